/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p384_internal.h"

#if P384_WORD_BITS == 64
/* p itself */
static const p384_limb p384_fe_modulus[P384_FE_LIMBS] = {
    UINT64_C(0xffffffff),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};
/* 1 */
static const p384_fe p384_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* Division steps: 15 rounds of 59; 885 are enough. */
#define P384_FE_ROUNDS 15
#define P384_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P384_FE_MATRIX p384_divsteps59
#define P384_FE_MATRIX_FG p384_divsteps59_fg6
#define P384_FE_MATRIX_DE p384_fe_divsteps_de
/* The first e: 2^75, which the rounds take away */
static const p384_limb p384_fe_start[P384_FE_LIMBS] = {
    UINT64_C(0x0),
    UINT64_C(0x800),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif P384_WORD_BITS == 32
/* p itself */
static const p384_limb p384_fe_modulus[P384_FE_LIMBS] = {
    UINT32_C(0xffffffff),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const p384_fe p384_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 30 rounds of 30; 885 are enough. */
#define P384_FE_ROUNDS 30
#define P384_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P384_FE_MATRIX p384_divsteps30
#define P384_FE_MATRIX_FG p384_divsteps30_fg12
#define P384_FE_MATRIX_DE p384_fe_divsteps_de
/* The first e: 2^60, which the rounds take away */
static const p384_limb p384_fe_start[P384_FE_LIMBS] = {
    UINT32_C(0x0),
    UINT32_C(0x10000000),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void p384_fe_sqr_times(p384_fe *r, const p384_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p384_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffd
 * 383 squarings, 14 products.
 */
void p384_fe_inv_chain(p384_fe *r, const p384_fe *a)
{
    p384_fe t0, t1, t2, t3, t4;

    p384_fe_sqr(&t0, a); /* 2 */
    p384_fe_mul(&t0, &t0, a); /* 3 */
    p384_fe_sqr(&t1, &t0); /* 6 */
    p384_fe_mul(&t1, &t1, a); /* 7 */
    p384_fe_sqr_times(&t2, &t1, 3); /* 56 */
    p384_fe_mul(&t2, &t2, &t1); /* 63 */
    p384_fe_sqr_times(&t3, &t2, 6); /* 4032 */
    p384_fe_mul(&t2, &t3, &t2); /* 4095 */
    p384_fe_sqr_times(&t2, &t2, 3); /* 32760 */
    p384_fe_mul(&t1, &t2, &t1); /* 32767 */
    p384_fe_sqr_times(&t2, &t1, 15); /* 32767 << 15 */
    p384_fe_mul(&t2, &t2, &t1); /* 2^30 - 1 */
    p384_fe_sqr_times(&t3, &t2, 2); /* (2^30 - 1) << 2 */
    p384_fe_mul(&t0, &t3, &t0); /* 2^32 - 1 */
    p384_fe_sqr_times(&t3, &t3, 28); /* 0xfffffffc << 28 */
    p384_fe_mul(&t3, &t3, &t2); /* 2^60 - 1 */
    p384_fe_sqr_times(&t4, &t3, 60); /* (2^60 - 1) << 60 */
    p384_fe_mul(&t3, &t4, &t3); /* 2^120 - 1 */
    p384_fe_sqr_times(&t4, &t3, 120); /* (2^120 - 1) << 120 */
    p384_fe_mul(&t3, &t4, &t3); /* 2^240 - 1 */
    p384_fe_sqr_times(&t3, &t3, 15); /* (2^240 - 1) << 15 */
    p384_fe_mul(&t1, &t3, &t1); /* 2^255 - 1 */
    p384_fe_sqr_times(&t1, &t1, 33); /* (2^255 - 1) << 33 */
    p384_fe_mul(&t0, &t1, &t0); /* e >> 96 */
    p384_fe_sqr_times(&t0, &t0, 94); /* (e >> 96) << 94 */
    p384_fe_mul(&t0, &t0, &t2); /* e >> 2 */
    p384_fe_sqr_times(&t0, &t0, 2); /* (e >> 2) << 2 */
    p384_fe_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p384_fe_inv_divsteps(p384_fe *r, const p384_fe *a)
{
    p384_limb fg[2 * (P384_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p384_limb de[2 * P384_FE_LIMBS] = {0};
    p384_limb m[5]; /* delta, then the matrix of one round */
    p384_limb low[3];
    unsigned int i;

    for (i = 0; i < P384_FE_LIMBS; i++) {
        fg[i] = p384_fe_modulus[i];
        fg[P384_FE_LIMBS + 1 + i] = a->v[i];
        de[P384_FE_LIMBS + i] = p384_fe_start[i];
    }
    m[0] = P384_FE_DELTA;
    for (i = 0; i < P384_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P384_FE_LIMBS + 1];
        P384_FE_MATRIX(m, low);
        P384_FE_MATRIX_FG(fg, fg, m);
        P384_FE_MATRIX_DE(de, de, m);
    }
    p384_fe_divsteps_end(r, de, fg);
}

void p384_fe_inv(p384_fe *r, const p384_fe *a)
{
    p384_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffbfffffffc00000000000000040000000
 * 381 squarings, 13 products.
 */
static void p384_fe_sqrt_power(p384_fe *r, const p384_fe *a)
{
    p384_fe t0, t1, t2, t3;

    p384_fe_sqr(&t0, a); /* 2 */
    p384_fe_mul(&t0, &t0, a); /* 3 */
    p384_fe_sqr_times(&t1, &t0, 2); /* 12 */
    p384_fe_mul(&t0, &t1, &t0); /* 15 */
    p384_fe_sqr_times(&t1, &t0, 4); /* 240 */
    p384_fe_mul(&t1, &t1, &t0); /* 255 */
    p384_fe_sqr_times(&t2, &t1, 8); /* 65280 */
    p384_fe_mul(&t1, &t2, &t1); /* 65535 */
    p384_fe_sqr_times(&t2, &t1, 16); /* 65535 << 16 */
    p384_fe_mul(&t2, &t2, &t1); /* 2^32 - 1 */
    p384_fe_sqr_times(&t3, &t2, 4); /* (2^32 - 1) << 4 */
    p384_fe_mul(&t0, &t3, &t0); /* 2^36 - 1 */
    p384_fe_sqr_times(&t0, &t0, 16); /* (2^36 - 1) << 16 */
    p384_fe_mul(&t0, &t0, &t1); /* 2^52 - 1 */
    p384_fe_sqr(&t0, &t0); /* (2^52 - 1) << 1 */
    p384_fe_mul(&t0, &t0, a); /* 2^53 - 1 */
    p384_fe_sqr_times(&t0, &t0, 32); /* (2^53 - 1) << 32 */
    p384_fe_mul(&t0, &t0, &t2); /* 2^85 - 1 */
    p384_fe_sqr_times(&t1, &t0, 85); /* (2^85 - 1) << 85 */
    p384_fe_mul(&t1, &t1, &t0); /* 2^170 - 1 */
    p384_fe_sqr_times(&t1, &t1, 85); /* (2^170 - 1) << 85 */
    p384_fe_mul(&t0, &t1, &t0); /* 2^255 - 1 */
    p384_fe_sqr_times(&t0, &t0, 33); /* (2^255 - 1) << 33 */
    p384_fe_mul(&t0, &t0, &t2); /* e >> 94 */
    p384_fe_sqr_times(&t0, &t0, 64); /* (e >> 94) << 64 */
    p384_fe_mul(&t0, &t0, a); /* e >> 30 */
    p384_fe_sqr_times(r, &t0, 30); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 382 squarings, 13 products with the check at the end.
 */
int p384_fe_sqrt(p384_fe *r, const p384_fe *a)
{
    const p384_fe zero = { {0} };
    p384_fe root, square;
    uint64_t found;

    p384_fe_sqrt_power(&root, a);
    p384_fe_sqr(&square, &root);
    found = p384_fe_eq(&square, a);
    p384_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p384_fe_batch_inv(p384_fe *r, const p384_fe *a, p384_fe *scratch, size_t count)
{
    const p384_fe zero = { {0} };
    p384_fe product = p384_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p384_fe_select(&factor, p384_fe_is_zero(&a[i]), &p384_fe_one, &a[i]);
        p384_fe_mul(&product, &product, &factor);
    }
    p384_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p384_fe_is_zero(&a[i]);
        p384_fe_select(&factor, is_zero, &p384_fe_one, &a[i]);
        p384_fe_mul(&inverse, &product, &scratch[i]);
        p384_fe_mul(&product, &product, &factor);
        p384_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
