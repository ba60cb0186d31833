# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo p on a path, or that it stays in a range.

Trusted: success means that all coefficients are multiples of p once equations of the path are taken off, and multiples of p times
carries, which are integers; or that `Path.sharp` gave the range. Which carries, atoms, and bits of masks to settle or to fork on
in between, and when to give up, is searched for (`hints`). What is asked is decided here, by the path: a search only says what it
means, and that a path is impossible, or needs a case distinction, it cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_ROUNDS = 64

#: What may be known: the value of a sum of multiples of carries, which are given by their low words; that of an integer, or of a
#: bit in `Path.factors` or `Path.masks`; or whether the newest facts exclude others, or the ranges of so many carries.
Question = Mapping[int, int] | Poly | Sequence[int]


#: Multipliers of equations among the facts with which the terms vanish modulo p; empty where there are none.
eliminated: Callable[[Sequence[Word], Mapping[Monomial, int], int], dict[int, int]] = searched("eliminated")
#: Whose answer a residual of these terms that does not vanish modulo p may depend on, or a range, where there are no terms: the
#: most likely first. Raises Undecided with a diagnosis, for people, where a residual will not vanish.
questions: Callable[[Path, Mapping[Monomial, int], int], Iterator[Question]] = searched("questions")


def vanishes(path: Path, residual: Poly, modulus: int) -> None:
    """Return when residual = 0 mod p on this path. Raises Fork for a case distinction, Undecided with a diagnosis."""
    for _ in range(_ROUNDS):
        residual = path.resolve(residual)
        if modulus.bit_count() == 1:
            residual = path.less_carries(residual, modulus.bit_length() - 1)
        terms = residual.modulo(modulus)
        for index, multiplier in eliminated(path.facts, terms, modulus).items():
            fact = path.facts[index]
            if fact.lo == fact.hi:
                residual = residual.plus(fact.poly.offset(-fact.lo), multiplier)
        if not residual.modulo(modulus):
            return
        if not _is_more_known(path, terms, modulus):
            break
    raise Undecided("the congruence needs too many equations")


def stays_below(path: Path, number: Poly, bound: int) -> None:
    """Return when number < bound on this path. Raises Fork on an undecided carry, Undecided when none helps."""
    if path.interval(path.resolve(number))[1] < bound:
        return
    while (most := path.sharp(number)[1]) >= bound:
        if not _is_more_known(path, {}, 1):
            raise Undecided(f"the output may reach {most:#x}, but the contract wants it below {bound:#x}")


def _is_more_known(path: Path, terms: Mapping[Monomial, int], modulus: int) -> bool:
    """By the first answer that is new; False where none is."""
    return any(_answered(path, question) for question in _without_verdict(questions(path, terms, modulus)))


def _without_verdict(asked: Iterator[Question]) -> Iterator[Question]:
    """Raises Undecided where a search says more than questions."""
    try:
        yield from asked
    except (Contradiction, Fork) as error:
        raise Undecided("internal: a search says what only a path may say") from error


def _answered(path: Path, question: Question) -> bool:
    """Whether the answer is new. Raises Fork where there are two."""
    if isinstance(question, Mapping):
        return path.decide(question)
    if isinstance(question, Poly):
        is_bit = question in (*path.factors, *path.masks)
        if question.shift and not is_bit:
            raise Undecided("internal: a search asks for what is no integer")
        return path.decide_word(Word(question, *((0, 1) if is_bit else path.interval(question))))
    path.refute(facts=2, carries=question)
    return False
