# SPDX-License-Identifier: MIT
"""Additions of table entries by public digits: shown for every digit, on any points.

Trusted: that all digits are looked at, and what must be found for each. PREFIX_add_digit(total, table, digit) leaves
total + digit*P where table[i] = (2*i + 1)*P: the entry (|d| - 1)/2, with y negated for d < 0, is d*P. If that is neutral, total
stays; if total is, the sum is d*P; if both are the same point, it is twice that; and else it is what the addition formula makes,
for these are the only exceptional cases (`ecgen.curve.prove`). That both are the same is what the addition without these cases
returns where it divides 0 by 0, if neither is neutral.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.goal.pins import weierstrass_points
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial, garbled
from ecgen_verify.prove.multiples.named import AFFINE, JACOBIAN, TAG
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.theorem import readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

Point = Sequence[Value]


def digits_of(width: int) -> list[int]:
    """0 and the odd numbers below 2^(width - 1) in absolute value."""
    odd = range(1, 1 << (width - 1), 2)
    return [0, *(sign * odd_number for odd_number in odd for sign in (1, -1))]


@dataclass(frozen=True)
class Addition:
    """PREFIX_`name`(total, table, digit), with entries of `length` coordinates and digits of `width` bits. `signed`: there is one
    more argument, the mask `negate`, all-ones where -d is meant. `beta`: what x is multiplied by first."""

    name: str
    length: int
    width: int
    signed: bool = False
    beta: int = 1


    @property
    def text(self) -> str:
        point = "P" if self.beta == 1 else "the image (beta*x, y) of P"
        text = (f"total = total + d*{point} for table[i] = (2*i + 1)*P and the digit d, 0 or odd and below "
                f"{1 << (self.width - 1)} in absolute value, by the group law")  # fmt: skip
        return f"{text}; -d instead of d where `negate` is all-ones" if self.signed else text


def additions(naf: Naf, split: Endomorphism | None) -> list[Addition]:
    """Of digits of a point, of those of the generator, and where scalars are split of those of its image."""
    signed = split is not None
    known = [Addition("add_digit", JACOBIAN, naf.width, signed), Addition("add_base_digit", AFFINE, naf.base_width, signed)]
    return [*known, Addition("add_image_digit", AFFINE, naf.base_width, signed, split.beta)] if split is not None else known


def adding(prefix: str, addition: Addition, forms: Mapping[str, Form], callees: Mapping[str, Effect]) -> Inner:
    """Its proof."""

    def trials() -> Iterator[list[Trial]]:
        for digit in digits_of(addition.width):
            for negate in (False, True) if addition.signed else (False,):
                yield [_trial(_Case(digit, negate, addition))]

    group_law: dict[str, Effect] = {
        "point_add_incomplete": _add_incomplete, "point_add_affine_incomplete": _add_affine_incomplete, "point_dbl": _double,
        "point_from_affine": _from_affine,
    }  # fmt: skip
    promises = {**weierstrass_points(0), **INCOMPLETE}
    known: dict[str, Effect] = {
        **callees, **{f"{prefix}_{law}": effect for law, effect in readings(promises, group_law).items()}}  # fmt: skip
    return Inner(f"{prefix}_{addition.name}", addition.text, trials, forms, known, public=True, promise=addition)


@dataclass(frozen=True)
class _Case:
    digit: int
    negate: bool
    of: Addition

    @property
    def length(self) -> int:
        return self.of.length

    @property
    def entries(self) -> int:
        return 1 << (self.of.width - 2)


def _trial(case: _Case) -> Trial:
    def enter(machine: Machine, elements: Elements) -> None:
        machine.registers |= {"RDI": Pointer("total", 0), "RSI": Pointer("table", 0),
                              "RDX": garbled(machine, case.digit % (1 << 32), secret=False)}  # fmt: skip
        if case.of.signed:
            machine.registers["RCX"] = constant(ONES if case.negate else 0)
        form = elements.forms[TAG]
        machine.writable["total"] = JACOBIAN * form.size
        for base, values in (("total", _total(elements)), ("table", _table(elements, case))):
            for i, value in enumerate(values):
                for j, word in enumerate(elements.words(TAG, value)):
                    machine.memory[base, i * form.size + 8 * j] = (8, word)

    def leave(machine: Machine, elements: Elements) -> None:
        form = elements.forms[TAG]
        sums = [elements.value(TAG, [machine.load(Pointer("total", i * form.size + 8 * j), 8) for j in range(form.limbs)])
                 for i in range(JACOBIAN)]  # fmt: skip
        if sums not in _wanted(machine.path, elements, case):
            raise Mismatch("the sum is not what is claimed")

    return Trial(enter, leave)


def _total(elements: Elements) -> list[Value]:
    """Any point."""
    return [elements.fields[TAG].named(("total", i)) for i in range(JACOBIAN)]


def _table(elements: Elements, case: _Case) -> list[Value]:
    """Any points."""
    return [elements.fields[TAG].named(("table", i)) for i in range(case.entries * case.length)]


def _wanted(path: Path, elements: Elements, case: _Case) -> list[list[Value]]:
    """total + d*P; twice a point may be made of the coordinates of either operand. Raises Fork."""
    field, total = elements.fields[TAG], _total(elements)
    if not case.digit:
        return [total]
    first = (abs(case.digit) - 1) // 2 * case.length
    entry = _table(elements, case)[first : first + case.length]
    entry[0] = field.scale(entry[0], case.of.beta)
    if (case.digit < 0) != case.negate:
        entry[1] = field.sub(field.const(0), entry[1])
    if case.length == JACOBIAN and _decided(path, elements.is_zero(TAG, entry[2])):
        return [total]
    if _decided(path, elements.is_zero(TAG, total[2])):
        return [_jacobian(elements, entry)]
    if _decided(path, _same(elements, total, entry)):
        return [_made(elements, "double", summand) for summand in (total, _jacobian(elements, entry))]
    return [_made(elements, "sum", total, entry)]


def _jacobian(elements: Elements, point: Point) -> list[Value]:
    """z = 1 for an affine point."""
    return [*point, elements.fields[TAG].const(1)][:JACOBIAN]


def _decided(path: Path, bit: Word) -> bool:
    known = path.resolve(bit.poly)
    if not known.is_constant:
        raise Fork(known)
    return bool(known.integer)


# ---------------------------------------------------------------------- the group law


def _keys(*points: Point) -> tuple[object, ...]:
    return tuple(tuple(value.key for value in point) for point in points)


def _same(elements: Elements, p: Point, q: Point) -> Word:
    """The bit that is 1 where two points that are not neutral are the same."""
    return elements.bit(("same point", _keys(p, q)))


def _made(elements: Elements, name: str, *points: Point) -> list[Value]:
    """What a formula makes of these points."""
    return [elements.fields[TAG].named((name, _keys(*points), i)) for i in range(JACOBIAN)]


def _load(call: Call, place: Pointer, length: int) -> list[Value]:
    size = call.elements.forms[TAG].size
    return [call.load(TAG, place.moved(i * size)) for i in range(length)]


def _store(call: Call, place: Pointer, point: Point) -> None:
    size = call.elements.forms[TAG].size
    for i, value in enumerate(point):
        call.store(TAG, place.moved(i * size), value)


def _operands(call: Call, *lengths: int) -> list[Pointer]:
    size = call.elements.forms[TAG].size
    places = [call.pointer(i) for i in range(len(lengths))]
    call.apart([(place, length * size, not i) for i, (place, length) in enumerate(zip(places, lengths, strict=True))])
    return places


def _sum(call: Call, length: int) -> Word:
    target, first, second = _operands(call, JACOBIAN, JACOBIAN, length)
    p, q = _load(call, first, JACOBIAN), _load(call, second, length)
    for z in (p[2], *q[2:]):
        known = call.decided(call.elements.is_zero(TAG, z))
        if known is None or known:
            raise Undecided("an addition by the formula alone of what may be neutral")
    _store(call, target, _made(call.elements, "sum", p, q))
    return mask_of(_same(call.elements, p, q))


def _add_incomplete(call: Call) -> Word:
    return _sum(call, JACOBIAN)


def _add_affine_incomplete(call: Call) -> Word:
    return _sum(call, AFFINE)


def _double(call: Call) -> None:
    target, source = _operands(call, JACOBIAN, JACOBIAN)
    _store(call, target, _made(call.elements, "double", _load(call, source, JACOBIAN)))


def _from_affine(call: Call) -> None:
    target, source = _operands(call, JACOBIAN, AFFINE)
    _store(call, target, [*_load(call, source, AFFINE), call.elements.fields[TAG].const(1)])
