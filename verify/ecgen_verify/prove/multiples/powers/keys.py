# SPDX-License-Identifier: MIT
"""What checks private keys and the public keys of peers: what is shown of these functions, and what calls of them leave.

Trusted. Whether a key is valid is public. A private key is one where its number lies from 1 to the number of keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect, decoded
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, names_of
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import array
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.effects import bits_read, power
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Key, Poly, total
from ecgen_verify.prove.scalars.effects import bytes_modulo, number_modulo, of_operand
from ecgen_verify.prove.scalars.numbers import KEYS, modulo_promise
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

LESS, KEY_STATUS, PEER, HAS_ORDER = "key_less", "key_status", "peer_from_bytes", "has_order"
MODULO = "bytes_modulo"
#: Random bytes that a private key takes more than it has (SP 800-56A revision 3, 5.6.1.1.3: 64 bits).
EXTRA = 8


def key_claims(shapes: Shapes, level: int) -> dict[str, Claim]:
    """By the names after the prefix: what is shown. `level`: of the first of them."""
    checks: dict[str, Callable[[View], None]] = {
        KEY_STATUS: partial(_key_status, shapes=shapes), PEER: _peer, HAS_ORDER: partial(_has_order, shapes=shapes)}  # fmt: skip
    return {name: Claim(promise, checks[name], level, about=(shapes,)) for name, promise in key_promises(shapes).items()}


def key_promises(shapes: Shapes) -> dict[str, Inner]:
    size = -(-shapes.prime.bit_length() // 8)
    return {
        KEY_STATUS: Inner(f"0 where 0 < private_key <= {shapes.keys:#x}, else -1",
                          entry=("fe", f"int {{p}}_{KEY_STATUS}(const uint8_t private_key[{shapes.key_length}])")),
        PEER: Inner("y = b and 0 where 1 < b < p - 1, else -1", public=True,
                    entry=("fe", f"int {{p}}_{PEER}({{p}}_fe *y, const uint8_t b[{size}])")),
        HAS_ORDER: Inner("all-ones where y^q = 1, else 0", public=True,
                         entry=("fe", f"uint64_t {{p}}_{HAS_ORDER}(const {{p}}_fe *y)")),
    }  # fmt: skip


def key_effects(shapes: Shapes) -> dict[str, Reading]:
    """By the names after the prefix: what calls of these leave."""
    effects: dict[str, Effect] = {
        KEY_STATUS: lambda call: _check_key(call, shapes), PEER: _decode_peer, HAS_ORDER: lambda call: _check_order(call, shapes),
    }  # fmt: skip
    form = key_form(shapes)
    about = shapes, (KEYS, form)
    return {**readings(key_promises(shapes), effects, (shapes,)), LESS: less_effect(shapes),
            MODULO: Reading(modulo_promise({KEYS: form}), lambda call: drawn_words(call, form), about)}  # fmt: skip


# ---------------------------------------------------------------------- private keys from random bytes


def key_form(shapes: Shapes) -> Form:
    """Numbers below the number of private keys, in words."""
    return Form(KEYS, shapes.keys, shapes.key_limbs, 1)


def drawn_words(call: Call, form: Form) -> None:
    """PREFIX_bytes_modulo, whose result has no more bits than there are keys."""
    bytes_modulo(call, form)
    top = call.machine.load(call.pointer(0).moved(form.size - 8), 8)
    assert isinstance(top, Word)
    call.path.add_fact(top.poly, 0, form.prime - 1 >> 64 * (form.limbs - 1))


def draw_cases(shapes: Shapes) -> tuple[Case, ...]:
    """Too few random bytes, and enough."""
    least = shapes.key_length + EXTRA
    return tuple(Case(f"{low} to {high} bytes", numbers={"length": (low, high)}, lengths={"random": "length"})
                 for low, high in ((0, least - 1), (least, LONGEST)))  # fmt: skip


def drawn(view: View, shapes: Shapes) -> tuple[Key, ...] | None:
    """The private key as exponents name it, which is 1 more than the random bytes modulo the number of keys; None where these are
    too few."""
    if not view.setting.case.numbers["length"][0]:
        return None
    number = number_modulo(view.elements.fields[KEYS], KEYS, of_operand("random"))
    words = view.elements.words(KEYS, number)
    expected = total((word.poly, 1 << 64 * i) for i, word in enumerate(words)).offset(1)
    loaded = [view.machine.load(Pointer("private_key", i), 1) for i in range(shapes.key_length)]
    view.note("private_key")
    known = tuple(byte for byte in loaded if isinstance(byte, Word))
    if len(known) < len(loaded):
        raise Undecided("a private key with a byte of an address")
    names = names_of(view.path, known)  # as long as no more is learned of them
    key = total((byte.poly, 256**i) for i, byte in enumerate(reversed(known)))
    above = 2 * 256**shapes.key_length + 1  # both numbers, so that what is congruent is the same
    congruence.vanishes(view.path, key - expected, above)
    return names


# ---------------------------------------------------------------------- numbers in words


def less_kernel(prefix: str, shapes: Shapes) -> Kernel:
    """PREFIX_key_less(a, b): 1 where a < b, else 0."""
    limbs = shapes.key_limbs

    def leave(state: State) -> None:
        path = state.machine.path
        word = path.refined(state.machine.word("RAX"))
        if not word.is_constant:
            bit = path.two_valued(word) if (word.lo, word.hi) == (0, 1) else None
            if bit is None:
                raise Undecided("what is returned is not known to be 0 or 1")
            raise Fork(bit)
        difference = state.number("a") - state.number("b")
        if word.lo:
            state.below(difference, 0)
        else:
            state.below(difference.scale(-1), 1)

    operands = array("a", limbs), array("b", limbs)
    return Kernel(f"{prefix}_{LESS}", "1 where a < b, else 0", operands, leave, promise=(LESS, limbs))


def less_effect(shapes: Shapes) -> Reading:
    """The bit itself, which may be a secret; its value is asked for, so that nothing has to be known of what is made of it."""

    def less(call: Call) -> Word:
        first, second = (_number(call, call.pointer(i), shapes.key_limbs) for i in range(2))
        bit = _less(call.elements, first, second)
        return replace(constant(int(call.decide(bit))), secret=True)

    return Reading((LESS, shapes.key_limbs), less, (shapes,))


def _number(call: Call, place: Pointer, limbs: int) -> Poly:
    return call.path.resolve(total((word.poly, 1 << (64 * i)) for i, word in enumerate(call.words(place, limbs))))


def _less(elements: Elements, first: Poly, second: Poly) -> Word:
    """The bit that is 1 where the first number is less than the second one."""
    return elements.bit(("less", first.key, second.key))


# ---------------------------------------------------------------------- private keys


def no_key(elements: Elements, path: Path, big_endian: Sequence[Word]) -> Word:
    """The bit that is 1 where these bytes are no private key."""
    return elements.bit(("no key", names_of(path, big_endian)))


def _key_status(view: View, shapes: Shapes) -> None:
    number = view.path.resolve(total((byte.poly, 256**i) for i, byte in enumerate(view.setting.bytes["private_key"][::-1])))
    above = _less(view.elements, Poly.constant(shapes.keys), number)
    below = _less(view.elements, number, Poly.constant(1))
    failed = [view.decided(bit) for bit in (above, below)]
    view.expect_status(any(failed))


def _check_key(call: Call, shapes: Shapes) -> Word:
    known = call.words(call.pointer(0), shapes.key_length, 1)
    return call.public_status(call.decide(no_key(call.elements, call.path, known)))


# ---------------------------------------------------------------------- public keys


def refused(elements: Elements, y: Value) -> list[Word]:
    """Bits of which one is 1 where the element is 0, 1 or p - 1."""
    field = elements.fields[TAG]
    return [elements.is_zero(TAG, field.sub(y, field.const(number))) for number in (0, 1, -1)]


def _peer(view: View) -> None:
    y, failed = decoded(view.elements, view.form, view.setting.bytes["b"][::-1], view.path)
    if view.decided(failed):
        y = view.field.const(0)
    view.expect("y", [y])
    view.expect_status(any(view.decided(bit) for bit in (failed, *refused(view.elements, y))))


def _decode_peer(call: Call) -> Word:
    elements, form = call.elements, call.elements.forms[TAG]
    size = -(-form.prime.bit_length() // 8)
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, form.size, True)], [(source, size)])
    y, failed = decoded(elements, form, call.words(source, size, 1)[::-1], call.path)
    if call.decide(failed):
        call.store(TAG, target, elements.fields[TAG].const(0))
        return call.public_status(True)
    status = any(call.decide(bit) for bit in refused(elements, y))
    call.store(TAG, target, y)
    return call.public_status(status)


def order_of(shapes: Shapes) -> tuple[tuple[Key, ...], int | None]:
    """q as an exponent, and how many of its bits are read; see `power`."""
    order = shapes.order
    exponent = tuple(Poly.constant(byte).key for byte in order.to_bytes(-(-order.bit_length() // 8), "big"))
    return exponent, bits_read(shapes, order.bit_length(), len(exponent))  # no fewer than the order has


def in_subgroup(elements: Elements, shapes: Shapes, y: Value) -> Word:
    """The bit that is 1 where y^q = 1."""
    field, (exponent, read) = elements.fields[TAG], order_of(shapes)
    return elements.is_zero(TAG, field.sub(power(field, y, exponent, read), field.const(1)))


def _has_order(view: View, shapes: Shapes) -> None:
    (y,) = view.given("y")
    view.expect_mask(view.decided(in_subgroup(view.elements, shapes, y)))


def _check_order(call: Call, shapes: Shapes) -> Word:
    y = call.load(TAG, call.pointer(0))
    return constant(ONES if call.decide(in_subgroup(call.elements, shapes, y)) else 0)
