# SPDX-License-Identifier: MIT
"""Code and stack of the protocols on microcontrollers: Cortex-M0 and Cortex-M4, compiled for size, run by qemu."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.emit import emit
from ecgen.errors import CheckFailed, ToolMissing
from ecgen.folder import write_folder
from ecgen.library import Library, Target
from ecgen_bench.exchange.curve25519 import Curve25519
from ecgen_bench.exchange.measure import exchange_of
from ecgen_bench.exchange.modp import Modp
from ecgen_bench.exchange.protocol import Exchange
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.findings import Chart, Findings, one
from ecgen_bench.report.report import Bar
from ecgen_bench.sections.section import Section
from ecgen_bench.sections.sizes import parse_sizes
from ecgen_bench.system.tools import run as run_tool

_SOURCE = Path(__file__).with_suffix(".c")
_LINKER_SCRIPT = Path(__file__).with_suffix(".ld")
_TOOLS = {
    "arm-none-eabi-gcc": "packages gcc-arm-none-eabi and libnewlib-arm-none-eabi",
    "qemu-system-arm": "package qemu-system-arm",
}  # fmt: skip
#: Processor -> the machine of qemu that has it.
MACHINES = {"cortex-m0": "microbit", "cortex-m4": "mps2-an386"}
#: What a program is linked with, by the macros of embedded.c.
_PARTS: Mapping[str, tuple[str, ...]] = {
    "key exchange": ("EXCHANGE",),
    "signatures": ("SIGN",),
    "all, with SHA-256": ("EXCHANGE", "SIGN", "HASH"),
}  # fmt: skip
_WHOLE = "all, with SHA-256"
_KEYS = 1
#: For p256, all of it: bytes of code, and of stack.
_LIMITS = {"code": 8 * 1024, "stack": 2560}
_LIMITED = "p256"
_FLAGS = ("-std=c99", "-mthumb", "-Os", "-ffunction-sections", "-fdata-sections")
_LINKED = ("-nostartfiles", "--specs=nano.specs", "-Wl,--gc-sections", "-Wl,--no-warn-rwx-segments")

#: For qemu: no devices, and what the program says on standard output.
_QUIET = ("-display", "none", "-monitor", "none", "-serial", "none", "-chardev", "stdio,id=out", "-semihosting-config",
          "enable=on,target=native,chardev=out")  # fmt: skip


@dataclass(frozen=True)
class _Row:
    """Bytes. `what`: code with constants of a program's part, or the stack of one call."""

    curve: str
    processor: str
    kind: str
    what: str
    size: int


def run(job: Job) -> Findings:
    compiler, emulator = (_find(tool) for tool in _TOOLS)
    rows: list[_Row] = []
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None or isinstance(exchange, Modp):
            continue
        for processor in MACHINES:
            job.says(library)(f"{processor}: code and stack")
            rows += _measured(job, library, exchange, processor, compiler, emulator)
    if not rows:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    return Findings(
        title="code and stack on microcontrollers",
        legend="Bytes, of `ecgen --size`, compiled with -Os. Code: what a linked program has more than one that calls nothing: "
               "functions, constants, and what they call of libgcc and newlib-nano. Stack: of one call with all that it calls, "
               "by how far it overwrites a painted stack.",
        header=("curve", "processor", "", "of", "bytes"),
        rows=[(row.curve, row.processor, row.kind, row.what, str(row.size)) for row in rows],
        chart=_chart(rows),
        facts={"Processor": ", ".join(MACHINES), "Compiler": run_tool([compiler, "--version"]).splitlines()[0],
               "Emulator": run_tool([emulator, "--version"]).splitlines()[0],
               "Checked": "every result, against Python's integers"},
        data={"rows": [{"curve": row.curve, "processor": row.processor, "kind": row.kind, "of": row.what, "bytes": row.size}
                       for row in rows]},
        bars=_bars(rows),
    )  # fmt: skip


def _find(tool: str) -> str:
    path = shutil.which(tool)
    if path is None:
        raise ToolMissing(f"{tool} not found: install the Debian {_TOOLS[tool]}")
    return path


def _measured(job: Job, library: Library, exchange: Exchange, processor: str, compiler: str, emulator: str) -> list[_Row]:
    """The rows of one curve on one processor. Raises CheckFailed where a result is wrong."""
    folder = _emitted(job, library, exchange)
    out = folder.with_name(processor)
    out.mkdir(exist_ok=True)
    flags = [*_FLAGS, f"-mcpu={processor}", f"-I{folder}", f"-I{folder.parent}"]
    objects = []
    for source in sorted(folder.glob("*.c")):
        objects.append(str(out / f"{source.stem}.o"))
        run_tool([compiler, *flags, "-c", "-o", objects[-1], str(source)])

    def linked(name: str, parts: tuple[str, ...]) -> Path:
        program = out / name.replace(" ", "_")
        run_tool([compiler, *flags, *_LINKED, f"-T{_LINKER_SCRIPT}", *(f"-D{part}" for part in parts), "-o", str(program),
                  str(_SOURCE), *objects])  # fmt: skip
        return program

    def code(program: Path) -> int:
        return parse_sizes(run_tool(["arm-none-eabi-size", str(program)]))[0]

    programs = {name: linked(name, parts) for name, parts in _PARTS.items()}
    # constants of the program itself: its keys and the texts that it prints
    own = {name: code(linked(f"{name} without", (*parts, "WITHOUT"))) for name, parts in _PARTS.items()}
    name = library.spec.name
    rows = [_Row(name, processor, "code", part, code(program) - own[part]) for part, program in programs.items()]
    printed = run_tool([emulator, "-M", MACHINES[processor], *_QUIET, "-kernel", str(programs[_WHOLE])])
    lines = printed.splitlines()
    results = [line for line in lines if line.startswith("emitted ")]
    if exchange.check("\n".join(results), exchange.keys(_KEYS)) == 0:
        raise CheckFailed(f"{name} on {processor}: the program printed no result")
    stack: dict[str, int] = {}
    for line in lines:
        if line.startswith("stack "):
            _, function, size = line.split()
            stack[function] = max(stack.get(function, 0), int(size))
    titles = {**exchange.titles, "sha256": "SHA-256"}
    return [*rows, *(_Row(name, processor, "stack", titles[function], size) for function, size in stack.items())]


def _emitted(job: Job, library: Library, exchange: Exchange) -> Path:
    """The folder of --size, and beside it the headers of the program."""
    folder = job.folder(library) / "size"
    if not folder.exists():
        small = replace(library, targets=(Target.C64, Target.C32), reduction="auto", lanes=False, size=True)
        write_folder(folder, emit(small, "ecgen --size"))
        kind = "CURVE25519" if isinstance(exchange, Curve25519) else "WEIERSTRASS"
        lines = ["/* SPDX-License-Identifier: MIT */", f'#include "{small.prefix}.h"', f"#define {kind} 1",
                 "#if defined(WITHOUT)", "static int nothing(const void *argument, ...)", "{", "    (void)argument;",
                 "    __asm__ volatile(\"\");", "    return 0;", "}", "#define F(name) nothing", "#else",
                 f"#define F(name) {small.prefix}_##name", "#endif", ""]  # fmt: skip
        folder.with_name("calls.h").write_text("\n".join(lines), encoding="utf-8")
        folder.with_name("keys.h").write_text("#include <stdint.h>\n" + exchange.keys(_KEYS).header(), encoding="utf-8")
    return folder


def _bars(rows: list[_Row]) -> list[Bar]:
    """Of the whole program's code, and of the deepest stack."""
    bars = []
    for processor in MACHINES:
        own = [row for row in rows if (row.curve, row.processor) == (_LIMITED, processor)]
        sizes = {"code": [row.size for row in own if row.what == _WHOLE],
                 "stack": [row.size for row in own if row.kind == "stack"]}  # fmt: skip
        bars += [Bar(f"{_LIMITED} on {processor}: at most {_LIMITS[kind]} bytes of {kind}", 1.0, one(max(values) / _LIMITS[kind]))
                 for kind, values in sizes.items() if values]  # fmt: skip
    return bars


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.kind, row.what) for row in rows))
    size = {(row.processor, row.curve, row.kind, row.what): row.size for row in rows}
    series: dict[str, list[Spread | None]] = {
        processor: [one(size[processor, *place]) if (processor, *place) in size else None for place in places]
        for processor in MACHINES
    }
    return Chart([" ".join(place) for place in places], series, "bytes")


SECTION = Section("embedded", "code and stack on Cortex-M0 and Cortex-M4, of `ecgen --size`", True, run)
