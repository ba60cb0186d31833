# SPDX-License-Identifier: MIT
"""No branch and no address depends on a secret: keys are made, secrets sent and received, with memcheck watching. What may decide
a branch, whether a candidate serves, stands in the sources as PREFIX_PUBLIC."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ecgen.emit.binary.kind import BINARY
from ecgen.spec.kinds import load_structure
from ecgen.spec.structure import Structure
from support.structure_library import write_library

_SOURCE = Path(__file__).parents[1] / "support" / "mceliece_secrets.c"
#: A small code, since memcheck takes fifty times as long: candidates serve as often as for others.
_SPEC = """\
name = "mine"
kind = "binary"
[field]
m = 12
polynomial = "z^12 + z^3 + 1"
[code]
n = 480
t = 34
polynomial = "y^34 + y^9 + y + z^3"
"""


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> Structure:
    path = tmp_path_factory.mktemp("spec") / "mine.toml"
    path.write_text(_SPEC, encoding="utf-8")
    spec = load_structure(path)
    assert spec is not None
    return spec


@pytest.mark.slow
@pytest.mark.parametrize(("compiler", "macros"), [
    pytest.param("gcc -O2", (), id="avx2"), pytest.param("clang -O2", ("-DMINE_CPU_PLAIN",), id="clang"),
    pytest.param("gcc -O3", ("-DMINE_CPU_PLAIN",), id="gcc", marks=pytest.mark.exhaustive),
    pytest.param("clang -O3", (), id="avx2-clang", marks=pytest.mark.exhaustive),
])  # fmt: skip
def test_no_branch_on_a_secret(spec: Structure, compiler: str, macros: tuple[str, ...], tmp_path: Path) -> None:
    kem = BINARY.kem(spec)
    assert kem is not None
    sources = write_library(spec, tmp_path / "out")
    program = tmp_path / "program"
    named = {"HEADER": '"mine.h"', "P(name)": "mine_##name", "GF256": "mine_gf256", "PUBLIC_KEY": kem.public_key,
             "SECRET_KEY": kem.secret_key, "CIPHERTEXT": kem.ciphertext, "SEED": 3, "MINE_CHECK_SECRETS": 1}  # fmt: skip
    flags = [*(f"-D{name}={value}" for name, value in named.items()), *macros, f"-I{tmp_path / 'out'}", "-gdwarf-4"]
    subprocess.run([*compiler.split(), *flags, "-o", program, _SOURCE, *sources], check=True)
    watched = ["valgrind", "-q", "--error-exitcode=99", "--max-stackframe=9000000", "--main-stacksize=16000000", str(program)]
    done = subprocess.run(watched, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:4000]
    assert subprocess.run([*watched, "x"], capture_output=True, check=False).returncode == 99
