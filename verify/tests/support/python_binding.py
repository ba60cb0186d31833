# SPDX-License-Identifier: MIT
"""Loads an emitted binding as its user would, from its file."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType


def load(folder: Path, prefix: str, library: Path | None = None) -> ModuleType:
    """The module FOLDER/python/PREFIX.py; `library`: the shared library, unless it lies in the folder under its own name."""
    variable = f"{prefix.upper()}_LIBRARY"
    module_spec = importlib.util.spec_from_file_location(f"binding_{prefix}", folder / "python" / f"{prefix}.py")
    assert module_spec is not None and module_spec.loader is not None
    module = importlib.util.module_from_spec(module_spec)
    if library is not None:
        os.environ[variable] = str(library)
    try:
        module_spec.loader.exec_module(module)
    finally:
        os.environ.pop(variable, None)
    return module
