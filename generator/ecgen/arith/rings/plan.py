# SPDX-License-Identifier: MIT
"""The plan of a product modulo x^n - 1 and 2^k: which identities are used, in which order, and on which lengths.

A polynomial is split by the outer levels into rows, whose number is best a little below a multiple of 16: a row goes into each
lane of a vector of 16 words. What is left to multiply is 16 pairs of rows at once, lane by lane. The inner levels split rows
further, and the leaves are multiplied by the schoolbook method and Karatsuba's, in one straight line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from ecgen.arith.rings.levels import KARATSUBA2, KARATSUBA3, LEVELS, TOOM3, TOOM4, WIDTH, Level

#: Words in a vector: how many rows are multiplied at once.
LANES = 16


@dataclass(frozen=True)
class Ring:
    """Polynomials modulo x^n - 1 with coefficients modulo 2^q_bits."""

    n: int
    q_bits: int


@dataclass(frozen=True)
class Plan:
    """`halvings`: how often the straight line of a leaf halves its operands by Karatsuba's identity."""

    ring: Ring
    outer: tuple[Level, ...]
    inner: tuple[Level, ...]
    halvings: int

    @property
    def parts(self) -> int:
        """Into how many parts the outer levels split a polynomial."""
        return prod(level.parts for level in self.outer)

    @property
    def rows(self) -> int:
        """How many products of rows there are."""
        return prod(level.points for level in self.outer)

    @property
    def groups(self) -> int:
        """How many vectors hold one coefficient of each row."""
        return -(-self.rows // LANES)

    @property
    def leaf(self) -> int:
        """Coefficients of an operand of a leaf."""
        least = max(-(-self.ring.n // self.parts), LANES)
        return -(-least // prod(level.parts for level in self.inner))

    @property
    def row(self) -> int:
        """Coefficients of a row: whole leaves, and a vector at least."""
        return self.leaf * prod(level.parts for level in self.inner)

    @property
    def known_bits(self) -> int:
        """How many bits of the coefficients of a product are known."""
        return WIDTH - sum(level.loses for level in self.outer + self.inner)

    @property
    def text(self) -> str:
        """As in `toom3 karatsuba2 / toom4 / 1`."""
        outer, inner = (" ".join(level.name for level in levels) for levels in (self.outer, self.inner))
        return f"{outer} / {inner} / {self.halvings}"

    def length(self, depth: int) -> int:
        """Coefficients of the operands of the inner level at that depth; of leaves, behind the last level."""
        return self.row // prod(level.parts for level in self.inner[:depth])


def parse_plan(ring: Ring, text: str) -> Plan:
    """Raises ValueError when the text is no plan, or a plan that does not know enough bits for this ring."""
    fields = [field.split() for field in text.split("/")]
    if len(fields) != 3 or len(fields[2]) != 1 or not fields[2][0].isdecimal():
        raise ValueError(f"{text!r} is no plan: it has outer levels / inner levels / halvings")
    for name in fields[0] + fields[1]:
        if name not in LEVELS:
            raise ValueError(f"{name!r} is no level: one of {', '.join(LEVELS)}")
    outer, inner = (tuple(LEVELS[name] for name in names) for names in fields[:2])
    plan = Plan(ring, outer, inner, int(fields[2][0]))
    if plan.known_bits < ring.q_bits:
        raise ValueError(f"{text!r} knows {plan.known_bits} bits of a product, and coefficients have {ring.q_bits}")
    return plan


#: The outer levels that are tried: almost all lanes hold a row.
_OUTER = (
    (TOOM3, KARATSUBA2), (TOOM4, KARATSUBA2, KARATSUBA2), (TOOM3, TOOM3, TOOM3), (KARATSUBA2, KARATSUBA2, KARATSUBA2),
    (TOOM3, KARATSUBA3), (TOOM3, TOOM3), (TOOM4, TOOM3), (TOOM3, TOOM3, KARATSUBA2),
)  # fmt: skip
_INNER = (
    (), (KARATSUBA2,), (KARATSUBA3,), (TOOM3,), (TOOM4,), (KARATSUBA2, KARATSUBA2), (KARATSUBA3, KARATSUBA2), (TOOM3, KARATSUBA2),
    (TOOM4, KARATSUBA2), (TOOM3, TOOM3), (TOOM3, KARATSUBA3), (KARATSUBA2, TOOM3), (TOOM3, KARATSUBA2, KARATSUBA2),
    (TOOM3, TOOM3, KARATSUBA2), (TOOM4, KARATSUBA2, KARATSUBA2),
    (KARATSUBA2, KARATSUBA2, KARATSUBA2), (KARATSUBA2, KARATSUBA2, KARATSUBA2, KARATSUBA2),
)  # fmt: skip
#: Leaves in one straight line are not longer than this.
LONGEST_LEAF = 48


def plans(ring: Ring) -> Iterator[Plan]:
    """All plans that are tried for a ring: their leaves are neither too long for one straight line nor split without need."""
    for outer in _OUTER:
        for inner in _INNER:
            for halvings in range(4):
                plan = Plan(ring, outer, inner, halvings)
                short = plan.leaf >> halvings
                if plan.known_bits >= ring.q_bits and plan.leaf <= LONGEST_LEAF and 3 <= short <= 24:
                    yield plan
