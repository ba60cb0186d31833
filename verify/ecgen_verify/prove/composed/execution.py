# SPDX-License-Identifier: MIT
"""Executes one case of a composed function: all paths from its entry, or from where a loop begins. Calls are replaced by effects.

Trusted: that this is the function, with its operands at the entry; that effects get the state of the machine, and what they
share.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.view import Setting, check_wiped
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

    def run(self, stops: frozenset[int]) -> Run[Machine]:
        effects = {address: (name, self._in_elements(effect)) for address, (name, effect) in self.effects.items()}
        library = {name: self._in_elements(effect) for name, effect in {"memcmp": memcmp, **self.library}.items()}
        self.elements.world.budget = self.budget
        return Run(self.code, effects, self.budget, self.account, stops, library=library)

    def _in_elements(self, effect: Effect) -> Callable[[Machine], Value | None]:
        def do(machine: Machine) -> Value | None:
            result = effect(Call(machine, self.elements))
            return machine.path.settled(result) if isinstance(result, Word) else result

        return do

    def follow(self, machine: Machine, headers: Collection[int], arrival: Callable[[Any], bool | None]) -> None:
        """Every path from there to one of the headers or to the return; True: there it goes on."""
        self.run(frozenset(headers)).explore(machine, arrival)

    def check_left(self, machine: Machine) -> None:
        """What a function that returned has left in its frame."""
        if self.setting.promise.wipes:
            check_wiped(machine)
