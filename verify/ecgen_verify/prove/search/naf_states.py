# SPDX-License-Identifier: MIT
"""Finds the states in which the iterations that write a non-adjacent form begin.

Not trusted. How far an iteration has come is one of few possibilities: it took in no bit, one, or as many as a digit has. What is
then a number or an address, in registers that are read later on or on the stack, is taken to be what makes the state.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product

from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.induction import Cell, Held, Induction, Kept, Line, Loop, Loops
from ecgen_verify.prove.machine import Held as MachineHeld
from ecgen_verify.prove.machine import Initial, Machine, Pointer, split
from ecgen_verify.prove.naf.iterations import Recoding, State
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.control_flow import Live, cuts
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: Steps after which a proof is taken to succeed.
_FIRST = 2000

Known = int | Pointer | Initial


def find(proof: Recoding) -> Loops:
    """The function from its entry on as a loop, and the states at the headers of all loops; or at one alone, where that does and
    all do not."""
    execution = proof.execution
    function = execution.code, execution.address, execution.code.image.sizes[execution.name]
    live, options = Live(*function), cuts(*function)
    machine, _ = proof.begin()
    cells: dict[Cell, Held] = {name: (8, Kept()) for name in machine.registers}
    cells |= {place: (size, Kept()) for place, (size, _) in machine.memory.items()}
    entry = Loop(execution.address, cells, rank=1, layout=State())
    for headers in options:
        answer = entry, [entry.header, *sorted(headers)], _States(proof, entry, live).following
        if headers == options[-1] or _begins_well(proof, answer):
            return answer
    raise Undecided("the function has no loop")


def _begins_well(proof: Recoding, answer: Loops) -> bool:
    """Whether the proof succeeds, or is still open after some steps."""
    budget = Budget(_FIRST)
    execution = replace(proof.execution, budget=budget, account=Account())
    try:
        Induction(replace(proof, execution=execution), *answer).check()
    except (Undecided, Fault):
        return budget.is_spent
    return True


@dataclass
class _States:
    """`loops`: those so far, by the state, the header, and what is known there."""

    proof: Recoding
    entry: Loop
    live: Live
    loops: dict[object, Loop] = field(default_factory=dict)

    def following(self, machine: Machine, _: object, loop: Loop | None, before: State) -> Loop:
        if loop is None:
            return self.entry
        known = self._known(machine)
        state = self._state(machine, before, loop, known)
        key = state, machine.address, tuple(known.items())
        if key not in self.loops:
            cells = {cell: (size, _held(value)) for cell, (size, value) in known.items()}
            self.loops[key] = Loop(machine.address, cells, rank=_rank(state, machine), layout=state)
        return self.loops[key]

    def _state(self, machine: Machine, before: State, loop: Loop, known: dict[Cell, tuple[int, Known]]) -> State:
        """One whose position is a number that is new in a register, if there is such a one."""
        new = [value for cell, (_, value) in known.items() if isinstance(cell, str) and _number(loop.cells.get(cell)) != value]
        numbers = {value if isinstance(value, int) else value.offset for value in new if not isinstance(value, Initial)}
        states = [State(before.position + taken, carry, False) for taken, carry in product((0, 1, self.proof.width), (0, 1))]
        states = [state for state in states if _rank(state, machine) < loop.rank]
        counted = [state for state in states if state.position in numbers]
        counted.sort(key=lambda state: (-state.position, state.carry != before.carry))
        if not states:
            raise Undecided("an iteration that comes no further")
        for state in dict.fromkeys([*counted, *states]):
            try:
                self.proof.expect(machine, before, state)
                return state
            except Fork:
                if state in counted:  # the others need it as well
                    return state
            except Undecided:
                continue
        return states[-1]

    def _known(self, machine: Machine) -> dict[Cell, tuple[int, Known]]:
        """Numbers and addresses on the stack, and in registers that are read later on; and what the caller left."""
        live, known = self.live.at(machine.address), dict[Cell, tuple[int, Known]]()
        for name, held in sorted(machine.registers.items()):
            value = _constant(held)
            if value is not None and (name in live or isinstance(value, Initial)):
                known[name] = 8, value
        for place, (size, held) in sorted(machine.memory.items()):
            value = _constant(held)
            if value is not None and place[0] == "stack":
                known[place] = size, value
        return known


def _rank(state: State, machine: Machine) -> int:
    """The further, the lower; at the same position by the address."""
    return -(state.position << 64) - machine.address


def _constant(value: MachineHeld[Word]) -> Known | None:
    if isinstance(value, Word):
        return value.lo if value.is_constant else None
    return value if isinstance(value, Pointer | Initial) else None


def _held(value: Known) -> Line | Initial:
    match value:
        case Initial():
            return value
        case Pointer():
            return Line(*split(value))
    return Line(None, Poly.constant(value))


def _number(held: Held | None) -> Known | None:
    """The number or the address that a cell has at the header."""
    if held is None or not isinstance(held[1], Line):
        return None
    line = held[1]
    return line.poly.integer if line.base is None else Pointer(line.base, line.poly.integer)
