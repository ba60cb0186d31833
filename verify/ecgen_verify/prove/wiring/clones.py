# SPDX-License-Identifier: MIT
"""Comparisons with 1 as functions of their own, which compilers make where a comparison is called with this constant: clang's
PREFIX_sc_eq.specialized.1, gcc's PREFIX_sc_eq.constprop.0."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Const, substitute
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.folder import Folder


def clones(folder: Folder, image: Image, known: Known) -> tuple[dict[str, Outcome], dict[str, Effect]]:
    """Those of an image of which this is proved, and what calls of them do; the others are followed as any static function is."""
    outcomes, effects = dict[str, Outcome](), dict[str, Effect]()
    for name in image.functions:
        original, _, number = name.partition(".")
        promise = folder.place.promise(original) if number and folder.place.straight(original) else None
        if not isinstance(promise, Contract) or promise.operation != "eq":
            continue
        ring, contract = folder.place.rings[folder.place.published.rows[original]["modulus"]], _with_one(promise)
        outcome = known.of(image, name, partial(theorem, function=name, promise=contract, modulus=ring))
        if outcome.verdict.proved:
            outcomes[name], effects[name] = outcome, called(contract, folder.spec)
    return outcomes, effects


def _with_one(promise: Contract) -> Contract:
    """The comparison of the first operand with the element 1."""
    first, second = promise.params
    ensures = tuple(substitute(formula, {second.name: Const(1)}) for formula in promise.ensures)
    return replace(promise, params=(first,), ensures=ensures)
