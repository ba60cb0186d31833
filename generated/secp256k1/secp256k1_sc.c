/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp256k1_internal.h"

#if SECP256K1_WORD_BITS == 64
/* n itself */
static const secp256k1_limb secp256k1_sc_modulus[SECP256K1_SC_LIMBS] = {
    UINT64_C(0xbfd25e8cd0364141),
    UINT64_C(0xbaaedce6af48a03b),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};
/* 1 in Montgomery form */
static const secp256k1_sc secp256k1_sc_one = { {
    UINT64_C(0x402da1732fc9bebf),
    UINT64_C(0x4551231950b75fc4),
    UINT64_C(0x1),
    UINT64_C(0x0),
} };
/* 5^q in Montgomery form; 5 is not a square */
static const secp256k1_sc secp256k1_sc_root_of_unity = { {
    UINT64_C(0xe823f5b94e5b77cf),
    UINT64_C(0xcab86f88ecd9ebea),
    UINT64_C(0xd3d93fa52862700f),
    UINT64_C(0xd6304d1f577eeabe),
} };
/* Division steps: 10 rounds of 60; 591 are enough. */
#define SECP256K1_SC_ROUNDS 10
#define SECP256K1_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP256K1_SC_MATRIX secp256k1_divsteps60
#define SECP256K1_SC_MATRIX_FG secp256k1_divsteps60_fg4
#define SECP256K1_SC_MATRIX_DE secp256k1_sc_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const secp256k1_limb secp256k1_sc_start[SECP256K1_SC_LIMBS] = {
    UINT64_C(0x75b1d2c0a642093f),
    UINT64_C(0x73c38f65774d0449),
    UINT64_C(0xcd07c73c1a6191e4),
    UINT64_C(0xc69bc5e697f5e45b),
};
#elif SECP256K1_WORD_BITS == 32
/* n itself */
static const secp256k1_limb secp256k1_sc_modulus[SECP256K1_SC_LIMBS] = {
    UINT32_C(0xd0364141),
    UINT32_C(0xbfd25e8c),
    UINT32_C(0xaf48a03b),
    UINT32_C(0xbaaedce6),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const secp256k1_sc secp256k1_sc_one = { {
    UINT32_C(0x2fc9bebf),
    UINT32_C(0x402da173),
    UINT32_C(0x50b75fc4),
    UINT32_C(0x45512319),
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* 5^q in Montgomery form; 5 is not a square */
static const secp256k1_sc secp256k1_sc_root_of_unity = { {
    UINT32_C(0x4e5b77cf),
    UINT32_C(0xe823f5b9),
    UINT32_C(0xecd9ebea),
    UINT32_C(0xcab86f88),
    UINT32_C(0x2862700f),
    UINT32_C(0xd3d93fa5),
    UINT32_C(0x577eeabe),
    UINT32_C(0xd6304d1f),
} };
/* Division steps: 20 rounds of 30; 591 are enough. */
#define SECP256K1_SC_ROUNDS 20
#define SECP256K1_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP256K1_SC_MATRIX secp256k1_divsteps30
#define SECP256K1_SC_MATRIX_FG secp256k1_divsteps30_fg8
#define SECP256K1_SC_MATRIX_DE secp256k1_sc_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const secp256k1_limb secp256k1_sc_start[SECP256K1_SC_LIMBS] = {
    UINT32_C(0xa642093f),
    UINT32_C(0x75b1d2c0),
    UINT32_C(0x774d0449),
    UINT32_C(0x73c38f65),
    UINT32_C(0x1a6191e4),
    UINT32_C(0xcd07c73c),
    UINT32_C(0x97f5e45b),
    UINT32_C(0xc69bc5e6),
};
#endif

/* r = a^(2^times) */
static void secp256k1_sc_sqr_times(secp256k1_sc *r, const secp256k1_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp256k1_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd036413f
 * 253 squarings, 37 products.
 */
void secp256k1_sc_inv_chain(secp256k1_sc *r, const secp256k1_sc *a)
{
    secp256k1_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9;

    secp256k1_sc_sqr(&t0, a); /* 2 */
    secp256k1_sc_mul(&t1, &t0, a); /* 3 */
    secp256k1_sc_mul(&t2, &t0, &t1); /* 5 */
    secp256k1_sc_mul(&t3, &t0, &t2); /* 7 */
    secp256k1_sc_mul(&t4, &t0, &t3); /* 9 */
    secp256k1_sc_mul(&t5, &t0, &t4); /* 11 */
    secp256k1_sc_mul(&t0, &t0, &t5); /* 13 */
    secp256k1_sc_sqr(&t6, &t4); /* 18 */
    secp256k1_sc_mul(&t6, &t6, &t0); /* 31 */
    secp256k1_sc_sqr_times(&t7, &t6, 3); /* 248 */
    secp256k1_sc_mul(&t7, &t7, &t3); /* 255 */
    secp256k1_sc_sqr_times(&t8, &t7, 5); /* 8160 */
    secp256k1_sc_mul(&t8, &t8, &t6); /* 8191 */
    secp256k1_sc_sqr_times(&t8, &t8, 8); /* 8191 << 8 */
    secp256k1_sc_mul(&t8, &t8, &t7); /* 2^21 - 1 */
    secp256k1_sc_sqr_times(&t9, &t8, 21); /* (2^21 - 1) << 21 */
    secp256k1_sc_mul(&t9, &t9, &t8); /* 2^42 - 1 */
    secp256k1_sc_sqr_times(&t9, &t9, 21); /* (2^42 - 1) << 21 */
    secp256k1_sc_mul(&t8, &t9, &t8); /* 2^63 - 1 */
    secp256k1_sc_sqr_times(&t9, &t8, 63); /* (2^63 - 1) << 63 */
    secp256k1_sc_mul(&t8, &t9, &t8); /* 2^126 - 1 */
    secp256k1_sc_sqr_times(&t8, &t8, 3); /* (2^126 - 1) << 3 */
    secp256k1_sc_mul(&t8, &t8, &t2); /* e >> 127 */
    secp256k1_sc_sqr_times(&t8, &t8, 4); /* (e >> 127) << 4 */
    secp256k1_sc_mul(&t8, &t8, &t3); /* e >> 123 */
    secp256k1_sc_sqr_times(&t8, &t8, 4); /* (e >> 123) << 4 */
    secp256k1_sc_mul(&t8, &t8, &t2); /* e >> 119 */
    secp256k1_sc_sqr_times(&t8, &t8, 5); /* (e >> 119) << 5 */
    secp256k1_sc_mul(&t8, &t8, &t5); /* e >> 114 */
    secp256k1_sc_sqr_times(&t8, &t8, 4); /* (e >> 114) << 4 */
    secp256k1_sc_mul(&t8, &t8, &t5); /* e >> 110 */
    secp256k1_sc_sqr_times(&t8, &t8, 4); /* (e >> 110) << 4 */
    secp256k1_sc_mul(&t8, &t8, &t3); /* e >> 106 */
    secp256k1_sc_sqr_times(&t8, &t8, 5); /* (e >> 106) << 5 */
    secp256k1_sc_mul(&t8, &t8, &t3); /* e >> 101 */
    secp256k1_sc_sqr_times(&t8, &t8, 6); /* (e >> 101) << 6 */
    secp256k1_sc_mul(&t8, &t8, &t0); /* e >> 95 */
    secp256k1_sc_sqr_times(&t8, &t8, 5); /* (e >> 95) << 5 */
    secp256k1_sc_mul(&t8, &t8, &t5); /* e >> 90 */
    secp256k1_sc_sqr_times(&t8, &t8, 4); /* (e >> 90) << 4 */
    secp256k1_sc_mul(&t8, &t8, &t0); /* e >> 86 */
    secp256k1_sc_sqr_times(&t8, &t8, 3); /* (e >> 86) << 3 */
    secp256k1_sc_mul(&t8, &t8, a); /* e >> 83 */
    secp256k1_sc_sqr_times(&t8, &t8, 6); /* (e >> 83) << 6 */
    secp256k1_sc_mul(&t2, &t8, &t2); /* e >> 77 */
    secp256k1_sc_sqr_times(&t2, &t2, 10); /* (e >> 77) << 10 */
    secp256k1_sc_mul(&t2, &t2, &t3); /* e >> 67 */
    secp256k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 67) << 4 */
    secp256k1_sc_mul(&t2, &t2, &t3); /* e >> 63 */
    secp256k1_sc_sqr_times(&t2, &t2, 9); /* (e >> 63) << 9 */
    secp256k1_sc_mul(&t2, &t2, &t7); /* e >> 54 */
    secp256k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 54) << 5 */
    secp256k1_sc_mul(&t2, &t2, &t4); /* e >> 49 */
    secp256k1_sc_sqr_times(&t2, &t2, 6); /* (e >> 49) << 6 */
    secp256k1_sc_mul(&t2, &t2, &t5); /* e >> 43 */
    secp256k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 43) << 4 */
    secp256k1_sc_mul(&t2, &t2, &t0); /* e >> 39 */
    secp256k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 39) << 5 */
    secp256k1_sc_mul(&t1, &t2, &t1); /* e >> 34 */
    secp256k1_sc_sqr_times(&t1, &t1, 6); /* (e >> 34) << 6 */
    secp256k1_sc_mul(&t1, &t1, &t0); /* e >> 28 */
    secp256k1_sc_sqr_times(&t1, &t1, 10); /* (e >> 28) << 10 */
    secp256k1_sc_mul(&t0, &t1, &t0); /* e >> 18 */
    secp256k1_sc_sqr_times(&t0, &t0, 4); /* (e >> 18) << 4 */
    secp256k1_sc_mul(&t0, &t0, &t4); /* e >> 14 */
    secp256k1_sc_sqr_times(&t0, &t0, 9); /* (e >> 14) << 9 */
    secp256k1_sc_mul(&t0, &t0, &t4); /* e >> 5 */
    secp256k1_sc_sqr_times(&t0, &t0, 5); /* (e >> 5) << 5 */
    secp256k1_sc_mul(r, &t0, &t6); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp256k1_sc_inv_divsteps(secp256k1_sc *r, const secp256k1_sc *a)
{
    secp256k1_limb fg[2 * (SECP256K1_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp256k1_limb de[2 * SECP256K1_SC_LIMBS] = {0};
    secp256k1_limb m[5]; /* delta, then the matrix of one round */
    secp256k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP256K1_SC_LIMBS; i++) {
        fg[i] = secp256k1_sc_modulus[i];
        fg[SECP256K1_SC_LIMBS + 1 + i] = a->v[i];
        de[SECP256K1_SC_LIMBS + i] = secp256k1_sc_start[i];
    }
    m[0] = SECP256K1_SC_DELTA;
    for (i = 0; i < SECP256K1_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP256K1_SC_LIMBS + 1];
        SECP256K1_SC_MATRIX(m, low);
        SECP256K1_SC_MATRIX_FG(fg, fg, m);
        SECP256K1_SC_MATRIX_DE(de, de, m);
    }
    secp256k1_sc_divsteps_end(r, de, fg);
}

void secp256k1_sc_inv(secp256k1_sc *r, const secp256k1_sc *a)
{
    secp256k1_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x1fffffffffffffffffffffffffffffffd755db9cd5e9140777fa4bd19a06c82
 * 246 squarings, 36 products.
 */
static void secp256k1_sc_sqrt_power(secp256k1_sc *r, const secp256k1_sc *a)
{
    secp256k1_sc t0, t1, t2, t3, t4, t5, t6, t7, t8;

    secp256k1_sc_sqr(&t0, a); /* 2 */
    secp256k1_sc_mul(&t1, &t0, a); /* 3 */
    secp256k1_sc_mul(&t2, &t0, &t1); /* 5 */
    secp256k1_sc_mul(&t3, &t0, &t2); /* 7 */
    secp256k1_sc_mul(&t4, &t0, &t3); /* 9 */
    secp256k1_sc_mul(&t5, &t0, &t4); /* 11 */
    secp256k1_sc_mul(&t0, &t0, &t5); /* 13 */
    secp256k1_sc_sqr(&t6, &t4); /* 18 */
    secp256k1_sc_mul(&t6, &t6, &t0); /* 31 */
    secp256k1_sc_sqr_times(&t7, &t6, 3); /* 248 */
    secp256k1_sc_mul(&t7, &t7, &t3); /* 255 */
    secp256k1_sc_sqr_times(&t8, &t7, 5); /* 8160 */
    secp256k1_sc_mul(&t6, &t8, &t6); /* 8191 */
    secp256k1_sc_sqr_times(&t6, &t6, 8); /* 8191 << 8 */
    secp256k1_sc_mul(&t6, &t6, &t7); /* 2^21 - 1 */
    secp256k1_sc_sqr_times(&t8, &t6, 21); /* (2^21 - 1) << 21 */
    secp256k1_sc_mul(&t8, &t8, &t6); /* 2^42 - 1 */
    secp256k1_sc_sqr_times(&t8, &t8, 21); /* (2^42 - 1) << 21 */
    secp256k1_sc_mul(&t6, &t8, &t6); /* 2^63 - 1 */
    secp256k1_sc_sqr_times(&t8, &t6, 63); /* (2^63 - 1) << 63 */
    secp256k1_sc_mul(&t6, &t8, &t6); /* 2^126 - 1 */
    secp256k1_sc_sqr_times(&t6, &t6, 3); /* (2^126 - 1) << 3 */
    secp256k1_sc_mul(&t6, &t6, &t2); /* e >> 120 */
    secp256k1_sc_sqr_times(&t6, &t6, 4); /* (e >> 120) << 4 */
    secp256k1_sc_mul(&t6, &t6, &t3); /* e >> 116 */
    secp256k1_sc_sqr_times(&t6, &t6, 4); /* (e >> 116) << 4 */
    secp256k1_sc_mul(&t6, &t6, &t2); /* e >> 112 */
    secp256k1_sc_sqr_times(&t6, &t6, 5); /* (e >> 112) << 5 */
    secp256k1_sc_mul(&t6, &t6, &t5); /* e >> 107 */
    secp256k1_sc_sqr_times(&t6, &t6, 4); /* (e >> 107) << 4 */
    secp256k1_sc_mul(&t6, &t6, &t5); /* e >> 103 */
    secp256k1_sc_sqr_times(&t6, &t6, 4); /* (e >> 103) << 4 */
    secp256k1_sc_mul(&t6, &t6, &t3); /* e >> 99 */
    secp256k1_sc_sqr_times(&t6, &t6, 5); /* (e >> 99) << 5 */
    secp256k1_sc_mul(&t6, &t6, &t3); /* e >> 94 */
    secp256k1_sc_sqr_times(&t6, &t6, 6); /* (e >> 94) << 6 */
    secp256k1_sc_mul(&t6, &t6, &t0); /* e >> 88 */
    secp256k1_sc_sqr_times(&t6, &t6, 5); /* (e >> 88) << 5 */
    secp256k1_sc_mul(&t6, &t6, &t5); /* e >> 83 */
    secp256k1_sc_sqr_times(&t6, &t6, 4); /* (e >> 83) << 4 */
    secp256k1_sc_mul(&t6, &t6, &t0); /* e >> 79 */
    secp256k1_sc_sqr_times(&t6, &t6, 3); /* (e >> 79) << 3 */
    secp256k1_sc_mul(&t6, &t6, a); /* e >> 76 */
    secp256k1_sc_sqr_times(&t6, &t6, 6); /* (e >> 76) << 6 */
    secp256k1_sc_mul(&t2, &t6, &t2); /* e >> 70 */
    secp256k1_sc_sqr_times(&t2, &t2, 10); /* (e >> 70) << 10 */
    secp256k1_sc_mul(&t2, &t2, &t3); /* e >> 60 */
    secp256k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 60) << 4 */
    secp256k1_sc_mul(&t2, &t2, &t3); /* e >> 56 */
    secp256k1_sc_sqr_times(&t2, &t2, 9); /* (e >> 56) << 9 */
    secp256k1_sc_mul(&t2, &t2, &t7); /* e >> 47 */
    secp256k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 47) << 5 */
    secp256k1_sc_mul(&t2, &t2, &t4); /* e >> 42 */
    secp256k1_sc_sqr_times(&t2, &t2, 6); /* (e >> 42) << 6 */
    secp256k1_sc_mul(&t2, &t2, &t5); /* e >> 36 */
    secp256k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 36) << 4 */
    secp256k1_sc_mul(&t2, &t2, &t0); /* e >> 32 */
    secp256k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 32) << 5 */
    secp256k1_sc_mul(&t1, &t2, &t1); /* e >> 27 */
    secp256k1_sc_sqr_times(&t1, &t1, 6); /* (e >> 27) << 6 */
    secp256k1_sc_mul(&t1, &t1, &t0); /* e >> 21 */
    secp256k1_sc_sqr_times(&t1, &t1, 10); /* (e >> 21) << 10 */
    secp256k1_sc_mul(&t0, &t1, &t0); /* e >> 11 */
    secp256k1_sc_sqr_times(&t0, &t0, 4); /* (e >> 11) << 4 */
    secp256k1_sc_mul(&t0, &t0, &t4); /* e >> 7 */
    secp256k1_sc_sqr_times(&t0, &t0, 6); /* (e >> 7) << 6 */
    secp256k1_sc_mul(&t0, &t0, a); /* e >> 1 */
    secp256k1_sc_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n - 1 = 2^6 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4).
 * 262 squarings, 48 products with the check at the end.
 */
int secp256k1_sc_sqrt(secp256k1_sc *r, const secp256k1_sc *a)
{
    const secp256k1_sc zero = { {0} };
    secp256k1_sc root, square, t, c, product;
    uint64_t found;
    unsigned int i;

    secp256k1_sc_sqrt_power(&t, a);
    secp256k1_sc_mul(&root, a, &t);
    secp256k1_sc_mul(&t, &root, &t); /* a^q, of order 2^k for some k, or 0 */
    c = secp256k1_sc_root_of_unity;
    /* root^2 = a*t all the time; each iteration halves the largest order that t can have */
    for (i = 6; i >= 2; i--) {
        secp256k1_sc_sqr_times(&square, &t, i - 2);
        found = secp256k1_sc_eq(&square, &secp256k1_sc_one);
        secp256k1_sc_mul(&product, &root, &c);
        secp256k1_sc_select(&root, found, &root, &product);
        secp256k1_sc_sqr(&c, &c);
        secp256k1_sc_mul(&product, &t, &c);
        secp256k1_sc_select(&t, found, &t, &product);
    }
    secp256k1_sc_sqr(&square, &root);
    found = secp256k1_sc_eq(&square, a);
    secp256k1_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp256k1_sc_batch_inv(secp256k1_sc *r, const secp256k1_sc *a, secp256k1_sc *scratch, size_t count)
{
    const secp256k1_sc zero = { {0} };
    secp256k1_sc product = secp256k1_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp256k1_sc_select(&factor, secp256k1_sc_is_zero(&a[i]), &secp256k1_sc_one, &a[i]);
        secp256k1_sc_mul(&product, &product, &factor);
    }
    secp256k1_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp256k1_sc_is_zero(&a[i]);
        secp256k1_sc_select(&factor, is_zero, &secp256k1_sc_one, &a[i]);
        secp256k1_sc_mul(&inverse, &product, &scratch[i]);
        secp256k1_sc_mul(&product, &product, &factor);
        secp256k1_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
