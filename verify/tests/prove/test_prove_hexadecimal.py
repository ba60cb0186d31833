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
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.induction import COUNT, LEFT, Kept, Layout, Line, Loop
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.hashes.hexadecimal import (
    BYTES,
    HEX,
    Digits,
    Iterated,
    StringMachine,
    Strings,
    hexadecimal_claim,
    says,
    strings_of,
)
from ecgen_verify.prove.hashes.words import Bits, WithBits
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.machine import Cell, Machine, Pointer, Violation, entry_machine, joined
from ecgen_verify.prove.path import Path as Followable
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.counting import counted_loop
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of
from ecgen_verify.prove.wiring.hashes import IN_WORDS, hexadecimal
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World
from support.emitted import shell
from support.emitted_units import units
from support.prove_composed_folder import folder_rows
from support.prove_folder import emitted
from support.run_folder import scratch
from support.tiny_objects import size_of

GCC = Build("gcc", "-O2")
BUILDS = [*(Build(compiler, level) for compiler in ("gcc", "clang") for level in ("-O2", "-O3")), Build("gcc", "-O1")]
ENCODE, DECODE = "hex_encode", "hex_decode"
MUTANTS = 60
#: How many bytes the functions take at once in vectors.
IN_VECTORS = dict.fromkeys(IN_WORDS, 16)


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
    return method_of(hexadecimal(_place(), blocks).proofs[function])(image).verdict


@cache
def _place() -> Place:
    return Place(emitted("p256"), load_bundled("p256"))


def _contract(function: str) -> Contract:
    contract = _place().promise(f"p256_{function}")
    assert isinstance(contract, Contract)
    return contract


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
    (row,) = folder_rows(Folder(emitted("p192"), load_bundled("p192")), tmp_path, GCC.name, "p192_hex_decode")
    assert row.verdict.proved and row.verdict.contract == statement(_contract(DECODE))


def test_another_contract_is_not_shown() -> None:
    """Of a contract that says anything else there is no claim."""
    for function in (ENCODE, DECODE):
        contract = _contract(function)
        assert hexadecimal_claim(contract, 4) is not None
        for part in range(len(contract.ensures)):
            fewer = contract.ensures[:part] + contract.ensures[part + 1 :]
            assert hexadecimal_claim(replace(contract, ensures=fewer), 4) is None
    swapped = replace(_contract(DECODE), ensures=_contract(ENCODE).ensures)
    assert hexadecimal_claim(swapped, 4) is None


def test_loops_that_are_not_looked_at_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each iteration's window is looked at when it is left; at the return, that all windows were."""
    monkeypatch.setattr("ecgen_verify.prove.search.counting.counted_loop", lambda *_: None)
    for function in (ENCODE, DECODE):
        assert not _verdict(_words_image(), function).proved


def _machine(output: str) -> tuple[StringMachine, Strings, Poly]:
    """Before a window is opened."""
    machine = StringMachine(**vars(entry_machine(Followable(World()), _words_image(), 0)))
    machine.domain = words = WithBits(machine.path, bit_by_bit=True)
    blocks = Poly.atom(machine.path.world.new_atom("blocks", 1, 1 << 50))
    one, source = words.const(1), BYTES if output == HEX else HEX
    return machine, Strings(output, Digits(words, one), one, [source]), blocks


def test_a_word_says_whether_all_are_digits() -> None:
    """At the header of the loop that writes the bytes, and it says just that; no length does."""
    machine, strings, _ = _machine(BYTES)
    words = domain = machine.domain
    ones, length = domain.const((1 << 64) - 1), domain.unknown("length", secret=False)
    machine.unbounded = strings
    assert says(machine, ones) and not says(machine, domain.const(0))
    assert not says(machine, length) and not says(machine, domain.const((1 << 32) - 1))
    word = domain.unknown("good")
    top = words.and_(words.invert(word, 64), words.const(0x8080808080808080), 64)
    machine.unbounded = strings = replace(strings, so_far=words.is_zero(top, 64))
    assert says(machine, word) and not says(machine, ones) and not says(machine, domain.unknown("another"))


def _store_digits(machine: StringMachine, place: Pointer, *bytes_read: Word) -> None:
    """Those of the bytes."""
    domain, digits = machine.domain, strings_of(machine).digits
    for i, byte in enumerate(bytes_read):
        for j, start in enumerate((4, 0)):
            machine.store(place.moved(2 * i + j), digits.digit(domain.cut(byte, start, 4)), 1)


def _load(machine: StringMachine, place: Pointer) -> Word:
    loaded = machine.load(place, 1)
    assert isinstance(loaded, Word)
    return loaded


def test_a_window_is_all_that_is_read_and_written() -> None:
    machine, strings, blocks = _machine(HEX)
    first = blocks.offset(-1).scale(4)
    strings.open(machine, first, 2)
    target, source = joined(HEX, first.scale(2)), joined(BYTES, first)
    for outside in (source.moved(-1), source.moved(2), joined(BYTES, Poly({}))):
        with pytest.raises(Undecided):
            machine.load(outside, 1)
    for place in (target.moved(-1), target.moved(4), source):
        with pytest.raises(Violation):
            machine.store(place, constant(0), 1)
    one, two = _load(machine, source), _load(machine, source.moved(1))
    _store_digits(machine, target, one)
    with pytest.raises(Undecided):  # the other byte has no digits yet
        strings_of(machine).close(machine.copy(), 2)
    strings_of(machine).close(machine.copy(), 1)
    swapped = machine.copy()
    _store_digits(swapped, target.moved(2), one)
    with pytest.raises(Undecided, match="belongs there"):
        strings_of(swapped).close(swapped, 2)
    _store_digits(machine, target.moved(2), two)
    with pytest.raises(Undecided, match="before its turn"):
        strings_of(machine).close(machine.copy(), 1)
    strings_of(machine).close(machine, 2)
    with pytest.raises(Undecided):
        machine.load(source, 1)
    with pytest.raises(Violation):
        machine.store(target, constant(0), 1)


def test_strings_may_begin_at_the_same_place() -> None:
    """What is written in a window may be what is read there: in the first one of all, the byte 0 is the character 0."""
    machine, strings, blocks = _machine(HEX)
    strings.open(machine, Poly({}), 3)
    one = _load(machine, Pointer(BYTES, 2))
    _store_digits(machine, Pointer(HEX, 4), one)
    _store_digits(machine, Pointer(HEX, 2), _load(machine, Pointer(BYTES, 1)))
    _store_digits(machine, Pointer(HEX, 0), _load(machine, Pointer(BYTES, 0)))
    strings_of(machine).close(machine, 3)
    strings.open(machine, Poly({}), 2)
    _store_digits(machine, Pointer(HEX, 0), _load(machine, Pointer(BYTES, 0)))
    with pytest.raises(Undecided, match="same place"):
        machine.load(Pointer(BYTES, 1), 1)
    strings.open(machine, blocks.scale(4), 2)  # where the lengths of both are a block at least
    _store_digits(machine, joined(HEX, blocks.scale(8)), _load(machine, joined(BYTES, blocks.scale(4))))
    machine.load(joined(BYTES, blocks.scale(4).offset(1)), 1)


# ---------------------------------------------------------------------- what is guessed of loops is checked

Change = Callable[[Loop], Loop]


def _wrong(monkeypatch: pytest.MonkeyPatch, change: Change) -> Verdict:
    """Of the decoder, with every answer of the search changed."""

    def changed(proof: Iterated, machine: Machine, rank: int) -> Loop | None:
        answer = counted_loop(proof, machine, rank)
        return answer and change(answer)

    monkeypatch.setattr("ecgen_verify.prove.search.counting.counted_loop", changed)
    return _verdict(_words_image(), DECODE)


def _held(cell: Cell, held: object) -> Change:
    return lambda loop: replace(loop, cells={**loop.cells, cell: (8, held)})


def _moved(by: int) -> Change:
    """What changes from iteration to iteration, by more."""

    def more(held: object) -> object:
        if not isinstance(held, Line) or LEFT not in {name for names in held.poly.terms for name in names}:
            return held
        return replace(held, poly=held.poly + Poly({(COUNT,): by, (LEFT,): -by}))

    return lambda loop: replace(loop, cells={cell: (size, more(held)) for cell, (size, held) in loop.cells.items()})


_WRONG: dict[str, Change] = {
    "another header": lambda loop: replace(loop, header=loop.header + 1),
    "no lower rank": lambda loop: replace(loop, rank=0),
    "nothing is known": lambda loop: replace(loop, cells={}),
    "all is kept": lambda loop: replace(loop, cells={cell: (size, Kept()) for cell, (size, _) in loop.cells.items()}),
    "no word says whether all are digits": lambda loop: replace(loop, layout=Layout(((),))),
    "no word is asked for": lambda loop: replace(loop, layout=Layout()),
    "another word does": lambda loop: replace(loop, layout=Layout(((("RSP", 0),),))),
    "a place that is not there": _held(("stack", 64), Kept()),
    "another address": _held(("RSP", 0), Pointer("stack", 0)),
    **{f"by {by} more": _moved(by) for by in (1, -1)},
}


@pytest.mark.quick("no lower rank", "by 1 more")
@pytest.mark.parametrize("name", _WRONG)
def test_wrong_guesses_of_loops_are_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not _wrong(monkeypatch, _WRONG[name]).proved


@pytest.mark.slow
def test_what_is_guessed_of_loops_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _wrong(monkeypatch, lambda answer: answer).proved


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
    start, size = original.functions[name], size_of(original, name)
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


def _words() -> WithBits:
    return WithBits(Followable(World()), bit_by_bit=True)


@pytest.mark.parametrize("capitals", [0, 1])
def test_digits_are_those_of_python(capitals: int) -> None:
    words = _words()
    digits = Digits(words, words.const(capitals))
    accepted = "0123456789abcdef" + ("ABCDEF" if capitals else "")
    for code in range(256):
        character = words.const(code)
        assert digits.is_digit(character).lo == (chr(code) in accepted)
        if chr(code) in accepted:
            assert digits.number(character).lo == int(chr(code), 16)
        expected = f"{code & 15:X}" if capitals else f"{code & 15:x}"
        assert digits.digit(words.const(code & 15)).lo == ord(expected)


def test_words_of_bits() -> None:
    """What is computed with a few unknown bits, at all their values."""
    rng = random.Random(7)
    for _ in range(30):
        words = _words()
        unknown = words.bits(words.unknown("unknown", bits=6), 6)

        def draw() -> Bits:
            return tuple(rng.choice([words.zero, words.one, *unknown]) for _ in range(16))  # noqa: B023

        bits = draw(), draw()
        a, b = (words.word(part) for part in bits)
        results = {
            "sum": words.total(((a, 3), (b, -5)), 77, 16), "xor": words.xor(a, b, 16), "and": words.and_(a, b, 16),
            "or": words.or_(a, b, 16), "not": words.invert(a, 16), "below": words.below(a, b, 16),
            "zero": words.is_zero(words.and_(a, b, 16), 16),
            "left": words.shift_left(a, 3, 16), "right": words.shift_right(a, 3),
            "rotated": words.assemble([(a, 5, 16), (a, 0, 5)]),
        }  # fmt: skip
        for case in range(64):
            inputs = {bit.node_var() or 0: bool(case >> i & 1) for i, bit in enumerate(unknown)}
            x, y = (sum(int(bit.eval(inputs.items())) << i for i, bit in enumerate(part)) for part in bits)
            expected = {
                "sum": 3 * x - 5 * y + 77, "xor": x ^ y, "and": x & y, "or": x | y, "not": ~x, "zero": int(x & y == 0),
                "below": int(x < y), "left": x << 3, "right": x >> 3, "rotated": x >> 5 | x << 11,
            }  # fmt: skip
            for name, word in results.items():
                width = 1 if name in ("zero", "below") else 16
                value = sum(int(bit.eval(inputs.items())) << i for i, bit in enumerate(words.bits(word, 64)))
                assert value == expected[name] % (1 << width), name


def test_equal_functions_are_one_word() -> None:
    words = _words()
    a, b = (words.unknown(name, bits=8) for name in "ab")
    assert words.xor(words.xor(a, b, 8), b, 8) == a != b
    assert words.invert(words.and_(a, b, 8), 8) is words.or_(words.invert(a, 8), words.invert(b, 8), 8)
    assert words.total(((a, 1), (a, -1)), 0, 8) is words.const(0)
    assert words.invert(words.const(0), 65).lo == (1 << 65) - 1


def test_too_much_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many nodes, and too many bits of atoms."""
    few = replace(_words(), _unused=iter(range(100)))
    few.bits(few.unknown("a"), 64)
    with pytest.raises(Undecided):
        few.bits(few.unknown("b"), 64)
    monkeypatch.setattr("ecgen_verify.prove.hashes.words._MOST_NODES", 1000)
    words = _words()
    with pytest.raises(Undecided):
        words.total([(words.unknown(name), 1) for name in "ab"], 0, 64)
