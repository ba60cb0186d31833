# SPDX-License-Identifier: MIT
"""The bill of materials in the manifest: a valid SPDX 2.3 document of all files."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ecgen.banner import version
from support.emitted import texts


def document() -> dict[str, object]:
    content: dict[str, object] = json.loads(texts("f251", "c", "q")["manifest.json"])["sbom"]
    return content


def test_it_is_valid(tmp_path: Path) -> None:
    parser = pytest.importorskip("spdx_tools.spdx.parser.parse_anything", reason="spdx-tools is not installed")
    validator = pytest.importorskip("spdx_tools.spdx.validation.document_validator")

    path = tmp_path / "q.spdx.json"
    path.write_text(json.dumps(document()), encoding="utf-8")
    parsed = parser.parse_file(str(path))
    assert [message.validation_message for message in validator.validate_full_spdx_document(parsed)] == []
    (package,) = parsed.packages
    assert (package.name, package.version, str(package.license_declared)) == ("q", version(), "MIT-0")
    assert [str(creator) for creator in parsed.creation_info.creators] == [f"Tool: ecgen-{version()}"]


def test_it_has_every_file_but_the_manifest() -> None:
    files = texts("f251", "c", "q")
    listed = {row["fileName"]: {one["algorithm"]: one["checksumValue"] for one in row["checksums"]}
              for row in document()["files"]}  # type: ignore[attr-defined]  # fmt: skip
    assert listed.keys() == {f"./{name}" for name in files if name != "manifest.json"}
    for name, sums in listed.items():
        content = files[name.removeprefix("./")].encode()
        assert sums == {"SHA1": hashlib.sha1(content).hexdigest(), "SHA256": hashlib.sha256(content).hexdigest()}
