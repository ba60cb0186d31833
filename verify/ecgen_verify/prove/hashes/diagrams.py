# SPDX-License-Identifier: MIT
"""Functions of bits as reduced ordered binary decision diagrams: equal functions are the same number.

Trusted (R. E. Bryant, Graph-Based Algorithms for Boolean Function Manipulation, 1986). A node is a number; 0 and 1 are the
constants. Variables are integers, and ordered as these are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.world import Undecided

FALSE, TRUE = 0, 1
_MOST_NODES = 1_000_000
#: The variable of the constants: after all others.
LAST = 1 << 60


@dataclass
class Diagrams:
    """All functions of one proof. `nodes`: the first variable that each depends on, the function where that is 0, and where it is
    1."""

    nodes: list[tuple[int, int, int]] = field(default_factory=lambda: [(LAST, FALSE, FALSE), (LAST, TRUE, TRUE)])
    _known: dict[tuple[int, int, int], int] = field(default_factory=dict)
    _chosen: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def variable(self) -> int:
        """A new one, before all others."""
        return self._node((LAST - len(self.nodes), FALSE, TRUE))

    def _node(self, node: tuple[int, int, int]) -> int:
        """Raises Undecided where there are too many."""
        _, zero, one = node
        if zero == one:
            return zero
        if node not in self._known:
            if len(self.nodes) >= _MOST_NODES:
                raise Undecided("bits that depend on too much at once")
            self._known[node] = len(self.nodes)
            self.nodes.append(node)
        return self._known[node]

    def choice(self, bit: int, one: int, zero: int) -> int:
        """`one` where the bit is 1, else `zero`."""
        if bit <= TRUE or one == zero:
            return one if bit else zero
        if one == TRUE and zero == FALSE:
            return bit
        key = bit, one, zero
        result = self._chosen.get(key)
        if result is None:
            (x, x0, x1), (y, y0, y1), (z, z0, z1) = self.nodes[bit], self.nodes[one], self.nodes[zero]
            first = min(x, y, z)
            if x != first:
                x0 = x1 = bit
            if y != first:
                y0 = y1 = one
            if z != first:
                z0 = z1 = zero
            result = self._chosen[key] = self._node((first, self.choice(x0, y0, z0), self.choice(x1, y1, z1)))
        return result

    def inverse(self, bit: int) -> int:
        return self.choice(bit, FALSE, TRUE)

    def both(self, one: int, two: int) -> int:
        return self.choice(one, two, FALSE)

    def either(self, one: int, two: int) -> int:
        return self.choice(one, TRUE, two)

    def unlike(self, one: int, two: int) -> int:
        return self.choice(one, self.inverse(two), two)

    def sum(self, one: Sequence[int], two: Sequence[int]) -> tuple[int, ...]:
        """Of two integers, lowest bits first, modulo two to as many bits as each has."""
        total, carry = [], FALSE
        for a, b in zip(one, two, strict=True):
            unlike = self.unlike(a, b)
            total.append(self.unlike(unlike, carry))
            carry = self.choice(unlike, carry, a)
        return tuple(total)
