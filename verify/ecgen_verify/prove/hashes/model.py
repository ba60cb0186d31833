# SPDX-License-Identifier: MIT
"""What x86-64 instructions do to words, flags and control flow (Intel SDM, volume 2), as far as hashing needs them.

Trusted. An instruction that is not here is refused. A flag is only ever asked for where public lengths decide it.
"""

from __future__ import annotations

from collections.abc import Callable

from ecgen_verify.prove.hashes.decode import Instruction, Memory, Operand, Register
from ecgen_verify.prove.hashes.machine import Flags, Machine, Pointer, Value
from ecgen_verify.prove.hashes.vectors import VECTOR_STEPS
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.world import Undecided

Action = Callable[[Machine, Instruction], None]


def step(machine: Machine, i: Instruction) -> None:
    """One instruction that is no call, jump or return. Raises Fork, or Undecided."""
    if i.name.startswith("CMOV"):
        _conditional_move(machine, i)
    elif i.name.startswith("SET"):
        machine.write(i.operands[0], machine.words.resized(_bit(machine, i.name.removeprefix("SET")), 8))
    else:
        action = STEPS.get(i.name) or VECTOR_STEPS.get(i.name)
        if action is None:
            raise Undecided(f"{i.name} is not known")
        action(machine, i)
    machine.address = i.next


# ---------------------------------------------------------------------- conditions


def holds(machine: Machine, condition: str) -> bool:
    """Whether the condition of a jump, SETcc or CMOVcc holds. Raises Fork where that depends on a length, or Undecided."""
    if condition in _OPPOSITE:
        return not holds(machine, _OPPOSITE[condition])
    flags = machine.flags
    if flags is None:
        raise Undecided("a flag that is not known")
    match condition:
        case "E":
            return _zero(machine, flags)
        case "B":
            return _carry(machine, flags)
        case "BE" if flags.two is not None:  # one <= two, asked as one question
            return not _carry(machine, Flags(flags.two, flags.one))
        case "BE":
            return _carry(machine, flags) or _zero(machine, flags)
        case "S" | "L" | "LE":
            return _signed(flags, condition)
    raise Undecided(f"the condition {condition} is not known")


def _bit(machine: Machine, condition: str) -> Word:
    """As `holds`, as one bit, which decides nothing; of words that are no lengths, whether they are equal."""
    flags = machine.flags
    if flags is not None and condition in ("E", "NE") and isinstance(flags.one, Word):
        result = flags.one
        if isinstance(flags.two, Word):
            result = machine.words.total(result.width, ((result, 1), (flags.two, -1)))
        if not (isinstance(flags.two, Pointer) or machine.lengths.is_length(result)):
            zero = machine.words.is_zero(result)
            return zero if condition == "E" else machine.words.inverted(zero)
    return machine.words.const(int(holds(machine, condition)), 1)


_OPPOSITE = {"NE": "E", "AE": "B", "A": "BE", "NS": "S", "GE": "L", "G": "LE"}


def _zero(machine: Machine, flags: Flags) -> bool:
    one, two = flags.one, flags.two
    if isinstance(one, Pointer) and isinstance(two, Pointer) and one.region == two.region:
        return machine.lengths.equal(one.offset, two.offset)
    if not isinstance(one, Word) or isinstance(two, Pointer):
        raise Undecided("a comparison of an address")
    return machine.lengths.equal(one, two or machine.words.const(0, one.width))


def _carry(machine: Machine, flags: Flags) -> bool:
    one, two = flags.one, flags.two
    if two is None:
        if flags.carry is None:
            raise Undecided("a carry that is not known")
        return flags.carry
    if not isinstance(one, Word) or not isinstance(two, Word):
        raise Undecided("a comparison of addresses by size")
    return machine.lengths.below(one, two)


def _signed(flags: Flags, condition: str) -> bool:
    """Of constants only."""
    one, two = flags.one, flags.two
    if not isinstance(one, Word) or one.constant is None:
        raise Undecided("the sign of what is not a number")
    if two is None and flags.carry is None and condition != "S":
        raise Undecided("an overflow that is not known")
    left, right = _integer(one), 0
    if two is not None:
        if not isinstance(two, Word) or two.constant is None:
            raise Undecided("the sign of what is not a number")
        right = _integer(two)
        if condition == "S":
            return bool((one.constant - two.constant) >> (one.width - 1) & 1)
    return left <= right if condition == "LE" else left < right


def _integer(word: Word) -> int:
    assert word.constant is not None
    return word.constant - (1 << word.width if word.constant >> (word.width - 1) else 0)


def _conditional_move(machine: Machine, i: Instruction) -> None:
    target, source = i.operands
    bits = _bits(target)
    taken = machine.read(source, bits)  # a load happens in any case
    chosen = taken if holds(machine, i.name.removeprefix("CMOV")) else machine.read(target, bits)
    machine.write(target, chosen)


# ---------------------------------------------------------------------- moves


def _bits(operand: Operand) -> int:
    return operand.bits


def _move(machine: Machine, i: Instruction) -> None:
    machine.write(i.operands[0], machine.read(i.operands[1], _bits(i.operands[0])))


def _move_extended(machine: Machine, i: Instruction) -> None:
    value = machine.word(i.operands[1], _bits(i.operands[1]))
    machine.write(i.operands[0], machine.words.resized(value, _bits(i.operands[0])))


def _load_address(machine: Machine, i: Instruction) -> None:
    target, operand = i.operands
    assert isinstance(target, Register) and isinstance(operand, Memory)
    if target.bits == 64:
        machine.write(target, machine.place(operand))
        return
    words, bits = machine.words, target.bits
    items = [(machine.word(Register(name, bits), bits), scale)
             for name, scale in ((operand.base, 1), (operand.index, operand.scale)) if name]  # fmt: skip
    machine.write(target, words.total(bits, items, operand.displacement))


def _push(machine: Machine, i: Instruction) -> None:
    machine.push(machine.read(i.operands[0], 64))


def _pop(machine: Machine, i: Instruction) -> None:
    machine.write(i.operands[0], machine.pop())


def _nothing(machine: Machine, i: Instruction) -> None:
    """No operation."""


# ---------------------------------------------------------------------- arithmetic


def _add(machine: Machine, i: Instruction) -> None:
    target, other = i.operands
    bits = _bits(target)
    one, two = machine.read(target, bits), machine.read(other, bits)
    if isinstance(two, Pointer):
        one, two = two, one
    total = machine.moved(one, machine.word_of(two))
    machine.write(target, total)
    machine.flags = Flags(total, None)


def _difference(machine: Machine, one: Value, two: Value) -> Value:
    words = machine.words
    if isinstance(two, Pointer):
        if not isinstance(one, Pointer) or one.region != two.region:
            raise Undecided("arithmetic on addresses")
        return words.total(64, ((one.offset, 1), (two.offset, -1)))
    minus = words.total(two.width, [(two, -1)])
    return machine.moved(one, minus)


def _subtract(machine: Machine, i: Instruction) -> None:
    target, other = i.operands
    bits = _bits(target)
    one, two = machine.read(target, bits), machine.read(other, bits)
    machine.write(target, _difference(machine, one, two))
    machine.flags = Flags(one, two)


def _compare(machine: Machine, i: Instruction) -> None:
    bits = _bits(i.operands[0])
    machine.flags = Flags(machine.read(i.operands[0], bits), machine.read(i.operands[1], bits))


def _subtract_with_borrow(machine: Machine, i: Instruction) -> None:
    target, other = i.operands
    bits = _bits(target)
    borrow = holds(machine, "B")
    nothing = machine.words.const(0, bits)
    one, two = (nothing, nothing) if target == other else (machine.word(target, bits), machine.word(other, bits))
    machine.write(target, machine.words.total(bits, ((one, 1), (two, -1)), -int(borrow)))
    machine.flags = None


def _negate(machine: Machine, i: Instruction) -> None:
    bits = _bits(i.operands[0])
    one = machine.word(i.operands[0], bits)
    machine.write(i.operands[0], machine.words.total(bits, [(one, -1)]))
    machine.flags = Flags(machine.words.const(0, bits), one)


def _count(by: int) -> Action:
    def action(machine: Machine, i: Instruction) -> None:
        bits = _bits(i.operands[0])
        value = machine.words.total(bits, [(machine.word(i.operands[0], bits), 1)], by)
        machine.write(i.operands[0], value)
        machine.flags = Flags(value, None)

    return action


# ---------------------------------------------------------------------- bits


def _logic(machine: Machine, i: Instruction) -> None:
    """AND, OR, XOR, TEST."""
    target, other = i.operands
    bits, words = _bits(target), machine.words
    if i.name == "AND" and bits == 64 and isinstance(address := machine.read(target, bits), Pointer):
        machine.write(target, _rounded(machine, address, machine.word(other, bits)))
        machine.flags = None
        return
    if i.name == "XOR" and target == other:
        result = words.const(0, bits)
    else:
        one, two = machine.word(target, bits), machine.word(other, bits)
        match i.name:
            case "XOR":
                result = words.xor(one, two)
            case "OR":
                result = words.either(one, two)
            case _:
                result = _masked(machine, one, two)
    if i.name != "TEST":
        machine.write(target, result)
    machine.flags = Flags(result, None, carry=False)


def _rounded(machine: Machine, address: Pointer, mask: Word) -> Pointer:
    """An address rounded down to a multiple of a power of two, by a mask."""
    if mask.constant is None:
        raise Undecided("bits of an address")
    to = (1 << 64) - mask.constant
    start = Pointer(address.region, machine.words.const(-8 if address.region == "stack" else 0, 64))
    if to & (to - 1) or to > 16 or not machine.aligned(start, to):
        raise Undecided("bits of an address")
    offset, first = machine.offset(address), machine.offset(start)
    return Pointer(address.region, machine.words.const(first + (offset - first) // to * to, 64))


def _masked(machine: Machine, one: Word, two: Word) -> Word:
    """AND; of a length and a mask of the lowest bits, or of all others, a length."""
    if one is two:
        return one
    if one.constant is not None:
        one, two = two, one
    mask = two.constant
    if mask is not None and one.constant is None:
        known = machine.lengths.low(one, mask.bit_length())
        if known is not None and known.constant is not None:
            return machine.words.const(known.constant & mask, one.width)
        for low in (True, False):
            bits = ((mask if low else ~mask) % (1 << one.width) + 1).bit_length() - 1
            if 0 < bits < one.width and mask == ((1 << bits) - 1 if low else (1 << one.width) - (1 << bits)):
                part = machine.lengths.low(one, bits)
                if part is not None:
                    return part if low else machine.words.total(one.width, ((one, 1), (part, -1)))
    return machine.words.both(one, two)


def _invert(machine: Machine, i: Instruction) -> None:
    machine.write(i.operands[0], machine.words.inverted(machine.word(i.operands[0], _bits(i.operands[0]))))


def _shift(machine: Machine, i: Instruction) -> None:
    """SHL, SHR, ROL, ROR by a number."""
    target = i.operands[0]
    bits, words = _bits(target), machine.words
    by = machine.word(i.operands[1], 8).constant if len(i.operands) > 1 else 1
    if by is None:
        raise Undecided("a shift by what is not a number")
    by &= 63 if bits == 64 else 31
    if not 0 < by < bits:
        raise Undecided("a shift by nothing, or by more than the operand has")
    one = machine.word(target, bits)
    match i.name:
        case "SHL":
            result = words.left(one, by)
        case "SHR":
            parts = machine.lengths.split(one, by) if one.constant is None else None
            result = parts[0] if parts is not None else words.right(one, by)
        case "ROL":
            result = words.rotated(one, bits - by)
        case _:
            result = words.rotated(one, by)
    machine.write(target, result)
    machine.flags = Flags(result, None) if i.name in ("SHL", "SHR") else None


def _swap_bytes(machine: Machine, i: Instruction) -> None:
    machine.write(i.operands[0], machine.words.swapped(machine.word(i.operands[0], _bits(i.operands[0]))))


# ---------------------------------------------------------------------- strings


def _fill(machine: Machine, i: Instruction) -> None:
    """STOS, repeated or not; the direction flag is clear, as the ABI has it and nothing here sets it."""
    size = {"STOSB": 1, "STOSD": 4, "STOSQ": 8}[i.name]
    count = machine.word_of(machine.register("RCX")).constant if i.repeated else 1
    if count is None or count * size > 1 << 14:
        raise Undecided("a length that is not known")
    value = machine.words.cut(machine.word_of(machine.register("RAX")), 0, 8 * size)
    place = machine.register("RDI")
    for _ in range(count):
        machine.store(place, value, size)
        place = machine.moved(place, machine.words.const(size, 64))
    machine.registers["RDI"] = place
    if i.repeated:
        machine.registers["RCX"] = machine.words.const(0, 64)


STEPS: dict[str, Action] = {
    "MOV": _move,
    "MOVZX": _move_extended,
    "LEA": _load_address,
    "PUSH": _push,
    "POP": _pop,
    "NOP": _nothing,
    "ENDBR64": _nothing,
    "ADD": _add,
    "SUB": _subtract,
    "CMP": _compare,
    "SBB": _subtract_with_borrow,
    "NEG": _negate,
    "INC": _count(1),
    "DEC": _count(-1),
    **dict.fromkeys(("AND", "OR", "XOR", "TEST"), _logic),
    "NOT": _invert,
    **dict.fromkeys(("SHL", "SHR", "ROL", "ROR"), _shift),
    "BSWAP": _swap_bytes,
    **dict.fromkeys(("STOSB", "STOSD", "STOSQ"), _fill),
}
