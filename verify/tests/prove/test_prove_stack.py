# SPDX-License-Identifier: MIT
"""What is below the red zone is gone: a signal's handler may write there at any time."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen_verify.prove.machine import Pointer, Violation, entry_machine
from ecgen_verify.prove.path import Path as SymbolicPath
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.world import Undecided, World
from support.tiny_objects import copies, copies_on_graph, function_image


def _verdict(folder: Path, body: str) -> Verdict:
    return copies(function_image(folder, f"{body}ret\n"))


_PUT = "mov rax, [rsi]\nsub rsp, 256\nmov [rsp + {}], rax\n"
_RELEASED = {
    "read after the frame's release": _PUT.format(0) + "add rsp, 256\nmov rcx, [rsp - 256]\nmov [rdi], rcx\n",
    "read with another frame": _PUT.format(0) + "add rsp, 256\nsub rsp, 256\nmov rcx, [rsp]\nadd rsp, 256\nmov [rdi], rcx\n",
    "a byte below the red zone": _PUT.format(127) + "add rsp, 256\nmov rcx, [rsp - 129]\nmov [rdi], rcx\n",
    "released by lea": _PUT.format(0) + "lea rsp, [rsp + 256]\nmov rcx, [rsp - 256]\nmov [rdi], rcx\n",
    "released by pop": "mov rax, [rsi]\npush rax\nmov [rsp - 128], rax\npop rcx\nmov rcx, [rsp - 136]\nmov [rdi], rcx\n",
    "released by an exchange": _PUT.format(0) + "lea rdx, [rsp + 256]\nxchg rdx, rsp\nmov rcx, [rsp - 256]\nmov [rdi], rcx\n",
    "the caller's address": "mov rax, [rsi]\nmov [rdi], rax\nadd rsp, 256\nsub rsp, 256\n",
}


@pytest.mark.parametrize("kind", _RELEASED)
def test_what_was_released_is_gone(kind: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, _RELEASED[kind])
    assert verdict.status is Status.UNDECIDED
    assert "nothing known" in verdict.reason


def test_the_red_zone_is_kept(tmp_path: Path) -> None:
    for offset in (128, 136, 248):
        body = f"{_PUT.format(offset)}add rsp, 256\nmov rcx, [rsp + {offset - 256}]\nmov [rdi], rcx\n"
        assert _verdict(tmp_path, body).proved
    partly = _PUT.format(124) + "add rsp, 256\nmov ecx, [rsp - 128]\nshl rcx, 32\nmov eax, eax\nor rax, rcx\nmov [rdi], rax\n"
    assert _verdict(tmp_path, partly).proved


def test_the_stack_pointer_is_one(tmp_path: Path) -> None:
    """Even where nothing uses the stack meanwhile: a signal's handler does."""
    for other in ("rdi", "r8", "rax"):
        verdict = _verdict(tmp_path, f"mov r9, rsp\nmov rax, [rsi]\nmov rsp, {other}\nmov [rdi], rax\nmov rsp, r9\n")
        assert verdict.status is not Status.PROVED
        assert "no longer points to the stack" in verdict.reason


def test_the_other_models_know_it(tmp_path: Path) -> None:
    """Those of point functions in assembly, which keep to their own frame."""
    body = ("sub rsp, 256\nmov [rsp], rsi\nadd rsp, {0}\nsub rsp, {0}\nmov rsi, [rsp]\nadd rsp, 256\n"
            "mov rax, [rsi]\nmov [rdi], rax\n")  # fmt: skip
    for distance, kept in ((0, True), (256, False)):
        image = function_image(tmp_path, f"{body.format(distance)}ret\n")
        verdict = copies_on_graph(image)
        assert verdict.proved if kept else "nothing known" in verdict.reason


def test_what_the_caller_left_is_not_what_its_register_holds_now(tmp_path: Path) -> None:
    """Moved elsewhere, it is as unknown as before, whatever the register that it came in holds by then."""
    for other in ("r10", "rbx"):
        text = f"mov rcx, {other}\npush rbx\nxor {other}, {other}\nmov rax, [rsi]\nadd rax, rcx\nmov [rdi], rax\npop rbx\n"
        assert _verdict(tmp_path, text).status is not Status.PROVED


def test_nothing_is_handed_over_where_a_function_called_has_its_frame(tmp_path: Path) -> None:
    """Below its return address it may write before it reads an operand, and what it keeps there an operand may destroy."""
    image = function_image(tmp_path, "ret\n")
    machine = entry_machine(SymbolicPath(World()), image, image.functions["f"])
    machine.memory["RSP", 0] = 8, Pointer("stack", -16)
    number = machine.domain.const(5)
    for offset in (-8, -24):
        machine.store(Pointer("stack", offset), number, 8)
    machine.at_call()
    machine.store(Pointer("stack", -8), machine.load(Pointer("stack", -8), 8), 8)
    with pytest.raises(Undecided, match="nothing known"):
        machine.load(Pointer("stack", -24), 8)
    for offset in (-16, -24, -9):
        with pytest.raises(Violation, match="outside the function's own frame"):
            machine.store(Pointer("stack", offset), number, 8)
