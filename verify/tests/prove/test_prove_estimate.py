# SPDX-License-Identifier: MIT
"""Crandall reduction by an estimated quotient where p fills its words, as compiled: what selects the last term is a mask of half
a word, which compilers make of a comparison. See `ecgen.arith.reduce.estimate`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import Verdict
from support.prove_folder import contract, emitted, image


@pytest.mark.quick("gost256a-c64 gcc -O2-fe_mul")
@pytest.mark.parametrize("name", ["fe_mul", "fe_sqr"])
@pytest.mark.parametrize("build", ["c64 gcc -O2", "c64 clang -O2"])
@pytest.mark.parametrize("curve", ["gost256a", "gost256b"])
def test_both_products_are_proved(curve: str, build: str, name: str) -> None:
    verdict = prove(image(curve, build=build), f"{curve}_{name}", contract(curve, name))
    assert verdict.proved, verdict


#: In the product of gost256a: what stands there, and what stands there instead.
CHANGES = {
    "q by one too large": (r"(\(q \+ 1\)\*617 \*/\n.*? \+ UINT64_C\()0x1\)", r"\g<1>0x2)"),
    "never one too small": (r"(borroww\(t\d+, t\d+), 0\);(\s+/\* less 617)", r"\1, 1);\2"),
    "compared the other way": (r"borroww\((t\d+), (t\d+), 0\);(\s+/\* less 617)", r"borroww(\2, \1, 0);\3"),
    "always less 617": (r"selectw\(m0, UINT64_C\(0x0\), UINT64_C\(0x269\)\)", r"selectw(m0, UINT64_C(0x269), UINT64_C(0x269))"),
    "less another number": (r"selectw\(m0, UINT64_C\(0x0\), UINT64_C\(0x269\)\)", r"selectw(m0, UINT64_C(0x0), UINT64_C(0x268))"),
    "the other way": (r"selectw\(m0, UINT64_C\(0x0\), UINT64_C\(0x269\)\)", r"selectw(m0, UINT64_C(0x269), UINT64_C(0x0))"),
    "a borrow lost": (r"(less 617 there.*?UINT64_C\(0x0\), )c\d+", r"\g<1>0"),
    "a carry of the estimate lost": (r"(estimates the quotient.*?UINT64_C\(0x0\), )c\d+", r"\g<1>0"),
    "an estimate of a lower word": (r"(estimates the quotient.*?carryw\(t\d+, )t\d+", r"\1t14"),
}


def changed(what: str, tmp_path: Path) -> Verdict:
    source, name = emitted("gost256a"), "gost256a_field.c"
    whole = (source / name).read_text(encoding="utf-8")
    head, body = re.split(r"(?=^void gost256a_fe_mul\()", whole, maxsplit=1, flags=re.MULTILINE)
    text, count = re.subn(*CHANGES[what], body, count=1, flags=re.DOTALL)
    assert count and text != body
    for header in source.glob("*.h"):
        (tmp_path / header.name).write_bytes(header.read_bytes())
    (tmp_path / name).write_text(head + text, encoding="utf-8")
    words = ("gcc", "-O1", "-DGOST256A_NO_ASM")
    objects = Recipe("c64 gcc -O1", "fe", (name,), words).make(tmp_path, tmp_path)
    return prove(load(objects), "gost256a_fe_mul", contract("gost256a", "fe_mul"))


@pytest.mark.quick("always less 617")
@pytest.mark.parametrize("what", CHANGES)
def test_changed_estimate_is_not_proved(what: str, tmp_path: Path) -> None:
    assert not changed(what, tmp_path).proved
