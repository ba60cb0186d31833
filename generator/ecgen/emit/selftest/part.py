# SPDX-License-Identifier: MIT
"""The facts of the emitted self-test: operands, cases of each function, checksums of what its contract says of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ecgen.emit.context import Context, Part
from ecgen.emit.selftest.calls import Call, call_of
from ecgen.emit.selftest.cases import Cases, is_of_words, rows_of
from ecgen.emit.selftest.digits import PLACES, hex_checksums
from ecgen.emit.selftest.operands import Operands
from ecgen.emit.selftest.strings import INCREMENT, MULTIPLIER, NOISE
from ecgen.emit.selftest.sums import checksums, chunk
from ecgen.emit.selftest.totals import Total, totals
from ecgen.library import Library, Syntax, Target
from ecgen.logic.contract import Contract


@dataclass(frozen=True)
class _Function:
    """A function with the rows of its cases and the checksums of its results; `sums_32`: with words of 32 bits."""

    contract: Contract
    rows: tuple[tuple[int, ...], ...]
    sums: tuple[int, ...]
    sums_32: tuple[int, ...]


@dataclass(frozen=True)
class _Answers:
    """Whatever the prefix is."""

    functions: tuple[_Function, ...]
    table: bytes
    strings: tuple[tuple[int, int], ...]
    numbers: tuple[int, ...]
    points: tuple[tuple[int, int, int], ...]
    totals: tuple[Total, ...]


def selftest_part(context: Context) -> Part:
    """test/PREFIX_selftest.c, in a folder of its own because it has a main."""
    name, library = f"test/{context.prefix}_selftest.c", context.library
    return Part({name: context.render(name, "test/selftest.c.j2", **_facts(context.prefix, library))})


def _facts(prefix: str, library: Library) -> dict[str, Any]:
    answers = _answers(replace(library, prefix="x", targets=(Target.C64,), syntax=Syntax.NASM))
    calls = [call_of(function.contract, prefix) for function in answers.functions]
    both = list(zip(answers.functions, calls, strict=True))
    plans = dict.fromkeys((call.slots, function.rows) for function, call in both if call.slots)
    names = {plan: f"plan{i}" for i, plan in enumerate(plans)}
    helpers = {helper for call in calls for helper in call.helpers}
    return {
        "noise": NOISE, "multiplier": MULTIPLIER, "increment": INCREMENT,
        "table": _c_lines(map(str, answers.table), ","),
        "table_length": len(answers.table),
        "string_bits": 16 if max(map(max, answers.strings), default=0) < 1 << 16 else 32,
        "strings": _c_lines((f"{{{offset},{length}}}" for offset, length in answers.strings), ", "),
        "numbers": _c_lines(f"UINT64_C({number:#x})" for number in answers.numbers),
        "points": _c_lines(f"{{{x},{y},{z}}}" for x, y, z in answers.points),
        "plans": [{"name": names[plan], "slots": plan[0], "count": len(plan[1]), "rows": _c_rows(plan[1])} for plan in plans],
        "functions": [_function(function, call, names) for function, call in both],
        "helpers": _with_what_they_call(helpers),
        "moduli": [{"tag": m.tag, "TAG": m.tag.upper()} for m in library.moduli(64)],
        "totals": [{**total.facts, "answer": _c_lines(f"{byte:#04x}" for byte in total.answer)} for total in answers.totals],
        "places": ", ".join(map(str, PLACES)),
        "hex_sums": _c_lines(f"{number:#010x}" for number in hex_checksums()),
    }  # fmt: skip


def _function(function: _Function, call: Call, names: dict[tuple[int, tuple[tuple[int, ...], ...]], str]) -> dict[str, Any]:
    count, loops = len(function.rows), any("for (j" in line for line in (*call.loaded, *call.taken))
    return {
        "name": function.contract.name, "call": call, "count": count, "chunk": chunk(count), "variants": 1 + len(call.variants),
        "plan": names.get((call.slots, function.rows), ""), "with_j": loops,
        "sums": _c_lines(f"{number:#010x}" for number in function.sums),
        "sums_32": _c_lines(f"{number:#010x}" for number in function.sums_32),
    }  # fmt: skip


@cache
def _answers(library: Library) -> _Answers:
    """Known answers of a specification: the same for every prefix, target and syntax."""
    operands = Operands(library)
    cases, functions = Cases(operands), []
    for contract in operands.contracts.values():
        some = cases.of(contract)
        if some:
            sums = tuple(checksums(operands, contract, some))
            sums_32 = tuple(checksums(operands, contract, some, 32)) if is_of_words(contract) else sums
            functions.append(_Function(contract, tuple(rows_of(contract, some)), sums, sums_32))
    pieces = operands.strings.pieces()
    return _Answers(tuple(functions), bytes(operands.strings.table), tuple(pieces), tuple(operands.numbers),
                    tuple(operands.points), tuple(totals(operands)))  # fmt: skip


#: Helper -> those that it calls.
_CALLS = {
    "load_fe_loose": ("load_fe",), "take_fe_loose": ("take_fe",), "load_fe_sum": ("load_fe",),
    "take_fe_sum": ("take_fe_loose", "take_fe"),
    "load_fe2": ("load_fe",), "raw_fe2": ("raw_fe",), "load_affine": ("load_fe",), "load_point": ("load_fe",),
    "load_ed25519": ("load_fe",), "load_kummer": ("load_fe2", "load_fe"), "take_fe2": ("take_fe",),
    "take_raw_fe2": ("take_raw_fe",),
    "take_affine": ("take_fe",), "take_point": ("take_affine", "take_fe"), "take_ed25519": ("take_fe",),
    "take_kummer": ("take_fe2", "take_fe"), "load_g2_affine": ("load_fe2", "load_fe"), "load_g2_point": ("load_fe2", "load_fe"),
    "take_g2_affine": ("take_fe2", "take_fe"), "take_g2_point": ("take_g2_affine", "take_fe2", "take_fe"),
}  # fmt: skip


def _with_what_they_call(helpers: Iterable[str]) -> set[str]:
    used = set(helpers)
    return used | {called for helper in used for called in _CALLS.get(helper, ())}


def _c_lines(items: Iterable[str], separator: str = ", ") -> list[str]:
    """Of a C initialiser, of at most 96 characters."""
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(separator) + len(item) > 95:
            lines[-1] += ","
            lines.append("")
        lines[-1] += (separator if lines[-1] else "") + item
    return [*lines[:-1], lines[-1] + ","] if lines[-1] else []


def _c_rows(rows: Sequence[tuple[int, ...]]) -> list[str]:
    """Of a table of rows; long ones take several lines."""
    if rows and len(rows[0]) < 20:
        return _c_lines("{" + ",".join(map(str, row)) + "}" for row in rows)
    return [line for row in rows for line in ("{", *_c_lines(map(str, row), ","), "},")]
