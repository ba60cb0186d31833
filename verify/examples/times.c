/* SPDX-License-Identifier: MIT */
/*
 * How long the examples and what they are made of take: a line for each operation, its name and the microseconds of processor
 * time for a call, the median of some batches. The argument: milliseconds that a batch takes at least.
 */
#define _POSIX_C_SOURCE 199309L
#include "koblitz.h"
#include "massey_omura.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BATCHES 9

static const uint8_t digest[32] = "a digest need not be one of SHA"; /* 31 characters and a zero */
static uint8_t key[EC_SC_BYTES], own[1 + 2 * EC_FE_BYTES], shared[EC_FE_BYTES], signature[2 * EC_SC_BYTES];
static uint8_t message[KOBLITZ_BYTES], decoded[KOBLITZ_BYTES], line[MASSEY_OMURA_BYTES];
static size_t decoded_length;
static ec_point p, q, r;
static ec_affine r_affine, encoded;
static ec_sc scalar;
static int status;

/* Points in, an affine point out. */
static void addition(void)
{
    ec_point_add(&r, &p, &q);
    status |= ec_point_to_affine(&r_affine, &r);
}

static void doubling(void)
{
    ec_point_dbl(&r, &p);
    status |= ec_point_to_affine(&r_affine, &r);
}

static void multiplication(void)
{
    ec_point_mul(&r, &scalar, &p);
    status |= ec_point_to_affine(&r_affine, &r);
}

static void encoding(void)
{
    status |= koblitz_encode(&encoded, message, sizeof message, KOBLITZ_TRIES);
}

static void decoding(void)
{
    status |= koblitz_decode(decoded, &decoded_length, &encoded);
}

static void signing(void)
{
    status |= ec_ecdsa_sign(signature, key, digest, sizeof digest);
}

static void verification(void)
{
    status |= ec_ecdsa_verify(signature, own, sizeof own, digest, sizeof digest);
}

static void diffie_hellman(void)
{
    status |= ec_ecdh(shared, key, own, sizeof own);
}

static void massey_omura(void)
{
    status |= massey_omura_lock(line, key, own, sizeof own);
}

static const struct {
    const char *name;
    void (*run)(void);
} operations[] = { /* what is encoded, or signed, is then decoded and verified */
    {"addition", addition}, {"doubling", doubling}, {"multiplication", multiplication}, {"encoding", encoding},
    {"decoding", decoding}, {"signing", signing}, {"verification", verification}, {"diffie_hellman", diffie_hellman},
    {"massey_omura", massey_omura},
};

static double now(void) /* in microseconds */
{
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e6 * (double)time.tv_sec + 1e-3 * (double)time.tv_nsec;
}

static double batch(void (*run)(void), unsigned long calls)
{
    const double start = now();
    unsigned long i;

    for (i = 0; i < calls; i++) {
        run();
    }
    return now() - start;
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(void (*run)(void), double least)
{
    double times[BATCHES];
    unsigned long calls = 1;
    unsigned int i;

    while (batch(run, calls) < least) {
        calls *= 2;
    }
    for (i = 0; i < BATCHES; i++) {
        times[i] = batch(run, calls) / (double)calls;
    }
    qsort(times, BATCHES, sizeof times[0], compare);
    return times[BATCHES / 2];
}

int main(int count, char **arguments)
{
    const double least = 1000 * (count > 1 ? strtod(arguments[1], NULL) : 20);
    uint8_t seed[EC_SC_BYTES + 8];
    ec_affine g;
    unsigned int i;

    for (i = 0; i < sizeof seed; i++) {
        seed[i] = (uint8_t)(151 * i + 7);
    }
    memset(message, 'm', sizeof message);
    status = ec_keygen(key, own, seed, sizeof seed);
    status |= ec_sc_from_bytes(&scalar, key);
    ec_generator(&g);
    ec_point_from_affine(&p, &g);
    ec_point_dbl(&q, &p);
    for (i = 0; i < sizeof operations / sizeof operations[0]; i++) {
        printf("%s %.4f\n", operations[i].name, median(operations[i].run, least));
    }
    return status != 0 || decoded_length != sizeof message || memcmp(decoded, message, sizeof message) != 0;
}
