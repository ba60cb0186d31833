# SPDX-License-Identifier: MIT
"""All functions on eight lanes of an emitted folder, as assembled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from ecgen.library import Target
from ecgen_verify.prove.claims import rings
from ecgen_verify.prove.image import load
from ecgen_verify.prove.lanes.claims import CLAIMS, Lanes, prove_lanes
from ecgen_verify.prove.objects import ASSEMBLED, assembly_build, assembly_recipe
from ecgen_verify.prove.report import Row


def prove_lane_functions(source: Path, out: Path, only: str | None = None) -> Iterator[Row]:
    """A row for each in the order of the manifest; none where the folder has no lanes. `out`: where objects go."""
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    moduli = rings(manifest)
    montgomery = {m["symbol"]: m["reduction"] == "montgomery" for m in manifest["moduli"]}
    images = {}
    for row in manifest["functions"]:
        file = row["files"].get(Target.ADX.value, "")
        if row["operation"] not in CLAIMS or not file.endswith(ASSEMBLED) or only not in (None, row["name"]):
            continue
        if file not in images:
            images[file] = load(assembly_recipe("lanes", [file]).make(source, out))
        ring = moduli[row["modulus"]]
        lanes = Lanes(ring.number, ring.limbs, 1 << (64 * ring.limbs) if montgomery[ring.symbol] else 1)
        yield Row(assembly_build([file]), prove_lanes(images[file], row["name"], row["operation"], lanes))
