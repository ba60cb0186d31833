# SPDX-License-Identifier: MIT
"""How functions are proved that no manifest has, and whose promises say how they take their operands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.layout import parameters
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Outcome


def subject_proof(place: Place, name: str, claim: Claim, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
    """By its name."""
    assert isinstance(claim.promise, Inner)
    assert claim.promise.entry is not None
    tag, prototype = claim.promise.entry
    operands = parameters(prototype.format(p=place.prefix), place.types)
    assert operands is not None
    returns = not prototype.startswith("void ")
    return {name: partial(prove, subject=Subject(name, operands, tag, claim, place.forms, callees, place.prefix, returns))}
