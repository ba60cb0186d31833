# SPDX-License-Identifier: MIT
"""Every input of a function, where there are few."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from ecgen_verify.cases import Input
from ecgen_verify.parameters import Parameter, Role
from ecgen_verify.subject import Function

#: The most inputs that are enumerated: all pairs for primes up to 89, all elements for primes of up to 13 bits.
LIMIT = 8000


def domain(function: Function) -> Iterator[dict[str, Input]] | None:
    """All inputs in order, or None when there are more than LIMIT."""
    if function.takes_arrays or function.in_lanes:
        return None
    sizes = [_size(parameter, function) for parameter in function.inputs]
    if math.prod(sizes) > LIMIT:
        return None
    names = [parameter.name for parameter in function.inputs]
    values = itertools.product(*(_values(parameter, function) for parameter in function.inputs))
    return (dict(zip(names, combination, strict=True)) for combination in values)


def _size(parameter: Parameter, function: Function) -> int:
    match parameter.role:
        case Role.BYTES:
            return int(256**parameter.length)
        case Role.MASK:
            return 2
        case Role.SMALL:
            return 1 << 32
        case Role.LOOSE:
            return parameter.times * function.number
        case _:
            return function.number


def _values(parameter: Parameter, function: Function) -> list[Input]:
    match parameter.role:
        case Role.BYTES:
            return [bytes(string) for string in itertools.product(range(256), repeat=parameter.length)]
        case Role.MASK:
            return [False, True]
        case _:
            return list(range(_size(parameter, function)))
