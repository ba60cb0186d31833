# SPDX-License-Identifier: MIT
"""The peers: public code that the emitted code is measured against. None of it is in this tree, only the names it is called by.

Every peer gives contestants, which are checked on the same operands as everything else before anything is timed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.errors import ToolMissing, UsageError
from ecgen_bench.implementations.implementation import Contestant
from ecgen_bench.peers import aws_lc, crypto_mb, libsecp256k1, nettle, openssl, openssl4, sidh
from ecgen_bench.peers.request import Wanted
from ecgen_bench.system.libcrypto import probe, probe_libcrypto

#: What `--against` takes; the first is the default.
PEERS = ("openssl", "openssl4", "aws-lc", "secp256k1", "nettle", "sidh", "crypto_mb")

#: Those whose functions all take eight at once.
_IN_LANES = {"crypto_mb"}

#: How a report names the peers, and the further contestants that some bring.
PEER_NAMES = {
    "openssl": "OpenSSL", "openssl4": "OpenSSL 4", "aws-lc": "AWS-LC", "s2n-bignum": "s2n-bignum",
    "s2n-bignum-alt": "s2n-bignum without ADX", "fiat": "fiat-crypto", "secp256k1": "libsecp256k1", "nettle": "nettle",
    "sidh": "PQCrypto-SIDH", "crypto_mb": "crypto_mb",
}  # fmt: skip


def choose_peers(text: str) -> tuple[str, ...]:
    """The peers in a comma-separated list, in its order, each once. Raises UsageError for a name that is none of PEERS."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in PEERS:
            raise UsageError(f"--against {text!r}: {name!r} is none of {', '.join(PEERS)}")
    return names


def field_peers(names: Sequence[str], wanted: Wanted, lacking: dict[str, str] | None = None) -> list[Contestant]:
    """What the named peers have.

    Raises ToolMissing when one cannot be had (with `lacking` it is left out, and the reason goes there, by name), UsageError
    when one has nothing of what is wanted, or when none works on one element at a time.
    """
    if set(names) <= _IN_LANES:
        raise UsageError(f"--against {','.join(names)}: it works on eight at once; name a peer that does one at a time beside it")
    contestants: list[Contestant] = []
    for name in names:
        wanted.progress(f"looking at {name}")
        try:
            made = _contestants(name, wanted)
        except ToolMissing as missing:
            if lacking is None:
                raise
            lacking[name] = str(missing)
            continue
        if not made:
            keys = ", ".join(operation.key for operation in wanted.operations)
            raise UsageError(f"--against {name}: it has nothing for this curve's {keys}")
        contestants += made
    return contestants


def _contestants(name: str, wanted: Wanted) -> list[Contestant]:
    sizes = [-(-modulus.bits // 64) for modulus in wanted.moduli.values()]
    match name:
        case "openssl":
            return openssl.contestants(name, probe_libcrypto(wanted.compiler, sizes, wanted.folder), wanted)
        case "openssl4":
            library = probe(wanted.compiler, openssl4.libcrypto(wanted.progress), sizes, wanted.folder)
            return openssl.contestants(name, library, wanted)
        case "aws-lc":
            return aws_lc.contestants(wanted)
        case "secp256k1":
            return libsecp256k1.contestants(wanted)
        case "crypto_mb":
            return crypto_mb.contestants(wanted)
        case "nettle":
            return nettle.contestants(wanted)
        case "sidh":
            return sidh.contestants(wanted)
        case _:
            raise ValueError(name)
