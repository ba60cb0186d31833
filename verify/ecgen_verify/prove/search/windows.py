# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop over windows.

Not trusted. The power by the first window is on the stack where the loop is entered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ecgen_verify.prove.induction import Loop
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.windows import Windows
from ecgen_verify.prove.search.cells import Arrivals, enter, first_success, headers, weakened
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def find(windows: Windows) -> tuple[Pointer, Loop]:
    """Raises Undecided or Fault."""
    return first_success(partial(_at, windows, header) for header in headers(windows.execution))


def _at(windows: Windows, header: int) -> tuple[Pointer, Loop]:
    (entry, *_), count = enter(windows, header)
    assert count is not None
    place = next(_places(windows, entry, count), None)
    if place is None:
        raise Undecided("the power by the first window is not on the stack where the loop is entered")
    arrivals = Arrivals(header, entry, count).after(windows.execution, entry.copy())
    part = range(place.offset, place.offset + windows.elements.forms[TAG].size)
    return place, weakened(replace(windows, layout=place), arrivals.guess({"stack": [part]}))


def _places(windows: Windows, entry: Machine, count: Word) -> Iterator[Pointer]:
    """Where the first power stands."""
    expected = windows.digit(entry.path, count.poly)
    for base, offset in sorted(place for place in entry.memory if place[0] == "stack"):
        try:
            if windows.element_at(entry, Pointer(base, offset)) == expected:
                yield Pointer(base, offset)
        except Undecided:
            continue
