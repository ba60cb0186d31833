# SPDX-License-Identifier: MIT
"""What calls of the functions that make scalars out of bytes do.

Trusted: this reading of what `lengths` shows of them. A scalar made of bytes is an unknown that is named by what it is made of:
the bytes, or a whole operand of any length.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecgen_verify.prove.composed.buffers import Whole, pieces_of
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.scalars.numbers import modulo_promise, modulus_tag
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.world import Undecided


def modulo_effect(scalar: Form, forms: Mapping[str, Form]) -> Reading:
    """PREFIX_bytes_modulo of one of these moduli, by tag. `scalar`: how r stands in memory."""
    about = ((scalar.tag, scalar), *forms.items())
    return Reading(modulo_promise(forms), lambda call: bytes_modulo(call, scalar), about)


def number_modulo(field: Field, tag: str, pieces: tuple[object, ...], last: int = 8) -> Value:
    """The integer modulo n or n - 1, as an integer modulo n. `pieces`: what names its bytes; `last`: bits of the last one."""
    return field.named(("bytes mod", tag, pieces, last)) if pieces else field.const(0)


def size_of(scalar: Form) -> int:
    """Bytes of a scalar."""
    return -(-scalar.prime.bit_length() // 8)


def last_bits(scalar: Form) -> int:
    """How many bits of the last byte make an integer as long as n out of as many bytes as a scalar has."""
    return scalar.prime.bit_length() - 8 * (size_of(scalar) - 1)


def bytes_modulo(call: Call, scalar: Form) -> None:
    target, place, modulus = call.pointer(0), call.pointer(1), call.pointer(4)
    length, last = call.path.refined(call.number(2)), call.path.refined(call.number(3))
    tag = modulus_tag(call.elements.forms, call.words(modulus, scalar.limbs))
    call.apart([(target, scalar.size, True)], [(modulus, scalar.size)])
    string = call.read(place, length, target, scalar.size)
    of_size = not isinstance(string, Whole) and len(string) == size_of(scalar)
    if not last.is_constant or (last.lo != 8 and not (of_size and last.lo == last_bits(scalar))):
        raise Undecided("a number of bits that is not known")
    field = call.elements.fields[scalar.tag]
    number = number_modulo(field, tag, pieces_of(call.path, string), last.lo)
    words = call.elements.words(scalar.tag, field.scale(number, pow(scalar.factor, -1, scalar.prime)))
    call.put(target, words)
    call.path.add_fact(words[-1].poly, 0, scalar.prime - 1 >> 64 * (scalar.limbs - 1))
