# SPDX-License-Identifier: MIT
"""Reads callgrind's output: how many instructions each function itself executes."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter

_POSITION = re.compile(r"[+\-*\d]\S*\s+(\d+)$")
_ADDRESS = re.compile(r"0x[0-9a-f]+$")


def symbols(listing: str) -> dict[int, str]:
    """The functions by address, from the output of `nm`."""
    rows = (line.split() for line in listing.splitlines())
    return {int(row[0], 16): row[2] for row in rows if len(row) == 3 and row[1] in "Tt"}


def named(counted: Counter[str], functions: dict[int, str]) -> Counter[str]:
    """The same counts, with names for the functions that callgrind knows by address only. Assemblers give symbols no size, and
    callgrind names only those that have one."""
    starts = sorted(functions)
    result: Counter[str] = Counter()
    for name, cost in counted.items():
        place = bisect_right(starts, int(name, 16)) if _ADDRESS.match(name) else 0
        result[functions[starts[place - 1]] if place else name] += cost
    return result


def costs(text: str) -> Counter[str]:
    """The instructions of every function, without those of the functions it calls. `text`: a profile with uncompressed names
    (`fn=name`).

    The line after `calls=` is the cost of the called function; it does not count here. callgrind writes the second level of a
    recursion as name'2: all levels count as one.
    """
    counted: Counter[str] = Counter()
    name = ""
    called = False
    for line in text.splitlines():
        if line.startswith("fn="):
            name = line.removeprefix("fn=").split("'")[0]
        elif line.startswith("calls="):
            called = True
        elif (position := _POSITION.match(line)) is not None:
            if not called:
                counted[name] += int(position[1])
            called = False
    return counted
