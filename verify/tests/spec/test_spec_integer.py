# SPDX-License-Identifier: MIT
"""Integer expressions: the value Python would give, or a reason; never more work than the answer is worth."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ecgen.spec.integer import parse_integer


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("13", 13),
        ("0x1F", 31),
        ("0XfF", 255),
        ("1_000", 1000),
        ("0xffff_ffff", 2**32 - 1),
        ("2^255 - 19", 2**255 - 19),
        (" 2 ^ 8\n+ 1 ", 257),
        ("2^3^2", 512),
        ("-2^2", -4),
        ("(-2)^2", 4),
        ("2 * -3", -6),
        ("--5", 5),
        ("10 - 3 - 2", 5),
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("2*3^2", 18),
        ("2^216 * 3^137 - 1", 2**216 * 3**137 - 1),
        ("5^0", 1),
    ],
)
def test_values(text: str, value: int) -> None:
    assert parse_integer(text) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected a number at column 1, found the end"),
        ("2^", "expected a number at column 3, found the end"),
        ("2**255", "expected a number at column 3, found '*' (a power is written ^)"),
        ("2^255 19", "expected an operator at column 7, found '19'"),
        ("12abc", "expected an operator at column 3, found 'a'"),
        ("0x", "expected an operator at column 2, found 'x'"),
        ("1__0", "expected an operator at column 2, found '_'"),
        ("7/2", "expected an operator at column 2, found '/'"),
        ("(2", "expected ')' at column 3"),
        ("2)", "expected an operator at column 2, found ')'"),
        ("p - 3", "expected a number at column 1, found 'p'"),
        ("__import__('os')", "expected a number at column 1"),
        ("٣", "expected a number at column 1"),
        ("2^-1", "negative exponent"),
        ("2^99999999999", "more than 8192 bits"),
        ("9^9^9^9", "more than 8192 bits"),
        ("2^8192", "more than 8192 bits"),
        ("2^8000 * 2^8000", "more than 8192 bits"),
        ("(" * 1000 + "1" + ")" * 1000, "nested too deeply"),
        ("-" * 1000 + "1", "nested too deeply"),
        ("1^" * 1000 + "1", "nested too deeply"),
        ("1" * 5000, "too long"),
    ],
)
def test_reasons(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse_integer(text)


ATOMS = st.integers(0, 2**70).flatmap(lambda n: st.sampled_from([str(n), hex(n)]))
EXPRESSIONS = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", " * "]), inner).map("".join),
        inner.map(lambda e: f"({e})"),
        inner.map(lambda e: f"-{e}"),
        st.tuples(inner, st.integers(0, 3)).map(lambda t: f"({t[0]})^{t[1]}"),
    ),
    max_leaves=6,
)


@settings(deadline=None)
@given(EXPRESSIONS)
def test_agrees_with_python(text: str) -> None:
    assume(text.count("^") <= 2)  # six leaves of 71 bits and two cubes stay below the limit
    assert parse_integer(text) == eval(text.replace("^", "**"), {"__builtins__": {}})


@settings(deadline=None)
@given(st.text(alphabet="0123456789xabf_+-*^() ²\n", max_size=40))
def test_any_text_ends_in_a_value_or_a_reason(text: str) -> None:
    try:
        value = parse_integer(text)
    except ValueError as failure:
        assert str(failure)
    else:
        assert value.bit_length() <= 8192
