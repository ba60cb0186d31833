# SPDX-License-Identifier: MIT
"""What each emitted operation must return, in plain integers: the yardstick of every check, at emission and later."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import gmpy2

from ecgen.field import Modulus

Inputs = Mapping[str, int | bytes]
Outputs = dict[str, int | bytes]

#: Keys of a result: parameter names, and "return" for the returned value. A returned mask is True or False, a status 0 or -1.
_Reference = Callable[[Modulus, Inputs], Outputs]


def expected(operation: str, modulus: Modulus, inputs: Inputs) -> Outputs:
    """The outputs of `operation` on numbers as they stand in memory (Montgomery form where the reduction is Montgomery).

    Limb arrays are little-endian numbers, byte strings bytes, masks booleans. Raises KeyError for an unknown operation.
    A square root is not unique: for "sqrt" the outputs hold "r_squared" in place of "r".
    """
    return _REFERENCES[operation](modulus, inputs)


def operations() -> list[str]:
    return list(_REFERENCES)


def _int(inputs: Inputs, name: str) -> int:
    value = inputs[name]
    assert isinstance(value, int)
    return value


def _result(formula: Callable[..., int], *names: str) -> _Reference:
    """r = formula(inputs...) mod p, on numbers as they stand in memory."""
    return lambda m, inputs: {"r": int(formula(m, *(_int(inputs, name) for name in names)) % m.number)}


def _over_elements(formula: Callable[..., int], *names: str) -> _Reference:
    """r stands for formula(elements...), whatever the form in memory."""
    return lambda m, inputs: {"r": m.encode(int(formula(m, *(m.decode(_int(inputs, name)) for name in names))))}


def _invert(modulus: Modulus, a: int) -> int:
    return int(gmpy2.invert(a, modulus.number)) if a else 0


def _from_bytes(order: str) -> _Reference:
    def decode(m: Modulus, inputs: Inputs) -> Outputs:
        source = inputs["b"]
        assert isinstance(source, bytes)
        number = int.from_bytes(source, order)  # type: ignore[arg-type]
        return {"r": m.encode(number), "return": 0} if number < m.number else {"r": 0, "return": -1}

    return decode


def _to_bytes(order: str) -> _Reference:
    return lambda m, inputs: {"b": m.decode(_int(inputs, "a")).to_bytes(m.bytes, order)}  # type: ignore[arg-type]


def _swap(m: Modulus, inputs: Inputs) -> Outputs:
    names = ("b", "a") if inputs["mask"] else ("a", "b")
    return {"a": inputs[names[0]], "b": inputs[names[1]]}


def _sqrt(m: Modulus, inputs: Inputs) -> Outputs:
    a = m.decode(_int(inputs, "a"))
    found = a == 0 or gmpy2.legendre(a, m.number) == 1
    return {"r_squared": _int(inputs, "a") if found else 0, "return": 0 if found else -1}


_REFERENCES: dict[str, _Reference] = {
    "add": _result(lambda m, a, b: a + b, "a", "b"),
    "sub": _result(lambda m, a, b: a - b, "a", "b"),
    "neg": _result(lambda m, a: -a, "a"),
    "dbl": _result(lambda m, a: 2 * a, "a"),
    "half": _result(lambda m, a: a * (m.number + 1) // 2, "a"),
    "mul": _over_elements(lambda m, a, b: a * b, "a", "b"),
    "sqr": _over_elements(lambda m, a: a * a, "a"),
    "mul_small": _result(lambda m, a, k: a * k, "a", "k"),
    "to_mont": _result(lambda m, a: a * m.radix, "a"),
    "from_mont": _result(lambda m, a: a * int(gmpy2.invert(m.radix, m.number)), "a"),
    "from_bytes": _from_bytes("big"),
    "from_bytes_le": _from_bytes("little"),
    "to_bytes": _to_bytes("big"),
    "to_bytes_le": _to_bytes("little"),
    "select": lambda m, inputs: {"r": inputs["a"] if inputs["mask"] else inputs["b"]},
    "cswap": _swap,
    "is_zero": lambda m, inputs: {"return": inputs["a"] == 0},
    "eq": lambda m, inputs: {"return": inputs["a"] == inputs["b"]},
    "inv": _over_elements(_invert, "a"),
    "inv_chain": _over_elements(_invert, "a"),
    "inv_divsteps": _over_elements(_invert, "a"),
    "sqrt": _sqrt,
}
