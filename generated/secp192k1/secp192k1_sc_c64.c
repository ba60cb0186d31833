/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xfffffffffffffffffffffffe26f2fc170f69466a74defd8d, 3 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^192 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp192k1.h"

#if SECP192K1_WORD_BITS == 64 && !defined(SECP192K1_ASM)
#include "secp192k1_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_add(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    uint64_t t15; const secp192k1_bit c16 = secp192k1_subw(&t15, t6, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t17; const secp192k1_bit c18 = secp192k1_subw(&t17, t8, UINT64_C(0xfffffffe26f2fc17), c16);
    uint64_t t19; const secp192k1_bit c20 = secp192k1_subw(&t19, t10, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t22; (void)secp192k1_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c11);
    const secp192k1_bit c23 = secp192k1_borroww(t22, UINT64_C(0x0), c20);
    const uint64_t m0 = secp192k1_maskw(c23);
    const uint64_t t24 = (t6 & m0) | (t15 & ~m0);
    const uint64_t t25 = (t8 & m0) | (t17 & ~m0);
    const uint64_t t26 = (t10 & m0) | (t19 & ~m0);
    r->v[0] = t24;
    r->v[1] = t25;
    r->v[2] = t26;
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_sub(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    const uint64_t t15 = t13 & UINT64_C(0xf69466a74defd8d);
    const uint64_t t17 = t13 & UINT64_C(0xfffffffe26f2fc17);
    uint64_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, t6, t15, 0);
    uint64_t t20; const secp192k1_bit c21 = secp192k1_addw(&t20, t8, t17, c19);
    uint64_t t22; (void)secp192k1_addw(&t22, t10, t13, c21);
    r->v[0] = t18;
    r->v[1] = t20;
    r->v[2] = t22;
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_neg(secp192k1_sc *r, const secp192k1_sc *a)
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
    const uint64_t t12 = t10 & UINT64_C(0xf69466a74defd8d);
    const uint64_t t14 = t10 & UINT64_C(0xfffffffe26f2fc17);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t4, t12, 0);
    uint64_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t6, t14, c16);
    uint64_t t19; (void)secp192k1_addw(&t19, t8, t10, c18);
    r->v[0] = t15;
    r->v[1] = t17;
    r->v[2] = t19;
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_dbl(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* 2*a, below 2*p */
    uint64_t t3; const secp192k1_bit c4 = secp192k1_addw(&t3, a0, a0, 0);
    uint64_t t5; const secp192k1_bit c6 = secp192k1_addw(&t5, a1, a1, c4);
    uint64_t t7; const secp192k1_bit c8 = secp192k1_addw(&t7, a2, a2, c6);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t12; const secp192k1_bit c13 = secp192k1_subw(&t12, t3, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, t5, UINT64_C(0xfffffffe26f2fc17), c13);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, t7, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t19; (void)secp192k1_addw(&t19, UINT64_C(0x0), UINT64_C(0x0), c8);
    const secp192k1_bit c20 = secp192k1_borroww(t19, UINT64_C(0x0), c17);
    const uint64_t m0 = secp192k1_maskw(c20);
    const uint64_t t21 = (t3 & m0) | (t12 & ~m0);
    const uint64_t t22 = (t5 & m0) | (t14 & ~m0);
    const uint64_t t23 = (t7 & m0) | (t16 & ~m0);
    r->v[0] = t21;
    r->v[1] = t22;
    r->v[2] = t23;
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_half(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* add the modulus where a is odd */
    const uint64_t t5 = a0 & UINT64_C(0x1);
    const uint64_t t6 = UINT64_C(0x0) - t5;
    const uint64_t t8 = t6 & UINT64_C(0xf69466a74defd8d);
    const uint64_t t10 = t6 & UINT64_C(0xfffffffe26f2fc17);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, a0, t8, 0);
    uint64_t t13; const secp192k1_bit c14 = secp192k1_addw(&t13, a1, t10, c12);
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, a2, t6, c14);
    uint64_t t17; (void)secp192k1_addw(&t17, UINT64_C(0x0), UINT64_C(0x0), c16);
    /* shift right by one bit */
    const uint64_t t18 = (t13 << 63) | (t11 >> 1);
    const uint64_t t19 = (t15 << 63) | (t13 >> 1);
    const uint64_t t20 = (t17 << 63) | (t15 >> 1);
    r->v[0] = t18;
    r->v[1] = t19;
    r->v[2] = t20;
}

/* r * 2^192 = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_mul(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t8 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t58 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t55);
    uint64_t t59;
    const uint64_t t60 = secp192k1_mulw(&t59, UINT64_C(0x1d90d03e8), t55);
    uint64_t t61; const secp192k1_bit c62 = secp192k1_addw(&t61, t60, t58, 0);
    uint64_t t63; (void)secp192k1_addw(&t63, t59, UINT64_C(0x0), c62);
    uint64_t t64; const secp192k1_bit c65 = secp192k1_subw(&t64, t24, t61, 0);
    uint64_t t66; const secp192k1_bit c67 = secp192k1_subw(&t66, t42, t63, c65);
    uint64_t t68; (void)secp192k1_subw(&t68, t55, UINT64_C(0x0), c67);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t64 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t70 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t69);
    uint64_t t71;
    const uint64_t t72 = secp192k1_mulw(&t71, UINT64_C(0x1d90d03e8), t69);
    uint64_t t73; const secp192k1_bit c74 = secp192k1_addw(&t73, t72, t70, 0);
    uint64_t t75; (void)secp192k1_addw(&t75, t71, UINT64_C(0x0), c74);
    uint64_t t76; const secp192k1_bit c77 = secp192k1_subw(&t76, t66, t73, 0);
    uint64_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t68, t75, c77);
    uint64_t t80; (void)secp192k1_subw(&t80, t69, UINT64_C(0x0), c79);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t81 = t76 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t82 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t81);
    uint64_t t83;
    const uint64_t t84 = secp192k1_mulw(&t83, UINT64_C(0x1d90d03e8), t81);
    uint64_t t85; const secp192k1_bit c86 = secp192k1_addw(&t85, t84, t82, 0);
    uint64_t t87; (void)secp192k1_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const secp192k1_bit c89 = secp192k1_subw(&t88, t78, t85, 0);
    uint64_t t90; const secp192k1_bit c91 = secp192k1_subw(&t90, t80, t87, c89);
    uint64_t t92; (void)secp192k1_subw(&t92, t81, UINT64_C(0x0), c91);
    /* add the high half; the sum is below 2*p */
    uint64_t t93; const secp192k1_bit c94 = secp192k1_addw(&t93, t88, t49, 0);
    uint64_t t95; const secp192k1_bit c96 = secp192k1_addw(&t95, t90, t51, c94);
    uint64_t t97; const secp192k1_bit c98 = secp192k1_addw(&t97, t92, t53, c96);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t93, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t95, UINT64_C(0xfffffffe26f2fc17), c103);
    uint64_t t106; const secp192k1_bit c107 = secp192k1_subw(&t106, t97, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; (void)secp192k1_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c98);
    const secp192k1_bit c109 = secp192k1_borroww(t108, UINT64_C(0x0), c107);
    const uint64_t m0 = secp192k1_maskw(c109);
    const uint64_t t110 = (t93 & m0) | (t102 & ~m0);
    const uint64_t t111 = (t95 & m0) | (t104 & ~m0);
    const uint64_t t112 = (t97 & m0) | (t106 & ~m0);
    r->v[0] = t110;
    r->v[1] = t111;
    r->v[2] = t112;
}

/* r * 2^192 = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_sqr(secp192k1_sc *r, const secp192k1_sc *a)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t42 = t27 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t45 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t42);
    uint64_t t46;
    const uint64_t t47 = secp192k1_mulw(&t46, UINT64_C(0x1d90d03e8), t42);
    uint64_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t47, t45, 0);
    uint64_t t50; (void)secp192k1_addw(&t50, t46, UINT64_C(0x0), c49);
    uint64_t t51; const secp192k1_bit c52 = secp192k1_subw(&t51, t32, t48, 0);
    uint64_t t53; const secp192k1_bit c54 = secp192k1_subw(&t53, t34, t50, c52);
    uint64_t t55; (void)secp192k1_subw(&t55, t42, UINT64_C(0x0), c54);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t51 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t57 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t56);
    uint64_t t58;
    const uint64_t t59 = secp192k1_mulw(&t58, UINT64_C(0x1d90d03e8), t56);
    uint64_t t60; const secp192k1_bit c61 = secp192k1_addw(&t60, t59, t57, 0);
    uint64_t t62; (void)secp192k1_addw(&t62, t58, UINT64_C(0x0), c61);
    uint64_t t63; const secp192k1_bit c64 = secp192k1_subw(&t63, t53, t60, 0);
    uint64_t t65; const secp192k1_bit c66 = secp192k1_subw(&t65, t55, t62, c64);
    uint64_t t67; (void)secp192k1_subw(&t67, t56, UINT64_C(0x0), c66);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t68 = t63 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t69 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t68);
    uint64_t t70;
    const uint64_t t71 = secp192k1_mulw(&t70, UINT64_C(0x1d90d03e8), t68);
    uint64_t t72; const secp192k1_bit c73 = secp192k1_addw(&t72, t71, t69, 0);
    uint64_t t74; (void)secp192k1_addw(&t74, t70, UINT64_C(0x0), c73);
    uint64_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t65, t72, 0);
    uint64_t t77; const secp192k1_bit c78 = secp192k1_subw(&t77, t67, t74, c76);
    uint64_t t79; (void)secp192k1_subw(&t79, t68, UINT64_C(0x0), c78);
    /* add the high half; the sum is below 2*p */
    uint64_t t80; const secp192k1_bit c81 = secp192k1_addw(&t80, t75, t36, 0);
    uint64_t t82; const secp192k1_bit c83 = secp192k1_addw(&t82, t77, t38, c81);
    uint64_t t84; const secp192k1_bit c85 = secp192k1_addw(&t84, t79, t40, c83);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t89; const secp192k1_bit c90 = secp192k1_subw(&t89, t80, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t91; const secp192k1_bit c92 = secp192k1_subw(&t91, t82, UINT64_C(0xfffffffe26f2fc17), c90);
    uint64_t t93; const secp192k1_bit c94 = secp192k1_subw(&t93, t84, UINT64_C(0xffffffffffffffff), c92);
    uint64_t t95; (void)secp192k1_addw(&t95, UINT64_C(0x0), UINT64_C(0x0), c85);
    const secp192k1_bit c96 = secp192k1_borroww(t95, UINT64_C(0x0), c94);
    const uint64_t m0 = secp192k1_maskw(c96);
    const uint64_t t97 = (t80 & m0) | (t89 & ~m0);
    const uint64_t t98 = (t82 & m0) | (t91 & ~m0);
    const uint64_t t99 = (t84 & m0) | (t93 & ~m0);
    r->v[0] = t97;
    r->v[1] = t98;
    r->v[2] = t99;
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void secp192k1_sc_mul_small(secp192k1_sc *r, const secp192k1_sc *a, uint32_t k)
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
    uint64_t t19;
    const uint64_t t20 = secp192k1_mulw(&t19, UINT64_C(0xf69466a74defd8d), t15);
    uint64_t t21;
    const uint64_t t22 = secp192k1_mulw(&t21, UINT64_C(0xfffffffe26f2fc17), t15);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t22, t19, 0);
    uint64_t t25;
    const uint64_t t26 = secp192k1_mulw(&t25, UINT64_C(0xffffffffffffffff), t15);
    uint64_t t27; const secp192k1_bit c28 = secp192k1_addw(&t27, t26, t21, c24);
    uint64_t t29; (void)secp192k1_addw(&t29, t25, UINT64_C(0x0), c28);
    uint64_t t30; const secp192k1_bit c31 = secp192k1_subw(&t30, t6, t20, 0);
    uint64_t t32; const secp192k1_bit c33 = secp192k1_subw(&t32, t9, t23, c31);
    uint64_t t34; const secp192k1_bit c35 = secp192k1_subw(&t34, t13, t27, c33);
    uint64_t t36; (void)secp192k1_subw(&t36, t15, t29, c35);
    /* subtract 2*p where that does not borrow */
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t30, UINT64_C(0x1ed28cd4e9bdfb1a), 0);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_subw(&t42, t32, UINT64_C(0xfffffffc4de5f82e), c41);
    uint64_t t44; const secp192k1_bit c45 = secp192k1_subw(&t44, t34, UINT64_C(0xffffffffffffffff), c43);
    uint64_t t46; const secp192k1_bit c47 = secp192k1_subw(&t46, t36, UINT64_C(0x1), c45);
    const uint64_t m0 = secp192k1_maskw(c47);
    const uint64_t t48 = (t30 & m0) | (t40 & ~m0);
    const uint64_t t49 = (t32 & m0) | (t42 & ~m0);
    const uint64_t t50 = (t34 & m0) | (t44 & ~m0);
    const uint64_t t51 = (t36 & m0) | (t46 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t48, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t54; const secp192k1_bit c55 = secp192k1_subw(&t54, t49, UINT64_C(0xfffffffe26f2fc17), c53);
    uint64_t t56; const secp192k1_bit c57 = secp192k1_subw(&t56, t50, UINT64_C(0xffffffffffffffff), c55);
    const secp192k1_bit c58 = secp192k1_borroww(t51, UINT64_C(0x0), c57);
    const uint64_t m1 = secp192k1_maskw(c58);
    const uint64_t t59 = (t48 & m1) | (t52 & ~m1);
    const uint64_t t60 = (t49 & m1) | (t54 & ~m1);
    const uint64_t t61 = (t50 & m1) | (t56 & ~m1);
    r->v[0] = t59;
    r->v[1] = t60;
    r->v[2] = t61;
}

/* r = a * 2^192 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void secp192k1_sc_to_mont(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* product, row 0: a * b[0] */
    uint64_t t7;
    const uint64_t t8 = secp192k1_mulw(&t7, a0, UINT64_C(0x461c1989250f0702));
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, a1, UINT64_C(0x461c1989250f0702));
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = secp192k1_mulw(&t13, a2, UINT64_C(0x461c1989250f0702));
    uint64_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t9, c12);
    uint64_t t17; (void)secp192k1_addw(&t17, t13, UINT64_C(0x0), c16);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t18;
    const uint64_t t19 = secp192k1_mulw(&t18, a0, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, a1, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t22;
    const uint64_t t23 = secp192k1_mulw(&t22, a2, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t11, t19, 0);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t15, t21, c25);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t17, t23, c27);
    uint64_t t30; (void)secp192k1_addw(&t30, UINT64_C(0x0), UINT64_C(0x0), c29);
    uint64_t t31; const secp192k1_bit c32 = secp192k1_addw(&t31, t26, t18, 0);
    uint64_t t33; const secp192k1_bit c34 = secp192k1_addw(&t33, t28, t20, c32);
    uint64_t t35; (void)secp192k1_addw(&t35, t30, t22, c34);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t36;
    const uint64_t t37 = secp192k1_mulw(&t36, a0, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t38;
    const uint64_t t39 = secp192k1_mulw(&t38, a1, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t40;
    const uint64_t t41 = secp192k1_mulw(&t40, a2, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t31, t37, 0);
    uint64_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t33, t39, c43);
    uint64_t t46; const secp192k1_bit c47 = secp192k1_addw(&t46, t35, t41, c45);
    uint64_t t48; (void)secp192k1_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const secp192k1_bit c50 = secp192k1_addw(&t49, t44, t36, 0);
    uint64_t t51; const secp192k1_bit c52 = secp192k1_addw(&t51, t46, t38, c50);
    uint64_t t53; (void)secp192k1_addw(&t53, t48, t40, c52);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t8 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t58 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t55);
    uint64_t t59;
    const uint64_t t60 = secp192k1_mulw(&t59, UINT64_C(0x1d90d03e8), t55);
    uint64_t t61; const secp192k1_bit c62 = secp192k1_addw(&t61, t60, t58, 0);
    uint64_t t63; (void)secp192k1_addw(&t63, t59, UINT64_C(0x0), c62);
    uint64_t t64; const secp192k1_bit c65 = secp192k1_subw(&t64, t24, t61, 0);
    uint64_t t66; const secp192k1_bit c67 = secp192k1_subw(&t66, t42, t63, c65);
    uint64_t t68; (void)secp192k1_subw(&t68, t55, UINT64_C(0x0), c67);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t64 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t70 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t69);
    uint64_t t71;
    const uint64_t t72 = secp192k1_mulw(&t71, UINT64_C(0x1d90d03e8), t69);
    uint64_t t73; const secp192k1_bit c74 = secp192k1_addw(&t73, t72, t70, 0);
    uint64_t t75; (void)secp192k1_addw(&t75, t71, UINT64_C(0x0), c74);
    uint64_t t76; const secp192k1_bit c77 = secp192k1_subw(&t76, t66, t73, 0);
    uint64_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t68, t75, c77);
    uint64_t t80; (void)secp192k1_subw(&t80, t69, UINT64_C(0x0), c79);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t81 = t76 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t82 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t81);
    uint64_t t83;
    const uint64_t t84 = secp192k1_mulw(&t83, UINT64_C(0x1d90d03e8), t81);
    uint64_t t85; const secp192k1_bit c86 = secp192k1_addw(&t85, t84, t82, 0);
    uint64_t t87; (void)secp192k1_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const secp192k1_bit c89 = secp192k1_subw(&t88, t78, t85, 0);
    uint64_t t90; const secp192k1_bit c91 = secp192k1_subw(&t90, t80, t87, c89);
    uint64_t t92; (void)secp192k1_subw(&t92, t81, UINT64_C(0x0), c91);
    /* add the high half; the sum is below 2*p */
    uint64_t t93; const secp192k1_bit c94 = secp192k1_addw(&t93, t88, t49, 0);
    uint64_t t95; const secp192k1_bit c96 = secp192k1_addw(&t95, t90, t51, c94);
    uint64_t t97; const secp192k1_bit c98 = secp192k1_addw(&t97, t92, t53, c96);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t93, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t95, UINT64_C(0xfffffffe26f2fc17), c103);
    uint64_t t106; const secp192k1_bit c107 = secp192k1_subw(&t106, t97, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; (void)secp192k1_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c98);
    const secp192k1_bit c109 = secp192k1_borroww(t108, UINT64_C(0x0), c107);
    const uint64_t m0 = secp192k1_maskw(c109);
    const uint64_t t110 = (t93 & m0) | (t102 & ~m0);
    const uint64_t t111 = (t95 & m0) | (t104 & ~m0);
    const uint64_t t112 = (t97 & m0) | (t106 & ~m0);
    r->v[0] = t110;
    r->v[1] = t111;
    r->v[2] = t112;
}

/* r * 2^192 = a mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_from_mont(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t8 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t4);
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, UINT64_C(0x1d90d03e8), t4);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)secp192k1_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, a1, t11, 0);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)secp192k1_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t20 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t19);
    uint64_t t21;
    const uint64_t t22 = secp192k1_mulw(&t21, UINT64_C(0x1d90d03e8), t19);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)secp192k1_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, t16, t23, 0);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)secp192k1_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t32 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t31);
    uint64_t t33;
    const uint64_t t34 = secp192k1_mulw(&t33, UINT64_C(0x1d90d03e8), t31);
    uint64_t t35; const secp192k1_bit c36 = secp192k1_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)secp192k1_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_subw(&t38, t28, t35, 0);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)secp192k1_subw(&t42, t31, UINT64_C(0x0), c41);
    r->v[0] = t38;
    r->v[1] = t40;
    r->v[2] = t42;
}

/* r = the big-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp192k1_sc_from_bytes(secp192k1_sc *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    /* bytes to words */
    const uint64_t t1 = secp192k1_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t t3 = secp192k1_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    const uint64_t t5 = secp192k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c9 = secp192k1_borroww(t1, UINT64_C(0xf69466a74defd8d), 0);
    const secp192k1_bit c10 = secp192k1_borroww(t3, UINT64_C(0xfffffffe26f2fc17), c9);
    const secp192k1_bit c11 = secp192k1_borroww(t5, UINT64_C(0xffffffffffffffff), c10);
    const uint64_t t13 = secp192k1_maskw(c11);
    const uint64_t t14 = t1 & t13;
    const uint64_t t15 = t3 & t13;
    const uint64_t t16 = t5 & t13;
    const uint64_t t17 = ~t13;
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = secp192k1_mulw(&t21, t14, UINT64_C(0x461c1989250f0702));
    uint64_t t23;
    const uint64_t t24 = secp192k1_mulw(&t23, t15, UINT64_C(0x461c1989250f0702));
    uint64_t t25; const secp192k1_bit c26 = secp192k1_addw(&t25, t24, t21, 0);
    uint64_t t27;
    const uint64_t t28 = secp192k1_mulw(&t27, t16, UINT64_C(0x461c1989250f0702));
    uint64_t t29; const secp192k1_bit c30 = secp192k1_addw(&t29, t28, t23, c26);
    uint64_t t31; (void)secp192k1_addw(&t31, t27, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = secp192k1_mulw(&t32, t14, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t34;
    const uint64_t t35 = secp192k1_mulw(&t34, t15, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t36;
    const uint64_t t37 = secp192k1_mulw(&t36, t16, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t25, t33, 0);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t29, t35, c39);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t31, t37, c41);
    uint64_t t44; (void)secp192k1_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const secp192k1_bit c46 = secp192k1_addw(&t45, t40, t32, 0);
    uint64_t t47; const secp192k1_bit c48 = secp192k1_addw(&t47, t42, t34, c46);
    uint64_t t49; (void)secp192k1_addw(&t49, t44, t36, c48);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t50;
    const uint64_t t51 = secp192k1_mulw(&t50, t14, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t52;
    const uint64_t t53 = secp192k1_mulw(&t52, t15, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t54;
    const uint64_t t55 = secp192k1_mulw(&t54, t16, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t56; const secp192k1_bit c57 = secp192k1_addw(&t56, t45, t51, 0);
    uint64_t t58; const secp192k1_bit c59 = secp192k1_addw(&t58, t47, t53, c57);
    uint64_t t60; const secp192k1_bit c61 = secp192k1_addw(&t60, t49, t55, c59);
    uint64_t t62; (void)secp192k1_addw(&t62, UINT64_C(0x0), UINT64_C(0x0), c61);
    uint64_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t58, t50, 0);
    uint64_t t65; const secp192k1_bit c66 = secp192k1_addw(&t65, t60, t52, c64);
    uint64_t t67; (void)secp192k1_addw(&t67, t62, t54, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t22 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t72 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t69);
    uint64_t t73;
    const uint64_t t74 = secp192k1_mulw(&t73, UINT64_C(0x1d90d03e8), t69);
    uint64_t t75; const secp192k1_bit c76 = secp192k1_addw(&t75, t74, t72, 0);
    uint64_t t77; (void)secp192k1_addw(&t77, t73, UINT64_C(0x0), c76);
    uint64_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t38, t75, 0);
    uint64_t t80; const secp192k1_bit c81 = secp192k1_subw(&t80, t56, t77, c79);
    uint64_t t82; (void)secp192k1_subw(&t82, t69, UINT64_C(0x0), c81);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t83 = t78 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t84 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t83);
    uint64_t t85;
    const uint64_t t86 = secp192k1_mulw(&t85, UINT64_C(0x1d90d03e8), t83);
    uint64_t t87; const secp192k1_bit c88 = secp192k1_addw(&t87, t86, t84, 0);
    uint64_t t89; (void)secp192k1_addw(&t89, t85, UINT64_C(0x0), c88);
    uint64_t t90; const secp192k1_bit c91 = secp192k1_subw(&t90, t80, t87, 0);
    uint64_t t92; const secp192k1_bit c93 = secp192k1_subw(&t92, t82, t89, c91);
    uint64_t t94; (void)secp192k1_subw(&t94, t83, UINT64_C(0x0), c93);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t95 = t90 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t96 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t95);
    uint64_t t97;
    const uint64_t t98 = secp192k1_mulw(&t97, UINT64_C(0x1d90d03e8), t95);
    uint64_t t99; const secp192k1_bit c100 = secp192k1_addw(&t99, t98, t96, 0);
    uint64_t t101; (void)secp192k1_addw(&t101, t97, UINT64_C(0x0), c100);
    uint64_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t92, t99, 0);
    uint64_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t94, t101, c103);
    uint64_t t106; (void)secp192k1_subw(&t106, t95, UINT64_C(0x0), c105);
    /* add the high half; the sum is below 2*p */
    uint64_t t107; const secp192k1_bit c108 = secp192k1_addw(&t107, t102, t63, 0);
    uint64_t t109; const secp192k1_bit c110 = secp192k1_addw(&t109, t104, t65, c108);
    uint64_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t106, t67, c110);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t113; const secp192k1_bit c114 = secp192k1_subw(&t113, t107, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t115; const secp192k1_bit c116 = secp192k1_subw(&t115, t109, UINT64_C(0xfffffffe26f2fc17), c114);
    uint64_t t117; const secp192k1_bit c118 = secp192k1_subw(&t117, t111, UINT64_C(0xffffffffffffffff), c116);
    uint64_t t119; (void)secp192k1_addw(&t119, UINT64_C(0x0), UINT64_C(0x0), c112);
    const secp192k1_bit c120 = secp192k1_borroww(t119, UINT64_C(0x0), c118);
    const uint64_t m0 = secp192k1_maskw(c120);
    const uint64_t t121 = (t107 & m0) | (t113 & ~m0);
    const uint64_t t122 = (t109 & m0) | (t115 & ~m0);
    const uint64_t t123 = (t111 & m0) | (t117 & ~m0);
    r->v[0] = t121;
    r->v[1] = t122;
    r->v[2] = t123;
    return -(int)(t17 & 1);
}

/* r = the little-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp192k1_sc_from_bytes_le(secp192k1_sc *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)secp192k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp192k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp192k1_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c6 = secp192k1_borroww(b_at0, UINT64_C(0xf69466a74defd8d), 0);
    const secp192k1_bit c7 = secp192k1_borroww(b_at8, UINT64_C(0xfffffffe26f2fc17), c6);
    const secp192k1_bit c8 = secp192k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c7);
    const uint64_t t10 = secp192k1_maskw(c8);
    const uint64_t t11 = b_at0 & t10;
    const uint64_t t12 = b_at8 & t10;
    const uint64_t t13 = b_at16 & t10;
    const uint64_t t14 = ~t10;
    /* product, row 0: a * b[0] */
    uint64_t t18;
    const uint64_t t19 = secp192k1_mulw(&t18, t11, UINT64_C(0x461c1989250f0702));
    uint64_t t20;
    const uint64_t t21 = secp192k1_mulw(&t20, t12, UINT64_C(0x461c1989250f0702));
    uint64_t t22; const secp192k1_bit c23 = secp192k1_addw(&t22, t21, t18, 0);
    uint64_t t24;
    const uint64_t t25 = secp192k1_mulw(&t24, t13, UINT64_C(0x461c1989250f0702));
    uint64_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t25, t20, c23);
    uint64_t t28; (void)secp192k1_addw(&t28, t24, UINT64_C(0x0), c27);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t29;
    const uint64_t t30 = secp192k1_mulw(&t29, t11, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t31;
    const uint64_t t32 = secp192k1_mulw(&t31, t12, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t33;
    const uint64_t t34 = secp192k1_mulw(&t33, t13, UINT64_C(0xf0f4f172195e97e2));
    uint64_t t35; const secp192k1_bit c36 = secp192k1_addw(&t35, t22, t30, 0);
    uint64_t t37; const secp192k1_bit c38 = secp192k1_addw(&t37, t26, t32, c36);
    uint64_t t39; const secp192k1_bit c40 = secp192k1_addw(&t39, t28, t34, c38);
    uint64_t t41; (void)secp192k1_addw(&t41, UINT64_C(0x0), UINT64_C(0x0), c40);
    uint64_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t37, t29, 0);
    uint64_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t39, t31, c43);
    uint64_t t46; (void)secp192k1_addw(&t46, t41, t33, c45);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t47;
    const uint64_t t48 = secp192k1_mulw(&t47, t11, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t49;
    const uint64_t t50 = secp192k1_mulw(&t49, t12, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t51;
    const uint64_t t52 = secp192k1_mulw(&t51, t13, UINT64_C(0x6a21191c2ec4b2b1));
    uint64_t t53; const secp192k1_bit c54 = secp192k1_addw(&t53, t42, t48, 0);
    uint64_t t55; const secp192k1_bit c56 = secp192k1_addw(&t55, t44, t50, c54);
    uint64_t t57; const secp192k1_bit c58 = secp192k1_addw(&t57, t46, t52, c56);
    uint64_t t59; (void)secp192k1_addw(&t59, UINT64_C(0x0), UINT64_C(0x0), c58);
    uint64_t t60; const secp192k1_bit c61 = secp192k1_addw(&t60, t55, t47, 0);
    uint64_t t62; const secp192k1_bit c63 = secp192k1_addw(&t62, t57, t49, c61);
    uint64_t t64; (void)secp192k1_addw(&t64, t59, t51, c63);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t66 = t19 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t69 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t66);
    uint64_t t70;
    const uint64_t t71 = secp192k1_mulw(&t70, UINT64_C(0x1d90d03e8), t66);
    uint64_t t72; const secp192k1_bit c73 = secp192k1_addw(&t72, t71, t69, 0);
    uint64_t t74; (void)secp192k1_addw(&t74, t70, UINT64_C(0x0), c73);
    uint64_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t35, t72, 0);
    uint64_t t77; const secp192k1_bit c78 = secp192k1_subw(&t77, t53, t74, c76);
    uint64_t t79; (void)secp192k1_subw(&t79, t66, UINT64_C(0x0), c78);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t80 = t75 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t81 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t80);
    uint64_t t82;
    const uint64_t t83 = secp192k1_mulw(&t82, UINT64_C(0x1d90d03e8), t80);
    uint64_t t84; const secp192k1_bit c85 = secp192k1_addw(&t84, t83, t81, 0);
    uint64_t t86; (void)secp192k1_addw(&t86, t82, UINT64_C(0x0), c85);
    uint64_t t87; const secp192k1_bit c88 = secp192k1_subw(&t87, t77, t84, 0);
    uint64_t t89; const secp192k1_bit c90 = secp192k1_subw(&t89, t79, t86, c88);
    uint64_t t91; (void)secp192k1_subw(&t91, t80, UINT64_C(0x0), c90);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t92 = t87 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t93 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t92);
    uint64_t t94;
    const uint64_t t95 = secp192k1_mulw(&t94, UINT64_C(0x1d90d03e8), t92);
    uint64_t t96; const secp192k1_bit c97 = secp192k1_addw(&t96, t95, t93, 0);
    uint64_t t98; (void)secp192k1_addw(&t98, t94, UINT64_C(0x0), c97);
    uint64_t t99; const secp192k1_bit c100 = secp192k1_subw(&t99, t89, t96, 0);
    uint64_t t101; const secp192k1_bit c102 = secp192k1_subw(&t101, t91, t98, c100);
    uint64_t t103; (void)secp192k1_subw(&t103, t92, UINT64_C(0x0), c102);
    /* add the high half; the sum is below 2*p */
    uint64_t t104; const secp192k1_bit c105 = secp192k1_addw(&t104, t99, t60, 0);
    uint64_t t106; const secp192k1_bit c107 = secp192k1_addw(&t106, t101, t62, c105);
    uint64_t t108; const secp192k1_bit c109 = secp192k1_addw(&t108, t103, t64, c107);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t110; const secp192k1_bit c111 = secp192k1_subw(&t110, t104, UINT64_C(0xf69466a74defd8d), 0);
    uint64_t t112; const secp192k1_bit c113 = secp192k1_subw(&t112, t106, UINT64_C(0xfffffffe26f2fc17), c111);
    uint64_t t114; const secp192k1_bit c115 = secp192k1_subw(&t114, t108, UINT64_C(0xffffffffffffffff), c113);
    uint64_t t116; (void)secp192k1_addw(&t116, UINT64_C(0x0), UINT64_C(0x0), c109);
    const secp192k1_bit c117 = secp192k1_borroww(t116, UINT64_C(0x0), c115);
    const uint64_t m0 = secp192k1_maskw(c117);
    const uint64_t t118 = (t104 & m0) | (t110 & ~m0);
    const uint64_t t119 = (t106 & m0) | (t112 & ~m0);
    const uint64_t t120 = (t108 & m0) | (t114 & ~m0);
    r->v[0] = t118;
    r->v[1] = t119;
    r->v[2] = t120;
    return -(int)(t14 & 1);
}

/* b = the big-endian integer a / 2^192 mod n
 * Requires a < n. */
void secp192k1_sc_to_bytes(uint8_t b[24], const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t8 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t4);
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, UINT64_C(0x1d90d03e8), t4);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)secp192k1_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, a1, t11, 0);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)secp192k1_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t20 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t19);
    uint64_t t21;
    const uint64_t t22 = secp192k1_mulw(&t21, UINT64_C(0x1d90d03e8), t19);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)secp192k1_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, t16, t23, 0);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)secp192k1_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t32 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t31);
    uint64_t t33;
    const uint64_t t34 = secp192k1_mulw(&t33, UINT64_C(0x1d90d03e8), t31);
    uint64_t t35; const secp192k1_bit c36 = secp192k1_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)secp192k1_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_subw(&t38, t28, t35, 0);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)secp192k1_subw(&t42, t31, UINT64_C(0x0), c41);
    /* words to bytes */
    const uint64_t t43 = secp192k1_bswapw(t38);
    const uint64_t t44 = secp192k1_bswapw(t40);
    const uint64_t t45 = secp192k1_bswapw(t42);
    secp192k1_store8(b + 16, (uint64_t)t43);
    secp192k1_store8(b + 8, (uint64_t)t44);
    secp192k1_store8(b + 0, (uint64_t)t45);
}

/* b = the little-endian integer a / 2^192 mod n
 * Requires a < n. */
void secp192k1_sc_to_bytes_le(uint8_t b[24], const secp192k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t8 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t4);
    uint64_t t9;
    const uint64_t t10 = secp192k1_mulw(&t9, UINT64_C(0x1d90d03e8), t4);
    uint64_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)secp192k1_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, a1, t11, 0);
    uint64_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)secp192k1_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t20 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t19);
    uint64_t t21;
    const uint64_t t22 = secp192k1_mulw(&t21, UINT64_C(0x1d90d03e8), t19);
    uint64_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)secp192k1_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, t16, t23, 0);
    uint64_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)secp192k1_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x8203e3a8560472bb);
    const uint64_t t32 = secp192k1_mulhw(UINT64_C(0xf096b9958b210273), t31);
    uint64_t t33;
    const uint64_t t34 = secp192k1_mulw(&t33, UINT64_C(0x1d90d03e8), t31);
    uint64_t t35; const secp192k1_bit c36 = secp192k1_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)secp192k1_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const secp192k1_bit c39 = secp192k1_subw(&t38, t28, t35, 0);
    uint64_t t40; const secp192k1_bit c41 = secp192k1_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)secp192k1_subw(&t42, t31, UINT64_C(0x0), c41);
    secp192k1_store8(b + 0, (uint64_t)t38);
    secp192k1_store8(b + 8, (uint64_t)t40);
    secp192k1_store8(b + 16, (uint64_t)t42);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_select(secp192k1_sc *r, uint64_t mask, const secp192k1_sc *a, const secp192k1_sc *b)
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
 * Ensures a < n, b < n. */
void secp192k1_sc_cswap(uint64_t mask, secp192k1_sc *a, secp192k1_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t secp192k1_sc_is_zero(const secp192k1_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t secp192k1_sc_eq(const secp192k1_sc *a, const secp192k1_sc *b)
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
typedef int secp192k1_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
