# SPDX-License-Identifier: MIT
"""Values rewritten by what is known to be zero or not, so that equal ones become the same.

Trusted. An unknown that is zero is 0; of one that is not, exponents count modulo p - 1 (Fermat). An unknown that stands for an
inverse becomes a power where what it inverts is a product of such unknowns, and 0 where that is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as attribute

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.world import Undecided


@dataclass
class Normal:
    """`is_zero`, `is_nonzero`: whether that is known of a value, of an unknown."""

    field: Field
    is_zero: Callable[[Value], bool]
    is_nonzero: Callable[[int], bool]
    _known: dict[int, Value] = attribute(default_factory=dict)

    def __call__(self, value: Value) -> Value:
        total = self.field.reduced(value.substitute({power: self._power(*power) for power in value.atoms()}))
        if total.terms and (self.is_zero(total) or self.is_zero(self.field.factored(total, self.is_nonzero)[1])):
            return self.field.const(0)
        return total

    def _power(self, unknown: int, exponent: int) -> Value:
        if unknown not in self._known:
            self._known[unknown] = self._replaced(unknown)
        known = self._known[unknown]
        if not known.terms:
            if exponent < 0:
                raise Undecided("the inverse of a value that is zero")
            return known
        ((product, coefficient),) = known.terms.items()
        reduced = tuple((u, e) for u, times in product if (e := self._reduced(u, times * exponent)))
        return Value({reduced: pow(coefficient, exponent, self.field.prime)})

    def _reduced(self, unknown: int, exponent: int) -> int:
        """Near 0 where the unknown is not zero."""
        if not self.is_nonzero(unknown):
            return exponent
        order = self.field.prime - 1
        return (exponent + order // 2) % order - order // 2

    def _replaced(self, unknown: int) -> Value:
        """A product, maybe of the unknown alone, or 0."""
        itself, meaning = Value({((unknown, 1),): 1}), self.field.meanings[unknown]
        if self.is_zero(itself):
            return self.field.const(0)
        if not (isinstance(meaning, tuple) and meaning[0] == "inverse" and isinstance(meaning[1], Value)):
            return itself
        inner = self(meaning[1])
        if not inner.terms or self.is_zero(inner):
            return self.field.const(0)
        return self.field.inv(inner, self.is_nonzero)
