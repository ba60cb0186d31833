# SPDX-License-Identifier: MIT
"""Products in F_p^2, and the end of division steps: several numbers in one array.

Trusted: where the numbers stand, what is assumed of them, and that a kernel's `leave` says what is promised.
"""

from __future__ import annotations

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Var
from ecgen.logic.types import Extension
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.contract import Equation, Operand, Part, array
from ecgen_verify.prove.kernel import Callees, Case, Kernel, State, aliases_of, leaves

_ONES = (1 << 64) - 1


# ---------------------------------------------------------------------- products in F_p^2


_R, _A, _B = (Param(name, Extension(), name == "r") for name in "rab")
#: What is promised of these, by the names after the prefix.
PRODUCTS = {
    "fe2_mul_words": Contract("fe2_mul_words", "", (_R, _A, _B), (Var("r").equals(Var("a") * Var("b")),)),
    "fe2_sqr_words": Contract("fe2_sqr_words", "", (_R, _A), (Var("r").equals(Var("a") ** 2),)),
}  # fmt: skip


def quadratic_kernels(prefix: str, spec: Spec, form: Form) -> list[Kernel]:
    """PREFIX_fe2_mul_words and PREFIX_fe2_sqr_words: real part, then imaginary part, all parts below p; i^2 = nonresidue."""
    prime, limbs, nonresidue, factor = form.prime, form.limbs, spec.nonresidue, form.factor

    def operand(name: str, *, output: bool = False) -> Operand:
        return array(name, 2 * limbs, *(Part(f"{name}{i}", limbs * i, limbs, prime) for i in (0, 1)), output=output)

    def assume(state: State) -> None:
        """What boxes do not see, for it is a difference of squares: both factors of the real part are from 0 to 2*p. It is needed
        where results are brought below p by a borrow; elsewhere it would only be one more thing to try."""
        a0, a1 = state.number("a0"), state.number("a1")
        state.path.add_fact((a0 + a1) * (a0 - a1).offset(prime), 0, 4 * prime**2)

    about = spec, (form.tag, form)
    a, b, result = operand("a"), operand("b"), operand("r", output=True)
    claim = f"r * 2^{64 * limbs} = {{}} mod p in F_p(i), i^2 = {nonresidue}"
    a0, a1, b0, b1, r0, r1 = (Var(name) for name in ("a0", "a1", "b0", "b1", "r0", "r1"))
    product = (factor * r0).equals(a0 * b0 + nonresidue * (a1 * b1)), (factor * r1).equals(a0 * b1 + a1 * b0)
    square = (factor * r0).equals(a0 * a0 + nonresidue * (a1 * a1)), (factor * r1).equals(2 * (a0 * a1))
    return [
        Kernel(f"{prefix}_fe2_mul_words", claim.format("a * b"), (result, a, b),
               leaves((result, a, b), prime, *map(Equation, product)), aliases=aliases_of((result, a, b)),
               promise=PRODUCTS["fe2_mul_words"], about=about),
        Kernel(f"{prefix}_fe2_sqr_words", claim.format("a^2"), (result, a),
               leaves((result, a), prime, *map(Equation, square)), aliases=aliases_of((result, a)),
               assume=assume if (prime + 1) % (1 << 64 * (limbs - 1)) == 0 else None,
               promise=PRODUCTS["fe2_sqr_words"], about=about),
    ]  # fmt: skip


# ---------------------------------------------------------------------- the end of division steps


def end_promise(tag: str, prime: int, limbs: int) -> object:
    return "end of division steps", tag, prime, limbs


def end_kernel(prefix: str, tag: str, prime: int, limbs: int, callees: Callees) -> Kernel:
    """PREFIX_TAG_divsteps_end: r = d or -d mod p by the sign of f; d below 2*p. `callees`: what those of a long modulus do."""
    operands = (
        array("r", limbs, output=True), array("de", 2 * limbs, Part("d", 0, limbs, min(2 * prime, 1 << (64 * limbs)))),
        array("fg", 2 * (limbs + 1), Part("sign of f", limbs, 1, 1 << 64)),
    )  # fmt: skip

    def leave(state: State) -> None:
        number = state.output("r")
        sign = 1 if state.given["sign of f"] else -1
        state.congruent(number + state.number("d").scale(sign), prime)
        state.below(number, prime)

    text = "r = d mod p where f >= 0, else -d mod p; d < 2*p"
    cases = tuple(Case(fixed={"sign of f": value}) for value in (0, _ONES))
    return Kernel(f"{prefix}_{tag}_divsteps_end", text, operands, leave, cases, callees=callees,
                  promise=end_promise(tag, prime, limbs))  # fmt: skip
