/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xffffffffffffffffffffffffffffffff000000000000000000000001, 4 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Solinas: 2^224 = 2^96 - 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p224.h"

#if P224_WORD_BITS == 64 && !defined(P224_ASM)
#define P224_CARRY_CHAINS
#include "p224_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_add(p224_fe *r, const p224_fe *a, const p224_fe *b)
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
    uint64_t t12; const p224_bit c13 = p224_addw(&t12, a0, b0, 0);
    uint64_t t14; const p224_bit c15 = p224_addw(&t14, a1, b1, c13);
    uint64_t t16; const p224_bit c17 = p224_addw(&t16, a2, b2, c15);
    uint64_t t18; (void)p224_addw(&t18, a3, b3, c17);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t12, UINT64_C(0x1), 0);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t14, UINT64_C(0xffffffff00000000), c20);
    uint64_t t23; const p224_bit c24 = p224_subw(&t23, t16, UINT64_C(0xffffffffffffffff), c22);
    uint64_t t25; const p224_bit c26 = p224_subw(&t25, t18, UINT64_C(0xffffffff), c24);
    const uint64_t m0 = p224_maskw(c26);
    const uint64_t t27 = p224_selectw(m0, t12, t19);
    const uint64_t t28 = p224_selectw(m0, t14, t21);
    const uint64_t t29 = p224_selectw(m0, t16, t23);
    const uint64_t t30 = p224_selectw(m0, t18, t25);
    p224_storew(&r->v[0], t27);
    p224_storew(&r->v[1], t28);
    p224_storew(&r->v[2], t29);
    p224_storew(&r->v[3], t30);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_sub(p224_fe *r, const p224_fe *a, const p224_fe *b)
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
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, a0, b0, 0);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, a1, b1, c13);
    uint64_t t16; const p224_bit c17 = p224_subw(&t16, a2, b2, c15);
    uint64_t t18; const p224_bit c19 = p224_subw(&t18, a3, b3, c17);
    /* add the modulus where it borrowed */
    const uint64_t t20 = p224_maskw(c19);
    const uint64_t t21 = t20 & UINT64_C(0x1);
    const uint64_t t22 = t20 & UINT64_C(0xffffffff00000000);
    const uint64_t t23 = t20 & UINT64_C(0xffffffff);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t12, t21, 0);
    uint64_t t26; const p224_bit c27 = p224_addw(&t26, t14, t22, c25);
    uint64_t t28; const p224_bit c29 = p224_addw(&t28, t16, t20, c27);
    uint64_t t30; (void)p224_addw(&t30, t18, t23, c29);
    p224_storew(&r->v[0], t24);
    p224_storew(&r->v[1], t26);
    p224_storew(&r->v[2], t28);
    p224_storew(&r->v[3], t30);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_neg(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t8; const p224_bit c9 = p224_subw(&t8, UINT64_C(0x0), a0, 0);
    uint64_t t10; const p224_bit c11 = p224_subw(&t10, UINT64_C(0x0), a1, c9);
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, UINT64_C(0x0), a2, c11);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, UINT64_C(0x0), a3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t16 = p224_maskw(c15);
    const uint64_t t17 = t16 & UINT64_C(0x1);
    const uint64_t t18 = t16 & UINT64_C(0xffffffff00000000);
    const uint64_t t19 = t16 & UINT64_C(0xffffffff);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, t8, t17, 0);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, t10, t18, c21);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t12, t16, c23);
    uint64_t t26; (void)p224_addw(&t26, t14, t19, c25);
    p224_storew(&r->v[0], t20);
    p224_storew(&r->v[1], t22);
    p224_storew(&r->v[2], t24);
    p224_storew(&r->v[3], t26);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_dbl(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t8; const p224_bit c9 = p224_addw(&t8, a0, a0, 0);
    uint64_t t10; const p224_bit c11 = p224_addw(&t10, a1, a1, c9);
    uint64_t t12; const p224_bit c13 = p224_addw(&t12, a2, a2, c11);
    uint64_t t14; (void)p224_addw(&t14, a3, a3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const p224_bit c16 = p224_subw(&t15, t8, UINT64_C(0x1), 0);
    uint64_t t17; const p224_bit c18 = p224_subw(&t17, t10, UINT64_C(0xffffffff00000000), c16);
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t12, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t14, UINT64_C(0xffffffff), c20);
    const uint64_t m0 = p224_maskw(c22);
    const uint64_t t23 = p224_selectw(m0, t8, t15);
    const uint64_t t24 = p224_selectw(m0, t10, t17);
    const uint64_t t25 = p224_selectw(m0, t12, t19);
    const uint64_t t26 = p224_selectw(m0, t14, t21);
    p224_storew(&r->v[0], t23);
    p224_storew(&r->v[1], t24);
    p224_storew(&r->v[2], t25);
    p224_storew(&r->v[3], t26);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_half(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t10 = t9 & UINT64_C(0x1);
    const uint64_t t11 = t9 & UINT64_C(0xffffffff00000000);
    const uint64_t t12 = t9 & UINT64_C(0xffffffff);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, a0, t10, 0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, a1, t11, c14);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, a2, t9, c16);
    uint64_t t19; (void)p224_addw(&t19, a3, t12, c18);
    /* shift right by one bit */
    const uint64_t t20 = (t15 << 63) | (t13 >> 1);
    const uint64_t t21 = (t17 << 63) | (t15 >> 1);
    const uint64_t t22 = (t19 << 63) | (t17 >> 1);
    const uint64_t t23 = t19 >> 1;
    p224_storew(&r->v[0], t20);
    p224_storew(&r->v[1], t21);
    p224_storew(&r->v[2], t22);
    p224_storew(&r->v[3], t23);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_mul(p224_fe *r, const p224_fe *a, const p224_fe *b)
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
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, a1, b0);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a0, b0);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, a2, b0);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a3, b0);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t14, t15, 0);
    uint64_t t23; const p224_bit c24 = p224_addw(&t23, t18, t13, c22);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)p224_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a0, b1);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, a1, b1);
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, a2, b1);
    uint64_t t34;
    const uint64_t t35 = p224_mulw(&t34, a3, b1);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t21, t29, 0);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t23, t31, c37);
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t25, t33, c39);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)p224_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const p224_bit c46 = p224_addw(&t45, t38, t28, 0);
    uint64_t t47; const p224_bit c48 = p224_addw(&t47, t40, t30, c46);
    uint64_t t49; const p224_bit c50 = p224_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)p224_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = p224_mulw(&t52, a0, b2);
    uint64_t t54;
    const uint64_t t55 = p224_mulw(&t54, a1, b2);
    uint64_t t56;
    const uint64_t t57 = p224_mulw(&t56, a2, b2);
    uint64_t t58;
    const uint64_t t59 = p224_mulw(&t58, a3, b2);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t45, t53, 0);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t47, t55, c61);
    uint64_t t64; const p224_bit c65 = p224_addw(&t64, t49, t57, c63);
    uint64_t t66; const p224_bit c67 = p224_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)p224_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t62, t52, 0);
    uint64_t t71; const p224_bit c72 = p224_addw(&t71, t64, t54, c70);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)p224_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = p224_mulw(&t76, a0, b3);
    uint64_t t78;
    const uint64_t t79 = p224_mulw(&t78, a1, b3);
    uint64_t t80;
    const uint64_t t81 = p224_mulw(&t80, a2, b3);
    const uint64_t t82 = a3 * b3;
    uint64_t t83; const p224_bit c84 = p224_addw(&t83, t69, t77, 0);
    uint64_t t85; const p224_bit c86 = p224_addw(&t85, t71, t79, c84);
    uint64_t t87; const p224_bit c88 = p224_addw(&t87, t73, t81, c86);
    uint64_t t89; (void)p224_addw(&t89, t75, t82, c88);
    uint64_t t90; const p224_bit c91 = p224_addw(&t90, t85, t76, 0);
    uint64_t t92; const p224_bit c93 = p224_addw(&t92, t87, t78, c91);
    uint64_t t94; (void)p224_addw(&t94, t89, t80, c93);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    uint64_t t95; const p224_bit c96 = p224_addw(&t95, t83, t92, 0);
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t90, t94, c96);
    const uint64_t t99 = p224_bitw(c98);
    const uint64_t t100 = t92 << 32;
    const uint64_t t101 = (t94 << 32) | (t92 >> 32);
    const uint64_t t102 = t94 >> 32;
    uint64_t t103; const p224_bit c104 = p224_subw(&t103, t36, t100, 0);
    uint64_t t105; const p224_bit c106 = p224_subw(&t105, t60, t101, c104);
    uint64_t t107; const p224_bit c108 = p224_subw(&t107, t95, t102, c106);
    uint64_t t109; const p224_bit c110 = p224_subw(&t109, t97, UINT64_C(0x0), c108);
    uint64_t t111; (void)p224_subw(&t111, t99, UINT64_C(0x0), c110);
    /* last fold, at 2^224; the sum is below 2*p */
    const uint64_t t112 = (t109 << 32) | (t107 >> 32);
    const uint64_t t113 = t107 & UINT64_C(0xffffffff00000000);
    const uint64_t t114 = (t111 << 32) | (t109 >> 32);
    uint64_t t115; const p224_bit c116 = p224_subw(&t115, UINT64_C(0x0), t112, 0);
    uint64_t t117; const p224_bit c118 = p224_subw(&t117, t113, t114, c116);
    uint64_t t119; const p224_bit c120 = p224_subw(&t119, t109, UINT64_C(0x0), c118);
    uint64_t t121; (void)p224_subw(&t121, t111, UINT64_C(0x0), c120);
    const uint64_t t122 = t107 & UINT64_C(0xffffffff);
    uint64_t t123; const p224_bit c124 = p224_addw(&t123, t16, t115, 0);
    uint64_t t125; const p224_bit c126 = p224_addw(&t125, t103, t117, c124);
    uint64_t t127; const p224_bit c128 = p224_addw(&t127, t105, t119, c126);
    uint64_t t129; (void)p224_addw(&t129, t122, t121, c128);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t130; const p224_bit c131 = p224_subw(&t130, t123, UINT64_C(0x1), 0);
    uint64_t t132; const p224_bit c133 = p224_subw(&t132, t125, UINT64_C(0xffffffff00000000), c131);
    uint64_t t134; const p224_bit c135 = p224_subw(&t134, t127, UINT64_C(0xffffffffffffffff), c133);
    uint64_t t136; const p224_bit c137 = p224_subw(&t136, t129, UINT64_C(0xffffffff), c135);
    const uint64_t m0 = p224_maskw(c137);
    const uint64_t t138 = p224_selectw(m0, t123, t130);
    const uint64_t t139 = p224_selectw(m0, t125, t132);
    const uint64_t t140 = p224_selectw(m0, t127, t134);
    const uint64_t t141 = p224_selectw(m0, t129, t136);
    p224_storew(&r->v[0], t138);
    p224_storew(&r->v[1], t139);
    p224_storew(&r->v[2], t140);
    p224_storew(&r->v[3], t141);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_sqr(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t9;
    const uint64_t t10 = p224_mulw(&t9, a2, a0);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a1, a0);
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, a3, a0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, t10, t11, 0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)p224_addw(&t19, t13, UINT64_C(0x0), c18);
    /* square, products of a[1] with the words above it */
    uint64_t t20;
    const uint64_t t21 = p224_mulw(&t20, a2, a1);
    uint64_t t22;
    const uint64_t t23 = p224_mulw(&t22, a3, a1);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t17, t21, 0);
    uint64_t t26; const p224_bit c27 = p224_addw(&t26, t19, t23, c25);
    uint64_t t28; (void)p224_addw(&t28, t22, UINT64_C(0x0), c27);
    uint64_t t29; const p224_bit c30 = p224_addw(&t29, t26, t20, 0);
    uint64_t t31; (void)p224_addw(&t31, t28, UINT64_C(0x0), c30);
    /* square, products of a[2] with the words above it */
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, a3, a2);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t31, t33, 0);
    const uint64_t t36 = p224_bitw(c35);
    const uint64_t t37 = t36 + t32;
    /* square: double the cross products */
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t12, t12, 0);
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t15, t15, c39);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t24, t24, c41);
    uint64_t t44; const p224_bit c45 = p224_addw(&t44, t29, t29, c43);
    uint64_t t46; const p224_bit c47 = p224_addw(&t46, t34, t34, c45);
    uint64_t t48; (void)p224_addw(&t48, t37, t37, c47);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t49;
    const uint64_t t50 = p224_mulw(&t49, a0, a0);
    uint64_t t51;
    const uint64_t t52 = p224_mulw(&t51, a1, a1);
    uint64_t t53;
    const uint64_t t54 = p224_mulw(&t53, a2, a2);
    const uint64_t t55 = a3 * a3;
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t38, t49, 0);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t40, t52, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t42, t51, c59);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t44, t54, c61);
    uint64_t t64; const p224_bit c65 = p224_addw(&t64, t46, t53, c63);
    uint64_t t66; (void)p224_addw(&t66, t48, t55, c65);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t60, t64, 0);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t62, t66, c68);
    const uint64_t t71 = p224_bitw(c70);
    const uint64_t t72 = t64 << 32;
    const uint64_t t73 = (t66 << 32) | (t64 >> 32);
    const uint64_t t74 = t66 >> 32;
    uint64_t t75; const p224_bit c76 = p224_subw(&t75, t56, t72, 0);
    uint64_t t77; const p224_bit c78 = p224_subw(&t77, t58, t73, c76);
    uint64_t t79; const p224_bit c80 = p224_subw(&t79, t67, t74, c78);
    uint64_t t81; const p224_bit c82 = p224_subw(&t81, t69, UINT64_C(0x0), c80);
    uint64_t t83; (void)p224_subw(&t83, t71, UINT64_C(0x0), c82);
    /* last fold, at 2^224; the sum is below 2*p */
    const uint64_t t84 = (t81 << 32) | (t79 >> 32);
    const uint64_t t85 = t79 & UINT64_C(0xffffffff00000000);
    const uint64_t t86 = (t83 << 32) | (t81 >> 32);
    uint64_t t87; const p224_bit c88 = p224_subw(&t87, UINT64_C(0x0), t84, 0);
    uint64_t t89; const p224_bit c90 = p224_subw(&t89, t85, t86, c88);
    uint64_t t91; const p224_bit c92 = p224_subw(&t91, t81, UINT64_C(0x0), c90);
    uint64_t t93; (void)p224_subw(&t93, t83, UINT64_C(0x0), c92);
    const uint64_t t94 = t79 & UINT64_C(0xffffffff);
    uint64_t t95; const p224_bit c96 = p224_addw(&t95, t50, t87, 0);
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t75, t89, c96);
    uint64_t t99; const p224_bit c100 = p224_addw(&t99, t77, t91, c98);
    uint64_t t101; (void)p224_addw(&t101, t94, t93, c100);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const p224_bit c103 = p224_subw(&t102, t95, UINT64_C(0x1), 0);
    uint64_t t104; const p224_bit c105 = p224_subw(&t104, t97, UINT64_C(0xffffffff00000000), c103);
    uint64_t t106; const p224_bit c107 = p224_subw(&t106, t99, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; const p224_bit c109 = p224_subw(&t108, t101, UINT64_C(0xffffffff), c107);
    const uint64_t m0 = p224_maskw(c109);
    const uint64_t t110 = p224_selectw(m0, t95, t102);
    const uint64_t t111 = p224_selectw(m0, t97, t104);
    const uint64_t t112 = p224_selectw(m0, t99, t106);
    const uint64_t t113 = p224_selectw(m0, t101, t108);
    p224_storew(&r->v[0], t110);
    p224_storew(&r->v[1], t111);
    p224_storew(&r->v[2], t112);
    p224_storew(&r->v[3], t113);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p224_fe_mul_small(p224_fe *r, const p224_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, a1, k_word);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a0, k_word);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, a2, k_word);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a3, k_word);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t14, t15, 0);
    uint64_t t23; const p224_bit c24 = p224_addw(&t23, t18, t13, c22);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)p224_addw(&t27, t19, UINT64_C(0x0), c26);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t28 = (t27 << 32) | (t25 >> 32);
    /* T - q * p, below 4*p */
    uint64_t t29;
    const uint64_t t30 = p224_mulw(&t29, UINT64_C(0xffffffffffffffff), t28);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, UINT64_C(0xffffffff00000000), t28);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, UINT64_C(0xffffffff), t28);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t30, t31, 0);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, t34, t29, c36);
    uint64_t t39; (void)p224_addw(&t39, t33, UINT64_C(0x0), c38);
    uint64_t t40; const p224_bit c41 = p224_subw(&t40, t16, t28, 0);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t21, t32, c41);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t23, t35, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t25, t37, c45);
    uint64_t t48; (void)p224_subw(&t48, t27, t39, c47);
    /* subtract 2*p where that does not borrow */
    uint64_t t49; const p224_bit c50 = p224_subw(&t49, t40, UINT64_C(0x2), 0);
    uint64_t t51; const p224_bit c52 = p224_subw(&t51, t42, UINT64_C(0xfffffffe00000000), c50);
    uint64_t t53; const p224_bit c54 = p224_subw(&t53, t44, UINT64_C(0xffffffffffffffff), c52);
    uint64_t t55; const p224_bit c56 = p224_subw(&t55, t46, UINT64_C(0x1ffffffff), c54);
    uint64_t t57; const p224_bit c58 = p224_subw(&t57, t48, UINT64_C(0x0), c56);
    const uint64_t m0 = p224_maskw(c58);
    const uint64_t t59 = p224_selectw(m0, t40, t49);
    const uint64_t t60 = p224_selectw(m0, t42, t51);
    const uint64_t t61 = p224_selectw(m0, t44, t53);
    const uint64_t t62 = p224_selectw(m0, t46, t55);
    const uint64_t t63 = p224_selectw(m0, t48, t57);
    /* subtract 1*p where that does not borrow */
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t59, UINT64_C(0x1), 0);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t60, UINT64_C(0xffffffff00000000), c65);
    uint64_t t68; const p224_bit c69 = p224_subw(&t68, t61, UINT64_C(0xffffffffffffffff), c67);
    uint64_t t70; const p224_bit c71 = p224_subw(&t70, t62, UINT64_C(0xffffffff), c69);
    const p224_bit c72 = p224_borroww(t63, UINT64_C(0x0), c71);
    const uint64_t m1 = p224_maskw(c72);
    const uint64_t t73 = p224_selectw(m1, t59, t64);
    const uint64_t t74 = p224_selectw(m1, t60, t66);
    const uint64_t t75 = p224_selectw(m1, t61, t68);
    const uint64_t t76 = p224_selectw(m1, t62, t70);
    p224_storew(&r->v[0], t73);
    p224_storew(&r->v[1], t74);
    p224_storew(&r->v[2], t75);
    p224_storew(&r->v[3], t76);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes(p224_fe *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)p224_load8(b + 20);
    const uint64_t b_at12 = (uint64_t)p224_load8(b + 12);
    const uint64_t b_at4 = (uint64_t)p224_load8(b + 4);
    const uint64_t b_at0 = (uint64_t)p224_load4(b + 0);
    /* bytes to words */
    const uint64_t t9 = p224_bswapw(b_at0);
    const uint64_t t10 = t9 >> 32;
    const uint64_t t11 = p224_bswapw(b_at20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c12 = p224_borroww(t11, UINT64_C(0x1), 0);
    /* bytes to words */
    const uint64_t t13 = p224_bswapw(b_at12);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c14 = p224_borroww(t13, UINT64_C(0xffffffff00000000), c12);
    /* bytes to words */
    const uint64_t t15 = p224_bswapw(b_at4);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c16 = p224_borroww(t15, UINT64_C(0xffffffffffffffff), c14);
    const p224_bit c17 = p224_borroww(t10, UINT64_C(0xffffffff), c16);
    const uint64_t t18 = p224_maskw(c17);
    const uint64_t t19 = t11 & t18;
    const uint64_t t20 = t13 & t18;
    const uint64_t t21 = t15 & t18;
    const uint64_t t22 = t10 & t18;
    const uint64_t t23 = ~t18;
    p224_storew(&r->v[0], t19);
    p224_storew(&r->v[1], t20);
    p224_storew(&r->v[2], t21);
    p224_storew(&r->v[3], t22);
    return -(int)(t23 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes_le(p224_fe *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)p224_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p224_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p224_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p224_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c9 = p224_borroww(b_at0, UINT64_C(0x1), 0);
    const p224_bit c10 = p224_borroww(b_at8, UINT64_C(0xffffffff00000000), c9);
    const p224_bit c11 = p224_borroww(b_at16, UINT64_C(0xffffffffffffffff), c10);
    const p224_bit c12 = p224_borroww(b_at24, UINT64_C(0xffffffff), c11);
    const uint64_t t13 = p224_maskw(c12);
    const uint64_t t14 = b_at0 & t13;
    const uint64_t t15 = b_at8 & t13;
    const uint64_t t16 = b_at16 & t13;
    const uint64_t t17 = b_at24 & t13;
    const uint64_t t18 = ~t13;
    p224_storew(&r->v[0], t14);
    p224_storew(&r->v[1], t15);
    p224_storew(&r->v[2], t16);
    p224_storew(&r->v[3], t17);
    return -(int)(t18 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p224_fe_to_bytes(uint8_t b[28], const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* words to bytes */
    const uint64_t t4 = p224_bswapw(a0);
    const uint64_t t5 = p224_bswapw(a1);
    const uint64_t t6 = p224_bswapw(a2);
    const uint64_t t7 = a3 << 32;
    const uint64_t t8 = p224_bswapw(t7);
    p224_store8(b + 20, (uint64_t)t4);
    p224_store8(b + 12, (uint64_t)t5);
    p224_store8(b + 4, (uint64_t)t6);
    p224_store4(b + 0, (uint32_t)t8);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p224_fe_to_bytes_le(uint8_t b[28], const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    p224_store8(b + 0, (uint64_t)a0);
    p224_store8(b + 8, (uint64_t)a1);
    p224_store8(b + 16, (uint64_t)a2);
    p224_store4(b + 24, (uint32_t)a3);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_select(p224_fe *r, uint64_t mask, const p224_fe *a, const p224_fe *b)
{
    const uint64_t mask_word = p224_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const p224_bit c9 = p224_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p224_maskw(c9);
    const uint64_t t10 = p224_selectw(m0, a0, b0);
    const uint64_t t11 = p224_selectw(m0, a1, b1);
    const uint64_t t12 = p224_selectw(m0, a2, b2);
    const uint64_t t13 = p224_selectw(m0, a3, b3);
    p224_storew(&r->v[0], t10);
    p224_storew(&r->v[1], t11);
    p224_storew(&r->v[2], t12);
    p224_storew(&r->v[3], t13);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p224_fe_cswap(uint64_t mask, p224_fe *a, p224_fe *b)
{
    const uint64_t mask_word = p224_hidew((uint64_t)mask);
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
    p224_storew(&a->v[0], t17);
    p224_storew(&a->v[1], t18);
    p224_storew(&a->v[2], t19);
    p224_storew(&a->v[3], t20);
    p224_storew(&b->v[0], t21);
    p224_storew(&b->v[1], t22);
    p224_storew(&b->v[2], t23);
    p224_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p224_fe_is_zero(const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const p224_bit c9 = p224_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = p224_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p224_fe_eq(const p224_fe *a, const p224_fe *b)
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
    const p224_bit c17 = p224_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = p224_maskw(c17);
    return t18;
}

#else
typedef int p224_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
