# SPDX-License-Identifier: MIT
"""The kernels that apply the matrix of S division steps to the long numbers, as contracts for the core.

Trusted. W = 2^64. The matrix stands as U = u + 2^S and likewise V, Q, R; |u| + |v| <= 2^S and |q| + |r| <= 2^S.

PREFIX_divsteps<S>_fg<n>: f and g stand as n words and a sign word, 0 or all-ones, two's complement; |f|, |g| < W^n. u*f + v*g is
a multiple of 2^S, as the matrix is that of their division steps, so that u*f[0] + v*g[0] is one as well. Steps never exceed the
larger of |f| and |g|, so that the results are known by n words and one bit more.

PREFIX_TAG_divsteps_de: d and e stand as n words and are below 2*p, so that the absolute value of u*d + v*e is at most 2^S*2*p.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product

from ecgen_verify.prove.composed.divsteps import numbers_promise, sums_promise
from ecgen_verify.prove.contract import Operand, Part, array
from ecgen_verify.prove.divsteps.matrix import ENTRIES
from ecgen_verify.prove.divsteps.unfold import vanishes
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided

_ONES = (1 << 64) - 1
_ROWS = tuple(zip(ENTRIES[::2], ENTRIES[1::2], strict=True))


def numbers_kernel(prefix: str, steps: int, limbs: int, name: str = "") -> Kernel:
    """PREFIX_divsteps<S>_fg<n>, or the function `name`: 2^S*out = M*(f, g)."""
    size = limbs + 1
    whole = 1 << 64 * limbs
    signs = "sign of f", "sign of g"
    parts = (part for i, name in enumerate("fg")
             for part in (Part(name, size * i, limbs, whole), Part(signs[i], size * i + limbs, 1, 1 << 64)))  # fmt: skip
    out, given = _output(2 * size), array("fg", 2 * size, *parts)

    def assume(state: State) -> None:
        _assume_matrix(state, steps)
        low_f, low_g = state.atoms["f"][0][0], state.atoms["g"][0][0]
        for row in _ROWS:
            u, v = (state.atoms[entry][0][0] for entry in row)
            state.path.know_low(Poly({_pair(u, low_f): 1, _pair(v, low_g): 1}), steps, constant(0))

    def leave(state: State) -> None:
        f, g = (state.number(name).offset(-whole if state.given[sign] else 0) for name, sign in zip("fg", signs, strict=True))
        for index, row in enumerate(_ROWS):
            _check_sign(state, index * size + limbs)
            expected = _applied(state, row, f, g, steps)
            # the sign word is all-ones or 0, so that out = 2^64n*(its lowest bit) + ... modulo 2^(64n + 1)
            number = state.output("out", index * size, size)
            vanishes(state.path, number.scale(1 << steps) - expected, steps + 64 * limbs + 1)

    text = f"2^{steps}*out = M*(f, g), for the matrix M of {steps} division steps on f and g"
    cases = tuple(Case(fixed=dict(zip(signs, words, strict=True))) for words in product((0, _ONES), repeat=2))
    return Kernel(name or f"{prefix}_divsteps{steps}_fg{limbs}", text, (out, given, _matrix(steps)), leave, cases,
                  aliases_of((out, given)), assume=assume, draw=lambda rng: _drawn(rng, steps, limbs),
                  promise=numbers_promise(steps, limbs))  # fmt: skip


def sums_kernel(prefix: str, tag: str, steps: int, prime: int, limbs: int) -> Kernel:
    """PREFIX_TAG_divsteps_de: 2^64*out = M*(d, e) mod p, below 2*p."""
    bound = min(2 * prime, 1 << 64 * limbs)
    out, given = _output(2 * limbs), array("de", 2 * limbs, Part("d", 0, limbs, bound), Part("e", limbs, limbs, bound))

    def assume(state: State) -> None:
        _assume_matrix(state, steps)
        for row in _ROWS:
            most = 2 * prime << steps
            state.path.add_fact(_applied(state, row, state.number("d"), state.number("e"), steps), -most, most)

    def leave(state: State) -> None:
        for index, row in enumerate(_ROWS):
            number = state.output("out", index * limbs, limbs)
            expected = _applied(state, row, state.number("d"), state.number("e"), steps)
            state.congruent(number.scale(1 << 64) - expected, prime)
            state.below(number, bound)

    text = f"2^64*out = M*(d, e) mod p, for d, e, out < {'2*p' if bound == 2 * prime else f'2^{64 * limbs}'}"
    return Kernel(f"{prefix}_{tag}_divsteps_de", text, (out, given, _matrix(steps)), leave,
                  aliases=aliases_of((out, given)), assume=assume, draw=lambda rng: _drawn(rng, steps, 0),
                  promise=sums_promise(tag, steps, prime, limbs))  # fmt: skip


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def _output(length: int) -> Operand:
    return array("out", length, output=True)


def _matrix(steps: int) -> Operand:
    parts = tuple(Part(entry, 1 + index, 1, (2 << steps) + 1) for index, entry in enumerate(ENTRIES))
    return array("m", 1 + len(parts), *parts)


def _assume_matrix(state: State, steps: int) -> None:
    """|u| + |v| <= 2^S, as bounds of the sum and of the difference of U and V."""
    for row in _ROWS:
        u, v = (state.number(entry) for entry in row)
        state.path.add_fact(u + v, 1 << steps, 3 << steps)
        state.path.add_fact(u - v, -(1 << steps), 1 << steps)


def _applied(state: State, row: tuple[str, str], x: Poly, y: Poly, steps: int) -> Poly:
    """u*x + v*y."""
    u, v = (state.number(entry) for entry in row)
    return u * x + v * y - (x + y).scale(1 << steps)


def _check_sign(state: State, index: int) -> None:
    (word,) = state.words("out", index, 1)
    path = state.path
    word = path.settled(word)
    if not (word.is_constant and word.lo in (0, _ONES)) and path.mask_bit(word, 64) is None:
        raise Undecided("the sign word of the output is not known to be 0 or all-ones")


@searched
def steps_on(delta: int, f: int, g: int, steps: int) -> tuple[int, int, int, int]:
    """The matrix of division steps on numbers, for samples. `delta`: less 1/2."""
    raise NotImplementedError


def _drawn(rng: random.Random, steps: int, limbs: int) -> Mapping[str, int]:
    """A matrix of division steps, and numbers that it belongs to."""
    f, g = rng.getrandbits(64 * max(limbs, 1)) | 1, rng.getrandbits(64 * max(limbs, 1))
    entries = steps_on(rng.randrange(-40, 40), f, g, steps)
    matrix = {entry: number + (1 << steps) for entry, number in zip(ENTRIES, entries, strict=True)}
    return {**matrix, "f": f, "g": g} if limbs else matrix
