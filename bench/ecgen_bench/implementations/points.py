# SPDX-License-Identifier: MIT
"""Points as operands: Jacobian triples on a curve with the coefficient a, over F_p or, of G2, over F_p^2, drawn at random and
compared as affine points.

Tangents and chords do not depend on the coefficient b. Every triple with z != 0 lies on some curve y^2 = x^3 + a x + b, and a sum
of two points is well defined although they need not lie on the same one. So the same words serve for callees that take Montgomery
form and for those that do not.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate, repeat
from typing import Any

from ecgen.curve.coordinates import encode
from ecgen.emit.facts import contracts_of
from ecgen.field import Modulus
from ecgen.group import Group
from ecgen.library import Library
from ecgen.rings import QuadraticField, Residues, Ring
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.loose import Loose

Pairs = list[tuple[int, int]]
#: Coordinates in F_p or F_p^2.
Affine = tuple[Any, Any]


@dataclass(frozen=True)
class Points:
    """Triples x, y, z one after the other, each in the form of `field`; `a`: the curve's coefficient. `nonresidue`: i^2 where
    coordinates are c0 + c1*i, as those of G2, c0 before c1; 0 where they are in F_p. `scalar_bits`: so many of the lowest bits of
    the second operand's words are what a point is multiplied by. `generator`: of the group whose points are drawn, where a
    callee's multiples are right in that group alone; None where any triple is an operand."""

    field: Modulus
    a: int
    nonresidue: int = 0
    scalar_bits: int = 0
    generator: Affine | None = None

    @property
    def tag(self) -> str:
        return "g2_point" if self.nonresidue else "point"

    @property
    def limbs(self) -> int:
        return self._numbers * self.field.limbs

    @property
    def number(self) -> int:
        return self.field.number

    @property
    def bits(self) -> int:
        return self.field.bits

    def over(self, field: Modulus) -> Points:
        """The same points with the coordinates in another form."""
        return replace(self, field=field)

    def draw(self, count: int, seed: int) -> Pairs:
        """`count` pairs of triples as numbers. The coordinates are random, above 0 and below the prime; in the generator's group
        z is, and points are one at random and what comes by adding another one to it, again and again."""
        rng = random.Random(f"{self.tag} {seed}")
        if self.generator is not None:
            law = self._law
            start, step = (law.multiply(rng.randrange(2, 1 << self.scalar_bits), self.generator) for _ in range(2))
            points: Iterable[Affine | None] = accumulate(repeat(step, 2 * count - 1), law.add, initial=start)
            numbers = [self.stored(point, rng) for point in points]
            return list(zip(numbers[::2], numbers[1::2], strict=True))

        def triple() -> int:
            return sum(rng.randrange(1, self.number) << (self._width * i) for i in range(self._numbers))

        return [(triple(), triple()) for _ in range(count)]

    def is_right(self, operation: str, a: int, b: int, result: int, canonical: bool) -> bool:
        """Whether `result` represents 2a ("dbl"), a + b ("add", and "add_affine" where b has no z) or a multiple of a ("mul")."""
        numbers = self._split(result)
        if canonical and max(numbers) >= self.number:
            return False
        z = self._coordinates(numbers)[2]
        return z != self._ring.const(0) and self.affine(result) == _right(self, operation, a, b)

    def affine(self, number: int) -> Affine:
        """The point of a triple as it stands in memory, whose z is not 0."""
        x, y, z = self._coordinates(self._split(number))
        return self._affine(x, y, z)

    def right(self, operation: str, a: int, b: int) -> Affine | None:
        """The affine point that `operation` gives; None for the neutral element."""
        law, first, (x, y, z) = self._law, self.affine(a), self._coordinates(self._split(b))
        match operation:
            case "dbl":
                return law.add(first, first)
            case "mul":
                return law.multiply(b & ((1 << self.scalar_bits) - 1), first)
            case _:
                return law.add(first, self._affine(x, y, z if operation == "add" else self._ring.const(1)))

    @property
    def _ring(self) -> Ring[Any]:
        return QuadraticField(self.number, self.nonresidue) if self.nonresidue else Residues(self.number)

    @property
    def _law(self) -> Group[Any]:
        """With 0 for b, which sums do not depend on."""
        ring = self._ring
        return Group("weierstrass", {"a": ring.const(self.a), "b": ring.const(0)}, ring)

    @property
    def _numbers(self) -> int:
        """Elements of F_p in a triple."""
        return 6 if self.nonresidue else 3

    @property
    def _width(self) -> int:
        return self.field.width * self.field.limbs

    def _split(self, number: int) -> list[int]:
        return [number >> (self._width * i) & ((1 << self._width) - 1) for i in range(self._numbers)]

    def _coordinates(self, numbers: Sequence[int]) -> list[Any]:
        """x, y and z."""
        decoded = [self.field.decode(number) for number in numbers]
        return list(zip(decoded[::2], decoded[1::2], strict=True)) if self.nonresidue else decoded

    def stored(self, point: Affine | None, rng: random.Random) -> int:
        """A triple for the point, with a random z, as it stands in memory."""
        drawn = [rng.randrange(1, self.number) for _ in range(self._numbers // 3)]
        triple: Any = encode("jacobian", point, tuple(drawn) if self.nonresidue else drawn[0], self._law)
        numbers = [part for coordinate in triple for part in coordinate] if self.nonresidue else triple
        return sum(self.field.encode(number) << (self._width * i) for i, number in enumerate(numbers))

    def _affine(self, x: Any, y: Any, z: Any) -> Affine:
        mul, inverse = self._ring.mul, self._ring.inv(z)
        square = mul(inverse, inverse)
        return mul(x, square), mul(y, mul(inverse, square))


@cache
def _right(points: Points, operation: str, a: int, b: int) -> Affine | None:
    return points.right(operation, a, b)


#: What the name of a type ends in whose elements are not canonical.
LOOSE = "_loose"
#: What operands are drawn from.
Domain = Modulus | Points | Extension | Loose


def domains(library: Library) -> list[Domain]:
    """The field, the scalars, the points, the elements of F_p^2 and the loose ones of the emitted code, as far as it has them,
    with words of 64 bits."""
    curve, moduli = library.spec.curve, library.moduli(64)
    operands: list[Domain] = list(moduli)
    if curve is not None and curve.form == "weierstrass":
        operands.append(Points(moduli[0], curve.a))
        if library.spec.twist is not None:
            twist, bits = library.spec.twist, curve.order.bit_length() - 1
            operands.append(Points(moduli[0], 0, library.spec.nonresidue, bits, twist.generator))
    contracts = contracts_of(library)
    if "fe2_mul" in contracts:
        operands.append(Extension(moduli[0], library.spec.nonresidue))
    if "fe_loose_mul" in contracts:
        operands.append(Loose(moduli[0], moduli[0].loose_multiple * moduli[0].number, LOOSE))
    return operands


def scalar_of(name: str, points: Points) -> str:
    """A C function of this name that takes the scalar of a multiplication out of a point's words, in little-endian bytes."""
    size, bits = -(-points.scalar_bits // 8), points.scalar_bits
    return f"""#include <string.h>
static void {name}(uint8_t *bytes, const void *words)
{{
    memcpy(bytes, words, {size});
    bytes[{size - 1}] &= {(1 << (bits - 8 * (size - 1))) - 1};
}}"""


def by_tag(operands: Sequence[Domain]) -> Mapping[str, Modulus]:
    """The moduli among the operands' domains."""
    return {domain.tag: domain for domain in operands if isinstance(domain, Modulus)}


def points_of(operands: Sequence[Domain], tag: str = "point") -> Points | None:
    """The points among the operands' domains, those of G2 by its tag; None without any."""
    return next((domain for domain in operands if isinstance(domain, Points) and domain.tag == tag), None)


def loose_of(operands: Sequence[Domain], tag: str) -> Loose | None:
    """The domain of this tag among the operands' domains where its elements are not canonical; None for others."""
    return next((domain for domain in operands if isinstance(domain, Loose) and domain.tag == tag), None)


def extension_of(operands: Sequence[Domain]) -> Extension | None:
    """The elements of F_p^2 among the operands' domains; None without any."""
    return next((domain for domain in operands if isinstance(domain, Extension)), None)
