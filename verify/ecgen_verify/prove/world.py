# SPDX-License-Identifier: MIT
"""What all paths of one proof share: the atoms, what each stands for, and the names of residues.

Trusted: the meaning of every atom.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import gcd, prod
from types import MappingProxyType
from typing import Any

from ecgen_verify.prove.budget import Budget, Undecided
from ecgen_verify.prove.poly import Key, Poly

__all__ = ["BITWISE", "Atom", "Both", "Group", "Low", "Open", "Undecided", "World"]


#: A polynomial modulo 2^64, by which two words are seen to be equal whatever the order in which they were summed: equal residues
#: make equal words. Its coefficients lie between 0 and 2^64, its names are atoms, or negative numbers for other integers.
Residue = Poly
#: Beyond this many terms a word stands for itself.
LIMIT = 96


class Open(Exception):
    """A path cannot go on before something is known that is not: it divides, see `State.divided`."""


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
class Both:
    """The atom is a & b, bit by bit."""

    a: Poly
    b: Poly


@dataclass(frozen=True)
class Atom:
    """An integer in [lo, hi]. `meaning` is None for an input. `birth`: index of the instruction that made it."""

    name: str
    lo: int
    hi: int
    meaning: Low | Both | None = None
    birth: int | None = None


@dataclass(frozen=True)
class Group:
    """A whole operand: the atom `whole` is sum(atoms[i] * weights[i])."""

    atoms: tuple[int, ...]
    weights: tuple[int, ...]
    whole: int

    @cached_property
    def weight_of(self) -> Mapping[int, int]:
        """By atom."""
        return MappingProxyType(dict(zip(self.atoms, self.weights, strict=True)))

    @cached_property
    def expansion(self) -> Poly:
        return Poly({(a,): w for a, w in self.weight_of.items()})


@dataclass
class World:
    """`bits`: what atoms are as sums of bits, where that was asked, see `bits`."""

    atoms: list[Atom] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    instruction: int | None = None
    budget: Budget | None = None
    bits: dict[tuple[int, Atom], Poly | None] = field(default_factory=dict)
    _residues: dict[int, Residue] = field(default_factory=dict)
    _cut: dict[int, tuple[Residue, int]] = field(default_factory=dict)
    _names: dict[Key, int] = field(default_factory=dict)
    _named: dict[int, Poly] = field(default_factory=dict)

    def spend(self, steps: int = 1) -> None:
        """Raises Undecided when the steps are spent."""
        if self.budget is not None:
            self.budget.spend(steps)

    def new_atom(self, name: str, lo: int, hi: int, meaning: Low | Both | None = None) -> int:
        self.atoms.append(Atom(name, lo, hi, meaning, self.instruction))
        return len(self.atoms) - 1

    def remember_residue(self, atom: int, value: Residue, bits: int) -> Residue:
        """The atom is `value` mod 2^bits; returns the residue it will be known by."""
        if bits < 64:
            self._cut[atom] = (value, bits)
        elif len(value.terms) <= LIMIT:
            self._residues[atom] = value
        return self._residues.get(atom) or Poly.atom(atom)

    def residue_of(self, poly: Poly) -> Residue:
        """An integer-valued polynomial modulo 2^64."""
        known = {} if poly.shift else {a: self._residues[a] for a in poly.atoms() if a in self._residues}
        sizes = (prod(len(known[atom].terms) for atom in monomial if atom in known) for monomial in poly.terms)
        if poly.shift or any(size > LIMIT for size in sizes):
            return self._by_name(poly)
        result = poly.substitute(known).low(64)
        return result if len(result.terms) <= LIMIT else self._by_name(poly)

    def _by_name(self, poly: Poly) -> Residue:
        """offset + factor * name of the primitive rest, so that x, 1 - x and 255*x share one name. In lowest terms factors of
        fractions are odd, so that the rest is an integer as it was."""
        offset = poly.terms.get((), 0) >> poly.shift
        rest = poly.offset(-offset)
        factor = gcd(*rest.terms.values()) if rest.terms else 0
        if not factor:
            return Poly.constant(offset).low(64)
        if rest.terms[max(rest.terms)] < 0:
            factor = -factor
        if factor != 1:
            rest = Poly({m: c // factor for m, c in rest.terms.items()}, rest.shift)
        name = self._names.setdefault(rest.key, -1 - len(self._names))
        self._named[name] = rest
        return Poly({(): offset, (name,): factor}).low(64)

    def truncated(self, value: Residue, bits: int) -> Residue:
        """value mod 2^bits, seeing through atoms that are low words of at least as many bits."""
        for _ in range(8):
            cut = {n: self._cut[n][0] for n in value.atoms() if n in self._cut and self._cut[n][1] >= bits}
            if not cut or len(value.terms) > LIMIT:
                break
            value = value.substitute(cut).low(64)
        return value.low(bits)

    def read_back(self, value: Residue, bits: int) -> Poly | None:
        """A short residue as an integer polynomial congruent to it modulo 2^bits, coefficients around zero."""
        if len(value.terms) > 8:
            return None
        return Poly({m: c - (1 << bits) if c >> (bits - 1) else c for m, c in value.terms.items()}).substitute(self._named)
