/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56d
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp224k1_internal.h"

#if SECP224K1_WORD_BITS == 64
/* p itself */
static const secp224k1_limb secp224k1_fe_modulus[SECP224K1_FE_LIMBS] = {
    UINT64_C(0xfffffffeffffe56d),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff),
};
/* 1 */
static const secp224k1_fe secp224k1_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* sqrt(-1) */
static const secp224k1_fe secp224k1_fe_root_of_minus_one = { {
    UINT64_C(0xdcfad13333bfd202),
    UINT64_C(0xc3811ba82287624a),
    UINT64_C(0x1eaef5d7a85558fc),
    UINT64_C(0x8edf154c),
} };
/* Division steps: 9 rounds of 58; 517 are enough. */
#define SECP224K1_FE_ROUNDS 9
#define SECP224K1_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP224K1_FE_MATRIX secp224k1_divsteps58
#define SECP224K1_FE_MATRIX_FG secp224k1_divsteps58_fg4
#define SECP224K1_FE_MATRIX_DE secp224k1_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const secp224k1_limb secp224k1_fe_start[SECP224K1_FE_LIMBS] = {
    UINT64_C(0x40000000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif SECP224K1_WORD_BITS == 32
/* p itself */
static const secp224k1_limb secp224k1_fe_modulus[SECP224K1_FE_LIMBS] = {
    UINT32_C(0xffffe56d),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const secp224k1_fe secp224k1_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* sqrt(-1) */
static const secp224k1_fe secp224k1_fe_root_of_minus_one = { {
    UINT32_C(0x33bfd202),
    UINT32_C(0xdcfad133),
    UINT32_C(0x2287624a),
    UINT32_C(0xc3811ba8),
    UINT32_C(0xa85558fc),
    UINT32_C(0x1eaef5d7),
    UINT32_C(0x8edf154c),
} };
/* Division steps: 18 rounds of 29; 517 are enough. */
#define SECP224K1_FE_ROUNDS 18
#define SECP224K1_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP224K1_FE_MATRIX secp224k1_divsteps29
#define SECP224K1_FE_MATRIX_FG secp224k1_divsteps29_fg7
#define SECP224K1_FE_MATRIX_DE secp224k1_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const secp224k1_limb secp224k1_fe_start[SECP224K1_FE_LIMBS] = {
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
static void secp224k1_fe_sqr_times(secp224k1_fe *r, const secp224k1_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp224k1_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56b
 * 223 squarings, 15 products.
 */
void secp224k1_fe_inv_chain(secp224k1_fe *r, const secp224k1_fe *a)
{
    secp224k1_fe t0, t1, t2, t3;

    secp224k1_fe_sqr_times(&t0, a, 2); /* 4 */
    secp224k1_fe_mul(&t1, &t0, a); /* 5 */
    secp224k1_fe_sqr_times(&t0, &t0, 2); /* 16 */
    secp224k1_fe_mul(&t0, &t0, &t1); /* 21 */
    secp224k1_fe_sqr(&t1, &t0); /* 42 */
    secp224k1_fe_mul(&t1, &t1, &t0); /* 63 */
    secp224k1_fe_sqr(&t2, &t1); /* 126 */
    secp224k1_fe_mul(&t3, &t2, a); /* 127 */
    secp224k1_fe_sqr_times(&t2, &t2, 5); /* 4032 */
    secp224k1_fe_mul(&t1, &t2, &t1); /* 4095 */
    secp224k1_fe_sqr_times(&t2, &t1, 7); /* 4095 << 7 */
    secp224k1_fe_mul(&t3, &t2, &t3); /* 2^19 - 1 */
    secp224k1_fe_sqr_times(&t2, &t2, 5); /* 0x7ff80 << 5 */
    secp224k1_fe_mul(&t1, &t2, &t1); /* 2^24 - 1 */
    secp224k1_fe_sqr_times(&t1, &t1, 19); /* (2^24 - 1) << 19 */
    secp224k1_fe_mul(&t1, &t1, &t3); /* 2^43 - 1 */
    secp224k1_fe_sqr_times(&t2, &t1, 43); /* (2^43 - 1) << 43 */
    secp224k1_fe_mul(&t1, &t2, &t1); /* 2^86 - 1 */
    secp224k1_fe_sqr_times(&t2, &t1, 86); /* (2^86 - 1) << 86 */
    secp224k1_fe_mul(&t1, &t2, &t1); /* 2^172 - 1 */
    secp224k1_fe_sqr_times(&t1, &t1, 19); /* (2^172 - 1) << 19 */
    secp224k1_fe_mul(&t1, &t1, &t3); /* 2^191 - 1 */
    secp224k1_fe_sqr_times(&t1, &t1, 20); /* (2^191 - 1) << 20 */
    secp224k1_fe_mul(&t1, &t1, &t3); /* e >> 13 */
    secp224k1_fe_sqr_times(&t1, &t1, 7); /* (e >> 13) << 7 */
    secp224k1_fe_mul(&t1, &t1, &t0); /* e >> 6 */
    secp224k1_fe_sqr_times(&t1, &t1, 5); /* (e >> 6) << 5 */
    secp224k1_fe_mul(&t0, &t1, &t0); /* e >> 1 */
    secp224k1_fe_sqr(&t0, &t0); /* (e >> 1) << 1 */
    secp224k1_fe_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp224k1_fe_inv_divsteps(secp224k1_fe *r, const secp224k1_fe *a)
{
    secp224k1_limb fg[2 * (SECP224K1_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp224k1_limb de[2 * SECP224K1_FE_LIMBS] = {0};
    secp224k1_limb m[5]; /* delta, then the matrix of one round */
    secp224k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP224K1_FE_LIMBS; i++) {
        fg[i] = secp224k1_fe_modulus[i];
        fg[SECP224K1_FE_LIMBS + 1 + i] = a->v[i];
        de[SECP224K1_FE_LIMBS + i] = secp224k1_fe_start[i];
    }
    m[0] = SECP224K1_FE_DELTA;
    for (i = 0; i < SECP224K1_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP224K1_FE_LIMBS + 1];
        SECP224K1_FE_MATRIX(m, low);
        SECP224K1_FE_MATRIX_FG(fg, fg, m);
        SECP224K1_FE_MATRIX_DE(de, de, m);
    }
    secp224k1_fe_divsteps_end(r, de, fg);
}

void secp224k1_fe_inv(secp224k1_fe *r, const secp224k1_fe *a)
{
    secp224k1_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (p + 3)/8 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffdffffcae
 * 220 squarings, 14 products.
 */
static void secp224k1_fe_sqrt_power(secp224k1_fe *r, const secp224k1_fe *a)
{
    secp224k1_fe t0, t1, t2, t3, t4;

    secp224k1_fe_sqr(&t0, a); /* 2 */
    secp224k1_fe_sqr(&t1, &t0); /* 4 */
    secp224k1_fe_mul(&t1, &t1, a); /* 5 */
    secp224k1_fe_mul(&t0, &t0, &t1); /* 7 */
    secp224k1_fe_sqr_times(&t2, &t0, 3); /* 56 */
    secp224k1_fe_mul(&t2, &t2, &t0); /* 63 */
    secp224k1_fe_sqr(&t3, &t2); /* 126 */
    secp224k1_fe_mul(&t4, &t3, a); /* 127 */
    secp224k1_fe_sqr_times(&t3, &t3, 5); /* 4032 */
    secp224k1_fe_mul(&t2, &t3, &t2); /* 4095 */
    secp224k1_fe_sqr_times(&t3, &t2, 7); /* 4095 << 7 */
    secp224k1_fe_mul(&t4, &t3, &t4); /* 2^19 - 1 */
    secp224k1_fe_sqr_times(&t3, &t3, 5); /* 0x7ff80 << 5 */
    secp224k1_fe_mul(&t2, &t3, &t2); /* 2^24 - 1 */
    secp224k1_fe_sqr_times(&t2, &t2, 19); /* (2^24 - 1) << 19 */
    secp224k1_fe_mul(&t2, &t2, &t4); /* 2^43 - 1 */
    secp224k1_fe_sqr_times(&t3, &t2, 43); /* (2^43 - 1) << 43 */
    secp224k1_fe_mul(&t2, &t3, &t2); /* 2^86 - 1 */
    secp224k1_fe_sqr_times(&t3, &t2, 86); /* (2^86 - 1) << 86 */
    secp224k1_fe_mul(&t2, &t3, &t2); /* 2^172 - 1 */
    secp224k1_fe_sqr_times(&t2, &t2, 19); /* (2^172 - 1) << 19 */
    secp224k1_fe_mul(&t2, &t2, &t4); /* 2^191 - 1 */
    secp224k1_fe_sqr_times(&t2, &t2, 20); /* (2^191 - 1) << 20 */
    secp224k1_fe_mul(&t2, &t2, &t4); /* e >> 10 */
    secp224k1_fe_sqr_times(&t2, &t2, 5); /* (e >> 10) << 5 */
    secp224k1_fe_mul(&t1, &t2, &t1); /* e >> 5 */
    secp224k1_fe_sqr_times(&t1, &t1, 4); /* (e >> 5) << 4 */
    secp224k1_fe_mul(&t0, &t1, &t0); /* e >> 1 */
    secp224k1_fe_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p = 5 mod 8: r = a^((p + 3)/8), or that times sqrt(-1) (RFC 9380, I.2).
 * 222 squarings, 15 products with the check at the end.
 */
int secp224k1_fe_sqrt(secp224k1_fe *r, const secp224k1_fe *a)
{
    const secp224k1_fe zero = { {0} };
    secp224k1_fe root, square, other;
    uint64_t found;

    secp224k1_fe_sqrt_power(&root, a);
    secp224k1_fe_sqr(&square, &root);
    found = secp224k1_fe_eq(&square, a);
    secp224k1_fe_mul(&other, &root, &secp224k1_fe_root_of_minus_one);
    secp224k1_fe_select(&root, found, &root, &other);
    secp224k1_fe_sqr(&square, &root);
    found = secp224k1_fe_eq(&square, a);
    secp224k1_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp224k1_fe_batch_inv(secp224k1_fe *r, const secp224k1_fe *a, secp224k1_fe *scratch, size_t count)
{
    const secp224k1_fe zero = { {0} };
    secp224k1_fe product = secp224k1_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp224k1_fe_select(&factor, secp224k1_fe_is_zero(&a[i]), &secp224k1_fe_one, &a[i]);
        secp224k1_fe_mul(&product, &product, &factor);
    }
    secp224k1_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp224k1_fe_is_zero(&a[i]);
        secp224k1_fe_select(&factor, is_zero, &secp224k1_fe_one, &a[i]);
        secp224k1_fe_mul(&inverse, &product, &scratch[i]);
        secp224k1_fe_mul(&product, &product, &factor);
        secp224k1_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
