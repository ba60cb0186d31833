# SPDX-License-Identifier: MIT
"""The peers' key exchanges: C call sites for the functions of `ecgen bench --section ecdh`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen_bench.peers import aws_lc, crypto_mb, libsecp256k1, s2n_bignum
from ecgen_bench.peers.primes import P25519, PK256
from ecgen_bench.system.tools import Compiler

_C = Path(__file__).parent / "c"

#: The functions that most peers' call sites define.
_FUNCTIONS = ("variable_base", "ecdh", "public_key")

#: The short Weierstrass curves of AWS-LC, by OpenSSL's names.
_AWS_LC_GROUPS = ("secp224r1", "prime256v1", "secp384r1", "secp521r1", "secp256k1")

_SHOW = """#include "show_calls.h"

static void show(void)
{
    uint64_t arena[(BENCH_PUBLIC + 7) / 8];
    prepare(arena);
    for (unsigned i = 0; i < BENCH_KEYS; i++) {
        show_exchange(i, arena);
    }
}
"""


@dataclass(frozen=True)
class PeerCalls:
    """The call sites of one peer. `body`: lines of C that define NAME, prepare, show and `functions`, on the keys that all share;
    `lanes`: how many exchanges a call makes at once; `version`: empty for emitted code; the rest is what the C file is compiled
    and linked with."""

    key: str
    label: str
    version: str
    body: tuple[str, ...]
    objects: tuple[Path, ...]
    include: tuple[Path, ...]
    functions: tuple[str, ...] = _FUNCTIONS
    lanes: int = 1
    flags: tuple[str, ...] = ()


def exchange_peers(names: Sequence[str], prime: int, group: str, compiler: Compiler, folder: Path,
                   progress: Callable[[str], None]) -> list[PeerCalls]:  # fmt: skip
    """The call sites of those of the named peers that exchange keys on the curve, OpenSSL left out.

    `prime`, `group`: the curve's prime, and OpenSSL's name of the curve, empty for X25519; `folder`: for what has to be compiled.
    Raises ToolMissing when a peer cannot be had.
    """
    peers: list[PeerCalls] = []
    for name in names:
        if name == "aws-lc" and (group in _AWS_LC_GROUPS or prime == P25519):
            built = aws_lc.BuiltLibrary.make(progress)
            peers += [_aws_lc(built, prime, group), *_s2n_bignum(built, prime, compiler, folder)]
        if name == "secp256k1" and prime == PK256:
            peers.append(_libsecp256k1(progress))
        if name == "crypto_mb":
            peers += _crypto_mb(prime, progress)
    return peers


def _aws_lc(built: aws_lc.BuiltLibrary, prime: int, group: str) -> PeerCalls:
    keys = "aws_lc_25519_keys.h" if prime == P25519 else "aws_lc_weierstrass_keys.h"
    macros = ('#define NAME "aws-lc"', f'#define GROUP "{group}"', f'#define KEYS "{keys}"')
    body = (*macros, '#include "aws_lc_calls.c"', _SHOW)
    return PeerCalls("aws-lc", built.version, built.version, body, (built.archive,), (_C, *built.include))


def _s2n_bignum(built: aws_lc.BuiltLibrary, prime: int, compiler: Compiler, folder: Path) -> list[PeerCalls]:
    """s2n-bignum's scalar multiplications alone, which AWS-LC's own interface wraps."""
    kernels = s2n_bignum.exchange_kernels(built.sources, prime, compiler, folder)
    if kernels is None:
        return []
    bits, objects = kernels
    body = ('#define NAME "s2n-bignum"', f"#define BITS {bits}", '#include "s2n_bignum_calls.c"')
    return [PeerCalls("s2n-bignum", f"s2n-bignum ({built.version})", built.version, body, objects, (_C,), ("variable_base",))]


def _libsecp256k1(progress: Callable[[str], None]) -> PeerCalls:
    archive, include = libsecp256k1.library(progress)
    body = ('#define NAME "secp256k1"', f"#define PREFIX {libsecp256k1.PREFIX}", '#include "libsecp256k1_calls.c"', _SHOW)
    return PeerCalls("secp256k1", libsecp256k1.VERSION, libsecp256k1.VERSION, body, (archive,), (_C, include))


def _crypto_mb(prime: int, progress: Callable[[str], None]) -> list[PeerCalls]:
    library = crypto_mb.library(prime, progress)
    if library is None:
        return []
    body = [
        '#define NAME "crypto_mb"', f'#define FUNCTION "{library.function}"',
        library.macro,
        *(["#define X25519"] if prime == P25519 else []), '#include "crypto_mb_calls.c"',
    ]  # fmt: skip
    label = f"crypto_mb x{crypto_mb.LANES}, per operation"
    return [PeerCalls("crypto_mb", label, library.version, tuple(body), (), (_C,), ("variable_base", "ecdh"), crypto_mb.LANES)]
