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
from support.prove_folder import emitted
from support.prove_hashes import hash_verdicts

GCC, CLANG = Build("gcc", "-O2"), Build("clang", "-O2")
_RESTS = "holds if the contracts hold of "
_BITS = {"p256": 256, "p521": 521}

#: The curve, the function, what stands once in the unit of HMAC, and what comes instead.
DRBG_WRONG = [
    *(("p256", "hmac", *change) for change in (
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
    )),
    ("p521", "leading_bits", "last >> 7", "last >> 6"),
    ("p521", "leading_bits", "(last << 8) | t[i]", "(last << 7) | t[i]"),
    ("p521", "leading_bits", "for (i = 0; i < P521_SC_BYTES; i++)", "for (i = 0; i < P521_SC_BYTES - 1; i++)"),
]  # fmt: skip


@pytest.mark.quick("p256-c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "p521"])
def test_their_parts(curve: str, build: Build, tmp_path: Path) -> None:
    linked = build.image(emitted(curve), curve, list({c_file(curve, unit): None for unit in ("sha2", "drbg")}), tmp_path)
    requested = ["sha2_begin", "hmac", "leading_bits"]
    outcomes = {outcome.function: outcome for outcome in hash_verdicts(linked, curve, requested, _BITS[curve])}
    assert outcomes[f"{curve}_hmac"].reason == f"{_RESTS}{curve}_sha2_add, {curve}_sha2_end, which are not proved"
    assert curve == "p256" or outcomes["p521_leading_bits"].proved


def _part(curve: str, function: str, old: str, new: str, source: Path) -> Verdict:
    for path in emitted(curve).glob("*.h"):
        shutil.copy(path, source)
    file, text = edited(curve, "drbg", old, new)
    (source / file).write_text(text, encoding="utf-8")
    (outcome,) = hash_verdicts(GCC.image(source, curve, [file], source), curve, [function], _BITS[curve])
    return outcome


@pytest.mark.sampled(2)
@pytest.mark.quick("0", "4")
@pytest.mark.parametrize(("curve", "function", "old", "new"), DRBG_WRONG, ids=range(len(DRBG_WRONG)))
def test_wrong_parts_are_not_proved(curve: str, function: str, old: str, new: str, tmp_path: Path) -> None:
    outcome = _part(curve, function, old, new, tmp_path)
    assert not outcome.proved
    assert not outcome.reason.startswith(_RESTS), "it would be proved but for what it calls, which was left out here"
