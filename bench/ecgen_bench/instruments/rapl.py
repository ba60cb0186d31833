# SPDX-License-Identifier: MIT
"""The energy counters of the processor's packages, as Linux shows them below /sys/class/powercap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

POWERCAP = Path("/sys/class/powercap")


@dataclass(frozen=True)
class Counter:
    """The counter of one package. It counts microjoules, and begins anew after `range`."""

    path: Path
    range: int

    def read(self) -> int:
        """Microjoules. Raises OSError where only the superuser may read the counter."""
        return int((self.path / "energy_uj").read_text())


def counters(root: Path = POWERCAP) -> list[Counter]:
    """The counters that may be read, one for each package; empty where the machine shows none."""
    packages = []
    for folder in sorted(root.glob("*-rapl:*")):
        try:
            if not (folder / "name").read_text().startswith("package"):
                continue  # a part of a package
            counter = Counter(folder, int((folder / "max_energy_range_uj").read_text()))
            counter.read()
        except (OSError, ValueError):
            continue
        packages.append(counter)
    return packages


def spent(packages: Sequence[Counter], before: Sequence[int], after: Sequence[int]) -> float:
    """The joules of all packages between two readings. No counter may pass its range twice in between."""
    return 1e-6 * sum((late - early) % (counter.range + 1) for counter, early, late in zip(packages, before, after, strict=True))
