# SPDX-License-Identifier: MIT
"""Arrays of any length: what all their elements hold, and the few elements that one iteration of a loop may touch.

Trusted. `contents` says what the elements of an array hold, each by the same rule. Only the elements of an open window stand in
memory and may be written; at its end they must hold what the rule of the loop says, and every element has one window in a loop.
An array is shorter than 2^56 bytes, as all that a program can address, and so has at most 2^53 elements of 8 bytes or more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.layout import Parameter, Pass
from ecgen_verify.prove.composed.spread import joined, split, spread
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

MOST = 1 << 53
#: ("given", the operand): as at the entry; ("postcondition", name): see Postcondition; ("inverse", label): 1/x, and 0 for x = 0;
#: None: unknown.
Label = tuple[str, object] | None


class Differs(Undecided):
    """What is not as it should be where an iteration of a loop ends."""

    def __init__(self, cells: frozenset[str | int]) -> None:
        super().__init__(f"not the same at each iteration of a loop: {', '.join(sorted(map(str, cells)))}")
        self.cells = cells


@dataclass
class Item:
    """One index of all arrays. `given`: the elements of the operands there at the entry. `before`, `after`: the product of the
    postcondition's factors for all smaller indices, and with that of this one; never zero."""

    elements: Elements
    tag: str
    path: Path
    given: Mapping[str, Sequence[Value]]
    before: Value
    after: Value = field(init=False)

    def is_zero(self, value: Value) -> bool:
        """Raises Undecided where that is not known."""
        bit = self.path.resolve(self.elements.is_zero(self.tag, value).poly)
        if not bit.is_constant:
            raise Undecided("it is not known whether a value is zero")
        return bool(bit.integer)

    def inverse(self, value: Value) -> Value:
        """1/value, and 0 for 0."""
        element_field = self.elements.fields[self.tag]
        if self.is_zero(value):
            return element_field.const(0)
        return element_field.inv(value, self.nonzero)

    @property
    def nonzero(self) -> Callable[[int], bool]:
        """Whether an unknown cannot be zero."""
        return nonzero_on(self.elements, self.tag, self.path)


@dataclass(frozen=True)
class Postcondition:
    """What a function makes of each index of its arrays. `split`: a value of which it matters whether it is zero. `factor`: what
    goes into the product over all indices, never zero. `contents`: what arrays may hold; `result`: what the outputs do."""

    split: Callable[[Item], Value]
    contents: Mapping[str, Callable[[Item], Sequence[Value]]]
    result: str
    factor: Callable[[Item], Value] | None = None

    def values(self, label: Label, item: Item) -> list[Value]:
        match label:
            case ("given", str(name)):
                return list(item.given[name])
            case ("postcondition", str(name)):
                return list(self.contents[name](item))
            case ("inverse", tuple(inner)):
                return [item.inverse(value) for value in self.values(inner, item)]
        raise Undecided("an array of which nothing is known")


@dataclass(frozen=True)
class Region:
    """An array of as many elements as the count says, `part` times that many behind the operand's pointer."""

    name: str
    part: int
    tag: str
    members: int
    size: int
    output: bool


def regions_of(parameters: Sequence[Parameter], scratch: Mapping[str, int], form: Form) -> dict[str, Region]:
    """Of operands that are all arrays of elements of one modulus."""
    regions = {}
    for p in parameters:
        if p.kind is Pass.NUMBER:
            continue
        if p.kind is not Pass.ELEMENTS or p.tag != form.tag:
            raise Undecided("an operand that is no array of elements")
        for part in range(scratch.get(p.name, 1)):
            members = 1 if p.name in scratch else len(p.members)
            size = members * form.size
            regions[f"{p.name}/{part}"] = Region(p.name, part, p.tag, members, size, p.is_output)
    return regions


@dataclass(frozen=True)
class Window:
    """The elements from index `first` on, as many as there are items. `down`: the windows before were at higher indices. `last`:
    there is none after this one. `after`: what they must hold at the end; None: nothing is checked, and nothing is known then."""

    first: Poly
    items: Sequence[Item]
    down: bool
    last: bool
    after: Mapping[str, Label] | None


@dataclass(frozen=True)
class Arrays:
    """`alias`: operand -> the operand it is the same object as. `contents`: by region; of one that has an open window, what those
    hold that had no window yet. `product`: that of all factors, where it is known."""

    postcondition: Postcondition
    regions: Mapping[str, Region]
    alias: Mapping[str, str]
    count: Poly
    contents: Mapping[str, Label]
    window: Window | None = None
    product: Value | None = None

    def moved(self, place: Pointer, word: Word, factor: int) -> Pointer:
        return spread(place, word, factor)

    def start(self, region: Region, index: Poly) -> Pointer:
        return joined(region.name, (self.count.scale(region.part) + index).scale(region.size))

    def objects(self) -> Iterator[tuple[str, Region]]:
        """The regions that windows are opened in."""
        return ((key, region) for key, region in self.regions.items() if region.name not in self.alias and not region.part)


def make_items(elements: Elements, path: Path, tag: str, arrays: Arrays, zeros: Sequence[bool], *,
               first: bool = False) -> list[Item]:  # fmt: skip
    """Indices that follow each other, for the case that the values which decide are zero or not as `zeros` has it. `first`: from
    the first index of the arrays on, below which the product is 1."""
    element_field = elements.fields[tag]
    serial = len(element_field.meanings)
    product = element_field.const(1) if first else element_field.named(("product", serial))
    if not first:
        _assume_zero(elements, tag, path, product, False)
    items: list[Item] = []
    for number, zero in enumerate(zeros):
        given = {}
        for region in arrays.regions.values():
            owner = arrays.alias.get(region.name, region.name)
            names = (f"{owner}[{serial} + {number}].{member}" for member in range(region.members))
            given[region.name] = [element_field.named(("input", name)) for name in names]
        item = Item(elements, tag, path, given, product)
        _assume_zero(elements, tag, path, arrays.postcondition.split(item), zero)
        if arrays.postcondition.factor is not None:
            factor = arrays.postcondition.factor(item)
            if item.is_zero(factor):
                raise Undecided("a factor that is zero")
            product = element_field.mul(product, factor)
        item.after = product
        items.append(item)
    return items


def _assume_zero(elements: Elements, tag: str, path: Path, value: Value, zero: bool) -> None:
    path.assume(elements.is_zero(tag, value).poly, int(zero))


def arrays_of(machine: Machine) -> Arrays:
    assert isinstance(machine.unbounded, Arrays)
    return machine.unbounded


def open_window(machine: Machine, elements: Elements, window: Window) -> None:
    """Let the elements of the window stand in memory."""
    arrays = arrays_of(machine)
    assert arrays.window is None
    alias, writable = dict(machine.alias), dict(machine.writable)
    for key, region in arrays.objects():
        place = arrays.start(region, window.first)
        if place.offset:
            raise Undecided("a window that does not start at an object's base")
        if region.output:
            writable[place.base] = len(window.items) * region.size
        for name, owner in arrays.alias.items():
            if owner == region.name:
                alias[joined(name, split(place)[1]).base] = place.base
        label = arrays.contents[key]
        for number, item in enumerate(window.items if label else ()):
            words = [word for value in arrays.postcondition.values(label, item) for word in elements.words(region.tag, value)]
            for limb, word in enumerate(words):
                machine.memory[place.base, number * region.size + 8 * limb] = (8, word)
    machine.alias, machine.writable = alias, writable
    machine.unbounded = replace(arrays, window=window)


def close_window(machine: Machine, elements: Elements) -> None:
    """Check what the elements of the window hold, after which the rule speaks of them as of all. Raises Differs."""
    arrays = arrays_of(machine)
    window = arrays.window
    if window is None:
        return
    places = {key: arrays.start(region, window.first) for key, region in arrays.objects()}
    after = window.after
    if after is not None:
        wrong = {key for key, place in places.items() if not _holds(machine, elements, arrays, key, place, after[key])}
        if wrong:
            raise Differs(frozenset(wrong))
    bases = {place.base for place in places.values()}
    machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in bases}
    machine.writable = {}
    machine.alias = dict(arrays.alias)
    contents = {**arrays.contents, **{key: None if after is None else after[key] for key in places}}
    product = window.items[-1].after if window.last and not window.down else None
    machine.unbounded = replace(arrays, contents=contents, window=None, product=product)


def _holds(machine: Machine, elements: Elements, arrays: Arrays, key: str, place: Pointer, label: Label) -> bool:
    """Whether all elements of the window are by the rule."""
    region, window = arrays.regions[key], arrays.window
    for number, item in enumerate(window.items if window and label else ()):
        start = place.moved(number * region.size)
        try:
            words = [machine.load(start.moved(offset), 8) for offset in range(0, region.size, 8)]
            limbs = len(words) // region.members
            held = [elements.value(region.tag, words[i : i + limbs]) for i in range(0, len(words), limbs)]
        except Undecided:
            return False
        if held != arrays.postcondition.values(label, item):
            return False
    return True


def invert_all(call: Call, form: Form, count: Word) -> None:
    """r[i] = 1/a[i], and 0 where a[i] = 0, for whole arrays; scratch is overwritten with what nobody may rely on."""
    machine = call.machine
    arrays = machine.unbounded
    if not isinstance(arrays, Arrays) or machine.path.resolve(count.poly - arrays.count).terms:
        raise Undecided("a count that is not known")
    if arrays.window is not None and not arrays.window.last:
        raise Undecided("a call on whole arrays in an iteration of a loop that is not the last")
    close_window(machine, call.elements)
    starts = {arrays.start(region, Poly({})): key for key, region in arrays.regions.items()
              if key in arrays.contents and (region.tag, region.members) == (form.tag, 1)}  # fmt: skip
    target, source, scratch = (starts.get(machine.resolve(call.pointer(index))) for index in range(3))
    if target is None or source is None or scratch is None or scratch in (target, source):
        raise Undecided("a call on arrays that are not those of the operands")
    if not arrays.regions[target].output or not arrays.regions[scratch].output:
        raise Undecided("a call that writes to an input")
    after = arrays_of(machine)
    label = after.contents[source]
    if label is None:
        raise Undecided("a call on an array of which nothing is known")
    machine.unbounded = replace(after, contents={**after.contents, target: ("inverse", label), scratch: None})
