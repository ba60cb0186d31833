# SPDX-License-Identifier: MIT
"""The steps of a formula as congruences between numbers.

Trusted: the meaning of a formula's operations (curve.lower).
"""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower
from ecgen_verify.prove.lazy_reduction.numbers import Numbers
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided

#: Values that no words were found for are written out; beyond this many terms that leads nowhere.
_TERMS = 4000


def follow(formula: Formula, small: Mapping[str, int], numbers: Numbers) -> None:
    """Every name of the formula gets its value, given those of its inputs. `small`: constants that are factors."""
    for call in lower(formula, small):
        value = _meaning(call, [numbers.values[name] for name in call.args], small, numbers.prime)
        if len(value.terms) > _TERMS:
            raise Undecided(f"the words that hold {call.out} are not found")
        numbers.step(call.out, value)


def _meaning(call: Call, args: list[Poly], small: Mapping[str, int], prime: int) -> Poly:
    match call.function, args:
        case "mul", [x, y]:
            return x * y
        case "sqr", [x]:
            return x * x
        case "add", [x, y]:
            return x + y
        case "sub", [x, y]:
            return x - y
        case "dbl", [x]:
            return x.scale(2)
        case "neg", [x]:
            return x.scale(-1)
        case "half", [x]:
            return x.scale(pow(2, -1, prime))
        case "mul_small", [x]:
            return x.scale(small[call.small])
    raise Undecided(f"no congruence for the operation {call.function}")
