# SPDX-License-Identifier: MIT
"""Whole emitted functions in the prover's model and on the processor: the same in registers, flags, vectors and memory."""

from __future__ import annotations

import math
import random
from pathlib import Path

import click
import pytest

from ecgen_verify.prove.evidence.cosimulation import Argument, Pair, simulate
from support.tiny_objects import assembled

pytestmark = pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")

#: Two operands; what it leaves in registers, flags, vectors and below the stack pointer depends on them.
_MIXED = """
    mov rax, [rsi]
    mov rcx, [rsi + 8]
    mov rdx, rcx
    mulx r8, r9, rax
    push rbx
    lea rbx, [rdi + rcx]
    mov ebx, 7
    pop rbx
    movq xmm3, rcx
    mov [rsp - 24], rcx
    mov [rdi], r8
    add rax, rcx
    ret
"""


def _pair(folder: Path, body: str) -> Pair:
    return Pair([assembled(folder, f"global f:function\nf:\n{body}")], folder)


def test_what_is_compared(tmp_path: Path) -> None:
    pair = _pair(tmp_path, _MIXED.replace("    lea rbx, [rdi + rcx]\n", ""))
    for seed in range(20):
        pair.compare("f", (Argument("r", 8), Argument("a", 16)), random.Random(seed))
    assert pair.counts.agreed["f"] == 20 and pair.counts.compared == 20 * (16 + 4 + 8 * 32 + 24 + 16)


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("mov [rdi], r8", "mov [rdi], r9", r"r\+0"), ("add rax, rcx", "sub rax, rcx", "RAX"),
    ("movq xmm3, rcx", "movq xmm3, rax", "the vector 3"), ("mov [rsp - 24], rcx", "mov [rsp - 24], rax", "stack-24"),
    ("add rax, rcx", "lea rax, [rax + rcx]", "[COZS]F"),
])  # fmt: skip
def test_another_function_in_the_model_is_seen(old: str, new: str, reason: str, tmp_path: Path) -> None:
    """The model has the bytes of a changed function; each kind of state tells."""
    body = _MIXED.replace("    lea rbx, [rdi + rcx]\n", "    xor ecx, 3\n    xor ecx, 3\n")
    pair = _pair(tmp_path, body)
    (tmp_path / "changed").mkdir()
    pair.image = _pair(tmp_path / "changed", body.replace(old, new)).image
    with pytest.raises(click.ClickException, match=reason):
        for seed in range(20):
            pair.compare("f", (Argument("r", 8), Argument("a", 16)), random.Random(seed))


def test_what_the_model_does_not_have_is_counted_as_refused(tmp_path: Path) -> None:
    pair = _pair(tmp_path, "cpuid\n    ret\n")
    pair.compare("f", (Argument("r", 8),), random.Random(1))
    assert (pair.counts.agreed.total(), pair.counts.refused["f"]) == (0, 1)


def test_some_functions(tmp_path: Path) -> None:
    """A sample of all kinds in each build; both ways that a processor may have it in assembly."""
    functions = ["fe_mul", "fe_sub", "fe_eq", "fe_from_bytes", "sc_mul", "point_dbl"]
    for build, counts in simulate("p256", math.inf, 2, 1, tmp_path, functions).items():
        assert len(counts.agreed) >= 5, (build, counts)


@pytest.mark.slow
@pytest.mark.parametrize("curve", ["p256", "curve25519", *(pytest.param(curve, marks=pytest.mark.exhaustive)
                                                           for curve in ("p384", "p521", "secp256k1"))])  # fmt: skip
def test_all_functions(curve: str, tmp_path: Path) -> None:
    for build, counts in simulate(curve, math.inf, 3, 2, tmp_path).items():
        assert len(counts.agreed) > 40, (build, counts)
