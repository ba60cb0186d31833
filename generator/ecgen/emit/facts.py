# SPDX-License-Identifier: MIT
"""What the contracts of a library depend on, and all of them by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecgen.contracts.catalog import Facts, Layer, all_contracts
from ecgen.contracts.field import Residues
from ecgen.emit.curve.nonces import attempts
from ecgen.emit.lanes.ladder import has_ladder
from ecgen.emit.lanes.points import has_points
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.powers import powers_of
from ecgen.library import Library
from ecgen.logic.contract import Contract
from ecgen.reference import residues
from ecgen.spec.load import Spec


def contracts_of(library: Library) -> dict[str, Contract]:
    """The contract of every public function, by its name without prefix."""
    return all_contracts(facts_of(library))


def facts_of(library: Library) -> Facts:
    spec = library.spec
    facts = facts_for(spec, [residues(modulus) for modulus in library.moduli(64)], field_only=library.field_only)
    return replace(facts, lanes=library.eight_at_once, eight=has_points(library) or has_ladder(library),
                   candidates=attempts(spec.prime, spec.curve) if spec.curve is not None else None)  # fmt: skip


def facts_for(spec: Spec, moduli: Sequence[Residues], *, field_only: bool) -> Facts:
    """All that there may be for a specification whose moduli, that of the field first, stand so in memory."""
    field, *others = moduli
    return Facts(field, others[0] if others else None, _layer(spec, field_only=field_only),
                 spec.curve.cofactor if spec.curve is not None else 1, lanes=True, eight=True, powers=powers_of(spec, field),
                 extension=spec.extension and not field_only, twist=spec.twist is not None and not field_only)  # fmt: skip


def has_hash(library: Library) -> bool:
    """Whether some of its functions hash."""
    return _layer(library.spec, field_only=library.field_only) in (Layer.WEIERSTRASS, Layer.CURVE25519)


def _layer(spec: Spec, *, field_only: bool) -> Layer:
    if field_only:
        return Layer.NONE
    if spec.group is not None:
        return Layer.MODP
    if spec.curve is None:
        return Layer.EXTENSION if spec.extension else Layer.NONE
    if spec.curve.form == "weierstrass":
        return Layer.WEIERSTRASS
    return Layer.CURVE25519 if is_25519(spec) else Layer.MONTGOMERY
