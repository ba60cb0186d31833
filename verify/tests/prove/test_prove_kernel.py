# SPDX-License-Identifier: MIT
"""Operands of straight-line functions: where they stand, what they hold, and which of them may be one object."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.curve.library import formula as formula_named
from ecgen.logic.contract import Contract as Promise
from ecgen.logic.contract import Param
from ecgen.logic.terms import RESULT, Term, Var, big_endian, choice, little_endian, subterms, words
from ecgen.logic.terms import mask as mask_of
from ecgen.logic.types import Bytes, Element, Mask, MaskResult
from ecgen_verify.prove.abi import REGISTERS
from ecgen_verify.prove.contract import LIMB, Kind, Operand, Part, array, word
from ecgen_verify.prove.contract import Promise as Stated
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import Case, Kernel, Setting, State, aliases_of
from ecgen_verify.prove.kernel import prove as prove_kernel
from ecgen_verify.prove.lazy_reduction.kernels import point_kernel
from ecgen_verify.prove.machine import Lane, Machine, Pointer, Violation, entry_machine, joined
from ecgen_verify.prove.model import INSTRUCTIONS, Step
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.path import Path as Assumptions
from ecgen_verify.prove.prover import goal, prove
from ecgen_verify.prove.strings import overlap
from ecgen_verify.prove.vectors import LANES
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World
from support.tiny_objects import assembled, copies, function_image

R = array("r", 2, output=True)
A, B = (array(name, 2, Part(f"{name}0", 0, 1, 5), Part(f"{name}1", 1, 1, 7)) for name in "ab")


def entered(*operands: Operand, case: Case | None = None, **alias: str) -> State:
    machine, setting = entry_machine(Assumptions(World()), Image(), 0), Setting(Stated("", operands), case or Case(), alias)
    setting.enter(machine)
    return State(machine, setting)


def test_every_word_belongs_to_one_number() -> None:
    """Those that no part has are numbers of their own, which may be anything."""
    mixed = array("m", 5, Part("u", 1, 2, 9), Part("v", 3, 1, 2))
    assert [(part.name, part.start, part.length, part.bound) for part in mixed.numbers] == [
        ("m[0]", 0, 1, 1 << 64), ("u", 1, 2, 9), ("v", 3, 1, 2), ("m[4]", 4, 1, 1 << 64)]  # fmt: skip
    assert array("a", 3).numbers == (Part("a", 0, 3, 1 << 192),)


@pytest.mark.parametrize("kind", [Kind.LIMBS, Kind.BIG_ENDIAN, Kind.LITTLE_ENDIAN, Kind.LANES, Kind.EIGHT])
def test_elements_fill_an_operand(kind: Kind) -> None:
    operand = Operand("a", kind, 3, 1 << 20, True)
    places = [place + i for index in range(3) for place in operand.places(index) for i in range(operand.unit)]
    assert sorted(places) == list(range(operand.size))
    (part,) = operand.numbers
    weights = [operand.weight(part, index) for index in range(3)]
    assert sorted(weights) == [1, operand.radix, operand.radix**2]
    assert (weights[0] == 1) == (kind is not Kind.BIG_ENDIAN)


@pytest.mark.parametrize("name", ["RSI", "stack"])
def test_no_operand_is_a_register_or_the_stack(name: str) -> None:
    with pytest.raises(Undecided, match="the name of a register"):
        entered(array(name, 2))


def test_words_are_bounded_by_what_their_number_is_below() -> None:
    state = entered(R, A, array("b", 2, Part("b", 0, 2, 3 << 64)))
    words = [state.machine.memory[cell][1] for cell in (("a", 0), ("a", 8), ("b", 0), ("b", 8))]
    assert [one.hi for one in words if isinstance(one, Word)] == [4, 6, (1 << 64) - 1, 2]
    assert all(isinstance(one, Word) and one.secret for one in words)
    assert not any(base == "r" for base, _ in state.machine.memory)


def test_limbs_in_lanes_are_below_their_radix() -> None:
    state = entered(Operand("a", Kind.LANES, 2, 2 << 100, True))
    cells = [state.machine.memory["a", 8 * i] for i in range(2 * LANES)]
    assert {value.word.hi for _, value in cells[:LANES] if isinstance(value, Lane)} == {(1 << LIMB) - 1}
    assert {value.word.hi for _, value in cells[LANES:] if isinstance(value, Lane)} == {(1 << 49) - 1}


def test_what_is_given_is_a_secret_nevertheless() -> None:
    state = entered(array("m", 2), word("mask"), case=Case(fixed={"m": 3 + (5 << 64), "mask": 1}))
    assert [state.machine.memory["m", place][1] for place in (0, 8)] == [constant(3).marked(True), constant(5).marked(True)]
    assert state.machine.read("RSI") == constant(1).marked(True)


def test_ways_of_sharing() -> None:
    """Every set of inputs of the output's kind and size."""
    small = array("s", 1)
    assert aliases_of((R, A, B, small)) == ({}, {"a": "r"}, {"b": "r"}, {"a": "r", "b": "r"})
    assert aliases_of((R, replace(A, kind=Kind.EIGHT))) == ({},)
    swapped = replace(R, kind=Kind.BIG_ENDIAN), replace(A, kind=Kind.LITTLE_ENDIAN)  # of one type, whatever they are read as
    assert aliases_of(swapped) == ({}, {"a": "r"})
    addition = formula_named("jacobian_add")
    assert {"p": "r", "q": "r"} in point_kernel("f", addition, load_bundled("p192"), Form("fe", 2**127 - 1, 2, 1)).aliases


def test_inputs_that_are_one_object_have_the_same_numbers() -> None:
    state = entered(R, A, B, a="r", b="r")
    assert [state.setting.numbers[f"b{i}"] for i in (0, 1)] == [state.setting.numbers[f"a{i}"] for i in (0, 1)]
    assert {base for base, _ in state.machine.memory} == {"stack", "r", *REGISTERS}


def test_inputs_of_the_same_words_are_two_objects() -> None:
    state = entered(A, B, case=Case(same={"b": "a"}))
    assert state.setting.numbers["b1"] == state.setting.numbers["a1"]
    assert state.machine.memory["b", 8] == state.machine.memory["a", 8]


@pytest.mark.parametrize("other", [array("b", 2), replace(B, parts=(Part("b0", 0, 1, 5), Part("b1", 1, 1, 8)))])
def test_one_object_that_is_laid_out_in_two_ways(other: Operand) -> None:
    """Nothing is known of what the words of it are below."""
    with pytest.raises(Undecided, match="not laid out as that is"):
        entered(R, A, other, a="r", b="r")


def test_one_object_of_which_a_number_is_given() -> None:
    with pytest.raises(Undecided, match="not laid out as that is"):
        entered(R, A, B, case=Case(fixed={"b0": 1}), a="r", b="r")


def test_an_output_is_written() -> None:
    """What an input of the same object holds is no output."""
    state = entered(R, array("a", 2), a="r")
    with pytest.raises(Violation, match="word 0 of the output r is not written"):
        state.output("r")
    assert state.machine.read("RSI") == state.machine.read("RDI") == Pointer("r", 0)
    state.machine.written |= {("r", i) for i in range(16)}
    assert state.output("r").key == state.number("a").key


@pytest.mark.parametrize("is_refused", [True, False])
def test_what_a_call_gets_may_be_one_object(is_refused: bool, tmp_path: Path) -> None:
    """Though each word is read before the word at the same place is written: the function called may want them apart."""

    def called(machine: Machine) -> None:
        target, source = (machine.read(name) for name in ("RDI", "RSI"))
        assert isinstance(target, Pointer)
        assert isinstance(source, Pointer)
        if overlap(machine, target, 8, source, 8, same=not is_refused):
            raise Undecided("an output of a call overlaps another operand")
        machine.store(target, machine.load(source, 8), 8)

    def leave(state: State) -> None:
        state.congruent(state.output("r") - state.number("a"), 3)

    operands = array("r", 1, output=True), array("a", 1)
    kernel = Kernel(Stated("r = a", operands), leave, name="f", callees={"g": called})
    image = load([assembled(tmp_path, "extern g\nglobal f:function\nf: jmp g\n")])
    assert prove_kernel(image, kernel).verdict.proved is not is_refused


def test_what_is_read_at_an_index_that_is_not_known_may_be_written_before() -> None:
    """And where two operands are asked to be apart, it is said of the objects."""
    machine = entry_machine(Assumptions(World()), Image(), 0)
    index = machine.path.input_word("i", 0, 7, secret=False)
    place, output = joined("a", index.poly.scale(8)), Pointer("r", 0)
    machine.writable["r"], machine.memory[place.base, place.offset] = 8, (8, constant(0))
    machine.load(place, 8)
    assert machine.hazards == {("a", "r")}
    assert not overlap(machine, output, 8, place, 8) and machine.hazards == {("a", "r"), ("r", "a")}


@pytest.mark.parametrize("writes_first", [False, True])
def test_an_instruction_asks_before_it_writes(writes_first: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On each side it is executed from the beginning: what it had written it would write twice."""

    def done(step: Step[Word]) -> None:
        if writes_first:
            step.machine.write("RCX", step.zero, 64)
        step.words.decided(step.words.bit_of(step.machine.word("RAX"), 0))
        step.machine.write("RCX", step.zero, 64)

    monkeypatch.setitem(INSTRUCTIONS, "CMC", done)
    verdict = copies(function_image(tmp_path, "mov rax, [rsi]\ncmc\nmov [rdi], rax\nret\n"))
    assert verdict.proved is not writes_first
    assert verdict.reason == ("a case distinction after something was changed" if writes_first else "")


#: a modulo 255.
_REDUCED = "global f:function\nf: movzx eax, byte [rsi]\nlea ecx, [rax + 1]\nshr ecx, 8\nadd eax, ecx\nmovzx eax, al\n"
_R, _A = Var("r"), Var("a")


@pytest.mark.parametrize(("formula", "proved"), [
    (_R.equals(big_endian(_A)), True),
    (words(_R).equals(big_endian(_A)), False),
    (big_endian(_R).equals(big_endian(_A)), False),
    (big_endian(_R).equals(little_endian(_A)), False),
])  # fmt: skip
def test_an_equation_of_numbers_is_no_congruence(formula: Term, proved: bool, tmp_path: Path) -> None:
    """255 and 0 are the same modulo 255, as elements; not as numbers or bytes."""
    is_byte = big_endian(_R) in subterms(formula)
    image = load([assembled(tmp_path, f"{_REDUCED}mov [rdi], {'al' if is_byte else 'rax'}\nret\n")])
    params = Param("r", Bytes(1) if is_byte else Element("p"), output=True), Param("a", Bytes(1))
    verdict = prove(image, "f", goal(Promise("f", "", params, (formula,)), Form("fe", 255, 1, 1, "p")))
    assert verdict.proved == proved
    assert proved or "need not be below the modulus" in verdict.reason


def test_a_choice_beside_a_comparison(tmp_path: Path) -> None:
    """A function that says "unequal" of everything: of the two cases of the mask none is that of equal operands."""
    mask, b = Var("mask"), Var("b")
    body = "mov rax, [rdx]\nand rax, rsi\nnot rsi\nand rsi, [rcx]\nor rax, rsi\nmov [rdi], rax\nxor eax, eax\nret\n"
    params = Param("r", Element("p"), output=True), Param("mask", Mask()), Param("a", Element("p")), Param("b", Element("p"))
    both = _R.equals(choice(mask, _A, b)), RESULT.equals(mask_of(_A.equals(b)))
    promise = Promise("f", "", params, both, returns=MaskResult())
    verdict = prove(function_image(tmp_path, body), "f", goal(promise, Form("fe", 255, 1, 1, "p")))
    assert not verdict.proved
    assert prove(function_image(tmp_path, body), "f", goal(replace(promise, ensures=both[:1]), Form("fe", 255, 1, 1, "p"))).proved
