# SPDX-License-Identifier: MIT
"""OpenSSL 4 from the crate openssl-src. Its symbols are renamed, so that it can be linked beside the OpenSSL of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen_bench.peers.crates import Crate, build_crate
from ecgen_bench.system.libcrypto import LibCrypto
from ecgen_bench.system.tools import run

CRATE = Crate("openssl-src", "400.0.2", "fn main() {\n    openssl_src::Build::new().build();\n}\n")

_PREFIX = "openssl4_"

#: The names that bench's own C files for OpenSSL define. These files are compiled once for each OpenSSL.
_OURS = (
    "bench_openssl", "bench_openssl_context", "bench_number", "bench_openssl_load", "bench_openssl_store", "bench_p256_inverse",
    "bench_25519_inverse",
)  # fmt: skip


def libcrypto(progress: Callable[[str], None]) -> LibCrypto:
    """The library; `probe` asks for its version later. Raises ToolMissing."""
    install = build_crate(CRATE, progress).out / "openssl-build" / "install"
    archives = [path for path in (install / "lib" / "libcrypto.a", install / "lib64" / "libcrypto.a") if path.is_file()]
    if not archives:
        raise ToolMissing(f"the crate {CRATE.text} made no lib/libcrypto.a in {install}")
    renamed, names = install / "libcrypto-renamed.a", install / "renamed.h"
    symbols = exported(archives[0])
    if not (renamed.is_file() and names.is_file()):
        _rename(archives[0], renamed, names, symbols)
    return LibCrypto(renamed, "", frozenset(symbols), frozenset(), (install / "include",), ("-include", str(names)))


def exported(archive: Path) -> list[str]:
    """The names that a static library defines for others, functions and data."""
    rows = (line.split() for line in run(["nm", "-g", "--defined-only", str(archive)]).splitlines())
    return sorted({row[2] for row in rows if len(row) == 3 and row[2].isidentifier()})


def _rename(archive: Path, renamed: Path, names: Path, symbols: list[str]) -> None:
    """Give every symbol of the library a prefix, and write a header that renames calls to match."""
    table = names.with_name("renamed.txt")
    table.write_text("".join(f"{name} {_PREFIX}{name}\n" for name in symbols), encoding="utf-8")
    lines = [f"#define {name} {_PREFIX}{name}\n" for name in (*symbols, *_OURS)]
    names.write_text("/* SPDX-License-Identifier: MIT */\n" + "".join(lines), encoding="utf-8")
    partial = renamed.with_name(f"libcrypto-{os.getpid()}.a")
    run(["objcopy", f"--redefine-syms={table}", str(archive), str(partial)])
    partial.replace(renamed)
