/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t8; const secp224k1_bit c9 = secp224k1_addw(&t8, a0, b0, 0);
    uint64_t t10; const secp224k1_bit c11 = secp224k1_addw(&t10, a1, b1, c9);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, a2, b2, c11);
    uint64_t t14; (void)secp224k1_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, t8, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, t10, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_subw(&t22, t12, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_subw(&t24, t14, UINT64_C(0xffffffff), c23);
    const uint64_t m0 = secp224k1_maskw(c25);
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
    uint64_t t8; const secp224k1_bit c9 = secp224k1_subw(&t8, a0, b0, 0);
    uint64_t t10; const secp224k1_bit c11 = secp224k1_subw(&t10, a1, b1, c9);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_subw(&t12, a2, b2, c11);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = secp224k1_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t21 = t17 & UINT64_C(0xffffffff);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t8, t19, 0);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t10, t17, c23);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t12, t17, c25);
    uint64_t t28; (void)secp224k1_addw(&t28, t14, t21, c27);
    r->v[0] = t22;
    r->v[1] = t24;
    r->v[2] = t26;
    r->v[3] = t28;
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
    uint64_t t5; const secp224k1_bit c6 = secp224k1_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const secp224k1_bit c8 = secp224k1_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const secp224k1_bit c10 = secp224k1_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const secp224k1_bit c12 = secp224k1_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = secp224k1_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t17 = t13 & UINT64_C(0xffffffff);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, t5, t15, 0);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t7, t13, c19);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t9, t13, c21);
    uint64_t t24; (void)secp224k1_addw(&t24, t11, t17, c23);
    r->v[0] = t18;
    r->v[1] = t20;
    r->v[2] = t22;
    r->v[3] = t24;
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
    uint64_t t4; const secp224k1_bit c5 = secp224k1_addw(&t4, a0, a0, 0);
    uint64_t t6; const secp224k1_bit c7 = secp224k1_addw(&t6, a1, a1, c5);
    uint64_t t8; const secp224k1_bit c9 = secp224k1_addw(&t8, a2, a2, c7);
    uint64_t t10; (void)secp224k1_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, t4, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_subw(&t16, t6, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, t8, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, t10, UINT64_C(0xffffffff), c19);
    const uint64_t m0 = secp224k1_maskw(c21);
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
void secp224k1_fe_half(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t11 = t7 & UINT64_C(0xffffffff);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, a0, t9, 0);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a1, t7, c13);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a2, t7, c15);
    uint64_t t18; (void)secp224k1_addw(&t18, a3, t11, c17);
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
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a1, b0);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a2, b0);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, a3, b0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)secp224k1_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = secp224k1_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = secp224k1_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, a3, b1);
    uint64_t t32; const secp224k1_bit c33 = secp224k1_addw(&t32, t13, t25, 0);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t17, t27, c33);
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t21, t29, c35);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)secp224k1_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const secp224k1_bit c42 = secp224k1_addw(&t41, t34, t24, 0);
    uint64_t t43; const secp224k1_bit c44 = secp224k1_addw(&t43, t36, t26, c42);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)secp224k1_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = secp224k1_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = secp224k1_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = secp224k1_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = secp224k1_mulw(&t54, a3, b2);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t41, t49, 0);
    uint64_t t58; const secp224k1_bit c59 = secp224k1_addw(&t58, t43, t51, c57);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t45, t53, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)secp224k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp224k1_bit c66 = secp224k1_addw(&t65, t58, t48, 0);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t50, c66);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)secp224k1_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = secp224k1_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = secp224k1_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = secp224k1_mulw(&t76, a2, b3);
    const uint64_t t78 = a3 * b3;
    uint64_t t79; const secp224k1_bit c80 = secp224k1_addw(&t79, t65, t73, 0);
    uint64_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t67, t75, c80);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t69, t77, c82);
    uint64_t t85; (void)secp224k1_addw(&t85, t71, t78, c84);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t81, t72, 0);
    uint64_t t88; const secp224k1_bit c89 = secp224k1_addw(&t88, t83, t74, c87);
    uint64_t t90; (void)secp224k1_addw(&t90, t85, t76, c89);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t92;
    const uint64_t t93 = secp224k1_mulw(&t92, t86, UINT64_C(0x1a9300000000));
    uint64_t t94;
    const uint64_t t95 = secp224k1_mulw(&t94, t88, UINT64_C(0x1a9300000000));
    uint64_t t96;
    const uint64_t t97 = secp224k1_mulw(&t96, t90, UINT64_C(0x1a9300000000));
    uint64_t t99; const secp224k1_bit c100 = secp224k1_addw(&t99, t10, t93, 0);
    uint64_t t101; const secp224k1_bit c102 = secp224k1_addw(&t101, t32, t95, c100);
    uint64_t t103; const secp224k1_bit c104 = secp224k1_addw(&t103, t56, t97, c102);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t79, UINT64_C(0x100000000), c104);
    uint64_t t107; (void)secp224k1_addw(&t107, UINT64_C(0x0), UINT64_C(0x0), c106);
    uint64_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t101, t92, 0);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t103, t94, c109);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t105, t96, c111);
    uint64_t t114; (void)secp224k1_addw(&t114, t107, UINT64_C(0x0), c113);
    uint64_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t108, t86, 0);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t88, c116);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, t90, c118);
    uint64_t t121; (void)secp224k1_addw(&t121, t114, UINT64_C(0x0), c120);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t122 = (t121 << 32) | (t119 >> 32);
    uint64_t t124;
    const uint64_t t125 = secp224k1_mulw(&t124, t122, UINT64_C(0x100001a93));
    const uint64_t t127 = t119 | UINT64_C(0xffffffff00000000);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t99, t125, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t115, t124, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t117, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t127, UINT64_C(0x0), c133);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = secp224k1_maskw(c135);
    const uint64_t t136 = (UINT64_C(0x0) & m0) | (UINT64_C(0x100001a93) & ~m0);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_subw(&t137, t128, t136, 0);
    uint64_t t139; const secp224k1_bit c140 = secp224k1_subw(&t139, t130, UINT64_C(0x0), c138);
    uint64_t t141; const secp224k1_bit c142 = secp224k1_subw(&t141, t132, UINT64_C(0x0), c140);
    const uint64_t t143 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff00000000) & ~m0);
    uint64_t t144; (void)secp224k1_subw(&t144, t134, t143, c142);
    r->v[0] = t137;
    r->v[1] = t139;
    r->v[2] = t141;
    r->v[3] = t144;
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
    uint64_t t5;
    const uint64_t t6 = secp224k1_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = secp224k1_mulw(&t7, a2, a0);
    uint64_t t9; const secp224k1_bit c10 = secp224k1_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a3, a0);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)secp224k1_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = secp224k1_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = secp224k1_mulw(&t18, a3, a1);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t13, t17, 0);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)secp224k1_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)secp224k1_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, a3, a2);
    uint64_t t30; const secp224k1_bit c31 = secp224k1_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)secp224k1_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t6, t6, 0);
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t9, t9, c35);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t20, t20, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t25, t25, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t30, t30, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t33, t33, c43);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t45;
    const uint64_t t46 = secp224k1_mulw(&t45, a0, a0);
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, a1, a1);
    uint64_t t49;
    const uint64_t t50 = secp224k1_mulw(&t49, a2, a2);
    const uint64_t t51 = a3 * a3;
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t34, t45, 0);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t36, t48, c53);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t38, t47, c55);
    uint64_t t58; const secp224k1_bit c59 = secp224k1_addw(&t58, t40, t50, c57);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t42, t49, c59);
    uint64_t t62; (void)secp224k1_addw(&t62, t44, t51, c61);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t64;
    const uint64_t t65 = secp224k1_mulw(&t64, t58, UINT64_C(0x1a9300000000));
    uint64_t t66;
    const uint64_t t67 = secp224k1_mulw(&t66, t60, UINT64_C(0x1a9300000000));
    uint64_t t68;
    const uint64_t t69 = secp224k1_mulw(&t68, t62, UINT64_C(0x1a9300000000));
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t46, t65, 0);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t52, t67, c72);
    uint64_t t75; const secp224k1_bit c76 = secp224k1_addw(&t75, t54, t69, c74);
    uint64_t t77; const secp224k1_bit c78 = secp224k1_addw(&t77, t56, UINT64_C(0x100000000), c76);
    uint64_t t79; (void)secp224k1_addw(&t79, UINT64_C(0x0), UINT64_C(0x0), c78);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t73, t64, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t75, t66, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t77, t68, c83);
    uint64_t t86; (void)secp224k1_addw(&t86, t79, UINT64_C(0x0), c85);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t80, t58, 0);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t60, c88);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t62, c90);
    uint64_t t93; (void)secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t94 = (t93 << 32) | (t91 >> 32);
    uint64_t t96;
    const uint64_t t97 = secp224k1_mulw(&t96, t94, UINT64_C(0x100001a93));
    const uint64_t t99 = t91 | UINT64_C(0xffffffff00000000);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t71, t97, 0);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t87, t96, c101);
    uint64_t t104; const secp224k1_bit c105 = secp224k1_addw(&t104, t89, UINT64_C(0x0), c103);
    uint64_t t106; const secp224k1_bit c107 = secp224k1_addw(&t106, t99, UINT64_C(0x0), c105);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = secp224k1_maskw(c107);
    const uint64_t t108 = (UINT64_C(0x0) & m0) | (UINT64_C(0x100001a93) & ~m0);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_subw(&t109, t100, t108, 0);
    uint64_t t111; const secp224k1_bit c112 = secp224k1_subw(&t111, t102, UINT64_C(0x0), c110);
    uint64_t t113; const secp224k1_bit c114 = secp224k1_subw(&t113, t104, UINT64_C(0x0), c112);
    const uint64_t t115 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff00000000) & ~m0);
    uint64_t t116; (void)secp224k1_subw(&t116, t106, t115, c114);
    r->v[0] = t109;
    r->v[1] = t111;
    r->v[2] = t113;
    r->v[3] = t116;
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
    uint64_t t6;
    const uint64_t t7 = secp224k1_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = secp224k1_mulw(&t8, a1, k_word);
    uint64_t t10; const secp224k1_bit c11 = secp224k1_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = secp224k1_mulw(&t12, a2, k_word);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = secp224k1_mulw(&t16, a3, k_word);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)secp224k1_addw(&t20, t16, UINT64_C(0x0), c19);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t21 = (t20 << 32) | (t18 >> 32);
    /* T - q * p, below 4*p */
    uint64_t t25;
    const uint64_t t26 = secp224k1_mulw(&t25, UINT64_C(0xfffffffeffffe56d), t21);
    uint64_t t27;
    const uint64_t t28 = secp224k1_mulw(&t27, UINT64_C(0xffffffffffffffff), t21);
    uint64_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t28, t25, 0);
    uint64_t t31; const secp224k1_bit c32 = secp224k1_addw(&t31, t28, t27, c30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0xffffffff), t21);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t34, t27, c32);
    uint64_t t37; (void)secp224k1_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_subw(&t38, t7, t26, 0);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_subw(&t40, t10, t29, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_subw(&t42, t14, t31, c41);
    uint64_t t44; const secp224k1_bit c45 = secp224k1_subw(&t44, t18, t35, c43);
    uint64_t t46; (void)secp224k1_subw(&t46, t20, t37, c45);
    /* subtract 2*p where that does not borrow */
    uint64_t t49; const secp224k1_bit c50 = secp224k1_subw(&t49, t38, UINT64_C(0xfffffffdffffcada), 0);
    uint64_t t51; const secp224k1_bit c52 = secp224k1_subw(&t51, t40, UINT64_C(0xffffffffffffffff), c50);
    uint64_t t53; const secp224k1_bit c54 = secp224k1_subw(&t53, t42, UINT64_C(0xffffffffffffffff), c52);
    uint64_t t55; const secp224k1_bit c56 = secp224k1_subw(&t55, t44, UINT64_C(0x1ffffffff), c54);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_subw(&t57, t46, UINT64_C(0x0), c56);
    const uint64_t m0 = secp224k1_maskw(c58);
    const uint64_t t59 = (t38 & m0) | (t49 & ~m0);
    const uint64_t t60 = (t40 & m0) | (t51 & ~m0);
    const uint64_t t61 = (t42 & m0) | (t53 & ~m0);
    const uint64_t t62 = (t44 & m0) | (t55 & ~m0);
    const uint64_t t63 = (t46 & m0) | (t57 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t64; const secp224k1_bit c65 = secp224k1_subw(&t64, t59, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_subw(&t66, t60, UINT64_C(0xffffffffffffffff), c65);
    uint64_t t68; const secp224k1_bit c69 = secp224k1_subw(&t68, t61, UINT64_C(0xffffffffffffffff), c67);
    uint64_t t70; const secp224k1_bit c71 = secp224k1_subw(&t70, t62, UINT64_C(0xffffffff), c69);
    const secp224k1_bit c72 = secp224k1_borroww(t63, UINT64_C(0x0), c71);
    const uint64_t m1 = secp224k1_maskw(c72);
    const uint64_t t73 = (t59 & m1) | (t64 & ~m1);
    const uint64_t t74 = (t60 & m1) | (t66 & ~m1);
    const uint64_t t75 = (t61 & m1) | (t68 & ~m1);
    const uint64_t t76 = (t62 & m1) | (t70 & ~m1);
    r->v[0] = t73;
    r->v[1] = t74;
    r->v[2] = t75;
    r->v[3] = t76;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes(secp224k1_fe *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)secp224k1_load8(b + 20);
    /* bytes to words */
    const uint64_t t1 = secp224k1_bswapw(b_at20);
    const uint64_t b_at12 = (uint64_t)secp224k1_load8(b + 12);
    const uint64_t t3 = secp224k1_bswapw(b_at12);
    const uint64_t b_at4 = (uint64_t)secp224k1_load8(b + 4);
    const uint64_t t5 = secp224k1_bswapw(b_at4);
    const uint64_t b_at0 = (uint64_t)secp224k1_load4(b + 0);
    const uint64_t t7 = secp224k1_bswapw(b_at0);
    const uint64_t t8 = t7 >> 32;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c12 = secp224k1_borroww(t1, UINT64_C(0xfffffffeffffe56d), 0);
    const secp224k1_bit c13 = secp224k1_borroww(t3, UINT64_C(0xffffffffffffffff), c12);
    const secp224k1_bit c14 = secp224k1_borroww(t5, UINT64_C(0xffffffffffffffff), c13);
    const secp224k1_bit c15 = secp224k1_borroww(t8, UINT64_C(0xffffffff), c14);
    const uint64_t t17 = secp224k1_maskw(c15);
    const uint64_t t18 = t1 & t17;
    const uint64_t t19 = t3 & t17;
    const uint64_t t20 = t5 & t17;
    const uint64_t t21 = t8 & t17;
    const uint64_t t22 = ~t17;
    r->v[0] = t18;
    r->v[1] = t19;
    r->v[2] = t20;
    r->v[3] = t21;
    return -(int)(t22 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes_le(secp224k1_fe *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)secp224k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp224k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp224k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp224k1_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c7 = secp224k1_borroww(b_at0, UINT64_C(0xfffffffeffffe56d), 0);
    const secp224k1_bit c8 = secp224k1_borroww(b_at8, UINT64_C(0xffffffffffffffff), c7);
    const secp224k1_bit c9 = secp224k1_borroww(b_at16, UINT64_C(0xffffffffffffffff), c8);
    const secp224k1_bit c10 = secp224k1_borroww(b_at24, UINT64_C(0xffffffff), c9);
    const uint64_t t12 = secp224k1_maskw(c10);
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

/* b = the little-endian integer a
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
uint64_t secp224k1_fe_is_zero(const secp224k1_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const secp224k1_bit c8 = secp224k1_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = secp224k1_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
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
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = a2 ^ b2;
    const uint64_t t11 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t8 | t9;
    const uint64_t t13 = t12 | t10;
    const uint64_t t14 = t13 | t11;
    const secp224k1_bit c16 = secp224k1_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = secp224k1_maskw(c16);
    return t18;
}

#else
typedef int secp224k1_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
