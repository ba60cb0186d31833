# SPDX-License-Identifier: MIT
"""PREFIX_hmac: the HMAC of a message in two pieces.

Trusted: what is claimed of it (FIPS 198-1, 4), and what calls of it do, on bytes that are named by what they are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST, Whole, pieces_of
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, names_of
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind, Operand, Promise
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.messages import Piece, digest_of
from ecgen_verify.prove.hashes.words import secrets_are_bits
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.strings import length_of
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: PREFIX_drbg (PREFIX_curve_internal.h, by the x86-64 ABI): offsets of its members.
KEY, VALUE, DIGEST, DRBG = 0, 64, 128, 132
_INNER, _OUTER = 0x36, 0x5C


def hmac() -> Claim:
    """PREFIX_hmac(mac, g, data, length): every digest, and data of any length, anywhere else than g."""
    text = "mac = HMAC(k, v || data) (FIPS 198-1) by SHA-2 with digests of 28, 32, 48 and 64 bytes, where mac = k or mac = v"
    mac = Operand("mac", Kind.BYTES, 0, is_input=False, is_output=True)
    others = Operand("g", Kind.BYTES, DRBG), Operand("data", Kind.BYTES, 0), Operand("length", Kind.NUMBER)
    promise = Promise(text, (mac, *others))
    cases = [_case(digest, place, most) for digest in DIGESTS for place in (KEY, VALUE) for most in (0, LONGEST)]
    return Claim(promise, _authenticated, cases, effect=_hmac)


def _case(digest: int, place: int, most: int) -> Case:
    known = {("g", DIGEST + i): (byte, byte) for i, byte in enumerate(digest.to_bytes(DRBG - DIGEST, "little"))}
    return Case(f"a digest of {digest} bytes, {'any' if most else 'no'} bytes of data", bytes=known,
                lengths={"data": "length"} if most else {}, enter=partial(_entered, place=place, digest=digest),
                numbers={"length": (0, most), "place": (place, place), "digest": (digest, digest)})  # fmt: skip


def _entered(machine: Machine, elements: Elements, place: int, digest: int) -> None:
    machine.memory["RDI", 0] = 8, Pointer("g", place)
    machine.writable, machine.lowest = {"g": digest}, {"g": place}
    if machine.unbounded is None:
        machine.memory["RDX", 0] = 8, constant(0)
    secrets_are_bits(machine, elements)


def _authenticated(view: View) -> None:
    """H((K0 xor opad) || H((K0 xor ipad) || message)) for a key of as many bytes as the digest."""
    given, (digest, _), (place, _) = view.setting.bytes, *map(view.setting.case.numbers.__getitem__, ("digest", "place"))
    key, value = given["g"][:digest], names_of(view.path, given["g"][VALUE : VALUE + digest])
    data = pieces_of(view.path, Whole("data") if view.machine.unbounded else ())

    def hashed(pad: int, *rest: Sequence[Piece]) -> list[Word]:
        zeros = [constant(0)] * (DIGESTS[digest].block - digest)
        padded = [view.machine.domain.xor(byte, constant(pad), 8) for byte in (*key, *zeros)]
        return digest_of(view.elements, digest, names_of(view.path, padded), *rest)

    view.expect_bytes("g", hashed(_OUTER, names_of(view.path, hashed(_INNER, value, data))), place)
    view.note("mac")


def hmac_of(elements: Elements, path: Path, key: Sequence[Word], message: Sequence[Word]) -> tuple[Word, ...]:
    """By the SHA-2 whose digest is as long as the key: a function of which no more is said."""
    return tuple(elements.unknowns(("hmac", names_of(path, key), names_of(path, message)), len(key), 255))


def _hmac(call: Call) -> None:
    mac, g = (call.pointer(i) for i in (0, 1))
    length, (known,) = call.number(3), call.words(g.moved(DIGEST), 1, 4)
    if mac not in (g.moved(KEY), g.moved(VALUE)):
        raise Undecided("a call of HMAC in a way of which nothing is said")
    digest, data = length_of(known), call.read(call.pointer(2), length, g, DRBG) if length.hi else ()
    if digest not in DIGESTS or isinstance(data, Whole):
        raise Undecided("a digest of a length that SHA-2 does not have, or data of any length")
    key, value = (call.words(g.moved(start), digest, 1) for start in (KEY, VALUE))
    call.put(mac, hmac_of(call.elements, call.path, key, (*value, *data)), 1)
