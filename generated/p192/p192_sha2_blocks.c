/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What SHA-2 does with a block of a message (FIPS 180-4, 6.2.2 and 6.4.2). The words of the schedule roll: only sixteen are kept.
 */
#include "p192_sha2.h"

static const uint32_t p192_sha_k32[64] = {
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

static inline uint32_t p192_rotate32(uint32_t x, unsigned int count)
{
    return (uint32_t)((x >> count) | (x << (32 - count)));
}

/* A word as it stands in a message. */
static inline uint32_t p192_word32(const uint8_t *b)
{
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | (uint32_t)b[3];
}

/* The next word of the schedule, of the words 16, 15, 7 and 2 before it. */
static inline uint32_t p192_next32(uint32_t w16, uint32_t w15, uint32_t w7, uint32_t w2)
{
    return w16 + w7 + (p192_rotate32(w15, 7) ^ p192_rotate32(w15, 18) ^ (w15 >> 3))
        + (p192_rotate32(w2, 17) ^ p192_rotate32(w2, 19) ^ (w2 >> 10));
}

/* One round: h becomes the new a, and d the new e; for the next round the names move on by one. */
#define P192_ROUND32(a, b, c, d, e, f, g, h, x) \
    do { \
        h += (p192_rotate32(e, 6) ^ p192_rotate32(e, 11) ^ p192_rotate32(e, 25)) + (g ^ (e & (f ^ g))) + (x); \
        d += h; \
        h += (p192_rotate32(a, 2) ^ p192_rotate32(a, 13) ^ p192_rotate32(a, 22)) + ((a & b) | (c & (a | b))); \
    } while (0)

void p192_compress32(uint32_t h[8], const uint8_t *block)
{
    uint32_t w[16];
    uint32_t s0 = h[0], s1 = h[1], s2 = h[2], s3 = h[3], s4 = h[4], s5 = h[5], s6 = h[6], s7 = h[7];
    const uint32_t *k = p192_sha_k32;
    unsigned int i;

    w[0] = p192_word32(block + 0);
    P192_ROUND32(s0, s1, s2, s3, s4, s5, s6, s7, k[0] + w[0]);
    w[1] = p192_word32(block + 4);
    P192_ROUND32(s7, s0, s1, s2, s3, s4, s5, s6, k[1] + w[1]);
    w[2] = p192_word32(block + 8);
    P192_ROUND32(s6, s7, s0, s1, s2, s3, s4, s5, k[2] + w[2]);
    w[3] = p192_word32(block + 12);
    P192_ROUND32(s5, s6, s7, s0, s1, s2, s3, s4, k[3] + w[3]);
    w[4] = p192_word32(block + 16);
    P192_ROUND32(s4, s5, s6, s7, s0, s1, s2, s3, k[4] + w[4]);
    w[5] = p192_word32(block + 20);
    P192_ROUND32(s3, s4, s5, s6, s7, s0, s1, s2, k[5] + w[5]);
    w[6] = p192_word32(block + 24);
    P192_ROUND32(s2, s3, s4, s5, s6, s7, s0, s1, k[6] + w[6]);
    w[7] = p192_word32(block + 28);
    P192_ROUND32(s1, s2, s3, s4, s5, s6, s7, s0, k[7] + w[7]);
    w[8] = p192_word32(block + 32);
    P192_ROUND32(s0, s1, s2, s3, s4, s5, s6, s7, k[8] + w[8]);
    w[9] = p192_word32(block + 36);
    P192_ROUND32(s7, s0, s1, s2, s3, s4, s5, s6, k[9] + w[9]);
    w[10] = p192_word32(block + 40);
    P192_ROUND32(s6, s7, s0, s1, s2, s3, s4, s5, k[10] + w[10]);
    w[11] = p192_word32(block + 44);
    P192_ROUND32(s5, s6, s7, s0, s1, s2, s3, s4, k[11] + w[11]);
    w[12] = p192_word32(block + 48);
    P192_ROUND32(s4, s5, s6, s7, s0, s1, s2, s3, k[12] + w[12]);
    w[13] = p192_word32(block + 52);
    P192_ROUND32(s3, s4, s5, s6, s7, s0, s1, s2, k[13] + w[13]);
    w[14] = p192_word32(block + 56);
    P192_ROUND32(s2, s3, s4, s5, s6, s7, s0, s1, k[14] + w[14]);
    w[15] = p192_word32(block + 60);
    P192_ROUND32(s1, s2, s3, s4, s5, s6, s7, s0, k[15] + w[15]);
    for (i = 16; i < 64; i += 16) {
        k += 16;
        w[0] = p192_next32(w[0], w[1], w[9], w[14]);
        P192_ROUND32(s0, s1, s2, s3, s4, s5, s6, s7, k[0] + w[0]);
        w[1] = p192_next32(w[1], w[2], w[10], w[15]);
        P192_ROUND32(s7, s0, s1, s2, s3, s4, s5, s6, k[1] + w[1]);
        w[2] = p192_next32(w[2], w[3], w[11], w[0]);
        P192_ROUND32(s6, s7, s0, s1, s2, s3, s4, s5, k[2] + w[2]);
        w[3] = p192_next32(w[3], w[4], w[12], w[1]);
        P192_ROUND32(s5, s6, s7, s0, s1, s2, s3, s4, k[3] + w[3]);
        w[4] = p192_next32(w[4], w[5], w[13], w[2]);
        P192_ROUND32(s4, s5, s6, s7, s0, s1, s2, s3, k[4] + w[4]);
        w[5] = p192_next32(w[5], w[6], w[14], w[3]);
        P192_ROUND32(s3, s4, s5, s6, s7, s0, s1, s2, k[5] + w[5]);
        w[6] = p192_next32(w[6], w[7], w[15], w[4]);
        P192_ROUND32(s2, s3, s4, s5, s6, s7, s0, s1, k[6] + w[6]);
        w[7] = p192_next32(w[7], w[8], w[0], w[5]);
        P192_ROUND32(s1, s2, s3, s4, s5, s6, s7, s0, k[7] + w[7]);
        w[8] = p192_next32(w[8], w[9], w[1], w[6]);
        P192_ROUND32(s0, s1, s2, s3, s4, s5, s6, s7, k[8] + w[8]);
        w[9] = p192_next32(w[9], w[10], w[2], w[7]);
        P192_ROUND32(s7, s0, s1, s2, s3, s4, s5, s6, k[9] + w[9]);
        w[10] = p192_next32(w[10], w[11], w[3], w[8]);
        P192_ROUND32(s6, s7, s0, s1, s2, s3, s4, s5, k[10] + w[10]);
        w[11] = p192_next32(w[11], w[12], w[4], w[9]);
        P192_ROUND32(s5, s6, s7, s0, s1, s2, s3, s4, k[11] + w[11]);
        w[12] = p192_next32(w[12], w[13], w[5], w[10]);
        P192_ROUND32(s4, s5, s6, s7, s0, s1, s2, s3, k[12] + w[12]);
        w[13] = p192_next32(w[13], w[14], w[6], w[11]);
        P192_ROUND32(s3, s4, s5, s6, s7, s0, s1, s2, k[13] + w[13]);
        w[14] = p192_next32(w[14], w[15], w[7], w[12]);
        P192_ROUND32(s2, s3, s4, s5, s6, s7, s0, s1, k[14] + w[14]);
        w[15] = p192_next32(w[15], w[0], w[8], w[13]);
        P192_ROUND32(s1, s2, s3, s4, s5, s6, s7, s0, k[15] + w[15]);
    }
    h[0] += s0;
    h[1] += s1;
    h[2] += s2;
    h[3] += s3;
    h[4] += s4;
    h[5] += s5;
    h[6] += s6;
    h[7] += s7;
    p192_wipe(w, sizeof w);
}

static const uint64_t p192_sha_k64[80] = {
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

static inline uint64_t p192_rotate64(uint64_t x, unsigned int count)
{
    return (uint64_t)((x >> count) | (x << (64 - count)));
}

/* A word as it stands in a message. */
static inline uint64_t p192_word64(const uint8_t *b)
{
    return (uint64_t)b[0] << 56 | (uint64_t)b[1] << 48 | (uint64_t)b[2] << 40 | (uint64_t)b[3] << 32 | (uint64_t)b[4] << 24 | (uint64_t)b[5] << 16 | (uint64_t)b[6] << 8 | (uint64_t)b[7];
}

/* The next word of the schedule, of the words 16, 15, 7 and 2 before it. */
static inline uint64_t p192_next64(uint64_t w16, uint64_t w15, uint64_t w7, uint64_t w2)
{
    return w16 + w7 + (p192_rotate64(w15, 1) ^ p192_rotate64(w15, 8) ^ (w15 >> 7))
        + (p192_rotate64(w2, 19) ^ p192_rotate64(w2, 61) ^ (w2 >> 6));
}

/* One round: h becomes the new a, and d the new e; for the next round the names move on by one. */
#define P192_ROUND64(a, b, c, d, e, f, g, h, x) \
    do { \
        h += (p192_rotate64(e, 14) ^ p192_rotate64(e, 18) ^ p192_rotate64(e, 41)) + (g ^ (e & (f ^ g))) + (x); \
        d += h; \
        h += (p192_rotate64(a, 28) ^ p192_rotate64(a, 34) ^ p192_rotate64(a, 39)) + ((a & b) | (c & (a | b))); \
    } while (0)

void p192_compress64(uint64_t h[8], const uint8_t *block)
{
    uint64_t w[16];
    uint64_t s0 = h[0], s1 = h[1], s2 = h[2], s3 = h[3], s4 = h[4], s5 = h[5], s6 = h[6], s7 = h[7];
    const uint64_t *k = p192_sha_k64;
    unsigned int i;

    w[0] = p192_word64(block + 0);
    P192_ROUND64(s0, s1, s2, s3, s4, s5, s6, s7, k[0] + w[0]);
    w[1] = p192_word64(block + 8);
    P192_ROUND64(s7, s0, s1, s2, s3, s4, s5, s6, k[1] + w[1]);
    w[2] = p192_word64(block + 16);
    P192_ROUND64(s6, s7, s0, s1, s2, s3, s4, s5, k[2] + w[2]);
    w[3] = p192_word64(block + 24);
    P192_ROUND64(s5, s6, s7, s0, s1, s2, s3, s4, k[3] + w[3]);
    w[4] = p192_word64(block + 32);
    P192_ROUND64(s4, s5, s6, s7, s0, s1, s2, s3, k[4] + w[4]);
    w[5] = p192_word64(block + 40);
    P192_ROUND64(s3, s4, s5, s6, s7, s0, s1, s2, k[5] + w[5]);
    w[6] = p192_word64(block + 48);
    P192_ROUND64(s2, s3, s4, s5, s6, s7, s0, s1, k[6] + w[6]);
    w[7] = p192_word64(block + 56);
    P192_ROUND64(s1, s2, s3, s4, s5, s6, s7, s0, k[7] + w[7]);
    w[8] = p192_word64(block + 64);
    P192_ROUND64(s0, s1, s2, s3, s4, s5, s6, s7, k[8] + w[8]);
    w[9] = p192_word64(block + 72);
    P192_ROUND64(s7, s0, s1, s2, s3, s4, s5, s6, k[9] + w[9]);
    w[10] = p192_word64(block + 80);
    P192_ROUND64(s6, s7, s0, s1, s2, s3, s4, s5, k[10] + w[10]);
    w[11] = p192_word64(block + 88);
    P192_ROUND64(s5, s6, s7, s0, s1, s2, s3, s4, k[11] + w[11]);
    w[12] = p192_word64(block + 96);
    P192_ROUND64(s4, s5, s6, s7, s0, s1, s2, s3, k[12] + w[12]);
    w[13] = p192_word64(block + 104);
    P192_ROUND64(s3, s4, s5, s6, s7, s0, s1, s2, k[13] + w[13]);
    w[14] = p192_word64(block + 112);
    P192_ROUND64(s2, s3, s4, s5, s6, s7, s0, s1, k[14] + w[14]);
    w[15] = p192_word64(block + 120);
    P192_ROUND64(s1, s2, s3, s4, s5, s6, s7, s0, k[15] + w[15]);
    for (i = 16; i < 80; i += 16) {
        k += 16;
        w[0] = p192_next64(w[0], w[1], w[9], w[14]);
        P192_ROUND64(s0, s1, s2, s3, s4, s5, s6, s7, k[0] + w[0]);
        w[1] = p192_next64(w[1], w[2], w[10], w[15]);
        P192_ROUND64(s7, s0, s1, s2, s3, s4, s5, s6, k[1] + w[1]);
        w[2] = p192_next64(w[2], w[3], w[11], w[0]);
        P192_ROUND64(s6, s7, s0, s1, s2, s3, s4, s5, k[2] + w[2]);
        w[3] = p192_next64(w[3], w[4], w[12], w[1]);
        P192_ROUND64(s5, s6, s7, s0, s1, s2, s3, s4, k[3] + w[3]);
        w[4] = p192_next64(w[4], w[5], w[13], w[2]);
        P192_ROUND64(s4, s5, s6, s7, s0, s1, s2, s3, k[4] + w[4]);
        w[5] = p192_next64(w[5], w[6], w[14], w[3]);
        P192_ROUND64(s3, s4, s5, s6, s7, s0, s1, s2, k[5] + w[5]);
        w[6] = p192_next64(w[6], w[7], w[15], w[4]);
        P192_ROUND64(s2, s3, s4, s5, s6, s7, s0, s1, k[6] + w[6]);
        w[7] = p192_next64(w[7], w[8], w[0], w[5]);
        P192_ROUND64(s1, s2, s3, s4, s5, s6, s7, s0, k[7] + w[7]);
        w[8] = p192_next64(w[8], w[9], w[1], w[6]);
        P192_ROUND64(s0, s1, s2, s3, s4, s5, s6, s7, k[8] + w[8]);
        w[9] = p192_next64(w[9], w[10], w[2], w[7]);
        P192_ROUND64(s7, s0, s1, s2, s3, s4, s5, s6, k[9] + w[9]);
        w[10] = p192_next64(w[10], w[11], w[3], w[8]);
        P192_ROUND64(s6, s7, s0, s1, s2, s3, s4, s5, k[10] + w[10]);
        w[11] = p192_next64(w[11], w[12], w[4], w[9]);
        P192_ROUND64(s5, s6, s7, s0, s1, s2, s3, s4, k[11] + w[11]);
        w[12] = p192_next64(w[12], w[13], w[5], w[10]);
        P192_ROUND64(s4, s5, s6, s7, s0, s1, s2, s3, k[12] + w[12]);
        w[13] = p192_next64(w[13], w[14], w[6], w[11]);
        P192_ROUND64(s3, s4, s5, s6, s7, s0, s1, s2, k[13] + w[13]);
        w[14] = p192_next64(w[14], w[15], w[7], w[12]);
        P192_ROUND64(s2, s3, s4, s5, s6, s7, s0, s1, k[14] + w[14]);
        w[15] = p192_next64(w[15], w[0], w[8], w[13]);
        P192_ROUND64(s1, s2, s3, s4, s5, s6, s7, s0, k[15] + w[15]);
    }
    h[0] += s0;
    h[1] += s1;
    h[2] += s2;
    h[3] += s3;
    h[4] += s4;
    h[5] += s5;
    h[6] += s6;
    h[7] += s7;
    p192_wipe(w, sizeof w);
}
