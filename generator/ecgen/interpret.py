# SPDX-License-Identifier: MIT
"""Runs a Program on Python integers: the meaning of the IR, against which everything printed is compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen.ir import LANE_LIMB, Instr, Kind, Op, Param, Program, Value

Inputs = Mapping[str, int | bytes]
#: What a value is in each of the cases that are run side by side.
Column = list[int]


def run(program: Program, inputs: Inputs) -> dict[str, int | bytes]:
    """Execute `program`, or one lane of it.

    Limb arrays are passed and returned as one little-endian number, byte strings as bytes, masks and small integers as
    themselves (a mask is 0 or 2^width - 1). The returned word, if any, stands under "result".
    Raises ValueError when an input is missing, too long, or a carry that may not be lost is lost.
    """
    return run_all(program, [inputs])[0]


def run_all(program: Program, cases: Sequence[Inputs]) -> list[dict[str, int | bytes]]:
    """`run` for each case. The cases go through the Program side by side, which takes a fraction of the time."""
    env: dict[Value, Column] = {}
    arguments = _Arguments(program, cases)
    for instr in program.instrs:
        args = [env[arg] for arg in instr.args]
        results = arguments.load(instr) if instr.op is Op.LOAD else _step(program, instr, args, len(cases))
        for value, result in zip(instr.outs, results, strict=True):
            if value is not None:
                env[value] = result
    outputs: list[dict[str, int | bytes]] = [{} for _ in cases]
    for param in program.params:
        if param.output:
            for output, number in zip(outputs, _stored(program, param, env, len(cases)), strict=True):
                output[param.name] = number.to_bytes(param.length, "little") if param.kind is Kind.BYTES else number
    if program.result is not None:
        for output, word in zip(outputs, env[program.result], strict=True):
            output["result"] = word
    return outputs


def _stored(program: Program, param: Param, env: Mapping[Value, Column], count: int) -> Column:
    """What an output holds at the end, as a little-endian number."""
    numbers = [0] * count
    for store in program.stores:
        if store.param == param.name:
            mask, place = (1 << (8 * store.size or program.width)) - 1, _place(program, param, store.index, store.size)
            numbers = [number + ((word & mask) << place) for number, word in zip(numbers, env[store.value], strict=True)]
    return numbers


def _place(program: Program, param: Param, index: int, size: int) -> int:
    """Where a piece of a parameter begins, in bits: `size` bytes at offset `index`, or limb `index`."""
    if param.kind is Kind.BYTES:
        return 8 * index
    return (param.limb or 8 * size or program.width) * index


class _Arguments:
    """The inputs of all cases."""

    def __init__(self, program: Program, cases: Sequence[Inputs]) -> None:
        self.width = program.width
        self.params = {param.name: param for param in program.params}
        self.cases = cases

    def load(self, instr: Instr) -> tuple[Column]:
        param = self.params[instr.param]
        return ([self._piece(param, instr, case.get(param.name)) for case in self.cases],)

    def _piece(self, param: Param, instr: Instr, given: int | bytes | None) -> int:
        if given is None:
            raise ValueError(f"{param.name}: no value given")
        if isinstance(given, bytes):
            if len(given) != param.length:
                raise ValueError(f"{param.name}: {len(given)} bytes, expected {param.length}")
            return int.from_bytes(given[instr.index : instr.index + instr.size], "little")
        bits = param.limb or 8 * instr.size or self.width
        if not 0 <= given < 1 << (bits * param.length):
            raise ValueError(f"{param.name}: {given:#x} does not fit {param.length} words")
        return given >> (bits * instr.index) & ((1 << bits) - 1)


def _step(program: Program, instr: Instr, args: list[Column], count: int) -> tuple[Column, ...]:
    """The results of one instruction that is no load, in all cases."""
    width, top, imm = program.width, (1 << program.width) - 1, instr.imm
    match instr.op:
        case Op.ADD | Op.SUB:
            return _carrying(program, instr, args)
        case Op.MUL:
            products = [x * y for x, y in zip(*args, strict=True)]
            return [product & top for product in products], [product >> width for product in products]
        case Op.AND:
            return ([x & y for x, y in zip(*args, strict=True)],)
        case Op.OR:
            return ([x | y for x, y in zip(*args, strict=True)],)
        case Op.XOR:
            return ([x ^ y for x, y in zip(*args, strict=True)],)
        case Op.NOT:
            return ([top ^ x for x in args[0]],)
        case Op.SHL:
            return ([x << imm & top for x in args[0]],)
        case Op.SHR:
            return ([x >> imm for x in args[0]],)
        case Op.SHRD:
            return ([(high << width | low) >> imm & top for high, low in zip(*args, strict=True)],)
        case Op.BSWAP:
            return ([int.from_bytes(x.to_bytes(width // 8, "little"), "big") for x in args[0]],)
        case Op.SELECT:
            return ([x if bit else y for bit, x, y in zip(*args, strict=True)],)
        case Op.MADDLO | Op.MADDHI:
            limb = (1 << LANE_LIMB) - 1
            products = [(x & limb) * (y & limb) for x, y in zip(*args[1:], strict=True)]
            parts = [p & limb if instr.op is Op.MADDLO else p >> LANE_LIMB for p in products]
            return ([x + part & top for x, part in zip(args[0], parts, strict=True)],)
        case Op.SAR:
            sign = 1 << width - 1
            return ([((x ^ sign) - sign) >> imm & top for x in args[0]],)
        case Op.BLEND:
            for mask in args[0]:
                if mask not in (0, top):
                    raise ValueError(f"{program.name}: {mask:#x} is no mask at {instr}")
            return ([x if mask else y for mask, x, y in zip(*args, strict=True)],)
        case Op.CONST:
            return ([imm] * count,)
        case Op.LOAD:
            raise AssertionError("run_all loads")
        case Op.LANES | Op.PERMUTE:
            raise TypeError(f"{program.name}: has four lanes that belong together; passes.lanes.apart takes them apart")


def _carrying(program: Program, instr: Instr, args: list[Column]) -> tuple[Column, Column]:
    width, top = program.width, (1 << program.width) - 1
    if instr.op is Op.ADD:
        totals = [x + y for x, y in zip(*args[:2], strict=True)]
        if len(args) == 3:
            totals = [total + carry for total, carry in zip(totals, args[2], strict=True)]
        carries = [total >> width for total in totals]
    else:
        totals = [x - y for x, y in zip(*args[:2], strict=True)]
        if len(args) == 3:
            totals = [total - borrow for total, borrow in zip(totals, args[2], strict=True)]
        carries = [-(total >> width) for total in totals]
    if instr.outs[1] is None and not instr.wraps and any(carries):
        raise ValueError(f"{program.name}: a carry is lost at {instr}")
    return [total & top for total in totals], carries
