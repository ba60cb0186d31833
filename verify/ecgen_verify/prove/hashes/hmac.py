# SPDX-License-Identifier: MIT
"""PREFIX_hmac: the HMAC of a message in two pieces; PREFIX_leading_bits.

Trusted: what is claimed of them (FIPS 198-1, 4; RFC 6979, 2.3.2), and what calls for messages in pieces do: here an object stands
for a message of which every byte is known by what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.fips import DIGESTS, bytes_of
from ecgen_verify.prove.hashes.machine import Machine, Pointer
from ecgen_verify.prove.hashes.state import ALIGN, WHOLE
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.strings import length_of, overlap
from ecgen_verify.prove.world import Undecided

#: PREFIX_drbg (PREFIX_curve_internal.h, by the x86-64 ABI): offsets of its members.
KEY, VALUE, DIGEST, DRBG = 0, 64, 128, 132
HMAC = ("mac = HMAC(k, v || data) (FIPS 198-1) by SHA-2 with digests of 28, 32, 48 and 64 bytes, for 1 or {} bytes of data and "
        "mac = k, and for none and mac = v")  # fmt: skip
LEADING = "t = the integer of its {} leading bits"
_INNER, _OUTER = 0x36, 0x5C


def calls_of(size: int) -> tuple[tuple[int, int], ...]:
    """How PREFIX_hmac is called where scalars have `size` bytes: (where in the object `mac` is, how many bytes of data)."""
    return (KEY, 1), (KEY, 1 + 2 * size), (VALUE, 0)


# ---------------------------------------------------------------------- messages in pieces


@dataclass
class Pieces:
    """The calls. `_known`: by the words of an object, the digest's length and the message that it stands for."""

    _known: dict[tuple[Word, ...], tuple[int, tuple[Word, ...]]] = field(default_factory=dict)

    @property
    def effects(self) -> dict[str, Effect]:
        return {"sha2_begin": self.begin, "sha2_add": self.add, "sha2_end": self.end}

    def _put(self, machine: Machine, s: Pointer, digest: int, message: tuple[Word, ...]) -> None:
        standing = tuple(machine.words.atom(("stands for", message, digest, i), 64) for i in range(WHOLE // 8))
        self._known[standing] = digest, message
        machine.put(s, standing)

    def _get(self, machine: Machine) -> tuple[Pointer, int, tuple[Word, ...]]:
        """The object, and what it stands for."""
        s = machine.output("RDI", WHOLE, ALIGN)
        words_of = machine.numbers(s, 8, WHOLE // 8)
        if words_of not in self._known:
            raise Undecided("an object that is not shown to stand for a message")
        return s, *self._known[words_of]

    def begin(self, machine: Machine) -> None:
        """PREFIX_sha2_begin(s, digest)"""
        digest = machine.word("RSI", 32).constant
        if digest not in DIGESTS:
            raise Undecided("a digest of a length that SHA-2 does not have")
        self._put(machine, machine.output("RDI", WHOLE, ALIGN), digest, ())

    def add(self, machine: Machine) -> None:
        """PREFIX_sha2_add(s, data, length); data may be anything where the length is 0"""
        (s, digest, message), length = self._get(machine), length_of(machine.word("RDX"))
        data = machine.numbers(machine.place("RSI"), 1, length) if length else ()
        self._put(machine, s, digest, (*message, *data))

    def end(self, machine: Machine) -> None:
        """PREFIX_sha2_end(s, digest)"""
        (s, digest, message), words = self._get(machine), machine.words
        target = machine.output("RSI", digest)
        if overlap(machine, target, digest, s, WHOLE):
            raise Undecided("the digest overlaps what it is made of")
        machine.put(target, digest_of(words, digest, message))
        machine.put(s, [words.const(0, 64)] * (WHOLE // 8))


def digest_of(words: Words, digest: int, message: tuple[Word, ...]) -> list[Word]:
    """The bytes of the digest of a message, given by its bytes: a function of which no more is said."""
    return [words.atom(("digest", digest, message, i), 8) for i in range(digest)]


# ---------------------------------------------------------------------- PREFIX_hmac


def hmac_of(words: Words, digest: int, key: list[Word], message: list[Word]) -> list[Word]:
    """H((K0 xor opad) || H((K0 xor ipad) || message)) for a key of as many bytes as the digest (FIPS 198-1, 4)."""

    def padded(byte: int) -> list[Word]:
        zeros = [words.const(0, 8)] * (DIGESTS[digest].block - digest)
        return [words.xor(padded_byte, words.const(byte, 8), 8) for padded_byte in (*key, *zeros)]

    inner = digest_of(words, digest, (*padded(_INNER), *message))
    return digest_of(words, digest, (*padded(_OUTER), *inner))


@dataclass(frozen=True)
class HmacCases:
    """PREFIX_hmac(mac, g, data, length): every digest, and every way of calling it. The data are anywhere else than g."""

    size: int

    @property
    def text(self) -> str:
        return HMAC.format(1 + 2 * self.size)

    @property
    def cases(self) -> list[Callable[[Words], Case]]:
        return [partial(_case, digest=digest, place=place, length=length)
                for digest in DIGESTS for place, length in calls_of(self.size)]  # fmt: skip


def _case(words: Words, digest: int, place: int, length: int) -> Case:
    key, value = ([words.atom((name, i), 8) for i in range(64)] for name in "kv")
    data = [words.atom(("data", i), 8) for i in range(length)]
    g, mac, where = Pointer("g", 0), Pointer("g", place), Pointer("data", 0)
    given = {g.moved(KEY): key, g.moved(VALUE): value, g.moved(DIGEST): [words.const(digest, 32)], where: data}
    arguments = [mac, g, where if length else words.const(0, 64), words.const(length, 64)]
    return Case(f"a digest of {digest} bytes, {length} bytes of data", arguments, given,
                {mac: hmac_of(words, digest, key[:digest], [*value[:digest], *data])},
                {"g": range(place, place + digest)})  # fmt: skip


# ---------------------------------------------------------------------- PREFIX_leading_bits


@dataclass(frozen=True)
class LeadingBits:
    """PREFIX_leading_bits(t), where the order has `bits` bits."""

    bits: int

    @property
    def text(self) -> str:
        return LEADING.format(self.bits)

    def case(self, words: Words) -> Case:
        t, size = Pointer("t", 0), -(-self.bits // 8)
        given = words.atom("t", 8 * size)
        expected = words.shift_right(given, 8 * size - self.bits)
        return Case("t", [t], {t: bytes_of(words, given)}, {t: bytes_of(words, expected)}, {"t": range(size)})
