# SPDX-License-Identifier: MIT
"""The kernels on blocks of eight words of which the functions of long moduli are made, each by its equation.

Trusted. W = 2^64, B = W^8. An equation between numbers that both lie in [0, M) holds when it holds modulo M; M is odd.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.field import BLOCK
from ecgen.logic.terms import Term, Var
from ecgen_verify.prove.contract import Equation, Operand, Part, array
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of, leaves

_RADIX = 1 << (64 * BLOCK)
#: Above both sides of every equation, which are below 3*B^2.
_ABOVE = 4 * _RADIX**2 - 1
_BITS = Part("k0", 0, 1, 2), Part("k1", 1, 1, 2)
_A, _B, _C, _M, _Q, _R, _T, _K0, _K1 = (Var(name) for name in ("a", "b", "c", "m", "q", "r", "t", "k0", "k1"))
#: At the return.
_C_LATER, _T_LATER, _K0_LATER, _K1_LATER = (Var(f"{name}'") for name in ("c", "t", "k0", "k1"))


def block_kernels(prefix: str, tag: str, prime: int, limbs: int) -> list[Kernel]:
    """Those of a long modulus; its words are whole blocks."""
    q, c, r = (array(name, BLOCK, output=True) for name in "qcr")
    carry, sum_ = (array(name, BLOCK, updated=True) for name in "ct")
    a, b, t, m = (array(name, BLOCK) for name in "abtm")
    blocks = [
        _kernel("_block_multiply_add", "t' + B*c' = t + c + a*b", (sum_, carry, a, b),
                (_T_LATER + _RADIX * _C_LATER).equals(_T + _C + _A * _B)),
        _kernel("_block_square_add", "t' + B^2*(k'[0] + k'[1]) = 2*t + a^2 + k[0] + k[1], k' bits",
                (array("t", 2 * BLOCK, updated=True), array("k", 2, *_BITS, updated=True), a),
                (_T_LATER + _RADIX**2 * (_K0_LATER + _K1_LATER)).equals(2 * _T + _A * _A + _K0 + _K1)),
        *(replace(_kernel(name, text, (r, array("k", 1, _BITS[0], updated=True), a, b),
                          (_R + sign * _RADIX * _K0_LATER).equals(_A + sign * (_B + _K0))), aliases=aliases_of((r, a, b)))
          for name, text, sign in (("_block_add", "r + B*k' = a + b + k, k' a bit", 1),
                                   ("_block_subtract", "r - B*k' = a - b - k, k' a bit", -1))),
    ]  # fmt: skip
    reduce = _kernel(f"_{tag}_block_reduce", "B*c = t + q*m, m the lowest block of the modulus", (q, c, t, m),
                     (_RADIX * _C).equals(_T + _Q * _M))  # fmt: skip
    own = [replace(reduce, cases=(Case(fixed={"m": prime % _RADIX}),)), _add_modulo(f"_{tag}_add_modulo", prime, limbs)]
    return [replace(kernel, name=f"{prefix}{kernel.name}", promise=block_promise(kernel.name, "", *modulus))
            for kernels, modulus in ((blocks, ()), (own, (prime, limbs))) for kernel in kernels]  # fmt: skip


def block_promise(name: str, prefix: str, *modulus: int) -> object:
    """`modulus`: the number and its words, of those functions that are of one."""
    return name.removeprefix(prefix), *modulus


def _kernel(name: str, text: str, operands: tuple[Operand, ...], equation: Term) -> Kernel:
    return Kernel(name, f"{text}, B = 2^512", operands, leaves(operands, _ABOVE, Equation(equation)))


def _add_modulo(name: str, prime: int, limbs: int) -> Kernel:
    def assume(state: State) -> None:
        state.path.add_fact(state.number("a") + state.number("b"), 0, 2 * prime - 1)

    most = min(1 << (64 * limbs), 2 * prime)
    operands = (array("r", limbs, Part("r", 0, limbs, prime), output=True),
                *(array(name, limbs, Part(name, 0, limbs, most)) for name in "ab"))  # fmt: skip
    return Kernel(name, "r = a + b mod p for a + b < 2*p, m = p", (*operands, array("m", limbs)),
                  leaves(operands, prime, Equation(_R.equals(_A + _B))), (Case(fixed={"m": prime}),), aliases_of(operands),
                  assume=assume, draw=lambda rng: {name: rng.randrange(prime) for name in "ab"})  # fmt: skip
