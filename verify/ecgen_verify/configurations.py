# SPDX-License-Identifier: MIT
"""The ways in which a folder is compiled: target, compiler, optimisation level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecgen.errors import UsageError
from ecgen.library import Target
from ecgen_verify.host import ASSEMBLY, COMPILERS, Host

OPTIMISATIONS = ("O0", "O2", "O3")


@dataclass(frozen=True)
class Configuration:
    """One shared library. With an assembly target, compiler and level are those of the C files beside the assembly. `plain`:
    functions in C that are compiled for processors with BMI2 too, are not. `order`: where assembly is in the orders of several
    microarchitectures, (number, name) of the one to run in; None for the processor's own."""

    target: Target
    compiler: str
    level: str
    plain: bool = False
    order: tuple[int, str] | None = None

    @property
    def group(self) -> str:
        """The column of the table that it belongs to."""
        return self.target.value if self.target in ASSEMBLY else f"{self.target.value}/{self.compiler}"

    @property
    def name(self) -> str:
        return f"{self.target.value}/{self.compiler}/{self.label}"

    @property
    def label(self) -> str:
        """What tells it from the others of its column."""
        if self.order is not None:
            return f"{self.level}-{self.order[1]}"
        return f"{self.level}-plain" if self.plain else self.level

    @property
    def width(self) -> int:
        return self.target.width

    def macros(self, prefix: str) -> list[str]:
        """Definitions for the C compiler."""
        name = prefix.upper()
        defines = [f"-D{name}_EXPORT", f"-D{name}_WORD_BITS={self.width}"]
        if self.target not in ASSEMBLY:
            defines.append(f"-D{name}_NO_ASM")
        if self.target is Target.X64 or self.plain:
            defines.append(f"-D{name}_CPU_PLAIN")
        if self.order is not None:
            defines.append(f"-D{name}_CPU_ORDER()={self.order[0]}")
        return defines


def choose(targets: Iterable[Target], host: Host, compilers: Sequence[str], levels: Sequence[str], *,
           multiversioned: bool = False, orders: Sequence[str] = ()) -> tuple[list[Configuration], list[str]]:  # fmt: skip
    """The configurations for `targets` on this machine, and notes on what is left out.

    `compilers`, `levels`: what the user narrowed to; empty for all. Assembly does not depend on them, so that each
    assembly target makes one configuration. `multiversioned`: some functions in C are compiled twice, and the processor chooses.
    `orders`: the microarchitectures in whose orders assembly is, where the processor chooses; each makes a configuration.
    Raises UsageError when nothing is left.
    """
    notes = [f"{name} is not installed: nothing was compiled with it"
             for name in COMPILERS if not compilers and name not in host.compilers]  # fmt: skip
    usable = [name for name in host.compilers if not compilers or name in compilers]
    usable_levels = [level for level in OPTIMISATIONS if not levels or level in levels]
    level = "O2" if "O2" in usable_levels else usable_levels[0]
    chosen = []
    for target in targets:
        if target not in ASSEMBLY:
            chosen += [Configuration(target, compiler, level) for compiler in usable for level in usable_levels]
            if multiversioned and target is Target.C64 and host.has_adx:
                chosen += [Configuration(target, compiler, level, plain=True) for compiler in usable]
            elif multiversioned and target is Target.C64 and host.runs_assembly:
                notes.append("c64 by mulx was left out: this processor lacks BMI2 or ADX")
        elif not host.runs_assembly:
            notes.append(f"{target.value} was left out: this machine is no x86-64")
        elif target is Target.ADX and not host.has_adx:
            notes.append(f"{target.value} was left out: this processor lacks BMI2 or ADX")
        elif target is Target.ADX and orders:
            chosen += [Configuration(target, usable[0], level, order=order) for order in enumerate(orders)]
        else:
            chosen.append(Configuration(target, usable[0], level))
    if not chosen:
        raise UsageError("nothing to verify here: " + "; ".join(notes))
    return chosen, notes
