# SPDX-License-Identifier: MIT
"""`ecgen verify` finds what is wrong in C: one folder, each function broken in a way of its own."""

from __future__ import annotations

from typing import Any

import pytest

from support.verify_runs import emit, quick, replace_body, results

#: Function of f13 (13: one limb, one byte, Montgomery form with R = 2^64 mod 13 = 3) -> a body that is wrong.
BROKEN = {
    "add": "r->v[0] = a->v[0] + b->v[0]; /* no final correction */",
    "sub": "r->v[0] = 0; r->v[0] = (a->v[0] + 13 - b->v[0]) % 13; /* reads inputs after writing r */",
    "neg": "r->v[0] = (13 - a->v[0]) % 13; ((f13_fe *)(uintptr_t)a)->v[0] = r->v[0]; /* writes an input */",
    "dbl": "r->v[0] = a->v[0] * 2 % 13; r->v[1] = 0; /* writes beyond r */",
    "half": "r->v[0] = a->v[0] * 7 % 13; r[-1].v[0] = 0; /* writes before r */",
    "sqr": "(void)r; (void)a; /* writes nothing */",
    "mul_small": "r->v[0] = a->v[0] * (k & 0x7fffffff) % 13; /* drops a bit of k */",
    "from_bytes": "const uint8_t c = b[0]; r->v[0] = c * UINT64_C(3) % 13; return c < 13 ? 0 : -1; /* r is not zeroed */",
    "from_bytes_le": "const uint8_t c = b[0]; r->v[0] = c < 13 ? c * UINT64_C(3) % 13 : 0; return c < 13 ? 0 : 1; /* not -1 */",
    "select": "r->v[0] = mask ? b->v[0] : a->v[0]; /* the wrong way round */",
    "cswap": "const f13_fe t = *a; if (mask) { *a = *b; *b = *a; (void)t; }",
    "is_zero": "return (uint64_t)(a->v[0] == 0); /* no mask */",
    "eq": "(void)b; return a->v[0] == b->v[0] ? UINT32_MAX : 0; /* half a mask */",
}  # fmt: skip

@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = emit(tmp_path_factory.mktemp("broken") / "f13", "f13", "c")
    for operation, body in BROKEN.items():
        replace_body(folder / "f13_field.c", f"f13_fe_{operation}", body)
    run = quick("--dir", folder, "--json")
    assert run.returncode == 1
    assert run.stderr.startswith("ecgen: error: f13: ")
    assert run.stderr.count("\n") == 1
    return results(run)


@pytest.mark.quick("cswap", "half")
@pytest.mark.parametrize("operation", BROKEN)
def test_finds(rows: dict[str, dict[str, Any]], operation: str) -> None:
    failure = rows[f"f13_fe_{operation}"]["failure"]
    assert failure["configurations"] == ["c64/gcc/O0"]
    assert failure["got"] != failure["expected"]
    assert f"--replay 'fe_{operation} " in failure["replay"]


def test_finds_nothing_in_the_others(rows: dict[str, dict[str, Any]]) -> None:
    assert all(rows[f"f13_fe_{operation}"]["passed"] for operation in ("mul", "to_mont", "from_mont", "to_bytes", "to_bytes_le"))


@pytest.mark.parametrize(("operation", "where"), [
    ("neg", "a (input, not to be changed)"), ("dbl", "bytes after r"), ("half", "bytes before r"), ("from_bytes_le", "return"),
    ("from_bytes", "r"), ("is_zero", "return"), ("cswap", "b"),
])  # fmt: skip
def test_says_where(rows: dict[str, dict[str, Any]], operation: str, where: str) -> None:
    assert where in rows[f"f13_fe_{operation}"]["failure"]["got"]


def test_names_the_alias(rows: dict[str, dict[str, Any]]) -> None:
    assert rows["f13_fe_sub"]["failure"]["placement"] in ("alias=r=a", "alias=r=b")
    assert rows["f13_fe_add"]["failure"]["placement"] == "alias=none"


def test_first_counterexample_of_all_pairs(rows: dict[str, dict[str, Any]]) -> None:
    """0 + 13 is no pair; 1 + 12 is the first whose sum needs a correction."""
    failure = rows["f13_fe_add"]["failure"]
    assert (failure["inputs"], failure["got"], failure["expected"]) == ({"a": "0x1", "b": "0xc"}, {"r": "0xd"}, {"r": "0x0"})
