# SPDX-License-Identifier: MIT
"""Arrays of any length: what all their elements hold, and the elements of one index, which one iteration of a loop may touch.

Trusted. `contents` says what the elements of an array hold, each by the same rule. Only those of the open window stand in memory
and may be written; at its end they must hold what the window says, and every index has one window in a loop.
An array is shorter than 2^56 bytes, as all that a program can address, and so has at most 2^53 elements of 8 bytes or more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form, Knowledge
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.induction import Differs
from ecgen_verify.prove.machine import Machine, Pointer, joined
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

MOST = 1 << 53
#: ("given", operand, member): as at the entry, one member or all for None; ("product",): that of the factors of all smaller
#: indices; ("inverse", label): 1/x, and 0 for x = 0; ("result",): what the function is to make; None: unknown.
Label = tuple[object, ...] | None


class Item(Knowledge):
    """The index of the open window in all arrays, on one path."""

    def __init__(self, machine: Machine) -> None:
        arrays = arrays_of(machine)
        super().__init__(machine, arrays.elements, arrays.tag)
        if arrays.window is None:
            raise Undecided("an iteration in which no element is open any more")
        self.window, self.given = arrays.window, arrays.window.given

    def inverse(self, value: Value) -> Value:
        """1/value, and 0 for 0. Raises Fork."""
        return self.field.const(0) if self.is_zero(value) else self.inv(value)


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
class Window:
    """The elements of one index. `given`: those of the operands at the entry. `before`: the product of the factors of all smaller
    indices, never zero. `after`: what they must hold at the end."""

    index: Poly
    given: Mapping[str, Sequence[Value]]
    before: Value
    after: Mapping[str, Label]


@dataclass(frozen=True)
class Arrays:
    """`result`: what the function is to make of an index. `factor`: label of a value, of which those of all indices are
    multiplied that are not zero. `contents`: by region; of one that has an open window, what those hold that had no window yet.
    `product`: that of all factors, where it is known."""

    elements: Elements
    tag: str
    regions: Mapping[str, Region]
    result: Callable[[Item], Sequence[Value]]
    factor: Label
    count: Poly
    contents: Mapping[str, Label]
    window: Window | None = None
    product: Value | None = None

    def start(self, region: Region, index: Poly) -> Pointer:
        return joined(region.name, (self.count.scale(region.part) + index).scale(region.size))

    def objects(self) -> Iterator[tuple[str, Region]]:
        """The regions that windows are opened in."""
        return ((key, region) for key, region in self.regions.items() if not region.part)

    def after(self, item: Item) -> Value:
        """The product of the factors up to this index. Raises Fork."""
        if self.factor is None:
            return item.window.before
        (factor,) = self.values(self.factor, item)
        before = item.window.before
        return before if item.is_zero(factor) else item.field.mul(before, factor)

    def values(self, label: Label, item: Item) -> list[Value]:
        """What an array of this label holds there. Raises Fork."""
        match label:
            case ("given", str(name), None):
                return list(item.given[name])
            case ("given", str(name), int(member)):
                return [item.given[name][member]]
            case ("product",):
                return [item.window.before]
            case ("inverse", tuple(inner)):
                return [item.inverse(value) for value in self.values(inner, item)]
            case ("result",):
                return list(self.result(item))
        raise Undecided("an array of which nothing is known")


def arrays_of(machine: Machine) -> Arrays:
    assert isinstance(machine.unbounded, Arrays)
    return machine.unbounded


def open_window(machine: Machine, index: Poly, given: Mapping[str, Sequence[Value]], before: Value,
                after: Mapping[str, Label]) -> None:  # fmt: skip
    """Let the elements of such a window stand in memory. Raises Fork, whatever was done to the machine."""
    arrays = machine.unbounded = replace(arrays_of(machine), window=Window(index, given, before, after))
    machine.writable, machine.lowest = {}, {}
    item = Item(machine)
    for key, region in arrays.objects():
        place, label = arrays.start(region, index), arrays.contents[key]
        if region.output:
            machine.writable[place.base], machine.lowest[place.base] = region.size, place.offset
        values = arrays.values(label, item) if label else ()
        words = (word for value in values for word in arrays.elements.words(arrays.tag, value))
        machine.memory |= {(place.base, place.offset + 8 * limb): (8, word) for limb, word in enumerate(words)}


def close_window(machine: Machine) -> None:
    """Check what the elements of the window hold, after which the rule speaks of them as of all. Raises Differs, or Fork before
    anything is changed."""
    arrays = arrays_of(machine)
    window = arrays.window
    if window is None:
        return
    item = Item(machine)
    places = {key: arrays.start(region, window.index) for key, region in arrays.objects()}
    wrong = [key for key, place in places.items() if not _holds(arrays, item, key, place)]
    if wrong:
        raise Differs(dict.fromkeys(wrong))
    whole = not (window.index.offset(1) - arrays.count).terms
    product = arrays.after(item) if whole else None
    bases = {place.base for place in places.values()}
    machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in bases}
    machine.writable, machine.lowest = {}, {}
    contents = {**arrays.contents, **{key: window.after[key] for key in places}}
    machine.unbounded = replace(arrays, contents=contents, window=None, product=product)


def _holds(arrays: Arrays, item: Item, key: str, place: Pointer) -> bool:
    """Whether the elements of the window are by the rule."""
    label = item.window.after[key]
    try:
        return label is None or item.loaded(arrays.tag, place, arrays.regions[key].members) == arrays.values(label, item)
    except Undecided:
        return False


def invert_all(call: Call, form: Form, count: Word) -> None:
    """r[i] = 1/a[i], and 0 where a[i] = 0, for whole arrays; scratch is overwritten with what nobody may rely on. In an iteration
    before the last one it leaves no open window, so that the loop is not shown."""
    machine = call.machine
    arrays = machine.unbounded
    if not isinstance(arrays, Arrays) or machine.path.resolve(count.poly - arrays.count).terms:
        raise Undecided("a count that is not known")
    close_window(machine)
    starts = {arrays.start(region, Poly({})): key for key, region in arrays.regions.items()
              if (arrays.tag, region.members) == (form.tag, 1)}  # fmt: skip
    target, source, scratch = (starts.get(call.pointer(index)) for index in range(3))
    if target is None or source is None or scratch is None or scratch in (target, source):
        raise Undecided("a call on arrays that are not those of the operands")
    if not arrays.regions[target].output or not arrays.regions[scratch].output:
        raise Undecided("a call that writes to an input")
    after = arrays_of(machine)
    label = after.contents[source]
    if label is None:
        raise Undecided("a call on an array of which nothing is known")
    machine.unbounded = replace(after, contents={**after.contents, target: ("inverse", label), scratch: None})
