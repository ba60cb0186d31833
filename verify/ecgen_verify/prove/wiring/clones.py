# SPDX-License-Identifier: MIT
"""Comparisons with 1 as functions of their own, which compilers make where a comparison is called with this constant: clang's
PREFIX_sc_eq.specialized.1, gcc's PREFIX_sc_eq.constprop.0."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.claims import Subject
from ecgen_verify.prove.composed.effects import Effect, effect_of
from ecgen_verify.prove.contract import Contract, Shape
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.folder import Folder


class Clones:
    """Those of an image of which this is proved; the others are followed as any static function is."""

    def __init__(self, folder: Folder, image: Image, known: Known) -> None:
        self.outcomes: dict[str, Outcome] = {}
        self._effects: dict[str, Effect] = {}
        for name in image.functions:
            original, _, number = name.partition(".")
            goal = folder.place.straight(original) if number else None
            if goal is None or goal.shape is not Shape.IS_EQUAL:
                continue
            form = next(form for form in folder.place.elements.values() if form.prime == goal.modulus)
            contract = _with_one(goal, form.factor)
            outcome = known.of(image, name, partial(theorem, function=name, contract=contract))
            effect = effect_of(contract, form)
            if outcome.verdict.proved and effect is not None:
                self.outcomes[name], self._effects[name] = outcome, effect

    def known_to(self, subject: Subject | None) -> Subject | None:
        """The function with what calls of clones do."""
        return None if subject is None else replace(subject, callees={**subject.callees, **self._effects})


def _with_one(goal: Contract, one: int) -> Contract:
    """The comparison of the first operand with the element 1, which stands in memory as `one`."""
    text = f"{goal.text}, of {goal.operands[1].name} = 1"
    return replace(goal, text=text, shape=Shape.IS_NUMBER, operands=goal.operands[:1], number=one)
