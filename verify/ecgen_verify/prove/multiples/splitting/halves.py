# SPDX-License-Identifier: MIT
"""PREFIX_decompose: what is shown of it, and what a call of it does.

Trusted. |H| is odd where H is, and H + c is odd where just one of H and c is.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form, same
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.forms import Form as Sum
from ecgen_verify.prove.multiples.forms import Half
from ecgen_verify.prove.multiples.signs import SCALAR, Odd
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.integers import Magnitude, Unknown, unknown_of
from ecgen_verify.prove.multiples.splitting.steps import is_negative
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

HALVES = 2


# ---------------------------------------------------------------------- what is shown


def decompose_claim(scalar: Form, split: Endomorphism) -> Claim:
    """PREFIX_decompose(half, negative, k)"""

    def check(view: View) -> None:
        field = view.field
        given = unknown_of(view.given("k")[0])
        view.note("half")
        halves = [_half(view, scalar, index, value) for index, value in enumerate(view.result("half"))]
        if given is None:
            raise Undecided("a scalar that is no unknown")
        rest = halves[0].plus(halves[1], split.lambda_).plus(Sum.of([(Unknown(given), 1)]), -1)
        if any(factor % scalar.prime for factor in rest.terms.values()):
            raise Mismatch("the halves do not make the scalar")
        for number in halves:
            _expect_odd(view, scalar, number)
        assert field.prime == split.order

    negative = Case(lengths={"negative": 8 * HALVES})
    return Claim(decompose_promise(split), check, cases=(negative,), about=((SCALAR, scalar), split))


def decompose_promise(split: Endomorphism) -> Inner:
    text = (f"k = +-half[0] +- half[1]*lambda mod n, - where negative[i] is all-ones, + where it is 0; the halves plain, odd and "
            f"below 2^{split.half_bits}")  # fmt: skip
    return Inner(text, entry=("sc", "void {p}_decompose({p}_sc half[2], {p}_limb *negative, const {p}_sc *k)"))


def decompose_reading(scalar: Form, split: Endomorphism) -> Reading:
    return Reading(decompose_promise(split), lambda call: decompose(call, scalar, split), ((SCALAR, scalar), split))


def _half(view: View, scalar: Form, index: int, value: Value) -> Sum:
    """The integer of which this is the absolute value, below 2^half_bits as `steps` has it; with its sign."""
    unknown = unknown_of(view.field.scale(value, scalar.factor))
    meaning = None if unknown is None else view.field.meanings[unknown]
    if not isinstance(meaning, Magnitude):
        raise Undecided("a half of a scalar that is not known to be an absolute value")
    mask = view.machine.load(Pointer("negative", 8 * index), 8)
    view.note("negative")
    if not same(view.path, [mask], [is_negative(view.elements, meaning.of)]):
        raise Mismatch("a sign that is not that of the half")
    return meaning.of


def _expect_odd(view: View, scalar: Form, number: Sum) -> None:
    """By an integer whose parity the code has asked for, and which differs by a constant."""
    field = view.field
    for meaning in [magnitude for magnitude in field.meanings if isinstance(magnitude, Magnitude)]:
        rest = number.plus(meaning.of, -1)
        known = field.scale(field.named(meaning), pow(scalar.factor, -1, scalar.prime))
        odd = None if rest.constant is None else _parity(view, view.elements.words(SCALAR, known)[0])
        if odd is not None:
            if odd == bool((rest.constant or 0) % 2):
                raise Mismatch("a half that may be even")
            return
    raise Undecided("a half whose parity is not known")


def _parity(view: View, word: Word) -> bool | None:
    """Whether the integer with this lowest word is odd; None where this path leaves that open."""
    try:
        return is_odd_word(view, word)
    except Fork:
        return None


# ---------------------------------------------------------------------- what a call does


def decompose(call: Call, scalar: Form, split: Endomorphism) -> None:
    """half[i] = the halves of k, negative[i] = their signs"""
    half, negative, source = (call.pointer(i) for i in range(3))
    call.apart([(half, HALVES * scalar.size, True), (negative, 8 * HALVES, True)], [(source, scalar.size)])
    key = call.load(SCALAR, source).key
    zeros = [replace(constant(0), secret=call.elements.secret)] * scalar.limbs
    for which in range(HALVES):
        odd = Odd(call.elements, Half(key, which, split.half_bits))
        call.elements.fields[SCALAR].unknown(("odd", odd.scalar))
        call.put(half.moved(which * scalar.size), [*odd.words(), *zeros][: scalar.limbs])
        call.machine.store(negative.moved(8 * which), odd.negative, 8)
