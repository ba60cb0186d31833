# SPDX-License-Identifier: MIT
"""Functions on the real processor, by their bytes."""

from __future__ import annotations

import ctypes
import mmap
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from ecgen.logic.terms import RESULT, subterms
from ecgen_verify.prove.contract import Contract, Kind
from ecgen_verify.prove.image import Image, Section

#: Where operands stand in memory.
Buffer = ctypes.Array[ctypes.c_char]


def section_of(image: Image, function: str) -> Section:
    """All bytes that are run."""
    section = image.section_at(image.functions[function])
    assert section is not None
    return section


class Executable(ABC):
    """A function that can be run on the values of its operands. Only for functions that need nothing outside their section,
    keep to their outputs and return."""

    def __init__(self, contract: Contract, buffers: Mapping[str, Buffer]) -> None:
        self._contract = contract
        self._buffers = buffers

    @abstractmethod
    def execute(self, arguments: Sequence[int]) -> int:
        """Run it; what it returns, of any type, as a word."""

    def __call__(self, values: Mapping[str, int]) -> tuple[bytes | int, ...]:
        """The outputs, and the returned word where there is one."""
        arguments = []
        for operand in self._contract.operands:
            if operand.by_value:
                arguments.append(values[operand.name])
                continue
            value = values[operand.name] if operand.is_input else 0
            filled = value.to_bytes(operand.size, "big" if operand.kind is Kind.BIG_ENDIAN else "little")
            buffer = self._buffers[operand.name]
            ctypes.memmove(buffer, filled, operand.size)
            arguments.append(ctypes.addressof(buffer))
        returned = self.execute(arguments)
        outputs = tuple(self._buffers[o.name].raw for o in self._contract.outputs)
        if not any(RESULT in subterms(formula) for formula in self._contract.ensures):
            return outputs
        # a status where outputs are written, else a mask
        return (*outputs, returned & 0xFFFFFFFF if outputs else returned)


class Native(Executable):
    """On the processor of this machine."""

    def __init__(self, image: Image, function: str, contract: Contract) -> None:
        super().__init__(contract, {o.name: ctypes.create_string_buffer(o.size) for o in contract.operands if not o.by_value})
        section = section_of(image, function)
        self._page = mmap.mmap(-1, (len(section.data) | 4095) + 1, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._page.write(bytes(section.data))
        self._function = ctypes.CFUNCTYPE(ctypes.c_uint64, *[ctypes.c_uint64] * len(contract.operands))(
            ctypes.addressof(ctypes.c_char.from_buffer(self._page)) + image.functions[function] - section.address)  # fmt: skip

    def execute(self, arguments: Sequence[int]) -> int:
        return int(self._function(*arguments))
