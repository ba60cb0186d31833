# SPDX-License-Identifier: MIT
"""The SSE2 instructions that compilers use to move words, to apply masks, to add and to compare lanes.

Trusted. An xmm register is two 64-bit words; lanes of fewer bits are cut out of them, and words whose lanes stay together are
kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.code import vector_number
from ecgen_verify.prove.domain import AnyWord, Domain, W
from ecgen_verify.prove.machine import Initial, Merged, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.world import Undecided

Pair = tuple[W, W]
#: A word, and which of its lanes.
Lane = tuple[W, int]
Action = Callable[[Operands[Any]], None]
#: Of the words of a lane, or a lane and a number, and the bits of a lane.
Combine = Callable[[Domain[Any], Any, Any, int], Any]
Shifted = Callable[[Domain[Any], Any, int, int], Any]
_LETTERS = {8: ("B", "BW"), 16: ("W", "WD"), 32: ("D", "DQ"), 64: ("Q", "QDQ")}


def _read(step: Operands[W], index: int, bytes_: int = 16) -> Pair[W]:
    """A source operand; upper words of shorter ones are zero."""
    i, zero = step.instruction, step.words.const(0)
    if i.op_kind(index) == x86.OpKind.REGISTER:
        number = vector_number(i.op_register(index))
        if number is None:
            return step.word(index, bytes_ * 8), zero
        _apart(step, number)
        if number not in step.machine.vectors:
            low, high = (step.words.unknown(f"initial xmm{number}") for _ in range(2))
            step.machine.vectors[number] = low, high
        return step.machine.vectors[number]
    place = _aligned(step) if bytes_ == 16 else step.address()
    words = []
    for offset in range(0, bytes_, 8):
        word = step.machine.load(place.moved(offset), min(8, bytes_))
        if not isinstance(word, AnyWord):
            raise Undecided("a pointer in a vector register")
        words.append(word)
    return words[0], words[1] if len(words) > 1 else zero


def _apart(step: Operands[W], number: int) -> None:
    if x86.Register.ZMM0 + number in step.machine.wide:
        raise Undecided("part of a vector of eight lanes")


def _aligned(step: Operands[W]) -> Pointer:
    """The address of sixteen bytes. All but the MOVUs fault unless it is a multiple of 16."""
    place = step.address()
    if not step.name.startswith("MOVU") and step.name != "MOVDQU" and not step.machine.is_aligned(place, 16):
        raise Undecided("an access that may fault, since its address is not known to be a multiple of 16")
    return place


def _write(step: Operands[W], pair: Pair[W], bytes_: int = 16) -> None:
    i = step.instruction
    if i.op_kind(0) == x86.OpKind.REGISTER:
        number = vector_number(i.op_register(0))
        if number is None:
            step.put(0, step.words.low(pair[0], bytes_ * 8), bytes_ * 8)
        else:
            _apart(step, number)
            step.machine.vectors[number] = pair
        return
    place = _aligned(step) if bytes_ == 16 else step.address()
    for offset in range(0, bytes_, 8):
        step.machine.store(place.moved(offset), pair[offset // 8], min(8, bytes_))


# ---------------------------------------------------------------------- moves


def _move(step: Operands[W]) -> None:
    if step.instruction.op_kind(1) == x86.OpKind.REGISTER and vector_number(step.instruction.op_register(1)) is None:
        raise Undecided("a vector register that the model does not have")
    _write(step, _read(step, 1))


def _move_word(bytes_: int) -> Action:
    """MOVQ, MOVD: the low word, the rest of the register cleared."""

    def action(step: Operands[W]) -> None:
        i = step.instruction
        from_general = i.op_kind(1) == x86.OpKind.REGISTER and vector_number(i.op_register(1)) is None
        if from_general:
            value = step.value(1, bytes_ * 8)
            if isinstance(value, Pointer | Initial | Merged):
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


def _lanes(pair: Pair[W], bits: int) -> list[Lane[W]]:
    return [(word, index) for word in pair for index in range(64 // bits)]


def _word(words: Domain[W], lanes: Sequence[Lane[W]], bits: int) -> W:
    """Whole words are kept whole."""
    first = lanes[0][0]
    if all(word is first and place == index for index, (word, place) in enumerate(lanes)):
        return first
    return words.packed([words.cut(word, index * bits, bits) for word, index in lanes], bits)


def _arranged(bits: int, choose: Callable[[list[Lane[Any]], list[Lane[Any]], int], list[Lane[Any]]]) -> Action:
    """`choose`: the lanes of the result out of those of destination and source, by the number that comes last, if any."""

    def action(step: Operands[W]) -> None:
        i = step.instruction
        control = int(i.immediate(i.op_count - 1)) if i.op_kind(i.op_count - 1) == x86.OpKind.IMMEDIATE8 else 0
        first = [] if step.name.startswith("PSHUF") else _lanes(_read(step, 0), bits)
        lanes = choose(first, _lanes(_read(step, 1), bits) if i.op_kind(1) != x86.OpKind.IMMEDIATE8 else first, control)
        half = 64 // bits
        _write(step, (_word(step.words, lanes[:half], bits), _word(step.words, lanes[half:], bits)))

    return action


def _interleaved(start: int) -> Callable[[list[Lane[Any]], list[Lane[Any]], int], list[Lane[Any]]]:
    """From the lower (0) or the upper (1) half of both."""

    def choose(d: list[Lane[Any]], s: list[Lane[Any]], _: int) -> list[Lane[Any]]:
        half = slice(start * len(d) // 2, (start + 1) * len(d) // 2)
        return [lane for pair in zip(d[half], s[half], strict=True) for lane in pair]

    return choose


def _four(lanes: list[Lane[Any]], control: int) -> list[Lane[Any]]:
    return [lanes[control >> (2 * k) & 3] for k in range(4)]


def _shift_bytes(step: Operands[W]) -> None:
    """PSRLDQ, PSLLDQ: zeros take the place of what goes."""
    zero = step.words.const(0)

    def choose(d: list[Lane[Any]], _: list[Lane[Any]], count: int) -> list[Lane[Any]]:
        count, zeros = min(count, 16), [(zero, k % 8) for k in range(16)]
        return [*d[count:], *zeros[16 - count :]] if step.name == "PSRLDQ" else [*zeros[:count], *d[: 16 - count]]

    _arranged(8, choose)(step)


# ---------------------------------------------------------------------- lane by lane


def _each(bits: int, combine: Combine, same: int | None = None) -> Action:
    """The same of each lane of destination and source; `same`: the words that a register and itself give, whatever it holds."""

    def word(words: Domain[W], x: W, y: W) -> W:
        starts = range(0, 64, bits)
        return words.packed([combine(words, words.cut(x, at, bits), words.cut(y, at, bits), bits) for at in starts], bits)

    def action(step: Operands[W]) -> None:
        if same is not None and step.same_registers(0, 1):
            _write(step, (step.words.const(same), step.words.const(same)))
        else:
            (low, high), (other, upper) = _read(step, 0), _read(step, 1)
            _write(step, (word(step.words, low, other), word(step.words, high, upper)))

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
        i, words = step.instruction, step.words
        times = words.const(int(i.immediate(1))) if i.op_kind(1) == x86.OpKind.IMMEDIATE8 else _read(step, 1)[0]
        if not times.is_constant:
            raise Undecided("a vector shift by an unknown count")
        count = min(times.lo, bits - 1 if sign else bits)

        def word(x: W) -> W:
            lanes = [words.cut(x, at, bits) for at in range(0, 64, bits)]
            return words.packed([words.const(0) if count == bits else shifted(words, lane, count, bits) for lane in lanes], bits)

        low, high = _read(step, 0)
        _write(step, (word(low), word(high)) if count else (low, high))

    return action


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


#: What vectors of every size do to their lanes, and what a register and itself give: by the name without "V" and without the
#: letter of the lane, which logic does not have in SSE2.
LOGIC: dict[str, tuple[Combine, int | None]] = {
    "PAND": (lambda words, x, y, bits: words.and_(x, y, bits), None),
    "POR": (lambda words, x, y, bits: words.or_(x, y, bits), None),
    "PXOR": (lambda words, x, y, bits: words.xor(x, y, bits), 0),
}
SUMS: dict[str, tuple[Combine, int | None]] = {"PADD": (_sum(1), None), "PSUB": (_sum(-1), None)}
SHIFTS: dict[str, Shifted] = {
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
    **{other: _each(64, *row) for name, row in LOGIC.items() for other in (name, f"{name[1:]}PS", f"{name[1:]}PD")},
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
    **{f"{name}{letter}": _each(bits, *row) for name, row in {**SUMS, **_COMPARED}.items()
       for bits, (letter, _) in _LETTERS.items() if bits < 64 or name in SUMS},
    **{f"{name}{letter}": _shift(bits, shifted, sign=name == "PSRA") for name, shifted in SHIFTS.items()
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
