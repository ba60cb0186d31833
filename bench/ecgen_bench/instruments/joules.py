# SPDX-License-Identifier: MIT
"""An estimate of energy from an instruction mix, for machines that show no counters: published energies, as intervals.

Sources: [H] M. Horowitz, Computing's energy problem (and what we can do about it), ISSCC 2014, the table of rough energies at
45 nm and 0.9 V and the breakdown of one instruction; [J] N. P. Jouppi and others, Ten lessons from three generations shaped
Google's TPUv4i, ISCA 2021, table 2, which brings [H]'s operations to 7 nm: by factors of 3.3 and 2.1 for additions and
multiplications of 32 bits, 1.3 and 2.4 for 64 bits of an SRAM of 8 and 32 KB. Each figure was compared with what others quote of
these papers: table 2 in two full transcriptions, [H]'s table in four, the 70 pJ of an instruction in two; the papers were not at
hand. There is no figure of an instruction at 7 nm: the low end is drawn from the others. Both are of simple, in-order hardware. A
processor that reorders instructions spends several times as much on each, so that the joules here are too few; ratios suffer as
far as operations differ in what they are made of, and their intervals show how far.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from ecgen_bench.instruments.mix import Mix


@dataclass(frozen=True)
class Energy:
    """Picojoules, from `low` to `high`."""

    name: str
    low: float
    high: float
    source: str


#: In the order of Mix.counts. A word has 64 bits: additions grow with their width, multiplications with its square.
ENERGIES = (
    Energy("instruction", 21, 70, "fetch, decode, registers, control: 70 in all at 45 nm [H]; over 3.3, the best improvement to "
           "7 nm that [J] has for the operations below"),
    Energy("addition", 0.06, 0.2, "twice an addition of 32 bits: 0.1 at 45 nm [H], 0.03 at 7 nm [J]"),
    Energy("multiplication", 5.9, 12.4, "four times a multiplication of 32 bits: 3.1 at 45 nm [H], 1.48 at 7 nm [J]"),
    Energy("logic", 0, 0.2, "no figure: at most that of an addition"),
    Energy("access", 7.5, 20, "64 bits of a cache of 8 to 32 KB: 10 to 20 at 45 nm [H], 7.5 to 8.5 at 7 nm [J]"),
)  # fmt: skip


@dataclass(frozen=True)
class Interval:
    low: float
    high: float

    @property
    def middle(self) -> float:
        """The geometric mean: as many times the low end as the high end is times this."""
        return float((self.low * self.high) ** 0.5)


def estimate(mix: Mix) -> Interval:
    """Joules."""
    low = sum(energy.low * count for energy, count in zip(ENERGIES, mix.counts, strict=True))
    high = sum(energy.high * count for energy, count in zip(ENERGIES, mix.counts, strict=True))
    return Interval(1e-12 * low, 1e-12 * high)


def ratio(mix: Mix, base: Mix) -> Interval:
    """The energy of `mix` to that of `base`, whatever the energies in their intervals, the same for both.

    A quotient of linear functions takes its extremes at the corners of the box of energies.
    """
    corners = [sum(energy * count for energy, count in zip(corner, mix.counts, strict=True))
               / sum(energy * count for energy, count in zip(corner, base.counts, strict=True))
               for corner in product(*((energy.low, energy.high) for energy in ENERGIES))]  # fmt: skip
    return Interval(min(corners), max(corners))
