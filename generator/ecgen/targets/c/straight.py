# SPDX-License-Identifier: MIT
"""Prints a Program as the body of a C99 function, one statement per instruction.

The helpers it calls (PREFIX_addw, PREFIX_mulw, ...) stand in the emitted internal header; their names do not depend on
the word size, so the same text serves compilers with and without add-with-carry.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.ir import Instr, Kind, Op, Param, Program, Returns, Store, Value
from ecgen.passes.carry_ends import end_chains
from ecgen.targets.scheduler import Machine, schedule

#: What compilers make of add-with-carry: one carry is in the flags, until a multiplication.
_COMPILED = Machine(two_carries=False, multiply_keeps_flags=False)
#: From so many multiplications on a product is compiled by mulx too, where that was faster. With fewer (p384, p521) it was not,
#: unless so many of them are by words of the modulus, as in a reduction by Montgomery for a prime of no special form.
_MANY, _BY_MODULUS = 100, 28


def body(program: Program, prefix: str) -> list[str]:
    """The statements of the function, unindented, with the comments of the Program."""
    return _Printer(_arranged(program) if program.width == 64 else program, prefix).lines()


def gains_by_mulx(program: Program) -> bool:
    """Whether a second compilation of a product, by mulx, pays: one of so many multiplications, with 64-bit words. Squares of a
    few words gain nothing by it, and a curve's scalars are multiplied too seldom for a few per cent."""
    if program.width != 64:
        return False
    products = [instr for instr in program.instrs if instr.op is Op.MUL and None not in instr.outs]
    constants = {out for instr in program.instrs if instr.op is Op.CONST for out in instr.outs}
    by_modulus = [instr for instr in products if not constants.isdisjoint(instr.args)]
    return len(products) >= _MANY or (len(by_modulus) >= _BY_MODULUS and program.name == "fe_mul")


def _arranged(program: Program) -> Program:
    """The same with whole carry chains, what they take made before them: what stands between two links, compilers leave there,
    and the carry goes through a register."""
    program = end_chains(program)
    first = [instr for instr in program.instrs if instr.op in (Op.LOAD, Op.CONST)]
    return replace(program, instrs=(*first, *(placed.instr for placed in schedule(program, _COMPILED))))


class _Printer:
    def __init__(self, program: Program, prefix: str) -> None:
        self.program = program
        self.prefix = prefix
        self.limb = f"uint{program.width}_t"
        self.names: dict[Value, str] = {}
        self.masks: dict[Value, str] = {}
        self.taken = {param.name for param in program.params}
        self.zeros = {i.outs[0] for i in program.instrs if i.op is Op.CONST and i.imm == 0}
        self.out: list[str] = []

    def lines(self) -> list[str]:
        comment = -1
        for instr in self.program.instrs:
            if instr.op is Op.CONST:
                self.names[instr.outs[0]] = f"UINT{self.program.width}_C({instr.imm:#x})"  # type: ignore[index]
                continue
            if instr.comment != comment and instr.op is not Op.LOAD:
                comment = instr.comment
                self.out.append(f"/* {self.program.comments[comment]} */")
            self._statement(instr)
        for store in self.program.stores:
            self._store(store)
        if self.program.result is not None:
            self._return(self.names[self.program.result])
        return self.out

    def _name(self, value: Value) -> str:
        if value not in self.names:
            self.names[value] = self._fresh(f"{'c' if value.is_bit else 't'}{len(self.names)}")
        return self.names[value]

    def _fresh(self, name: str) -> str:
        """The name, or one like it that nothing else in the function has."""
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return name

    def _define(self, instr: Instr, expression: str) -> None:
        value = instr.outs[0]
        assert value is not None
        self.out.append(f"const {self.limb} {self._name(value)} = {expression};")

    def _statement(self, instr: Instr) -> None:
        args = [self.names[arg] for arg in instr.args]
        match instr.op:
            case Op.LOAD:
                self._load(instr)
            case Op.MUL:
                self._multiply(instr, args)
            case Op.ADD | Op.SUB:
                self._carrying(instr, args)
            case Op.AND:
                self._define(instr, f"{args[0]} & {args[1]}")
            case Op.OR:
                self._define(instr, f"{args[0]} | {args[1]}")
            case Op.XOR:
                self._define(instr, f"{args[0]} ^ {args[1]}")
            case Op.NOT:
                self._define(instr, f"~{args[0]}")
            case Op.SHL:
                self._define(instr, f"{args[0]} << {instr.imm}")
            case Op.SHR:
                self._define(instr, f"{args[0]} >> {instr.imm}")
            case Op.SHRD:
                self._define(instr, f"({args[0]} << {self.program.width - instr.imm}) | ({args[1]} >> {instr.imm})")
            case Op.BSWAP:
                self._define(instr, f"{self.prefix}_bswapw({args[0]})")
            case Op.SELECT:
                mask = self._mask(instr.args[0])
                self._define(instr, f"{self.prefix}_selectw({mask}, {args[1]}, {args[2]})")
            case Op.CONST:
                raise AssertionError("constants are printed where they are used")
            case Op.MADDLO | Op.MADDHI | Op.SAR | Op.BLEND | Op.LANES | Op.PERMUTE:
                raise AssertionError("lanes are printed by targets.lanes_c")

    def _mask(self, bit: Value) -> str:
        if bit not in self.masks:
            self.masks[bit] = self._fresh(f"m{len(self.masks)}")
            self.out.append(f"const {self.limb} {self.masks[bit]} = {self.prefix}_maskw({self.names[bit]});")
        return self.masks[bit]

    def _multiply(self, instr: Instr, args: list[str]) -> None:
        lo, hi = instr.outs
        if hi is None:
            self._define(instr, f"{args[0]} * {args[1]}")
        elif lo is None:
            self.out.append(f"const {self.limb} {self._name(hi)} = {self.prefix}_mulhw({args[0]}, {args[1]});")
        else:
            name = self._name(hi)
            self.out.append(f"{self.limb} {name};")
            self._define(instr, f"{self.prefix}_mulw(&{name}, {args[0]}, {args[1]})")

    def _carrying(self, instr: Instr, args: list[str]) -> None:
        total, carry = instr.outs
        helper = f"{self.prefix}_{instr.op.value}w"
        operands = ", ".join([*args[:2], args[2] if len(args) > 2 else "0"])
        if instr.op is Op.SUB and len(args) == 3 and carry is None and instr.args[0] is instr.args[1] in self.zeros:
            self._define(instr, f"{self.prefix}_maskw({args[2]})")
            return
        if instr.op is Op.ADD and len(args) == 3 and carry is None and instr.args[0] is instr.args[1] in self.zeros:
            self._define(instr, f"{self.prefix}_bitw({args[2]})")
            return
        if total is None:
            assert carry is not None
            bit = f"{self.prefix}_{'carry' if instr.op is Op.ADD else 'borrow'}w({operands})"
            self.out.append(f"const {self.prefix}_bit {self._name(carry)} = {bit};")
            return
        name = self._name(total)
        if carry is None:
            if len(args) == 2:
                self._define(instr, f"{args[0]} {'+' if instr.op is Op.ADD else '-'} {args[1]}")
            else:
                self.out.append(f"{self.limb} {name}; (void){helper}(&{name}, {operands});")
        else:
            self.out.append(f"{self.limb} {name}; const {self.prefix}_bit {self._name(carry)} = {helper}(&{name}, {operands});")

    def _load(self, instr: Instr) -> None:
        param, value = self.program.param(instr.param), instr.outs[0]
        assert value is not None
        match param.kind:
            case Kind.MASK:
                self.names[value] = self._fresh(f"{param.name}_word")
                source = f"{self.prefix}_hidew(({self.limb}){param.name})"
            case Kind.SMALL:
                self.names[value] = self._fresh(f"{param.name}_word")
                source = f"({self.limb}){param.name}"
            case Kind.BYTES:
                self.names[value] = self._fresh(f"{param.name}_at{instr.index}")
                source = f"({self.limb}){self.prefix}_load{instr.size}({param.name} + {instr.index})"
            case _:
                self.names[value] = self._fresh(f"{param.name}{instr.index}")
                source = self._element(param, instr.index)
        self.out.append(f"const {self.limb} {self.names[value]} = {source};")

    def _element(self, param: Param, index: int) -> str:
        return f"{param.name}[{index}]" if param.kind is Kind.LIMBS else f"{param.name}->v[{index}]"

    def _store(self, store: Store) -> None:
        param, name = self.program.param(store.param), self.names[store.value]
        if param.kind is Kind.BYTES:
            cast = f"(uint{8 * store.size}_t)"
            self.out.append(f"{self.prefix}_store{store.size}({param.name} + {store.index}, {cast}{name});")
        else:
            self.out.append(f"{self.prefix}_storew(&{self._element(param, store.index)}, {name});")

    def _return(self, name: str) -> None:
        if self.program.returns is Returns.STATUS:
            self.out.append(f"return -(int)({name} & 1);")
        elif self.program.width == 64:
            self.out.append(f"return {name};")
        else:
            self.out.append(f"return ((uint64_t){name} << 32) | {name};")
