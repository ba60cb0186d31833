/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp256k1_internal.h"

#if SECP256K1_WORD_BITS == 64
/* p itself */
static const secp256k1_limb secp256k1_fe_modulus[SECP256K1_FE_LIMBS] = {
    UINT64_C(0xfffffffefffffc2f),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};
/* 1 */
static const secp256k1_fe secp256k1_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* Division steps: 10 rounds of 60; 591 are enough. */
#define SECP256K1_FE_ROUNDS 10
#define SECP256K1_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP256K1_FE_MATRIX secp256k1_divsteps60
#define SECP256K1_FE_MATRIX_FG secp256k1_divsteps60_fg4
#define SECP256K1_FE_MATRIX_DE secp256k1_fe_divsteps_de
/* The first e: 2^40, which the rounds take away */
static const secp256k1_limb secp256k1_fe_start[SECP256K1_FE_LIMBS] = {
    UINT64_C(0x10000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif SECP256K1_WORD_BITS == 32
/* p itself */
static const secp256k1_limb secp256k1_fe_modulus[SECP256K1_FE_LIMBS] = {
    UINT32_C(0xfffffc2f),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const secp256k1_fe secp256k1_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 20 rounds of 30; 591 are enough. */
#define SECP256K1_FE_ROUNDS 20
#define SECP256K1_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP256K1_FE_MATRIX secp256k1_divsteps30
#define SECP256K1_FE_MATRIX_FG secp256k1_divsteps30_fg8
#define SECP256K1_FE_MATRIX_DE secp256k1_fe_divsteps_de
/* The first e: 2^40, which the rounds take away */
static const secp256k1_limb secp256k1_fe_start[SECP256K1_FE_LIMBS] = {
    UINT32_C(0x0),
    UINT32_C(0x100),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void secp256k1_fe_sqr_times(secp256k1_fe *r, const secp256k1_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp256k1_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2d
 * 255 squarings, 14 products.
 */
void secp256k1_fe_inv_chain(secp256k1_fe *r, const secp256k1_fe *a)
{
    secp256k1_fe t0, t1, t2, t3, t4;

    secp256k1_fe_sqr(&t0, a); /* 2 */
    secp256k1_fe_sqr(&t1, &t0); /* 4 */
    secp256k1_fe_mul(&t1, &t1, a); /* 5 */
    secp256k1_fe_mul(&t0, &t0, &t1); /* 7 */
    secp256k1_fe_sqr(&t2, &t0); /* 14 */
    secp256k1_fe_mul(&t2, &t2, a); /* 15 */
    secp256k1_fe_sqr_times(&t3, &t2, 4); /* 240 */
    secp256k1_fe_mul(&t2, &t3, &t2); /* 255 */
    secp256k1_fe_sqr_times(&t2, &t2, 3); /* 2040 */
    secp256k1_fe_mul(&t2, &t2, &t0); /* 2047 */
    secp256k1_fe_sqr_times(&t3, &t2, 11); /* 2047 << 11 */
    secp256k1_fe_mul(&t3, &t3, &t2); /* 2^22 - 1 */
    secp256k1_fe_sqr_times(&t4, &t3, 11); /* (2^22 - 1) << 11 */
    secp256k1_fe_mul(&t2, &t4, &t2); /* 2^33 - 1 */
    secp256k1_fe_sqr_times(&t2, &t2, 22); /* (2^33 - 1) << 22 */
    secp256k1_fe_mul(&t2, &t2, &t3); /* 2^55 - 1 */
    secp256k1_fe_sqr_times(&t4, &t2, 55); /* (2^55 - 1) << 55 */
    secp256k1_fe_mul(&t2, &t4, &t2); /* 2^110 - 1 */
    secp256k1_fe_sqr_times(&t4, &t2, 110); /* (2^110 - 1) << 110 */
    secp256k1_fe_mul(&t2, &t4, &t2); /* 2^220 - 1 */
    secp256k1_fe_sqr_times(&t2, &t2, 3); /* (2^220 - 1) << 3 */
    secp256k1_fe_mul(&t0, &t2, &t0); /* 2^223 - 1 */
    secp256k1_fe_sqr_times(&t0, &t0, 23); /* (2^223 - 1) << 23 */
    secp256k1_fe_mul(&t0, &t0, &t3); /* e >> 10 */
    secp256k1_fe_sqr_times(&t0, &t0, 7); /* (e >> 10) << 7 */
    secp256k1_fe_mul(&t0, &t0, &t1); /* e >> 3 */
    secp256k1_fe_sqr_times(&t0, &t0, 3); /* (e >> 3) << 3 */
    secp256k1_fe_mul(r, &t0, &t1); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp256k1_fe_inv_divsteps(secp256k1_fe *r, const secp256k1_fe *a)
{
    secp256k1_limb fg[2 * (SECP256K1_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp256k1_limb de[2 * SECP256K1_FE_LIMBS] = {0};
    secp256k1_limb m[5]; /* delta, then the matrix of one round */
    secp256k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP256K1_FE_LIMBS; i++) {
        fg[i] = secp256k1_fe_modulus[i];
        fg[SECP256K1_FE_LIMBS + 1 + i] = a->v[i];
        de[SECP256K1_FE_LIMBS + i] = secp256k1_fe_start[i];
    }
    m[0] = SECP256K1_FE_DELTA;
    for (i = 0; i < SECP256K1_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP256K1_FE_LIMBS + 1];
        SECP256K1_FE_MATRIX(m, low);
        SECP256K1_FE_MATRIX_FG(fg, fg, m);
        SECP256K1_FE_MATRIX_DE(de, de, m);
    }
    secp256k1_fe_divsteps_end(r, de, fg);
}

void secp256k1_fe_inv(secp256k1_fe *r, const secp256k1_fe *a)
{
    secp256k1_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffbfffff0c
 * 253 squarings, 13 products.
 */
static void secp256k1_fe_sqrt_power(secp256k1_fe *r, const secp256k1_fe *a)
{
    secp256k1_fe t0, t1, t2, t3, t4;

    secp256k1_fe_sqr(&t0, a); /* 2 */
    secp256k1_fe_mul(&t0, &t0, a); /* 3 */
    secp256k1_fe_sqr_times(&t1, &t0, 2); /* 12 */
    secp256k1_fe_mul(&t1, &t1, &t0); /* 15 */
    secp256k1_fe_sqr_times(&t2, &t1, 4); /* 240 */
    secp256k1_fe_mul(&t1, &t2, &t1); /* 255 */
    secp256k1_fe_sqr(&t1, &t1); /* 510 */
    secp256k1_fe_mul(&t1, &t1, a); /* 511 */
    secp256k1_fe_sqr_times(&t2, &t1, 2); /* 2044 */
    secp256k1_fe_mul(&t2, &t2, &t0); /* 2047 */
    secp256k1_fe_sqr_times(&t3, &t2, 11); /* 2047 << 11 */
    secp256k1_fe_mul(&t3, &t3, &t2); /* 2^22 - 1 */
    secp256k1_fe_sqr_times(&t4, &t3, 9); /* (2^22 - 1) << 9 */
    secp256k1_fe_mul(&t1, &t4, &t1); /* 2^31 - 1 */
    secp256k1_fe_sqr_times(&t1, &t1, 22); /* (2^31 - 1) << 22 */
    secp256k1_fe_mul(&t1, &t1, &t3); /* 2^53 - 1 */
    secp256k1_fe_sqr_times(&t4, &t1, 53); /* (2^53 - 1) << 53 */
    secp256k1_fe_mul(&t1, &t4, &t1); /* 2^106 - 1 */
    secp256k1_fe_sqr_times(&t4, &t1, 106); /* (2^106 - 1) << 106 */
    secp256k1_fe_mul(&t1, &t4, &t1); /* 2^212 - 1 */
    secp256k1_fe_sqr_times(&t1, &t1, 11); /* (2^212 - 1) << 11 */
    secp256k1_fe_mul(&t1, &t1, &t2); /* 2^223 - 1 */
    secp256k1_fe_sqr_times(&t1, &t1, 23); /* (2^223 - 1) << 23 */
    secp256k1_fe_mul(&t1, &t1, &t3); /* e >> 8 */
    secp256k1_fe_sqr_times(&t1, &t1, 6); /* (e >> 8) << 6 */
    secp256k1_fe_mul(&t0, &t1, &t0); /* e >> 2 */
    secp256k1_fe_sqr_times(r, &t0, 2); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 254 squarings, 13 products with the check at the end.
 */
int secp256k1_fe_sqrt(secp256k1_fe *r, const secp256k1_fe *a)
{
    const secp256k1_fe zero = { {0} };
    secp256k1_fe root, square;
    uint64_t found;

    secp256k1_fe_sqrt_power(&root, a);
    secp256k1_fe_sqr(&square, &root);
    found = secp256k1_fe_eq(&square, a);
    secp256k1_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp256k1_fe_batch_inv(secp256k1_fe *r, const secp256k1_fe *a, secp256k1_fe *scratch, size_t count)
{
    const secp256k1_fe zero = { {0} };
    secp256k1_fe product = secp256k1_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp256k1_fe_select(&factor, secp256k1_fe_is_zero(&a[i]), &secp256k1_fe_one, &a[i]);
        secp256k1_fe_mul(&product, &product, &factor);
    }
    secp256k1_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp256k1_fe_is_zero(&a[i]);
        secp256k1_fe_select(&factor, is_zero, &secp256k1_fe_one, &a[i]);
        secp256k1_fe_mul(&inverse, &product, &scratch[i]);
        secp256k1_fe_mul(&product, &product, &factor);
        secp256k1_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
