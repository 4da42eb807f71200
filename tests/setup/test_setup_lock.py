"""The lock: every package with hashes, no address, and all that pyproject.toml asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.txt").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def pins() -> list[tuple[Requirement, list[str]]]:
    """Return each pinned requirement with its hashes."""
    lines = [line for line in LOCK.splitlines() if not line.lstrip().startswith("#")]
    logical = "\n".join(lines).replace("\\\n", " ").splitlines()
    found = []
    for line in filter(str.strip, logical):
        requirement, *hashes = re.split(r"\s+(?=--hash)", line.strip())
        found.append((Requirement(requirement), [h.strip() for h in hashes]))
    return found


def wanted() -> list[Requirement]:
    extras = PROJECT["optional-dependencies"].values()
    return [Requirement(r) for group in (PROJECT["dependencies"], *extras) for r in group]


def test_every_pin_is_exact_and_has_hashes() -> None:
    assert len(pins()) > 20
    for requirement, hashes in pins():
        (specifier,) = requirement.specifier
        assert specifier.operator == "==", requirement
        assert hashes, f"{requirement} has no hash"
        assert all(HASH.fullmatch(h) for h in hashes), requirement


def test_the_lock_holds_no_address() -> None:
    assert "://" not in LOCK
    assert "-url" not in re.sub(r"--no-emit-\S+", "", LOCK)
    assert not [requirement for requirement, _ in pins() if requirement.url]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_the_lock_has_what_the_project_asks_for(requirement: Requirement) -> None:
    name = canonicalize_name(requirement.name)
    versions = [
        next(iter(pin.specifier)).version
        for pin, _ in pins()
        if canonicalize_name(pin.name) == name
    ]
    assert versions, f"{name} is not in requirements.txt: run `make lock`"
    assert all(requirement.specifier.contains(v) for v in versions), (
        f"requirements.txt has {name} {versions}, pyproject.toml asks for {requirement}: "
        "run `make lock`"
    )
