# SPDX-License-Identifier: MIT
"""`ecgen prove --scheduler`: the same proofs on the workers of a Dask cluster. A worker that stops loses nothing, and what was
proved is not proved again."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ecgen import cluster as cluster_module
from ecgen.errors import CheckFailed, UsageError
from ecgen_verify.prove import command as prove_command
from ecgen_verify.prove.evidence.workers import kind_of, prover_pool
from ecgen_verify.prove.tools.builds import Compilers
from ecgen_verify.prove.tools.pool import Carried, in_order
from ecgen_verify.prove.verdict import Row, Status, Verdict
from support.commands import Command

_GCC = Compilers(("gcc",), ("-O2",))


class Client:
    """Stands for Dask's where no worker is to be started: workers are what they say they are."""

    def __init__(self, workers: dict[str, Any]) -> None:
        self.workers, self.info = workers, dict[str, Any]()

    def run(self, function: Any, on_error: str) -> dict[str, Any]:
        return self.workers

    def get_executor(self, **options: Any) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1)

    def scheduler_info(self, n_workers: int) -> dict[str, Any]:
        return self.info

    def close(self, timeout: float) -> None:
        pass


def test_a_worker_with_another_prover_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    own, said = kind_of(("gcc", "nasm")), list[str]()
    assert "gcc" in own and own.startswith("prover ")
    monkeypatch.setattr(cluster_module, "_connect", lambda _: Client({"tcp://b:1": "prover 1234", "tcp://c:1": f"{own}.1"}))
    with pytest.raises(UsageError, match="--scheduler s: has no worker that is prover"), prover_pool("s", _GCC, said.append):
        pass
    assert [line.partition(", not prover")[0] for line in said] == [
        "worker tcp://b:1 is not used: it is prover 1234", f"worker tcp://c:1 is not used: it is {own}.1"]  # fmt: skip


def test_nobody_is_left_only_where_the_scheduler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client({"tcp://b:1": kind_of(("gcc", "nasm"))})
    monkeypatch.setattr(cluster_module, "_connect", lambda _: client)
    with prover_pool("s", _GCC, print) as pool:
        assert pool is not None
        for workers, number in (["tcp://b:1"], 1), ([], 2):
            client.info = {"workers": dict.fromkeys(workers), "n_workers": number}
            pool.alive()
        for workers in [], ["tcp://c:1"]:
            client.info = {"workers": dict.fromkeys(workers), "n_workers": len(workers)}
            with pytest.raises(CheckFailed, match=r"its last worker that is prover .* is gone"):
                pool.alive()


@dataclass(frozen=True)
class Reading:
    """A task that reads a file and makes an object."""

    source: Path
    out: Path

    def rows(self) -> list[Row]:
        (self.out / "x.o").write_bytes(b"object")
        return [Row((self.source / "text").read_text(encoding="utf-8"), Verdict("f", "", Status.PROVED))]


def test_what_a_task_reads_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("content", encoding="utf-8")
    carried = Carried.of(Reading(tmp_path, tmp_path / "out"))
    (tmp_path / "text").unlink()
    ((row,), objects) = carried.done()
    assert (row.build, objects) == ("content", {"x.o": b"object"}) and list(tmp_path.iterdir()) == []


@dataclass(frozen=True)
class Slow:
    """A task that takes a moment, and says in a file that it is at its end."""

    number: int
    folder: Path

    def __call__(self) -> int:
        (self.folder / f"begun-{self.number}-{os.getpid()}").touch()
        time.sleep(0.2)
        with (self.folder / "done").open("a", encoding="utf-8") as done:
            done.write(f"{self.number}\n")
        return self.number


def _call(task: Slow) -> int:
    return task()


@pytest.mark.slow
def test_a_worker_stops_half_way(tmp_path: Path) -> None:
    """What the worker had not handed over is begun again, also a task whose result was on its way; what was here is not."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, scheduler_port=0) as cluster:
        with cluster.get_client() as client:
            processes = client.run(os.getpid)
        with prover_pool(cluster.scheduler_address, _GCC, print) as pool:
            assert pool is not None and pool.size == 2
            results = in_order(_call, [Slow(number, tmp_path) for number in range(24)], None, pool)
            first = [next(results) for _ in range(8)]
            os.kill(min(processes.values()), signal.SIGKILL)
            assert first + list(results) == list(range(24))
    numbers = {str(number) for number in range(24)}
    assert set((tmp_path / "done").read_text(encoding="utf-8").split()) == numbers, "none is lost"
    begun = Counter(path.name.split("-")[1] for path in tmp_path.glob("begun-*"))
    again = "only the one that was running is begun again, and one whose result was on its way"
    assert begun.keys() == numbers and begun.total() <= 26 and max(begun.values()) <= 2, again
    assert all(begun[str(number)] == 1 for number in first), "what had come is not begun again"


@pytest.mark.slow
def test_proofs_of_a_cluster_are_those_of_this_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one of two workers stopped once the first rows are there."""
    distributed = pytest.importorskip("distributed")
    command = Command(tmp_path, capsys, monkeypatch)
    words = "prove", "--curve", "p192", "--target", "all", "--compiler", "gcc", "--opt", "O2", "--json"
    here = json.loads(command.done(*words).out)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, scheduler_port=0) as cluster:
        with cluster.get_client() as client:
            processes = client.run(os.getpid)

        def stopping(*arguments: Any) -> Iterator[Any]:
            results = in_order(*arguments)
            yield next(results)
            os.kill(min(processes.values()), signal.SIGKILL)
            yield from results

        monkeypatch.setattr(prove_command, "in_order", stopping)
        there = json.loads(command.done(*words, "--scheduler", cluster.scheduler_address).out)

    def told(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]

    assert told(there) == told(here) and len(here) > 80


def test_no_scheduler(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster_module, "_PATIENCE", 1)
    command = Command(tmp_path, capsys, monkeypatch)
    assert "no scheduler answers there" in command.refused("prove", "--curve", "p192", "--scheduler", "tcp://127.0.0.1:9")
    assert "--scheduler" in command.refused("prove", "x.o", "--function", "f", "--contract", "z = x mod p256", "--scheduler", "s")
