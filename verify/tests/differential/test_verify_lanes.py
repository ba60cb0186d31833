# SPDX-License-Identifier: MIT
"""`ecgen verify --target ifma` compares eight at once, and finds what is wrong in a single lane."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ecgen.contracts import lanes
from ecgen.contracts.field import Residues
from ecgen.logic.prototype import prototype
from ecgen_verify.parameters import Role, parameters_of
from support.verify_runs import emit, quick, replace_body, results

_FOR_ALL = "unsigned int i; for (i = 0; i < 8; i++) {"
#: Function of f13 (13, one limb; R = 2^52 in lanes, 3 = 2^64 mod 13 outside) -> a body that is wrong.
BROKEN = {
    "add": f"{_FOR_ALL} r->v[0][i] = (a->v[0][i] + b->v[0][i]) % 13 + (i == 6); }} /* one lane */",
    "sub": f"{_FOR_ALL} r->v[0][i] = (a->v[0][i] + 26 - b->v[0][i]) % 13 + 26; }} /* right modulo p, too large */",
    "neg": f"{_FOR_ALL} r->v[0][i] = (26 - a->v[0][i]) % 13; ((f13_fe8 *)(uintptr_t)a)->v[0][3] = r->v[0][3]; }} /* an input */",
    "dbl": f"{_FOR_ALL} r->v[0][i] = 2 * a->v[0][i] % 13; }} r->v[1][0] = 0; /* beyond r */",
    "select": f"{_FOR_ALL} r->v[0][i] = mask[7 - i] ? a->v[0][i] : b->v[0][i]; }} /* another lane's mask */",
    "to_fe": f"{_FOR_ALL} r[i].v[0] = a->v[0][7 - i]; }}",
    "inv": "(void)a; (void)r; /* nothing */",
}  # fmt: skip


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = emit(tmp_path_factory.mktemp("broken") / "f13", "f13", "ifma")
    for operation, body in BROKEN.items():
        replace_body(folder / "f13_lanes.c", f"f13_fe8_{operation}", body)
    run = quick("--dir", folder, "--target", "c", "--json")
    assert run.returncode == 1, run.stderr
    return results(run)


@pytest.mark.slow
@pytest.mark.parametrize("operation", BROKEN)
def test_finds(rows: dict[str, dict[str, Any]], operation: str) -> None:
    failure = rows[f"f13_fe8_{operation}"]["failure"]
    assert "c64/gcc/O0" in failure["configurations"]
    assert failure["got"] != failure["expected"]
    assert f"--replay 'fe8_{operation} " in failure["replay"]


@pytest.mark.slow
def test_finds_nothing_in_the_others(rows: dict[str, dict[str, Any]]) -> None:
    assert all(rows[f"f13_fe8_{operation}"]["passed"] for operation in ("mul", "sqr", "from_fe"))


@pytest.mark.parametrize(("operation", "where"), [
    ("neg", "a (input, not to be changed)"), ("dbl", "bytes after r"), ("add", "r"),
])  # fmt: skip
def test_says_where(rows: dict[str, dict[str, Any]], operation: str, where: str) -> None:
    assert where in rows[f"f13_fe8_{operation}"]["failure"]["got"]


@pytest.mark.slow
def test_replays(tmp_path: Path) -> None:
    """Eight numbers and eight masks by commas; fewer are refused."""
    folder = emit(tmp_path / "f13", "f13", "ifma")
    masks = ",".join(["0x0", hex(2**64 - 1)] * 4)
    case = f"fe8_select mask={masks} a={','.join('12345678')} b=25,0,1,2,3,4,5,6 alias=r=a"
    run = quick("--dir", folder, "--target", "c", "--replay", case, "--json")
    assert run.returncode == 0, run.stderr
    assert results(run)["f13_fe8_select"]["passed"]
    for wrong in (case.replace("25,", ""), case.replace("25,", "26,"), case.replace("0x0", "0x1"), case.replace("r=a", "r=mask")):
        assert quick("--dir", folder, "--target", "c", "--replay", wrong).returncode == 2


def test_parameters() -> None:
    residues = Residues("n", 32, True)
    select = next(contract for contract in lanes.arithmetic(residues) if contract.operation == "select8")
    assert [p.role for p in parameters_of(select)] == [Role.LANES, Role.MASKS, Role.LANES, Role.LANES]
    out_of = lanes.conversions(residues)[1]
    assert [(p.role, p.reads, p.writes) for p in parameters_of(out_of)] == [(Role.EIGHT, False, True), (Role.LANES, True, False)]
    assert prototype(out_of, "k") == "void k_sc8_to_sc(k_sc r[8], const k_sc8 *a)"
