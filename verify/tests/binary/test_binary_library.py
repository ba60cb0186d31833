# SPDX-License-Identifier: MIT
"""Emitted functions over binary fields, compiled, against their contracts: in C, with AVX2, with AVX-512, results in the memory
of operands."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.contracts.binary import COUNTS, field_contracts
from ecgen.logic.evaluate import outputs
from ecgen.logic.types import Sliced
from ecgen.meaning.binary import binary_setting
from ecgen.spec.binary import BinarySpec
from ecgen.spec.kinds import load_structure
from support.structure_library import StructureLibrary, loaded

_SPEC = 'name = "mine"\nkind = "binary"\n[field]\nm = {}\npolynomial = "{}"\n'
_POLYNOMIALS = {8: "z^8 + z^4 + z^3 + z + 1", 12: "z^12 + z^3 + 1", 13: "z^13 + z^4 + z^3 + z + 1",
                16: "z^16 + z^5 + z^3 + z + 1"}  # fmt: skip
_SLOW_BUILDS = [(12, "avx2"), (13, "plain"), (16, "best")]
_BUILDS = [(13, "best"), (8, "plain"), *(pytest.param(build, marks=pytest.mark.slow) for build in _SLOW_BUILDS)]
#: Macros that choose a version: AVX-512 where the processor has it, AVX2, plain C.
_VERSIONS = {"best": (), "avx2": ("HAVE_AVX512VL()=0",), "plain": ("CPU_PLAIN",)}


@pytest.fixture(scope="module", params=_BUILDS, ids=str)
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StructureLibrary]:
    m, version = request.param
    yield _library(m, version, tmp_path_factory.mktemp("binary"))


@cache
def _library(m: int, version: str, folder: Path) -> StructureLibrary:
    (folder / "mine.toml").write_text(_SPEC.format(m, _POLYNOMIALS[m]), encoding="utf-8")
    spec = load_structure(folder / "mine.toml")
    assert spec is not None
    compiler = ("clang", "-O1") if version == "plain" else ("gcc", "-O1")
    return loaded(spec, folder / "out", compiler, _VERSIONS[version])


def words_of(elements: tuple[int, ...], m: int) -> list[int]:
    return [sum((x >> bit & 1) << j for j, x in enumerate(elements[start : start + 64]))
            for bit in range(m) for start in range(0, len(elements), 64)]  # fmt: skip


def _memory(kind: object, value: tuple[int, ...], m: int) -> Any:
    """Of an argument as it stands in C."""
    if isinstance(kind, Sliced):
        words = words_of(value, m)
        return (ctypes.c_uint64 * len(words))(*words)
    return (ctypes.c_uint16 * len(value))(*value)


@settings(max_examples=15)
@given(data=st.data())
def test_functions_by_their_contracts(library: StructureLibrary, data: Any) -> None:
    spec = library.spec
    assert isinstance(spec, BinarySpec)
    m, setting = spec.m, binary_setting(spec)
    edge = st.sampled_from([0, 1, (1 << m) - 1, 1 << (m - 1)])
    for contract in field_contracts():
        count = next(count for count in COUNTS if contract.name.startswith(f"gf{count}_"))
        values = {}
        for param in contract.inputs:
            most = m if isinstance(param.type, Sliced) else 16
            seed = data.draw(st.lists(edge | st.integers(0, (1 << most) - 1), min_size=7, max_size=7))
            values[param.name] = tuple(seed[i % 7] * (i // 7 + 1) % (1 << most) if i % 3 else seed[i % 7] for i in range(count))
        memory = {p.name: _memory(p.type, values.get(p.name, (0,) * count), m) for p in contract.params}
        library.call(contract.name, *memory.values())
        for name, value in outputs(contract, setting, values).items():
            assert bytes(memory[name]) == bytes(_memory(contract.param(name).type, value, m)), contract.name
        for param in contract.inputs:
            assert bytes(memory[param.name]) == bytes(_memory(param.type, values[param.name], m))


@pytest.mark.parametrize("operation", ["add", "mul", "sqr", "inv"])
@pytest.mark.parametrize("count", COUNTS)
def test_results_in_the_memory_of_operands(library: StructureLibrary, count: int, operation: str) -> None:
    spec = library.spec
    assert isinstance(spec, BinarySpec)
    contract = next(contract for contract in field_contracts() if contract.name == f"gf{count}_{operation}")
    a = tuple((i * 2467 + 11) % (1 << spec.m) for i in range(count))
    same = _memory(Sliced(count), a, spec.m)
    library.call(contract.name, *[same] * len(contract.params))
    expected = outputs(contract, binary_setting(spec), {param.name: a for param in contract.inputs})["r"]
    assert bytes(same) == bytes(_memory(Sliced(count), expected, spec.m))
