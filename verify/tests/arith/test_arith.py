# SPDX-License-Identifier: MIT
"""Every straight-line function of the catalog, run by the interpreter, against plain integers: many primes, both word sizes,
both shapes, every reduction that the prime allows, with and without a spare limb."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecgen.arith import catalog
from ecgen.arith.facts import Facts
from ecgen.arith.reduce import montgomery
from ecgen.arith.reduction import refusal
from ecgen.arith.shape import Shape
from ecgen.bundled import load_bundled
from ecgen.field import REQUESTS, Reduction, is_long
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Param, Program, Returns
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.programs import facts_of, judged
from ecgen.reference import contract_of, expected, fulfils
from ecgen.selfcheck import edge_numbers
from ecgen.spec.load import load_file
from support.emitted import CORE
from support.shapes import COLUMNS, ROWS

USER_SPECS = sorted((Path(__file__).parents[1] / "specs").glob("*.toml"))
SPECS = {spec.name: spec for spec in [*map(load_bundled, CORE), *map(load_file, USER_SPECS)]
         if not is_long(spec.prime) and spec.group is None}  # fmt: skip
NUMBERS: dict[str, tuple[int, Kind]] = {name: (spec.prime, Kind.FIELD) for name, spec in SPECS.items()} | {
    f"{name}_order": (spec.curve.order, Kind.SCALAR) for name, spec in SPECS.items() if spec.curve is not None
}
TINY = (5, 13, 17, 251)

Inputs = dict[str, int | bytes]


def moduli(number: int, kind: Kind, width: int) -> Iterator[Facts]:
    """The modulus with every reduction that suits it, and once more with a spare 64-bit limb."""
    fewest = -(-number.bit_length() // width)
    for limbs in (fewest, fewest + 64 // width):
        for reduction in Reduction:
            if refusal(reduction, number, width, limbs) is None:
                yield Facts(number, kind, width, limbs, reduction, judge=judged)


def draw(param: Param, modulus: Facts, rng: random.Random) -> int | bytes:
    match param.kind:
        case Kind.MASK:
            return rng.random() < 0.5
        case Kind.SMALL:
            return next(edge_numbers(1 << 32, rng))
        case Kind.BYTES:
            number = next(edge_numbers(rng.choice([modulus.number, 256**param.length]), rng))
            return number.to_bytes(param.length, rng.choice(["big", "little"]))
        case _:
            return next(edge_numbers(modulus.number, rng))


def inputs_of(program: Program) -> list[Param]:
    return [program.param(param.name) for param in program.contract.inputs]


def compare(program: Program, modulus: Facts, inputs: Inputs) -> None:
    full = (1 << program.width) - 1
    given = {name: full * value if isinstance(value, bool) else value for name, value in inputs.items()}
    actual = run(program, given)
    if "result" in actual:
        assert actual["result"] in (0, full)
        actual["result"] = bool(actual["result"]) if program.returns is Returns.MASK else -int(bool(actual["result"]))
    right_value = expected(program.contract, modulus, inputs)
    assert actual == right_value, f"{program.name} modulo {modulus.number:#x}, {modulus}: {inputs}"


def programs(modulus: Facts, shape: Shape) -> list[Program]:
    """Of elements below the modulus; test_loose_elements.py has the others."""
    return [p for p in catalog.programs(modulus, shape) if not p.contract.operation.startswith(("loose_", "sum_"))]


def check_catalog(modulus: Facts, shape: Shape, rng: random.Random, runs: int) -> None:
    for program in map(fold, programs(modulus, shape)):
        check_bounds(program)
        for _ in range(runs):
            compare(program, modulus, {p.name: draw(p, modulus, rng) for p in inputs_of(program)})


@pytest.mark.quick("p???-64", "25519-64", "p256-32")
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("name", NUMBERS)
def test_catalog(name: str, width: int) -> None:
    rng = random.Random(f"{name} {width}")
    for modulus in moduli(*NUMBERS[name], width):
        if modulus.bits < 600 or modulus.limbs * width < modulus.bits + 64:  # a spare limb beside many only takes time
            check_catalog(modulus, ROWS, rng, runs=4 if modulus.bits < 600 else 2)


@pytest.mark.quick("p434")
@pytest.mark.parametrize("name", NUMBERS)
def test_catalog_by_columns(name: str) -> None:
    """The shape of what is emitted for plain x86-64; it makes a difference to products alone."""
    rng = random.Random(name)
    for modulus in moduli(*NUMBERS[name], 64):
        for program in (catalog.multiplication(modulus, COLUMNS), catalog.squaring(modulus, COLUMNS)):
            check_bounds(fold(program))
            for _ in range(6):
                compare(program, modulus, {p.name: draw(p, modulus, rng) for p in inputs_of(program)})


#: Primes whose cheapest Montgomery steps are by shifts that pass through a number too large for the words; and primes for which
#: R^2 mod p has so few bits that a product with it is made of shifted words (that of curve448 is one).
SPARSE = (0x7FFFFFFFFFFFFEFFFFFFFF00000001, 0xFFFF81001000000000000001, 2**448 - 2**224 - 1, 2**414 - 2**320 - 2**96 - 1)


@pytest.mark.quick("0xffff81001000000000000001-64")
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("number", SPARSE, ids=hex)
def test_sparse_primes(number: int, width: int) -> None:
    rng = random.Random(number)
    for modulus in moduli(number, Kind.FIELD, width):
        check_catalog(modulus, ROWS, rng, runs=4)


def all_values(param: Param, modulus: Facts) -> Iterator[int | bytes]:
    match param.kind:
        case Kind.MASK:
            yield from (False, True)
        case Kind.SMALL:
            yield from {0, 1, 2, 3, modulus.number - 1, modulus.number, 255, 256, 1 << 16, (1 << 32) - 2, (1 << 32) - 1}
        case Kind.BYTES:
            yield from (bytes([value]) for value in range(256))
        case _:
            yield from range(modulus.number)


@pytest.mark.quick("5-64")
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("number", TINY)
def test_tiny_primes_exhaustively(number: int, width: int) -> None:
    for modulus in moduli(number, Kind.FIELD, width):
        if number > 100 and (
            modulus.limbs > 1 or modulus.reduction is not (Reduction.MONTGOMERY, Reduction.CRANDALL)[width == 32]
        ):
            continue  # the same arithmetic, and the smaller primes have covered it
        for program in map(fold, programs(modulus, ROWS)):
            names = [p.name for p in inputs_of(program)]
            values = list(itertools.product(*(all_values(p, modulus) for p in inputs_of(program))))
            if number > 100 and len(names) > 1 and program.contract.operation != "mul":
                values = random.Random(number).sample(values, 1000)
            for chosen in values:
                compare(program, modulus, dict(zip(names, chosen, strict=True)))


def modulo_words(program: Program) -> Program:
    """The Program with leave to drop any carry: a form that is not chosen need not have a certificate."""
    drops = (i.op in (Op.ADD, Op.SUB) and i.outs[1] is None for i in program.instrs)
    instrs = (replace(i, wraps="test") if dropped else i for i, dropped in zip(program.instrs, drops, strict=True))
    return replace(program, instrs=tuple(instrs))


@pytest.mark.quick("p256-*", "*25519-64", "k13-*", "w13-*", "m61-*", "babybear-32")
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("name", NUMBERS)
def test_all_montgomery_forms_agree(name: str, width: int) -> None:
    number, _ = NUMBERS[name]
    limbs, rng = -(-number.bit_length() // width), random.Random(name)
    radix = 1 << (width * limbs)
    for form in montgomery.forms(number, width, limbs):
        b = Builder(str(form), width)
        wide = b.load_limbs(b.param("t", Kind.LIMBS, 2 * limbs, bound=(number - 1) ** 2 + 1))
        r, w = (b.param(name, Kind.LIMBS, limbs, output=True) for name in "rw")
        b.store_limbs(r, montgomery.reduce_product(b, wide, number, form))
        b.store_limbs(w, montgomery.reduce_window(b, wide[:limbs], number, form))
        program = modulo_words(fold(b.build(internal("reduce"))))
        for _ in range(12):
            t = next(edge_numbers(number, rng)) * next(edge_numbers(number, rng))
            reduced = run(program, {"t": t})
            assert reduced["r"] == t * pow(radix, -1, number) % number, (str(form), hex(t))
            window, low = reduced["w"], t % radix
            assert isinstance(window, int) and window < radix and (low >= number or window < number)
            assert (window * radix - low) % number == 0, (str(form), hex(t))


def test_every_operation_is_covered() -> None:
    """What the catalog emits is in the reference, and for a Montgomery modulus with the conversions."""
    names = {p.contract.operation for p in programs(facts_of(13, Kind.FIELD, 64, 1, Reduction.MONTGOMERY), ROWS)}
    assert names == {
        "add", "sub", "neg", "dbl", "half", "mul", "sqr", "mul_small", "to_mont", "from_mont", "from_bytes", "from_bytes_le",
        "to_bytes", "to_bytes_le", "select", "cswap", "is_zero", "eq",
    }  # fmt: skip


def reference(operation: str, modulus: Facts, inputs: Inputs) -> dict[str, Any]:
    return expected(contract_of(operation, modulus), modulus, inputs)


@pytest.mark.parametrize("reduction", REQUESTS)
def test_the_reference_itself(reduction: Reduction) -> None:
    """Against definitions, for a prime where every element can be tried."""
    p = 13
    m = facts_of(p, Kind.FIELD, 64, 1, reduction)
    r = 2**64 if m.is_montgomery else 1
    for a, c in itertools.product(range(p), repeat=2):
        pair: Inputs = {"a": a, "b": c}
        assert reference("add", m, pair)["r"] == (a + c) % p and reference("sub", m, pair)["r"] == (a - c) % p
        assert reference("eq", m, pair) == {"result": a == c}
        product = reference("mul", m, pair)["r"]
        assert product in range(p) and (int(product) * r - a * c) % p == 0
        for mask in (True, False):
            masked: Inputs = {**pair, "mask": mask}
            assert reference("cswap", m, masked) == ({"a": c, "b": a} if mask else pair)
            assert reference("select", m, masked) == {"r": a if mask else c}
        assert reference("mul_small", m, {"a": a, "k": c + 2**31})["r"] == a * (c + 2**31) % p
    for a in range(p):
        one: Inputs = {"a": a}
        assert (reference("neg", m, one)["r"] + a) % p == 0 and reference("dbl", m, one)["r"] == 2 * a % p
        assert int(reference("half", m, one)["r"]) * 2 % p == a and reference("is_zero", m, one) == {"result": a == 0}
        assert reference("sqr", m, one) == reference("mul", m, {"a": a, "b": a})
        inverse, stands_for = reference("inv", m, one)["r"], reference("to_bytes", m, one)["b"]
        assert reference("mul", m, {"a": a, "b": inverse})["r"] == (r % p if a else 0)
        assert reference("from_bytes", m, {"b": stands_for}) == {"r": a, "result": 0}
        assert (int.from_bytes(stands_for, "big") * r - a) % p == 0
        squares = {x: reference("sqr", m, {"a": x})["r"] for x in range(p)}
        root, sqrt = reference("sqrt", m, one), contract_of("sqrt", m)
        assert root == ({"result": 0} if a in squares.values() else {"r": 0, "result": -1})
        for x in range(p):
            assert fulfils(sqrt, m, one, {"r": x, "result": 0}) == (squares[x] == a)
    assert reference("from_bytes", m, {"b": bytes([p])}) == {"r": 0, "result": -1}


@pytest.mark.parametrize("operation", ["cswap", "add"])
def test_a_builder_writes_all_outputs_and_no_more(operation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = catalog.RECIPES[operation].write
    m = facts_of(13, Kind.FIELD, 64, 1, Reduction.MONTGOMERY)
    for times in (0, 2):  # the last output not at all, or twice
        wrong = catalog.Recipe(lambda *args, times=times: [*(results := list(right(*args)))[:-1], *results[-1:] * times])
        monkeypatch.setattr(catalog, "RECIPES", {**catalog.RECIPES, operation: wrong})
        with pytest.raises(ValueError, match="zip"):
            catalog.programs(m, ROWS)
        monkeypatch.undo()
