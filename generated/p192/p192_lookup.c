/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Entries of tables by secret digits: every lookup reads all of the table, at the same addresses whatever the digit is.
 */
#include "p192_curve_internal.h"

void p192_lookup(p192_point *r, const p192_point *table, unsigned int word, uint64_t negate)
{
    const unsigned int negative = (word >> 4) ^ 1u;
    const unsigned int entry = ((word ^ (0u - negative)) & ((1u << 4) - 1)) >> 1;
    p192_limb mask = p192_samew(0, entry);
    p192_fe y;
    unsigned int i;

    p192_keep(&r->x, &table[0].x, mask);
    p192_keep(&r->y, &table[0].y, mask);
    p192_keep(&r->z, &table[0].z, mask);
    for (i = 1; i < 8; i++) {
        mask = p192_samew(i, entry);
        p192_pick(&r->x, &table[i].x, mask);
        p192_pick(&r->y, &table[i].y, mask);
        p192_pick(&r->z, &table[i].z, mask);
    }
    p192_fe_neg(&y, &r->y);
    p192_fe_select(&r->y, p192_mask64(negative) ^ negate, &y, &r->y);
}

/* No more portable than the assembly, and left out with it */
#if defined(P192_ASM) && (defined(__GNUC__) || defined(__clang__)) && !defined(P192_CPU_PLAIN)
#define P192_BASE_AVX2 (p192_base_has_avx2 && p192_cpu_plain == 0)
#include <cpuid.h>
#include <immintrin.h>

static unsigned int p192_base_has_avx2;

/* Before main runs. The system has to keep the vector registers, too. */
__attribute__((constructor)) static void p192_base_detect(void)
{
    const unsigned int osxsave = 1u << 27, avx = 1u << 28, avx2 = 1u << 5; /* leaf 1, ecx; leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;

    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & osxsave) || !(ecx & avx)) {
        return;
    }
    __asm__ __volatile__("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    if ((eax & 6) == 6 && __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
        p192_base_has_avx2 = (ebx & avx2) != 0;
    }
}

/* r = table[index]; two points at a time, which is what `entries` has to be a multiple of */
__attribute__((target("avx2"))) static void p192_base_scan_avx2(p192_affine *r, const p192_affine *table, unsigned int entries, unsigned int index)
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
static void p192_base_scan(p192_affine *r, const p192_affine *table, unsigned int entries, unsigned int index)
{
    p192_limb mask;
    unsigned int i;

#if defined(P192_BASE_AVX2)
    if (P192_BASE_AVX2) {
        p192_base_scan_avx2(r, table, entries, index);
        return;
    }
#endif
    mask = p192_samew(0, index);
    p192_keep(&r->x, &table[0].x, mask);
    p192_keep(&r->y, &table[0].y, mask);
    for (i = 1; i < entries; i++) {
        mask = p192_samew(i, index);
        p192_pick(&r->x, &table[i].x, mask);
        p192_pick(&r->y, &table[i].y, mask);
    }
}

void p192_base_lookup(p192_affine *r, const p192_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate)
{
    const unsigned int entries = 1u << (teeth - 1), negative = (signs >> (teeth - 1)) ^ 1u;
    p192_fe y;

    p192_base_scan(r, table, entries, (signs ^ (0u - negative)) & (entries - 1u));
    p192_fe_neg(&y, &r->y);
    p192_fe_select(&r->y, p192_mask64(negative) ^ negate, &y, &r->y);
}
