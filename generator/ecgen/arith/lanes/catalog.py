# SPDX-License-Identifier: MIT
"""Every straight-line function on eight elements at once, as lane Programs.

Elements in lanes are in Montgomery form with R = 2^(52n), n limbs of 52 bits, whatever the reduction of single elements is, and
they are weak: below 2*p. With 8*p < R the product of two such numbers comes out below 2*p without a comparison (Walter 1999,
"Montgomery exponentiation needs no final subtractions"), which was measured to be a quarter faster for p256.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ecgen.arith.lanes import columns as lanes
from ecgen.arith.lanes import digits as lane_digits
from ecgen.arith.lanes import montgomery as lane_montgomery
from ecgen.contracts import lanes as contracts
from ecgen.field import Modulus, Reduction
from ecgen.ir import LANE_LIMB, Builder, Kind, Param, Program, Value
from ecgen.logic.contract import Contract, internal
from ecgen.logic.types import Lanes
from ecgen.reference import residues

#: Elements in lanes are below so many times the modulus.
WEAK = 2

_LANES = {Kind.FIELD: Kind.FIELD8, Kind.SCALAR: Kind.SCALAR8}
_SINGLE = {Kind.FIELD8: Kind.FIELDS, Kind.SCALAR8: Kind.SCALARS}


def lane_modulus(single: Modulus) -> Modulus:
    """The modulus as it is computed with in lanes."""
    limbs = -(-(single.bits + 3) // LANE_LIMB)
    return Modulus(single.number, _LANES[single.kind], LANE_LIMB, limbs, Reduction.MONTGOMERY)


def arithmetic(modulus: Modulus) -> list[Program]:
    """The functions within lanes, in the order in which they are emitted."""
    return [_within_lanes(contract, modulus) for contract in contracts.arithmetic(residues(modulus))]


def conversions(modulus: Modulus, single: Modulus) -> list[Program]:
    """Into lanes and out of them, for single elements in words of one size."""
    into, out_of = contracts.conversions(residues(single))
    return [_into_lanes(modulus, single, into), _out_of_lanes(modulus, single, out_of)]


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: Modulus) -> list[Value]:
    """x*y/R in [0, 2*p), for x and y below 2*p."""
    form = lane_digits.form(modulus.number, modulus.limbs)
    return lane_montgomery.weak(b, lane_montgomery.product(b, x, y, form), modulus.number, form)


def square(b: Builder, x: Sequence[Value], modulus: Modulus) -> list[Value]:
    form = lane_digits.form(modulus.number, modulus.limbs)
    return lane_montgomery.weak(b, lane_montgomery.square(b, x, form), modulus.number, form)


def _add(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: Modulus) -> list[Value]:
    b.comment("a + b - 2*p by columns; a + b where that is negative")
    total = [lanes.add(b, first, second) for first, second in zip(x, y, strict=True)]
    return lanes.non_negative_of(b, lanes.plus_constant(b, total, -WEAK * modulus.number), WEAK * modulus.number)


def _sub(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: Modulus) -> list[Value]:
    b.comment("a - b by columns; 2*p more where that is negative")
    difference = [lanes.sub(b, first, second) for first, second in zip(x, y, strict=True)]
    return lanes.non_negative_of(b, difference, WEAK * modulus.number)


def _neg(b: Builder, x: Sequence[Value], modulus: Modulus) -> list[Value]:
    return _sub(b, lanes.constant(b, 0, len(x)), x, modulus)


def _element(b: Builder, modulus: Modulus, name: str, *, output: bool = False) -> Param:
    return b.param(name, modulus.kind, modulus.limbs, output=output, bound=WEAK * modulus.number)


#: By operation: how r is written, from a mask where there is one, and from the limbs of elements.
_BUILDERS: Mapping[str, Callable[..., list[Value]]] = {
    "add8": lambda b, modulus, x, y: _add(b, x, y, modulus),
    "sub8": lambda b, modulus, x, y: _sub(b, x, y, modulus),
    "neg8": lambda b, modulus, x: _neg(b, x, modulus),
    "dbl8": lambda b, modulus, x: _add(b, x, x, modulus),
    "mul8": lambda b, modulus, x, y: multiply(b, x, y, modulus),
    "sqr8": lambda b, modulus, x: square(b, x, modulus),
    "select8": lambda b, modulus, mask, x, y: [b.blend(mask, first, second) for first, second in zip(x, y, strict=True)],
}


def _within_lanes(contract: Contract, modulus: Modulus) -> Program:
    """r from elements in lanes and masks."""
    b = Builder(contract.name, 64)
    r = _element(b, modulus, "r", output=True)
    operands = [b.load_limbs(_element(b, modulus, param.name)) if isinstance(param.type, Lanes)
                else b.load(b.param(param.name, Kind.MASKS)) for param in contract.inputs]  # fmt: skip
    b.store_limbs(r, _BUILDERS[contract.operation](b, modulus, *operands))
    return b.build(contract)


def lookup(modulus: Modulus, entries: int) -> Program:
    """One point out of a table, every entry of which is read: entry index[i] of lane i."""
    n = modulus.limbs
    b = Builder("point8_lookup", 64)
    r = b.param("r", Kind.POINTS8, 3 * n, output=True, coordinate=n)
    table = b.param("table", Kind.POINTS8, 3 * n * entries, coordinate=n)
    index = b.load(b.param("index", Kind.INDEXES, bound=entries))
    b.comment("-1 where the entry is the one, else 0")
    masks = [b.sar(lanes.sub(b, b.xor(index, b.const(entry)), b.const(1)), 63) for entry in range(1, entries)]
    for limb in range(3 * n):
        b.comment(f"coordinate {'xyz'[limb // n]}, limb {limb % n}")
        chosen = b.load(table, limb)
        for entry, mask in enumerate(masks, 1):
            chosen = b.blend(mask, b.load(table, 3 * n * entry + limb), chosen)
        b.store(r, limb, chosen)
    return b.build(internal("lookup", "lane i of r = lane i of table[index[i]]", "Every entry is read."))


def _into_lanes(modulus: Modulus, single: Modulus, into: Contract) -> Program:
    """Montgomery product of a with R^2, or with R^2 over the radix of single elements."""
    b = Builder(into.name, 64)
    r = _element(b, modulus, "r", output=True)
    a = b.param("a", _SINGLE[modulus.kind], single.limbs, bound=single.number)
    words = [b.load(a, index, single.width // 8) for index in range(single.limbs)]
    b.comment(f"limbs of {LANE_LIMB} bits from words of {single.width}")
    limbs = limbs_of_words(b, words, single.width, modulus.limbs)
    factor = modulus.radix**2 * pow(single.radix if single.is_montgomery else 1, -1, modulus.number) % modulus.number
    b.store_limbs(r, multiply(b, lanes.constant(b, factor, modulus.limbs), limbs, modulus))
    equation = f"r = a[i] * {_radix(modulus)}{_over(single, '/')} mod {modulus.symbol}"
    return b.build(replace(into, notes=(f"Lane i: {equation}",)))


def _out_of_lanes(modulus: Modulus, single: Modulus, out_of: Contract) -> Program:
    """Montgomery product with the radix of single elements; canonical."""
    b = Builder(out_of.name, 64)
    r = b.param("r", _SINGLE[modulus.kind], single.limbs, output=True, bound=single.number)
    a = b.load_limbs(_element(b, modulus, "a"))
    form = lane_digits.form(modulus.number, modulus.limbs)
    if single.is_montgomery:
        factor = lanes.constant(b, single.radix % modulus.number, modulus.limbs)
        columns = lane_montgomery.product(b, factor, a, form)
    else:
        columns = lane_montgomery.reduce(b, a, form)
    limbs = lane_montgomery.canonical(b, columns, modulus.number, form)
    b.comment(f"words of {single.width} bits from limbs of {LANE_LIMB}")
    for index, word in enumerate(words_of_limbs(b, limbs, single.width, single.limbs)):
        b.store(r, index, word, single.width // 8)
    equation = f"r[i] * {_radix(modulus)} = a{_over(single, '*')} mod {modulus.symbol}"
    return b.build(replace(out_of, notes=(f"Lane i: {equation}",)))


def _radix(modulus: Modulus) -> str:
    return f"2^{modulus.width * modulus.limbs}"


def _over(single: Modulus, sign: str) -> str:
    """The change of form that single elements bring."""
    return f" {sign} {_radix(single)}" if single.is_montgomery else ""


def limbs_of_words(b: Builder, words: Sequence[Value], width: int, limbs: int) -> list[Value]:
    return [b.and_(piece, b.const(lanes.LIMB_MASK)) for piece in _repacked(b, words, width, LANE_LIMB, limbs)]


def words_of_limbs(b: Builder, limbs: Sequence[Value], width: int, words: int) -> list[Value]:
    """What stands above `width` bits in a word is not defined."""
    return _repacked(b, limbs, LANE_LIMB, width, words)


def _repacked(b: Builder, pieces: Sequence[Value], width: int, new_width: int, count: int) -> list[Value]:
    """`count` words with the same bits in pieces of `new_width` bits; what stands above those in a word is not defined."""
    out = []
    for k in range(count):
        word: Value | None = None
        for j, piece in enumerate(pieces):
            offset = width * j - new_width * k
            if -width < offset < new_width:
                moved = b.shl(piece, offset) if offset >= 0 else b.shr(piece, -offset)
                word = moved if word is None else b.or_(word, moved)
        out.append(word if word is not None else b.const(0))
    return out
