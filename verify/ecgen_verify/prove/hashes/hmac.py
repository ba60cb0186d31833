# SPDX-License-Identifier: MIT
"""PREFIX_hmac: the HMAC of a message in two pieces; PREFIX_leading_bits.

Trusted: what is claimed of them (FIPS 198-1, 4; RFC 6979, 2.3.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Elements, names_of
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.hashes.domain import bytes_of, functions_of, secrets_are_bits
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.streams import digest_of
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.word import Word, constant

#: PREFIX_drbg (PREFIX_curve_internal.h, by the x86-64 ABI): offsets of its members.
KEY, VALUE, DIGEST, DRBG = 0, 64, 128, 132
_INNER, _OUTER = 0x36, 0x5C


def calls_of(size: int) -> tuple[tuple[int, int], ...]:
    """How PREFIX_hmac is called where scalars have `size` bytes: (where in the object `mac` is, how many bytes of data)."""
    return (KEY, 1), (KEY, 1 + 2 * size), (VALUE, 0)


def hmac_promise(size: int) -> Promise:
    text = ("mac = HMAC(k, v || data) (FIPS 198-1) by SHA-2 with digests of 28, 32, 48 and 64 bytes, for 1 or "
            f"{1 + 2 * size} bytes of data and mac = k, and for none and mac = v")  # fmt: skip
    mac = Operand("mac", Kind.BYTES, 0, is_input=False, is_output=True)
    return Promise(text, (mac, Operand("g", Kind.BYTES, DRBG), Operand("data", Kind.BYTES, 0), Operand("length", Kind.NUMBER)))


def hmac(size: int) -> Claim:
    """PREFIX_hmac(mac, g, data, length): every digest, and every way of calling it. The data are anywhere else than g."""
    cases = [_case(digest, *call) for digest in DIGESTS for call in calls_of(size)]
    return Claim(hmac_promise(size), _authenticated, cases=cases)


def _case(digest: int, place: int, length: int) -> Case:
    known = {("g", DIGEST + i): (byte, byte) for i, byte in enumerate(digest.to_bytes(DRBG - DIGEST, "little"))}
    return Case(f"a digest of {digest} bytes, {length} bytes of data", lengths={"data": length}, bytes=known,
                numbers={"length": (length, length), "place": (place, place), "digest": (digest, digest)},
                enter=partial(_entered, place=place, digest=digest))  # fmt: skip


def _entered(machine: Machine, elements: Elements, place: int, digest: int) -> None:
    machine.registers["RDI"] = Pointer("g", place)
    machine.writable, machine.lowest = {"g": digest}, {"g": place}
    if not machine.word("RCX").lo:
        machine.registers["RDX"] = constant(0)
    secrets_are_bits(machine, elements)


def _authenticated(view: View) -> None:
    """H((K0 xor opad) || H((K0 xor ipad) || message)) for a key of as many bytes as the digest."""
    given, (digest, _), (place, _) = view.setting.bytes, *map(view.setting.case.numbers.__getitem__, ("digest", "place"))
    key, message = given["g"][:digest], [*given["g"][VALUE : VALUE + digest], *given["data"]]

    def hashed(pad: int, rest: Sequence[Word]) -> list[Word]:
        zeros = [constant(0)] * (DIGESTS[digest].block - digest)
        padded = [view.machine.domain.xor(byte, constant(pad), 8) for byte in (*key, *zeros)]
        return digest_of(view.elements, digest, names_of(view.path, [*padded, *rest]))

    view.expect_bytes("g", hashed(_OUTER, hashed(_INNER, message)), place)
    view.note("mac")


def leading_promise(bits: int) -> Promise:
    return Promise(f"t = the integer of its {bits} leading bits", (Operand("t", Kind.BYTES, -(-bits // 8), is_output=True),))


def leading_bits(bits: int) -> Claim:
    """PREFIX_leading_bits(t), where the order has so many."""

    def check(view: View) -> None:
        domain, functions = functions_of(view.machine)
        t = [domain.function(byte) for byte in reversed(view.setting.bytes["t"])]
        left = domain.word(functions.cut(functions.join(t), 8 * len(t) - bits, bits))
        view.expect_bytes("t", bytes_of(domain, left, len(t)))

    return Claim(leading_promise(bits), check, cases=[Case(enter=secrets_are_bits)])
