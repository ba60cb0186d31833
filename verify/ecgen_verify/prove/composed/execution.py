# SPDX-License-Identifier: MIT
"""Executes one case of a composed function: all paths from its entry, or from where a loop begins. Calls are replaced by effects.

Trusted: that this is the function, with its operands at the entry; that effects get the state of the machine, and what they
share.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.view import Setting
from ecgen_verify.prove.machine import Leak, Machine, Pointer, Value, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.strings import length_of
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def memcmp(call: Call) -> Value:
    """ISO C 7.24.4.1: 0 where the strings are the same, else anything else. Its time depends on them, so that they have to be
    public."""
    places, length = [call.pointer(index) for index in (0, 1)], length_of(call.number(2))
    strings = [call.words(place, length, 1) for place in places]
    if any(byte.secret for string in strings for byte in string):
        raise Leak("a secret decides how long a comparison takes")
    differ = call.elements.differ(call.path, *strings)
    known = call.decided(differ)
    result = call.path.input_word("difference", 1, (1 << 32) - 1, secret=False) if known else constant(0)
    return call.path.in_register(result, secret=False)


def put_words(machine: Machine, place: Pointer, words: Sequence[Word], size: int = 8) -> None:
    """Words of so many bytes, where nothing else is."""
    for i, word in enumerate(words):
        target = place.moved(size * i)
        if any(machine.cells(target.base, target.offset, size)):
            raise Undecided("words where something else is")
        machine.memory[target.base, target.offset] = (size, word)


# ---------------------------------------------------------------------- one case


@dataclass(frozen=True)
class Execution:
    """`effects`, by address, `library`: what calls do, and those of C's library, in terms of elements. `budget`: for all of the
    case; `account`: of what it took."""

    code: Code
    name: str
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    account: Account
    setting: Setting
    library: Mapping[str, Effect] = field(default_factory=dict)

    @property
    def address(self) -> int:
        return self.code.image.functions[self.name]

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    def start(self) -> Machine:
        """The function's entry."""
        machine = entry_machine(Path(self.elements.world), self.code.image, self.address)
        self.setting.enter(machine)
        machine.frame = set() if self.setting.promise.wipes else None
        return machine

    def follow(self, machine: Machine, headers: Collection[int], arrival: Callable[[Any], bool | None]) -> None:
        """Every path from there to one of the headers or to the return; True: there it goes on."""
        effects = {address: (name, partial(self._do, effect)) for address, (name, effect) in self.effects.items()}
        library = {name: partial(self._do, effect) for name, effect in {"memcmp": memcmp, **self.library}.items()}
        self.elements.world.budget = self.budget
        Run(self.code, effects, self.budget, self.account, frozenset(headers), library=library).explore(machine, arrival)

    def _do(self, effect: Effect, machine: Machine) -> Value | None:
        """In terms of elements."""
        result = effect(Call(machine, self.elements))
        return machine.path.settled(result) if isinstance(result, Word) else result

    def check_left(self, machine: Machine) -> None:
        """Raises Undecided where the function should have wiped its frame, and a byte there may depend on a secret: what is
        followed is which secrets a word was made of, not whether it tells of them."""
        if self.setting.promise.wipes and machine.frame != set():
            raise Undecided("bytes of the function's own frame may depend on a secret at the return, the first "
                            f"{-min(machine.frame or [0])} below the return address")  # fmt: skip
