# SPDX-License-Identifier: MIT
"""No branch and no address depends on a secret, in any public function: Valgrind's memcheck with the secrets undefined."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.library import Target
from support.curve_library import NAMED, USER, folder_of, spec_of, target_of, write_emitted
from support.curve_secrets import FOUND, ONLY_PUBLIC, check, compiled, missing, program, timed_by_operands
from support.faults import Fault

LEVELS = [(compiler, level) for compiler in ("gcc", "clang") for level in ("-O2", "-O3")]
EVERY = (*NAMED, *USER, "k64", "curve25519")
#: (curve, target, compiler, level), with one of each kind.
SOME = [
    ("p256", "x64-adx", "gcc", "-O2"),
    ("secp256k1", "c64", "clang", "-O3"),
    ("curve25519", "x64-adx", "clang", "-O2"),
    ("k64", "c32", "gcc", "-O3"),
    ("p256", "c32-size", "gcc", "-Os"),
    ("curve25519", "c64-size", "clang", "-O2"),
    ("ffdhe2048", "x64-adx", "gcc", "-O2"),
    ("modq512", "c32", "clang", "-O3"),
    ("bn254", "c64", "gcc", "-O2"),
]
#: Leaks of k64.
LEAKS = {
    "address": Fault("lookup", r"%p_keep\(&r->z, &table\[0\]\.z, mask\);", "*r = table[entry];"),
    "branch": Fault("base_lookup", r"%p_fe_neg\(&y, &r->y\);",
                    "y = r->y;\n    if (negative) {\n        %p_fe_neg(&y, &r->y);\n    }"),
    "early end": Fault("sha2_add", r"s->total \+= length;", r"\g<0>\n    if (length > 0 && *data == 1) s->total++;"),
    "not declared": Fault("scalar_from_key", r"%P_PUBLIC\(status\);", ""),
    "nonce": Fault("ecdsa_sign_with", r"%p_sc_inv\(&inverse, nonce\);", r"if (nonce->v[0] & 1) \g<0>"),
}  # fmt: skip


def passes(folder: Path, out: Path, compiler: list[str], target: str) -> None:
    """Of assembly, both variants."""
    assembly = target == "x64-adx"
    executable = compiled(folder, out, compiler, width=target_of(target).width, assembly=assembly)
    for arguments in ([], ["plain"]) if assembly else ([],):
        run = check(executable, *arguments)
        assert run.returncode == 0, run.stderr
    assert not timed_by_operands(out)


def without(compiler: str, *, assembly: bool) -> None:
    tool = missing(compiler, assembly=assembly)
    if tool:
        pytest.skip(f"{tool} is not installed")


@pytest.mark.sampled(2)
@pytest.mark.quick("k64-c32-*")
@pytest.mark.parametrize(("name", "target", "compiler", "level"), SOME)
def test_secrets(name: str, target: str, compiler: str, level: str, tmp_path: Path,
                 tmp_path_factory: pytest.TempPathFactory) -> None:  # fmt: skip
    without(compiler, assembly=target == "x64-adx")
    passes(folder_of(name, target, tmp_path_factory), tmp_path, [compiler, level], target)


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_secrets_of_every_build(name: str, tmp_path: Path) -> None:
    """Assembly for both kinds of processors, and C with words of both sizes: of each curve every fifth build, the others of
    the next four."""
    folder = tmp_path / "emitted"
    write_emitted(spec_of(name), name, (Target.ADX, Target.X64, Target.C64, Target.C32), folder)
    builds = list(itertools.product(LEVELS, ("x64-adx", "c64", "c32")))
    for (compiler, level), target in builds[EVERY.index(name) % 5 :: 5]:
        without(compiler, assembly=target == "x64-adx")
        passes(folder, tmp_path / f"{compiler}{level}-{target}", [compiler, level], target)


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """(folder, objects) of k64."""
    without("gcc", assembly=False)
    folder, out = folder_of("k64", "c64", tmp_path_factory), tmp_path_factory.mktemp("honest")
    passes(folder, out, ["gcc", "-O1"], "c64")
    return folder, out


@pytest.mark.quick("branch")
@pytest.mark.parametrize("leak", LEAKS)
def test_leaks_are_found(leak: str, honest: tuple[Path, Path], tmp_path: Path) -> None:
    folder, out = (shutil.copytree(path, tmp_path / name) for path, name in zip(honest, ("leaky", "out"), strict=True))
    for file in LEAKS[leak].put_into(folder, "k64"):
        (out / f"{file}.o").unlink()
    run = check(compiled(folder, out, ["gcc", "-O1"], width=64, assembly=False))
    assert run.returncode == FOUND, run.stderr
    assert "depends on uninitialised value" in run.stderr or "Use of uninitialised value" in run.stderr


def test_divisions_are_found(honest: tuple[Path, Path], tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    source = out / "divides.c"
    source.write_text("unsigned long f(unsigned long a, unsigned long b) { return a / b; }\n", encoding="utf-8")
    subprocess.run(["gcc", "-O2", "-c", "-o", out / "divides.o", source], check=True)
    assert len(timed_by_operands(out)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p256", "curve25519"])
def test_every_function_is_called(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """But those of public values only."""
    manifest = json.loads((folder_of(name, "x64-adx", tmp_path_factory) / "manifest.json").read_text(encoding="utf-8"))
    text = program(manifest, assembly=True)
    left_out = {function["name"] for function in manifest["functions"] if f"{function['name']}(" not in text}
    assert left_out == {function["name"] for function in manifest["functions"] if ONLY_PUBLIC.match(function["name"])}
    assert len(left_out) == 3
