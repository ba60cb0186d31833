# SPDX-License-Identifier: MIT
"""A bill of materials for the manifest: an SPDX 2.3 document of one package with its files (spdx.github.io/spdx-spec/v2.3)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ecgen.banner import OUTPUT_LICENCE, version

#: No date stands in what is emitted: the same command gives the same bytes.
_CREATED = "1970-01-01T00:00:00Z"
_DOCUMENT, _PACKAGE = "SPDXRef-DOCUMENT", "SPDXRef-Package"


def sbom(name: str, files: Mapping[str, str]) -> dict[str, Any]:
    """`files`: all but the manifest itself, which holds this."""
    rows = [_file(index, path, text) for index, (path, text) in enumerate(sorted(files.items()))]
    sums = sorted(row["checksums"][0]["checksumValue"] for row in rows)
    code = hashlib.sha1("".join(sums).encode(), usedforsecurity=False).hexdigest()  # 7.9: of the files' SHA-1, sorted
    package = {
        "SPDXID": _PACKAGE, "name": name, "versionInfo": version(), "supplier": "NOASSERTION", "downloadLocation": "NOASSERTION",
        "filesAnalyzed": True, "packageVerificationCode": {"packageVerificationCodeValue": code},
        "licenseConcluded": OUTPUT_LICENCE, "licenseDeclared": OUTPUT_LICENCE, "licenseInfoFromFiles": [OUTPUT_LICENCE],
        "copyrightText": "NONE", "hasFiles": [row["SPDXID"] for row in rows],
    }  # fmt: skip
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": _DOCUMENT, "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{code}",
        "creationInfo": {"created": _CREATED, "creators": [f"Tool: ecgen-{version()}"]},
        "documentDescribes": [_PACKAGE], "packages": [package], "files": rows,
    }  # fmt: skip


def _file(index: int, path: str, text: str) -> dict[str, Any]:
    content = text.encode()
    sums = {"SHA1": hashlib.sha1(content, usedforsecurity=False), "SHA256": hashlib.sha256(content)}
    return {
        "SPDXID": f"SPDXRef-File-{index}", "fileName": f"./{path}", "licenseConcluded": OUTPUT_LICENCE,
        "licenseInfoInFiles": [OUTPUT_LICENCE], "copyrightText": "NONE",
        "checksums": [{"algorithm": name, "checksumValue": value.hexdigest()} for name, value in sums.items()],
    }  # fmt: skip
