/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed, 4 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^255 = 19 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 64 && !defined(CURVE25519_ASM)
#include "curve25519_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_add(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* a + b, below 2*p */
    uint64_t t8; const curve25519_bit c9 = curve25519_addw(&t8, a0, b0, 0);
    uint64_t t10; const curve25519_bit c11 = curve25519_addw(&t10, a1, b1, c9);
    uint64_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a2, b2, c11);
    uint64_t t14; (void)curve25519_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t18; const curve25519_bit c19 = curve25519_subw(&t18, t8, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_subw(&t20, t10, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_subw(&t22, t12, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_subw(&t24, t14, UINT64_C(0x7fffffffffffffff), c23);
    const uint64_t m0 = curve25519_maskw(c25);
    const uint64_t t26 = (t8 & m0) | (t18 & ~m0);
    const uint64_t t27 = (t10 & m0) | (t20 & ~m0);
    const uint64_t t28 = (t12 & m0) | (t22 & ~m0);
    const uint64_t t29 = (t14 & m0) | (t24 & ~m0);
    r->v[0] = t26;
    r->v[1] = t27;
    r->v[2] = t28;
    r->v[3] = t29;
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_sub(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* a - b */
    uint64_t t8; const curve25519_bit c9 = curve25519_subw(&t8, a0, b0, 0);
    uint64_t t10; const curve25519_bit c11 = curve25519_subw(&t10, a1, b1, c9);
    uint64_t t12; const curve25519_bit c13 = curve25519_subw(&t12, a2, b2, c11);
    uint64_t t14; const curve25519_bit c15 = curve25519_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = curve25519_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0xffffffffffffffed);
    const uint64_t t21 = t17 & UINT64_C(0x7fffffffffffffff);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t8, t19, 0);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t10, t17, c23);
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t12, t17, c25);
    uint64_t t28; (void)curve25519_addw(&t28, t14, t21, c27);
    r->v[0] = t22;
    r->v[1] = t24;
    r->v[2] = t26;
    r->v[3] = t28;
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_neg(curve25519_fe *r, const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t5; const curve25519_bit c6 = curve25519_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const curve25519_bit c8 = curve25519_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const curve25519_bit c10 = curve25519_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const curve25519_bit c12 = curve25519_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = curve25519_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0xffffffffffffffed);
    const uint64_t t17 = t13 & UINT64_C(0x7fffffffffffffff);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, t5, t15, 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t7, t13, c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t9, t13, c21);
    uint64_t t24; (void)curve25519_addw(&t24, t11, t17, c23);
    r->v[0] = t18;
    r->v[1] = t20;
    r->v[2] = t22;
    r->v[3] = t24;
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_dbl(curve25519_fe *r, const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t4; const curve25519_bit c5 = curve25519_addw(&t4, a0, a0, 0);
    uint64_t t6; const curve25519_bit c7 = curve25519_addw(&t6, a1, a1, c5);
    uint64_t t8; const curve25519_bit c9 = curve25519_addw(&t8, a2, a2, c7);
    uint64_t t10; (void)curve25519_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const curve25519_bit c15 = curve25519_subw(&t14, t4, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_subw(&t16, t6, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_subw(&t18, t8, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_subw(&t20, t10, UINT64_C(0x7fffffffffffffff), c19);
    const uint64_t m0 = curve25519_maskw(c21);
    const uint64_t t22 = (t4 & m0) | (t14 & ~m0);
    const uint64_t t23 = (t6 & m0) | (t16 & ~m0);
    const uint64_t t24 = (t8 & m0) | (t18 & ~m0);
    const uint64_t t25 = (t10 & m0) | (t20 & ~m0);
    r->v[0] = t22;
    r->v[1] = t23;
    r->v[2] = t24;
    r->v[3] = t25;
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_half(curve25519_fe *r, const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xffffffffffffffed);
    const uint64_t t11 = t7 & UINT64_C(0x7fffffffffffffff);
    uint64_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a0, t9, 0);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a1, t7, c13);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a2, t7, c15);
    uint64_t t18; (void)curve25519_addw(&t18, a3, t11, c17);
    /* shift right by one bit */
    const uint64_t t19 = (t14 << 63) | (t12 >> 1);
    const uint64_t t20 = (t16 << 63) | (t14 >> 1);
    const uint64_t t21 = (t18 << 63) | (t16 >> 1);
    const uint64_t t22 = t18 >> 1;
    r->v[0] = t19;
    r->v[1] = t20;
    r->v[2] = t21;
    r->v[3] = t22;
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^255 = 19 (mod p) */
void curve25519_fe_mul(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, a1, b0);
    uint64_t t13; const curve25519_bit c14 = curve25519_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = curve25519_mulw(&t15, a2, b0);
    uint64_t t17; const curve25519_bit c18 = curve25519_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a3, b0);
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)curve25519_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = curve25519_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = curve25519_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = curve25519_mulw(&t30, a3, b1);
    uint64_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t13, t25, 0);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t17, t27, c33);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t21, t29, c35);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)curve25519_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const curve25519_bit c42 = curve25519_addw(&t41, t34, t24, 0);
    uint64_t t43; const curve25519_bit c44 = curve25519_addw(&t43, t36, t26, c42);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)curve25519_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = curve25519_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = curve25519_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = curve25519_mulw(&t54, a3, b2);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t41, t49, 0);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t43, t51, c57);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t45, t53, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)curve25519_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t58, t48, 0);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t50, c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)curve25519_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = curve25519_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = curve25519_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = curve25519_mulw(&t76, a2, b3);
    uint64_t t78;
    const uint64_t t79 = curve25519_mulw(&t78, a3, b3);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t65, t73, 0);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t67, t75, c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t69, t77, c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)curve25519_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t72, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t74, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, t78, c94);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint64_t t97;
    const uint64_t t98 = curve25519_mulw(&t97, t78, UINT64_C(0x26));
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t98, t80, 0);
    uint64_t t101; (void)curve25519_addw(&t101, t97, UINT64_C(0x0), c100);
    const curve25519_bit c102 = curve25519_carryw(t99, t99, 0);
    uint64_t t103; (void)curve25519_addw(&t103, t101, t101, c102);
    /* (q + 1)*19 */
    const uint64_t t105 = t103 + UINT64_C(0x1);
    const uint64_t t107 = t105 * UINT64_C(0x13);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint64_t t108;
    const uint64_t t109 = curve25519_mulw(&t108, t89, UINT64_C(0x26));
    uint64_t t110;
    const uint64_t t111 = curve25519_mulw(&t110, t91, UINT64_C(0x26));
    uint64_t t112;
    const uint64_t t113 = curve25519_mulw(&t112, t93, UINT64_C(0x26));
    const uint64_t t114 = t95 * UINT64_C(0x26);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t10, t109, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t32, t111, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t56, t113, c118);
    uint64_t t121; (void)curve25519_addw(&t121, t80, t114, c120);
    /* the high words of these products and (q + 1)*19 */
    uint64_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t115, t107, 0);
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t117, t108, c123);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t119, t110, c125);
    uint64_t t128; (void)curve25519_addw(&t128, t121, t112, c127);
    /* less q*2^255; the bit above says whether the sum is below 2^255 */
    const uint64_t t129 = t103 << 63;
    const uint64_t t130 = t128 - t129;
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t130, t130, 0);
    const uint64_t t133 = t131 >> 1;
    /* less 19 there */
    const uint64_t m0 = curve25519_maskw(c132);
    const uint64_t t134 = (UINT64_C(0x0) & m0) | (UINT64_C(0x13) & ~m0);
    uint64_t t135; const curve25519_bit c136 = curve25519_subw(&t135, t122, t134, 0);
    uint64_t t137; const curve25519_bit c138 = curve25519_subw(&t137, t124, UINT64_C(0x0), c136);
    uint64_t t139; const curve25519_bit c140 = curve25519_subw(&t139, t126, UINT64_C(0x0), c138);
    uint64_t t141; (void)curve25519_subw(&t141, t133, UINT64_C(0x0), c140);
    r->v[0] = t135;
    r->v[1] = t137;
    r->v[2] = t139;
    r->v[3] = t141;
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^255 = 19 (mod p) */
void curve25519_fe_sqr(curve25519_fe *r, const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t5;
    const uint64_t t6 = curve25519_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = curve25519_mulw(&t7, a2, a0);
    uint64_t t9; const curve25519_bit c10 = curve25519_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, a3, a0);
    uint64_t t13; const curve25519_bit c14 = curve25519_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)curve25519_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = curve25519_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = curve25519_mulw(&t18, a3, a1);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t13, t17, 0);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)curve25519_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)curve25519_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, a3, a2);
    uint64_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)curve25519_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t6, t6, 0);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t9, t9, c35);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t20, t20, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t25, t25, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t30, t30, c41);
    uint64_t t44; const curve25519_bit c45 = curve25519_addw(&t44, t33, t33, c43);
    uint64_t t46; (void)curve25519_addw(&t46, UINT64_C(0x0), UINT64_C(0x0), c45);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t47;
    const uint64_t t48 = curve25519_mulw(&t47, a0, a0);
    uint64_t t49;
    const uint64_t t50 = curve25519_mulw(&t49, a1, a1);
    uint64_t t51;
    const uint64_t t52 = curve25519_mulw(&t51, a2, a2);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, a3, a3);
    uint64_t t55; const curve25519_bit c56 = curve25519_addw(&t55, t34, t47, 0);
    uint64_t t57; const curve25519_bit c58 = curve25519_addw(&t57, t36, t50, c56);
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t38, t49, c58);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t40, t52, c60);
    uint64_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t42, t51, c62);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t44, t54, c64);
    uint64_t t67; (void)curve25519_addw(&t67, t46, t53, c66);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint64_t t69;
    const uint64_t t70 = curve25519_mulw(&t69, t53, UINT64_C(0x26));
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t70, t59, 0);
    uint64_t t73; (void)curve25519_addw(&t73, t69, UINT64_C(0x0), c72);
    const curve25519_bit c74 = curve25519_carryw(t71, t71, 0);
    uint64_t t75; (void)curve25519_addw(&t75, t73, t73, c74);
    /* (q + 1)*19 */
    const uint64_t t77 = t75 + UINT64_C(0x1);
    const uint64_t t79 = t77 * UINT64_C(0x13);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint64_t t80;
    const uint64_t t81 = curve25519_mulw(&t80, t61, UINT64_C(0x26));
    uint64_t t82;
    const uint64_t t83 = curve25519_mulw(&t82, t63, UINT64_C(0x26));
    uint64_t t84;
    const uint64_t t85 = curve25519_mulw(&t84, t65, UINT64_C(0x26));
    const uint64_t t86 = t67 * UINT64_C(0x26);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t48, t81, 0);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t55, t83, c88);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t57, t85, c90);
    uint64_t t93; (void)curve25519_addw(&t93, t59, t86, c92);
    /* the high words of these products and (q + 1)*19 */
    uint64_t t94; const curve25519_bit c95 = curve25519_addw(&t94, t87, t79, 0);
    uint64_t t96; const curve25519_bit c97 = curve25519_addw(&t96, t89, t80, c95);
    uint64_t t98; const curve25519_bit c99 = curve25519_addw(&t98, t91, t82, c97);
    uint64_t t100; (void)curve25519_addw(&t100, t93, t84, c99);
    /* less q*2^255; the bit above says whether the sum is below 2^255 */
    const uint64_t t101 = t75 << 63;
    const uint64_t t102 = t100 - t101;
    uint64_t t103; const curve25519_bit c104 = curve25519_addw(&t103, t102, t102, 0);
    const uint64_t t105 = t103 >> 1;
    /* less 19 there */
    const uint64_t m0 = curve25519_maskw(c104);
    const uint64_t t106 = (UINT64_C(0x0) & m0) | (UINT64_C(0x13) & ~m0);
    uint64_t t107; const curve25519_bit c108 = curve25519_subw(&t107, t94, t106, 0);
    uint64_t t109; const curve25519_bit c110 = curve25519_subw(&t109, t96, UINT64_C(0x0), c108);
    uint64_t t111; const curve25519_bit c112 = curve25519_subw(&t111, t98, UINT64_C(0x0), c110);
    uint64_t t113; (void)curve25519_subw(&t113, t105, UINT64_C(0x0), c112);
    r->v[0] = t107;
    r->v[1] = t109;
    r->v[2] = t111;
    r->v[3] = t113;
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void curve25519_fe_mul_small(curve25519_fe *r, const curve25519_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t6;
    const uint64_t t7 = curve25519_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = curve25519_mulw(&t8, a1, k_word);
    uint64_t t10; const curve25519_bit c11 = curve25519_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = curve25519_mulw(&t12, a2, k_word);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = curve25519_mulw(&t16, a3, k_word);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)curve25519_addw(&t20, t16, UINT64_C(0x0), c19);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t21 = (t20 << 1) | (t18 >> 63);
    /* T - q * p, below 4*p */
    uint64_t t25;
    const uint64_t t26 = curve25519_mulw(&t25, UINT64_C(0xffffffffffffffed), t21);
    uint64_t t27;
    const uint64_t t28 = curve25519_mulw(&t27, UINT64_C(0xffffffffffffffff), t21);
    uint64_t t29; const curve25519_bit c30 = curve25519_addw(&t29, t28, t25, 0);
    uint64_t t31; const curve25519_bit c32 = curve25519_addw(&t31, t28, t27, c30);
    uint64_t t33;
    const uint64_t t34 = curve25519_mulw(&t33, UINT64_C(0x7fffffffffffffff), t21);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, t34, t27, c32);
    uint64_t t37; (void)curve25519_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const curve25519_bit c39 = curve25519_subw(&t38, t7, t26, 0);
    uint64_t t40; const curve25519_bit c41 = curve25519_subw(&t40, t10, t29, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_subw(&t42, t14, t31, c41);
    uint64_t t44; const curve25519_bit c45 = curve25519_subw(&t44, t18, t35, c43);
    uint64_t t46; (void)curve25519_subw(&t46, t20, t37, c45);
    /* subtract 2*p where that does not borrow */
    uint64_t t48; const curve25519_bit c49 = curve25519_subw(&t48, t38, UINT64_C(0xffffffffffffffda), 0);
    uint64_t t50; const curve25519_bit c51 = curve25519_subw(&t50, t40, UINT64_C(0xffffffffffffffff), c49);
    uint64_t t52; const curve25519_bit c53 = curve25519_subw(&t52, t42, UINT64_C(0xffffffffffffffff), c51);
    uint64_t t54; const curve25519_bit c55 = curve25519_subw(&t54, t44, UINT64_C(0xffffffffffffffff), c53);
    uint64_t t56; const curve25519_bit c57 = curve25519_subw(&t56, t46, UINT64_C(0x0), c55);
    const uint64_t m0 = curve25519_maskw(c57);
    const uint64_t t58 = (t38 & m0) | (t48 & ~m0);
    const uint64_t t59 = (t40 & m0) | (t50 & ~m0);
    const uint64_t t60 = (t42 & m0) | (t52 & ~m0);
    const uint64_t t61 = (t44 & m0) | (t54 & ~m0);
    const uint64_t t62 = (t46 & m0) | (t56 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t63; const curve25519_bit c64 = curve25519_subw(&t63, t58, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t65; const curve25519_bit c66 = curve25519_subw(&t65, t59, UINT64_C(0xffffffffffffffff), c64);
    uint64_t t67; const curve25519_bit c68 = curve25519_subw(&t67, t60, UINT64_C(0xffffffffffffffff), c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t61, UINT64_C(0x7fffffffffffffff), c68);
    const curve25519_bit c71 = curve25519_borroww(t62, UINT64_C(0x0), c70);
    const uint64_t m1 = curve25519_maskw(c71);
    const uint64_t t72 = (t58 & m1) | (t63 & ~m1);
    const uint64_t t73 = (t59 & m1) | (t65 & ~m1);
    const uint64_t t74 = (t60 & m1) | (t67 & ~m1);
    const uint64_t t75 = (t61 & m1) | (t69 & ~m1);
    r->v[0] = t72;
    r->v[1] = t73;
    r->v[2] = t74;
    r->v[3] = t75;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    /* bytes to words */
    const uint64_t t1 = curve25519_bswapw(b_at24);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t t3 = curve25519_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t t5 = curve25519_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    const uint64_t t7 = curve25519_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c11 = curve25519_borroww(t1, UINT64_C(0xffffffffffffffed), 0);
    const curve25519_bit c12 = curve25519_borroww(t3, UINT64_C(0xffffffffffffffff), c11);
    const curve25519_bit c13 = curve25519_borroww(t5, UINT64_C(0xffffffffffffffff), c12);
    const curve25519_bit c14 = curve25519_borroww(t7, UINT64_C(0x7fffffffffffffff), c13);
    const uint64_t t16 = curve25519_maskw(c14);
    const uint64_t t17 = t1 & t16;
    const uint64_t t18 = t3 & t16;
    const uint64_t t19 = t5 & t16;
    const uint64_t t20 = t7 & t16;
    const uint64_t t21 = ~t16;
    r->v[0] = t17;
    r->v[1] = t18;
    r->v[2] = t19;
    r->v[3] = t20;
    return -(int)(t21 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes_le(curve25519_fe *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c7 = curve25519_borroww(b_at0, UINT64_C(0xffffffffffffffed), 0);
    const curve25519_bit c8 = curve25519_borroww(b_at8, UINT64_C(0xffffffffffffffff), c7);
    const curve25519_bit c9 = curve25519_borroww(b_at16, UINT64_C(0xffffffffffffffff), c8);
    const curve25519_bit c10 = curve25519_borroww(b_at24, UINT64_C(0x7fffffffffffffff), c9);
    const uint64_t t12 = curve25519_maskw(c10);
    const uint64_t t13 = b_at0 & t12;
    const uint64_t t14 = b_at8 & t12;
    const uint64_t t15 = b_at16 & t12;
    const uint64_t t16 = b_at24 & t12;
    const uint64_t t17 = ~t12;
    r->v[0] = t13;
    r->v[1] = t14;
    r->v[2] = t15;
    r->v[3] = t16;
    return -(int)(t17 & 1);
}

/* b = the big-endian integer a
 * Requires a < p. */
void curve25519_fe_to_bytes(uint8_t b[32], const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* words to bytes */
    const uint64_t t4 = curve25519_bswapw(a0);
    const uint64_t t5 = curve25519_bswapw(a1);
    const uint64_t t6 = curve25519_bswapw(a2);
    const uint64_t t7 = curve25519_bswapw(a3);
    curve25519_store8(b + 24, (uint64_t)t4);
    curve25519_store8(b + 16, (uint64_t)t5);
    curve25519_store8(b + 8, (uint64_t)t6);
    curve25519_store8(b + 0, (uint64_t)t7);
}

/* b = the little-endian integer a
 * Requires a < p. */
void curve25519_fe_to_bytes_le(uint8_t b[32], const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    curve25519_store8(b + 0, (uint64_t)a0);
    curve25519_store8(b + 8, (uint64_t)a1);
    curve25519_store8(b + 16, (uint64_t)a2);
    curve25519_store8(b + 24, (uint64_t)a3);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_select(curve25519_fe *r, uint64_t mask, const curve25519_fe *a, const curve25519_fe *b)
{
    const uint64_t mask_word = curve25519_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const curve25519_bit c9 = curve25519_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = curve25519_maskw(c9);
    const uint64_t t10 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t11 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t12 = (a2 & m0) | (b2 & ~m0);
    const uint64_t t13 = (a3 & m0) | (b3 & ~m0);
    r->v[0] = t10;
    r->v[1] = t11;
    r->v[2] = t12;
    r->v[3] = t13;
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void curve25519_fe_cswap(uint64_t mask, curve25519_fe *a, curve25519_fe *b)
{
    const uint64_t mask_word = curve25519_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* difference of the two under the mask, added to both */
    const uint64_t t9 = a0 ^ b0;
    const uint64_t t10 = mask_word & t9;
    const uint64_t t11 = a1 ^ b1;
    const uint64_t t12 = mask_word & t11;
    const uint64_t t13 = a2 ^ b2;
    const uint64_t t14 = mask_word & t13;
    const uint64_t t15 = a3 ^ b3;
    const uint64_t t16 = mask_word & t15;
    const uint64_t t17 = a0 ^ t10;
    const uint64_t t18 = a1 ^ t12;
    const uint64_t t19 = a2 ^ t14;
    const uint64_t t20 = a3 ^ t16;
    const uint64_t t21 = b0 ^ t10;
    const uint64_t t22 = b1 ^ t12;
    const uint64_t t23 = b2 ^ t14;
    const uint64_t t24 = b3 ^ t16;
    a->v[0] = t17;
    a->v[1] = t18;
    a->v[2] = t19;
    a->v[3] = t20;
    b->v[0] = t21;
    b->v[1] = t22;
    b->v[2] = t23;
    b->v[3] = t24;
}

/* all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t curve25519_fe_is_zero(const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const curve25519_bit c8 = curve25519_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = curve25519_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t curve25519_fe_eq(const curve25519_fe *a, const curve25519_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* differences of the words */
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = a2 ^ b2;
    const uint64_t t11 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t8 | t9;
    const uint64_t t13 = t12 | t10;
    const uint64_t t14 = t13 | t11;
    const curve25519_bit c16 = curve25519_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = curve25519_maskw(c16);
    return t18;
}

#else
typedef int curve25519_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
