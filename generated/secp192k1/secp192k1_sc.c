/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xfffffffffffffffffffffffe26f2fc170f69466a74defd8d
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp192k1_internal.h"

#if SECP192K1_WORD_BITS == 64
/* n itself */
static const secp192k1_limb secp192k1_sc_modulus[SECP192K1_SC_LIMBS] = {
    UINT64_C(0xf69466a74defd8d),
    UINT64_C(0xfffffffe26f2fc17),
    UINT64_C(0xffffffffffffffff),
};
/* 1 in Montgomery form */
static const secp192k1_sc secp192k1_sc_one = { {
    UINT64_C(0xf096b9958b210273),
    UINT64_C(0x1d90d03e8),
    UINT64_C(0x0),
} };
/* sqrt(-1) in Montgomery form */
static const secp192k1_sc secp192k1_sc_root_of_minus_one = { {
    UINT64_C(0xb15fbc18f7944902),
    UINT64_C(0x977330f8382ce841),
    UINT64_C(0x98d7d64959d42cb6),
} };
/* Division steps: 8 rounds of 56; 443 are enough. */
#define SECP192K1_SC_ROUNDS 8
#define SECP192K1_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP192K1_SC_MATRIX secp192k1_divsteps56
#define SECP192K1_SC_MATRIX_FG secp192k1_divsteps56_fg3
#define SECP192K1_SC_MATRIX_DE secp192k1_sc_divsteps_de
/* The first e: 2^64, which the rounds take away, times (2^192)^2, which keeps the form */
static const secp192k1_limb secp192k1_sc_start[SECP192K1_SC_LIMBS] = {
    UINT64_C(0x7a6b3e6caf92a783),
    UINT64_C(0x93fb81a4fdd87c4e),
    UINT64_C(0xf0f4f172dd7b2494),
};
#elif SECP192K1_WORD_BITS == 32
/* n itself */
static const secp192k1_limb secp192k1_sc_modulus[SECP192K1_SC_LIMBS] = {
    UINT32_C(0x74defd8d),
    UINT32_C(0xf69466a),
    UINT32_C(0x26f2fc17),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const secp192k1_sc secp192k1_sc_one = { {
    UINT32_C(0x8b210273),
    UINT32_C(0xf096b995),
    UINT32_C(0xd90d03e8),
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* sqrt(-1) in Montgomery form */
static const secp192k1_sc secp192k1_sc_root_of_minus_one = { {
    UINT32_C(0xf7944902),
    UINT32_C(0xb15fbc18),
    UINT32_C(0x382ce841),
    UINT32_C(0x977330f8),
    UINT32_C(0x59d42cb6),
    UINT32_C(0x98d7d649),
} };
/* Division steps: 15 rounds of 30; 443 are enough. */
#define SECP192K1_SC_ROUNDS 15
#define SECP192K1_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP192K1_SC_MATRIX secp192k1_divsteps30
#define SECP192K1_SC_MATRIX_FG secp192k1_divsteps30_fg6
#define SECP192K1_SC_MATRIX_DE secp192k1_sc_divsteps_de
/* The first e: 2^30, which the rounds take away, times (2^192)^2, which keeps the form */
static const secp192k1_limb secp192k1_sc_start[SECP192K1_SC_LIMBS] = {
    UINT32_C(0x17eb1fe5),
    UINT32_C(0x163620e),
    UINT32_C(0xf63ecb2),
    UINT32_C(0xb75ec925),
    UINT32_C(0x7c3d3c5c),
    UINT32_C(0xbb12cac),
};
#endif

/* r = a^(2^times) */
static void secp192k1_sc_sqr_times(secp192k1_sc *r, const secp192k1_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp192k1_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xfffffffffffffffffffffffe26f2fc170f69466a74defd8b
 * 190 squarings, 32 products.
 */
void secp192k1_sc_inv_chain(secp192k1_sc *r, const secp192k1_sc *a)
{
    secp192k1_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9;

    secp192k1_sc_sqr(&t0, a); /* 2 */
    secp192k1_sc_mul(&t1, &t0, a); /* 3 */
    secp192k1_sc_mul(&t2, &t0, &t1); /* 5 */
    secp192k1_sc_sqr(&t3, &t0); /* 4 */
    secp192k1_sc_mul(&t4, &t3, &t2); /* 9 */
    secp192k1_sc_mul(&t0, &t0, &t4); /* 11 */
    secp192k1_sc_mul(&t5, &t3, &t4); /* 13 */
    secp192k1_sc_mul(&t3, &t3, &t0); /* 15 */
    secp192k1_sc_sqr_times(&t6, &t3, 2); /* 60 */
    secp192k1_sc_mul(&t6, &t6, &t1); /* 63 */
    secp192k1_sc_sqr(&t7, &t6); /* 126 */
    secp192k1_sc_mul(&t7, &t7, a); /* 127 */
    secp192k1_sc_sqr_times(&t8, &t7, 4); /* 2032 */
    secp192k1_sc_mul(&t8, &t8, &t3); /* 2047 */
    secp192k1_sc_sqr_times(&t9, &t8, 11); /* 2047 << 11 */
    secp192k1_sc_mul(&t8, &t9, &t8); /* 2^22 - 1 */
    secp192k1_sc_sqr_times(&t9, &t8, 22); /* (2^22 - 1) << 22 */
    secp192k1_sc_mul(&t8, &t9, &t8); /* 2^44 - 1 */
    secp192k1_sc_sqr_times(&t9, &t8, 44); /* (2^44 - 1) << 44 */
    secp192k1_sc_mul(&t8, &t9, &t8); /* 2^88 - 1 */
    secp192k1_sc_sqr_times(&t8, &t8, 7); /* (2^88 - 1) << 7 */
    secp192k1_sc_mul(&t7, &t8, &t7); /* 2^95 - 1 */
    secp192k1_sc_sqr_times(&t7, &t7, 7); /* (2^95 - 1) << 7 */
    secp192k1_sc_mul(&t7, &t7, &t4); /* e >> 90 */
    secp192k1_sc_sqr_times(&t7, &t7, 4); /* (e >> 90) << 4 */
    secp192k1_sc_mul(&t7, &t7, &t0); /* e >> 86 */
    secp192k1_sc_sqr_times(&t7, &t7, 2); /* (e >> 86) << 2 */
    secp192k1_sc_mul(&t7, &t7, &t1); /* e >> 84 */
    secp192k1_sc_sqr_times(&t7, &t7, 6); /* (e >> 84) << 6 */
    secp192k1_sc_mul(&t7, &t7, &t0); /* e >> 78 */
    secp192k1_sc_sqr_times(&t7, &t7, 4); /* (e >> 78) << 4 */
    secp192k1_sc_mul(&t7, &t7, &t3); /* e >> 74 */
    secp192k1_sc_sqr_times(&t7, &t7, 9); /* (e >> 74) << 9 */
    secp192k1_sc_mul(&t7, &t7, &t0); /* e >> 65 */
    secp192k1_sc_sqr(&t7, &t7); /* (e >> 65) << 1 */
    secp192k1_sc_mul(&t7, &t7, a); /* e >> 64 */
    secp192k1_sc_sqr_times(&t7, &t7, 8); /* (e >> 64) << 8 */
    secp192k1_sc_mul(&t7, &t7, &t3); /* e >> 56 */
    secp192k1_sc_sqr_times(&t7, &t7, 5); /* (e >> 56) << 5 */
    secp192k1_sc_mul(&t7, &t7, &t5); /* e >> 51 */
    secp192k1_sc_sqr_times(&t7, &t7, 5); /* (e >> 51) << 5 */
    secp192k1_sc_mul(&t2, &t7, &t2); /* e >> 46 */
    secp192k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 46) << 5 */
    secp192k1_sc_mul(&t2, &t2, &t1); /* e >> 41 */
    secp192k1_sc_sqr_times(&t2, &t2, 6); /* (e >> 41) << 6 */
    secp192k1_sc_mul(&t2, &t2, &t5); /* e >> 35 */
    secp192k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 35) << 5 */
    secp192k1_sc_mul(&t2, &t2, &t4); /* e >> 30 */
    secp192k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 30) << 4 */
    secp192k1_sc_mul(&t2, &t2, &t5); /* e >> 26 */
    secp192k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 26) << 4 */
    secp192k1_sc_mul(&t2, &t2, &t1); /* e >> 22 */
    secp192k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 22) << 5 */
    secp192k1_sc_mul(&t2, &t2, &t3); /* e >> 17 */
    secp192k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 17) << 7 */
    secp192k1_sc_mul(&t2, &t2, &t6); /* e >> 10 */
    secp192k1_sc_sqr_times(&t2, &t2, 3); /* (e >> 10) << 3 */
    secp192k1_sc_mul(&t1, &t2, &t1); /* e >> 7 */
    secp192k1_sc_sqr_times(&t1, &t1, 7); /* (e >> 7) << 7 */
    secp192k1_sc_mul(r, &t1, &t0); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp192k1_sc_inv_divsteps(secp192k1_sc *r, const secp192k1_sc *a)
{
    secp192k1_limb fg[2 * (SECP192K1_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp192k1_limb de[2 * SECP192K1_SC_LIMBS] = {0};
    secp192k1_limb m[5]; /* delta, then the matrix of one round */
    secp192k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
        fg[i] = secp192k1_sc_modulus[i];
        fg[SECP192K1_SC_LIMBS + 1 + i] = a->v[i];
        de[SECP192K1_SC_LIMBS + i] = secp192k1_sc_start[i];
    }
    m[0] = SECP192K1_SC_DELTA;
    for (i = 0; i < SECP192K1_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP192K1_SC_LIMBS + 1];
        SECP192K1_SC_MATRIX(m, low);
        SECP192K1_SC_MATRIX_FG(fg, fg, m);
        SECP192K1_SC_MATRIX_DE(de, de, m);
    }
    secp192k1_sc_divsteps_end(r, de, fg);
}

void secp192k1_sc_inv(secp192k1_sc *r, const secp192k1_sc *a)
{
    secp192k1_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (n + 3)/8 = 0x1fffffffffffffffffffffffc4de5f82e1ed28cd4e9bdfb2
 * 188 squarings, 30 products.
 */
static void secp192k1_sc_sqrt_power(secp192k1_sc *r, const secp192k1_sc *a)
{
    secp192k1_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10;

    secp192k1_sc_sqr(&t0, a); /* 2 */
    secp192k1_sc_sqr(&t1, &t0); /* 4 */
    secp192k1_sc_mul(&t2, &t1, a); /* 5 */
    secp192k1_sc_mul(&t3, &t0, &t2); /* 7 */
    secp192k1_sc_sqr(&t4, &t1); /* 8 */
    secp192k1_sc_mul(&t5, &t4, &t2); /* 13 */
    secp192k1_sc_mul(&t6, &t4, &t3); /* 15 */
    secp192k1_sc_mul(&t1, &t1, &t6); /* 19 */
    secp192k1_sc_mul(&t7, &t4, &t6); /* 23 */
    secp192k1_sc_mul(&t0, &t0, &t7); /* 25 */
    secp192k1_sc_mul(&t4, &t4, &t1); /* 27 */
    secp192k1_sc_sqr_times(&t8, &t6, 3); /* 120 */
    secp192k1_sc_mul(&t8, &t8, &t3); /* 127 */
    secp192k1_sc_sqr_times(&t9, &t8, 4); /* 2032 */
    secp192k1_sc_mul(&t9, &t9, &t6); /* 2047 */
    secp192k1_sc_sqr_times(&t10, &t9, 11); /* 2047 << 11 */
    secp192k1_sc_mul(&t9, &t10, &t9); /* 2^22 - 1 */
    secp192k1_sc_sqr_times(&t10, &t9, 22); /* (2^22 - 1) << 22 */
    secp192k1_sc_mul(&t9, &t10, &t9); /* 2^44 - 1 */
    secp192k1_sc_sqr_times(&t10, &t9, 44); /* (2^44 - 1) << 44 */
    secp192k1_sc_mul(&t9, &t10, &t9); /* 2^88 - 1 */
    secp192k1_sc_sqr_times(&t9, &t9, 7); /* (2^88 - 1) << 7 */
    secp192k1_sc_mul(&t8, &t9, &t8); /* 2^95 - 1 */
    secp192k1_sc_sqr_times(&t8, &t8, 8); /* (2^95 - 1) << 8 */
    secp192k1_sc_mul(&t8, &t8, &t1); /* e >> 86 */
    secp192k1_sc_sqr_times(&t8, &t8, 5); /* (e >> 86) << 5 */
    secp192k1_sc_mul(&t8, &t8, &t6); /* e >> 81 */
    secp192k1_sc_sqr_times(&t8, &t8, 7); /* (e >> 81) << 7 */
    secp192k1_sc_mul(&t8, &t8, &t7); /* e >> 74 */
    secp192k1_sc_sqr_times(&t8, &t8, 3); /* (e >> 74) << 3 */
    secp192k1_sc_mul(&t3, &t8, &t3); /* e >> 71 */
    secp192k1_sc_sqr_times(&t3, &t3, 10); /* (e >> 71) << 10 */
    secp192k1_sc_mul(&t3, &t3, &t7); /* e >> 61 */
    secp192k1_sc_sqr_times(&t3, &t3, 8); /* (e >> 61) << 8 */
    secp192k1_sc_mul(&t3, &t3, &t6); /* e >> 53 */
    secp192k1_sc_sqr_times(&t3, &t3, 5); /* (e >> 53) << 5 */
    secp192k1_sc_mul(&t3, &t3, &t5); /* e >> 48 */
    secp192k1_sc_sqr_times(&t3, &t3, 5); /* (e >> 48) << 5 */
    secp192k1_sc_mul(&t3, &t3, &t2); /* e >> 43 */
    secp192k1_sc_sqr_times(&t3, &t3, 8); /* (e >> 43) << 8 */
    secp192k1_sc_mul(&t3, &t3, &t0); /* e >> 35 */
    secp192k1_sc_sqr_times(&t3, &t3, 3); /* (e >> 35) << 3 */
    secp192k1_sc_mul(&t3, &t3, &t2); /* e >> 32 */
    secp192k1_sc_sqr_times(&t3, &t3, 6); /* (e >> 32) << 6 */
    secp192k1_sc_mul(&t1, &t3, &t1); /* e >> 26 */
    secp192k1_sc_sqr_times(&t1, &t1, 3); /* (e >> 26) << 3 */
    secp192k1_sc_mul(&t1, &t1, &t2); /* e >> 23 */
    secp192k1_sc_sqr_times(&t1, &t1, 7); /* (e >> 23) << 7 */
    secp192k1_sc_mul(&t1, &t1, &t4); /* e >> 16 */
    secp192k1_sc_sqr_times(&t1, &t1, 5); /* (e >> 16) << 5 */
    secp192k1_sc_mul(&t1, &t1, &t4); /* e >> 11 */
    secp192k1_sc_sqr_times(&t1, &t1, 4); /* (e >> 11) << 4 */
    secp192k1_sc_mul(&t1, &t1, &t6); /* e >> 7 */
    secp192k1_sc_sqr_times(&t1, &t1, 6); /* (e >> 7) << 6 */
    secp192k1_sc_mul(&t0, &t1, &t0); /* e >> 1 */
    secp192k1_sc_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n = 5 mod 8: r = a^((n + 3)/8), or that times sqrt(-1) (RFC 9380, I.2).
 * 190 squarings, 31 products with the check at the end.
 */
int secp192k1_sc_sqrt(secp192k1_sc *r, const secp192k1_sc *a)
{
    const secp192k1_sc zero = { {0} };
    secp192k1_sc root, square, other;
    uint64_t found;

    secp192k1_sc_sqrt_power(&root, a);
    secp192k1_sc_sqr(&square, &root);
    found = secp192k1_sc_eq(&square, a);
    secp192k1_sc_mul(&other, &root, &secp192k1_sc_root_of_minus_one);
    secp192k1_sc_select(&root, found, &root, &other);
    secp192k1_sc_sqr(&square, &root);
    found = secp192k1_sc_eq(&square, a);
    secp192k1_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp192k1_sc_batch_inv(secp192k1_sc *r, const secp192k1_sc *a, secp192k1_sc *scratch, size_t count)
{
    const secp192k1_sc zero = { {0} };
    secp192k1_sc product = secp192k1_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp192k1_sc_select(&factor, secp192k1_sc_is_zero(&a[i]), &secp192k1_sc_one, &a[i]);
        secp192k1_sc_mul(&product, &product, &factor);
    }
    secp192k1_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp192k1_sc_is_zero(&a[i]);
        secp192k1_sc_select(&factor, is_zero, &secp192k1_sc_one, &a[i]);
        secp192k1_sc_mul(&inverse, &product, &scratch[i]);
        secp192k1_sc_mul(&product, &product, &factor);
        secp192k1_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
