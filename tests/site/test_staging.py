"""A build that fails, at whatever moment, leaves the last good site as it was."""

from pathlib import Path
from typing import Any

import pytest
from mkdocs.exceptions import Abort

from rulebook.site import rendered


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_a_failure_after_rendering_leaves_the_last_good_site(
    project: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.build()
    site = project.root / "site"
    before = snapshot(site)
    assert before
    monkeypatch.setattr(
        rendered, "differences", lambda book, seen, docs: ["a.md:1:1 not-rendered x"]
    )
    with pytest.raises(Abort):
        project.build()
    assert snapshot(site) == before
    assert [p.name for p in site.parent.iterdir() if p.name.startswith(".site-")] == []


def test_a_new_build_takes_the_place_of_the_old_site(project: Any) -> None:
    project.build()
    site = project.root / "site"
    (site / "stale.html").write_text("old")
    project.build()
    assert not (site / "stale.html").exists()
    assert (site / "index.html").exists() or (site / "ko").exists()
