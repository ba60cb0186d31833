/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp256k1.h"

#if SECP256K1_WORD_BITS == 64 && !defined(SECP256K1_ASM)
#include "secp256k1_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp256k1_sc_add(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
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
    uint64_t t8; const secp256k1_bit c9 = secp256k1_addw(&t8, a0, b0, 0);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_addw(&t10, a1, b1, c9);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, a2, b2, c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, t8, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t10, UINT64_C(0xbaaedce6af48a03b), c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, t12, UINT64_C(0xfffffffffffffffe), c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, t14, UINT64_C(0xffffffffffffffff), c25);
    uint64_t t29; (void)secp256k1_addw(&t29, UINT64_C(0x0), UINT64_C(0x0), c15);
    const secp256k1_bit c30 = secp256k1_borroww(t29, UINT64_C(0x0), c27);
    const uint64_t m0 = secp256k1_maskw(c30);
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
void secp256k1_sc_sub(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
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
    uint64_t t8; const secp256k1_bit c9 = secp256k1_subw(&t8, a0, b0, 0);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, a1, b1, c9);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, a2, b2, c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = secp256k1_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t21 = t17 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t23 = t17 & UINT64_C(0xfffffffffffffffe);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t8, t19, 0);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t10, t21, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t12, t23, c27);
    uint64_t t30; (void)secp256k1_addw(&t30, t14, t17, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp256k1_sc_neg(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t5; const secp256k1_bit c6 = secp256k1_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const secp256k1_bit c8 = secp256k1_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const secp256k1_bit c10 = secp256k1_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const secp256k1_bit c12 = secp256k1_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = secp256k1_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t17 = t13 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t19 = t13 & UINT64_C(0xfffffffffffffffe);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t5, t15, 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t7, t17, c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t9, t19, c23);
    uint64_t t26; (void)secp256k1_addw(&t26, t11, t13, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp256k1_sc_dbl(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t4; const secp256k1_bit c5 = secp256k1_addw(&t4, a0, a0, 0);
    uint64_t t6; const secp256k1_bit c7 = secp256k1_addw(&t6, a1, a1, c5);
    uint64_t t8; const secp256k1_bit c9 = secp256k1_addw(&t8, a2, a2, c7);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, t4, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_subw(&t18, t6, UINT64_C(0xbaaedce6af48a03b), c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, t8, UINT64_C(0xfffffffffffffffe), c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t10, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t25; (void)secp256k1_addw(&t25, UINT64_C(0x0), UINT64_C(0x0), c11);
    const secp256k1_bit c26 = secp256k1_borroww(t25, UINT64_C(0x0), c23);
    const uint64_t m0 = secp256k1_maskw(c26);
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
void secp256k1_sc_half(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t9 = t7 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t11 = t7 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t13 = t7 & UINT64_C(0xfffffffffffffffe);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, a0, t9, 0);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a1, t11, c15);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, a2, t13, c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, a3, t7, c19);
    uint64_t t22; (void)secp256k1_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c21);
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
void secp256k1_sc_mul(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
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
    const uint64_t t10 = secp256k1_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = secp256k1_mulw(&t11, a1, b0);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = secp256k1_mulw(&t15, a2, b0);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = secp256k1_mulw(&t19, a3, b0);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)secp256k1_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = secp256k1_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = secp256k1_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = secp256k1_mulw(&t30, a3, b1);
    uint64_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t13, t25, 0);
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t17, t27, c33);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t21, t29, c35);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)secp256k1_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t34, t24, 0);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t36, t26, c42);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)secp256k1_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = secp256k1_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = secp256k1_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = secp256k1_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = secp256k1_mulw(&t54, a3, b2);
    uint64_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t41, t49, 0);
    uint64_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t43, t51, c57);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t45, t53, c59);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t58, t48, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t60, t50, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)secp256k1_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = secp256k1_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = secp256k1_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = secp256k1_mulw(&t76, a2, b3);
    uint64_t t78;
    const uint64_t t79 = secp256k1_mulw(&t78, a3, b3);
    uint64_t t80; const secp256k1_bit c81 = secp256k1_addw(&t80, t65, t73, 0);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t67, t75, c81);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t69, t77, c83);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)secp256k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t82, t72, 0);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t84, t74, c90);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)secp256k1_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t100 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t97);
    uint64_t t101;
    const uint64_t t102 = secp256k1_mulw(&t101, UINT64_C(0x4551231950b75fc4), t97);
    uint64_t t103; const secp256k1_bit c104 = secp256k1_addw(&t103, t102, t100, 0);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t97, t101, c104);
    uint64_t t107; (void)secp256k1_addw(&t107, UINT64_C(0x0), UINT64_C(0x0), c106);
    uint64_t t108; const secp256k1_bit c109 = secp256k1_subw(&t108, t32, t103, 0);
    uint64_t t110; const secp256k1_bit c111 = secp256k1_subw(&t110, t56, t105, c109);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t80, t107, c111);
    uint64_t t114; (void)secp256k1_subw(&t114, t97, UINT64_C(0x0), c113);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t115 = t108 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t116 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t115);
    uint64_t t117;
    const uint64_t t118 = secp256k1_mulw(&t117, UINT64_C(0x4551231950b75fc4), t115);
    uint64_t t119; const secp256k1_bit c120 = secp256k1_addw(&t119, t118, t116, 0);
    uint64_t t121; const secp256k1_bit c122 = secp256k1_addw(&t121, t115, t117, c120);
    uint64_t t123; (void)secp256k1_addw(&t123, UINT64_C(0x0), UINT64_C(0x0), c122);
    uint64_t t124; const secp256k1_bit c125 = secp256k1_subw(&t124, t110, t119, 0);
    uint64_t t126; const secp256k1_bit c127 = secp256k1_subw(&t126, t112, t121, c125);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t114, t123, c127);
    uint64_t t130; (void)secp256k1_subw(&t130, t115, UINT64_C(0x0), c129);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t131 = t124 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t132 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t131);
    uint64_t t133;
    const uint64_t t134 = secp256k1_mulw(&t133, UINT64_C(0x4551231950b75fc4), t131);
    uint64_t t135; const secp256k1_bit c136 = secp256k1_addw(&t135, t134, t132, 0);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t131, t133, c136);
    uint64_t t139; (void)secp256k1_addw(&t139, UINT64_C(0x0), UINT64_C(0x0), c138);
    uint64_t t140; const secp256k1_bit c141 = secp256k1_subw(&t140, t126, t135, 0);
    uint64_t t142; const secp256k1_bit c143 = secp256k1_subw(&t142, t128, t137, c141);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_subw(&t144, t130, t139, c143);
    uint64_t t146; (void)secp256k1_subw(&t146, t131, UINT64_C(0x0), c145);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t147 = t140 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t148 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t147);
    uint64_t t149;
    const uint64_t t150 = secp256k1_mulw(&t149, UINT64_C(0x4551231950b75fc4), t147);
    uint64_t t151; const secp256k1_bit c152 = secp256k1_addw(&t151, t150, t148, 0);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_addw(&t153, t147, t149, c152);
    uint64_t t155; (void)secp256k1_addw(&t155, UINT64_C(0x0), UINT64_C(0x0), c154);
    uint64_t t156; const secp256k1_bit c157 = secp256k1_subw(&t156, t142, t151, 0);
    uint64_t t158; const secp256k1_bit c159 = secp256k1_subw(&t158, t144, t153, c157);
    uint64_t t160; const secp256k1_bit c161 = secp256k1_subw(&t160, t146, t155, c159);
    uint64_t t162; (void)secp256k1_subw(&t162, t147, UINT64_C(0x0), c161);
    /* add the high half; the sum is below 2*p */
    uint64_t t163; const secp256k1_bit c164 = secp256k1_addw(&t163, t156, t89, 0);
    uint64_t t165; const secp256k1_bit c166 = secp256k1_addw(&t165, t158, t91, c164);
    uint64_t t167; const secp256k1_bit c168 = secp256k1_addw(&t167, t160, t93, c166);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_addw(&t169, t162, t95, c168);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t175; const secp256k1_bit c176 = secp256k1_subw(&t175, t163, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t177; const secp256k1_bit c178 = secp256k1_subw(&t177, t165, UINT64_C(0xbaaedce6af48a03b), c176);
    uint64_t t179; const secp256k1_bit c180 = secp256k1_subw(&t179, t167, UINT64_C(0xfffffffffffffffe), c178);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_subw(&t181, t169, UINT64_C(0xffffffffffffffff), c180);
    uint64_t t183; (void)secp256k1_addw(&t183, UINT64_C(0x0), UINT64_C(0x0), c170);
    const secp256k1_bit c184 = secp256k1_borroww(t183, UINT64_C(0x0), c182);
    const uint64_t m0 = secp256k1_maskw(c184);
    const uint64_t t185 = (t163 & m0) | (t175 & ~m0);
    const uint64_t t186 = (t165 & m0) | (t177 & ~m0);
    const uint64_t t187 = (t167 & m0) | (t179 & ~m0);
    const uint64_t t188 = (t169 & m0) | (t181 & ~m0);
    r->v[0] = t185;
    r->v[1] = t186;
    r->v[2] = t187;
    r->v[3] = t188;
}

/* r * 2^256 = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp256k1_sc_sqr(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t5;
    const uint64_t t6 = secp256k1_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = secp256k1_mulw(&t7, a2, a0);
    uint64_t t9; const secp256k1_bit c10 = secp256k1_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = secp256k1_mulw(&t11, a3, a0);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)secp256k1_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = secp256k1_mulw(&t18, a3, a1);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t13, t17, 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)secp256k1_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const secp256k1_bit c26 = secp256k1_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)secp256k1_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = secp256k1_mulw(&t28, a3, a2);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)secp256k1_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t6, t6, 0);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t9, t9, c35);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t20, t20, c37);
    uint64_t t40; const secp256k1_bit c41 = secp256k1_addw(&t40, t25, t25, c39);
    uint64_t t42; const secp256k1_bit c43 = secp256k1_addw(&t42, t30, t30, c41);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t33, t33, c43);
    uint64_t t46; (void)secp256k1_addw(&t46, UINT64_C(0x0), UINT64_C(0x0), c45);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t47;
    const uint64_t t48 = secp256k1_mulw(&t47, a0, a0);
    uint64_t t49;
    const uint64_t t50 = secp256k1_mulw(&t49, a1, a1);
    uint64_t t51;
    const uint64_t t52 = secp256k1_mulw(&t51, a2, a2);
    uint64_t t53;
    const uint64_t t54 = secp256k1_mulw(&t53, a3, a3);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_addw(&t55, t34, t47, 0);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t36, t50, c56);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t38, t49, c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t40, t52, c60);
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t42, t51, c62);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t44, t54, c64);
    uint64_t t67; (void)secp256k1_addw(&t67, t46, t53, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t48 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t72 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t69);
    uint64_t t73;
    const uint64_t t74 = secp256k1_mulw(&t73, UINT64_C(0x4551231950b75fc4), t69);
    uint64_t t75; const secp256k1_bit c76 = secp256k1_addw(&t75, t74, t72, 0);
    uint64_t t77; const secp256k1_bit c78 = secp256k1_addw(&t77, t69, t73, c76);
    uint64_t t79; (void)secp256k1_addw(&t79, UINT64_C(0x0), UINT64_C(0x0), c78);
    uint64_t t80; const secp256k1_bit c81 = secp256k1_subw(&t80, t55, t75, 0);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_subw(&t82, t57, t77, c81);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_subw(&t84, t59, t79, c83);
    uint64_t t86; (void)secp256k1_subw(&t86, t69, UINT64_C(0x0), c85);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t87 = t80 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t88 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t87);
    uint64_t t89;
    const uint64_t t90 = secp256k1_mulw(&t89, UINT64_C(0x4551231950b75fc4), t87);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t90, t88, 0);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t87, t89, c92);
    uint64_t t95; (void)secp256k1_addw(&t95, UINT64_C(0x0), UINT64_C(0x0), c94);
    uint64_t t96; const secp256k1_bit c97 = secp256k1_subw(&t96, t82, t91, 0);
    uint64_t t98; const secp256k1_bit c99 = secp256k1_subw(&t98, t84, t93, c97);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_subw(&t100, t86, t95, c99);
    uint64_t t102; (void)secp256k1_subw(&t102, t87, UINT64_C(0x0), c101);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t103 = t96 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t104 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t103);
    uint64_t t105;
    const uint64_t t106 = secp256k1_mulw(&t105, UINT64_C(0x4551231950b75fc4), t103);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t106, t104, 0);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t103, t105, c108);
    uint64_t t111; (void)secp256k1_addw(&t111, UINT64_C(0x0), UINT64_C(0x0), c110);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t98, t107, 0);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_subw(&t114, t100, t109, c113);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_subw(&t116, t102, t111, c115);
    uint64_t t118; (void)secp256k1_subw(&t118, t103, UINT64_C(0x0), c117);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t119 = t112 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t120 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t119);
    uint64_t t121;
    const uint64_t t122 = secp256k1_mulw(&t121, UINT64_C(0x4551231950b75fc4), t119);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t122, t120, 0);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_addw(&t125, t119, t121, c124);
    uint64_t t127; (void)secp256k1_addw(&t127, UINT64_C(0x0), UINT64_C(0x0), c126);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t114, t123, 0);
    uint64_t t130; const secp256k1_bit c131 = secp256k1_subw(&t130, t116, t125, c129);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_subw(&t132, t118, t127, c131);
    uint64_t t134; (void)secp256k1_subw(&t134, t119, UINT64_C(0x0), c133);
    /* add the high half; the sum is below 2*p */
    uint64_t t135; const secp256k1_bit c136 = secp256k1_addw(&t135, t128, t61, 0);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t130, t63, c136);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t132, t65, c138);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t134, t67, c140);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t147; const secp256k1_bit c148 = secp256k1_subw(&t147, t135, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t149; const secp256k1_bit c150 = secp256k1_subw(&t149, t137, UINT64_C(0xbaaedce6af48a03b), c148);
    uint64_t t151; const secp256k1_bit c152 = secp256k1_subw(&t151, t139, UINT64_C(0xfffffffffffffffe), c150);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_subw(&t153, t141, UINT64_C(0xffffffffffffffff), c152);
    uint64_t t155; (void)secp256k1_addw(&t155, UINT64_C(0x0), UINT64_C(0x0), c142);
    const secp256k1_bit c156 = secp256k1_borroww(t155, UINT64_C(0x0), c154);
    const uint64_t m0 = secp256k1_maskw(c156);
    const uint64_t t157 = (t135 & m0) | (t147 & ~m0);
    const uint64_t t158 = (t137 & m0) | (t149 & ~m0);
    const uint64_t t159 = (t139 & m0) | (t151 & ~m0);
    const uint64_t t160 = (t141 & m0) | (t153 & ~m0);
    r->v[0] = t157;
    r->v[1] = t158;
    r->v[2] = t159;
    r->v[3] = t160;
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void secp256k1_sc_mul_small(secp256k1_sc *r, const secp256k1_sc *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t6;
    const uint64_t t7 = secp256k1_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = secp256k1_mulw(&t8, a1, k_word);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = secp256k1_mulw(&t12, a2, k_word);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a3, k_word);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)secp256k1_addw(&t20, t16, UINT64_C(0x0), c19);
    /* T - q * p, below 4*p */
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, UINT64_C(0xbfd25e8cd0364141), t20);
    uint64_t t27;
    const uint64_t t28 = secp256k1_mulw(&t27, UINT64_C(0xbaaedce6af48a03b), t20);
    uint64_t t29; const secp256k1_bit c30 = secp256k1_addw(&t29, t28, t25, 0);
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, UINT64_C(0xfffffffffffffffe), t20);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t32, t27, c30);
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, UINT64_C(0xffffffffffffffff), t20);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t36, t31, c34);
    uint64_t t39; (void)secp256k1_addw(&t39, t35, UINT64_C(0x0), c38);
    uint64_t t40; const secp256k1_bit c41 = secp256k1_subw(&t40, t7, t26, 0);
    uint64_t t42; const secp256k1_bit c43 = secp256k1_subw(&t42, t10, t29, c41);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_subw(&t44, t14, t33, c43);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_subw(&t46, t18, t37, c45);
    uint64_t t48; (void)secp256k1_subw(&t48, t20, t39, c47);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t40, UINT64_C(0x7fa4bd19a06c8282), 0);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_subw(&t55, t42, UINT64_C(0x755db9cd5e914077), c54);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_subw(&t57, t44, UINT64_C(0xfffffffffffffffd), c56);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_subw(&t59, t46, UINT64_C(0xffffffffffffffff), c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_subw(&t61, t48, UINT64_C(0x1), c60);
    const uint64_t m0 = secp256k1_maskw(c62);
    const uint64_t t63 = (t40 & m0) | (t53 & ~m0);
    const uint64_t t64 = (t42 & m0) | (t55 & ~m0);
    const uint64_t t65 = (t44 & m0) | (t57 & ~m0);
    const uint64_t t66 = (t46 & m0) | (t59 & ~m0);
    const uint64_t t67 = (t48 & m0) | (t61 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const secp256k1_bit c69 = secp256k1_subw(&t68, t63, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t70; const secp256k1_bit c71 = secp256k1_subw(&t70, t64, UINT64_C(0xbaaedce6af48a03b), c69);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_subw(&t72, t65, UINT64_C(0xfffffffffffffffe), c71);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_subw(&t74, t66, UINT64_C(0xffffffffffffffff), c73);
    const secp256k1_bit c76 = secp256k1_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = secp256k1_maskw(c76);
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
void secp256k1_sc_to_mont(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = secp256k1_mulw(&t9, a0, UINT64_C(0x896cf21467d7d140));
    uint64_t t11;
    const uint64_t t12 = secp256k1_mulw(&t11, a1, UINT64_C(0x896cf21467d7d140));
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = secp256k1_mulw(&t15, a2, UINT64_C(0x896cf21467d7d140));
    uint64_t t17; const secp256k1_bit c18 = secp256k1_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = secp256k1_mulw(&t19, a3, UINT64_C(0x896cf21467d7d140));
    uint64_t t21; const secp256k1_bit c22 = secp256k1_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)secp256k1_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = secp256k1_mulw(&t24, a0, UINT64_C(0x741496c20e7cf878));
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, a1, UINT64_C(0x741496c20e7cf878));
    uint64_t t28;
    const uint64_t t29 = secp256k1_mulw(&t28, a2, UINT64_C(0x741496c20e7cf878));
    uint64_t t30;
    const uint64_t t31 = secp256k1_mulw(&t30, a3, UINT64_C(0x741496c20e7cf878));
    uint64_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t13, t25, 0);
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t17, t27, c33);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t21, t29, c35);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)secp256k1_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t34, t24, 0);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t36, t26, c42);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)secp256k1_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = secp256k1_mulw(&t48, a0, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t50;
    const uint64_t t51 = secp256k1_mulw(&t50, a1, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t52;
    const uint64_t t53 = secp256k1_mulw(&t52, a2, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t54;
    const uint64_t t55 = secp256k1_mulw(&t54, a3, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t41, t49, 0);
    uint64_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t43, t51, c57);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t45, t53, c59);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t58, t48, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t60, t50, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)secp256k1_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = secp256k1_mulw(&t72, a0, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t74;
    const uint64_t t75 = secp256k1_mulw(&t74, a1, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t76;
    const uint64_t t77 = secp256k1_mulw(&t76, a2, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t78;
    const uint64_t t79 = secp256k1_mulw(&t78, a3, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t80; const secp256k1_bit c81 = secp256k1_addw(&t80, t65, t73, 0);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t67, t75, c81);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t69, t77, c83);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t71, t79, c85);
    uint64_t t88; (void)secp256k1_addw(&t88, UINT64_C(0x0), UINT64_C(0x0), c87);
    uint64_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t82, t72, 0);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t84, t74, c90);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t86, t76, c92);
    uint64_t t95; (void)secp256k1_addw(&t95, t88, t78, c94);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t97 = t10 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t100 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t97);
    uint64_t t101;
    const uint64_t t102 = secp256k1_mulw(&t101, UINT64_C(0x4551231950b75fc4), t97);
    uint64_t t103; const secp256k1_bit c104 = secp256k1_addw(&t103, t102, t100, 0);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t97, t101, c104);
    uint64_t t107; (void)secp256k1_addw(&t107, UINT64_C(0x0), UINT64_C(0x0), c106);
    uint64_t t108; const secp256k1_bit c109 = secp256k1_subw(&t108, t32, t103, 0);
    uint64_t t110; const secp256k1_bit c111 = secp256k1_subw(&t110, t56, t105, c109);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t80, t107, c111);
    uint64_t t114; (void)secp256k1_subw(&t114, t97, UINT64_C(0x0), c113);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t115 = t108 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t116 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t115);
    uint64_t t117;
    const uint64_t t118 = secp256k1_mulw(&t117, UINT64_C(0x4551231950b75fc4), t115);
    uint64_t t119; const secp256k1_bit c120 = secp256k1_addw(&t119, t118, t116, 0);
    uint64_t t121; const secp256k1_bit c122 = secp256k1_addw(&t121, t115, t117, c120);
    uint64_t t123; (void)secp256k1_addw(&t123, UINT64_C(0x0), UINT64_C(0x0), c122);
    uint64_t t124; const secp256k1_bit c125 = secp256k1_subw(&t124, t110, t119, 0);
    uint64_t t126; const secp256k1_bit c127 = secp256k1_subw(&t126, t112, t121, c125);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t114, t123, c127);
    uint64_t t130; (void)secp256k1_subw(&t130, t115, UINT64_C(0x0), c129);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t131 = t124 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t132 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t131);
    uint64_t t133;
    const uint64_t t134 = secp256k1_mulw(&t133, UINT64_C(0x4551231950b75fc4), t131);
    uint64_t t135; const secp256k1_bit c136 = secp256k1_addw(&t135, t134, t132, 0);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t131, t133, c136);
    uint64_t t139; (void)secp256k1_addw(&t139, UINT64_C(0x0), UINT64_C(0x0), c138);
    uint64_t t140; const secp256k1_bit c141 = secp256k1_subw(&t140, t126, t135, 0);
    uint64_t t142; const secp256k1_bit c143 = secp256k1_subw(&t142, t128, t137, c141);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_subw(&t144, t130, t139, c143);
    uint64_t t146; (void)secp256k1_subw(&t146, t131, UINT64_C(0x0), c145);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t147 = t140 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t148 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t147);
    uint64_t t149;
    const uint64_t t150 = secp256k1_mulw(&t149, UINT64_C(0x4551231950b75fc4), t147);
    uint64_t t151; const secp256k1_bit c152 = secp256k1_addw(&t151, t150, t148, 0);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_addw(&t153, t147, t149, c152);
    uint64_t t155; (void)secp256k1_addw(&t155, UINT64_C(0x0), UINT64_C(0x0), c154);
    uint64_t t156; const secp256k1_bit c157 = secp256k1_subw(&t156, t142, t151, 0);
    uint64_t t158; const secp256k1_bit c159 = secp256k1_subw(&t158, t144, t153, c157);
    uint64_t t160; const secp256k1_bit c161 = secp256k1_subw(&t160, t146, t155, c159);
    uint64_t t162; (void)secp256k1_subw(&t162, t147, UINT64_C(0x0), c161);
    /* add the high half; the sum is below 2*p */
    uint64_t t163; const secp256k1_bit c164 = secp256k1_addw(&t163, t156, t89, 0);
    uint64_t t165; const secp256k1_bit c166 = secp256k1_addw(&t165, t158, t91, c164);
    uint64_t t167; const secp256k1_bit c168 = secp256k1_addw(&t167, t160, t93, c166);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_addw(&t169, t162, t95, c168);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t175; const secp256k1_bit c176 = secp256k1_subw(&t175, t163, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t177; const secp256k1_bit c178 = secp256k1_subw(&t177, t165, UINT64_C(0xbaaedce6af48a03b), c176);
    uint64_t t179; const secp256k1_bit c180 = secp256k1_subw(&t179, t167, UINT64_C(0xfffffffffffffffe), c178);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_subw(&t181, t169, UINT64_C(0xffffffffffffffff), c180);
    uint64_t t183; (void)secp256k1_addw(&t183, UINT64_C(0x0), UINT64_C(0x0), c170);
    const secp256k1_bit c184 = secp256k1_borroww(t183, UINT64_C(0x0), c182);
    const uint64_t m0 = secp256k1_maskw(c184);
    const uint64_t t185 = (t163 & m0) | (t175 & ~m0);
    const uint64_t t186 = (t165 & m0) | (t177 & ~m0);
    const uint64_t t187 = (t167 & m0) | (t179 & ~m0);
    const uint64_t t188 = (t169 & m0) | (t181 & ~m0);
    r->v[0] = t185;
    r->v[1] = t186;
    r->v[2] = t187;
    r->v[3] = t188;
}

/* r * 2^256 = a mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp256k1_sc_from_mont(secp256k1_sc *r, const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t9 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t5);
    uint64_t t10;
    const uint64_t t11 = secp256k1_mulw(&t10, UINT64_C(0x4551231950b75fc4), t5);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t11, t9, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t5, t10, c13);
    uint64_t t16; (void)secp256k1_addw(&t16, UINT64_C(0x0), UINT64_C(0x0), c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t5, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t25 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, UINT64_C(0x4551231950b75fc4), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t27, t25, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t26, c29);
    uint64_t t32; (void)secp256k1_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t41 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, UINT64_C(0x4551231950b75fc4), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t43, t41, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t42, c45);
    uint64_t t48; (void)secp256k1_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t57 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t58;
    const uint64_t t59 = secp256k1_mulw(&t58, UINT64_C(0x4551231950b75fc4), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t59, t57, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t58, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_subw(&t65, t51, t60, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_subw(&t67, t53, t62, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_subw(&t69, t55, t64, c68);
    uint64_t t71; (void)secp256k1_subw(&t71, t56, UINT64_C(0x0), c70);
    r->v[0] = t65;
    r->v[1] = t67;
    r->v[2] = t69;
    r->v[3] = t71;
}

/* r = the big-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp256k1_sc_from_bytes(secp256k1_sc *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    /* bytes to words */
    const uint64_t t1 = secp256k1_bswapw(b_at24);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t t3 = secp256k1_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t t5 = secp256k1_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    const uint64_t t7 = secp256k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c12 = secp256k1_borroww(t1, UINT64_C(0xbfd25e8cd0364141), 0);
    const secp256k1_bit c13 = secp256k1_borroww(t3, UINT64_C(0xbaaedce6af48a03b), c12);
    const secp256k1_bit c14 = secp256k1_borroww(t5, UINT64_C(0xfffffffffffffffe), c13);
    const secp256k1_bit c15 = secp256k1_borroww(t7, UINT64_C(0xffffffffffffffff), c14);
    const uint64_t t17 = secp256k1_maskw(c15);
    const uint64_t t18 = t1 & t17;
    const uint64_t t19 = t3 & t17;
    const uint64_t t20 = t5 & t17;
    const uint64_t t21 = t7 & t17;
    const uint64_t t22 = ~t17;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = secp256k1_mulw(&t27, t18, UINT64_C(0x896cf21467d7d140));
    uint64_t t29;
    const uint64_t t30 = secp256k1_mulw(&t29, t19, UINT64_C(0x896cf21467d7d140));
    uint64_t t31; const secp256k1_bit c32 = secp256k1_addw(&t31, t30, t27, 0);
    uint64_t t33;
    const uint64_t t34 = secp256k1_mulw(&t33, t20, UINT64_C(0x896cf21467d7d140));
    uint64_t t35; const secp256k1_bit c36 = secp256k1_addw(&t35, t34, t29, c32);
    uint64_t t37;
    const uint64_t t38 = secp256k1_mulw(&t37, t21, UINT64_C(0x896cf21467d7d140));
    uint64_t t39; const secp256k1_bit c40 = secp256k1_addw(&t39, t38, t33, c36);
    uint64_t t41; (void)secp256k1_addw(&t41, t37, UINT64_C(0x0), c40);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, t18, UINT64_C(0x741496c20e7cf878));
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, t19, UINT64_C(0x741496c20e7cf878));
    uint64_t t46;
    const uint64_t t47 = secp256k1_mulw(&t46, t20, UINT64_C(0x741496c20e7cf878));
    uint64_t t48;
    const uint64_t t49 = secp256k1_mulw(&t48, t21, UINT64_C(0x741496c20e7cf878));
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t31, t43, 0);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t35, t45, c51);
    uint64_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t39, t47, c53);
    uint64_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t41, t49, c55);
    uint64_t t58; (void)secp256k1_addw(&t58, UINT64_C(0x0), UINT64_C(0x0), c57);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t52, t42, 0);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t54, t44, c60);
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t56, t46, c62);
    uint64_t t65; (void)secp256k1_addw(&t65, t58, t48, c64);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t66;
    const uint64_t t67 = secp256k1_mulw(&t66, t18, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t68;
    const uint64_t t69 = secp256k1_mulw(&t68, t19, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t70;
    const uint64_t t71 = secp256k1_mulw(&t70, t20, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t72;
    const uint64_t t73 = secp256k1_mulw(&t72, t21, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t59, t67, 0);
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t61, t69, c75);
    uint64_t t78; const secp256k1_bit c79 = secp256k1_addw(&t78, t63, t71, c77);
    uint64_t t80; const secp256k1_bit c81 = secp256k1_addw(&t80, t65, t73, c79);
    uint64_t t82; (void)secp256k1_addw(&t82, UINT64_C(0x0), UINT64_C(0x0), c81);
    uint64_t t83; const secp256k1_bit c84 = secp256k1_addw(&t83, t76, t66, 0);
    uint64_t t85; const secp256k1_bit c86 = secp256k1_addw(&t85, t78, t68, c84);
    uint64_t t87; const secp256k1_bit c88 = secp256k1_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)secp256k1_addw(&t89, t82, t72, c88);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t90;
    const uint64_t t91 = secp256k1_mulw(&t90, t18, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, t19, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t94;
    const uint64_t t95 = secp256k1_mulw(&t94, t20, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t96;
    const uint64_t t97 = secp256k1_mulw(&t96, t21, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t98; const secp256k1_bit c99 = secp256k1_addw(&t98, t83, t91, 0);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t85, t93, c99);
    uint64_t t102; const secp256k1_bit c103 = secp256k1_addw(&t102, t87, t95, c101);
    uint64_t t104; const secp256k1_bit c105 = secp256k1_addw(&t104, t89, t97, c103);
    uint64_t t106; (void)secp256k1_addw(&t106, UINT64_C(0x0), UINT64_C(0x0), c105);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t100, t90, 0);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t102, t92, c108);
    uint64_t t111; const secp256k1_bit c112 = secp256k1_addw(&t111, t104, t94, c110);
    uint64_t t113; (void)secp256k1_addw(&t113, t106, t96, c112);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t115 = t28 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t118 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t115);
    uint64_t t119;
    const uint64_t t120 = secp256k1_mulw(&t119, UINT64_C(0x4551231950b75fc4), t115);
    uint64_t t121; const secp256k1_bit c122 = secp256k1_addw(&t121, t120, t118, 0);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t115, t119, c122);
    uint64_t t125; (void)secp256k1_addw(&t125, UINT64_C(0x0), UINT64_C(0x0), c124);
    uint64_t t126; const secp256k1_bit c127 = secp256k1_subw(&t126, t50, t121, 0);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t74, t123, c127);
    uint64_t t130; const secp256k1_bit c131 = secp256k1_subw(&t130, t98, t125, c129);
    uint64_t t132; (void)secp256k1_subw(&t132, t115, UINT64_C(0x0), c131);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t133 = t126 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t134 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t133);
    uint64_t t135;
    const uint64_t t136 = secp256k1_mulw(&t135, UINT64_C(0x4551231950b75fc4), t133);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t136, t134, 0);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t133, t135, c138);
    uint64_t t141; (void)secp256k1_addw(&t141, UINT64_C(0x0), UINT64_C(0x0), c140);
    uint64_t t142; const secp256k1_bit c143 = secp256k1_subw(&t142, t128, t137, 0);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_subw(&t144, t130, t139, c143);
    uint64_t t146; const secp256k1_bit c147 = secp256k1_subw(&t146, t132, t141, c145);
    uint64_t t148; (void)secp256k1_subw(&t148, t133, UINT64_C(0x0), c147);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t149 = t142 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t150 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t149);
    uint64_t t151;
    const uint64_t t152 = secp256k1_mulw(&t151, UINT64_C(0x4551231950b75fc4), t149);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_addw(&t153, t152, t150, 0);
    uint64_t t155; const secp256k1_bit c156 = secp256k1_addw(&t155, t149, t151, c154);
    uint64_t t157; (void)secp256k1_addw(&t157, UINT64_C(0x0), UINT64_C(0x0), c156);
    uint64_t t158; const secp256k1_bit c159 = secp256k1_subw(&t158, t144, t153, 0);
    uint64_t t160; const secp256k1_bit c161 = secp256k1_subw(&t160, t146, t155, c159);
    uint64_t t162; const secp256k1_bit c163 = secp256k1_subw(&t162, t148, t157, c161);
    uint64_t t164; (void)secp256k1_subw(&t164, t149, UINT64_C(0x0), c163);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t165 = t158 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t166 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t165);
    uint64_t t167;
    const uint64_t t168 = secp256k1_mulw(&t167, UINT64_C(0x4551231950b75fc4), t165);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_addw(&t169, t168, t166, 0);
    uint64_t t171; const secp256k1_bit c172 = secp256k1_addw(&t171, t165, t167, c170);
    uint64_t t173; (void)secp256k1_addw(&t173, UINT64_C(0x0), UINT64_C(0x0), c172);
    uint64_t t174; const secp256k1_bit c175 = secp256k1_subw(&t174, t160, t169, 0);
    uint64_t t176; const secp256k1_bit c177 = secp256k1_subw(&t176, t162, t171, c175);
    uint64_t t178; const secp256k1_bit c179 = secp256k1_subw(&t178, t164, t173, c177);
    uint64_t t180; (void)secp256k1_subw(&t180, t165, UINT64_C(0x0), c179);
    /* add the high half; the sum is below 2*p */
    uint64_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t174, t107, 0);
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t176, t109, c182);
    uint64_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t178, t111, c184);
    uint64_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t180, t113, c186);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t189; const secp256k1_bit c190 = secp256k1_subw(&t189, t181, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t191; const secp256k1_bit c192 = secp256k1_subw(&t191, t183, UINT64_C(0xbaaedce6af48a03b), c190);
    uint64_t t193; const secp256k1_bit c194 = secp256k1_subw(&t193, t185, UINT64_C(0xfffffffffffffffe), c192);
    uint64_t t195; const secp256k1_bit c196 = secp256k1_subw(&t195, t187, UINT64_C(0xffffffffffffffff), c194);
    uint64_t t197; (void)secp256k1_addw(&t197, UINT64_C(0x0), UINT64_C(0x0), c188);
    const secp256k1_bit c198 = secp256k1_borroww(t197, UINT64_C(0x0), c196);
    const uint64_t m0 = secp256k1_maskw(c198);
    const uint64_t t199 = (t181 & m0) | (t189 & ~m0);
    const uint64_t t200 = (t183 & m0) | (t191 & ~m0);
    const uint64_t t201 = (t185 & m0) | (t193 & ~m0);
    const uint64_t t202 = (t187 & m0) | (t195 & ~m0);
    r->v[0] = t199;
    r->v[1] = t200;
    r->v[2] = t201;
    r->v[3] = t202;
    return -(int)(t22 & 1);
}

/* r = the little-endian integer b * 2^256 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp256k1_sc_from_bytes_le(secp256k1_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c8 = secp256k1_borroww(b_at0, UINT64_C(0xbfd25e8cd0364141), 0);
    const secp256k1_bit c9 = secp256k1_borroww(b_at8, UINT64_C(0xbaaedce6af48a03b), c8);
    const secp256k1_bit c10 = secp256k1_borroww(b_at16, UINT64_C(0xfffffffffffffffe), c9);
    const secp256k1_bit c11 = secp256k1_borroww(b_at24, UINT64_C(0xffffffffffffffff), c10);
    const uint64_t t13 = secp256k1_maskw(c11);
    const uint64_t t14 = b_at0 & t13;
    const uint64_t t15 = b_at8 & t13;
    const uint64_t t16 = b_at16 & t13;
    const uint64_t t17 = b_at24 & t13;
    const uint64_t t18 = ~t13;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = secp256k1_mulw(&t23, t14, UINT64_C(0x896cf21467d7d140));
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, t15, UINT64_C(0x896cf21467d7d140));
    uint64_t t27; const secp256k1_bit c28 = secp256k1_addw(&t27, t26, t23, 0);
    uint64_t t29;
    const uint64_t t30 = secp256k1_mulw(&t29, t16, UINT64_C(0x896cf21467d7d140));
    uint64_t t31; const secp256k1_bit c32 = secp256k1_addw(&t31, t30, t25, c28);
    uint64_t t33;
    const uint64_t t34 = secp256k1_mulw(&t33, t17, UINT64_C(0x896cf21467d7d140));
    uint64_t t35; const secp256k1_bit c36 = secp256k1_addw(&t35, t34, t29, c32);
    uint64_t t37; (void)secp256k1_addw(&t37, t33, UINT64_C(0x0), c36);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t38;
    const uint64_t t39 = secp256k1_mulw(&t38, t14, UINT64_C(0x741496c20e7cf878));
    uint64_t t40;
    const uint64_t t41 = secp256k1_mulw(&t40, t15, UINT64_C(0x741496c20e7cf878));
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, t16, UINT64_C(0x741496c20e7cf878));
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, t17, UINT64_C(0x741496c20e7cf878));
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t27, t39, 0);
    uint64_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t31, t41, c47);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t35, t43, c49);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t37, t45, c51);
    uint64_t t54; (void)secp256k1_addw(&t54, UINT64_C(0x0), UINT64_C(0x0), c53);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_addw(&t55, t48, t38, 0);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t50, t40, c56);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t52, t42, c58);
    uint64_t t61; (void)secp256k1_addw(&t61, t54, t44, c60);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t62;
    const uint64_t t63 = secp256k1_mulw(&t62, t14, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t64;
    const uint64_t t65 = secp256k1_mulw(&t64, t15, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t66;
    const uint64_t t67 = secp256k1_mulw(&t66, t16, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t68;
    const uint64_t t69 = secp256k1_mulw(&t68, t17, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t70; const secp256k1_bit c71 = secp256k1_addw(&t70, t55, t63, 0);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t57, t65, c71);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t59, t67, c73);
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t61, t69, c75);
    uint64_t t78; (void)secp256k1_addw(&t78, UINT64_C(0x0), UINT64_C(0x0), c77);
    uint64_t t79; const secp256k1_bit c80 = secp256k1_addw(&t79, t72, t62, 0);
    uint64_t t81; const secp256k1_bit c82 = secp256k1_addw(&t81, t74, t64, c80);
    uint64_t t83; const secp256k1_bit c84 = secp256k1_addw(&t83, t76, t66, c82);
    uint64_t t85; (void)secp256k1_addw(&t85, t78, t68, c84);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t86;
    const uint64_t t87 = secp256k1_mulw(&t86, t14, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t88;
    const uint64_t t89 = secp256k1_mulw(&t88, t15, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t90;
    const uint64_t t91 = secp256k1_mulw(&t90, t16, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, t17, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t94; const secp256k1_bit c95 = secp256k1_addw(&t94, t79, t87, 0);
    uint64_t t96; const secp256k1_bit c97 = secp256k1_addw(&t96, t81, t89, c95);
    uint64_t t98; const secp256k1_bit c99 = secp256k1_addw(&t98, t83, t91, c97);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t85, t93, c99);
    uint64_t t102; (void)secp256k1_addw(&t102, UINT64_C(0x0), UINT64_C(0x0), c101);
    uint64_t t103; const secp256k1_bit c104 = secp256k1_addw(&t103, t96, t86, 0);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t98, t88, c104);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t100, t90, c106);
    uint64_t t109; (void)secp256k1_addw(&t109, t102, t92, c108);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t111 = t24 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t114 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t111);
    uint64_t t115;
    const uint64_t t116 = secp256k1_mulw(&t115, UINT64_C(0x4551231950b75fc4), t111);
    uint64_t t117; const secp256k1_bit c118 = secp256k1_addw(&t117, t116, t114, 0);
    uint64_t t119; const secp256k1_bit c120 = secp256k1_addw(&t119, t111, t115, c118);
    uint64_t t121; (void)secp256k1_addw(&t121, UINT64_C(0x0), UINT64_C(0x0), c120);
    uint64_t t122; const secp256k1_bit c123 = secp256k1_subw(&t122, t46, t117, 0);
    uint64_t t124; const secp256k1_bit c125 = secp256k1_subw(&t124, t70, t119, c123);
    uint64_t t126; const secp256k1_bit c127 = secp256k1_subw(&t126, t94, t121, c125);
    uint64_t t128; (void)secp256k1_subw(&t128, t111, UINT64_C(0x0), c127);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t129 = t122 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t130 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t129);
    uint64_t t131;
    const uint64_t t132 = secp256k1_mulw(&t131, UINT64_C(0x4551231950b75fc4), t129);
    uint64_t t133; const secp256k1_bit c134 = secp256k1_addw(&t133, t132, t130, 0);
    uint64_t t135; const secp256k1_bit c136 = secp256k1_addw(&t135, t129, t131, c134);
    uint64_t t137; (void)secp256k1_addw(&t137, UINT64_C(0x0), UINT64_C(0x0), c136);
    uint64_t t138; const secp256k1_bit c139 = secp256k1_subw(&t138, t124, t133, 0);
    uint64_t t140; const secp256k1_bit c141 = secp256k1_subw(&t140, t126, t135, c139);
    uint64_t t142; const secp256k1_bit c143 = secp256k1_subw(&t142, t128, t137, c141);
    uint64_t t144; (void)secp256k1_subw(&t144, t129, UINT64_C(0x0), c143);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t145 = t138 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t146 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t145);
    uint64_t t147;
    const uint64_t t148 = secp256k1_mulw(&t147, UINT64_C(0x4551231950b75fc4), t145);
    uint64_t t149; const secp256k1_bit c150 = secp256k1_addw(&t149, t148, t146, 0);
    uint64_t t151; const secp256k1_bit c152 = secp256k1_addw(&t151, t145, t147, c150);
    uint64_t t153; (void)secp256k1_addw(&t153, UINT64_C(0x0), UINT64_C(0x0), c152);
    uint64_t t154; const secp256k1_bit c155 = secp256k1_subw(&t154, t140, t149, 0);
    uint64_t t156; const secp256k1_bit c157 = secp256k1_subw(&t156, t142, t151, c155);
    uint64_t t158; const secp256k1_bit c159 = secp256k1_subw(&t158, t144, t153, c157);
    uint64_t t160; (void)secp256k1_subw(&t160, t145, UINT64_C(0x0), c159);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t161 = t154 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t162 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t161);
    uint64_t t163;
    const uint64_t t164 = secp256k1_mulw(&t163, UINT64_C(0x4551231950b75fc4), t161);
    uint64_t t165; const secp256k1_bit c166 = secp256k1_addw(&t165, t164, t162, 0);
    uint64_t t167; const secp256k1_bit c168 = secp256k1_addw(&t167, t161, t163, c166);
    uint64_t t169; (void)secp256k1_addw(&t169, UINT64_C(0x0), UINT64_C(0x0), c168);
    uint64_t t170; const secp256k1_bit c171 = secp256k1_subw(&t170, t156, t165, 0);
    uint64_t t172; const secp256k1_bit c173 = secp256k1_subw(&t172, t158, t167, c171);
    uint64_t t174; const secp256k1_bit c175 = secp256k1_subw(&t174, t160, t169, c173);
    uint64_t t176; (void)secp256k1_subw(&t176, t161, UINT64_C(0x0), c175);
    /* add the high half; the sum is below 2*p */
    uint64_t t177; const secp256k1_bit c178 = secp256k1_addw(&t177, t170, t103, 0);
    uint64_t t179; const secp256k1_bit c180 = secp256k1_addw(&t179, t172, t105, c178);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t174, t107, c180);
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t176, t109, c182);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t185; const secp256k1_bit c186 = secp256k1_subw(&t185, t177, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t187; const secp256k1_bit c188 = secp256k1_subw(&t187, t179, UINT64_C(0xbaaedce6af48a03b), c186);
    uint64_t t189; const secp256k1_bit c190 = secp256k1_subw(&t189, t181, UINT64_C(0xfffffffffffffffe), c188);
    uint64_t t191; const secp256k1_bit c192 = secp256k1_subw(&t191, t183, UINT64_C(0xffffffffffffffff), c190);
    uint64_t t193; (void)secp256k1_addw(&t193, UINT64_C(0x0), UINT64_C(0x0), c184);
    const secp256k1_bit c194 = secp256k1_borroww(t193, UINT64_C(0x0), c192);
    const uint64_t m0 = secp256k1_maskw(c194);
    const uint64_t t195 = (t177 & m0) | (t185 & ~m0);
    const uint64_t t196 = (t179 & m0) | (t187 & ~m0);
    const uint64_t t197 = (t181 & m0) | (t189 & ~m0);
    const uint64_t t198 = (t183 & m0) | (t191 & ~m0);
    r->v[0] = t195;
    r->v[1] = t196;
    r->v[2] = t197;
    r->v[3] = t198;
    return -(int)(t18 & 1);
}

/* b = the big-endian integer a / 2^256 mod n
 * Requires a < n. */
void secp256k1_sc_to_bytes(uint8_t b[32], const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t9 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t5);
    uint64_t t10;
    const uint64_t t11 = secp256k1_mulw(&t10, UINT64_C(0x4551231950b75fc4), t5);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t11, t9, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t5, t10, c13);
    uint64_t t16; (void)secp256k1_addw(&t16, UINT64_C(0x0), UINT64_C(0x0), c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t5, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t25 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, UINT64_C(0x4551231950b75fc4), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t27, t25, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t26, c29);
    uint64_t t32; (void)secp256k1_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t41 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, UINT64_C(0x4551231950b75fc4), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t43, t41, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t42, c45);
    uint64_t t48; (void)secp256k1_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t57 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t58;
    const uint64_t t59 = secp256k1_mulw(&t58, UINT64_C(0x4551231950b75fc4), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t59, t57, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t58, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_subw(&t65, t51, t60, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_subw(&t67, t53, t62, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_subw(&t69, t55, t64, c68);
    uint64_t t71; (void)secp256k1_subw(&t71, t56, UINT64_C(0x0), c70);
    /* words to bytes */
    const uint64_t t72 = secp256k1_bswapw(t65);
    const uint64_t t73 = secp256k1_bswapw(t67);
    const uint64_t t74 = secp256k1_bswapw(t69);
    const uint64_t t75 = secp256k1_bswapw(t71);
    secp256k1_store8(b + 24, (uint64_t)t72);
    secp256k1_store8(b + 16, (uint64_t)t73);
    secp256k1_store8(b + 8, (uint64_t)t74);
    secp256k1_store8(b + 0, (uint64_t)t75);
}

/* b = the little-endian integer a / 2^256 mod n
 * Requires a < n. */
void secp256k1_sc_to_bytes_le(uint8_t b[32], const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t9 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t5);
    uint64_t t10;
    const uint64_t t11 = secp256k1_mulw(&t10, UINT64_C(0x4551231950b75fc4), t5);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t11, t9, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t5, t10, c13);
    uint64_t t16; (void)secp256k1_addw(&t16, UINT64_C(0x0), UINT64_C(0x0), c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t5, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t25 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, UINT64_C(0x4551231950b75fc4), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t27, t25, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t26, c29);
    uint64_t t32; (void)secp256k1_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t41 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, UINT64_C(0x4551231950b75fc4), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t43, t41, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t42, c45);
    uint64_t t48; (void)secp256k1_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    const uint64_t t57 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t58;
    const uint64_t t59 = secp256k1_mulw(&t58, UINT64_C(0x4551231950b75fc4), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t59, t57, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t58, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_subw(&t65, t51, t60, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_subw(&t67, t53, t62, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_subw(&t69, t55, t64, c68);
    uint64_t t71; (void)secp256k1_subw(&t71, t56, UINT64_C(0x0), c70);
    secp256k1_store8(b + 0, (uint64_t)t65);
    secp256k1_store8(b + 8, (uint64_t)t67);
    secp256k1_store8(b + 16, (uint64_t)t69);
    secp256k1_store8(b + 24, (uint64_t)t71);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp256k1_sc_select(secp256k1_sc *r, uint64_t mask, const secp256k1_sc *a, const secp256k1_sc *b)
{
    const uint64_t mask_word = secp256k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const secp256k1_bit c9 = secp256k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = secp256k1_maskw(c9);
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
void secp256k1_sc_cswap(uint64_t mask, secp256k1_sc *a, secp256k1_sc *b)
{
    const uint64_t mask_word = secp256k1_hidew((uint64_t)mask);
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
uint64_t secp256k1_sc_is_zero(const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const secp256k1_bit c8 = secp256k1_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = secp256k1_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t secp256k1_sc_eq(const secp256k1_sc *a, const secp256k1_sc *b)
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
    const secp256k1_bit c16 = secp256k1_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = secp256k1_maskw(c16);
    return t18;
}

#else
typedef int secp256k1_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
