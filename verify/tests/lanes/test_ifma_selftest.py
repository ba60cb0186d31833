# SPDX-License-Identifier: MIT
"""What `make` and `make check` make of a folder with eight elements at once: a library that links, a self-test that covers it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from support.emitted import c_files, need, write
from support.faults import Fault

STRICT = "-std=c99 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
#: (curve, what is wrong, the function that is then named)
FAULTS = [
    ("p192", Fault("fe8_inv", r"%p_fe_batch_inv\(elements, elements, scratch, 8\);", "(void)scratch;"), "fe8_inv"),
    ("p192", Fault("ecdh8", r"%p_point_batch_to_affine\(affine, points, scratch, 8\);", "(void)scratch;"), "ecdh8"),
    ("curve25519", Fault("x25519_8", r"%p_clamp\(scalars \+ 32 \* i, secrets \+ 32 \* i\);",
                         "memcpy(scalars + 32 * i, secrets + 32 * i, 32);"), "x25519_8"),
    ("curve25519", Fault("ladder8", r"zeros \|= \(\(unsigned int\)status & 1u\) << i;", "(void)status;"), "x25519_8"),
]  # fmt: skip


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    for tool in ("make", "gcc", "nasm"):
        need(tool)
    command: list[str | Path] = ["make", "-s", "-C", folder, "CC=gcc", f"CFLAGS={STRICT}", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.quick("curve25519")
@pytest.mark.parametrize("name", ["p192", "curve25519", "p434"])
def test_make_check(name: str, tmp_path: Path) -> None:
    """With the assembly: no two objects of the library have one name, and so none is lost."""
    done = make(write(tmp_path / name, name, "ifma"), "check")
    assert (done.returncode, done.stdout) == (0, f"{name}: all known answers agree\n"), done.stderr


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Folders with their objects, which other files do not touch."""
    folders = {name: write(tmp_path_factory.mktemp("lanes") / name, name, "ifma") for name in {fault[0] for fault in FAULTS}}
    for folder in folders.values():
        assert make(folder, "NO_ASM=1", "check").returncode == 0
    return folders


@pytest.mark.slow
@pytest.mark.parametrize(("name", "fault", "named"), FAULTS)
def test_faults_are_found(honest: dict[str, Path], name: str, fault: Fault, named: str) -> None:
    """In plain C, which runs on every processor: lanes one after the other, and on those of AVX-512 IFMA the intrinsics."""
    texts = {source: source.read_text(encoding="utf-8") for source in c_files(honest[name])}
    fault.put_into(honest[name], name)
    try:
        done = make(honest[name], "NO_ASM=1", f"CFLAGS=-O1 -D{name.upper()}_CPU_PLAIN", "check")
    finally:
        for source, text in texts.items():
            if source.read_text(encoding="utf-8") != text:
                source.write_text(text, encoding="utf-8")
    assert done.returncode != 0
    assert f"{name}: {named} disagrees with known answer" in done.stderr
