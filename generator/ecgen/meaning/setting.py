# SPDX-License-Identifier: MIT
"""The setting in which the contracts of one library are evaluated: its moduli, its group, the functions of standards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.group import Group
from ecgen.library import Library
from ecgen.logic.evaluate import Representation, Setting
from ecgen.meaning.edwards import Edwards
from ecgen.meaning.encodings import encoding_functions
from ecgen.meaning.groups import Points, TwistPoints
from ecgen.meaning.hashes import hash_functions
from ecgen.meaning.kummer import Kummer
from ecgen.meaning.montgomery import Montgomery
from ecgen.meaning.weierstrass import Weierstrass
from ecgen.rings import QuadraticField, Residues
from ecgen.spec.curve_check import Curve


def setting_of(library: Library, width: int) -> Setting:
    """For words of so many bits."""
    moduli: dict[str, Representation] = {}
    for modulus in library.moduli(width):
        moduli |= {modulus.symbol: modulus, f"{modulus.symbol}8": lane_modulus(modulus)}
    common: Mapping[str, Callable[..., Any]] = {**hash_functions(), **encoding_functions()}
    curve, group, prime = library.spec.curve, library.spec.group, library.spec.prime
    beta = library.spec.nonresidue
    if group is not None:
        return Setting(moduli, None, common, {"g": group.generator, "q": group.order})
    if curve is None:
        return Setting(moduli, None, {**Kummer(prime, beta).functions(), **common}, nonresidue=beta)
    if curve.form == "weierstrass":
        named: Mapping[str, Callable[..., Any]]
        points = _weierstrass(curve, prime)
        named = {**Weierstrass(points, prime, curve.order).functions(), **common}
        twist = library.spec.twist
        parameters = {} if twist is None else {"a": (0, 0), "b": twist.b}
        curve_of_pairs = Group("weierstrass", parameters, QuadraticField(prime, beta))
        g2 = None if twist is None else TwistPoints(curve_of_pairs, twist.generator)
        return Setting(moduli, points, named, {"a": curve.a, "b": curve.b}, nonresidue=beta, twist=g2)
    named = {**Montgomery(prime, curve.a).functions(), **common}
    edwards = Edwards()  # beside curve25519; of other curves no contract speaks of it
    return Setting(moduli, edwards.points, {**named, **edwards.functions()}, nonresidue=beta)


def _weierstrass(curve: Curve, prime: int) -> Points:
    return Points(Group("weierstrass", {"a": curve.a % prime, "b": curve.b}, Residues(prime)), (curve.gx, curve.gy))
