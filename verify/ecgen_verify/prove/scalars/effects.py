# SPDX-License-Identifier: MIT
"""What calls of the functions that make scalars out of bytes do.

Trusted: this reading of what `claims` says of them. A scalar made of bytes is an unknown that is named by what it is made of: the
bytes, or a whole operand of any length.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.buffers import Buffers
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.scalars.numbers import modulo_promise, modulus_tag, plain_forms
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: What a scalar is made of: ("operand", its name), or ("bytes", what each is, how many leading bits of the last one count).
Source = tuple[object, ...]


def modulo_effect(scalar: Form) -> Reading:
    """PREFIX_bytes_modulo"""
    forms = plain_forms(scalar)
    return Reading(modulo_promise(forms), lambda call: bytes_modulo(call, scalar), (("sc", scalar), *forms.items()))


def number_modulo(field: Field, tag: str, source: Source) -> Value:
    """The integer modulo n or n - 1, as an integer modulo n."""
    if source[:2] == ("bytes", ()):
        return field.const(0)
    return field.named(("bytes mod", tag, source))


def of_operand(name: str) -> Source:
    return ("operand", name)


def of_known(path: Path, scalar: Form, big_endian: Sequence[Word], last: int = 8) -> Source:
    """Bytes that are known one by one; of the last one all bits count where there are fewer than a scalar has."""
    size = size_of(scalar)
    return ("bytes", names_of(path, big_endian), last if len(big_endian) >= size else 8)


def size_of(scalar: Form) -> int:
    """Bytes of a scalar."""
    return -(-scalar.prime.bit_length() // 8)


def last_bits(scalar: Form) -> int:
    """How many bits of the last byte make an integer as long as n out of as many bytes as a scalar has."""
    return scalar.prime.bit_length() - 8 * (size_of(scalar) - 1)


def source_at(call: Call, scalar: Form, target: Pointer, place: Pointer, length: Word, last: int = 8) -> Source:
    """The bytes that a call reads, which do not overlap the scalar that it writes."""
    machine = call.machine
    here = machine.resolve(place)
    if isinstance(machine.unbounded, Buffers) and machine.unbounded.is_whole(call.path, here, length):
        if machine.resolve(target).base == here.base or last != 8:
            raise Undecided("a call that writes to the bytes that it reads")
        return of_operand(here.base)
    if not length.is_constant:
        raise Undecided("a call on bytes whose number is not known")
    call.apart([(target, scalar.size, True)], [(place, length.lo)])
    return of_known(call.path, scalar, call.words(place, length.lo, 1), last)


def bytes_modulo(call: Call, scalar: Form) -> None:
    """`scalar`: how r stands in memory."""
    target, place, modulus = call.pointer(0), call.pointer(1), call.pointer(4)
    length, last = call.path.refined(call.number(2)), call.path.refined(call.number(3))
    tag = modulus_tag(call.elements.forms, call.words(modulus, scalar.limbs))
    call.apart([(target, scalar.size, True)], [(modulus, scalar.size)])
    whole = last.is_constant and last.lo == 8
    if not whole and (length.lo, length.hi, last.lo, last.hi) != (size_of(scalar), size_of(scalar), *[last_bits(scalar)] * 2):
        raise Undecided("a number of bits that is not known")
    field = call.elements.fields[scalar.tag]
    number = number_modulo(field, tag, source_at(call, scalar, target, place, length, last.lo))
    call.store(scalar.tag, target, field.scale(number, pow(scalar.factor, -1, scalar.prime)))
