# SPDX-License-Identifier: MIT
"""Finds what holds at the header of the loop over windows.

Not trusted: what is found is checked by `windows.check`. All that stands where the loop is entered is taken to stay as it is, or
to be linear in the number of windows left; what does not is given up.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.invariants import targets
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.ladder.iterations import LEFT, Cell, Loop, differing
from ecgen_verify.prove.ladder.search import cells_of
from ecgen_verify.prove.machine import Pointer, Violation
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.windows import Entry, Proof, check, element_at, entered
from ecgen_verify.prove.path import Word
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

_ROUNDS = 20


def find(proof: Proof, end: int) -> Loop:
    """`end`: of the function. Raises Undecided or Fault."""
    failure: Exception | None = None
    for header in dict.fromkeys(targets(proof.code, proof.address, end)):
        try:
            return _weakened(proof, _guess(proof, entered(proof, header), header))
        except (Undecided, Fault) as fault:
            if failure is None or isinstance(fault.__cause__, Violation):
                failure = fault
    raise failure or Undecided("the function has no loop")


def _guess(proof: Proof, entry: Entry, header: int) -> Loop:
    place = _place(proof, entry)
    taken = range(place.offset, place.offset + proof.elements.forms[TAG].size)
    lines: dict[Cell, tuple[int, Poly]] = {}
    kept: dict[Cell, int] = {}
    for cell, size, value in cells_of(entry.machine):
        if not isinstance(cell, str) and cell[0] == "stack" and any(cell[1] + i in taken for i in range(size)):
            continue
        line = entry.machine.path.resolve(value.poly) if isinstance(value, Word) else Poly({})
        if line.atoms() == entry.windows.atoms():
            lines[cell] = size, line.substitute(dict.fromkeys(line.atoms(), Poly.atom(LEFT)))
        else:
            kept[cell] = size
    return Loop(header, lines, {}, kept, (place,), lazily_reduced=False)


def _place(proof: Proof, entry: Entry) -> Pointer:
    """Where the first power stands."""
    expected = proof.digit(entry.machine.path, entry.windows)
    for base, offset in sorted(place for place in entry.machine.memory if place[0] == "stack"):
        try:
            if element_at(proof, entry.machine, Pointer(base, offset)) == expected:
                return Pointer(base, offset)
        except Undecided:
            continue
    raise Undecided("the power by the first window is not on the stack where the loop is entered")


def _weakened(proof: Proof, loop: Loop) -> Loop:
    """What is left of the guess when all holds."""
    for _ in range(_ROUNDS):
        cells = differing(partial(check, proof, loop))
        if not cells:
            return loop
        lines = {cell: line for cell, line in loop.lines.items() if cell not in cells}
        loop = replace(loop, lines=lines, kept={cell: size for cell, size in loop.kept.items() if cell not in cells})
    raise Undecided("what holds at the header of the loop was not found")
