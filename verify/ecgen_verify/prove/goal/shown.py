# SPDX-License-Identifier: MIT
"""Shows what a contract ensures, on the state after the return of one path.

Trusted: every formula is shown, for every item where it speaks of arrays; a formula without a rule is Undecided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import sort_of
from ecgen.logic.terms import RESULT, Apply, Const, Op, Sort, Term, Var, subterms
from ecgen.logic.types import Returned, Status, Words
from ecgen.spec.load import Spec
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.elements import same
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.normal import Normal
from ecgen_verify.prove.goal.standards import RULES
from ecgen_verify.prove.goal.state import Left
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Shown:
    """The check of a contract by the meaning of its terms."""

    contract: Contract
    spec: Spec

    def __call__(self, view: View, shown: Mapping[Term, object] | None = None) -> None:
        """`shown`: what functions of standards were shown to be, of some arguments. Raises Mismatch, Undecided or Fork."""
        terms = self.terms(view)
        terms.shown = shown or {}
        Formulas(view, terms).show_all()

    def terms(self, view: View) -> Terms:
        """What terms mean after the return."""
        normal = Normal(view.field, view.known_zero, view.nonzero)
        return Terms(self.contract, self.spec, Left(self.contract, view, view.setting.tag, normal), RULES)


class Formulas:
    """`terms`: what they mean on this path."""

    def __init__(self, view: View, terms: Terms) -> None:
        self.contract, self.view, self.terms, self.left = terms.contract, view, terms, terms.state

    def show_all(self) -> None:
        for formula in self.contract.ensures:
            self._show(formula)

    def _show(self, formula: Term) -> None:
        match formula:
            case Apply(Op.IMPLIES, (condition, then)):
                if self.terms.bit(condition):
                    self._show(then)
            case Apply(Op.FOR_EACH, (Var(index), Var(count), body)):
                self._show_each(index, count, body)
            case Apply(Op.EQUAL, (left, right)) if left == RESULT:
                self._returned(right, self.contract.returns)
            case Apply(Op.EQUAL, (left, right)):
                self._equation(left, right)
            case _:
                raise Undecided("a formula for which there is no rule")

    def _show_each(self, index: str, count: str, body: Term) -> None:
        """Of as many items as the case has; all other counts are shown by induction."""
        items = self.view.setting.case.count
        if items is None or self.view.setting.case.numbers[count] != (items, items):
            raise Undecided("an array of which it is not known how many items it has")
        for item in range(items):
            self.terms.bound[index] = item
            self._show(body)
        self.terms.bound.pop(index, None)

    def _returned(self, value: Term, kind: Returned) -> None:
        match value:
            case Apply(Op.MASK, (bit,)):
                self.view.expect_mask(self.terms.bit(bit))
            case _ if isinstance(kind, Status) and (status := self.terms.integer(value)) in (0, -1):
                self.view.expect_status(status == -1)
            case _:
                raise Undecided("a returned value for which there is no rule")

    def _equation(self, left: Term, right: Term) -> None:
        terms, sort = self.terms, sort_of(left, self.terms.types)
        match left:
            case _ if sort is Sort.POINT:
                got, expected = terms.point(left), terms.point(right)
                self._compared(left, terms.group_law(left).missing(got, expected))
            case _ if sort is Sort.ELEMENT:
                tag = terms.tag_of(left, right)
                if tag != self.view.setting.tag:
                    raise Undecided("an element of another modulus")
                self._compared(left, terms.missing(terms.number(left, tag), terms.number(right, tag), tag))
            case Var(name) if isinstance(kind := terms.types.get(name), Words):
                self._words(name, terms.words(right, self.left.bounds(kind.count)[0]))
            case Var(name) if sort is Sort.BYTES:
                self.view.expect_bytes(name, terms.bytes(right), normal=self.left.normal)
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if (whole := terms.polynomial(right)) is not None:
                self._congruent(name, whole)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (string,)):
                number = terms.natural(right)
                self._digits(string, number[::-1] if order is Op.BIG_ENDIAN else number)
            case _:
                raise Undecided("an equation for which there is no rule")

    def _words(self, name: str, expected: Sequence[Word]) -> None:
        if not same(self.view.path, (self.view.machine.load(Pointer(name, 8 * i), 8) for i in range(len(expected))), expected):
            raise Mismatch(f"the words {name} are not what is claimed")
        self.view.note(name)

    def _congruent(self, name: str, expected: Poly) -> None:
        """On a copy of the path, so that what is learned changes no name."""
        loaded = self.left.bytes(name)
        number = total((byte.poly, 256**i) for i, byte in enumerate(reversed(loaded)))
        above = 2 * 256 ** len(loaded) + 1  # both numbers, so that what is congruent is the same
        congruence.vanishes(self.view.machine.copy().path, number - expected, above)
        self.view.note(name)

    def _digits(self, string: Term, number: Sequence[Word]) -> None:
        match string:
            case Var(name):
                self.view.expect_bytes(name, number, normal=self.left.normal)
            case Apply(Op.SLICE, (Var(name), Const(start), Const(end))) if end - start == len(number):
                self.view.expect_bytes(name, number, start, normal=self.left.normal)
            case _:
                raise Undecided("bytes for which there is no rule")

    def _compared(self, left: Term, missing: tuple[Value, Value] | None) -> None:
        """Notes that an equation was looked at, which speaks of the outputs on its left."""
        for name in self._outputs(left):
            if missing is not None:
                raise Mismatch(f"the output {name} is not what is claimed", self.view.setting.tag, *missing)
            self.view.note(name, next(iter(self.terms.bound.values()), None))

    def _outputs(self, root: Term) -> list[str]:
        """The outputs that a term speaks of."""
        left = {f"{param.name}'" if param.updated else param.name for param in self.contract.outputs}
        names = [part.name for part in subterms(root) if isinstance(part, Var) and part.name in left]
        return [name.removesuffix("'") for name in dict.fromkeys(names)]
