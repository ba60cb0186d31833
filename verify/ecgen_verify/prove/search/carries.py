# SPDX-License-Identifier: MIT
"""Searches for the carries that stand between a path and its contract.

Not trusted: it only names combinations of carries. `congruence` has `Path.decide` prove what is assumed of them, and fork.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.congruence import Question
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.elimination import Terms, remainder, subtract
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Low, Undecided

#: Multipliers of lost carries are looked for as n / 2^k with n and 2^k below this.
_SMALL = 1 << 80

#: How many of the latest open carries are looked at for a case distinction, or to show that no input takes a path.
_LATEST = 60

#: By what a path keeps why what is to hold at the return seems not to, and the instruction of the carry that was asked for last.
DOUBT, CARRY = "doubt", "carry"

#: (multiplier modulo p, the low word whose carry it is)
Lost = tuple[int, int]


class _Impossible(Exception):
    """What is known of this carry excludes something: who asks for it will see."""

    def __init__(self, atom: int) -> None:
        super().__init__(atom)
        self.atom = atom


def questions(path: Path, terms: Terms, modulus: int) -> Iterator[Question]:
    """What fails on a path that no input takes is no failure: there it is tried to show that, by forks on the latest carries.
    Keeps why what is to hold seemed not to first, and the carry that was asked for last."""
    for question in _of_residual(path, terms, modulus) if terms else _last(path):
        if isinstance(question, Mapping):
            path.kept[CARRY] = path.world.atoms[min(question)].birth
        yield question


def _of_residual(path: Path, terms: Terms, modulus: int) -> Iterator[Question]:
    yield from _likely(path, terms, modulus)
    doubt = path.kept[DOUBT] = path.kept.get(DOUBT) or diagnosis(path, terms, modulus)
    if not path.witnessed:
        last = [*_last(path)]
        yield [atom for question in last if isinstance(question, Mapping) for atom in question]
        yield from last
    raise Undecided(doubt)


def _likely(path: Path, terms: Terms, modulus: int) -> Iterator[Question]:
    """Whose answer the residual may depend on; last the bits of masks that were taken as factors: products of such bits may be
    all that is left over."""
    calls = [(index, fact) for index, fact in enumerate(path.facts) if _is_of_call(path, fact)]
    if calls:  # what is left of words that calls left, the oldest first
        left = remainder(calls, terms, modulus)
        terms = {m: left[m] % modulus for m in sorted(left) if not m or m[0] >= 0}
    try:
        lost, rest = _lost_carries(path, terms, modulus)
        fixed = {m for fact in path.facts if fact.lo == fact.hi for m in fact.poly.terms if len(fact.poly.terms) <= 2}
        if lost and not any(m for m in rest if m not in fixed):
            yield from _settling(path, lost, modulus)
        yield from (Poly.atom(m[0]) for m in rest if len(m) == 1 and m not in fixed)
    except _Impossible as impossible:
        yield {impossible.atom: 1}
    yield from path.factors


def _last(path: Path) -> Iterator[Question]:
    """The bits of masks that select a constant, which is right for one value of the bit only; then the latest small carries that
    are not known."""
    yield from path.masks
    yield from ({atom: 1} for atom in islice(_open_carries(path), _LATEST))


def _open_carries(path: Path) -> Iterator[int]:
    for atom in reversed(path.lows):
        try:
            carry = _carry(path, atom)
        except _Impossible:
            yield atom
        else:
            meaning = path.world.atoms[atom].meaning
            if isinstance(meaning, Low) and 0 < meaning.hi - meaning.lo <= 8 and not carry.is_constant:
                yield atom


def _is_of_call(path: Path, fact: Word) -> bool:
    """Whether it is an equation that a call left: its newest word is made of nothing."""
    return fact.lo == fact.hi and path.world.atoms[max(fact.poly.atoms(), default=0)].meaning is None


def _lost_carries(path: Path, terms: Terms, modulus: int) -> tuple[list[Lost], Terms]:
    """Write the residual as sum(multiplier * quotient) + rest: an atom is its sum minus 2^bits times its quotient."""
    atoms = path.world.atoms
    rest = dict(terms)
    lost: list[Lost] = []
    for _ in range(4 * len(atoms) + 16 if modulus % 2 else 0):  # what divides is a unit for odd ones only
        atom = max((m[0] for m in rest if len(m) == 1 and isinstance(atoms[m[0]].meaning, Low)), default=None)
        if atom is None:
            break
        row = _carry(path, atom).modulo(modulus)
        if not row.get((atom,)):
            break
        factor = rest[(atom,)] * pow(row[(atom,)], -1, modulus) % modulus
        subtract(rest, row, factor, modulus)
        lost.append((factor, atom))
    return lost, rest


def _carry(path: Path, atom: int) -> Poly:
    try:
        return path.carry_of(atom).poly
    except Contradiction:
        raise _Impossible(atom) from None


def _settling(path: Path, lost: list[Lost], modulus: int) -> Iterator[Question]:
    """The lost carries together, then the first that is constant, or the first that has two values."""
    together = _combination(lost, modulus)
    if together is not None:
        yield together
    open_bits = []
    for _, atom in lost:
        if not _carry(path, atom).is_constant:
            try:
                lo, hi = path.sharp(path.carry_of(atom).poly)
            except Contradiction:
                raise _Impossible(atom) from None
            carry = path.carry_of(atom)
            span = min(hi, carry.hi) - max(lo, carry.lo)
            if span == 0:
                yield {atom: 1}
                return
            if span == 1:
                open_bits.append(atom)
    yield from ({atom: 1} for atom in open_bits[:1])


def _combination(lost: list[Lost], modulus: int) -> dict[int, int] | None:
    """The lost carries with their multipliers scaled to small integers, so that the sum is an integer."""
    inverse = pow(lost[0][0], -1, modulus)
    ratios = []
    for factor, atom in lost:
        ratio = _small_ratio(factor * inverse % modulus, modulus)
        if ratio is None:
            return None
        ratios.append((atom, *ratio))
    common = max(power for _, _, power in ratios)
    return {atom: n << (common - power) for atom, n, power in ratios}


def _small_ratio(value: int, modulus: int) -> tuple[int, int] | None:
    """(n, k) with value = n / 2^k mod p, both parts small."""
    r0, r1, t0, t1 = modulus, value, 0, 1
    while r1 >= _SMALL:
        q = r0 // r1
        r0, r1, t0, t1 = r1, r0 - q * r1, t1, t0 - q * t1
    if t1 < 0:
        r1, t1 = -r1, -t1
    # the other representative of a small negative number
    if modulus - value < _SMALL:
        return value - modulus, 0
    if not t1 or t1 & (t1 - 1) or t1 >= _SMALL:
        return None
    return r1, t1.bit_length() - 1


def diagnosis(path: Path, terms: Terms, modulus: int) -> str:
    lost, rest = _lost_carries(path, terms, modulus)
    world = path.world
    births = sorted({world.atoms[a].birth for m in terms for a in m if world.atoms[a].birth is not None})  # type: ignore[type-var]
    wrong = [m for m in rest if m]
    if wrong and all(world.atoms[a].meaning is None for m in wrong for a in m):
        names = ", ".join("*".join(world.atoms[a].name for a in m) for m in wrong[:4])
        text = f"wrong or missing products: {names}"
    elif lost:
        text = f"{len(lost)} carries or high words are lost that are not known to be zero"
    else:
        text = "a constant is left over" if path.kept.get(CARRY) is None else "a carry is lost"
    place = births[-1] if births else path.kept.get(CARRY)
    return f"the congruence does not hold: {text}" + (f" @{place:#x}" if place is not None else "")
