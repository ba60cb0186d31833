# SPDX-License-Identifier: MIT
"""What a static libcrypto can do: its version, its symbols, the sizes its Montgomery multiplication supports."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.bench.tools import Compiler, find_libcrypto, run
from ecgen.errors import CheckFailed, ToolMissing

_PROBE = """/* SPDX-License-Identifier: MIT */
#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <stdio.h>
#define WORDS {words}
{declaration}
int main(void)
{{
    static const int sizes[] = {{{sizes}}};
    BN_ULONG r[WORDS] = {{0}}, a[WORDS] = {{0}}, n[WORDS] = {{1}}, n0[2] = {{~(BN_ULONG)0, ~(BN_ULONG)0}};
    (void)r, (void)a, (void)n, (void)n0;
    printf("{{\\"version\\": \\"%s\\", \\"supported\\": [-1", OpenSSL_version(OPENSSL_VERSION));
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {{
        if ({call}) {{
            printf(", %d", sizes[i]);
        }}
    }}
    printf("]}}\\n");
    return 0;
}}
"""
_DECLARATION = "int bn_mul_mont(BN_ULONG *, const BN_ULONG *, const BN_ULONG *, const BN_ULONG *, const BN_ULONG *, int);"

#: Below two words OpenSSL itself never calls bn_mul_mont, and its assembly does not guard against it.
FEWEST_WORDS = 2


@dataclass(frozen=True)
class LibCrypto:
    """`supported`: the numbers of words for which bn_mul_mont does its work instead of declining."""

    archive: Path
    version: str
    symbols: frozenset[str]
    supported: frozenset[int]


def probe_libcrypto(compiler: Compiler, sizes: Sequence[int], folder: Path) -> LibCrypto:
    """Ask the library of this machine. Raises ToolMissing when it is not there or lacks its headers."""
    archive = find_libcrypto(compiler)
    symbols = _defined(archive)
    asked = sorted({size for size in sizes if size >= FEWEST_WORDS})
    known = "bn_mul_mont" in symbols and bool(asked)
    source, program = folder / "probe.c", folder / "probe"
    source.write_text(_PROBE.format(
        words=max(asked, default=1), sizes=", ".join(map(str, asked or [0])),
        declaration=_DECLARATION if known else "", call="bn_mul_mont(r, a, a, n, n0, sizes[i])" if known else "0",
    ), encoding="utf-8")  # fmt: skip
    try:
        run([compiler.path, "-O1", "-o", str(program), str(source), str(archive), "-ldl", "-pthread"])
        answer = json.loads(run([str(program)]))
    except CheckFailed as failure:
        raise ToolMissing(f"OpenSSL cannot be linked ({failure}): install the Debian package libssl-dev") from None
    return LibCrypto(archive, answer["version"], symbols, frozenset(answer["supported"]) & frozenset(asked))


def _defined(archive: Path) -> frozenset[str]:
    """The global functions of a static library. nm comes with every compiler's linker (Debian: binutils)."""
    rows = (line.split() for line in run(["nm", "-g", "--defined-only", str(archive)]).splitlines())
    return frozenset(row[2] for row in rows if len(row) == 3 and row[1] in "TWi")
