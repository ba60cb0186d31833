# SPDX-License-Identifier: MIT
"""The value of a term in the prover's domain.

Trusted: one rule for each operation. Elements are values, those of the extension pairs of them, points coordinates, integers the
bytes that they are, bits are known or lead to two paths. A term for which there is no rule is Undecided, never taken to hold.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, sort_of, types_of
from ecgen.logic.terms import NEUTRAL, Apply, Const, Named, Op, Sort, Symbol, Term, Var, subterms
from ecgen.logic.types import Element, Extension, Mask, Point, Type
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.pairs import Pair, Pairs
from ecgen_verify.prove.goal.points import Extended, Ground, GroupLaw, Jacobian, Line, Twist
from ecgen_verify.prove.goal.points import Point as Coordinates
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: An element, of the field or of its extension.
Number = Value | Pair
#: The tag of the modulus by its symbol.
TAGS = {"p": "fe", "n": "sc"}


@dataclass(frozen=True)
class Digits:
    """A natural number by its bytes, the lowest first."""

    bytes: tuple[Word, ...]


class State(ABC):
    """What terms speak of: operands and what is known of them."""

    field: Field

    @abstractmethod
    def values(self, name: str, index: int | None) -> Sequence[Value]:
        """The elements of a parameter, of one item where it is an array; name' for what an updated one is at the return."""

    @abstractmethod
    def is_zero(self, value: Value) -> bool:
        """May raise Fork."""

    @abstractmethod
    def normal(self, value: Value) -> Value:
        """The value, rewritten by what is known."""

    @property
    @abstractmethod
    def nonzero(self) -> Callable[[int], bool]:
        """Whether an unknown cannot be zero."""

    # what only functions on whole operands have

    def mask(self, name: str) -> bool:
        raise Undecided(f"the mask {name} in a term for which there is no rule")

    def bytes(self, name: str) -> Sequence[Word]:
        raise Undecided(f"the bytes {name} in a term for which there is no rule")

    def element_bytes(self, value: Value, length: int) -> list[Word]:
        """The bytes of an element as a natural number below the modulus, the lowest first."""
        raise Undecided("bytes of an element where there are none")

    def decoded(self, number: Sequence[Word]) -> tuple[Value, bool]:
        """What these bytes are modulo p, the lowest first, and whether they are not below p. May raise Fork."""
        raise Undecided("an element made of bytes where there are none")

    def is_square(self, value: Value) -> bool:
        raise Undecided("whether a value is a square")


#: The rules of functions that standards define, by their name and source: bytes, a point, a bit.
Rule = Callable[["Terms", tuple[Term, ...]], object]


class Terms:
    """`state`: of one path. `tag`: of the only modulus that elements may have."""

    def __init__(self, contract: Contract, spec: Spec, state: State, tag: str, rules: Mapping[tuple[str, str], Rule]) -> None:
        self.contract, self.spec, self.state, self.tag, self.rules = contract, spec, state, tag, rules
        self.types = types_of(contract)
        self.field = state.field
        self.pairs = Pairs(self.field, spec.nonresidue)
        self.ground = Ground(spec, self.field, state.is_zero, state.normal, state.nonzero)
        self.bound: dict[str, int] = {}
        self.required = {part.args[0] for formula in contract.requires for part in subterms(formula)
                         if isinstance(part, Apply) and part.op is Op.IS_ON_CURVE}  # fmt: skip

    # ------------------------------------------------------------------ elements

    def number(self, root: Term) -> Number:
        """An element; integers are reduced."""
        match root:
            case Const(integer):
                return self.field.const(integer)
            case Var(name):
                return self._element(self._kind(name), self.state.values(name, None))
            case Apply(Op.AT, (Var(name), index)):
                return self._element(self._kind(name), self.state.values(name, self._index(index)))
            case Apply(Op.ADD, (x, y)):
                return self._both(x, y, self.field.add, self.pairs.add)
            case Apply(Op.SUB, (x, y)):
                return self._both(x, y, self.field.sub, self.pairs.sub)
            case Apply(Op.MUL, (x, y)):
                return self._both(x, y, self.field.mul, self.pairs.mul)
            case Apply(Op.NEG, (x,)):
                return self._both(Const(0), x, self.field.sub, self.pairs.sub)
            case Apply(Op.POW, (x, Const(exponent))) if 0 < exponent < 16:
                power = x
                for _ in range(exponent - 1):
                    power = power * x
                return self.number(power)
            case Apply(Op.INVERSE, (x,)):
                return self._inverse(self.number(x))
            case Apply(Op.PART, (x, Const(index))):
                return self._pair(self.number(x))[index]
            case Apply(Op.PAIR, (x, y)):
                return self._single(self.number(x)), self._single(self.number(y))
            case Apply(Op.CHOICE, (bit, x, y)):
                return self.number(x if self.bit(bit) else y)
            case Apply(Op.X | Op.Y as op, (p,)):
                coordinate: Number = self.group_law(p).affine(self.point(p))[int(op is Op.Y)]
                return coordinate
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                value, failed = self.state.decoded(self.natural(root).bytes)
                if failed:
                    raise Undecided("an element made of bytes that are not known to be below the modulus")
                return value
        raise Undecided(f"no rule for the element {_name(root)}")

    def _element(self, kind: Type, values: Sequence[Value]) -> Number:
        match kind:
            case Element(symbol) if TAGS[symbol] == self.tag and len(values) == 1:
                return values[0]
            case Extension() if self.tag == TAGS["p"] and len(values) == 2:
                return values[0], values[1]
        raise Undecided(f"no rule for an operand of the type {kind}")

    def _kind(self, name: str) -> Type:
        if name not in self.types:
            raise Undecided(f"no rule for {name}")
        return item_type(self.types[name])

    def _index(self, root: Term) -> int:
        if isinstance(root, Var) and root.name in self.bound:
            return self.bound[root.name]
        raise Undecided("no rule for this index of an array")

    def _both(self, x: Term, y: Term, single: Callable[[Value, Value], Value], paired: Callable[[Pair, Pair], Pair]) -> Number:
        first, second = self.number(x), self.number(y)
        if isinstance(first, Value) and isinstance(second, Value):
            return single(first, second)
        return paired(self._pair(first), self._pair(second))

    def _pair(self, x: Number) -> Pair:
        return (x, self.field.const(0)) if isinstance(x, Value) else x

    def _single(self, x: Number) -> Value:
        if not isinstance(x, Value):
            raise Undecided("an element of the extension where one of the field is expected")
        return x

    def _inverse(self, x: Number) -> Number:
        if isinstance(x, Value):
            return self.ground.inverse(x)
        return self.pairs.inv(x)

    def missing(self, got: Number, expected: Number) -> tuple[Value, Value] | None:
        """A pair of values that are not known to be the same; None where both are."""
        pairs = zip(self._pair(got), self._pair(expected), strict=True)
        return next((pair for pair in pairs if self.state.normal(self.field.sub(*pair)).terms), None)

    # ------------------------------------------------------------------ points

    def point(self, root: Term) -> Coordinates:
        match root:
            case Var(name):
                return self._coordinates(self._kind(name), self.state.values(name, None))
            case Apply(Op.AT, (Var(name), index)):
                return self._coordinates(self._kind(name), self.state.values(name, self._index(index)))
            case Symbol("O"):
                return self.group_law(root).neutral()
            case Symbol("G" | "B"):
                return self.group_law(root).generator()
            case Apply(Op.ADD, (p, q)):
                return self.group_law(root).add(self._on_curve(p), self._on_curve(q))
            case Apply(Op.MUL, (Const(2), p)):
                return self.group_law(root).double(self._on_curve(p))
            case Apply(Op.NEG, (p,)):
                return self.group_law(root).negative(self.point(p))
            case Apply(Op.CHOICE, (bit, p, q)):
                return self.point(p if self.bit(bit) else q)
            case Apply(Op.POINT, coordinates) if isinstance(law := self.group_law(root), Twist) and len(coordinates) == 2:
                return [*(self._pair(self.number(coordinate)) for coordinate in coordinates), law.ring.const(1)]
            case Apply(Op.POINT, coordinates) if isinstance(self.group_law(root), Jacobian) and len(coordinates) == 2:
                return [*(self._single(self.number(coordinate)) for coordinate in coordinates), self.field.const(1)]
            case Apply(Op.POINT, (x,)) if isinstance(self.group_law(root), Line):
                return self._pair(self.number(x))
            case Named():
                known = self._named(root)
                if isinstance(known, list):
                    return known
        raise Undecided(f"no rule for the point {_name(root)}")

    def _on_curve(self, root: Term) -> Coordinates:
        """Of a point that the contract requires to be on the curve, without which a sum has no meaning."""
        if root not in self.required:
            raise Undecided(f"{_name(root)} is not required to be on the curve")
        return self.point(root)

    def _coordinates(self, kind: Type, values: Sequence[Value]) -> Coordinates:
        match kind:
            case Point("affine") if self.tag == TAGS["p"]:
                return [*values, self.field.const(1)]
            case Point("g2_affine") if self.tag == TAGS["p"]:
                return [*self._paired(values), self.pairs.const(1)]
            case Point("g2_point") if self.tag == TAGS["p"]:
                return self._paired(values)
            case Point() if self.tag == TAGS["p"]:
                return list(values)
        raise Undecided(f"no rule for a point of the type {kind}")

    def _paired(self, values: Sequence[Value]) -> list[Pair]:
        """Elements of the extension, from their parts in the order of memory."""
        return list(zip(values[::2], values[1::2], strict=True))

    def group_law(self, root: Term) -> GroupLaw:
        """Of the points that the function works on, which are all of one system."""
        structs = {item_type(param.type).struct for param in self.contract.params if isinstance(item_type(param.type), Point)}  # type: ignore[attr-defined]
        match sorted(structs):
            case ["affine"] | ["point"] | ["affine", "point"]:
                return Jacobian(self.ground)
            case ["g2_affine"] | ["g2_point"] | ["g2_affine", "g2_point"]:
                return Twist(self.ground)
            case ["ed25519"]:
                return Extended(self.ground)
            case ["kummer"]:
                return Line(self.ground)
        raise Undecided(f"no rule for the points of {_name(root)}")

    # ------------------------------------------------------------------ integers and byte strings

    def natural(self, root: Term) -> Digits:
        match root:
            case Apply(Op.BIG_ENDIAN, (string,)):
                return Digits(tuple(self.bytes(string)[::-1]))
            case Apply(Op.LITTLE_ENDIAN, (string,)):
                return Digits(tuple(self.bytes(string)))
            case Apply(Op.RESIDUE, (x,)):
                value = self.state.normal(self._single(self.number(x)))
                return Digits(tuple(self.state.element_bytes(value, self.length)))
        raise Undecided(f"no rule for the integer {_name(root)}")

    @property
    def length(self) -> int:
        """Bytes of an element."""
        return -(-self.field.prime.bit_length() // 8)

    def bytes(self, root: Term) -> Sequence[Word]:
        match root:
            case Var(name):
                return self.state.bytes(name)
            case Apply(Op.SLICE, (string, Const(start), Const(end))):
                return self.bytes(string)[start:end]
            case Named():
                known = self._named(root)
                if isinstance(known, tuple):
                    return known
        raise Undecided(f"no rule for the bytes {_name(root)}")

    def integer(self, root: Term) -> int:
        """One that is known on this path."""
        match root:
            case Const(value):
                return value
            case Apply(Op.CHOICE, (bit, x, y)):
                return self.integer(x if self.bit(bit) else y)
        raise Undecided(f"no rule for the integer {_name(root)}")

    # ------------------------------------------------------------------ bits

    def bit(self, root: Term) -> bool:
        """May raise Fork."""
        match root:
            case Var(name) if isinstance(self._kind(name), Mask):
                return self.state.mask(name)
            case Apply(Op.NOT, (x,)):
                return not self.bit(x)
            case Apply(Op.AND, parts):
                return all(self.bit(part) for part in parts)
            case Apply(Op.OR, parts):
                return any(self.bit(part) for part in parts)
            case Apply(Op.EQUAL, (left, right)):
                return self._equal(left, right)
            case Apply(Op.IS_SQUARE, (x,)):
                return self.state.is_square(self._single(self.number(x)))
            case Apply(Op.IS_ON_CURVE, (p,)):
                return self.group_law(p).is_on_curve(self.point(p))
            case Apply(Op.LESS, (Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN) as x, Symbol(symbol))) if TAGS.get(symbol) == self.tag:
                return not self.state.decoded(self.natural(x).bytes)[1]
            case Named():
                known = self._named(root)
                if isinstance(known, bool):
                    return known
        raise Undecided(f"no rule for the bit {_name(root)}")

    def _equal(self, left: Term, right: Term) -> bool:
        sorts = {sort_of(side, self.types) for side in (left, right)}
        if Sort.POINT in sorts:
            law = self.group_law(left)
            return law.is_neutral(self.point(left)) if right == NEUTRAL else law.is_same(self.point(left), self.point(right))
        if Sort.ELEMENT in sorts:
            pair = zip(self._pair(self.number(left)), self._pair(self.number(right)), strict=True)
            return all(self.state.is_zero(self.field.sub(x, y)) for x, y in pair)
        raise Undecided(f"no rule for whether {_name(left)} is {_name(right)}")

    # ------------------------------------------------------------------ functions of standards

    def _named(self, root: Named) -> object:
        rule = self.rules.get((root.name, root.source))
        if rule is None:
            raise Undecided(f"no rule for {root.name} ({root.source})")
        return rule(self, root.args)


def _name(root: Term) -> str:
    match root:
        case Var(name) | Symbol(name) | Named(name):
            return name
        case Const(value):
            return str(value)
        case Apply(op, _):
            return f"with {op.value}"
    return "that is none"
