/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffeffffffffffffffff, 3 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^192 mod p.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p192.h"

#if P192_WORD_BITS == 64 && !defined(P192_ASM)
#include "p192_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p192_fe_add(p192_fe *r, const p192_fe *a, const p192_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a + b, below 2*p */
    uint64_t t6; const p192_bit c7 = p192_addw(&t6, a0, b0, 0);
    uint64_t t8; const p192_bit c9 = p192_addw(&t8, a1, b1, c7);
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a2, b2, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t6, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t8, UINT64_C(0xfffffffffffffffe), c15);
    uint64_t t18; const p192_bit c19 = p192_subw(&t18, t10, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t21; (void)p192_addw(&t21, UINT64_C(0x0), UINT64_C(0x0), c11);
    const p192_bit c22 = p192_borroww(t21, UINT64_C(0x0), c19);
    const uint64_t m0 = p192_maskw(c22);
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
void p192_fe_sub(p192_fe *r, const p192_fe *a, const p192_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a - b */
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, a0, b0, 0);
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, a1, b1, c7);
    uint64_t t10; const p192_bit c11 = p192_subw(&t10, a2, b2, c9);
    /* add the modulus where it borrowed */
    const uint64_t t13 = p192_maskw(c11);
    const uint64_t t15 = t13 & UINT64_C(0xfffffffffffffffe);
    uint64_t t16; const p192_bit c17 = p192_addw(&t16, t6, t13, 0);
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, t8, t15, c17);
    uint64_t t20; (void)p192_addw(&t20, t10, t13, c19);
    r->v[0] = t16;
    r->v[1] = t18;
    r->v[2] = t20;
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p192_fe_neg(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* a - b */
    uint64_t t4; const p192_bit c5 = p192_subw(&t4, UINT64_C(0x0), a0, 0);
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, UINT64_C(0x0), a1, c5);
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, UINT64_C(0x0), a2, c7);
    /* add the modulus where it borrowed */
    const uint64_t t10 = p192_maskw(c9);
    const uint64_t t12 = t10 & UINT64_C(0xfffffffffffffffe);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t4, t10, 0);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t6, t12, c14);
    uint64_t t17; (void)p192_addw(&t17, t8, t10, c16);
    r->v[0] = t13;
    r->v[1] = t15;
    r->v[2] = t17;
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p192_fe_dbl(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* 2*a, below 2*p */
    uint64_t t3; const p192_bit c4 = p192_addw(&t3, a0, a0, 0);
    uint64_t t5; const p192_bit c6 = p192_addw(&t5, a1, a1, c4);
    uint64_t t7; const p192_bit c8 = p192_addw(&t7, a2, a2, c6);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, t3, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t13; const p192_bit c14 = p192_subw(&t13, t5, UINT64_C(0xfffffffffffffffe), c12);
    uint64_t t15; const p192_bit c16 = p192_subw(&t15, t7, UINT64_C(0xffffffffffffffff), c14);
    uint64_t t18; (void)p192_addw(&t18, UINT64_C(0x0), UINT64_C(0x0), c8);
    const p192_bit c19 = p192_borroww(t18, UINT64_C(0x0), c16);
    const uint64_t m0 = p192_maskw(c19);
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
void p192_fe_half(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* add the modulus where a is odd */
    const uint64_t t5 = a0 & UINT64_C(0x1);
    const uint64_t t6 = UINT64_C(0x0) - t5;
    const uint64_t t8 = t6 & UINT64_C(0xfffffffffffffffe);
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, a0, t6, 0);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a1, t8, c10);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, a2, t6, c12);
    uint64_t t15; (void)p192_addw(&t15, UINT64_C(0x0), UINT64_C(0x0), c14);
    /* shift right by one bit */
    const uint64_t t16 = (t11 << 63) | (t9 >> 1);
    const uint64_t t17 = (t13 << 63) | (t11 >> 1);
    const uint64_t t18 = (t15 << 63) | (t13 >> 1);
    r->v[0] = t16;
    r->v[1] = t17;
    r->v[2] = t18;
}

/* r * 2^192 = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_mul(p192_fe *r, const p192_fe *a, const p192_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* product, row 0: a * b[0] */
    uint64_t t7;
    const uint64_t t8 = p192_mulw(&t7, a0, b0);
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, a1, b0);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, b0);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t14, t9, c12);
    uint64_t t17; (void)p192_addw(&t17, t13, UINT64_C(0x0), c16);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, a0, b1);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, a1, b1);
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, a2, b1);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t11, t19, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t15, t21, c25);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t17, t23, c27);
    uint64_t t30; (void)p192_addw(&t30, UINT64_C(0x0), UINT64_C(0x0), c29);
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t26, t18, 0);
    uint64_t t33; const p192_bit c34 = p192_addw(&t33, t28, t20, c32);
    uint64_t t35; (void)p192_addw(&t35, t30, t22, c34);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, a0, b2);
    uint64_t t38;
    const uint64_t t39 = p192_mulw(&t38, a1, b2);
    uint64_t t40;
    const uint64_t t41 = p192_mulw(&t40, a2, b2);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t31, t37, 0);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t33, t39, c43);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t35, t41, c45);
    uint64_t t48; (void)p192_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const p192_bit c50 = p192_addw(&t49, t44, t36, 0);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t46, t38, c50);
    uint64_t t53; (void)p192_addw(&t53, t48, t40, c52);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t24, t8, 0);
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t42, UINT64_C(0x0), c55);
    uint64_t t58; (void)p192_subw(&t58, t8, UINT64_C(0x0), c57);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t59; const p192_bit c60 = p192_subw(&t59, t56, t54, 0);
    uint64_t t61; const p192_bit c62 = p192_subw(&t61, t58, UINT64_C(0x0), c60);
    uint64_t t63; (void)p192_subw(&t63, t54, UINT64_C(0x0), c62);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t64; const p192_bit c65 = p192_subw(&t64, t61, t59, 0);
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t63, UINT64_C(0x0), c65);
    uint64_t t68; (void)p192_subw(&t68, t59, UINT64_C(0x0), c67);
    /* add the high half; the sum is below 2*p */
    uint64_t t69; const p192_bit c70 = p192_addw(&t69, t64, t49, 0);
    uint64_t t71; const p192_bit c72 = p192_addw(&t71, t66, t51, c70);
    uint64_t t73; const p192_bit c74 = p192_addw(&t73, t68, t53, c72);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t77; const p192_bit c78 = p192_subw(&t77, t69, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t79; const p192_bit c80 = p192_subw(&t79, t71, UINT64_C(0xfffffffffffffffe), c78);
    uint64_t t81; const p192_bit c82 = p192_subw(&t81, t73, UINT64_C(0xffffffffffffffff), c80);
    uint64_t t83; (void)p192_addw(&t83, UINT64_C(0x0), UINT64_C(0x0), c74);
    const p192_bit c84 = p192_borroww(t83, UINT64_C(0x0), c82);
    const uint64_t m0 = p192_maskw(c84);
    const uint64_t t85 = (t69 & m0) | (t77 & ~m0);
    const uint64_t t86 = (t71 & m0) | (t79 & ~m0);
    const uint64_t t87 = (t73 & m0) | (t81 & ~m0);
    r->v[0] = t85;
    r->v[1] = t86;
    r->v[2] = t87;
}

/* r * 2^192 = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_sqr(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* square, products of a[0] with the words above it */
    uint64_t t4;
    const uint64_t t5 = p192_mulw(&t4, a1, a0);
    uint64_t t6;
    const uint64_t t7 = p192_mulw(&t6, a2, a0);
    uint64_t t8; const p192_bit c9 = p192_addw(&t8, t7, t4, 0);
    uint64_t t10; (void)p192_addw(&t10, t6, UINT64_C(0x0), c9);
    /* square, products of a[1] with the words above it */
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a2, a1);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t10, t12, 0);
    uint64_t t15; (void)p192_addw(&t15, UINT64_C(0x0), UINT64_C(0x0), c14);
    const uint64_t t16 = t15 + t11;
    /* square: double the cross products */
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t5, t5, 0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t8, t8, c18);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t13, t13, c20);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t16, t16, c22);
    uint64_t t25; (void)p192_addw(&t25, UINT64_C(0x0), UINT64_C(0x0), c24);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t26;
    const uint64_t t27 = p192_mulw(&t26, a0, a0);
    uint64_t t28;
    const uint64_t t29 = p192_mulw(&t28, a1, a1);
    uint64_t t30;
    const uint64_t t31 = p192_mulw(&t30, a2, a2);
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t17, t26, 0);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t19, t29, c33);
    uint64_t t36; const p192_bit c37 = p192_addw(&t36, t21, t28, c35);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p192_addw(&t40, t25, t30, c39);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t41; const p192_bit c42 = p192_subw(&t41, t32, t27, 0);
    uint64_t t43; const p192_bit c44 = p192_subw(&t43, t34, UINT64_C(0x0), c42);
    uint64_t t45; (void)p192_subw(&t45, t27, UINT64_C(0x0), c44);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t43, t41, 0);
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t45, UINT64_C(0x0), c47);
    uint64_t t50; (void)p192_subw(&t50, t41, UINT64_C(0x0), c49);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t51; const p192_bit c52 = p192_subw(&t51, t48, t46, 0);
    uint64_t t53; const p192_bit c54 = p192_subw(&t53, t50, UINT64_C(0x0), c52);
    uint64_t t55; (void)p192_subw(&t55, t46, UINT64_C(0x0), c54);
    /* add the high half; the sum is below 2*p */
    uint64_t t56; const p192_bit c57 = p192_addw(&t56, t51, t36, 0);
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t53, t38, c57);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t55, t40, c59);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t64; const p192_bit c65 = p192_subw(&t64, t56, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t58, UINT64_C(0xfffffffffffffffe), c65);
    uint64_t t68; const p192_bit c69 = p192_subw(&t68, t60, UINT64_C(0xffffffffffffffff), c67);
    uint64_t t70; (void)p192_addw(&t70, UINT64_C(0x0), UINT64_C(0x0), c61);
    const p192_bit c71 = p192_borroww(t70, UINT64_C(0x0), c69);
    const uint64_t m0 = p192_maskw(c71);
    const uint64_t t72 = (t56 & m0) | (t64 & ~m0);
    const uint64_t t73 = (t58 & m0) | (t66 & ~m0);
    const uint64_t t74 = (t60 & m0) | (t68 & ~m0);
    r->v[0] = t72;
    r->v[1] = t73;
    r->v[2] = t74;
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p192_fe_mul_small(p192_fe *r, const p192_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* T = a * k */
    uint64_t t5;
    const uint64_t t6 = p192_mulw(&t5, a0, k_word);
    uint64_t t7;
    const uint64_t t8 = p192_mulw(&t7, a1, k_word);
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a2, k_word);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)p192_addw(&t15, t11, UINT64_C(0x0), c14);
    /* T - q * p, below 4*p */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, UINT64_C(0xffffffffffffffff), t15);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, UINT64_C(0xfffffffffffffffe), t15);
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, t21, t18, 0);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t19, t20, c23);
    uint64_t t26; (void)p192_addw(&t26, t18, UINT64_C(0x0), c25);
    uint64_t t27; const p192_bit c28 = p192_subw(&t27, t6, t19, 0);
    uint64_t t29; const p192_bit c30 = p192_subw(&t29, t9, t22, c28);
    uint64_t t31; const p192_bit c32 = p192_subw(&t31, t13, t24, c30);
    uint64_t t33; (void)p192_subw(&t33, t15, t26, c32);
    /* subtract 2*p where that does not borrow */
    uint64_t t36; const p192_bit c37 = p192_subw(&t36, t27, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t29, UINT64_C(0xfffffffffffffffd), c37);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t31, UINT64_C(0xffffffffffffffff), c39);
    uint64_t t42; const p192_bit c43 = p192_subw(&t42, t33, UINT64_C(0x1), c41);
    const uint64_t m0 = p192_maskw(c43);
    const uint64_t t44 = (t27 & m0) | (t36 & ~m0);
    const uint64_t t45 = (t29 & m0) | (t38 & ~m0);
    const uint64_t t46 = (t31 & m0) | (t40 & ~m0);
    const uint64_t t47 = (t33 & m0) | (t42 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t44, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t50; const p192_bit c51 = p192_subw(&t50, t45, UINT64_C(0xfffffffffffffffe), c49);
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t46, UINT64_C(0xffffffffffffffff), c51);
    const p192_bit c54 = p192_borroww(t47, UINT64_C(0x0), c53);
    const uint64_t m1 = p192_maskw(c54);
    const uint64_t t55 = (t44 & m1) | (t48 & ~m1);
    const uint64_t t56 = (t45 & m1) | (t50 & ~m1);
    const uint64_t t57 = (t46 & m1) | (t52 & ~m1);
    r->v[0] = t55;
    r->v[1] = t56;
    r->v[2] = t57;
}

/* r = a * 2^192 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p192_fe_to_mont(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t4 = a0 << 1;
    const uint64_t t5 = a0 >> 63;
    const uint64_t t6 = a1 << 1;
    const uint64_t t7 = a1 >> 63;
    const uint64_t t8 = a2 << 1;
    const uint64_t t9 = a2 >> 63;
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a1, t4, 0);
    uint64_t t12; const p192_bit c13 = p192_addw(&t12, a2, t6, c11);
    uint64_t t14; const p192_bit c15 = p192_addw(&t14, UINT64_C(0x0), t8, c13);
    uint64_t t16; (void)p192_addw(&t16, UINT64_C(0x0), UINT64_C(0x0), c15);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t12, t5, 0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t14, t7, c18);
    uint64_t t21; (void)p192_addw(&t21, t16, t9, c20);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, t17, a0, 0);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t19, a1, c23);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t21, a2, c25);
    uint64_t t28; (void)p192_addw(&t28, UINT64_C(0x0), UINT64_C(0x0), c27);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t29; const p192_bit c30 = p192_subw(&t29, t10, a0, 0);
    uint64_t t31; const p192_bit c32 = p192_subw(&t31, t22, UINT64_C(0x0), c30);
    uint64_t t33; (void)p192_subw(&t33, a0, UINT64_C(0x0), c32);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t34; const p192_bit c35 = p192_subw(&t34, t31, t29, 0);
    uint64_t t36; const p192_bit c37 = p192_subw(&t36, t33, UINT64_C(0x0), c35);
    uint64_t t38; (void)p192_subw(&t38, t29, UINT64_C(0x0), c37);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t39; const p192_bit c40 = p192_subw(&t39, t36, t34, 0);
    uint64_t t41; const p192_bit c42 = p192_subw(&t41, t38, UINT64_C(0x0), c40);
    uint64_t t43; (void)p192_subw(&t43, t34, UINT64_C(0x0), c42);
    /* add the high half; the sum is below 2*p */
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t39, t24, 0);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t41, t26, c45);
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t43, t28, c47);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t44, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t46, UINT64_C(0xfffffffffffffffe), c53);
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t48, UINT64_C(0xffffffffffffffff), c55);
    uint64_t t58; (void)p192_addw(&t58, UINT64_C(0x0), UINT64_C(0x0), c49);
    const p192_bit c59 = p192_borroww(t58, UINT64_C(0x0), c57);
    const uint64_t m0 = p192_maskw(c59);
    const uint64_t t60 = (t44 & m0) | (t52 & ~m0);
    const uint64_t t61 = (t46 & m0) | (t54 & ~m0);
    const uint64_t t62 = (t48 & m0) | (t56 & ~m0);
    r->v[0] = t60;
    r->v[1] = t61;
    r->v[2] = t62;
}

/* r * 2^192 = a mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_from_mont(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t4; const p192_bit c5 = p192_subw(&t4, a1, a0, 0);
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, a2, UINT64_C(0x0), c5);
    uint64_t t8; (void)p192_subw(&t8, a0, UINT64_C(0x0), c7);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, t6, t4, 0);
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, t8, UINT64_C(0x0), c10);
    uint64_t t13; (void)p192_subw(&t13, t4, UINT64_C(0x0), c12);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t11, t9, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t13, UINT64_C(0x0), c15);
    uint64_t t18; (void)p192_subw(&t18, t9, UINT64_C(0x0), c17);
    r->v[0] = t14;
    r->v[1] = t16;
    r->v[2] = t18;
}

/* r = the big-endian integer b * 2^192 mod p; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes(p192_fe *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* bytes to words */
    const uint64_t t1 = p192_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t t3 = p192_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t t5 = p192_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c8 = p192_borroww(t1, UINT64_C(0xffffffffffffffff), 0);
    const p192_bit c9 = p192_borroww(t3, UINT64_C(0xfffffffffffffffe), c8);
    const p192_bit c10 = p192_borroww(t5, UINT64_C(0xffffffffffffffff), c9);
    const uint64_t t12 = p192_maskw(c10);
    const uint64_t t13 = t1 & t12;
    const uint64_t t14 = t3 & t12;
    const uint64_t t15 = t5 & t12;
    const uint64_t t16 = ~t12;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t17 = t13 << 1;
    const uint64_t t18 = t13 >> 63;
    const uint64_t t19 = t14 << 1;
    const uint64_t t20 = t14 >> 63;
    const uint64_t t21 = t15 << 1;
    const uint64_t t22 = t15 >> 63;
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t14, t17, 0);
    uint64_t t25; const p192_bit c26 = p192_addw(&t25, t15, t19, c24);
    uint64_t t27; const p192_bit c28 = p192_addw(&t27, UINT64_C(0x0), t21, c26);
    uint64_t t29; (void)p192_addw(&t29, UINT64_C(0x0), UINT64_C(0x0), c28);
    uint64_t t30; const p192_bit c31 = p192_addw(&t30, t25, t18, 0);
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t27, t20, c31);
    uint64_t t34; (void)p192_addw(&t34, t29, t22, c33);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t30, t13, 0);
    uint64_t t37; const p192_bit c38 = p192_addw(&t37, t32, t14, c36);
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t34, t15, c38);
    uint64_t t41; (void)p192_addw(&t41, UINT64_C(0x0), UINT64_C(0x0), c40);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t42; const p192_bit c43 = p192_subw(&t42, t23, t13, 0);
    uint64_t t44; const p192_bit c45 = p192_subw(&t44, t35, UINT64_C(0x0), c43);
    uint64_t t46; (void)p192_subw(&t46, t13, UINT64_C(0x0), c45);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t47; const p192_bit c48 = p192_subw(&t47, t44, t42, 0);
    uint64_t t49; const p192_bit c50 = p192_subw(&t49, t46, UINT64_C(0x0), c48);
    uint64_t t51; (void)p192_subw(&t51, t42, UINT64_C(0x0), c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t49, t47, 0);
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t51, UINT64_C(0x0), c53);
    uint64_t t56; (void)p192_subw(&t56, t47, UINT64_C(0x0), c55);
    /* add the high half; the sum is below 2*p */
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t52, t37, 0);
    uint64_t t59; const p192_bit c60 = p192_addw(&t59, t54, t39, c58);
    uint64_t t61; const p192_bit c62 = p192_addw(&t61, t56, t41, c60);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t63; const p192_bit c64 = p192_subw(&t63, t57, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t65; const p192_bit c66 = p192_subw(&t65, t59, UINT64_C(0xfffffffffffffffe), c64);
    uint64_t t67; const p192_bit c68 = p192_subw(&t67, t61, UINT64_C(0xffffffffffffffff), c66);
    uint64_t t69; (void)p192_addw(&t69, UINT64_C(0x0), UINT64_C(0x0), c62);
    const p192_bit c70 = p192_borroww(t69, UINT64_C(0x0), c68);
    const uint64_t m0 = p192_maskw(c70);
    const uint64_t t71 = (t57 & m0) | (t63 & ~m0);
    const uint64_t t72 = (t59 & m0) | (t65 & ~m0);
    const uint64_t t73 = (t61 & m0) | (t67 & ~m0);
    r->v[0] = t71;
    r->v[1] = t72;
    r->v[2] = t73;
    return -(int)(t16 & 1);
}

/* r = the little-endian integer b * 2^192 mod p; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes_le(p192_fe *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c5 = p192_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p192_bit c6 = p192_borroww(b_at8, UINT64_C(0xfffffffffffffffe), c5);
    const p192_bit c7 = p192_borroww(b_at16, UINT64_C(0xffffffffffffffff), c6);
    const uint64_t t9 = p192_maskw(c7);
    const uint64_t t10 = b_at0 & t9;
    const uint64_t t11 = b_at8 & t9;
    const uint64_t t12 = b_at16 & t9;
    const uint64_t t13 = ~t9;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t14 = t10 << 1;
    const uint64_t t15 = t10 >> 63;
    const uint64_t t16 = t11 << 1;
    const uint64_t t17 = t11 >> 63;
    const uint64_t t18 = t12 << 1;
    const uint64_t t19 = t12 >> 63;
    uint64_t t20; const p192_bit c21 = p192_addw(&t20, t11, t14, 0);
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, t12, t16, c21);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, UINT64_C(0x0), t18, c23);
    uint64_t t26; (void)p192_addw(&t26, UINT64_C(0x0), UINT64_C(0x0), c25);
    uint64_t t27; const p192_bit c28 = p192_addw(&t27, t22, t15, 0);
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t24, t17, c28);
    uint64_t t31; (void)p192_addw(&t31, t26, t19, c30);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t27, t10, 0);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t29, t11, c33);
    uint64_t t36; const p192_bit c37 = p192_addw(&t36, t31, t12, c35);
    uint64_t t38; (void)p192_addw(&t38, UINT64_C(0x0), UINT64_C(0x0), c37);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t39; const p192_bit c40 = p192_subw(&t39, t20, t10, 0);
    uint64_t t41; const p192_bit c42 = p192_subw(&t41, t32, UINT64_C(0x0), c40);
    uint64_t t43; (void)p192_subw(&t43, t10, UINT64_C(0x0), c42);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t44; const p192_bit c45 = p192_subw(&t44, t41, t39, 0);
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t43, UINT64_C(0x0), c45);
    uint64_t t48; (void)p192_subw(&t48, t39, UINT64_C(0x0), c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t49; const p192_bit c50 = p192_subw(&t49, t46, t44, 0);
    uint64_t t51; const p192_bit c52 = p192_subw(&t51, t48, UINT64_C(0x0), c50);
    uint64_t t53; (void)p192_subw(&t53, t44, UINT64_C(0x0), c52);
    /* add the high half; the sum is below 2*p */
    uint64_t t54; const p192_bit c55 = p192_addw(&t54, t49, t34, 0);
    uint64_t t56; const p192_bit c57 = p192_addw(&t56, t51, t36, c55);
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t53, t38, c57);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t60; const p192_bit c61 = p192_subw(&t60, t54, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t62; const p192_bit c63 = p192_subw(&t62, t56, UINT64_C(0xfffffffffffffffe), c61);
    uint64_t t64; const p192_bit c65 = p192_subw(&t64, t58, UINT64_C(0xffffffffffffffff), c63);
    uint64_t t66; (void)p192_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c59);
    const p192_bit c67 = p192_borroww(t66, UINT64_C(0x0), c65);
    const uint64_t m0 = p192_maskw(c67);
    const uint64_t t68 = (t54 & m0) | (t60 & ~m0);
    const uint64_t t69 = (t56 & m0) | (t62 & ~m0);
    const uint64_t t70 = (t58 & m0) | (t64 & ~m0);
    r->v[0] = t68;
    r->v[1] = t69;
    r->v[2] = t70;
    return -(int)(t13 & 1);
}

/* b = the big-endian integer a / 2^192 mod p
 * Requires a < p. */
void p192_fe_to_bytes(uint8_t b[24], const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t4; const p192_bit c5 = p192_subw(&t4, a1, a0, 0);
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, a2, UINT64_C(0x0), c5);
    uint64_t t8; (void)p192_subw(&t8, a0, UINT64_C(0x0), c7);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, t6, t4, 0);
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, t8, UINT64_C(0x0), c10);
    uint64_t t13; (void)p192_subw(&t13, t4, UINT64_C(0x0), c12);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t11, t9, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t13, UINT64_C(0x0), c15);
    uint64_t t18; (void)p192_subw(&t18, t9, UINT64_C(0x0), c17);
    /* words to bytes */
    const uint64_t t19 = p192_bswapw(t14);
    const uint64_t t20 = p192_bswapw(t16);
    const uint64_t t21 = p192_bswapw(t18);
    p192_store8(b + 16, (uint64_t)t19);
    p192_store8(b + 8, (uint64_t)t20);
    p192_store8(b + 0, (uint64_t)t21);
}

/* b = the little-endian integer a / 2^192 mod p
 * Requires a < p. */
void p192_fe_to_bytes_le(uint8_t b[24], const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t4; const p192_bit c5 = p192_subw(&t4, a1, a0, 0);
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, a2, UINT64_C(0x0), c5);
    uint64_t t8; (void)p192_subw(&t8, a0, UINT64_C(0x0), c7);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, t6, t4, 0);
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, t8, UINT64_C(0x0), c10);
    uint64_t t13; (void)p192_subw(&t13, t4, UINT64_C(0x0), c12);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t11, t9, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t13, UINT64_C(0x0), c15);
    uint64_t t18; (void)p192_subw(&t18, t9, UINT64_C(0x0), c17);
    p192_store8(b + 0, (uint64_t)t14);
    p192_store8(b + 8, (uint64_t)t16);
    p192_store8(b + 16, (uint64_t)t18);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p192_fe_select(p192_fe *r, uint64_t mask, const p192_fe *a, const p192_fe *b)
{
    const uint64_t mask_word = p192_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* the mask as a condition */
    const p192_bit c7 = p192_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p192_maskw(c7);
    const uint64_t t8 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t9 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t10 = (a2 & m0) | (b2 & ~m0);
    r->v[0] = t8;
    r->v[1] = t9;
    r->v[2] = t10;
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p192_fe_cswap(uint64_t mask, p192_fe *a, p192_fe *b)
{
    const uint64_t mask_word = p192_hidew((uint64_t)mask);
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
uint64_t p192_fe_is_zero(const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t3 = a0 | a1;
    const uint64_t t4 = t3 | a2;
    const p192_bit c6 = p192_borroww(t4, UINT64_C(0x1), 0);
    const uint64_t t8 = p192_maskw(c6);
    return t8;
}

/* all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p192_fe_eq(const p192_fe *a, const p192_fe *b)
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
    const p192_bit c12 = p192_borroww(t10, UINT64_C(0x1), 0);
    const uint64_t t14 = p192_maskw(c12);
    return t14;
}

#else
typedef int p192_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
