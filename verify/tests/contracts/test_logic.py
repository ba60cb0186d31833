# SPDX-License-Identifier: MIT
"""The language of contracts: terms mean the same in every reading, and what makes no sense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import Setting, admits, holds, outputs
from ecgen.logic.rings import NotPolynomial, Ring, residual
from ecgen.logic.serialize import contract_from, plain, plain_term, term_from
from ecgen.logic.sorts import types_of
from ecgen.logic.terms import RESULT, Const, Term, Var, inverse, variables, words
from ecgen.logic.text import claim, lines_of
from ecgen.logic.types import Array, Element, Nothing, Size, Status
from ecgen.reference import contract_of, expected, fulfils

P = 1009
A, B, R = Var("a"), Var("b"), Var("r")
ELEMENTS = (Param("r", Element("p"), True), Param("a", Element("p")), Param("b", Element("p")))
INTEGERS: Ring[int] = Ring(int, lambda x, y: x + y, lambda x, y: x * y)
MODULI = [Modulus(P, Kind.FIELD, 64, 1, reduction) for reduction in (Reduction.MONTGOMERY, Reduction.SOLINAS)]

polynomials: st.SearchStrategy[Term] = st.recursive(
    st.one_of(st.sampled_from([A, B]), st.integers(-5, 5).map(Const)),
    lambda smaller: st.one_of(
        st.tuples(smaller, smaller).map(lambda pair: pair[0] + pair[1]),
        st.tuples(smaller, smaller).map(lambda pair: pair[0] * pair[1]),
        st.tuples(smaller, smaller).map(lambda pair: pair[0] - pair[1]),
        smaller.map(lambda x: -x),
        st.tuples(smaller, st.integers(1, 3)).map(lambda pair: pair[0] ** pair[1])),
    max_leaves=8,
)  # fmt: skip
element = st.integers(0, P - 1)


@pytest.mark.parametrize("modulus", MODULI, ids=lambda modulus: modulus.reduction)
@given(right=polynomials, a=element, b=element, other=element)
def test_the_goal_is_what_the_contract_means(modulus: Modulus, right: Term, a: int, b: int, other: int) -> None:
    """The prover's goal, an equation of words, and the meaning on integers are one."""
    contract = Contract("f", "f", ELEMENTS, (R.equals(right),))
    setting = Setting({"p": modulus})
    determined = outputs(contract, setting, {"a": a, "b": b})
    for r in (determined["r"], other):
        holding = holds(contract, setting, {"a": a, "b": b}, {"r": r})
        assert holding == (r == determined["r"])
        radix = modulus.radix if modulus.is_montgomery else 1
        left = residual(contract.ensures[0], {"r": r, "a": a, "b": b}, types_of(contract), INTEGERS, radix)
        assert (left % P == 0) == holding


@given(right=polynomials)
def test_terms_survive_json_and_have_a_text(right: Term) -> None:
    assert term_from(json.loads(json.dumps(plain_term(right)))) == right
    assert set(variables(right)) <= {"a", "b"}
    assert claim(Contract("f", "f", ELEMENTS, (R.equals(right),))).startswith("r = ")


def test_an_inverse_is_no_polynomial() -> None:
    with pytest.raises(NotPolynomial):
        residual(R.equals(inverse(A)), {"r": 1, "a": 1}, {"r": Element("p"), "a": Element("p")}, INTEGERS, 1)


def test_montgomery_form_is_a_matter_of_representation() -> None:
    """What stands in memory differs, the elements do not."""
    for modulus in MODULI:
        product = expected(contract_of("mul", modulus), modulus, {"a": modulus.encode(5), "b": modulus.encode(7)})["r"]
        assert modulus.decode(product) == 35
    into = contract_of("to_mont", MODULI[0])
    assert into.ensures == (R.equals(words(A)),)
    assert expected(into, MODULI[0], {"a": 5})["r"] == MODULI[0].encode(5)


def test_a_square_root_is_restricted_not_determined() -> None:
    modulus, sqrt = MODULI[1], contract_of("sqrt", MODULI[1])
    assert expected(sqrt, modulus, {"a": 9}) == {"result": 0}
    assert [x for x in range(P) if fulfils(sqrt, modulus, {"a": 9}, {"r": x, "result": 0})] == [3, P - 3]
    assert not fulfils(sqrt, modulus, {"a": 9}, {"r": 3, "result": -1})
    non_residue = next(x for x in range(P) if pow(x, (P - 1) // 2, P) == P - 1)
    assert expected(sqrt, modulus, {"a": non_residue}) == {"r": 0, "result": -1}


def test_for_each_speaks_of_every_item() -> None:
    modulus, batch = MODULI[1], contract_of("batch_inv", MODULI[1])
    given_inputs: dict[str, Any] = {"a": (2, 0, 5), "count": 3}
    right = expected(batch, modulus, given_inputs)["r"]
    assert right == (pow(2, -1, P), 0, pow(5, -1, P))
    assert fulfils(batch, modulus, given_inputs, {"r": right})
    assert not fulfils(batch, modulus, given_inputs, {"r": (right[0], 1, right[2])})


def test_requirements_are_asked() -> None:
    contract = Contract("f", "f", ELEMENTS, (R.equals(A),), requires=(B.equals(3),))
    assert admits(contract, Setting({"p": MODULI[1]}), {"a": 1, "b": 3})
    assert not admits(contract, Setting({"p": MODULI[1]}), {"a": 1, "b": 4})
    assert lines_of(contract)[0] == "Requires: b = 3."


@pytest.mark.parametrize(("params", "ensures", "requires", "reason"), [
    (ELEMENTS, (R.equals(Var("c")),), (), "c is no parameter"),
    (ELEMENTS, (RESULT.equals(0),), (), "nothing is ensured of r"),
    (ELEMENTS, (R.equals(A),), (R.equals(A),), "r is no parameter"),
    (ELEMENTS, (Var("r'").equals(A),), (), "r' is no parameter"),
])  # fmt: skip
def test_contracts_without_sense_are_refused(params: Any, ensures: Any, requires: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Contract("f", "f", params, ensures, requires)


def test_public_and_apart_name_parameters() -> None:
    with pytest.raises(ValueError, match="no parameter c"):
        Contract("f", "f", ELEMENTS, (R.equals(A),), public=frozenset({"c"}))
    with pytest.raises(ValueError, match="no parameter result"):
        Contract("f", "f", ELEMENTS, (R.equals(A),), public=frozenset({"result"}))


@pytest.mark.parametrize("residues", [Residues("p", 32, True), Residues("n", 66, False)], ids=lambda residues: residues.symbol)
def test_what_derives_from_the_parameters(residues: Residues) -> None:
    for contract in (*straight_line(residues), *composed(residues)):
        assert set(contract.modifies) == {param.name for param in contract.params if param.output}
        assert set(contract.secret) == {param.name for param in contract.inputs}
        assert set(contract.may_alias) <= set(contract.modifies)
        assert contract_from(contract.name, contract.operation, json.loads(json.dumps(plain(contract)))) == contract


def test_arrays_are_counted_by_a_parameter() -> None:
    params = (Param("r", Array(Element("p"), "count"), True), Param("count", Size()))
    assert Contract("f", "f", params, ()).inputs == ()
    assert isinstance(Contract("f", "f", params, ()).returns, Nothing) and not isinstance(Nothing(), Status)
