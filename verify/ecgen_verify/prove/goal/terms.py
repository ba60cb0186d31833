# SPDX-License-Identifier: MIT
"""The value of a term in the prover's domain.

Trusted: one rule for each operation. Elements are values, those of the extension with i, integers the bytes that they are;
bits are known or lead to two paths. Points are coordinates, or sums of multiples of points. What nobody looks into is an unknown
named by what it is made of, so that equal terms have equal values: the affine coordinates of a multiple by the point, which are
(0, 0) for the neutral element of a curve in Weierstrass form; a point by the string that encodes it; an integer modulo n by its
bytes. Points that are multiples are on the curve, as `contracts` says of operands; of the order n where contracts require it.
A term for which there is no rule is Undecided, never taken to hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from ecgen import rings
from ecgen.contracts import multiples as m
from ecgen.contracts.definitions import DEFINITIONS, POINTS, Numbers
from ecgen.logic import types
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import modulus_of, sort_of, types_of
from ecgen.logic.terms import NEUTRAL, Apply, Const, N, Named, Op, P, Sort, Symbol, Term, Var, on_curve, variables
from ecgen.logic.text import text_of
from ecgen.spec.load import Spec
from ecgen_verify.prove.bits import SET, bits_of, places_of, sum_of
from ecgen_verify.prove.composed.buffers import Whole, pieces_of
from ecgen_verify.prove.composed.effects import encoded, sum_of_bytes
from ecgen_verify.prove.composed.elements import Form, atom_of, names_of
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.points import Extended, GroupLaw, Jacobian, Line, Twist
from ecgen_verify.prove.goal.points import Point as Coordinates
from ecgen_verify.prove.goal.state import FIELD, SCALAR, TAGS, State
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.digits import filled, integer_in
from ecgen_verify.prove.multiples.forms import Digits, Half, never_zero, summed
from ecgen_verify.prove.multiples.named import GENERATOR, Base, Multiple, coordinate_of, coordinates, neutral_bit, once
from ecgen_verify.prove.multiples.powers import power
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.scalars.numbers import KEYS, MODULI, ORDER, number_modulo
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: The rule of a function that a standard defines, of Terms and its arguments: bytes as a tuple, an element, a point as a list, or
#: a bool.
Rule = Callable[..., object]
#: What is an element where its operands are.
_OF_ELEMENTS = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.NEG, Op.INVERSE, Op.CHOICE})
#: Begins what names a point that a string encodes.
ENCODED = "encoded point"
#: The types with X, Y and Z before all else.
_PROJECTIVE = {types.Point("ed25519"), types.Point("ed25519_projective")}


class Terms:
    """`state`: of one path. `multiples`: points are lists of one multiple. `shown`: what functions of standards are known to be,
    of some arguments."""

    def __init__(self, contract: Contract, spec: Spec, state: State, rules: Mapping[tuple[str, str], Rule], *,
                 multiples: bool) -> None:  # fmt: skip
        self.contract, self.spec, self.state, self.rules, self.multiples = contract, spec, state, rules, multiples
        self.elements, self.path, self.tag, self.field = state.elements, state.path, state.tag, state.field
        self.pair = partial(self.field.pair, spec.nonresidue)
        self.types, self.definitions = types_of(contract), DEFINITIONS if multiples else POINTS
        self.shown: Mapping[Term, object] = {}

    @property
    def order(self) -> Form:
        return self.elements.forms[SCALAR]

    def equations(self) -> Iterator[tuple[Term, Term]]:
        """Both sides of all that is ensured on this path; which there are depends on inputs. May raise Fork."""
        outputs = self.contract.left
        for formula in self.contract.ensures:
            match formula:
                case Apply(Op.EQUAL, (left, right)):
                    yield left, right
                case Apply(Op.IMPLIES, (condition, Apply(Op.EQUAL, (left, right)))) if not outputs & {*variables(condition)}:
                    if self.bit(condition):
                        yield left, right
                case _:
                    raise Undecided("a formula for which there is no rule")

    # ------------------------------------------------------------------ elements

    def number(self, root: Term, tag: str = "") -> Value:
        """An element, maybe of the extension; integers are reduced. `tag`: of its modulus."""
        tag = tag or self.tag
        field, form = self.elements.fields[tag], self.elements.forms[tag]
        match root:
            case Const(integer):
                return field.const(integer)
            case Symbol("g") if self.spec.group is not None and tag == FIELD:
                return field.const(self.spec.group.generator)
            case Symbol("a" | "b" as name) if self.spec.curve is not None and tag == FIELD:
                return parameters_of(self.spec, field)[name]
            case Apply(Op.MODULO, (Apply(Op.LITTLE_ENDIAN) | Apply(Op.MODULO, (_, Apply(Op.POW))) as x, Symbol(symbol))
                       ) if TAGS.get(symbol) == tag:  # fmt: skip
                return sum_of_bytes(field, self.natural(x), self.path)
            case Var(name):
                return self._element(name, tag)
            case Apply(Op.MODULO, (x, Symbol(symbol))) if TAGS.get(symbol) == tag and (
                    tag == FIELD or isinstance(x, Named) or (isinstance(x, Apply) and x.op in _OF_ELEMENTS)):  # fmt: skip
                return self.number(x, tag)
            case Apply(Op.MODULO, (x, modulus)) if tag == SCALAR and modulus in MODULI:
                return number_modulo(field, MODULI[modulus], self._source(x))
            case Apply(Op.ADD | Op.SUB | Op.MUL | Op.NEG as op, args):
                operations: Mapping[Op, Callable[..., Value]] = {
                    Op.ADD: field.add, Op.SUB: field.sub, Op.MUL: field.mul, Op.NEG: lambda x: field.scale(x, -1)}
                return operations[op](*(self.number(x, tag) for x in args))
            case Apply(Op.POW, (x, Const(exponent))) if 0 < exponent < 16:
                return rings.power(field, self.number(x, tag), exponent)
            case Apply(Op.POW, (base, exponent)) if self.spec.group is not None and tag == FIELD:
                return power(field, self.single(base, tag), self._exponent(exponent))
            case Apply(Op.INVERSE, (x,)):
                return self.state.inverse(self.number(x, tag), tag)
            case Apply(Op.WORDS, (x,)) if self.tag_of(x) == tag:
                return field.scale(self.single(x, tag), form.factor)
            case Apply(Op.RESIDUE, (x,)) if self.tag_of(x) == tag:
                return self.number(x, tag)
            case Apply(Op.PART, (x, Const(index))):
                return field.parts(self.number(x, tag))[index]
            case Apply(Op.PAIR, (x, y)):
                return self.pair(self.single(x, tag), self.single(y, tag))
            case Apply(Op.CHOICE, (bit, x, y)):
                return self._chosen(self.truth(bit), x, y, tag)
            case Apply(Op.X | Op.Y as op, (p,)) if tag == FIELD:
                return self._affine(p)[int(op is Op.Y)]
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _) if tag == SCALAR and not self._is_below_order(root):
                return number_modulo(field, ORDER, self._source(root))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _) | Apply(Op.MODULO, (_, Apply(Op.POW))):
                value, refused = self.state.decoded(self.natural(root), tag)
                if self.state.decided(refused):
                    raise Undecided("an element made of bytes that are not known to be below the modulus")
                return value
            case Named(_, _, sort) if (sort is Sort.INTEGER) == (tag == SCALAR) and isinstance(known := self._named(root), Value):
                return known
        raise Undecided(f"no rule for the element {text_of(root, self.types)}")

    def single(self, root: Term, tag: str) -> Value:
        """An element of a modulus."""
        value, imaginary = self.elements.fields[tag].parts(self.number(root, tag))
        if imaginary.terms:
            raise Undecided("an element of the extension where one of a modulus is expected")
        return value

    def root(self, square: Term, tag: str) -> Value:
        """The same for the same square; which of the two is not said."""
        value, field = self.single(square, tag), self.elements.fields[tag]
        return field.const(0) if value.number == 0 else field.named(("root", value))

    def _element(self, name: str, tag: str) -> Value:
        match kind := self._kind(name):
            case types.Element(symbol) if TAGS[symbol] == tag:
                (value,) = self.state.values(name)
                return value
            case types.Extension() if tag == FIELD:
                return self.pair(*self.state.values(name))
            case types.Small():
                return self.elements.fields[tag].const(self.integer(Var(name)))
        raise Undecided(f"no rule for an operand of the type {kind}")

    def _kind(self, name: str) -> types.Type:
        if name not in self.types:
            raise Undecided(f"no rule for {name}")
        return self.types[name]

    def tag_of(self, *roots: Term) -> str:
        """Of the modulus of elements."""
        symbols = (modulus_of(root, self.types) for root in roots)
        return next((TAGS[symbol] for symbol in symbols if symbol is not None), self.tag)

    def _chosen(self, bit: Word, x: Term, y: Term, tag: str) -> Value:
        """Where the bit is open and both values differ by a constant factor only, that factor gets the bit; else a fork."""
        known = self.path.resolve(bit.poly)
        if known.is_constant:
            return self.number(x if known.integer else y, tag)
        a, b, single = self.number(x, tag), self.number(y, tag), atom_of(known)
        if a == b:
            return a
        if single in self.elements.facts:
            first, second, field = a.monomial, b.monomial, self.elements.fields[tag]
            if first is not None and second is not None and first[0] == second[0]:
                # a = u*m, b = v*m: a * (v/u)^(1 - bit)
                ratio = second[1] * pow(first[1], -1, field.prime) % field.prime
                return field.mul(a, field.named(("power", ratio, single)))
        raise Fork(known)

    # ------------------------------------------------------------------ points

    def point(self, root: Term) -> Coordinates:
        match root := self.plain(root):
            case Var(name):
                return self.operand(name)
            case Symbol("O"):
                return self.law.neutral()
            case Symbol("G" | "B"):
                return self.law.generator()
            case Apply(Op.ADD, (p, q)):
                return self.law.add(self._on_curve(p), self._on_curve(q))
            case Apply(Op.MUL, (k, p)):
                return self._multiple(k, p)
            case Apply(Op.NEG, (p,)):
                return self.law.negative(self.point(p))
            case Named("chord", _, _, (p, q)):
                return self.law.chord(self._on_curve(p), self._on_curve(q))
            case Apply(Op.POINT, coordinates):
                return self.law.at(*(self.number(coordinate) for coordinate in coordinates))
            case Named(_, _, _, (Var(table), *_)) if self.multiples and (entries := m.entries(root)) is not None:
                return [self.state.table(self.law, table, entries)]
            case Named() if isinstance(known := self._named(root), list):
                return known
        raise Undecided(f"no rule for the point {text_of(root, self.types)}")

    def _affine(self, root: Term) -> Sequence[Value]:
        """x and y; what stands there, of an operand that has no other coordinates."""
        if self.multiples and isinstance(root, Var) and self.types[root.name] == types.Point("affine"):
            return self.state.values(root.name)
        return self.law.affine(self.point(root))

    def _multiple(self, k: Term, p: Term) -> Coordinates:
        """Of coordinates only the double. Of a point of order n by what k is modulo n; of others by a k that is below n."""
        if not self.multiples:
            if k != Const(2):
                raise Undecided(f"no rule for multiples of {text_of(p, self.types)}")
            return self.law.double(self._on_curve(p))
        (point,) = self.point(p)
        if isinstance(k, Const):
            return [point.scaled(k.value)]
        if (digit := self._by_digit(k)) is not None:
            return [named.product(digit, point)]
        if not self._is_below_order(k) and not self.is_of_order(point):
            raise Undecided("a multiple by an integer modulo n of a point that is not known to have the order n")
        return [named.product(named.integer(self.elements, self.single(k, SCALAR)), point)]

    def _by_digit(self, root: Term) -> Poly | None:
        """How often a point is taken, by a digit that is an argument, and maybe its sign; None for other self."""
        sign, times = "", None
        match root:
            case Named("signed", _, _, (digit, Var(sign))):
                root = digit
        match root:
            case Var(name) if isinstance(self.types.get(name), types.Digit):
                times = self.state.digit(name, sign)
            case Named(_, _, _, (Var(word), *_)) if (code := m.code(root)) is not None:
                times = self.state.digit(word, sign, *code)
        return times

    def _on_curve(self, root: Term) -> Coordinates:
        """Of a point that the contract requires to be on the curve, as all multiples are: without, a sum has no meaning."""
        if not self.multiples and on_curve(root) not in self.contract.requires:
            raise Undecided(f"{text_of(root, self.types)} is not required to be on the curve")
        return self.point(root)

    def operand(self, name: str, count: int | None = None) -> Coordinates:
        """A point that is a parameter, or by so many of its coordinates, the first ones."""
        kind, values = self._kind(name), self.state.values(name, count)
        if not isinstance(kind, types.Point) or self.tag != FIELD:
            raise Undecided(f"no rule for a point of the type {kind}")
        return self.law.loaded(kind, values)

    @cached_property
    def law(self) -> GroupLaw:
        """Of the points that the function works on, which are all of one system."""
        if self.multiples:
            return Multiples(self)
        laws = {LAWS.get(kind.struct, GroupLaw) for kind in map(self._kind, self.types) if isinstance(kind, types.Point)}
        if len(laws) != 1:
            raise Undecided("points that are not of one system")
        return laws.pop()(self.spec, self.state)

    # ------------------------------------------------------------------ orders of multiples

    @property
    def all_have_order(self) -> bool:
        of_twist = any(isinstance(kind, types.Point) and kind.is_of_twist for kind in self.types.values())
        return self.spec.curve is not None and self.spec.curve.cofactor == 1 and not of_twist

    def never_neutral(self, *points: Multiple) -> bool:
        """Whether none of these is, unless the one point is of which they are multiples; False where that is not shown."""
        parts, known = [part for point in points for part in point.parts], endomorphism_of(self.spec)
        bases, lambda_ = {base for base, _ in parts}, known.lambda_ if known else 1
        return (len(bases) == 1 and len(parts) == len(points) and (self.all_have_order or bases == {GENERATOR})
                and all(never_zero(form, self.order.prime, lambda_) for _, form in parts))  # fmt: skip

    def is_of_order(self, point: Multiple) -> bool:
        """Whether that is known of all points that it is made of."""
        bases = [] if self.all_have_order else [base for base, _ in point.parts if base != GENERATOR]
        return all(self.state.is_known(self.order_bit(once(base))) for base in bases)

    def order_bit(self, point: Multiple) -> Word:
        """The bit that is 1 where the point has the order n, or is neutral."""
        return neutral_bit(self.elements, point.scaled(self.order.prime))

    def by_scalars(self, point: Multiple) -> Multiple:
        """The same point, with scalars in place of all of their digits, and of those of their halves."""
        return Multiple.of((base, summed(form, partial(self._number_of, base))) for base, form in point.parts)

    def _number_of(self, base: Base, digits: Digits) -> Poly | None:
        """What the digits by which a point is taken add up to, of the first half of a scalar what the other, times lambda, leaves
        of it; None where that is so modulo n only, and the point need not have the order n."""
        of, of_order = digits.of, self.is_of_order(once(base))
        if not isinstance(of, Half):
            return named.integer(self.elements, of) if of_order or digits.exact else None
        second = Poly.atom(of._replace(which=1))
        first = named.integer(self.elements, of.scalar).plus(second, -of.lambda_)
        return (second if of.which else first) if of_order else None

    # ------------------------------------------------------------------ integers and byte strings

    def natural(self, root: Term) -> Sequence[Word]:
        """Its bytes, the lowest first."""
        match root:
            case Const(value):
                return [constant(byte) for byte in value.to_bytes(-(-value.bit_length() // 8), "little")]
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (string,)):
                return self.bytes(string)[:: -1 if order is Op.BIG_ENDIAN else 1]
            case Apply(Op.MODULO, (x, Apply(Op.POW, (Const(2), bits)))):
                count = self.integer(bits)
                return [self.path.low(byte, min(8, count - 8 * i)) if 8 * i < count else constant(0)
                        for i, byte in enumerate(self.natural(x))]  # fmt: skip
            case Apply(Op.RESIDUE, (x,)):
                tag = self.tag_of(x)
                return self.state.number_bytes(tag, self.state.normal(self.single(x, tag), tag))
            case Apply(Op.MODULO, (_, modulus)) if modulus == P:
                return self.state.number_bytes(FIELD, self.single(root, FIELD))
        if not self._is_below_order(root):
            raise Undecided(f"no rule for the integer {text_of(root, self.types)}, or it is not known to be below n")
        return self.state.number_bytes(SCALAR, self.single(root, SCALAR))

    def _is_below_order(self, root: Term) -> bool:
        """Whether the integer itself lies in [0, n)."""
        match root:
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                return self.state.is_known(self.state.decoded(self.natural(root), SCALAR)[1], 0)
            case Apply(Op.MODULO, (_, modulus)) | Apply(Op.ADD, (Apply(Op.MODULO, (_, modulus)), Const(1))):
                return modulus == (N if root.op is Op.MODULO else N - 1)
            case Apply(Op.RESIDUE, (x,)):
                return self.tag_of(x) == SCALAR
        return not isinstance(root, Named) and sort_of(root, self.types) is Sort.ELEMENT and self.tag_of(root) == SCALAR

    def _source(self, root: Term) -> tuple[object, ...]:
        """What names an integer by its bytes."""
        if isinstance(root, Apply) and root.op is Op.BIG_ENDIAN:
            return self.pieces(root.args[0])
        return names_of(self.path, self.natural(root)[::-1])

    def pieces(self, root: Term) -> tuple[object, ...]:
        """What names a string: each of its bytes, or all of it."""
        if isinstance(root, Apply) and root.op is Op.CONCAT:
            return tuple(piece for part in root.args for piece in self.pieces(part))
        return pieces_of(self.path, self.state.string_in(root.name) if isinstance(root, Var) else self.bytes(root))

    def words(self, root: Term, count: int) -> Sequence[Word]:
        """Of an integer, or its digits as they stand in memory: so many, the lowest first."""
        match root:
            case Named("naf", _, _, (Var(v), Const(width))):
                words = self.state.in_digits(Digits(integer_in(self.state, self.state.words_in(v))[0], count, width))
            case Named("base_16", _, _, (Apply(Op.RESIDUE, (k,)),)):
                words = self.state.in_digits(Digits(self.single(k, SCALAR), count, width=4, step=4))
            case Apply(Op.RESIDUE, (k,)) | Named("odd", _, _, (k,)):
                words, _ = self.state.in_words(self.single(k, SCALAR), odd=isinstance(root, Named))
            case Apply(Op.MODULO, (x, modulus)) if self.spec.group and self.integer(modulus) == self.keys:
                words = self.elements.words(KEYS, number_modulo(self.elements.fields[KEYS], KEYS, self._source(x)))
                self.path.add_fact(words[-1].poly, 0, self.keys - 1 >> 64 * (len(words) - 1))
            case _:
                raise Undecided(f"no rule for the words of {text_of(root, self.types)}")
        return filled(self.elements, words, count)

    def stored(self, left: Term, value: Term) -> tuple[str, int, int, Sequence[Word]]:
        """What an equation says of an output by its left side: the name, from which byte on, of how many bytes each of the words
        is, and these."""
        match left, self.types[left.name] if isinstance(left, Var) else None:
            case Var(name), types.Words(count):
                return name, 0, 8, self.words(value, count if isinstance(count, int) else self.integer(Var(count)))
            case Var(name), types.DigitArray(length, size):
                return name, 0, size, self.words(value, length)
            case Var(name), types.Bytes():
                return name.removesuffix("'"), 0, 1, self.bytes(value)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (string,)), _:
                number = self.natural(value)
                words = number[::-1] if order is Op.BIG_ENDIAN else number
                match string:
                    case Var(name):
                        return name, 0, 1, words
                    case Apply(Op.SLICE, (Var(name), Const(start), Const(end))) if end - start == len(words):
                        return name, start, 1, words
        raise Undecided("an equation for which there is no rule")

    def bytes(self, root: Term) -> Sequence[Word]:
        match root := self.plain(root):
            case Var(name):
                return self.state.bytes(name)
            case Apply(Op.SLICE, (string, Const(start), Const(end))):
                return self.bytes(string)[start:end]
            case Apply(Op.CONCAT, parts):
                return [byte for part in parts for byte in self.bytes(part)]
            case Apply(Op.ZEROS, (Const(length),)):
                return (constant(0),) * length
            case Named() if isinstance(known := self._named(root), tuple):
                return known
        raise Undecided(f"no rule for the bytes {text_of(root, self.types)}")

    def integer(self, root: Term) -> int:
        """One that is known on this path."""
        low, high = self.path.sharp(self.polynomial(root))
        if low != high:
            raise Undecided(f"no rule for the integer {text_of(root, self.types)}")
        return low

    def polynomial(self, root: Term) -> Poly:
        """An integer, in what is not known of it on this path."""
        match root := self.plain(root):
            case Const(value):
                return Poly.constant(value)
            case Symbol("n"):
                return Poly.constant(self.order.prime)
            case Symbol("q") if self.spec.group is not None:
                return Poly.constant(self.spec.group.order)
            case Var(name):
                whole = isinstance(self.types.get(name), types.Words)
                return self._number_in(self.state.words_in(name) if whole else [self.state.by_value(name)])
            case Apply(Op.LENGTH, (Var(name),)) if isinstance(kind := self.types[name], types.Buffer):
                return self.polynomial(Var(kind.length))
            case Apply(Op.SUB, (x, y)) if sort_of(root, self.types) is Sort.INTEGER:
                return self.polynomial(x) - self.polynomial(y)
            case Apply(Op.MUL, (Const(factor), x)) if sort_of(root, self.types) is Sort.INTEGER:
                return self.polynomial(x).scale(factor)
            case Apply(Op.POW, (Const(base), Const(exponent))):
                return Poly.constant(base**exponent)
        return self._number_in(self.natural(root), 8)

    def _number_in(self, words: Sequence[Word], bits: int = 64) -> Poly:
        """Of so many bits each, the lowest first."""
        return self.path.resolve(total((word.poly, 1 << bits * i) for i, word in enumerate(words)))

    # ------------------------------------------------------------------ exponents of a group modulo p

    def _exponent(self, root: Term) -> Poly:
        """In its bits, of which those are 0 that no private key has, where it is known to be one; as a whole where it is an
        operand of any length, or where its bits are not known."""
        match root:
            case Symbol("q"):
                return self.polynomial(root)
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if isinstance(string := self.state.string_in(name), Whole):
                return Poly.atom(string)
        number = self.polynomial(root)
        places = places_of(bits_of(self.path.world, number))
        if places is None:
            return Poly.atom(number.key)
        is_key = self._is_key(number)
        return sum_of({i: bit for i, bit in places.items() if bit == SET or not is_key or i < self.keys.bit_length()})

    def _is_key(self, number: Poly) -> bool:
        """Whether it is known to be no greater than private keys."""
        return self.state.is_known(self.elements.less(Poly.constant(self.keys), number), 0)

    def _is_known(self, formula: Term) -> bool:
        """Whether something that functions require is known to hold."""
        match formula:
            case Apply(Op.LESS, (Apply(Op.BIG_ENDIAN, (Var(name),)) as number, Apply(Op.POW, (Const(2), Var(bits))))) if (
                    self.spec.group is not None):
                kind, size = self.contract.param(name).type, self.state.by_value(bits)
                if isinstance(kind, types.Buffer) and isinstance(self.state.string_in(name), Whole):
                    return not self.path.resolve(self.polynomial(8 * Var(kind.length)) - self.polynomial(Var(bits))).terms
                exponent = self.polynomial(number)
                most = self.keys if self._is_key(exponent) else self.path.interval(exponent)[1]
                return size.is_constant and not most >> size.lo
            case Apply(Op.LESS, (Var(name), Const(bound))) if isinstance(self.types[name], types.Words):
                return 1 << integer_in(self.state, self.state.words_in(name))[1] <= bound
            case Apply(Op.EQUAL, (Apply(Op.EQUAL, (Var() as p, neutral)), Apply(Op.EQUAL, (Var() as q, other)))):
                return neutral == other == NEUTRAL and self._are_alike(p, q)
        return False

    def _are_alike(self, *points: Var) -> bool:
        """Whether both are neutral or none is: multiples of one point; or affine, or with z other than 0."""
        return self.never_neutral(*(self.point(p)[0] for p in points)) or all(
            self.types[p.name] in (types.Point("affine"), types.Point("point")) and all(
                self.state.is_known(self.elements.is_zero(FIELD, z), 0) for z in self.state.values(p.name)[2:])
            for p in points)  # fmt: skip

    @property
    def keys(self) -> int:
        """The greatest private key, and how many there are."""
        return self.elements.forms[KEYS].prime

    def drawn(self, root: Term) -> Poly | None:
        """A key that is drawn: 1 more than the random bytes modulo the number of keys."""
        match root:
            case Apply(Op.ADD, (Apply(Op.MODULO) as drawn, Const(1))) if self.spec.group:
                return self._number_in(self.words(drawn, self.elements.forms[KEYS].limbs)).offset(1)
        return None

    # ------------------------------------------------------------------ bits

    def bit(self, root: Term) -> bool:
        """May raise Fork."""
        return self.state.decided(self.truth(root))

    def _is_between(self, low: int, x: Term, bound: Term) -> bool:
        """Of an integer modulo p - 1, or of an exponent."""
        if bound == P - 1:
            value, refused = self.state.decoded(self.natural(x), FIELD)
            others = [self.field.sub(value, self.field.const(number)) for number in (*range(low + 1), -1)]
            return not self.state.decided(refused) and not any(map(self.state.is_zero, others))
        number = self.polynomial(x)
        pairs = (self.polynomial(bound).offset(-1), number), (number, Poly.constant(low + 1))
        return not any(self.state.decided(self.elements.less(*pair)) for pair in pairs)

    def truth(self, root: Term) -> Word:
        """The bit, which need not be known. May raise Fork."""
        match root := self.plain(root):
            case Var(name) if isinstance(self._kind(name), types.Mask):
                return self.state.by_value(name)
            case Apply(Op.NOT, (x,)):
                return constant(int(not self.bit(x)))
            case Apply(Op.AND, (Apply(Op.LESS, (Const(low), x)), Apply(Op.LESS, (y, bound)))) if x == y and self.spec.group:
                return constant(int(self._is_between(low, x, bound)))
            case Apply(Op.AND | Op.OR as op, parts):
                return constant(int((all if op is Op.AND else any)(map(self.bit, parts))))
            case Apply(Op.EQUAL, (Apply(Op.MODULO, (_, Symbol(symbol))) as x, y)) if symbol in TAGS and (
                    y in (Const(0), Const(1)) or (symbol == "n" and self._is_below_order(y))):  # fmt: skip
                tag = TAGS[symbol]
                return self.elements.is_zero(tag, self.elements.fields[tag].sub(self.single(x, tag), self.single(y, tag)))
            case Apply(Op.EQUAL, (string, Apply(Op.ZEROS))):
                element = encoded(self.elements, self.path, self.bytes(string), FIELD)
                if element is not None:
                    return self.elements.is_zero(FIELD, element)
            case _ if self._is_known(root):
                return constant(1)
            case Apply(Op.EQUAL, (left, right)):
                return self._equal(left, right)
            case Apply(Op.LESS, (Const(0), x)) if SCALAR in self.elements.forms:
                value, refused = self.state.decoded(self.natural(x), SCALAR)
                return constant(int(self.state.decided(refused) or not self.state.is_zero(value, SCALAR)))
            case Named("is_negative", _, _, (k,)):
                return self.state.in_words(self.single(k, SCALAR), odd=True)[1]
            case Apply(Op.HAS_PRIME_ORDER, (p,)) if self.multiples:
                (point,) = self.point(p)
                return constant(1) if self.is_of_order(point) else self.order_bit(point)
            case Apply(Op.IS_SQUARE, (x,)):
                return constant(int(self.state.is_square(self.single(x, self.tag_of(x)), self.tag_of(x))))
            case Apply(Op.IS_ON_CURVE, (p,)):
                return self.law.is_on_curve(self.point(p))
            case Apply(Op.LESS, (x, Apply(Op.POW, (Const(2), Const(bits))))) if 8 * len(self.natural(x)) == bits + 1:
                last = self.natural(x)[-1]
                return self.path.sum((constant(1), 1), (self.path.quotient(last, self.path.low(last, 7), 7), -1))
            case Apply(Op.LESS, (x, Symbol(symbol))) if symbol in TAGS:
                return constant(int(not self.state.decided(self.state.decoded(self.natural(x), TAGS[symbol])[1])))
            case Apply(Op.LESS, (x, y)):
                number, other = self.polynomial(x), self.polynomial(y)
                low, high = self.path.sharp(number - other)
                return constant(int(high < 0)) if high < 0 or low >= 0 else self.elements.less(number, other)
            case Apply(Op.AT_MOST, (x, y)):
                return constant(int(not self.bit(y < x)))
            case Named() if isinstance(known := self._named(root), bool):
                return constant(int(known))
        raise Undecided(f"no rule for the bit {text_of(root, self.types)}")

    def returned(self, value: Term) -> tuple[Word, int]:
        """The bit that all bits of what a function returns are, and how many these are."""
        match value:
            case Apply(Op.MASK, (bit,)):
                return self.truth(bit), 64
            case _ if self.contract.returns == types.Status() and (status := self.integer(value)) in (0, -1):
                return constant(-status), 32
        raise Undecided("no rule for what a function returns")

    def _equal(self, left: Term, right: Term) -> Word:
        sorts = {sort_of(side, self.types) for side in (left, right)}
        if Sort.POINT in sorts:
            law, p = self.law, self.point(left)
            return law.neutral_bit(p) if right == NEUTRAL else law.same_bit(p, self.point(right))
        if Sort.ELEMENT in sorts:
            tag = self.tag_of(left, right)
            field = self.elements.fields[tag]
            difference = field.sub(self.number(left, tag), self.number(right, tag))
            real, imaginary = field.parts(difference)
            return constant(int(self.state.is_zero(difference, tag))) if imaginary.terms else self.elements.is_zero(tag, real)
        if sorts == {Sort.INTEGER}:
            low, high = self.path.sharp(self.polynomial(left) - self.polynomial(right))
            if low == high or low > 0 or high < 0:
                return constant(int(low == high == 0))
        if sorts == {Sort.BYTES} and len(one := self.bytes(left)) == len(other := self.bytes(right)):
            return constant(int(not self.state.decided(self.elements.differ(self.path, one, other))))
        raise Undecided(f"no rule for whether {text_of(left, self.types)} is {text_of(right, self.types)}")

    # ------------------------------------------------------------------ functions of standards

    def plain(self, root: Term) -> Term:
        """What a term stands for on this path: of a choice one of the two, of a function that is made of others these."""
        match root:
            case Apply(Op.CHOICE, (bit, x, y)):
                return self.plain(x if self.bit(bit) else y)
            case Named(name, source, _, args) if root not in self.shown and (name, source) in self.definitions:
                assert self.spec.curve is not None
                return self.plain(self.definitions[name, source](Numbers(self.spec.prime, self.spec.curve.order), *args))
        return root

    def _named(self, root: Named) -> object:
        if root in self.shown:
            return self.shown[root]
        rule = self.rules.get((root.name, root.source))
        if rule is None:
            raise Undecided(f"no rule for {root.name} ({root.source})")
        return rule(self, *root.args)


class Multiples(GroupLaw):
    """Sums of multiples of points of unknown coordinates."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.spec, terms.state)
        self.terms = terms

    def loaded(self, kind: types.Point, values: Sequence[Value]) -> Coordinates:
        """What these coordinates are. (beta*x, y) is lambda times the point (x, y). The first three coordinates of an extended
        point are projective ones. Raises Undecided for others, and for a mixture."""
        law, field = LAWS.get(kind.struct, GroupLaw)(self.spec, self.state), self.field
        point = law.loaded(kind, values)
        if law.stands_for_neutral(point):
            return [Multiple()]
        is_projective = kind in _PROJECTIVE and len(values) == 3
        signed = (field.scale(value, sign) for value in values for sign in (1, -1))
        first = next((known for value in signed if (known := coordinate_of(field, value)) is not None), None)
        if first is None:
            raise Undecided("a point that is neither an operand nor a multiple of one, so that it may be off the curve")
        if first.kind != kind and not (is_projective and first.kind in _PROJECTIVE):
            raise Undecided("a point in other coordinates")
        x, *others = law.loaded(kind, coordinates(field, first.of, first.maker, first.kind)[: len(values)])
        split = endomorphism_of(self.spec) if self.terms.all_have_order else None
        for factor, root in ((1, 1), *([(split.lambda_, split.beta)] if split else [])):
            image = [field.scale(x, root), *others]
            if point in (image, law.negative(image)):
                return [first.of.scaled(factor if point == image else -factor)]
        raise Undecided("a point with coordinates that are not those of one multiple")

    def neutral(self) -> Coordinates:
        return [Multiple()]

    def generator(self) -> Coordinates:
        return [once(GENERATOR)]

    def add(self, p: Coordinates, q: Coordinates) -> Coordinates:
        return [p[0].plus(q[0])]

    def chord(self, p: Coordinates, q: Coordinates) -> Coordinates:
        """Where p, q and p - q are multiples of one point that are neutral only where that is, so is p + q there."""
        unequal = self.terms.never_neutral(p[0], q[0], p[0].plus(q[0].scaled(-1)))
        return self.add(p, q) if unequal else super().chord(p, q)

    def negative(self, p: Coordinates) -> Coordinates:
        return [p[0].scaled(-1)]

    def affine(self, p: Coordinates) -> list[Value]:
        """(0, 0) for the neutral element of a curve in Weierstrass form."""
        if self.spec.curve is not None and self.spec.curve.form == "weierstrass" and self.is_neutral(p):
            return [self.field.const(0)] * 2
        return coordinates(self.field, p[0], None, types.Point("affine"))

    def is_on_curve(self, p: Coordinates) -> Word:
        return constant(1)

    def neutral_bit(self, p: Coordinates) -> Word:
        return neutral_bit(self.state.elements, p[0])

    def same_bit(self, p: Coordinates, q: Coordinates) -> Word:
        return self.neutral_bit(self.add(p, self.negative(q)))

    def missing(self, got: Coordinates, expected: Coordinates) -> tuple[Value, Value] | None:
        rest = expected[0].plus(got[0].scaled(-1))
        if self.terms.by_scalars(rest).parts and not named.is_neutral_on(self.state.elements, self.state.path, rest):
            raise Undecided("a point is not the multiple that is claimed")
        return None


#: The coordinate system of a point, by the name of its C type.
LAWS: Mapping[str, type[GroupLaw]] = {
    "affine": Jacobian, "point": Jacobian, "g2_affine": Twist, "g2_point": Twist, "kummer": Line,
    **dict.fromkeys(("ed25519", "ed25519_projective", "ed25519_cached", "ed25519_niels"), Extended),
}  # fmt: skip
