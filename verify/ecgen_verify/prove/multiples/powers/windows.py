# SPDX-License-Identifier: MIT
"""Proves PREFIX_power for every length of the exponent, by induction over the windows.

Trusted: `check`. Let w be the width, E the exponent, and bits = w*m + t + 1 with 0 <= t < w and m > 0. At the header of the loop
with `left` windows left to do, the element at a known place is a^(floor(E'/2^(w*left))) for E' = E mod 2^(w*(m + 1)). Where the
loop is entered left = m, and that is a to the power of the window from w*m on. An iteration takes what is there to the power 2^w,
and multiplies it by a to the power of the window from w*(left - 1) on: floor(E'/2^(w*(left - 1))) is that window plus 2^w times
floor(E'/2^(w*left)). With none left it is a^E'. x^0 = 1, for x = 0 as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.loops import word_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.ladder.iterations import Loop, compare, explore, put_words, resumed
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.digits import Window
from ecgen_verify.prove.multiples.powers.lookups import power_of_digit
from ecgen_verify.prove.path import Path, Word, constant
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

#: How many windows are left: any number but the last one, the last one, none.
_ANY, _ONE, _NONE = (2, 8 * LONGEST), (1, 1), (0, 0)
EXPONENT = "exponent"


@dataclass(frozen=True)
class Proof:
    """Of (r, a, exponent, length, bits). `rest`: t. `effects`: by address. `budget`: for all of it."""

    code: Code
    address: int
    setting: Setting
    width: int
    rest: int
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    called: dict[str, None]

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    @property
    def field(self) -> Field:
        return self.elements.fields[TAG]

    def digit(self, path: Path, left: Poly) -> Value:
        """a to the power of the window above so many."""
        position = path.resolve(left.scale(self.width))
        return power_of_digit(self.field, self.setting.inputs["a"][0].key, Window(EXPONENT, position.key))


@dataclass(frozen=True)
class Entry:
    """The state where the loop is entered, on the only path to it. `windows`: m."""

    machine: Machine
    windows: Poly


def check(proof: Proof, loop: Loop) -> None:
    """Raises Undecided, of which Differs may be mended by a weaker loop, or Fault."""
    entry = entered(proof, loop.header)
    machine, path = entry.machine, entry.machine.path
    compare(loop, machine, machine, word_of(path, entry.windows))
    _expect(proof, loop, machine, proof.digit(path, entry.windows))
    ended: list[bool] = []
    for left in (_ANY, _ONE):
        machine, word, state = _at_header(proof, loop, entry, left)
        following = proof.field.mul(_squared(proof, state), proof.digit(machine.path, word.poly.offset(-1)))
        arrived = partial(_arrived, proof, loop, entry, following, word, left == _ONE, ended)
        proof.called.update(follow(proof, machine, loop.header, arrived))
    if ended:
        machine, _, state = _at_header(proof, loop, entry, _NONE)
        proof.called.update(follow(proof, machine, loop.header, partial(_left, proof, loop, state)))


def _arrived(proof: Proof, loop: Loop, entry: Entry, following: Value, left: Word, last: bool, ended: list[bool],
             machine: Machine) -> None:  # fmt: skip
    """After an iteration."""
    if machine.address == loop.header:
        if last:
            ended.append(True)
        compare(loop, entry.machine, machine, machine.path.sum((left, 1), (constant(1), -1)))
        _expect(proof, loop, machine, following)
    elif last:
        _result(proof, machine, following)
    else:
        raise Undecided("the loop may have fewer iterations than there are windows")


def _left(proof: Proof, loop: Loop, state: Value, machine: Machine) -> None:
    """With no window left."""
    if machine.address == loop.header:
        raise Undecided("the loop may have more iterations than there are windows")
    _result(proof, machine, state)


def _squared(proof: Proof, value: Value) -> Value:
    for _ in range(proof.width):
        value = proof.field.mul(value, value)
    return value


def entered(proof: Proof, header: int) -> Entry:
    """For any number of windows but the lowest one alone."""
    machine = entry_machine(Path(proof.elements.world), proof.code.image, proof.address)
    proof.setting.enter(machine)
    path, (length, bits) = machine.path, ARGUMENTS[3:5]
    windows = Poly.atom(proof.elements.world.new_atom("windows but one", 1, 8 * LONGEST))
    number = windows.scale(proof.width).offset(proof.rest + 1)
    machine.registers[bits] = word_of(path, number)
    path.add_fact(machine.word(length).poly.scale(8) - number, 0, 8 * LONGEST)  # bits <= 8*length
    arrivals: list[Machine] = []
    proof.called.update(follow(proof, machine, header, arrivals.append))
    if len(arrivals) != 1 or arrivals[0].address != header:
        raise Undecided("the loop is not entered in one way")
    return Entry(arrivals[0], windows)


def follow(proof: Proof, machine: Machine, header: int, arrival: Callable[[Machine], None]) -> dict[str, None]:
    """Every path from there to the header or to the return. Returns what was called."""
    return explore(proof.code, proof.elements, proof.effects, proof.budget, machine, header, arrival)


def _at_header(proof: Proof, loop: Loop, entry: Entry, left: tuple[int, int]) -> tuple[Machine, Word, Value]:
    """Where so many windows are left, which is never more than where the loop was entered."""
    machine, word = resumed(loop, entry.machine, left)
    machine.path.add_fact(entry.windows - word.poly, 0, 8 * LONGEST)
    state = proof.field.named("the power by the leading windows")
    (place,) = loop.places
    put_words(machine, place, proof.elements.words(TAG, state))
    return machine, word, state


def _expect(proof: Proof, loop: Loop, machine: Machine, value: Value) -> None:
    (place,) = loop.places
    if element_at(proof, machine, place) != value:
        raise Undecided("an iteration does not leave the power that it should")


def element_at(proof: Proof, machine: Machine, place: Pointer) -> Value:
    """Raises Undecided where none stands there."""
    return proof.elements.value(TAG, [machine.load(place.moved(8 * i), 8) for i in range(proof.elements.forms[TAG].limbs)])


def _result(proof: Proof, machine: Machine, value: Value) -> None:
    view = View(machine, proof.setting)
    view.expect("r", [value])
    view.close()
