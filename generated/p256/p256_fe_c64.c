/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod p.
 * Products are reduced by Montgomery, word by word: U + m*p, by shifts.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p256.h"

#if P256_WORD_BITS == 64 && !defined(P256_ASM)
#include "p256_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_add(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint64_t t8; const p256_bit c9 = p256_addw(&t8, a0, b0, 0);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, b1, c9);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, b2, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t20; const p256_bit c21 = p256_subw(&t20, t8, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t10, UINT64_C(0xffffffff), c21);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, t12, UINT64_C(0x0), c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, t14, UINT64_C(0xffffffff00000001), c25);
    uint64_t t28; (void)p256_addw(&t28, UINT64_C(0x0), UINT64_C(0x0), c15);
    const p256_bit c29 = p256_borroww(t28, UINT64_C(0x0), c27);
    const uint64_t m0 = p256_maskw(c29);
    const uint64_t t30 = (t8 & m0) | (t20 & ~m0);
    const uint64_t t31 = (t10 & m0) | (t22 & ~m0);
    const uint64_t t32 = (t12 & m0) | (t24 & ~m0);
    const uint64_t t33 = (t14 & m0) | (t26 & ~m0);
    r->v[0] = t30;
    r->v[1] = t31;
    r->v[2] = t32;
    r->v[3] = t33;
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_sub(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint64_t t8; const p256_bit c9 = p256_subw(&t8, a0, b0, 0);
    uint64_t t10; const p256_bit c11 = p256_subw(&t10, a1, b1, c9);
    uint64_t t12; const p256_bit c13 = p256_subw(&t12, a2, b2, c11);
    uint64_t t14; const p256_bit c15 = p256_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = p256_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0xffffffff);
    const uint64_t t21 = t17 & UINT64_C(0xffffffff00000001);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t8, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t10, t19, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t12, UINT64_C(0x0), c25);
    uint64_t t28; (void)p256_addw(&t28, t14, t21, c27);
    r->v[0] = t22;
    r->v[1] = t24;
    r->v[2] = t26;
    r->v[3] = t28;
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_neg(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t5; const p256_bit c6 = p256_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const p256_bit c10 = p256_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const p256_bit c12 = p256_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = p256_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0xffffffff);
    const uint64_t t17 = t13 & UINT64_C(0xffffffff00000001);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, t5, t13, 0);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t7, t15, c19);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t9, UINT64_C(0x0), c21);
    uint64_t t24; (void)p256_addw(&t24, t11, t17, c23);
    r->v[0] = t18;
    r->v[1] = t20;
    r->v[2] = t22;
    r->v[3] = t24;
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_dbl(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t4; const p256_bit c5 = p256_addw(&t4, a0, a0, 0);
    uint64_t t6; const p256_bit c7 = p256_addw(&t6, a1, a1, c5);
    uint64_t t8; const p256_bit c9 = p256_addw(&t8, a2, a2, c7);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t16; const p256_bit c17 = p256_subw(&t16, t4, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t18; const p256_bit c19 = p256_subw(&t18, t6, UINT64_C(0xffffffff), c17);
    uint64_t t20; const p256_bit c21 = p256_subw(&t20, t8, UINT64_C(0x0), c19);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t10, UINT64_C(0xffffffff00000001), c21);
    uint64_t t24; (void)p256_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c11);
    const p256_bit c25 = p256_borroww(t24, UINT64_C(0x0), c23);
    const uint64_t m0 = p256_maskw(c25);
    const uint64_t t26 = (t4 & m0) | (t16 & ~m0);
    const uint64_t t27 = (t6 & m0) | (t18 & ~m0);
    const uint64_t t28 = (t8 & m0) | (t20 & ~m0);
    const uint64_t t29 = (t10 & m0) | (t22 & ~m0);
    r->v[0] = t26;
    r->v[1] = t27;
    r->v[2] = t28;
    r->v[3] = t29;
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_half(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xffffffff);
    const uint64_t t11 = t7 & UINT64_C(0xffffffff00000001);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a0, t7, 0);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a1, t9, c13);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, a2, UINT64_C(0x0), c15);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, a3, t11, c17);
    uint64_t t20; (void)p256_addw(&t20, UINT64_C(0x0), UINT64_C(0x0), c19);
    /* shift right by one bit */
    const uint64_t t21 = (t14 << 63) | (t12 >> 1);
    const uint64_t t22 = (t16 << 63) | (t14 >> 1);
    const uint64_t t23 = (t18 << 63) | (t16 >> 1);
    const uint64_t t24 = (t20 << 63) | (t18 >> 1);
    r->v[0] = t21;
    r->v[1] = t22;
    r->v[2] = t23;
    r->v[3] = t24;
}

/* r * 2^256 = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    const uint64_t t10 = p256_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, a1, b0);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p256_mulw(&t15, a2, b0);
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a3, b0);
    uint64_t t21; const p256_bit c22 = p256_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p256_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, a3, b1);
    uint64_t t32; const p256_bit c33 = p256_addw(&t32, t13, t25, 0);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t17, t27, c33);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t21, t29, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t34, t24, 0);
    uint64_t t43; const p256_bit c44 = p256_addw(&t43, t36, t26, c42);
    uint64_t t45; const p256_bit c46 = p256_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)p256_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = p256_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = p256_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = p256_mulw(&t54, a3, b2);
    uint64_t t56; const p256_bit c57 = p256_addw(&t56, t41, t49, 0);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t43, t51, c57);
    uint64_t t60; const p256_bit c61 = p256_addw(&t60, t45, t53, c59);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)p256_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t58, t48, 0);
    uint64_t t67; const p256_bit c68 = p256_addw(&t67, t60, t50, c66);
    uint64_t t69; const p256_bit c70 = p256_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)p256_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = p256_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = p256_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = p256_mulw(&t76, a2, b3);
    uint64_t t78;
    const uint64_t t79 = p256_mulw(&t78, a3, b3);
    uint64_t t80; const p256_bit c81 = p256_addw(&t80, t65, t73, 0);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t67, t75, c81);
    uint64_t t84; const p256_bit c85 = p256_addw(&t84, t69, t77, c83);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)p256_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const p256_bit c90 = p256_addw(&t89, t82, t72, 0);
    uint64_t t91; const p256_bit c92 = p256_addw(&t91, t84, t74, c90);
    uint64_t t93; const p256_bit c94 = p256_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)p256_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t96 = t10 << 32;
    const uint64_t t97 = t10 >> 32;
    uint64_t t98; const p256_bit c99 = p256_subw(&t98, t10, t96, 0);
    uint64_t t100; (void)p256_subw(&t100, t10, t97, c99);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t32, t96, 0);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t56, t97, c102);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t80, t98, c104);
    uint64_t t107; (void)p256_addw(&t107, t100, UINT64_C(0x0), c106);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t108 = t101 << 32;
    const uint64_t t109 = t101 >> 32;
    uint64_t t110; const p256_bit c111 = p256_subw(&t110, t101, t108, 0);
    uint64_t t112; (void)p256_subw(&t112, t101, t109, c111);
    uint64_t t113; const p256_bit c114 = p256_addw(&t113, t103, t108, 0);
    uint64_t t115; const p256_bit c116 = p256_addw(&t115, t105, t109, c114);
    uint64_t t117; const p256_bit c118 = p256_addw(&t117, t107, t110, c116);
    uint64_t t119; (void)p256_addw(&t119, t112, UINT64_C(0x0), c118);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 << 32;
    const uint64_t t121 = t113 >> 32;
    uint64_t t122; const p256_bit c123 = p256_subw(&t122, t113, t120, 0);
    uint64_t t124; (void)p256_subw(&t124, t113, t121, c123);
    uint64_t t125; const p256_bit c126 = p256_addw(&t125, t115, t120, 0);
    uint64_t t127; const p256_bit c128 = p256_addw(&t127, t117, t121, c126);
    uint64_t t129; const p256_bit c130 = p256_addw(&t129, t119, t122, c128);
    uint64_t t131; (void)p256_addw(&t131, t124, UINT64_C(0x0), c130);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 << 32;
    const uint64_t t133 = t125 >> 32;
    uint64_t t134; const p256_bit c135 = p256_subw(&t134, t125, t132, 0);
    uint64_t t136; (void)p256_subw(&t136, t125, t133, c135);
    uint64_t t137; const p256_bit c138 = p256_addw(&t137, t127, t132, 0);
    uint64_t t139; const p256_bit c140 = p256_addw(&t139, t129, t133, c138);
    uint64_t t141; const p256_bit c142 = p256_addw(&t141, t131, t134, c140);
    uint64_t t143; (void)p256_addw(&t143, t136, UINT64_C(0x0), c142);
    /* add the high half; the sum is below 2*p */
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t137, t89, 0);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, t139, t91, c145);
    uint64_t t148; const p256_bit c149 = p256_addw(&t148, t141, t93, c147);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t143, t95, c149);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t155; const p256_bit c156 = p256_subw(&t155, t144, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t146, UINT64_C(0xffffffff), c156);
    uint64_t t159; const p256_bit c160 = p256_subw(&t159, t148, UINT64_C(0x0), c158);
    uint64_t t161; const p256_bit c162 = p256_subw(&t161, t150, UINT64_C(0xffffffff00000001), c160);
    uint64_t t163; (void)p256_addw(&t163, UINT64_C(0x0), UINT64_C(0x0), c151);
    const p256_bit c164 = p256_borroww(t163, UINT64_C(0x0), c162);
    const uint64_t m0 = p256_maskw(c164);
    const uint64_t t165 = (t144 & m0) | (t155 & ~m0);
    const uint64_t t166 = (t146 & m0) | (t157 & ~m0);
    const uint64_t t167 = (t148 & m0) | (t159 & ~m0);
    const uint64_t t168 = (t150 & m0) | (t161 & ~m0);
    r->v[0] = t165;
    r->v[1] = t166;
    r->v[2] = t167;
    r->v[3] = t168;
}

/* r * 2^256 = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_sqr(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t5;
    const uint64_t t6 = p256_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = p256_mulw(&t7, a2, a0);
    uint64_t t9; const p256_bit c10 = p256_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, a3, a0);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)p256_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = p256_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = p256_mulw(&t18, a3, a1);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t13, t17, 0);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)p256_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const p256_bit c26 = p256_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)p256_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, a3, a2);
    uint64_t t30; const p256_bit c31 = p256_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)p256_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t6, t6, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t9, t9, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t20, t20, c37);
    uint64_t t40; const p256_bit c41 = p256_addw(&t40, t25, t25, c39);
    uint64_t t42; const p256_bit c43 = p256_addw(&t42, t30, t30, c41);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t33, t33, c43);
    uint64_t t46; (void)p256_addw(&t46, UINT64_C(0x0), UINT64_C(0x0), c45);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t47;
    const uint64_t t48 = p256_mulw(&t47, a0, a0);
    uint64_t t49;
    const uint64_t t50 = p256_mulw(&t49, a1, a1);
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, a2, a2);
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, a3, a3);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t34, t47, 0);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, t36, t50, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t38, t49, c58);
    uint64_t t61; const p256_bit c62 = p256_addw(&t61, t40, t52, c60);
    uint64_t t63; const p256_bit c64 = p256_addw(&t63, t42, t51, c62);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t44, t54, c64);
    uint64_t t67; (void)p256_addw(&t67, t46, t53, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t68 = t48 << 32;
    const uint64_t t69 = t48 >> 32;
    uint64_t t70; const p256_bit c71 = p256_subw(&t70, t48, t68, 0);
    uint64_t t72; (void)p256_subw(&t72, t48, t69, c71);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t55, t68, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t57, t69, c74);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t59, t70, c76);
    uint64_t t79; (void)p256_addw(&t79, t72, UINT64_C(0x0), c78);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t80 = t73 << 32;
    const uint64_t t81 = t73 >> 32;
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t73, t80, 0);
    uint64_t t84; (void)p256_subw(&t84, t73, t81, c83);
    uint64_t t85; const p256_bit c86 = p256_addw(&t85, t75, t80, 0);
    uint64_t t87; const p256_bit c88 = p256_addw(&t87, t77, t81, c86);
    uint64_t t89; const p256_bit c90 = p256_addw(&t89, t79, t82, c88);
    uint64_t t91; (void)p256_addw(&t91, t84, UINT64_C(0x0), c90);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t92 = t85 << 32;
    const uint64_t t93 = t85 >> 32;
    uint64_t t94; const p256_bit c95 = p256_subw(&t94, t85, t92, 0);
    uint64_t t96; (void)p256_subw(&t96, t85, t93, c95);
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t87, t92, 0);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t89, t93, c98);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t91, t94, c100);
    uint64_t t103; (void)p256_addw(&t103, t96, UINT64_C(0x0), c102);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t104 = t97 << 32;
    const uint64_t t105 = t97 >> 32;
    uint64_t t106; const p256_bit c107 = p256_subw(&t106, t97, t104, 0);
    uint64_t t108; (void)p256_subw(&t108, t97, t105, c107);
    uint64_t t109; const p256_bit c110 = p256_addw(&t109, t99, t104, 0);
    uint64_t t111; const p256_bit c112 = p256_addw(&t111, t101, t105, c110);
    uint64_t t113; const p256_bit c114 = p256_addw(&t113, t103, t106, c112);
    uint64_t t115; (void)p256_addw(&t115, t108, UINT64_C(0x0), c114);
    /* add the high half; the sum is below 2*p */
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t109, t61, 0);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t111, t63, c117);
    uint64_t t120; const p256_bit c121 = p256_addw(&t120, t113, t65, c119);
    uint64_t t122; const p256_bit c123 = p256_addw(&t122, t115, t67, c121);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t127; const p256_bit c128 = p256_subw(&t127, t116, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t129; const p256_bit c130 = p256_subw(&t129, t118, UINT64_C(0xffffffff), c128);
    uint64_t t131; const p256_bit c132 = p256_subw(&t131, t120, UINT64_C(0x0), c130);
    uint64_t t133; const p256_bit c134 = p256_subw(&t133, t122, UINT64_C(0xffffffff00000001), c132);
    uint64_t t135; (void)p256_addw(&t135, UINT64_C(0x0), UINT64_C(0x0), c123);
    const p256_bit c136 = p256_borroww(t135, UINT64_C(0x0), c134);
    const uint64_t m0 = p256_maskw(c136);
    const uint64_t t137 = (t116 & m0) | (t127 & ~m0);
    const uint64_t t138 = (t118 & m0) | (t129 & ~m0);
    const uint64_t t139 = (t120 & m0) | (t131 & ~m0);
    const uint64_t t140 = (t122 & m0) | (t133 & ~m0);
    r->v[0] = t137;
    r->v[1] = t138;
    r->v[2] = t139;
    r->v[3] = t140;
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p256_fe_mul_small(p256_fe *r, const p256_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t6;
    const uint64_t t7 = p256_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = p256_mulw(&t8, a1, k_word);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = p256_mulw(&t12, a2, k_word);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = p256_mulw(&t16, a3, k_word);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)p256_addw(&t20, t16, UINT64_C(0x0), c19);
    /* T - q * p, below 4*p */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, UINT64_C(0xffffffffffffffff), t20);
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, UINT64_C(0xffffffff), t20);
    uint64_t t28; const p256_bit c29 = p256_addw(&t28, t27, t24, 0);
    uint64_t t30; const p256_bit c31 = p256_addw(&t30, UINT64_C(0x0), t26, c29);
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, UINT64_C(0xffffffff00000001), t20);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t33, UINT64_C(0x0), c31);
    uint64_t t36; (void)p256_addw(&t36, t32, UINT64_C(0x0), c35);
    uint64_t t37; const p256_bit c38 = p256_subw(&t37, t7, t25, 0);
    uint64_t t39; const p256_bit c40 = p256_subw(&t39, t10, t28, c38);
    uint64_t t41; const p256_bit c42 = p256_subw(&t41, t14, t30, c40);
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t18, t34, c42);
    uint64_t t45; (void)p256_subw(&t45, t20, t36, c44);
    /* subtract 2*p where that does not borrow */
    uint64_t t50; const p256_bit c51 = p256_subw(&t50, t37, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t52; const p256_bit c53 = p256_subw(&t52, t39, UINT64_C(0x1ffffffff), c51);
    uint64_t t54; const p256_bit c55 = p256_subw(&t54, t41, UINT64_C(0x0), c53);
    uint64_t t56; const p256_bit c57 = p256_subw(&t56, t43, UINT64_C(0xfffffffe00000002), c55);
    uint64_t t58; const p256_bit c59 = p256_subw(&t58, t45, UINT64_C(0x1), c57);
    const uint64_t m0 = p256_maskw(c59);
    const uint64_t t60 = (t37 & m0) | (t50 & ~m0);
    const uint64_t t61 = (t39 & m0) | (t52 & ~m0);
    const uint64_t t62 = (t41 & m0) | (t54 & ~m0);
    const uint64_t t63 = (t43 & m0) | (t56 & ~m0);
    const uint64_t t64 = (t45 & m0) | (t58 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t65; const p256_bit c66 = p256_subw(&t65, t60, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t67; const p256_bit c68 = p256_subw(&t67, t61, UINT64_C(0xffffffff), c66);
    uint64_t t69; const p256_bit c70 = p256_subw(&t69, t62, UINT64_C(0x0), c68);
    uint64_t t71; const p256_bit c72 = p256_subw(&t71, t63, UINT64_C(0xffffffff00000001), c70);
    const p256_bit c73 = p256_borroww(t64, UINT64_C(0x0), c72);
    const uint64_t m1 = p256_maskw(c73);
    const uint64_t t74 = (t60 & m1) | (t65 & ~m1);
    const uint64_t t75 = (t61 & m1) | (t67 & ~m1);
    const uint64_t t76 = (t62 & m1) | (t69 & ~m1);
    const uint64_t t77 = (t63 & m1) | (t71 & ~m1);
    r->v[0] = t74;
    r->v[1] = t75;
    r->v[2] = t76;
    r->v[3] = t77;
}

/* r = a * 2^256 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p256_fe_to_mont(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = p256_mulw(&t9, a0, UINT64_C(0x3));
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, a1, UINT64_C(0x3));
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p256_mulw(&t15, a2, UINT64_C(0x3));
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a3, UINT64_C(0x3));
    uint64_t t21; const p256_bit c22 = p256_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p256_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, a0, UINT64_C(0xfffffffbffffffff));
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, a1, UINT64_C(0xfffffffbffffffff));
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, a2, UINT64_C(0xfffffffbffffffff));
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, a3, UINT64_C(0xfffffffbffffffff));
    uint64_t t32; const p256_bit c33 = p256_addw(&t32, t13, t25, 0);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t17, t27, c33);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t21, t29, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t34, t24, 0);
    uint64_t t43; const p256_bit c44 = p256_addw(&t43, t36, t26, c42);
    uint64_t t45; const p256_bit c46 = p256_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)p256_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = p256_mulw(&t48, a0, UINT64_C(0xfffffffffffffffe));
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, a1, UINT64_C(0xfffffffffffffffe));
    uint64_t t52;
    const uint64_t t53 = p256_mulw(&t52, a2, UINT64_C(0xfffffffffffffffe));
    uint64_t t54;
    const uint64_t t55 = p256_mulw(&t54, a3, UINT64_C(0xfffffffffffffffe));
    uint64_t t56; const p256_bit c57 = p256_addw(&t56, t41, t49, 0);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t43, t51, c57);
    uint64_t t60; const p256_bit c61 = p256_addw(&t60, t45, t53, c59);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)p256_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t58, t48, 0);
    uint64_t t67; const p256_bit c68 = p256_addw(&t67, t60, t50, c66);
    uint64_t t69; const p256_bit c70 = p256_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)p256_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = p256_mulw(&t72, a0, UINT64_C(0x4fffffffd));
    uint64_t t74;
    const uint64_t t75 = p256_mulw(&t74, a1, UINT64_C(0x4fffffffd));
    uint64_t t76;
    const uint64_t t77 = p256_mulw(&t76, a2, UINT64_C(0x4fffffffd));
    uint64_t t78;
    const uint64_t t79 = p256_mulw(&t78, a3, UINT64_C(0x4fffffffd));
    uint64_t t80; const p256_bit c81 = p256_addw(&t80, t65, t73, 0);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t67, t75, c81);
    uint64_t t84; const p256_bit c85 = p256_addw(&t84, t69, t77, c83);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)p256_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const p256_bit c90 = p256_addw(&t89, t82, t72, 0);
    uint64_t t91; const p256_bit c92 = p256_addw(&t91, t84, t74, c90);
    uint64_t t93; const p256_bit c94 = p256_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)p256_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t96 = t10 << 32;
    const uint64_t t97 = t10 >> 32;
    uint64_t t98; const p256_bit c99 = p256_subw(&t98, t10, t96, 0);
    uint64_t t100; (void)p256_subw(&t100, t10, t97, c99);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t32, t96, 0);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t56, t97, c102);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t80, t98, c104);
    uint64_t t107; (void)p256_addw(&t107, t100, UINT64_C(0x0), c106);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t108 = t101 << 32;
    const uint64_t t109 = t101 >> 32;
    uint64_t t110; const p256_bit c111 = p256_subw(&t110, t101, t108, 0);
    uint64_t t112; (void)p256_subw(&t112, t101, t109, c111);
    uint64_t t113; const p256_bit c114 = p256_addw(&t113, t103, t108, 0);
    uint64_t t115; const p256_bit c116 = p256_addw(&t115, t105, t109, c114);
    uint64_t t117; const p256_bit c118 = p256_addw(&t117, t107, t110, c116);
    uint64_t t119; (void)p256_addw(&t119, t112, UINT64_C(0x0), c118);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 << 32;
    const uint64_t t121 = t113 >> 32;
    uint64_t t122; const p256_bit c123 = p256_subw(&t122, t113, t120, 0);
    uint64_t t124; (void)p256_subw(&t124, t113, t121, c123);
    uint64_t t125; const p256_bit c126 = p256_addw(&t125, t115, t120, 0);
    uint64_t t127; const p256_bit c128 = p256_addw(&t127, t117, t121, c126);
    uint64_t t129; const p256_bit c130 = p256_addw(&t129, t119, t122, c128);
    uint64_t t131; (void)p256_addw(&t131, t124, UINT64_C(0x0), c130);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 << 32;
    const uint64_t t133 = t125 >> 32;
    uint64_t t134; const p256_bit c135 = p256_subw(&t134, t125, t132, 0);
    uint64_t t136; (void)p256_subw(&t136, t125, t133, c135);
    uint64_t t137; const p256_bit c138 = p256_addw(&t137, t127, t132, 0);
    uint64_t t139; const p256_bit c140 = p256_addw(&t139, t129, t133, c138);
    uint64_t t141; const p256_bit c142 = p256_addw(&t141, t131, t134, c140);
    uint64_t t143; (void)p256_addw(&t143, t136, UINT64_C(0x0), c142);
    /* add the high half; the sum is below 2*p */
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t137, t89, 0);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, t139, t91, c145);
    uint64_t t148; const p256_bit c149 = p256_addw(&t148, t141, t93, c147);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t143, t95, c149);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t155; const p256_bit c156 = p256_subw(&t155, t144, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t146, UINT64_C(0xffffffff), c156);
    uint64_t t159; const p256_bit c160 = p256_subw(&t159, t148, UINT64_C(0x0), c158);
    uint64_t t161; const p256_bit c162 = p256_subw(&t161, t150, UINT64_C(0xffffffff00000001), c160);
    uint64_t t163; (void)p256_addw(&t163, UINT64_C(0x0), UINT64_C(0x0), c151);
    const p256_bit c164 = p256_borroww(t163, UINT64_C(0x0), c162);
    const uint64_t m0 = p256_maskw(c164);
    const uint64_t t165 = (t144 & m0) | (t155 & ~m0);
    const uint64_t t166 = (t146 & m0) | (t157 & ~m0);
    const uint64_t t167 = (t148 & m0) | (t159 & ~m0);
    const uint64_t t168 = (t150 & m0) | (t161 & ~m0);
    r->v[0] = t165;
    r->v[1] = t166;
    r->v[2] = t167;
    r->v[3] = t168;
}

/* r * 2^256 = a mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_from_mont(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 << 32;
    const uint64_t t5 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t4, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t5, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t4, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t5, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    r->v[0] = t46;
    r->v[1] = t48;
    r->v[2] = t50;
    r->v[3] = t52;
}

/* r = the big-endian integer b * 2^256 mod p; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    /* bytes to words */
    const uint64_t t1 = p256_bswapw(b_at24);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t t3 = p256_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t t5 = p256_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    const uint64_t t7 = p256_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c12 = p256_borroww(t1, UINT64_C(0xffffffffffffffff), 0);
    const p256_bit c13 = p256_borroww(t3, UINT64_C(0xffffffff), c12);
    const p256_bit c14 = p256_borroww(t5, UINT64_C(0x0), c13);
    const p256_bit c15 = p256_borroww(t7, UINT64_C(0xffffffff00000001), c14);
    const uint64_t t16 = p256_maskw(c15);
    const uint64_t t17 = t1 & t16;
    const uint64_t t18 = t3 & t16;
    const uint64_t t19 = t5 & t16;
    const uint64_t t20 = t7 & t16;
    const uint64_t t21 = ~t16;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, t17, UINT64_C(0x3));
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, t18, UINT64_C(0x3));
    uint64_t t30; const p256_bit c31 = p256_addw(&t30, t29, t26, 0);
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, t19, UINT64_C(0x3));
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t33, t28, c31);
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, t20, UINT64_C(0x3));
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t37, t32, c35);
    uint64_t t40; (void)p256_addw(&t40, t36, UINT64_C(0x0), c39);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t41;
    const uint64_t t42 = p256_mulw(&t41, t17, UINT64_C(0xfffffffbffffffff));
    uint64_t t43;
    const uint64_t t44 = p256_mulw(&t43, t18, UINT64_C(0xfffffffbffffffff));
    uint64_t t45;
    const uint64_t t46 = p256_mulw(&t45, t19, UINT64_C(0xfffffffbffffffff));
    uint64_t t47;
    const uint64_t t48 = p256_mulw(&t47, t20, UINT64_C(0xfffffffbffffffff));
    uint64_t t49; const p256_bit c50 = p256_addw(&t49, t30, t42, 0);
    uint64_t t51; const p256_bit c52 = p256_addw(&t51, t34, t44, c50);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t38, t46, c52);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t40, t48, c54);
    uint64_t t57; (void)p256_addw(&t57, UINT64_C(0x0), UINT64_C(0x0), c56);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t51, t41, 0);
    uint64_t t60; const p256_bit c61 = p256_addw(&t60, t53, t43, c59);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t55, t45, c61);
    uint64_t t64; (void)p256_addw(&t64, t57, t47, c63);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t65;
    const uint64_t t66 = p256_mulw(&t65, t17, UINT64_C(0xfffffffffffffffe));
    uint64_t t67;
    const uint64_t t68 = p256_mulw(&t67, t18, UINT64_C(0xfffffffffffffffe));
    uint64_t t69;
    const uint64_t t70 = p256_mulw(&t69, t19, UINT64_C(0xfffffffffffffffe));
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, t20, UINT64_C(0xfffffffffffffffe));
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t58, t66, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t60, t68, c74);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t62, t70, c76);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t64, t72, c78);
    uint64_t t81; (void)p256_addw(&t81, UINT64_C(0x0), UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t75, t65, 0);
    uint64_t t84; const p256_bit c85 = p256_addw(&t84, t77, t67, c83);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)p256_addw(&t88, t81, t71, c87);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t89;
    const uint64_t t90 = p256_mulw(&t89, t17, UINT64_C(0x4fffffffd));
    uint64_t t91;
    const uint64_t t92 = p256_mulw(&t91, t18, UINT64_C(0x4fffffffd));
    uint64_t t93;
    const uint64_t t94 = p256_mulw(&t93, t19, UINT64_C(0x4fffffffd));
    uint64_t t95;
    const uint64_t t96 = p256_mulw(&t95, t20, UINT64_C(0x4fffffffd));
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t82, t90, 0);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t84, t92, c98);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t86, t94, c100);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t88, t96, c102);
    uint64_t t105; (void)p256_addw(&t105, UINT64_C(0x0), UINT64_C(0x0), c104);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t99, t89, 0);
    uint64_t t108; const p256_bit c109 = p256_addw(&t108, t101, t91, c107);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t103, t93, c109);
    uint64_t t112; (void)p256_addw(&t112, t105, t95, c111);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t113 = t27 << 32;
    const uint64_t t114 = t27 >> 32;
    uint64_t t115; const p256_bit c116 = p256_subw(&t115, t27, t113, 0);
    uint64_t t117; (void)p256_subw(&t117, t27, t114, c116);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t49, t113, 0);
    uint64_t t120; const p256_bit c121 = p256_addw(&t120, t73, t114, c119);
    uint64_t t122; const p256_bit c123 = p256_addw(&t122, t97, t115, c121);
    uint64_t t124; (void)p256_addw(&t124, t117, UINT64_C(0x0), c123);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t125 = t118 << 32;
    const uint64_t t126 = t118 >> 32;
    uint64_t t127; const p256_bit c128 = p256_subw(&t127, t118, t125, 0);
    uint64_t t129; (void)p256_subw(&t129, t118, t126, c128);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t120, t125, 0);
    uint64_t t132; const p256_bit c133 = p256_addw(&t132, t122, t126, c131);
    uint64_t t134; const p256_bit c135 = p256_addw(&t134, t124, t127, c133);
    uint64_t t136; (void)p256_addw(&t136, t129, UINT64_C(0x0), c135);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t137 = t130 << 32;
    const uint64_t t138 = t130 >> 32;
    uint64_t t139; const p256_bit c140 = p256_subw(&t139, t130, t137, 0);
    uint64_t t141; (void)p256_subw(&t141, t130, t138, c140);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t132, t137, 0);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t134, t138, c143);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, t136, t139, c145);
    uint64_t t148; (void)p256_addw(&t148, t141, UINT64_C(0x0), c147);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t149 = t142 << 32;
    const uint64_t t150 = t142 >> 32;
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t142, t149, 0);
    uint64_t t153; (void)p256_subw(&t153, t142, t150, c152);
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t144, t149, 0);
    uint64_t t156; const p256_bit c157 = p256_addw(&t156, t146, t150, c155);
    uint64_t t158; const p256_bit c159 = p256_addw(&t158, t148, t151, c157);
    uint64_t t160; (void)p256_addw(&t160, t153, UINT64_C(0x0), c159);
    /* add the high half; the sum is below 2*p */
    uint64_t t161; const p256_bit c162 = p256_addw(&t161, t154, t106, 0);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t156, t108, c162);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, t158, t110, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t160, t112, c166);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t169; const p256_bit c170 = p256_subw(&t169, t161, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t171; const p256_bit c172 = p256_subw(&t171, t163, UINT64_C(0xffffffff), c170);
    uint64_t t173; const p256_bit c174 = p256_subw(&t173, t165, UINT64_C(0x0), c172);
    uint64_t t175; const p256_bit c176 = p256_subw(&t175, t167, UINT64_C(0xffffffff00000001), c174);
    uint64_t t177; (void)p256_addw(&t177, UINT64_C(0x0), UINT64_C(0x0), c168);
    const p256_bit c178 = p256_borroww(t177, UINT64_C(0x0), c176);
    const uint64_t m0 = p256_maskw(c178);
    const uint64_t t179 = (t161 & m0) | (t169 & ~m0);
    const uint64_t t180 = (t163 & m0) | (t171 & ~m0);
    const uint64_t t181 = (t165 & m0) | (t173 & ~m0);
    const uint64_t t182 = (t167 & m0) | (t175 & ~m0);
    r->v[0] = t179;
    r->v[1] = t180;
    r->v[2] = t181;
    r->v[3] = t182;
    return -(int)(t21 & 1);
}

/* r = the little-endian integer b * 2^256 mod p; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes_le(p256_fe *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c8 = p256_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p256_bit c9 = p256_borroww(b_at8, UINT64_C(0xffffffff), c8);
    const p256_bit c10 = p256_borroww(b_at16, UINT64_C(0x0), c9);
    const p256_bit c11 = p256_borroww(b_at24, UINT64_C(0xffffffff00000001), c10);
    const uint64_t t12 = p256_maskw(c11);
    const uint64_t t13 = b_at0 & t12;
    const uint64_t t14 = b_at8 & t12;
    const uint64_t t15 = b_at16 & t12;
    const uint64_t t16 = b_at24 & t12;
    const uint64_t t17 = ~t12;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = p256_mulw(&t22, t13, UINT64_C(0x3));
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, t14, UINT64_C(0x3));
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t25, t22, 0);
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, t15, UINT64_C(0x3));
    uint64_t t30; const p256_bit c31 = p256_addw(&t30, t29, t24, c27);
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, t16, UINT64_C(0x3));
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t33, t28, c31);
    uint64_t t36; (void)p256_addw(&t36, t32, UINT64_C(0x0), c35);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t37;
    const uint64_t t38 = p256_mulw(&t37, t13, UINT64_C(0xfffffffbffffffff));
    uint64_t t39;
    const uint64_t t40 = p256_mulw(&t39, t14, UINT64_C(0xfffffffbffffffff));
    uint64_t t41;
    const uint64_t t42 = p256_mulw(&t41, t15, UINT64_C(0xfffffffbffffffff));
    uint64_t t43;
    const uint64_t t44 = p256_mulw(&t43, t16, UINT64_C(0xfffffffbffffffff));
    uint64_t t45; const p256_bit c46 = p256_addw(&t45, t26, t38, 0);
    uint64_t t47; const p256_bit c48 = p256_addw(&t47, t30, t40, c46);
    uint64_t t49; const p256_bit c50 = p256_addw(&t49, t34, t42, c48);
    uint64_t t51; const p256_bit c52 = p256_addw(&t51, t36, t44, c50);
    uint64_t t53; (void)p256_addw(&t53, UINT64_C(0x0), UINT64_C(0x0), c52);
    uint64_t t54; const p256_bit c55 = p256_addw(&t54, t47, t37, 0);
    uint64_t t56; const p256_bit c57 = p256_addw(&t56, t49, t39, c55);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t51, t41, c57);
    uint64_t t60; (void)p256_addw(&t60, t53, t43, c59);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t61;
    const uint64_t t62 = p256_mulw(&t61, t13, UINT64_C(0xfffffffffffffffe));
    uint64_t t63;
    const uint64_t t64 = p256_mulw(&t63, t14, UINT64_C(0xfffffffffffffffe));
    uint64_t t65;
    const uint64_t t66 = p256_mulw(&t65, t15, UINT64_C(0xfffffffffffffffe));
    uint64_t t67;
    const uint64_t t68 = p256_mulw(&t67, t16, UINT64_C(0xfffffffffffffffe));
    uint64_t t69; const p256_bit c70 = p256_addw(&t69, t54, t62, 0);
    uint64_t t71; const p256_bit c72 = p256_addw(&t71, t56, t64, c70);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t58, t66, c72);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t60, t68, c74);
    uint64_t t77; (void)p256_addw(&t77, UINT64_C(0x0), UINT64_C(0x0), c76);
    uint64_t t78; const p256_bit c79 = p256_addw(&t78, t71, t61, 0);
    uint64_t t80; const p256_bit c81 = p256_addw(&t80, t73, t63, c79);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t75, t65, c81);
    uint64_t t84; (void)p256_addw(&t84, t77, t67, c83);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t85;
    const uint64_t t86 = p256_mulw(&t85, t13, UINT64_C(0x4fffffffd));
    uint64_t t87;
    const uint64_t t88 = p256_mulw(&t87, t14, UINT64_C(0x4fffffffd));
    uint64_t t89;
    const uint64_t t90 = p256_mulw(&t89, t15, UINT64_C(0x4fffffffd));
    uint64_t t91;
    const uint64_t t92 = p256_mulw(&t91, t16, UINT64_C(0x4fffffffd));
    uint64_t t93; const p256_bit c94 = p256_addw(&t93, t78, t86, 0);
    uint64_t t95; const p256_bit c96 = p256_addw(&t95, t80, t88, c94);
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t82, t90, c96);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t84, t92, c98);
    uint64_t t101; (void)p256_addw(&t101, UINT64_C(0x0), UINT64_C(0x0), c100);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t95, t85, 0);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t97, t87, c103);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t99, t89, c105);
    uint64_t t108; (void)p256_addw(&t108, t101, t91, c107);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t109 = t23 << 32;
    const uint64_t t110 = t23 >> 32;
    uint64_t t111; const p256_bit c112 = p256_subw(&t111, t23, t109, 0);
    uint64_t t113; (void)p256_subw(&t113, t23, t110, c112);
    uint64_t t114; const p256_bit c115 = p256_addw(&t114, t45, t109, 0);
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t69, t110, c115);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t93, t111, c117);
    uint64_t t120; (void)p256_addw(&t120, t113, UINT64_C(0x0), c119);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t114 << 32;
    const uint64_t t122 = t114 >> 32;
    uint64_t t123; const p256_bit c124 = p256_subw(&t123, t114, t121, 0);
    uint64_t t125; (void)p256_subw(&t125, t114, t122, c124);
    uint64_t t126; const p256_bit c127 = p256_addw(&t126, t116, t121, 0);
    uint64_t t128; const p256_bit c129 = p256_addw(&t128, t118, t122, c127);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t120, t123, c129);
    uint64_t t132; (void)p256_addw(&t132, t125, UINT64_C(0x0), c131);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t133 = t126 << 32;
    const uint64_t t134 = t126 >> 32;
    uint64_t t135; const p256_bit c136 = p256_subw(&t135, t126, t133, 0);
    uint64_t t137; (void)p256_subw(&t137, t126, t134, c136);
    uint64_t t138; const p256_bit c139 = p256_addw(&t138, t128, t133, 0);
    uint64_t t140; const p256_bit c141 = p256_addw(&t140, t130, t134, c139);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t132, t135, c141);
    uint64_t t144; (void)p256_addw(&t144, t137, UINT64_C(0x0), c143);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t145 = t138 << 32;
    const uint64_t t146 = t138 >> 32;
    uint64_t t147; const p256_bit c148 = p256_subw(&t147, t138, t145, 0);
    uint64_t t149; (void)p256_subw(&t149, t138, t146, c148);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t140, t145, 0);
    uint64_t t152; const p256_bit c153 = p256_addw(&t152, t142, t146, c151);
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t144, t147, c153);
    uint64_t t156; (void)p256_addw(&t156, t149, UINT64_C(0x0), c155);
    /* add the high half; the sum is below 2*p */
    uint64_t t157; const p256_bit c158 = p256_addw(&t157, t150, t102, 0);
    uint64_t t159; const p256_bit c160 = p256_addw(&t159, t152, t104, c158);
    uint64_t t161; const p256_bit c162 = p256_addw(&t161, t154, t106, c160);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t156, t108, c162);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t165; const p256_bit c166 = p256_subw(&t165, t157, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t167; const p256_bit c168 = p256_subw(&t167, t159, UINT64_C(0xffffffff), c166);
    uint64_t t169; const p256_bit c170 = p256_subw(&t169, t161, UINT64_C(0x0), c168);
    uint64_t t171; const p256_bit c172 = p256_subw(&t171, t163, UINT64_C(0xffffffff00000001), c170);
    uint64_t t173; (void)p256_addw(&t173, UINT64_C(0x0), UINT64_C(0x0), c164);
    const p256_bit c174 = p256_borroww(t173, UINT64_C(0x0), c172);
    const uint64_t m0 = p256_maskw(c174);
    const uint64_t t175 = (t157 & m0) | (t165 & ~m0);
    const uint64_t t176 = (t159 & m0) | (t167 & ~m0);
    const uint64_t t177 = (t161 & m0) | (t169 & ~m0);
    const uint64_t t178 = (t163 & m0) | (t171 & ~m0);
    r->v[0] = t175;
    r->v[1] = t176;
    r->v[2] = t177;
    r->v[3] = t178;
    return -(int)(t17 & 1);
}

/* b = the big-endian integer a / 2^256 mod p
 * Requires a < p. */
void p256_fe_to_bytes(uint8_t b[32], const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 << 32;
    const uint64_t t5 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t4, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t5, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t4, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t5, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    /* words to bytes */
    const uint64_t t53 = p256_bswapw(t46);
    const uint64_t t54 = p256_bswapw(t48);
    const uint64_t t55 = p256_bswapw(t50);
    const uint64_t t56 = p256_bswapw(t52);
    p256_store8(b + 24, (uint64_t)t53);
    p256_store8(b + 16, (uint64_t)t54);
    p256_store8(b + 8, (uint64_t)t55);
    p256_store8(b + 0, (uint64_t)t56);
}

/* b = the little-endian integer a / 2^256 mod p
 * Requires a < p. */
void p256_fe_to_bytes_le(uint8_t b[32], const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 << 32;
    const uint64_t t5 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t4, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t5, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t4, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t5, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    p256_store8(b + 0, (uint64_t)t46);
    p256_store8(b + 8, (uint64_t)t48);
    p256_store8(b + 16, (uint64_t)t50);
    p256_store8(b + 24, (uint64_t)t52);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_select(p256_fe *r, uint64_t mask, const p256_fe *a, const p256_fe *b)
{
    const uint64_t mask_word = p256_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const p256_bit c9 = p256_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p256_maskw(c9);
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
void p256_fe_cswap(uint64_t mask, p256_fe *a, p256_fe *b)
{
    const uint64_t mask_word = p256_hidew((uint64_t)mask);
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
uint64_t p256_fe_is_zero(const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const p256_bit c8 = p256_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = p256_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p256_fe_eq(const p256_fe *a, const p256_fe *b)
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
    const p256_bit c16 = p256_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = p256_maskw(c16);
    return t18;
}

#else
typedef int p256_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
