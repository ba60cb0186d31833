# SPDX-License-Identifier: MIT
"""SHA-2 is proved on the compiled bytes, for every length of the message; what is changed in its source or its bytes is not."""

from __future__ import annotations

import ctypes
import mmap
import random
import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.emit.layout import c_file
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.hashes.fips import DIGESTS, SMALL, constants, initial
from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.image import REGION, Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.path import Path as Followable
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.hashes import hash_subjects
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import World
from support import prove_composed_folder
from support.emitted_units import edited
from support.prove_folder import emitted
from support.prove_hashes import hash_verdicts
from support.run_folder import scratch
from support.tiny_objects import size_of

GCC, CLANG = Build("gcc", "-O2"), Build("clang", "-O2")
MUTANTS = 40
_RESTS = "holds if the contracts hold of "

#: (unit, what stands there once, what comes instead, the function that is not proved then)
SOURCE = [
    *(("sha2_blocks", f"p256_rotate32({word}, {old})", f"p256_rotate32({word}, {old + 1})", "compress32")
      for word, old in (("e", 6), ("e", 11), ("e", 25), ("a", 2), ("a", 13), ("a", 22),
                        ("w15", 7), ("w15", 18), ("w2", 17), ("w2", 19))),
    *(("sha2_blocks", f"p256_rotate64({word}, {old})", f"p256_rotate64({word}, {old - 1})", "compress64")
      for word, old in (("e", 14), ("e", 18), ("e", 41), ("a", 28), ("a", 34), ("a", 39),
                        ("w15", 8), ("w2", 19), ("w2", 61))),
    ("sha2_blocks", "(w15 >> 3)", "(w15 >> 4)", "compress32"),
    ("sha2_blocks", "(w2 >> 6)", "(w2 >> 7)", "compress64"),
    ("sha2_blocks", "0x428a2f98)", "0x428a2f99)", "compress32"),
    ("sha2_blocks", "0x428a2f98d728ae22", "0x428a2f98d728ae23", "compress64"),
    ("sha2_blocks", "(uint32_t)b[0] << 24 | (uint32_t)b[1] << 16", "(uint32_t)b[1] << 24 | (uint32_t)b[0] << 16", "compress32"),
    ("sha2_blocks", "w[3] = p256_word32(block + 12);", "w[3] = p256_word32(block + 16);", "compress32"),
    ("sha2_blocks", "w[5] = p256_next64(w[5], w[6], w[14], w[3]);", "w[5] = p256_next64(w[5], w[6], w[13], w[3]);", "compress64"),
    ("sha2_blocks", "for (i = 16; i < 64; i += 16)", "for (i = 16; i < 48; i += 16)", "compress32"),
    ("sha2_blocks", "for (i = 16; i < 80; i += 16)", "for (i = 16; i < 96; i += 16)", "compress64"),
    ("sha2_blocks", "*k = p256_sha_k32;", "*k = p256_sha_k32 + (block[0] & 1);", "compress32"),
    ("sha2_blocks", "w[7] = p256_word64(block + 56);", "w[7] = p256_word64(block + 48);", "compress64"),
    ("sha2_stream", "digest == 28 ?", "digest == 32 ?", "sha2_begin"),
    ("sha2_stream", "digest == 48 ?", "digest >= 48 ?", "sha2_begin"),
    ("sha2_stream", "0xc1059ed8", "0xc1059ed9", "sha2_begin"),
    ("sha2_stream", "s->size = digest > 32 ? 128 : 64;", "s->size = digest > 48 ? 128 : 64;", "sha2_begin"),
    ("sha2_stream", "s->block[used++] = 0x80;", "s->block[used++] = 0x81;", "sha2_end"),
    ("sha2_stream", "if (used > size - size / 8) {", "if (used >= size - size / 8) {", "sha2_end"),
    ("sha2_stream", "if (used > size - size / 8) {", "if (used > size - 8) {", "sha2_end"),
    ("sha2_stream", "        used = 0;\n", "        used = 1;\n", "sha2_end"),
    ("sha2_stream", "s->total << 3;", "s->total << 2;", "sha2_end"),
    ("sha2_stream", "s->block + (size - 8), bits", "s->block + (size - 9), bits", "sha2_end"),
    ("sha2_stream", "i < s->digest / 8", "i < s->digest / 8 - 1", "sha2_end"),
    ("sha2_stream", "i < s->digest / 4", "i < 8", "sha2_end"),
    ("sha2_stream", "digest + 4 * i, s->h32[i]", "digest + 4 * i, s->h32[i ^ 1]", "sha2_end"),
    ("sha2_stream", "digest + 8 * i, s->h64[i]", "digest + 8 * i, (s->h64[i] >> 32) | (s->h64[i] << 32)", "sha2_end"),
    ("sha2_stream", "    p256_wipe(s, sizeof *s);", "    p256_wipe(s, sizeof *s - 8);", "sha2_end"),
    ("sha2_stream", "s->total += length;", "s->total += length & 0xffffffff;", "sha2_add"),
    ("sha2_stream", "if (length < room) {", "if (length <= room) {", "sha2_add"),
    ("sha2_stream", "memcpy(s->block + s->used, data, length);", "memcpy(s->block + s->used, data + 1, length);", "sha2_add"),
    ("sha2_stream", "s->used += length;", "s->used = length;", "sha2_add"),
    ("sha2_stream", "memcpy(s->block + s->used, data, room);", "memcpy(s->block + s->used, data, room - 1);", "sha2_add"),
    ("sha2_stream", "        data += room;\n", "        data += room - 1;\n", "sha2_add"),
    ("sha2_stream", "        length -= room;\n", "", "sha2_add"),
    ("sha2_stream", "length >= size;", "length > size;", "sha2_add"),
    ("sha2_stream", "length -= size)", "length -= size - 1)", "sha2_add"),
    ("sha2_stream", "        data += size;\n", "        data += 64;\n", "sha2_add"),
    ("sha2_stream", "        memcpy(s->block, data, length);\n", "        memcpy(s->block, data, length - 1);\n", "sha2_add"),
    ("sha2_stream", "    s->used = length;\n", "    s->used = length & 63;\n", "sha2_add"),
    ("sha2_stream", "    if (length > 0) {\n        memcpy(s->block", "    if (length > 0 && *data) {\n        memcpy(s->block",
     "sha2_add"),
]  # fmt: skip
#: As SOURCE, in the unit of whole messages.
WHOLE_MESSAGES = [
    ("p256_sha2_begin(&s, 32);", "p256_sha2_begin(&s, 28);", "sha256"),
    ("p256_sha2_begin(&s, 48);\n    p256_sha2_add(&s, message, length);",
     "p256_sha2_begin(&s, 48);\n    p256_sha2_add(&s, message, length + 1);", "sha384"),
    ("p256_sha2_begin(&s, 48);\n    p256_sha2_add(&s, message, length);",
     "p256_sha2_begin(&s, 48);\n    p256_sha2_add(&s, message, length);\n    p256_sha2_add(&s, message, length);", "sha384"),
    ("p256_sha2_begin(&s, 64);\n    p256_sha2_add(&s, message, length);",
     "p256_sha2_begin(&s, 64);\n    if (length > 0 && message[0] == 0) {\n        return;\n    }\n"
     "    p256_sha2_add(&s, message, length);", "sha512"),
    ("p256_sha2_begin(&s, 28);\n    p256_sha2_add(&s, message, length);\n    p256_sha2_end(&s, digest);",
     "p256_sha2_begin(&s, 28);\n    p256_sha2_add(&s, message, length);\n    p256_sha2_end(&s, digest);\n    digest[27] ^= 1;",
     "sha224"),
]  # fmt: skip


@cache
def image(build: Build = GCC) -> Image:
    source = emitted("p256")
    return build.image(source, "p256", [c_file("p256", "sha2")], scratch("hashes"))


@pytest.mark.quick("curve25519-c64 clang -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "curve25519"])
def test_every_function_is_proved(curve: str, build: Build, tmp_path: Path) -> None:
    if curve == "curve25519" and build is CLANG:
        pytest.skip("the same text, seen with the other compiler")
    source = emitted(curve)
    linked = build.image(source, curve, [c_file(curve, "sha2")], tmp_path)
    outcomes = {verdict.function: verdict for verdict in hash_verdicts(linked, curve)}
    assert list(outcomes) == [subject.name for subject in hash_subjects(curve).values()]
    assert all(verdict.proved for verdict in outcomes.values()), outcomes


def test_constants() -> None:
    """The first and last as the standard prints them."""
    assert constants(SMALL)[0] == 0x428A2F98 and constants(SMALL)[63] == 0xC67178F2
    assert initial(28)[0] == 0xC1059ED8 and initial(32)[7] == 0x5BE0CD19
    assert initial(48)[0] == 0xCBBB9D5DC1059ED8 and initial(64)[7] == 0x5BE0CD19137E2179


def test_what_rests_on_the_unproved_is_not_proved() -> None:
    (verdict,) = hash_verdicts(image(), "p256", ["sha2_end"])
    assert not verdict.proved and verdict.reason.startswith(_RESTS + "p256_compress32")


def test_an_empty_check_proves_nothing() -> None:
    subject = _subject("sha2_begin")
    assert prove(image(), subject).verdict.proved
    outcome = prove(image(), replace(subject, check=lambda _: None)).verdict
    assert not outcome.proved and "not compared" in outcome.reason


def _subject(name: str) -> Claim:
    return hash_subjects("p256")[name]


@pytest.mark.parametrize(("curve", "bits"), [*(("p256", 8 * digest) for digest in DIGESTS), ("curve25519", 512)])
def test_whole_messages(curve: str, bits: int) -> None:
    begin = f"{curve}_sha2_begin(&s, {bits // 8});"
    verdict = prove_composed_folder.changed(curve, f"sha{bits}", begin, begin)
    assert verdict.proved and verdict.given == tuple(f"{curve}_sha2_{part}" for part in ("begin", "add", "end"))


@pytest.mark.parametrize(("old", "new", "function"), WHOLE_MESSAGES)
def test_wrong_whole_messages(old: str, new: str, function: str) -> None:
    assert not prove_composed_folder.changed("p256", function, old, new).proved


# ---------------------------------------------------------------------- changes of the source


def _changed(unit: str, old: str, new: str, function: str, folder: Path) -> Verdict:
    for path in emitted("p256").glob("*.h"):
        shutil.copy(path, folder)
    file, text = edited("p256", unit, old, new)
    (folder / file).write_text(text, encoding="utf-8")
    (verdict,) = hash_verdicts(GCC.image(folder, "p256", [file], folder), "p256", [function])
    return verdict


@pytest.mark.sampled(3)
@pytest.mark.quick("compress32-28", "sha2_add-53", "sha2_add-56")
@pytest.mark.parametrize(("unit", "old", "new", "function"), SOURCE, ids=[f"{row[3]}-{i}" for i, row in enumerate(SOURCE)])
def test_changed_source(unit: str, old: str, new: str, function: str, tmp_path: Path) -> None:
    verdict = _changed(unit, old, new, function, tmp_path)
    assert not verdict.proved
    assert not verdict.reason.startswith(_RESTS), "it would be proved but for what it calls, which was left out here"


def test_a_function_of_the_objects_is_none_of_the_library(tmp_path: Path) -> None:
    """Whatever its name is; here it copies nothing. One that other objects see is refused (test_prove_linking)."""
    kind, own = "static __attribute__((noinline, used))", "void *own(void *r, const void *a, size_t n)"
    begin = "void p256_sha2_add(p256_sha2 *s"
    text = f'{kind} {own} __asm__("memcpy");\n{kind} {own}\n{{\n    (void)a;\n    (void)n;\n    return r;\n}}\n{begin}'
    verdict = _changed("sha2_stream", begin, text, "sha2_add", tmp_path)
    assert not verdict.proved and not verdict.reason.startswith(_RESTS)


_LEAKS = [
    ("sha2_blocks", "*k = p256_sha_k32;", "*k = p256_sha_k32;\n    static const uint8_t table[256] = {1, 2};\n"
     "    s0 ^= table[block[0]];", "compress32"),
    ("sha2_blocks", "*k = p256_sha_k64;",
     "*k = p256_sha_k64;\n\n    if (block[5] == 1) {\n        __asm__ volatile(\"nop\");\n    }", "compress64"),
    ("sha2_stream", "    s->block[used++] = 0x80;",
     "    if (s->h32[0] == 3) {\n        __asm__ volatile(\"nop\");\n    }\n    s->block[used++] = 0x80;", "sha2_end"),
]  # fmt: skip


@pytest.mark.quick("*-compress32")
@pytest.mark.parametrize(("unit", "old", "new", "function"), _LEAKS)
def test_leaks(unit: str, old: str, new: str, function: str, tmp_path: Path) -> None:
    verdict = _changed(unit, old, new, function, tmp_path)
    assert not verdict.proved and verdict.reason.startswith("a secret"), verdict


# ---------------------------------------------------------------------- changes of the bytes


class Loaded:
    """The sections of an image in memory, one after the other, linked."""

    def __init__(self, image: Image, function: str) -> None:
        self._places: dict[int, int] = {}  # by the number of the region
        end = 0
        for section in image.sections.values():
            self._places[section.address // REGION] = end
            end = -(-(end + len(section.data)) // 64) * 64
        self._page = mmap.mmap(-1, end, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        start, size = image.functions[function], size_of(image, function)
        used = [relocation.target + relocation.size for relocation in image.relocations(start, size) if relocation.target]
        for section in image.sections.values():
            place = self._place(section.address)
            self._page[place : place + len(section.data)] = bytes(section.data)
            for relocation in section.relocations.values():
                if relocation.target is None:
                    assert not section.executable and not any(section.holds(address) for address in used)
                    continue  # the address of a table, which another function of the file reads
                if image.undefined.keys() & {relocation.target, relocation.target + relocation.size}:
                    continue  # a function of the C library, which is not called here
                place = self._place(relocation.address)
                distance = self._place(relocation.target) - place
                self._page[place : place + relocation.size] = distance.to_bytes(relocation.size, "little", signed=True)
        entry = ctypes.addressof(ctypes.c_char.from_buffer(self._page)) + self._place(start)
        self._function = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_char_p)(entry)

    def _place(self, address: int) -> int:
        """Where an address in or next to a section is."""
        region = round(address / REGION)
        return self._places[region] + address - region * REGION

    def __call__(self, state: bytes, block: bytes) -> bytes:
        buffer = ctypes.create_string_buffer(state, len(state))
        self._function(ctypes.cast(buffer, ctypes.c_char_p), block)
        return buffer.raw


@pytest.mark.slow
def test_accepted_mutants_of_bytes_compute_the_same() -> None:
    rng = random.Random("hashes")
    name, original = "p256_compress32", image()
    inputs = [(rng.randbytes(32), rng.randbytes(64)) for _ in range(200)]
    expected = [Loaded(original, name)(*arguments) for arguments in inputs]
    accepted = 0
    for _, mutant in zip(range(MUTANTS), mutants(original, name, rng), strict=False):
        if prove(mutant.image, _subject("compress32")).verdict.proved:
            accepted += 1
            assert [Loaded(mutant.image, name)(*arguments) for arguments in inputs] == expected, mutant.place
    assert accepted < MUTANTS / 2


def test_words_are_canonical() -> None:
    """What is equal by the rules is one object, and what is not is none; sampled against integers."""
    words, rng = WithBits(Followable(World())), random.Random(5)
    a, b, c = (words.unknown(name, bits=32) for name in "abc")

    def xor(x: Word, y: Word) -> Word:
        return words.xor(x, y, 32)

    def both(x: Word, y: Word) -> Word:
        return words.and_(x, y, 32)

    def rotated(x: Word, by: int) -> Word:
        return words.assemble([(x, by, 32), (x, 0, by)])

    def plus(*terms: Word) -> Word:
        return words.total([(term, 1) for term in terms], 0, 32)

    chosen = xor(both(a, b), both(words.invert(a, 32), c))
    assert chosen is xor(c, both(a, xor(b, c)))
    assert words.or_(both(a, b), both(c, words.or_(a, b, 32)), 32) is xor(xor(both(a, b), both(a, c)), both(b, c))
    assert plus(plus(a, b), c) is plus(plus(c, a), b) is not plus(plus(c, a), a)
    assert rotated(xor(rotated(a, 5), b), 7) is xor(rotated(a, 12), rotated(b, 7))
    assert words.total([(words.shift_left(a, 3, 32), 1), (a, -8)], 0, 32) is words.const(0)
    for _ in range(50):
        x, y, by = rng.getrandbits(32), rng.getrandbits(32), rng.randrange(1, 32)
        one, two = words.const(x), words.const(y)
        assert xor(one, two).lo == x ^ y and both(one, two).lo == x & y
        assert words.or_(one, two, 32).lo == x | y and plus(one, two).lo == (x + y) % (1 << 32)
        assert rotated(one, by).lo == (x >> by | x << (32 - by)) % (1 << 32)
        assert words.shift_right(one, by).lo == x >> by
        assert words.shift_left(one, by, 32).lo == (x << by) % (1 << 32)
