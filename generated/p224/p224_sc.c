/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p224_internal.h"

#if P224_WORD_BITS == 64
/* n itself */
static const p224_limb p224_sc_modulus[P224_SC_LIMBS] = {
    UINT64_C(0x13dd29455c5c2a3d),
    UINT64_C(0xffff16a2e0b8f03e),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p224_sc p224_sc_one = { {
    UINT64_C(0xa3a3d5c300000000),
    UINT64_C(0x1f470fc1ec22d6ba),
    UINT64_C(0xe95d),
    UINT64_C(0x0),
} };
/* sqrt(-1) in Montgomery form */
static const p224_sc p224_sc_root_of_minus_one = { {
    UINT64_C(0x89656d78c924c2e2),
    UINT64_C(0x495d4d00032b13ac),
    UINT64_C(0x7936ce0ccb48d65e),
    UINT64_C(0x763cefdc),
} };
/* Division steps: 9 rounds of 58; 517 are enough. */
#define P224_SC_ROUNDS 9
#define P224_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P224_SC_MATRIX p224_divsteps58
#define P224_SC_MATRIX_FG p224_divsteps58_fg4
#define P224_SC_MATRIX_DE p224_sc_divsteps_de
/* The first e: 2^54, which the rounds take away, times (2^256)^2, which keeps the form */
static const p224_limb p224_sc_start[P224_SC_LIMBS] = {
    UINT64_C(0x917b792afd88c145),
    UINT64_C(0x939b63e29d1f720b),
    UINT64_C(0x15aaf26861da376a),
    UINT64_C(0xdf365c52),
};
#elif P224_WORD_BITS == 32
/* n itself */
static const p224_limb p224_sc_modulus[P224_SC_LIMBS] = {
    UINT32_C(0x5c5c2a3d),
    UINT32_C(0x13dd2945),
    UINT32_C(0xe0b8f03e),
    UINT32_C(0xffff16a2),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p224_sc p224_sc_one = { {
    UINT32_C(0xa3a3d5c3),
    UINT32_C(0xec22d6ba),
    UINT32_C(0x1f470fc1),
    UINT32_C(0xe95d),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* sqrt(-1) in Montgomery form */
static const p224_sc p224_sc_root_of_minus_one = { {
    UINT32_C(0xdfa27139),
    UINT32_C(0x9bc80a98),
    UINT32_C(0x3f39dfca),
    UINT32_C(0xcb4837f0),
    UINT32_C(0x7936ce0c),
    UINT32_C(0x763cefdc),
    UINT32_C(0xadcc2976),
} };
/* Division steps: 18 rounds of 29; 517 are enough. */
#define P224_SC_ROUNDS 18
#define P224_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P224_SC_MATRIX p224_divsteps29
#define P224_SC_MATRIX_FG p224_divsteps29_fg7
#define P224_SC_MATRIX_DE p224_sc_divsteps_de
/* The first e: 2^54, which the rounds take away, times (2^224)^2, which keeps the form */
static const p224_limb p224_sc_start[P224_SC_LIMBS] = {
    UINT32_C(0x297f384d),
    UINT32_C(0x20aafabb),
    UINT32_C(0xa1614838),
    UINT32_C(0x15aae211),
    UINT32_C(0xdf365c52),
    UINT32_C(0x585ab457),
    UINT32_C(0x11ec7a5e),
};
#endif

/* r = a^(2^times) */
static void p224_sc_sqr_times(p224_sc *r, const p224_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p224_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3b
 * 224 squarings, 28 products.
 */
void p224_sc_inv_chain(p224_sc *r, const p224_sc *a)
{
    p224_sc t0, t1, t2, t3, t4, t5, t6, t7;

    p224_sc_sqr(&t0, a); /* 2 */
    p224_sc_sqr(&t1, &t0); /* 4 */
    p224_sc_mul(&t2, &t1, a); /* 5 */
    p224_sc_sqr(&t3, &t2); /* 10 */
    p224_sc_mul(&t4, &t3, &t2); /* 15 */
    p224_sc_sqr(&t5, &t3); /* 20 */
    p224_sc_mul(&t5, &t5, a); /* 21 */
    p224_sc_mul(&t0, &t0, &t5); /* 23 */
    p224_sc_mul(&t3, &t3, &t5); /* 31 */
    p224_sc_sqr(&t1, &t1); /* 8 */
    p224_sc_mul(&t1, &t1, &t5); /* 29 */
    p224_sc_sqr_times(&t6, &t3, 4); /* 496 */
    p224_sc_mul(&t6, &t6, &t4); /* 511 */
    p224_sc_sqr_times(&t6, &t6, 5); /* 16352 */
    p224_sc_mul(&t6, &t6, &t3); /* 16383 */
    p224_sc_sqr_times(&t7, &t6, 14); /* 16383 << 14 */
    p224_sc_mul(&t6, &t7, &t6); /* 2^28 - 1 */
    p224_sc_sqr_times(&t7, &t6, 28); /* (2^28 - 1) << 28 */
    p224_sc_mul(&t6, &t7, &t6); /* 2^56 - 1 */
    p224_sc_sqr_times(&t7, &t6, 56); /* (2^56 - 1) << 56 */
    p224_sc_mul(&t6, &t7, &t6); /* 2^112 - 1 */
    p224_sc_sqr_times(&t6, &t6, 6); /* (2^112 - 1) << 6 */
    p224_sc_mul(&t6, &t6, &t2); /* e >> 106 */
    p224_sc_sqr_times(&t6, &t6, 5); /* (e >> 106) << 5 */
    p224_sc_mul(&t6, &t6, &t5); /* e >> 101 */
    p224_sc_sqr_times(&t6, &t6, 8); /* (e >> 101) << 8 */
    p224_sc_mul(&t6, &t6, &t0); /* e >> 93 */
    p224_sc_sqr_times(&t6, &t6, 10); /* (e >> 93) << 10 */
    p224_sc_mul(&t6, &t6, &t0); /* e >> 83 */
    p224_sc_sqr_times(&t6, &t6, 7); /* (e >> 83) << 7 */
    p224_sc_mul(&t6, &t6, &t4); /* e >> 76 */
    p224_sc_sqr_times(&t6, &t6, 11); /* (e >> 76) << 11 */
    p224_sc_mul(&t3, &t6, &t3); /* e >> 65 */
    p224_sc_sqr_times(&t3, &t3, 5); /* (e >> 65) << 5 */
    p224_sc_mul(&t3, &t3, a); /* e >> 60 */
    p224_sc_sqr_times(&t3, &t3, 6); /* (e >> 60) << 6 */
    p224_sc_mul(&t3, &t3, &t4); /* e >> 54 */
    p224_sc_sqr_times(&t3, &t3, 6); /* (e >> 54) << 6 */
    p224_sc_mul(&t3, &t3, &t1); /* e >> 48 */
    p224_sc_sqr_times(&t3, &t3, 5); /* (e >> 48) << 5 */
    p224_sc_mul(&t3, &t3, &t2); /* e >> 43 */
    p224_sc_sqr_times(&t3, &t3, 5); /* (e >> 43) << 5 */
    p224_sc_mul(&t3, &t3, &t2); /* e >> 38 */
    p224_sc_sqr_times(&t3, &t3, 6); /* (e >> 38) << 6 */
    p224_sc_mul(&t2, &t3, &t2); /* e >> 32 */
    p224_sc_sqr_times(&t2, &t2, 6); /* (e >> 32) << 6 */
    p224_sc_mul(&t2, &t2, &t0); /* e >> 26 */
    p224_sc_sqr_times(&t2, &t2, 8); /* (e >> 26) << 8 */
    p224_sc_mul(&t0, &t2, &t0); /* e >> 18 */
    p224_sc_sqr_times(&t0, &t0, 9); /* (e >> 18) << 9 */
    p224_sc_mul(&t0, &t0, &t5); /* e >> 9 */
    p224_sc_sqr_times(&t0, &t0, 8); /* (e >> 9) << 8 */
    p224_sc_mul(&t0, &t0, &t1); /* e >> 1 */
    p224_sc_sqr(&t0, &t0); /* (e >> 1) << 1 */
    p224_sc_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p224_sc_inv_divsteps(p224_sc *r, const p224_sc *a)
{
    p224_limb fg[2 * (P224_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p224_limb de[2 * P224_SC_LIMBS] = {0};
    p224_limb m[5]; /* delta, then the matrix of one round */
    p224_limb low[3];
    unsigned int i;

    for (i = 0; i < P224_SC_LIMBS; i++) {
        fg[i] = p224_sc_modulus[i];
        fg[P224_SC_LIMBS + 1 + i] = a->v[i];
        de[P224_SC_LIMBS + i] = p224_sc_start[i];
    }
    m[0] = P224_SC_DELTA;
    for (i = 0; i < P224_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P224_SC_LIMBS + 1];
        P224_SC_MATRIX(m, low);
        P224_SC_MATRIX_FG(fg, fg, m);
        P224_SC_MATRIX_DE(de, de, m);
    }
    p224_sc_divsteps_end(r, de, fg);
}

void p224_sc_inv(p224_sc *r, const p224_sc *a)
{
    p224_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (n + 3)/8 = 0x1fffffffffffffffffffffffffffe2d45c171e07c27ba528ab8b8548
 * 219 squarings, 28 products.
 */
static void p224_sc_sqrt_power(p224_sc *r, const p224_sc *a)
{
    p224_sc t0, t1, t2, t3, t4, t5, t6, t7, t8;

    p224_sc_sqr(&t0, a); /* 2 */
    p224_sc_sqr(&t1, &t0); /* 4 */
    p224_sc_mul(&t2, &t1, a); /* 5 */
    p224_sc_sqr(&t3, &t2); /* 10 */
    p224_sc_mul(&t3, &t3, &t2); /* 15 */
    p224_sc_mul(&t4, &t1, &t3); /* 19 */
    p224_sc_mul(&t0, &t0, &t4); /* 21 */
    p224_sc_mul(&t5, &t1, &t4); /* 23 */
    p224_sc_mul(&t6, &t1, &t5); /* 27 */
    p224_sc_mul(&t1, &t1, &t6); /* 31 */
    p224_sc_sqr_times(&t7, &t1, 4); /* 496 */
    p224_sc_mul(&t7, &t7, &t3); /* 511 */
    p224_sc_sqr_times(&t7, &t7, 5); /* 16352 */
    p224_sc_mul(&t7, &t7, &t1); /* 16383 */
    p224_sc_sqr_times(&t8, &t7, 14); /* 16383 << 14 */
    p224_sc_mul(&t7, &t8, &t7); /* 2^28 - 1 */
    p224_sc_sqr_times(&t8, &t7, 28); /* (2^28 - 1) << 28 */
    p224_sc_mul(&t7, &t8, &t7); /* 2^56 - 1 */
    p224_sc_sqr_times(&t8, &t7, 56); /* (2^56 - 1) << 56 */
    p224_sc_mul(&t7, &t8, &t7); /* 2^112 - 1 */
    p224_sc_sqr_times(&t7, &t7, 6); /* (2^112 - 1) << 6 */
    p224_sc_mul(&t7, &t7, &t2); /* e >> 103 */
    p224_sc_sqr_times(&t7, &t7, 5); /* (e >> 103) << 5 */
    p224_sc_mul(&t7, &t7, &t0); /* e >> 98 */
    p224_sc_sqr_times(&t7, &t7, 8); /* (e >> 98) << 8 */
    p224_sc_mul(&t7, &t7, &t5); /* e >> 90 */
    p224_sc_sqr_times(&t7, &t7, 10); /* (e >> 90) << 10 */
    p224_sc_mul(&t7, &t7, &t5); /* e >> 80 */
    p224_sc_sqr_times(&t7, &t7, 7); /* (e >> 80) << 7 */
    p224_sc_mul(&t3, &t7, &t3); /* e >> 73 */
    p224_sc_sqr_times(&t3, &t3, 11); /* (e >> 73) << 11 */
    p224_sc_mul(&t1, &t3, &t1); /* e >> 62 */
    p224_sc_sqr_times(&t1, &t1, 9); /* (e >> 62) << 9 */
    p224_sc_mul(&t1, &t1, &t4); /* e >> 53 */
    p224_sc_sqr_times(&t1, &t1, 5); /* (e >> 53) << 5 */
    p224_sc_mul(&t1, &t1, &t6); /* e >> 48 */
    p224_sc_sqr_times(&t1, &t1, 3); /* (e >> 48) << 3 */
    p224_sc_mul(&t1, &t1, &t2); /* e >> 45 */
    p224_sc_sqr_times(&t1, &t1, 5); /* (e >> 45) << 5 */
    p224_sc_mul(&t1, &t1, &t2); /* e >> 40 */
    p224_sc_sqr_times(&t1, &t1, 5); /* (e >> 40) << 5 */
    p224_sc_mul(&t1, &t1, &t2); /* e >> 35 */
    p224_sc_sqr_times(&t1, &t1, 6); /* (e >> 35) << 6 */
    p224_sc_mul(&t1, &t1, &t2); /* e >> 29 */
    p224_sc_sqr_times(&t1, &t1, 6); /* (e >> 29) << 6 */
    p224_sc_mul(&t1, &t1, &t5); /* e >> 23 */
    p224_sc_sqr_times(&t1, &t1, 8); /* (e >> 23) << 8 */
    p224_sc_mul(&t1, &t1, &t5); /* e >> 15 */
    p224_sc_sqr_times(&t1, &t1, 9); /* (e >> 15) << 9 */
    p224_sc_mul(&t0, &t1, &t0); /* e >> 6 */
    p224_sc_sqr_times(&t0, &t0, 3); /* (e >> 6) << 3 */
    p224_sc_mul(&t0, &t0, a); /* e >> 3 */
    p224_sc_sqr_times(r, &t0, 3); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n = 5 mod 8: r = a^((n + 3)/8), or that times sqrt(-1) (RFC 9380, I.2).
 * 221 squarings, 29 products with the check at the end.
 */
int p224_sc_sqrt(p224_sc *r, const p224_sc *a)
{
    const p224_sc zero = { {0} };
    p224_sc root, square, other;
    uint64_t found;

    p224_sc_sqrt_power(&root, a);
    p224_sc_sqr(&square, &root);
    found = p224_sc_eq(&square, a);
    p224_sc_mul(&other, &root, &p224_sc_root_of_minus_one);
    p224_sc_select(&root, found, &root, &other);
    p224_sc_sqr(&square, &root);
    found = p224_sc_eq(&square, a);
    p224_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p224_sc_batch_inv(p224_sc *r, const p224_sc *a, p224_sc *scratch, size_t count)
{
    const p224_sc zero = { {0} };
    p224_sc product = p224_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p224_sc_select(&factor, p224_sc_is_zero(&a[i]), &p224_sc_one, &a[i]);
        p224_sc_mul(&product, &product, &factor);
    }
    p224_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p224_sc_is_zero(&a[i]);
        p224_sc_select(&factor, is_zero, &p224_sc_one, &a[i]);
        p224_sc_mul(&inverse, &product, &scratch[i]);
        p224_sc_mul(&product, &product, &factor);
        p224_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
