# SPDX-License-Identifier: MIT
"""A processor in software: Bochs, by the package bochscpu-python, as a 64-bit operating system would have it set up.

It has AVX-512 F and IFMA. A run begins anywhere, in user mode, and ends with the first exception.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from operator import itemgetter
from typing import TYPE_CHECKING

from ecgen.errors import DISTRIBUTION, ToolMissing

if TYPE_CHECKING:
    from bochscpu import Segment, Session

PAGE = 4096
PAGE_FAULT = 14
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
_OTHERS = ("rax", "r10", "r11")
#: In registers at entry that are no arguments: functions may not rely on what is there.
_ARBITRARY = 0xA5C3_96E1_7B2D_480F
#: Nor on any of carry, parity, auxiliary, zero, sign and overflow, which are set. Bit 1 always is.
_FLAGS = 0x8D7
#: CR0: protection, paging, the x87. CR4: PAE, SSE, XSAVE. EFER: long mode. XCR0: vectors up to zmm31.
_CONTROL = {"cr0": 0x8005_0033, "cr4": 0x4_0620, "efer": 0xD00, "xcr0": 0xE7, "mxcsr": 0x1F80, "rflags": _FLAGS}
#: Selector and attributes of segments of user mode: 64-bit code, and data.
_CODE, _DATA = (0x33, 0xA0FB), (0x2B, 0xC0F3)
#: Physical addresses of memory that is no device's.
_FREE = 1 << 32


@dataclass(frozen=True)
class Space:
    """Of addresses. `root`: of its tables; `pages`: what it takes of physical memory. `tables`: keeps these in memory."""

    root: int
    pages: range
    tables: object


@dataclass(frozen=True)
class End:
    """Of a run: an exception, and the registers then. `address`: what ran last is before it. `missing`: of a page fault.
    `preserved`: whether the callee-saved registers are as at entry."""

    exception: int
    address: int
    missing: int
    stack: int
    result: int
    preserved: bool


class Processor:
    """Got by `processor` only: of two, both would have the same physical memory, and the package frees wrongly what the first
    session has when there is a second."""

    def __init__(self) -> None:
        try:
            import bochscpu
            import bochscpu.memory
        except ImportError as error:  # also where the system's C library is too old for it
            raise ToolMissing(f"bochscpu-python does not load ({error}); pip install '{DISTRIBUTION}[dev]'") from error
        self._memory = bochscpu.memory
        self._free = _FREE
        self._session, self._hook, self._state = bochscpu.Session(), bochscpu.Hook(), bochscpu.State()
        self._exceptions: list[int] = []
        self._hook.exception = partial(_stop, self._exceptions)
        for name, number in (*_CONTROL.items(), *((name, _ARBITRARY) for name in (*_PRESERVED, *_OTHERS))):
            setattr(self._state, name, number)
        for name, kind in (("cs", _CODE), *((name, _DATA) for name in ("ss", "ds", "es", "fs", "gs"))):
            segment: Segment = bochscpu.Segment()
            segment.present, segment.limit = True, 0xFFFF_FFFF
            segment.selector, segment.attr = kind
            setattr(self._state, name, segment)
        vectors = self._state.zmm
        for vector in vectors:
            vector.q = [_ARBITRARY] * 8
        self._state.zmm = vectors

    def space(self, code: Iterable[int], data: Iterable[int]) -> Space:
        """Of pages of this process, at the addresses that they have here. Code is not written to."""
        first, tables = self._free, self._memory.PageMapLevel4Table()
        places: list[int] = []
        for writable, addresses in enumerate((code, data)):
            for address in addresses:
                tables.insert(address, first + PAGE * len(places), writable)
                places.append(address)
        root = first + PAGE * len(places)
        places += [place for place, _ in sorted(tables.commit(root), key=itemgetter(1))]
        # a physical address is taken once: the emulator remembers by it what it decoded
        self._free = first + PAGE * len(places)
        pages = range(first, self._free, PAGE)
        for page, place in zip(pages, places, strict=True):
            self._memory.page_insert(page, place)
        return Space(root, pages, tables)

    def remove(self, pages: Iterable[int]) -> None:
        for page in pages:
            self._memory.page_remove(page)

    def run(self, space: Space, address: int, stack: int, arguments: Sequence[int]) -> End:
        """From an address on, with arguments in registers."""
        state, cpu = self._state, self._session.cpu
        state.cr3, state.rip, state.rsp = space.root, address, stack
        for index, name in enumerate(ARGUMENTS):
            setattr(state, name, arguments[index] if index < len(arguments) else _ARBITRARY)
        cpu.set_state(state)
        self._exceptions.clear()
        self._session.run([self._hook])
        preserved = all(getattr(cpu, name) == _ARBITRARY for name in _PRESERVED)
        return End(self._exceptions[0], cpu.rip, cpu.cr2, cpu.rsp, cpu.rax, preserved)


def _stop(exceptions: list[int], session: Session, _cpu: int, vector: int, _error: int) -> None:
    exceptions.append(vector)
    session.stop()


@cache
def processor() -> Processor:
    """Raises ToolMissing."""
    atexit.register(processor.cache_clear)  # the package complains of what is left at the end
    return Processor()
