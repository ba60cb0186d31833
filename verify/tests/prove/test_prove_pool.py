# SPDX-License-Identifier: MIT
"""Results of several processes come in the order of the tasks, and so does an error."""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen.signals import descendants
from ecgen_verify.prove.tools.pool import in_order


def _late(task: int) -> int:
    time.sleep(max(0, 3 - task) / 20)
    if task == 9:
        raise CheckFailed("nine")
    return task * task


@pytest.mark.parametrize("workers", [1, 2, None])
def test_order(workers: int | None) -> None:
    assert list(in_order(_late, [0, 1, 2, 3], workers)) == [0, 1, 4, 9]


@pytest.mark.parametrize("workers", [1, 2])
def test_error_of_a_task(workers: int) -> None:
    results = in_order(_late, [0, 9, 1, 2], workers)
    assert next(results) == 0
    with pytest.raises(CheckFailed, match=r"^nine$") as raised:
        next(results)
    assert raised.value.exit_code == CheckFailed("").exit_code


def _write_or_fail(folder: Path | None) -> None:
    if folder is None:
        raise CheckFailed("the cause")
    for number in range(40):
        (folder / f"{number}").mkdir()
        time.sleep(0.01)
    (folder / "done").touch()


def test_nothing_is_written_after_an_error(tmp_path: Path) -> None:
    """Else the folder cannot be removed at times, and that error hides its cause."""
    with pytest.raises(CheckFailed, match=r"^the cause$"):
        list(in_order(_write_or_fail, [None, tmp_path], 2))
    assert (tmp_path / "done").exists() or not any(tmp_path.iterdir())


def test_no_task() -> None:
    assert list(in_order(_late, [], None)) == []


def test_workers_that_a_signal_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for results any more, and the executor sees that its workers are gone: its thread must not fail."""
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    before = set(descendants(os.getpid()))
    for _ in range(5):
        results = in_order(_late, [3] + [0] * 200, 2)
        next(results)
        for worker in set(descendants(os.getpid())) - before:
            with suppress(OSError):
                os.kill(worker, signal.SIGKILL)
        results.close()
    assert failed == []
