# SPDX-License-Identifier: MIT
"""Ed25519 and XEdDSA are proved, given the contracts of what they call; a wrong source, or one that leaks, is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.wiring import functions
from ecgen_verify.prove.wiring.folder import Folder
from support.prove_25519_folder import CLANG, changed, folder, image, verdict
from support.prove_composed_folder import GCC, composed_rows

NAMES = ("ed25519_public_key", "ed25519_sign", "ed25519_verify", "xeddsa_sign", "xeddsa_verify")
_PREFIX = "curve25519_sha2_add(&hash, prefix, 32);\n"
_MESSAGE = "    curve25519_sha2_add(&hash, message, length);\n"
_CLAMPED = "curve25519_clamped_scalar(a, digest);"
_CHALLENGE = "curve25519_challenge(&h, signature, public_key, message, length);\n    curve25519_"
_SIGNING, _VERIFYING = f"{_CHALLENGE}sc_mul", f"{_CHALLENGE}ed25519_neg"
_BOTH = "mul_double_vartime(&point, &h, &point, &s);"
_SAME = "differ(expected, signature, 32) == 0 ? 0 : -1;"
_KEY = "if (curve25519_ed25519_decode(&a, public_key) != 0) {"
_MASK = "curve25519_sc_select(&a, 0 - (uint64_t)(public_key[31] >> 7), &r, &a);"
_Y = "fe_to_bytes_le(public_key, &y);"
_NUMBER = "curve25519_sc_to_bytes_le(bytes, &a);\n    curve25519_sha2_add(&hash, bytes, 32);\n"
_SEED = "    curve25519_sha2_add(&hash, seed, 64);\n"

#: What is changed in the unit of signatures, by function: the first place where a text stands, and what it becomes.
WRONG = {
    "ed25519_public_key": {
        "the other half of the digest": (_CLAMPED, "curve25519_clamped_scalar(a, digest + 32);"),
        "not clamped": (_CLAMPED, "{ uint8_t all[64] = {0}; memcpy(all, digest, 32); curve25519_ed25519_reduce_bytes(a, all); }"),
        "bit 254 is not set": ("(out[31] & 127) | 64", "out[31] & 127"),
        "the whole digest": (_CLAMPED, "curve25519_ed25519_reduce_bytes(a, digest);"),
        "the secret, not hashed": (_CLAMPED, "curve25519_clamped_scalar(a, secret);"),
        "a byte not hashed": ("sha2_add(&hash, secret, 32);", "sha2_add(&hash, secret, 31);"),
        "hashed twice": ("sha2_add(&hash, secret, 32);", "sha2_add(&hash, secret, 32); curve25519_sha2_add(&hash, secret, 32);"),
        "half of the hash state": ("sha2_add(&hash, secret, 32);", "sha2_add(&hash, secret, 32); hash.used = 0;"),
        "another hash": ("sha2_begin(&hash, 64);\n    curve25519_sha2_add(&hash, secret",
                         "sha2_begin(&hash, 48);\n    curve25519_sha2_add(&hash, secret"),
        "another point": ("encode(public_key, &point);", "dbl(&point, &point); curve25519_ed25519_encode(public_key, &point);"),
        "the sign left out": ("encode(public_key, &point);", "encode(public_key, &point); public_key[31] &= 127;"),
    },
    "ed25519_sign": {
        "prefix and key exchanged": ("memcpy(prefix, digest + 32, 32);", "memcpy(prefix, digest, 32);"),
        "R and A exchanged": (_SIGNING, _SIGNING.replace("signature, public_key", "public_key, signature")),
        "R twice": (_SIGNING, _SIGNING.replace("public_key", "signature")),
        "h without a": ("curve25519_sc_mul(&h, &h, a);", ""),
        "h times r": ("curve25519_sc_mul(&h, &h, a);", "curve25519_sc_mul(&h, &h, r);"),
        "r left out": ("curve25519_sc_add(&h, &h, r);", ""),
        "r taken off": ("curve25519_sc_add(&h, &h, r);", "curve25519_sc_sub(&h, &h, r);"),
        "r without the message": (_PREFIX + _MESSAGE, _PREFIX),
        "r without the prefix": (_PREFIX + _MESSAGE, _MESSAGE),
        "r of the message first": (_PREFIX + _MESSAGE, _MESSAGE + _PREFIX),
        "h without the message": (_MESSAGE, ""),
        "a byte of the message left out": (_MESSAGE, _MESSAGE.replace("length", "length - (length > 0)")),
        "S at another place": ("signature + 32, &h", "signature + 31, &h"),
        "S too soon": ("curve25519_sc_to_bytes_le(signature + 32, &h);", "curve25519_sc_to_bytes_le(signature + 32, r);"),
    },
    "ed25519_reduce_bytes": {
        "the digest not reduced whole": ("append(r, b, 31);", "append(r, b, 30);"),
    },
    "ed25519_verify": {
        "S is not held against n": ("(&s, signature + 32) != 0", "(&s, signature + 32) == 1"),
        "S is refused where it is below n": ("(&s, signature + 32) != 0", "(&s, signature + 32) == 0"),
        "A need not be a point": (_KEY, _KEY.replace("!= 0", "== 1")),
        "A not negated": ("curve25519_ed25519_neg(&point, a);", "point = *a;"),
        "A negated twice": ("ed25519_neg(&point, a);", "ed25519_neg(&point, a); curve25519_ed25519_neg(&point, &point);"),
        "scalars exchanged": (_BOTH, _BOTH.replace("&h", "&k").replace("&s", "&h").replace("&k", "&s")),
        "R and A exchanged": (_VERIFYING, _VERIFYING.replace("signature, public_key", "public_key, signature")),
        "S for R": (_VERIFYING, _VERIFYING.replace("signature,", "signature + 32,")),
        "the last byte may differ": (_SAME, _SAME.replace("32", "31")),
        "held against S": (_SAME, _SAME.replace("signature", "signature + 32")),
        "held against itself": (_SAME, _SAME.replace("expected", "signature")),
        "1 for -1": (_SAME, _SAME.replace("-1", "1")),
        "always valid": (_SAME, _SAME.replace("-1", "0")),
        "the sign may differ": (f"return curve25519_ed25519_{_SAME}", f"expected[31] = (uint8_t)((expected[31] & 127) | "
                                f"(signature[31] & 128)); return curve25519_ed25519_{_SAME}"),
        "h without the message": (_MESSAGE, ""),
    },
    "xeddsa_sign": {
        "another number first": ("bytes[0] = 0xfe;", "bytes[0] = 0xff;"),
        "other bytes first": ("memset(bytes, 0xff, 32);", "memset(bytes, 0xfe, 32);"),
        "the sign stays": ("public_key[31] &= 127;", ""),
        "never negated": (_MASK, _MASK.replace("&r, &a", "&a, &a")),
        "negated where the sign is 0": (_MASK, _MASK.replace("&r, &a", "&a, &r")),
        "always negated": (_MASK, "a = r;"),
        "another bit for the sign": (_MASK, _MASK.replace(">> 7", ">> 6 & 1")),
        "half of the seed": (_SEED, _SEED.replace("64", "32")),
        "no seed": (_SEED, ""),
        "no a in r": (_NUMBER, ""),
        "k for a in r": (_NUMBER, _NUMBER.replace("&a", "&r")),
        "a big-endian": ("curve25519_sc_to_bytes_le(bytes, &a);", "curve25519_sc_to_bytes(bytes, &a);"),
        "the secret not clamped": ("curve25519_clamped_scalar(&a, secret);",
                                   "{ memset(bytes, 0, 64); memcpy(bytes, secret, 32); "
                                   "curve25519_ed25519_reduce_bytes(&a, bytes); }"),
    },
    "xeddsa_verify": {
        "u need not be below p": ("(&y, u) != 0", "(&y, u) == 1"),
        "y upside down": ("curve25519_fe_inv(&sum, &sum);", "curve25519_fe_inv(&y, &y);"),
        "y not divided": ("curve25519_fe_inv(&sum, &sum);", ""),
        "y with another sign": ("curve25519_fe_sub(&y, &y, &curve25519_ed25519_one);", "curve25519_fe_sub(&y, "
                                "&curve25519_ed25519_one, &y);"),
        "A with a sign": (_Y, f"{_Y} public_key[31] |= 128;"),
        "u for A": (_Y, f"{_Y} memcpy(public_key, u, 32);"),
        "the last byte may differ": (_SAME, _SAME.replace("32", "31")),
    },
}  # fmt: skip
LEAKS = {
    "ed25519_public_key": {
        "a branch on the digest": (_CLAMPED, f"if (digest[3] == 7) {{ digest[3] = 8; }} {_CLAMPED}"),
        "a comparison of secrets": (_CLAMPED, f"if (curve25519_ed25519_differ(digest, secret, 8)) {{ {_CLAMPED} }}"),
    },
    "ed25519_sign": {
        "a branch on R": (_SIGNING, f"if (signature[31] >> 7) {{ curve25519_wipe_stack(); }} {_SIGNING}"),
        "a branch on a": ("curve25519_sc_mul(&h, &h, a);", "if (!curve25519_sc_is_zero(a)) { curve25519_sc_mul(&h, &h, a); }"),
        "a time that r decides": ("curve25519_ed25519_mul_base(&nonce, r);", "curve25519_ed25519_generator(&nonce); "
                                  "curve25519_ed25519_mul_double_vartime(&nonce, r, &nonce, r);"),
    },
    "xeddsa_sign": {
        "a branch on the sign": (_MASK, "if (public_key[31] >> 7) { a = r; }"),
    },
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", NAMES)
def test_proved(name: str, build: Build) -> None:
    outcome = verdict(name, image(build))
    assert outcome.proved, outcome
    assert outcome.given
    assert "curve25519_sha2_add" in outcome.given


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_in_montgomery_form(name: str) -> None:
    outcome = verdict(name, image(GCC, "montgomery"), "montgomery")
    assert outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("function", "what"), [
    pytest.param(function, what, marks=[pytest.mark.slow] if i > 2 else [])
    for function, changes in WRONG.items() for i, what in enumerate(changes)
])  # fmt: skip
def test_what_is_wrong_is_rejected(function: str, what: str) -> None:
    outcome = changed(function, "eddsa", *WRONG[function][what])
    assert not outcome.proved
    assert "not among the objects" not in outcome.reason


@pytest.mark.quick("ed25519_public_key-a branch on the digest")
@pytest.mark.parametrize(("function", "what"), [(function, what) for function, changes in LEAKS.items() for what in changes])
def test_leaks_are_rejected(function: str, what: str) -> None:
    outcome = changed(function, "eddsa", *LEAKS[function][what])
    assert not outcome.proved
    assert "a secret" in outcome.reason


@pytest.mark.quick("!memcmp(a, b, length)")
@pytest.mark.parametrize("text", ["memcmp(a, a, length)", "memcmp(a, b, length - 1)", "!memcmp(a, b, length)", "0", "a != b"])
def test_another_comparison_is_rejected(text: str) -> None:
    assert not changed("ed25519_verify", "ed25519", "memcmp(a, b, length)", text).proved


@pytest.mark.slow
def test_nothing_changed_is_proved() -> None:
    """What the mutants are made with."""
    for name in NAMES:
        assert changed(name, "eddsa", "curve25519", "curve25519").proved


@pytest.mark.slow
def test_what_rests_on_hashes_without_a_proof_is_not_proved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also where only one function is asked for, all whose other calls are taken to be proved."""
    emission = folder()
    linked = image(GCC)
    asked = "curve25519_ed25519_sign"

    def proof(image: Image, kernel: Claim) -> Outcome:
        image.places.add(image.functions[kernel.name])  # as a proof looks at the code
        theorem = Theorem(kernel.promise, kernel.about, {})
        known_status = status if kernel.name == "curve25519_sha2_add" else Status.PROVED
        return known if kernel.name == asked else Outcome(Verdict(kernel.name, "", known_status), theorem)

    subject = emission.subject(asked)
    assert subject is not None
    known = prove(linked, subject)
    monkeypatch.setattr(Folder, "kernels", {})
    monkeypatch.setattr(functions, "prove", proof)
    for status in (Status.PROVED, Status.UNDECIDED):
        outcomes = [row.verdict for row in composed_rows(Folder(emission.source, emission.spec), linked, GCC.name, asked)]
        assert [verdict.status for verdict in outcomes] == [status]
    assert "curve25519_sha2_add" in outcomes[0].reason
