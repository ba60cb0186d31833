# SPDX-License-Identifier: MIT
"""Shows what a contract ensures, on the state after the return of one path.

Trusted: every formula is shown, for every item where it speaks of arrays; a formula without a rule is Undecided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import sort_of
from ecgen.logic.terms import RESULT, Apply, Const, Op, Sort, Term, Var, subterms
from ecgen.logic.types import Element, Returned, Status
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.roots import Unproved, always_found
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.normal import Normal
from ecgen_verify.prove.goal.standards import rules
from ecgen_verify.prove.goal.terms import State, Terms
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Shown:
    """The check of a contract by the meaning of its terms."""

    contract: Contract
    spec: Spec

    def __call__(self, view: View) -> None:
        """Raises Mismatch, Undecided or Fork."""
        left = Left(self.contract, view)
        Formulas(self.contract, view, Terms(self.contract, self.spec, left, view.setting.tag, rules(view))).show_all()


class Left(State):
    """Operands at the entry and what the function left behind."""

    def __init__(self, contract: Contract, view: View) -> None:
        self.contract, self.view, self.field = contract, view, view.field
        self._normal = Normal(view.field, view.known_zero, view.nonzero)

    def values(self, name: str, index: int | None) -> Sequence[Value]:
        plain = name.removesuffix("'")
        param = self.contract.param(plain)
        values_of = self.view.result(plain) if name != plain or (param.output and not param.updated) else self.view.given(name)
        if index is None:
            return values_of
        size = len(values_of) // (self.view.setting.case.count or 1)
        return values_of[index * size : (index + 1) * size]

    def is_zero(self, value: Value) -> bool:
        return self.view.is_zero(value)

    def normal(self, value: Value) -> Value:
        return self._normal(value)

    @property
    def nonzero(self) -> Callable[[int], bool]:
        return self.view.nonzero

    def mask(self, name: str) -> bool:
        return self.view.mask(name)

    def bytes(self, name: str) -> Sequence[Word]:
        """Of an input."""
        if self.contract.param(name).output or name not in self.view.setting.bytes:
            raise Undecided(f"the bytes {name}, which are not known one by one")
        return self.view.setting.bytes[name]

    def element_bytes(self, value: Value, length: int) -> list[Word]:
        return self.view.number_bytes(value, length, little=True)

    def decoded(self, number: Sequence[Word]) -> tuple[Value, bool]:
        value, failed = decoded(self.view.elements, self.view.form, number, self.view.path)
        return value, self.view.decided(failed)

    def is_square(self, value: Value) -> bool:
        """By what a call found; by a root that the function leaves; or by the lemma of `roots`, which says no."""
        view, field = self.view, self.field
        asked = view.elements.asked(("no square", view.setting.tag, value.key))
        if asked is not None:
            return not view.decided(asked)
        for param in (param for param in self.contract.outputs if isinstance(param.type, Element)):
            if any(not self.normal(field.sub(field.mul(root, root), value)).terms for root in view.result(param.name)):
                return True
        _, others = view.elements.zeros(view.path)
        reasons = []
        for compared in (other for tag, other in others if tag == view.setting.tag):
            try:
                always_found(field, value, compared, {bit: fact for bit, (_, fact) in view.elements.facts.items()})
                return False
            except Unproved as reason:
                reasons.append(str(reason))
        raise Undecided(f"it is not known whether a value is a square: {'; '.join(reasons) or 'nothing was compared'}")


class Formulas:
    """`terms`: what they mean on this path."""

    def __init__(self, contract: Contract, view: View, terms: Terms) -> None:
        self.contract, self.view, self.terms, self.left = contract, view, terms, terms.state

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
        sort = sort_of(left, self.terms.types)
        match left:
            case _ if sort is Sort.POINT:
                got, expected = self.terms.point(left), self.terms.point(right)
                self._compared(left, self.terms.group_law(left).missing(got, expected))
            case _ if sort is Sort.ELEMENT:
                self._compared(left, self.terms.missing(self.terms.number(left), self.terms.number(right)))
            case Var(name) if sort is Sort.BYTES:
                self.view.expect_bytes(name, self.terms.bytes(right), normal=self.left.normal)
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN as order, (string,)):
                number = self.terms.natural(right).bytes
                self._digits(string, number[::-1] if order is Op.BIG_ENDIAN else number)
            case _:
                raise Undecided("an equation for which there is no rule")

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
