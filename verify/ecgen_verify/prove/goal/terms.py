# SPDX-License-Identifier: MIT
"""The value of a term in the prover's domain.

Trusted: one rule for each operation. Elements are values, those of the extension pairs of them, integers the bytes that they are;
bits are known or lead to two paths. Points are coordinates; `terms.multiples` has them as sums of multiples. A term for which
there is no rule is Undecided, never taken to hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import modulus_of, sort_of, types_of
from ecgen.logic.terms import NEUTRAL, Apply, Const, Named, Op, Sort, Symbol, Term, Var, on_curve
from ecgen.logic.types import Array, Element, Extension, Mask, Point, Small, Type
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.elements import atom_of
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.pairs import Pair, Pairs
from ecgen_verify.prove.goal.points import Extended, GroupLaw, Jacobian, Line, Twist
from ecgen_verify.prove.goal.points import Point as Coordinates
from ecgen_verify.prove.goal.state import FIELD, SCALAR, TAGS, State
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: An element, of a modulus or of the extension of the field.
Number = Value | Pair
#: The rules of functions that standards define, by their name and source: bytes, an element, a point, a bit.
Rule = Callable[["Terms", tuple[Term, ...]], object]


class Terms:
    """`state`: of one path. `shown`: what functions of standards are known to be, of some arguments."""

    def __init__(self, contract: Contract, spec: Spec, state: State, rules: Mapping[tuple[str, str], Rule]) -> None:
        self.contract, self.spec, self.state, self.rules = contract, spec, state, rules
        self.elements, self.path, self.tag = state.elements, state.path, state.tag
        self.types = types_of(contract)
        self.bound: dict[str, int] = {}
        self.shown: Mapping[Term, object] = {}

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    @property
    def pairs(self) -> Pairs:
        return Pairs(self.field, self.spec.nonresidue)

    # ------------------------------------------------------------------ elements

    def number(self, root: Term, tag: str = "") -> Number:
        """An element; integers are reduced. `tag`: of its modulus."""
        tag = tag or self.tag
        field, form = self.elements.fields[tag], self.elements.forms[tag]
        match root:
            case Const(integer):
                return field.const(integer)
            case Var(name):
                return self._element(name, None, tag)
            case Apply(Op.AT, (Var(name), index)):
                return self._element(name, self._index(index), tag)
            case Apply(Op.ADD | Op.SUB | Op.MUL as op, (x, y)):
                return self._both(op, self.number(x, tag), self.number(y, tag), field)
            case Apply(Op.NEG, (x,)):
                return self._both(Op.SUB, field.const(0), self.number(x, tag), field)
            case Apply(Op.POW, (x, Const(exponent))) if 0 < exponent < 16:
                power = base = self.number(x, tag)
                for _ in range(exponent - 1):
                    power = self._both(Op.MUL, power, base, field)
                return power
            case Apply(Op.INVERSE, (x,)):
                value = self.number(x, tag)
                return self.state.inverse(value, tag) if isinstance(value, Value) else self.pairs.inv(value)
            case Apply(Op.WORDS, (x,)) if self.tag_of(x) == tag:
                return field.scale(self._single(self.number(x, tag)), form.factor)
            case Apply(Op.RESIDUE, (x,)) if self.tag_of(x) == tag:
                return self.number(x, tag)
            case Apply(Op.PART, (x, Const(index))):
                return self.pair(self.number(x, tag))[index]
            case Apply(Op.PAIR, (x, y)):
                return self._single(self.number(x, tag)), self._single(self.number(y, tag))
            case Apply(Op.CHOICE, (bit, x, y)):
                return self._chosen(self.truth(bit), x, y, tag)
            case Apply(Op.X | Op.Y as op, (p,)) if tag == FIELD:
                coordinate: Number = self.group_law(p).affine(self.point(p))[int(op is Op.Y)]
                return coordinate
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                value, refused = self.state.decoded(self.natural(root), tag)
                if self.state.decided(refused):
                    raise Undecided("an element made of bytes that are not known to be below the modulus")
                return value
            case Named() if isinstance(known := self._named(root), Value):
                return known
        raise Undecided(f"no rule for the element {_name(root)}")

    def single(self, root: Term, tag: str) -> Value:
        """An element of a modulus."""
        return self._single(self.number(root, tag))

    def scalar(self, root: Term) -> Value:
        """An integer, or an element, modulo n."""
        return self.single(root, SCALAR)

    def _element(self, name: str, index: int | None, tag: str) -> Number:
        match kind := self._kind(name):
            case Element(symbol) if TAGS[symbol] == tag:
                (value,) = self.state.values(name, index)
                return value
            case Extension() if tag == FIELD:
                real, imaginary = self.state.values(name, index)
                return real, imaginary
            case Small():
                low, high = self.state.bounds(name)
                if low == high:
                    return self.elements.fields[tag].const(low)
        raise Undecided(f"no rule for an operand of the type {kind}")

    def _kind(self, name: str) -> Type:
        if name not in self.types:
            raise Undecided(f"no rule for {name}")
        kind = self.types[name]
        return kind.item if isinstance(kind, Array) else kind

    def tag_of(self, *roots: Term) -> str:
        """Of the modulus of elements."""
        symbols = (modulus_of(root, self.types) for root in roots)
        return next((TAGS[symbol] for symbol in symbols if symbol is not None), self.tag)

    def _index(self, root: Term) -> int:
        if isinstance(root, Var) and root.name in self.bound:
            return self.bound[root.name]
        raise Undecided("no rule for this index of an array")

    def _both(self, op: Op, x: Number, y: Number, field: Field) -> Number:
        ring = {Op.ADD: (field.add, self.pairs.add), Op.SUB: (field.sub, self.pairs.sub), Op.MUL: (field.mul, self.pairs.mul)}[op]
        if isinstance(x, Value) and isinstance(y, Value):
            return ring[0](x, y)
        return ring[1](self.pair(x), self.pair(y))

    def _chosen(self, bit: Word, x: Term, y: Term, tag: str) -> Number:
        """Where the bit is open and both values differ by a constant factor only, that factor gets the bit; else a fork."""
        known = self.path.resolve(bit.poly)
        if known.is_constant:
            return self.number(x if known.integer else y, tag)
        a, b, single = self.number(x, tag), self.number(y, tag), atom_of(known)
        if a == b:
            return a
        if isinstance(a, Value) and isinstance(b, Value) and single in self.elements.facts:
            first, second, field = a.monomial, b.monomial, self.elements.fields[tag]
            if first is not None and second is not None and first[0] == second[0]:
                # a = u*m, b = v*m: a * (v/u)^(1 - bit)
                ratio = second[1] * pow(first[1], -1, field.prime) % field.prime
                return field.mul(a, field.named(("power", ratio, single)))
        raise Fork(known)

    def pair(self, x: Number) -> Pair:
        return (x, self.field.const(0)) if isinstance(x, Value) else x

    def _single(self, x: Number) -> Value:
        if not isinstance(x, Value):
            raise Undecided("an element of the extension where one of a modulus is expected")
        return x

    def missing(self, got: Number, expected: Number, tag: str) -> tuple[Value, Value] | None:
        """A pair of values that are not known to be the same; None where both are."""
        field = self.elements.fields[tag]
        sides = zip(self.pair(got), self.pair(expected), strict=True)
        return next(((x, y) for x, y in sides if self.state.normal(field.sub(x, y), tag).terms), None)

    # ------------------------------------------------------------------ points

    def point(self, root: Term) -> Coordinates:
        match root:
            case Var(name):
                return self._coordinates(self._kind(name), self.state.values(name))
            case Apply(Op.AT, (Var(name), index)):
                return self._coordinates(self._kind(name), self.state.values(name, self._index(index)))
            case Symbol("O"):
                return self.group_law(root).neutral()
            case Symbol("G" | "B"):
                return self.group_law(root).generator()
            case Apply(Op.ADD, (p, q)):
                return self.group_law(root).add(self._on_curve(p), self._on_curve(q))
            case Apply(Op.MUL, (k, p)):
                return self._multiple(k, p)
            case Apply(Op.NEG, (p,)):
                return self.group_law(root).negative(self.point(p))
            case Apply(Op.CHOICE, (bit, p, q)):
                return self.point(p if self.bit(bit) else q)
            case Apply(Op.POINT, coordinates):
                return self.group_law(root).at(*(self.number(coordinate) for coordinate in coordinates))
            case Named() if isinstance(known := self._named(root), list):
                return known
        raise Undecided(f"no rule for the point {_name(root)}")

    def _multiple(self, k: Term, p: Term) -> Coordinates:
        if k != Const(2):
            raise Undecided(f"no rule for multiples of {_name(p)}")
        return self.group_law(p).double(self._on_curve(p))

    def _on_curve(self, root: Term) -> Coordinates:
        """Of a point that the contract requires to be on the curve, without which a sum has no meaning."""
        if on_curve(root) not in self.contract.requires:
            raise Undecided(f"{_name(root)} is not required to be on the curve")
        return self.point(root)

    def _coordinates(self, kind: Type, values: Sequence[Value]) -> Coordinates:
        if not isinstance(kind, Point) or self.tag != FIELD:
            raise Undecided(f"no rule for a point of the type {kind}")
        if kind.struct in ("ed25519_cached", "ed25519_niels"):
            return self._prepared(*values)
        one = [self.field.const(1)] if kind.struct == "affine" else [*self.pairs.const(1)] if kind.struct == "g2_affine" else []
        coordinates = [*values, *one]
        # of the extension, from their parts in the order of memory
        return list(zip(coordinates[::2], coordinates[1::2], strict=True)) if kind.is_of_twist else coordinates

    def _prepared(self, m: Value, p: Value, *others: Value) -> list[Value]:
        """Twice the extended coordinates, of (y - x, y + x, 2*z, 2*d*t), or without 2*z where z = 1."""
        *z, t = others
        d = parameters_of(self.spec, self.field)["d"]
        return [self.field.sub(p, m), self.field.add(p, m), *(z or [self.field.const(2)]), self.field.mul(t, self.field.inv(d))]

    def group_law(self, root: Term) -> GroupLaw:
        """Of the points that the function works on, which are all of one system."""
        structs = {kind.struct for kind in map(self._kind, self.types) if isinstance(kind, Point)}
        for law, known in _LAWS.items():
            if structs and structs <= known:
                return law(self.spec, self.state)
        raise Undecided(f"no rule for the points of {_name(root)}")

    # ------------------------------------------------------------------ integers and byte strings

    def natural(self, root: Term) -> Sequence[Word]:
        """Its bytes, the lowest first."""
        match root:
            case Apply(Op.BIG_ENDIAN, (string,)):
                return self.bytes(string)[::-1]
            case Apply(Op.LITTLE_ENDIAN, (string,)):
                return self.bytes(string)
            case Apply(Op.RESIDUE, (x,)):
                tag = self.tag_of(x)
                return self.state.number_bytes(tag, self.state.normal(self._single(self.number(x, tag)), tag))
        raise Undecided(f"no rule for the integer {_name(root)}")

    def words(self, root: Term, count: int) -> Sequence[Word]:
        """Of an integer, so many, the lowest first."""
        raise Undecided(f"no rule for the words of {_name(root)}")

    def bytes(self, root: Term) -> Sequence[Word]:
        match root:
            case Var(name):
                return self.state.bytes(name)
            case Apply(Op.SLICE, (string, Const(start), Const(end))):
                return self.bytes(string)[start:end]
            case Apply(Op.ZEROS, (Const(length),)):
                return (constant(0),) * length
            case Named() if isinstance(known := self._named(root), tuple):
                return known
        raise Undecided(f"no rule for the bytes {_name(root)}")

    def integer(self, root: Term) -> int:
        """One that is known on this path."""
        match root:
            case Const(value):
                return value
            case Var(name):
                low, high = self.state.bounds(name)
                if low == high:
                    return low
            case Apply(Op.CHOICE, (bit, x, y)):
                return self.integer(x if self.bit(bit) else y)
        raise Undecided(f"no rule for the integer {_name(root)}")

    def polynomial(self, root: Term) -> Poly | None:
        """An integer that is known by words, not by bytes."""
        return None

    # ------------------------------------------------------------------ bits

    def bit(self, root: Term) -> bool:
        """May raise Fork."""
        match root:
            case Apply(Op.NOT, (x,)):
                return not self.bit(x)
            case Apply(Op.AND, parts):
                return all(self.bit(part) for part in parts)
            case Apply(Op.OR, parts):
                return any(self.bit(part) for part in parts)
        return self.state.decided(self.truth(root))

    def truth(self, root: Term) -> Word:
        """The bit, which need not be known. May raise Fork."""
        match root:
            case Var(name) if isinstance(self._kind(name), Mask):
                return self.state.mask(name)
            case Apply(Op.NOT | Op.AND | Op.OR, _):
                return constant(int(self.bit(root)))
            case Apply(Op.EQUAL, (left, right)):
                return self._equal(left, right)
            case Apply(Op.IS_SQUARE, (x,)):
                return constant(int(self.state.is_square(self._single(self.number(x, self.tag_of(x))), self.tag_of(x))))
            case Apply(Op.IS_ON_CURVE, (p,)):
                return constant(int(self.group_law(p).is_on_curve(self.point(p))))
            case Apply(Op.LESS, (x, Symbol(symbol))) if symbol in TAGS:
                return constant(int(not self.state.decided(self.state.decoded(self.natural(x), TAGS[symbol])[1])))
            case Apply(Op.AT_MOST, (Const(least), Var(name))):
                low, high = self.state.bounds(name)
                if low < least <= high:
                    raise Undecided(f"it is not known whether {name} is at least {least}")
                return constant(int(low >= least))
            case Named() if isinstance(known := self._named(root), bool):
                return constant(int(known))
        raise Undecided(f"no rule for the bit {_name(root)}")

    def _equal(self, left: Term, right: Term) -> Word:
        sorts = {sort_of(side, self.types) for side in (left, right)}
        if Sort.POINT in sorts:
            law, p = self.group_law(left), self.point(left)
            return constant(int(law.is_neutral(p) if right == NEUTRAL else law.is_same(p, self.point(right))))
        if Sort.ELEMENT in sorts:
            tag = self.tag_of(left, right)
            field, x, y = self.elements.fields[tag], self.number(left, tag), self.number(right, tag)
            if isinstance(x, Value) and isinstance(y, Value):
                return self.elements.is_zero(tag, field.sub(x, y))
            sides = zip(self.pair(x), self.pair(y), strict=True)
            return constant(int(all(self.state.is_zero(field.sub(*pair)) for pair in sides)))
        if sorts == {Sort.INTEGER}:
            return constant(int(self.integer(left) == self.integer(right)))
        raise Undecided(f"no rule for whether {_name(left)} is {_name(right)}")

    # ------------------------------------------------------------------ functions of standards

    def _named(self, root: Named) -> object:
        if root in self.shown:
            return self.shown[root]
        rule = self.rules.get((root.name, root.source))
        if rule is None:
            raise Undecided(f"no rule for {root.name} ({root.source})")
        return rule(self, root.args)


#: The coordinate systems of points, by the names of their C types.
_LAWS: Mapping[type[GroupLaw], frozenset[str]] = {
    Jacobian: frozenset({"affine", "point"}), Twist: frozenset({"g2_affine", "g2_point"}), Line: frozenset({"kummer"}),
    Extended: frozenset({"ed25519", "ed25519_projective", "ed25519_cached", "ed25519_niels"}),
}  # fmt: skip


def _name(root: Term) -> str:
    match root:
        case Var(name) | Symbol(name) | Named(name):
            return name
        case Const(value):
            return str(value)
        case Apply(op, _):
            return f"with {op.value}"
    return "that is none"
