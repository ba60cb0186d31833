# SPDX-License-Identifier: MIT
"""What calls do to multiples of points, and to digits of scalars.

Trusted, as `composed.effects` is.
"""

from __future__ import annotations

from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.edwards.points import INNER, group_effects
from ecgen_verify.prove.multiples.digits import write_base_16
from ecgen_verify.prove.theorem import Reading, readings

LENGTH = 32


def multiple_effects(scalar: Standing) -> dict[str, Reading]:
    """By operation."""
    return {**group_effects(), **readings(INNER, {"ed25519_digits": write_base_16}, (("sc", scalar),))}
