# SPDX-License-Identifier: MIT
"""Cache misses of one call: by the processor's counters where the kernel grants them, else as cachegrind simulates them."""

from __future__ import annotations

import re
from pathlib import Path

from ecgen_bench.system.tools import run

#: What is counted, by the names that driver.c and `simulated` give, with their titles.
EVENTS = {"instructions": "instructions", "L1i": "L1i misses", "L1d": "L1d read misses", "last": "last level misses"}

_SUMMARY = {"instructions": ("Ir",), "L1i": ("I1mr",), "L1d": ("D1mr",), "last": ("ILmr", "DLmr")}


def counted(program: Path, name: str, function: str, passes: int) -> dict[str, float]:
    """Events of one call, in programs of driver.c. Empty where the kernel grants no counter of caches."""
    return parse_counted(run([str(program), "misses", name, function, str(passes)]))


def parse_counted(text: str) -> dict[str, float]:
    """The events by name, each a line with its number; empty unless one of caches is among them."""
    counts = {name: float(number) for name, number in (line.split() for line in text.splitlines())}
    return counts if {"L1i", "L1d", "last"} & counts.keys() else {}


def simulated(valgrind: str, program: Path, name: str, function: str, folder: Path, passes: int) -> dict[str, int]:
    """Events of so many passes after the preparation, of a machine with this one's caches; reads alone, without prefetching."""
    out = folder / "cachegrind.out"
    options = ["--tool=cachegrind", "--cache-sim=yes", f"--cachegrind-out-file={out}"]
    run([valgrind, "-q", *options, str(program), "run", name, str(passes), function])
    return parse_simulated(out.read_text(encoding="utf-8"))


def parse_simulated(text: str) -> dict[str, int]:
    """The sums of a cachegrind file. Raises ValueError where it has none."""
    events, sums = (re.search(rf"^{word}: (.*)$", text, re.MULTILINE) for word in ("events", "summary"))
    if events is None or sums is None:
        raise ValueError("cachegrind wrote no summary")
    values = dict(zip(events[1].split(), map(int, sums[1].split()), strict=True))
    return {name: sum(values[column] for column in columns) for name, columns in _SUMMARY.items()}


def simulated_caches(text: str) -> str:
    """What a cachegrind file says of the caches it simulated."""
    lines = (line.removeprefix("desc: ").strip() for line in text.splitlines() if line.startswith("desc: "))
    return "; ".join(line for line in lines if "cache" in line)
