"""Files of data: reading TOML, and saying where it cannot be used."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any


class BadData(Exception):
    """A file of data cannot be used; the message says why, ``line`` where it is known."""

    def __init__(self, message: str, line: int = 1) -> None:
        self.line = line
        super().__init__(message)


def load_toml(path: Path) -> dict[str, Any]:
    """Return the data of a TOML file; ``BadData`` says where it is broken."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadData(f"cannot be read: {error.strerror}") from error
    try:
        return tomllib.loads(unicodedata.normalize("NFC", data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        bad = f"byte 0x{data[error.start]:02x} is no UTF-8; save as UTF-8"
        raise BadData(bad, line) from error
    except RecursionError as error:
        raise BadData("this is no TOML: too many brackets inside one another") from error
    except ValueError as error:  # Numbers of some thousand digits too.
        at = re.search(r"line (\d+)", str(error))
        raise BadData(f"this is no TOML: {error}", int(at.group(1)) if at else 1) from error


def only_tables(data: Mapping[str, Any], known: Collection[str], path: Path) -> None:
    """Raise ``BadData`` for a table of a file that nobody reads, as a slip of the pen makes it."""
    for name in data:
        if name not in known:
            line = next(
                (n for n, text in _lines(path) if re.match(rf"\[+\s*{re.escape(name)}\b", text)), 1
            )
            raise BadData(f"there is no table {name!r} here; known are {', '.join(known)}", line)


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    return enumerate(path.read_text("utf-8-sig").split("\n"), 1)


def line_of(path: Path, header: str) -> int:
    """Return the line of a TOML file that is this header, 1 where there is none."""
    return next((n for n, line in _lines(path) if line.strip() == header), 1)
