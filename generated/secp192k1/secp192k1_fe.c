/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xfffffffffffffffffffffffffffffffffffffffeffffee37
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp192k1_internal.h"

#if SECP192K1_WORD_BITS == 64
/* p itself */
static const secp192k1_limb secp192k1_fe_modulus[SECP192K1_FE_LIMBS] = {
    UINT64_C(0xfffffffeffffee37),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};
/* 1 */
static const secp192k1_fe secp192k1_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* Division steps: 8 rounds of 56; 443 are enough. */
#define SECP192K1_FE_ROUNDS 8
#define SECP192K1_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP192K1_FE_MATRIX secp192k1_divsteps56
#define SECP192K1_FE_MATRIX_FG secp192k1_divsteps56_fg3
#define SECP192K1_FE_MATRIX_DE secp192k1_fe_divsteps_de
/* The first e: 2^64, which the rounds take away */
static const secp192k1_limb secp192k1_fe_start[SECP192K1_FE_LIMBS] = {
    UINT64_C(0x0),
    UINT64_C(0x1),
    UINT64_C(0x0),
};
#elif SECP192K1_WORD_BITS == 32
/* p itself */
static const secp192k1_limb secp192k1_fe_modulus[SECP192K1_FE_LIMBS] = {
    UINT32_C(0xffffee37),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const secp192k1_fe secp192k1_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 15 rounds of 30; 443 are enough. */
#define SECP192K1_FE_ROUNDS 15
#define SECP192K1_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP192K1_FE_MATRIX secp192k1_divsteps30
#define SECP192K1_FE_MATRIX_FG secp192k1_divsteps30_fg6
#define SECP192K1_FE_MATRIX_DE secp192k1_fe_divsteps_de
/* The first e: 2^30, which the rounds take away */
static const secp192k1_limb secp192k1_fe_start[SECP192K1_FE_LIMBS] = {
    UINT32_C(0x40000000),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void secp192k1_fe_sqr_times(secp192k1_fe *r, const secp192k1_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp192k1_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffffffffffeffffee35
 * 190 squarings, 15 products.
 */
void secp192k1_fe_inv_chain(secp192k1_fe *r, const secp192k1_fe *a)
{
    secp192k1_fe t0, t1, t2, t3, t4, t5;

    secp192k1_fe_sqr(&t0, a); /* 2 */
    secp192k1_fe_mul(&t1, &t0, a); /* 3 */
    secp192k1_fe_mul(&t2, &t0, &t1); /* 5 */
    secp192k1_fe_mul(&t0, &t0, &t2); /* 7 */
    secp192k1_fe_sqr(&t3, &t2); /* 10 */
    secp192k1_fe_mul(&t3, &t3, &t2); /* 15 */
    secp192k1_fe_sqr_times(&t4, &t3, 4); /* 240 */
    secp192k1_fe_mul(&t3, &t4, &t3); /* 255 */
    secp192k1_fe_sqr_times(&t4, &t3, 8); /* 65280 */
    secp192k1_fe_mul(&t3, &t4, &t3); /* 65535 */
    secp192k1_fe_sqr_times(&t4, &t3, 3); /* 65535 << 3 */
    secp192k1_fe_mul(&t4, &t4, &t0); /* 2^19 - 1 */
    secp192k1_fe_sqr_times(&t5, &t4, 16); /* (2^19 - 1) << 16 */
    secp192k1_fe_mul(&t3, &t5, &t3); /* 2^35 - 1 */
    secp192k1_fe_sqr_times(&t5, &t3, 35); /* (2^35 - 1) << 35 */
    secp192k1_fe_mul(&t3, &t5, &t3); /* 2^70 - 1 */
    secp192k1_fe_sqr_times(&t5, &t3, 70); /* (2^70 - 1) << 70 */
    secp192k1_fe_mul(&t3, &t5, &t3); /* 2^140 - 1 */
    secp192k1_fe_sqr_times(&t3, &t3, 19); /* (2^140 - 1) << 19 */
    secp192k1_fe_mul(&t3, &t3, &t4); /* 2^159 - 1 */
    secp192k1_fe_sqr_times(&t3, &t3, 20); /* (2^159 - 1) << 20 */
    secp192k1_fe_mul(&t3, &t3, &t4); /* e >> 13 */
    secp192k1_fe_sqr_times(&t3, &t3, 4); /* (e >> 13) << 4 */
    secp192k1_fe_mul(&t0, &t3, &t0); /* e >> 9 */
    secp192k1_fe_sqr_times(&t0, &t0, 5); /* (e >> 9) << 5 */
    secp192k1_fe_mul(&t0, &t0, &t1); /* e >> 4 */
    secp192k1_fe_sqr_times(&t0, &t0, 4); /* (e >> 4) << 4 */
    secp192k1_fe_mul(r, &t0, &t2); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp192k1_fe_inv_divsteps(secp192k1_fe *r, const secp192k1_fe *a)
{
    secp192k1_limb fg[2 * (SECP192K1_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp192k1_limb de[2 * SECP192K1_FE_LIMBS] = {0};
    secp192k1_limb m[5]; /* delta, then the matrix of one round */
    secp192k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP192K1_FE_LIMBS; i++) {
        fg[i] = secp192k1_fe_modulus[i];
        fg[SECP192K1_FE_LIMBS + 1 + i] = a->v[i];
        de[SECP192K1_FE_LIMBS + i] = secp192k1_fe_start[i];
    }
    m[0] = SECP192K1_FE_DELTA;
    for (i = 0; i < SECP192K1_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP192K1_FE_LIMBS + 1];
        SECP192K1_FE_MATRIX(m, low);
        SECP192K1_FE_MATRIX_FG(fg, fg, m);
        SECP192K1_FE_MATRIX_DE(de, de, m);
    }
    secp192k1_fe_divsteps_end(r, de, fg);
}

void secp192k1_fe_inv(secp192k1_fe *r, const secp192k1_fe *a)
{
    secp192k1_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x3fffffffffffffffffffffffffffffffffffffffbffffb8e
 * 189 squarings, 13 products.
 */
static void secp192k1_fe_sqrt_power(secp192k1_fe *r, const secp192k1_fe *a)
{
    secp192k1_fe t0, t1, t2, t3;

    secp192k1_fe_sqr(&t0, a); /* 2 */
    secp192k1_fe_mul(&t0, &t0, a); /* 3 */
    secp192k1_fe_sqr(&t0, &t0); /* 6 */
    secp192k1_fe_mul(&t0, &t0, a); /* 7 */
    secp192k1_fe_sqr(&t1, &t0); /* 14 */
    secp192k1_fe_mul(&t1, &t1, a); /* 15 */
    secp192k1_fe_sqr_times(&t2, &t1, 4); /* 240 */
    secp192k1_fe_mul(&t1, &t2, &t1); /* 255 */
    secp192k1_fe_sqr_times(&t2, &t1, 8); /* 65280 */
    secp192k1_fe_mul(&t1, &t2, &t1); /* 65535 */
    secp192k1_fe_sqr_times(&t2, &t1, 3); /* 65535 << 3 */
    secp192k1_fe_mul(&t2, &t2, &t0); /* 2^19 - 1 */
    secp192k1_fe_sqr_times(&t3, &t2, 16); /* (2^19 - 1) << 16 */
    secp192k1_fe_mul(&t1, &t3, &t1); /* 2^35 - 1 */
    secp192k1_fe_sqr_times(&t3, &t1, 35); /* (2^35 - 1) << 35 */
    secp192k1_fe_mul(&t1, &t3, &t1); /* 2^70 - 1 */
    secp192k1_fe_sqr_times(&t3, &t1, 70); /* (2^70 - 1) << 70 */
    secp192k1_fe_mul(&t1, &t3, &t1); /* 2^140 - 1 */
    secp192k1_fe_sqr_times(&t1, &t1, 19); /* (2^140 - 1) << 19 */
    secp192k1_fe_mul(&t1, &t1, &t2); /* 2^159 - 1 */
    secp192k1_fe_sqr_times(&t1, &t1, 20); /* (2^159 - 1) << 20 */
    secp192k1_fe_mul(&t1, &t1, &t2); /* e >> 11 */
    secp192k1_fe_sqr_times(&t1, &t1, 4); /* (e >> 11) << 4 */
    secp192k1_fe_mul(&t1, &t1, &t0); /* e >> 7 */
    secp192k1_fe_sqr_times(&t1, &t1, 6); /* (e >> 7) << 6 */
    secp192k1_fe_mul(&t0, &t1, &t0); /* e >> 1 */
    secp192k1_fe_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 190 squarings, 13 products with the check at the end.
 */
int secp192k1_fe_sqrt(secp192k1_fe *r, const secp192k1_fe *a)
{
    const secp192k1_fe zero = { {0} };
    secp192k1_fe root, square;
    uint64_t found;

    secp192k1_fe_sqrt_power(&root, a);
    secp192k1_fe_sqr(&square, &root);
    found = secp192k1_fe_eq(&square, a);
    secp192k1_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp192k1_fe_batch_inv(secp192k1_fe *r, const secp192k1_fe *a, secp192k1_fe *scratch, size_t count)
{
    const secp192k1_fe zero = { {0} };
    secp192k1_fe product = secp192k1_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp192k1_fe_select(&factor, secp192k1_fe_is_zero(&a[i]), &secp192k1_fe_one, &a[i]);
        secp192k1_fe_mul(&product, &product, &factor);
    }
    secp192k1_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp192k1_fe_is_zero(&a[i]);
        secp192k1_fe_select(&factor, is_zero, &secp192k1_fe_one, &a[i]);
        secp192k1_fe_mul(&inverse, &product, &scratch[i]);
        secp192k1_fe_mul(&product, &product, &factor);
        secp192k1_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
