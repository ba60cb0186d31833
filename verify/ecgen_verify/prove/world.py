# SPDX-License-Identifier: MIT
"""What all paths of one proof share: the atoms, and what each stands for.

Trusted: the meaning of every atom.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from ecgen_verify.prove.budget import Budget, Undecided
from ecgen_verify.prove.poly import Poly

__all__ = ["BITWISE", "Atom", "Bitwise", "Divisible", "Group", "Low", "Open", "Undecided", "World"]


class Open(Exception):
    """A path cannot go on before `bit` is known, in terms of the domain of its words: it divides, see `State.divided`."""

    def __init__(self, bit: Any) -> None:
        super().__init__("undecided bit")
        self.bit = bit


class Divisible:
    """What is known on one path."""

    def snapshot(self) -> Self:
        """As it is now, whatever is done to this one: with dictionaries, lists and sets of its own."""
        other = copy(self)
        vars(other).update({name: known.copy() for name, known in vars(self).items() if isinstance(known, dict | list | set)})
        return other


@dataclass(frozen=True)
class Low:
    """The atom is `of` mod 2^bits; the quotient (of - atom) / 2^bits lies in [lo, hi]."""

    of: Poly
    bits: int
    lo: int
    hi: int


#: Operations on words bit by bit.
BITWISE: Mapping[str, Callable[[Any, Any], Any]] = {"and": operator.and_, "or": operator.or_, "xor": operator.xor}


@dataclass(frozen=True)
class Bitwise:
    """The atom is a op b, as in `BITWISE`."""

    op: str
    a: Poly
    b: Poly


@dataclass(frozen=True)
class Atom:
    """An integer in [lo, hi]. `meaning` is None for an input. `birth`: index of the instruction that made it."""

    name: str
    lo: int
    hi: int
    meaning: Low | Bitwise | None = None
    birth: int | None = None


@dataclass(frozen=True)
class Group:
    """A whole operand: the atom `whole` is the sum of those that have weights times these, the least first."""

    weights: Mapping[int, int]
    whole: int

    @cached_property
    def expansion(self) -> Poly:
        return Poly({(a,): w for a, w in self.weights.items()})


@dataclass
class World:
    """`bits`: what atoms are as sums of bits, where that was asked, see `bits`."""

    atoms: list[Atom] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    instruction: int | None = None
    budget: Budget | None = None
    bits: dict[tuple[int, Atom], Poly | None] = field(default_factory=dict)

    def spend(self, steps: int = 1) -> None:
        """Raises Undecided when the steps are spent."""
        if self.budget is not None:
            self.budget.spend(steps)

    def new_atom(self, name: str, lo: int, hi: int, meaning: Low | Bitwise | None = None) -> int:
        self.atoms.append(Atom(name, lo, hi, meaning, self.instruction))
        return len(self.atoms) - 1
