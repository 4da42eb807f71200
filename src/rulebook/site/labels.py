"""The words of the interface, in both languages."""

from __future__ import annotations

from rulebook.text import languages

LANGUAGES = tuple(languages.LANGUAGES)
"""The languages of the site; the first is the one the nav and the counts begin with."""

NAMES = {"ko": "한국어", "en": "English"}
"""What each language is called in itself."""

_WORDS: dict[str, dict[str, str]] = {
    "source": {"ko": "원문", "en": "From the source"},
    "other-source": {"ko": "다른 출처", "en": "From another source"},
    "clause": {"ko": "조항", "en": "Clause"},
    "reading": {"ko": "우리 해석", "en": "Our reading"},
    "ruling": {"ko": "판정", "en": "Ruling"},
    "note": {"ko": "설명 · 규칙 아님", "en": "Note · states no rule"},
    "question": {"ko": "질문", "en": "Question"},
    "answer": {"ko": "답", "en": "Answer"},
    "checked": {"ko": "시나리오 {n}개로 확인", "en": "Checked by {n} scenarios"},
    "checked-one": {"ko": "시나리오 1개로 확인", "en": "Checked by 1 scenario"},
    "disagrees": {"ko": "맞지 않음: 발견 사항 {n}건", "en": "Disagrees: {n} findings"},
    "disagrees-one": {"ko": "맞지 않음: 발견 사항 1건", "en": "Disagrees: 1 finding"},
    "unchecked": {"ko": "시나리오 없음", "en": "No scenario"},
    "statements": {"ko": "원문 진술", "en": "Source statements"},
    "twin-link": {"ko": "Open the English page here", "en": "한국어 페이지에서 열기"},
    "trace": {"ko": "진행", "en": "Steps"},
    "steps": {"ko": "{n}단계", "en": "{n}"},
    "position": {"ko": "처음 상태", "en": "Position"},
    "refused": {"ko": "거절", "en": "Refused"},
    "scenario": {"ko": "시나리오 {n}", "en": "Scenario {n}"},
    "code": {"ko": "코드", "en": "Code"},
    "engine": {"ko": "엔진에서 이 조항을 인용하는 곳", "en": "Cited in the engine at"},
    "stands-on": {"ko": "근거 조항", "en": "Stands on"},
    "this-clause": {"ko": "이 조항", "en": "this clause"},
    "rests-on": {"ko": "근거 조항", "en": "Rests on"},
    "rests-here": {"ko": "이 조항에 기대는 판정", "en": "Rulings that rest on this"},
    "mentioned": {"ko": "이 이름이 나오는 판정", "en": "Rulings that mention it"},
    "sources": {"ko": "출처", "en": "Source"},
    "options": {"ko": "다르게 읽는 엔진 옵션", "en": "Engine options for another reading"},
    "alternative": {"ko": "다른 읽기", "en": "Other reading"},
    "reason": {"ko": "까닭", "en": "Reason"},
    "copy": {"ko": "인용 복사", "en": "Copy citation"},
    "copied": {"ko": "복사됨", "en": "Copied"},
    "copy-failed": {"ko": "복사하지 못함", "en": "Could not copy"},
    "kind": {"ko": "종류", "en": "Kind"},
    "forms": {"ko": "쓰이는 형태", "en": "Forms"},
    "wrong": {"ko": "쓰지 않는 형태", "en": "Not used"},
    "covered-by": {"ko": "다루는 조항", "en": "Covered by"},
    "not-covered": {"ko": "아직 다루는 조항 없음", "en": "No clause yet"},
    "not-normative": {"ko": "규칙 아님", "en": "States no rule"},
    "findings-here": {"ko": "이 페이지의 발견 사항 {n}건", "en": "Findings on this page: {n}"},
    "findings-elsewhere": {
        "ko": "다른 페이지의 발견 사항 {n}건",
        "en": "Findings on other pages: {n}",
    },
    "cannot-run": {"ko": "검사를 할 수 없음", "en": "The check could not run"},
    "page": {"ko": "페이지", "en": "Page"},
    "numbers": {"ko": "숫자", "en": "Numbers"},
    "modals": {"ko": "양태", "en": "Modals"},
    "terms": {"ko": "용어", "en": "Terms"},
    "silent": {"ko": "값이 없는 문장", "en": "Sentences without a value"},
    "permalink": {"ko": "이 자리의 주소", "en": "Permanent link"},
    "search": {"ko": "검색", "en": "Search"},
    "used-in": {"ko": "쓰인 게임 수", "en": "Games that used it"},
    "used-share": {"ko": "비율", "en": "Share"},
    "none": {"ko": "없음", "en": "None"},
}


def label(key: str, language: str, n: int | None = None) -> str:
    """Return the word for ``key``; with ``n`` the form for that number."""
    if n == 1 and f"{key}-one" in _WORDS:
        key = f"{key}-one"
    words = _WORDS[key].get(language) or _WORDS[key]["en"]
    return words if n is None else words.format(n=n)
