# SPDX-License-Identifier: MIT
"""Proves all composed functions of an emitted folder in one build: a row for each, whether a method covers it or not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Subject
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build, assembled_kernels
from ecgen_verify.prove.tools.objects import assembly_build
from ecgen_verify.prove.verdict import NOT_COVERED, Outcome, Row
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of, rows_of

#: The reason in the row of a function that no method covers.
_NO_METHOD = f"{NOT_COVERED}: no method for this function"


def prove_composed(source: Path, spec: Spec, build: Build, out: Path, only: str | None = None,
                   known: Known | None = None, shared: Mapping[str, Known] | None = None) -> Iterator[Row]:  # fmt: skip
    """A row for every function that is not straight-line, in the order of the manifest, then for the kernels of the folder.

    `source`: the emitted folder; `out`: where objects go; `only`: the one function wanted; `known`: what was proved in other
    builds of the folder; `shared`: what was in other folders, by the claim, of functions that depend on nothing of a folder but
    their code. A function is proved when all composed functions and kernels are that it calls; the straight-line
    functions have rows of their own elsewhere.
    """
    folder, known, shared = Folder(source, spec), known or Known(), defaultdict(Known) if shared is None else shared
    image = build.image(source, folder.prefix, folder.files, out)
    kernel_image = build.kernels(source, folder.prefix, out)
    reasons = {row["name"]: _NO_METHOD for row in folder.composed}
    methods = kernel_proofs(folder, kernel_image, known)
    for name, shown in folder.proofs.items():
        if isinstance(shown, Subject):  # for all folders: the proof depends on nothing of this one
            methods[name] = partial(shared[shown.claim.promised.text].of, image, name, method_of(shown), f"{folder.prefix}_")
        else:
            methods[name] = partial(known.of, image, name, method_of(shown))
    for name in (*reasons, *(name for name in folder.claims if name in image.functions)):
        if name not in methods and (subject := folder.subject(name)) is not None:
            methods[name] = partial(known.of, image, name, method_of(subject))
    yield from rows_of(folder.place, build.name, methods, reasons | _without_method(folder, kernel_image), only)


def prove_assembled_kernels(source: Path, out: Path, spec: Spec, only: str | None = None) -> Iterator[Row]:
    """Rows for the kernels in assembly, as `prove_composed` has them for those in C."""
    folder = Folder(source, spec)
    build = assembly_build([path.name for path in source.glob(f"{folder.prefix}_*")])
    image = assembled_kernels(source, folder.prefix, out)
    yield from rows_of(folder.place, build, kernel_proofs(folder, image, Known()), _without_method(folder, image), only)


def kernel_proofs(folder: Folder, image: Image, known: Known) -> dict[str, Callable[[], Outcome]]:
    """What makes the outcomes, by the names of functions of these objects that are kernels."""
    kernels = {**folder.place.kernels, **folder.long_kernels}
    return {name: partial(known.of, image, name, partial(kernel_theorem, kernel=kernels[name]))
            for name in image.functions if name in kernels}  # fmt: skip


def _without_method(folder: Folder, image: Image) -> dict[str, str]:
    """Why, by the names of a folder's own functions on words: those that its internal header declares; of these the fused
    formulas have rows elsewhere."""
    names = (name for name in image.functions if name in folder.declared and not name.endswith("_fused"))
    return {name: _NO_METHOD for name in names if name not in {*folder.claims, *folder.proofs}}
