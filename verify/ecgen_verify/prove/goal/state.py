# SPDX-License-Identifier: MIT
"""What terms speak of: operands, and what is known of them on one path.

Trusted: values that are not asked about have one name, so that equal ones are the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ecgen.logic.contract import Contract
from ecgen.logic.types import Buffer, Bytes, Element, Mask
from ecgen_verify.prove.composed.buffers import String, Whole
from ecgen_verify.prove.composed.effects import decoded, size_of
from ecgen_verify.prove.composed.elements import Elements, Knowledge
from ecgen_verify.prove.composed.roots import Unproved, always_found
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.normal import Normal
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

FIELD, SCALAR = "fe", "sc"
#: The tag of the modulus by its symbol.
TAGS = {"p": FIELD, "n": SCALAR}


def no_rule(*_: object, **__: object) -> Any:
    """In place of what a state, or a point, has no rule for."""
    raise Undecided("a term for which there is no rule")


class State(Knowledge, ABC):
    """What terms speak of: operands, and what is known of them on one path. `asking`: paths are told apart by whether a value is
    zero that is inverted."""

    asking = False

    def __init__(self, contract: Contract, machine: Machine, elements: Elements, tag: str = FIELD) -> None:
        super().__init__(machine, elements, tag)
        self.contract = contract

    @abstractmethod
    def values(self, name: str) -> Sequence[Value]:
        """The elements of a parameter; name' for what an updated one is at the return."""

    def first(self, name: str, count: int) -> Sequence[Value]:
        """So many elements of a parameter, the first ones."""
        return self.values(name)[:count]

    #: (name, factors) -> the point of which a table that is a parameter has these multiples.
    table: Callable[..., Any] = no_rule
    #: (name, sign, number, factors) -> an integer by value, in digits of scalars: a number and what each bit adds, where it is
    #: coded so. `sign`: a mask, where the negative is meant; or nothing.
    digit: Callable[..., Any] = no_rule
    #: (value, odd=) -> a scalar as an integer, or whichever of k and n - k is `odd`, and whether that is n - k; others are 0.
    in_words: Callable[..., tuple[Sequence[Word], Word]] = no_rule
    #: (name) -> the words of a number that is a parameter, of a call.
    words_in: Callable[..., Sequence[Word]] = no_rule
    #: (digits) -> those with a sign of their own, as they stand in memory.
    in_digits: Callable[..., Sequence[Word]] = no_rule
    #: (name) -> a number that is a parameter, or the bit that a mask is.
    by_value: Callable[..., Word] = no_rule
    #: (name, most) -> the bytes of a parameter; `most`: no more than so many, the first ones, have to be known.
    string: Callable[..., String] = no_rule

    def bytes(self, name: str) -> Sequence[Word]:
        string = self.string(name)
        if isinstance(string, Whole):
            raise Undecided(f"the bytes {name}, which are not known one by one")
        return string

    # what is known of values

    def may_be_zero(self, value: Value) -> bool:
        """Whether it is not known not to be."""
        known = self.path.resolve(self.elements.is_zero(self.tag, value).poly)
        return not known.is_constant or bool(known.integer)

    def normal(self, value: Value, tag: str = "") -> Value:
        """The value, rewritten by what is known."""
        return value

    def unequal(self, sides: Iterable[tuple[Value, Value]], tag: str = "") -> tuple[Value, Value] | None:
        """The first of these pairs of elements that are not known to be the same, or of parts of them; None where all are."""
        field = self.elements.fields[tag or self.tag]
        pairs = (pair for one, other in sides for pair in zip(field.parts(one), field.parts(other), strict=True))
        return next((pair for pair in pairs if self.normal(field.sub(*pair), tag).terms), None)

    def inverse(self, value: Value, tag: str) -> Value:
        """1/value, and 0 for 0."""
        value = self.normal(value, tag)
        if self.asking and value.monomial is not None and self.is_zero(value, tag):
            return self.elements.fields[tag].const(0)
        return self.normal(self.inv(value, tag), tag)

    def is_square(self, value: Value, tag: str) -> bool:
        return value.number == 0 or not self.decided(self.elements.bit(("no square", tag, value)))

    def decoded(self, number: Sequence[Word], tag: str) -> tuple[Value, Word]:
        """What these bytes are modulo a number, the lowest first, and the bit that is 1 where they are not below it."""
        return decoded(self.elements, self.elements.forms[tag], number, self.path)

    def number_bytes(self, tag: str, value: Value) -> list[Word]:
        """Of an element as a natural number below its modulus, the lowest first."""
        return [self.elements.byte(tag, value, i) for i in range(size_of(self.elements.forms[tag]))]


class Left(State):
    """Operands at the entry and what the function left behind."""

    asking = True

    def __init__(self, contract: Contract, view: View, tag: str) -> None:
        super().__init__(contract, view.machine, view.elements, tag)
        self.view, self._normal = view, Normal(view.field, view.known_zero, view.nonzero())

    def values(self, name: str) -> Sequence[Value]:
        param = self.contract.param(plain := name.removesuffix("'"))
        return self.view.result(plain) if name != plain or (param.output and not param.updated) else self.view.given(name)

    def first(self, name: str, count: int) -> Sequence[Value]:
        plain = name.removesuffix("'")
        return self.view.result(plain, count) if name != plain else super().first(name, count)

    def by_value(self, name: str) -> Word:
        if isinstance(self.contract.param(name).type, Mask):
            return self.elements.bit(("parameter", name))
        return self.view.setting.number(self.path, name)

    def string(self, name: str, most: int | None = None) -> String:
        param, case = self.contract.param(name), self.view.setting.case
        if param.output:
            assert isinstance(param.type, Bytes)
            return self.words(Pointer(name, 0), param.type.length, 1)
        if isinstance(case.lengths.get(name), str):
            return Whole(name)
        known = self.view.setting.bytes[name]
        if isinstance(param.type, Buffer):
            length = self.by_value(param.type.length)
            if not (length.lo == length.hi == len(known) or (most is not None and most <= len(known) <= length.lo)):
                raise Undecided(f"the bytes {name}, which are not known one by one")
        return known

    def normal(self, value: Value, tag: str = "") -> Value:
        return self._normal(value) if (tag or self.tag) == self.view.tag else value

    def is_square(self, value: Value, tag: str) -> bool:
        """By what a call found; by a root that the function leaves; or by the lemma of `roots`, which says no."""
        field, asked = self.elements.fields[tag], self.elements.asked(("no square", tag, value))
        if asked is not None:
            return not self.decided(asked)
        for param in (param for param in self.contract.outputs if isinstance(param.type, Element)):
            if any(not self.normal(field.sub(field.mul(root, root), value), tag).terms for root in self.view.result(param.name)):
                return True
        reasons = []
        for compared in (other for where, other in self.zeros[1] if where == tag):
            try:
                always_found(field, value, compared, {bit: fact for bit, (_, fact) in self.elements.facts.items()})
                return False
            except Unproved as reason:
                reasons.append(str(reason))
        raise Undecided(f"it is not known whether a value is a square: {'; '.join(reasons) or 'nothing was compared'}")
