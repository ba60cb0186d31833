# SPDX-License-Identifier: MIT
"""Products over F_p^2 as one straight-line function each, for every target of a library."""

from __future__ import annotations

from ecgen.arith import quadratic_products
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.pipeline import finished

_MAKERS = quadratic_products.multiplication, quadratic_products.squaring


def extension_kernels(library: Library) -> dict[Target, list[Program]]:
    """Multiplication and squaring by target, where the prime suits lazy reduction in both word sizes; none for little code."""
    field = {width: library.moduli(width)[0] for width in (64, 32)}
    beta = library.spec.nonresidue
    suits = all(quadratic_products.suits(modulus, beta) for modulus in field.values())
    if not library.has_extension or library.size or not suits:
        return {}
    shapes = {target: library.shape(field[target.width], target) for target in library.targets}
    return {target: [finished(make(field[target.width], shape, beta)) for make in _MAKERS] for target, shape in shapes.items()}
