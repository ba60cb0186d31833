# SPDX-License-Identifier: MIT
"""Every straight-line function that is emitted for one modulus, as Programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ecgen.arith import addsub, codec, compare
from ecgen.arith.limbs import constant
from ecgen.arith.multiply import Shape, product
from ecgen.arith.reduce import mersenne, montgomery
from ecgen.arith.reduce.reduction import describe, is_bounded, is_mersenne, montgomery_form, multiply, reduce_product, square
from ecgen.arith.small import multiply_small
from ecgen.field import Modulus
from ecgen.ir import Builder, Contract, Kind, Param, Program, Returns, Value
from ecgen.passes.fold import fold

Words = Sequence[Value]


def programs(modulus: Modulus, shape: Shape) -> list[Program]:
    """The functions of one modulus in the order in which they are emitted."""
    linear = mersenne if is_mersenne(modulus) else addsub
    made = [
        _unary_or_binary(modulus, "add", "r = a + b mod {p}", 2, lambda b, x, y: linear.add(b, x, y, modulus.number)),
        _unary_or_binary(modulus, "sub", "r = a - b mod {p}", 2, lambda b, x, y: linear.sub(b, x, y, modulus.number)),
        _unary_or_binary(modulus, "neg", "r = -a mod {p}", 1, lambda b, x: linear.neg(b, x, modulus.number)),
        _unary_or_binary(modulus, "dbl", "r = 2*a mod {p}", 1, lambda b, x: _double(b, x, modulus, shape)),
        _unary_or_binary(modulus, "half", "2*r = a mod {p}", 1, lambda b, x: linear.half(b, x, modulus.number)),
        multiplication(modulus, shape),
        squaring(modulus, shape),
        _mul_small(modulus),
    ]
    if modulus.is_montgomery:
        made += [_to_montgomery(modulus, shape), _from_montgomery(modulus)]
    made += [_decode(modulus, shape, big_endian) for big_endian in (True, False)]
    made += [_encode(modulus, big_endian) for big_endian in (True, False)]
    return [*made, _select(modulus), _cswap(modulus), _is_zero(modulus), _eq(modulus)]


def _double(b: Builder, x: Words, modulus: Modulus, shape: Shape) -> list[Value]:
    if is_mersenne(modulus):
        return mersenne.double(b, x, modulus.number, by_shifts=shape is Shape.SPARE)
    return addsub.double(b, x, modulus.number)


def _element(b: Builder, modulus: Modulus, name: str, *, output: bool = False) -> Param:
    return b.param(name, modulus.kind, modulus.limbs, output=output, bound=modulus.number)


def _claim(modulus: Modulus, text: str) -> str:
    return text.replace("{p}", modulus.symbol).replace("{R}", f"2^{modulus.width * modulus.limbs}")


def _unary_or_binary(modulus: Modulus, operation: str, claim: str, inputs: int,
                     write: Callable[..., list[Value]], notes: tuple[str, ...] = ()) -> Program:  # fmt: skip
    """r = f(a) or r = f(a, b) over elements."""
    b = Builder(f"{modulus.tag}_{operation}", modulus.width)
    r = _element(b, modulus, "r", output=True)
    operands = [b.load_limbs(_element(b, modulus, name)) for name in "ab"[:inputs]]
    b.store_limbs(r, write(b, *operands))
    return b.build(Contract(operation, _claim(modulus, claim), notes))


def multiplication(modulus: Modulus, shape: Shape) -> Program:
    claim = "r * {R} = a * b mod {p}" if modulus.is_montgomery else "r = a * b mod {p}"
    return _unary_or_binary(modulus, "mul", claim, 2,
                            lambda b, x, y: reduce_product(b, multiply(b, x, y, modulus, shape), modulus, (x[-1], y[-1]), shape),
                            (describe(modulus, shape),))  # fmt: skip


def squaring(modulus: Modulus, shape: Shape) -> Program:
    claim = "r * {R} = a^2 mod {p}" if modulus.is_montgomery else "r = a^2 mod {p}"
    return _unary_or_binary(modulus, "sqr", claim, 1,
                            lambda b, x: reduce_product(b, square(b, x, modulus, shape), modulus, (x[-1], x[-1]), shape),
                            (describe(modulus, shape),))  # fmt: skip


def _mul_small(modulus: Modulus) -> Program:
    b = Builder(f"{modulus.tag}_mul_small", modulus.width)
    r, a = _element(b, modulus, "r", output=True), _element(b, modulus, "a")
    k = b.load(b.param("k", Kind.SMALL, bound=1 << 32))
    b.store_limbs(r, multiply_small(b, b.load_limbs(a), k, modulus.number))
    return b.build(Contract("mul_small", _claim(modulus, "r = a * k mod {p}"), ("Barrett quotient of one word",)))


def _into_form(b: Builder, x: Words, modulus: Modulus, shape: Shape) -> list[Value]:
    """x * R mod p: the Montgomery product of x with R^2."""
    return _times_squared_radix(b, x, modulus, shape, _form_after_squared_radix(modulus, shape))


def _times_squared_radix(b: Builder, x: Words, modulus: Modulus, shape: Shape, form: montgomery.Form) -> list[Value]:
    squared_radix = constant(b, modulus.radix**2 % modulus.number, modulus.limbs)
    return reduce_product(b, product(b, x, squared_radix, shape), modulus, (x[-1], squared_radix[-1]), shape, form)


@cache
def _form_after_squared_radix(modulus: Modulus, shape: Shape) -> montgomery.Form:
    """As for other products, unless R^2 mod p has so few bits (as for 2^448 - 2^224 - 1) that the product is made of shifted
    words, for which the bounds pass does not see that the form drops no carry."""
    form = montgomery_form(modulus)
    b = Builder("trial", modulus.width)
    r, a = _element(b, modulus, "r", output=True), _element(b, modulus, "a")
    b.store_limbs(r, _times_squared_radix(b, b.load_limbs(a), modulus, shape, form))
    return form if is_bounded(fold(b.build(Contract("trial", "")))) else montgomery.PLAIN


def _out_of_form(b: Builder, x: Words, modulus: Modulus) -> list[Value]:
    return montgomery.reduce_window(b, x, modulus.number, montgomery_form(modulus))


def _to_montgomery(modulus: Modulus, shape: Shape) -> Program:
    return _unary_or_binary(modulus, "to_mont", "r = a * {R} mod {p}", 1, lambda b, x: _into_form(b, x, modulus, shape),
                            ("Montgomery product with R^2 mod " + modulus.symbol,))  # fmt: skip


def _from_montgomery(modulus: Modulus) -> Program:
    return _unary_or_binary(modulus, "from_mont", "r * {R} = a mod {p}", 1, lambda b, x: _out_of_form(b, x, modulus),
                            (describe(modulus),))  # fmt: skip


def _endian(big_endian: bool) -> tuple[str, str]:
    return ("", "big") if big_endian else ("_le", "little")


def _decode(modulus: Modulus, shape: Shape, big_endian: bool) -> Program:
    suffix, order = _endian(big_endian)
    b = Builder(f"{modulus.tag}_from_bytes{suffix}", modulus.width)
    r = _element(b, modulus, "r", output=True)
    source = b.param("b", Kind.BYTES, modulus.bytes)
    x, refused = codec.check_canonical(
        b, codec.load_bytes(b, source, modulus.limbs, big_endian=big_endian), modulus.number
    )
    b.store_limbs(r, _into_form(b, x, modulus, shape) if modulus.is_montgomery else x)
    claim = f"r = the {order}-endian integer b" + (" * {R} mod {p}" if modulus.is_montgomery else "")
    return b.build(Contract(f"from_bytes{suffix}", _claim(modulus, claim + "; 0, or -1 and r = 0 when b >= {p}")),
                   Returns.STATUS, refused)  # fmt: skip


def _encode(modulus: Modulus, big_endian: bool) -> Program:
    suffix, order = _endian(big_endian)
    b = Builder(f"{modulus.tag}_to_bytes{suffix}", modulus.width)
    target = b.param("b", Kind.BYTES, modulus.bytes, output=True)
    a = b.load_limbs(_element(b, modulus, "a"))
    codec.store_bytes(b, target, _out_of_form(b, a, modulus) if modulus.is_montgomery else a, big_endian=big_endian)
    claim = f"b = the {order}-endian integer a" + (" / {R} mod {p}" if modulus.is_montgomery else "")
    return b.build(Contract(f"to_bytes{suffix}", _claim(modulus, claim)))


def _select(modulus: Modulus) -> Program:
    b = Builder(f"{modulus.tag}_select", modulus.width)
    r = _element(b, modulus, "r", output=True)
    mask = b.load(b.param("mask", Kind.MASK))
    x, y = (b.load_limbs(_element(b, modulus, name)) for name in "ab")
    b.store_limbs(r, compare.select(b, mask, x, y))
    return b.build(Contract("select", "r = a where mask is all-ones, b where it is 0"))


def _cswap(modulus: Modulus) -> Program:
    b = Builder(f"{modulus.tag}_cswap", modulus.width)
    mask = b.load(b.param("mask", Kind.MASK))
    a, c = (_element(b, modulus, name, output=True) for name in "ab")
    for param, words in zip((a, c), compare.swap(b, mask, b.load_limbs(a), b.load_limbs(c)), strict=True):
        b.store_limbs(param, words)
    return b.build(Contract("cswap", "a and b change places where mask is all-ones"))


def _is_zero(modulus: Modulus) -> Program:
    b = Builder(f"{modulus.tag}_is_zero", modulus.width)
    result = compare.is_zero(b, b.load_limbs(_element(b, modulus, "a")))
    return b.build(Contract("is_zero", "all-ones where a = 0, else 0"), Returns.MASK, result)


def _eq(modulus: Modulus) -> Program:
    b = Builder(f"{modulus.tag}_eq", modulus.width)
    x, y = (b.load_limbs(_element(b, modulus, name)) for name in "ab")
    return b.build(Contract("eq", "all-ones where a = b, else 0"), Returns.MASK, compare.is_equal(b, x, y))
