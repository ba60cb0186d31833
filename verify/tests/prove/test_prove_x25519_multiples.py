# SPDX-License-Identifier: MIT
"""X25519, its public keys, and multiples on the curve of Ed25519 are proved; a wrong source, or one that leaks, is not."""

from __future__ import annotations

import pytest

from ecgen.bundled import load_bundled
from ecgen_verify.prove.composed.formulas import doublings, generator, group_of
from ecgen_verify.prove.tools.builds import Build
from support.prove_25519_folder import CLANG, SMALL, changed, image, verdict
from support.prove_composed_folder import GCC

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
NAMES = (
    "x25519", "x25519_base", "x25519_keygen", "ed25519_reduce_bytes", "ed25519_mul", "ed25519_mul_base", "ed25519_add_cached",
    "ed25519_add_niels", "ed25519_dbl_projective", "ed25519_prepare", "ed25519_digits", "ed25519_pick_cached",
    "ed25519_pick_niels",
)  # fmt: skip
_PICK = "curve25519_ed25519_either(&r->t, negative, &negated, &found.t);"
_BASE = "pick_niels(&entry, curve25519_ed25519_base_table[j], digit[2 * j + i]);"

#: What is changed, by function and file: the first place where a text stands, and what it becomes.
WRONG = {
    ("x25519", "x25519"): {
        "bit 255 of u is not ignored": ("half[15] &= 127;", ""),
        "bit 254 of u is ignored": ("half[15] &= 127;", "half[15] &= 63;"),
        "the upper half of u twice": ("memcpy(half, u, 16);", "memcpy(half, u + 16, 16);"),
        "the lower half of u left out": ("fe_add(r, r, &low);", "fe_add(r, r, r);"),
        "a byte of u left out": ("memcpy(half, u, 16);", "memcpy(half, u, 15);"),
        "halves at another distance": ("fe_mul(r, r, &curve25519_high);", "fe_sqr(r, r);"),
        "fewer bits": ("ladder(&x, &x, scalar, 255);", "ladder(&x, &x, scalar, 254);"),
        "the secret as it is": ("ladder(&x, &x, scalar, 255);", "ladder(&x, &x, secret, 255);"),
        "the status negated": ("return status;", "return -status;"),
        "no status": ("return status;", "return 0;"),
    },
    ("x25519", "eddsa"): {
        "bit 254 is not set": ("(out[31] & 127) | 64", "out[31] & 127"),
        "bit 2 is not cleared": ("out[0] &= 248;", "out[0] &= 252;"),
    },
    ("x25519_base", "eddsa"): {
        "bit 3 is cleared": ("out[0] &= 248;", "out[0] &= 240;"),
    },
    ("x25519_base", "x25519"): {
        "another key": ("clamped_scalar(&k, secret);", "clamped_scalar(&k, secret); curve25519_sc_neg(&k, &k);"),
        "another point": ("ed25519_to_u(out, &point);", "ed25519_dbl(&point, &point); curve25519_ed25519_to_u(out, &point);"),
    },
    ("x25519_keygen", "x25519"): {
        "another secret": ("clamp(secret, seed);", "clamp(secret, seed); secret[9] ^= 1;"),
        "a secret that is not clamped": ("clamp(secret, seed);", "clamp(secret, seed); memcpy(secret, seed, 32);"),
    },
    ("ed25519_reduce_bytes", "eddsa"): {
        "two bytes too few": ("append(r, b + 62, 2);", "append(r, b + 62, 0);"),
        "a byte twice": ("append(r, b, 31);", "append(r, b + 1, 31);"),
        "a bit left out": ("memcpy(bytes, b, length);", "memcpy(bytes, b, length); bytes[3] &= 254;"),
        "a sum too few": ("sc_add(r, r, &next);", "sc_add(r, &next, &next);"),
    },
    ("ed25519_digits", "ed25519_lookup"): {
        "digits from 0 to 15": ("bytes[i] + 0x88u", "bytes[i]"),
        "digits from -7 to 8": ("(int)(sum & 15) - 8", "(int)(sum & 15) - 7"),
        "other bits": ("sum >> 4 & 15", "sum >> 3 & 15"),
        "no carry": ("sum >>= 8;", "sum = 0;"),
        "the last digits left out": ("i < 32; i++) { /*", "i < 31; i++) { /*"),
    },
    ("ed25519_pick_cached", "ed25519_lookup"): {
        "8 is not found": ("i < 8; i++) {", "i < 7; i++) {"),
        "0 is not found": ("samew(magnitude, 0)", "samew(magnitude, 16)"),
        "the next one": ("samew(magnitude, i + 1)", "samew(magnitude, i)"),
        "the sign of the product only": ("either(&r->m, negative, &found.p,", "either(&r->m, negative, &found.m,"),
        "no sign of the product": (_PICK, _PICK.replace("&negated", "&found.t")),
        "the opposite sign": ("(curve25519_bit)negative", "(curve25519_bit)!negative"),
    },
    ("ed25519_mul", "ed25519_mul"): {
        "from the lowest digit on": ("for (i = 64; i-- > 0;) {", "for (i = 0; i < 64; i++) {"),
        "the lowest digit left out": ("for (i = 64; i-- > 0;) {", "for (i = 64; --i > 0;) {"),
        "digits twice": ("table, digit[i]);", "table, digit[i | 1]);"),
        "three doublings": ("    curve25519_ed25519_dbl_projective(p, p);\n", ""),
        "an old product of coordinates": ("    curve25519_ed25519_dbl(p, p);", "    curve25519_ed25519_dbl_projective(p, p);"),
        "a table of other multiples": ("add_cached(&multiple, &multiple, &table[0]);", "dbl(&multiple, &multiple);"),
        "a table that begins later": ("prepare(&table[0], &multiple);", "prepare(&table[1], &multiple);"),
        "begun elsewhere": ("curve25519_ed25519_neutral(&sum);", "sum = *p;"),
        "another result": ("*r = sum;", "*r = multiple;"),
    },
    ("ed25519_mul_base", "ed25519_mul"): {
        "another spacing": ("digit[2 * j + i]", "digit[j + i]"),
        "another block": ("base_table[j], digit", "base_table[j ^ 1], digit"),
        "an entry too far": ("base_table[j], digit", "base_table[j] + 1, digit"),
        "the last block left out": ("j < 32", "j < 31"),
        "no doublings": ("if (i < 1) {", "if (i < 0) {"),
        "a wrong entry": ("0x2fbc93c6f58c3b85", "0x2fbc93c6f58c3b84"),
        "added twice": (f"{_BASE}", f"{_BASE} curve25519_ed25519_add_niels(&sum, &sum, &entry);"),
    },
    ("ed25519_prepare", "ed25519"): {"no factor of 2": ("&curve25519_ed25519_twice_d);", "&curve25519_ed25519_d);")},
}  # fmt: skip
#: A digit or its sign decides a branch or an address.
LEAKS = {
    ("ed25519_pick_cached", "ed25519_lookup"): {
        "a branch on the magnitude": (_PICK, "if (magnitude == 3) { curve25519_fe_neg(&negated, &negated); } r->t = negated;"),
    },
    ("ed25519_mul", "ed25519_mul"): {
        "a branch on a digit": ("table, digit[i]);", "table, digit[i]);\n        if (digit[i] == 0) { continue; }"),
    },
    ("ed25519_mul_base", "ed25519_mul"): {
        "an entry by its index": (_BASE, f"{_BASE} entry = curve25519_ed25519_base_table[j][digit[2 * j + i] & 7];"),
    },
    ("ed25519_digits", "ed25519_lookup"): {
        "a branch on a byte": ("sum >>= 8;", "sum >>= 8; if (bytes[i] == 0) { curve25519_sc_to_bytes_le(bytes, k); }"),
    },
}  # fmt: skip


@pytest.mark.quick("ed25519_prepare-c64 clang -O2")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", NAMES)
def test_proved(name: str, build: Build) -> None:
    outcome = verdict(name, image(build))
    assert outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.parametrize("name", ["x25519", "x25519_base", "ed25519_mul_base"])
def test_in_montgomery_form(name: str) -> None:
    outcome = verdict(name, image(GCC, "montgomery"), "montgomery")
    assert outcome.proved, outcome


@pytest.mark.quick("ed25519_reduce_bytes-eddsa-a bit left out")
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("function", "unit", "what"), [
    pytest.param(*place, what, marks=[pytest.mark.slow] if i > 2 else [])
    for place, changes in WRONG.items() for i, what in enumerate(changes)
])  # fmt: skip
def test_what_is_wrong_is_rejected(function: str, unit: str, what: str) -> None:
    outcome = changed(function, unit, *WRONG[function, unit][what])
    assert not outcome.proved
    assert "not among the objects" not in outcome.reason


@pytest.mark.quick("ed25519_mul-ed25519_mul-a branch on a digit")
@pytest.mark.parametrize(("function", "unit", "what"), [(*place, what) for place, changes in LEAKS.items() for what in changes])
def test_leaks_are_rejected(function: str, unit: str, what: str) -> None:
    outcome = changed(function, unit, *LEAKS[function, unit][what])
    assert not outcome.proved
    assert "a secret" in outcome.reason or "arithmetic on a pointer" in outcome.reason


@pytest.mark.slow
def test_nothing_changed_is_proved() -> None:
    """What the mutants are made with."""
    for function, unit in (("x25519", "x25519"), ("ed25519_pick_cached", "ed25519_lookup"), ("ed25519_mul_base", "ed25519_mul")):
        assert changed(function, unit, "curve25519", "curve25519").proved


@pytest.mark.slow
def test_a_call_on_functions_that_are_not_proved_is_none() -> None:
    """The verdict names them, by which rows depend on which."""
    given = verdict("ed25519_mul_base", image(GCC, base_table=SMALL), base_table=SMALL).given
    for name in ("digits", "pick_niels", "add_niels", "dbl_projective"):
        assert f"curve25519_ed25519_{name}" in given


def test_tables_of_multiples_of_the_generator() -> None:
    """Against repeated addition, and the generator's order."""
    spec = load_bundled("curve25519")
    group, point = group_of(spec), generator(spec)
    known = {factor: niels(group.multiply(factor, point)) for factor in range(1, 130)}
    total = group.neutral
    for entry in known.values():
        total = group.add(total, point)
        assert entry == niels(total)
    for count in (0, 1, 4):
        table = sum((known[i << count] for i in range(1, 9)), ())
        assert doublings(spec, "niels", table, tuple(range(1, 9))) == count
        for place in (0, 5, 23):
            wrong = *table[:place], table[place] ^ 1, *table[place + 1 :]
            assert doublings(spec, "niels", wrong, tuple(range(1, 9))) is None
        assert doublings(spec, "niels", table, (1, 2, 3, 4, 5, 6, 7, 9)) is None
    assert (1 + point[1]) * pow(1 - point[1], -1, P) % P == 9


def niels(point: tuple[int, int] | None) -> tuple[int, int, int]:
    assert point is not None
    x, y = point
    return (y - x) % P, (y + x) % P, 2 * D * x * y % P
