/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * n = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on n alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p521_internal.h"

#if P521_WORD_BITS == 64
/* n itself */
static const p521_limb p521_sc_modulus[P521_SC_LIMBS] = {
    UINT64_C(0xbb6fb71e91386409),
    UINT64_C(0x3bb5c9b8899c47ae),
    UINT64_C(0x7fcc0148f709a5d0),
    UINT64_C(0x51868783bf2f966b),
    UINT64_C(0xfffffffffffffffa),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0x1ff),
};
/* 1 in Montgomery form */
static const p521_sc p521_sc_one = { {
    UINT64_C(0xfb80000000000000),
    UINT64_C(0x28a2482470b763cd),
    UINT64_C(0x17e2251b23bb31dc),
    UINT64_C(0xca4019ff5b847b2d),
    UINT64_C(0x2d73cbc3e206834),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* 3^q in Montgomery form; 3 is not a square */
static const p521_sc p521_sc_root_of_unity = { {
    UINT64_C(0xabb188098dced84b),
    UINT64_C(0x855e9aa0e4514691),
    UINT64_C(0xf8ad091b5630adf2),
    UINT64_C(0x348752d031eaefa5),
    UINT64_C(0xd6afc26dde0c84b2),
    UINT64_C(0x9d48ef02e5b1ea1d),
    UINT64_C(0x6da18e4abac1b0ee),
    UINT64_C(0x6004a9df317d5be0),
    UINT64_C(0x32),
} };
/* Division steps: 21 rounds of 58; 1201 are enough. */
#define P521_SC_ROUNDS 21
#define P521_SC_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P521_SC_MATRIX p521_divsteps58
#define P521_SC_MATRIX_FG p521_divsteps58_fg9
#define P521_SC_MATRIX_DE p521_sc_divsteps_de
/* The first e: 2^126, which the rounds take away, times (2^576)^2, which keeps the form */
static const p521_limb p521_sc_start[P521_SC_LIMBS] = {
    UINT64_C(0x8a951bc814ecdf4),
    UINT64_C(0x7e5f3f2700e2557d),
    UINT64_C(0xf37b501df6dbc4fb),
    UINT64_C(0xc336b6588f9bd112),
    UINT64_C(0xe01730d250a429ed),
    UINT64_C(0x204f403af1514166),
    UINT64_C(0xb75b88f60b9271f7),
    UINT64_C(0x33fcf450addd5b8f),
    UINT64_C(0x1ef),
};
#elif P521_WORD_BITS == 32
/* n itself */
static const p521_limb p521_sc_modulus[P521_SC_LIMBS] = {
    UINT32_C(0x91386409),
    UINT32_C(0xbb6fb71e),
    UINT32_C(0x899c47ae),
    UINT32_C(0x3bb5c9b8),
    UINT32_C(0xf709a5d0),
    UINT32_C(0x7fcc0148),
    UINT32_C(0xbf2f966b),
    UINT32_C(0x51868783),
    UINT32_C(0xfffffffa),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0x1ff),
};
/* 1 in Montgomery form */
static const p521_sc p521_sc_one = { {
    UINT32_C(0xfb800000),
    UINT32_C(0x70b763cd),
    UINT32_C(0x28a24824),
    UINT32_C(0x23bb31dc),
    UINT32_C(0x17e2251b),
    UINT32_C(0x5b847b2d),
    UINT32_C(0xca4019ff),
    UINT32_C(0x3e206834),
    UINT32_C(0x2d73cbc),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* 3^q in Montgomery form; 3 is not a square */
static const p521_sc p521_sc_root_of_unity = { {
    UINT32_C(0x5d9a4ccb),
    UINT32_C(0x96722d9b),
    UINT32_C(0x9f4a4615),
    UINT32_C(0x41a377e6),
    UINT32_C(0x88065252),
    UINT32_C(0xa650dcad),
    UINT32_C(0xfb6544bd),
    UINT32_C(0xfb06f2ad),
    UINT32_C(0xd6afc268),
    UINT32_C(0xe5b1ea1d),
    UINT32_C(0x9d48ef02),
    UINT32_C(0xbac1b0ee),
    UINT32_C(0x6da18e4a),
    UINT32_C(0x317d5be0),
    UINT32_C(0x6004a9df),
    UINT32_C(0x61929a32),
    UINT32_C(0x1b8),
} };
/* Division steps: 41 rounds of 30; 1201 are enough. */
#define P521_SC_ROUNDS 41
#define P521_SC_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P521_SC_MATRIX p521_divsteps30
#define P521_SC_MATRIX_FG p521_divsteps30_fg17
#define P521_SC_MATRIX_DE p521_sc_divsteps_de
/* The first e: 2^82, which the rounds take away, times (2^544)^2, which keeps the form */
static const p521_limb p521_sc_start[P521_SC_LIMBS] = {
    UINT32_C(0xf55826cd),
    UINT32_C(0x633c9344),
    UINT32_C(0x95d58d83),
    UINT32_C(0xfb2ef24),
    UINT32_C(0x668caea5),
    UINT32_C(0x8ec0aa6b),
    UINT32_C(0xd47e9780),
    UINT32_C(0x646e6aeb),
    UINT32_C(0x1f7204f3),
    UINT32_C(0x8f60b927),
    UINT32_C(0xb8fb75b8),
    UINT32_C(0x450addd5),
    UINT32_C(0x9ef33fcf),
    UINT32_C(0xb586a395),
    UINT32_C(0x35156f31),
    UINT32_C(0xf4524b4),
    UINT32_C(0x38),
};
#endif

/* r = a^(2^times) */
static void p521_sc_sqr_times(p521_sc *r, const p521_sc *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p521_sc_sqr(r, r);
    }
}

/*
 * r = 1/a mod n, 0 where a = 0: r = a^e for
 * e = n - 2 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386407
 * 519 squarings, 61 products.
 */
void p521_sc_inv_chain(p521_sc *r, const p521_sc *a)
{
    p521_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17;

    p521_sc_sqr(&t0, a); /* 2 */
    p521_sc_mul(&t1, &t0, a); /* 3 */
    p521_sc_sqr(&t2, &t0); /* 4 */
    p521_sc_mul(&t3, &t2, &t1); /* 7 */
    p521_sc_sqr(&t4, &t1); /* 6 */
    p521_sc_mul(&t5, &t4, &t3); /* 13 */
    p521_sc_mul(&t6, &t2, &t5); /* 17 */
    p521_sc_mul(&t7, &t0, &t6); /* 19 */
    p521_sc_mul(&t8, &t4, &t7); /* 25 */
    p521_sc_mul(&t9, &t2, &t8); /* 29 */
    p521_sc_mul(&t10, &t0, &t9); /* 31 */
    p521_sc_mul(&t11, &t4, &t10); /* 37 */
    p521_sc_mul(&t12, &t2, &t11); /* 41 */
    p521_sc_mul(&t13, &t2, &t12); /* 45 */
    p521_sc_mul(&t4, &t4, &t13); /* 51 */
    p521_sc_mul(&t14, &t2, &t4); /* 55 */
    p521_sc_mul(&t0, &t0, &t14); /* 57 */
    p521_sc_mul(&t15, &t2, &t14); /* 59 */
    p521_sc_mul(&t2, &t2, &t0); /* 61 */
    p521_sc_sqr_times(&t10, &t10, 3); /* 248 */
    p521_sc_mul(&t10, &t10, &t3); /* 255 */
    p521_sc_sqr_times(&t16, &t10, 8); /* 65280 */
    p521_sc_mul(&t16, &t16, &t10); /* 65535 */
    p521_sc_sqr_times(&t17, &t16, 16); /* 65535 << 16 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^32 - 1 */
    p521_sc_sqr_times(&t17, &t16, 32); /* (2^32 - 1) << 32 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^64 - 1 */
    p521_sc_sqr_times(&t17, &t16, 64); /* (2^64 - 1) << 64 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^128 - 1 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (2^128 - 1) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* 2^131 - 1 */
    p521_sc_sqr_times(&t17, &t16, 131); /* (2^131 - 1) << 131 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^262 - 1 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (2^262 - 1) << 7 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 252 */
    p521_sc_sqr_times(&t16, &t16, 5); /* (e >> 252) << 5 */
    p521_sc_mul(&t16, &t16, &t1); /* e >> 247 */
    p521_sc_sqr_times(&t16, &t16, 8); /* (e >> 247) << 8 */
    p521_sc_mul(&t16, &t16, &t5); /* e >> 239 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (e >> 239) << 7 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 232 */
    p521_sc_sqr(&t16, &t16); /* (e >> 232) << 1 */
    p521_sc_mul(&t16, &t16, a); /* e >> 231 */
    p521_sc_sqr_times(&t16, &t16, 11); /* (e >> 231) << 11 */
    p521_sc_mul(&t16, &t16, &t15); /* e >> 220 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (e >> 220) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 217 */
    p521_sc_sqr_times(&t16, &t16, 6); /* (e >> 217) << 6 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 211 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (e >> 211) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 208 */
    p521_sc_sqr_times(&t16, &t16, 6); /* (e >> 208) << 6 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 202 */
    p521_sc_sqr_times(&t16, &t16, 5); /* (e >> 202) << 5 */
    p521_sc_mul(&t16, &t16, &t7); /* e >> 197 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (e >> 197) << 7 */
    p521_sc_mul(&t16, &t16, &t13); /* e >> 190 */
    p521_sc_sqr_times(&t16, &t16, 8); /* (e >> 190) << 8 */
    p521_sc_mul(&t10, &t16, &t10); /* e >> 182 */
    p521_sc_sqr_times(&t10, &t10, 4); /* (e >> 182) << 4 */
    p521_sc_mul(&t10, &t10, &t1); /* e >> 178 */
    p521_sc_sqr_times(&t10, &t10, 15); /* (e >> 178) << 15 */
    p521_sc_mul(&t10, &t10, &t12); /* e >> 163 */
    p521_sc_sqr_times(&t10, &t10, 9); /* (e >> 163) << 9 */
    p521_sc_mul(&t10, &t10, &t2); /* e >> 154 */
    p521_sc_sqr_times(&t10, &t10, 2); /* (e >> 154) << 2 */
    p521_sc_mul(&t10, &t10, &t1); /* e >> 152 */
    p521_sc_sqr_times(&t10, &t10, 9); /* (e >> 152) << 9 */
    p521_sc_mul(&t7, &t10, &t7); /* e >> 143 */
    p521_sc_sqr_times(&t7, &t7, 7); /* (e >> 143) << 7 */
    p521_sc_mul(&t7, &t7, &t11); /* e >> 136 */
    p521_sc_sqr_times(&t7, &t7, 4); /* (e >> 136) << 4 */
    p521_sc_mul(&t5, &t7, &t5); /* e >> 132 */
    p521_sc_sqr_times(&t5, &t5, 12); /* (e >> 132) << 12 */
    p521_sc_mul(&t5, &t5, &t15); /* e >> 120 */
    p521_sc_sqr_times(&t5, &t5, 6); /* (e >> 120) << 6 */
    p521_sc_mul(&t5, &t5, &t13); /* e >> 114 */
    p521_sc_sqr_times(&t5, &t5, 7); /* (e >> 114) << 7 */
    p521_sc_mul(&t0, &t5, &t0); /* e >> 107 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 107) << 8 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 99 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 99) << 8 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 91 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 91) << 8 */
    p521_sc_mul(&t0, &t0, &t4); /* e >> 83 */
    p521_sc_sqr_times(&t0, &t0, 5); /* (e >> 83) << 5 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 78 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 78) << 9 */
    p521_sc_mul(&t0, &t0, &t2); /* e >> 69 */
    p521_sc_sqr_times(&t0, &t0, 6); /* (e >> 69) << 6 */
    p521_sc_mul(&t0, &t0, &t9); /* e >> 63 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 63) << 7 */
    p521_sc_mul(&t0, &t0, &t15); /* e >> 56 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 56) << 7 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 49 */
    p521_sc_sqr_times(&t0, &t0, 2); /* (e >> 49) << 2 */
    p521_sc_mul(&t0, &t0, &t1); /* e >> 47 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 47) << 7 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 40 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 40) << 9 */
    p521_sc_mul(&t0, &t0, &t2); /* e >> 31 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 31) << 7 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 24 */
    p521_sc_sqr_times(&t0, &t0, 5); /* (e >> 24) << 5 */
    p521_sc_mul(&t0, &t0, &t3); /* e >> 19 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 19) << 9 */
    p521_sc_mul(&t0, &t0, &t8); /* e >> 10 */
    p521_sc_sqr_times(&t0, &t0, 10); /* (e >> 10) << 10 */
    p521_sc_mul(r, &t0, &t3); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (n, a) to (+-1, 0), and d*a = c*f mod n stays true for a c
 * that ends as R^2 (a is kept as a*R, its inverse as R/a). How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p521_sc_inv_divsteps(p521_sc *r, const p521_sc *a)
{
    p521_limb fg[2 * (P521_SC_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p521_limb de[2 * P521_SC_LIMBS] = {0};
    p521_limb m[5]; /* delta, then the matrix of one round */
    p521_limb low[3];
    unsigned int i;

    for (i = 0; i < P521_SC_LIMBS; i++) {
        fg[i] = p521_sc_modulus[i];
        fg[P521_SC_LIMBS + 1 + i] = a->v[i];
        de[P521_SC_LIMBS + i] = p521_sc_start[i];
    }
    m[0] = P521_SC_DELTA;
    for (i = 0; i < P521_SC_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P521_SC_LIMBS + 1];
        P521_SC_MATRIX(m, low);
        P521_SC_MATRIX_FG(fg, fg, m);
        P521_SC_MATRIX_DE(de, de, m);
    }
    p521_sc_divsteps_end(r, de, fg);
}

void p521_sc_inv(p521_sc *r, const p521_sc *a)
{
    p521_sc_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e9138640
 * 515 squarings, 60 products.
 */
static void p521_sc_sqrt_power(p521_sc *r, const p521_sc *a)
{
    p521_sc t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17;

    p521_sc_sqr(&t0, a); /* 2 */
    p521_sc_mul(&t1, &t0, a); /* 3 */
    p521_sc_sqr(&t2, &t0); /* 4 */
    p521_sc_mul(&t3, &t2, &t1); /* 7 */
    p521_sc_sqr(&t4, &t1); /* 6 */
    p521_sc_mul(&t5, &t4, &t3); /* 13 */
    p521_sc_mul(&t6, &t2, &t5); /* 17 */
    p521_sc_mul(&t7, &t0, &t6); /* 19 */
    p521_sc_mul(&t8, &t4, &t7); /* 25 */
    p521_sc_mul(&t9, &t2, &t8); /* 29 */
    p521_sc_mul(&t10, &t0, &t9); /* 31 */
    p521_sc_mul(&t11, &t4, &t10); /* 37 */
    p521_sc_mul(&t12, &t2, &t11); /* 41 */
    p521_sc_mul(&t13, &t2, &t12); /* 45 */
    p521_sc_mul(&t4, &t4, &t13); /* 51 */
    p521_sc_mul(&t14, &t2, &t4); /* 55 */
    p521_sc_mul(&t0, &t0, &t14); /* 57 */
    p521_sc_mul(&t15, &t2, &t14); /* 59 */
    p521_sc_mul(&t2, &t2, &t0); /* 61 */
    p521_sc_sqr_times(&t10, &t10, 3); /* 248 */
    p521_sc_mul(&t10, &t10, &t3); /* 255 */
    p521_sc_sqr_times(&t16, &t10, 8); /* 65280 */
    p521_sc_mul(&t16, &t16, &t10); /* 65535 */
    p521_sc_sqr_times(&t17, &t16, 16); /* 65535 << 16 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^32 - 1 */
    p521_sc_sqr_times(&t17, &t16, 32); /* (2^32 - 1) << 32 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^64 - 1 */
    p521_sc_sqr_times(&t17, &t16, 64); /* (2^64 - 1) << 64 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^128 - 1 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (2^128 - 1) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* 2^131 - 1 */
    p521_sc_sqr_times(&t17, &t16, 131); /* (2^131 - 1) << 131 */
    p521_sc_mul(&t16, &t17, &t16); /* 2^262 - 1 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (2^262 - 1) << 7 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 248 */
    p521_sc_sqr_times(&t16, &t16, 5); /* (e >> 248) << 5 */
    p521_sc_mul(&t16, &t16, &t1); /* e >> 243 */
    p521_sc_sqr_times(&t16, &t16, 8); /* (e >> 243) << 8 */
    p521_sc_mul(&t16, &t16, &t5); /* e >> 235 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (e >> 235) << 7 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 228 */
    p521_sc_sqr(&t16, &t16); /* (e >> 228) << 1 */
    p521_sc_mul(&t16, &t16, a); /* e >> 227 */
    p521_sc_sqr_times(&t16, &t16, 11); /* (e >> 227) << 11 */
    p521_sc_mul(&t16, &t16, &t15); /* e >> 216 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (e >> 216) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 213 */
    p521_sc_sqr_times(&t16, &t16, 6); /* (e >> 213) << 6 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 207 */
    p521_sc_sqr_times(&t16, &t16, 3); /* (e >> 207) << 3 */
    p521_sc_mul(&t16, &t16, &t3); /* e >> 204 */
    p521_sc_sqr_times(&t16, &t16, 6); /* (e >> 204) << 6 */
    p521_sc_mul(&t16, &t16, &t11); /* e >> 198 */
    p521_sc_sqr_times(&t16, &t16, 5); /* (e >> 198) << 5 */
    p521_sc_mul(&t16, &t16, &t7); /* e >> 193 */
    p521_sc_sqr_times(&t16, &t16, 7); /* (e >> 193) << 7 */
    p521_sc_mul(&t16, &t16, &t13); /* e >> 186 */
    p521_sc_sqr_times(&t16, &t16, 8); /* (e >> 186) << 8 */
    p521_sc_mul(&t10, &t16, &t10); /* e >> 178 */
    p521_sc_sqr_times(&t10, &t10, 4); /* (e >> 178) << 4 */
    p521_sc_mul(&t10, &t10, &t1); /* e >> 174 */
    p521_sc_sqr_times(&t10, &t10, 15); /* (e >> 174) << 15 */
    p521_sc_mul(&t10, &t10, &t12); /* e >> 159 */
    p521_sc_sqr_times(&t10, &t10, 9); /* (e >> 159) << 9 */
    p521_sc_mul(&t10, &t10, &t2); /* e >> 150 */
    p521_sc_sqr_times(&t10, &t10, 2); /* (e >> 150) << 2 */
    p521_sc_mul(&t10, &t10, &t1); /* e >> 148 */
    p521_sc_sqr_times(&t10, &t10, 9); /* (e >> 148) << 9 */
    p521_sc_mul(&t7, &t10, &t7); /* e >> 139 */
    p521_sc_sqr_times(&t7, &t7, 7); /* (e >> 139) << 7 */
    p521_sc_mul(&t7, &t7, &t11); /* e >> 132 */
    p521_sc_sqr_times(&t7, &t7, 4); /* (e >> 132) << 4 */
    p521_sc_mul(&t5, &t7, &t5); /* e >> 128 */
    p521_sc_sqr_times(&t5, &t5, 12); /* (e >> 128) << 12 */
    p521_sc_mul(&t5, &t5, &t15); /* e >> 116 */
    p521_sc_sqr_times(&t5, &t5, 6); /* (e >> 116) << 6 */
    p521_sc_mul(&t5, &t5, &t13); /* e >> 110 */
    p521_sc_sqr_times(&t5, &t5, 7); /* (e >> 110) << 7 */
    p521_sc_mul(&t0, &t5, &t0); /* e >> 103 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 103) << 8 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 95 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 95) << 8 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 87 */
    p521_sc_sqr_times(&t0, &t0, 8); /* (e >> 87) << 8 */
    p521_sc_mul(&t0, &t0, &t4); /* e >> 79 */
    p521_sc_sqr_times(&t0, &t0, 5); /* (e >> 79) << 5 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 74 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 74) << 9 */
    p521_sc_mul(&t0, &t0, &t2); /* e >> 65 */
    p521_sc_sqr_times(&t0, &t0, 6); /* (e >> 65) << 6 */
    p521_sc_mul(&t0, &t0, &t9); /* e >> 59 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 59) << 7 */
    p521_sc_mul(&t0, &t0, &t15); /* e >> 52 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 52) << 7 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 45 */
    p521_sc_sqr_times(&t0, &t0, 2); /* (e >> 45) << 2 */
    p521_sc_mul(&t0, &t0, &t1); /* e >> 43 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 43) << 7 */
    p521_sc_mul(&t0, &t0, &t14); /* e >> 36 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 36) << 9 */
    p521_sc_mul(&t0, &t0, &t2); /* e >> 27 */
    p521_sc_sqr_times(&t0, &t0, 7); /* (e >> 27) << 7 */
    p521_sc_mul(&t0, &t0, &t6); /* e >> 20 */
    p521_sc_sqr_times(&t0, &t0, 5); /* (e >> 20) << 5 */
    p521_sc_mul(&t0, &t0, &t3); /* e >> 15 */
    p521_sc_sqr_times(&t0, &t0, 9); /* (e >> 15) << 9 */
    p521_sc_mul(&t0, &t0, &t8); /* e >> 6 */
    p521_sc_sqr_times(r, &t0, 6); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * n - 1 = 2^3 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4).
 * 519 squarings, 66 products with the check at the end.
 */
int p521_sc_sqrt(p521_sc *r, const p521_sc *a)
{
    const p521_sc zero = { {0} };
    p521_sc root, square, t, c, product;
    uint64_t found;
    unsigned int i;

    p521_sc_sqrt_power(&t, a);
    p521_sc_mul(&root, a, &t);
    p521_sc_mul(&t, &root, &t); /* a^q, of order 2^k for some k, or 0 */
    c = p521_sc_root_of_unity;
    /* root^2 = a*t all the time; each iteration halves the largest order that t can have */
    for (i = 3; i >= 2; i--) {
        p521_sc_sqr_times(&square, &t, i - 2);
        found = p521_sc_eq(&square, &p521_sc_one);
        p521_sc_mul(&product, &root, &c);
        p521_sc_select(&root, found, &root, &product);
        p521_sc_sqr(&c, &c);
        p521_sc_mul(&product, &t, &c);
        p521_sc_select(&t, found, &t, &product);
    }
    p521_sc_sqr(&square, &root);
    found = p521_sc_eq(&square, a);
    p521_sc_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p521_sc_batch_inv(p521_sc *r, const p521_sc *a, p521_sc *scratch, size_t count)
{
    const p521_sc zero = { {0} };
    p521_sc product = p521_sc_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p521_sc_select(&factor, p521_sc_is_zero(&a[i]), &p521_sc_one, &a[i]);
        p521_sc_mul(&product, &product, &factor);
    }
    p521_sc_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p521_sc_is_zero(&a[i]);
        p521_sc_select(&factor, is_zero, &p521_sc_one, &a[i]);
        p521_sc_mul(&inverse, &product, &scratch[i]);
        p521_sc_mul(&product, &product, &factor);
        p521_sc_select(&r[i], is_zero, &zero, &inverse);
    }
}
