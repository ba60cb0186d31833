# SPDX-License-Identifier: MIT
"""The objects of fused functions, wrong ones made of them, and how they run."""

from __future__ import annotations

import ctypes
import mmap
import random
from collections.abc import Iterator
from pathlib import Path

import iced_x86 as x86

from ecgen.arith.limbs import split
from ecgen.emit.context import Context
from ecgen.emit.curve.fused import fused_part
from ecgen.emit.sources import sources_part
from ecgen.emit.straight import straight_part
from ecgen.library import Library
from ecgen_verify.prove.evidence.mutants import with_code
from ecgen_verify.prove.image import Image
from support.native import assemble
from support.tiny_objects import size_of


def objects_of(library: Library, folder: Path) -> list[Path]:
    """The field's functions and the fused ones."""
    context = Context(library, "test", lambda file: None)
    texts = sources_part(context, [straight_part(context, context.moduli[0]), fused_part(context)[0]]).files
    return [assemble(folder, f"{library.prefix}_fe", texts[f"{library.prefix}_fe_adx.asm"])]


def mutants(image: Image, function: str, draws: random.Random) -> Iterator[Image]:
    """One bit of one instruction is another, so that an instruction of the same length stands there."""
    begin = image.functions[function]
    code = image.code(begin, size_of(image, function))
    places = [(i.ip, i.len) for i in x86.Decoder(64, code, ip=begin)]
    while True:
        address, length = draws.choice(places)
        data = bytearray(image.code(address, length))
        data[draws.randrange(length)] ^= 1 << draws.randrange(8)
        decoded = x86.Decoder(64, bytes(data), ip=address).decode()
        if decoded.code != x86.Code.INVALID and decoded.len == length:
            yield with_code(image, address, bytes(data))


def run_natively(code: bytes, words: int, case: dict[str, int]) -> list[int]:
    """r of the machine code f(r, p)."""
    page = mmap.mmap(-1, (len(code) | 4095) + 1, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    array = ctypes.c_uint64 * words
    r, operands = array(), [array(*split(number, 64, words)) for number in case.values()]
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (1 + len(operands)))(ctypes.addressof(ctypes.c_char.from_buffer(page)))
    call(ctypes.addressof(r), *(ctypes.addressof(operand) for operand in operands))
    return list(r)
