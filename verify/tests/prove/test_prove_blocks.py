# SPDX-License-Identifier: MIT
"""The kernels of long moduli are proved on their bytes, in assembly and as compiled; changed ones are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.spec.load import load_file
from ecgen_verify.prove.composed.folder import Folder
from ecgen_verify.prove.composed.kernels import prove_kernel
from ecgen_verify.prove.composed.objects import Build, assembled_kernels
from ecgen_verify.prove.image import Image
from support.verify_runs import SPECS, ecgen

NAME = "long2048"
KERNELS = ("block_multiply_add", "block_square_add", "fe_block_reduce", "block_add", "block_subtract", "fe_add_modulo")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("long") / "out"
    assert ecgen("--spec", SPECS / f"{NAME}.toml", "--out", out, "-q").returncode == 0
    return out


def _image(source: Path, out: Path, compiler: str) -> Image:
    return Build(compiler, "-O2").kernels(source, NAME, out) if compiler else assembled_kernels(source, NAME, out)


def _proved(source: Path, image: Image, kernel: str) -> bool:
    folder = Folder(source, load_file(SPECS / f"{NAME}.toml"))
    return prove_kernel(image, next(each for each in folder.kernels if each.name == f"{NAME}_{kernel}")).proved


@pytest.mark.parametrize("compiler", ["", *(pytest.param(name, marks=pytest.mark.slow) for name in ("gcc", "clang"))])
def test_every_kernel(source: Path, tmp_path: Path, compiler: str) -> None:
    image = _image(source, tmp_path, compiler)
    assert [kernel for kernel in KERNELS if not _proved(source, image, kernel)] == []


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_changed_kernel(source: Path, tmp_path: Path, kernel: str) -> None:
    """The last word that it stores is another one."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in source.iterdir():
        if path.is_file():
            (copy / path.name).write_bytes(path.read_bytes())
    file = copy / f"{NAME}_block_c64.c"
    before, _, rest = file.read_text().partition(f"void {NAME}_{kernel}(")
    body, end, after = rest.partition("\n}")
    head, call, last = body.rpartition("_storew(&")
    place, comma, value = last.partition(", ")
    file.write_text(f"{before}void {NAME}_{kernel}({head}{call}{place}{comma}1 ^ {value}{end}{after}")
    assert not _proved(source, _image(copy, tmp_path, "gcc"), kernel)


FUNCTIONS = ("fe_add", "fe_dbl", "fe_to_mont", "fe_from_mont", "fe_mul", "fe_sqr")


def test_functions_made_of_the_kernels(source: Path, tmp_path: Path) -> None:
    image = _image(source, tmp_path, "gcc")
    assert [function for function in FUNCTIONS if not _proved(source, image, function)] == []


#: function: what stands in its C, and what is put in its place
WRONG = {
    "fe_mul": ("t + i + LIMBS, a + j, b + i)", "t + i + LIMBS, a + j, b + j)"),
    "fe_sqr": ("carries, a + i)", "carries, a)"),
    "fe_from_mont": ("modulus + j, q)", "modulus, q)"),
    "fe_to_mont": ("for (j = BLOCK; j < LIMBS; j += BLOCK) {\n            long2048_block_multiply_add(t + i + j, high",
                   "for (j = 2 * BLOCK; j < LIMBS; j += BLOCK) {\n            long2048_block_multiply_add(t + i + j, high"),
    "fe_add": ("_add_modulo(r->v, a->v, b->v, modulus)", "_add_modulo(r->v, a->v, a->v, modulus)"),
}  # fmt: skip


@pytest.mark.parametrize("function", WRONG)
def test_a_wrong_loop(source: Path, tmp_path: Path, function: str) -> None:
    old, new = WRONG[function]
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in source.iterdir():
        if path.is_file():
            (copy / path.name).write_bytes(path.read_bytes())
    file = copy / f"{NAME}_fe_long.c"
    assert file.read_text().count(old) == 1
    file.write_text(file.read_text().replace(old, new))
    assert not _proved(source, _image(copy, tmp_path, "gcc"), function)
