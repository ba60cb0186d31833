# SPDX-License-Identifier: MIT
"""Words and bits as nodes of a graph; equal computations are the same node.

Trusted: every simplification here is an identity of 64-bit words and of carries, given what each word is at most.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

_BITS = 64
TOP = (1 << _BITS) - 1

#: A node's number.
Node = int
Meaning = tuple[str | int, ...]


@dataclass
class Graph:
    """`meanings[node]`: the operation's name and its operands; `most[node]`: no larger number stands there. Bits are words that
    are 0 or 1."""

    meanings: list[Meaning] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    _numbers: dict[Meaning, Node] = field(default_factory=dict)

    def make(self, *meaning: str | int, most: int = TOP) -> Node:
        if meaning not in self._numbers:
            self._numbers[meaning] = len(self.meanings)
            self.meanings.append(meaning)
            self.most.append(min(most, TOP))
        return self._numbers[meaning]

    def limit(self, node: Node, most: int) -> None:
        """Use that the word is at most `most`, which the caller knows."""
        self.most[node] = min(self.most[node], most)

    def const(self, number: int) -> Node:
        return self.make("const", number & TOP, most=number & TOP)

    def number(self, node: Node) -> int | None:
        """The value of a constant, else None."""
        name, *operands = self.meanings[node]
        return int(operands[0]) if name == "const" else None

    def add(self, x: Node, y: Node, carry: Node) -> tuple[Node, Node]:
        """(sum, carry out) of x + y + carry, which are integers all alike."""
        x, y, carry = sorted((x, y, carry))
        numbers = [self.number(node) for node in (x, y, carry)]
        known = [node for node in numbers if node is not None]
        if len(known) == 3:
            total = sum(known)
            return self.const(total), self.const(total >> _BITS)
        if known == [0, 0]:  # the third alone; a carry that is a word of 0 or 1 is itself
            return next(node for node, number in zip((x, y, carry), numbers, strict=True) if number is None), self.const(0)
        most = self.most[x] + self.most[y] + self.most[carry]
        bit = self.make("carry", x, y, carry, most=1) if most > TOP else self.const(0)
        return self.make("sum", x, y, carry, most=most), bit

    def sub(self, x: Node, y: Node, borrow: Node) -> tuple[Node, Node]:
        """(difference, borrow out) of x - y - borrow."""
        if x == y:
            return self.mask(borrow), borrow
        known = [self.number(node) for node in (x, y, borrow)]
        if None not in known:
            total = known[0] - known[1] - known[2]  # type: ignore[operator]
            return self.const(total), self.const(int(total < 0))
        if known[1:] == [0, 0]:
            return x, self.const(0)
        return self.make("difference", x, y, borrow), self.make("borrow", x, y, borrow, most=1)

    def mask(self, bit: Node) -> Node:
        """All-ones where the bit is 1, else 0."""
        number = self.number(bit)
        return self.make("mask", bit) if number is None else self.const(-number)

    def bit(self, word: Node, index: int) -> Node:
        """One bit of a word."""
        name, *operands = self.meanings[word]
        if name == "const":
            return self.const(int(operands[0]) >> index & 1)
        if name == "mask" or (index == 0 and name in ("carry", "borrow", "bit")):
            return int(operands[0]) if name == "mask" else word
        return self.make("bit", word, index, most=1)

    def opposite(self, bit: Node) -> Node:
        """1 minus a bit."""
        known = self._opposite(bit)
        if known is not None:
            return known
        number = self.number(bit)
        return self.make("xor", *sorted((self.const(1), bit)), most=1) if number is None else self.const(1 - number)

    def _opposite(self, bit: Node) -> Node | None:
        """The bit that this is 1 minus of."""
        name, *operands = self.meanings[bit]
        one, nodes = self._numbers.get(("const", 1)), [int(operand) for operand in operands]
        if name != "xor" or self.most[bit] != 1 or one not in nodes:
            return None
        return nodes[1] if nodes[0] == one else nodes[0]

    def mul(self, x: Node, y: Node) -> tuple[Node, Node]:
        """(low, high) of x * y."""
        x, y = sorted((x, y))
        a, b = self.number(x), self.number(y)
        if a is not None and b is not None:
            return self.const(a * b), self.const(a * b >> _BITS)
        if 0 in (a, b):
            return self.const(0), self.const(0)
        for word, power in ((x, b), (y, a)):
            if power is not None and power > 1 and not power & (power - 1):
                count = power.bit_length() - 1
                return self.shift("shl", word, count), self.shift("shr", word, _BITS - count)
        most = self.most[x] * self.most[y]
        return self.make("low", x, y, most=most), self.make("high", x, y, most=most >> _BITS)

    def logic(self, name: str, x: Node, y: Node) -> Node:
        """and, or, xor."""
        x, y = sorted((x, y))
        a, b = self.number(x), self.number(y)
        if a is not None and b is not None:
            return self.const({"and": a & b, "or": a | b, "xor": a ^ b}[name])
        if x == y:
            return self.const(0) if name == "xor" else x
        if name == "or" and (joined := self._joined(x, y)) is not None:
            return joined
        most = min(self.most[x], self.most[y]) if name == "and" else TOP
        return self.make(name, x, y, most=most)

    def _joined(self, x: Node, y: Node) -> Node | None:
        """The double shift that the OR of two words is: one shifted down, and its neighbour shifted up by the rest."""
        for (down, low, count), (up, high, rest) in permutations((self._shifted(x), self._shifted(y))):
            if (down, up) == ("shr", "shl") and count + rest == _BITS:
                return self.shrd(high, low, count)
        return None

    def _shifted(self, x: Node) -> tuple[str, Node, int]:
        """(shl or shr, the word, the count); another name where the word is no shifted one."""
        name, *operands = self.meanings[x]
        return (name, int(operands[0]), int(operands[1])) if name in ("shl", "shr") else ("", x, 0)

    def invert(self, x: Node) -> Node:
        a = self.number(x)
        return self.make("not", x) if a is None else self.const(~a)

    def shift(self, name: str, x: Node, count: int) -> Node:
        """shl, shr by 0 < count < 64."""
        a = self.number(x)
        if a is None:
            most = self.most[x]
            return self.make(name, x, count, most=most << count if name == "shl" else most >> count)
        return self.const(a << count if name == "shl" else a >> count)

    def shrd(self, high: Node, low: Node, count: int) -> Node:
        """The low word of (high, low) shifted to the right by 0 < count < 64."""
        a, b = self.number(high), self.number(low)
        if a is not None and b is not None:
            return self.const((a << _BITS | b) >> count)
        return self.make("shrd", high, low, count)

    def select(self, bit: Node, x: Node, y: Node) -> Node:
        """x where the bit is 1, else y."""
        number = self.number(bit)
        if number is not None:
            return x if number else y
        if (opposite := self._opposite(bit)) is not None:
            return self.select(opposite, y, x)
        return x if x == y else self.make("select", bit, x, y, most=max(self.most[x], self.most[y]))
