# SPDX-License-Identifier: MIT
"""One function to tune: its known answers, the code it is compared with, and the check of what the search brings back."""

from __future__ import annotations

import ctypes
import itertools
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ecgen.arith.divsteps.matrix import initial_delta
from ecgen.arith.limbs import split
from ecgen.common_schedules import common_schedule
from ecgen.curve.formula import Formula
from ecgen.emit.curve.fused import known_answers
from ecgen.errors import CheckFailed, UsageError
from ecgen.field import Modulus
from ecgen.interpret import run as run_program
from ecgen.ir import Kind, Program
from ecgen.library import Library
from ecgen.passes.digest import digest
from ecgen.passes.variants import variants
from ecgen.reference import expected
from ecgen.rings import QuadraticField
from ecgen.selfcheck import edge_numbers
from ecgen.targets.x86 import nasm
from ecgen.targets.x86.function import code
from ecgen.targets.x86.tuned_schedule import TunedSchedule, parse_code
from ecgen.targets.x86.validate import suits
from ecgen.tuned import scheduled_variant
from ecgen_bench.system.tools import find_compilers, find_nasm, run
from ecgen_bench.tune.engine import Found
from ecgen_bench.tune.lower import Lowered, lower, lower_by_schedule, lower_plainly

#: Known answers that every candidate must give before it is timed; the last check of what is kept uses more.
_ANSWERS, _LAST_CHECK = 48, 10_000


class Answer(NamedTuple):
    """a, b, result: arrays of words as one number each, b 0 where the function takes one operand; returned: 0 where it returns
    nothing; mask: what it takes behind its operands, 0 where it takes none."""

    a: int
    b: int
    result: int
    returned: int = 0
    mask: int = 0


#: Known answers without end.
Answers = Callable[[random.Random], Iterator[Answer]]


@dataclass(frozen=True)
class Start:
    """Where a search may begin: a variant of the function's Program, and a schedule of it. `searched`: by a search before."""

    program: Program
    lowered: Lowered
    searched: bool = False


@dataclass(frozen=True)
class Task:
    """A function r = f(a) or f(a, b) of arrays of words, or f(a, b, mask), with known answers."""

    program: Program
    answers: Answers

    def __post_init__(self) -> None:
        result, *inputs = self.program.params
        masks = [p for p in inputs if p.kind is Kind.MASK]
        arrays = len(inputs) - len(masks)
        single = result.output and not any(p.output for p in inputs)
        takes = arrays <= 2 if not masks else arrays == 2 and masks == inputs[2:]
        if not (single and takes and suits(self.program)):
            raise UsageError(f"tune: {self.program.name} is no function r = f(a) or f(a, b) of elements or points")

    @property
    def arity(self) -> int:
        """How many operands are of the kind of the result, which may be where they are: the second one of a function with a mask
        is not."""
        return min(len(self.program.params) - 1, 1 if self.program.params[-1].kind is Kind.MASK else 2)

    @property
    def words(self) -> int:
        """Of the largest operand."""
        return max(param.length for param in self.program.params)

    def text(self, lowered: Lowered, folder: Path) -> str:
        """The engine's input; it compares with what is printed without a tuned schedule of the prime."""
        rng = random.Random(self.program.name)
        tests = [[*(split(number, 64, self.words) for number in answer[:3]), [answer.returned, answer.mask]]
                 for answer in itertools.islice(self.answers(rng), _ANSWERS)]  # fmt: skip
        return lowered.text(self.words, self.arity, tests, self.assembled(None, folder))

    def resumed(self, schedule: TunedSchedule) -> Start | None:
        """The schedule, to go on from; None for one that was made for another Program."""
        program = scheduled_variant(self.program, schedule)
        return Start(program, lower(program, schedule), searched=True) if program is not None else None

    def starts(self, *stored: TunedSchedule | None) -> list[Start]:
        """Where searches may begin: for each variant, the scheduler's order and the Program's own, and stored schedules. (These
        come last, so that the others keep their numbers when there is a schedule that was not there before.)"""
        resumed = [start for schedule in stored if schedule is not None and (start := self.resumed(schedule)) is not None]
        fresh = [Start(program, write(program)) for program in variants(self.program)
                 for write in (lower_by_schedule, lower_plainly)]  # fmt: skip
        return [*fresh, *resumed]

    def schedule(self, best: Found, microarchitecture: str, start: Start) -> TunedSchedule:
        """What the engine found, as data."""
        held = tuple(start.lowered.loads[value] for value in best.held)
        lines = parse_code(best.code, "engine")
        return TunedSchedule(self.program.name, microarchitecture, digest(start.program), best.saved, best.slots, held, lines,
                             "engine")  # fmt: skip

    def assembled(self, schedule: TunedSchedule | None, folder: Path) -> bytes:
        """The function's bytes by NASM."""
        source, target = folder / "function.asm", folder / "function.bin"
        source.write_text("\n".join(["bits 64", *self._body(schedule), "ret", ""]), encoding="utf-8")
        run([find_nasm(), "-f", "bin", "-o", str(target), str(source)])
        return target.read_bytes()

    def _body(self, schedule: TunedSchedule | None) -> list[str]:
        """What is printed; this follows the schedule. Raises CheckFailed for one made for another Program and for a wrong one."""
        if schedule is None:
            return nasm.body(code(self.program, adx=True, schedule=common_schedule(self.program)))
        program = scheduled_variant(self.program, schedule)
        if program is None:
            raise CheckFailed(f"tune: the schedule was made for another {self.program.name}")
        return nasm.body(code(program, adx=True, schedule=schedule))

    def check(self, schedule: TunedSchedule, folder: Path) -> None:
        """Follow the schedule, then run it as NASM assembles it on random and edge cases, in place too. Raises CheckFailed."""
        place = Path(tempfile.mkdtemp(dir=folder))  # what was loaded from a path is not loaded from it again
        source, library = place / "checked.asm", place / "checked.so"
        text = ["bits 64", "section .note.GNU-stack noalloc noexec nowrite progbits", "section .text", "global checked:function",
                "checked:", *self._body(schedule), "ret", ""]  # fmt: skip
        source.write_text("\n".join(text), encoding="utf-8")
        run([find_nasm(), "-f", "elf64", "-o", str(source.with_suffix(".o")), str(source)])
        run([find_compilers()[0].path, "-shared", "-o", str(library), str(source.with_suffix(".o"))])
        function = ctypes.CDLL(str(library)).checked
        function.argtypes, function.restype = [*[ctypes.c_void_p] * 3, ctypes.c_uint64], ctypes.c_uint64
        words, rng = self.words, random.Random(schedule.program)
        a, b, r = ((ctypes.c_uint64 * words)() for _ in range(3))
        for iteration, (x, y, result, returned, mask) in enumerate(itertools.islice(self.answers(rng), _LAST_CHECK)):
            for buffer, number in ((a, x), (b, y)):
                for index, word in enumerate(split(number, 64, words)):
                    buffer[index] = word
            to = (r, a, b)[iteration % 3 if self.arity == 2 else iteration % 2]
            answer = function(to, a, b, mask)
            if list(to) != split(result, 64, words) or (self.program.result is not None and answer != returned):
                raise CheckFailed(f"tune: the schedule of {self.program.name} is wrong for a = {x:#x}, b = {y:#x}")


def field_task(program: Program, modulus: Modulus) -> Task:
    """A function of the field or of the integers modulo the group order. Raises UsageError for one that has other parameters.

    Which words a loose result has is the Program's choice, of which every schedule is one of the same words.
    """
    if any(param.kind not in (modulus.kind, Kind.LOOSE, Kind.SUM) for param in program.params):
        raise UsageError(f"tune: {program.name} is no function r = f(a) or f(a, b) of elements or points")

    def answers(rng: random.Random) -> Iterator[Answer]:
        params = program.params[1:]
        bounds = [param.bound or modulus.number for param in params]
        edges = [edge_numbers(bound, rng) for bound in bounds]
        while True:
            numbers = [next(some) if rng.random() < 0.5 else rng.randrange(bound)
                       for some, bound in zip(edges, bounds, strict=True)]  # fmt: skip
            inputs: dict[str, int | bytes | bool] = dict(zip([param.name for param in params], numbers, strict=True))
            result = expected(program.contract, modulus, inputs)["r"]
            if program.params[0].kind is Kind.LOOSE:
                stored = run_program(program, inputs)["r"]
                assert isinstance(stored, int) and stored % modulus.number == result
                result = stored
            assert isinstance(result, int)
            yield Answer(numbers[0], numbers[1] if len(numbers) == 2 else 0, result)

    return Task(program, answers)


def extension_task(program: Program, modulus: Modulus, nonresidue: int) -> Task:
    """A product over F_p^2: arrays of the real part and the imaginary one."""
    ring = QuadraticField(modulus.number, nonresidue)

    def joined(real: int, imaginary: int) -> int:
        return modulus.decode(real) | modulus.decode(imaginary) << modulus.width * modulus.limbs

    def answers(rng: random.Random) -> Iterator[Answer]:
        edges, bound = edge_numbers(modulus.number, rng), modulus.number
        while True:
            a0, a1, b0, b1 = (next(edges) if rng.random() < 0.5 else rng.randrange(bound) for _ in range(4))
            if len(program.params) == 2:
                b0, b1 = a0, a1
            first, second = (x | y << modulus.width * modulus.limbs for x, y in ((a0, a1), (b0, b1)))
            yield Answer(first, second if len(program.params) > 2 else 0, joined(*ring.mul((a0, a1), (b0, b1))))

    return Task(program, answers)


def point_task(program: Program, formula: Formula, library: Library) -> Task:
    """A fused point formula."""

    def answers(rng: random.Random) -> Iterator[Answer]:
        for inputs, result, returned in known_answers(program, formula, library, rng):
            first, *more = inputs.values()
            yield Answer(first, more[0] if more else 0, result, returned)

    return Task(program, answers)


def ladder_task(program: Program, modulus: Modulus) -> Task:
    """The step of the ladder. Its words are not reduced, and which they are is the Program's choice; that they are right is shown
    where it is emitted and proved. Operands are edges, and what steps make of them."""

    def answers(rng: random.Random) -> Iterator[Answer]:
        numbers, bits = edge_numbers(modulus.number, rng), modulus.width * modulus.limbs
        for iteration in itertools.count():
            if iteration % 4 == 0:
                state = sum(next(numbers) << bits * place for place in range(4))
            difference, mask = next(numbers), rng.choice((0, (1 << modulus.width) - 1))
            stored = run_program(program, {"s": state, "u": difference, "mask": mask})["r"]
            assert isinstance(stored, int)
            yield Answer(state, difference, stored, mask=mask)
            state = stored

    return Task(program, answers)


def matrix_task(program: Program) -> Task:
    """The kernel of division steps, of which every round of an inversion does some: delta and two words to delta and a matrix.
    Which words these are is the Program's choice; that they are right is shown where it is emitted and proved."""
    width = program.width

    def answers(rng: random.Random) -> Iterator[Answer]:
        edges = edge_numbers(1 << width, rng)
        for iteration in itertools.count():
            if iteration % 4 == 0:
                delta = initial_delta(width)
            f, g = (next(edges) if rng.random() < 0.5 else rng.randrange(1 << width) for _ in range(2))
            given = delta | (f | 1) << width | g << 2 * width
            stored = run_program(program, {"in": given})["out"]
            assert isinstance(stored, int)
            yield Answer(given, 0, stored)
            delta = stored & (1 << width) - 1

    return Task(program, answers)
