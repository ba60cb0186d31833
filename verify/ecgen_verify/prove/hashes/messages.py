# SPDX-License-Identifier: MIT
"""PREFIX_compress32 and PREFIX_compress64, the compression of one block. PREFIX_sha2: what its bytes mean, and what begins, goes
on with and ends a message. What is shown of that, for every number of bytes, and what calls do.

Trusted: the layout (PREFIX_curve_internal.h, by the x86-64 ABI) and the claims. The object stands for a message of `total` bytes
when h, of the kind that the digest asks for, is the hash value after the message's whole blocks, `used` is how many bytes come
after them, and those are the first bytes of `block`; `size` is a block's, and `digest` the digest's length. Calls know a message
as the sequence of what was added: single bytes, and operands of any length as a whole. The bytes of a digest are unknowns that
are named by the message, so that the same message has the same digest; so are the words of the object, which nobody looks into.

In `add`, where a byte stands in the message is counted from the first byte that no whole block before the call has: the bytes in
the buffer are 0 to used - 1, byte j of the data is used + j. What the function copies and compresses is known by its place only.
How far it is stands in words of an object beside the operands, which no instruction reaches.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST, pieces_of
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, name_of
from ecgen_verify.prove.composed.elements import Elements, Knowledge, names_of
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind as OfOperand
from ecgen_verify.prove.contract import Operand, Promise
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind, compressed, initial
from ecgen_verify.prove.hashes.words import bytes_of, secrets_are_bits
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer, split
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

# ---------------------------------------------------------------------- a block

_COMPRESSED = "h = the hash value after the block, from the one before it (FIPS 180-4, {}), for all h and blocks"


def _compressing(kind: Kind) -> Promise:
    """The array h and the block do not overlap; both may be anywhere."""
    h = Operand("h", OfOperand.BYTES, 8 * kind.size, is_output=True, apart=True)
    text = _COMPRESSED.format("6.2.2" if kind.word == 32 else "6.4.2")
    return Promise(text, (h, Operand("block", OfOperand.BYTES, kind.block)))


def compression(kind: Kind) -> Claim:
    return Claim(_compressing(kind), partial(_block_compressed, kind), [Case("a block", enter=secrets_are_bits)],
                 effect=partial(_compress_words, kind))  # fmt: skip


def _block_compressed(kind: Kind, view: View) -> None:
    words, h, block = view.machine.domain, *(view.setting.bytes[name] for name in ("h", "block"))
    state = [words.packed(h[start : start + kind.size], 8) for start in range(0, len(h), kind.size)]
    # the bytes of a word of the message: the highest first (3.1)
    message = [words.packed(block[start : start + kind.size][::-1], 8) for start in range(0, len(block), kind.size)]
    left = compressed(words, kind, state, message)
    view.expect_bytes("h", [words.cut(word, 8 * i, 8) for word in left for i in range(kind.size)])


def _compress_words(kind: Kind, call: Call) -> None:
    """On a hash value and a block that stand in memory byte by byte."""
    h, data = call.pointer(0), call.pointer(1)
    call.apart([(h, 8 * kind.size, True)], [(data, kind.block)])
    state, block = call.words(h, 8, kind.size), call.words(data, kind.block, 1)
    call.put(h, after_block(call.elements, call.path, kind, state, block), kind.size)


def after_block(elements: Elements, path: Path, kind: Kind, state: Sequence[Word], block: Sequence[Word]) -> list[Word]:
    """The hash value after a block, given by its bytes: a function of which no more is said."""
    key = "compressed", names_of(path, state), names_of(path, block)
    return elements.unknowns(key, 8, (1 << kind.word) - 1)


# ---------------------------------------------------------------------- messages

#: Offsets; `h` by the bits of its words.
HASH, BLOCK, SIZE, USED, TOTAL, DIGEST, WHOLE = {32: 0, 64: 32}, 96, 224, 232, 240, 248, 256
ALIGN = 8
OBJECT = Operand("s", OfOperand.BYTES, WHOLE, is_output=True)
#: The key of a byte, or ("operand", its name).
Piece = object
_MOST = (1 << 61) - 1
#: Words of the object beside the operands: how many bytes are compressed, and how many that come next the buffer begins with;
#: `used`; where the data end; how many bytes the message has then.
_PROGRESS = Pointer("progress", 0)


@dataclass(frozen=True)
class Message:
    """The message that an object of PREFIX_sha2 stands for, and its digest's length in bytes."""

    digest: int
    pieces: tuple[Piece, ...] = ()

    def put(self, call: Call, place: Pointer) -> None:
        if not call.machine.is_aligned(place, ALIGN):
            raise Undecided("a hash state that is not aligned")
        call.put(place, call.elements.unknowns(self, WHOLE // 8))


def digest_of(elements: Elements, digest: int, *parts: Sequence[Piece]) -> list[Word]:
    """The bytes of the digest of these parts one after the other."""
    pieces = tuple(piece for part in parts for piece in part)
    return elements.unknowns(("digest", digest, pieces), digest, 255)


def message_at(call: Call, place: Pointer) -> Message:
    """What stands there. Raises Undecided."""
    message = name_of(call.elements, call.path, call.words(place, WHOLE // 8))
    if not isinstance(message, Message):
        raise Undecided("what is hashed on is no message that was begun")
    return message


# ---------------------------------------------------------------------- the beginning


def known_bytes(digest: int, *others: tuple[int, int, int]) -> dict[tuple[str, int], tuple[int, int]]:
    """What a case says of the object for digests of that length, and of others of its numbers: place, bytes, value."""
    numbers = (SIZE, 8, DIGESTS[digest].block), (DIGEST, 4, digest), *others
    return {("s", start + i): (byte, byte) for start, size, number in numbers
            for i, byte in enumerate(number.to_bytes(size, "little"))}  # fmt: skip


def begin() -> Claim:
    """PREFIX_sha2_begin(s, digest)"""
    promise = Promise("s stands for the empty message, for digests of 28, 32, 48 and 64 bytes",
                      (replace(OBJECT, is_input=False), Operand("digest", OfOperand.DIGIT, public=True)))  # fmt: skip
    cases = [Case(f"a digest of {digest} bytes", numbers={"digest": (digest, digest)}, enter=_aligned) for digest in DIGESTS]
    return Claim(promise, _begun, cases, effect=_begin)


def _begun(view: View) -> None:
    digest, _ = view.setting.case.numbers["digest"]
    kind = DIGESTS[digest]
    started = [(HASH[kind.word] + i * kind.size, kind.size, number) for i, number in enumerate(initial(digest))]
    for (name, place), (byte, _) in known_bytes(digest, *started, (USED, 8, 0), (TOTAL, 8, 0)).items():
        view.expect_bytes(name, [constant(byte)], place)
    view.note("s")


def _aligned(machine: Machine, elements: Elements) -> None:
    machine.aligned = frozenset("s")
    secrets_are_bits(machine, elements)


def _begin(call: Call) -> None:
    digest = call.path.refined(call.number(1, 32))
    if not digest.is_constant or digest.lo not in DIGESTS:
        raise Undecided("a digest of a length that is none")
    Message(digest.lo).put(call, call.pointer(0))


# ---------------------------------------------------------------------- more bytes


def _progress(state: Knowledge) -> list[Poly]:
    return [word.poly for word in state.words(_PROGRESS, 5)]


def _remember(machine: Machine, *numbers: Poly) -> None:
    """In the first words."""
    machine.memory |= {(_PROGRESS.base, 8 * i): (8, machine.path.word_of(number)) for i, number in enumerate(numbers)}


def _require(path: Path, zero: Iterable[Poly], not_negative: Iterable[Poly]) -> None:
    """Raises Undecided unless these are known to be so."""
    if any(path.sharp(number) != (0, 0) for number in zero) or any(path.sharp(number)[0] < 0 for number in not_negative):
        raise Undecided("the bytes of the message that come next are not shown to be where they should")


def adding() -> Claim:
    """PREFIX_sha2_add(s, data, length): for each digest an empty buffer and one that is not, and data that do not fill it, that
    fill it but no block after it, and that are longer, by induction over the blocks."""
    loops = [(_adding_case(digest, used, used, most := _MOST // kind.block), partial(Blocks, tag="", iterations=(1, most)))
             for digest, kind in DIGESTS.items() for used in (False, True)]  # fmt: skip
    ways = (False, False), (True, False), (True, True)
    cases = [_adding_case(digest, used, filled) for digest in DIGESTS for used, filled in ways]
    promise = Promise("s stands for the message with the data after it, for every message and data of every length, together "
                      "shorter than 2^61 bytes",
                      (OBJECT, Operand("data", OfOperand.BYTES, 0), Operand("length", OfOperand.NUMBER)))  # fmt: skip
    return Claim(promise, _returned, cases, loops, "for data of more blocks", library={"memcpy": _copy}, effect=_add)


def _adding_case(digest: int, used: bool, filled: bool, most: int = 0) -> Case:
    """`used`: the buffer is not empty; `filled`: by the data, and then there are up to `most` whole blocks more."""
    enter = partial(_entered, digest=digest, used=used, filled=filled, most=most)
    return Case(f"a digest of {digest} bytes", numbers={"length": (0, 0)}, bytes=known_bytes(digest), enter=enter)


def _entered(machine: Machine, elements: Elements, digest: int, used: bool, filled: bool, most: int) -> None:
    """Only by calls the function writes what it does not write there."""
    kind, path, number = DIGESTS[digest], machine.path, elements.number
    total, more, rest = number("total", 0, _MOST), number("iterations", min(1, most), most), number("rest", 0, kind.block - 1)
    before = number("used", int(used), used * (kind.block - 1))
    end = more.offset(int(filled)).scale(kind.block) + rest
    length = end - before
    path.add_fact(length, 0, _MOST)
    machine.memory["RDX", 0] = 8, path.word_of(length)
    machine.memory = {cell: known for cell, known in machine.memory.items() if cell[0] != "s" or cell in known_bytes(digest)}
    machine.memory |= {("s", USED): (8, path.word_of(before)), ("s", TOTAL): (8, path.word_of(total))}
    machine.writable["s"], machine.lowest["s"] = TOTAL + 8 - USED, USED
    _remember(machine, Poly({}), before, before, end, total + length)


def _returned(view: View) -> None:
    """The whole blocks are compressed, and the buffer holds the bytes after them, fewer than a block."""
    compressed, held, _, end, total = _progress(view)
    size, used, length = (view.words(Pointer("s", place), 1)[0].poly for place in (SIZE, USED, TOTAL))
    _require(view.path, (compressed + held - end, used - held, length - total), (size - held.offset(1),))
    view.note("s")


@dataclass(frozen=True)
class Blocks(Fold):
    """The loop over whole blocks of the data, as many as come after one that is in the buffer: all that is known of it are
    words."""

    def returned(self, view: View, state: State) -> None:
        _returned(view)


def _add(call: Call) -> None:
    """The data may be anything where there are none."""
    place, length = call.pointer(0), call.path.refined(call.number(2))
    message = message_at(call, place)
    string = call.read(call.pointer(1), length, place, WHOLE) if length.hi else ()
    pieces = message.pieces + pieces_of(call.path, string)
    if sum(LONGEST if isinstance(piece, tuple) and piece[0] == "operand" else 1 for piece in pieces) >> 61:
        raise Undecided("a message that may be too long")
    Message(message.digest, pieces).put(call, place)


# ---------------------------------------------------------------------- what that calls


def compress_next(kind: Kind) -> Reading:
    return Reading(_compressing(kind), partial(_compress, kind))


def _read(call: Call, count: Poly) -> tuple[Poly, Poly]:
    """So many bytes of the data that come next: how many are compressed then, and how many come after these."""
    compressed, held, used, end, *_ = _progress(call)
    base, place = split(call.pointer(1))
    if base != "data":
        raise Undecided("a call on anything else than the data and the buffer")
    _require(call.path, (used + place - compressed - held,), (place, end - used - place - count))
    return compressed, held + count


def _copy(call: Call) -> Pointer:
    """memcpy, to the buffer, behind what it holds."""
    target, count = call.pointer(0), call.number(2).poly
    compressed, held = _read(call, count)
    base, place = split(target.moved(-BLOCK))
    if base != "s":
        raise Undecided("a copy to anything else than the buffer")
    _require(call.path, (place + count - held,), (Poly.constant(SIZE - BLOCK) - held,))
    _remember(call.machine, compressed, held)
    return target


def _compress(kind: Kind, call: Call) -> None:
    """Of the block that comes next, which the buffer holds or, if it holds none of it, of the data."""
    size, in_buffer = Poly.constant(kind.block), call.pointer(1) == Pointer("s", BLOCK)
    compressed, held = _progress(call)[:2] if in_buffer else _read(call, size)
    if call.pointer(0) != Pointer("s", HASH[kind.word]):
        raise Undecided("a compression of another hash value")
    _require(call.path, (held - size, call.words(Pointer("s", SIZE), 1)[0].poly - size), ())
    _remember(call.machine, compressed + size, Poly({}))


# ---------------------------------------------------------------------- the end


def end() -> Claim:
    """PREFIX_sha2_end(s, digest), for each number of bytes after the last whole block."""
    promise = Promise("digest = the digest of the message that s stands for (FIPS 180-4, 5.1, 6.2 to 6.5), for every message "
                      "shorter than 2^61 bytes; s is zero",
                      (OBJECT, Operand("digest", OfOperand.BYTES, 0, is_input=False, is_output=True)))  # fmt: skip
    cases = [_ending_case(digest, used) for digest, kind in DIGESTS.items() for used in range(kind.block)]
    return Claim(promise, _ended, cases, effect=_end)


def _ending_case(digest: int, used: int) -> Case:
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
    view.expect_bytes("digest", _last(view, kind, state, s[BLOCK : BLOCK + used], total)[:digest])
    view.expect_bytes("s", [constant(0)] * (WHOLE // 8), size=8)


def _last(view: View, kind: Kind, state: list[Word], rest: list[Word], total: Word) -> list[Word]:
    """The bytes of the last hash value: the rest of the message, a bit 1, zeros up to the end of a block, in which the length in
    bits comes last, in two words (5.1)."""
    domain, zeros = view.machine.domain, (-len(rest) - 1 - 2 * kind.size) % kind.block
    length = bytes_of(domain, domain.shift_left(total, 3, 64), 8)  # total < 2^61
    data = [*rest, constant(0x80), *[constant(0)] * (zeros + 2 * kind.size - 8), *length]
    for start in range(0, len(data), kind.block):
        state = after_block(view.elements, view.path, kind, state, data[start : start + kind.block])
    return [byte for word in state for byte in bytes_of(domain, word, kind.size)]


def _end(call: Call) -> None:
    """The digest is written while the object is still needed, so that they have to be apart; then the object is zero."""
    place, target = call.pointer(0), call.pointer(1)
    message = message_at(call, place)
    call.apart([(place, WHOLE, True), (target, message.digest, True)])
    call.put(target, digest_of(call.elements, message.digest, message.pieces), 1)
    call.put(place, [constant(0)] * (WHOLE // 8))
