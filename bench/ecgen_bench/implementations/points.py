# SPDX-License-Identifier: MIT
"""Points as operands: Jacobian triples on a curve with the coefficient a, drawn at random and compared as affine points.

Tangents and chords do not depend on the coefficient b. Every triple with z != 0 lies on some curve y^2 = x^3 + a x + b, and a sum
of two points is well defined although they need not lie on the same one. So the same words serve for callees that take Montgomery
form and for those that do not.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ecgen.emit.facts import contracts_of
from ecgen.field import Modulus
from ecgen.library import Library
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.loose import Loose

Pairs = list[tuple[int, int]]
Affine = tuple[int, int]


@dataclass(frozen=True)
class Points:
    """Triples x, y, z one after the other, each in the form of `field`; `a`: the curve's coefficient."""

    field: Modulus
    a: int
    tag = "point"

    @property
    def limbs(self) -> int:
        return 3 * self.field.limbs

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
        """`count` pairs of triples as numbers. The coordinates are random, above 0 and below the prime."""
        rng = random.Random(f"{self.tag} {seed}")

        def triple() -> int:
            return sum(rng.randrange(1, self.number) << (self.field.width * self.field.limbs * i) for i in range(3))

        return [(triple(), triple()) for _ in range(count)]

    def is_right(self, operation: str, a: int, b: int, result: int, canonical: bool) -> bool:
        """Whether `result` represents 2a ("dbl") or a + b ("add", and "add_affine" where b has no z)."""
        first, (x, y, z) = self._affine(self._split(a)), self._split(b)
        right = self._sum(first, first if operation == "dbl" else self._affine((x, y, z if operation == "add" else self._one)))
        coordinates = self._split(result)
        if canonical and max(coordinates) >= self.number:
            return False
        return coordinates[2] % self.number != 0 and self._affine(coordinates) == right

    @property
    def _one(self) -> int:
        return self.field.encode(1)

    def _split(self, number: int) -> tuple[int, int, int]:
        width = self.field.width * self.field.limbs
        x, y, z = (number >> (width * i) & ((1 << width) - 1) for i in range(3))
        return x, y, z

    def _affine(self, coordinates: tuple[int, int, int]) -> Affine:
        p = self.number
        x, y, z = map(self.field.decode, coordinates)
        inverse = pow(z, -1, p)
        return x * inverse**2 % p, y * inverse**3 % p

    def _sum(self, first: Affine, second: Affine) -> Affine:
        """The sum by the tangent where both points are the same, else by the chord. As operands are drawn, neither is
        vertical."""
        p, (x1, y1), (x2, y2) = self.number, first, second
        slope = (3 * x1 * x1 + self.a) * pow(2 * y1, -1, p) if first == second else (y2 - y1) * pow(x2 - x1, -1, p)
        x = (slope * slope - x1 - x2) % p
        return x, (slope * (x1 - x) - y1) % p


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
    contracts = contracts_of(library)
    if "fe2_mul" in contracts:
        operands.append(Extension(moduli[0], library.spec.nonresidue))
    if "fe_loose_mul" in contracts:
        operands.append(Loose(moduli[0], moduli[0].loose_multiple * moduli[0].number, LOOSE))
    return operands


def by_tag(operands: Sequence[Domain]) -> Mapping[str, Modulus]:
    """The moduli among the operands' domains."""
    return {domain.tag: domain for domain in operands if isinstance(domain, Modulus)}


def points_of(operands: Sequence[Domain]) -> Points | None:
    """The points among the operands' domains; None without any."""
    return next((domain for domain in operands if isinstance(domain, Points)), None)


def loose_of(operands: Sequence[Domain], tag: str) -> Loose | None:
    """The domain of this tag among the operands' domains where its elements are not canonical; None for others."""
    return next((domain for domain in operands if isinstance(domain, Loose) and domain.tag == tag), None)


def extension_of(operands: Sequence[Domain]) -> Extension | None:
    """The elements of F_p^2 among the operands' domains; None without any."""
    return next((domain for domain in operands if isinstance(domain, Extension)), None)
