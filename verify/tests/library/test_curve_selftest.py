# SPDX-License-Identifier: MIT
"""The emitted self-test covers the curve layer: it passes, and fails with the function's name when the layer is wrong."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from support.curve_library import folder_of

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O0")
#: (curve, file, what is replaced, by what, the function that is then named)
FAULTS = [
    ("k64", "mul", "k64_point_dbl(&total, &total);", "k64_point_neg(&total, &total);", "point_mul"),
    ("k64", "base", "k64_point_add(r, &total, &low);", "*r = low;", "public_key"),
    ("k64", "ecdh", "k64_fe_to_bytes(shared, &q.x);", "k64_fe_to_bytes(shared, &q.y);", "ecdh"),
    ("k64", "rfc6979", "data[0] = 1;", "", "ecdsa_sign"),
    ("k64", "ecdsa", "return k64_sc_eq(&u, &r) ? 0 : -1;", "return -1;", "ecdsa_verify"),
    ("curve25519", "x25519", "half[15] &= 127;", "half[15] &= 63;", "x25519"),
    ("curve25519", "eddsa", "curve25519_sc_add(&h, &h, r);", "", "ed25519_sign"),
]  # fmt: skip


def run(folder: Path, out: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Compiles what has no object in the folder `out` yet, and runs the self-test."""
    out.mkdir(exist_ok=True)
    sources = [*sorted(folder.glob("*.c")), folder / "test" / f"{name}_selftest.c"]
    objects = [out / f"{source.name}.o" for source in sources]
    for source, made in zip(sources, objects, strict=True):
        if not made.exists():
            command: list[str | Path] = ["gcc", *STRICT, f"-D{name.upper()}_NO_ASM", f"-I{folder}", "-c", "-o", made, source]
            subprocess.run(command, check=True)
    subprocess.run(["gcc", "-o", out / "selftest", *objects], check=True)
    return subprocess.run([out / "selftest"], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where objects of the folders as emitted are."""
    return tmp_path_factory.mktemp("honest")


def objects_of(name: str, honest: Path, temporary: pytest.TempPathFactory) -> tuple[Path, Path]:
    """(folder, objects), with a self-test that passes."""
    folder, out = folder_of(name, "c64" if name == "k64" else "x64-adx", temporary), honest / name
    done = run(folder, out, name)
    assert (done.returncode, done.stdout) == (0, f"{name}: all known answers agree\n"), done.stderr
    return folder, out


@pytest.mark.parametrize(("name", "file", "right", "wrong", "named"), FAULTS)
def test_faults_are_found(name: str, file: str, right: str, wrong: str, named: str, honest: Path, tmp_path: Path,
                          tmp_path_factory: pytest.TempPathFactory) -> None:  # fmt: skip
    folder, out = objects_of(name, honest, tmp_path_factory)
    shutil.copytree(folder, tmp_path / "wrong", ignore=shutil.ignore_patterns("*.o", "*.so"))
    shutil.copytree(out, tmp_path / "out")
    source = tmp_path / "wrong" / f"{name}_{file}.c"
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    (tmp_path / "out" / f"{source.name}.o").unlink()
    done = run(tmp_path / "wrong", tmp_path / "out", name)
    assert done.returncode == 1
    assert f"{name}: {named} disagrees with known answer" in done.stderr
