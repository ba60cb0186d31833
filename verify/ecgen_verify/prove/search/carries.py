# SPDX-License-Identifier: MIT
"""Searches for the carries that stand between a path and its contract.

Not trusted: it only asks `Path.decide` for some combination of carries, which proves what it assumes and forks over all values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ecgen_verify.prove.bounds import Fact
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Low, Undecided

Terms = dict[Monomial, int]

#: How many of the latest open carries are looked at for a case distinction.
_NEAR = 24
#: Multipliers of lost carries are looked for as n / 2^k with n and 2^k below this.
_SMALL = 1 << 80

#: (multiplier modulo p, the low word whose carry it is)
Lost = tuple[int, int]


def advance(path: Path, terms: Terms, modulus: int) -> None:
    """Return when something new is known about a residual that does not vanish. Raises Fork, or Undecided with a diagnosis."""
    lost, rest = _lost_carries(path, terms, modulus)
    fixed = {m for fact in path.facts if fact.lo == fact.hi for m in fact.poly.terms if len(fact.poly.terms) <= 2}
    if not any(m for m in rest if m not in fixed) and lost and _settle(path, lost, modulus):
        return
    if any(path.decide_word(Poly.atom(m[0])) for m in rest if len(m) == 1 and m not in fixed):
        return
    split_factors(path)
    path.doubt = path.doubt or _diagnosis(path, terms, rest, lost)
    if path.witnessed:
        raise Undecided(path.doubt)
    # what fails on a path that no input takes is no failure: try to show that, by forks on the latest carries
    path.refute()
    if not split_latest(path):
        raise Undecided(path.doubt)


def split_factors(path: Path) -> None:
    """Fork on the bit of a mask that was taken as a factor: products of such bits may be all that is left over."""
    _split_first(path, path.factors)


def split_latest(path: Path) -> bool:
    """Fork on the bit of a mask that selects a constant, then on the latest open carry: the constant is right for one value of
    the bit only. Returns True where a carry turned out constant, False where none is near."""
    _split_first(path, path.masks)
    return any(path.decide({atom: 1}) for atom in islice(path.open_carries(), _NEAR))


def _split_first(path: Path, bits: Sequence[Poly]) -> None:
    for bit in map(path.resolve, bits):
        if not bit.is_constant:
            raise Fork(bit)


def eliminated(facts: Sequence[Fact], terms: Terms, modulus: int) -> dict[int, int]:
    """Gaussian elimination: multipliers of equations among the facts with which the terms vanish; empty if there are none.

    The marker (-1 - j,) in each row keeps the books.
    """
    pivots: list[tuple[Monomial, Terms]] = []
    for index, fact in enumerate(facts):
        if fact.lo == fact.hi:
            row = {**fact.poly.offset(-fact.lo).modulo(modulus), (-1 - index,): 1}
            _reduce(row, pivots, modulus)
            lead = max((m for m in row if m and m[0] >= 0), default=None)
            if lead is not None:
                inverse = pow(row[lead], -1, modulus)
                pivots.append((lead, {m: c * inverse % modulus for m, c in row.items()}))
    rest = dict(terms)
    for _ in range(2):
        _reduce(rest, pivots, modulus)
    return {} if any(not m or m[0] >= 0 for m in rest) else {-1 - m[0]: c for m, c in rest.items()}


def _reduce(row: Terms, pivots: list[tuple[Monomial, Terms]], modulus: int) -> None:
    for lead, other in pivots:
        factor = row.get(lead)
        if factor:
            _subtract(row, other, factor, modulus)


def _subtract(row: Terms, other: Terms, factor: int, modulus: int) -> None:
    """row -= factor * other."""
    for monomial, coefficient in other.items():
        value = (row.get(monomial, 0) - factor * coefficient) % modulus
        if value:
            row[monomial] = value
        else:
            row.pop(monomial, None)


def _lost_carries(path: Path, terms: Terms, modulus: int) -> tuple[list[Lost], Terms]:
    """Write the residual as sum(multiplier * quotient) + rest: an atom is its sum minus 2^bits times its quotient."""
    atoms = path.world.atoms
    rest = dict(terms)
    lost: list[Lost] = []
    for _ in range(4 * len(atoms) + 16):
        atom = max((m[0] for m in rest if len(m) == 1 and isinstance(atoms[m[0]].meaning, Low)), default=None)
        if atom is None:
            break
        row = path.carry_of(atom).poly.modulo(modulus)
        if not row.get((atom,)):
            break
        factor = rest[(atom,)] * pow(row[(atom,)], -1, modulus) % modulus
        _subtract(rest, row, factor, modulus)
        lost.append((factor, atom))
    return lost, rest


def _settle(path: Path, lost: list[Lost], modulus: int) -> bool:
    """Prove that the lost carries are constant together or one by one, or fork. Returns False when none of this works."""
    path.carry = path.world.atoms[lost[-1][1]].birth
    together = _combination(lost, modulus)
    if together is not None and path.decide(together):
        return True
    open_bits = []
    for _, atom in lost:
        carry = path.carry_of(atom)
        if not carry.poly.is_constant:
            lo, hi = path.sharp(carry.poly)
            span = min(hi, carry.hi) - max(lo, carry.lo)
            if span == 0:
                return path.decide({atom: 1})
            if span == 1:
                open_bits.append(atom)
    if not open_bits:
        return False
    path.carry = path.world.atoms[open_bits[0]].birth
    return path.decide({open_bits[0]: 1})


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


def _diagnosis(path: Path, terms: Terms, rest: Terms, lost: list[Lost]) -> str:
    world = path.world
    births = sorted({world.atoms[a].birth for m in terms for a in m if world.atoms[a].birth is not None})  # type: ignore[type-var]
    wrong = [m for m in rest if m]
    if wrong and all(world.atoms[a].meaning is None for m in wrong for a in m):
        names = ", ".join("*".join(world.atoms[a].name for a in m) for m in wrong[:4])
        text = f"wrong or missing products: {names}"
    elif lost:
        text = f"{len(lost)} carries or high words are lost that are not known to be zero"
    else:
        text = "a constant is left over" if path.carry is None else "a carry is lost"
    place = births[-1] if births else path.carry
    return f"the congruence does not hold: {text}" + (f" @{place:#x}" if place is not None else "")
