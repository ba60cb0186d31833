# SPDX-License-Identifier: MIT
"""PREFIX_hmac: the HMAC of a message in two pieces; PREFIX_leading_bits.

Trusted: what is claimed of them (FIPS 198-1, 4; RFC 6979, 2.3.2), and what calls for messages in pieces do: here an object stands
for a message of which every byte is known by what it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Region, Value
from ecgen_verify.prove.hashes.memory import address, read_words, write_words
from ecgen_verify.prove.hashes.state import WHOLE, at
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


def object_at(machine: Machine) -> Pointer:
    """s, where the function may write; aligned as its type asks for."""
    s = address(machine, "RDI")
    machine.check_writable(s, WHOLE)
    if not machine.is_aligned(s, 8):
        raise Undecided("an object that is not aligned")
    return s


@dataclass
class Pieces:
    """The calls. `_known`: by the words of an object, the digest's length and the message that it stands for."""

    _known: dict[tuple[Word, ...], tuple[int, tuple[Word, ...]]] = field(default_factory=dict)

    @property
    def effects(self) -> dict[str, Effect]:
        return {"sha2_begin": self.begin, "sha2_add": self.add, "sha2_end": self.end}

    def _put(self, machine: Machine, s: Pointer, digest: int, message: tuple[Word, ...]) -> None:
        standing = [machine.words.atom(("stands for", message, digest, i), 64) for i in range(WHOLE // 8)]
        self._known[tuple(standing)] = digest, message
        write_words(machine, s, standing)

    def _get(self, machine: Machine, s: Pointer) -> tuple[int, tuple[Word, ...]]:
        words_of = read_words(machine, s, 8, WHOLE // 8)
        if words_of not in self._known:
            raise Undecided("an object that is not shown to stand for a message")
        return self._known[words_of]

    def begin(self, machine: Machine) -> None:
        """PREFIX_sha2_begin(s, digest)"""
        digest = machine.words.cut(machine.word("RSI"), 0, 32).constant
        if digest not in DIGESTS:
            raise Undecided("a digest of a length that SHA-2 does not have")
        self._put(machine, object_at(machine), digest, ())

    def add(self, machine: Machine) -> None:
        """PREFIX_sha2_add(s, data, length); data may be anything where the length is 0"""
        s, length = object_at(machine), length_of(machine.word("RDX"))
        digest, message = self._get(machine, s)
        data = read_words(machine, address(machine, "RSI"), 1, length) if length else ()
        self._put(machine, s, digest, (*message, *data))

    def end(self, machine: Machine) -> None:
        """PREFIX_sha2_end(s, digest)"""
        s, target, words = object_at(machine), address(machine, "RSI"), machine.words
        digest, message = self._get(machine, s)
        if overlap(machine, target, digest, s, WHOLE):
            raise Undecided("the digest overlaps what it is made of")
        machine.check_writable(target, digest)
        write_words(machine, target, digest_of(words, digest, message))
        write_words(machine, s, [words.const(0, 64)] * (WHOLE // 8))


def digest_of(words: Words, digest: int, message: tuple[Word, ...]) -> list[Word]:
    """The bytes of the digest of a message, given by its bytes: a function of which no more is said."""
    return [words.atom(("digest", digest, message, i), 8) for i in range(digest)]


# ---------------------------------------------------------------------- PREFIX_hmac


def hmac_of(words: Words, digest: int, key: list[Word], message: list[Word]) -> list[Word]:
    """H((K0 xor opad) || H((K0 xor ipad) || message)) for a key of as many bytes as the digest (FIPS 198-1, 4)."""

    def padded(byte: int) -> list[Word]:
        zeros = [words.const(0, 8)] * (DIGESTS[digest].block - digest)
        return [words.xor(padded_byte, words.const(byte, 8)) for padded_byte in (*key, *zeros)]

    inner = digest_of(words, digest, (*padded(_INNER), *message))
    return digest_of(words, digest, (*padded(_OUTER), *inner))


@dataclass(frozen=True)
class HmacCases:
    """PREFIX_hmac(mac, g, data, length): every digest, and every way of calling it. The data are anywhere else than g."""

    size: int

    @property
    def text(self) -> str:
        return HMAC.format(1 + 2 * self.size)

    def __call__(self, words: Words) -> Iterator[Case]:
        for digest in DIGESTS:
            for place, length in calls_of(self.size):
                yield _case(words, digest, place, length)


def _case(words: Words, digest: int, place: int, length: int) -> Case:
    key, value = ([words.atom((name, i), 8) for i in range(64)] for name in "kv")
    data = [words.atom(("data", i), 8) for i in range(length)]

    def enter(machine: Machine) -> list[Value]:
        for start, given in ((KEY, key), (VALUE, value)):
            write_words(machine, at(start, "g"), given)
        machine.put(at(DIGEST, "g"), words.const(digest, 32))
        write_words(machine, at(0, "data"), data)
        where = at(0, "data") if length else words.const(0, 64)
        return [at(place, "g"), at(0, "g"), where, words.const(length, 64)]

    def check(machine: Machine) -> None:
        for i, byte in enumerate(hmac_of(words, digest, key[:digest], [*value[:digest], *data])):
            if machine.load(at(place + i, "g"), 1) is not byte:
                raise Undecided(f"byte {i} of mac is not shown to be what the standard says")

    regions = Region("g", place + digest, writable=True, align=4, start=place), Region("data", length)
    return Case(f"a digest of {digest} bytes, {length} bytes of data", regions, enter, check)


# ---------------------------------------------------------------------- PREFIX_leading_bits


@dataclass(frozen=True)
class LeadingBits:
    """PREFIX_leading_bits(t), where the order has `bits` bits."""

    bits: int

    @property
    def text(self) -> str:
        return LEADING.format(self.bits)

    def __call__(self, words: Words) -> Iterator[Case]:
        size = -(-self.bits // 8)
        given = words.atom("t", 8 * size)
        expected = words.right(given, 8 * size - self.bits)

        def enter(machine: Machine) -> list[Value]:
            write_words(machine, at(0, "t"), _big_endian(words, given))
            return [at(0, "t")]

        def check(machine: Machine) -> None:
            for i, byte in enumerate(_big_endian(words, expected)):
                if machine.load(at(i, "t"), 1) is not byte:
                    raise Undecided(f"byte {i} of t is not shown to be that of the integer")

        yield Case("t", (Region("t", size, writable=True),), enter, check)


def _big_endian(words: Words, number: Word) -> list[Word]:
    return [words.cut(number, start, 8) for start in reversed(range(0, number.width, 8))]
