# SPDX-License-Identifier: MIT
"""Intel's crypto_mb from the wheel ipp-crypto: key exchanges eight at once by AVX-512 IFMA."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ecgen.bench.machine import has_ifma
from ecgen.bench.peers.primes import P256, P384, P521, P25519
from ecgen.bench.peers.wheels import unpacked
from ecgen.errors import ToolMissing

LANES = 8

_VERSION = "2026.2.0"
_WHEELS = (f"ipp-crypto=={_VERSION}", f"intel-cmplr-lib-rt=={_VERSION}")

#: What the library needs, each before what needs it.
_LIBRARIES = ("libintlc.so.5", "libirng.so", "libimf.so", "libsvml.so", "libcrypto_mb.so")

_FUNCTIONS = {
    P256: "mbx_nistp256_ecdh_mb8", P384: "mbx_nistp384_ecdh_mb8", P521: "mbx_nistp521_ecdh_mb8", P25519: "mbx_x25519_mb8",
}  # fmt: skip


@dataclass(frozen=True)
class Library:
    """`paths`: of the shared libraries to load, in this order; `function`: the one for the curve."""

    paths: tuple[Path, ...]
    function: str
    version: str


def library(prime: int, progress: Callable[[str], None]) -> Library | None:
    """None where crypto_mb lacks the curve. Raises ToolMissing when it cannot be had or does not run on this processor."""
    function = _FUNCTIONS.get(prime)
    if function is None:
        return None
    if not has_ifma():
        raise ToolMissing("crypto_mb cannot run here: it needs AVX-512 IFMA, which this processor lacks")
    folder = unpacked(_WHEELS, progress)
    paths = []
    for name in _LIBRARIES:
        found = sorted(folder.glob(f"*.data/data/lib/{name}"))
        if not found:
            raise ToolMissing(f"{' and '.join(_WHEELS)}: there is no {name} among their files")
        paths.append(found[0])
    return Library(tuple(paths), function, f"crypto_mb in ipp-crypto {_VERSION}")
