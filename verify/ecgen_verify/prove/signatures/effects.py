# SPDX-License-Identifier: MIT
"""What calls of the functions that encode, decode and verify points do, for signatures.

Trusted: this reading of the contracts, which are proved in rows of their own. An encoding depends on the point only, not on its
coordinates, so that its bytes are unknowns that are named by the point; so is a point that bytes encode by these bytes, and
k*P + l*B by k, l and P.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, Form, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.edwards.effects import LENGTH
from ecgen_verify.prove.edwards.points import COORDINATES, base_of, load_point, store_point
from ecgen_verify.prove.goal.pins import edwards_multiples, edwards_points
from ecgen_verify.prove.multiples.named import Multiple, scalar_multiple
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

FIELD, SCALAR = "fe", "sc"
Point = list[Value]


def signature_effects(form: Form, scalar: Form) -> dict[str, tuple[int, Reading]]:
    """By operation: the level of its claim, and what a call does."""
    calls = _Calls(form, scalar)
    promises = {**edwards_points(), **edwards_multiples()}
    effects: dict[str, tuple[int, Effect]] = {
        "ed25519_encode": (5, calls.encode),
        "ed25519_decode": (5, calls.decode),
        "ed25519_mul_double_vartime": (6, calls.multiply_both),
    }
    about = (FIELD, form), (SCALAR, scalar)
    return {name: (level, Reading(promises[name], effect, about)) for name, (level, effect) in effects.items()}


# ---------------------------------------------------------------------- the values, for claims as well


def encoded(elements: Elements, point: Multiple) -> list[Word]:
    """The bytes of a point (RFC 8032, 5.1.2)."""
    return [elements.unknown_byte(("encoding", point, i)) for i in range(LENGTH)]


def no_point(elements: Elements, path: Path, encoding: Sequence[Word]) -> Word:
    """The bit that is 1 where bytes encode no point."""
    return elements.bit(("no point", names_of(path, encoding)))


def decoded_point(field: Field, path: Path, encoding: Sequence[Word]) -> Point:
    """The point that bytes encode, where they encode one, in some coordinates."""
    return [field.named(("decoded point", names_of(path, encoding), i)) for i in range(4)]


def negative(field: Field, point: Sequence[Value]) -> Point:
    x, y, z, t = point
    zero = field.const(0)
    return [field.sub(zero, x), y, z, field.sub(zero, t)]


def both_multiples(elements: Elements, k: Value, point: Sequence[Value], other: Value) -> Multiple:
    """k*point + other*B"""
    return scalar_multiple(elements, k, base_of(point)).plus(scalar_multiple(elements, other))


class _Calls:
    def __init__(self, form: Form, scalar: Form) -> None:
        self.form, self.scalar = form, scalar

    def encode(self, call: Call) -> None:
        target, source = call.pointer(0), call.pointer(1)
        call.apart([(target, LENGTH, True), (source, 4 * self.form.size, False)])
        point, _ = load_point(call, source, "extended")
        call.put(target, encoded(call.elements, point), 1)

    def decode(self, call: Call) -> Word:
        target, source = call.pointer(0), call.pointer(1)
        call.apart([(target, 4 * self.form.size, True), (source, LENGTH, False)])
        known = call.words(source, LENGTH, 1)
        field, bit = call.elements.fields[FIELD], no_point(call.elements, call.path, known)
        neutral = [field.named(("coordinate of the neutral element", i)) for i in range(4)]
        call.store(FIELD, target, *(neutral if call.decide(bit) else decoded_point(field, call.path, known)))
        return call.status(bit)

    def multiply_both(self, call: Call) -> None:
        target, k, point, other = (call.pointer(i) for i in range(4))
        size = 4 * self.form.size
        call.apart([(target, size, True), (k, self.scalar.size, False), (point, size, False), (other, self.scalar.size, False)])
        if call.elements.secret:
            raise Undecided("a secret in a multiplication whose time depends on its operands")
        scalars = [call.load(SCALAR, place) for place in (k, other)]
        result = both_multiples(call.elements, scalars[0], call.values(FIELD, point, COORDINATES["extended"]), scalars[1])
        store_point(call, result, "extended", "both multiples")
