# SPDX-License-Identifier: MIT
"""Peers that come as Python wheels. pip fetches them; they are unpacked in the user's cache and never installed."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen_bench.system.tools import cache_folder


def unpacked(requirements: Sequence[str], progress: Callable[[str], None]) -> Path:
    """The folder with the content of the wheels for `requirements` (name==version). Raises ToolMissing if they cannot be had."""
    folder = cache_folder() / "peers" / "-".join(requirement.replace("==", "-") for requirement in requirements)
    done = folder / "done"
    if done.is_file():
        return folder
    progress(f"fetching {' and '.join(requirements)} (once)")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ToolMissing(f"{folder}: cannot write: {error.strerror or error}; XDG_CACHE_HOME names another cache") from None
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    fetched = subprocess.run([*command, *requirements], capture_output=True, text=True, check=False)
    if fetched.returncode != 0:
        raise ToolMissing(f"{' and '.join(requirements)} cannot be fetched: {reason(fetched.stderr)}")
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
        wheel.unlink()
    done.touch()
    return folder


def reason(text: str) -> str:
    """pip's complaint in one line."""
    if "No module named pip" in text:
        return "pip not found: install the Debian package python3-pip"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return errors[-1] if errors else lines[-1] if lines else "pip says nothing"
