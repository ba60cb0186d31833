/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Entries of tables by secret digits: every lookup reads all of the table, at the same addresses whatever the digit is.
 */
#include "p384_curve_internal.h"

void p384_lookup(p384_point *r, const p384_point *table, unsigned int word, uint64_t negate)
{
    const unsigned int negative = (word >> 5) ^ 1u;
    const unsigned int entry = ((word ^ (0u - negative)) & ((1u << 5) - 1)) >> 1;
    p384_limb mask = p384_samew(0, entry);
    p384_fe y;
    unsigned int i;

    p384_keep(&r->x, &table[0].x, mask);
    p384_keep(&r->y, &table[0].y, mask);
    p384_keep(&r->z, &table[0].z, mask);
    for (i = 1; i < 16; i++) {
        mask = p384_samew(i, entry);
        p384_pick(&r->x, &table[i].x, mask);
        p384_pick(&r->y, &table[i].y, mask);
        p384_pick(&r->z, &table[i].z, mask);
    }
    p384_fe_neg(&y, &r->y);
    p384_fe_select(&r->y, p384_mask64(negative) ^ negate, &y, &r->y);
}

/* No more portable than the assembly, and left out with it */
#if defined(P384_ASM) && (defined(__GNUC__) || defined(__clang__)) && !defined(P384_CPU_PLAIN)
#define P384_BASE_AVX2 (p384_base_has_avx2 && p384_cpu_plain == 0)
#include <cpuid.h>
#include <immintrin.h>

static unsigned int p384_base_has_avx2;

/* Before main runs. The system has to keep the vector registers, too. */
__attribute__((constructor)) static void p384_base_detect(void)
{
    const unsigned int osxsave = 1u << 27, avx = 1u << 28, avx2 = 1u << 5; /* leaf 1, ecx; leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;

    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & osxsave) || !(ecx & avx)) {
        return;
    }
    __asm__ __volatile__("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    if ((eax & 6) == 6 && __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) {
        p384_base_has_avx2 = (ebx & avx2) != 0;
    }
}

/* r = table[index]; two points at a time, which is what `entries` has to be a multiple of */
__attribute__((target("avx2"))) static void p384_base_scan_avx2(p384_affine *r, const p384_affine *table, unsigned int entries, unsigned int index)
{
    const __m256i zero = _mm256_setzero_si256(), two = _mm256_set1_epi64x(2);
    __m256i even = _mm256_set1_epi64x((long long)index), odd = _mm256_set1_epi64x((long long)index - 1);
    __m256i a0 = zero, b0 = zero;
    __m256i a1 = zero, b1 = zero;
    __m256i a2 = zero, b2 = zero;
    __m256i *to = (__m256i *)(void *)r;

    for (; entries > 0; entries -= 2, table += 2) {
        const __m256i *p = (const __m256i *)(const void *)table, *q = (const __m256i *)(const void *)(table + 1);
        const __m256i is_p = _mm256_cmpeq_epi64(even, zero), is_q = _mm256_cmpeq_epi64(odd, zero);
        a0 = _mm256_or_si256(a0, _mm256_and_si256(is_p, _mm256_loadu_si256(p + 0)));
        b0 = _mm256_or_si256(b0, _mm256_and_si256(is_q, _mm256_loadu_si256(q + 0)));
        a1 = _mm256_or_si256(a1, _mm256_and_si256(is_p, _mm256_loadu_si256(p + 1)));
        b1 = _mm256_or_si256(b1, _mm256_and_si256(is_q, _mm256_loadu_si256(q + 1)));
        a2 = _mm256_or_si256(a2, _mm256_and_si256(is_p, _mm256_loadu_si256(p + 2)));
        b2 = _mm256_or_si256(b2, _mm256_and_si256(is_q, _mm256_loadu_si256(q + 2)));
        even = _mm256_sub_epi64(even, two);
        odd = _mm256_sub_epi64(odd, two);
    }
    _mm256_storeu_si256(to + 0, _mm256_or_si256(a0, b0));
    _mm256_storeu_si256(to + 1, _mm256_or_si256(a1, b1));
    _mm256_storeu_si256(to + 2, _mm256_or_si256(a2, b2));
}
#endif

/* r = table[index], of which every point is read */
static void p384_base_scan(p384_affine *r, const p384_affine *table, unsigned int entries, unsigned int index)
{
    p384_limb mask;
    unsigned int i;

#if defined(P384_BASE_AVX2)
    if (P384_BASE_AVX2) {
        p384_base_scan_avx2(r, table, entries, index);
        return;
    }
#endif
    mask = p384_samew(0, index);
    p384_keep(&r->x, &table[0].x, mask);
    p384_keep(&r->y, &table[0].y, mask);
    for (i = 1; i < entries; i++) {
        mask = p384_samew(i, index);
        p384_pick(&r->x, &table[i].x, mask);
        p384_pick(&r->y, &table[i].y, mask);
    }
}

void p384_base_lookup(p384_affine *r, const p384_affine *table, unsigned int teeth, unsigned int signs, uint64_t negate)
{
    const unsigned int entries = 1u << (teeth - 1), negative = (signs >> (teeth - 1)) ^ 1u;
    p384_fe y;

    p384_base_scan(r, table, entries, (signs ^ (0u - negative)) & (entries - 1u));
    p384_fe_neg(&y, &r->y);
    p384_fe_select(&r->y, p384_mask64(negative) ^ negate, &y, &r->y);
}
