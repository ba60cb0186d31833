# SPDX-License-Identifier: MIT
"""Ladders in lanes: products modulo 2^k - c, the step as a Program and as assembled, and whole ladders against those for one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.arith.lanes import crandall as lane_crandall
from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.cli import make_library
from ecgen.curve.evaluate import evaluate
from ecgen.curve.lanes import ladder as lane_ladder
from ecgen.curve.lanes.ladder import CrandallWriter, draw_columns, number_of, step_program
from ecgen.curve.library import formula
from ecgen.emit import emit
from ecgen.errors import GeneratorFault, LostCarry
from ecgen.field import Modulus, Reduction
from ecgen.folder import write_folder
from ecgen.interpret import run
from ecgen.ir import LANE_LIMB, SIGNED_LANE, Builder, Kind, Op, Program
from ecgen.logic.contract import internal
from ecgen.passes.lanes.bounds import LaneView, check_lanes
from ecgen.passes.lanes.polynomial import Poly, weighted_sum
from ecgen.passes.pipeline import finished
from ecgen.rings import Residues
from ecgen.spec.load import load_file
from support.emitted import need, texts, write
from support.lane_step import assembled, run_assembled
from support.lanes_library import EMULATED, LANES, VECTOR, require_ifma
from support.x25519_lanes import Ladders, ladders
from support.x25519_model import multiples_of

#: Curve25519, M-221, M-383, M-511 by (p, A): p = 2^k - c, of 5 to 10 limbs, with 5 to 39 bits to spare in the top one.
CURVES = [(2**255 - 19, 486662), (2**221 - 3, 117050), (2**383 - 187, 2065150), (2**511 - 187, 530438)]
P, FACTOR = 2**255 - 19, 121665
ONES = (1 << 64) - 1


def in_lanes(prime: int) -> Modulus:
    return lane_modulus(Modulus(prime, Kind.FIELD, 64, -(-prime.bit_length() // 64), Reduction.CRANDALL))


def folded(modulus: Modulus, operation: str) -> Program:
    """A folded product of limbs below 2^(k + 1), by columns."""
    b, n = Builder(f"fe8_{operation}", 64), modulus.limbs
    writer, bound = CrandallWriter(b, modulus), 2 << modulus.bits
    r = b.param("r", Kind.COLUMNS8, n, output=True, coordinate=n, highest=writer.highest)
    x, y = (replace(writer.element(b.load_limbs(b.param(name, Kind.FIELD8, n, bound=bound))), hi=bound - 1) for name in "ab")
    product = writer.mul(x, y) if operation == "mul" else writer.sqr(x)
    b.store_limbs(r, product.columns)
    return finished(b.build(internal(operation)))


def difference(program: Program) -> Poly:
    """r less what it is to be, as a polynomial in the inputs and in what the foldings turn out to be, over a power of two: an
    integer, so that an odd prime divides it where it divides every coefficient."""
    view = LaneView(program, {})
    a, b = view.inputs["a"], view.inputs["b" if program.contract.operation == "mul" else "a"]
    expected = {tuple(sorted(m + n)): 0 for m in a.terms for n in b.terms}
    for m, x in a.terms.items():
        for n, y in b.terms.items():
            expected[tuple(sorted(m + n))] += x * y
    return view.expanded(weighted_sum([(1, view.output(program.param("r"))), (-1, Poly(expected))]))


@pytest.mark.parametrize("prime", [prime for prime, _ in CURVES])
@pytest.mark.parametrize("operation", ["mul", "sqr"])
def test_folded_products_are_congruent_for_all_inputs(prime: int, operation: str) -> None:
    remainder = difference(folded(in_lanes(prime), operation))
    assert all(coefficient % prime == 0 for coefficient in remainder.terms.values())


@pytest.mark.parametrize("operation", ["mul", "sqr"])
def test_a_lost_product_is_not_congruent(operation: str) -> None:
    program = folded(in_lanes(P), operation)
    zero = next(instr for instr in program.instrs if instr.op is Op.CONST and instr.imm == 0)
    hits = [instr for instr in program.instrs if instr.op in (Op.MADDLO, Op.MADDHI)]
    assert len(hits) == (60 if operation == "mul" else 40)  # 50 or 30 products, 9 to fold what is above, 1 for the top bits
    for hit in hits:
        broken = replace(program, instrs=tuple(
            replace(i, op=Op.ADD, outs=(i.outs[0], None), args=(i.args[0], *zero.defs), wraps=SIGNED_LANE) if i is hit else i
            for i in (zero, *(i for i in program.instrs if i is not zero))))  # fmt: skip
        remainder = difference(broken)
        assert any(coefficient % P for coefficient in remainder.terms.values()), hit


@pytest.mark.parametrize("prime", [2**448 - 2**224 - 1, 2**61 - 1, 2**256 - 2**32 - 977, 61, 2**521 - 1 - 2**40])
def test_primes_that_are_not_folded(prime: int) -> None:
    """Not 2^k - c with a small c; or of too few limbs."""
    assert lane_crandall.fold_of(in_lanes(prime)) is None


def cases(modulus: Modulus, count: int) -> Iterator[tuple[list[int], int, int]]:
    """Coordinates by columns as they may stand in memory, u, and whether the points change places."""
    rng, writer = random.Random(modulus.number), CrandallWriter(Builder("", 64), modulus)
    p, most = modulus.number, (1 << modulus.bits) - 1
    for _ in range(count):
        u = rng.choice((0, 1, 9, p - 1, p, most, rng.randrange(p)))
        yield [draw_columns(writer, rng) for _ in range(4)], u, rng.randrange(2)


def joined(state: list[int], modulus: Modulus) -> int:
    return sum(words << 64 * modulus.limbs * place for place, words in enumerate(state))


@pytest.mark.quick("57896044618658097711785492504343953926634992332820282019728792003956564819949-486662")
@pytest.mark.parametrize(("prime", "a"), CURVES)
def test_step(prime: int, a: int) -> None:
    """Any columns within their bounds, the largest among them; what comes out is within the same bounds again."""
    modulus, factor = in_lanes(prime), (a - 2) // 4
    step, size = finished(step_program(modulus, factor)), 64 * modulus.limbs
    highest = step.param("r").highest
    for state, u, swapped in cases(modulus, 60):
        places = state[2:] + state[:2] if swapped else state
        numbers = {name: number_of(words, modulus) for name, words in zip(("X2", "Z2", "X3", "Z3"), places, strict=True)}
        expected = evaluate(formula("montgomery_ladder"), {**numbers, "X1": u, "a24": factor}, Residues(prime))
        number = run(step, {"s": joined(state, modulus), "u": u, "mask": ONES * swapped})["r"]
        assert isinstance(number, int)
        for place, name in enumerate(("X4", "Z4", "X5", "Z5")):
            words = number >> size * place & (1 << size) - 1
            assert all(words >> 64 * k & ONES <= most for k, most in enumerate(highest))
            assert number_of(words, modulus) % prime == expected[name]


@pytest.mark.parametrize(("prime", "a"), CURVES)
@pytest.mark.parametrize("width", [64, 32])
def test_into_lanes_and_out_of_them(prime: int, a: int, width: int) -> None:
    modulus, bits = in_lanes(prime), prime.bit_length()
    single = Modulus(prime, Kind.FIELD, width, -(-bits // width), Reduction.CRANDALL)
    into, out_of = finished(lane_ladder.into_program(modulus, single)), finished(lane_ladder.out_of_program(modulus, single))
    for number in (0, 1, a, prime - 1, prime // 3):
        assert run(into, {"a": number})["r"] == number
    for (p, q, *_), _, swapped in cases(modulus, 60):
        r = run(out_of, {"p": p, "q": q, "mask": ONES * swapped})["r"]
        assert r == number_of(q if swapped else p, modulus) % prime
    for number in (0, 1, prime - 1, prime, prime + 1, (1 << bits) - 1):
        columns = sum((number >> LANE_LIMB * k & (1 << LANE_LIMB) - 1) << 64 * k for k in range(modulus.limbs))
        assert run(out_of, {"p": columns, "q": 0, "mask": 0})["r"] == number % prime


def test_larger_columns_are_refused() -> None:
    """The bounds of what a step leaves rest on those of what it takes."""
    step = finished(step_program(in_lanes(P), FACTOR))
    wide = tuple(replace(p, highest=tuple(32 * most + 31 for most in p.highest)) if p.name == "s" else p for p in step.params)
    with pytest.raises(LostCarry, match=r"overflow|column"):
        check_lanes(replace(step, params=wide))


def test_a_difference_that_stays_negative_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CrandallWriter, "_raised", lambda self, x, least: replace(x, lo=0))
    with pytest.raises(GeneratorFault):
        lane_ladder.programs(in_lanes(P), Modulus(P, Kind.FIELD, 64, 4, Reduction.CRANDALL), FACTOR)


@pytest.mark.slow
def test_the_step_as_assembled(tmp_path: Path) -> None:
    """The bytes in the prover's model of the processor, outputs over inputs too: word by word what the interpreter says."""
    need("nasm")
    folder = write(tmp_path / "curve25519", "curve25519", "ifma")
    image, modulus = assembled(folder, "curve25519_fe8_ifma.asm", tmp_path), in_lanes(P)
    step = finished(step_program(modulus, FACTOR))
    for iteration, (state, u, swapped) in enumerate(cases(modulus, 6)):
        given = {"s": joined(state, modulus), "u": u, "mask": ONES * swapped}
        assert run_assembled(image, "curve25519_ladder8_step", step, given, alias=iteration % 2 == 1) == run(step, given)["r"]


@pytest.mark.slow
def test_the_assembly_and_the_intrinsics_have_every_function_that_is_called() -> None:
    """The assembly's only jumps are the choice by CPUID, and the step, which has no plain form, has none."""
    files = texts("curve25519", "ifma")
    code = [line.split(";")[0].split() for line in files["curve25519_fe8_ifma.asm"].splitlines() if line.startswith("    ")]
    assert all(words[0] == "je" and words[1].endswith("_plain") for words in code if words and words[0].startswith("j"))
    step = files["curve25519_fe8_ifma.asm"].split("curve25519_ladder8_step:")[1].split("LEAVE")[0]
    assert not re.search(r"^ +j", step, re.MULTILINE)
    for name in ("ladder8_step", "ladder8_from_fe", "ladder8_to_fe"):
        assert f"LOCAL curve25519_{name}\n" in files["curve25519_fe8_ifma.asm"]
        assert f"curve25519_{name}(" in files["curve25519_lanes_ifma.c"]
        assert f"curve25519_{name}(" in files["curve25519_lanes.c"]


@pytest.mark.slow
@pytest.mark.parametrize("how", [EMULATED, "nasm", "plain32"])
def test_every_scalar_and_u_of_a_tiny_curve(tmp_path: Path, how: str) -> None:
    """F_61 has no Crandall form in lanes: field functions one by one."""
    lib = ladders(tmp_path, "mt61", how)
    multiples = {u: multiples_of(u, 4, 61, 128) for u in range(61)}
    pairs = [(scalar, u) for u in range(61) for scalar in range(128)]
    random.Random(61).shuffle(pairs)
    pairs = pairs if how != EMULATED else pairs[:1600]
    for first in range(0, len(pairs) - LANES + 1, LANES):
        scalars, us = zip(*pairs[first : first + LANES], strict=True)
        expected = [multiples[u][scalar] for scalar, u in zip(scalars, us, strict=True)]
        zeros = sum((x == 0) << lane for lane, x in enumerate(expected))
        assert lib.ladder(scalars, us, 7) == (zeros, expected)


#: RFC 7748, 5.2, X448: scalar, u, result.
X448 = (
    ("3d262fddf9ec8e88495266fea19a34d28882acef045104d0d1aae121700a779c984c24f8cdd78fbff44943eba368f54b29259a4f1c600ad3",
     "06fce640fa3487bfda5f6cf2d5263f8aad88334cbd07437f020f08f9814dc031ddbdc38c19c6da2583fa5429db94ada18aa7a7fb4ef8a086",
     "ce3e4ff95a60dc6697da1db1d85e6afbdf79b50a2412d7546d5f239fe14fbaadeb445fc66a01b0779d98223961111e21766282f73dd96b6f"),
    ("203d494428b8399352665ddca42f9de8fef600908e0d461cb021f8c538345dd77c3e4806e25f46d3315c44e0a5b4371282dd2c8d5be3095f",
     "0fbcc2f993cd56d3305b0b7d9e55d4c1a8fb5dbb52f8e9a1e9b6201b165d015894e56c4d3570bee52fe205e28a78b91cdfbde71ce8d157db",
     "884a02576239ff7a2f2f63b2db6a9ff37047ac13568e1e30fe63c4a7ad1b3ee3a5700df34321d62077e63633c575c1c954514e99da7c179d"),
)  # fmt: skip


#: RFC 7748, 4.2.
CURVE448 = """
name = "curve448"
[field]
prime = "2^448 - 2^224 - 1"
[curve]
form = "montgomery"
a = 156326
generator = [
    5, "0x7d235d1295f5b1f66c98ab6e58326fcecbae5d34f55545d060f75dc28df3f6edb8027e2346430d211312c4b150677af76fd7223d457b5b1a",
]
order = "2^446 - 0x8335dc163bb124b65129c96fde933d8d723a70aadc873d6d54a7bb0d"
cofactor = 4
"""


def x448(lib: Ladders, case: int) -> tuple[int, int, int]:
    scalar, u, result = (int.from_bytes(bytes.fromhex(text), "little") for text in X448[case])
    return scalar & (1 << 447) - 4 | 1 << 447, u % lib.field.number, result


@pytest.mark.slow
@pytest.mark.parametrize("how", [EMULATED, *(pytest.param(how, marks=pytest.mark.slow) for how in ("nasm", "plain"))])
def test_x448_by_ladders(tmp_path: Path, how: str) -> None:
    """A prime without Crandall's form: field functions one by one."""
    if how in VECTOR:
        require_ifma()
    spec = tmp_path / "curve448.toml"
    spec.write_text(CURVE448, encoding="utf-8")
    write_folder(tmp_path / "curve448", emit(make_library(load_file(spec), None, "ifma", None), "test"))
    lib = Ladders(tmp_path / "curve448", how)
    cases = [x448(lib, lane % 2) for lane in range(LANES)]
    scalars, us, results = zip(*cases, strict=True)
    assert lib.ladder(scalars, us, 448) == (0, list(results))


@pytest.mark.slow
@pytest.mark.parametrize("bits", [0, 1, 8, 31, 32, 33, 64, 129])
def test_scalars_of_any_length(bits: int, emulated: Ladders) -> None:
    """Bits above those that count do not count."""
    rng, length = random.Random(bits), (bits + 7) // 8
    scalars = [rng.getrandbits(8 * length) if length else 0 for _ in range(LANES)]
    us = [rng.choice((9, 0, P - 1, rng.randrange(P))) for _ in range(LANES)]
    zeros, results = emulated.ladder(scalars, us, bits)
    emulated.library.test_clear_ifma()
    assert (zeros, results) == emulated.ladder(scalars, us, bits)
    emulated.library.test_set_ifma()


@pytest.fixture(scope="module")
def emulated(tmp_path_factory: pytest.TempPathFactory) -> Ladders:
    return ladders(tmp_path_factory.mktemp("ladder8"), "curve25519", EMULATED)
