/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * SHA-224, SHA-256, SHA-384 and SHA-512 (FIPS 180-4), for the signatures that need a hash function of their own; not needed
 * where those files are left out. The parts are in secp256k1_sha2_stream.c and secp256k1_sha2_blocks.c.
 */
#include "secp256k1_sha2.h"

void secp256k1_sha224(uint8_t digest[28], const uint8_t *message, size_t length)
{
    secp256k1_sha2 s;

    secp256k1_sha2_begin(&s, 28);
    secp256k1_sha2_add(&s, message, length);
    secp256k1_sha2_end(&s, digest);
}

void secp256k1_sha256(uint8_t digest[32], const uint8_t *message, size_t length)
{
    secp256k1_sha2 s;

    secp256k1_sha2_begin(&s, 32);
    secp256k1_sha2_add(&s, message, length);
    secp256k1_sha2_end(&s, digest);
}

void secp256k1_sha384(uint8_t digest[48], const uint8_t *message, size_t length)
{
    secp256k1_sha2 s;

    secp256k1_sha2_begin(&s, 48);
    secp256k1_sha2_add(&s, message, length);
    secp256k1_sha2_end(&s, digest);
}

void secp256k1_sha512(uint8_t digest[64], const uint8_t *message, size_t length)
{
    secp256k1_sha2 s;

    secp256k1_sha2_begin(&s, 64);
    secp256k1_sha2_add(&s, message, length);
    secp256k1_sha2_end(&s, digest);
}
