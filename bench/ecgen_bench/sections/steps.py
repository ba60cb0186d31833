# SPDX-License-Identifier: MIT
"""Single operations of a curve or a bare field as C: point formulas over F_p or F_p^2, and products and inverses.

Operands are random. A formula is a straight line of field operations, so its result is compared with the same formula over
integers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from ecgen.curve.calls import print_calls
from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula
from ecgen.errors import CheckFailed
from ecgen.library import Library
from ecgen.rings import Pair, QuadraticField, Residues, Ring
from ecgen_bench.exchange.protocol import Call, peer_part
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.harness.program import Part
from ecgen_bench.implementations.build import Built
from ecgen_bench.peers.exchange import PeerCalls

#: Its name among the implementations of a program.
STEPS = "steps"

_OPERANDS = 8  # three points of two coordinates, and constants
Value = tuple[int, ...]
T = TypeVar("T")


@dataclass(frozen=True)
class Step:
    """`group`: what it is compared within, whose first step is the base; `formula`: None for a function of the field; `over`: fe
    or fe2."""

    function: str
    group: str
    title: str
    over: str
    formula: Formula | None = None

    @property
    def call(self) -> Call:
        return Call(self.function, 0)


def steps(library: Library) -> list[Step]:
    """What can be measured of the curve, or of the bare field; empty for curves in another form than Weierstrass's."""
    curve = library.spec.curve
    if curve is not None:
        return _on_curve(curve.a) if curve.form == "weierstrass" else []
    return _over_extension() if library.has_extension else _in_field("fe", "F_p")


def _on_curve(a: int) -> list[Step]:
    suffix = "_minus3" if a == -3 else ""
    jacobian = "jacobian_double_zero" if a == 0 else f"jacobian_double{suffix}"
    return [
        *_of("doubling", "fe", affine="affine_double", projective=f"projective_double{suffix}", Jacobian=jacobian),
        *_of("addition", "fe", affine="affine_add", projective="projective_add", Jacobian="jacobian_add"),
    ]


def _over_extension() -> list[Step]:
    line = "Kummer"
    return [
        *_in_field("fe", "F_p"), *_in_field("fe2", "F_p^2"),
        *_of(f"doubling, {line}", "fe2", affine="montgomery_affine_double", projective="montgomery_double"),
        *_of(f"addition, {line}", "fe2", affine="montgomery_affine_add", projective="montgomery_add_projective"),
    ]  # fmt: skip


def _of(group: str, over: str, **formulas: str) -> list[Step]:
    return [Step(f"step_{name}", group, title, over, formula(name)) for title, name in formulas.items()]


def _in_field(over: str, group: str) -> list[Step]:
    titles = {"mul": "product", "sqr": "square", "inv": "inverse"}
    return [Step(f"step_{over}_{name}", group, title, over) for name, title in titles.items()]


@dataclass(frozen=True)
class Steps:
    """The steps of one library, with operands drawn from `seed`."""

    library: Library
    chosen: list[Step] = field(default_factory=list)
    seed: int = 0

    @cached_property
    def operands(self) -> list[Value]:
        """Pairs; F_p takes the first numbers of them."""
        rng = random.Random(f"steps {self.library.spec.name} {self.seed}")
        prime = self.library.spec.prime
        return [(rng.randrange(1, prime), rng.randrange(1, prime)) for _ in range(_OPERANDS)]

    def part(self, built: Built) -> Part:
        """The C file with all steps."""
        prefix, modulus = built.prefix, self.library.moduli(64)[0]
        body = [f'#include "{prefix}.h"', f"#define F(name) {prefix}_##name", f'#define NAME "{STEPS}"', "#include <string.h>",
                f"#define STEP_BYTES {modulus.bytes}"]  # fmt: skip
        for over in dict.fromkeys(step.over for step in self.chosen):
            rows = [self._element(value, over) for value in self.operands]
            body += [f"static const F({over}) operand_{over}[] = {{", *(f"    {row}," for row in rows), "};"]
        body += ["static void prepare(const uint64_t *arena)", "{", "    (void)arena;", "}"]
        body += [_function(step, prefix) for step in self.chosen]
        body.append(_show(self.chosen))
        functions = tuple(step.function for step in self.chosen)
        peer = PeerCalls(STEPS, "", "", tuple(body), built.objects, (built.folder,), functions, flags=built.flags)
        return peer_part(peer, [step.call for step in self.chosen])

    def _element(self, value: Value, over: str) -> str:
        modulus = self.library.moduli(64)[0]
        words = [f"{{{{{c_words(modulus.encode(part), modulus.limbs)}}}}}" for part in value]
        return words[0] if over == "fe" else f"{{{', '.join(words)}}}"

    def check(self, shown: str) -> int:
        """Compare what the part's `show` printed, and return how many steps there were. Raises CheckFailed at a wrong result."""
        states = {line.split()[1]: bytes.fromhex(line.split()[3]) for line in shown.splitlines() if line.split()[0] == STEPS}
        size = self.library.moduli(64)[0].bytes
        for step in self.chosen:
            due = b"".join(part.to_bytes(size, "big") for value in self._expected(step) for part in value)
            if states.get(step.function) != due:
                raise CheckFailed(f"{self.library.spec.name}: {step.group}, {step.title} is wrong")
        return len(self.chosen)

    def _expected(self, step: Step) -> list[Value]:
        prime = self.library.spec.prime
        if step.over == "fe":
            return [(value,) for value in _results(step, [value[0] for value in self.operands], Residues(prime))]
        pairs: list[Pair] = [(value[0], value[1]) for value in self.operands]
        return [*_results(step, pairs, QuadraticField(prime, self.library.spec.nonresidue))]


def _results(step: Step, operands: Sequence[T], ring: Ring[T]) -> list[T]:
    first, second = operands[:2]
    if step.formula is not None:
        values = evaluate(step.formula, dict(zip(_read(step.formula), operands, strict=False)), ring)
        return [values[name] for name in _written(step.formula)]
    return [ring.inv(first) if step.title == "inverse" else ring.mul(first, second if step.title == "product" else first)]


def _read(shown: Formula) -> list[str]:
    """The operands of a formula, in order."""
    return [*shown.input_names, *shown.constant_names]


def _written(shown: Formula) -> list[str]:
    """Its results, without inputs that it hands on."""
    return [name for name in shown.output_names if name not in shown.input_names]


def _function(step: Step, prefix: str) -> str:
    """The C function of a step. It leaves its results at the beginning of the arena."""
    opening = [f"static void {step.function}(unsigned key, uint64_t *arena)", "{",
               f"    F({step.over}) *r = (F({step.over}) *)(void *)arena;", "    (void)key;"]  # fmt: skip
    operand = f"operand_{step.over}"
    if step.formula is None:
        name = step.function.removeprefix("step_")
        operands = ", ".join(f"&{operand}[{index}]" for index in range(2 if step.title == "product" else 1))
        return "\n".join([*opening, f"    F({name})(r, {operands});", "}"])
    names = {name: f"{operand}[{index}]" for index, name in enumerate(_read(step.formula))}
    names |= {name: f"r[{index}]" for index, name in enumerate(_written(step.formula))}
    calls = print_calls(step.formula, names, prefix, tag=step.over)
    temporaries = [f"    F({step.over}) {', '.join(calls.temporaries)};"] if calls.temporaries else []
    return "\n".join([*opening, *temporaries, *(f"    {line}" for line in calls.lines), "}"])


def _show(chosen: Sequence[Step]) -> str:
    body, overs = [], dict.fromkeys(step.over for step in chosen)
    for step in chosen:
        count = 1 if step.formula is None else len(_written(step.formula))
        parts = [".c0", ".c1"] if step.over == "fe2" else [""]
        places = [f"r_{step.over}[{index}]{part}" for index in range(count) for part in parts]
        body += [f"    {step.function}(0, arena);",
                 *(f"    F(fe_to_bytes)(bytes + {index} * STEP_BYTES, &{place});" for index, place in enumerate(places)),
                 f'    bench_show(NAME, "{step.function}", 0, bytes, {len(places)} * STEP_BYTES);']  # fmt: skip
    results = [f"    const F({over}) *r_{over} = (const F({over}) *)(void *)arena;" for over in overs]
    return "\n".join(["static void show(void)", "{", "    uint64_t arena[6 * sizeof(F(fe)) / sizeof(uint64_t)];",
                      "    uint8_t bytes[6 * STEP_BYTES];", *results, *body, "}"])  # fmt: skip
