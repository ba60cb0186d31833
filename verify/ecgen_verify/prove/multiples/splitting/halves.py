# SPDX-License-Identifier: MIT
"""How a scalar is split: what is shown of PREFIX_decompose and of the steps that it is made of, and what calls of them do.

Trusted. |H| is odd where H is, and H + c is odd where just one of H and c is. A scalar is congruent modulo n to a sum of integers
from 0 to n - 1, each times the integer nearest to 0 that its coefficient is congruent to. How large such a sum may be follows
from facts of the path: of a quotient q = floor(k*g / 2^s) that 0 <= k*g - 2^s*q < 2^s.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from ecgen.curve.glv import Glv
from ecgen.logic.terms import Var
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of, same
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, Promise, array, written
from ecgen_verify.prove.kernel import Case, Kernel
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.digits import filled, odd_of, pieces, sign_of
from ecgen_verify.prove.multiples.forms import Half
from ecgen_verify.prove.multiples.named import SCALAR, integer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.word import Word, known_number
from ecgen_verify.prove.world import Undecided

HALVES = 2


@dataclass(frozen=True)
class Magnitude:
    """The meaning of |integer|, which is below n/2."""

    of: Poly


def integer_of(elements: Elements, value: Value) -> Poly:
    """An integer that is congruent to the value modulo n."""
    prime, one = elements.forms[SCALAR].prime, Poly.constant(1)
    return total((integer(elements, Value({monomial: 1})) if monomial else one, factor if 2 * factor < prime else factor - prime)
                 for monomial, factor in value.terms.items())  # fmt: skip


# ---------------------------------------------------------------------- quotients, rounded


def _rounder_words(split: Glv) -> int:
    return max(-(-abs(rounder).bit_length() // 64) for rounder in split.rounders)


def rounded(prefix: str, scalar: Form, split: Glv) -> Kernel:
    """PREFIX_rounded(r, product, k, rounder): what is left over is below 2^shift, as it is made of whole words that are."""
    words, first = _rounder_words(split), split.shift // 64
    length = scalar.limbs + words
    operands = (array("r", scalar.limbs, output=True, apart=True),
                array("product", length, Part("rest", 0, first, 1 << 64 * first), output=True, apart=True),
                array("k", scalar.limbs, Part("k", 0, scalar.limbs, scalar.prime)), array("g", words))  # fmt: skip
    quotient = ((1 << split.shift) * Var("r") + Var("rest")).equals(Var("k") * Var("g"))
    above = (1 << split.shift + 64 * length) + 1  # both sides, so that they are equal when they are congruent
    contract = Contract(f"r = floor(k * rounder / 2^{split.shift}), for k < n", operands, above, (quotient,))
    return replace(kernel_of(f"{prefix}_rounded", contract), about=((SCALAR, scalar), split),
                   effect=partial(_rounded, scalar, split))  # fmt: skip


def quotient(elements: Elements, path: Path, k: Value, rounder: int, shift: int) -> Value:
    """floor(k*rounder / 2^shift), which is no more than k, and so below n, where the rounder is below 2^shift."""
    if rounder >> shift:
        raise Undecided("a quotient that may be more than n")
    element = elements.fields[SCALAR].named(("rounded", k, rounder, shift))
    rest = integer(elements, k).scale(rounder) - integer(elements, element).scale(1 << shift)
    path.add_fact(rest, 0, (1 << shift) - 1)
    return element


def _rounded(scalar: Form, split: Glv, call: Call) -> None:
    limbs, words = scalar.limbs, _rounder_words(split)
    target, scratch, source, rounder = call.arrays(limbs, limbs + words, limbs, words, written=2)
    number = known_number(call.words(rounder, words))
    if number is None:
        raise Undecided("a quotient of which it is not known what it is of")
    field = call.elements.fields[SCALAR]
    element = quotient(call.elements, call.path, field.scale(call.loaded(SCALAR, source)[0], scalar.factor), number, split.shift)
    call.store(SCALAR, target, field.scale(element, pow(scalar.factor, -1, scalar.prime)))
    call.put(scratch, [call.path.input_word("product", 0, ONES) for _ in range(limbs + words)])


# ---------------------------------------------------------------------- absolute values


def magnitude(scalar: Form, split: Glv) -> Claim:
    """PREFIX_magnitude(k)"""
    bound = 1 << split.bits
    text = f"k becomes n - k, and all-ones is returned, where k >= 2^{split.bits} as it stands in memory, else 0"
    promise = Promise(text, (written("k", Kind.ELEMENTS, updated=True, tag=SCALAR),), returns=True)

    def check(view: View) -> None:
        (given,) = view.given("k")
        words = view.elements.words(SCALAR, given)
        number = total((word.poly, 1 << (64 * i)) for i, word in enumerate(words))
        if view.returned():
            view.expect("k", [view.field.sub(view.field.const(0), given)])
            congruence.stays_below(view.path, number.scale(-1), 1 - bound)
        else:
            view.expect("k", [given])
            congruence.stays_below(view.path, number, bound)

    return Claim(promise, check, about=((SCALAR, scalar), split), effect=lambda call: _magnitude(call, scalar, split))


def is_negative(elements: Elements, number: Poly) -> Word:
    """The mask."""
    return mask_of(elements.bit(("negative integer", number)))


def _magnitude(call: Call, scalar: Form, split: Glv) -> Word:
    """For an integer H with |H| < 2^bits < n/2, its residue is H, or H + n >= 2^bits where it is negative."""
    field, place = call.elements.fields[SCALAR], call.pointer(0)
    number = integer_of(call.elements, field.scale(call.loaded(SCALAR, place)[0], scalar.factor))
    low, high = call.path.sharp(number)
    bound = 1 << split.bits
    if not -bound < low <= high < bound or 2 * bound > scalar.prime:
        raise Undecided("a half of a scalar that may be too long")
    element = field.named(Magnitude(number))
    call.store(SCALAR, place, field.scale(element, pow(scalar.factor, -1, scalar.prime)))
    return is_negative(call.elements, number)


# ---------------------------------------------------------------------- the halves: what is shown


def decompose(scalar: Form, split: Glv) -> Claim:
    """PREFIX_decompose(half, negative, k)"""
    text = (f"k = +-half[0] +- half[1]*lambda mod n, - where negative[i] is all-ones, + where it is 0; the halves plain, odd and "
            f"below 2^{split.bits}")  # fmt: skip
    half, negative = written("half", Kind.ELEMENTS, HALVES, tag=SCALAR), written("negative", Kind.BYTES, 0)
    promise = Promise(text, (half, negative, Operand("k", Kind.ELEMENTS, tag=SCALAR)))

    def check(view: View) -> None:
        (given,) = view.given("k")
        view.note("half")
        halves = [_half(view, scalar, index, value) for index, value in enumerate(view.result("half"))]
        rest = halves[0].plus(halves[1], split.lambda_) - integer(view.elements, given)
        if rest.modulo(scalar.prime):
            raise Mismatch("the halves do not make the scalar")
        for number in halves:
            _expect_odd(view, scalar, number)

    return Claim(promise, check, (Case(lengths={"negative": 8 * HALVES}),), about=((SCALAR, scalar), split),
                 effect=lambda call: _decompose(call, scalar, split))  # fmt: skip


def _half(view: View, scalar: Form, index: int, value: Value) -> Poly:
    """The integer of which this is the absolute value, below 2^bits as `steps` has it; with its sign."""
    meaning = view.field.meaning(view.field.scale(value, scalar.factor))
    if not isinstance(meaning, Magnitude):
        raise Undecided("a half of a scalar that is not known to be an absolute value")
    mask = view.machine.load(Pointer("negative", 8 * index), 8)
    view.note("negative")
    if not same(view.path, [mask], [is_negative(view.elements, meaning.of)]):
        raise Mismatch("a sign that is not that of the half")
    return meaning.of


def _expect_odd(view: View, scalar: Form, number: Poly) -> None:
    """By the first integer of which there is the absolute value, and that differs by a constant: the one whose parity the code
    has asked for."""
    field = view.field
    meaning = next(known for known in field.meanings if isinstance(known, Magnitude) and (number - known.of).is_constant)
    known = field.scale(field.named(meaning), pow(scalar.factor, -1, scalar.prime))
    if is_odd_word(view, view.elements.words(SCALAR, known)[0]) == bool((number - meaning.of).integer % 2):
        raise Mismatch("a half that may be even")


# ---------------------------------------------------------------------- the halves: what a call does


def _decompose(call: Call, scalar: Form, split: Glv) -> None:
    """half[i] = the halves of k, negative[i] = their signs"""
    half, negative, source = call.arrays(HALVES * scalar.limbs, HALVES, scalar.limbs, written=2)
    (k,) = call.loaded(SCALAR, source)
    for which in range(HALVES):
        digits = odd_of(call.elements, Half(k, which, split.bits, split.lambda_))
        call.put(half.moved(which * scalar.size), filled(call.elements, pieces(call.elements, digits), scalar.limbs))
        call.machine.store(negative.moved(8 * which), sign_of(call.elements, digits), 8)
