"""A watchdog inside the process: rings, again and again, when a scenario takes too long."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Deadline(BaseException):
    """The time is up. No ``Exception``, so that a scenario does not catch it by accident."""


class Watchdog:
    """One thread that watches over the thread it was made in."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._watched = ctypes.c_ulong(threading.get_ident())
        self._lock = threading.Lock()
        self._until: float | None = None
        self._wake = threading.Event()
        self._going = True
        threading.Thread(target=self._run, daemon=True).start()

    @contextmanager
    def watch(self) -> Iterator[None]:
        """Raise ``Deadline`` in the watched thread if the block takes longer than ``seconds``."""
        with self._lock:
            self._until = time.monotonic() + self.seconds
            self._wake.set()
        try:
            yield
        finally:
            self._stand_down()

    def _stand_down(self) -> None:
        # The bell may ring at any instruction here; go on until it is certain to be silent.
        while True:
            try:
                with self._lock:
                    self._until = None
                    self._wake.clear()
                    _ring(self._watched, None)
                return
            except Deadline:
                continue

    def close(self) -> None:
        """Let the thread end."""
        self._going = False
        self._wake.set()

    def _run(self) -> None:
        while self._going:
            self._wake.wait()
            time.sleep(0.02)
            with self._lock:
                if self._until is not None and time.monotonic() > self._until:
                    # Repeatedly: one bell could be swallowed by a bare ``except``.
                    _ring(self._watched, Deadline)


def _ring(thread: ctypes.c_ulong, error: type[BaseException] | None) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, error and ctypes.py_object(error))
