# SPDX-License-Identifier: MIT
"""The peers: public code that the emitted code is measured against. None of it is in this tree, only the names it is called by.

Every peer gives contestants, which are checked on the same operands as everything else before anything is timed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.bench.contestant import Contestant
from ecgen.bench.library_symbols import probe, probe_libcrypto
from ecgen.bench.peers import aws_lc, libsecp256k1, openssl, openssl4
from ecgen.bench.peers.wanted import Wanted
from ecgen.errors import UsageError

#: What `--against` takes; the first is the default.
PEERS = ("openssl", "openssl4", "aws-lc", "secp256k1", "crypto_mb")

#: How a report names the peers, and the further contestants that some bring.
PEER_NAMES = {
    "openssl": "OpenSSL", "openssl4": "OpenSSL 4", "aws-lc": "AWS-LC", "s2n-bignum": "s2n-bignum",
    "s2n-bignum-alt": "s2n-bignum without ADX", "fiat": "fiat-crypto", "secp256k1": "libsecp256k1", "crypto_mb": "crypto_mb",
}  # fmt: skip


def choose_peers(text: str) -> tuple[str, ...]:
    """The peers in a comma-separated list, in its order, each once. Raises UsageError for a name that is none of PEERS."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in PEERS:
            raise UsageError(f"--against {text!r}: {name!r} is none of {', '.join(PEERS)}")
    return names


def field_peers(names: Sequence[str], wanted: Wanted) -> list[Contestant]:
    """What the named peers have. Raises ToolMissing when one cannot be had, UsageError when one has nothing of what is wanted."""
    contestants: list[Contestant] = []
    for name in names:
        wanted.progress(f"looking at {name}")
        made = _contestants(name, wanted)
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
            raise UsageError("--against crypto_mb: it is measured in key exchange only: --section ecdh")
        case _:
            raise ValueError(name)
