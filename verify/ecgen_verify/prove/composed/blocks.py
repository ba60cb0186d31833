# SPDX-License-Identifier: MIT
"""The kernels on blocks of eight words of which the functions of long moduli are made, each by one equation.

Trusted. W = 2^64, B = W^8. By the same equation a kernel is proved on its bytes and read where it is called: a call leaves
unknown words and a fact. The functions made of them are executed, loops and all, and shown to keep their contracts as
straight-line functions are: that follows from the facts of all calls, and so does a + b < 2*p at the end of a reduction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random

from ecgen.field import BLOCK, is_long
from ecgen.logic.terms import Term, Var
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.contract import Operand, Part, array, integer, stated
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of, unknown
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.moduli import Modulus
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_RADIX = 1 << (64 * BLOCK)
#: Above both sides of the equations of blocks, which are below 3*B^2; odd, for `congruence`.
_ABOVE = 4 * _RADIX**2 - 1
_A, _B, _C, _M, _Q, _R, _T, _K0, _K1 = (Var(name) for name in ("a", "b", "c", "m", "q", "r", "t", "k0", "k1"))
#: At the return.
_C_LATER, _T_LATER, _K0_LATER, _K1_LATER = (Var(f"{name}'") for name in ("c", "t", "k0", "k1"))


@dataclass(frozen=True)
class Relation:
    """What a kernel does. Inputs are below their bounds, those in `fixed` are these numbers, and the right side is below `below`;
    then outputs are below their bounds, and left + modulus*s = right for an integer s. Neither side is negative, and the left one
    is below the modulus, so that s is not negative. `same`: so many inputs after the outputs may be the first output."""

    operands: tuple[Operand, ...]
    left: Term
    right: Term
    modulus: int = _ABOVE
    below: int = _ABOVE
    fixed: Mapping[str, int] = field(default_factory=dict)
    same: int = 0

    def kernel(self, name: str) -> Kernel:
        """What is shown of the function of this name."""
        contract = stated(self.left, self.right, self.operands, self.modulus)
        start = len(contract.outputs)
        aliases = aliases_of((self.operands[0], *self.operands[start : start + self.same]))
        kernel = replace(kernel_of(name, contract), cases=(Case(fixed=self.fixed),), aliases=aliases, draw=None, promise=self)

        def assume(state: State) -> None:
            state.path.add_fact(integer(self.right, state.numbers), 0, self.below - 1)

        def draw(rng: Random) -> Mapping[str, int]:
            return {operand.name: rng.randrange(self.modulus) for operand in contract.inputs}

        return kernel if self.below == _ABOVE else replace(kernel, assume=assume, draw=draw)

    def do(self, machine: Machine) -> None:
        """What a call does."""
        path, call, outputs = machine.path, Call(machine, Elements(machine.path.world, {}, {})), State(machine, Case(), {}, {})
        written = sum(operand.is_output for operand in self.operands)
        places = call.arrays(*(operand.length for operand in self.operands), written=written, same=self.same)
        numbers: dict[str, Poly] = {}
        for operand, place in zip(self.operands, places, strict=True):
            for part in operand.numbers if operand.is_input else ():
                words = call.words(place.moved(8 * part.start), part.length)
                numbers[part.name] = total((path.resolve(word.poly), 1 << 64 * i) for i, word in enumerate(words))
                if operand.limits(part):
                    congruence.stays_below(path, numbers[part.name], part.bound)
        if any(numbers[name].key != Poly.constant(number).key for name, number in self.fixed.items()):
            raise Undecided("a call with another number than it has to be")
        left: list[list[Word]] = []
        for operand in self.operands[:written]:
            parts = [unknown(outputs, operand, part, grouped=operand.limits(part)) for part in operand.numbers]
            left.append([word for words in parts for word in words])
            numbers |= {part.name + "'" * operand.is_input: outputs.numbers[part.name] for part in operand.numbers}
        right = integer(self.right, numbers)
        difference = integer(self.left, numbers) - right
        if self.below < _ABOVE:
            congruence.stays_below(path, right, self.below)
            multiple = path.world.new_atom("s", 0, (self.below - 1) // self.modulus)
            difference += Poly({(multiple,): self.modulus})
        path.add_fact(difference, 0, 0)
        # the same modulo W, of the lowest word
        ((atom,),) = left[0][0].poly.terms
        if difference.terms.get((atom,)) == 1:
            residue = path.world.residue_of(Poly.atom(atom) - difference)
            left[0][0] = replace(left[0][0], residue=path.world.remember_residue(atom, residue, 64))
        for place, words in zip(places, left, strict=False):
            call.put(place, words)


def relations(prefix: str, modulus: Modulus) -> dict[str, Relation]:
    """Of the kernels of a long modulus, by function; its words are whole blocks. None of others."""
    if not is_long(modulus.number):
        return {}
    prime, limbs = modulus.number, modulus.limbs
    q, c, r = (array(name, BLOCK, output=True) for name in "qcr")
    carry, summed = (array(name, BLOCK, updated=True) for name in "ct")
    a, b, t, m = (array(name, BLOCK) for name in "abtm")
    bits = Part("k0", 0, 1, 2), Part("k1", 1, 1, 2)
    bit, both = (array("k", count, *bits[:count], updated=True) for count in (1, 2))
    double = array("t", 2 * BLOCK, updated=True)
    whole = array("r", limbs, Part("r", 0, limbs, prime), output=True), *(array(name, limbs) for name in "abm")
    of_blocks = {
        "multiply_add": Relation((summed, carry, a, b), _T_LATER + _RADIX * _C_LATER, _T + _C + _A * _B),
        "square_add": Relation((double, both, a), _T_LATER + _RADIX**2 * (_K0_LATER + _K1_LATER), 2 * _T + _A * _A + _K0 + _K1),
        "add": Relation((r, bit, a, b), _R + _RADIX * _K0_LATER, _A + _B + _K0, same=2),
        "subtract": Relation((r, bit, a, b), _R + _B + _K0, _A + _RADIX * _K0_LATER, same=2),
    }
    own = {
        "block_reduce": Relation((q, c, t, m), _RADIX * _C, _T + _Q * _M, fixed={"m": prime % _RADIX}),
        "add_modulo": Relation(whole, _R, _A + _B, prime, 2 * prime, {"m": prime}, same=2),
    }
    return {**{f"{prefix}_block_{name}": relation for name, relation in of_blocks.items()},
            **{f"{prefix}_{modulus.tag}_{name}": relation for name, relation in own.items()}}  # fmt: skip


def block_readings(prefix: str, modulus: Modulus) -> dict[str, Reading]:
    return {name: Reading(relation, relation.do) for name, relation in relations(prefix, modulus).items()}
