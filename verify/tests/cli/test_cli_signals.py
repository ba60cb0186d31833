# SPDX-License-Identifier: MIT
"""SIGTERM and Ctrl-C end `bench`, `verify` and `prove` at once: no worker goes on, no temporary folder stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ecgen.signals import descendants

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="descendants are found by /proc")

#: Seconds that a run is given to come to work, and to end; far more than it takes.
PATIENCE = 180

BENCH = ("bench", "--curve", "p192", "--functions", "mul", "--quick", "-q")
VERIFY = ("verify", "--curve", "p192", "--target", "c", "--opt", "O2", "--examples", "100000", "-q")
PROVE = ("prove", "--curve", "p256", "-q")


def until(happens: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert process.poll() is None, "it ended too early"
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def is_gone(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(errors="replace").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.quick("prove-SIGTERM", "bench-SIGTERM")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
@pytest.mark.parametrize(("words", "at_work"), [(BENCH, 1), (VERIFY, 1), (VERIFY, 3), (PROVE, 2)],
                         ids=["bench", "verify, early", "verify, later", "prove"])  # fmt: skip
def test_nothing_stays(words: tuple[str, ...], at_work: int, number: signal.Signals, tmp_path: Path) -> None:
    """`at_work`: processes below the run when the signal comes."""
    temporary, here = tmp_path / "temporary", tmp_path / "here"
    temporary.mkdir()
    here.mkdir()
    environment = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen([sys.executable, "-m", "ecgen", *words], cwd=here, env=environment, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, start_new_session=True) as process:  # fmt: skip
        below: list[int] = []

        def works() -> bool:
            below[:] = descendants(process.pid)
            return len(below) >= at_work and any(temporary.glob("ecgen-*"))

        try:
            until(works, process)
            below += descendants(process.pid)
            if number == signal.SIGINT:
                os.killpg(process.pid, number)  # as a terminal does
            else:
                process.send_signal(number)
            _, errors = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 128 + number
    assert b"Traceback" not in errors
    end = time.monotonic() + PATIENCE
    while not all(map(is_gone, below)) and time.monotonic() < end:
        time.sleep(0.05)
    assert [worker for worker in below if not is_gone(worker)] == []
    assert list(temporary.iterdir()) == []
    assert list(here.iterdir()) == []


@pytest.mark.slow
def test_workers_end_with_a_run_that_could_not_end_them(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-m", "ecgen", *PROVE], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, start_new_session=True) as process:  # fmt: skip
        until(lambda: len(descendants(process.pid)) >= 2, process)
        below = descendants(process.pid)
        process.kill()
    end = time.monotonic() + PATIENCE
    while not all(map(is_gone, below)) and time.monotonic() < end:
        time.sleep(0.05)
    assert [worker for worker in below if not is_gone(worker)] == []


def test_descendants_are_found() -> None:
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as process:
        until(lambda: len(descendants(process.pid)) == 1, process)
        assert process.pid in descendants(os.getpid())
        process.communicate(b"\n")
    assert descendants(process.pid) == []


_LOST = """
import os, signal, sys, time
from ecgen.signals import ended_by_signals

class Left:
    def __del__(self):
        {signal}

with ended_by_signals():
    left = Left()
    del left
    {then}
"""


@pytest.mark.parametrize("then", ["time.sleep(60)", "raise ValueError('of a worker that ended')"])
def test_a_signal_is_not_lost_where_python_ignores_exceptions(then: str) -> None:
    code = _LOST.format(signal="os.kill(os.getpid(), signal.SIGTERM)", then=then)
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE, check=False)
    assert (process.returncode, process.stderr) == (128 + signal.SIGTERM, b"")


def test_what_python_ignores_is_told_where_no_signal_came() -> None:
    code = _LOST.format(signal="raise SystemExit(3)", then="time.sleep(0)")
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE, check=False)
    assert process.returncode == 0
    assert b"SystemExit: 3" in process.stderr
