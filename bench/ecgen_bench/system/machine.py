# SPDX-License-Identifier: MIT
"""The processor of this machine: its name and what it can do."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

#: The note of a report where has_ifma is false.
NO_IFMA = "this processor lacks AVX-512 IFMA: nothing that works on eight elements at once was measured"


def _cpuinfo() -> str:
    try:
        return Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _field(text: str, name: str) -> str | None:
    field = re.search(rf"^{name}\s*:\s*(.+)$", text, re.MULTILINE)
    return field.group(1).strip() if field else None


def processor() -> str:
    """The name of the processor. CPU family and model follow, which tell processors of one marketing name apart."""
    text = _cpuinfo()
    name = _field(text, "model name") or platform.processor() or platform.machine()
    numbers = [f"{word} {value}" for word in ("cpu family", "model") if (value := _field(text, word)) is not None]
    return f"{name} ({', '.join(numbers)})" if numbers else name


def has_bmi2_and_adx() -> bool:
    """Whether the fast assembly runs here. Where the system does not say, the emitted code falls back by itself."""
    flags = _field(_cpuinfo(), "flags")
    return flags is None or {"bmi2", "adx"} <= set(flags.split())


def has_ifma() -> bool:
    """Whether the system says that the processor multiplies 52-bit words in vectors of 512 bits."""
    return {"avx512f", "avx512ifma"} <= set((_field(_cpuinfo(), "flags") or "").split())


def last_cpu() -> int:
    """The CPU to measure on: the highest that this process may use, for the lowest often serve interrupts. -1 when unknown."""
    affinity = getattr(os, "sched_getaffinity", None)
    return max(affinity(0)) if affinity is not None else -1
