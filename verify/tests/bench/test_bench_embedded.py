# SPDX-License-Identifier: MIT
"""The protocols of `ecgen --size` on Cortex-M0 and Cortex-M4, as qemu has them: every result is right, and little code and stack
is enough."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen_bench.sections.embedded import MACHINES
from support.emitted import need

pytestmark = pytest.mark.slow


def measured(curve: str, out: Path, monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str, str], int]:
    """Bytes by processor, kind and part."""
    for tool in ("arm-none-eabi-gcc", "qemu-system-arm"):
        need(tool)
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", "--curve", curve, "--section", "embedded", "-q", "--out", str(out)])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    rows = json.loads((out / f"bench-{curve}-embedded.json").read_text(encoding="utf-8"))["rows"]
    return {(row["processor"], row["kind"], row["of"]): row["bytes"] for row in rows}


@pytest.mark.parametrize("curve", ["p256", "curve25519"])
def test_code_and_stack(curve: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = measured(curve, tmp_path, monkeypatch)
    for processor in MACHINES:
        parts = {part: sizes[processor, "code", part] for part in ("key exchange", "signatures", "all, with SHA-256")}
        assert 1000 < parts["key exchange"] < parts["all, with SHA-256"] <= 8 * 1024
        assert parts["signatures"] < parts["all, with SHA-256"]
        stack = [size for (where, kind, _), size in sizes.items() if (where, kind) == (processor, "stack")]
        assert len(stack) == 4 and min(stack) > 256 and max(stack) <= 2560


@pytest.mark.parametrize("curve", ["p224", "secp224k1", "p521"])
def test_results(curve: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Roots by Tonelli and Shanks; moduli of two lengths; a last word that is nearly empty. The command checks every result."""
    assert measured(curve, tmp_path, monkeypatch)
