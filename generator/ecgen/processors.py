# SPDX-License-Identifier: MIT
"""In whose order of instructions a processor is to run, where a folder has the orders of several microarchitectures."""

from __future__ import annotations

from dataclasses import dataclass

#: The vendor's name by leaf 0 of cpuid, its first four letters as a little-endian number.
VENDORS = {"AuthenticAMD": int.from_bytes(b"Auth", "little"), "GenuineIntel": int.from_bytes(b"Genu", "little")}


@dataclass(frozen=True)
class Processors:
    """Those of a vendor and of families from `first` to `last`, as cpuid counts them, run fastest in the orders of the
    microarchitecture `order` among the bundled ones; `names`: what these processors are."""

    vendor: str
    first: int
    last: int
    order: str
    names: str

    @property
    def word(self) -> int:
        """Of the vendor's name."""
        return VENDORS[self.vendor]


#: By measurement: Zen 3, Zen 4, Zen 5, Golden Cove. By likeness: the others. What is in no row runs in the default's order.
PROCESSORS = (
    Processors("AuthenticAMD", 0x17, 0x19, "zen3", "Zen 1 to 4"),
    Processors("AuthenticAMD", 0x1A, 0xFF, "zen5", "Zen 5 and later"),
    Processors("GenuineIntel", 0x06, 0xFF, "goldencove", "Broadwell and later"),
)
