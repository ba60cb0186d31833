# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from ecgen.library import Target
from ecgen.verify.prove.claims import contract_of, rings
from ecgen.verify.prove.image import load
from ecgen.verify.prove.objects import builds
from ecgen.verify.prove.prover import prove
from ecgen.verify.prove.report import Row


def prove_folder(source: Path, targets: Sequence[Target], out: Path, only: str | None = None) -> Iterator[Row]:
    """`out`: where the objects go. `only`: the one function wanted."""
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    known = rings(manifest)
    for build in builds(source, targets, out):
        images = {tag: load(paths) for tag, paths in build.objects.items()}
        for row in manifest["functions"]:
            ring = known.get(row.get("modulus"))
            if ring is None or only not in (None, row["name"]):
                continue
            contract = contract_of(row, ring)
            image = images.get(ring.tag)
            if contract is not None and image is not None and row["name"] in image.functions:
                yield Row(build.name, prove(image, row["name"], contract))
