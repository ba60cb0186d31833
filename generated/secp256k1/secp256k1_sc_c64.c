/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#define SECP256K1_CARRY_CHAINS
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
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, a0, b0, 0);
    uint64_t t15; const secp256k1_bit c16 = secp256k1_addw(&t15, a1, b1, c14);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_addw(&t17, a2, b2, c16);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_addw(&t19, a3, b3, c18);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t21 = secp256k1_bitw(c20);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t13, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, t15, UINT64_C(0xbaaedce6af48a03b), c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, t17, UINT64_C(0xfffffffffffffffe), c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_subw(&t28, t19, UINT64_C(0xffffffffffffffff), c27);
    const secp256k1_bit c30 = secp256k1_borroww(t21, UINT64_C(0x0), c29);
    const uint64_t m0 = secp256k1_maskw(c30);
    const uint64_t t31 = secp256k1_selectw(m0, t13, t22);
    const uint64_t t32 = secp256k1_selectw(m0, t15, t24);
    const uint64_t t33 = secp256k1_selectw(m0, t17, t26);
    const uint64_t t34 = secp256k1_selectw(m0, t19, t28);
    secp256k1_storew(&r->v[0], t31);
    secp256k1_storew(&r->v[1], t32);
    secp256k1_storew(&r->v[2], t33);
    secp256k1_storew(&r->v[3], t34);
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
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, a0, b0, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, a1, b1, c13);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, a2, b2, c15);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_subw(&t18, a3, b3, c17);
    /* add the modulus where it borrowed */
    const uint64_t t20 = secp256k1_maskw(c19);
    const uint64_t t21 = t20 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t22 = t20 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t23 = t20 & UINT64_C(0xfffffffffffffffe);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t12, t21, 0);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t14, t22, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t16, t23, c27);
    uint64_t t30; (void)secp256k1_addw(&t30, t18, t20, c29);
    secp256k1_storew(&r->v[0], t24);
    secp256k1_storew(&r->v[1], t26);
    secp256k1_storew(&r->v[2], t28);
    secp256k1_storew(&r->v[3], t30);
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
    uint64_t t8; const secp256k1_bit c9 = secp256k1_subw(&t8, UINT64_C(0x0), a0, 0);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, UINT64_C(0x0), a1, c9);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, UINT64_C(0x0), a2, c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, UINT64_C(0x0), a3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t16 = secp256k1_maskw(c15);
    const uint64_t t17 = t16 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t18 = t16 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t19 = t16 & UINT64_C(0xfffffffffffffffe);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t8, t17, 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t10, t18, c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t12, t19, c23);
    uint64_t t26; (void)secp256k1_addw(&t26, t14, t16, c25);
    secp256k1_storew(&r->v[0], t20);
    secp256k1_storew(&r->v[1], t22);
    secp256k1_storew(&r->v[2], t24);
    secp256k1_storew(&r->v[3], t26);
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
    uint64_t t9; const secp256k1_bit c10 = secp256k1_addw(&t9, a0, a0, 0);
    uint64_t t11; const secp256k1_bit c12 = secp256k1_addw(&t11, a1, a1, c10);
    uint64_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, a2, a2, c12);
    uint64_t t15; const secp256k1_bit c16 = secp256k1_addw(&t15, a3, a3, c14);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t17 = secp256k1_bitw(c16);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_subw(&t18, t9, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, t11, UINT64_C(0xbaaedce6af48a03b), c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, t13, UINT64_C(0xfffffffffffffffe), c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, t15, UINT64_C(0xffffffffffffffff), c23);
    const secp256k1_bit c26 = secp256k1_borroww(t17, UINT64_C(0x0), c25);
    const uint64_t m0 = secp256k1_maskw(c26);
    const uint64_t t27 = secp256k1_selectw(m0, t9, t18);
    const uint64_t t28 = secp256k1_selectw(m0, t11, t20);
    const uint64_t t29 = secp256k1_selectw(m0, t13, t22);
    const uint64_t t30 = secp256k1_selectw(m0, t15, t24);
    secp256k1_storew(&r->v[0], t27);
    secp256k1_storew(&r->v[1], t28);
    secp256k1_storew(&r->v[2], t29);
    secp256k1_storew(&r->v[3], t30);
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
    const uint64_t t9 = a0 & UINT64_C(0x1);
    const uint64_t t10 = UINT64_C(0x0) - t9;
    const uint64_t t11 = t10 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t12 = t10 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t13 = t10 & UINT64_C(0xfffffffffffffffe);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, a0, t11, 0);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a1, t12, c15);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, a2, t13, c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, a3, t10, c19);
    const uint64_t t22 = secp256k1_bitw(c21);
    /* shift right by one bit */
    const uint64_t t23 = (t16 << 63) | (t14 >> 1);
    const uint64_t t24 = (t18 << 63) | (t16 >> 1);
    const uint64_t t25 = (t20 << 63) | (t18 >> 1);
    const uint64_t t26 = (t22 << 63) | (t20 >> 1);
    secp256k1_storew(&r->v[0], t23);
    secp256k1_storew(&r->v[1], t24);
    secp256k1_storew(&r->v[2], t25);
    secp256k1_storew(&r->v[3], t26);
}

/* r = a * b mod n
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
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a1, b0);
    uint64_t t18;
    const uint64_t t19 = secp256k1_mulw(&t18, a0, b0);
    uint64_t t20;
    const uint64_t t21 = secp256k1_mulw(&t20, a2, b0);
    uint64_t t22;
    const uint64_t t23 = secp256k1_mulw(&t22, a3, b0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t17, t18, 0);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t21, t16, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t23, t20, c27);
    uint64_t t30; (void)secp256k1_addw(&t30, t22, UINT64_C(0x0), c29);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, a0, b1);
    uint64_t t33;
    const uint64_t t34 = secp256k1_mulw(&t33, a1, b1);
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, a2, b1);
    uint64_t t37;
    const uint64_t t38 = secp256k1_mulw(&t37, a3, b1);
    uint64_t t39; const secp256k1_bit c40 = secp256k1_addw(&t39, t24, t32, 0);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t26, t34, c40);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t28, t36, c42);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t30, t38, c44);
    uint64_t t47; (void)secp256k1_addw(&t47, t37, UINT64_C(0x0), c46);
    uint64_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t41, t31, 0);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t43, t33, c49);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t45, t35, c51);
    uint64_t t54; (void)secp256k1_addw(&t54, t47, UINT64_C(0x0), c53);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t55;
    const uint64_t t56 = secp256k1_mulw(&t55, a0, b2);
    uint64_t t57;
    const uint64_t t58 = secp256k1_mulw(&t57, a1, b2);
    uint64_t t59;
    const uint64_t t60 = secp256k1_mulw(&t59, a2, b2);
    uint64_t t61;
    const uint64_t t62 = secp256k1_mulw(&t61, a3, b2);
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t48, t56, 0);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t50, t58, c64);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t52, t60, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t54, t62, c68);
    uint64_t t71; (void)secp256k1_addw(&t71, t61, UINT64_C(0x0), c70);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t65, t55, 0);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t67, t57, c73);
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t69, t59, c75);
    uint64_t t78; (void)secp256k1_addw(&t78, t71, UINT64_C(0x0), c77);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t79;
    const uint64_t t80 = secp256k1_mulw(&t79, a0, b3);
    uint64_t t81;
    const uint64_t t82 = secp256k1_mulw(&t81, a1, b3);
    uint64_t t83;
    const uint64_t t84 = secp256k1_mulw(&t83, a2, b3);
    uint64_t t85;
    const uint64_t t86 = secp256k1_mulw(&t85, a3, b3);
    uint64_t t87; const secp256k1_bit c88 = secp256k1_addw(&t87, t72, t80, 0);
    uint64_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t74, t82, c88);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t76, t84, c90);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t78, t86, c92);
    uint64_t t95; (void)secp256k1_addw(&t95, t85, UINT64_C(0x0), c94);
    uint64_t t96; const secp256k1_bit c97 = secp256k1_addw(&t96, t89, t79, 0);
    uint64_t t98; const secp256k1_bit c99 = secp256k1_addw(&t98, t91, t81, c97);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t93, t83, c99);
    uint64_t t102; (void)secp256k1_addw(&t102, t95, UINT64_C(0x0), c101);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t103 = t19 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t104;
    const uint64_t t105 = secp256k1_mulw(&t104, UINT64_C(0x4551231950b75fc4), t103);
    const uint64_t t106 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t103);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t105, t106, 0);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t103, t104, c108);
    const uint64_t t111 = secp256k1_bitw(c110);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t39, t107, 0);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_subw(&t114, t63, t109, c113);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_subw(&t116, t87, t111, c115);
    uint64_t t118; (void)secp256k1_subw(&t118, t103, UINT64_C(0x0), c117);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t119 = t112 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t120;
    const uint64_t t121 = secp256k1_mulw(&t120, UINT64_C(0x4551231950b75fc4), t119);
    const uint64_t t122 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t119);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t121, t122, 0);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_addw(&t125, t119, t120, c124);
    const uint64_t t127 = secp256k1_bitw(c126);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t114, t123, 0);
    uint64_t t130; const secp256k1_bit c131 = secp256k1_subw(&t130, t116, t125, c129);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_subw(&t132, t118, t127, c131);
    uint64_t t134; (void)secp256k1_subw(&t134, t119, UINT64_C(0x0), c133);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t136;
    const uint64_t t137 = secp256k1_mulw(&t136, UINT64_C(0x4551231950b75fc4), t135);
    const uint64_t t138 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t135);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t137, t138, 0);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t135, t136, c140);
    const uint64_t t143 = secp256k1_bitw(c142);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_subw(&t144, t130, t139, 0);
    uint64_t t146; const secp256k1_bit c147 = secp256k1_subw(&t146, t132, t141, c145);
    uint64_t t148; const secp256k1_bit c149 = secp256k1_subw(&t148, t134, t143, c147);
    uint64_t t150; (void)secp256k1_subw(&t150, t135, UINT64_C(0x0), c149);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t151 = t144 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t152;
    const uint64_t t153 = secp256k1_mulw(&t152, UINT64_C(0x4551231950b75fc4), t151);
    const uint64_t t154 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t151);
    uint64_t t155; const secp256k1_bit c156 = secp256k1_addw(&t155, t153, t154, 0);
    uint64_t t157; const secp256k1_bit c158 = secp256k1_addw(&t157, t151, t152, c156);
    const uint64_t t159 = secp256k1_bitw(c158);
    uint64_t t160; const secp256k1_bit c161 = secp256k1_subw(&t160, t146, t155, 0);
    uint64_t t162; const secp256k1_bit c163 = secp256k1_subw(&t162, t148, t157, c161);
    uint64_t t164; const secp256k1_bit c165 = secp256k1_subw(&t164, t150, t159, c163);
    uint64_t t166; (void)secp256k1_subw(&t166, t151, UINT64_C(0x0), c165);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t167; const secp256k1_bit c168 = secp256k1_subw(&t167, t96, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_subw(&t169, t98, UINT64_C(0xbaaedce6af48a03b), c168);
    uint64_t t171; const secp256k1_bit c172 = secp256k1_subw(&t171, t100, UINT64_C(0xfffffffffffffffe), c170);
    uint64_t t173; (void)secp256k1_subw(&t173, t102, UINT64_C(0xffffffffffffffff), c172);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t174; const secp256k1_bit c175 = secp256k1_addw(&t174, t160, t96, 0);
    uint64_t t176; const secp256k1_bit c177 = secp256k1_addw(&t176, t162, t98, c175);
    uint64_t t178; const secp256k1_bit c179 = secp256k1_addw(&t178, t164, t100, c177);
    uint64_t t180; (void)secp256k1_addw(&t180, t166, t102, c179);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t160, t167, 0);
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t162, t169, c182);
    uint64_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t164, t171, c184);
    uint64_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t166, t173, c186);
    const uint64_t m0 = secp256k1_maskw(c188);
    const uint64_t t189 = secp256k1_selectw(m0, t181, t174);
    const uint64_t t190 = secp256k1_selectw(m0, t183, t176);
    const uint64_t t191 = secp256k1_selectw(m0, t185, t178);
    const uint64_t t192 = secp256k1_selectw(m0, t187, t180);
    secp256k1_storew(&r->v[0], t189);
    secp256k1_storew(&r->v[1], t190);
    secp256k1_storew(&r->v[2], t191);
    secp256k1_storew(&r->v[3], t192);
}

/* r = a^2 mod n
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
    uint64_t t12;
    const uint64_t t13 = secp256k1_mulw(&t12, a2, a0);
    uint64_t t14;
    const uint64_t t15 = secp256k1_mulw(&t14, a1, a0);
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a3, a0);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, t13, t14, 0);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, t17, t12, c19);
    uint64_t t22; (void)secp256k1_addw(&t22, t16, UINT64_C(0x0), c21);
    /* square, products of a[1] with the words above it */
    uint64_t t23;
    const uint64_t t24 = secp256k1_mulw(&t23, a2, a1);
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, a3, a1);
    uint64_t t27; const secp256k1_bit c28 = secp256k1_addw(&t27, t20, t24, 0);
    uint64_t t29; const secp256k1_bit c30 = secp256k1_addw(&t29, t22, t26, c28);
    uint64_t t31; (void)secp256k1_addw(&t31, t25, UINT64_C(0x0), c30);
    uint64_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t29, t23, 0);
    uint64_t t34; (void)secp256k1_addw(&t34, t31, UINT64_C(0x0), c33);
    /* square, products of a[2] with the words above it */
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, a3, a2);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t34, t36, 0);
    const uint64_t t39 = secp256k1_bitw(c38);
    const uint64_t t40 = t39 + t35;
    /* square: double the cross products */
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t15, t15, 0);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t18, t18, c42);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t27, t27, c44);
    uint64_t t47; const secp256k1_bit c48 = secp256k1_addw(&t47, t32, t32, c46);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_addw(&t49, t37, t37, c48);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_addw(&t51, t40, t40, c50);
    const uint64_t t53 = secp256k1_bitw(c52);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t54;
    const uint64_t t55 = secp256k1_mulw(&t54, a0, a0);
    uint64_t t56;
    const uint64_t t57 = secp256k1_mulw(&t56, a1, a1);
    uint64_t t58;
    const uint64_t t59 = secp256k1_mulw(&t58, a2, a2);
    uint64_t t60;
    const uint64_t t61 = secp256k1_mulw(&t60, a3, a3);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t41, t54, 0);
    uint64_t t64; const secp256k1_bit c65 = secp256k1_addw(&t64, t43, t57, c63);
    uint64_t t66; const secp256k1_bit c67 = secp256k1_addw(&t66, t45, t56, c65);
    uint64_t t68; const secp256k1_bit c69 = secp256k1_addw(&t68, t47, t59, c67);
    uint64_t t70; const secp256k1_bit c71 = secp256k1_addw(&t70, t49, t58, c69);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t51, t61, c71);
    uint64_t t74; (void)secp256k1_addw(&t74, t53, t60, c73);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t75 = t55 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t76;
    const uint64_t t77 = secp256k1_mulw(&t76, UINT64_C(0x4551231950b75fc4), t75);
    const uint64_t t78 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t75);
    uint64_t t79; const secp256k1_bit c80 = secp256k1_addw(&t79, t77, t78, 0);
    uint64_t t81; const secp256k1_bit c82 = secp256k1_addw(&t81, t75, t76, c80);
    const uint64_t t83 = secp256k1_bitw(c82);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_subw(&t84, t62, t79, 0);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_subw(&t86, t64, t81, c85);
    uint64_t t88; const secp256k1_bit c89 = secp256k1_subw(&t88, t66, t83, c87);
    uint64_t t90; (void)secp256k1_subw(&t90, t75, UINT64_C(0x0), c89);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t91 = t84 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, UINT64_C(0x4551231950b75fc4), t91);
    const uint64_t t94 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t91);
    uint64_t t95; const secp256k1_bit c96 = secp256k1_addw(&t95, t93, t94, 0);
    uint64_t t97; const secp256k1_bit c98 = secp256k1_addw(&t97, t91, t92, c96);
    const uint64_t t99 = secp256k1_bitw(c98);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_subw(&t100, t86, t95, 0);
    uint64_t t102; const secp256k1_bit c103 = secp256k1_subw(&t102, t88, t97, c101);
    uint64_t t104; const secp256k1_bit c105 = secp256k1_subw(&t104, t90, t99, c103);
    uint64_t t106; (void)secp256k1_subw(&t106, t91, UINT64_C(0x0), c105);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t107 = t100 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t108;
    const uint64_t t109 = secp256k1_mulw(&t108, UINT64_C(0x4551231950b75fc4), t107);
    const uint64_t t110 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t107);
    uint64_t t111; const secp256k1_bit c112 = secp256k1_addw(&t111, t109, t110, 0);
    uint64_t t113; const secp256k1_bit c114 = secp256k1_addw(&t113, t107, t108, c112);
    const uint64_t t115 = secp256k1_bitw(c114);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_subw(&t116, t102, t111, 0);
    uint64_t t118; const secp256k1_bit c119 = secp256k1_subw(&t118, t104, t113, c117);
    uint64_t t120; const secp256k1_bit c121 = secp256k1_subw(&t120, t106, t115, c119);
    uint64_t t122; (void)secp256k1_subw(&t122, t107, UINT64_C(0x0), c121);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t123 = t116 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t124;
    const uint64_t t125 = secp256k1_mulw(&t124, UINT64_C(0x4551231950b75fc4), t123);
    const uint64_t t126 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t123);
    uint64_t t127; const secp256k1_bit c128 = secp256k1_addw(&t127, t125, t126, 0);
    uint64_t t129; const secp256k1_bit c130 = secp256k1_addw(&t129, t123, t124, c128);
    const uint64_t t131 = secp256k1_bitw(c130);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_subw(&t132, t118, t127, 0);
    uint64_t t134; const secp256k1_bit c135 = secp256k1_subw(&t134, t120, t129, c133);
    uint64_t t136; const secp256k1_bit c137 = secp256k1_subw(&t136, t122, t131, c135);
    uint64_t t138; (void)secp256k1_subw(&t138, t123, UINT64_C(0x0), c137);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t139; const secp256k1_bit c140 = secp256k1_subw(&t139, t68, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_subw(&t141, t70, UINT64_C(0xbaaedce6af48a03b), c140);
    uint64_t t143; const secp256k1_bit c144 = secp256k1_subw(&t143, t72, UINT64_C(0xfffffffffffffffe), c142);
    uint64_t t145; (void)secp256k1_subw(&t145, t74, UINT64_C(0xffffffffffffffff), c144);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t146; const secp256k1_bit c147 = secp256k1_addw(&t146, t132, t68, 0);
    uint64_t t148; const secp256k1_bit c149 = secp256k1_addw(&t148, t134, t70, c147);
    uint64_t t150; const secp256k1_bit c151 = secp256k1_addw(&t150, t136, t72, c149);
    uint64_t t152; (void)secp256k1_addw(&t152, t138, t74, c151);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_addw(&t153, t132, t139, 0);
    uint64_t t155; const secp256k1_bit c156 = secp256k1_addw(&t155, t134, t141, c154);
    uint64_t t157; const secp256k1_bit c158 = secp256k1_addw(&t157, t136, t143, c156);
    uint64_t t159; const secp256k1_bit c160 = secp256k1_addw(&t159, t138, t145, c158);
    const uint64_t m0 = secp256k1_maskw(c160);
    const uint64_t t161 = secp256k1_selectw(m0, t153, t146);
    const uint64_t t162 = secp256k1_selectw(m0, t155, t148);
    const uint64_t t163 = secp256k1_selectw(m0, t157, t150);
    const uint64_t t164 = secp256k1_selectw(m0, t159, t152);
    secp256k1_storew(&r->v[0], t161);
    secp256k1_storew(&r->v[1], t162);
    secp256k1_storew(&r->v[2], t163);
    secp256k1_storew(&r->v[3], t164);
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
    uint64_t t14;
    const uint64_t t15 = secp256k1_mulw(&t14, a1, k_word);
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a0, k_word);
    uint64_t t18;
    const uint64_t t19 = secp256k1_mulw(&t18, a2, k_word);
    uint64_t t20;
    const uint64_t t21 = secp256k1_mulw(&t20, a3, k_word);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t15, t16, 0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t19, t14, c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t21, t18, c25);
    uint64_t t28; (void)secp256k1_addw(&t28, t20, UINT64_C(0x0), c27);
    /* T - q * p, below 4*p */
    uint64_t t29;
    const uint64_t t30 = secp256k1_mulw(&t29, UINT64_C(0xbaaedce6af48a03b), t28);
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, UINT64_C(0xbfd25e8cd0364141), t28);
    uint64_t t33;
    const uint64_t t34 = secp256k1_mulw(&t33, UINT64_C(0xfffffffffffffffe), t28);
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, UINT64_C(0xffffffffffffffff), t28);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t30, t31, 0);
    uint64_t t39; const secp256k1_bit c40 = secp256k1_addw(&t39, t34, t29, c38);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t36, t33, c40);
    uint64_t t43; (void)secp256k1_addw(&t43, t35, UINT64_C(0x0), c42);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_subw(&t44, t17, t32, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_subw(&t46, t22, t37, c45);
    uint64_t t48; const secp256k1_bit c49 = secp256k1_subw(&t48, t24, t39, c47);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_subw(&t50, t26, t41, c49);
    uint64_t t52; (void)secp256k1_subw(&t52, t28, t43, c51);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t44, UINT64_C(0x7fa4bd19a06c8282), 0);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_subw(&t55, t46, UINT64_C(0x755db9cd5e914077), c54);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_subw(&t57, t48, UINT64_C(0xfffffffffffffffd), c56);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_subw(&t59, t50, UINT64_C(0xffffffffffffffff), c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_subw(&t61, t52, UINT64_C(0x1), c60);
    const uint64_t m0 = secp256k1_maskw(c62);
    const uint64_t t63 = secp256k1_selectw(m0, t44, t53);
    const uint64_t t64 = secp256k1_selectw(m0, t46, t55);
    const uint64_t t65 = secp256k1_selectw(m0, t48, t57);
    const uint64_t t66 = secp256k1_selectw(m0, t50, t59);
    const uint64_t t67 = secp256k1_selectw(m0, t52, t61);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const secp256k1_bit c69 = secp256k1_subw(&t68, t63, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t70; const secp256k1_bit c71 = secp256k1_subw(&t70, t64, UINT64_C(0xbaaedce6af48a03b), c69);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_subw(&t72, t65, UINT64_C(0xfffffffffffffffe), c71);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_subw(&t74, t66, UINT64_C(0xffffffffffffffff), c73);
    const secp256k1_bit c76 = secp256k1_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = secp256k1_maskw(c76);
    const uint64_t t77 = secp256k1_selectw(m1, t63, t68);
    const uint64_t t78 = secp256k1_selectw(m1, t64, t70);
    const uint64_t t79 = secp256k1_selectw(m1, t65, t72);
    const uint64_t t80 = secp256k1_selectw(m1, t66, t74);
    secp256k1_storew(&r->v[0], t77);
    secp256k1_storew(&r->v[1], t78);
    secp256k1_storew(&r->v[2], t79);
    secp256k1_storew(&r->v[3], t80);
}

/* r = the words of a
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
    uint64_t t16;
    const uint64_t t17 = secp256k1_mulw(&t16, a1, UINT64_C(0x896cf21467d7d140));
    uint64_t t18;
    const uint64_t t19 = secp256k1_mulw(&t18, a0, UINT64_C(0x896cf21467d7d140));
    uint64_t t20;
    const uint64_t t21 = secp256k1_mulw(&t20, a2, UINT64_C(0x896cf21467d7d140));
    uint64_t t22;
    const uint64_t t23 = secp256k1_mulw(&t22, a3, UINT64_C(0x896cf21467d7d140));
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, t17, t18, 0);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t21, t16, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t23, t20, c27);
    uint64_t t30; (void)secp256k1_addw(&t30, t22, UINT64_C(0x0), c29);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, a0, UINT64_C(0x741496c20e7cf878));
    uint64_t t33;
    const uint64_t t34 = secp256k1_mulw(&t33, a1, UINT64_C(0x741496c20e7cf878));
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, a2, UINT64_C(0x741496c20e7cf878));
    uint64_t t37;
    const uint64_t t38 = secp256k1_mulw(&t37, a3, UINT64_C(0x741496c20e7cf878));
    uint64_t t39; const secp256k1_bit c40 = secp256k1_addw(&t39, t24, t32, 0);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t26, t34, c40);
    uint64_t t43; const secp256k1_bit c44 = secp256k1_addw(&t43, t28, t36, c42);
    uint64_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t30, t38, c44);
    uint64_t t47; (void)secp256k1_addw(&t47, t37, UINT64_C(0x0), c46);
    uint64_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t41, t31, 0);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t43, t33, c49);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t45, t35, c51);
    uint64_t t54; (void)secp256k1_addw(&t54, t47, UINT64_C(0x0), c53);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t55;
    const uint64_t t56 = secp256k1_mulw(&t55, a0, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t57;
    const uint64_t t58 = secp256k1_mulw(&t57, a1, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t59;
    const uint64_t t60 = secp256k1_mulw(&t59, a2, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t61;
    const uint64_t t62 = secp256k1_mulw(&t61, a3, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t48, t56, 0);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t50, t58, c64);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t52, t60, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t54, t62, c68);
    uint64_t t71; (void)secp256k1_addw(&t71, t61, UINT64_C(0x0), c70);
    uint64_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t65, t55, 0);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t67, t57, c73);
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t69, t59, c75);
    uint64_t t78; (void)secp256k1_addw(&t78, t71, UINT64_C(0x0), c77);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t79;
    const uint64_t t80 = secp256k1_mulw(&t79, a0, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t81;
    const uint64_t t82 = secp256k1_mulw(&t81, a1, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t83;
    const uint64_t t84 = secp256k1_mulw(&t83, a2, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t85;
    const uint64_t t86 = secp256k1_mulw(&t85, a3, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t87; const secp256k1_bit c88 = secp256k1_addw(&t87, t72, t80, 0);
    uint64_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t74, t82, c88);
    uint64_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t76, t84, c90);
    uint64_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t78, t86, c92);
    uint64_t t95; (void)secp256k1_addw(&t95, t85, UINT64_C(0x0), c94);
    uint64_t t96; const secp256k1_bit c97 = secp256k1_addw(&t96, t89, t79, 0);
    uint64_t t98; const secp256k1_bit c99 = secp256k1_addw(&t98, t91, t81, c97);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t93, t83, c99);
    uint64_t t102; (void)secp256k1_addw(&t102, t95, UINT64_C(0x0), c101);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t103 = t19 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t104;
    const uint64_t t105 = secp256k1_mulw(&t104, UINT64_C(0x4551231950b75fc4), t103);
    const uint64_t t106 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t103);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t105, t106, 0);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t103, t104, c108);
    const uint64_t t111 = secp256k1_bitw(c110);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t39, t107, 0);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_subw(&t114, t63, t109, c113);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_subw(&t116, t87, t111, c115);
    uint64_t t118; (void)secp256k1_subw(&t118, t103, UINT64_C(0x0), c117);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t119 = t112 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t120;
    const uint64_t t121 = secp256k1_mulw(&t120, UINT64_C(0x4551231950b75fc4), t119);
    const uint64_t t122 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t119);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t121, t122, 0);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_addw(&t125, t119, t120, c124);
    const uint64_t t127 = secp256k1_bitw(c126);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_subw(&t128, t114, t123, 0);
    uint64_t t130; const secp256k1_bit c131 = secp256k1_subw(&t130, t116, t125, c129);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_subw(&t132, t118, t127, c131);
    uint64_t t134; (void)secp256k1_subw(&t134, t119, UINT64_C(0x0), c133);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t136;
    const uint64_t t137 = secp256k1_mulw(&t136, UINT64_C(0x4551231950b75fc4), t135);
    const uint64_t t138 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t135);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t137, t138, 0);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t135, t136, c140);
    const uint64_t t143 = secp256k1_bitw(c142);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_subw(&t144, t130, t139, 0);
    uint64_t t146; const secp256k1_bit c147 = secp256k1_subw(&t146, t132, t141, c145);
    uint64_t t148; const secp256k1_bit c149 = secp256k1_subw(&t148, t134, t143, c147);
    uint64_t t150; (void)secp256k1_subw(&t150, t135, UINT64_C(0x0), c149);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t151 = t144 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t152;
    const uint64_t t153 = secp256k1_mulw(&t152, UINT64_C(0x4551231950b75fc4), t151);
    const uint64_t t154 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t151);
    uint64_t t155; const secp256k1_bit c156 = secp256k1_addw(&t155, t153, t154, 0);
    uint64_t t157; const secp256k1_bit c158 = secp256k1_addw(&t157, t151, t152, c156);
    const uint64_t t159 = secp256k1_bitw(c158);
    uint64_t t160; const secp256k1_bit c161 = secp256k1_subw(&t160, t146, t155, 0);
    uint64_t t162; const secp256k1_bit c163 = secp256k1_subw(&t162, t148, t157, c161);
    uint64_t t164; const secp256k1_bit c165 = secp256k1_subw(&t164, t150, t159, c163);
    uint64_t t166; (void)secp256k1_subw(&t166, t151, UINT64_C(0x0), c165);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t167; const secp256k1_bit c168 = secp256k1_subw(&t167, t96, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_subw(&t169, t98, UINT64_C(0xbaaedce6af48a03b), c168);
    uint64_t t171; const secp256k1_bit c172 = secp256k1_subw(&t171, t100, UINT64_C(0xfffffffffffffffe), c170);
    uint64_t t173; (void)secp256k1_subw(&t173, t102, UINT64_C(0xffffffffffffffff), c172);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t174; const secp256k1_bit c175 = secp256k1_addw(&t174, t160, t96, 0);
    uint64_t t176; const secp256k1_bit c177 = secp256k1_addw(&t176, t162, t98, c175);
    uint64_t t178; const secp256k1_bit c179 = secp256k1_addw(&t178, t164, t100, c177);
    uint64_t t180; (void)secp256k1_addw(&t180, t166, t102, c179);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t160, t167, 0);
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t162, t169, c182);
    uint64_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t164, t171, c184);
    uint64_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t166, t173, c186);
    const uint64_t m0 = secp256k1_maskw(c188);
    const uint64_t t189 = secp256k1_selectw(m0, t181, t174);
    const uint64_t t190 = secp256k1_selectw(m0, t183, t176);
    const uint64_t t191 = secp256k1_selectw(m0, t185, t178);
    const uint64_t t192 = secp256k1_selectw(m0, t187, t180);
    secp256k1_storew(&r->v[0], t189);
    secp256k1_storew(&r->v[1], t190);
    secp256k1_storew(&r->v[2], t191);
    secp256k1_storew(&r->v[3], t192);
}

/* the words of r = a
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
    const uint64_t t8 = a0 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t9;
    const uint64_t t10 = secp256k1_mulw(&t9, UINT64_C(0x4551231950b75fc4), t8);
    const uint64_t t11 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t8);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t10, t11, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t8, t9, c13);
    const uint64_t t16 = secp256k1_bitw(c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t8, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, UINT64_C(0x4551231950b75fc4), t24);
    const uint64_t t27 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t26, t27, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t25, c29);
    const uint64_t t32 = secp256k1_bitw(c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t41;
    const uint64_t t42 = secp256k1_mulw(&t41, UINT64_C(0x4551231950b75fc4), t40);
    const uint64_t t43 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t42, t43, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t41, c45);
    const uint64_t t48 = secp256k1_bitw(c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t57;
    const uint64_t t58 = secp256k1_mulw(&t57, UINT64_C(0x4551231950b75fc4), t56);
    const uint64_t t59 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t58, t59, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t57, c61);
    const uint64_t t64 = secp256k1_bitw(c63);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_subw(&t65, t51, t60, 0);
    uint64_t t67; const secp256k1_bit c68 = secp256k1_subw(&t67, t53, t62, c66);
    uint64_t t69; const secp256k1_bit c70 = secp256k1_subw(&t69, t55, t64, c68);
    uint64_t t71; (void)secp256k1_subw(&t71, t56, UINT64_C(0x0), c70);
    secp256k1_storew(&r->v[0], t65);
    secp256k1_storew(&r->v[1], t67);
    secp256k1_storew(&r->v[2], t69);
    secp256k1_storew(&r->v[3], t71);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp256k1_sc_from_bytes(secp256k1_sc *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    /* bytes to words */
    const uint64_t t16 = secp256k1_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c17 = secp256k1_borroww(t16, UINT64_C(0xbfd25e8cd0364141), 0);
    /* bytes to words */
    const uint64_t t18 = secp256k1_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c19 = secp256k1_borroww(t18, UINT64_C(0xbaaedce6af48a03b), c17);
    /* bytes to words */
    const uint64_t t20 = secp256k1_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c21 = secp256k1_borroww(t20, UINT64_C(0xfffffffffffffffe), c19);
    /* bytes to words */
    const uint64_t t22 = secp256k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c23 = secp256k1_borroww(t22, UINT64_C(0xffffffffffffffff), c21);
    const uint64_t t24 = secp256k1_maskw(c23);
    const uint64_t t25 = t18 & t24;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = secp256k1_mulw(&t26, t25, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t28 = t16 & t24;
    /* product, row 0: a * b[0] */
    uint64_t t29;
    const uint64_t t30 = secp256k1_mulw(&t29, t28, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t31 = t20 & t24;
    /* product, row 0: a * b[0] */
    uint64_t t32;
    const uint64_t t33 = secp256k1_mulw(&t32, t31, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t34 = t22 & t24;
    /* product, row 0: a * b[0] */
    uint64_t t35;
    const uint64_t t36 = secp256k1_mulw(&t35, t34, UINT64_C(0x896cf21467d7d140));
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t27, t29, 0);
    uint64_t t39; const secp256k1_bit c40 = secp256k1_addw(&t39, t33, t26, c38);
    uint64_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t36, t32, c40);
    uint64_t t43; (void)secp256k1_addw(&t43, t35, UINT64_C(0x0), c42);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, t28, UINT64_C(0x741496c20e7cf878));
    uint64_t t46;
    const uint64_t t47 = secp256k1_mulw(&t46, t25, UINT64_C(0x741496c20e7cf878));
    uint64_t t48;
    const uint64_t t49 = secp256k1_mulw(&t48, t31, UINT64_C(0x741496c20e7cf878));
    uint64_t t50;
    const uint64_t t51 = secp256k1_mulw(&t50, t34, UINT64_C(0x741496c20e7cf878));
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t37, t45, 0);
    uint64_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t39, t47, c53);
    uint64_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t41, t49, c55);
    uint64_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t43, t51, c57);
    uint64_t t60; (void)secp256k1_addw(&t60, t50, UINT64_C(0x0), c59);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t54, t44, 0);
    uint64_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t56, t46, c62);
    uint64_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t58, t48, c64);
    uint64_t t67; (void)secp256k1_addw(&t67, t60, UINT64_C(0x0), c66);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t68;
    const uint64_t t69 = secp256k1_mulw(&t68, t28, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t70;
    const uint64_t t71 = secp256k1_mulw(&t70, t25, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t72;
    const uint64_t t73 = secp256k1_mulw(&t72, t31, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t74;
    const uint64_t t75 = secp256k1_mulw(&t74, t34, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t61, t69, 0);
    uint64_t t78; const secp256k1_bit c79 = secp256k1_addw(&t78, t63, t71, c77);
    uint64_t t80; const secp256k1_bit c81 = secp256k1_addw(&t80, t65, t73, c79);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t67, t75, c81);
    uint64_t t84; (void)secp256k1_addw(&t84, t74, UINT64_C(0x0), c83);
    uint64_t t85; const secp256k1_bit c86 = secp256k1_addw(&t85, t78, t68, 0);
    uint64_t t87; const secp256k1_bit c88 = secp256k1_addw(&t87, t80, t70, c86);
    uint64_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t82, t72, c88);
    uint64_t t91; (void)secp256k1_addw(&t91, t84, UINT64_C(0x0), c90);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, t28, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t94;
    const uint64_t t95 = secp256k1_mulw(&t94, t25, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t96;
    const uint64_t t97 = secp256k1_mulw(&t96, t31, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t98;
    const uint64_t t99 = secp256k1_mulw(&t98, t34, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t85, t93, 0);
    uint64_t t102; const secp256k1_bit c103 = secp256k1_addw(&t102, t87, t95, c101);
    uint64_t t104; const secp256k1_bit c105 = secp256k1_addw(&t104, t89, t97, c103);
    uint64_t t106; const secp256k1_bit c107 = secp256k1_addw(&t106, t91, t99, c105);
    uint64_t t108; (void)secp256k1_addw(&t108, t98, UINT64_C(0x0), c107);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t102, t92, 0);
    uint64_t t111; const secp256k1_bit c112 = secp256k1_addw(&t111, t104, t94, c110);
    uint64_t t113; const secp256k1_bit c114 = secp256k1_addw(&t113, t106, t96, c112);
    uint64_t t115; (void)secp256k1_addw(&t115, t108, UINT64_C(0x0), c114);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t30 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t117;
    const uint64_t t118 = secp256k1_mulw(&t117, UINT64_C(0x4551231950b75fc4), t116);
    const uint64_t t119 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t116);
    uint64_t t120; const secp256k1_bit c121 = secp256k1_addw(&t120, t118, t119, 0);
    uint64_t t122; const secp256k1_bit c123 = secp256k1_addw(&t122, t116, t117, c121);
    const uint64_t t124 = secp256k1_bitw(c123);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_subw(&t125, t52, t120, 0);
    uint64_t t127; const secp256k1_bit c128 = secp256k1_subw(&t127, t76, t122, c126);
    uint64_t t129; const secp256k1_bit c130 = secp256k1_subw(&t129, t100, t124, c128);
    uint64_t t131; (void)secp256k1_subw(&t131, t116, UINT64_C(0x0), c130);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t133;
    const uint64_t t134 = secp256k1_mulw(&t133, UINT64_C(0x4551231950b75fc4), t132);
    const uint64_t t135 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t132);
    uint64_t t136; const secp256k1_bit c137 = secp256k1_addw(&t136, t134, t135, 0);
    uint64_t t138; const secp256k1_bit c139 = secp256k1_addw(&t138, t132, t133, c137);
    const uint64_t t140 = secp256k1_bitw(c139);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_subw(&t141, t127, t136, 0);
    uint64_t t143; const secp256k1_bit c144 = secp256k1_subw(&t143, t129, t138, c142);
    uint64_t t145; const secp256k1_bit c146 = secp256k1_subw(&t145, t131, t140, c144);
    uint64_t t147; (void)secp256k1_subw(&t147, t132, UINT64_C(0x0), c146);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t148 = t141 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t149;
    const uint64_t t150 = secp256k1_mulw(&t149, UINT64_C(0x4551231950b75fc4), t148);
    const uint64_t t151 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t148);
    uint64_t t152; const secp256k1_bit c153 = secp256k1_addw(&t152, t150, t151, 0);
    uint64_t t154; const secp256k1_bit c155 = secp256k1_addw(&t154, t148, t149, c153);
    const uint64_t t156 = secp256k1_bitw(c155);
    uint64_t t157; const secp256k1_bit c158 = secp256k1_subw(&t157, t143, t152, 0);
    uint64_t t159; const secp256k1_bit c160 = secp256k1_subw(&t159, t145, t154, c158);
    uint64_t t161; const secp256k1_bit c162 = secp256k1_subw(&t161, t147, t156, c160);
    uint64_t t163; (void)secp256k1_subw(&t163, t148, UINT64_C(0x0), c162);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t164 = t157 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t165;
    const uint64_t t166 = secp256k1_mulw(&t165, UINT64_C(0x4551231950b75fc4), t164);
    const uint64_t t167 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t164);
    uint64_t t168; const secp256k1_bit c169 = secp256k1_addw(&t168, t166, t167, 0);
    uint64_t t170; const secp256k1_bit c171 = secp256k1_addw(&t170, t164, t165, c169);
    const uint64_t t172 = secp256k1_bitw(c171);
    uint64_t t173; const secp256k1_bit c174 = secp256k1_subw(&t173, t159, t168, 0);
    uint64_t t175; const secp256k1_bit c176 = secp256k1_subw(&t175, t161, t170, c174);
    uint64_t t177; const secp256k1_bit c178 = secp256k1_subw(&t177, t163, t172, c176);
    uint64_t t179; (void)secp256k1_subw(&t179, t164, UINT64_C(0x0), c178);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t180; const secp256k1_bit c181 = secp256k1_subw(&t180, t109, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t182; const secp256k1_bit c183 = secp256k1_subw(&t182, t111, UINT64_C(0xbaaedce6af48a03b), c181);
    uint64_t t184; const secp256k1_bit c185 = secp256k1_subw(&t184, t113, UINT64_C(0xfffffffffffffffe), c183);
    uint64_t t186; (void)secp256k1_subw(&t186, t115, UINT64_C(0xffffffffffffffff), c185);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t173, t109, 0);
    uint64_t t189; const secp256k1_bit c190 = secp256k1_addw(&t189, t175, t111, c188);
    uint64_t t191; const secp256k1_bit c192 = secp256k1_addw(&t191, t177, t113, c190);
    uint64_t t193; (void)secp256k1_addw(&t193, t179, t115, c192);
    uint64_t t194; const secp256k1_bit c195 = secp256k1_addw(&t194, t173, t180, 0);
    uint64_t t196; const secp256k1_bit c197 = secp256k1_addw(&t196, t175, t182, c195);
    uint64_t t198; const secp256k1_bit c199 = secp256k1_addw(&t198, t177, t184, c197);
    uint64_t t200; const secp256k1_bit c201 = secp256k1_addw(&t200, t179, t186, c199);
    const uint64_t m0 = secp256k1_maskw(c201);
    const uint64_t t202 = secp256k1_selectw(m0, t194, t187);
    const uint64_t t203 = secp256k1_selectw(m0, t196, t189);
    const uint64_t t204 = secp256k1_selectw(m0, t198, t191);
    const uint64_t t205 = secp256k1_selectw(m0, t200, t193);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t206 = ~t24;
    secp256k1_storew(&r->v[0], t202);
    secp256k1_storew(&r->v[1], t203);
    secp256k1_storew(&r->v[2], t204);
    secp256k1_storew(&r->v[3], t205);
    return -(int)(t206 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp256k1_sc_from_bytes_le(secp256k1_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)secp256k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp256k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp256k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp256k1_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c16 = secp256k1_borroww(b_at0, UINT64_C(0xbfd25e8cd0364141), 0);
    const secp256k1_bit c17 = secp256k1_borroww(b_at8, UINT64_C(0xbaaedce6af48a03b), c16);
    const secp256k1_bit c18 = secp256k1_borroww(b_at16, UINT64_C(0xfffffffffffffffe), c17);
    const secp256k1_bit c19 = secp256k1_borroww(b_at24, UINT64_C(0xffffffffffffffff), c18);
    const uint64_t t20 = secp256k1_maskw(c19);
    const uint64_t t21 = b_at8 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = secp256k1_mulw(&t22, t21, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t24 = b_at0 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, t24, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t27 = b_at16 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = secp256k1_mulw(&t28, t27, UINT64_C(0x896cf21467d7d140));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t30 = b_at24 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, t30, UINT64_C(0x896cf21467d7d140));
    uint64_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t23, t25, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_addw(&t35, t29, t22, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t32, t28, c36);
    uint64_t t39; (void)secp256k1_addw(&t39, t31, UINT64_C(0x0), c38);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t40;
    const uint64_t t41 = secp256k1_mulw(&t40, t24, UINT64_C(0x741496c20e7cf878));
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, t21, UINT64_C(0x741496c20e7cf878));
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, t27, UINT64_C(0x741496c20e7cf878));
    uint64_t t46;
    const uint64_t t47 = secp256k1_mulw(&t46, t30, UINT64_C(0x741496c20e7cf878));
    uint64_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t33, t41, 0);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t35, t43, c49);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t37, t45, c51);
    uint64_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t39, t47, c53);
    uint64_t t56; (void)secp256k1_addw(&t56, t46, UINT64_C(0x0), c55);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t50, t40, 0);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t52, t42, c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)secp256k1_addw(&t63, t56, UINT64_C(0x0), c62);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t64;
    const uint64_t t65 = secp256k1_mulw(&t64, t24, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t66;
    const uint64_t t67 = secp256k1_mulw(&t66, t21, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t68;
    const uint64_t t69 = secp256k1_mulw(&t68, t27, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t70;
    const uint64_t t71 = secp256k1_mulw(&t70, t30, UINT64_C(0xe697f5e45bcd07c6));
    uint64_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t57, t65, 0);
    uint64_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t59, t67, c73);
    uint64_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t61, t69, c75);
    uint64_t t78; const secp256k1_bit c79 = secp256k1_addw(&t78, t63, t71, c77);
    uint64_t t80; (void)secp256k1_addw(&t80, t70, UINT64_C(0x0), c79);
    uint64_t t81; const secp256k1_bit c82 = secp256k1_addw(&t81, t74, t64, 0);
    uint64_t t83; const secp256k1_bit c84 = secp256k1_addw(&t83, t76, t66, c82);
    uint64_t t85; const secp256k1_bit c86 = secp256k1_addw(&t85, t78, t68, c84);
    uint64_t t87; (void)secp256k1_addw(&t87, t80, UINT64_C(0x0), c86);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t88;
    const uint64_t t89 = secp256k1_mulw(&t88, t24, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t90;
    const uint64_t t91 = secp256k1_mulw(&t90, t21, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, t27, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t94;
    const uint64_t t95 = secp256k1_mulw(&t94, t30, UINT64_C(0x9d671cd581c69bc5));
    uint64_t t96; const secp256k1_bit c97 = secp256k1_addw(&t96, t81, t89, 0);
    uint64_t t98; const secp256k1_bit c99 = secp256k1_addw(&t98, t83, t91, c97);
    uint64_t t100; const secp256k1_bit c101 = secp256k1_addw(&t100, t85, t93, c99);
    uint64_t t102; const secp256k1_bit c103 = secp256k1_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)secp256k1_addw(&t104, t94, UINT64_C(0x0), c103);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t98, t88, 0);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t100, t90, c106);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t102, t92, c108);
    uint64_t t111; (void)secp256k1_addw(&t111, t104, UINT64_C(0x0), c110);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t112 = t26 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t113;
    const uint64_t t114 = secp256k1_mulw(&t113, UINT64_C(0x4551231950b75fc4), t112);
    const uint64_t t115 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t112);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_addw(&t116, t114, t115, 0);
    uint64_t t118; const secp256k1_bit c119 = secp256k1_addw(&t118, t112, t113, c117);
    const uint64_t t120 = secp256k1_bitw(c119);
    uint64_t t121; const secp256k1_bit c122 = secp256k1_subw(&t121, t48, t116, 0);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_subw(&t123, t72, t118, c122);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_subw(&t125, t96, t120, c124);
    uint64_t t127; (void)secp256k1_subw(&t127, t112, UINT64_C(0x0), c126);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t128 = t121 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t129;
    const uint64_t t130 = secp256k1_mulw(&t129, UINT64_C(0x4551231950b75fc4), t128);
    const uint64_t t131 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t128);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_addw(&t132, t130, t131, 0);
    uint64_t t134; const secp256k1_bit c135 = secp256k1_addw(&t134, t128, t129, c133);
    const uint64_t t136 = secp256k1_bitw(c135);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_subw(&t137, t123, t132, 0);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_subw(&t139, t125, t134, c138);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_subw(&t141, t127, t136, c140);
    uint64_t t143; (void)secp256k1_subw(&t143, t128, UINT64_C(0x0), c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t145;
    const uint64_t t146 = secp256k1_mulw(&t145, UINT64_C(0x4551231950b75fc4), t144);
    const uint64_t t147 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t144);
    uint64_t t148; const secp256k1_bit c149 = secp256k1_addw(&t148, t146, t147, 0);
    uint64_t t150; const secp256k1_bit c151 = secp256k1_addw(&t150, t144, t145, c149);
    const uint64_t t152 = secp256k1_bitw(c151);
    uint64_t t153; const secp256k1_bit c154 = secp256k1_subw(&t153, t139, t148, 0);
    uint64_t t155; const secp256k1_bit c156 = secp256k1_subw(&t155, t141, t150, c154);
    uint64_t t157; const secp256k1_bit c158 = secp256k1_subw(&t157, t143, t152, c156);
    uint64_t t159; (void)secp256k1_subw(&t159, t144, UINT64_C(0x0), c158);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t160 = t153 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t161;
    const uint64_t t162 = secp256k1_mulw(&t161, UINT64_C(0x4551231950b75fc4), t160);
    const uint64_t t163 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t160);
    uint64_t t164; const secp256k1_bit c165 = secp256k1_addw(&t164, t162, t163, 0);
    uint64_t t166; const secp256k1_bit c167 = secp256k1_addw(&t166, t160, t161, c165);
    const uint64_t t168 = secp256k1_bitw(c167);
    uint64_t t169; const secp256k1_bit c170 = secp256k1_subw(&t169, t155, t164, 0);
    uint64_t t171; const secp256k1_bit c172 = secp256k1_subw(&t171, t157, t166, c170);
    uint64_t t173; const secp256k1_bit c174 = secp256k1_subw(&t173, t159, t168, c172);
    uint64_t t175; (void)secp256k1_subw(&t175, t160, UINT64_C(0x0), c174);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t176; const secp256k1_bit c177 = secp256k1_subw(&t176, t105, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t178; const secp256k1_bit c179 = secp256k1_subw(&t178, t107, UINT64_C(0xbaaedce6af48a03b), c177);
    uint64_t t180; const secp256k1_bit c181 = secp256k1_subw(&t180, t109, UINT64_C(0xfffffffffffffffe), c179);
    uint64_t t182; (void)secp256k1_subw(&t182, t111, UINT64_C(0xffffffffffffffff), c181);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t169, t105, 0);
    uint64_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t171, t107, c184);
    uint64_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t173, t109, c186);
    uint64_t t189; (void)secp256k1_addw(&t189, t175, t111, c188);
    uint64_t t190; const secp256k1_bit c191 = secp256k1_addw(&t190, t169, t176, 0);
    uint64_t t192; const secp256k1_bit c193 = secp256k1_addw(&t192, t171, t178, c191);
    uint64_t t194; const secp256k1_bit c195 = secp256k1_addw(&t194, t173, t180, c193);
    uint64_t t196; const secp256k1_bit c197 = secp256k1_addw(&t196, t175, t182, c195);
    const uint64_t m0 = secp256k1_maskw(c197);
    const uint64_t t198 = secp256k1_selectw(m0, t190, t183);
    const uint64_t t199 = secp256k1_selectw(m0, t192, t185);
    const uint64_t t200 = secp256k1_selectw(m0, t194, t187);
    const uint64_t t201 = secp256k1_selectw(m0, t196, t189);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t202 = ~t20;
    secp256k1_storew(&r->v[0], t198);
    secp256k1_storew(&r->v[1], t199);
    secp256k1_storew(&r->v[2], t200);
    secp256k1_storew(&r->v[3], t201);
    return -(int)(t202 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void secp256k1_sc_to_bytes(uint8_t b[32], const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t9;
    const uint64_t t10 = secp256k1_mulw(&t9, UINT64_C(0x4551231950b75fc4), t8);
    const uint64_t t11 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t8);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t10, t11, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t8, t9, c13);
    const uint64_t t16 = secp256k1_bitw(c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t8, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, UINT64_C(0x4551231950b75fc4), t24);
    const uint64_t t27 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t26, t27, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t25, c29);
    const uint64_t t32 = secp256k1_bitw(c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t41;
    const uint64_t t42 = secp256k1_mulw(&t41, UINT64_C(0x4551231950b75fc4), t40);
    const uint64_t t43 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t42, t43, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t41, c45);
    const uint64_t t48 = secp256k1_bitw(c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t57;
    const uint64_t t58 = secp256k1_mulw(&t57, UINT64_C(0x4551231950b75fc4), t56);
    const uint64_t t59 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t58, t59, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t57, c61);
    const uint64_t t64 = secp256k1_bitw(c63);
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

/* b = a; b is little-endian
 * Requires a < n. */
void secp256k1_sc_to_bytes_le(uint8_t b[32], const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t9;
    const uint64_t t10 = secp256k1_mulw(&t9, UINT64_C(0x4551231950b75fc4), t8);
    const uint64_t t11 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t8);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, t10, t11, 0);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t8, t9, c13);
    const uint64_t t16 = secp256k1_bitw(c15);
    uint64_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, a1, t12, 0);
    uint64_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, a2, t14, c18);
    uint64_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, a3, t16, c20);
    uint64_t t23; (void)secp256k1_subw(&t23, t8, UINT64_C(0x0), c22);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t24 = t17 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, UINT64_C(0x4551231950b75fc4), t24);
    const uint64_t t27 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t24);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, t26, t27, 0);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t24, t25, c29);
    const uint64_t t32 = secp256k1_bitw(c31);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t19, t28, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t21, t30, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t23, t32, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, t24, UINT64_C(0x0), c38);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t40 = t33 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t41;
    const uint64_t t42 = secp256k1_mulw(&t41, UINT64_C(0x4551231950b75fc4), t40);
    const uint64_t t43 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t40);
    uint64_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t42, t43, 0);
    uint64_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t40, t41, c45);
    const uint64_t t48 = secp256k1_bitw(c47);
    uint64_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t35, t44, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_subw(&t51, t37, t46, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_subw(&t53, t39, t48, c52);
    uint64_t t55; (void)secp256k1_subw(&t55, t40, UINT64_C(0x0), c54);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t49 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t57;
    const uint64_t t58 = secp256k1_mulw(&t57, UINT64_C(0x4551231950b75fc4), t56);
    const uint64_t t59 = secp256k1_mulhw(UINT64_C(0x402da1732fc9bebf), t56);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t58, t59, 0);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t56, t57, c61);
    const uint64_t t64 = secp256k1_bitw(c63);
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
    const uint64_t t10 = secp256k1_selectw(m0, a0, b0);
    const uint64_t t11 = secp256k1_selectw(m0, a1, b1);
    const uint64_t t12 = secp256k1_selectw(m0, a2, b2);
    const uint64_t t13 = secp256k1_selectw(m0, a3, b3);
    secp256k1_storew(&r->v[0], t10);
    secp256k1_storew(&r->v[1], t11);
    secp256k1_storew(&r->v[2], t12);
    secp256k1_storew(&r->v[3], t13);
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
    secp256k1_storew(&a->v[0], t17);
    secp256k1_storew(&a->v[1], t18);
    secp256k1_storew(&a->v[2], t19);
    secp256k1_storew(&a->v[3], t20);
    secp256k1_storew(&b->v[0], t21);
    secp256k1_storew(&b->v[1], t22);
    secp256k1_storew(&b->v[2], t23);
    secp256k1_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t secp256k1_sc_is_zero(const secp256k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const secp256k1_bit c9 = secp256k1_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = secp256k1_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
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
    const secp256k1_bit c17 = secp256k1_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = secp256k1_maskw(c17);
    return t18;
}

#else
typedef int secp256k1_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
