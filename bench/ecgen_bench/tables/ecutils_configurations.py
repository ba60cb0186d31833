# SPDX-License-Identifier: MIT
"""The four configurations of ecutils, with affine or Jacobian coordinates and with or without its table of results, and ours.

Ours without tables are the scalar multiplications of `--section staged`: for each bit of the key a doubling and an addition on
the emitted field, nothing precomputed. There is none of ours with a table of results: equal calls compute anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from ecgen.library import Library
from ecgen_bench.exchange.measure import compare_results
from ecgen_bench.exchange.protocol import Call, emitted_part
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.harness.program import link
from ecgen_bench.instruments.watched import DRIVER, as_natively
from ecgen_bench.sections import stages as stages_module
from ecgen_bench.sections.stages import source, stages
from ecgen_bench.system.tools import run
from ecgen_bench.tables.published import CONFIGURATIONS, published_time

_BATCHES, _FEWEST = 5, 9  # of the given time; calls
_STAGES = {"affine": "stage_affine", "Jacobian": "stage_jacobian"}


@dataclass(frozen=True)
class Configuration:
    """A scalar multiplication in one of the library's configurations. Times in microseconds; `corrected`: `published`, for one
    call; `c`: ours in C without tables, None beside a table of results, which looks equal calls up."""

    curve: str
    name: str
    published: float
    corrected: float
    c: float | None

    @property
    def ratio(self) -> float | None:
        """How many times faster ours is."""
        return None if self.c is None else self.corrected / self.c


def configurations(curve: str, library: Library, scratch: Path, progress: Callable[[str], None],
                   milliseconds: float) -> list[Configuration]:  # fmt: skip
    """The four configurations of one curve, by the library's name of it. Raises CheckFailed when a result of ours is wrong."""
    ours = _measured(library, scratch, progress, milliseconds)
    rows = []
    for name, (coordinates, cached, table) in CONFIGURATIONS.items():
        printed = published_time(table, curve, "multiplication")
        assert printed is not None
        rows.append(Configuration(curve, name, printed, printed / 10, None if cached else ours[coordinates]))
    return rows


def _measured(library: Library, scratch: Path, progress: Callable[[str], None], milliseconds: float) -> dict[str, float]:
    """Microseconds of one multiplication by a key of full length, by coordinates."""
    spec = library.spec
    job = Job([library], Effort(1, 1), True, scratch, progress)
    built = job.build(library, job.best)
    assert spec.curve is not None
    chosen = [stage for stage in stages(spec.curve.a) if stage.function in _STAGES.values()]
    text = source(spec, built.prefix, library.moduli(64)[0], chosen)
    part = emitted_part(Weierstrass(spec), built, [Call(stage.function) for stage in chosen], text, "show_stages",
                        (Path(stages_module.__file__).parent,))  # fmt: skip
    exchange, rng = Weierstrass(spec), random.Random("configurations")
    keys = exchange.keys_of([rng.randrange(1 << (spec.curve.order.bit_length() - 1), spec.curve.order)], rng)
    headers = {"keys.h": keys.header(), "watched.h": as_natively(built)}
    folder = job.folder(library) / "configurations"
    folder.mkdir(exist_ok=True)
    compare_results(exchange, link([part], library.moduli(64), job.compiler, folder, 0, headers=headers), keys, 1)
    program = link([part], library.moduli(64), job.compiler, folder, 0, main=DRIVER, headers=headers).path
    return {name: _microseconds(program, built.variant.key, function, milliseconds) for name, function in _STAGES.items()}


def _microseconds(program: Path, name: str, function: str, milliseconds: float) -> float:
    """Of processor time for one call: the median of single calls."""

    def calls(count: int) -> float:
        return median(float(line) for line in run([str(program), "series", name, function, str(count)]).split()) / 1000

    return calls(max(_FEWEST, int(_BATCHES * 1000 * milliseconds / calls(1))))
