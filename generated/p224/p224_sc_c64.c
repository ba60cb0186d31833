/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t8; const p224_bit c9 = p224_addw(&t8, a0, b0, 0);
    uint64_t t10; const p224_bit c11 = p224_addw(&t10, a1, b1, c9);
    uint64_t t12; const p224_bit c13 = p224_addw(&t12, a2, b2, c11);
    uint64_t t14; (void)p224_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t8, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t10, UINT64_C(0xffff16a2e0b8f03e), c20);
    uint64_t t23; const p224_bit c24 = p224_subw(&t23, t12, UINT64_C(0xffffffffffffffff), c22);
    uint64_t t25; const p224_bit c26 = p224_subw(&t25, t14, UINT64_C(0xffffffff), c24);
    const uint64_t m0 = p224_maskw(c26);
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
    uint64_t t8; const p224_bit c9 = p224_subw(&t8, a0, b0, 0);
    uint64_t t10; const p224_bit c11 = p224_subw(&t10, a1, b1, c9);
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, a2, b2, c11);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = p224_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t21 = t17 & UINT64_C(0xffff16a2e0b8f03e);
    const uint64_t t23 = t17 & UINT64_C(0xffffffff);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t8, t19, 0);
    uint64_t t26; const p224_bit c27 = p224_addw(&t26, t10, t21, c25);
    uint64_t t28; const p224_bit c29 = p224_addw(&t28, t12, t17, c27);
    uint64_t t30; (void)p224_addw(&t30, t14, t23, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
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
    uint64_t t5; const p224_bit c6 = p224_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const p224_bit c8 = p224_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const p224_bit c10 = p224_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const p224_bit c12 = p224_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = p224_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t17 = t13 & UINT64_C(0xffff16a2e0b8f03e);
    const uint64_t t19 = t13 & UINT64_C(0xffffffff);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, t5, t15, 0);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, t7, t17, c21);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t9, t13, c23);
    uint64_t t26; (void)p224_addw(&t26, t11, t19, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
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
    uint64_t t4; const p224_bit c5 = p224_addw(&t4, a0, a0, 0);
    uint64_t t6; const p224_bit c7 = p224_addw(&t6, a1, a1, c5);
    uint64_t t8; const p224_bit c9 = p224_addw(&t8, a2, a2, c7);
    uint64_t t10; (void)p224_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const p224_bit c16 = p224_subw(&t15, t4, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t17; const p224_bit c18 = p224_subw(&t17, t6, UINT64_C(0xffff16a2e0b8f03e), c16);
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t8, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t10, UINT64_C(0xffffffff), c20);
    const uint64_t m0 = p224_maskw(c22);
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
void p224_sc_half(p224_sc *r, const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t11 = t7 & UINT64_C(0xffff16a2e0b8f03e);
    const uint64_t t13 = t7 & UINT64_C(0xffffffff);
    uint64_t t14; const p224_bit c15 = p224_addw(&t14, a0, t9, 0);
    uint64_t t16; const p224_bit c17 = p224_addw(&t16, a1, t11, c15);
    uint64_t t18; const p224_bit c19 = p224_addw(&t18, a2, t7, c17);
    uint64_t t20; (void)p224_addw(&t20, a3, t13, c19);
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
    uint64_t t9;
    const uint64_t t10 = p224_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a1, b0);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a2, b0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a3, b0);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p224_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p224_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, a3, b1);
    uint64_t t32; const p224_bit c33 = p224_addw(&t32, t13, t25, 0);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t17, t27, c33);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t21, t29, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p224_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const p224_bit c42 = p224_addw(&t41, t34, t24, 0);
    uint64_t t43; const p224_bit c44 = p224_addw(&t43, t36, t26, c42);
    uint64_t t45; const p224_bit c46 = p224_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)p224_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = p224_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = p224_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = p224_mulw(&t54, a3, b2);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t41, t49, 0);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t43, t51, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t45, t53, c59);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)p224_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t58, t48, 0);
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t60, t50, c66);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)p224_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = p224_mulw(&t76, a2, b3);
    uint64_t t78;
    const uint64_t t79 = p224_mulw(&t78, a3, b3);
    uint64_t t80; const p224_bit c81 = p224_addw(&t80, t65, t73, 0);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t67, t75, c81);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, t69, t77, c83);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)p224_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const p224_bit c90 = p224_addw(&t89, t82, t72, 0);
    uint64_t t91; const p224_bit c92 = p224_addw(&t91, t84, t74, c90);
    uint64_t t93; const p224_bit c94 = p224_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)p224_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t101 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t97);
    uint64_t t102;
    const uint64_t t103 = p224_mulw(&t102, UINT64_C(0xe95d1f470fc1), t97);
    uint64_t t104; const p224_bit c105 = p224_addw(&t104, t103, t101, 0);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, UINT64_C(0x0), t102, c105);
    uint64_t t108;
    const uint64_t t109 = p224_mulw(&t108, UINT64_C(0xffffffff00000000), t97);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t109, UINT64_C(0x0), c107);
    uint64_t t112; (void)p224_addw(&t112, t108, UINT64_C(0x0), c111);
    uint64_t t113; const p224_bit c114 = p224_subw(&t113, t32, t104, 0);
    uint64_t t115; const p224_bit c116 = p224_subw(&t115, t56, t106, c114);
    uint64_t t117; const p224_bit c118 = p224_subw(&t117, t80, t110, c116);
    uint64_t t119; (void)p224_subw(&t119, t97, t112, c118);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t121 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t120);
    uint64_t t122;
    const uint64_t t123 = p224_mulw(&t122, UINT64_C(0xe95d1f470fc1), t120);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t123, t121, 0);
    uint64_t t126; const p224_bit c127 = p224_addw(&t126, UINT64_C(0x0), t122, c125);
    uint64_t t128;
    const uint64_t t129 = p224_mulw(&t128, UINT64_C(0xffffffff00000000), t120);
    uint64_t t130; const p224_bit c131 = p224_addw(&t130, t129, UINT64_C(0x0), c127);
    uint64_t t132; (void)p224_addw(&t132, t128, UINT64_C(0x0), c131);
    uint64_t t133; const p224_bit c134 = p224_subw(&t133, t115, t124, 0);
    uint64_t t135; const p224_bit c136 = p224_subw(&t135, t117, t126, c134);
    uint64_t t137; const p224_bit c138 = p224_subw(&t137, t119, t130, c136);
    uint64_t t139; (void)p224_subw(&t139, t120, t132, c138);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t140 = t133 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t141 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t140);
    uint64_t t142;
    const uint64_t t143 = p224_mulw(&t142, UINT64_C(0xe95d1f470fc1), t140);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, t143, t141, 0);
    uint64_t t146; const p224_bit c147 = p224_addw(&t146, UINT64_C(0x0), t142, c145);
    uint64_t t148;
    const uint64_t t149 = p224_mulw(&t148, UINT64_C(0xffffffff00000000), t140);
    uint64_t t150; const p224_bit c151 = p224_addw(&t150, t149, UINT64_C(0x0), c147);
    uint64_t t152; (void)p224_addw(&t152, t148, UINT64_C(0x0), c151);
    uint64_t t153; const p224_bit c154 = p224_subw(&t153, t135, t144, 0);
    uint64_t t155; const p224_bit c156 = p224_subw(&t155, t137, t146, c154);
    uint64_t t157; const p224_bit c158 = p224_subw(&t157, t139, t150, c156);
    uint64_t t159; (void)p224_subw(&t159, t140, t152, c158);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t160 = t153 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t161 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t160);
    uint64_t t162;
    const uint64_t t163 = p224_mulw(&t162, UINT64_C(0xe95d1f470fc1), t160);
    uint64_t t164; const p224_bit c165 = p224_addw(&t164, t163, t161, 0);
    uint64_t t166; const p224_bit c167 = p224_addw(&t166, UINT64_C(0x0), t162, c165);
    uint64_t t168;
    const uint64_t t169 = p224_mulw(&t168, UINT64_C(0xffffffff00000000), t160);
    uint64_t t170; const p224_bit c171 = p224_addw(&t170, t169, UINT64_C(0x0), c167);
    uint64_t t172; (void)p224_addw(&t172, t168, UINT64_C(0x0), c171);
    uint64_t t173; const p224_bit c174 = p224_subw(&t173, t155, t164, 0);
    uint64_t t175; const p224_bit c176 = p224_subw(&t175, t157, t166, c174);
    uint64_t t177; const p224_bit c178 = p224_subw(&t177, t159, t170, c176);
    uint64_t t179; (void)p224_subw(&t179, t160, t172, c178);
    /* add the high half; the sum is below 2*p */
    uint64_t t180; const p224_bit c181 = p224_addw(&t180, t173, t89, 0);
    uint64_t t182; const p224_bit c183 = p224_addw(&t182, t175, t91, c181);
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t177, t93, c183);
    uint64_t t186; (void)p224_addw(&t186, t179, t95, c185);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t180, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t193; const p224_bit c194 = p224_subw(&t193, t182, UINT64_C(0xffff16a2e0b8f03e), c192);
    uint64_t t195; const p224_bit c196 = p224_subw(&t195, t184, UINT64_C(0xffffffffffffffff), c194);
    uint64_t t197; const p224_bit c198 = p224_subw(&t197, t186, UINT64_C(0xffffffff), c196);
    const uint64_t m0 = p224_maskw(c198);
    const uint64_t t199 = (t180 & m0) | (t191 & ~m0);
    const uint64_t t200 = (t182 & m0) | (t193 & ~m0);
    const uint64_t t201 = (t184 & m0) | (t195 & ~m0);
    const uint64_t t202 = (t186 & m0) | (t197 & ~m0);
    r->v[0] = t199;
    r->v[1] = t200;
    r->v[2] = t201;
    r->v[3] = t202;
}

/* r * 2^256 = a^2 mod n
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
    uint64_t t5;
    const uint64_t t6 = p224_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = p224_mulw(&t7, a2, a0);
    uint64_t t9; const p224_bit c10 = p224_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a3, a0);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)p224_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = p224_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = p224_mulw(&t18, a3, a1);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, t13, t17, 0);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)p224_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)p224_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a3, a2);
    uint64_t t30; const p224_bit c31 = p224_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)p224_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t6, t6, 0);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t9, t9, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t20, t20, c37);
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t25, t25, c39);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t30, t30, c41);
    uint64_t t44; const p224_bit c45 = p224_addw(&t44, t33, t33, c43);
    uint64_t t46; (void)p224_addw(&t46, UINT64_C(0x0), UINT64_C(0x0), c45);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t47;
    const uint64_t t48 = p224_mulw(&t47, a0, a0);
    uint64_t t49;
    const uint64_t t50 = p224_mulw(&t49, a1, a1);
    uint64_t t51;
    const uint64_t t52 = p224_mulw(&t51, a2, a2);
    uint64_t t53;
    const uint64_t t54 = p224_mulw(&t53, a3, a3);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t34, t47, 0);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, t36, t50, c56);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t38, t49, c58);
    uint64_t t61; const p224_bit c62 = p224_addw(&t61, t40, t52, c60);
    uint64_t t63; const p224_bit c64 = p224_addw(&t63, t42, t51, c62);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t44, t54, c64);
    uint64_t t67; (void)p224_addw(&t67, t46, t53, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t48 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t73 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, UINT64_C(0xe95d1f470fc1), t69);
    uint64_t t76; const p224_bit c77 = p224_addw(&t76, t75, t73, 0);
    uint64_t t78; const p224_bit c79 = p224_addw(&t78, UINT64_C(0x0), t74, c77);
    uint64_t t80;
    const uint64_t t81 = p224_mulw(&t80, UINT64_C(0xffffffff00000000), t69);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t81, UINT64_C(0x0), c79);
    uint64_t t84; (void)p224_addw(&t84, t80, UINT64_C(0x0), c83);
    uint64_t t85; const p224_bit c86 = p224_subw(&t85, t55, t76, 0);
    uint64_t t87; const p224_bit c88 = p224_subw(&t87, t57, t78, c86);
    uint64_t t89; const p224_bit c90 = p224_subw(&t89, t59, t82, c88);
    uint64_t t91; (void)p224_subw(&t91, t69, t84, c90);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t92 = t85 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t93 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t92);
    uint64_t t94;
    const uint64_t t95 = p224_mulw(&t94, UINT64_C(0xe95d1f470fc1), t92);
    uint64_t t96; const p224_bit c97 = p224_addw(&t96, t95, t93, 0);
    uint64_t t98; const p224_bit c99 = p224_addw(&t98, UINT64_C(0x0), t94, c97);
    uint64_t t100;
    const uint64_t t101 = p224_mulw(&t100, UINT64_C(0xffffffff00000000), t92);
    uint64_t t102; const p224_bit c103 = p224_addw(&t102, t101, UINT64_C(0x0), c99);
    uint64_t t104; (void)p224_addw(&t104, t100, UINT64_C(0x0), c103);
    uint64_t t105; const p224_bit c106 = p224_subw(&t105, t87, t96, 0);
    uint64_t t107; const p224_bit c108 = p224_subw(&t107, t89, t98, c106);
    uint64_t t109; const p224_bit c110 = p224_subw(&t109, t91, t102, c108);
    uint64_t t111; (void)p224_subw(&t111, t92, t104, c110);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t112 = t105 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t113 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t112);
    uint64_t t114;
    const uint64_t t115 = p224_mulw(&t114, UINT64_C(0xe95d1f470fc1), t112);
    uint64_t t116; const p224_bit c117 = p224_addw(&t116, t115, t113, 0);
    uint64_t t118; const p224_bit c119 = p224_addw(&t118, UINT64_C(0x0), t114, c117);
    uint64_t t120;
    const uint64_t t121 = p224_mulw(&t120, UINT64_C(0xffffffff00000000), t112);
    uint64_t t122; const p224_bit c123 = p224_addw(&t122, t121, UINT64_C(0x0), c119);
    uint64_t t124; (void)p224_addw(&t124, t120, UINT64_C(0x0), c123);
    uint64_t t125; const p224_bit c126 = p224_subw(&t125, t107, t116, 0);
    uint64_t t127; const p224_bit c128 = p224_subw(&t127, t109, t118, c126);
    uint64_t t129; const p224_bit c130 = p224_subw(&t129, t111, t122, c128);
    uint64_t t131; (void)p224_subw(&t131, t112, t124, c130);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t133 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t132);
    uint64_t t134;
    const uint64_t t135 = p224_mulw(&t134, UINT64_C(0xe95d1f470fc1), t132);
    uint64_t t136; const p224_bit c137 = p224_addw(&t136, t135, t133, 0);
    uint64_t t138; const p224_bit c139 = p224_addw(&t138, UINT64_C(0x0), t134, c137);
    uint64_t t140;
    const uint64_t t141 = p224_mulw(&t140, UINT64_C(0xffffffff00000000), t132);
    uint64_t t142; const p224_bit c143 = p224_addw(&t142, t141, UINT64_C(0x0), c139);
    uint64_t t144; (void)p224_addw(&t144, t140, UINT64_C(0x0), c143);
    uint64_t t145; const p224_bit c146 = p224_subw(&t145, t127, t136, 0);
    uint64_t t147; const p224_bit c148 = p224_subw(&t147, t129, t138, c146);
    uint64_t t149; const p224_bit c150 = p224_subw(&t149, t131, t142, c148);
    uint64_t t151; (void)p224_subw(&t151, t132, t144, c150);
    /* add the high half; the sum is below 2*p */
    uint64_t t152; const p224_bit c153 = p224_addw(&t152, t145, t61, 0);
    uint64_t t154; const p224_bit c155 = p224_addw(&t154, t147, t63, c153);
    uint64_t t156; const p224_bit c157 = p224_addw(&t156, t149, t65, c155);
    uint64_t t158; (void)p224_addw(&t158, t151, t67, c157);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t163; const p224_bit c164 = p224_subw(&t163, t152, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t165; const p224_bit c166 = p224_subw(&t165, t154, UINT64_C(0xffff16a2e0b8f03e), c164);
    uint64_t t167; const p224_bit c168 = p224_subw(&t167, t156, UINT64_C(0xffffffffffffffff), c166);
    uint64_t t169; const p224_bit c170 = p224_subw(&t169, t158, UINT64_C(0xffffffff), c168);
    const uint64_t m0 = p224_maskw(c170);
    const uint64_t t171 = (t152 & m0) | (t163 & ~m0);
    const uint64_t t172 = (t154 & m0) | (t165 & ~m0);
    const uint64_t t173 = (t156 & m0) | (t167 & ~m0);
    const uint64_t t174 = (t158 & m0) | (t169 & ~m0);
    r->v[0] = t171;
    r->v[1] = t172;
    r->v[2] = t173;
    r->v[3] = t174;
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
    uint64_t t6;
    const uint64_t t7 = p224_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = p224_mulw(&t8, a1, k_word);
    uint64_t t10; const p224_bit c11 = p224_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = p224_mulw(&t12, a2, k_word);
    uint64_t t14; const p224_bit c15 = p224_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = p224_mulw(&t16, a3, k_word);
    uint64_t t18; const p224_bit c19 = p224_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)p224_addw(&t20, t16, UINT64_C(0x0), c19);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t21 = (t20 << 32) | (t18 >> 32);
    /* T - q * p, below 4*p */
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, UINT64_C(0x13dd29455c5c2a3d), t21);
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, UINT64_C(0xffff16a2e0b8f03e), t21);
    uint64_t t30; const p224_bit c31 = p224_addw(&t30, t29, t26, 0);
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, UINT64_C(0xffffffffffffffff), t21);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t33, t28, c31);
    uint64_t t36;
    const uint64_t t37 = p224_mulw(&t36, UINT64_C(0xffffffff), t21);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t37, t32, c35);
    uint64_t t40; (void)p224_addw(&t40, t36, UINT64_C(0x0), c39);
    uint64_t t41; const p224_bit c42 = p224_subw(&t41, t7, t27, 0);
    uint64_t t43; const p224_bit c44 = p224_subw(&t43, t10, t30, c42);
    uint64_t t45; const p224_bit c46 = p224_subw(&t45, t14, t34, c44);
    uint64_t t47; const p224_bit c48 = p224_subw(&t47, t18, t38, c46);
    uint64_t t49; (void)p224_subw(&t49, t20, t40, c48);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const p224_bit c54 = p224_subw(&t53, t41, UINT64_C(0x27ba528ab8b8547a), 0);
    uint64_t t55; const p224_bit c56 = p224_subw(&t55, t43, UINT64_C(0xfffe2d45c171e07c), c54);
    uint64_t t57; const p224_bit c58 = p224_subw(&t57, t45, UINT64_C(0xffffffffffffffff), c56);
    uint64_t t59; const p224_bit c60 = p224_subw(&t59, t47, UINT64_C(0x1ffffffff), c58);
    uint64_t t61; const p224_bit c62 = p224_subw(&t61, t49, UINT64_C(0x0), c60);
    const uint64_t m0 = p224_maskw(c62);
    const uint64_t t63 = (t41 & m0) | (t53 & ~m0);
    const uint64_t t64 = (t43 & m0) | (t55 & ~m0);
    const uint64_t t65 = (t45 & m0) | (t57 & ~m0);
    const uint64_t t66 = (t47 & m0) | (t59 & ~m0);
    const uint64_t t67 = (t49 & m0) | (t61 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const p224_bit c69 = p224_subw(&t68, t63, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t70; const p224_bit c71 = p224_subw(&t70, t64, UINT64_C(0xffff16a2e0b8f03e), c69);
    uint64_t t72; const p224_bit c73 = p224_subw(&t72, t65, UINT64_C(0xffffffffffffffff), c71);
    uint64_t t74; const p224_bit c75 = p224_subw(&t74, t66, UINT64_C(0xffffffff), c73);
    const p224_bit c76 = p224_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = p224_maskw(c76);
    const uint64_t t77 = (t63 & m1) | (t68 & ~m1);
    const uint64_t t78 = (t64 & m1) | (t70 & ~m1);
    const uint64_t t79 = (t65 & m1) | (t72 & ~m1);
    const uint64_t t80 = (t66 & m1) | (t74 & ~m1);
    r->v[0] = t77;
    r->v[1] = t78;
    r->v[2] = t79;
    r->v[3] = t80;
}

/* r = a * 2^256 mod n
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
    uint64_t t9;
    const uint64_t t10 = p224_mulw(&t9, a0, UINT64_C(0x29947a695f517d15));
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a1, UINT64_C(0x29947a695f517d15));
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a2, UINT64_C(0x29947a695f517d15));
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a3, UINT64_C(0x29947a695f517d15));
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p224_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p224_mulw(&t24, a0, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, a1, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a2, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, a3, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t32; const p224_bit c33 = p224_addw(&t32, t13, t25, 0);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t17, t27, c33);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t21, t29, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p224_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const p224_bit c42 = p224_addw(&t41, t34, t24, 0);
    uint64_t t43; const p224_bit c44 = p224_addw(&t43, t36, t26, c42);
    uint64_t t45; const p224_bit c46 = p224_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)p224_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = p224_mulw(&t48, a0, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, a1, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t52;
    const uint64_t t53 = p224_mulw(&t52, a2, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t54;
    const uint64_t t55 = p224_mulw(&t54, a3, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t41, t49, 0);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t43, t51, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t45, t53, c59);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)p224_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t58, t48, 0);
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t60, t50, c66);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)p224_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, a0, UINT64_C(0xb1e97961));
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, a1, UINT64_C(0xb1e97961));
    uint64_t t76;
    const uint64_t t77 = p224_mulw(&t76, a2, UINT64_C(0xb1e97961));
    uint64_t t78;
    const uint64_t t79 = p224_mulw(&t78, a3, UINT64_C(0xb1e97961));
    uint64_t t80; const p224_bit c81 = p224_addw(&t80, t65, t73, 0);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t67, t75, c81);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, t69, t77, c83);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)p224_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const p224_bit c90 = p224_addw(&t89, t82, t72, 0);
    uint64_t t91; const p224_bit c92 = p224_addw(&t91, t84, t74, c90);
    uint64_t t93; const p224_bit c94 = p224_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)p224_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t101 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t97);
    uint64_t t102;
    const uint64_t t103 = p224_mulw(&t102, UINT64_C(0xe95d1f470fc1), t97);
    uint64_t t104; const p224_bit c105 = p224_addw(&t104, t103, t101, 0);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, UINT64_C(0x0), t102, c105);
    uint64_t t108;
    const uint64_t t109 = p224_mulw(&t108, UINT64_C(0xffffffff00000000), t97);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t109, UINT64_C(0x0), c107);
    uint64_t t112; (void)p224_addw(&t112, t108, UINT64_C(0x0), c111);
    uint64_t t113; const p224_bit c114 = p224_subw(&t113, t32, t104, 0);
    uint64_t t115; const p224_bit c116 = p224_subw(&t115, t56, t106, c114);
    uint64_t t117; const p224_bit c118 = p224_subw(&t117, t80, t110, c116);
    uint64_t t119; (void)p224_subw(&t119, t97, t112, c118);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t121 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t120);
    uint64_t t122;
    const uint64_t t123 = p224_mulw(&t122, UINT64_C(0xe95d1f470fc1), t120);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t123, t121, 0);
    uint64_t t126; const p224_bit c127 = p224_addw(&t126, UINT64_C(0x0), t122, c125);
    uint64_t t128;
    const uint64_t t129 = p224_mulw(&t128, UINT64_C(0xffffffff00000000), t120);
    uint64_t t130; const p224_bit c131 = p224_addw(&t130, t129, UINT64_C(0x0), c127);
    uint64_t t132; (void)p224_addw(&t132, t128, UINT64_C(0x0), c131);
    uint64_t t133; const p224_bit c134 = p224_subw(&t133, t115, t124, 0);
    uint64_t t135; const p224_bit c136 = p224_subw(&t135, t117, t126, c134);
    uint64_t t137; const p224_bit c138 = p224_subw(&t137, t119, t130, c136);
    uint64_t t139; (void)p224_subw(&t139, t120, t132, c138);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t140 = t133 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t141 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t140);
    uint64_t t142;
    const uint64_t t143 = p224_mulw(&t142, UINT64_C(0xe95d1f470fc1), t140);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, t143, t141, 0);
    uint64_t t146; const p224_bit c147 = p224_addw(&t146, UINT64_C(0x0), t142, c145);
    uint64_t t148;
    const uint64_t t149 = p224_mulw(&t148, UINT64_C(0xffffffff00000000), t140);
    uint64_t t150; const p224_bit c151 = p224_addw(&t150, t149, UINT64_C(0x0), c147);
    uint64_t t152; (void)p224_addw(&t152, t148, UINT64_C(0x0), c151);
    uint64_t t153; const p224_bit c154 = p224_subw(&t153, t135, t144, 0);
    uint64_t t155; const p224_bit c156 = p224_subw(&t155, t137, t146, c154);
    uint64_t t157; const p224_bit c158 = p224_subw(&t157, t139, t150, c156);
    uint64_t t159; (void)p224_subw(&t159, t140, t152, c158);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t160 = t153 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t161 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t160);
    uint64_t t162;
    const uint64_t t163 = p224_mulw(&t162, UINT64_C(0xe95d1f470fc1), t160);
    uint64_t t164; const p224_bit c165 = p224_addw(&t164, t163, t161, 0);
    uint64_t t166; const p224_bit c167 = p224_addw(&t166, UINT64_C(0x0), t162, c165);
    uint64_t t168;
    const uint64_t t169 = p224_mulw(&t168, UINT64_C(0xffffffff00000000), t160);
    uint64_t t170; const p224_bit c171 = p224_addw(&t170, t169, UINT64_C(0x0), c167);
    uint64_t t172; (void)p224_addw(&t172, t168, UINT64_C(0x0), c171);
    uint64_t t173; const p224_bit c174 = p224_subw(&t173, t155, t164, 0);
    uint64_t t175; const p224_bit c176 = p224_subw(&t175, t157, t166, c174);
    uint64_t t177; const p224_bit c178 = p224_subw(&t177, t159, t170, c176);
    uint64_t t179; (void)p224_subw(&t179, t160, t172, c178);
    /* add the high half; the sum is below 2*p */
    uint64_t t180; const p224_bit c181 = p224_addw(&t180, t173, t89, 0);
    uint64_t t182; const p224_bit c183 = p224_addw(&t182, t175, t91, c181);
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t177, t93, c183);
    uint64_t t186; (void)p224_addw(&t186, t179, t95, c185);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t180, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t193; const p224_bit c194 = p224_subw(&t193, t182, UINT64_C(0xffff16a2e0b8f03e), c192);
    uint64_t t195; const p224_bit c196 = p224_subw(&t195, t184, UINT64_C(0xffffffffffffffff), c194);
    uint64_t t197; const p224_bit c198 = p224_subw(&t197, t186, UINT64_C(0xffffffff), c196);
    const uint64_t m0 = p224_maskw(c198);
    const uint64_t t199 = (t180 & m0) | (t191 & ~m0);
    const uint64_t t200 = (t182 & m0) | (t193 & ~m0);
    const uint64_t t201 = (t184 & m0) | (t195 & ~m0);
    const uint64_t t202 = (t186 & m0) | (t197 & ~m0);
    r->v[0] = t199;
    r->v[1] = t200;
    r->v[2] = t201;
    r->v[3] = t202;
}

/* r * 2^256 = a mod n
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
    const uint64_t t5 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t10 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t5);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, UINT64_C(0xe95d1f470fc1), t5);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t10, 0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, UINT64_C(0xffffffff00000000), t5);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p224_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t13, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t15, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t30 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, UINT64_C(0xe95d1f470fc1), t29);
    uint64_t t33; const p224_bit c34 = p224_addw(&t33, t32, t30, 0);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p224_mulw(&t37, UINT64_C(0xffffffff00000000), t29);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p224_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t33, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t35, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t50 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t51;
    const uint64_t t52 = p224_mulw(&t51, UINT64_C(0xe95d1f470fc1), t49);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t52, t50, 0);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p224_mulw(&t57, UINT64_C(0xffffffff00000000), t49);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p224_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t53, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t55, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t70 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t71;
    const uint64_t t72 = p224_mulw(&t71, UINT64_C(0xe95d1f470fc1), t69);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t72, t70, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p224_mulw(&t77, UINT64_C(0xffffffff00000000), t69);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p224_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t73, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t75, c83);
    uint64_t t86; const p224_bit c87 = p224_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p224_subw(&t88, t69, t81, c87);
    r->v[0] = t82;
    r->v[1] = t84;
    r->v[2] = t86;
    r->v[3] = t88;
}

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p224_sc_from_bytes(p224_sc *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)p224_load8(b + 20);
    /* bytes to words */
    const uint64_t t1 = p224_bswapw(b_at20);
    const uint64_t b_at12 = (uint64_t)p224_load8(b + 12);
    const uint64_t t3 = p224_bswapw(b_at12);
    const uint64_t b_at4 = (uint64_t)p224_load8(b + 4);
    const uint64_t t5 = p224_bswapw(b_at4);
    const uint64_t b_at0 = (uint64_t)p224_load4(b + 0);
    const uint64_t t7 = p224_bswapw(b_at0);
    const uint64_t t8 = t7 >> 32;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c13 = p224_borroww(t1, UINT64_C(0x13dd29455c5c2a3d), 0);
    const p224_bit c14 = p224_borroww(t3, UINT64_C(0xffff16a2e0b8f03e), c13);
    const p224_bit c15 = p224_borroww(t5, UINT64_C(0xffffffffffffffff), c14);
    const p224_bit c16 = p224_borroww(t8, UINT64_C(0xffffffff), c15);
    const uint64_t t18 = p224_maskw(c16);
    const uint64_t t19 = t1 & t18;
    const uint64_t t20 = t3 & t18;
    const uint64_t t21 = t5 & t18;
    const uint64_t t22 = t8 & t18;
    const uint64_t t23 = ~t18;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, t19, UINT64_C(0x29947a695f517d15));
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, t20, UINT64_C(0x29947a695f517d15));
    uint64_t t32; const p224_bit c33 = p224_addw(&t32, t31, t28, 0);
    uint64_t t34;
    const uint64_t t35 = p224_mulw(&t34, t21, UINT64_C(0x29947a695f517d15));
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t35, t30, c33);
    uint64_t t38;
    const uint64_t t39 = p224_mulw(&t38, t22, UINT64_C(0x29947a695f517d15));
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t39, t34, c37);
    uint64_t t42; (void)p224_addw(&t42, t38, UINT64_C(0x0), c41);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t43;
    const uint64_t t44 = p224_mulw(&t43, t19, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t45;
    const uint64_t t46 = p224_mulw(&t45, t20, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t47;
    const uint64_t t48 = p224_mulw(&t47, t21, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t49;
    const uint64_t t50 = p224_mulw(&t49, t22, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t51; const p224_bit c52 = p224_addw(&t51, t32, t44, 0);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t36, t46, c52);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t40, t48, c54);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, t42, t50, c56);
    uint64_t t59; (void)p224_addw(&t59, UINT64_C(0x0), UINT64_C(0x0), c58);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t53, t43, 0);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t55, t45, c61);
    uint64_t t64; const p224_bit c65 = p224_addw(&t64, t57, t47, c63);
    uint64_t t66; (void)p224_addw(&t66, t59, t49, c65);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t67;
    const uint64_t t68 = p224_mulw(&t67, t19, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t69;
    const uint64_t t70 = p224_mulw(&t69, t20, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t71;
    const uint64_t t72 = p224_mulw(&t71, t21, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t73;
    const uint64_t t74 = p224_mulw(&t73, t22, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, t60, t68, 0);
    uint64_t t77; const p224_bit c78 = p224_addw(&t77, t62, t70, c76);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t64, t72, c78);
    uint64_t t81; const p224_bit c82 = p224_addw(&t81, t66, t74, c80);
    uint64_t t83; (void)p224_addw(&t83, UINT64_C(0x0), UINT64_C(0x0), c82);
    uint64_t t84; const p224_bit c85 = p224_addw(&t84, t77, t67, 0);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t79, t69, c85);
    uint64_t t88; const p224_bit c89 = p224_addw(&t88, t81, t71, c87);
    uint64_t t90; (void)p224_addw(&t90, t83, t73, c89);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t91;
    const uint64_t t92 = p224_mulw(&t91, t19, UINT64_C(0xb1e97961));
    uint64_t t93;
    const uint64_t t94 = p224_mulw(&t93, t20, UINT64_C(0xb1e97961));
    uint64_t t95;
    const uint64_t t96 = p224_mulw(&t95, t21, UINT64_C(0xb1e97961));
    uint64_t t97;
    const uint64_t t98 = p224_mulw(&t97, t22, UINT64_C(0xb1e97961));
    uint64_t t99; const p224_bit c100 = p224_addw(&t99, t84, t92, 0);
    uint64_t t101; const p224_bit c102 = p224_addw(&t101, t86, t94, c100);
    uint64_t t103; const p224_bit c104 = p224_addw(&t103, t88, t96, c102);
    uint64_t t105; const p224_bit c106 = p224_addw(&t105, t90, t98, c104);
    uint64_t t107; (void)p224_addw(&t107, UINT64_C(0x0), UINT64_C(0x0), c106);
    uint64_t t108; const p224_bit c109 = p224_addw(&t108, t101, t91, 0);
    uint64_t t110; const p224_bit c111 = p224_addw(&t110, t103, t93, c109);
    uint64_t t112; const p224_bit c113 = p224_addw(&t112, t105, t95, c111);
    uint64_t t114; (void)p224_addw(&t114, t107, t97, c113);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t29 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t120 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t116);
    uint64_t t121;
    const uint64_t t122 = p224_mulw(&t121, UINT64_C(0xe95d1f470fc1), t116);
    uint64_t t123; const p224_bit c124 = p224_addw(&t123, t122, t120, 0);
    uint64_t t125; const p224_bit c126 = p224_addw(&t125, UINT64_C(0x0), t121, c124);
    uint64_t t127;
    const uint64_t t128 = p224_mulw(&t127, UINT64_C(0xffffffff00000000), t116);
    uint64_t t129; const p224_bit c130 = p224_addw(&t129, t128, UINT64_C(0x0), c126);
    uint64_t t131; (void)p224_addw(&t131, t127, UINT64_C(0x0), c130);
    uint64_t t132; const p224_bit c133 = p224_subw(&t132, t51, t123, 0);
    uint64_t t134; const p224_bit c135 = p224_subw(&t134, t75, t125, c133);
    uint64_t t136; const p224_bit c137 = p224_subw(&t136, t99, t129, c135);
    uint64_t t138; (void)p224_subw(&t138, t116, t131, c137);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t139 = t132 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t140 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t139);
    uint64_t t141;
    const uint64_t t142 = p224_mulw(&t141, UINT64_C(0xe95d1f470fc1), t139);
    uint64_t t143; const p224_bit c144 = p224_addw(&t143, t142, t140, 0);
    uint64_t t145; const p224_bit c146 = p224_addw(&t145, UINT64_C(0x0), t141, c144);
    uint64_t t147;
    const uint64_t t148 = p224_mulw(&t147, UINT64_C(0xffffffff00000000), t139);
    uint64_t t149; const p224_bit c150 = p224_addw(&t149, t148, UINT64_C(0x0), c146);
    uint64_t t151; (void)p224_addw(&t151, t147, UINT64_C(0x0), c150);
    uint64_t t152; const p224_bit c153 = p224_subw(&t152, t134, t143, 0);
    uint64_t t154; const p224_bit c155 = p224_subw(&t154, t136, t145, c153);
    uint64_t t156; const p224_bit c157 = p224_subw(&t156, t138, t149, c155);
    uint64_t t158; (void)p224_subw(&t158, t139, t151, c157);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t159 = t152 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t160 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t159);
    uint64_t t161;
    const uint64_t t162 = p224_mulw(&t161, UINT64_C(0xe95d1f470fc1), t159);
    uint64_t t163; const p224_bit c164 = p224_addw(&t163, t162, t160, 0);
    uint64_t t165; const p224_bit c166 = p224_addw(&t165, UINT64_C(0x0), t161, c164);
    uint64_t t167;
    const uint64_t t168 = p224_mulw(&t167, UINT64_C(0xffffffff00000000), t159);
    uint64_t t169; const p224_bit c170 = p224_addw(&t169, t168, UINT64_C(0x0), c166);
    uint64_t t171; (void)p224_addw(&t171, t167, UINT64_C(0x0), c170);
    uint64_t t172; const p224_bit c173 = p224_subw(&t172, t154, t163, 0);
    uint64_t t174; const p224_bit c175 = p224_subw(&t174, t156, t165, c173);
    uint64_t t176; const p224_bit c177 = p224_subw(&t176, t158, t169, c175);
    uint64_t t178; (void)p224_subw(&t178, t159, t171, c177);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t179 = t172 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t180 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t179);
    uint64_t t181;
    const uint64_t t182 = p224_mulw(&t181, UINT64_C(0xe95d1f470fc1), t179);
    uint64_t t183; const p224_bit c184 = p224_addw(&t183, t182, t180, 0);
    uint64_t t185; const p224_bit c186 = p224_addw(&t185, UINT64_C(0x0), t181, c184);
    uint64_t t187;
    const uint64_t t188 = p224_mulw(&t187, UINT64_C(0xffffffff00000000), t179);
    uint64_t t189; const p224_bit c190 = p224_addw(&t189, t188, UINT64_C(0x0), c186);
    uint64_t t191; (void)p224_addw(&t191, t187, UINT64_C(0x0), c190);
    uint64_t t192; const p224_bit c193 = p224_subw(&t192, t174, t183, 0);
    uint64_t t194; const p224_bit c195 = p224_subw(&t194, t176, t185, c193);
    uint64_t t196; const p224_bit c197 = p224_subw(&t196, t178, t189, c195);
    uint64_t t198; (void)p224_subw(&t198, t179, t191, c197);
    /* add the high half; the sum is below 2*p */
    uint64_t t199; const p224_bit c200 = p224_addw(&t199, t192, t108, 0);
    uint64_t t201; const p224_bit c202 = p224_addw(&t201, t194, t110, c200);
    uint64_t t203; const p224_bit c204 = p224_addw(&t203, t196, t112, c202);
    uint64_t t205; (void)p224_addw(&t205, t198, t114, c204);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t206; const p224_bit c207 = p224_subw(&t206, t199, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t208; const p224_bit c209 = p224_subw(&t208, t201, UINT64_C(0xffff16a2e0b8f03e), c207);
    uint64_t t210; const p224_bit c211 = p224_subw(&t210, t203, UINT64_C(0xffffffffffffffff), c209);
    uint64_t t212; const p224_bit c213 = p224_subw(&t212, t205, UINT64_C(0xffffffff), c211);
    const uint64_t m0 = p224_maskw(c213);
    const uint64_t t214 = (t199 & m0) | (t206 & ~m0);
    const uint64_t t215 = (t201 & m0) | (t208 & ~m0);
    const uint64_t t216 = (t203 & m0) | (t210 & ~m0);
    const uint64_t t217 = (t205 & m0) | (t212 & ~m0);
    r->v[0] = t214;
    r->v[1] = t215;
    r->v[2] = t216;
    r->v[3] = t217;
    return -(int)(t23 & 1);
}

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p224_sc_from_bytes_le(p224_sc *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)p224_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p224_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p224_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p224_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c8 = p224_borroww(b_at0, UINT64_C(0x13dd29455c5c2a3d), 0);
    const p224_bit c9 = p224_borroww(b_at8, UINT64_C(0xffff16a2e0b8f03e), c8);
    const p224_bit c10 = p224_borroww(b_at16, UINT64_C(0xffffffffffffffff), c9);
    const p224_bit c11 = p224_borroww(b_at24, UINT64_C(0xffffffff), c10);
    const uint64_t t13 = p224_maskw(c11);
    const uint64_t t14 = b_at0 & t13;
    const uint64_t t15 = b_at8 & t13;
    const uint64_t t16 = b_at16 & t13;
    const uint64_t t17 = b_at24 & t13;
    const uint64_t t18 = ~t13;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = p224_mulw(&t23, t14, UINT64_C(0x29947a695f517d15));
    uint64_t t25;
    const uint64_t t26 = p224_mulw(&t25, t15, UINT64_C(0x29947a695f517d15));
    uint64_t t27; const p224_bit c28 = p224_addw(&t27, t26, t23, 0);
    uint64_t t29;
    const uint64_t t30 = p224_mulw(&t29, t16, UINT64_C(0x29947a695f517d15));
    uint64_t t31; const p224_bit c32 = p224_addw(&t31, t30, t25, c28);
    uint64_t t33;
    const uint64_t t34 = p224_mulw(&t33, t17, UINT64_C(0x29947a695f517d15));
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t34, t29, c32);
    uint64_t t37; (void)p224_addw(&t37, t33, UINT64_C(0x0), c36);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t38;
    const uint64_t t39 = p224_mulw(&t38, t14, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t40;
    const uint64_t t41 = p224_mulw(&t40, t15, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t42;
    const uint64_t t43 = p224_mulw(&t42, t16, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t44;
    const uint64_t t45 = p224_mulw(&t44, t17, UINT64_C(0xabc8ff5931d63f4b));
    uint64_t t46; const p224_bit c47 = p224_addw(&t46, t27, t39, 0);
    uint64_t t48; const p224_bit c49 = p224_addw(&t48, t31, t41, c47);
    uint64_t t50; const p224_bit c51 = p224_addw(&t50, t35, t43, c49);
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t37, t45, c51);
    uint64_t t54; (void)p224_addw(&t54, UINT64_C(0x0), UINT64_C(0x0), c53);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, t48, t38, 0);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, t50, t40, c56);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t52, t42, c58);
    uint64_t t61; (void)p224_addw(&t61, t54, t44, c60);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t62;
    const uint64_t t63 = p224_mulw(&t62, t14, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t64;
    const uint64_t t65 = p224_mulw(&t64, t15, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t66;
    const uint64_t t67 = p224_mulw(&t66, t16, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t68;
    const uint64_t t69 = p224_mulw(&t68, t17, UINT64_C(0x6ad15f7cd9714856));
    uint64_t t70; const p224_bit c71 = p224_addw(&t70, t55, t63, 0);
    uint64_t t72; const p224_bit c73 = p224_addw(&t72, t57, t65, c71);
    uint64_t t74; const p224_bit c75 = p224_addw(&t74, t59, t67, c73);
    uint64_t t76; const p224_bit c77 = p224_addw(&t76, t61, t69, c75);
    uint64_t t78; (void)p224_addw(&t78, UINT64_C(0x0), UINT64_C(0x0), c77);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t72, t62, 0);
    uint64_t t81; const p224_bit c82 = p224_addw(&t81, t74, t64, c80);
    uint64_t t83; const p224_bit c84 = p224_addw(&t83, t76, t66, c82);
    uint64_t t85; (void)p224_addw(&t85, t78, t68, c84);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t86;
    const uint64_t t87 = p224_mulw(&t86, t14, UINT64_C(0xb1e97961));
    uint64_t t88;
    const uint64_t t89 = p224_mulw(&t88, t15, UINT64_C(0xb1e97961));
    uint64_t t90;
    const uint64_t t91 = p224_mulw(&t90, t16, UINT64_C(0xb1e97961));
    uint64_t t92;
    const uint64_t t93 = p224_mulw(&t92, t17, UINT64_C(0xb1e97961));
    uint64_t t94; const p224_bit c95 = p224_addw(&t94, t79, t87, 0);
    uint64_t t96; const p224_bit c97 = p224_addw(&t96, t81, t89, c95);
    uint64_t t98; const p224_bit c99 = p224_addw(&t98, t83, t91, c97);
    uint64_t t100; const p224_bit c101 = p224_addw(&t100, t85, t93, c99);
    uint64_t t102; (void)p224_addw(&t102, UINT64_C(0x0), UINT64_C(0x0), c101);
    uint64_t t103; const p224_bit c104 = p224_addw(&t103, t96, t86, 0);
    uint64_t t105; const p224_bit c106 = p224_addw(&t105, t98, t88, c104);
    uint64_t t107; const p224_bit c108 = p224_addw(&t107, t100, t90, c106);
    uint64_t t109; (void)p224_addw(&t109, t102, t92, c108);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t111 = t24 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t115 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t111);
    uint64_t t116;
    const uint64_t t117 = p224_mulw(&t116, UINT64_C(0xe95d1f470fc1), t111);
    uint64_t t118; const p224_bit c119 = p224_addw(&t118, t117, t115, 0);
    uint64_t t120; const p224_bit c121 = p224_addw(&t120, UINT64_C(0x0), t116, c119);
    uint64_t t122;
    const uint64_t t123 = p224_mulw(&t122, UINT64_C(0xffffffff00000000), t111);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t123, UINT64_C(0x0), c121);
    uint64_t t126; (void)p224_addw(&t126, t122, UINT64_C(0x0), c125);
    uint64_t t127; const p224_bit c128 = p224_subw(&t127, t46, t118, 0);
    uint64_t t129; const p224_bit c130 = p224_subw(&t129, t70, t120, c128);
    uint64_t t131; const p224_bit c132 = p224_subw(&t131, t94, t124, c130);
    uint64_t t133; (void)p224_subw(&t133, t111, t126, c132);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t134 = t127 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t135 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t134);
    uint64_t t136;
    const uint64_t t137 = p224_mulw(&t136, UINT64_C(0xe95d1f470fc1), t134);
    uint64_t t138; const p224_bit c139 = p224_addw(&t138, t137, t135, 0);
    uint64_t t140; const p224_bit c141 = p224_addw(&t140, UINT64_C(0x0), t136, c139);
    uint64_t t142;
    const uint64_t t143 = p224_mulw(&t142, UINT64_C(0xffffffff00000000), t134);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, t143, UINT64_C(0x0), c141);
    uint64_t t146; (void)p224_addw(&t146, t142, UINT64_C(0x0), c145);
    uint64_t t147; const p224_bit c148 = p224_subw(&t147, t129, t138, 0);
    uint64_t t149; const p224_bit c150 = p224_subw(&t149, t131, t140, c148);
    uint64_t t151; const p224_bit c152 = p224_subw(&t151, t133, t144, c150);
    uint64_t t153; (void)p224_subw(&t153, t134, t146, c152);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t154 = t147 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t155 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t154);
    uint64_t t156;
    const uint64_t t157 = p224_mulw(&t156, UINT64_C(0xe95d1f470fc1), t154);
    uint64_t t158; const p224_bit c159 = p224_addw(&t158, t157, t155, 0);
    uint64_t t160; const p224_bit c161 = p224_addw(&t160, UINT64_C(0x0), t156, c159);
    uint64_t t162;
    const uint64_t t163 = p224_mulw(&t162, UINT64_C(0xffffffff00000000), t154);
    uint64_t t164; const p224_bit c165 = p224_addw(&t164, t163, UINT64_C(0x0), c161);
    uint64_t t166; (void)p224_addw(&t166, t162, UINT64_C(0x0), c165);
    uint64_t t167; const p224_bit c168 = p224_subw(&t167, t149, t158, 0);
    uint64_t t169; const p224_bit c170 = p224_subw(&t169, t151, t160, c168);
    uint64_t t171; const p224_bit c172 = p224_subw(&t171, t153, t164, c170);
    uint64_t t173; (void)p224_subw(&t173, t154, t166, c172);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t174 = t167 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t175 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t174);
    uint64_t t176;
    const uint64_t t177 = p224_mulw(&t176, UINT64_C(0xe95d1f470fc1), t174);
    uint64_t t178; const p224_bit c179 = p224_addw(&t178, t177, t175, 0);
    uint64_t t180; const p224_bit c181 = p224_addw(&t180, UINT64_C(0x0), t176, c179);
    uint64_t t182;
    const uint64_t t183 = p224_mulw(&t182, UINT64_C(0xffffffff00000000), t174);
    uint64_t t184; const p224_bit c185 = p224_addw(&t184, t183, UINT64_C(0x0), c181);
    uint64_t t186; (void)p224_addw(&t186, t182, UINT64_C(0x0), c185);
    uint64_t t187; const p224_bit c188 = p224_subw(&t187, t169, t178, 0);
    uint64_t t189; const p224_bit c190 = p224_subw(&t189, t171, t180, c188);
    uint64_t t191; const p224_bit c192 = p224_subw(&t191, t173, t184, c190);
    uint64_t t193; (void)p224_subw(&t193, t174, t186, c192);
    /* add the high half; the sum is below 2*p */
    uint64_t t194; const p224_bit c195 = p224_addw(&t194, t187, t103, 0);
    uint64_t t196; const p224_bit c197 = p224_addw(&t196, t189, t105, c195);
    uint64_t t198; const p224_bit c199 = p224_addw(&t198, t191, t107, c197);
    uint64_t t200; (void)p224_addw(&t200, t193, t109, c199);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t201; const p224_bit c202 = p224_subw(&t201, t194, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t203; const p224_bit c204 = p224_subw(&t203, t196, UINT64_C(0xffff16a2e0b8f03e), c202);
    uint64_t t205; const p224_bit c206 = p224_subw(&t205, t198, UINT64_C(0xffffffffffffffff), c204);
    uint64_t t207; const p224_bit c208 = p224_subw(&t207, t200, UINT64_C(0xffffffff), c206);
    const uint64_t m0 = p224_maskw(c208);
    const uint64_t t209 = (t194 & m0) | (t201 & ~m0);
    const uint64_t t210 = (t196 & m0) | (t203 & ~m0);
    const uint64_t t211 = (t198 & m0) | (t205 & ~m0);
    const uint64_t t212 = (t200 & m0) | (t207 & ~m0);
    r->v[0] = t209;
    r->v[1] = t210;
    r->v[2] = t211;
    r->v[3] = t212;
    return -(int)(t18 & 1);
}

/* b = the big-endian integer a / 2^256 mod n
 * Requires a < n. */
void p224_sc_to_bytes(uint8_t b[28], const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t10 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t5);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, UINT64_C(0xe95d1f470fc1), t5);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t10, 0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, UINT64_C(0xffffffff00000000), t5);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p224_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t13, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t15, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t30 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, UINT64_C(0xe95d1f470fc1), t29);
    uint64_t t33; const p224_bit c34 = p224_addw(&t33, t32, t30, 0);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p224_mulw(&t37, UINT64_C(0xffffffff00000000), t29);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p224_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t33, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t35, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t50 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t51;
    const uint64_t t52 = p224_mulw(&t51, UINT64_C(0xe95d1f470fc1), t49);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t52, t50, 0);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p224_mulw(&t57, UINT64_C(0xffffffff00000000), t49);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p224_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t53, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t55, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t70 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t71;
    const uint64_t t72 = p224_mulw(&t71, UINT64_C(0xe95d1f470fc1), t69);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t72, t70, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p224_mulw(&t77, UINT64_C(0xffffffff00000000), t69);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p224_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t73, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t75, c83);
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

/* b = the little-endian integer a / 2^256 mod n
 * Requires a < n. */
void p224_sc_to_bytes_le(uint8_t b[28], const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t10 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t5);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, UINT64_C(0xe95d1f470fc1), t5);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t10, 0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p224_mulw(&t17, UINT64_C(0xffffffff00000000), t5);
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p224_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, a1, t13, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, a2, t15, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p224_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t30 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t29);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, UINT64_C(0xe95d1f470fc1), t29);
    uint64_t t33; const p224_bit c34 = p224_addw(&t33, t32, t30, 0);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p224_mulw(&t37, UINT64_C(0xffffffff00000000), t29);
    uint64_t t39; const p224_bit c40 = p224_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p224_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p224_bit c43 = p224_subw(&t42, t24, t33, 0);
    uint64_t t44; const p224_bit c45 = p224_subw(&t44, t26, t35, c43);
    uint64_t t46; const p224_bit c47 = p224_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p224_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t50 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t49);
    uint64_t t51;
    const uint64_t t52 = p224_mulw(&t51, UINT64_C(0xe95d1f470fc1), t49);
    uint64_t t53; const p224_bit c54 = p224_addw(&t53, t52, t50, 0);
    uint64_t t55; const p224_bit c56 = p224_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p224_mulw(&t57, UINT64_C(0xffffffff00000000), t49);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p224_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p224_bit c63 = p224_subw(&t62, t44, t53, 0);
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t46, t55, c63);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p224_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xd6e242706a1fc2eb);
    const uint64_t t70 = p224_mulhw(UINT64_C(0xec22d6baa3a3d5c3), t69);
    uint64_t t71;
    const uint64_t t72 = p224_mulw(&t71, UINT64_C(0xe95d1f470fc1), t69);
    uint64_t t73; const p224_bit c74 = p224_addw(&t73, t72, t70, 0);
    uint64_t t75; const p224_bit c76 = p224_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p224_mulw(&t77, UINT64_C(0xffffffff00000000), t69);
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p224_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p224_bit c83 = p224_subw(&t82, t64, t73, 0);
    uint64_t t84; const p224_bit c85 = p224_subw(&t84, t66, t75, c83);
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
uint64_t p224_sc_is_zero(const p224_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const p224_bit c8 = p224_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = p224_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
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
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = a2 ^ b2;
    const uint64_t t11 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t8 | t9;
    const uint64_t t13 = t12 | t10;
    const uint64_t t14 = t13 | t11;
    const p224_bit c16 = p224_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = p224_maskw(c16);
    return t18;
}

#else
typedef int p224_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
