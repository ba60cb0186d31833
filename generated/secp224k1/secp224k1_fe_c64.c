/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56d, 4 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^224 = 2^32 + 6803 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp224k1.h"

#if SECP224K1_WORD_BITS == 64 && !defined(SECP224K1_ASM)
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_add(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
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
    uint64_t t11; const secp224k1_bit c12 = secp224k1_addw(&t11, a0, b0, 0);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, a1, b1, c12);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_addw(&t15, a2, b2, c14);
    uint64_t t17; (void)secp224k1_addw(&t17, a3, b3, c16);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, t11, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, t13, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_subw(&t22, t15, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_subw(&t24, t17, UINT64_C(0xffffffff), c23);
    const uint64_t m0 = secp224k1_maskw(c25);
    const uint64_t t26 = secp224k1_selectw(m0, t11, t18);
    const uint64_t t27 = secp224k1_selectw(m0, t13, t20);
    const uint64_t t28 = secp224k1_selectw(m0, t15, t22);
    const uint64_t t29 = secp224k1_selectw(m0, t17, t24);
    secp224k1_storew(&r->v[0], t26);
    secp224k1_storew(&r->v[1], t27);
    secp224k1_storew(&r->v[2], t28);
    secp224k1_storew(&r->v[3], t29);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_sub(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
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
    uint64_t t11; const secp224k1_bit c12 = secp224k1_subw(&t11, a0, b0, 0);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_subw(&t13, a1, b1, c12);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_subw(&t15, a2, b2, c14);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_subw(&t17, a3, b3, c16);
    /* add the modulus where it borrowed */
    const uint64_t t19 = secp224k1_maskw(c18);
    const uint64_t t20 = t19 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t21 = t19 & UINT64_C(0xffffffff);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t11, t20, 0);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t13, t19, c23);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t15, t19, c25);
    uint64_t t28; (void)secp224k1_addw(&t28, t17, t21, c27);
    secp224k1_storew(&r->v[0], t22);
    secp224k1_storew(&r->v[1], t24);
    secp224k1_storew(&r->v[2], t26);
    secp224k1_storew(&r->v[3], t28);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_neg(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t7; const secp224k1_bit c8 = secp224k1_subw(&t7, UINT64_C(0x0), a0, 0);
    uint64_t t9; const secp224k1_bit c10 = secp224k1_subw(&t9, UINT64_C(0x0), a1, c8);
    uint64_t t11; const secp224k1_bit c12 = secp224k1_subw(&t11, UINT64_C(0x0), a2, c10);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_subw(&t13, UINT64_C(0x0), a3, c12);
    /* add the modulus where it borrowed */
    const uint64_t t15 = secp224k1_maskw(c14);
    const uint64_t t16 = t15 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t17 = t15 & UINT64_C(0xffffffff);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, t7, t16, 0);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t9, t15, c19);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t11, t15, c21);
    uint64_t t24; (void)secp224k1_addw(&t24, t13, t17, c23);
    secp224k1_storew(&r->v[0], t18);
    secp224k1_storew(&r->v[1], t20);
    secp224k1_storew(&r->v[2], t22);
    secp224k1_storew(&r->v[3], t24);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_dbl(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t7; const secp224k1_bit c8 = secp224k1_addw(&t7, a0, a0, 0);
    uint64_t t9; const secp224k1_bit c10 = secp224k1_addw(&t9, a1, a1, c8);
    uint64_t t11; const secp224k1_bit c12 = secp224k1_addw(&t11, a2, a2, c10);
    uint64_t t13; (void)secp224k1_addw(&t13, a3, a3, c12);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, t7, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_subw(&t16, t9, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, t11, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, t13, UINT64_C(0xffffffff), c19);
    const uint64_t m0 = secp224k1_maskw(c21);
    const uint64_t t22 = secp224k1_selectw(m0, t7, t14);
    const uint64_t t23 = secp224k1_selectw(m0, t9, t16);
    const uint64_t t24 = secp224k1_selectw(m0, t11, t18);
    const uint64_t t25 = secp224k1_selectw(m0, t13, t20);
    secp224k1_storew(&r->v[0], t22);
    secp224k1_storew(&r->v[1], t23);
    secp224k1_storew(&r->v[2], t24);
    secp224k1_storew(&r->v[3], t25);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_half(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t10 = t9 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t11 = t9 & UINT64_C(0xffffffff);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, a0, t10, 0);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a1, t9, c13);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a2, t9, c15);
    uint64_t t18; (void)secp224k1_addw(&t18, a3, t11, c17);
    /* shift right by one bit */
    const uint64_t t19 = (t14 << 63) | (t12 >> 1);
    const uint64_t t20 = (t16 << 63) | (t14 >> 1);
    const uint64_t t21 = (t18 << 63) | (t16 >> 1);
    const uint64_t t22 = t18 >> 1;
    secp224k1_storew(&r->v[0], t19);
    secp224k1_storew(&r->v[1], t20);
    secp224k1_storew(&r->v[2], t21);
    secp224k1_storew(&r->v[3], t22);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^224 = 2^32 + 6803 (mod p) */
void secp224k1_fe_mul(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
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
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, b1, a0);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, b0, a0);
    uint64_t t17;
    const uint64_t t18 = secp224k1_mulw(&t17, b2, a0);
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, b3, a0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t14, t15, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t18, t13, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)secp224k1_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, b0, a1);
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, b1, a1);
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, b2, a1);
    uint64_t t34;
    const uint64_t t35 = secp224k1_mulw(&t34, b3, a1);
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t21, t29, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t23, t31, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t25, t33, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t28, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t30, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = secp224k1_mulw(&t52, b0, a2);
    uint64_t t54;
    const uint64_t t55 = secp224k1_mulw(&t54, b1, a2);
    uint64_t t56;
    const uint64_t t57 = secp224k1_mulw(&t56, b2, a2);
    uint64_t t58;
    const uint64_t t59 = secp224k1_mulw(&t58, b3, a2);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t45, t53, 0);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t47, t55, c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t49, t57, c63);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)secp224k1_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t52, 0);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, t54, c70);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)secp224k1_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = secp224k1_mulw(&t76, b0, a3);
    uint64_t t78;
    const uint64_t t79 = secp224k1_mulw(&t78, b1, a3);
    uint64_t t80;
    const uint64_t t81 = secp224k1_mulw(&t80, b2, a3);
    const uint64_t t82 = b3 * a3;
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t69, t77, 0);
    uint64_t t85; const secp224k1_bit c86 = secp224k1_addw(&t85, t71, t79, c84);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t73, t81, c86);
    uint64_t t89; (void)secp224k1_addw(&t89, t75, t82, c88);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t85, t76, 0);
    uint64_t t92; const secp224k1_bit c93 = secp224k1_addw(&t92, t87, t78, c91);
    uint64_t t94; (void)secp224k1_addw(&t94, t89, t80, c93);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, t90, UINT64_C(0x1a9300000000));
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, t92, UINT64_C(0x1a9300000000));
    uint64_t t99;
    const uint64_t t100 = secp224k1_mulw(&t99, t94, UINT64_C(0x1a9300000000));
    uint64_t t101; const secp224k1_bit c102 = secp224k1_addw(&t101, t16, t96, 0);
    uint64_t t103; const secp224k1_bit c104 = secp224k1_addw(&t103, t36, t98, c102);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t60, t100, c104);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t83, UINT64_C(0x100000000), c106);
    const uint64_t t109 = secp224k1_bitw(c108);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t103, t95, 0);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t105, t97, c111);
    uint64_t t114; const secp224k1_bit c115 = secp224k1_addw(&t114, t107, t99, c113);
    uint64_t t116; (void)secp224k1_addw(&t116, t109, UINT64_C(0x0), c115);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t90, 0);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, t92, c118);
    uint64_t t121; const secp224k1_bit c122 = secp224k1_addw(&t121, t114, t94, c120);
    uint64_t t123; (void)secp224k1_addw(&t123, t116, UINT64_C(0x0), c122);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t124 = (t123 << 32) | (t121 >> 32);
    uint64_t t125;
    const uint64_t t126 = secp224k1_mulw(&t125, t124, UINT64_C(0x100001a93));
    const uint64_t t127 = t121 | UINT64_C(0xffffffff00000000);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t101, t126, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t117, t125, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t127, UINT64_C(0x0), c133);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = secp224k1_maskw(c135);
    const uint64_t t136 = secp224k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x100001a93));
    const uint64_t t137 = secp224k1_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff00000000));
    uint64_t t138; const secp224k1_bit c139 = secp224k1_subw(&t138, t128, t136, 0);
    uint64_t t140; const secp224k1_bit c141 = secp224k1_subw(&t140, t130, UINT64_C(0x0), c139);
    uint64_t t142; const secp224k1_bit c143 = secp224k1_subw(&t142, t132, UINT64_C(0x0), c141);
    uint64_t t144; (void)secp224k1_subw(&t144, t134, t137, c143);
    secp224k1_storew(&r->v[0], t138);
    secp224k1_storew(&r->v[1], t140);
    secp224k1_storew(&r->v[2], t142);
    secp224k1_storew(&r->v[3], t144);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^224 = 2^32 + 6803 (mod p) */
void secp224k1_fe_sqr(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, a2, a0);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a1, a0);
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a3, a0);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_addw(&t15, t10, t11, 0);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)secp224k1_addw(&t19, t13, UINT64_C(0x0), c18);
    /* square, products of a[1] with the words above it */
    uint64_t t20;
    const uint64_t t21 = secp224k1_mulw(&t20, a2, a1);
    uint64_t t22;
    const uint64_t t23 = secp224k1_mulw(&t22, a3, a1);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t17, t21, 0);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t19, t23, c25);
    uint64_t t28; (void)secp224k1_addw(&t28, t22, UINT64_C(0x0), c27);
    uint64_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t26, t20, 0);
    uint64_t t31; (void)secp224k1_addw(&t31, t28, UINT64_C(0x0), c30);
    /* square, products of a[2] with the words above it */
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, a3, a2);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t31, t33, 0);
    const uint64_t t36 = secp224k1_bitw(c35);
    const uint64_t t37 = t36 + t32;
    /* square: double the cross products */
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t12, t12, 0);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t15, t15, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t24, t24, c41);
    uint64_t t44; const secp224k1_bit c45 = secp224k1_addw(&t44, t29, t29, c43);
    uint64_t t46; const secp224k1_bit c47 = secp224k1_addw(&t46, t34, t34, c45);
    uint64_t t48; (void)secp224k1_addw(&t48, t37, t37, c47);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t49;
    const uint64_t t50 = secp224k1_mulw(&t49, a0, a0);
    uint64_t t51;
    const uint64_t t52 = secp224k1_mulw(&t51, a1, a1);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, a2, a2);
    const uint64_t t55 = a3 * a3;
    uint64_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t38, t49, 0);
    uint64_t t58; const secp224k1_bit c59 = secp224k1_addw(&t58, t40, t52, c57);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t42, t51, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t44, t54, c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t46, t53, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, t48, t55, c65);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t67;
    const uint64_t t68 = secp224k1_mulw(&t67, t62, UINT64_C(0x1a9300000000));
    uint64_t t69;
    const uint64_t t70 = secp224k1_mulw(&t69, t64, UINT64_C(0x1a9300000000));
    uint64_t t71;
    const uint64_t t72 = secp224k1_mulw(&t71, t66, UINT64_C(0x1a9300000000));
    uint64_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t50, t68, 0);
    uint64_t t75; const secp224k1_bit c76 = secp224k1_addw(&t75, t56, t70, c74);
    uint64_t t77; const secp224k1_bit c78 = secp224k1_addw(&t77, t58, t72, c76);
    uint64_t t79; const secp224k1_bit c80 = secp224k1_addw(&t79, t60, UINT64_C(0x100000000), c78);
    const uint64_t t81 = secp224k1_bitw(c80);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t75, t67, 0);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t77, t69, c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t79, t71, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, t81, UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t62, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t64, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, t66, c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, UINT64_C(0x0), c94);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t96 = (t95 << 32) | (t93 >> 32);
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, t96, UINT64_C(0x100001a93));
    const uint64_t t99 = t93 | UINT64_C(0xffffffff00000000);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t73, t98, 0);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t89, t97, c101);
    uint64_t t104; const secp224k1_bit c105 = secp224k1_addw(&t104, t91, UINT64_C(0x0), c103);
    uint64_t t106; const secp224k1_bit c107 = secp224k1_addw(&t106, t99, UINT64_C(0x0), c105);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = secp224k1_maskw(c107);
    const uint64_t t108 = secp224k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x100001a93));
    const uint64_t t109 = secp224k1_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff00000000));
    uint64_t t110; const secp224k1_bit c111 = secp224k1_subw(&t110, t100, t108, 0);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_subw(&t112, t102, UINT64_C(0x0), c111);
    uint64_t t114; const secp224k1_bit c115 = secp224k1_subw(&t114, t104, UINT64_C(0x0), c113);
    uint64_t t116; (void)secp224k1_subw(&t116, t106, t109, c115);
    secp224k1_storew(&r->v[0], t110);
    secp224k1_storew(&r->v[1], t112);
    secp224k1_storew(&r->v[2], t114);
    secp224k1_storew(&r->v[3], t116);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp224k1_fe_mul_small(secp224k1_fe *r, const secp224k1_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a1, k_word);
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a0, k_word);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a2, k_word);
    uint64_t t17;
    const uint64_t t18 = secp224k1_mulw(&t17, a3, k_word);
    uint64_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, t12, t13, 0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t16, t11, c20);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t18, t15, c22);
    uint64_t t25; (void)secp224k1_addw(&t25, t17, UINT64_C(0x0), c24);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t26 = (t25 << 32) | (t23 >> 32);
    /* T - q * p, below 4*p */
    uint64_t t27;
    const uint64_t t28 = secp224k1_mulw(&t27, UINT64_C(0xffffffffffffffff), t26);
    uint64_t t29;
    const uint64_t t30 = secp224k1_mulw(&t29, UINT64_C(0xfffffffeffffe56d), t26);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xffffffff), t26);
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t28, t29, 0);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t28, t27, c34);
    uint64_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t32, t27, c36);
    uint64_t t39; (void)secp224k1_addw(&t39, t31, UINT64_C(0x0), c38);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_subw(&t40, t14, t30, 0);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_subw(&t42, t19, t33, c41);
    uint64_t t44; const secp224k1_bit c45 = secp224k1_subw(&t44, t21, t35, c43);
    uint64_t t46; const secp224k1_bit c47 = secp224k1_subw(&t46, t23, t37, c45);
    uint64_t t48; (void)secp224k1_subw(&t48, t25, t39, c47);
    /* subtract 2*p where that does not borrow */
    uint64_t t49; const secp224k1_bit c50 = secp224k1_subw(&t49, t40, UINT64_C(0xfffffffdffffcada), 0);
    uint64_t t51; const secp224k1_bit c52 = secp224k1_subw(&t51, t42, UINT64_C(0xffffffffffffffff), c50);
    uint64_t t53; const secp224k1_bit c54 = secp224k1_subw(&t53, t44, UINT64_C(0xffffffffffffffff), c52);
    uint64_t t55; const secp224k1_bit c56 = secp224k1_subw(&t55, t46, UINT64_C(0x1ffffffff), c54);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_subw(&t57, t48, UINT64_C(0x0), c56);
    const uint64_t m0 = secp224k1_maskw(c58);
    const uint64_t t59 = secp224k1_selectw(m0, t40, t49);
    const uint64_t t60 = secp224k1_selectw(m0, t42, t51);
    const uint64_t t61 = secp224k1_selectw(m0, t44, t53);
    const uint64_t t62 = secp224k1_selectw(m0, t46, t55);
    const uint64_t t63 = secp224k1_selectw(m0, t48, t57);
    /* subtract 1*p where that does not borrow */
    uint64_t t64; const secp224k1_bit c65 = secp224k1_subw(&t64, t59, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_subw(&t66, t60, UINT64_C(0xffffffffffffffff), c65);
    uint64_t t68; const secp224k1_bit c69 = secp224k1_subw(&t68, t61, UINT64_C(0xffffffffffffffff), c67);
    uint64_t t70; const secp224k1_bit c71 = secp224k1_subw(&t70, t62, UINT64_C(0xffffffff), c69);
    const secp224k1_bit c72 = secp224k1_borroww(t63, UINT64_C(0x0), c71);
    const uint64_t m1 = secp224k1_maskw(c72);
    const uint64_t t73 = secp224k1_selectw(m1, t59, t64);
    const uint64_t t74 = secp224k1_selectw(m1, t60, t66);
    const uint64_t t75 = secp224k1_selectw(m1, t61, t68);
    const uint64_t t76 = secp224k1_selectw(m1, t62, t70);
    secp224k1_storew(&r->v[0], t73);
    secp224k1_storew(&r->v[1], t74);
    secp224k1_storew(&r->v[2], t75);
    secp224k1_storew(&r->v[3], t76);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes(secp224k1_fe *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)secp224k1_load8(b + 20);
    const uint64_t b_at12 = (uint64_t)secp224k1_load8(b + 12);
    const uint64_t b_at4 = (uint64_t)secp224k1_load8(b + 4);
    const uint64_t b_at0 = (uint64_t)secp224k1_load4(b + 0);
    /* bytes to words */
    const uint64_t t8 = secp224k1_bswapw(b_at0);
    const uint64_t t9 = t8 >> 32;
    const uint64_t t10 = secp224k1_bswapw(b_at20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c11 = secp224k1_borroww(t10, UINT64_C(0xfffffffeffffe56d), 0);
    /* bytes to words */
    const uint64_t t12 = secp224k1_bswapw(b_at12);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c13 = secp224k1_borroww(t12, UINT64_C(0xffffffffffffffff), c11);
    /* bytes to words */
    const uint64_t t14 = secp224k1_bswapw(b_at4);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c15 = secp224k1_borroww(t14, UINT64_C(0xffffffffffffffff), c13);
    const secp224k1_bit c16 = secp224k1_borroww(t9, UINT64_C(0xffffffff), c15);
    const uint64_t t17 = secp224k1_maskw(c16);
    const uint64_t t18 = t10 & t17;
    const uint64_t t19 = t12 & t17;
    const uint64_t t20 = t14 & t17;
    const uint64_t t21 = t9 & t17;
    const uint64_t t22 = ~t17;
    secp224k1_storew(&r->v[0], t18);
    secp224k1_storew(&r->v[1], t19);
    secp224k1_storew(&r->v[2], t20);
    secp224k1_storew(&r->v[3], t21);
    return -(int)(t22 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes_le(secp224k1_fe *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)secp224k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp224k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp224k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp224k1_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c8 = secp224k1_borroww(b_at0, UINT64_C(0xfffffffeffffe56d), 0);
    const secp224k1_bit c9 = secp224k1_borroww(b_at8, UINT64_C(0xffffffffffffffff), c8);
    const secp224k1_bit c10 = secp224k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c9);
    const secp224k1_bit c11 = secp224k1_borroww(b_at24, UINT64_C(0xffffffff), c10);
    const uint64_t t12 = secp224k1_maskw(c11);
    const uint64_t t13 = b_at0 & t12;
    const uint64_t t14 = b_at8 & t12;
    const uint64_t t15 = b_at16 & t12;
    const uint64_t t16 = b_at24 & t12;
    const uint64_t t17 = ~t12;
    secp224k1_storew(&r->v[0], t13);
    secp224k1_storew(&r->v[1], t14);
    secp224k1_storew(&r->v[2], t15);
    secp224k1_storew(&r->v[3], t16);
    return -(int)(t17 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp224k1_fe_to_bytes(uint8_t b[28], const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* words to bytes */
    const uint64_t t4 = secp224k1_bswapw(a0);
    const uint64_t t5 = secp224k1_bswapw(a1);
    const uint64_t t6 = secp224k1_bswapw(a2);
    const uint64_t t7 = a3 << 32;
    const uint64_t t8 = secp224k1_bswapw(t7);
    secp224k1_store8(b + 20, (uint64_t)t4);
    secp224k1_store8(b + 12, (uint64_t)t5);
    secp224k1_store8(b + 4, (uint64_t)t6);
    secp224k1_store4(b + 0, (uint32_t)t8);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp224k1_fe_to_bytes_le(uint8_t b[28], const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    secp224k1_store8(b + 0, (uint64_t)a0);
    secp224k1_store8(b + 8, (uint64_t)a1);
    secp224k1_store8(b + 16, (uint64_t)a2);
    secp224k1_store4(b + 24, (uint32_t)a3);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_select(secp224k1_fe *r, uint64_t mask, const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint64_t mask_word = secp224k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const secp224k1_bit c9 = secp224k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = secp224k1_maskw(c9);
    const uint64_t t10 = secp224k1_selectw(m0, a0, b0);
    const uint64_t t11 = secp224k1_selectw(m0, a1, b1);
    const uint64_t t12 = secp224k1_selectw(m0, a2, b2);
    const uint64_t t13 = secp224k1_selectw(m0, a3, b3);
    secp224k1_storew(&r->v[0], t10);
    secp224k1_storew(&r->v[1], t11);
    secp224k1_storew(&r->v[2], t12);
    secp224k1_storew(&r->v[3], t13);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp224k1_fe_cswap(uint64_t mask, secp224k1_fe *a, secp224k1_fe *b)
{
    const uint64_t mask_word = secp224k1_hidew((uint64_t)mask);
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
    secp224k1_storew(&a->v[0], t17);
    secp224k1_storew(&a->v[1], t18);
    secp224k1_storew(&a->v[2], t19);
    secp224k1_storew(&a->v[3], t20);
    secp224k1_storew(&b->v[0], t21);
    secp224k1_storew(&b->v[1], t22);
    secp224k1_storew(&b->v[2], t23);
    secp224k1_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp224k1_fe_is_zero(const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const secp224k1_bit c9 = secp224k1_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = secp224k1_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp224k1_fe_eq(const secp224k1_fe *a, const secp224k1_fe *b)
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
    const secp224k1_bit c17 = secp224k1_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = secp224k1_maskw(c17);
    return t18;
}

#else
typedef int secp224k1_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
