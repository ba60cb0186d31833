# SPDX-License-Identifier: MIT
"""Orders a Program for a machine with flags: carry chains whole, multiplications just before the sums that take them, and
where the machine can keep two carries (adcx/adox) two chains of additions interleaved.

The result is data, a list of `Placed`, so that a search may permute it; `targets.x86` keeps any order correct by saving a
flag that would be lost, so order is a matter of speed only.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from ecgen.ir import Instr, Op, Program, Value


class Flag(StrEnum):
    """Where a carry stays between two links of its chain."""

    CARRY = "cf"
    OVERFLOW = "of"


@dataclass(frozen=True, slots=True)
class Placed:
    """An instruction at its place. `flag`: the one its carries must use while the other one is taken; None when both
    are free. `clear`: both flags are cleared just before it."""

    instr: Instr
    flag: Flag | None = None
    clear: bool = False


@dataclass(frozen=True)
class Machine:
    """What the scheduler must know: two carry flags at once? does a multiplication leave the flags alone?"""

    two_carries: bool
    multiply_keeps_flags: bool


_IN_OPERANDS = frozenset({Op.LOAD, Op.CONST})  # become operands of their readers, not instructions
_FLAG_FREE = frozenset({Op.NOT, Op.BSWAP})
#: Shortest chain worth interleaving.
_SHORTEST = 3
#: The same for one whose first sum is made for its carry alone, in Programs that are short of registers: two chains at once take
#: each product when it is made. Measured on Zen 4 modulo numbers of 381 and 511 bits; shorter chains are slower so.
_SHORTEST_BY_CARRY = 7


def schedule(program: Program, machine: Machine) -> list[Placed]:
    """All instructions but loads and constants, in an order that respects data."""
    if program.in_order:
        return [Placed(instr) for instr in program.instrs if instr.op not in _IN_OPERANDS]
    return _Scheduler(program, machine).run()


@dataclass(eq=False)
class _Group:
    """Instructions tied together by bits: a carry chain with the selections and masks that read its last carry."""

    members: list[Instr] = field(default_factory=list)
    short_of_registers: bool = False

    @property
    def is_pairable(self) -> bool:
        """A chain of additions that is long enough to be worth interleaving."""
        first = self.members[0]
        by_carry = first.outs[0] is None and self.short_of_registers and len(self.members) >= _SHORTEST_BY_CARRY
        return len(self.members) >= _SHORTEST and all(
            i.op is Op.ADD and (i.outs[0] is not None or (by_carry and i is first)) for i in self.members
        )

    @property
    def comment(self) -> int:
        return self.members[0].comment


@dataclass(eq=False)
class _Outside:
    """What is known, while the members of a chain are prepared, of the instructions they depend on."""

    inside: set[Instr]
    visited: set[Instr] = field(default_factory=set)
    independent: set[Instr] = field(default_factory=set)  # depend on no member


#: Work that may yield further work to be finished first: recursion that long Programs cannot exhaust.
_Work = Generator["_Work", None, None]


def _finish(work: _Work) -> None:
    stack = [work]
    while stack:
        further = next(stack[-1], None)
        if further is None:
            stack.pop()
        else:
            stack.append(further)


class _Scheduler:
    def __init__(self, program: Program, machine: Machine) -> None:
        self.machine = machine
        self.short_of_registers = program.reads_constants_often
        self.instrs = [instr for instr in program.instrs if instr.op not in _IN_OPERANDS]
        self.maker: dict[Value, Instr] = {value: instr for instr in self.instrs for value in instr.defs}
        self.group: dict[Instr, _Group] = {}
        self.done: set[Instr] = set()
        self.open: list[_Group] = []  # groups whose members are being placed, the innermost last
        self.out: list[Placed] = []
        self.groups = self._find_groups()

    def _find_groups(self) -> list[_Group]:
        for instr in self.instrs:
            tied = next((self.group[self.maker[arg]] for arg in instr.args if arg.is_bit), None)  # at most one is a bit
            if tied is None and not any(value.is_bit for value in instr.defs):
                continue
            home = tied or _Group(short_of_registers=self.short_of_registers)
            home.members.append(instr)
            self.group[instr] = home
        return list(dict.fromkeys(self.group.values()))

    def run(self) -> list[Placed]:
        for index, group in enumerate(self.groups):
            if group.members[0] in self.done:
                continue
            partner = self._partner(group, self.groups[index + 1 :])
            if partner is not None:
                _finish(self._interleave(group, partner))
            else:
                _finish(self._emit_group(group))
        for instr in self.instrs:  # what no carry depends on
            _finish(self._emit(instr))
        return self.out

    def _keeps_flags(self, instr: Instr) -> bool:
        return instr.op in _FLAG_FREE or (instr.op is Op.MUL and self.machine.multiply_keeps_flags and instr.outs[1] is not None)

    def _makers(self, instr: Instr) -> Iterable[Instr]:
        return (self.maker[arg] for arg in instr.args if arg in self.maker)

    def _emit(self, instr: Instr, flag: Flag | None = None) -> _Work:
        """Place one instruction after everything it reads."""
        if instr in self.done:
            return
        for maker in self._makers(instr):
            if maker not in self.done:
                home = self.group.get(maker)
                if home is None or home in self.open:
                    yield self._emit(maker, flag if home is self.group.get(instr) else None)
                else:
                    yield self._emit_group(home)
        if instr not in self.done:
            self.done.add(instr)
            self.out.append(Placed(instr, flag))

    def _emit_group(self, group: _Group) -> _Work:
        """Place all members; nothing when they are being placed already, for two groups may need parts of each other."""
        if group in self.open:
            return
        self.open.append(group)
        yield self._prepare(group.members)
        for instr in group.members:
            yield self._emit(instr)
        self.open.pop()

    def _prepare(self, members: Sequence[Instr]) -> _Work:
        """Place what `members` need from outside, unless it leaves the flags alone and can come just in time."""
        outside = _Outside(set(members))
        for instr in members:
            yield self._hoist_makers(instr, outside)

    def _hoist_makers(self, instr: Instr, outside: _Outside) -> _Work:
        for maker in self._makers(instr):
            if maker not in self.done and maker not in outside.inside and maker not in outside.visited:
                outside.visited.add(maker)
                if not self._depends_on(maker, outside):
                    yield self._hoist(maker, outside)

    def _hoist(self, instr: Instr, outside: _Outside) -> _Work:
        if instr in self.group:
            yield self._emit_group(self.group[instr])
            return
        yield self._hoist_makers(instr, outside)
        if not self._keeps_flags(instr):
            yield self._emit(instr)

    def _depends_on(self, instr: Instr, outside: _Outside) -> bool:
        """Does the instruction read, by way of others that are not placed yet, what the members make?"""
        seen, left = {instr}, [instr]
        while left:
            for maker in self._makers(left.pop()):
                if maker in outside.inside:
                    return True
                if maker not in seen and maker not in self.done and maker not in outside.independent:
                    seen.add(maker)
                    left.append(maker)
        outside.independent |= seen
        return False

    def _partner(self, group: _Group, later: Sequence[_Group]) -> _Group | None:
        """The next chain of additions, if it can run beside this one.

        A chain that stands under one comment with the chain after it is left to that one: they share multiplications.
        """
        if not self.machine.two_carries or not group.is_pairable:
            return None
        waiting = [g for g in later if g.members and g.members[0] not in self.done][:2]
        if not waiting or not waiting[0].is_pairable:
            return None
        partner = waiting[0]
        shares = any(chain.is_pairable and chain.comment == partner.comment for chain in waiting[1:])
        if group.comment != partner.comment and shares:
            return None
        inside, outside = {*group.members, *partner.members}, _Outside(set(group.members))
        for instr in partner.members:  # nothing between the two chains may need the flags
            for maker in self._makers(instr):
                if maker not in inside and maker not in self.done and self._depends_on(maker, outside):
                    return None
        return partner

    def _interleave(self, first: _Group, second: _Group) -> _Work:
        inside = {*first.members, *second.members}
        self.open += [first, second]
        yield self._prepare([*first.members, *second.members])
        start = len(self.out)
        leading, trailing = list(first.members), list(second.members)
        while leading or trailing:
            ready = trailing and all(m in self.done or m not in inside for m in self._makers(trailing[0]))
            if ready:
                yield self._emit(trailing.pop(0), Flag.OVERFLOW)
            else:
                yield self._emit(leading.pop(0), Flag.CARRY)
        del self.open[-2:]
        chain_start = next(i for i in range(start, len(self.out)) if self.out[i].instr in inside)
        self.out[chain_start] = Placed(self.out[chain_start].instr, self.out[chain_start].flag, clear=True)
