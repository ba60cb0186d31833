# SPDX-License-Identifier: MIT
"""The functions that split scalars, of an emitted folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.kernels import prove_kernel
from ecgen_verify.prove.composed.layout import parameters
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.signs import SCALAR
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.multiples.splitting.halves import decompose, decompose_claim
from ecgen_verify.prove.multiples.splitting.pairs import endomorphism, endomorphism_claim
from ecgen_verify.prove.multiples.splitting.steps import magnitude_claim, rounded_kernel, split_effects
from ecgen_verify.prove.verdict import Outcome

Types = Mapping[str, tuple[str, tuple[str, ...]]]
Proof = Callable[[Image], Outcome]


class Splitting:
    """Empty where scalars are not split."""

    def __init__(self, prefix: str, spec: Spec, shapes: Shapes) -> None:
        self.prefix = prefix
        self.split = endomorphism_of(spec, shapes)

    @property
    def effects(self) -> dict[str, Effect]:
        """By the names after the prefix: what scalar multiplications call."""
        split = self.split
        if split is None:
            return {}
        return {"decompose": lambda call: decompose(call, call.elements.forms[SCALAR], split), "endomorphism": endomorphism}

    def proofs(self, forms: Mapping[str, Form], callees: Mapping[str, Effect], types: Types) -> dict[str, Proof]:
        """As `Multiples.proofs`."""
        if self.split is None:
            return {}
        p, scalar = self.prefix, forms[SCALAR]
        kernel = rounded_kernel(p, scalar, self.split)
        steps = {f"{p}_{name}": effect for name, effect in split_effects(scalar, self.split).items()}

        def proof(prototype: str, claim: Claim, known: Mapping[str, Effect], tag: str = SCALAR) -> Proof:
            operands = parameters(prototype, types)
            assert operands is not None
            kind, name = prototype.partition("(")[0].split()
            return partial(prove, subject=Subject(name, operands, tag, claim, forms, known, p, returns=kind != "void"))

        return {
            f"{p}_endomorphism": proof(f"void {p}_endomorphism({p}_point *r, const {p}_point *p)", endomorphism_claim(self.split),
                                       callees, "fe"),
            f"{p}_rounded": lambda image: Outcome(prove_kernel(image, kernel), ()),
            f"{p}_magnitude": proof(f"uint64_t {p}_magnitude({p}_sc *k)", magnitude_claim(self.split), callees),
            f"{p}_decompose": proof(f"void {p}_decompose({p}_sc half[2], {p}_limb *negative, const {p}_sc *k)",
                                    decompose_claim(scalar, self.split), {**callees, **steps}),
        }  # fmt: skip
