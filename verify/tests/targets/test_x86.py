# SPDX-License-Identifier: MIT
"""The x86-64 printer gives every Program its meaning: register allocation, spills, saved flags, aliasing, the ABI."""

from __future__ import annotations

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.arith import catalog
from ecgen.arith.reduce import montgomery_inverse
from ecgen.arith.shape import Shape
from ecgen.bundled import load_bundled
from ecgen.ir import Builder, Instr, Kind, Op, Program
from ecgen.library import Library, Target
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.passes.pipeline import finished
from ecgen.targets.scheduler import Flag, Machine, Placed
from ecgen.targets.x86 import nasm
from ecgen.targets.x86 import select as x86
from ecgen.targets.x86.function import code
from support.emitted import UNROLLED
from support.native import Native, assemble, check_all, isolated, link
from support.random_programs import Style, random_program

pytestmark = pytest.mark.skipif(shutil.which("nasm") is None, reason="nasm is not installed")

HAS_ADX = {"adx", "bmi2"} <= set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8")))
VARIANTS = (True, False) if HAS_ADX else (False,)

STYLES = {
    "short": Style(size=12, far=0.5, gap=0.3),
    "rows": Style(size=150, far=0.2, gap=0.1, rows=0.9),
    "chains": Style(size=120, far=0.1, gap=0.0, rows=0.2),
    "gaps": Style(size=120, far=0.3, gap=0.5),
    "far": Style(size=250, far=1.0, gap=0.2),
    "bytes": Style(size=60, far=0.7, gap=0.2),
}


def function(symbol: str, lines: Iterable[str]) -> str:
    body = "\n".join(f"    {line}" for line in lines)
    return f"global {symbol}:function\nalign 16\n{symbol}:\n    endbr64\n{body}\n    ret\n"


def build(folder: Path, bodies: Mapping[str, Iterable[str]]) -> Path:
    text = "bits 64\ndefault rel\nsection .text\n" + "\n".join(function(*item) for item in bodies.items())
    note = "section .note.GNU-stack noalloc noexec nowrite progbits\n"
    return link(folder, [assemble(folder, "functions", text + note)])


def compare(folder: Path, programs: Iterable[Program], runs: int) -> None:
    """Print, assemble and run every Program in both variants."""
    symbols = {f"{program.name}_{'adx' if adx else 'x64'}": (program, adx) for program in programs for adx in VARIANTS}
    library = build(folder, {symbol: nasm.body(code(program, adx=adx)) for symbol, (program, adx) in symbols.items()})
    isolated(lambda note: check_all(Native(library), {s: program for s, (program, _) in symbols.items()}, runs, note))


def random_programs(style: str, count: int) -> list[Program]:
    """Two thirds of them folded, as what is emitted is."""
    drawn = [random_program(random.Random(f"{style} {i}"), STYLES[style], f"{style}_{i}") for i in range(count)]
    return [fold(program) if i % 3 else program for i, program in enumerate(drawn)]


@pytest.mark.quick("short")
@pytest.mark.parametrize("style", STYLES)
def test_random_programs(style: str, tmp_path: Path) -> None:
    compare(tmp_path, random_programs(style, 60), runs=12)


@pytest.mark.quick("short")
@pytest.mark.parametrize("style", STYLES)
def test_random_programs_that_read_constants_often(style: str, tmp_path: Path) -> None:
    compare(tmp_path, [replace(program, reads_constants_often=True) for program in random_programs(style, 30)], runs=8)


@pytest.mark.parametrize("name", ["p521", "p224"])
def test_reduction_by_the_inverse(name: str, tmp_path: Path) -> None:
    """Multiplication and squaring modulo the group orders, which have no special form."""
    (_, order) = Library(load_bundled(name), name, "auto", (Target.ADX,)).moduli(64)
    assert montgomery_inverse.suits(order.number, 64, order.limbs)
    shape = Shape(inverse=True)
    programs = [finished(write(order, shape)) for write in (catalog.multiplication, catalog.squaring)]
    assert order.reduces_by_inverse and all(program.reads_constants_often for program in programs)
    compare(tmp_path, programs, runs=40)


def test_long_chains_for_a_carry_alone_are_paired() -> None:
    """The usual step at the end takes the lowest word's carry; with few words plain additions are faster."""
    for name, paired in (("p224", False), ("p521", True)):
        (_, order) = Library(load_bundled(name), name, "auto", (Target.ADX,)).moduli(64)
        program = finished(catalog.multiplication(order, Shape(inverse=True)))
        lines = nasm.body(code(program, adx=True))
        last = lines[max(i for i, line in enumerate(lines) if "imul" in line) :]
        step = last[: next(i for i, line in enumerate(last) if line.startswith("; subtract"))]
        assert any(line.startswith("adox") for line in step) is paired, name


def test_constants_that_are_read_often_are_built_once(tmp_path: Path) -> None:
    """Sixteen wide constants, which are more than there are registers, each read five times, in turns."""
    b = Builder("often", 64)
    r, (word,) = b.param("r", Kind.LIMBS, 1, output=True), b.load_limbs(b.param("a", Kind.LIMBS, 1))
    constants = [b.const((1 << 60) + (1 << 40) * i + 1) for i in range(16)]
    for constant in 5 * constants:
        word = b.add_last(b.xor(word, constant), word, wraps="modulo W")
    b.store(r, 0, word)
    usual = b.build(internal("test"))
    often = replace(usual, name="kept", reads_constants_often=True)
    built = {program.name: Counter(line.split(", ")[1] for line in nasm.body(code(program, adx=True))
                                   if re.fullmatch(r"mov \w+, 0x1\w{15}", line)) for program in (usual, often)}  # fmt: skip
    assert len(built["often"]) == len(built["kept"]) == 16
    assert max(built["often"].values()) > 3, "the registers suffice"
    assert max(built["kept"].values()) <= 3, "two reads before a constant is stored, or two reads that are left"
    compare(tmp_path, [usual, often], runs=30)


def halvings(name: str, *, early: bool = False, twice: bool = False, stored: bool = False, lost: bool = False) -> Program:
    """Words halved whose lowest bits decide, in a row.

    `early`: the half is read before the bit is made; `twice`: x & 1 is read by two; `stored`: x & 1 leaves the Program; `lost`:
    other sums stand between the bit and what reads it.
    """
    b = Builder(name, 64, in_order=True)
    r = b.param("r", Kind.LIMBS, 2, output=True)
    x, y = b.load_limbs(b.param("a", Kind.LIMBS, 2))
    zero, one, ones = b.const(0), b.const(1), b.const((1 << 63) - 1)
    parity = zero
    for _ in range(12):
        half = b.shr(x, 1)
        if early:
            y = b.xor(y, half)
        parity = b.and_(x, one)
        odd = b.borrow_of_sub(zero, parity)
        if twice:
            y = b.add_last(y, parity, wraps="modulo W")
        if lost:
            y = b.add_last(y, x, wraps="modulo W")
        addend = b.select(odd, y, ones)
        y = b.xor(y, b.select(b.borrow_of_sub(addend, half), ones, zero))
        x = b.add_last(half, addend, odd, wraps="modulo W")
    b.store_limbs(r, [parity if stored else x, y])
    return b.build(internal("test"))


def test_a_shift_by_one_leaves_the_lowest_bit_in_a_flag(tmp_path: Path) -> None:
    """In place of the borrow of 0 - (x & 1), where nothing else reads that word; a Program in order stays so."""
    alone, lost = halvings("alone"), halvings("lost", lost=True)
    others = [halvings(name, **{name: True}) for name in ("early", "twice", "stored")]
    for program in (alone, lost):
        lines = nasm.body(code(program, adx=True))
        assert sum(line.startswith("shr") for line in lines) == 12
        assert not any(line.startswith(("neg", "and")) for line in lines), program.name
    assert [sum(line.startswith("neg") for line in nasm.body(code(program, adx=True))) > 0 for program in others] == [True] * 3
    compare(tmp_path, [alone, lost, *others, *(replace(program, name=f"{program.name}_any", in_order=False)
                                               for program in (alone, lost, *others))], runs=40)  # fmt: skip


def test_constants_that_stay_are_copied(tmp_path: Path) -> None:
    """A choice between two constants that are read again builds neither anew, in a Program that is in order."""
    b = Builder("chosen", 64, in_order=True)
    r, (x,) = b.param("r", Kind.LIMBS, 1, output=True), b.load_limbs(b.param("a", Kind.LIMBS, 1))
    few, many = b.const(0x1234567), b.const((1 << 63) - 1)
    for _ in range(12):
        x = b.xor(b.shr(x, 1), b.select(b.borrow_of_sub(x, many), few, many))
    b.store(r, 0, x)
    program = b.build(internal("test"))
    built = [sum(line.endswith((", 0x7fffffffffffffff", ", 0x1234567")) for line in nasm.body(code(one, adx=True)))
             for one in (program, replace(program, in_order=False))]  # fmt: skip
    assert built[0] <= 4 and built[1] >= 10
    compare(tmp_path, [program], runs=40)


def any_order(rng: random.Random, program: Program, machine: Machine) -> list[Placed]:
    """Some order in which everything is made before it is read, with flags asked for at random."""
    instrs = [i for i in program.instrs if i.op not in (Op.LOAD, Op.CONST)]
    maker = {value: i for i in instrs for value in i.defs}
    waits = {i: {maker[arg] for arg in i.args if arg in maker} for i in instrs}
    flags = [None, Flag.CARRY, Flag.OVERFLOW] if machine.two_carries else [None]
    ready, out, newest = [i for i in instrs if not waits[i]], list[Placed](), rng.random()
    while ready:
        instr: Instr = ready.pop(-1 if rng.random() < newest else rng.randrange(len(ready)))
        out.append(Placed(instr, rng.choice(flags), clear=rng.random() < 0.1))
        for other in instrs:
            if instr in waits[other]:
                waits[other].remove(instr)
                if not waits[other]:
                    ready.append(other)
    return out


@pytest.mark.quick("short")
@pytest.mark.parametrize("style", ["short", "rows", "gaps"])
def test_any_order_is_correct(style: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is a matter of speed alone, so that a search may change it."""
    rng = random.Random(style)
    monkeypatch.setattr(x86, "schedule", lambda program, machine: any_order(rng, program, machine))
    compare(tmp_path, random_programs(style, 60), runs=8)


@pytest.mark.slow
def test_random_programs_reach_every_instruction(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above mean little if the allocator is never short of registers or no flag is ever saved."""
    bodies = [nasm.body(code(program, adx=adx))
              for style in STYLES for program in random_programs(style, 20) for adx in (True, False)]  # fmt: skip
    rng = random.Random("reach")
    monkeypatch.setattr(x86, "schedule", lambda program, machine: any_order(rng, program, machine))
    bodies += [nasm.body(code(program, adx=True)) for program in random_programs("rows", 10)]
    text = "\n".join(line for body in bodies for line in body if not line.startswith(";"))
    assert set(re.findall(r"^\w+", text, re.MULTILINE)) >= {
        "adc", "adcx", "add", "adox", "and", "bswap", "bt", "cmovc", "cmovnc", "cmp", "imul", "lea", "mov", "movzx", "mul",
        "mulx", "neg", "not", "or", "pop", "push", "sbb", "setc", "seto", "shl", "shlx", "shr", "shrd", "shrx", "sub", "xor",
    }  # fmt: skip
    for pattern in (r"mov qword \[rsp", r"mov \w+, qword \[rsp", r"bt qword \[rsp", r"mov word \[", r"mov byte \[", r"push r15"):
        assert re.search(pattern, text), pattern
    assert not re.search(r"\[rsp - ", text), "no red zone"


@pytest.mark.quick("p192", "sqisign_lvl1")
@pytest.mark.parametrize("name", UNROLLED)
def test_emitted_programs(name: str, tmp_path: Path) -> None:
    library = Library(load_bundled(name), name, "auto", (Target.ADX, Target.X64))
    compare(tmp_path, [fold(p) for modulus in library.moduli(64) for p in catalog.programs(modulus, Target.ADX.shape)], runs=4)


def test_borrow_from_the_overflow_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A carry that was made in OF is read by what can read CF only, and by selections."""
    b = Builder("of", 64)
    r, a = b.param("r", Kind.LIMBS, 3, output=True), b.load_limbs(b.param("a", Kind.LIMBS, 4))
    total, carry = b.add(a[0], a[1])
    less = b.sub_last(a[2], a[3], carry, wraps="modulo W")
    b.store_limbs(r, [total, less, b.select(carry, a[0], a[2])])
    program = b.build(internal("test"))

    def order(program: Program, machine: Machine) -> list[Placed]:
        first, *rest = (i for i in program.instrs if i.op is not Op.LOAD)
        return [Placed(first, Flag.OVERFLOW, clear=True), *map(Placed, rest)]

    monkeypatch.setattr(x86, "schedule", order)
    if HAS_ADX:
        assert any(line.startswith("adox") for line in nasm.body(code(program, adx=True)))
    compare(tmp_path, [program], runs=50)


def test_groups_that_need_parts_of_each_other(tmp_path: Path) -> None:
    """Two carry chains, each of which reads what the other has made in the middle."""
    b = Builder("tangled", 64)
    r, a = b.param("r", Kind.LIMBS, 2, output=True), b.load_limbs(b.param("a", Kind.LIMBS, 4))
    first, c = b.add(a[0], a[1])
    low, d = b.add(a[2], a[3])
    chosen = b.select(c, low, a[0])
    high, d = b.add(first, chosen, d)
    b.store_limbs(r, [high, b.add_last(chosen, low, d, wraps="modulo W")])
    compare(tmp_path, [b.build(internal("test"))], runs=50)


def test_carry_that_is_read_twice(tmp_path: Path) -> None:
    """Where two chains run side by side, the next link overwrites the only flag that holds the carry."""
    b = Builder("twice", 64)
    r, a = b.param("r", Kind.LIMBS, 9, output=True), b.load_limbs(b.param("a", Kind.LIMBS, 6))
    out = []
    for x in (a, a[::-1]):
        total, c = b.add(x[0], x[1])
        again = b.add_last(x[2], x[3], c, wraps="modulo W")
        out += [total, again, b.add_last(x[4], x[5], c, wraps="modulo W")]
    total, c = b.add(out[0], out[3])
    again, d = b.add(out[1], out[4], c)
    b.store_limbs(r, [*out, total, again, b.add_last(out[2], out[5], d, wraps="modulo W")])
    compare(tmp_path, [b.build(internal("test"))], runs=50)


def chain_of(length: int) -> Program:
    """Plain instructions, each of which reads the one before, and at their end a carry that needs them all."""
    b = Builder(f"long_{length}", 64)
    r, a = b.param("r", Kind.LIMBS, 1, output=True), b.load(b.param("a", Kind.LIMBS, 1))
    x = a
    for _ in range(length):
        x = b.xor(b.shl(x, 1), a)
    total, carry = b.add(x, a)
    b.store(r, 0, b.add_last(total, total, carry, wraps="modulo W"))
    return b.build(internal("test"))


def shared_products(depth: int) -> Program:
    """Each product is read twice by the next: 2^depth ways lead from the last one to the first."""
    b = Builder(f"shared_{depth}", 64)
    r, a = b.param("r", Kind.LIMBS, 1, output=True), b.load(b.param("a", Kind.LIMBS, 1))
    low, high = b.mul(a, a)
    for _ in range(depth):
        low, high = b.mul(low, high)
    total, carry = b.add(low, high)
    b.store(r, 0, b.add_last(total, total, carry, wraps="modulo W"))
    return b.build(internal("test"))


def test_long_and_deep_programs(tmp_path: Path) -> None:
    """Neither Python's recursion limit nor the number of ways through a Program is in the way."""
    large = random_program(random.Random("large"), Style(size=3000, far=0.6, gap=0.2), "large")
    compare(tmp_path, [chain_of(3000), shared_products(60), large], runs=3)


def test_six_parameters_fit_and_seven_do_not() -> None:
    b = Builder("many", 64)
    r = b.param("r", Kind.LIMBS, 1, output=True)
    words = [b.load(b.param(f"a{i}", Kind.LIMBS, 1)) for i in range(5)]
    b.store(r, 0, b.xor(words[0], words[4]))
    assert nasm.body(code(b.build(internal("test")), adx=False))
    b.param("a5", Kind.LIMBS, 1)
    with pytest.raises(ValueError, match="7 parameters"):
        nasm.body(code(b.build(internal("test")), adx=False))
