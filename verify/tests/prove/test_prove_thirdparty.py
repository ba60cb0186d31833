# SPDX-License-Identifier: MIT
"""`ecgen prove FILE.o` on functions that somebody else wrote: s2n-bignum's P-256 and some of its neighbours, OpenSSL's P-256,
fiat-crypto's P-256 and P-384."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen_verify.prove.command import moduli
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Status
from support.commands import Command
from support.third_party import Unavailable, assembled, compiled_fiat, openssl_p256


def _s2n(curve: str, name: str, bits: int, functions: str) -> dict[str, str]:
    """Functions of a curve as "CURVE FUNCTION"; `functions`: without the name, `bits`: of its Montgomery form."""
    terms = {"mul": "z = x*y", "sqr": "z = x*x", "montmul": f"z*2^{bits} = x*y", "montsqr": f"z*2^{bits} = x*x",
             "demont": f"z*2^{bits} = x", "deamont": f"z*2^{bits} = x", "tomont": f"z = 2^{bits}*x", "add": "z = x + y",
             "sub": "z = x - y", "neg": "z = 0 - x", "double": "z = 2*x", "triple": "z = 3*x", "half": "2*z = x"}  # fmt: skip
    any_input = ("deamont", "tomont")
    return {f"{curve} bignum_{function}_{name}": f"{terms[function]} mod {curve}" + (
        f" where x < 2^{bits}" if function in any_input else "") for function in functions.split()}  # fmt: skip


_CONTRACTS = {
    **_s2n("p256", "p256", 256, "montmul montsqr demont deamont tomont add sub neg double triple half"),
    **_s2n("p384", "p384", 384, "montmul montsqr demont deamont tomont add sub neg double triple half"),
    **_s2n("p521", "p521", 521, "mul sqr add sub neg double half"),
    **_s2n("secp256k1", "p256k1", 256, "mul sqr demont tomont sub neg triple half"),
    **_s2n("curve25519", "p25519", 255, "add sub neg double"),
}
_OPENSSL = {
    "mul_mont": "z*2^256 = x*y mod p256", "sqr_mont": "z*2^256 = x*x mod p256", "from_mont": "z*2^256 = x mod p256",
    "to_mont": "z = 2^256*x mod p256", "add": "z = x + y mod p256", "sub": "z = x - y mod p256", "neg": "z = 0 - x mod p256",
    "mul_by_2": "z = 2*x mod p256", "mul_by_3": "z = 3*x mod p256", "div_by_2": "2*z = x mod p256",
    "ord_mul_mont": "z*2^256 = x*y mod p256_n",
}  # fmt: skip
_FIAT = {"mul": "z*2^{0} = x*y", "square": "z*2^{0} = x*x", "from_montgomery": "z*2^{0} = x", "to_montgomery": "z = 2^{0}*x",
         "add": "z = x + y", "sub": "z = x - y", "opp": "z = 0 - x"}  # fmt: skip
#: Of these the mask, as gcc makes it of the high half of a difference of 128 bits, is not seen to be one.
_NOT_YET = {("gcc", "sub"), ("gcc", "opp")}


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
def test_openssl(tmp_path: Path) -> None:
    """Both ways that its functions have, of which the processor's word chooses, in an object that ends with `rep ret`."""
    try:
        image = load([openssl_p256(tmp_path)])
    except Unavailable as reason:
        pytest.skip(str(reason))
    known = moduli()
    verdicts = [prove(image, f"ecp_nistz256_{name}", parse(contract, known)) for name, contract in _OPENSSL.items()]
    assert [verdict for verdict in verdicts if not verdict.proved] == []
    wrong = prove(image, "ecp_nistz256_div_by_2", parse("2*z = 3*x mod p256", known))
    assert wrong.status is Status.REFUTED


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("curve", "bits"), [("p256", 256), ("p384", 384)])
def test_fiat_crypto(curve: str, bits: int, compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    try:
        image = load([compiled_fiat(curve, compiler, tmp_path)])
    except Unavailable as reason:
        pytest.skip(str(reason))
    contracts = {name: parse(f"{text.format(bits)} mod {curve}", moduli()) for name, text in _FIAT.items()}
    opened = [name for name, contract in contracts.items() if not prove(image, f"{curve}_{name}", contract).proved]
    assert opened == [name for name in _FIAT if (compiler, name) in _NOT_YET]


@pytest.mark.slow
def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    object_file = _object("p256 bignum_montmul_p256", tmp_path)
    words: list[str | Path] = ["prove", object_file, "--function", "bignum_montmul_p256", "--json", "--contract"]
    command = Command(tmp_path, capsys, monkeypatch)
    [row] = json.loads(command.done(*words, "z*2^256 = x*y mod p256").out)
    assert row["status"] == "proved"
    assert row["objects"] == json.loads(command.done(*words, "z*2^256 = x*y mod secp256r1").out)[0]["objects"]


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
