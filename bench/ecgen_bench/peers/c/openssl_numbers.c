/* SPDX-License-Identifier: MIT */
#include "openssl_numbers.h"
#include <stdlib.h>
#include <string.h>

#define MAX_BYTES 256

bench_openssl_modulus bench_openssl[2];
BN_CTX *bench_openssl_context;
BIGNUM *bench_number[BENCH_ELEMENTS];

static void need(int held)
{
    if (!held) {
        abort();
    }
}

static void set(BIGNUM *number, const uint64_t *words, unsigned count)
{
    unsigned char bytes[MAX_BYTES];
    for (unsigned i = 0; i < 8 * count; i++) {
        bytes[i] = (unsigned char)(words[i / 8] >> (8 * (i % 8)));
    }
    need(BN_lebin2bn(bytes, (int)(8 * count), number) != NULL);
}

static void start(bench_openssl_modulus *o, const bench_modulus *m)
{
    if (bench_openssl_context == NULL) {
        need((bench_openssl_context = BN_CTX_new()) != NULL);
        for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {
            need((bench_number[i] = BN_new()) != NULL);
        }
    }
    o->prime = BN_new();
    o->less_two = BN_new();
    o->montgomery = BN_MONT_CTX_new();
    need(o->prime != NULL && o->less_two != NULL && o->montgomery != NULL);
    set(o->prime, m->prime, m->words);
    need(BN_copy(o->less_two, o->prime) != NULL && BN_sub_word(o->less_two, 2));
    need(BN_MONT_CTX_set(o->montgomery, o->prime, bench_openssl_context));
}

void bench_openssl_load(unsigned modulus, const uint64_t *arena)
{
    const bench_modulus *m = &bench_moduli[modulus];
    if (bench_openssl[modulus].prime == NULL) {
        start(&bench_openssl[modulus], m);
    }
    for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {
        set(bench_number[i], arena + (size_t)i * m->stride, m->words);
    }
}

void bench_openssl_store(unsigned modulus, uint64_t *arena)
{
    const unsigned words = bench_moduli[modulus].words;
    unsigned char bytes[MAX_BYTES];
    need(BN_bn2lebinpad(bench_number[0], bytes, (int)(8 * words)) >= 0);
    memset(arena, 0, words * sizeof *arena);
    for (unsigned i = 0; i < 8 * words; i++) {
        arena[i / 8] |= (uint64_t)bytes[i] << (8 * (i % 8));
    }
}
