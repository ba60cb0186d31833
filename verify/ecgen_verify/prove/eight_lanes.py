# SPDX-License-Identifier: MIT
"""The AVX-512 instructions that do the same in each of eight lanes of 64 bits and let none see another.

Trusted. A zmm register is eight values, which stand in memory as eight words. Where they are the word of every lane's own, an
instruction is done once, to that word; constants may differ by lane, and then only serve as the indexes of gathers and scatters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import iced_x86 as x86

from ecgen_verify.prove.domain import AnyWord, Domain, W, signed
from ecgen_verify.prove.machine import AnyValue, Lane, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.vectors import LOGIC, SHIFTS, SUMS, Combine, Shifted
from ecgen_verify.prove.world import Undecided

LANES = 8
#: Bytes of a vector.
SIZE = 64
Values: TypeAlias = "tuple[AnyValue[W], ...]"
Action = Callable[[Operands[Any]], None]
#: Registers are plain integers at run time, whatever the stubs say.
_REGISTERS: Any = x86.RegisterExt
#: dst = third operand ? dst : second operand, bit by bit.
_CHOOSE = 0xE4


def in_all(word: W) -> Values[W]:
    return tuple(Lane(word, index) for index in range(LANES))


def _zmm(code: int) -> int:
    if not _REGISTERS.is_zmm(code):
        raise Undecided("a vector that is not of eight lanes")
    return code


def _place(step: Operands[W]) -> Pointer:
    place = step.address()
    if step.name == "VMOVDQA64" and not step.machine.is_aligned(place, SIZE):
        raise Undecided("an access that may fault, since its address is not known to be a multiple of 64")
    return place


def _values(step: Operands[W], index: int) -> Values[W]:
    i = step.instruction
    if step.is_register(index):
        if _zmm(i.op_register(index)) not in step.machine.wide:
            raise Undecided("a vector that nothing known was written to")
        return step.machine.wide[i.op_register(index)]
    if i.is_broadcast or step.name == "VPBROADCASTQ":
        value = step.machine.load(step.address(), 8)
        if not isinstance(value, AnyWord) or not value.is_constant:
            raise Undecided("a word for all lanes that is no constant")
        return (value,) * LANES
    if x86.MemorySizeExt.size(i.memory_size) != SIZE:
        raise Undecided("a vector that is not of eight lanes")
    place = _place(step)
    return tuple(step.machine.load(place.moved(8 * lane), 8) for lane in range(LANES))


def one_for_all(words: Domain[W], values: Values[W]) -> W:
    """The word of every lane."""
    first = values[0]
    if isinstance(first, Lane) and values == in_all(first.word):
        return first.word
    if isinstance(first, AnyWord) and first.is_constant and values == (first,) * LANES:
        return words.const(signed(first.lo))
    raise Undecided("lanes out of their places, or constants that differ by lane")


def _word(step: Operands[W], index: int) -> W:
    return one_for_all(step.words.lane, _values(step, index))


def _write(step: Operands[W], values: Values[W]) -> None:
    code = _zmm(step.instruction.op0_register)
    step.machine.wide[code] = values
    step.machine.vectors.pop(code - x86.Register.ZMM0, None)


def _row(action: Action, *, masked: bool = False) -> Action:
    """`masked`: the action looks at the mask."""

    def row(step: Operands[W]) -> None:
        i, _ = step.instruction, step.words.lane  # refused where nobody looks at lanes
        if not masked and (i.op_mask != x86.Register.NONE or i.zeroing_masking):
            raise Undecided(f"{step.name} under a mask")
        action(step)

    return row


def _each(combine: Combine, same: int | None) -> Action:
    """The same of each lane of two sources; `same`: what a register and itself give, whatever it holds."""

    def action(step: Operands[W]) -> None:
        words = step.words.lane
        if same is not None and step.same_registers(1, 2):
            _write(step, in_all(words.const(same)))
        else:
            _write(step, in_all(combine(words, _word(step, 1), _word(step, 2), 64)))

    return _row(action)


def _shift(shifted: Shifted) -> Action:
    def action(step: Operands[W]) -> None:
        i = step.instruction
        if i.op_kind(2) != x86.OpKind.IMMEDIATE8 or i.immediate(2) >= 64:
            raise Undecided("a shift of lanes by other than a number below 64")
        _write(step, in_all(shifted(step.words.lane, _word(step, 1), int(i.immediate(2)), 64)))

    return _row(action)


def _multiply_add(part: Callable[[Domain[Any], Any, Any], Any]) -> Action:
    """`part`: of the product of 52 bits each."""

    def action(step: Operands[W]) -> None:
        words = step.words.lane
        total, x, y = (_word(step, index) for index in range(3))
        _write(step, in_all(words.total([(total, 1), (part(words, words.low(x, 52), words.low(y, 52)), 1)], 0, 64)))

    return _row(action)


def _choose(step: Operands[W]) -> None:
    if step.instruction.immediate(3) != _CHOOSE:
        raise Undecided("another function of three")
    old, other, mask = (_word(step, index) for index in range(3))
    _write(step, in_all(step.words.lane.chosen(mask, old, other, 64)))


def _move(step: Operands[W]) -> None:
    values = _values(step, 1)
    if step.is_register(0):
        _write(step, values)
        return
    place = _place(step)
    for lane, value in enumerate(values):
        step.machine.store(place.moved(8 * lane), value, 8)


def _broadcast(step: Operands[W]) -> None:
    if step.is_register(1):
        raise Undecided("a register for all lanes")
    _write(step, _values(step, 1))


def _all_ones(step: Operands[W]) -> None:
    """KXNORW: of a mask with itself. Its lower bits are those that lanes of 64 bits have."""
    if not step.same_registers(1, 2):
        raise Undecided("a mask that is not all-ones")
    step.machine.wide[step.instruction.op0_register] = (step.words.const(1),) * LANES


def _places(step: Operands[W]) -> list[Pointer]:
    """Of each lane, whose mask must be 1, and is 0 afterwards."""
    i = step.instruction
    if step.machine.wide.pop(i.op_mask, None) is None:
        raise Undecided("lanes taken under a mask that is not known to be all-ones")
    indexes = step.machine.wide.get(_zmm(i.memory_index))
    if indexes is None:
        raise Undecided("indexes in lanes that are not known")
    return [step.address(index) for index in indexes]


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
        step.machine.wide.pop(x86.Register.ZMM0 + number, None)


EIGHT_LANES: dict[str, Action] = {
    "VMOVDQU64": _row(_move),
    "VMOVDQA64": _row(_move),
    "VPBROADCASTQ": _row(_broadcast),
    **{f"V{name}Q": _each(*row) for name, row in {**SUMS, **LOGIC}.items()},
    **{f"V{name}Q": _shift(shifted) for name, shifted in SHIFTS.items()},
    "VPMADD52LUQ": _multiply_add(lambda words, x, y: words.multiply_low(x, y, 52)),
    "VPMADD52HUQ": _multiply_add(lambda words, x, y: words.multiply_high(x, y, 52)),
    "VPTERNLOGQ": _row(_choose),
    "KXNORW": _row(_all_ones),
    "VPGATHERQQ": _row(_gather, masked=True),
    "VPSCATTERQQ": _row(_scatter, masked=True),
    "VZEROUPPER": _row(_clear_upper),
}
