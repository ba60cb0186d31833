# SPDX-License-Identifier: MIT
"""What a static libcrypto offers: its version, its symbols, the sizes that its Montgomery multiplication takes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.errors import CheckFailed, ToolMissing
from ecgen_bench.system.tools import Compiler, find_libcrypto, run

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
    """`symbols`: by the names in its headers; `supported`: the numbers of words that bn_mul_mont takes; `include`, `flags`: what
    a file that uses the library must be compiled with."""

    archive: Path
    version: str
    symbols: frozenset[str]
    supported: frozenset[int]
    include: tuple[Path, ...] = ()
    flags: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """Name and version, without the day of its release."""
        return " ".join(self.version.split()[:2])


def probe_libcrypto(compiler: Compiler, sizes: Sequence[int], folder: Path) -> LibCrypto:
    """The static library of this machine, probed. Raises ToolMissing when it or its headers are missing."""
    archive = find_libcrypto(compiler)
    return probe(compiler, LibCrypto(archive, "", defined_symbols(archive), frozenset()), sizes, folder)


def probe(compiler: Compiler, library: LibCrypto, sizes: Sequence[int], folder: Path) -> LibCrypto:
    """The library with its version, and with those of `sizes` that bn_mul_mont takes. A small program asks it."""
    asked = sorted({size for size in sizes if size >= FEWEST_WORDS})
    known = "bn_mul_mont" in library.symbols and bool(asked)
    source, program = folder / "probe.c", folder / "probe"
    source.write_text(_PROBE.format(
        words=max(asked, default=1), sizes=", ".join(map(str, asked or [0])),
        declaration=_DECLARATION if known else "", call="bn_mul_mont(r, a, a, n, n0, sizes[i])" if known else "0",
    ), encoding="utf-8")  # fmt: skip
    try:
        use = [*library.flags, *(f"-I{path}" for path in library.include)]
        run([compiler.path, "-O1", *use, "-o", str(program), str(source), str(library.archive), "-ldl", "-pthread"])
        answer = json.loads(run([str(program)]))
    except CheckFailed as failure:
        raise ToolMissing(f"OpenSSL cannot be linked ({failure}): install the Debian package libssl-dev") from None
    return replace(library, version=answer["version"], supported=frozenset(answer["supported"]) & frozenset(asked))


def defined_symbols(archive: Path) -> frozenset[str]:
    """The global functions of a static library. nm comes with every compiler's linker (Debian: binutils)."""
    rows = (line.split() for line in run(["nm", "-g", "--defined-only", str(archive)]).splitlines())
    return frozenset(row[2] for row in rows if len(row) == 3 and row[1] in "TWi")
