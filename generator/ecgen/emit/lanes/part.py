# SPDX-License-Identifier: MIT
"""Eight elements at once: PREFIX_fe8_* and PREFIX_sc8_*, in plain C, with intrinsics and in assembly of AVX-512 IFMA."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ecgen.arith.lanes import catalog as lane_catalog
from ecgen.contracts.lanes import inversion
from ecgen.curve.lanes.fuse import FORMULA
from ecgen.emit.assembly_unit import AssemblyUnit, Dispatch
from ecgen.emit.context import Context, Function, Part, wrapped
from ecgen.emit.lanes.ladder import ladder_programs, one_ladder_programs
from ecgen.emit.lanes.points import entries, fused_formulas, has_points
from ecgen.emit.lanes.powers import has_powers, powers_prototypes
from ecgen.emit.section import Section
from ecgen.field import Modulus
from ecgen.ir import Kind, Program
from ecgen.logic.contract import Contract
from ecgen.logic.text import lines_of
from ecgen.passes.lanes.check import check_lane_program
from ecgen.passes.lanes.claims import check_claim, is_shown
from ecgen.passes.pipeline import finished
from ecgen.reference import residues
from ecgen.targets.c import lanes as lanes_c
from ecgen.targets.c.signature import prototype
from ecgen.targets.x86 import ifma
from ecgen.targets.x86.instruction import instruction
from ecgen.targets.x86.routine import Data, Guard, Routine

_WIDTHS = (64, 32)
_WORD = (1 << 64) - 1


def lanes_part(context: Context) -> Part:
    """The units of every modulus, and what the others share with them; empty unless the library has lanes."""
    library = context.library
    if not library.eight_at_once and not has_powers(library):
        return Part()
    units: dict[str, str] = {}
    assembly: list[AssemblyUnit] = []
    functions: list[Function] = []
    sections: list[Section] = []
    programs: list[Program] = []
    local: list[str] = []
    for by_width in context.moduli if library.eight_at_once else ():
        unit = _Unit(context, by_width)
        units |= unit.units()
        assembly.append(unit.assembly())
        functions += unit.functions()
        sections.append(unit.section(first=not sections))
        programs += unit.programs(64)
        local += [prototype(program, context.prefix) for program in (*unit.local, *unit.vector)]
    prototypes = {kind: [prototype(_named(program, kind), context.prefix) for program in programs] for kind in ("plain", "ifma")}
    header = context.unit("ifma/lanes.h.j2", plain=prototypes["plain"], vector=prototypes["ifma"], local=local,
                          has_points=has_points(library), has_ladder=bool(ladder_programs(library)),
                          eight_at_once=library.eight_at_once, powers=powers_prototypes(library))  # fmt: skip
    units["cpu_ifma"] = context.unit("ifma/cpu.c.j2")
    if library.eight_at_once:
        units["lane_words"] = context.unit("ifma/words.c.j2")
    return Part({}, units, {"lanes": header}, tuple(assembly), tuple(functions), (), tuple(sections))


def _named(program: Program, suffix: str) -> Program:
    return replace(program, name=f"{program.name}_{suffix}")


def _evidence(program: Program) -> tuple[str, ...]:
    return ("interpreter", "bounds", *(["congruence"] if is_shown(program.contract) else []))


class _Unit:
    """One modulus. `by_width`: its single elements by word size."""

    def __init__(self, context: Context, by_width: Mapping[int, Modulus]) -> None:
        self.context = context
        self.prefix = context.prefix
        self.by_width = by_width
        self.modulus = lane_catalog.lane_modulus(by_width[64])
        self.tag, self.single = self.modulus.tag, by_width[64].tag
        self.arithmetic = [self._checked(program, 64) for program in lane_catalog.arithmetic(self.modulus)]
        self.conversions = {width: [self._checked(program, width)
                                    for program in lane_catalog.conversions(self.modulus, by_width[width])]
                            for width in _WIDTHS}  # fmt: skip
        with_points = self.modulus.kind is Kind.FIELD8 and has_points(context.library)
        #: what only the folder's own files call
        self.local: list[Program] = []
        if with_points:
            self.local = [finished(lane_catalog.lookup(self.modulus, entries(context.library))), *fused_formulas(context.library)]
        #: what those files call only where the processor has the instructions, so that there is no plain form
        self.vector: list[Program] = []
        if self.modulus.kind is Kind.FIELD8:
            self.vector = [*ladder_programs(context.library), *one_ladder_programs(context.library)]

    def _checked(self, program: Program, width: int) -> Program:
        program = finished(program)
        if is_shown(program.contract):
            check_claim(program, self.modulus)
        check_lane_program(program, self.modulus, self.by_width[width])
        return program

    def programs(self, width: int) -> list[Program]:
        """The functions for single elements in words of one size."""
        return [*self.arithmetic, *self.conversions[width], *self.local]

    # --- units ---

    def units(self) -> dict[str, str]:
        facts: dict[str, Any] = {"title": self._title, "overview": self._overview(), "tag": self.tag}
        unit = self.context.unit
        return {
            self.tag: unit("ifma/plain.c.j2", **facts, single=self.single, functions=self._plain(),
                           dispatched=[self._dispatched(program) for program in self.programs(64)]),
            f"{self.tag}_vector": unit("ifma/vector.c.j2", **facts, lanes=self._lanes,
                                       functions=[self._vector(program) for program in (*self.programs(64), *self.vector)]),
        }  # fmt: skip

    def assembly(self) -> AssemblyUnit:
        return AssemblyUnit(
            self.tag, "ifma", f"{self._title}: AVX-512 IFMA, {self._lanes} lanes at a time", self._overview(),
            [self._routine(program) for program in (*self.programs(64), *self.vector)],
            [Dispatch(self._variable, "zero: the processor lacks AVX-512 IFMA, and the plain functions serve")],
        )  # fmt: skip

    @property
    def _lanes(self) -> str:
        return "eight or four" if any(program.has_four_lanes for program in self.vector) else "eight"

    @property
    def _title(self) -> str:
        return f"Eight elements at once, modulo {self.modulus.symbol}"

    def _overview(self) -> list[str]:
        m = self.modulus
        return wrapped([
            f"{m.symbol} = {hex(m.number)}, {m.limbs} limbs of {m.width} bits, one element in each of eight lanes",
            self._form(),
            "Generated from straight-line programs of which it is proved for all inputs that no lane overflows, that results "
            "are below their bounds, and, but for select and the conversions, that they are congruent to what is claimed.",
        ])  # fmt: skip

    def _form(self) -> str:
        m = self.modulus
        return (f"In Montgomery form and weak: the element a is stored as a number below {lane_catalog.WEAK}*{m.symbol} that is "
                f"a * 2^{m.width * m.limbs} mod {m.symbol}; single elements made from lanes are canonical.")  # fmt: skip

    def _plain(self) -> list[dict[str, object]]:
        listed: list[tuple[Program, int]] = [(program, 0) for program in (*self.arithmetic, *self.local)
                                             if program.contract.operation != FORMULA]  # fmt: skip
        listed += [(program, width) for width in _WIDTHS for program in self.conversions[width]]
        return [
            {"comment": self._comment(program), "prototype": prototype(_named(program, "plain"), self.prefix),
             "body": lanes_c.plain(program, self.prefix), "guard": width, "call": self._call(program)}
            for program, width in listed
        ]  # fmt: skip

    def _vector(self, program: Program) -> dict[str, object]:
        named = program if program in self.vector else _named(program, "ifma")
        return {"comment": self._comment(program), "prototype": prototype(named, self.prefix),
                "body": lanes_c.vector(program, self.prefix), "extensions": lanes_c.extensions(program)}  # fmt: skip

    def _call(self, program: Program) -> str:
        return f"{self.prefix}_{program.name}({', '.join(param.name for param in program.params)})"

    def _dispatched(self, program: Program) -> dict[str, str]:
        arguments = ", ".join(param.name for param in program.params)
        return {"prototype": prototype(program, self.prefix), "name": f"{self.prefix}_{program.name}", "arguments": arguments}

    @property
    def _variable(self) -> str:
        return f"{self.prefix}_cpu_ifma"

    def _routine(self, program: Program) -> Routine:
        symbol = f"{self.prefix}_{program.name}"
        label = f"{symbol}_constants"
        code = ifma.generate(program, label)
        offsets = [code.stride * lane for lane in range(ifma.LANES)] if code.stride else []
        vectors = [number >> 64 * lane & _WORD for number in code.vectors for lane in range(ifma.FOUR)]
        data = [Data(f"{label}_offsets", tuple(offsets)), Data(label, tuple(code.constants)),
                Data(f"{label}_vectors", tuple(vectors))]  # fmt: skip
        return Routine(
            symbol, [prototype(program, self.prefix), *self._comment(program)], 64,
            program in self.local or program in self.vector, code.lines, code.frame,
            [Guard(self._variable, "je", f"{symbol}_plain")] if program not in self.vector else [],
            [instruction("vzeroupper")], [table for table in data if table.words],
        )  # fmt: skip

    def _comment(self, program: Program) -> list[str]:
        if program in self.local or program in self.vector:
            return wrapped([*lines_of(program.contract), *program.contract.notes])
        weak = f"{lane_catalog.WEAK}*{self.modulus.symbol}"
        inputs = [param.name for param in program.params if param.limb and not param.output]
        lines = [f"Requires {', '.join(f'{name} < {weak}' for name in inputs)}."] if inputs else []
        lines += [f"Ensures r < {weak if program.param('r').limb else self.modulus.symbol}."]
        return wrapped([*lines_of(program.contract), *lines, *program.contract.notes])

    # --- the header and the manifest ---

    def section(self, *, first: bool) -> Section:
        m, macro = self.modulus, self.prefix.upper()
        title = wrapped([
            f"Eight elements at once, modulo {m.symbol}, one in each lane; limb i of lane j is v[i][j], of {m.width} bits.",
            self._form(),
            "Processors with AVX-512 IFMA are recognised at start and compute all lanes at once, in assembly or, with "
            f"{macro}_NO_ASM, by the compiler's intrinsics; any other computes lane after lane in plain C.",
        ])  # fmt: skip
        aligned = [
            "#if defined(__GNUC__) || defined(__clang__)",
            f"#define {macro}_ALIGNED __attribute__((aligned(64)))",
            "#elif defined(_MSC_VER)",
            f"#define {macro}_ALIGNED __declspec(align(64))",
            "#else",
            f"#define {macro}_ALIGNED",
            "#endif",
            "",
        ]
        struct = [f"typedef struct {macro}_ALIGNED {{", f"    uint64_t v[{m.limbs}][8];", f"}} {self.prefix}_{self.tag};"]
        return Section(self.tag, title, [*aligned, *struct] if first else struct)

    def functions(self) -> list[Function]:
        assembly, plain = self.context.assembly_file(self.tag, "ifma"), self.context.c_file(self.tag)
        listed = [self._function(program.contract, assembly, _evidence(program))
                  for program in (*self.arithmetic, *self.conversions[64])]  # fmt: skip
        return [*listed, self._function(inversion(residues(self.by_width[64])), plain, ())]

    def _function(self, contract: Contract, assembly: str, evidence: Sequence[str]) -> Function:
        plain = self.context.c_file(self.tag)
        files = {"c64": plain, "c32": plain, "x64": assembly, "x64-adx": assembly}
        return Function(self.tag, contract, self.modulus.symbol, files, tuple(evidence))
