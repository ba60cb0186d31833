# SPDX-License-Identifier: MIT
"""What the tests of the folding reductions share: Programs that reduce, the numbers to try, and a fast way to run them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hypothesis import strategies as st

from ecgen.arith.cost import cost
from ecgen.arith.limbs import FITS
from ecgen.arith.reduce import crandall, solinas
from ecgen.arith.reduction import reduce_product
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Instr, Kind, Op, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.programs import facts_of

Reduce = Callable[[Builder, Sequence[Value], int], list[Value]]


def words(modulus: int, width: int) -> int:
    return -(-modulus.bit_length() // width)


def program(reduce: Reduce, modulus: int, width: int, count: int) -> Program:
    """r = t mod modulus, as the reduction writes it."""
    b = Builder("reduce", width)
    t = b.param("t", Kind.LIMBS, 2 * count, bound=(modulus - 1) ** 2 + 1)
    r = b.param("r", Kind.LIMBS, count, output=True, bound=modulus)
    b.store_limbs(r, reduce(b, b.load_limbs(t), modulus))
    return b.build(internal("reduce", "r = t mod p"))


def by_crandall(b: Builder, wide: Sequence[Value], modulus: int) -> list[Value]:
    """wide mod p, by the plan for the modulus. Raises ValueError where Crandall's reduction does not suit it."""
    return crandall.plan(crandall.folding_of(modulus, b.width, len(wide) // 2))(b, wide)


def by_solinas(b: Builder, wide: Sequence[Value], modulus: int) -> list[Value]:
    """wide mod p, by the plan for the modulus. Raises ValueError where Solinas's reduction does not suit it."""
    return solinas.plan(solinas.folding_of(modulus, b.width, len(wide) // 2))(b, wide)


def montgomery_cost(modulus: int, width: int, count: int) -> int:
    """What Montgomery reduction costs in place of a folding one."""
    by_montgomery = facts_of(modulus, Kind.FIELD, width, count, Reduction.MONTGOMERY)
    return cost(fold(program(lambda b, t, _: reduce_product(b, t, by_montgomery), modulus, width, count)))


def strict(reducer: Program) -> Program:
    """The same, but a carry that is said to be zero by the size of a number has to be zero: the interpreter looks."""
    return replace(reducer, instrs=tuple(replace(i, wraps="") if i.wraps == FITS else i for i in reducer.instrs))


def reduced(reducer: Program, number: int) -> int | bytes:
    return run(reducer, {"t": number})["r"]


def edges(modulus: int) -> Iterator[int]:
    """Numbers from 0 to (modulus - 1)^2 where carries, borrows and corrections turn over."""
    largest = (modulus - 1) ** 2
    top = largest.bit_length()
    exponents = {e for i in range(0, top + 1, 16) for e in (i - 1, i, i + 1)} | {modulus.bit_length(), top}
    powers = [1 << e for e in sorted(exponents) if 0 <= e <= top]
    multiples = [modulus * q for q in (0, 1, 2, modulus - 2, modulus // 2, *powers)]
    near = [x + d for x in [0, largest, *powers, *multiples] for d in (-1, 0, 1)]
    runs = [high - low for high in powers[::3] for low in powers[::5]]
    products = [x * y for x in (1, 2, modulus // 2, modulus - 2, modulus - 1) for y in (modulus - 1, modulus - 2)]
    yield from sorted({x for x in (*near, *runs, *products) if 0 <= x <= largest})


def wide_numbers(modulus: int) -> st.SearchStrategy[int]:
    """Numbers from 0 to (modulus - 1)^2: products of field elements, neighbours of multiples of p, runs of ones, any."""
    largest = (modulus - 1) ** 2
    bit = st.integers(0, largest.bit_length())
    element = st.one_of(
        st.integers(0, modulus - 1),
        st.integers(0, 3).map(lambda x: modulus - 1 - x),
        st.tuples(bit, bit).map(lambda ab: ((1 << max(ab)) - (1 << min(ab))) % modulus),
    )
    return st.one_of(
        st.integers(0, largest),
        st.tuples(element, element).map(lambda xy: xy[0] * xy[1]),
        st.tuples(st.integers(0, modulus - 2), st.integers(-2, 2)).map(lambda qd: qd[0] * modulus + qd[1]),
        st.tuples(bit, bit).map(lambda ab: (1 << max(ab)) - (1 << min(ab))),
        st.lists(st.tuples(bit, bit), max_size=4).map(lambda runs: largest - sum((1 << max(r)) - (1 << min(r)) for r in runs)),
    ).map(lambda x: min(max(x, 0), largest))


def compiled(reducer: Program) -> Callable[[int], int]:
    """The Program as one Python function, some ten times as fast as the interpreter, for trying everything."""
    width, mask = reducer.width, (1 << reducer.width) - 1
    lines = ["def reduce(t):"]
    for instr in reducer.instrs:
        lines += [f"    {line}" for line in _statements(instr, width, mask)]
    stores = (f"{store.value!r} << {width * store.index}" for store in reducer.stores)
    lines.append(f"    return {' | '.join(stores)}")
    scope: dict[str, Callable[[int], int]] = {}
    exec("\n".join(lines), {}, scope)
    return scope["reduce"]


def _statements(instr: Instr, width: int, mask: int) -> list[str]:
    args = [repr(arg) for arg in instr.args]
    out = [repr(value) if value is not None else "_" for value in instr.outs]
    match instr.op:
        case Op.LOAD:
            return [f"{out[0]} = t >> {width * instr.index} & {mask}"]
        case Op.CONST:
            return [f"{out[0]} = {instr.imm}"]
        case Op.MUL:
            return [f"z = {args[0]} * {args[1]}", f"{out[0]} = z & {mask}", f"{out[1]} = z >> {width}"]
        case Op.ADD | Op.SUB:
            total = (" + " if instr.op is Op.ADD else " - ").join(args)
            kept = [f"assert 0 <= z <= {mask}"] if instr.outs[1] is None and not instr.wraps else []
            return [f"z = {total}", *kept, f"{out[0]} = z & {mask}", f"{out[1]} = 1 if z >> {width} else 0"]
        case Op.AND | Op.OR:
            return [f"{out[0]} = {args[0]} {'&' if instr.op is Op.AND else '|'} {args[1]}"]
        case Op.SHL:
            return [f"{out[0]} = {args[0]} << {instr.imm} & {mask}"]
        case Op.SHR:
            return [f"{out[0]} = {args[0]} >> {instr.imm}"]
        case Op.SHRD:
            return [f"{out[0]} = ({args[0]} << {width} | {args[1]}) >> {instr.imm} & {mask}"]
        case Op.SELECT:
            return [f"{out[0]} = {args[1]} if {args[0]} else {args[2]}"]
        case _:
            raise AssertionError(f"no reduction uses {instr.op}")
