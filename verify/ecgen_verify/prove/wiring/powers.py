# SPDX-License-Identifier: MIT
"""The powers of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.builds import files_of
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.kernels import Kernel, prove_kernel
from ecgen_verify.prove.composed.layout import parameters
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.inner import idle, prove_inner
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.claims import LEVEL, power_claims, windows_claim
from ecgen_verify.prove.multiples.powers.digits import column, window
from ecgen_verify.prove.multiples.powers.effects import inner_effects, raise_generator, raise_to
from ecgen_verify.prove.multiples.powers.keys import (
    LESS,
    MODULO,
    drawn_words,
    key_claims,
    key_effects,
    key_form,
    less_effect,
    less_kernel,
)
from ecgen_verify.prove.multiples.powers.lookups import lookup
from ecgen_verify.prove.multiples.powers.shapes import Shapes, shapes_of
from ecgen_verify.prove.scalars.lengths import modulo_claim
from ecgen_verify.prove.scalars.numbers import KEYS
from ecgen_verify.prove.verdict import Outcome

Types = Mapping[str, tuple[str, tuple[str, ...]]]


class Powers:
    """Empty where the folder has no such functions."""

    def __init__(self, source: Path, prefix: str, spec: Spec) -> None:
        self.prefix = prefix
        self.shapes: Shapes | None = shapes_of(source, prefix, spec)
        self.files = files_of(source, prefix, ("exp", "dh")) if self.shapes else []

    @property
    def forms(self) -> dict[str, Form]:
        """Of the numbers that private keys are drawn modulo, by tag."""
        return {} if self.shapes is None else {KEYS: key_form(self.shapes)}

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        return {} if self.shapes is None else power_claims(self.shapes)

    @property
    def read(self) -> dict[str, Contract]:
        """The contracts that effects are readings of, by the name without prefix."""
        return {name: claim.promise for name, claim in self.claims.items() if isinstance(claim.promise, Contract)}

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.shapes is None:
            return {}
        shapes = self.shapes
        effects = {f"{self.prefix}_{name}": (LEVEL - 1, effect) for name, effect in inner_effects(shapes).items()}
        keys = {f"{self.prefix}_{name}": (LEVEL + 2, effect) for name, effect in key_effects(shapes).items()}
        return {**effects, **keys, f"{self.prefix}_{LESS}": (LEVEL, less_effect(shapes)),
                f"{self.prefix}_{MODULO}": (LEVEL, lambda call: drawn_words(call, key_form(shapes))),
                f"{self.prefix}_power": (LEVEL, lambda call: raise_to(call, shapes)),
                f"{self.prefix}_exp_base": (LEVEL + 1, lambda call: raise_generator(call, shapes))}  # fmt: skip

    def proofs(self, forms: Mapping[str, Form], callees: Mapping[str, Effect],
               types: Types) -> dict[str, Callable[[Image], Outcome]]:  # fmt: skip
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the field."""
        shapes, prefix = self.shapes, self.prefix
        if shapes is None:
            return {}
        inner = [window(f"{prefix}_exp_window", shapes, forms), lookup(f"{prefix}_exp_lookup", shapes, forms),
                 idle(f"{prefix}_wipe_stack", forms)]  # fmt: skip
        if shapes.teeth:
            inner.append(column(f"{prefix}_exp_column", shapes, forms))
        element = f"{prefix}_fe"
        prototype = f"void {prefix}_power({element} *r, const {element} *a, const uint8_t *exponent, size_t length, size_t bits)"
        operands = parameters(prototype, types)
        assert operands is not None
        known = {**callees, **{f"{prefix}_{name}": effect for name, effect in inner_effects(shapes).items()}}
        power = Subject(f"{prefix}_power", operands, TAG, windows_claim(shapes), forms, known, prefix)
        words = f"{prefix}_limb"
        prototype = f"void {prefix}_{MODULO}({words} *r, const uint8_t *b, size_t length, size_t last, const {words} *m)"
        operands = parameters(prototype, types)
        assert operands is not None
        modulo = Subject(f"{prefix}_{MODULO}", operands, KEYS, modulo_claim(self.forms), forms, callees, prefix)
        subjects = [power, modulo]
        known = {**callees, **{name: effect for name, (level, effect) in self.effects.items() if level <= LEVEL}}
        for prototype, claim in key_claims(shapes, LEVEL + 2).values():
            prototype = prototype.format(p=prefix)
            operands = parameters(prototype, types)
            assert operands is not None
            name = prototype.split("(")[0].split()[-1]
            subjects.append(Subject(name, operands, TAG, claim, forms, known, prefix, returns=True))
        less = partial(_less, less_kernel(prefix, shapes))
        return {**{one.name: partial(prove_inner, inner=one) for one in inner}, f"{prefix}_{LESS}": less,
                **{subject.name: partial(prove, subject=subject) for subject in subjects}}  # fmt: skip


def _less(kernel: Kernel, image: Image) -> Outcome:
    return Outcome(prove_kernel(image, kernel), ())

