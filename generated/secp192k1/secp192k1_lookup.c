/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Entries of tables by secret digits: every lookup reads all of the table, at the same addresses whatever the digit is.
 */
#include "secp192k1_curve_internal.h"

void secp192k1_lookup(secp192k1_point *r, const secp192k1_point *table, unsigned int word, uint64_t negate)
{
    const unsigned int negative = (word >> 4) ^ 1u;
    const unsigned int entry = ((word ^ (0u - negative)) & ((1u << 4) - 1)) >> 1;
    secp192k1_limb mask = secp192k1_samew(0, entry);
    secp192k1_fe y;
    unsigned int i;

    secp192k1_keep(&r->x, &table[0].x, mask);
    secp192k1_keep(&r->y, &table[0].y, mask);
    secp192k1_keep(&r->z, &table[0].z, mask);
    for (i = 1; i < 8; i++) {
        mask = secp192k1_samew(i, entry);
        secp192k1_pick(&r->x, &table[i].x, mask);
        secp192k1_pick(&r->y, &table[i].y, mask);
        secp192k1_pick(&r->z, &table[i].z, mask);
    }
    secp192k1_fe_neg(&y, &r->y);
    secp192k1_fe_select(&r->y, secp192k1_mask64(negative) ^ negate, &y, &r->y);
}

/* No more portable than the assembly, and left out with it */
#if defined(SECP192K1_ASM) && (defined(__GNUC__) || defined(__clang__)) && !defined(SECP192K1_CPU_PLAIN)
#define SECP192K1_BASE_AVX2 (secp192k1_base_has_avx2 && secp192k1_cpu_plain == 0)
#include <cpuid.h>
#include <immintrin.h>

static unsigned int secp192k1_base_has_avx2;

/* Before main runs. The system has to keep the vector registers, too. */
__attribute__((constructor)) static void secp192k1_base_detect(void)
{
    const unsigned int osxsave = 1u << 27, avx = 1u << 28, avx2 = 1u << 5; /* leaf 1, ecx; leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;

    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & osxsave) || !(ecx & avx)) {
        return;
    }
    __asm__ __volatile__("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    if ((eax & 6) == 6 && __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
        secp192k1_base_has_avx2 = (ebx & avx2) != 0;
    }
}

/* r = table[index]; two points at a time, which is what `entries` has to be a multiple of */
__attribute__((target("avx2"))) static void secp192k1_base_scan_avx2(secp192k1_affine *r, const secp192k1_affine *table, unsigned int entries, unsigned int index)
{
    const __m256i zero = _mm256_setzero_si256(), two = _mm256_set1_epi64x(2);
    __m256i even = _mm256_set1_epi64x((long long)index), odd = _mm256_set1_epi64x((long long)index - 1);
    __m256i a0 = zero, b0 = zero;
    __m128i a_half = _mm256_castsi256_si128(zero), b_half = a_half;
    __m256i *to = (__m256i *)(void *)r;

    for (; entries > 0; entries -= 2, table += 2) {
        const __m256i *p = (const __m256i *)(const void *)table, *q = (const __m256i *)(const void *)(table + 1);
        const __m256i is_p = _mm256_cmpeq_epi64(even, zero), is_q = _mm256_cmpeq_epi64(odd, zero);
        a0 = _mm256_or_si256(a0, _mm256_and_si256(is_p, _mm256_loadu_si256(p + 0)));
        b0 = _mm256_or_si256(b0, _mm256_and_si256(is_q, _mm256_loadu_si256(q + 0)));
        a_half = _mm_or_si128(a_half, _mm_and_si128(_mm256_castsi256_si128(is_p), _mm_loadu_si128((const __m128i *)(const void *)(p + 1))));
        b_half = _mm_or_si128(b_half, _mm_and_si128(_mm256_castsi256_si128(is_q), _mm_loadu_si128((const __m128i *)(const void *)(q + 1))));
        even = _mm256_sub_epi64(even, two);
        odd = _mm256_sub_epi64(odd, two);
    }
    _mm256_storeu_si256(to + 0, _mm256_or_si256(a0, b0));
    _mm_storeu_si128((__m128i *)(void *)(to + 1), _mm_or_si128(a_half, b_half));
}
#endif

/* r = table[index], of which every point is read */
static void secp192k1_base_scan(secp192k1_affine *r, const secp192k1_affine *table, unsigned int entries, unsigned int index)
{
    secp192k1_limb mask;
    unsigned int i;

#if defined(SECP192K1_BASE_AVX2)
    if (SECP192K1_BASE_AVX2) {
        secp192k1_base_scan_avx2(r, table, entries, index);
        return;
    }
#endif
    mask = secp192k1_samew(0, index);
    secp192k1_keep(&r->x, &table[0].x, mask);
    secp192k1_keep(&r->y, &table[0].y, mask);
    for (i = 1; i < entries; i++) {
        mask = secp192k1_samew(i, index);
        secp192k1_pick(&r->x, &table[i].x, mask);
        secp192k1_pick(&r->y, &table[i].y, mask);
    }
}

void secp192k1_base_lookup(secp192k1_affine *r, const secp192k1_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate)
{
    const unsigned int entries = 1u << (teeth - 1), negative = (signs >> (teeth - 1)) ^ 1u;
    secp192k1_fe y;

    secp192k1_base_scan(r, table, entries, (signs ^ (0u - negative)) & (entries - 1u));
    secp192k1_fe_neg(&y, &r->y);
    secp192k1_fe_select(&r->y, secp192k1_mask64(negative) ^ negate, &y, &r->y);
}
