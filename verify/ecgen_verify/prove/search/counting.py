# SPDX-License-Identifier: MIT
"""How an iteration of a loop that a length counts changes what stands in registers and memory. Not trusted: the rule for loops
checks what is guessed here from one iteration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.composed.induction import Layout, Loop, cell_of, states
from ecgen_verify.prove.hashes.hexadecimal import HEX, Iterated, says, strings_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.search import cells
from ecgen_verify.prove.world import Undecided


def find(proof: Iterated) -> dict[int, Loop]:
    """The loops in the order in which they are executed, on the first path that comes to one. Raises Undecided or Fault."""
    proof = replace(proof, execution=replace(proof.execution, account=Account()))
    machine = proof.begin()
    headers = cells.headers(proof.execution)
    known: dict[int, Loop] = {}
    while True:
        arrivals: list[tuple[Machine, Loop]] = []
        proof.execution.follow(machine, headers, partial(_arrival, proof, headers, known, arrivals))
        if not arrivals:
            return known
        entry, loop = arrivals[0]
        known[loop.header] = loop
        proof = replace(proof, loop=loop)
        initial = proof.initially(entry, proof.total(entry.path))
        machine, *_ = next(states(proof, entry, initial, 1, 1))


def _arrival(proof: Iterated, headers: Sequence[int], known: Mapping[int, Loop], arrivals: list[tuple[Machine, Loop]],
             machine: Machine) -> bool:  # fmt: skip
    """At a header, or at the return; whether the path goes on, as it does not from a loop that is new."""
    if machine.address not in headers:
        return False
    loop = None if machine.address in known else counted_loop(proof, machine, -len(known))
    if loop is not None:
        arrivals.append((machine, loop))
    return loop is None


def counted_loop(proof: Iterated, machine: Machine, rank: int) -> Loop | None:
    """The loop at whose header the path is, with this rank, by one iteration; None where none takes one from what counts them,
    asking there how many are to come."""
    if proof.count.is_constant:
        return None
    machine, left = machine.copy(), proof.total(machine.path)
    try:
        proof.initial(machine, left)
    except Undecided:
        return None
    first = machine.copy()
    proof.unknown(first, (), left)
    arrivals = cells.Arrivals(proof, Loop(machine.address, rank=rank), machine)
    arrivals = arrivals.after(first)
    later = arrivals.later
    if later is None or len(later.decisions) == len(machine.decisions):
        return None
    try:
        strings_of(later).close(later, proof.block)
    except Undecided:
        return None
    loop = arrivals.seen()
    if strings_of(machine).source != HEX:
        return loop
    saying = [cell for cell, size, value in arrivals.cells() if size == 8 and says(machine, value)
              and says(later, cell_of(later, cell, size))]  # fmt: skip
    held = {cell: held for cell, held in loop.cells.items() if cell not in saying[:1]}
    return replace(loop, cells=held, layout=Layout((tuple(saying[:1]),)))
