/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f, 4 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^256 = 2^32 + 977 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp256k1.h"

#if SECP256K1_WORD_BITS == 64 && !defined(SECP256K1_ASM)
#define SECP256K1_CARRY_CHAINS
#include "secp256k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_add(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
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
    uint64_t t11; const secp256k1_bit c12 = secp256k1_addw(&t11, a0, b0, 0);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, a1, b1, c12);
    uint64_t t15; const secp256k1_bit c16 = secp256k1_addw(&t15, a2, b2, c14);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_addw(&t17, a3, b3, c16);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t19 = secp256k1_bitw(c18);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, t11, UINT64_C(0xfffffffefffffc2f), 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t13, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, t15, UINT64_C(0xffffffffffffffff), c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, t17, UINT64_C(0xffffffffffffffff), c25);
    const secp256k1_bit c28 = secp256k1_borroww(t19, UINT64_C(0x0), c27);
    const uint64_t m0 = secp256k1_maskw(c28);
    const uint64_t t29 = secp256k1_selectw(m0, t11, t20);
    const uint64_t t30 = secp256k1_selectw(m0, t13, t22);
    const uint64_t t31 = secp256k1_selectw(m0, t15, t24);
    const uint64_t t32 = secp256k1_selectw(m0, t17, t26);
    secp256k1_storew(&r->v[0], t29);
    secp256k1_storew(&r->v[1], t30);
    secp256k1_storew(&r->v[2], t31);
    secp256k1_storew(&r->v[3], t32);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_sub(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
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
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, a0, b0, 0);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, a1, b1, c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, a2, b2, c13);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, a3, b3, c15);
    /* add the modulus where it borrowed */
    const uint64_t t18 = secp256k1_maskw(c17);
    const uint64_t t19 = t18 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t10, t19, 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t12, t18, c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t14, t18, c23);
    uint64_t t26; (void)secp256k1_addw(&t26, t16, t18, c25);
    secp256k1_storew(&r->v[0], t20);
    secp256k1_storew(&r->v[1], t22);
    secp256k1_storew(&r->v[2], t24);
    secp256k1_storew(&r->v[3], t26);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_neg(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t6; const secp256k1_bit c7 = secp256k1_subw(&t6, UINT64_C(0x0), a0, 0);
    uint64_t t8; const secp256k1_bit c9 = secp256k1_subw(&t8, UINT64_C(0x0), a1, c7);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, UINT64_C(0x0), a2, c9);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, UINT64_C(0x0), a3, c11);
    /* add the modulus where it borrowed */
    const uint64_t t14 = secp256k1_maskw(c13);
    const uint64_t t15 = t14 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, t6, t15, 0);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, t8, t14, c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t10, t14, c19);
    uint64_t t22; (void)secp256k1_addw(&t22, t12, t14, c21);
    secp256k1_storew(&r->v[0], t16);
    secp256k1_storew(&r->v[1], t18);
    secp256k1_storew(&r->v[2], t20);
    secp256k1_storew(&r->v[3], t22);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_dbl(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t7; const secp256k1_bit c8 = secp256k1_addw(&t7, a0, a0, 0);
    uint64_t t9; const secp256k1_bit c10 = secp256k1_addw(&t9, a1, a1, c8);
    uint64_t t11; const secp256k1_bit c12 = secp256k1_addw(&t11, a2, a2, c10);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, a3, a3, c12);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t15 = secp256k1_bitw(c14);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, t7, UINT64_C(0xfffffffefffffc2f), 0);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_subw(&t18, t9, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, t11, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t13, UINT64_C(0xffffffffffffffff), c21);
    const secp256k1_bit c24 = secp256k1_borroww(t15, UINT64_C(0x0), c23);
    const uint64_t m0 = secp256k1_maskw(c24);
    const uint64_t t25 = secp256k1_selectw(m0, t7, t16);
    const uint64_t t26 = secp256k1_selectw(m0, t9, t18);
    const uint64_t t27 = secp256k1_selectw(m0, t11, t20);
    const uint64_t t28 = secp256k1_selectw(m0, t13, t22);
    secp256k1_storew(&r->v[0], t25);
    secp256k1_storew(&r->v[1], t26);
    secp256k1_storew(&r->v[2], t27);
    secp256k1_storew(&r->v[3], t28);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_half(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t7 = a0 & UINT64_C(0x1);
    const uint64_t t8 = UINT64_C(0x0) - t7;
    const uint64_t t9 = t8 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_addw(&t10, a0, t9, 0);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, a1, t8, c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, a2, t8, c13);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a3, t8, c15);
    const uint64_t t18 = secp256k1_bitw(c17);
    /* shift right by one bit */
    const uint64_t t19 = (t12 << 63) | (t10 >> 1);
    const uint64_t t20 = (t14 << 63) | (t12 >> 1);
    const uint64_t t21 = (t16 << 63) | (t14 >> 1);
    const uint64_t t22 = (t18 << 63) | (t16 >> 1);
    secp256k1_storew(&r->v[0], t19);
    secp256k1_storew(&r->v[1], t20);
    secp256k1_storew(&r->v[2], t21);
    secp256k1_storew(&r->v[3], t22);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^256 = 2^32 + 977 (mod p) */
void secp256k1_fe_mul(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
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
    uint64_t t11;
    const uint64_t t12 = secp256k1_mulw(&t11, b1, a0);
    uint64_t t13;
    const uint64_t t14 = secp256k1_mulw(&t13, b0, a0);
    uint64_t t15;
    const uint64_t t16 = secp256k1_mulw(&t15, b2, a0);
    uint64_t t17;
    const uint64_t t18 = secp256k1_mulw(&t17, b3, a0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_addw(&t19, t12, t13, 0);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_addw(&t21, t16, t11, c20);
    uint64_t t23; const secp256k1_bit c24 = secp256k1_addw(&t23, t18, t15, c22);
    uint64_t t25; (void)secp256k1_addw(&t25, t17, UINT64_C(0x0), c24);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, b0, a1);
    uint64_t t28;
    const uint64_t t29 = secp256k1_mulw(&t28, b1, a1);
    uint64_t t30;
    const uint64_t t31 = secp256k1_mulw(&t30, b2, a1);
    uint64_t t32;
    const uint64_t t33 = secp256k1_mulw(&t32, b3, a1);
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t19, t27, 0);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t21, t29, c35);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t23, t31, c37);
    uint64_t t40; const secp256k1_bit c41 = secp256k1_addw(&t40, t25, t33, c39);
    uint64_t t42; (void)secp256k1_addw(&t42, t32, UINT64_C(0x0), c41);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t36, t26, 0);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t38, t28, c44);
    uint64_t t47; const secp256k1_bit c48 = secp256k1_addw(&t47, t40, t30, c46);
    uint64_t t49; (void)secp256k1_addw(&t49, t42, UINT64_C(0x0), c48);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t50;
    const uint64_t t51 = secp256k1_mulw(&t50, b0, a2);
    uint64_t t52;
    const uint64_t t53 = secp256k1_mulw(&t52, b1, a2);
    uint64_t t54;
    const uint64_t t55 = secp256k1_mulw(&t54, b2, a2);
    uint64_t t56;
    const uint64_t t57 = secp256k1_mulw(&t56, b3, a2);
    uint64_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t43, t51, 0);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t45, t53, c59);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t47, t55, c61);
    uint64_t t64; const secp256k1_bit c65 = secp256k1_addw(&t64, t49, t57, c63);
    uint64_t t66; (void)secp256k1_addw(&t66, t56, UINT64_C(0x0), c65);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t60, t50, 0);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t62, t52, c68);
    uint64_t t71; const secp256k1_bit c72 = secp256k1_addw(&t71, t64, t54, c70);
    uint64_t t73; (void)secp256k1_addw(&t73, t66, UINT64_C(0x0), c72);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t74;
    const uint64_t t75 = secp256k1_mulw(&t74, b0, a3);
    uint64_t t76;
    const uint64_t t77 = secp256k1_mulw(&t76, b1, a3);
    uint64_t t78;
    const uint64_t t79 = secp256k1_mulw(&t78, b2, a3);
    uint64_t t80;
    const uint64_t t81 = secp256k1_mulw(&t80, b3, a3);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t67, t75, 0);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t69, t77, c83);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t71, t79, c85);
    uint64_t t88; const secp256k1_bit c89 = secp256k1_addw(&t88, t73, t81, c87);
    uint64_t t90; (void)secp256k1_addw(&t90, t80, UINT64_C(0x0), c89);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t84, t74, 0);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t86, t76, c92);
    uint64_t t95; const secp256k1_bit c96 = secp256k1_addw(&t95, t88, t78, c94);
    uint64_t t97; (void)secp256k1_addw(&t97, t90, UINT64_C(0x0), c96);
    /* q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small */
    uint64_t t98;
    const uint64_t t99 = secp256k1_mulw(&t98, t80, UINT64_C(0x1000003d1));
    const secp256k1_bit c100 = secp256k1_carryw(t99, t82, 0);
    uint64_t t101; (void)secp256k1_addw(&t101, t98, UINT64_C(0x0), c100);
    /* fold: the part above 2^256, times 4294968273, onto the part below */
    uint64_t t102;
    const uint64_t t103 = secp256k1_mulw(&t102, t91, UINT64_C(0x1000003d1));
    uint64_t t104;
    const uint64_t t105 = secp256k1_mulw(&t104, t93, UINT64_C(0x1000003d1));
    uint64_t t106;
    const uint64_t t107 = secp256k1_mulw(&t106, t95, UINT64_C(0x1000003d1));
    uint64_t t108;
    const uint64_t t109 = secp256k1_mulw(&t108, t97, UINT64_C(0x1000003d1));
    uint64_t t110; const secp256k1_bit c111 = secp256k1_addw(&t110, t14, t103, 0);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_addw(&t112, t34, t105, c111);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_addw(&t114, t58, t107, c113);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_addw(&t116, t82, t109, c115);
    uint64_t t118; (void)secp256k1_addw(&t118, t108, UINT64_C(0x0), c117);
    /* (q + 1)*4294968273 */
    const uint64_t t119 = t101 + UINT64_C(0x1);
    uint64_t t120;
    const uint64_t t121 = secp256k1_mulw(&t120, t119, UINT64_C(0x1000003d1));
    /* the high words of these products and (q + 1)*4294968273 */
    const uint64_t t122 = t102 + t120;
    uint64_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t110, t121, 0);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_addw(&t125, t112, t122, c124);
    uint64_t t127; const secp256k1_bit c128 = secp256k1_addw(&t127, t114, t104, c126);
    uint64_t t129; const secp256k1_bit c130 = secp256k1_addw(&t129, t116, t106, c128);
    uint64_t t131; (void)secp256k1_addw(&t131, t118, UINT64_C(0x0), c130);
    /* the word above is one more than q unless the sum is below 2^256 */
    const secp256k1_bit c132 = secp256k1_borroww(t101, t131, 0);
    /* less 4294968273 there */
    const uint64_t m0 = secp256k1_maskw(c132);
    const uint64_t t133 = secp256k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x1000003d1));
    uint64_t t134; const secp256k1_bit c135 = secp256k1_subw(&t134, t123, t133, 0);
    uint64_t t136; const secp256k1_bit c137 = secp256k1_subw(&t136, t125, UINT64_C(0x0), c135);
    uint64_t t138; const secp256k1_bit c139 = secp256k1_subw(&t138, t127, UINT64_C(0x0), c137);
    uint64_t t140; (void)secp256k1_subw(&t140, t129, UINT64_C(0x0), c139);
    secp256k1_storew(&r->v[0], t134);
    secp256k1_storew(&r->v[1], t136);
    secp256k1_storew(&r->v[2], t138);
    secp256k1_storew(&r->v[3], t140);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^256 = 2^32 + 977 (mod p) */
void secp256k1_fe_sqr(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t7;
    const uint64_t t8 = secp256k1_mulw(&t7, a2, a0);
    uint64_t t9;
    const uint64_t t10 = secp256k1_mulw(&t9, a1, a0);
    uint64_t t11;
    const uint64_t t12 = secp256k1_mulw(&t11, a3, a0);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, t8, t9, 0);
    uint64_t t15; const secp256k1_bit c16 = secp256k1_addw(&t15, t12, t7, c14);
    uint64_t t17; (void)secp256k1_addw(&t17, t11, UINT64_C(0x0), c16);
    /* square, products of a[1] with the words above it */
    uint64_t t18;
    const uint64_t t19 = secp256k1_mulw(&t18, a2, a1);
    uint64_t t20;
    const uint64_t t21 = secp256k1_mulw(&t20, a3, a1);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t15, t19, 0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t17, t21, c23);
    uint64_t t26; (void)secp256k1_addw(&t26, t20, UINT64_C(0x0), c25);
    uint64_t t27; const secp256k1_bit c28 = secp256k1_addw(&t27, t24, t18, 0);
    uint64_t t29; (void)secp256k1_addw(&t29, t26, UINT64_C(0x0), c28);
    /* square, products of a[2] with the words above it */
    uint64_t t30;
    const uint64_t t31 = secp256k1_mulw(&t30, a3, a2);
    uint64_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t29, t31, 0);
    const uint64_t t34 = secp256k1_bitw(c33);
    const uint64_t t35 = t34 + t30;
    /* square: double the cross products */
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t10, t10, 0);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t13, t13, c37);
    uint64_t t40; const secp256k1_bit c41 = secp256k1_addw(&t40, t22, t22, c39);
    uint64_t t42; const secp256k1_bit c43 = secp256k1_addw(&t42, t27, t27, c41);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t32, t32, c43);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t35, t35, c45);
    const uint64_t t48 = secp256k1_bitw(c47);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t49;
    const uint64_t t50 = secp256k1_mulw(&t49, a0, a0);
    uint64_t t51;
    const uint64_t t52 = secp256k1_mulw(&t51, a1, a1);
    uint64_t t53;
    const uint64_t t54 = secp256k1_mulw(&t53, a2, a2);
    uint64_t t55;
    const uint64_t t56 = secp256k1_mulw(&t55, a3, a3);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t36, t49, 0);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t38, t52, c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t40, t51, c60);
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t42, t54, c62);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t44, t53, c64);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t46, t56, c66);
    uint64_t t69; (void)secp256k1_addw(&t69, t48, t55, c68);
    /* q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small */
    uint64_t t70;
    const uint64_t t71 = secp256k1_mulw(&t70, t55, UINT64_C(0x1000003d1));
    const secp256k1_bit c72 = secp256k1_carryw(t71, t61, 0);
    uint64_t t73; (void)secp256k1_addw(&t73, t70, UINT64_C(0x0), c72);
    /* fold: the part above 2^256, times 4294968273, onto the part below */
    uint64_t t74;
    const uint64_t t75 = secp256k1_mulw(&t74, t63, UINT64_C(0x1000003d1));
    uint64_t t76;
    const uint64_t t77 = secp256k1_mulw(&t76, t65, UINT64_C(0x1000003d1));
    uint64_t t78;
    const uint64_t t79 = secp256k1_mulw(&t78, t67, UINT64_C(0x1000003d1));
    uint64_t t80;
    const uint64_t t81 = secp256k1_mulw(&t80, t69, UINT64_C(0x1000003d1));
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t50, t75, 0);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t57, t77, c83);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t59, t79, c85);
    uint64_t t88; const secp256k1_bit c89 = secp256k1_addw(&t88, t61, t81, c87);
    uint64_t t90; (void)secp256k1_addw(&t90, t80, UINT64_C(0x0), c89);
    /* (q + 1)*4294968273 */
    const uint64_t t91 = t73 + UINT64_C(0x1);
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, t91, UINT64_C(0x1000003d1));
    /* the high words of these products and (q + 1)*4294968273 */
    const uint64_t t94 = t74 + t92;
    uint64_t t95; const secp256k1_bit c96 = secp256k1_addw(&t95, t82, t93, 0);
    uint64_t t97; const secp256k1_bit c98 = secp256k1_addw(&t97, t84, t94, c96);
    uint64_t t99; const secp256k1_bit c100 = secp256k1_addw(&t99, t86, t76, c98);
    uint64_t t101; const secp256k1_bit c102 = secp256k1_addw(&t101, t88, t78, c100);
    uint64_t t103; (void)secp256k1_addw(&t103, t90, UINT64_C(0x0), c102);
    /* the word above is one more than q unless the sum is below 2^256 */
    const secp256k1_bit c104 = secp256k1_borroww(t73, t103, 0);
    /* less 4294968273 there */
    const uint64_t m0 = secp256k1_maskw(c104);
    const uint64_t t105 = secp256k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x1000003d1));
    uint64_t t106; const secp256k1_bit c107 = secp256k1_subw(&t106, t95, t105, 0);
    uint64_t t108; const secp256k1_bit c109 = secp256k1_subw(&t108, t97, UINT64_C(0x0), c107);
    uint64_t t110; const secp256k1_bit c111 = secp256k1_subw(&t110, t99, UINT64_C(0x0), c109);
    uint64_t t112; (void)secp256k1_subw(&t112, t101, UINT64_C(0x0), c111);
    secp256k1_storew(&r->v[0], t106);
    secp256k1_storew(&r->v[1], t108);
    secp256k1_storew(&r->v[2], t110);
    secp256k1_storew(&r->v[3], t112);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp256k1_fe_mul_small(secp256k1_fe *r, const secp256k1_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t10;
    const uint64_t t11 = secp256k1_mulw(&t10, a1, k_word);
    uint64_t t12;
    const uint64_t t13 = secp256k1_mulw(&t12, a0, k_word);
    uint64_t t14;
    const uint64_t t15 = secp256k1_mulw(&t14, a2, k_word);
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a3, k_word);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, t11, t12, 0);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t15, t10, c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t17, t14, c21);
    uint64_t t24; (void)secp256k1_addw(&t24, t16, UINT64_C(0x0), c23);
    /* T - q * p, below 4*p */
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, UINT64_C(0xffffffffffffffff), t24);
    uint64_t t27;
    const uint64_t t28 = secp256k1_mulw(&t27, UINT64_C(0xfffffffefffffc2f), t24);
    uint64_t t29; const secp256k1_bit c30 = secp256k1_addw(&t29, t26, t27, 0);
    uint64_t t31; const secp256k1_bit c32 = secp256k1_addw(&t31, t26, t25, c30);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t26, t25, c32);
    uint64_t t35; (void)secp256k1_addw(&t35, t25, UINT64_C(0x0), c34);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_subw(&t36, t13, t28, 0);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_subw(&t38, t18, t29, c37);
    uint64_t t40; const secp256k1_bit c41 = secp256k1_subw(&t40, t20, t31, c39);
    uint64_t t42; const secp256k1_bit c43 = secp256k1_subw(&t42, t22, t33, c41);
    uint64_t t44; (void)secp256k1_subw(&t44, t24, t35, c43);
    /* subtract 2*p where that does not borrow */
    uint64_t t45; const secp256k1_bit c46 = secp256k1_subw(&t45, t36, UINT64_C(0xfffffffdfffff85e), 0);
    uint64_t t47; const secp256k1_bit c48 = secp256k1_subw(&t47, t38, UINT64_C(0xffffffffffffffff), c46);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t40, UINT64_C(0xffffffffffffffff), c48);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t42, UINT64_C(0xffffffffffffffff), c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t44, UINT64_C(0x1), c52);
    const uint64_t m0 = secp256k1_maskw(c54);
    const uint64_t t55 = secp256k1_selectw(m0, t36, t45);
    const uint64_t t56 = secp256k1_selectw(m0, t38, t47);
    const uint64_t t57 = secp256k1_selectw(m0, t40, t49);
    const uint64_t t58 = secp256k1_selectw(m0, t42, t51);
    const uint64_t t59 = secp256k1_selectw(m0, t44, t53);
    /* subtract 1*p where that does not borrow */
    uint64_t t60; const secp256k1_bit c61 = secp256k1_subw(&t60, t55, UINT64_C(0xfffffffefffffc2f), 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_subw(&t62, t56, UINT64_C(0xffffffffffffffff), c61);
    uint64_t t64; const secp256k1_bit c65 = secp256k1_subw(&t64, t57, UINT64_C(0xffffffffffffffff), c63);
    uint64_t t66; const secp256k1_bit c67 = secp256k1_subw(&t66, t58, UINT64_C(0xffffffffffffffff), c65);
    const secp256k1_bit c68 = secp256k1_borroww(t59, UINT64_C(0x0), c67);
    const uint64_t m1 = secp256k1_maskw(c68);
    const uint64_t t69 = secp256k1_selectw(m1, t55, t60);
    const uint64_t t70 = secp256k1_selectw(m1, t56, t62);
    const uint64_t t71 = secp256k1_selectw(m1, t57, t64);
    const uint64_t t72 = secp256k1_selectw(m1, t58, t66);
    secp256k1_storew(&r->v[0], t69);
    secp256k1_storew(&r->v[1], t70);
    secp256k1_storew(&r->v[2], t71);
    secp256k1_storew(&r->v[3], t72);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp256k1_fe_from_bytes(secp256k1_fe *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    /* bytes to words */
    const uint64_t t7 = secp256k1_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c8 = secp256k1_borroww(t7, UINT64_C(0xfffffffefffffc2f), 0);
    /* bytes to words */
    const uint64_t t9 = secp256k1_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c10 = secp256k1_borroww(t9, UINT64_C(0xffffffffffffffff), c8);
    /* bytes to words */
    const uint64_t t11 = secp256k1_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c12 = secp256k1_borroww(t11, UINT64_C(0xffffffffffffffff), c10);
    /* bytes to words */
    const uint64_t t13 = secp256k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c14 = secp256k1_borroww(t13, UINT64_C(0xffffffffffffffff), c12);
    const uint64_t t15 = secp256k1_maskw(c14);
    const uint64_t t16 = t7 & t15;
    const uint64_t t17 = t9 & t15;
    const uint64_t t18 = t11 & t15;
    const uint64_t t19 = t13 & t15;
    const uint64_t t20 = ~t15;
    secp256k1_storew(&r->v[0], t16);
    secp256k1_storew(&r->v[1], t17);
    secp256k1_storew(&r->v[2], t18);
    secp256k1_storew(&r->v[3], t19);
    return -(int)(t20 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp256k1_fe_from_bytes_le(secp256k1_fe *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c7 = secp256k1_borroww(b_at0, UINT64_C(0xfffffffefffffc2f), 0);
    const secp256k1_bit c8 = secp256k1_borroww(b_at8, UINT64_C(0xffffffffffffffff), c7);
    const secp256k1_bit c9 = secp256k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c8);
    const secp256k1_bit c10 = secp256k1_borroww(b_at24, UINT64_C(0xffffffffffffffff), c9);
    const uint64_t t11 = secp256k1_maskw(c10);
    const uint64_t t12 = b_at0 & t11;
    const uint64_t t13 = b_at8 & t11;
    const uint64_t t14 = b_at16 & t11;
    const uint64_t t15 = b_at24 & t11;
    const uint64_t t16 = ~t11;
    secp256k1_storew(&r->v[0], t12);
    secp256k1_storew(&r->v[1], t13);
    secp256k1_storew(&r->v[2], t14);
    secp256k1_storew(&r->v[3], t15);
    return -(int)(t16 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp256k1_fe_to_bytes(uint8_t b[32], const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* words to bytes */
    const uint64_t t4 = secp256k1_bswapw(a0);
    const uint64_t t5 = secp256k1_bswapw(a1);
    const uint64_t t6 = secp256k1_bswapw(a2);
    const uint64_t t7 = secp256k1_bswapw(a3);
    secp256k1_store8(b + 24, (uint64_t)t4);
    secp256k1_store8(b + 16, (uint64_t)t5);
    secp256k1_store8(b + 8, (uint64_t)t6);
    secp256k1_store8(b + 0, (uint64_t)t7);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp256k1_fe_to_bytes_le(uint8_t b[32], const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    secp256k1_store8(b + 0, (uint64_t)a0);
    secp256k1_store8(b + 8, (uint64_t)a1);
    secp256k1_store8(b + 16, (uint64_t)a2);
    secp256k1_store8(b + 24, (uint64_t)a3);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_select(secp256k1_fe *r, uint64_t mask, const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint64_t mask_word = secp256k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const secp256k1_bit c9 = secp256k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = secp256k1_maskw(c9);
    const uint64_t t10 = secp256k1_selectw(m0, a0, b0);
    const uint64_t t11 = secp256k1_selectw(m0, a1, b1);
    const uint64_t t12 = secp256k1_selectw(m0, a2, b2);
    const uint64_t t13 = secp256k1_selectw(m0, a3, b3);
    secp256k1_storew(&r->v[0], t10);
    secp256k1_storew(&r->v[1], t11);
    secp256k1_storew(&r->v[2], t12);
    secp256k1_storew(&r->v[3], t13);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp256k1_fe_cswap(uint64_t mask, secp256k1_fe *a, secp256k1_fe *b)
{
    const uint64_t mask_word = secp256k1_hidew((uint64_t)mask);
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
    secp256k1_storew(&a->v[0], t17);
    secp256k1_storew(&a->v[1], t18);
    secp256k1_storew(&a->v[2], t19);
    secp256k1_storew(&a->v[3], t20);
    secp256k1_storew(&b->v[0], t21);
    secp256k1_storew(&b->v[1], t22);
    secp256k1_storew(&b->v[2], t23);
    secp256k1_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp256k1_fe_is_zero(const secp256k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const secp256k1_bit c9 = secp256k1_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = secp256k1_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp256k1_fe_eq(const secp256k1_fe *a, const secp256k1_fe *b)
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
    const secp256k1_bit c17 = secp256k1_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = secp256k1_maskw(c17);
    return t18;
}

#else
typedef int secp256k1_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
