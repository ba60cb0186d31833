/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#define P192_CARRY_CHAINS
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
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, a0, b0, 0);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a1, b1, c10);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, a2, b2, c12);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t15 = p192_bitw(c14);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t9, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t18; const p192_bit c19 = p192_subw(&t18, t11, UINT64_C(0xfffffffffffffffe), c17);
    uint64_t t20; const p192_bit c21 = p192_subw(&t20, t13, UINT64_C(0xffffffffffffffff), c19);
    const p192_bit c22 = p192_borroww(t15, UINT64_C(0x0), c21);
    const uint64_t m0 = p192_maskw(c22);
    const uint64_t t23 = p192_selectw(m0, t9, t16);
    const uint64_t t24 = p192_selectw(m0, t11, t18);
    const uint64_t t25 = p192_selectw(m0, t13, t20);
    p192_storew(&r->v[0], t23);
    p192_storew(&r->v[1], t24);
    p192_storew(&r->v[2], t25);
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
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, a0, b0, 0);
    uint64_t t10; const p192_bit c11 = p192_subw(&t10, a1, b1, c9);
    uint64_t t12; const p192_bit c13 = p192_subw(&t12, a2, b2, c11);
    /* add the modulus where it borrowed */
    const uint64_t t14 = p192_maskw(c13);
    const uint64_t t15 = t14 & UINT64_C(0xfffffffffffffffe);
    uint64_t t16; const p192_bit c17 = p192_addw(&t16, t8, t14, 0);
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, t10, t15, c17);
    uint64_t t20; (void)p192_addw(&t20, t12, t14, c19);
    p192_storew(&r->v[0], t16);
    p192_storew(&r->v[1], t18);
    p192_storew(&r->v[2], t20);
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
    uint64_t t5; const p192_bit c6 = p192_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const p192_bit c8 = p192_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, UINT64_C(0x0), a2, c8);
    /* add the modulus where it borrowed */
    const uint64_t t11 = p192_maskw(c10);
    const uint64_t t12 = t11 & UINT64_C(0xfffffffffffffffe);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t5, t11, 0);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t7, t12, c14);
    uint64_t t17; (void)p192_addw(&t17, t9, t11, c16);
    p192_storew(&r->v[0], t13);
    p192_storew(&r->v[1], t15);
    p192_storew(&r->v[2], t17);
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
    uint64_t t6; const p192_bit c7 = p192_addw(&t6, a0, a0, 0);
    uint64_t t8; const p192_bit c9 = p192_addw(&t8, a1, a1, c7);
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a2, a2, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t12 = p192_bitw(c11);
    uint64_t t13; const p192_bit c14 = p192_subw(&t13, t6, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t15; const p192_bit c16 = p192_subw(&t15, t8, UINT64_C(0xfffffffffffffffe), c14);
    uint64_t t17; const p192_bit c18 = p192_subw(&t17, t10, UINT64_C(0xffffffffffffffff), c16);
    const p192_bit c19 = p192_borroww(t12, UINT64_C(0x0), c18);
    const uint64_t m0 = p192_maskw(c19);
    const uint64_t t20 = p192_selectw(m0, t6, t13);
    const uint64_t t21 = p192_selectw(m0, t8, t15);
    const uint64_t t22 = p192_selectw(m0, t10, t17);
    p192_storew(&r->v[0], t20);
    p192_storew(&r->v[1], t21);
    p192_storew(&r->v[2], t22);
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
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t8 = t7 & UINT64_C(0xfffffffffffffffe);
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, a0, t7, 0);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a1, t8, c10);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, a2, t7, c12);
    const uint64_t t15 = p192_bitw(c14);
    /* shift right by one bit */
    const uint64_t t16 = (t11 << 63) | (t9 >> 1);
    const uint64_t t17 = (t13 << 63) | (t11 >> 1);
    const uint64_t t18 = (t15 << 63) | (t13 >> 1);
    p192_storew(&r->v[0], t16);
    p192_storew(&r->v[1], t17);
    p192_storew(&r->v[2], t18);
}

/* r = a * b mod p
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
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, a1, b0);
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a0, b0);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, b0);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t10, t11, 0);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)p192_addw(&t19, t13, UINT64_C(0x0), c18);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, a0, b1);
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, a1, b1);
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, a2, b1);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t15, t21, 0);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t17, t23, c27);
    uint64_t t30; const p192_bit c31 = p192_addw(&t30, t19, t25, c29);
    uint64_t t32; (void)p192_addw(&t32, t24, UINT64_C(0x0), c31);
    uint64_t t33; const p192_bit c34 = p192_addw(&t33, t28, t20, 0);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t30, t22, c34);
    uint64_t t37; (void)p192_addw(&t37, t32, UINT64_C(0x0), c36);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t38;
    const uint64_t t39 = p192_mulw(&t38, a0, b2);
    uint64_t t40;
    const uint64_t t41 = p192_mulw(&t40, a1, b2);
    uint64_t t42;
    const uint64_t t43 = p192_mulw(&t42, a2, b2);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t33, t39, 0);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t35, t41, c45);
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t37, t43, c47);
    uint64_t t50; (void)p192_addw(&t50, t42, UINT64_C(0x0), c49);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t46, t38, 0);
    uint64_t t53; const p192_bit c54 = p192_addw(&t53, t48, t40, c52);
    uint64_t t55; (void)p192_addw(&t55, t50, UINT64_C(0x0), c54);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t26, t12, 0);
    uint64_t t58; const p192_bit c59 = p192_subw(&t58, t44, UINT64_C(0x0), c57);
    uint64_t t60; (void)p192_subw(&t60, t12, UINT64_C(0x0), c59);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t61; const p192_bit c62 = p192_subw(&t61, t58, t56, 0);
    uint64_t t63; const p192_bit c64 = p192_subw(&t63, t60, UINT64_C(0x0), c62);
    uint64_t t65; (void)p192_subw(&t65, t56, UINT64_C(0x0), c64);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t63, t61, 0);
    uint64_t t68; const p192_bit c69 = p192_subw(&t68, t65, UINT64_C(0x0), c67);
    uint64_t t70; (void)p192_subw(&t70, t61, UINT64_C(0x0), c69);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t71; const p192_bit c72 = p192_subw(&t71, t51, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t73; const p192_bit c74 = p192_subw(&t73, t53, UINT64_C(0xfffffffffffffffe), c72);
    uint64_t t75; (void)p192_subw(&t75, t55, UINT64_C(0xffffffffffffffff), c74);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t76; const p192_bit c77 = p192_addw(&t76, t66, t51, 0);
    uint64_t t78; const p192_bit c79 = p192_addw(&t78, t68, t53, c77);
    uint64_t t80; (void)p192_addw(&t80, t70, t55, c79);
    uint64_t t81; const p192_bit c82 = p192_addw(&t81, t66, t71, 0);
    uint64_t t83; const p192_bit c84 = p192_addw(&t83, t68, t73, c82);
    uint64_t t85; const p192_bit c86 = p192_addw(&t85, t70, t75, c84);
    const uint64_t m0 = p192_maskw(c86);
    const uint64_t t87 = p192_selectw(m0, t81, t76);
    const uint64_t t88 = p192_selectw(m0, t83, t78);
    const uint64_t t89 = p192_selectw(m0, t85, t80);
    p192_storew(&r->v[0], t87);
    p192_storew(&r->v[1], t88);
    p192_storew(&r->v[2], t89);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_sqr(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* square, products of a[0] with the words above it */
    uint64_t t6;
    const uint64_t t7 = p192_mulw(&t6, a2, a0);
    uint64_t t8;
    const uint64_t t9 = p192_mulw(&t8, a1, a0);
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, t7, t8, 0);
    uint64_t t12; (void)p192_addw(&t12, t6, UINT64_C(0x0), c11);
    /* square, products of a[1] with the words above it */
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, a1);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t12, t14, 0);
    const uint64_t t17 = p192_bitw(c16);
    const uint64_t t18 = t17 + t13;
    /* square: double the cross products */
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t9, t9, 0);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t10, t10, c20);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t15, t15, c22);
    uint64_t t25; const p192_bit c26 = p192_addw(&t25, t18, t18, c24);
    const uint64_t t27 = p192_bitw(c26);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t28;
    const uint64_t t29 = p192_mulw(&t28, a0, a0);
    uint64_t t30;
    const uint64_t t31 = p192_mulw(&t30, a1, a1);
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, a2, a2);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t19, t28, 0);
    uint64_t t36; const p192_bit c37 = p192_addw(&t36, t21, t31, c35);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t23, t30, c37);
    uint64_t t40; const p192_bit c41 = p192_addw(&t40, t25, t33, c39);
    uint64_t t42; (void)p192_addw(&t42, t27, t32, c41);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t43; const p192_bit c44 = p192_subw(&t43, t34, t29, 0);
    uint64_t t45; const p192_bit c46 = p192_subw(&t45, t36, UINT64_C(0x0), c44);
    uint64_t t47; (void)p192_subw(&t47, t29, UINT64_C(0x0), c46);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t45, t43, 0);
    uint64_t t50; const p192_bit c51 = p192_subw(&t50, t47, UINT64_C(0x0), c49);
    uint64_t t52; (void)p192_subw(&t52, t43, UINT64_C(0x0), c51);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t53; const p192_bit c54 = p192_subw(&t53, t50, t48, 0);
    uint64_t t55; const p192_bit c56 = p192_subw(&t55, t52, UINT64_C(0x0), c54);
    uint64_t t57; (void)p192_subw(&t57, t48, UINT64_C(0x0), c56);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t58; const p192_bit c59 = p192_subw(&t58, t38, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t60; const p192_bit c61 = p192_subw(&t60, t40, UINT64_C(0xfffffffffffffffe), c59);
    uint64_t t62; (void)p192_subw(&t62, t42, UINT64_C(0xffffffffffffffff), c61);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t63; const p192_bit c64 = p192_addw(&t63, t53, t38, 0);
    uint64_t t65; const p192_bit c66 = p192_addw(&t65, t55, t40, c64);
    uint64_t t67; (void)p192_addw(&t67, t57, t42, c66);
    uint64_t t68; const p192_bit c69 = p192_addw(&t68, t53, t58, 0);
    uint64_t t70; const p192_bit c71 = p192_addw(&t70, t55, t60, c69);
    uint64_t t72; const p192_bit c73 = p192_addw(&t72, t57, t62, c71);
    const uint64_t m0 = p192_maskw(c73);
    const uint64_t t74 = p192_selectw(m0, t68, t63);
    const uint64_t t75 = p192_selectw(m0, t70, t65);
    const uint64_t t76 = p192_selectw(m0, t72, t67);
    p192_storew(&r->v[0], t74);
    p192_storew(&r->v[1], t75);
    p192_storew(&r->v[2], t76);
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
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, a1, k_word);
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a0, k_word);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, k_word);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t10, t11, 0);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)p192_addw(&t19, t13, UINT64_C(0x0), c18);
    /* T - q * p, below 4*p */
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, UINT64_C(0xfffffffffffffffe), t19);
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, UINT64_C(0xffffffffffffffff), t19);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t21, t22, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t23, t20, c25);
    uint64_t t28; (void)p192_addw(&t28, t22, UINT64_C(0x0), c27);
    uint64_t t29; const p192_bit c30 = p192_subw(&t29, t12, t23, 0);
    uint64_t t31; const p192_bit c32 = p192_subw(&t31, t15, t24, c30);
    uint64_t t33; const p192_bit c34 = p192_subw(&t33, t17, t26, c32);
    uint64_t t35; (void)p192_subw(&t35, t19, t28, c34);
    /* subtract 2*p where that does not borrow */
    uint64_t t36; const p192_bit c37 = p192_subw(&t36, t29, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t31, UINT64_C(0xfffffffffffffffd), c37);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t33, UINT64_C(0xffffffffffffffff), c39);
    uint64_t t42; const p192_bit c43 = p192_subw(&t42, t35, UINT64_C(0x1), c41);
    const uint64_t m0 = p192_maskw(c43);
    const uint64_t t44 = p192_selectw(m0, t29, t36);
    const uint64_t t45 = p192_selectw(m0, t31, t38);
    const uint64_t t46 = p192_selectw(m0, t33, t40);
    const uint64_t t47 = p192_selectw(m0, t35, t42);
    /* subtract 1*p where that does not borrow */
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t44, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t50; const p192_bit c51 = p192_subw(&t50, t45, UINT64_C(0xfffffffffffffffe), c49);
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t46, UINT64_C(0xffffffffffffffff), c51);
    const p192_bit c54 = p192_borroww(t47, UINT64_C(0x0), c53);
    const uint64_t m1 = p192_maskw(c54);
    const uint64_t t55 = p192_selectw(m1, t44, t48);
    const uint64_t t56 = p192_selectw(m1, t45, t50);
    const uint64_t t57 = p192_selectw(m1, t46, t52);
    p192_storew(&r->v[0], t55);
    p192_storew(&r->v[1], t56);
    p192_storew(&r->v[2], t57);
}

/* r = the words of a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p192_fe_to_mont(p192_fe *r, const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t6 = a0 << 1;
    const uint64_t t7 = a1 << 1;
    const uint64_t t8 = a2 << 1;
    const uint64_t t9 = a2 >> 63;
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a1, t6, 0);
    uint64_t t12; const p192_bit c13 = p192_addw(&t12, a2, t7, c11);
    uint64_t t14; const p192_bit c15 = p192_addw(&t14, UINT64_C(0x0), t8, c13);
    uint64_t t16; (void)p192_addw(&t16, t9, UINT64_C(0x0), c15);
    const uint64_t t17 = a0 >> 63;
    const uint64_t t18 = a1 >> 63;
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t12, t17, 0);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t14, t18, c20);
    uint64_t t23; (void)p192_addw(&t23, t16, UINT64_C(0x0), c22);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t19, a0, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t21, a1, c25);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t23, a2, c27);
    const uint64_t t30 = p192_bitw(c29);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t31; const p192_bit c32 = p192_subw(&t31, t10, a0, 0);
    uint64_t t33; const p192_bit c34 = p192_subw(&t33, t24, UINT64_C(0x0), c32);
    uint64_t t35; (void)p192_subw(&t35, a0, UINT64_C(0x0), c34);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t36; const p192_bit c37 = p192_subw(&t36, t33, t31, 0);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t35, UINT64_C(0x0), c37);
    uint64_t t40; (void)p192_subw(&t40, t31, UINT64_C(0x0), c39);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t41; const p192_bit c42 = p192_subw(&t41, t38, t36, 0);
    uint64_t t43; const p192_bit c44 = p192_subw(&t43, t40, UINT64_C(0x0), c42);
    uint64_t t45; (void)p192_subw(&t45, t36, UINT64_C(0x0), c44);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t26, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t28, UINT64_C(0xfffffffffffffffe), c47);
    uint64_t t50; (void)p192_subw(&t50, t30, UINT64_C(0xffffffffffffffff), c49);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t41, t26, 0);
    uint64_t t53; const p192_bit c54 = p192_addw(&t53, t43, t28, c52);
    uint64_t t55; (void)p192_addw(&t55, t45, t30, c54);
    uint64_t t56; const p192_bit c57 = p192_addw(&t56, t41, t46, 0);
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t43, t48, c57);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t45, t50, c59);
    const uint64_t m0 = p192_maskw(c61);
    const uint64_t t62 = p192_selectw(m0, t56, t51);
    const uint64_t t63 = p192_selectw(m0, t58, t53);
    const uint64_t t64 = p192_selectw(m0, t60, t55);
    p192_storew(&r->v[0], t62);
    p192_storew(&r->v[1], t63);
    p192_storew(&r->v[2], t64);
}

/* the words of r = a
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
    p192_storew(&r->v[0], t14);
    p192_storew(&r->v[1], t16);
    p192_storew(&r->v[2], t18);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes(p192_fe *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    /* bytes to words */
    const uint64_t t6 = p192_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c7 = p192_borroww(t6, UINT64_C(0xffffffffffffffff), 0);
    /* bytes to words */
    const uint64_t t8 = p192_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c9 = p192_borroww(t8, UINT64_C(0xfffffffffffffffe), c7);
    /* bytes to words */
    const uint64_t t10 = p192_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c11 = p192_borroww(t10, UINT64_C(0xffffffffffffffff), c9);
    const uint64_t t12 = p192_maskw(c11);
    const uint64_t t13 = t8 & t12;
    const uint64_t t14 = t6 & t12;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t15 = t14 << 1;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t16 = t10 & t12;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t17 = t13 << 1;
    const uint64_t t18 = t16 << 1;
    const uint64_t t19 = t16 >> 63;
    uint64_t t20; const p192_bit c21 = p192_addw(&t20, t13, t15, 0);
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, t16, t17, c21);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, UINT64_C(0x0), t18, c23);
    uint64_t t26; (void)p192_addw(&t26, t19, UINT64_C(0x0), c25);
    const uint64_t t27 = t14 >> 63;
    const uint64_t t28 = t13 >> 63;
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t22, t27, 0);
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t24, t28, c30);
    uint64_t t33; (void)p192_addw(&t33, t26, UINT64_C(0x0), c32);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t29, t14, 0);
    uint64_t t36; const p192_bit c37 = p192_addw(&t36, t31, t13, c35);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t33, t16, c37);
    const uint64_t t40 = p192_bitw(c39);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t41; const p192_bit c42 = p192_subw(&t41, t20, t14, 0);
    uint64_t t43; const p192_bit c44 = p192_subw(&t43, t34, UINT64_C(0x0), c42);
    uint64_t t45; (void)p192_subw(&t45, t14, UINT64_C(0x0), c44);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t43, t41, 0);
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t45, UINT64_C(0x0), c47);
    uint64_t t50; (void)p192_subw(&t50, t41, UINT64_C(0x0), c49);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t51; const p192_bit c52 = p192_subw(&t51, t48, t46, 0);
    uint64_t t53; const p192_bit c54 = p192_subw(&t53, t50, UINT64_C(0x0), c52);
    uint64_t t55; (void)p192_subw(&t55, t46, UINT64_C(0x0), c54);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t36, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t58; const p192_bit c59 = p192_subw(&t58, t38, UINT64_C(0xfffffffffffffffe), c57);
    uint64_t t60; (void)p192_subw(&t60, t40, UINT64_C(0xffffffffffffffff), c59);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t61; const p192_bit c62 = p192_addw(&t61, t51, t36, 0);
    uint64_t t63; const p192_bit c64 = p192_addw(&t63, t53, t38, c62);
    uint64_t t65; (void)p192_addw(&t65, t55, t40, c64);
    uint64_t t66; const p192_bit c67 = p192_addw(&t66, t51, t56, 0);
    uint64_t t68; const p192_bit c69 = p192_addw(&t68, t53, t58, c67);
    uint64_t t70; const p192_bit c71 = p192_addw(&t70, t55, t60, c69);
    const uint64_t m0 = p192_maskw(c71);
    const uint64_t t72 = p192_selectw(m0, t66, t61);
    const uint64_t t73 = p192_selectw(m0, t68, t63);
    const uint64_t t74 = p192_selectw(m0, t70, t65);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t75 = ~t12;
    p192_storew(&r->v[0], t72);
    p192_storew(&r->v[1], t73);
    p192_storew(&r->v[2], t74);
    return -(int)(t75 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes_le(p192_fe *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c6 = p192_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p192_bit c7 = p192_borroww(b_at8, UINT64_C(0xfffffffffffffffe), c6);
    const p192_bit c8 = p192_borroww(b_at16, UINT64_C(0xffffffffffffffff), c7);
    const uint64_t t9 = p192_maskw(c8);
    const uint64_t t10 = b_at8 & t9;
    const uint64_t t11 = b_at0 & t9;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t12 = t11 << 1;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t13 = b_at16 & t9;
    /* product, row 1: + a * b[1] * W^1 */
    const uint64_t t14 = t10 << 1;
    const uint64_t t15 = t13 << 1;
    const uint64_t t16 = t13 >> 63;
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t10, t12, 0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t13, t14, c18);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, UINT64_C(0x0), t15, c20);
    uint64_t t23; (void)p192_addw(&t23, t16, UINT64_C(0x0), c22);
    const uint64_t t24 = t11 >> 63;
    const uint64_t t25 = t10 >> 63;
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t19, t24, 0);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t21, t25, c27);
    uint64_t t30; (void)p192_addw(&t30, t23, UINT64_C(0x0), c29);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t26, t11, 0);
    uint64_t t33; const p192_bit c34 = p192_addw(&t33, t28, t10, c32);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t30, t13, c34);
    const uint64_t t37 = p192_bitw(c36);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t17, t11, 0);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t31, UINT64_C(0x0), c39);
    uint64_t t42; (void)p192_subw(&t42, t11, UINT64_C(0x0), c41);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint64_t t43; const p192_bit c44 = p192_subw(&t43, t40, t38, 0);
    uint64_t t45; const p192_bit c46 = p192_subw(&t45, t42, UINT64_C(0x0), c44);
    uint64_t t47; (void)p192_subw(&t47, t38, UINT64_C(0x0), c46);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint64_t t48; const p192_bit c49 = p192_subw(&t48, t45, t43, 0);
    uint64_t t50; const p192_bit c51 = p192_subw(&t50, t47, UINT64_C(0x0), c49);
    uint64_t t52; (void)p192_subw(&t52, t43, UINT64_C(0x0), c51);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t53; const p192_bit c54 = p192_subw(&t53, t33, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t55; const p192_bit c56 = p192_subw(&t55, t35, UINT64_C(0xfffffffffffffffe), c54);
    uint64_t t57; (void)p192_subw(&t57, t37, UINT64_C(0xffffffffffffffff), c56);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t48, t33, 0);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t50, t35, c59);
    uint64_t t62; (void)p192_addw(&t62, t52, t37, c61);
    uint64_t t63; const p192_bit c64 = p192_addw(&t63, t48, t53, 0);
    uint64_t t65; const p192_bit c66 = p192_addw(&t65, t50, t55, c64);
    uint64_t t67; const p192_bit c68 = p192_addw(&t67, t52, t57, c66);
    const uint64_t m0 = p192_maskw(c68);
    const uint64_t t69 = p192_selectw(m0, t63, t58);
    const uint64_t t70 = p192_selectw(m0, t65, t60);
    const uint64_t t71 = p192_selectw(m0, t67, t62);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t72 = ~t9;
    p192_storew(&r->v[0], t69);
    p192_storew(&r->v[1], t70);
    p192_storew(&r->v[2], t71);
    return -(int)(t72 & 1);
}

/* b = a; b is big-endian
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

/* b = a; b is little-endian
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
    const uint64_t t8 = p192_selectw(m0, a0, b0);
    const uint64_t t9 = p192_selectw(m0, a1, b1);
    const uint64_t t10 = p192_selectw(m0, a2, b2);
    p192_storew(&r->v[0], t8);
    p192_storew(&r->v[1], t9);
    p192_storew(&r->v[2], t10);
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
    p192_storew(&a->v[0], t13);
    p192_storew(&a->v[1], t14);
    p192_storew(&a->v[2], t15);
    p192_storew(&b->v[0], t16);
    p192_storew(&b->v[1], t17);
    p192_storew(&b->v[2], t18);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p192_fe_is_zero(const p192_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t5 = a0 | a1;
    const uint64_t t6 = t5 | a2;
    const p192_bit c7 = p192_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t8 = p192_maskw(c7);
    return t8;
}

/* returns all-ones where a = b, else 0
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
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t10 = t8 | t9;
    /* differences of the words */
    const uint64_t t11 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t10 | t11;
    const p192_bit c13 = p192_borroww(t12, UINT64_C(0x1), 0);
    const uint64_t t14 = p192_maskw(c13);
    return t14;
}

#else
typedef int p192_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
