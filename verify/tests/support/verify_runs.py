# SPDX-License-Identifier: MIT
"""Emits folders, breaks them on purpose, and runs `ecgen verify` on them as a user would."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SPECS = Path(__file__).parents[1] / "specs"

_MAIN = "from ecgen.cli import main; main()"


def ecgen(*arguments: str | Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command line; `path` becomes the only folder in which tools are found."""
    environment = {**os.environ, **({} if path is None else {"PATH": str(path)})}
    return subprocess.run([sys.executable, "-c", _MAIN, *map(str, arguments)], capture_output=True, text=True, check=False,
                          env=environment)  # fmt: skip


def emit(folder: Path, spec: str, target: str) -> Path:
    """Emit a test specification into `folder`."""
    emission = ecgen("--spec", SPECS / f"{spec}.toml", "--target", target, "--out", folder, "-q")
    assert emission.returncode == 0, emission.stderr
    return folder


def quick(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run `ecgen verify` with one compiler at one level."""
    return ecgen("verify", "--compiler", "gcc", "--opt", "O0", *arguments)


def results(run: subprocess.CompletedProcess[str]) -> dict[str, dict[str, Any]]:
    """Function -> its row in what `--json` printed."""
    report = json.loads(run.stdout)
    assert report["passed"] is (run.returncode == 0)
    return {row["name"]: row for row in report["functions"]}


def replace_body(file: Path, function: str, body: str) -> None:
    """Give a C function another body."""
    text = file.read_text(encoding="utf-8")
    changed, count = re.subn(rf"(^[^\n;]*\b{function}\([^;{{]*\)\n\{{\n).*?(^\}}$)", lambda m: f"{m[1]}    {body}\n{m[2]}", text,
                             flags=re.MULTILINE | re.DOTALL)  # fmt: skip
    assert count == 1, f"{function} is not in {file}"
    _write(file, changed)


def edit_function(file: Path, function: str, pattern: str, replacement: str) -> None:
    """Replace the first match of a regular expression inside a C or assembly function."""
    text = file.read_text(encoding="utf-8")
    start = re.search(rf"^{function}:|^[^\n;]*\b{function}\([^;{{]*\)\n\{{", text, re.MULTILINE)
    assert start is not None, f"{function} is not in {file}"
    changed, count = re.subn(pattern, replacement, text[start.end() :], count=1, flags=re.MULTILINE)
    assert count == 1, f"{pattern} is not in {function}"
    _write(file, text[: start.end()] + changed)


def _write(file: Path, text: str) -> None:
    """Write an edited file, and make the manifest believe that ecgen wrote it."""
    file.write_text(text, encoding="utf-8")
    manifest = file.parent / "manifest.json"
    content = json.loads(manifest.read_text(encoding="utf-8"))
    content["files"][file.name] = hashlib.sha256(text.encode()).hexdigest()
    manifest.write_text(json.dumps(content), encoding="utf-8")


def row_of(folder: Path, function: str) -> dict[str, Any]:
    """The manifest's row of a function."""
    content = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    row: dict[str, Any] = next(row for row in content["functions"] if row["name"] == function)
    return row


def edit_manifest(folder: Path, function: str, changes: Mapping[str, object]) -> None:
    """Change fields of a function's row."""
    manifest = folder / "manifest.json"
    content = json.loads(manifest.read_text(encoding="utf-8"))
    (row,) = (row for row in content["functions"] if row["name"] == function)
    row |= changes
    manifest.write_text(json.dumps(content), encoding="utf-8")
