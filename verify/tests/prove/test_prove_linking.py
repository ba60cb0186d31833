# SPDX-License-Identifier: MIT
"""What a linker decides is not known to the prover: where sections and symbols are, and the bytes that it fills in."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ecgen.errors import UsageError
from ecgen_verify.prove.abi import STANDARD
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Status, Verdict
from support.tiny_objects import assembled, bytes_of, copies

_READ, _WRITE = "mov rax, [rsi]\n", "mov [rdi], rax\nret\n"


def _by_gas(folder: Path, text: str, name: str = "f") -> Path:
    source, target = folder / f"{name}.s", folder / f"{name}.o"
    source.write_text(f".intel_syntax noprefix\n.text\n{text}", encoding="utf-8")
    subprocess.run(["as", "--64", source, "-o", target], check=True)
    return target


def _verdict(*objects: Path) -> Verdict:
    return copies(load(objects))


def _refused(folder: Path, body: str, rest: str = "") -> str:
    """The reason, for a function with this body."""
    verdict = _verdict(assembled(folder, f"global f:function\nf:\n{_READ}{body}{_WRITE}{rest}"))
    assert verdict.status is Status.UNDECIDED
    return verdict.reason


def _proved(folder: Path, body: str, rest: str = "") -> bool:
    return _verdict(assembled(folder, f"global f:function\nf:\n{_READ}{body}{_WRITE}{rest}")).proved


_NUMBERS = {
    "an address": "mov rcx, [abs 0x7ff0]\n",
    "an address in a register": "mov ecx, 0x7ff0\nmov rcx, [rcx]\n",
    "what was the first section": "mov rcx, [abs 0x11000]\n",
    "what is the first section": "mov rcx, 0x10000000000\nmov rcx, [rcx]\n",
}


@pytest.mark.parametrize("kind", _NUMBERS)
def test_a_number_is_no_address(kind: str, tmp_path: Path) -> None:
    assert "an address that is a number" in _refused(tmp_path, _NUMBERS[kind])


_RELOCATED = {
    "32 bits as a number": "mov ecx, table\nsub rcx, rcx\n",
    "64 bits as a number": "mov rcx, table\nsub rcx, rcx\n",
    "32 bits with a sign": "add rax, table\nsub rax, table\n",
    "a displacement": "mov rcx, [abs table]\n",
    "a displacement of 64 bits": "mov r8, rax\nmov rax, [abs qword table]\nmov rax, r8\n",
    "a displacement with a register": "xor ecx, ecx\nmov rcx, [rcx*8 + table]\n",
    "a displacement that is cut to 32 bits": "db 0x67\nmov rcx, [rel table]\n",
    "an immediate beside a displacement": "cmp dword [rel table], table\n",
}


@pytest.mark.parametrize("kind", _RELOCATED)
def test_what_the_linker_fills_in_is_no_number(kind: str, tmp_path: Path) -> None:
    assert "a relocation" in _refused(tmp_path, _RELOCATED[kind], "section .rodata\ntable: dq 5\n")


def test_a_pointer_in_a_table_is_no_number(tmp_path: Path) -> None:
    """Its low bits are those of the place where the prover puts the section, else it would be the copy."""
    loaded = "mov rcx, [rel table]\nand ecx, 1\nadd rax, rcx\n"
    assert _proved(tmp_path, loaded, "section .rodata\ntable: dq 16\n")
    for entry in ("dq f", "dq table", "dd f, 0", "dd f - table, 0"):
        assert "neither a constant" in _refused(tmp_path, loaded, f"section .rodata\ntable: {entry}\n")


def test_distances_between_sections_are_not_known(tmp_path: Path) -> None:
    """The table lies behind the code by as much as the prover once had it there, and where a linker has it only by chance."""
    for distance in (0x1000, 0x1040, 0x2000):
        reason = _refused(tmp_path, f"mov rcx, [rel $ + {distance}]\nand ecx, 1\nadd rax, rcx\n",
                          "section .rodata\nalign 64\ntable: times 1024 dq 16\n")  # fmt: skip
        assert "neither a constant" in reason
    assert "leaves the code" in _refused(tmp_path, "jmp $ + 0x1040\n", "section .other exec\ntimes 256 ret\n")


def test_another_section_is_reached_by_a_relocation_only(tmp_path: Path) -> None:
    loaded = "lea rdx, [rel table]\nmov rcx, [rdx + 8]\nand ecx, 1\nadd rax, rcx\n"
    assert _proved(tmp_path, loaded, "section .rodata\ntable: dq 17, 16\n")
    assert _proved(tmp_path, "jmp other\n", f"section .other exec\ntimes 3 nop\nother: {_WRITE}")
    beyond = "lea rdx, [rel table]\nmov rcx, 0x10000000000\nadd rdx, rcx\nmov rcx, [rdx]\n"
    assert "outside of the section" in _refused(tmp_path, beyond, "section .rodata\ntable: dq 17, 16\nsection .more\ndq 16\n")


_ASKING = "extern x_cpu_plain\nglobal f:function\nf: cmp dword [rel x_cpu_plain], 1\nja f_first\n"


@pytest.mark.parametrize("first", [_READ + _WRITE, "mov qword [rdi], 0\nret\n", ""])
def test_what_asks_the_processor_is_taken_for_that_in_emitted_folders_only(first: str, tmp_path: Path) -> None:
    """In others it is followed, where it is among the objects."""
    text = f"{_ASKING}{_READ}{_WRITE}" + (f"f_first: {first}" if first else "extern f_first\n")
    goal = parse("z = x mod m", {"m": 2**61 - 1})
    foreign = prove(load([assembled(tmp_path, text)]), "f", goal, asking=False)
    assert foreign.proved is first.startswith(_READ)
    assert first or "execution reaches f_first" in foreign.reason
    assert prove(load([assembled(tmp_path, text)]), "f", goal).proved


def test_code_that_may_change_is_not_read(tmp_path: Path) -> None:
    assert "leaves the code" in _refused(tmp_path, "jmp other\n", f"section .other exec write\nother: {_WRITE}")


def test_undefined_symbols_have_no_distance(tmp_path: Path) -> None:
    """Two variables of other objects: at any offset from one there is never the other."""
    names = "extern first\nextern second\n"
    read = "mov rcx, [rel first]\nmov r8, [rel first{}]\nsub rcx, r8\nadd rax, rcx\n"
    assert _proved(tmp_path, read.format(""), names)
    assert not _proved(tmp_path, f"mov rcx, [rel second]\n{read.format('+8')}", names)  # of the first, whatever that is
    for offset in ("0x1000", "-0x1000", "0x10000"):
        assert "neither a constant" in _refused(tmp_path, f"mov rcx, [rel second]\n{read.format('+' + offset)}", names)
    assert "leaves the code" in _refused(tmp_path, "call first + 0x1000\ncall second\n", names)


def test_variables_of_two_objects_are_two(tmp_path: Path) -> None:
    """At the same place of sections with the same number."""
    image = load([assembled(tmp_path, f"section .data\nglobal {name}\n{name}: dq 1\n", name) for name in ("one", "other")])
    assert len({image.variable(image.symbols[name], 8) for name in ("one", "other")} - {None}) == 2


def test_alignment_is_that_of_the_section(tmp_path: Path) -> None:
    for align, proved in ((1, False), (8, False), (16, True), (64, True)):
        table = f"section .constants progbits alloc noexec nowrite align={align}\ntable: times 4 dq 3\n"
        for load_ in ("movaps xmm0, [rel table]\n", "movdqa xmm0, [rel table]\n", "pxor xmm0, [rel table]\n"):
            assert _proved(tmp_path, load_, table) is proved
            assert not _proved(tmp_path, load_.replace("table", "table + 8"), table)
        assert _proved(tmp_path, "movups xmm0, [rel table]\n", table)
    assert "may fault" in _refused(tmp_path, "movaps xmm0, [rel other]\n", "extern other\n")


def test_elements_of_merged_sections_have_no_order(tmp_path: Path) -> None:
    """The linker keeps one of each element of all objects, in an order of its own."""
    text = ".globl f\n.type f, @function\nf: mov rax, [rsi]\nmov rcx, [rip + second{}]\nsub rcx, {}\nadd rax, rcx\n" \
           'mov [rdi], rax\nret\n.section .rodata.cst8, "aM", @progbits, 8\nfirst: .quad 5\nsecond: .quad 7\n'  # fmt: skip
    assert _verdict(_by_gas(tmp_path, text.format("", 7))).proved
    assert not _verdict(_by_gas(tmp_path, text.format("-8", 5))).proved


_DEFINITIONS = (".globl g\n", ".weak g\n")


@pytest.mark.parametrize("first", _DEFINITIONS)
@pytest.mark.parametrize("second", _DEFINITIONS)
def test_two_definitions_are_refused(first: str, second: str, tmp_path: Path) -> None:
    caller = _by_gas(tmp_path, f".globl f\n.type f, @function\nf: jmp g\n{first}g: mov rax, [rsi]\nmov [rdi], rax\nret\n")
    other = _by_gas(tmp_path, f"{second}g: ret\n", "g")
    for objects in ((caller, other), (other, caller)):
        with pytest.raises(UsageError, match=r"g is defined in another of the objects as well"):
            _verdict(*objects)


@pytest.mark.parametrize("name", sorted(STANDARD))
@pytest.mark.parametrize("binding", [".globl", ".weak"])
def test_other_functions_by_names_of_the_library_are_refused(name: str, binding: str, tmp_path: Path) -> None:
    """Objects of the same program that only call it mean this one. A function that others do not see may have the name."""
    caller = _by_gas(tmp_path, f".globl f\n.type f, @function\nf: mov rax, [rsi]\nmov [rdi], rax\nret\n.globl h\nh: jmp {name}\n")
    other = _by_gas(tmp_path, f"{binding} {name}\n{name}: ret\n", "g")
    for objects in ((caller, other), (other, caller), (other,)):
        with pytest.raises(UsageError, match=f"{name} is defined, which is a function of C's library"):
            load(objects)
    assert _verdict(caller, _by_gas(tmp_path, f"{name}: ret\n", "g")).proved


@pytest.mark.parametrize("definition", [".weak g\n", ".globl g\n.type g, @gnu_indirect_function\n"])
def test_a_definition_that_may_not_be_meant_is_not_followed(definition: str, tmp_path: Path) -> None:
    """A weak one, for which another object's may come; a resolver's, which returns what is to be called."""
    function = "mov rax, [rsi]\nmov [rdi], rax\nret\n"
    inside = f".globl f\n.type f, @function\nf: jmp g\n.size f, .-f\n{definition}g: {function}"
    verdict = _verdict(_by_gas(tmp_path, inside))
    assert verdict.status is Status.UNDECIDED and "a relocation" in verdict.reason
    caller = _by_gas(tmp_path, ".globl f\n.type f, @function\nf: jmp g\n")
    other = _by_gas(tmp_path, f"{definition}g: {function}", "g")
    for objects in ((caller, other), (other, caller)):
        assert _verdict(*objects).status is Status.UNDECIDED
    strong = _by_gas(tmp_path, f".globl g\n.type g, @function\ng: {function}", "g")
    assert _verdict(caller, strong).proved


def test_a_resolver_is_no_function_to_prove(tmp_path: Path) -> None:
    target = _by_gas(tmp_path, ".globl f\n.type f, @gnu_indirect_function\nf: mov rax, [rsi]\nmov [rdi], rax\nret\n")
    with pytest.raises(UsageError, match="no function 'f'"):
        _verdict(target)


def test_two_names_of_one_place_have_the_same_bytes(tmp_path: Path) -> None:
    image = load([assembled(tmp_path, "global f, g\nf:\ng:      xor eax, eax\n        ret\nh:      ret\n")])
    assert bytes_of(image, "f") == bytes_of(image, "g") == b"\x31\xc0\xc3" and bytes_of(image, "h") == b"\xc3"
