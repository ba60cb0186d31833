# SPDX-License-Identifier: MIT
"""No branch and no address depends on a secret: Valgrind's memcheck with the secrets of X25519, Ed25519 and XEdDSA undefined."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.emit import emit
from ecgen.library import Library, Target
from ecgen.spec import load_bundled

HEADER = Path("/usr/include/valgrind/memcheck.h")
pytestmark = pytest.mark.skipif(shutil.which("valgrind") is None or not HEADER.exists(), reason="valgrind is not installed")

#: What comes out is no secret any more; a status tells whether the input was valid.
PROGRAM = """
#include "curve25519.h"
#include <string.h>
#include <valgrind/memcheck.h>
#define HIDE(x) VALGRIND_MAKE_MEM_UNDEFINED(&(x), sizeof(x))
#define SHOW(x) VALGRIND_MAKE_MEM_DEFINED(&(x), sizeof(x))
int main(void)
{
    static const uint8_t message[3] = {1, 2, 3};
    uint8_t secret[32], u[32] = {9}, public_key[32], signature[64], seed[64];
    curve25519_ed25519 point;
    curve25519_sc scalar;
    int status, failed = 0;

    memset(secret, 0x5a, sizeof secret);
    memset(seed, 0x17, sizeof seed);
    memset(&scalar, 5, sizeof scalar);
    curve25519_ed25519_generator(&point);
    HIDE(secret);
    HIDE(seed);
    HIDE(scalar);
    HIDE(point);
    HIDE(u);
    failed |= curve25519_x25519(u, secret, u);
    SHOW(failed);
    curve25519_ed25519_public_key(public_key, secret);
    curve25519_ed25519_sign(signature, secret, message, 3);
    SHOW(public_key);
    SHOW(signature);
    failed |= curve25519_ed25519_verify(signature, public_key, message, 3);
    curve25519_x25519_base(u, secret);
    curve25519_xeddsa_sign(signature, secret, message, 3, seed);
    SHOW(u);
    SHOW(signature);
    failed |= curve25519_xeddsa_verify(signature, u, message, 3);
    curve25519_ed25519_mul(&point, &scalar, &point);
    curve25519_ed25519_encode(public_key, &point);
    curve25519_ed25519_mul_base(&point, &scalar);
    status = curve25519_ed25519_decode(&point, public_key);
    SHOW(status);
    return failed | status;
}
"""
FOUND = 99


def build(folder: Path, compiler: str, level: str, target: str) -> Path:
    targets = (Target.ADX, Target.X64, Target.C64) if target == "x64-adx" else (Target(target),)
    for name, text in emit(Library(load_bundled("curve25519"), "curve25519", "auto", targets), "test").items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "secrets.c").write_text(PROGRAM, encoding="utf-8")
    macros = [f"-DCURVE25519_WORD_BITS={Target(target).width}"] + ([] if target == "x64-adx" else ["-DCURVE25519_NO_ASM"])
    objects = []
    for source in sorted(folder.glob("*.asm")) if target == "x64-adx" else []:
        objects.append(source.with_suffix(".asm.o"))
        subprocess.run(["nasm", "-f", "elf64", "-o", objects[-1], source], check=True)
    out = folder / "secrets"
    sources = sorted(folder.glob("*.c"))
    subprocess.run([compiler, "-std=gnu99", level, "-w", *macros, f"-I{folder}", "-o", out, *sources, *objects], check=True)
    return out


@pytest.mark.parametrize("target", ["x64-adx", "c64", "c32"])
@pytest.mark.parametrize(("compiler", "level"), [("gcc", "-O2"), ("clang", "-O2")])
def test_secrets(compiler: str, level: str, target: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None or (target == "x64-adx" and shutil.which("nasm") is None):
        pytest.skip("a tool is not installed")
    command = ["valgrind", "-q", f"--error-exitcode={FOUND}", build(tmp_path, compiler, level, target)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
