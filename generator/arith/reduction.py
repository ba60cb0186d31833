# SPDX-License-Identifier: MIT
"""One face for the three reductions: which of them a modulus allows, and the reduction of a product by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecgen.arith import crandall, montgomery, solinas
from ecgen.arith.cost import cost
from ecgen.field import Modulus, Reduction
from ecgen.ir import Builder, Contract, Kind, Value


def refusal(reduction: Reduction, modulus: int, width: int, limbs: int) -> str | None:
    """Why `reduction` does not suit the modulus; None when it does. Montgomery suits every odd modulus."""
    match reduction:
        case Reduction.SOLINAS:
            return solinas.refusal(modulus, width, limbs)
        case Reduction.CRANDALL:
            return crandall.refusal(modulus, width, limbs)
        case Reduction.MONTGOMERY:
            return None


def reduce_product(b: Builder, wide: Sequence[Value], modulus: Modulus) -> list[Value]:
    """A product below p^2, as 2n words, brought below p (in Montgomery form divided by R)."""
    match modulus.reduction:
        case Reduction.MONTGOMERY:
            return montgomery.reduce_product(b, wide, modulus.number, montgomery_form(modulus))
        case Reduction.SOLINAS:
            return solinas.reduce_product(b, wide, modulus.number)
        case Reduction.CRANDALL:
            return crandall.reduce_product(b, wide, modulus.number)


@cache
def montgomery_form(modulus: Modulus) -> montgomery.Form:
    """The cheapest way to write a Montgomery step for this modulus, by the cost model."""

    def price(form: montgomery.Form) -> int:
        b = Builder("trial", modulus.width)
        window = b.load_limbs(b.param("u", Kind.LIMBS, modulus.limbs))
        montgomery.reduce_window(b, window, modulus.number, form)
        return cost(b.build(Contract("trial", "")))

    return min(montgomery.forms(modulus.number, modulus.width, modulus.limbs), key=price)


def describe(modulus: Modulus) -> str:
    """One line on how products are reduced, for comments and `ecgen explain`."""
    match modulus.reduction:
        case Reduction.MONTGOMERY:
            return f"Montgomery, word by word: {montgomery_form(modulus)}"
        case Reduction.SOLINAS:
            return f"Solinas: {solinas.describe(modulus.number)}"
        case Reduction.CRANDALL:
            return f"Crandall: {crandall.describe(modulus.number)}"
