# SPDX-License-Identifier: MIT
"""The kernels on blocks of eight words of which the functions of long moduli are made, each by one equation.

Trusted. W = 2^64, B = W^8. By the same equation a kernel is proved on its bytes and read where it is called: a call leaves
unknown words and a fact. The functions made of them are executed, loops and all, and shown to keep their contracts as
straight-line functions are: that follows from the facts of all calls, and so does a + b < 2*p at the end of a reduction.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecgen.field import BLOCK, is_long
from ecgen.logic.terms import Var
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.contract import Contract, Part, array, integer, stated
from ecgen_verify.prove.kernel import Case, Setting, aliases_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word

_RADIX = 1 << (64 * BLOCK)
#: Above both sides of the equations of blocks, which are below 3*B^2; odd, for `congruence`.
_ABOVE = 4 * _RADIX**2 - 1
_A, _B, _C, _M, _Q, _R, _T, _K0, _K1 = (Var(name) for name in ("a", "b", "c", "m", "q", "r", "t", "k0", "k1"))
#: At the return.
_C_LATER, _T_LATER, _K0_LATER, _K1_LATER = (Var(f"{name}'") for name in ("c", "t", "k0", "k1"))


def do(contract: Contract, machine: Machine) -> None:
    """What a call does."""
    path, call, later = machine.path, Call(machine, Elements(machine.path.world, {}, {})), Setting(contract, Case())
    operands, (formula,) = contract.operands, contract.ensures
    same = {name for way in aliases_of(operands) for name in way}
    places = call.arrays(*(operand.length for operand in operands), written=len(contract.outputs), same=len(same))
    numbers: dict[str, Poly] = {}
    for operand, place in zip(operands, places, strict=True):
        for part in operand.numbers if operand.is_input else ():
            words = call.words(place.moved(8 * part.start), part.length)
            numbers[part.name] = total((path.resolve(word.poly), 1 << 64 * i) for i, word in enumerate(words))
    bounds = ((Var(part.name), 0, part.bound - 1) for operand in operands
              for part in operand.numbers if operand.is_input and operand.limits(part))  # fmt: skip
    for term, least, most in (*bounds, *contract.requires):
        congruence.stays_below(path, integer(term, numbers), most + 1)
        congruence.stays_below(path, integer(term, numbers).scale(-1), 1 - least)
    left: list[list[Word]] = []
    for operand in contract.outputs:
        parts = [later.unknown(path, operand, part, grouped=operand.limits(part)) for part in operand.numbers]
        left.append([word for words in parts for word in words])
        numbers |= {part.name + "'" * operand.is_input: later.numbers[part.name] for part in operand.numbers}
    difference = contract.residual(formula, numbers)
    if contract.modulus < _ABOVE:
        (most,) = (most for term, _, most in contract.requires if formula == _R.equals(term))
        multiple = path.world.new_atom("s", 0, most // contract.modulus)
        difference += Poly({(multiple,): contract.modulus})
    path.add_fact(difference, 0, 0)
    # the same modulo W, of the lowest word
    lowest = left[0][0].poly
    if difference.terms.get(*lowest.terms) == 1:
        path.know_low(lowest - difference, 64, lowest)
    for place, words in zip(places, left, strict=False):
        call.put(place, words)


def relations(prefix: str, modulus: Form) -> dict[str, Contract]:
    """Of the kernels of a long modulus, by function; its words are whole blocks. None of others. Neither side of an equation is
    negative, and the left one is below the number modulo which it holds, so that the right one is no less."""
    if not is_long(modulus.prime):
        return {}
    prime, limbs = modulus.prime, modulus.limbs
    q, c, r = (array(name, BLOCK, output=True, apart=name != "r") for name in "qcr")
    carry, summed = (array(name, BLOCK, updated=True, apart=True) for name in "ct")
    a, b, t, m = (array(name, BLOCK) for name in "abtm")
    bits = Part("k0", 0, 1, 2), Part("k1", 1, 1, 2)
    bit, both = (array("k", count, *bits[:count], updated=True) for count in (1, 2))
    double = array("t", 2 * BLOCK, updated=True)
    whole = array("r", limbs, Part("r", 0, limbs, prime), output=True), array("a", limbs), array("b", limbs)
    modulo = replace(array("m", limbs), type="the modulus")
    block, own = f"{prefix}_block", f"{prefix}_{modulus.tag}"
    return {
        f"{block}_multiply_add": stated(_T_LATER + _RADIX * _C_LATER, _T + _C + _A * _B, (summed, carry, a, b), _ABOVE),
        f"{block}_square_add": stated(_T_LATER + _RADIX**2 * (_K0_LATER + _K1_LATER), 2 * _T + _A * _A + _K0 + _K1,
                                      (double, both, a), _ABOVE),
        f"{block}_add": stated(_R + _RADIX * _K0_LATER, _A + _B + _K0, (r, bit, a, b), _ABOVE),
        f"{block}_subtract": stated(_R + _B + _K0, _A + _RADIX * _K0_LATER, (r, bit, a, b), _ABOVE),
        f"{own}_block_reduce": stated(_RADIX * _C, _T + _Q * _M, (q, c, t, m), _ABOVE, (_M, prime % _RADIX, prime % _RADIX)),
        f"{own}_add_modulo": stated(_R, _A + _B, (*whole, modulo), prime, (_M, prime, prime), (_A + _B, 0, 2 * prime - 1)),
    }  # fmt: skip


def block_readings(prefix: str, modulus: Form) -> dict[str, Reading]:
    return {name: Reading(relation, partial(do, relation)) for name, relation in relations(prefix, modulus).items()}
