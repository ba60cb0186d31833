# SPDX-License-Identifier: MIT
"""Products in F_p^2: several numbers in one array.

Trusted: where the numbers stand, what is assumed of them, and that the equations say what is promised.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.logic.contract import Contract as Promise
from ecgen.logic.contract import Param
from ecgen.logic.terms import Var
from ecgen.logic.types import Extension
from ecgen.spec.load import Spec
from ecgen_verify.prove.contract import Contract, Part, array
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.prover import kernel_of

_R, _A, _B = (Param(name, Extension(), name == "r") for name in "rab")
#: What is promised of these, by the names after the prefix.
_MUL = Promise("fe2_mul_words", "", (_R, _A, _B), (Var("r").equals(Var("a") * Var("b")),))
_SQR = Promise("fe2_sqr_words", "", (_R, _A), (Var("r").equals(Var("a") ** 2),))


def quadratic_kernels(prefix: str, spec: Spec, form: Form) -> list[Kernel]:
    """PREFIX_fe2_mul_words and PREFIX_fe2_sqr_words: real part, then imaginary part, all parts below p; i^2 = nonresidue."""
    prime, limbs, nonresidue, factor = form.prime, form.limbs, spec.nonresidue, form.factor
    r, a, b = (array(name, 2 * limbs, *(Part(f"{name}{i}", limbs * i, limbs, prime) for i in (0, 1)), output=name == "r")
               for name in "rab")  # fmt: skip
    a0, a1, b0, b1, r0, r1 = (Var(name) for name in ("a0", "a1", "b0", "b1", "r0", "r1"))
    claim = f"r * 2^{64 * limbs} = {{}} mod p in F_p(i), i^2 = {nonresidue}"
    product = (factor * r0).equals(a0 * b0 + nonresidue * (a1 * b1)), (factor * r1).equals(a0 * b1 + a1 * b0)
    square = (factor * r0).equals(a0 * a0 + nonresidue * (a1 * a1)), (factor * r1).equals(2 * (a0 * a1))
    # what boxes do not see, for it is a difference of squares: both factors of the real part are from 0 to 2*p. It is needed
    # where results are brought below p by a borrow; elsewhere it would only be one more thing to try
    factors = [((a0 + a1) * (a0 - a1 + prime), 0, 4 * prime**2)] * ((prime + 1) % (1 << (64 * (limbs - 1))) == 0)
    known = ((_MUL, Contract(claim.format("a * b"), (r, a, b), prime, product)),
             (_SQR, Contract(claim.format("a^2"), (r, a), prime, square, requires=tuple(factors))))  # fmt: skip
    return [replace(kernel_of(f"{prefix}_{promise.name}", contract), promise=promise, about=(spec, (form.tag, form)))
            for promise, contract in known]  # fmt: skip
