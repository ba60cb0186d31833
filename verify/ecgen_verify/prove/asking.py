# SPDX-License-Identifier: MIT
"""Functions of which there are two versions, as long as nobody has asked the processor which of them serves.

Trusted. A jump leads to FUNCTION_first then (emit.straight), and all is as at the entry. That asks, after which the variable
PREFIX_cpu_plain is 0 or 1, and calls FUNCTION again with the same arguments; the second time no path leads to it. So what is
shown of the other paths holds of this one. That FUNCTION_first does this, and changes nothing but such variables, is tested.

A function on eight lanes leads to FUNCTION_plain where the processor cannot do it. That returns in its place, and nothing is
shown of it: the text of the contract names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ecgen.emit.straight import FIRST
from ecgen_verify.prove.abi import REGISTERS, SAVED
from ecgen_verify.prove.domain import AnyWord, W
from ecgen_verify.prove.machine import Cells, Initial, State, Violation

#: How the name of the variable ends, what it may be once the processor was asked, and its bits.
_VARIABLE, _ANSWERS, _BITS = "_cpu_plain", (0, 1), 32


def elsewhere(entry: State[Any], function: str) -> dict[int, Callable[[State[Any]], None]]:
    """Where a path ends that comes there: what must hold, for `Run`. `entry`: the state at the entry."""
    address = entry.image.symbols.get(f"{function}_{FIRST}")
    return {} if address is None else {address: partial(check_unanswered, entry=dict(entry.memory))}


def elsewhere_in_lanes(entry: State[Any], function: str) -> dict[int, Callable[[State[Any]], None]]:
    """The same, of a function on eight lanes."""
    check = partial(check_as_at_entry, entry=dict(entry.memory))
    return {address: check for address, name in entry.image.undefined.items() if name == f"{function}_plain"}


def check_as_at_entry(machine: State[W], entry: Cells[W]) -> None:
    """`entry`: the memory at the entry. Raises Violation unless the other function gets what this one got."""
    registers = {name: entry[name, 0][1] for name in REGISTERS}
    kept = {name for name, value in registers.items() if name in (*SAVED, "RSP") or not isinstance(value, Initial)}
    if machine.written or any(machine.read(name) != registers[name] for name in kept):
        raise Violation("the function that serves instead does not get what this function got")


def check_unanswered(machine: State[W], entry: Cells[W]) -> None:
    """Raises Violation also where an answer may be known; Open."""
    check_as_at_entry(machine, entry)
    if not any(_is_neither(machine, word) for word in _dispatching(machine)):
        raise Violation("the function that asks the processor is called where the answer may be known")


def _dispatching(machine: State[W]) -> Iterator[W]:
    """What the path has read of PREFIX_cpu_plain."""
    names = {address: name for name, address in machine.image.symbols.items()}
    for (base, address), (_, value) in machine.memory.items():
        if base == "image" and isinstance(value, AnyWord) and names.get(address, "").endswith(_VARIABLE):
            yield value


def _is_neither(machine: State[W], word: W) -> bool:
    """Whether the word is no answer on this path."""
    words = machine.domain
    differences = [words.add(word, words.const(answer), words.const(0), _BITS, -1) for answer in _ANSWERS]
    return not any(words.decided(words.is_zero(difference, _BITS)) for difference in differences)
