# SPDX-License-Identifier: MIT
"""How a scalar is split: what is shown of PREFIX_decompose and of the steps that it is made of, and what calls of them do.

Trusted. |H| is odd where H is, and H + c is odd where just one of H and c is.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.logic.terms import Var
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of, same
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, array, written
from ecgen_verify.prove.kernel import Case, Kernel
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.digits import SCALAR, filled, odd_of, pieces, sign_of
from ecgen_verify.prove.multiples.forms import Half
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.integers import Magnitude, Rounded, Unknown, integer_of, interval, unknown_of
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

HALVES = 2


# ---------------------------------------------------------------------- quotients, rounded


def rounded(prefix: str, scalar: Form, split: Endomorphism) -> tuple[Kernel, Reading]:
    """PREFIX_rounded(r, product, k, rounder): what is left over is below 2^shift, as it is made of whole words that are."""
    length, first = scalar.limbs + split.rounder_words, split.shift // 64
    operands = (array("r", scalar.limbs, output=True, apart=True),
                array("product", length, Part("rest", 0, first, 1 << 64 * first), output=True, apart=True),
                array("k", scalar.limbs, Part("k", 0, scalar.limbs, scalar.prime)), array("g", split.rounder_words))  # fmt: skip
    quotient = ((1 << split.shift) * Var("r") + Var("rest")).equals(Var("k") * Var("g"))
    above = (1 << split.shift + 64 * length) + 1  # both sides, so that they are equal when they are congruent
    contract = Contract(f"r = floor(k * rounder / 2^{split.shift}), for k < n", operands, above, (quotient,))
    kernel = replace(kernel_of(f"{prefix}_rounded", contract), promise=("rounded", scalar, split))
    return kernel, Reading(kernel.promise, lambda call: _rounded(call, scalar, split), ((SCALAR, scalar), split))


def _rounded(call: Call, scalar: Form, split: Endomorphism) -> None:
    target, product, source, rounder = (call.pointer(i) for i in range(4))
    length = scalar.limbs + split.rounder_words
    call.apart([(target, scalar.size, True), (product, 8 * length, True)],
               [(source, scalar.size), (rounder, 8 * split.rounder_words)])  # fmt: skip
    words = call.words(rounder, split.rounder_words)
    known = [word.lo for word in words if word.is_constant]
    number = sum(word << (64 * i) for i, word in enumerate(known))
    field = call.elements.fields[SCALAR]
    unknown = unknown_of(field.scale(call.load(SCALAR, source), scalar.factor))
    if len(known) < len(words) or number >> split.shift or unknown is None:
        raise Undecided("a quotient of which it is not known what it is of")
    # no more than the integer of the unknown, so that it is below n
    element = field.named(Rounded(unknown, number, split.shift))
    call.store(SCALAR, target, field.scale(element, pow(scalar.factor, -1, scalar.prime)))
    call.put(product, [call.path.input_word("product", 0, ONES) for _ in range(length)])


# ---------------------------------------------------------------------- absolute values


def magnitude(scalar: Form, split: Endomorphism) -> tuple[Claim, Reading]:
    """PREFIX_magnitude(k)"""
    bound = 1 << split.half_bits
    text = f"k becomes n - k, and all-ones is returned, where k >= 2^{split.half_bits} as it stands in memory, else 0"
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

    about = (SCALAR, scalar), split
    return Claim(promise, check, about=about), Reading(promise, lambda call: _magnitude(call, scalar, split), about)


def is_negative(elements: Elements, number: Poly) -> Word:
    """The mask."""
    return mask_of(elements.bit(("negative integer", number)))


def _magnitude(call: Call, scalar: Form, split: Endomorphism) -> Word:
    """For an integer H with |H| < 2^half_bits < n/2, its residue is H, or H + n >= 2^half_bits where it is negative."""
    field, place = call.elements.fields[SCALAR], call.pointer(0)
    number = integer_of(field, field.scale(call.load(SCALAR, place), scalar.factor))
    low, high = interval(field, number)
    bound = 1 << split.half_bits
    if not -bound < low <= high < bound or 2 * bound > scalar.prime:
        raise Undecided("a half of a scalar that may be too long")
    element = field.named(Magnitude(number))
    call.store(SCALAR, place, field.scale(element, pow(scalar.factor, -1, scalar.prime)))
    return is_negative(call.elements, number)


# ---------------------------------------------------------------------- the halves: what is shown


def decompose(scalar: Form, split: Endomorphism) -> tuple[Claim, Reading]:
    """PREFIX_decompose(half, negative, k)"""
    text = (f"k = +-half[0] +- half[1]*lambda mod n, - where negative[i] is all-ones, + where it is 0; the halves plain, odd and "
            f"below 2^{split.half_bits}")  # fmt: skip
    half, negative = written("half", Kind.ELEMENTS, HALVES, tag=SCALAR), written("negative", Kind.BYTES, 0)
    promise = Promise(text, (half, negative, Operand("k", Kind.ELEMENTS, tag=SCALAR)))

    def check(view: View) -> None:
        field = view.field
        given = unknown_of(view.given("k")[0])
        view.note("half")
        halves = [_half(view, scalar, index, value) for index, value in enumerate(view.result("half"))]
        if given is None:
            raise Undecided("a scalar that is no unknown")
        rest = halves[0].plus(halves[1], split.lambda_) - Poly.atom(Unknown(given))
        if rest.modulo(scalar.prime):
            raise Mismatch("the halves do not make the scalar")
        for number in halves:
            _expect_odd(view, scalar, number)
        assert field.prime == split.order

    cases, about = (Case(lengths={"negative": 8 * HALVES}),), ((SCALAR, scalar), split)
    return Claim(promise, check, cases=cases, about=about), Reading(promise, lambda call: _decompose(call, scalar, split), about)


def _half(view: View, scalar: Form, index: int, value: Value) -> Poly:
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


def _expect_odd(view: View, scalar: Form, number: Poly) -> None:
    """By an integer whose parity the code has asked for, and which differs by a constant."""
    field = view.field
    for meaning in [magnitude for magnitude in field.meanings if isinstance(magnitude, Magnitude)]:
        rest = number - meaning.of
        known = field.scale(field.named(meaning), pow(scalar.factor, -1, scalar.prime))
        odd = _parity(view, view.elements.words(SCALAR, known)[0]) if rest.is_constant else None
        if odd is not None:
            if odd == bool(rest.integer % 2):
                raise Mismatch("a half that may be even")
            return
    raise Undecided("a half whose parity is not known")


def _parity(view: View, word: Word) -> bool | None:
    """Whether the integer with this lowest word is odd; None where this path leaves that open."""
    try:
        return is_odd_word(view, word)
    except Fork:
        return None


# ---------------------------------------------------------------------- the halves: what a call does


def _decompose(call: Call, scalar: Form, split: Endomorphism) -> None:
    """half[i] = the halves of k, negative[i] = their signs"""
    half, negative, source = (call.pointer(i) for i in range(3))
    call.apart([(half, HALVES * scalar.size, True), (negative, 8 * HALVES, True)], [(source, scalar.size)])
    key = call.load(SCALAR, source).key
    for which in range(HALVES):
        digits = odd_of(call.elements, Half(key, which, split.half_bits))
        call.put(half.moved(which * scalar.size), filled(call.elements, pieces(call.elements, digits), scalar.limbs))
        call.machine.store(negative.moved(8 * which), sign_of(call.elements, digits), 8)
