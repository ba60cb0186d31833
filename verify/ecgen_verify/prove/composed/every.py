# SPDX-License-Identifier: MIT
"""Proves a function over arrays for all counts: its loops are folds of which the state is the product of factors so far.

Trusted. An iteration treats `stride` elements, the last one also the `rest`, in a loop that goes up. At a header all arrays hold
what they do `after` an iteration where an element had its one, and what they do `before` where not: where it is among the last
ones, in a loop that goes up, or the first ones, in one that goes down. Only the elements of an iteration can be read or written
in it. With no iteration to come all had theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

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
from ecgen_verify.prove.composed.elements import Knowledge
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.fold import Fold, Layout, Part, Shape, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind
from ecgen_verify.prove.induction import Differs, prove
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
class Progress(Layout):
    """What holds at a header. `places`: on the stack, of elements that are the product of the factors of all indices below those
    that the iteration is for (and of these, in a loop that goes `down`), or its inverse, in `inverses`."""

    before: Mapping[str, Label] = field(default_factory=dict)
    after: Mapping[str, Label] = field(default_factory=dict)
    stride: int = 1
    rest: int = 0
    down: bool = False
    inverses: frozenset[Pointer] = frozenset()


@dataclass(frozen=True)
class ArrayLoop(Fold):
    """A loop of a function for counts of n*`stride` + `over` elements, where n >= `least`. Where that many are over, the first
    element had its iteration before the first loop."""

    regions: Mapping[str, Region]
    result: Callable[[Item], Sequence[Value]]
    stride: int
    over: int
    least: int = field(default=1, kw_only=True)
    recounted: ClassVar[bool] = True

    @property
    def factor(self) -> Label:
        """The elements of the first input, where they are numbers: see Arrays."""
        first = next(region for region in self.regions.values() if region.given)
        return ("given", first.name, 0) if first.members == 1 else None

    def begin(self) -> tuple[Machine, Poly]:
        machine, setting = self.execution.start(), self.execution.setting
        strides = Poly.atom(self.elements.world.new_atom("strides", self.least, MOST))
        count = strides.scale(self.stride).offset(self.over)
        number = next(parameter.name for parameter in setting.promise.operands if parameter.kind is Kind.NUMBER)
        machine.registers[self.register(number)] = machine.path.word_of(count)
        contents = {key: ("given", region.name, None) if region.given else None for key, region in self.regions.items()}
        machine.unbounded = Arrays(self.elements, self.tag, self.regions, self.result, self.factor, count, contents)
        if self.over >= self.stride:
            self.open(machine, Poly({}), 1, self.field.const(1), "first", last=False)
        return machine, strides

    def open(self, machine: Machine, first: Poly, length: int, before: Value, where: str, *, last: bool) -> None:
        """Let so many elements be read and written. May raise Fork."""
        alias, given = self.execution.setting.alias, list[dict[str, list[Value]]]()
        for number in range(length):
            known = {region.name: [self.field.named(("input", f"{region.name}[{where} + {number}].{member}"))
                                   for member in range(region.members)] for region in self.regions.values()}  # fmt: skip
            given.append(known | {name: known[owner] for name, owner in alias.items()})
        open_window(machine, Window(first, given, before, last, self.layout.after))

    def initial(self, machine: Machine, count: Word) -> State:
        done, factors = self.entered(machine)
        arrays, treated = arrays_of(machine), count.poly.scale(self.layout.stride).offset(self.layout.rest + done)
        if (arrays.count - treated).terms or (self.layout.down and (done or self.layout.rest)):
            raise Undecided("a loop that does not treat all elements")
        if arrays.contents != self.layout.before:
            raise Undecided("arrays do not hold what they should where a loop starts")
        return self.state(machine, factors)

    def state(self, machine: Machine, product: Value | None) -> State:
        """By the product, which is not zero, where it is known."""
        inverse = None if product is None else Knowledge(machine, self.elements, self.tag).inv(product)
        return [inverse if place in self.layout.inverses else product for place in self.layout.places]

    def holds(self, machine: Machine, place: Any, part: Part) -> bool:
        """Raises Differs where not."""
        with suppress(Undecided):
            if place.base == "stack" and super().holds(machine, place, part):
                return True
        raise Differs({(place.base, place.offset): None})

    def entered(self, machine: Machine) -> tuple[int, Value | None]:
        """No element is open any more. Returns how many had their iteration, and what is the product at the header."""
        arrays, window = arrays_of(machine), arrays_of(machine).window
        if window is None or window.last:  # of the loop before
            close_window(machine)
            return 0, arrays_of(machine).product if self.layout.down else self.field.const(1)
        product = arrays.after(arrays.items(machine)[-1])
        close_window(machine)
        machine.unbounded = replace(arrays_of(machine), contents=arrays.contents)
        return len(window.given), product

    def arbitrary(self, machine: Machine, initial: Sequence[Shape], left: Word) -> tuple[State, Word]:
        arrays, layout = arrays_of(machine), self.layout
        product = self.field.named("the product at the header")
        machine.path.assume(self.elements.is_zero(self.tag, product).poly, 0)
        machine.writable, machine.lowest = {}, {}
        machine.unbounded = replace(arrays, contents=layout.before, window=None, product=None)
        if left.hi:
            last, come = left.hi == 1, left.poly.scale(layout.stride).offset(layout.rest)
            first = left.poly.offset(-1).scale(layout.stride) if layout.down else arrays.count - come
            self.open(machine, first, layout.stride + layout.rest * last, product, "at the header", last=last)
            product = self._products(machine)[layout.down]
        else:
            product = self.field.const(1) if layout.down else product
            machine.unbounded = replace(arrays_of(machine), contents=self._done(machine),
                                        product=None if layout.down else product)  # fmt: skip
        state = self.state(machine, product)
        self.put(machine, state)
        return state, left

    def step(self, view: View, state: State, item: Word) -> State:
        product = self._products(view.machine)[not self.layout.down]
        close_window(view.machine)
        if arrays_of(view.machine).contents != self._done(view.machine):
            raise Undecided("arrays do not hold what they should after an iteration")
        return self.state(view.machine, product)

    def returned(self, view: View, state: State) -> None:
        close_window(view.machine)
        for parameter in self.execution.setting.results:
            if arrays_of(view.machine).contents[f"{parameter.name}/0"] != ("result",):
                raise Undecided(f"the output {parameter.name} is not what is claimed")
            view.note(parameter.name)

    def _done(self, machine: Machine) -> Mapping[str, Label]:
        """What arrays hold after the last iteration. What is said after one of an array that no window is in, does not count."""
        return {**self.layout.before, **{key: self.layout.after[key] for key, _ in arrays_of(machine).objects()}}

    def _products(self, machine: Machine) -> tuple[Value, Value]:
        """That of the factors below the open elements, and with theirs. Raises Fork."""
        items = arrays_of(machine).items(machine)
        if not items:
            raise Undecided("an iteration in which no element is open any more")
        return items[0].before, arrays_of(machine).after(items[-1])


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
    promise, execution = subject.claim.promised, at(_ANY_COUNT)
    regions = regions_of(promise.operands, execution.setting.alias, subject.forms[promise.tag])
    return ArrayLoop(execution, promise.tag, regions, result, stride, over)
