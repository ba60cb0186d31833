# SPDX-License-Identifier: MIT
"""Addresses as numbers: halves of them, and comparisons of addresses in different objects."""

from __future__ import annotations

from pathlib import Path as File

import pytest

from ecgen_verify.prove.budget import STEPS, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import REGION, Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine, in_registers, joined
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.tiny_objects import function_image


def _difference(first: Pointer, second: Pointer, bits: int = 32) -> Word:
    """Of the low halves of two addresses."""
    machine = entry_machine(Path(World()), Image(), 0)
    machine.memory |= in_registers({"RBX": first, "RAX": second})
    one, other = (machine.word(register, bits) for register in ("RBX", "RAX"))
    return machine.path.low(machine.path.sum((one, 1), (other, -1)), bits)


def test_the_low_halves_of_addresses_in_one_object() -> None:
    distance = _difference(Pointer("a", 256), Pointer("a", 255))
    assert distance.is_constant
    assert (distance.lo, distance.secret) == (1, False)
    assert not _difference(Pointer("a", 256), Pointer("b", 255)).is_constant
    with pytest.raises(Undecided):
        _difference(Pointer("a", 256), Pointer("a", 255), bits=16)


@pytest.mark.parametrize(("offset", "size"), [(4, 4), (0, 2), (2, 4), (7, 1)])
def test_other_parts_of_an_address_are_no_numbers(offset: int, size: int) -> None:
    """Wherever it stands, only its lower half is one."""
    machine = entry_machine(Path(World()), Image(), 0)
    for place in (Pointer("stack", -16), Pointer("RBX", 0)):
        machine.memory[place.base, place.offset] = 8, Pointer("a", 256)
        half = machine.number(machine.load(place, 4))
        assert not half.is_constant and not half.secret
        with pytest.raises(Undecided):
            machine.number(machine.load(place.moved(offset), size))


_COMPARE = """
    lea rax, [rdi + 8]
    xor ecx, ecx
    cmp rax, rsi
    {jump} .below
    mov ecx, 1
.below:
    cmp rax, rsi
    {jump} .end
    add ecx, 2
.end:
    mov eax, ecx
    ret
"""


@pytest.mark.parametrize("jump", ["jbe", "jb", "je"])
@pytest.mark.parametrize(("other", "same"), [
    (Pointer("b", 0), False), (Pointer("a", 0), True), (Pointer("image", 8 * REGION), False),
    (Pointer("image", 9 * REGION), True),
])  # fmt: skip
def test_a_comparison_of_addresses_comes_out_either_way(tmp_path: File, jump: str, other: Pointer, same: bool) -> None:
    """In different objects or sections, and as it did before where it is asked again; in one only in the way that it must."""
    image = function_image(tmp_path, _COMPARE.format(jump=jump))
    run = Run[Machine](Code(image), {}, Budget(STEPS), Account())
    machine = entry_machine(Path(World()), image, image.functions["f"])
    one = Pointer("image", 9 * REGION) if other.base == "image" else Pointer("a", 0)
    machine.memory |= in_registers({"RDI": one, "RSI": other})
    returned: set[int] = set()

    def finish(end: Machine) -> None:
        returned.add(end.word("RAX", 32).lo)

    run.explore(machine, finish)
    assert returned == ({3} if same else {0, 3})


@pytest.mark.parametrize(("jump", "taken"), [("jb", "<"), ("jbe", "<="), ("je", "=="), ("js", "<"), ("jg", ">")])
@pytest.mark.parametrize("least", [-1, 0, 1])
def test_a_comparison_of_addresses_in_one_object(tmp_path: File, jump: str, taken: str, least: int) -> None:
    """At a distance from `least` to 1: in every way in which it can come out, and on each path in that one."""
    image = function_image(tmp_path, f"xor eax, eax\ncmp rdi, rsi\n{jump} .end\nmov eax, 1\n.end:\nret\n")
    run = Run[Machine](Code(image), {}, Budget(STEPS), Account())
    path = Path(World())
    machine = entry_machine(path, image, image.functions["f"])
    distance = path.input_word("distance", 0, 1 - least, secret=False).poly.offset(least)
    machine.memory |= in_registers({"RDI": joined("a", distance.offset(16)), "RSI": Pointer("a", 16)})
    left: dict[int, set[int]] = {0: set(), 1: set()}

    def finish(end: Machine) -> None:
        low, high = end.path.sharp(distance)
        left[end.word("RAX", 32).lo] |= set(range(low, high + 1))

    run.explore(machine, finish)
    meaning = {"<": int.__lt__, "<=": int.__le__, "==": int.__eq__, ">": int.__gt__}[taken]
    assert left[0] | left[1] == set(range(least, 2))
    for number in range(least, 2):
        assert number in left[not meaning(number, 0)]


def test_addresses_that_may_be_far_apart_are_not_compared() -> None:
    machine = entry_machine(path := Path(World()), Image(), 0)
    far = joined("a", path.input_word("distance", 0, 1 << 63, secret=False).poly)
    with pytest.raises(Undecided):
        machine.compare(far, Pointer("a", 0))


def test_what_is_set_in_a_word_is_not_below_it() -> None:
    domain = Integers(Path(World()))
    one, other = domain.unknown("one"), domain.path.input_word("other", 5, 1 << 20)
    assert domain.or_(one, domain.const(9), 64).lo == 9
    assert domain.or_(other, domain.const(2), 64).lo == 5


def test_an_address_goes_up_and_down_by_one(tmp_path: File) -> None:
    """What it says of the address is not known; the carry stays."""
    body = "stc\n    inc rsi\n    inc rsi\n    dec rsi\n    mov rax, [rsi - 1]\n    adc rax, {}\n    mov [rdi], rax\n    ret\n"
    contract = parse("z = x mod m where x < 2^61, z < 2^62", {"m": 2**61 - 1})
    assert prove(function_image(tmp_path, body.format(-1)), "f", contract).proved
    assert not prove(function_image(tmp_path, body.format(0)), "f", contract).proved
    refused = prove(function_image(tmp_path, body.format("-1\n    dec rsi\n    setz al")), "f", contract)
    assert not refused.proved and "flag" in refused.reason


@pytest.mark.parametrize(("constant", "number"), [("or rsi, -1", 2**61 - 1), ("and rsi, 0", 0), ("and qword [rsp - 8], 0", None)])
def test_what_an_address_does_not_matter_to(constant: str, number: int | None, tmp_path: File) -> None:
    """As gcc -Os makes numbers: the register can have held an address, and the place anything."""
    taken = "mov rsi, [rsp - 8]\n" if number is None else ""
    image = function_image(tmp_path, f"mov rax, [rsi]\n{constant}\n{taken}shr rsi, 3\nadd rax, rsi\nmov [rdi], rax\nret\n")
    sum_of = parse(f"z, x: z = x + {number or 0} mod m where z < 2^64", {"m": 2**62 - 57})
    assert prove(image, "f", sum_of).proved
    other = parse(f"z, x: z = x + {(number or 0) + 1} mod m where z < 2^64", {"m": 2**62 - 57})
    assert not prove(image, "f", other).proved


def test_a_mask_that_is_known_on_a_path_is_a_secret_still(tmp_path: File) -> None:
    body = "mov rax, [rsi]\nmov [rdi], rax\nshl rax, 3\nsar rax, 63\nmov ecx, 5\nmov edx, 6\nand rcx, rax\nand rdx, rax\n"
    copied = parse("z, x: z = x mod m", {"m": 2**61 - 1})
    assert prove(function_image(tmp_path, f"{body}ret\n"), "f", copied).proved
    refused = prove(function_image(tmp_path, f"{body}test rdx, rdx\njz other\nother:\nret\n"), "f", copied)
    assert not refused.proved and "a secret decides" in refused.reason
