# SPDX-License-Identifier: MIT
"""Products in rings and operations in binary fields are proved on the compiled bytes; changed ones are not, with the reason."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ecgen.bundled import STRUCTURES, load_bundled_structure
from ecgen.emit.kinds import kind_of
from ecgen.structure_prover_digest import installed_structure_prover, structure_prover_digest
from ecgen_verify.prove.tools.builds import Compilers
from ecgen_verify.prove.tools.objects import COMPILERS, LEVELS
from ecgen_verify.prove.verdict import Row, Status, Verdict
from ecgen_verify.structure.prove.folder import Claim, claim_of, settled, tasks
from support.commands import Command
from support.structure_proofs import GF, binary_field, verdict
from support.structures import structure_named

RING = "19-2048"
PRODUCTS, OPERATIONS = ("rq_mul", "s3_mul"), ("add", "mul", "sqr", "inv", "from_elements", "to_elements")
_SPREAD = "tiny_rq_to_lanes_plain(y, b->c);"
#: Of the ring: function -> what is changed -> (texts, what is said).
RING_CHANGES = {
    "a sum is a difference": ("rq_mul", ("(uint16_t)(t33 + t36)", "(uint16_t)(t33 - t36)"), "is not that of the product"),
    "another mask": ("rq_mul", ("& 0x7ffu)", "& 0xfffu)"), "may be q or more"),
    "a mask too narrow": ("rq_mul", ("& 0x7ffu)", "& 0x3ffu)"), "10 bits are known"),
    "a halving too many": ("rq_mul", ("& 0x7ffu)", "/ 2 & 0x7ffu)"), "drops bits that may be 1"),
    "what is behind": ("rq_mul", ("r->c[i] = 0;", "r->c[i] = 1;"), "what stands behind the coefficients is not 0"),
    "an end not cleared": ("rq_mul", ("for (i = 19; i < 32; i++)", "for (i = 20; i < 32; i++)"), "what stands behind"),
    "written too early": ("rq_mul", (_SPREAD, "r->c[3] = 7;" + _SPREAD), "before it has read"),
    "beside the result": ("rq_mul", ("for (i = 19; i < 32; i++)", "for (i = 19; i < 33; i++)"), "outside the outputs"),
    "a branch": ("rq_mul", (_SPREAD, _SPREAD + "if (a->c[2] == 5) { x[0] = 0; }"),
                 "a secret decides a branch"),
    "an address": ("rq_mul", (_SPREAD, _SPREAD + "x[a->c[2] & 15] = 0;"),
                   "a secret is part of an address"),
    "an input": ("rq_mul", (_SPREAD, _SPREAD + "((tiny_poly *)(size_t)(const void *)a)->c[1] = 0;"), "outside the outputs"),
    "one is 2": ("s3_mul", ("0 - (a->c[i] >> 1)", "0 - (a->c[i] & 1)"), "z3_to_zq does not do"),
    "a factor twice": ("s3_mul", ("tiny_rq_mul(&x, &x, &y);", "tiny_rq_mul(&x, &x, &x);"), "not the factors"),
    "not centred": ("s3_mul", ("(negative & 1)", "(negative & 2)"), "rq_to_s3 does not do"),
    "another multiple": ("s3_mul", ("\n    last = (uint16_t)(2 * ", "\n    last = (uint16_t)(1 * "), "rq_to_s3 does not do"),
}  # fmt: skip
FIELD_CHANGES = {
    "another product": ("gf64_mul", ("a0 & b1", "a0 & b2"), "not the mul"),
    "no product": ("gf64_mul", ("a1 & b1", "a1 & a2"), "not the mul"),
    "a product of three": ("gf64_mul", ("a0 & b1;", "a0 & b1 & b2;"), "more than two inputs"),
    "lanes meet": ("gf64_mul", ("a0 & b1;", "a0 & (b1 >> 1);"), "bits of two groups meet"),
    "another sum": ("gf64_sqr", ("= a[1];", "= a[2];"), "not the sqr"),
    "another square": ("gf64_inv", ("= a[3];", "= a[3] ^ a[0];"), "not the inv"),
    "another shift": ("gf64_from_elements", ("x1 >> 8;", "x1 >> 7;"), "not the bits"),
    "a sum of numbers": ("gf64_add", ("a0 ^ b0", "a0 + b0"), "a sum with carries"),
}  # fmt: skip


@pytest.mark.parametrize("function", PRODUCTS)
def test_products_are_proved(function: str, tmp_path: Path) -> None:
    proof = verdict(structure_named(RING, tmp_path), function, tmp_path)
    assert (proof.status, proof.reason) == (Status.PROVED, "") and proof.instructions > 100
    assert proof.given == (("tiny_rq_mul",) if function == "s3_mul" else ())


def test_operations_are_proved(tmp_path: Path) -> None:
    spec = binary_field(tmp_path)
    for count in (64, 256):
        for operation in OPERATIONS:
            proof = verdict(spec, f"gf{count}_{operation}", tmp_path)
            assert (proof.status, proof.reason) == (Status.PROVED, ""), (count, operation)


@pytest.mark.sampled(3)
@pytest.mark.quick("another mask", "written too early")
@pytest.mark.parametrize("change", RING_CHANGES)
def test_another_product_is_not_proved(change: str, tmp_path: Path) -> None:
    function, texts, reason = RING_CHANGES[change]
    proof = verdict(structure_named(RING, tmp_path), function, tmp_path, texts)
    assert not proof.proved and reason in proof.reason, proof.reason


@pytest.mark.sampled(3)
@pytest.mark.quick("another product", "lanes meet")
@pytest.mark.parametrize("change", FIELD_CHANGES)
def test_another_operation_is_not_proved(change: str, tmp_path: Path) -> None:
    function, texts, reason = FIELD_CHANGES[change]
    proof = verdict(binary_field(tmp_path), function, tmp_path, texts)
    assert not proof.proved and reason in proof.reason, proof.reason


@pytest.mark.slow
@pytest.mark.parametrize("level", ["-O1", *LEVELS])
@pytest.mark.parametrize("compiler", COMPILERS)
def test_all_builds_are_proved(compiler: str, level: str, tmp_path: Path) -> None:
    for name, functions in (("23-512", ("rq_mul",)), (RING, PRODUCTS)):
        folder = tmp_path / name
        folder.mkdir()
        for function in functions:
            proof = verdict(structure_named(name, folder), function, folder, compiler=compiler, level=level)
            assert proof.proved, (name, function, proof.reason)


def test_what_is_claimed_of_bundled_structures() -> None:
    """Arithmetic is proved, and s3_mul by rq_mul; of everything else the reason is said why not."""
    for name in STRUCTURES:
        spec = load_bundled_structure(name)
        claims = {contract.name: claim_of(spec, contract) for contract in kind_of(spec).contracts(spec)}
        proved = {name for name, claim in claims.items() if isinstance(claim, Claim)}
        expected = PRODUCTS if spec.kind == "ring" else [f"gf{n}_{op}" for n in (64, 256) for op in OPERATIONS]
        assert proved == set(expected)
        assert "no method" not in claims.values()


def test_sums_that_q_does_not_hold_are_no_products_modulo_3(tmp_path: Path) -> None:
    """q = 32 < 2*19."""
    spec = structure_named("19-32", tmp_path)
    claims = {contract.name: claim_of(spec, contract) for contract in kind_of(spec).contracts(spec)}
    assert isinstance(claims["rq_mul"], Claim) and claims["s3_mul"] == "no method"


def test_one_that_depends_on_what_is_not_proved_is_open() -> None:
    product = Verdict("t_rq_mul", "", Status.UNDECIDED, "why")
    other = Verdict("t_s3_mul", "", Status.PROVED, given=("t_rq_mul",))
    rows = settled([Row("x", product), Row("x", other), Row("y", other)])
    assert [row.verdict.proved for row in rows] == [False, False, True]
    assert "t_rq_mul" in rows[1].verdict.reason


def test_the_command_and_the_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                      monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    """What is proved is recorded, and shown of the same text only."""
    monkeypatch.setattr("ecgen_verify.structure.prove.folder.USUAL", Compilers(("gcc",), ("-O2",)))
    (tmp_path / "gf8.toml").write_text(GF, encoding="utf-8")
    command = Command(tmp_path, capsys, monkeypatch)
    rows = json.loads(command.done("prove", "--spec", "gf8.toml", "--record", "proofs", "--json").out)
    assert {row["status"] for row in rows} == {"proved"} and len(rows) == 2 * len(OPERATIONS)
    command.done("--spec", "gf8.toml", "--proofs", "proofs", "--out", "folder", "-q")
    manifest = json.loads((tmp_path / "folder" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["prover"] == installed_structure_prover() and [*manifest["proved_with"]] == ["c64 gcc -O2"]
    assert all(row["evidence"] == ["vectors", "proved"] for row in manifest["functions"])
    (tmp_path / "gf8.toml").write_text(GF.replace("z^4 + z^3 + z + 1", "z^4 + z^3 + z^2 + 1"), encoding="utf-8")
    command.done("--spec", "gf8.toml", "--proofs", "proofs", "--out", "other", "-q")
    manifest = json.loads((tmp_path / "other" / "manifest.json").read_text(encoding="utf-8"))
    assert not manifest["prover"] and all(row["evidence"] == ["vectors"] for row in manifest["functions"])
    assert "gf64_adl" in command.refused("prove", "--spec", "gf8.toml", "--function", "gf64_adl")
    assert "--record" in command.refused("prove", "--spec", "gf8.toml", "--function", "gf64_add", "--record", "d")
    assert "--reduction" in command.refused("prove", "--spec", "gf8.toml", "--reduction", "montgomery")


def test_functions_are_side_by_side(tmp_path: Path) -> None:
    spec = structure_named(RING, tmp_path)
    names = {task.names for task in tasks(spec, "tiny", tmp_path, tmp_path)}
    assert ("rq_mul",) in names and ("s3_mul",) in names


def test_the_digest_is_of_the_prover(tmp_path: Path) -> None:
    """Of its own folder and of the one table; what neither imports does not count."""
    root, copy = Path(__file__).parents[2] / "ecgen_verify", tmp_path / "ecgen_verify"
    for part in ("structure", "prove"):
        shutil.copytree(root / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    assert structure_prover_digest(copy) == installed_structure_prover()
    for name, changes in (("structure/prove/forms.py", True), ("structure/prove/command.py", False),
                          ("prove/vectors.py", True), ("prove/hashes/hexadecimal.py", False)):  # fmt: skip
        text = (copy / name).read_text(encoding="utf-8")
        (copy / name).write_text(text + "X = 1\n", encoding="utf-8")
        assert (structure_prover_digest(copy) != installed_structure_prover()) is changes, name
        (copy / name).write_text(text, encoding="utf-8")
