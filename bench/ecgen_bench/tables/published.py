# SPDX-License-Identifier: MIT
"""The times that the Python library ecutils publishes, and what has to be known of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

#: The library's curves, with ours.
CURVES = {
    "secp192k1": "secp192k1", "secp192r1": "p192", "secp224k1": "secp224k1", "secp224r1": "p224",
    "secp256k1": "secp256k1", "secp256r1": "p256", "secp384r1": "p384", "secp521r1": "p521",
}  # fmt: skip

#: The operations by the names that verify/examples/times.c prints, with their titles. The published table lacks decoding.
OPERATIONS = {
    "addition": "point addition", "doubling": "point doubling", "multiplication": "scalar multiplication",
    "encoding": "Koblitz encoding", "decoding": "Koblitz decoding", "signing": "signature generation",
    "verification": "signature verification", "diffie_hellman": "Diffie-Hellman", "massey_omura": "Massey-Omura",
}  # fmt: skip
PUBLISHED = ("addition", "doubling", "multiplication", "encoding", "signing", "verification", "diffie_hellman", "massey_omura")

SOURCE = ("PyPI ecutils 1.1.5, repository isakruas/ecutils, docs/benchmarks.md of commit 8d656678 (January 2026), tables "
          "'Jacobian Coordinates' and 'Affine Coordinates', each 'without LRU Cache' and 'with LRU Cache'; Python 3.13 on "
          "Linux, processor not named")  # fmt: skip

#: As printed there: microseconds for addition and doubling, milliseconds for the rest, in the order of PUBLISHED.
COMPUTED: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (139.88, 96.80, 9.89, 1.57, 9.73, 29.10, 0.99, 9.96),
    "secp192r1": (151.30, 95.38, 10.25, 1.01, 10.26, 30.69, 1.02, 10.33),
    "secp224k1": (168.39, 106.10, 12.34, None, 12.55, 38.15, 1.25, None),
    "secp224r1": (165.98, 120.51, 13.42, None, 13.20, 40.23, 1.40, None),
    "secp256k1": (189.12, 135.68, 15.79, 1.81, 16.34, 47.26, 1.57, 15.61),
    "secp256r1": (196.16, 140.40, 17.35, 2.29, 17.51, 53.48, 1.74, 17.39),
    "secp384r1": (312.98, 249.14, 39.42, 6.29, 39.34, 119.26, 4.02, 39.66),
    "secp521r1": (465.60, 355.00, 79.38, 19.38, 80.78, 240.85, 7.95, 79.34),
}
CACHED: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (3.64, 2.18, 0.01, 0.02, 0.01, 0.03, 0.01, 0.01),
    "secp192r1": (3.60, 2.20, 0.02, 0.01, 0.01, 0.03, 0.01, 0.02),
    "secp224k1": (3.39, 2.26, 0.02, None, 0.02, 0.04, 0.02, None),
    "secp224r1": (3.34, 2.38, 0.02, None, 0.02, 0.04, 0.02, None),
    "secp256k1": (3.52, 2.32, 0.02, 0.02, 0.02, 0.04, 0.02, 0.02),
    "secp256r1": (3.65, 2.29, 0.02, 0.03, 0.02, 0.04, 0.02, 0.02),
    "secp384r1": (3.51, 2.28, 0.05, 0.06, 0.05, 0.09, 0.05, 0.05),
    "secp521r1": (4.04, 2.52, 0.09, 0.20, 0.09, 0.18, 0.09, 0.09),
}
AFFINE: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (113.92, 99.93, 30.68, 1.60, 9.77, 28.49, 0.94, 9.42),
    "secp192r1": (110.87, 94.18, 31.64, 1.00, 10.17, 31.00, 1.02, 10.25),
    "secp224k1": (121.29, 108.45, 44.08, None, 12.55, 37.55, 1.25, None),
    "secp224r1": (126.18, 124.80, 43.43, None, 13.16, 40.18, 1.26, None),
    "secp256k1": (146.20, 134.37, 57.40, 1.80, 16.26, 49.53, 1.61, 16.12),
    "secp256r1": (156.11, 145.07, 57.87, 2.32, 17.24, 51.21, 1.65, 16.42),
    "secp384r1": (240.58, 247.35, 141.55, 6.27, 39.11, 118.42, 4.04, 40.46),
    "secp521r1": (392.27, 359.29, 301.78, 19.41, 80.98, 245.52, 8.31, 83.39),
}
AFFINE_CACHED: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (3.69, 2.18, 0.04, 0.02, 0.04, 0.06, 0.03, 0.03),
    "secp192r1": (3.57, 2.21, 0.04, 0.01, 0.04, 0.07, 0.04, 0.04),
    "secp224k1": (3.47, 2.40, 0.05, None, 0.05, 0.08, 0.04, None),
    "secp224r1": (3.29, 2.20, 0.05, None, 0.05, 0.08, 0.05, None),
    "secp256k1": (3.44, 2.26, 0.07, 0.02, 0.07, 0.12, 0.06, 0.07),
    "secp256r1": (3.65, 2.32, 0.07, 0.03, 0.07, 0.11, 0.06, 0.07),
    "secp384r1": (3.55, 2.32, 0.15, 0.07, 0.15, 0.26, 0.15, 0.16),
    "secp521r1": (3.63, 2.32, 0.30, 0.20, 0.29, 0.49, 0.31, 0.31),
}

#: The library's configurations: coordinates, whether results are kept in a table, and its printed table.
CONFIGURATIONS: dict[str, tuple[str, bool, Mapping[str, Sequence[float | None]]]] = {
    "Jacobian, without table": ("Jacobian", False, COMPUTED), "Jacobian, with table": ("Jacobian", True, CACHED),
    "affine, without table": ("affine", False, AFFINE), "affine, with table": ("affine", True, AFFINE_CACHED),
}  # fmt: skip

NOTES = (
    f"published: {SOURCE}",
    "corrected: the program behind the published table (benchmarks_helper.py) makes ten times as many calls as it divides by, "
    "for every operation but Diffie-Hellman; the page shows it too, where Diffie-Hellman takes a tenth of the one scalar "
    "multiplication that it is. So a call took a tenth of what is printed, and for Diffie-Hellman what is printed",
    "published, cached: the same calls with equal arguments again and again, which are looked up and not computed",
    "configurations: a scalar multiplication by affine or Jacobian points, with or without the library's table of results (its "
    "LRU cache); ours beside those without: a doubling and an addition for each bit of the key, in the same coordinates, without "
    "any table. Of the library's signatures and exchanges the printed times are the same for both coordinates",
    "the two were measured on different machines: the ratios tell the order of magnitude",
    "N/A there for the 224-bit curves, whose p is 1 mod 4: the library takes square roots only for p = 3 mod 4",
    "a point operation takes points and gives an affine point, as the library's do; Massey-Omura is one of its four steps; "
    "signing derives its nonce (RFC 6979), the library draws one",
    "Koblitz encoding: ours takes a message as long as fits, and refuses longer ones; the library's reduces 44 characters modulo "
    "p, so that they come back on the larger curves only",
    "ours takes the same time whatever a secret is, Koblitz apart; the library does not claim to",
)


def published_time(table: Mapping[str, Sequence[float | None]], curve: str, operation: str) -> float | None:
    """The published value in microseconds; None where the table has none."""
    if operation not in PUBLISHED:
        return None
    value = table[curve][PUBLISHED.index(operation)]
    return value if value is None or operation in ("addition", "doubling") else 1000 * value
