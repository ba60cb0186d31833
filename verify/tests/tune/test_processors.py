# SPDX-License-Identifier: MIT
"""One table of processors: what `tune` calls them, and by what emitted code chooses an order, cannot contradict each other."""

from __future__ import annotations

from itertools import pairwise

from ecgen.processors import PROCESSORS, microarchitecture, order_families
from ecgen.tuned import bundled_microarchitectures


def test_families_have_one_order_each() -> None:
    """Emitted code knows families alone: rows of one family may not want different orders, and ranges may not overlap."""
    for vendor in {row.vendor for row in PROCESSORS}:
        rows = [row for row in order_families() if row.vendor == vendor]
        for family in range(0x100):
            orders = {row.order for row in PROCESSORS if row.vendor == vendor and row.first <= family <= row.last}
            assert len(orders) <= 1
            assert orders <= {row.order for row in rows if row.first <= family <= row.last}
        assert all(above.last < below.first for above, below in pairwise(rows))


def test_orders_serve_the_processors_that_they_are_named_by() -> None:
    """A processor that `tune` calls by the name of an order that serves somebody runs in that order."""
    served = {row.order for row in PROCESSORS}
    assert served <= set(bundled_microarchitectures())
    assert all(row.order == row.name for row in PROCESSORS if row.name in served)


def test_the_first_row_counts() -> None:
    for row in PROCESSORS:
        for model in row.models or (1,):
            name = microarchitecture(row.vendor, row.first, model)
            assert name == row.name.format(family=row.first, model=model)
    assert microarchitecture("Else", 6, 1) == "other"


def test_vendors_are_what_cpuid_says() -> None:
    assert {row.vendor: row.word for row in order_families()} == {"AuthenticAMD": 0x68747541, "GenuineIntel": 0x756E6547}
