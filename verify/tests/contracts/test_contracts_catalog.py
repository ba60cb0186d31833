# SPDX-License-Identifier: MIT
"""All contracts of the bundled specifications: as JSON and back, named functions, texts."""

from __future__ import annotations

import json
from functools import cache

import pytest

from ecgen.emit.facts import contracts_of
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract, Param
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import contract_from, plain
from ecgen.logic.terms import Named, Var, implies, subterms, when
from ecgen.logic.text import WIPED, claim, lines_of, required
from ecgen.logic.types import Element
from ecgen.meaning.setting import setting_of
from support.curve_library import spec_of

CURVES = ("p256", "p521", "secp256k1", "curve25519", "p434", "h251", "f251")


def library(curve: str) -> Library:
    return Library(spec_of(curve), curve, "auto", (Target.C64,), lanes=True)


@cache
def contracts(curve: str) -> dict[str, Contract]:
    return contracts_of(library(curve))


@pytest.mark.parametrize("curve", CURVES)
def test_json_and_back(curve: str) -> None:
    for name, contract in contracts(curve).items():
        row = json.loads(json.dumps(plain(contract)))
        again = contract_from(name, contract.operation, row)
        assert again == contract
        assert (claim(again), required(again), lines_of(again)) == (claim(contract), required(contract), lines_of(contract))


@pytest.mark.parametrize("curve", CURVES)
def test_every_function_of_a_standard_has_a_meaning(curve: str) -> None:
    named = {part.name for contract in contracts(curve).values() for formula in (*contract.requires, *contract.ensures)
             for part in subterms(formula) if isinstance(part, Named)}  # fmt: skip
    assert named <= set(setting_of(library(curve), 64).named)


@pytest.mark.parametrize("curve", CURVES)
def test_every_input_counts_and_every_text_is_of_printable_ascii(curve: str) -> None:
    for contract in contracts(curve).values():
        spoken_of = {part.name for formula in contract.ensures for part in subterms(formula) if isinstance(part, Var)}
        assert {param.name for param in contract.inputs} <= spoken_of, contract.name
        text = "".join([*lines_of(contract), *contract.remarks, prototype(contract, curve)])
        assert text.isascii() and text.isprintable(), contract.name


def test_what_is_required_of_points() -> None:
    """Additions and multiples are right for points of the curve; where there are others than those of order n, some for these."""
    additions = {"point_add": ["p and q are on the curve"], "point_add_affine": ["p and q are on the curve"],
                 "point_dbl": ["p is on the curve"], "point_mul_double_vartime": ["p is on the curve"]}  # fmt: skip
    for curve in ("p256", "h251"):
        assert {name: required(contracts(curve)[name]) for name in additions} == additions
        for name in ("point_neg", "point_select", "point_eq", "point_to_affine", "point_mul_base"):
            assert required(contracts(curve)[name]) == []
    for name in ("point_mul", "point_mul_bytes"):
        assert required(contracts("p256")[name]) == ["p is on the curve"]
        assert required(contracts("h251")[name]) == ["p is on the curve", "p has the order n or is neutral"]


@pytest.mark.parametrize(
    ("curve", "name", "lines"),
    [
        ("p256", "fe_mul", ["r = a * b mod p"]),
        ("p256", "sc_cswap", ["a and b change places where mask is all-ones"]),
        ("p256", "fe_inv", ["r = 1/a mod p, 0 where a = 0"]),
        ("p256", "fe_from_bytes", ["where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian"]),
        ("p256", "sc8_mul", ["r = a * b mod n, lane by lane"]),
        ("p256", "point_batch_to_affine",
         ["r[i] = (0, 0) where p[i] is neutral, else p[i], for i < count", "scratch must overlap no other operand."]),
        ("h251", "point_mul", ["Requires: p is on the curve, p has the order n or is neutral.", "r = k*p"]),
        ("p256", "ecdh",
         ["where 0 < private_key < n and encodes_a_point(peer): shared = x(private_key*decoded(peer)), returns 0; else shared = "
          "zeros, returns -1; private_key and shared are big-endian",
          "encodes_a_point and decoded: SEC 1 version 2, 2.3.4, but for the neutral element.",
          "At the return no word of its own stack frame depends on a secret."]),
        ("p256", "keygen",
         ["where 40 <= length: private_key = (random mod (n - 1)) + 1, public_key = encoded(private_key*G), returns 0; else "
          "private_key = zeros, public_key = zeros, returns -1; private_key and random are big-endian",
          "encoded: SEC 1 version 2, 2.3.3, without compression.",
          "At the return no word of its own stack frame depends on a secret."]),
        ("p434", "fe2_conj", ["r = a.c0 - a.c1*i"]),
        ("curve25519", "ed25519_sign",
         ["signature = ed25519(secret, message)", "ed25519: RFC 8032, 5.1.6, pure Ed25519.",
          "signature must overlap no other operand.", f"At the return {WIPED}."]),
    ],
)  # fmt: skip
def test_texts(curve: str, name: str, lines: list[str]) -> None:
    assert lines_of(contracts(curve)[name]) == lines


def test_else_stands_for_the_opposite_of_the_condition_before_and_for_nothing_more() -> None:
    a, b, r = Var("a"), Var("b"), Var("r")
    params = (Param("r", Element("p"), True), Param("a", Element("p")), Param("b", Element("p")))
    opposite = when(a.equals(0), (r.equals(1),), (r.equals(2),))
    another = (*implies(a.equals(0), r.equals(1)), *implies(~b.equals(0), r.equals(2)))
    assert lines_of(Contract("f", "f", params, opposite)) == ["where a = 0: r = 1; else r = 2"]
    assert lines_of(Contract("f", "f", params, another)) == ["where a = 0: r = 1", "where b != 0: r = 2"]
