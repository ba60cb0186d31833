# SPDX-License-Identifier: MIT
"""Writes `digest.json`, from which emission knows this prover without parsing it; see `ecgen.prover_digest`."""

from __future__ import annotations

from pathlib import Path

from ecgen.prover_digest import DIGEST_FILE, digest_file_text

_PROVER = Path(__file__).parents[1]

if __name__ == "__main__":
    (_PROVER / DIGEST_FILE).write_text(digest_file_text(_PROVER), encoding="utf-8", newline="\n")
