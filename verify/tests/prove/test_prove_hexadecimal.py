# SPDX-License-Identifier: MIT
"""Hexadecimal digits are proved on the compiled bytes, for strings of every length; what is changed in source or bytes is not."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.emit.layout import INTERNAL
from ecgen.logic.contract import Contract
from ecgen_verify.prove.composed.loops import Line
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.goal.pins import hexadecimal
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.diagrams import FALSE, TRUE
from ecgen_verify.prove.hashes.domain import HashWords
from ecgen_verify.prove.hashes.lengths import Fork
from ecgen_verify.prove.hashes.loops import Iterated
from ecgen_verify.prove.hashes.machine import Machine, Saying
from ecgen_verify.prove.hashes.prover import prove
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.hexadecimal.cases import IN_VECTORS, IN_WORDS, subject
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.hexadecimal.strings import AGAIN_TO, FROM, LENGTH, TO, Decoding
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.induction import COUNT, LEFT, Cell, Kept, Loop
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.counting import counted_loop
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.rows import prove_composed
from ecgen_verify.prove.world import Undecided
from support.diagrams import value as value_at
from support.emitted import shell
from support.emitted_units import units
from support.prove_folder import emitted
from support.run_folder import scratch

GCC = Build("gcc", "-O2")
BUILDS = [Build(compiler, level) for compiler in ("gcc", "clang") for level in ("-O2", "-O3")]
ENCODE, DECODE = "hex_encode", "hex_decode"
MUTANTS = 60


def _source(folder: Path, *changes: tuple[str, str]) -> Path:
    """A file of this unit alone, with the headers that it needs; each change is made where its text stands once."""
    for header in emitted("p256").glob("*.h"):
        shutil.copy(header, folder)
    text = units("p256")["hex"]
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    (folder / "hex.c").write_text(f'#include "p256_{INTERNAL}.h"\n{text}', encoding="utf-8")
    return folder


def _in_words(folder: Path, build: Build = GCC) -> Image:
    return build.image(folder, "p256", ["hex.c"], folder)


def _in_vectors(folder: Path, build: Build = GCC) -> Image:
    """As compiled where assembly is not forbidden: with SSE2."""
    recipe = Recipe(build.name, "", ("hex.c",), (build.compiler, build.level))
    return load(recipe.make(folder, folder))


def _verdict(image: Image, function: str, blocks: Mapping[str, int] = IN_WORDS) -> Verdict:
    return prove(image, subject(function, blocks), "p256_").verdict


@cache
def _words_image() -> Image:
    return _in_words(_source(scratch("hexadecimal")))


@pytest.mark.quick("c64 gcc -O2-hex_encode")
@pytest.mark.parametrize("function", [ENCODE, DECODE])
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_in_words(build: Build, function: str, tmp_path: Path) -> None:
    verdict = _verdict(_in_words(_source(tmp_path), build), function)
    assert verdict.proved, verdict
    assert not verdict.given


@pytest.mark.slow
@pytest.mark.parametrize(("build", "function"), [*((build, ENCODE) for build in BUILDS), (GCC, DECODE)])
def test_in_vectors(build: Build, function: str, tmp_path: Path) -> None:
    """Not the decoders of clang, which does two iterations of the loop that clears in one: no method counts these."""
    verdict = _verdict(_in_vectors(_source(tmp_path), build), function, IN_VECTORS)
    assert verdict.proved, verdict


@pytest.mark.slow
def test_the_number_of_bytes_at_once_is_a_hint() -> None:
    assert not _verdict(_words_image(), DECODE, IN_VECTORS).proved


@pytest.mark.slow
def test_rows_of_a_folder(tmp_path: Path) -> None:
    (row,) = prove_composed(emitted("p192"), load_bundled("p192"), GCC, tmp_path, "p192_hex_decode")
    assert row.verdict.proved and row.verdict.contract == statement(hexadecimal()[DECODE])


@pytest.mark.slow
def test_another_contract_is_not_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A function whose contract is another than what is shown is not proved."""
    real = Folder(emitted("p192"), load_bundled("p192")).published.contract("p192_hex_encode")
    assert isinstance(real, Contract) and real.ensures == hexadecimal()[ENCODE].ensures
    other = hexadecimal() | {ENCODE: replace(hexadecimal()[ENCODE], ensures=hexadecimal()[ENCODE].ensures[:-1])}
    monkeypatch.setattr("ecgen_verify.prove.hexadecimal.cases.hexadecimal", lambda: other)
    (row,) = prove_composed(emitted("p192"), load_bundled("p192"), GCC, tmp_path, "p192_hex_encode")
    assert row.verdict.reason == "what is shown is not the contract in the manifest"


def test_an_empty_check_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is compared when it is stored; at the return, that it is all."""
    monkeypatch.setattr(Decoding, "_is_whole", lambda *_: False)
    assert "not written as a whole" in _verdict(_words_image(), DECODE).reason


def test_a_word_says_whether_all_are_digits() -> None:
    """At the header of the loop that writes the bytes, and it says just that; no length does."""
    words = Words()
    zero, ones = words.const(0, 64), words.const((1 << 64) - 1, 64)
    machine = Case("", []).entry(words, _words_image(), 0)
    machine.registers |= {LENGTH: zero, FROM: zero, TO: zero}
    true = words.const(1, 1)
    machine.strings = Decoding(words, Digits(words, true), Poly({}), true)
    assert machine.strings.says(machine, ones) and not machine.strings.says(machine, zero)
    length = words.atom("length", 64)
    assert not machine.strings.says(machine, length) and not machine.strings.says(machine, words.cut(ones, 0, 32))
    word = machine.strings.said(machine)
    assert machine.strings.says(machine, word) and not machine.strings.says(machine, ones)
    machine.strings.at_header(machine)
    assert not machine.strings.says(machine, word)  # all bytes are written, as there are none


# ---------------------------------------------------------------------- what is guessed of loops is checked

Change = Callable[[Words, Loop], Loop]


def _wrong(monkeypatch: pytest.MonkeyPatch, change: Change) -> Verdict:
    """Of the decoder, with every answer of the search changed."""

    def changed(proof: Iterated, machine: Machine, count: Word, rank: int) -> Loop | None:
        answer = counted_loop(proof, machine, count, rank)
        return answer and change(proof.execution.words, answer)

    monkeypatch.setattr("ecgen_verify.prove.hashes.loops.counted_loop", changed)
    return _verdict(_words_image(), DECODE)


def _held(cell: Cell, held: object) -> Change:
    return lambda _, loop: replace(loop, cells={**loop.cells, cell: (8, held)})


def _moved(note: str, by: int) -> Change:
    """By more in each iteration, where the loop changes it."""

    def changed(words: Words, loop: Loop) -> Loop:
        _, held = loop.cells[note]
        if not isinstance(held, Line):
            return loop
        more = replace(held, poly=held.poly + Poly({(COUNT,): by, (LEFT,): -by}))
        return replace(loop, cells={**loop.cells, note: (8, more)})

    return changed


def _nothing_said(_: Words, loop: Loop) -> Loop:
    return replace(loop, cells={cell: held for cell, held in loop.cells.items() if held[1] != Saying()})


def _first_said(_: Words, loop: Loop) -> Loop:
    """Before what it depends on."""
    return replace(loop, cells=dict(sorted(loop.cells.items(), key=lambda item: item[1][1] != Saying())))


_WRONG: dict[str, Change] = {
    "another header": lambda _, loop: replace(loop, header=loop.header + 1),
    "no lower rank": lambda _, loop: replace(loop, rank=0),
    "passed within an iteration": lambda _, loop: replace(loop, passed=1),
    "nothing is known": lambda _, loop: replace(loop, cells={}),
    "all is kept": lambda _, loop: replace(loop, cells={cell: (size, Kept()) for cell, (size, _) in loop.cells.items()}),
    "no word says whether all are digits": _nothing_said,
    "another word does": _held("RSP", Saying()),
    "a word says it of no bytes": _first_said,
    "no byte more is written": _held(TO, Kept()),
    "a place that is not there": _held(("stack", 64), Kept()),
    "another address": _held("RSP", Pointer("stack", 0)),
    **{f"{note}, by {by} more": _moved(note, by) for note in (TO, AGAIN_TO) for by in (1, -1)},
}


@pytest.mark.quick("no lower rank", "no byte more is written")
@pytest.mark.parametrize("name", _WRONG)
def test_wrong_guesses_of_loops_are_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not _wrong(monkeypatch, _WRONG[name]).proved


@pytest.mark.slow
def test_what_is_guessed_of_loops_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _wrong(monkeypatch, lambda _, loop: loop).proved


# ---------------------------------------------------------------------- changes of the source

#: (what stands there once, what comes instead, the function that is not proved then)
SOURCE = [
    ("P256_EACH(0x80 - 10)", "P256_EACH(0x80 - 9)", ENCODE),
    ("return n + P256_EACH('0') +", "return n + P256_EACH('1') +", ENCODE),
    ("P256_EACH(('a' - '9' - 1) ^ ('A' - '9' - 1))", "P256_EACH(('a' - '9' - 1) ^ ('A' - '9'))", ENCODE),
    ("n = (n >> 4 & UINT64_C(0x000f000f000f000f)) | (n & UINT64_C(0x000f000f000f000f)) << 8;",
     "n = (n & UINT64_C(0x000f000f000f000f)) | (n >> 4 & UINT64_C(0x000f000f000f000f)) << 8;", ENCODE),
    ("p256_store2(hex + 2 * i - 2, (uint16_t)", "p256_store2(hex + 2 * i - 1, (uint16_t)", ENCODE),
    ("(bytes[i - 1], gap)", "(bytes[i - 2], gap)", ENCODE),
    ("for (; (i & 3) != 0; i--) {\n        p256_store2", "for (; (i & 3) > 1; i--) {\n        p256_store2", ENCODE),
    ("    for (; i > 0; i -= 4) {\n        p256_store8(hex + 2 * i - 8, p256_hex_digits(p256_load4(bytes + i - 4), gap));",
     "    for (; i > 0; i -= 4) {\n        p256_store8(hex + 2 * i - 8, p256_hex_digits(p256_load4(bytes + i - 4), capitals));",
     ENCODE),
    ("    for (; i > 0; i -= 4) {", "    for (; i > 4; i -= 4) {", ENCODE),
    ("    for (; i > 0; i -= 4) {\n        p256_store8(hex + 2 * i - 8, p256_hex_digits(p256_load4(bytes + i - 4), gap));",
     "    for (; i > 0; i -= 4) {\n        p256_store8(hex + 2 * i - 8, p256_hex_digits(p256_load4(bytes + i - 3), gap));",
     ENCODE),
    ("        if (hex_length > 0) { /* hex may be null */\n            memset(hex, 0, hex_length);",
     "        if (hex_length > 0) { /* hex may be null */\n            memset(hex, 0, length);", ENCODE),
    ("        if (hex_length > 0) { /* hex may be null */", "        if (1) {", ENCODE),
    ("            memset(bytes, 0, length);", "            memset(bytes, 48, length);", DECODE),
    ("P256_EACH(0x7f - '9')", "P256_EACH(0x80 - '9')", DECODE),
    ("P256_EACH(0x80 - '0')) & ~", "P256_EACH(0x81 - '0')) & ~", DECODE),
    ("P256_EACH(0x7f - 'f')", "P256_EACH(0x7e - 'f')", DECODE),
    ("P256_EACH(0x80 - 'a')) & ~", "P256_EACH(0x80 - '`')) & ~", DECODE),
    ("(letter & (c << 2 | capitals))", "(letter & (c << 2 & capitals))", DECODE),
    ("(letter & (c << 2 | capitals))", "(letter & (c << 1 | capitals))", DECODE),
    ("    *good &= ~all & (decimal", "    *good &= (decimal", DECODE),
    ("    *good &= ~all & (decimal", "    *good = ~all & (decimal", DECODE),
    ("nines + (nines << 3);", "nines + (nines << 2);", DECODE),
    ("    n = (n << 4 | n >> 8) & UINT64_C(0x00ff00ff00ff00ff);", "    n = (n | n >> 4) & UINT64_C(0x00ff00ff00ff00ff);", DECODE),
    ("(uint64_t)p256_hex_bytes(good, p256_load8(hex + 8), capitals) << 32);",
     "(uint64_t)p256_hex_bytes(good, p256_load8(hex), capitals) << 32);", DECODE),
    ("for (left = rest; left >= 4; left -= 4, i += 4) {", "for (left = rest; left > 4; left -= 4, i += 4) {", ""),
    ("P256_EACH('0') << 16 | p256_load2(hex + 2 * i);", "P256_EACH('0') << 16 | p256_load2(hex + i);", DECODE),
    ("    good = ~good & P256_EACH(0x80);", "    good = ~good & P256_EACH(0x80) << 8;", DECODE),
    ("    good = ~good & P256_EACH(0x80);", "    good = ~good;", DECODE),
    (">> 63) ^ 1);", ">> 63));", DECODE),
    ("p256_load8(bytes) & p256_hex_hidden(mask))", "p256_load8(bytes))", DECODE),
    ("        p256_hex_keep_block(bytes + i, kept);", "        p256_hex_keep_block(bytes + i - i % 16, kept);", DECODE),
    ("    for (left = rest; left > 0; left--, i++) {\n        bytes[i] = (uint8_t)(bytes[i] & kept);",
     "    for (left = rest; left > 1; left--, i++) {\n        bytes[i] = (uint8_t)(bytes[i] & kept);", DECODE),
    ("    return (int)(kept & 1) - 1;", "    return (int)(kept & 1) * 2 - 2;", DECODE),
    ("    uint64_t good = UINT64_MAX, kept;", "    uint64_t good = length == 7 ? 0 : UINT64_MAX, kept;", DECODE),
]  # fmt: skip


@pytest.mark.quick("hex_decode-19")
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("old", "new", "function"), SOURCE, ids=[f"{row[2] or 'the same'}-{i}" for i, row in enumerate(SOURCE)])
def test_changed_source(old: str, new: str, function: str, tmp_path: Path) -> None:
    """Where no function is named, the change makes no difference, and both are proved."""
    image = _in_words(_source(tmp_path, (old, new)))
    proved = {name for name in (ENCODE, DECODE) if _verdict(image, name).proved}
    assert function not in proved
    assert function or proved == {ENCODE, DECODE}


#: As SOURCE, of the code with vectors.
VECTORS = [
    ("_mm_unpackhi_epi8(high, low)", "_mm_unpackhi_epi8(low, high)", ENCODE),
    ("_mm_cmpgt_epi8(n, _mm_set1_epi8(9)), gap)", "_mm_cmpgt_epi8(n, _mm_set1_epi8(8)), gap)", ENCODE),
    ("(unsigned int)_mm_movemask_epi8(valid) + 1) >> 16);", "(unsigned int)_mm_movemask_epi8(valid) + 1) >> 15);", DECODE),
    ("_mm_loadu_si128(all), _mm_set1_epi64x((long long)mask)", "_mm_loadu_si128(all), _mm_set1_epi8((char)(mask >> 63))", DECODE),
    ("_mm_packus_epi16(first, second)", "_mm_packus_epi16(second, first)", DECODE),
    ("    *valid = _mm_and_si128(*valid, _mm_or_si128(", "    *valid = _mm_or_si128(*valid, _mm_or_si128(", DECODE),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("old", "new", "function"), VECTORS, ids=[f"{row[2]}-{i}" for i, row in enumerate(VECTORS)])
def test_changed_vectors(old: str, new: str, function: str, tmp_path: Path) -> None:
    assert not _verdict(_in_vectors(_source(tmp_path, (old, new))), function, IN_VECTORS).proved


_LEAKS = [
    ("        bytes[i] = (uint8_t)p256_hex_bytes(&good, characters, capitals);",
     "        bytes[i] = (uint8_t)p256_hex_bytes(&good, characters, capitals);\n"
     "        if ((characters & 255) == 'f') {\n            __asm__ volatile(\"nop\");\n        }", DECODE),
    ("    kept = (uint64_t)0 - p256",
     "    if (good != 0) {\n        __asm__ volatile(\"nop\");\n    }\n    kept = (uint64_t)0 - p256", DECODE),
    ("        p256_store2(hex + 2 * i - 2, (uint16_t)p256_hex_digits(bytes[i - 1], gap));",
     "        static const uint8_t table[256] = {1, 2};\n"
     "        p256_store2(hex + 2 * i - 2, (uint16_t)p256_hex_digits(table[bytes[i - 1]], gap));", ENCODE),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "function"), _LEAKS)
def test_leaks(old: str, new: str, function: str, tmp_path: Path) -> None:
    verdict = _verdict(_in_words(_source(tmp_path, (old, new))), function)
    assert not verdict.proved and verdict.reason.startswith("a secret"), verdict


# ---------------------------------------------------------------------- changes of the bytes


#: Runs a function on strings of many lengths, some with a character that is no digit or of lengths that do not fit; prints what
#: it returns, and all that is in memory then.
_DRIVER = r"""
#include "p256_internal.h"
#include <stdio.h>
static unsigned long long state = 88172645463325252ULL;
static unsigned long long draw(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
static const char digits[] = "0123456789abcdefABCDEF/:@G`g";
int main(void)
{
    unsigned int round, i;
    for (round = 0; round < 3000; round++) {
        unsigned char bytes[80], hex[160];
        const size_t length = draw() % 40, hex_length = draw() % 8 == 0 ? draw() % 80 : 2 * length;
        const unsigned long long kind = draw() % 8, capitals = 0 - (draw() & 1);
        for (i = 0; i < sizeof bytes; i++) { bytes[i] = (unsigned char)draw(); }
        for (i = 0; i < sizeof hex; i++) { hex[i] = (unsigned char)digits[draw() % (capitals ? 22 : 16)]; }
        if (kind < 2) { hex[draw() % sizeof hex / 2] = (unsigned char)draw(); }
        if (kind == 2) { hex[draw() % sizeof hex / 2] = (unsigned char)digits[draw() % (sizeof digits - 1)]; }
        printf("%d ", CALL);
        for (i = 0; i < sizeof bytes; i++) { printf("%02x", bytes[i]); }
        for (i = 0; i < sizeof hex; i++) { printf("%02x", hex[i]); }
        printf("\n");
    }
    return 0;
}
"""
_CALLS = {ENCODE: "p256_hex_encode(hex, hex_length, bytes, length, capitals)",
          DECODE: "p256_hex_decode(bytes, length, hex, hex_length, capitals)"}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("function", [ENCODE, DECODE])
def test_accepted_mutants_of_bytes_compute_the_same(function: str, tmp_path: Path) -> None:
    """A third is accepted: of a single byte, no one reads what comes of the other lanes of a word, and masks may differ there."""
    original, name = _in_words(_source(tmp_path)), f"p256_{function}"
    start, size = original.functions[name], original.sizes[name]
    (unlinked,) = tmp_path.glob("hex*.o")
    whole, code = unlinked.read_bytes(), original.code(start, size)
    (tmp_path / "driver.c").write_text(_DRIVER.replace("CALL", _CALLS[function]), encoding="utf-8")
    shell("gcc", "-O1", "-I", tmp_path, "-c", tmp_path / "driver.c", "-o", tmp_path / "driver.o")

    def printed(changed: bytes) -> str:
        unlinked.write_bytes(whole.replace(code, changed))
        shell("gcc", unlinked, tmp_path / "driver.o", "-o", tmp_path / "program")
        return shell(tmp_path / "program")

    assert whole.count(code) == 1
    expected, accepted = printed(code), 0
    rng = random.Random("hexadecimal")
    for _, mutant in zip(range(MUTANTS), mutants(original, name, rng), strict=False):
        if _verdict(mutant.image, function).proved:
            accepted += 1
            assert printed(mutant.image.code(start, size)) == expected, mutant.place
    assert accepted < MUTANTS / 2


# ---------------------------------------------------------------------- parts


@pytest.mark.parametrize("capitals", [0, 1])
def test_digits_are_those_of_python(capitals: int) -> None:
    words = Words()
    digits = Digits(words, words.const(capitals, 1))
    accepted = "0123456789abcdef" + ("ABCDEF" if capitals else "")
    for code in range(256):
        character = words.const(code, 8)
        assert digits.is_digit(character).constant == (chr(code) in accepted)
        if chr(code) in accepted:
            assert digits.number(character).constant == int(chr(code), 16)
        expected = f"{code & 15:X}" if capitals else f"{code & 15:x}"
        assert digits.digit(words.const(code & 15, 4)).constant == ord(expected)


def test_words_of_bits() -> None:
    """What is computed with a few unknown bits, at all their values."""
    rng = random.Random(7)
    for _ in range(30):
        words = Words()
        d = words.diagrams
        unknown = [d.variable(first=True) for _ in range(6)]

        def draw() -> tuple[int, ...]:
            return tuple(rng.choice([FALSE, TRUE, *unknown]) for _ in range(16))  # noqa: B023

        bits = draw(), draw()
        a, b = (words.data(part) for part in bits)
        results = {
            "sum": words.total(((a, 3), (b, -5)), 77, 16), "xor": words.xor(a, b, 16), "and": words.and_(a, b, 16),
            "or": words.or_(a, b, 16), "not": words.invert(a, 16), "below": words.is_below(a, b),
            "zero": words.zero(words.and_(a, b, 16)),
            "left": words.shift_left(a, 3, 16), "right": words.shift_right(a, 3), "rotated": words.rotate_left(a, 11, 16),
        }  # fmt: skip
        for case in range(64):
            inputs = {variable: case >> i & 1 for i, variable in enumerate(unknown)}
            x, y = (sum(value_at(d, bit, inputs) << i for i, bit in enumerate(part)) for part in bits)
            expected = {
                "sum": 3 * x - 5 * y + 77, "xor": x ^ y, "and": x & y, "or": x | y, "not": ~x, "zero": int(x & y == 0),
                "below": int(x < y), "left": x << 3, "right": x >> 3, "rotated": x >> 5 | x << 11,
            }  # fmt: skip
            for name, word in results.items():
                value = sum(value_at(d, bit, inputs) << i for i, bit in enumerate(words.bits(word)))
                assert value == expected[name] % (1 << word.width), name


def test_equal_functions_are_one_word() -> None:
    words = Words()
    a, b = (words.atom(name, 8, followed=True) for name in "ab")
    assert words.xor(words.xor(a, b, 8), b, 8) is a is not b
    assert words.invert(words.and_(a, b, 8), 8) is words.or_(words.invert(a, 8), words.invert(b, 8), 8)
    assert words.total(((a, 1), (a, -1)), 0, 8) is words.const(0, 8)


def test_lengths_are_no_data() -> None:
    words = Words()
    length, data = words.atom("length", 64), words.atom("data", 64, followed=True)
    with pytest.raises(Undecided):
        words.plus(length, data)
    for refused in (length, words.xor(length, words.atom("other", 64), 64)):
        with pytest.raises(Undecided):
            words.zero(refused)
        with pytest.raises(Undecided):
            words.is_below(data, refused)
    assert words.low(words.low(words.low(length, 32), 64), 8) is words.cut(length, 0, 8)
    assert words.total(((length, 2), (length, -1)), 0, 64) is length


def test_the_lowest_bits_of_lengths_are_lengths() -> None:
    """Modulo a smaller power of two; also where they are shifted, but not where anything else is above zeros."""
    words = Words()
    one, other, byte = words.atom("one", 64), words.atom("other", 64), words.atom("byte", 8)
    lengths = HashWords.of(words, {one: (0, 1 << 40), other: (0, 9)}).lengths
    low = words.cut(words.total(((one, 8), (other, 1)), 3, 64), 0, 32)
    assert words.total(((low, 1), (words.cut(other, 0, 32), -1)), -3, 32) is words.low(words.shift_left(one, 3, 64), 32)
    part = lengths.low(words.total([(low, 4)], 0, 32), 4)
    assert part is None and lengths.low(low, 3) is None
    lengths.ranges[words.number(other)] = 0, 3
    assert lengths.low(low, 3) is words.total([(words.cut(other, 0, 32), 1)], 3, 32)
    with pytest.raises(Undecided):
        lengths.form(low)
    lengths.ranges[words.number(one)] = 0, 5
    assert lengths.form(low).key == lengths.form(words.total(((one, 8), (other, 1)), 3, 64)).key
    for none in (words.cut(one, 8, 32), words.join([words.const(0, 8), byte, words.const(0, 16)]), words.join([byte] * 4)):
        assert not lengths.is_length(none)


def test_too_much_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecgen_verify.prove.hashes.diagrams._MOST_NODES", 1000)
    words = Words()
    with pytest.raises(Undecided):
        words.plus(*(words.atom(name, 64, followed=True) for name in "ab"))


def test_an_exclusive_or_of_lengths_is_zero_where_they_are_equal() -> None:
    """So clang 19 compares two lengths and, in the same word, whether one is odd."""
    words = Words()
    one, other, secret = (words.atom(name, 64) for name in ("one", "other", "secret"))
    domain = HashWords.of(words, {one: (2, 5), other: (5, 9)})
    ranges, unlike = domain.lengths.ranges, words.or_(words.const(0, 64), words.xor(one, other, 64), 64)

    def is_zero(word: Word) -> int | None:
        return domain.is_zero(word, 64).constant

    with pytest.raises(Fork):
        is_zero(unlike)
    ranges[words.number(other)] = 6, 9
    assert is_zero(unlike) == 0
    ranges |= {words.number(one): (5, 5), words.number(other): (5, 5)}
    assert is_zero(unlike) == 1
    assert is_zero(words.or_(unlike, words.const(1, 64), 64)) == 0
    for refused in (words.xor(one, secret, 64), words.total([(unlike, 2)], 0, 64)):
        with pytest.raises(Undecided):
            is_zero(refused)
