# SPDX-License-Identifier: MIT
"""The name of this machine's microarchitecture: processors that execute alike share one set of schedules."""

from __future__ import annotations

import re
from pathlib import Path

from ecgen.errors import UsageError
from ecgen.processors import microarchitecture


def this_microarchitecture() -> str:
    """The microarchitecture of this machine's processor. Raises UsageError when it is not known or lacks BMI2 or ADX."""
    try:
        return microarchitecture_of(Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace"))
    except OSError:
        raise UsageError("tune: this system does not tell what its processor is; Linux on x86-64 is needed") from None


def microarchitecture_of(cpuinfo: str) -> str:
    """The microarchitecture by the text of /proc/cpuinfo."""
    if not {"bmi2", "adx"} <= set(_field(cpuinfo, "flags").split()):
        raise UsageError("tune: this processor lacks BMI2 or ADX, for which schedules are made")
    return microarchitecture(_field(cpuinfo, "vendor_id"), int(_field(cpuinfo, "cpu family") or 0),
                             int(_field(cpuinfo, "model") or 0))  # fmt: skip


def _field(text: str, name: str) -> str:
    match = re.search(rf"^{name}\s*:\s*(.+)$", text, re.MULTILINE)
    return match.group(1).strip() if match else ""
