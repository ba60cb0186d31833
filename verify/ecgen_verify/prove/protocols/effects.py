# SPDX-License-Identifier: MIT
"""What calls do, for the functions that are protocols.

Trusted: this reading of the contracts, which are proved in rows of their own. Whether a key or a point is valid, and whether
there is a signature, is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecgen_verify.prove.composed.buffers import Buffers
from ecgen_verify.prove.composed.effects import Call, Effect, decoded
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, mask_of, names_of
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.contract import Contract, Shape
from ecgen_verify.prove.goal.pins import multiples, weierstrass_points
from ecgen_verify.prove.hashes.hmac import HmacCases, LeadingBits
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.named import is_operand
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.protocols.drbg import drbg_effects
from ecgen_verify.prove.protocols.points import (
    FIELD,
    SCALAR,
    Point,
    affine,
    decoded_point,
    double_multiple,
    multiple,
    of_affine,
    other_order,
    source_of,
)
from ecgen_verify.prove.scalars.claims import FROM_HASH, key_promise, random_promise
from ecgen_verify.prove.scalars.effects import Source, number_modulo, of_known, of_operand, size_of
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def protocol_effects(field: Form, scalar: Form, cofactor: int) -> dict[str, tuple[int, Reading]]:
    """By operation: the level of its claim, and what a call does."""
    calls = _Calls(field, scalar, cofactor)
    size = size_of(scalar)
    promises = {**multiples(cofactor), **weierstrass_points(-(-field.prime.bit_length() // 8)),
                "scalar_from_key": key_promise(size), "scalar_from_random": random_promise(size), "scalar_from_hash": FROM_HASH,
                "ecdsa_sign_with": signed_with(size), "hmac": HmacCases(size).text,
                "leading_bits": LeadingBits(scalar.prime.bit_length()).text}  # fmt: skip
    effects: dict[str, tuple[int, Effect]] = {
        "affine_has_order": (20, calls.has_order),
        "point_mul": (20, calls.multiply),
        "point_mul_base": (20, calls.multiply_base),
        "point_mul_double_vartime": (20, calls.multiply_double),
        "point_to_affine": (5, calls.to_affine),
        "point_from_affine": (5, calls.from_affine),
        "affine_to_bytes": (5, calls.to_bytes),
        "affine_from_bytes": (5, calls.from_bytes),
        "scalar_from_key": (2, calls.from_key),
        "scalar_from_random": (2, calls.from_random),
        "scalar_from_hash": (2, calls.from_hash),
        "ecdsa_sign_with": (30, calls.sign_with),
        **drbg_effects(scalar),
    }
    about = (FIELD, field), (SCALAR, scalar)
    return {name: (level, Reading(promises[name], effect, about)) for name, (level, effect) in effects.items()}


def signed_with(size: int) -> Inner:
    """`size`: bytes of a scalar."""
    return Inner("signature = r, s for r = x(nonce*G) mod n, s = (hash + r*key)/nonce, and 0; zeros and -1 where r or s is 0",
                 entry=("sc", f"int {{p}}_ecdsa_sign_with(uint8_t signature[{2 * size}], const {{p}}_sc *key, "
                              "const {p}_sc *hash, const {p}_sc *nonce)"))  # fmt: skip


# ---------------------------------------------------------------------- the values, for claims as well


def key_of(elements: Elements, path: Path, scalar: Form, big_endian: Sequence[Word]) -> tuple[Value, Word]:
    """The private key in these bytes, and the bit that is 1 where it does not lie from 1 to n - 1."""
    value, _ = decoded(elements, scalar, big_endian[::-1], path)
    return value, elements.bit(("no key", names_of(path, big_endian)))


def nonce_of(elements: Elements, operand: str) -> Value:
    """1 + (the integer mod n - 1)"""
    field = elements.fields[SCALAR]
    return field.add(number_modulo(field, LESS_ONE, of_operand(operand)), field.const(1))


def hash_of(elements: Elements, operand: str) -> Value:
    """The leading bits of the operand, as many as n has, mod n."""
    return elements.fields[SCALAR].named(("leading bits", of_operand(operand)))


def number_bytes(elements: Elements, tag: str, value: Value) -> list[Word]:
    """Big-endian."""
    return [elements.byte(tag, value, i) for i in reversed(range(size_of(elements.forms[tag])))]


def point_bytes(elements: Elements, point: Point) -> list[Word]:
    """04, x, y"""
    return [constant(4), *number_bytes(elements, FIELD, point[0]), *number_bytes(elements, FIELD, point[1])]


def signature_of(elements: Elements, path: Path, key: Value, number: Value, nonce: Value) -> tuple[Value, Value]:
    """r = x(nonce*G) mod n, s = (number + r*key)/nonce"""
    field = elements.fields[SCALAR]
    r = x_modulo_order(elements, path, multiple(elements, nonce))
    return r, field.mul(field.add(field.mul(r, key), number), field.inv(nonce))


def x_modulo_order(elements: Elements, path: Path, point: Point) -> Value:
    """The affine x coordinate of the point, as an integer, mod n."""
    x, _ = affine(elements, point)
    source: Source = of_known(path, elements.forms[SCALAR], number_bytes(elements, FIELD, x))
    return number_modulo(elements.fields[SCALAR], ORDER, source)


def no_signature(elements: Elements, r: Value, s: Value) -> Word:
    """The bit that is 1 where r or s is 0."""
    return elements.bit(("no signature", r.key, s.key))


class _Calls:
    def __init__(self, field: Form, scalar: Form, cofactor: int) -> None:
        self.field, self.scalar, self.cofactor = field, scalar, cofactor

    # ------------------------------------------------------------------ points

    def multiply(self, call: Call) -> None:
        target, scalar, source = (call.pointer(i) for i in range(3))
        size = 3 * self.field.size
        call.apart([(target, size, True), (scalar, self.scalar.size, False), (source, size, False)])
        k, point = call.load(SCALAR, scalar), call.values(FIELD, source, 3)
        self._check_order(call, point)
        call.store(FIELD, target, *multiple(call.elements, k, point))

    def _check_order(self, call: Call, point: Point) -> None:
        """Of a point that must have the order n: an operand, of which the contract says so, or what was asked for its order."""
        field = call.elements.fields[FIELD]
        if self.cofactor == 1 or is_operand(field, point):
            return
        if call.decided(call.elements.bit(("other order", source_of(field, point)))) is not False:
            raise Undecided("a multiple of a point that is not known to have the order n")

    def has_order(self, call: Call) -> Word:
        """All-ones or 0, which is public."""
        source = call.pointer(0)
        call.apart([(source, 2 * self.field.size, False)])
        failed = call.decide(other_order(call.elements, call.values(FIELD, source, 2)))
        return constant(0 if failed else ONES)

    def multiply_base(self, call: Call) -> None:
        target, scalar = call.pointer(0), call.pointer(1)
        call.apart([(target, 3 * self.field.size, True), (scalar, self.scalar.size, False)])
        call.store(FIELD, target, *multiple(call.elements, call.load(SCALAR, scalar)))

    def multiply_double(self, call: Call) -> None:
        target, scalar, source, times = (call.pointer(i) for i in range(4))
        size = 3 * self.field.size
        scalars = [(place, self.scalar.size, False) for place in (scalar, times)]
        call.apart([(target, size, True), (source, size, False), *scalars])
        if call.elements.secret:
            raise Undecided("a secret in a multiplication whose time depends on its operands")
        k, point, factor = call.load(SCALAR, scalar), call.values(FIELD, source, 3), call.load(SCALAR, times)
        call.store(FIELD, target, *double_multiple(call.elements, k, point, factor))

    def to_affine(self, call: Call) -> Word:
        target, source = call.pointer(0), call.pointer(1)
        call.apart([(target, 2 * self.field.size, True), (source, 3 * self.field.size, False)])
        point = call.values(FIELD, source, 3)
        call.store(FIELD, target, *affine(call.elements, point))
        return call.status(call.elements.is_zero(FIELD, point[2]))

    def from_affine(self, call: Call) -> None:
        target, source = call.pointer(0), call.pointer(1)
        call.apart([(target, 3 * self.field.size, True), (source, 2 * self.field.size, False)])
        point = call.values(FIELD, source, 2)
        call.store(FIELD, target, *of_affine(call.elements, point))

    def to_bytes(self, call: Call) -> None:
        target, source = call.pointer(0), call.pointer(1)
        encoded = point_bytes(call.elements, call.values(FIELD, source, 2))
        call.apart([(target, len(encoded), True), (source, 2 * self.field.size, False)])
        call.put(target, encoded, 1)

    def from_bytes(self, call: Call) -> Word:
        target = call.pointer(0)
        source = self._operand(call, 1, 2, target)
        failed = call.decide(call.elements.bit(("no point", source)))
        zero = call.elements.fields[FIELD].const(0)
        call.store(FIELD, target, *([zero, zero] if failed else decoded_point(call.elements, source)))
        return call.public_status(failed)

    # ------------------------------------------------------------------ scalars

    def _operand(self, call: Call, place: int, length: int, target: Pointer) -> str:
        """The operand that is passed on as it is. Raises Undecided."""
        machine = call.machine
        here = machine.resolve(call.pointer(place))
        whole = isinstance(machine.unbounded, Buffers) and machine.unbounded.is_whole(call.path, here, call.number(length))
        if not whole or machine.resolve(target).base == here.base:
            raise Undecided("a call on bytes that are no whole operand")
        return here.base

    def from_key(self, call: Call) -> Word:
        target, source = call.pointer(0), call.pointer(1)
        size = size_of(self.scalar)
        call.apart([(target, self.scalar.size, True)], [(source, size)])
        key, refused = key_of(call.elements, call.path, self.scalar, call.words(source, size, 1))
        failed = call.decide(refused)
        call.store(SCALAR, target, call.elements.fields[SCALAR].const(0) if failed else key)
        return call.public_status(failed)

    def from_random(self, call: Call) -> Word:
        target = call.pointer(0)
        operand = self._operand(call, 1, 2, target)
        length, least = call.path.refined(call.number(2)), size_of(self.scalar) + 8
        if length.lo < least <= length.hi:
            raise Undecided("random bytes that may be too few")
        failed = length.hi < least
        call.store(SCALAR, target, call.elements.fields[SCALAR].const(0) if failed else nonce_of(call.elements, operand))
        return call.public_status(failed)

    def from_hash(self, call: Call) -> None:
        target = call.pointer(0)
        call.store(SCALAR, target, hash_of(call.elements, self._operand(call, 1, 2, target)))

    def sign_with(self, call: Call) -> Word:
        target, *places = (call.pointer(i) for i in range(4))
        size = size_of(self.scalar)
        call.apart([(target, 2 * size, True), *((place, self.scalar.size, False) for place in places)])
        key, number, nonce = (call.load(SCALAR, place) for place in places)
        r, s = signature_of(call.elements, call.path, key, number, nonce)
        failed = call.decide(no_signature(call.elements, r, s))
        encoded = [number_bytes(call.elements, SCALAR, value) for value in (r, s)]
        call.put(target, [constant(0)] * (2 * size) if failed else [*encoded[0], *encoded[1]], 1)
        return call.public_status(failed)


def shown_zero(reading: object) -> Reading:
    """What a call of PREFIX_sc_is_zero does where it is known what is public."""
    assert isinstance(reading, Reading)
    assert isinstance(reading.promise, Contract)
    assert reading.promise.shape is Shape.IS_NUMBER and not reading.promise.number
    return replace(reading, do=_shown_zero)


def _shown_zero(call: Call) -> Word:
    """The mask of x = 0, which is public where x is a part of the signature by the operands; see PREFIX_ecdsa_sign_with."""
    elements = call.elements
    value = call.load(SCALAR, call.pointer(0))
    key, number, nonce = (elements.fields[SCALAR].named(("input", f"{name}[0]")) for name in ("key", "hash", "nonce"))
    mask = mask_of(elements.is_zero(SCALAR, value))
    public = value in signature_of(elements, call.path, key, number, nonce)
    return replace(mask, secret=mask.secret and not public)
