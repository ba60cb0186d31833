# SPDX-License-Identifier: MIT
"""Claims that follow from contracts alone, by the meaning of their terms.

Trusted: that the cases are all that there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecgen.contracts import standards
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type
from ecgen.logic.terms import Apply, Named, Op, Var, subterms
from ecgen.logic.types import Array, Buffer, Point
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.arrays import Item
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.every import EveryCount
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.shown import Shown
from ecgen_verify.prove.goal.standards import source_of
from ecgen_verify.prove.goal.state import State
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.world import Undecided

#: Executed; all others by induction.
COUNTS = tuple(Case(f"count {count}", count, {"count": (count, count)}) for count in range(3))


def derived_claim(contract: Contract, spec: Spec, level: int) -> Claim:
    """Of one whose points are coordinates. A term for which there is no rule ends as Undecided."""
    several = any(isinstance(param.type, Array) for param in contract.params)
    cases, every = (COUNTS, EveryCount(_result(contract, spec))) if several else (_cases(contract, spec), None)
    return Claim(contract, Shown(contract, spec), level, cases, every, about=(spec,))


# ---------------------------------------------------------------------- cases


def _cases(contract: Contract, spec: Spec) -> Sequence[Case]:
    """A string that encodes a point by its length and first byte, or by its sign."""
    length = -(-spec.prime.bit_length() // 8)
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Named(name, source, _, (Var(string),)) if (name, source) == source_of(standards.sec1_encodes):
                kind = contract.param(string).type
                assert isinstance(kind, Buffer)
                return _encodings(string, kind.length, length)
            case Named(name, source, _, (Var(string),)) if (name, source) == source_of(standards.ed25519_encodes):
                return [Case(f"sign {sign}", bytes={(string, length - 1): (128 * sign, 128 * sign + 127)}) for sign in (0, 1)]
    return (Case(),)


def _encodings(string: str, number: str, length: int) -> list[Case]:
    """All lengths, and for those of points all first bytes. `number`: the parameter that is the length; `length`: bytes of an
    element."""
    valid = (1 + length, 1 + 2 * length)
    ranges = ((0, length), (length + 2, 2 * length), (2 * length + 2, (1 << 64) - 1))
    cases = [Case(f"{low} to {high} bytes", numbers={number: (low, high)}) for low, high in ranges if low <= high]
    for size in valid:
        numbers, lengths = {number: (size, size)}, {string: size}
        cases += [
            Case(f"{size} bytes from {first} on", None, numbers, lengths, {(string, 0): (first, first)}) for first in range(256)
        ]
    return cases


# ---------------------------------------------------------------------- arrays


class _OneItem(State):
    """One index of all arrays, in an induction over it."""

    asking = True

    def __init__(self, contract: Contract, item: Item) -> None:
        super().__init__(contract, item.elements, item.path, item.tag)
        self.item = item

    def values(self, name: str, index: int | None = None) -> Sequence[Value]:
        if index is None:
            raise Undecided(f"{name} as a whole")
        return self.item.given[name]


def _result(contract: Contract, spec: Spec) -> Callable[[Item], Sequence[Value]]:
    """What the contract ensures of each index."""
    match contract.ensures:
        case [Apply(Op.FOR_EACH, (Var(index), _, Apply(Op.EQUAL, (Apply(Op.AT, (Var(output), Var(at))), value))))] if at == index:
            kind = item_type(contract.param(output).type)
        case _:
            raise Undecided("arrays of which more is ensured than what each item is")

    def result(item: Item) -> Sequence[Value]:
        terms = Terms(contract, spec, _OneItem(contract, item), {})
        terms.bound[index] = 0
        if isinstance(kind, Point):
            point = terms.point(value)
            return point[:2] if point[2].constant == 1 else terms.group_law(value).affine(point)
        value_of = terms.number(value)
        return [value_of] if isinstance(value_of, Value) else list(value_of)

    return result
