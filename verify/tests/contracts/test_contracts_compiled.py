# SPDX-License-Identifier: MIT
"""Every public function of compiled libraries against its contract, which is the oracle: what it determines, and what holds."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ecgen.emit.facts import contracts_of
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import holds, outputs
from ecgen.logic.serialize import contract_from
from ecgen.logic.terms import Named, subterms
from ecgen.logic.text import claim, required
from ecgen.logic.types import Point
from support.contract_calls import Compiled
from support.contract_draws import Draws
from support.curve_library import loaded, spec_of

BUILDS = (("p256", "x64-adx"), ("secp256k1", "x64-adx"), ("curve25519", "x64-adx"), ("p434", "x64-adx"), ("p256", "c32"),
          ("w13", "c64"), ("w7", "c64"), ("k13", "c64"), ("h251", "c64"), ("f19", "c64"),
          ("modp263", "c64"), ("modq139", "c32"), ("ffdhe2048", "x64-adx"))  # fmt: skip


@cache
def _names(curve: str) -> tuple[str, ...]:
    return tuple(contracts_of(Library(spec_of(curve), curve, "auto", (Target.C64,))))


CASES = [(build, name) for build in BUILDS for name in _names(build[0])]


@pytest.fixture(scope="module")
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    native = loaded(request, tmp_path_factory)
    return Compiled(native.spec, native.prefix, native.width, native.library)


def _count(contract: Contract) -> int:
    """So many inputs; fewer where points are multiplied on integers."""
    slow = any(isinstance(part, Named) for formula in contract.ensures for part in subterms(formula))
    slow = slow or any(isinstance(param.type, Point) for param in contract.params)
    return 12 if slow else 40


def _differ(value: Any) -> Any:
    """Something else of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value - 1 if value else 1
        case bytes():
            return bytes([value[0] ^ 1]) + value[1:]
        case ():
            return ()
        case tuple():
            return (_differ(value[0]), *value[1:])
        case None:
            return 1, 1
    raise TypeError(f"nothing beside {value!r}")


@pytest.mark.quick("p256-*", "f*", "m*")
@pytest.mark.parametrize(("lib", "name"), CASES, ids=[f"{'-'.join(build)}-{name}" for build, name in CASES], indirect=["lib"])
def test_function_does_what_its_contract_says(lib: Compiled, name: str) -> None:
    """Outputs in memory of their own, and in that of each input where the contract lets them."""
    contract, draws = lib.contracts[name], Draws(lib, random.Random(name))
    for alias in ({}, *lib.aliases(contract)):
        for inputs in draws.inputs(contract, 4 if alias else _count(contract)):
            left = lib.call(contract, inputs, draws.random, alias)
            check(lib, contract, inputs, left)


def check(lib: Compiled, contract: Contract, inputs: dict[str, Any], left: dict[str, Any]) -> None:
    """What the contract determines is so, all that is ensured holds, and no longer where an output is another."""
    determined = outputs(contract, lib.setting, inputs)
    assert {output: left[output] for output in determined} == determined, inputs
    assert holds(contract, lib.setting, inputs, left), inputs
    for output in determined:
        if left[output] not in ((), b""):
            assert not holds(contract, lib.setting, inputs, {**left, output: _differ(left[output])}), (output, inputs)


@pytest.mark.quick("p256-x64-adx", "ffdhe2048-x64-adx")
@pytest.mark.parametrize("lib", BUILDS, ids=["-".join(build) for build in BUILDS], indirect=True)
def test_manifest_holds_the_contracts(lib: Compiled) -> None:
    manifest = json.loads(Path(lib.shared._name).with_name("manifest.json").read_text(encoding="utf-8"))
    rows = {row["name"].removeprefix(f"{lib.prefix}_"): row for row in manifest["functions"]}
    assert {name: contract_from(name, row["operation"], row["contract"]) for name, row in rows.items()} == lib.contracts
    for name, row in rows.items():
        assert row["requires"] == required(lib.contracts[name])
        assert row["claim"] == claim(lib.contracts[name])
