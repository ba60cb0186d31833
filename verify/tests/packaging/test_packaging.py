# SPDX-License-Identifier: MIT
"""A wheel holds what the tree holds, and emits what a checkout emits, byte for byte."""

from __future__ import annotations

import os
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
#: The versions of Python that are supported; those for which there is no environment are skipped.
_VERSIONS = ("3.11", "3.12", "3.13")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked."""
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], cwd=_ROOT, check=True,
                   capture_output=True)  # fmt: skip
    (built,) = out.glob("*.whl")
    with zipfile.ZipFile(built) as content:
        content.extractall(out / "unpacked")
    return out / "unpacked"


def in_the_tree() -> set[str]:
    """What a wheel should hold, by its path there."""
    names = set()
    for folder, place in _PLACES.items():
        for file in (_ROOT / folder).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith("."):
                names.add(f"{place}/{file.relative_to(_ROOT / folder).as_posix()}")
    return names


def test_the_wheel_holds_what_the_tree_holds(wheel: Path) -> None:
    held = {file.relative_to(wheel).as_posix() for file in wheel.rglob("*") if file.is_file()}
    assert {name for name in held if ".dist-info/" not in name} == in_the_tree()


def interpreter(version: str) -> str:
    """A Python of this version that has what ecgen needs; skips the test where there is none."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    python = _ROOT / f".venv-{version}" / "bin" / "python"
    if not python.exists():
        pytest.skip(f"no .venv-{version} here; .ci/setup makes it where it finds Python {version}")
    return str(python)


def emission(python: str, sources: Path, out: Path, *options: str) -> dict[str, bytes]:
    """The files that `ecgen` emits, by their paths, run by `python` from the packages in the folder `sources`.

    The prover stands beside the generator, in a wheel and in a checkout: a manifest says whose proofs it shows.
    """
    program = "import ecgen, ecgen.cli; print(ecgen.__file__); ecgen.cli.main()"
    command = [python, "-c", program, *options, "-q", "--out", str(out)]
    path = os.pathsep.join([str(sources), str(_ROOT / "verify")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert Path(run.stdout.splitlines()[0]).is_relative_to(sources)
    return files(out)


def files(folder: Path) -> dict[str, bytes]:
    """The content of every file below a folder, by its path there, but for what a build leaves behind."""
    return {file.relative_to(folder).as_posix(): file.read_bytes()
            for file in folder.rglob("*") if file.is_file() and file.suffix not in (".o", ".a", ".so")}  # fmt: skip


@pytest.fixture(scope="module", params=["p192", "curve25519"])
def reference(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, bytes]]:
    """A curve, and what the checkout emits for it under the Python that runs the tests."""
    curve: str = request.param
    out = tmp_path_factory.mktemp("reference") / curve
    return curve, emission(sys.executable, _ROOT / "generator", out, "--curve", curve, "--target", "ifma")


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("version", _VERSIONS)
def test_the_wheel_emits_what_the_checkout_emits(
    wheel: Path, version: str, reference: tuple[str, dict[str, bytes]], tmp_path: Path
) -> None:
    """On every supported Python, and the same on all. Also the banner's hash: it covers the same sources, wherever they lie."""
    python = interpreter(version)
    curve, expected = reference
    for name, sources in (("wheel", wheel), ("checkout", _ROOT / "generator")):
        assert emission(python, sources, tmp_path / name, "--curve", curve, "--target", "ifma") == expected


def test_the_wheel_emits_what_is_committed(wheel: Path, tmp_path: Path) -> None:
    committed = files(_ROOT / "generated" / "p192")
    assert emission(sys.executable, wheel, tmp_path / "p192", "--curve", "p192") == committed
