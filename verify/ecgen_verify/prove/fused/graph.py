# SPDX-License-Identifier: MIT
"""The domain of graphs: words and bits are nodes; equal computations are the same node, and only constants decide anything.

Trusted: every simplification here is an identity of 64-bit words and of carries, given what each word is at most. Words of less
than 64 bits stand zero-extended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from ecgen_verify.prove.domain import AnyWord, Domain
from ecgen_verify.prove.world import Undecided

_BITS = 64
TOP = (1 << _BITS) - 1

#: What a node is: the operation, the numbers of its operands, and what else it is made of.
Meaning = tuple[str, tuple[int, ...], tuple[str | int, ...]]
#: What operations are, modulo 2^64, on the words of their operands and on other numbers.
OPERATIONS: Mapping[str, Callable[..., int]] = {
    "sum": lambda x, y, carry: x + y + carry,
    "carry": lambda x, y, carry: x + y + carry >> _BITS,
    "difference": lambda x, y, borrow: x - y - borrow,
    "borrow": lambda x, y, borrow: int(x < y + borrow),
    "mask": lambda bit: -bit,
    "bit": lambda x, index: x >> index & 1,
    "low": lambda x, y: x * y,
    "high": lambda x, y: x * y >> _BITS,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "not": lambda x: ~x,
    "shl": lambda x, count: x << count,
    "shr": lambda x, count: x >> count,
    "shrd": lambda high, low, count: (high << _BITS | low) >> count,
    "select": lambda bit, x, y: x if bit else y,
}


@dataclass(frozen=True, slots=True)
class Node(AnyWord):
    """A word, by its number in the graph. Whether it is a secret does not matter, as it decides nothing; `lo`: its value, else
    -1."""

    number: int
    lo: int = -1
    secret: bool = False

    @property
    def is_constant(self) -> bool:
        return self.lo >= 0


@dataclass
class Graph(Domain[Node]):
    """`most`: by node, no larger number stands there. Bits are words that are 0 or 1."""

    meanings: list[Meaning] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    _nodes: dict[Meaning, Node] = field(default_factory=dict)

    def make(self, name: str, operands: Sequence[Node], *others: str | int, most: int = TOP) -> Node:
        """The node of an operation; one of constants is a constant."""
        if operands and all(node.is_constant for node in operands):
            return self.const(OPERATIONS[name](*(node.lo for node in operands), *others))
        return self._node((name, tuple(node.number for node in operands), others), -1, most)

    def _node(self, meaning: Meaning, lo: int, most: int) -> Node:
        if meaning not in self._nodes:
            self._nodes[meaning] = Node(len(self.meanings), lo)
            self.meanings.append(meaning)
            self.most.append(min(most, TOP))
        return self._nodes[meaning]

    def input(self, *name: str | int, most: int = TOP) -> Node:
        return self.make("input", (), *name, most=most)

    def limit(self, node: Node, most: int) -> None:
        """Use that the word is at most `most`, which the caller knows."""
        self.most[node.number] = min(self.most[node.number], most)

    def const(self, value: int) -> Node:
        value &= TOP
        return self._node(("const", (), (value,)), value, value)

    def _operands(self, node: Node, name: str) -> tuple[Node, ...]:
        """Of a node of this operation; none of others."""
        kind, operands, _ = self.meanings[node.number]
        return tuple(self._nodes[self.meanings[number]] for number in operands) if kind == name else ()

    def low(self, x: Node, bits: int) -> Node:
        mask = (1 << bits) - 1
        return x if self.most[x.number] <= mask else self.and_(x, self.const(mask), bits)

    # ------------------------------------------------------------------ sums and products

    def add(self, x: Node, y: Node, carry: Node, bits: int, sign: int) -> tuple[Node, Node]:
        if sign < 0:
            total, out = self._difference(x, y, carry)
        else:
            total, out = self._sum(x, y, carry)
            out = out if bits == _BITS else self.bit_of(total, bits)
        return self.low(total, bits), out

    def _sum(self, *parts: Node) -> tuple[Node, Node]:
        """Of two words and a carry, which are integers all alike; and the carry."""
        parts = tuple(sorted(parts, key=lambda node: (node.lo != 0, node.number)))
        if parts[1].lo == 0:
            return parts[2], self.const(0)
        most = sum(self.most[node.number] for node in parts)
        return self.make("sum", parts, most=most), self.make("carry", parts, most=1) if most > TOP else self.const(0)

    def _difference(self, x: Node, y: Node, borrow: Node) -> tuple[Node, Node]:
        if x == y:
            return self.make("mask", (borrow,)), borrow
        if y.lo == borrow.lo == 0:
            return x, y
        return self.make("difference", (x, y, borrow)), self.make("borrow", (x, y, borrow), most=1)

    def total(self, parts: Sequence[tuple[Node, int]], constant: int, bits: int) -> Node:
        total, zero = self.const(constant), self.const(0)
        for word, factor in parts:
            part = word if factor == 1 else self.multiply_low(word, self.const(factor), _BITS)
            total, _ = self._sum(total, part, zero)
        return self.low(total, bits)

    def multiply(self, x: Node, y: Node, bits: int) -> tuple[Node, Node]:
        low, high = self._product(x, y)
        return self.low(low, bits), high if bits == _BITS else self.shift_right(low, bits)

    def _product(self, x: Node, y: Node) -> tuple[Node, Node]:
        """Its low and its high word."""
        x, y = sorted((x, y), key=lambda node: node.number)
        if 0 in (x.lo, y.lo):
            return self.const(0), self.const(0)
        for word, power in ((x, y.lo), (y, x.lo)):
            if power > 1 and not power & (power - 1):
                count = power.bit_length() - 1
                return self.shift_left(word, count, _BITS), self.shift_right(word, _BITS - count)
        most = self.most[x.number] * self.most[y.number]
        return self.make("low", (x, y), most=most), self.make("high", (x, y), most=most >> _BITS)

    # ------------------------------------------------------------------ bits

    def _logic(self, name: str, x: Node, y: Node, most: int) -> Node:
        return self.make(name, sorted((x, y), key=lambda node: node.number), most=most)

    def and_(self, x: Node, y: Node, bits: int) -> Node:
        return x if x == y else self._logic("and", x, y, min(self.most[x.number], self.most[y.number]))

    def or_(self, x: Node, y: Node, bits: int) -> Node:
        """A double shift where it is of a word shifted down, and of its neighbour shifted up by the rest."""
        for one, other in permutations((x, y)):
            down, up = self._operands(one, "shr"), self._operands(other, "shl")
            if down and up and sum(self._count(node) for node in (one, other)) == _BITS:
                return self.make("shrd", (*up, *down), self._count(one))
        return x if x == y else self._logic("or", x, y, self._ones(x, y))

    def xor(self, x: Node, y: Node, bits: int) -> Node:
        """With what was combined so before, the other part of it."""
        for one, other in permutations((x, y)):
            parts = self._operands(other, "xor")
            if one in parts:
                return parts[1 - parts.index(one)]
        return self.const(0) if x == y else self._logic("xor", x, y, self._ones(x, y))

    def _ones(self, x: Node, y: Node) -> int:
        """All ones, as many as the larger of the words may have bits."""
        return (1 << max(self.most[x.number], self.most[y.number]).bit_length()) - 1

    def _count(self, shifted: Node) -> int:
        _, _, (count,) = self.meanings[shifted.number]
        return int(count)

    def invert(self, x: Node, bits: int) -> Node:
        return self.low(self.make("not", (x,)), bits)

    def shift_left(self, x: Node, count: int, bits: int) -> Node:
        return self.low(self.make("shl", (x,), count, most=self.most[x.number] << count), bits) if count else x

    def shift_right(self, x: Node, count: int) -> Node:
        return self.make("shr", (x,), count, most=self.most[x.number] >> count) if count else x

    def funnel_right(self, low: Node, high: Node, count: int, bits: int) -> Node:
        return self.make("shrd", (high, low), count) if bits == _BITS else super().funnel_right(low, high, count, bits)

    def bit_of(self, x: Node, position: int) -> Node:
        if position == 0 and self.most[x.number] <= 1:
            return x
        masked = self._operands(x, "mask")
        return masked[0] if masked else self.make("bit", (x,), position, most=1)

    def gather(self, parts: Sequence[tuple[Node, int]]) -> Node:
        """Of one word: x86 is little-endian."""
        (word, first), *_ = parts
        if any(part != (word, first + index) for index, part in enumerate(parts)):
            raise Undecided("a load across two words")
        return self.low(self.shift_right(word, 8 * first), 8 * len(parts))

    # ------------------------------------------------------------------ conditions

    def pick(self, bit: Node, then: Node, otherwise: Node) -> Node:
        if self.const(1) in self._operands(bit, "xor"):
            bit, then, otherwise = self.complement(bit), otherwise, then
        if bit.is_constant:
            return then if bit.lo else otherwise
        most = max(self.most[then.number], self.most[otherwise.number])
        return then if then == otherwise else self.make("select", (bit, then, otherwise), most=most)
