/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p224.h"

#if P224_WORD_BITS == 64 && !defined(P224_ASM)
#define P224_CARRY_CHAINS
#include "p224_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p224_sc_add(p224_sc *r, const p224_sc *a, const p224_sc *b)
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
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t12, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t14, UINT64_C(0xffff16a2e0b8f03e), c20);
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

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p224_sc_sub(p224_sc *r, const p224_sc *a, const p224_sc *b)
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
    const uint64_t t21 = t20 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t22 = t20 & UINT64_C(0xffff16a2e0b8f03e);
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

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p224_sc_neg(p224_sc *r, const p224_sc *a)
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
    const uint64_t t17 = t16 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t18 = t16 & UINT64_C(0xffff16a2e0b8f03e);
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

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p224_sc_dbl(p224_sc *r, const p224_sc *a)
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
    uint64_t t15; const p224_bit c16 = p224_subw(&t15, t8, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t17; const p224_bit c18 = p224_subw(&t17, t10, UINT64_C(0xffff16a2e0b8f03e), c16);
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

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p224_sc_half(p224_sc *r, const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t9 = a0 & UINT64_C(0x1);
    const uint64_t t10 = UINT64_C(0x0) - t9;
    const uint64_t t11 = t10 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t12 = t10 & UINT64_C(0xffff16a2e0b8f03e);
    const uint64_t t13 = t10 & UINT64_C(0xffffffff);
    uint64_t t14; const p224_bit c15 = p224_addw(&t14, a0, t11, 0);
    uint64_t t16; const p224_bit c17 = p224_addw(&t16, a1, t12, c15);
    uint64_t t18; const p224_bit c19 = p224_addw(&t18, a2, t10, c17);
    uint64_t t20; (void)p224_addw(&t20, a3, t13, c19);
    /* shift right by one bit */
    const uint64_t t21 = (t16 << 63) | (t14 >> 1);
    const uint64_t t22 = (t18 << 63) | (t16 >> 1);
    const uint64_t t23 = (t20 << 63) | (t18 >> 1);
    const uint64_t t24 = t20 >> 1;
    p224_storew(&r->v[0], t21);
    p224_storew(&r->v[1], t22);
    p224_storew(&r->v[2], t23);
    p224_storew(&r->v[3], t24);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p224_sc_mul(p224_sc *r, const p224_sc *a, const p224_sc *b)
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
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, a1, b0);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a0, b0);
    uint64_t t21;
    const uint64_t t22 = p224_mulw(&t21, a2, b0);
    uint64_t t23;
    const uint64_t t24 = p224_mulw(&t23, a3, b0);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t18, t19, 0);
    uint64_t t27; const p224_bit c28 = p224_addw(&t27, t22, t17, c26);
    uint64_t t29; const p224_bit c30 = p224_addw(&t29, t24, t21, c28);
    uint64_t t31; (void)p224_addw(&t31, t23, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, a0, b1);
    uint64_t t34;
    const uint64_t t35 = p224_mulw(&t34, a1, b1);
    uint64_t t36;
    const uint64_t t37 = p224_mulw(&t36, a2, b1);
    uint64_t t38;
    const uint64_t t39 = p224_mulw(&t38, a3, b1);
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t25, t33, 0);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t27, t35, c41);
    uint64_t t44; const p224_bit c45 = p224_addw(&t44, t29, t37, c43);
    uint64_t t46; const p224_bit c47 = p224_addw(&t46, t31, t39, c45);
    uint64_t t48; (void)p224_addw(&t48, t38, UINT64_C(0x0), c47);
    uint64_t t49; const p224_bit c50 = p224_addw(&t49, t42, t32, 0);
    uint64_t t51; const p224_bit c52 = p224_addw(&t51, t44, t34, c50);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t46, t36, c52);
    uint64_t t55; (void)p224_addw(&t55, t48, UINT64_C(0x0), c54);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t56;
    const uint64_t t57 = p224_mulw(&t56, a0, b2);
    uint64_t t58;
    const uint64_t t59 = p224_mulw(&t58, a1, b2);
    uint64_t t60;
    const uint64_t t61 = p224_mulw(&t60, a2, b2);
    uint64_t t62;
    const uint64_t t63 = p224_mulw(&t62, a3, b2);
    uint64_t t64; const p224_bit c65 = p224_addw(&t64, t49, t57, 0);
    uint64_t t66; const p224_bit c67 = p224_addw(&t66, t51, t59, c65);
    uint64_t t68; const p224_bit c69 = p224_addw(&t68, t53, t61, c67);
    uint64_t t70; const p224_bit c71 = p224_addw(&t70, t55, t63, c69);
    uint64_t t72; (void)p224_addw(&t72, t62, UINT64_C(0x0), c71);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t66, t56, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t68, t58, c74);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, t70, t60, c76);
    uint64_t t79; (void)p224_addw(&t79, t72, UINT64_C(0x0), c78);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t80;
    const uint64_t t81 = p224_mulw(&t80, a0, b3);
    uint64_t t82;
    const uint64_t t83 = p224_mulw(&t82, a1, b3);
    uint64_t t84;
    const uint64_t t85 = p224_mulw(&t84, a2, b3);
    uint64_t t86;
    const uint64_t t87 = p224_mulw(&t86, a3, b3);
    uint64_t t88; const p224_bit c89 = p224_addw(&t88, t73, t81, 0);
    uint64_t t90; const p224_bit c91 = p224_addw(&t90, t75, t83, c89);
    uint64_t t92; const p224_bit c93 = p224_addw(&t92, t77, t85, c91);
    uint64_t t94; const p224_bit c95 = p224_addw(&t94, t79, t87, c93);
    uint64_t t96; (void)p224_addw(&t96, t86, UINT64_C(0x0), c95);
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t90, t80, 0);
    uint64_t t99; const p224_bit c100 = p224_addw(&t99, t92, t82, c98);
    uint64_t t101; const p224_bit c102 = p224_addw(&t101, t94, t84, c100);
    uint64_t t103; (void)p224_addw(&t103, t96, UINT64_C(0x0), c102);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t104 = t20 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t105;
    const uint64_t t106 = p224_mulw(&t105, UINT64_C(0xe95d1f470fc1), t104);
    const uint64_t t107 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t104);
    uint64_t t108;
    const uint64_t t109 = p224_mulw(&t108, UINT64_C(0xffffffff00000000), t104);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t106, t107, 0);
    uint64_t t112; const p224_bit c113 = p224_addw(&t112, UINT64_C(0x0), t105, c111);
    uint64_t t114; const p224_bit c115 = p224_addw(&t114, t109, UINT64_C(0x0), c113);
    uint64_t t116; (void)p224_addw(&t116, t108, UINT64_C(0x0), c115);
    uint64_t t117; const p224_bit c118 = p224_subw(&t117, t40, t110, 0);
    uint64_t t119; const p224_bit c120 = p224_subw(&t119, t64, t112, c118);
    uint64_t t121; const p224_bit c122 = p224_subw(&t121, t88, t114, c120);
    uint64_t t123; (void)p224_subw(&t123, t104, t116, c122);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t124 = t117 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t125;
    const uint64_t t126 = p224_mulw(&t125, UINT64_C(0xe95d1f470fc1), t124);
    const uint64_t t127 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t124);
    uint64_t t128;
    const uint64_t t129 = p224_mulw(&t128, UINT64_C(0xffffffff00000000), t124);
    uint64_t t130; const p224_bit c131 = p224_addw(&t130, t126, t127, 0);
    uint64_t t132; const p224_bit c133 = p224_addw(&t132, UINT64_C(0x0), t125, c131);
    uint64_t t134; const p224_bit c135 = p224_addw(&t134, t129, UINT64_C(0x0), c133);
    uint64_t t136; (void)p224_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const p224_bit c138 = p224_subw(&t137, t119, t130, 0);
    uint64_t t139; const p224_bit c140 = p224_subw(&t139, t121, t132, c138);
    uint64_t t141; const p224_bit c142 = p224_subw(&t141, t123, t134, c140);
    uint64_t t143; (void)p224_subw(&t143, t124, t136, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t145;
    const uint64_t t146 = p224_mulw(&t145, UINT64_C(0xe95d1f470fc1), t144);
    const uint64_t t147 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t144);
    uint64_t t148;
    const uint64_t t149 = p224_mulw(&t148, UINT64_C(0xffffffff00000000), t144);
    uint64_t t150; const p224_bit c151 = p224_addw(&t150, t146, t147, 0);
    uint64_t t152; const p224_bit c153 = p224_addw(&t152, UINT64_C(0x0), t145, c151);
    uint64_t t154; const p224_bit c155 = p224_addw(&t154, t149, UINT64_C(0x0), c153);
    uint64_t t156; (void)p224_addw(&t156, t148, UINT64_C(0x0), c155);
    uint64_t t157; const p224_bit c158 = p224_subw(&t157, t139, t150, 0);
    uint64_t t159; const p224_bit c160 = p224_subw(&t159, t141, t152, c158);
    uint64_t t161; const p224_bit c162 = p224_subw(&t161, t143, t154, c160);
    uint64_t t163; (void)p224_subw(&t163, t144, t156, c162);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t164 = t157 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t165;
    const uint64_t t166 = p224_mulw(&t165, UINT64_C(0xe95d1f470fc1), t164);
    const uint64_t t167 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t164);
    uint64_t t168;
    const uint64_t t169 = p224_mulw(&t168, UINT64_C(0xffffffff00000000), t164);
    uint64_t t170; const p224_bit c171 = p224_addw(&t170, t166, t167, 0);
    uint64_t t172; const p224_bit c173 = p224_addw(&t172, UINT64_C(0x0), t165, c171);
    uint64_t t174; const p224_bit c175 = p224_addw(&t174, t169, UINT64_C(0x0), c173);
    uint64_t t176; (void)p224_addw(&t176, t168, UINT64_C(0x0), c175);
    uint64_t t177; const p224_bit c178 = p224_subw(&t177, t159, t170, 0);
    uint64_t t179; const p224_bit c180 = p224_subw(&t179, t161, t172, c178);
    uint64_t t181; const p224_bit c182 = p224_subw(&t181, t163, t174, c180);
    uint64_t t183; (void)p224_subw(&t183, t164, t176, c182);
    /* add the high half; the sum is below 2*p */
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t177, t97, 0);
    uint64_t t186; const p224_bit c187 = p224_addw(&t186, t179, t99, c185);
    uint64_t t188; const p224_bit c189 = p224_addw(&t188, t181, t101, c187);
    uint64_t t190; (void)p224_addw(&t190, t183, t103, c189);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t184, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t193; const p224_bit c194 = p224_subw(&t193, t186, UINT64_C(0xffff16a2e0b8f03e), c192);
    uint64_t t195; const p224_bit c196 = p224_subw(&t195, t188, UINT64_C(0xffffffffffffffff), c194);
    uint64_t t197; const p224_bit c198 = p224_subw(&t197, t190, UINT64_C(0xffffffff), c196);
    const uint64_t m0 = p224_maskw(c198);
    const uint64_t t199 = p224_selectw(m0, t184, t191);
    const uint64_t t200 = p224_selectw(m0, t186, t193);
    const uint64_t t201 = p224_selectw(m0, t188, t195);
    const uint64_t t202 = p224_selectw(m0, t190, t197);
    p224_storew(&r->v[0], t199);
    p224_storew(&r->v[1], t200);
    p224_storew(&r->v[2], t201);
    p224_storew(&r->v[3], t202);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p224_sc_sqr(p224_sc *r, const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, a2, a0);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a1, a0);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, a3, a0);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t14, t15, 0);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t18, t13, c20);
    uint64_t t23; (void)p224_addw(&t23, t17, UINT64_C(0x0), c22);
    /* square, products of a[1] with the words above it */
    uint64_t t24;
    const uint64_t t25 = p224_mulw(&t24, a2, a1);
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, a3, a1);
    uint64_t t28; const p224_bit c29 = p224_addw(&t28, t21, t25, 0);
    uint64_t t30; const p224_bit c31 = p224_addw(&t30, t23, t27, c29);
    uint64_t t32; (void)p224_addw(&t32, t26, UINT64_C(0x0), c31);
    uint64_t t33; const p224_bit c34 = p224_addw(&t33, t30, t24, 0);
    uint64_t t35; (void)p224_addw(&t35, t32, UINT64_C(0x0), c34);
    /* square, products of a[2] with the words above it */
    uint64_t t36;
    const uint64_t t37 = p224_mulw(&t36, a3, a2);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t35, t37, 0);
    const uint64_t t40 = p224_bitw(c39);
    const uint64_t t41 = t40 + t36;
    /* square: double the cross products */
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t16, t16, 0);
    uint64_t t44; const p224_bit c45 = p224_addw(&t44, t19, t19, c43);
    uint64_t t46; const p224_bit c47 = p224_addw(&t46, t28, t28, c45);
    uint64_t t48; const p224_bit c49 = p224_addw(&t48, t33, t33, c47);
    uint64_t t50; const p224_bit c51 = p224_addw(&t50, t38, t38, c49);
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t41, t41, c51);
    const uint64_t t54 = p224_bitw(c53);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t55;
    const uint64_t t56 = p224_mulw(&t55, a0, a0);
    uint64_t t57;
    const uint64_t t58 = p224_mulw(&t57, a1, a1);
    uint64_t t59;
    const uint64_t t60 = p224_mulw(&t59, a2, a2);
    uint64_t t61;
    const uint64_t t62 = p224_mulw(&t61, a3, a3);
    uint64_t t63; const p224_bit c64 = p224_addw(&t63, t42, t55, 0);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t44, t58, c64);
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t46, t57, c66);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t48, t60, c68);
    uint64_t t71; const p224_bit c72 = p224_addw(&t71, t50, t59, c70);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t52, t62, c72);
    uint64_t t75; (void)p224_addw(&t75, t54, t61, c74);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t76 = t56 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t77;
    const uint64_t t78 = p224_mulw(&t77, UINT64_C(0xe95d1f470fc1), t76);
    const uint64_t t79 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t76);
    uint64_t t80;
    const uint64_t t81 = p224_mulw(&t80, UINT64_C(0xffffffff00000000), t76);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t78, t79, 0);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, UINT64_C(0x0), t77, c83);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t81, UINT64_C(0x0), c85);
    uint64_t t88; (void)p224_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const p224_bit c90 = p224_subw(&t89, t63, t82, 0);
    uint64_t t91; const p224_bit c92 = p224_subw(&t91, t65, t84, c90);
    uint64_t t93; const p224_bit c94 = p224_subw(&t93, t67, t86, c92);
    uint64_t t95; (void)p224_subw(&t95, t76, t88, c94);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t96 = t89 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t97;
    const uint64_t t98 = p224_mulw(&t97, UINT64_C(0xe95d1f470fc1), t96);
    const uint64_t t99 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t96);
    uint64_t t100;
    const uint64_t t101 = p224_mulw(&t100, UINT64_C(0xffffffff00000000), t96);
    uint64_t t102; const p224_bit c103 = p224_addw(&t102, t98, t99, 0);
    uint64_t t104; const p224_bit c105 = p224_addw(&t104, UINT64_C(0x0), t97, c103);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, t101, UINT64_C(0x0), c105);
    uint64_t t108; (void)p224_addw(&t108, t100, UINT64_C(0x0), c107);
    uint64_t t109; const p224_bit c110 = p224_subw(&t109, t91, t102, 0);
    uint64_t t111; const p224_bit c112 = p224_subw(&t111, t93, t104, c110);
    uint64_t t113; const p224_bit c114 = p224_subw(&t113, t95, t106, c112);
    uint64_t t115; (void)p224_subw(&t115, t96, t108, c114);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t109 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t117;
    const uint64_t t118 = p224_mulw(&t117, UINT64_C(0xe95d1f470fc1), t116);
    const uint64_t t119 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t116);
    uint64_t t120;
    const uint64_t t121 = p224_mulw(&t120, UINT64_C(0xffffffff00000000), t116);
    uint64_t t122; const p224_bit c123 = p224_addw(&t122, t118, t119, 0);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, UINT64_C(0x0), t117, c123);
    uint64_t t126; const p224_bit c127 = p224_addw(&t126, t121, UINT64_C(0x0), c125);
    uint64_t t128; (void)p224_addw(&t128, t120, UINT64_C(0x0), c127);
    uint64_t t129; const p224_bit c130 = p224_subw(&t129, t111, t122, 0);
    uint64_t t131; const p224_bit c132 = p224_subw(&t131, t113, t124, c130);
    uint64_t t133; const p224_bit c134 = p224_subw(&t133, t115, t126, c132);
    uint64_t t135; (void)p224_subw(&t135, t116, t128, c134);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t136 = t129 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t137;
    const uint64_t t138 = p224_mulw(&t137, UINT64_C(0xe95d1f470fc1), t136);
    const uint64_t t139 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t136);
    uint64_t t140;
    const uint64_t t141 = p224_mulw(&t140, UINT64_C(0xffffffff00000000), t136);
    uint64_t t142; const p224_bit c143 = p224_addw(&t142, t138, t139, 0);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, UINT64_C(0x0), t137, c143);
    uint64_t t146; const p224_bit c147 = p224_addw(&t146, t141, UINT64_C(0x0), c145);
    uint64_t t148; (void)p224_addw(&t148, t140, UINT64_C(0x0), c147);
    uint64_t t149; const p224_bit c150 = p224_subw(&t149, t131, t142, 0);
    uint64_t t151; const p224_bit c152 = p224_subw(&t151, t133, t144, c150);
    uint64_t t153; const p224_bit c154 = p224_subw(&t153, t135, t146, c152);
    uint64_t t155; (void)p224_subw(&t155, t136, t148, c154);
    /* add the high half; the sum is below 2*p */
    uint64_t t156; const p224_bit c157 = p224_addw(&t156, t149, t69, 0);
    uint64_t t158; const p224_bit c159 = p224_addw(&t158, t151, t71, c157);
    uint64_t t160; const p224_bit c161 = p224_addw(&t160, t153, t73, c159);
    uint64_t t162; (void)p224_addw(&t162, t155, t75, c161);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t163; const p224_bit c164 = p224_subw(&t163, t156, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t165; const p224_bit c166 = p224_subw(&t165, t158, UINT64_C(0xffff16a2e0b8f03e), c164);
    uint64_t t167; const p224_bit c168 = p224_subw(&t167, t160, UINT64_C(0xffffffffffffffff), c166);
    uint64_t t169; const p224_bit c170 = p224_subw(&t169, t162, UINT64_C(0xffffffff), c168);
    const uint64_t m0 = p224_maskw(c170);
    const uint64_t t171 = p224_selectw(m0, t156, t163);
    const uint64_t t172 = p224_selectw(m0, t158, t165);
    const uint64_t t173 = p224_selectw(m0, t160, t167);
    const uint64_t t174 = p224_selectw(m0, t162, t169);
    p224_storew(&r->v[0], t171);
    p224_storew(&r->v[1], t172);
    p224_storew(&r->v[2], t173);
    p224_storew(&r->v[3], t174);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p224_sc_mul_small(p224_sc *r, const p224_sc *a, uint32_t k)
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
    const uint64_t t30 = p224_mulw(&t29, UINT64_C(0xffff16a2e0b8f03e), t28);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, UINT64_C(0x13dd29455c5c2a3d), t28);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, UINT64_C(0xffffffffffffffff), t28);
    uint64_t t35;
    const uint64_t t36 = p224_mulw(&t35, UINT64_C(0xffffffff), t28);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, t30, t31, 0);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t34, t29, c38);
    uint64_t t41; const p224_bit c42 = p224_addw(&t41, t36, t33, c40);
    uint64_t t43; (void)p224_addw(&t43, t35, UINT64_C(0x0), c42);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t16, t32, 0);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t21, t37, c45);
    uint64_t t48; const p224_bit c49 = p224_subw(&t48, t23, t39, c47);
    uint64_t t50; const p224_bit c51 = p224_subw(&t50, t25, t41, c49);
    uint64_t t52; (void)p224_subw(&t52, t27, t43, c51);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const p224_bit c54 = p224_subw(&t53, t44, UINT64_C(0x27ba528ab8b8547a), 0);
    uint64_t t55; const p224_bit c56 = p224_subw(&t55, t46, UINT64_C(0xfffe2d45c171e07c), c54);
    uint64_t t57; const p224_bit c58 = p224_subw(&t57, t48, UINT64_C(0xffffffffffffffff), c56);
    uint64_t t59; const p224_bit c60 = p224_subw(&t59, t50, UINT64_C(0x1ffffffff), c58);
    uint64_t t61; const p224_bit c62 = p224_subw(&t61, t52, UINT64_C(0x0), c60);
    const uint64_t m0 = p224_maskw(c62);
    const uint64_t t63 = p224_selectw(m0, t44, t53);
    const uint64_t t64 = p224_selectw(m0, t46, t55);
    const uint64_t t65 = p224_selectw(m0, t48, t57);
    const uint64_t t66 = p224_selectw(m0, t50, t59);
    const uint64_t t67 = p224_selectw(m0, t52, t61);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const p224_bit c69 = p224_subw(&t68, t63, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t70; const p224_bit c71 = p224_subw(&t70, t64, UINT64_C(0xffff16a2e0b8f03e), c69);
    uint64_t t72; const p224_bit c73 = p224_subw(&t72, t65, UINT64_C(0xffffffffffffffff), c71);
    uint64_t t74; const p224_bit c75 = p224_subw(&t74, t66, UINT64_C(0xffffffff), c73);
    const p224_bit c76 = p224_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = p224_maskw(c76);
    const uint64_t t77 = p224_selectw(m1, t63, t68);
    const uint64_t t78 = p224_selectw(m1, t64, t70);
    const uint64_t t79 = p224_selectw(m1, t65, t72);
    const uint64_t t80 = p224_selectw(m1, t66, t74);
    p224_storew(&r->v[0], t77);
    p224_storew(&r->v[1], t78);
    p224_storew(&r->v[2], t79);
    p224_storew(&r->v[3], t80);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p224_sc_to_mont(p224_sc *r, const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, a1, UINT64_C(0x29947a695f517d15));
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a0, UINT64_C(0x29947a695f517d15));
    uint64_t t21;
    const uint64_t t22 = p224_mulw(&t21, a2, UINT64_C(0x29947a695f517d15));
    uint64_t t23;
    const uint64_t t24 = p224_mulw(&t23, a3, UINT64_C(0x29947a695f517d15));
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t18, t19, 0);
    uint64_t t27; const p224_bit c28 = p224_addw(&t27, t22, t17, c26);
    uint64_t t29; const p224_bit c30 = p224_addw(&t29, t24, t21, c28);
    uint64_t t31; (void)p224_addw(&t31, t23, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, a0, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t34;
    const uint64_t t35 = p224_mulw(&t34, a1, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t36;
    const uint64_t t37 = p224_mulw(&t36, a2, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t38;
    const uint64_t t39 = p224_mulw(&t38, a3, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t25, t33, 0);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t27, t35, c41);
    uint64_t t44; const p224_bit c45 = p224_addw(&t44, t29, t37, c43);
    uint64_t t46; const p224_bit c47 = p224_addw(&t46, t31, t39, c45);
    uint64_t t48; (void)p224_addw(&t48, t38, UINT64_C(0x0), c47);
    uint64_t t49; const p224_bit c50 = p224_addw(&t49, t42, t32, 0);
    uint64_t t51; const p224_bit c52 = p224_addw(&t51, t44, t34, c50);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t46, t36, c52);
    uint64_t t55; (void)p224_addw(&t55, t48, UINT64_C(0x0), c54);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t56;
    const uint64_t t57 = p224_mulw(&t56, a0, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t58;
    const uint64_t t59 = p224_mulw(&t58, a1, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t60;
    const uint64_t t61 = p224_mulw(&t60, a2, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t62;
    const uint64_t t63 = p224_mulw(&t62, a3, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t64; const p224_bit c65 = p224_addw(&t64, t49, t57, 0);
    uint64_t t66; const p224_bit c67 = p224_addw(&t66, t51, t59, c65);
    uint64_t t68; const p224_bit c69 = p224_addw(&t68, t53, t61, c67);
    uint64_t t70; const p224_bit c71 = p224_addw(&t70, t55, t63, c69);
    uint64_t t72; (void)p224_addw(&t72, t62, UINT64_C(0x0), c71);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t66, t56, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t68, t58, c74);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, t70, t60, c76);
    uint64_t t79; (void)p224_addw(&t79, t72, UINT64_C(0x0), c78);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t80;
    const uint64_t t81 = p224_mulw(&t80, a0, UINT64_C(0xb1e97961));
    uint64_t t82;
    const uint64_t t83 = p224_mulw(&t82, a1, UINT64_C(0xb1e97961));
    uint64_t t84;
    const uint64_t t85 = p224_mulw(&t84, a2, UINT64_C(0xb1e97961));
    uint64_t t86;
    const uint64_t t87 = p224_mulw(&t86, a3, UINT64_C(0xb1e97961));
    uint64_t t88; const p224_bit c89 = p224_addw(&t88, t73, t81, 0);
    uint64_t t90; const p224_bit c91 = p224_addw(&t90, t75, t83, c89);
    uint64_t t92; const p224_bit c93 = p224_addw(&t92, t77, t85, c91);
    uint64_t t94; const p224_bit c95 = p224_addw(&t94, t79, t87, c93);
    uint64_t t96; (void)p224_addw(&t96, t86, UINT64_C(0x0), c95);
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t90, t80, 0);
    uint64_t t99; const p224_bit c100 = p224_addw(&t99, t92, t82, c98);
    uint64_t t101; const p224_bit c102 = p224_addw(&t101, t94, t84, c100);
    uint64_t t103; (void)p224_addw(&t103, t96, UINT64_C(0x0), c102);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t104 = t20 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t105;
    const uint64_t t106 = p224_mulw(&t105, UINT64_C(0xe95d1f470fc1), t104);
    const uint64_t t107 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t104);
    uint64_t t108;
    const uint64_t t109 = p224_mulw(&t108, UINT64_C(0xffffffff00000000), t104);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t106, t107, 0);
    uint64_t t112; const p224_bit c113 = p224_addw(&t112, UINT64_C(0x0), t105, c111);
    uint64_t t114; const p224_bit c115 = p224_addw(&t114, t109, UINT64_C(0x0), c113);
    uint64_t t116; (void)p224_addw(&t116, t108, UINT64_C(0x0), c115);
    uint64_t t117; const p224_bit c118 = p224_subw(&t117, t40, t110, 0);
    uint64_t t119; const p224_bit c120 = p224_subw(&t119, t64, t112, c118);
    uint64_t t121; const p224_bit c122 = p224_subw(&t121, t88, t114, c120);
    uint64_t t123; (void)p224_subw(&t123, t104, t116, c122);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t124 = t117 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t125;
    const uint64_t t126 = p224_mulw(&t125, UINT64_C(0xe95d1f470fc1), t124);
    const uint64_t t127 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t124);
    uint64_t t128;
    const uint64_t t129 = p224_mulw(&t128, UINT64_C(0xffffffff00000000), t124);
    uint64_t t130; const p224_bit c131 = p224_addw(&t130, t126, t127, 0);
    uint64_t t132; const p224_bit c133 = p224_addw(&t132, UINT64_C(0x0), t125, c131);
    uint64_t t134; const p224_bit c135 = p224_addw(&t134, t129, UINT64_C(0x0), c133);
    uint64_t t136; (void)p224_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const p224_bit c138 = p224_subw(&t137, t119, t130, 0);
    uint64_t t139; const p224_bit c140 = p224_subw(&t139, t121, t132, c138);
    uint64_t t141; const p224_bit c142 = p224_subw(&t141, t123, t134, c140);
    uint64_t t143; (void)p224_subw(&t143, t124, t136, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t145;
    const uint64_t t146 = p224_mulw(&t145, UINT64_C(0xe95d1f470fc1), t144);
    const uint64_t t147 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t144);
    uint64_t t148;
    const uint64_t t149 = p224_mulw(&t148, UINT64_C(0xffffffff00000000), t144);
    uint64_t t150; const p224_bit c151 = p224_addw(&t150, t146, t147, 0);
    uint64_t t152; const p224_bit c153 = p224_addw(&t152, UINT64_C(0x0), t145, c151);
    uint64_t t154; const p224_bit c155 = p224_addw(&t154, t149, UINT64_C(0x0), c153);
    uint64_t t156; (void)p224_addw(&t156, t148, UINT64_C(0x0), c155);
    uint64_t t157; const p224_bit c158 = p224_subw(&t157, t139, t150, 0);
    uint64_t t159; const p224_bit c160 = p224_subw(&t159, t141, t152, c158);
    uint64_t t161; const p224_bit c162 = p224_subw(&t161, t143, t154, c160);
    uint64_t t163; (void)p224_subw(&t163, t144, t156, c162);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t164 = t157 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t165;
    const uint64_t t166 = p224_mulw(&t165, UINT64_C(0xe95d1f470fc1), t164);
    const uint64_t t167 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t164);
    uint64_t t168;
    const uint64_t t169 = p224_mulw(&t168, UINT64_C(0xffffffff00000000), t164);
    uint64_t t170; const p224_bit c171 = p224_addw(&t170, t166, t167, 0);
    uint64_t t172; const p224_bit c173 = p224_addw(&t172, UINT64_C(0x0), t165, c171);
    uint64_t t174; const p224_bit c175 = p224_addw(&t174, t169, UINT64_C(0x0), c173);
    uint64_t t176; (void)p224_addw(&t176, t168, UINT64_C(0x0), c175);
    uint64_t t177; const p224_bit c178 = p224_subw(&t177, t159, t170, 0);
    uint64_t t179; const p224_bit c180 = p224_subw(&t179, t161, t172, c178);
    uint64_t t181; const p224_bit c182 = p224_subw(&t181, t163, t174, c180);
    uint64_t t183; (void)p224_subw(&t183, t164, t176, c182);
    /* add the high half; the sum is below 2*p */
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t177, t97, 0);
    uint64_t t186; const p224_bit c187 = p224_addw(&t186, t179, t99, c185);
    uint64_t t188; const p224_bit c189 = p224_addw(&t188, t181, t101, c187);
    uint64_t t190; (void)p224_addw(&t190, t183, t103, c189);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t184, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t193; const p224_bit c194 = p224_subw(&t193, t186, UINT64_C(0xffff16a2e0b8f03e), c192);
    uint64_t t195; const p224_bit c196 = p224_subw(&t195, t188, UINT64_C(0xffffffffffffffff), c194);
    uint64_t t197; const p224_bit c198 = p224_subw(&t197, t190, UINT64_C(0xffffffff), c196);
    const uint64_t m0 = p224_maskw(c198);
    const uint64_t t199 = p224_selectw(m0, t184, t191);
    const uint64_t t200 = p224_selectw(m0, t186, t193);
    const uint64_t t201 = p224_selectw(m0, t188, t195);
    const uint64_t t202 = p224_selectw(m0, t190, t197);
    p224_storew(&r->v[0], t199);
    p224_storew(&r->v[1], t200);
    p224_storew(&r->v[2], t201);
    p224_storew(&r->v[3], t202);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p224_sc_from_mont(p224_sc *r, const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t10;
    const uint64_t t11 = p224_mulw(&t10, UINT64_C(0xe95d1f470fc1), t9);
    const uint64_t t12 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t9);
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, UINT64_C(0xffffffff00000000), t9);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, t11, t12, 0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p224_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t15, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t17, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, UINT64_C(0xe95d1f470fc1), t29);
    const uint64_t t32 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, UINT64_C(0xffffffff00000000), t29);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t31, t32, 0);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p224_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t35, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t37, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, UINT64_C(0xe95d1f470fc1), t49);
    const uint64_t t52 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t53;
    const uint64_t t54 = p224_mulw(&t53, UINT64_C(0xffffffff00000000), t49);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t51, t52, 0);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p224_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t55, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t57, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, UINT64_C(0xe95d1f470fc1), t69);
    const uint64_t t72 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t73;
    const uint64_t t74 = p224_mulw(&t73, UINT64_C(0xffffffff00000000), t69);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t71, t72, 0);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p224_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t75, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t77, c83);
    uint64_t t86; const p224_bit c87 = p224_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p224_subw(&t88, t69, t81, c87);
    p224_storew(&r->v[0], t82);
    p224_storew(&r->v[1], t84);
    p224_storew(&r->v[2], t86);
    p224_storew(&r->v[3], t88);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p224_sc_from_bytes(p224_sc *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)p224_load8(b + 20);
    const uint64_t b_at12 = (uint64_t)p224_load8(b + 12);
    const uint64_t b_at4 = (uint64_t)p224_load8(b + 4);
    const uint64_t b_at0 = (uint64_t)p224_load4(b + 0);
    /* bytes to words */
    const uint64_t t17 = p224_bswapw(b_at0);
    const uint64_t t18 = t17 >> 32;
    const uint64_t t19 = p224_bswapw(b_at20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c20 = p224_borroww(t19, UINT64_C(0x13dd29455c5c2a3d), 0);
    /* bytes to words */
    const uint64_t t21 = p224_bswapw(b_at12);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c22 = p224_borroww(t21, UINT64_C(0xffff16a2e0b8f03e), c20);
    /* bytes to words */
    const uint64_t t23 = p224_bswapw(b_at4);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c24 = p224_borroww(t23, UINT64_C(0xffffffffffffffff), c22);
    const p224_bit c25 = p224_borroww(t18, UINT64_C(0xffffffff), c24);
    const uint64_t t26 = p224_maskw(c25);
    const uint64_t t27 = t21 & t26;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, t27, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t30 = t19 & t26;
    /* product, row 0: a * b[0] */
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, t30, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t33 = t23 & t26;
    /* product, row 0: a * b[0] */
    uint64_t t34;
    const uint64_t t35 = p224_mulw(&t34, t33, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t36 = t18 & t26;
    /* product, row 0: a * b[0] */
    uint64_t t37;
    const uint64_t t38 = p224_mulw(&t37, t36, UINT64_C(0x29947a695f517d15));
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t29, t31, 0);
    uint64_t t41; const p224_bit c42 = p224_addw(&t41, t35, t28, c40);
    uint64_t t43; const p224_bit c44 = p224_addw(&t43, t38, t34, c42);
    uint64_t t45; (void)p224_addw(&t45, t37, UINT64_C(0x0), c44);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t46;
    const uint64_t t47 = p224_mulw(&t46, t30, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t48;
    const uint64_t t49 = p224_mulw(&t48, t27, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, t33, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t52;
    const uint64_t t53 = p224_mulw(&t52, t36, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t54; const p224_bit c55 = p224_addw(&t54, t39, t47, 0);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t41, t49, c55);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t43, t51, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t45, t53, c59);
    uint64_t t62; (void)p224_addw(&t62, t52, UINT64_C(0x0), c61);
    uint64_t t63; const p224_bit c64 = p224_addw(&t63, t56, t46, 0);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t58, t48, c64);
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t60, t50, c66);
    uint64_t t69; (void)p224_addw(&t69, t62, UINT64_C(0x0), c68);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, t30, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, t27, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, t33, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t76;
    const uint64_t t77 = p224_mulw(&t76, t36, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t78; const p224_bit c79 = p224_addw(&t78, t63, t71, 0);
    uint64_t t80; const p224_bit c81 = p224_addw(&t80, t65, t73, c79);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t67, t75, c81);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, t69, t77, c83);
    uint64_t t86; (void)p224_addw(&t86, t76, UINT64_C(0x0), c85);
    uint64_t t87; const p224_bit c88 = p224_addw(&t87, t80, t70, 0);
    uint64_t t89; const p224_bit c90 = p224_addw(&t89, t82, t72, c88);
    uint64_t t91; const p224_bit c92 = p224_addw(&t91, t84, t74, c90);
    uint64_t t93; (void)p224_addw(&t93, t86, UINT64_C(0x0), c92);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t94;
    const uint64_t t95 = p224_mulw(&t94, t30, UINT64_C(0xb1e97961));
    uint64_t t96;
    const uint64_t t97 = p224_mulw(&t96, t27, UINT64_C(0xb1e97961));
    uint64_t t98;
    const uint64_t t99 = p224_mulw(&t98, t33, UINT64_C(0xb1e97961));
    uint64_t t100;
    const uint64_t t101 = p224_mulw(&t100, t36, UINT64_C(0xb1e97961));
    uint64_t t102; const p224_bit c103 = p224_addw(&t102, t87, t95, 0);
    uint64_t t104; const p224_bit c105 = p224_addw(&t104, t89, t97, c103);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, t91, t99, c105);
    uint64_t t108; const p224_bit c109 = p224_addw(&t108, t93, t101, c107);
    uint64_t t110; (void)p224_addw(&t110, t100, UINT64_C(0x0), c109);
    uint64_t t111; const p224_bit c112 = p224_addw(&t111, t104, t94, 0);
    uint64_t t113; const p224_bit c114 = p224_addw(&t113, t106, t96, c112);
    uint64_t t115; const p224_bit c116 = p224_addw(&t115, t108, t98, c114);
    uint64_t t117; (void)p224_addw(&t117, t110, UINT64_C(0x0), c116);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t118 = t32 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t119;
    const uint64_t t120 = p224_mulw(&t119, UINT64_C(0xe95d1f470fc1), t118);
    const uint64_t t121 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t118);
    uint64_t t122;
    const uint64_t t123 = p224_mulw(&t122, UINT64_C(0xffffffff00000000), t118);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t120, t121, 0);
    uint64_t t126; const p224_bit c127 = p224_addw(&t126, UINT64_C(0x0), t119, c125);
    uint64_t t128; const p224_bit c129 = p224_addw(&t128, t123, UINT64_C(0x0), c127);
    uint64_t t130; (void)p224_addw(&t130, t122, UINT64_C(0x0), c129);
    uint64_t t131; const p224_bit c132 = p224_subw(&t131, t54, t124, 0);
    uint64_t t133; const p224_bit c134 = p224_subw(&t133, t78, t126, c132);
    uint64_t t135; const p224_bit c136 = p224_subw(&t135, t102, t128, c134);
    uint64_t t137; (void)p224_subw(&t137, t118, t130, c136);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t138 = t131 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t139;
    const uint64_t t140 = p224_mulw(&t139, UINT64_C(0xe95d1f470fc1), t138);
    const uint64_t t141 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t138);
    uint64_t t142;
    const uint64_t t143 = p224_mulw(&t142, UINT64_C(0xffffffff00000000), t138);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, t140, t141, 0);
    uint64_t t146; const p224_bit c147 = p224_addw(&t146, UINT64_C(0x0), t139, c145);
    uint64_t t148; const p224_bit c149 = p224_addw(&t148, t143, UINT64_C(0x0), c147);
    uint64_t t150; (void)p224_addw(&t150, t142, UINT64_C(0x0), c149);
    uint64_t t151; const p224_bit c152 = p224_subw(&t151, t133, t144, 0);
    uint64_t t153; const p224_bit c154 = p224_subw(&t153, t135, t146, c152);
    uint64_t t155; const p224_bit c156 = p224_subw(&t155, t137, t148, c154);
    uint64_t t157; (void)p224_subw(&t157, t138, t150, c156);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t158 = t151 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t159;
    const uint64_t t160 = p224_mulw(&t159, UINT64_C(0xe95d1f470fc1), t158);
    const uint64_t t161 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t158);
    uint64_t t162;
    const uint64_t t163 = p224_mulw(&t162, UINT64_C(0xffffffff00000000), t158);
    uint64_t t164; const p224_bit c165 = p224_addw(&t164, t160, t161, 0);
    uint64_t t166; const p224_bit c167 = p224_addw(&t166, UINT64_C(0x0), t159, c165);
    uint64_t t168; const p224_bit c169 = p224_addw(&t168, t163, UINT64_C(0x0), c167);
    uint64_t t170; (void)p224_addw(&t170, t162, UINT64_C(0x0), c169);
    uint64_t t171; const p224_bit c172 = p224_subw(&t171, t153, t164, 0);
    uint64_t t173; const p224_bit c174 = p224_subw(&t173, t155, t166, c172);
    uint64_t t175; const p224_bit c176 = p224_subw(&t175, t157, t168, c174);
    uint64_t t177; (void)p224_subw(&t177, t158, t170, c176);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t178 = t171 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t179;
    const uint64_t t180 = p224_mulw(&t179, UINT64_C(0xe95d1f470fc1), t178);
    const uint64_t t181 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t178);
    uint64_t t182;
    const uint64_t t183 = p224_mulw(&t182, UINT64_C(0xffffffff00000000), t178);
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t180, t181, 0);
    uint64_t t186; const p224_bit c187 = p224_addw(&t186, UINT64_C(0x0), t179, c185);
    uint64_t t188; const p224_bit c189 = p224_addw(&t188, t183, UINT64_C(0x0), c187);
    uint64_t t190; (void)p224_addw(&t190, t182, UINT64_C(0x0), c189);
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t173, t184, 0);
    uint64_t t193; const p224_bit c194 = p224_subw(&t193, t175, t186, c192);
    uint64_t t195; const p224_bit c196 = p224_subw(&t195, t177, t188, c194);
    uint64_t t197; (void)p224_subw(&t197, t178, t190, c196);
    /* add the high half; the sum is below 2*p */
    uint64_t t198; const p224_bit c199 = p224_addw(&t198, t191, t111, 0);
    uint64_t t200; const p224_bit c201 = p224_addw(&t200, t193, t113, c199);
    uint64_t t202; const p224_bit c203 = p224_addw(&t202, t195, t115, c201);
    uint64_t t204; (void)p224_addw(&t204, t197, t117, c203);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t205; const p224_bit c206 = p224_subw(&t205, t198, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t207; const p224_bit c208 = p224_subw(&t207, t200, UINT64_C(0xffff16a2e0b8f03e), c206);
    uint64_t t209; const p224_bit c210 = p224_subw(&t209, t202, UINT64_C(0xffffffffffffffff), c208);
    uint64_t t211; const p224_bit c212 = p224_subw(&t211, t204, UINT64_C(0xffffffff), c210);
    const uint64_t m0 = p224_maskw(c212);
    const uint64_t t213 = p224_selectw(m0, t198, t205);
    const uint64_t t214 = p224_selectw(m0, t200, t207);
    const uint64_t t215 = p224_selectw(m0, t202, t209);
    const uint64_t t216 = p224_selectw(m0, t204, t211);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t217 = ~t26;
    p224_storew(&r->v[0], t213);
    p224_storew(&r->v[1], t214);
    p224_storew(&r->v[2], t215);
    p224_storew(&r->v[3], t216);
    return -(int)(t217 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p224_sc_from_bytes_le(p224_sc *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)p224_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p224_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p224_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p224_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c17 = p224_borroww(b_at0, UINT64_C(0x13dd29455c5c2a3d), 0);
    const p224_bit c18 = p224_borroww(b_at8, UINT64_C(0xffff16a2e0b8f03e), c17);
    const p224_bit c19 = p224_borroww(b_at16, UINT64_C(0xffffffffffffffff), c18);
    const p224_bit c20 = p224_borroww(b_at24, UINT64_C(0xffffffff), c19);
    const uint64_t t21 = p224_maskw(c20);
    const uint64_t t22 = b_at8 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = p224_mulw(&t23, t22, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t25 = b_at0 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, t25, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t28 = b_at16 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t29;
    const uint64_t t30 = p224_mulw(&t29, t28, UINT64_C(0x29947a695f517d15));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t31 = b_at24 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, t31, UINT64_C(0x29947a695f517d15));
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t24, t26, 0);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t30, t23, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t33, t29, c37);
    uint64_t t40; (void)p224_addw(&t40, t32, UINT64_C(0x0), c39);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t41;
    const uint64_t t42 = p224_mulw(&t41, t25, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t43;
    const uint64_t t44 = p224_mulw(&t43, t22, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t45;
    const uint64_t t46 = p224_mulw(&t45, t28, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t47;
    const uint64_t t48 = p224_mulw(&t47, t31, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t49; const p224_bit c50 = p224_addw(&t49, t34, t42, 0);
    uint64_t t51; const p224_bit c52 = p224_addw(&t51, t36, t44, c50);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t38, t46, c52);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t40, t48, c54);
    uint64_t t57; (void)p224_addw(&t57, t47, UINT64_C(0x0), c56);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t51, t41, 0);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t53, t43, c59);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t55, t45, c61);
    uint64_t t64; (void)p224_addw(&t64, t57, UINT64_C(0x0), c63);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t65;
    const uint64_t t66 = p224_mulw(&t65, t25, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t67;
    const uint64_t t68 = p224_mulw(&t67, t22, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t69;
    const uint64_t t70 = p224_mulw(&t69, t28, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t71;
    const uint64_t t72 = p224_mulw(&t71, t31, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t58, t66, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t60, t68, c74);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, t62, t70, c76);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t64, t72, c78);
    uint64_t t81; (void)p224_addw(&t81, t71, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t75, t65, 0);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, t77, t67, c83);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)p224_addw(&t88, t81, UINT64_C(0x0), c87);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t89;
    const uint64_t t90 = p224_mulw(&t89, t25, UINT64_C(0xb1e97961));
    uint64_t t91;
    const uint64_t t92 = p224_mulw(&t91, t22, UINT64_C(0xb1e97961));
    uint64_t t93;
    const uint64_t t94 = p224_mulw(&t93, t28, UINT64_C(0xb1e97961));
    uint64_t t95;
    const uint64_t t96 = p224_mulw(&t95, t31, UINT64_C(0xb1e97961));
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t82, t90, 0);
    uint64_t t99; const p224_bit c100 = p224_addw(&t99, t84, t92, c98);
    uint64_t t101; const p224_bit c102 = p224_addw(&t101, t86, t94, c100);
    uint64_t t103; const p224_bit c104 = p224_addw(&t103, t88, t96, c102);
    uint64_t t105; (void)p224_addw(&t105, t95, UINT64_C(0x0), c104);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, t99, t89, 0);
    uint64_t t108; const p224_bit c109 = p224_addw(&t108, t101, t91, c107);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t103, t93, c109);
    uint64_t t112; (void)p224_addw(&t112, t105, UINT64_C(0x0), c111);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t113 = t27 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t114;
    const uint64_t t115 = p224_mulw(&t114, UINT64_C(0xe95d1f470fc1), t113);
    const uint64_t t116 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t113);
    uint64_t t117;
    const uint64_t t118 = p224_mulw(&t117, UINT64_C(0xffffffff00000000), t113);
    uint64_t t119; const p224_bit c120 = p224_addw(&t119, t115, t116, 0);
    uint64_t t121; const p224_bit c122 = p224_addw(&t121, UINT64_C(0x0), t114, c120);
    uint64_t t123; const p224_bit c124 = p224_addw(&t123, t118, UINT64_C(0x0), c122);
    uint64_t t125; (void)p224_addw(&t125, t117, UINT64_C(0x0), c124);
    uint64_t t126; const p224_bit c127 = p224_subw(&t126, t49, t119, 0);
    uint64_t t128; const p224_bit c129 = p224_subw(&t128, t73, t121, c127);
    uint64_t t130; const p224_bit c131 = p224_subw(&t130, t97, t123, c129);
    uint64_t t132; (void)p224_subw(&t132, t113, t125, c131);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t133 = t126 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t134;
    const uint64_t t135 = p224_mulw(&t134, UINT64_C(0xe95d1f470fc1), t133);
    const uint64_t t136 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t133);
    uint64_t t137;
    const uint64_t t138 = p224_mulw(&t137, UINT64_C(0xffffffff00000000), t133);
    uint64_t t139; const p224_bit c140 = p224_addw(&t139, t135, t136, 0);
    uint64_t t141; const p224_bit c142 = p224_addw(&t141, UINT64_C(0x0), t134, c140);
    uint64_t t143; const p224_bit c144 = p224_addw(&t143, t138, UINT64_C(0x0), c142);
    uint64_t t145; (void)p224_addw(&t145, t137, UINT64_C(0x0), c144);
    uint64_t t146; const p224_bit c147 = p224_subw(&t146, t128, t139, 0);
    uint64_t t148; const p224_bit c149 = p224_subw(&t148, t130, t141, c147);
    uint64_t t150; const p224_bit c151 = p224_subw(&t150, t132, t143, c149);
    uint64_t t152; (void)p224_subw(&t152, t133, t145, c151);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t153 = t146 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t154;
    const uint64_t t155 = p224_mulw(&t154, UINT64_C(0xe95d1f470fc1), t153);
    const uint64_t t156 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t153);
    uint64_t t157;
    const uint64_t t158 = p224_mulw(&t157, UINT64_C(0xffffffff00000000), t153);
    uint64_t t159; const p224_bit c160 = p224_addw(&t159, t155, t156, 0);
    uint64_t t161; const p224_bit c162 = p224_addw(&t161, UINT64_C(0x0), t154, c160);
    uint64_t t163; const p224_bit c164 = p224_addw(&t163, t158, UINT64_C(0x0), c162);
    uint64_t t165; (void)p224_addw(&t165, t157, UINT64_C(0x0), c164);
    uint64_t t166; const p224_bit c167 = p224_subw(&t166, t148, t159, 0);
    uint64_t t168; const p224_bit c169 = p224_subw(&t168, t150, t161, c167);
    uint64_t t170; const p224_bit c171 = p224_subw(&t170, t152, t163, c169);
    uint64_t t172; (void)p224_subw(&t172, t153, t165, c171);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t173 = t166 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t174;
    const uint64_t t175 = p224_mulw(&t174, UINT64_C(0xe95d1f470fc1), t173);
    const uint64_t t176 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t173);
    uint64_t t177;
    const uint64_t t178 = p224_mulw(&t177, UINT64_C(0xffffffff00000000), t173);
    uint64_t t179; const p224_bit c180 = p224_addw(&t179, t175, t176, 0);
    uint64_t t181; const p224_bit c182 = p224_addw(&t181, UINT64_C(0x0), t174, c180);
    uint64_t t183; const p224_bit c184 = p224_addw(&t183, t178, UINT64_C(0x0), c182);
    uint64_t t185; (void)p224_addw(&t185, t177, UINT64_C(0x0), c184);
    uint64_t t186; const p224_bit c187 = p224_subw(&t186, t168, t179, 0);
    uint64_t t188; const p224_bit c189 = p224_subw(&t188, t170, t181, c187);
    uint64_t t190; const p224_bit c191 = p224_subw(&t190, t172, t183, c189);
    uint64_t t192; (void)p224_subw(&t192, t173, t185, c191);
    /* add the high half; the sum is below 2*p */
    uint64_t t193; const p224_bit c194 = p224_addw(&t193, t186, t106, 0);
    uint64_t t195; const p224_bit c196 = p224_addw(&t195, t188, t108, c194);
    uint64_t t197; const p224_bit c198 = p224_addw(&t197, t190, t110, c196);
    uint64_t t199; (void)p224_addw(&t199, t192, t112, c198);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t200; const p224_bit c201 = p224_subw(&t200, t193, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t202; const p224_bit c203 = p224_subw(&t202, t195, UINT64_C(0xffff16a2e0b8f03e), c201);
    uint64_t t204; const p224_bit c205 = p224_subw(&t204, t197, UINT64_C(0xffffffffffffffff), c203);
    uint64_t t206; const p224_bit c207 = p224_subw(&t206, t199, UINT64_C(0xffffffff), c205);
    const uint64_t m0 = p224_maskw(c207);
    const uint64_t t208 = p224_selectw(m0, t193, t200);
    const uint64_t t209 = p224_selectw(m0, t195, t202);
    const uint64_t t210 = p224_selectw(m0, t197, t204);
    const uint64_t t211 = p224_selectw(m0, t199, t206);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t212 = ~t21;
    p224_storew(&r->v[0], t208);
    p224_storew(&r->v[1], t209);
    p224_storew(&r->v[2], t210);
    p224_storew(&r->v[3], t211);
    return -(int)(t212 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void p224_sc_to_bytes(uint8_t b[28], const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t10;
    const uint64_t t11 = p224_mulw(&t10, UINT64_C(0xe95d1f470fc1), t9);
    const uint64_t t12 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t9);
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, UINT64_C(0xffffffff00000000), t9);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, t11, t12, 0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p224_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t15, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t17, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, UINT64_C(0xe95d1f470fc1), t29);
    const uint64_t t32 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, UINT64_C(0xffffffff00000000), t29);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t31, t32, 0);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p224_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t35, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t37, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, UINT64_C(0xe95d1f470fc1), t49);
    const uint64_t t52 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t53;
    const uint64_t t54 = p224_mulw(&t53, UINT64_C(0xffffffff00000000), t49);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t51, t52, 0);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p224_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t55, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t57, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, UINT64_C(0xe95d1f470fc1), t69);
    const uint64_t t72 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t73;
    const uint64_t t74 = p224_mulw(&t73, UINT64_C(0xffffffff00000000), t69);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t71, t72, 0);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p224_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t75, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t77, c83);
    uint64_t t86; const p224_bit c87 = p224_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p224_subw(&t88, t69, t81, c87);
    /* words to bytes */
    const uint64_t t89 = p224_bswapw(t82);
    const uint64_t t90 = p224_bswapw(t84);
    const uint64_t t91 = p224_bswapw(t86);
    const uint64_t t92 = t88 << 32;
    const uint64_t t93 = p224_bswapw(t92);
    p224_store8(b + 20, (uint64_t)t89);
    p224_store8(b + 12, (uint64_t)t90);
    p224_store8(b + 4, (uint64_t)t91);
    p224_store4(b + 0, (uint32_t)t93);
}

/* b = a; b is little-endian
 * Requires a < n. */
void p224_sc_to_bytes_le(uint8_t b[28], const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t10;
    const uint64_t t11 = p224_mulw(&t10, UINT64_C(0xe95d1f470fc1), t9);
    const uint64_t t12 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t9);
    uint64_t t13;
    const uint64_t t14 = p224_mulw(&t13, UINT64_C(0xffffffff00000000), t9);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, t11, t12, 0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p224_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t15, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t17, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, UINT64_C(0xe95d1f470fc1), t29);
    const uint64_t t32 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, UINT64_C(0xffffffff00000000), t29);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t31, t32, 0);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p224_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t35, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t37, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, UINT64_C(0xe95d1f470fc1), t49);
    const uint64_t t52 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t53;
    const uint64_t t54 = p224_mulw(&t53, UINT64_C(0xffffffff00000000), t49);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t51, t52, 0);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p224_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t55, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t57, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, UINT64_C(0xe95d1f470fc1), t69);
    const uint64_t t72 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t73;
    const uint64_t t74 = p224_mulw(&t73, UINT64_C(0xffffffff00000000), t69);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t71, t72, 0);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p224_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t75, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t77, c83);
    uint64_t t86; const p224_bit c87 = p224_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p224_subw(&t88, t69, t81, c87);
    p224_store8(b + 0, (uint64_t)t82);
    p224_store8(b + 8, (uint64_t)t84);
    p224_store8(b + 16, (uint64_t)t86);
    p224_store4(b + 24, (uint32_t)t88);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p224_sc_select(p224_sc *r, uint64_t mask, const p224_sc *a, const p224_sc *b)
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
 * Ensures a < n, b < n. */
void p224_sc_cswap(uint64_t mask, p224_sc *a, p224_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t p224_sc_is_zero(const p224_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p224_sc_eq(const p224_sc *a, const p224_sc *b)
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
typedef int p224_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
