# SPDX-License-Identifier: MIT
"""Loops that fold: a state that each iteration makes of the one before it and of what it reads, as the next byte of an operand.

Trusted. At the header places hold a state, where the loop is entered the initial one. From any state S an iteration leaves
step(S, x) for what it reads, x, of which nothing is known but which iteration it belongs to. After the last one the function
returns what is made of the state.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.elements import Elements, Knowledge, mask_of, same
from ecgen_verify.prove.composed.execution import Execution, put_words
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.induction import Differs, Invariant, cell_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: A part of a state: an element, bytes, or a word, as a rule a mask.
Part = Value | tuple[Word, ...] | Word
State = Sequence[Any]
#: Of a part: its type, or how many bytes it is.
Shape = type | int


@dataclass(frozen=True)
class Layout:
    """Where the parts of a state are at the header, of a word the cells that hold it; elements are canonical unless they are
    `lazily_reduced`."""

    places: tuple[Any, ...] = ()
    lazily_reduced: bool = False


@dataclass(frozen=True)
class Fold(Invariant):
    """`tag`: of the modulus of the elements. `iterations`: the least and the greatest number of them, where they are counted.
    `numbers`: arguments of the function that are so many times the iterations, and a number more."""

    execution: Execution
    tag: str
    iterations: tuple[int, int] | None = field(default=None, kw_only=True)
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict, kw_only=True)

    @property
    def elements(self) -> Elements:
        return self.execution.elements

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    def register(self, name: str) -> str:
        """That an argument is in."""
        return ARGUMENTS[[parameter.name for parameter in self.execution.setting.promise.operands].index(name)]

    @property
    def count(self) -> Poly:
        """How many iterations there are."""
        assert self.iterations is not None
        return self.elements.number("iterations", *self.iterations)

    def begin(self) -> tuple[Machine, Poly | None]:
        machine = self.execution.start()
        for name, (factor, more) in self.numbers.items():
            machine.memory[self.register(name), 0] = 8, machine.path.word_of(self.count.scale(factor).offset(more))
        return machine, None if self.iterations is None else self.count

    # ------------------------------------------------------------------ what a loop folds, where cells do not say all

    def initial(self, machine: Machine, count: Word) -> State:
        """Where the loop is entered. `count`: iterations to come."""
        return ()

    def item(self, machine: Machine, left: Word) -> Any:
        """What the iteration takes with which so many are to come, so that it can be read; no None."""
        return left

    def step(self, view: View, state: State, item: Any) -> State:
        """May raise Fork."""
        return ()

    @abstractmethod
    def returned(self, view: View, state: State) -> None:
        """The function returned what it should with no iteration to come after this state. May raise Fork."""

    def element(self, path: Path, words: Sequence[Word]) -> Value:
        """Raises Undecided where they are none."""
        return self.elements.value(self.tag, words, canonical=not self.layout.lazily_reduced)

    # ------------------------------------------------------------------ the invariant

    def initially(self, machine: Machine, count: Word, before: object) -> Any:
        """The shapes of the parts."""
        state = self.initial(machine, count)
        self._expect(machine, state)
        return [len(part) if isinstance(part, tuple) else type(part) for part in state]

    def arbitrary(self, machine: Machine, initial: Any, left: Word) -> tuple[State, Any]:
        state = self.unknown(machine, initial, left)
        self.put(machine, state)
        return state, self.item(machine, left) if left.hi else None

    def unknown(self, machine: Machine, initial: Any, left: Word) -> State:
        """Any state. May raise Fork."""
        return [self._unknown(("at the header", number), shape) for number, shape in enumerate(initial)]

    def _unknown(self, name: tuple[object, ...], shape: Shape) -> Part:
        """Any such part, the same for the same name."""
        if isinstance(shape, int):
            return tuple(self.elements.unknown_byte((*name, place)) for place in range(shape))
        return mask_of(self.elements.bit(name)) if shape is Word else self.field.named(name)

    def put(self, machine: Machine, state: State) -> None:
        words_of = self.elements.opaque if self.layout.lazily_reduced else self.elements.words
        for place, part in zip(self.layout.places, state, strict=True):
            if isinstance(part, Word):
                for cell in place:
                    machine.memory[cell] = 8, part
            else:
                words, size = (part, 1) if isinstance(part, tuple) else (words_of(self.tag, part), 8)
                put_words(machine, place, words, size)

    def repeated(self, machine: Machine, state: tuple[State, Any]) -> None:
        self._expect(machine, self.step(View(machine, self.execution.setting), *state))

    def finished(self, machine: Machine, state: tuple[State, Any], *, iterated: bool) -> None:
        view = View(machine, self.execution.setting)
        self.returned(view, self.step(view, *state) if iterated else state[0])
        view.close()

    def _expect(self, machine: Machine, state: State) -> None:
        places = self.layout.places
        if len(places) != len(state) or not all(map(partial(self.holds, machine), places, state)):
            raise Undecided("a loop does not leave the state that it should")

    def holds(self, machine: Machine, place: Any, part: Part) -> bool:
        """Whether this part of a state is there. Raises Undecided where it has other words than parts have, and Differs of
        cells."""
        known = Knowledge(machine, self.elements)
        if isinstance(part, Word):
            wrong = [cell for cell in place if not same(machine.path, [cell_of(machine, cell, 8)], [part])]
            if wrong:
                raise Differs(dict.fromkeys(wrong))
            return True
        if isinstance(part, tuple):
            return same(machine.path, known.words(place, len(part), 1), part)
        return self.element(machine.path, known.words(place, self.elements.forms[self.tag].limbs)) == part
