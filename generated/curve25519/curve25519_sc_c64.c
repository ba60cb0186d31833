/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 64 && !defined(CURVE25519_ASM)
#include "curve25519_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void curve25519_sc_add(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b)
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
    uint64_t t19; const curve25519_bit c20 = curve25519_subw(&t19, t8, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, t10, UINT64_C(0x14def9dea2f79cd6), c20);
    uint64_t t23; const curve25519_bit c24 = curve25519_subw(&t23, t12, UINT64_C(0x0), c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_subw(&t25, t14, UINT64_C(0x1000000000000000), c24);
    const uint64_t m0 = curve25519_maskw(c26);
    const uint64_t t27 = (t8 & m0) | (t19 & ~m0);
    const uint64_t t28 = (t10 & m0) | (t21 & ~m0);
    const uint64_t t29 = (t12 & m0) | (t23 & ~m0);
    const uint64_t t30 = (t14 & m0) | (t25 & ~m0);
    r->v[0] = t27;
    r->v[1] = t28;
    r->v[2] = t29;
    r->v[3] = t30;
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void curve25519_sc_sub(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b)
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
    const uint64_t t19 = t17 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t21 = t17 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t23 = t17 & UINT64_C(0x1000000000000000);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t8, t19, 0);
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t10, t21, c25);
    uint64_t t28; const curve25519_bit c29 = curve25519_addw(&t28, t12, UINT64_C(0x0), c27);
    uint64_t t30; (void)curve25519_addw(&t30, t14, t23, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void curve25519_sc_neg(curve25519_sc *r, const curve25519_sc *a)
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
    const uint64_t t15 = t13 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t17 = t13 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t19 = t13 & UINT64_C(0x1000000000000000);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t5, t15, 0);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t7, t17, c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t9, UINT64_C(0x0), c23);
    uint64_t t26; (void)curve25519_addw(&t26, t11, t19, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void curve25519_sc_dbl(curve25519_sc *r, const curve25519_sc *a)
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
    uint64_t t15; const curve25519_bit c16 = curve25519_subw(&t15, t4, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t17; const curve25519_bit c18 = curve25519_subw(&t17, t6, UINT64_C(0x14def9dea2f79cd6), c16);
    uint64_t t19; const curve25519_bit c20 = curve25519_subw(&t19, t8, UINT64_C(0x0), c18);
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, t10, UINT64_C(0x1000000000000000), c20);
    const uint64_t m0 = curve25519_maskw(c22);
    const uint64_t t23 = (t4 & m0) | (t15 & ~m0);
    const uint64_t t24 = (t6 & m0) | (t17 & ~m0);
    const uint64_t t25 = (t8 & m0) | (t19 & ~m0);
    const uint64_t t26 = (t10 & m0) | (t21 & ~m0);
    r->v[0] = t23;
    r->v[1] = t24;
    r->v[2] = t25;
    r->v[3] = t26;
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void curve25519_sc_half(curve25519_sc *r, const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t11 = t7 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t13 = t7 & UINT64_C(0x1000000000000000);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a0, t9, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t11, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; (void)curve25519_addw(&t20, a3, t13, c19);
    /* shift right by one bit */
    const uint64_t t21 = (t16 << 63) | (t14 >> 1);
    const uint64_t t22 = (t18 << 63) | (t16 >> 1);
    const uint64_t t23 = (t20 << 63) | (t18 >> 1);
    const uint64_t t24 = t20 >> 1;
    r->v[0] = t21;
    r->v[1] = t22;
    r->v[2] = t23;
    r->v[3] = t24;
}

/* r * 2^256 = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void curve25519_sc_mul(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t101;
    const uint64_t t102 = curve25519_mulw(&t101, UINT64_C(0x5812631a5cf5d3ed), t97);
    uint64_t t103;
    const uint64_t t104 = curve25519_mulw(&t103, UINT64_C(0x14def9dea2f79cd6), t97);
    const uint64_t t105 = t97 << 60;
    const uint64_t t106 = t97 >> 4;
    const curve25519_bit c107 = curve25519_carryw(t10, t102, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t32, t104, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t56, UINT64_C(0x0), c109);
    uint64_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t80, t105, c111);
    uint64_t t114; (void)curve25519_addw(&t114, UINT64_C(0x0), UINT64_C(0x0), c113);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t108, t101, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t110, t103, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)curve25519_addw(&t121, t114, t106, c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t123;
    const uint64_t t124 = curve25519_mulw(&t123, UINT64_C(0x5812631a5cf5d3ed), t122);
    uint64_t t125;
    const uint64_t t126 = curve25519_mulw(&t125, UINT64_C(0x14def9dea2f79cd6), t122);
    const uint64_t t127 = t122 << 60;
    const uint64_t t128 = t122 >> 4;
    const curve25519_bit c129 = curve25519_carryw(t115, t124, 0);
    uint64_t t130; const curve25519_bit c131 = curve25519_addw(&t130, t117, t126, c129);
    uint64_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const curve25519_bit c135 = curve25519_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)curve25519_addw(&t136, UINT64_C(0x0), UINT64_C(0x0), c135);
    uint64_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t130, t123, 0);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t132, t125, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)curve25519_addw(&t143, t136, t128, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t145;
    const uint64_t t146 = curve25519_mulw(&t145, UINT64_C(0x5812631a5cf5d3ed), t144);
    uint64_t t147;
    const uint64_t t148 = curve25519_mulw(&t147, UINT64_C(0x14def9dea2f79cd6), t144);
    const uint64_t t149 = t144 << 60;
    const uint64_t t150 = t144 >> 4;
    const curve25519_bit c151 = curve25519_carryw(t137, t146, 0);
    uint64_t t152; const curve25519_bit c153 = curve25519_addw(&t152, t139, t148, c151);
    uint64_t t154; const curve25519_bit c155 = curve25519_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const curve25519_bit c157 = curve25519_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)curve25519_addw(&t158, UINT64_C(0x0), UINT64_C(0x0), c157);
    uint64_t t159; const curve25519_bit c160 = curve25519_addw(&t159, t152, t145, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_addw(&t161, t154, t147, c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)curve25519_addw(&t165, t158, t150, c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t167;
    const uint64_t t168 = curve25519_mulw(&t167, UINT64_C(0x5812631a5cf5d3ed), t166);
    uint64_t t169;
    const uint64_t t170 = curve25519_mulw(&t169, UINT64_C(0x14def9dea2f79cd6), t166);
    const uint64_t t171 = t166 << 60;
    const uint64_t t172 = t166 >> 4;
    const curve25519_bit c173 = curve25519_carryw(t159, t168, 0);
    uint64_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t161, t170, c173);
    uint64_t t176; const curve25519_bit c177 = curve25519_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const curve25519_bit c179 = curve25519_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)curve25519_addw(&t180, UINT64_C(0x0), UINT64_C(0x0), c179);
    uint64_t t181; const curve25519_bit c182 = curve25519_addw(&t181, t174, t167, 0);
    uint64_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t176, t169, c182);
    uint64_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)curve25519_addw(&t187, t180, t172, c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t181, t89, 0);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t183, t91, c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t185, t93, c191);
    uint64_t t194; (void)curve25519_addw(&t194, t187, t95, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const curve25519_bit c196 = curve25519_subw(&t195, t188, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t197; const curve25519_bit c198 = curve25519_subw(&t197, t190, UINT64_C(0x14def9dea2f79cd6), c196);
    uint64_t t199; const curve25519_bit c200 = curve25519_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const curve25519_bit c202 = curve25519_subw(&t201, t194, UINT64_C(0x1000000000000000), c200);
    const uint64_t m0 = curve25519_maskw(c202);
    const uint64_t t203 = (t188 & m0) | (t195 & ~m0);
    const uint64_t t204 = (t190 & m0) | (t197 & ~m0);
    const uint64_t t205 = (t192 & m0) | (t199 & ~m0);
    const uint64_t t206 = (t194 & m0) | (t201 & ~m0);
    r->v[0] = t203;
    r->v[1] = t204;
    r->v[2] = t205;
    r->v[3] = t206;
}

/* r * 2^256 = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void curve25519_sc_sqr(curve25519_sc *r, const curve25519_sc *a)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t48 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t73;
    const uint64_t t74 = curve25519_mulw(&t73, UINT64_C(0x5812631a5cf5d3ed), t69);
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, UINT64_C(0x14def9dea2f79cd6), t69);
    const uint64_t t77 = t69 << 60;
    const uint64_t t78 = t69 >> 4;
    const curve25519_bit c79 = curve25519_carryw(t48, t74, 0);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t55, t76, c79);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t57, UINT64_C(0x0), c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t59, t77, c83);
    uint64_t t86; (void)curve25519_addw(&t86, UINT64_C(0x0), UINT64_C(0x0), c85);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t80, t73, 0);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, c88);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, UINT64_C(0x0), c90);
    uint64_t t93; (void)curve25519_addw(&t93, t86, t78, c92);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t94 = t87 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t95;
    const uint64_t t96 = curve25519_mulw(&t95, UINT64_C(0x5812631a5cf5d3ed), t94);
    uint64_t t97;
    const uint64_t t98 = curve25519_mulw(&t97, UINT64_C(0x14def9dea2f79cd6), t94);
    const uint64_t t99 = t94 << 60;
    const uint64_t t100 = t94 >> 4;
    const curve25519_bit c101 = curve25519_carryw(t87, t96, 0);
    uint64_t t102; const curve25519_bit c103 = curve25519_addw(&t102, t89, t98, c101);
    uint64_t t104; const curve25519_bit c105 = curve25519_addw(&t104, t91, UINT64_C(0x0), c103);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t93, t99, c105);
    uint64_t t108; (void)curve25519_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c107);
    uint64_t t109; const curve25519_bit c110 = curve25519_addw(&t109, t102, t95, 0);
    uint64_t t111; const curve25519_bit c112 = curve25519_addw(&t111, t104, t97, c110);
    uint64_t t113; const curve25519_bit c114 = curve25519_addw(&t113, t106, UINT64_C(0x0), c112);
    uint64_t t115; (void)curve25519_addw(&t115, t108, t100, c114);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t109 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t117;
    const uint64_t t118 = curve25519_mulw(&t117, UINT64_C(0x5812631a5cf5d3ed), t116);
    uint64_t t119;
    const uint64_t t120 = curve25519_mulw(&t119, UINT64_C(0x14def9dea2f79cd6), t116);
    const uint64_t t121 = t116 << 60;
    const uint64_t t122 = t116 >> 4;
    const curve25519_bit c123 = curve25519_carryw(t109, t118, 0);
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t111, t120, c123);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t113, UINT64_C(0x0), c125);
    uint64_t t128; const curve25519_bit c129 = curve25519_addw(&t128, t115, t121, c127);
    uint64_t t130; (void)curve25519_addw(&t130, UINT64_C(0x0), UINT64_C(0x0), c129);
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t124, t117, 0);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t126, t119, c132);
    uint64_t t135; const curve25519_bit c136 = curve25519_addw(&t135, t128, UINT64_C(0x0), c134);
    uint64_t t137; (void)curve25519_addw(&t137, t130, t122, c136);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t138 = t131 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t139;
    const uint64_t t140 = curve25519_mulw(&t139, UINT64_C(0x5812631a5cf5d3ed), t138);
    uint64_t t141;
    const uint64_t t142 = curve25519_mulw(&t141, UINT64_C(0x14def9dea2f79cd6), t138);
    const uint64_t t143 = t138 << 60;
    const uint64_t t144 = t138 >> 4;
    const curve25519_bit c145 = curve25519_carryw(t131, t140, 0);
    uint64_t t146; const curve25519_bit c147 = curve25519_addw(&t146, t133, t142, c145);
    uint64_t t148; const curve25519_bit c149 = curve25519_addw(&t148, t135, UINT64_C(0x0), c147);
    uint64_t t150; const curve25519_bit c151 = curve25519_addw(&t150, t137, t143, c149);
    uint64_t t152; (void)curve25519_addw(&t152, UINT64_C(0x0), UINT64_C(0x0), c151);
    uint64_t t153; const curve25519_bit c154 = curve25519_addw(&t153, t146, t139, 0);
    uint64_t t155; const curve25519_bit c156 = curve25519_addw(&t155, t148, t141, c154);
    uint64_t t157; const curve25519_bit c158 = curve25519_addw(&t157, t150, UINT64_C(0x0), c156);
    uint64_t t159; (void)curve25519_addw(&t159, t152, t144, c158);
    /* add the high half; the sum is below 2*p */
    uint64_t t160; const curve25519_bit c161 = curve25519_addw(&t160, t153, t61, 0);
    uint64_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t155, t63, c161);
    uint64_t t164; const curve25519_bit c165 = curve25519_addw(&t164, t157, t65, c163);
    uint64_t t166; (void)curve25519_addw(&t166, t159, t67, c165);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t167; const curve25519_bit c168 = curve25519_subw(&t167, t160, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t169; const curve25519_bit c170 = curve25519_subw(&t169, t162, UINT64_C(0x14def9dea2f79cd6), c168);
    uint64_t t171; const curve25519_bit c172 = curve25519_subw(&t171, t164, UINT64_C(0x0), c170);
    uint64_t t173; const curve25519_bit c174 = curve25519_subw(&t173, t166, UINT64_C(0x1000000000000000), c172);
    const uint64_t m0 = curve25519_maskw(c174);
    const uint64_t t175 = (t160 & m0) | (t167 & ~m0);
    const uint64_t t176 = (t162 & m0) | (t169 & ~m0);
    const uint64_t t177 = (t164 & m0) | (t171 & ~m0);
    const uint64_t t178 = (t166 & m0) | (t173 & ~m0);
    r->v[0] = t175;
    r->v[1] = t176;
    r->v[2] = t177;
    r->v[3] = t178;
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void curve25519_sc_mul_small(curve25519_sc *r, const curve25519_sc *a, uint32_t k)
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
    const uint64_t t21 = (t20 << 3) | (t18 >> 61);
    const uint64_t t23 = t21 * UINT64_C(0xffffffff);
    const uint64_t t24 = t23 >> 32;
    const uint64_t t25 = t21 + t24;
    /* T - q * p, below 4*p */
    uint64_t t29;
    const uint64_t t30 = curve25519_mulw(&t29, UINT64_C(0x5812631a5cf5d3ed), t25);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, UINT64_C(0x14def9dea2f79cd6), t25);
    uint64_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t32, t29, 0);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, UINT64_C(0x0), t31, c34);
    const uint64_t t37 = t25 << 60;
    const uint64_t t38 = t25 >> 4;
    uint64_t t39; const curve25519_bit c40 = curve25519_addw(&t39, t37, UINT64_C(0x0), c36);
    uint64_t t41; (void)curve25519_addw(&t41, t38, UINT64_C(0x0), c40);
    uint64_t t42; const curve25519_bit c43 = curve25519_subw(&t42, t7, t30, 0);
    uint64_t t44; const curve25519_bit c45 = curve25519_subw(&t44, t10, t33, c43);
    uint64_t t46; const curve25519_bit c47 = curve25519_subw(&t46, t14, t35, c45);
    uint64_t t48; const curve25519_bit c49 = curve25519_subw(&t48, t18, t39, c47);
    uint64_t t50; (void)curve25519_subw(&t50, t20, t41, c49);
    /* subtract 2*p where that does not borrow */
    uint64_t t54; const curve25519_bit c55 = curve25519_subw(&t54, t42, UINT64_C(0xb024c634b9eba7da), 0);
    uint64_t t56; const curve25519_bit c57 = curve25519_subw(&t56, t44, UINT64_C(0x29bdf3bd45ef39ac), c55);
    uint64_t t58; const curve25519_bit c59 = curve25519_subw(&t58, t46, UINT64_C(0x0), c57);
    uint64_t t60; const curve25519_bit c61 = curve25519_subw(&t60, t48, UINT64_C(0x2000000000000000), c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_subw(&t62, t50, UINT64_C(0x0), c61);
    const uint64_t m0 = curve25519_maskw(c63);
    const uint64_t t64 = (t42 & m0) | (t54 & ~m0);
    const uint64_t t65 = (t44 & m0) | (t56 & ~m0);
    const uint64_t t66 = (t46 & m0) | (t58 & ~m0);
    const uint64_t t67 = (t48 & m0) | (t60 & ~m0);
    const uint64_t t68 = (t50 & m0) | (t62 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t64, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_subw(&t71, t65, UINT64_C(0x14def9dea2f79cd6), c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_subw(&t73, t66, UINT64_C(0x0), c72);
    uint64_t t75; const curve25519_bit c76 = curve25519_subw(&t75, t67, UINT64_C(0x1000000000000000), c74);
    const curve25519_bit c77 = curve25519_borroww(t68, UINT64_C(0x0), c76);
    const uint64_t m1 = curve25519_maskw(c77);
    const uint64_t t78 = (t64 & m1) | (t69 & ~m1);
    const uint64_t t79 = (t65 & m1) | (t71 & ~m1);
    const uint64_t t80 = (t66 & m1) | (t73 & ~m1);
    const uint64_t t81 = (t67 & m1) | (t75 & ~m1);
    r->v[0] = t78;
    r->v[1] = t79;
    r->v[2] = t80;
    r->v[3] = t81;
}

/* r = a * 2^256 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void curve25519_sc_to_mont(curve25519_sc *r, const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, a0, UINT64_C(0xa40611e3449c0f01));
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, a1, UINT64_C(0xa40611e3449c0f01));
    uint64_t t13; const curve25519_bit c14 = curve25519_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = curve25519_mulw(&t15, a2, UINT64_C(0xa40611e3449c0f01));
    uint64_t t17; const curve25519_bit c18 = curve25519_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a3, UINT64_C(0xa40611e3449c0f01));
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)curve25519_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = curve25519_mulw(&t24, a0, UINT64_C(0xd00e1ba768859347));
    uint64_t t26;
    const uint64_t t27 = curve25519_mulw(&t26, a1, UINT64_C(0xd00e1ba768859347));
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, a2, UINT64_C(0xd00e1ba768859347));
    uint64_t t30;
    const uint64_t t31 = curve25519_mulw(&t30, a3, UINT64_C(0xd00e1ba768859347));
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
    const uint64_t t49 = curve25519_mulw(&t48, a0, UINT64_C(0xceec73d217f5be65));
    uint64_t t50;
    const uint64_t t51 = curve25519_mulw(&t50, a1, UINT64_C(0xceec73d217f5be65));
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, a2, UINT64_C(0xceec73d217f5be65));
    uint64_t t54;
    const uint64_t t55 = curve25519_mulw(&t54, a3, UINT64_C(0xceec73d217f5be65));
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
    const uint64_t t73 = curve25519_mulw(&t72, a0, UINT64_C(0x399411b7c309a3d));
    uint64_t t74;
    const uint64_t t75 = curve25519_mulw(&t74, a1, UINT64_C(0x399411b7c309a3d));
    uint64_t t76;
    const uint64_t t77 = curve25519_mulw(&t76, a2, UINT64_C(0x399411b7c309a3d));
    uint64_t t78;
    const uint64_t t79 = curve25519_mulw(&t78, a3, UINT64_C(0x399411b7c309a3d));
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t65, t73, 0);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t67, t75, c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t69, t77, c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)curve25519_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t72, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t74, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t101;
    const uint64_t t102 = curve25519_mulw(&t101, UINT64_C(0x5812631a5cf5d3ed), t97);
    uint64_t t103;
    const uint64_t t104 = curve25519_mulw(&t103, UINT64_C(0x14def9dea2f79cd6), t97);
    const uint64_t t105 = t97 << 60;
    const uint64_t t106 = t97 >> 4;
    const curve25519_bit c107 = curve25519_carryw(t10, t102, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t32, t104, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t56, UINT64_C(0x0), c109);
    uint64_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t80, t105, c111);
    uint64_t t114; (void)curve25519_addw(&t114, UINT64_C(0x0), UINT64_C(0x0), c113);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t108, t101, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t110, t103, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)curve25519_addw(&t121, t114, t106, c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t123;
    const uint64_t t124 = curve25519_mulw(&t123, UINT64_C(0x5812631a5cf5d3ed), t122);
    uint64_t t125;
    const uint64_t t126 = curve25519_mulw(&t125, UINT64_C(0x14def9dea2f79cd6), t122);
    const uint64_t t127 = t122 << 60;
    const uint64_t t128 = t122 >> 4;
    const curve25519_bit c129 = curve25519_carryw(t115, t124, 0);
    uint64_t t130; const curve25519_bit c131 = curve25519_addw(&t130, t117, t126, c129);
    uint64_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const curve25519_bit c135 = curve25519_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)curve25519_addw(&t136, UINT64_C(0x0), UINT64_C(0x0), c135);
    uint64_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t130, t123, 0);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t132, t125, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)curve25519_addw(&t143, t136, t128, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t145;
    const uint64_t t146 = curve25519_mulw(&t145, UINT64_C(0x5812631a5cf5d3ed), t144);
    uint64_t t147;
    const uint64_t t148 = curve25519_mulw(&t147, UINT64_C(0x14def9dea2f79cd6), t144);
    const uint64_t t149 = t144 << 60;
    const uint64_t t150 = t144 >> 4;
    const curve25519_bit c151 = curve25519_carryw(t137, t146, 0);
    uint64_t t152; const curve25519_bit c153 = curve25519_addw(&t152, t139, t148, c151);
    uint64_t t154; const curve25519_bit c155 = curve25519_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const curve25519_bit c157 = curve25519_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)curve25519_addw(&t158, UINT64_C(0x0), UINT64_C(0x0), c157);
    uint64_t t159; const curve25519_bit c160 = curve25519_addw(&t159, t152, t145, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_addw(&t161, t154, t147, c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)curve25519_addw(&t165, t158, t150, c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t167;
    const uint64_t t168 = curve25519_mulw(&t167, UINT64_C(0x5812631a5cf5d3ed), t166);
    uint64_t t169;
    const uint64_t t170 = curve25519_mulw(&t169, UINT64_C(0x14def9dea2f79cd6), t166);
    const uint64_t t171 = t166 << 60;
    const uint64_t t172 = t166 >> 4;
    const curve25519_bit c173 = curve25519_carryw(t159, t168, 0);
    uint64_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t161, t170, c173);
    uint64_t t176; const curve25519_bit c177 = curve25519_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const curve25519_bit c179 = curve25519_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)curve25519_addw(&t180, UINT64_C(0x0), UINT64_C(0x0), c179);
    uint64_t t181; const curve25519_bit c182 = curve25519_addw(&t181, t174, t167, 0);
    uint64_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t176, t169, c182);
    uint64_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)curve25519_addw(&t187, t180, t172, c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t181, t89, 0);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t183, t91, c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t185, t93, c191);
    uint64_t t194; (void)curve25519_addw(&t194, t187, t95, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const curve25519_bit c196 = curve25519_subw(&t195, t188, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t197; const curve25519_bit c198 = curve25519_subw(&t197, t190, UINT64_C(0x14def9dea2f79cd6), c196);
    uint64_t t199; const curve25519_bit c200 = curve25519_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const curve25519_bit c202 = curve25519_subw(&t201, t194, UINT64_C(0x1000000000000000), c200);
    const uint64_t m0 = curve25519_maskw(c202);
    const uint64_t t203 = (t188 & m0) | (t195 & ~m0);
    const uint64_t t204 = (t190 & m0) | (t197 & ~m0);
    const uint64_t t205 = (t192 & m0) | (t199 & ~m0);
    const uint64_t t206 = (t194 & m0) | (t201 & ~m0);
    r->v[0] = t203;
    r->v[1] = t204;
    r->v[2] = t205;
    r->v[3] = t206;
}

/* r * 2^256 = a mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void curve25519_sc_from_mont(curve25519_sc *r, const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t8;
    const uint64_t t9 = curve25519_mulw(&t8, UINT64_C(0x5812631a5cf5d3ed), t5);
    uint64_t t10;
    const uint64_t t11 = curve25519_mulw(&t10, UINT64_C(0x14def9dea2f79cd6), t5);
    const uint64_t t12 = t5 << 60;
    const uint64_t t13 = t5 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t9, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t11, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)curve25519_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t8, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t10, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, UINT64_C(0x5812631a5cf5d3ed), t30);
    uint64_t t33;
    const uint64_t t34 = curve25519_mulw(&t33, UINT64_C(0x14def9dea2f79cd6), t30);
    const uint64_t t35 = t30 << 60;
    const uint64_t t36 = t30 >> 4;
    const curve25519_bit c37 = curve25519_carryw(t23, t32, 0);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t25, t34, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)curve25519_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, UINT64_C(0x5812631a5cf5d3ed), t52);
    uint64_t t55;
    const uint64_t t56 = curve25519_mulw(&t55, UINT64_C(0x14def9dea2f79cd6), t52);
    const uint64_t t57 = t52 << 60;
    const uint64_t t58 = t52 >> 4;
    const curve25519_bit c59 = curve25519_carryw(t45, t54, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t47, t56, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)curve25519_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, UINT64_C(0x5812631a5cf5d3ed), t74);
    uint64_t t77;
    const uint64_t t78 = curve25519_mulw(&t77, UINT64_C(0x14def9dea2f79cd6), t74);
    const uint64_t t79 = t74 << 60;
    const uint64_t t80 = t74 >> 4;
    const curve25519_bit c81 = curve25519_carryw(t67, t76, 0);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t69, t78, c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)curve25519_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, t80, c94);
    r->v[0] = t89;
    r->v[1] = t91;
    r->v[2] = t93;
    r->v[3] = t95;
}

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t b[32])
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
    const curve25519_bit c12 = curve25519_borroww(t1, UINT64_C(0x5812631a5cf5d3ed), 0);
    const curve25519_bit c13 = curve25519_borroww(t3, UINT64_C(0x14def9dea2f79cd6), c12);
    const curve25519_bit c14 = curve25519_borroww(t5, UINT64_C(0x0), c13);
    const curve25519_bit c15 = curve25519_borroww(t7, UINT64_C(0x1000000000000000), c14);
    const uint64_t t16 = curve25519_maskw(c15);
    const uint64_t t17 = t1 & t16;
    const uint64_t t18 = t3 & t16;
    const uint64_t t19 = t5 & t16;
    const uint64_t t20 = t7 & t16;
    const uint64_t t21 = ~t16;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = curve25519_mulw(&t26, t17, UINT64_C(0xa40611e3449c0f01));
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, t18, UINT64_C(0xa40611e3449c0f01));
    uint64_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t29, t26, 0);
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, t19, UINT64_C(0xa40611e3449c0f01));
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t33, t28, c31);
    uint64_t t36;
    const uint64_t t37 = curve25519_mulw(&t36, t20, UINT64_C(0xa40611e3449c0f01));
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t37, t32, c35);
    uint64_t t40; (void)curve25519_addw(&t40, t36, UINT64_C(0x0), c39);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t41;
    const uint64_t t42 = curve25519_mulw(&t41, t17, UINT64_C(0xd00e1ba768859347));
    uint64_t t43;
    const uint64_t t44 = curve25519_mulw(&t43, t18, UINT64_C(0xd00e1ba768859347));
    uint64_t t45;
    const uint64_t t46 = curve25519_mulw(&t45, t19, UINT64_C(0xd00e1ba768859347));
    uint64_t t47;
    const uint64_t t48 = curve25519_mulw(&t47, t20, UINT64_C(0xd00e1ba768859347));
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t30, t42, 0);
    uint64_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t34, t44, c50);
    uint64_t t53; const curve25519_bit c54 = curve25519_addw(&t53, t38, t46, c52);
    uint64_t t55; const curve25519_bit c56 = curve25519_addw(&t55, t40, t48, c54);
    uint64_t t57; (void)curve25519_addw(&t57, UINT64_C(0x0), UINT64_C(0x0), c56);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t51, t41, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t53, t43, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t55, t45, c61);
    uint64_t t64; (void)curve25519_addw(&t64, t57, t47, c63);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t65;
    const uint64_t t66 = curve25519_mulw(&t65, t17, UINT64_C(0xceec73d217f5be65));
    uint64_t t67;
    const uint64_t t68 = curve25519_mulw(&t67, t18, UINT64_C(0xceec73d217f5be65));
    uint64_t t69;
    const uint64_t t70 = curve25519_mulw(&t69, t19, UINT64_C(0xceec73d217f5be65));
    uint64_t t71;
    const uint64_t t72 = curve25519_mulw(&t71, t20, UINT64_C(0xceec73d217f5be65));
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t58, t66, 0);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t60, t68, c74);
    uint64_t t77; const curve25519_bit c78 = curve25519_addw(&t77, t62, t70, c76);
    uint64_t t79; const curve25519_bit c80 = curve25519_addw(&t79, t64, t72, c78);
    uint64_t t81; (void)curve25519_addw(&t81, UINT64_C(0x0), UINT64_C(0x0), c80);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t75, t65, 0);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t77, t67, c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)curve25519_addw(&t88, t81, t71, c87);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t89;
    const uint64_t t90 = curve25519_mulw(&t89, t17, UINT64_C(0x399411b7c309a3d));
    uint64_t t91;
    const uint64_t t92 = curve25519_mulw(&t91, t18, UINT64_C(0x399411b7c309a3d));
    uint64_t t93;
    const uint64_t t94 = curve25519_mulw(&t93, t19, UINT64_C(0x399411b7c309a3d));
    uint64_t t95;
    const uint64_t t96 = curve25519_mulw(&t95, t20, UINT64_C(0x399411b7c309a3d));
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t82, t90, 0);
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t84, t92, c98);
    uint64_t t101; const curve25519_bit c102 = curve25519_addw(&t101, t86, t94, c100);
    uint64_t t103; const curve25519_bit c104 = curve25519_addw(&t103, t88, t96, c102);
    uint64_t t105; (void)curve25519_addw(&t105, UINT64_C(0x0), UINT64_C(0x0), c104);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t99, t89, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t101, t91, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t103, t93, c109);
    uint64_t t112; (void)curve25519_addw(&t112, t105, t95, c111);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t114 = t27 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t115;
    const uint64_t t116 = curve25519_mulw(&t115, UINT64_C(0x5812631a5cf5d3ed), t114);
    uint64_t t117;
    const uint64_t t118 = curve25519_mulw(&t117, UINT64_C(0x14def9dea2f79cd6), t114);
    const uint64_t t119 = t114 << 60;
    const uint64_t t120 = t114 >> 4;
    const curve25519_bit c121 = curve25519_carryw(t27, t116, 0);
    uint64_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t49, t118, c121);
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t73, UINT64_C(0x0), c123);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t97, t119, c125);
    uint64_t t128; (void)curve25519_addw(&t128, UINT64_C(0x0), UINT64_C(0x0), c127);
    uint64_t t129; const curve25519_bit c130 = curve25519_addw(&t129, t122, t115, 0);
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t124, t117, c130);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t126, UINT64_C(0x0), c132);
    uint64_t t135; (void)curve25519_addw(&t135, t128, t120, c134);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t136 = t129 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t137;
    const uint64_t t138 = curve25519_mulw(&t137, UINT64_C(0x5812631a5cf5d3ed), t136);
    uint64_t t139;
    const uint64_t t140 = curve25519_mulw(&t139, UINT64_C(0x14def9dea2f79cd6), t136);
    const uint64_t t141 = t136 << 60;
    const uint64_t t142 = t136 >> 4;
    const curve25519_bit c143 = curve25519_carryw(t129, t138, 0);
    uint64_t t144; const curve25519_bit c145 = curve25519_addw(&t144, t131, t140, c143);
    uint64_t t146; const curve25519_bit c147 = curve25519_addw(&t146, t133, UINT64_C(0x0), c145);
    uint64_t t148; const curve25519_bit c149 = curve25519_addw(&t148, t135, t141, c147);
    uint64_t t150; (void)curve25519_addw(&t150, UINT64_C(0x0), UINT64_C(0x0), c149);
    uint64_t t151; const curve25519_bit c152 = curve25519_addw(&t151, t144, t137, 0);
    uint64_t t153; const curve25519_bit c154 = curve25519_addw(&t153, t146, t139, c152);
    uint64_t t155; const curve25519_bit c156 = curve25519_addw(&t155, t148, UINT64_C(0x0), c154);
    uint64_t t157; (void)curve25519_addw(&t157, t150, t142, c156);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t158 = t151 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t159;
    const uint64_t t160 = curve25519_mulw(&t159, UINT64_C(0x5812631a5cf5d3ed), t158);
    uint64_t t161;
    const uint64_t t162 = curve25519_mulw(&t161, UINT64_C(0x14def9dea2f79cd6), t158);
    const uint64_t t163 = t158 << 60;
    const uint64_t t164 = t158 >> 4;
    const curve25519_bit c165 = curve25519_carryw(t151, t160, 0);
    uint64_t t166; const curve25519_bit c167 = curve25519_addw(&t166, t153, t162, c165);
    uint64_t t168; const curve25519_bit c169 = curve25519_addw(&t168, t155, UINT64_C(0x0), c167);
    uint64_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t157, t163, c169);
    uint64_t t172; (void)curve25519_addw(&t172, UINT64_C(0x0), UINT64_C(0x0), c171);
    uint64_t t173; const curve25519_bit c174 = curve25519_addw(&t173, t166, t159, 0);
    uint64_t t175; const curve25519_bit c176 = curve25519_addw(&t175, t168, t161, c174);
    uint64_t t177; const curve25519_bit c178 = curve25519_addw(&t177, t170, UINT64_C(0x0), c176);
    uint64_t t179; (void)curve25519_addw(&t179, t172, t164, c178);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t180 = t173 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t181;
    const uint64_t t182 = curve25519_mulw(&t181, UINT64_C(0x5812631a5cf5d3ed), t180);
    uint64_t t183;
    const uint64_t t184 = curve25519_mulw(&t183, UINT64_C(0x14def9dea2f79cd6), t180);
    const uint64_t t185 = t180 << 60;
    const uint64_t t186 = t180 >> 4;
    const curve25519_bit c187 = curve25519_carryw(t173, t182, 0);
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t175, t184, c187);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t177, UINT64_C(0x0), c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t179, t185, c191);
    uint64_t t194; (void)curve25519_addw(&t194, UINT64_C(0x0), UINT64_C(0x0), c193);
    uint64_t t195; const curve25519_bit c196 = curve25519_addw(&t195, t188, t181, 0);
    uint64_t t197; const curve25519_bit c198 = curve25519_addw(&t197, t190, t183, c196);
    uint64_t t199; const curve25519_bit c200 = curve25519_addw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; (void)curve25519_addw(&t201, t194, t186, c200);
    /* add the high half; the sum is below 2*p */
    uint64_t t202; const curve25519_bit c203 = curve25519_addw(&t202, t195, t106, 0);
    uint64_t t204; const curve25519_bit c205 = curve25519_addw(&t204, t197, t108, c203);
    uint64_t t206; const curve25519_bit c207 = curve25519_addw(&t206, t199, t110, c205);
    uint64_t t208; (void)curve25519_addw(&t208, t201, t112, c207);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t209; const curve25519_bit c210 = curve25519_subw(&t209, t202, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t211; const curve25519_bit c212 = curve25519_subw(&t211, t204, UINT64_C(0x14def9dea2f79cd6), c210);
    uint64_t t213; const curve25519_bit c214 = curve25519_subw(&t213, t206, UINT64_C(0x0), c212);
    uint64_t t215; const curve25519_bit c216 = curve25519_subw(&t215, t208, UINT64_C(0x1000000000000000), c214);
    const uint64_t m0 = curve25519_maskw(c216);
    const uint64_t t217 = (t202 & m0) | (t209 & ~m0);
    const uint64_t t218 = (t204 & m0) | (t211 & ~m0);
    const uint64_t t219 = (t206 & m0) | (t213 & ~m0);
    const uint64_t t220 = (t208 & m0) | (t215 & ~m0);
    r->v[0] = t217;
    r->v[1] = t218;
    r->v[2] = t219;
    r->v[3] = t220;
    return -(int)(t21 & 1);
}

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int curve25519_sc_from_bytes_le(curve25519_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c8 = curve25519_borroww(b_at0, UINT64_C(0x5812631a5cf5d3ed), 0);
    const curve25519_bit c9 = curve25519_borroww(b_at8, UINT64_C(0x14def9dea2f79cd6), c8);
    const curve25519_bit c10 = curve25519_borroww(b_at16, UINT64_C(0x0), c9);
    const curve25519_bit c11 = curve25519_borroww(b_at24, UINT64_C(0x1000000000000000), c10);
    const uint64_t t12 = curve25519_maskw(c11);
    const uint64_t t13 = b_at0 & t12;
    const uint64_t t14 = b_at8 & t12;
    const uint64_t t15 = b_at16 & t12;
    const uint64_t t16 = b_at24 & t12;
    const uint64_t t17 = ~t12;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = curve25519_mulw(&t22, t13, UINT64_C(0xa40611e3449c0f01));
    uint64_t t24;
    const uint64_t t25 = curve25519_mulw(&t24, t14, UINT64_C(0xa40611e3449c0f01));
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t25, t22, 0);
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, t15, UINT64_C(0xa40611e3449c0f01));
    uint64_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t29, t24, c27);
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, t16, UINT64_C(0xa40611e3449c0f01));
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t33, t28, c31);
    uint64_t t36; (void)curve25519_addw(&t36, t32, UINT64_C(0x0), c35);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t37;
    const uint64_t t38 = curve25519_mulw(&t37, t13, UINT64_C(0xd00e1ba768859347));
    uint64_t t39;
    const uint64_t t40 = curve25519_mulw(&t39, t14, UINT64_C(0xd00e1ba768859347));
    uint64_t t41;
    const uint64_t t42 = curve25519_mulw(&t41, t15, UINT64_C(0xd00e1ba768859347));
    uint64_t t43;
    const uint64_t t44 = curve25519_mulw(&t43, t16, UINT64_C(0xd00e1ba768859347));
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t26, t38, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t30, t40, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t34, t42, c48);
    uint64_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t36, t44, c50);
    uint64_t t53; (void)curve25519_addw(&t53, UINT64_C(0x0), UINT64_C(0x0), c52);
    uint64_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t47, t37, 0);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t49, t39, c55);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t51, t41, c57);
    uint64_t t60; (void)curve25519_addw(&t60, t53, t43, c59);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t61;
    const uint64_t t62 = curve25519_mulw(&t61, t13, UINT64_C(0xceec73d217f5be65));
    uint64_t t63;
    const uint64_t t64 = curve25519_mulw(&t63, t14, UINT64_C(0xceec73d217f5be65));
    uint64_t t65;
    const uint64_t t66 = curve25519_mulw(&t65, t15, UINT64_C(0xceec73d217f5be65));
    uint64_t t67;
    const uint64_t t68 = curve25519_mulw(&t67, t16, UINT64_C(0xceec73d217f5be65));
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t54, t62, 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t56, t64, c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t58, t66, c72);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t60, t68, c74);
    uint64_t t77; (void)curve25519_addw(&t77, UINT64_C(0x0), UINT64_C(0x0), c76);
    uint64_t t78; const curve25519_bit c79 = curve25519_addw(&t78, t71, t61, 0);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t73, t63, c79);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t75, t65, c81);
    uint64_t t84; (void)curve25519_addw(&t84, t77, t67, c83);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t85;
    const uint64_t t86 = curve25519_mulw(&t85, t13, UINT64_C(0x399411b7c309a3d));
    uint64_t t87;
    const uint64_t t88 = curve25519_mulw(&t87, t14, UINT64_C(0x399411b7c309a3d));
    uint64_t t89;
    const uint64_t t90 = curve25519_mulw(&t89, t15, UINT64_C(0x399411b7c309a3d));
    uint64_t t91;
    const uint64_t t92 = curve25519_mulw(&t91, t16, UINT64_C(0x399411b7c309a3d));
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t78, t86, 0);
    uint64_t t95; const curve25519_bit c96 = curve25519_addw(&t95, t80, t88, c94);
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t82, t90, c96);
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t84, t92, c98);
    uint64_t t101; (void)curve25519_addw(&t101, UINT64_C(0x0), UINT64_C(0x0), c100);
    uint64_t t102; const curve25519_bit c103 = curve25519_addw(&t102, t95, t85, 0);
    uint64_t t104; const curve25519_bit c105 = curve25519_addw(&t104, t97, t87, c103);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t99, t89, c105);
    uint64_t t108; (void)curve25519_addw(&t108, t101, t91, c107);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t110 = t23 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t111;
    const uint64_t t112 = curve25519_mulw(&t111, UINT64_C(0x5812631a5cf5d3ed), t110);
    uint64_t t113;
    const uint64_t t114 = curve25519_mulw(&t113, UINT64_C(0x14def9dea2f79cd6), t110);
    const uint64_t t115 = t110 << 60;
    const uint64_t t116 = t110 >> 4;
    const curve25519_bit c117 = curve25519_carryw(t23, t112, 0);
    uint64_t t118; const curve25519_bit c119 = curve25519_addw(&t118, t45, t114, c117);
    uint64_t t120; const curve25519_bit c121 = curve25519_addw(&t120, t69, UINT64_C(0x0), c119);
    uint64_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t93, t115, c121);
    uint64_t t124; (void)curve25519_addw(&t124, UINT64_C(0x0), UINT64_C(0x0), c123);
    uint64_t t125; const curve25519_bit c126 = curve25519_addw(&t125, t118, t111, 0);
    uint64_t t127; const curve25519_bit c128 = curve25519_addw(&t127, t120, t113, c126);
    uint64_t t129; const curve25519_bit c130 = curve25519_addw(&t129, t122, UINT64_C(0x0), c128);
    uint64_t t131; (void)curve25519_addw(&t131, t124, t116, c130);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t133;
    const uint64_t t134 = curve25519_mulw(&t133, UINT64_C(0x5812631a5cf5d3ed), t132);
    uint64_t t135;
    const uint64_t t136 = curve25519_mulw(&t135, UINT64_C(0x14def9dea2f79cd6), t132);
    const uint64_t t137 = t132 << 60;
    const uint64_t t138 = t132 >> 4;
    const curve25519_bit c139 = curve25519_carryw(t125, t134, 0);
    uint64_t t140; const curve25519_bit c141 = curve25519_addw(&t140, t127, t136, c139);
    uint64_t t142; const curve25519_bit c143 = curve25519_addw(&t142, t129, UINT64_C(0x0), c141);
    uint64_t t144; const curve25519_bit c145 = curve25519_addw(&t144, t131, t137, c143);
    uint64_t t146; (void)curve25519_addw(&t146, UINT64_C(0x0), UINT64_C(0x0), c145);
    uint64_t t147; const curve25519_bit c148 = curve25519_addw(&t147, t140, t133, 0);
    uint64_t t149; const curve25519_bit c150 = curve25519_addw(&t149, t142, t135, c148);
    uint64_t t151; const curve25519_bit c152 = curve25519_addw(&t151, t144, UINT64_C(0x0), c150);
    uint64_t t153; (void)curve25519_addw(&t153, t146, t138, c152);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t154 = t147 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t155;
    const uint64_t t156 = curve25519_mulw(&t155, UINT64_C(0x5812631a5cf5d3ed), t154);
    uint64_t t157;
    const uint64_t t158 = curve25519_mulw(&t157, UINT64_C(0x14def9dea2f79cd6), t154);
    const uint64_t t159 = t154 << 60;
    const uint64_t t160 = t154 >> 4;
    const curve25519_bit c161 = curve25519_carryw(t147, t156, 0);
    uint64_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t149, t158, c161);
    uint64_t t164; const curve25519_bit c165 = curve25519_addw(&t164, t151, UINT64_C(0x0), c163);
    uint64_t t166; const curve25519_bit c167 = curve25519_addw(&t166, t153, t159, c165);
    uint64_t t168; (void)curve25519_addw(&t168, UINT64_C(0x0), UINT64_C(0x0), c167);
    uint64_t t169; const curve25519_bit c170 = curve25519_addw(&t169, t162, t155, 0);
    uint64_t t171; const curve25519_bit c172 = curve25519_addw(&t171, t164, t157, c170);
    uint64_t t173; const curve25519_bit c174 = curve25519_addw(&t173, t166, UINT64_C(0x0), c172);
    uint64_t t175; (void)curve25519_addw(&t175, t168, t160, c174);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t176 = t169 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t177;
    const uint64_t t178 = curve25519_mulw(&t177, UINT64_C(0x5812631a5cf5d3ed), t176);
    uint64_t t179;
    const uint64_t t180 = curve25519_mulw(&t179, UINT64_C(0x14def9dea2f79cd6), t176);
    const uint64_t t181 = t176 << 60;
    const uint64_t t182 = t176 >> 4;
    const curve25519_bit c183 = curve25519_carryw(t169, t178, 0);
    uint64_t t184; const curve25519_bit c185 = curve25519_addw(&t184, t171, t180, c183);
    uint64_t t186; const curve25519_bit c187 = curve25519_addw(&t186, t173, UINT64_C(0x0), c185);
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t175, t181, c187);
    uint64_t t190; (void)curve25519_addw(&t190, UINT64_C(0x0), UINT64_C(0x0), c189);
    uint64_t t191; const curve25519_bit c192 = curve25519_addw(&t191, t184, t177, 0);
    uint64_t t193; const curve25519_bit c194 = curve25519_addw(&t193, t186, t179, c192);
    uint64_t t195; const curve25519_bit c196 = curve25519_addw(&t195, t188, UINT64_C(0x0), c194);
    uint64_t t197; (void)curve25519_addw(&t197, t190, t182, c196);
    /* add the high half; the sum is below 2*p */
    uint64_t t198; const curve25519_bit c199 = curve25519_addw(&t198, t191, t102, 0);
    uint64_t t200; const curve25519_bit c201 = curve25519_addw(&t200, t193, t104, c199);
    uint64_t t202; const curve25519_bit c203 = curve25519_addw(&t202, t195, t106, c201);
    uint64_t t204; (void)curve25519_addw(&t204, t197, t108, c203);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t205; const curve25519_bit c206 = curve25519_subw(&t205, t198, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t207; const curve25519_bit c208 = curve25519_subw(&t207, t200, UINT64_C(0x14def9dea2f79cd6), c206);
    uint64_t t209; const curve25519_bit c210 = curve25519_subw(&t209, t202, UINT64_C(0x0), c208);
    uint64_t t211; const curve25519_bit c212 = curve25519_subw(&t211, t204, UINT64_C(0x1000000000000000), c210);
    const uint64_t m0 = curve25519_maskw(c212);
    const uint64_t t213 = (t198 & m0) | (t205 & ~m0);
    const uint64_t t214 = (t200 & m0) | (t207 & ~m0);
    const uint64_t t215 = (t202 & m0) | (t209 & ~m0);
    const uint64_t t216 = (t204 & m0) | (t211 & ~m0);
    r->v[0] = t213;
    r->v[1] = t214;
    r->v[2] = t215;
    r->v[3] = t216;
    return -(int)(t17 & 1);
}

/* b = the big-endian integer a / 2^256 mod n
 * Requires a < n. */
void curve25519_sc_to_bytes(uint8_t b[32], const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t8;
    const uint64_t t9 = curve25519_mulw(&t8, UINT64_C(0x5812631a5cf5d3ed), t5);
    uint64_t t10;
    const uint64_t t11 = curve25519_mulw(&t10, UINT64_C(0x14def9dea2f79cd6), t5);
    const uint64_t t12 = t5 << 60;
    const uint64_t t13 = t5 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t9, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t11, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)curve25519_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t8, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t10, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, UINT64_C(0x5812631a5cf5d3ed), t30);
    uint64_t t33;
    const uint64_t t34 = curve25519_mulw(&t33, UINT64_C(0x14def9dea2f79cd6), t30);
    const uint64_t t35 = t30 << 60;
    const uint64_t t36 = t30 >> 4;
    const curve25519_bit c37 = curve25519_carryw(t23, t32, 0);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t25, t34, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)curve25519_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, UINT64_C(0x5812631a5cf5d3ed), t52);
    uint64_t t55;
    const uint64_t t56 = curve25519_mulw(&t55, UINT64_C(0x14def9dea2f79cd6), t52);
    const uint64_t t57 = t52 << 60;
    const uint64_t t58 = t52 >> 4;
    const curve25519_bit c59 = curve25519_carryw(t45, t54, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t47, t56, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)curve25519_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, UINT64_C(0x5812631a5cf5d3ed), t74);
    uint64_t t77;
    const uint64_t t78 = curve25519_mulw(&t77, UINT64_C(0x14def9dea2f79cd6), t74);
    const uint64_t t79 = t74 << 60;
    const uint64_t t80 = t74 >> 4;
    const curve25519_bit c81 = curve25519_carryw(t67, t76, 0);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t69, t78, c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)curve25519_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, t80, c94);
    /* words to bytes */
    const uint64_t t96 = curve25519_bswapw(t89);
    const uint64_t t97 = curve25519_bswapw(t91);
    const uint64_t t98 = curve25519_bswapw(t93);
    const uint64_t t99 = curve25519_bswapw(t95);
    curve25519_store8(b + 24, (uint64_t)t96);
    curve25519_store8(b + 16, (uint64_t)t97);
    curve25519_store8(b + 8, (uint64_t)t98);
    curve25519_store8(b + 0, (uint64_t)t99);
}

/* b = the little-endian integer a / 2^256 mod n
 * Requires a < n. */
void curve25519_sc_to_bytes_le(uint8_t b[32], const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t8;
    const uint64_t t9 = curve25519_mulw(&t8, UINT64_C(0x5812631a5cf5d3ed), t5);
    uint64_t t10;
    const uint64_t t11 = curve25519_mulw(&t10, UINT64_C(0x14def9dea2f79cd6), t5);
    const uint64_t t12 = t5 << 60;
    const uint64_t t13 = t5 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t9, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t11, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)curve25519_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t8, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t10, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, UINT64_C(0x5812631a5cf5d3ed), t30);
    uint64_t t33;
    const uint64_t t34 = curve25519_mulw(&t33, UINT64_C(0x14def9dea2f79cd6), t30);
    const uint64_t t35 = t30 << 60;
    const uint64_t t36 = t30 >> 4;
    const curve25519_bit c37 = curve25519_carryw(t23, t32, 0);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t25, t34, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)curve25519_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, UINT64_C(0x5812631a5cf5d3ed), t52);
    uint64_t t55;
    const uint64_t t56 = curve25519_mulw(&t55, UINT64_C(0x14def9dea2f79cd6), t52);
    const uint64_t t57 = t52 << 60;
    const uint64_t t58 = t52 >> 4;
    const curve25519_bit c59 = curve25519_carryw(t45, t54, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t47, t56, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)curve25519_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, UINT64_C(0x5812631a5cf5d3ed), t74);
    uint64_t t77;
    const uint64_t t78 = curve25519_mulw(&t77, UINT64_C(0x14def9dea2f79cd6), t74);
    const uint64_t t79 = t74 << 60;
    const uint64_t t80 = t74 >> 4;
    const curve25519_bit c81 = curve25519_carryw(t67, t76, 0);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t69, t78, c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)curve25519_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, t80, c94);
    curve25519_store8(b + 0, (uint64_t)t89);
    curve25519_store8(b + 8, (uint64_t)t91);
    curve25519_store8(b + 16, (uint64_t)t93);
    curve25519_store8(b + 24, (uint64_t)t95);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void curve25519_sc_select(curve25519_sc *r, uint64_t mask, const curve25519_sc *a, const curve25519_sc *b)
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
 * Ensures a < n, b < n. */
void curve25519_sc_cswap(uint64_t mask, curve25519_sc *a, curve25519_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t curve25519_sc_is_zero(const curve25519_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t curve25519_sc_eq(const curve25519_sc *a, const curve25519_sc *b)
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
typedef int curve25519_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
