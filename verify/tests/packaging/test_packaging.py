# SPDX-License-Identifier: MIT
"""A wheel holds what the tree holds, and emits what a checkout emits, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[3]
#: Folder of the tree -> where the wheel has it.
_PLACES = {
    "generator/ecgen": "ecgen", "verify/ecgen_verify": "ecgen_verify", "bench/ecgen_bench": "ecgen_bench",
    "templates": "ecgen/templates", "specs": "ecgen/specs", "verify/examples": "ecgen_verify/examples",
}  # fmt: skip
#: The versions of Python that are supported; those that the machine lacks are skipped.
_VERSIONS = ("3.11", "3.12", "3.13")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked."""
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], cwd=_ROOT, check=True,
                   capture_output=True)  # fmt: skip
    (made,) = out.glob("*.whl")
    with zipfile.ZipFile(made) as content:
        content.extractall(out / "unpacked")
    return out / "unpacked"


def in_the_tree() -> set[str]:
    """What a wheel should hold, by its path there."""
    found = set()
    for folder, place in _PLACES.items():
        for file in (_ROOT / folder).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith("."):
                found.add(f"{place}/{file.relative_to(_ROOT / folder).as_posix()}")
    return found


def test_the_wheel_holds_what_the_tree_holds(wheel: Path) -> None:
    held = {file.relative_to(wheel).as_posix() for file in wheel.rglob("*") if file.is_file()}
    assert {name for name in held if ".dist-info/" not in name} == in_the_tree()


@pytest.mark.parametrize("version", _VERSIONS)
def test_the_wheel_emits_what_the_checkout_emits(wheel: Path, version: str, tmp_path: Path) -> None:
    """Also the banner's hash of the generator: it covers the same sources, wherever they lie."""
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    python = sys.executable if version == running else shutil.which(f"python{version}")
    if python is None:
        pytest.skip(f"no python{version} here")
    command = [python, "-c", "import ecgen, ecgen.cli; print(ecgen.__file__); ecgen.cli.main()", "--curve", "p192", "-q"]
    made = {}
    for name, path in (("wheel", [wheel]), ("checkout", [_ROOT / "generator"])):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
        run = subprocess.run([*command, "--out", str(tmp_path / name)], env=environment, capture_output=True, text=True,
                             check=False)  # fmt: skip
        if version != running and "ModuleNotFoundError" in run.stderr:
            pytest.skip(f"python{version} lacks what ecgen needs: {run.stderr.splitlines()[-1]}")
        assert run.returncode == 0, run.stderr
        assert Path(run.stdout.splitlines()[0]).is_relative_to(path[0])
        folder = tmp_path / name
        made[name] = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert made["wheel"] == made["checkout"]
    committed = _ROOT / "generated" / "p192"
    built = (".o", ".a", ".so")
    assert made["wheel"] == {file.relative_to(committed).as_posix(): file.read_bytes()
                             for file in committed.rglob("*") if file.is_file() and file.suffix not in built}  # fmt: skip
