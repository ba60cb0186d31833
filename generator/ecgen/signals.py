# SPDX-License-Identifier: MIT
"""Signals that end a run: it cleans up after itself, and leaves none of the processes that it started."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

_PROCESSES = Path("/proc")
#: Seconds after which a signal that was lost comes again.
_AGAIN = 0.05


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let the signals that end a process end its descendants, and raise SystemExit (KeyboardInterrupt for Ctrl-C), so that it
    cleans up; where nobody else takes them."""
    before = {}
    if threading.current_thread() is threading.main_thread():
        usual = {"SIGTERM": signal.SIG_DFL, "SIGHUP": signal.SIG_DFL, "SIGINT": signal.default_int_handler}
        numbers = {getattr(signal, name): handler for name, handler in usual.items() if hasattr(signal, name)}
        before = {number: handler for number, handler in numbers.items() if signal.getsignal(number) is handler}
    came: list[int] = []

    def end(number: int, frame: FrameType | None) -> NoReturn:
        came.append(number)
        _end(number)

    def unraisable(arguments: sys.UnraisableHookArgs) -> None:
        """Where Python ignores exceptions, as after a fork or in a finaliser, the signal is lost: it comes again."""
        if came and arguments.exc_type in (SystemExit, KeyboardInterrupt):
            again = threading.Timer(_AGAIN, os.kill, (os.getpid(), came[-1]))
            again.daemon = True
            again.start()
        else:
            hook(arguments)

    for number in before:
        signal.signal(number, end)
    hook, sys.unraisablehook = sys.unraisablehook, unraisable
    try:
        yield
    except Exception:
        if came:  # of a process that the signal ended
            raise SystemExit(128 + came[0]) from None
        raise
    finally:
        sys.unraisablehook = hook
        for number, handler in before.items():
            signal.signal(number, handler)


def ended_by_parent() -> None:
    """In a worker: SIGTERM ends it at once, Ctrl-C is its parent's affair, and it ends with a parent that could not end it."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """SIGKILL lets nobody clean up: workers would wait for their next task for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(128 + signal.SIGTERM)


def _end(number: int) -> NoReturn:
    for process in descendants(os.getpid()):
        with suppress(OSError):
            os.kill(process, signal.SIGTERM)
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)  # what a shell reports of a program that the signal ended


def descendants(parent: int) -> list[int]:
    """The processes that `parent` started, and those that these started; empty where the system does not show processes."""
    children: dict[int, list[int]] = {}
    for stat in _PROCESSES.glob("[0-9]*/stat"):
        with suppress(OSError, ValueError, IndexError):
            # pid (name) state ppid ...: the name may hold anything
            above = int(stat.read_text(errors="replace").rpartition(")")[2].split()[1])
            children.setdefault(above, []).append(int(stat.parent.name))
    processes: list[int] = []
    waiting = [parent]
    while waiting:
        own = children.get(waiting.pop(), [])
        processes += own
        waiting += own
    return processes
