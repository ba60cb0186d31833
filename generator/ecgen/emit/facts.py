# SPDX-License-Identifier: MIT
"""What the contracts of a library depend on, and all of them by name."""

from __future__ import annotations

from ecgen.contracts.catalog import Facts, Layer, all_contracts
from ecgen.emit.curve.nonces import attempts
from ecgen.emit.lanes.ladder import has_ladder
from ecgen.emit.lanes.points import has_points
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.powers import powers_of
from ecgen.library import Library
from ecgen.logic.contract import Contract
from ecgen.reference import residues


def contracts_of(library: Library) -> dict[str, Contract]:
    """The contract of every public function, by its name without prefix."""
    return all_contracts(facts_of(library))


def facts_of(library: Library) -> Facts:
    field, *others = (residues(modulus) for modulus in library.moduli(64))
    curve = library.spec.curve
    return Facts(field, others[0] if others else None, _layer(library), curve.cofactor if curve is not None else 1,
                 library.eight_at_once, has_points(library) or has_ladder(library),
                 attempts(library.spec.prime, curve) if curve is not None else None, powers_of(library.spec, field),
                 library.has_extension, library.has_twist)  # fmt: skip


def has_hash(library: Library) -> bool:
    """Whether some of its functions hash."""
    return _layer(library) in (Layer.WEIERSTRASS, Layer.CURVE25519)


def _layer(library: Library) -> Layer:
    spec = library.spec
    if library.field_only:
        return Layer.NONE
    if spec.group is not None:
        return Layer.MODP
    if spec.curve is None:
        return Layer.EXTENSION if library.has_extension else Layer.NONE
    if spec.curve.form == "weierstrass":
        return Layer.WEIERSTRASS
    return Layer.CURVE25519 if is_25519(spec) else Layer.MONTGOMERY
