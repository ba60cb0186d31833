/* SPDX-License-Identifier: MIT */
/*
 * libsecp256k1 keeps its arithmetic static; this makes functions of it that can be called. NAME(x) is x with the prefix that
 * the crate gives to every name. Field elements are five words of 52 bits, scalars four saturated words as in the arena.
 */
#include "converted.h"
#include "util.h"
#include "assumptions.h"
#include "field_impl.h"
#include "int128_impl.h"
#include "modinv64_impl.h"
#include "scalar_impl.h"

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define NAME(x) JOIN(PREFIX, x)
#define WORDS 5

typedef NAME(fe) field_element;
typedef NAME(scalar) scalar;

void bench_k1_fe_mul(field_element *r, const field_element *a, const field_element *b)
{
    NAME(fe_mul)(r, a, b);
}

void bench_k1_fe_sqr(field_element *r, const field_element *a)
{
    NAME(fe_sqr)(r, a);
}

void bench_k1_fe_inv(field_element *r, const field_element *a)
{
    NAME(fe_inv)(r, a);
}

void bench_k1_scalar_mul(scalar *r, const scalar *a, const scalar *b)
{
    NAME(scalar_mul)(r, a, b);
}

BENCH_CONVERTED(k1, WORDS)

static void reverse(uint8_t *bytes)
{
    for (unsigned i = 0; i < 16; i++) {
        const uint8_t kept = bytes[i];
        bytes[i] = bytes[31 - i];
        bytes[31 - i] = kept;
    }
}

void bench_k1_load(unsigned modulus, const uint64_t *arena)
{
    bench_k1_place(arena);
    for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {
        uint8_t bytes[BENCH_CONVERTED_BYTES];
        bench_to_bytes(bytes, modulus, arena, i);
        reverse(bytes);
        bench_must(NAME(fe_set_b32_limit)((field_element *)(void *)(bench_k1_elements + (size_t)i * WORDS), bytes), "fe_set_b32_limit");
    }
}

void bench_k1_store(unsigned modulus, uint64_t *arena)
{
    uint8_t bytes[BENCH_CONVERTED_BYTES];
    field_element r = *(const field_element *)(const void *)bench_k1_elements;
    NAME(fe_normalize)(&r);
    NAME(fe_get_b32)(bytes, &r);
    reverse(bytes);
    bench_from_bytes(arena, modulus, bytes);
}
