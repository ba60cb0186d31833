# SPDX-License-Identifier: MIT
"""Keccak-f[1600] (FIPS 202, 3): two rounds as one Program over the 25 lanes of the state, and the constants of all rounds.

Two rounds stand in one Program so that what the first one makes stays in registers where there are enough.
"""

from __future__ import annotations

from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

LANES, ROUNDS, ROUNDS_AT_ONCE = 25, 24, 2
_WIDTH = 64


def round_constants() -> list[int]:
    """FIPS 202, 3.2.5: bits of the register x^8 + x^6 + x^5 + x^4 + 1, at the places 2^j - 1."""
    constants, register = [], 1
    for _ in range(ROUNDS):
        constant = 0
        for j in range(7):
            constant |= (register & 1) << ((1 << j) - 1)
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        constants.append(constant)
    return constants


def rotations() -> dict[tuple[int, int], int]:
    """FIPS 202, 3.2.2: of the lane at (x, y) to the left."""
    counts, x, y = {(0, 0): 0}, 1, 0
    for t in range(24):
        counts[x, y] = (t + 1) * (t + 2) // 2 % _WIDTH
        x, y = y, (2 * x + 3 * y) % 5
    return counts


def two_rounds() -> Program:
    """s = s after two more rounds, with the two constants k."""
    b = Builder("keccak_rounds", _WIDTH)
    s, k = b.param("s", Kind.LIMBS, LANES, output=True), b.param("k", Kind.LIMBS, ROUNDS_AT_ONCE)
    lanes = {(x, y): b.load(s, x + 5 * y) for y in range(5) for x in range(5)}
    for number in range(ROUNDS_AT_ONCE):
        b.comment(f"round {number}: theta, then rho and pi, then chi and iota (FIPS 202, 3.2)")
        lanes = _round(b, lanes, b.load(k, number))
    b.store_limbs(s, [lanes[x, y] for y in range(5) for x in range(5)])
    return b.build(internal("keccak_rounds", "two rounds of Keccak-f[1600], FIPS 202, 3.3"))


def _round(b: Builder, a: dict[tuple[int, int], Value], constant: Value) -> dict[tuple[int, int], Value]:
    parity = [a[x, 0] for x in range(5)]
    for y in range(1, 5):
        parity = [b.xor(parity[x], a[x, y]) for x in range(5)]
    theta = [b.xor(parity[(x - 1) % 5], _rotated(b, parity[(x + 1) % 5], 1)) for x in range(5)]
    moved = {}
    for (x, y), count in rotations().items():
        moved[y, (2 * x + 3 * y) % 5] = _rotated(b, b.xor(a[x, y], theta[x]), count)
    after = {}
    for y in range(5):
        for x in range(5):
            after[x, y] = b.xor(moved[x, y], b.and_(b.not_(moved[(x + 1) % 5, y]), moved[(x + 2) % 5, y]))
    after[0, 0] = b.xor(after[0, 0], constant)
    return after


def _rotated(b: Builder, value: Value, count: int) -> Value:
    """To the left."""
    return b.shrd(value, value, _WIDTH - count) if count else value
