# SPDX-License-Identifier: MIT
"""Field elements as C initialisers, in both word sizes."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.arith.limbs import split
from ecgen.emit.context import Context
from ecgen.field import Modulus


def c_words(modulus: Modulus, element: int) -> list[str]:
    """The words, least significant first, that stand in memory for an element."""
    return [f"UINT{modulus.width}_C({word:#x})" for word in split(modulus.encode(element), modulus.width, modulus.limbs)]


def word_lists(context: Context, elements: Mapping[str, int]) -> list[dict[str, object]]:
    """For each word size emitted: `width`, and `elements`: (name, words) of these elements of the field."""
    return [{"width": width, "elements": [(name, c_words(context.moduli[0][width], value)) for name, value in elements.items()]}
            for width in context.widths]  # fmt: skip
