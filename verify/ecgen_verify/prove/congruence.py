# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo p on a path, or that it stays in a range.

Trusted: success means that all coefficients are multiples of p once equations of the path are taken off, and multiples of p times
carries, which are integers; or that `Path.sharp` gave the range. Which carries, atoms, and bits of masks to settle or to fork on
in between is searched for (`hints`), and decided here by `Path.decide`: a search only says which it means, and that a path is
impossible, or needs a case distinction, it cannot say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ecgen_verify.prove.bounds import Contradiction, Fact
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Undecided

_ROUNDS = 64

#: What may be known: the value of a sum of multiples of carries, which are given by their low words; that of an atom; or that of
#: a bit in `Path.factors` or `Path.masks`.
Question = Mapping[int, int] | int | Poly


@searched
def eliminated(facts: Sequence[Fact], terms: Mapping[Monomial, int], modulus: int) -> dict[int, int]:
    """Multipliers of equations among the facts with which the terms vanish modulo p; empty where there are none."""
    raise NotImplementedError


@searched
def questions(path: Path, terms: Mapping[Monomial, int], modulus: int) -> Iterator[Question]:
    """Whose answer a residual that does not vanish may depend on, the most likely first."""
    raise NotImplementedError


@searched
def last_questions(path: Path) -> Iterator[Question]:
    """Whose answer may help where nothing is known to depend on it: there are several cases, or none."""
    raise NotImplementedError


@searched
def diagnosis(path: Path, terms: Mapping[Monomial, int], modulus: int) -> str:
    """Why a residual does not vanish, for people."""
    raise NotImplementedError


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
        _advance(path, terms, modulus)
    raise Undecided("the congruence needs too many equations")


def _advance(path: Path, terms: Mapping[Monomial, int], modulus: int) -> None:
    """Return when something new is known about a residual that does not vanish. Raises Fork, or Undecided with a diagnosis."""
    if any(_answered(path, question) for question in _without_verdict(questions(path, terms, modulus))):
        return
    path.doubt = path.doubt or diagnosis(path, terms, modulus)
    if path.witnessed:
        raise Undecided(path.doubt)
    # what fails on a path that no input takes is no failure: try to show that, by forks on the latest carries
    asked = list(_without_verdict(last_questions(path)))
    path.refute(facts=2, carries=[atom for question in asked if isinstance(question, Mapping) for atom in question])
    if not any(_answered(path, question) for question in asked):
        raise Undecided(path.doubt)


def _answered(path: Path, question: Question) -> bool:
    """Whether the answer is new. Raises Fork where there are two."""
    if isinstance(question, Poly):
        if question not in (*path.factors, *path.masks):
            raise Undecided("internal: a search asks for what is no bit of a mask")
        return path.decide_word(question, 0, 1)
    if isinstance(question, int):
        return path.decide_word(Poly.atom(question))
    path.carry = path.world.atoms[min(question)].birth
    return path.decide(question)


def _without_verdict(asked: Iterator[Question]) -> Iterator[Question]:
    """Raises Undecided where a search says more than questions."""
    try:
        yield from asked
    except (Contradiction, Fork) as error:
        raise Undecided("internal: a search says what only a path may say") from error


def stays_below(path: Path, number: Poly, bound: int) -> None:
    """Return when number < bound on this path. Raises Fork on an undecided carry, Undecided when none helps."""
    if path.interval(path.resolve(number))[1] < bound:
        return
    while (most := path.sharp(number)[1]) >= bound:
        if not any(_answered(path, question) for question in _without_verdict(last_questions(path))):
            raise Undecided(f"the output may reach {most:#x}, but the contract wants it below {bound:#x}")
