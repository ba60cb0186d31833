/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xfffffffffffffffffffffffffffffffeffffffffffffffff
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p192_internal.h"

#if P192_WORD_BITS == 64
/* p itself */
static const p192_limb p192_fe_modulus[P192_FE_LIMBS] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};
/* 1 in Montgomery form */
static const p192_fe p192_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x1),
    UINT64_C(0x0),
} };
/* Division steps: 8 rounds of 56; 443 are enough. */
#define P192_FE_ROUNDS 8
#define P192_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P192_FE_MATRIX p192_divsteps56
#define P192_FE_MATRIX_FG p192_divsteps56_fg3
#define P192_FE_MATRIX_DE p192_fe_divsteps_de
/* The first e: 2^64, which the rounds take away, times (2^192)^2, which keeps the form */
static const p192_limb p192_fe_start[P192_FE_LIMBS] = {
    UINT64_C(0x1),
    UINT64_C(0x2),
    UINT64_C(0x2),
};
#elif P192_WORD_BITS == 32
/* p itself */
static const p192_limb p192_fe_modulus[P192_FE_LIMBS] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p192_fe p192_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 15 rounds of 30; 443 are enough. */
#define P192_FE_ROUNDS 15
#define P192_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P192_FE_MATRIX p192_divsteps30
#define P192_FE_MATRIX_FG p192_divsteps30_fg6
#define P192_FE_MATRIX_DE p192_fe_divsteps_de
/* The first e: 2^30, which the rounds take away, times (2^192)^2, which keeps the form */
static const p192_limb p192_fe_start[P192_FE_LIMBS] = {
    UINT32_C(0x40000000),
    UINT32_C(0x0),
    UINT32_C(0x80000000),
    UINT32_C(0x0),
    UINT32_C(0x40000000),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void p192_fe_sqr_times(p192_fe *r, const p192_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p192_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffefffffffffffffffd
 * 191 squarings, 12 products.
 */
void p192_fe_inv_chain(p192_fe *r, const p192_fe *a)
{
    p192_fe t0, t1, t2;

    p192_fe_sqr(&t0, a); /* 2 */
    p192_fe_mul(&t0, &t0, a); /* 3 */
    p192_fe_sqr(&t0, &t0); /* 6 */
    p192_fe_mul(&t0, &t0, a); /* 7 */
    p192_fe_sqr(&t1, &t0); /* 14 */
    p192_fe_mul(&t1, &t1, a); /* 15 */
    p192_fe_sqr_times(&t1, &t1, 3); /* 120 */
    p192_fe_mul(&t1, &t1, &t0); /* 127 */
    p192_fe_sqr_times(&t2, &t1, 7); /* 16256 */
    p192_fe_mul(&t1, &t2, &t1); /* 16383 */
    p192_fe_sqr_times(&t2, &t1, 14); /* 16383 << 14 */
    p192_fe_mul(&t1, &t2, &t1); /* 2^28 - 1 */
    p192_fe_sqr_times(&t1, &t1, 3); /* (2^28 - 1) << 3 */
    p192_fe_mul(&t1, &t1, &t0); /* 2^31 - 1 */
    p192_fe_sqr_times(&t2, &t1, 31); /* (2^31 - 1) << 31 */
    p192_fe_mul(&t1, &t2, &t1); /* 2^62 - 1 */
    p192_fe_sqr_times(&t2, &t1, 3); /* (2^62 - 1) << 3 */
    p192_fe_mul(&t0, &t2, &t0); /* 2^65 - 1 */
    p192_fe_sqr_times(&t0, &t0, 62); /* (2^65 - 1) << 62 */
    p192_fe_mul(&t0, &t0, &t1); /* 2^127 - 1 */
    p192_fe_sqr_times(&t0, &t0, 63); /* (2^127 - 1) << 63 */
    p192_fe_mul(&t0, &t0, &t1); /* e >> 2 */
    p192_fe_sqr_times(&t0, &t0, 2); /* (e >> 2) << 2 */
    p192_fe_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p192_fe_inv_divsteps(p192_fe *r, const p192_fe *a)
{
    p192_limb fg[2 * (P192_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p192_limb de[2 * P192_FE_LIMBS] = {0};
    p192_limb m[5]; /* delta, then the matrix of one round */
    p192_limb low[3];
    unsigned int i;

    for (i = 0; i < P192_FE_LIMBS; i++) {
        fg[i] = p192_fe_modulus[i];
        fg[P192_FE_LIMBS + 1 + i] = a->v[i];
        de[P192_FE_LIMBS + i] = p192_fe_start[i];
    }
    m[0] = P192_FE_DELTA;
    for (i = 0; i < P192_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P192_FE_LIMBS + 1];
        P192_FE_MATRIX(m, low);
        P192_FE_MATRIX_FG(fg, fg, m);
        P192_FE_MATRIX_DE(de, de, m);
    }
    p192_fe_divsteps_end(r, de, fg);
}

void p192_fe_inv(p192_fe *r, const p192_fe *a)
{
    p192_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x3fffffffffffffffffffffffffffffffc000000000000000
 * 189 squarings, 7 products.
 */
static void p192_fe_sqrt_power(p192_fe *r, const p192_fe *a)
{
    p192_fe t0, t1;

    p192_fe_sqr(&t0, a); /* 2 */
    p192_fe_mul(&t0, &t0, a); /* 3 */
    p192_fe_sqr_times(&t1, &t0, 2); /* 12 */
    p192_fe_mul(&t0, &t1, &t0); /* 15 */
    p192_fe_sqr_times(&t1, &t0, 4); /* 240 */
    p192_fe_mul(&t0, &t1, &t0); /* 255 */
    p192_fe_sqr_times(&t1, &t0, 8); /* 65280 */
    p192_fe_mul(&t0, &t1, &t0); /* 65535 */
    p192_fe_sqr_times(&t1, &t0, 16); /* 65535 << 16 */
    p192_fe_mul(&t0, &t1, &t0); /* 2^32 - 1 */
    p192_fe_sqr_times(&t1, &t0, 32); /* (2^32 - 1) << 32 */
    p192_fe_mul(&t0, &t1, &t0); /* 2^64 - 1 */
    p192_fe_sqr_times(&t1, &t0, 64); /* (2^64 - 1) << 64 */
    p192_fe_mul(&t0, &t1, &t0); /* 2^128 - 1 */
    p192_fe_sqr_times(r, &t0, 62); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 190 squarings, 7 products with the check at the end.
 */
int p192_fe_sqrt(p192_fe *r, const p192_fe *a)
{
    const p192_fe zero = { {0} };
    p192_fe root, square;
    uint64_t found;

    p192_fe_sqrt_power(&root, a);
    p192_fe_sqr(&square, &root);
    found = p192_fe_eq(&square, a);
    p192_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p192_fe_batch_inv(p192_fe *r, const p192_fe *a, p192_fe *scratch, size_t count)
{
    const p192_fe zero = { {0} };
    p192_fe product = p192_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p192_fe_select(&factor, p192_fe_is_zero(&a[i]), &p192_fe_one, &a[i]);
        p192_fe_mul(&product, &product, &factor);
    }
    p192_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p192_fe_is_zero(&a[i]);
        p192_fe_select(&factor, is_zero, &p192_fe_one, &a[i]);
        p192_fe_mul(&inverse, &product, &scratch[i]);
        p192_fe_mul(&product, &product, &factor);
        p192_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
