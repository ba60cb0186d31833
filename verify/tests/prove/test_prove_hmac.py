# SPDX-License-Identifier: MIT
"""HMAC and leading bits, which deterministic signatures are made of, are proved on the compiled bytes; what is wrong is not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.emit.layout import c_file
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from support.emitted_units import edited
from support.prove_composed_folder import changed, verdict
from support.prove_folder import emitted
from support.prove_hashes import hash_verdicts

GCC, CLANG = Build("gcc", "-O2"), Build("clang", "-O2")
_RESTS = "holds if the contracts hold of "

#: What stands once in the unit of HMAC, and what comes instead.
WRONG = [
    ("memset(pad, 0x36, size);", "memset(pad, 0x37, size);"),
    ("memset(pad, 0x36, size);", "memset(pad, 0x5c, size);"),
    ("0x36 ^ 0x5c", "0x36 ^ 0x5d"),
    ("g->digest > 32 ? 128 : 64", "g->digest > 28 ? 128 : 64"),
    ("for (i = 0; i < g->digest; i++)", "for (i = 0; i + 1 < g->digest; i++)"),
    ("pad[i] ^= g->k[i];", "pad[i] ^= g->v[i];"),
    ("pad[i] ^= g->k[i];", "pad[i] |= g->k[i];"),
    ("(&s, g->v, g->digest);", "(&s, g->k, g->digest);"),
    ("    p256_sha2_add(&s, data, length);\n", "    (void)data;\n    (void)length;\n"),
    ("    p256_sha2_add(&s, data, length);\n", "    p256_sha2_add(&s, data, length & 1);\n"),
    ("(&s, inner, g->digest);", "(&s, inner, 28);"),
    ("p256_sha2_end(&s, mac);", "p256_sha2_end(&s, mac);\n    mac[3] ^= 1;"),
    ("p256_sha2_end(&s, mac);", "p256_sha2_end(&s, mac);\n    if (mac[0] == 1) {\n        __asm__ volatile(\"nop\");\n    }"),
]  # fmt: skip
#: The same of p521's leading bits.
WRONG_BITS = [
    ("last >> 7", "last >> 6"),
    ("(last << 8) | t[i]", "(last << 7) | t[i]"),
    ("for (i = 0; i < P521_SC_BYTES; i++)", "for (i = 0; i < P521_SC_BYTES - 1; i++)"),
]


@pytest.mark.quick("c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_hmac(build: Build, tmp_path: Path) -> None:
    linked = build.image(emitted("p256"), "p256", list({c_file("p256", unit): None for unit in ("sha2", "drbg")}), tmp_path)
    outcomes = {outcome.function: outcome for outcome in hash_verdicts(linked, "p256", ["sha2_begin", "hmac"], signing=True)}
    assert outcomes["p256_hmac"].reason == f"{_RESTS}p256_sha2_add, p256_sha2_end, which are not proved"


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_leading_bits(build: Build) -> None:
    assert verdict("p521", "leading_bits", build).proved


def _changed(old: str, new: str, source: Path) -> Verdict:
    for path in emitted("p256").glob("*.h"):
        shutil.copy(path, source)
    file, text = edited("p256", "drbg", old, new)
    (source / file).write_text(text, encoding="utf-8")
    (outcome,) = hash_verdicts(GCC.image(source, "p256", [file], source), "p256", ["hmac"], signing=True)
    return outcome


@pytest.mark.sampled(2)
@pytest.mark.quick("0", "4")
@pytest.mark.parametrize(("old", "new"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_hmac_is_not_proved(old: str, new: str, tmp_path: Path) -> None:
    outcome = _changed(old, new, tmp_path)
    assert not outcome.proved
    assert not outcome.reason.startswith(_RESTS), "it would be proved but for what it calls, which was left out here"


@pytest.mark.parametrize(("old", "new"), WRONG_BITS, ids=range(len(WRONG_BITS)))
def test_wrong_leading_bits_are_not_proved(old: str, new: str) -> None:
    assert not changed("p521", "leading_bits", old, new).proved
