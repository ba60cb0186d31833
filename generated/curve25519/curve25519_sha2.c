/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * SHA-224, SHA-256, SHA-384 and SHA-512 (FIPS 180-4), for the signatures that need a hash function of their own; not needed
 * where those files are left out. The parts are in curve25519_sha2_stream.c and curve25519_sha2_blocks.c.
 */
#include "curve25519_sha2.h"

void curve25519_sha224(uint8_t digest[28], const uint8_t *message, size_t length)
{
    curve25519_sha2 s;

    curve25519_sha2_begin(&s, 28);
    curve25519_sha2_add(&s, message, length);
    curve25519_sha2_end(&s, digest);
}

void curve25519_sha256(uint8_t digest[32], const uint8_t *message, size_t length)
{
    curve25519_sha2 s;

    curve25519_sha2_begin(&s, 32);
    curve25519_sha2_add(&s, message, length);
    curve25519_sha2_end(&s, digest);
}

void curve25519_sha384(uint8_t digest[48], const uint8_t *message, size_t length)
{
    curve25519_sha2 s;

    curve25519_sha2_begin(&s, 48);
    curve25519_sha2_add(&s, message, length);
    curve25519_sha2_end(&s, digest);
}

void curve25519_sha512(uint8_t digest[64], const uint8_t *message, size_t length)
{
    curve25519_sha2 s;

    curve25519_sha2_begin(&s, 64);
    curve25519_sha2_add(&s, message, length);
    curve25519_sha2_end(&s, digest);
}
