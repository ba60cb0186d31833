# SPDX-License-Identifier: MIT
"""The SSE2 instructions that compilers use to move words, to load constants and to add the results of a compression.

Trusted: what each does (Intel SDM, volume 2). An instruction that is not here is refused.
"""

from __future__ import annotations

from collections.abc import Callable

from ecgen_verify.prove.hashes.decode import Immediate, Instruction, Memory, Operand, Vector
from ecgen_verify.prove.hashes.machine import Machine
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.world import Undecided


def _vector(machine: Machine, operand: Operand, *, aligned: bool = True) -> Word:
    """All 128 bits; of memory, 16 bytes, at a multiple of 16 but where the instruction says otherwise."""
    if isinstance(operand, Vector):
        value = machine.vectors.get(operand.number)
        if value is None:
            raise Undecided(f"XMM{operand.number} is not known")
        return value
    assert isinstance(operand, Memory)
    place = machine.place(operand)
    if aligned and not machine.aligned(place, 16):
        raise Undecided("an access that may fault, since its address is not known to be a multiple of 16")
    return machine.word_of(machine.load(place, 16))


def _write(machine: Machine, operand: Operand, value: Word, *, aligned: bool = True) -> None:
    if isinstance(operand, Vector):
        machine.vectors[operand.number] = value
        return
    assert isinstance(operand, Memory)
    place = machine.place(operand)
    if aligned and not machine.aligned(place, 16):
        raise Undecided("an access that may fault, since its address is not known to be a multiple of 16")
    machine.store(place, value, 16)


def _move(machine: Machine, i: Instruction) -> None:
    """MOVAPS and its like; MOVUPS and its like need no alignment."""
    aligned = i.name in ("MOVAPS", "MOVAPD", "MOVDQA")
    _write(machine, i.operands[0], _vector(machine, i.operands[1], aligned=aligned), aligned=aligned)


def _move_low(machine: Machine, i: Instruction) -> None:
    """MOVD and MOVQ: the lowest bits, with zeros above in a vector."""
    bits = 32 if i.name == "MOVD" else 64
    target, source = i.operands
    if any(not isinstance(operand, Vector) and operand.bits != bits for operand in i.operands):
        raise Undecided(f"an operand of {i.name} of another size")
    low = isinstance(source, Vector)
    value = machine.words.cut(_vector(machine, source), 0, bits) if low else machine.word(source, bits)
    if isinstance(target, Vector):
        machine.vectors[target.number] = machine.words.resized(value, 128)
    else:
        machine.write(target, value)


def _lanes(machine: Machine, word: Word, bits: int) -> list[Word]:
    return [machine.words.cut(word, start, bits) for start in range(0, 128, bits)]


def _add(bits: int) -> Callable[[Machine, Instruction], None]:
    def action(machine: Machine, i: Instruction) -> None:
        one, two = (_lanes(machine, _vector(machine, operand), bits) for operand in i.operands)
        _write(machine, i.operands[0], machine.words.join([machine.words.add(a, b) for a, b in zip(one, two, strict=True)]))

    return action


def _interleave_low(bits: int) -> Callable[[Machine, Instruction], None]:
    def action(machine: Machine, i: Instruction) -> None:
        one, two = (_lanes(machine, _vector(machine, operand), bits) for operand in i.operands)
        half = len(one) // 2
        _write(machine, i.operands[0], machine.words.join([lane for pair in zip(one[:half], two[:half], strict=True)
                                                           for lane in pair]))  # fmt: skip

    return action


def _shuffle(machine: Machine, i: Instruction) -> None:
    """PSHUFD."""
    lanes, chosen = _lanes(machine, _vector(machine, i.operands[1]), 32), i.operands[2]
    assert isinstance(chosen, Immediate)
    _write(machine, i.operands[0], machine.words.join([lanes[chosen.value >> (2 * n) & 3] for n in range(4)]))


def _xor(machine: Machine, i: Instruction) -> None:
    if i.operands[0] == i.operands[1]:
        result = machine.words.const(0, 128)
    else:
        result = machine.words.xor(_vector(machine, i.operands[0]), _vector(machine, i.operands[1]))
    _write(machine, i.operands[0], result)


VECTOR_STEPS: dict[str, Callable[[Machine, Instruction], None]] = {
    **dict.fromkeys(("MOVAPS", "MOVAPD", "MOVDQA", "MOVUPS", "MOVUPD", "MOVDQU"), _move),
    **dict.fromkeys(("MOVD", "MOVQ"), _move_low),
    "PADDD": _add(32),
    "PADDQ": _add(64),
    "PUNPCKLDQ": _interleave_low(32),
    "PUNPCKLQDQ": _interleave_low(64),
    "PSHUFD": _shuffle,
    **dict.fromkeys(("PXOR", "XORPS", "XORPD"), _xor),
}
