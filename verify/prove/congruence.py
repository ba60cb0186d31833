# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo p on a path, or that it stays in a range.

Trusted only in this: success means that all coefficients are multiples of p, or that `Path.sharp` gave the range. What
leads there are equations that `Path.sharp` proves, and forks over all values of a bit.
"""

from __future__ import annotations

from itertools import islice

from ecgen.verify.prove.bounds import Contradiction
from ecgen.verify.prove.path import Fork, Path
from ecgen.verify.prove.poly import Monomial, Poly, total
from ecgen.verify.prove.world import Low, Undecided

_ROUNDS = 64
#: How many of the latest open carries are looked at for a case distinction.
_NEAR = 24
#: Multipliers of lost carries are looked for as n / 2^k with n and 2^k below this.
_SMALL = 1 << 80

#: (multiplier modulo p, the quotient, its interval)
Lost = tuple[int, Poly, tuple[int, int]]


def vanishes(path: Path, residual: Poly, modulus: int) -> None:
    """Return when residual = 0 mod p on this path. Raises Fork for a case distinction, Undecided with a diagnosis."""
    for _ in range(_ROUNDS):
        residual = path.resolve(residual)
        terms = residual.modulo(modulus)
        if not terms or _vanishes_by_facts(path, terms, modulus):
            return
        lost, rest = _lost_carries(path, terms, modulus)
        if (any(rest) or not lost or not _settle(path, lost, modulus)) and not _dispute(path):
            raise Undecided(_diagnosis(path, terms, rest, lost))
    raise Undecided("the congruence needs too many equations")


def _dispute(path: Path) -> bool:
    """What fails on a path that no input takes is no failure: try to show that, by forks on the latest carries."""
    if path.witnessed:
        return False
    path.refute()
    return split_latest(path)


def split_latest(path: Path) -> bool:
    """Fork on the latest open carry. Returns True where one turned out constant, False where none is near."""
    for carry in islice(path.carries(), _NEAR):
        lo, hi = path.sharp(carry.poly)
        lo, hi = max(lo, carry.lo), min(hi, carry.hi)
        if lo > hi:
            raise Contradiction
        if lo == hi:
            return path.assume(carry.poly, lo)
        if hi - lo == 1:
            raise Fork(carry.poly.offset(-lo))
    return False


def _vanishes_by_facts(path: Path, terms: dict[Monomial, int], modulus: int) -> bool:
    """Gaussian elimination with the equations that no atom could be eliminated by."""
    pivots: list[tuple[Monomial, dict[Monomial, int]]] = []
    for fact in path.facts:
        if fact.lo != fact.hi:
            continue
        row = fact.poly.offset(-fact.lo).modulo(modulus)
        _reduce(row, pivots, modulus)
        lead = max((m for m in row if m), default=None)
        if lead is not None:
            inverse = pow(row[lead], -1, modulus)
            pivots.append((lead, {m: c * inverse % modulus for m, c in row.items()}))
    rest = dict(terms)
    for _ in range(2):
        _reduce(rest, pivots, modulus)
    return not rest


def _reduce(row: dict[Monomial, int], pivots: list[tuple[Monomial, dict[Monomial, int]]], modulus: int) -> None:
    for lead, other in pivots:
        factor = row.get(lead)
        if factor:
            _subtract(row, other, factor, modulus)


def _subtract(row: dict[Monomial, int], other: dict[Monomial, int], factor: int, modulus: int) -> None:
    for monomial, coefficient in other.items():
        value = (row.get(monomial, 0) - factor * coefficient) % modulus
        if value:
            row[monomial] = value
        else:
            row.pop(monomial, None)


def _lost_carries(path: Path, terms: dict[Monomial, int], modulus: int) -> tuple[list[Lost], dict[Monomial, int]]:
    """Write the residual as sum(multiplier * quotient) + rest: an atom is its sum minus 2^bits times its quotient."""
    atoms = path.world.atoms
    rest = dict(terms)
    lost: list[Lost] = []
    for _ in range(4 * len(atoms) + 16):
        atom = max((m[0] for m in rest if len(m) == 1 and isinstance(atoms[m[0]].meaning, Low)), default=None)
        if atom is None:
            break
        meaning = atoms[atom].meaning
        assert isinstance(meaning, Low)
        quotient = path.resolve(meaning.of.plus(Poly.atom(atom), -1).shifted_down(meaning.bits))
        row = quotient.modulo(modulus)
        if not row.get((atom,)):
            break
        factor = rest[(atom,)] * pow(row[(atom,)], -1, modulus) % modulus
        _subtract(rest, row, factor, modulus)
        lost.append((factor, quotient, (meaning.lo, meaning.hi)))
    return lost, rest


def _settle(path: Path, lost: list[Lost], modulus: int) -> bool:
    """Prove that the lost carries are constant together or one by one, or fork. Returns False when none of this works."""
    together = _combination(lost, modulus)
    if together is not None and not together.is_constant:
        lo, hi = path.sharp(together)
        if lo == hi:
            path.assume(together, lo)
            return True
        if hi - lo == 1:
            raise Fork(together.offset(-lo))
    open_bits = []
    for _, quotient, (low, high) in lost:
        if quotient.is_constant:
            continue
        lo, hi = path.sharp(quotient)
        lo, hi = max(lo, low), min(hi, high)
        if lo == hi:
            path.assume(quotient, lo)
            return True
        if hi - lo == 1:
            open_bits.append(quotient.offset(-lo))
    if open_bits:
        raise Fork(open_bits[0])
    return False


def _combination(lost: list[Lost], modulus: int) -> Poly | None:
    """The lost carries with their multipliers scaled to small integers, so that the sum is an integer."""
    inverse = pow(lost[0][0], -1, modulus)
    ratios = []
    for factor, quotient, _ in lost:
        ratio = _small_ratio(factor * inverse % modulus, modulus)
        if ratio is None:
            return None
        ratios.append((quotient, *ratio))
    common = max(power for _, _, power in ratios)
    return total((quotient, n << (common - power)) for quotient, n, power in ratios)


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


def stays_below(path: Path, number: Poly, bound: int) -> None:
    """Return when number < bound on this path. Raises Fork on an undecided carry, Undecided when none helps."""
    number = path.resolve(number)
    _, hi = path.interval(number)
    if hi >= bound:
        _, hi = path.sharp(number)
    if hi < bound:
        return
    while split_latest(path):
        _, hi = path.sharp(number)
        if hi < bound:
            return
    raise Undecided(f"the output may reach {hi:#x}, but the contract wants it below {bound:#x}")


def _diagnosis(path: Path, terms: dict[Monomial, int], rest: dict[Monomial, int], lost: list[Lost]) -> str:
    world = path.world
    births = sorted({world.atoms[a].birth for m in terms for a in m if world.atoms[a].birth is not None})  # type: ignore[type-var]
    wrong = [m for m in rest if m]
    if wrong and all(world.atoms[a].meaning is None for m in wrong for a in m):
        names = ", ".join("*".join(world.atoms[a].name for a in m) for m in wrong[:4])
        text = f"wrong or missing products: {names}"
    elif lost:
        text = f"{len(lost)} carries or high words are lost that are not known to be zero"
    else:
        text = "a constant is left over"
    return f"the congruence does not hold: {text}" + (f" @{births[-1]:#x}" if births else "")
