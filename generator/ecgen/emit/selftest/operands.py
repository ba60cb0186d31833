# SPDX-License-Identifier: MIT
"""What the self-test calls functions with: values as `ecgen.logic.evaluate` has them, and how rows of its tables name them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.emit.facts import contracts_of
from ecgen.emit.selftest.strings import Strings, noise, noise_below
from ecgen.field import Modulus
from ecgen.group import Group
from ecgen.library import Library
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting
from ecgen.meaning.groups import TwistPoints, square_root
from ecgen.meaning.setting import setting_of
from ecgen.rings import QuadraticField


@dataclass(frozen=True)
class Operand:
    """`value`: as contracts are evaluated with it, words of 64 bits in memory; `slots`: what a row of a case says of it."""

    value: Any
    slots: tuple[int, ...]


@dataclass
class Operands:
    """Of one library. `points`: (x, y, z) as numbers of strings, z of a neutral element negative; `numbers`: by value."""

    library: Library
    numbers: list[int] = field(default_factory=list)
    points: dict[tuple[int, int, int], int] = field(default_factory=dict)

    @cached_property
    def moduli(self) -> dict[str, Modulus]:
        return {modulus.symbol: modulus for modulus in self.library.moduli(64)}

    @cached_property
    def setting(self) -> Setting:
        return setting_of(self.library, 64)

    @cached_property
    def setting_32(self) -> Setting:
        """With words of 32 bits: Montgomery's radix may be another."""
        return setting_of(self.library, 32)

    @cached_property
    def contracts(self) -> dict[str, Contract]:
        return contracts_of(self.library)

    @cached_property
    def strings(self) -> Strings:
        return Strings(2 * max(modulus.bytes for modulus in self.moduli.values()))

    # --- operands of each kind ---

    def string(self, data: bytes) -> Operand:
        return Operand(data, (self.strings.number(data),))

    def number(self, value: int) -> Operand:
        """Of a mask or a small factor."""
        if value not in self.numbers:
            self.numbers.append(value)
        return Operand(value, (self.numbers.index(value),))

    def element(self, symbol: str, number: int, *, raw: bool) -> Operand:
        """`raw`: the number is what stands in memory, not the element."""
        modulus = self.moduli[symbol]
        slot = self.strings.number(number.to_bytes(modulus.bytes, "big"))
        return Operand(number if raw else modulus.encode(number), (slot,))

    def loose_element(self, symbol: str, number: int, multiple: int) -> Operand:
        """The words of an element and a multiple of the modulus on top."""
        modulus = self.moduli[symbol]
        single, more = self.element(symbol, number, raw=False), multiple * modulus.number
        return Operand(single.value + more, (*single.slots, self.strings.number(more.to_bytes(modulus.bytes + 1, "big"))))

    def in_lane(self, symbol: str, number: int) -> Operand:
        """One of eight elements."""
        slots = self.element(symbol, number, raw=True).slots
        return Operand(lane_modulus(self.moduli[symbol]).encode(number), slots)

    def extension(self, parts: Sequence[int], *, raw: bool) -> Operand:
        """A string of both parts."""
        modulus = self.moduli["p"]
        slot = self.strings.number(b"".join(part.to_bytes(modulus.bytes, "big") for part in parts))
        return Operand(tuple(part if raw else modulus.encode(part) for part in parts), (slot,))

    def point(self, value: tuple[int, int] | None, z: int) -> Operand:
        """With this z, of one that is not neutral; any x and y of one that is."""
        x, y = value or (2 % self.library.spec.prime, 1)
        row = tuple(self._coordinate(number) for number in (x, y, z))
        return Operand(value, (self._point(row[0], row[1], row[2] if value is not None else -1 - row[2]),))

    def without_coordinates(self) -> Operand:
        """The neutral element with zeros."""
        zero = self._coordinate(0)
        return Operand(None, (self._point(zero, zero, -1 - zero),))

    def line_point(self, value: tuple[tuple[int, int]] | None, z: tuple[int, int]) -> Operand:
        """On a Kummer line: x and z in one string each."""
        u = self.extension(value[0] if value is not None else (1, 0), raw=False).slots[0]
        third = self.extension(z, raw=False).slots[0]
        return Operand(value, (self._point(u, 0, third if value is not None else -1 - third),))

    def twist_point(self, value: Any, z: tuple[int, int]) -> Operand:
        """Of G2, as `point`: x, y and z in one string each."""
        x, y = value or ((2, 0), (1, 0))
        row = [self.extension(number, raw=False).slots[0] for number in (x, y, z)]
        return Operand(value, (self._point(row[0], row[1], row[2] if value is not None else -1 - row[2]),))

    def _coordinate(self, number: int) -> int:
        return self.strings.number(number.to_bytes(self.moduli["p"].bytes, "big"))

    def _point(self, x: int, y: int, z: int) -> int:
        return self.points.setdefault((x, y, z), len(self.points))

    # --- which numbers, points and encodings ---

    def residues(self, symbol: str) -> list[int]:
        """Edges, runs of ones, a single bit in each word of 32, then noise."""
        modulus = self.moduli[symbol]
        n, bits, words = modulus.number, modulus.bits, range(0, modulus.bits, 32)
        some = words if not modulus.is_long else words[:: max(1, len(words) // 6)]
        edges = [0, 1, 2, 3, n - 1, n - 2, n // 2, n // 2 + 1, (1 << bits - 1) - 1, 1 << bits - 1]
        runs = [(1 << 32 * i) - 1 for i in range(1, len(words), 1 if not modulus.is_long else 16)]
        high = [n - (1 << 64 * i) for i in range(1, len(words) // 2, 1 if not modulus.is_long else 16)]
        bits_of_words = [1 << i + i // 4 % 32 // 8 * 8 for i in some]
        drawn = [int.from_bytes(data, "big") for data in noise_below(n, modulus.bytes, 12)]
        return list(dict.fromkeys(x for x in [*edges, *drawn, *runs, *high, *bits_of_words] if 0 <= x < n))

    def drawn(self, symbol: str, count: int) -> list[int]:
        """Noise, for tiny moduli less of it; not 0."""
        modulus = self.moduli[symbol]
        numbers = [int.from_bytes(data, "big") for data in noise_below(modulus.number, modulus.bytes, 4 * count + 8)]
        return [x for x in numbers if x][:count] or [1]

    @cached_property
    def order(self) -> int:
        return self.moduli["n"].number

    def scalars(self) -> list[int]:
        """Small ones of either sign, edges, noise; halves of the scalar that an endomorphism makes, where there is one."""
        n = self.order
        small = [s * k for k in (0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 31, 32, 33) for s in (1, -1)]
        root = square_root(-3, n) if n > 3 else None
        third = [] if root is None or n < 2**16 else [(root - 1) * pow(2, -1, n)]
        eigen = [x + i for x in third for i in (-1, 0, 1)] + [-x for x in third]
        middle = [n // 2, n // 2 + 1, (1 << n.bit_length() - 1) - 1, 1 << n.bit_length() - 1, 1 << n.bit_length() // 2]
        return list(dict.fromkeys(x % n for x in [*self.drawn("n", 4), *small, *middle, *eigen]))

    def multiples(self) -> list[Any]:
        """Points, few enough that sums meet equal and opposite ones: the neutral element, multiples of the generator."""
        return self._multiples(self.setting.group, self.small_order)

    def twist_multiples(self) -> list[Any]:
        """The same of G2."""
        return self._multiples(self.setting.twist, self.twist_strays)

    def _multiples(self, group: Any, small_order: list[Any]) -> list[Any]:
        assert group is not None
        k = self.drawn("n", 1)[0]
        some = [group.multiple(i, group.generator) for i in (1, 2, 3, k)]
        points = [group.neutral, *some, *(group.negated(point) for point in some), *small_order]
        points += [group.add(some[0], other) for other in small_order]
        return list(dict.fromkeys(points))

    @cached_property
    def twist_strays(self) -> list[Any]:
        """Two points of the twist that are not in G2, one of them of an order that n has no part in."""
        group = self.setting.twist
        assert isinstance(group, TwistPoints)
        return group.outside(self.order)

    @cached_property
    def small_order(self) -> list[Any]:
        """Points of another order than n, where a cofactor has them."""
        curve, group, named = self.library.spec.curve, self.setting.group, self.setting.named
        assert curve is not None and group is not None
        if curve.cofactor == 1 or "decoded" not in named:
            return []
        length = self.moduli["p"].bytes
        if curve.form == "weierstrass":
            strings = [bytes([2]) + x.to_bytes(length, "big") for x in range(min(40, self.library.spec.prime))]
        else:
            strings = [x.to_bytes(length, "little") for x in range(12)]
        points = [named["decoded"](string) for string in strings]
        others = [group.multiple(curve.order, point) for point in points if point is not None]
        return list(dict.fromkeys(point for point in others if point != group.neutral))[:3]

    def zs(self) -> list[int]:
        return [1, *self.drawn("p", 3)]

    # --- Kummer lines ---

    def line(self) -> tuple[Group[tuple[int, int]], tuple[tuple[int, int], tuple[int, int]]]:
        """A curve v^2 = u^3 + A*u^2 + u and a point of it: A from the point."""
        p, draws = self.library.spec.prime, random.Random(self.library.spec.prime)
        ring = QuadraticField(p, self.library.spec.nonresidue)
        while True:
            x, y = ((draws.randrange(p), draws.randrange(p)) for _ in range(2))
            if x != (0, 0) and y != (0, 0):
                xx = ring.mul(x, x)
                a = ring.mul(ring.sub(ring.sub(ring.mul(y, y), ring.mul(xx, x)), x), ring.inv(xx))
                if a not in ((2, 0), (p - 2, 0)):
                    return Group("montgomery", {"A": a}, ring), (x, y)

    @staticmethod
    def noise(offset: int, length: int) -> bytes:
        return noise[offset : offset + length]


def lengths(values: Iterable[int]) -> list[int]:
    """Without repetition."""
    return list(dict.fromkeys(values))
