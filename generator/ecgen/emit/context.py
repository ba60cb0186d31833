# SPDX-License-Identifier: MIT
"""What every emitted file needs to know, and the parts that the files are collected from."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial

from ecgen.arith.facts import Facts
from ecgen.emit.assembly_unit import AssemblyUnit
from ecgen.emit.layout import assembly_of
from ecgen.emit.rendering import Rendering
from ecgen.emit.section import Section
from ecgen.field import Modulus
from ecgen.ir import Kind, Program
from ecgen.library import Layout, Library, Syntax, Target
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.text import claim
from ecgen.logic.types import Element

C_TARGETS = (Target.C64, Target.C32)
ASM_TARGETS = (Target.ADX, Target.X64)


@dataclass(frozen=True)
class Function:
    """One public function, as the header and the manifest show it.

    `section`: the part of the header it stands in ("fe", "sc", ...). `contract`: what it promises. `modulus`: the symbol of the
    modulus it works on. `files`: target -> file that holds it. `evidence`: the rungs it has passed at emission.
    `multiversioned`: its C is compiled for processors with BMI2 too. `in_loops`: the targets whose code is loops from a template,
    of which the interpreter and the proof of carries say nothing.
    """

    section: str
    contract: Contract
    modulus: str
    files: dict[str, str]
    evidence: tuple[str, ...] = ()
    multiversioned: bool = False
    in_loops: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Without prefix."""
        return self.contract.name

    @property
    def claim(self) -> str:
        """What it ensures, as one line."""
        return claim(self.contract)

    def prototype(self, prefix: str) -> str:
        return prototype(self.contract, prefix)


@dataclass(frozen=True)
class Chosen:
    """A function of which there is a version for processors with BMI2 and ADX and one for all. `in_c`: both are in C, else in
    assembly."""

    program: Program
    in_c: bool


@dataclass(frozen=True)
class Part:
    """What a part of the folder brings. `files`: whole files; `units`: lines of C, and `headers`: of headers that are no part of
    the API, by unit (see `layout`); `assembly`: units of functions; `functions`: the public ones; `internal`: (word size,
    prototype) of what only the folder's own files call; `sections`: further parts of the header, in order; `chosen`: what
    depends on the processor."""

    files: dict[str, str] = field(default_factory=dict)
    units: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    assembly: tuple[AssemblyUnit, ...] = ()
    functions: tuple[Function, ...] = ()
    internal: tuple[tuple[int, str], ...] = ()
    sections: tuple[Section, ...] = ()
    chosen: tuple[Chosen, ...] = ()


@dataclass
class Context(Rendering):
    """One emission of a curve or a prime: the library, the command line that makes it again, and a callback that is told of each
    file.

    `for_records`: NASM's text, by file, of assembly that is emitted in another syntax; records of proofs name files by it.
    """

    library: Library
    command: str
    progress: Callable[[str], None]
    for_records: dict[str, str] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        return self.library.prefix

    @property
    def source(self) -> str:
        return self.library.spec.source

    @property
    def layout(self) -> Layout:
        return self.library.layout

    @cached_property
    def c_targets(self) -> list[Target]:
        return [t for t in C_TARGETS if t in self.library.targets]

    @cached_property
    def asm_targets(self) -> list[Target]:
        return [t for t in ASM_TARGETS if t in self.library.targets]

    @cached_property
    def widths(self) -> list[int]:
        """The word sizes emitted, the widest first."""
        return sorted({t.width for t in self.library.targets}, reverse=True)

    @cached_property
    def moduli(self) -> list[dict[int, Facts]]:
        """For each modulus its form by word size, both sizes whether emitted or not."""
        return [dict(zip((64, 32), pair, strict=True))
                for pair in zip(self.library.moduli(64), self.library.moduli(32), strict=True)]  # fmt: skip

    def in_unit(self, unit: str) -> dict[str, str]:
        """By target the file, for what stands in the same unit of C on all of them."""
        return {target.value: self.c_file(unit) for target in self.library.targets}

    def assembly_file(self, tag: str, variant: str) -> str:
        """The name of the file for a modulus and a variant, in the syntax that the library asks for."""
        return assembly_of(self.prefix, tag, variant, self.library.syntax.suffix, self.library.layout)

    def programs(self, modulus: Facts, target: Target) -> list[Program]:
        return self.library.programs(modulus, target)


def placed(context: Context, section: str, contracts: Iterable[Contract], units: Mapping[str, Container[str]],
           evidence: tuple[str, ...]) -> tuple[Function, ...]:  # fmt: skip
    """Functions that stand in units of C. `units`: unit -> names of what it holds; the first holds what no other does."""
    first = next(iter(units))
    return tuple(
        Function(section, contract, _modulus(contract),
                 context.in_unit(next((unit for unit, names in units.items() if contract.name in names), first)), evidence)
        for contract in contracts
    )  # fmt: skip


def _modulus(contract: Contract) -> str:
    """n for functions that give scalars, p for all others above those of one modulus."""
    return "n" if any(param.type == Element("n") for param in contract.outputs) else "p"


def sources(files: Iterable[str], syntax: Syntax) -> dict[str, list[str]]:
    """What a folder's library is built from, for build files and packages: "c_files" and "asm_files" among its files."""
    names = sorted(files)
    return {"c_files": [name for name in names if name.endswith(".c") and "/" not in name],
            "asm_files": [name for name in names if name.endswith(syntax.suffix)]}  # fmt: skip


def subject(modulus: Modulus) -> str:
    return "the field of integers modulo p" if modulus.kind is Kind.FIELD else "integers modulo the group order n"


def form(moduli: Iterable[Modulus]) -> str:
    """How elements stand in memory, for one modulus in one or more word sizes."""
    moduli = list(moduli)
    if not moduli[0].is_montgomery:
        return "Elements stand for themselves."
    powers = {m.width * m.limbs: m for m in moduli}
    ways = [f"a * 2^{power} mod {m.symbol}" + (f" with {m.width}-bit words" if len(powers) > 1 else "")
            for power, m in powers.items()]  # fmt: skip
    return f"In Montgomery form: the element a is stored as {', '.join(ways)}."


def wrapped(lines: Iterable[str]) -> list[str]:
    """Comment lines of at most 112 characters, what runs over indented."""
    fold = partial(textwrap.wrap, width=112, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    return [piece for line in lines for piece in fold(line)]
