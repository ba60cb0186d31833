# SPDX-License-Identifier: MIT
"""Compiles the search engine once and runs it."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.system.machine import last_cpu
from ecgen_bench.system.tools import find_compilers, run

#: Rounds in which a promising candidate is timed.
ROUNDS = 21


#: The engine's exit code for a start that loses a carry.
_LOSES_CARRY = 3


class LosesCarry(CheckFailed):
    """The order to start from needs a flag saved, which the search does not do."""


@dataclass(frozen=True)
class Found:
    """code: tagged lines; machine_code: its bytes; held: values kept in registers; saved: callee-saved registers; slots: stack
    slots; ratios: time over that of the reference, together, latency, throughput; ticks: latency and throughput of the
    reference, then of the code; candidates: how many were timed."""

    code: tuple[str, ...]
    machine_code: bytes
    held: tuple[int, ...]
    saved: tuple[str, ...]
    slots: int
    ratios: tuple[float, float, float]
    ticks: tuple[float, float, float, float]
    candidates: int


#: seconds so far, candidates so far, ratio of the best to the start
Progress = Callable[[float, int, float], None]


def build() -> Path:
    """The engine's program, compiled into the user's cache unless it is there. Raises ToolMissing without a compiler."""
    folder = resources.files("ecgen_bench") / "tune" / "engine"
    sources = {entry.name: entry.read_bytes() for entry in folder.iterdir() if entry.name.endswith((".c", ".h"))}
    sources["quiet.h"] = (resources.files("ecgen_bench") / "harness" / "quiet.h").read_bytes()
    digest = hashlib.sha256(b"".join(name.encode() + sources[name] for name in sorted(sources))).hexdigest()[:16]
    base = os.environ.get("XDG_CACHE_HOME")
    cache = (Path(base) if base else Path.home() / ".cache") / "ecgen" / f"tune-{digest}"
    program = cache / "engine"
    if program.exists():
        return program
    cache.mkdir(parents=True, exist_ok=True)
    for name, content in sources.items():
        (cache / name).write_bytes(content)
    compiler = find_compilers()[0]
    partial = cache / f"engine-{os.getpid()}"
    files = sorted(str(cache / name) for name in sources if name.endswith(".c"))
    run([compiler.path, "-std=c11", "-O2", "-o", str(partial), *files, "-lm"])
    partial.replace(program)
    return program


def search(program: Path, task: Path, seconds: float, seed: int, temperature: float, progress: Progress,
           latency: float = 1, shortening: float = 0) -> Found:  # fmt: skip
    """Run the engine on a task. `latency`: how much more it counts than throughput; `shortening`: seconds before the search in
    which the code is made shorter without being timed.

    Raises LosesCarry for a start that is not legal, CheckFailed for any other failure.
    """
    numbers = (shortening, seconds, seed, temperature, last_cpu(), ROUNDS, latency)
    command = [str(program), str(task), *map(str, numbers)]
    records: dict[str, list[str]] = {}
    candidates = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stderr is not None
        try:
            for line in running.stdout:
                kind, _, rest = line.rstrip("\n").partition(" ")
                if kind == "progress":
                    at, count, gained = rest.split()
                    candidates = int(count)
                    progress(float(at), candidates, float(gained))
                else:
                    records.setdefault(kind, []).append(rest)
        except BaseException:
            running.kill()
            raise
        complaint = running.stderr.read().strip()
    if running.returncode != 0 or "final" not in records:
        kind_of_failure = LosesCarry if running.returncode == _LOSES_CARRY else CheckFailed
        raise kind_of_failure(f"tune: the engine stopped: {complaint or f'exit code {running.returncode}'}")
    final = [float(word) for word in records["final"][0].split()]
    held, saved = tuple(map(int, records.get("held", []))), tuple(records.get("saved", []))
    return Found(
        tuple(records["code"]), bytes.fromhex(records["bytes"][0]), held, saved, int(records["slots"][0]),
        (final[0], final[1], final[2]), (final[3], final[4], final[5], final[6]), candidates,
    )  # fmt: skip
