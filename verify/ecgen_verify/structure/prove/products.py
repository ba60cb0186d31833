# SPDX-License-Identifier: MIT
"""Products in a ring of polynomials, modulo x^n - 1 and 2^k.

Trusted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ecgen.spec.ring import RingSpec
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.machine import Violation
from ecgen_verify.structure.prove.calls import Argument, Call, calls
from ecgen_verify.structure.prove.forms import Forms, Word
from ecgen_verify.structure.prove.values import Lanes

#: Of what a polynomial is made of in memory, uint16_t.
_ALIGN = 2


def prove_rq_mul(code: Code, address: int, spec: RingSpec) -> int:
    """r_i = the sum of a_j*b_k for j + k = i modulo n, modulo q, below q, and 0 behind. The number of instructions; raises
    Undecided, Violation, Fault."""
    forms = Forms(spec.n)
    nothing: Lanes = (0,) * (spec.padded - spec.n)
    a, b = (tuple(forms.coefficient(which, place, spec.q_bits) for place in range(spec.n)) for which in (0, 1))
    arguments = (Argument("r", (None,) * spec.padded, _ALIGN, "poly", output=True), Argument("a", a + nothing, _ALIGN, "poly"),
                 Argument("b", b + nothing, _ALIGN, "poly"))  # fmt: skip
    steps = 0
    for call in calls(code, forms, address, arguments, few=True):
        _check_product(forms, spec, call)
        steps += call.steps
    return steps


def _check_product(forms: Forms, spec: RingSpec, call: Call) -> None:
    lanes = call.lanes("r")
    numbers = np.arange(spec.n)
    for place in range(spec.n):
        word: Any = lanes[place]
        if type(word) is not Word:
            raise Violation(f"coefficient {place} does not depend on the factors, or is not known")
        if word.below > spec.q_bits:
            raise Violation(f"coefficient {place} may be q or more")
        if word.known < spec.q_bits:
            raise Violation(f"of coefficient {place}, {word.known} bits are known")
        keys, values = forms.terms(word, spec.q_bits)
        expected = np.sort(forms.pairs(numbers, (place - numbers) % spec.n))
        if not np.array_equal(keys, expected) or (values != 1).any():
            raise Violation(f"coefficient {place} is not that of the product")
    if any(type(lane) is not int or lane for lane in lanes[spec.n :]):
        raise Violation("what stands behind the coefficients is not 0")

