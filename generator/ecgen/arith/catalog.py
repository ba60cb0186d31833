# SPDX-License-Identifier: MIT
"""Every straight-line function that is emitted for one modulus, as Programs: for each contract the builder that writes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ecgen.arith import codec, compare, loose_elements
from ecgen.arith.facts import Facts
from ecgen.arith.limbs import constant
from ecgen.arith.multiply import product
from ecgen.arith.reduce import montgomery
from ecgen.arith.reduction import describe, multiply_and_reduce, reduce_product, reducer_of, square
from ecgen.arith.shape import Shape
from ecgen.arith.small import multiply_small
from ecgen.contracts.field import straight_line
from ecgen.ir import Builder, Kind, Param, Program, Returns, Value
from ecgen.logic import types
from ecgen.logic.contract import Contract
from ecgen.logic.contract import Param as Promised
from ecgen.logic.terms import Op, Var, apply, subterms
from ecgen.reference import contract_of, residues

Words = Sequence[Value]


@dataclass(frozen=True)
class Recipe:
    """How one operation is written.

    `write` gets the Builder, the modulus, the Shape and the inputs in the order of the contract, elements and byte strings as
    words, masks and small integers as one word. It returns the words of each output in the order of the contract and last,
    where the function returns something, the word or bit for it. `note`: one line on the algorithm.
    """

    write: Callable[..., Sequence[Words | Value]]
    note: Callable[[Facts, Shape], str] | None = None


def programs(modulus: Facts, shape: Shape) -> list[Program]:
    """The functions of one modulus in the order in which they are emitted."""
    return [_program(contract, modulus, shape) for contract in straight_line(residues(modulus))]


def multiplication(modulus: Facts, shape: Shape) -> Program:
    return _of_operation("mul", modulus, shape)


def squaring(modulus: Facts, shape: Shape) -> Program:
    return _of_operation("sqr", modulus, shape)


def _of_operation(operation: str, modulus: Facts, shape: Shape) -> Program:
    return _program(contract_of(operation, modulus), modulus, shape)


def _program(contract: Contract, modulus: Facts, shape: Shape) -> Program:
    b = Builder(contract.name, modulus.width)
    params = {param.name: _declare(b, param, modulus) for param in contract.params}
    loaded: dict[str, Words | Value] = {param.name: b.load(params[param.name]) for param in contract.inputs if _is_word(param)}
    for param in contract.inputs:
        if not _is_word(param):
            loaded[param.name] = _load(b, params[param.name], contract, modulus)
    recipe = RECIPES[contract.operation]
    results = list(recipe.write(b, modulus, shape, *(loaded[param.name] for param in contract.inputs)))
    returns = _RETURNS[type(contract.returns)]
    returned = results.pop() if returns is not Returns.NOTHING else None
    assert returned is None or isinstance(returned, Value)
    for param, words in zip(contract.outputs, results, strict=True):  # as many as the contract has
        assert not isinstance(words, Value)
        _store(b, params[param.name], words, contract)
    noted = replace(contract, notes=(recipe.note(modulus, shape),)) if recipe.note is not None else contract
    return b.build(noted, returns, returned)


_RETURNS: Mapping[type[types.Returned], Returns] = {
    types.Nothing: Returns.NOTHING, types.MaskResult: Returns.MASK, types.Status: Returns.STATUS,
}  # fmt: skip


def _is_word(param: Promised) -> bool:
    return isinstance(param.type, types.Mask | types.Small)


def _declare(b: Builder, param: Promised, modulus: Facts) -> Param:
    match param.type:
        case types.Element():
            return b.param(param.name, modulus.kind, modulus.limbs, output=param.output, bound=modulus.number)
        case types.Loose(_, bound):
            return b.param(param.name, Kind(param.type.tag), modulus.limbs, output=param.output, bound=bound * modulus.number)
        case types.Bytes(length):
            return b.param(param.name, Kind.BYTES, length, output=param.output)
        case types.Mask():
            return b.param(param.name, Kind.MASK)
        case types.Small():
            return b.param(param.name, Kind.SMALL, bound=1 << 32)
    raise TypeError(f"{param.name}: no straight-line function takes {param.type!r}")


def _load(b: Builder, param: Param, contract: Contract, modulus: Facts) -> Words:
    if param.kind is Kind.BYTES:
        return codec.load_bytes(b, param, modulus.limbs, big_endian=_is_big_endian(contract, param.name))
    return b.load_limbs(param)


def _store(b: Builder, param: Param, words: Words, contract: Contract) -> None:
    if param.kind is Kind.BYTES:
        codec.store_bytes(b, param, words, big_endian=_is_big_endian(contract, param.name))
    else:
        b.store_limbs(param, words)


def _is_big_endian(contract: Contract, name: str) -> bool:
    """Whether the contract speaks of the bytes as a big-endian integer."""
    return any(apply(Op.BIG_ENDIAN, Var(name)) in subterms(formula) for formula in contract.ensures)


# --- the builders, by operation ---


def _add(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [reducer_of(modulus).linear.add(b, x, y, modulus.number)]


def _sub(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [reducer_of(modulus).linear.sub(b, x, y, modulus.number)]


def _neg(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [reducer_of(modulus).linear.neg(b, x, modulus.number)]


def _double(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    return [reducer_of(modulus).double(b, x, modulus, shape)]


def _half(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [reducer_of(modulus).linear.half(b, x, modulus.number)]


def _multiply(b: Builder, modulus: Facts, shape: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [multiply_and_reduce(b, x, y, modulus, shape)]


def _square(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    return [reduce_product(b, square(b, x, modulus, shape), modulus, (x[-1], x[-1]), shape)]


def _multiply_small(b: Builder, modulus: Facts, _: Shape, x: Words, k: Value) -> Sequence[Words]:
    return [multiply_small(b, x, k, modulus.number)]


def _to_montgomery(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    """x * R mod p: the Montgomery product of x with R^2."""
    words = constant(b, modulus.squared_radix, modulus.limbs)
    wide, tops = product(b, x, words, shape), (x[-1], words[-1])
    return [reduce_product(b, wide, modulus, tops, shape, modulus.form_after_squared_radix(shape))]


def _from_montgomery(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [montgomery.reduce_window(b, x, modulus.number, modulus.montgomery_form)]


def _decode(b: Builder, modulus: Facts, shape: Shape, number: Words) -> Sequence[Words | Value]:
    x, refused = codec.check_canonical(b, number, modulus.number)
    return [*(_to_montgomery(b, modulus, shape, x) if modulus.is_montgomery else [x]), refused]


def _encode(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    return _from_montgomery(b, modulus, shape, x) if modulus.is_montgomery else [x]


RECIPES: Mapping[str, Recipe] = {
    "add": Recipe(_add), "sub": Recipe(_sub), "neg": Recipe(_neg), "dbl": Recipe(_double), "half": Recipe(_half),
    "mul": Recipe(_multiply, describe), "sqr": Recipe(_square, describe),
    "mul_small": Recipe(_multiply_small, lambda m, shape: "Barrett quotient of one word"),
    "to_mont": Recipe(_to_montgomery, lambda m, shape: f"Montgomery product with R^2 mod {m.symbol}"),
    "from_mont": Recipe(_from_montgomery, lambda m, shape: describe(m)),
    "from_bytes": Recipe(_decode), "from_bytes_le": Recipe(_decode),
    "to_bytes": Recipe(_encode), "to_bytes_le": Recipe(_encode),
    "select": Recipe(lambda b, m, shape, mask, x, y: [compare.select(b, mask, x, y)]),
    "cswap": Recipe(lambda b, m, shape, mask, x, y: compare.swap(b, mask, x, y)),
    "is_zero": Recipe(lambda b, m, shape, x: [compare.is_zero(b, x)]),
    "eq": Recipe(lambda b, m, shape, x, y: [compare.is_equal(b, x, y)]),
    **{f"loose_{operation}": Recipe(write, note) for operation, (write, note) in loose_elements.RECIPES.items()},
    **{f"sum_{operation}": Recipe(write, note) for operation, (write, note) in loose_elements.SUMS.items()},
}  # fmt: skip
