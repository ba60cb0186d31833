# SPDX-License-Identifier: MIT
"""`ecgen prove FILE.o` on functions that somebody else wrote: s2n-bignum's P-256 and some of its neighbours."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from ecgen_verify.prove.command import moduli
from ecgen_verify.prove.contract import parse
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from support.commands import Command
from support.third_party import Unavailable, assembled

_CONTRACTS = {
    "p256 bignum_montmul_p256": "z*2^256 = x*y mod p256",
    "p256 bignum_montsqr_p256": "z*2^256 = x*x mod p256",
    "p256 bignum_demont_p256": "z*2^256 = x mod p256",
    "p256 bignum_add_p256": "z = x + y mod p256",
    "p256 bignum_sub_p256": "z = x - y mod p256",
    "p256 bignum_double_p256": "z = 2*x mod p256",
    "p256 bignum_triple_p256": "z = 3*x mod p256",
    "p256 bignum_half_p256": "2*z = x mod p256",
    "p384 bignum_montmul_p384": "z*2^384 = x*y mod p384",
    "p521 bignum_mul_p521": "z = x*y mod p521",
    "secp256k1 bignum_mul_p256k1": "z = x*y mod secp256k1",
}


def _object(name: str, folder: Path) -> Path:
    curve, function = name.split()
    try:
        return assembled(curve, function, folder)
    except Unavailable as reason:
        pytest.skip(str(reason))


@pytest.mark.slow
@pytest.mark.parametrize("name", _CONTRACTS)
def test_proved(name: str, tmp_path: Path) -> None:
    verdict = prove(load([_object(name, tmp_path)]), name.split()[1], parse(_CONTRACTS[name], moduli()))
    assert verdict.proved, verdict


@pytest.mark.slow
def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    object_file = _object("p256 bignum_montmul_p256", tmp_path)
    words: list[str | Path] = ["prove", object_file, "--function", "bignum_montmul_p256", "--json", "--contract"]
    command = Command(tmp_path, capsys, monkeypatch)
    [row] = json.loads(command.done(*words, "z*2^256 = x*y mod p256").out)
    assert row["status"] == "proved"
    assert row["sha256"] == json.loads(command.done(*words, "z*2^256 = x*y mod secp256r1").out)[0]["sha256"]


def test_a_wrong_contract_is_refuted_by_inputs_that_anybody_can_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    object_file = _object("p256 bignum_montsqr_p256", tmp_path)
    ended = Command(tmp_path, capsys, monkeypatch).run(
        "prove", object_file, "--function", "bignum_montsqr_p256", "--json", "--contract", "z*2^256 = x*y mod p256")  # fmt: skip
    assert ended.code == 1
    [row] = json.loads(ended.out)
    assert row["status"] == "refuted"
    x, y = (int(row["counterexample"][name], 16) for name in "xy")
    assert (x * x - x * y) % moduli()["p256"] != 0


def test_a_changed_instruction_is_not_proved(tmp_path: Path) -> None:
    """The first addition of a product, taken out of the object itself."""
    object_file = _object("p256 bignum_montmul_p256", tmp_path)
    listing = subprocess.run(["objdump", "-d", object_file], capture_output=True, text=True, check=True).stdout
    line = next(line for line in listing.splitlines() if "\tadox" in line or "\tadcx" in line)
    code = bytes.fromhex(line.split("\t")[1])
    data = object_file.read_bytes()
    object_file.write_bytes(data.replace(code, b"\x90" * len(code), 1))
    assert object_file.read_bytes() != data
    assert not prove(load([object_file]), "bignum_montmul_p256", parse(_CONTRACTS["p256 bignum_montmul_p256"], moduli())).proved
