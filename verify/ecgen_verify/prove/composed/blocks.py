# SPDX-License-Identifier: MIT
"""The kernels on blocks of eight words of which the functions of long moduli are made, each by its equation.

Trusted. W = 2^64, B = W^8. An equation between numbers that both lie in [0, M) holds when it holds modulo M; M is odd.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ecgen.field import BLOCK
from ecgen_verify.prove.composed.kernels import Array, Kernel, Part, State

_RADIX = 1 << (64 * BLOCK)
#: Above both sides of every equation, which are below 3*B^2.
_ABOVE = 4 * _RADIX**2 - 1

Given = Mapping[tuple[str, int], int]


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
    def leave(state: State, _: Given) -> None:
        t, c, a, b = (state.number(name) for name in "tcab")
        left = state.output("t", 0, BLOCK) + state.output("c", 0, BLOCK).scale(_RADIX)
        state.congruent(left - t - c - a * b, _ABOVE)

    arrays = (*(_block(name, updated=True) for name in "tc"), *(_block(name) for name in "ab"))
    return Kernel(f"{prefix}_block_multiply_add", "t' + B*c' = t + c + a*b, B = 2^512", arrays, leave)


def _square_add(prefix: str) -> Kernel:
    def leave(state: State, _: Given) -> None:
        t, a = state.number("t"), state.number("a")
        carries = [state.output("k", i, 1) for i in (0, 1)]
        for carry in carries:
            state.below(carry, 2)
        left = state.output("t", 0, 2 * BLOCK) + (carries[0] + carries[1]).scale(_RADIX**2)
        state.congruent(left - t.scale(2) - a * a - state.number("k0") - state.number("k1"), _ABOVE)

    bits = Array("k", 2, (Part("k0", 0, 1, 2), Part("k1", 1, 1, 2)), is_output=True, is_updated=True)
    return Kernel(f"{prefix}_block_square_add", "t' + B^2*(k'[0] + k'[1]) = 2*t + a^2 + k[0] + k[1], B = 2^512, k' bits",
                  (_block("t", 2 * BLOCK, updated=True), bits, _block("a")), leave)  # fmt: skip


def _reduce(prefix: str, tag: str, prime: int) -> Kernel:
    lowest = prime % _RADIX

    def leave(state: State, _: Given) -> None:
        q, c = state.output("q", 0, BLOCK), state.output("c", 0, BLOCK)
        state.congruent(c.scale(_RADIX) - state.number("t") - q.scale(lowest), _ABOVE)

    outputs = (Array(name, BLOCK, is_output=True) for name in "qc")
    words = {("m", i): lowest >> 64 * i & (1 << 64) - 1 for i in range(BLOCK)}
    return Kernel(f"{prefix}_{tag}_block_reduce", "B*c = t + q*m, B = 2^512, m the lowest block of the modulus",
                  (*outputs, _block("t"), Array("m", BLOCK)), leave, (words,))  # fmt: skip


def _linear(prefix: str, sign: int) -> Kernel:
    def leave(state: State, _: Given) -> None:
        carry = state.output("k", 0, 1)
        state.below(carry, 2)
        expected = state.number("a") + (state.number("b") + state.number("k0")).scale(sign)
        state.congruent(state.output("r", 0, BLOCK) + carry.scale(sign * _RADIX) - expected, _ABOVE)

    name, text = ("block_add", "r + B*k' = a + b + k") if sign > 0 else ("block_subtract", "r - B*k' = a - b - k")
    bit = Array("k", 1, (Part("k0", 0, 1, 2),), is_output=True, is_updated=True)
    arrays = (Array("r", BLOCK, is_output=True), bit, _block("a"), _block("b"))
    return Kernel(f"{prefix}_{name}", f"{text}, B = 2^512, k' a bit", arrays, leave, aliases=_ALIASES)


def _add_modulo(prefix: str, tag: str, prime: int, limbs: int) -> Kernel:
    whole = 1 << (64 * limbs)

    def assume(state: State) -> None:
        state.machine.path.add_fact(state.number("a") + state.number("b"), 0, 2 * prime - 1)

    def leave(state: State, _: Given) -> None:
        number = state.output("r", 0, limbs)
        state.congruent(number - state.number("a") - state.number("b"), prime)
        state.below(number, prime)

    operands = (Array(name, limbs, (Part(name, 0, limbs, min(whole, 2 * prime)),)) for name in "ab")
    words = {("m", i): prime >> 64 * i & (1 << 64) - 1 for i in range(limbs)}
    return Kernel(f"{prefix}_{tag}_add_modulo", "r = a + b mod p for a + b < 2*p, m = p",
                  (Array("r", limbs, is_output=True), *operands, Array("m", limbs)), leave, (words,), _ALIASES,
                  assume=assume, draw=lambda rng: {name: rng.randrange(prime) for name in "ab"})  # fmt: skip


#: The first input, the second, or both are the result.
_ALIASES: tuple[Mapping[str, str], ...] = ({}, {"a": "r"}, {"b": "r"}, {"a": "r", "b": "r"})


def _block(name: str, length: int = BLOCK, *, updated: bool = False) -> Array:
    return Array(name, length, (Part(name, 0, length, 1 << (64 * length)),), is_output=updated, is_updated=updated)
