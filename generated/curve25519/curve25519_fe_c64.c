/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#define CURVE25519_CARRY_CHAINS
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
    uint64_t t11; const curve25519_bit c12 = curve25519_addw(&t11, a0, b0, 0);
    uint64_t t13; const curve25519_bit c14 = curve25519_addw(&t13, a1, b1, c12);
    uint64_t t15; const curve25519_bit c16 = curve25519_addw(&t15, a2, b2, c14);
    uint64_t t17; (void)curve25519_addw(&t17, a3, b3, c16);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t18; const curve25519_bit c19 = curve25519_subw(&t18, t11, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_subw(&t20, t13, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_subw(&t22, t15, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_subw(&t24, t17, UINT64_C(0x7fffffffffffffff), c23);
    const uint64_t m0 = curve25519_maskw(c25);
    const uint64_t t26 = curve25519_selectw(m0, t11, t18);
    const uint64_t t27 = curve25519_selectw(m0, t13, t20);
    const uint64_t t28 = curve25519_selectw(m0, t15, t22);
    const uint64_t t29 = curve25519_selectw(m0, t17, t24);
    curve25519_storew(&r->v[0], t26);
    curve25519_storew(&r->v[1], t27);
    curve25519_storew(&r->v[2], t28);
    curve25519_storew(&r->v[3], t29);
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
    uint64_t t11; const curve25519_bit c12 = curve25519_subw(&t11, a0, b0, 0);
    uint64_t t13; const curve25519_bit c14 = curve25519_subw(&t13, a1, b1, c12);
    uint64_t t15; const curve25519_bit c16 = curve25519_subw(&t15, a2, b2, c14);
    uint64_t t17; const curve25519_bit c18 = curve25519_subw(&t17, a3, b3, c16);
    /* add the modulus where it borrowed */
    const uint64_t t19 = curve25519_maskw(c18);
    const uint64_t t20 = t19 & UINT64_C(0xffffffffffffffed);
    const uint64_t t21 = t19 & UINT64_C(0x7fffffffffffffff);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t11, t20, 0);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t13, t19, c23);
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t15, t19, c25);
    uint64_t t28; (void)curve25519_addw(&t28, t17, t21, c27);
    curve25519_storew(&r->v[0], t22);
    curve25519_storew(&r->v[1], t24);
    curve25519_storew(&r->v[2], t26);
    curve25519_storew(&r->v[3], t28);
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
    uint64_t t7; const curve25519_bit c8 = curve25519_subw(&t7, UINT64_C(0x0), a0, 0);
    uint64_t t9; const curve25519_bit c10 = curve25519_subw(&t9, UINT64_C(0x0), a1, c8);
    uint64_t t11; const curve25519_bit c12 = curve25519_subw(&t11, UINT64_C(0x0), a2, c10);
    uint64_t t13; const curve25519_bit c14 = curve25519_subw(&t13, UINT64_C(0x0), a3, c12);
    /* add the modulus where it borrowed */
    const uint64_t t15 = curve25519_maskw(c14);
    const uint64_t t16 = t15 & UINT64_C(0xffffffffffffffed);
    const uint64_t t17 = t15 & UINT64_C(0x7fffffffffffffff);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, t7, t16, 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t9, t15, c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t11, t15, c21);
    uint64_t t24; (void)curve25519_addw(&t24, t13, t17, c23);
    curve25519_storew(&r->v[0], t18);
    curve25519_storew(&r->v[1], t20);
    curve25519_storew(&r->v[2], t22);
    curve25519_storew(&r->v[3], t24);
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
    uint64_t t7; const curve25519_bit c8 = curve25519_addw(&t7, a0, a0, 0);
    uint64_t t9; const curve25519_bit c10 = curve25519_addw(&t9, a1, a1, c8);
    uint64_t t11; const curve25519_bit c12 = curve25519_addw(&t11, a2, a2, c10);
    uint64_t t13; (void)curve25519_addw(&t13, a3, a3, c12);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const curve25519_bit c15 = curve25519_subw(&t14, t7, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_subw(&t16, t9, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_subw(&t18, t11, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_subw(&t20, t13, UINT64_C(0x7fffffffffffffff), c19);
    const uint64_t m0 = curve25519_maskw(c21);
    const uint64_t t22 = curve25519_selectw(m0, t7, t14);
    const uint64_t t23 = curve25519_selectw(m0, t9, t16);
    const uint64_t t24 = curve25519_selectw(m0, t11, t18);
    const uint64_t t25 = curve25519_selectw(m0, t13, t20);
    curve25519_storew(&r->v[0], t22);
    curve25519_storew(&r->v[1], t23);
    curve25519_storew(&r->v[2], t24);
    curve25519_storew(&r->v[3], t25);
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
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t10 = t9 & UINT64_C(0xffffffffffffffed);
    const uint64_t t11 = t9 & UINT64_C(0x7fffffffffffffff);
    uint64_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a0, t10, 0);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a1, t9, c13);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a2, t9, c15);
    uint64_t t18; (void)curve25519_addw(&t18, a3, t11, c17);
    /* shift right by one bit */
    const uint64_t t19 = (t14 << 63) | (t12 >> 1);
    const uint64_t t20 = (t16 << 63) | (t14 >> 1);
    const uint64_t t21 = (t18 << 63) | (t16 >> 1);
    const uint64_t t22 = t18 >> 1;
    curve25519_storew(&r->v[0], t19);
    curve25519_storew(&r->v[1], t20);
    curve25519_storew(&r->v[2], t21);
    curve25519_storew(&r->v[3], t22);
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
    /* product, row 0: b * a[0] */
    uint64_t t12;
    const uint64_t t13 = curve25519_mulw(&t12, b1, a0);
    uint64_t t14;
    const uint64_t t15 = curve25519_mulw(&t14, b0, a0);
    uint64_t t16;
    const uint64_t t17 = curve25519_mulw(&t16, b2, a0);
    uint64_t t18;
    const uint64_t t19 = curve25519_mulw(&t18, b3, a0);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t13, t14, 0);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t17, t12, c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t19, t16, c23);
    uint64_t t26; (void)curve25519_addw(&t26, t18, UINT64_C(0x0), c25);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t27;
    const uint64_t t28 = curve25519_mulw(&t27, b0, a1);
    uint64_t t29;
    const uint64_t t30 = curve25519_mulw(&t29, b1, a1);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, b2, a1);
    uint64_t t33;
    const uint64_t t34 = curve25519_mulw(&t33, b3, a1);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, t20, t28, 0);
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t22, t30, c36);
    uint64_t t39; const curve25519_bit c40 = curve25519_addw(&t39, t24, t32, c38);
    uint64_t t41; const curve25519_bit c42 = curve25519_addw(&t41, t26, t34, c40);
    uint64_t t43; (void)curve25519_addw(&t43, t33, UINT64_C(0x0), c42);
    uint64_t t44; const curve25519_bit c45 = curve25519_addw(&t44, t37, t27, 0);
    uint64_t t46; const curve25519_bit c47 = curve25519_addw(&t46, t39, t29, c45);
    uint64_t t48; const curve25519_bit c49 = curve25519_addw(&t48, t41, t31, c47);
    uint64_t t50; (void)curve25519_addw(&t50, t43, UINT64_C(0x0), c49);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t51;
    const uint64_t t52 = curve25519_mulw(&t51, b0, a2);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, b1, a2);
    uint64_t t55;
    const uint64_t t56 = curve25519_mulw(&t55, b2, a2);
    uint64_t t57;
    const uint64_t t58 = curve25519_mulw(&t57, b3, a2);
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t44, t52, 0);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t46, t54, c60);
    uint64_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t48, t56, c62);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t50, t58, c64);
    uint64_t t67; (void)curve25519_addw(&t67, t57, UINT64_C(0x0), c66);
    uint64_t t68; const curve25519_bit c69 = curve25519_addw(&t68, t61, t51, 0);
    uint64_t t70; const curve25519_bit c71 = curve25519_addw(&t70, t63, t53, c69);
    uint64_t t72; const curve25519_bit c73 = curve25519_addw(&t72, t65, t55, c71);
    uint64_t t74; (void)curve25519_addw(&t74, t67, UINT64_C(0x0), c73);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, b0, a3);
    uint64_t t77;
    const uint64_t t78 = curve25519_mulw(&t77, b1, a3);
    uint64_t t79;
    const uint64_t t80 = curve25519_mulw(&t79, b2, a3);
    uint64_t t81;
    const uint64_t t82 = curve25519_mulw(&t81, b3, a3);
    uint64_t t83; const curve25519_bit c84 = curve25519_addw(&t83, t68, t76, 0);
    uint64_t t85; const curve25519_bit c86 = curve25519_addw(&t85, t70, t78, c84);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t72, t80, c86);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t74, t82, c88);
    uint64_t t91; (void)curve25519_addw(&t91, t81, UINT64_C(0x0), c90);
    uint64_t t92; const curve25519_bit c93 = curve25519_addw(&t92, t85, t75, 0);
    uint64_t t94; const curve25519_bit c95 = curve25519_addw(&t94, t87, t77, c93);
    uint64_t t96; const curve25519_bit c97 = curve25519_addw(&t96, t89, t79, c95);
    uint64_t t98; (void)curve25519_addw(&t98, t91, UINT64_C(0x0), c97);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint64_t t99;
    const uint64_t t100 = curve25519_mulw(&t99, t81, UINT64_C(0x26));
    uint64_t t101; const curve25519_bit c102 = curve25519_addw(&t101, t100, t83, 0);
    uint64_t t103; (void)curve25519_addw(&t103, t99, UINT64_C(0x0), c102);
    const curve25519_bit c104 = curve25519_carryw(t101, t101, 0);
    uint64_t t105; (void)curve25519_addw(&t105, t103, t103, c104);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint64_t t106;
    const uint64_t t107 = curve25519_mulw(&t106, t92, UINT64_C(0x26));
    uint64_t t108;
    const uint64_t t109 = curve25519_mulw(&t108, t94, UINT64_C(0x26));
    uint64_t t110;
    const uint64_t t111 = curve25519_mulw(&t110, t96, UINT64_C(0x26));
    const uint64_t t112 = t105 << 63;
    const uint64_t t113 = t83 - t112;
    const uint64_t t114 = t98 * UINT64_C(0x26);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t15, t107, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t35, t109, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t59, t111, c118);
    uint64_t t121; (void)curve25519_addw(&t121, t113, t114, c120);
    /* q*19 and (q + 1)*19 */
    const uint64_t t122 = t105 * UINT64_C(0x13);
    const uint64_t t123 = t122 + UINT64_C(0x13);
    /* the high words of these products and (q + 1)*19 */
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t115, t123, 0);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t117, t106, c125);
    uint64_t t128; const curve25519_bit c129 = curve25519_addw(&t128, t119, t108, c127);
    uint64_t t130; (void)curve25519_addw(&t130, t121, t110, c129);
    /* the high words of these products and q*19 */
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t115, t122, 0);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t117, t106, c132);
    uint64_t t135; const curve25519_bit c136 = curve25519_addw(&t135, t119, t108, c134);
    uint64_t t137; (void)curve25519_addw(&t137, t121, t110, c136);
    /* the first less 2^255 where it has that bit, else the second */
    const uint64_t t138 = t130 & UINT64_C(0x7fffffffffffffff);
    const curve25519_bit c139 = curve25519_carryw(t130, t130, 0);
    const uint64_t m0 = curve25519_maskw(c139);
    const uint64_t t140 = curve25519_selectw(m0, t124, t131);
    const uint64_t t141 = curve25519_selectw(m0, t126, t133);
    const uint64_t t142 = curve25519_selectw(m0, t128, t135);
    const uint64_t t143 = curve25519_selectw(m0, t138, t137);
    curve25519_storew(&r->v[0], t140);
    curve25519_storew(&r->v[1], t141);
    curve25519_storew(&r->v[2], t142);
    curve25519_storew(&r->v[3], t143);
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
    uint64_t t8;
    const uint64_t t9 = curve25519_mulw(&t8, a2, a0);
    uint64_t t10;
    const uint64_t t11 = curve25519_mulw(&t10, a1, a0);
    uint64_t t12;
    const uint64_t t13 = curve25519_mulw(&t12, a3, a0);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, t9, t10, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, t13, t8, c15);
    uint64_t t18; (void)curve25519_addw(&t18, t12, UINT64_C(0x0), c17);
    /* square, products of a[1] with the words above it */
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a2, a1);
    uint64_t t21;
    const uint64_t t22 = curve25519_mulw(&t21, a3, a1);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t20, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t22, c24);
    uint64_t t27; (void)curve25519_addw(&t27, t21, UINT64_C(0x0), c26);
    uint64_t t28; const curve25519_bit c29 = curve25519_addw(&t28, t25, t19, 0);
    uint64_t t30; (void)curve25519_addw(&t30, t27, UINT64_C(0x0), c29);
    /* square, products of a[2] with the words above it */
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, a3, a2);
    uint64_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t30, t32, 0);
    const uint64_t t35 = curve25519_bitw(c34);
    const uint64_t t36 = t35 + t31;
    /* square: double the cross products */
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t11, t11, 0);
    uint64_t t39; const curve25519_bit c40 = curve25519_addw(&t39, t14, t14, c38);
    uint64_t t41; const curve25519_bit c42 = curve25519_addw(&t41, t23, t23, c40);
    uint64_t t43; const curve25519_bit c44 = curve25519_addw(&t43, t28, t28, c42);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t33, t33, c44);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t36, t36, c46);
    const uint64_t t49 = curve25519_bitw(c48);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t50;
    const uint64_t t51 = curve25519_mulw(&t50, a0, a0);
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, a1, a1);
    uint64_t t54;
    const uint64_t t55 = curve25519_mulw(&t54, a2, a2);
    uint64_t t56;
    const uint64_t t57 = curve25519_mulw(&t56, a3, a3);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t37, t50, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t39, t53, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t41, t52, c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t43, t55, c63);
    uint64_t t66; const curve25519_bit c67 = curve25519_addw(&t66, t45, t54, c65);
    uint64_t t68; const curve25519_bit c69 = curve25519_addw(&t68, t47, t57, c67);
    uint64_t t70; (void)curve25519_addw(&t70, t49, t56, c69);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint64_t t71;
    const uint64_t t72 = curve25519_mulw(&t71, t56, UINT64_C(0x26));
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t72, t62, 0);
    uint64_t t75; (void)curve25519_addw(&t75, t71, UINT64_C(0x0), c74);
    const curve25519_bit c76 = curve25519_carryw(t73, t73, 0);
    uint64_t t77; (void)curve25519_addw(&t77, t75, t75, c76);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint64_t t78;
    const uint64_t t79 = curve25519_mulw(&t78, t64, UINT64_C(0x26));
    uint64_t t80;
    const uint64_t t81 = curve25519_mulw(&t80, t66, UINT64_C(0x26));
    uint64_t t82;
    const uint64_t t83 = curve25519_mulw(&t82, t68, UINT64_C(0x26));
    const uint64_t t84 = t77 << 63;
    const uint64_t t85 = t62 - t84;
    const uint64_t t86 = t70 * UINT64_C(0x26);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t51, t79, 0);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t58, t81, c88);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t60, t83, c90);
    uint64_t t93; (void)curve25519_addw(&t93, t85, t86, c92);
    /* q*19 and (q + 1)*19 */
    const uint64_t t94 = t77 * UINT64_C(0x13);
    const uint64_t t95 = t94 + UINT64_C(0x13);
    /* the high words of these products and (q + 1)*19 */
    uint64_t t96; const curve25519_bit c97 = curve25519_addw(&t96, t87, t95, 0);
    uint64_t t98; const curve25519_bit c99 = curve25519_addw(&t98, t89, t78, c97);
    uint64_t t100; const curve25519_bit c101 = curve25519_addw(&t100, t91, t80, c99);
    uint64_t t102; (void)curve25519_addw(&t102, t93, t82, c101);
    /* the high words of these products and q*19 */
    uint64_t t103; const curve25519_bit c104 = curve25519_addw(&t103, t87, t94, 0);
    uint64_t t105; const curve25519_bit c106 = curve25519_addw(&t105, t89, t78, c104);
    uint64_t t107; const curve25519_bit c108 = curve25519_addw(&t107, t91, t80, c106);
    uint64_t t109; (void)curve25519_addw(&t109, t93, t82, c108);
    /* the first less 2^255 where it has that bit, else the second */
    const uint64_t t110 = t102 & UINT64_C(0x7fffffffffffffff);
    const curve25519_bit c111 = curve25519_carryw(t102, t102, 0);
    const uint64_t m0 = curve25519_maskw(c111);
    const uint64_t t112 = curve25519_selectw(m0, t96, t103);
    const uint64_t t113 = curve25519_selectw(m0, t98, t105);
    const uint64_t t114 = curve25519_selectw(m0, t100, t107);
    const uint64_t t115 = curve25519_selectw(m0, t110, t109);
    curve25519_storew(&r->v[0], t112);
    curve25519_storew(&r->v[1], t113);
    curve25519_storew(&r->v[2], t114);
    curve25519_storew(&r->v[3], t115);
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
    uint64_t t10;
    const uint64_t t11 = curve25519_mulw(&t10, a1, k_word);
    uint64_t t12;
    const uint64_t t13 = curve25519_mulw(&t12, a0, k_word);
    uint64_t t14;
    const uint64_t t15 = curve25519_mulw(&t14, a2, k_word);
    uint64_t t16;
    const uint64_t t17 = curve25519_mulw(&t16, a3, k_word);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, t11, t12, 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t15, t10, c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t17, t14, c21);
    uint64_t t24; (void)curve25519_addw(&t24, t16, UINT64_C(0x0), c23);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t25 = (t24 << 1) | (t22 >> 63);
    /* T - q * p, below 4*p */
    uint64_t t26;
    const uint64_t t27 = curve25519_mulw(&t26, UINT64_C(0xffffffffffffffff), t25);
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, UINT64_C(0xffffffffffffffed), t25);
    uint64_t t30;
    const uint64_t t31 = curve25519_mulw(&t30, UINT64_C(0x7fffffffffffffff), t25);
    uint64_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t27, t28, 0);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t27, t26, c33);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t31, t26, c35);
    uint64_t t38; (void)curve25519_addw(&t38, t30, UINT64_C(0x0), c37);
    uint64_t t39; const curve25519_bit c40 = curve25519_subw(&t39, t13, t29, 0);
    uint64_t t41; const curve25519_bit c42 = curve25519_subw(&t41, t18, t32, c40);
    uint64_t t43; const curve25519_bit c44 = curve25519_subw(&t43, t20, t34, c42);
    uint64_t t45; const curve25519_bit c46 = curve25519_subw(&t45, t22, t36, c44);
    uint64_t t47; (void)curve25519_subw(&t47, t24, t38, c46);
    /* subtract 2*p where that does not borrow */
    uint64_t t48; const curve25519_bit c49 = curve25519_subw(&t48, t39, UINT64_C(0xffffffffffffffda), 0);
    uint64_t t50; const curve25519_bit c51 = curve25519_subw(&t50, t41, UINT64_C(0xffffffffffffffff), c49);
    uint64_t t52; const curve25519_bit c53 = curve25519_subw(&t52, t43, UINT64_C(0xffffffffffffffff), c51);
    uint64_t t54; const curve25519_bit c55 = curve25519_subw(&t54, t45, UINT64_C(0xffffffffffffffff), c53);
    uint64_t t56; const curve25519_bit c57 = curve25519_subw(&t56, t47, UINT64_C(0x0), c55);
    const uint64_t m0 = curve25519_maskw(c57);
    const uint64_t t58 = curve25519_selectw(m0, t39, t48);
    const uint64_t t59 = curve25519_selectw(m0, t41, t50);
    const uint64_t t60 = curve25519_selectw(m0, t43, t52);
    const uint64_t t61 = curve25519_selectw(m0, t45, t54);
    const uint64_t t62 = curve25519_selectw(m0, t47, t56);
    /* subtract 1*p where that does not borrow */
    uint64_t t63; const curve25519_bit c64 = curve25519_subw(&t63, t58, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t65; const curve25519_bit c66 = curve25519_subw(&t65, t59, UINT64_C(0xffffffffffffffff), c64);
    uint64_t t67; const curve25519_bit c68 = curve25519_subw(&t67, t60, UINT64_C(0xffffffffffffffff), c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t61, UINT64_C(0x7fffffffffffffff), c68);
    const curve25519_bit c71 = curve25519_borroww(t62, UINT64_C(0x0), c70);
    const uint64_t m1 = curve25519_maskw(c71);
    const uint64_t t72 = curve25519_selectw(m1, t58, t63);
    const uint64_t t73 = curve25519_selectw(m1, t59, t65);
    const uint64_t t74 = curve25519_selectw(m1, t60, t67);
    const uint64_t t75 = curve25519_selectw(m1, t61, t69);
    curve25519_storew(&r->v[0], t72);
    curve25519_storew(&r->v[1], t73);
    curve25519_storew(&r->v[2], t74);
    curve25519_storew(&r->v[3], t75);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    /* bytes to words */
    const uint64_t t8 = curve25519_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c9 = curve25519_borroww(t8, UINT64_C(0xffffffffffffffed), 0);
    /* bytes to words */
    const uint64_t t10 = curve25519_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c11 = curve25519_borroww(t10, UINT64_C(0xffffffffffffffff), c9);
    /* bytes to words */
    const uint64_t t12 = curve25519_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c13 = curve25519_borroww(t12, UINT64_C(0xffffffffffffffff), c11);
    /* bytes to words */
    const uint64_t t14 = curve25519_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c15 = curve25519_borroww(t14, UINT64_C(0x7fffffffffffffff), c13);
    const uint64_t t16 = curve25519_maskw(c15);
    const uint64_t t17 = t8 & t16;
    const uint64_t t18 = t10 & t16;
    const uint64_t t19 = t12 & t16;
    const uint64_t t20 = t14 & t16;
    const uint64_t t21 = ~t16;
    curve25519_storew(&r->v[0], t17);
    curve25519_storew(&r->v[1], t18);
    curve25519_storew(&r->v[2], t19);
    curve25519_storew(&r->v[3], t20);
    return -(int)(t21 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes_le(curve25519_fe *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c8 = curve25519_borroww(b_at0, UINT64_C(0xffffffffffffffed), 0);
    const curve25519_bit c9 = curve25519_borroww(b_at8, UINT64_C(0xffffffffffffffff), c8);
    const curve25519_bit c10 = curve25519_borroww(b_at16, UINT64_C(0xffffffffffffffff), c9);
    const curve25519_bit c11 = curve25519_borroww(b_at24, UINT64_C(0x7fffffffffffffff), c10);
    const uint64_t t12 = curve25519_maskw(c11);
    const uint64_t t13 = b_at0 & t12;
    const uint64_t t14 = b_at8 & t12;
    const uint64_t t15 = b_at16 & t12;
    const uint64_t t16 = b_at24 & t12;
    const uint64_t t17 = ~t12;
    curve25519_storew(&r->v[0], t13);
    curve25519_storew(&r->v[1], t14);
    curve25519_storew(&r->v[2], t15);
    curve25519_storew(&r->v[3], t16);
    return -(int)(t17 & 1);
}

/* b = a; b is big-endian
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

/* b = a; b is little-endian
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
    const uint64_t t10 = curve25519_selectw(m0, a0, b0);
    const uint64_t t11 = curve25519_selectw(m0, a1, b1);
    const uint64_t t12 = curve25519_selectw(m0, a2, b2);
    const uint64_t t13 = curve25519_selectw(m0, a3, b3);
    curve25519_storew(&r->v[0], t10);
    curve25519_storew(&r->v[1], t11);
    curve25519_storew(&r->v[2], t12);
    curve25519_storew(&r->v[3], t13);
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
    curve25519_storew(&a->v[0], t17);
    curve25519_storew(&a->v[1], t18);
    curve25519_storew(&a->v[2], t19);
    curve25519_storew(&a->v[3], t20);
    curve25519_storew(&b->v[0], t21);
    curve25519_storew(&b->v[1], t22);
    curve25519_storew(&b->v[2], t23);
    curve25519_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t curve25519_fe_is_zero(const curve25519_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const curve25519_bit c9 = curve25519_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = curve25519_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
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
    const uint64_t t10 = a0 ^ b0;
    const uint64_t t11 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t10 | t11;
    /* differences of the words */
    const uint64_t t13 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t14 = t12 | t13;
    /* differences of the words */
    const uint64_t t15 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t16 = t14 | t15;
    const curve25519_bit c17 = curve25519_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = curve25519_maskw(c17);
    return t18;
}

#else
typedef int curve25519_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
