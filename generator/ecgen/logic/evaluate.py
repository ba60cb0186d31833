# SPDX-License-Identifier: MIT
"""The meaning of contracts on integers: the reference of every check.

Values: an element is its residue (a pair of residues in the extension), a point the tuple of its coordinates (of x alone, where
it is known by that) or the neutral element as the group has it, a bit a bool, a byte string bytes, an array a tuple, a polynomial
the tuple of its coefficients. Parameters are given as they stand in memory: elements as the integer that their words hold, a
polynomial with all n coefficients; points and byte strings as their values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

import gmpy2

from ecgen.logic import polynomials
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, modulus_of, sort_of, types_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var, subterms
from ecgen.logic.types import (
    Array,
    BitOfEach,
    Bytes,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    Point,
    PointLanes,
    Polynomial,
    Size,
    Type,
)

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
    `named`: the functions of standards by name; `constants`: further numbers and polynomials by symbol; "n" too, where parameters
    are polynomials; `nonresidue`: i^2 of the extension; `twist`: the group of points over
    it."""

    moduli: Mapping[str, Representation]
    group: Group | None = None
    named: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    constants: Mapping[str, Any] = field(default_factory=dict)
    nonresidue: int = -1
    twist: Group | None = None
    _meanings: dict[int, _Meaning] = field(default_factory=dict, init=False, repr=False, compare=False)

    def meaning(self, contract: Contract) -> _Meaning:
        """Of the same contract the same one again; it keeps the contract, so that the identity stays the contract's."""
        if id(contract) not in self._meanings:
            self._meanings[id(contract)] = _Meaning(contract, self)
        return self._meanings[id(contract)]


class Undetermined(Exception):
    """A formula does not say what an output is, only what holds of it."""


def outputs(contract: Contract, setting: Setting, inputs: Values) -> dict[str, Any]:
    """The outputs that the contract determines, as they stand in memory, and "result" where something is returned.

    An output that formulas only restrict, like a square root, is left out: see `holds`. A returned mask is True or False. Of a
    contract of lanes: for one of them, given what stands in it; see `outputs_of_lanes`.
    """
    state = _State(dict(inputs))
    for solve in setting.meaning(contract).solvers:
        solve(state)
    return {name.removesuffix("'"): state.given[name] for name in state.solved}


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
    state = _State({**inputs, **after})
    return all(bool(formula(state)) for formula in setting.meaning(contract).ensured)


def contract_updates(contract: Contract, name: str) -> bool:
    return any(param.name == name and param.updated for param in contract.params)


def admits(contract: Contract, setting: Setting, inputs: Values) -> bool:
    """Whether everything that is required holds of these inputs."""
    state = _State(dict(inputs))
    return all(bool(formula(state)) for formula in setting.meaning(contract).required)


@dataclass(slots=True)
class _State:
    """One evaluation. `given`: by the names that formulas use; outputs join the inputs as formulas determine them, in `solved`;
    `bound`: indices; `known`: values of terms that occur more than once, by the term's number."""

    given: dict[str, Any]
    bound: dict[str, int] = field(default_factory=dict)
    solved: dict[str, None] = field(default_factory=dict)
    known: dict[int, Any] = field(default_factory=dict)


_Value = Callable[[_State], Any]
_Solver = Callable[[_State], None]


class _Meaning:
    """A contract in a setting: its terms are made functions once, then evaluated for any number of inputs."""

    def __init__(self, contract: Contract, setting: Setting) -> None:
        self.contract, self.setting, self.types = contract, setting, types_of(contract)

    @cached_property
    def solvers(self) -> tuple[_Solver, ...]:
        """Of what is ensured: each determines outputs."""
        return tuple(solver for formula in self.contract.ensures if (solver := self._solver(formula)) is not None)

    @cached_property
    def ensured(self) -> tuple[_Value, ...]:
        return tuple(self._value(formula) for formula in self.contract.ensures)

    @cached_property
    def required(self) -> tuple[_Value, ...]:
        return tuple(self._value(formula) for formula in self.contract.requires)

    # --- outputs ---

    def _solver(self, formula: Term) -> _Solver | None:
        """None where a formula determines nothing."""
        match formula:
            case Apply(Op.IMPLIES, (condition, then)):
                inner = self._solver(then)
                return None if inner is None else _where(self._value(condition), inner)
            case Apply(Op.FOR_EACH, (Var(index), count, Apply(Op.EQUAL, (Apply(Op.AT, (Var(name), _)), right)))):
                stored, values = self._stored(item_type(self.types[name])), self._for_each(index, count, right)
                return _determined(name, lambda state: tuple(map(stored, values(state))))
            case Apply(Op.EQUAL, (left, right)) if left == RESULT:
                return _determined(RESULT.name, self._value(right))
            case Apply(Op.EQUAL, (left, right)):
                return self._solver_of_equation(left, self._value(right))
            case _:
                return None

    def _solver_of_equation(self, left: Term, right: _Value) -> _Solver | None:
        match left:
            case Var(name):
                stored = self._stored(self.types[name])
                return _determined(name, lambda state: stored(right(state)))
            case Apply(Op.WORDS, (Var(name),)):
                return _determined(name, right)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (Var(name),)):
                length = self._length(name)
                return _determined(name, lambda state: _string(order, right(state), length))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (Apply(Op.SLICE, (Var(name), Const(start), Const(end))),)):
                zeros = bytes(self._length(name))

                def replaced(state: _State) -> bytes:
                    before = state.given[name] if name in state.solved else zeros
                    return bytes(before[:start] + _string(order, right(state), end - start) + before[end:])

                return _determined(name, replaced)
            case Apply(Op.MUL, (Const(factor), Var(name))):
                number, stored = self._modulus(left).number, self._stored(self.types[name])
                inverse = int(gmpy2.invert(factor, number))
                return _determined(name, lambda state: stored(_times(inverse, right(state), number)))
            case _:
                return None

    def _length(self, name: str) -> int:
        """Bytes of an output."""
        kind = item_type(self.types[name])
        assert isinstance(kind, Bytes)
        return kind.length

    def _stored(self, kind: Type) -> Callable[[Any], Any]:
        """From a value of the type to what stands in memory."""
        match kind:
            case Element() | Lanes() | Loose():
                return self._representation(kind).encode
            case Extension():
                encode = self.setting.moduli["p"].encode
                return lambda value: tuple(map(encode, value if isinstance(value, tuple) else (value, 0)))
            case Eight(item):
                return self._stored(item)
            case Polynomial():
                n = self.setting.constants["n"]
                return lambda value: (*value, *(0,) * (n - len(value)))
            case _:
                return _same

    # --- values ---

    def _value(self, root: Term, bound: frozenset[str] = frozenset()) -> _Value:
        """`bound`: indices that the term is under. What the setting gives no meaning to fails only where it is evaluated."""
        try:
            value = self._fresh_value(root, bound)
        except (Undetermined, KeyError) as error:
            return _failing(error)
        number = self._repeated.get(root)
        return value if number is None else _remembered(value, number)

    @cached_property
    def _repeated(self) -> Mapping[Term, int]:
        """Terms over inputs alone that occur more than once, numbered."""
        formulas = (*self.contract.ensures, *self.contract.requires)
        terms = [one for formula in formulas for one in subterms(formula)]
        indices = {one.args[0] for one in terms if isinstance(one, Apply) and one.op is Op.FOR_EACH}
        inputs = {Var(param.name) for param in self.contract.params if param.is_input or isinstance(param.type, Size)} - indices
        counted = Counter(one for one in terms if not isinstance(one, Const | Symbol))
        return {one: number for number, (one, times) in enumerate(counted.items()) if times > 1
                and all(inner in inputs for inner in subterms(one) if isinstance(inner, Var))}  # fmt: skip

    def _fresh_value(self, root: Term, bound: frozenset[str]) -> _Value:
        match root:
            case Var(name) if name in bound:
                return lambda state: state.bound[name]
            case Var(name):
                kind = self.types.get(name)
                decoded = _same if kind is None else self._decoded(kind)
                if decoded is _same:
                    return lambda state: state.given[name]
                return lambda state: decoded(state.given[name])
            case Const(number):
                return lambda state: number
            case Symbol(name):
                symbol = self._symbol(name)
                return lambda state: symbol
            case Named(name, _, _, args):
                return _called(self.setting.named[name], [self._value(argument, bound) for argument in args])
            case Apply(op, args):
                return self._applied(root, op, args, bound)
        raise TypeError(f"no meaning of {root!r}")

    def _decoded(self, kind: Type) -> Callable[[Any], Any]:
        """From what stands in memory to the value."""
        match kind:
            case Element() | Lanes() | Loose():
                return self._representation(kind).decode
            case Extension():
                decode = self.setting.moduli["p"].decode
                return lambda stored: tuple(map(decode, stored))
            case Array(item):
                of_item = self._decoded(item)
                return lambda stored: tuple(map(of_item, stored))
            case Eight(item):
                return self._decoded(item)
            case Mask():
                return bool
            case Polynomial():
                return polynomials.trimmed
            case _:
                return _same

    def _representation(self, kind: Element | Lanes | Loose) -> Representation:
        match kind:
            case Lanes(element):
                return self.setting.moduli[f"{element.modulus}8"]
            case Loose(element):
                return self.setting.moduli[element.modulus]
            case Element(modulus):
                return self.setting.moduli[modulus]

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
        group = self.setting.twist if _is_of_twist(self.types.values()) else self.setting.group
        if group is None:
            raise Undetermined("a term of points without a group")
        return group

    def _modulus(self, root: Term) -> Representation:
        symbol = modulus_of(root, self.types)
        if symbol is None:
            raise Undetermined("elements of an unknown modulus")
        return self.setting.moduli[symbol]

    def _applied(self, root: Term, op: Op, args: tuple[Term, ...], bound: frozenset[str]) -> _Value:
        match op:
            case Op.FOR_EACH:
                assert isinstance(args[0], Var)
                of_items = self._for_each(args[0].name, args[1], args[2], bound)
                return lambda state: all(of_items(state))
            case Op.WORDS:
                assert isinstance(args[0], Var)
                name = args[0].name
                return lambda state: state.given[name]
            case Op.MODULO if isinstance(args[0], Apply) and args[0].op is Op.POW:  # never made as a power first
                base, exponent, number = (self._value(argument, bound) for argument in (*args[0].args, args[1]))
                return lambda state: int(gmpy2.powmod(base(state), exponent(state), number(state)))
            case Op.MODULO if isinstance(args[0], Apply) and args[0].op is Op.INVERSE:
                return _called(_inverse_modulo, [self._value(argument, bound) for argument in (*args[0].args, args[1])])
        values = [self._value(argument, bound) for argument in args]
        match op:
            case Op.ADD | Op.SUB | Op.NEG | Op.MUL | Op.POW | Op.INVERSE:
                return self._arithmetic(root, op, values)
            case Op.IMPLIES:
                condition, then = values
                return lambda state: not condition(state) or then(state)
            case Op.AND:
                return lambda state: all(bool(value(state)) for value in values)
            case Op.OR:
                return lambda state: any(bool(value(state)) for value in values)
            case Op.CHOICE:
                bit, first, second = values
                return lambda state: first(state) if bit(state) else second(state)
            case Op.EQUAL:
                return self._equal(args, *values)
            case Op.IS_SQUARE:
                return _called(_is_square(self._modulus(args[0]).number), values)
            case Op.IS_ON_CURVE:
                return _called(self._group.is_on_curve, values)
            case Op.MODULO if sort_of(args[0], self.types) is Sort.POLYNOMIAL:
                of_polynomial = sort_of(args[1], self.types) is Sort.POLYNOMIAL
                return _called(polynomials.remainder if of_polynomial else polynomials.modulo, values)
            case Op.HAS_PRIME_ORDER:
                group, order = self._group, self.setting.moduli["n"].number
                return _called(lambda point: bool(group.multiple(order, point) == group.neutral), values)
            case _:
                return _called(_SIMPLE[op], values)

    def _for_each(self, index: str, count: Term, root: Term, bound: frozenset[str] = frozenset()) -> _Value:
        """The values of a term for all values of an index."""
        limit, value = self._value(count, bound), self._value(root, bound | {index})

        def values(state: _State) -> list[Any]:
            collected = []
            for number in range(limit(state)):
                state.bound[index] = number
                collected.append(value(state))
            return collected

        return values

    def _equal(self, args: tuple[Term, ...], left: _Value, right: _Value) -> _Value:
        if Sort.ELEMENT not in (sort_of(argument, self.types) for argument in args):
            return lambda state: bool(left(state) == right(state))
        number = self.setting.moduli[modulus_of(args[0], self.types) or modulus_of(args[1], self.types) or ""].number

        def same_element(state: _State) -> bool:
            x, y = left(state), right(state)
            if isinstance(x, tuple) != isinstance(y, tuple):
                x, y = ((value if isinstance(value, tuple) else (value, 0)) for value in (x, y))
            return bool(_times(1, x, number) == _times(1, y, number))

        return same_element

    def _arithmetic(self, root: Term, op: Op, values: list[_Value]) -> _Value:
        match sort_of(root, self.types):
            case Sort.POINT:
                return _called(self._of_points(op), values)
            case Sort.POLYNOMIAL:
                return lambda state: _polynomial(op, [value(state) for value in values])
            case Sort.ELEMENT:
                number, nonresidue = self._modulus(root).number, self.setting.nonresidue

                def element(state: _State) -> Any:
                    operands = [value(state) for value in values]
                    if any(isinstance(x, tuple) for x in operands):
                        return _extension(op, [x if isinstance(x, tuple) else (x, 0) for x in operands], number, nonresidue)
                    return _element(op, operands, number)

                return element
            case _:
                return lambda state: _integer(op, [value(state) for value in values])

    def _of_points(self, op: Op) -> Callable[..., Any]:
        group = self._group
        match op:
            case Op.ADD:
                return group.add
            case Op.SUB:
                return lambda p, q: group.add(p, group.negated(q))
            case Op.NEG:
                return group.negated
            case _:
                return group.multiple


def _is_of_twist(types: Iterable[Type]) -> bool:
    """Whether the points are those of G2: a function takes points of one group."""
    return any(isinstance(kind, Point) and kind.is_of_twist for kind in types)


def _same(value: Any) -> Any:
    return value


def _called(function: Callable[..., Any], values: list[_Value]) -> _Value:
    """Of the values of arguments."""
    match values:
        case [value]:
            return lambda state: function(value(state))
        case [first, second]:
            return lambda state: function(first(state), second(state))
        case _:
            return lambda state: function(*[value(state) for value in values])


def _failing(error: Exception) -> _Value:
    def fail(state: _State) -> Any:
        raise error

    return fail


def _remembered(value: _Value, number: int) -> _Value:
    """Evaluated once for one set of inputs."""

    def known(state: _State) -> Any:
        if number not in state.known:
            state.known[number] = value(state)
        return state.known[number]

    return known


def _where(condition: _Value, then: _Solver) -> _Solver:
    def solve(state: _State) -> None:
        if condition(state):
            then(state)

    return solve


def _determined(name: str, value: _Value) -> _Solver:
    def solve(state: _State) -> None:
        state.given[name] = value(state)
        state.solved[name] = None

    return solve


def _string(order: Op, number: int, length: int) -> bytes:
    return int(number).to_bytes(length, "big" if order is Op.BIG_ENDIAN else "little")


def _is_square(number: int) -> Callable[[int], bool]:
    return lambda x: x == 0 or gmpy2.legendre(x, number) == 1


def _inverse_modulo(x: int, number: int) -> int:
    return int(gmpy2.invert(x, number)) if x % number else 0


def _times(factor: int, value: Any, number: int) -> Any:
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


def _polynomial(op: Op, values: list[Any]) -> polynomials.Coefficients:
    """Integers among the values are constant polynomials."""
    terms = [x if isinstance(x, tuple) else polynomials.trimmed((x,)) for x in values]
    match op:
        case Op.ADD:
            return polynomials.plus(*terms)
        case Op.SUB:
            return polynomials.plus(terms[0], polynomials.scaled(terms[1], -1))
        case Op.NEG:
            return polynomials.scaled(terms[0], -1)
        case Op.MUL:
            return polynomials.product(*terms)
    raise TypeError(f"{op} is not for polynomials")


def _element(op: Op, values: list[int], number: int) -> int:
    if op is Op.INVERSE:
        return int(gmpy2.invert(values[0], number)) if values[0] % number else 0
    if op is Op.POW:
        return pow(values[0], values[1], number)
    return _integer(op, values) % number


def _extension(op: Op, values: list[tuple[int, int]], number: int, nonresidue: int) -> tuple[int, int]:
    match op:
        case Op.ADD | Op.SUB | Op.NEG:
            first, second = (_element(op, [value[i] for value in values], number) for i in (0, 1))
            return first, second
        case Op.MUL:
            (a, b), (c, d) = values
            return (a * c + nonresidue * b * d) % number, (a * d + b * c) % number
        case Op.POW:
            result, exponent = (1, 0), values[1][0]
            for _ in range(exponent):
                result = _extension(Op.MUL, [result, values[0]], number, nonresidue)
            return result
        case Op.INVERSE:
            a, b = values[0]
            norm = _element(Op.INVERSE, [a * a - nonresidue * b * b], number)
            return a * norm % number, -b * norm % number
    raise TypeError(f"{op} is not for the extension")


_SIMPLE: dict[Op, Callable[..., Any]] = {
    Op.MODULO: lambda x, y: x % y,
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
