"""A small project in two languages, with a report made by hand instead of a check."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from rulebook.gate.report import (
    ClauseReport,
    Report,
    ScenarioReport,
    StatementReport,
    Step,
    TableReport,
    TermReport,
)

CONFIG = """\
site_name: Rules
site_url: https://rules.test/book/
nav: [index.md, "*"]
theme: {name: material, font: false, features: [navigation.instant, navigation.indexes]}
plugins:
  - search
  - rulebook
  - languages:
      names: {ko: 규칙집, en: Rulebook}
markdown_extensions:
  - attr_list
  - tables
  - toc: {permalink: "#"}
  - pymdownx.highlight
  - pymdownx.superfences
validation:
  nav: {omitted_files: warn}
  links: {anchors: warn, unrecognized_links: warn}
"""
PAGES = {
    "ko/index.md": "# 규칙집\n",
    "en/index.md": "# Rulebook\n",
    "ko/g/index.md": "# 놀이\n\n[카드](cards.md)\n",
    "en/g/index.md": "# The Game\n\n[Cards](cards.md)\n",
    "ko/g/glossary.md": "# 용어\n\n<!-- rulebook: glossary -->\n",
    "en/g/glossary.md": "# Glossary\n\n<!-- rulebook: glossary -->\n",
    "ko/g/cards.md": """\
# 카드

## 습격 {#g-assault}

다른 플레이어 [한](says:targets) 명의 손을 봅니다. 공허 구역을 보고 공허 구역에 둡니다.

## 손이 비면? {#g-q .ruling .reading}

[볼 수 없습니다](says:look). [습격](cards.md#g-assault)을 보세요.

> - 다른 읽기: 다시 고릅니다.
> - 까닭: 늦었습니다.

## 이야기 {#g-story .note}

옛날입니다.
""",
    "en/g/cards.md": """\
# Cards

## Assault {#g-assault}

Look at the hand of [one](says:targets) other player. See the Void.

## What if the hand is empty? {#g-q .ruling .reading}

You [cannot](says:look) look. See [Assault](cards.md#g-assault).

> - Other reading: choose again.
> - Reason: it is too late.

## Story {#g-story .note}

Long ago.
""",
}
STEPS = (
    Step("position", {"ko": "1의 손: 습격.", "en": "1 holds Assault."}),
    Step("event", {"ko": "1이 봅니다.", "en": "1 looks."}, ("g-assault", "g-q")),
    Step("refused", {"ko": "2는 못 합니다.", "en": "Not 2."}, ("g-gone",)),
)
SCENARIO = ScenarioReport("examples/g/cards.md", 4, "assert 1 < 2\n", 3, STEPS)
PLAIN = ClauseReport(
    id="g-assault",
    game="g",
    kind="clause",
    reading=False,
    page="g/cards.md",
    title={"ko": "습격", "en": "Assault"},
    text={
        "ko": "다른 플레이어 [한](says:targets) 명의 손을 봅니다. 공허 구역을 봅니다.",
        "en": "Look at the hand of [one](says:targets) other player. See the Void.",
    },
    lines={"ko": 3, "en": 3},
    values={"targets": 1},
    statements=("g-1",),
    sources=(),
    rests_on=(),
    options=(),
    alternatives={},
    reason={},
    scenarios=(SCENARIO, SCENARIO),
    cited_at=(("src/g.py", 7, "g.assault"),),
)
RULING = replace(
    PLAIN,
    id="g-q",
    kind="ruling",
    reading=True,
    title={"ko": "손이 비면?", "en": "What if the hand is empty?"},
    text={
        "ko": "[볼 수 없습니다](says:look). [습격](cards.md#g-assault)을 보세요.",
        "en": "You [cannot](says:look) look. See [Assault](cards.md#g-assault).",
    },
    lines={"ko": 7, "en": 7},
    values={"look": "cannot"},
    statements=(),
    rests_on=("g-assault",),
    options=("again=True",),
    alternatives={"ko": ("다시 고릅니다.",), "en": ("choose again.",)},
    reason={"ko": "늦었습니다.", "en": "it is too late."},
    scenarios=(SCENARIO,),
)
NOTE = replace(
    PLAIN,
    id="g-story",
    kind="note",
    title={"ko": "이야기", "en": "Story"},
    text={"ko": "옛날입니다.", "en": "Long ago."},
    values={},
    statements=(),
    scenarios=(),
    cited_at=(),
)
VOID = TermReport(
    "void",
    "g",
    "zone",
    {"ko": ("공허 구역",), "en": ("the Void", "Void")},
    {"ko": ("빈 구역",), "en": ()},
    {"ko": "버린 카드의 자리.", "en": "Where cards lie."},
)
DRAW = TermReport("draw", "g", "verb", {"ko": ("뽑다",), "en": ("draw",)}, {}, {})


@pytest.fixture
def report() -> Report:
    return Report(
        clauses=(PLAIN, RULING, NOTE),
        terms=(VOID, DRAW),
        statements=(
            StatementReport(
                "g-1", "g", {"": "p. 1"}, {"ko": "본다.", "en": "Look."}, True, ("g-assault",)
            ),
            StatementReport("g-2", "g", {"": "p. 2"}, {"ko": "쉰다.", "en": "Rest."}, True, ()),
        ),
        tables=(
            TableReport(
                "g",
                "cards",
                {"ko": ("카드",), "en": ("Card",)},
                ({"ko": ("습격",), "en": ("A|B",)},),
            ),
        ),
    )


@dataclass
class Project:
    """The project on disk; ``warnings`` are what the last build said."""

    root: Path
    report: Report
    log: pytest.LogCaptureFixture
    pages: dict[str, str] = field(default_factory=lambda: dict(PAGES))
    config: str = CONFIG

    def build(self, serve: bool = False, strict: bool = True) -> None:
        for name, text in self.pages.items():
            file = self.root / "docs" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        (self.root / "mkdocs.yml").write_text(self.config, "utf-8")
        config = load_config(str(self.root / "mkdocs.yml"), strict=strict)
        config.plugins.on_startup(command="serve" if serve else "build", dirty=False)
        build(config)

    def html(self, page: str) -> str:
        return (self.root / "site" / page / "index.html").read_text("utf-8")

    def json(self, name: str) -> Any:
        return json.loads((self.root / "site" / name).read_text("utf-8"))

    @property
    def said(self) -> str:
        return self.log.text


@pytest.fixture
def project(
    tmp_path: Path,
    report: Report,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Project:
    made = Project(tmp_path, report, caplog)
    monkeypatch.setattr("rulebook.gate.check", lambda root: made.report)
    monkeypatch.setattr(
        "rulebook.gate.text_report",
        lambda report, root: "\n".join(f"{f.place} {f.code} {f.message}" for f in report.findings),
    )
    return made
