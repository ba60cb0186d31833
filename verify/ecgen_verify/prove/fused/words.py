# SPDX-License-Identifier: MIT
"""The domain of graphs: words are nodes, of which only constants decide anything.

Trusted. Words of less than 64 bits stand zero-extended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove.domain import AnyWord, Domain
from ecgen_verify.prove.fused.graph import Graph, Node
from ecgen_verify.prove.world import Undecided

_WHOLE = 64


@dataclass(frozen=True, slots=True)
class Noted(AnyWord):
    """A node. Whether it is a secret does not matter, as it decides nothing; `lo`: its value, else -1."""

    node: Node
    lo: int = -1
    secret: bool = False

    @property
    def is_constant(self) -> bool:
        return self.lo >= 0


@dataclass
class GraphWords(Domain[Noted]):
    graph: Graph

    def of(self, node: Node) -> Noted:
        number = self.graph.number(node)
        return Noted(node, -1 if number is None else number)

    def const(self, value: int) -> Noted:
        return self.of(self.graph.const(value))

    def low(self, x: Noted, bits: int) -> Noted:
        mask = (1 << bits) - 1
        return x if self.graph.most[x.node] <= mask else self.of(self.graph.logic("and", x.node, self.graph.const(mask)))

    def add(self, x: Noted, y: Noted, carry: Noted, bits: int, sign: int) -> tuple[Noted, Noted]:
        operation = self.graph.add if sign > 0 else self.graph.sub
        total, out = operation(x.node, y.node, carry.node)
        if sign > 0 and bits < _WHOLE:
            out = self.graph.bit(total, bits)
        return self.low(self.of(total), bits), self.of(out)

    def total(self, parts: Sequence[tuple[Noted, int]], constant: int, bits: int) -> Noted:
        total, zero = self.graph.const(constant), self.graph.const(0)
        for word, factor in parts:
            part = word.node if factor == 1 else self.graph.mul(word.node, self.graph.const(factor))[0]
            total = self.graph.add(total, part, zero)[0]
        return self.low(self.of(total), bits)

    def multiply(self, x: Noted, y: Noted, bits: int) -> tuple[Noted, Noted]:
        low, high = self.graph.mul(x.node, y.node)
        if bits < _WHOLE:
            high = self.graph.shift("shr", low, bits)
        return self.low(self.of(low), bits), self.of(high)

    # ------------------------------------------------------------------ bits

    def and_(self, x: Noted, y: Noted, bits: int) -> Noted:
        return self.of(self.graph.logic("and", x.node, y.node))

    def or_(self, x: Noted, y: Noted, bits: int) -> Noted:
        return self.of(self.graph.logic("or", x.node, y.node))

    def xor(self, x: Noted, y: Noted, bits: int) -> Noted:
        return self.of(self.graph.logic("xor", x.node, y.node))

    def invert(self, x: Noted, bits: int) -> Noted:
        return self.low(self.of(self.graph.invert(x.node)), bits)

    def shift_left(self, x: Noted, count: int, bits: int) -> Noted:
        return self.low(self.of(self.graph.shift("shl", x.node, count)), bits) if count else x

    def shift_right(self, x: Noted, count: int) -> Noted:
        return self.of(self.graph.shift("shr", x.node, count)) if count else x

    def funnel_right(self, low: Noted, high: Noted, count: int, bits: int) -> Noted:
        if bits < _WHOLE:
            return super().funnel_right(low, high, count, bits)
        return self.of(self.graph.shrd(high.node, low.node, count))

    def bit_of(self, x: Noted, position: int) -> Noted:
        return self.of(self.graph.bit(x.node, position))

    def gather(self, parts: Sequence[tuple[Noted, int]]) -> Noted:
        """Of one word: x86 is little-endian."""
        (word, first), *_ = parts
        if any(part != (word, first + index) for index, part in enumerate(parts)):
            raise Undecided("a load across two words")
        return self.low(self.shift_right(word, 8 * first), 8 * len(parts))

    # ------------------------------------------------------------------ conditions

    def complement(self, bit: Noted) -> Noted:
        return self.of(self.graph.opposite(bit.node))

    def pick(self, bit: Noted, then: Noted, otherwise: Noted) -> Noted:
        return self.of(self.graph.select(bit.node, then.node, otherwise.node))
