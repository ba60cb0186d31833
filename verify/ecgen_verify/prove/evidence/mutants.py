# SPDX-License-Identifier: MIT
"""Mutants of a function's bytes: one instruction changed in one bit, or taken out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import iced_x86 as x86

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import Image

_IDLE = (x86.Mnemonic.NOP, x86.Mnemonic.ENDBR64)


@dataclass(frozen=True)
class Mutant:
    """`place`: the instruction before and after."""

    place: str
    image: Image


def bare(image: Image, function: str) -> Image:
    """The image with the function cut down to what follows its dispatch on the processor, if it has one."""
    code = Code(image)
    start = address = image.functions[function]
    while address < start + 24 and (instruction := code.at(address)) is not None:
        address = instruction.next_ip
        if instruction.is_jcc_short_or_near:
            start = address
    return replace(image, functions={**image.functions, function: start})


def with_code(image: Image, address: int, data: bytes) -> Image:
    """A copy in which the code at `address` is `data`. The linker no longer fills in what is changed there."""
    sections = {}
    for region, section in image.sections.items():
        copy = replace(section, data=bytearray(section.data), relocations=dict(section.relocations))
        if section.holds(address, len(data)):
            copy.data[address - section.address : address - section.address + len(data)] = data
            copy.relocations = {
                r.address: r
                for r in section.relocations.values()
                if copy.stored(r.address, r.size) == section.stored(r.address, r.size)
            }
        sections[region] = copy
    return replace(image, sections=sections, objects={}, places=set())


def mutants(image: Image, function: str, rng: random.Random) -> Iterator[Mutant]:
    """Every mutant of the function once, in random order: all single bits whose change gives another instruction of the same
    length, and all instructions replaced by as many bytes of NOP."""
    changes = [(old, bit) for old in _instructions(image, function) for bit in range(-1, 8 * old.len)]
    rng.shuffle(changes)
    for old, bit in changes:
        data = bytearray(image.code(old.ip, old.len))
        if bit < 0:
            data[:] = b"\x90" * old.len
            text = "taken out"
        else:
            data[bit // 8] ^= 1 << bit % 8
            new = x86.Decoder(64, bytes(data), ip=old.ip).decode()
            if new.code == x86.Code.INVALID or new.len != old.len:
                continue
            text = str(new)
        place = f"{function}+{old.ip - image.functions[function]:#x}: {old} -> {text}"
        yield Mutant(place, with_code(image, old.ip, bytes(data)))


def _instructions(image: Image, function: str) -> Iterator[x86.Instruction]:
    """Those that do something, in order, up to the return."""
    code = Code(image)
    address = image.functions[function]
    _, end = image.part(address)
    while address < end and (instruction := code.at(address)) is not None:
        if instruction.mnemonic not in _IDLE:
            yield instruction
        if instruction.flow_control == x86.FlowControl.RETURN:
            return
        address = instruction.next_ip
