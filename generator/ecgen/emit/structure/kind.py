# SPDX-License-Identifier: MIT
"""What a kind of structures brings to emission. One value of this class says all that the commands need to know of a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.emit.context import Part
from ecgen.emit.structure.context import StructureContext
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting
from ecgen.spec.structure import Structure


@dataclass(frozen=True)
class Kem:
    """What the self-test and `ecgen verify` know of a key encapsulation mechanism: lengths in bytes. The functions are called
    kem_keypair, kem_encaps and kem_decaps. `answers`: the self-test's checksums where they are on record."""

    public_key: int
    secret_key: int
    ciphertext: int
    shared: int
    seed: int
    coins: int
    answers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Kind:
    """Each function takes a specification of the kind.

    summary: one line, for `ecgen list` and the header's title; overview: lines below the title; facts: what the manifest says of
    the structure; contracts: of all public functions, in the order of the header; setting: in which they are evaluated;
    part: the units of C, those of headers, the public functions (`StructureContext.placed`) and the sections of the header that
    they stand in; explained: rows of `ecgen explain`; kem: of the mechanism, where there is one.
    """

    summary: Callable[[Any], str]
    overview: Callable[[Any], Sequence[str]]
    facts: Callable[[Any], dict[str, object]]
    contracts: Callable[[Any], Sequence[Contract]]
    setting: Callable[[Any], Setting]
    part: Callable[[StructureContext[Any]], Part]
    explained: Callable[[Any], Sequence[tuple[str, str]]]
    kem: Callable[[Any], Kem | None]


def contract_named(kind: Kind, spec: Structure, name: str) -> Contract:
    """Raises KeyError."""
    return {contract.name: contract for contract in kind.contracts(spec)}[name]
