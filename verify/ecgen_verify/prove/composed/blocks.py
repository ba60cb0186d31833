# SPDX-License-Identifier: MIT
"""The kernels on blocks of eight words of which the functions of long moduli are made, each by its equation.

Trusted. W = 2^64, B = W^8. An equation between numbers that both lie in [0, M) holds when it holds modulo M; M is odd.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.field import BLOCK
from ecgen_verify.prove.contract import Part, array
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of

_RADIX = 1 << (64 * BLOCK)
#: Above both sides of every equation, which are below 3*B^2.
_ABOVE = 4 * _RADIX**2 - 1


def block_kernels(prefix: str, tag: str, prime: int, limbs: int) -> list[Kernel]:
    """Those of a long modulus; its words are whole blocks."""
    blocks = [_multiply_add(prefix), _square_add(prefix), *(_linear(prefix, sign) for sign in (1, -1))]
    own = [_reduce(prefix, tag, prime), _add_modulo(prefix, tag, prime, limbs)]
    return [*(replace(kernel, promise=block_promise(kernel.name, prefix)) for kernel in blocks),
            *(replace(kernel, promise=block_promise(kernel.name, prefix, prime, limbs)) for kernel in own)]  # fmt: skip


def block_promise(name: str, prefix: str, *modulus: int) -> object:
    """`modulus`: the number and its words, of those functions that are of one."""
    return name.removeprefix(prefix), *modulus


def _multiply_add(prefix: str) -> Kernel:
    def leave(state: State) -> None:
        t, c, a, b = (state.number(name) for name in "tcab")
        left = state.output("t") + state.output("c").scale(_RADIX)
        state.congruent(left - t - c - a * b, _ABOVE)

    operands = (*(array(name, BLOCK, output=True, updated=True) for name in "tc"), *(array(name, BLOCK) for name in "ab"))
    return Kernel(f"{prefix}_block_multiply_add", "t' + B*c' = t + c + a*b, B = 2^512", operands, leave)


def _square_add(prefix: str) -> Kernel:
    def leave(state: State) -> None:
        t, a = state.number("t"), state.number("a")
        carries = [state.output("k", i, 1) for i in (0, 1)]
        for carry in carries:
            state.below(carry, 2)
        left = state.output("t") + (carries[0] + carries[1]).scale(_RADIX**2)
        state.congruent(left - t.scale(2) - a * a - state.number("k0") - state.number("k1"), _ABOVE)

    bits = array("k", 2, Part("k0", 0, 1, 2), Part("k1", 1, 1, 2), output=True, updated=True)
    return Kernel(f"{prefix}_block_square_add", "t' + B^2*(k'[0] + k'[1]) = 2*t + a^2 + k[0] + k[1], B = 2^512, k' bits",
                  (array("t", 2 * BLOCK, output=True, updated=True), bits, array("a", BLOCK)), leave)  # fmt: skip


def _reduce(prefix: str, tag: str, prime: int) -> Kernel:
    lowest = prime % _RADIX

    def leave(state: State) -> None:
        q, c = state.output("q"), state.output("c")
        state.congruent(c.scale(_RADIX) - state.number("t") - q.scale(lowest), _ABOVE)

    operands = (*(array(name, BLOCK, output=True) for name in "qc"), *(array(name, BLOCK) for name in "tm"))
    return Kernel(f"{prefix}_{tag}_block_reduce", "B*c = t + q*m, B = 2^512, m the lowest block of the modulus",
                  operands, leave, (Case(fixed={"m": lowest}),))  # fmt: skip


def _linear(prefix: str, sign: int) -> Kernel:
    def leave(state: State) -> None:
        carry = state.output("k")
        state.below(carry, 2)
        expected = state.number("a") + (state.number("b") + state.number("k0")).scale(sign)
        state.congruent(state.output("r") + carry.scale(sign * _RADIX) - expected, _ABOVE)

    name, text = ("block_add", "r + B*k' = a + b + k") if sign > 0 else ("block_subtract", "r - B*k' = a - b - k")
    bit = array("k", 1, Part("k0", 0, 1, 2), output=True, updated=True)
    r, a, b = array("r", BLOCK, output=True), array("a", BLOCK), array("b", BLOCK)
    return Kernel(f"{prefix}_{name}", f"{text}, B = 2^512, k' a bit", (r, bit, a, b), leave, aliases=aliases_of((r, a, b)))


def _add_modulo(prefix: str, tag: str, prime: int, limbs: int) -> Kernel:
    whole = 1 << (64 * limbs)

    def assume(state: State) -> None:
        state.path.add_fact(state.number("a") + state.number("b"), 0, 2 * prime - 1)

    def leave(state: State) -> None:
        number = state.output("r")
        state.congruent(number - state.number("a") - state.number("b"), prime)
        state.below(number, prime)

    operands = array("r", limbs, output=True), *(array(name, limbs, Part(name, 0, limbs, min(whole, 2 * prime))) for name in "ab")
    return Kernel(f"{prefix}_{tag}_add_modulo", "r = a + b mod p for a + b < 2*p, m = p",
                  (*operands, array("m", limbs)), leave, (Case(fixed={"m": prime}),), aliases_of(operands), assume=assume,
                  draw=lambda rng: {name: rng.randrange(prime) for name in "ab"})  # fmt: skip
