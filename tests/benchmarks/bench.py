"""Benchmarks, run by ``make bench``: what the gate costs, alone and within a build.

All figures of one table are measured in the same run. Nothing here fails for being slow.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import rulebook
from rulebook.gate import Report, check
from rulebook.gate.project import find_project

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
ENVIRONMENT = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}


def timed(work: Callable[[], object], runs: int = 3) -> float:
    """Return the median of the seconds that the work takes."""
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def command(*words: str) -> Callable[[], object]:
    """Return the running of a command of the environment, its output thrown away."""
    words = (str(BIN / words[0]), *words[1:])
    return lambda: subprocess.run(
        words, cwd=ROOT, env=ENVIRONMENT, capture_output=True, check=False
    )


def copies(times: int, root: Path) -> Path:
    """Return a project with every clause so many times, each copy under ids of its own."""
    project = find_project(ROOT)
    for name in ("rulebook.toml", "src"):
        source = ROOT / name
        target = root / name
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    for folder in (project.docs, project.examples):
        for path in (ROOT / folder).rglob("*.md"):
            text = path.read_text("utf-8")
            below = path.relative_to(ROOT / folder)
            if "{#" not in text and folder == project.docs:
                continue
            for number in range(times):
                name = f"{below.stem}-{number}.md" if number else below.name
                target = root / folder / below.with_name(name)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(text, number, below.name), "utf-8")
    return root


def renamed(text: str, number: int, page: str) -> str:
    """Return a page or a file of examples with its own ids changed.

    Its links lead to the clauses they led to before, which the engine cites.
    """
    if number == 0:
        return text
    own = set(re.findall(r"\{#([\w-]+)", text)) | set(re.findall(r"^## ([\w-]+)$", text, re.M))
    text = text.replace("](#", f"]({page}#")
    for id in own:
        text = re.sub(rf"\{{#{id}(?=[\s}}])", f"{{#{id}--{number}", text)
        text = re.sub(rf"^## {id}$", f"## {id}--{number}", text, flags=re.M)
        text = text.replace(f'clause("{id}")', f'clause("{id}--{number}")')
    return text


def random_games(game: str, seconds: float = 2.0, **options: int) -> tuple[float, float]:
    """Return whole random games and choices a second."""
    module = getattr(rulebook, game.replace("-", "_"))
    games = choices = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        table, chooser = module.deal(seed=games, **options), random.Random(games)
        while table.decision:
            table.do(table.decision.seat, chooser.choice(table.decision.options))
            choices += 1
        games += 1
    passed = time.perf_counter() - start
    return games / passed, choices / passed


def invasions(seconds: float = 2.0) -> float:
    """Return how many first invasions of a planet Twilight Imperium resolves a second."""
    ti = rulebook.twilight_imperium
    fleet = {1: {"garnet": {"carrier": 1, "ground_force": 4}}}
    resolved, spent = 0, 0.0
    while spent < seconds:
        for counter in ti.SAMPLE_MIX:
            table = ti.position(ships=fleet, counters={"garnet": counter})
            start = time.perf_counter()
            table.do(1, ti.Land("garnet", 4))
            spent += time.perf_counter() - start
            resolved += 1
    return resolved / spent


def main() -> None:
    """Print all figures."""
    report = check(ROOT)
    scenarios, runs = report.counts["scenarios"], report.counts["runs"]
    print(f"{scenarios} scenarios, {runs} runs with changed values and fillings included\n")
    gate = timed(lambda: check(ROOT))
    with tempfile.TemporaryDirectory() as site:
        build = timed(command("mkdocs", "build", "--quiet", "--site-dir", site))
    fences = timed(command("pytest", "-q", "--markdown-docs", "examples"))
    print(f"gate, own process        {gate:7.2f} s   {1000 * gate / scenarios:6.2f} ms a scenario")
    print(f"mkdocs build, gate in it {build:7.2f} s   the gate is {gate / build:.0%} of it")
    print(f"pytest-markdown-docs     {fences:7.2f} s   the same fences, once each\n")
    for times in (1, 10, 100):
        with tempfile.TemporaryDirectory() as folder:
            root = copies(times, Path(folder))
            seen: list[Report] = []
            spent = timed(
                lambda root=root, seen=seen: seen.append(check(root)), 3 if times == 1 else 1
            )
            if seen[0].cannot_run:
                print(f"{times:4}x clauses: {seen[0].cannot_run}")
                continue
            counted = seen[0].counts["scenarios"]
            each = 1000 * spent / counted
            print(f"{times:4}x clauses: {counted:6} scenarios {spent:7.2f} s {each:6.2f} ms each")
    print()
    for game in find_project(ROOT).game_names():
        for players in (1, 2, 3, 4):
            try:
                games, choices = random_games(game, players=players)
            except rulebook.Refused:
                continue  # The game does not allow so many.
            print(f"{game}, {players} players: {games:6.1f} games/s {choices:8.0f} choices/s")
    print(f"twilight-imperium: {invasions():8.0f} invasions/s")


if __name__ == "__main__":
    main()
