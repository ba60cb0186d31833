# SPDX-License-Identifier: MIT
"""Field elements as polynomials over named unknowns, modulo a prime.

Trusted: every equation of a composed proof is an identity of these. Exponents may be as long as the prime (chains of
squarings), and negative for unknowns that are known not to be zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

#: Sorted (unknown, exponent) without zero exponents; () is the constant monomial.
Monomial = tuple[tuple[int, int], ...]
Key = frozenset[tuple[Monomial, int]]


@dataclass(frozen=True, eq=False)
class Value:
    """sum(coefficient * monomial), coefficients from 1 to p - 1. Immutable; equal where all terms are."""

    terms: Mapping[Monomial, int]
    key: Key = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", frozenset(self.terms.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def constant(self) -> int | None:
        """The number, of a constant."""
        if not self.terms:
            return 0
        return self.terms.get(()) if len(self.terms) == 1 else None

    @property
    def monomial(self) -> tuple[Monomial, int] | None:
        """The only term and its coefficient; None unless there is exactly one."""
        return next(iter(self.terms.items())) if len(self.terms) == 1 else None

    @property
    def unknowns(self) -> set[int]:
        return {unknown for monomial in self.terms for unknown, _ in monomial}


@dataclass
class Field:
    """Integers modulo `prime` with unknowns.

    `meanings`: what an unknown stands for; of inputs their name, of inverses and roots what they belong to.
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

    def knows(self, meaning: object) -> bool:
        """Whether there is an unknown with this meaning."""
        return meaning in self._known

    def named(self, meaning: object) -> Value:
        return Value({((self.unknown(meaning), 1),): 1})

    def meaning(self, value: Value) -> object:
        """Of a value that is an unknown; None for others."""
        match list(value.terms.items()):
            case [(((unknown, 1),), 1)]:
                return self.meanings[unknown]
        return None

    def const(self, number: int) -> Value:
        number %= self.prime
        return Value({(): number} if number else {})

    def add(self, x: Value, y: Value) -> Value:
        return self._plus(x, y, 1)

    def sub(self, x: Value, y: Value) -> Value:
        return self._plus(x, y, self.prime - 1)

    def _plus(self, x: Value, y: Value, factor: int) -> Value:
        terms = dict(x.terms)
        for monomial, coefficient in y.terms.items():
            total = (terms.get(monomial, 0) + factor * coefficient) % self.prime
            if total:
                terms[monomial] = total
            else:
                terms.pop(monomial, None)
        return Value(terms)

    def scale(self, x: Value, factor: int) -> Value:
        factor %= self.prime
        return Value({m: c * factor % self.prime for m, c in x.terms.items()} if factor else {})

    def mul(self, x: Value, y: Value) -> Value:
        terms: dict[Monomial, int] = {}
        for m1, c1 in x.terms.items():
            for m2, c2 in y.terms.items():
                monomial = times(m1, m2)
                terms[monomial] = (terms.get(monomial, 0) + c1 * c2) % self.prime
        return Value({m: c for m, c in terms.items() if c})

    def inv(self, x: Value, nonzero: Callable[[int], bool] = lambda _: False) -> Value:
        """1/x, and 0 for x = 0: by exponents of factors that cannot be zero, and by an unknown that belongs to what is left of x.
        `nonzero`: whether an unknown cannot be zero on the path where this is asked."""
        if not x.terms:
            return x
        factor, rest = self.factored(x, nonzero)
        if rest.constant is not None:
            return Value({negated(factor): pow(rest.constant, -1, self.prime)})
        # 1/(c*x) = 1/c * 1/x, so that the unknown does not depend on the scale
        monic, lead = self.monic(rest)
        inverse = self.mul(Value({negated(factor): 1}), self.named(("inverse", monic.key)))
        return self.scale(inverse, pow(lead, -1, self.prime))

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


def times(x: Monomial, y: Monomial) -> Monomial:
    """The product of two monomials."""
    if not x or not y:
        return x or y
    exponents = dict(x)
    for unknown, exponent in y:
        exponents[unknown] = exponents.get(unknown, 0) + exponent
    return tuple(sorted((u, e) for u, e in exponents.items() if e))


def negated(monomial: Monomial) -> Monomial:
    """1/monomial."""
    return tuple((unknown, -exponent) for unknown, exponent in monomial)


#: An element of F_p^2, of the ring `ecgen.rings.QuadraticExtension` over a `Field`.
Pair = tuple[Value, Value]
