# SPDX-License-Identifier: MIT
"""G2, over the field of p^2 elements: all its functions are proved, and none with a line changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen.contracts.points import twist_contracts
from ecgen.logic.types import G2
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.wiring.derived import claim_of
from support import prove_multiples_folder
from support.prove_composed_folder import GCC, changed, folder, image, instead_of, subject, verdict

CURVES = ["bls12_381", "bls12_377", "bn254"]
BUILDS = [GCC, Build("gcc", "-O3"), Build("clang", "-O2"), Build("clang", "-O3")]
NAMES = [contract.name for contract in twist_contracts()]
MULTIPLES = ["g2_affine_has_order", "g2_point_mul"]
QUICK = [name for name in NAMES if name not in ("g2_point_add", "g2_point_mul")]


@pytest.mark.parametrize("curve", CURVES)
def test_every_function_of_g2_has_a_method(curve: str) -> None:
    whole = folder(curve)
    names = [row["name"] for row in whole.composed if row["operation"].startswith(G2)]
    assert len(names) >= len(NAMES)
    assert [name for name in names if name not in whole.claims] == []
    assert f"{whole.prefix}_g2_lookup" in whole.claims


@pytest.mark.quick("g2_point_dbl")
@pytest.mark.parametrize("name", QUICK)
def test_proved(name: str) -> None:
    outcome = verdict("bls12_377", name)
    assert outcome.proved, outcome


def test_a_half_of_a_pair_is_read() -> None:
    """Where 2*r is said to be a pair, both parts of r are half of it."""
    assert "bn254_fe2_half" in folder("bn254").effects
    assert verdict("bn254", "g2_point_dbl").proved
    half = "bn254_fe2_half(&t0, &r->x);"
    assert not changed("bn254", "g2_point_dbl", half, f"{half} bn254_fe2_half(&t0, &t0);").proved


@pytest.mark.slow
@pytest.mark.sampled(16)
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
@pytest.mark.parametrize("name", [*NAMES, "g2_lookup"])
@pytest.mark.parametrize("curve", CURVES)
def test_proved_in_all_builds(curve: str, name: str, build: Build) -> None:
    is_multiple = name in (*MULTIPLES, "g2_lookup")
    outcome = (prove_multiples_folder.verdict if is_multiple else verdict)(curve, name, build)
    assert outcome.proved, outcome


_ADD = "bls12_377_g2_point_add_affine(&total, &total, p);"
_BIT = "& 1) {\n            bls12_377_g2_point_add_affine"
_END = "return bls12_377_g2_point_is_neutral(&total);"

#: (function, what stands in the unit of the group law, what stands there instead)
LAW = {
    "coordinates swapped": ("g2_point_neg", "r->x = p->x;\n    bls12_377_fe2_neg(&r->y, &p->y);",
                            "r->y = p->x;\n    bls12_377_fe2_neg(&r->x, &p->y);"),
    "parts swapped": ("g2_point_neg", "bls12_377_fe2_neg(&r->y, &p->y);",
                      "bls12_377_fe_neg(&r->y.c0, &p->y.c1); bls12_377_fe_neg(&r->y.c1, &p->y.c0);"),
    "one part only": ("g2_point_is_neutral", "return bls12_377_fe2_is_zero(&p->z);", "return bls12_377_fe_is_zero(&p->z.c0);"),
    "a negation left out": ("g2_point_neg", "bls12_377_fe2_neg(&r->y, &p->y);", "r->y = p->y;"),
    "the conjugate": ("g2_point_neg", "bls12_377_fe2_neg(&r->y, &p->y);", "bls12_377_fe2_conj(&r->y, &p->y);"),
    "another selection": ("g2_point_select", "bls12_377_fe2_select(&r->z, mask, &p->z, &q->z);",
                          "bls12_377_fe2_select(&r->z, mask, &p->z, &q->y);"),
    "the sum where both are one point": ("g2_point_add_affine", "bls12_377_g2_point_select(&sum, equal, &other, &sum);", ""),
    "no neutral operand": ("g2_point_add_affine", "bls12_377_g2_point_select(r, p_is_neutral, &other, &sum);", "*r = sum;"),
    "y in place of x": ("g2_affine_is_on_curve", "bls12_377_g2_right_side(&right, &p->x);",
                        "bls12_377_g2_right_side(&right, &p->y);"),
    "a power less": ("g2_point_is_on_curve", "bls12_377_fe2_mul(&power, &power, &square);", ""),
    "1/z in place of 1/z^2": ("g2_point_to_affine", "bls12_377_fe2_sqr(&square, inverse);", "square = *inverse;"),
    "another generator": ("g2_generator", "r->x = bls12_377_g2_generator_x;", "r->x = bls12_377_g2_generator_y;"),
}  # fmt: skip

MULTIPLE = {
    "another bit of the order": ("g2_affine_has_order", _BIT, _BIT.replace("& 1)", "& 1 & (i != 0))")),
    "added twice": ("g2_affine_has_order", _ADD, f"{_ADD} {_ADD}"),
    "the order and one more": ("g2_affine_has_order", _END, f"{_ADD} {_END}"),
    "always": ("g2_affine_has_order", _END, "return ~(uint64_t)0;"),
    "the opposite": ("g2_affine_has_order", _END, _END.replace("return ", "return ~")),
    "the next entry": ("g2_lookup", ", &table[i], r);", ", &table[i ^ 1], r);"),
    "an entry left out": ("g2_lookup", "i = 1; i < 16;", "i = 1; i < 15;"),
    "an entry by its address": ("g2_lookup", "*r = table[0];", "*r = table[digit]; return;"),
    "a doubling less": ("g2_point_mul", "j < 4;", "j < 3;"),
    "a window less": ("g2_point_mul", "i = BLS12_377_G2_WINDOWS; i-- > 0;", "i = BLS12_377_G2_WINDOWS; i-- > 1;"),
    "another digit": ("g2_point_mul", "& 15));", "& 7));"),
    "another table": ("g2_point_mul", "&table[i - 1], p);", "&table[i - 2], p);"),
    "a table that begins with p": ("g2_point_mul", "bls12_377_g2_point_neutral(&table[0]);", "table[0] = *p;"),
    "nothing written": ("g2_point_mul", "*r = total;", ""),
    "a branch on a digit": ("g2_point_mul", "*r = total;", "if (v[0] & 2) { return; } *r = total;"),
}


@pytest.mark.quick("g2_point_neg")
@pytest.mark.parametrize("name", sorted({name for name, _, _ in LAW.values()}))
def test_the_unchanged_law_is_proved(name: str) -> None:
    """As compiled for a change: no change is refused for what else is not there."""
    assert changed("bls12_377", name, LAW["a negation left out"][1], LAW["a negation left out"][1] + " ").proved


@pytest.mark.quick("g2_lookup")
@pytest.mark.parametrize("name", sorted({name for name, _, _ in MULTIPLE.values()}))
def test_unchanged_multiples_are_proved(name: str) -> None:
    assert prove_multiples_folder.changed("bls12_377", name, "g2_mul", "*r = total;", "*r = total; ").proved


@pytest.mark.sampled(2)
@pytest.mark.quick("parts swapped", "one part only")
@pytest.mark.parametrize("what", LAW)
def test_a_wrong_group_law_is_not_proved(what: str) -> None:
    name, old, new = LAW[what]
    assert not changed("bls12_377", name, old, new).proved


@pytest.mark.sampled(2)
@pytest.mark.quick("the next entry", "added twice")
@pytest.mark.parametrize("what", MULTIPLE)
def test_a_wrong_multiple_is_not_proved(what: str) -> None:
    name, old, new = MULTIPLE[what]
    outcome = prove_multiples_folder.changed("bls12_377", name, "g2_mul", old, new)
    assert not outcome.proved, outcome


@pytest.mark.parametrize("name", ["g2_point_dbl", "g2_affine_is_on_curve"])
@pytest.mark.parametrize("wrong", [-1, 2])
def test_another_nonresidue_is_not_proved(name: str, wrong: int) -> None:
    """The formulas over F_p(i) for another i^2 than the one that products are shown for."""
    proper = subject("bls12_377", name)
    contract = next(contract for contract in twist_contracts() if contract.name == name)
    claim = claim_of(contract, replace(folder("bls12_377").spec, nonresidue=wrong))
    assert claim is not None
    assert prove(image("bls12_377"), proper).verdict.proved
    assert not prove(image("bls12_377"), instead_of(proper, claim)).verdict.proved


@pytest.mark.parametrize("change", [lambda b: (b[1], b[0]), lambda b: (b[0], b[1] + 1)], ids=["parts swapped", "another"])
def test_another_b_is_not_proved(change: object) -> None:
    spec = folder("bls12_377").spec
    assert spec.twist is not None
    contract = next(contract for contract in twist_contracts() if contract.name == "g2_point_is_on_curve")
    claim = claim_of(contract, replace(spec, twist=replace(spec.twist, b=change(spec.twist.b))))  # type: ignore[operator]
    assert claim is not None
    assert not prove(image("bls12_377"), instead_of(subject("bls12_377", contract.name), claim)).verdict.proved


def test_no_sum_without_points_on_the_curve() -> None:
    """A contract that does not require it has no meaning, and none is shown."""
    contract = next(contract for contract in twist_contracts() if contract.name == "g2_point_dbl")
    claim = claim_of(replace(contract, requires=()), folder("bls12_377").spec)
    assert claim is not None
    assert not prove(image("bls12_377"), instead_of(subject("bls12_377", contract.name), claim)).verdict.proved
