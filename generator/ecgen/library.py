# SPDX-License-Identifier: MIT
"""What one request emits: its moduli, its reductions and, for each target, its checked Programs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from ecgen.arith import catalog
from ecgen.arith.cost import cost
from ecgen.arith.facts import Facts
from ecgen.arith.reduction import refusal
from ecgen.arith.shape import Depth, Scan, Shape
from ecgen.errors import UsageError
from ecgen.field import MOST_UNROLLED, REQUESTS, Modulus, Reduction, is_long
from ecgen.ir import Kind, Program
from ecgen.passes.fold import fold
from ecgen.programs import checked_blocks, checked_multiplication, checked_programs, facts_of
from ecgen.proofs import bundled_proofs
from ecgen.spec.load import Spec
from ecgen.tuned import MICROARCHITECTURE, bundled_schedules, measured_shape, serving


class Target(StrEnum):
    C64 = "c64"
    C32 = "c32"
    X64 = "x64"
    ADX = "x64-adx"

    @property
    def width(self) -> int:
        return 32 if self is Target.C32 else 64

    @property
    def shape(self) -> Shape:
        """Multiplications on plain x86-64 overwrite the flags, so that columns suit it; rows suit the rest."""
        return Shape(scan=Scan.COLUMNS if self is Target.X64 else Scan.ROWS)


class Syntax(StrEnum):
    """How assembly is written: for NASM, or for the C compiler's assembler."""

    NASM = "nasm"
    GNU = "gnu"

    @property
    def suffix(self) -> str:
        """How the names of the files end."""
        return ".S" if self is Syntax.GNU else ".asm"


class Layout(StrEnum):
    """How many files the code is in: a few, cut by meaning, or one of C and one of assembly."""

    SEVERAL = "several"
    SINGLE = "single"


class Hash(StrEnum):
    """Whose SHA-2 keys and signatures are made by: the folder's own, or that of the program that the folder is linked with."""

    OWN = "own"
    EXTERN = "extern"


#: The foldings behind `--reduction solinas`, which asks for any folding by the prime's signed form.
_FOLDINGS = (Reduction.CRANDALL, Reduction.SOLINAS)

#: kB of the table for multiples of the generator unless asked otherwise, and for primes of so many bits, where more was measured
#: to pay (docs/benchmarks.md): 72 kB for a curve of 256 bits, 48 for Ed25519. AWS-LC and OpenSSL have 148 for P-256.
_BASE_TABLE, _LARGER_TABLE, _LARGER_BITS = 32, 80, range(225, 257)
#: What the command line says of them.
BASE_TABLES = "80 for primes of 225 to 256 bits, 32 for others"


@dataclass(frozen=True)
class Library:
    """One curve or field, ready to be rendered.

    `reduction` is the request: a Reduction's name, or "auto"; `field_only` leaves the curve layer out; `base_table`: what the
    table for multiples of the generator may take at most, in kB; `schedules`: the folder of tuned schedules and shapes, of which
    those for `microarchitecture` are used; `is_named`: before the exceptions of the default; `others`: microarchitectures
    whose orders stand beside, and the processor's own serves; `proofs`: the folder of the records of what was proved; `lanes`:
    whether AVX-512 IFMA is used; `size`: whether loops take the place of unrolled code and of tables, for small targets;
    `layout`: how many files there are; `hash`: whose SHA-2 is used; `common`: where SHA-2, wiping and the probe of the processor
    are that several curves share, seen from the folder above the output folder; None where the output folder has its own.
    """

    spec: Spec
    prefix: str
    reduction: str
    targets: tuple[Target, ...]
    field_only: bool = False
    base_table: int | None = None
    schedules: Path = field(default_factory=bundled_schedules)
    microarchitecture: str = MICROARCHITECTURE
    is_named: bool = False
    others: tuple[str, ...] = ()
    proofs: Path = field(default_factory=bundled_proofs)
    lanes: bool = False
    syntax: Syntax = Syntax.NASM
    size: bool = False
    layout: Layout = Layout.SEVERAL
    hash: Hash = Hash.OWN
    common: str | None = None

    @property
    def has_curve_layer(self) -> bool:
        """Whether points of a short Weierstrass curve are emitted."""
        return self.spec.curve is not None and self.spec.curve.form == "weierstrass" and not self.field_only

    @property
    def has_extension(self) -> bool:
        """Whether the field of p^2 elements is emitted."""
        return self.spec.extension and not self.field_only

    @property
    def has_twist(self) -> bool:
        """Whether G2 is emitted."""
        return self.spec.twist is not None and not self.field_only

    @property
    def table_room(self) -> int:
        """Bytes that the table for multiples of the generator may take."""
        usual = _LARGER_TABLE if self.spec.prime.bit_length() in _LARGER_BITS else _BASE_TABLE
        return 1024 * (usual if self.base_table is None else self.base_table)

    @property
    def eight_at_once(self) -> bool:
        """Whether functions on eight elements at once are emitted: not modulo long numbers, for they are unrolled."""
        return self.lanes and not is_long(self.spec.prime)

    @property
    def orders(self) -> tuple[str, ...]:
        """The microarchitectures in whose orders assembly is, by number, where there are several."""
        first = "default" if self.microarchitecture in self.others else self.microarchitecture
        return (first, *self.others) if self.others else ()

    @property
    def tuned_for(self) -> str:
        """Where the orders come from, for reports."""
        return " or ".join(self.orders) or self.microarchitecture

    def of_others(self) -> dict[str, Library]:
        """The same for each of the other microarchitectures whose orders stand beside."""
        return {name: replace(self, microarchitecture=name, is_named=True, others=()) for name in self.others}

    def order_of(self, function: str) -> str:
        """The microarchitecture in whose order a function is, if there is a tuned one."""
        return serving(self.schedules, self.spec.name, function, self.microarchitecture if self.is_named else None)

    def moduli(self, width: int) -> tuple[Facts, ...]:
        """The field prime and, for a curve, the group order, for words of `width` bits, 64 or 32."""
        return self._moduli[width]

    @cached_property
    def _moduli(self) -> dict[int, tuple[Facts, ...]]:
        numbers = [(self.spec.prime, Kind.FIELD, self.field_reduction)]
        if self.spec.curve is not None:
            numbers.append((self.spec.curve.order, Kind.SCALAR, Reduction.MONTGOMERY))
        return {width: tuple(facts_of(number, kind, width, self._limbs(number, width), reduction, for_size=self.size)
                             for number, kind, reduction in numbers) for width in (64, 32)}  # fmt: skip

    def _limbs(self, number: int, width: int) -> int:
        """The fewest words, and as many more as the spec asks for beyond the fewest for its prime; whole blocks of long ones."""
        if is_long(number):
            return self.spec.limbs * (64 // width)
        spare = self.spec.limbs - -(-self.spec.prime.bit_length() // 64)
        return -(-number.bit_length() // width) + spare * (64 // width)

    @cached_property
    def field_reduction(self) -> Reduction:
        """The reduction of the field. Raises UsageError when the one asked for does not suit the prime."""
        if self.size:
            return self._reduction_for_size
        request = self.reduction if self.reduction != "auto" else self.spec.reduction
        if request == "auto":
            # where they cost the same, residues that stand for themselves spare the user a form
            fitting = [r for r in REQUESTS if self._refusal(r) is None]
            if len(fitting) == 1:
                return fitting[0]
            return min(fitting, key=lambda r: (self._price(r), r is Reduction.MONTGOMERY))
        if request == Reduction.SOLINAS:
            fitting = [r for r in _FOLDINGS if self._refusal(r) is None]
            if fitting:
                return min(fitting, key=self._price)
        reason = self._refusal(Reduction(request))
        if reason is not None:
            asked = f"--reduction {request}" if self.reduction != "auto" else f"key 'field.reduction' = {request}"
            raise UsageError(f"{self.spec.source}: {asked}: {reason}")
        return Reduction(request)

    @property
    def _reduction_for_size(self) -> Reduction:
        """Montgomery's, whatever the specification asks for: one loop for both moduli. Raises UsageError for another one."""
        if self.reduction not in ("auto", Reduction.MONTGOMERY):
            raise UsageError(f"{self.spec.source}: --reduction {self.reduction}: --size reduces by Montgomery's method only")
        return Reduction.MONTGOMERY

    def _refusal(self, reduction: Reduction) -> str | None:
        if is_long(self.spec.prime) and reduction is not Reduction.MONTGOMERY:
            return f"primes of more than {MOST_UNROLLED} bits are reduced by Montgomery's method only"
        reasons = (refusal(reduction, self.spec.prime, w, self._limbs(self.spec.prime, w)) for w in (64, 32))
        return next((reason for reason in reasons if reason is not None), None)

    def _price(self, reduction: Reduction) -> int:
        """What a multiplication and a squaring cost with 64-bit words, by the model."""
        facts = facts_of(self.spec.prime, Kind.FIELD, 64, self._limbs(self.spec.prime, 64), reduction)
        return sum(cost(fold(write(facts, facts.by_rows))) for write in (catalog.multiplication, catalog.squaring))

    def programs(self, modulus: Facts, target: Target) -> list[Program]:
        """The public straight-line functions of one modulus: folded, carries proved, checked on edge cases.

        Of a long modulus these are the kernels that its public functions, loops in C, call.
        Raises LostCarry or Mismatch, both of which mean that the generator is wrong.
        """
        if modulus.is_long:
            return list(checked_blocks(modulus, target.shape.scan))
        programs = list(checked_programs(modulus, self.shape(modulus, target)))
        measured = self.measured_multiplication(modulus, target)
        if measured is None:
            return programs
        return [checked_multiplication(modulus, measured) if p.contract.operation == "mul" else p for p in programs]

    def measured_multiplication(self, modulus: Modulus, target: Target) -> Shape | None:
        """How the multiplication in C is made where that was measured to be faster on the microarchitecture than the usual way.

        Squares stay as they are: p751's are slower with the reduction that its multiplication gains by.
        """
        if target is not Target.C64 or modulus.kind is not Kind.FIELD:
            return None
        return measured_shape(self.schedules, self.microarchitecture, self.spec.name, target)

    def shape(self, modulus: Facts, target: Target) -> Shape:
        """How products are made, but for `measured_multiplication`: in assembly with BMI2 and ADX as was measured to be faster on
        the microarchitecture, where that is known; elsewhere the usual way."""
        measured = None
        if target is Target.ADX and modulus.kind is Kind.FIELD:
            measured = measured_shape(self.schedules, self.microarchitecture, self.spec.name, target)
        return measured or _shape(modulus, target)


def _shape(facts: Facts, target: Target) -> Shape:
    """Products halved where that suits: in C recursively; in assembly once, for more levels keep more words than there are
    registers. Where p is 2^k - 1, rows are halved once.

    In C, products that are folded are made by the words of the first factor: with clang the slower of both operands gains by it.
    Of the integers modulo the group order few products are made: their reduction stays the usual one.
    """
    if target.shape.scan is Scan.COLUMNS:
        return target.shape
    if facts.reduction.request is Reduction.CRANDALL and target is Target.C64:
        return replace(facts.by_rows, swapped=True)
    by_words = target in (Target.ADX, Target.C64) and facts.kind is Kind.FIELD
    inverse, alternating = by_words and facts.reduces_by_inverse, by_words and facts.reduces_in_turns
    if facts.is_montgomery and facts.halves_evenly():
        return Shape(karatsuba={Target.ADX: Depth.ONE, Target.C64: Depth.RECURSIVE}.get(target, Depth.NONE), inverse=inverse,
                     alternating=alternating)  # fmt: skip
    return replace(facts.by_rows, inverse=inverse, alternating=alternating)
