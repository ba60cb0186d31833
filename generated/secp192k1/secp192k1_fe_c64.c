/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t6; const secp192k1_bit c7 = secp192k1_addw(&t6, a0, b0, 0);
    uint64_t t8; const secp192k1_bit c9 = secp192k1_addw(&t8, a1, b1, c7);
    uint64_t t10; const secp192k1_bit c11 = secp192k1_addw(&t10, a2, b2, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, t6, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, t8, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t18; const secp192k1_bit c19 = secp192k1_subw(&t18, t10, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t21; (void)secp192k1_addw(&t21, UINT64_C(0x0), UINT64_C(0x0), c11);
    const secp192k1_bit c22 = secp192k1_borroww(t21, UINT64_C(0x0), c19);
    const uint64_t m0 = secp192k1_maskw(c22);
    const uint64_t t23 = (t6 & m0) | (t14 & ~m0);
    const uint64_t t24 = (t8 & m0) | (t16 & ~m0);
    const uint64_t t25 = (t10 & m0) | (t18 & ~m0);
    r->v[0] = t23;
    r->v[1] = t24;
    r->v[2] = t25;
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
    uint64_t t6; const secp192k1_bit c7 = secp192k1_subw(&t6, a0, b0, 0);
    uint64_t t8; const secp192k1_bit c9 = secp192k1_subw(&t8, a1, b1, c7);
    uint64_t t10; const secp192k1_bit c11 = secp192k1_subw(&t10, a2, b2, c9);
    /* add the modulus where it borrowed */
    const uint64_t t13 = secp192k1_maskw(c11);
    const uint64_t t15 = t13 & UINT64_C(0xfffffffeffffee37);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, t6, t15, 0);
    uint64_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, t8, t13, c17);
    uint64_t t20; (void)secp192k1_addw(&t20, t10, t13, c19);
    r->v[0] = t16;
    r->v[1] = t18;
    r->v[2] = t20;
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
    uint64_t t4; const secp192k1_bit c5 = secp192k1_subw(&t4, UINT64_C(0x0), a0, 0);
    uint64_t t6; const secp192k1_bit c7 = secp192k1_subw(&t6, UINT64_C(0x0), a1, c5);
    uint64_t t8; const secp192k1_bit c9 = secp192k1_subw(&t8, UINT64_C(0x0), a2, c7);
    /* add the modulus where it borrowed */
    const uint64_t t10 = secp192k1_maskw(c9);
    const uint64_t t12 = t10 & UINT64_C(0xfffffffeffffee37);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, t4, t12, 0);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t6, t10, c14);
    uint64_t t17; (void)secp192k1_addw(&t17, t8, t10, c16);
    r->v[0] = t13;
    r->v[1] = t15;
    r->v[2] = t17;
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
    uint64_t t3; const secp192k1_bit c4 = secp192k1_addw(&t3, a0, a0, 0);
    uint64_t t5; const secp192k1_bit c6 = secp192k1_addw(&t5, a1, a1, c4);
    uint64_t t7; const secp192k1_bit c8 = secp192k1_addw(&t7, a2, a2, c6);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t11; const secp192k1_bit c12 = secp192k1_subw(&t11, t3, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_subw(&t13, t5, UINT64_C(0xffffffffffffffff), c12);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_subw(&t15, t7, UINT64_C(0xffffffffffffffff), c14);
    uint64_t t18; (void)secp192k1_addw(&t18, UINT64_C(0x0), UINT64_C(0x0), c8);
    const secp192k1_bit c19 = secp192k1_borroww(t18, UINT64_C(0x0), c16);
    const uint64_t m0 = secp192k1_maskw(c19);
    const uint64_t t20 = (t3 & m0) | (t11 & ~m0);
    const uint64_t t21 = (t5 & m0) | (t13 & ~m0);
    const uint64_t t22 = (t7 & m0) | (t15 & ~m0);
    r->v[0] = t20;
    r->v[1] = t21;
    r->v[2] = t22;
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
    const uint64_t t5 = a0 & UINT64_C(0x1);
    const uint64_t t6 = UINT64_C(0x0) - t5;
    const uint64_t t8 = t6 & UINT64_C(0xfffffffeffffee37);
    uint64_t t9; const secp192k1_bit c10 = secp192k1_addw(&t9, a0, t8, 0);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, a1, t6, c10);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, a2, t6, c12);
    uint64_t t15; (void)secp192k1_addw(&t15, UINT64_C(0x0), UINT64_C(0x0), c14);
    /* shift right by one bit */
    const uint64_t t16 = (t11 << 63) | (t9 >> 1);
    const uint64_t t17 = (t13 << 63) | (t11 >> 1);
    const uint64_t t18 = (t15 << 63) | (t13 >> 1);
    r->v[0] = t16;
    r->v[1] = t17;
    r->v[2] = t18;
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
    /* product, row 0: a * b[0] */
    uint64_t t7;
    const uint64_t t8 = secp192k1_mulw(&t7, a0, b0);
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, a1, b0);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = secp192k1_mulw(&t13, a2, b0);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t9, c12);
    uint64_t t17; (void)secp192k1_addw(&t17, t13, UINT64_C(0x0), c16);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t18;
    const uint64_t t19 = secp192k1_mulw(&t18, a0, b1);
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, a1, b1);
    uint64_t t22;
    const uint64_t t23 = secp192k1_mulw(&t22, a2, b1);
    uint64_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t11, t19, 0);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t15, t21, c25);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t17, t23, c27);
    uint64_t t30; (void)secp192k1_addw(&t30, UINT64_C(0x0), UINT64_C(0x0), c29);
    uint64_t t31; const secp192k1_bit c32 = secp192k1_addw(&t31, t26, t18, 0);
    uint64_t t33; const secp192k1_bit c34 = secp192k1_addw(&t33, t28, t20, c32);
    uint64_t t35; (void)secp192k1_addw(&t35, t30, t22, c34);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t36;
    const uint64_t t37 = secp192k1_mulw(&t36, a0, b2);
    uint64_t t38;
    const uint64_t t39 = secp192k1_mulw(&t38, a1, b2);
    uint64_t t40;
    const uint64_t t41 = secp192k1_mulw(&t40, a2, b2);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t31, t37, 0);
    uint64_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t33, t39, c43);
    uint64_t t46; const secp192k1_bit c47 = secp192k1_addw(&t46, t35, t41, c45);
    uint64_t t48; (void)secp192k1_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const secp192k1_bit c50 = secp192k1_addw(&t49, t44, t36, 0);
    uint64_t t51; const secp192k1_bit c52 = secp192k1_addw(&t51, t46, t38, c50);
    uint64_t t53; (void)secp192k1_addw(&t53, t48, t40, c52);
    /* q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small */
    uint64_t t55;
    const uint64_t t56 = secp192k1_mulw(&t55, t40, UINT64_C(0x1000011c9));
    const secp192k1_bit c57 = secp192k1_carryw(t56, t42, 0);
    uint64_t t58; (void)secp192k1_addw(&t58, t55, UINT64_C(0x0), c57);
    /* (q + 1)*4294971849 */
    const uint64_t t60 = t58 + UINT64_C(0x1);
    uint64_t t61;
    const uint64_t t62 = secp192k1_mulw(&t61, t60, UINT64_C(0x1000011c9));
    /* fold: the part above 2^192, times 4294971849, onto the part below */
    uint64_t t63;
    const uint64_t t64 = secp192k1_mulw(&t63, t49, UINT64_C(0x1000011c9));
    uint64_t t65;
    const uint64_t t66 = secp192k1_mulw(&t65, t51, UINT64_C(0x1000011c9));
    uint64_t t67;
    const uint64_t t68 = secp192k1_mulw(&t67, t53, UINT64_C(0x1000011c9));
    uint64_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t8, t64, 0);
    uint64_t t71; const secp192k1_bit c72 = secp192k1_addw(&t71, t24, t66, c70);
    uint64_t t73; const secp192k1_bit c74 = secp192k1_addw(&t73, t42, t68, c72);
    uint64_t t75; (void)secp192k1_addw(&t75, t67, UINT64_C(0x0), c74);
    /* the high words of these products and (q + 1)*4294971849 */
    const uint64_t t76 = t63 + t61;
    uint64_t t77; const secp192k1_bit c78 = secp192k1_addw(&t77, t69, t62, 0);
    uint64_t t79; const secp192k1_bit c80 = secp192k1_addw(&t79, t71, t76, c78);
    uint64_t t81; const secp192k1_bit c82 = secp192k1_addw(&t81, t73, t65, c80);
    uint64_t t83; (void)secp192k1_addw(&t83, t75, UINT64_C(0x0), c82);
    /* the word above is one more than q unless the sum is below 2^192 */
    const secp192k1_bit c84 = secp192k1_borroww(t58, t83, 0);
    /* less 4294971849 there */
    const uint64_t m0 = secp192k1_maskw(c84);
    const uint64_t t85 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1000011c9) & ~m0);
    uint64_t t86; const secp192k1_bit c87 = secp192k1_subw(&t86, t77, t85, 0);
    uint64_t t88; const secp192k1_bit c89 = secp192k1_subw(&t88, t79, UINT64_C(0x0), c87);
    uint64_t t90; (void)secp192k1_subw(&t90, t81, UINT64_C(0x0), c89);
    r->v[0] = t86;
    r->v[1] = t88;
    r->v[2] = t90;
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
    uint64_t t4;
    const uint64_t t5 = secp192k1_mulw(&t4, a1, a0);
    uint64_t t6;
    const uint64_t t7 = secp192k1_mulw(&t6, a2, a0);
    uint64_t t8; const secp192k1_bit c9 = secp192k1_addw(&t8, t7, t4, 0);
    uint64_t t10; (void)secp192k1_addw(&t10, t6, UINT64_C(0x0), c9);
    /* square, products of a[1] with the words above it */
    uint64_t t11;
    const uint64_t t12 = secp192k1_mulw(&t11, a2, a1);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, t10, t12, 0);
    uint64_t t15; (void)secp192k1_addw(&t15, UINT64_C(0x0), UINT64_C(0x0), c14);
    const uint64_t t16 = t15 + t11;
    /* square: double the cross products */
    uint64_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t5, t5, 0);
    uint64_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t8, t8, c18);
    uint64_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t13, t13, c20);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t16, t16, c22);
    uint64_t t25; (void)secp192k1_addw(&t25, UINT64_C(0x0), UINT64_C(0x0), c24);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t26;
    const uint64_t t27 = secp192k1_mulw(&t26, a0, a0);
    uint64_t t28;
    const uint64_t t29 = secp192k1_mulw(&t28, a1, a1);
    uint64_t t30;
    const uint64_t t31 = secp192k1_mulw(&t30, a2, a2);
    uint64_t t32; const secp192k1_bit c33 = secp192k1_addw(&t32, t17, t26, 0);
    uint64_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t19, t29, c33);
    uint64_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t21, t28, c35);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)secp192k1_addw(&t40, t25, t30, c39);
    /* q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small */
    uint64_t t42;
    const uint64_t t43 = secp192k1_mulw(&t42, t30, UINT64_C(0x1000011c9));
    const secp192k1_bit c44 = secp192k1_carryw(t43, t34, 0);
    uint64_t t45; (void)secp192k1_addw(&t45, t42, UINT64_C(0x0), c44);
    /* (q + 1)*4294971849 */
    const uint64_t t47 = t45 + UINT64_C(0x1);
    uint64_t t48;
    const uint64_t t49 = secp192k1_mulw(&t48, t47, UINT64_C(0x1000011c9));
    /* fold: the part above 2^192, times 4294971849, onto the part below */
    uint64_t t50;
    const uint64_t t51 = secp192k1_mulw(&t50, t36, UINT64_C(0x1000011c9));
    uint64_t t52;
    const uint64_t t53 = secp192k1_mulw(&t52, t38, UINT64_C(0x1000011c9));
    uint64_t t54;
    const uint64_t t55 = secp192k1_mulw(&t54, t40, UINT64_C(0x1000011c9));
    uint64_t t56; const secp192k1_bit c57 = secp192k1_addw(&t56, t27, t51, 0);
    uint64_t t58; const secp192k1_bit c59 = secp192k1_addw(&t58, t32, t53, c57);
    uint64_t t60; const secp192k1_bit c61 = secp192k1_addw(&t60, t34, t55, c59);
    uint64_t t62; (void)secp192k1_addw(&t62, t54, UINT64_C(0x0), c61);
    /* the high words of these products and (q + 1)*4294971849 */
    const uint64_t t63 = t50 + t48;
    uint64_t t64; const secp192k1_bit c65 = secp192k1_addw(&t64, t56, t49, 0);
    uint64_t t66; const secp192k1_bit c67 = secp192k1_addw(&t66, t58, t63, c65);
    uint64_t t68; const secp192k1_bit c69 = secp192k1_addw(&t68, t60, t52, c67);
    uint64_t t70; (void)secp192k1_addw(&t70, t62, UINT64_C(0x0), c69);
    /* the word above is one more than q unless the sum is below 2^192 */
    const secp192k1_bit c71 = secp192k1_borroww(t45, t70, 0);
    /* less 4294971849 there */
    const uint64_t m0 = secp192k1_maskw(c71);
    const uint64_t t72 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1000011c9) & ~m0);
    uint64_t t73; const secp192k1_bit c74 = secp192k1_subw(&t73, t64, t72, 0);
    uint64_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t66, UINT64_C(0x0), c74);
    uint64_t t77; (void)secp192k1_subw(&t77, t68, UINT64_C(0x0), c76);
    r->v[0] = t73;
    r->v[1] = t75;
    r->v[2] = t77;
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
    uint64_t t5;
    const uint64_t t6 = secp192k1_mulw(&t5, a0, k_word);
    uint64_t t7;
    const uint64_t t8 = secp192k1_mulw(&t7, a1, k_word);
    uint64_t t9; const secp192k1_bit c10 = secp192k1_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = secp192k1_mulw(&t11, a2, k_word);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)secp192k1_addw(&t15, t11, UINT64_C(0x0), c14);
    /* T - q * p, below 4*p */
    uint64_t t18;
    const uint64_t t19 = secp192k1_mulw(&t18, UINT64_C(0xfffffffeffffee37), t15);
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, UINT64_C(0xffffffffffffffff), t15);
    uint64_t t22; const secp192k1_bit c23 = secp192k1_addw(&t22, t21, t18, 0);
    uint64_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t21, t20, c23);
    uint64_t t26; (void)secp192k1_addw(&t26, t20, UINT64_C(0x0), c25);
    uint64_t t27; const secp192k1_bit c28 = secp192k1_subw(&t27, t6, t19, 0);
    uint64_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t9, t22, c28);
    uint64_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t13, t24, c30);
    uint64_t t33; (void)secp192k1_subw(&t33, t15, t26, c32);
    /* subtract 2*p where that does not borrow */
    uint64_t t36; const secp192k1_bit c37 = secp192k1_subw(&t36, t27, UINT64_C(0xfffffffdffffdc6e), 0);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_subw(&t38, t29, UINT64_C(0xffffffffffffffff), c37);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t31, UINT64_C(0xffffffffffffffff), c39);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_subw(&t42, t33, UINT64_C(0x1), c41);
    const uint64_t m0 = secp192k1_maskw(c43);
    const uint64_t t44 = (t27 & m0) | (t36 & ~m0);
    const uint64_t t45 = (t29 & m0) | (t38 & ~m0);
    const uint64_t t46 = (t31 & m0) | (t40 & ~m0);
    const uint64_t t47 = (t33 & m0) | (t42 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t48; const secp192k1_bit c49 = secp192k1_subw(&t48, t44, UINT64_C(0xfffffffeffffee37), 0);
    uint64_t t50; const secp192k1_bit c51 = secp192k1_subw(&t50, t45, UINT64_C(0xffffffffffffffff), c49);
    uint64_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t46, UINT64_C(0xffffffffffffffff), c51);
    const secp192k1_bit c54 = secp192k1_borroww(t47, UINT64_C(0x0), c53);
    const uint64_t m1 = secp192k1_maskw(c54);
    const uint64_t t55 = (t44 & m1) | (t48 & ~m1);
    const uint64_t t56 = (t45 & m1) | (t50 & ~m1);
    const uint64_t t57 = (t46 & m1) | (t52 & ~m1);
    r->v[0] = t55;
    r->v[1] = t56;
    r->v[2] = t57;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes(secp192k1_fe *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    /* bytes to words */
    const uint64_t t1 = secp192k1_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t t3 = secp192k1_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    const uint64_t t5 = secp192k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c8 = secp192k1_borroww(t1, UINT64_C(0xfffffffeffffee37), 0);
    const secp192k1_bit c9 = secp192k1_borroww(t3, UINT64_C(0xffffffffffffffff), c8);
    const secp192k1_bit c10 = secp192k1_borroww(t5, UINT64_C(0xffffffffffffffff), c9);
    const uint64_t t12 = secp192k1_maskw(c10);
    const uint64_t t13 = t1 & t12;
    const uint64_t t14 = t3 & t12;
    const uint64_t t15 = t5 & t12;
    const uint64_t t16 = ~t12;
    r->v[0] = t13;
    r->v[1] = t14;
    r->v[2] = t15;
    return -(int)(t16 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes_le(secp192k1_fe *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c5 = secp192k1_borroww(b_at0, UINT64_C(0xfffffffeffffee37), 0);
    const secp192k1_bit c6 = secp192k1_borroww(b_at8, UINT64_C(0xffffffffffffffff), c5);
    const secp192k1_bit c7 = secp192k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c6);
    const uint64_t t9 = secp192k1_maskw(c7);
    const uint64_t t10 = b_at0 & t9;
    const uint64_t t11 = b_at8 & t9;
    const uint64_t t12 = b_at16 & t9;
    const uint64_t t13 = ~t9;
    r->v[0] = t10;
    r->v[1] = t11;
    r->v[2] = t12;
    return -(int)(t13 & 1);
}

/* b = the big-endian integer a
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

/* b = the little-endian integer a
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
    const uint64_t t8 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t9 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t10 = (a2 & m0) | (b2 & ~m0);
    r->v[0] = t8;
    r->v[1] = t9;
    r->v[2] = t10;
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
    a->v[0] = t13;
    a->v[1] = t14;
    a->v[2] = t15;
    b->v[0] = t16;
    b->v[1] = t17;
    b->v[2] = t18;
}

/* all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp192k1_fe_is_zero(const secp192k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t3 = a0 | a1;
    const uint64_t t4 = t3 | a2;
    const secp192k1_bit c6 = secp192k1_borroww(t4, UINT64_C(0x1), 0);
    const uint64_t t8 = secp192k1_maskw(c6);
    return t8;
}

/* all-ones where a = b, else 0
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
    const uint64_t t6 = a0 ^ b0;
    const uint64_t t7 = a1 ^ b1;
    const uint64_t t8 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t9 = t6 | t7;
    const uint64_t t10 = t9 | t8;
    const secp192k1_bit c12 = secp192k1_borroww(t10, UINT64_C(0x1), 0);
    const uint64_t t14 = secp192k1_maskw(c12);
    return t14;
}

#else
typedef int secp192k1_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
