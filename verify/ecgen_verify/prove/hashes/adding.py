# SPDX-License-Identifier: MIT
"""PREFIX_sha2_add: more bytes of a message, for every number of them: what is shown of it, and what a call does.

Trusted. Where a byte stands in the message is counted from the first byte that no whole block before the call has: the bytes in
the buffer are 0 to used - 1, byte j of the data is used + j. What the function copies and compresses is known by its place only.
How far it is stands in words of an object beside the operands, which no instruction reaches.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove.composed.buffers import LONGEST, pieces_of
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Knowledge
from ecgen_verify.prove.composed.fold import Fold, State
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind as OfOperand
from ecgen_verify.prove.contract import Operand
from ecgen_verify.prove.hashes import compression
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind
from ecgen_verify.prove.hashes.state import BLOCK, HASH, OBJECT, SIZE, TOTAL, USED, WHOLE, Message, known_bytes, message_at
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer, split
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.world import Undecided

_MOST = (1 << 61) - 1
#: Words of the object beside the operands: how many bytes are compressed, and how many that come next the buffer begins with;
#: `used`; where the data end; how many bytes the message has then; how many whole blocks come after one that is in the buffer.
_PROGRESS = Pointer("progress", 0)


def _known(state: Knowledge) -> list[Poly]:
    return [word.poly for word in state.words(_PROGRESS, 6)]


def _remember(machine: Machine, *numbers: Poly) -> None:
    """In the first words."""
    machine.memory |= {(_PROGRESS.base, 8 * i): (8, machine.path.word_of(number)) for i, number in enumerate(numbers)}


def _require(path: Path, zero: Iterable[Poly], not_negative: Iterable[Poly]) -> None:
    """Raises Undecided unless these are known to be so."""
    if any(path.sharp(number) != (0, 0) for number in zero) or any(path.sharp(number)[0] < 0 for number in not_negative):
        raise Undecided("the bytes of the message that come next are not shown to be where they should")


# ---------------------------------------------------------------------- the claim


def adding() -> Claim:
    """PREFIX_sha2_add(s, data, length): for each digest an empty buffer and one that is not, and data that do not fill it, that
    fill it but no block after it, and that are longer, by induction over the blocks."""
    loops = [(_case(digest, used, used, _MOST // kind.block), partial(Blocks, tag=""))
             for digest, kind in DIGESTS.items() for used in (False, True)]  # fmt: skip
    cases = [_case(digest, used, filled) for digest in DIGESTS for used, filled in ((False, False), (True, False), (True, True))]
    promise = Promise("s stands for the message with the data after it, for every message and data of every length, together "
                      "shorter than 2^61 bytes",
                      (OBJECT, Operand("data", OfOperand.BYTES, 0), Operand("length", OfOperand.NUMBER)))  # fmt: skip
    return Claim(promise, _returned, cases, loops, "for data of more blocks", library={"memcpy": _copy}, effect=_add)


def _case(digest: int, used: bool, filled: bool, most: int = 0) -> Case:
    """`used`: the buffer is not empty; `filled`: by the data, and then there are up to `most` whole blocks more."""
    enter = partial(_entered, digest=digest, used=used, filled=filled, most=most)
    return Case(f"a digest of {digest} bytes", numbers={"length": (0, 0)}, bytes=known_bytes(digest), enter=enter)


def _entered(machine: Machine, elements: Elements, digest: int, used: bool, filled: bool, most: int) -> None:
    """Only by calls the function writes what it does not write there."""
    kind, path, number = DIGESTS[digest], machine.path, elements.number
    total, more, rest = number("total", 0, _MOST), number("blocks", min(1, most), most), number("rest", 0, kind.block - 1)
    before = number("used", int(used), used * (kind.block - 1))
    end = more.offset(int(filled)).scale(kind.block) + rest
    length = end - before
    path.add_fact(length, 0, _MOST)
    machine.registers["RDX"] = path.word_of(length)
    machine.memory = {cell: known for cell, known in machine.memory.items() if cell[0] != "s" or cell in known_bytes(digest)}
    machine.memory |= {("s", USED): (8, path.word_of(before)), ("s", TOTAL): (8, path.word_of(total))}
    machine.writable["s"], machine.lowest["s"] = TOTAL + 8 - USED, USED
    _remember(machine, Poly({}), before, before, end, total + length, more)


def _returned(view: View) -> None:
    """The whole blocks are compressed, and the buffer holds the bytes after them, fewer than a block."""
    compressed, held, _, end, total, _ = _known(view)
    size, used, length = (view.words(Pointer("s", place), 1)[0].poly for place in (SIZE, USED, TOTAL))
    _require(view.path, (compressed + held - end, used - held, length - total), (size - held.offset(1),))
    view.note("s")


@dataclass(frozen=True)
class Blocks(Fold):
    """The loop over whole blocks of the data: all that is known of it are words."""

    def begin(self) -> tuple[Machine, Poly]:
        machine = self.execution.start()
        return machine, _known(Knowledge(machine, self.elements))[-1]

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


# ---------------------------------------------------------------------- what it calls


def compress_next(kind: Kind) -> Reading:
    return Reading(compression.promise(kind), partial(_compress, kind))


def _read(call: Call, count: Poly) -> tuple[Poly, Poly]:
    """So many bytes of the data that come next: how many are compressed then, and how many come after these."""
    compressed, held, used, end, *_ = _known(call)
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
    compressed, held = _known(call)[:2] if in_buffer else _read(call, size)
    if call.pointer(0) != Pointer("s", HASH[kind.word]):
        raise Undecided("a compression of another hash value")
    _require(call.path, (held - size, call.words(Pointer("s", SIZE), 1)[0].poly - size), ())
    _remember(call.machine, compressed + size, Poly({}))
