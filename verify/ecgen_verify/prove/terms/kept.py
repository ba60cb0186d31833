# SPDX-License-Identifier: MIT
"""Claims of contracts whose points are sums of multiples of points: shown on the state after the return, by the meaning of their
terms.

Trusted: that the cases are all that there are, and that a formula holds where it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from ecgen.contracts.multiples import projective
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Const, Named, Op, Term, Var, on_curve, subterms
from ecgen.logic.types import Buffer, Element, Point, Table, Words
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import ONES, Elements, atom_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View, is_odd_word
from ecgen_verify.prove.goal.shown import Shown
from ecgen_verify.prove.goal.state import FIELD, SCALAR, Left, State
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Leak, Machine
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.named import Multiple
from ecgen_verify.prove.terms.ecdsa import signature_of
from ecgen_verify.prove.terms.multiples import MultipleTerms, is_understood
from ecgen_verify.prove.terms.standards import terms_of
from ecgen_verify.prove.terms.tables import operand, table_cases
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def kept_claim(contract: Contract, spec: Spec, level: int) -> Claim:
    """Its operands are of any length, but that lengths are told apart that it tells apart."""
    return Claim(contract, Kept(contract, spec), level, tuple(_cases(contract, spec)), about=(spec,))


def _cases(contract: Contract, spec: Spec) -> Iterator[Case]:
    if any(isinstance(param.type, Table) for param in contract.params):
        yield from table_cases(contract, spec)
        return
    if words := [(param.name, param.type.count) for param in contract.params if isinstance(param.type, Words)]:
        yield from _words_cases(contract, *words[0])
        return
    strings = {param.name: param.type.length for param in contract.params if isinstance(param.type, Buffer)}
    match contract.ensures:
        case [Apply(Op.EQUAL, (_, Named("leading_bits", _, _, (Var(string),))))] if spec.curve is not None:
            yield from _beginnings(string, strings[string], -(-spec.curve.order.bit_length() // 8))
            return
    bounds: dict[str, set[int]] = {length: {0, LONGEST + 1} for length in strings.values()}
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Apply(Op.AT_MOST, (Const(least), Var(length))) if length in bounds:
                bounds[length].add(least)
    ranges = [[(low, above - 1) for low, above in pairwise(sorted(known))] for known in bounds.values()]
    for chosen in product(*ranges):
        text = ", ".join(f"{length} from {low} to {high}" for length, (low, high) in zip(bounds, chosen, strict=True)
                         if len(bounds[length]) > 2)  # fmt: skip
        yield Case(text, numbers=dict(zip(bounds, chosen, strict=True)), lengths=strings, enter=_telling(contract, spec))


def _telling(contract: Contract, spec: Spec) -> Callable[[Machine, Elements], None] | None:
    """Whether there is a signature is public: one shows that neither part is 0, and what makes none makes no other."""
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Named("ecdsa_serves", _, _, (Var(), Var(), Var()) as signed):

                def tell(machine: Machine, elements: Elements, signed: tuple[Term, ...] = signed) -> None:
                    terms = MultipleTerms(contract, spec, _Entry(contract, elements, machine.path), {})
                    bits = (elements.is_zero(SCALAR, value) for value in signature_of(terms, *signed))
                    elements.public |= {atom for bit in bits if (atom := atom_of(bit.poly)) is not None}

                return tell
    return None


class _Entry(State):
    """The scalars that are operands."""

    def values(self, name: str, index: int | None = None) -> Sequence[Value]:
        return [self.elements.fields[SCALAR].named(("input", f"{name}[0]"))]


def _words_cases(contract: Contract, name: str, count: str) -> Iterator[Case]:
    """As many words as are required, of 0 and of other scalars."""
    match contract.requires:
        case [Apply(Op.AT_MOST, (Const(least), Var(low))), Apply(Op.AT_MOST, (Var(high), Const(most)))] if low == high == count:
            counts = range(least, most + 1)
        case _:
            raise Undecided("a number of words that is not known")
    for words, zero in product(counts, (False, True)):
        yield Case(f"{words} words of {'0' if zero else 'another scalar'}", numbers={count: (words, words)},
                   lengths={name: 8 * words},
                   zero={param.name: zero for param in contract.params if isinstance(param.type, Element)})  # fmt: skip


def _beginnings(string: str, length: str, size: int) -> Iterator[Case]:
    """Of a string of which no more than so many bytes count."""
    for count in range(size):
        yield Case(f"{count} bytes", numbers={length: (count, count)}, lengths={string: count})
    yield Case("more bytes", numbers={length: (size, LONGEST)}, lengths={string: size})


class _Left(Left):
    """Where tables and digits are operands."""

    def table(self, name: str, factors: Sequence[int]) -> Multiple:
        return Multiple.of([(operand(name, factors), Times.number(1))])

    def digit(self, name: str, sign: str, number: int = 0, factors: Sequence[int] = ()) -> Times:
        low, high = self.bounds(name)
        if low != high:
            raise Undecided(f"the digit {name} is not given")
        value = number + sum(factor for i, factor in enumerate(factors) if low >> i & 1) if factors else low
        return Times.number(-value if sign and self.decided(self.mask(sign)) else value)

    def in_words(self, value: Value, *, odd: bool) -> tuple[Sequence[Word], Word]:
        form, field = self.elements.forms[SCALAR], self.elements.fields[SCALAR]
        plain = field.scale(value, pow(form.factor, -1, form.prime))
        words = self.elements.words(SCALAR, plain)
        zero = odd and self.is_zero(value, SCALAR)
        if not odd or (not zero and is_odd_word(self.view, words[0])):
            return words, constant(0)
        if not zero:
            return self.elements.words(SCALAR, field.sub(field.const(0), plain)), constant(1)
        return [constant(form.prime >> 64 * i & ONES) for i in range(form.limbs)], constant(1)


@dataclass(frozen=True)
class Kept(Shown):
    """The check of a contract whose points are sums of multiples of points."""

    def terms(self, view: View) -> MultipleTerms:
        """Raises Leak where an operand is told that is not public, and Undecided where one need not be on the curve, or of the
        order that a call asks for."""
        if not is_understood(self.contract):
            raise Undecided("no rule for what a function takes")
        given, public = view.setting.bytes, self.contract.public
        objects = {id(given[name]) for name in public & given.keys()}  # which may have several names
        if any(name not in public and id(given.get(name)) not in objects for name in view.elements.told):
            raise Leak("a secret decides the time of a call")
        for param in (param for param in self.contract.inputs if isinstance(param.type, Point)):
            if not {on_curve(Var(param.name)), on_curve(projective(Var(param.name)))} & {*self.contract.requires}:
                raise Undecided(f"{param.name} is not required to be on the curve")
        terms = terms_of(self.contract, self.spec, _Left(self.contract, view, FIELD))
        if not all(map(terms.is_required, view.elements.told_order)):
            raise Undecided("a point is not required to be of order n")
        return terms
