# SPDX-License-Identifier: MIT
"""Claims of scalar multiplication on the curve of Ed25519, of the functions that it is made of, and of X25519's public keys.

Trusted: each check shows the contract that it is pinned to, or what is said here of a function that no manifest has. The
generator is at u = 9 of the Montgomery curve, and of order n.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.formulas import outputs, parameters_of
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.edwards.effects import LENGTH
from ecgen_verify.prove.edwards.points import INNER, base_of
from ecgen_verify.prove.goal.pins import edwards_multiples
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.claims import expect_products
from ecgen_verify.prove.multiples.named import GENERATOR, Base, multiple_of
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def edwards_multiple_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for curve25519; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery" or spec.prime != 2**255 - 19:
        return {}

    def by(name: str, *operands: str, count: int = 4) -> Callable[[View], None]:
        return lambda view: _formula(view, spec, name, operands, count)

    multiples = edwards_multiples()
    claims = {
        "ed25519_add_cached": Claim(INNER["ed25519_add_cached"], by("edwards_add_cached", "p", "q")),
        "ed25519_add_niels": Claim(INNER["ed25519_add_niels"], by("edwards_add_niels", "p", "q")),
        "ed25519_dbl_projective": Claim(INNER["ed25519_dbl_projective"], by("edwards_double_projective", "p", count=3)),
        "ed25519_prepare": Claim(INNER["ed25519_prepare"], lambda view: _prepared(view, spec)),
        "ed25519_digits": Claim(INNER["ed25519_digits"], _digits),
        "ed25519_mul": Claim(multiples["ed25519_mul"], _multiple_of_given, level=6),
        "ed25519_mul_base": Claim(multiples["ed25519_mul_base"], _multiple_of_generator, level=6),
    }
    return {name: replace(claim, about=(spec,)) for name, claim in claims.items()}


def _formula(view: View, spec: Spec, name: str, operands: tuple[str, ...], count: int) -> None:
    """The first `count` coordinates, and nothing else is written."""
    law = formula(name)
    computed = outputs(law, spec, view.field, *(view.given(name_of_output) for name_of_output in operands))
    expected = [computed[name_of_output] for name_of_output in law.output_names]
    if len(expected) != count:
        raise Undecided("a formula with other outputs")
    size = view.form.size
    view.expect("r", expected, count=count)
    aliases = {"r", *(one for one, other in view.setting.alias.items() if other == "r")}
    if any(base in aliases and offset >= size * count for base, offset in view.machine.written):
        raise Mismatch("a coordinate of r that is to stay is written")


def _prepared(view: View, spec: Spec) -> None:
    field = view.field
    x, y, z, t = view.given("p")
    twice = field.scale(parameters_of(spec, field)["d"], 2)
    view.expect("r", [field.sub(y, x), field.add(y, x), field.scale(z, 2), field.mul(t, twice)])


def _digits(view: View) -> None:
    """In base 16 of k + sum of 8 * 16^i, less 8 each. Raises Mismatch where they do not add up to k."""
    path, value = view.path, view.given("k")[0]
    number = [view.elements.byte(view.setting.tag, value, i) for i in range(LENGTH)]
    carry, digits = constant(0), []
    for byte in number:
        moved = path.refined(path.sum((byte, 1), (constant(0x88), 1), (carry, 1)))
        low, next_ = path.low(moved, 4), path.low(moved, 8)
        digits += [low, path.quotient(next_, low, 4)]
        carry = path.quotient(moved, next_, 8)
    signed = [path.sum((digit, 1), (constant(-8), 1)) for digit in digits]
    k = total((byte.poly, 256**i) for i, byte in enumerate(number))
    rest = total((digit.poly, 16**i) for i, digit in enumerate(signed)) - k
    if path.resolve(rest).terms or any(digit.lo < 0 or digit.hi > 15 for digit in digits):
        raise Undecided("the digits are not known to add up to k")
    for index, digit in enumerate(signed):
        stored = view.machine.load(Pointer("digit", 4 * index), 4)
        view.note("digit")
        expected = path.low(digit, 32)
        if not isinstance(stored, Word) or path.resolve(stored.poly - expected.poly).terms:
            raise Mismatch(f"digit {index} is not what is claimed")


def _multiple_of_given(view: View) -> None:
    _multiple(view, base_of(view.given("p")))


def _multiple_of_generator(view: View) -> None:
    _multiple(view, GENERATOR)


def _multiple(view: View, base: Base) -> None:
    multiple = multiple_of(view.field, view.result("r"), "extended")
    expect_products(view, multiple, {base: view.given("k")[0].key}, exact=True)
