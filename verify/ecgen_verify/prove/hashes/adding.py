# SPDX-License-Identifier: MIT
"""PREFIX_sha2_add: more bytes of a message, for every number of them.

Trusted. Where a byte stands in the message is counted from the first byte that no whole block before the call has: the bytes in
the buffer are 0 to used - 1, byte j of the data is used + j. What the function copies and compresses is known by its place only.
The note `blocks` is how many blocks, from there on, the hash value is after.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.fips import DIGESTS, LARGE, SMALL, Kind
from ecgen_verify.prove.hashes.machine import Machine, Region, Value
from ecgen_verify.prove.hashes.memory import address
from ecgen_verify.prove.hashes.state import BEGIN, BLOCK, END, HASH, TOTAL, USED, at, fields, holds_fields
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.world import Undecided

ADD = ("s stands for the message with the data after it, for every message and data of every length, together shorter than 2^61 "
       "bytes")  # fmt: skip
#: What is promised of the functions on a message in pieces.
STREAMS = {"sha2_begin": BEGIN, "sha2_add": ADD, "sha2_end": END}
_MOST = (1 << 61) - 1


def add_cases(words: Words) -> Iterator[Case]:
    """PREFIX_sha2_add(s, data, length): for each number of bytes in the buffer, data that do not fill it, and data that fill it
    and `iterations` more blocks, with `rest` bytes after them."""
    for kind in (SMALL, LARGE):
        for used in range(kind.block):
            room = kind.block - used
            rest, iterations = words.atom("rest", 64), words.atom("iterations", 64)
            text = f"blocks of {kind.block} bytes, {used} bytes in the buffer"
            if used:
                few = words.atom("few", 64)
                yield _case(words, f"{text}, that stays open", kind, used, few, {few: (0, room - 1)})
            length = words.total(64, ((iterations, kind.block), (rest, 1)), room % kind.block)
            ranges = {rest: (0, kind.block - 1), iterations: (0, _MOST // kind.block)}
            yield _case(words, text, kind, used, length, ranges)


def _case(words: Words, name: str, kind: Kind, used: int, length: Word,
          ranges: dict[Word, tuple[int, int]]) -> Case:  # fmt: skip
    total, digest = words.atom("total", 64), words.atom("digest", 32)
    sizes = [size for size, digest_kind in DIGESTS.items() if digest_kind is kind]
    in_buffer = words.const(used, 64)

    def enter(machine: Machine) -> list[Value]:
        fields(machine, kind, used, total, digest)
        machine.lengths.ranges |= {total: (0, _MOST), digest: (min(sizes), max(sizes)), **ranges}
        machine.registers |= {"used": in_buffer, "length": length, "blocks": words.const(0, 64),
                         "size": words.const(kind.block, 64)}  # fmt: skip
        machine.copies = ((words.const(0, 64), words.const(0, 64), in_buffer),)
        return [at(0), at(0, "data"), length]

    def check(machine: Machine) -> None:
        """The whole blocks are compressed, and the buffer holds the bytes after them, fewer than a block."""
        in_use = machine.number(at(USED), 8)
        compressed = words.total(64, [(machine.note("blocks"), kind.block)])
        data = machine.note("length")
        rest = words.total(64, ((data, 1), (compressed, -1)), used)
        holds_fields(machine, kind, rest, words.add(total, data), digest)
        low, high = machine.lengths.bounds(machine.lengths.form(in_use))
        if not 0 <= low <= high < kind.block:
            raise Undecided("used may be as many as a block has")
        if not in_buffer_is(machine, compressed, in_use):
            raise Undecided("the buffer is not shown to hold what comes after the last whole block")

    regions = (Region("s", TOTAL + 8, writable=True, align=8, start=USED),)  # `used` and `total`; the rest by calls only
    return Case(name, regions, enter, check, by_induction=True)


def in_buffer_is(machine: Machine, place: Word, length: Word) -> bool:
    """Whether the buffer's first `length` bytes are the message's from `place` on: the last copies, back from their end."""
    words, lengths = machine.words, machine.lengths
    nothing, end = words.const(0, 64), length
    for start, source, count in reversed(machine.copies):
        if lengths.same(end, nothing):
            return True
        if not (lengths.same(words.add(start, count), end) and lengths.same(source, words.add(place, start))):
            return False
        end = start
    return lengths.same(end, nothing)


def within(machine: Machine, start: Word, count: Word, most: Word) -> None:
    """Raises Undecided unless 0 <= start, start + count <= most, as integers."""
    lengths = machine.lengths
    first, size, whole = lengths.form(start), lengths.form(count), lengths.form(most)
    if lengths.bounds(first)[0] < 0 or lengths.bounds(whole - first - size)[0] < 0:
        raise Undecided("an access beyond the end")


def copy_into_buffer(machine: Machine) -> Value:
    """memcpy, from the data to the buffer."""
    words = machine.words
    target, source, count = address(machine, "RDI"), address(machine, "RSI"), machine.word("RDX")
    if (target.base, source.base) != ("s", "data"):
        raise Undecided("a copy from or to anything else")
    start, place = machine.distance_of(target.moved(-BLOCK)), machine.distance_of(source)
    within(machine, start, count, machine.note("size"))
    within(machine, place, count, machine.note("length"))
    machine.copies = (*machine.copies, (start, words.add(machine.note("used"), place), count))
    return target


def compress_next(kind: Kind) -> Effect:
    """PREFIX_compress32 or PREFIX_compress64, of the block that comes next in the message."""

    def effect(machine: Machine) -> None:
        words, note = machine.words, machine.note
        state, block = address(machine, "RDI"), address(machine, "RSI")
        if note("size").constant != kind.block or state != at(HASH[kind.word]):
            raise Undecided("a compression of another hash value")
        size = note("size")
        next_one = words.total(64, [(note("blocks"), kind.block)])
        if block.base == "s":
            known = block == at(BLOCK) and in_buffer_is(machine, next_one, size)
        else:
            place = machine.distance_of(block)
            within(machine, place, size, note("length"))
            known = block.base == "data" and machine.lengths.same(words.add(note("used"), place), next_one)
        if not known:
            raise Undecided("a compression of what is not the next block")
        machine.registers["blocks"] = words.total(64, [(note("blocks"), 1)], 1)

    return effect
