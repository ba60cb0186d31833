# SPDX-License-Identifier: MIT
"""Every object holds the code and the constants whose hashes are recorded: a change that means to alter no code alters none.

The hashes hold for one version of each tool; under another one the test is skipped. A change that means to alter code records
them anew, and says which functions it alters: `python -m support.code_bytes p256/default ...` in the folder verify/tests.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.code_bytes import DEFAULT, RECORD, USUAL, Emission, all_builds, object_hashes, tools
from support.emitted import need

_RECORD = json.loads(RECORD.read_text(encoding="utf-8"))
#: Compared in every run, in the usual build only.
_QUICK: Emission = ("p256", DEFAULT)


@pytest.fixture(scope="module", autouse=True)
def recorded_tools() -> None:
    """Skips where the tools are not those that the hashes hold for."""
    for tool in ("gcc", "as", "nasm", "objcopy"):
        need(tool)
    here, recorded = tools(), _RECORD["tools"]
    if here != recorded:
        pytest.skip(f"the hashes hold for {', '.join(recorded.values())}; here are {', '.join(here.values())}")


def differences(emission: Emission, *, usual: bool, scratch: Path) -> list[str]:
    """The objects that are new, missing or not as recorded."""
    builds = USUAL if usual else all_builds(emission)
    hashes = object_hashes(emission, builds, scratch)
    endings = {f"{build.ending}{build.name}" for build in builds}
    everything: dict[str, str] = _RECORD["objects"]["/".join(emission)]
    recorded = {name: value for name, value in everything.items() if name[name.index(".") :] in endings}
    assert hashes and recorded
    return sorted(name for name in {*hashes, *recorded} if hashes.get(name) != recorded.get(name))


@pytest.mark.parametrize(("text", "same"), [
    ("f:\n  mov rax, rdi ; moved\n  ret\nsection .rodata\n  dq 5\n", True),
    ("f:\n  mov rax, rdi\n  ret\nsection .rodata\n  dq 5\nsection .eh_frame progbits alloc\n  dq 7\n", True),
    ("f:\n  mov rax, rsi\n  ret\nsection .rodata\n  dq 5\n", False),
    ("f:\n  mov rax, rdi\n  ret\nsection .rodata\n  dq 6\n", False),
], ids=["comment", "unwind information", "instruction", "constant"])  # fmt: skip
def test_code_and_constants_count_and_nothing_else(text: str, same: bool, tmp_path: Path) -> None:
    first, second = tmp_path / "first.asm", tmp_path / "second.asm"
    first.write_text("f:\n  mov rax, rdi\n  ret\nsection .rodata\n  dq 5\n", encoding="utf-8")
    second.write_text(text, encoding="utf-8")
    assert (USUAL[0].hash(first, "P", tmp_path) == USUAL[0].hash(second, "P", tmp_path)) is same


def test_usual_objects_are_as_recorded(tmp_path: Path) -> None:
    assert differences(_QUICK, usual=True, scratch=tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize("key", _RECORD["objects"])
def test_all_objects_are_as_recorded(key: str, tmp_path: Path) -> None:
    spec, microarchitecture = key.split("/")
    assert differences((spec, microarchitecture), usual=False, scratch=tmp_path) == []
