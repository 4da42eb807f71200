"""Source: the text of a file, in the one form that all readers expect."""

from __future__ import annotations

import re
import unicodedata
from itertools import zip_longest
from pathlib import Path

from rulebook.text.place import Note, Place

#: Files larger than this are refused: nobody reads such a page, and it can be split.
LARGEST = 256 * 1024
#: Nor does anybody read such a line, and Markdown takes long to read it.
LONGEST = 20_000


def read_source(path: Path, file: str, note: Note) -> str | None:
    """Return the text of a file, or None where it is not to be read (a note says why)."""
    if path.exists() and not path.is_file():
        note("unreadable", Place(file), "cannot be read: it is no plain file")
        return None
    try:
        data = path.read_bytes()
    except OSError as error:
        note("unreadable", Place(file), f"cannot be read: {error.strerror}")
        return None
    if len(data) > LARGEST:
        note(
            "too-large",
            Place(file),
            f"{len(data) // 1024} kB are more than the {LARGEST // 1024} kB a page may have; "
            "split it",
        )
        return None
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        col = len(before[before.rfind(b"\n") + 1 :].decode("utf-8-sig", "replace")) + 1
        bad = data[error.start]
        note("unreadable", Place(file, line, col), f"byte 0x{bad:02x} is no UTF-8; save as UTF-8")
        return None
    for number, row in enumerate(text.split("\n"), 1):
        if len(row) > LONGEST:
            message = f"{len(row)} characters are more than the {LONGEST} a line may have; break it"
            note("too-large", Place(file, number), message)
            return None
    _check_composed(text, file, note)
    return text


def _check_composed(text: str, file: str, note: Note) -> None:
    """Note letters written in pieces (ㅎㅏㄴ for 한), as some systems do: no reader finds them."""
    if unicodedata.is_normalized("NFC", text):
        return
    lines = text.split("\n")
    broken = [n for n, line in enumerate(lines) if not unicodedata.is_normalized("NFC", line)]
    line = lines[broken[0]]
    composed = unicodedata.normalize("NFC", line)
    col = next(i for i, pair in enumerate(zip_longest(line, composed)) if pair[0] != pair[1])
    pieces = re.match(r"\S*", line[col:])
    word = pieces.group() if pieces else ""
    place = Place(file, broken[0] + 1, col + 1, len(word))
    message = (
        f"{unicodedata.normalize('NFC', word)!r} is written in {len(word)} pieces (lines like "
        f"this: {len(broken)}); save the file with composed letters (Unicode NFC)"
    )
    note("decomposed", place, message)
