"""Tables of the site that the engine fills: nobody types them twice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rulebook.games.twilight_imperium.chances import DIE, attack, insurgence, razing, settlers
from rulebook.games.twilight_imperium.counters import KINDS, PRINTED, SAMPLE_MIX, read_counter
from rulebook.games.twilight_imperium.effects import BONUS, SETTLERS
from rulebook.games.twilight_imperium.galaxy import Planet, read_galaxy
from rulebook.games.twilight_imperium.razing import LOSES, raze_result
from rulebook.games.twilight_imperium.sample import sample_galaxy
from rulebook.games.twilight_imperium.setup import PLAYERS_ALLOWED

#: The rows of a table, each of Markdown cells, the header first.
Rows = list[tuple[str, ...]]

#: What each counter does and when it leaves, in a few words, and the page anchor of its clause.
COUNTERS = {
    "biohazard": (
        "ti-biohazard",
        (
            "첫 지상군 파괴, 다음 라운드에 자원 없음",
            "first ground force lost; no resources next round",
        ),
        ("침공에 성공한 뒤", "after a successful invasion"),
    ),
    "settlers": (
        "ti-settlers",
        (f"뽑힌 종족의 지상군 {SETTLERS}개", f"{SETTLERS} ground forces of the race that is drawn"),
        ("바로", "at once"),
    ),
    "wealth": (
        "ti-wealth",
        ("적힌 만큼 크레딧", "credits as printed"),
        ("바로", "at once"),
    ),
    "new_technology": (
        "ti-new-technology",
        (f"다음 기술 구입에 영향력 × {BONUS}", f"{BONUS} × influence for the next technology"),
        ("바로", "at once"),
    ),
    "wormhole": (
        "ti-wormhole",
        ("성계에 새 웜홀", "a new wormhole in the system"),
        ("남아서 웜홀을 표시", "stays and marks the wormhole"),
    ),
    "radioactive": (
        "ti-radioactive",
        ("첫 침공의 지상군 모두 제거", "all ground forces of the first invasion removed"),
        ("첫 침공을 시도한 뒤", "after the first attempt"),
    ),
    "lazax_survivors": (
        "ti-lazax",
        ("한 라운드 동안 영향력 0", "no influence for a round"),
        ("바로", "at once"),
    ),
    "industrial_society": (
        "ti-industrial",
        ("공짜 우주선창 가능", "a free space dock, if wanted"),
        ("바로", "at once"),
    ),
    "hostile_locals": (
        "ti-locals",
        ("적힌 만큼 지방군이 싸움", "as many locals as printed fight"),
        ("지방군이 모두 파괴된 뒤", "once all locals are destroyed"),
    ),
    "peaceful_invasion": (
        "ti-peaceful",
        ("아무 일 없음", "nothing"),
        ("바로", "at once"),
    ),
}
assert tuple(COUNTERS) == KINDS
PAGE = "counters.md"
HEADERS = {
    "counters": (
        ("지방 말", "영어 이름", "적힌 것", "하는 일", "게임에서 나가는 때"),
        ("Counter", "Korean name", "Printed on it", "What it does", "When it leaves"),
    ),
    "mix": (
        ("지방 말", "적힌 것", "개수"),
        ("Counter", "Printed on it", "Copies"),
    ),
    "razing": (("주사위", "결과", "확률"), ("Roll", "Result", "Chance")),
    "settlers": (
        ("참가 인원", "내 종족", "다른 종족마다"),
        ("Players", "Your race", "Each other race"),
    ),
    "insurgence": (
        ("행성의 영향력", "배 없음", "배 1척", "배 2척"),
        ("Influence of the planet", "No ship", "1 ship", "2 ships"),
    ),
    "attack": (
        ("지상군", "지방군", "점령", "격퇴당함", "양쪽 전멸"),
        ("Ground forces", "Locals", "Taken", "Beaten back", "Both gone"),
    ),
    "planets": (
        ("행성", "성계", "자원", "영향력", "전문 기술"),
        ("Planet", "System", "Resources", "Influence", "Specialty"),
    ),
}
PRINTS = {"": ("–", "–"), "number": ("수", "a number"), "letter": ("알파나 베타", "alpha or beta")}
RESULTS = {
    "nothing": ("아무 효과 없음", "nothing"),
    "cards": (f"행동 카드 {LOSES}장", f"{LOSES} action cards"),
    "cards_and_checks": (
        f"행동 카드 {LOSES}장, 고향 밖 행성마다 반란 판정",
        f"{LOSES} action cards; an insurgence check on each planet outside the home system",
    ),
}
INFLUENCES = range(8)
FLEETS = range(3)
FORCES = range(1, 6)
LOCALS = range(1, 5)
MOST_PLAYERS = PLAYERS_ALLOWED[-1]
#: Below this, in percent, a chance is not rounded: it is no certainty.
SMALLEST = Fraction(1, 10)


def tables(form: Callable[[str, str], str], language: str) -> dict[str, Rows]:
    """Return the tables of the game by name.

    ``form(term, language)`` gives the word to print for a term.
    """
    at = 0 if language == "ko" else 1
    rows: dict[str, Rows] = {name: [header[at]] for name, header in HEADERS.items()}
    other = "en" if language == "ko" else "ko"
    for kind, (clause, does, leaves) in COUNTERS.items():
        name = f"[{form(kind, language)}]({PAGE}#{clause})"
        printed = PRINTS[PRINTED[kind]][at]
        rows["counters"].append((name, form(kind, other), printed, does[at], leaves[at]))
    for written, count in SAMPLE_MIX.items():
        counter = read_counter(written)
        mark = str(counter.number or (form(counter.letter, language) if counter.letter else "–"))
        rows["mix"].append((form(counter.kind, language), mark, str(count)))
    for result, chance in razing().items():
        faces = [die for die in DIE if raze_result(die) == result]
        roll = f"{faces[0]}–{faces[-1]}" if len(faces) > 1 else f"{faces[0]}"
        rows["razing"].append((roll, RESULTS[result][at], percent(chance)))
    for players in PLAYERS_ALLOWED:
        chances = settlers(players)
        rows["settlers"].append(
            (str(players), percent(chances["yours"]), percent(chances["each_rival"]))
        )
    for influence in INFLUENCES:
        fails = (percent(insurgence(influence, ships)) for ships in FLEETS)
        rows["insurgence"].append((str(influence), *fails))
    for locals_ in LOCALS:
        for forces in FORCES:
            ends = attack(forces, locals_)
            rows["attack"].append((str(forces), str(locals_), *map(percent, ends.values())))
    for planet in read_galaxy(sample_galaxy(MOST_PLAYERS), MOST_PLAYERS).planets.values():
        rows["planets"].append(_planet(planet, form, language))
    return rows


def percent(chance: Fraction) -> str:
    """Return a chance in percent: exact where it is, else rounded to a tenth."""
    exact = chance * 100
    if exact.denominator == 1:
        return f"{exact}%"
    if exact < SMALLEST:
        return "<0.1%"
    return ">99.9%" if exact > 100 - SMALLEST else f"{float(exact):.1f}%"


def _planet(planet: Planet, form: Callable[[str, str], str], language: str) -> tuple[str, ...]:
    return (
        form(planet.name, language),
        form(planet.system, language),
        str(planet.resources),
        str(planet.influence),
        form(planet.specialty, language) if planet.specialty else "–",
    )
