/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p384_internal.h"

#if P384_WORD_BITS == 64
/* n itself */
static const p384_limb p384_sc_modulus[P384_SC_LIMBS] = {
    UINT64_C(0xecec196accc52973),
    UINT64_C(0x581a0db248b0a77a),
    UINT64_C(0xc7634d81f4372ddf),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
};
/* 1 in Montgomery form */
static const p384_sc p384_sc_one = { {
    UINT64_C(0x1313e695333ad68d),
    UINT64_C(0xa7e5f24db74f5885),
    UINT64_C(0x389cb27e0bc8d220),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* Division steps: 15 rounds of 59; 885 are enough. */
#define P384_SC_ROUNDS 15
#define P384_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P384_SC_MATRIX p384_divsteps59
#define P384_SC_MATRIX_FG p384_divsteps59_fg6
#define P384_SC_MATRIX_DE p384_sc_divsteps_de
/* The first e: 2^75, which the rounds take away, times (2^384)^2, which keeps the form */
static const p384_limb p384_sc_start[P384_SC_LIMBS] = {
    UINT64_C(0x889a9e4f4ad5fe59),
    UINT64_C(0x7299102a31a1875d),
    UINT64_C(0x931fa0adfa93e0ec),
    UINT64_C(0x183036f304fa1e64),
    UINT64_C(0x6a48ba5558e62df8),
    UINT64_C(0x82dbd1413344aea0),
};
#elif P384_WORD_BITS == 32
/* n itself */
static const p384_limb p384_sc_modulus[P384_SC_LIMBS] = {
    UINT32_C(0xccc52973),
    UINT32_C(0xecec196a),
    UINT32_C(0x48b0a77a),
    UINT32_C(0x581a0db2),
    UINT32_C(0xf4372ddf),
    UINT32_C(0xc7634d81),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p384_sc p384_sc_one = { {
    UINT32_C(0x333ad68d),
    UINT32_C(0x1313e695),
    UINT32_C(0xb74f5885),
    UINT32_C(0xa7e5f24d),
    UINT32_C(0xbc8d220),
    UINT32_C(0x389cb27e),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* Division steps: 30 rounds of 30; 885 are enough. */
#define P384_SC_ROUNDS 30
#define P384_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P384_SC_MATRIX p384_divsteps30
#define P384_SC_MATRIX_FG p384_divsteps30_fg12
#define P384_SC_MATRIX_DE p384_sc_divsteps_de
/* The first e: 2^60, which the rounds take away, times (2^384)^2, which keeps the form */
static const p384_limb p384_sc_start[P384_SC_LIMBS] = {
    UINT32_C(0xfc1d304a),
    UINT32_C(0xbc5bf5a8),
    UINT32_C(0xbbd47c34),
    UINT32_C(0x217edda7),
    UINT32_C(0x97648b72),
    UINT32_C(0x385e3bf9),
    UINT32_C(0x6de609f4),
    UINT32_C(0x5bf03060),
    UINT32_C(0x74aab1cc),
    UINT32_C(0x5d40d491),
    UINT32_C(0xa2826689),
    UINT32_C(0x13fb05b7),
};
#endif

/* r = a^(2^times) */
static void p384_sc_sqr_times(p384_sc *r, const p384_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p384_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52971
 * 382 squarings, 46 products.
 */
void p384_sc_inv_chain(p384_sc *r, const p384_sc *a)
{
    p384_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12;

    p384_sc_sqr(&t0, a); /* 2 */
    p384_sc_sqr(&t1, &t0); /* 4 */
    p384_sc_sqr(&t2, &t1); /* 8 */
    p384_sc_mul(&t3, &t2, a); /* 9 */
    p384_sc_mul(&t4, &t0, &t3); /* 11 */
    p384_sc_mul(&t5, &t1, &t3); /* 13 */
    p384_sc_sqr(&t6, &t2); /* 16 */
    p384_sc_mul(&t7, &t6, &t3); /* 25 */
    p384_sc_mul(&t8, &t6, &t4); /* 27 */
    p384_sc_mul(&t9, &t1, &t8); /* 31 */
    p384_sc_mul(&t6, &t6, &t7); /* 41 */
    p384_sc_mul(&t10, &t2, &t6); /* 49 */
    p384_sc_mul(&t0, &t0, &t10); /* 51 */
    p384_sc_mul(&t1, &t1, &t0); /* 55 */
    p384_sc_mul(&t11, &t2, &t0); /* 59 */
    p384_sc_mul(&t2, &t2, &t1); /* 63 */
    p384_sc_sqr_times(&t12, &t2, 6); /* 4032 */
    p384_sc_mul(&t2, &t12, &t2); /* 4095 */
    p384_sc_sqr_times(&t12, &t2, 12); /* 4095 << 12 */
    p384_sc_mul(&t2, &t12, &t2); /* 2^24 - 1 */
    p384_sc_sqr_times(&t12, &t2, 24); /* (2^24 - 1) << 24 */
    p384_sc_mul(&t2, &t12, &t2); /* 2^48 - 1 */
    p384_sc_sqr_times(&t12, &t2, 48); /* (2^48 - 1) << 48 */
    p384_sc_mul(&t2, &t12, &t2); /* 2^96 - 1 */
    p384_sc_sqr(&t2, &t2); /* (2^96 - 1) << 1 */
    p384_sc_mul(&t2, &t2, a); /* 2^97 - 1 */
    p384_sc_sqr_times(&t12, &t2, 97); /* (2^97 - 1) << 97 */
    p384_sc_mul(&t2, &t12, &t2); /* 2^194 - 1 */
    p384_sc_sqr_times(&t2, &t2, 9); /* (2^194 - 1) << 9 */
    p384_sc_mul(&t2, &t2, &t11); /* e >> 181 */
    p384_sc_sqr_times(&t2, &t2, 7); /* (e >> 181) << 7 */
    p384_sc_mul(&t2, &t2, &t5); /* e >> 174 */
    p384_sc_sqr_times(&t2, &t2, 7); /* (e >> 174) << 7 */
    p384_sc_mul(&t2, &t2, &t8); /* e >> 167 */
    p384_sc_sqr_times(&t2, &t2, 11); /* (e >> 167) << 11 */
    p384_sc_mul(&t2, &t2, &t9); /* e >> 156 */
    p384_sc_sqr_times(&t2, &t2, 2); /* (e >> 156) << 2 */
    p384_sc_mul(&t2, &t2, a); /* e >> 154 */
    p384_sc_sqr_times(&t2, &t2, 10); /* (e >> 154) << 10 */
    p384_sc_mul(&t2, &t2, &t1); /* e >> 144 */
    p384_sc_sqr_times(&t2, &t2, 3); /* (e >> 144) << 3 */
    p384_sc_mul(&t2, &t2, a); /* e >> 141 */
    p384_sc_sqr_times(&t2, &t2, 7); /* (e >> 141) << 7 */
    p384_sc_mul(&t1, &t2, &t1); /* e >> 134 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 134) << 6 */
    p384_sc_mul(&t1, &t1, &t9); /* e >> 128 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 128) << 5 */
    p384_sc_mul(&t1, &t1, &t4); /* e >> 123 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 123) << 10 */
    p384_sc_mul(&t1, &t1, &t5); /* e >> 113 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 113) << 10 */
    p384_sc_mul(&t1, &t1, &t8); /* e >> 103 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 103) << 6 */
    p384_sc_mul(&t1, &t1, &t7); /* e >> 97 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 97) << 6 */
    p384_sc_mul(&t1, &t1, &t3); /* e >> 91 */
    p384_sc_sqr_times(&t1, &t1, 7); /* (e >> 91) << 7 */
    p384_sc_mul(&t1, &t1, &t4); /* e >> 84 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 84) << 10 */
    p384_sc_mul(&t1, &t1, &t6); /* e >> 74 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 74) << 5 */
    p384_sc_mul(&t1, &t1, &t8); /* e >> 69 */
    p384_sc_sqr_times(&t1, &t1, 4); /* (e >> 69) << 4 */
    p384_sc_mul(&t1, &t1, &t5); /* e >> 65 */
    p384_sc_sqr_times(&t1, &t1, 7); /* (e >> 65) << 7 */
    p384_sc_mul(&t1, &t1, &t11); /* e >> 58 */
    p384_sc_sqr_times(&t1, &t1, 8); /* (e >> 58) << 8 */
    p384_sc_mul(&t1, &t1, &t11); /* e >> 50 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 50) << 10 */
    p384_sc_mul(&t1, &t1, &t7); /* e >> 40 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 40) << 5 */
    p384_sc_mul(&t1, &t1, &t5); /* e >> 35 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 35) << 5 */
    p384_sc_mul(&t1, &t1, &t4); /* e >> 30 */
    p384_sc_sqr_times(&t1, &t1, 8); /* (e >> 30) << 8 */
    p384_sc_mul(&t0, &t1, &t0); /* e >> 22 */
    p384_sc_sqr_times(&t0, &t0, 9); /* (e >> 22) << 9 */
    p384_sc_mul(&t0, &t0, &t6); /* e >> 13 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 13) << 5 */
    p384_sc_mul(&t0, &t0, &t3); /* e >> 8 */
    p384_sc_sqr_times(&t0, &t0, 2); /* (e >> 8) << 2 */
    p384_sc_mul(&t0, &t0, a); /* e >> 6 */
    p384_sc_sqr_times(&t0, &t0, 6); /* (e >> 6) << 6 */
    p384_sc_mul(r, &t0, &t10); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p384_sc_inv_divsteps(p384_sc *r, const p384_sc *a)
{
    p384_limb fg[2 * (P384_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p384_limb de[2 * P384_SC_LIMBS] = {0};
    p384_limb m[5]; /* delta, then the matrix of one round */
    p384_limb low[3];
    unsigned int i;

    for (i = 0; i < P384_SC_LIMBS; i++) {
        fg[i] = p384_sc_modulus[i];
        fg[P384_SC_LIMBS + 1 + i] = a->v[i];
        de[P384_SC_LIMBS + i] = p384_sc_start[i];
    }
    m[0] = P384_SC_DELTA;
    for (i = 0; i < P384_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P384_SC_LIMBS + 1];
        P384_SC_MATRIX(m, low);
        P384_SC_MATRIX_FG(fg, fg, m);
        P384_SC_MATRIX_DE(de, de, m);
    }
    p384_sc_divsteps_end(r, de, fg);
}

void p384_sc_inv(p384_sc *r, const p384_sc *a)
{
    p384_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (n + 1)/4 = 0x3ffffffffffffffffffffffffffffffffffffffffffffffff1d8d3607d0dcb77d606836c922c29debb3b065ab3314a5d
 * 380 squarings, 47 products.
 */
static void p384_sc_sqrt_power(p384_sc *r, const p384_sc *a)
{
    p384_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10;

    p384_sc_sqr(&t0, a); /* 2 */
    p384_sc_sqr(&t1, &t0); /* 4 */
    p384_sc_mul(&t2, &t1, a); /* 5 */
    p384_sc_mul(&t3, &t1, &t2); /* 9 */
    p384_sc_mul(&t4, &t0, &t3); /* 11 */
    p384_sc_mul(&t5, &t1, &t3); /* 13 */
    p384_sc_mul(&t6, &t1, &t5); /* 17 */
    p384_sc_sqr(&t7, &t1); /* 8 */
    p384_sc_mul(&t7, &t7, &t6); /* 25 */
    p384_sc_mul(&t0, &t0, &t7); /* 27 */
    p384_sc_mul(&t8, &t1, &t7); /* 29 */
    p384_sc_mul(&t1, &t1, &t0); /* 31 */
    p384_sc_sqr(&t9, &t1); /* 62 */
    p384_sc_mul(&t9, &t9, a); /* 63 */
    p384_sc_sqr_times(&t10, &t9, 6); /* 4032 */
    p384_sc_mul(&t9, &t10, &t9); /* 4095 */
    p384_sc_sqr_times(&t10, &t9, 12); /* 4095 << 12 */
    p384_sc_mul(&t9, &t10, &t9); /* 2^24 - 1 */
    p384_sc_sqr_times(&t10, &t9, 24); /* (2^24 - 1) << 24 */
    p384_sc_mul(&t9, &t10, &t9); /* 2^48 - 1 */
    p384_sc_sqr_times(&t10, &t9, 48); /* (2^48 - 1) << 48 */
    p384_sc_mul(&t9, &t10, &t9); /* 2^96 - 1 */
    p384_sc_sqr(&t9, &t9); /* (2^96 - 1) << 1 */
    p384_sc_mul(&t9, &t9, a); /* 2^97 - 1 */
    p384_sc_sqr_times(&t10, &t9, 97); /* (2^97 - 1) << 97 */
    p384_sc_mul(&t9, &t10, &t9); /* 2^194 - 1 */
    p384_sc_sqr_times(&t9, &t9, 8); /* (2^194 - 1) << 8 */
    p384_sc_mul(&t9, &t9, &t8); /* e >> 180 */
    p384_sc_sqr_times(&t9, &t9, 5); /* (e >> 180) << 5 */
    p384_sc_mul(&t9, &t9, &t6); /* e >> 175 */
    p384_sc_sqr_times(&t9, &t9, 3); /* (e >> 175) << 3 */
    p384_sc_mul(&t9, &t9, &t2); /* e >> 172 */
    p384_sc_sqr_times(&t9, &t9, 7); /* (e >> 172) << 7 */
    p384_sc_mul(&t9, &t9, &t0); /* e >> 165 */
    p384_sc_sqr_times(&t9, &t9, 11); /* (e >> 165) << 11 */
    p384_sc_mul(&t9, &t9, &t1); /* e >> 154 */
    p384_sc_sqr_times(&t9, &t9, 2); /* (e >> 154) << 2 */
    p384_sc_mul(&t9, &t9, a); /* e >> 152 */
    p384_sc_sqr_times(&t9, &t9, 9); /* (e >> 152) << 9 */
    p384_sc_mul(&t9, &t9, &t0); /* e >> 143 */
    p384_sc_sqr_times(&t9, &t9, 4); /* (e >> 143) << 4 */
    p384_sc_mul(&t9, &t9, &t3); /* e >> 139 */
    p384_sc_sqr_times(&t9, &t9, 6); /* (e >> 139) << 6 */
    p384_sc_mul(&t9, &t9, &t0); /* e >> 133 */
    p384_sc_sqr(&t9, &t9); /* (e >> 133) << 1 */
    p384_sc_mul(&t9, &t9, a); /* e >> 132 */
    p384_sc_sqr_times(&t9, &t9, 6); /* (e >> 132) << 6 */
    p384_sc_mul(&t1, &t9, &t1); /* e >> 126 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 126) << 5 */
    p384_sc_mul(&t1, &t1, &t4); /* e >> 121 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 121) << 10 */
    p384_sc_mul(&t1, &t1, &t5); /* e >> 111 */
    p384_sc_sqr_times(&t1, &t1, 10); /* (e >> 111) << 10 */
    p384_sc_mul(&t1, &t1, &t0); /* e >> 101 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 101) << 6 */
    p384_sc_mul(&t1, &t1, &t7); /* e >> 95 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 95) << 6 */
    p384_sc_mul(&t1, &t1, &t3); /* e >> 89 */
    p384_sc_sqr_times(&t1, &t1, 7); /* (e >> 89) << 7 */
    p384_sc_mul(&t1, &t1, &t4); /* e >> 82 */
    p384_sc_sqr_times(&t1, &t1, 7); /* (e >> 82) << 7 */
    p384_sc_mul(&t1, &t1, &t2); /* e >> 75 */
    p384_sc_sqr_times(&t1, &t1, 7); /* (e >> 75) << 7 */
    p384_sc_mul(&t1, &t1, &t8); /* e >> 68 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 68) << 5 */
    p384_sc_mul(&t1, &t1, &t8); /* e >> 63 */
    p384_sc_sqr_times(&t1, &t1, 6); /* (e >> 63) << 6 */
    p384_sc_mul(&t1, &t1, &t8); /* e >> 57 */
    p384_sc_sqr_times(&t1, &t1, 4); /* (e >> 57) << 4 */
    p384_sc_mul(&t1, &t1, &t3); /* e >> 53 */
    p384_sc_sqr_times(&t1, &t1, 5); /* (e >> 53) << 5 */
    p384_sc_mul(&t0, &t1, &t0); /* e >> 48 */
    p384_sc_sqr_times(&t0, &t0, 10); /* (e >> 48) << 10 */
    p384_sc_mul(&t0, &t0, &t7); /* e >> 38 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 38) << 5 */
    p384_sc_mul(&t0, &t0, &t5); /* e >> 33 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 33) << 5 */
    p384_sc_mul(&t0, &t0, &t4); /* e >> 28 */
    p384_sc_sqr_times(&t0, &t0, 7); /* (e >> 28) << 7 */
    p384_sc_mul(&t0, &t0, &t7); /* e >> 21 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 21) << 5 */
    p384_sc_mul(&t0, &t0, &t6); /* e >> 16 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 16) << 5 */
    p384_sc_mul(&t0, &t0, &t3); /* e >> 11 */
    p384_sc_sqr_times(&t0, &t0, 5); /* (e >> 11) << 5 */
    p384_sc_mul(&t0, &t0, &t3); /* e >> 6 */
    p384_sc_sqr_times(&t0, &t0, 6); /* (e >> 6) << 6 */
    p384_sc_mul(r, &t0, &t8); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n = 3 mod 4: r = a^((n + 1)/4).
 * 381 squarings, 47 products with the check at the end.
 */
int p384_sc_sqrt(p384_sc *r, const p384_sc *a)
{
    const p384_sc zero = { {0} };
    p384_sc root, square;
    uint64_t found;

    p384_sc_sqrt_power(&root, a);
    p384_sc_sqr(&square, &root);
    found = p384_sc_eq(&square, a);
    p384_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p384_sc_batch_inv(p384_sc *r, const p384_sc *a, p384_sc *scratch, size_t count)
{
    const p384_sc zero = { {0} };
    p384_sc product = p384_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p384_sc_select(&factor, p384_sc_is_zero(&a[i]), &p384_sc_one, &a[i]);
        p384_sc_mul(&product, &product, &factor);
    }
    p384_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p384_sc_is_zero(&a[i]);
        p384_sc_select(&factor, is_zero, &p384_sc_one, &a[i]);
        p384_sc_mul(&inverse, &product, &scratch[i]);
        p384_sc_mul(&product, &product, &factor);
        p384_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
