/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p256_internal.h"

#if P256_WORD_BITS == 64
/* p itself */
static const p256_limb p256_fe_modulus[P256_FE_LIMBS] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff),
    UINT64_C(0x0),
    UINT64_C(0xffffffff00000001),
};
/* 1 in Montgomery form */
static const p256_fe p256_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xfffffffe),
} };
/* Division steps: 10 rounds of 60; 591 are enough. */
#define P256_FE_ROUNDS 10
#define P256_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P256_FE_MATRIX p256_divsteps60
#define P256_FE_MATRIX_FG p256_divsteps60_fg4
#define P256_FE_MATRIX_DE p256_fe_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const p256_limb p256_fe_start[P256_FE_LIMBS] = {
    UINT64_C(0x30000000500),
    UINT64_C(0xfffffa0000000000),
    UINT64_C(0xfffffefffffffbff),
    UINT64_C(0x2fffffffaff),
};
#elif P256_WORD_BITS == 32
/* p itself */
static const p256_limb p256_fe_modulus[P256_FE_LIMBS] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x1),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p256_fe p256_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffffe),
    UINT32_C(0x0),
} };
/* Division steps: 20 rounds of 30; 591 are enough. */
#define P256_FE_ROUNDS 20
#define P256_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P256_FE_MATRIX p256_divsteps30
#define P256_FE_MATRIX_FG p256_divsteps30_fg8
#define P256_FE_MATRIX_DE p256_fe_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const p256_limb p256_fe_start[P256_FE_LIMBS] = {
    UINT32_C(0x500),
    UINT32_C(0x300),
    UINT32_C(0x0),
    UINT32_C(0xfffffa00),
    UINT32_C(0xfffffbff),
    UINT32_C(0xfffffeff),
    UINT32_C(0xfffffaff),
    UINT32_C(0x2ff),
};
#endif

/* r = a^(2^times) */
static void p256_fe_sqr_times(p256_fe *r, const p256_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p256_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xffffffff00000001000000000000000000000000fffffffffffffffffffffffd
 * 255 squarings, 12 products.
 */
void p256_fe_inv_chain(p256_fe *r, const p256_fe *a)
{
    p256_fe t0, t1, t2, t3;

    p256_fe_sqr(&t0, a); /* 2 */
    p256_fe_mul(&t0, &t0, a); /* 3 */
    p256_fe_sqr(&t1, &t0); /* 6 */
    p256_fe_mul(&t1, &t1, a); /* 7 */
    p256_fe_sqr_times(&t2, &t1, 3); /* 56 */
    p256_fe_mul(&t2, &t2, &t1); /* 63 */
    p256_fe_sqr_times(&t3, &t2, 6); /* 4032 */
    p256_fe_mul(&t2, &t3, &t2); /* 4095 */
    p256_fe_sqr_times(&t2, &t2, 3); /* 32760 */
    p256_fe_mul(&t1, &t2, &t1); /* 32767 */
    p256_fe_sqr_times(&t2, &t1, 15); /* 32767 << 15 */
    p256_fe_mul(&t1, &t2, &t1); /* 2^30 - 1 */
    p256_fe_sqr_times(&t2, &t1, 2); /* (2^30 - 1) << 2 */
    p256_fe_mul(&t0, &t2, &t0); /* 2^32 - 1 */
    p256_fe_sqr_times(&t2, &t0, 32); /* (2^32 - 1) << 32 */
    p256_fe_mul(&t2, &t2, a); /* e >> 192 */
    p256_fe_sqr_times(&t2, &t2, 128); /* (e >> 192) << 128 */
    p256_fe_mul(&t2, &t2, &t0); /* e >> 64 */
    p256_fe_sqr_times(&t2, &t2, 32); /* (e >> 64) << 32 */
    p256_fe_mul(&t0, &t2, &t0); /* e >> 32 */
    p256_fe_sqr_times(&t0, &t0, 30); /* (e >> 32) << 30 */
    p256_fe_mul(&t0, &t0, &t1); /* e >> 2 */
    p256_fe_sqr_times(&t0, &t0, 2); /* (e >> 2) << 2 */
    p256_fe_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p256_fe_inv_divsteps(p256_fe *r, const p256_fe *a)
{
    p256_limb fg[2 * (P256_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p256_limb de[2 * P256_FE_LIMBS] = {0};
    p256_limb m[5]; /* delta, then the matrix of one round */
    p256_limb low[3];
    unsigned int i;

    for (i = 0; i < P256_FE_LIMBS; i++) {
        fg[i] = p256_fe_modulus[i];
        fg[P256_FE_LIMBS + 1 + i] = a->v[i];
        de[P256_FE_LIMBS + i] = p256_fe_start[i];
    }
    m[0] = P256_FE_DELTA;
    for (i = 0; i < P256_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P256_FE_LIMBS + 1];
        P256_FE_MATRIX(m, low);
        P256_FE_MATRIX_FG(fg, fg, m);
        P256_FE_MATRIX_DE(de, de, m);
    }
    p256_fe_divsteps_end(r, de, fg);
}

void p256_fe_inv(p256_fe *r, const p256_fe *a)
{
    p256_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x3fffffffc0000000400000000000000000000000400000000000000000000000
 * 253 squarings, 7 products.
 */
static void p256_fe_sqrt_power(p256_fe *r, const p256_fe *a)
{
    p256_fe t0, t1;

    p256_fe_sqr(&t0, a); /* 2 */
    p256_fe_mul(&t0, &t0, a); /* 3 */
    p256_fe_sqr_times(&t1, &t0, 2); /* 12 */
    p256_fe_mul(&t0, &t1, &t0); /* 15 */
    p256_fe_sqr_times(&t1, &t0, 4); /* 240 */
    p256_fe_mul(&t0, &t1, &t0); /* 255 */
    p256_fe_sqr_times(&t1, &t0, 8); /* 65280 */
    p256_fe_mul(&t0, &t1, &t0); /* 65535 */
    p256_fe_sqr_times(&t1, &t0, 16); /* 65535 << 16 */
    p256_fe_mul(&t0, &t1, &t0); /* 2^32 - 1 */
    p256_fe_sqr_times(&t0, &t0, 32); /* (2^32 - 1) << 32 */
    p256_fe_mul(&t0, &t0, a); /* e >> 190 */
    p256_fe_sqr_times(&t0, &t0, 96); /* (e >> 190) << 96 */
    p256_fe_mul(&t0, &t0, a); /* e >> 94 */
    p256_fe_sqr_times(r, &t0, 94); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 254 squarings, 7 products with the check at the end.
 */
int p256_fe_sqrt(p256_fe *r, const p256_fe *a)
{
    const p256_fe zero = { {0} };
    p256_fe root, square;
    uint64_t found;

    p256_fe_sqrt_power(&root, a);
    p256_fe_sqr(&square, &root);
    found = p256_fe_eq(&square, a);
    p256_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p256_fe_batch_inv(p256_fe *r, const p256_fe *a, p256_fe *scratch, size_t count)
{
    const p256_fe zero = { {0} };
    p256_fe product = p256_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p256_fe_select(&factor, p256_fe_is_zero(&a[i]), &p256_fe_one, &a[i]);
        p256_fe_mul(&product, &product, &factor);
    }
    p256_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p256_fe_is_zero(&a[i]);
        p256_fe_select(&factor, is_zero, &p256_fe_one, &a[i]);
        p256_fe_mul(&inverse, &product, &scratch[i]);
        p256_fe_mul(&product, &product, &factor);
        p256_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
