# SPDX-License-Identifier: MIT
"""Terms: integers, elements of a modulus, bits, byte strings and points, as immutable values.

A term says what a value is, never how it is computed. `a * b` of two elements is their product modulo the modulus, `k * p` of a
number and a point is the multiple of the point. What a parameter stands for is its value at the entry, or at the return where
the parameter is an output that is not read. Text, integers, the manifest and the prover's goal are derived from terms; no text
is ever turned into a term.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Sort(StrEnum):
    """What a term denotes."""

    INTEGER = "integer"
    ELEMENT = "element"  # of the integers modulo p or n, or of an extension of them
    BIT = "bit"
    BYTES = "bytes"
    POINT = "point"
    POLYNOMIAL = "polynomial"  # with integers for coefficients
    VECTOR = "vector"  # of elements of GF(2^m), or of numbers


class Op(StrEnum):
    """The operations. The value is the name in manifests."""

    # of integers and elements; of points too, where it says so
    ADD = "+"  # also of points and of polynomials
    SUB = "-"
    NEG = "neg"  # also of points
    MUL = "*"  # also a number times a point, and of polynomials
    POW = "^"  # by a constant, of integers by any
    INVERSE = "inverse"  # 1/x, and 0 for x = 0
    MODULO = "mod"  # of integers; of a polynomial by a monic one, or by an integer, each coefficient
    # between sorts
    WORDS = "words"  # the integer that the words of an element hold, in whatever form it stands in memory
    RESIDUE = "residue"  # the integer in [0, modulus) that is an element
    BIG_ENDIAN = "big_endian"  # the integer that a byte string encodes
    LITTLE_ENDIAN = "little_endian"
    PART = "part"  # of an element of an extension, by index: c0 + c1*i
    PAIR = "pair"  # c0 + c1*i
    # bits
    EQUAL = "="
    LESS = "<"
    AT_MOST = "<="
    AND = "and"
    OR = "or"
    NOT = "not"
    IMPLIES = "=>"
    FOR_EACH = "for_each"  # (index variable, count, formula): for all 0 <= index < count
    IS_SQUARE = "is_square"
    MASK = "mask"  # of a bit: all-ones or 0, as a word
    CHOICE = "choice"  # (bit, x, y): x where the bit is 1, else y
    AT = "at"  # element of an array
    # points
    X = "x"  # affine coordinates
    Y = "y"
    IS_ON_CURVE = "is_on_curve"  # satisfies the curve's equation, or is neutral
    HAS_PRIME_ORDER = "has_prime_order"  # its multiple by n is neutral
    POINT = "point"  # the pair of coordinates, whether on the curve or not; of one, where a point is known by x alone
    # byte strings
    LENGTH = "length"
    SLICE = "slice"  # (bytes, start, end)
    CONCAT = "concat"
    ZEROS = "zeros"  # so many bytes that are 0


@dataclass(frozen=True)
class Term:
    """Base of all terms; the operators build larger ones."""

    def __add__(self, other: Term | int) -> Term:
        return Apply(Op.ADD, (self, term(other)))

    def __sub__(self, other: Term | int) -> Term:
        return Apply(Op.SUB, (self, term(other)))

    def __mul__(self, other: Term | int) -> Term:
        return Apply(Op.MUL, (self, term(other)))

    def __rmul__(self, other: int) -> Term:
        return Apply(Op.MUL, (term(other), self))

    def __pow__(self, exponent: int) -> Term:
        return Apply(Op.POW, (self, term(exponent)))

    def __neg__(self) -> Term:
        return Apply(Op.NEG, (self,))

    def __mod__(self, other: Term) -> Term:
        return Apply(Op.MODULO, (self, other))

    def __lt__(self, other: Term | int) -> Term:
        return Apply(Op.LESS, (self, term(other)))

    def __le__(self, other: Term | int) -> Term:
        return Apply(Op.AT_MOST, (self, term(other)))

    def __and__(self, other: Term) -> Term:
        return Apply(Op.AND, (self, other))

    def __or__(self, other: Term) -> Term:
        return Apply(Op.OR, (self, other))

    def __invert__(self) -> Term:
        return Apply(Op.NOT, (self,))

    def equals(self, other: Term | int) -> Term:
        """The formula that both are the same; `==` compares the terms themselves."""
        return Apply(Op.EQUAL, (self, term(other)))


@dataclass(frozen=True)
class Var(Term):
    """The value of a parameter, of a bound index, or of `result`, the returned value."""

    name: str


@dataclass(frozen=True)
class Const(Term):
    """An integer, or the element that it is modulo the modulus."""

    value: int


@dataclass(frozen=True)
class Symbol(Term):
    """A constant of the specification: "p", "n", "G" (the generator), "B" (the generator of Ed25519), "O" (the neutral element),
    "a", "b" of the curve, "g" and its order "q" of a group modulo p; of a ring of polynomials "q" and the polynomials "x^n - 1"
    and "Phi_n"."""

    name: str


@dataclass(frozen=True)
class Apply(Term):
    op: Op
    args: tuple[Term, ...]


@dataclass(frozen=True)
class Named(Term):
    """A function that a standard defines: `source` cites it, `sort` is what it gives. For example SHA-256 of a message."""

    name: str
    source: str
    sort: Sort
    args: tuple[Term, ...]


RESULT = Var("result")
P, N, G, B, NEUTRAL = (Symbol(name) for name in "pnGBO")


def term(value: Term | int) -> Term:
    return value if isinstance(value, Term) else Const(value)


def apply(op: Op, *args: Term | int) -> Term:
    return Apply(op, tuple(term(arg) for arg in args))


def implies(condition: Term, *formulas: Term) -> tuple[Term, ...]:
    """Each of the formulas, where the condition holds."""
    return tuple(Apply(Op.IMPLIES, (condition, formula)) for formula in formulas)


def when(condition: Term, then: tuple[Term, ...], otherwise: tuple[Term, ...]) -> tuple[Term, ...]:
    """`then` where the condition holds, else `otherwise`."""
    return (*implies(condition, *then), *implies(~condition, *otherwise))


def for_each(index: str, count: Term | int, formula: Term) -> Term:
    return apply(Op.FOR_EACH, Var(index), count, formula)


def inverse(x: Term) -> Term:
    return apply(Op.INVERSE, x)


def mask(bit: Term) -> Term:
    return apply(Op.MASK, bit)


def choice(bit: Term, x: Term | int, y: Term | int) -> Term:
    return apply(Op.CHOICE, bit, x, y)


def at(array: Term, index: Term) -> Term:
    return apply(Op.AT, array, index)


def words(x: Term) -> Term:
    return apply(Op.WORDS, x)


def residue(x: Term) -> Term:
    return apply(Op.RESIDUE, x)


def big_endian(x: Term) -> Term:
    return apply(Op.BIG_ENDIAN, x)


def little_endian(x: Term) -> Term:
    return apply(Op.LITTLE_ENDIAN, x)


def between(low: Term | int, x: Term, high: Term | int) -> Term:
    """low < x < high."""
    return (term(low) < x) & (x < high)


def x_of(point: Term) -> Term:
    return apply(Op.X, point)


def y_of(point: Term) -> Term:
    return apply(Op.Y, point)


def on_curve(point: Term) -> Term:
    return apply(Op.IS_ON_CURVE, point)


def has_prime_order(point: Term) -> Term:
    return apply(Op.HAS_PRIME_ORDER, point)


def point(*coordinates: Term | int) -> Term:
    return apply(Op.POINT, *coordinates)


def part(x: Term, index: int) -> Term:
    return apply(Op.PART, x, index)


def pair(x: Term, y: Term) -> Term:
    return apply(Op.PAIR, x, y)


def zeros(length: int) -> Term:
    return apply(Op.ZEROS, length)


def slice_of(string: Term, start: int, end: int) -> Term:
    """The bytes from `start` to before `end`."""
    return apply(Op.SLICE, string, start, end)


def concat(*strings: Term) -> Term:
    return apply(Op.CONCAT, *strings)


def two_to(exponent: int) -> Term:
    return apply(Op.POW, 2, exponent)


def has_length(string: Term, length: int) -> Term:
    return apply(Op.LENGTH, string).equals(length)


def is_square(x: Term) -> Term:
    return apply(Op.IS_SQUARE, x)


def subterms(root: Term) -> list[Term]:
    """The term and all inside it, outermost first."""
    collected = [root]
    if isinstance(root, Apply | Named):
        for argument in root.args:
            collected += subterms(argument)
    return collected


def variables(root: Term) -> tuple[str, ...]:
    """The names of variables in the order of occurrence, those bound by a for-each included."""
    return tuple(dict.fromkeys(part.name for part in subterms(root) if isinstance(part, Var)))


def substitute(root: Term, values: Mapping[Term, Term]) -> Term:
    """The term with terms in the place of others."""
    match root:
        case _ if root in values:
            return values[root]
        case Apply(op, args):
            return Apply(op, tuple(substitute(argument, values) for argument in args))
        case Named(name, source, sort, args):
            return Named(name, source, sort, tuple(substitute(argument, values) for argument in args))
        case _:
            return root
