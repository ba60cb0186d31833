# SPDX-License-Identifier: MIT
"""Functions on a processor in software, by their bytes: for instructions that the processor of this machine lacks."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from collections.abc import Sequence
from itertools import chain

from ecgen.errors import CheckFailed
from ecgen_verify.host import find_host
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.evidence.bochs import ARGUMENTS, PAGE, PAGE_FAULT, processor
from ecgen_verify.prove.evidence.native import Buffer, Executable, section_of
from ecgen_verify.prove.image import Image

#: What the page calls the emulator.
BOCHS = "Bochs"
_STACK = 16 * PAGE
#: Of operands: that of a vector, which instructions may ask for.
_ALIGNMENT = 64
_EXCEPTIONS = {0: "division error", 3: "breakpoint", 6: "invalid opcode", 13: "general protection", PAGE_FAULT: "page fault"}


class Fault(CheckFailed):
    """A function did not return, or not with the stack and the registers that its caller had."""


def lane_emulator() -> str:
    """What runs functions on eight lanes here: "" for the processor itself, else the emulator. Raises ToolMissing."""
    if find_host().has_ifma:
        return ""
    processor()
    return BOCHS


class Emulated(Executable):
    """Its code, operands and stack have the addresses that they have in this process. Nothing else is there."""

    def __init__(self, image: Image, function: str, contract: Contract) -> None:
        self._processor, self._name = processor(), function
        section = section_of(image, function)
        passed = [operand for operand in contract.operands if not operand.by_value]
        sizes = [len(section.data), *(operand.size for operand in passed), _STACK]
        starts = [PAGE]  # before each of them is a page that the function does not have
        for size in sizes:
            starts.append(starts[-1] + _whole(size) + PAGE)
        memory = mmap.mmap(-1, starts[-1])
        base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        memory[PAGE : PAGE + len(section.data)] = bytes(section.data)
        buffers: dict[str, Buffer] = {}
        for operand, start in zip(passed, starts[1:], strict=False):  # where their pages end, so that a word too many faults
            gap = (_whole(operand.size) - operand.size) // _ALIGNMENT * _ALIGNMENT
            buffers[operand.name] = (ctypes.c_char * operand.size).from_buffer(memory, start + gap)
        super().__init__(contract, buffers)
        self._return, self._stack = base, base + starts[-1] - PAGE
        self._entry = base + PAGE + image.functions[function] - section.address
        code, *data = [range(base + start, base + start + size, PAGE) for start, size in zip(starts, sizes, strict=False)]
        self._space = self._processor.space(code, chain.from_iterable(data))
        self._memory = memory
        weakref.finalize(self, self._processor.remove, self._space.pages)

    def execute(self, arguments: Sequence[int]) -> int:
        """Raises Fault."""
        in_registers, on_stack = arguments[: len(ARGUMENTS)], arguments[len(ARGUMENTS) :]
        words = [self._return, *on_stack]
        stack = (self._stack - 8 * len(words) - 8) // 16 * 16 + 8
        ctypes.memmove(stack, (ctypes.c_uint64 * len(words))(*words), 8 * len(words))
        end = self._processor.run(self._space, self._entry, stack, in_registers)
        if end.address != self._return:
            cause = _EXCEPTIONS.get(end.exception, f"exception {end.exception}")
            where = f" at {end.missing:#x}" if end.exception == PAGE_FAULT else ""
            raise Fault(f"{self._name}: {cause}{where}, within what ends at {end.address - self._entry:+#x}")
        if not end.preserved or end.stack != stack + 8:
            raise Fault(f"{self._name}: it returns with another stack pointer, or other registers, than its caller had")
        return end.result


def _whole(size: int) -> int:
    """Bytes of the pages that so many take."""
    return -(-size // PAGE) * PAGE
