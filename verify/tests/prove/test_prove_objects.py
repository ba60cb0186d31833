# SPDX-License-Identifier: MIT
"""Odd object files end in one clear error line, and code that is not understood in "could not decide"; never in a traceback."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.errors import EcgenError, UsageError
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.builds import loaded, require_function
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Status, Verdict

_CONTRACT = parse("z = x mod m", {"m": 2**61 - 1})
_COPY = "mov rax, [rsi]\nmov [rdi], rax\nret\n"


def _object(folder: Path, body: str, form: str = "elf64") -> Path:
    source, target = folder / "f.asm", folder / "f.o"
    bits = 32 if form == "elf32" else 64
    source.write_text(f"bits {bits}\nsection .text\nglobal f:function\nf:\n{body}", encoding="utf-8")
    subprocess.run(["nasm", "-f", form, "-g", "-F", "dwarf", source, "-o", target], check=True)
    return target


def _verdict(image: Image) -> Verdict:
    require_function(image, "f")
    return prove(image, "f", _CONTRACT, 50_000, search=2_000)


def test_32_bit_object(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="not a relocatable object for x86-64") as raised:
        loaded([_object(tmp_path, "mov eax, [esp]\nret\n", "elf32")])
    assert "\n" not in str(raised.value)


def test_no_object_at_all(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        loaded([tmp_path / "missing.o"])
    with pytest.raises(OSError, match="directory"):
        loaded([tmp_path])
    (tmp_path / "text.o").write_text("not ELF", encoding="utf-8")
    with pytest.raises(UsageError, match="no ELF object that can be read"):
        loaded([tmp_path / "text.o"])


def test_the_object_at_fault_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.o").write_text("not ELF", encoding="utf-8")
    with pytest.raises(UsageError, match="no ELF object") as raised:
        loaded([_object(tmp_path, _COPY), tmp_path / "text.o"])
    assert str(raised.value).startswith(f"{tmp_path / 'text.o'}: ")


@pytest.mark.skipif(shutil.which("strip") is None, reason="needs strip")
def test_stripped_object(tmp_path: Path) -> None:
    target = _object(tmp_path, _COPY)
    subprocess.run(["strip", "--strip-all", target], check=True)
    with pytest.raises(UsageError, match="no function 'f' among the objects, which name none"):
        _verdict(loaded([target]))


def test_cut_object(tmp_path: Path) -> None:
    """Cut anywhere, it is an error or, where only debugging information is lost, still proved."""
    target = _object(tmp_path, _COPY)
    data = target.read_bytes()
    errors = 0
    for length in range(0, len(data), 7):
        target.write_bytes(data[:length])
        try:
            assert _verdict(loaded([target])).status is not Status.REFUTED
        except EcgenError as error:
            errors += 1
            assert "\n" not in str(error)
    assert errors > 100


def test_forged_object(tmp_path: Path) -> None:
    """Random bytes changed outside the code: an error or a verdict."""
    target = _object(tmp_path, _COPY)
    data = target.read_bytes()
    rng = random.Random(1)
    seen: set[Status | None] = set()
    for _ in range(200):
        forged = bytearray(data)
        for _ in range(3):
            forged[rng.randrange(len(forged))] = rng.randrange(256)
        target.write_bytes(forged)
        try:
            seen.add(_verdict(loaded([target])).status)
        except EcgenError as error:
            seen.add(None)
            assert "\n" not in str(error)
    assert {Status.PROVED, None} <= seen


_UNDECIDED = {
    "unknown instruction": ("vpaddb ymm0, ymm1, ymm2\n" + _COPY, "the model has no VPADDB"),
    "instruction on lanes": ("vpaddq ymm0, ymm1, ymm2\n" + _COPY, "part of a vector"),
    "processor identification": ("xor eax, eax\ncpuid\n" + _COPY, "the model has no CPUID"),
    "no instruction": ("db 0x06\n" + _COPY, "execution leaves the code"),
    "falls out of the section": ("mov rax, [rsi]\nmov [rdi], rax\n", "execution leaves the code"),
    "jump out of the section": ("jmp $ + 0x100000\n", "execution leaves the code"),
    "jump to data": ("jmp data\nsection .data\ndata: ret\n", "execution leaves the code"),
    "indirect jump": ("jmp [rsi]\n", "an indirect jump"),
    "indirect call": ("call [rsi]\nret\n", "an indirect call"),
    "unsupported relocation": ("mov rax, [rel other wrt ..gottpoff]\nret\nextern other\n", "relocation"),
    "thread-local storage": ("mov rax, [fs:0]\n" + _COPY, "an instruction that is not known"),
    "32-bit address": ("mov rax, [esi]\nmov [rdi], rax\nret\n", "an instruction that is not known"),
    "32-bit address taken": ("lea rax, [esi + 8]\n" + _COPY, "an instruction that is not known"),
    "32-bit address behind other prefixes": ("db 0x2e, 0x48, 0x67\nmov eax, [rsi]\n" + _COPY, "an instruction that is not known"),
    "fill of a 32-bit address": ("db 0x67\nstosb\n" + _COPY, "an instruction that is not known"),
    "move from a thread": ("db 0x64\nmovsb\n" + _COPY, "an instruction that is not known"),
    "narrow push": ("push ax\npop ax\n" + _COPY, "a narrow push"),
    "swap of 16 bits": ("db 0x66\nbswap eax\n" + _COPY, "a byte swap of 16 bits"),
    "access that may fault": ("movaps xmm0, [rsi]\n" + _COPY, "may fault"),
    "stack access that faults": ("movaps [rsp - 16], xmm0\n" + _COPY, "may fault"),
    "vector shift by a word": ("movq xmm1, [rsi]\npsrlq xmm1, xmm1\n" + _COPY, "a vector shift by an unknown count"),
    "vector register spilt whole": ("vmovdqu ymm0, [rsi]\n" + _COPY, "VMOVDQU"),
}


@pytest.mark.parametrize("kind", _UNDECIDED)
def test_what_is_not_understood(kind: str, tmp_path: Path) -> None:
    body, reason = _UNDECIDED[kind]
    verdict = _verdict(loaded([_object(tmp_path, body)]))
    assert verdict.status is Status.UNDECIDED
    assert reason in verdict.reason
    assert "f+0x" in verdict.place or "no instruction" in verdict.place


def test_jump_into_another_function_is_followed(tmp_path: Path) -> None:
    assert _verdict(loaded([_object(tmp_path, "jmp other\nglobal other:function\nother:\n" + _COPY)])).proved


def test_local_name_is_not_meant_by_other_objects(tmp_path: Path) -> None:
    first = _object(tmp_path, "jmp other\nextern other\n").rename(tmp_path / "first.o")
    source = tmp_path / "second.asm"
    source.write_text(f"bits 64\nsection .text\nother:\n{_COPY}", encoding="utf-8")
    subprocess.run(["nasm", "-f", "elf64", source, "-o", tmp_path / "second.o"], check=True)
    for order in ([first, tmp_path / "second.o"], [tmp_path / "second.o", first]):
        assert "other, which is not among the objects" in _verdict(loaded(order)).reason


def test_aligned_access_to_the_stack_is_understood(tmp_path: Path) -> None:
    assert _verdict(loaded([_object(tmp_path, "movaps [rsp - 24], xmm0\n" + _COPY)])).proved


def test_call_without_object_is_named(tmp_path: Path) -> None:
    verdict = _verdict(loaded([_object(tmp_path, "call another\nret\nextern another\n")]))
    assert verdict.status is Status.UNDECIDED
    assert "another, which is not among the objects" in verdict.reason


_CONTRACTS = {
    "z = x": "expected something like",
    "z = x mod q": "no modulus 'q'",
    "z + y = x mod m": "exactly one name",
    "z = x / 2 mod m": "only names, integers",
    "z = x^2^2 mod": "expected something like",
    "z = (x mod m": "expected something like|is no expression",
    "z = x + mod m": "is no expression",
    "z = x * 2^99999 mod m": "only names, integers|too large",
    "z = x + ((2^4000)^4000)^4000 mod m": "too large",
    "z = (x + y)^4000 mod m": "too large",
    "z = a+b+c+d+e+f mod m": "more than six operands",
    "z = x mod m where x < 0": "no bound of an operand",
    "z = x mod m where y < 5": "no bound of an operand",
    "z = x mod m where x": "is no bound",
    "z = x mod m where x < y": "integers only",
    "a, b: z = x mod m": "not those of the claim",
    "z, x, x: z = x mod m": "not those of the claim",
    "z = x mod m where x < 5, x < 2^61": "two bounds of x",
    "z = x mod m where z < 2^61, x < 2^61, z < 5": "two bounds of z",
    "z = x # + 1 mod m": "'#' is not understood",
    "z = x mod m where x < 5 # 2^61": "'#' is not understood",
    "z # + 1 = x mod m": "'#' is not understood",
    "z = x\\\n + 1 mod m": "expected something like",
    "z = \u00aa mod m": "is not understood",
    "z = True*x mod m": "only names, integers",
    f"z = {'(' * 5000}x{')' * 5000} mod m": "is no expression",
    "z*0 = x*0 mod m": "says nothing of the output z",
    "z*0 = 0 mod m": "says nothing of the output z",
    "z - z = x - x mod m": "says nothing of the output z",
    "z*0 = x mod m": "says nothing of the output z",
    f"z*{2**61 - 1} = x mod m": "says nothing of the output z",
    "z*x*(2^61 - 1) = 0*x mod m": "exactly one name",
    "z = z mod m": "must not be on the right side",
    "z = z + x mod m": "must not be on the right side",
}


#: What is read, and the claim in the text that the verdict has.
_READ = {
    "z*2^256 = x*y mod m": f"z * {2**256:#x} = x * y",
    "z = x - (y - 1)^2*-x mod m": "z = x - (y - 1)^2 * -x",
    "z = (x^2)^3 + (x*y)^2 - x*y^2 mod m": "z = (x^2)^3 + (x * y)^2 - x * y^2",
    "z = -(x + y)*(1 - 3) mod m": "z = -(x + y) * (1 - 3)",
    "z = (-x)^2*-3 - (x - -y) - (x - (y - 3)) mod m": "z = (-x)^2 * -3 - (x - -y) - (x - (y - 3))",
}


@pytest.mark.parametrize("text", _READ)
def test_what_is_understood_of_a_contract_is_printed(text: str) -> None:
    """Whoever reads the contract is not trusted: the verdict says in its own words what was shown, and these read the same."""
    contract = parse(f"y, z, x: {text} where x < 2^6", {"m": 101})
    assert contract.text == f"y, z, x: {_READ[text]} mod 0x65 where y < 0x65, z < 0x65, x < 0x40"
    again = parse(contract.text.replace("0x65 where", "m where").replace("0x65", "101").replace("0x40", "64"), {"m": 101})
    assert again.ensures == contract.ensures and again.operands == contract.operands and again.text == contract.text


@pytest.mark.parametrize("text", _CONTRACTS)
def test_contract_that_makes_no_sense(text: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=_CONTRACTS[text]) as raised:
        prove(loaded([_object(tmp_path, _COPY)]), "f", parse(text, {"m": 2**61 - 1}), 50_000, search=2_000)
    assert "\n" not in str(raised.value)
