# SPDX-License-Identifier: MIT
"""Point formulas as one function each, in assembly for processors with BMI2 and ADX."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence

from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.fuse import fuse
from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.curve.formulas import chosen_formulas
from ecgen.emit.straight import combined, straight_unit
from ecgen.field import Modulus
from ecgen.interpret import run_all
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.fold import fold
from ecgen.rings import Residues
from ecgen.selfcheck import Mismatch, edge_numbers
from ecgen.targets.c.signature import prototype

#: Longer Programs do not pay: with what else a scalar multiplication runs, their code leaves the 32 kB of a first-level cache.
LONGEST = 4000
#: Cases in which each Program is compared with its formula at emission.
CASES = 6
#: Of so many known answers one is of two points that are equal.
_EQUAL = 5


def fused_programs(library: Library) -> dict[str, tuple[Formula, Program]]:
    """The formulas that pay, fused, by the name of the C function that they serve; none but on a short Weierstrass curve."""
    if library.spec.curve is None:
        return {}
    modulus, parameters = library.moduli(64)[0], _parameters(library)
    shape, fused = library.shape(modulus, Target.ADX), {}
    for name, formula in chosen_formulas(library).items():
        program = fold(fuse(formula, modulus, shape, parameters, name=f"{name}_fused"))
        if len(program.instrs) <= LONGEST:
            fused[name] = formula, program
    return fused


def fused_part(context: Context) -> tuple[Part, frozenset[str]]:
    """These functions, called NAME_fused, and the names; nothing where no assembly is emitted."""
    if Target.ADX not in context.library.targets:
        return Part(), frozenset()
    library = context.library
    fused = fused_programs(library)
    further = {name: fused_programs(other) for name, other in library.of_others().items()}
    everything = [pair for programs in (fused, *further.values()) for pair in programs.values()]
    for formula, program in everything:
        answers = known_answers(program, formula, library, random.Random(program.name))
        cases = list(itertools.islice(answers, CASES))
        outputs = run_all(program, [inputs for inputs, _, _ in cases])
        for (inputs, result, returned), output in zip(cases, outputs, strict=True):
            if (output["r"], output.get("result", 0)) != (result, returned):
                shown = ", ".join(f"{name} = {value:#x}" for name, value in inputs.items())
                raise Mismatch(f"{program.name} is wrong for {shown}")
    programs = _programs(fused)
    overview = wrapped([
        f"Used by {context.prefix}_point.c where the processor has BMI2 and ADX. A field operation is what the field's own "
        "function does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a "
        "function calls not reduced are only congruent to what the field's functions give.",
    ])  # fmt: skip
    unit = straight_unit(context, context.moduli[0][64].tag, "point", programs, Target.ADX, "points of the curve", overview,
                         local=True, alone=True, further={name: _programs(pairs) for name, pairs in further.items()})  # fmt: skip
    internal = tuple((64, prototype(program, context.prefix)) for program in programs)
    return combined([unit], internal=internal), frozenset(fused)


def _programs(fused: Mapping[str, tuple[Formula, Program]]) -> list[Program]:
    return [program for _, program in fused.values()]


def known_answers(program: Program, formula: Formula, library: Library,
                  rng: random.Random) -> Iterator[tuple[dict[str, int], int, int]]:  # fmt: skip
    """(inputs, result, what is returned) without end, edges and equal points among them, by the formula over the integers; inputs
    and result are arrays of words as one number each, what is returned is 0 where nothing is."""
    modulus = library.moduli(64)[0]
    numbers, field = edge_numbers(modulus.number, rng), Residues(modulus.number)
    known = constants(formula, {key: value % modulus.number for key, value in _parameters(library).items()}, field)
    (result,) = formula.outputs
    letters = [param.name for param in program.params if not param.output]
    for iteration in itertools.count():
        values = {name: next(numbers) for name in formula.input_names}
        if iteration % _EQUAL == 1:  # X1 = X2 and the like; Z is 1
            values = {name: 1 if name[0] == "Z" else values[f"{name[0]}1"] for name in values}
        inputs = {letter: _packed(modulus, [values[name] for name in role.names])
                  for letter, role in zip(letters, formula.inputs, strict=True)}  # fmt: skip
        expected = evaluate(formula, values | known, field)
        mask = (1 << modulus.width) - 1 if formula.also and not any(expected[name] for name in formula.also) else 0
        yield inputs, _packed(modulus, [expected[name] for name in result.names]), mask


def _parameters(library: Library) -> dict[str, int]:
    assert library.spec.curve is not None
    return {"a": library.spec.curve.a, "b": library.spec.curve.b}


def _packed(modulus: Modulus, numbers: Sequence[int]) -> int:
    """Elements side by side, as one little-endian number."""
    return sum(modulus.encode(number) << (index * modulus.limbs * modulus.width) for index, number in enumerate(numbers))
