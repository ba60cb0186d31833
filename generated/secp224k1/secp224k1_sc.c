/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "secp224k1_internal.h"

#if SECP224K1_WORD_BITS == 64
/* n itself */
static const secp224k1_limb secp224k1_sc_modulus[SECP224K1_SC_LIMBS] = {
    UINT64_C(0xcaf0a971769fb1f7),
    UINT64_C(0x1dce8d2ec6184),
    UINT64_C(0x0),
    UINT64_C(0x100000000),
};
/* 1 in Montgomery form */
static const secp224k1_sc secp224k1_sc_one = { {
    UINT64_C(0x5450f77a769fb1f7),
    UINT64_C(0x2d157b6407fbb813),
    UINT64_C(0xfffffffffffe2317),
    UINT64_C(0xffffffff),
} };
/* Division steps: 9 rounds of 58; 519 are enough. */
#define SECP224K1_SC_ROUNDS 9
#define SECP224K1_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define SECP224K1_SC_MATRIX secp224k1_divsteps58
#define SECP224K1_SC_MATRIX_FG secp224k1_divsteps58_fg4
#define SECP224K1_SC_MATRIX_DE secp224k1_sc_divsteps_de
/* The first e: 2^54, which the rounds take away, times (2^256)^2, which keeps the form */
static const secp224k1_limb secp224k1_sc_start[SECP224K1_SC_LIMBS] = {
    UINT64_C(0xdacf979c98f47827),
    UINT64_C(0x8a1cfeb816a43ef2),
    UINT64_C(0xb922f7c52271c931),
    UINT64_C(0x622effcc),
};
#elif SECP224K1_WORD_BITS == 32
/* n itself */
static const secp224k1_limb secp224k1_sc_modulus[SECP224K1_SC_LIMBS] = {
    UINT32_C(0x769fb1f7),
    UINT32_C(0xcaf0a971),
    UINT32_C(0xd2ec6184),
    UINT32_C(0x1dce8),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x1),
};
/* 1 in Montgomery form */
static const secp224k1_sc secp224k1_sc_one = { {
    UINT32_C(0x769fb1f7),
    UINT32_C(0x5450f77a),
    UINT32_C(0x7fbb813),
    UINT32_C(0x2d157b64),
    UINT32_C(0xfffe2317),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0),
} };
/* Division steps: 18 rounds of 29; 519 are enough. */
#define SECP224K1_SC_ROUNDS 18
#define SECP224K1_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define SECP224K1_SC_MATRIX secp224k1_divsteps29
#define SECP224K1_SC_MATRIX_FG secp224k1_divsteps29_fg8
#define SECP224K1_SC_MATRIX_DE secp224k1_sc_divsteps_de
/* The first e: 2^54, which the rounds take away, times (2^256)^2, which keeps the form */
static const secp224k1_limb secp224k1_sc_start[SECP224K1_SC_LIMBS] = {
    UINT32_C(0x98f47827),
    UINT32_C(0xdacf979c),
    UINT32_C(0x16a43ef2),
    UINT32_C(0x8a1cfeb8),
    UINT32_C(0x2271c931),
    UINT32_C(0xb922f7c5),
    UINT32_C(0x622effcc),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void secp224k1_sc_sqr_times(secp224k1_sc *r, const secp224k1_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        secp224k1_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f5
 * 225 squarings, 28 products.
 */
void secp224k1_sc_inv_chain(secp224k1_sc *r, const secp224k1_sc *a)
{
    secp224k1_sc t0, t1, t2, t3, t4, t5, t6, t7;

    secp224k1_sc_sqr(&t0, a); /* 2 */
    secp224k1_sc_mul(&t1, &t0, a); /* 3 */
    secp224k1_sc_sqr(&t2, &t0); /* 4 */
    secp224k1_sc_mul(&t3, &t2, &t1); /* 7 */
    secp224k1_sc_sqr(&t4, &t1); /* 6 */
    secp224k1_sc_mul(&t5, &t4, &t3); /* 13 */
    secp224k1_sc_mul(&t6, &t4, &t5); /* 19 */
    secp224k1_sc_mul(&t0, &t0, &t6); /* 21 */
    secp224k1_sc_mul(&t7, &t2, &t6); /* 23 */
    secp224k1_sc_mul(&t4, &t4, &t7); /* 29 */
    secp224k1_sc_sqr_times(&t2, &t2, 114); /* 4 << 114 */
    secp224k1_sc_mul(&t2, &t2, &t4); /* e >> 108 */
    secp224k1_sc_sqr_times(&t2, &t2, 2); /* (e >> 108) << 2 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 106 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 106) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t4); /* e >> 99 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 99) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t5); /* e >> 92 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 92) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t7); /* e >> 85 */
    secp224k1_sc_sqr_times(&t2, &t2, 3); /* (e >> 85) << 3 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 82 */
    secp224k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 82) << 5 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 77 */
    secp224k1_sc_sqr_times(&t2, &t2, 6); /* (e >> 77) << 6 */
    secp224k1_sc_mul(&t1, &t2, &t1); /* e >> 71 */
    secp224k1_sc_sqr_times(&t1, &t1, 9); /* (e >> 71) << 9 */
    secp224k1_sc_mul(&t1, &t1, &t6); /* e >> 62 */
    secp224k1_sc_sqr_times(&t1, &t1, 7); /* (e >> 62) << 7 */
    secp224k1_sc_mul(&t1, &t1, &t0); /* e >> 55 */
    secp224k1_sc_sqr_times(&t1, &t1, 3); /* (e >> 55) << 3 */
    secp224k1_sc_mul(&t1, &t1, &t3); /* e >> 52 */
    secp224k1_sc_sqr_times(&t1, &t1, 9); /* (e >> 52) << 9 */
    secp224k1_sc_mul(&t0, &t1, &t0); /* e >> 43 */
    secp224k1_sc_sqr_times(&t0, &t0, 7); /* (e >> 43) << 7 */
    secp224k1_sc_mul(&t0, &t0, &t7); /* e >> 36 */
    secp224k1_sc_sqr_times(&t0, &t0, 8); /* (e >> 36) << 8 */
    secp224k1_sc_mul(&t0, &t0, &t7); /* e >> 28 */
    secp224k1_sc_sqr_times(&t0, &t0, 5); /* (e >> 28) << 5 */
    secp224k1_sc_mul(&t0, &t0, &t5); /* e >> 23 */
    secp224k1_sc_sqr_times(&t0, &t0, 5); /* (e >> 23) << 5 */
    secp224k1_sc_mul(&t0, &t0, &t3); /* e >> 18 */
    secp224k1_sc_sqr_times(&t0, &t0, 5); /* (e >> 18) << 5 */
    secp224k1_sc_mul(&t0, &t0, &t4); /* e >> 13 */
    secp224k1_sc_sqr(&t0, &t0); /* (e >> 13) << 1 */
    secp224k1_sc_mul(&t0, &t0, a); /* e >> 12 */
    secp224k1_sc_sqr_times(&t0, &t0, 6); /* (e >> 12) << 6 */
    secp224k1_sc_mul(&t0, &t0, &t3); /* e >> 6 */
    secp224k1_sc_sqr_times(&t0, &t0, 4); /* (e >> 6) << 4 */
    secp224k1_sc_mul(&t0, &t0, &t5); /* e >> 2 */
    secp224k1_sc_sqr_times(&t0, &t0, 2); /* (e >> 2) << 2 */
    secp224k1_sc_mul(r, &t0, a); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void secp224k1_sc_inv_divsteps(secp224k1_sc *r, const secp224k1_sc *a)
{
    secp224k1_limb fg[2 * (SECP224K1_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    secp224k1_limb de[2 * SECP224K1_SC_LIMBS] = {0};
    secp224k1_limb m[5]; /* delta, then the matrix of one round */
    secp224k1_limb low[3];
    unsigned int i;

    for (i = 0; i < SECP224K1_SC_LIMBS; i++) {
        fg[i] = secp224k1_sc_modulus[i];
        fg[SECP224K1_SC_LIMBS + 1 + i] = a->v[i];
        de[SECP224K1_SC_LIMBS + i] = secp224k1_sc_start[i];
    }
    m[0] = SECP224K1_SC_DELTA;
    for (i = 0; i < SECP224K1_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[SECP224K1_SC_LIMBS + 1];
        SECP224K1_SC_MATRIX(m, low);
        SECP224K1_SC_MATRIX_FG(fg, fg, m);
        SECP224K1_SC_MATRIX_DE(de, de, m);
    }
    secp224k1_sc_divsteps_end(r, de, fg);
}

void secp224k1_sc_inv(secp224k1_sc *r, const secp224k1_sc *a)
{
    secp224k1_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (n + 1)/4 = 0x4000000000000000000000000000773a34bb186132bc2a5c5da7ec7e
 * 224 squarings, 26 products.
 */
static void secp224k1_sc_sqrt_power(secp224k1_sc *r, const secp224k1_sc *a)
{
    secp224k1_sc t0, t1, t2, t3, t4, t5, t6, t7;

    secp224k1_sc_sqr(&t0, a); /* 2 */
    secp224k1_sc_mul(&t1, &t0, a); /* 3 */
    secp224k1_sc_sqr(&t2, &t0); /* 4 */
    secp224k1_sc_mul(&t3, &t2, &t1); /* 7 */
    secp224k1_sc_sqr(&t4, &t1); /* 6 */
    secp224k1_sc_mul(&t4, &t4, &t3); /* 13 */
    secp224k1_sc_sqr(&t2, &t2); /* 8 */
    secp224k1_sc_mul(&t5, &t2, &t4); /* 21 */
    secp224k1_sc_mul(&t0, &t0, &t5); /* 23 */
    secp224k1_sc_mul(&t6, &t2, &t5); /* 29 */
    secp224k1_sc_sqr(&t7, &t5); /* 42 */
    secp224k1_sc_mul(&t7, &t7, &t5); /* 63 */
    secp224k1_sc_sqr_times(&t2, &t2, 113); /* 8 << 113 */
    secp224k1_sc_mul(&t2, &t2, &t6); /* e >> 106 */
    secp224k1_sc_sqr_times(&t2, &t2, 2); /* (e >> 106) << 2 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 104 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 104) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t6); /* e >> 97 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 97) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t4); /* e >> 90 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 90) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t0); /* e >> 83 */
    secp224k1_sc_sqr_times(&t2, &t2, 3); /* (e >> 83) << 3 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 80 */
    secp224k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 80) << 5 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 75 */
    secp224k1_sc_sqr_times(&t2, &t2, 6); /* (e >> 75) << 6 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 69 */
    secp224k1_sc_sqr_times(&t2, &t2, 5); /* (e >> 69) << 5 */
    secp224k1_sc_mul(&t2, &t2, a); /* e >> 64 */
    secp224k1_sc_sqr_times(&t2, &t2, 4); /* (e >> 64) << 4 */
    secp224k1_sc_mul(&t2, &t2, &t1); /* e >> 60 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 60) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t5); /* e >> 53 */
    secp224k1_sc_sqr_times(&t2, &t2, 3); /* (e >> 53) << 3 */
    secp224k1_sc_mul(&t2, &t2, &t3); /* e >> 50 */
    secp224k1_sc_sqr_times(&t2, &t2, 9); /* (e >> 50) << 9 */
    secp224k1_sc_mul(&t2, &t2, &t5); /* e >> 41 */
    secp224k1_sc_sqr_times(&t2, &t2, 7); /* (e >> 41) << 7 */
    secp224k1_sc_mul(&t2, &t2, &t0); /* e >> 34 */
    secp224k1_sc_sqr_times(&t2, &t2, 8); /* (e >> 34) << 8 */
    secp224k1_sc_mul(&t0, &t2, &t0); /* e >> 26 */
    secp224k1_sc_sqr_times(&t0, &t0, 5); /* (e >> 26) << 5 */
    secp224k1_sc_mul(&t0, &t0, &t4); /* e >> 21 */
    secp224k1_sc_sqr_times(&t0, &t0, 8); /* (e >> 21) << 8 */
    secp224k1_sc_mul(&t0, &t0, &t7); /* e >> 13 */
    secp224k1_sc_sqr_times(&t0, &t0, 3); /* (e >> 13) << 3 */
    secp224k1_sc_mul(&t0, &t0, &t1); /* e >> 10 */
    secp224k1_sc_sqr_times(&t0, &t0, 9); /* (e >> 10) << 9 */
    secp224k1_sc_mul(&t0, &t0, &t7); /* e >> 1 */
    secp224k1_sc_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n = 3 mod 4: r = a^((n + 1)/4).
 * 225 squarings, 26 products with the check at the end.
 */
int secp224k1_sc_sqrt(secp224k1_sc *r, const secp224k1_sc *a)
{
    const secp224k1_sc zero = { {0} };
    secp224k1_sc root, square;
    uint64_t found;

    secp224k1_sc_sqrt_power(&root, a);
    secp224k1_sc_sqr(&square, &root);
    found = secp224k1_sc_eq(&square, a);
    secp224k1_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void secp224k1_sc_batch_inv(secp224k1_sc *r, const secp224k1_sc *a, secp224k1_sc *scratch, size_t count)
{
    const secp224k1_sc zero = { {0} };
    secp224k1_sc product = secp224k1_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        secp224k1_sc_select(&factor, secp224k1_sc_is_zero(&a[i]), &secp224k1_sc_one, &a[i]);
        secp224k1_sc_mul(&product, &product, &factor);
    }
    secp224k1_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = secp224k1_sc_is_zero(&a[i]);
        secp224k1_sc_select(&factor, is_zero, &secp224k1_sc_one, &a[i]);
        secp224k1_sc_mul(&inverse, &product, &scratch[i]);
        secp224k1_sc_mul(&product, &product, &factor);
        secp224k1_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
