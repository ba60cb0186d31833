# SPDX-License-Identifier: MIT
"""Eight ladders at once, and one, under Valgrind's memcheck, secrets and u undefined: no branch and no address depends on them.

Memcheck does not know AVX-512: the vector code is compiled from its intrinsics in plain C (emulated/immintrin.h), where what is
asked of it shows as it would in vectors. The assembly has no branch and no index (test_ifma_emission).
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from support.curve_secrets import FOUND, check, missing
from support.emitted import write
from support.lanes_library import emulation

_MAIN = """\
#include "{p}.h"
#include <string.h>
#include <valgrind/memcheck.h>

extern unsigned int {p}_cpu_ifma;

int main(int count, char **arguments)
{{
    uint8_t secrets[256], u[256], out[256];
    {p}_fe x[8];
    unsigned int refused, zeros;

    (void)arguments;
    {p}_cpu_ifma = count > 1;
    for (unsigned i = 0; i < 256; i++) {{
        secrets[i] = (uint8_t)(7 * i + 1);
        u[i] = (uint8_t)(i % 32 == 0 ? 9 : 0);
    }}
    memset(x, 0, sizeof x);
    VALGRIND_MAKE_MEM_UNDEFINED(secrets, sizeof secrets);
    VALGRIND_MAKE_MEM_UNDEFINED(u, sizeof u);
    refused = {p}_x25519_8(out, secrets, u);
    for (unsigned i = 0; i < 8; i++) {{
        x[i].v[0] = i + 9;
    }}
    VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof x);
    zeros = {p}_ladder8(x, x, secrets, 20);
    refused |= (unsigned)-{p}_x25519(out, secrets, u); /* one at a time, its products in four lanes */
    zeros |= (unsigned)-{p}_ladder(x, x, secrets, 20);
    VALGRIND_MAKE_MEM_DEFINED(&refused, sizeof refused);
    VALGRIND_MAKE_MEM_DEFINED(&zeros, sizeof zeros);
    return refused != 0 || zeros != 0;
}}
"""
_STEP = "curve25519_ladder8_step(state, state, &x1, masks[j]);"


def compiled(sources: Sequence[Path], folder: Path, compiler: str, level: str) -> list[Path]:
    """An object beside each source; the header is in `folder`."""
    macros = [f"-DCURVE25519_{name}" for name in ("CHECK_SECRETS", "NO_ASM", "EXPORT")]
    for source in sources:
        emulated = [f"-I{emulation()}", "-O0"] if source.stem.endswith("_ifma") else []
        subprocess.run([compiler, level, "-std=gnu99", "-gdwarf-4", "-w", *macros, f"-I{folder}", *emulated, "-c", source,
                        "-o", source.with_suffix(".o")], check=True)  # fmt: skip
    return [source.with_suffix(".o") for source in sources]


def built(folder: Path, compiler: str, level: str) -> list[Path]:
    """The objects of an emitted folder and of a program that calls it."""
    write(folder, "curve25519", "ifma")
    main = folder / "test" / "secrets.c"
    main.write_text(_MAIN.format(p="curve25519"), encoding="utf-8")
    return compiled([main, *sorted(folder.glob("*.c"))], folder, compiler, level)


def linked(objects: Sequence[Path], program: Path) -> Path:
    subprocess.run(["gcc", "-o", program, *objects], check=True)
    return program


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Path]]:
    if tool := missing("gcc", assembly=False):
        pytest.skip(f"{tool} is not installed")
    folder = tmp_path_factory.mktemp("secrets") / "emitted"
    return folder, built(folder, "gcc", "-O2")


def passes(program: Path) -> None:
    """In lanes, and one after the other."""
    for arguments in (["lanes"], []):
        run = check(program, *arguments)
        assert run.returncode == 0, run.stderr


@pytest.mark.slow
def test_no_secret_decides_anything(honest: tuple[Path, list[Path]], tmp_path: Path) -> None:
    passes(linked(honest[1], tmp_path / "secrets"))


@pytest.mark.slow
def test_no_secret_decides_anything_by_clang(tmp_path: Path) -> None:
    if tool := missing("clang", assembly=False):
        pytest.skip(f"{tool} is not installed")
    passes(linked(built(tmp_path / "emitted", "clang", "-O3"), tmp_path / "secrets"))


_STEP4 = "curve25519_ladder4_step(state, from, by, swapped ^ wanted);"


@pytest.mark.slow
@pytest.mark.parametrize("leak", [f"if (wanted != 0) {{ rows[0][0] ^= 0; }} {_STEP4}", f"state[0][wanted & 1] += 0; {_STEP4}"])
def test_leaks_of_one_ladder_are_found(leak: str, honest: tuple[Path, list[Path]], tmp_path: Path) -> None:
    _leaks(_STEP4, leak, honest, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [
    f"if (masks[j][3] != 0) {{ state[0].v[1][2] ^= 1; }} {_STEP}",
    f"state[0].v[0][0] += scalars[masks[j][0] & 1]; {_STEP}",
])  # fmt: skip
def test_leaks_are_found(leak: str, honest: tuple[Path, list[Path]], tmp_path: Path) -> None:
    """A branch and an address that depend on a mask."""
    _leaks(_STEP, leak, honest, tmp_path)


def _leaks(step: str, leak: str, honest: tuple[Path, list[Path]], tmp_path: Path) -> None:
    folder, objects = honest
    text = (folder / "curve25519_lanes.c").read_text(encoding="utf-8")
    assert text.count(step) == 1
    changed = tmp_path / "curve25519_lanes.c"
    changed.write_text(text.replace(step, leak), encoding="utf-8")
    others = [path for path in objects if path.stem != changed.stem]
    program = linked([*others, *compiled([changed], folder, "gcc", "-O0")], tmp_path / "secrets")
    assert check(program, "lanes").returncode == FOUND
