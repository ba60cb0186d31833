# SPDX-License-Identifier: MIT
"""Words as sums of single bits of input words.

Trusted. x mod 2^b is the sum of the lowest b bits of x; a sum of multiples of bits, modulo 2^b, is the sum of the multiples
modulo 2^b where that stays below 2^b.
"""

from __future__ import annotations

from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Atom, Bits, Bitwise, World


def bits_of(world: World, poly: Poly) -> Bits | None:
    """A linear polynomial in bits; None where that is not found."""
    total: dict[tuple[int, int] | None, int] = {}
    for monomial, factor in poly.terms.items():
        part: Bits | None = {None: 1} if not monomial else _atom(world, monomial[0]) if len(monomial) == 1 else None
        if part is None:
            return None
        for bit, weight in part.items():
            total[bit] = total.get(bit, 0) + factor * weight
    if any(factor % (1 << poly.shift) for factor in total.values()):
        return None
    return {bit: factor >> poly.shift for bit, factor in total.items() if factor}


def _atom(world: World, atom: int) -> Bits | None:
    key = atom, world.atoms[atom]
    if key not in world.bits:
        world.bits[key] = _expanded(world, *key)
    return world.bits[key]


def _expanded(world: World, atom: int, known: Atom) -> Bits | None:
    if known.meaning is None:
        return {(atom, i): 1 << i for i in range(known.hi.bit_length())} if known.lo >= 0 else None
    if isinstance(known.meaning, Bitwise):
        return _bit_by_bit(known.meaning.op, bits_of(world, known.meaning.a), bits_of(world, known.meaning.b))
    inner, size = bits_of(world, known.meaning.of), 1 << known.meaning.bits
    if inner is None:
        return None
    reduced = {bit: factor % size for bit, factor in inner.items() if factor % size}
    return reduced if sum(reduced.values()) < size else None


def _bit_by_bit(op: str, a: Bits | None, b: Bits | None) -> Bits | None:
    """a op b, of sums in which each power of two has one bit at the most, where no two unknown bits meet but equal ones."""
    first, second = places_of(a), places_of(b)
    if first is None or second is None:
        return None
    total: dict[tuple[int, int] | None, int] = {}
    for place in first.keys() | second.keys():
        if place not in first or place not in second:
            places = () if op == "and" else (first.get(place) or second[place],)
        elif op == "xor" or first[place] != second[place]:
            return None
        else:
            places = (first[place],)
        for bit in places:
            key = None if bit == SET else bit
            total[key] = total.get(key, 0) + (1 << place)
    return total


#: In place of an unknown bit: one that is 1.
SET = (-1, -1)


def places_of(bits: Bits | None) -> dict[int, tuple[int, int]] | None:
    """Which bit stands at each place of a word, None where two may."""
    if bits is None or any(factor < 0 for factor in bits.values()):
        return None
    mapped: dict[int, tuple[int, int]] = {}
    for bit, factor in bits.items():
        places = [i for i in range(factor.bit_length()) if factor >> i & 1]
        if any(i in mapped for i in places) or (bit is not None and len(places) > 1):
            return None
        mapped |= dict.fromkeys(places, bit or SET)
    return mapped
