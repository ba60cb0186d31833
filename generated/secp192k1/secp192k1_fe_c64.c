/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffeffffee37, 3 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^192 = 2^32 + 4553 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp192k1.h"

#if SECP192K1_WORD_BITS == 64 && !defined(SECP192K1_ASM)
#define SECP192K1_CARRY_CHAINS
#include "secp192k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_add(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a + b, below 2*p */
    uint64_t t9; const secp192k1_bit c10 = secp192k1_addw(&t9, a0, b0, 0);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, a1, b1, c10);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, a2, b2, c12);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t15 = secp192k1_bitw(c14);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, t9, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t18; const secp192k1_bit c19 = secp192k1_subw(&t18, t11, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const secp192k1_bit c21 = secp192k1_subw(&t20, t13, UINT64_C(0xffffffffffffffff), c19);
    const secp192k1_bit c22 = secp192k1_borroww(t15, UINT64_C(0x0), c21);
    const uint64_t m0 = secp192k1_maskw(c22);
    const uint64_t t23 = secp192k1_selectw(m0, t9, t16);
    const uint64_t t24 = secp192k1_selectw(m0, t11, t18);
    const uint64_t t25 = secp192k1_selectw(m0, t13, t20);
    secp192k1_storew(&r->v[0], t23);
    secp192k1_storew(&r->v[1], t24);
    secp192k1_storew(&r->v[2], t25);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_sub(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a - b */
    uint64_t t8; const secp192k1_bit c9 = secp192k1_subw(&t8, a0, b0, 0);
    uint64_t t10; const secp192k1_bit c11 = secp192k1_subw(&t10, a1, b1, c9);
    uint64_t t12; const secp192k1_bit c13 = secp192k1_subw(&t12, a2, b2, c11);
    /* add the modulus where it borrowed */
    const uint64_t t14 = secp192k1_maskw(c13);
    const uint64_t t15 = t14 & UINT64_C(0xfffffffeffffee37);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, t8, t15, 0);
    uint64_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, t10, t14, c17);
    uint64_t t20; (void)secp192k1_addw(&t20, t12, t14, c19);
    secp192k1_storew(&r->v[0], t16);
    secp192k1_storew(&r->v[1], t18);
    secp192k1_storew(&r->v[2], t20);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_neg(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* a - b */
    uint64_t t5; const secp192k1_bit c6 = secp192k1_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const secp192k1_bit c8 = secp192k1_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const secp192k1_bit c10 = secp192k1_subw(&t9, UINT64_C(0x0), a2, c8);
    /* add the modulus where it borrowed */
    const uint64_t t11 = secp192k1_maskw(c10);
    const uint64_t t12 = t11 & UINT64_C(0xfffffffeffffee37);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, t5, t12, 0);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t7, t11, c14);
    uint64_t t17; (void)secp192k1_addw(&t17, t9, t11, c16);
    secp192k1_storew(&r->v[0], t13);
    secp192k1_storew(&r->v[1], t15);
    secp192k1_storew(&r->v[2], t17);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_dbl(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* 2*a, below 2*p */
    uint64_t t6; const secp192k1_bit c7 = secp192k1_addw(&t6, a0, a0, 0);
    uint64_t t8; const secp192k1_bit c9 = secp192k1_addw(&t8, a1, a1, c7);
    uint64_t t10; const secp192k1_bit c11 = secp192k1_addw(&t10, a2, a2, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t12 = secp192k1_bitw(c11);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_subw(&t13, t6, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_subw(&t15, t8, UINT64_C(0xffffffffffffffff), c14);
    uint64_t t17; const secp192k1_bit c18 = secp192k1_subw(&t17, t10, UINT64_C(0xffffffffffffffff), c16);
    const secp192k1_bit c19 = secp192k1_borroww(t12, UINT64_C(0x0), c18);
    const uint64_t m0 = secp192k1_maskw(c19);
    const uint64_t t20 = secp192k1_selectw(m0, t6, t13);
    const uint64_t t21 = secp192k1_selectw(m0, t8, t15);
    const uint64_t t22 = secp192k1_selectw(m0, t10, t17);
    secp192k1_storew(&r->v[0], t20);
    secp192k1_storew(&r->v[1], t21);
    secp192k1_storew(&r->v[2], t22);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_half(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t8 = t7 & UINT64_C(0xfffffffeffffee37);
    uint64_t t9; const secp192k1_bit c10 = secp192k1_addw(&t9, a0, t8, 0);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, a1, t7, c10);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, a2, t7, c12);
    const uint64_t t15 = secp192k1_bitw(c14);
    /* shift right by one bit */
    const uint64_t t16 = (t11 << 63) | (t9 >> 1);
    const uint64_t t17 = (t13 << 63) | (t11 >> 1);
    const uint64_t t18 = (t15 << 63) | (t13 >> 1);
    secp192k1_storew(&r->v[0], t16);
    secp192k1_storew(&r->v[1], t17);
    secp192k1_storew(&r->v[2], t18);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^192 = 2^32 + 4553 (mod p) */
void secp192k1_fe_mul(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* product, row 0: b * a[0] */
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, b1, a0);
    uint64_t t11;
    const uint64_t t12 = secp192k1_mulw(&t11, b0, a0);
    uint64_t t13;
    const uint64_t t14 = secp192k1_mulw(&t13, b2, a0);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t10, t11, 0);
    uint64_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)secp192k1_addw(&t19, t13, UINT64_C(0x0), c18);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, b0, a1);
    uint64_t t22;
    const uint64_t t23 = secp192k1_mulw(&t22, b1, a1);
    uint64_t t24;
    const uint64_t t25 = secp192k1_mulw(&t24, b2, a1);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t15, t21, 0);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t17, t23, c27);
    uint64_t t30; const secp192k1_bit c31 = secp192k1_addw(&t30, t19, t25, c29);
    uint64_t t32; (void)secp192k1_addw(&t32, t24, UINT64_C(0x0), c31);
    uint64_t t33; const secp192k1_bit c34 = secp192k1_addw(&t33, t28, t20, 0);
    uint64_t t35; const secp192k1_bit c36 = secp192k1_addw(&t35, t30, t22, c34);
    uint64_t t37; (void)secp192k1_addw(&t37, t32, UINT64_C(0x0), c36);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t38;
    const uint64_t t39 = secp192k1_mulw(&t38, b0, a2);
    uint64_t t40;
    const uint64_t t41 = secp192k1_mulw(&t40, b1, a2);
    uint64_t t42;
    const uint64_t t43 = secp192k1_mulw(&t42, b2, a2);
    uint64_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t33, t39, 0);
    uint64_t t46; const secp192k1_bit c47 = secp192k1_addw(&t46, t35, t41, c45);
    uint64_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t37, t43, c47);
    uint64_t t50; (void)secp192k1_addw(&t50, t42, UINT64_C(0x0), c49);
    uint64_t t51; const secp192k1_bit c52 = secp192k1_addw(&t51, t46, t38, 0);
    uint64_t t53; const secp192k1_bit c54 = secp192k1_addw(&t53, t48, t40, c52);
    uint64_t t55; (void)secp192k1_addw(&t55, t50, UINT64_C(0x0), c54);
    /* q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small */
    uint64_t t56;
    const uint64_t t57 = secp192k1_mulw(&t56, t42, UINT64_C(0x1000011c9));
    const secp192k1_bit c58 = secp192k1_carryw(t57, t44, 0);
    uint64_t t59; (void)secp192k1_addw(&t59, t56, UINT64_C(0x0), c58);
    /* fold: the part above 2^192, times 4294971849, onto the part below */
    uint64_t t60;
    const uint64_t t61 = secp192k1_mulw(&t60, t51, UINT64_C(0x1000011c9));
    uint64_t t62;
    const uint64_t t63 = secp192k1_mulw(&t62, t53, UINT64_C(0x1000011c9));
    uint64_t t64;
    const uint64_t t65 = secp192k1_mulw(&t64, t55, UINT64_C(0x1000011c9));
    uint64_t t66; const secp192k1_bit c67 = secp192k1_addw(&t66, t12, t61, 0);
    uint64_t t68; const secp192k1_bit c69 = secp192k1_addw(&t68, t26, t63, c67);
    uint64_t t70; const secp192k1_bit c71 = secp192k1_addw(&t70, t44, t65, c69);
    uint64_t t72; (void)secp192k1_addw(&t72, t64, UINT64_C(0x0), c71);
    /* (q + 1)*4294971849 */
    const uint64_t t73 = t59 + UINT64_C(0x1);
    uint64_t t74;
    const uint64_t t75 = secp192k1_mulw(&t74, t73, UINT64_C(0x1000011c9));
    /* the high words of these products and (q + 1)*4294971849 */
    const uint64_t t76 = t60 + t74;
    uint64_t t77; const secp192k1_bit c78 = secp192k1_addw(&t77, t66, t75, 0);
    uint64_t t79; const secp192k1_bit c80 = secp192k1_addw(&t79, t68, t76, c78);
    uint64_t t81; const secp192k1_bit c82 = secp192k1_addw(&t81, t70, t62, c80);
    uint64_t t83; (void)secp192k1_addw(&t83, t72, UINT64_C(0x0), c82);
    /* the word above is one more than q unless the sum is below 2^192 */
    const secp192k1_bit c84 = secp192k1_borroww(t59, t83, 0);
    /* less 4294971849 there */
    const uint64_t m0 = secp192k1_maskw(c84);
    const uint64_t t85 = secp192k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x1000011c9));
    uint64_t t86; const secp192k1_bit c87 = secp192k1_subw(&t86, t77, t85, 0);
    uint64_t t88; const secp192k1_bit c89 = secp192k1_subw(&t88, t79, UINT64_C(0x0), c87);
    uint64_t t90; (void)secp192k1_subw(&t90, t81, UINT64_C(0x0), c89);
    secp192k1_storew(&r->v[0], t86);
    secp192k1_storew(&r->v[1], t88);
    secp192k1_storew(&r->v[2], t90);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^192 = 2^32 + 4553 (mod p) */
void secp192k1_fe_sqr(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* square, products of a[0] with the words above it */
    uint64_t t6;
    const uint64_t t7 = secp192k1_mulw(&t6, a2, a0);
    uint64_t t8;
    const uint64_t t9 = secp192k1_mulw(&t8, a1, a0);
    uint64_t t10; const secp192k1_bit c11 = secp192k1_addw(&t10, t7, t8, 0);
    uint64_t t12; (void)secp192k1_addw(&t12, t6, UINT64_C(0x0), c11);
    /* square, products of a[1] with the words above it */
    uint64_t t13;
    const uint64_t t14 = secp192k1_mulw(&t13, a2, a1);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t12, t14, 0);
    const uint64_t t17 = secp192k1_bitw(c16);
    const uint64_t t18 = t17 + t13;
    /* square: double the cross products */
    uint64_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t9, t9, 0);
    uint64_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t10, t10, c20);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t15, t15, c22);
    uint64_t t25; const secp192k1_bit c26 = secp192k1_addw(&t25, t18, t18, c24);
    const uint64_t t27 = secp192k1_bitw(c26);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t28;
    const uint64_t t29 = secp192k1_mulw(&t28, a0, a0);
    uint64_t t30;
    const uint64_t t31 = secp192k1_mulw(&t30, a1, a1);
    uint64_t t32;
    const uint64_t t33 = secp192k1_mulw(&t32, a2, a2);
    uint64_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t19, t28, 0);
    uint64_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t21, t31, c35);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t23, t30, c37);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t25, t33, c39);
    uint64_t t42; (void)secp192k1_addw(&t42, t27, t32, c41);
    /* q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small */
    uint64_t t43;
    const uint64_t t44 = secp192k1_mulw(&t43, t32, UINT64_C(0x1000011c9));
    const secp192k1_bit c45 = secp192k1_carryw(t44, t36, 0);
    uint64_t t46; (void)secp192k1_addw(&t46, t43, UINT64_C(0x0), c45);
    /* fold: the part above 2^192, times 4294971849, onto the part below */
    uint64_t t47;
    const uint64_t t48 = secp192k1_mulw(&t47, t38, UINT64_C(0x1000011c9));
    uint64_t t49;
    const uint64_t t50 = secp192k1_mulw(&t49, t40, UINT64_C(0x1000011c9));
    uint64_t t51;
    const uint64_t t52 = secp192k1_mulw(&t51, t42, UINT64_C(0x1000011c9));
    uint64_t t53; const secp192k1_bit c54 = secp192k1_addw(&t53, t29, t48, 0);
    uint64_t t55; const secp192k1_bit c56 = secp192k1_addw(&t55, t34, t50, c54);
    uint64_t t57; const secp192k1_bit c58 = secp192k1_addw(&t57, t36, t52, c56);
    uint64_t t59; (void)secp192k1_addw(&t59, t51, UINT64_C(0x0), c58);
    /* (q + 1)*4294971849 */
    const uint64_t t60 = t46 + UINT64_C(0x1);
    uint64_t t61;
    const uint64_t t62 = secp192k1_mulw(&t61, t60, UINT64_C(0x1000011c9));
    /* the high words of these products and (q + 1)*4294971849 */
    const uint64_t t63 = t47 + t61;
    uint64_t t64; const secp192k1_bit c65 = secp192k1_addw(&t64, t53, t62, 0);
    uint64_t t66; const secp192k1_bit c67 = secp192k1_addw(&t66, t55, t63, c65);
    uint64_t t68; const secp192k1_bit c69 = secp192k1_addw(&t68, t57, t49, c67);
    uint64_t t70; (void)secp192k1_addw(&t70, t59, UINT64_C(0x0), c69);
    /* the word above is one more than q unless the sum is below 2^192 */
    const secp192k1_bit c71 = secp192k1_borroww(t46, t70, 0);
    /* less 4294971849 there */
    const uint64_t m0 = secp192k1_maskw(c71);
    const uint64_t t72 = secp192k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x1000011c9));
    uint64_t t73; const secp192k1_bit c74 = secp192k1_subw(&t73, t64, t72, 0);
    uint64_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t66, UINT64_C(0x0), c74);
    uint64_t t77; (void)secp192k1_subw(&t77, t68, UINT64_C(0x0), c76);
    secp192k1_storew(&r->v[0], t73);
    secp192k1_storew(&r->v[1], t75);
    secp192k1_storew(&r->v[2], t77);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp192k1_fe_mul_small(secp192k1_fe *r, const secp192k1_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* T = a * k */
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, a1, k_word);
    uint64_t t11;
    const uint64_t t12 = secp192k1_mulw(&t11, a0, k_word);
    uint64_t t13;
    const uint64_t t14 = secp192k1_mulw(&t13, a2, k_word);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t10, t11, 0);
    uint64_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)secp192k1_addw(&t19, t13, UINT64_C(0x0), c18);
    /* T - q * p, below 4*p */
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, UINT64_C(0xffffffffffffffff), t19);
    uint64_t t22;
    const uint64_t t23 = secp192k1_mulw(&t22, UINT64_C(0xfffffffeffffee37), t19);
    uint64_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t21, t22, 0);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t21, t20, c25);
    uint64_t t28; (void)secp192k1_addw(&t28, t20, UINT64_C(0x0), c27);
    uint64_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t12, t23, 0);
    uint64_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t15, t24, c30);
    uint64_t t33; const secp192k1_bit c34 = secp192k1_subw(&t33, t17, t26, c32);
    uint64_t t35; (void)secp192k1_subw(&t35, t19, t28, c34);
    /* subtract 2*p where that does not borrow */
    uint64_t t36; const secp192k1_bit c37 = secp192k1_subw(&t36, t29, UINT64_C(0xfffffffdffffdc6e), 0);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_subw(&t38, t31, UINT64_C(0xffffffffffffffff), c37);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t33, UINT64_C(0xffffffffffffffff), c39);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_subw(&t42, t35, UINT64_C(0x1), c41);
    const uint64_t m0 = secp192k1_maskw(c43);
    const uint64_t t44 = secp192k1_selectw(m0, t29, t36);
    const uint64_t t45 = secp192k1_selectw(m0, t31, t38);
    const uint64_t t46 = secp192k1_selectw(m0, t33, t40);
    const uint64_t t47 = secp192k1_selectw(m0, t35, t42);
    /* subtract 1*p where that does not borrow */
    uint64_t t48; const secp192k1_bit c49 = secp192k1_subw(&t48, t44, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t50; const secp192k1_bit c51 = secp192k1_subw(&t50, t45, UINT64_C(0xffffffffffffffff), c49);
    uint64_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t46, UINT64_C(0xffffffffffffffff), c51);
    const secp192k1_bit c54 = secp192k1_borroww(t47, UINT64_C(0x0), c53);
    const uint64_t m1 = secp192k1_maskw(c54);
    const uint64_t t55 = secp192k1_selectw(m1, t44, t48);
    const uint64_t t56 = secp192k1_selectw(m1, t45, t50);
    const uint64_t t57 = secp192k1_selectw(m1, t46, t52);
    secp192k1_storew(&r->v[0], t55);
    secp192k1_storew(&r->v[1], t56);
    secp192k1_storew(&r->v[2], t57);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes(secp192k1_fe *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    /* bytes to words */
    const uint64_t t6 = secp192k1_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c7 = secp192k1_borroww(t6, UINT64_C(0xfffffffeffffee37), 0);
    /* bytes to words */
    const uint64_t t8 = secp192k1_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c9 = secp192k1_borroww(t8, UINT64_C(0xffffffffffffffff), c7);
    /* bytes to words */
    const uint64_t t10 = secp192k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c11 = secp192k1_borroww(t10, UINT64_C(0xffffffffffffffff), c9);
    const uint64_t t12 = secp192k1_maskw(c11);
    const uint64_t t13 = t6 & t12;
    const uint64_t t14 = t8 & t12;
    const uint64_t t15 = t10 & t12;
    const uint64_t t16 = ~t12;
    secp192k1_storew(&r->v[0], t13);
    secp192k1_storew(&r->v[1], t14);
    secp192k1_storew(&r->v[2], t15);
    return -(int)(t16 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes_le(secp192k1_fe *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c6 = secp192k1_borroww(b_at0, UINT64_C(0xfffffffeffffee37), 0);
    const secp192k1_bit c7 = secp192k1_borroww(b_at8, UINT64_C(0xffffffffffffffff), c6);
    const secp192k1_bit c8 = secp192k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c7);
    const uint64_t t9 = secp192k1_maskw(c8);
    const uint64_t t10 = b_at0 & t9;
    const uint64_t t11 = b_at8 & t9;
    const uint64_t t12 = b_at16 & t9;
    const uint64_t t13 = ~t9;
    secp192k1_storew(&r->v[0], t10);
    secp192k1_storew(&r->v[1], t11);
    secp192k1_storew(&r->v[2], t12);
    return -(int)(t13 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp192k1_fe_to_bytes(uint8_t b[24], const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* words to bytes */
    const uint64_t t3 = secp192k1_bswapw(a0);
    const uint64_t t4 = secp192k1_bswapw(a1);
    const uint64_t t5 = secp192k1_bswapw(a2);
    secp192k1_store8(b + 16, (uint64_t)t3);
    secp192k1_store8(b + 8, (uint64_t)t4);
    secp192k1_store8(b + 0, (uint64_t)t5);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp192k1_fe_to_bytes_le(uint8_t b[24], const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    secp192k1_store8(b + 0, (uint64_t)a0);
    secp192k1_store8(b + 8, (uint64_t)a1);
    secp192k1_store8(b + 16, (uint64_t)a2);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_select(secp192k1_fe *r, uint64_t mask, const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint64_t mask_word = secp192k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* the mask as a condition */
    const secp192k1_bit c7 = secp192k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = secp192k1_maskw(c7);
    const uint64_t t8 = secp192k1_selectw(m0, a0, b0);
    const uint64_t t9 = secp192k1_selectw(m0, a1, b1);
    const uint64_t t10 = secp192k1_selectw(m0, a2, b2);
    secp192k1_storew(&r->v[0], t8);
    secp192k1_storew(&r->v[1], t9);
    secp192k1_storew(&r->v[2], t10);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp192k1_fe_cswap(uint64_t mask, secp192k1_fe *a, secp192k1_fe *b)
{
    const uint64_t mask_word = secp192k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* difference of the two under the mask, added to both */
    const uint64_t t7 = a0 ^ b0;
    const uint64_t t8 = mask_word & t7;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = mask_word & t9;
    const uint64_t t11 = a2 ^ b2;
    const uint64_t t12 = mask_word & t11;
    const uint64_t t13 = a0 ^ t8;
    const uint64_t t14 = a1 ^ t10;
    const uint64_t t15 = a2 ^ t12;
    const uint64_t t16 = b0 ^ t8;
    const uint64_t t17 = b1 ^ t10;
    const uint64_t t18 = b2 ^ t12;
    secp192k1_storew(&a->v[0], t13);
    secp192k1_storew(&a->v[1], t14);
    secp192k1_storew(&a->v[2], t15);
    secp192k1_storew(&b->v[0], t16);
    secp192k1_storew(&b->v[1], t17);
    secp192k1_storew(&b->v[2], t18);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp192k1_fe_is_zero(const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t5 = a0 | a1;
    const uint64_t t6 = t5 | a2;
    const secp192k1_bit c7 = secp192k1_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t8 = secp192k1_maskw(c7);
    return t8;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp192k1_fe_eq(const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* differences of the words */
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t10 = t8 | t9;
    /* differences of the words */
    const uint64_t t11 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t10 | t11;
    const secp192k1_bit c13 = secp192k1_borroww(t12, UINT64_C(0x1), 0);
    const uint64_t t14 = secp192k1_maskw(c13);
    return t14;
}

#else
typedef int secp192k1_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
