# SPDX-License-Identifier: MIT
"""Hypothesis strategies for inputs that carries, corrections and limb boundaries find hard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from ecgen.arith.lanes.catalog import WEAK
from ecgen.logic.terms import Apply, Op, subterms
from ecgen_verify.cases import EIGHT, MASK_ONES, SMALL_BITS, Input
from ecgen_verify.parameters import Parameter, Role
from ecgen_verify.subject import Function

Numbers = st.SearchStrategy[int]

#: The most elements of an array.
ARRAY = 9


def inputs(function: Function) -> st.SearchStrategy[dict[str, Input]]:
    """Inputs within the function's contract. Element pairs are often related, so that results are edges, too."""
    elements = _elements(function)
    if function.in_lanes:
        return st.fixed_dictionaries({p.name: _eight(p, function) for p in function.inputs})
    own = {p.name: _independent(p, function, elements) for p in function.inputs}
    single = [p for p in function.inputs if p.role in (Role.ELEMENT, Role.LOOSE) and not function.takes_arrays]
    if len(single) < 2:
        return st.fixed_dictionaries(own)
    first, second = (p.name for p in single)
    bound = (single[1].times if single[1].role is Role.LOOSE else 1) * function.number
    relation = st.one_of(st.none(), st.sampled_from(_relations(function)))

    def relate(drawn: tuple[dict[str, Input], Callable[[int], int] | None]) -> dict[str, Input]:
        values, related = drawn
        a = values[first]
        assert isinstance(a, int)
        return values if related is None else {**values, second: related(a) % bound}

    return st.tuples(st.fixed_dictionaries(own), relation).map(relate)


def _independent(parameter: Parameter, function: Function, elements: Numbers) -> st.SearchStrategy[Input]:
    match parameter.role:
        case Role.BYTES:
            return _encodings(function, parameter.length)
        case Role.MASK:
            return st.booleans()
        case Role.SMALL:
            return st.builds(lambda low, garbage: garbage << SMALL_BITS | low, *(_below(1 << SMALL_BITS),) * 2)
        case Role.LOOSE:
            return _loose(parameter, function)
        case _ if function.takes_arrays:
            return st.lists(elements, max_size=ARRAY).map(tuple)
        case _:
            return elements


def _eight(parameter: Parameter, function: Function) -> st.SearchStrategy[Input]:
    """In lanes elements are weak: below a multiple of the modulus."""
    p = function.number
    match parameter.role:
        case Role.MASKS:
            lane: Numbers = st.sampled_from((0, MASK_ONES))
        case Role.LANES:
            lane = numbers(WEAK * p, p, [*_landmarks(function), *(p + mark for mark in _landmarks(function))])
        case _:
            lane = _elements(function)
    return st.lists(lane, min_size=EIGHT, max_size=EIGHT).map(tuple)


def _loose(parameter: Parameter, function: Function) -> Numbers:
    """Numbers below a multiple of the modulus: edges of that bound, and of each multiple below it."""
    p, times = function.number, parameter.times
    marks = [k * p + mark for k in range(times) for mark in _landmarks(function)]
    own = numbers(times * p, times * p, [*marks, times * p - 1, times * p - 2])
    return st.one_of(own, st.builds(lambda x, k: x + k * p, _elements(function), st.integers(0, times - 1)))


def _elements(function: Function) -> Numbers:
    return numbers(function.number, function.number, _landmarks(function))


def _below(bound: int) -> Numbers:
    return numbers(bound, bound - 1, [0, 1, bound - 1])


def _landmarks(function: Function) -> list[int]:
    """Elements that mean something to the arithmetic: signs, halves, and the powers of W for each word size."""
    p = function.number
    marks = [0, 1, 2, 3, p - 1, p - 2, p - 3, p // 2, p // 2 + 1]
    for modulus in function.moduli.values():
        radix = modulus.radix
        marks += [radix % p, -radix % p, radix**2 % p, pow(radix, -1, p), (1 << modulus.width) % p, (radix - 1) % p]
    return [mark % p for mark in marks]


def _relations(function: Function) -> list[Callable[[int], int]]:
    """b from a so that a + b, a - b or a * b is an edge."""
    p = function.number
    radix = next(iter(function.moduli.values())).radix
    sums: list[Callable[[int], int]] = [lambda a, d=d: d - a for d in (-1, 0, 1)]  # type: ignore[misc]
    differences: list[Callable[[int], int]] = [lambda a, d=d: a + d for d in (-1, 0, 1)]  # type: ignore[misc]
    products: list[Callable[[int], int]] = [
        lambda a, t=t: t * pow(a, -1, p) if a % p else a for t in (1, -1, radix, -radix, radix**2)  # type: ignore[misc]
    ]  # fmt: skip
    return [*sums, *differences, *products]


def _encodings(function: Function, length: int) -> st.SearchStrategy[Input]:
    """Byte strings of canonical numbers and of numbers that are not, in the operation's byte order."""
    p, bound = function.number, 256**length
    little = any(isinstance(part, Apply) and part.op is Op.LITTLE_ENDIAN
                 for formula in function.contract.ensures for part in subterms(formula))  # fmt: skip
    order: Any = "little" if little else "big"
    beyond = st.integers(0, 3).map(lambda d: min(p + d, bound - 1))
    anything = numbers(bound, p, [p, bound - 1, p + (1 << p.bit_length() // 2)])
    return st.one_of(_elements(function), beyond, anything).map(lambda number: number.to_bytes(length, order))


def numbers(bound: int, pattern: int, landmarks: list[int]) -> Numbers:
    """Numbers in [0, bound): uniform, landmarks, runs of ones, neighbours of powers of two, limbs like those of `pattern`."""
    bits = bound.bit_length()
    position = st.integers(0, bits)
    near = st.integers(-2, 2)
    run = st.builds(_run, position, position)
    power = st.builds(lambda k, d: (1 << k) + d, position, near)
    return st.one_of(
        st.integers(0, bound - 1),
        st.sampled_from(sorted({mark % bound for mark in landmarks})),
        run,
        st.builds(lambda x, y: x ^ y, run, run),
        power,
        st.builds(lambda x: bound - x, power),
        *(_limbs(bits, width, pattern) for width in (32, 64)),
    ).map(lambda x: x % bound)


def _run(i: int, j: int) -> int:
    """Ones from bit min(i, j) up to, not including, bit max(i, j)."""
    return (1 << max(i, j)) - (1 << min(i, j))


def _limbs(bits: int, width: int, pattern: int) -> Numbers:
    """Each limb is zero, all-ones, a single bit, or a limb of the pattern or its neighbour."""
    full = (1 << width) - 1
    count = -(-bits // width)
    own = [pattern >> (width * i) & full for i in range(count)]
    kinds = [[0, full, 1, 1 << (width - 1), limb, (limb + 1) & full, (limb - 1) & full] for limb in own]
    return st.tuples(*(st.sampled_from(kind) for kind in kinds)).map(
        lambda limbs: sum(limb << (width * i) for i, limb in enumerate(limbs)))  # fmt: skip
