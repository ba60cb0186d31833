# SPDX-License-Identifier: MIT
"""Which processors there are, as cpuid counts them: which microarchitecture each is, and in whose order of instructions it is to
run where a folder has the orders of several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

_AMD, _INTEL = "AuthenticAMD", "GenuineIntel"
_LAST = 0xFF


@dataclass(frozen=True)
class Processor:
    """Those of a vendor, of families from `first` to `last` and of these models (of any but those in rows above, where there are
    none) execute alike: `name` is the microarchitecture, in which {family} and {model} stand for numbers; `order`: the
    bundled one in whose orders they run fastest, of those that whole families can run in; `title`: what they are called."""

    vendor: str
    first: int
    last: int
    models: tuple[int, ...]
    name: str
    order: str
    title: str


#: The first row that a processor is in counts. Orders by measurement: Zen 3, Zen 4, Zen 5, Golden Cove. By likeness: the others.
#: What is in no row runs in the default's order. Zen 4 has orders of its own, but a family in common with Zen 3.
PROCESSORS = (
    Processor(_AMD, 0x17, 0x17, (), "zen2", "zen3", "Zen 1 and 2"),
    Processor(_AMD, 0x19, 0x19, (*range(0x10, 0x20), *range(0x60, 0xB0)), "zen4", "zen3", "Zen 4"),
    Processor(_AMD, 0x19, 0x19, (), "zen3", "zen3", "Zen 3"),
    Processor(_AMD, 0x1A, 0x1A, (), "zen5", "zen5", "Zen 5"),
    Processor(_AMD, 0x1B, _LAST, (), "amd{family}", "zen5", "later"),
    Processor(_INTEL, 0x06, 0x06, (0x6A, 0x6C, 0x7D, 0x7E, 0xA7), "sunnycove", "goldencove", "Sunny Cove"),
    Processor(_INTEL, 0x06, 0x06, (0x8F, 0x97, 0x9A, 0xB7, 0xBA, 0xBF, 0xCF), "goldencove", "goldencove", "Golden Cove"),
    Processor(_INTEL, 0x06, 0x06, (0xAA, 0xAC, 0xAD, 0xAE, 0xB5, 0xC5), "redwoodcove", "goldencove", "Redwood Cove"),
    Processor(_INTEL, 0x06, _LAST, (), "intel{family}_{model}", "goldencove", "others"),
)


@dataclass(frozen=True)
class Families:
    """Those of a vendor and of families from `first` to `last` run in the orders of `order`; `names`: what they are."""

    vendor: str
    first: int
    last: int
    order: str
    names: str

    @property
    def word(self) -> int:
        """The vendor's name by leaf 0 of cpuid: its first four letters as a little-endian number."""
        return int.from_bytes(self.vendor[:4].encode(), "little")


def order_families(processors: Sequence[Processor] = PROCESSORS) -> list[Families]:
    """The table by families, which is all that emitted code asks a processor for: neighbouring rows with one order are one."""
    rows: list[Families] = []
    for processor in processors:
        above = rows[-1] if rows else None
        if above is not None and (above.vendor, above.order) == (processor.vendor, processor.order):
            rows[-1] = replace(above, last=max(above.last, processor.last), names=f"{above.names}, {processor.title}")
        else:
            rows.append(Families(processor.vendor, processor.first, processor.last, processor.order, processor.title))
    return rows


def microarchitecture(vendor: str, family: int, model: int) -> str:
    """What a processor's microarchitecture is called; "other" for one of another vendor."""
    for processor in PROCESSORS:
        is_of_family = processor.vendor == vendor and processor.first <= family <= processor.last
        if is_of_family and (not processor.models or model in processor.models):
            return processor.name.format(family=family, model=model)
    short = {_AMD: "amd{family}", _INTEL: "intel{family}_{model}"}
    return short.get(vendor, "other").format(family=family, model=model)
