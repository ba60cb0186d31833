# SPDX-License-Identifier: MIT
"""The public functions of the curve layer: their prototypes and what each promises."""

from __future__ import annotations

from ecgen.emit.context import Context, Function

#: (file after the prefix, name, return type, parameters, promise). {p}: prefix, {F} and {S}: bytes of a coordinate and of a
#: scalar, {U} and {C}: bytes of an encoded point, {D}: bytes of a signature, {R}: random bytes at least.
_ROWS = (
    ("point", "generator", "void", "{p}_affine *r", "r = G, the generator"),
    ("point", "point_neutral", "void", "{p}_point *r", "r = the neutral element"),
    ("point", "point_from_affine", "void", "{p}_point *r, const {p}_affine *p", "r = p"),
    ("point", "point_to_affine", "int", "{p}_affine *r, const {p}_point *p", "r = p; 0, or -1 and r = (0, 0) when p is neutral"),
    ("point", "point_batch_to_affine", "void", "{p}_affine *r, const {p}_point *p, {p}_fe *scratch, size_t count",
     "r[i] = p[i] for i < count, (0, 0) where p[i] is neutral, by one inversion; scratch: 2*count elements, overlaps neither"),
    ("point", "point_add", "void", "{p}_point *r, const {p}_point *p, const {p}_point *q", "r = p + q, for all points"),
    ("point", "point_add_affine", "void", "{p}_point *r, const {p}_point *p, const {p}_affine *q", "r = p + q, for all points"),
    ("point", "point_dbl", "void", "{p}_point *r, const {p}_point *p", "r = 2*p"),
    ("point", "point_neg", "void", "{p}_point *r, const {p}_point *p", "r = -p"),
    ("point", "point_select", "void", "{p}_point *r, uint64_t mask, const {p}_point *p, const {p}_point *q",
     "r = p where mask is all-ones, q where it is 0"),
    ("point", "point_eq", "uint64_t", "const {p}_point *p, const {p}_point *q", "all-ones where p = q, else 0"),
    ("point", "point_is_neutral", "uint64_t", "const {p}_point *p", "all-ones where p is the neutral element, else 0"),
    ("point", "point_is_on_curve", "uint64_t", "const {p}_point *p", "all-ones where p is on the curve or neutral, else 0"),
    ("point", "affine_is_on_curve", "uint64_t", "const {p}_affine *p", "all-ones where p is on the curve, else 0"),
    ("point", "affine_from_bytes", "int", "{p}_affine *r, const uint8_t *b, size_t length",
     "r = the point that b encodes (SEC 1, 2.3.4; compressed or not); 0, or -1 and r = (0, 0) for a wrong length or first "
     "byte, a coordinate that is not below p, what is not on the curve, and the neutral element. The time tells the form and "
     "validity of b"),
    ("point", "affine_to_bytes", "void", "uint8_t b[{U}], const {p}_affine *p", "b = 04, x, y (SEC 1, 2.3.3)"),
    ("point", "affine_to_bytes_compressed", "void", "uint8_t b[{C}], const {p}_affine *p", "b = 02 or 03, x (SEC 1, 2.3.3)"),
    ("scalar", "reduce_bytes", "void", "{p}_sc *r, const uint8_t *b, size_t length",
     "r = the big-endian integer b modulo n, of any length"),
    ("mul", "point_mul", "void", "{p}_point *r, const {p}_sc *k, const {p}_point *p", "r = k*p{subgroup}"),
    ("mul", "point_mul_bytes", "void", "{p}_point *r, const uint8_t k[{S}], const {p}_point *p",
     "r = k*p for the big-endian integer k modulo n{subgroup}"),
    ("base", "point_mul_base", "void", "{p}_point *r, const {p}_sc *k", "r = k*G"),
    ("base", "point_mul_base_bytes", "void", "{p}_point *r, const uint8_t k[{S}]",
     "r = k*G for the big-endian integer k modulo n"),
    ("double", "point_mul_double_vartime", "void", "{p}_point *r, const {p}_sc *k, const {p}_point *p, const {p}_sc *l",
     "r = k*p + l*G; for public values only"),
    ("ecdh", "public_key", "int", "uint8_t public_key[{U}], const uint8_t private_key[{S}]",
     "The public key of a private one; 0, or -1 and zeros when the private key does not lie from 1 to n - 1"),
    ("ecdh", "keygen", "int", "uint8_t private_key[{S}], uint8_t public_key[{U}], const uint8_t *random, size_t length",
     "A pair of keys from at least {R} random bytes, all of which count (FIPS 186-5, A.2.1); 0, or -1 and zeros when there are "
     "fewer"),
    ("ecdh", "ecdh", "int", "uint8_t shared[{F}], const uint8_t private_key[{S}], const uint8_t *peer, size_t peer_length",
     "shared = the x coordinate of private_key * peer; 0, or -1 and zeros when the private key does not lie from 1 to n - 1 or "
     "peer encodes no point of the curve"),
    ("ecdsa", "ecdsa_sign_nonce", "int",
     "uint8_t signature[{D}], const uint8_t private_key[{S}], const uint8_t *hash, size_t hash_length, "
     "const uint8_t *random, size_t length",
     "signature = r, s of a hash value, with a nonce from at least {R} random bytes that are used for nothing else (FIPS "
     "186-5, A.3.1); 0, or -1 and zeros when there are fewer, the private key does not lie from 1 to n - 1, or the nonce does "
     "not serve"),
    ("ecdsa", "ecdsa_verify", "int",
     "const uint8_t signature[{D}], const uint8_t *public_key, size_t public_key_length, const uint8_t *hash, "
     "size_t hash_length",
     "0 when the signature of the hash value is the public key's, else -1; the time depends on the arguments, which are public"),
    ("rfc6979", "ecdsa_sign", "int",
     "uint8_t signature[{D}], const uint8_t private_key[{S}], const uint8_t *hash, size_t hash_length",
     "signature = r, s of a hash value, with the nonce of RFC 6979 by HMAC with SHA-224 for hash values of 28 bytes, SHA-256 for "
     "others of up to 32, SHA-384 up to 48, else SHA-512; 0, or -1 and zeros when the private key does not lie from 1 to n - 1"),
    *(("sha2", f"sha{bits}", "void", f"uint8_t digest[{bits // 8}], const uint8_t *message, size_t length",
       f"digest = SHA-{bits} of the message") for bits in (224, 256, 384, 512)),
)  # fmt: skip

#: The files of the layer beside SHA-2, in the order of the header.
FILES = tuple(dict.fromkeys(row[0] for row in _ROWS if row[0] != "sha2"))

#: What marks the functions whose evidence is vectors and models of their own, not the differential check of field operations.
EVIDENCE = ("vectors",)


def curve_functions(context: Context) -> tuple[Function, ...]:
    """Every public function of the layer, in section "curve"."""
    spec = context.library.spec
    assert spec.curve is not None
    field, scalar = (modulus[64].bytes for modulus in context.moduli)
    subgroup = "" if spec.curve.cofactor == 1 else "; p has the order n or is neutral"
    numbers = {"F": field, "S": scalar, "U": 1 + 2 * field, "C": 1 + field, "D": 2 * scalar, "R": scalar + 8}
    facts = {"p": context.prefix, "subgroup": subgroup, **{key: str(value) for key, value in numbers.items()}}
    made = []
    for file, name, returns, parameters, promise in _ROWS:
        modulus = "n" if name == "reduce_bytes" else "p"
        prototype = f"{returns} {context.prefix}_{name}({parameters.format(**facts)})"
        files = {target.value: f"{context.prefix}_{file}.c" for target in context.library.targets}
        made.append(Function("curve", name, prototype, promise.format(**facts), name, modulus, files, EVIDENCE))
    return tuple(made)
