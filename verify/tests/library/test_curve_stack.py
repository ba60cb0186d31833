# SPDX-License-Identifier: MIT
"""What is left on the stack: no piece of a private key or nonce, in any of its forms, once keys and signatures are made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from support.curve_library import folder_of

PROGRAM = r"""
#include "NAME.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define ROOM (1 << 18)
#define PIECE 8
static uint8_t stack[ROOM] __attribute__((aligned(4096)));
static uint8_t secret[UPPER_SC_BYTES], random_bytes[UPPER_SC_BYTES + 8], hash[32], public_key[1 + 2 * UPPER_FE_BYTES];
static uint8_t signature[2 * UPPER_SC_BYTES], shared[UPPER_FE_BYTES], other[UPPER_SC_BYTES];
static NAME_sc forms[2][4];
static int which, failed;

static void *work(void *unused)
{
    switch (which) {
    case 0: failed |= NAME_public_key(public_key, secret); break;
    case 1: failed |= NAME_ecdh(shared, secret, public_key, sizeof public_key); break;
    case 2: failed |= NAME_ecdsa_sign(signature, secret, hash, sizeof hash); break;
    case 3: failed |= NAME_ecdsa_sign_nonce(signature, secret, hash, sizeof hash, random_bytes, sizeof random_bytes); break;
    case 4: failed |= NAME_keygen(other, public_key, random_bytes, sizeof random_bytes); break;
    }
    return unused;
}

static int left(const void *bytes, size_t length)
{
    const uint8_t *piece = (const uint8_t *)bytes;
    size_t i;
    int found = 0;

    for (; length >= PIECE; piece += PIECE, length -= PIECE) {
        for (i = 0; i + PIECE <= ROOM; i++) {
            found += memcmp(stack + i, piece, PIECE) == 0;
        }
    }
    return found;
}

/* k, -k, 1/k, each as it stands in memory and as a plain number */
static void write_forms(NAME_sc form[4], const NAME_sc *k)
{
    form[0] = *k;
    NAME_sc_neg(&form[1], k);
    NAME_sc_inv(&form[2], k);
    NAME_sc_from_mont(&form[3], k);
}

int main(void)
{
    pthread_attr_t attributes;
    pthread_t thread;
    NAME_sc k;
    int i, j, found, all = 0;

    for (i = 1; i < UPPER_SC_BYTES; i++) {
        secret[i] = (uint8_t)(37 * i + 11);
        random_bytes[8 + i] = (uint8_t)(91 * i + 7);
    }
    failed |= NAME_sc_from_bytes(&k, secret);
    write_forms(forms[0], &k);
    random_bytes[sizeof random_bytes - 1]++; /* the nonce is one more than this number */
    failed |= NAME_sc_from_bytes(&k, random_bytes + 8);
    random_bytes[sizeof random_bytes - 1]--;
    write_forms(forms[1], &k);
    pthread_attr_init(&attributes);
    failed |= pthread_attr_setstack(&attributes, stack, sizeof stack);
    for (which = 0; which < 5; which++) {
        memset(stack, 0, sizeof stack);
        failed |= pthread_create(&thread, &attributes, work, NULL);
        failed |= pthread_join(thread, NULL);
        found = left(secret, sizeof secret) + left(random_bytes + 8, UPPER_SC_BYTES);
        for (i = 0; i < 2; i++) {
            for (j = 0; j < 4; j++) {
                found += left(&forms[i][j], UPPER_SC_BYTES);
            }
        }
        printf("%d: %d pieces\n", which, found);
        all += found;
    }
    return failed ? 2 : all != 0;
}
"""


def left(folder: Path, out: Path, name: str, compiler: str, level: str, *, assembly: bool) -> tuple[int, str]:
    """The program's exit status and what it said: 0 where nothing is left, 1 where something is."""
    source, program = out / "stack.c", out / "stack"
    source.write_text(PROGRAM.replace("NAME", name).replace("UPPER", name.upper()), encoding="utf-8")
    sources, objects = [source, *sorted(folder.glob("*.c"))], []
    for text in sorted(folder.glob("*.asm")) if assembly else []:
        objects.append(out / f"{text.name}.o")
        subprocess.run(["nasm", "-f", "elf64", "-o", objects[-1], text], check=True)
    macros = [] if assembly else [f"-D{name.upper()}_NO_ASM"]
    # Bound at the start: at a library function's first call, glibc's lazy binding saves all vector registers below the caller's
    # frame, where pieces of secrets stay that memcpy or the compiler moved by them. With AVX-512 they are deeper than is wiped.
    command: list[str | Path] = [compiler, "-std=gnu99", level, "-w", *macros, f"-I{folder}", "-pthread", "-Wl,-z,now",
                                 "-o", program, *sources, *objects]  # fmt: skip
    subprocess.run(command, check=True)
    run = subprocess.run([program], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("name", "target", "compiler", "level"), [
    ("p256", "x64-adx", "gcc", "-O2"), ("k64", "c64", "gcc", "-O3"), ("k64", "c64", "clang", "-O2"),
    ("p256", "c64-size", "gcc", "-Os"), ("p384", "c64-size", "clang", "-O2"),
])  # fmt: skip
def test_nothing_is_left(name: str, target: str, compiler: str, level: str, tmp_path: Path,
                         tmp_path_factory: pytest.TempPathFactory) -> None:  # fmt: skip
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    folder = folder_of(name, target, tmp_path_factory)
    assert left(folder, tmp_path, name, compiler, level, assembly=target == "x64-adx")[0] == 0


@pytest.mark.slow
def test_what_is_left_is_found(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Without the function that wipes the stack, the inversion's operand is."""
    folder = tmp_path / "careless"
    shutil.copytree(folder_of("p256", "x64-adx", tmp_path_factory), folder)
    source = folder / "p256_point.c"
    text = source.read_text(encoding="utf-8")
    assert text.count("p256_wipe(used, sizeof used);") == 1
    source.write_text(text.replace("p256_wipe(used, sizeof used);", "(void)used;"), encoding="utf-8")
    assert left(folder, tmp_path, "p256", "gcc", "-O2", assembly=True)[0] == 1
