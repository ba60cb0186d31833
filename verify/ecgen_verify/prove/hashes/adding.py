# SPDX-License-Identifier: MIT
"""PREFIX_sha2_add: more bytes of a message, for every number of them.

Trusted. Where a byte stands in the message is counted from the first byte that no whole block before the call has: the bytes in
the buffer are 0 to used - 1, byte j of the data is used + j. What the function copies and compresses is known by its place only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.execution import Execution, word_of
from ecgen_verify.prove.composed.fold import Fold, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.hashes.compression import promise
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind
from ecgen_verify.prove.hashes.state import ADD, BLOCK, HASH, TOTAL, USED, fields
from ecgen_verify.prove.induction import prove
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer, split
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

_MOST = (1 << 61) - 1


@dataclass(frozen=True)
class Adding:
    """What is known on a path. `used`: how many bytes were in the buffer; `length`: how many there are in the data; `total`: in
    the message before; `more`: how many whole blocks come after those that fill the buffer. `blocks`: how many the hash value is
    after. `copies`: those into the buffer, the last one last: where they begin, which byte of the message that is, and how many
    there are."""

    kind: Kind
    used: Poly
    length: Poly
    total: Poly
    more: Poly
    blocks: Poly
    copies: tuple[tuple[Poly, Poly, Poly], ...]

    @property
    def compressed(self) -> Poly:
        """Bytes."""
        return self.blocks.scale(self.kind.block)

    def in_buffer(self, path: Path, length: Poly) -> bool:
        """Whether the buffer's first `length` bytes are those after the blocks: the last copies, back from their end."""
        end = length
        for start, source, count in reversed(self.copies):
            if _is_zero(path, end):
                return True
            if not (_is_zero(path, start + count - end) and _is_zero(path, source - self.compressed - start)):
                return False
            end = start
        return _is_zero(path, end)


def _is_zero(path: Path, poly: Poly) -> bool:
    return path.sharp(poly) == (0, 0)


def _within(path: Path, start: Poly, count: Poly, most: Poly) -> None:
    """Raises Undecided unless 0 <= start, start + count <= most."""
    if path.sharp(start)[0] < 0 or path.sharp(most - start - count)[0] < 0:
        raise Undecided("an access beyond the end")


def _known(machine: Machine) -> Adding:
    assert isinstance(machine.unbounded, Adding)
    return machine.unbounded


# ---------------------------------------------------------------------- the claim


def adding() -> Claim:
    """PREFIX_sha2_add(s, data, length): for each digest an empty buffer and one that is not, and data that do not fill it, that
    fill it but no block after it, and that are longer, by induction over the blocks."""

    def every(_: Subject, at: Callable[[Case], Execution]) -> None:
        for digest in DIGESTS:
            for used in (False, True):
                prove(Blocks(at(_case(digest, used=used, blocks=_MOST)), "", used))

    cases = [_case(digest, used=used, blocks=blocks)
             for digest in DIGESTS for used, blocks in ((False, 0), (True, 0), (True, -1))]  # fmt: skip
    return Claim(ADD, _returned, cases=cases, every=every, beyond="for data of more blocks", library={"memcpy": _copy})


def _case(digest: int, *, used: bool, blocks: int) -> Case:
    """`used`: the buffer is not empty; `blocks`: how many bytes there may be at most after those that fill it, -1 where these do
    not fill it."""
    enter = partial(_entered, digest=digest, used=used, blocks=blocks)
    return Case(f"a digest of {digest} bytes", numbers={"length": (0, 0)}, enter=enter)


def _entered(machine: Machine, elements: Elements, digest: int, used: bool, blocks: int) -> None:
    """Only by calls the function writes what it does not write there."""
    kind, path = DIGESTS[digest], machine.path

    def number(name: str, low: int, high: int) -> Poly:
        return elements.unknown_byte((name, low, high), high, low).poly

    total, more, before = number("total", 0, _MOST), Poly({}), Poly({})
    if blocks < 0:  # length + left + used = size
        length, left = number("length", 0, kind.block - 2), number("room left", 1, kind.block - 1)
        path.add_fact(length + left, 1, kind.block - 1)
        before = Poly.constant(kind.block) - length - left
    else:
        more = number("blocks", 1, blocks // kind.block) if blocks else more
        before = number("used", 1, kind.block - 1) if used else before
        room = Poly.constant(kind.block if used else 0) - before
        length = room + more.scale(kind.block) + number("rest", 0, kind.block - 1)
    machine.registers["RDX"] = word_of(path, length)
    machine.memory = {cell: known for cell, known in machine.memory.items() if cell[0] != "s"}
    for start, (size, value) in fields(kind, digest).items():
        machine.memory["s", start] = size, constant(value)
    machine.memory |= {("s", USED): (8, word_of(path, before)), ("s", TOTAL): (8, word_of(path, total))}
    machine.writable["s"], machine.lowest["s"] = TOTAL + 8 - USED, USED
    machine.unbounded = Adding(kind, before, length, total, more, Poly({}), ((Poly({}), Poly({}), before),))


def _returned(view: View) -> None:
    """The whole blocks are compressed, and the buffer holds the bytes after them, fewer than a block."""
    machine, path, known = view.machine, view.path, _known(view.machine)
    rest = known.used + known.length - known.compressed
    low, high = path.sharp(rest)
    if low < 0 or high >= known.kind.block or not known.in_buffer(path, rest):
        raise Undecided("the buffer is not shown to hold what comes after the last whole block, fewer bytes than a block has")
    for place, number in ((USED, rest), (TOTAL, known.total + known.length)):
        word = machine.load(Pointer("s", place), 8)
        if not isinstance(word, Word) or not _is_zero(path, word.poly - number):
            raise Undecided("how many bytes there are is not shown to be what is left in the object")
    view.note("s")


@dataclass(frozen=True)
class Blocks(Fold):
    """The loop over whole blocks of the data. `used`: one was compressed before, with what was in the buffer. What is there then
    nobody asks."""

    used: bool
    recounted: ClassVar[bool] = True

    def begin(self) -> tuple[Machine, Word]:
        machine = self.execution.start()
        return machine, word_of(machine.path, _known(machine).more)

    def _expected(self, machine: Machine, left: Poly) -> Poly:
        return _known(machine).more.offset(int(self.used)) - left

    def initial(self, machine: Machine, count: Word) -> State:
        return self._after(machine, count.poly)

    def unknown(self) -> State:
        return State(())

    def assume(self, machine: Machine, left: Word) -> tuple[State, Word]:
        machine.unbounded = replace(_known(machine), blocks=self._expected(machine, left.poly), copies=())
        return State(()), left

    def step(self, view: View, state: State, item: Word) -> State:
        return self._after(view.machine, item.poly.offset(-1))

    def _after(self, machine: Machine, left: Poly) -> State:
        """Where so many iterations are to come. Raises Undecided where the hash value is after other blocks."""
        if not _is_zero(machine.path, _known(machine).blocks - self._expected(machine, left)):
            raise Undecided("a loop that does not compress a block in each iteration")
        return State(())

    def returned(self, view: View, state: State) -> None:
        _returned(view)


# ---------------------------------------------------------------------- calls


def compress_next(kind: Kind) -> Reading:
    return Reading(promise(kind), partial(_compress, kind))


def _copy(call: Call) -> Pointer:
    """memcpy, from the data to the buffer."""
    known, target, count = _known(call.machine), call.pointer(0), call.number(2).poly
    (buffer, start), (data, place) = split(target.moved(-BLOCK)), split(call.pointer(1))
    if (buffer, data) != ("s", "data"):
        raise Undecided("a copy from or to anything else")
    _within(call.path, start, count, Poly.constant(known.kind.block))
    _within(call.path, place, count, known.length)
    call.machine.unbounded = replace(known, copies=(*known.copies, (start, known.used + place, count)))
    return target


def _compress(kind: Kind, call: Call) -> None:
    """Of the block that comes next in the message."""
    known, path, size, (base, place) = _known(call.machine), call.path, Poly.constant(kind.block), split(call.pointer(1))
    if known.kind is not kind or call.pointer(0) != Pointer("s", HASH[kind.word]):
        raise Undecided("a compression of another hash value")
    if base == "data":
        _within(path, place, size, known.length)
    is_next = _is_zero(path, known.used + place - known.compressed) if base == "data" else (
        call.pointer(1) == Pointer("s", BLOCK) and known.in_buffer(path, size))  # fmt: skip
    if not is_next:
        raise Undecided("a compression of what is not the next block")
    call.machine.unbounded = replace(known, blocks=known.blocks.offset(1))
