# SPDX-License-Identifier: MIT
"""Specifications that are no curve and no prime: what those of every such kind have in common."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Origin:
    """Where a specification comes from. `source`: the file's name without its folder, unusual characters replaced by _; `digest`:
    SHA-256 of the file's bytes, in hex."""

    source: str
    digest: str

    @staticmethod
    def of(file_name: str, content: bytes) -> Origin:
        return Origin(re.sub(r"[^\w .+-]", "_", file_name, flags=re.ASCII), hashlib.sha256(content).hexdigest())


@dataclass(frozen=True)
class Structure:
    """One checked specification with a `kind`. `name` begins every symbol of the output, as for curves."""

    name: str
    aliases: tuple[str, ...]
    origin: Origin

    #: What the key `kind` says.
    kind: ClassVar[str]
    #: The kind in a sentence: "hps4096821.toml is ...".
    is_a: ClassVar[str]

    @property
    def source(self) -> str:
        return self.origin.source

    @property
    def digest(self) -> str:
        return self.origin.digest
