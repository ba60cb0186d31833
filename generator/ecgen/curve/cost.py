# SPDX-License-Identifier: MIT
"""Operation counts in the notation of the Explicit-Formulas Database: `7M + 4S + 1*a + 9add + 3*2 + 1*4`.

M multiplications, S squarings, I inversions, `2*b3` multiplications by the curve constant b3, `add` additions,
subtractions, negations and halvings, `3*2` three multiplications by the small integer 2.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

_TERM = re.compile(r"(\d+)(?:(M|S|I|add)|\*(\w+))")


@dataclass(frozen=True)
class Cost:
    """`constants`: multiplications by curve constants, by name; `multiples`: by small integers."""

    multiplications: int = 0
    squarings: int = 0
    inversions: int = 0
    additions: int = 0
    constants: tuple[tuple[str, int], ...] = ()
    multiples: tuple[tuple[int, int], ...] = ()

    @staticmethod
    def of(counted: Counter[str]) -> Cost:
        """From counts by the keys M, S, I, add, a constant's name, or a small integer's digits."""
        rest = {key: count for key, count in counted.items() if key not in ("M", "S", "I", "add") and count}
        return Cost(
            counted["M"], counted["S"], counted["I"], counted["add"],
            tuple(sorted((key, count) for key, count in rest.items() if not key.isdigit())),
            tuple(sorted((int(key), count) for key, count in rest.items() if key.isdigit())),
        )  # fmt: skip

    @staticmethod
    def parse(text: str) -> Cost:
        """Raises ValueError for a term that is none of the above."""
        counted: Counter[str] = Counter()
        for term in text.split("+"):
            match = _TERM.fullmatch(term.strip())
            if match is None:
                raise ValueError(f"'{term.strip()}' is no cost such as 3M, 2S, 1I, 8add, 1*a or 2*8")
            counted[match[2] or match[3]] += int(match[1])
        return Cost.of(counted)

    @property
    def constant_multiplications(self) -> int:
        """Multiplications by curve constants, all together."""
        return sum(count for _, count in self.constants)

    def short(self) -> str:
        """Multiplications, squarings, inversions and constants alone: `7M + 4S`."""
        parts = [(self.multiplications, "M"), (self.squarings, "S"), (self.inversions, "I")]
        shown = [f"{count}{unit}" for count, unit in parts if count]
        return " + ".join([*shown, *(f"{count}*{name}" for name, count in self.constants)]) or "0M"

    def __str__(self) -> str:
        rest = [f"{self.additions}add"] if self.additions else []
        return " + ".join([self.short(), *rest, *(f"{count}*{number}" for number, count in self.multiples)])
