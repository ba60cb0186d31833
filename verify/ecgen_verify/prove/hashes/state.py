# SPDX-License-Identifier: MIT
"""PREFIX_sha2: what its bytes mean, and what begins and ends a message.

Trusted: the layout (PREFIX_curve_internal.h, by the x86-64 ABI) and the claims. The object stands for a message of `total` bytes
when h, of the kind that the digest asks for, is the hash value after the message's whole blocks, `used` is how many bytes come
after them, and those are the first bytes of `block`; `size` is a block's, and `digest` the digest's length.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind as OfOperand
from ecgen_verify.prove.contract import Operand
from ecgen_verify.prove.hashes.compression import after
from ecgen_verify.prove.hashes.domain import bytes_of, secrets_are_bits
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind, initial
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.word import Word, constant

#: Offsets; `h` by the bits of its words.
HASH, BLOCK, SIZE, USED, TOTAL, DIGEST, WHOLE = {32: 0, 64: 32}, 96, 224, 232, 240, 248, 256
ALIGN = 8
_OBJECT = Operand("s", OfOperand.BYTES, WHOLE, is_output=True)
BEGIN = Promise("s stands for the empty message, for digests of 28, 32, 48 and 64 bytes",
                (replace(_OBJECT, is_input=False), Operand("digest", OfOperand.DIGIT, public=True)))  # fmt: skip
ADD = Promise("s stands for the message with the data after it, for every message and data of every length, together shorter "
              "than 2^61 bytes",
              (_OBJECT, Operand("data", OfOperand.BYTES, 0), Operand("length", OfOperand.NUMBER)))  # fmt: skip
END = Promise("digest = the digest of the message that s stands for (FIPS 180-4, 5.1, 6.2 to 6.5), for every message shorter "
              "than 2^61 bytes; s is zero",
              (_OBJECT, Operand("digest", OfOperand.BYTES, 0, is_input=False, is_output=True)))  # fmt: skip


def known_bytes(digest: int, *others: tuple[int, int, int]) -> dict[tuple[str, int], tuple[int, int]]:
    """What a case says of the object for digests of that length, and of others of its numbers: place, bytes, value."""
    numbers = (SIZE, 8, DIGESTS[digest].block), (DIGEST, 4, digest), *others
    return {("s", start + i): (byte, byte) for start, size, number in numbers
            for i, byte in enumerate(number.to_bytes(size, "little"))}  # fmt: skip


def begin() -> Claim:
    """PREFIX_sha2_begin(s, digest)"""
    return Claim(BEGIN, _begun, cases=[Case(f"a digest of {digest} bytes", numbers={"digest": (digest, digest)}, enter=_aligned)
                                       for digest in DIGESTS])  # fmt: skip


def _begun(view: View) -> None:
    digest, _ = view.setting.case.numbers["digest"]
    kind = DIGESTS[digest]
    started = [(HASH[kind.word] + i * kind.size, kind.size, number) for i, number in enumerate(initial(digest))]
    for (name, place), (byte, _) in known_bytes(digest, *started, (USED, 8, 0), (TOTAL, 8, 0)).items():
        view.expect_bytes(name, [constant(byte)], place)
    view.note("s")


def _aligned(machine: Machine, elements: object) -> None:
    machine.aligned = frozenset("s")
    secrets_are_bits(machine, elements)


def end() -> Claim:
    """PREFIX_sha2_end(s, digest), for each number of bytes after the last whole block."""
    return Claim(END, _ended, cases=[_case(digest, used) for digest, kind in DIGESTS.items() for used in range(kind.block)])


def _case(digest: int, used: int) -> Case:
    known = {**known_bytes(digest, (USED, 8, used)), ("s", TOTAL + 7): (0, 31)}
    return Case(f"a digest of {digest} bytes, {used} bytes in the last block", lengths={"digest": digest}, enter=_aligned,
                bytes=known, numbers={"used": (used, used)})  # fmt: skip


def _ended(view: View) -> None:
    s, case = view.setting.bytes["s"], view.setting.case
    digest, (used, _), domain = case.lengths["digest"], case.numbers["used"], view.machine.domain
    assert isinstance(digest, int)
    kind = DIGESTS[digest]
    at, total = HASH[kind.word], domain.packed(s[TOTAL : TOTAL + 8], 8)
    state = [domain.packed(s[at + i * kind.size : at + (i + 1) * kind.size], 8) for i in range(8)]
    view.expect_bytes("digest", digest_of(view, kind, state, s[BLOCK : BLOCK + used], total)[:digest])
    view.expect_bytes("s", [constant(0)] * (WHOLE // 8), size=8)


def digest_of(view: View, kind: Kind, state: list[Word], rest: list[Word], total: Word) -> list[Word]:
    """The bytes of the last hash value: the rest of the message, a bit 1, zeros up to the end of a block, in which the length in
    bits comes last (5.1)."""
    domain, zeros = view.machine.domain, (-len(rest) - 1 - kind.length) % kind.block
    length = bytes_of(domain, domain.shift_left(total, 3, 64), 8)  # total < 2^61
    data = [*rest, constant(0x80), *[constant(0)] * (zeros + kind.length - 8), *length]
    for start in range(0, len(data), kind.block):
        state = after(view.elements, view.path, kind, state, data[start : start + kind.block])
    return [byte for word in state for byte in bytes_of(domain, word, kind.size)]
