"""The folders here are projects of their own: pytest collects nothing but the tests beside them."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.append(str(HERE))  # For ``corpus``, whatever way pytest imports tests.


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path == HERE or not collection_path.is_relative_to(HERE):
        return None
    # ``record.py`` neither: pytest-markdown-docs imports what is collected, and there is another.
    return None if collection_path.name.startswith("test_") else True
