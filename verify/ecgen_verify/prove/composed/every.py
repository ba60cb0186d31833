# SPDX-License-Identifier: MIT
"""Proves a function over arrays for all counts: its loops are folds of which the state is the product of factors so far.

Trusted. An iteration treats one index of all arrays, as emitted code keeps compilers from treating more. At a header all arrays
hold what they do `after` an iteration where an index had its one, and what they do `before` where not: the greatest ones, in a
loop that goes up, the smallest ones, in one that goes down. Only the elements of an iteration can be read or written in it. With
no iteration to come all had theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from ecgen_verify.prove.composed.arrays import MOST, Arrays, Item, Label, Region, arrays_of, close_window, open_window, regions_of
from ecgen_verify.prove.composed.elements import Knowledge
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.fold import Fold, Layout, Part, Shape, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.induction import Differs
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: No elements stand in memory but those of windows. Of no element there is no iteration: that is executed.
ANY_COUNT = Case("any count", count=0, numbers={"count": (1, MOST)})


@dataclass(frozen=True)
class Progress(Layout):
    """What holds at a header. `places`: on the stack, of elements that are the product of the factors of all indices below that
    which the iteration is for (and of that, in a loop that goes `down`), or its inverse, in `inverses`."""

    before: Mapping[str, Label] = field(default_factory=dict)
    after: Mapping[str, Label] = field(default_factory=dict)
    down: bool = False
    inverses: frozenset[Pointer] = frozenset()


@dataclass(frozen=True)
class ArrayLoop(Fold):
    """A loop of a function for as many elements as it has iterations."""

    regions: Mapping[str, Region]
    result: Callable[[Item], Sequence[Value]]

    @property
    def factor(self) -> Label:
        """The elements of the first input, where they are numbers: see Arrays."""
        first = next(region for region in self.regions.values() if region.given)
        return ("given", first.name, 0) if first.members == 1 else None

    def begin(self) -> tuple[Machine, Poly]:
        machine = self.execution.start()
        count = machine.word(self.register("count")).poly
        contents = {key: ("given", region.name, None) if region.given else None for key, region in self.regions.items()}
        machine.unbounded = Arrays(self.elements, self.tag, self.regions, self.result, self.factor, count, contents)
        return machine, count

    def open(self, machine: Machine, index: Poly, before: Value) -> None:
        """Let the elements there be read and written. May raise Fork."""
        given = {region.name: [self.field.named(("input", f"{region.name}[at the header].{member}"))
                               for member in range(region.members)] for region in self.regions.values()}  # fmt: skip
        given |= {name: given[owner] for name, owner in self.execution.setting.alias.items()}
        open_window(machine, index, given, before, self.layout.after)

    def initial(self, machine: Machine, count: Word) -> State:
        close_window(machine)  # of the loop before
        arrays = arrays_of(machine)
        if arrays.contents != self.layout.before:
            raise Undecided("arrays do not hold what they should where a loop starts")
        return self.state(machine, arrays.product if self.layout.down else self.field.const(1))

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

    def arbitrary(self, machine: Machine, initial: Sequence[Shape], left: Word) -> tuple[State, Word]:
        arrays, layout = arrays_of(machine), self.layout
        product = self.field.named("the product at the header")
        machine.path.assume(self.elements.is_zero(self.tag, product).poly, 0)
        machine.writable, machine.lowest = {}, {}
        arrays = machine.unbounded = replace(arrays, contents=layout.before, window=None, product=None)
        if left.hi:
            self.open(machine, left.poly.offset(-1) if layout.down else arrays.count - left.poly, product)
            product = self._products(machine)[layout.down]
        else:
            # what is said after one of an array that no window is in, does not count
            contents = {**layout.before, **{key: layout.after[key] for key, _ in arrays.objects()}}
            machine.unbounded = replace(arrays, contents=contents, product=None if layout.down else product)
            product = self.field.const(1) if layout.down else product
        state = self.state(machine, product)
        self.put(machine, state)
        return state, left

    def step(self, view: View, state: State, item: Word) -> State:
        product = self._products(view.machine)[not self.layout.down]
        close_window(view.machine)
        return self.state(view.machine, product)

    def returned(self, view: View, state: State) -> None:
        for parameter in self.execution.setting.results:
            if arrays_of(view.machine).contents[f"{parameter.name}/0"] != ("result",):
                raise Undecided(f"the output {parameter.name} is not what is claimed")
            view.note(parameter.name)

    def _products(self, machine: Machine) -> tuple[Value, Value]:
        """That of the factors below the open elements, and with theirs. Raises Fork."""
        item = Item(machine)
        return item.window.before, arrays_of(machine).after(item)


def array_loop(execution: Execution, result: Callable[[Item], Sequence[Value]]) -> ArrayLoop:
    """`result`: what the function makes of each index of its arrays."""
    promise, alias = execution.setting.promise, execution.setting.alias
    regions = regions_of(promise.operands, alias, execution.elements.forms[promise.tag])
    return ArrayLoop(execution, promise.tag, regions, result)
