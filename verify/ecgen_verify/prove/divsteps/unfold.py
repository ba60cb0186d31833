# SPDX-License-Identifier: MIT
"""Shows that a polynomial vanishes modulo a power of two.

Trusted. Multiples of the power times a carry, which is an integer, may be added: so the low words of sums whose carries were
dropped are replaced by the sums, latest first, until the rest cancels.
"""

from __future__ import annotations

from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Low, Undecided


def vanishes(path: Path, residual: Poly, exponent: int) -> None:
    """Return when residual = 0 mod 2^exponent on this path. Raises Undecided."""
    residual = path.resolve(residual)
    while (latest := _latest(path, residual, exponent)) is not None:
        atom, multiplier = latest
        residual = path.resolve(residual.plus(path.carry_of(atom).poly, multiplier))
    if any(coefficient % (1 << exponent + residual.shift) for coefficient in residual.terms.values()):
        raise Undecided(f"what is left is not seen to be a multiple of 2^{exponent}")


def _latest(path: Path, residual: Poly, exponent: int) -> tuple[int, int] | None:
    """The latest low word of which a multiple of 2^exponent times its carry takes the only term off, and that multiple."""
    world = path.world
    for atom in sorted(residual.atoms(), reverse=True):
        meaning = world.atoms[atom].meaning
        coefficient = residual.terms.get((atom,), 0)
        if isinstance(meaning, Low) and coefficient and sum(atom in monomial for monomial in residual.terms) == 1:
            multiplier, rest = divmod(coefficient << meaning.bits, 1 << residual.shift)
            if not rest and multiplier % (1 << exponent) == 0:
                return atom, multiplier
    return None
