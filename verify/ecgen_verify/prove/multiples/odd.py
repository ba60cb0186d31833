# SPDX-License-Identifier: MIT
"""The odd integer that a scalar becomes.

Trusted: what is asked of PREFIX_scalar_odd(v, words, k). An element stands in memory as an integer below the modulus n, 0 as 0,
and x and -x for x other than 0 as two whose sum is n, of which one is odd as n is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.signs import SCALAR
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def odd_scalar(name: str, shapes: Shapes, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> Inner:
    """PREFIX_scalar_odd(v, words, k)"""

    def trials() -> Iterator[list[Trial]]:
        for words in sorted(shapes.word_counts):
            yield [_trial(shapes, words, zero=False)]
            yield [_trial(shapes, words, zero=True)]

    return Inner(name, odd_text(shapes), trials, forms, callees, about=(shapes,))


def odd_text(shapes: Shapes) -> str:
    counts = ", ".join(str(count) for count in sorted(shapes.word_counts))
    return f"v = an odd integer from 1 to n that is k mod n, or -k where the result is all-ones, else it is 0; in {counts} words"


def _trial(shapes: Shapes, words: int, *, zero: bool) -> Trial:
    def scalar(elements: Elements) -> Value:
        field = elements.fields[SCALAR]
        return field.const(0) if zero else field.named(("input", "k"))

    def enter(machine: Machine, elements: Elements) -> None:
        machine.registers |= {"RDI": Pointer("v", 0), "RSI": constant(words), "RDX": Pointer("k", 0)}
        machine.writable["v"] = 8 * words
        for i, word in enumerate(elements.words(SCALAR, scalar(elements))):
            machine.memory["k", 8 * i] = (8, word)
        if not zero:
            machine.path.assume(elements.is_zero(SCALAR, scalar(elements)).poly, 0)

    def leave(machine: Machine, elements: Elements) -> None:
        form, field = elements.forms[SCALAR], elements.fields[SCALAR]
        stored = [_word(machine, 8 * i) for i in range(words)]
        if any(not word.is_constant or word.lo for word in stored[form.limbs :]):
            raise Mismatch("a word above the scalar is not zero")
        negated = returned_mask(machine)
        if zero:
            total = sum(word.lo << (64 * i) for i, word in enumerate(stored))
            if not all(word.is_constant for word in stored) or total != shapes.order:
                raise Mismatch("0 does not become n")
            return
        # the integer in memory is the value times `factor`
        plain = field.scale(scalar(elements), pow(form.factor, -1, form.prime))
        expected = field.sub(field.const(0), plain) if negated else plain
        if elements.value(SCALAR, stored[: form.limbs]) != expected:
            raise Mismatch("the integer is not the scalar, or its negative where that is said")
        if is_odd(machine, elements.words(SCALAR, plain)[0]) == negated:
            raise Mismatch("the integer may be even")

    return Trial(enter, leave)


def _word(machine: Machine, offset: int) -> Word:
    word = machine.load(Pointer("v", offset), 8)
    if not isinstance(word, Word):
        raise Undecided("an address among the words of a scalar")
    return machine.path.refined(word)


def returned_mask(machine: Machine) -> bool:
    """Whether the function returns all-ones rather than 0."""
    word = machine.path.refined(machine.word("RAX", 64))
    if word.is_constant and word.lo in (0, ONES):
        return word.lo == ONES
    bit = machine.path.two_valued(word)
    if bit is None or (word.lo, word.hi) != (0, ONES):
        raise Undecided("the returned value is not known")
    raise Fork(bit)


def is_odd(machine: Machine, word: Word) -> bool:
    """Whether the integer with this lowest word is odd. Code may ask for the lowest bit of x, or for that of x + 1 or -1 - x,
    which is the other one."""
    path: Path = machine.path
    bit, opposite = path.low(word, 1), path.low(path.sum((word, 1), (constant(1), 1)), 1)
    if path.assume(bit.poly + opposite.poly, 1):
        machine.settle()
    known: Poly = path.resolve(bit.poly)
    if not known.is_constant:
        raise Fork(known)
    return bool(known.integer)
