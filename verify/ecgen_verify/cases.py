# SPDX-License-Identifier: MIT
"""One call to check: a function, its inputs, which buffers coincide and where they lie; as data and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ecgen.arith.lanes.catalog import WEAK
from ecgen.errors import UsageError
from ecgen_verify.parameters import Parameter, Role
from ecgen_verify.subject import Function

#: An element as it stands in memory, bytes, a mask as its truth value, the register a small factor is passed in, or an array.
Input = int | bytes | bool | tuple[int, ...]
Inputs = Mapping[str, Input]

#: Groups of parameters that share one buffer.
Alias = tuple[tuple[str, ...], ...]

MASK_ONES = (1 << 64) - 1
SMALL_BITS = 32
EIGHT = 8


@dataclass(frozen=True)
class Placement:
    """`fenced`: each buffer ends where accessible memory ends, so that a read or write beyond it is a crash."""

    alias: Alias = ()
    fenced: bool = False

    @property
    def text(self) -> str:
        alias = ",".join("=".join(group) for group in self.alias)
        return f"alias={alias or 'none'}" + (" place=edge" if self.fenced else "")


@dataclass(frozen=True)
class Case:
    function: Function
    inputs: Inputs
    placement: Placement

    @property
    def text(self) -> str:
        """What `--replay` takes."""
        values = (f"{name}={shown}" for name, shown in shown_inputs(self.inputs).items())
        return " ".join([self.function.short, *values, self.placement.text])


def shown_inputs(inputs: Inputs) -> dict[str, str]:
    """Inputs in hexadecimal: numbers as numbers, bytes in the order of memory, arrays separated by commas."""
    return {name: _show(value) for name, value in inputs.items()}


def _show(value: Input) -> str:
    match value:
        case bool():
            return hex(MASK_ONES if value else 0)
        case int():
            return hex(value)
        case bytes():
            return f"0x{value.hex()}"
        case _:
            return ",".join(map(hex, value))


def placements(function: Function) -> list[Placement]:
    """Every way in which the types let buffers coincide, and the fenced placement. The first is free of aliases."""
    buffers = [p for p in function.parameters if p.in_memory and p.name not in function.contract.apart]
    aliases = [_shared(partition) for partition in _partitions(buffers) if all(map(_can_coincide, partition))]
    aliases = [alias for alias in aliases if alias]
    return [Placement(), Placement(fenced=True), *(Placement(alias) for alias in sorted(aliases, key=lambda a: (len(a[0]), a)))]


def _can_coincide(group: list[Parameter]) -> bool:
    """Bytes may lie over anything; eight of one type do not over eight of another."""
    return len({p.role for p in group}) == 1 or not any(p.is_eight for p in group)


def _partitions(buffers: list[Parameter]) -> Iterator[list[list[Parameter]]]:
    if not buffers:
        yield []
        return
    first, *rest = buffers
    for partition in _partitions(rest):
        yield [[first], *partition]
        for index, group in enumerate(partition):
            yield [*partition[:index], [first, *group], *partition[index + 1 :]]


def _shared(partition: list[list[Parameter]]) -> Alias:
    return tuple(sorted(tuple(p.name for p in group) for group in partition if len(group) > 1))


def unify(inputs: Inputs, alias: Alias) -> dict[str, Input]:
    """Inputs that share a buffer have one value, that of the first of them."""
    unified = dict(inputs)
    for group in alias:
        members = [name for name in group if name in unified]
        for name in members[1:]:
            unified[name] = unified[members[0]]
    return unified


def parse_case(text: str, functions: Iterable[Function], prefix: str) -> Case:
    """The inverse of Case.text. Raises UsageError naming what cannot be understood or breaks the function's contract."""
    name, *words = text.split() or [""]
    function = next((f for f in functions if name in (f.short, f.name)), None)
    if function is None:
        raise UsageError(f"--replay: no function {name!r} with prefix {prefix!r}")
    given = {name: value for name, _, value in (word.partition("=") for word in words)}
    placement = Placement(_parse_alias(given.pop("alias", "none"), function), _parse_place(given.pop("place", "")))
    if placement.fenced and placement.alias:
        raise UsageError("--replay: place=edge goes with alias=none only")
    inputs = {}
    for parameter in function.inputs:
        if parameter.name not in given:
            raise UsageError(f"--replay: {function.short} needs {parameter.name}=")
        value = given.pop(parameter.name)
        try:
            inputs[parameter.name] = _parse_input(value, parameter, function)
        except ValueError as error:
            raise UsageError(f"--replay: {parameter.name}={value}: {error}") from None
    if given:
        raise UsageError(f"--replay: {function.short} has no input {next(iter(given))!r}")
    return Case(function, unify(inputs, placement.alias), placement)


def _parse_alias(text: str, function: Function) -> Alias:
    if text == "none":
        return ()
    alias = tuple(sorted(tuple(group.split("=")) for group in text.split(",")))
    if alias not in [placement.alias for placement in placements(function)]:
        known = ", ".join(p.text.split()[0] for p in placements(function) if not p.fenced)
        raise UsageError(f"--replay: alias={text}: not possible for {function.short} ({known})")
    return alias


def _parse_place(text: str) -> bool:
    if text not in ("", "edge"):
        raise UsageError(f"--replay: place={text}: only place=edge is known")
    return text == "edge"


def _parse_input(text: str, parameter: Parameter, function: Function) -> Input:
    match parameter.role:
        case Role.BYTES:
            data = bytes.fromhex(text.removeprefix("0x"))
            if len(data) != parameter.length:
                raise ValueError(f"{parameter.length} bytes expected")
            return data
        case Role.MASK:
            number = _number(text, 1 << 64)
            if number not in (0, MASK_ONES):
                raise ValueError("a mask is 0 or all-ones")
            return number != 0
        case Role.SMALL:
            return _number(text, 1 << 64)
        case Role.LOOSE:
            return _number(text, parameter.times * function.number)
        case _ if parameter.is_eight:
            numbers = tuple(_number(word, _bound(parameter, function)) for word in text.split(","))
            if len(numbers) != EIGHT or (parameter.role is Role.MASKS and not set(numbers) <= {0, MASK_ONES}):
                raise ValueError("eight numbers, or masks of 0 or all-ones, expected")
            return numbers
        case _ if function.takes_arrays:
            return tuple(_number(word, function.number) for word in text.split(",") if word)
        case _:
            return _number(text, function.number)


def _bound(parameter: Parameter, function: Function) -> int:
    """What each of eight is below."""
    if parameter.role is Role.MASKS:
        return 1 << 64
    return WEAK * function.number if parameter.role is Role.LANES else function.number


def _number(text: str, bound: int) -> int:
    number = int(text, 0)
    if not 0 <= number < bound:
        raise ValueError(f"not in [0, {bound:#x})")
    return number
