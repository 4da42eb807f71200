"""The corpus of tests/bad serves here too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent / "bad")]

from pebbles_project import Pebbles  # noqa: E402


@pytest.fixture
def pebbles(tmp_path: Path) -> Pebbles:
    return Pebbles(tmp_path.resolve() / "project")
