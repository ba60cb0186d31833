/* SPDX-License-Identifier: MIT */
/*
 * Stands in for the compiler's header where the processor lacks AVX-512 IFMA: the intrinsics that the emitted files use, lane by
 * lane in plain C, as Intel's Intrinsics Guide has them. For
 * tests only.
 */
#ifndef EMULATED_IMMINTRIN_H
#define EMULATED_IMMINTRIN_H
#include_next <immintrin.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    uint64_t lane[8];
} emulated_vector;

typedef struct {
    uint64_t lane[4];
} emulated_half;

/* What follows is plain C: functions are not to be compiled for processors that have more. */
#define target(options)
#define __m512i emulated_vector
#define __m256i emulated_half
#undef _mm256_add_epi64
#undef _mm256_and_si256
#undef _mm256_loadu_si256
#undef _mm256_madd52hi_epu64
#undef _mm256_madd52lo_epu64
#undef _mm256_or_si256
#undef _mm256_permute4x64_epi64
#undef _mm256_set1_epi64x
#undef _mm256_set_epi64x
#undef _mm256_setzero_si256
#undef _mm256_slli_epi64
#undef _mm256_srai_epi64
#undef _mm256_srli_epi64
#undef _mm256_storeu_si256
#undef _mm256_sub_epi64
#undef _mm256_ternarylogic_epi64
#undef _mm256_xor_si256
#undef _mm512_add_epi64
#undef _mm512_alignr_epi64
#undef _mm512_and_si512
#undef _mm512_broadcastq_epi64
#undef _mm512_castsi512_si128
#undef _mm512_cmpeq_epu64_mask
#undef _mm512_cmpgt_epu64_mask
#undef _mm512_loadu_si512
#undef _mm512_madd52hi_epu64
#undef _mm512_madd52lo_epu64
#undef _mm512_mask_sub_epi64
#undef _mm512_or_si512
#undef _mm512_set1_epi64
#undef _mm512_set_epi64
#undef _mm512_setzero_si512
#undef _mm512_slli_epi64
#undef _mm512_srai_epi64
#undef _mm512_srli_epi64
#undef _mm512_storeu_si512
#undef _mm512_sub_epi64
#undef _mm512_ternarylogic_epi64
#undef _mm512_xor_si512
#define _mm256_add_epi64 emulated256_add_epi64
#define _mm256_and_si256 emulated256_and_si256
#define _mm256_loadu_si256 emulated256_loadu_si256
#define _mm256_madd52hi_epu64 emulated256_madd52hi_epu64
#define _mm256_madd52lo_epu64 emulated256_madd52lo_epu64
#define _mm256_or_si256 emulated256_or_si256
#define _mm256_permute4x64_epi64 emulated256_permute4x64_epi64
#define _mm256_set1_epi64x emulated256_set1_epi64x
#define _mm256_set_epi64x emulated256_set_epi64x
#define _mm256_setzero_si256 emulated256_setzero_si256
#define _mm256_slli_epi64 emulated256_slli_epi64
#define _mm256_srai_epi64 emulated256_srai_epi64
#define _mm256_srli_epi64 emulated256_srli_epi64
#define _mm256_storeu_si256 emulated256_storeu_si256
#define _mm256_sub_epi64 emulated256_sub_epi64
#define _mm256_ternarylogic_epi64 emulated256_ternarylogic_epi64
#define _mm256_xor_si256 emulated256_xor_si256
#define _mm512_add_epi64 emulated_add_epi64
#define _mm512_alignr_epi64 emulated_alignr_epi64
#define _mm512_and_si512 emulated_and_si512
#define _mm512_broadcastq_epi64 emulated_broadcastq_epi64
#define _mm512_castsi512_si128 emulated_castsi512_si128
#define _mm512_cmpeq_epu64_mask emulated_cmpeq_epu64_mask
#define _mm512_cmpgt_epu64_mask emulated_cmpgt_epu64_mask
#define _mm512_loadu_si512 emulated_loadu_si512
#define _mm512_madd52hi_epu64 emulated_madd52hi_epu64
#define _mm512_madd52lo_epu64 emulated_madd52lo_epu64
#define _mm512_mask_sub_epi64 emulated_mask_sub_epi64
#define _mm512_or_si512 emulated_or_si512
#define _mm512_set1_epi64 emulated_set1_epi64
#define _mm512_set_epi64 emulated_set_epi64
#define _mm512_setzero_si512 emulated_setzero_si512
#define _mm512_slli_epi64 emulated_slli_epi64
#define _mm512_srai_epi64 emulated_srai_epi64
#define _mm512_srli_epi64 emulated_srli_epi64
#define _mm512_storeu_si512 emulated_storeu_si512
#define _mm512_sub_epi64 emulated_sub_epi64
#define _mm512_ternarylogic_epi64 emulated_ternarylogic_epi64
#define _mm512_xor_si512 emulated_xor_si512

#define EMULATED_LIMB ((UINT64_C(1) << 52) - 1)
#define EMULATED(name, arguments, expression)                                                                                    \
    static inline __m512i name arguments                                                                                         \
    {                                                                                                                            \
        __m512i r;                                                                                                               \
        for (unsigned i = 0; i < 8; i++) {                                                                                       \
            r.lane[i] = (expression);                                                                                            \
        }                                                                                                                        \
        return r;                                                                                                                \
    }

static inline uint64_t emulated_high(uint64_t a, uint64_t b)
{
    return (uint64_t)((unsigned __int128)(a & EMULATED_LIMB) * (b & EMULATED_LIMB) >> 52);
}

static inline uint64_t emulated_choice(uint64_t a, uint64_t b, uint64_t c, unsigned table)
{
    uint64_t r = 0;
    for (unsigned i = 0; i < 8; i++) {
        r |= (table >> i & 1 ? ~UINT64_C(0) : 0) & (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
    }
    return r;
}

EMULATED(_mm512_add_epi64, (__m512i a, __m512i b), a.lane[i] + b.lane[i])
EMULATED(_mm512_sub_epi64, (__m512i a, __m512i b), a.lane[i] - b.lane[i])
EMULATED(_mm512_and_si512, (__m512i a, __m512i b), a.lane[i] & b.lane[i])
EMULATED(_mm512_or_si512, (__m512i a, __m512i b), a.lane[i] | b.lane[i])
EMULATED(_mm512_xor_si512, (__m512i a, __m512i b), a.lane[i] ^ b.lane[i])
EMULATED(_mm512_slli_epi64, (__m512i a, unsigned n), n > 63 ? 0 : a.lane[i] << n)
EMULATED(_mm512_srli_epi64, (__m512i a, unsigned n), n > 63 ? 0 : a.lane[i] >> n)
EMULATED(_mm512_srai_epi64, (__m512i a, unsigned n), (uint64_t)((int64_t)a.lane[i] >> (n > 63 ? 63 : n)))
EMULATED(_mm512_madd52lo_epu64, (__m512i c, __m512i a, __m512i b),
         c.lane[i] + ((a.lane[i] & EMULATED_LIMB) * (b.lane[i] & EMULATED_LIMB) & EMULATED_LIMB))
EMULATED(_mm512_madd52hi_epu64, (__m512i c, __m512i a, __m512i b), c.lane[i] + emulated_high(a.lane[i], b.lane[i]))
EMULATED(_mm512_ternarylogic_epi64, (__m512i a, __m512i b, __m512i c, unsigned table),
         emulated_choice(a.lane[i], b.lane[i], c.lane[i], table))
EMULATED(_mm512_set1_epi64, (long long a), (uint64_t)a)
EMULATED(_mm512_setzero_si512, (void), 0)
EMULATED(_mm512_castsi512_si128, (__m512i a), a.lane[i])
EMULATED(_mm512_broadcastq_epi64, (__m512i a), a.lane[0] + 0 * i)
EMULATED(_mm512_alignr_epi64, (__m512i a, __m512i b, unsigned n), i + n < 8 ? b.lane[i + n] : a.lane[i + n - 8])
EMULATED(_mm512_mask_sub_epi64, (__m512i source, __mmask8 mask, __m512i a, __m512i b),
         source.lane[i] ^ ((source.lane[i] ^ (a.lane[i] - b.lane[i])) & (0 - (uint64_t)(mask >> i & 1))))

#define EMULATED_HALF(name, arguments, expression)                                                                               \
    static inline __m256i name arguments                                                                                         \
    {                                                                                                                            \
        __m256i r;                                                                                                               \
        for (unsigned i = 0; i < 4; i++) {                                                                                       \
            r.lane[i] = (expression);                                                                                            \
        }                                                                                                                        \
        return r;                                                                                                                \
    }

EMULATED_HALF(_mm256_add_epi64, (__m256i a, __m256i b), a.lane[i] + b.lane[i])
EMULATED_HALF(_mm256_sub_epi64, (__m256i a, __m256i b), a.lane[i] - b.lane[i])
EMULATED_HALF(_mm256_and_si256, (__m256i a, __m256i b), a.lane[i] & b.lane[i])
EMULATED_HALF(_mm256_or_si256, (__m256i a, __m256i b), a.lane[i] | b.lane[i])
EMULATED_HALF(_mm256_xor_si256, (__m256i a, __m256i b), a.lane[i] ^ b.lane[i])
EMULATED_HALF(_mm256_slli_epi64, (__m256i a, unsigned n), n > 63 ? 0 : a.lane[i] << n)
EMULATED_HALF(_mm256_srli_epi64, (__m256i a, unsigned n), n > 63 ? 0 : a.lane[i] >> n)
EMULATED_HALF(_mm256_srai_epi64, (__m256i a, unsigned n), (uint64_t)((int64_t)a.lane[i] >> (n > 63 ? 63 : n)))
EMULATED_HALF(_mm256_madd52lo_epu64, (__m256i c, __m256i a, __m256i b),
              c.lane[i] + ((a.lane[i] & EMULATED_LIMB) * (b.lane[i] & EMULATED_LIMB) & EMULATED_LIMB))
EMULATED_HALF(_mm256_madd52hi_epu64, (__m256i c, __m256i a, __m256i b), c.lane[i] + emulated_high(a.lane[i], b.lane[i]))
EMULATED_HALF(_mm256_ternarylogic_epi64, (__m256i a, __m256i b, __m256i c, unsigned table),
              emulated_choice(a.lane[i], b.lane[i], c.lane[i], table))
EMULATED_HALF(_mm256_permute4x64_epi64, (__m256i a, unsigned order), a.lane[order >> 2 * i & 3])
EMULATED_HALF(_mm256_set1_epi64x, (long long a), (uint64_t)a)
EMULATED_HALF(_mm256_setzero_si256, (void), 0)

static inline __m256i _mm256_set_epi64x(long long d, long long c, long long b, long long a)
{
    const __m256i r = {{(uint64_t)a, (uint64_t)b, (uint64_t)c, (uint64_t)d}};
    return r;
}

static inline __m256i _mm256_loadu_si256(const __m256i *memory)
{
    __m256i r;
    memcpy(&r, memory, sizeof r);
    return r;
}

static inline void _mm256_storeu_si256(__m256i *memory, __m256i a)
{
    memcpy(memory, &a, sizeof a);
}

static inline __mmask8 emulated_cmpeq_epu64_mask(__m512i a, __m512i b)
{
    unsigned mask = 0;
    for (unsigned i = 0; i < 8; i++) {
        const uint64_t other = a.lane[i] ^ b.lane[i];
        mask |= (unsigned)(1 ^ ((other | (0 - other)) >> 63)) << i;
    }
    return (__mmask8)mask;
}

static inline __mmask8 emulated_cmpgt_epu64_mask(__m512i a, __m512i b)
{
    unsigned mask = 0;
    for (unsigned i = 0; i < 8; i++) {
        const uint64_t x = b.lane[i], y = a.lane[i]; /* the borrow of x - y */
        mask |= (unsigned)(((~x & y) | ((~x | y) & (x - y))) >> 63) << i;
    }
    return (__mmask8)mask;
}

static inline __m512i _mm512_set_epi64(long long h, long long g, long long f, long long e, long long d, long long c, long long b,
                                       long long a)
{
    const __m512i r = {{(uint64_t)a, (uint64_t)b, (uint64_t)c, (uint64_t)d, (uint64_t)e, (uint64_t)f, (uint64_t)g, (uint64_t)h}};
    return r;
}

static inline __m512i _mm512_loadu_si512(const void *memory)
{
    __m512i r;
    memcpy(&r, memory, sizeof r);
    return r;
}

static inline void _mm512_storeu_si512(void *memory, __m512i a)
{
    memcpy(memory, &a, sizeof a);
}
#endif
