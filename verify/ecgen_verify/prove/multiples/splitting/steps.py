# SPDX-License-Identifier: MIT
"""The steps on words of which a scalar is split: what is shown of each, and what a call of it does.

Trusted.
"""

from __future__ import annotations

from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Part, array
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.multiples.forms import Form as Sum
from ecgen_verify.prove.multiples.signs import SCALAR
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.integers import Magnitude, Rounded, integer_of, interval, unknown_of
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

# ---------------------------------------------------------------------- quotients, rounded


def rounded_kernel(prefix: str, scalar: Form, split: Endomorphism) -> Kernel:
    """PREFIX_rounded(r, product, k, rounder)"""
    limbs, words = scalar.limbs, split.rounder_words
    length, first = limbs + words, split.shift // 64

    def leave(state: State) -> None:
        # both are from 0 up to 2^(64*length) - 1, so that they are equal when they are congruent
        product = state.output("product")
        state.congruent(product - state.number("k") * state.number("g"), (1 << (64 * length)) + 1)
        words, whole = state.words("r"), state.words("product")
        for i, word in enumerate(words):
            rest = word.poly - whole[first + i].poly if first + i < length else word.poly
            if state.path.resolve(rest).terms:
                raise Undecided(f"word {i} of the quotient is not that of the product")

    operands = (array("r", limbs, output=True), array("product", length, output=True),
                array("k", limbs, Part("k", 0, limbs, scalar.prime)), array("g", words))  # fmt: skip
    text = f"product = k * rounder, r = floor(product / 2^{split.shift}), for k < n"
    return Kernel(f"{prefix}_rounded", text, operands, leave, promise=rounded_promise(scalar, split))


def rounded_promise(scalar: Form, split: Endomorphism) -> object:
    return "rounded", scalar, split


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


def magnitude_claim(split: Endomorphism) -> Claim:
    """PREFIX_magnitude(k)"""
    bound = 1 << split.half_bits

    def check(view: View) -> None:
        (given,) = view.given("k")
        words = view.elements.words(SCALAR, given)
        number = total((word.poly, 1 << (64 * i)) for i, word in enumerate(words))
        if view.returned_mask():
            view.expect("k", [view.field.sub(view.field.const(0), given)])
            congruence.stays_below(view.path, number.scale(-1), 1 - bound)
        else:
            view.expect("k", [given])
            congruence.stays_below(view.path, number, bound)

    return Claim(magnitude_promise(split), check, about=(split,))


def magnitude_promise(split: Endomorphism) -> Inner:
    text = f"k becomes n - k, and all-ones is returned, where k >= 2^{split.half_bits} as it stands in memory, else 0"
    return Inner(text, updated=frozenset({"k"}), entry=("sc", "uint64_t {p}_magnitude({p}_sc *k)"))


def is_negative(elements: Elements, number: Sum) -> Word:
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


def split_effects(scalar: Form, split: Endomorphism) -> dict[str, Effect]:
    """By the names after the prefix."""
    about = (SCALAR, scalar), split
    return {
        "rounded": Reading(rounded_promise(scalar, split), lambda call: _rounded(call, scalar, split), about),
        "magnitude": Reading(magnitude_promise(split), lambda call: _magnitude(call, scalar, split), about),
    }
