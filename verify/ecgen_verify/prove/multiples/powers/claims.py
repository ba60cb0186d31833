# SPDX-License-Identifier: MIT
"""The claim of powers of the generator by a comb.

Trusted: that a check shows what the contract says that it is pinned to. The columns of a comb, of T bits each that are S apart,
have every bit of an exponent once when T*S is at least the number of its bits: bit i of column c stands for 2^(c + i*S). So g to
the power of column c, to the power 2^c, over all columns is g to the power of the exponent.
"""

from __future__ import annotations

from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.digits import Column
from ecgen_verify.prove.multiples.powers.effects import power_of_digit
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.multiples.powers.windows import EXPONENT, LEVEL
from ecgen_verify.prove.world import Undecided


def comb_claim(shapes: Shapes) -> Claim:
    """That of powers of the generator, where there is a comb."""
    promise = pins.power_of_generator(shapes.key_length)
    return Claim(promise, partial(_comb, shapes=shapes), LEVEL + 1, about=(shapes,))


def _comb(view: View, shapes: Shapes) -> None:
    if shapes.teeth * shapes.spacing < 8 * shapes.key_length:
        raise Undecided("a comb that does not reach all bits of an exponent")
    field, exponent = view.elements.fields[TAG], tuple(byte.poly.key for byte in view.setting.bytes[EXPONENT])
    product = field.const(1)
    for index in range(shapes.spacing):
        only = power_of_digit(field, None, Column(exponent, index)).monomial
        assert only is not None
        product = field.mul(product, Value({tuple((unknown, 1 << index) for unknown, _ in only[0]): 1}))
    view.expect("r", [product])
