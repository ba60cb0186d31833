# SPDX-License-Identifier: MIT
"""A call is taken to do what is shown of the function called, whoever says which contract is whose: what wiring does wrong leads
to a refusal. In each case here an engine shows something, with the wrong kind, contract or effect, and nothing is proved."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Term, Var, substitute
from ecgen_verify.prove.abi import STANDARD
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.divsteps.kernels import sums_kernel
from ecgen_verify.prove.evidence.lines import PROVER
from ecgen_verify.prove.goal.contracts import called, contract_claim
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.wiring.sums import sums_of
from ecgen_verify.prove.word import Word
from support.prove_composed_folder import GCC, folder, image, instead_of, rewritten, subject
from support.prove_multiples_folder import objects
from support.tiny_objects import assembled

CALLER, CALLEE = "p256_point_neg", "p256_fe_neg"
CLANG = Build("clang", "-O2")
_ANOTHER = "is not taken to do what is shown of it"


def _outcome(method: Callable[[Image, Claim], Outcome], **changes: object) -> Verdict:
    """Of CALLER, whose proof is changed so."""
    return _checked(lambda name: method(image("p256"), _subject(**changes)) if name == CALLER else None)


def _subject(**changes: object) -> Claim:
    return replace(subject("p256", "point_neg"), **changes)  # type: ignore[arg-type]


def _checked(shown: Callable[[str], Outcome | None], name: str = CALLER) -> Verdict:
    outcome = _theorems(shown).outcome(name)
    assert outcome is not None
    return outcome.verdict


def _theorems(shown: Callable[[str], Outcome | None]) -> Theorems:
    """As if all were of these objects that are not said to be of others."""

    def prove_here(name: str) -> Outcome | None:
        outcome = shown(name)
        return outcome and replace(outcome, image=outcome.image or image("p256"))

    return Theorems(folder("p256").place, "here", prove_here)


def _proved(name: str, theorem: Theorem | None) -> Outcome:
    """As an engine would say."""
    return Outcome(Verdict(name, "", Status.PROVED, given=tuple(theorem.used) if theorem else ()), theorem)


def test_what_is_right_is_proved() -> None:
    verdict = _outcome(prove)
    assert verdict.proved and CALLEE in verdict.given


# ---------------------------------------------------------------------- effects


@cache
def _wrong_image() -> tuple[Image, Claim]:
    """Code that doubles y where it should negate it."""
    return rewritten("p256", "point_neg", "r->x = p->x;\n    p256_fe_neg(", "r->x = p->x;\n    p256_fe_dbl(")


def _wrong(effect: object) -> tuple[Outcome, Verdict]:
    """What is shown of that code where a doubling is taken to do this, and what is proved."""
    linked, wrong = _wrong_image()
    shown = prove(linked, replace(wrong, callees={**wrong.callees, "p256_fe_dbl": effect}))  # type: ignore[dict-item]
    return shown, _checked(lambda name: shown if name == CALLER else None)


def test_the_effect_of_another_function_is_refused() -> None:
    shown, verdict = _wrong(subject("p256", "point_neg").callees[CALLEE])
    assert shown.verdict.proved
    assert not verdict.proved and _ANOTHER in verdict.reason


def test_an_effect_that_is_no_reading_of_a_promise_is_refused() -> None:
    reading = subject("p256", "point_neg").callees[CALLEE]
    assert isinstance(reading, Reading)
    shown, verdict = _wrong(reading.do)
    assert shown.verdict.proved
    assert not verdict.proved and _ANOTHER in verdict.reason


def test_the_effect_of_another_prime_is_refused() -> None:
    """secp256k1's negation, which looks the same here."""
    other = folder("secp256k1")
    contract = other.place.promise("secp256k1_fe_neg")
    assert isinstance(contract, Contract)
    forms = {**folder("p256").forms, "fe": other.forms["fe"]}
    callees: Mapping[str, object] = {**subject("p256", "point_neg").callees, CALLEE: called(contract, other.spec)}
    shown = prove(image("p256"), _subject(forms=forms, callees=callees))
    assert shown.verdict.proved
    for outcome in (shown, replace(shown, theorem=shown.theorem and replace(shown.theorem, about=()))):
        assert not _checked(lambda name, outcome=outcome: outcome if name == CALLER else None).proved  # type: ignore[misc]


def test_a_reading_of_the_right_contract_for_numbers_of_another_folder_is_refused() -> None:
    known = prove(image("p256"), _subject())
    assert known.theorem is not None
    used = {name: replace(reading, about=(folder("secp256k1").forms["fe"],)) for name, reading in known.theorem.used.items()
            if isinstance(reading, Reading)}  # fmt: skip
    wrong = replace(known, theorem=replace(known.theorem, used=used))
    verdict = _checked(lambda name: wrong if name == CALLER else None)
    assert not verdict.proved and _ANOTHER in verdict.reason


def test_a_theorem_that_leaves_a_call_out_is_refused() -> None:
    shown = prove(image("p256"), _subject())
    assert shown.theorem is not None
    assert CALLEE in shown.verdict.given
    wrong = replace(shown, theorem=replace(shown.theorem, used={}))
    verdict = _checked(lambda name: wrong if name == CALLER else None)
    assert not verdict.proved and "what all calls are taken to do" in verdict.reason


# ---------------------------------------------------------------------- callees


INNER = "p256_lookup"


def _of_lookup() -> Reading:
    return called(sums_of(folder("p256").place)["lookup"], folder("p256").spec)


def _using(reading: object, callee: Outcome | None) -> Verdict:
    """Of a function that calls INNER, which is shown to do something else, or nothing."""
    theorem = Theorem(folder("p256").place.promise("p256_point_mul"), used={INNER: reading})  # type: ignore[dict-item]
    outcomes = {"p256_point_mul": _proved("p256_point_mul", theorem), INNER: callee}
    return _checked(outcomes.get, "p256_point_mul")


def test_a_kind_with_other_parameters_is_refused() -> None:
    """Windows of one bit more than the function has that is proved."""
    known, lookup = folder("p256"), sums_of(folder("p256").place)["lookup"]
    of_lookup = prove(objects("p256"), subject("p256", "lookup"))
    assert _using(called(lookup, known.spec), of_lookup).proved
    r, table, digit = Var("r"), m.comb(Var("table"), 4, 1), m.signed_bits(Var("word"), 1, 4, 1)
    negate = Var("negate")
    assert lookup.ensures == (r.equals(m.signed(digit, negate) * table),)
    for other in (m.signed(m.signed_bits(Var("word"), 1, 5, 1), negate) * table, m.endomorphism(m.signed(digit, negate) * table),
                  m.signed(digit, negate) * m.comb(Var("table"), 5, 1), digit * table):  # fmt: skip
        verdict = _using(called(replace(lookup, ensures=(r.equals(other),)), known.spec), of_lookup)
        assert not verdict.proved and _ANOTHER in verdict.reason


def test_a_callee_that_is_missing_is_refused() -> None:
    reading = _of_lookup()
    assert "no method" in _using(reading, None).reason
    assert "not proved" in _using(reading, Outcome(Verdict(INNER, "", Status.UNDECIDED, "left out"))).reason


@pytest.mark.parametrize("length", [1, 2, 3])
def test_what_rests_on_itself_is_refused(length: int) -> None:
    names = [f"p256_part{i}" for i in range(length)]

    def shown(name: str) -> Outcome:
        following = names[(names.index(name) + 1) % length]
        return _proved(name, Theorem("the same", used={following: Reading("the same", lambda call: None)}))

    theorems = _theorems(shown)
    assert not any((outcome := theorems.outcome(name)) is None or outcome.verdict.proved for name in names)
    first = theorems.outcome(names[-1])
    assert first is not None and "not proved" in first.verdict.reason


def test_a_chain_is_proved() -> None:
    """So that the cycle is what is refused."""
    theorems = {"p256_a": Theorem("one", used={"p256_b": Reading("two", lambda call: None)}), "p256_b": Theorem("two")}
    assert _checked(lambda name: _proved(name, theorems[name]), "p256_a").proved
    theorems["p256_b"] = Theorem("three")
    assert _ANOTHER in _checked(lambda name: _proved(name, theorems[name]), "p256_a").reason


_COPY = "global f:function\nextern {0}\nf: mov edx, 8\njmp {0}\n"


@pytest.mark.parametrize("name", sorted(STANDARD))
def test_no_effect_takes_the_place_of_what_the_library_does(name: str, tmp_path: Path) -> None:
    """Nothing would have to be shown of it. Here the number that is copied is taken to be twice as large."""

    def doubled(machine: Machine) -> None:
        word = machine.load(Pointer("x", 0), 8)
        assert isinstance(word, Word)
        machine.store(Pointer("z", 0), machine.path.low(machine.path.sum((word, 2)), 64), 8)

    linked = load([assembled(tmp_path, _COPY.format(name))])
    copied, twice = (kernel_of("f", parse(f"z = {claim} mod m where x < 2^60", {"m": 2**61 - 1})) for claim in ("x", "2*x"))
    shown = prove(linked, replace(twice, callees={name: doubled}))
    assert not shown.verdict.proved or shown.verdict.given == (name,)  # of which nothing is shown then
    shown = prove(linked, replace(copied, callees={name: doubled}))
    assert shown.verdict.proved is (name in ("memcpy", "memmove"))


# ---------------------------------------------------------------------- what is shown of a function itself


def test_a_claim_of_another_function_is_refused() -> None:
    verdict = _outcome(prove, promise=subject("p256", "point_dbl").promise)
    assert not verdict.proved and "not the contract in the manifest" in verdict.reason


def test_operands_in_another_order_are_refused() -> None:
    """Here it makes no difference. Operands are those of the contract that is shown."""
    contract = folder("p256").place.derived["point_eq"]
    verdict = _shown_of_points_eq(replace(contract, params=contract.params[::-1]))
    assert not verdict.proved and "not the contract in the manifest" in verdict.reason


def test_a_contract_of_parameters_that_the_prototype_lacks_is_refused() -> None:
    contract = folder("p256").place.derived["point_eq"]
    names = {"p": "first", "q": "second"}
    values: dict[Term, Term] = {Var(name): Var(other) for name, other in names.items()}
    params = tuple(replace(param, name=names[param.name]) for param in contract.params)
    renamed = replace(contract, params=params, ensures=tuple(substitute(formula, values) for formula in contract.ensures),
                      requires=tuple(substitute(formula, values) for formula in contract.requires))  # fmt: skip
    verdict = _shown_of_points_eq(renamed)
    assert not verdict.proved and "not the contract in the manifest" in verdict.reason


def _shown_of_points_eq(contract: Contract) -> Verdict:
    """The verdict on the function of this name where another contract is proved of it."""
    known = subject("p256", "point_eq")
    shown = prove(image("p256"), instead_of(known, contract_claim(contract, folder("p256").spec)))
    assert shown.verdict.proved
    return _checked(lambda name: shown if name == "p256_point_eq" else None, "p256_point_eq")


def test_the_code_of_another_function_is_refused() -> None:
    verdict = _checked(lambda name: prove(image("p256"), subject("p256", "point_dbl")))
    assert not verdict.proved and verdict.reason == "nothing is shown of this function"


def test_forms_under_each_others_tags_are_refused() -> None:
    forms = folder("p256").forms
    shown = prove(image("p256"), _subject())
    assert shown.theorem is not None
    about = (*shown.theorem.about, ("fe", forms["sc"]))
    wrong = replace(shown, theorem=replace(shown.theorem, about=about))
    verdict = _checked(lambda name: wrong if name == CALLER else None)
    assert not verdict.proved and "other numbers" in verdict.reason


def test_a_verdict_without_a_theorem_is_refused() -> None:
    verdict = _checked(lambda name: _proved(name, None))
    assert not verdict.proved and verdict.reason == "nothing is shown of this function"


def test_a_verdict_has_the_digests_of_all_objects_that_it_rests_on() -> None:
    """So that a record can tell that all were made by one build."""
    of_lookup = Known().of(image("p256", CLANG), INNER, partial(prove, kernel=subject("p256", "lookup")))
    verdict = _using(_of_lookup(), of_lookup)
    assert of_lookup.verdict.objects and of_lookup.verdict.objects == frozenset(image("p256", CLANG).objects.values())
    assert verdict.objects == of_lookup.verdict.objects


def test_what_is_shown_of_no_objects_is_refused() -> None:
    shown = prove(image("p256"), _subject())
    assert shown.verdict.proved and shown.image is None
    outcome = Theorems(folder("p256").place, GCC.name, lambda _: shown).outcome(CALLER)
    assert outcome is not None
    assert outcome.verdict.reason == "nothing is shown of this function"


#: A function of the object's own, under the name of one that other objects have.
_OWN = """{kind} void own(p256_fe *r, const p256_fe *a) __asm__("p256_fe_neg");
{kind} void own(p256_fe *r, const p256_fe *a) {{ *r = *a; }}
"""


@pytest.mark.parametrize(("kind", "proved"), [("static __attribute__((noinline, used))", False), ("", True)])
def test_a_static_function_is_not_the_one_of_its_name(kind: str, proved: bool) -> None:
    """Its bytes are not those that are proved elsewhere. One that others see is: there cannot be a second in a program."""
    begin = "void p256_point_neg("
    linked, wrong = rewritten("p256", "point_neg", f"{begin}p256_point *r", f"{_OWN.format(kind=kind)}{begin}p256_point *r")
    assert (linked.definer(CALLEE) is not None) and (CALLEE in linked.exported) is proved
    shown = Known().of(linked, CALLER, lambda image: prove(image, wrong))
    assert shown.verdict.proved
    verdict = _checked(lambda name: shown if name == CALLER else None)
    assert verdict.proved is proved
    assert proved or f"have another {CALLEE}" in verdict.reason


def test_code_of_other_objects_than_those_asked_about_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not that of these objects"):
        Known().of(image("p256", CLANG), CALLER, lambda _: prove(image("p256"), _subject()))


def test_a_kernel_has_the_promise_of_its_name() -> None:
    """Also where nothing calls it, as in the objects of assembly."""
    form, name = folder("p256").forms["fe"], "p256_fe_divsteps_de"
    for steps, proved in ((60, True), (59, False)):
        theorem = Theorem(sums_kernel("p256", form, steps).promise)
        assert _checked(lambda asked, theorem=theorem: _proved(asked, theorem), name).proved == proved  # type: ignore[misc]


# ---------------------------------------------------------------------- wiring makes none of it

#: What only engines make, and modules that know what a promise means.
_OTHERS = {"Row", "Verdict", "Outcome", "Theorem", "Reading", "readings", "library", "Claim", "Inner", "Kernel", "Trial", "Place",
           "replace", "setattr"}  # fmt: skip


def test_wiring_makes_no_theorem_and_no_reading() -> None:
    """It may ask for the place that a folder is, and pick. Nor do the tools make any, which hand on what is done elsewhere."""
    files = sorted(path for folder in ("tools", "wiring") for path in (PROVER / folder).glob("*.py"))
    called = {(path.name, ast.unparse(node.func).split(".")[-1]) for path in files
              for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)}  # fmt: skip
    assert len(called) > 100
    assert {(file, name) for file, name in called if name in _OTHERS} == {
        ("folder.py", "Place"), ("layers.py", "Place"),
        ("objects.py", "replace"), ("parsing.py", "replace"), ("pool.py", "replace")}  # fmt: skip


def test_wiring_changes_nothing_that_it_is_given() -> None:
    files = sorted((PROVER / "wiring").glob("*.py"))
    assigned = {(path.name, ast.unparse(target)) for path in files
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Assign)
                for target in node.targets if not ast.unparse(target).startswith("self.")
                if isinstance(target.value if isinstance(target, ast.Subscript) else target, ast.Attribute)}  # fmt: skip
    assert not assigned



@pytest.mark.parametrize("curve", ["p256", "curve25519", "p503"])
def test_every_claim_says_which_numbers_it_is_about(curve: str) -> None:
    known = folder(curve)
    assert known.claims
    assert not [name for name, claim in known.claims.items() if not claim.about or not all(map(known.place.holds, claim.about))]


@pytest.mark.parametrize("curve", ["p256", "curve25519", "p503"])
def test_every_effect_is_a_reading_about_the_folder(curve: str) -> None:
    known = folder(curve)
    assert known.effects
    assert not [name for name, effect in known.effects.items()
                if not isinstance(effect, Reading) or not all(map(known.place.holds, effect.about))]  # fmt: skip
