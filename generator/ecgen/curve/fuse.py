# SPDX-License-Identifier: MIT
"""A formula as ONE Program, all field operations inlined, so that the scheduler can interleave independent multiplications.

The field operations are the Programs of `arith.catalog`, each folded and with its own bounds certificate for operands below p,
linked by renaming. Every operand is an input below p or the result, below p, of such a Program; so what is certified of the parts
holds in the whole, though a certificate of the whole may be out of reach for `passes.bounds`, which does not know that the words
of a result form a number below p. Where values stay lazily reduced (`curve.lazy_values`), the same holds of their larger bounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.curve.evaluate import constants
from ecgen.curve.formula import Formula
from ecgen.curve.lazy_values import Parts, lazily_reduced
from ecgen.curve.lower import Call, lower
from ecgen.ir import Instr, Kind, Op, Param, Program, Returns, Store, Value
from ecgen.logic.contract import internal
from ecgen.programs import checked_programs
from ecgen.rings import Residues

_SYMBOLS = {"mul": "{0} * {1}", "sqr": "{0}^2", "add": "{0} + {1}", "sub": "{0} - {1}", "neg": "-{0}", "dbl": "2*{0}",
            "half": "{0}/2", "is_zero": "{0} = 0"}  # fmt: skip
#: Of so many words on, a processor does not see far enough ahead to begin with a call before the last but one has ended.
_LONG = 9
#: How long multiplications take, beside 1 for all else.
_LENGTH = {"mul": 8, "sqr": 6}


def fuse(formula: Formula, modulus: Facts, shape: Shape, parameters: Mapping[str, int], *, name: str = "",
         arrays: bool = True) -> Program:  # fmt: skip
    """The Program of a formula without inversions, for a curve given by the integer parameters of its form.

    Parameters are the points: outputs r (and s), then inputs p, q, d, each an array of coordinates * limbs words (Kind.LIMBS);
    with `arrays` false each coordinate is an element of its own (r_x, p_x, ...), whose bound the Param then states.
    All coordinates are canonical, in the form that `modulus` keeps in memory. Where the formula has values that tell exceptional
    cases apart (`also`), the Program returns the mask of all of them being 0. Raises ValueError for a formula with inversions.
    """
    linker = _Linker(formula, modulus, shape, parameters)
    return linker.program(name or formula.name, arrays)


def set_apart(calls: Sequence[Call]) -> list[Call]:
    """The calls in another order, in which few multiplications are followed by one that waits for their result.

    At every step the call with the longest way to the end is taken; where that waits for the last multiplication, what is least
    urgent and does not wait is put before it, a multiplication if there is one.
    """
    way: dict[str, int] = {}
    for call in reversed(calls):
        way[call.out] = _LENGTH.get(call.function, 1) + max((way[user.out] for user in calls if call.out in user.args), default=0)
    left, out, waits = list(calls), list[Call](), set[str]()
    while left:
        missing = {call.out for call in left}
        ready = [call for call in left if not missing.intersection(call.args)]
        free = [call for call in ready if not waits.intersection(call.args)]
        chosen = max(ready, key=lambda call: way[call.out])
        if chosen not in free and free:
            chosen = min(free, key=lambda call: (call.function not in _LENGTH, way[call.out]))
        if chosen.function in _LENGTH:
            waits = {chosen.out}
        elif waits.intersection(chosen.args):
            waits.add(chosen.out)
        left.remove(chosen)
        out.append(chosen)
    return out


def _parts(modulus: Facts, shape: Shape) -> dict[str, Program]:
    """The certified Programs of the field operations, by operation."""
    programs = {program.contract.operation: program for program in checked_programs(modulus, shape)}
    return {operation: programs[operation] for operation in _SYMBOLS}


class _Linker:
    def __init__(self, formula: Formula, modulus: Facts, shape: Shape, parameters: Mapping[str, int]) -> None:
        self.formula, self.modulus = formula, modulus
        self.parts = _parts(modulus, shape)
        self.lazy = Parts(modulus, shape, lazily_reduced(formula, modulus, shape))
        field = Residues(modulus.number)
        self.known = constants(formula, {key: value % modulus.number for key, value in parameters.items()}, field)
        self.instrs: list[Instr] = []
        self.comments: list[str] = []
        self.consts: dict[int, Value] = {}
        self.elements: dict[str, Sequence[Value]] = {}
        self.count = 0

    def _new(self, is_bit: bool = False) -> Value:
        self.count += 1
        return Value(self.count, is_bit)

    def program(self, name: str, arrays: bool) -> Program:
        n = self.modulus.limbs
        outputs = [(letter, role) for letter, role in zip("rs", self.formula.outputs, strict=False)]
        inputs = [(letter, role) for letter, role in zip("pqd", self.formula.inputs, strict=False)]
        self.where: dict[str, tuple[str, int]] = {}
        params: list[Param] = []
        for is_output, roles in ((True, outputs), (False, inputs)):
            for letter, role in roles:
                if arrays:
                    params.append(Param(letter, Kind.LIMBS, n * len(role.names), is_output))
                for index, coordinate in enumerate(role.names):
                    place = (letter, n * index) if arrays else (f"{letter}_{coordinate}", 0)
                    if not arrays:
                        params.append(Param(place[0], self.modulus.kind, n, is_output, self.modulus.number))
                    if not is_output:
                        self.where[coordinate] = place
        calls = lower(self.formula)
        for call in set_apart(calls) if n >= _LONG else calls:
            self._inline(call)
        stores = []
        for letter, role in outputs:
            for index, coordinate in enumerate(role.names):
                place = (letter, n * index) if arrays else (f"{letter}_{coordinate}", 0)
                stores += [Store(place[0], place[1] + i, word) for i, word in enumerate(self._element(coordinate))]
        claim = "; ".join(f"{letter} = {role.point}" for letter, role in outputs)
        mask = self._all_zero(self.formula.also) if self.formula.also else None
        if mask is not None:
            claim += f"; returns all-ones where {' = '.join(self.formula.also)} = 0, else 0"
        points = ", ".join(f"{letter} = {role.point}" for letter, role in inputs)
        notes = (self.formula.source, f"{points}; {self.formula.outputs[0].system} coordinates", self.formula.cost.short(),
                 *self._bounds())  # fmt: skip
        contract = internal(self.formula.name, claim, *notes)
        returns = Returns.NOTHING if mask is None else Returns.MASK
        return Program(name, self.modulus.width, tuple(params), tuple(self.instrs), tuple(stores), contract, tuple(self.comments),
                       returns, mask)  # fmt: skip

    def _bounds(self) -> tuple[str, ...]:
        """What the values that stay lazily reduced are below, for people."""
        said = [f"{name} < 2^{bound.bit_length()}" for name, bound in self.lazy.bounds.items()]
        return (f"Not reduced below p: {', '.join(said)}",) if said else ()

    def _all_zero(self, names: Sequence[str]) -> Value:
        """The mask of all these values being 0."""
        masks = []
        for name in names:
            part, env = self._splice(Call("is_zero", f"{name}.is_zero", (name,)))
            assert part.result is not None
            masks.append(env[part.result])
        whole = masks[0]
        for mask in masks[1:]:
            both = self._new()
            self.instrs.append(Instr(Op.AND, (both,), (whole, mask), comment=len(self.comments) - 1))
            whole = both
        return whole

    def _element(self, name: str) -> Sequence[Value]:
        """The words of an input, constant or intermediate value."""
        if name not in self.elements:
            if name in self.known:
                stored, width = self.modulus.encode(self.known[name]), self.modulus.width
                words = [stored >> (width * i) & ((1 << width) - 1) for i in range(self.modulus.limbs)]
                self.elements[name] = [self._const(word) for word in words]
            else:
                param, offset = self.where[name]
                self.elements[name] = [self._load(param, offset + i) for i in range(self.modulus.limbs)]
        return self.elements[name]

    def _const(self, number: int) -> Value:
        if number not in self.consts:
            self.consts[number] = self._new()
            self.instrs.append(Instr(Op.CONST, (self.consts[number],), imm=number, comment=len(self.comments) - 1))
        return self.consts[number]

    def _load(self, param: str, index: int) -> Value:
        value = self._new()
        self.instrs.append(Instr(Op.LOAD, (value,), param=param, index=index, comment=len(self.comments) - 1))
        return value

    def _inline(self, call: Call) -> None:
        part, env = self._splice(call)
        self.elements[call.out] = [env[store.value] for store in sorted(part.stores, key=lambda store: store.index)]

    def _splice(self, call: Call) -> tuple[Program, dict[Value, Value]]:
        """The function's instructions on these operands, with what its values are called here."""
        if call.function not in self.parts:
            raise ValueError(f"{self.formula.name}: {call.function} is no straight-line function")
        part = self.lazy.of(call) or self.parts[call.function]
        operands = dict(zip("ab", (self._element(arg) for arg in call.args), strict=False))
        label = f"{call.out} = {_SYMBOLS[call.function].format(*call.args)}"
        base = len(self.comments)
        self.comments += [f"{label}: {comment}" for comment in part.comments] or [label]
        env: dict[Value, Value] = {}
        for instr in part.instrs:
            out = instr.outs[0]
            if instr.op is Op.LOAD and out is not None:
                env[out] = operands[instr.param][instr.index]
            elif instr.op is Op.CONST and out is not None:
                env[out] = self._const(instr.imm)
            else:
                env |= {value: self._new(value.is_bit) for value in instr.defs}
                outs = tuple(env[value] if value is not None else None for value in instr.outs)
                args = tuple(env[arg] for arg in instr.args)
                comment = base + max(instr.comment, 0)
                self.instrs.append(Instr(instr.op, outs, args, instr.imm, wraps=instr.wraps, comment=comment))
        return part, env
