# SPDX-License-Identifier: MIT
"""The one table on lanes, with numbers against contracts; the domains of forms, functions and bits against numbers; what no call
may do."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.emit.kinds import kind_of
from ecgen.logic.evaluate import outputs
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.machine import Leak, Pointer, Violation
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.bits import Bilinear, Bit, Bits, Tables
from ecgen_verify.structure.prove.calls import Argument, calls, sharings
from ecgen_verify.structure.prove.folder import recipe
from ecgen_verify.structure.prove.forms import Forms, Word
from ecgen_verify.structure.prove.machine import Machine
from ecgen_verify.structure.prove.tables import Functions, Table, Variable
from ecgen_verify.structure.prove.values import Fork, Laned, Lanes, concrete, shifted, split
from support.structure_proofs import binary_field
from support.structures import structure_named, written

#: In GF(2^8), gcc -O3 subtracts addresses of two objects, which is not modelled; nor would it be proved.
_DISTANT = ("gf256_add", "gf256_mul", "gf256_sqr", "gf256_inv")


@pytest.mark.quick("gcc--O3")
@pytest.mark.parametrize(("compiler", "level"), [("gcc", "-O3"), ("gcc", "-O2"), ("clang", "-O2"), ("clang", "-O3")])
def test_the_model_computes_what_contracts_say(compiler: str, level: str, tmp_path: Path) -> None:
    """All functions with a method, on numbers."""
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    for spec, file in ((structure_named("19-2048", tmp_path), "ring"), (binary_field(tmp_path), "gf")):
        folder = tmp_path / spec.name
        written(spec, folder)
        image = load(recipe(Build(compiler, level), spec.name, [f"{spec.name}_{file}.c"]).make(folder, tmp_path))
        kind, source = kind_of(spec), random.Random(1)
        setting = kind.setting(spec)
        for contract in kind.contracts(spec):
            if (contract.name.endswith("_inv") and file == "ring") or not contract.name.startswith(("gf", "rq", "s3")):
                continue
            if compiler == "gcc" and level == "-O3" and contract.name in _DISTANT:
                continue
            inputs = {p.name: _drawn(p.type, setting.constants, source) for p in contract.inputs}
            expected = _stored(contract.outputs[0].type, outputs(contract, setting, inputs)[contract.outputs[0].name], setting)
            arguments = [Argument(p.name, _lanes(_stored(p.type, inputs.get(p.name), setting), p.name in inputs), 8, "x",
                                  output=p.output) for p in contract.params]  # fmt: skip
            for call in calls(Code(image), Forms(1), image.functions[f"{spec.name}_{contract.name}"], arguments, shared=False):
                assert call.lanes(contract.outputs[0].name) == _lanes(expected, True), contract.name


def _drawn(kind: Any, constants: Any, source: random.Random) -> tuple[int, ...]:
    if hasattr(kind, "modulus"):
        return tuple(source.randrange(int(constants.get(kind.modulus, kind.modulus))) for _ in range(constants["n"]))
    bits = constants["m"] if type(kind).__name__ == "Sliced" else 16
    return tuple(source.randrange(1 << bits) for _ in range(kind.count))


def _stored(kind: Any, value: Any, setting: Any) -> bytes:
    """In memory; as many zeros where there is no value."""
    constants = setting.constants
    if type(kind).__name__ == "Sliced":
        elements, m = value or (0,) * kind.count, constants["m"]
        return b"".join(sum((x >> bit & 1) << j for j, x in enumerate(elements[start : start + 64])).to_bytes(8, "little")
                        for bit in range(m) for start in range(0, kind.count, 64))  # fmt: skip
    count = -(-constants["n"] // 16) * 16 if hasattr(kind, "modulus") else kind.count
    words = tuple(value or ()) + (0,) * (count - len(value or ()))
    return b"".join(word.to_bytes(2, "little") for word in words)


def _lanes(content: bytes, known: bool) -> Lanes:
    words = tuple(int.from_bytes(content[i : i + 2], "little") for i in range(0, len(content), 2))
    return words if known else (None,) * len(words)


# --- domains ---

_STEPS = st.lists(st.tuples(st.sampled_from(["add", "sub", "mul", "left", "right", "signed", "mask", "not"]), st.integers(0, 30),
                            st.integers(0, 30), st.integers(0, 1 << 16)), max_size=12)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(_STEPS, st.lists(st.integers(0, 63), min_size=6, max_size=6))
def test_a_word_is_what_its_form_says(steps: list[tuple[str, int, int, int]], numbers: list[int]) -> None:
    """For any coefficients: the number that the same steps make is the form's modulo 2^known, and below its bound."""
    forms = Forms(3)
    words: list[Any] = [forms.coefficient(which, place, 6) for which in (0, 1) for place in range(3)]
    values = list(numbers)
    for op, i, j, number in steps:
        x, y, first, second = words[i % len(words)], words[j % len(words)], values[i % len(words)], values[j % len(words)]
        try:
            if op in ("add", "sub", "mul"):
                (word,), value = forms.arith(op, (x,), (y,)), concrete(op, first, second, 16)
            elif op in ("left", "right", "signed"):
                (word,), value = forms.shift(op, (x,), number % 15 + 1), shifted(op, first, number % 15 + 1, 16)
            else:
                mask = (1 << number % 15 + 1) - 1 if op == "mask" else 0xFFFF
                word = forms.logic("and" if op == "mask" else "xor", x, mask)
                value = first & mask if op == "mask" else first ^ mask
        except Undecided:
            continue
        words.append(word)
        values.append(value)
    for word, value in zip(words, values, strict=True):
        assert (value - _evaluated(word, numbers)) % (1 << word.known) == 0 and value < 1 << word.below


def _evaluated(word: Word, numbers: list[int]) -> int:
    a, b = numbers[:3], numbers[3:]
    terms = [1, *numbers, *(x * y for x in a for y in b)]
    return sum(int(value) * terms[key] for key, value in zip(word.keys, word.values, strict=True))


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["add", "sub", "mul", "mulh", "and", "or", "xor", "left", "right", "signed"]),
       st.lists(st.integers(0, 0xFFFF), min_size=3, max_size=3), st.lists(st.integers(0, 0xFFFF), min_size=5, max_size=5),
       st.integers(1, 7))  # fmt: skip
def test_a_function_has_the_values_of_the_steps(op: str, first: list[int], second: list[int], count: int) -> None:
    functions, x, y = Functions(), Variable(3), Variable(5)
    a, b = functions.of(x, first), functions.of(y, second)
    if op in ("left", "right", "signed"):
        result = functions.shift(op, a, count)
        expected: Any = np.array([shifted(op, value, count, 16) for value in first])
    elif op in ("and", "or", "xor"):
        act: Callable[[int, int], int] = {"and": int.__and__, "or": int.__or__, "xor": int.__xor__}[op]
        result = tuple(functions.logic(op, p, q) for p, q in zip(a, b, strict=True))
        expected = np.array([[act(p, q) for q in second] for p in first])
    else:
        result, expected = functions.arith(op, a, b), np.array([[concrete(op, p, q, 16) for q in second] for p in first])
    whole = functions.whole(result)
    values: Any = whole.values if isinstance(whole, Table) else np.array(whole)
    if isinstance(whole, Table) and expected.ndim == 2:
        values = values.T if whole.variables[0].source is y else values
        values = values.reshape(3, -1) if {v.source for v in whole.variables} == {x} else values.reshape(-1, 5)
    assert (np.broadcast_to(values, expected.shape) == expected).all()


@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 15))
def test_algebras_agree(x: int, y: int, at: int) -> None:
    """Sums of variables and their products, at all values of four variables."""
    bilinear, tables = Bilinear(4), Tables(4)
    first, second = (sum_of(bilinear, number) for number in (x & 15, y & 15))
    product = bilinear.product(first, second)
    other = tables.product(sum_of(tables, x & 15), sum_of(tables, y & 15))
    bits = [at >> i & 1 for i in range(4)]
    value = sum(bits[i] for i in range(4) if product >> (i + 1) & 1)
    value += sum(bits[i] & bits[j] for i in range(4) for j in range(i + 1, 4) if product & bilinear.pair(i, j))
    assert value % 2 == other >> at & 1


def sum_of(algebra: Any, number: int) -> int:
    total = 0
    for i in range(4):
        total ^= algebra.variable(i) if number >> i & 1 else 0
    return total


def test_products_of_sums_are_refused_where_none_may_be() -> None:
    with pytest.raises(Undecided):
        bilinear = Bilinear(3)
        bilinear.product(bilinear.pair(0, 1), bilinear.variable(2))


# --- calls ---


def _compiled(text: str, folder: Path) -> Image:
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    (folder / "f.c").write_text(f"#include <stdint.h>\n#include <string.h>\n{text}\n", encoding="utf-8")
    return load(Recipe("c64 gcc -O1", "", ("f.c",), ("gcc", "-O1")).make(folder, folder))


def _call(text: str, folder: Path) -> Machine:
    image, forms = _compiled(text, folder), Forms(4)
    a, b = (tuple(forms.coefficient(which, place, 11) for place in range(4)) for which in (0, 1))
    arguments = [Argument("r", (None,) * 4, 2, "x", output=True), Argument("a", a, 2, "x"), Argument("b", b, 2, "x")]
    try:
        return [call.machine for call in calls(Code(image), forms, image.functions["f"], arguments)][-1]
    except Fault as fault:
        raise fault.__cause__ or fault from None


_F = "void f(uint16_t *r, const uint16_t *a, const uint16_t *b) {{ {} }}"


@pytest.mark.parametrize(("body", "error", "reason"), [
    ("r[4] = 0;", Violation, r"r\+8, outside"), ("r[-1] = 0;", Violation, "r-2, outside"),
    ("r[0] = b[4];", Violation, "outside b"), ("r[0] = b[-1];", Violation, "outside b"),
    ("((uint16_t *)(uintptr_t)b)[0] = a[0];", Violation, "outside the outputs"), ("if (a[0]) r[0] = 1;", Leak, "secret"),
    ("r[a[0] & 3] = 1;", Leak, "a secret is part of an address"), ("r[0] = (uint16_t)(a[0] % (b[0] | 1));", Undecided, "words"),
    ("static volatile uint16_t g; g = a[0];", Violation, "image"),
    ("static volatile uint16_t g; r[0] = g;", Undecided, "global"), ("r[0] = (uint16_t)(a[0] >> 1);", Undecided, "drops bits"),
    ("extern void h(void); h(); r[0] = a[0];", Undecided, "reaches h"),
    ('__asm__ volatile("xor %%ebx, %%ebx" ::: "cc");', Violation, "RBX is not restored"),
    ('__asm__ volatile("movw $1, -200(%%rsp)" ::: "memory");', Violation, "stack-200, outside"),
    ('__asm__ volatile("movaps (%0), %%xmm0" :: "r"(a) : "xmm0");', Undecided, "multiple of 16"),
    ('__asm__ volatile("cpuid" ::: "memory");', Undecided, "the model has no"),
])  # fmt: skip
def test_what_no_call_may_do(body: str, error: type[Exception], reason: str, tmp_path: Path) -> None:
    with pytest.raises(error, match=reason):
        _call(_F.format(body), tmp_path)


def test_the_end_is_reached(tmp_path: Path) -> None:
    machine = _call(_F.format("r[0] = (uint16_t)(a[0] * b[3] + 2 * a[1]);"), tmp_path)
    word = machine.read_lanes(Pointer("r", 0), 8)[0]
    assert sorted(zip(word.keys.tolist(), word.values.tolist(), strict=True)) == [(2, 2), (9 + 3, 1)]


def test_orders_in_memory_are_tried(tmp_path: Path) -> None:
    """An address that decides leads to both calls."""
    image, forms = _compiled(_F.format("if (a < b) { r[0] = a[0]; } else { r[0] = b[0]; }"), tmp_path), Forms(1)
    arguments = [Argument("r", (None,), 2, "x", output=True), Argument("a", (5,), 2, "x"), Argument("b", (6,), 2, "x")]
    results = {call.lanes("r") for call in calls(Code(image), forms, image.functions["f"], arguments, shared=False)}
    assert results == {(5,), (6,)}
    shared = {(p["r"], p["a"], p["b"]) for p in sharings(arguments)}
    assert shared == {("r", "r", "b"), ("r", "a", "r"), ("r", "a", "a"), ("r", "r", "r")}


def test_each_way_of_sharing_is_a_call(tmp_path: Path) -> None:
    """Where a word of an input is read after that of the output is written; what is written is read by the other name."""
    image, forms = _compiled(_F.format("r[0] = 7; __asm__ volatile(\"\" ::: \"memory\"); r[1] = a[0];"), tmp_path), Forms(2)
    arguments = [Argument("r", (None,) * 2, 2, "x", output=True), Argument("a", (5, 6), 2, "x"), Argument("b", (8, 9), 2, "x")]
    results = {(c.places["a"], c.places["b"]): c.lanes("r") for c in calls(Code(image), forms, image.functions["f"], arguments)}
    assert results == {("a", "b"): (7, 5), ("r", "b"): (7, 7), ("a", "r"): (7, 5), ("a", "a"): (7, 5), ("r", "r"): (7, 7)}
    with pytest.raises(Undecided, match="before it has read"):
        list(calls(Code(image), forms, image.functions["f"], arguments, few=True))


def _machine(image: Image, before: dict[tuple[str, str], bool]) -> Machine:
    machine = Machine(Forms(1), image, before=before)
    for name in "ab":
        machine.put(name, (0,) * 4, 2)
    return machine


def test_addresses_of_two_objects_compare(tmp_path: Path) -> None:
    image = _compiled(_F.format(""), tmp_path)
    with pytest.raises(Fork):
        _machine(image, {}).compare(Pointer("a", 0), Pointer("b", 0))
    machine = _machine(image, {("a", "b"): True})
    words = machine.lanewise

    def flags(x: Pointer, y: Pointer) -> tuple[int, int]:
        """CF, and whether CF or ZF; -1 where it is not known."""
        compared = machine.compare(x, y)
        carry, zero = compared["CF"], compared["ZF"]
        assert isinstance(carry, Laned) and isinstance(zero, Laned) and not carry.secret and not zero.secret
        return carry.lo, words.or_(carry, zero, 1).lo

    assert flags(Pointer("a", 8), Pointer("b", 0)) == (-1, 1)  # they may touch
    assert flags(Pointer("a", 6), Pointer("b", 0)) == (1, 1)
    assert flags(Pointer("b", 0), Pointer("a", 8)) == (0, -1)
    assert flags(Pointer("b", 2), Pointer("a", 8)) == (0, 0)
    assert machine.compared
    with pytest.raises(Undecided):
        machine.compare(Pointer("a", 10), Pointer("b", 0))
    with pytest.raises(Undecided):
        machine.compare(Pointer("a", 10), Pointer("a", 0))
    with pytest.raises(Fork):
        machine.compare(Pointer("a", 0), Pointer("stack", -8))


def test_words_of_lanes_are_known_where_all_lanes_are() -> None:
    forms = Forms(1)
    whole, unknown = forms.const(70000), forms.unknown("a register")
    assert forms.add(whole, forms.const(1), forms.const(0), 32, 1).lanes == split(70001, 16, 4)
    assert whole.is_constant and not whole.secret and unknown.secret and not unknown.is_constant
    assert forms.cut(forms.packed([unknown, whole], 32), 32, 32).lo == 70000
    assert forms.assemble([(forms.const(3), 0, 16), (unknown, 16, 64)]).lanes == (3, None, None, None)
    assert forms.spread(forms.const(1), 8).lo == 255
    with pytest.raises(Undecided):
        forms.low(unknown, 8)
    with pytest.raises(Undecided):
        forms.pick(forms.nothing(1), whole, whole)
    with pytest.raises(Undecided):
        forms.add(whole, unknown, forms.nothing(1), 64, 1)


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.sampled_from([8, 16, 32, 64]), st.integers(0, 63))
def test_lanes_agree_with_numbers(x: int, y: int, bits: int, count: int) -> None:
    """A word of bits that are variables with known values: what each operation makes of it, against the number."""
    domain = Bits(Tables(2))
    at = 2  # where variable 0 is 0 and variable 1 is 1
    letters = [(Bit(0, domain.algebra.variable(0)), Bit(0, domain.algebra.variable(1)))] * 64
    word = domain.of_lanes(tuple(pair[x >> place & 1] for place, pair in enumerate(letters)))

    def number(result: Laned) -> int:
        return sum((lane.function >> at & 1 if type(lane) is Bit else lane) << place for place, lane in enumerate(result.lanes))

    top = (1 << bits) - 1
    small, other, count = domain.low(word, bits), domain.const(y & top), count % bits
    assert number(word) == x and number(small) == x & top
    assert number(domain.and_(small, other, bits)) == x & y & top
    assert number(domain.or_(small, other, bits)) == (x | y) & top
    assert number(domain.xor(small, other, bits)) == (x ^ y) & top
    assert number(domain.invert(small, bits)) == ~x & top
    assert number(domain.shift_left(small, count, bits)) == x << count & top
    assert number(domain.shift_right(small, count)) == (x & top) >> count
    assert number(domain.shift_right_signed(small, count, bits)) == shifted("signed", x & top, count, bits)
    assert number(domain.bit_of(word, count)) == x >> count & 1
    assert number(domain.extended(small, bits, 64)) == shifted("signed", (x & top) << 64 - bits, 64 - bits, 64)
    assert number(domain.cut(word, count // 8 * 8, 8)) == x >> count // 8 * 8 & 255
    assert number(domain.assemble([(small, 0, bits), (domain.const(y), bits, 64)])) == y >> bits << bits | x & top
    shuffled = domain.assemble([(word, 24, 32), (domain.const(y), 0, 8), (word, 0, 8)])
    assert number(shuffled) == x >> 24 & 255 | (y & 255) << 8 | (x & 255) << 16
    assert number(domain.packed([domain.cut(word, 0, 8), domain.cut(word, 8, 8)], 8)) == x & 0xFFFF
    if count:
        rotated = domain.assemble([(small, bits - count, bits), (small, 0, bits - count)])
        assert number(rotated) == ((x & top) << count | (x & top) >> bits - count) & top
