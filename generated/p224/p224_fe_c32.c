/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xffffffffffffffffffffffffffffffff000000000000000000000001, 7 words of 32 bits, W = 2^32
 * Elements stand for themselves.
 * Products are reduced by Solinas: 2^224 = 2^96 - 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p224.h"

#if P224_WORD_BITS == 32
#define P224_CARRY_CHAINS
#include "p224_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_add(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* a + b, below 2*p */
    uint32_t t14; const p224_bit c15 = p224_addw(&t14, a0, b0, 0);
    uint32_t t16; const p224_bit c17 = p224_addw(&t16, a1, b1, c15);
    uint32_t t18; const p224_bit c19 = p224_addw(&t18, a2, b2, c17);
    uint32_t t20; const p224_bit c21 = p224_addw(&t20, a3, b3, c19);
    uint32_t t22; const p224_bit c23 = p224_addw(&t22, a4, b4, c21);
    uint32_t t24; const p224_bit c25 = p224_addw(&t24, a5, b5, c23);
    uint32_t t26; const p224_bit c27 = p224_addw(&t26, a6, b6, c25);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t31; const p224_bit c32 = p224_subw(&t31, t14, UINT32_C(0x1), 0);
    uint32_t t33; const p224_bit c34 = p224_subw(&t33, t16, UINT32_C(0x0), c32);
    uint32_t t35; const p224_bit c36 = p224_subw(&t35, t18, UINT32_C(0x0), c34);
    uint32_t t37; const p224_bit c38 = p224_subw(&t37, t20, UINT32_C(0xffffffff), c36);
    uint32_t t39; const p224_bit c40 = p224_subw(&t39, t22, UINT32_C(0xffffffff), c38);
    uint32_t t41; const p224_bit c42 = p224_subw(&t41, t24, UINT32_C(0xffffffff), c40);
    uint32_t t43; const p224_bit c44 = p224_subw(&t43, t26, UINT32_C(0xffffffff), c42);
    const uint32_t t45 = p224_bitw(c27);
    const p224_bit c46 = p224_borroww(t45, UINT32_C(0x0), c44);
    const uint32_t m0 = p224_maskw(c46);
    const uint32_t t47 = p224_selectw(m0, t14, t31);
    const uint32_t t48 = p224_selectw(m0, t16, t33);
    const uint32_t t49 = p224_selectw(m0, t18, t35);
    const uint32_t t50 = p224_selectw(m0, t20, t37);
    const uint32_t t51 = p224_selectw(m0, t22, t39);
    const uint32_t t52 = p224_selectw(m0, t24, t41);
    const uint32_t t53 = p224_selectw(m0, t26, t43);
    p224_storew(&r->v[0], t47);
    p224_storew(&r->v[1], t48);
    p224_storew(&r->v[2], t49);
    p224_storew(&r->v[3], t50);
    p224_storew(&r->v[4], t51);
    p224_storew(&r->v[5], t52);
    p224_storew(&r->v[6], t53);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_sub(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* a - b */
    uint32_t t14; const p224_bit c15 = p224_subw(&t14, a0, b0, 0);
    uint32_t t16; const p224_bit c17 = p224_subw(&t16, a1, b1, c15);
    uint32_t t18; const p224_bit c19 = p224_subw(&t18, a2, b2, c17);
    uint32_t t20; const p224_bit c21 = p224_subw(&t20, a3, b3, c19);
    uint32_t t22; const p224_bit c23 = p224_subw(&t22, a4, b4, c21);
    uint32_t t24; const p224_bit c25 = p224_subw(&t24, a5, b5, c23);
    uint32_t t26; const p224_bit c27 = p224_subw(&t26, a6, b6, c25);
    /* add the modulus where it borrowed */
    const uint32_t t29 = p224_maskw(c27);
    const uint32_t t31 = t29 & UINT32_C(0x1);
    uint32_t t32; const p224_bit c33 = p224_addw(&t32, t14, t31, 0);
    uint32_t t34; const p224_bit c35 = p224_addw(&t34, t16, UINT32_C(0x0), c33);
    uint32_t t36; const p224_bit c37 = p224_addw(&t36, t18, UINT32_C(0x0), c35);
    uint32_t t38; const p224_bit c39 = p224_addw(&t38, t20, t29, c37);
    uint32_t t40; const p224_bit c41 = p224_addw(&t40, t22, t29, c39);
    uint32_t t42; const p224_bit c43 = p224_addw(&t42, t24, t29, c41);
    uint32_t t44; (void)p224_addw(&t44, t26, t29, c43);
    p224_storew(&r->v[0], t32);
    p224_storew(&r->v[1], t34);
    p224_storew(&r->v[2], t36);
    p224_storew(&r->v[3], t38);
    p224_storew(&r->v[4], t40);
    p224_storew(&r->v[5], t42);
    p224_storew(&r->v[6], t44);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_neg(p224_fe *r, const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* a - b */
    uint32_t t8; const p224_bit c9 = p224_subw(&t8, UINT32_C(0x0), a0, 0);
    uint32_t t10; const p224_bit c11 = p224_subw(&t10, UINT32_C(0x0), a1, c9);
    uint32_t t12; const p224_bit c13 = p224_subw(&t12, UINT32_C(0x0), a2, c11);
    uint32_t t14; const p224_bit c15 = p224_subw(&t14, UINT32_C(0x0), a3, c13);
    uint32_t t16; const p224_bit c17 = p224_subw(&t16, UINT32_C(0x0), a4, c15);
    uint32_t t18; const p224_bit c19 = p224_subw(&t18, UINT32_C(0x0), a5, c17);
    uint32_t t20; const p224_bit c21 = p224_subw(&t20, UINT32_C(0x0), a6, c19);
    /* add the modulus where it borrowed */
    const uint32_t t22 = p224_maskw(c21);
    const uint32_t t24 = t22 & UINT32_C(0x1);
    uint32_t t25; const p224_bit c26 = p224_addw(&t25, t8, t24, 0);
    uint32_t t27; const p224_bit c28 = p224_addw(&t27, t10, UINT32_C(0x0), c26);
    uint32_t t29; const p224_bit c30 = p224_addw(&t29, t12, UINT32_C(0x0), c28);
    uint32_t t31; const p224_bit c32 = p224_addw(&t31, t14, t22, c30);
    uint32_t t33; const p224_bit c34 = p224_addw(&t33, t16, t22, c32);
    uint32_t t35; const p224_bit c36 = p224_addw(&t35, t18, t22, c34);
    uint32_t t37; (void)p224_addw(&t37, t20, t22, c36);
    p224_storew(&r->v[0], t25);
    p224_storew(&r->v[1], t27);
    p224_storew(&r->v[2], t29);
    p224_storew(&r->v[3], t31);
    p224_storew(&r->v[4], t33);
    p224_storew(&r->v[5], t35);
    p224_storew(&r->v[6], t37);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_dbl(p224_fe *r, const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* 2*a, below 2*p */
    uint32_t t7; const p224_bit c8 = p224_addw(&t7, a0, a0, 0);
    uint32_t t9; const p224_bit c10 = p224_addw(&t9, a1, a1, c8);
    uint32_t t11; const p224_bit c12 = p224_addw(&t11, a2, a2, c10);
    uint32_t t13; const p224_bit c14 = p224_addw(&t13, a3, a3, c12);
    uint32_t t15; const p224_bit c16 = p224_addw(&t15, a4, a4, c14);
    uint32_t t17; const p224_bit c18 = p224_addw(&t17, a5, a5, c16);
    uint32_t t19; const p224_bit c20 = p224_addw(&t19, a6, a6, c18);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t24; const p224_bit c25 = p224_subw(&t24, t7, UINT32_C(0x1), 0);
    uint32_t t26; const p224_bit c27 = p224_subw(&t26, t9, UINT32_C(0x0), c25);
    uint32_t t28; const p224_bit c29 = p224_subw(&t28, t11, UINT32_C(0x0), c27);
    uint32_t t30; const p224_bit c31 = p224_subw(&t30, t13, UINT32_C(0xffffffff), c29);
    uint32_t t32; const p224_bit c33 = p224_subw(&t32, t15, UINT32_C(0xffffffff), c31);
    uint32_t t34; const p224_bit c35 = p224_subw(&t34, t17, UINT32_C(0xffffffff), c33);
    uint32_t t36; const p224_bit c37 = p224_subw(&t36, t19, UINT32_C(0xffffffff), c35);
    const uint32_t t38 = p224_bitw(c20);
    const p224_bit c39 = p224_borroww(t38, UINT32_C(0x0), c37);
    const uint32_t m0 = p224_maskw(c39);
    const uint32_t t40 = p224_selectw(m0, t7, t24);
    const uint32_t t41 = p224_selectw(m0, t9, t26);
    const uint32_t t42 = p224_selectw(m0, t11, t28);
    const uint32_t t43 = p224_selectw(m0, t13, t30);
    const uint32_t t44 = p224_selectw(m0, t15, t32);
    const uint32_t t45 = p224_selectw(m0, t17, t34);
    const uint32_t t46 = p224_selectw(m0, t19, t36);
    p224_storew(&r->v[0], t40);
    p224_storew(&r->v[1], t41);
    p224_storew(&r->v[2], t42);
    p224_storew(&r->v[3], t43);
    p224_storew(&r->v[4], t44);
    p224_storew(&r->v[5], t45);
    p224_storew(&r->v[6], t46);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_half(p224_fe *r, const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* add the modulus where a is odd */
    const uint32_t t9 = a0 & UINT32_C(0x1);
    const uint32_t t10 = UINT32_C(0x0) - t9;
    const uint32_t t11 = t10 & UINT32_C(0x1);
    uint32_t t12; const p224_bit c13 = p224_addw(&t12, a0, t11, 0);
    uint32_t t14; const p224_bit c15 = p224_addw(&t14, a1, UINT32_C(0x0), c13);
    uint32_t t16; const p224_bit c17 = p224_addw(&t16, a2, UINT32_C(0x0), c15);
    uint32_t t18; const p224_bit c19 = p224_addw(&t18, a3, t10, c17);
    uint32_t t20; const p224_bit c21 = p224_addw(&t20, a4, t10, c19);
    uint32_t t22; const p224_bit c23 = p224_addw(&t22, a5, t10, c21);
    uint32_t t24; const p224_bit c25 = p224_addw(&t24, a6, t10, c23);
    const uint32_t t26 = p224_bitw(c25);
    /* shift right by one bit */
    const uint32_t t27 = (t14 << 31) | (t12 >> 1);
    const uint32_t t28 = (t16 << 31) | (t14 >> 1);
    const uint32_t t29 = (t18 << 31) | (t16 >> 1);
    const uint32_t t30 = (t20 << 31) | (t18 >> 1);
    const uint32_t t31 = (t22 << 31) | (t20 >> 1);
    const uint32_t t32 = (t24 << 31) | (t22 >> 1);
    const uint32_t t33 = (t26 << 31) | (t24 >> 1);
    p224_storew(&r->v[0], t27);
    p224_storew(&r->v[1], t28);
    p224_storew(&r->v[2], t29);
    p224_storew(&r->v[3], t30);
    p224_storew(&r->v[4], t31);
    p224_storew(&r->v[5], t32);
    p224_storew(&r->v[6], t33);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_mul(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* product, row 0: a * b[0] */
    uint32_t t15;
    const uint32_t t16 = p224_mulw(&t15, a0, b0);
    uint32_t t17;
    const uint32_t t18 = p224_mulw(&t17, a1, b0);
    uint32_t t19; const p224_bit c20 = p224_addw(&t19, t18, t15, 0);
    uint32_t t21;
    const uint32_t t22 = p224_mulw(&t21, a2, b0);
    uint32_t t23; const p224_bit c24 = p224_addw(&t23, t22, t17, c20);
    uint32_t t25;
    const uint32_t t26 = p224_mulw(&t25, a3, b0);
    uint32_t t27; const p224_bit c28 = p224_addw(&t27, t26, t21, c24);
    uint32_t t29;
    const uint32_t t30 = p224_mulw(&t29, a4, b0);
    uint32_t t31; const p224_bit c32 = p224_addw(&t31, t30, t25, c28);
    uint32_t t33;
    const uint32_t t34 = p224_mulw(&t33, a5, b0);
    uint32_t t35; const p224_bit c36 = p224_addw(&t35, t34, t29, c32);
    uint32_t t37;
    const uint32_t t38 = p224_mulw(&t37, a6, b0);
    uint32_t t39; const p224_bit c40 = p224_addw(&t39, t38, t33, c36);
    uint32_t t41; (void)p224_addw(&t41, t37, UINT32_C(0x0), c40);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t42;
    const uint32_t t43 = p224_mulw(&t42, a0, b1);
    uint32_t t44;
    const uint32_t t45 = p224_mulw(&t44, a1, b1);
    uint32_t t46;
    const uint32_t t47 = p224_mulw(&t46, a2, b1);
    uint32_t t48;
    const uint32_t t49 = p224_mulw(&t48, a3, b1);
    uint32_t t50;
    const uint32_t t51 = p224_mulw(&t50, a4, b1);
    uint32_t t52;
    const uint32_t t53 = p224_mulw(&t52, a5, b1);
    uint32_t t54;
    const uint32_t t55 = p224_mulw(&t54, a6, b1);
    uint32_t t56; const p224_bit c57 = p224_addw(&t56, t19, t43, 0);
    uint32_t t58; const p224_bit c59 = p224_addw(&t58, t23, t45, c57);
    uint32_t t60; const p224_bit c61 = p224_addw(&t60, t27, t47, c59);
    uint32_t t62; const p224_bit c63 = p224_addw(&t62, t31, t49, c61);
    uint32_t t64; const p224_bit c65 = p224_addw(&t64, t35, t51, c63);
    uint32_t t66; const p224_bit c67 = p224_addw(&t66, t39, t53, c65);
    uint32_t t68; const p224_bit c69 = p224_addw(&t68, t41, t55, c67);
    const uint32_t t70 = p224_bitw(c69);
    uint32_t t71; const p224_bit c72 = p224_addw(&t71, t58, t42, 0);
    uint32_t t73; const p224_bit c74 = p224_addw(&t73, t60, t44, c72);
    uint32_t t75; const p224_bit c76 = p224_addw(&t75, t62, t46, c74);
    uint32_t t77; const p224_bit c78 = p224_addw(&t77, t64, t48, c76);
    uint32_t t79; const p224_bit c80 = p224_addw(&t79, t66, t50, c78);
    uint32_t t81; const p224_bit c82 = p224_addw(&t81, t68, t52, c80);
    uint32_t t83; (void)p224_addw(&t83, t70, t54, c82);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t84;
    const uint32_t t85 = p224_mulw(&t84, a0, b2);
    uint32_t t86;
    const uint32_t t87 = p224_mulw(&t86, a1, b2);
    uint32_t t88;
    const uint32_t t89 = p224_mulw(&t88, a2, b2);
    uint32_t t90;
    const uint32_t t91 = p224_mulw(&t90, a3, b2);
    uint32_t t92;
    const uint32_t t93 = p224_mulw(&t92, a4, b2);
    uint32_t t94;
    const uint32_t t95 = p224_mulw(&t94, a5, b2);
    uint32_t t96;
    const uint32_t t97 = p224_mulw(&t96, a6, b2);
    uint32_t t98; const p224_bit c99 = p224_addw(&t98, t71, t85, 0);
    uint32_t t100; const p224_bit c101 = p224_addw(&t100, t73, t87, c99);
    uint32_t t102; const p224_bit c103 = p224_addw(&t102, t75, t89, c101);
    uint32_t t104; const p224_bit c105 = p224_addw(&t104, t77, t91, c103);
    uint32_t t106; const p224_bit c107 = p224_addw(&t106, t79, t93, c105);
    uint32_t t108; const p224_bit c109 = p224_addw(&t108, t81, t95, c107);
    uint32_t t110; const p224_bit c111 = p224_addw(&t110, t83, t97, c109);
    const uint32_t t112 = p224_bitw(c111);
    uint32_t t113; const p224_bit c114 = p224_addw(&t113, t100, t84, 0);
    uint32_t t115; const p224_bit c116 = p224_addw(&t115, t102, t86, c114);
    uint32_t t117; const p224_bit c118 = p224_addw(&t117, t104, t88, c116);
    uint32_t t119; const p224_bit c120 = p224_addw(&t119, t106, t90, c118);
    uint32_t t121; const p224_bit c122 = p224_addw(&t121, t108, t92, c120);
    uint32_t t123; const p224_bit c124 = p224_addw(&t123, t110, t94, c122);
    uint32_t t125; (void)p224_addw(&t125, t112, t96, c124);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t126;
    const uint32_t t127 = p224_mulw(&t126, a0, b3);
    uint32_t t128;
    const uint32_t t129 = p224_mulw(&t128, a1, b3);
    uint32_t t130;
    const uint32_t t131 = p224_mulw(&t130, a2, b3);
    uint32_t t132;
    const uint32_t t133 = p224_mulw(&t132, a3, b3);
    uint32_t t134;
    const uint32_t t135 = p224_mulw(&t134, a4, b3);
    uint32_t t136;
    const uint32_t t137 = p224_mulw(&t136, a5, b3);
    uint32_t t138;
    const uint32_t t139 = p224_mulw(&t138, a6, b3);
    uint32_t t140; const p224_bit c141 = p224_addw(&t140, t113, t127, 0);
    uint32_t t142; const p224_bit c143 = p224_addw(&t142, t115, t129, c141);
    uint32_t t144; const p224_bit c145 = p224_addw(&t144, t117, t131, c143);
    uint32_t t146; const p224_bit c147 = p224_addw(&t146, t119, t133, c145);
    uint32_t t148; const p224_bit c149 = p224_addw(&t148, t121, t135, c147);
    uint32_t t150; const p224_bit c151 = p224_addw(&t150, t123, t137, c149);
    uint32_t t152; const p224_bit c153 = p224_addw(&t152, t125, t139, c151);
    const uint32_t t154 = p224_bitw(c153);
    uint32_t t155; const p224_bit c156 = p224_addw(&t155, t142, t126, 0);
    uint32_t t157; const p224_bit c158 = p224_addw(&t157, t144, t128, c156);
    uint32_t t159; const p224_bit c160 = p224_addw(&t159, t146, t130, c158);
    uint32_t t161; const p224_bit c162 = p224_addw(&t161, t148, t132, c160);
    uint32_t t163; const p224_bit c164 = p224_addw(&t163, t150, t134, c162);
    uint32_t t165; const p224_bit c166 = p224_addw(&t165, t152, t136, c164);
    uint32_t t167; (void)p224_addw(&t167, t154, t138, c166);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t168;
    const uint32_t t169 = p224_mulw(&t168, a0, b4);
    uint32_t t170;
    const uint32_t t171 = p224_mulw(&t170, a1, b4);
    uint32_t t172;
    const uint32_t t173 = p224_mulw(&t172, a2, b4);
    uint32_t t174;
    const uint32_t t175 = p224_mulw(&t174, a3, b4);
    uint32_t t176;
    const uint32_t t177 = p224_mulw(&t176, a4, b4);
    uint32_t t178;
    const uint32_t t179 = p224_mulw(&t178, a5, b4);
    uint32_t t180;
    const uint32_t t181 = p224_mulw(&t180, a6, b4);
    uint32_t t182; const p224_bit c183 = p224_addw(&t182, t155, t169, 0);
    uint32_t t184; const p224_bit c185 = p224_addw(&t184, t157, t171, c183);
    uint32_t t186; const p224_bit c187 = p224_addw(&t186, t159, t173, c185);
    uint32_t t188; const p224_bit c189 = p224_addw(&t188, t161, t175, c187);
    uint32_t t190; const p224_bit c191 = p224_addw(&t190, t163, t177, c189);
    uint32_t t192; const p224_bit c193 = p224_addw(&t192, t165, t179, c191);
    uint32_t t194; const p224_bit c195 = p224_addw(&t194, t167, t181, c193);
    const uint32_t t196 = p224_bitw(c195);
    uint32_t t197; const p224_bit c198 = p224_addw(&t197, t184, t168, 0);
    uint32_t t199; const p224_bit c200 = p224_addw(&t199, t186, t170, c198);
    uint32_t t201; const p224_bit c202 = p224_addw(&t201, t188, t172, c200);
    uint32_t t203; const p224_bit c204 = p224_addw(&t203, t190, t174, c202);
    uint32_t t205; const p224_bit c206 = p224_addw(&t205, t192, t176, c204);
    uint32_t t207; const p224_bit c208 = p224_addw(&t207, t194, t178, c206);
    uint32_t t209; (void)p224_addw(&t209, t196, t180, c208);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t210;
    const uint32_t t211 = p224_mulw(&t210, a0, b5);
    uint32_t t212;
    const uint32_t t213 = p224_mulw(&t212, a1, b5);
    uint32_t t214;
    const uint32_t t215 = p224_mulw(&t214, a2, b5);
    uint32_t t216;
    const uint32_t t217 = p224_mulw(&t216, a3, b5);
    uint32_t t218;
    const uint32_t t219 = p224_mulw(&t218, a4, b5);
    uint32_t t220;
    const uint32_t t221 = p224_mulw(&t220, a5, b5);
    uint32_t t222;
    const uint32_t t223 = p224_mulw(&t222, a6, b5);
    uint32_t t224; const p224_bit c225 = p224_addw(&t224, t197, t211, 0);
    uint32_t t226; const p224_bit c227 = p224_addw(&t226, t199, t213, c225);
    uint32_t t228; const p224_bit c229 = p224_addw(&t228, t201, t215, c227);
    uint32_t t230; const p224_bit c231 = p224_addw(&t230, t203, t217, c229);
    uint32_t t232; const p224_bit c233 = p224_addw(&t232, t205, t219, c231);
    uint32_t t234; const p224_bit c235 = p224_addw(&t234, t207, t221, c233);
    uint32_t t236; const p224_bit c237 = p224_addw(&t236, t209, t223, c235);
    const uint32_t t238 = p224_bitw(c237);
    uint32_t t239; const p224_bit c240 = p224_addw(&t239, t226, t210, 0);
    uint32_t t241; const p224_bit c242 = p224_addw(&t241, t228, t212, c240);
    uint32_t t243; const p224_bit c244 = p224_addw(&t243, t230, t214, c242);
    uint32_t t245; const p224_bit c246 = p224_addw(&t245, t232, t216, c244);
    uint32_t t247; const p224_bit c248 = p224_addw(&t247, t234, t218, c246);
    uint32_t t249; const p224_bit c250 = p224_addw(&t249, t236, t220, c248);
    uint32_t t251; (void)p224_addw(&t251, t238, t222, c250);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t252;
    const uint32_t t253 = p224_mulw(&t252, a0, b6);
    uint32_t t254;
    const uint32_t t255 = p224_mulw(&t254, a1, b6);
    uint32_t t256;
    const uint32_t t257 = p224_mulw(&t256, a2, b6);
    uint32_t t258;
    const uint32_t t259 = p224_mulw(&t258, a3, b6);
    uint32_t t260;
    const uint32_t t261 = p224_mulw(&t260, a4, b6);
    uint32_t t262;
    const uint32_t t263 = p224_mulw(&t262, a5, b6);
    uint32_t t264;
    const uint32_t t265 = p224_mulw(&t264, a6, b6);
    uint32_t t266; const p224_bit c267 = p224_addw(&t266, t239, t253, 0);
    uint32_t t268; const p224_bit c269 = p224_addw(&t268, t241, t255, c267);
    uint32_t t270; const p224_bit c271 = p224_addw(&t270, t243, t257, c269);
    uint32_t t272; const p224_bit c273 = p224_addw(&t272, t245, t259, c271);
    uint32_t t274; const p224_bit c275 = p224_addw(&t274, t247, t261, c273);
    uint32_t t276; const p224_bit c277 = p224_addw(&t276, t249, t263, c275);
    uint32_t t278; const p224_bit c279 = p224_addw(&t278, t251, t265, c277);
    const uint32_t t280 = p224_bitw(c279);
    uint32_t t281; const p224_bit c282 = p224_addw(&t281, t268, t252, 0);
    uint32_t t283; const p224_bit c284 = p224_addw(&t283, t270, t254, c282);
    uint32_t t285; const p224_bit c286 = p224_addw(&t285, t272, t256, c284);
    uint32_t t287; const p224_bit c288 = p224_addw(&t287, t274, t258, c286);
    uint32_t t289; const p224_bit c290 = p224_addw(&t289, t276, t260, c288);
    uint32_t t291; const p224_bit c292 = p224_addw(&t291, t278, t262, c290);
    uint32_t t293; (void)p224_addw(&t293, t280, t264, c292);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    uint32_t t294; const p224_bit c295 = p224_addw(&t294, t266, t287, 0);
    uint32_t t296; const p224_bit c297 = p224_addw(&t296, t281, t289, c295);
    uint32_t t298; const p224_bit c299 = p224_addw(&t298, t283, t291, c297);
    uint32_t t300; const p224_bit c301 = p224_addw(&t300, t285, t293, c299);
    const uint32_t t302 = p224_bitw(c301);
    uint32_t t303; const p224_bit c304 = p224_subw(&t303, t140, t287, 0);
    uint32_t t305; const p224_bit c306 = p224_subw(&t305, t182, t289, c304);
    uint32_t t307; const p224_bit c308 = p224_subw(&t307, t224, t291, c306);
    uint32_t t309; const p224_bit c310 = p224_subw(&t309, t294, t293, c308);
    uint32_t t311; const p224_bit c312 = p224_subw(&t311, t296, UINT32_C(0x0), c310);
    uint32_t t313; const p224_bit c314 = p224_subw(&t313, t298, UINT32_C(0x0), c312);
    uint32_t t315; const p224_bit c316 = p224_subw(&t315, t300, UINT32_C(0x0), c314);
    uint32_t t317; (void)p224_subw(&t317, t302, UINT32_C(0x0), c316);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t319; const p224_bit c320 = p224_addw(&t319, t311, UINT32_C(0x1), 0);
    uint32_t t321; const p224_bit c322 = p224_addw(&t321, t313, UINT32_C(0x0), c320);
    uint32_t t323; const p224_bit c324 = p224_addw(&t323, t315, UINT32_C(0x0), c322);
    uint32_t t325; (void)p224_addw(&t325, t317, UINT32_C(0x0), c324);
    uint32_t t326; const p224_bit c327 = p224_subw(&t326, UINT32_C(0x0), t319, 0);
    uint32_t t328; const p224_bit c329 = p224_subw(&t328, UINT32_C(0x0), t321, c327);
    uint32_t t330; const p224_bit c331 = p224_subw(&t330, UINT32_C(0x0), t323, c329);
    uint32_t t332; const p224_bit c333 = p224_subw(&t332, t319, t325, c331);
    uint32_t t334; const p224_bit c335 = p224_subw(&t334, t321, UINT32_C(0x0), c333);
    uint32_t t336; const p224_bit c337 = p224_subw(&t336, t323, UINT32_C(0x0), c335);
    uint32_t t338; (void)p224_subw(&t338, t325, UINT32_C(0x0), c337);
    uint32_t t339; const p224_bit c340 = p224_addw(&t339, t16, t326, 0);
    uint32_t t341; const p224_bit c342 = p224_addw(&t341, t56, t328, c340);
    uint32_t t343; const p224_bit c344 = p224_addw(&t343, t98, t330, c342);
    uint32_t t345; const p224_bit c346 = p224_addw(&t345, t303, t332, c344);
    uint32_t t347; const p224_bit c348 = p224_addw(&t347, t305, t334, c346);
    uint32_t t349; const p224_bit c350 = p224_addw(&t349, t307, t336, c348);
    uint32_t t351; const p224_bit c352 = p224_addw(&t351, t309, t338, c350);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = p224_maskw(c352);
    const uint32_t t354 = p224_selectw(m0, UINT32_C(0x0), UINT32_C(0xffffffff));
    uint32_t t355; const p224_bit c356 = p224_subw(&t355, t339, t354, 0);
    uint32_t t357; const p224_bit c358 = p224_subw(&t357, t341, t354, c356);
    uint32_t t359; const p224_bit c360 = p224_subw(&t359, t343, t354, c358);
    uint32_t t361; const p224_bit c362 = p224_subw(&t361, t345, UINT32_C(0x0), c360);
    uint32_t t363; const p224_bit c364 = p224_subw(&t363, t347, UINT32_C(0x0), c362);
    uint32_t t365; const p224_bit c366 = p224_subw(&t365, t349, UINT32_C(0x0), c364);
    uint32_t t367; (void)p224_subw(&t367, t351, UINT32_C(0x0), c366);
    p224_storew(&r->v[0], t355);
    p224_storew(&r->v[1], t357);
    p224_storew(&r->v[2], t359);
    p224_storew(&r->v[3], t361);
    p224_storew(&r->v[4], t363);
    p224_storew(&r->v[5], t365);
    p224_storew(&r->v[6], t367);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_sqr(p224_fe *r, const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* square, products of a[0] with the words above it */
    uint32_t t8;
    const uint32_t t9 = p224_mulw(&t8, a1, a0);
    uint32_t t10;
    const uint32_t t11 = p224_mulw(&t10, a2, a0);
    uint32_t t12; const p224_bit c13 = p224_addw(&t12, t11, t8, 0);
    uint32_t t14;
    const uint32_t t15 = p224_mulw(&t14, a3, a0);
    uint32_t t16; const p224_bit c17 = p224_addw(&t16, t15, t10, c13);
    uint32_t t18;
    const uint32_t t19 = p224_mulw(&t18, a4, a0);
    uint32_t t20; const p224_bit c21 = p224_addw(&t20, t19, t14, c17);
    uint32_t t22;
    const uint32_t t23 = p224_mulw(&t22, a5, a0);
    uint32_t t24; const p224_bit c25 = p224_addw(&t24, t23, t18, c21);
    uint32_t t26;
    const uint32_t t27 = p224_mulw(&t26, a6, a0);
    uint32_t t28; const p224_bit c29 = p224_addw(&t28, t27, t22, c25);
    uint32_t t30; (void)p224_addw(&t30, t26, UINT32_C(0x0), c29);
    /* square, products of a[1] with the words above it */
    uint32_t t31;
    const uint32_t t32 = p224_mulw(&t31, a2, a1);
    uint32_t t33;
    const uint32_t t34 = p224_mulw(&t33, a3, a1);
    uint32_t t35;
    const uint32_t t36 = p224_mulw(&t35, a4, a1);
    uint32_t t37;
    const uint32_t t38 = p224_mulw(&t37, a5, a1);
    uint32_t t39;
    const uint32_t t40 = p224_mulw(&t39, a6, a1);
    uint32_t t41; const p224_bit c42 = p224_addw(&t41, t16, t32, 0);
    uint32_t t43; const p224_bit c44 = p224_addw(&t43, t20, t34, c42);
    uint32_t t45; const p224_bit c46 = p224_addw(&t45, t24, t36, c44);
    uint32_t t47; const p224_bit c48 = p224_addw(&t47, t28, t38, c46);
    uint32_t t49; const p224_bit c50 = p224_addw(&t49, t30, t40, c48);
    const uint32_t t51 = p224_bitw(c50);
    uint32_t t52; const p224_bit c53 = p224_addw(&t52, t43, t31, 0);
    uint32_t t54; const p224_bit c55 = p224_addw(&t54, t45, t33, c53);
    uint32_t t56; const p224_bit c57 = p224_addw(&t56, t47, t35, c55);
    uint32_t t58; const p224_bit c59 = p224_addw(&t58, t49, t37, c57);
    uint32_t t60; (void)p224_addw(&t60, t51, t39, c59);
    /* square, products of a[2] with the words above it */
    uint32_t t61;
    const uint32_t t62 = p224_mulw(&t61, a3, a2);
    uint32_t t63;
    const uint32_t t64 = p224_mulw(&t63, a4, a2);
    uint32_t t65;
    const uint32_t t66 = p224_mulw(&t65, a5, a2);
    uint32_t t67;
    const uint32_t t68 = p224_mulw(&t67, a6, a2);
    uint32_t t69; const p224_bit c70 = p224_addw(&t69, t54, t62, 0);
    uint32_t t71; const p224_bit c72 = p224_addw(&t71, t56, t64, c70);
    uint32_t t73; const p224_bit c74 = p224_addw(&t73, t58, t66, c72);
    uint32_t t75; const p224_bit c76 = p224_addw(&t75, t60, t68, c74);
    const uint32_t t77 = p224_bitw(c76);
    uint32_t t78; const p224_bit c79 = p224_addw(&t78, t71, t61, 0);
    uint32_t t80; const p224_bit c81 = p224_addw(&t80, t73, t63, c79);
    uint32_t t82; const p224_bit c83 = p224_addw(&t82, t75, t65, c81);
    uint32_t t84; (void)p224_addw(&t84, t77, t67, c83);
    /* square, products of a[3] with the words above it */
    uint32_t t85;
    const uint32_t t86 = p224_mulw(&t85, a4, a3);
    uint32_t t87;
    const uint32_t t88 = p224_mulw(&t87, a5, a3);
    uint32_t t89;
    const uint32_t t90 = p224_mulw(&t89, a6, a3);
    uint32_t t91; const p224_bit c92 = p224_addw(&t91, t80, t86, 0);
    uint32_t t93; const p224_bit c94 = p224_addw(&t93, t82, t88, c92);
    uint32_t t95; const p224_bit c96 = p224_addw(&t95, t84, t90, c94);
    const uint32_t t97 = p224_bitw(c96);
    uint32_t t98; const p224_bit c99 = p224_addw(&t98, t93, t85, 0);
    uint32_t t100; const p224_bit c101 = p224_addw(&t100, t95, t87, c99);
    uint32_t t102; (void)p224_addw(&t102, t97, t89, c101);
    /* square, products of a[4] with the words above it */
    uint32_t t103;
    const uint32_t t104 = p224_mulw(&t103, a5, a4);
    uint32_t t105;
    const uint32_t t106 = p224_mulw(&t105, a6, a4);
    uint32_t t107; const p224_bit c108 = p224_addw(&t107, t100, t104, 0);
    uint32_t t109; const p224_bit c110 = p224_addw(&t109, t102, t106, c108);
    const uint32_t t111 = p224_bitw(c110);
    uint32_t t112; const p224_bit c113 = p224_addw(&t112, t109, t103, 0);
    uint32_t t114; (void)p224_addw(&t114, t111, t105, c113);
    /* square, products of a[5] with the words above it */
    uint32_t t115;
    const uint32_t t116 = p224_mulw(&t115, a6, a5);
    uint32_t t117; const p224_bit c118 = p224_addw(&t117, t114, t116, 0);
    const uint32_t t119 = p224_bitw(c118);
    const uint32_t t120 = t119 + t115;
    /* square: double the cross products */
    uint32_t t121; const p224_bit c122 = p224_addw(&t121, t9, t9, 0);
    uint32_t t123; const p224_bit c124 = p224_addw(&t123, t12, t12, c122);
    uint32_t t125; const p224_bit c126 = p224_addw(&t125, t41, t41, c124);
    uint32_t t127; const p224_bit c128 = p224_addw(&t127, t52, t52, c126);
    uint32_t t129; const p224_bit c130 = p224_addw(&t129, t69, t69, c128);
    uint32_t t131; const p224_bit c132 = p224_addw(&t131, t78, t78, c130);
    uint32_t t133; const p224_bit c134 = p224_addw(&t133, t91, t91, c132);
    uint32_t t135; const p224_bit c136 = p224_addw(&t135, t98, t98, c134);
    uint32_t t137; const p224_bit c138 = p224_addw(&t137, t107, t107, c136);
    uint32_t t139; const p224_bit c140 = p224_addw(&t139, t112, t112, c138);
    uint32_t t141; const p224_bit c142 = p224_addw(&t141, t117, t117, c140);
    uint32_t t143; const p224_bit c144 = p224_addw(&t143, t120, t120, c142);
    const uint32_t t145 = p224_bitw(c144);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t146;
    const uint32_t t147 = p224_mulw(&t146, a0, a0);
    uint32_t t148;
    const uint32_t t149 = p224_mulw(&t148, a1, a1);
    uint32_t t150;
    const uint32_t t151 = p224_mulw(&t150, a2, a2);
    uint32_t t152;
    const uint32_t t153 = p224_mulw(&t152, a3, a3);
    uint32_t t154;
    const uint32_t t155 = p224_mulw(&t154, a4, a4);
    uint32_t t156;
    const uint32_t t157 = p224_mulw(&t156, a5, a5);
    uint32_t t158;
    const uint32_t t159 = p224_mulw(&t158, a6, a6);
    uint32_t t160; const p224_bit c161 = p224_addw(&t160, t121, t146, 0);
    uint32_t t162; const p224_bit c163 = p224_addw(&t162, t123, t149, c161);
    uint32_t t164; const p224_bit c165 = p224_addw(&t164, t125, t148, c163);
    uint32_t t166; const p224_bit c167 = p224_addw(&t166, t127, t151, c165);
    uint32_t t168; const p224_bit c169 = p224_addw(&t168, t129, t150, c167);
    uint32_t t170; const p224_bit c171 = p224_addw(&t170, t131, t153, c169);
    uint32_t t172; const p224_bit c173 = p224_addw(&t172, t133, t152, c171);
    uint32_t t174; const p224_bit c175 = p224_addw(&t174, t135, t155, c173);
    uint32_t t176; const p224_bit c177 = p224_addw(&t176, t137, t154, c175);
    uint32_t t178; const p224_bit c179 = p224_addw(&t178, t139, t157, c177);
    uint32_t t180; const p224_bit c181 = p224_addw(&t180, t141, t156, c179);
    uint32_t t182; const p224_bit c183 = p224_addw(&t182, t143, t159, c181);
    uint32_t t184; (void)p224_addw(&t184, t145, t158, c183);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    uint32_t t185; const p224_bit c186 = p224_addw(&t185, t170, t178, 0);
    uint32_t t187; const p224_bit c188 = p224_addw(&t187, t172, t180, c186);
    uint32_t t189; const p224_bit c190 = p224_addw(&t189, t174, t182, c188);
    uint32_t t191; const p224_bit c192 = p224_addw(&t191, t176, t184, c190);
    const uint32_t t193 = p224_bitw(c192);
    uint32_t t194; const p224_bit c195 = p224_subw(&t194, t164, t178, 0);
    uint32_t t196; const p224_bit c197 = p224_subw(&t196, t166, t180, c195);
    uint32_t t198; const p224_bit c199 = p224_subw(&t198, t168, t182, c197);
    uint32_t t200; const p224_bit c201 = p224_subw(&t200, t185, t184, c199);
    uint32_t t202; const p224_bit c203 = p224_subw(&t202, t187, UINT32_C(0x0), c201);
    uint32_t t204; const p224_bit c205 = p224_subw(&t204, t189, UINT32_C(0x0), c203);
    uint32_t t206; const p224_bit c207 = p224_subw(&t206, t191, UINT32_C(0x0), c205);
    uint32_t t208; (void)p224_subw(&t208, t193, UINT32_C(0x0), c207);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t210; const p224_bit c211 = p224_addw(&t210, t202, UINT32_C(0x1), 0);
    uint32_t t212; const p224_bit c213 = p224_addw(&t212, t204, UINT32_C(0x0), c211);
    uint32_t t214; const p224_bit c215 = p224_addw(&t214, t206, UINT32_C(0x0), c213);
    uint32_t t216; (void)p224_addw(&t216, t208, UINT32_C(0x0), c215);
    uint32_t t217; const p224_bit c218 = p224_subw(&t217, UINT32_C(0x0), t210, 0);
    uint32_t t219; const p224_bit c220 = p224_subw(&t219, UINT32_C(0x0), t212, c218);
    uint32_t t221; const p224_bit c222 = p224_subw(&t221, UINT32_C(0x0), t214, c220);
    uint32_t t223; const p224_bit c224 = p224_subw(&t223, t210, t216, c222);
    uint32_t t225; const p224_bit c226 = p224_subw(&t225, t212, UINT32_C(0x0), c224);
    uint32_t t227; const p224_bit c228 = p224_subw(&t227, t214, UINT32_C(0x0), c226);
    uint32_t t229; (void)p224_subw(&t229, t216, UINT32_C(0x0), c228);
    uint32_t t230; const p224_bit c231 = p224_addw(&t230, t147, t217, 0);
    uint32_t t232; const p224_bit c233 = p224_addw(&t232, t160, t219, c231);
    uint32_t t234; const p224_bit c235 = p224_addw(&t234, t162, t221, c233);
    uint32_t t236; const p224_bit c237 = p224_addw(&t236, t194, t223, c235);
    uint32_t t238; const p224_bit c239 = p224_addw(&t238, t196, t225, c237);
    uint32_t t240; const p224_bit c241 = p224_addw(&t240, t198, t227, c239);
    uint32_t t242; const p224_bit c243 = p224_addw(&t242, t200, t229, c241);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = p224_maskw(c243);
    const uint32_t t245 = p224_selectw(m0, UINT32_C(0x0), UINT32_C(0xffffffff));
    uint32_t t246; const p224_bit c247 = p224_subw(&t246, t230, t245, 0);
    uint32_t t248; const p224_bit c249 = p224_subw(&t248, t232, t245, c247);
    uint32_t t250; const p224_bit c251 = p224_subw(&t250, t234, t245, c249);
    uint32_t t252; const p224_bit c253 = p224_subw(&t252, t236, UINT32_C(0x0), c251);
    uint32_t t254; const p224_bit c255 = p224_subw(&t254, t238, UINT32_C(0x0), c253);
    uint32_t t256; const p224_bit c257 = p224_subw(&t256, t240, UINT32_C(0x0), c255);
    uint32_t t258; (void)p224_subw(&t258, t242, UINT32_C(0x0), c257);
    p224_storew(&r->v[0], t246);
    p224_storew(&r->v[1], t248);
    p224_storew(&r->v[2], t250);
    p224_storew(&r->v[3], t252);
    p224_storew(&r->v[4], t254);
    p224_storew(&r->v[5], t256);
    p224_storew(&r->v[6], t258);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p224_fe_mul_small(p224_fe *r, const p224_fe *a, uint32_t k)
{
    const uint32_t k_word = (uint32_t)k;
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* T = a * k */
    uint32_t t9;
    const uint32_t t10 = p224_mulw(&t9, a0, k_word);
    uint32_t t11;
    const uint32_t t12 = p224_mulw(&t11, a1, k_word);
    uint32_t t13; const p224_bit c14 = p224_addw(&t13, t12, t9, 0);
    uint32_t t15;
    const uint32_t t16 = p224_mulw(&t15, a2, k_word);
    uint32_t t17; const p224_bit c18 = p224_addw(&t17, t16, t11, c14);
    uint32_t t19;
    const uint32_t t20 = p224_mulw(&t19, a3, k_word);
    uint32_t t21; const p224_bit c22 = p224_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = p224_mulw(&t23, a4, k_word);
    uint32_t t25; const p224_bit c26 = p224_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = p224_mulw(&t27, a5, k_word);
    uint32_t t29; const p224_bit c30 = p224_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = p224_mulw(&t31, a6, k_word);
    uint32_t t33; const p224_bit c34 = p224_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)p224_addw(&t35, t31, UINT32_C(0x0), c34);
    /* T - q * p, below 4*p */
    uint32_t t38;
    const uint32_t t39 = p224_mulw(&t38, UINT32_C(0xffffffff), t35);
    uint32_t t40; const p224_bit c41 = p224_addw(&t40, t39, t38, 0);
    uint32_t t42; const p224_bit c43 = p224_addw(&t42, t39, t38, c41);
    uint32_t t44; const p224_bit c45 = p224_addw(&t44, t39, t38, c43);
    uint32_t t46; (void)p224_addw(&t46, t38, UINT32_C(0x0), c45);
    uint32_t t47; const p224_bit c48 = p224_subw(&t47, t10, t35, 0);
    uint32_t t49; const p224_bit c50 = p224_subw(&t49, t13, UINT32_C(0x0), c48);
    uint32_t t51; const p224_bit c52 = p224_subw(&t51, t17, UINT32_C(0x0), c50);
    uint32_t t53; const p224_bit c54 = p224_subw(&t53, t21, t39, c52);
    uint32_t t55; const p224_bit c56 = p224_subw(&t55, t25, t40, c54);
    uint32_t t57; const p224_bit c58 = p224_subw(&t57, t29, t42, c56);
    uint32_t t59; const p224_bit c60 = p224_subw(&t59, t33, t44, c58);
    uint32_t t61; (void)p224_subw(&t61, t35, t46, c60);
    /* subtract 2*p where that does not borrow */
    uint32_t t64; const p224_bit c65 = p224_subw(&t64, t47, UINT32_C(0x2), 0);
    uint32_t t66; const p224_bit c67 = p224_subw(&t66, t49, UINT32_C(0x0), c65);
    uint32_t t68; const p224_bit c69 = p224_subw(&t68, t51, UINT32_C(0x0), c67);
    uint32_t t70; const p224_bit c71 = p224_subw(&t70, t53, UINT32_C(0xfffffffe), c69);
    uint32_t t72; const p224_bit c73 = p224_subw(&t72, t55, UINT32_C(0xffffffff), c71);
    uint32_t t74; const p224_bit c75 = p224_subw(&t74, t57, UINT32_C(0xffffffff), c73);
    uint32_t t76; const p224_bit c77 = p224_subw(&t76, t59, UINT32_C(0xffffffff), c75);
    uint32_t t78; const p224_bit c79 = p224_subw(&t78, t61, UINT32_C(0x1), c77);
    const uint32_t m0 = p224_maskw(c79);
    const uint32_t t80 = p224_selectw(m0, t47, t64);
    const uint32_t t81 = p224_selectw(m0, t49, t66);
    const uint32_t t82 = p224_selectw(m0, t51, t68);
    const uint32_t t83 = p224_selectw(m0, t53, t70);
    const uint32_t t84 = p224_selectw(m0, t55, t72);
    const uint32_t t85 = p224_selectw(m0, t57, t74);
    const uint32_t t86 = p224_selectw(m0, t59, t76);
    const uint32_t t87 = p224_selectw(m0, t61, t78);
    /* subtract 1*p where that does not borrow */
    uint32_t t88; const p224_bit c89 = p224_subw(&t88, t80, UINT32_C(0x1), 0);
    uint32_t t90; const p224_bit c91 = p224_subw(&t90, t81, UINT32_C(0x0), c89);
    uint32_t t92; const p224_bit c93 = p224_subw(&t92, t82, UINT32_C(0x0), c91);
    uint32_t t94; const p224_bit c95 = p224_subw(&t94, t83, UINT32_C(0xffffffff), c93);
    uint32_t t96; const p224_bit c97 = p224_subw(&t96, t84, UINT32_C(0xffffffff), c95);
    uint32_t t98; const p224_bit c99 = p224_subw(&t98, t85, UINT32_C(0xffffffff), c97);
    uint32_t t100; const p224_bit c101 = p224_subw(&t100, t86, UINT32_C(0xffffffff), c99);
    const p224_bit c102 = p224_borroww(t87, UINT32_C(0x0), c101);
    const uint32_t m1 = p224_maskw(c102);
    const uint32_t t103 = p224_selectw(m1, t80, t88);
    const uint32_t t104 = p224_selectw(m1, t81, t90);
    const uint32_t t105 = p224_selectw(m1, t82, t92);
    const uint32_t t106 = p224_selectw(m1, t83, t94);
    const uint32_t t107 = p224_selectw(m1, t84, t96);
    const uint32_t t108 = p224_selectw(m1, t85, t98);
    const uint32_t t109 = p224_selectw(m1, t86, t100);
    p224_storew(&r->v[0], t103);
    p224_storew(&r->v[1], t104);
    p224_storew(&r->v[2], t105);
    p224_storew(&r->v[3], t106);
    p224_storew(&r->v[4], t107);
    p224_storew(&r->v[5], t108);
    p224_storew(&r->v[6], t109);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes(p224_fe *r, const uint8_t b[28])
{
    const uint32_t b_at24 = (uint32_t)p224_load4(b + 24);
    /* bytes to words */
    const uint32_t t1 = p224_bswapw(b_at24);
    const uint32_t b_at20 = (uint32_t)p224_load4(b + 20);
    const uint32_t t3 = p224_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)p224_load4(b + 16);
    const uint32_t t5 = p224_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)p224_load4(b + 12);
    const uint32_t t7 = p224_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)p224_load4(b + 8);
    const uint32_t t9 = p224_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)p224_load4(b + 4);
    const uint32_t t11 = p224_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)p224_load4(b + 0);
    const uint32_t t13 = p224_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c17 = p224_borroww(t1, UINT32_C(0x1), 0);
    const p224_bit c18 = p224_borroww(t3, UINT32_C(0x0), c17);
    const p224_bit c19 = p224_borroww(t5, UINT32_C(0x0), c18);
    const p224_bit c20 = p224_borroww(t7, UINT32_C(0xffffffff), c19);
    const p224_bit c21 = p224_borroww(t9, UINT32_C(0xffffffff), c20);
    const p224_bit c22 = p224_borroww(t11, UINT32_C(0xffffffff), c21);
    const p224_bit c23 = p224_borroww(t13, UINT32_C(0xffffffff), c22);
    const uint32_t t24 = p224_maskw(c23);
    const uint32_t t25 = t1 & t24;
    const uint32_t t26 = t3 & t24;
    const uint32_t t27 = t5 & t24;
    const uint32_t t28 = t7 & t24;
    const uint32_t t29 = t9 & t24;
    const uint32_t t30 = t11 & t24;
    const uint32_t t31 = t13 & t24;
    const uint32_t t32 = ~t24;
    p224_storew(&r->v[0], t25);
    p224_storew(&r->v[1], t26);
    p224_storew(&r->v[2], t27);
    p224_storew(&r->v[3], t28);
    p224_storew(&r->v[4], t29);
    p224_storew(&r->v[5], t30);
    p224_storew(&r->v[6], t31);
    return -(int)(t32 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes_le(p224_fe *r, const uint8_t b[28])
{
    const uint32_t b_at0 = (uint32_t)p224_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)p224_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)p224_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)p224_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)p224_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)p224_load4(b + 20);
    const uint32_t b_at24 = (uint32_t)p224_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c10 = p224_borroww(b_at0, UINT32_C(0x1), 0);
    const p224_bit c11 = p224_borroww(b_at4, UINT32_C(0x0), c10);
    const p224_bit c12 = p224_borroww(b_at8, UINT32_C(0x0), c11);
    const p224_bit c13 = p224_borroww(b_at12, UINT32_C(0xffffffff), c12);
    const p224_bit c14 = p224_borroww(b_at16, UINT32_C(0xffffffff), c13);
    const p224_bit c15 = p224_borroww(b_at20, UINT32_C(0xffffffff), c14);
    const p224_bit c16 = p224_borroww(b_at24, UINT32_C(0xffffffff), c15);
    const uint32_t t17 = p224_maskw(c16);
    const uint32_t t18 = b_at0 & t17;
    const uint32_t t19 = b_at4 & t17;
    const uint32_t t20 = b_at8 & t17;
    const uint32_t t21 = b_at12 & t17;
    const uint32_t t22 = b_at16 & t17;
    const uint32_t t23 = b_at20 & t17;
    const uint32_t t24 = b_at24 & t17;
    const uint32_t t25 = ~t17;
    p224_storew(&r->v[0], t18);
    p224_storew(&r->v[1], t19);
    p224_storew(&r->v[2], t20);
    p224_storew(&r->v[3], t21);
    p224_storew(&r->v[4], t22);
    p224_storew(&r->v[5], t23);
    p224_storew(&r->v[6], t24);
    return -(int)(t25 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p224_fe_to_bytes(uint8_t b[28], const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* words to bytes */
    const uint32_t t7 = p224_bswapw(a0);
    const uint32_t t8 = p224_bswapw(a1);
    const uint32_t t9 = p224_bswapw(a2);
    const uint32_t t10 = p224_bswapw(a3);
    const uint32_t t11 = p224_bswapw(a4);
    const uint32_t t12 = p224_bswapw(a5);
    const uint32_t t13 = p224_bswapw(a6);
    p224_store4(b + 24, (uint32_t)t7);
    p224_store4(b + 20, (uint32_t)t8);
    p224_store4(b + 16, (uint32_t)t9);
    p224_store4(b + 12, (uint32_t)t10);
    p224_store4(b + 8, (uint32_t)t11);
    p224_store4(b + 4, (uint32_t)t12);
    p224_store4(b + 0, (uint32_t)t13);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p224_fe_to_bytes_le(uint8_t b[28], const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    p224_store4(b + 0, (uint32_t)a0);
    p224_store4(b + 4, (uint32_t)a1);
    p224_store4(b + 8, (uint32_t)a2);
    p224_store4(b + 12, (uint32_t)a3);
    p224_store4(b + 16, (uint32_t)a4);
    p224_store4(b + 20, (uint32_t)a5);
    p224_store4(b + 24, (uint32_t)a6);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_select(p224_fe *r, uint64_t mask, const p224_fe *a, const p224_fe *b)
{
    const uint32_t mask_word = p224_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* the mask as a condition */
    const p224_bit c15 = p224_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = p224_maskw(c15);
    const uint32_t t16 = p224_selectw(m0, a0, b0);
    const uint32_t t17 = p224_selectw(m0, a1, b1);
    const uint32_t t18 = p224_selectw(m0, a2, b2);
    const uint32_t t19 = p224_selectw(m0, a3, b3);
    const uint32_t t20 = p224_selectw(m0, a4, b4);
    const uint32_t t21 = p224_selectw(m0, a5, b5);
    const uint32_t t22 = p224_selectw(m0, a6, b6);
    p224_storew(&r->v[0], t16);
    p224_storew(&r->v[1], t17);
    p224_storew(&r->v[2], t18);
    p224_storew(&r->v[3], t19);
    p224_storew(&r->v[4], t20);
    p224_storew(&r->v[5], t21);
    p224_storew(&r->v[6], t22);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p224_fe_cswap(uint64_t mask, p224_fe *a, p224_fe *b)
{
    const uint32_t mask_word = p224_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* difference of the two under the mask, added to both */
    const uint32_t t15 = a0 ^ b0;
    const uint32_t t16 = mask_word & t15;
    const uint32_t t17 = a1 ^ b1;
    const uint32_t t18 = mask_word & t17;
    const uint32_t t19 = a2 ^ b2;
    const uint32_t t20 = mask_word & t19;
    const uint32_t t21 = a3 ^ b3;
    const uint32_t t22 = mask_word & t21;
    const uint32_t t23 = a4 ^ b4;
    const uint32_t t24 = mask_word & t23;
    const uint32_t t25 = a5 ^ b5;
    const uint32_t t26 = mask_word & t25;
    const uint32_t t27 = a6 ^ b6;
    const uint32_t t28 = mask_word & t27;
    const uint32_t t29 = a0 ^ t16;
    const uint32_t t30 = a1 ^ t18;
    const uint32_t t31 = a2 ^ t20;
    const uint32_t t32 = a3 ^ t22;
    const uint32_t t33 = a4 ^ t24;
    const uint32_t t34 = a5 ^ t26;
    const uint32_t t35 = a6 ^ t28;
    const uint32_t t36 = b0 ^ t16;
    const uint32_t t37 = b1 ^ t18;
    const uint32_t t38 = b2 ^ t20;
    const uint32_t t39 = b3 ^ t22;
    const uint32_t t40 = b4 ^ t24;
    const uint32_t t41 = b5 ^ t26;
    const uint32_t t42 = b6 ^ t28;
    p224_storew(&a->v[0], t29);
    p224_storew(&a->v[1], t30);
    p224_storew(&a->v[2], t31);
    p224_storew(&a->v[3], t32);
    p224_storew(&a->v[4], t33);
    p224_storew(&a->v[5], t34);
    p224_storew(&a->v[6], t35);
    p224_storew(&b->v[0], t36);
    p224_storew(&b->v[1], t37);
    p224_storew(&b->v[2], t38);
    p224_storew(&b->v[3], t39);
    p224_storew(&b->v[4], t40);
    p224_storew(&b->v[5], t41);
    p224_storew(&b->v[6], t42);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p224_fe_is_zero(const p224_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t7 = a0 | a1;
    const uint32_t t8 = t7 | a2;
    const uint32_t t9 = t8 | a3;
    const uint32_t t10 = t9 | a4;
    const uint32_t t11 = t10 | a5;
    const uint32_t t12 = t11 | a6;
    const p224_bit c14 = p224_borroww(t12, UINT32_C(0x1), 0);
    const uint32_t t16 = p224_maskw(c14);
    return ((uint64_t)t16 << 32) | t16;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p224_fe_eq(const p224_fe *a, const p224_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* differences of the words */
    const uint32_t t14 = a0 ^ b0;
    const uint32_t t15 = a1 ^ b1;
    const uint32_t t16 = a2 ^ b2;
    const uint32_t t17 = a3 ^ b3;
    const uint32_t t18 = a4 ^ b4;
    const uint32_t t19 = a5 ^ b5;
    const uint32_t t20 = a6 ^ b6;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t21 = t14 | t15;
    const uint32_t t22 = t21 | t16;
    const uint32_t t23 = t22 | t17;
    const uint32_t t24 = t23 | t18;
    const uint32_t t25 = t24 | t19;
    const uint32_t t26 = t25 | t20;
    const p224_bit c28 = p224_borroww(t26, UINT32_C(0x1), 0);
    const uint32_t t30 = p224_maskw(c28);
    return ((uint64_t)t30 << 32) | t30;
}

#else
typedef int p224_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
