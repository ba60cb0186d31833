# SPDX-License-Identifier: MIT
"""The odd integer that a scalar becomes.

Trusted: what is asked of PREFIX_scalar_odd(v, words, k). An element stands in memory as an integer below the modulus n, 0 as 0,
and x and -x for x other than 0 as two whose sum is n, of which one is odd as n is.
"""

from __future__ import annotations

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def odd_scalar(shapes: Shapes) -> Claim:
    """PREFIX_scalar_odd(v, words, k)"""
    cases = [Case(f"{words} words for {'0' if zero else 'another scalar'}", numbers={"words": (words, words)},
                  lengths={"v": 8 * words}, zero={"k": zero})
             for words in sorted(shapes.word_counts) for zero in (False, True)]  # fmt: skip
    return Claim(odd_promise(shapes), lambda view: _check(view, shapes), cases=cases, about=(shapes,))


def odd_promise(shapes: Shapes) -> Inner:
    counts = ", ".join(str(count) for count in sorted(shapes.word_counts))
    return Inner("v = an odd integer from 1 to n that is k mod n, or -k where the result is all-ones, else it is 0; in "
                 f"{counts} words",
                 entry=("sc", "uint64_t {p}_scalar_odd({p}_limb *v, size_t words, const {p}_sc *k)"))  # fmt: skip


def _check(view: View, shapes: Shapes) -> None:
    form, field, (k,) = view.form, view.field, view.given("k")
    stored = [_word(view.machine, 8 * i) for i in range(view.setting.case.numbers["words"][0])]
    view.note("v")
    if any(not word.is_constant or word.lo for word in stored[form.limbs :]):
        raise Mismatch("a word above the scalar is not zero")
    negated = view.returned_mask()
    if k.constant == 0:
        total = sum(word.lo << (64 * i) for i, word in enumerate(stored))
        if not all(word.is_constant for word in stored) or total != shapes.order:
            raise Mismatch("0 does not become n")
        return
    # the integer in memory is the value times `factor`
    plain = field.scale(k, pow(form.factor, -1, form.prime))
    if view.elements.value(view.setting.tag, stored[: form.limbs]) != (field.sub(field.const(0), plain) if negated else plain):
        raise Mismatch("the integer is not the scalar, or its negative where that is said")
    if is_odd_word(view, view.elements.words(view.setting.tag, plain)[0]) == negated:
        raise Mismatch("the integer may be even")


def _word(machine: Machine, offset: int) -> Word:
    word = machine.load(Pointer("v", offset), 8)
    if not isinstance(word, Word):
        raise Undecided("an address among the words of a scalar")
    return machine.path.refined(word)
