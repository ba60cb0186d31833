# SPDX-License-Identifier: MIT
"""The Montgomery ladder's step and end as Programs on values that are not canonical in between (curve.lazy_field)."""

from __future__ import annotations

from ecgen.arith.shape import Shape
from ecgen.curve.lazy_field import LazyField
from ecgen.curve.library import formula
from ecgen.field import Modulus
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

#: The state's coordinates, in the order in which they stand in memory.
_STATE = ("X2", "Z2", "X3", "Z3")
_NEXT = ("X4", "Z4", "X5", "Z5")


def step_program(modulus: Modulus, shape: Shape, factor: int) -> Program:
    """r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q), four coordinates; u = x(P - Q).

    `factor` = (A - 2)/4, of one word. P and Q may change places in the sum: D*A and C*B change places then, which their sum does
    not see, nor the square of their difference. So only what is doubled has to be selected.
    """
    b = Builder("ladder_step", modulus.width)
    n, used = modulus.limbs, formula("montgomery_ladder")
    r = b.param("r", Kind.LIMBS, 4 * n, output=True)
    s = b.param("s", Kind.LIMBS, 4 * n)
    u = b.param("u", modulus.kind, n, bound=modulus.number)
    mask = b.load(b.param("mask", Kind.MASK))
    field = LazyField(b, modulus, shape)
    values = {name: field.element([b.load(s, n * place + i) for i in range(n)]) for place, name in enumerate(_STATE)}
    values["X1"] = field.element(b.load_limbs(u))
    results = field.run(used, values, {"a24": factor}, {"AA": ("C", "A"), "BB": ("D", "B")}, mask)
    words: list[Value] = [word for name in _NEXT for word in field.words(results[name])]
    b.store_limbs(r, words)
    claim = "r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)"
    notes = (used.source, f"Points are (X : Z); coordinates modulo p, all at most {field.tight:#x}. x(P - Q) = u.")
    return b.build(internal("ladder_step", claim, *notes))


def end_program(modulus: Modulus) -> Program:
    """(x : z) = P of s = (P, Q), or Q where the mask is all-ones; x, z < p."""
    b = Builder("ladder_end", modulus.width)
    n = modulus.limbs
    outputs = [b.param(name, modulus.kind, n, output=True, bound=modulus.number) for name in "xz"]
    s = b.param("s", Kind.LIMBS, 4 * n)
    mask = b.load(b.param("mask", Kind.MASK))
    field = LazyField(b, modulus, Shape())
    p_x, p_z, q_x, q_z = (field.element([b.load(s, n * place + i) for i in range(n)]) for place in range(4))
    b.comment("the mask as a condition")
    condition = b.bit_of_mask(mask)
    for param, p, q in zip(outputs, (p_x, p_z), (q_x, q_z), strict=True):
        b.comment("Q or P")
        b.store_limbs(param, field.canonical(field.select(condition, q, p)))
    return b.build(internal("ladder_end", "(x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p"))
