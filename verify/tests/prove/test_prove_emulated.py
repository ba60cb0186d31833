# SPDX-License-Identifier: MIT
"""The emulator runs functions as the processor does, and as integers have it; what goes wrong in it is an error."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import gmpy2
import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import ToolMissing
from ecgen_verify.host import Host, find_host
from ecgen_verify.prove.contract import LIMB, Contract, array
from ecgen_verify.prove.evidence import bochs, emulated, mutation
from ecgen_verify.prove.evidence.emulated import BOCHS, Emulated, Fault, lane_emulator
from ecgen_verify.prove.evidence.mutants import Mutant, mutants, with_code
from ecgen_verify.prove.evidence.mutation import tally
from ecgen_verify.prove.evidence.native import Native
from ecgen_verify.prove.evidence.subjects import Kernel, Subject, subject
from ecgen_verify.prove.vectors import LANES
from ecgen_verify.prove.verdict import Status, Verdict
from support.lane_cpu import require_emulator
from support.tiny_objects import function_image

_EIGHT = Kernel("product of eight", "p256", "fe8_mul")
_WORDS = Contract("", (array("r", 4, updated=True),))


def _lanes(number: int, limbs: int) -> list[int]:
    """Eight elements out of memory, whose limbs have no more than 52 bits."""
    words = [number >> 64 * i & (1 << 64) - 1 for i in range(LANES * limbs)]
    assert all(word >> LIMB == 0 for word in words)
    return [sum(words[LANES * i + lane] << LIMB * i for i in range(limbs)) for lane in range(LANES)]


@pytest.mark.skipif(not find_host().has_adx, reason="needs BMI2 and ADX")
def test_it_agrees_with_the_processor(tmp_path: Path) -> None:
    require_emulator()
    kernel = Kernel("product", "p256", "fe_mul")
    multiplied = subject(kernel, tmp_path)
    here, there = (kind(multiplied.image, kernel.name, multiplied.contract) for kind in (Native, Emulated))
    points = multiplied.draw(60)
    assert len(points) == 60 and [here(values) for values in points] == [there(values) for values in points]


@pytest.fixture(scope="module")
def eight(tmp_path_factory: pytest.TempPathFactory) -> Subject:
    require_emulator()
    return subject(_EIGHT, tmp_path_factory.mktemp("eight"))


def test_products_of_eight_are_those_of_integers(eight: Subject) -> None:
    p, limbs = load_bundled("p256").prime, 5
    product, over = Emulated(eight.image, _EIGHT.name, eight.contract), int(gmpy2.invert(1 << LIMB * limbs, p))
    for values in eight.draw(40):
        (result,) = product(values)
        assert isinstance(result, bytes)
        r, a, b = (_lanes(number, limbs) for number in (int.from_bytes(result, "little"), *values.values()))
        assert all(z < 2 * p and (z - x * y * over) % p == 0 for x, y, z in zip(a, b, r, strict=True))


#: What does not return, or not as it should: (body, what is said of it).
FAULTY = {
    "read behind an operand": ("mov rax, [rdi + 64]\nret", "page fault at 0x.*ends at \\+0x4"),
    "read before its pages": ("mov rax, [rdi - 4096]\nret", "page fault at 0x.*ends at \\+0x7"),
    "write to code": ("mov [rel f], al\nret", "page fault"),
    "no instruction": ("nop\nud2", "invalid opcode, within what ends at \\+0x3"),
    "an instruction of operating systems": ("mov rax, cr0\nret", "general protection"),
    "a vector that is not aligned": ("movdqa xmm0, [rdi + 1]\nret", "general protection"),
    "a call of the system": ("syscall", "invalid opcode"),
    "division by zero": ("xor ecx, ecx\ndiv rcx\nret", "division error"),
    "to nowhere": ("xor eax, eax\njmp rax", "page fault at 0x0,"),
    "back to a number": ("push rdi\nret", "page fault"),
    "another stack": ("pop rax\nsub rsp, 8\npush rax\nret", "another stack pointer"),
    "a register that is not restored": ("inc rbx\nret", "other registers"),
}


@pytest.mark.parametrize("what", FAULTY)
def test_what_does_not_return_as_it_should_is_an_error(what: str, tmp_path: Path) -> None:
    require_emulator()
    body, message = FAULTY[what]
    faulty = Emulated(function_image(tmp_path, body), "f", _WORDS)
    fine = Emulated(function_image(tmp_path, "inc qword [rdi]\nret"), "f", _WORDS)
    for _ in range(2):  # a fault leaves nothing behind
        with pytest.raises(Fault, match=message):
            faulty({"r": 5})
        assert fine({"r": 5}) == ((6).to_bytes(32, "little"),)


def test_arguments_beyond_six_are_on_the_stack(tmp_path: Path) -> None:
    require_emulator()
    image = function_image(tmp_path, "mov rax, rdi\nsub rax, r9\nadd rax, [rsp + 8]\nsub rax, [rsp + 16]\nret")
    assert Emulated(image, "f", Contract("")).execute([9, 0, 0, 0, 0, 2, 100, 40]) == 67


def test_what_no_function_may_rely_on_is_not_zero(tmp_path: Path) -> None:
    require_emulator()
    bodies = ("mov [rdi], rax\nret", "mov [rdi], r11\nret", "vmovdqu [rdi], ymm5\nvzeroupper\nret", "adc dword [rdi], 0\nret")
    for body in bodies:
        assert Emulated(function_image(tmp_path, body), "f", _WORDS)({"r": 0}) != (bytes(32),)


def test_many_functions_one_after_the_other(tmp_path: Path) -> None:
    """Each runs its own code on its own operands, whatever ran before it and is gone."""
    require_emulator()
    images = [function_image(tmp_path, f"add qword [rdi], {i}\nret") for i in range(3)]
    for i in range(300):
        assert Emulated(images[i % 3], "f", _WORDS)({"r": i}) == ((i + i % 3).to_bytes(32, "little"),)


def test_mutants_that_are_believed_are_found_out(eight: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both those that return something else and those that do not return; in the emulator, whatever the processor has."""
    name, believed = _EIGHT.name, Verdict(_EIGHT.name, "", Status.PROVED)
    lost = [m for m in mutants(eight.image, name, random.Random(1)) if re.search("vpmadd52.* -> taken out", m.place)][:3]
    ends = Mutant("ends", with_code(eight.image, eight.image.functions[name], b"\x0f\x0b"))
    same = Mutant("same", eight.image)
    monkeypatch.setattr(mutation, "mutants", lambda *arguments: iter([*lost, ends, same]))
    monkeypatch.setattr(mutation, "lane_emulator", lambda: BOCHS)
    tallied = tally(_EIGHT, replace(eight, prove=lambda image: believed), 5, 50)
    assert len(lost) == 3 and tallied.wrong == (*(m.place for m in lost), "ends")
    assert (tallied.accepted, tallied.faults, tallied.emulator) == (1, (), BOCHS)


def test_it_runs_lanes_where_the_processor_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> bochs.Processor:
        raise ToolMissing("nothing")

    monkeypatch.setattr(emulated, "processor", missing)
    monkeypatch.setattr(emulated, "find_host", lambda: Host({}, None, True, True, has_ifma=True))
    assert lane_emulator() == ""
    monkeypatch.setattr(emulated, "find_host", lambda: Host({}, None, True, True))
    with pytest.raises(ToolMissing):
        lane_emulator()
