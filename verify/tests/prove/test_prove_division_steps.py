# SPDX-License-Identifier: MIT
"""The kernels of inversion by division steps are proved on their bytes, and wrong ones are not."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product, repeat
from pathlib import Path

import pytest

from ecgen_verify.prove.cones import Graph, atom_of
from ecgen_verify.prove.divsteps.kernels import numbers_kernel, sums_kernel
from ecgen_verify.prove.divsteps.matrix import Formula, _Matrix, _stepped, matrix_kernel
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.path import Path as SymbolicPath
from ecgen_verify.prove.search.division_steps import division_values, steps_on
from ecgen_verify.prove.search.lazy_words import words_for
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.tools.builds import Build, image_of, whole
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.word import Word, constant
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
        prove(image, replace(matrix_kernel("p256", [21, 20, 19]), name="p256_divsteps60"))


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
    rng = random.Random(60)
    for _ in range(50):
        delta, f, g = rng.randrange(-40, 40), rng.getrandbits(64) | 1, rng.getrandbits(64)
        values = list(division_values(BLOCKS, delta, f, g))
        assert tuple(values[-6:-2]) == steps_on(delta, f, g, 60)


@pytest.mark.parametrize("lengths", [BLOCKS, [17, 17, 16], [16, 15], [11]], ids=str)
def test_what_is_taken_for_a_fact_holds_on_inputs(lengths: list[int]) -> None:
    """Ranges that values do not keep to, or equations that do not hold, would prove anything."""
    rng = random.Random(str(lengths))
    for _ in range(2):
        inputs = rng.randrange(-40, 40), rng.getrandbits(64) | 1, rng.getrandbits(64)
        graph = Graph(SymbolicPath(World()))
        words = [graph.unknown(name) for name in ("delta", "f", "g")]
        numbers = [inputs[0] + (1 << 62), *inputs[1:]]
        checked = Checked(graph, iter(division_values(lengths, *inputs)), dict(zip(map(atom_of, words), numbers, strict=True)))
        result = checked.of(lengths, *words)
        assert [checked.number(word) for word in result[1:]] == list(steps_on(*inputs, sum(lengths)))


class Checked(_Matrix):
    """Values are numbers, which are given in their order."""

    def __init__(self, graph: Graph, given: Iterator[int], known: dict[int, int]) -> None:
        super().__init__(graph, repeat(()))
        self.given, self.known = given, known

    def number(self, word: Word) -> int:
        number = value_of(self.graph.path.world, word.poly, words_for(self.graph, self.known))
        return number - (1 << 64) if number >> 63 else number

    def values(self, formula: Formula, given: Sequence[Word], ranges: Sequence[tuple[int, int]], factor: int = 1,
               otherwise: Sequence[Word] = ()) -> list[Word]:  # fmt: skip
        words = super().values(formula, given, ranges, factor)
        path = SymbolicPath(World())
        entering = [constant(self.number(word) % (1 << 64)) for word in given]
        for word, (least, most), poly in zip(words, ranges, formula(Integers(path), *entering), strict=True):
            value = next(self.given) % (1 << 64)
            is_entry = otherwise and atom_of(given[0]) not in self.graph.origins  # see `row`
            assert is_entry or ((value - poly.integer) % (1 << 64) == 0 and value % factor == 0)
            assert least <= value // factor <= most
            self.known[atom_of(word)] = value // factor
        return words

    def row(self, packed: Word, length: int, halved: int) -> list[Word]:
        """With the numbers that the lemma is about."""
        entries = super().row(packed, length, halved)
        parts = self.graph.origins.pop(atom_of(packed)).args[0]
        low, u, v = (word for word, _ in parts)
        for word, entry in zip((u, v), entries, strict=True):
            number = self.number(entry)
            atom = self.graph.path.world.atoms[atom_of(word)]
            assert atom.lo <= number <= atom.hi
        whole = self.known[atom_of(packed)] - ((1 << 62) if halved else (1 << 63))
        rest = whole - sum(self.number(entry) * factor for entry, (_, factor) in zip(entries, parts[1:], strict=True))
        atom = self.graph.path.world.atoms[atom_of(low)]
        assert atom.lo <= rest <= atom.hi
        return entries


def test_a_step_less_or_another_is_not_the_value() -> None:
    """Of one step that is made of the definition itself."""
    graph = Graph(SymbolicPath(World()))
    phi, gamma, epsilon = words = [graph.unknown(name) for name in ("phi", "gamma", "epsilon")]
    for word, middle in zip(words, (1 << 62, 1 << 63, 1 << 62), strict=True):
        graph.narrow(word, middle - 1000, middle + 1000)
    matrix, odd = _Matrix(graph, repeat(())), graph.bit_of(gamma, 0)
    bias, half = graph.const(1 << 62), graph.shift_right(gamma, 1)
    swap = graph.bitwise("and", odd, graph.complement(graph.below(epsilon, bias, 64)), 1)
    complement = graph.total([(phi, -1)], (1 << 63) - 1, 64)
    addend = graph.pick(odd, graph.pick(swap, complement, phi), bias)
    right = graph.pick(swap, half, phi), graph.total([(half, 1), (addend, 1), (odd, 1)], 0, 64)
    for index, word in enumerate(right):
        matrix.show(word, _stepped, words, index, 0)
        for other in (index, 1 - index, 2):
            with pytest.raises(Undecided):
                matrix.show(word, _stepped, words, other, int(other == index))
