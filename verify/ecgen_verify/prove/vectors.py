# SPDX-License-Identifier: MIT
"""The SSE2 instructions that compilers use to move words and to apply masks.

Trusted. An xmm register is two 64-bit words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import iced_x86 as x86

from ecgen_verify.prove.code import vector_number
from ecgen_verify.prove.domain import AnyWord, Domain, W
from ecgen_verify.prove.machine import Initial, Merged, Pointer
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.model import Step

Pair = tuple[W, W]
Action = Callable[["Step[Any]"], None]


def _read(step: Step[W], index: int, bytes_: int = 16) -> Pair[W]:
    """A source operand; upper words of shorter ones are zero."""
    i, zero = step.instruction, step.words.const(0)
    if i.op_kind(index) == x86.OpKind.REGISTER:
        number = vector_number(i.op_register(index))
        if number is None:
            return step.word(index, bytes_ * 8), zero
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


def _aligned(step: Step[W]) -> Pointer:
    """The address of sixteen bytes. All but the MOVUs fault unless it is a multiple of 16."""
    place = step.address()
    if not step.name.startswith("MOVU") and step.name != "MOVDQU" and not step.machine.is_aligned(place, 16):
        raise Undecided("an access that may fault, since its address is not known to be a multiple of 16")
    return place


def _write(step: Step[W], pair: Pair[W], bytes_: int = 16) -> None:
    i = step.instruction
    if i.op_kind(0) == x86.OpKind.REGISTER:
        number = vector_number(i.op_register(0))
        if number is None:
            step.put(0, step.words.low(pair[0], bytes_ * 8), bytes_ * 8)
        else:
            step.machine.vectors[number] = pair
        return
    place = _aligned(step) if bytes_ == 16 else step.address()
    for offset in range(0, bytes_, 8):
        step.machine.store(place.moved(offset), pair[offset // 8], min(8, bytes_))


def _move(step: Step[W]) -> None:
    if step.instruction.op_kind(1) == x86.OpKind.REGISTER and vector_number(step.instruction.op_register(1)) is None:
        raise Undecided("a vector register that the model does not have")
    _write(step, _read(step, 1))


def _move_word(bytes_: int) -> Action:
    """MOVQ, MOVD: the low word, the rest of the register cleared."""

    def action(step: Step[W]) -> None:
        i = step.instruction
        from_general = i.op_kind(1) == x86.OpKind.REGISTER and vector_number(i.op_register(1)) is None
        if from_general:
            value = step.value(1, bytes_ * 8)
            if isinstance(value, Pointer | Initial | Merged):
                raise Undecided("a pointer in a vector register")
        low, _ = _read(step, 1, bytes_)
        _write(step, (step.words.low(low, bytes_ * 8), step.words.const(0)), bytes_)

    return action


def _halves(choose: Callable[[Pair[Any], Pair[Any]], Pair[Any]]) -> Action:
    """A rearrangement of the words of destination and source."""
    return lambda step: _write(step, choose(_read(step, 0), _read(step, 1)))


def _half_move(step: Step[W]) -> None:
    """MOVHPS, MOVLPS (and their double-precision forms): eight bytes between memory and one half."""
    high = step.name.startswith("MOVH")
    i = step.instruction
    if i.op_kind(0) == x86.OpKind.MEMORY:
        step.machine.store(step.address(), _read(step, 1)[1 if high else 0], 8)
        return
    old, new = _read(step, 0), _read(step, 1, 8)[0]
    _write(step, (old[0], new) if high else (new, old[1]))


def _logic(name: str, *, invert: bool = False) -> Action:
    """`name`: of the operation."""

    def action(step: Step[W]) -> None:
        words = step.words
        if name == "xor" and step.same_registers(0, 1):
            _write(step, (words.const(0), words.const(0)))
            return
        x, y = _read(step, 0), _read(step, 1)
        if invert:
            x = words.invert(x[0], 64), words.invert(x[1], 64)
        operation = getattr(words, name)
        _write(step, (operation(x[0], y[0], 64), operation(x[1], y[1], 64)))

    return action


def _shift(shift: Callable[[Domain[Any], Any, int], Any]) -> Action:
    def action(step: Step[W]) -> None:
        if step.instruction.op_kind(1) != x86.OpKind.IMMEDIATE8:
            raise Undecided("a vector shift by an unknown count")
        count = int(step.instruction.immediate(1))
        if not 0 < count < 64:
            raise Undecided("a vector shift by nothing or by the whole width")
        low, high = _read(step, 0)
        _write(step, (shift(step.words, low, count), shift(step.words, high, count)))

    return action


def _shuffle(step: Step[W]) -> None:
    """PSHUFD: four 32-bit lanes; whole words are kept whole."""
    control = int(step.instruction.immediate(2))
    lanes = [control >> (2 * k) & 3 for k in range(4)]
    source = _read(step, 1)
    words = step.words

    def word(first: int, second: int) -> W:
        if second == first + 1 and first % 2 == 0:
            return source[first // 2]
        low, high = (
            words.shift_right(source[lane // 2], 32) if lane % 2 else words.low(source[lane // 2], 32) for lane in (first, second)
        )
        return words.joined(low, high, 32)

    _write(step, (word(lanes[0], lanes[1]), word(lanes[2], lanes[3])))


def _shuffle_words(step: Step[W]) -> None:
    """SHUFPD: a word of the destination, then one of the source."""
    control = int(step.instruction.immediate(2))
    first, second = _read(step, 0), _read(step, 1)
    _write(step, (first[control & 1], second[control >> 1 & 1]))


def _shift_words(step: Step[W]) -> None:
    """PSRLDQ, PSLLDQ by eight bytes: one word moves, zeros take its place."""
    if int(step.instruction.immediate(1)) != 8:
        raise Undecided("a vector shift by other than a word")
    (low, high), zero = _read(step, 0), step.words.const(0)
    _write(step, (high, zero) if step.name == "PSRLDQ" else (zero, low))


def _add(sign: int) -> Action:
    def action(step: Step[W]) -> None:
        words = step.words
        pairs = zip(_read(step, 0), _read(step, 1), strict=True)
        low, high = (words.add(a, b, words.const(0), 64, sign)[0] for a, b in pairs)
        _write(step, (low, high))

    return action


VECTORS: dict[str, Action] = {
    **dict.fromkeys(("MOVDQU", "MOVDQA", "MOVUPS", "MOVAPS", "MOVUPD", "MOVAPD"), _move),
    "MOVQ": _move_word(8),
    "MOVD": _move_word(4),
    "PUNPCKLQDQ": _halves(lambda d, s: (d[0], s[0])),
    "PUNPCKHQDQ": _halves(lambda d, s: (d[1], s[1])),
    "MOVHLPS": _halves(lambda d, s: (s[1], d[1])),
    "MOVLHPS": _halves(lambda d, s: (d[0], s[0])),
    **dict.fromkeys(("MOVHPS", "MOVHPD", "MOVLPS", "MOVLPD"), _half_move),
    **dict.fromkeys(("PAND", "ANDPS", "ANDPD"), _logic("and_")),
    **dict.fromkeys(("POR", "ORPS", "ORPD"), _logic("or_")),
    **dict.fromkeys(("PXOR", "XORPS", "XORPD"), _logic("xor")),
    **dict.fromkeys(("PANDN", "ANDNPS", "ANDNPD"), _logic("and_", invert=True)),
    "PSRLQ": _shift(lambda words, x, count: words.shift_right(x, count)),
    "PSLLQ": _shift(lambda words, x, count: words.shift_left(x, count, 64)),
    **dict.fromkeys(("PSRLDQ", "PSLLDQ"), _shift_words),
    "PSHUFD": _shuffle,
    "SHUFPD": _shuffle_words,
    "PADDQ": _add(1),
    "PSUBQ": _add(-1),
}
