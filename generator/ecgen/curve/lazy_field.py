# SPDX-License-Identifier: MIT
"""A formula as ONE Program whose intermediate values are not brought below p, for p = 2^k - c with a small c.

Every value is a Number: n words with the largest value they can hold. Products are folded to a little above 2^k, and sums and
differences of such products are brought back to n words and no further. (Bernstein 2006, "Curve25519: new Diffie-Hellman speed
records", section 4, with the bounds computed.)

The two folds of a product lo + hi*W^n, which is congruent to V = lo + hi*f, are done at once: the top word of lo and the product
of the top word of hi by f tell the quotient of V by 2^k but for the carries from the words below, which only leave the result a
little larger. So what the quotient is folded to is there before those carries have run, and is added along with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ecgen.arith import limbs
from ecgen.arith.multiply import product, scaled
from ecgen.arith.reduce.folding import Folding, Number, by_products, finish, fold
from ecgen.arith.reduce.folding import add as add_numbers
from ecgen.arith.shape import Shape
from ecgen.arith.square import square
from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Modulus, Reduction
from ecgen.ir import Builder, Value

#: Why the borrow of a difference to which a multiple of p is added may be dropped.
_WITHIN = "the multiple of p is at least what is subtracted"
#: Why no carry leaves a sum whose carry is folded onto it.
_LESS = "where the sum carries, what is left of it is far from filling its words; elsewhere 0 is added"


def suits(modulus: Modulus) -> bool:
    """Whether sums and differences of folded products fit the words: Crandall's form and at least one spare bit."""
    spare = modulus.width * modulus.limbs - modulus.bits
    return modulus.reduction.request is Reduction.CRANDALL and spare >= 1 and (1 << modulus.bits) - modulus.number < 1 << 16


@dataclass
class LazyField:
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
        if self._is_quick(self._factor):
            return self._most(self._factor)
        square_of_all = ((1 << self.folding.bits) - 1) ** 2
        return self.folding.folded(self.folding.folded(square_of_all, self.folding.bits), self.folding.exponent)

    @property
    def _factor(self) -> int:
        """f = W^n mod p."""
        return self.folding.factor << (self.folding.bits - self.folding.exponent)

    @property
    def _below(self) -> int:
        """Bits of the words below the top one."""
        return self.folding.bits - self.modulus.width

    @property
    def _top(self) -> int:
        """Bits of p in its top word."""
        return self.folding.exponent - self._below

    def _is_quick(self, factor: int) -> bool:
        """Whether `_onto` reduces x + y*factor: there are words below the top one, and the quotient times c is a word."""
        quotient = (factor + 1) << (self.modulus.width - self._top)
        fits = self.folding.factor * quotient < self.b.word and self._most(factor) >> self.folding.bits == 0
        return self.modulus.limbs > 1 and fits

    def _most(self, factor: int) -> int:
        """The largest x + y*factor as `_onto` leaves it.

        Its top word has the bits below 2^k, the largest high word of a product by the factor, and the carries of two chains.
        """
        return ((1 << self._top) + factor + 1 << self._below) - 1

    def element(self, words: Sequence[Value]) -> Number:
        """An input that is at most `tight`."""
        return Number(tuple(words), self.tight)

    def words(self, x: Number) -> list[Value]:
        """All n words of a Number that fits them."""
        given = [word or self.b.const(0) for word in x.words]
        return given + [self.b.const(0)] * (self.modulus.limbs - len(given))

    def _onto(self, x: Sequence[Value], y: Sequence[Value], factor: int) -> Number:
        """x + y*factor for n words each, reduced to a little above 2^k."""
        b, top, zero = self.b, self._top, self.b.const(0)
        b.comment(f"the quotient by 2^{self.folding.exponent} but for carries from below; times {self.folding.factor}")
        products = [b.mul(word, b.const(factor)) for word in y]
        los, his = [lo for lo, _ in products], [hi for _, hi in products]
        last, carry = b.add(x[-1], los[-1])
        above = b.add_last(his[-1], zero, carry)
        if top == self.modulus.width - 1:
            last, carry = b.add(last, last)
            quotient, last = b.add_last(above, above, carry), b.shr(last, 1)
        else:
            quotient, last = b.shrd(above, last, top), b.and_(last, b.const((1 << top) - 1))
        extra = b.mul_low(quotient, b.const(self.folding.factor))
        b.comment(f"what is below 2^{self.folding.exponent}, and the low words of the products by {factor}")
        total = limbs.add_closed(b, [*x[:-1], last], [*los[:-1], zero])
        b.comment(f"their high words, and the quotient times {self.folding.factor}")
        return Number(tuple(limbs.add_closed(b, total, [extra, *his[:-1]])), self._most(factor))

    def _folded(self, wide: Sequence[Value], bound: int) -> Number:
        n = self.modulus.limbs
        if self._is_quick(self._factor):
            return self._onto(wide[:n], wide[n:], self._factor)
        x = Number(tuple(wide), bound)
        if self.folding.folded(bound, self.folding.exponent) > self.tight:
            x = fold(self.b, x, self.folding.bits, self.folding, by_products)
        return self.tightened(x)

    def tightened(self, x: Number) -> Number:
        """The number folded once more at the exponent, unless it is tight already."""
        return x if x.bound <= self.tight else fold(self.b, x, self.folding.exponent, self.folding, by_products)

    def mul(self, x: Number, y: Number) -> Number:
        return self._folded(product(self.b, self.words(x), self.words(y), self.shape), x.bound * y.bound)

    def sqr(self, x: Number) -> Number:
        return self._folded(square(self.b, self.words(x), self.shape), x.bound**2)

    def add_scaled(self, x: Number, y: Number, factor: int) -> Number:
        """x + y times a constant of one word."""
        if self._is_quick(factor):
            return self._onto(self.words(x), self.words(y), factor)
        return self.add(x, self.mul_small(y, factor))

    def mul_small(self, x: Number, factor: int) -> Number:
        """x times a constant of one word."""
        self.b.comment(f"times {factor}")
        return self.tightened(Number(tuple(scaled(self.b, self.words(x), self.b.const(factor))), x.bound * factor))

    @property
    def _multiple(self) -> int:
        """The largest multiple of p that fits the words."""
        return (1 << self.folding.bits) // self.modulus.number * self.modulus.number

    def add(self, x: Number, y: Number) -> Number:
        """x + y; where that carries, the carry is folded onto what is left."""
        b, most = self.b, 1 << self.folding.bits
        less = most - self._multiple
        if x.bound + y.bound < most:
            b.comment("sum, not reduced")
            return add_numbers(b, x, y, x.bound + y.bound)
        if x.bound + y.bound - most + less >= most:
            x, y = self.tightened(x), self.tightened(y)
        assert x.bound + y.bound - most + less < most
        b.comment(f"sum; its carry, 2^{self.folding.bits}, is folded to {less}")
        total, carry = limbs.add(b, self.words(x), self.words(y))
        extra = [b.and_(b.mask_of(carry), b.const(less)), *[b.const(0)] * (self.modulus.limbs - 1)]
        return Number(tuple(limbs.add_closed(b, total, extra, wraps=_LESS)), most - 1)

    def dbl(self, x: Number) -> Number:
        return self.add(x, x)

    def sub(self, x: Number, y: Number) -> Number:
        """x - y, and where that borrows the largest multiple of p that fits the words is added."""
        b, most, multiple = self.b, 1 << self.folding.bits, self._multiple
        y = y if y.bound <= multiple else self.tightened(y)
        assert y.bound <= multiple and most - multiple < b.word
        b.comment(f"difference; where it borrows, {multiple // self.modulus.number}*p is added, which is "
                  f"2^{self.folding.bits} less {most - multiple}")  # fmt: skip
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
            chosen: Mapping[str, tuple[str, str]], mask: Value) -> dict[str, Number]:  # fmt: skip
        """The outputs of a formula.

        small: constants that are factors of one word. chosen: result -> the operand it takes where the mask is all-ones and its
        own operand, by name, where it is 0. A product by a small constant that is only added to something is added as it is.
        """
        values, calls = dict(inputs), {call.out: call for call in lower(formula, small)}
        reads = Counter([arg for call in calls.values() for arg in call.args] + list(formula.output_names))
        products = {name: call for name, call in calls.items() if call.function == "mul_small" and reads[name] == 1}
        taken: dict[str, Number] = {}

        def value(name: str) -> Number:
            if name not in values:
                values[name] = computed(calls[name])
            return values[name]

        def computed(call: Call) -> Number:
            if call.out in chosen:
                if not taken:
                    taken.update(self._taken({name: (value(yes), value(no)) for name, (yes, no) in chosen.items()}, mask))
                return self._call(call, [taken[call.out]], small)
            if call.function == "add":
                for other, name in (call.args, call.args[::-1]):
                    if name in products:
                        factor = products[name]
                        return self.add_scaled(value(other), value(factor.args[0]), small[factor.small])
            return self._call(call, [value(name) for name in call.args], small)

        for name in calls:
            if name not in products:
                value(name)
        return {name: self.tightened(value(name)) for name in formula.output_names}

    def _taken(self, pairs: Mapping[str, tuple[Number, Number]], mask: Value) -> dict[str, Number]:
        """The first of each pair where the mask is all-ones, else the second; side by side, since they share a condition."""
        self.b.comment(f"the operands of {', '.join(pairs)} by the mask")
        condition = self.b.bit_of_mask(mask)
        return {name: self.select(condition, yes, no) for name, (yes, no) in pairs.items()}

    def _call(self, call: Call, operands: Sequence[Number], small: Mapping[str, int]) -> Number:
        if call.function == "mul_small":
            (operand,) = operands
            return self.mul_small(operand, small[call.small])
        result: Number = getattr(self, call.function)(*operands)
        return result
