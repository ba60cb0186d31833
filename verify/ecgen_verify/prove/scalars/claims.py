# SPDX-License-Identifier: MIT
"""Claims of the functions that make numbers modulo n out of byte strings, and integers out of scalars.

Trusted: each check shows what is said here of a function that no manifest has.
"""

from __future__ import annotations

from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form, same
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind, Operand, written
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.scalars.lengths import modulo_claim
from ecgen_verify.prove.scalars.numbers import plain_forms
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: More words than a scalar has that PREFIX_scalar_plain is proved for.
MORE_WORDS = 4


def scalar_claims(scalar: Form) -> dict[str, Claim]:
    """By operation."""
    words = [_words(count) for count in range(scalar.limbs + MORE_WORDS + 1)]
    plain = Claim(plain_promise(scalar), partial(_plain, scalar), level=2, cases=words, about=(("sc", scalar),))
    return {"bytes_modulo": modulo_claim(plain_forms(scalar)), "scalar_plain": plain}


def plain_promise(scalar: Form) -> Promise:
    operands = written("v", Kind.BYTES, 0), Operand("words", Kind.NUMBER), Operand("k", Kind.ELEMENTS, tag="sc")
    return Promise(f"v = k as an integer, for at most {scalar.limbs + MORE_WORDS} words", operands)


def _words(count: int) -> Case:
    return Case(f"{count} words", numbers={"words": (count, count)}, lengths={"v": 8 * count})


def _plain(scalar: Form, view: View) -> None:
    (k,), count = view.given("k"), view.setting.case.numbers["words"][0]
    loaded = (view.machine.load(Pointer("v", 8 * i), 8) for i in range(count))
    if not same(view.path, loaded, plain_words(view.elements, scalar, k, count)):
        raise Undecided("the output v is not what is claimed")
    view.note("v")


def plain(call: Call, scalar: Form) -> None:
    """What a call of PREFIX_scalar_plain does."""
    target, count, source = call.pointer(0), call.path.refined(call.number(1)), call.pointer(2)
    if not count.is_constant or count.lo > scalar.limbs + MORE_WORDS:
        raise Undecided("a number of words for which it is not proved what becomes of a scalar")
    call.apart([(target, 8 * count.lo, True)], [(source, scalar.size)])
    k = call.load(scalar.tag, source)
    call.elements.fields[scalar.tag].unknown(("plain", k.key))  # whose bits are in words
    call.put(target, plain_words(call.elements, scalar, k, count.lo))


def plain_words(elements: Elements, scalar: Form, k: Value, count: int) -> list[Word]:
    """The integer that a scalar is, in so many words, which are zero above it."""
    stored = elements.words(scalar.tag, elements.fields[scalar.tag].scale(k, pow(scalar.factor, -1, scalar.prime)))
    return [*stored, *[constant(0)] * count][:count]
