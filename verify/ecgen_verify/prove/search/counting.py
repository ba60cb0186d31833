# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: the rule for loops
checks what is guessed here from one iteration."""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.hashes.hexadecimal import HEX, Iterated, StringMachine, says
from ecgen_verify.prove.induction import Loop, Loops, cell_of
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search import cells
from ecgen_verify.prove.world import Undecided


def find(proof: Iterated) -> Loops:
    """The loop again, or another."""

    def following(machine: StringMachine, count: Poly, loop: Loop | None, _: object) -> Loop | None:
        if loop is not None and machine.address == loop.header:
            return loop
        return counted_loop(proof, machine, count, 0 if loop is None else loop.rank)

    return Loop(proof.execution.address), cells.headers(proof.execution), following


def counted_loop(proof: Iterated, machine: StringMachine, count: Poly, rank: int) -> Loop | None:
    """The loop at whose header the path is, of a lower rank, by one iteration; None where none takes one from what counts them,
    asking there how many are to come. Its layout is the cell with the word that says what is known."""
    if count.is_constant:
        return None
    machine = machine.copy()
    try:
        proof.enter(machine)
    except Undecided:
        return None
    first = machine.copy()
    proof.arbitrary(first, None, machine.path.word_of(count))
    arrivals = cells.Arrivals(Loop(machine.address, rank=rank - 1), machine, count)
    arrivals = arrivals.after(replace(proof.execution, account=Account()), first)
    later = arrivals.later
    if not isinstance(later, StringMachine) or len(later.decisions) == len(machine.decisions):
        return None
    try:
        later.strings.close(later, proof.block)
    except Undecided:
        return None
    loop = arrivals.seen()
    saying = next((cell for cell, size, value in arrivals.cells() if size == 8 and _says(machine, value)
                   and _says(later, cell_of(later, cell, size))), None)  # fmt: skip
    return replace(loop, cells={cell: held for cell, held in loop.cells.items() if cell != saying}, layout=saying)


def _says(machine: StringMachine, value: object) -> bool:
    return machine.strings.source == HEX and says(machine, value)
