# SPDX-License-Identifier: MIT
"""The meaning of contracts on integers: the reference of every check.

Values: an element is its residue (a pair of residues in the extension), a point a pair of coordinates or None for the neutral
element, a bit a bool, a byte string bytes, an array a tuple. Parameters are given as they stand in memory: elements as the
integer that their words hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import gmpy2

from ecgen.logic.contract import Contract, Param
from ecgen.logic.sorts import item_type, modulus_of, sort_of, types_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var
from ecgen.logic.types import Array, Bytes, Eight, Element, Extension, Lanes, Mask, Type

Values = Mapping[str, Any]


class Representation(Protocol):
    """How elements of one modulus stand in memory; ecgen.field.Modulus is one."""

    @property
    def number(self) -> int: ...
    def encode(self, number: int) -> int: ...
    def decode(self, stored: int) -> int: ...


class Group(Protocol):
    """Points of a curve in affine coordinates, None being the neutral element."""

    generator: Any

    def add(self, p: Any, q: Any) -> Any: ...
    def negated(self, p: Any) -> Any: ...
    def multiple(self, k: int, p: Any) -> Any: ...
    def is_on_curve(self, p: Any) -> bool: ...


@dataclass(frozen=True)
class Setting:
    """`moduli`: by symbol, with an 8 behind it for elements in lanes; `group`: of the curve, where terms speak of points;
    `named`: the functions of standards by name."""

    moduli: Mapping[str, Representation]
    group: Group | None = None
    named: Mapping[str, Callable[..., Any]] = field(default_factory=dict)


class Undetermined(Exception):
    """A formula does not say what an output is, only what holds of it."""


def outputs(contract: Contract, setting: Setting, inputs: Values) -> dict[str, Any]:
    """The outputs that the contract determines, as they stand in memory, and "result" where something is returned.

    An output that formulas only restrict, like a square root, is left out: see `holds`. A returned mask is True or False.
    """
    meaning = _Meaning(contract, setting, inputs)
    found: dict[str, Any] = {}
    for formula in contract.ensures:
        meaning.solve(formula, found)
    return found


def holds(contract: Contract, setting: Setting, inputs: Values, left: Values) -> bool:
    """Whether everything that is ensured holds of these outputs, given as they stand in memory."""
    after = {(f"{name}'" if contract_updates(contract, name) else name): value for name, value in left.items()}
    meaning = _Meaning(contract, setting, {**inputs, **after})
    return all(bool(meaning.value(formula)) for formula in contract.ensures)


def contract_updates(contract: Contract, name: str) -> bool:
    return any(param.name == name and param.updated for param in contract.params)


def admits(contract: Contract, setting: Setting, inputs: Values) -> bool:
    """Whether everything that is required holds of these inputs."""
    meaning = _Meaning(contract, setting, inputs)
    return all(bool(meaning.value(formula)) for formula in contract.requires)


@dataclass
class _Meaning:
    contract: Contract
    setting: Setting
    given: Values
    bound: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.types = types_of(self.contract)

    # --- outputs ---

    def solve(self, formula: Term, found: dict[str, Any]) -> None:
        match formula:
            case Apply(Op.IMPLIES, (condition, then)):
                if self.value(condition):
                    self.solve(then, found)
            case Apply(Op.FOR_EACH, (Var(index), count, Apply(Op.EQUAL, (Apply(Op.AT, (Var(name), _)), right)))):
                kind = item_type(self.types[name])
                found[name] = tuple(self._stored(kind, value) for value in self._for_each(index, count, right))
            case Apply(Op.EQUAL, (left, right)) if left == RESULT:
                found[RESULT.name] = self.value(right)
            case Apply(Op.EQUAL, (left, right)):
                self._solve_equation(left, right, found)

    def _solve_equation(self, left: Term, right: Term, found: dict[str, Any]) -> None:
        match left:
            case Var(name):
                param = self._output(name)
                found[param.name] = self._stored(param.type, self.value(right))
            case Apply(Op.WORDS, (Var(name),)):
                found[self._output(name).name] = self.value(right)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (Var(name),)):
                kind = self._output(name).type
                assert isinstance(kind, Bytes)
                found[name] = int(self.value(right)).to_bytes(kind.length, "big" if order is Op.BIG_ENDIAN else "little")
            case Apply(Op.MUL, (Const(factor), Var(name))):
                modulus = self._modulus(left)
                inverse = int(gmpy2.invert(factor, modulus.number))
                found[name] = self._stored(self._output(name).type, self._times(inverse, self.value(right), modulus.number))

    def _output(self, name: str) -> Param:
        return self.contract.param(name.removesuffix("'"))

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
                return None
            case "G":
                return self._group.generator
            case _:
                return self.setting.moduli[name].number

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
            case Op.IMPLIES:
                return not self.value(args[0]) or self.value(args[1])
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
                return self._group.multiple(self.setting.moduli["n"].number, self.value(args[0])) is None
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
    Op.AND: lambda x, y: x and y,
    Op.OR: lambda x, y: x or y,
    Op.NOT: lambda x: not x,
    Op.MASK: bool,
    Op.AT: lambda x, i: x[i],
    Op.X: lambda point: point[0],
    Op.Y: lambda point: point[1],
    Op.LENGTH: len,
    Op.SLICE: lambda x, start, end: x[start:end],
    Op.CONCAT: lambda *parts: b"".join(parts),
}
