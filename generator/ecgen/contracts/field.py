# SPDX-License-Identifier: MIT
"""The functions of one modulus: the field of integers modulo p, or integers modulo the group order n."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from inspect import signature

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    RESULT,
    Op,
    Symbol,
    Term,
    Var,
    apply,
    at,
    big_endian,
    choice,
    for_each,
    inverse,
    little_endian,
    mask,
    residue,
    when,
    words,
)
from ecgen.logic.types import Array, Bytes, Element, Loose, Mask, MaskResult, Nothing, Returned, Scratch, Size, Small, Status

_R, _A, _B, _MASK = Var("r"), Var("a"), Var("b"), Var("mask")


@dataclass(frozen=True)
class Residues:
    """One modulus as contracts see it. `symbol`: "p" or "n"; `length`: bytes of an encoded element; `montgomery`: whether
    elements stand in memory in another form than that of integers; `has_divsteps`: whether there is an inversion by division
    steps, which little code leaves out; `loose_multiple`, `sum_multiple`: of the modulus, above loose elements and
    sums of two of them; 0 without any."""

    symbol: str
    length: int
    montgomery: bool
    has_divsteps: bool = True
    loose_multiple: int = 0
    sum_multiple: int = 0

    @property
    def element(self) -> Element:
        return Element(self.symbol)


def straight_line(m: Residues) -> tuple[Contract, ...]:
    """The functions that are straight-line Programs, in the order in which they are emitted."""
    conversions = (
        _function(m, "to_mont", _elements(m, "r", "a"), [_R.equals(words(_A))],
                  notes=("Into Montgomery form.",)),
        _function(m, "from_mont", _elements(m, "r", "a"), [words(_R).equals(residue(_A))],
                  notes=("Out of Montgomery form.",)),
    ) if m.montgomery else ()  # fmt: skip
    return (
        _arithmetic(m, "add", lambda a, b: a + b),
        _arithmetic(m, "sub", lambda a, b: a - b),
        _arithmetic(m, "neg", lambda a: -a),
        _arithmetic(m, "dbl", lambda a: 2 * a),
        _function(m, "half", _elements(m, "r", "a"), [(2 * _R).equals(_A)]),
        _arithmetic(m, "mul", lambda a, b: a * b),
        _arithmetic(m, "sqr", lambda a: a**2),
        _function(m, "mul_small", [*_elements(m, "r", "a"), Param("k", Small())], [_R.equals(_A * Var("k"))]),
        *conversions,
        _decoding(m, "from_bytes", big_endian),
        _decoding(m, "from_bytes_le", little_endian),
        _encoding(m, "to_bytes", big_endian),
        _encoding(m, "to_bytes_le", little_endian),
        _function(m, "select", [_output(m, "r"), Param("mask", Mask()), *_inputs(m, "a", "b")],
                  [_R.equals(choice(_MASK, _A, _B))]),
        _function(m, "cswap", [Param("mask", Mask()), *(Param(name, m.element, True, True) for name in "ab")],
                  [Var("a'").equals(choice(_MASK, _B, _A)), Var("b'").equals(choice(_MASK, _A, _B))]),
        _function(m, "is_zero", _inputs(m, "a"), [RESULT.equals(mask(_A.equals(0)))], MaskResult()),
        _function(m, "eq", _inputs(m, "a", "b"), [RESULT.equals(mask(_A.equals(_B)))], MaskResult()),
        *(_loose(m) if m.loose_multiple else ()),
    )  # fmt: skip


#: Of loose elements, what elements have too.
_LOOSE = ("add", "sub", "neg", "dbl", "half", "mul", "sqr", "select", "cswap")


def _loose(m: Residues) -> tuple[Contract, ...]:
    """Of elements that are not canonical in memory: the way in, what there is of canonical ones, and the way out."""
    kind = Loose(m.element, m.loose_multiple)
    single = {contract.operation: contract for contract in straight_line(replace(m, loose_multiple=0, sum_multiple=0))}
    loosened = []
    for operation in _LOOSE:
        params = [replace(param, type=kind) if param.type == m.element else param for param in single[operation].params]
        loosened.append(_function(m, f"loose_{operation}", params, single[operation].ensures))
    into = [Param("r", kind, output=True), *_inputs(m, "a")]
    return (
        _function(m, "loose_from_fe", into, [_R.equals(_A)], notes=("The words of a.",)),
        *loosened,
        _function(m, "loose_to_fe", [_output(m, "r"), Param("a", kind)], [_R.equals(_A)], notes=("Canonical.",)),
        *(_sums(m, kind) if m.sum_multiple else ()),
    )  # fmt: skip


def _sums(m: Residues, kind: Loose) -> tuple[Contract, ...]:
    """Sums of two loose elements that are not corrected, and the products that take them."""
    wide = Loose(m.element, m.sum_multiple)

    def function(operation: str, result: Term, output: Loose, *inputs: Loose) -> Contract:
        params = [Param("r", output, True), *(Param(name, one) for name, one in zip("ab", inputs, strict=False))]
        return _function(m, operation, params, [_R.equals(result)])

    return (
        function("sum_add", _A + _B, wide, kind, kind),
        function("sum_sub", _A - _B, wide, kind, kind),
        function("sum_dbl", 2 * _A, wide, kind),
        function("sum_mul", _A * _B, kind, wide, wide),
        function("sum_mul_loose", _A * _B, kind, wide, kind),
        function("sum_sqr", _A**2, kind, wide),
        function("sum_to_loose", _A, kind, wide),
    )  # fmt: skip


def composed(m: Residues) -> tuple[Contract, ...]:
    """The functions that are made of calls: inversion, square root."""
    is_square = apply(Op.IS_SQUARE, _A)
    arrays = [Param("r", Array(m.element, "count"), True), Param("a", Array(m.element, "count")),
              Param("scratch", Scratch(m.element, "count"), True), Param("count", Size())]  # fmt: skip
    inverted = for_each("i", Var("count"), at(_R, Var("i")).equals(inverse(at(_A, Var("i")))))
    return (
        _arithmetic(m, "inv", inverse),
        _arithmetic(m, "inv_chain", inverse, f"By an addition chain for {m.symbol} - 2."),
        *([_arithmetic(m, "inv_divsteps", inverse, "By division steps.")] if m.has_divsteps else []),
        _function(m, "sqrt", _elements(m, "r", "a"),
                  when(is_square, ((_R**2).equals(_A), RESULT.equals(0)), (_R.equals(0), RESULT.equals(-1))), Status()),
        _function(m, "batch_inv", arrays, [inverted], apart=frozenset({"scratch"}), notes=("By one inversion.",)),
    )  # fmt: skip


def _function(m: Residues, operation: str, params: Sequence[Param], ensures: Sequence[Term], returns: Returned | None = None, *,
              apart: frozenset[str] = frozenset(), notes: tuple[str, ...] = ()) -> Contract:  # fmt: skip
    return Contract(f"{m.element.tag}_{operation}", operation, tuple(params), tuple(ensures), returns=returns or Nothing(),
                    apart=apart, remarks=notes)  # fmt: skip


def _arithmetic(m: Residues, operation: str, result: Callable[..., Term], note: str = "") -> Contract:
    """r = result(a) or r = result(a, b)."""
    names = "ab"[: len(signature(result).parameters)]
    return _function(m, operation, _elements(m, "r", *names), [_R.equals(result(*map(Var, names)))],
                     notes=(note,) if note else ())  # fmt: skip


def _output(m: Residues, name: str) -> Param:
    return Param(name, m.element, output=True)


def _inputs(m: Residues, *names: str) -> list[Param]:
    return [Param(name, m.element) for name in names]


def _elements(m: Residues, output: str, *inputs: str) -> list[Param]:
    return [_output(m, output), *_inputs(m, *inputs)]


def _decoding(m: Residues, operation: str, number: Callable[[Term], Term]) -> Contract:
    encoded = number(_B)
    ensures = when(encoded < Symbol(m.symbol), (_R.equals(encoded), RESULT.equals(0)), (_R.equals(0), RESULT.equals(-1)))
    return _function(m, operation, [_output(m, "r"), Param("b", Bytes(m.length))], ensures, Status())


def _encoding(m: Residues, operation: str, number: Callable[[Term], Term]) -> Contract:
    params = [Param("b", Bytes(m.length), output=True), *_inputs(m, "a")]
    return _function(m, operation, params, [number(_B).equals(residue(_A))])


