"""The recorded message of a finding, for the page that explains it."""

from __future__ import annotations

import re

from rulebook.site.context import PageContext

CORPUS = "tests/bad"
"""Where the projects that must fail lie, each with the message it must give."""

_NAME = re.compile(r"[a-z]+(?:-[a-z]+)*")
_MARKS = re.compile(r"`{3,}")


def finding(page: PageContext, argument: str) -> str:
    """Return what the check prints of the bad project ``argument``, as a fence."""
    if not _NAME.fullmatch(argument):
        raise ValueError(f"{argument!r} is no finding; write the name of a folder of {CORPUS}/")
    file = f"{CORPUS}/{argument}/expected.txt"
    path = page.root / file
    if not path.is_file():
        raise ValueError(f"the finding {argument!r} has no recorded message; there is no {file}")
    message = path.read_text("utf-8").rstrip("\n")
    # The message may quote a fence: the one around it has to be longer.
    mark = "`" * max([3, *(len(found) + 1 for found in _MARKS.findall(message))])
    return f"{mark}text\n{message}\n{mark}"
