# SPDX-License-Identifier: MIT
"""Vectors: the SSE2 instructions that compilers use to move words, to apply masks, to add and to compare lanes, and the AVX-512
instructions that do the same in each of eight lanes of 64 bits and let none see another.

Trusted. A register is an object of eight values of 64 bits, of which xmm is the first two, words; lanes of fewer bits are bytes
of these, and values whose bytes stay together are kept. Where the eight are the word of every lane's own, an instruction is done
once, to that word; constants may differ by lane, and then only serve as the indexes of gathers and scatters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from ecgen_verify.prove.code import VECTOR, register
from ecgen_verify.prove.domain import AnyWord, Domain, W, signed
from ecgen_verify.prove.machine import AnyValue, Byte, Lane, Pointer, bytes_of
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.world import Undecided

LANES = 8
Values: TypeAlias = "tuple[AnyValue[W], ...]"
#: The bytes of a lane.
Part: TypeAlias = "Sequence[Byte[Any]]"
#: The lanes of a result, of those of the destination and of the source, and of the number that comes last, if any.
Arrange = Callable[[list[Part], list[Part], int], list[Part]]
Action = Callable[[Operands[Any]], None]
#: Of words and their bits.
Combine = Callable[..., Any]
_LETTERS = {8: ("B", "BW"), 16: ("W", "WD"), 32: ("D", "DQ"), 64: ("Q", "QDQ")}
#: dst = third operand ? dst : second operand, bit by bit.
_CHOOSE = 0xE4
#: What instructions on words and on lanes of every size do, by their names without what says of which.
LOGIC: dict[str, Combine] = {
    "AND": lambda words, x, y, bits: words.and_(x, y, bits),
    "OR": lambda words, x, y, bits: words.or_(x, y, bits),
    "XOR": lambda words, x, y, bits: words.xor(x, y, bits),
    "ANDN": lambda words, x, y, bits: words.and_(words.invert(x, bits), y, bits),
}
SHIFTS: dict[str, Combine] = {
    "SHL": lambda words, x, count, bits, *_: words.shift_left(x, count, bits),
    "SHR": lambda words, x, count, bits, *_: words.shift_right(x, count),
    "SAR": lambda words, x, count, bits, *_: words.shift_right_signed(x, count, bits),
}


def _count(step: Operands[W]) -> int:
    """The words of vectors."""
    return LANES if step.name.startswith("V") else 2


def _whole(step: Operands[W], index: int, bits: int = 64) -> range:
    """Where lanes of so many bits begin in an operand that is a whole vector. In memory all but the MOVUs and those of eight
    lanes fault unless its address is a multiple of its size."""
    size, name = 8 * _count(step), step.name
    if step.width(index) != 8 * size:
        raise Undecided("part of a vector")
    faults = name == "VMOVDQA64" or not name.startswith(("V", "MOVU", "MOVDQU"))
    if faults and not step.is_register(index) and not step.machine.is_aligned(step.address(), size):
        raise Undecided(f"an access that may fault, since its address is not known to be a multiple of {size}")
    return range(0, size, bits // 8)


def _values(step: Operands[W], index: int) -> Values[W]:
    """A source operand: a whole vector, or something shorter with zeros above."""
    if (step.instruction.is_broadcast and not step.is_register(index)) or step.name == "VPBROADCASTQ":
        value = step.word(index, 64)
        if not value.is_constant:
            raise Undecided("a word for all lanes that is no constant")
        return (value,) * LANES
    if (bits := step.width(index)) < 128:
        return step.value(index, bits), step.words.const(0)
    return tuple(step.value(index, 64, at) for at in _whole(step, index))


def _words(step: Operands[W], index: int, bits: int = 64) -> list[W]:
    """Those of a source operand that is a whole vector, of so many bits."""
    return [step.word(index, bits, at) for at in _whole(step, index, bits)]


def _joined(words: Domain[W], lanes: Sequence[W], bits: int) -> Values[W]:
    """The words of 64 bits that lanes of so many are together."""
    parts = [lanes[start : start + 64 // bits] for start in range(0, len(lanes), 64 // bits)]
    return tuple(part[0] if bits == 64 else words.packed(part, bits) for part in parts)


def _write(step: Operands[W], values: Values[W]) -> None:
    """Into the destination. Of a longer vector what is above stays."""
    if (bits := step.width(0)) < 128:
        step.put(0, values[0] if bits == 64 else step.words.low(step.machine.number(values[0]), bits), bits)
    else:
        for at, value in zip(_whole(step, 0), values, strict=True):
            step.put(0, value, 64, at)


def in_all(word: W) -> Values[W]:
    """The word of every lane's own."""
    return tuple(Lane(word, index) for index in range(LANES))


def one_for_all(words: Domain[W], values: Values[W]) -> W:
    """The word of every lane."""
    first = values[0]
    if isinstance(first, Lane) and values == in_all(first.word):
        return first.word
    if isinstance(first, AnyWord) and first.is_constant and values == (first,) * LANES:
        return words.const(signed(first.lo))
    raise Undecided("lanes out of their places, or constants that differ by lane")


def _mapped(step: Operands[W], word: Callable[..., W], *sources: int, bits: int = 64) -> None:
    """`word`, of a domain, the lanes of these operands and their bits, into the destination; of eight lanes once, for the word of
    each."""
    if _count(step) == LANES:
        words = step.words.lane
        _write(step, in_all(word(words, *(one_for_all(words, _values(step, index)) for index in sources), bits)))
    else:
        lanes = zip(*(_words(step, index, bits) for index in sources), strict=True) if sources else [()] * (128 // bits)
        _write(step, _joined(step.words, [word(step.words, *lane, bits) for lane in lanes], bits))


# ---------------------------------------------------------------------- moves


def _move(step: Operands[W]) -> None:
    _write(step, _values(step, 1))


def _move_word(step: Operands[W]) -> None:
    """MOVQ, MOVD: the low word, the rest of the register cleared."""
    _write(step, (_values(step, 1)[0], step.words.const(0)))


# ---------------------------------------------------------------------- lanes that change places


def _lanes(step: Operands[W], index: int, size: int) -> list[Part]:
    known = [byte for value in _values(step, index) for byte in bytes_of(value, 8)]
    return [known[at : at + size] for at in range(0, len(known), size)]


def _arranged(bits: int, choose: Arrange) -> Action:
    """Of lanes of so many bits; what only writes to memory has no destination to read, and what has no source gets zeros."""

    def action(step: Operands[W]) -> None:
        i, last = step.instruction, step.instruction.op_count - 1
        by_number = step.is_immediate(last)
        has_old = step.is_register(0) and step.width(0) >= 128 and not step.name.startswith("PSHUF")
        first = _lanes(step, 0, bits // 8) if has_old else []
        zeros: list[Part] = [[byte] for byte in bytes_of(step.words.const(0), 8) * 2]
        source = zeros if by_number and last == 1 else _lanes(step, 1, bits // 8)
        known = [byte for lane in choose(first, source, int(i.immediate(last)) if by_number else 0) for byte in lane]
        _write(step, tuple(step.machine.whole(known[at : at + 8]) for at in range(0, len(known), 8)))

    return action


def _interleaved(start: int) -> Arrange:
    """From the lower (0) or the upper (1) half of both."""

    def choose(d: list[Part], s: list[Part], _: int) -> list[Part]:
        half = slice(start * len(d) // 2, (start + 1) * len(d) // 2)
        return [lane for pair in zip(d[half], s[half], strict=True) for lane in pair]

    return choose


def _four(lanes: list[Part], control: int) -> list[Part]:
    return [lanes[control >> (2 * k) & 3] for k in range(4)]


# ---------------------------------------------------------------------- lane by lane


def _each(bits: int, combine: Combine, same: int | None = None) -> Action:
    """The same of each lane of the last two operands; `same`: the words that a register and itself give, whatever it holds."""

    def action(step: Operands[W]) -> None:
        first, last = step.instruction.op_count - 2, step.instruction.op_count - 1
        if same is not None and step.same_registers(first, last):
            _mapped(step, lambda words, _: words.const(same))
        else:
            _mapped(step, combine, first, last, bits=bits)

    return action


def _equal(words: Domain[W], x: W, y: W, bits: int) -> W:
    """All-ones or 0."""
    return words.spread(words.is_zero(words.total([(x, 1), (y, -1)], 0, bits), bits), bits)


def _above(words: Domain[W], x: W, y: W, bits: int) -> W:
    """All-ones or 0, of signed integers: with the highest bits changed they compare as unsigned ones do."""
    top = words.const(1 << (bits - 1))
    return words.spread(words.below(words.xor(y, top, bits), words.xor(x, top, bits), bits), bits)


def _shift(bits: int, shifted: Combine, *, sign: bool) -> Action:
    """What is shifted by its width and more is 0, or its sign alone where shifts keep that."""

    def action(step: Operands[W]) -> None:
        last = step.instruction.op_count - 1
        times = step.word(last, 8) if step.is_immediate(last) else _words(step, last)[0]
        if not times.is_constant:
            raise Undecided("a vector shift by an unknown count")
        count = min(times.lo, bits - 1 if sign else bits)
        if count == bits:
            _mapped(step, lambda words, _: words.const(0))
        else:
            _mapped(step, lambda words, x, bits: shifted(words, x, count, bits), last - 1, bits=bits)

    return action


def _multiply_add(half: int) -> Action:
    """A half of the product of 52 bits each is added."""

    def word(words: Domain[W], total: W, x: W, y: W, bits: int) -> W:
        return words.total([(total, 1), (words.multiply(words.low(x, 52), words.low(y, 52), 52)[half], 1)], 0, bits)

    return lambda step: _mapped(step, word, 0, 1, 2)


def _choose(step: Operands[W]) -> None:
    if step.instruction.immediate(3) != _CHOOSE:
        raise Undecided("another function of three")
    _mapped(step, lambda words, old, other, mask, bits: words.chosen(mask, old, other, bits), 0, 1, 2)


def _narrowed(bits: int, least: int) -> Action:
    """Of signed integers in 2 * bits, each the number from `least` below `least` + 2^bits that is next to it."""

    def action(step: Operands[W]) -> None:
        lanes = [step.words.saturated(x, bits, least) for index in (0, 1) for x in _words(step, index, 2 * bits)]
        _write(step, _joined(step.words, lanes, bits))

    return action


def _top_bits(step: Operands[W]) -> None:
    """PMOVMSKB: of each byte."""
    bits = [step.words.bit_of(x, start + 7) for x in _words(step, 1) for start in range(0, 64, 8)]
    step.put(0, step.words.packed(bits, 1), step.width(0))


# ---------------------------------------------------------------------- masks, gathers and scatters


def _all_ones(step: Operands[W]) -> None:
    """KXNORW: of a mask with itself. Its lower bits are those that lanes of 64 bits have."""
    if not step.same_registers(1, 2):
        raise Undecided("a mask that is not all-ones")
    step.machine.memory[VECTOR, step.instruction.op0_register] = 1, step.words.const((1 << LANES) - 1)


def _places(step: Operands[W], index: int) -> list[Pointer]:
    """Of each lane of an operand, whose mask must be 1, and is 0 afterwards."""
    i = step.instruction
    if step.machine.memory.pop((VECTOR, i.op_mask), None) is None:
        raise Undecided("lanes taken under a mask that is not known to be all-ones")
    return [step.address(step.machine.read(register(i.memory_index)[0], 64, at)) for at in _whole(step, index)]


def _gather(step: Operands[W]) -> None:
    if step.instruction.op0_register == step.instruction.memory_index:
        raise Undecided("a gather over its own indexes, which faults")
    _write(step, tuple(step.machine.load(place, 8) for place in _places(step, 0)))


def _scatter(step: Operands[W]) -> None:
    values = _values(step, 1)
    for place, value in zip(_places(step, 1), values, strict=True):
        step.machine.store(place, value, 8)


def _clear_upper(step: Operands[W]) -> None:
    """VZEROUPPER: of the first sixteen registers. Nothing is known of the upper parts then."""
    for number in range(16):
        step.machine.forget(f"{VECTOR}{number}", 16, 48)


_SUMS: dict[str, tuple[Combine, int | None]] = {
    f"P{name}": (partial(lambda sign, words, x, y, bits: words.total([(x, 1), (y, sign)], 0, bits), sign), None)
    for name, sign in (("ADD", 1), ("SUB", -1))
}
_COMPARED: dict[str, tuple[Combine, int | None]] = {"PCMPEQ": (_equal, (1 << 64) - 1), "PCMPGT": (_above, None)}
_NAMES = {"PSLL": "SHL", "PSRL": "SHR", "PSRA": "SAR"}
_BITWISE = {name: _each(64, operation, 0 if name == "XOR" else None) for name, operation in LOGIC.items()}

VECTORS: dict[str, Action] = {
    **dict.fromkeys(("MOVDQU", "MOVDQA", "MOVUPS", "MOVAPS", "MOVUPD", "MOVAPD"), _move),
    **dict.fromkeys(("MOVQ", "MOVD"), _move_word),
    "MOVHLPS": _arranged(64, lambda d, s, _: [s[1], d[1]]),
    "MOVLHPS": _arranged(64, lambda d, s, _: [d[0], s[0]]),
    **dict.fromkeys(("MOVHPS", "MOVHPD"), _arranged(64, lambda d, s, _: [d[0], s[0]] if d else s[::-1])),
    **dict.fromkeys(("MOVLPS", "MOVLPD"), _arranged(64, lambda d, s, _: [s[0], d[1]] if d else s)),
    **{other: action for name, action in _BITWISE.items() for other in (f"P{name}", f"{name}PS", f"{name}PD")},
    **{f"PUNPCK{half}{letters}": _arranged(bits, _interleaved("LH".index(half)))
       for bits, (_, letters) in _LETTERS.items() for half in "LH"},
    "PSRLDQ": _arranged(8, lambda d, zeros, count: [*d, *zeros][min(count, 16) :][:16]),
    "PSLLDQ": _arranged(8, lambda d, zeros, count: [*zeros, *d][16 - min(count, 16) :][:16]),
    "PSHUFD": _arranged(32, lambda _, s, control: _four(s, control)),
    "PSHUFLW": _arranged(16, lambda _, s, control: [*_four(s[:4], control), *s[4:]]),
    "PSHUFHW": _arranged(16, lambda _, s, control: [*s[:4], *_four(s[4:], control)]),
    "SHUFPS": _arranged(32, lambda d, s, control: [*_four(d, control)[:2], *_four(s, control)[2:]]),
    "SHUFPD": _arranged(64, lambda d, s, control: [d[control & 1], s[control >> 1 & 1]]),
    **{f"{name}{letter}": _each(bits, *row) for name, row in {**_SUMS, **_COMPARED}.items()
       for bits, (letter, _) in _LETTERS.items() if bits < 64 or name in _SUMS},
    **{f"{name}{letter}": _shift(bits, SHIFTS[same], sign=same == "SAR") for name, same in _NAMES.items()
       for bits, (letter, _) in _LETTERS.items() if bits > 8 and name + letter != "PSRAQ"},
    "PMULLW": _each(16, lambda words, x, y, bits: words.multiply_low(x, y, bits)),
    "PMULHUW": _each(16, lambda words, x, y, bits: words.multiply_high(x, y, bits)),
    "PMINUB": _each(8, lambda words, x, y, bits: words.chosen(words.spread(words.below(y, x, bits), bits), y, x, bits)),
    "PACKUSWB": _narrowed(8, 0),
    "PACKSSWB": _narrowed(8, -1 << 7),
    "PACKSSDW": _narrowed(16, -1 << 15),
    "PINSRW": _arranged(16, lambda d, s, place: [*d[: place & 7], s[0], *d[(place & 7) + 1 :]]),
    "PEXTRW": _arranged(16, lambda _, s, place: [s[place & 7]]),
    "PMOVMSKB": _top_bits,
    # of eight lanes
    **dict.fromkeys(("VMOVDQU64", "VMOVDQA64", "VPBROADCASTQ"), _move),
    **{f"V{name}Q": _each(64, *row) for name, row in _SUMS.items()},
    **{f"VP{name}Q": action for name, action in _BITWISE.items() if name != "ANDN"},
    **{f"V{name}Q": _shift(64, SHIFTS[same], sign=same == "SAR") for name, same in _NAMES.items()},
    "VPMADD52LUQ": _multiply_add(0),
    "VPMADD52HUQ": _multiply_add(1),
    "VPTERNLOGQ": _choose,
    "KXNORW": _all_ones,
    "VPGATHERQQ": _gather,
    "VPSCATTERQQ": _scatter,
    "VZEROUPPER": _clear_upper,
}  # fmt: skip
#: Those that look at their masks; others have none.
MASKED = frozenset({"VPGATHERQQ", "VPSCATTERQQ"})
