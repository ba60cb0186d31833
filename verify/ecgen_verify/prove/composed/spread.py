# SPDX-License-Identifier: MIT
"""Addresses in arrays at an index that is not known.

Trusted. The part that is not constant belongs to the base, so that the core takes what is at another index for another object: it
finds nothing there and may not write there.
"""

from __future__ import annotations

from ecgen_verify.prove.domain import signed
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


class Spread(str):
    """The base `name` + `part`, a polynomial without a constant term."""

    __slots__ = ("name", "part")
    name: str
    part: Poly

    def __new__(cls, name: str, part: Poly) -> Spread:
        text = super().__new__(cls, f"{name} + {sorted(part.terms.items())}")
        text.name, text.part = name, part
        return text


def split(place: Pointer) -> tuple[str, Poly]:
    """The object and the distance from its start, modulo 2^64."""
    if isinstance(place.base, Spread):
        return place.base.name, place.base.part.offset(place.offset)
    return place.base, Poly.constant(place.offset)


def joined(name: str, distance: Poly) -> Pointer:
    """The address at that distance. Raises Undecided for a fraction."""
    if distance.shift:
        raise Undecided("an address at a distance that is a fraction")
    part = Poly({monomial: factor for monomial, factor in distance.terms.items() if monomial})
    return Pointer(Spread(name, part) if part.terms else name, signed(distance.terms.get((), 0) % (1 << 64)))


def spread(place: Pointer, word: Word, factor: int) -> Pointer:
    """The address `factor * word` further on."""
    if word.secret:
        raise Undecided("a secret is part of an address")
    name, distance = split(place)
    return joined(name, distance.plus(word.poly, factor))
