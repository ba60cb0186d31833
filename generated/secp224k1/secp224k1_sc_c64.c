/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp224k1.h"

#if SECP224K1_WORD_BITS == 64 && !defined(SECP224K1_ASM)
#include "secp224k1_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp224k1_sc_add(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    uint64_t t19; const secp224k1_bit c20 = secp224k1_subw(&t19, t8, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, t10, UINT64_C(0x1dce8d2ec6184), c20);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_subw(&t23, t12, UINT64_C(0x0), c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_subw(&t25, t14, UINT64_C(0x100000000), c24);
    const uint64_t m0 = secp224k1_maskw(c26);
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
void secp224k1_sc_sub(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    const uint64_t t19 = t17 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t21 = t17 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t23 = t17 & UINT64_C(0x100000000);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t8, t19, 0);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t10, t21, c25);
    uint64_t t28; const secp224k1_bit c29 = secp224k1_addw(&t28, t12, UINT64_C(0x0), c27);
    uint64_t t30; (void)secp224k1_addw(&t30, t14, t23, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp224k1_sc_neg(secp224k1_sc *r, const secp224k1_sc *a)
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
    const uint64_t t15 = t13 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t17 = t13 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t19 = t13 & UINT64_C(0x100000000);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t5, t15, 0);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t7, t17, c21);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t9, UINT64_C(0x0), c23);
    uint64_t t26; (void)secp224k1_addw(&t26, t11, t19, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp224k1_sc_dbl(secp224k1_sc *r, const secp224k1_sc *a)
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
    uint64_t t15; const secp224k1_bit c16 = secp224k1_subw(&t15, t4, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_subw(&t17, t6, UINT64_C(0x1dce8d2ec6184), c16);
    uint64_t t19; const secp224k1_bit c20 = secp224k1_subw(&t19, t8, UINT64_C(0x0), c18);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, t10, UINT64_C(0x100000000), c20);
    const uint64_t m0 = secp224k1_maskw(c22);
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
void secp224k1_sc_half(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t11 = t7 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t13 = t7 & UINT64_C(0x100000000);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a0, t9, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t11, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; (void)secp224k1_addw(&t20, a3, t13, c19);
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
void secp224k1_sc_mul(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    uint64_t t78;
    const uint64_t t79 = secp224k1_mulw(&t78, a3, b3);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t65, t73, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t67, t75, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t69, t77, c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t72, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t74, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0x43fa520244c1a039);
    uint64_t t101;
    const uint64_t t102 = secp224k1_mulw(&t101, UINT64_C(0xcaf0a971769fb1f7), t97);
    uint64_t t103;
    const uint64_t t104 = secp224k1_mulw(&t103, UINT64_C(0x1dce8d2ec6184), t97);
    const uint64_t t105 = t97 << 32;
    const uint64_t t106 = t97 >> 32;
    const secp224k1_bit c107 = secp224k1_carryw(t10, t102, 0);
    uint64_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t32, t104, c107);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t56, UINT64_C(0x0), c109);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t80, t105, c111);
    uint64_t t114; (void)secp224k1_addw(&t114, UINT64_C(0x0), UINT64_C(0x0), c113);
    uint64_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t108, t101, 0);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t103, c116);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)secp224k1_addw(&t121, t114, t106, c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0x43fa520244c1a039);
    uint64_t t123;
    const uint64_t t124 = secp224k1_mulw(&t123, UINT64_C(0xcaf0a971769fb1f7), t122);
    uint64_t t125;
    const uint64_t t126 = secp224k1_mulw(&t125, UINT64_C(0x1dce8d2ec6184), t122);
    const uint64_t t127 = t122 << 32;
    const uint64_t t128 = t122 >> 32;
    const secp224k1_bit c129 = secp224k1_carryw(t115, t124, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t117, t126, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)secp224k1_addw(&t136, UINT64_C(0x0), UINT64_C(0x0), c135);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t130, t123, 0);
    uint64_t t139; const secp224k1_bit c140 = secp224k1_addw(&t139, t132, t125, c138);
    uint64_t t141; const secp224k1_bit c142 = secp224k1_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)secp224k1_addw(&t143, t136, t128, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0x43fa520244c1a039);
    uint64_t t145;
    const uint64_t t146 = secp224k1_mulw(&t145, UINT64_C(0xcaf0a971769fb1f7), t144);
    uint64_t t147;
    const uint64_t t148 = secp224k1_mulw(&t147, UINT64_C(0x1dce8d2ec6184), t144);
    const uint64_t t149 = t144 << 32;
    const uint64_t t150 = t144 >> 32;
    const secp224k1_bit c151 = secp224k1_carryw(t137, t146, 0);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t139, t148, c151);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const secp224k1_bit c157 = secp224k1_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)secp224k1_addw(&t158, UINT64_C(0x0), UINT64_C(0x0), c157);
    uint64_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t152, t145, 0);
    uint64_t t161; const secp224k1_bit c162 = secp224k1_addw(&t161, t154, t147, c160);
    uint64_t t163; const secp224k1_bit c164 = secp224k1_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)secp224k1_addw(&t165, t158, t150, c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0x43fa520244c1a039);
    uint64_t t167;
    const uint64_t t168 = secp224k1_mulw(&t167, UINT64_C(0xcaf0a971769fb1f7), t166);
    uint64_t t169;
    const uint64_t t170 = secp224k1_mulw(&t169, UINT64_C(0x1dce8d2ec6184), t166);
    const uint64_t t171 = t166 << 32;
    const uint64_t t172 = t166 >> 32;
    const secp224k1_bit c173 = secp224k1_carryw(t159, t168, 0);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t161, t170, c173);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)secp224k1_addw(&t180, UINT64_C(0x0), UINT64_C(0x0), c179);
    uint64_t t181; const secp224k1_bit c182 = secp224k1_addw(&t181, t174, t167, 0);
    uint64_t t183; const secp224k1_bit c184 = secp224k1_addw(&t183, t176, t169, c182);
    uint64_t t185; const secp224k1_bit c186 = secp224k1_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)secp224k1_addw(&t187, t180, t172, c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t181, t89, 0);
    uint64_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t183, t91, c189);
    uint64_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t185, t93, c191);
    uint64_t t194; (void)secp224k1_addw(&t194, t187, t95, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const secp224k1_bit c196 = secp224k1_subw(&t195, t188, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t197; const secp224k1_bit c198 = secp224k1_subw(&t197, t190, UINT64_C(0x1dce8d2ec6184), c196);
    uint64_t t199; const secp224k1_bit c200 = secp224k1_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const secp224k1_bit c202 = secp224k1_subw(&t201, t194, UINT64_C(0x100000000), c200);
    const uint64_t m0 = secp224k1_maskw(c202);
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
void secp224k1_sc_sqr(secp224k1_sc *r, const secp224k1_sc *a)
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
    uint64_t t44; const secp224k1_bit c45 = secp224k1_addw(&t44, t33, t33, c43);
    uint64_t t46; (void)secp224k1_addw(&t46, UINT64_C(0x0), UINT64_C(0x0), c45);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, a0, a0);
    uint64_t t49;
    const uint64_t t50 = secp224k1_mulw(&t49, a1, a1);
    uint64_t t51;
    const uint64_t t52 = secp224k1_mulw(&t51, a2, a2);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, a3, a3);
    uint64_t t55; const secp224k1_bit c56 = secp224k1_addw(&t55, t34, t47, 0);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t36, t50, c56);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t38, t49, c58);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t40, t52, c60);
    uint64_t t63; const secp224k1_bit c64 = secp224k1_addw(&t63, t42, t51, c62);
    uint64_t t65; const secp224k1_bit c66 = secp224k1_addw(&t65, t44, t54, c64);
    uint64_t t67; (void)secp224k1_addw(&t67, t46, t53, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t48 * UINT64_C(0x43fa520244c1a039);
    uint64_t t73;
    const uint64_t t74 = secp224k1_mulw(&t73, UINT64_C(0xcaf0a971769fb1f7), t69);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0x1dce8d2ec6184), t69);
    const uint64_t t77 = t69 << 32;
    const uint64_t t78 = t69 >> 32;
    const secp224k1_bit c79 = secp224k1_carryw(t48, t74, 0);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t55, t76, c79);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t57, UINT64_C(0x0), c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t59, t77, c83);
    uint64_t t86; (void)secp224k1_addw(&t86, UINT64_C(0x0), UINT64_C(0x0), c85);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t80, t73, 0);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, c88);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, UINT64_C(0x0), c90);
    uint64_t t93; (void)secp224k1_addw(&t93, t86, t78, c92);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t94 = t87 * UINT64_C(0x43fa520244c1a039);
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, UINT64_C(0xcaf0a971769fb1f7), t94);
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, UINT64_C(0x1dce8d2ec6184), t94);
    const uint64_t t99 = t94 << 32;
    const uint64_t t100 = t94 >> 32;
    const secp224k1_bit c101 = secp224k1_carryw(t87, t96, 0);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t89, t98, c101);
    uint64_t t104; const secp224k1_bit c105 = secp224k1_addw(&t104, t91, UINT64_C(0x0), c103);
    uint64_t t106; const secp224k1_bit c107 = secp224k1_addw(&t106, t93, t99, c105);
    uint64_t t108; (void)secp224k1_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c107);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t95, 0);
    uint64_t t111; const secp224k1_bit c112 = secp224k1_addw(&t111, t104, t97, c110);
    uint64_t t113; const secp224k1_bit c114 = secp224k1_addw(&t113, t106, UINT64_C(0x0), c112);
    uint64_t t115; (void)secp224k1_addw(&t115, t108, t100, c114);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t109 * UINT64_C(0x43fa520244c1a039);
    uint64_t t117;
    const uint64_t t118 = secp224k1_mulw(&t117, UINT64_C(0xcaf0a971769fb1f7), t116);
    uint64_t t119;
    const uint64_t t120 = secp224k1_mulw(&t119, UINT64_C(0x1dce8d2ec6184), t116);
    const uint64_t t121 = t116 << 32;
    const uint64_t t122 = t116 >> 32;
    const secp224k1_bit c123 = secp224k1_carryw(t109, t118, 0);
    uint64_t t124; const secp224k1_bit c125 = secp224k1_addw(&t124, t111, t120, c123);
    uint64_t t126; const secp224k1_bit c127 = secp224k1_addw(&t126, t113, UINT64_C(0x0), c125);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t115, t121, c127);
    uint64_t t130; (void)secp224k1_addw(&t130, UINT64_C(0x0), UINT64_C(0x0), c129);
    uint64_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t124, t117, 0);
    uint64_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t126, t119, c132);
    uint64_t t135; const secp224k1_bit c136 = secp224k1_addw(&t135, t128, UINT64_C(0x0), c134);
    uint64_t t137; (void)secp224k1_addw(&t137, t130, t122, c136);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t138 = t131 * UINT64_C(0x43fa520244c1a039);
    uint64_t t139;
    const uint64_t t140 = secp224k1_mulw(&t139, UINT64_C(0xcaf0a971769fb1f7), t138);
    uint64_t t141;
    const uint64_t t142 = secp224k1_mulw(&t141, UINT64_C(0x1dce8d2ec6184), t138);
    const uint64_t t143 = t138 << 32;
    const uint64_t t144 = t138 >> 32;
    const secp224k1_bit c145 = secp224k1_carryw(t131, t140, 0);
    uint64_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t133, t142, c145);
    uint64_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t135, UINT64_C(0x0), c147);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t137, t143, c149);
    uint64_t t152; (void)secp224k1_addw(&t152, UINT64_C(0x0), UINT64_C(0x0), c151);
    uint64_t t153; const secp224k1_bit c154 = secp224k1_addw(&t153, t146, t139, 0);
    uint64_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t148, t141, c154);
    uint64_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t150, UINT64_C(0x0), c156);
    uint64_t t159; (void)secp224k1_addw(&t159, t152, t144, c158);
    /* add the high half; the sum is below 2*p */
    uint64_t t160; const secp224k1_bit c161 = secp224k1_addw(&t160, t153, t61, 0);
    uint64_t t162; const secp224k1_bit c163 = secp224k1_addw(&t162, t155, t63, c161);
    uint64_t t164; const secp224k1_bit c165 = secp224k1_addw(&t164, t157, t65, c163);
    uint64_t t166; (void)secp224k1_addw(&t166, t159, t67, c165);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t167; const secp224k1_bit c168 = secp224k1_subw(&t167, t160, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t169; const secp224k1_bit c170 = secp224k1_subw(&t169, t162, UINT64_C(0x1dce8d2ec6184), c168);
    uint64_t t171; const secp224k1_bit c172 = secp224k1_subw(&t171, t164, UINT64_C(0x0), c170);
    uint64_t t173; const secp224k1_bit c174 = secp224k1_subw(&t173, t166, UINT64_C(0x100000000), c172);
    const uint64_t m0 = secp224k1_maskw(c174);
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
void secp224k1_sc_mul_small(secp224k1_sc *r, const secp224k1_sc *a, uint32_t k)
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
    const uint64_t t21 = (t20 << 31) | (t18 >> 33);
    const uint64_t t23 = t21 * UINT64_C(0xffffffff);
    const uint64_t t24 = t23 >> 32;
    const uint64_t t25 = t21 + t24;
    /* T - q * p, below 4*p */
    uint64_t t29;
    const uint64_t t30 = secp224k1_mulw(&t29, UINT64_C(0xcaf0a971769fb1f7), t25);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0x1dce8d2ec6184), t25);
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t32, t29, 0);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, UINT64_C(0x0), t31, c34);
    const uint64_t t37 = t25 << 32;
    const uint64_t t38 = t25 >> 32;
    uint64_t t39; const secp224k1_bit c40 = secp224k1_addw(&t39, t37, UINT64_C(0x0), c36);
    uint64_t t41; (void)secp224k1_addw(&t41, t38, UINT64_C(0x0), c40);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_subw(&t42, t7, t30, 0);
    uint64_t t44; const secp224k1_bit c45 = secp224k1_subw(&t44, t10, t33, c43);
    uint64_t t46; const secp224k1_bit c47 = secp224k1_subw(&t46, t14, t35, c45);
    uint64_t t48; const secp224k1_bit c49 = secp224k1_subw(&t48, t18, t39, c47);
    uint64_t t50; (void)secp224k1_subw(&t50, t20, t41, c49);
    /* subtract 2*p where that does not borrow */
    uint64_t t54; const secp224k1_bit c55 = secp224k1_subw(&t54, t42, UINT64_C(0x95e152e2ed3f63ee), 0);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_subw(&t56, t44, UINT64_C(0x3b9d1a5d8c309), c55);
    uint64_t t58; const secp224k1_bit c59 = secp224k1_subw(&t58, t46, UINT64_C(0x0), c57);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_subw(&t60, t48, UINT64_C(0x200000000), c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_subw(&t62, t50, UINT64_C(0x0), c61);
    const uint64_t m0 = secp224k1_maskw(c63);
    const uint64_t t64 = (t42 & m0) | (t54 & ~m0);
    const uint64_t t65 = (t44 & m0) | (t56 & ~m0);
    const uint64_t t66 = (t46 & m0) | (t58 & ~m0);
    const uint64_t t67 = (t48 & m0) | (t60 & ~m0);
    const uint64_t t68 = (t50 & m0) | (t62 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t69; const secp224k1_bit c70 = secp224k1_subw(&t69, t64, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_subw(&t71, t65, UINT64_C(0x1dce8d2ec6184), c70);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_subw(&t73, t66, UINT64_C(0x0), c72);
    uint64_t t75; const secp224k1_bit c76 = secp224k1_subw(&t75, t67, UINT64_C(0x100000000), c74);
    const secp224k1_bit c77 = secp224k1_borroww(t68, UINT64_C(0x0), c76);
    const uint64_t m1 = secp224k1_maskw(c77);
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
void secp224k1_sc_to_mont(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, a0, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a1, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a2, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, a3, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)secp224k1_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = secp224k1_mulw(&t24, a0, UINT64_C(0x8be0320816f60af5));
    uint64_t t26;
    const uint64_t t27 = secp224k1_mulw(&t26, a1, UINT64_C(0x8be0320816f60af5));
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, a2, UINT64_C(0x8be0320816f60af5));
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, a3, UINT64_C(0x8be0320816f60af5));
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
    const uint64_t t49 = secp224k1_mulw(&t48, a0, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t50;
    const uint64_t t51 = secp224k1_mulw(&t50, a1, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t52;
    const uint64_t t53 = secp224k1_mulw(&t52, a2, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t54;
    const uint64_t t55 = secp224k1_mulw(&t54, a3, UINT64_C(0xb882bd88bbff32e4));
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
    const uint64_t t73 = secp224k1_mulw(&t72, a0, UINT64_C(0x993ff72b));
    uint64_t t74;
    const uint64_t t75 = secp224k1_mulw(&t74, a1, UINT64_C(0x993ff72b));
    uint64_t t76;
    const uint64_t t77 = secp224k1_mulw(&t76, a2, UINT64_C(0x993ff72b));
    uint64_t t78;
    const uint64_t t79 = secp224k1_mulw(&t78, a3, UINT64_C(0x993ff72b));
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t65, t73, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t67, t75, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t69, t77, c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t72, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t74, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0x43fa520244c1a039);
    uint64_t t101;
    const uint64_t t102 = secp224k1_mulw(&t101, UINT64_C(0xcaf0a971769fb1f7), t97);
    uint64_t t103;
    const uint64_t t104 = secp224k1_mulw(&t103, UINT64_C(0x1dce8d2ec6184), t97);
    const uint64_t t105 = t97 << 32;
    const uint64_t t106 = t97 >> 32;
    const secp224k1_bit c107 = secp224k1_carryw(t10, t102, 0);
    uint64_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t32, t104, c107);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t56, UINT64_C(0x0), c109);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t80, t105, c111);
    uint64_t t114; (void)secp224k1_addw(&t114, UINT64_C(0x0), UINT64_C(0x0), c113);
    uint64_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t108, t101, 0);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t103, c116);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)secp224k1_addw(&t121, t114, t106, c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0x43fa520244c1a039);
    uint64_t t123;
    const uint64_t t124 = secp224k1_mulw(&t123, UINT64_C(0xcaf0a971769fb1f7), t122);
    uint64_t t125;
    const uint64_t t126 = secp224k1_mulw(&t125, UINT64_C(0x1dce8d2ec6184), t122);
    const uint64_t t127 = t122 << 32;
    const uint64_t t128 = t122 >> 32;
    const secp224k1_bit c129 = secp224k1_carryw(t115, t124, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t117, t126, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)secp224k1_addw(&t136, UINT64_C(0x0), UINT64_C(0x0), c135);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t130, t123, 0);
    uint64_t t139; const secp224k1_bit c140 = secp224k1_addw(&t139, t132, t125, c138);
    uint64_t t141; const secp224k1_bit c142 = secp224k1_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)secp224k1_addw(&t143, t136, t128, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0x43fa520244c1a039);
    uint64_t t145;
    const uint64_t t146 = secp224k1_mulw(&t145, UINT64_C(0xcaf0a971769fb1f7), t144);
    uint64_t t147;
    const uint64_t t148 = secp224k1_mulw(&t147, UINT64_C(0x1dce8d2ec6184), t144);
    const uint64_t t149 = t144 << 32;
    const uint64_t t150 = t144 >> 32;
    const secp224k1_bit c151 = secp224k1_carryw(t137, t146, 0);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t139, t148, c151);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const secp224k1_bit c157 = secp224k1_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)secp224k1_addw(&t158, UINT64_C(0x0), UINT64_C(0x0), c157);
    uint64_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t152, t145, 0);
    uint64_t t161; const secp224k1_bit c162 = secp224k1_addw(&t161, t154, t147, c160);
    uint64_t t163; const secp224k1_bit c164 = secp224k1_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)secp224k1_addw(&t165, t158, t150, c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0x43fa520244c1a039);
    uint64_t t167;
    const uint64_t t168 = secp224k1_mulw(&t167, UINT64_C(0xcaf0a971769fb1f7), t166);
    uint64_t t169;
    const uint64_t t170 = secp224k1_mulw(&t169, UINT64_C(0x1dce8d2ec6184), t166);
    const uint64_t t171 = t166 << 32;
    const uint64_t t172 = t166 >> 32;
    const secp224k1_bit c173 = secp224k1_carryw(t159, t168, 0);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t161, t170, c173);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)secp224k1_addw(&t180, UINT64_C(0x0), UINT64_C(0x0), c179);
    uint64_t t181; const secp224k1_bit c182 = secp224k1_addw(&t181, t174, t167, 0);
    uint64_t t183; const secp224k1_bit c184 = secp224k1_addw(&t183, t176, t169, c182);
    uint64_t t185; const secp224k1_bit c186 = secp224k1_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)secp224k1_addw(&t187, t180, t172, c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t181, t89, 0);
    uint64_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t183, t91, c189);
    uint64_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t185, t93, c191);
    uint64_t t194; (void)secp224k1_addw(&t194, t187, t95, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const secp224k1_bit c196 = secp224k1_subw(&t195, t188, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t197; const secp224k1_bit c198 = secp224k1_subw(&t197, t190, UINT64_C(0x1dce8d2ec6184), c196);
    uint64_t t199; const secp224k1_bit c200 = secp224k1_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const secp224k1_bit c202 = secp224k1_subw(&t201, t194, UINT64_C(0x100000000), c200);
    const uint64_t m0 = secp224k1_maskw(c202);
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
void secp224k1_sc_from_mont(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t8;
    const uint64_t t9 = secp224k1_mulw(&t8, UINT64_C(0xcaf0a971769fb1f7), t5);
    uint64_t t10;
    const uint64_t t11 = secp224k1_mulw(&t10, UINT64_C(0x1dce8d2ec6184), t5);
    const uint64_t t12 = t5 << 32;
    const uint64_t t13 = t5 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t9, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t11, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t8, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t10, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, t80, c94);
    r->v[0] = t89;
    r->v[1] = t91;
    r->v[2] = t93;
    r->v[3] = t95;
}

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp224k1_sc_from_bytes(secp224k1_sc *r, const uint8_t b[29])
{
    const uint64_t b_at21 = (uint64_t)secp224k1_load8(b + 21);
    /* bytes to words */
    const uint64_t t1 = secp224k1_bswapw(b_at21);
    const uint64_t b_at13 = (uint64_t)secp224k1_load8(b + 13);
    const uint64_t t3 = secp224k1_bswapw(b_at13);
    const uint64_t b_at5 = (uint64_t)secp224k1_load8(b + 5);
    const uint64_t t5 = secp224k1_bswapw(b_at5);
    const uint64_t b_at1 = (uint64_t)secp224k1_load4(b + 1);
    const uint64_t t7 = secp224k1_bswapw(b_at1);
    const uint64_t t8 = t7 >> 32;
    const uint64_t b_at0 = (uint64_t)secp224k1_load1(b + 0);
    const uint64_t t10 = b_at0 << 32;
    const uint64_t t11 = t8 | t10;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c16 = secp224k1_borroww(t1, UINT64_C(0xcaf0a971769fb1f7), 0);
    const secp224k1_bit c17 = secp224k1_borroww(t3, UINT64_C(0x1dce8d2ec6184), c16);
    const secp224k1_bit c18 = secp224k1_borroww(t5, UINT64_C(0x0), c17);
    const secp224k1_bit c19 = secp224k1_borroww(t11, UINT64_C(0x100000000), c18);
    const uint64_t t20 = secp224k1_maskw(c19);
    const uint64_t t21 = t1 & t20;
    const uint64_t t22 = t3 & t20;
    const uint64_t t23 = t5 & t20;
    const uint64_t t24 = t11 & t20;
    const uint64_t t25 = ~t20;
    /* product, row 0: a * b[0] */
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, t21, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, t22, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t33, t30, 0);
    uint64_t t36;
    const uint64_t t37 = secp224k1_mulw(&t36, t23, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t37, t32, c35);
    uint64_t t40;
    const uint64_t t41 = secp224k1_mulw(&t40, t24, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t41, t36, c39);
    uint64_t t44; (void)secp224k1_addw(&t44, t40, UINT64_C(0x0), c43);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t45;
    const uint64_t t46 = secp224k1_mulw(&t45, t21, UINT64_C(0x8be0320816f60af5));
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, t22, UINT64_C(0x8be0320816f60af5));
    uint64_t t49;
    const uint64_t t50 = secp224k1_mulw(&t49, t23, UINT64_C(0x8be0320816f60af5));
    uint64_t t51;
    const uint64_t t52 = secp224k1_mulw(&t51, t24, UINT64_C(0x8be0320816f60af5));
    uint64_t t53; const secp224k1_bit c54 = secp224k1_addw(&t53, t34, t46, 0);
    uint64_t t55; const secp224k1_bit c56 = secp224k1_addw(&t55, t38, t48, c54);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t42, t50, c56);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t44, t52, c58);
    uint64_t t61; (void)secp224k1_addw(&t61, UINT64_C(0x0), UINT64_C(0x0), c60);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t55, t45, 0);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t57, t47, c63);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t59, t49, c65);
    uint64_t t68; (void)secp224k1_addw(&t68, t61, t51, c67);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t69;
    const uint64_t t70 = secp224k1_mulw(&t69, t21, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t71;
    const uint64_t t72 = secp224k1_mulw(&t71, t22, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t73;
    const uint64_t t74 = secp224k1_mulw(&t73, t23, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, t24, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t77; const secp224k1_bit c78 = secp224k1_addw(&t77, t62, t70, 0);
    uint64_t t79; const secp224k1_bit c80 = secp224k1_addw(&t79, t64, t72, c78);
    uint64_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t66, t74, c80);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t68, t76, c82);
    uint64_t t85; (void)secp224k1_addw(&t85, UINT64_C(0x0), UINT64_C(0x0), c84);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t79, t69, 0);
    uint64_t t88; const secp224k1_bit c89 = secp224k1_addw(&t88, t81, t71, c87);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t83, t73, c89);
    uint64_t t92; (void)secp224k1_addw(&t92, t85, t75, c91);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t93;
    const uint64_t t94 = secp224k1_mulw(&t93, t21, UINT64_C(0x993ff72b));
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, t22, UINT64_C(0x993ff72b));
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, t23, UINT64_C(0x993ff72b));
    uint64_t t99;
    const uint64_t t100 = secp224k1_mulw(&t99, t24, UINT64_C(0x993ff72b));
    uint64_t t101; const secp224k1_bit c102 = secp224k1_addw(&t101, t86, t94, 0);
    uint64_t t103; const secp224k1_bit c104 = secp224k1_addw(&t103, t88, t96, c102);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t90, t98, c104);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t92, t100, c106);
    uint64_t t109; (void)secp224k1_addw(&t109, UINT64_C(0x0), UINT64_C(0x0), c108);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t103, t93, 0);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t105, t95, c111);
    uint64_t t114; const secp224k1_bit c115 = secp224k1_addw(&t114, t107, t97, c113);
    uint64_t t116; (void)secp224k1_addw(&t116, t109, t99, c115);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t118 = t31 * UINT64_C(0x43fa520244c1a039);
    uint64_t t119;
    const uint64_t t120 = secp224k1_mulw(&t119, UINT64_C(0xcaf0a971769fb1f7), t118);
    uint64_t t121;
    const uint64_t t122 = secp224k1_mulw(&t121, UINT64_C(0x1dce8d2ec6184), t118);
    const uint64_t t123 = t118 << 32;
    const uint64_t t124 = t118 >> 32;
    const secp224k1_bit c125 = secp224k1_carryw(t31, t120, 0);
    uint64_t t126; const secp224k1_bit c127 = secp224k1_addw(&t126, t53, t122, c125);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t77, UINT64_C(0x0), c127);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t101, t123, c129);
    uint64_t t132; (void)secp224k1_addw(&t132, UINT64_C(0x0), UINT64_C(0x0), c131);
    uint64_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t126, t119, 0);
    uint64_t t135; const secp224k1_bit c136 = secp224k1_addw(&t135, t128, t121, c134);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t130, UINT64_C(0x0), c136);
    uint64_t t139; (void)secp224k1_addw(&t139, t132, t124, c138);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t140 = t133 * UINT64_C(0x43fa520244c1a039);
    uint64_t t141;
    const uint64_t t142 = secp224k1_mulw(&t141, UINT64_C(0xcaf0a971769fb1f7), t140);
    uint64_t t143;
    const uint64_t t144 = secp224k1_mulw(&t143, UINT64_C(0x1dce8d2ec6184), t140);
    const uint64_t t145 = t140 << 32;
    const uint64_t t146 = t140 >> 32;
    const secp224k1_bit c147 = secp224k1_carryw(t133, t142, 0);
    uint64_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t135, t144, c147);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t137, UINT64_C(0x0), c149);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t139, t145, c151);
    uint64_t t154; (void)secp224k1_addw(&t154, UINT64_C(0x0), UINT64_C(0x0), c153);
    uint64_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t148, t141, 0);
    uint64_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t150, t143, c156);
    uint64_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t152, UINT64_C(0x0), c158);
    uint64_t t161; (void)secp224k1_addw(&t161, t154, t146, c160);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t162 = t155 * UINT64_C(0x43fa520244c1a039);
    uint64_t t163;
    const uint64_t t164 = secp224k1_mulw(&t163, UINT64_C(0xcaf0a971769fb1f7), t162);
    uint64_t t165;
    const uint64_t t166 = secp224k1_mulw(&t165, UINT64_C(0x1dce8d2ec6184), t162);
    const uint64_t t167 = t162 << 32;
    const uint64_t t168 = t162 >> 32;
    const secp224k1_bit c169 = secp224k1_carryw(t155, t164, 0);
    uint64_t t170; const secp224k1_bit c171 = secp224k1_addw(&t170, t157, t166, c169);
    uint64_t t172; const secp224k1_bit c173 = secp224k1_addw(&t172, t159, UINT64_C(0x0), c171);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t161, t167, c173);
    uint64_t t176; (void)secp224k1_addw(&t176, UINT64_C(0x0), UINT64_C(0x0), c175);
    uint64_t t177; const secp224k1_bit c178 = secp224k1_addw(&t177, t170, t163, 0);
    uint64_t t179; const secp224k1_bit c180 = secp224k1_addw(&t179, t172, t165, c178);
    uint64_t t181; const secp224k1_bit c182 = secp224k1_addw(&t181, t174, UINT64_C(0x0), c180);
    uint64_t t183; (void)secp224k1_addw(&t183, t176, t168, c182);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t184 = t177 * UINT64_C(0x43fa520244c1a039);
    uint64_t t185;
    const uint64_t t186 = secp224k1_mulw(&t185, UINT64_C(0xcaf0a971769fb1f7), t184);
    uint64_t t187;
    const uint64_t t188 = secp224k1_mulw(&t187, UINT64_C(0x1dce8d2ec6184), t184);
    const uint64_t t189 = t184 << 32;
    const uint64_t t190 = t184 >> 32;
    const secp224k1_bit c191 = secp224k1_carryw(t177, t186, 0);
    uint64_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t179, t188, c191);
    uint64_t t194; const secp224k1_bit c195 = secp224k1_addw(&t194, t181, UINT64_C(0x0), c193);
    uint64_t t196; const secp224k1_bit c197 = secp224k1_addw(&t196, t183, t189, c195);
    uint64_t t198; (void)secp224k1_addw(&t198, UINT64_C(0x0), UINT64_C(0x0), c197);
    uint64_t t199; const secp224k1_bit c200 = secp224k1_addw(&t199, t192, t185, 0);
    uint64_t t201; const secp224k1_bit c202 = secp224k1_addw(&t201, t194, t187, c200);
    uint64_t t203; const secp224k1_bit c204 = secp224k1_addw(&t203, t196, UINT64_C(0x0), c202);
    uint64_t t205; (void)secp224k1_addw(&t205, t198, t190, c204);
    /* add the high half; the sum is below 2*p */
    uint64_t t206; const secp224k1_bit c207 = secp224k1_addw(&t206, t199, t110, 0);
    uint64_t t208; const secp224k1_bit c209 = secp224k1_addw(&t208, t201, t112, c207);
    uint64_t t210; const secp224k1_bit c211 = secp224k1_addw(&t210, t203, t114, c209);
    uint64_t t212; (void)secp224k1_addw(&t212, t205, t116, c211);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t213; const secp224k1_bit c214 = secp224k1_subw(&t213, t206, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t215; const secp224k1_bit c216 = secp224k1_subw(&t215, t208, UINT64_C(0x1dce8d2ec6184), c214);
    uint64_t t217; const secp224k1_bit c218 = secp224k1_subw(&t217, t210, UINT64_C(0x0), c216);
    uint64_t t219; const secp224k1_bit c220 = secp224k1_subw(&t219, t212, UINT64_C(0x100000000), c218);
    const uint64_t m0 = secp224k1_maskw(c220);
    const uint64_t t221 = (t206 & m0) | (t213 & ~m0);
    const uint64_t t222 = (t208 & m0) | (t215 & ~m0);
    const uint64_t t223 = (t210 & m0) | (t217 & ~m0);
    const uint64_t t224 = (t212 & m0) | (t219 & ~m0);
    r->v[0] = t221;
    r->v[1] = t222;
    r->v[2] = t223;
    r->v[3] = t224;
    return -(int)(t25 & 1);
}

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp224k1_sc_from_bytes_le(secp224k1_sc *r, const uint8_t b[29])
{
    const uint64_t b_at0 = (uint64_t)secp224k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp224k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp224k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp224k1_load4(b + 24);
    const uint64_t b_at28 = (uint64_t)secp224k1_load1(b + 28);
    /* bytes to words */
    const uint64_t t5 = b_at28 << 32;
    const uint64_t t6 = b_at24 | t5;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c11 = secp224k1_borroww(b_at0, UINT64_C(0xcaf0a971769fb1f7), 0);
    const secp224k1_bit c12 = secp224k1_borroww(b_at8, UINT64_C(0x1dce8d2ec6184), c11);
    const secp224k1_bit c13 = secp224k1_borroww(b_at16, UINT64_C(0x0), c12);
    const secp224k1_bit c14 = secp224k1_borroww(t6, UINT64_C(0x100000000), c13);
    const uint64_t t15 = secp224k1_maskw(c14);
    const uint64_t t16 = b_at0 & t15;
    const uint64_t t17 = b_at8 & t15;
    const uint64_t t18 = b_at16 & t15;
    const uint64_t t19 = t6 & t15;
    const uint64_t t20 = ~t15;
    /* product, row 0: a * b[0] */
    uint64_t t25;
    const uint64_t t26 = secp224k1_mulw(&t25, t16, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t27;
    const uint64_t t28 = secp224k1_mulw(&t27, t17, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t28, t25, 0);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, t18, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t32, t27, c30);
    uint64_t t35;
    const uint64_t t36 = secp224k1_mulw(&t35, t19, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t36, t31, c34);
    uint64_t t39; (void)secp224k1_addw(&t39, t35, UINT64_C(0x0), c38);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t40;
    const uint64_t t41 = secp224k1_mulw(&t40, t16, UINT64_C(0x8be0320816f60af5));
    uint64_t t42;
    const uint64_t t43 = secp224k1_mulw(&t42, t17, UINT64_C(0x8be0320816f60af5));
    uint64_t t44;
    const uint64_t t45 = secp224k1_mulw(&t44, t18, UINT64_C(0x8be0320816f60af5));
    uint64_t t46;
    const uint64_t t47 = secp224k1_mulw(&t46, t19, UINT64_C(0x8be0320816f60af5));
    uint64_t t48; const secp224k1_bit c49 = secp224k1_addw(&t48, t29, t41, 0);
    uint64_t t50; const secp224k1_bit c51 = secp224k1_addw(&t50, t33, t43, c49);
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t37, t45, c51);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t39, t47, c53);
    uint64_t t56; (void)secp224k1_addw(&t56, UINT64_C(0x0), UINT64_C(0x0), c55);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t50, t40, 0);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t52, t42, c58);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)secp224k1_addw(&t63, t56, t46, c62);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t64;
    const uint64_t t65 = secp224k1_mulw(&t64, t16, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t66;
    const uint64_t t67 = secp224k1_mulw(&t66, t17, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t68;
    const uint64_t t69 = secp224k1_mulw(&t68, t18, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t70;
    const uint64_t t71 = secp224k1_mulw(&t70, t19, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t72; const secp224k1_bit c73 = secp224k1_addw(&t72, t57, t65, 0);
    uint64_t t74; const secp224k1_bit c75 = secp224k1_addw(&t74, t59, t67, c73);
    uint64_t t76; const secp224k1_bit c77 = secp224k1_addw(&t76, t61, t69, c75);
    uint64_t t78; const secp224k1_bit c79 = secp224k1_addw(&t78, t63, t71, c77);
    uint64_t t80; (void)secp224k1_addw(&t80, UINT64_C(0x0), UINT64_C(0x0), c79);
    uint64_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t74, t64, 0);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t76, t66, c82);
    uint64_t t85; const secp224k1_bit c86 = secp224k1_addw(&t85, t78, t68, c84);
    uint64_t t87; (void)secp224k1_addw(&t87, t80, t70, c86);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t88;
    const uint64_t t89 = secp224k1_mulw(&t88, t16, UINT64_C(0x993ff72b));
    uint64_t t90;
    const uint64_t t91 = secp224k1_mulw(&t90, t17, UINT64_C(0x993ff72b));
    uint64_t t92;
    const uint64_t t93 = secp224k1_mulw(&t92, t18, UINT64_C(0x993ff72b));
    uint64_t t94;
    const uint64_t t95 = secp224k1_mulw(&t94, t19, UINT64_C(0x993ff72b));
    uint64_t t96; const secp224k1_bit c97 = secp224k1_addw(&t96, t81, t89, 0);
    uint64_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t83, t91, c97);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t85, t93, c99);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)secp224k1_addw(&t104, UINT64_C(0x0), UINT64_C(0x0), c103);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t98, t88, 0);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t100, t90, c106);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t92, c108);
    uint64_t t111; (void)secp224k1_addw(&t111, t104, t94, c110);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t113 = t26 * UINT64_C(0x43fa520244c1a039);
    uint64_t t114;
    const uint64_t t115 = secp224k1_mulw(&t114, UINT64_C(0xcaf0a971769fb1f7), t113);
    uint64_t t116;
    const uint64_t t117 = secp224k1_mulw(&t116, UINT64_C(0x1dce8d2ec6184), t113);
    const uint64_t t118 = t113 << 32;
    const uint64_t t119 = t113 >> 32;
    const secp224k1_bit c120 = secp224k1_carryw(t26, t115, 0);
    uint64_t t121; const secp224k1_bit c122 = secp224k1_addw(&t121, t48, t117, c120);
    uint64_t t123; const secp224k1_bit c124 = secp224k1_addw(&t123, t72, UINT64_C(0x0), c122);
    uint64_t t125; const secp224k1_bit c126 = secp224k1_addw(&t125, t96, t118, c124);
    uint64_t t127; (void)secp224k1_addw(&t127, UINT64_C(0x0), UINT64_C(0x0), c126);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t121, t114, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t123, t116, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t125, UINT64_C(0x0), c131);
    uint64_t t134; (void)secp224k1_addw(&t134, t127, t119, c133);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 * UINT64_C(0x43fa520244c1a039);
    uint64_t t136;
    const uint64_t t137 = secp224k1_mulw(&t136, UINT64_C(0xcaf0a971769fb1f7), t135);
    uint64_t t138;
    const uint64_t t139 = secp224k1_mulw(&t138, UINT64_C(0x1dce8d2ec6184), t135);
    const uint64_t t140 = t135 << 32;
    const uint64_t t141 = t135 >> 32;
    const secp224k1_bit c142 = secp224k1_carryw(t128, t137, 0);
    uint64_t t143; const secp224k1_bit c144 = secp224k1_addw(&t143, t130, t139, c142);
    uint64_t t145; const secp224k1_bit c146 = secp224k1_addw(&t145, t132, UINT64_C(0x0), c144);
    uint64_t t147; const secp224k1_bit c148 = secp224k1_addw(&t147, t134, t140, c146);
    uint64_t t149; (void)secp224k1_addw(&t149, UINT64_C(0x0), UINT64_C(0x0), c148);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t143, t136, 0);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t145, t138, c151);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t147, UINT64_C(0x0), c153);
    uint64_t t156; (void)secp224k1_addw(&t156, t149, t141, c155);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t157 = t150 * UINT64_C(0x43fa520244c1a039);
    uint64_t t158;
    const uint64_t t159 = secp224k1_mulw(&t158, UINT64_C(0xcaf0a971769fb1f7), t157);
    uint64_t t160;
    const uint64_t t161 = secp224k1_mulw(&t160, UINT64_C(0x1dce8d2ec6184), t157);
    const uint64_t t162 = t157 << 32;
    const uint64_t t163 = t157 >> 32;
    const secp224k1_bit c164 = secp224k1_carryw(t150, t159, 0);
    uint64_t t165; const secp224k1_bit c166 = secp224k1_addw(&t165, t152, t161, c164);
    uint64_t t167; const secp224k1_bit c168 = secp224k1_addw(&t167, t154, UINT64_C(0x0), c166);
    uint64_t t169; const secp224k1_bit c170 = secp224k1_addw(&t169, t156, t162, c168);
    uint64_t t171; (void)secp224k1_addw(&t171, UINT64_C(0x0), UINT64_C(0x0), c170);
    uint64_t t172; const secp224k1_bit c173 = secp224k1_addw(&t172, t165, t158, 0);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t167, t160, c173);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t169, UINT64_C(0x0), c175);
    uint64_t t178; (void)secp224k1_addw(&t178, t171, t163, c177);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t179 = t172 * UINT64_C(0x43fa520244c1a039);
    uint64_t t180;
    const uint64_t t181 = secp224k1_mulw(&t180, UINT64_C(0xcaf0a971769fb1f7), t179);
    uint64_t t182;
    const uint64_t t183 = secp224k1_mulw(&t182, UINT64_C(0x1dce8d2ec6184), t179);
    const uint64_t t184 = t179 << 32;
    const uint64_t t185 = t179 >> 32;
    const secp224k1_bit c186 = secp224k1_carryw(t172, t181, 0);
    uint64_t t187; const secp224k1_bit c188 = secp224k1_addw(&t187, t174, t183, c186);
    uint64_t t189; const secp224k1_bit c190 = secp224k1_addw(&t189, t176, UINT64_C(0x0), c188);
    uint64_t t191; const secp224k1_bit c192 = secp224k1_addw(&t191, t178, t184, c190);
    uint64_t t193; (void)secp224k1_addw(&t193, UINT64_C(0x0), UINT64_C(0x0), c192);
    uint64_t t194; const secp224k1_bit c195 = secp224k1_addw(&t194, t187, t180, 0);
    uint64_t t196; const secp224k1_bit c197 = secp224k1_addw(&t196, t189, t182, c195);
    uint64_t t198; const secp224k1_bit c199 = secp224k1_addw(&t198, t191, UINT64_C(0x0), c197);
    uint64_t t200; (void)secp224k1_addw(&t200, t193, t185, c199);
    /* add the high half; the sum is below 2*p */
    uint64_t t201; const secp224k1_bit c202 = secp224k1_addw(&t201, t194, t105, 0);
    uint64_t t203; const secp224k1_bit c204 = secp224k1_addw(&t203, t196, t107, c202);
    uint64_t t205; const secp224k1_bit c206 = secp224k1_addw(&t205, t198, t109, c204);
    uint64_t t207; (void)secp224k1_addw(&t207, t200, t111, c206);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t208; const secp224k1_bit c209 = secp224k1_subw(&t208, t201, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t210; const secp224k1_bit c211 = secp224k1_subw(&t210, t203, UINT64_C(0x1dce8d2ec6184), c209);
    uint64_t t212; const secp224k1_bit c213 = secp224k1_subw(&t212, t205, UINT64_C(0x0), c211);
    uint64_t t214; const secp224k1_bit c215 = secp224k1_subw(&t214, t207, UINT64_C(0x100000000), c213);
    const uint64_t m0 = secp224k1_maskw(c215);
    const uint64_t t216 = (t201 & m0) | (t208 & ~m0);
    const uint64_t t217 = (t203 & m0) | (t210 & ~m0);
    const uint64_t t218 = (t205 & m0) | (t212 & ~m0);
    const uint64_t t219 = (t207 & m0) | (t214 & ~m0);
    r->v[0] = t216;
    r->v[1] = t217;
    r->v[2] = t218;
    r->v[3] = t219;
    return -(int)(t20 & 1);
}

/* b = the big-endian integer a / 2^256 mod n
 * Requires a < n. */
void secp224k1_sc_to_bytes(uint8_t b[29], const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t8;
    const uint64_t t9 = secp224k1_mulw(&t8, UINT64_C(0xcaf0a971769fb1f7), t5);
    uint64_t t10;
    const uint64_t t11 = secp224k1_mulw(&t10, UINT64_C(0x1dce8d2ec6184), t5);
    const uint64_t t12 = t5 << 32;
    const uint64_t t13 = t5 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t9, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t11, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t8, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t10, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, t80, c94);
    /* words to bytes */
    const uint64_t t96 = secp224k1_bswapw(t89);
    const uint64_t t97 = secp224k1_bswapw(t91);
    const uint64_t t98 = secp224k1_bswapw(t93);
    const uint64_t t99 = t95 << 32;
    const uint64_t t100 = secp224k1_bswapw(t99);
    const uint64_t t101 = t95 >> 32;
    secp224k1_store8(b + 21, (uint64_t)t96);
    secp224k1_store8(b + 13, (uint64_t)t97);
    secp224k1_store8(b + 5, (uint64_t)t98);
    secp224k1_store4(b + 1, (uint32_t)t100);
    secp224k1_store1(b + 0, (uint8_t)t101);
}

/* b = the little-endian integer a / 2^256 mod n
 * Requires a < n. */
void secp224k1_sc_to_bytes_le(uint8_t b[29], const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t8;
    const uint64_t t9 = secp224k1_mulw(&t8, UINT64_C(0xcaf0a971769fb1f7), t5);
    uint64_t t10;
    const uint64_t t11 = secp224k1_mulw(&t10, UINT64_C(0x1dce8d2ec6184), t5);
    const uint64_t t12 = t5 << 32;
    const uint64_t t13 = t5 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t9, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t11, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t12, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t8, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t10, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, t13, c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, t36, c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, UINT64_C(0x0), UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, t58, c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, t80, c94);
    /* words to bytes */
    const uint64_t t96 = t95 >> 32;
    secp224k1_store8(b + 0, (uint64_t)t89);
    secp224k1_store8(b + 8, (uint64_t)t91);
    secp224k1_store8(b + 16, (uint64_t)t93);
    secp224k1_store4(b + 24, (uint32_t)t95);
    secp224k1_store1(b + 28, (uint8_t)t96);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp224k1_sc_select(secp224k1_sc *r, uint64_t mask, const secp224k1_sc *a, const secp224k1_sc *b)
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
 * Ensures a < n, b < n. */
void secp224k1_sc_cswap(uint64_t mask, secp224k1_sc *a, secp224k1_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t secp224k1_sc_is_zero(const secp224k1_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t secp224k1_sc_eq(const secp224k1_sc *a, const secp224k1_sc *b)
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
typedef int secp224k1_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
