# SPDX-License-Identifier: MIT
"""The peers by name. Each gives implementations; the harness checks them on the same operands as everything else before it times
anything."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.errors import ToolMissing, UsageError
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.peers import aws_lc, blst, crypto_mb, gnark, libsecp256k1, nettle, openssl, openssl4, rust_fields, sidh
from ecgen_bench.peers.request import Request
from ecgen_bench.system.libcrypto import probe, probe_libcrypto

#: What `--against` takes; the first is the default.
PEERS = ("openssl", "openssl4", "aws-lc", "secp256k1", "nettle", "sidh", "crypto_mb", "blst", "gnark", "halo2curves",
         "ark-ff")  # fmt: skip

#: The peers whose functions all take eight elements at once.
_IN_LANES = {"crypto_mb"}

#: The names in a report of the peers, and of the further implementations that some bring.
PEER_NAMES = {
    "openssl": "OpenSSL", "openssl4": "OpenSSL 4", "aws-lc": "AWS-LC", "s2n-bignum": "s2n-bignum",
    "s2n-bignum-alt": "s2n-bignum without ADX", "fiat": "fiat-crypto", "secp256k1": "libsecp256k1", "nettle": "nettle",
    "sidh": "PQCrypto-SIDH", "crypto_mb": "crypto_mb", "blst": "blst",
    "gnark": "gnark-crypto", "halo2curves": "halo2curves", "ark-ff": "ark-ff",
    "object": "object",
}  # fmt: skip


def choose_peers(text: str) -> tuple[str, ...]:
    """The peers in a comma-separated list, each once. Raises UsageError for a name that is not in PEERS."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in PEERS:
            raise UsageError(f"--against {text!r}: {name!r} is none of {', '.join(PEERS)}")
    return names


def field_peers(names: Sequence[str], request: Request, lacking: dict[str, str] | None = None) -> list[Implementation]:
    """The implementations that the named peers have for the request.

    Raises ToolMissing when a peer cannot be had; with `lacking` the peer is left out instead, and the reason goes there under its
    name. Raises UsageError when a peer has nothing that is asked for, and when no peer works on one element at a time.
    """
    if set(names) <= _IN_LANES:
        raise UsageError(f"--against {','.join(names)}: it works on eight at once; name a peer that does one at a time beside it")
    implementations: list[Implementation] = []
    for name in names:
        request.progress(f"looking at {name}")
        try:
            brought = _implementations(name, request)
        except ToolMissing as missing:
            if lacking is None:
                raise
            lacking[name] = str(missing)
            continue
        if not brought:
            keys = ", ".join(operation.key for operation in request.operations)
            raise UsageError(f"--against {name}: it has nothing for this curve's {keys}")
        implementations += brought
    return implementations


def _implementations(name: str, request: Request) -> list[Implementation]:
    sizes = [-(-modulus.bits // 64) for modulus in request.moduli.values()]
    match name:
        case "openssl":
            return openssl.implementations(name, probe_libcrypto(request.compiler, sizes, request.folder), request)
        case "openssl4":
            library = probe(request.compiler, openssl4.libcrypto(request.progress), sizes, request.folder)
            return openssl.implementations(name, library, request)
        case "aws-lc":
            return aws_lc.implementations(request)
        case "secp256k1":
            return libsecp256k1.implementations(request)
        case "crypto_mb":
            return crypto_mb.implementations(request)
        case "blst":
            return blst.implementations(request)
        case "gnark":
            return gnark.implementations(request)
        case "halo2curves":
            return rust_fields.halo2curves(request)
        case "ark-ff":
            return rust_fields.ark_ff(request)
        case "nettle":
            return nettle.implementations(request)
        case "sidh":
            return sidh.implementations(request)
        case _:
            raise ValueError(name)
