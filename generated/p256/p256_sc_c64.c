/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p256.h"

#if P256_WORD_BITS == 64 && !defined(P256_ASM)
#include "p256_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_add(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    uint64_t t20; const p256_bit c21 = p256_subw(&t20, t8, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t10, UINT64_C(0xbce6faada7179e84), c21);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, t12, UINT64_C(0xffffffffffffffff), c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, t14, UINT64_C(0xffffffff00000000), c25);
    uint64_t t29; (void)p256_addw(&t29, UINT64_C(0x0), UINT64_C(0x0), c15);
    const p256_bit c30 = p256_borroww(t29, UINT64_C(0x0), c27);
    const uint64_t m0 = p256_maskw(c30);
    const uint64_t t31 = (t8 & m0) | (t20 & ~m0);
    const uint64_t t32 = (t10 & m0) | (t22 & ~m0);
    const uint64_t t33 = (t12 & m0) | (t24 & ~m0);
    const uint64_t t34 = (t14 & m0) | (t26 & ~m0);
    r->v[0] = t31;
    r->v[1] = t32;
    r->v[2] = t33;
    r->v[3] = t34;
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_sub(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    const uint64_t t19 = t17 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t21 = t17 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t23 = t17 & UINT64_C(0xffffffff00000000);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t8, t19, 0);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t10, t21, c25);
    uint64_t t28; const p256_bit c29 = p256_addw(&t28, t12, t17, c27);
    uint64_t t30; (void)p256_addw(&t30, t14, t23, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_neg(p256_sc *r, const p256_sc *a)
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
    const uint64_t t15 = t13 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t17 = t13 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t19 = t13 & UINT64_C(0xffffffff00000000);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t5, t15, 0);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t7, t17, c21);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t9, t13, c23);
    uint64_t t26; (void)p256_addw(&t26, t11, t19, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_dbl(p256_sc *r, const p256_sc *a)
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
    uint64_t t16; const p256_bit c17 = p256_subw(&t16, t4, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t18; const p256_bit c19 = p256_subw(&t18, t6, UINT64_C(0xbce6faada7179e84), c17);
    uint64_t t20; const p256_bit c21 = p256_subw(&t20, t8, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t10, UINT64_C(0xffffffff00000000), c21);
    uint64_t t25; (void)p256_addw(&t25, UINT64_C(0x0), UINT64_C(0x0), c11);
    const p256_bit c26 = p256_borroww(t25, UINT64_C(0x0), c23);
    const uint64_t m0 = p256_maskw(c26);
    const uint64_t t27 = (t4 & m0) | (t16 & ~m0);
    const uint64_t t28 = (t6 & m0) | (t18 & ~m0);
    const uint64_t t29 = (t8 & m0) | (t20 & ~m0);
    const uint64_t t30 = (t10 & m0) | (t22 & ~m0);
    r->v[0] = t27;
    r->v[1] = t28;
    r->v[2] = t29;
    r->v[3] = t30;
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_half(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t11 = t7 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t13 = t7 & UINT64_C(0xffffffff00000000);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a0, t9, 0);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, a1, t11, c15);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, a2, t7, c17);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)p256_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
    /* shift right by one bit */
    const uint64_t t23 = (t16 << 63) | (t14 >> 1);
    const uint64_t t24 = (t18 << 63) | (t16 >> 1);
    const uint64_t t25 = (t20 << 63) | (t18 >> 1);
    const uint64_t t26 = (t22 << 63) | (t20 >> 1);
    r->v[0] = t23;
    r->v[1] = t24;
    r->v[2] = t25;
    r->v[3] = t26;
}

/* r * 2^256 = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_mul(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    const uint64_t t97 = t10 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t101 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t97);
    uint64_t t102;
    const uint64_t t103 = p256_mulw(&t102, UINT64_C(0x4319055258e8617b), t97);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t103, t101, 0);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, UINT64_C(0x0), t102, c105);
    uint64_t t108;
    const uint64_t t109 = p256_mulw(&t108, UINT64_C(0xffffffff), t97);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t109, UINT64_C(0x0), c107);
    uint64_t t112; (void)p256_addw(&t112, t108, UINT64_C(0x0), c111);
    uint64_t t113; const p256_bit c114 = p256_subw(&t113, t32, t104, 0);
    uint64_t t115; const p256_bit c116 = p256_subw(&t115, t56, t106, c114);
    uint64_t t117; const p256_bit c118 = p256_subw(&t117, t80, t110, c116);
    uint64_t t119; (void)p256_subw(&t119, t97, t112, c118);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t121 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t120);
    uint64_t t122;
    const uint64_t t123 = p256_mulw(&t122, UINT64_C(0x4319055258e8617b), t120);
    uint64_t t124; const p256_bit c125 = p256_addw(&t124, t123, t121, 0);
    uint64_t t126; const p256_bit c127 = p256_addw(&t126, UINT64_C(0x0), t122, c125);
    uint64_t t128;
    const uint64_t t129 = p256_mulw(&t128, UINT64_C(0xffffffff), t120);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t129, UINT64_C(0x0), c127);
    uint64_t t132; (void)p256_addw(&t132, t128, UINT64_C(0x0), c131);
    uint64_t t133; const p256_bit c134 = p256_subw(&t133, t115, t124, 0);
    uint64_t t135; const p256_bit c136 = p256_subw(&t135, t117, t126, c134);
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t119, t130, c136);
    uint64_t t139; (void)p256_subw(&t139, t120, t132, c138);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t140 = t133 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t141 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t140);
    uint64_t t142;
    const uint64_t t143 = p256_mulw(&t142, UINT64_C(0x4319055258e8617b), t140);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t143, t141, 0);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, UINT64_C(0x0), t142, c145);
    uint64_t t148;
    const uint64_t t149 = p256_mulw(&t148, UINT64_C(0xffffffff), t140);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t149, UINT64_C(0x0), c147);
    uint64_t t152; (void)p256_addw(&t152, t148, UINT64_C(0x0), c151);
    uint64_t t153; const p256_bit c154 = p256_subw(&t153, t135, t144, 0);
    uint64_t t155; const p256_bit c156 = p256_subw(&t155, t137, t146, c154);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t139, t150, c156);
    uint64_t t159; (void)p256_subw(&t159, t140, t152, c158);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t160 = t153 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t161 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t160);
    uint64_t t162;
    const uint64_t t163 = p256_mulw(&t162, UINT64_C(0x4319055258e8617b), t160);
    uint64_t t164; const p256_bit c165 = p256_addw(&t164, t163, t161, 0);
    uint64_t t166; const p256_bit c167 = p256_addw(&t166, UINT64_C(0x0), t162, c165);
    uint64_t t168;
    const uint64_t t169 = p256_mulw(&t168, UINT64_C(0xffffffff), t160);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t169, UINT64_C(0x0), c167);
    uint64_t t172; (void)p256_addw(&t172, t168, UINT64_C(0x0), c171);
    uint64_t t173; const p256_bit c174 = p256_subw(&t173, t155, t164, 0);
    uint64_t t175; const p256_bit c176 = p256_subw(&t175, t157, t166, c174);
    uint64_t t177; const p256_bit c178 = p256_subw(&t177, t159, t170, c176);
    uint64_t t179; (void)p256_subw(&t179, t160, t172, c178);
    /* add the high half; the sum is below 2*p */
    uint64_t t180; const p256_bit c181 = p256_addw(&t180, t173, t89, 0);
    uint64_t t182; const p256_bit c183 = p256_addw(&t182, t175, t91, c181);
    uint64_t t184; const p256_bit c185 = p256_addw(&t184, t177, t93, c183);
    uint64_t t186; const p256_bit c187 = p256_addw(&t186, t179, t95, c185);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t192; const p256_bit c193 = p256_subw(&t192, t180, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t194; const p256_bit c195 = p256_subw(&t194, t182, UINT64_C(0xbce6faada7179e84), c193);
    uint64_t t196; const p256_bit c197 = p256_subw(&t196, t184, UINT64_C(0xffffffffffffffff), c195);
    uint64_t t198; const p256_bit c199 = p256_subw(&t198, t186, UINT64_C(0xffffffff00000000), c197);
    uint64_t t200; (void)p256_addw(&t200, UINT64_C(0x0), UINT64_C(0x0), c187);
    const p256_bit c201 = p256_borroww(t200, UINT64_C(0x0), c199);
    const uint64_t m0 = p256_maskw(c201);
    const uint64_t t202 = (t180 & m0) | (t192 & ~m0);
    const uint64_t t203 = (t182 & m0) | (t194 & ~m0);
    const uint64_t t204 = (t184 & m0) | (t196 & ~m0);
    const uint64_t t205 = (t186 & m0) | (t198 & ~m0);
    r->v[0] = t202;
    r->v[1] = t203;
    r->v[2] = t204;
    r->v[3] = t205;
}

/* r * 2^256 = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_sqr(p256_sc *r, const p256_sc *a)
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
    const uint64_t t69 = t48 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t73 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t74;
    const uint64_t t75 = p256_mulw(&t74, UINT64_C(0x4319055258e8617b), t69);
    uint64_t t76; const p256_bit c77 = p256_addw(&t76, t75, t73, 0);
    uint64_t t78; const p256_bit c79 = p256_addw(&t78, UINT64_C(0x0), t74, c77);
    uint64_t t80;
    const uint64_t t81 = p256_mulw(&t80, UINT64_C(0xffffffff), t69);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t81, UINT64_C(0x0), c79);
    uint64_t t84; (void)p256_addw(&t84, t80, UINT64_C(0x0), c83);
    uint64_t t85; const p256_bit c86 = p256_subw(&t85, t55, t76, 0);
    uint64_t t87; const p256_bit c88 = p256_subw(&t87, t57, t78, c86);
    uint64_t t89; const p256_bit c90 = p256_subw(&t89, t59, t82, c88);
    uint64_t t91; (void)p256_subw(&t91, t69, t84, c90);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t92 = t85 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t93 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t92);
    uint64_t t94;
    const uint64_t t95 = p256_mulw(&t94, UINT64_C(0x4319055258e8617b), t92);
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t95, t93, 0);
    uint64_t t98; const p256_bit c99 = p256_addw(&t98, UINT64_C(0x0), t94, c97);
    uint64_t t100;
    const uint64_t t101 = p256_mulw(&t100, UINT64_C(0xffffffff), t92);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t101, UINT64_C(0x0), c99);
    uint64_t t104; (void)p256_addw(&t104, t100, UINT64_C(0x0), c103);
    uint64_t t105; const p256_bit c106 = p256_subw(&t105, t87, t96, 0);
    uint64_t t107; const p256_bit c108 = p256_subw(&t107, t89, t98, c106);
    uint64_t t109; const p256_bit c110 = p256_subw(&t109, t91, t102, c108);
    uint64_t t111; (void)p256_subw(&t111, t92, t104, c110);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t112 = t105 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t113 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t112);
    uint64_t t114;
    const uint64_t t115 = p256_mulw(&t114, UINT64_C(0x4319055258e8617b), t112);
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t115, t113, 0);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, UINT64_C(0x0), t114, c117);
    uint64_t t120;
    const uint64_t t121 = p256_mulw(&t120, UINT64_C(0xffffffff), t112);
    uint64_t t122; const p256_bit c123 = p256_addw(&t122, t121, UINT64_C(0x0), c119);
    uint64_t t124; (void)p256_addw(&t124, t120, UINT64_C(0x0), c123);
    uint64_t t125; const p256_bit c126 = p256_subw(&t125, t107, t116, 0);
    uint64_t t127; const p256_bit c128 = p256_subw(&t127, t109, t118, c126);
    uint64_t t129; const p256_bit c130 = p256_subw(&t129, t111, t122, c128);
    uint64_t t131; (void)p256_subw(&t131, t112, t124, c130);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t133 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t132);
    uint64_t t134;
    const uint64_t t135 = p256_mulw(&t134, UINT64_C(0x4319055258e8617b), t132);
    uint64_t t136; const p256_bit c137 = p256_addw(&t136, t135, t133, 0);
    uint64_t t138; const p256_bit c139 = p256_addw(&t138, UINT64_C(0x0), t134, c137);
    uint64_t t140;
    const uint64_t t141 = p256_mulw(&t140, UINT64_C(0xffffffff), t132);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t141, UINT64_C(0x0), c139);
    uint64_t t144; (void)p256_addw(&t144, t140, UINT64_C(0x0), c143);
    uint64_t t145; const p256_bit c146 = p256_subw(&t145, t127, t136, 0);
    uint64_t t147; const p256_bit c148 = p256_subw(&t147, t129, t138, c146);
    uint64_t t149; const p256_bit c150 = p256_subw(&t149, t131, t142, c148);
    uint64_t t151; (void)p256_subw(&t151, t132, t144, c150);
    /* add the high half; the sum is below 2*p */
    uint64_t t152; const p256_bit c153 = p256_addw(&t152, t145, t61, 0);
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t147, t63, c153);
    uint64_t t156; const p256_bit c157 = p256_addw(&t156, t149, t65, c155);
    uint64_t t158; const p256_bit c159 = p256_addw(&t158, t151, t67, c157);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t164; const p256_bit c165 = p256_subw(&t164, t152, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t166; const p256_bit c167 = p256_subw(&t166, t154, UINT64_C(0xbce6faada7179e84), c165);
    uint64_t t168; const p256_bit c169 = p256_subw(&t168, t156, UINT64_C(0xffffffffffffffff), c167);
    uint64_t t170; const p256_bit c171 = p256_subw(&t170, t158, UINT64_C(0xffffffff00000000), c169);
    uint64_t t172; (void)p256_addw(&t172, UINT64_C(0x0), UINT64_C(0x0), c159);
    const p256_bit c173 = p256_borroww(t172, UINT64_C(0x0), c171);
    const uint64_t m0 = p256_maskw(c173);
    const uint64_t t174 = (t152 & m0) | (t164 & ~m0);
    const uint64_t t175 = (t154 & m0) | (t166 & ~m0);
    const uint64_t t176 = (t156 & m0) | (t168 & ~m0);
    const uint64_t t177 = (t158 & m0) | (t170 & ~m0);
    r->v[0] = t174;
    r->v[1] = t175;
    r->v[2] = t176;
    r->v[3] = t177;
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p256_sc_mul_small(p256_sc *r, const p256_sc *a, uint32_t k)
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
    uint64_t t25;
    const uint64_t t26 = p256_mulw(&t25, UINT64_C(0xf3b9cac2fc632551), t20);
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, UINT64_C(0xbce6faada7179e84), t20);
    uint64_t t29; const p256_bit c30 = p256_addw(&t29, t28, t25, 0);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, UINT64_C(0xffffffffffffffff), t20);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t32, t27, c30);
    uint64_t t35;
    const uint64_t t36 = p256_mulw(&t35, UINT64_C(0xffffffff00000000), t20);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t36, t31, c34);
    uint64_t t39; (void)p256_addw(&t39, t35, UINT64_C(0x0), c38);
    uint64_t t40; const p256_bit c41 = p256_subw(&t40, t7, t26, 0);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t10, t29, c41);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t14, t33, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t18, t37, c45);
    uint64_t t48; (void)p256_subw(&t48, t20, t39, c47);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const p256_bit c54 = p256_subw(&t53, t40, UINT64_C(0xe7739585f8c64aa2), 0);
    uint64_t t55; const p256_bit c56 = p256_subw(&t55, t42, UINT64_C(0x79cdf55b4e2f3d09), c54);
    uint64_t t57; const p256_bit c58 = p256_subw(&t57, t44, UINT64_C(0xffffffffffffffff), c56);
    uint64_t t59; const p256_bit c60 = p256_subw(&t59, t46, UINT64_C(0xfffffffe00000001), c58);
    uint64_t t61; const p256_bit c62 = p256_subw(&t61, t48, UINT64_C(0x1), c60);
    const uint64_t m0 = p256_maskw(c62);
    const uint64_t t63 = (t40 & m0) | (t53 & ~m0);
    const uint64_t t64 = (t42 & m0) | (t55 & ~m0);
    const uint64_t t65 = (t44 & m0) | (t57 & ~m0);
    const uint64_t t66 = (t46 & m0) | (t59 & ~m0);
    const uint64_t t67 = (t48 & m0) | (t61 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const p256_bit c69 = p256_subw(&t68, t63, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t70; const p256_bit c71 = p256_subw(&t70, t64, UINT64_C(0xbce6faada7179e84), c69);
    uint64_t t72; const p256_bit c73 = p256_subw(&t72, t65, UINT64_C(0xffffffffffffffff), c71);
    uint64_t t74; const p256_bit c75 = p256_subw(&t74, t66, UINT64_C(0xffffffff00000000), c73);
    const p256_bit c76 = p256_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = p256_maskw(c76);
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
void p256_sc_to_mont(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = p256_mulw(&t9, a0, UINT64_C(0x83244c95be79eea2));
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, a1, UINT64_C(0x83244c95be79eea2));
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p256_mulw(&t15, a2, UINT64_C(0x83244c95be79eea2));
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a3, UINT64_C(0x83244c95be79eea2));
    uint64_t t21; const p256_bit c22 = p256_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p256_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, a0, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, a1, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, a2, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, a3, UINT64_C(0x4699799c49bd6fa6));
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
    const uint64_t t49 = p256_mulw(&t48, a0, UINT64_C(0x2845b2392b6bec59));
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, a1, UINT64_C(0x2845b2392b6bec59));
    uint64_t t52;
    const uint64_t t53 = p256_mulw(&t52, a2, UINT64_C(0x2845b2392b6bec59));
    uint64_t t54;
    const uint64_t t55 = p256_mulw(&t54, a3, UINT64_C(0x2845b2392b6bec59));
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
    const uint64_t t73 = p256_mulw(&t72, a0, UINT64_C(0x66e12d94f3d95620));
    uint64_t t74;
    const uint64_t t75 = p256_mulw(&t74, a1, UINT64_C(0x66e12d94f3d95620));
    uint64_t t76;
    const uint64_t t77 = p256_mulw(&t76, a2, UINT64_C(0x66e12d94f3d95620));
    uint64_t t78;
    const uint64_t t79 = p256_mulw(&t78, a3, UINT64_C(0x66e12d94f3d95620));
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
    const uint64_t t97 = t10 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t101 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t97);
    uint64_t t102;
    const uint64_t t103 = p256_mulw(&t102, UINT64_C(0x4319055258e8617b), t97);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t103, t101, 0);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, UINT64_C(0x0), t102, c105);
    uint64_t t108;
    const uint64_t t109 = p256_mulw(&t108, UINT64_C(0xffffffff), t97);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t109, UINT64_C(0x0), c107);
    uint64_t t112; (void)p256_addw(&t112, t108, UINT64_C(0x0), c111);
    uint64_t t113; const p256_bit c114 = p256_subw(&t113, t32, t104, 0);
    uint64_t t115; const p256_bit c116 = p256_subw(&t115, t56, t106, c114);
    uint64_t t117; const p256_bit c118 = p256_subw(&t117, t80, t110, c116);
    uint64_t t119; (void)p256_subw(&t119, t97, t112, c118);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t121 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t120);
    uint64_t t122;
    const uint64_t t123 = p256_mulw(&t122, UINT64_C(0x4319055258e8617b), t120);
    uint64_t t124; const p256_bit c125 = p256_addw(&t124, t123, t121, 0);
    uint64_t t126; const p256_bit c127 = p256_addw(&t126, UINT64_C(0x0), t122, c125);
    uint64_t t128;
    const uint64_t t129 = p256_mulw(&t128, UINT64_C(0xffffffff), t120);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t129, UINT64_C(0x0), c127);
    uint64_t t132; (void)p256_addw(&t132, t128, UINT64_C(0x0), c131);
    uint64_t t133; const p256_bit c134 = p256_subw(&t133, t115, t124, 0);
    uint64_t t135; const p256_bit c136 = p256_subw(&t135, t117, t126, c134);
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t119, t130, c136);
    uint64_t t139; (void)p256_subw(&t139, t120, t132, c138);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t140 = t133 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t141 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t140);
    uint64_t t142;
    const uint64_t t143 = p256_mulw(&t142, UINT64_C(0x4319055258e8617b), t140);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t143, t141, 0);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, UINT64_C(0x0), t142, c145);
    uint64_t t148;
    const uint64_t t149 = p256_mulw(&t148, UINT64_C(0xffffffff), t140);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t149, UINT64_C(0x0), c147);
    uint64_t t152; (void)p256_addw(&t152, t148, UINT64_C(0x0), c151);
    uint64_t t153; const p256_bit c154 = p256_subw(&t153, t135, t144, 0);
    uint64_t t155; const p256_bit c156 = p256_subw(&t155, t137, t146, c154);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t139, t150, c156);
    uint64_t t159; (void)p256_subw(&t159, t140, t152, c158);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t160 = t153 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t161 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t160);
    uint64_t t162;
    const uint64_t t163 = p256_mulw(&t162, UINT64_C(0x4319055258e8617b), t160);
    uint64_t t164; const p256_bit c165 = p256_addw(&t164, t163, t161, 0);
    uint64_t t166; const p256_bit c167 = p256_addw(&t166, UINT64_C(0x0), t162, c165);
    uint64_t t168;
    const uint64_t t169 = p256_mulw(&t168, UINT64_C(0xffffffff), t160);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t169, UINT64_C(0x0), c167);
    uint64_t t172; (void)p256_addw(&t172, t168, UINT64_C(0x0), c171);
    uint64_t t173; const p256_bit c174 = p256_subw(&t173, t155, t164, 0);
    uint64_t t175; const p256_bit c176 = p256_subw(&t175, t157, t166, c174);
    uint64_t t177; const p256_bit c178 = p256_subw(&t177, t159, t170, c176);
    uint64_t t179; (void)p256_subw(&t179, t160, t172, c178);
    /* add the high half; the sum is below 2*p */
    uint64_t t180; const p256_bit c181 = p256_addw(&t180, t173, t89, 0);
    uint64_t t182; const p256_bit c183 = p256_addw(&t182, t175, t91, c181);
    uint64_t t184; const p256_bit c185 = p256_addw(&t184, t177, t93, c183);
    uint64_t t186; const p256_bit c187 = p256_addw(&t186, t179, t95, c185);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t192; const p256_bit c193 = p256_subw(&t192, t180, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t194; const p256_bit c195 = p256_subw(&t194, t182, UINT64_C(0xbce6faada7179e84), c193);
    uint64_t t196; const p256_bit c197 = p256_subw(&t196, t184, UINT64_C(0xffffffffffffffff), c195);
    uint64_t t198; const p256_bit c199 = p256_subw(&t198, t186, UINT64_C(0xffffffff00000000), c197);
    uint64_t t200; (void)p256_addw(&t200, UINT64_C(0x0), UINT64_C(0x0), c187);
    const p256_bit c201 = p256_borroww(t200, UINT64_C(0x0), c199);
    const uint64_t m0 = p256_maskw(c201);
    const uint64_t t202 = (t180 & m0) | (t192 & ~m0);
    const uint64_t t203 = (t182 & m0) | (t194 & ~m0);
    const uint64_t t204 = (t184 & m0) | (t196 & ~m0);
    const uint64_t t205 = (t186 & m0) | (t198 & ~m0);
    r->v[0] = t202;
    r->v[1] = t203;
    r->v[2] = t204;
    r->v[3] = t205;
}

/* r * 2^256 = a mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_from_mont(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t10 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t5);
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, UINT64_C(0x4319055258e8617b), t5);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t10, 0);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, UINT64_C(0xffffffff), t5);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p256_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t13, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t15, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t30 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, UINT64_C(0x4319055258e8617b), t29);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t32, t30, 0);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p256_mulw(&t37, UINT64_C(0xffffffff), t29);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p256_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t33, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t35, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t50 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, UINT64_C(0x4319055258e8617b), t49);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t52, t50, 0);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, UINT64_C(0xffffffff), t49);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p256_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t53, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t55, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t70 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, UINT64_C(0x4319055258e8617b), t69);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t72, t70, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, UINT64_C(0xffffffff), t69);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p256_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t73, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t75, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    r->v[0] = t82;
    r->v[1] = t84;
    r->v[2] = t86;
    r->v[3] = t88;
}

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p256_sc_from_bytes(p256_sc *r, const uint8_t b[32])
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
    const p256_bit c12 = p256_borroww(t1, UINT64_C(0xf3b9cac2fc632551), 0);
    const p256_bit c13 = p256_borroww(t3, UINT64_C(0xbce6faada7179e84), c12);
    const p256_bit c14 = p256_borroww(t5, UINT64_C(0xffffffffffffffff), c13);
    const p256_bit c15 = p256_borroww(t7, UINT64_C(0xffffffff00000000), c14);
    const uint64_t t17 = p256_maskw(c15);
    const uint64_t t18 = t1 & t17;
    const uint64_t t19 = t3 & t17;
    const uint64_t t20 = t5 & t17;
    const uint64_t t21 = t7 & t17;
    const uint64_t t22 = ~t17;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, t18, UINT64_C(0x83244c95be79eea2));
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, t19, UINT64_C(0x83244c95be79eea2));
    uint64_t t31; const p256_bit c32 = p256_addw(&t31, t30, t27, 0);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, t20, UINT64_C(0x83244c95be79eea2));
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t34, t29, c32);
    uint64_t t37;
    const uint64_t t38 = p256_mulw(&t37, t21, UINT64_C(0x83244c95be79eea2));
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t38, t33, c36);
    uint64_t t41; (void)p256_addw(&t41, t37, UINT64_C(0x0), c40);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t42;
    const uint64_t t43 = p256_mulw(&t42, t18, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t44;
    const uint64_t t45 = p256_mulw(&t44, t19, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t46;
    const uint64_t t47 = p256_mulw(&t46, t20, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t48;
    const uint64_t t49 = p256_mulw(&t48, t21, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t31, t43, 0);
    uint64_t t52; const p256_bit c53 = p256_addw(&t52, t35, t45, c51);
    uint64_t t54; const p256_bit c55 = p256_addw(&t54, t39, t47, c53);
    uint64_t t56; const p256_bit c57 = p256_addw(&t56, t41, t49, c55);
    uint64_t t58; (void)p256_addw(&t58, UINT64_C(0x0), UINT64_C(0x0), c57);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t52, t42, 0);
    uint64_t t61; const p256_bit c62 = p256_addw(&t61, t54, t44, c60);
    uint64_t t63; const p256_bit c64 = p256_addw(&t63, t56, t46, c62);
    uint64_t t65; (void)p256_addw(&t65, t58, t48, c64);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t66;
    const uint64_t t67 = p256_mulw(&t66, t18, UINT64_C(0x2845b2392b6bec59));
    uint64_t t68;
    const uint64_t t69 = p256_mulw(&t68, t19, UINT64_C(0x2845b2392b6bec59));
    uint64_t t70;
    const uint64_t t71 = p256_mulw(&t70, t20, UINT64_C(0x2845b2392b6bec59));
    uint64_t t72;
    const uint64_t t73 = p256_mulw(&t72, t21, UINT64_C(0x2845b2392b6bec59));
    uint64_t t74; const p256_bit c75 = p256_addw(&t74, t59, t67, 0);
    uint64_t t76; const p256_bit c77 = p256_addw(&t76, t61, t69, c75);
    uint64_t t78; const p256_bit c79 = p256_addw(&t78, t63, t71, c77);
    uint64_t t80; const p256_bit c81 = p256_addw(&t80, t65, t73, c79);
    uint64_t t82; (void)p256_addw(&t82, UINT64_C(0x0), UINT64_C(0x0), c81);
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t76, t66, 0);
    uint64_t t85; const p256_bit c86 = p256_addw(&t85, t78, t68, c84);
    uint64_t t87; const p256_bit c88 = p256_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)p256_addw(&t89, t82, t72, c88);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t90;
    const uint64_t t91 = p256_mulw(&t90, t18, UINT64_C(0x66e12d94f3d95620));
    uint64_t t92;
    const uint64_t t93 = p256_mulw(&t92, t19, UINT64_C(0x66e12d94f3d95620));
    uint64_t t94;
    const uint64_t t95 = p256_mulw(&t94, t20, UINT64_C(0x66e12d94f3d95620));
    uint64_t t96;
    const uint64_t t97 = p256_mulw(&t96, t21, UINT64_C(0x66e12d94f3d95620));
    uint64_t t98; const p256_bit c99 = p256_addw(&t98, t83, t91, 0);
    uint64_t t100; const p256_bit c101 = p256_addw(&t100, t85, t93, c99);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t87, t95, c101);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t89, t97, c103);
    uint64_t t106; (void)p256_addw(&t106, UINT64_C(0x0), UINT64_C(0x0), c105);
    uint64_t t107; const p256_bit c108 = p256_addw(&t107, t100, t90, 0);
    uint64_t t109; const p256_bit c110 = p256_addw(&t109, t102, t92, c108);
    uint64_t t111; const p256_bit c112 = p256_addw(&t111, t104, t94, c110);
    uint64_t t113; (void)p256_addw(&t113, t106, t96, c112);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t115 = t28 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t119 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t115);
    uint64_t t120;
    const uint64_t t121 = p256_mulw(&t120, UINT64_C(0x4319055258e8617b), t115);
    uint64_t t122; const p256_bit c123 = p256_addw(&t122, t121, t119, 0);
    uint64_t t124; const p256_bit c125 = p256_addw(&t124, UINT64_C(0x0), t120, c123);
    uint64_t t126;
    const uint64_t t127 = p256_mulw(&t126, UINT64_C(0xffffffff), t115);
    uint64_t t128; const p256_bit c129 = p256_addw(&t128, t127, UINT64_C(0x0), c125);
    uint64_t t130; (void)p256_addw(&t130, t126, UINT64_C(0x0), c129);
    uint64_t t131; const p256_bit c132 = p256_subw(&t131, t50, t122, 0);
    uint64_t t133; const p256_bit c134 = p256_subw(&t133, t74, t124, c132);
    uint64_t t135; const p256_bit c136 = p256_subw(&t135, t98, t128, c134);
    uint64_t t137; (void)p256_subw(&t137, t115, t130, c136);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t138 = t131 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t139 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t138);
    uint64_t t140;
    const uint64_t t141 = p256_mulw(&t140, UINT64_C(0x4319055258e8617b), t138);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t141, t139, 0);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, UINT64_C(0x0), t140, c143);
    uint64_t t146;
    const uint64_t t147 = p256_mulw(&t146, UINT64_C(0xffffffff), t138);
    uint64_t t148; const p256_bit c149 = p256_addw(&t148, t147, UINT64_C(0x0), c145);
    uint64_t t150; (void)p256_addw(&t150, t146, UINT64_C(0x0), c149);
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t133, t142, 0);
    uint64_t t153; const p256_bit c154 = p256_subw(&t153, t135, t144, c152);
    uint64_t t155; const p256_bit c156 = p256_subw(&t155, t137, t148, c154);
    uint64_t t157; (void)p256_subw(&t157, t138, t150, c156);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t158 = t151 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t159 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t158);
    uint64_t t160;
    const uint64_t t161 = p256_mulw(&t160, UINT64_C(0x4319055258e8617b), t158);
    uint64_t t162; const p256_bit c163 = p256_addw(&t162, t161, t159, 0);
    uint64_t t164; const p256_bit c165 = p256_addw(&t164, UINT64_C(0x0), t160, c163);
    uint64_t t166;
    const uint64_t t167 = p256_mulw(&t166, UINT64_C(0xffffffff), t158);
    uint64_t t168; const p256_bit c169 = p256_addw(&t168, t167, UINT64_C(0x0), c165);
    uint64_t t170; (void)p256_addw(&t170, t166, UINT64_C(0x0), c169);
    uint64_t t171; const p256_bit c172 = p256_subw(&t171, t153, t162, 0);
    uint64_t t173; const p256_bit c174 = p256_subw(&t173, t155, t164, c172);
    uint64_t t175; const p256_bit c176 = p256_subw(&t175, t157, t168, c174);
    uint64_t t177; (void)p256_subw(&t177, t158, t170, c176);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t178 = t171 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t179 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t178);
    uint64_t t180;
    const uint64_t t181 = p256_mulw(&t180, UINT64_C(0x4319055258e8617b), t178);
    uint64_t t182; const p256_bit c183 = p256_addw(&t182, t181, t179, 0);
    uint64_t t184; const p256_bit c185 = p256_addw(&t184, UINT64_C(0x0), t180, c183);
    uint64_t t186;
    const uint64_t t187 = p256_mulw(&t186, UINT64_C(0xffffffff), t178);
    uint64_t t188; const p256_bit c189 = p256_addw(&t188, t187, UINT64_C(0x0), c185);
    uint64_t t190; (void)p256_addw(&t190, t186, UINT64_C(0x0), c189);
    uint64_t t191; const p256_bit c192 = p256_subw(&t191, t173, t182, 0);
    uint64_t t193; const p256_bit c194 = p256_subw(&t193, t175, t184, c192);
    uint64_t t195; const p256_bit c196 = p256_subw(&t195, t177, t188, c194);
    uint64_t t197; (void)p256_subw(&t197, t178, t190, c196);
    /* add the high half; the sum is below 2*p */
    uint64_t t198; const p256_bit c199 = p256_addw(&t198, t191, t107, 0);
    uint64_t t200; const p256_bit c201 = p256_addw(&t200, t193, t109, c199);
    uint64_t t202; const p256_bit c203 = p256_addw(&t202, t195, t111, c201);
    uint64_t t204; const p256_bit c205 = p256_addw(&t204, t197, t113, c203);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t206; const p256_bit c207 = p256_subw(&t206, t198, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t208; const p256_bit c209 = p256_subw(&t208, t200, UINT64_C(0xbce6faada7179e84), c207);
    uint64_t t210; const p256_bit c211 = p256_subw(&t210, t202, UINT64_C(0xffffffffffffffff), c209);
    uint64_t t212; const p256_bit c213 = p256_subw(&t212, t204, UINT64_C(0xffffffff00000000), c211);
    uint64_t t214; (void)p256_addw(&t214, UINT64_C(0x0), UINT64_C(0x0), c205);
    const p256_bit c215 = p256_borroww(t214, UINT64_C(0x0), c213);
    const uint64_t m0 = p256_maskw(c215);
    const uint64_t t216 = (t198 & m0) | (t206 & ~m0);
    const uint64_t t217 = (t200 & m0) | (t208 & ~m0);
    const uint64_t t218 = (t202 & m0) | (t210 & ~m0);
    const uint64_t t219 = (t204 & m0) | (t212 & ~m0);
    r->v[0] = t216;
    r->v[1] = t217;
    r->v[2] = t218;
    r->v[3] = t219;
    return -(int)(t22 & 1);
}

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p256_sc_from_bytes_le(p256_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c8 = p256_borroww(b_at0, UINT64_C(0xf3b9cac2fc632551), 0);
    const p256_bit c9 = p256_borroww(b_at8, UINT64_C(0xbce6faada7179e84), c8);
    const p256_bit c10 = p256_borroww(b_at16, UINT64_C(0xffffffffffffffff), c9);
    const p256_bit c11 = p256_borroww(b_at24, UINT64_C(0xffffffff00000000), c10);
    const uint64_t t13 = p256_maskw(c11);
    const uint64_t t14 = b_at0 & t13;
    const uint64_t t15 = b_at8 & t13;
    const uint64_t t16 = b_at16 & t13;
    const uint64_t t17 = b_at24 & t13;
    const uint64_t t18 = ~t13;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = p256_mulw(&t23, t14, UINT64_C(0x83244c95be79eea2));
    uint64_t t25;
    const uint64_t t26 = p256_mulw(&t25, t15, UINT64_C(0x83244c95be79eea2));
    uint64_t t27; const p256_bit c28 = p256_addw(&t27, t26, t23, 0);
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, t16, UINT64_C(0x83244c95be79eea2));
    uint64_t t31; const p256_bit c32 = p256_addw(&t31, t30, t25, c28);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, t17, UINT64_C(0x83244c95be79eea2));
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t34, t29, c32);
    uint64_t t37; (void)p256_addw(&t37, t33, UINT64_C(0x0), c36);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t38;
    const uint64_t t39 = p256_mulw(&t38, t14, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t40;
    const uint64_t t41 = p256_mulw(&t40, t15, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t42;
    const uint64_t t43 = p256_mulw(&t42, t16, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t44;
    const uint64_t t45 = p256_mulw(&t44, t17, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t27, t39, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t31, t41, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t35, t43, c49);
    uint64_t t52; const p256_bit c53 = p256_addw(&t52, t37, t45, c51);
    uint64_t t54; (void)p256_addw(&t54, UINT64_C(0x0), UINT64_C(0x0), c53);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t48, t38, 0);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, t50, t40, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t52, t42, c58);
    uint64_t t61; (void)p256_addw(&t61, t54, t44, c60);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t62;
    const uint64_t t63 = p256_mulw(&t62, t14, UINT64_C(0x2845b2392b6bec59));
    uint64_t t64;
    const uint64_t t65 = p256_mulw(&t64, t15, UINT64_C(0x2845b2392b6bec59));
    uint64_t t66;
    const uint64_t t67 = p256_mulw(&t66, t16, UINT64_C(0x2845b2392b6bec59));
    uint64_t t68;
    const uint64_t t69 = p256_mulw(&t68, t17, UINT64_C(0x2845b2392b6bec59));
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t55, t63, 0);
    uint64_t t72; const p256_bit c73 = p256_addw(&t72, t57, t65, c71);
    uint64_t t74; const p256_bit c75 = p256_addw(&t74, t59, t67, c73);
    uint64_t t76; const p256_bit c77 = p256_addw(&t76, t61, t69, c75);
    uint64_t t78; (void)p256_addw(&t78, UINT64_C(0x0), UINT64_C(0x0), c77);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t72, t62, 0);
    uint64_t t81; const p256_bit c82 = p256_addw(&t81, t74, t64, c80);
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t76, t66, c82);
    uint64_t t85; (void)p256_addw(&t85, t78, t68, c84);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t86;
    const uint64_t t87 = p256_mulw(&t86, t14, UINT64_C(0x66e12d94f3d95620));
    uint64_t t88;
    const uint64_t t89 = p256_mulw(&t88, t15, UINT64_C(0x66e12d94f3d95620));
    uint64_t t90;
    const uint64_t t91 = p256_mulw(&t90, t16, UINT64_C(0x66e12d94f3d95620));
    uint64_t t92;
    const uint64_t t93 = p256_mulw(&t92, t17, UINT64_C(0x66e12d94f3d95620));
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t79, t87, 0);
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t81, t89, c95);
    uint64_t t98; const p256_bit c99 = p256_addw(&t98, t83, t91, c97);
    uint64_t t100; const p256_bit c101 = p256_addw(&t100, t85, t93, c99);
    uint64_t t102; (void)p256_addw(&t102, UINT64_C(0x0), UINT64_C(0x0), c101);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t96, t86, 0);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t98, t88, c104);
    uint64_t t107; const p256_bit c108 = p256_addw(&t107, t100, t90, c106);
    uint64_t t109; (void)p256_addw(&t109, t102, t92, c108);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t111 = t24 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t115 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t111);
    uint64_t t116;
    const uint64_t t117 = p256_mulw(&t116, UINT64_C(0x4319055258e8617b), t111);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t117, t115, 0);
    uint64_t t120; const p256_bit c121 = p256_addw(&t120, UINT64_C(0x0), t116, c119);
    uint64_t t122;
    const uint64_t t123 = p256_mulw(&t122, UINT64_C(0xffffffff), t111);
    uint64_t t124; const p256_bit c125 = p256_addw(&t124, t123, UINT64_C(0x0), c121);
    uint64_t t126; (void)p256_addw(&t126, t122, UINT64_C(0x0), c125);
    uint64_t t127; const p256_bit c128 = p256_subw(&t127, t46, t118, 0);
    uint64_t t129; const p256_bit c130 = p256_subw(&t129, t70, t120, c128);
    uint64_t t131; const p256_bit c132 = p256_subw(&t131, t94, t124, c130);
    uint64_t t133; (void)p256_subw(&t133, t111, t126, c132);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t134 = t127 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t135 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t134);
    uint64_t t136;
    const uint64_t t137 = p256_mulw(&t136, UINT64_C(0x4319055258e8617b), t134);
    uint64_t t138; const p256_bit c139 = p256_addw(&t138, t137, t135, 0);
    uint64_t t140; const p256_bit c141 = p256_addw(&t140, UINT64_C(0x0), t136, c139);
    uint64_t t142;
    const uint64_t t143 = p256_mulw(&t142, UINT64_C(0xffffffff), t134);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t143, UINT64_C(0x0), c141);
    uint64_t t146; (void)p256_addw(&t146, t142, UINT64_C(0x0), c145);
    uint64_t t147; const p256_bit c148 = p256_subw(&t147, t129, t138, 0);
    uint64_t t149; const p256_bit c150 = p256_subw(&t149, t131, t140, c148);
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t133, t144, c150);
    uint64_t t153; (void)p256_subw(&t153, t134, t146, c152);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t154 = t147 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t155 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t154);
    uint64_t t156;
    const uint64_t t157 = p256_mulw(&t156, UINT64_C(0x4319055258e8617b), t154);
    uint64_t t158; const p256_bit c159 = p256_addw(&t158, t157, t155, 0);
    uint64_t t160; const p256_bit c161 = p256_addw(&t160, UINT64_C(0x0), t156, c159);
    uint64_t t162;
    const uint64_t t163 = p256_mulw(&t162, UINT64_C(0xffffffff), t154);
    uint64_t t164; const p256_bit c165 = p256_addw(&t164, t163, UINT64_C(0x0), c161);
    uint64_t t166; (void)p256_addw(&t166, t162, UINT64_C(0x0), c165);
    uint64_t t167; const p256_bit c168 = p256_subw(&t167, t149, t158, 0);
    uint64_t t169; const p256_bit c170 = p256_subw(&t169, t151, t160, c168);
    uint64_t t171; const p256_bit c172 = p256_subw(&t171, t153, t164, c170);
    uint64_t t173; (void)p256_subw(&t173, t154, t166, c172);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t174 = t167 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t175 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t174);
    uint64_t t176;
    const uint64_t t177 = p256_mulw(&t176, UINT64_C(0x4319055258e8617b), t174);
    uint64_t t178; const p256_bit c179 = p256_addw(&t178, t177, t175, 0);
    uint64_t t180; const p256_bit c181 = p256_addw(&t180, UINT64_C(0x0), t176, c179);
    uint64_t t182;
    const uint64_t t183 = p256_mulw(&t182, UINT64_C(0xffffffff), t174);
    uint64_t t184; const p256_bit c185 = p256_addw(&t184, t183, UINT64_C(0x0), c181);
    uint64_t t186; (void)p256_addw(&t186, t182, UINT64_C(0x0), c185);
    uint64_t t187; const p256_bit c188 = p256_subw(&t187, t169, t178, 0);
    uint64_t t189; const p256_bit c190 = p256_subw(&t189, t171, t180, c188);
    uint64_t t191; const p256_bit c192 = p256_subw(&t191, t173, t184, c190);
    uint64_t t193; (void)p256_subw(&t193, t174, t186, c192);
    /* add the high half; the sum is below 2*p */
    uint64_t t194; const p256_bit c195 = p256_addw(&t194, t187, t103, 0);
    uint64_t t196; const p256_bit c197 = p256_addw(&t196, t189, t105, c195);
    uint64_t t198; const p256_bit c199 = p256_addw(&t198, t191, t107, c197);
    uint64_t t200; const p256_bit c201 = p256_addw(&t200, t193, t109, c199);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t202; const p256_bit c203 = p256_subw(&t202, t194, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t204; const p256_bit c205 = p256_subw(&t204, t196, UINT64_C(0xbce6faada7179e84), c203);
    uint64_t t206; const p256_bit c207 = p256_subw(&t206, t198, UINT64_C(0xffffffffffffffff), c205);
    uint64_t t208; const p256_bit c209 = p256_subw(&t208, t200, UINT64_C(0xffffffff00000000), c207);
    uint64_t t210; (void)p256_addw(&t210, UINT64_C(0x0), UINT64_C(0x0), c201);
    const p256_bit c211 = p256_borroww(t210, UINT64_C(0x0), c209);
    const uint64_t m0 = p256_maskw(c211);
    const uint64_t t212 = (t194 & m0) | (t202 & ~m0);
    const uint64_t t213 = (t196 & m0) | (t204 & ~m0);
    const uint64_t t214 = (t198 & m0) | (t206 & ~m0);
    const uint64_t t215 = (t200 & m0) | (t208 & ~m0);
    r->v[0] = t212;
    r->v[1] = t213;
    r->v[2] = t214;
    r->v[3] = t215;
    return -(int)(t18 & 1);
}

/* b = the big-endian integer a / 2^256 mod n
 * Requires a < n. */
void p256_sc_to_bytes(uint8_t b[32], const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t10 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t5);
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, UINT64_C(0x4319055258e8617b), t5);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t10, 0);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, UINT64_C(0xffffffff), t5);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p256_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t13, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t15, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t30 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, UINT64_C(0x4319055258e8617b), t29);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t32, t30, 0);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p256_mulw(&t37, UINT64_C(0xffffffff), t29);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p256_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t33, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t35, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t50 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, UINT64_C(0x4319055258e8617b), t49);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t52, t50, 0);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, UINT64_C(0xffffffff), t49);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p256_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t53, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t55, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t70 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, UINT64_C(0x4319055258e8617b), t69);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t72, t70, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, UINT64_C(0xffffffff), t69);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p256_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t73, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t75, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    /* words to bytes */
    const uint64_t t89 = p256_bswapw(t82);
    const uint64_t t90 = p256_bswapw(t84);
    const uint64_t t91 = p256_bswapw(t86);
    const uint64_t t92 = p256_bswapw(t88);
    p256_store8(b + 24, (uint64_t)t89);
    p256_store8(b + 16, (uint64_t)t90);
    p256_store8(b + 8, (uint64_t)t91);
    p256_store8(b + 0, (uint64_t)t92);
}

/* b = the little-endian integer a / 2^256 mod n
 * Requires a < n. */
void p256_sc_to_bytes_le(uint8_t b[32], const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t10 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t5);
    uint64_t t11;
    const uint64_t t12 = p256_mulw(&t11, UINT64_C(0x4319055258e8617b), t5);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, t12, t10, 0);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, UINT64_C(0x0), t11, c14);
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, UINT64_C(0xffffffff), t5);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t18, UINT64_C(0x0), c16);
    uint64_t t21; (void)p256_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t13, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t15, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t5, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t30 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, UINT64_C(0x4319055258e8617b), t29);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t32, t30, 0);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, UINT64_C(0x0), t31, c34);
    uint64_t t37;
    const uint64_t t38 = p256_mulw(&t37, UINT64_C(0xffffffff), t29);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t38, UINT64_C(0x0), c36);
    uint64_t t41; (void)p256_addw(&t41, t37, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t33, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t35, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t50 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, UINT64_C(0x4319055258e8617b), t49);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t52, t50, 0);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, UINT64_C(0x0), t51, c54);
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, UINT64_C(0xffffffff), t49);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t58, UINT64_C(0x0), c56);
    uint64_t t61; (void)p256_addw(&t61, t57, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t53, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t55, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    const uint64_t t70 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, UINT64_C(0x4319055258e8617b), t69);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t72, t70, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, UINT64_C(0x0), t71, c74);
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, UINT64_C(0xffffffff), t69);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t78, UINT64_C(0x0), c76);
    uint64_t t81; (void)p256_addw(&t81, t77, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t73, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t75, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    p256_store8(b + 0, (uint64_t)t82);
    p256_store8(b + 8, (uint64_t)t84);
    p256_store8(b + 16, (uint64_t)t86);
    p256_store8(b + 24, (uint64_t)t88);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_select(p256_sc *r, uint64_t mask, const p256_sc *a, const p256_sc *b)
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
 * Ensures a < n, b < n. */
void p256_sc_cswap(uint64_t mask, p256_sc *a, p256_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t p256_sc_is_zero(const p256_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p256_sc_eq(const p256_sc *a, const p256_sc *b)
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
typedef int p256_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
