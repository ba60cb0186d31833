# SPDX-License-Identifier: MIT
"""The list of all sections."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_bench.sections import (
    caches,
    compilers,
    consistency,
    cycles,
    ecdh,
    embedded,
    energy,
    hexadecimal,
    keyforms,
    memory,
    orders,
    peak,
    shares,
    sizes,
    staged,
    threads,
)  # fmt: skip
from ecgen_bench.sections.section import Section

SECTIONS = {
    section.name: section
    for section in (
        ecdh.SECTION, staged.SECTION, cycles.SECTION, peak.SECTION, keyforms.SECTION, compilers.SECTION, threads.SECTION,
        memory.SECTION, shares.SECTION, caches.SECTION, sizes.SECTION, consistency.SECTION, energy.SECTION,
        hexadecimal.SECTION, embedded.SECTION, orders.SECTION,
    )
}  # fmt: skip

#: The name that stands for all sections. With it a section that this machine cannot measure does not end the run.
ALL = "all"


def choose(names: Sequence[str]) -> list[Section]:
    """The sections of these names, each once."""
    return list(SECTIONS.values()) if ALL in names else [SECTIONS[name] for name in dict.fromkeys(names)]
