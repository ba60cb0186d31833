/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * SHA-2 of a message that comes in pieces. No branch, address or length here depends on what the message says, only on how long
 * its pieces are.
 */
#include "p256_sha2.h"

void p256_sha2_begin(p256_sha2 *s, unsigned int digest)
{
    static const uint32_t start224[8] = {
        UINT32_C(0xc1059ed8), UINT32_C(0x367cd507), UINT32_C(0x3070dd17), UINT32_C(0xf70e5939), UINT32_C(0xffc00b31),
        UINT32_C(0x68581511), UINT32_C(0x64f98fa7), UINT32_C(0xbefa4fa4),
    };
    static const uint32_t start256[8] = {
        UINT32_C(0x6a09e667), UINT32_C(0xbb67ae85), UINT32_C(0x3c6ef372), UINT32_C(0xa54ff53a), UINT32_C(0x510e527f),
        UINT32_C(0x9b05688c), UINT32_C(0x1f83d9ab), UINT32_C(0x5be0cd19),
    };
    static const uint64_t start384[8] = {
        UINT64_C(0xcbbb9d5dc1059ed8), UINT64_C(0x629a292a367cd507), UINT64_C(0x9159015a3070dd17),
        UINT64_C(0x152fecd8f70e5939), UINT64_C(0x67332667ffc00b31), UINT64_C(0x8eb44a8768581511),
        UINT64_C(0xdb0c2e0d64f98fa7), UINT64_C(0x47b5481dbefa4fa4),
    };
    static const uint64_t start512[8] = {
        UINT64_C(0x6a09e667f3bcc908), UINT64_C(0xbb67ae8584caa73b), UINT64_C(0x3c6ef372fe94f82b),
        UINT64_C(0xa54ff53a5f1d36f1), UINT64_C(0x510e527fade682d1), UINT64_C(0x9b05688c2b3e6c1f),
        UINT64_C(0x1f83d9abfb41bd6b), UINT64_C(0x5be0cd19137e2179),
    };

    memset(s, 0, sizeof *s);
    memcpy(s->h32, digest == 28 ? start224 : start256, sizeof s->h32);
    memcpy(s->h64, digest == 48 ? start384 : start512, sizeof s->h64);
    s->digest = digest;
    s->size = digest > 32 ? 128 : 64;
}

static inline void p256_sha2_compress(p256_sha2 *s, const uint8_t *block)
{
    if (s->digest > 32) {
        p256_compress64(s->h64, block);
    } else {
        p256_compress32(s->h32, block);
    }
}

void p256_sha2_add(p256_sha2 *s, const uint8_t *data, size_t length)
{
    const size_t size = s->size;

    s->total += length;
    if (s->used > 0) {
        const size_t room = size - s->used;
        if (length < room) {
            if (length > 0) { /* data may be null */
                memcpy(s->block + s->used, data, length);
            }
            s->used += length;
            return;
        }
        memcpy(s->block + s->used, data, room);
        p256_sha2_compress(s, s->block);
        data += room;
        length -= room;
    }
    for (; length >= size; length -= size) {
        p256_sha2_compress(s, data);
        data += size;
    }
    if (length > 0) {
        memcpy(s->block, data, length);
    }
    s->used = length;
}

static inline void p256_put32(uint8_t *b, uint32_t x)
{
    b[0] = (uint8_t)(x >> 24);
    b[1] = (uint8_t)(x >> 16);
    b[2] = (uint8_t)(x >> 8);
    b[3] = (uint8_t)x;
}

static inline void p256_put64(uint8_t *b, uint64_t x)
{
    b[0] = (uint8_t)(x >> 56);
    b[1] = (uint8_t)(x >> 48);
    b[2] = (uint8_t)(x >> 40);
    b[3] = (uint8_t)(x >> 32);
    b[4] = (uint8_t)(x >> 24);
    b[5] = (uint8_t)(x >> 16);
    b[6] = (uint8_t)(x >> 8);
    b[7] = (uint8_t)x;
}

void p256_sha2_end(p256_sha2 *s, uint8_t *digest)
{
    const size_t size = s->size;
    const uint64_t bits = s->total << 3; /* of a length of 16 bytes, where blocks have 128, the lower half */
    size_t i, used = s->used;

    s->block[used++] = 0x80;
    if (used > size - size / 8) { /* no room for the length */
        memset(s->block + used, 0, size - used);
        p256_sha2_compress(s, s->block);
        used = 0;
    }
    memset(s->block + used, 0, size - used);
    p256_put64(s->block + (size - 8), bits);
    p256_sha2_compress(s, s->block);
    if (s->digest > 32) {
        for (i = 0; i < s->digest / 8; i++) {
            p256_put64(digest + 8 * i, s->h64[i]);
        }
    } else {
        for (i = 0; i < s->digest / 4; i++) {
            p256_put32(digest + 4 * i, s->h32[i]);
        }
    }
    p256_wipe(s, sizeof *s);
}
