# SPDX-License-Identifier: MIT
"""Each function of a structure, as compiled, against its contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ecgen.emit.structure.kind import Kind
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.types import Polynomial, Type
from ecgen.spec.structure import Structure
from ecgen_verify.structure.inputs import drawn_inputs
from ecgen_verify.structure.library import Overrun, StructureLibrary


def first_failure(kind: Kind, spec: Structure, contract: Contract, libraries: Mapping[str, StructureLibrary], examples: int,
                  seed: int) -> str | None:  # fmt: skip
    """What is wrong with a function in one of the builds, by name; None where nothing is. Outputs are in memory of their own, and
    in that of each input of their type."""
    setting = kind.setting(spec)
    for number, inputs in enumerate(drawn_inputs(kind, spec, contract, examples, seed)):
        expected = outputs(contract, setting, inputs)
        for name, library in libraries.items():
            for alias in aliases(contract):
                fault = _fault(library, contract, setting, inputs, alias, expected)
                if fault is not None:
                    where = f" with {', '.join(f'{r} = {a}' for r, a in alias.items())}" if alias else ""
                    return f"{fault}{where} in {name}, call {number} of --seed {seed}"
    return None


def aliases(contract: Contract) -> Sequence[Mapping[str, str]]:
    """The ways in which outputs may be in the memory of inputs of their type; strings of two lengths of their own are none."""
    return [{}, *_single(contract)]


def _single(contract: Contract) -> Iterator[dict[str, str]]:
    for output in contract.outputs:
        if output.name in contract.may_alias:
            yield from ({output.name: param.name} for param in contract.inputs if _same(param.type, output.type))


def _same(first: Type, second: Type) -> bool:
    return first == second or (isinstance(first, Polynomial) and isinstance(second, Polynomial))


def _fault(library: StructureLibrary, contract: Contract, setting: Setting, inputs: Mapping[str, Any], alias: Mapping[str, str],
           expected: Mapping[str, Any]) -> str | None:  # fmt: skip
    same = {output: inputs[name] for output, name in alias.items()}
    try:
        actual = library.call(contract, inputs, alias)
    except Overrun as error:
        return str(error)
    wrong = [name for name, value in expected.items() if actual[name] != value]
    wrong += [name for name in actual.keys() - expected.keys() - same.keys()
              if not library.untouched(contract, name, inputs, actual[name])]  # fmt: skip
    return f"{wrong[0]} is wrong" if wrong else None
