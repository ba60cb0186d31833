/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p192_internal.h"

#if P192_WORD_BITS == 64
/* n itself */
static const p192_limb p192_sc_modulus[P192_SC_LIMBS] = {
    UINT64_C(0x146bc9b1b4d22831),
    UINT64_C(0xffffffff99def836),
    UINT64_C(0xffffffffffffffff),
};
/* 1 in Montgomery form */
static const p192_sc p192_sc_one = { {
    UINT64_C(0xeb94364e4b2dd7cf),
    UINT64_C(0x662107c9),
    UINT64_C(0x0),
} };
/* 3^q in Montgomery form; 3 is not a square */
static const p192_sc p192_sc_root_of_unity = { {
    UINT64_C(0xa041545cc3a7cd7f),
    UINT64_C(0x48d5b0ee8e523b2a),
    UINT64_C(0xa659d028346e6025),
} };
/* Division steps: 8 rounds of 56; 443 are enough. */
#define P192_SC_ROUNDS 8
#define P192_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P192_SC_MATRIX p192_divsteps56
#define P192_SC_MATRIX_FG p192_divsteps56_fg3
#define P192_SC_MATRIX_DE p192_sc_divsteps_de
/* The first e: 2^64, which the rounds take away, times (2^192)^2, which keeps the form */
static const p192_limb p192_sc_start[P192_SC_LIMBS] = {
    UINT64_C(0x3fd80bcf19ccdffe),
    UINT64_C(0x126792c4b2cc9bcb),
    UINT64_C(0x4696ea5bcb7b8429),
};
#elif P192_WORD_BITS == 32
/* n itself */
static const p192_limb p192_sc_modulus[P192_SC_LIMBS] = {
    UINT32_C(0xb4d22831),
    UINT32_C(0x146bc9b1),
    UINT32_C(0x99def836),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p192_sc p192_sc_one = { {
    UINT32_C(0x4b2dd7cf),
    UINT32_C(0xeb94364e),
    UINT32_C(0x662107c9),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* 3^q in Montgomery form; 3 is not a square */
static const p192_sc p192_sc_root_of_unity = { {
    UINT32_C(0xc3a7cd7f),
    UINT32_C(0xa041545c),
    UINT32_C(0x8e523b2a),
    UINT32_C(0x48d5b0ee),
    UINT32_C(0x346e6025),
    UINT32_C(0xa659d028),
} };
/* Division steps: 15 rounds of 30; 443 are enough. */
#define P192_SC_ROUNDS 15
#define P192_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P192_SC_MATRIX p192_divsteps30
#define P192_SC_MATRIX_FG p192_divsteps30_fg6
#define P192_SC_MATRIX_DE p192_sc_divsteps_de
/* The first e: 2^30, which the rounds take away, times (2^192)^2, which keeps the form */
static const p192_limb p192_sc_start[P192_SC_LIMBS] = {
    UINT32_C(0xbeb9d4f3),
    UINT32_C(0xfc7d4df6),
    UINT32_C(0xe0aa05fa),
    UINT32_C(0xf2dee109),
    UINT32_C(0x91a5ba96),
    UINT32_C(0xfa816068),
};
#endif

/* r = a^(2^times) */
static void p192_sc_sqr_times(p192_sc *r, const p192_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p192_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xffffffffffffffffffffffff99def836146bc9b1b4d2282f
 * 191 squarings, 28 products.
 */
void p192_sc_inv_chain(p192_sc *r, const p192_sc *a)
{
    p192_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10;

    p192_sc_sqr(&t0, a); /* 2 */
    p192_sc_sqr(&t1, &t0); /* 4 */
    p192_sc_mul(&t2, &t1, a); /* 5 */
    p192_sc_mul(&t3, &t1, &t2); /* 9 */
    p192_sc_sqr(&t4, &t2); /* 10 */
    p192_sc_mul(&t4, &t4, &t3); /* 19 */
    p192_sc_sqr(&t5, &t1); /* 8 */
    p192_sc_mul(&t6, &t5, &t4); /* 27 */
    p192_sc_mul(&t7, &t1, &t6); /* 31 */
    p192_sc_sqr(&t5, &t5); /* 16 */
    p192_sc_mul(&t8, &t5, &t7); /* 47 */
    p192_sc_mul(&t9, &t1, &t8); /* 51 */
    p192_sc_mul(&t0, &t0, &t9); /* 53 */
    p192_sc_mul(&t1, &t1, &t0); /* 57 */
    p192_sc_mul(&t5, &t5, &t8); /* 63 */
    p192_sc_sqr_times(&t10, &t5, 6); /* 4032 */
    p192_sc_mul(&t5, &t10, &t5); /* 4095 */
    p192_sc_sqr_times(&t10, &t5, 12); /* 4095 << 12 */
    p192_sc_mul(&t5, &t10, &t5); /* 2^24 - 1 */
    p192_sc_sqr_times(&t10, &t5, 24); /* (2^24 - 1) << 24 */
    p192_sc_mul(&t5, &t10, &t5); /* 2^48 - 1 */
    p192_sc_sqr_times(&t10, &t5, 48); /* (2^48 - 1) << 48 */
    p192_sc_mul(&t5, &t10, &t5); /* 2^96 - 1 */
    p192_sc_sqr(&t5, &t5); /* (2^96 - 1) << 1 */
    p192_sc_mul(&t5, &t5, a); /* 2^97 - 1 */
    p192_sc_sqr_times(&t5, &t5, 8); /* (2^97 - 1) << 8 */
    p192_sc_mul(&t5, &t5, &t9); /* e >> 87 */
    p192_sc_sqr_times(&t5, &t5, 6); /* (e >> 87) << 6 */
    p192_sc_mul(&t5, &t5, &t8); /* e >> 81 */
    p192_sc_sqr_times(&t5, &t5, 6); /* (e >> 81) << 6 */
    p192_sc_mul(&t5, &t5, &t7); /* e >> 75 */
    p192_sc_sqr_times(&t5, &t5, 10); /* (e >> 75) << 10 */
    p192_sc_mul(&t5, &t5, &t6); /* e >> 65 */
    p192_sc_sqr_times(&t5, &t5, 7); /* (e >> 65) << 7 */
    p192_sc_mul(&t5, &t5, &t2); /* e >> 58 */
    p192_sc_sqr_times(&t5, &t5, 9); /* (e >> 58) << 9 */
    p192_sc_mul(&t0, &t5, &t0); /* e >> 49 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 49) << 6 */
    p192_sc_mul(&t0, &t0, &t1); /* e >> 43 */
    p192_sc_sqr_times(&t0, &t0, 7); /* (e >> 43) << 7 */
    p192_sc_mul(&t0, &t0, &t6); /* e >> 36 */
    p192_sc_sqr_times(&t0, &t0, 8); /* (e >> 36) << 8 */
    p192_sc_mul(&t0, &t0, &t6); /* e >> 28 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 28) << 6 */
    p192_sc_mul(&t0, &t0, &t4); /* e >> 22 */
    p192_sc_sqr_times(&t0, &t0, 5); /* (e >> 22) << 5 */
    p192_sc_mul(&t0, &t0, &t3); /* e >> 17 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 17) << 6 */
    p192_sc_mul(&t0, &t0, &t2); /* e >> 11 */
    p192_sc_sqr_times(&t0, &t0, 11); /* (e >> 11) << 11 */
    p192_sc_mul(r, &t0, &t8); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p192_sc_inv_divsteps(p192_sc *r, const p192_sc *a)
{
    p192_limb fg[2 * (P192_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p192_limb de[2 * P192_SC_LIMBS] = {0};
    p192_limb m[5]; /* delta, then the matrix of one round */
    p192_limb low[3];
    unsigned int i;

    for (i = 0; i < P192_SC_LIMBS; i++) {
        fg[i] = p192_sc_modulus[i];
        fg[P192_SC_LIMBS + 1 + i] = a->v[i];
        de[P192_SC_LIMBS + i] = p192_sc_start[i];
    }
    m[0] = P192_SC_DELTA;
    for (i = 0; i < P192_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P192_SC_LIMBS + 1];
        P192_SC_MATRIX(m, low);
        P192_SC_MATRIX_FG(fg, fg, m);
        P192_SC_MATRIX_DE(de, de, m);
    }
    p192_sc_divsteps_end(r, de, fg);
}

void p192_sc_inv(p192_sc *r, const p192_sc *a)
{
    p192_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x7fffffffffffffffffffffffccef7c1b0a35e4d8da69141
 * 186 squarings, 27 products.
 */
static void p192_sc_sqrt_power(p192_sc *r, const p192_sc *a)
{
    p192_sc t0, t1, t2, t3, t4, t5, t6, t7, t8;

    p192_sc_sqr(&t0, a); /* 2 */
    p192_sc_sqr(&t1, &t0); /* 4 */
    p192_sc_mul(&t2, &t1, a); /* 5 */
    p192_sc_mul(&t3, &t1, &t2); /* 9 */
    p192_sc_mul(&t4, &t1, &t3); /* 13 */
    p192_sc_mul(&t5, &t0, &t4); /* 15 */
    p192_sc_mul(&t6, &t1, &t5); /* 19 */
    p192_sc_sqr(&t1, &t1); /* 8 */
    p192_sc_mul(&t1, &t1, &t6); /* 27 */
    p192_sc_mul(&t0, &t0, &t1); /* 29 */
    p192_sc_sqr_times(&t7, &t5, 4); /* 240 */
    p192_sc_mul(&t7, &t7, &t5); /* 255 */
    p192_sc_sqr_times(&t8, &t7, 8); /* 65280 */
    p192_sc_mul(&t7, &t8, &t7); /* 65535 */
    p192_sc_sqr_times(&t8, &t7, 16); /* 65535 << 16 */
    p192_sc_mul(&t7, &t8, &t7); /* 2^32 - 1 */
    p192_sc_sqr_times(&t8, &t7, 32); /* (2^32 - 1) << 32 */
    p192_sc_mul(&t8, &t8, &t7); /* 2^64 - 1 */
    p192_sc_sqr_times(&t8, &t8, 32); /* (2^64 - 1) << 32 */
    p192_sc_mul(&t7, &t8, &t7); /* 2^96 - 1 */
    p192_sc_sqr_times(&t7, &t7, 5); /* (2^96 - 1) << 5 */
    p192_sc_mul(&t7, &t7, &t6); /* e >> 86 */
    p192_sc_sqr_times(&t7, &t7, 7); /* (e >> 86) << 7 */
    p192_sc_mul(&t7, &t7, &t0); /* e >> 79 */
    p192_sc_sqr_times(&t7, &t7, 5); /* (e >> 79) << 5 */
    p192_sc_mul(&t0, &t7, &t0); /* e >> 74 */
    p192_sc_sqr_times(&t0, &t0, 4); /* (e >> 74) << 4 */
    p192_sc_mul(&t0, &t0, &t5); /* e >> 70 */
    p192_sc_sqr_times(&t0, &t0, 10); /* (e >> 70) << 10 */
    p192_sc_mul(&t0, &t0, &t1); /* e >> 60 */
    p192_sc_sqr_times(&t0, &t0, 7); /* (e >> 60) << 7 */
    p192_sc_mul(&t0, &t0, &t2); /* e >> 53 */
    p192_sc_sqr_times(&t0, &t0, 7); /* (e >> 53) << 7 */
    p192_sc_mul(&t0, &t0, &t4); /* e >> 46 */
    p192_sc_sqr_times(&t0, &t0, 5); /* (e >> 46) << 5 */
    p192_sc_mul(&t0, &t0, &t5); /* e >> 41 */
    p192_sc_sqr_times(&t0, &t0, 3); /* (e >> 41) << 3 */
    p192_sc_mul(&t0, &t0, a); /* e >> 38 */
    p192_sc_sqr_times(&t0, &t0, 7); /* (e >> 38) << 7 */
    p192_sc_mul(&t0, &t0, &t1); /* e >> 31 */
    p192_sc_sqr_times(&t0, &t0, 8); /* (e >> 31) << 8 */
    p192_sc_mul(&t0, &t0, &t1); /* e >> 23 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 23) << 6 */
    p192_sc_mul(&t0, &t0, &t6); /* e >> 17 */
    p192_sc_sqr_times(&t0, &t0, 5); /* (e >> 17) << 5 */
    p192_sc_mul(&t0, &t0, &t3); /* e >> 12 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 12) << 6 */
    p192_sc_mul(&t0, &t0, &t2); /* e >> 6 */
    p192_sc_sqr_times(&t0, &t0, 6); /* (e >> 6) << 6 */
    p192_sc_mul(r, &t0, a); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n - 1 = 2^4 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4).
 * 193 squarings, 35 products with the check at the end.
 */
int p192_sc_sqrt(p192_sc *r, const p192_sc *a)
{
    const p192_sc zero = { {0} };
    p192_sc root, square, t, c, product;
    uint64_t found;
    unsigned int i;

    p192_sc_sqrt_power(&t, a);
    p192_sc_mul(&root, a, &t);
    p192_sc_mul(&t, &root, &t); /* a^q, of order 2^k for some k, or 0 */
    c = p192_sc_root_of_unity;
    /* root^2 = a*t all the time; each iteration halves the largest order that t can have */
    for (i = 4; i >= 2; i--) {
        p192_sc_sqr_times(&square, &t, i - 2);
        found = p192_sc_eq(&square, &p192_sc_one);
        p192_sc_mul(&product, &root, &c);
        p192_sc_select(&root, found, &root, &product);
        p192_sc_sqr(&c, &c);
        p192_sc_mul(&product, &t, &c);
        p192_sc_select(&t, found, &t, &product);
    }
    p192_sc_sqr(&square, &root);
    found = p192_sc_eq(&square, a);
    p192_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p192_sc_batch_inv(p192_sc *r, const p192_sc *a, p192_sc *scratch, size_t count)
{
    const p192_sc zero = { {0} };
    p192_sc product = p192_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p192_sc_select(&factor, p192_sc_is_zero(&a[i]), &p192_sc_one, &a[i]);
        p192_sc_mul(&product, &product, &factor);
    }
    p192_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p192_sc_is_zero(&a[i]);
        p192_sc_select(&factor, is_zero, &p192_sc_one, &a[i]);
        p192_sc_mul(&inverse, &product, &scratch[i]);
        p192_sc_mul(&product, &product, &factor);
        p192_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
