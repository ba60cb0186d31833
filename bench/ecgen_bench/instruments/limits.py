# SPDX-License-Identifier: MIT
"""The pace of the processor itself, measured in the same rounds as everything else: cycles, and multiplications per cycle."""

from __future__ import annotations

from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Cell, Measurements
from ecgen_bench.harness.program import Part
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.operations import Mode
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import is_x86_64, run

_SOURCES = Path(__file__).parent
_ADDITION = Cell("machine", "add", Mode.LATENCY_A)
_PRODUCTS = tuple(Cell("machine", name, Mode.THROUGHPUT) for name in ("mul", "mulx"))

#: Two additions to one multiplication: additions that do not wait for each other, and two chains of carries.
MIXES = tuple(Cell("machine", name, Mode.THROUGHPUT) for name in ("mul+2add", "mulx+2add", "mulx+adcx+adox"))

#: Additions and multiplications in one call of a mix.
IN_A_MIX = 3

#: How ticks become cycles, for the legends.
METHOD = "Cycles: clock ticks over those that one addition of a dependent chain takes in the same round, one cycle each."


def limits_part() -> Part:
    """The implementation `machine`. Raises NotHere where no instruction is known to take one cycle."""
    if not is_x86_64():
        raise NotHere("cycles are calibrated on x86-64 only")
    source = (_SOURCES / "machine_limits.c").read_text(encoding="utf-8")
    return Part("implementation_machine", source, (), (), ("-DWITH_BMI2",) if has_bmi2_and_adx() else ())


def cycles(measurements: Measurements, cell: Cell) -> Spread:
    """Processor cycles per call: the median over launches with its quartiles."""
    return measurements.ratio(cell, _ADDITION)


def fastest_product(measurements: Measurements) -> Cell:
    """mul or mulx: the multiplication of 64 by 64 bits that takes less time."""
    return min((cell for cell in _PRODUCTS if measurements.has(cell)), key=measurements.value)


def fastest_mix(measurements: Measurements) -> Cell:
    """The mix of two additions and one multiplication that takes least time."""
    return min((cell for cell in MIXES if measurements.has(cell)), key=measurements.value)


def perf_says(job: Job) -> str:
    """What the kernel's cycle counter says of the calibration."""
    program = job.scratch / "perf_cycles"
    try:
        run([job.compiler.path, "-O1", "-o", str(program), str(_SOURCES / "perf_cycles.c")])
    except CheckFailed:
        return "perf's cycle counter: not available here"
    counted = run([str(program)]).strip()
    return f"perf counts {counted} cycles per addition of the chain" if counted else "perf's cycle counter: not available here"
