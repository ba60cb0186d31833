# SPDX-License-Identifier: MIT
"""The binding and the shared library as a user builds and loads them: make and cmake, with and without assembly, any prefix."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ecgen.emit.columns import COLUMNS
from support.emitted import need, shell, texts, write
from support.python_binding import load

USE = """
import sys
sys.path.insert(0, sys.argv[1])
import mine
point = 5 * mine.Point.generator()
print(point.x % 1000 + 1000, (mine.ORDER * point).is_neutral)
"""
#: A prime of 13 bits, of which every step builds in no time.
SPEC = "w251"


@pytest.mark.slow
@pytest.mark.parametrize("way", ["make", "make NO_ASM=1", "make CC=clang", "cmake"])
def test_a_users_build(way: str, tmp_path: Path) -> None:
    tool, *options = way.split()
    need(tool)
    need("nasm")
    folder = write(tmp_path / "vendored", SPEC, prefix="mine")
    environment = {}
    if tool == "make":
        shell("make", *options, "CFLAGS=-O0", "shared", cwd=folder)
        assert (folder / "libmine.so").exists()
    else:
        shell("cmake", "-S", folder, "-B", tmp_path / "build")
        shell("cmake", "--build", tmp_path / "build", "--target", "mine_shared")
        environment["MINE_LIBRARY"] = str(tmp_path / "build" / "libmine.so")
    number, neutral = shell(sys.executable, "-c", USE, folder / "python", env=environment).split()
    assert neutral == "True" and int(number) == expected_x() % 1000 + 1000
    if tool == "make":
        shell("make", "clean", cwd=folder)
        assert not list(folder.glob("*.so")) and not list(folder.glob("*.o"))


def expected_x() -> int:
    from ecgen.group import Group
    from ecgen.rings import Residues
    from support.curve_library import spec_of

    spec = spec_of(SPEC)
    assert spec.curve is not None
    group = Group("weierstrass", {"a": spec.curve.a % spec.prime, "b": spec.curve.b}, Residues(spec.prime))
    point = group.multiply(5, (spec.curve.gx, spec.curve.gy))
    assert point is not None
    return point[0]


@pytest.mark.slow
def test_static_and_shared_from_one_folder(tmp_path: Path) -> None:
    """The objects of one are not taken for the other."""
    folder = write(tmp_path / "vendored", SPEC, "c", "mine")
    shell("make", "-s", "CFLAGS=-O0", "libmine.a", "shared", cwd=folder)
    assert "mine_ecdh" in shell("nm", "-D", "--defined-only", folder / "libmine.so")
    shell("make", "-s", "CFLAGS=-O0", "check", cwd=folder)


def test_no_library(tmp_path: Path) -> None:
    folder = write(tmp_path / "vendored", SPEC, "c", "mine")
    with pytest.raises(ImportError, match="make shared"):
        load(folder, "mine")


@pytest.mark.quick("modq139-mine")
@pytest.mark.parametrize(("name", "prefix"), [("p256", "mine"), ("brainpoolp256r1", None), ("p521", None), ("h251", None),
                                              ("modp512", None), ("modq139", "mine"), ("ffdhe2048", None),
                                              ("curve25519", "mine")])  # fmt: skip
def test_ruff_is_content(name: str, prefix: str | None, tmp_path: Path) -> None:
    file = tmp_path / "binding.py"
    file.write_text(texts(name, "c", prefix)[f"python/{prefix or name}.py"], encoding="utf-8")
    settings = Path(__file__).parents[3] / "pyproject.toml"
    shell(sys.executable, "-m", "ruff", "check", "--config", settings, file)
    shell(sys.executable, "-m", "ruff", "format", "--check", "--config", settings, "--line-length", str(COLUMNS), file)


def test_mypy_is_content(tmp_path: Path) -> None:
    file = tmp_path / "binding.py"
    file.write_text(texts("p256", "c", "mine")["python/mine.py"], encoding="utf-8")
    shell(sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", tmp_path / "cache", file)


@pytest.mark.slow
def test_no_binding_without_points() -> None:
    for name, field_only in (("curve25519", True), ("p434", False), ("p256", True)):
        files = texts(name, "c", field_only=field_only)
        assert not [file for file in files if file.startswith("python/")]
        assert "python/" not in files["Makefile"] + files["CMakeLists.txt"]
