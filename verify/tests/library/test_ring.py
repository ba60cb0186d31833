# SPDX-License-Identifier: MIT
"""The functions of rings of polynomials, compiled, against their contracts in Python: small rings whole, others on edges."""

from __future__ import annotations

from itertools import islice, product
from math import prod
from pathlib import Path
from typing import Any

import pytest

from ecgen.emit.kinds import kind_of
from ecgen.emit.structure.kind import contract_named
from ecgen.logic.evaluate import outputs
from ecgen.logic.types import Polynomial
from ecgen_verify.structure.compare import first_failure
from support.emitted import WARNINGS, need, shell
from support.structures import library_of, structure_named, written

#: Rings in which all arguments are tried, or thousands of them, with the inverses that they have.
SMALL: dict[str, set[str]] = {"3-4": {"r2_inv", "rq_inv"}, "5-2": {"r2_inv", "s3_inv", "rq_inv"}, "4-2": set(), "2-8": set(),
                              "7-2": {"s3_inv"}}  # fmt: skip
MOST = 5000
ODD_SIZES = ("5-32", "19-16", "29-65536", "101-64", "139-2048", "257-4", "269-8")


@pytest.mark.parametrize("name", SMALL)
def test_small_rings_whole(name: str, tmp_path: Path) -> None:
    spec = structure_named(name, tmp_path)
    kind, library = kind_of(spec), library_of(spec, tmp_path)
    setting = kind.setting(spec)
    assert {contract.name for contract in kind.contracts(spec)} == {"rq_mul", "s3_mul", *SMALL[name]}
    for contract in kind.contracts(spec):
        ranges = [_all(param.type, setting.constants) for param in contract.inputs]
        stride = max(1, prod(map(len, ranges)) // MOST) | 1
        for arguments in islice(product(*ranges), 0, None, stride):
            inputs = {param.name: value for param, value in zip(contract.inputs, arguments, strict=True)}
            assert library.call(contract, inputs) == outputs(contract, setting, inputs), (contract.name, inputs)


def _all(kind: Any, constants: Any) -> list[tuple[int, ...]]:
    assert isinstance(kind, Polynomial)
    return list(product(range(int(constants.get(kind.modulus, kind.modulus))), repeat=constants["n"]))


@pytest.mark.quick("5-32-avx2", "139-2048-*")
@pytest.mark.parametrize("plain", [False, True], ids=["avx2", "plain"])
@pytest.mark.parametrize("name", ODD_SIZES)
def test_other_sizes(name: str, plain: bool, tmp_path: Path) -> None:
    spec = structure_named(name, tmp_path)
    kind, libraries = kind_of(spec), {"built": library_of(spec, tmp_path, plain=plain)}
    for contract in kind.contracts(spec):
        assert first_failure(kind, spec, contract, libraries, 40, 1) is None


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hps2048509", "hps2048677", "hps4096821", "hrss701"])
def test_bundled_rings(name: str, tmp_path: Path) -> None:
    spec = structure_named(name, tmp_path)
    kind, libraries = kind_of(spec), {"built": library_of(spec, tmp_path)}
    for function in ("rq_mul", "s3_mul", "r2_inv", "s3_inv", "rq_inv"):
        assert first_failure(kind, spec, contract_named(kind, spec, function), libraries, 8, 2) is None


@pytest.mark.parametrize("compiler", ["gcc -std=c99", "clang -std=c99", "g++ -std=c++11 -x c++", "clang++ -std=c++11 -x c++"])
@pytest.mark.parametrize("name", [
    "2-2", "139-2048", *(pytest.param(name, marks=pytest.mark.slow) for name in ("5-32", "4-65536", "hps2048509", "hrss701")),
])  # fmt: skip
def test_no_warning(name: str, compiler: str, tmp_path: Path) -> None:
    words = compiler.split()
    folder = written(structure_named(name, tmp_path), tmp_path / "folder")
    shell(need(words[0]), *words[1:], "-O1", *WARNINGS, "-I", folder, "-r", "-nostdlib", "-o", tmp_path / "all.o",
          *sorted(folder.rglob("*.c")))  # fmt: skip


@pytest.mark.slow
def test_an_inverse_is_one(tmp_path: Path) -> None:
    """By the product, without the model's inverse: a*r = 1 modulo Phi_n and q."""
    spec = structure_named("hps2048509", tmp_path)
    kind, library = kind_of(spec), library_of(spec, tmp_path)
    a = tuple(pow(3, i, 4096) >> 1 for i in range(509))
    inverse, multiply = (contract_named(kind, spec, name) for name in ("rq_inv", "rq_mul"))
    r = library.call(multiply, {"a": a, "b": library.call(inverse, {"a": a})["r"]})["r"]
    assert [(x - r[-1]) % 2048 for x in r] == [1, *[0] * 508]


def test_what_is_wrong_is_seen(tmp_path: Path) -> None:
    spec = structure_named("5-32", tmp_path)
    kind, library = kind_of(spec), library_of(spec, tmp_path)
    libraries = {"other": _Other(library)}
    failure = first_failure(kind, spec, contract_named(kind, spec, "rq_mul"), libraries, 40, 1)  # type: ignore[arg-type]
    assert failure is not None and failure.startswith("r is wrong in other, call ")


class _Other:
    """A product with one wrong coefficient, of one pair."""

    def __init__(self, library: Any) -> None:
        self.library = library

    def call(self, contract: Any, inputs: Any, alias: Any) -> Any:
        r = self.library.call(contract, inputs, alias)["r"]
        return {"r": (r[0] ^ 1, *r[1:]) if inputs["a"][0] == 31 else r}
