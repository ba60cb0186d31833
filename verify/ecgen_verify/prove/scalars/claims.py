# SPDX-License-Identifier: MIT
"""Claims of the functions that make numbers modulo n out of byte strings, and integers out of scalars.

Trusted: each check shows what is said here of a function that no manifest has.
"""

from __future__ import annotations

from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.scalars.lengths import modulo_claim
from ecgen_verify.prove.scalars.numbers import plain_forms
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_PLAIN_WORDS = 4  # more than a scalar has


def scalar_claims(scalar: Form) -> dict[str, Claim]:
    """By operation."""
    words = [_words(count) for count in range(scalar.limbs + _PLAIN_WORDS + 1)]
    plain = Claim(plain_promise(scalar), partial(_plain, scalar), level=2, cases=words, about=(("sc", scalar),))
    return {"bytes_modulo": modulo_claim(plain_forms(scalar)), "scalar_plain": plain}


def plain_promise(scalar: Form) -> Inner:
    return Inner(f"v = k as an integer, for at most {scalar.limbs + _PLAIN_WORDS} words",
                 entry=("sc", "void {p}_scalar_plain({p}_limb *v, size_t words, const {p}_sc *k)"))  # fmt: skip


def _words(count: int) -> Case:
    return Case(f"{count} words", numbers={"words": (count, count)}, lengths={"v": 8 * count})


def _plain(scalar: Form, view: View) -> None:
    (k,) = view.given("k")
    stored = view.elements.words(scalar.tag, view.field.scale(k, pow(scalar.factor, -1, scalar.prime)))
    for i in range(view.setting.case.numbers["words"][0]):
        loaded = view.machine.load(Pointer("v", 8 * i), 8)
        view.note("v")
        expected = stored[i].poly if i < len(stored) else None
        if not isinstance(loaded, Word) or (loaded.poly - expected if expected else loaded.poly).terms:
            raise Undecided(f"word {i} of the output v is not what is claimed")
