# SPDX-License-Identifier: MIT
"""What a prime and a word size allow, derived once, in one immutable value that every builder is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ecgen.arith import limbs
from ecgen.arith.digits import signed_bits
from ecgen.arith.karatsuba import even, levels, uneven
from ecgen.arith.multiply import product
from ecgen.arith.reduce import crandall, estimate, montgomery, montgomery_halves, montgomery_inverse, montgomery_turns, solinas
from ecgen.arith.reduce.folding import Folding, Plan
from ecgen.arith.shape import Depth, Shape
from ecgen.field import Modulus, Reduction
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

#: What a Program costs once it is simplified; None where a carry that it drops cannot be shown to be zero. Builders have what
#: they try out judged by it, and know nothing of passes.
Judge = Callable[[Program], int | None]

#: What a step by the inverse of W may cost more than the usual one, by the model, which does not see that it waits for one
#: multiplication less. Measured on Zen 4: Pallas's field costs more by 3 for each step, and takes 0.91 of the time.
_SHORTER = 5


@dataclass(frozen=True)
class Facts(Modulus):
    """A Modulus with what follows from it. Each fact is derived when it is asked for first, and kept with the value.

    `judge` prices what is tried out. Two Facts of equal moduli are equal, whoever judges.
    """

    judge: Judge = field(compare=False, repr=False, kw_only=True)

    @cached_property
    def words(self) -> tuple[int, ...]:
        """The little-endian words of the modulus."""
        return tuple(limbs.split(self.number, self.width, self.limbs))

    @cached_property
    def signed_terms(self) -> tuple[tuple[int, int], ...]:
        """The modulus as the fewest (sign, exponent), highest exponent first."""
        return signed_bits(self.number)

    @property
    def spare_bits(self) -> int:
        """Bits of the words that no element uses."""
        return self.width * self.limbs - self.bits

    @cached_property
    def folding(self) -> Folding:
        """p = 2^k - c, with k the exponent of the leading signed term for Solinas's reduction, else the bits of p."""
        folding_of = solinas.folding_of if self.reduction is Reduction.SOLINAS else crandall.folding_of
        return folding_of(self.number, self.width, self.limbs)

    @cached_property
    def fold_plan(self) -> Plan:
        """The cheapest way to fold a product, by Solinas's or Crandall's reduction."""
        return solinas.plan(self.folding) if self.reduction is Reduction.SOLINAS else crandall.plan(self.folding)

    @cached_property
    def quotient_is_estimated(self) -> bool:
        """Whether Crandall's last fold begins before the carries of the product have run."""
        return estimate.suits(self.folding)

    @cached_property
    def montgomery_form(self) -> montgomery.Form:
        """The cheapest way to write a Montgomery step whose carries can be proved.

        The bounds pass does not see through every sum of shifted copies.
        """
        forms = montgomery.forms(self.number, self.width, self.limbs)
        priced = [(cost, form) for form in forms if (cost := self.judge(self._window_program(form))) is not None]
        return min(priced, key=lambda pair: pair[0])[1]

    def _window_program(self, form: montgomery.Form) -> Program:
        """The reduction of any n words."""
        b = Builder("trial", self.width)
        r = b.param("r", Kind.LIMBS, self.limbs, output=True)
        window = b.load_limbs(b.param("u", Kind.LIMBS, self.limbs))
        b.store_limbs(r, montgomery.reduce_window(b, window, self.number, form))
        return b.build(internal("trial"))

    @cached_property
    def squared_radix(self) -> int:
        """R^2 mod p, the Montgomery product with which brings elements into their form."""
        return self.radix**2 % self.number

    def form_after_squared_radix(self, shape: Shape) -> montgomery.Form:
        """As for other products, unless R^2 mod p has so few bits (as for 2^448 - 2^224 - 1) that the product is made of shifted
        words, for which the bounds pass does not see that the form drops no carry."""
        if shape not in self._forms:
            b = Builder("trial", self.width)
            r = b.param("r", self.kind, self.limbs, output=True, bound=self.number)
            x = b.load_limbs(b.param("a", self.kind, self.limbs, bound=self.number))
            wide = product(b, x, limbs.constant(b, self.squared_radix, self.limbs), shape)
            b.store_limbs(r, montgomery.reduce_product(b, wide, self.number, self.montgomery_form))
            bounded = self.judge(b.build(internal("trial"))) is not None
            self._forms[shape] = self.montgomery_form if bounded else montgomery.PLAIN
        return self._forms[shape]

    @cached_property
    def _forms(self) -> dict[Shape, montgomery.Form]:
        """What form_after_squared_radix found."""
        return {}

    @cached_property
    def reduces_by_halves(self) -> bool:
        """Whether Montgomery reduction may take half the words at a time."""
        return self.is_montgomery and montgomery_halves.suits(self.number, self.width, self.limbs)

    @cached_property
    def reduces_by_inverse(self) -> bool:
        """Whether Montgomery steps may multiply by the inverse of W, with carries that can be proved, and that is faster."""
        if not (self.is_montgomery and montgomery_inverse.suits(self.number, self.width, self.limbs)):
            return False
        form, rows = self.montgomery_form, Shape()
        usual = self._price(lambda b, x, y: montgomery.reduce_product(b, product(b, x, y, rows), self.number, form))
        other = self._price(lambda b, x, y: montgomery_inverse.reduce_product(b, product(b, x, y, rows), self.number))
        steps = self.limbs - montgomery_inverse.last_steps(self.number, self.width, self.limbs)
        return other is not None and (usual is None or other < usual + _SHORTER * steps)

    @cached_property
    def reduces_between_rows(self) -> bool:
        """Whether these steps and the rows of a product are better written in turns, where `reduces_by_inverse`."""
        if not montgomery_inverse.suits_between_rows(self.number, self.width, self.limbs):
            return False
        return self._price(lambda b, x, y: montgomery_inverse.multiply(b, x, y, self.number)) is not None

    @cached_property
    def reduces_in_turns(self) -> bool:
        """Whether the rows of a product and the usual Montgomery steps are written in turns, for p = -1 mod W."""
        return self.is_montgomery and montgomery_turns.suits(self.number, self.width, self.limbs)

    @property
    def loose_bound(self) -> int:
        """What loose elements are below; 0 where there are none."""
        return self.loose_multiple * self.number

    @property
    def sum_bound(self) -> int:
        """What sums of two of them are below; 0 where products do not take them."""
        return self.sum_multiple * self.number

    def loose_by_inverse(self, bound: int) -> bool:
        """Whether `reduces_by_inverse` suits products of numbers below `bound` to loose ones, with carries that can be proved."""
        return (self.reduces_by_inverse and montgomery_inverse.suits(self.number, self.width, self.limbs, bound, bound)
                and self._price(lambda b, x, y: montgomery_inverse.reduce_loosely(
                    b, product(b, x, y, Shape()), self.number, bound), bound) is not None)  # fmt: skip

    def loose_between_rows(self, bound: int) -> bool:
        """Whether `reduces_between_rows` suits them."""
        return (self.reduces_by_inverse and self.reduces_between_rows
                and montgomery_inverse.suits_between_rows(self.number, self.width, self.limbs, bound, bound)
                and self._price(lambda b, x, y: montgomery_inverse.reduced_product(b, x, y, self.number, bound, bound),
                                bound) is not None)  # fmt: skip

    def loose_in_turns(self, bound: int) -> bool:
        """Whether `reduces_in_turns` suits them."""
        return self.reduces_in_turns and montgomery_turns.fits(self.number, self.width, bound, bound)

    def _price(self, write: Callable[[Builder, Sequence[Value], Sequence[Value]], list[Value]], bound: int = 0) -> int | None:
        """What a product of two numbers below `bound`, p unless given, and its reduction cost; None where a carry cannot be
        bounded."""
        b = Builder("trial", self.width)
        r = b.param("r", self.kind, self.limbs, output=True, bound=bound or self.number)
        x, y = (b.load_limbs(b.param(name, self.kind, self.limbs, bound=bound or self.number)) for name in "ab")
        b.store_limbs(r, write(b, x, y))
        return self.judge(b.build(internal("trial")))

    def halves_evenly(self, bound: int = 0) -> bool:
        """Whether products of numbers below `bound`, p unless given, may be made of products of two equal halves."""
        return even.suits(bound or self.number, self.width, self.limbs)

    def halves_unevenly(self, shape: Shape, bound: int = 0) -> bool:
        """Whether products modulo 2^k - 1 of numbers below `bound`, p unless given, may be made of two unequal halves."""
        return (self.reduction is Reduction.MERSENNE
                and uneven.suits(bound or self.number, self.width, self.limbs, shape))  # fmt: skip

    @cached_property
    def halves_recursively(self) -> bool:
        """Whether products of any elements may be halved more than once."""
        return levels.suits(self.width, self.limbs)

    @cached_property
    def by_rows(self) -> Shape:
        """Products by rows, in full but where halving them was measured to be faster for every target: modulo 2^k - 1."""
        return Shape(karatsuba=Depth.ONE) if self.halves_unevenly(Shape()) else Shape()
