# SPDX-License-Identifier: MIT
"""Values of a formula that are left lazily reduced, for a Mersenne prime p = 2^k - 1 whose words have spare bits.

A product modulo p costs two carry chains beyond its making: what is above 2^k is added, and where that reaches p, p is taken
away. A sum costs two, a difference two. The second one is needed only where the value has to be below p: where it leaves the
function, is subtracted, halved, or goes into an operation whose result does. Elsewhere it stays what one chain makes of it, for
which an exact bound is kept; operands of products may be as large as the words, so nothing overflows while the product's upper
part fits them, too. (Scott, "Slothful reduction", ePrint 2017/437, does so for fields with spare bits.)

x - y with y <= p is x + (p - y), which is x + 2^k - 1 - y: one chain.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise

from ecgen.arith import limbs
from ecgen.arith.facts import Facts
from ecgen.arith.reduce import mersenne
from ecgen.arith.reduction import multiply, square
from ecgen.arith.shape import Shape
from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Reduction
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.pipeline import finished

#: Why no borrow leaves x + p - y.
_FITS = "b is at most p"
#: Operations with results that may stay lazily reduced.
_KNOWN = ("mul", "sqr", "add", "sub", "dbl")


def lazily_reduced(formula: Formula, modulus: Facts, shape: Shape) -> frozenset[str]:
    """The values that a fused formula leaves lazily reduced: those that nothing needs below p.

    None where the modulus is no Mersenne prime with spare bits, where the shape of products says that carries do not matter, and
    in formulas that the proof of such functions does not cover: with constants of the curve, or telling whether values are zero.
    """
    plain = not formula.also and not formula.constants
    return needless(lower(formula), formula.output_names) if suits(modulus, shape) and plain else frozenset()


def needless(calls: Sequence[Call], outputs: Collection[str]) -> frozenset[str]:
    """The values that nothing needs below p, given the names that leave the function.

    A value may be lazily reduced where each use is as an operand of a product, a sum or a double which may be lazily reduced
    itself, or as what is subtracted from. Products of lazily reduced operands are not brought below p at once, which would cost
    one more chain.
    """
    names = {call.out for call in calls if call.function in _KNOWN} - set(outputs)
    while True:
        kept = frozenset(name for name in names if all(_takes(call, name, names) for call in calls if name in call.args))
        if kept == names:
            return kept
        names = set(kept)


def _takes(call: Call, name: str, names: Collection[str]) -> bool:
    if call.function == "sub":
        return call.args[1] != name
    return call.function in _KNOWN and call.out in names


class Parts:
    """The Programs of a formula's operations of which `names` stay lazily reduced. `bounds`: the largest that each of these can
    be."""

    def __init__(self, modulus: Facts, shape: Shape, names: Collection[str]) -> None:
        self.modulus, self.shape, self.names = modulus, shape, names
        self.bounds: dict[str, int] = {}
        self.programs: dict[tuple[str, tuple[int, ...], bool], Program] = {}

    def of(self, call: Call) -> Program | None:
        """The Program of this operation; None where all that it takes and gives is below p.

        Raises LostCarry or ValueError for a result that does not fit the words, which formulas of points are far from.
        """
        p = self.modulus.number
        most = tuple(self.bounds.get(arg, p - 1) for arg in call.args)
        stays = call.out in self.names
        if not stays and max(most, default=0) < p:
            return None
        key = call.function, most, stays
        if key not in self.programs:
            self.programs[key] = finished(self._program(call.function, most, stays))
        if stays:
            self.bounds[call.out] = _LARGEST[call.function](most, p)
        return self.programs[key]

    def _program(self, function: str, most: Sequence[int], stays: bool) -> Program:
        m = self.modulus
        b = Builder(f"{m.tag}_{function}_lazily_reduced", m.width)
        largest = _LARGEST[function](most, m.number)
        if largest >> m.width * m.limbs:
            raise ValueError(f"{m.symbol}: {function} of values that are not reduced does not fit {m.limbs} words")
        r = b.param("r", Kind.LIMBS, m.limbs, output=True, bound=largest + 1 if stays else m.number)
        operands = [b.load_limbs(b.param(name, Kind.LIMBS, m.limbs, bound=bound + 1))
                    for name, bound in zip("ab", most, strict=False)]  # fmt: skip
        words = self._write(b, function, operands, most)
        b.store_limbs(r, words if stays else mersenne.fold(b, words, m.number))
        return b.build(internal(function, "r is congruent to the result modulo p"))

    def _write(self, b: Builder, function: str, operands: Sequence[Sequence[Value]], most: Sequence[int]) -> list[Value]:
        x, y = operands[0], operands[-1]
        match function:
            case "mul":
                wide = multiply(b, x, y, self.modulus, self.shape, max(most) + 1)
                return self._folded(b, wide, (most[0] * most[1]).bit_length())
            case "sqr":
                wide = square(b, x, self.modulus, self.shape, most[0] + 1)
                return self._folded(b, wide, (most[0] ** 2).bit_length())
            case "add":
                b.comment("the sum, not reduced")
                return limbs.add_closed(b, x, y)
            case "dbl":
                b.comment("twice the words, not reduced")
                return [b.shl(x[0], 1), *(limbs.joined(b, low, high, b.width - 1) for low, high in pairwise(x))]
            case "sub":
                b.comment("a + (p - b), which is a + 2^k - 1 - b; not reduced")
                return self._difference(b, x, y)
        raise AssertionError(function)

    def _difference(self, b: Builder, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        """x + p - y for y <= p: one chain, with 2^k in the top word at its begin and a borrow."""
        above = 1 << self.modulus.bits - self.modulus.width * (len(x) - 1)
        borrow: Value | None = b.borrow_of_sub(b.const(0), b.const(1))
        out = []
        for word, less in zip(x[:-1], y[:-1], strict=True):
            d, borrow = b.sub(word, less, borrow)
            out.append(d)
        return [*out, b.sub_last(b.add_last(x[-1], b.const(above)), y[-1], borrow, wraps=_FITS)]

    def _folded(self, b: Builder, wide: Sequence[Value], bits: int) -> list[Value]:
        n, k = self.modulus.limbs, self.modulus.bits
        b.comment(f"what is above 2^{k} is added, not reduced")
        return limbs.add_closed(b, [*wide[: n - 1], mersenne.below(b, wide[n - 1], k)], mersenne.above(b, wide, k, bits))


def suits(modulus: Facts, shape: Shape) -> bool:
    """Whether p is a Mersenne prime whose words have room for a few sums and products, and few carries are wanted."""
    return shape.spare_bit and modulus.reduction is Reduction.MERSENNE and modulus.spare_bits >= _LEAST_SPARE


#: Spare bits without which formulas might not fit; each level of products takes two or three.
_LEAST_SPARE = 40

#: The largest result of each operation for operands as large as these.
_LARGEST: Mapping[str, Callable[[Sequence[int], int], int]] = {
    "mul": lambda most, p: p + (most[0] * most[1] >> p.bit_length()),
    "sqr": lambda most, p: p + (most[0] ** 2 >> p.bit_length()),
    "add": lambda most, p: most[0] + most[1],
    "dbl": lambda most, p: 2 * most[0],
    "sub": lambda most, p: most[0] + p,
}
