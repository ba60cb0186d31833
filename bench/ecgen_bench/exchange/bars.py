# SPDX-License-Identifier: MIT
"""The project's speed bars for whole operations on a curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen.bundled import load_bundled
from ecgen.field import is_long
from ecgen.library import Library
from ecgen_bench.exchange.measure import cell
from ecgen_bench.exchange.protocol import OPENSSL, Call
from ecgen_bench.harness.measure import Measurements
from ecgen_bench.peers.primes import P256, P384, P521, P25519, PK256
from ecgen_bench.report.report import Bar

#: Key exchange and signatures against OpenSSL's EVP, by curve.
_OPENSSL_LIMITS = {
    "p192": 0.5, "p224": 1.1, "p256": 1.25, "p384": 0.35, "p521": 1.0, "secp256k1": 0.2, "curve25519": 1.0,
}  # fmt: skip

#: Finite-field Diffie-Hellman against OpenSSL's.
_GROUP_LIMIT = 1.00

#: Against the fastest peer, by prime and function; judged where the best public code, named first, is among the peers.
_FASTEST_LIMITS = {
    P256: ("aws-lc", {"variable_base": 0.92, "public_key": 0.95}),
    P384: ("aws-lc", {"variable_base": 0.80, "public_key": 1.05}),
    P521: ("aws-lc", {"variable_base": 0.95, "public_key": 1.05}),
    PK256: ("secp256k1", {"variable_base": 1.05}),
    P25519: ("aws-lc", {"variable_base": 0.95}),
}
_TITLES = {"variable_base": "ECDH, variable base", "public_key": "fixed base: public key"}
_WHAT = {"variable_base": "ECDH", "public_key": "fixed base"}

#: X25519 by AVX-512 IFMA, one at a time, against the fastest peer.
_ONE_LADDER, _ONE_LADDER_LIMIT = "nasm-ifma-one", 0.75

#: Eight key exchanges at once against the fastest code that makes one, per operation.
_LANES_LIMIT = 0.45


def has_bars(prime: int) -> bool:
    """Whether there are bars against the fastest peer. Of a group modulo p that is OpenSSL."""
    return prime in _FASTEST_LIMITS or is_long(prime)


def openssl_limit(prime: int) -> float | None:
    """The limit against OpenSSL for the bundled curve over this prime; None for a curve without one."""
    return next((limit for name, limit in _OPENSSL_LIMITS.items() if load_bundled(name).prime == prime), None)


def openssl_bars(library: Library, best: str, label: str, measurements: Measurements) -> list[Bar]:
    """The bars against OpenSSL. A curve has one limit; it judges the multiplication, key exchange from bytes, and signatures.

    `best`, `label`: the key and the name of the implementation that is judged.
    """
    if library.spec.group is not None:
        titles = {"ecdh": ("Diffie-Hellman", "DH"), "public_key": ("public key", "fixed base")}
        return [Bar(f"{library.spec.name} {title}, {label}, at most {_GROUP_LIMIT:.2f} x OpenSSL", _GROUP_LIMIT,
                    measurements.ratio(cell(best, Call(function)), cell(OPENSSL, Call(function))),
                    library.spec.name, what, "OpenSSL")
                for function, (title, what) in titles.items()]  # fmt: skip
    limit = openssl_limit(library.spec.prime)
    if limit is None:
        return []
    compared = (
        ("variable_base", "variable_base", "variable base", "EVP derive"),
        ("ecdh", "variable_base", "ECDH from bytes", "EVP derive"),
        ("sign", "sign", "signing", "signing by EVP"),
        ("verify", "verify", "verification", "verification by EVP"),
    )
    return [Bar(f"{library.spec.name} {text}, {label}, at most {limit:.2f} x OpenSSL {peer}", limit,
                measurements.ratio(cell(best, Call(function)), cell(OPENSSL, Call(theirs))))
            for function, theirs, text, peer in compared]  # fmt: skip


def fastest_bars(library: Library, best: str, labels: Mapping[str, str], rivals: Sequence[str],
                 measurements: Measurements) -> list[Bar]:  # fmt: skip
    """The bars against the fastest peer; none when the best public code for the prime is not among the peers.

    `best`: the key of the implementation that is judged; `labels`: all names by key; `rivals`: the keys of the peers that do one
    operation in a call.
    """
    name = library.spec.name
    needed, limits = _FASTEST_LIMITS.get(library.spec.prime, ("", {}))
    if needed not in rivals:
        return []
    bars = []
    for function, limit in limits.items():
        rival = fastest(rivals, Call(function), measurements)
        bars.append(Bar(f"{name} {_TITLES[function]}, {labels[best]}, at most {limit:.2f} x the fastest peer", limit,
                        measurements.ratio(cell(best, Call(function)), cell(rival, Call(function))),
                        name, _WHAT[function], labels[rival]))  # fmt: skip
    return bars


def one_ladder_bars(library: Library, labels: Mapping[str, str], rivals: Sequence[str],
                    measurements: Measurements) -> list[Bar]:  # fmt: skip
    """The bar of X25519 by AVX-512 IFMA, one at a time; none where it was not measured, or its rival was not."""
    call = Call("variable_base")
    if not measurements.has(cell(_ONE_LADDER, call)) or "aws-lc" not in rivals:
        return []
    rival = fastest(rivals, call, measurements)
    return [Bar(f"{library.spec.name} X25519, {labels[_ONE_LADDER]}, at most {_ONE_LADDER_LIMIT:.2f} x the fastest peer",
                _ONE_LADDER_LIMIT, measurements.ratio(cell(_ONE_LADDER, call), cell(rival, call)),
                library.spec.name, "ECDH: IFMA", labels[rival])]  # fmt: skip


def lanes_bars(library: Library, lanes: str, labels: Mapping[str, str], singles: Sequence[str],
               measurements: Measurements) -> list[Bar]:  # fmt: skip
    """The bars of eight key exchanges at once: against the fastest single one, and against crypto_mb's eight.

    `lanes`: the key of the implementation that exchanges eight keys; `singles`: the keys of all that exchange one, peers and
    ours.
    """
    name, own = library.spec.name, cell(lanes, Call("ecdh"))
    rival = fastest(singles, Call("ecdh"), measurements)
    bars = [Bar(f"{name} ECDH from bytes, {labels[lanes]}, at most {_LANES_LIMIT:.2f} x the fastest scalar code", _LANES_LIMIT,
                measurements.ratio(own, cell(rival, Call("ecdh"))), name, "ECDH, IFMA x8", labels[rival])]  # fmt: skip
    crypto_mb = cell("crypto_mb", Call("ecdh"))
    if measurements.has(crypto_mb):
        bars.append(Bar(f"{name} ECDH from bytes, {labels[lanes]}, against crypto_mb's", None, measurements.ratio(own, crypto_mb),
                        name, "ECDH, IFMA x8, to crypto_mb", labels["crypto_mb"]))  # fmt: skip
    return bars


def fastest(keys: Sequence[str], call: Call, measurements: Measurements) -> str:
    """The key of the implementation that takes the least time, among those that have the function."""
    return min((key for key in keys if measurements.has(cell(key, call))), key=lambda key: measurements.value(cell(key, call)))
