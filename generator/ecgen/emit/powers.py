# SPDX-License-Identifier: MIT
"""The group modulo p of a specification as contracts see it. The prover takes it from here."""

from __future__ import annotations

from ecgen.contracts.field import Residues
from ecgen.contracts.modp import Powers
from ecgen.spec.load import Spec


def powers_of(spec: Spec, field: Residues) -> Powers | None:
    """None where the specification has no such group."""
    group = spec.group
    if group is None:
        return None
    return Powers(field, group.exponent_bits, group.exponents == group.order, group.is_safe(spec.prime))
