# SPDX-License-Identifier: MIT
"""The kernels of long moduli, and the functions made of them, are proved on their bytes; changed ones are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.spec.load import load_file
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.tools.builds import Build, image_of, whole
from ecgen_verify.prove.wiring.folder import Folder
from support.prove_composed_folder import folder_rows
from support.verify_runs import SPECS, ecgen

NAME = "long2048"
KERNELS = ("block_multiply_add", "block_square_add", "fe_block_reduce", "block_add", "block_subtract", "fe_add_modulo")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("long") / "out"
    assert ecgen("--spec", SPECS / f"{NAME}.toml", "--out", out, "-q").returncode == 0
    return out


def _image(source: Path, out: Path, compiler: str) -> Image:
    return image_of(whole(source, NAME, f"c64 {compiler} -O2" if compiler else "nasm"), source, out)


def _proved(source: Path, image: Image, kernel: str) -> bool:
    folder = Folder(source, load_file(SPECS / f"{NAME}.toml"))
    return prove(image, folder.kernels[f"{NAME}_{kernel}"]).verdict.proved


@pytest.mark.parametrize("compiler", ["", *(pytest.param(name, marks=pytest.mark.slow) for name in ("gcc", "clang"))])
def test_every_kernel(source: Path, tmp_path: Path, compiler: str) -> None:
    image = _image(source, tmp_path, compiler)
    assert [kernel for kernel in KERNELS if not _proved(source, image, kernel)] == []


@pytest.mark.slow
@pytest.mark.parametrize("kernel", KERNELS)
def test_a_changed_kernel(source: Path, tmp_path: Path, kernel: str) -> None:
    """The last word that it stores is another one."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in source.iterdir():
        if path.is_file():
            (copy / path.name).write_bytes(path.read_bytes())
    file = copy / f"{NAME}_field.c"
    before, _, rest = file.read_text().partition(f"void {NAME}_{kernel}(")
    body, end, after = rest.partition("\n}")
    head, call, last = body.rpartition("_storew(&")
    place, comma, value = last.partition(", ")
    file.write_text(f"{before}void {NAME}_{kernel}({head}{call}{place}{comma}1 ^ {value}{end}{after}")
    assert not _proved(source, _image(copy, tmp_path, "gcc"), kernel)


#: Of inversion by division steps: loops over words, and calls of the kernels.
STEPS = ("divsteps_fg", "divsteps_de", "divsteps_end")
FUNCTIONS = ("add", "sub", "neg", "dbl", "half", "mul", "sqr", "mul_small", "to_mont", "from_mont", "from_bytes", "from_bytes_le",
             "to_bytes", "to_bytes_le", "select", "cswap", "is_zero", "eq")  # fmt: skip


@pytest.mark.slow
def test_equality_of_64_words() -> None:
    """The longest bundled modulus: linear programs take more pivots the longer numbers are."""
    of = "--curve", "ffdhe4096", "--function", "fe_eq", "--target", "c", "--compiler", "gcc", "--opt", "O2"
    done = ecgen("prove", *of)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", pytest.param("clang", marks=pytest.mark.slow)])
def test_functions_made_of_the_kernels(source: Path, tmp_path: Path, compiler: str) -> None:
    image = _image(source, tmp_path, compiler)
    assert [function for function in (*FUNCTIONS, *STEPS) if not _proved(source, image, f"fe_{function}")] == []


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_functions_that_call_those(source: Path, tmp_path: Path, compiler: str) -> None:
    rows = folder_rows(Folder(source, load_file(SPECS / f"{NAME}.toml")), tmp_path, f"c64 {compiler} -O3")
    assert [row.verdict for row in rows if row.verdict.covered and not row.verdict.proved] == []
    proved = {row.verdict.function.removeprefix(f"{NAME}_fe_") for row in rows if row.verdict.proved}
    assert {*FUNCTIONS, *STEPS, "inv", "inv_chain", "inv_divsteps", "batch_inv"} <= proved


#: function, what stands in its C, and what is put in its place
WRONG = [
    ("mul", "t + i + LIMBS, a + j, b + i)", "t + i + LIMBS, a + j, b + j)"),
    ("sqr", "carries, a + i)", "carries, a)"),
    ("from_mont", "modulus + j, q)", "modulus, q)"),
    ("from_mont", "        wide[i] = a->v[i];", "        wide[i] = a->v[i] & ~(limb)!i;"),
    ("to_mont", "for (j = BLOCK; j < LIMBS; j += BLOCK) {\n            long2048_block_multiply_add(t + i + j, high",
     "for (j = 2 * BLOCK; j < LIMBS; j += BLOCK) {\n            long2048_block_multiply_add(t + i + j, high"),
    ("add", "_add_modulo(r->v, a->v, b->v, modulus)", "_add_modulo(r->v, a->v, a->v, modulus)"),
    ("sub", "subtract(difference, a->v, b->v)", "subtract(difference, b->v, a->v)"),
    ("sub", "difference, (limb)(0 - borrow))", "difference, (limb)(borrow - 1))"),
    ("sub", "    for (i = 0; i < LIMBS; i += BLOCK) {\n        long2048_block_subtract",
     "    for (i = 0; i + BLOCK < LIMBS; i += BLOCK) {\n        long2048_block_subtract"),
    ("sub", "long2048_block_subtract(r + i, borrow,", "borrow[0] = 0; long2048_block_subtract(r + i, borrow,"),
    ("sub", "limb borrow[1] = {0};", "limb borrow[1] = {1};"),
    ("neg", "long2048_fe_sub(r, &zero, a)", "long2048_fe_sub(r, a, &zero)"),
    ("half", "(0 - (a->v[0] & 1))", "(0 - (a->v[1] & 1))"),
    ("half", "| carry <<", "| 0 * carry <<"),
    ("half", "even[i] >> 1 | even[i + 1] <<", "even[i] >> 1 | even[i] <<"),
    ("half", "long2048_block_add(r + i, carry,", "carry[0] = 0; long2048_block_add(r + i, carry,"),
    ("mul_small", "factor[0] = k;", "factor[1] = k;"),
    ("mul_small", "long2048_fe_mul(r, r, &squared_radix);", ""),
    ("from_bytes", "subtract(rest, number, modulus)", "1 ^ subtract(rest, modulus, number)"),  # takes p itself
    ("from_bytes", "r->v[i] = number[i] & mask;", "r->v[i] = number[i];"),
    ("from_bytes", "-(int)(~mask & 1)", "-(int)(mask & 1)"),
    ("from_bytes", "|= (limb)b[255 - i] <<", "|= (limb)b[255 - i] >> 1 <<"),
    ("from_bytes_le", "|= (limb)b[i] <<", "|= (limb)b[255 - i] <<"),
    ("to_bytes", "b[255 - i] = (uint8_t)(number.v[i / WORD_BYTES] >> (8 * (i % WORD_BYTES)))",
     "b[255 - i] = (uint8_t)(number.v[i / WORD_BYTES] >> (8 * (i % WORD_BYTES ^ 1)))"),
    ("to_bytes_le", "        b[i] = (uint8_t)(number", "        if (i) b[i] = (uint8_t)(number"),
    ("select", "choose(r->v, (limb)mask, a->v, b->v)", "choose(r->v, (limb)mask, b->v, a->v)"),
    ("select", "for (i = 0; i < LIMBS; i++) {\n        r[i] = long2048_selectw",
     "for (i = 1; i < LIMBS; i++) {\n        r[i] = long2048_selectw"),
    ("cswap", "b->v[i] ^= changed;", "b->v[i] ^= changed & 1;"),
    ("is_zero", "        gathered |= a->v[i];", "        gathered |= i == 7 ? 0 : a->v[i];"),
    ("eq", "gathered |= a->v[i] ^ b->v[i];", "gathered |= a->v[i] & ~b->v[i];"),
    ("divsteps_fg", "- ((u & f[LIMBS]) + (v & g[LIMBS]))", "- ((v & f[LIMBS]) + (u & g[LIMBS]))"),
    ("divsteps_fg", "(t[i] >> STEPS | t[i + 1] <<", "(t[i] >> STEPS | t[i] <<"),
    ("divsteps_fg", "- shared[LIMBS] - bit) & 1", "- shared[LIMBS]) & 1"),
    ("divsteps_de", "bit = long2048_subw(&spare[i], spare[i], de[row * LIMBS + i], bit);",
     "bit = long2048_subw(&spare[i], spare[i], de[i], bit);"),
    ("divsteps_de", "above = long2048_addw(&t[LIMBS - 1], t[LIMBS], carry, 0);", "t[LIMBS - 1] = t[LIMBS] + carry;"),
    ("divsteps_end", "choose(r->v, fg[LIMBS], negative.v, positive.v)", "choose(r->v, fg[LIMBS], positive.v, negative.v)"),
    ("divsteps_end", "_add_modulo(positive.v, de, zero, modulus)", "_add_modulo(positive.v, de + 1, zero, modulus)"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("function", "old", "new"), WRONG, ids=[f"{wrong[0]}-{i}" for i, wrong in enumerate(WRONG)])
def test_a_wrong_function(source: Path, tmp_path: Path, function: str, old: str, new: str) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in source.iterdir():
        if path.is_file():
            (copy / path.name).write_bytes(path.read_bytes())
    file = copy / f"{NAME}_field.c"
    assert file.read_text().count(old) == 1
    file.write_text(file.read_text().replace(old, new))
    image = Build("gcc", "-O2").image(copy, NAME, [file.name], tmp_path)
    assert not _proved(source, image, f"fe_{function}")
