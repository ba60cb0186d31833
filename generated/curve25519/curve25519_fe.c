/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "curve25519_internal.h"

#if CURVE25519_WORD_BITS == 64
/* p itself */
static const curve25519_limb curve25519_fe_modulus[CURVE25519_FE_LIMBS] = {
    UINT64_C(0xffffffffffffffed),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x7fffffffffffffff),
};
/* 1 */
static const curve25519_fe curve25519_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* sqrt(-1) */
static const curve25519_fe curve25519_fe_root_of_minus_one = { {
    UINT64_C(0xc4ee1b274a0ea0b0),
    UINT64_C(0x2f431806ad2fe478),
    UINT64_C(0x2b4d00993dfbd7a7),
    UINT64_C(0x2b8324804fc1df0b),
} };
/* Division steps: 10 rounds of 59; 588 are enough. */
#define CURVE25519_FE_ROUNDS 10
#define CURVE25519_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define CURVE25519_FE_MATRIX curve25519_divsteps59
#define CURVE25519_FE_MATRIX_FG curve25519_divsteps59_fg4
#define CURVE25519_FE_MATRIX_DE curve25519_fe_divsteps_de
/* The first e: 2^50, which the rounds take away */
static const curve25519_limb curve25519_fe_start[CURVE25519_FE_LIMBS] = {
    UINT64_C(0x4000000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif CURVE25519_WORD_BITS == 32
/* p itself */
static const curve25519_limb curve25519_fe_modulus[CURVE25519_FE_LIMBS] = {
    UINT32_C(0xffffffed),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x7fffffff),
};
/* 1 */
static const curve25519_fe curve25519_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* sqrt(-1) */
static const curve25519_fe curve25519_fe_root_of_minus_one = { {
    UINT32_C(0x4a0ea0b0),
    UINT32_C(0xc4ee1b27),
    UINT32_C(0xad2fe478),
    UINT32_C(0x2f431806),
    UINT32_C(0x3dfbd7a7),
    UINT32_C(0x2b4d0099),
    UINT32_C(0x4fc1df0b),
    UINT32_C(0x2b832480),
} };
/* Division steps: 20 rounds of 30; 588 are enough. */
#define CURVE25519_FE_ROUNDS 20
#define CURVE25519_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define CURVE25519_FE_MATRIX curve25519_divsteps30
#define CURVE25519_FE_MATRIX_FG curve25519_divsteps30_fg8
#define CURVE25519_FE_MATRIX_DE curve25519_fe_divsteps_de
/* The first e: 2^40, which the rounds take away */
static const curve25519_limb curve25519_fe_start[CURVE25519_FE_LIMBS] = {
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
static void curve25519_fe_sqr_times(curve25519_fe *r, const curve25519_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        curve25519_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeb
 * 254 squarings, 11 products.
 */
void curve25519_fe_inv_chain(curve25519_fe *r, const curve25519_fe *a)
{
    curve25519_fe t0, t1, t2, t3;

    curve25519_fe_sqr_times(&t0, a, 2); /* 4 */
    curve25519_fe_mul(&t0, &t0, a); /* 5 */
    curve25519_fe_sqr(&t0, &t0); /* 10 */
    curve25519_fe_mul(&t1, &t0, a); /* 11 */
    curve25519_fe_sqr(&t0, &t0); /* 20 */
    curve25519_fe_mul(&t0, &t0, &t1); /* 31 */
    curve25519_fe_sqr_times(&t2, &t0, 5); /* 992 */
    curve25519_fe_mul(&t2, &t2, &t0); /* 1023 */
    curve25519_fe_sqr_times(&t2, &t2, 5); /* 32736 */
    curve25519_fe_mul(&t2, &t2, &t0); /* 32767 */
    curve25519_fe_sqr_times(&t3, &t2, 15); /* 32767 << 15 */
    curve25519_fe_mul(&t2, &t3, &t2); /* 2^30 - 1 */
    curve25519_fe_sqr_times(&t3, &t2, 30); /* (2^30 - 1) << 30 */
    curve25519_fe_mul(&t2, &t3, &t2); /* 2^60 - 1 */
    curve25519_fe_sqr_times(&t3, &t2, 60); /* (2^60 - 1) << 60 */
    curve25519_fe_mul(&t2, &t3, &t2); /* 2^120 - 1 */
    curve25519_fe_sqr_times(&t2, &t2, 5); /* (2^120 - 1) << 5 */
    curve25519_fe_mul(&t0, &t2, &t0); /* 2^125 - 1 */
    curve25519_fe_sqr_times(&t2, &t0, 125); /* (2^125 - 1) << 125 */
    curve25519_fe_mul(&t0, &t2, &t0); /* 2^250 - 1 */
    curve25519_fe_sqr_times(&t0, &t0, 5); /* (2^250 - 1) << 5 */
    curve25519_fe_mul(r, &t0, &t1); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void curve25519_fe_inv_divsteps(curve25519_fe *r, const curve25519_fe *a)
{
    curve25519_limb fg[2 * (CURVE25519_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    curve25519_limb de[2 * CURVE25519_FE_LIMBS] = {0};
    curve25519_limb m[5]; /* delta, then the matrix of one round */
    curve25519_limb low[3];
    unsigned int i;

    for (i = 0; i < CURVE25519_FE_LIMBS; i++) {
        fg[i] = curve25519_fe_modulus[i];
        fg[CURVE25519_FE_LIMBS + 1 + i] = a->v[i];
        de[CURVE25519_FE_LIMBS + i] = curve25519_fe_start[i];
    }
    m[0] = CURVE25519_FE_DELTA;
    for (i = 0; i < CURVE25519_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[CURVE25519_FE_LIMBS + 1];
        CURVE25519_FE_MATRIX(m, low);
        CURVE25519_FE_MATRIX_FG(fg, fg, m);
        CURVE25519_FE_MATRIX_DE(de, de, m);
    }
    curve25519_fe_divsteps_end(r, de, fg);
}

void curve25519_fe_inv(curve25519_fe *r, const curve25519_fe *a)
{
    curve25519_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 3)/8 = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe
 * 251 squarings, 11 products.
 */
static void curve25519_fe_sqrt_power(curve25519_fe *r, const curve25519_fe *a)
{
    curve25519_fe t0, t1, t2;

    curve25519_fe_sqr(&t0, a); /* 2 */
    curve25519_fe_mul(&t0, &t0, a); /* 3 */
    curve25519_fe_sqr_times(&t1, &t0, 2); /* 12 */
    curve25519_fe_mul(&t0, &t1, &t0); /* 15 */
    curve25519_fe_sqr(&t0, &t0); /* 30 */
    curve25519_fe_mul(&t0, &t0, a); /* 31 */
    curve25519_fe_sqr_times(&t1, &t0, 5); /* 992 */
    curve25519_fe_mul(&t1, &t1, &t0); /* 1023 */
    curve25519_fe_sqr_times(&t1, &t1, 5); /* 32736 */
    curve25519_fe_mul(&t1, &t1, &t0); /* 32767 */
    curve25519_fe_sqr_times(&t2, &t1, 15); /* 32767 << 15 */
    curve25519_fe_mul(&t1, &t2, &t1); /* 2^30 - 1 */
    curve25519_fe_sqr_times(&t2, &t1, 30); /* (2^30 - 1) << 30 */
    curve25519_fe_mul(&t1, &t2, &t1); /* 2^60 - 1 */
    curve25519_fe_sqr_times(&t2, &t1, 60); /* (2^60 - 1) << 60 */
    curve25519_fe_mul(&t1, &t2, &t1); /* 2^120 - 1 */
    curve25519_fe_sqr_times(&t1, &t1, 5); /* (2^120 - 1) << 5 */
    curve25519_fe_mul(&t0, &t1, &t0); /* 2^125 - 1 */
    curve25519_fe_sqr_times(&t1, &t0, 125); /* (2^125 - 1) << 125 */
    curve25519_fe_mul(&t0, &t1, &t0); /* 2^250 - 1 */
    curve25519_fe_sqr(&t0, &t0); /* (2^250 - 1) << 1 */
    curve25519_fe_mul(&t0, &t0, a); /* 2^251 - 1 */
    curve25519_fe_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 5 mod 8: r = a^((p + 3)/8), or that times sqrt(-1) (RFC 9380, I.2).
 * 253 squarings, 12 products with the check at the end.
 */
int curve25519_fe_sqrt(curve25519_fe *r, const curve25519_fe *a)
{
    const curve25519_fe zero = { {0} };
    curve25519_fe root, square, other;
    uint64_t found;

    curve25519_fe_sqrt_power(&root, a);
    curve25519_fe_sqr(&square, &root);
    found = curve25519_fe_eq(&square, a);
    curve25519_fe_mul(&other, &root, &curve25519_fe_root_of_minus_one);
    curve25519_fe_select(&root, found, &root, &other);
    curve25519_fe_sqr(&square, &root);
    found = curve25519_fe_eq(&square, a);
    curve25519_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void curve25519_fe_batch_inv(curve25519_fe *r, const curve25519_fe *a, curve25519_fe *scratch, size_t count)
{
    const curve25519_fe zero = { {0} };
    curve25519_fe product = curve25519_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        curve25519_fe_select(&factor, curve25519_fe_is_zero(&a[i]), &curve25519_fe_one, &a[i]);
        curve25519_fe_mul(&product, &product, &factor);
    }
    curve25519_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = curve25519_fe_is_zero(&a[i]);
        curve25519_fe_select(&factor, is_zero, &curve25519_fe_one, &a[i]);
        curve25519_fe_mul(&inverse, &product, &scratch[i]);
        curve25519_fe_mul(&product, &product, &factor);
        curve25519_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
