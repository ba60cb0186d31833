# SPDX-License-Identifier: MIT
"""Single-instruction mutants of a function's bytes, and its run on the real processor."""

from __future__ import annotations

import ctypes
import mmap
import random
from collections.abc import Iterator
from itertools import islice

import iced_x86 as x86

from ecgen.verify.prove.cases import cases, samples
from ecgen.verify.prove.code import Code
from ecgen.verify.prove.contract import Contract, Kind
from ecgen.verify.prove.image import Image


def body(image: Image, function: str) -> tuple[int, bytes]:
    """Address and bytes of what follows a dispatch on the processor, if there is one, up to the end."""
    code = Code(image)
    start = address = image.functions[function]
    end = start + image.sizes[function]
    while address < end and (instruction := code.at(address)) is not None and address < start + 24:
        address = instruction.next_ip
        if instruction.is_jcc_short_or_near:
            start = address
    return start, image.code(start, end - start)


def mutants(image: Image, function: str, rng: random.Random) -> Iterator[tuple[str, Image]]:
    """One bit of one instruction flipped, so that an instruction of the same length results; endless."""
    start, data = body(image, function)
    code = Code(image)
    places = []
    address = start
    while address < start + len(data):
        instruction = code.at(address)
        if instruction is None:
            break
        if instruction.mnemonic not in (x86.Mnemonic.NOP, x86.Mnemonic.ENDBR64):
            places.append(instruction)
        if instruction.flow_control == x86.FlowControl.RETURN:
            break
        address = instruction.next_ip
    while True:
        old = rng.choice(places)
        flipped = bytearray(image.code(old.ip, old.len))
        flipped[rng.randrange(old.len)] ^= 1 << rng.randrange(8)
        new = x86.Decoder(64, bytes(flipped), ip=old.ip).decode()
        if new.code != x86.Code.INVALID and new.len == old.len:
            yield f"{function}+{old.ip - start:#x}: {old} -> {new}", image.with_code(old.ip, bytes(flipped))


class Native:
    """A function on the real processor; only for bytes that are proved to keep to their outputs and to return."""

    def __init__(self, data: bytes) -> None:
        self._page = mmap.mmap(-1, (len(data) | 4095) + 1, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._page.write(data)
        self._function = ctypes.CFUNCTYPE(ctypes.c_uint64, *[ctypes.c_uint64] * 4)(
            ctypes.addressof(ctypes.c_char.from_buffer(self._page)))  # fmt: skip

    def __call__(self, contract: Contract, values: dict[str, int]) -> tuple[int, ...]:
        """The outputs, and the returned word where there is one."""
        buffers = {}
        arguments = []
        for operand in contract.operands:
            if operand.by_value:
                arguments.append(values[operand.name])
                continue
            order = "big" if operand.kind is Kind.BIG_ENDIAN else "little"
            filled = values[operand.name].to_bytes(operand.size, order) if operand.is_input else bytes(operand.size)
            buffers[operand.name] = ctypes.create_string_buffer(filled, operand.size)
            arguments.append(ctypes.addressof(buffers[operand.name]))
        returned = self._function(*arguments, *[0] * (4 - len(arguments)))
        outputs = tuple(int.from_bytes(buffers[o.name].raw, "little") for o in contract.outputs)
        return (*outputs, returned & 0xFFFFFFFF) if "-1" in contract.text else outputs


def first_difference(image: Image, mutant: Image, function: str, contract: Contract, count: int) -> dict[str, int] | None:
    """Inputs on which the two disagree, among `count`."""
    original, changed = (Native(body(i, function)[1]) for i in (image, mutant))
    for values in islice(samples(contract, cases(contract)[0], function), count):
        if original(contract, values) != changed(contract, values):
            return values
    return None
