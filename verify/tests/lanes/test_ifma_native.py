# SPDX-License-Identifier: MIT
"""Eight elements at once, compiled: assembly, intrinsics and plain C against gmpy2, all lanes different, outputs over inputs."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.emitted import need
from support.lanes_library import BUILDS, LANES, VECTOR, LaneLibrary, emit_lanes, lane_libraries, require_ifma

#: Every build of one prime; and where single elements are not in Montgomery form, and where there are more values than registers.
QUICK = [("p256", "nasm"), ("p256", "intrinsics"), ("p256", "plain"), ("curve25519", "plain32"), ("p521", "nasm")]
SPECS = ("p192", "p224", "p256", "p384", "p434", "p521", "p751", "secp224k1", "secp256k1",
         "sqisign_lvl1", "curve25519")  # fmt: skip
SLOW = [(name, how) for name in SPECS for how in BUILDS if (name, how) not in QUICK]
ROUNDS = 12

#: operation -> number of elements read
OPERATIONS = {"add": 2, "sub": 2, "neg": 1, "dbl": 1, "mul": 2, "sqr": 1, "inv": 1}


def check(library: LaneLibrary, rounds: int = ROUNDS) -> None:
    tag = library.single.tag

    def agree(operation: str, *operands: list[int], alias: int | None = None) -> None:
        results = library.call(operation, *operands, alias=alias)
        assert library.agrees(operation, results, *operands), (operation, operands, alias, results)

    for iteration in range(rounds):
        a, b, c = (library.numbers(f"{name} {iteration}") for name in "abc")
        for operation, count in OPERATIONS.items():
            for alias in (None, *range(count)):
                agree(operation, *[a, b][:count], alias=alias)
        if iteration == 0:
            agree("sub", a, a)
            agree("mul", c, c)
        masks = [iteration * 37 >> lane & 1 for lane in range(LANES)]
        for alias in (None, 1, 2):
            agree("select", masks, a, b, alias=alias)
        agree(f"from_{tag}", library.singles(f"{iteration}"))
        agree(f"to_{tag}", a)


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "how"), [*QUICK, *(pytest.param(*case, marks=pytest.mark.slow) for case in SLOW)])
def test_functions(tmp_path: Path, name: str, how: str) -> None:
    compiler = "clang" if how == "intrinsics" and name in ("p384", "p751") else "gcc"
    need(compiler)
    for library in lane_libraries(emit_lanes(tmp_path, name), how, compiler):
        if how in VECTOR:
            require_ifma()
            assert library.uses_ifma
        check(library)


@pytest.mark.slow
@pytest.mark.parametrize("how", VECTOR)
def test_the_plain_form_serves_where_the_processor_lacks_ifma(tmp_path: Path, how: str) -> None:
    """The same builds with the finding of CPUID undone."""
    for library in lane_libraries(emit_lanes(tmp_path, "p256"), how, need("gcc")):
        library.pretend_plain()
        check(library, rounds=2)
