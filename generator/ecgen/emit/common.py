# SPDX-License-Identifier: MIT
"""The files of the folder that several curves share.

They depend on the version alone, and on whether folders for small targets share them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from ecgen.banner import banner
from ecgen.emit.manifest import provenance
from ecgen.emit.rendering import file_text
from ecgen.emit.sbom import sbom
from ecgen.emit.sha2 import sha2_facts
from ecgen.emit.shared import COMMON_LIBRARY, COMMON_PREFIX, COMMON_SOURCES, common_name
from ecgen.folder import MANIFEST, digest
from ecgen.render import render_unit

#: Where there is a question to ask the processor, as a condition of the preprocessor.
_PROBED_IF = "defined(__x86_64__) || defined(_M_X64)"
#: By what the command calls the folder, which may have any name.
_COMMAND = "ecgen --common common"


def common_files(*, size: bool, progress: Callable[[str], None] = lambda name: None) -> dict[str, str]:
    """All files, the manifest among them, by name. `size`: what folders for small targets share, as little code as theirs."""
    command = f"{_COMMAND} --size" if size else _COMMAND
    name = common_name(size=size)
    files = {}
    for file, (template, style, facts) in _templates(name, size=size).items():
        progress(file)
        files[file] = file_text(file, template, banner(style, command, COMMON_LIBRARY), COMMON_PREFIX, **facts)
    content = provenance(command, COMMON_PREFIX) | {
        "common": name,
        "files": {file: digest(text) for file, text in sorted(files.items())},
        "sbom": sbom(COMMON_LIBRARY, files),
    }
    return dict(sorted(files.items())) | {MANIFEST: json.dumps(content, indent=1) + "\n"}


def _templates(name: str, *, size: bool) -> Mapping[str, tuple[str, str, dict[str, object]]]:
    """File -> its template, its banner's style, and what the template prints."""
    hashes = sha2_facts()
    folder, units = ("size", ("sha2",)) if size else ("curve", ("sha2_blocks", "sha2_stream"))
    header = {"edition": name, "size": size, "probed_if": _PROBED_IF, "sha2": _unit(f"{folder}/sha2.h.j2", **hashes)}
    probe = "" if size else _unit("c/cpu_bits.c.j2", probed_if=_PROBED_IF)
    common, sha2 = COMMON_SOURCES
    return {
        f"{COMMON_LIBRARY}.h": ("common/header.h.j2", "c", header),
        common: ("common/common.c.j2", "c", {"size": size, "cpu_bits": probe}),
        sha2: ("common/sha2.c.j2", "c", {"units": [_unit(f"{folder}/{unit}.c.j2", whole=False, **hashes) for unit in units]}),
        **{file: (f"common/{file}.j2", "hash", {"library": COMMON_LIBRARY, "sources": COMMON_SOURCES})
           for file in ("Makefile", "CMakeLists.txt", "meson.build")},
    }  # fmt: skip


def _unit(template: str, **facts: object) -> str:
    return render_unit(template, COMMON_PREFIX, **facts)
