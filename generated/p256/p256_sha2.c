/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * SHA-224, SHA-256, SHA-384 and SHA-512 (FIPS 180-4), for the signatures that need a hash function of their own; not needed
 * where those files are left out. The parts are in p256_sha2_stream.c and p256_sha2_blocks.c.
 */
#include "p256_sha2.h"

void p256_sha224(uint8_t digest[28], const uint8_t *message, size_t length)
{
    p256_sha2 s;

    p256_sha2_begin(&s, 28);
    p256_sha2_add(&s, message, length);
    p256_sha2_end(&s, digest);
}

void p256_sha256(uint8_t digest[32], const uint8_t *message, size_t length)
{
    p256_sha2 s;

    p256_sha2_begin(&s, 32);
    p256_sha2_add(&s, message, length);
    p256_sha2_end(&s, digest);
}

void p256_sha384(uint8_t digest[48], const uint8_t *message, size_t length)
{
    p256_sha2 s;

    p256_sha2_begin(&s, 48);
    p256_sha2_add(&s, message, length);
    p256_sha2_end(&s, digest);
}

void p256_sha512(uint8_t digest[64], const uint8_t *message, size_t length)
{
    p256_sha2 s;

    p256_sha2_begin(&s, 64);
    p256_sha2_add(&s, message, length);
    p256_sha2_end(&s, digest);
}
