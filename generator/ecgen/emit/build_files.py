# SPDX-License-Identifier: MIT
"""Makefile, CMakeLists.txt, meson.build: what builds a folder's library, its self-test and what is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.emit.rendering import Rendering
from ecgen.emit.shared import COMMON_LIBRARY, COMMON_SOURCES
from ecgen.library import Syntax


def build_files(context: Rendering, sources: Mapping[str, Sequence[str]], *, syntax: Syntax = Syntax.NASM,
                extern_hash: bool = False, common: str = "", has_binding: bool = False) -> dict[str, str]:  # fmt: skip
    """`sources`: "c_files" and "asm_files"; `common`: the shared folder, seen from the output folder; empty where none is."""
    facts: dict[str, Any] = {
        **sources,
        "syntax": syntax.value,
        "asm_suffix": syntax.suffix,
        "extern_hash": extern_hash,
        "common": common,
        "common_library": COMMON_LIBRARY,
        "common_sources": COMMON_SOURCES,
        "has_binding": has_binding,
    }
    has_options = bool(facts["asm_files"]) or extern_hash or common
    names = ["Makefile", "CMakeLists.txt", "meson.build", *(["meson_options.txt"] if has_options else [])]
    return {name: context.render(name, f"build/{name}.j2", "hash", **facts) for name in names}
