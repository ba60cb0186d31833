# SPDX-License-Identifier: MIT
"""Runs a Program on Python integers: the meaning of the IR, against which everything printed is compared."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.ir import LANE_LIMB, Instr, Kind, Op, Param, Program, Value


def run(program: Program, inputs: Mapping[str, int | bytes]) -> dict[str, int | bytes]:
    """Execute `program`, or one lane of it.

    Limb arrays are passed and returned as one little-endian number, byte strings as bytes, masks and small integers as
    themselves (a mask is 0 or 2^width - 1). The returned word, if any, stands under "return".
    Raises ValueError when an input is missing, too long, or a carry that may not be lost is lost.
    """
    env: dict[Value, int] = {}
    for instr in program.instrs:
        results = _step(program, instr, env, inputs)
        for value, result in zip(instr.outs, results, strict=True):
            if value is not None:
                env[value] = result
    outputs: dict[str, int | bytes] = {}
    for param in program.params:
        if param.output:
            number = sum(
                env[store.value] % (1 << (8 * store.size or program.width)) << _shift(program, param, store.index, store.size)
                for store in program.stores
                if store.param == param.name
            )
            outputs[param.name] = number.to_bytes(param.length, "little") if param.kind is Kind.BYTES else number
    if program.result is not None:
        outputs["return"] = env[program.result]
    return outputs


def _shift(program: Program, param: Param, index: int, size: int) -> int:
    """Where a piece of a parameter begins, in bits: `size` bytes at offset `index`, or limb `index`."""
    if param.kind is Kind.BYTES:
        return 8 * index
    return (param.limb or 8 * size or program.width) * index


def _load(program: Program, instr: Instr, inputs: Mapping[str, int | bytes]) -> int:
    param = program.param(instr.param)
    given = inputs.get(param.name)
    if given is None:
        raise ValueError(f"{param.name}: no value given")
    if isinstance(given, bytes):
        if len(given) != param.length:
            raise ValueError(f"{param.name}: {len(given)} bytes, expected {param.length}")
        return int.from_bytes(given[instr.index : instr.index + instr.size], "little")
    bits = param.limb or 8 * instr.size or program.width
    if not 0 <= given < 1 << (bits * param.length):
        raise ValueError(f"{param.name}: {given:#x} does not fit {param.length} words")
    return given >> (bits * instr.index) & ((1 << bits) - 1)


def _step(
    program: Program, instr: Instr, env: Mapping[Value, int], inputs: Mapping[str, int | bytes]
) -> tuple[int, ...]:
    width, top = program.width, (1 << program.width) - 1
    args = [env[value] for value in instr.args]
    match instr.op:
        case Op.MUL:
            product = args[0] * args[1]
            return product & top, product >> width
        case Op.ADD | Op.SUB:
            total = args[0] + args[1] + sum(args[2:]) if instr.op is Op.ADD else args[0] - args[1] - sum(args[2:])
            carry = abs(total >> width)
            if carry and instr.outs[1] is None and not instr.wraps:
                raise ValueError(f"{program.name}: a carry is lost at {instr}")
            return total & top, carry
        case Op.AND:
            return (args[0] & args[1],)
        case Op.OR:
            return (args[0] | args[1],)
        case Op.XOR:
            return (args[0] ^ args[1],)
        case Op.NOT:
            return (top ^ args[0],)
        case Op.SHL:
            return (args[0] << instr.imm & top,)
        case Op.SHR:
            return (args[0] >> instr.imm,)
        case Op.SHRD:
            return ((args[0] << width | args[1]) >> instr.imm & top,)
        case Op.BSWAP:
            return (int.from_bytes(args[0].to_bytes(width // 8, "little"), "big"),)
        case Op.SELECT:
            return (args[1] if args[0] else args[2],)
        case Op.MADDLO | Op.MADDHI:
            limb = (1 << LANE_LIMB) - 1
            product = (args[1] & limb) * (args[2] & limb)
            return (args[0] + (product & limb if instr.op is Op.MADDLO else product >> LANE_LIMB) & top,)
        case Op.SAR:
            return (((args[0] ^ 1 << width - 1) - (1 << width - 1)) >> instr.imm & top,)
        case Op.BLEND:
            if args[0] not in (0, top):
                raise ValueError(f"{program.name}: {args[0]:#x} is no mask at {instr}")
            return (args[1] if args[0] else args[2],)
        case Op.CONST:
            return (instr.imm,)
        case Op.LOAD:
            return (_load(program, instr, inputs),)
