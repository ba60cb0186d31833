# SPDX-License-Identifier: MIT
"""A plan on Python's integers: its kernels run by the interpreter, in the order in which the emitted functions call them."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith.rings.levels import WIDTH
from ecgen.arith.rings.plan import Plan, Ring
from ecgen.arith.rings.programs import Programs
from ecgen.errors import GeneratorFault
from ecgen.interpret import run_all
from ecgen.ir import Program

#: Coefficients, those that stand at the same place of several polynomials side by side.
Rows = list[list[int]]


def product(ring: Ring, a: Sequence[int], b: Sequence[int]) -> list[int]:
    """a * b modulo x^n - 1 and 2^bits: as numbers, with x = 2^slot so large that no coefficient reaches the next."""
    slot = 2 * WIDTH + ring.n.bit_length()
    both = _packed(a, slot) * _packed(b, slot)
    wrapped = (both & ((1 << (slot * ring.n)) - 1)) + (both >> (slot * ring.n))
    return [(wrapped >> (slot * place)) % (1 << slot) % (1 << ring.q_bits) for place in range(ring.n)]


def planned(plan: Plan, steps: Programs, a: Sequence[int], b: Sequence[int]) -> list[int]:
    """The same by the plan's kernels. A row of lanes is a polynomial here."""
    x, y = (_spread(plan, steps, polynomial) for polynomial in (a, b))
    lanes = [list(column) for column in zip(*_multiplied(plan, steps, 0, _columns(x), _columns(y)), strict=True)]
    halves = [half for lane in lanes for half in (lane[: plan.row], lane[plan.row :])]
    pieces = _pointwise(steps.gather, {"x": halves}, plan.row)
    line = [word for piece in pieces for word in piece] + [0] * plan.ring.n
    return _pointwise(steps.fold, {"x": [line[: plan.ring.n], line[plan.ring.n : 2 * plan.ring.n]]}, plan.ring.n)[0]


def check(plan: Plan, steps: Programs) -> None:
    """Raises GeneratorFault when the plan's kernels and Python's integers disagree about a product of edge cases."""
    ring, q = plan.ring, 1 << plan.ring.q_bits
    full = [q - 1] * ring.n
    mixed = [pow(3, place + 1, (1 << 31) - 1) * 0x9E3779B1 % q for place in range(ring.n)]
    for a, b in ((full, full), (mixed, mixed[::-1])):
        if planned(plan, steps, a, b) != product(ring, a, b):
            raise GeneratorFault(f"n = {ring.n}, q = 2^{ring.q_bits}: the plan {plan.text} gives a wrong product")


def _packed(coefficients: Sequence[int], slot: int) -> int:
    digits = "".join(f"{coefficient:0{slot}b}" for coefficient in reversed(coefficients))
    return int(digits, 2)


def _columns(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]


def _spread(plan: Plan, steps: Programs, a: Sequence[int]) -> Rows:
    padded = [*a, *[0] * (plan.parts * plan.row - len(a))]
    parts = [padded[place : place + plan.row] for place in range(0, len(padded), plan.row)]
    return _pointwise(steps.spread, {"x": parts}, plan.row)


def _multiplied(plan: Plan, steps: Programs, depth: int, a: Rows, b: Rows) -> Rows:
    """The products of all lanes, with a zero behind them; coefficients are rows here."""
    width = len(a[0])
    if depth == len(plan.inner):
        rows = _pointwise(steps.leaf, {"a": a, "b": b}, width)
        return rows
    level, part = plan.inner[depth], plan.length(depth + 1)
    values = [_values(steps.evaluate[depth], level.parts, part, operand) for operand in (a, b)]
    ends = [(a[:part], b[:part]), (a[-part:], b[-part:])]
    below = [_multiplied(plan, steps, depth + 1, x, y) for x, y in [*ends, *zip(*values, strict=True)]]
    blocks = [_flat(block) for rows in below for block in (rows[:part], rows[part:])]
    in_place = dict(zip((0, 1, 2 * level.parts - 2, 2 * level.parts - 1), blocks[:4], strict=True))
    r = [in_place.get(place, [0] * len(blocks[0])) for place in range(2 * level.parts)]
    inner = _pointwise(steps.interpolate[depth], {"x": blocks[4:], "r": r}, len(blocks[0]))
    pieces = [r[place] if place in (0, 2 * level.parts - 1) else inner[place] for place in range(2 * level.parts)]
    return [row for piece in pieces for row in _cut(piece, width)]


def _values(program: Program, parts: int, part: int, operand: Rows) -> list[Rows]:
    blocks = [_flat(operand[place * part : (place + 1) * part]) for place in range(parts)]
    return [_cut(block, len(operand[0])) for block in _pointwise(program, {"x": blocks}, len(blocks[0]))]


def _flat(rows: Rows) -> list[int]:
    return [word for row in rows for word in row]


def _cut(words: list[int], width: int) -> Rows:
    return [words[place : place + width] for place in range(0, len(words), width)]


def _pointwise(program: Program, rows: dict[str, Rows], columns: int) -> Rows:
    """The rows that a Program writes to r; those that it does not write are zero."""
    cases = [{name: sum(row[place] << (WIDTH * number) for number, row in enumerate(group)) for name, group in rows.items()}
             for place in range(columns)]  # fmt: skip
    results = [int.from_bytes(_bytes(result["r"]), "little") for result in run_all(program, cases)]
    return [[result >> (WIDTH * number) & 0xFFFF for result in results] for number in range(program.param("r").length)]


def _bytes(value: int | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.to_bytes((value.bit_length() + 7) // 8, "little")
