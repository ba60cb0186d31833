/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#define CURVE25519_CARRY_CHAINS
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
    uint64_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a0, b0, 0);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a1, b1, c13);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a2, b2, c15);
    uint64_t t18; (void)curve25519_addw(&t18, a3, b3, c17);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t19; const curve25519_bit c20 = curve25519_subw(&t19, t12, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, t14, UINT64_C(0x14def9dea2f79cd6), c20);
    uint64_t t23; const curve25519_bit c24 = curve25519_subw(&t23, t16, UINT64_C(0x0), c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_subw(&t25, t18, UINT64_C(0x1000000000000000), c24);
    const uint64_t m0 = curve25519_maskw(c26);
    const uint64_t t27 = curve25519_selectw(m0, t12, t19);
    const uint64_t t28 = curve25519_selectw(m0, t14, t21);
    const uint64_t t29 = curve25519_selectw(m0, t16, t23);
    const uint64_t t30 = curve25519_selectw(m0, t18, t25);
    curve25519_storew(&r->v[0], t27);
    curve25519_storew(&r->v[1], t28);
    curve25519_storew(&r->v[2], t29);
    curve25519_storew(&r->v[3], t30);
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
    uint64_t t12; const curve25519_bit c13 = curve25519_subw(&t12, a0, b0, 0);
    uint64_t t14; const curve25519_bit c15 = curve25519_subw(&t14, a1, b1, c13);
    uint64_t t16; const curve25519_bit c17 = curve25519_subw(&t16, a2, b2, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_subw(&t18, a3, b3, c17);
    /* add the modulus where it borrowed */
    const uint64_t t20 = curve25519_maskw(c19);
    const uint64_t t21 = t20 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t22 = t20 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t23 = t20 & UINT64_C(0x1000000000000000);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t12, t21, 0);
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t14, t22, c25);
    uint64_t t28; const curve25519_bit c29 = curve25519_addw(&t28, t16, UINT64_C(0x0), c27);
    uint64_t t30; (void)curve25519_addw(&t30, t18, t23, c29);
    curve25519_storew(&r->v[0], t24);
    curve25519_storew(&r->v[1], t26);
    curve25519_storew(&r->v[2], t28);
    curve25519_storew(&r->v[3], t30);
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
    uint64_t t8; const curve25519_bit c9 = curve25519_subw(&t8, UINT64_C(0x0), a0, 0);
    uint64_t t10; const curve25519_bit c11 = curve25519_subw(&t10, UINT64_C(0x0), a1, c9);
    uint64_t t12; const curve25519_bit c13 = curve25519_subw(&t12, UINT64_C(0x0), a2, c11);
    uint64_t t14; const curve25519_bit c15 = curve25519_subw(&t14, UINT64_C(0x0), a3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t16 = curve25519_maskw(c15);
    const uint64_t t17 = t16 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t18 = t16 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t19 = t16 & UINT64_C(0x1000000000000000);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, t8, t17, 0);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t10, t18, c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t12, UINT64_C(0x0), c23);
    uint64_t t26; (void)curve25519_addw(&t26, t14, t19, c25);
    curve25519_storew(&r->v[0], t20);
    curve25519_storew(&r->v[1], t22);
    curve25519_storew(&r->v[2], t24);
    curve25519_storew(&r->v[3], t26);
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
    uint64_t t8; const curve25519_bit c9 = curve25519_addw(&t8, a0, a0, 0);
    uint64_t t10; const curve25519_bit c11 = curve25519_addw(&t10, a1, a1, c9);
    uint64_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a2, a2, c11);
    uint64_t t14; (void)curve25519_addw(&t14, a3, a3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const curve25519_bit c16 = curve25519_subw(&t15, t8, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t17; const curve25519_bit c18 = curve25519_subw(&t17, t10, UINT64_C(0x14def9dea2f79cd6), c16);
    uint64_t t19; const curve25519_bit c20 = curve25519_subw(&t19, t12, UINT64_C(0x0), c18);
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, t14, UINT64_C(0x1000000000000000), c20);
    const uint64_t m0 = curve25519_maskw(c22);
    const uint64_t t23 = curve25519_selectw(m0, t8, t15);
    const uint64_t t24 = curve25519_selectw(m0, t10, t17);
    const uint64_t t25 = curve25519_selectw(m0, t12, t19);
    const uint64_t t26 = curve25519_selectw(m0, t14, t21);
    curve25519_storew(&r->v[0], t23);
    curve25519_storew(&r->v[1], t24);
    curve25519_storew(&r->v[2], t25);
    curve25519_storew(&r->v[3], t26);
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
    const uint64_t t9 = a0 & UINT64_C(0x1);
    const uint64_t t10 = UINT64_C(0x0) - t9;
    const uint64_t t11 = t10 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t12 = t10 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t13 = t10 & UINT64_C(0x1000000000000000);
    uint64_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a0, t11, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t12, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; (void)curve25519_addw(&t20, a3, t13, c19);
    /* shift right by one bit */
    const uint64_t t21 = (t16 << 63) | (t14 >> 1);
    const uint64_t t22 = (t18 << 63) | (t16 >> 1);
    const uint64_t t23 = (t20 << 63) | (t18 >> 1);
    const uint64_t t24 = t20 >> 1;
    curve25519_storew(&r->v[0], t21);
    curve25519_storew(&r->v[1], t22);
    curve25519_storew(&r->v[2], t23);
    curve25519_storew(&r->v[3], t24);
}

/* r = a * b mod n
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
    uint64_t t13;
    const uint64_t t14 = curve25519_mulw(&t13, a1, b0);
    uint64_t t15;
    const uint64_t t16 = curve25519_mulw(&t15, a0, b0);
    uint64_t t17;
    const uint64_t t18 = curve25519_mulw(&t17, a2, b0);
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a3, b0);
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t14, t15, 0);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t18, t13, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)curve25519_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, a0, b1);
    uint64_t t30;
    const uint64_t t31 = curve25519_mulw(&t30, a1, b1);
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, a2, b1);
    uint64_t t34;
    const uint64_t t35 = curve25519_mulw(&t34, a3, b1);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t21, t29, 0);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t23, t31, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t25, t33, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)curve25519_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t28, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t30, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, a0, b2);
    uint64_t t54;
    const uint64_t t55 = curve25519_mulw(&t54, a1, b2);
    uint64_t t56;
    const uint64_t t57 = curve25519_mulw(&t56, a2, b2);
    uint64_t t58;
    const uint64_t t59 = curve25519_mulw(&t58, a3, b2);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t45, t53, 0);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t47, t55, c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t49, t57, c63);
    uint64_t t66; const curve25519_bit c67 = curve25519_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)curve25519_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t52, 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, t54, c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)curve25519_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = curve25519_mulw(&t76, a0, b3);
    uint64_t t78;
    const uint64_t t79 = curve25519_mulw(&t78, a1, b3);
    uint64_t t80;
    const uint64_t t81 = curve25519_mulw(&t80, a2, b3);
    uint64_t t82;
    const uint64_t t83 = curve25519_mulw(&t82, a3, b3);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t69, t77, 0);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t71, t79, c85);
    uint64_t t88; const curve25519_bit c89 = curve25519_addw(&t88, t73, t81, c87);
    uint64_t t90; const curve25519_bit c91 = curve25519_addw(&t90, t75, t83, c89);
    uint64_t t92; (void)curve25519_addw(&t92, t82, UINT64_C(0x0), c91);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, t76, 0);
    uint64_t t95; const curve25519_bit c96 = curve25519_addw(&t95, t88, t78, c94);
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t90, t80, c96);
    uint64_t t99; (void)curve25519_addw(&t99, t92, UINT64_C(0x0), c98);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t100 = t16 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t101;
    const uint64_t t102 = curve25519_mulw(&t101, UINT64_C(0x5812631a5cf5d3ed), t100);
    uint64_t t103;
    const uint64_t t104 = curve25519_mulw(&t103, UINT64_C(0x14def9dea2f79cd6), t100);
    const uint64_t t105 = t100 << 60;
    const uint64_t t106 = t100 >> 4;
    const curve25519_bit c107 = curve25519_carryw(t16, t102, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t36, t104, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t60, UINT64_C(0x0), c109);
    uint64_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t84, t105, c111);
    uint64_t t114; (void)curve25519_addw(&t114, t106, UINT64_C(0x0), c113);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t108, t101, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t110, t103, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)curve25519_addw(&t121, t114, UINT64_C(0x0), c120);
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
    uint64_t t136; (void)curve25519_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t130, t123, 0);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t132, t125, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)curve25519_addw(&t143, t136, UINT64_C(0x0), c142);
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
    uint64_t t158; (void)curve25519_addw(&t158, t150, UINT64_C(0x0), c157);
    uint64_t t159; const curve25519_bit c160 = curve25519_addw(&t159, t152, t145, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_addw(&t161, t154, t147, c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)curve25519_addw(&t165, t158, UINT64_C(0x0), c164);
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
    uint64_t t180; (void)curve25519_addw(&t180, t172, UINT64_C(0x0), c179);
    uint64_t t181; const curve25519_bit c182 = curve25519_addw(&t181, t174, t167, 0);
    uint64_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t176, t169, c182);
    uint64_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)curve25519_addw(&t187, t180, UINT64_C(0x0), c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t181, t93, 0);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t183, t95, c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t185, t97, c191);
    uint64_t t194; (void)curve25519_addw(&t194, t187, t99, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const curve25519_bit c196 = curve25519_subw(&t195, t188, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t197; const curve25519_bit c198 = curve25519_subw(&t197, t190, UINT64_C(0x14def9dea2f79cd6), c196);
    uint64_t t199; const curve25519_bit c200 = curve25519_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const curve25519_bit c202 = curve25519_subw(&t201, t194, UINT64_C(0x1000000000000000), c200);
    const uint64_t m0 = curve25519_maskw(c202);
    const uint64_t t203 = curve25519_selectw(m0, t188, t195);
    const uint64_t t204 = curve25519_selectw(m0, t190, t197);
    const uint64_t t205 = curve25519_selectw(m0, t192, t199);
    const uint64_t t206 = curve25519_selectw(m0, t194, t201);
    curve25519_storew(&r->v[0], t203);
    curve25519_storew(&r->v[1], t204);
    curve25519_storew(&r->v[2], t205);
    curve25519_storew(&r->v[3], t206);
}

/* r = a^2 mod n
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
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, a2, a0);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, a1, a0);
    uint64_t t13;
    const uint64_t t14 = curve25519_mulw(&t13, a3, a0);
    uint64_t t15; const curve25519_bit c16 = curve25519_addw(&t15, t10, t11, 0);
    uint64_t t17; const curve25519_bit c18 = curve25519_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)curve25519_addw(&t19, t13, UINT64_C(0x0), c18);
    /* square, products of a[1] with the words above it */
    uint64_t t20;
    const uint64_t t21 = curve25519_mulw(&t20, a2, a1);
    uint64_t t22;
    const uint64_t t23 = curve25519_mulw(&t22, a3, a1);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, t17, t21, 0);
    uint64_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t19, t23, c25);
    uint64_t t28; (void)curve25519_addw(&t28, t22, UINT64_C(0x0), c27);
    uint64_t t29; const curve25519_bit c30 = curve25519_addw(&t29, t26, t20, 0);
    uint64_t t31; (void)curve25519_addw(&t31, t28, UINT64_C(0x0), c30);
    /* square, products of a[2] with the words above it */
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, a3, a2);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t31, t33, 0);
    const uint64_t t36 = curve25519_bitw(c35);
    const uint64_t t37 = t36 + t32;
    /* square: double the cross products */
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t12, t12, 0);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t15, t15, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t24, t24, c41);
    uint64_t t44; const curve25519_bit c45 = curve25519_addw(&t44, t29, t29, c43);
    uint64_t t46; const curve25519_bit c47 = curve25519_addw(&t46, t34, t34, c45);
    uint64_t t48; const curve25519_bit c49 = curve25519_addw(&t48, t37, t37, c47);
    const uint64_t t50 = curve25519_bitw(c49);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t51;
    const uint64_t t52 = curve25519_mulw(&t51, a0, a0);
    uint64_t t53;
    const uint64_t t54 = curve25519_mulw(&t53, a1, a1);
    uint64_t t55;
    const uint64_t t56 = curve25519_mulw(&t55, a2, a2);
    uint64_t t57;
    const uint64_t t58 = curve25519_mulw(&t57, a3, a3);
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t38, t51, 0);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t40, t54, c60);
    uint64_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t42, t53, c62);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t44, t56, c64);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t46, t55, c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t48, t58, c68);
    uint64_t t71; (void)curve25519_addw(&t71, t50, t57, c70);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t72 = t52 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t73;
    const uint64_t t74 = curve25519_mulw(&t73, UINT64_C(0x5812631a5cf5d3ed), t72);
    uint64_t t75;
    const uint64_t t76 = curve25519_mulw(&t75, UINT64_C(0x14def9dea2f79cd6), t72);
    const uint64_t t77 = t72 << 60;
    const uint64_t t78 = t72 >> 4;
    const curve25519_bit c79 = curve25519_carryw(t52, t74, 0);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t59, t76, c79);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t61, UINT64_C(0x0), c81);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t63, t77, c83);
    uint64_t t86; (void)curve25519_addw(&t86, t78, UINT64_C(0x0), c85);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t80, t73, 0);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, c88);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, UINT64_C(0x0), c90);
    uint64_t t93; (void)curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
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
    uint64_t t108; (void)curve25519_addw(&t108, t100, UINT64_C(0x0), c107);
    uint64_t t109; const curve25519_bit c110 = curve25519_addw(&t109, t102, t95, 0);
    uint64_t t111; const curve25519_bit c112 = curve25519_addw(&t111, t104, t97, c110);
    uint64_t t113; const curve25519_bit c114 = curve25519_addw(&t113, t106, UINT64_C(0x0), c112);
    uint64_t t115; (void)curve25519_addw(&t115, t108, UINT64_C(0x0), c114);
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
    uint64_t t130; (void)curve25519_addw(&t130, t122, UINT64_C(0x0), c129);
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t124, t117, 0);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t126, t119, c132);
    uint64_t t135; const curve25519_bit c136 = curve25519_addw(&t135, t128, UINT64_C(0x0), c134);
    uint64_t t137; (void)curve25519_addw(&t137, t130, UINT64_C(0x0), c136);
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
    uint64_t t152; (void)curve25519_addw(&t152, t144, UINT64_C(0x0), c151);
    uint64_t t153; const curve25519_bit c154 = curve25519_addw(&t153, t146, t139, 0);
    uint64_t t155; const curve25519_bit c156 = curve25519_addw(&t155, t148, t141, c154);
    uint64_t t157; const curve25519_bit c158 = curve25519_addw(&t157, t150, UINT64_C(0x0), c156);
    uint64_t t159; (void)curve25519_addw(&t159, t152, UINT64_C(0x0), c158);
    /* add the high half; the sum is below 2*p */
    uint64_t t160; const curve25519_bit c161 = curve25519_addw(&t160, t153, t65, 0);
    uint64_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t155, t67, c161);
    uint64_t t164; const curve25519_bit c165 = curve25519_addw(&t164, t157, t69, c163);
    uint64_t t166; (void)curve25519_addw(&t166, t159, t71, c165);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t167; const curve25519_bit c168 = curve25519_subw(&t167, t160, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t169; const curve25519_bit c170 = curve25519_subw(&t169, t162, UINT64_C(0x14def9dea2f79cd6), c168);
    uint64_t t171; const curve25519_bit c172 = curve25519_subw(&t171, t164, UINT64_C(0x0), c170);
    uint64_t t173; const curve25519_bit c174 = curve25519_subw(&t173, t166, UINT64_C(0x1000000000000000), c172);
    const uint64_t m0 = curve25519_maskw(c174);
    const uint64_t t175 = curve25519_selectw(m0, t160, t167);
    const uint64_t t176 = curve25519_selectw(m0, t162, t169);
    const uint64_t t177 = curve25519_selectw(m0, t164, t171);
    const uint64_t t178 = curve25519_selectw(m0, t166, t173);
    curve25519_storew(&r->v[0], t175);
    curve25519_storew(&r->v[1], t176);
    curve25519_storew(&r->v[2], t177);
    curve25519_storew(&r->v[3], t178);
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
    uint64_t t13;
    const uint64_t t14 = curve25519_mulw(&t13, a1, k_word);
    uint64_t t15;
    const uint64_t t16 = curve25519_mulw(&t15, a0, k_word);
    uint64_t t17;
    const uint64_t t18 = curve25519_mulw(&t17, a2, k_word);
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a3, k_word);
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t14, t15, 0);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t18, t13, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)curve25519_addw(&t27, t19, UINT64_C(0x0), c26);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t28 = (t27 << 3) | (t25 >> 61);
    const uint64_t t29 = t28 * UINT64_C(0xffffffff);
    const uint64_t t30 = t29 >> 32;
    const uint64_t t31 = t28 + t30;
    /* T - q * p, below 4*p */
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, UINT64_C(0x14def9dea2f79cd6), t31);
    uint64_t t34;
    const uint64_t t35 = curve25519_mulw(&t34, UINT64_C(0x5812631a5cf5d3ed), t31);
    const uint64_t t36 = t31 << 60;
    const uint64_t t37 = t31 >> 4;
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t33, t34, 0);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, UINT64_C(0x0), t32, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t36, UINT64_C(0x0), c41);
    uint64_t t44; (void)curve25519_addw(&t44, t37, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_subw(&t45, t16, t35, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_subw(&t47, t21, t38, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_subw(&t49, t23, t40, c48);
    uint64_t t51; const curve25519_bit c52 = curve25519_subw(&t51, t25, t42, c50);
    uint64_t t53; (void)curve25519_subw(&t53, t27, t44, c52);
    /* subtract 2*p where that does not borrow */
    uint64_t t54; const curve25519_bit c55 = curve25519_subw(&t54, t45, UINT64_C(0xb024c634b9eba7da), 0);
    uint64_t t56; const curve25519_bit c57 = curve25519_subw(&t56, t47, UINT64_C(0x29bdf3bd45ef39ac), c55);
    uint64_t t58; const curve25519_bit c59 = curve25519_subw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t60; const curve25519_bit c61 = curve25519_subw(&t60, t51, UINT64_C(0x2000000000000000), c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_subw(&t62, t53, UINT64_C(0x0), c61);
    const uint64_t m0 = curve25519_maskw(c63);
    const uint64_t t64 = curve25519_selectw(m0, t45, t54);
    const uint64_t t65 = curve25519_selectw(m0, t47, t56);
    const uint64_t t66 = curve25519_selectw(m0, t49, t58);
    const uint64_t t67 = curve25519_selectw(m0, t51, t60);
    const uint64_t t68 = curve25519_selectw(m0, t53, t62);
    /* subtract 1*p where that does not borrow */
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t64, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_subw(&t71, t65, UINT64_C(0x14def9dea2f79cd6), c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_subw(&t73, t66, UINT64_C(0x0), c72);
    uint64_t t75; const curve25519_bit c76 = curve25519_subw(&t75, t67, UINT64_C(0x1000000000000000), c74);
    const curve25519_bit c77 = curve25519_borroww(t68, UINT64_C(0x0), c76);
    const uint64_t m1 = curve25519_maskw(c77);
    const uint64_t t78 = curve25519_selectw(m1, t64, t69);
    const uint64_t t79 = curve25519_selectw(m1, t65, t71);
    const uint64_t t80 = curve25519_selectw(m1, t66, t73);
    const uint64_t t81 = curve25519_selectw(m1, t67, t75);
    curve25519_storew(&r->v[0], t78);
    curve25519_storew(&r->v[1], t79);
    curve25519_storew(&r->v[2], t80);
    curve25519_storew(&r->v[3], t81);
}

/* r = the words of a
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
    uint64_t t13;
    const uint64_t t14 = curve25519_mulw(&t13, a1, UINT64_C(0xa40611e3449c0f01));
    uint64_t t15;
    const uint64_t t16 = curve25519_mulw(&t15, a0, UINT64_C(0xa40611e3449c0f01));
    uint64_t t17;
    const uint64_t t18 = curve25519_mulw(&t17, a2, UINT64_C(0xa40611e3449c0f01));
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, a3, UINT64_C(0xa40611e3449c0f01));
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t14, t15, 0);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t18, t13, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)curve25519_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, a0, UINT64_C(0xd00e1ba768859347));
    uint64_t t30;
    const uint64_t t31 = curve25519_mulw(&t30, a1, UINT64_C(0xd00e1ba768859347));
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, a2, UINT64_C(0xd00e1ba768859347));
    uint64_t t34;
    const uint64_t t35 = curve25519_mulw(&t34, a3, UINT64_C(0xd00e1ba768859347));
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t21, t29, 0);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t23, t31, c37);
    uint64_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t25, t33, c39);
    uint64_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)curve25519_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t28, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t30, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, a0, UINT64_C(0xceec73d217f5be65));
    uint64_t t54;
    const uint64_t t55 = curve25519_mulw(&t54, a1, UINT64_C(0xceec73d217f5be65));
    uint64_t t56;
    const uint64_t t57 = curve25519_mulw(&t56, a2, UINT64_C(0xceec73d217f5be65));
    uint64_t t58;
    const uint64_t t59 = curve25519_mulw(&t58, a3, UINT64_C(0xceec73d217f5be65));
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t45, t53, 0);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t47, t55, c61);
    uint64_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t49, t57, c63);
    uint64_t t66; const curve25519_bit c67 = curve25519_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)curve25519_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t52, 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, t54, c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)curve25519_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = curve25519_mulw(&t76, a0, UINT64_C(0x399411b7c309a3d));
    uint64_t t78;
    const uint64_t t79 = curve25519_mulw(&t78, a1, UINT64_C(0x399411b7c309a3d));
    uint64_t t80;
    const uint64_t t81 = curve25519_mulw(&t80, a2, UINT64_C(0x399411b7c309a3d));
    uint64_t t82;
    const uint64_t t83 = curve25519_mulw(&t82, a3, UINT64_C(0x399411b7c309a3d));
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t69, t77, 0);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t71, t79, c85);
    uint64_t t88; const curve25519_bit c89 = curve25519_addw(&t88, t73, t81, c87);
    uint64_t t90; const curve25519_bit c91 = curve25519_addw(&t90, t75, t83, c89);
    uint64_t t92; (void)curve25519_addw(&t92, t82, UINT64_C(0x0), c91);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, t76, 0);
    uint64_t t95; const curve25519_bit c96 = curve25519_addw(&t95, t88, t78, c94);
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t90, t80, c96);
    uint64_t t99; (void)curve25519_addw(&t99, t92, UINT64_C(0x0), c98);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t100 = t16 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t101;
    const uint64_t t102 = curve25519_mulw(&t101, UINT64_C(0x5812631a5cf5d3ed), t100);
    uint64_t t103;
    const uint64_t t104 = curve25519_mulw(&t103, UINT64_C(0x14def9dea2f79cd6), t100);
    const uint64_t t105 = t100 << 60;
    const uint64_t t106 = t100 >> 4;
    const curve25519_bit c107 = curve25519_carryw(t16, t102, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t36, t104, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t60, UINT64_C(0x0), c109);
    uint64_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t84, t105, c111);
    uint64_t t114; (void)curve25519_addw(&t114, t106, UINT64_C(0x0), c113);
    uint64_t t115; const curve25519_bit c116 = curve25519_addw(&t115, t108, t101, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t110, t103, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)curve25519_addw(&t121, t114, UINT64_C(0x0), c120);
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
    uint64_t t136; (void)curve25519_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t130, t123, 0);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t132, t125, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)curve25519_addw(&t143, t136, UINT64_C(0x0), c142);
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
    uint64_t t158; (void)curve25519_addw(&t158, t150, UINT64_C(0x0), c157);
    uint64_t t159; const curve25519_bit c160 = curve25519_addw(&t159, t152, t145, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_addw(&t161, t154, t147, c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)curve25519_addw(&t165, t158, UINT64_C(0x0), c164);
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
    uint64_t t180; (void)curve25519_addw(&t180, t172, UINT64_C(0x0), c179);
    uint64_t t181; const curve25519_bit c182 = curve25519_addw(&t181, t174, t167, 0);
    uint64_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t176, t169, c182);
    uint64_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)curve25519_addw(&t187, t180, UINT64_C(0x0), c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t181, t93, 0);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t183, t95, c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t185, t97, c191);
    uint64_t t194; (void)curve25519_addw(&t194, t187, t99, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const curve25519_bit c196 = curve25519_subw(&t195, t188, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t197; const curve25519_bit c198 = curve25519_subw(&t197, t190, UINT64_C(0x14def9dea2f79cd6), c196);
    uint64_t t199; const curve25519_bit c200 = curve25519_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const curve25519_bit c202 = curve25519_subw(&t201, t194, UINT64_C(0x1000000000000000), c200);
    const uint64_t m0 = curve25519_maskw(c202);
    const uint64_t t203 = curve25519_selectw(m0, t188, t195);
    const uint64_t t204 = curve25519_selectw(m0, t190, t197);
    const uint64_t t205 = curve25519_selectw(m0, t192, t199);
    const uint64_t t206 = curve25519_selectw(m0, t194, t201);
    curve25519_storew(&r->v[0], t203);
    curve25519_storew(&r->v[1], t204);
    curve25519_storew(&r->v[2], t205);
    curve25519_storew(&r->v[3], t206);
}

/* the words of r = a
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
    const uint64_t t8 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, UINT64_C(0x5812631a5cf5d3ed), t8);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, UINT64_C(0x14def9dea2f79cd6), t8);
    const uint64_t t13 = t8 << 60;
    const uint64_t t14 = t8 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t10, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t12, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)curve25519_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t9, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t11, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, UINT64_C(0x0), c28);
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
    uint64_t t44; (void)curve25519_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, UINT64_C(0x0), c50);
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
    uint64_t t66; (void)curve25519_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, UINT64_C(0x0), c72);
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
    uint64_t t88; (void)curve25519_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, UINT64_C(0x0), c94);
    curve25519_storew(&r->v[0], t89);
    curve25519_storew(&r->v[1], t91);
    curve25519_storew(&r->v[2], t93);
    curve25519_storew(&r->v[3], t95);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    /* bytes to words */
    const uint64_t t13 = curve25519_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c14 = curve25519_borroww(t13, UINT64_C(0x5812631a5cf5d3ed), 0);
    /* bytes to words */
    const uint64_t t15 = curve25519_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c16 = curve25519_borroww(t15, UINT64_C(0x14def9dea2f79cd6), c14);
    /* bytes to words */
    const uint64_t t17 = curve25519_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c18 = curve25519_borroww(t17, UINT64_C(0x0), c16);
    /* bytes to words */
    const uint64_t t19 = curve25519_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c20 = curve25519_borroww(t19, UINT64_C(0x1000000000000000), c18);
    const uint64_t t21 = curve25519_maskw(c20);
    const uint64_t t22 = t15 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = curve25519_mulw(&t23, t22, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t25 = t13 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = curve25519_mulw(&t26, t25, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t28 = t17 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t29;
    const uint64_t t30 = curve25519_mulw(&t29, t28, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t31 = t19 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t32;
    const uint64_t t33 = curve25519_mulw(&t32, t31, UINT64_C(0xa40611e3449c0f01));
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t24, t26, 0);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t30, t23, c35);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t33, t29, c37);
    uint64_t t40; (void)curve25519_addw(&t40, t32, UINT64_C(0x0), c39);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t41;
    const uint64_t t42 = curve25519_mulw(&t41, t25, UINT64_C(0xd00e1ba768859347));
    uint64_t t43;
    const uint64_t t44 = curve25519_mulw(&t43, t22, UINT64_C(0xd00e1ba768859347));
    uint64_t t45;
    const uint64_t t46 = curve25519_mulw(&t45, t28, UINT64_C(0xd00e1ba768859347));
    uint64_t t47;
    const uint64_t t48 = curve25519_mulw(&t47, t31, UINT64_C(0xd00e1ba768859347));
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t34, t42, 0);
    uint64_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t36, t44, c50);
    uint64_t t53; const curve25519_bit c54 = curve25519_addw(&t53, t38, t46, c52);
    uint64_t t55; const curve25519_bit c56 = curve25519_addw(&t55, t40, t48, c54);
    uint64_t t57; (void)curve25519_addw(&t57, t47, UINT64_C(0x0), c56);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t51, t41, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t53, t43, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t55, t45, c61);
    uint64_t t64; (void)curve25519_addw(&t64, t57, UINT64_C(0x0), c63);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t65;
    const uint64_t t66 = curve25519_mulw(&t65, t25, UINT64_C(0xceec73d217f5be65));
    uint64_t t67;
    const uint64_t t68 = curve25519_mulw(&t67, t22, UINT64_C(0xceec73d217f5be65));
    uint64_t t69;
    const uint64_t t70 = curve25519_mulw(&t69, t28, UINT64_C(0xceec73d217f5be65));
    uint64_t t71;
    const uint64_t t72 = curve25519_mulw(&t71, t31, UINT64_C(0xceec73d217f5be65));
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t58, t66, 0);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t60, t68, c74);
    uint64_t t77; const curve25519_bit c78 = curve25519_addw(&t77, t62, t70, c76);
    uint64_t t79; const curve25519_bit c80 = curve25519_addw(&t79, t64, t72, c78);
    uint64_t t81; (void)curve25519_addw(&t81, t71, UINT64_C(0x0), c80);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t75, t65, 0);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t77, t67, c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)curve25519_addw(&t88, t81, UINT64_C(0x0), c87);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t89;
    const uint64_t t90 = curve25519_mulw(&t89, t25, UINT64_C(0x399411b7c309a3d));
    uint64_t t91;
    const uint64_t t92 = curve25519_mulw(&t91, t22, UINT64_C(0x399411b7c309a3d));
    uint64_t t93;
    const uint64_t t94 = curve25519_mulw(&t93, t28, UINT64_C(0x399411b7c309a3d));
    uint64_t t95;
    const uint64_t t96 = curve25519_mulw(&t95, t31, UINT64_C(0x399411b7c309a3d));
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t82, t90, 0);
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t84, t92, c98);
    uint64_t t101; const curve25519_bit c102 = curve25519_addw(&t101, t86, t94, c100);
    uint64_t t103; const curve25519_bit c104 = curve25519_addw(&t103, t88, t96, c102);
    uint64_t t105; (void)curve25519_addw(&t105, t95, UINT64_C(0x0), c104);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t99, t89, 0);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t101, t91, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t103, t93, c109);
    uint64_t t112; (void)curve25519_addw(&t112, t105, UINT64_C(0x0), c111);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t113 = t27 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t114;
    const uint64_t t115 = curve25519_mulw(&t114, UINT64_C(0x5812631a5cf5d3ed), t113);
    uint64_t t116;
    const uint64_t t117 = curve25519_mulw(&t116, UINT64_C(0x14def9dea2f79cd6), t113);
    const uint64_t t118 = t113 << 60;
    const uint64_t t119 = t113 >> 4;
    const curve25519_bit c120 = curve25519_carryw(t27, t115, 0);
    uint64_t t121; const curve25519_bit c122 = curve25519_addw(&t121, t49, t117, c120);
    uint64_t t123; const curve25519_bit c124 = curve25519_addw(&t123, t73, UINT64_C(0x0), c122);
    uint64_t t125; const curve25519_bit c126 = curve25519_addw(&t125, t97, t118, c124);
    uint64_t t127; (void)curve25519_addw(&t127, t119, UINT64_C(0x0), c126);
    uint64_t t128; const curve25519_bit c129 = curve25519_addw(&t128, t121, t114, 0);
    uint64_t t130; const curve25519_bit c131 = curve25519_addw(&t130, t123, t116, c129);
    uint64_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t125, UINT64_C(0x0), c131);
    uint64_t t134; (void)curve25519_addw(&t134, t127, UINT64_C(0x0), c133);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t136;
    const uint64_t t137 = curve25519_mulw(&t136, UINT64_C(0x5812631a5cf5d3ed), t135);
    uint64_t t138;
    const uint64_t t139 = curve25519_mulw(&t138, UINT64_C(0x14def9dea2f79cd6), t135);
    const uint64_t t140 = t135 << 60;
    const uint64_t t141 = t135 >> 4;
    const curve25519_bit c142 = curve25519_carryw(t128, t137, 0);
    uint64_t t143; const curve25519_bit c144 = curve25519_addw(&t143, t130, t139, c142);
    uint64_t t145; const curve25519_bit c146 = curve25519_addw(&t145, t132, UINT64_C(0x0), c144);
    uint64_t t147; const curve25519_bit c148 = curve25519_addw(&t147, t134, t140, c146);
    uint64_t t149; (void)curve25519_addw(&t149, t141, UINT64_C(0x0), c148);
    uint64_t t150; const curve25519_bit c151 = curve25519_addw(&t150, t143, t136, 0);
    uint64_t t152; const curve25519_bit c153 = curve25519_addw(&t152, t145, t138, c151);
    uint64_t t154; const curve25519_bit c155 = curve25519_addw(&t154, t147, UINT64_C(0x0), c153);
    uint64_t t156; (void)curve25519_addw(&t156, t149, UINT64_C(0x0), c155);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t157 = t150 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t158;
    const uint64_t t159 = curve25519_mulw(&t158, UINT64_C(0x5812631a5cf5d3ed), t157);
    uint64_t t160;
    const uint64_t t161 = curve25519_mulw(&t160, UINT64_C(0x14def9dea2f79cd6), t157);
    const uint64_t t162 = t157 << 60;
    const uint64_t t163 = t157 >> 4;
    const curve25519_bit c164 = curve25519_carryw(t150, t159, 0);
    uint64_t t165; const curve25519_bit c166 = curve25519_addw(&t165, t152, t161, c164);
    uint64_t t167; const curve25519_bit c168 = curve25519_addw(&t167, t154, UINT64_C(0x0), c166);
    uint64_t t169; const curve25519_bit c170 = curve25519_addw(&t169, t156, t162, c168);
    uint64_t t171; (void)curve25519_addw(&t171, t163, UINT64_C(0x0), c170);
    uint64_t t172; const curve25519_bit c173 = curve25519_addw(&t172, t165, t158, 0);
    uint64_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t167, t160, c173);
    uint64_t t176; const curve25519_bit c177 = curve25519_addw(&t176, t169, UINT64_C(0x0), c175);
    uint64_t t178; (void)curve25519_addw(&t178, t171, UINT64_C(0x0), c177);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t179 = t172 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t180;
    const uint64_t t181 = curve25519_mulw(&t180, UINT64_C(0x5812631a5cf5d3ed), t179);
    uint64_t t182;
    const uint64_t t183 = curve25519_mulw(&t182, UINT64_C(0x14def9dea2f79cd6), t179);
    const uint64_t t184 = t179 << 60;
    const uint64_t t185 = t179 >> 4;
    const curve25519_bit c186 = curve25519_carryw(t172, t181, 0);
    uint64_t t187; const curve25519_bit c188 = curve25519_addw(&t187, t174, t183, c186);
    uint64_t t189; const curve25519_bit c190 = curve25519_addw(&t189, t176, UINT64_C(0x0), c188);
    uint64_t t191; const curve25519_bit c192 = curve25519_addw(&t191, t178, t184, c190);
    uint64_t t193; (void)curve25519_addw(&t193, t185, UINT64_C(0x0), c192);
    uint64_t t194; const curve25519_bit c195 = curve25519_addw(&t194, t187, t180, 0);
    uint64_t t196; const curve25519_bit c197 = curve25519_addw(&t196, t189, t182, c195);
    uint64_t t198; const curve25519_bit c199 = curve25519_addw(&t198, t191, UINT64_C(0x0), c197);
    uint64_t t200; (void)curve25519_addw(&t200, t193, UINT64_C(0x0), c199);
    /* add the high half; the sum is below 2*p */
    uint64_t t201; const curve25519_bit c202 = curve25519_addw(&t201, t194, t106, 0);
    uint64_t t203; const curve25519_bit c204 = curve25519_addw(&t203, t196, t108, c202);
    uint64_t t205; const curve25519_bit c206 = curve25519_addw(&t205, t198, t110, c204);
    uint64_t t207; (void)curve25519_addw(&t207, t200, t112, c206);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t208; const curve25519_bit c209 = curve25519_subw(&t208, t201, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t210; const curve25519_bit c211 = curve25519_subw(&t210, t203, UINT64_C(0x14def9dea2f79cd6), c209);
    uint64_t t212; const curve25519_bit c213 = curve25519_subw(&t212, t205, UINT64_C(0x0), c211);
    uint64_t t214; const curve25519_bit c215 = curve25519_subw(&t214, t207, UINT64_C(0x1000000000000000), c213);
    const uint64_t m0 = curve25519_maskw(c215);
    const uint64_t t216 = curve25519_selectw(m0, t201, t208);
    const uint64_t t217 = curve25519_selectw(m0, t203, t210);
    const uint64_t t218 = curve25519_selectw(m0, t205, t212);
    const uint64_t t219 = curve25519_selectw(m0, t207, t214);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t220 = ~t21;
    curve25519_storew(&r->v[0], t216);
    curve25519_storew(&r->v[1], t217);
    curve25519_storew(&r->v[2], t218);
    curve25519_storew(&r->v[3], t219);
    return -(int)(t220 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int curve25519_sc_from_bytes_le(curve25519_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)curve25519_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)curve25519_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)curve25519_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)curve25519_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c13 = curve25519_borroww(b_at0, UINT64_C(0x5812631a5cf5d3ed), 0);
    const curve25519_bit c14 = curve25519_borroww(b_at8, UINT64_C(0x14def9dea2f79cd6), c13);
    const curve25519_bit c15 = curve25519_borroww(b_at16, UINT64_C(0x0), c14);
    const curve25519_bit c16 = curve25519_borroww(b_at24, UINT64_C(0x1000000000000000), c15);
    const uint64_t t17 = curve25519_maskw(c16);
    const uint64_t t18 = b_at8 & t17;
    /* product, row 0: a * b[0] */
    uint64_t t19;
    const uint64_t t20 = curve25519_mulw(&t19, t18, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t21 = b_at0 & t17;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = curve25519_mulw(&t22, t21, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t24 = b_at16 & t17;
    /* product, row 0: a * b[0] */
    uint64_t t25;
    const uint64_t t26 = curve25519_mulw(&t25, t24, UINT64_C(0xa40611e3449c0f01));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t27 = b_at24 & t17;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = curve25519_mulw(&t28, t27, UINT64_C(0xa40611e3449c0f01));
    uint64_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t20, t22, 0);
    uint64_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t26, t19, c31);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t29, t25, c33);
    uint64_t t36; (void)curve25519_addw(&t36, t28, UINT64_C(0x0), c35);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t37;
    const uint64_t t38 = curve25519_mulw(&t37, t21, UINT64_C(0xd00e1ba768859347));
    uint64_t t39;
    const uint64_t t40 = curve25519_mulw(&t39, t18, UINT64_C(0xd00e1ba768859347));
    uint64_t t41;
    const uint64_t t42 = curve25519_mulw(&t41, t24, UINT64_C(0xd00e1ba768859347));
    uint64_t t43;
    const uint64_t t44 = curve25519_mulw(&t43, t27, UINT64_C(0xd00e1ba768859347));
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t30, t38, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t32, t40, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t34, t42, c48);
    uint64_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t36, t44, c50);
    uint64_t t53; (void)curve25519_addw(&t53, t43, UINT64_C(0x0), c52);
    uint64_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t47, t37, 0);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t49, t39, c55);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t51, t41, c57);
    uint64_t t60; (void)curve25519_addw(&t60, t53, UINT64_C(0x0), c59);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t61;
    const uint64_t t62 = curve25519_mulw(&t61, t21, UINT64_C(0xceec73d217f5be65));
    uint64_t t63;
    const uint64_t t64 = curve25519_mulw(&t63, t18, UINT64_C(0xceec73d217f5be65));
    uint64_t t65;
    const uint64_t t66 = curve25519_mulw(&t65, t24, UINT64_C(0xceec73d217f5be65));
    uint64_t t67;
    const uint64_t t68 = curve25519_mulw(&t67, t27, UINT64_C(0xceec73d217f5be65));
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t54, t62, 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t56, t64, c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t58, t66, c72);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t60, t68, c74);
    uint64_t t77; (void)curve25519_addw(&t77, t67, UINT64_C(0x0), c76);
    uint64_t t78; const curve25519_bit c79 = curve25519_addw(&t78, t71, t61, 0);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t73, t63, c79);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t75, t65, c81);
    uint64_t t84; (void)curve25519_addw(&t84, t77, UINT64_C(0x0), c83);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t85;
    const uint64_t t86 = curve25519_mulw(&t85, t21, UINT64_C(0x399411b7c309a3d));
    uint64_t t87;
    const uint64_t t88 = curve25519_mulw(&t87, t18, UINT64_C(0x399411b7c309a3d));
    uint64_t t89;
    const uint64_t t90 = curve25519_mulw(&t89, t24, UINT64_C(0x399411b7c309a3d));
    uint64_t t91;
    const uint64_t t92 = curve25519_mulw(&t91, t27, UINT64_C(0x399411b7c309a3d));
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t78, t86, 0);
    uint64_t t95; const curve25519_bit c96 = curve25519_addw(&t95, t80, t88, c94);
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t82, t90, c96);
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t84, t92, c98);
    uint64_t t101; (void)curve25519_addw(&t101, t91, UINT64_C(0x0), c100);
    uint64_t t102; const curve25519_bit c103 = curve25519_addw(&t102, t95, t85, 0);
    uint64_t t104; const curve25519_bit c105 = curve25519_addw(&t104, t97, t87, c103);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t99, t89, c105);
    uint64_t t108; (void)curve25519_addw(&t108, t101, UINT64_C(0x0), c107);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t109 = t23 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t110;
    const uint64_t t111 = curve25519_mulw(&t110, UINT64_C(0x5812631a5cf5d3ed), t109);
    uint64_t t112;
    const uint64_t t113 = curve25519_mulw(&t112, UINT64_C(0x14def9dea2f79cd6), t109);
    const uint64_t t114 = t109 << 60;
    const uint64_t t115 = t109 >> 4;
    const curve25519_bit c116 = curve25519_carryw(t23, t111, 0);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t45, t113, c116);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t69, UINT64_C(0x0), c118);
    uint64_t t121; const curve25519_bit c122 = curve25519_addw(&t121, t93, t114, c120);
    uint64_t t123; (void)curve25519_addw(&t123, t115, UINT64_C(0x0), c122);
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t117, t110, 0);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t119, t112, c125);
    uint64_t t128; const curve25519_bit c129 = curve25519_addw(&t128, t121, UINT64_C(0x0), c127);
    uint64_t t130; (void)curve25519_addw(&t130, t123, UINT64_C(0x0), c129);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t131 = t124 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t132;
    const uint64_t t133 = curve25519_mulw(&t132, UINT64_C(0x5812631a5cf5d3ed), t131);
    uint64_t t134;
    const uint64_t t135 = curve25519_mulw(&t134, UINT64_C(0x14def9dea2f79cd6), t131);
    const uint64_t t136 = t131 << 60;
    const uint64_t t137 = t131 >> 4;
    const curve25519_bit c138 = curve25519_carryw(t124, t133, 0);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t126, t135, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t128, UINT64_C(0x0), c140);
    uint64_t t143; const curve25519_bit c144 = curve25519_addw(&t143, t130, t136, c142);
    uint64_t t145; (void)curve25519_addw(&t145, t137, UINT64_C(0x0), c144);
    uint64_t t146; const curve25519_bit c147 = curve25519_addw(&t146, t139, t132, 0);
    uint64_t t148; const curve25519_bit c149 = curve25519_addw(&t148, t141, t134, c147);
    uint64_t t150; const curve25519_bit c151 = curve25519_addw(&t150, t143, UINT64_C(0x0), c149);
    uint64_t t152; (void)curve25519_addw(&t152, t145, UINT64_C(0x0), c151);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t153 = t146 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t154;
    const uint64_t t155 = curve25519_mulw(&t154, UINT64_C(0x5812631a5cf5d3ed), t153);
    uint64_t t156;
    const uint64_t t157 = curve25519_mulw(&t156, UINT64_C(0x14def9dea2f79cd6), t153);
    const uint64_t t158 = t153 << 60;
    const uint64_t t159 = t153 >> 4;
    const curve25519_bit c160 = curve25519_carryw(t146, t155, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_addw(&t161, t148, t157, c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_addw(&t163, t150, UINT64_C(0x0), c162);
    uint64_t t165; const curve25519_bit c166 = curve25519_addw(&t165, t152, t158, c164);
    uint64_t t167; (void)curve25519_addw(&t167, t159, UINT64_C(0x0), c166);
    uint64_t t168; const curve25519_bit c169 = curve25519_addw(&t168, t161, t154, 0);
    uint64_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t163, t156, c169);
    uint64_t t172; const curve25519_bit c173 = curve25519_addw(&t172, t165, UINT64_C(0x0), c171);
    uint64_t t174; (void)curve25519_addw(&t174, t167, UINT64_C(0x0), c173);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t175 = t168 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t176;
    const uint64_t t177 = curve25519_mulw(&t176, UINT64_C(0x5812631a5cf5d3ed), t175);
    uint64_t t178;
    const uint64_t t179 = curve25519_mulw(&t178, UINT64_C(0x14def9dea2f79cd6), t175);
    const uint64_t t180 = t175 << 60;
    const uint64_t t181 = t175 >> 4;
    const curve25519_bit c182 = curve25519_carryw(t168, t177, 0);
    uint64_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t170, t179, c182);
    uint64_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t172, UINT64_C(0x0), c184);
    uint64_t t187; const curve25519_bit c188 = curve25519_addw(&t187, t174, t180, c186);
    uint64_t t189; (void)curve25519_addw(&t189, t181, UINT64_C(0x0), c188);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t183, t176, 0);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t185, t178, c191);
    uint64_t t194; const curve25519_bit c195 = curve25519_addw(&t194, t187, UINT64_C(0x0), c193);
    uint64_t t196; (void)curve25519_addw(&t196, t189, UINT64_C(0x0), c195);
    /* add the high half; the sum is below 2*p */
    uint64_t t197; const curve25519_bit c198 = curve25519_addw(&t197, t190, t102, 0);
    uint64_t t199; const curve25519_bit c200 = curve25519_addw(&t199, t192, t104, c198);
    uint64_t t201; const curve25519_bit c202 = curve25519_addw(&t201, t194, t106, c200);
    uint64_t t203; (void)curve25519_addw(&t203, t196, t108, c202);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t204; const curve25519_bit c205 = curve25519_subw(&t204, t197, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t206; const curve25519_bit c207 = curve25519_subw(&t206, t199, UINT64_C(0x14def9dea2f79cd6), c205);
    uint64_t t208; const curve25519_bit c209 = curve25519_subw(&t208, t201, UINT64_C(0x0), c207);
    uint64_t t210; const curve25519_bit c211 = curve25519_subw(&t210, t203, UINT64_C(0x1000000000000000), c209);
    const uint64_t m0 = curve25519_maskw(c211);
    const uint64_t t212 = curve25519_selectw(m0, t197, t204);
    const uint64_t t213 = curve25519_selectw(m0, t199, t206);
    const uint64_t t214 = curve25519_selectw(m0, t201, t208);
    const uint64_t t215 = curve25519_selectw(m0, t203, t210);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t216 = ~t17;
    curve25519_storew(&r->v[0], t212);
    curve25519_storew(&r->v[1], t213);
    curve25519_storew(&r->v[2], t214);
    curve25519_storew(&r->v[3], t215);
    return -(int)(t216 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void curve25519_sc_to_bytes(uint8_t b[32], const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, UINT64_C(0x5812631a5cf5d3ed), t8);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, UINT64_C(0x14def9dea2f79cd6), t8);
    const uint64_t t13 = t8 << 60;
    const uint64_t t14 = t8 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t10, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t12, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)curve25519_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t9, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t11, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, UINT64_C(0x0), c28);
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
    uint64_t t44; (void)curve25519_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, UINT64_C(0x0), c50);
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
    uint64_t t66; (void)curve25519_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, UINT64_C(0x0), c72);
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
    uint64_t t88; (void)curve25519_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, UINT64_C(0x0), c94);
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

/* b = a; b is little-endian
 * Requires a < n. */
void curve25519_sc_to_bytes_le(uint8_t b[32], const curve25519_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t9;
    const uint64_t t10 = curve25519_mulw(&t9, UINT64_C(0x5812631a5cf5d3ed), t8);
    uint64_t t11;
    const uint64_t t12 = curve25519_mulw(&t11, UINT64_C(0x14def9dea2f79cd6), t8);
    const uint64_t t13 = t8 << 60;
    const uint64_t t14 = t8 >> 4;
    const curve25519_bit c15 = curve25519_carryw(a0, t10, 0);
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a1, t12, c15);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)curve25519_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, t16, t9, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t18, t11, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)curve25519_addw(&t29, t22, UINT64_C(0x0), c28);
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
    uint64_t t44; (void)curve25519_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t38, t31, 0);
    uint64_t t47; const curve25519_bit c48 = curve25519_addw(&t47, t40, t33, c46);
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)curve25519_addw(&t51, t44, UINT64_C(0x0), c50);
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
    uint64_t t66; (void)curve25519_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t53, 0);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t62, t55, c68);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)curve25519_addw(&t73, t66, UINT64_C(0x0), c72);
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
    uint64_t t88; (void)curve25519_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t82, t75, 0);
    uint64_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t84, t77, c90);
    uint64_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)curve25519_addw(&t95, t88, UINT64_C(0x0), c94);
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
 * Requires a < n.
 * Returns the mask. */
uint64_t curve25519_sc_is_zero(const curve25519_sc *a)
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
typedef int curve25519_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
