# SPDX-License-Identifier: MIT
"""`ecgen tune` goes on until nothing is gained, and from where it was; its state is looked at before it is believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ecgen.cli import cli
from ecgen.cluster import Pool
from ecgen.errors import CheckFailed, UsageError
from ecgen.passes.digest import digest
from ecgen.targets.x86.tuned_schedule import serialise
from ecgen_bench.tune import search as search_module
from ecgen_bench.tune import state
from ecgen_bench.tune.engine import Found
from ecgen_bench.tune.job import Job, Outcome
from ecgen_bench.tune.search import PATIENCE, Effort, Search
from ecgen_bench.tune.state import Best, State
from ecgen_bench.tune.task import Task, field_task
from support.tuned_schedules import modulus_of, multiplication, needs_engine, printed, shuffled

MICROARCHITECTURE = "zen5"


class AtOnce(Executor):
    """Does each job when it is handed in."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Searches:
    """Stands for the engine: the search with a number ends with the ratio that `ratios` has for it, 1 where there is none, and
    with the order that it began with; `stops_at`: where somebody interrupts it."""

    def __init__(self, task: Task, ratios: dict[int, float], stops_at: int | None = None) -> None:
        self.ratios, self.stops_at, self.done = ratios, stops_at, list[int]()
        schedule = printed("p192", task.program, shuffled(task.program, 1))
        code = tuple(serialise(schedule).split("\ncode\n")[1].splitlines())
        self.winner = Found(code, b"", (), schedule.saved, schedule.slots, (1, 1, 1), (2, 2, 2, 2), 1)

    def __call__(self, job: Job) -> Outcome:
        if job.number == self.stops_at:
            raise KeyboardInterrupt
        self.done.append(job.number)
        ratio = self.ratios.get(job.number, 1.0)
        return Outcome(job.number, replace(self.winner, ratios=(ratio, ratio, ratio)) if ratio else None)


@pytest.fixture(scope="module")
def task() -> Task:
    return field_task(multiplication("p192"), modulus_of("p192"))


def searched(task: Task, known: State, folder: Path, size: int = 1) -> Search:
    path = folder / "x.search.json"
    folder.mkdir(exist_ok=True)
    effort = Effort(1000, MICROARCHITECTURE)
    search = Search(task, known, effort, folder, lambda: state.save(known, path, task, MICROARCHITECTURE), lambda _: None)
    search.run(Pool(AtOnce(), size, lambda: None), task.starts(None))
    return search


@needs_engine
@pytest.mark.parametrize(("size", "count"), [(1, 6 + PATIENCE), (3, 7 + 3 * PATIENCE)])
def test_a_plateau(size: int, count: int, task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(task, {2: 0.9, 5: 0.8, 6: 0.7999})
    monkeypatch.setattr(search_module, "do", searches)
    search = searched(task, State(1, 1.0), tmp_path, size)
    assert searches.done == list(range(count)), "5 gains, the next ones too little"
    assert search.is_on_plateau and search.best.ratios[0] == 0.7999
    searched(task, search.state, tmp_path, size)
    assert searches.done == list(range(count)), "on a plateau there is nothing to do"


@needs_engine
@pytest.mark.parametrize("stops_at", [0, 1, 4, 6])
def test_an_interrupted_search_goes_on(stops_at: int, task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ratios = {1: 0.95, 4: 0.9, 6: 0.85}
    whole = Searches(task, ratios)
    monkeypatch.setattr(search_module, "do", whole)
    expected = searched(task, State(1, 1.0), tmp_path / "whole").state
    first = Searches(task, ratios, stops_at)
    monkeypatch.setattr(search_module, "do", first)
    with pytest.raises(KeyboardInterrupt):
        searched(task, State(1, 1.0), tmp_path)
    second = Searches(task, ratios)
    monkeypatch.setattr(search_module, "do", second)
    known = state.restore(tmp_path / "x.search.json", task, MICROARCHITECTURE) or State(1, 1.0)
    assert searched(task, known, tmp_path).state.done == expected.done and first.done + second.done == whole.done
    assert known.best is not None and expected.best is not None and known.best.ratios == expected.best.ratios


@needs_engine
def test_no_start_is_legal(task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "do", Searches(task, dict.fromkeys(range(9), 0.0)))
    with pytest.raises(CheckFailed, match="no order of fe_mul"):
        searched(task, State(1, 1.0), tmp_path)


@pytest.fixture
def stored(task: Task, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    schedule = printed("p192", task.program, shuffled(task.program, 2))
    path, known = tmp_path / "x.search.json", State(3, 1.0, {0, 1, 2}, 1, Best(schedule, (0.9, 0.9, 0.9), (10, 9, 9, 8)))
    state.save(known, path, task, MICROARCHITECTURE)
    again = state.restore(path, task, MICROARCHITECTURE)
    assert again is not None and again.best is not None and again.best.schedule.lines == schedule.lines
    assert (again.seed, again.done, again.idle, again.best.ratios) == (3, {0, 1, 2}, 1, (0.9, 0.9, 0.9))
    return path, json.loads(path.read_text(encoding="utf-8"))


@needs_engine
@pytest.mark.parametrize(("change", "said"), [
    ({"function": "fe_sqr"}, "key 'function' = 'fe_sqr': is of another search: this one has 'fe_mul'"),
    ({"microarchitecture": "zen4"}, "key 'microarchitecture' = 'zen4': is of another search: this one has 'zen5'"),
    ({"program": "00"}, "key 'program' = '00': is of another search"),
    ({"format": 2}, "key 'format' = 2"), ({"done": [-1]}, "key 'done.0' = -1"), ({"more": 1}, "key 'more' = 1"),
    ({"best": {"schedule": "x", "ratios": [1, 1], "ticks": [1, 1, 1, 1]}}, "key 'best.ratios'"),
    ({"best": {"schedule": "x", "ratios": [1.0, 1.0, 1.0], "ticks": [1.0, 1.0, 1.0, 1.0]}}, "key 'best.schedule': best.schedule"),
])  # fmt: skip
def test_what_is_not_believed(change: dict[str, Any], said: str, stored: tuple[Path, dict[str, Any]], task: Task) -> None:
    path, document = stored
    path.write_text(json.dumps({**document, **change}), encoding="utf-8")
    with pytest.raises(UsageError) as refusal:
        state.restore(path, task, MICROARCHITECTURE)
    message = str(refusal.value)
    assert str(path) in message and said in message and "--afresh" in message and "\n" not in message


@needs_engine
def test_a_schedule_that_computes_something_else_is_not_believed(stored: tuple[Path, dict[str, Any]], task: Task) -> None:
    path, document = stored
    text = document["best"]["schedule"]
    document["best"]["schedule"] = text.replace("adcx", "adox", 1)
    assert text != document["best"]["schedule"]
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(UsageError, match=r"key 'best\.schedule': best\.schedule: line"):
        state.restore(path, task, MICROARCHITECTURE)


@needs_engine
def test_no_document_and_no_file(task: Task, tmp_path: Path) -> None:
    (tmp_path / "half").write_text('{"format": 1,', encoding="utf-8")
    with pytest.raises(UsageError, match="half: Invalid JSON"):
        state.restore(tmp_path / "half", task, MICROARCHITECTURE)
    with pytest.raises(UsageError, match="cannot be read"):
        state.restore(tmp_path, task, MICROARCHITECTURE)
    assert state.restore(tmp_path / "none", task, MICROARCHITECTURE) is None


@pytest.mark.slow
@needs_engine
def test_the_command_goes_on(tmp_path: Path) -> None:
    words = ["tune", "--curve", "p192", "--functions", "mul", "--seconds", "4", "--out", str(tmp_path)]
    assert CliRunner().invoke(cli, words).exit_code == 0
    (path,) = tmp_path.glob("*/*.search.json")
    first = json.loads(path.read_text(encoding="utf-8"))
    assert first["function"] == "fe_mul" and len(first["program"]) == len(digest(multiplication("p192")))
    assert CliRunner().invoke(cli, [*words, "--seed", "2"]).exit_code == 0
    second = json.loads(path.read_text(encoding="utf-8"))
    assert set(first["done"]) < set(second["done"]) and second["best"]["ratios"][0] <= first["best"]["ratios"][0]
    path.write_text("{", encoding="utf-8")
    done = CliRunner().invoke(cli, words)
    assert done.exit_code != 0 and isinstance(done.exception, UsageError)
    assert CliRunner().invoke(cli, [*words, "--afresh", "--common-out", str(tmp_path / "common")]).exit_code == 0
    schedules = list((tmp_path / "common").glob("*/*_mul.schedule"))
    assert len(schedules) == len(list(tmp_path.glob("*/p192_fe_mul.schedule"))) == 1
