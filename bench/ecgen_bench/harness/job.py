# SPDX-License-Identifier: MIT
"""What a section is given: the curves, the effort, and the builds, which are made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.library import Library
from ecgen_bench.harness.measure import Effort, Measurements
from ecgen_bench.implementations.build import Built, Variant, adx_variant, c_variants, compile_variant, plain_variant
from ecgen_bench.system.libcrypto import LibCrypto, probe_libcrypto
from ecgen_bench.system.machine import has_bmi2_and_adx, processor
from ecgen_bench.system.tools import Compiler, find_compilers, find_nasm, is_x86_64


class NotHere(EcgenError):
    """This machine lacks what a section measures with. The message says what is lacking."""

    exit_code = 3


@dataclass
class Job:
    """What to measure, how much of it, and what was built for it so far. All sections of a run share one job.

    `against`: the peers; all sections but ecdh know OpenSSL only. `powercap`: the folder of energy counters, None for Linux's
    own.
    """

    libraries: Sequence[Library]
    effort: Effort
    quick: bool
    scratch: Path
    progress: Callable[[str], None]
    against: tuple[str, ...] = ("openssl",)
    powercap: Path | None = None
    _built: dict[tuple[str, str], Built] = field(default_factory=dict)

    @cached_property
    def compilers(self) -> list[Compiler]:
        return find_compilers()

    @property
    def compiler(self) -> Compiler:
        """The compiler for everything but comparisons of compilers."""
        return self.compilers[0]

    @cached_property
    def crypto(self) -> LibCrypto:
        """OpenSSL. Raises ToolMissing."""
        self.progress("looking at OpenSSL")
        return probe_libcrypto(self.compiler, [], self.scratch)

    @cached_property
    def assembly(self) -> Variant | None:
        """The fastest assembly that this machine runs."""
        if not is_x86_64():
            return None
        return adx_variant(self.compiler) if has_bmi2_and_adx() else plain_variant(self.compiler)

    @property
    def best(self) -> Variant:
        """The variant that a user of this machine would take: the assembly, or C where there is none."""
        return self.assembly or self.plain_c

    @property
    def plain_c(self) -> Variant:
        """The portable C by the first compiler."""
        return c_variants([self.compiler], ("-O2",))[0]

    @property
    def variants(self) -> list[Variant]:
        """The assembly, if there is any, and the portable C by every compiler. A quick run takes one compiler."""
        compilers = self.compilers[:1] if self.quick else self.compilers
        return [*([self.assembly] if self.assembly else []), *c_variants(compilers, ("-O2",))]

    def build(self, library: Library, variant: Variant) -> Built:
        """The build of the variant. A second call gives the first one's build."""
        key = (library.spec.name, variant.key)
        if key not in self._built:
            self.progress(f"{library.spec.name}: building {variant.label}")
            nasm = find_nasm() if is_x86_64() else None
            self._built[key] = compile_variant(variant, library, self.folder(library), nasm)
        return self._built[key]

    def folder(self, library: Library) -> Path:
        """A scratch folder for this curve."""
        folder = self.scratch / library.spec.name
        folder.mkdir(exist_ok=True)
        return folder

    def says(self, library: Library) -> Callable[[str], None]:
        """`progress`, with the curve's name before each step."""
        return lambda step: self.progress(f"{library.spec.name}: {step}")

    def run_facts(self, measurements: Measurements | None = None) -> dict[str, str]:
        """The facts that stand below a report. `measurements`: one of several that were made with the same effort."""
        facts = {"Processor": processor(), "Schedules": f"as tuned for {self.libraries[0].tuned_for}"}
        if measurements is not None:
            where = f"CPU {measurements.cpu}" if measurements.cpu >= 0 else "not pinned to a CPU"
            facts["Effort"] = f"{len(measurements.launches)} launches of {measurements.rounds} rounds, {where}"
            facts["Checked"] = f"{measurements.checked} results of each curve before timing"
        return facts | {compiler.name: compiler.version for compiler in self.compilers}
