# SPDX-License-Identifier: MIT
"""The scalar multiplications of textbooks, printed as C from the point formulas that are data."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.curve.calls import comment, print_calls
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula
from ecgen.field import Modulus
from ecgen.spec.load import Spec
from ecgen_bench.harness.inputs import c_words


@dataclass(frozen=True)
class Stage:
    """`double`, `add`: the formulas, one of each for every bit; `power`: x = X / Z^power, 0 for affine points."""

    function: str
    title: str
    double: Formula
    add: Formula
    power: int

    @property
    def formulas(self) -> dict[str, Formula]:
        return {"double": self.double, "add": self.add}

    @property
    def cost(self) -> str:
        """The cost of one bit, as text."""
        return f"{self.double.cost.short()} and {self.add.cost.short()}"


def stages(a: int) -> list[Stage]:
    """The stages for a short Weierstrass curve with the coefficient a, for example -3 (not p - 3)."""
    suffix = "_minus3" if a == -3 else ""
    jacobian = formula("jacobian_double_zero" if a == 0 else f"jacobian_double{suffix}")
    return [
        Stage("stage_affine", "affine", formula("affine_double"), formula("affine_add"), 0),
        Stage("stage_projective", "projective", formula(f"projective_double{suffix}"), formula("projective_add"), 1),
        Stage("stage_jacobian", "Jacobian", jacobian, formula("jacobian_add"), 2),
        Stage("stage_mixed", "Jacobian, mixed addition", jacobian, formula("jacobian_add_mixed"), 2),
    ]


def source(spec: Spec, prefix: str, field: Modulus, chosen: list[Stage]) -> str:
    """The C text of the stages and of `show_stages`. `prefix`, `field`: of the emitted code that it calls, with words of 64
    bits."""
    assert spec.curve is not None
    parameters = {"a": spec.curve.a, "b": spec.curve.b}
    parts = ["#include <string.h>", _element("stage_one", 1, field)]
    parts += [_element(f"stage_{name}", value, field) for name, value in parameters.items()]
    for stage in chosen:
        parts += [_function(f"{stage.function}_{name}", shown, prefix) for name, shown in stage.formulas.items()]
        facts = {"STAGE": stage.function, "STAGE_COORDINATES": 3 if stage.power else 2, "STAGE_POWER": stage.power}
        parts += [*(f"#define {name} {value}" for name, value in facts.items()), '#include "staged_ladder.c"']
    return "\n".join([*parts, _show(chosen)])


def _element(name: str, value: int, field: Modulus) -> str:
    return f"static const F(fe) {name} = {{{{{c_words(field.encode(value), field.limbs)}}}}};"


def _function(name: str, shown: Formula, prefix: str) -> str:
    names = {constant: f"stage_{constant}" for constant in shown.constant_names}
    for letter, role in [*zip("r", shown.outputs, strict=False), *zip("pq", shown.inputs, strict=False)]:
        names |= {coordinate: f"{letter}[{index}]" for index, coordinate in enumerate(role.names)}
    calls = print_calls(shown, names, prefix)
    operands = "F(fe) *r, const F(fe) *p" + (", const F(fe) *q" if len(shown.inputs) == 2 else "")
    temporaries = f"    F(fe) {', '.join(calls.temporaries)};" if calls.temporaries else ""
    about = "\n".join(f" * {line}" for line in comment(shown))
    return "\n".join(
        ["/*", about, " */", f"static void {name}({operands})", "{", temporaries, *(f"    {line}" for line in calls.lines), "}"]
    )


def _show(chosen: list[Stage]) -> str:
    body = [f'        {stage.function}(i, arena);\n        F(fe_to_bytes)(x, (F(fe) *)(void *)arena);\n'
            f'        bench_show(NAME, "{stage.function}", i, x, sizeof x);' for stage in chosen]  # fmt: skip
    return "\n".join([
        "static void show_stages(void)", "{", "    uint64_t arena[3 * sizeof(F(fe)) / sizeof(uint64_t)];",
        "    uint8_t x[BENCH_FIELD];", "    show();", "    for (unsigned i = 0; i < BENCH_KEYS; i++) {", *body, "    }", "}",
    ])  # fmt: skip
