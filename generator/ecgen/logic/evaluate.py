# SPDX-License-Identifier: MIT
"""The meaning of contracts on integers: the reference of every check.

Values: an element is its residue (a pair of residues in the extension), a point the tuple of its coordinates (of x alone, where
it is known by that) or the neutral element as the group has it, a bit a bool, a byte string bytes, an array a tuple. Parameters
are given as they stand in memory: elements as the integer that their words hold; points and byte strings as their values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import gmpy2

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, modulus_of, sort_of, types_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var
from ecgen.logic.types import Array, BitOfEach, Bytes, Eight, Element, Extension, Lanes, Mask, PointLanes, Type

Values = Mapping[str, Any]

#: Items of what is eight of something.
LANES = 8


class Representation(Protocol):
    """How elements of one modulus stand in memory; ecgen.field.Modulus is one."""

    @property
    def number(self) -> int: ...
    def encode(self, number: int) -> int: ...
    def decode(self, stored: int) -> int: ...


class Group(Protocol):
    """Points of a curve in affine coordinates; the neutral element is None where it has none."""

    @property
    def generator(self) -> Any: ...
    @property
    def neutral(self) -> Any: ...
    def add(self, p: Any, q: Any) -> Any: ...
    def negated(self, p: Any) -> Any: ...
    def multiple(self, k: int, p: Any) -> Any: ...
    def is_on_curve(self, p: Any) -> bool: ...


@dataclass(frozen=True)
class Setting:
    """`moduli`: by symbol, with an 8 behind it for elements in lanes; `group`: of the curve, where terms speak of points;
    `named`: the functions of standards by name; `constants`: further numbers by symbol."""

    moduli: Mapping[str, Representation]
    group: Group | None = None
    named: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    constants: Mapping[str, int] = field(default_factory=dict)


class Undetermined(Exception):
    """A formula does not say what an output is, only what holds of it."""


def outputs(contract: Contract, setting: Setting, inputs: Values) -> dict[str, Any]:
    """The outputs that the contract determines, as they stand in memory, and "result" where something is returned.

    An output that formulas only restrict, like a square root, is left out: see `holds`. A returned mask is True or False. Of a
    contract of lanes: for one of them, given what stands in it; see `outputs_of_lanes`.
    """
    meaning = _Meaning(contract, setting, dict(inputs))
    for formula in contract.ensures:
        meaning.solve(formula)
    return {name.removesuffix("'"): meaning.given[name] for name in meaning.solved}


def lanes_of(contract: Contract, values: Values) -> Iterator[dict[str, Any]]:
    """What belongs to each of the eight, of values by parameter: its item of what is eight of something."""
    for lane in range(LANES):
        yield {name: value[lane] if _is_of_each(contract, name) else value for name, value in values.items()}


def outputs_of_lanes(contract: Contract, setting: Setting, inputs: Values) -> dict[str, Any]:
    """As `outputs`, of all eight: tuples of eight where inputs are."""
    results = [outputs(contract, setting, one) for one in lanes_of(contract, inputs)]
    return {name: tuple(one[name] for one in results) for name in results[0]}


def _is_of_each(contract: Contract, name: str) -> bool:
    if name == RESULT.name:
        return isinstance(contract.returns, BitOfEach)
    return isinstance(contract.param(name).type, Eight | Lanes | PointLanes)


def holds(contract: Contract, setting: Setting, inputs: Values, left: Values) -> bool:
    """Whether everything that is ensured holds of these outputs, given as they stand in memory."""
    after = {(f"{name}'" if contract_updates(contract, name) else name): value for name, value in left.items()}
    meaning = _Meaning(contract, setting, {**inputs, **after})
    return all(bool(meaning.value(formula)) for formula in contract.ensures)


def contract_updates(contract: Contract, name: str) -> bool:
    return any(param.name == name and param.updated for param in contract.params)


def admits(contract: Contract, setting: Setting, inputs: Values) -> bool:
    """Whether everything that is required holds of these inputs."""
    meaning = _Meaning(contract, setting, dict(inputs))
    return all(bool(meaning.value(formula)) for formula in contract.requires)


@dataclass
class _Meaning:
    """`given`: by the names that formulas use; outputs join the inputs as formulas determine them, in `solved`."""

    contract: Contract
    setting: Setting
    given: MutableMapping[str, Any]
    bound: dict[str, int] = field(default_factory=dict)
    solved: dict[str, None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.types = types_of(self.contract)

    # --- outputs ---

    def solve(self, formula: Term) -> None:
        match formula:
            case Apply(Op.IMPLIES, (condition, then)):
                if self.value(condition):
                    self.solve(then)
            case Apply(Op.FOR_EACH, (Var(index), count, Apply(Op.EQUAL, (Apply(Op.AT, (Var(name), _)), right)))):
                kind = item_type(self.types[name])
                self._determine(name, tuple(self._stored(kind, value) for value in self._for_each(index, count, right)))
            case Apply(Op.EQUAL, (left, right)) if left == RESULT:
                self._determine(RESULT.name, self.value(right))
            case Apply(Op.EQUAL, (left, right)):
                self._solve_equation(left, right)

    def _solve_equation(self, left: Term, right: Term) -> None:
        match left:
            case Var(name):
                self._determine(name, self._stored(self.types[name], self.value(right)))
            case Apply(Op.WORDS, (Var(name),)):
                self._determine(name, self.value(right))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (Var(name),)):
                self._determine(name, self._string(order, self.value(right), self._length(name)))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (Apply(Op.SLICE, (Var(name), Const(start), Const(end))),)):
                before = self.given[name] if name in self.solved else bytes(self._length(name))
                self._determine(name, before[:start] + self._string(order, self.value(right), end - start) + before[end:])
            case Apply(Op.MUL, (Const(factor), Var(name))):
                modulus = self._modulus(left)
                inverse = int(gmpy2.invert(factor, modulus.number))
                self._determine(name, self._stored(self.types[name], self._times(inverse, self.value(right), modulus.number)))

    def _determine(self, name: str, value: Any) -> None:
        self.given[name] = value
        self.solved[name] = None

    def _length(self, name: str) -> int:
        """Bytes of an output."""
        kind = item_type(self.types[name])
        assert isinstance(kind, Bytes)
        return kind.length

    def _string(self, order: Op, number: int, length: int) -> bytes:
        return int(number).to_bytes(length, "big" if order is Op.BIG_ENDIAN else "little")

    def _stored(self, kind: Type, value: Any) -> Any:
        match kind:
            case Element() | Lanes():
                return self._representation(kind).encode(value)
            case Extension():
                parts = value if isinstance(value, tuple) else (value, 0)
                return tuple(self.setting.moduli["p"].encode(part) for part in parts)
            case Eight(item):
                return self._stored(item, value)
            case _:
                return value

    # --- values ---

    def value(self, root: Term) -> Any:
        match root:
            case Var(name):
                return self.bound[name] if name in self.bound else self._loaded(name)
            case Const(number):
                return number
            case Symbol(name):
                return self._symbol(name)
            case Named(name, _, _, args):
                return self.setting.named[name](*(self.value(argument) for argument in args))
            case Apply(op, args):
                return self._apply(root, op, args)
        raise TypeError(f"no meaning of {root!r}")

    def _loaded(self, name: str) -> Any:
        kind, stored = self.types.get(name), self.given[name]
        return stored if kind is None else self._decoded(kind, stored)

    def _decoded(self, kind: Type, stored: Any) -> Any:
        match kind:
            case Element() | Lanes():
                return self._representation(kind).decode(stored)
            case Extension():
                return tuple(self.setting.moduli["p"].decode(part) for part in stored)
            case Array(item):
                return tuple(self._decoded(item, one) for one in stored)
            case Eight(item):
                return self._decoded(item, stored)
            case Mask():
                return bool(stored)
            case _:
                return stored

    def _representation(self, kind: Element | Lanes) -> Representation:
        return self.setting.moduli[f"{kind.element.modulus}8" if isinstance(kind, Lanes) else kind.modulus]

    def _symbol(self, name: str) -> Any:
        match name:
            case "O":
                return None if self.setting.group is None else self._group.neutral
            case "G" | "B":
                return self._group.generator
            case _:
                return self.setting.constants[name] if name in self.setting.constants else self.setting.moduli[name].number

    @property
    def _group(self) -> Group:
        if self.setting.group is None:
            raise Undetermined("a term of points without a group")
        return self.setting.group

    def _modulus(self, root: Term) -> Representation:
        symbol = modulus_of(root, self.types)
        if symbol is None:
            raise Undetermined("elements of an unknown modulus")
        return self.setting.moduli[symbol]

    def _apply(self, root: Term, op: Op, args: tuple[Term, ...]) -> Any:
        match op:
            case Op.ADD | Op.SUB | Op.NEG | Op.MUL | Op.POW | Op.INVERSE:
                return self._arithmetic(root, op, args)
            case Op.MODULO if isinstance(args[0], Apply) and args[0].op is Op.POW:  # never made as a power first
                base, exponent = (self.value(argument) for argument in args[0].args)
                return int(gmpy2.powmod(base, exponent, self.value(args[1])))
            case Op.IMPLIES:
                return not self.value(args[0]) or self.value(args[1])
            case Op.AND:
                return all(bool(self.value(argument)) for argument in args)
            case Op.OR:
                return any(bool(self.value(argument)) for argument in args)
            case Op.FOR_EACH:
                assert isinstance(args[0], Var)
                return all(self._for_each(args[0].name, args[1], args[2]))
            case Op.CHOICE:
                return self.value(args[1] if self.value(args[0]) else args[2])
            case Op.WORDS:
                assert isinstance(args[0], Var)
                return self.given[args[0].name]
            case Op.EQUAL:
                return self._equal(*args)
            case Op.IS_SQUARE:
                x = self.value(args[0])
                return x == 0 or gmpy2.legendre(x, self._modulus(args[0]).number) == 1
            case Op.IS_ON_CURVE:
                return self._group.is_on_curve(self.value(args[0]))
            case Op.HAS_PRIME_ORDER:
                return bool(self._group.multiple(self.setting.moduli["n"].number, self.value(args[0])) == self._group.neutral)
            case _:
                return _SIMPLE[op](*(self.value(argument) for argument in args))

    def _for_each(self, index: str, count: Term, root: Term) -> list[Any]:
        """The values of a term for all values of an index."""
        values = []
        for number in range(self.value(count)):
            self.bound[index] = number
            values.append(self.value(root))
        return values

    def _equal(self, left: Term, right: Term) -> bool:
        x, y = self.value(left), self.value(right)
        if Sort.ELEMENT in (sort_of(left, self.types), sort_of(right, self.types)):
            number = (self.setting.moduli[modulus_of(left, self.types) or modulus_of(right, self.types) or ""]).number
            if isinstance(x, tuple) != isinstance(y, tuple):
                x, y = ((value if isinstance(value, tuple) else (value, 0)) for value in (x, y))
            return bool(self._times(1, x, number) == self._times(1, y, number))
        return bool(x == y)

    def _arithmetic(self, root: Term, op: Op, args: tuple[Term, ...]) -> Any:
        values = [self.value(argument) for argument in args]
        match sort_of(root, self.types):
            case Sort.POINT:
                return self._points(op, values, args)
            case Sort.ELEMENT:
                number = self._modulus(root).number
                if any(isinstance(value, tuple) for value in values):
                    return _extension(op, [value if isinstance(value, tuple) else (value, 0) for value in values], number)
                return _element(op, values, number)
            case _:
                return _integer(op, values)

    def _points(self, op: Op, values: list[Any], args: tuple[Term, ...]) -> Any:
        match op:
            case Op.ADD:
                return self._group.add(*values)
            case Op.SUB:
                return self._group.add(values[0], self._group.negated(values[1]))
            case Op.NEG:
                return self._group.negated(values[0])
            case _:
                return self._group.multiple(*values)

    def _times(self, factor: int, value: Any, number: int) -> Any:
        return tuple(factor * part % number for part in value) if isinstance(value, tuple) else factor * value % number


def _integer(op: Op, values: list[int]) -> int:
    match op:
        case Op.ADD:
            return values[0] + values[1]
        case Op.SUB:
            return values[0] - values[1]
        case Op.NEG:
            return -values[0]
        case Op.MUL:
            return values[0] * values[1]
        case Op.POW:
            return int(values[0] ** values[1])
    raise TypeError(f"{op} is not for integers")


def _element(op: Op, values: list[int], number: int) -> int:
    if op is Op.INVERSE:
        return int(gmpy2.invert(values[0], number)) if values[0] % number else 0
    if op is Op.POW:
        return pow(values[0], values[1], number)
    return _integer(op, values) % number


def _extension(op: Op, values: list[tuple[int, int]], number: int) -> tuple[int, int]:
    match op:
        case Op.ADD | Op.SUB | Op.NEG:
            first, second = (_element(op, [value[i] for value in values], number) for i in (0, 1))
            return first, second
        case Op.MUL:
            (a, b), (c, d) = values
            return (a * c - b * d) % number, (a * d + b * c) % number
        case Op.POW:
            result, exponent = (1, 0), values[1][0]
            for _ in range(exponent):
                result = _extension(Op.MUL, [result, values[0]], number)
            return result
        case Op.INVERSE:
            a, b = values[0]
            norm = _element(Op.INVERSE, [a * a + b * b], number)
            return a * norm % number, -b * norm % number
    raise TypeError(f"{op} is not for the extension")


_SIMPLE: dict[Op, Callable[..., Any]] = {
    Op.MODULO: lambda x, y: x % y,
    Op.DIVIDE: lambda x, y: x // y,
    Op.RESIDUE: lambda x: x,
    Op.BIG_ENDIAN: lambda x: int.from_bytes(x, "big"),
    Op.LITTLE_ENDIAN: lambda x: int.from_bytes(x, "little"),
    Op.PART: lambda x, i: x[i],
    Op.PAIR: lambda x, y: (x, y),
    Op.LESS: lambda x, y: x < y,
    Op.AT_MOST: lambda x, y: x <= y,
    Op.NOT: lambda x: not x,
    Op.MASK: bool,
    Op.AT: lambda x, i: x[i],
    Op.X: lambda point: point[0],
    Op.Y: lambda point: point[1],
    Op.LENGTH: len,
    Op.SLICE: lambda x, start, end: x[start:end],
    Op.CONCAT: lambda *parts: b"".join(parts),
    Op.ZEROS: bytes,
    Op.POINT: lambda *coordinates: coordinates,
}
