# SPDX-License-Identifier: MIT
"""Comparisons with a constant that a compiler makes functions of their own: what is shown of them is of their own bytes, whatever
they are called."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.logic.contract import Contract
from ecgen.logic.terms import RESULT, Var, mask
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import cases, goal
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.clones import clones
from support.prove_composed_folder import folder
from support.tiny_objects import assembled

_NAME = "p256_sc_eq.specialized.1"
_ONE = (1 << 256) % folder("p256").place.elements["sc"].prime
_ANSWER = "xor eax, eax\ncmp rdx, 1\nsbb rax, rax\nret\n"


def _clones(where: Path, number: int, *, words: int = 4, answer: str = _ANSWER) -> tuple[dict[str, Outcome], dict[str, Effect]]:
    """Of an object that compares the words of an operand with those of a number."""
    parts = [(8 * i, number >> 64 * i & (1 << 64) - 1) for i in range(words)]
    compared = "".join(f"mov rcx, {part}\nxor rcx, [rdi + {offset}]\nor rdx, rcx\n" for offset, part in parts)
    body = f"global {_NAME}:function\n{_NAME}:\nxor edx, edx\n{compared}{answer}"
    return clones(folder("p256"), load([assembled(where, body)]), Known())


def test_a_comparison_with_one(tmp_path: Path) -> None:
    outcomes, effects = _clones(tmp_path, _ONE)
    theorem = outcomes[_NAME].theorem
    assert theorem is not None and isinstance(theorem.promise, Contract)
    assert theorem.promise.ensures == (RESULT.equals(mask(Var("a").equals(1))),)
    reading = effects[_NAME]
    assert isinstance(reading, Reading) and reading.promise == theorem.promise


@pytest.mark.parametrize(("number", "words", "answer"), [
    (_ONE + 1, 4, _ANSWER),
    (_ONE ^ 1 << 200, 4, _ANSWER),
    (0, 4, _ANSWER),
    (_ONE, 3, _ANSWER),
    (_ONE, 4, _ANSWER.replace("1", "2")),
    (_ONE, 4, "mov eax, 1\nret\n"),
    (_ONE, 4, "mov rax, -1\nret\n"),
])  # fmt: skip
def test_what_has_the_name_only(number: int, words: int, answer: str, tmp_path: Path) -> None:
    assert not _clones(tmp_path, number, words=words, answer=answer)[0]


def test_the_number_that_the_words_of_an_element_hold() -> None:
    """Words of elements are below the modulus, so that 1 and 1 plus it are one element."""
    place = folder("p256").place
    promise, ring = place.promise("p256_sc_is_zero"), place.rings["n"]
    assert isinstance(promise, Contract)
    for element in (1, 1 + ring.prime):
        stated = goal(replace(promise, ensures=(RESULT.equals(mask(Var("a").equals(element))),)), ring)
        assert cases(stated)[1].fixed == {"a": _ONE}
