# SPDX-License-Identifier: MIT
"""PREFIX_sha2_add: more bytes of a message, for every number of them.

Trusted. Where a byte stands in the message is counted from the first byte that no whole block before the call has: the bytes in
the buffer are 0 to used - 1, byte j of the data is used + j. What the function copies and compresses is known by its place only.
The note `blocks` is how many blocks, from there on, the hash value is after; `used` is how many bytes were in the buffer, and
`length` how many there are in the data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.fips import DIGESTS, LARGE, SMALL, Kind
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Strings, Value
from ecgen_verify.prove.hashes.state import BEGIN, BLOCK, END, HASH, TOTAL, USED, at, fields
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.machine import split
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

ADD = ("s stands for the message with the data after it, for every message and data of every length, together shorter than 2^61 "
       "bytes")  # fmt: skip
#: What is promised of the functions on a message in pieces.
STREAMS = {"sha2_begin": BEGIN, "sha2_add": ADD, "sha2_end": END}
_MOST = (1 << 61) - 1


def add_cases() -> list[Callable[[Words], Case]]:
    """PREFIX_sha2_add(s, data, length): for each number of bytes in the buffer, data that do not fill it, and data that fill it
    and `iterations` more blocks, with `rest` bytes after them."""
    buffers = [(kind, used) for kind in (SMALL, LARGE) for used in range(kind.block)]
    return [partial(_case, kind=kind, used=used, fills=fills)
            for kind, used in buffers for fills in (False, True) if used or fills]  # fmt: skip


def _case(words: Words, kind: Kind, used: int, fills: bool) -> Case:
    room, rest, iterations = kind.block - used, words.atom("rest", 64), words.atom("iterations", 64)
    total, digest, in_buffer = words.atom("total", 64), words.atom("digest", 32), words.const(used)
    sizes = [size for size, digest_kind in DIGESTS.items() if digest_kind is kind]
    length, ranges = rest, {rest: (0, room - 1), total: (0, _MOST), digest: (min(sizes), max(sizes))}
    if fills:
        length = words.total(((iterations, kind.block), (rest, 1)), room % kind.block, 64)
        ranges |= {rest: (0, kind.block - 1), iterations: (0, _MOST // kind.block)}
    notes = {"used": in_buffer, "length": length, "blocks": words.const(0), "size": words.const(kind.block)}
    known = Adding(kind, total, digest, ((Poly({}), Poly({}), Poly.constant(used)),))
    return Case(f"blocks of {kind.block} bytes, {used} bytes in the buffer{'' if fills else ', that stays open'}",
                [at(0), Pointer("data", 0), length], fields(words, kind, in_buffer, total, digest),
                writable={"s": range(USED, TOTAL + 8)},  # the rest by calls only
                ranges=ranges, notes=notes, strings=known)  # fmt: skip


@dataclass(frozen=True)
class Adding(Strings):
    """`copies`: those into the buffer, the last one last: where they begin, which byte of the message that is, and how many there
    are."""

    kind: Kind
    total: Word
    digest: Word
    copies: tuple[tuple[Poly, Poly, Poly], ...]

    def at_return(self, machine: Machine) -> None:
        """The whole blocks are compressed, and the buffer holds the bytes after them, fewer than a block."""
        words, lengths, (in_use,) = machine.words, machine.lengths, machine.numbers(at(USED), 8, 1)
        compressed = machine.note("blocks").scale(self.kind.block)
        rest = lengths.word(machine.note("used") + machine.note("length") - compressed)
        total = words.plus(self.total, lengths.word(machine.note("length")))
        machine.check(fields(words, self.kind, rest, total, self.digest))
        low, high = lengths.bounds(lengths.form(in_use))
        if not 0 <= low <= high < self.kind.block:
            raise Undecided("used may be as many as a block has")
        if not self.in_buffer(machine, compressed, lengths.form(in_use)):
            raise Undecided("the buffer is not shown to hold what comes after the last whole block")

    def in_buffer(self, machine: Machine, place: Poly, length: Poly) -> bool:
        """Whether the buffer's first `length` bytes are the message's from `place` on: the last copies, back from their end."""
        is_zero, end = machine.lengths.is_zero, length
        for start, source, count in reversed(self.copies):
            if is_zero(end):
                return True
            if not (is_zero(start + count - end) and is_zero(source - place - start)):
                return False
            end = start
        return is_zero(end)


def within(machine: Machine, start: Poly, count: Poly, most: Poly) -> None:
    """Raises Undecided unless 0 <= start, start + count <= most."""
    if machine.lengths.bounds(start)[0] < 0 or machine.lengths.bounds(most - start - count)[0] < 0:
        raise Undecided("an access beyond the end")


def adding(machine: Machine) -> Adding:
    assert isinstance(machine.strings, Adding)
    return machine.strings


def copy_into_buffer(machine: Machine) -> Value:
    """memcpy, from the data to the buffer."""
    known, target, count = adding(machine), machine.place("RDI"), machine.lengths.form(machine.word("RDX"))
    (buffer, start), (data, place) = split(target.moved(-BLOCK)), split(machine.place("RSI"))
    if (buffer, data) != ("s", "data"):
        raise Undecided("a copy from or to anything else")
    within(machine, start, count, machine.note("size"))
    within(machine, place, count, machine.note("length"))
    machine.strings = replace(known, copies=(*known.copies, (start, machine.note("used") + place, count)))
    return target


def compress_next(kind: Kind) -> Effect:
    """PREFIX_compress32 or PREFIX_compress64, of the block that comes next in the message."""

    def effect(machine: Machine) -> None:
        note, known, block = machine.note, adding(machine), machine.place("RSI")
        if known.kind is not kind or machine.place("RDI") != at(HASH[kind.word]):
            raise Undecided("a compression of another hash value")
        next_one = note("blocks").scale(kind.block)
        if block == at(BLOCK):
            is_next = known.in_buffer(machine, next_one, note("size"))
        else:
            data, place = split(block)
            within(machine, place, note("size"), note("length"))
            is_next = data == "data" and machine.lengths.is_zero(note("used") + place - next_one)
        if not is_next:
            raise Undecided("a compression of what is not the next block")
        machine.registers["blocks"] = machine.lengths.word(note("blocks").offset(1))

    return effect
