# SPDX-License-Identifier: MIT
"""What is published is what is proved: a verdict is about the contract of the manifest, which is that of the specification; a
check that compares nothing proves nothing, and no old check shows a new contract."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen.bundled import load_bundled
from ecgen.contracts.standards import clamped, x25519_public_key
from ecgen.errors import CheckFailed
from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import plain
from ecgen.logic.terms import RESULT, G, N, Term, Var, big_endian, on_curve, residue
from ecgen.logic.text import claim
from ecgen_verify.prove.calls.place import Refused, is_same
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal import contracts
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.moduli import rings
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.wiring.folder import Folder
from support.prove_composed_folder import folder, image, subject, verdict
from support.prove_folder import emitted, prove_folder

_R, _A, _P, _Q, _K = (Var(name) for name in "rapqk")


def _fresh(curve: str) -> Folder:
    """A folder whose contracts a test may change."""
    fresh = Folder(emitted(curve), load_bundled(curve))
    fresh.place.rows = copy.deepcopy(fresh.place.rows)
    return fresh


def _publish(fresh: Folder, name: str, contract: Contract) -> None:
    """As if the specification and the manifest had this contract."""
    fresh.place.derived[name] = contract
    promised = {"contract": plain(contract), "prototype": prototype(contract, fresh.prefix)}
    fresh.place.rows[f"{fresh.prefix}_{name}"] |= promised


def _proved(fresh: Folder, curve: str, name: str) -> Verdict:
    return prove(image(curve), subject(curve, name, fresh)).verdict


# ---------------------------------------------------------------------- the contract of a verdict


@pytest.mark.quick("p256-fe_inv")
@pytest.mark.parametrize(("curve", "name"), [("p256", "fe_inv"), ("p256", "point_add"), ("p434", "fe2_mul")])
def test_a_verdict_says_what_the_manifest_publishes(curve: str, name: str) -> None:
    outcome = verdict(curve, name)
    contract = folder(curve).place.derived[name]
    assert outcome.proved and outcome.contract.startswith(claim(contract))


def test_what_is_required_is_said() -> None:
    outcome = verdict("p256", "point_mul")
    assert outcome.proved and outcome.contract == "r = k*p; requires that p is on the curve"
    row = folder("p256").place.rows["p256_point_mul"]
    assert row["requires"] == ["p is on the curve"]


@pytest.mark.parametrize("change", [
    lambda row: row.pop("contract"),
    lambda row: row["contract"].update(requires=[]),
    lambda row: row["contract"].update(returns="Status"),
    lambda row: row["contract"].update(ensures=[["=", "r", ["+", "p", "p"]]]),
    lambda row: row["contract"].update(more=1),
])  # fmt: skip
def test_a_contract_that_is_not_of_the_specification_is_refused(change: Callable[[dict[str, object]], object]) -> None:
    fresh = _fresh("p256")
    change(fresh.place.rows["p256_point_add"])
    refused = fresh.place.promise("p256_point_add")
    assert isinstance(refused, Refused) and "contract" in refused.reason
    assert fresh.subject("p256_point_add") is None


def test_another_prototype_is_refused() -> None:
    fresh = _fresh("p256")
    row = fresh.place.rows["p256_point_add"]
    row["prototype"] = row["prototype"].replace("*p", "*t").replace("*q", "*p").replace("*t", "*q")
    refused = fresh.place.promise("p256_point_add")
    assert isinstance(refused, Refused) and "prototype" in refused.reason


def test_another_operation_is_refused() -> None:
    fresh = _fresh("p256")
    fresh.place.rows["p256_point_add"]["operation"] = "point_dbl"
    refused = fresh.place.promise("p256_point_add")
    assert isinstance(refused, Refused) and "operation" in refused.reason


def test_another_modulus_is_refused() -> None:
    manifest = copy.deepcopy(folder("p256").manifest)
    manifest["moduli"][0]["number"] = hex(2**255 - 19)
    with pytest.raises(CheckFailed, match="the manifest's p is not that of the specification"):
        rings(manifest, load_bundled("p256"))


def test_a_refused_function_has_a_row_that_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    from ecgen_verify.prove.calls import place

    monkeypatch.setattr(place, "all_contracts", lambda facts: {})
    rows = list(prove_folder(emitted("p256"), [Target.ADX], emitted("p256"), "p256_fe_add", spec=load_bundled("p256")))
    assert rows and all(row.verdict.status is Status.UNDECIDED and "no contract" in row.verdict.reason for row in rows)


# ---------------------------------------------------------------------- checks that compare nothing


@pytest.mark.quick("p256-fe_inv-output r")
@pytest.mark.parametrize(("curve", "name", "what"), [
    ("p256", "fe_inv", "output r"), ("p256", "fe_inv_chain", "output r"), ("p256", "point_add", "output r"),
    ("p256", "point_eq", "returned value"), ("p256", "affine_to_bytes", "output b"), ("p434", "fe2_mul", "output r"),
    ("curve25519", "ed25519_decode", "output r"),
])  # fmt: skip
def test_an_empty_check_proves_nothing(curve: str, name: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contracts.Shown, "__call__", lambda self, view: None)
    outcome = verdict(curve, name)
    assert outcome.status is Status.UNDECIDED and what in outcome.reason


@pytest.mark.parametrize(("name", "what"), [
    ("point_mul_base", "output r"), ("public_key", "output public_key"), ("reduce_bytes", "output r"),
])  # fmt: skip
def test_an_empty_check_of_multiples_proves_nothing(name: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contracts.Shown, "__call__", lambda *_, **__: None)
    outcome = _proved(_fresh("p256"), "p256", name)
    assert outcome.status is Status.UNDECIDED and what in outcome.reason


def test_a_check_of_one_output_is_none_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The returned value of a decoding, compared without the point."""
    original = contracts.Shown._show

    def only_returned(self: contracts.Shown, view: View, terms: Terms, left: Term, right: Term) -> None:
        if left == RESULT:
            original(self, view, terms, left, right)

    monkeypatch.setattr(contracts.Shown, "_show", only_returned)
    outcome = verdict("p256", "point_to_affine")
    assert outcome.status is Status.UNDECIDED and "output r is not compared" in outcome.reason


# ---------------------------------------------------------------------- other contracts


def _ensures(contract: Contract, *formulas: Term) -> Contract:
    return replace(contract, ensures=formulas)


@pytest.mark.quick("p256-*")
@pytest.mark.parametrize(("curve", "name", "formula"), [
    ("p256", "fe_inv", _R.equals(_A)), ("p256", "fe_inv", _R.equals(_A**2)), ("p256", "point_add", _R.equals(2 * _P)),
    ("p256", "point_neg", _R.equals(_P)), ("p256", "point_dbl", _R.equals(-_P)), ("p434", "fe2_mul", _R.equals(_A + Var("b"))),
    ("p434", "fe2_conj", _R.equals(_A)), ("curve25519", "ed25519_neg", _R.equals(_P)),
    ("curve25519", "ed25519_add", _R.equals(2 * _P)), ("p256", "point_is_neutral", RESULT.equals(0)),
    ("p256", "point_mul_bytes", _R.equals(big_endian(_K) * G)), ("p256", "point_mul_bytes", _R.equals(big_endian(_K) * _P + _P)),
    ("p256", "point_mul_bytes", _R.equals((big_endian(_K) % (N - 1) + 1) * _P)),
    ("p256", "reduce_bytes", _R.equals(big_endian(Var("b")) % (N - 1) + 1)),
    ("curve25519", "x25519_base", Var("out").equals(clamped(Var("secret")))),
    ("curve25519", "ed25519_public_key", Var("public_key").equals(x25519_public_key(Var("secret")))),
    ("curve25519", "ed25519_reduce_bytes", _R.equals(big_endian(Var("b")) % N)),
])  # fmt: skip
def test_right_code_is_not_proved_of_another_contract(curve: str, name: str, formula: Term) -> None:
    fresh = _fresh(curve)
    _publish(fresh, name, _ensures(fresh.place.derived[name], formula))
    assert not _proved(fresh, curve, name).proved


def test_a_multiple_of_a_point_that_need_not_be_on_the_curve_is_not_proved() -> None:
    fresh = _fresh("p256")
    _publish(fresh, "point_mul_bytes", replace(fresh.place.derived["point_mul_bytes"], requires=()))
    outcome = _proved(fresh, "p256", "point_mul_bytes")
    assert outcome.status is Status.UNDECIDED and "may be off the curve" in outcome.reason


def test_a_sum_of_points_that_need_not_be_on_the_curve_is_not_proved() -> None:
    fresh = _fresh("p256")
    contract = fresh.place.derived["point_add"]
    assert contract.requires == (on_curve(_P), on_curve(_Q))
    _publish(fresh, "point_add", replace(contract, requires=(on_curve(_P),)))
    outcome = _proved(fresh, "p256", "point_add")
    assert outcome.status is Status.UNDECIDED and "required to be on the curve" in outcome.reason


@pytest.mark.parametrize(("curve", "name", "formula"), [
    ("p256", "point_mul", _R.equals(_K * _P + _P)), ("p256", "point_mul", _R.equals(_K * G)),
    ("p256", "point_mul", _R.equals(-_P)), ("p256", "point_mul_base", _R.equals(_K * G + G)),
    ("curve25519", "ed25519_mul", _R.equals(residue(_K) * _P + _P)),
])  # fmt: skip
def test_a_multiplication_is_not_proved_to_give_another_multiple(curve: str, name: str, formula: Term) -> None:
    fresh = _fresh(curve)
    contract = fresh.place.derived[name]
    changed = _ensures(contract, formula)
    _publish(fresh, name, changed)
    outcome = _proved(fresh, curve, name)
    assert outcome.status is Status.UNDECIDED and "not the multiple" in outcome.reason


def test_a_multiplication_is_not_proved_of_any_point() -> None:
    fresh = _fresh("p256")
    _publish(fresh, "point_mul", replace(fresh.place.derived["point_mul"], requires=()))
    outcome = _proved(fresh, "p256", "point_mul")
    assert outcome.status is Status.UNDECIDED and "may be off the curve" in outcome.reason


def test_two_contracts_are_the_same_by_value() -> None:
    theirs = folder("p256").place.derived["point_mul"]
    ours = copy.deepcopy(theirs)
    assert is_same(ours, theirs)
    assert not is_same(ours, replace(theirs, public=frozenset("k")))


# ---------------------------------------------------------------------- calls


@pytest.mark.parametrize("name", ["point_add", "point_dbl", "point_from_affine", "point_neutral"])
def test_a_call_is_assumed_to_do_what_is_proved_of_it(name: str) -> None:
    fresh = _fresh("p256")
    contract, reading = fresh.place.derived[name], fresh.effects[f"p256_{name}"]
    assert isinstance(reading, Reading) and is_same(reading.promise, fresh.place.promise(f"p256_{name}"))
    _publish(fresh, name, replace(contract, apart=contract.apart | {"r"}))
    assert not is_same(reading.promise, fresh.place.promise(f"p256_{name}"))


@pytest.mark.parametrize("name", ["fe_inv", "fe_sqrt", "fe_batch_inv", "fe_mul", "reduce_bytes", "point_mul",
                                  "affine_from_bytes"])  # fmt: skip
def test_a_call_is_read_from_the_contract_that_is_published(name: str) -> None:
    fresh = _fresh("p256")
    _publish(fresh, name, replace(fresh.place.derived[name], apart=frozenset({"r"})))
    reading = fresh.effects[f"p256_{name}"]
    assert isinstance(reading, Reading) and is_same(reading.promise, fresh.place.promise(f"p256_{name}"))


@pytest.mark.parametrize("apart", [frozenset({"scratch"}), frozenset({"scratch", "r"})], ids=["as it is", "another"])
def test_a_caller_is_not_proved_by_the_old_contract_of_what_it_calls(apart: frozenset[str]) -> None:
    fresh, caller = _fresh("p256"), "p256_point_batch_to_affine"
    _publish(fresh, "fe_batch_inv", replace(fresh.place.derived["fe_batch_inv"], apart=apart))

    def shown(name: str) -> Outcome | None:
        if name == caller:
            return prove(image("p256"), subject("p256", "point_batch_to_affine", fresh))
        theorem = Theorem(fresh.place.promise(name))
        return None if fresh.place.straight(name) else Outcome(Verdict(name, "", Status.PROVED), theorem)

    def from_here(name: str) -> Outcome | None:
        outcome = shown(name)
        return outcome and replace(outcome, image=image("p256"))

    outcome = Theorems(fresh.place, "here", from_here).outcome(caller)
    assert outcome is not None
    assert outcome.verdict.proved == (apart == {"scratch"}), outcome.verdict.reason


@pytest.mark.parametrize("spec", ["p256", "secp256k1", "curve25519"])
def test_what_functions_require_is_shown_where_they_are_called(spec: str) -> None:
    """By the reading of their contracts, and by no other."""
    there = folder(spec)
    requiring = [name for name in there.place.rows
                 if isinstance(promise := there.place.promise(name), Contract) and promise.requires]  # fmt: skip
    effects = [effect for name in requiring if (effect := there.effects.get(name)) is not None]
    assert effects
    assert all(isinstance(effect, Reading) and effect.do.__qualname__ == "called.<locals>.<lambda>" for effect in effects)
