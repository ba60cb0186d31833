# SPDX-License-Identifier: MIT
"""Field elements as polynomials over named unknowns, modulo a prime.

Trusted: every equation of a composed proof is an identity of these. Exponents may be as long as the prime (chains of
squarings), and negative for unknowns that are known not to be zero. An element of F_p^2 = F_p(i) is such a polynomial with i for
an unknown, whose square is no square in F_p: i^2 stands until `parts` is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ecgen_verify.prove.poly import Poly

#: Sorted (unknown, exponent) without zero exponents; () is the constant monomial.
Monomial = tuple[tuple[int, int], ...]


class Value(Poly):
    """A polynomial of which the coefficients are from 1 to p - 1, and the monomials have exponents."""

    __slots__ = ()

    @staticmethod
    def times(x: Monomial, y: Monomial) -> Monomial:
        exponents = dict(x)
        for unknown, exponent in y:
            exponents[unknown] = exponents.get(unknown, 0) + exponent
        return tuple(sorted((u, e) for u, e in exponents.items() if e))

    @property
    def number(self) -> int | None:
        """That of a constant."""
        return self.integer if self.is_constant else None

    @property
    def monomial(self) -> tuple[Monomial, int] | None:
        """The only term and its coefficient; None unless there is exactly one."""
        return next(iter(self.terms.items())) if len(self.terms) == 1 else None

    @property
    def unknowns(self) -> set[int]:
        return {unknown for unknown, _ in self.atoms()}


@dataclass
class Field:
    """Integers modulo `prime` with unknowns.

    `meanings`: what an unknown stands for; of inputs their name, of inverses and roots what they belong to. ("i", square): where
    values are elements of F_p^2 = F_p(i), a root of a number that is no square.
    """

    prime: int
    meanings: list[object] = field(default_factory=list)
    _known: dict[object, int] = field(default_factory=dict)

    def unknown(self, meaning: object) -> int:
        """The number of the unknown with this meaning."""
        if meaning not in self._known:
            self._known[meaning] = len(self.meanings)
            self.meanings.append(meaning)
        return self._known[meaning]

    def named(self, meaning: object) -> Value:
        return Value({((self.unknown(meaning), 1),): 1})

    def meaning(self, value: Value) -> object:
        """Of a value that is an unknown; None for others."""
        match list(value.terms.items()):
            case [(((unknown, 1),), 1)]:
                return self.meanings[unknown]
        return None

    def reduced(self, number: Poly) -> Value:
        """`number`: of the same monomials."""
        return Value(number.modulo(self.prime))

    def const(self, number: int) -> Value:
        return self.reduced(Poly.constant(number))

    def add(self, x: Value, y: Value) -> Value:
        return self.reduced(x + y)

    def sub(self, x: Value, y: Value) -> Value:
        return self.reduced(x - y)

    def scale(self, x: Value, factor: int) -> Value:
        return self.reduced(x.scale(factor))

    def mul(self, x: Value, y: Value) -> Value:
        return self.reduced(x * y)

    def inv(self, x: Value, nonzero: Callable[[int], bool] = lambda _: False) -> Value:
        """1/x, and 0 for x = 0: by exponents of factors that cannot be zero, and by an unknown that belongs to what is left of x.
        `nonzero`: whether an unknown cannot be zero on the path where this is asked."""
        real, imaginary = self.parts(x)
        if imaginary.terms:
            conjugate = self.sub(self.scale(real, 2), x)
            return self.mul(conjugate, self.inv(self.parts(self.mul(x, conjugate))[0], nonzero))
        if not real.terms:
            return real
        factor, rest = self.factored(real, nonzero)
        if rest.number is not None:
            return Value({negated(factor): pow(rest.number, -1, self.prime)})
        # 1/(c*x) = 1/c * 1/x, so that the unknown does not depend on the scale
        monic, lead = self.monic(rest)
        inverse = self.mul(Value({negated(factor): 1}), self.named(("inverse", monic)))
        return self.scale(inverse, pow(lead, -1, self.prime))

    def pair(self, square: int, x: Value, y: Value) -> Value:
        """x + y*i with i^2 = square."""
        return self.add(x, self.mul(y, self.named(("i", square))))

    def parts(self, x: Value) -> tuple[Value, Value]:
        """c0 and c1 of x = c0 + c1*i, in which no i stands. x = 0 where both are 0, and there alone."""
        known = [(i, meaning[1]) for i in x.unknowns if isinstance(meaning := self.meanings[i], tuple) and meaning[0] == "i"]
        if not known:
            return x, self.const(0)
        ((i, square),), halves = known, (dict[Monomial, int](), dict[Monomial, int]())
        for monomial, coefficient in x.terms.items():
            powers = dict(monomial)
            half, odd = divmod(powers.pop(i, 0), 2)
            rest = tuple(powers.items())
            halves[odd][rest] = halves[odd].get(rest, 0) + coefficient * pow(square, half, self.prime)
        real, imaginary = (self.reduced(Value(terms)) for terms in halves)
        return real, imaginary

    def factored(self, x: Value, nonzero: Callable[[int], bool]) -> tuple[Monomial, Value]:
        """The greatest product of unknowns that cannot be zero which divides all terms, and what x is without it."""
        unknowns = sorted(unknown for unknown in x.unknowns if nonzero(unknown))
        factor = tuple((unknown, least) for unknown in unknowns
                       if (least := min(dict(monomial).get(unknown, 0) for monomial in x.terms)))  # fmt: skip
        return factor, self.mul(x, Value({negated(factor): 1}))

    def monic(self, x: Value) -> tuple[Value, int]:
        """x = lead * monic for x != 0; the coefficient of the greatest monomial is 1."""
        lead = x.terms[max(x.terms)]
        return self.scale(x, pow(lead, -1, self.prime)), lead


def negated(monomial: Monomial) -> Monomial:
    """1/monomial."""
    return tuple((unknown, -exponent) for unknown, exponent in monomial)
