# SPDX-License-Identifier: MIT
"""`ecgen tune --scheduler`: the same search on the workers of a Dask cluster. A worker that stops loses nothing."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from ecgen import cluster
from ecgen.errors import CheckFailed, ToolMissing, UsageError
from ecgen_bench.tune import state
from ecgen_bench.tune.job import Job, do
from ecgen_bench.tune.microarchitecture import this_microarchitecture
from ecgen_bench.tune.pool import search_pool
from ecgen_bench.tune.search import Effort, Search
from ecgen_bench.tune.state import State
from ecgen_bench.tune.task import field_task
from support.tuned_schedules import modulus_of, multiplication, needs_engine


class Client:
    """Stands for Dask's where no worker is to be started: workers are what they say they are."""

    def __init__(self, workers: dict[str, Any]) -> None:
        self.workers, self.is_closed = workers, False

    def run(self, function: object, on_error: str) -> dict[str, Any]:
        assert function is this_microarchitecture and on_error == "return"
        return self.workers

    def close(self, timeout: float) -> None:
        self.is_closed = True


def test_a_worker_of_another_microarchitecture_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client({"tcp://b:1": "goldencove", "tcp://c:1": UsageError("lacks ADX")})
    monkeypatch.setattr(cluster, "_connect", lambda _: client)
    said: list[str] = []
    with pytest.raises(UsageError, match="--scheduler s: has no worker of the microarchitecture zen4"), \
            search_pool("s", "zen4", said.append):  # fmt: skip
        pass
    assert said == ["worker tcp://b:1 is not used: it is goldencove, not zen4",
                    "worker tcp://c:1 is not used: lacks ADX, not zen4"]  # fmt: skip
    assert client.is_closed


@needs_engine
def test_a_job_for_another_microarchitecture_is_not_done() -> None:
    with pytest.raises(CheckFailed, match="the search is for zen9, and this worker is"):
        do(Job(0, "", 1, 1, 0, 0, 1, "zen9"))


def test_no_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ToolMissing, match=r"package distributed is not installed; pip install 'ecgen-curves\[cluster\]'"), \
            search_pool("tcp://127.0.0.1:1", "zen4", print):  # fmt: skip
        pass
    assert ToolMissing.exit_code == 3


def test_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "_PATIENCE", 1)
    for address, reason in (("tcp://127.0.0.1:9", "no scheduler answers there"), ("ftp://x", "unknown scheme 'ftp'")):
        with pytest.raises(UsageError, match=f"--scheduler {address}: {reason}") as refusal, search_pool(address, "zen4", print):
            pass
        assert "\n" not in str(refusal.value)


@pytest.mark.slow
@needs_engine
def test_a_worker_stops_half_way(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    task, microarchitecture = field_task(multiplication("p192"), modulus_of("p192")), this_microarchitecture()
    known, sizes = State(1, 1.0), list[int]()
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, scheduler_port=0) as cluster:
        processes = cluster.get_client().run(os.getpid)

        def keep() -> None:
            sizes.append(len(known.done))
            if len(sizes) == 6:
                os.kill(min(processes.values()), signal.SIGKILL)
            state.save(known, tmp_path / "x.search.json", task, microarchitecture)

        with search_pool(cluster.scheduler_address, microarchitecture, print) as pool:
            assert pool.size == 2
            search = Search(task, known, Effort(12, microarchitecture), tmp_path, keep, lambda _: None)
            search.run(pool, task.starts(None))
    assert sizes == list(range(1, len(sizes) + 1)) and len(sizes) > 7, "each search is counted once"
    assert known.done == set(range(len(sizes))), "none is lost"
    task.check(search.best.schedule, tmp_path)
    assert state.restore(tmp_path / "x.search.json", task, microarchitecture) is not None
