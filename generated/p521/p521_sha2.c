/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * SHA-224, SHA-256, SHA-384 and SHA-512 (FIPS 180-4), for the signatures that need a hash function of their own; not needed
 * where those files are left out. The parts are in p521_sha2_stream.c and p521_sha2_blocks.c.
 */
#include "p521_sha2.h"

void p521_sha224(uint8_t digest[28], const uint8_t *message, size_t length)
{
    p521_sha2 s;

    p521_sha2_begin(&s, 28);
    p521_sha2_add(&s, message, length);
    p521_sha2_end(&s, digest);
}

void p521_sha256(uint8_t digest[32], const uint8_t *message, size_t length)
{
    p521_sha2 s;

    p521_sha2_begin(&s, 32);
    p521_sha2_add(&s, message, length);
    p521_sha2_end(&s, digest);
}

void p521_sha384(uint8_t digest[48], const uint8_t *message, size_t length)
{
    p521_sha2 s;

    p521_sha2_begin(&s, 48);
    p521_sha2_add(&s, message, length);
    p521_sha2_end(&s, digest);
}

void p521_sha512(uint8_t digest[64], const uint8_t *message, size_t length)
{
    p521_sha2 s;

    p521_sha2_begin(&s, 64);
    p521_sha2_add(&s, message, length);
    p521_sha2_end(&s, digest);
}
