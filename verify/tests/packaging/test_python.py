# SPDX-License-Identifier: MIT
"""`--package python`: pip makes a wheel of the folder, without the network, and what is installed from it passes its test."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from ecgen.cli import make_library
from ecgen.emit.packages.package import Package, check_package, emit_package
from ecgen.emit.packages.python import has_binding
from ecgen.folder import check_folder, write_folder
from ecgen.library import Library, Syntax
from support.commands import Command
from support.emitted import CORE, need, shell, spec_named

#: Specifications of the core with a binding; of the groups modulo p one.
PACKAGES = [name for name in CORE if not name.startswith(("ffdhe", "modp")) and spec_named(name).curve is not None]
#: Python that the binding is too new for, where there is one.
OLD = [path for minor in (8, 9) for path in Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python")]


def library(name: str) -> Library:
    return make_library(spec_named(name), None, "all", None, syntax=Syntax.GNU)


@cache
def package(name: str) -> dict[str, str]:
    return emit_package(Package.PYTHON, library(name), "ecgen", lambda file: None)


def build_and_test(name: str, place: Path, flags: str) -> None:
    """Builds the wheel and the module's test passes in a fresh environment; the emitted files are as before."""
    for tool in ("make", "cc"):
        need(tool)
    folder = place / name
    write_folder(folder, package(name))
    (place / "wheels").mkdir()
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    shell(*pip, "wheel", "--no-index", "--wheel-dir", place / "wheels", folder, env={"CFLAGS": flags, "PYTHONPATH": ""})
    (wheel,) = (place / "wheels").iterdir()
    assert wheel.name.startswith(f"{name}-") and "-py3-none-" in wheel.name
    shell(sys.executable, "-m", "venv", "--without-pip", place / "fresh")
    fresh = place / "fresh" / "bin" / "python"
    shell(*pip, "--python", fresh, "install", "--no-index", wheel, env={"PYTHONPATH": ""})
    shell(fresh, "-m", "unittest", f"test_{name}", cwd=folder / "test", env={"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"})
    check_folder(folder)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["modp263", pytest.param("w251", marks=pytest.mark.slow)])
def test_pip_makes_a_wheel(name: str, tmp_path: Path) -> None:
    build_and_test(name, tmp_path, "-O0")


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", [*PACKAGES, "ffdhe2048"])
def test_every_bundled_package(name: str, tmp_path: Path) -> None:
    build_and_test(name, tmp_path, "-O2")


def test_sources_can_be_distributed(tmp_path: Path) -> None:
    write_folder(tmp_path / "modp263", package("modp263"))
    call = f"import build_wheel; print(build_wheel.build_sdist({str(tmp_path)!r}))"
    archive = shell(sys.executable, "-B", "-c", call, env={"PYTHONPATH": str(tmp_path / "modp263" / "python")}).strip()
    with tarfile.open(tmp_path / archive) as content:
        names = {member.name.partition("/")[2] for member in content if member.isfile()}
    assert names == {*package("modp263"), "PKG-INFO"}


def test_a_compiler_that_fails_is_told_of(tmp_path: Path) -> None:
    write_folder(tmp_path / "modp263", package("modp263"))
    call = f"import build_wheel; build_wheel.build_wheel({str(tmp_path)!r})"
    env = os.environ | {"PYTHONPATH": str(tmp_path / "modp263" / "python"), "PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-B", "-c", call], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("make is not installed") and not list(tmp_path.glob("*.whl"))


@pytest.mark.quick("p256")
@pytest.mark.parametrize("name", ["p256", "curve25519", "modp263"])
def test_an_old_python_is_told_so(name: str, tmp_path: Path) -> None:
    if not OLD:
        pytest.skip("no Python 3.8 or 3.9 here")
    file = tmp_path / "binding.py"
    file.write_text(package(name)[f"python/{name}.py"], encoding="utf-8")
    for python in OLD:
        done = subprocess.run([python, file], capture_output=True, text=True, check=False)
        assert f"ImportError: {name} needs Python 3.10 or later, not 3." in done.stderr


@pytest.mark.quick("p256")
@pytest.mark.parametrize("name", ["p256", "curve25519", "modp263"])
def test_ruff_and_mypy_are_content(name: str, tmp_path: Path) -> None:
    settings = Path(__file__).parents[3] / "pyproject.toml"
    files = [file for file in package(name) if file.endswith(".py")]
    assert len(files) == 3
    for file in files:
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(package(name)[file], encoding="utf-8")
        shell(sys.executable, "-m", "ruff", "check", "--config", settings, path)
    shell(sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", tmp_path / "cache", tmp_path / "python")


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ecgen = Command(tmp_path, capsys, monkeypatch)
    ecgen.done("--spec", Path(__file__).parents[1] / "specs" / "modp263.toml", "--package", "python", "--out", "wheel")
    assert "--syntax gnu --package python" in (tmp_path / "wheel" / "pyproject.toml").read_text(encoding="utf-8")
    ecgen.done("check", "wheel")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--curve", "p256", "--syntax", "nasm"], ["--package python", "--syntax nasm"]),
        (["--curve", "p434"], ["--package python", "p434", "functions for Python"]),
        (["--curve", "p256", "--only", "field"], ["--package python", "functions for Python"]),
        (["--curve", "p256", "--prefix", "lambda"], ["lambda", "keyword of Python", "--prefix"]),
        (["--curve", "p256", "--prefix", "build_wheel"], ["--package python", "build_wheel", "installs the wheel", "--prefix"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_requests(words: list[str], parts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
                      monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    message = Command(tmp_path, capsys, monkeypatch).refused(*words, "--package", "python")
    for part in parts:
        assert part in message


def test_every_bundled_name_with_a_binding_can_be_a_module() -> None:
    for name in BUNDLED:
        if has_binding(library(name)):
            check_package(Package.PYTHON, library(name))
