# SPDX-License-Identifier: MIT
"""The fused functions of a curve, each against a formula for what it promises.

Trusted: which formulas are what a function promises, whichever the generator took.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecgen.curve.formula import Formula
from ecgen.curve.library import formulas
from ecgen.emit.curve.fused import fused_programs
from ecgen.library import Library
from ecgen.spec.load import Spec
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.lazy_reduction.kernels import point_kernel
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.verdict import Row, Status, Verdict

_DOUBLINGS = tuple(f"jacobian_double{kind}" for kind in (
    "", "_3m6s", "_half", "_minus3", "_minus3_4m4s", "_minus3_half", "_zero", "_zero_3m4s", "_zero_half"))  # fmt: skip
#: The formulas that are the group law in the way that a function promises it: that of a chord; 2*p for all points.
_FORMULAS = {"point_add_incomplete": ("jacobian_add", "jacobian_add_12m4s"), "point_dbl": _DOUBLINGS,
             "point_add_affine_incomplete": ("jacobian_add_mixed", "jacobian_add_mixed_8m3s")}  # fmt: skip


def fused_rows(image: Image, build: str, library: Library) -> Iterator[Row]:
    """One for each fused function of a short Weierstrass curve, in objects that hold them."""
    for name, (formula, _) in fused_programs(library).items():
        function = f"{library.prefix}_{name}_fused"
        if _is_promised(name, formula, library.spec):
            yield Row(build, prove(image, point_kernel(function, formula, library.spec, form_of(library))).verdict)
        else:
            reason = f"{formula.name} is no formula for {name} on this curve"
            yield Row(build, Verdict(function, formula.title, Status.UNDECIDED, reason))


def form_of(library: Library) -> Form:
    """Of the elements modulo p."""
    modulus = library.moduli(64)[0]
    return Form(modulus.tag, modulus.number, modulus.limbs, modulus.encode(1), modulus.symbol)


def _is_promised(name: str, formula: Formula, spec: Spec) -> bool:
    """Whether the formula is one for a function of this name, on this curve."""
    known = formula.name in _FORMULAS.get(name, ()) and formula == formulas()[formula.name]
    return known and spec.curve is not None and formula.form == spec.curve.form and formula.a in (None, spec.curve.a)
