"""What a reader of plain text found, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Found:
    """A fragment of a paragraph, and what it was read as.

    Attributes:
        start: offset of its first character in the text that was read.
        end: offset behind its last character.
        value: the number; for a modal 'may', 'must' or 'cannot' ('may not' where it is refused);
            for an answer 'yes' or 'no'; for a bound or a wrong form, the words as written.

    """

    start: int
    end: int
    value: int | str
