# SPDX-License-Identifier: MIT
"""The kernels of division steps in an image, by their names.

Trusted: that what is proved under a name is what composed.divsteps takes a call of it to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from ecgen.arith.divsteps.matrix import block_lengths
from ecgen.field import is_long
from ecgen_verify.prove.claims import Modulus
from ecgen_verify.prove.composed.divsteps import round_steps
from ecgen_verify.prove.composed.kernels import end_kernel, prove_kernel
from ecgen_verify.prove.composed.long import Long, made_of_blocks
from ecgen_verify.prove.divsteps.numbers import numbers_kernel, sums_kernel
from ecgen_verify.prove.divsteps.prover import prove_matrix
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Verdict


def division_steps(image: Image, prefix: str, rings: Iterable[Modulus], function: str) -> Callable[[], Verdict] | None:
    """What makes the verdict; None where the function is no such kernel."""
    rest = function.removeprefix(f"{prefix}_")
    if match := re.fullmatch(r"divsteps(\d+)", rest):
        return partial(prove_matrix, image, function, block_lengths(64, int(match[1])), f"{prefix}_cpu_plain")
    if match := re.fullmatch(r"divsteps(\d+)_fg(\d+)", rest):
        return partial(prove_kernel, image, numbers_kernel(prefix, int(match[1]), int(match[2])))
    for ring in rings:
        steps = round_steps(ring.number)
        if rest == f"{ring.tag}_divsteps_fg":  # of a long modulus, a loop
            return partial(prove_kernel, image, replace(numbers_kernel(prefix, steps, ring.limbs), name=function))
        if rest == f"{ring.tag}_divsteps_de":
            return partial(prove_kernel, image, sums_kernel(prefix, ring.tag, steps, ring.number, ring.limbs))
        if rest == f"{ring.tag}_divsteps_end":
            end = end_kernel(prefix, ring.tag, ring.number, ring.limbs)
            long = Long(prefix, ring.tag, ring.number, ring.limbs)
            return partial(prove_kernel, image, made_of_blocks(end, long) if is_long(ring.number) else end)
    return None
