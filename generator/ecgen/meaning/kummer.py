# SPDX-License-Identifier: MIT
"""Points of v^2 = u^3 + A*u^2 + u over F_p^2 by u alone: (u,), or None for the neutral element."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ecgen.rings import Pair, QuadraticField

Line = tuple[Pair] | None
_ZERO = (0, 0)


@dataclass(frozen=True)
class Kummer:
    """`nonresidue`: i^2 of the field."""

    prime: int
    nonresidue: int = -1

    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """By the names in `ecgen.contracts.standards`."""
        return {"double": self.double, "sum": self.sum, "is_difference": self.is_difference}

    @cached_property
    def _field(self) -> QuadraticField:
        return QuadraticField(self.prime, self.nonresidue)

    def double(self, p: Line, a24: Pair) -> Line:
        """u of 2*P is (u^2 - 1)^2/(4*u*(u^2 + A*u + 1)), with A = 4*a24 + 2."""
        if p is None:
            return None
        f, (u,) = self._field, p
        a = f.add(f.mul(f.const(4), a24), f.const(2))
        return self._quotient(self._above(u), self._below(u, a))

    def sum(self, p: Line, q: Line, d: Line) -> Line:
        """u of P + Q times that of P - Q is (u_P*u_Q - 1)^2/(u_P - u_Q)^2. Where u_P = u_Q and P - Q is not neutral, P is -Q."""
        if p is None or q is None:
            return p or q
        assert d is not None
        f = self._field
        (u,), (v,), (w,) = p, q, d
        product, difference = f.sub(f.mul(u, v), f.const(1)), f.sub(u, v)
        return self._quotient(f.mul(product, product), f.mul(f.mul(difference, difference), w))

    def is_difference(self, d: Line, p: Line, q: Line) -> bool:
        """Whether some A with A^2 != 4 has such points."""
        if p is None or q is None:
            return d == (p or q)
        f, (u,), (v,) = self._field, p, q
        if d is None:
            return u == v
        if u == v:
            return self._is_double(u, d[0])
        if _ZERO in (u, v):  # the point (0, 0), of the order 2: (P + T) and (P - T) are at 1/u
            return f.mul(d[0], f.add(u, v)) == f.const(1)
        total = self.sum(p, q, d)
        if d[0] == _ZERO:
            return f.mul(u, v) == f.const(1)
        assert total is not None
        # u of P + Q and of P - Q have the sum 2*((u_P + u_Q)*(u_P*u_Q + 1) + 2*A*u_P*u_Q)/(u_P - u_Q)^2
        product, difference = f.mul(u, v), f.sub(u, v)
        left = f.mul(f.add(total[0], d[0]), f.mul(f.mul(difference, difference), f.inv(f.const(2))))
        rest = f.sub(left, f.mul(f.add(u, v), f.add(product, f.const(1))))
        return self._is_smooth(f.mul(rest, f.inv(f.add(product, product))))

    def _is_double(self, u: Pair, w: Pair) -> bool:
        """Whether w is that of 2*P, for P at u, for some A."""
        f = self._field
        if w == _ZERO:
            return self._above(u) == _ZERO
        if u == _ZERO or self._above(u) == _ZERO:
            return False
        a = f.sub(f.mul(f.mul(self._above(u), f.inv(f.mul(f.const(4), f.mul(u, w)))), f.const(1)),
                  f.add(f.mul(u, u), f.const(1)))  # fmt: skip
        return self._is_smooth(f.mul(a, f.inv(u)))

    def _is_smooth(self, a: Pair) -> bool:
        return self._field.mul(a, a) != self._field.const(4)

    def _above(self, u: Pair) -> Pair:
        f = self._field
        root = f.sub(f.mul(u, u), f.const(1))
        return f.mul(root, root)

    def _below(self, u: Pair, a: Pair) -> Pair:
        f = self._field
        return f.mul(f.mul(f.const(4), u), f.add(f.add(f.mul(u, u), f.mul(a, u)), f.const(1)))

    def _quotient(self, above: Pair, below: Pair) -> Line:
        return None if below == _ZERO else (self._field.mul(above, self._field.inv(below)),)
