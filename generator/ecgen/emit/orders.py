# SPDX-License-Identifier: MIT
"""Functions in the orders of several microarchitectures side by side, of which the processor's own serves (`--tuned fat`).

The variable PREFIX_cpu_order says which: 0 for the library's microarchitecture, then the others in their order; another number
until the processor was asked, or where it lacks BMI2 or ADX. It is a hint: all versions compute the same, and whichever is
chosen, the last guard is the usual one. Only the function for number 0 has the public name, so that its processors pay nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen.emit.assembly_unit import Dispatch
from ecgen.ir import Program
from ecgen.library import Library
from ecgen.processors import order_families
from ecgen.targets.x86.routine import Guard
from ecgen.targets.x86.tuned_schedule import TunedSchedule
from ecgen.tuned import tuned_schedule


@dataclass(frozen=True)
class Order:
    """`number`: of the microarchitecture in PREFIX_cpu_order. `program`: the variant that the schedule is for."""

    number: int
    program: Program
    schedule: TunedSchedule

    @property
    def microarchitecture(self) -> str:
        return self.schedule.microarchitecture


def order_variable(prefix: str) -> str:
    return f"{prefix}_cpu_order"


def dispatch(library: Library) -> Dispatch:
    names = ", ".join(f"{number}: {name}" for number, name in enumerate(library.orders))
    return Dispatch(order_variable(library.prefix), f"whose order suits the processor: {names}; else it is not known")


def orders_of(library: Library, name: str, further: Mapping[str, Sequence[Program]]) -> Iterator[Order]:
    """A function in the orders of other microarchitectures than the library's own, as far as there are tuned ones. `further`: the
    Programs by microarchitecture, it among them."""
    for number, other in enumerate(library.others, 1):
        if other == library.order_of(name):
            continue
        for program in further.get(other, ()):
            if program.name == name:
                stored = tuned_schedule(library.schedules, other, library.spec.name, program, lambda note: None)
                if stored is not None:
                    yield Order(number, *stored)


def guards_of(library: Library, symbol: str, orders: Sequence[Order], last: Sequence[Guard]) -> list[Sequence[Guard]]:
    """For the function and then for each order: what lets another version serve. `last`: what the function asks anyway."""
    variable, names = order_variable(library.prefix), [f"{symbol}_{order.microarchitecture}" for order in orders]
    if len(orders) < len(library.others):  # some are to run in the function's own order
        chosen = [Guard(variable, "je", name, order.number) for order, name in zip(orders, names, strict=True)]
        return [[*chosen, *last], *([()] * len(orders))]
    chain: list[Sequence[Guard]] = [[Guard(variable, "jne", name, number)] for number, name in enumerate(names)]
    return [*chain, last]


def order_facts(library: Library) -> dict[str, object]:
    """For the C that asks the processor: rows of processors with the number of the order, and the number that says nothing."""
    numbers = {name: number for number, name in enumerate(library.orders)}
    rows = [{"vendor": f"0x{row.word:08x}u", "name": row.vendor, "first": f"0x{row.first:02x}u", "last": f"0x{row.last:02x}u",
             "number": numbers[row.order], "names": row.names} for row in order_families() if row.order in numbers]  # fmt: skip
    return {"orders": list(numbers), "rows": rows, "common": library.common is not None}
