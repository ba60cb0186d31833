# SPDX-License-Identifier: MIT
"""The kernels of inversion by division steps are proved on their bytes, and wrong ones are not."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from math import prod
from pathlib import Path

import pytest
import z3

from ecgen_verify.prove.divsteps.kernels import numbers_kernel, sums_kernel
from ecgen_verify.prove.divsteps.matrix import outputs, values
from ecgen_verify.prove.divsteps.prover import matrix_kernel
from ecgen_verify.prove.divsteps.solver import Proof, texts, word
from ecgen_verify.prove.divsteps.solver import product as product_of
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Case, Setting, State, prove
from ecgen_verify.prove.machine import entry_machine
from ecgen_verify.prove.path import Path as SymbolicPath
from ecgen_verify.prove.search.division_steps import runs, steps_on
from ecgen_verify.prove.tools.builds import Build, image_of, whole
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import changed, folder, folder_rows, kernel_verdicts

GCC, CLANG = Build("gcc", "-O2"), Build("clang", "-O3")
BLOCKS = [20, 20, 20]


def compiled(tmp_path: Path, build: Build = GCC, old: str = "", new: str = "") -> Image:
    """p256's kernels in C, `old` in their source made `new` where it first stands."""
    emission = folder("p256")
    source = tmp_path / "source"
    shutil.copytree(emission.source, source)
    path = source / "p256_field.c"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return image_of(whole(source, "p256", build.name), source, tmp_path)


def proofs(image: Image) -> dict[str, Verdict]:
    return kernel_verdicts(folder("p256"), image)


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG, None], ids=["gcc", "clang", "nasm"])
def test_all_kernels_are_proved(build: Build | None, tmp_path: Path) -> None:
    source = folder("p256").source
    image = compiled(tmp_path, build) if build else image_of(whole(source, "p256", "nasm"), source, tmp_path)
    verdicts = proofs(image)
    assert set(verdicts) == {
        "divsteps60",
        "divsteps60_fg4",
        *(f"{tag}_divsteps_{what}" for tag in ("fe", "sc") for what in ("de", "end")),
        *(["modulo_bit"] if build else []),
    }
    assert all(verdict.proved for verdict in verdicts.values()), verdicts
    if build is None:  # both variants
        assert verdicts["divsteps60"].paths == 2 and verdicts["divsteps60_fg4"].paths == 8


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG], ids=["gcc", "clang"])
def test_a_block_of_sixteen_steps(build: Build, tmp_path: Path) -> None:
    """Of goldilocks: compilers take its low words by `movzx ecx, cx`."""
    emission = folder("goldilocks")
    image = image_of(whole(emission.source, "goldilocks", build.name), emission.source, tmp_path)
    verdict = kernel_verdicts(emission, image)["divsteps50"]
    assert verdict.proved, verdict


#: what stands in the source of the matrix, and what stands there instead
CHANGES = {
    "delta grows twice": (r"(/\* step 0 \*/.*?) \+ UINT64_C\(0x1\);", r"\1 + UINT64_C(0x2);"),
    "g is quartered": (r"(/\* step 0 \*/\n.*?= t\d+) >> 1;", r"\1 >> 2;"),
    "never swapped": (r"(/\* step 3 \*/.*?)UINT64_C\(0x7fffffffffffffff\)", r"\1UINT64_C(0x0)"),
    "the last step": (r"(/\* step 59 \*/\n.*?= t\d+) >> 1;", r"\1 >> 2;"),
    "entries exchanged": (r"out\[1\](.*?)out\[2\]", r"out[2]\1out[1]"),
    "delta after more steps": (r"(out\[0\]\W+)(t\d+)", r"\1\2 + 1"),
    "another offset": (r"UINT64_C\(0x1000000000000000\)", "UINT64_C(0x1000000000000001)"),
    "other low words": (r"(the low words of \(f, g\).*?) >> 20;", r"\1 >> 19;"),
}


def wrong(what: str) -> tuple[str, str]:
    """A part of the source, and what it becomes."""
    old, new = CHANGES[what]
    match = re.search(old, (folder("p256").source / "p256_field.c").read_text(encoding="utf-8"), re.DOTALL)
    assert match, old
    return match[0], match.expand(new)


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("what", CHANGES)
def test_a_wrong_matrix_is_not_proved(what: str, tmp_path: Path) -> None:
    verdict = proofs(compiled(tmp_path, GCC, *wrong(what)))["divsteps60"]
    assert verdict.status is Status.UNDECIDED
    assert "shown" in verdict.reason, verdict.reason


@pytest.mark.slow
def test_what_rests_on_a_kernel_that_is_wrong_is_not_proved(tmp_path: Path) -> None:
    compiled(tmp_path, GCC, *wrong("delta after more steps"))
    emission = Folder(tmp_path / "source", folder("p256").spec)
    rows = {row.verdict.function: row.verdict for row in folder_rows(emission, tmp_path, GCC.name)}
    assert not rows["p256_divsteps60"].proved
    for caller, callee in (("fe_inv_divsteps", "divsteps60"), ("fe_inv", "fe_inv_divsteps"), ("point_to_affine", "fe_inv")):
        assert not rows[f"p256_{caller}"].proved
        assert f"p256_{callee}" in rows[f"p256_{caller}"].reason


@pytest.mark.slow
def test_other_blocks_or_steps_are_not_proved(tmp_path: Path) -> None:
    image = compiled(tmp_path)
    for lengths in ([19, 20, 20], [20, 20, 19], [20, 20]):
        kernel = replace(matrix_kernel("p256", lengths), name="p256_divsteps60")
        assert not prove(image, kernel).verdict.proved
    with pytest.raises(ValueError, match="do not fit"):
        list(values([21, 20, 19]))


@pytest.mark.slow
def test_contracts_of_the_long_numbers_need_what_they_say(tmp_path: Path) -> None:
    image, form = compiled(tmp_path), folder("p256").forms["fe"]
    numbers, sums = numbers_kernel("p256_divsteps60_fg4", 60, 4), sums_kernel("p256", form, 60)
    assert prove(image, numbers).verdict.proved and prove(image, sums).verdict.proved
    wrong = [
        numbers_kernel(numbers.name, 59, 4),
        replace(numbers, assume=None),
        sums_kernel("p256", form, 59),
        sums_kernel("p256", replace(form, prime=form.prime - 2), 60),
        replace(sums, assume=None),
    ]
    assert not any(prove(image, kernel).verdict.proved for kernel in wrong)


@pytest.mark.slow
@pytest.mark.parametrize(("kernel", "given"), [("divsteps60_fg4", "fg"), ("fe_divsteps_de", "de")])
def test_what_is_read_after_it_was_written_in_place(kernel: str, given: str, tmp_path: Path) -> None:
    """Callers pass one array as input and output: a word that is written early is another one when it is read."""
    head = f"    const uint64_t {given}0 = {given}[0];"
    assert not proofs(compiled(tmp_path, GCC, head, f"    out[0] = m[1];\n{head}"))[kernel].proved


@pytest.mark.slow
def test_operands_that_must_stand_apart() -> None:
    """The matrix is proved where it is written beside what it is made of."""
    verdict = changed("p256", "fe_inv_divsteps", "p256_limb low[3];", "p256_limb *const low = m;")
    assert not verdict.proved and "an output of a call overlaps another operand" in verdict.reason


@pytest.mark.slow
def test_a_matrix_is_not_proved_by_integers() -> None:
    kernel = matrix_kernel("p256", BLOCKS)
    machine = entry_machine(SymbolicPath(World()), Image(), 0)
    with pytest.raises(Undecided):
        kernel.check(State(machine, Setting(kernel.promised, Case())))


def test_other_functions_are_no_kernels() -> None:
    assert not {"p256_fe_mul", "p256_fe_inv_divsteps", "p256_divsteps59", "p256_divsteps60_fg5"} & {*folder("p256").place.kernels}


# ---------------------------------------------------------------------- the lemma


@pytest.mark.parametrize("length", range(1, 6))
def test_rows_are_as_the_lemma_says(length: int) -> None:
    """All numbers of `length` bits: rows are small, never (-2^L, 0), and the same for all numbers with these low bits."""
    size, rng = 1 << length, random.Random(length)
    for f, g, delta in product(range(1, size, 2), range(size), range(-length - 1, length + 1)):
        matrix = steps_on(delta, f, g, length)
        for u, v in (matrix[:2], matrix[2:]):
            assert abs(u) + abs(v) <= size and u > -size
            assert (u * f + v * g) % size == 0 and abs(u * f + v * g) < size * size
        assert steps_on(delta, f + size * rng.randrange(-9, 9), g + size * rng.randrange(-9, 9), length) == matrix


def test_values_are_those_of_division_steps() -> None:
    """The matrix of packed blocks is that of steps one by one, on numbers of any length."""
    for run in runs(BLOCKS, 50):
        epsilon, f, g = run["epsilon0"], run["f0"], run["g0"]
        matrix = steps_on(epsilon - (1 << 62), f, g, 60)
        assert [run[name] for name in outputs(BLOCKS)[1:]] == [entry + (1 << 60) for entry in matrix]


ENTRIES_OUT = outputs(BLOCKS)[1:]
#: A value, or the product of two, in SMT-LIB.
UNKNOWN = re.compile(r"\|(?:product )?([^|]*)\|")


def holds(fact: str, run: Mapping[str, int]) -> bool:
    """Whether it does of these values."""

    def number(unknown: re.Match[str]) -> str:
        numbers = (run[name.removeprefix("word ")] for name in unknown[1].split(", "))
        return f"(_ bv{prod(numbers) % (1 << 64)} 64)"

    (known,) = z3.parse_smt2_string(f"(assert {UNKNOWN.sub(number, fact)})")
    return z3.is_true(z3.simplify(known))


@pytest.mark.parametrize("lengths", [BLOCKS, [17, 17, 16], [16, 15], [11]], ids=str)
def test_what_is_taken_for_a_fact_holds_on_inputs(lengths: list[int]) -> None:
    """Facts that exclude each other would prove anything."""
    for run in runs(lengths, 4):
        for name, facts, known in values(lengths):
            assert all(holds(fact, run) for fact in (*facts, *known)), name
            if name in ENTRIES_OUT:
                assert not any(holds(fact, {**run, name: run[name] + 1}) for fact in facts)


def test_only_what_follows_from_known_facts_is_known() -> None:
    x = word("x")
    (known,) = texts(x <= 5)
    proof = Proof([("input", (), (0,)), ("const", (), (7,))], {0: x}, {known})
    assert proof.follows(x <= 6, [known]) and not proof.follows(x <= 4, [known])
    assert proof.facts == {known, *texts(x <= 6)}
    with pytest.raises(Undecided, match="not known"):
        proof.follows(x <= 4, texts(x <= 4))
    proof.shows(1, x + 2, [known])
    assert proof.known == {0: x}


def test_products_are_unknowns_of_their_own() -> None:
    """In either order the same one; of other values another, of which nothing follows."""
    x, y, z = (word(name) for name in "xyz")
    proof = Proof([], {}, set(texts(x == z)))
    assert proof.follows(product_of(x, y) == product_of(y, x), [])
    assert not proof.follows(product_of(x, y) == product_of(z, y), texts(x == z))
    low = ("low", (0, 1), ())
    inputs = [("input", (), (index,)) for index in range(3)]
    term = Proof([*inputs, low], {0: y, 1: x}, set()).term(3)
    assert term is not None and term.eq(product_of(x, y))
    assert Proof([*inputs, low], {0: y + 1, 1: x}, set()).term(3) is None
