# SPDX-License-Identifier: MIT
"""Words as sums of single bits of input words.

Trusted. x mod 2^b is the sum of the lowest b bits of x; a sum of multiples of bits, modulo 2^b, is the sum of the multiples
modulo 2^b where that stays below 2^b.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Atom, Low, World

#: A bit of an atom, by its position there, as polynomials in bits name it.
Bit = tuple[int, int]


def bits_of(world: World, poly: Poly) -> Poly | None:
    """A linear polynomial in bits; None where that is not found."""
    known = {atom: bits for atom in poly.atoms() if (bits := _atom(world, atom)) is not None}
    if any(len(monomial) > 1 for monomial in poly.terms) or len(known) < len(poly.atoms()):
        return None
    bits = poly.substitute(known)
    return None if bits.shift else bits


def _atom(world: World, atom: int) -> Poly | None:
    key = atom, world.atoms[atom]
    if key not in world.bits:
        world.bits[key] = _expanded(world, *key)
    return world.bits[key]


def _expanded(world: World, atom: int, known: Atom) -> Poly | None:
    if known.meaning is None:
        return sum_of({i: (atom, i) for i in range(known.hi.bit_length())}) if known.lo >= 0 else None
    if not isinstance(known.meaning, Low) or (inner := bits_of(world, known.meaning.of)) is None:
        return None
    reduced = inner.low(known.meaning.bits)
    return None if sum(reduced.terms.values()) >> known.meaning.bits else reduced


def sum_of(places: Mapping[int, Bit]) -> Poly:
    """The number that has these bits at its places."""
    return total((Poly.constant(1) if bit == SET else Poly.atom(bit), 1 << place) for place, bit in places.items())


#: In place of an unknown bit: one that is 1.
SET = (-1, -1)


def places_of(bits: Poly | None) -> dict[int, Bit] | None:
    """Which bit stands at each place of a word, None where two may."""
    if bits is None or any(factor < 0 for factor in bits.terms.values()):
        return None
    mapped: dict[int, Bit] = {}
    for bit, factor in bits.linear.items():
        places = [i for i in range(factor.bit_length()) if factor >> i & 1]
        if any(i in mapped for i in places) or (bit is not None and len(places) > 1):
            return None
        mapped |= dict.fromkeys(places, bit or SET)
    return mapped
