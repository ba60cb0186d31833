# SPDX-License-Identifier: MIT
"""A formula as ONE Program whose intermediate values are not brought below p, for p = 2^k - c with a small c.

Every value is a Number: n words with the largest value they can hold. Products are folded to a little above 2^k; sums and
differences of such products still fit their words, so that they need no reduction at all: where p leaves a spare bit, an addition
is one carry chain. (Bernstein 2006, "Curve25519: new Diffie-Hellman speed records", section 4, with the bounds computed.)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen.arith import limbs
from ecgen.arith.folding import Number, by_products, finish, fold
from ecgen.arith.folding import Shape as Folding
from ecgen.arith.folding import add as add_numbers
from ecgen.arith.multiply import Shape, product, scaled
from ecgen.arith.square import square
from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Modulus, Reduction
from ecgen.ir import Builder, Value

#: Why the borrow of a difference to which a multiple of p is added may be dropped.
_WITHIN = "the multiple of p is at least what is subtracted"
#: Why no carry leaves the lowest word of a sum whose carry is folded onto it.
_SMALL = "where the sum carries, what is left of it is less than a word; elsewhere 0 is added"


def suits(modulus: Modulus) -> bool:
    """Whether sums and differences of folded products fit the words: Crandall's form and at least one spare bit."""
    spare = modulus.width * modulus.limbs - modulus.bits
    return modulus.reduction is Reduction.CRANDALL and spare >= 1 and (1 << modulus.bits) - modulus.number < 1 << 16


@dataclass
class Loose:
    """Writes field operations on Numbers into a Builder."""

    b: Builder
    modulus: Modulus
    shape: Shape
    folding: Folding = field(init=False)

    def __post_init__(self) -> None:
        m = self.modulus
        self.folding = Folding(m.number, m.bits, m.width, m.limbs)

    @property
    def tight(self) -> int:
        """No product is larger than this."""
        square_of_all = ((1 << self.folding.bits) - 1) ** 2
        return self.folding.folded(self.folding.folded(square_of_all, self.folding.bits), self.folding.exponent)

    def element(self, words: Sequence[Value]) -> Number:
        """An input that is at most `tight`."""
        return Number(tuple(words), self.tight)

    def words(self, x: Number) -> list[Value]:
        """All n words of a Number that fits them."""
        given = [word or self.b.const(0) for word in x.words]
        return given + [self.b.const(0)] * (self.modulus.limbs - len(given))

    def _folded(self, wide: Sequence[Value], bound: int) -> Number:
        x = Number(tuple(wide), bound)
        if bound >> (self.folding.bits + self.modulus.width):
            x = fold(self.b, x, self.folding.bits, self.folding, by_products)
        return self.tightened(x)

    def tightened(self, x: Number) -> Number:
        """The number folded once more at the exponent, unless it is tight already."""
        return x if x.bound <= self.tight else fold(self.b, x, self.folding.exponent, self.folding, by_products)

    def mul(self, x: Number, y: Number) -> Number:
        return self._folded(product(self.b, self.words(x), self.words(y), self.shape), x.bound * y.bound)

    def sqr(self, x: Number) -> Number:
        return self._folded(square(self.b, self.words(x), self.shape), x.bound**2)

    def mul_small(self, x: Number, factor: int) -> Number:
        """x times a constant of one word."""
        self.b.row(f"times {factor}")
        return self._folded(scaled(self.b, self.words(x), self.b.const(factor)), x.bound * factor)

    @property
    def _multiple(self) -> int:
        """The largest multiple of p that fits the words."""
        return (1 << self.folding.bits) // self.modulus.number * self.modulus.number

    def add(self, x: Number, y: Number) -> Number:
        """x + y, and where that carries, which leaves less than a word, the carry is folded onto the lowest word."""
        b, most = self.b, 1 << self.folding.bits
        less = most - self._multiple
        if x.bound + y.bound < most:
            b.row("sum, not reduced")
            return add_numbers(b, x, y, x.bound + y.bound)
        if x.bound + y.bound - most + less >= b.word:
            x, y = self.tightened(x), self.tightened(y)
        assert x.bound + y.bound - most + less < b.word
        b.row(f"sum; its carry, 2^{self.folding.bits}, is folded to {less}")
        total, carry = limbs.add(b, self.words(x), self.words(y))
        low = b.add_last(total[0], b.and_(b.mask_of(carry), b.const(less)), wraps=_SMALL)
        return Number((low, *total[1:]), most - 1)

    def dbl(self, x: Number) -> Number:
        return self.add(x, x)

    def sub(self, x: Number, y: Number) -> Number:
        """x - y, and where that borrows the largest multiple of p that fits the words is added."""
        b, most, multiple = self.b, 1 << self.folding.bits, self._multiple
        y = y if y.bound <= multiple else self.tightened(y)
        assert y.bound <= multiple and most - multiple < b.word
        b.row(f"difference; where it borrows, {multiple // self.modulus.number}*p is added, which is 2^{self.folding.bits} less "
              f"{most - multiple}")  # fmt: skip
        difference, borrow = limbs.sub(b, self.words(x), self.words(y))
        less = [b.and_(b.mask_of(borrow), b.const(most - multiple)), *[b.const(0)] * (self.modulus.limbs - 1)]
        return Number(tuple(limbs.sub_closed(b, difference, less, wraps=_WITHIN)), max(x.bound, multiple - 1))

    def neg(self, x: Number) -> Number:
        return self.sub(Number((), 0), x)

    def select(self, condition: Value, x: Number, y: Number) -> Number:
        return Number(tuple(limbs.select(self.b, condition, self.words(x), self.words(y))), max(x.bound, y.bound))

    def canonical(self, x: Number) -> list[Value]:
        """x mod p."""
        return finish(self.b, self.tightened(x), self.folding, by_products)

    def run(self, formula: Formula, inputs: Mapping[str, Number], small: Mapping[str, int],
            chosen: Mapping[str, tuple[str, str]], condition: Value | None = None) -> dict[str, Number]:  # fmt: skip
        """The outputs of a formula.

        small: constants that are factors of one word. chosen: result -> the operand it takes where `condition` holds and its
        own operand, by name, where it does not.
        """
        values, calls = dict(inputs), {call.out: call for call in lower(formula, small)}

        def value(name: str) -> Number:
            if name not in values:
                operands = [value(other) for other in calls[name].args]
                if name in chosen:
                    assert condition is not None
                    yes, no = (value(other) for other in chosen[name])
                    self.b.row(" or ".join(chosen[name]))
                    operands = [self.select(condition, yes, no)]
                values[name] = self._call(calls[name], operands, small)
            return values[name]

        for name in calls:
            value(name)
        return {name: self.tightened(values[name]) for name in formula.output_names}

    def _call(self, call: Call, operands: Collection[Number], small: Mapping[str, int]) -> Number:
        if call.function == "mul_small":
            (operand,) = operands
            return self.mul_small(operand, small[call.small])
        made: Number = getattr(self, call.function)(*operands)
        return made
