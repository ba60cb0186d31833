# SPDX-License-Identifier: MIT
"""The kernels of inversion by division steps: each is proved against its contract, and calls of it do what `driver` says.

Trusted. That of the matrix has a proof of its own, in `matrix`. W = 2^64. The matrix stands as U = u + 2^S and likewise V, Q, R;
|u| + |v| <= 2^S and |q| + |r| <= 2^S.

PREFIX_divsteps<S>_fg<n>: f and g stand as n words and a sign word, 0 or all-ones, two's complement; |f|, |g| < W^n. u*f + v*g is
a multiple of 2^S, as the matrix is that of their division steps, so that u*f[0] + v*g[0] is one as well. Steps never exceed the
larger of |f| and |g|, so that the results are known by n words and one bit more, which the sign word is made of.

PREFIX_TAG_divsteps_de: d and e stand as n words and are below 2*p, so that the absolute value of u*d + v*e is at most 2^S*2*p.

PREFIX_TAG_divsteps_end: d stands as n words and is below 2*p, f as n words and a sign word.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

from ecgen.arith.divsteps.matrix import block_lengths
from ecgen.field import is_long
from ecgen.logic.terms import Op, Term, Var, apply, choice
from ecgen.logic.types import Mask
from ecgen_verify.prove.composed.blocks import block_readings
from ecgen_verify.prove.composed.elements import ONES, Form
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, array
from ecgen_verify.prove.divsteps.driver import apply_modulo, apply_to_numbers, end, round_steps
from ecgen_verify.prove.divsteps.matrix import ENTRIES, matrix_kernel
from ecgen_verify.prove.kernel import Case, Kernel
from ecgen_verify.prove.prover import kernel_of

_ROWS = tuple(zip(ENTRIES[::2], ENTRIES[1::2], strict=True))


def inversion_kernels(prefix: str, form: Form) -> list[Kernel]:
    """Those by which the driver inverts elements of this form. Of a long modulus all but the matrix are loops over blocks."""
    steps, blocks = round_steps(form.prime), block_readings(prefix, form)
    numbers = f"{form.tag}_divsteps_fg" if is_long(form.prime) else f"divsteps{steps}_fg{form.limbs}"
    return [matrix_kernel(prefix, block_lengths(64, steps)), numbers_kernel(f"{prefix}_{numbers}", steps, form.limbs),
            sums_kernel(prefix, form, steps), replace(end_kernel(prefix, form), callees=blocks)]  # fmt: skip


def numbers_kernel(name: str, steps: int, limbs: int) -> Kernel:
    """PREFIX_divsteps<S>_fg<n>, or PREFIX_TAG_divsteps_fg: 2^S*out = M*(f, g)."""
    size, whole, numbers = limbs + 1, 1 << 64 * limbs, ("f", "g", "f'", "g'")
    signs = tuple(Var(f"sign of {number}") for number in numbers)
    # a sign word of all-ones counts W^(n+1) - W^n, which is -W^n modulo 2^(S + 64n + 1), for S < 64
    f, g, *left = (Var(number) + whole * sign for number, sign in zip(numbers, signs, strict=True))
    parts = [(Part(number, size * (i % 2), limbs, whole), Part(signs[i].name, size * (i % 2) + limbs, 1, 1 << 64))
             for i, number in enumerate(numbers)]  # fmt: skip
    given, out = array("fg", 2 * size, *parts[0], *parts[1]), array("out", 2 * size, *parts[2], *parts[3], output=True)
    equations = (((1 << steps) * number).equals(applied) for number, applied in zip(left, _applied(f, g, steps), strict=True))
    masks = (sign.equals(apply(Op.MASK, apply(Op.NOT, sign.equals(0)))) for sign in signs[2:])
    text = f"2^{steps}*out = M*(f, g), for the matrix M of {steps} division steps on f and g, of {limbs} words each"
    contract = Contract(text, (out, given, _matrix(steps)), 2 * whole << steps, (*equations, *masks), requires=_bounds(steps),
                        multiples=tuple((Var(u) * f + Var(v) * g, steps) for u, v in _ROWS))  # fmt: skip
    cases = tuple(Case(fixed={signs[0].name: one, signs[1].name: other}) for one, other in product((0, ONES), repeat=2))
    return replace(kernel_of(name, contract), cases=cases, effect=partial(apply_to_numbers, steps, limbs))


def sums_kernel(prefix: str, form: Form, steps: int) -> Kernel:
    """PREFIX_TAG_divsteps_de: 2^64*out = M*(d, e) mod p, below 2*p."""
    prime, limbs = form.prime, form.limbs
    bound = min(2 * prime, 1 << 64 * limbs)
    given, out = (array(name, 2 * limbs, Part(first, 0, limbs, bound), Part(second, limbs, limbs, bound), output=name == "out")
                  for name, first, second in (("de", "d", "e"), ("out", "d'", "e'")))  # fmt: skip
    rows, most = dict(zip(("d'", "e'"), _applied(Var("d"), Var("e"), steps), strict=True)), 2 * prime << steps
    text = f"2^64*out = M*(d, e) mod p, for d, e, out < {'2*p' if bound == 2 * prime else f'2^{64 * limbs}'}"
    contract = Contract(text, (out, given, _matrix(steps)), prime,
                        tuple(((1 << 64) * Var(name)).equals(applied) for name, applied in rows.items()),
                        requires=(*_bounds(steps), *((row, -most, most) for row in rows.values())))  # fmt: skip
    return replace(kernel_of(f"{prefix}_{form.tag}_divsteps_de", contract), about=(form,),
                   effect=partial(apply_modulo, steps, form))  # fmt: skip


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
    return replace(kernel_of(f"{prefix}_{form.tag}_divsteps_end", contract), about=(form,), effect=partial(end, form))


def _matrix(steps: int) -> Operand:
    parts = tuple(Part(entry, 1 + index, 1, (2 << steps) + 1) for index, entry in enumerate(ENTRIES))
    return array("m", 1 + len(parts), *parts)


def _bounds(steps: int) -> tuple[tuple[Term, int, int], ...]:
    """|u| + |v| <= 2^S, as bounds of the sum and of the difference of U and V."""
    rows = [(Var(u), Var(v)) for u, v in _ROWS]
    return *((u + v, 1 << steps, 3 << steps) for u, v in rows), *((u - v, -(1 << steps), 1 << steps) for u, v in rows)


def _applied(x: Term, y: Term, steps: int) -> list[Term]:
    """u*x + v*y for each row."""
    return [(Var(u) - (1 << steps)) * x + (Var(v) - (1 << steps)) * y for u, v in _ROWS]
