# SPDX-License-Identifier: MIT
"""The public functions beside curve25519 on the curve of Ed25519: their prototypes and what each promises."""

from __future__ import annotations

from ecgen.emit.context import Context, Function

_POINT = "const {p}_ed25519 *p"
_MESSAGE = "const uint8_t *message, size_t length"
#: (file after the prefix, name, return type, parameters, promise); {p}: prefix
_ROWS = (
    ("ed25519", "ed25519_neutral", "void", "{p}_ed25519 *r", "r = (0, 1), the neutral element"),
    ("ed25519", "ed25519_generator", "void", "{p}_ed25519 *r", "r = B, the generator (RFC 8032, 5.1)"),
    ("ed25519", "ed25519_add", "void", "{p}_ed25519 *r, " + _POINT + ", const {p}_ed25519 *q", "r = p + q, for all points"),
    ("ed25519", "ed25519_dbl", "void", "{p}_ed25519 *r, " + _POINT, "r = 2*p"),
    ("ed25519", "ed25519_neg", "void", "{p}_ed25519 *r, " + _POINT, "r = -p"),
    ("ed25519", "ed25519_select", "void", "{p}_ed25519 *r, uint64_t mask, " + _POINT + ", const {p}_ed25519 *q",
     "r = p where mask is all-ones, q where it is 0"),
    ("ed25519", "ed25519_eq", "uint64_t", _POINT + ", const {p}_ed25519 *q", "all-ones where p = q, else 0"),
    ("ed25519", "ed25519_is_neutral", "uint64_t", _POINT, "all-ones where p is the neutral element, else 0"),
    ("ed25519", "ed25519_encode", "void", "uint8_t b[32], " + _POINT, "b = p (RFC 8032, 5.1.2)"),
    ("ed25519", "ed25519_decode", "int", "{p}_ed25519 *r, const uint8_t b[32]",
     "r = the point that b encodes (RFC 8032, 5.1.3); 0, or -1 and r = (0, 1) when y is not below p, no x belongs to it, or "
     "x = 0 has a sign. The point may have a small order, or a part of small order"),
    ("ed25519", "ed25519_to_u", "void", "uint8_t u[32], " + _POINT,
     "u = the u-coordinate of p on the Montgomery curve, 0 for (0, 1)"),
    ("ed25519_mul", "ed25519_mul", "void", "{p}_ed25519 *r, const {p}_sc *k, " + _POINT,
     "r = k*p for the integer k < n, for all points"),
    ("ed25519_mul", "ed25519_mul_base", "void", "{p}_ed25519 *r, const {p}_sc *k", "r = k*B"),
    ("ed25519_mul", "ed25519_mul_double_vartime", "void",
     "{p}_ed25519 *r, const {p}_sc *k, " + _POINT + ", const {p}_sc *l", "r = k*p + l*B; for public values only"),
    ("eddsa", "ed25519_reduce_bytes", "void", "{p}_sc *r, const uint8_t b[64]", "r = the little-endian integer b modulo n"),
    ("eddsa", "ed25519_public_key", "void", "uint8_t public_key[32], const uint8_t secret[32]",
     "the public key of a secret of 32 random bytes (RFC 8032, 5.1.5)"),
    ("eddsa", "ed25519_sign", "void", "uint8_t signature[64], const uint8_t secret[32], " + _MESSAGE,
     "the signature of the message (RFC 8032, 5.1.6, pure Ed25519); signature overlaps no input"),
    ("eddsa", "ed25519_verify", "int", "const uint8_t signature[64], const uint8_t public_key[32], " + _MESSAGE,
     "0 when the signature of the message is the public key's, else -1 (RFC 8032, 5.1.7, the equation without the cofactor, "
     "s below n). The time depends on the arguments, all of them public"),
    ("eddsa", "xeddsa_sign", "void", "uint8_t signature[64], const uint8_t secret[32], " + _MESSAGE + ", const uint8_t seed[64]",
     "the XEdDSA signature of the message by a secret of X25519 (clamped as there), with 64 random bytes as seed (Signal, The "
     "XEdDSA and VXEdDSA signature schemes, 2016); signature overlaps no input"),
    ("eddsa", "xeddsa_verify", "int", "const uint8_t signature[64], const uint8_t u[32], " + _MESSAGE,
     "0 when the XEdDSA signature of the message is that of the X25519 public key u, else -1; u is to be below p and s below n. "
     "The time depends on the arguments, all of them public"),
    *(("sha2", f"sha{bits}", "void", f"uint8_t digest[{bits // 8}], " + _MESSAGE, f"digest = SHA-{bits} of the message")
      for bits in (224, 256, 384, 512)),
)  # fmt: skip


def edwards_functions(context: Context) -> tuple[Function, ...]:
    """All of them, in section "ed25519"."""
    prefix = context.prefix
    made = []
    for file, name, returns, parameters, promise in _ROWS:
        prototype = f"{returns} {prefix}_{name}({parameters.replace('{p}', prefix)})"
        files = {target.value: f"{prefix}_{file}.c" for target in context.library.targets}
        modulus = "n" if name == "ed25519_reduce_bytes" else "p"
        made.append(Function("ed25519", name, prototype, promise, name, modulus, files, ("vectors",)))
    return tuple(made)
