# SPDX-License-Identifier: MIT
"""The emitted self-test covers the curve layer: it passes, and fails with the function's name when the layer is wrong."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from support.curve_library import folder_of
from support.emitted import c_files
from support.faults import Fault

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O0")
#: (curve, what is wrong, the function that is then named)
FAULTS = [
    ("k64", Fault("point_mul", r"%p_point_dbl\(&total, &total\)", "%p_point_neg(&total, &total)"), "point_mul"),
    ("k64", Fault("point_mul_base", r"%p_point_add\(r, &total, &low\)", "*r = low"), "public_key"),
    ("k64", Fault("ecdh", r"%p_fe_to_bytes\(shared, &q\.x\)", "%p_fe_to_bytes(shared, &q.y)"), "ecdh"),
    ("k64", Fault("ecdsa_sign", r"data\[0\] = 1;", ""), "ecdsa_sign"),
    ("k64", Fault("ecdsa_verify", r"return %p_sc_eq\(&u, &r\) \? 0 : -1;", "return -1;"), "ecdsa_verify"),
    ("curve25519", Fault("decode_u", r"half\[15\] &= 127;", "half[15] &= 63;"), "x25519"),
    ("curve25519", Fault("sign_with", r"%p_sc_add\(&h, &h, r\);", ""), "ed25519_sign"),
]  # fmt: skip


def run(folder: Path, out: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Compiles what has no object in the folder `out` yet, and runs the self-test."""
    out.mkdir(exist_ok=True)
    sources = [*c_files(folder), folder / "test" / f"{name}_selftest.c"]
    objects = [out / f"{source.name}.o" for source in sources]
    for source, compiled in zip(sources, objects, strict=True):
        if not compiled.exists():
            command: list[str | Path] = ["gcc", *STRICT, f"-D{name.upper()}_NO_ASM", f"-I{folder}", "-c", "-o", compiled, source]
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


@pytest.mark.slow
@pytest.mark.parametrize(("name", "fault", "named"), FAULTS)
def test_faults_are_found(name: str, fault: Fault, named: str, honest: Path, tmp_path: Path,
                          tmp_path_factory: pytest.TempPathFactory) -> None:  # fmt: skip
    folder, out = objects_of(name, honest, tmp_path_factory)
    shutil.copytree(folder, tmp_path / "wrong", ignore=shutil.ignore_patterns("*.o", "*.so"))
    shutil.copytree(out, tmp_path / "out")
    for file in fault.put_into(tmp_path / "wrong", name):
        (tmp_path / "out" / f"{file}.o").unlink()
    done = run(tmp_path / "wrong", tmp_path / "out", name)
    assert done.returncode == 1
    assert f"{name}: {named} disagrees with known answer" in done.stderr
