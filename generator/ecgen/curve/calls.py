# SPDX-License-Identifier: MIT
"""Prints a formula as C that calls the emitted field functions, with few temporaries.

Every function of the field may write over its operands, and outputs of the point function may be its inputs. So a location of
an output is free for use, first for intermediate values and then for its result, from the moment at which no input that may
live there is read any more; a result that is ready before waits in a temporary and is copied at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower


@dataclass(frozen=True)
class Calls:
    """`lines`: the statements, unindented; `temporaries`: the field elements they use, to be declared by the caller."""

    lines: list[str]
    temporaries: list[str]


def comment(formula: Formula) -> list[str]:
    """What stands above the printed function: title, source, cost, exceptional cases."""
    lines = [f"{formula.title}.", f"Source: {formula.source}.", f"Cost: {formula.cost.short()}."]
    if formula.requires:
        lines.append(f"Requires: {formula.requires}.")
    shown = formula.exceptional.text
    return [*lines, "Right for all points." if shown == "none" else f"Wrong where: {shown}."]


def print_calls(formula: Formula, names: Mapping[str, str], prefix: str, *, tag: str = "fe",
                small: Mapping[str, int] | None = None) -> Calls:  # fmt: skip
    """The formula as calls of PREFIX_TAG_mul and its like.

    names: formula name -> C lvalue ("X1" -> "p->x") for every input, output and constant in memory, and for those of
    `formula.also` the caller wants; also names must be no inputs or outputs. small: constants that are integers below 2^32.
    Any output may alias the same coordinate of any input; distinct outputs are distinct. Raises KeyError for a missing name.
    """
    return _Printer(formula, dict(names), f"{prefix}_{tag}", dict(small or {})).print()


class _Printer:
    def __init__(self, formula: Formula, names: dict[str, str], stem: str, small: dict[str, int]) -> None:
        self.formula, self.names, self.stem, self.small = formula, names, stem, small
        self.calls = lower(formula, small)
        self.results = {name: names[name] for name in formula.output_names}
        self.results |= {name: names[name] for name in formula.also if name in names}
        self.end = len(self.calls)
        self.last_read = self._last_reads()
        self.defined = {call.out: index for index, call in enumerate(self.calls)}
        self.opens = {location: self._opens(name) for name, location in self.results.items()}
        self.place = {name: names[name] for name in (*formula.input_names, *formula.constant_names) if name not in small}
        self.temporaries: list[str] = []

    def _last_reads(self) -> dict[str, int]:
        """Index of the last call that reads a value; `end` for results."""
        reads = {arg: index for index, call in enumerate(self.calls) for arg in call.args}
        return reads | dict.fromkeys(self.results, self.end)

    def _opens(self, name: str) -> int:
        """The first call that may write the location of this result: after the last read of an input that may live there."""
        position = next((role.names.index(name) for role in self.formula.outputs if name in role.names), None)
        if position is None:
            return 0
        inputs = [role.names[position] for role in self.formula.inputs if position < len(role.names)]
        return max((self.last_read.get(other, 0) for other in inputs), default=0)

    def print(self) -> Calls:
        occupied: dict[str, int] = {}  # location -> last read of what lies in it
        lines = []
        for index, call in enumerate(self.calls):
            if call.out not in self.last_read:
                continue  # only an `also` value wants it, and the caller does not
            location = self._location(call.out, index, occupied)
            occupied[location] = self.last_read[call.out]
            lines.append(self._line(call, location))
            self.place[call.out] = location
        return Calls([*lines, *self._copies()], self.temporaries)

    def _location(self, value: str, index: int, occupied: Mapping[str, int]) -> str:
        def free(location: str) -> bool:
            return occupied.get(location, -1) <= index

        own = self.results.get(value)
        if own is not None and free(own) and self.opens[own] <= index:
            return own
        for name, location in self.results.items():
            fits = self.last_read[value] <= self.defined.get(name, -1) and self.opens[location] <= index
            if fits and free(location):
                return location
        for location in self.temporaries:
            if free(location):
                return location
        self.temporaries.append(f"t{len(self.temporaries)}")
        return self.temporaries[-1]

    def _line(self, call: Call, location: str) -> str:
        operands = [f"&{location}", *(f"&{self.place[arg]}" for arg in call.args)]
        if call.small:
            operands.append(str(self.small[call.small]))
        return f"{self.stem}_{call.function}({', '.join(operands)});"

    def _copies(self) -> list[str]:
        """Results that could not be made in place."""
        return [f"{where} = {self.place[name]};" for name, where in self.results.items() if self.place[name] != where]
