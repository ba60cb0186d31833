# SPDX-License-Identifier: MIT
"""All functions on eight lanes of an emitted folder, as assembled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from ecgen.library import Target
from ecgen.spec.load import Spec
from ecgen_verify.prove.claims import rings
from ecgen_verify.prove.goal.published import Published, Refused, is_same
from ecgen_verify.prove.image import load
from ecgen_verify.prove.lanes.claims import CLAIMS, Lanes, promised, prove_lanes
from ecgen_verify.prove.objects import ASSEMBLED, assembly_build, assembly_recipe
from ecgen_verify.prove.report import Row
from ecgen_verify.prove.verdict import Status, Verdict


def prove_lane_functions(source: Path, spec: Spec, out: Path, only: str | None = None) -> Iterator[Row]:
    """A row for each in the order of the manifest; none where the folder has no lanes. `out`: where objects go."""
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    moduli, published = rings(manifest, spec), Published(spec, manifest)
    montgomery = {m["symbol"]: m["reduction"] == "montgomery" for m in manifest["moduli"]}
    images = {}
    for row in manifest["functions"]:
        file = row["files"].get(Target.ADX.value, "")
        if row["operation"] not in CLAIMS or not file.endswith(ASSEMBLED) or only not in (None, row["name"]):
            continue
        if file not in images:
            images[file] = load(assembly_recipe("lanes", [file]).make(source, out))
        ring = moduli[row["modulus"]]
        lanes = Lanes(ring.number, ring.limbs, 1 << (64 * ring.limbs) if montgomery[ring.symbol] else 1, ring.symbol)
        contract = published.contract(row["name"])
        if isinstance(contract, Refused) or not is_same(contract, promised(row["operation"], lanes)):
            reason = contract.reason if isinstance(contract, Refused) else "the contract is not the one that there is a check for"
            yield Row(assembly_build([file]), Verdict(row["name"], row["claim"], Status.UNDECIDED, reason))
            continue
        yield Row(assembly_build([file]), prove_lanes(images[file], row["name"], row["operation"], lanes))
