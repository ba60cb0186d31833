# SPDX-License-Identifier: MIT
"""What is proved of lane Programs: bounds and congruence hold for every bundled prime, and are refused where they do not hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen.arith.lanes import columns as lanes
from ecgen.arith.lanes import digits as lane_digits
from ecgen.arith.lanes import montgomery as lane_montgomery
from ecgen.arith.lanes.catalog import arithmetic, lane_modulus
from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.curve.lanes.fuse import Writer
from ecgen.emit.lanes.points import fused_formulas
from ecgen.errors import GeneratorFault, LostCarry
from ecgen.field import Modulus
from ecgen.ir import SIGNED_LANE, Builder, Instr, Kind, Op, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.passes.lanes.bounds import check_lanes
from ecgen.passes.lanes.claims import FalseClaim, check_claim, is_shown
from ecgen.passes.pipeline import finished
from support.emitted import UNROLLED, spec_named


def modulus_of(name: str, index: int = 0) -> Modulus:
    return lane_modulus(make_library(load_bundled(name), None, "ifma", None).moduli(64)[index])


def program_of(modulus: Modulus, operation: str) -> Program:
    return finished(next(p for p in arithmetic(modulus) if p.contract.operation == f"{operation}8"))


@pytest.mark.parametrize("name", UNROLLED)
def test_claims_hold(name: str) -> None:
    for single in make_library(load_bundled(name), None, "ifma", None).moduli(64):
        modulus = lane_modulus(single)
        shown = [program for program in arithmetic(modulus) if is_shown(program.contract)]
        assert len(shown) == 6
        for program in shown:
            check_claim(finished(program), modulus)


def is_multiplier(instr: Instr) -> bool:
    return instr.op in (Op.MADDLO, Op.MADDHI)


def without(program: Program, chosen: Callable[[Instr], bool], index: int) -> Program:
    """The Program in which the index-th of some multiply-adds passes its accumulator on."""
    hits = [instr for instr in program.instrs if chosen(instr)]
    hit = hits[index]
    instrs = tuple(replace(i, op=Op.ADD, outs=(i.outs[0], None), args=(i.args[0], zero_of(program)), wraps=SIGNED_LANE)
                   if i is hit else i for i in program.instrs)  # fmt: skip
    return replace(program, instrs=instrs)


def zero_of(program: Program) -> Value:
    return next(out for i in program.instrs if i.op is Op.CONST and i.imm == 0 for out in i.defs)


@pytest.mark.parametrize("name", ["p192", "p256", "curve25519"])
@pytest.mark.parametrize("operation", ["mul", "sqr"])
def test_a_lost_product_is_noticed(name: str, operation: str) -> None:
    """For primes where no product of limbs is too small to have a high half."""
    modulus = modulus_of(name)
    program = program_of(modulus, operation)
    zero = next(index for index, i in enumerate(program.instrs) if i.op is Op.CONST and i.imm == 0)
    program = replace(program, instrs=(program.instrs[zero], *program.instrs[:zero], *program.instrs[zero + 1 :]))
    for index in range(sum(map(is_multiplier, program.instrs))):
        with pytest.raises(GeneratorFault):
            broken = without(program, is_multiplier, index)
            check_lanes(broken)
            check_claim(broken, modulus)


def test_a_wrong_digit_is_noticed() -> None:
    """The product with the form of another prime."""
    modulus = modulus_of("p256")
    form = lane_digits.form(modulus.number - (1 << 200), modulus.limbs)
    b = Builder("fe8_mul", 64)
    r = b.param("r", Kind.FIELD8, modulus.limbs, output=True, bound=2 * modulus.number)
    x, y = (b.load_limbs(b.param(name, Kind.FIELD8, modulus.limbs, bound=2 * modulus.number)) for name in "ab")
    b.store_limbs(r, lane_montgomery.weak(b, lane_montgomery.product(b, x, y, form), modulus.number, form))
    with pytest.raises(FalseClaim):
        check_claim(fold(b.build(program_of(modulus, "mul").contract)), modulus)


@pytest.mark.parametrize("factor", [3, 5])
def test_larger_inputs_are_refused(factor: int) -> None:
    """R = 16*p leaves room for factors below 2*p each, and below 4*p, but not for more."""
    modulus = modulus_of("p256")
    program = program_of(modulus, "mul")
    wide = replace(
        program, params=tuple(p if p.output else replace(p, bound=factor * p.bound) for p in program.params if p.bound)
    )
    with pytest.raises(LostCarry, match="may be"):
        check_lanes(wide)


def test_a_sum_that_overflows_is_refused() -> None:
    b = Builder("fe8_sum", 64)
    r = b.param("r", Kind.FIELD8, 1, output=True)
    x = b.load(b.param("a", Kind.FIELD8, 1))
    top = b.shl(x, 11)
    b.store(r, 0, b.shr(b.add_last(top, top, wraps=SIGNED_LANE), 12))
    with pytest.raises(LostCarry, match="overflow"):
        check_lanes(b.build(internal("sum")))


def test_a_limb_that_keeps_its_carry_is_refused() -> None:
    b = Builder("fe8_sum", 64)
    r = b.param("r", Kind.FIELD8, 1, output=True)
    x, y = (b.load(b.param(name, Kind.FIELD8, 1)) for name in "ab")
    b.store(r, 0, b.add_last(x, y, wraps=SIGNED_LANE))
    with pytest.raises(LostCarry, match="limb 0 of r"):
        check_lanes(b.build(internal("sum")))


WEIERSTRASS = ["p192", "p224", "p256", "p384", "p521", "secp192k1", "secp224k1", "secp256k1"]


@pytest.mark.quick("p192")
@pytest.mark.parametrize("name", WEIERSTRASS)
def test_fused_formulas_are_proved(name: str) -> None:
    """Their sums are not reduced: that nothing overflows and that points come out below 2*p is shown for each prime."""
    doubling, addition = fused_formulas(make_library(load_bundled(name), None, "ifma", None))
    assert (doubling.name, addition.name) == ("point8_dbl", "point8_add")
    for program in (doubling, addition):
        check_lanes(program)


def test_a_prime_that_is_not_sparse_has_no_fused_formulas() -> None:
    assert fused_formulas(make_library(spec_named("brainpoolp256r1"), None, "ifma", None)) == []


def test_a_difference_that_stays_negative_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Writer, "_raised", lambda self, x, least: x)
    assert fused_formulas(make_library(load_bundled("p256"), None, "ifma", None)) == []


def test_a_result_that_is_not_tightened_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Writer, "stored", lambda self, x: lanes.normalised(self.b, self._raised(x, 0).columns))
    assert fused_formulas(make_library(load_bundled("p256"), None, "ifma", None)) == []
