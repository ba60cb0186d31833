# SPDX-License-Identifier: MIT
"""The Montgomery ladder is proved for every number of bits; what is wrong for some number is not."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import cache

import iced_x86 as x86
import pytest

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.composed.induction import Kept, Layout, Line, Loop
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.ladder.iterations import Ladder
from ecgen_verify.prove.machine import Cell, entry_machine
from ecgen_verify.prove.model import INSTRUCTIONS, Step
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search import folds
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import Undecided, World
from support.curve_library import spec_of
from support.prove_composed_folder import GCC, by_one_compiler, changed, image, subject, verdict
from support.prove_folder import emitted
from support.prove_loops import check, invariants_of
from support.run_folder import scratch

CLANG = Build("clang", "-O2")
#: Where it is installed: its loop takes the bit by BT.
_LATER = [Build("clang-19", "-O2")] if shutil.which("clang-19") else []
BUILDS = [GCC, CLANG, *_LATER]

_TURNS, _BIT = "for (i = bits; i-- > 0;) {", "0 - (uint64_t)((scalar[i / 8] >> (i % 8)) & 1)"
_STEP, _NEXT = "ladder_step(state, state, &x1, swapped ^ wanted);", "swapped = wanted;"
_END, _INVERSE = "ladder_end(&x, &z, state, swapped);", "curve25519_fe_inv(&z, &z);"
_STATUS = "return -(int)(curve25519_fe_is_zero(r) & 1);"
WRONG = {
    "one bit more": (_TURNS, "for (i = bits + 1; i-- > 0;) {"),
    "the lowest bit left out": (_TURNS, "for (i = bits; --i > 0;) {"),
    "the highest bit left out": (_TURNS, "for (i = bits - (bits > 9); i-- > 0;) {"),
    "from the lowest bit on": (_TURNS, "for (i = 0; i < bits; i++) {"),
    "a thousand bits at most": (_TURNS, "for (i = bits < 1000 ? bits : 1000; i-- > 0;) {"),
    "a number of 32 bits": (_TURNS, "for (i = (uint32_t)bits; i-- > 0;) {"),
    "every second bit": (_TURNS, "for (i = bits; i-- > 0; i -= i > 9) {"),
    "bits in the other order": (_BIT, _BIT.replace("i % 8", "7 - i % 8")),
    "one bit for each byte": (_BIT, _BIT.replace("i % 8", "i / 8 % 8")),
    "another byte": (_BIT, _BIT.replace("i / 8", "i / 8 + (i > 99)")),
    "bytes in the other order": (_BIT, _BIT.replace("i / 8", "(bits - 1 - i) / 8")),
    "two bits for one": (_BIT, _BIT.replace("& 1", "& 3")),
    "the opposite bit": (_BIT, f"~({_BIT})"),
    "no bit": (_BIT, "0"),
    "not exchanged back": (_STEP, _STEP.replace("swapped ^ wanted", "wanted")),
    "not exchanged": (_STEP, _STEP.replace("swapped ^ wanted", "swapped")),
    "exchanged always": (_STEP, _STEP.replace("swapped ^ wanted", "~(swapped ^ wanted)")),
    "the difference lost": (_STEP, _STEP.replace("&x1", "(curve25519_fe *)state")),
    "stepped twice": (_STEP, f"{_STEP} curve25519_{_STEP}"),
    "no step now and then": (_STEP, f"wipe_stack(); if (i != 77) curve25519_{_STEP}"),
    "the bit before forgotten": (_NEXT, ""),
    "the bit before never cleared": (_NEXT, "swapped |= wanted;"),
    "the last exchange left out": (_END, _END.replace("swapped", "0")),
    "exchanged at the end": (_END, _END.replace("swapped", "~swapped")),
    "x and z exchanged": (_END, _END.replace("&x, &z", "&z, &x")),
    "not divided": (_INVERSE, ""),
    "0 for the first coordinate": ("state[i] = curve25519_one.v[i];", ""),
    "0 for the third coordinate": ("state[2 * CURVE25519_FE_LIMBS + i] = x1.v[i];", ""),
    "the result changed": (_STATUS, f"r->v[0] ^= bits == 12345;\n    {_STATUS}"),
    "the status negated": (_STATUS, _STATUS.replace("-(int)", "(int)")),
    "the opposite status": (_STATUS, _STATUS.replace("curve", "~curve")),
    "no status": (_STATUS, "return 0;"),
}  # fmt: skip
#: A bit of the scalar decides a branch or an address.
LEAKS = {
    "a branch": (_STEP, f"{_STEP} {{ static volatile int seen; if (wanted) {{ seen = 1; }} }}"),
    "an address": (_NEXT, f"{_NEXT} x.v[wanted & 1] = 0;"),
    "a branch on the result": (_STATUS, "if (curve25519_fe_is_zero(r)) { curve25519_wipe_stack(); return -1; }\n    return 0;"),
}


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_every_number_of_bits(build: Build) -> None:
    outcome = verdict("curve25519", "ladder", build)
    assert outcome.proved, outcome
    assert not outcome.reason


@cache
def proved_of(name: str, build: Build, reduction: str | None = None) -> Verdict:
    spec = spec_of(name)
    if reduction is None:
        source = scratch("ladder")
        for file, text in emit(make_library(spec, None, "c", None), "test").items():
            (source / file).parent.mkdir(exist_ok=True)
            (source / file).write_text(text, encoding="utf-8")
    else:
        source = emitted(name, reduction)
    emission = Folder(source, spec)
    (row,) = (row for row in emission.composed if row["operation"] == "ladder")
    proof_subject = emission.subject(row["name"])
    assert proof_subject is not None
    return prove(build.image(source, emission.prefix, [row["files"]["c64"]], scratch("ladder")), proof_subject).verdict


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_a_step_of_field_functions(build: Build) -> None:
    """In Montgomery form there is no step as one function."""
    outcome = proved_of("curve25519", build, "montgomery")
    assert outcome.proved, outcome
    assert "curve25519_fe_cswap" in outcome.given


@pytest.mark.slow
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_a_user_s_curve(build: Build) -> None:
    outcome = proved_of("mt61", build)
    assert outcome.proved, outcome


@pytest.mark.quick("exchanged at the end-clang")
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("what", "build"), by_one_compiler(WRONG, GCC, CLANG))
def test_what_is_wrong_is_rejected(what: str, build: Build) -> None:
    outcome = changed("curve25519", "ladder", *WRONG[what], build)
    assert not outcome.proved
    assert "not among the objects" not in outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize("build", _LATER, ids=lambda build: build.name)
@pytest.mark.parametrize("what", [what for what, (old, _) in WRONG.items() if old == _BIT])
def test_another_bit_is_rejected(what: str, build: Build) -> None:
    assert not changed("curve25519", "ladder", *WRONG[what], build).proved


@pytest.mark.quick("a branch")
@pytest.mark.parametrize("what", LEAKS)
def test_leaks_are_rejected(what: str) -> None:
    outcome = changed("curve25519", "ladder", *LEAKS[what])
    assert not outcome.proved
    assert "a secret" in outcome.reason


def test_nothing_changed_is_proved() -> None:
    """What the mutants are made with."""
    assert changed("curve25519", "ladder", _NEXT, _NEXT).proved


# ---------------------------------------------------------------------- what is found is checked


def invariant() -> tuple[Ladder, Loop]:
    (ladder,) = invariants_of(subject("curve25519", "ladder"), image("curve25519"))
    assert isinstance(ladder, Ladder)
    return ladder, folds.find(ladder)


def test_wrong_invariants_are_rejected() -> None:
    ladder, loop = invariant()
    check(ladder, [(loop.layout, loop)])
    lines = {cell: held for cell, held in loop.cells.items() if isinstance(held[1], Line)}
    x2, z2, x3, z3, masks = loop.layout.places
    assert len(masks) == 1 and lines

    def without(*cells: Cell) -> Loop:
        return replace(loop, cells={cell: held for cell, held in loop.cells.items() if cell not in cells})

    wrong = [
        (loop.layout, replace(loop, header=ladder.execution.address)),
        (loop.layout, without(*lines)),
        (Layout((x2, z2, x3, z3, ()), True), loop),
        (Layout((x2, z2, x3, z3, ()), True), replace(loop, cells={**loop.cells, **dict.fromkeys(masks, (8, Kept()))})),
        *((Layout((x2, z2, x3, z3, (cell,)), True), loop) for cell in lines),
    ]
    for cell, (size, line) in lines.items():
        assert isinstance(line, Line)
        for poly in (line.poly.offset(1), line.poly + Poly.atom(-1), line.poly + Poly.atom(-2), line.poly + Poly.atom(-3)):
            wrong.append((loop.layout, replace(loop, cells={**loop.cells, cell: (size, replace(line, poly=poly))})))
    wrong += [(Layout((*places, masks), lazily_reduced), loop) for places, lazily_reduced in (
        ((z2, x2, x3, z3), True), ((x3, z3, x2, z2), True), ((x2, z2, x2, z2), True), ((x2, z2, x3, z3), False))]  # fmt: skip
    for candidate in wrong:
        with pytest.raises((Undecided, Fault)):
            check(ladder, [candidate])


def _tested(code: str, count: int | None) -> bool:
    """Whether bit 3 of the byte in eax is CF, or the lowest of eax, after an instruction. `count`: what is in ecx and edx."""
    assembled = bytes.fromhex(code)
    machine = entry_machine(Path(World()), Image(), 0)
    path = machine.path
    byte, place = path.input_word("byte", 0, 255), path.input_word("place", 0, 7, secret=False)
    machine.memory["RAX", 0] = 8, byte
    machine.memory["RCX", 0] = machine.memory["RDX", 0] = 8, place if count is None else constant(count)
    machine.flags["CF"] = None
    instruction = x86.Decoder(64, assembled).decode()
    try:
        one = Step(machine, instruction, len(assembled))
        INSTRUCTIONS[MNEMONICS[instruction.mnemonic]](one)
        one.leave_flags()
        word = machine.flag("CF") if instruction.mnemonic == x86.Mnemonic.BT else machine.word("RAX")
    except Undecided:
        return False
    return not path.resolve(path.low(word, 1).poly - machine.domain.bit_of(byte, 3).poly).terms


@pytest.mark.parametrize("count", [3, 2, None])
@pytest.mark.parametrize("code", ["0fa3d0", "480fa3d0", "d3e8"])
def test_a_bit_is_tested_at_its_place_only(code: str, count: int | None) -> None:
    """BT eax, edx, BT rax, rdx and SHR eax, cl; not at a place that is not known."""
    assert _tested(code, count) is (count == 3)
