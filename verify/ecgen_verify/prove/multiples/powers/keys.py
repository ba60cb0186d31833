# SPDX-License-Identifier: MIT
"""Private keys of a group modulo p as integers in words, and which of two is less: what is shown, and what calls leave.

Trusted.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.spec.group_check import Group
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.contract import array
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.scalars.numbers import KEYS
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

LESS = "key_less"


def key_form(group: Group) -> Form:
    """Numbers below the number of private keys, in words."""
    return Form(KEYS, group.exponents - 1, -(-group.exponent_bits // 64), 1)


def less_kernel(prefix: str, limbs: int) -> Kernel:
    """PREFIX_keyless_bit(a, b): 1 where a < b, else 0."""

    def leave(state: State) -> None:
        path = state.machine.path
        word = path.refined(state.machine.word("RAX"))
        if not word.is_constant:
            bit = path.two_valued(word) if (word.lo, word.hi) == (0, 1) else None
            if bit is None:
                raise Undecided("what is returned is not known to be 0 or 1")
            raise Fork(bit)
        difference = state.number("a") - state.number("b")
        if word.lo:
            state.below(difference, 0)
        else:
            state.below(difference.scale(-1), 1)

    operands = array("a", limbs), array("b", limbs)
    return Kernel(f"{prefix}_{LESS}", "1 where a < b, else 0", operands, leave, promise=(LESS, limbs))


def less_effect(limbs: int) -> Reading:
    """The bit itself, which may be a secret; its value is asked for, so that nothing has to be known of what is made of it."""

    def less(call: Call) -> Word:
        first, second = (_number(call, call.pointer(i), limbs) for i in range(2))
        bit = less_bit(call.elements, first, second)
        return replace(constant(int(call.decided(bit))), secret=True)

    return Reading((LESS, limbs), less)


def _number(call: Call, place: Pointer, limbs: int) -> Poly:
    return call.path.resolve(total((word.poly, 1 << (64 * i)) for i, word in enumerate(call.words(place, limbs))))


def less_bit(elements: Elements, first: Poly, second: Poly) -> Word:
    """The bit that is 1 where the first number is less than the second one."""
    return elements.bit(("less", first.key, second.key))
