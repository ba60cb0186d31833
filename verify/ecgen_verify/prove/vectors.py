# SPDX-License-Identifier: MIT
"""Vectors: the SSE2 instructions that compilers use to move words, to apply masks, to add and to compare lanes, and the AVX-512
instructions that do the same in each of eight lanes of 64 bits and let none see another.

Trusted. An xmm register is two 64-bit words; lanes of fewer bits are cut out of them, and words whose lanes stay together are
kept. A zmm register is eight values, which stand in memory as eight words. Where they are the word of every lane's own, an
instruction is done once, to that word; constants may differ by lane, and then only serve as the indexes of gathers and scatters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import iced_x86 as x86

from ecgen_verify.prove.code import vector
from ecgen_verify.prove.domain import AnyWord, Domain, W, signed
from ecgen_verify.prove.machine import AnyValue, Initial, Lane, Merged, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.world import Undecided

LANES = 8
#: Bytes of a vector of eight lanes.
SIZE = 64
Pair = tuple[W, W]
Values: TypeAlias = "tuple[AnyValue[W], ...]"
#: A word, and which of its lanes.
Part = tuple[W, int]
Action = Callable[[Operands[Any]], None]
#: Of the words of a lane, or a lane and a number, and the bits of a lane.
Combine = Callable[[Domain[Any], Any, Any, int], Any]
Shifted = Callable[[Domain[Any], Any, int, int], Any]
_LETTERS = {8: ("B", "BW"), 16: ("W", "WD"), 32: ("D", "DQ"), 64: ("Q", "QDQ")}
#: dst = third operand ? dst : second operand, bit by bit.
_CHOOSE = 0xE4


def _count(step: Operands[W]) -> int:
    """The words of vectors."""
    return LANES if step.name.startswith("V") else 2


def _is_general(step: Operands[W], index: int) -> bool:
    return step.is_register(index) and not vector(step.instruction.op_register(index))[1]


def _place(step: Operands[W], size: int) -> Pointer:
    """The address of a vector. All but the MOVUs and those of eight lanes fault unless it is a multiple of its size."""
    place, name = step.address(), step.name
    faults = name == "VMOVDQA64" or not name.startswith(("V", "MOVU", "MOVDQU"))
    if faults and not step.machine.is_aligned(place, size):
        raise Undecided(f"an access that may fault, since its address is not known to be a multiple of {size}")
    return place


def _values(step: Operands[W], index: int) -> Values[W]:
    """A source operand that is a whole vector."""
    i, machine, count = step.instruction, step.machine, _count(step)
    if step.is_register(index):
        number, size = vector(i.op_register(index))
        if size == 2 and number not in machine.vectors:
            machine.vectors[number] = step.words.unknown(f"initial xmm{number}"), step.words.unknown(f"initial xmm{number}")
        known = machine.vectors.get(number, ())
        if not count == size == len(known):
            raise Undecided("part of a vector, or one that nothing known was written to")
        return known
    if i.is_broadcast or step.name == "VPBROADCASTQ":
        value = machine.load(step.address(), 8)
        if not isinstance(value, AnyWord) or not value.is_constant:
            raise Undecided("a word for all lanes that is no constant")
        return (value,) * LANES
    place = _place(step, 8 * count)
    return tuple(machine.load(place.moved(8 * index), 8) for index in range(count))


def _read(step: Operands[W], index: int, bytes_: int = 16) -> Pair[W]:
    """A source operand of two words; upper words of shorter ones are zero."""
    if _is_general(step, index):
        values: Values[W] = step.word(index, bytes_ * 8), step.words.const(0)
    elif step.is_register(index) or bytes_ == 16:
        values = _values(step, index)
    else:
        values = step.machine.load(step.address(), bytes_), step.words.const(0)
    low, high = values
    if not isinstance(low, AnyWord) or not isinstance(high, AnyWord):
        raise Undecided("a pointer in a vector register")
    return low, high


def _write(step: Operands[W], values: Values[W], bytes_: int = 16) -> None:
    """Into the destination. Of a longer vector what is above would stay."""
    if _is_general(step, 0):
        low, _ = values
        assert isinstance(low, AnyWord)
        step.put(0, step.words.low(low, bytes_ * 8), bytes_ * 8)
    elif step.is_register(0):
        number, size = vector(step.instruction.op0_register)
        if not len(step.machine.vectors.get(number, ())) <= size == len(values):
            raise Undecided("part of a vector of eight lanes")
        step.machine.vectors[number] = values
    elif bytes_ < 16:
        step.machine.store(step.address(), values[0], bytes_)
    else:
        place = _place(step, 8 * len(values))
        for index, value in enumerate(values):
            step.machine.store(place.moved(8 * index), value, 8)


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


def _mapped(step: Operands[W], word: Callable[..., W], *sources: int) -> None:
    """`word`, of a domain and the words of these operands, into the destination; of eight lanes once, for the word of each."""
    if _count(step) == LANES:
        words = step.words.lane
        _write(step, in_all(word(words, *(one_for_all(words, _values(step, index)) for index in sources))))
    else:
        parts = zip(*(_read(step, index) for index in sources), strict=True) if sources else ((), ())
        _write(step, tuple(word(step.words, *part) for part in parts))


# ---------------------------------------------------------------------- moves


def _move(step: Operands[W]) -> None:
    _write(step, _values(step, 1) if _count(step) == LANES else _read(step, 1))


def _move_word(bytes_: int) -> Action:
    """MOVQ, MOVD: the low word, the rest of the register cleared."""

    def action(step: Operands[W]) -> None:
        if _is_general(step, 1) and isinstance(step.value(1, bytes_ * 8), Pointer | Initial | Merged):
            raise Undecided("a pointer in a vector register")
        low, _ = _read(step, 1, bytes_)
        _write(step, (step.words.low(low, bytes_ * 8), step.words.const(0)), bytes_)

    return action


def _half_move(step: Operands[W]) -> None:
    """MOVHPS, MOVLPS (and their double-precision forms): eight bytes between memory and one half."""
    high = step.name.startswith("MOVH")
    i = step.instruction
    if i.op_kind(0) == x86.OpKind.MEMORY:
        step.machine.store(step.address(), _read(step, 1)[1 if high else 0], 8)
        return
    old, new = _read(step, 0), _read(step, 1, 8)[0]
    _write(step, (old[0], new) if high else (new, old[1]))


# ---------------------------------------------------------------------- lanes that change places


def _lanes(pair: Pair[W], bits: int) -> list[Part[W]]:
    return [(word, index) for word in pair for index in range(64 // bits)]


def _word(words: Domain[W], lanes: Sequence[Part[W]], bits: int) -> W:
    """Whole words are kept whole."""
    first = lanes[0][0]
    if all(word is first and place == index for index, (word, place) in enumerate(lanes)):
        return first
    return words.packed([words.cut(word, index * bits, bits) for word, index in lanes], bits)


def _arranged(bits: int, choose: Callable[[list[Part[Any]], list[Part[Any]], int], list[Part[Any]]]) -> Action:
    """`choose`: the lanes of the result out of those of destination and source, by the number that comes last, if any."""

    def action(step: Operands[W]) -> None:
        i = step.instruction
        control = int(i.immediate(i.op_count - 1)) if i.op_kind(i.op_count - 1) == x86.OpKind.IMMEDIATE8 else 0
        first = [] if step.name.startswith("PSHUF") else _lanes(_read(step, 0), bits)
        lanes = choose(first, _lanes(_read(step, 1), bits) if i.op_kind(1) != x86.OpKind.IMMEDIATE8 else first, control)
        half = 64 // bits
        _write(step, (_word(step.words, lanes[:half], bits), _word(step.words, lanes[half:], bits)))

    return action


def _interleaved(start: int) -> Callable[[list[Part[Any]], list[Part[Any]], int], list[Part[Any]]]:
    """From the lower (0) or the upper (1) half of both."""

    def choose(d: list[Part[Any]], s: list[Part[Any]], _: int) -> list[Part[Any]]:
        half = slice(start * len(d) // 2, (start + 1) * len(d) // 2)
        return [lane for pair in zip(d[half], s[half], strict=True) for lane in pair]

    return choose


def _four(lanes: list[Part[Any]], control: int) -> list[Part[Any]]:
    return [lanes[control >> (2 * k) & 3] for k in range(4)]


def _shift_bytes(step: Operands[W]) -> None:
    """PSRLDQ, PSLLDQ: zeros take the place of what goes."""
    zero = step.words.const(0)

    def choose(d: list[Part[Any]], _: list[Part[Any]], count: int) -> list[Part[Any]]:
        count, zeros = min(count, 16), [(zero, k % 8) for k in range(16)]
        return [*d[count:], *zeros[16 - count :]] if step.name == "PSRLDQ" else [*zeros[:count], *d[: 16 - count]]

    _arranged(8, choose)(step)


# ---------------------------------------------------------------------- lane by lane


def _cut(bits: int, word: Callable[..., Any]) -> Callable[..., Any]:
    """Of words what `word` is of lanes of so many bits."""
    if bits == 64:
        return lambda words, *sources: word(words, *sources, bits)
    return lambda words, *sources: words.packed(
        [word(words, *(words.cut(x, at, bits) for x in sources), bits) for at in range(0, 64, bits)], bits)  # fmt: skip


def _each(bits: int, combine: Combine, same: int | None = None) -> Action:
    """The same of each lane of the last two operands; `same`: the words that a register and itself give, whatever it holds."""
    word = _cut(bits, combine)

    def action(step: Operands[W]) -> None:
        first, last = step.instruction.op_count - 2, step.instruction.op_count - 1
        if same is not None and step.same_registers(first, last):
            _mapped(step, lambda words: words.const(same))
        else:
            _mapped(step, word, first, last)

    return action


def _sum(sign: int) -> Combine:
    return lambda words, x, y, bits: words.total([(x, 1), (y, sign)], 0, bits)


def _equal(words: Domain[W], x: W, y: W, bits: int) -> W:
    """All-ones or 0."""
    return words.spread(words.is_zero(_sum(-1)(words, x, y, bits), bits), bits)


def _above(words: Domain[W], x: W, y: W, bits: int) -> W:
    """All-ones or 0, of signed integers: with the highest bits changed they compare as unsigned ones do."""
    top = words.const(1 << (bits - 1))
    return words.spread(words.below(words.xor(y, top, bits), words.xor(x, top, bits), bits), bits)


def _shift(bits: int, shifted: Shifted, *, sign: bool) -> Action:
    """What is shifted by its width and more is 0, or its sign alone where shifts keep that."""

    def action(step: Operands[W]) -> None:
        i, words, last = step.instruction, step.words, step.instruction.op_count - 1
        times = words.const(int(i.immediate(last))) if step.is_immediate(last) else _read(step, last)[0]
        if not times.is_constant:
            raise Undecided("a vector shift by an unknown count")
        count = min(times.lo, bits - 1 if sign else bits)
        if count == bits:
            _mapped(step, lambda words, _: words.const(0), last - 1)
        elif count:
            _mapped(step, _cut(bits, lambda words, x, bits: shifted(words, x, count, bits)), last - 1)
        else:
            _mapped(step, lambda words, x: x, last - 1)

    return action


def _multiply_add(part: Callable[[Domain[Any], Any, Any], Any]) -> Action:
    """`part`: of the product of 52 bits each."""

    def word(words: Domain[W], total: W, x: W, y: W) -> W:
        return words.total([(total, 1), (part(words, words.low(x, 52), words.low(y, 52)), 1)], 0, 64)

    return lambda step: _mapped(step, word, 0, 1, 2)


def _choose(step: Operands[W]) -> None:
    if step.instruction.immediate(3) != _CHOOSE:
        raise Undecided("another function of three")
    _mapped(step, lambda words, old, other, mask: words.chosen(mask, old, other, 64), 0, 1, 2)


def _narrowed(bits: int, saturated: Callable[[Domain[Any], Any, int], Any]) -> Action:
    """Of signed integers in 2 * bits, each the number of `bits` that is next to it."""

    def action(step: Operands[W]) -> None:
        words = step.words

        def word(pair: Pair[W]) -> W:
            lanes = [words.cut(x, at, 2 * bits) for x in pair for at in range(0, 64, 2 * bits)]
            return words.packed([saturated(words, lane, bits) for lane in lanes], bits)

        _write(step, (word(_read(step, 0)), word(_read(step, 1))))

    return action


def _unsigned(words: Domain[W], x: W, bits: int) -> W:
    """The unsigned number of `bits` that is next to x, a signed one of 2 * bits."""
    large = words.complement(words.is_zero(words.cut(x, bits, bits - 1), bits - 1))
    least = words.or_(words.low(x, bits), words.spread(large, bits), bits)
    return words.and_(least, words.spread(words.complement(words.bit_of(x, 2 * bits - 1)), bits), bits)


def _insert(step: Operands[W]) -> None:
    """PINSRW: 16 bits in place of a lane."""
    place = int(step.instruction.immediate(2)) & 7
    new = step.words.low(step.word(1, 32 if step.is_register(1) else 16), 16)
    lanes = _lanes(_read(step, 0), 16)
    lanes[place] = new, 0
    _write(step, (_word(step.words, lanes[:4], 16), _word(step.words, lanes[4:], 16)))


def _extract(step: Operands[W]) -> None:
    """PEXTRW: 16 bits, with zeros above in a register."""
    place = int(step.instruction.immediate(2)) & 7
    step.put(0, step.words.cut(_read(step, 1)[place // 4], place % 4 * 16, 16), step.width(0))


def _top_bits(step: Operands[W]) -> None:
    """PMOVMSKB: of each byte."""
    words = step.words
    step.put(0, words.packed([words.bit_of(x, start + 7) for x in _read(step, 1) for start in range(0, 64, 8)], 1), step.width(0))


# ---------------------------------------------------------------------- masks, gathers and scatters


def _broadcast(step: Operands[W]) -> None:
    if step.is_register(1):
        raise Undecided("a register for all lanes")
    _move(step)


def _all_ones(step: Operands[W]) -> None:
    """KXNORW: of a mask with itself. Its lower bits are those that lanes of 64 bits have."""
    if not step.same_registers(1, 2):
        raise Undecided("a mask that is not all-ones")
    step.machine.vectors[step.instruction.op0_register] = (step.words.const(1),) * LANES


def _places(step: Operands[W]) -> list[Pointer]:
    """Of each lane, whose mask must be 1, and is 0 afterwards."""
    i, vectors = step.instruction, step.machine.vectors
    if vectors.pop(i.op_mask, None) is None:
        raise Undecided("lanes taken under a mask that is not known to be all-ones")
    number, size = vector(i.memory_index)
    if not size == len(vectors.get(number, ())) == LANES:
        raise Undecided("indexes in lanes that are not known")
    return [step.address(index) for index in vectors[number]]


def _gather(step: Operands[W]) -> None:
    if step.instruction.op0_register == step.instruction.memory_index:
        raise Undecided("a gather over its own indexes, which faults")
    _write(step, tuple(step.machine.load(place, 8) for place in _places(step)))


def _scatter(step: Operands[W]) -> None:
    values = _values(step, 1)
    for place, value in zip(_places(step), values, strict=True):
        step.machine.store(place, value, 8)


def _clear_upper(step: Operands[W]) -> None:
    """VZEROUPPER: of the first sixteen registers, of which nothing is known then."""
    for number in range(16):
        if len(step.machine.vectors.get(number, ())) == LANES:
            del step.machine.vectors[number]


#: What vectors of every size do to their lanes, and what a register and itself give: by the name without "V" and without the
#: letter of the lane, which logic does not have in SSE2.
_LOGIC: dict[str, tuple[Combine, int | None]] = {
    "PAND": (lambda words, x, y, bits: words.and_(x, y, bits), None),
    "POR": (lambda words, x, y, bits: words.or_(x, y, bits), None),
    "PXOR": (lambda words, x, y, bits: words.xor(x, y, bits), 0),
}
_SUMS: dict[str, tuple[Combine, int | None]] = {"PADD": (_sum(1), None), "PSUB": (_sum(-1), None)}
_SHIFTS: dict[str, Shifted] = {
    "PSLL": lambda words, x, count, bits: words.shift_left(x, count, bits),
    "PSRL": lambda words, x, count, _: words.shift_right(x, count),
    "PSRA": lambda words, x, count, bits: words.shift_right_signed(x, count, bits),
}
_COMPARED: dict[str, tuple[Combine, int | None]] = {"PCMPEQ": (_equal, (1 << 64) - 1), "PCMPGT": (_above, None)}

VECTORS: dict[str, Action] = {
    **dict.fromkeys(("MOVDQU", "MOVDQA", "MOVUPS", "MOVAPS", "MOVUPD", "MOVAPD"), _move),
    "MOVQ": _move_word(8),
    "MOVD": _move_word(4),
    "MOVHLPS": _arranged(64, lambda d, s, _: [s[1], d[1]]),
    "MOVLHPS": _arranged(64, lambda d, s, _: [d[0], s[0]]),
    **dict.fromkeys(("MOVHPS", "MOVHPD", "MOVLPS", "MOVLPD"), _half_move),
    **{other: _each(64, *row) for name, row in _LOGIC.items() for other in (name, f"{name[1:]}PS", f"{name[1:]}PD")},
    **dict.fromkeys(("PANDN", "ANDNPS", "ANDNPD"),
                    _each(64, lambda words, x, y, bits: words.and_(words.invert(x, bits), y, bits))),
    **{f"PUNPCK{half}{letters}": _arranged(bits, _interleaved("LH".index(half)))
       for bits, (_, letters) in _LETTERS.items() for half in "LH"},
    **dict.fromkeys(("PSRLDQ", "PSLLDQ"), _shift_bytes),
    "PSHUFD": _arranged(32, lambda _, s, control: _four(s, control)),
    "PSHUFLW": _arranged(16, lambda _, s, control: [*_four(s[:4], control), *s[4:]]),
    "PSHUFHW": _arranged(16, lambda _, s, control: [*s[:4], *_four(s[4:], control)]),
    "SHUFPS": _arranged(32, lambda d, s, control: [*_four(d, control)[:2], *_four(s, control)[2:]]),
    "SHUFPD": _arranged(64, lambda d, s, control: [d[control & 1], s[control >> 1 & 1]]),
    **{f"{name}{letter}": _each(bits, *row) for name, row in {**_SUMS, **_COMPARED}.items()
       for bits, (letter, _) in _LETTERS.items() if bits < 64 or name in _SUMS},
    **{f"{name}{letter}": _shift(bits, shifted, sign=name == "PSRA") for name, shifted in _SHIFTS.items()
       for bits, (letter, _) in _LETTERS.items() if bits > 8 and name + letter != "PSRAQ"},
    "PMULLW": _each(16, lambda words, x, y, bits: words.multiply_low(x, y, bits)),
    "PMULHUW": _each(16, lambda words, x, y, bits: words.multiply_high(x, y, bits)),
    "PMINUB": _each(8, lambda words, x, y, bits: words.chosen(words.spread(words.below(y, x, bits), bits), y, x, bits)),
    "PACKUSWB": _narrowed(8, _unsigned),
    "PACKSSWB": _narrowed(8, lambda words, x, bits: words.saturated(x, bits)),
    "PACKSSDW": _narrowed(16, lambda words, x, bits: words.saturated(x, bits)),
    "PINSRW": _insert,
    "PEXTRW": _extract,
    "PMOVMSKB": _top_bits,
}  # fmt: skip
EIGHT_LANES: dict[str, Action] = {
    "VMOVDQU64": _move,
    "VMOVDQA64": _move,
    "VPBROADCASTQ": _broadcast,
    **{f"V{name}Q": _each(64, *row) for name, row in {**_SUMS, **_LOGIC}.items()},
    **{f"V{name}Q": _shift(64, shifted, sign=name == "PSRA") for name, shifted in _SHIFTS.items()},
    "VPMADD52LUQ": _multiply_add(lambda words, x, y: words.multiply_low(x, y, 52)),
    "VPMADD52HUQ": _multiply_add(lambda words, x, y: words.multiply_high(x, y, 52)),
    "VPTERNLOGQ": _choose,
    "KXNORW": _all_ones,
    "VPGATHERQQ": _gather,
    "VPSCATTERQQ": _scatter,
    "VZEROUPPER": _clear_upper,
}
#: Those that look at their masks; others have none.
MASKED = frozenset({"VPGATHERQQ", "VPSCATTERQQ"})
