# SPDX-License-Identifier: MIT
"""Names for microarchitectures: processors that execute alike share one set of schedules."""

from __future__ import annotations

import re
from pathlib import Path

from ecgen.errors import UsageError

#: Intel's processors of family 6 by model, servers' and others' alike; the cores are what executes alike.
_INTEL = {
    **dict.fromkeys((0x6A, 0x6C, 0x7D, 0x7E, 0xA7), "sunnycove"),
    **dict.fromkeys((0x8F, 0x97, 0x9A, 0xB7, 0xBA, 0xBF, 0xCF), "goldencove"),
    **dict.fromkeys((0xAA, 0xAC, 0xAD, 0xAE, 0xB5, 0xC5), "redwoodcove"),
}


def this_microarchitecture() -> str:
    """The microarchitecture of this machine's processor. Raises UsageError when it is not known or lacks BMI2 or ADX."""
    try:
        return microarchitecture_of(Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace"))
    except OSError:
        raise UsageError("tune: this system does not tell what its processor is; Linux on x86-64 is needed") from None


def microarchitecture_of(cpuinfo: str) -> str:
    """The microarchitecture by the text of /proc/cpuinfo."""
    vendor, flags = _field(cpuinfo, "vendor_id"), set(_field(cpuinfo, "flags").split())
    if not {"bmi2", "adx"} <= flags:
        raise UsageError("tune: this processor lacks BMI2 or ADX, for which schedules are made")
    family, model = int(_field(cpuinfo, "cpu family") or 0), int(_field(cpuinfo, "model") or 0)
    if vendor == "AuthenticAMD":
        if family == 25:
            return "zen4" if 0x10 <= model <= 0x1F or 0x60 <= model <= 0xAF else "zen3"
        return {23: "zen2", 26: "zen5"}.get(family, f"amd{family}")
    if vendor == "GenuineIntel":
        return _INTEL.get(model, f"intel6_{model}") if family == 6 else f"intel{family}_{model}"
    return "other"


def _field(text: str, name: str) -> str:
    match = re.search(rf"^{name}\s*:\s*(.+)$", text, re.MULTILINE)
    return match.group(1).strip() if match else ""
