# SPDX-License-Identifier: MIT
"""What a search knows so far, in a file beside the schedules, so that one that was interrupted goes on from there."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ecgen.errors import EcgenError, UsageError
from ecgen.messages import shown
from ecgen.passes.digest import digest
from ecgen.regular_file import read_regular
from ecgen.targets.x86.tuned_schedule import TunedSchedule, parse, serialise
from ecgen.targets.x86.validate import validated
from ecgen.tuned import scheduled_variant
from ecgen_bench.tune.task import Task

#: How the files' names end.
SUFFIX = ".search.json"
_LARGEST_FILE = 1 << 21  # bytes

_Ratio = Annotated[float, Field(gt=0, lt=100)]
_Ticks = Annotated[float, Field(gt=0, lt=1e9)]


class _Best(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    schedule: str
    ratios: Annotated[list[_Ratio], Field(min_length=3, max_length=3)]
    ticks: Annotated[list[_Ticks], Field(min_length=4, max_length=4)]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal[1]
    function: str
    microarchitecture: str
    program: str
    seed: Annotated[int, Field(ge=0)]
    latency: float
    done: list[Annotated[int, Field(ge=0, lt=1 << 30)]]
    idle: Annotated[int, Field(ge=0)]
    best: _Best | None


@dataclass(frozen=True)
class Best:
    """The fastest schedule so far, with its times over those of what is printed without it, and the ticks of both."""

    schedule: TunedSchedule
    ratios: tuple[float, float, float]
    ticks: tuple[float, float, float, float]


@dataclass
class State:
    """seed, latency: as on the command line; done: the numbers of the searches that ended; idle: how many of the last gained
    nothing."""

    seed: int
    latency: float
    done: set[int] = field(default_factory=set)
    idle: int = 0
    best: Best | None = None


def save(state: State, path: Path, task: Task, microarchitecture: str) -> None:
    """Write the file, whole or not at all. Raises UsageError where it cannot be written."""
    best = None
    if state.best is not None:
        best = {**asdict(state.best), "schedule": serialise(state.best.schedule)}
    document = {"format": 1, **_whose(task, microarchitecture), "seed": state.seed, "latency": state.latency,
                "done": sorted(state.done), "idle": state.idle, "best": best}  # fmt: skip
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8", newline="\n")
        partial.replace(path)
    except OSError as error:
        raise UsageError(f"--out: cannot write {path}: {error.strerror or error}") from error


def restore(path: Path, task: Task, microarchitecture: str) -> State | None:
    """What the file says; None where there is none. Raises UsageError for one that is damaged, or of another search."""
    if not os.path.lexists(path):
        return None
    try:
        document = _File.model_validate_json(read_regular(path, _LARGEST_FILE))
    except OSError as error:
        raise _refusal(path, f"cannot be read: {error.strerror or error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(map(str, first["loc"]))
        value = "" if first["type"] in ("missing", "json_invalid") else f" = {shown(repr(first['input'])[:40])}"
        raise _refusal(path, f"key '{key}'{value}: {first['msg']}" if key else first["msg"]) from None
    for key, expected in _whose(task, microarchitecture).items():
        if (said := getattr(document, key)) != expected:
            raise _refusal(path, f"key '{key}' = {shown(repr(said))}: is of another search: this one has {expected!r}")
    return State(document.seed, document.latency, set(document.done), document.idle, _best(path, document.best, task))


def _whose(task: Task, microarchitecture: str) -> dict[str, str]:
    """What says which search a file is of."""
    return {"function": task.program.name, "microarchitecture": microarchitecture, "program": digest(task.program)}


def _best(path: Path, best: _Best | None, task: Task) -> Best | None:
    if best is None:
        return None
    try:
        schedule = parse(best.schedule, "best.schedule")
        program = scheduled_variant(task.program, schedule)
        if program is None:
            raise UsageError("is of another Program")
        validated(program, schedule)
    except EcgenError as fault:
        raise _refusal(path, f"key 'best.schedule': {fault}") from None
    (both, latency, throughput), (a, b, c, d) = best.ratios, best.ticks
    return Best(schedule, (both, latency, throughput), (a, b, c, d))


def _refusal(path: Path, reason: str) -> UsageError:
    return UsageError(f"{path}: {reason}; --afresh begins a new search")
