/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p256_internal.h"

#if P256_WORD_BITS == 64
/* n itself */
static const p256_limb p256_sc_modulus[P256_SC_LIMBS] = {
    UINT64_C(0xf3b9cac2fc632551),
    UINT64_C(0xbce6faada7179e84),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff00000000),
};
/* 1 in Montgomery form */
static const p256_sc p256_sc_one = { {
    UINT64_C(0xc46353d039cdaaf),
    UINT64_C(0x4319055258e8617b),
    UINT64_C(0x0),
    UINT64_C(0xffffffff),
} };
/* 7^q in Montgomery form; 7 is not a square */
static const p256_sc p256_sc_root_of_unity = { {
    UINT64_C(0x1015708f7e368fe1),
    UINT64_C(0x31c6c5456ecc4511),
    UINT64_C(0x5281fe8998a19ea1),
    UINT64_C(0x279089e10c63fe8),
} };
/* Division steps: 10 rounds of 60; 591 are enough. */
#define P256_SC_ROUNDS 10
#define P256_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P256_SC_MATRIX p256_divsteps60
#define P256_SC_MATRIX_FG p256_divsteps60_fg4
#define P256_SC_MATRIX_DE p256_sc_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const p256_limb p256_sc_start[P256_SC_LIMBS] = {
    UINT64_C(0x13ff7d0dd02fbc86),
    UINT64_C(0xa08928c2d31f8c97),
    UINT64_C(0x6bec59619076ab51),
    UINT64_C(0xba83b51b6484a3d1),
};
#elif P256_WORD_BITS == 32
/* n itself */
static const p256_limb p256_sc_modulus[P256_SC_LIMBS] = {
    UINT32_C(0xfc632551),
    UINT32_C(0xf3b9cac2),
    UINT32_C(0xa7179e84),
    UINT32_C(0xbce6faad),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
};
/* 1 in Montgomery form */
static const p256_sc p256_sc_one = { {
    UINT32_C(0x39cdaaf),
    UINT32_C(0xc46353d),
    UINT32_C(0x58e8617b),
    UINT32_C(0x43190552),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
    UINT32_C(0x0),
} };
/* 7^q in Montgomery form; 7 is not a square */
static const p256_sc p256_sc_root_of_unity = { {
    UINT32_C(0x7e368fe1),
    UINT32_C(0x1015708f),
    UINT32_C(0x6ecc4511),
    UINT32_C(0x31c6c545),
    UINT32_C(0x98a19ea1),
    UINT32_C(0x5281fe89),
    UINT32_C(0x10c63fe8),
    UINT32_C(0x279089e),
} };
/* Division steps: 20 rounds of 30; 591 are enough. */
#define P256_SC_ROUNDS 20
#define P256_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P256_SC_MATRIX p256_divsteps30
#define P256_SC_MATRIX_FG p256_divsteps30_fg8
#define P256_SC_MATRIX_DE p256_sc_divsteps_de
/* The first e: 2^40, which the rounds take away, times (2^256)^2, which keeps the form */
static const p256_limb p256_sc_start[P256_SC_LIMBS] = {
    UINT32_C(0xd02fbc86),
    UINT32_C(0x13ff7d0d),
    UINT32_C(0xd31f8c97),
    UINT32_C(0xa08928c2),
    UINT32_C(0x9076ab51),
    UINT32_C(0x6bec5961),
    UINT32_C(0x6484a3d1),
    UINT32_C(0xba83b51b),
};
#endif

/* r = a^(2^times) */
static void p256_sc_sqr_times(p256_sc *r, const p256_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p256_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f
 * 253 squarings, 39 products.
 */
void p256_sc_inv_chain(p256_sc *r, const p256_sc *a)
{
    p256_sc t0, t1, t2, t3, t4, t5, t6, t7, t8;

    p256_sc_sqr(&t0, a); /* 2 */
    p256_sc_mul(&t1, &t0, a); /* 3 */
    p256_sc_mul(&t2, &t0, &t1); /* 5 */
    p256_sc_mul(&t3, &t0, &t2); /* 7 */
    p256_sc_mul(&t4, &t0, &t3); /* 9 */
    p256_sc_mul(&t5, &t0, &t4); /* 11 */
    p256_sc_mul(&t6, &t0, &t5); /* 13 */
    p256_sc_mul(&t0, &t0, &t6); /* 15 */
    p256_sc_sqr_times(&t7, &t0, 4); /* 240 */
    p256_sc_mul(&t7, &t7, &t0); /* 255 */
    p256_sc_sqr_times(&t8, &t7, 8); /* 65280 */
    p256_sc_mul(&t7, &t8, &t7); /* 65535 */
    p256_sc_sqr_times(&t8, &t7, 16); /* 65535 << 16 */
    p256_sc_mul(&t7, &t8, &t7); /* 2^32 - 1 */
    p256_sc_sqr_times(&t8, &t7, 64); /* (2^32 - 1) << 64 */
    p256_sc_mul(&t8, &t8, &t7); /* e >> 160 */
    p256_sc_sqr_times(&t8, &t8, 32); /* (e >> 160) << 32 */
    p256_sc_mul(&t7, &t8, &t7); /* e >> 128 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 128) << 4 */
    p256_sc_mul(&t7, &t7, &t5); /* e >> 124 */
    p256_sc_sqr_times(&t7, &t7, 2); /* (e >> 124) << 2 */
    p256_sc_mul(&t7, &t7, &t1); /* e >> 122 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 122) << 5 */
    p256_sc_mul(&t7, &t7, &t3); /* e >> 117 */
    p256_sc_sqr_times(&t7, &t7, 6); /* (e >> 117) << 6 */
    p256_sc_mul(&t7, &t7, &t6); /* e >> 111 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 111) << 4 */
    p256_sc_mul(&t7, &t7, &t0); /* e >> 107 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 107) << 4 */
    p256_sc_mul(&t7, &t7, &t2); /* e >> 103 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 103) << 5 */
    p256_sc_mul(&t7, &t7, &t5); /* e >> 98 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 98) << 5 */
    p256_sc_mul(&t6, &t7, &t6); /* e >> 93 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 93) << 5 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 88 */
    p256_sc_sqr_times(&t6, &t6, 7); /* (e >> 88) << 7 */
    p256_sc_mul(&t6, &t6, &t5); /* e >> 81 */
    p256_sc_sqr_times(&t6, &t6, 2); /* (e >> 81) << 2 */
    p256_sc_mul(&t6, &t6, &t1); /* e >> 79 */
    p256_sc_sqr_times(&t6, &t6, 6); /* (e >> 79) << 6 */
    p256_sc_mul(&t6, &t6, &t0); /* e >> 73 */
    p256_sc_sqr_times(&t6, &t6, 2); /* (e >> 73) << 2 */
    p256_sc_mul(&t6, &t6, a); /* e >> 71 */
    p256_sc_sqr_times(&t6, &t6, 8); /* (e >> 71) << 8 */
    p256_sc_mul(&t6, &t6, &t4); /* e >> 63 */
    p256_sc_sqr_times(&t6, &t6, 3); /* (e >> 63) << 3 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 60 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 60) << 5 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 55 */
    p256_sc_sqr_times(&t6, &t6, 4); /* (e >> 55) << 4 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 51 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 51) << 5 */
    p256_sc_mul(&t3, &t6, &t3); /* e >> 46 */
    p256_sc_sqr_times(&t3, &t3, 5); /* (e >> 46) << 5 */
    p256_sc_mul(&t3, &t3, &t2); /* e >> 41 */
    p256_sc_sqr_times(&t3, &t3, 3); /* (e >> 41) << 3 */
    p256_sc_mul(&t3, &t3, &t1); /* e >> 38 */
    p256_sc_sqr_times(&t3, &t3, 8); /* (e >> 38) << 8 */
    p256_sc_mul(&t3, &t3, &t5); /* e >> 30 */
    p256_sc_sqr_times(&t3, &t3, 4); /* (e >> 30) << 4 */
    p256_sc_mul(&t3, &t3, &t0); /* e >> 26 */
    p256_sc_sqr_times(&t3, &t3, 5); /* (e >> 26) << 5 */
    p256_sc_mul(&t3, &t3, &t1); /* e >> 21 */
    p256_sc_sqr_times(&t3, &t3, 5); /* (e >> 21) << 5 */
    p256_sc_mul(&t1, &t3, &t1); /* e >> 16 */
    p256_sc_sqr_times(&t1, &t1, 6); /* (e >> 16) << 6 */
    p256_sc_mul(&t1, &t1, &t4); /* e >> 10 */
    p256_sc_sqr_times(&t1, &t1, 4); /* (e >> 10) << 4 */
    p256_sc_mul(&t1, &t1, &t2); /* e >> 6 */
    p256_sc_sqr_times(&t1, &t1, 6); /* (e >> 6) << 6 */
    p256_sc_mul(r, &t1, &t0); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p256_sc_inv_divsteps(p256_sc *r, const p256_sc *a)
{
    p256_limb fg[2 * (P256_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p256_limb de[2 * P256_SC_LIMBS] = {0};
    p256_limb m[5]; /* delta, then the matrix of one round */
    p256_limb low[3];
    unsigned int i;

    for (i = 0; i < P256_SC_LIMBS; i++) {
        fg[i] = p256_sc_modulus[i];
        fg[P256_SC_LIMBS + 1 + i] = a->v[i];
        de[P256_SC_LIMBS + i] = p256_sc_start[i];
    }
    m[0] = P256_SC_DELTA;
    for (i = 0; i < P256_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P256_SC_LIMBS + 1];
        P256_SC_MATRIX(m, low);
        P256_SC_MATRIX_FG(fg, fg, m);
        P256_SC_MATRIX_DE(de, de, m);
    }
    p256_sc_divsteps_end(r, de, fg);
}

void p256_sc_inv(p256_sc *r, const p256_sc *a)
{
    p256_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a
 * 248 squarings, 38 products.
 */
static void p256_sc_sqrt_power(p256_sc *r, const p256_sc *a)
{
    p256_sc t0, t1, t2, t3, t4, t5, t6, t7, t8;

    p256_sc_sqr(&t0, a); /* 2 */
    p256_sc_mul(&t1, &t0, a); /* 3 */
    p256_sc_mul(&t2, &t0, &t1); /* 5 */
    p256_sc_mul(&t3, &t0, &t2); /* 7 */
    p256_sc_mul(&t4, &t0, &t3); /* 9 */
    p256_sc_mul(&t5, &t0, &t4); /* 11 */
    p256_sc_mul(&t6, &t0, &t5); /* 13 */
    p256_sc_mul(&t0, &t0, &t6); /* 15 */
    p256_sc_sqr_times(&t7, &t0, 4); /* 240 */
    p256_sc_mul(&t7, &t7, &t0); /* 255 */
    p256_sc_sqr_times(&t8, &t7, 8); /* 65280 */
    p256_sc_mul(&t7, &t8, &t7); /* 65535 */
    p256_sc_sqr_times(&t8, &t7, 16); /* 65535 << 16 */
    p256_sc_mul(&t7, &t8, &t7); /* 2^32 - 1 */
    p256_sc_sqr_times(&t8, &t7, 64); /* (2^32 - 1) << 64 */
    p256_sc_mul(&t8, &t8, &t7); /* e >> 155 */
    p256_sc_sqr_times(&t8, &t8, 32); /* (e >> 155) << 32 */
    p256_sc_mul(&t7, &t8, &t7); /* e >> 123 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 123) << 4 */
    p256_sc_mul(&t7, &t7, &t5); /* e >> 119 */
    p256_sc_sqr_times(&t7, &t7, 2); /* (e >> 119) << 2 */
    p256_sc_mul(&t7, &t7, &t1); /* e >> 117 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 117) << 5 */
    p256_sc_mul(&t7, &t7, &t3); /* e >> 112 */
    p256_sc_sqr_times(&t7, &t7, 6); /* (e >> 112) << 6 */
    p256_sc_mul(&t7, &t7, &t6); /* e >> 106 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 106) << 4 */
    p256_sc_mul(&t7, &t7, &t0); /* e >> 102 */
    p256_sc_sqr_times(&t7, &t7, 4); /* (e >> 102) << 4 */
    p256_sc_mul(&t7, &t7, &t2); /* e >> 98 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 98) << 5 */
    p256_sc_mul(&t7, &t7, &t5); /* e >> 93 */
    p256_sc_sqr_times(&t7, &t7, 5); /* (e >> 93) << 5 */
    p256_sc_mul(&t6, &t7, &t6); /* e >> 88 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 88) << 5 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 83 */
    p256_sc_sqr_times(&t6, &t6, 7); /* (e >> 83) << 7 */
    p256_sc_mul(&t6, &t6, &t5); /* e >> 76 */
    p256_sc_sqr_times(&t6, &t6, 2); /* (e >> 76) << 2 */
    p256_sc_mul(&t6, &t6, &t1); /* e >> 74 */
    p256_sc_sqr_times(&t6, &t6, 6); /* (e >> 74) << 6 */
    p256_sc_mul(&t6, &t6, &t0); /* e >> 68 */
    p256_sc_sqr_times(&t6, &t6, 2); /* (e >> 68) << 2 */
    p256_sc_mul(&t6, &t6, a); /* e >> 66 */
    p256_sc_sqr_times(&t6, &t6, 8); /* (e >> 66) << 8 */
    p256_sc_mul(&t6, &t6, &t4); /* e >> 58 */
    p256_sc_sqr_times(&t6, &t6, 3); /* (e >> 58) << 3 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 55 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 55) << 5 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 50 */
    p256_sc_sqr_times(&t6, &t6, 4); /* (e >> 50) << 4 */
    p256_sc_mul(&t6, &t6, &t3); /* e >> 46 */
    p256_sc_sqr_times(&t6, &t6, 5); /* (e >> 46) << 5 */
    p256_sc_mul(&t3, &t6, &t3); /* e >> 41 */
    p256_sc_sqr_times(&t3, &t3, 5); /* (e >> 41) << 5 */
    p256_sc_mul(&t3, &t3, &t2); /* e >> 36 */
    p256_sc_sqr_times(&t3, &t3, 3); /* (e >> 36) << 3 */
    p256_sc_mul(&t3, &t3, &t1); /* e >> 33 */
    p256_sc_sqr_times(&t3, &t3, 8); /* (e >> 33) << 8 */
    p256_sc_mul(&t3, &t3, &t5); /* e >> 25 */
    p256_sc_sqr_times(&t3, &t3, 4); /* (e >> 25) << 4 */
    p256_sc_mul(&t0, &t3, &t0); /* e >> 21 */
    p256_sc_sqr_times(&t0, &t0, 5); /* (e >> 21) << 5 */
    p256_sc_mul(&t0, &t0, &t1); /* e >> 16 */
    p256_sc_sqr_times(&t0, &t0, 5); /* (e >> 16) << 5 */
    p256_sc_mul(&t0, &t0, &t1); /* e >> 11 */
    p256_sc_sqr_times(&t0, &t0, 6); /* (e >> 11) << 6 */
    p256_sc_mul(&t0, &t0, &t4); /* e >> 5 */
    p256_sc_sqr_times(&t0, &t0, 4); /* (e >> 5) << 4 */
    p256_sc_mul(&t0, &t0, &t2); /* e >> 1 */
    p256_sc_sqr(r, &t0); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n - 1 = 2^4 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4).
 * 255 squarings, 46 products with the check at the end.
 */
int p256_sc_sqrt(p256_sc *r, const p256_sc *a)
{
    const p256_sc zero = { {0} };
    p256_sc root, square, t, c, product;
    uint64_t found;
    unsigned int i;

    p256_sc_sqrt_power(&t, a);
    p256_sc_mul(&root, a, &t);
    p256_sc_mul(&t, &root, &t); /* a^q, of order 2^k for some k, or 0 */
    c = p256_sc_root_of_unity;
    /* root^2 = a*t all the time; each iteration halves the largest order that t can have */
    for (i = 4; i >= 2; i--) {
        p256_sc_sqr_times(&square, &t, i - 2);
        found = p256_sc_eq(&square, &p256_sc_one);
        p256_sc_mul(&product, &root, &c);
        p256_sc_select(&root, found, &root, &product);
        p256_sc_sqr(&c, &c);
        p256_sc_mul(&product, &t, &c);
        p256_sc_select(&t, found, &t, &product);
    }
    p256_sc_sqr(&square, &root);
    found = p256_sc_eq(&square, a);
    p256_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p256_sc_batch_inv(p256_sc *r, const p256_sc *a, p256_sc *scratch, size_t count)
{
    const p256_sc zero = { {0} };
    p256_sc product = p256_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p256_sc_select(&factor, p256_sc_is_zero(&a[i]), &p256_sc_one, &a[i]);
        p256_sc_mul(&product, &product, &factor);
    }
    p256_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p256_sc_is_zero(&a[i]);
        p256_sc_select(&factor, is_zero, &p256_sc_one, &a[i]);
        p256_sc_mul(&inverse, &product, &scratch[i]);
        p256_sc_mul(&product, &product, &factor);
        p256_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
