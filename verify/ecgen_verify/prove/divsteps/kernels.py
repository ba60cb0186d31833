# SPDX-License-Identifier: MIT
"""The kernels of inversion by division steps: each is proved against its contract, and calls of it do what `driver` says.

Trusted. That of the matrix has a proof of its own, in `prover`. W = 2^64. The matrix stands as U = u + 2^S and likewise V, Q, R;
|u| + |v| <= 2^S and |q| + |r| <= 2^S.

PREFIX_divsteps<S>_fg<n>: f and g stand as n words and a sign word, 0 or all-ones, two's complement; |f|, |g| < W^n. u*f + v*g is
a multiple of 2^S, as the matrix is that of their division steps, so that u*f[0] + v*g[0] is one as well. Steps never exceed the
larger of |f| and |g|, so that the results are known by n words and one bit more.

PREFIX_TAG_divsteps_de: d and e stand as n words and are below 2*p, so that the absolute value of u*d + v*e is at most 2^S*2*p.

PREFIX_TAG_divsteps_end: d stands as n words and is below 2*p, f as n words and a sign word.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from random import Random

from ecgen.arith.divsteps.matrix import block_lengths
from ecgen.field import is_long
from ecgen.logic.terms import Term, Var, choice
from ecgen.logic.types import Mask
from ecgen_verify.prove.composed.blocks import block_readings
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, array, integer
from ecgen_verify.prove.divsteps.driver import apply_modulo, apply_to_numbers, end, round_steps
from ecgen_verify.prove.divsteps.matrix import ENTRIES
from ecgen_verify.prove.divsteps.prover import matrix_kernel
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of
from ecgen_verify.prove.moduli import Modulus
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.prover import assume, kernel_of
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided

_ONES = (1 << 64) - 1
_ROWS = tuple(zip(ENTRIES[::2], ENTRIES[1::2], strict=True))


@searched
def division_draw(rng: Random, steps: int, limbs: int) -> Mapping[str, int]:
    """A matrix of division steps, and numbers of so many words that it belongs to, for samples."""
    raise NotImplementedError


@searched
def dropped_carry(path: Path, residual: Poly, exponent: int) -> tuple[int, int] | None:
    """A low word, and a multiple of 2^exponent: that times the carry helps the residual to vanish modulo 2^exponent."""
    raise NotImplementedError


def inversion_kernels(prefix: str, ring: Modulus, form: Form) -> list[Kernel]:
    """Those by which the driver inverts elements of this form. Of a long modulus all but the matrix are loops over blocks."""
    steps, blocks = round_steps(form.prime), block_readings(prefix, ring)
    numbers = f"{form.tag}_divsteps_fg" if is_long(form.prime) else f"divsteps{steps}_fg{form.limbs}"
    return [matrix_kernel(prefix, block_lengths(64, steps)), numbers_kernel(f"{prefix}_{numbers}", steps, form.limbs),
            sums_kernel(prefix, form, steps), replace(end_kernel(prefix, form), callees=blocks)]  # fmt: skip


def numbers_kernel(name: str, steps: int, limbs: int) -> Kernel:
    """PREFIX_divsteps<S>_fg<n>, or PREFIX_TAG_divsteps_fg: 2^S*out = M*(f, g)."""
    size = limbs + 1
    whole = 1 << 64 * limbs
    signs = "sign of f", "sign of g"
    parts = (part for i, name in enumerate("fg")
             for part in (Part(name, size * i, limbs, whole), Part(signs[i], size * i + limbs, 1, 1 << 64)))  # fmt: skip
    out, given = array("out", 2 * size, output=True), array("fg", 2 * size, *parts)

    def assume_steps(state: State) -> None:
        assume(Contract("", (), requires=_bounds(steps)), state)
        low_f, low_g = (Poly.atom(state.atoms[name][0][0]) for name in "fg")
        for row in _ROWS:
            u, v = (state.number(entry) for entry in row)
            state.path.know_low(u * low_f + v * low_g, steps, constant(0))

    def leave(state: State) -> None:
        negative = {name: -whole if state.given[sign] else 0 for name, sign in zip("fg", signs, strict=True)}
        numbers = {**state.numbers, **{name: state.number(name).offset(offset) for name, offset in negative.items()}}
        for index, applied in enumerate(_applied("f", "g", steps)):
            _check_sign(state, index * size + limbs)
            # the sign word is all-ones or 0, so that out = 2^64n*(its lowest bit) + ... modulo 2^(64n + 1)
            number = state.output("out", index * size, size)
            _vanishes(state.path, number.scale(1 << steps) - integer(applied, numbers), steps + 64 * limbs + 1)

    text = f"2^{steps}*out = M*(f, g), for the matrix M of {steps} division steps on f and g, of {limbs} words each"
    cases = tuple(Case(fixed=dict(zip(signs, words, strict=True))) for words in product((0, _ONES), repeat=2))
    return Kernel(name, text, (out, given, _matrix(steps)), leave, cases, aliases_of((out, given)), assume=assume_steps,
                  draw=partial(division_draw, steps=steps, limbs=limbs),
                  effect=partial(apply_to_numbers, steps, limbs))  # fmt: skip


def sums_kernel(prefix: str, form: Form, steps: int) -> Kernel:
    """PREFIX_TAG_divsteps_de: 2^64*out = M*(d, e) mod p, below 2*p."""
    prime, limbs = form.prime, form.limbs
    bound = min(2 * prime, 1 << 64 * limbs)
    given, out = (array(name, 2 * limbs, Part(first, 0, limbs, bound), Part(second, limbs, limbs, bound), output=name == "out")
                  for name, first, second in (("de", "d", "e"), ("out", "d'", "e'")))  # fmt: skip
    rows, most = dict(zip(("d'", "e'"), _applied("d", "e", steps), strict=True)), 2 * prime << steps
    text = f"2^64*out = M*(d, e) mod p, for d, e, out < {'2*p' if bound == 2 * prime else f'2^{64 * limbs}'}"
    contract = Contract(text, (out, given, _matrix(steps)), prime,
                        tuple(((1 << 64) * Var(name)).equals(applied) for name, applied in rows.items()),
                        requires=(*_bounds(steps), *((row, -most, most) for row in rows.values())))  # fmt: skip
    return replace(kernel_of(f"{prefix}_{form.tag}_divsteps_de", contract), draw=partial(division_draw, steps=steps, limbs=0),
                   promise=contract, about=(form,), effect=partial(apply_modulo, steps, form))  # fmt: skip


def end_kernel(prefix: str, form: Form) -> Kernel:
    """PREFIX_TAG_divsteps_end: r = d or -d mod p by the sign of f; d below 2*p."""
    prime, limbs = form.prime, form.limbs
    operands = (
        Operand("r", Kind.LIMBS, limbs, prime, False, True),
        array("de", 2 * limbs, Part("d", 0, limbs, min(2 * prime, 1 << (64 * limbs)))),
        array("fg", 2 * (limbs + 1), Part("sign of f", limbs, 1, 1 << 64)),
    )  # fmt: skip
    d, sign = Var("d"), Var("sign of f")
    contract = Contract("r = d mod p where f >= 0, else -d mod p; d < 2*p", operands, prime,
                        (Var("r").equals(choice(sign, -d, d)),), {sign.name: Mask()})  # fmt: skip
    return replace(kernel_of(f"{prefix}_{form.tag}_divsteps_end", contract), promise=contract, about=(form,),
                   effect=partial(end, form))  # fmt: skip


def _matrix(steps: int) -> Operand:
    parts = tuple(Part(entry, 1 + index, 1, (2 << steps) + 1) for index, entry in enumerate(ENTRIES))
    return array("m", 1 + len(parts), *parts)


def _bounds(steps: int) -> tuple[tuple[Term, int, int], ...]:
    """|u| + |v| <= 2^S, as bounds of the sum and of the difference of U and V."""
    rows = [(Var(u), Var(v)) for u, v in _ROWS]
    return *((u + v, 1 << steps, 3 << steps) for u, v in rows), *((u - v, -(1 << steps), 1 << steps) for u, v in rows)


def _applied(x: str, y: str, steps: int) -> list[Term]:
    """u*x + v*y for each row."""
    return [(Var(u) - (1 << steps)) * Var(x) + (Var(v) - (1 << steps)) * Var(y) for u, v in _ROWS]


def _check_sign(state: State, index: int) -> None:
    (word,) = state.words("out", index, 1)
    path = state.path
    word = path.settled(word)
    if not (word.is_constant and word.lo in (0, _ONES)) and path.mask_bit(word, 64) is None:
        raise Undecided("the sign word of the output is not known to be 0 or all-ones")


def _vanishes(path: Path, residual: Poly, exponent: int) -> None:
    """Raises Undecided unless residual = 0 mod 2^exponent on this path. Multiples of the power times carries, which are integers,
    may be added: so the low words of sums whose carries were dropped are replaced by the sums, until the rest cancels."""
    residual = path.resolve(residual)
    while (carry := dropped_carry(path, residual, exponent)) is not None:
        atom, multiplier = carry
        if multiplier % (1 << exponent):
            raise Undecided("internal: a carry that counts")
        residual = path.resolve(residual.plus(path.carry_of(atom).poly, multiplier))
    if any(coefficient % (1 << exponent + residual.shift) for coefficient in residual.terms.values()):
        raise Undecided(f"what is left is not seen to be a multiple of 2^{exponent}")
