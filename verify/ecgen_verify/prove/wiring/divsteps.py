# SPDX-License-Identifier: MIT
"""The kernels of division steps in an image, by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from ecgen.arith.divsteps.matrix import block_lengths
from ecgen_verify.prove.composed.blocks import block_readings
from ecgen_verify.prove.composed.divsteps import round_steps
from ecgen_verify.prove.composed.kernels import end_kernel
from ecgen_verify.prove.divsteps.numbers import numbers_kernel, sums_kernel
from ecgen_verify.prove.divsteps.prover import matrix_theorem
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.moduli import Modulus
from ecgen_verify.prove.verdict import Outcome


def division_steps(image: Image, prefix: str, rings: Iterable[Modulus], function: str) -> Callable[[], Outcome] | None:
    """What makes the outcome; None where the function is no such kernel."""
    rest = function.removeprefix(f"{prefix}_")
    if match := re.fullmatch(r"divsteps(\d+)", rest):
        return partial(matrix_theorem, image, function, block_lengths(64, int(match[1])))
    if match := re.fullmatch(r"divsteps(\d+)_fg(\d+)", rest):
        return partial(kernel_theorem, image, numbers_kernel(prefix, int(match[1]), int(match[2])))
    for ring in rings:
        steps = round_steps(ring.number)
        if rest == f"{ring.tag}_divsteps_fg":  # of a long modulus, a loop
            return partial(kernel_theorem, image, numbers_kernel(prefix, steps, ring.limbs, function))
        if rest == f"{ring.tag}_divsteps_de":
            return partial(kernel_theorem, image, sums_kernel(prefix, ring.tag, steps, ring.number, ring.limbs))
        if rest == f"{ring.tag}_divsteps_end":
            end = end_kernel(prefix, ring.tag, ring.number, ring.limbs, block_readings(prefix, ring))
            return partial(kernel_theorem, image, end)
    return None
