# SPDX-License-Identifier: MIT
"""All contracts of one library."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ecgen.contracts import edwards, eight, encodings, field, hashes, lanes, modp, montgomery, points, protocols, quadratic
from ecgen.contracts.field import Residues
from ecgen.contracts.modp import Powers
from ecgen.contracts.points import Weierstrass
from ecgen.logic.contract import Contract


class Layer(StrEnum):
    """What there is above the functions of one modulus."""

    NONE = "none"
    WEIERSTRASS = "weierstrass"
    MONTGOMERY = "montgomery"
    CURVE25519 = "curve25519"
    EXTENSION = "extension"
    MODP = "modp"


@dataclass(frozen=True)
class Facts:
    """What the contracts of a library depend on. `lanes`: whether there are functions on eight elements at once, `eight`: whether
    they have points or ladders. `candidates`: as of contracts.points.Weierstrass. `powers`: of the layer MODP. `extension`:
    whether there is the field of p^2 elements; `twist`: whether G2 is there, over it."""

    field: Residues
    scalars: Residues | None = None
    layer: Layer = Layer.NONE
    cofactor: int = 1
    lanes: bool = False
    eight: bool = False
    candidates: int | None = None
    powers: Powers | None = None
    extension: bool = False
    twist: bool = False


def all_contracts(facts: Facts) -> dict[str, Contract]:
    """The contract of every public function, by its name without prefix."""
    return {contract.name: contract for contract in _contracts(facts)}


def _contracts(facts: Facts) -> Iterator[Contract]:
    moduli = [modulus for modulus in (facts.field, facts.scalars) if modulus is not None]
    for modulus in moduli:
        yield from field.straight_line(modulus)
        yield from field.composed(modulus)
        if facts.lanes:
            yield from (*lanes.arithmetic(modulus), *lanes.conversions(modulus), lanes.inversion(modulus))
    if facts.extension:
        yield from quadratic.extension_contracts(facts.field)
    match facts.layer:
        case Layer.WEIERSTRASS:
            yield from _weierstrass(facts)
        case Layer.MONTGOMERY | Layer.CURVE25519:
            yield from _montgomery(facts)
        case Layer.EXTENSION:
            yield from quadratic.kummer_contracts()
        case Layer.MODP:
            assert facts.powers is not None
            yield from modp.modp_contracts(facts.powers)
    yield from encodings.encoding_contracts()


def _weierstrass(facts: Facts) -> Iterator[Contract]:
    assert facts.scalars is not None
    curve = Weierstrass(facts.field, facts.scalars, facts.cofactor, facts.candidates)
    yield from (*points.point_contracts(curve), *protocols.protocol_contracts(curve), *hashes.hash_contracts())
    if facts.twist:
        yield from points.twist_contracts()
    if facts.eight:
        yield from eight.point_contracts(curve)


def _montgomery(facts: Facts) -> Iterator[Contract]:
    yield montgomery.ladder_contract()
    if facts.eight:
        yield eight.ladder_contract()
    if facts.layer is Layer.CURVE25519:
        yield from (*montgomery.x25519_contracts(), *edwards.edwards_contracts(), *hashes.hash_contracts())
        if facts.eight:
            yield eight.x25519_contract()
