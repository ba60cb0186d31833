# SPDX-License-Identifier: MIT
"""Proves all composed functions of an emitted folder in one build: a row for each, whether a method covers it or not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path

from ecgen.logic.contract import Contract
from ecgen.logic.text import required
from ecgen.spec.load import Spec
from ecgen_verify.prove.builds import Build, assembled_kernels
from ecgen_verify.prove.composed.kernels import prove_kernel
from ecgen_verify.prove.composed.long import prove_long
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.goal.published import is_same
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.objects import assembly_build
from ecgen_verify.prove.report import Row
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import NOT_COVERED, Outcome, Status, Verdict
from ecgen_verify.prove.wiring.divsteps import division_steps
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.hashes import hash_contracts, hash_names, prove_hashes
from ecgen_verify.prove.wiring.hexadecimal import HEXADECIMAL, hexadecimal_contracts, hexadecimal_image, hexadecimal_proofs

_NO_METHOD = "no method for this function"
#: Why there is no method, by what the operation's name contains.
_REASONS = {
    "mul": "a generator without a table, for which there is no method",
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
    for row in folder.composed:
        if only in (None, row["name"]):
            refused = folder.refused(row["name"])
            outcome = None if refused else proofs.outcome(row["name"])
            open_row = Verdict(row["name"], row["claim"], Status.UNDECIDED, refused or not_covered(row["operation"]))
            yield Row(build.name, outcome.verdict if outcome else open_row)
    for name in proofs.internal:
        if only in (None, name) and (inner := proofs.outcome(name)) is not None:
            yield Row(build.name, inner.verdict)


class _Proofs:
    """What is proved of the functions of a folder in one build, each when it is first asked for."""

    def __init__(self, folder: Folder, build: Build, out: Path, known: Known, shared: Mapping[str, Known]) -> None:
        self.folder, self.build, self.out, self.known, self.shared = folder, build, out, known, shared
        self.image = build.image(folder.source, folder.prefix, folder.files, out)
        self.kernel_image = build.kernels(folder.source, folder.prefix, out)
        self.kernels = kernel_proofs(folder, self.kernel_image)
        self.subjects = {row["name"]: folder.subject(row) for row in folder.composed}
        self.hashes = hash_names(folder.source, folder.prefix, folder.order_bits)
        self.hexadecimal = hexadecimal_proofs(folder.source, folder.prefix)
        self.outcomes: dict[str, Outcome] = {}

    @property
    def internal(self) -> list[str]:
        """The functions with a method that have no row in the manifest."""
        return [name for name in (*self.kernels, *self.hashes, *self.folder.inner) if name not in self.subjects]

    def outcome(self, name: str) -> Outcome | None:
        """None where no method covers the function."""
        if name not in self.outcomes and (outcome := self._prove(name)) is not None:
            self.outcomes[name] = outcome
        return self.outcomes.get(name)

    def _prove(self, name: str) -> Outcome | None:
        if name in self.hashes:
            return self._hashed.get(name) if self._is_pinned(name, hash_contracts()) else None
        if name in self.hexadecimal:
            pinned = self._is_pinned(name, hexadecimal_contracts())
            return self._once(self._hexadecimal_image, name, self.hexadecimal[name], HEXADECIMAL) if pinned else None
        if name in self.kernels:
            return self._depending(self.known.of(self.kernel_image, name, lambda _: self.kernels[name]()))
        subject = self.subjects.get(name)
        method = self.folder.inner.get(name) or (partial(prove, subject=subject) if subject is not None else None)
        naf = self.folder.multiples.naf
        if naf is not None and name == naf.name and method is not None:
            return self._once(self.image, name, method, naf.text)
        return None if method is None else self._depending(self.known.of(self.image, name, method))

    def _once(self, image: Image, name: str, method: Callable[[Image], Outcome], claim: str) -> Outcome:
        """For all folders, of a function whose proof calls nothing of the folder and depends on none of its numbers but those in
        the claim."""
        return self.shared[claim].of(image, name, method, f"{self.folder.prefix}_")

    def _is_pinned(self, name: str, contracts: Mapping[str, Contract]) -> bool:
        """Whether the contract of one in the manifest is the one that is shown. `contracts`: those, by names without prefix."""
        if name not in self.folder.published.rows:
            return True
        contract, shown = self.folder.published.contract(name), contracts.get(name.removeprefix(f"{self.folder.prefix}_"))
        return isinstance(contract, Contract) and shown is not None and is_same(contract, shown)

    @cached_property
    def _hexadecimal_image(self) -> Image:
        return hexadecimal_image(self.folder.source, self.folder.prefix, self.build, self.out)

    @cached_property
    def _hashed(self) -> dict[str, Outcome]:
        folder = self.folder
        verdicts = prove_hashes(folder.source, folder.prefix, self.build, self.out, order_bits=folder.order_bits)
        return {verdict.function: Outcome(verdict, ()) for verdict in verdicts}

    def _depending(self, outcome: Outcome) -> Outcome:
        """What was found, given what is of the functions that it calls."""
        outcome = replace(outcome, verdict=replace(outcome.verdict, assumed=tuple(self._assumed(outcome.called))))
        inner = {name: self.outcome(name) for name in outcome.called}
        rows = self.subjects.keys() | set(self.hashes)
        return depending_on(outcome, {name: inner_outcome for name, inner_outcome in inner.items()
                                  if (not inner_outcome.verdict.proved if inner_outcome else name in rows)})  # fmt: skip


    def _assumed(self, called: Sequence[str]) -> Iterator[str]:
        """What the functions called require of their operands."""
        for name in called:
            contract = self.folder.published.contract(name) if name in self.folder.published.rows else None
            if isinstance(contract, Contract) and contract.requires:
                yield f"{name}: {', '.join(required(contract))}"


def prove_assembled_kernels(source: Path, spec: Spec, out: Path, only: str | None = None) -> Iterator[Row]:
    """Rows for the kernels in assembly, as `prove_composed` has them for those in C."""
    folder = Folder(source, spec)
    build = assembly_build([path.name for path in source.glob(f"{folder.prefix}_*")])
    for name, proof in kernel_proofs(folder, assembled_kernels(source, folder.prefix, out)).items():
        if only in (None, name):
            yield Row(build, proof().verdict)


def kernel_proofs(folder: Folder, image: Image) -> dict[str, Callable[[], Outcome]]:
    """What makes the outcomes, by the names of functions of these objects that are kernels. A folder's own functions on words are
    those that its internal header declares; of these the fused formulas have rows elsewhere."""
    known = {kernel.name: kernel for kernel in folder.kernels}
    declared = folder.declared
    proofs: dict[str, Callable[[], Outcome]] = {}
    for name in image.functions:
        if name in known:
            proofs[name] = partial(_given, partial(prove_kernel, image, known[name]))
        elif name in folder.long_goals:
            proofs[name] = partial(_given, partial(prove_long, image, name, *folder.long_goals[name]))
        elif (steps := division_steps(image, folder.prefix, folder.rings.values(), name)) is not None:
            proofs[name] = partial(_given, steps)
        elif name in declared and name not in folder.inner and not name.endswith("_fused"):
            reason = not_covered(name.removeprefix(folder.prefix))
            proofs[name] = partial(_given, partial(Verdict, name, _KERNEL, Status.UNDECIDED, reason))
    return proofs


def _given(prove: Callable[[], Verdict]) -> Outcome:
    """With what the verdict rests on."""
    verdict = prove()
    return Outcome(verdict, verdict.given)


def not_covered(operation: str) -> str:
    """The reason in the row of a function that no method covers."""
    reason = next((text for part, text in _REASONS.items() if part in operation), _NO_METHOD)
    return f"{NOT_COVERED}: {reason}"


def depending_on(outcome: Outcome, open_ones: Mapping[str, Outcome | None]) -> Outcome:
    """The outcome of a function that calls functions which are not proved; None: no method covers it."""
    if not outcome.verdict.proved or not open_ones:
        return outcome
    uncovered = [name for name, inner in open_ones.items() if inner is None or not inner.verdict.covered]
    verdict = outcome.verdict.depending_on(open_ones)
    if uncovered:
        verdict = replace(verdict, reason=f"{NOT_COVERED}: it calls {', '.join(uncovered)}, for which there is no method")
    return replace(outcome, verdict=verdict)
