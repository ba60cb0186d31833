# SPDX-License-Identifier: MIT
"""Prototypes are read strictly."""

from __future__ import annotations

import pytest

from ecgen.reference import operations
from ecgen_verify.prototype import PARAMETERS, Returns, Role, parse_prototype


def test_every_operation_of_the_reference_is_known() -> None:
    assert set(operations()) <= set(PARAMETERS)


def test_reads_roles_and_directions() -> None:
    select = parse_prototype("void q_fe_select(q_fe *r, uint64_t mask, const q_fe *a, const q_fe *b)", "select", "q")
    assert [(p.name, p.role, p.reads, p.writes) for p in select.parameters] == [
        ("r", Role.ELEMENT, False, True), ("mask", Role.MASK, True, False),
        ("a", Role.ELEMENT, True, False), ("b", Role.ELEMENT, True, False),
    ]  # fmt: skip
    encode = parse_prototype("void q_sc_to_bytes(uint8_t b[66], const q_sc *a)", "to_bytes", "q")
    assert (encode.tag, encode.parameters[0].length, encode.parameters[0].writes) == ("sc", 66, True)
    swap = parse_prototype("void q_fe_cswap(uint64_t mask, q_fe *a, q_fe *b)", "cswap", "q")
    assert all(p.reads and p.writes for p in swap.parameters[1:])
    assert parse_prototype("uint64_t q_fe_eq(const q_fe *a, const q_fe *b)", "eq", "q").returns is Returns.MASK


@pytest.mark.parametrize(("text", "operation", "reason"), [
    ("void q_fe_cube(q_fe *r, const q_fe *a)", "cube", "unknown operation 'cube'"),
    ("float q_fe_neg(q_fe *r, const q_fe *a)", "neg", "cannot read the prototype"),
    ("void q_fe_neg(q_fe *r, const q_fe a)", "neg", "cannot read the parameter 'const q_fe a'"),
    ("void q_fe_neg(p_fe *r, const q_fe *a)", "neg", "cannot read the parameter 'p_fe *r'"),
    ("void q_fe_neg(q_fe *a, const q_fe *r)", "neg", "should be (r a), not (a r)"),
    ("void q_fe_add(q_fe *r, const q_fe *a, const q_sc *b)", "add", "elements of one kind"),
    ("void q_fe_mul_small(q_fe *r, const q_fe *a, uint64_t k)", "mul_small", "cannot read the parameter 'uint64_t k'"),
    ("int q_fe_from_bytes(q_fe *r, const uint8_t b[0])", "from_bytes", "cannot read the parameter"),
])  # fmt: skip
def test_refuses(text: str, operation: str, reason: str) -> None:
    with pytest.raises(ValueError) as raised:
        parse_prototype(text, operation, "q")
    assert reason in str(raised.value)
