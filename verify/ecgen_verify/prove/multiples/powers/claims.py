# SPDX-License-Identifier: MIT
"""The claims of powers.

Trusted: that a check shows what the contract says that it is pinned to. The columns of a comb, of T bits each that are S apart,
have every bit of an exponent once when T*S is at least the number of its bits: bit i of column c stands for 2^(c + i*S). So g to
the power of column c, to the power 2^c, over all columns is g to the power of the exponent.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.digits import Column
from ecgen_verify.prove.multiples.powers.effects import bits_read, power, power_of_digit, published
from ecgen_verify.prove.multiples.powers.keys import draw_cases, drawn, in_subgroup, no_key, refused
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.multiples.powers.windows import EXPONENT, LEVEL, OF_ANY_LENGTH
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided


def power_claims(shapes: Shapes) -> dict[str, Claim]:
    """Of the functions of the manifest, by operation."""
    promises = published(shapes)
    any_length = Case(numbers={"length": (0, LONGEST)}, lengths=OF_ANY_LENGTH)
    base = _comb if shapes.teeth else _of_generator
    claims = {
        "exp": Claim(promises["exp"], _whole, LEVEL + 1, (any_length,)),
        "exp_base": Claim(promises["exp_base"], partial(base, shapes=shapes), LEVEL + 1),
        "dh_check": Claim(promises["dh_check"], partial(_validation, shapes=shapes), LEVEL + 3),
        "dh_public_key": Claim(promises["dh_public_key"], partial(_public_key, shapes=shapes), LEVEL + 3),
        "dh_keygen": Claim(promises["dh_keygen"], partial(_drawn, shapes=shapes), LEVEL + 3, draw_cases(shapes)),
        "dh": Claim(promises["dh"], partial(_exchange, shapes=shapes), LEVEL + 3),
    }  # fmt: skip
    return {name: replace(claim, about=(shapes,)) for name, claim in claims.items()}


def _whole(view: View) -> None:
    (given,) = view.given("a")
    view.expect("r", [power(view.field, given, EXPONENT)])


def _of_generator(view: View, shapes: Shapes) -> None:
    exponent = tuple(byte.poly.key for byte in view.setting.bytes[EXPONENT])
    view.expect("r", [power(view.field, view.field.const(shapes.generator), exponent)])


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


def _validation(view: View, shapes: Shapes) -> None:
    """1 < y < p - 1 and y^q = 1."""
    y = _peer_of(view)
    view.expect_status(y is None or not view.decided(in_subgroup(view.elements, shapes, y)))


def _peer_of(view: View) -> Value | None:
    """The peer's number; None where it does not lie from 2 to p - 2."""
    y, failed = decoded(view.elements, view.form, view.setting.bytes["peer"][::-1], view.path)
    return None if any(view.decided(bit) for bit in (failed, *refused(view.elements, y))) else y


# ---------------------------------------------------------------------- Diffie-Hellman


def _public_key(view: View, shapes: Shapes) -> None:
    private_key = view.setting.bytes["private_key"]
    failed = view.decided(no_key(view.elements, view.path, private_key))
    _outcome(view, failed, "public_key", power(view.field, view.field.const(shapes.generator), names_of(view.path, private_key)))


def _drawn(view: View, shapes: Shapes) -> None:
    private_key = drawn(view, shapes)
    if private_key is None:
        view.expect_bytes("private_key", [constant(0)] * shapes.key_length)
        _outcome(view, True, "public_key", view.field.const(0))
    else:
        value = power(view.field, view.field.const(shapes.generator), private_key)
        _outcome(view, False, "public_key", value)


def _exchange(view: View, shapes: Shapes) -> None:
    """A key has no more bits than are read."""
    private_key = view.setting.bytes["private_key"]
    failed = view.decided(no_key(view.elements, view.path, private_key))
    y = _peer_of(view)
    if failed or y is None or (not shapes.safe and not view.decided(in_subgroup(view.elements, shapes, y))):
        _outcome(view, True, "shared", view.field.const(0))
        return
    read = bits_read(shapes, shapes.key_bits, shapes.key_length)
    _outcome(view, False, "shared", power(view.field, y, names_of(view.path, private_key), read))


def _outcome(view: View, failed: bool, output: str, value: Value) -> None:
    """The number and 0, or zeros and -1."""
    length = -(-view.form.prime.bit_length() // 8)
    view.expect_bytes(output, [constant(0)] * length if failed else view.number_bytes(value, length, little=False))
    view.expect_status(failed)
