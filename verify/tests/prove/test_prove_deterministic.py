# SPDX-License-Identifier: MIT
"""Deterministic signatures are proved, given the contracts of what they call; what differs from RFC 6979 is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.wiring.folder import Folder
from support.prove_composed_folder import GCC, changed, composed_rows, folder, image, verdict

CLANG = Build("clang", "-O2")

#: What is wrong: the text that stands once in the unit of RFC 6979, and what comes instead.
WRONG = {
    "another first byte": ("data[0] = 0;\n    memcpy", "data[0] = 1;\n    memcpy"),
    "another second byte": ("data[0] = 1;", "data[0] = 2;"),
    "another byte for the next": ("data[0] = 0;\n    /*", "/*"),
    "no second update": ("data[0] = 1;\n    p256_update(&g, data, sizeof data);", ""),
    "no update before the next": ("p256_update(&g, data, 1);", ""),
    "all data for the next": ("p256_update(&g, data, 1);", "p256_update(&g, data, sizeof data);"),
    "k starts with ones": ("memset(g.k, 0,", "memset(g.k, 1,"),
    "v starts with zeros": ("memset(g.v, 1,", "memset(g.v, 0,"),
    "k not updated": ("p256_hmac(g->k, g, data, length);", "(void)data; (void)length;"),
    "v not updated": ("p256_hmac(g->v, g, NULL, 0);\n}", "}"),
    "the same candidate": ("p256_hmac(g->v, g, NULL, 0);\n        for", "for"),
    "k for a candidate": ("t[done++] = g->v[i];", "t[done++] = g->k[i];"),
    "a byte of the candidate": ("t[done++] = g->v[i];", "t[done++] = (uint8_t)(g->v[i] | (done == 9));"),
    "one digest for a candidate": ("while (done < sizeof t)", "while (done < 28)"),
    "SHA-224 for less": ("hash_length == 28 ?", "hash_length <= 28 ?"),
    "SHA-256 for 33 bytes": ("hash_length <= 32 ?", "hash_length <= 33 ?"),
    "SHA-512 for 48 bytes": ("hash_length <= 48 ?", "hash_length < 48 ?"),
    "SHA-384 for more": ("? 48 : 64;", "? 48 : 48;"),
    "another key in the seed": ("memcpy(data + 1, private_key, P256_SC_BYTES);", "p256_sc_to_bytes(data + 1, &z);"),
    "the hash in the seed backwards": ("p256_sc_to_bytes(data", "p256_sc_to_bytes_le(data"),
    "less of the hash": ("(&z, hash, hash_length);", "(&z, hash, hash_length - (hash_length > 60));"),
    "key and nonce exchanged": ("(signature, &key, &z, &nonce)", "(signature, &nonce, &z, &key)"),
    "no signature is none": ("status = p256_ecdsa_sign_with(", "(void)p256_ecdsa_sign_with("),
    "a candidate that serves is not used": ("for (;;) {", "(void)p256_candidate(&nonce, &g);\n    for (;;) {"),
    "three candidates": ("for (;;) {", "for (hash_length = 0; hash_length < 3; hash_length++) {"),
    "one candidate": ("    p256_update(&g, data, 1);", "    break;"),
    "the key not checked": ("(&key, private_key) != 0) {", "(&key, private_key) == 1) {"),
    "no zeros": ("p256_clear(signature, 2 * P256_SC_BYTES);", ""),
    "refused, but 0": ("return -1;", "return 0;"),
    "signed, but -1": ("p256_wipe_stack();\n    return 0;", "p256_wipe_stack();\n    return -1;"),
}  # fmt: skip
_NOTHING = "{ __asm__ volatile(\"nop\"); }"
LEAKS = {
    "the generator decides": ("data[0] = 1;", f"data[0] = 1;\n    if (g.v[0] & 1) {_NOTHING}"),
    "a candidate decides": ("status = p256_scalar_from_key(nonce, t);", "status = p256_scalar_from_key(nonce, t);\n"
                            f"    if (t[0] & 1) {_NOTHING}"),
    "the key decides": ("data[0] = 1;", f"data[0] = 1;\n    if (data[32] & 1) {_NOTHING}"),
}  # fmt: skip


@pytest.mark.quick("p256-c64 clang -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "p521"])
def test_signatures(curve: str, build: Build) -> None:
    outcome = verdict(curve, "ecdsa_sign", build)
    assert outcome.proved, outcome
    assert f"{curve}_hmac" in outcome.given and f"{curve}_ecdsa_sign_with" in outcome.given
    assert (f"{curve}_leading_bits" in outcome.given) == (curve == "p521")


def test_what_a_signature_depends_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is proved of HMAC here, nor of anything else that it calls."""
    emission, linked = folder("p256"), image("p256")
    monkeypatch.setattr(Folder, "effects", emission.effects)
    monkeypatch.setattr(Folder, "proofs", {})
    monkeypatch.setattr(Folder, "kernels", {})
    monkeypatch.setattr(Folder, "claims", {"p256_ecdsa_sign": emission.claims["p256_ecdsa_sign"]})
    (row,) = composed_rows(Folder(emission.source, emission.spec), linked, GCC.name, "p256_ecdsa_sign")
    assert not row.verdict.proved and "p256_hmac" in row.verdict.reason, row.verdict


@pytest.mark.quick("a candidate that serves is not used")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("what", [*WRONG, *LEAKS])
def test_what_is_wrong_is_not_proved(what: str) -> None:
    outcome = changed("p256", "ecdsa_sign", *{**WRONG, **LEAKS}[what])
    assert not outcome.proved
    assert what not in LEAKS or "secret" in outcome.reason, outcome


def test_a_candidate_that_is_refused_is_0() -> None:
    """Its status makes no difference: of the nonce 0 there is no inverse, so that s is 0, and there is no signature by it."""
    old, new = "status = p256_candidate(&nonce, &g);", "status = 0 & p256_candidate(&nonce, &g);"
    assert changed("p256", "ecdsa_sign", old, new).proved
