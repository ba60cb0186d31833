# SPDX-License-Identifier: MIT
"""What a composed function promises.

Trusted: a verdict says this, and callers rely on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.text import WIPED, claim, required
from ecgen.logic.types import Element, Point, Scratch


@dataclass(frozen=True)
class Inner:
    """What a function that no manifest has does for those that call it, in words. `public`: the operands may decide branches;
    `known`: these may, though the others may not. `apart`: outputs that may not be the same object as an input; `updated`:
    outputs that are inputs as well. `entry`: the tag of its modulus and its prototype, {p} for the prefix, where it has no row
    (`calls.place`). `of`: what the words say, as data, where they say it in part."""

    text: str
    public: bool = False
    apart: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()
    entry: tuple[str, str] | None = None
    known: frozenset[str] = frozenset()
    of: object = None


def entry_of(promise: object) -> tuple[str, str] | None:
    """The tag of its modulus and its prototype, of a function that no manifest has; None where the promise does not tell."""
    if isinstance(promise, Contract) and promise.name:
        tags = [param.type.tag for param in promise.params if isinstance(param.type, Element)]
        return [*tags, "fe"][0], prototype(promise, "{p}")
    return promise.entry if isinstance(promise, Inner) else None


def statement(contract: Contract) -> str:
    """What a verdict is about: what is ensured, and what of the inputs is required."""
    needed, promised = ", ".join(required(contract)), f"{claim(contract)}; {WIPED}" if contract.wipes else claim(contract)
    return f"{promised}; requires that {needed}" if needed else promised


@dataclass(frozen=True)
class Promised:
    """`promise`: what is shown; of a function of the manifest its contract."""

    promise: Contract | Inner

    @property
    def text(self) -> str:
        """As it stands in the verdict."""
        return self.promise.text if isinstance(self.promise, Inner) else statement(self.promise)

    @property
    def public(self) -> bool:
        """Whether all operands may decide branches. Where some may and others not, all are taken as secrets."""
        return self.promise.public if isinstance(self.promise, Inner) else not self.promise.secret

    @property
    def known(self) -> frozenset[str]:
        """Integers that may decide branches though other operands may not."""
        return self.promise.known if isinstance(self.promise, Inner) else frozenset()

    @property
    def wipes(self) -> bool:
        """Whether no word of the function's own frame depends on a secret at the return."""
        return isinstance(self.promise, Contract) and self.promise.wipes

    @property
    def apart(self) -> frozenset[str]:
        return self.promise.apart

    @property
    def updated(self) -> frozenset[str]:
        if isinstance(self.promise, Inner):
            return self.promise.updated
        return frozenset(param.name for param in self.promise.params if param.updated)

    @property
    def scratch(self) -> Mapping[str, int]:
        """For each array that may hold anything at the end, elements per count."""
        if isinstance(self.promise, Inner):
            return {}
        return {param.name: param.type.times for param in self.promise.params if isinstance(param.type, Scratch)}

    @property
    def nonzero(self) -> Mapping[str, Sequence[int]]:
        """For each input the elements that its type forbids to be 0."""
        if isinstance(self.promise, Inner):
            return {}
        return {param.name: (2,) for param in self.promise.params if param.is_input and param.type == Point("ed25519")}
