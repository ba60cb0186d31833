# SPDX-License-Identifier: MIT
"""Functions over arrays are proved for all counts, by induction; what is wrong for some count is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ecgen_verify.prove.budget import COMPOSED, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Subject
from ecgen_verify.prove.composed.every import proof_of, prove_every_count
from ecgen_verify.prove.composed.loops import Line, Loop, Proof, check
from ecgen_verify.prove.composed.prover import aliasings, prove
from ecgen_verify.prove.composed.run import Fault
from ecgen_verify.prove.composed.spread import Spread, joined, split, spread
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.arrays import find
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided
from support.prove_composed_folder import GCC, by_one_compiler, image, rewritten, subject, verdict

CLANG = Build("clang", "-O2")
BUILDS = [GCC, Build("gcc", "-O3"), CLANG, Build("clang", "-O3")]
_UP, _DOWN = "for (i = 0; i < count; i++) {", "for (i = count; i-- > 0;) {"
_FACTOR = "p256_fe_select(&factor, is_zero, &p256_fe_one, &a[i]);"
_STORE = "p256_fe_select(&r[i], is_zero, &zero, &inverse);"
_COPY = f"    {_UP}\n        scratch[i] = p[i].z;"
_SCALE = f"    {_UP}\n        p256_scale(&r[i], &p[i], &scratch[i]);"
_KEEP, _INVERT = "scratch[i] = product;", "p256_fe_inv(&product, &product);"
_MULTIPLY, _OTHERS = "p256_fe_mul(&product, &product, &factor);", "p256_fe_mul(&inverse, &product, &scratch[i]);"
_END = "\n    }\n    p256_fe_inv"
_CALL = "p256_fe_batch_inv(scratch, scratch, scratch + count, count);"

#: What is wrong, for any count or from some count on: the text that is changed, and what it becomes.
WRONG_INVERSIONS = {
    "up, one less": (_UP, "for (i = 0; i + 1 < count; i++) {"),
    "up, not the first": (_UP, "for (i = 1; i < count; i++) {"),
    "up, a thousand at most": (_UP, "for (i = 0; i < count && i < 1000; i++) {"),
    "up, a count of 32 bits": (_UP, "for (i = 0; i < (uint32_t)count; i++) {"),
    "up, no zeros": ("p256_fe_select(&factor, p256_fe_is_zero(&a[i]), &p256_fe_one, &a[i]);", "factor = a[i];"),
    "up, factor forgotten": (f"{_MULTIPLY}{_END}", _END),
    "up, stored after": (f"{_MULTIPLY}{_END}", f"{_MULTIPLY}\n        {_KEEP}{_END}"),
    "up, input changed": (_KEEP, f"{_KEEP}\n        ((p256_fe *)a)[i] = product;"),
    "up, another index": (_KEEP, "scratch[i + 1] = product;"),
    "up, starts again": (_KEEP, f"if (i == 1000) {{ product = p256_fe_one; }}\n        {_KEEP}"),
    "not inverted": (_INVERT, ""),
    "nothing above a thousand": (_INVERT, f"if (count > 1000) {{ return; }}\n    {_INVERT}"),
    "down, one less": (_DOWN, "for (i = count; i-- > 1;) {"),
    "down, not the last": (_DOWN, "for (i = count - (count > 9); i-- > 0;) {"),
    "down, one more": (_DOWN, "for (i = count + (count > 9); i-- > 0;) {"),
    "down, no zeros": (_FACTOR, "factor = a[i];"),
    "down, zeros not put back": (_STORE, "r[i] = inverse;"),
    "down, factor forgotten": (f"{_MULTIPLY}\n        {_STORE}", _STORE),
    "down, the next product": (_OTHERS, _OTHERS.replace("[i]", "[i + 1]")),
    "down, the first product": (_OTHERS, _OTHERS.replace("[i]", "[0]")),
    "down, product before": (f"{_OTHERS}\n        {_MULTIPLY}", f"{_MULTIPLY}\n        {_OTHERS}"),
    "down, another result": (_STORE, _STORE.replace("r[i]", "r[count - 1 - i]")),
    "down, some results moved": (_STORE, f"{_STORE}\n        if (i > 5) {{ r[i] = r[i - 1]; }}"),
    "down, a secret branch": (_STORE, f"if (i > 9 && is_zero) {{ continue; }}\n        {_STORE}"),
    "read after it is written": (f"{_FACTOR}\n        {_OTHERS}\n        {_MULTIPLY}\n        {_STORE}",
                                 f"{_OTHERS}\n        {_STORE}\n        {_FACTOR}\n        {_MULTIPLY}"),
    "one more store": (f"{_STORE}\n    }}", f"{_STORE}\n    }}\n    if (count == 9) {{ r[8].v[0] ^= 1; }}"),
}  # fmt: skip
WRONG_POINTS = {
    "copied, one less": (_COPY, _COPY.replace("i < count", "i + 1 < count")),
    "copied, every second": (_COPY, _COPY.replace("i++", "i += 2")),
    "copied, a thousand at most": (_COPY, _COPY.replace("i < count", "i < count && i < 1000")),
    "copied, another coordinate": (_COPY, _COPY.replace(".z", ".y")),
    "copied, the first only": (_COPY, _COPY.replace("p[i]", "p[0]")),
    "inverted, one less": (_CALL, _CALL.replace(", count)", ", count - 1)")),
    "inverted, one more": (_CALL, _CALL.replace(", count)", ", count + 1)")),
    "inverted on itself": (_CALL, _CALL.replace("scratch + count", "scratch")),
    "inverted beside": (_CALL, _CALL.replace("scratch + count", "scratch + count + 1")),
    "inverted elsewhere": (_CALL, _CALL.replace("(scratch", "(scratch + count")),
    "inverted twice": (_CALL, _CALL * 2),
    "not inverted at all": (_CALL, ""),
    "scaled, one less": (_SCALE, _SCALE.replace("i < count", "i + 1 < count")),
    "scaled, not the first": (_SCALE, _SCALE.replace("i = 0", "i = count >> 9")),
    "scaled by another": (_SCALE, _SCALE.replace("scratch[i]", "scratch[count - 1 - i]")),
    "another point": (_SCALE, _SCALE.replace("p[i]", "p[0]")),
}
WRONG = {
    **{what: ("fe_batch_inv", *change) for what, change in WRONG_INVERSIONS.items()},
    **{what: ("point_batch_to_affine", *change) for what, change in WRONG_POINTS.items()},
}
#: Right for the counts that are executed.
GREAT = ["up, a thousand at most", "one more store", "copied, a thousand at most", "scaled, not the first"]


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["fe_batch_inv", "sc_batch_inv", "point_batch_to_affine"])
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "p521"])
def test_all_counts(curve: str, build: Build, name: str) -> None:
    outcome = verdict(curve, name, build)
    assert outcome.proved, outcome
    assert not outcome.reason


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("what", "build"), by_one_compiler(WRONG, GCC, CLANG))
def test_what_is_wrong_is_rejected(what: str, build: Build) -> None:
    function, old, new = WRONG[what]
    binary, proof_subject = rewritten("p256", function, old, new, build)
    with pytest.raises((Undecided, Fault)):
        induction(binary, proof_subject)


def induction(binary: Image, proof_subject: Subject) -> None:
    """The proof for all counts alone, without the small counts that are executed."""
    for alias in aliasings(proof_subject.parameters, proof_subject.claim.apart):
        prove_every_count(Code(binary), proof_subject, alias, Budget(COMPOSED), {})


@pytest.mark.quick("scaled, not the first")
@pytest.mark.parametrize("what", GREAT)
def test_what_is_wrong_for_great_counts_is_not_decided(what: str) -> None:
    function, old, new = WRONG[what]
    outcome = prove(*rewritten("p256", function, old, new)).verdict
    assert not outcome.proved
    assert "for any count" in outcome.reason


@pytest.mark.slow
def test_the_induction_needs_the_small_counts() -> None:
    """Two elements an iteration: count 1 is not by induction."""
    proof_subject = subject("p256", "point_batch_to_affine")
    fewer = replace(proof_subject, claim=replace(proof_subject.claim, cases=proof_subject.claim.cases[:1]))
    induction(image("p256", GCC), fewer)
    with pytest.raises((Undecided, Fault)):
        induction(image("p256", CLANG), fewer)


# ---------------------------------------------------------------------- what is found is checked


def invariants(name: str, build: Build = GCC) -> tuple[Proof, list[Loop]]:
    binary, proof_subject = image("p256", build), subject("p256", name)
    proof = proof_of(Code(binary), proof_subject, {}, Budget(COMPOSED), {})
    loops = find(proof, 1, 0, proof.address + binary.sizes[proof_subject.name])
    return proof, loops


def rejected(proof: Proof, loops: Sequence[Loop]) -> None:
    with pytest.raises((Undecided, Fault)):
        check(proof, 1, 0, loops)


@pytest.mark.parametrize("name", ["fe_batch_inv", "point_batch_to_affine"])
def test_wrong_invariants_are_rejected(name: str) -> None:
    proof, loops = invariants(name)
    check(proof, 1, 0, loops)
    first, second = loops
    rejected(proof, [])
    rejected(proof, [first])
    rejected(proof, [second])
    rejected(proof, [second, first])
    for rest in (0, 1):
        check(proof, 2, rest, loops)  # even counts and odd ones, which is as true
    result = {"r/0": ("postcondition", proof.postcondition.result)}
    for number, loop in enumerate(loops):
        changes = [
            replace(loop, down=not loop.down),
            replace(loop, rest=1),
            replace(loop, stride=2),
            replace(loop, stride=3),
            replace(loop, header=proof.address),
            replace(loop, before={**loop.before, **result}),
            replace(loop, after={**loop.after, "scratch/0": ("postcondition", proof.postcondition.result)}),
            replace(loop, after={**loop.after, "r/0": None, "scratch/0": None}),
        ]
        changes += [replace(loop, slots={offset: not inverted for offset, inverted in loop.slots.items()})] * bool(loop.slots)
        for wrong in changes:
            with pytest.raises((Undecided, Fault, KeyError)):
                check(proof, 1, 0, [wrong if at == number else entry for at, entry in enumerate(loops)])


def test_nothing_is_said_of_arrays_that_no_window_is_in() -> None:
    """The second half of the scratch elements."""
    proof, (first, second) = invariants("point_batch_to_affine")
    more = {"scratch/1": ("postcondition", "z")}
    check(proof, 1, 0, [replace(first, after={**first.after, **more}), second])  # and is not asked for
    rejected(proof, [replace(first, after={**first.after, **more}), replace(second, before={**second.before, **more})])


@pytest.mark.parametrize("name", ["fe_batch_inv", "point_batch_to_affine"])
def test_every_word_of_an_invariant_is_checked(name: str) -> None:
    """One word or address more or less than it is, or moved by more or less in an iteration."""
    proof, loops = invariants(name)
    for number, loop in enumerate(loops):
        for cell, (size, line) in loop.cells.items():
            if isinstance(line, Line):
                for wrong in (line.poly.offset(1), line.poly.offset(-8), line.poly + Poly.atom(-1), line.poly + Poly.atom(-2)):
                    changed = replace(loop, cells={**loop.cells, cell: (size, replace(line, poly=wrong))})
                    rejected(proof, [changed if at == number else entry for at, entry in enumerate(loops)])


# ---------------------------------------------------------------------- addresses


def test_spread_addresses() -> None:
    index = Word(Poly.atom(3), 0, 100)
    place = spread(Pointer("a", 8), index, 32)
    assert split(place)[1].key == Poly.atom(3).scale(32).offset(8).key
    assert place.offset == 8
    assert isinstance(place.base, Spread)
    assert place != spread(Pointer("a", 8), index, 64)
    assert place == spread(spread(Pointer("a", 40), index, 16), replace(index, poly=Poly.atom(3).offset(-2)), 16)
    assert spread(place, index, -32) == Pointer("a", 8)
    assert joined("a", Poly.constant((1 << 64) - 8)) == Pointer("a", -8)
    with pytest.raises(Undecided):
        spread(place, replace(index, secret=True), 1)
    with pytest.raises(Undecided):
        joined("a", Poly.atom(3).shifted_down(1))
