# SPDX-License-Identifier: MIT
"""Every public function on eight at once, in plain C, against its contract, lane by lane."""

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
from ecgen.logic.evaluate import holds, lanes_of, outputs_of_lanes
from ecgen.logic.types import Lanes, Point
from support.contract_calls import Compiled, load
from support.contract_draws import Draws
from support.curve_library import spec_of
from support.emitted import write
from support.lanes_library import build

CURVES = ("p256", "secp256k1", "curve25519", "p434")


def _names(curve: str) -> list[str]:
    library = Library(spec_of(curve), curve, "auto", (Target.C64,), lanes=True)
    return [name for name, contract in contracts_of(library).items() if contract.lanes]


CASES = [(curve, name) for curve in CURVES for name in _names(curve)]


@pytest.fixture(scope="module")
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    return _built(request.param, tmp_path_factory.getbasetemp())


@cache
def _built(curve: str, base: Path) -> Compiled:
    """Once for all tests of a process."""
    folder = write(base / "contracts-lanes" / curve, curve, "ifma")
    return load(spec_of(curve), curve, 64, build(folder, "plain", "gcc"), lanes=True)


def _reduced(lib: Compiled, contract: Contract, name: str, value: Any) -> Any:
    """Elements in lanes modulo their modulus: they are weak."""
    kind = contract.param(name).type if name != "result" else None
    return tuple(x % lib.moduli[kind.element.modulus].number for x in value) if isinstance(kind, Lanes) else value


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("lib", "name"), CASES, ids=["-".join(case) for case in CASES], indirect=["lib"])
def test_function_does_in_each_lane_what_its_contract_says(lib: Compiled, name: str) -> None:
    contract, draws = lib.contracts[name], Draws(lib, random.Random(name))
    is_slow = any(not isinstance(param.type, Lanes) for param in contract.params) or isinstance(contract.params[0].type, Point)
    for alias in ({}, *lib.aliases(contract)):
        for inputs in draws.inputs(contract, 3 if is_slow or alias else 20):
            left = lib.call(contract, inputs, draws.random, alias)
            determined = outputs_of_lanes(contract, lib.setting, inputs)
            assert {one: _reduced(lib, contract, one, left[one]) for one in determined} == determined, inputs
            lanes = zip(lanes_of(contract, inputs), lanes_of(contract, left), strict=True)
            assert all(holds(contract, lib.setting, given, outputs) for given, outputs in lanes)


@pytest.mark.quick("p256")
@pytest.mark.parametrize("lib", CURVES, indirect=True)
def test_every_function_of_the_manifest_has_its_contract(lib: Compiled) -> None:
    manifest = json.loads(Path(lib.shared._name).with_name("manifest.json").read_text(encoding="utf-8"))
    assert {row["name"].removeprefix(f"{lib.prefix}_") for row in manifest["functions"]} == set(lib.contracts)
