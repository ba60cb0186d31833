# SPDX-License-Identifier: MIT
"""Operations on elements of GF(2^m), 64 or 256 at once, and what brings them into bit-sliced form and out of it.

Trusted. What is expected of a bit is written in the same algebra, by the definition: a product is the sum of a_i*b_j*z^(i + j)
reduced by the polynomial, and inverses are those that multiplication of numbers confirms, for all 2^m elements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecgen.arith.binary.field import BinaryField
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.machine import Violation
from ecgen_verify.structure.prove.bits import Algebra, Bilinear, Bit, Bits, Tables
from ecgen_verify.structure.prove.calls import Argument, Call, calls
from ecgen_verify.structure.prove.values import Lane, Lanes

#: Functions of the bits of one element or two, lowest first, to those of the result.
Operation = Callable[[Sequence[int], Sequence[int]], list[int]]
_WORD = 64


class _Element:
    """What an operation makes of one place of the vectors, in an algebra."""

    def __init__(self, field: BinaryField, algebra: Algebra) -> None:
        self.field, self.algebra = field, algebra

    def add(self, a: Sequence[int], b: Sequence[int]) -> list[int]:
        return [x ^ y for x, y in zip(a, b, strict=True)]

    def mul(self, a: Sequence[int], b: Sequence[int]) -> list[int]:
        """By the definition."""
        m = self.field.degree
        columns = [0] * (2 * m - 1)
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                columns[i + j] ^= self.algebra.product(x, y)
        for place in range(2 * m - 2, m - 1, -1):  # z^place = z^(place - m) * (polynomial - z^m)
            for bit in range(m):
                if self.field.polynomial >> bit & 1:
                    columns[place - m + bit] ^= columns[place]
        return columns[:m]

    def sqr(self, a: Sequence[int], b: Sequence[int]) -> list[int]:
        return self.mul(a, a)

    def inv(self, a: Sequence[int], b: Sequence[int]) -> list[int]:
        """In `Tables` of the m bits of a: bit v of a function is its value for element v."""
        result = [0] * self.field.degree
        for element, inverse in enumerate(inverses(self.field)):
            for bit in range(self.field.degree):
                result[bit] |= (inverse >> bit & 1) << element
        return result


def inverses(field: BinaryField) -> list[int]:
    """Of all elements; 0 of 0. Raises Violation where one is none, which a polynomial that is reducible would show."""
    result = [field.invert(element) for element in range(field.size)]
    if result[0] or any(field.multiply(x, y) != 1 for x, y in enumerate(result) if x):
        raise Violation("the polynomial gives no field")
    return result


def prove_operation(code: Code, address: int, field: BinaryField, count: int, operation: str) -> int:
    """r = a + b, a*b, a^2 or 1/a in every lane: `operation` is add, mul, sqr or inv. The number of instructions; raises
    Undecided, Violation, Fault."""
    m, two = field.degree, operation in ("add", "mul")
    algebra: Algebra = Tables(m) if operation == "inv" else Bilinear(2 * m)
    domain, element = Bits(algebra), _Element(field, algebra)
    variables = {"a": [algebra.variable(i) for i in range(m)], "b": [algebra.variable(m + i) for i in range(m)] if two else []}
    arguments = [Argument("r", (None,) * (m * count), 8, "gf", output=True)]
    arguments += [Argument(name, _sliced(domain, variables[name], count), 8, "gf") for name in ("ab" if two else "a")]
    act: Operation = getattr(element, operation)
    steps = 0
    for call in calls(code, domain, address, arguments):
        a, b = (variables[_content(call, name)] if variables[name] else [] for name in ("a", "b"))
        expected = _sliced(domain, act(a, b), count)
        if call.lanes("r") != expected:
            raise Violation(f"not the {operation} of the elements: bit {_first(call.lanes('r'), expected)} of the result")
        steps += call.steps
    return steps


def _content(call: Call, name: str) -> str:
    """Whose bits stand in the object of an input at entry: those of a where both inputs are one object."""
    shared = [other for other in ("a", "b") if other in call.places and call.places[other] == call.places.get(name)]
    return shared[0] if shared else name


def _first(lanes: Lanes, expected: Lanes) -> int:
    return next(place for place, pair in enumerate(zip(lanes, expected, strict=True)) if pair[0] != pair[1])


def _sliced(domain: Bits, functions: Sequence[int], count: int) -> Lanes:
    """The bits of a vector in memory: for each bit of elements, those of all elements; a group of variables is an element."""
    return tuple(domain.bit(element, function) for function in functions for element in range(count))


def prove_conversion(code: Code, address: int, field: BinaryField, count: int, operation: str) -> int:
    """from_elements: bit i of element j is bit i of number j, whose upper bits are of no account. to_elements: the other way,
    with upper bits 0."""
    m, domain = field.degree, Bits(Bilinear(16 * count))
    into = operation == "from_elements"

    def bit(element: int, place: int) -> Lane:
        return Bit(0, domain.algebra.variable(element * 16 + place))

    numbers: Lanes = tuple(bit(j, i) if into or i < m else 0 for j in range(count) for i in range(16))
    sliced: Lanes = tuple(bit(j, i) for i in range(m) for j in range(count))
    content = {"sliced": sliced, "numbers": numbers}
    to, source = ("sliced", "numbers") if into else ("numbers", "sliced")
    align = {"sliced": 8, "numbers": 2}
    arguments = [Argument("to", (None,) * len(content[to]), align[to], to, output=True),
                 Argument("from", content[source], align[source], source)]  # fmt: skip
    steps = 0
    for call in calls(code, domain, address, arguments):
        if call.lanes("to") != content[to]:
            raise Violation(f"not the bits of the elements: bit {_first(call.lanes('to'), content[to])} of the result")
        steps += call.steps
    return steps
