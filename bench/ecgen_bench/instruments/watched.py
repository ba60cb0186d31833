# SPDX-License-Identifier: MIT
"""A program of the emitted code alone, for other tools to watch. It calls each function as often as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ecgen.library import Target
from ecgen_bench.exchange.protocol import Call, Exchange, emitted_part
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.program import link
from ecgen_bench.implementations.build import Built

#: Its C source.
DRIVER = Path(__file__).parent / "driver.c"


def watched_program(job: Job, exchange: Exchange, built: Built, calls: Sequence[Call], more: str = "") -> Path:
    """Link the program of driver.c, and return its path. `more`: C text with further functions to call."""
    folder = built.folder.with_name(f"{built.folder.name}-watched")
    folder.mkdir(exist_ok=True)
    headers = {"keys.h": exchange.keys(0).header(), "watched.h": as_natively(built)}
    part = emitted_part(exchange, built, calls, more)
    return link([part], built.library.moduli(64), job.compiler, folder, 0, main=DRIVER, headers=headers).path


def as_natively(built: Built) -> str:
    """The text of watched.h. Valgrind runs ADX instructions but says that the processor has none; so this header makes the choice
    that is made without Valgrind."""
    lines = ["/* SPDX-License-Identifier: MIT */"]
    forced = Target.ADX in built.variant.targets and "CPU_PLAIN" not in built.variant.macros
    if forced:
        lines.append(f"extern unsigned int {built.prefix}_cpu_plain;")
    action = f"{built.prefix}_cpu_plain = 0;" if forced else ""
    return "\n".join([*lines, f"static void bench_as_natively(void) {{ {action} }}"]) + "\n"
