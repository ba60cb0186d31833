# SPDX-License-Identifier: MIT
"""What is wrong in a buffer after a call: outputs, inputs that were written, guard bytes."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from ecgen_verify import eight
from ecgen_verify.elements import element_size
from ecgen_verify.layout import Buffer, Layout
from ecgen_verify.parameters import Parameter, Role


@dataclass(frozen=True)
class Fault:
    name: str
    got: str
    expected: str


def faults(buffer: Buffer, layout: Layout) -> list[Fault]:
    """Differences between the buffer's memory and what it must hold; empty when all is right."""
    image, free = buffer.image, layout.expectation.free
    left = ctypes.string_at(*image.place.window)
    if left == image.after and not any(p.name in free for p in buffer.members):
        return []
    found_faults: list[Fault] = []
    start = image.place.offset
    end = start
    names = "/".join(p.name for p in buffer.members)
    for parameter, size in _answerable(buffer):
        got, right = left[start : start + size], image.after[start : start + size]
        end = max(end, start + size)
        if parameter.name in free:
            if not free[parameter.name](got):
                found_faults.append(Fault(parameter.name, _show(got, parameter, layout), layout.expectation.choice))
        elif got != right:
            note = "" if parameter.writes else " (input, not to be changed)"
            found_faults.append(Fault(parameter.name + note, _show(got, parameter, layout), _show(right, parameter, layout)))
    for name, part in ((f"bytes before {names}", slice(0, start)), (f"bytes after {names}", slice(end, None))):
        if left[part] != image.after[part]:
            found_faults.append(Fault(name, f"0x{left[part].hex()}", f"0x{image.after[part].hex()}"))
    return found_faults


def _answerable(buffer: Buffer) -> list[tuple[Parameter, int]]:
    """The members whose value decides what the buffer holds: outputs if there are any."""
    members = list(zip(buffer.members, buffer.sizes, strict=True))
    return [(p, size) for p, size in members if p.writes] or members


def _show(data: bytes, parameter: Parameter, layout: Layout) -> str:
    if parameter.role is Role.BYTES:
        return f"0x{data.hex()}"
    if parameter.role in (Role.LANES, Role.MASKS):
        return eight.shown(data, parameter, layout.single)
    step = element_size(layout.single)
    return ",".join(hex(int.from_bytes(data[i : i + step], "little")) for i in range(0, len(data), step))
