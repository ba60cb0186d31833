# SPDX-License-Identifier: MIT
"""Proves all composed functions of an emitted folder in one build: a row for each, whether a method covers it or not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.theorems import Theorems, open_outcome
from ecgen_verify.prove.composed.blocks import block_readings
from ecgen_verify.prove.composed.claims import Subject
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build, assembled_kernels
from ecgen_verify.prove.tools.objects import assembly_build
from ecgen_verify.prove.verdict import NOT_COVERED, Outcome, Row
from ecgen_verify.prove.wiring.clones import Clones
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of

_NO_METHOD = "no method for this function"
#: Why there is no method, by what the operation's name contains.
_REASONS = {
    "ladder8": "eight ladders at once, whose loop is not followed; its step is proved by itself",
    "x25519_8": "eight ladders at once are not covered",
    **dict.fromkeys(("ecdh", "ecdsa", "keygen", "public_key", "eddsa", "sign", "verify"), "what it calls is not covered"),
}
_KERNEL = "what composed functions take it to do; see the source"


def prove_composed(source: Path, spec: Spec, build: Build, out: Path, only: str | None = None,
                   known: Known | None = None, shared: Mapping[str, Known] | None = None) -> Iterator[Row]:  # fmt: skip
    """A row for every function that is not straight-line, in the order of the manifest, then for the kernels of the folder.

    `source`: the emitted folder; `out`: where objects go; `only`: the one function wanted; `known`: what was proved in other
    builds of the folder; `shared`: what was in other folders, by the claim, of functions that depend on nothing of a folder but
    their code. A function is proved when all composed functions and kernels are that it calls; the straight-line
    functions have rows of their own elsewhere.
    """
    folder = Folder(source, spec)
    proofs = _Proofs(folder, build, out, known or Known(), defaultdict(Known) if shared is None else shared)
    theorems = Theorems(folder.place, build.name, proofs.prove)
    names = {row["name"]: not_covered(row["operation"]) for row in folder.composed} | dict.fromkeys(proofs.internal, "")
    for name, reason in names.items():
        if only in (None, name) and (row := theorems.row(name, reason)) is not None:
            yield row


class _Proofs:
    """How the functions of a folder are proved in one build."""

    def __init__(self, folder: Folder, build: Build, out: Path, known: Known, shared: Mapping[str, Known]) -> None:
        self.folder, self.build, self.out, self.known, self.shared = folder, build, out, known, shared
        self.image = build.image(folder.source, folder.prefix, folder.files, out)
        self.kernel_image = build.kernels(folder.source, folder.prefix, out)
        self.kernels = kernel_proofs(folder, self.kernel_image)
        self.clones = Clones(folder, self.image, known)
        names = *(row["name"] for row in folder.composed), *(name for name in folder.claims if name in self.image.functions)
        self.subjects = {name: self.clones.known_to(folder.subject(name)) for name in names}

    @property
    def internal(self) -> list[str]:
        """The functions with a method that have no row in the manifest."""
        names = *self.kernels, *self.folder.proofs, *self.clones.outcomes, *self.subjects
        return [name for name in names if name not in self.folder.published.rows]

    def prove(self, name: str) -> Outcome | None:
        """None where no method covers the function."""
        if name in self.kernels:
            return self.known.of(self.kernel_image, name, lambda _: self.kernels[name]())
        if name in self.clones.outcomes:
            return self.clones.outcomes[name]
        shown = self.folder.proofs.get(name) or self.subjects.get(name)
        if shown is None:
            return None
        if isinstance(shown, Subject) and name in self.folder.proofs:
            # for all folders: the proof depends on nothing of this one
            return self.shared[shown.claim.promised.text].of(self.image, name, method_of(shown), f"{self.folder.prefix}_")
        return self.known.of(self.image, name, method_of(shown))


def prove_assembled_kernels(source: Path, out: Path, spec: Spec, only: str | None = None) -> Iterator[Row]:
    """Rows for the kernels in assembly, as `prove_composed` has them for those in C."""
    folder = Folder(source, spec)
    build = assembly_build([path.name for path in source.glob(f"{folder.prefix}_*")])
    image = assembled_kernels(source, folder.prefix, out)
    proofs, known = kernel_proofs(folder, image), Known()

    def prove(name: str) -> Outcome | None:
        return known.of(image, name, lambda _: proofs[name]()) if name in proofs else None

    theorems = Theorems(folder.place, build, prove)
    for name in proofs:
        if only in (None, name) and (row := theorems.row(name)) is not None:
            yield row


def kernel_proofs(folder: Folder, image: Image) -> dict[str, Callable[[], Outcome]]:
    """What makes the outcomes, by the names of functions of these objects that are kernels. A folder's own functions on words are
    those that its internal header declares; of these the fused formulas have rows elsewhere."""
    declared = folder.declared
    proofs: dict[str, Callable[[], Outcome]] = {}
    for name in image.functions:
        if name in folder.place.kernels:
            proofs[name] = partial(kernel_theorem, image, folder.place.kernels[name])
        elif name in folder.long_goals:
            contract, ring = folder.long_goals[name]
            kernel = contract_kernel(name, contract, ring, block_readings(folder.prefix, ring))
            proofs[name] = partial(kernel_theorem, image, kernel)
        elif name in declared and name not in {*folder.claims, *folder.proofs} and not name.endswith("_fused"):
            reason = not_covered(name.removeprefix(folder.prefix))
            proofs[name] = partial(open_outcome, name, _KERNEL, reason)
    return proofs


def not_covered(operation: str) -> str:
    """The reason in the row of a function that no method covers."""
    reason = next((text for part, text in _REASONS.items() if part in operation), _NO_METHOD)
    return f"{NOT_COVERED}: {reason}"
