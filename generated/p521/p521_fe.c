/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p521_internal.h"

#if P521_WORD_BITS == 64
/* p itself */
static const p521_limb p521_fe_modulus[P521_FE_LIMBS] = {
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x1ff),
};
/* 1 */
static const p521_fe p521_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* Division steps: 21 rounds of 58; 1201 are enough. */
#define P521_FE_ROUNDS 21
#define P521_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P521_FE_MATRIX p521_divsteps58
#define P521_FE_MATRIX_FG p521_divsteps58_fg9
#define P521_FE_MATRIX_DE p521_fe_divsteps_de
/* The first e: 2^126, which the rounds take away */
static const p521_limb p521_fe_start[P521_FE_LIMBS] = {
    UINT64_C(0x0),
    UINT64_C(0x4000000000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif P521_WORD_BITS == 32
/* p itself */
static const p521_limb p521_fe_modulus[P521_FE_LIMBS] = {
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x1ff),
};
/* 1 */
static const p521_fe p521_fe_one = { {
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
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 41 rounds of 30; 1201 are enough. */
#define P521_FE_ROUNDS 41
#define P521_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P521_FE_MATRIX p521_divsteps30
#define P521_FE_MATRIX_FG p521_divsteps30_fg17
#define P521_FE_MATRIX_DE p521_fe_divsteps_de
/* The first e: 2^82, which the rounds take away */
static const p521_limb p521_fe_start[P521_FE_LIMBS] = {
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x40000),
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
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void p521_fe_sqr_times(p521_fe *r, const p521_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p521_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd
 * 520 squarings, 13 products.
 */
void p521_fe_inv_chain(p521_fe *r, const p521_fe *a)
{
    p521_fe t0, t1;

    p521_fe_sqr(&t0, a); /* 2 */
    p521_fe_mul(&t0, &t0, a); /* 3 */
    p521_fe_sqr_times(&t1, &t0, 2); /* 12 */
    p521_fe_mul(&t0, &t1, &t0); /* 15 */
    p521_fe_sqr_times(&t1, &t0, 4); /* 240 */
    p521_fe_mul(&t0, &t1, &t0); /* 255 */
    p521_fe_sqr_times(&t1, &t0, 8); /* 65280 */
    p521_fe_mul(&t0, &t1, &t0); /* 65535 */
    p521_fe_sqr_times(&t1, &t0, 16); /* 65535 << 16 */
    p521_fe_mul(&t0, &t1, &t0); /* 2^32 - 1 */
    p521_fe_sqr_times(&t1, &t0, 32); /* (2^32 - 1) << 32 */
    p521_fe_mul(&t0, &t1, &t0); /* 2^64 - 1 */
    p521_fe_sqr_times(&t1, &t0, 64); /* (2^64 - 1) << 64 */
    p521_fe_mul(&t0, &t1, &t0); /* 2^128 - 1 */
    p521_fe_sqr(&t0, &t0); /* (2^128 - 1) << 1 */
    p521_fe_mul(&t0, &t0, a); /* 2^129 - 1 */
    p521_fe_sqr_times(&t1, &t0, 129); /* (2^129 - 1) << 129 */
    p521_fe_mul(&t0, &t1, &t0); /* 2^258 - 1 */
    p521_fe_sqr(&t0, &t0); /* (2^258 - 1) << 1 */
    p521_fe_mul(&t0, &t0, a); /* 2^259 - 1 */
    p521_fe_sqr_times(&t1, &t0, 259); /* (2^259 - 1) << 259 */
    p521_fe_mul(&t0, &t1, &t0); /* 2^518 - 1 */
    p521_fe_sqr(&t0, &t0); /* (2^518 - 1) << 1 */
    p521_fe_mul(&t0, &t0, a); /* 2^519 - 1 */
    p521_fe_sqr_times(&t0, &t0, 2); /* (2^519 - 1) << 2 */
    p521_fe_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p521_fe_inv_divsteps(p521_fe *r, const p521_fe *a)
{
    p521_limb fg[2 * (P521_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p521_limb de[2 * P521_FE_LIMBS] = {0};
    p521_limb m[5]; /* delta, then the matrix of one round */
    p521_limb low[3];
    unsigned int i;

    for (i = 0; i < P521_FE_LIMBS; i++) {
        fg[i] = p521_fe_modulus[i];
        fg[P521_FE_LIMBS + 1 + i] = a->v[i];
        de[P521_FE_LIMBS + i] = p521_fe_start[i];
    }
    m[0] = P521_FE_DELTA;
    for (i = 0; i < P521_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P521_FE_LIMBS + 1];
        P521_FE_MATRIX(m, low);
        P521_FE_MATRIX_FG(fg, fg, m);
        P521_FE_MATRIX_DE(de, de, m);
    }
    p521_fe_divsteps_end(r, de, fg);
}

void p521_fe_inv(p521_fe *r, const p521_fe *a)
{
    p521_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 1)/4 = 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
 * 519 squarings, 0 products.
 */
static void p521_fe_sqrt_power(p521_fe *r, const p521_fe *a)
{
    p521_fe_sqr_times(r, a, 519); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 3 mod 4: r = a^((p + 1)/4).
 * 520 squarings, 0 products with the check at the end.
 */
int p521_fe_sqrt(p521_fe *r, const p521_fe *a)
{
    const p521_fe zero = { {0} };
    p521_fe root, square;
    uint64_t found;

    p521_fe_sqrt_power(&root, a);
    p521_fe_sqr(&square, &root);
    found = p521_fe_eq(&square, a);
    p521_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p521_fe_batch_inv(p521_fe *r, const p521_fe *a, p521_fe *scratch, size_t count)
{
    const p521_fe zero = { {0} };
    p521_fe product = p521_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p521_fe_select(&factor, p521_fe_is_zero(&a[i]), &p521_fe_one, &a[i]);
        p521_fe_mul(&product, &product, &factor);
    }
    p521_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p521_fe_is_zero(&a[i]);
        p521_fe_select(&factor, is_zero, &p521_fe_one, &a[i]);
        p521_fe_mul(&inverse, &product, &scratch[i]);
        p521_fe_mul(&product, &product, &factor);
        p521_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
