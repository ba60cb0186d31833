# SPDX-License-Identifier: MIT
"""The order of the layers: who may import whom, for every module of the generator, the benchmarks and the checks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from support.imports import in_cycles, packages, read_imports, units

_ROOT = Path(__file__).parents[3]

#: The generator's parts from the bottom up. Each imports from the lines above its own only.
LAYERS = (
    {"errors", "data", "logic", "messages", "regular_file", "signals", "function_names", "prover_digest", "processors"},
    {"scratch", "rings", "progress", "structure_prover_digest", "cluster"},
    {"ir", "group", "contracts", "folder", "banner", "render", "streams"},  # Programs; what functions promise; files
    {"field", "interpret"},
    {"spec", "reference"},
    {"selfcheck", "proofs", "bundled"},
    {"arith", "passes", "syntax"},  # who writes Programs and who checks and simplifies them know nothing of each other
    {"shape_table", "programs", "targets"},
    {"tuned", "common_schedules", "curve"},
    {"library"},
    {"meaning"},
    {"emit"},
    {"common_folder", "explain", "regenerate"},
    {"cli"},
    {"__main__"},
)
#: What the three packages know of each other.
ROOTS = {"ecgen": set[str](), "ecgen_verify": {"ecgen"}, "ecgen_bench": {"ecgen"}}


@cache
def _imports() -> dict[str, frozenset[str]]:
    """Of all modules; read when a test asks, since that takes a second or two."""
    return read_imports(*(_ROOT / root for root in ("generator", "verify", "bench")))


def _top(module: str) -> str:
    return module.split(".")[0]


def test_every_part_of_the_generator_has_a_layer() -> None:
    parts = {name.removeprefix("ecgen.") for name in units(_imports(), "ecgen")}
    named = [part for layer in LAYERS for part in layer]
    assert len(named) == len(set(named)) and parts <= set(named)


def test_no_import_goes_up_or_sideways() -> None:
    level = {part: number for number, layer in enumerate(LAYERS) for part in layer}
    graph = units(_imports(), "ecgen")
    upward = [f"{name} imports {other}" for name, others in sorted(graph.items()) for other in sorted(others)
              if level[other.removeprefix("ecgen.")] >= level[name.removeprefix("ecgen.")]]  # fmt: skip
    assert not upward


@pytest.mark.parametrize("root", ROOTS)
def test_what_a_package_knows_of_the_others(root: str) -> None:
    known = {_top(other) for module, others in _imports().items() if _top(module) == root for other in others}
    assert known - {root} <= ROOTS[root]


def test_no_package_has_a_cycle() -> None:
    """Among its modules and folders, each folder taken as one."""
    cycles = {package: in_cycles(units(_imports(), package)) for package in packages(_imports())}
    assert not {package: cycle for package, cycle in cycles.items() if cycle}


def test_no_modules_import_each_other() -> None:
    assert not in_cycles(_imports())


def test_a_cycle_and_an_arrow_are_seen(tmp_path: Path) -> None:
    """The reader of imports itself: at the head of a file and inside a function, whole modules and names in them."""
    (tmp_path / "p").mkdir()
    texts = {"a": "import p.b\n", "b": "def f():\n    from p.c import x\n", "c": "from p import a\nx = 1\n", "d": ""}
    for name, text in texts.items():
        (tmp_path / "p" / f"{name}.py").write_text(text, encoding="utf-8")
    imports = read_imports(tmp_path)
    assert imports == {"p.a": {"p.b"}, "p.b": {"p.c"}, "p.c": {"p.a"}, "p.d": set()}
    assert in_cycles(units(imports, "p")) == [("p.a", "p.b"), ("p.b", "p.c"), ("p.c", "p.a")]
