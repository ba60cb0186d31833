# SPDX-License-Identifier: MIT
"""Functions of which there are two versions, as long as nobody has asked the processor which of them serves.

Trusted. A jump leads to FUNCTION_first then (emit.straight), and all is as at the entry. That asks, after which the variable
PREFIX_cpu_plain is 0 or 1, and calls FUNCTION again with the same arguments; the second time no path leads to it. So what is
shown of the other paths holds of this one. That FUNCTION_first does this, and changes nothing but such variables, is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from ecgen.emit.straight import FIRST
from ecgen_verify.prove.abi import SAVED
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Initial, Machine, Value, Violation
from ecgen_verify.prove.word import Word

#: How the name of the variable ends, and what it may be once the processor was asked.
VARIABLE, ANSWERS = "_cpu_plain", (0, 1)


def first_of(image: Image, function: str) -> int | None:
    """The address of FUNCTION_first, whether it is among the objects or not; None where nothing refers to it."""
    name = f"{function}_{FIRST}"
    if name in image.functions:
        return image.functions[name]
    return next((address for address, other in image.undefined.items() if other == name), None)


def elsewhere(entry: Machine, function: str) -> dict[int, Callable[[Machine], None]]:
    """Where a path ends that comes there: what must hold, for `Run`. `entry`: the state at the entry."""
    address = first_of(entry.image, function)
    return {} if address is None else {address: partial(check_as_at_entry, entry=dict(entry.registers))}


def check_as_at_entry(machine: Machine, entry: Mapping[str, Value]) -> None:
    """`entry`: the registers at the entry. Raises Violation unless FUNCTION_first gets what the function got."""
    kept = {name for name, value in entry.items() if name in (*SAVED, "RSP") or not isinstance(value, Initial)}
    if machine.written or any(machine.registers[name] != entry[name] for name in kept):
        raise Violation("the function that asks the processor does not get what this function got")
    if not any(_is_neither(machine, word) for word in _dispatching(machine)):
        raise Violation("the function that asks the processor is called where the answer may be known")


def _dispatching(machine: Machine) -> Iterator[Word]:
    """What the path has read of PREFIX_cpu_plain."""
    image = machine.image
    names = {**image.undefined, **{address: name for name, address in image.symbols.items()}}
    for (base, address), (_, value) in machine.memory.items():
        if base == "image" and isinstance(value, Word) and names.get(address, "").endswith(VARIABLE):
            yield value


def _is_neither(machine: Machine, word: Word) -> bool:
    """Whether the word is neither 0 nor 1, by facts of the path on this word alone."""
    (atom,) = word.poly.atoms()
    excluded = set()
    for fact in machine.path.facts:
        for value in ANSWERS:
            drawn = {atom: value}
            number = machine.path.world.evaluate(fact.poly, drawn, {})
            if drawn.keys() == {atom} and not fact.lo <= number <= fact.hi:
                excluded.add(value)
    return excluded == {*ANSWERS}
