/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "curve25519_internal.h"

#if CURVE25519_WORD_BITS == 64
/* n itself */
static const curve25519_limb curve25519_sc_modulus[CURVE25519_SC_LIMBS] = {
    UINT64_C(0x5812631a5cf5d3ed),
    UINT64_C(0x14def9dea2f79cd6),
    UINT64_C(0x0),
    UINT64_C(0x1000000000000000),
};
/* 1 in Montgomery form */
static const curve25519_sc curve25519_sc_one = { {
    UINT64_C(0xd6ec31748d98951d),
    UINT64_C(0xc6ef5bf4737dcf70),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xfffffffffffffff),
} };
/* sqrt(-1) in Montgomery form */
static const curve25519_sc curve25519_sc_root_of_minus_one = { {
    UINT64_C(0x7c790e32b42f0e7d),
    UINT64_C(0x4c8ce706a7ae2cc8),
    UINT64_C(0xd73823cc921779ad),
    UINT64_C(0x5599959893f562a),
} };
/* Division steps: 10 rounds of 59; 584 are enough. */
#define CURVE25519_SC_ROUNDS 10
#define CURVE25519_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define CURVE25519_SC_MATRIX curve25519_divsteps59
#define CURVE25519_SC_MATRIX_FG curve25519_divsteps59_fg4
#define CURVE25519_SC_MATRIX_DE curve25519_sc_divsteps_de
/* The first e: 2^50, which the rounds take away, times (2^256)^2, which keeps the form */
static const curve25519_limb curve25519_sc_start[CURVE25519_SC_LIMBS] = {
    UINT64_C(0xda08b39444206ed2),
    UINT64_C(0xd285c8b835dd579e),
    UINT64_C(0xf9972d718eaa5e8c),
    UINT64_C(0x8f73bb1cf485fd6),
};
#elif CURVE25519_WORD_BITS == 32
/* n itself */
static const curve25519_limb curve25519_sc_modulus[CURVE25519_SC_LIMBS] = {
    UINT32_C(0x5cf5d3ed),
    UINT32_C(0x5812631a),
    UINT32_C(0xa2f79cd6),
    UINT32_C(0x14def9de),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x10000000),
};
/* 1 in Montgomery form */
static const curve25519_sc curve25519_sc_one = { {
    UINT32_C(0x8d98951d),
    UINT32_C(0xd6ec3174),
    UINT32_C(0x737dcf70),
    UINT32_C(0xc6ef5bf4),
    UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xfffffff),
} };
/* sqrt(-1) in Montgomery form */
static const curve25519_sc curve25519_sc_root_of_minus_one = { {
    UINT32_C(0xb42f0e7d),
    UINT32_C(0x7c790e32),
    UINT32_C(0xa7ae2cc8),
    UINT32_C(0x4c8ce706),
    UINT32_C(0x921779ad),
    UINT32_C(0xd73823cc),
    UINT32_C(0x893f562a),
    UINT32_C(0x5599959),
} };
/* Division steps: 20 rounds of 30; 584 are enough. */
#define CURVE25519_SC_ROUNDS 20
#define CURVE25519_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define CURVE25519_SC_MATRIX curve25519_divsteps30
#define CURVE25519_SC_MATRIX_FG curve25519_divsteps30_fg8
#define CURVE25519_SC_MATRIX_DE curve25519_sc_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const curve25519_limb curve25519_sc_start[CURVE25519_SC_LIMBS] = {
    UINT32_C(0x5f842779),
    UINT32_C(0xdbfb30da),
    UINT32_C(0xf119a7a7),
    UINT32_C(0xa3fae7b7),
    UINT32_C(0x5c63aa97),
    UINT32_C(0xf5be65cb),
    UINT32_C(0xec73d217),
    UINT32_C(0x9a3dce),
};
#endif

/* r = a^(2^times) */
static void curve25519_sc_sqr_times(curve25519_sc *r, const curve25519_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        curve25519_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3eb
 * 253 squarings, 32 products.
 */
void curve25519_sc_inv_chain(curve25519_sc *r, const curve25519_sc *a)
{
    curve25519_sc t0, t1, t2, t3, t4, t5, t6, t7;

    curve25519_sc_sqr(&t0, a); /* 2 */
    curve25519_sc_mul(&t1, &t0, a); /* 3 */
    curve25519_sc_mul(&t2, &t0, &t1); /* 5 */
    curve25519_sc_mul(&t3, &t0, &t2); /* 7 */
    curve25519_sc_mul(&t4, &t0, &t3); /* 9 */
    curve25519_sc_mul(&t5, &t0, &t4); /* 11 */
    curve25519_sc_sqr(&t0, &t0); /* 4 */
    curve25519_sc_mul(&t6, &t0, &t5); /* 15 */
    curve25519_sc_sqr(&t7, &t6); /* 30 */
    curve25519_sc_mul(&t7, &t7, a); /* 31 */
    curve25519_sc_sqr_times(&t0, &t0, 128); /* 4 << 128 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 122 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 122) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 118 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 118) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 113 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 113) << 6 */
    curve25519_sc_mul(&t0, &t0, &t7); /* e >> 107 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 107) << 5 */
    curve25519_sc_mul(&t0, &t0, &t3); /* e >> 102 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 102) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 97 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 97) << 4 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 93 */
    curve25519_sc_sqr_times(&t0, &t0, 7); /* (e >> 93) << 7 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 86 */
    curve25519_sc_sqr_times(&t0, &t0, 2); /* (e >> 86) << 2 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 84 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 84) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 79 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 79) << 5 */
    curve25519_sc_mul(&t0, &t0, &t3); /* e >> 74 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 74) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 70 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 70) << 5 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 65 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 65) << 6 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 59 */
    curve25519_sc_sqr_times(&t0, &t0, 10); /* (e >> 59) << 10 */
    curve25519_sc_mul(&t0, &t0, &t4); /* e >> 49 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 49) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 45 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 45) << 5 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 40 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 40) << 5 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 35 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 35) << 5 */
    curve25519_sc_mul(&t0, &t0, &t4); /* e >> 30 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 30) << 4 */
    curve25519_sc_mul(&t0, &t0, &t3); /* e >> 26 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 26) << 6 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 20 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 20) << 5 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 15 */
    curve25519_sc_sqr_times(&t0, &t0, 3); /* (e >> 15) << 3 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 12 */
    curve25519_sc_sqr_times(&t0, &t0, 7); /* (e >> 12) << 7 */
    curve25519_sc_mul(&t0, &t0, &t7); /* e >> 5 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 5) << 5 */
    curve25519_sc_mul(r, &t0, &t5); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void curve25519_sc_inv_divsteps(curve25519_sc *r, const curve25519_sc *a)
{
    curve25519_limb fg[2 * (CURVE25519_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    curve25519_limb de[2 * CURVE25519_SC_LIMBS] = {0};
    curve25519_limb m[5]; /* delta, then the matrix of one round */
    curve25519_limb low[3];
    unsigned int i;

    for (i = 0; i < CURVE25519_SC_LIMBS; i++) {
        fg[i] = curve25519_sc_modulus[i];
        fg[CURVE25519_SC_LIMBS + 1 + i] = a->v[i];
        de[CURVE25519_SC_LIMBS + i] = curve25519_sc_start[i];
    }
    m[0] = CURVE25519_SC_DELTA;
    for (i = 0; i < CURVE25519_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[CURVE25519_SC_LIMBS + 1];
        CURVE25519_SC_MATRIX(m, low);
        CURVE25519_SC_MATRIX_FG(fg, fg, m);
        CURVE25519_SC_MATRIX_DE(de, de, m);
    }
    curve25519_sc_divsteps_end(r, de, fg);
}

void curve25519_sc_inv(curve25519_sc *r, const curve25519_sc *a)
{
    curve25519_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (n + 3)/8 = 0x2000000000000000000000000000000029bdf3bd45ef39acb024c634b9eba7e
 * 249 squarings, 32 products.
 */
static void curve25519_sc_sqrt_power(curve25519_sc *r, const curve25519_sc *a)
{
    curve25519_sc t0, t1, t2, t3, t4, t5, t6;

    curve25519_sc_sqr(&t0, a); /* 2 */
    curve25519_sc_mul(&t1, &t0, a); /* 3 */
    curve25519_sc_mul(&t2, &t0, &t1); /* 5 */
    curve25519_sc_mul(&t3, &t0, &t2); /* 7 */
    curve25519_sc_mul(&t4, &t0, &t3); /* 9 */
    curve25519_sc_mul(&t5, &t0, &t4); /* 11 */
    curve25519_sc_sqr(&t0, &t0); /* 4 */
    curve25519_sc_mul(&t6, &t0, &t5); /* 15 */
    curve25519_sc_sqr_times(&t0, &t0, 128); /* 4 << 128 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 119 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 119) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 115 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 115) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 110 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 110) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 105 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 105) << 4 */
    curve25519_sc_mul(&t0, &t0, &t4); /* e >> 101 */
    curve25519_sc_sqr_times(&t0, &t0, 2); /* (e >> 101) << 2 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 99 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 99) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 94 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 94) << 4 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 90 */
    curve25519_sc_sqr_times(&t0, &t0, 7); /* (e >> 90) << 7 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 83 */
    curve25519_sc_sqr_times(&t0, &t0, 2); /* (e >> 83) << 2 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 81 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 81) << 5 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 76 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 76) << 5 */
    curve25519_sc_mul(&t0, &t0, &t3); /* e >> 71 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 71) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 67 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 67) << 5 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 62 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 62) << 6 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 56 */
    curve25519_sc_sqr_times(&t0, &t0, 10); /* (e >> 56) << 10 */
    curve25519_sc_mul(&t0, &t0, &t4); /* e >> 46 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 46) << 4 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 42 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 42) << 5 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 37 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 37) << 5 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 32 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 32) << 5 */
    curve25519_sc_mul(&t0, &t0, &t4); /* e >> 27 */
    curve25519_sc_sqr_times(&t0, &t0, 4); /* (e >> 27) << 4 */
    curve25519_sc_mul(&t0, &t0, &t3); /* e >> 23 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 23) << 6 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 17 */
    curve25519_sc_sqr_times(&t0, &t0, 5); /* (e >> 17) << 5 */
    curve25519_sc_mul(&t0, &t0, &t5); /* e >> 12 */
    curve25519_sc_sqr_times(&t0, &t0, 3); /* (e >> 12) << 3 */
    curve25519_sc_mul(&t0, &t0, &t2); /* e >> 9 */
    curve25519_sc_sqr_times(&t0, &t0, 6); /* (e >> 9) << 6 */
    curve25519_sc_mul(&t0, &t0, &t6); /* e >> 3 */
    curve25519_sc_sqr_times(&t0, &t0, 2); /* (e >> 3) << 2 */
    curve25519_sc_mul(&t0, &t0, &t1); /* e >> 1 */
    curve25519_sc_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n = 5 mod 8: r = a^((n + 3)/8), or that times sqrt(-1) (RFC 9380, I.2).
 * 251 squarings, 33 products with the check at the end.
 */
int curve25519_sc_sqrt(curve25519_sc *r, const curve25519_sc *a)
{
    const curve25519_sc zero = { {0} };
    curve25519_sc root, square, other;
    uint64_t found;

    curve25519_sc_sqrt_power(&root, a);
    curve25519_sc_sqr(&square, &root);
    found = curve25519_sc_eq(&square, a);
    curve25519_sc_mul(&other, &root, &curve25519_sc_root_of_minus_one);
    curve25519_sc_select(&root, found, &root, &other);
    curve25519_sc_sqr(&square, &root);
    found = curve25519_sc_eq(&square, a);
    curve25519_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void curve25519_sc_batch_inv(curve25519_sc *r, const curve25519_sc *a, curve25519_sc *scratch, size_t count)
{
    const curve25519_sc zero = { {0} };
    curve25519_sc product = curve25519_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        curve25519_sc_select(&factor, curve25519_sc_is_zero(&a[i]), &curve25519_sc_one, &a[i]);
        curve25519_sc_mul(&product, &product, &factor);
    }
    curve25519_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = curve25519_sc_is_zero(&a[i]);
        curve25519_sc_select(&factor, is_zero, &curve25519_sc_one, &a[i]);
        curve25519_sc_mul(&inverse, &product, &scratch[i]);
        curve25519_sc_mul(&product, &product, &factor);
        curve25519_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
