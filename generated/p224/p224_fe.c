/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:dd73374b945abe6e. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xffffffffffffffffffffffffffffffff000000000000000000000001
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p224_internal.h"

#if P224_WORD_BITS == 64
/* p itself */
static const p224_limb p224_fe_modulus[P224_FE_LIMBS] = {
    UINT64_C(0x1),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff),
};
/* 1 */
static const p224_fe p224_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* 11^q; 11 is not a square */
static const p224_fe p224_fe_root_of_unity = { {
    UINT64_C(0xf3fb3632dc691b74),
    UINT64_C(0xb2d6ffbbea3d8ce),
    UINT64_C(0x8598a7920c55b2d4),
    UINT64_C(0x6a0fec67),
} };
/* Division steps: 9 rounds of 58; 517 are enough. */
#define P224_FE_ROUNDS 9
#define P224_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P224_FE_MATRIX p224_divsteps58
#define P224_FE_MATRIX_FG p224_divsteps58_fg4
#define P224_FE_MATRIX_DE p224_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const p224_limb p224_fe_start[P224_FE_LIMBS] = {
    UINT64_C(0x40000000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif P224_WORD_BITS == 32
/* p itself */
static const p224_limb p224_fe_modulus[P224_FE_LIMBS] = {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const p224_fe p224_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* 11^q; 11 is not a square */
static const p224_fe p224_fe_root_of_unity = { {
    UINT32_C(0xdc691b74),
    UINT32_C(0xf3fb3632),
    UINT32_C(0xbea3d8ce),
    UINT32_C(0xb2d6ffb),
    UINT32_C(0xc55b2d4),
    UINT32_C(0x8598a792),
    UINT32_C(0x6a0fec67),
} };
/* Division steps: 18 rounds of 29; 517 are enough. */
#define P224_FE_ROUNDS 18
#define P224_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P224_FE_MATRIX p224_divsteps29
#define P224_FE_MATRIX_FG p224_divsteps29_fg7
#define P224_FE_MATRIX_DE p224_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const p224_limb p224_fe_start[P224_FE_LIMBS] = {
    UINT32_C(0x0),
    UINT32_C(0x400000),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void p224_fe_sqr_times(p224_fe *r, const p224_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p224_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffeffffffffffffffffffffffff
 * 223 squarings, 11 products.
 */
void p224_fe_inv_chain(p224_fe *r, const p224_fe *a)
{
    p224_fe t0, t1, t2, t3;

    p224_fe_sqr(&t0, a); /* 2 */
    p224_fe_mul(&t0, &t0, a); /* 3 */
    p224_fe_sqr(&t0, &t0); /* 6 */
    p224_fe_mul(&t0, &t0, a); /* 7 */
    p224_fe_sqr_times(&t1, &t0, 3); /* 56 */
    p224_fe_mul(&t0, &t1, &t0); /* 63 */
    p224_fe_sqr_times(&t1, &t0, 6); /* 4032 */
    p224_fe_mul(&t1, &t1, &t0); /* 4095 */
    p224_fe_sqr_times(&t2, &t1, 12); /* 4095 << 12 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^24 - 1 */
    p224_fe_sqr_times(&t2, &t1, 24); /* (2^24 - 1) << 24 */
    p224_fe_mul(&t2, &t2, &t1); /* 2^48 - 1 */
    p224_fe_sqr_times(&t3, &t2, 48); /* (2^48 - 1) << 48 */
    p224_fe_mul(&t2, &t3, &t2); /* 2^96 - 1 */
    p224_fe_sqr_times(&t3, &t2, 24); /* (2^96 - 1) << 24 */
    p224_fe_mul(&t1, &t3, &t1); /* 2^120 - 1 */
    p224_fe_sqr_times(&t1, &t1, 6); /* (2^120 - 1) << 6 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^126 - 1 */
    p224_fe_sqr(&t0, &t0); /* (2^126 - 1) << 1 */
    p224_fe_mul(&t0, &t0, a); /* 2^127 - 1 */
    p224_fe_sqr_times(&t0, &t0, 97); /* (2^127 - 1) << 97 */
    p224_fe_mul(r, &t0, &t2); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p224_fe_inv_divsteps(p224_fe *r, const p224_fe *a)
{
    p224_limb fg[2 * (P224_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p224_limb de[2 * P224_FE_LIMBS] = {0};
    p224_limb m[5]; /* delta, then the matrix of one round */
    p224_limb low[3];
    unsigned int i;

    for (i = 0; i < P224_FE_LIMBS; i++) {
        fg[i] = p224_fe_modulus[i];
        fg[P224_FE_LIMBS + 1 + i] = a->v[i];
        de[P224_FE_LIMBS + i] = p224_fe_start[i];
    }
    m[0] = P224_FE_DELTA;
    for (i = 0; i < P224_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P224_FE_LIMBS + 1];
        P224_FE_MATRIX(m, low);
        P224_FE_MATRIX_FG(fg, fg, m);
        P224_FE_MATRIX_DE(de, de, m);
    }
    p224_fe_divsteps_end(r, de, fg);
}

void p224_fe_inv(p224_fe *r, const p224_fe *a)
{
    p224_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x7fffffffffffffffffffffffffffffff
 * 126 squarings, 10 products.
 */
static void p224_fe_sqrt_power(p224_fe *r, const p224_fe *a)
{
    p224_fe t0, t1, t2;

    p224_fe_sqr(&t0, a); /* 2 */
    p224_fe_mul(&t0, &t0, a); /* 3 */
    p224_fe_sqr(&t0, &t0); /* 6 */
    p224_fe_mul(&t0, &t0, a); /* 7 */
    p224_fe_sqr_times(&t1, &t0, 3); /* 56 */
    p224_fe_mul(&t1, &t1, &t0); /* 63 */
    p224_fe_sqr_times(&t2, &t1, 6); /* 4032 */
    p224_fe_mul(&t1, &t2, &t1); /* 4095 */
    p224_fe_sqr_times(&t1, &t1, 3); /* 32760 */
    p224_fe_mul(&t1, &t1, &t0); /* 32767 */
    p224_fe_sqr_times(&t2, &t1, 15); /* 32767 << 15 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^30 - 1 */
    p224_fe_sqr_times(&t2, &t1, 30); /* (2^30 - 1) << 30 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^60 - 1 */
    p224_fe_sqr_times(&t1, &t1, 3); /* (2^60 - 1) << 3 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^63 - 1 */
    p224_fe_sqr_times(&t1, &t0, 63); /* (2^63 - 1) << 63 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^126 - 1 */
    p224_fe_sqr(&t0, &t0); /* (2^126 - 1) << 1 */
    p224_fe_mul(r, &t0, a); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p - 1 = 2^96 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4).
 * 4687 squarings, 202 products with the check at the end.
 */
int p224_fe_sqrt(p224_fe *r, const p224_fe *a)
{
    const p224_fe zero = { {0} };
    p224_fe root, square, t, c, product;
    uint64_t found;
    unsigned int i;

    p224_fe_sqrt_power(&t, a);
    p224_fe_mul(&root, a, &t);
    p224_fe_mul(&t, &root, &t); /* a^q, of order 2^k for some k, or 0 */
    c = p224_fe_root_of_unity;
    /* root^2 = a*t all the time; each turn halves the largest order that t can have */
    for (i = 96; i >= 2; i--) {
        p224_fe_sqr_times(&square, &t, i - 2);
        found = p224_fe_eq(&square, &p224_fe_one);
        p224_fe_mul(&product, &root, &c);
        p224_fe_select(&root, found, &root, &product);
        p224_fe_sqr(&c, &c);
        p224_fe_mul(&product, &t, &c);
        p224_fe_select(&t, found, &t, &product);
    }
    p224_fe_sqr(&square, &root);
    found = p224_fe_eq(&square, a);
    p224_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p224_fe_batch_inv(p224_fe *r, const p224_fe *a, p224_fe *scratch, size_t count)
{
    const p224_fe zero = { {0} };
    p224_fe product = p224_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p224_fe_select(&factor, p224_fe_is_zero(&a[i]), &p224_fe_one, &a[i]);
        p224_fe_mul(&product, &product, &factor);
    }
    p224_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p224_fe_is_zero(&a[i]);
        p224_fe_select(&factor, is_zero, &p224_fe_one, &a[i]);
        p224_fe_mul(&inverse, &product, &scratch[i]);
        p224_fe_mul(&product, &product, &factor);
        p224_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
