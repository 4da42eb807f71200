"""Running one scenario: with given values, under one filling, watched, against a deadline."""

from __future__ import annotations

import contextlib
import io
import itertools
from collections import Counter
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from rulebook.gate.explaining import RAN, TELL
from rulebook.gate.says import Values, given
from rulebook.gate.scenario import Prepared
from rulebook.gate.settling import MET, Meetings
from rulebook.gate.watchdog import Deadline, Watchdog
from rulebook.table import Refused, filled_as, watching
from rulebook.table.witness import Witness
from rulebook.text.place import Place

#: Longer messages are cut.
LONGEST = 400

#: How a run can end.
PASSED, FAILED, REFUSED, ERROR, DEADLINE = "passed", "failed", "refused", "error", "deadline"


@dataclass
class Run:
    """How a run ended, where and why, and what was seen of it; ``ran`` numbers its assertions."""

    end: str
    message: str = ""
    place: Place | None = None
    read: dict[str, Counter[str]] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)
    witness: Witness = field(default_factory=Witness)
    ran: set[int] = field(default_factory=set)

    @property
    def told_by_rules(self) -> bool:
        """Whether it ended as a changed value must: in an assertion or a refusal."""
        return self.end in (FAILED, REFUSED)


def run(
    prepared: Prepared,
    values: Values,
    watchdog: Watchdog,
    filling: int = 0,
) -> Run:
    """Run a scenario once and return how it ended. Never raises for what the scenario does."""
    result = Run(PASSED)
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
        result.read = stack.enter_context(given(values))
        stack.enter_context(filled_as(filling))
        result.witness = stack.enter_context(watching())
        try:
            with watchdog.watch():
                names = {
                    "__name__": "scenario",
                    RAN: result.ran.add,
                    TELL: prepared.tell,
                    MET: result.meetings.note,
                }
                exec(prepared.code, names)
        except AssertionError as error:
            _ended(result, FAILED, str(error) or "an assertion does not hold", error, prepared)
        except Refused as error:
            _ended(result, REFUSED, str(error), error, prepared)
        except Deadline as error:
            message = f"the scenario takes longer than {watchdog.seconds:g} s"
            _ended(result, DEADLINE, message, error, prepared)
        except BaseException as error:
            _ended(result, ERROR, _told(error), error, prepared)
    return result


def _told(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # Its own text may fail too.
        return type(error).__name__


def _ended(result: Run, end: str, message: str, error: BaseException, prepared: Prepared) -> None:
    result.end, result.message = end, _one_line(message)
    result.place = _where(error.__traceback__, prepared)
    if end == DEADLINE:
        # The line says enough: where in it the bell rang is chance.
        inside = result.place.line > prepared.scenario.place.line
        result.place = prepared.span(result.place.line, 0) if inside else result.place


def _where(traceback: TracebackType | None, prepared: Prepared) -> Place:
    """Return the last place of the scenario's own code that the error passed."""
    place = prepared.scenario.place
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename == place.file:
            place = _position(traceback, code, prepared)
        traceback = traceback.tb_next
    return place


def _position(traceback: TracebackType, code: Any, prepared: Prepared) -> Place:
    positions = itertools.islice(code.co_positions(), traceback.tb_lasti // 2, None)
    line, end_line, col, end_col = next(positions)
    end = end_col if end_line == line else None
    return prepared.span(line or traceback.tb_lineno, col or 0, end)


def _one_line(message: str) -> str:
    """Return a message that fits a line: what scenarios raise may be long or hold anything."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in message[: LONGEST + 1])
    return shown if len(message) <= LONGEST else f"{shown[:LONGEST]}…"
