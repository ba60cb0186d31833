# SPDX-License-Identifier: MIT
"""Point formulas as data: a straight-line program over field operations, read from one small text file.

The notation, one formula in one file whose stem is the formula's name:

    title: Jacobian doubling, a = -3             header: `key: value`; indented lines continue a value; # comments
    source: EFD jacobian-3, dbl-2001-b
    form: weierstrass                            weierstrass y^2 = x^3 + ax + b; montgomery y^2 = x^3 + Ax^2 + x;
    a: -3                                        edwards ax^2 + y^2 = 1 + dx^2y^2.   a: a number, or any
    inputs: P = jacobian(X1, Y1, Z1)             points by name, `;` between them; systems: points.SYSTEMS
    outputs: 2P = jacobian(X3, Y3, Z3)
    constants: b; b3 = 3*b                       optional: curve parameters, or expressions in them
    also: H r                                    optional: values that tell exceptional cases apart
    requires: d is no square                     optional: in words
    cost: 3M + 5S + 8add + 1*2 + 1*3 + 1*4 + 1*8 checked against the program
    exceptional: none                            the inputs for which it is wrong, exactly: `P = Q and 2P != O; P = O`

    delta = Z1^2                                 one operation a line: x * y, x^2, x + y, x - y, -x, 3*x, x/2, 1/x
    t = X1 - delta                               a name may be assigned again, as papers do: the parser makes SSA of it

Every fault ends in one FormulaError that names file, line and reason.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from ecgen.curve.cost import Cost
from ecgen.curve.points import Exceptional, Role, parse_exceptional, parse_role

T = TypeVar("T")

FORMS = {"weierstrass": ("a", "b"), "montgomery": ("A",), "edwards": ("d",)}
_REQUIRED = ("title", "source", "form", "a", "inputs", "outputs", "cost", "exceptional")
_OPTIONAL = ("constants", "also", "requires")
_NAME = r"[A-Za-z]\w*"


class FormulaError(ValueError):
    """A formula file that cannot be read: `file:line: reason`."""


class FieldOp(StrEnum):
    MUL = "mul"
    SQR = "sqr"
    ADD = "add"
    SUB = "sub"
    NEG = "neg"
    HALF = "half"
    INV = "inv"
    TIMES = "times"  # by a small integer


@dataclass(frozen=True, slots=True)
class Step:
    """out = op(args), each name assigned once; `factor` is the small integer of TIMES."""

    op: FieldOp
    out: str
    args: tuple[str, ...]
    factor: int = 0


@dataclass(frozen=True, slots=True)
class Constant:
    """A curve constant: `expression` over the parameters of the form (weierstrass a, b; montgomery A; edwards d)."""

    name: str
    expression: str


@dataclass(frozen=True)
class Formula:
    """One formula; `a` is None where any coefficient a will do, `also` names values that tell exceptional cases apart."""

    name: str
    title: str
    source: str
    form: str
    a: int | None
    requires: str
    inputs: tuple[Role, ...]
    outputs: tuple[Role, ...]
    constants: tuple[Constant, ...]
    also: tuple[str, ...]
    cost: Cost
    exceptional: Exceptional
    steps: tuple[Step, ...]

    @property
    def input_names(self) -> tuple[str, ...]:
        return tuple(name for role in self.inputs for name in role.names)

    @property
    def output_names(self) -> tuple[str, ...]:
        return tuple(name for role in self.outputs for name in role.names)

    @property
    def constant_names(self) -> tuple[str, ...]:
        return tuple(constant.name for constant in self.constants)

    def counted(self) -> Cost:
        """The operations of the program, counted."""
        counted: Counter[str] = Counter()
        for step in self.steps:
            counted[_count_key(step, self.constant_names)] += 1
        return Cost.of(counted)


def _count_key(step: Step, constants: tuple[str, ...]) -> str:
    match step.op:
        case FieldOp.MUL:
            return next((arg for arg in step.args if arg in constants), "M")
        case FieldOp.SQR:
            return "S"
        case FieldOp.INV:
            return "I"
        case FieldOp.TIMES:
            return str(step.factor)
        case _:
            return "add"


def parse(name: str, text: str) -> Formula:
    """Read one formula; `name` is the stem of its file. Raises FormulaError."""
    return _Parser(name, text).formula()


class _Parser:
    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.header: dict[str, tuple[int, str]] = {}
        self.body: list[tuple[int, str]] = []
        key = ""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#", 1)[0].rstrip()
            if not line:
                key = ""
            elif key and line[0].isspace():
                self.header[key] = (self.header[key][0], f"{self.header[key][1]} {line.strip()}")
            elif match := re.fullmatch(r"([a-z]+):\s*(.*)", line):
                key = match[1]
                self._enter(number, key, match[2])
            else:
                key = ""
                self.body.append((number, line.strip()))
        self.last = len(text.splitlines())

    def _fail(self, line: int, reason: object) -> FormulaError:
        return FormulaError(f"{self.name}:{line}: {reason}")

    def _enter(self, number: int, key: str, value: str) -> None:
        if key not in (*_REQUIRED, *_OPTIONAL):
            raise self._fail(number, f"unknown key '{key}'; known: {', '.join((*_REQUIRED, *_OPTIONAL))}")
        if key in self.header:
            raise self._fail(number, f"'{key}' stands there twice")
        if self.body:
            raise self._fail(number, f"'{key}' belongs above the program")
        self.header[key] = (number, value)

    def _read(self, key: str, convert: Callable[[str], T], default: str = "") -> T:
        number, value = self.header.get(key, (self.last, default))
        try:
            return convert(value)
        except ValueError as reason:
            raise self._fail(number, f"{key}: {reason}") from None

    def formula(self) -> Formula:
        for key in _REQUIRED:
            if key not in self.header:
                raise self._fail(self.last, f"'{key}' is missing")
        form = self._read("form", _form)
        inputs, outputs = self._read("inputs", _roles), self._read("outputs", _roles)
        constants = self._read("constants", lambda value: _constants(value, FORMS[form]))
        also = self._read("also", lambda value: tuple(value.split()))
        operands = [name for role in inputs for name in role.names] + [constant.name for constant in constants]
        results = [name for role in outputs for name in role.names]
        for names, what in ((operands, "inputs and constants"), (results, "outputs")):
            for twice in (name for name, count in Counter(names).items() if count > 1):
                raise self._fail(self.header["inputs"][0], f"'{twice}' stands twice among the {what}")
        formula = Formula(
            self.name, self._read("title", str), self._read("source", str), form, self._read("a", _coefficient),
            self._read("requires", str), inputs, outputs, constants, also, self._read("cost", Cost.parse),
            self._read("exceptional", parse_exceptional), self._steps(operands, {*results, *also}),
        )  # fmt: skip
        if formula.counted() != formula.cost:
            raise self._fail(self.header["cost"][0], f"cost: {formula.cost} is stated, {formula.counted()} is counted")
        return formula

    def _steps(self, operands: list[str], returned: set[str]) -> tuple[Step, ...]:
        parsed = [(number, *self._step(number, line)) for number, line in self.body]
        versions = Counter(out for _, out, _, _, _ in parsed)
        assigned: Counter[str] = Counter()
        current = {name: name for name in operands}
        used: set[str] = set()
        steps: dict[str, tuple[int, Step]] = {}
        for number, out, op, args, factor in parsed:
            if out in operands:
                raise self._fail(number, f"'{out}' is an input or constant and cannot be assigned")
            for arg in args:
                if arg not in current:
                    raise self._fail(number, f"'{arg}' has no value yet")
            read = tuple(current[arg] for arg in args)
            used.update(read)
            assigned[out] += 1
            current[out] = out if assigned[out] == versions[out] else f"{out}.{assigned[out]}"
            steps[current[out]] = (number, Step(op, current[out], read, factor))
        for name in sorted(returned):
            if name not in current:
                raise self._fail(self.last, f"'{name}' is wanted as a result and never assigned")
        for name, (number, _) in steps.items():
            if name not in used | returned:
                raise self._fail(number, f"'{name.split('.')[0]}' is assigned and never read")
        return tuple(step for _, step in steps.values())

    def _step(self, number: int, line: str) -> tuple[str, FieldOp, tuple[str, ...], int]:
        match = re.fullmatch(rf"({_NAME})\s*=\s*(.+)", line)
        if match is None:
            raise self._fail(number, f"'{line}' is no assignment")
        for op, pattern in _OPERATIONS:
            if matched := re.fullmatch(pattern, match[2]):
                factor = int(matched["k"]) if op is FieldOp.TIMES else 0
                if op is FieldOp.TIMES and factor < 2:
                    raise self._fail(number, f"the factor {factor} is below 2")
                return match[1], op, tuple(group for key, group in matched.groupdict().items() if key != "k"), factor
        raise self._fail(number, f"'{match[2]}' is no field operation (x * y, x^2, x + y, x - y, -x, 3*x, x/2, 1/x)")


_X, _Y = rf"(?P<x>{_NAME})", rf"(?P<y>{_NAME})"
_OPERATIONS = (
    (FieldOp.INV, rf"1\s*/\s*{_X}"),
    (FieldOp.HALF, rf"{_X}\s*/\s*2"),
    (FieldOp.SQR, rf"{_X}\s*\^\s*2"),
    (FieldOp.NEG, rf"-\s*{_X}"),
    (FieldOp.TIMES, rf"(?P<k>\d+)\s*\*\s*{_X}"),
    (FieldOp.MUL, rf"{_X}\s*\*\s*{_Y}"),
    (FieldOp.ADD, rf"{_X}\s*\+\s*{_Y}"),
    (FieldOp.SUB, rf"{_X}\s*-\s*{_Y}"),
)


def _form(value: str) -> str:
    if value not in FORMS:
        raise ValueError(f"unknown form '{value}'; known: {', '.join(FORMS)}")
    return value


def _coefficient(value: str) -> int | None:
    return None if value == "any" else int(value)


def _roles(value: str) -> tuple[Role, ...]:
    return tuple(parse_role(part) for part in value.split(";"))


def _constants(value: str, parameters: tuple[str, ...]) -> tuple[Constant, ...]:
    return tuple(_constant(part, parameters) for part in value.split(";")) if value else ()


def _constant(text: str, parameters: tuple[str, ...]) -> Constant:
    name, _, expression = (part.strip() for part in text.partition("="))
    if not re.fullmatch(_NAME, name):
        raise ValueError(f"'{text.strip()}' is no constant such as b3 = 3*b")
    constant = Constant(name, expression or name)
    try:
        names = {node.id for node in _nodes(constant.expression) if isinstance(node, ast.Name)}
    except SyntaxError:
        raise ValueError(f"'{expression}' is no expression") from None
    if unknown := names.difference(parameters):
        raise ValueError(f"'{min(unknown)}' is no parameter of this form ({', '.join(parameters)})")
    return constant


def _nodes(expression: str) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(expression, mode="eval"))
