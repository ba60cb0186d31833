# SPDX-License-Identifier: MIT
"""The scalar multiplications of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ecgen.spec.load import Spec
from ecgen_verify.prove.builds import files_of
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.layout import parameters
from ecgen_verify.prove.composed.points import incomplete_claims
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.claims import LEVEL, multiple_claims
from ecgen_verify.prove.multiples.effects import Group, inner_effects
from ecgen_verify.prove.multiples.inner import idle, prove_inner
from ecgen_verify.prove.multiples.lookups import base_lookup, window_lookup
from ecgen_verify.prove.multiples.odd import odd_scalar
from ecgen_verify.prove.multiples.shapes import Shapes, shapes_of
from ecgen_verify.prove.naf.claims import double_claims
from ecgen_verify.prove.naf.effects import naf_effects
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.naf import naf_of, naf_proofs
from ecgen_verify.prove.wiring.splitting import Splitting

#: Of C.
_UNITS = ("mul", "base", "lookup", "scalar", "secrets", "point", "naf", "double", "split", "halves")
Types = Mapping[str, tuple[str, tuple[str, ...]]]
Proof = Callable[[Image], Outcome]


class Multiples:
    """Empty where the folder has no such functions, or they are not covered."""

    def __init__(self, source: Path, prefix: str, spec: Spec) -> None:
        self.source, self.prefix, self.spec = source, prefix, spec
        files = files_of(source, prefix, _UNITS)
        self.shapes: Shapes | None = shapes_of(source, prefix, spec) if files else None
        self.splitting = Splitting(prefix, spec, self.shapes) if self.shapes else None
        self.files = files if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        group = self.group
        if self.shapes is None or group is None:
            return {}
        covered = self.shapes.halves is None or group.split is not None
        return {**multiple_claims(group, self.shapes), **(double_claims(group) if covered else {})}

    @property
    def group(self) -> Group | None:
        return Group(self.shapes, self.splitting.split) if self.shapes and self.splitting else None

    @property
    def naf(self) -> Naf | None:
        """The function that writes non-adjacent forms."""
        return naf_of(self.source, self.prefix) if self.shapes else None

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.group is None or self.splitting is None:
            return {}
        effects = {**inner_effects(self.group), **self.splitting.effects,
                **naf_effects(self.group, naf_of(self.source, self.prefix))}  # fmt: skip
        return {f"{self.prefix}_{name}": (LEVEL - 1, effect) for name, effect in effects.items()}

    def proofs(self, forms: Mapping[str, Form], callees: Mapping[str, Effect], types: Types) -> dict[str, Proof]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the fields."""
        shapes, prefix = self.shapes, self.prefix
        if shapes is None:
            return {}
        inner_of = {
            "lookup": window_lookup(f"{prefix}_lookup", shapes, forms, callees),
            "scalar_odd": odd_scalar(f"{prefix}_scalar_odd", shapes, forms, callees),
            "wipe_stack": idle(f"{prefix}_wipe_stack", forms),
        }
        if shapes.teeth:
            inner_of["base_lookup"] = base_lookup(f"{prefix}_base_lookup", shapes, forms, callees)
        proofs: dict[str, Proof] = {
            f"{prefix}_{name}": lambda image, inner=inner: prove_inner(image, inner) for name, inner in inner_of.items()  # type: ignore[misc]
        }  # fmt: skip
        proofs |= naf_proofs(self.source, prefix, self.splitting.split if self.splitting else None, forms, callees)
        for name, operand in (("point_add_incomplete", "point"), ("point_add_affine_incomplete", "affine")):
            prototype = f"uint64_t {prefix}_{name}({prefix}_point *r, const {prefix}_point *p, const {prefix}_{operand} *q)"
            operands = parameters(prototype, types)
            assert operands is not None
            claim = incomplete_claims(self.spec)[name]
            subject = Subject(f"{prefix}_{name}", operands, "fe", claim, forms, callees, prefix, returns=True)
            proofs[f"{prefix}_{name}"] = lambda image, subject=subject: prove(image, subject)  # type: ignore[misc]
        return proofs | (self.splitting.proofs(forms, callees, types) if self.splitting else {})

