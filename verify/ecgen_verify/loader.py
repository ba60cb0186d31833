# SPDX-License-Identifier: MIT
"""All configurations loaded into one process by ctypes, and the comparison of a case on each of them."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen.logic.types import Status
from ecgen_verify.beacon import Beacon
from ecgen_verify.cases import Case
from ecgen_verify.configurations import Configuration
from ecgen_verify.faults import Fault, faults
from ecgen_verify.layout import Layout, lay_out
from ecgen_verify.memory import Arena
from ecgen_verify.subject import Function

#: Bits of `damage` in call.c, from bit 0 on.
_DAMAGE = ("direction flag", "rsp", "r15", "r14", "r13", "r12", "rbp", "rbx")

#: The most buffers that a function has.
_SLOTS = 4


@dataclass(frozen=True)
class Difference:
    """What one configuration did wrong: what was found and what belongs there, by name of output, input or register."""

    configuration: Configuration
    got: dict[str, str]
    expected: dict[str, str]


class Rig:
    """Calls functions in every configuration.

    Raises CheckFailed when a library cannot be loaded or does not export each of the functions `names`.
    """

    def __init__(self, libraries: Mapping[Configuration, Path], names: Sequence[str], caller: Path, beacon: Beacon) -> None:
        self.configurations = list(libraries)
        self._widths = sorted({c.width for c in libraries}, reverse=True)
        self._beacon = beacon
        self._arena = Arena(_SLOTS)
        loaded = [(configuration, _load(configuration, path)) for configuration, path in libraries.items()]
        self._entries = {name: [_entry_point(*library, name) for library in loaded] for name in names}
        self._caller = ctypes.CDLL(str(caller))
        self._call = self._caller.ecgen_verify_call
        self._call.argtypes = [ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p]
        self._call.restype = ctypes.c_uint64
        self._damage = ctypes.c_uint64()

    @property
    def calls(self) -> int:
        return self._beacon.calls

    def differences(self, case: Case, *, first_only: bool) -> list[Difference]:
        """Run the case in every configuration; what differs from the reference, in order, or the first such only."""
        differing: list[Difference] = []
        self._beacon.case(case.text)
        entries = self._entries[case.function.name]
        for width in self._widths:
            layout = lay_out(case, width, self._arena)
            for index, configuration in enumerate(self.configurations):
                if configuration.width != width:
                    continue
                returned = self._run(index, entries[index], layout)
                if self._agrees(layout, returned):
                    continue
                differing.append(_describe(configuration, case.function, layout, returned, self._damage.value))
                if first_only:
                    return differing
        return differing

    def _run(self, index: int, entry: int, layout: Layout) -> int:
        for buffer in layout.buffers:
            address, length = buffer.image.place.window
            ctypes.memmove(address, buffer.image.before, length)
        self._beacon.call(index)
        returned: int = self._call(entry, ctypes.addressof(layout.arguments), ctypes.addressof(self._damage))
        return returned & layout.significant

    def _agrees(self, layout: Layout, returned: int) -> bool:
        if self._damage.value or returned != (layout.expectation.returned or 0):
            return False
        return not any(faults(buffer, layout) for buffer in layout.buffers)


def _load(configuration: Configuration, path: Path) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_LOCAL)
    except OSError as error:
        raise CheckFailed(f"{configuration.name}: cannot be loaded: {error}") from None


def _entry_point(configuration: Configuration, library: ctypes.CDLL, name: str) -> int:
    """The address of a function."""
    try:
        address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    except AttributeError:
        raise CheckFailed(f"{configuration.name}: does not export {name}") from None
    assert address is not None
    return address


def _describe(configuration: Configuration, function: Function, layout: Layout, returned: int, damage: int) -> Difference:
    described = [fault for buffer in layout.buffers for fault in faults(buffer, layout)]
    right = layout.expectation.returned or 0
    if returned != right:
        described.append(Fault("return", _show_returned(function, returned), _show_returned(function, right)))
    described += [Fault(register, "changed", "preserved") for bit, register in enumerate(_DAMAGE) if damage >> bit & 1]
    return Difference(configuration, {f.name: f.got for f in described}, {f.name: f.expected for f in described})


def _show_returned(function: Function, word: int) -> str:
    return str(word - (1 << 32) if word >> 31 else word) if isinstance(function.contract.returns, Status) else hex(word)
