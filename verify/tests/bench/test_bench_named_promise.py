# SPDX-License-Identifier: MIT
"""What `--contract` may say of a function in an object of the user's."""

from __future__ import annotations

import pytest

from ecgen.errors import UsageError
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.peers.named.promise import parse

P = 2**61 - 1
FIELD = Modulus(P, Kind.FIELD, 64, 1, Reduction.MERSENNE)


@pytest.mark.parametrize(("text", "key", "arguments", "montgomery", "bound"), [
    ("fe_mul", "mul", "rab", False, P),
    ("mul", "mul", "rab", False, P),
    ("p_fe_mul", "mul", "rab", False, P),
    (" fe_sqr , montgomery ", "sqr", "ra", True, P),
    ("fe_inv, plain, canonical", "inv", "ra", False, P),
    ("fe_add, below 2p", "add", "rab", False, 2 * P),
    ("fe_add, below 3 * p, montgomery", "add", "rab", True, 3 * P),
    ("sc_mul, below 8n", "sc_mul", "rab", False, 8 * P),
    ("fe2_mul, below 2^62", "fe2_mul", "rab", False, 2**62),
    ("fe2_sqr(a, r), below 2^64", "fe2_sqr", "ar", False, 2**64),
    ("fe_mul(r, a, b, p, n0)", "mul", ("r", "a", "b", "p", "n0"), False, P),
])  # fmt: skip
def test_what_is_understood(text: str, key: str, arguments: str | tuple[str, ...], montgomery: bool, bound: int) -> None:
    promise = parse(text, "p")
    assert promise.operation is OPERATIONS[key]
    assert promise.arguments == tuple(arguments)
    assert promise.form(FIELD).is_montgomery == montgomery
    assert promise.bound(FIELD) == bound
    assert promise.canonical == (bound == P)


@pytest.mark.parametrize(("text", "reason"), [
    ("", "expected FUNCTION"),
    ("fe_mul r, a, b", "expected FUNCTION"),
    ("fe_cube", "'fe_cube' is none of fe_mul, "),
    ("point_dbl", "'point_dbl' is none of fe_mul, "),
    ("g2_point_dbl", "'g2_point_dbl' is none of fe_mul, "),
    ("fe_mul(r, a)", "the arguments must be r, a, b, each once"),
    ("fe_mul(r, a, b, b)", "the arguments must be r, a, b, each once"),
    ("fe_sqr(r, a, b)", "the arguments must be r, a, each once"),
    ("fe_mul(r, a, b, q)", "the argument 'q' is none of r, a, b, p, n0"),
    ("fe_mul, loose", "'loose' is none of montgomery, plain, canonical, below K p, below 2^K"),
    ("fe_mul,", "'' is none of montgomery"),
    ("fe_mul, below p", "'below p' is none of"),
    ("fe_mul, plain, montgomery", "tells the form twice"),
    ("fe_mul, canonical, below 2p", "tells the range twice"),
])  # fmt: skip
def test_what_is_not(text: str, reason: str) -> None:
    with pytest.raises(UsageError) as refused:
        parse(text, "p")
    assert str(refused.value).startswith(f"--contract {text!r}: ")
    assert reason in str(refused.value)
    assert refused.value.exit_code == 2


@pytest.mark.parametrize(("text", "reason"), [
    ("fe_mul, below 9p", "the bound is beyond the 1 words of an element"),
    ("fe_mul, below 2^65", "the bound is beyond the 1 words of an element"),
    ("fe_mul, below 2^60", "the bound is below the modulus"),
    ("fe_mul, below 0p", "the bound is below the modulus"),
])  # fmt: skip
def test_bounds_that_no_element_has(text: str, reason: str) -> None:
    with pytest.raises(UsageError, match=reason.replace("^", r"\^")):
        parse(text, "p").bound(FIELD)
