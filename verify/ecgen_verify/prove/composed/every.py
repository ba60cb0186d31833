# SPDX-License-Identifier: MIT
"""Proves a function over arrays for all counts, by induction over the iterations of its loops.

Trusted. An iteration treats `stride` elements, the last one also the `rest`, in a loop that goes up. At a header all arrays hold
what they do `after` an iteration where an element had its one, and what they do `before` where not: where it is among the last
ones, in a loop that goes up, or the first ones, in one that goes down. Only the elements of an iteration can be read or written
in it. With no iteration to come all had theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.arrays import (
    MOST,
    Arrays,
    Item,
    Label,
    Region,
    Window,
    arrays_of,
    close_window,
    open_window,
    regions_of,
)  # fmt: skip
from ecgen_verify.prove.composed.elements import Elements, Knowledge
from ecgen_verify.prove.composed.execution import Execution, put_words
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.contract import Kind
from ecgen_verify.prove.induction import Cell, Differs, Invariant, Names, prove
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

#: Elements that an iteration of the longest stride treats, and how many counts that are multiples of it may exceed one.
WAYS = ((1, (0,)), (2, (0, 1)), (1, (1,)))
#: No elements stand in memory but those of windows.
_ANY_COUNT = Case("any count", count=0, numbers={"count": (0, MOST)})


@dataclass(frozen=True)
class Progress:
    """What holds at a header. `slots`: elements on the stack, by their offset, that are the product of the factors of all indices
    below those that the iteration is for (and of these, in a loop that goes `down`), or its inverse. `factor`: see Arrays.
    `peeled`: the first element had its iteration where the first loop is entered."""

    before: Mapping[str, Label] = field(default_factory=dict)
    after: Mapping[str, Label] = field(default_factory=dict)
    stride: int = 1
    rest: int = 0
    down: bool = False
    slots: Mapping[int, bool] = field(default_factory=dict)
    factor: Label = None
    peeled: bool = False


@dataclass(frozen=True)
class ArrayLoop(Invariant):
    """A loop of a function for counts of n*`stride` + `over` elements, where n >= `least`."""

    execution: Execution
    regions: Mapping[str, Region]
    result: Callable[[Item], Sequence[Value]]
    stride: int
    over: int
    layout: Progress = Progress()
    least: int = 1
    recounted: ClassVar[bool] = True

    @property
    def elements(self) -> Elements:
        return self.execution.elements

    @property
    def tag(self) -> str:
        return self.execution.setting.tag

    def begin(self) -> tuple[Machine, Poly]:
        machine, setting = self.execution.start(), self.execution.setting
        strides = Poly.atom(self.elements.world.new_atom("strides", self.least, MOST))
        count = strides.scale(self.stride).offset(self.over)
        position = next(i for i, parameter in enumerate(setting.parameters) if parameter.kind is Kind.NUMBER)
        machine.registers[ARGUMENTS[position]] = machine.path.word_of(count)
        contents: dict[str, Label] = {key: None for key, region in self.regions.items() if region.name not in setting.alias}
        for region in self.regions.values():
            if not region.output:
                contents[f"{setting.alias.get(region.name, region.name)}/0"] = ("given", region.name, None)
        machine.unbounded = Arrays(self.elements, self.tag, self.regions, setting.alias, self.result, self.layout.factor, count,
                                   contents)  # fmt: skip
        if self.layout.peeled:
            self.open(machine, Poly({}), 1, self.elements.fields[self.tag].const(1), "first", last=False)
        return machine, strides

    def open(self, machine: Machine, first: Poly, length: int, before: Value, where: str, *, last: bool) -> None:
        """Let so many elements be read and written. May raise Fork."""
        given = [arrays_of(machine).given(where, number) for number in range(length)]
        open_window(machine, Window(first, given, before, last, self.layout.after))

    def initially(self, machine: Machine, count: Word) -> Names:
        done, factors = self.entered(machine)
        arrays, treated = arrays_of(machine), count.poly.scale(self.layout.stride).offset(self.layout.rest + done)
        if (arrays.count - treated).terms or (self.layout.down and (done or self.layout.rest)):
            raise Undecided("a loop that does not treat all elements")
        if arrays.contents != self.layout.before or arrays.factor != self.layout.factor:
            raise Undecided("arrays do not hold what they should where a loop starts")
        return self._expect(machine, factors)

    def entered(self, machine: Machine) -> tuple[int, Value | None]:
        """No element is open any more. Returns how many had their iteration, and what is the product at the header."""
        arrays, window = arrays_of(machine), arrays_of(machine).window
        if window is None or window.last:  # of the loop before
            close_window(machine)
            return 0, arrays_of(machine).product if self.layout.down else self.elements.fields[self.tag].const(1)
        product = arrays.after(arrays.items(machine.path)[-1])
        close_window(machine)
        machine.unbounded = replace(arrays_of(machine), contents=arrays.contents)
        return len(window.given), product

    def assume(self, machine: Machine, left: Word) -> None:
        arrays, layout, element_field = arrays_of(machine), self.layout, self.elements.fields[self.tag]
        product = element_field.named("the product at the header")
        machine.path.assume(self.elements.is_zero(self.tag, product).poly, 0)
        machine.alias, machine.writable, machine.lowest = dict(arrays.alias), {}, {}
        machine.unbounded = replace(arrays, factor=layout.factor, contents=layout.before, window=None, product=None)
        if left.hi:
            last, come = left.hi == 1, left.poly.scale(layout.stride).offset(layout.rest)
            first = left.poly.offset(-1).scale(layout.stride) if layout.down else arrays.count - come
            self.open(machine, first, layout.stride + layout.rest * last, product, "at the header", last=last)
            product = self._products(machine)[layout.down]
        else:
            product = element_field.const(1) if layout.down else product
            machine.unbounded = replace(arrays_of(machine), contents=self._done(machine),
                                        product=None if layout.down else product)  # fmt: skip
        for offset, inverted in layout.slots.items():
            words = self.elements.words(self.tag, self.slot_value(machine, product, inverted=inverted))
            put_words(machine, Pointer("stack", offset), words)

    def repeated(self, machine: Machine, state: None) -> Names:
        product = self._products(machine)[not self.layout.down]
        close_window(machine)
        if arrays_of(machine).contents != self._done(machine):
            raise Undecided("arrays do not hold what they should after an iteration")
        return self._expect(machine, product)

    def finished(self, machine: Machine, state: None, *, iterated: bool) -> None:
        close_window(machine)
        for parameter in self.execution.setting.results:
            if arrays_of(machine).contents[f"{parameter.name}/0"] != ("result",):
                raise Undecided(f"the output {parameter.name} is not what is claimed")

    def _done(self, machine: Machine) -> Mapping[str, Label]:
        """What arrays hold after the last iteration. What is said after one of an array that no window is in, does not count."""
        return {**self.layout.before, **{key: self.layout.after[key] for key, _ in arrays_of(machine).objects()}}

    def _products(self, machine: Machine) -> tuple[Value, Value]:
        """That of the factors below the open elements, and with theirs. Raises Fork."""
        items = arrays_of(machine).items(machine.path)
        if not items:
            raise Undecided("an iteration in which no element is open any more")
        return items[0].before, arrays_of(machine).after(items[-1])

    def _expect(self, machine: Machine, product: Value | None) -> Names:
        wrong: dict[Cell, None] = {}
        for offset, inverted in self.layout.slots.items():
            if product is None or self.slot_at(machine, offset) != self.slot_value(machine, product, inverted=inverted):
                wrong["stack", offset] = None
        if wrong:
            raise Differs(wrong)
        return {}

    def slot_value(self, machine: Machine, product: Value, *, inverted: bool) -> Value:
        """The product, or its inverse; it is not zero."""
        return Knowledge(self.elements, machine.path, self.tag).inv(product) if inverted else product

    def slot_at(self, machine: Machine, offset: int) -> Value | None:
        """The element that stands on the stack."""
        try:
            words = [machine.load(Pointer("stack", offset + 8 * i), 8) for i in range(self.elements.forms[self.tag].limbs)]
            return self.elements.value(self.tag, words)
        except Undecided:
            return None


@dataclass(frozen=True)
class EveryCount:
    """`result`: what the function makes of each index of its arrays."""

    result: Callable[[Item], Sequence[Value]]

    def __call__(self, subject: Subject, at: Callable[[Case], Execution]) -> None:
        """All counts; with the smallest, loops may be left before they begin. Raises Undecided or Fault."""
        counts = {case.count for case in subject.claim.cases}
        failure: Exception | None = None
        for stride, overs in WAYS:
            try:
                if not counts.issuperset(range(stride + max(overs))):
                    raise Undecided("counts below the stride are not shown")
                for over in overs:
                    prove(loop_of(subject, at, self.result, stride, over))
                return
            except (Fault, Undecided) as fault:
                failure = failure or fault
        assert failure is not None
        raise failure


def loop_of(subject: Subject, at: Callable[[Case], Execution], result: Callable[[Item], Sequence[Value]], stride: int,
            over: int) -> ArrayLoop:  # fmt: skip
    promise = subject.claim.promised
    regions = regions_of(promise.operands, subject.forms[promise.tag])
    return ArrayLoop(at(_ANY_COUNT), regions, result, stride, over)
