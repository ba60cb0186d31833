# SPDX-License-Identifier: MIT
"""Buffers for functions under test: guard bytes around each, inaccessible pages around those."""

from __future__ import annotations

import ctypes
import mmap
import os
from collections.abc import Sequence
from dataclasses import dataclass

PAGE = mmap.PAGESIZE
#: Of a slot, in bytes: arrays of elements of 4096 bits are longer than a page.
ROOM = 8 * PAGE
_STEP = ROOM + PAGE

#: Guard bytes watched on each side of a buffer.
GUARD = 64

#: Where a buffer lies in its slot when it is not at the end: not aligned better than its type asks for.
_MIDDLE = 1024

_NO_ACCESS = 0


def filling(length: int) -> bytes:
    """What guards and unwritten outputs hold: no two neighbours alike, nothing that an element would hold by chance."""
    return bytes((0x9D + 59 * i) & 0xFF for i in range(length))


@dataclass(frozen=True)
class Place:
    """A buffer of `size` bytes at `address`, and the `window` of memory around it (address, length) that is watched."""

    address: int
    size: int
    window: tuple[int, int]

    @property
    def offset(self) -> int:
        """Where the buffer begins in its window."""
        return self.address - self.window[0]


class Arena:
    """Room for `slots` buffers, each in pages of its own between two that nobody may touch."""

    def __init__(self, slots: int) -> None:
        self._memory = mmap.mmap(-1, slots * _STEP + PAGE)
        self._start = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        for index in range(slots + 1):
            if protect(self._start + index * _STEP, PAGE, _NO_ACCESS) != 0:
                raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))

    def place(self, slot: int, size: int, alignment: int, *, fenced: bool) -> Place:
        """`alignment`: what the type asks for; the buffer gets no more, unless it is fenced and its size gives it."""
        first = self._start + slot * _STEP + PAGE
        address = first + ROOM - size if fenced else first + _MIDDLE + alignment
        begin, end = address - GUARD, min(address + size + GUARD, first + ROOM)
        if begin < first or end < address + size:
            raise ValueError(f"a buffer of {size} bytes does not fit a slot of {ROOM}")
        return Place(address, size, (begin, end - begin))


@dataclass(frozen=True)
class Image:
    """What a place holds: its window before a call, and what it must hold afterwards."""

    place: Place
    before: bytes
    after: bytes


def image(place: Place, before: Sequence[bytes], after: Sequence[bytes]) -> Image:
    """Each sequence is written from the start of the buffer, one over the other; bytes not written keep the filling."""
    blank = filling(place.window[1])
    begun = _overlay(blank, place.offset, before)
    return Image(place, begun, _overlay(begun, place.offset, after))


def _overlay(ground: bytes, offset: int, layers: Sequence[bytes]) -> bytes:
    for layer in layers:
        ground = ground[:offset] + layer + ground[offset + len(layer) :]
    return ground
