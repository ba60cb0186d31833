# SPDX-License-Identifier: MIT
"""Orders a Program for a machine with flags: carry chains whole, multiplications just before the sums that take them, and
where the machine can keep two carries (adcx/adox) two chains of additions interleaved.

The result is data, a list of `Placed`, so that a search may permute it; `targets.x86` keeps any order correct by saving a
flag that would be lost, so order is a matter of speed only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


def schedule(program: Program, machine: Machine) -> list[Placed]:
    """All instructions but loads and constants, in an order that respects data."""
    return _Scheduler(program, machine).run()


@dataclass(eq=False)
class _Group:
    """Instructions tied together by bits: a carry chain with the selections and masks that read its last carry."""

    members: list[Instr] = field(default_factory=list)

    @property
    def is_addition(self) -> bool:
        return all(instr.op is Op.ADD and instr.outs[0] is not None for instr in self.members)


class _Scheduler:
    def __init__(self, program: Program, machine: Machine) -> None:
        self.machine = machine
        self.instrs = [instr for instr in program.instrs if instr.op not in _IN_OPERANDS]
        self.maker: dict[Value, Instr] = {value: instr for instr in self.instrs for value in instr.defs}
        self.group: dict[Instr, _Group] = {}
        self.done: set[Instr] = set()
        self.out: list[Placed] = []
        self.groups = self._find_groups()

    def _find_groups(self) -> list[_Group]:
        for instr in self.instrs:
            tied = [self.group[self.maker[arg]] for arg in instr.args if arg.is_bit]
            if not tied and not any(value.is_bit for value in instr.defs):
                continue
            home = tied[0] if tied else _Group()
            for other in tied[1:]:
                if other is not home:
                    for member in other.members:
                        self.group[member] = home
                    home.members += other.members
                    other.members = []
            home.members.append(instr)
            self.group[instr] = home
        position = {instr: i for i, instr in enumerate(self.instrs)}
        found = {id(g): g for g in self.group.values()}.values()
        for group in found:
            group.members.sort(key=position.__getitem__)
        return sorted(found, key=lambda g: position[g.members[0]])

    def run(self) -> list[Placed]:
        for index, group in enumerate(self.groups):
            if group.members[0] in self.done:
                continue
            partner = self._partner(group, self.groups[index + 1 :])
            if partner is not None:
                self._interleave(group, partner)
            else:
                self._emit_group(group)
        for instr in self.instrs:  # what no carry depends on
            self._emit(instr)
        return self.out

    def _keeps_flags(self, instr: Instr) -> bool:
        return instr.op in _FLAG_FREE or (
            instr.op is Op.MUL and self.machine.multiply_keeps_flags and instr.outs[1] is not None
        )

    def _makers(self, instr: Instr) -> Iterable[Instr]:
        return (self.maker[arg] for arg in instr.args if arg in self.maker)

    def _emit(self, instr: Instr, flag: Flag | None = None) -> None:
        """Place one instruction after everything it reads."""
        if instr in self.done:
            return
        for maker in self._makers(instr):
            if maker not in self.done:
                home = self.group.get(maker)
                if home is None or home is self.group.get(instr):
                    self._emit(maker, flag)
                else:
                    self._emit_group(home)
        if instr not in self.done:
            self.done.add(instr)
            self.out.append(Placed(instr, flag))

    def _prepare(self, members: Sequence[Instr], inside: set[Instr]) -> None:
        """Place what `members` need from outside, unless it leaves the flags alone and can come just in time."""
        for instr in members:
            for maker in self._makers(instr):
                if maker not in self.done and maker not in inside:
                    self._hoist(maker, inside)

    def _hoist(self, instr: Instr, inside: set[Instr]) -> None:
        if instr in self.done or instr in inside or self._depends_on(instr, inside, set()):
            return
        if self._keeps_flags(instr) and instr not in self.group:
            self._prepare([instr], inside)
        else:
            self._emit_group(self.group[instr]) if instr in self.group else self._hoist_single(instr, inside)

    def _hoist_single(self, instr: Instr, inside: set[Instr]) -> None:
        self._prepare([instr], inside)
        self._emit(instr)

    def _depends_on(self, instr: Instr, inside: set[Instr], seen: set[Instr]) -> bool:
        if instr in inside:
            return True
        if instr in seen or instr in self.done:
            return False
        seen.add(instr)
        return any(self._depends_on(maker, inside, seen) for maker in self._makers(instr))

    def _emit_group(self, group: _Group) -> None:
        self._prepare(group.members, set(group.members))
        for instr in group.members:
            self._emit(instr)

    def _partner(self, group: _Group, later: Sequence[_Group]) -> _Group | None:
        """The next chain of additions, if it can run beside this one."""
        if not self.machine.two_carries or not group.is_addition or len(group.members) < _SHORTEST:
            return None
        partner = next((g for g in later if g.members and g.members[0] not in self.done), None)
        if partner is None or not partner.is_addition or len(partner.members) < _SHORTEST:
            return None
        inside = {*group.members, *partner.members}
        for instr in partner.members:  # nothing between the two chains may need the flags
            for maker in self._makers(instr):
                if (
                    maker not in inside
                    and maker not in self.done
                    and self._depends_on(maker, set(group.members), set())
                ):
                    return None
        return partner

    def _interleave(self, first: _Group, second: _Group) -> None:
        inside = {*first.members, *second.members}
        self._prepare([*first.members, *second.members], inside)
        start = len(self.out)
        leading, trailing = list(first.members), list(second.members)
        while leading or trailing:
            ready = trailing and all(m in self.done or m not in inside for m in self._makers(trailing[0]))
            if ready:
                self._emit(trailing.pop(0), Flag.OVERFLOW)
            else:
                self._emit(leading.pop(0), Flag.CARRY)
        chain_start = next(i for i in range(start, len(self.out)) if self.out[i].instr in inside)
        self.out[chain_start] = Placed(self.out[chain_start].instr, self.out[chain_start].flag, clear=True)
