# SPDX-License-Identifier: MIT
"""Functions that make scalars out of bytes are proved for every length; what is wrong for some length is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.composed.buffers import Buffers, Whole
from ecgen_verify.prove.composed.effects import Call, modulo
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.induction import COUNT, LEFT, Layout, Line
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Case, prove
from ecgen_verify.prove.machine import Pointer, entry_machine
from ecgen_verify.prove.path import Path as Track
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.scalars.lengths import Bytes, step_kernel
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER, modulus_tag, number_of, plain_forms, shifted_in, sum_of_bits
from ecgen_verify.prove.search.folds import find
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided, World
from support.emitted_units import edited
from support.prove_composed_folder import GCC, by_one_compiler, changed, folder, image, subject, verdict
from support.prove_loops import check, invariants_of
from support.run_folder import scratch

CLANG = Build("clang", "-O2")
NAMES = ["bytes_modulo", "reduce_bytes", "scalar_from_hash", "scalar_from_random", "scalar_from_key", "scalar_plain"]
_STEP = "p256_modulo_bit(v, v, m, (b[i] >> j) & 1u);"
_LOOP = "for (; i < length; i++,"
_BITS = "for (j = 8; j-- > 0;) {"
_RANDOM = "p256_bytes_modulo(r, random, length, p256_order_less_one);"
_REDUCE = "p256_bytes_modulo(r, b, length, p256_order);"
_HASH = "p256_reduce_bytes(r, hash, length < P256_SC_BYTES ? length : P256_SC_BYTES);"

#: What is wrong, for p256: the function, the text that is changed, and what it becomes.
WRONG = {
    "bits in the other order": ("bytes_modulo", _STEP, _STEP.replace(">> j", ">> (7 - j)")),
    "a bit too few": ("bytes_modulo", _BITS, _BITS.replace("> 0", "> 1")),
    "the last byte otherwise": ("bytes_modulo", _BITS, _BITS.replace("> 0", "> (i + 1 < length ? 0 : 7)")),
    "one less": ("bytes_modulo", _LOOP, _LOOP.replace("i < length", "i + 1 < length")),
    "one more": ("bytes_modulo", _LOOP, _LOOP.replace("i < length", "i <= length")),
    "a thousand at most": ("bytes_modulo", _LOOP, _LOOP.replace("i < length", "i < length && i < 1000")),
    "a length of 32 bits": ("bytes_modulo", _LOOP, _LOOP.replace("i < length", "i < (uint32_t)length")),
    "every second byte": ("bytes_modulo", _LOOP, _LOOP.replace("i++", "i += 2")),
    "another byte": ("bytes_modulo", _STEP, _STEP.replace("b[i]", "b[i - 1]")),
    "always the first byte": ("bytes_modulo", _STEP, _STEP.replace("b[i]", "b[0]")),
    "starts again": ("bytes_modulo", _BITS, f"if (i == 1000) {{ v[0] = 0; }}\n        {_BITS}"),
    "little-endian": ("bytes_modulo", "b[whole - 1 - i]", "b[i]"),
    "not below the modulus": ("bytes_modulo", "P256_SC_BYTES - 1, whole", "P256_SC_BYTES, whole"),
    "too short is not seen": ("bytes_modulo", "length < most ? length : most", "most"),
    "a word is lost": ("bytes_modulo", "r->v[i] = v[i];", "r->v[i] = v[i & 1];"),
    "another modulus": ("bytes_modulo", _STEP, _STEP.replace(", m,", ", m + 1,")),
    "a carry decides": ("bytes_modulo", _STEP, f"if (v[3] >> 63) {{ v[7] = 0; }} {_STEP}"),
    "a bit decides": ("bytes_modulo", _STEP, f"if ((b[i] >> j) & 1u) {{ __asm__ volatile(\"nop\"); }} {_STEP}"),
    "a secret ends the loop": ("bytes_modulo", _LOOP, _LOOP.replace("i < length", "i < length && b[0] != 7")),
    "a secret shortens the loop": ("bytes_modulo", _BITS, _BITS.replace("j = 8", "j = b[i] ? 8 : 0")),
    "reduced by n - 1": ("reduce_bytes", _REDUCE, _REDUCE.replace("_order", "_order_less_one")),
    "reduced, one less": ("reduce_bytes", _REDUCE, _REDUCE.replace("length", "length - (length > 99)")),
    "reduced, the next bytes": ("reduce_bytes", _REDUCE, _REDUCE.replace("b,", "b + 1,")),
    "reduced, short only": ("reduce_bytes", _REDUCE, f"if (length < 1000) {{ {_REDUCE} }} else {{ r->v[0] = 0; }}"),
    "hashed, one less": ("scalar_from_hash", _HASH, _HASH.replace("? length", "? length - (length > 9)")),
    "hashed by n - 1": ("scalar_from_hash", _HASH, _HASH.replace("reduce_bytes", "bytes_modulo").replace(
        ");", ", p256_order_less_one);")),
    "hashed, one more": ("scalar_from_hash", _HASH, _HASH.replace("length < P", "length + 1 < P")),
    "hashed, the next bytes": ("scalar_from_hash", _HASH, _HASH.replace("hash,", "hash + 1,")),
    "hashed, one less of many": ("scalar_from_hash", _HASH, _HASH.replace(": P256_SC_BYTES", ": P256_SC_BYTES - 1")),
    "hashed, all of it": ("scalar_from_hash", _HASH, _HASH.replace(": P256_SC_BYTES", ": length")),
    "random by n": ("scalar_from_random", _RANDOM, _RANDOM.replace("_order_less_one", "_order")),
    "random, one less": ("scalar_from_random", "length < P256_SC_BYTES + 8", "length < P256_SC_BYTES + 7"),
    "random, one more": ("scalar_from_random", "length < P256_SC_BYTES + 8", "length < P256_SC_BYTES + 9"),
    "random, not all": ("scalar_from_random", _RANDOM, _RANDOM.replace("length", "P256_SC_BYTES + 8")),
    "random, may be 0": ("scalar_from_random", "one.v[0] = 1;", ""),
    "random, always 0": ("scalar_from_random", "return -1;", "return 0;"),
    "key 0": ("scalar_from_key", "status |= -(int)(p256_sc_is_zero(key) & 1);", ""),
    "key, little-endian": ("scalar_from_key", "int status = p256_sc_from_bytes(", "int status = p256_sc_from_bytes_le("),
    "key, always valid": ("scalar_from_key", "return status;", "return 0;"),
    "key, a secret decides": ("scalar_from_key", "status |= -(int)(p256_sc_is_zero(key) & 1);",
                              "if (p256_sc_is_zero(key)) { p256_sc_from_bytes(key, private_key); status = -1; }"),
    "plain, more words": ("scalar_plain", "plain.v[i] : 0;", "plain.v[i] : 1;"),
    "plain, as it stands": ("scalar_plain", "p256_sc_from_mont(&plain, k);\n    for", "plain = *k;\n    for"),
}  # fmt: skip
#: Of the step.
WRONG_STEPS = {
    "not subtracted": ("p256_selectw(keep, r[i], d[i])", "r[i]"),
    "always subtracted": ("p256_selectw(keep, r[i], d[i])", "d[i]"),
    "the other one": ("p256_selectw(keep, r[i], d[i])", "p256_selectw(keep, d[i], r[i])"),
    "no bit": ("carry = bit,", "carry = 0 & bit,"),
    "not doubled": ("(word << 1)", "word"),
    "no carry": ("carry = word >> (P256_WORD_BITS - 1);", "carry = 0 & word;"),
    "the last carry is lost": ("p256_subw(&top, carry, 0, borrow)", "p256_subw(&top, 0, 0, borrow)"),
    "no borrow": ("p256_subw(&d[i], r[i], m[i], borrow)", "p256_subw(&d[i], r[i], m[i], 0)"),
    "a word is lost": ("p256_storew(&r[i],", "p256_storew(&r[i | 1],"),
    "a secret decides": ("p256_storew(&r[i], p256_selectw(keep, r[i], d[i]));", "if (!keep) { p256_storew(&r[i], d[i]); }"),
}  # fmt: skip


@pytest.mark.quick("p256-c64 clang -O2-reduce_bytes")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "secp224k1"])
def test_every_length(curve: str, build: Build, name: str) -> None:
    """An order of whole bytes, and one of a bit more."""
    outcome = verdict(curve, name, build)
    assert outcome.proved, outcome


@pytest.mark.quick("key 0-gcc")
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("what", "build"), by_one_compiler(WRONG, GCC, CLANG))
def test_what_is_wrong_is_not_proved(what: str, build: Build) -> None:
    name, old, new = WRONG[what]
    assert not changed("p256", name, old, new, build).proved


@pytest.mark.slow
@pytest.mark.parametrize("change", [
    ("bytes_modulo", "j = 8;", "j = i + 1 < length ? 8 : 1;"),
    ("scalar_from_hash", "if (length < {P}_SC_BYTES) {{", "if (length <= {P}_SC_BYTES) {{"),
    ("scalar_from_hash", "if (length < {P}_SC_BYTES) {{", "if (length + 1 < {P}_SC_BYTES) {{"),
    ("scalar_from_hash", "secp224k1_leading_bits(t);", ""),
    ("scalar_from_hash", "secp224k1_leading_bits(t);", "secp224k1_leading_bits(t); secp224k1_leading_bits(t);"),
    ("scalar_from_hash", "(r, t, sizeof t)", "(r, hash, sizeof t)"),
    ("scalar_from_hash", "memcpy(t, hash, sizeof t)", "memcpy(t, hash + 1, sizeof t)"),
    ("scalar_from_hash", "(r, t, sizeof t)", "(r, t, sizeof t - 1)"),
])  # fmt: skip
def test_bits_that_are_no_whole_byte(change: tuple[str, str, str]) -> None:
    name, old, new = (text.format(P="SECP224K1") for text in change)
    assert not changed("secp224k1", name, old, new).proved


def proof_of(binary: Image, tag: str) -> Bytes:
    proof_subject = subject("p256", "bytes_modulo")
    return next(one for one in invariants_of(proof_subject, binary) if isinstance(one, Bytes) and one.tag == tag)


def test_the_order_matters() -> None:
    """The cases give n and n - 1; the proof for all lengths is no other one where the operand m is not the modulus."""
    proof = proof_of(image("p256"), ORDER)
    loop = find(proof)
    check(proof, [(loop.layout, loop)])
    other = replace(proof.elements.forms[ORDER], prime=proof.elements.forms[ORDER].prime - 2)
    proof.elements.forms[ORDER], proof.elements.fields[ORDER] = other, Field(other.prime)
    with pytest.raises((Undecided, Fault)):
        check(proof, [(loop.layout, loop)])
    with pytest.raises((Undecided, Fault)):
        find(proof)


# ---------------------------------------------------------------------- the step


def step(build: Build, old: str = "", new: str = "") -> Verdict:
    emission = folder("p256")
    source = scratch("scalars")
    for path in emission.source.glob("*.h"):
        (source / path.name).write_bytes(path.read_bytes())
    file, text = edited("p256", "modulo", old, new, times=1 if old else None)
    (source / file).write_text(text, encoding="utf-8")
    scalar = emission.scalar
    assert scalar is not None
    return prove(build.image(source, "p256", [file], source), step_kernel("p256", plain_forms(scalar, None))).verdict


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_the_step(build: Build) -> None:
    assert step(build).proved


@pytest.mark.quick("always subtracted-gcc")
@pytest.mark.parametrize("build", [pytest.param(GCC, id="gcc"), pytest.param(CLANG, id="clang", marks=pytest.mark.slow)])
@pytest.mark.parametrize("what", WRONG_STEPS)
def test_a_wrong_step_is_not_proved(what: str, build: Build) -> None:
    assert not step(build, *WRONG_STEPS[what]).proved


# ---------------------------------------------------------------------- what is found is checked


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_wrong_invariants_are_rejected(build: Build) -> None:
    proof = proof_of(image("p256", build), LESS_ONE)
    loop = find(proof)
    layout = loop.layout
    check(proof, [(layout, loop)])
    (((base, offset),),) = layout.places
    wrong = [
        (Layout((((base, offset + 8),),)), loop),
        (Layout((((base, offset - 8),),)), loop),
        (layout, replace(loop, header=proof.execution.address)),
        (layout, replace(loop, cells={})),
    ]
    for cell, (size, line) in loop.cells.items():
        if isinstance(line, Line):
            for step in (Poly.constant(1), Poly.atom(COUNT), Poly.atom(LEFT)):
                for poly in (line.poly + step, line.poly - step):
                    wrong.append((layout, replace(loop, cells={**loop.cells, cell: (size, replace(line, poly=poly))})))
    assert len(wrong) > 8
    for candidate in wrong:
        with pytest.raises((Undecided, Fault)):
            check(proof, [candidate])


# ---------------------------------------------------------------------- numbers


def state() -> tuple[Elements, Track]:
    forms = folder("p256").forms
    elements = Elements(World(), {tag: Field(form.prime) for tag, form in forms.items()}, dict(forms))
    return elements, Track(elements.world)


def test_bits_put_together_again() -> None:
    elements, path = state()
    field = elements.fields[LESS_ONE]
    byte = elements.unknown_byte("b")
    value = start = field.named("before")
    for position in reversed(range(8)):
        low_bit = path.low(path.quotient(byte, path.low(byte, position), position) if position else byte, 1)
        assert sum_of_bits(field, path, low_bit.poly) == modulo(field, Poly.atom((next(iter(byte.poly.atoms())), position)))
        value = shifted_in(field, path, value, 1, low_bit.poly)
    assert value == shifted_in(field, path, start, 8, byte.poly)
    assert value != start


def test_a_fraction_has_no_value_modulo_an_even_number() -> None:
    elements, _ = state()
    half, odd, even = Poly.atom(1).shifted_down(1), elements.fields[ORDER], elements.fields[LESS_ONE]
    assert odd.scale(modulo(odd, half), 2) == modulo(odd, Poly.atom(1))
    with pytest.raises(Undecided):
        modulo(even, half)


def test_words_must_be_below_the_modulus() -> None:
    elements, path = state()
    order = elements.forms[ORDER].prime
    for number, good in ((order - 2, True), (order - 1, False), (order, False)):
        words = [constant(number >> (64 * i) & (1 << 64) - 1) for i in range(4)]
        if good:
            assert number_of(elements, path, LESS_ONE, words) == elements.fields[LESS_ONE].const(number)
        else:
            with pytest.raises(Undecided):
                number_of(elements, path, LESS_ONE, words)
    top = [elements.unknown_byte(i) for i in range(4)]
    assert number_of(elements, path, ORDER, top) != number_of(elements, path, ORDER, top[::-1])
    full = path.input_word("word", 0, (1 << 64) - 1)
    with pytest.raises(Undecided):
        number_of(elements, path, ORDER, [full] * 4)
    with pytest.raises(Undecided):
        sum_of_bits(elements.fields[ORDER], path, (top[0].poly * top[1].poly))
    with pytest.raises(Undecided):
        modulus_tag(elements.forms, [full] * 4)
    with pytest.raises(Undecided):
        modulus_tag(elements.forms, [constant(5)] * 4)


def test_a_whole_operand_is_all_of_it() -> None:
    elements, path = state()
    machine = entry_machine(path, image("p256"), 0)
    length = path.input_word("length", 0, 1 << 20, secret=False)
    machine.unbounded = Buffers({"b": length.poly})
    call, scalar = Call(machine, elements), elements.forms["sc"]
    r, b = Pointer("r", 0), Pointer("b", 0)
    assert call.read(b, length, r, scalar.size) == Whole("b")
    less = replace(length, poly=length.poly.offset(-1))
    for place, size in ((b, less), (b.moved(1), length), (Pointer("c", 0), length), (b, constant(4))):
        with pytest.raises(Undecided):
            call.read(place, size, r, scalar.size)
    with pytest.raises(Undecided):
        call.read(b, length, b, scalar.size)


def test_cases_of_any_length_have_no_bytes() -> None:
    claim = subject("p256", "reduce_bytes")
    (case,) = claim.cases
    assert replace(case, enter=None) == Case(numbers={"length": (0, 1 << 56)}, lengths={"b": "length"})
