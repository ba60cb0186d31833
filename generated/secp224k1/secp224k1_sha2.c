/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:3b7053248b34fcb3. Do not edit; make it again. */
/*
 * SHA-224, SHA-256, SHA-384 and SHA-512 (FIPS 180-4), for the signatures that need a hash function of their own; not needed
 * where those files are left out.
 */
#include "secp224k1_sha2.h"

static const uint32_t secp224k1_sha_k32[64] = {
    UINT32_C(0x428a2f98), UINT32_C(0x71374491), UINT32_C(0xb5c0fbcf), UINT32_C(0xe9b5dba5), UINT32_C(0x3956c25b),
    UINT32_C(0x59f111f1), UINT32_C(0x923f82a4), UINT32_C(0xab1c5ed5), UINT32_C(0xd807aa98), UINT32_C(0x12835b01),
    UINT32_C(0x243185be), UINT32_C(0x550c7dc3), UINT32_C(0x72be5d74), UINT32_C(0x80deb1fe), UINT32_C(0x9bdc06a7),
    UINT32_C(0xc19bf174), UINT32_C(0xe49b69c1), UINT32_C(0xefbe4786), UINT32_C(0x0fc19dc6), UINT32_C(0x240ca1cc),
    UINT32_C(0x2de92c6f), UINT32_C(0x4a7484aa), UINT32_C(0x5cb0a9dc), UINT32_C(0x76f988da), UINT32_C(0x983e5152),
    UINT32_C(0xa831c66d), UINT32_C(0xb00327c8), UINT32_C(0xbf597fc7), UINT32_C(0xc6e00bf3), UINT32_C(0xd5a79147),
    UINT32_C(0x06ca6351), UINT32_C(0x14292967), UINT32_C(0x27b70a85), UINT32_C(0x2e1b2138), UINT32_C(0x4d2c6dfc),
    UINT32_C(0x53380d13), UINT32_C(0x650a7354), UINT32_C(0x766a0abb), UINT32_C(0x81c2c92e), UINT32_C(0x92722c85),
    UINT32_C(0xa2bfe8a1), UINT32_C(0xa81a664b), UINT32_C(0xc24b8b70), UINT32_C(0xc76c51a3), UINT32_C(0xd192e819),
    UINT32_C(0xd6990624), UINT32_C(0xf40e3585), UINT32_C(0x106aa070), UINT32_C(0x19a4c116), UINT32_C(0x1e376c08),
    UINT32_C(0x2748774c), UINT32_C(0x34b0bcb5), UINT32_C(0x391c0cb3), UINT32_C(0x4ed8aa4a), UINT32_C(0x5b9cca4f),
    UINT32_C(0x682e6ff3), UINT32_C(0x748f82ee), UINT32_C(0x78a5636f), UINT32_C(0x84c87814), UINT32_C(0x8cc70208),
    UINT32_C(0x90befffa), UINT32_C(0xa4506ceb), UINT32_C(0xbef9a3f7), UINT32_C(0xc67178f2),
};

static inline uint32_t secp224k1_rotate32(uint32_t x, unsigned int count)
{
    return (uint32_t)((x >> count) | (x << (32 - count)));
}

static void secp224k1_compress32(uint32_t h[8], const uint8_t *block)
{
    uint32_t w[64], one, two;
    uint32_t s0 = h[0], s1 = h[1], s2 = h[2], s3 = h[3], s4 = h[4], s5 = h[5], s6 = h[6], s7 = h[7];
    unsigned int i, j;

    for (i = 0; i < 16; i++) {
        w[i] = 0;
        for (j = 0; j < 4; j++) {
            w[i] = (uint32_t)(w[i] << 8) | *block++;
        }
    }
    for (i = 16; i < 64; i++) {
        one = secp224k1_rotate32(w[i - 15], 7) ^ secp224k1_rotate32(w[i - 15], 18) ^ (w[i - 15] >> 3);
        two = secp224k1_rotate32(w[i - 2], 17) ^ secp224k1_rotate32(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = two + w[i - 7] + one + w[i - 16];
    }
    for (i = 0; i < 64; i++) {
        one = secp224k1_rotate32(s4, 6) ^ secp224k1_rotate32(s4, 11) ^ secp224k1_rotate32(s4, 25);
        one += s7 + ((s4 & s5) ^ (~s4 & s6)) + secp224k1_sha_k32[i] + w[i];
        two = secp224k1_rotate32(s0, 2) ^ secp224k1_rotate32(s0, 13) ^ secp224k1_rotate32(s0, 22);
        two += (s0 & s1) ^ (s0 & s2) ^ (s1 & s2);
        s7 = s6;
        s6 = s5;
        s5 = s4;
        s4 = s3 + one;
        s3 = s2;
        s2 = s1;
        s1 = s0;
        s0 = one + two;
    }
    h[0] += s0;
    h[1] += s1;
    h[2] += s2;
    h[3] += s3;
    h[4] += s4;
    h[5] += s5;
    h[6] += s6;
    h[7] += s7;
    secp224k1_wipe(w, sizeof w);
}

static const uint64_t secp224k1_sha_k64[80] = {
    UINT64_C(0x428a2f98d728ae22), UINT64_C(0x7137449123ef65cd), UINT64_C(0xb5c0fbcfec4d3b2f),
    UINT64_C(0xe9b5dba58189dbbc), UINT64_C(0x3956c25bf348b538), UINT64_C(0x59f111f1b605d019),
    UINT64_C(0x923f82a4af194f9b), UINT64_C(0xab1c5ed5da6d8118), UINT64_C(0xd807aa98a3030242),
    UINT64_C(0x12835b0145706fbe), UINT64_C(0x243185be4ee4b28c), UINT64_C(0x550c7dc3d5ffb4e2),
    UINT64_C(0x72be5d74f27b896f), UINT64_C(0x80deb1fe3b1696b1), UINT64_C(0x9bdc06a725c71235),
    UINT64_C(0xc19bf174cf692694), UINT64_C(0xe49b69c19ef14ad2), UINT64_C(0xefbe4786384f25e3),
    UINT64_C(0x0fc19dc68b8cd5b5), UINT64_C(0x240ca1cc77ac9c65), UINT64_C(0x2de92c6f592b0275),
    UINT64_C(0x4a7484aa6ea6e483), UINT64_C(0x5cb0a9dcbd41fbd4), UINT64_C(0x76f988da831153b5),
    UINT64_C(0x983e5152ee66dfab), UINT64_C(0xa831c66d2db43210), UINT64_C(0xb00327c898fb213f),
    UINT64_C(0xbf597fc7beef0ee4), UINT64_C(0xc6e00bf33da88fc2), UINT64_C(0xd5a79147930aa725),
    UINT64_C(0x06ca6351e003826f), UINT64_C(0x142929670a0e6e70), UINT64_C(0x27b70a8546d22ffc),
    UINT64_C(0x2e1b21385c26c926), UINT64_C(0x4d2c6dfc5ac42aed), UINT64_C(0x53380d139d95b3df),
    UINT64_C(0x650a73548baf63de), UINT64_C(0x766a0abb3c77b2a8), UINT64_C(0x81c2c92e47edaee6),
    UINT64_C(0x92722c851482353b), UINT64_C(0xa2bfe8a14cf10364), UINT64_C(0xa81a664bbc423001),
    UINT64_C(0xc24b8b70d0f89791), UINT64_C(0xc76c51a30654be30), UINT64_C(0xd192e819d6ef5218),
    UINT64_C(0xd69906245565a910), UINT64_C(0xf40e35855771202a), UINT64_C(0x106aa07032bbd1b8),
    UINT64_C(0x19a4c116b8d2d0c8), UINT64_C(0x1e376c085141ab53), UINT64_C(0x2748774cdf8eeb99),
    UINT64_C(0x34b0bcb5e19b48a8), UINT64_C(0x391c0cb3c5c95a63), UINT64_C(0x4ed8aa4ae3418acb),
    UINT64_C(0x5b9cca4f7763e373), UINT64_C(0x682e6ff3d6b2b8a3), UINT64_C(0x748f82ee5defb2fc),
    UINT64_C(0x78a5636f43172f60), UINT64_C(0x84c87814a1f0ab72), UINT64_C(0x8cc702081a6439ec),
    UINT64_C(0x90befffa23631e28), UINT64_C(0xa4506cebde82bde9), UINT64_C(0xbef9a3f7b2c67915),
    UINT64_C(0xc67178f2e372532b), UINT64_C(0xca273eceea26619c), UINT64_C(0xd186b8c721c0c207),
    UINT64_C(0xeada7dd6cde0eb1e), UINT64_C(0xf57d4f7fee6ed178), UINT64_C(0x06f067aa72176fba),
    UINT64_C(0x0a637dc5a2c898a6), UINT64_C(0x113f9804bef90dae), UINT64_C(0x1b710b35131c471b),
    UINT64_C(0x28db77f523047d84), UINT64_C(0x32caab7b40c72493), UINT64_C(0x3c9ebe0a15c9bebc),
    UINT64_C(0x431d67c49c100d4c), UINT64_C(0x4cc5d4becb3e42b6), UINT64_C(0x597f299cfc657e2a),
    UINT64_C(0x5fcb6fab3ad6faec), UINT64_C(0x6c44198c4a475817),
};

static inline uint64_t secp224k1_rotate64(uint64_t x, unsigned int count)
{
    return (uint64_t)((x >> count) | (x << (64 - count)));
}

static void secp224k1_compress64(uint64_t h[8], const uint8_t *block)
{
    uint64_t w[80], one, two;
    uint64_t s0 = h[0], s1 = h[1], s2 = h[2], s3 = h[3], s4 = h[4], s5 = h[5], s6 = h[6], s7 = h[7];
    unsigned int i, j;

    for (i = 0; i < 16; i++) {
        w[i] = 0;
        for (j = 0; j < 8; j++) {
            w[i] = (uint64_t)(w[i] << 8) | *block++;
        }
    }
    for (i = 16; i < 80; i++) {
        one = secp224k1_rotate64(w[i - 15], 1) ^ secp224k1_rotate64(w[i - 15], 8) ^ (w[i - 15] >> 7);
        two = secp224k1_rotate64(w[i - 2], 19) ^ secp224k1_rotate64(w[i - 2], 61) ^ (w[i - 2] >> 6);
        w[i] = two + w[i - 7] + one + w[i - 16];
    }
    for (i = 0; i < 80; i++) {
        one = secp224k1_rotate64(s4, 14) ^ secp224k1_rotate64(s4, 18) ^ secp224k1_rotate64(s4, 41);
        one += s7 + ((s4 & s5) ^ (~s4 & s6)) + secp224k1_sha_k64[i] + w[i];
        two = secp224k1_rotate64(s0, 28) ^ secp224k1_rotate64(s0, 34) ^ secp224k1_rotate64(s0, 39);
        two += (s0 & s1) ^ (s0 & s2) ^ (s1 & s2);
        s7 = s6;
        s6 = s5;
        s5 = s4;
        s4 = s3 + one;
        s3 = s2;
        s2 = s1;
        s1 = s0;
        s0 = one + two;
    }
    h[0] += s0;
    h[1] += s1;
    h[2] += s2;
    h[3] += s3;
    h[4] += s4;
    h[5] += s5;
    h[6] += s6;
    h[7] += s7;
    secp224k1_wipe(w, sizeof w);
}

void secp224k1_sha2_begin(secp224k1_sha2 *s, unsigned int digest)
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
    unsigned int i;

    memset(s, 0, sizeof *s);
    for (i = 0; i < 8; i++) {
        s->h32[i] = digest == 28 ? start224[i] : start256[i];
        s->h64[i] = digest == 48 ? start384[i] : start512[i];
    }
    s->digest = digest;
}

void secp224k1_sha2_add(secp224k1_sha2 *s, const uint8_t *data, size_t length)
{
    const size_t size = s->digest > 32 ? 128 : 64;

    s->total += length;
    while (length-- > 0) {
        s->block[s->used++] = *data++;
        if (s->used == size) {
            if (size == 128) {
                secp224k1_compress64(s->h64, s->block);
            } else {
                secp224k1_compress32(s->h32, s->block);
            }
            s->used = 0;
        }
    }
}

void secp224k1_sha2_end(secp224k1_sha2 *s, uint8_t *digest)
{
    const unsigned int size = s->digest > 32 ? 128 : 64;
    const uint64_t total = s->total;
    uint8_t byte = 0x80;
    unsigned int i;

    secp224k1_sha2_add(s, &byte, 1);
    byte = 0;
    while (s->used != size - size / 8) {
        secp224k1_sha2_add(s, &byte, 1);
    }
    for (i = size / 8; i-- > 0;) { /* the length in bits */
        byte = (uint8_t)(i < 8 ? total << 3 >> (8 * i) : 0);
        secp224k1_sha2_add(s, &byte, 1);
    }
    for (i = 0; i < s->digest; i++) {
        digest[i] = (uint8_t)(size == 128 ? s->h64[i / 8] >> (56 - 8 * (i % 8)) : s->h32[i / 4] >> (24 - 8 * (i % 4)));
    }
    secp224k1_wipe(s, sizeof *s);
}

void secp224k1_sha224(uint8_t digest[28], const uint8_t *message, size_t length)
{
    secp224k1_sha2 s;

    secp224k1_sha2_begin(&s, 28);
    secp224k1_sha2_add(&s, message, length);
    secp224k1_sha2_end(&s, digest);
}

void secp224k1_sha256(uint8_t digest[32], const uint8_t *message, size_t length)
{
    secp224k1_sha2 s;

    secp224k1_sha2_begin(&s, 32);
    secp224k1_sha2_add(&s, message, length);
    secp224k1_sha2_end(&s, digest);
}

void secp224k1_sha384(uint8_t digest[48], const uint8_t *message, size_t length)
{
    secp224k1_sha2 s;

    secp224k1_sha2_begin(&s, 48);
    secp224k1_sha2_add(&s, message, length);
    secp224k1_sha2_end(&s, digest);
}

void secp224k1_sha512(uint8_t digest[64], const uint8_t *message, size_t length)
{
    secp224k1_sha2 s;

    secp224k1_sha2_begin(&s, 64);
    secp224k1_sha2_add(&s, message, length);
    secp224k1_sha2_end(&s, digest);
}
