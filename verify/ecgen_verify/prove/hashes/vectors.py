# SPDX-License-Identifier: MIT
"""The SSE2 instructions that compilers use to move words, to load constants, to add the results of a compression and to work on
digits.

Trusted: what each does (Intel SDM, volume 2). An instruction that is not here is refused.
"""

from __future__ import annotations

from collections.abc import Callable

from ecgen_verify.prove.hashes.decode import Immediate, Instruction, Memory, Operand, Register, Vector
from ecgen_verify.prove.hashes.machine import Machine
from ecgen_verify.prove.hashes.words import Word, Words
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


def _each(bits: int, combine: Callable[[Words, Word, Word], Word]) -> Callable[[Machine, Instruction], None]:
    """The same of each lane of destination and source."""

    def action(machine: Machine, i: Instruction) -> None:
        one, two = (_lanes(machine, _vector(machine, operand), bits) for operand in i.operands)
        _write(machine, i.operands[0], machine.words.join([combine(machine.words, a, b) for a, b in zip(one, two, strict=True)]))

    return action


def _add(words: Words, one: Word, two: Word) -> Word:
    return words.add(one, two)


def _subtract(words: Words, one: Word, two: Word) -> Word:
    return words.total(one.width, ((one, 1), (two, -1)))


def _equal(words: Words, one: Word, two: Word) -> Word:
    """All-ones or 0."""
    return words.join([words.is_zero(_subtract(words, one, two))] * one.width)


def _above(words: Words, one: Word, two: Word) -> Word:
    """As `_equal`, of signed integers."""
    return words.join([words.is_above(one, two)] * one.width)


def _least(words: Words, one: Word, two: Word) -> Word:
    """Of unsigned integers."""
    top = words.const(1 << (one.width - 1), one.width)
    above = words.join([words.is_above(words.xor(one, top), words.xor(two, top))] * one.width)
    return words.xor(one, words.both(above, words.xor(one, two)))


def _shift(bits: int, *, left: bool) -> Callable[[Machine, Instruction], None]:
    """Of each lane, by a number that is less than the lane has bits."""

    def action(machine: Machine, i: Instruction) -> None:
        by = i.operands[1]
        if not isinstance(by, Immediate) or not 0 < by.value < bits:
            raise Undecided("a shift of a vector by what is not known, by nothing or by whole lanes")
        shift = machine.words.left if left else machine.words.right
        lanes = _lanes(machine, _vector(machine, i.operands[0]), bits)
        _write(machine, i.operands[0], machine.words.join([shift(lane, by.value) for lane in lanes]))

    return action


def _interleave(bits: int, *, high: bool = False) -> Callable[[Machine, Instruction], None]:
    def action(machine: Machine, i: Instruction) -> None:
        one, two = (_lanes(machine, _vector(machine, operand), bits) for operand in i.operands)
        half = slice(len(one) // 2, None) if high else slice(len(one) // 2)
        _write(machine, i.operands[0], machine.words.join([lane for pair in zip(one[half], two[half], strict=True)
                                                           for lane in pair]))  # fmt: skip

    return action


def _pack(machine: Machine, i: Instruction) -> None:
    """PACKUSWB: signed words of 16 bits to bytes, what is less than 0 or more than 255 to the nearest of these."""
    words, packed = machine.words, []
    for lane in [lane for operand in i.operands for lane in _lanes(machine, _vector(machine, operand), 16)]:
        low, negative = words.cut(lane, 0, 8), words.cut(lane, 15, 1)
        small = words.is_zero(words.cut(lane, 8, 7))
        byte = words.either(low, words.join([words.inverted(small)] * 8))
        packed.append(words.both(byte, words.join([words.inverted(negative)] * 8)))
    _write(machine, i.operands[0], words.join(packed))


def _top_bits(machine: Machine, i: Instruction) -> None:
    """PMOVMSKB: of each byte."""
    words = machine.words
    bits = [words.cut(lane, 7, 1) for lane in _lanes(machine, _vector(machine, i.operands[1]), 8)]
    target = i.operands[0]
    assert isinstance(target, Register)
    machine.write(Register(target.name, 32), words.resized(words.join(bits), 32))


def _shuffle(machine: Machine, i: Instruction) -> None:
    """PSHUFD."""
    lanes, chosen = _lanes(machine, _vector(machine, i.operands[1]), 32), i.operands[2]
    assert isinstance(chosen, Immediate)
    _write(machine, i.operands[0], machine.words.join([lanes[chosen.value >> (2 * n) & 3] for n in range(4)]))


def _shuffle_half(*, high: bool) -> Callable[[Machine, Instruction], None]:
    """PSHUFLW and PSHUFHW: four lanes of 16 bits; the others stay where they are."""

    def action(machine: Machine, i: Instruction) -> None:
        lanes, chosen = _lanes(machine, _vector(machine, i.operands[1]), 16), i.operands[2]
        assert isinstance(chosen, Immediate)
        first = 4 if high else 0
        lanes[first : first + 4] = [lanes[first + (chosen.value >> (2 * n) & 3)] for n in range(4)]
        _write(machine, i.operands[0], machine.words.join(lanes))

    return action


def _logic(machine: Machine, i: Instruction) -> None:
    """PAND, PANDN, POR, PXOR."""
    words, kind = machine.words, _LOGIC[i.name]
    if i.operands[0] == i.operands[1] and kind == "PXOR":
        _write(machine, i.operands[0], words.const(0, 128))
        return
    one, two = _vector(machine, i.operands[0]), _vector(machine, i.operands[1])
    match kind:
        case "PAND":
            result = words.both(one, two)
        case "PANDN":
            result = words.both(words.inverted(one), two)
        case "POR":
            result = words.either(one, two)
        case _:
            result = words.xor(one, two)
    _write(machine, i.operands[0], result)


def _all_equal(bits: int) -> Callable[[Machine, Instruction], None]:
    """PCMPEQ; of a register with itself, whatever it holds, all-ones."""
    compare = _each(bits, _equal)

    def action(machine: Machine, i: Instruction) -> None:
        if i.operands[0] == i.operands[1]:
            _write(machine, i.operands[0], machine.words.const(-1, 128))
        else:
            compare(machine, i)

    return action


#: By name: what it is called that does the same.
_LOGIC = {f"{name}{suffix}": f"P{name}" for name in ("AND", "ANDN", "OR", "XOR") for suffix in ("PS", "PD")}
_LOGIC |= {kind: kind for kind in ("PAND", "PANDN", "POR", "PXOR")}
_LANES = {8: ("B", "BW"), 16: ("W", "WD"), 32: ("D", "DQ"), 64: ("Q", "QDQ")}

VECTOR_STEPS: dict[str, Callable[[Machine, Instruction], None]] = {
    **dict.fromkeys(("MOVAPS", "MOVAPD", "MOVDQA", "MOVUPS", "MOVUPD", "MOVDQU"), _move),
    **dict.fromkeys(("MOVD", "MOVQ"), _move_low),
    **{f"PADD{letter}": _each(bits, _add) for bits, (letter, _) in _LANES.items()},
    **{f"PSUB{letter}": _each(bits, _subtract) for bits, (letter, _) in _LANES.items()},
    **{f"PUNPCKL{letters}": _interleave(bits) for bits, (_, letters) in _LANES.items()},
    **{f"PUNPCKH{letters}": _interleave(bits, high=True) for bits, (_, letters) in _LANES.items()},
    **{f"PSLL{letter}": _shift(bits, left=True) for bits, (letter, _) in _LANES.items() if bits > 8},
    **{f"PSRL{letter}": _shift(bits, left=False) for bits, (letter, _) in _LANES.items() if bits > 8},
    **{f"PCMPEQ{letter}": _all_equal(bits) for bits, (letter, _) in _LANES.items() if bits < 64},
    **{f"PCMPGT{letter}": _each(bits, _above) for bits, (letter, _) in _LANES.items() if bits < 64},
    "PMINUB": _each(8, _least),
    "PACKUSWB": _pack,
    "PMOVMSKB": _top_bits,
    "PSHUFD": _shuffle,
    "PSHUFLW": _shuffle_half(high=False),
    "PSHUFHW": _shuffle_half(high=True),
    **dict.fromkeys(_LOGIC, _logic),
}
