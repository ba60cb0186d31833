# SPDX-License-Identifier: MIT
"""Proves a function over arrays of any length for all counts: its loops are folds of which the state is the product of factors so
far.

Trusted. An iteration treats one index of all arrays, as emitted code keeps compilers from treating more. `contents` says what the
elements of an array hold, each by the same rule: at a header those that had their iteration hold what they do `after` it, and the
others what they did where the loop is entered: the greatest ones, in a loop that goes up, the smallest ones, in one that goes
down. Only the elements of an iteration, which are open, stand in memory and may be written; at its end they must hold what is
said. With no iteration to come all had theirs.
An array is shorter than 2^56 bytes, as all that a program can address, and so has at most 2^53 elements of 8 bytes or more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ecgen_verify.prove.composed.effects import Call, put_words
from ecgen_verify.prove.composed.elements import Form, Knowledge
from ecgen_verify.prove.composed.induction import Differs, Fold, Layout, Part, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.kernel import Case, Execution
from ecgen_verify.prove.machine import Cell, Machine, Pointer, joined
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

MOST = 1 << 53
#: No elements stand in memory but those that are open. Of no element there is no iteration: that is executed.
ANY_COUNT = Case("any count", count=0, numbers={"count": (1, MOST)})
#: ("given", operand, member, n): as at the entry, so many members from that one on; ("product",): that of the factors of all
#: smaller indices; ("inverse", label): 1/x, and 0 for x = 0; ("result",): what the function is to make; None: unknown.
Label = tuple[object, ...] | None
Contents = Mapping[str, Label]
#: The elements of one index at the entry, by the operand.
Given = Mapping[str, Sequence[Value]]


@dataclass(frozen=True)
class Region:
    """An array of as many elements as the count says, `part` times that many behind the pointer. `given`: it holds something at
    the entry."""

    name: str
    part: int
    members: int
    size: int
    given: bool
    output: bool


def regions_of(parameters: Sequence[Operand], alias: Mapping[str, str], form: Form) -> dict[str, Region]:
    """Of operands that are all arrays of elements of one modulus, each object once. `alias`: operand -> the operand it is the
    same object as."""
    regions = {}
    for p in parameters:
        if p.kind is Kind.NUMBER:
            continue
        if p.kind is not Kind.ELEMENTS or p.tag != form.tag:
            raise Undecided("an operand that is no array of elements")
        for part in range(0 if p.name in alias else p.length if p.scratch else 1):
            members = 1 if p.scratch else p.length
            given = p.is_input or p.name in alias.values()
            regions[f"{p.name}/{part}"] = Region(p.name, part, members, members * form.size, given, p.is_output)
    return regions


@dataclass(frozen=True)
class Progress(Layout):
    """What holds at a header. The state is the product of the factors of all indices below that which the iteration is for (and
    of that, in a loop that goes `down`), and its inverse."""

    places: Sequence[Sequence[Cell]] = ((), ())
    after: Contents = field(default_factory=dict)
    down: bool = False


@dataclass(frozen=True)
class Arrays:
    """What they hold on a path, by region, in an iteration of a loop; of regions that are opened, what those elements hold that
    had no iteration yet. `index`: of the open elements. `product`: that of all factors. None: there are none open, or it is not
    known."""

    loop: ArrayLoop
    contents: Contents
    index: Poly | None = None
    product: Value | None = None

    def start(self, region: Region, index: Poly) -> Pointer:
        return joined(region.name, (self.loop.count.scale(region.part) + index).scale(region.size))

    def close(self, machine: Machine) -> None:
        """Check what the open elements hold, after which `contents` speaks of them as of all. Raises Differs, or Fork before
        anything is changed."""
        if self.index is None:
            return
        loop, known, index = self.loop, Knowledge(machine, self.loop.elements, self.loop.tag), self.index
        places = {key: self.start(region, index) for key, region in loop.opened()}
        wrong = [key for key, place in places.items() if not loop.are_by_rule(key, known, place)]
        if wrong:
            raise Differs(dict.fromkeys(wrong))
        product = None if (index.offset(1) - loop.count).terms else loop.through(known)
        bases = {place.base for place in places.values()}
        machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in bases}
        machine.writable, machine.lowest = {}, {}
        machine.unbounded = Arrays(loop, loop.later(self.contents), None, product)


def arrays_of(machine: Machine) -> Arrays:
    assert isinstance(machine.unbounded, Arrays)
    return machine.unbounded


@dataclass(frozen=True)
class ArrayLoop(Fold):
    """A loop of a function for as many elements as it has iterations. `result`: what the function is to make of an index."""

    regions: Mapping[str, Region]
    result: Callable[[Knowledge, Given], Sequence[Value]]

    # ------------------------------------------------------------------ the elements of one index

    def opened(self) -> Iterator[tuple[str, Region]]:
        """The regions of which elements are opened."""
        return ((key, region) for key, region in self.regions.items() if not region.part)

    @property
    def given(self) -> Given:
        """The open elements of the operands at the entry."""
        own = {region.name: [self.field.named(("input", f"{region.name}[at the header].{member}"))
                             for member in range(region.members)] for region in self.regions.values()}  # fmt: skip
        return own | {name: own[owner] for name, owner in self.execution.setting.alias.items()}

    @property
    def below(self) -> Value:
        """The product of the factors of all smaller indices than the open one, never zero."""
        return self.field.named("the product at the header")

    def through(self, known: Knowledge) -> Value:
        """That with the open index: the factors are the elements of the first input that are not zero, where they are numbers.
        Raises Fork."""
        first = next(region for region in self.regions.values() if region.given)
        factor = self.given[first.name][0]
        return self.below if first.members > 1 or known.is_zero(factor) else self.field.mul(self.below, factor)

    def values(self, label: Label, known: Knowledge) -> Sequence[Value]:
        """What an array of this label holds at the open index. Raises Fork."""
        match label:
            case ("given", str(name), int(first), int(members)):
                return self.given[name][first : first + members]
            case ("product",):
                return [self.below]
            case ("inverse", tuple(inner)):
                return [self.field.const(0) if known.is_zero(value) else known.inv(value) for value in self.values(inner, known)]
            case ("result",):
                return list(self.result(known, self.given))
        raise Undecided("an array of which nothing is known")

    def are_by_rule(self, key: str, known: Knowledge, place: Pointer) -> bool:
        """Whether the elements there are what is said of them after an iteration."""
        label = self.loop.layout.after[key]
        try:
            return label is None or known.loaded(self.tag, place, self.regions[key].members) == self.values(label, known)
        except Undecided:
            return False

    def later(self, contents: Contents) -> Contents:
        """After all iterations. What is said of an array that is not opened does not count."""
        return {**contents, **{key: self.loop.layout.after[key] for key, _ in self.opened()}}

    def open(self, machine: Machine, index: Poly, contents: Contents) -> None:
        """Let the elements there be read and written. May raise Fork."""
        arrays = machine.unbounded = replace(arrays_of(machine), loop=self, contents=contents, index=index, product=None)
        known = Knowledge(machine, self.elements, self.tag)
        machine.writable, machine.lowest = {}, {}
        for key, region in self.opened():
            place, label = arrays.start(region, index), contents[key]
            if region.output:
                machine.writable[place.base], machine.lowest[place.base] = region.size, place.offset
            values = self.values(label, known) if label else ()
            put_words(machine, place, [word for value in values for word in self.elements.words(self.tag, value)])

    # ------------------------------------------------------------------ the invariant

    def begin(self) -> Machine:
        machine = super().begin()
        contents = {key: ("given", one.name, 0, one.members) if one.given else None for key, one in self.regions.items()}
        machine.unbounded = Arrays(self, contents)
        return machine

    def initially(self, machine: Machine, count: Word) -> Contents:
        arrays_of(machine).close(machine)  # of the loop before
        arrays = arrays_of(machine)
        self.expect(machine, self.state(machine, arrays.product if self.loop.layout.down else self.field.const(1)))
        return arrays.contents

    def state(self, machine: Machine, product: Value | None) -> State:
        """By the product, which is not zero, where it is known."""
        return [product, None if product is None else Knowledge(machine, self.elements, self.tag).inv(product)]

    def holds(self, machine: Machine, cell: Cell, part: Part | None) -> bool:
        """In no array, whose elements may be others."""
        return cell[0] == "stack" and super().holds(machine, cell, part)

    def unknown(self, machine: Machine, initial: Contents, left: Word) -> State:
        down, product = self.loop.layout.down, self.below
        machine.path.assume(self.elements.is_zero(self.tag, self.below).poly, 0)
        if left.hi:
            self.open(machine, left.poly.offset(-1) if down else self.count - left.poly, initial)
            product = self.through(Knowledge(machine, self.elements, self.tag)) if down else product
        else:
            machine.writable, machine.lowest = {}, {}
            machine.unbounded = Arrays(self, self.later(initial), None, None if down else product)
            product = self.field.const(1) if down else product
        return self.state(machine, product)

    def step(self, view: View, state: State, item: Word) -> State:
        arrays = arrays_of(view.machine)
        if arrays.index is None:
            raise Undecided("an iteration in which no element is open any more")
        product = self.below if self.loop.layout.down else self.through(view)
        arrays.close(view.machine)
        return self.state(view.machine, product)

    def returned(self, view: View, state: State) -> None:
        for parameter in self.execution.setting.results:
            if arrays_of(view.machine).contents[f"{parameter.name}/0"] != ("result",):
                raise Undecided(f"the output {parameter.name} is not what is claimed")
            view.note(parameter.name)


def array_loop(execution: Execution, result: Callable[[Knowledge, Given], Sequence[Value]]) -> ArrayLoop:
    promise, alias = execution.setting.promise, execution.setting.alias
    regions = regions_of(promise.operands, alias, execution.elements.forms[promise.tag])
    return ArrayLoop(execution, promise.tag, regions, result, iterations=(1, MOST), numbers={"count": (1, 0)})


def invert_all(call: Call, form: Form, count: Word) -> None:
    """r[i] = 1/a[i], and 0 where a[i] = 0, for whole arrays; scratch is overwritten with what nobody may rely on. In an iteration
    before the last one it leaves no open element, so that the loop is not shown."""
    machine = call.machine
    arrays = machine.unbounded
    if not isinstance(arrays, Arrays) or machine.path.resolve(count.poly - arrays.loop.count).terms:
        raise Undecided("a count that is not known")
    arrays.close(machine)
    regions = arrays.loop.regions
    starts = {arrays.start(region, Poly({})): key for key, region in regions.items()
              if (arrays.loop.tag, region.members) == (form.tag, 1)}  # fmt: skip
    target, source, scratch = (starts.get(call.pointer(index)) for index in range(3))
    if target is None or source is None or scratch is None or scratch in (target, source):
        raise Undecided("a call on arrays that are not those of the operands")
    if not regions[target].output or not regions[scratch].output:
        raise Undecided("a call that writes to an input")
    after = arrays_of(machine)
    label = after.contents[source]
    if label is None:
        raise Undecided("a call on an array of which nothing is known")
    machine.unbounded = replace(after, contents={**after.contents, target: ("inverse", label), scratch: None})
