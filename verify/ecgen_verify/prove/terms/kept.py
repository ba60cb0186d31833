# SPDX-License-Identifier: MIT
"""Claims of contracts whose points are sums of multiples of points: shown on the state after the return, by the meaning of their
terms.

Trusted: that the cases are all that there are, and that a formula holds where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Const, Named, Op, Term, Var, has_prime_order, on_curve, subterms
from ecgen.logic.types import Buffer, Bytes, Element, Point
from ecgen.spec.load import Spec
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.shown import Formulas
from ecgen_verify.prove.goal.terms import TAGS
from ecgen_verify.prove.machine import Leak, Pointer
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.terms.multiples import Known, MultipleTerms, Whole, is_understood
from ecgen_verify.prove.terms.standards import terms_of
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def kept_claim(contract: Contract, spec: Spec, level: int) -> Claim:
    """Its operands are of any length, but that lengths are told apart that it tells apart."""
    return Claim(contract, Kept(contract, spec), level, tuple(_cases(contract, spec)), about=(spec,))


def _cases(contract: Contract, spec: Spec) -> Iterator[Case]:
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
        yield Case(text, numbers=dict(zip(bounds, chosen, strict=True)), lengths=strings)


def _beginnings(string: str, length: str, size: int) -> Iterator[Case]:
    """Of a string of which no more than so many bytes count."""
    for count in range(size):
        yield Case(f"{count} bytes", numbers={length: (count, count)}, lengths={string: count})
    yield Case("more bytes", numbers={length: (size, LONGEST)}, lengths={string: size})


@dataclass(frozen=True)
class Kept:
    """The check of a contract."""

    contract: Contract
    spec: Spec

    def __call__(self, view: View) -> None:
        """Raises Mismatch, Undecided or Fork."""
        _MultipleFormulas(self.contract, view, self.terms(view)).show_all()

    def terms(self, view: View) -> MultipleTerms:
        """What terms mean after the return. Raises Leak where an operand is told that is not public, and Undecided where one need
        not be on the curve."""
        if not is_understood(self.contract):
            raise Undecided("no rule for what a function takes")
        given, public = view.setting.bytes, self.contract.public
        objects = {id(given[name]) for name in public & given.keys()}  # which may have several names
        if any(name not in public and id(given.get(name)) not in objects for name in view.elements.told):
            raise Leak("a secret decides the time of a call")
        needed = [on_curve, has_prime_order] if self.spec.curve is not None and self.spec.curve.cofactor != 1 else [on_curve]
        for param in (param for param in self.contract.inputs if isinstance(param.type, Point)):
            if any(formula(Var(param.name)) not in self.contract.requires for formula in needed):
                raise Undecided(f"{param.name} is not required to be on the curve, and of order n")
        return terms_of(self.contract, self.spec, _Left(self.contract, view))


class _Left(Known):
    """Operands at the entry and what the function left behind."""

    def __init__(self, contract: Contract, view: View) -> None:
        super().__init__(contract, view.elements, view.path)
        self.view = view

    def values(self, name: str, index: int | None) -> Sequence[Value]:
        return self.view.result(name) if self.contract.param(name).output else self.view.given(name)

    def is_at_least(self, name: str, least: int) -> bool:
        low, high = self.view.setting.case.numbers[name]
        if low < least <= high:
            raise Undecided(f"it is not known whether {name} is at least {least}")
        return low >= least

    def string(self, name: str, most: int | None = None) -> Whole | Sequence[Word]:
        if name in self.beside:
            return self.beside[name]
        param, case = self.contract.param(name), self.view.setting.case
        if param.output:
            assert isinstance(param.type, Bytes)
            loaded = [self.view.machine.load(Pointer(name, i), 1) for i in range(param.type.length)]
            if not all(isinstance(byte, Word) for byte in loaded):
                raise Undecided(f"an address among the bytes {name}")
            return [byte for byte in loaded if isinstance(byte, Word)]
        if isinstance(case.lengths.get(name), str):
            return Whole(name)
        known = self.view.setting.bytes[name]
        if isinstance(param.type, Buffer):
            low, high = case.numbers[param.type.length]
            if not (low == high == len(known) or (most is not None and most <= len(known) <= low)):
                raise Undecided(f"the bytes {name}, which are not known one by one")
        return known


class _MultipleFormulas(Formulas):
    terms: MultipleTerms

    def _equation(self, left: Term, right: Term) -> None:
        match left:
            case Var(name) if isinstance(kind := self.contract.param(name).type, Element):
                if TAGS[kind.modulus] != self.view.setting.tag:
                    raise Undecided("an element of another modulus")
                (got,), expected = self.view.result(name), self.terms.element(right, kind.modulus)
                missing = None if self.view.known_zero(self.view.field.sub(got, expected)) else (got, expected)
                self._compared(left, missing)
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if (whole := self.terms.polynomial(right)) is not None:
                self._congruent(name, whole)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (string,)):
                number = self.terms.natural(right).bytes
                self._digits(string, number[::-1] if order is Op.BIG_ENDIAN else number)
            case _:
                super()._equation(left, right)

    def _congruent(self, name: str, expected: Poly) -> None:
        """On a copy of the path, so that what is learned changes no name."""
        loaded = self.terms.state.bytes(name)
        number = total((byte.poly, 256**i) for i, byte in enumerate(reversed(loaded)))
        above = 2 * 256 ** len(loaded) + 1  # both numbers, so that what is congruent is the same
        congruence.vanishes(self.view.machine.copy().path, number - expected, above)
        self.view.note(name)
