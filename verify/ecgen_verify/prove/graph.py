# SPDX-License-Identifier: MIT
"""The domain of graphs: words and bits are nodes; equal computations are the same node. Only constants decide anything, and
whether what is public is 0.

Trusted: what operations are, and that every simplification here is an identity of 64-bit words and of carries. Words of less than
64 bits stand zero-extended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import permutations
from typing import Any, Self

from ecgen_verify.prove.domain import AnyWord, Domain, Field, Lazy
from ecgen_verify.prove.world import BITWISE, Open

_BITS = 64
TOP = (1 << _BITS) - 1

#: What a node is: the operation, the numbers of its operands, and what else it is made of.
Meaning = tuple[str, tuple[int, ...], tuple[str | int, ...]]
#: What operations are, modulo 2^64, on the words of their operands and on other numbers: on integers, and on bit-vectors of Z3 as
#: long as no intermediate result but a product reaches 2^71 in size.
OPERATIONS: Mapping[str, Callable[..., Any]] = {
    "sum": lambda x, y, carry: x + y + carry,
    "carry": lambda x, y, carry: x + y + carry >> _BITS,
    "difference": lambda x, y, borrow: x - y - borrow,
    "borrow": lambda x, y, borrow: -(x - y - borrow >> _BITS + 2),
    "bit": lambda x, index: x >> index & 1,
    "low": lambda x, y: x * y,
    "high": lambda x, y: x * y >> _BITS,
    **BITWISE,
    "shl": lambda x, count: x << count,
    "shr": lambda x, count: x >> count,
    "select": lambda bit, x, y: y ^ (x ^ y) & -bit,
}


@dataclass(frozen=True, slots=True)
class Node(AnyWord):
    """A word, by its number in the graph. `lo`: its value, else -1. `secret`: it is made of inputs."""

    number: int
    lo: int
    secret: bool

    @property
    def is_constant(self) -> bool:
        return self.lo >= 0


@dataclass
class Graph(Domain[Node]):
    """Bits are words that are 0 or 1. `zero`: of words that are public, whether they are 0 on one path; that is what may be
    open."""

    meanings: list[Meaning] = field(default_factory=list)
    _nodes: dict[Meaning, Node] = field(default_factory=dict)
    zero: Mapping[Node, int] = field(default_factory=dict)

    def unknown(self, name: str, *, bits: int = 64, secret: bool = True) -> Node:
        return super().unknown(name, bits=bits, secret=secret) if secret else self.make("input", (), name, bits)

    def assuming(self, bit: Node, value: int) -> Self:
        return replace(self, zero={**self.zero, bit: value})

    def make(self, name: str, operands: Sequence[Node], *others: str | int) -> Node:
        """The node of an operation; one of constants is a constant."""
        if operands and all(node.is_constant for node in operands):
            return self.const(OPERATIONS[name](*(node.lo for node in operands), *others))
        secret = any(node.secret for node in operands)
        return self._node((name, tuple(node.number for node in operands), others), secret=secret)

    def _node(self, meaning: Meaning, lo: int = -1, *, secret: bool) -> Node:
        if meaning not in self._nodes:
            self._nodes[meaning] = Node(len(self.meanings), lo, secret)
            self.meanings.append(meaning)
        return self._nodes[meaning]

    def input(self, *name: str | int) -> Node:
        return self._node(("input", (), name), secret=True)

    def const(self, value: int) -> Node:
        value &= TOP
        return self._node(("const", (), (value,)), value, secret=False)

    def _symmetric(self, name: str, *operands: Node) -> Node:
        """Of an operation for which the order of its operands does not matter."""
        return self.make(name, sorted(operands, key=lambda node: node.number))

    # ------------------------------------------------------------------ sums and products

    def add(self, x: Node, y: Node, carry: Node, bits: int, sign: int) -> Node:
        if not y.lo and not carry.lo:
            return x
        return self.low(self.make("difference", (x, y, carry)) if sign < 0 else self._symmetric("sum", x, y, carry), bits)

    def total(self, parts: Sequence[tuple[Node, int]], constant: int, bits: int) -> Node:
        words = [self.multiply_low(word, self.const(factor), _BITS) for word, factor in parts]
        words += [self.const(constant)] if constant or not words else []
        return self.low(reduce(lambda x, y: self._symmetric("sum", x, y, self.const(0)), words), bits)

    def multiply(self, x: Node, y: Node, bits: int) -> tuple[Node, Node]:
        low, high = self._product(x, y)
        return self.low(low, bits), high if bits == _BITS else self.shift_right(low, bits)

    def _product(self, x: Node, y: Node) -> tuple[Node, Node]:
        """Its low and its high word; shifts where a factor is a power of two."""
        for word, power in ((x, y.lo), (y, x.lo)):
            if power > 0 and not power & (power - 1):
                count = power.bit_length() - 1
                return self.shift_left(word, count, _BITS), self.shift_right(word, _BITS - count) if count else self.const(0)
        return self._symmetric("low", x, y), self._symmetric("high", x, y)

    # ------------------------------------------------------------------ bits

    def assemble(self, fields: Sequence[Field[Node]]) -> Node:
        words, position = [], 0
        for x, start, end in fields:
            if end > start and not (x.is_constant and not x.lo):
                words.append(self._moved(x, start, end, position))
            position += end - start
        return reduce(lambda x, y: self.or_(x, y, _BITS), words or [self.const(0)])

    def _moved(self, x: Node, start: int, end: int, to: int) -> Node:
        """These bits at another place. What stands above them goes by a shift, or else by a mask."""
        word, size = x, end - start
        if size == 1:
            word = self.make("bit", (x,), start)
        elif start:
            word = self.make("shr", (x,), start)
        if size > 1 and end < _BITS and to + size < _BITS:
            word = self.and_(word, self.const((1 << size) - 1), size)
        return self.make("shl", (word,), to) if to else word

    def bitwise(self, op: str, x: Node, y: Node, bits: int) -> Node:
        """An exclusive or with what was combined so before is the other part of it."""
        for one, other in permutations((x, y)) if op == "xor" else ():
            parts = self._parts(other)
            if one in parts:
                return parts[1 - parts.index(one)]
        return self._symmetric(op, x, y)

    def _parts(self, node: Node) -> tuple[Node, ...]:
        """What an exclusive or is of."""
        name, operands, _ = self.meanings[node.number]
        return tuple(self._nodes[self.meanings[number]] for number in operands) if name == "xor" else ()

    # ------------------------------------------------------------------ conditions

    def flag(self, lazy: Lazy[Node]) -> Node:
        match lazy.kind, lazy.words:
            case "zero", (word,) if not word.is_constant and not word.secret:
                if word not in self.zero:
                    raise Open(word)
                return self.const(self.zero[word])
            case "carry", summands if lazy.sign < 0:
                return self.make("borrow", summands[:3])
            case "carry", summands if lazy.bits == _BITS:
                return self._symmetric("carry", *summands[:3])
        return super().flag(lazy)

    def pick(self, bit: Node, then: Node, otherwise: Node) -> Node:
        if self.const(1) in self._parts(bit):
            bit, then, otherwise = self.complement(bit), otherwise, then
        return self.make("select", (bit, then, otherwise))
