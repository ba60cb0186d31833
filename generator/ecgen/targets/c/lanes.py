# SPDX-License-Identifier: MIT
"""Prints a lane Program as the body of a C function, one statement per instruction: for one lane at a time in plain C99, or for
all eight at once with the intrinsics of AVX-512 F and IFMA; a Program on four lanes with those of AVX-512 VL.

The helpers of the plain form (PREFIX_maddlo, ...) stand in the emitted file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen.ir import Instr, Kind, Op, Param, Program, Store, Value

LANES = 8
#: A shift by so many bits makes a mask, which the compiler must not learn to be one.
_SIGN = 63
_WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Dialect:
    """How things are written: {p} is the prefix, {0} {1} {2} are operands, {i} a shift count, a limb or a word,
    {j} what a shift count leaves of a word, {entry} and {axis} a coordinate in an array of points, {entry} a number in one of
    numbers, or the first word of a row in an array of rows. `names_constants`: constants are variables of their own."""

    word: str
    constant: str
    zero: str
    expressions: Mapping[Op, str]
    loads: Mapping[Kind, str]
    stores: Mapping[Kind, str]
    names_constants: bool = False


PLAIN = Dialect(
    word="uint64_t",
    constant="UINT64_C({0})",
    zero="UINT64_C(0)",
    expressions={
        Op.ADD: "{0} + {1}", Op.SUB: "{0} - {1}", Op.AND: "{0} & {1}", Op.OR: "{0} | {1}", Op.XOR: "{0} ^ {1}",
        Op.SHL: "{0} << {i}", Op.SHR: "{0} >> {i}", Op.SAR: "{p}_sar({0}, {i})",
        Op.MADDLO: "{p}_maddlo({0}, {1}, {2})", Op.MADDHI: "{p}_maddhi({0}, {1}, {2})",
        Op.BLEND: "({1} & {0}) | ({2} & ~{0})",
    },
    loads={
        Kind.FIELD8: "{0}->v[{i}][lane]", Kind.SCALAR8: "{0}->v[{i}][lane]", Kind.FIELDS: "{0}[lane].v[{i}]",
        Kind.SCALARS: "{0}[lane].v[{i}]", Kind.MASKS: "{p}_hide({0}[lane])", Kind.INDEXES: "{p}_hide({0}[lane])",
        Kind.POINTS8: "{0}[{entry}].{axis}.v[{i}][lane]", Kind.COLUMNS8: "{0}[{entry}].v[{i}][lane]",
    },
    stores={
        Kind.FIELD8: "{0}->v[{i}][lane] = {1};", Kind.SCALAR8: "{0}->v[{i}][lane] = {1};",
        Kind.POINTS8: "{0}[{entry}].{axis}.v[{i}][lane] = {1};", Kind.COLUMNS8: "{0}[{entry}].v[{i}][lane] = {1};",
        Kind.FIELDS: "{0}[lane].v[{i}] = ({p}_limb){1};", Kind.SCALARS: "{0}[lane].v[{i}] = ({p}_limb){1};",
    },
)  # fmt: skip

_SET = f"_mm512_set_epi64({', '.join(f'(long long){{0}}[{lane}].v[{{i}}]' for lane in reversed(range(LANES)))})"
_SPREAD = "{{ uint64_t w[8]; unsigned int j; _mm512_storeu_si512(w, {1}); for (j = 0; j < 8; j++) {{ {0}[j].v[{i}] = w[j]; }} }}"

VECTOR = Dialect(
    word="__m512i",
    constant="_mm512_set1_epi64((long long)UINT64_C({0}))",
    zero="_mm512_setzero_si512()",
    expressions={
        Op.ADD: "_mm512_add_epi64({0}, {1})", Op.SUB: "_mm512_sub_epi64({0}, {1})", Op.AND: "_mm512_and_si512({0}, {1})",
        Op.OR: "_mm512_or_si512({0}, {1})", Op.XOR: "_mm512_xor_si512({0}, {1})", Op.SHL: "_mm512_slli_epi64({0}, {i})",
        Op.SHR: "_mm512_srli_epi64({0}, {i})", Op.SAR: "_mm512_srai_epi64({0}, {i})",
        Op.MADDLO: "_mm512_madd52lo_epu64({0}, {1}, {2})", Op.MADDHI: "_mm512_madd52hi_epu64({0}, {1}, {2})",
        Op.BLEND: "_mm512_ternarylogic_epi64({0}, {1}, {2}, 0xca)",
    },
    loads={
        Kind.FIELD8: "_mm512_loadu_si512({0}->v[{i}])", Kind.SCALAR8: "_mm512_loadu_si512({0}->v[{i}])",
        Kind.FIELDS: _SET, Kind.SCALARS: _SET, Kind.MASKS: "_mm512_loadu_si512({0})", Kind.INDEXES: "_mm512_loadu_si512({0})",
        Kind.POINTS8: "_mm512_loadu_si512({0}[{entry}].{axis}.v[{i}])", Kind.COLUMNS8: "_mm512_loadu_si512({0}[{entry}].v[{i}])",
    },
    stores={
        Kind.FIELD8: "_mm512_storeu_si512({0}->v[{i}], {1});", Kind.SCALAR8: "_mm512_storeu_si512({0}->v[{i}], {1});",
        Kind.POINTS8: "_mm512_storeu_si512({0}[{entry}].{axis}.v[{i}], {1});", Kind.FIELDS: _SPREAD, Kind.SCALARS: _SPREAD,
        Kind.COLUMNS8: "_mm512_storeu_si512({0}[{entry}].v[{i}], {1});",
    },
    names_constants=True,
)  # fmt: skip


#: As VECTOR, of half the width.
FOUR = Dialect(
    word="__m256i",
    constant="_mm256_set1_epi64x((long long)UINT64_C({0}))",
    zero="_mm256_setzero_si256()",
    expressions={
        Op.ADD: "_mm256_add_epi64({0}, {1})", Op.SUB: "_mm256_sub_epi64({0}, {1})", Op.AND: "_mm256_and_si256({0}, {1})",
        Op.OR: "_mm256_or_si256({0}, {1})", Op.XOR: "_mm256_xor_si256({0}, {1})", Op.SHL: "_mm256_slli_epi64({0}, {i})",
        Op.SHR: "_mm256_srli_epi64({0}, {i})", Op.SAR: "_mm256_srai_epi64({0}, {i})",
        Op.MADDLO: "_mm256_madd52lo_epu64({0}, {1}, {2})", Op.MADDHI: "_mm256_madd52hi_epu64({0}, {1}, {2})",
        Op.BLEND: "_mm256_ternarylogic_epi64({0}, {1}, {2}, 0xca)", Op.PERMUTE: "_mm256_permute4x64_epi64({0}, {i})",
    },
    loads={Kind.QUADS: "_mm256_loadu_si256((const __m256i *)(const void *){0}[{i}])",
           Kind.MASK: "_mm256_set1_epi64x((long long){0})"},
    stores={Kind.QUADS: "_mm256_storeu_si256((__m256i *)(void *){0}[{i}], {1});"},
    names_constants=True,
)  # fmt: skip


def plain(program: Program, prefix: str) -> list[str]:
    """The statements of the function in C99, unindented: a loop over the lanes."""
    lines = _Printer(program, prefix, PLAIN).lines()
    return ["unsigned int lane;", "", f"for (lane = 0; lane < {LANES}; lane++) {{", *(f"    {line}" for line in lines), "}"]


def vector(program: Program, prefix: str) -> list[str]:
    """The statements of the function with intrinsics, unindented."""
    return statements(program, prefix, FOUR if program.has_four_lanes else VECTOR)


def statements(program: Program, prefix: str, dialect: Dialect) -> list[str]:
    """The statements of the function in a dialect, unindented."""
    return _Printer(program, prefix, dialect).lines()


def extensions(program: Program) -> str:
    """What the processor has to have for the statements with intrinsics, as compilers call it."""
    return "avx512f,avx512vl,avx512ifma" if program.has_four_lanes else "avx512f,avx512ifma"


class _Printer:
    def __init__(self, program: Program, prefix: str, dialect: Dialect) -> None:
        self.program = program
        self.prefix = prefix
        self.dialect = dialect
        self.names: dict[Value, str] = {}
        self.out: list[str] = []

    def lines(self) -> list[str]:
        comment = -1
        for instr in self.program.instrs:
            if instr.comment != comment and instr.op not in (Op.LOAD, Op.CONST):
                comment = instr.comment
                self.out.append(f"/* {self.program.comments[comment]} */")
            self._statement(instr)
        self.out += [self._store(store) for store in self.program.stores]
        return self.out

    def _define(self, name: str, expression: str) -> None:
        self.out.append(f"const {self.dialect.word} {name} = {expression};")

    def _statement(self, instr: Instr) -> None:
        out = instr.outs[0]
        assert out is not None
        match instr.op:
            case Op.CONST:
                self._constant(out, instr.imm)
            case Op.LANES:
                words = ", ".join(f"(long long)UINT64_C({hex(instr.imm >> 64 * lane & _WORD)})" for lane in reversed(range(4)))
                self.names[out] = f"k{len(self.names)}"
                self._define(self.names[out], f"_mm256_set_epi64x({words})")
            case Op.LOAD:
                param = self.program.param(instr.param)
                whole = param.kind in (Kind.MASK, Kind.MASKS, Kind.INDEXES)
                self.names[out] = f"{param.name}{'_lane' if whole else instr.index}"
                self._define(self.names[out], self._access(self.dialect.loads[param.kind], param, instr.index))
            case _:
                operands = [self.names[arg] for arg in instr.args]
                self.names[out] = f"t{len(self.names)}"
                rest = self.program.width - instr.imm
                definition = self.dialect.expressions[instr.op].format(*operands, p=self.prefix, i=instr.imm, j=rest)
                is_mask = instr.op is Op.SAR and instr.imm == _SIGN
                if is_mask and self.dialect is PLAIN:
                    definition = f"{self.prefix}_hide({definition})"
                self._define(self.names[out], definition)

    def _constant(self, out: Value, number: int) -> None:
        text = self.dialect.zero if number == 0 else self.dialect.constant.format(hex(number))
        if self.dialect.names_constants:
            self.names[out] = f"k{len(self.names)}"
            self._define(self.names[out], text)
        else:
            self.names[out] = text

    def _access(self, form: str, param: Param, index: int, value: str = "") -> str:
        entry, axis = 0, ""
        if param.kind is Kind.POINTS8:
            place, index = divmod(index, param.coordinate)
            entry, axis = place // 3, "xyz"[place % 3]
        if param.kind is Kind.COLUMNS8:
            entry, index = divmod(index, param.coordinate)
        if param.kind is Kind.ROWS:
            entry = index * param.coordinate
        return form.format(param.name, value, p=self.prefix, i=index, entry=entry, axis=axis)

    def _store(self, store: Store) -> str:
        param = self.program.param(store.param)
        return self._access(self.dialect.stores[param.kind], param, store.index, self.names[store.value])
