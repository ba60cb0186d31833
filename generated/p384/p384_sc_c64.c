/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973, 6 words
 *     of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^384 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p384.h"

#if P384_WORD_BITS == 64 && !defined(P384_ASM)
#define P384_CARRY_CHAINS
#include "p384_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p384_sc_add(p384_sc *r, const p384_sc *a, const p384_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* a + b, below 2*p */
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, a0, b0, 0);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, a1, b1, c18);
    uint64_t t21; const p384_bit c22 = p384_addw(&t21, a2, b2, c20);
    uint64_t t23; const p384_bit c24 = p384_addw(&t23, a3, b3, c22);
    uint64_t t25; const p384_bit c26 = p384_addw(&t25, a4, b4, c24);
    uint64_t t27; const p384_bit c28 = p384_addw(&t27, a5, b5, c26);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t29 = p384_bitw(c28);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t17, UINT64_C(0xecec196accc52973), 0);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t19, UINT64_C(0x581a0db248b0a77a), c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, t21, UINT64_C(0xc7634d81f4372ddf), c33);
    uint64_t t36; const p384_bit c37 = p384_subw(&t36, t23, UINT64_C(0xffffffffffffffff), c35);
    uint64_t t38; const p384_bit c39 = p384_subw(&t38, t25, UINT64_C(0xffffffffffffffff), c37);
    uint64_t t40; const p384_bit c41 = p384_subw(&t40, t27, UINT64_C(0xffffffffffffffff), c39);
    const p384_bit c42 = p384_borroww(t29, UINT64_C(0x0), c41);
    const uint64_t m0 = p384_maskw(c42);
    const uint64_t t43 = p384_selectw(m0, t17, t30);
    const uint64_t t44 = p384_selectw(m0, t19, t32);
    const uint64_t t45 = p384_selectw(m0, t21, t34);
    const uint64_t t46 = p384_selectw(m0, t23, t36);
    const uint64_t t47 = p384_selectw(m0, t25, t38);
    const uint64_t t48 = p384_selectw(m0, t27, t40);
    p384_storew(&r->v[0], t43);
    p384_storew(&r->v[1], t44);
    p384_storew(&r->v[2], t45);
    p384_storew(&r->v[3], t46);
    p384_storew(&r->v[4], t47);
    p384_storew(&r->v[5], t48);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p384_sc_sub(p384_sc *r, const p384_sc *a, const p384_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* a - b */
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, a0, b0, 0);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, a1, b1, c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, a2, b2, c19);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a3, b3, c21);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a4, b4, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a5, b5, c25);
    /* add the modulus where it borrowed */
    const uint64_t t28 = p384_maskw(c27);
    const uint64_t t29 = t28 & UINT64_C(0xecec196accc52973);
    const uint64_t t30 = t28 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t31 = t28 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t16, t29, 0);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t18, t30, c33);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, t20, t31, c35);
    uint64_t t38; const p384_bit c39 = p384_addw(&t38, t22, t28, c37);
    uint64_t t40; const p384_bit c41 = p384_addw(&t40, t24, t28, c39);
    uint64_t t42; (void)p384_addw(&t42, t26, t28, c41);
    p384_storew(&r->v[0], t32);
    p384_storew(&r->v[1], t34);
    p384_storew(&r->v[2], t36);
    p384_storew(&r->v[3], t38);
    p384_storew(&r->v[4], t40);
    p384_storew(&r->v[5], t42);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p384_sc_neg(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* a - b */
    uint64_t t10; const p384_bit c11 = p384_subw(&t10, UINT64_C(0x0), a0, 0);
    uint64_t t12; const p384_bit c13 = p384_subw(&t12, UINT64_C(0x0), a1, c11);
    uint64_t t14; const p384_bit c15 = p384_subw(&t14, UINT64_C(0x0), a2, c13);
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, UINT64_C(0x0), a3, c15);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, UINT64_C(0x0), a4, c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, UINT64_C(0x0), a5, c19);
    /* add the modulus where it borrowed */
    const uint64_t t22 = p384_maskw(c21);
    const uint64_t t23 = t22 & UINT64_C(0xecec196accc52973);
    const uint64_t t24 = t22 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t25 = t22 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, t10, t23, 0);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, t12, t24, c27);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, t14, t25, c29);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t16, t22, c31);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t18, t22, c33);
    uint64_t t36; (void)p384_addw(&t36, t20, t22, c35);
    p384_storew(&r->v[0], t26);
    p384_storew(&r->v[1], t28);
    p384_storew(&r->v[2], t30);
    p384_storew(&r->v[3], t32);
    p384_storew(&r->v[4], t34);
    p384_storew(&r->v[5], t36);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p384_sc_dbl(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* 2*a, below 2*p */
    uint64_t t11; const p384_bit c12 = p384_addw(&t11, a0, a0, 0);
    uint64_t t13; const p384_bit c14 = p384_addw(&t13, a1, a1, c12);
    uint64_t t15; const p384_bit c16 = p384_addw(&t15, a2, a2, c14);
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, a3, a3, c16);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, a4, a4, c18);
    uint64_t t21; const p384_bit c22 = p384_addw(&t21, a5, a5, c20);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t23 = p384_bitw(c22);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, t11, UINT64_C(0xecec196accc52973), 0);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, t13, UINT64_C(0x581a0db248b0a77a), c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, t15, UINT64_C(0xc7634d81f4372ddf), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t17, UINT64_C(0xffffffffffffffff), c29);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t19, UINT64_C(0xffffffffffffffff), c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, t21, UINT64_C(0xffffffffffffffff), c33);
    const p384_bit c36 = p384_borroww(t23, UINT64_C(0x0), c35);
    const uint64_t m0 = p384_maskw(c36);
    const uint64_t t37 = p384_selectw(m0, t11, t24);
    const uint64_t t38 = p384_selectw(m0, t13, t26);
    const uint64_t t39 = p384_selectw(m0, t15, t28);
    const uint64_t t40 = p384_selectw(m0, t17, t30);
    const uint64_t t41 = p384_selectw(m0, t19, t32);
    const uint64_t t42 = p384_selectw(m0, t21, t34);
    p384_storew(&r->v[0], t37);
    p384_storew(&r->v[1], t38);
    p384_storew(&r->v[2], t39);
    p384_storew(&r->v[3], t40);
    p384_storew(&r->v[4], t41);
    p384_storew(&r->v[5], t42);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p384_sc_half(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* add the modulus where a is odd */
    const uint64_t t11 = a0 & UINT64_C(0x1);
    const uint64_t t12 = UINT64_C(0x0) - t11;
    const uint64_t t13 = t12 & UINT64_C(0xecec196accc52973);
    const uint64_t t14 = t12 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t15 = t12 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a0, t13, 0);
    uint64_t t18; const p384_bit c19 = p384_addw(&t18, a1, t14, c17);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, a2, t15, c19);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, a3, t12, c21);
    uint64_t t24; const p384_bit c25 = p384_addw(&t24, a4, t12, c23);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, a5, t12, c25);
    const uint64_t t28 = p384_bitw(c27);
    /* shift right by one bit */
    const uint64_t t29 = (t18 << 63) | (t16 >> 1);
    const uint64_t t30 = (t20 << 63) | (t18 >> 1);
    const uint64_t t31 = (t22 << 63) | (t20 >> 1);
    const uint64_t t32 = (t24 << 63) | (t22 >> 1);
    const uint64_t t33 = (t26 << 63) | (t24 >> 1);
    const uint64_t t34 = (t28 << 63) | (t26 >> 1);
    p384_storew(&r->v[0], t29);
    p384_storew(&r->v[1], t30);
    p384_storew(&r->v[2], t31);
    p384_storew(&r->v[3], t32);
    p384_storew(&r->v[4], t33);
    p384_storew(&r->v[5], t34);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p384_sc_mul(p384_sc *r, const p384_sc *a, const p384_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p384_mulw(&t21, a1, b0);
    uint64_t t23;
    const uint64_t t24 = p384_mulw(&t23, a0, b0);
    uint64_t t25;
    const uint64_t t26 = p384_mulw(&t25, a2, b0);
    uint64_t t27;
    const uint64_t t28 = p384_mulw(&t27, a3, b0);
    uint64_t t29;
    const uint64_t t30 = p384_mulw(&t29, a4, b0);
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, a5, b0);
    uint64_t t33; const p384_bit c34 = p384_addw(&t33, t22, t23, 0);
    uint64_t t35; const p384_bit c36 = p384_addw(&t35, t26, t21, c34);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t28, t25, c36);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t30, t27, c38);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t32, t29, c40);
    uint64_t t43; (void)p384_addw(&t43, t31, UINT64_C(0x0), c42);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, a0, b1);
    uint64_t t46;
    const uint64_t t47 = p384_mulw(&t46, a1, b1);
    uint64_t t48;
    const uint64_t t49 = p384_mulw(&t48, a2, b1);
    uint64_t t50;
    const uint64_t t51 = p384_mulw(&t50, a3, b1);
    uint64_t t52;
    const uint64_t t53 = p384_mulw(&t52, a4, b1);
    uint64_t t54;
    const uint64_t t55 = p384_mulw(&t54, a5, b1);
    uint64_t t56; const p384_bit c57 = p384_addw(&t56, t33, t45, 0);
    uint64_t t58; const p384_bit c59 = p384_addw(&t58, t35, t47, c57);
    uint64_t t60; const p384_bit c61 = p384_addw(&t60, t37, t49, c59);
    uint64_t t62; const p384_bit c63 = p384_addw(&t62, t39, t51, c61);
    uint64_t t64; const p384_bit c65 = p384_addw(&t64, t41, t53, c63);
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t43, t55, c65);
    uint64_t t68; (void)p384_addw(&t68, t54, UINT64_C(0x0), c67);
    uint64_t t69; const p384_bit c70 = p384_addw(&t69, t58, t44, 0);
    uint64_t t71; const p384_bit c72 = p384_addw(&t71, t60, t46, c70);
    uint64_t t73; const p384_bit c74 = p384_addw(&t73, t62, t48, c72);
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t64, t50, c74);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t66, t52, c76);
    uint64_t t79; (void)p384_addw(&t79, t68, UINT64_C(0x0), c78);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t80;
    const uint64_t t81 = p384_mulw(&t80, a0, b2);
    uint64_t t82;
    const uint64_t t83 = p384_mulw(&t82, a1, b2);
    uint64_t t84;
    const uint64_t t85 = p384_mulw(&t84, a2, b2);
    uint64_t t86;
    const uint64_t t87 = p384_mulw(&t86, a3, b2);
    uint64_t t88;
    const uint64_t t89 = p384_mulw(&t88, a4, b2);
    uint64_t t90;
    const uint64_t t91 = p384_mulw(&t90, a5, b2);
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t69, t81, 0);
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t71, t83, c93);
    uint64_t t96; const p384_bit c97 = p384_addw(&t96, t73, t85, c95);
    uint64_t t98; const p384_bit c99 = p384_addw(&t98, t75, t87, c97);
    uint64_t t100; const p384_bit c101 = p384_addw(&t100, t77, t89, c99);
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t79, t91, c101);
    uint64_t t104; (void)p384_addw(&t104, t90, UINT64_C(0x0), c103);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t94, t80, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t96, t82, c106);
    uint64_t t109; const p384_bit c110 = p384_addw(&t109, t98, t84, c108);
    uint64_t t111; const p384_bit c112 = p384_addw(&t111, t100, t86, c110);
    uint64_t t113; const p384_bit c114 = p384_addw(&t113, t102, t88, c112);
    uint64_t t115; (void)p384_addw(&t115, t104, UINT64_C(0x0), c114);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, a0, b3);
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, a1, b3);
    uint64_t t120;
    const uint64_t t121 = p384_mulw(&t120, a2, b3);
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, a3, b3);
    uint64_t t124;
    const uint64_t t125 = p384_mulw(&t124, a4, b3);
    uint64_t t126;
    const uint64_t t127 = p384_mulw(&t126, a5, b3);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t105, t117, 0);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t107, t119, c129);
    uint64_t t132; const p384_bit c133 = p384_addw(&t132, t109, t121, c131);
    uint64_t t134; const p384_bit c135 = p384_addw(&t134, t111, t123, c133);
    uint64_t t136; const p384_bit c137 = p384_addw(&t136, t113, t125, c135);
    uint64_t t138; const p384_bit c139 = p384_addw(&t138, t115, t127, c137);
    uint64_t t140; (void)p384_addw(&t140, t126, UINT64_C(0x0), c139);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t130, t116, 0);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t132, t118, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t134, t120, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t136, t122, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t138, t124, c148);
    uint64_t t151; (void)p384_addw(&t151, t140, UINT64_C(0x0), c150);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t152;
    const uint64_t t153 = p384_mulw(&t152, a0, b4);
    uint64_t t154;
    const uint64_t t155 = p384_mulw(&t154, a1, b4);
    uint64_t t156;
    const uint64_t t157 = p384_mulw(&t156, a2, b4);
    uint64_t t158;
    const uint64_t t159 = p384_mulw(&t158, a3, b4);
    uint64_t t160;
    const uint64_t t161 = p384_mulw(&t160, a4, b4);
    uint64_t t162;
    const uint64_t t163 = p384_mulw(&t162, a5, b4);
    uint64_t t164; const p384_bit c165 = p384_addw(&t164, t141, t153, 0);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t143, t155, c165);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t145, t157, c167);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t147, t159, c169);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t149, t161, c171);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t151, t163, c173);
    uint64_t t176; (void)p384_addw(&t176, t162, UINT64_C(0x0), c175);
    uint64_t t177; const p384_bit c178 = p384_addw(&t177, t166, t152, 0);
    uint64_t t179; const p384_bit c180 = p384_addw(&t179, t168, t154, c178);
    uint64_t t181; const p384_bit c182 = p384_addw(&t181, t170, t156, c180);
    uint64_t t183; const p384_bit c184 = p384_addw(&t183, t172, t158, c182);
    uint64_t t185; const p384_bit c186 = p384_addw(&t185, t174, t160, c184);
    uint64_t t187; (void)p384_addw(&t187, t176, UINT64_C(0x0), c186);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, a0, b5);
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, a1, b5);
    uint64_t t192;
    const uint64_t t193 = p384_mulw(&t192, a2, b5);
    uint64_t t194;
    const uint64_t t195 = p384_mulw(&t194, a3, b5);
    uint64_t t196;
    const uint64_t t197 = p384_mulw(&t196, a4, b5);
    uint64_t t198;
    const uint64_t t199 = p384_mulw(&t198, a5, b5);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t177, t189, 0);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t179, t191, c201);
    uint64_t t204; const p384_bit c205 = p384_addw(&t204, t181, t193, c203);
    uint64_t t206; const p384_bit c207 = p384_addw(&t206, t183, t195, c205);
    uint64_t t208; const p384_bit c209 = p384_addw(&t208, t185, t197, c207);
    uint64_t t210; const p384_bit c211 = p384_addw(&t210, t187, t199, c209);
    uint64_t t212; (void)p384_addw(&t212, t198, UINT64_C(0x0), c211);
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t202, t188, 0);
    uint64_t t215; const p384_bit c216 = p384_addw(&t215, t204, t190, c214);
    uint64_t t217; const p384_bit c218 = p384_addw(&t217, t206, t192, c216);
    uint64_t t219; const p384_bit c220 = p384_addw(&t219, t208, t194, c218);
    uint64_t t221; const p384_bit c222 = p384_addw(&t221, t210, t196, c220);
    uint64_t t223; (void)p384_addw(&t223, t212, UINT64_C(0x0), c222);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t224 = t24 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t225;
    const uint64_t t226 = p384_mulw(&t225, UINT64_C(0xa7e5f24db74f5885), t224);
    const uint64_t t227 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t224);
    uint64_t t228;
    const uint64_t t229 = p384_mulw(&t228, UINT64_C(0x389cb27e0bc8d220), t224);
    uint64_t t230; const p384_bit c231 = p384_addw(&t230, t226, t227, 0);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t229, t225, c231);
    uint64_t t234; (void)p384_addw(&t234, t228, UINT64_C(0x0), c233);
    uint64_t t235; const p384_bit c236 = p384_subw(&t235, t56, t230, 0);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t92, t232, c236);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t128, t234, c238);
    uint64_t t241; const p384_bit c242 = p384_subw(&t241, t164, UINT64_C(0x0), c240);
    uint64_t t243; const p384_bit c244 = p384_subw(&t243, t200, UINT64_C(0x0), c242);
    uint64_t t245; (void)p384_subw(&t245, t224, UINT64_C(0x0), c244);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t246 = t235 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t247;
    const uint64_t t248 = p384_mulw(&t247, UINT64_C(0xa7e5f24db74f5885), t246);
    const uint64_t t249 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t246);
    uint64_t t250;
    const uint64_t t251 = p384_mulw(&t250, UINT64_C(0x389cb27e0bc8d220), t246);
    uint64_t t252; const p384_bit c253 = p384_addw(&t252, t248, t249, 0);
    uint64_t t254; const p384_bit c255 = p384_addw(&t254, t251, t247, c253);
    uint64_t t256; (void)p384_addw(&t256, t250, UINT64_C(0x0), c255);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t237, t252, 0);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t239, t254, c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t241, t256, c260);
    uint64_t t263; const p384_bit c264 = p384_subw(&t263, t243, UINT64_C(0x0), c262);
    uint64_t t265; const p384_bit c266 = p384_subw(&t265, t245, UINT64_C(0x0), c264);
    uint64_t t267; (void)p384_subw(&t267, t246, UINT64_C(0x0), c266);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t268 = t257 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t269;
    const uint64_t t270 = p384_mulw(&t269, UINT64_C(0xa7e5f24db74f5885), t268);
    const uint64_t t271 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t268);
    uint64_t t272;
    const uint64_t t273 = p384_mulw(&t272, UINT64_C(0x389cb27e0bc8d220), t268);
    uint64_t t274; const p384_bit c275 = p384_addw(&t274, t270, t271, 0);
    uint64_t t276; const p384_bit c277 = p384_addw(&t276, t273, t269, c275);
    uint64_t t278; (void)p384_addw(&t278, t272, UINT64_C(0x0), c277);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, t274, 0);
    uint64_t t281; const p384_bit c282 = p384_subw(&t281, t261, t276, c280);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, t278, c282);
    uint64_t t285; const p384_bit c286 = p384_subw(&t285, t265, UINT64_C(0x0), c284);
    uint64_t t287; const p384_bit c288 = p384_subw(&t287, t267, UINT64_C(0x0), c286);
    uint64_t t289; (void)p384_subw(&t289, t268, UINT64_C(0x0), c288);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t290 = t279 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t291;
    const uint64_t t292 = p384_mulw(&t291, UINT64_C(0xa7e5f24db74f5885), t290);
    const uint64_t t293 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t290);
    uint64_t t294;
    const uint64_t t295 = p384_mulw(&t294, UINT64_C(0x389cb27e0bc8d220), t290);
    uint64_t t296; const p384_bit c297 = p384_addw(&t296, t292, t293, 0);
    uint64_t t298; const p384_bit c299 = p384_addw(&t298, t295, t291, c297);
    uint64_t t300; (void)p384_addw(&t300, t294, UINT64_C(0x0), c299);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, t296, 0);
    uint64_t t303; const p384_bit c304 = p384_subw(&t303, t283, t298, c302);
    uint64_t t305; const p384_bit c306 = p384_subw(&t305, t285, t300, c304);
    uint64_t t307; const p384_bit c308 = p384_subw(&t307, t287, UINT64_C(0x0), c306);
    uint64_t t309; const p384_bit c310 = p384_subw(&t309, t289, UINT64_C(0x0), c308);
    uint64_t t311; (void)p384_subw(&t311, t290, UINT64_C(0x0), c310);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t312 = t301 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t313;
    const uint64_t t314 = p384_mulw(&t313, UINT64_C(0xa7e5f24db74f5885), t312);
    const uint64_t t315 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t312);
    uint64_t t316;
    const uint64_t t317 = p384_mulw(&t316, UINT64_C(0x389cb27e0bc8d220), t312);
    uint64_t t318; const p384_bit c319 = p384_addw(&t318, t314, t315, 0);
    uint64_t t320; const p384_bit c321 = p384_addw(&t320, t317, t313, c319);
    uint64_t t322; (void)p384_addw(&t322, t316, UINT64_C(0x0), c321);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, t318, 0);
    uint64_t t325; const p384_bit c326 = p384_subw(&t325, t305, t320, c324);
    uint64_t t327; const p384_bit c328 = p384_subw(&t327, t307, t322, c326);
    uint64_t t329; const p384_bit c330 = p384_subw(&t329, t309, UINT64_C(0x0), c328);
    uint64_t t331; const p384_bit c332 = p384_subw(&t331, t311, UINT64_C(0x0), c330);
    uint64_t t333; (void)p384_subw(&t333, t312, UINT64_C(0x0), c332);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t334 = t323 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t335;
    const uint64_t t336 = p384_mulw(&t335, UINT64_C(0xa7e5f24db74f5885), t334);
    const uint64_t t337 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t334);
    uint64_t t338;
    const uint64_t t339 = p384_mulw(&t338, UINT64_C(0x389cb27e0bc8d220), t334);
    uint64_t t340; const p384_bit c341 = p384_addw(&t340, t336, t337, 0);
    uint64_t t342; const p384_bit c343 = p384_addw(&t342, t339, t335, c341);
    uint64_t t344; (void)p384_addw(&t344, t338, UINT64_C(0x0), c343);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, t340, 0);
    uint64_t t347; const p384_bit c348 = p384_subw(&t347, t327, t342, c346);
    uint64_t t349; const p384_bit c350 = p384_subw(&t349, t329, t344, c348);
    uint64_t t351; const p384_bit c352 = p384_subw(&t351, t331, UINT64_C(0x0), c350);
    uint64_t t353; const p384_bit c354 = p384_subw(&t353, t333, UINT64_C(0x0), c352);
    uint64_t t355; (void)p384_subw(&t355, t334, UINT64_C(0x0), c354);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t356; const p384_bit c357 = p384_subw(&t356, t213, UINT64_C(0xecec196accc52973), 0);
    uint64_t t358; const p384_bit c359 = p384_subw(&t358, t215, UINT64_C(0x581a0db248b0a77a), c357);
    uint64_t t360; const p384_bit c361 = p384_subw(&t360, t217, UINT64_C(0xc7634d81f4372ddf), c359);
    uint64_t t362; const p384_bit c363 = p384_subw(&t362, t219, UINT64_C(0xffffffffffffffff), c361);
    uint64_t t364; const p384_bit c365 = p384_subw(&t364, t221, UINT64_C(0xffffffffffffffff), c363);
    uint64_t t366; (void)p384_subw(&t366, t223, UINT64_C(0xffffffffffffffff), c365);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t367; const p384_bit c368 = p384_addw(&t367, t345, t213, 0);
    uint64_t t369; const p384_bit c370 = p384_addw(&t369, t347, t215, c368);
    uint64_t t371; const p384_bit c372 = p384_addw(&t371, t349, t217, c370);
    uint64_t t373; const p384_bit c374 = p384_addw(&t373, t351, t219, c372);
    uint64_t t375; const p384_bit c376 = p384_addw(&t375, t353, t221, c374);
    uint64_t t377; (void)p384_addw(&t377, t355, t223, c376);
    uint64_t t378; const p384_bit c379 = p384_addw(&t378, t345, t356, 0);
    uint64_t t380; const p384_bit c381 = p384_addw(&t380, t347, t358, c379);
    uint64_t t382; const p384_bit c383 = p384_addw(&t382, t349, t360, c381);
    uint64_t t384; const p384_bit c385 = p384_addw(&t384, t351, t362, c383);
    uint64_t t386; const p384_bit c387 = p384_addw(&t386, t353, t364, c385);
    uint64_t t388; const p384_bit c389 = p384_addw(&t388, t355, t366, c387);
    const uint64_t m0 = p384_maskw(c389);
    const uint64_t t390 = p384_selectw(m0, t378, t367);
    const uint64_t t391 = p384_selectw(m0, t380, t369);
    const uint64_t t392 = p384_selectw(m0, t382, t371);
    const uint64_t t393 = p384_selectw(m0, t384, t373);
    const uint64_t t394 = p384_selectw(m0, t386, t375);
    const uint64_t t395 = p384_selectw(m0, t388, t377);
    p384_storew(&r->v[0], t390);
    p384_storew(&r->v[1], t391);
    p384_storew(&r->v[2], t392);
    p384_storew(&r->v[3], t393);
    p384_storew(&r->v[4], t394);
    p384_storew(&r->v[5], t395);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p384_sc_sqr(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* square, products of a[0] with the words above it */
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, a2, a0);
    uint64_t t17;
    const uint64_t t18 = p384_mulw(&t17, a1, a0);
    uint64_t t19;
    const uint64_t t20 = p384_mulw(&t19, a3, a0);
    uint64_t t21;
    const uint64_t t22 = p384_mulw(&t21, a4, a0);
    uint64_t t23;
    const uint64_t t24 = p384_mulw(&t23, a5, a0);
    uint64_t t25; const p384_bit c26 = p384_addw(&t25, t16, t17, 0);
    uint64_t t27; const p384_bit c28 = p384_addw(&t27, t20, t15, c26);
    uint64_t t29; const p384_bit c30 = p384_addw(&t29, t22, t19, c28);
    uint64_t t31; const p384_bit c32 = p384_addw(&t31, t24, t21, c30);
    uint64_t t33; (void)p384_addw(&t33, t23, UINT64_C(0x0), c32);
    /* square, products of a[1] with the words above it */
    uint64_t t34;
    const uint64_t t35 = p384_mulw(&t34, a2, a1);
    uint64_t t36;
    const uint64_t t37 = p384_mulw(&t36, a3, a1);
    uint64_t t38;
    const uint64_t t39 = p384_mulw(&t38, a4, a1);
    uint64_t t40;
    const uint64_t t41 = p384_mulw(&t40, a5, a1);
    uint64_t t42; const p384_bit c43 = p384_addw(&t42, t27, t35, 0);
    uint64_t t44; const p384_bit c45 = p384_addw(&t44, t29, t37, c43);
    uint64_t t46; const p384_bit c47 = p384_addw(&t46, t31, t39, c45);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t33, t41, c47);
    uint64_t t50; (void)p384_addw(&t50, t40, UINT64_C(0x0), c49);
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t44, t34, 0);
    uint64_t t53; const p384_bit c54 = p384_addw(&t53, t46, t36, c52);
    uint64_t t55; const p384_bit c56 = p384_addw(&t55, t48, t38, c54);
    uint64_t t57; (void)p384_addw(&t57, t50, UINT64_C(0x0), c56);
    /* square, products of a[2] with the words above it */
    uint64_t t58;
    const uint64_t t59 = p384_mulw(&t58, a3, a2);
    uint64_t t60;
    const uint64_t t61 = p384_mulw(&t60, a4, a2);
    uint64_t t62;
    const uint64_t t63 = p384_mulw(&t62, a5, a2);
    uint64_t t64; const p384_bit c65 = p384_addw(&t64, t53, t59, 0);
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t55, t61, c65);
    uint64_t t68; const p384_bit c69 = p384_addw(&t68, t57, t63, c67);
    uint64_t t70; (void)p384_addw(&t70, t62, UINT64_C(0x0), c69);
    uint64_t t71; const p384_bit c72 = p384_addw(&t71, t66, t58, 0);
    uint64_t t73; const p384_bit c74 = p384_addw(&t73, t68, t60, c72);
    uint64_t t75; (void)p384_addw(&t75, t70, UINT64_C(0x0), c74);
    /* square, products of a[3] with the words above it */
    uint64_t t76;
    const uint64_t t77 = p384_mulw(&t76, a4, a3);
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, a5, a3);
    uint64_t t80; const p384_bit c81 = p384_addw(&t80, t73, t77, 0);
    uint64_t t82; const p384_bit c83 = p384_addw(&t82, t75, t79, c81);
    uint64_t t84; (void)p384_addw(&t84, t78, UINT64_C(0x0), c83);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t82, t76, 0);
    uint64_t t87; (void)p384_addw(&t87, t84, UINT64_C(0x0), c86);
    /* square, products of a[4] with the words above it */
    uint64_t t88;
    const uint64_t t89 = p384_mulw(&t88, a5, a4);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t87, t89, 0);
    const uint64_t t92 = p384_bitw(c91);
    const uint64_t t93 = t92 + t88;
    /* square: double the cross products */
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t18, t18, 0);
    uint64_t t96; const p384_bit c97 = p384_addw(&t96, t25, t25, c95);
    uint64_t t98; const p384_bit c99 = p384_addw(&t98, t42, t42, c97);
    uint64_t t100; const p384_bit c101 = p384_addw(&t100, t51, t51, c99);
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t64, t64, c101);
    uint64_t t104; const p384_bit c105 = p384_addw(&t104, t71, t71, c103);
    uint64_t t106; const p384_bit c107 = p384_addw(&t106, t80, t80, c105);
    uint64_t t108; const p384_bit c109 = p384_addw(&t108, t85, t85, c107);
    uint64_t t110; const p384_bit c111 = p384_addw(&t110, t90, t90, c109);
    uint64_t t112; const p384_bit c113 = p384_addw(&t112, t93, t93, c111);
    const uint64_t t114 = p384_bitw(c113);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t115;
    const uint64_t t116 = p384_mulw(&t115, a0, a0);
    uint64_t t117;
    const uint64_t t118 = p384_mulw(&t117, a1, a1);
    uint64_t t119;
    const uint64_t t120 = p384_mulw(&t119, a2, a2);
    uint64_t t121;
    const uint64_t t122 = p384_mulw(&t121, a3, a3);
    uint64_t t123;
    const uint64_t t124 = p384_mulw(&t123, a4, a4);
    uint64_t t125;
    const uint64_t t126 = p384_mulw(&t125, a5, a5);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t94, t115, 0);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t96, t118, c128);
    uint64_t t131; const p384_bit c132 = p384_addw(&t131, t98, t117, c130);
    uint64_t t133; const p384_bit c134 = p384_addw(&t133, t100, t120, c132);
    uint64_t t135; const p384_bit c136 = p384_addw(&t135, t102, t119, c134);
    uint64_t t137; const p384_bit c138 = p384_addw(&t137, t104, t122, c136);
    uint64_t t139; const p384_bit c140 = p384_addw(&t139, t106, t121, c138);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t108, t124, c140);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t110, t123, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t112, t126, c144);
    uint64_t t147; (void)p384_addw(&t147, t114, t125, c146);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t148 = t116 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t149;
    const uint64_t t150 = p384_mulw(&t149, UINT64_C(0xa7e5f24db74f5885), t148);
    const uint64_t t151 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t148);
    uint64_t t152;
    const uint64_t t153 = p384_mulw(&t152, UINT64_C(0x389cb27e0bc8d220), t148);
    uint64_t t154; const p384_bit c155 = p384_addw(&t154, t150, t151, 0);
    uint64_t t156; const p384_bit c157 = p384_addw(&t156, t153, t149, c155);
    uint64_t t158; (void)p384_addw(&t158, t152, UINT64_C(0x0), c157);
    uint64_t t159; const p384_bit c160 = p384_subw(&t159, t127, t154, 0);
    uint64_t t161; const p384_bit c162 = p384_subw(&t161, t129, t156, c160);
    uint64_t t163; const p384_bit c164 = p384_subw(&t163, t131, t158, c162);
    uint64_t t165; const p384_bit c166 = p384_subw(&t165, t133, UINT64_C(0x0), c164);
    uint64_t t167; const p384_bit c168 = p384_subw(&t167, t135, UINT64_C(0x0), c166);
    uint64_t t169; (void)p384_subw(&t169, t148, UINT64_C(0x0), c168);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t170 = t159 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t171;
    const uint64_t t172 = p384_mulw(&t171, UINT64_C(0xa7e5f24db74f5885), t170);
    const uint64_t t173 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t170);
    uint64_t t174;
    const uint64_t t175 = p384_mulw(&t174, UINT64_C(0x389cb27e0bc8d220), t170);
    uint64_t t176; const p384_bit c177 = p384_addw(&t176, t172, t173, 0);
    uint64_t t178; const p384_bit c179 = p384_addw(&t178, t175, t171, c177);
    uint64_t t180; (void)p384_addw(&t180, t174, UINT64_C(0x0), c179);
    uint64_t t181; const p384_bit c182 = p384_subw(&t181, t161, t176, 0);
    uint64_t t183; const p384_bit c184 = p384_subw(&t183, t163, t178, c182);
    uint64_t t185; const p384_bit c186 = p384_subw(&t185, t165, t180, c184);
    uint64_t t187; const p384_bit c188 = p384_subw(&t187, t167, UINT64_C(0x0), c186);
    uint64_t t189; const p384_bit c190 = p384_subw(&t189, t169, UINT64_C(0x0), c188);
    uint64_t t191; (void)p384_subw(&t191, t170, UINT64_C(0x0), c190);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t192 = t181 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t193;
    const uint64_t t194 = p384_mulw(&t193, UINT64_C(0xa7e5f24db74f5885), t192);
    const uint64_t t195 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t192);
    uint64_t t196;
    const uint64_t t197 = p384_mulw(&t196, UINT64_C(0x389cb27e0bc8d220), t192);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t194, t195, 0);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t197, t193, c199);
    uint64_t t202; (void)p384_addw(&t202, t196, UINT64_C(0x0), c201);
    uint64_t t203; const p384_bit c204 = p384_subw(&t203, t183, t198, 0);
    uint64_t t205; const p384_bit c206 = p384_subw(&t205, t185, t200, c204);
    uint64_t t207; const p384_bit c208 = p384_subw(&t207, t187, t202, c206);
    uint64_t t209; const p384_bit c210 = p384_subw(&t209, t189, UINT64_C(0x0), c208);
    uint64_t t211; const p384_bit c212 = p384_subw(&t211, t191, UINT64_C(0x0), c210);
    uint64_t t213; (void)p384_subw(&t213, t192, UINT64_C(0x0), c212);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t214 = t203 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t215;
    const uint64_t t216 = p384_mulw(&t215, UINT64_C(0xa7e5f24db74f5885), t214);
    const uint64_t t217 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t214);
    uint64_t t218;
    const uint64_t t219 = p384_mulw(&t218, UINT64_C(0x389cb27e0bc8d220), t214);
    uint64_t t220; const p384_bit c221 = p384_addw(&t220, t216, t217, 0);
    uint64_t t222; const p384_bit c223 = p384_addw(&t222, t219, t215, c221);
    uint64_t t224; (void)p384_addw(&t224, t218, UINT64_C(0x0), c223);
    uint64_t t225; const p384_bit c226 = p384_subw(&t225, t205, t220, 0);
    uint64_t t227; const p384_bit c228 = p384_subw(&t227, t207, t222, c226);
    uint64_t t229; const p384_bit c230 = p384_subw(&t229, t209, t224, c228);
    uint64_t t231; const p384_bit c232 = p384_subw(&t231, t211, UINT64_C(0x0), c230);
    uint64_t t233; const p384_bit c234 = p384_subw(&t233, t213, UINT64_C(0x0), c232);
    uint64_t t235; (void)p384_subw(&t235, t214, UINT64_C(0x0), c234);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t236 = t225 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t237;
    const uint64_t t238 = p384_mulw(&t237, UINT64_C(0xa7e5f24db74f5885), t236);
    const uint64_t t239 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t236);
    uint64_t t240;
    const uint64_t t241 = p384_mulw(&t240, UINT64_C(0x389cb27e0bc8d220), t236);
    uint64_t t242; const p384_bit c243 = p384_addw(&t242, t238, t239, 0);
    uint64_t t244; const p384_bit c245 = p384_addw(&t244, t241, t237, c243);
    uint64_t t246; (void)p384_addw(&t246, t240, UINT64_C(0x0), c245);
    uint64_t t247; const p384_bit c248 = p384_subw(&t247, t227, t242, 0);
    uint64_t t249; const p384_bit c250 = p384_subw(&t249, t229, t244, c248);
    uint64_t t251; const p384_bit c252 = p384_subw(&t251, t231, t246, c250);
    uint64_t t253; const p384_bit c254 = p384_subw(&t253, t233, UINT64_C(0x0), c252);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t235, UINT64_C(0x0), c254);
    uint64_t t257; (void)p384_subw(&t257, t236, UINT64_C(0x0), c256);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t258 = t247 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t259;
    const uint64_t t260 = p384_mulw(&t259, UINT64_C(0xa7e5f24db74f5885), t258);
    const uint64_t t261 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t258);
    uint64_t t262;
    const uint64_t t263 = p384_mulw(&t262, UINT64_C(0x389cb27e0bc8d220), t258);
    uint64_t t264; const p384_bit c265 = p384_addw(&t264, t260, t261, 0);
    uint64_t t266; const p384_bit c267 = p384_addw(&t266, t263, t259, c265);
    uint64_t t268; (void)p384_addw(&t268, t262, UINT64_C(0x0), c267);
    uint64_t t269; const p384_bit c270 = p384_subw(&t269, t249, t264, 0);
    uint64_t t271; const p384_bit c272 = p384_subw(&t271, t251, t266, c270);
    uint64_t t273; const p384_bit c274 = p384_subw(&t273, t253, t268, c272);
    uint64_t t275; const p384_bit c276 = p384_subw(&t275, t255, UINT64_C(0x0), c274);
    uint64_t t277; const p384_bit c278 = p384_subw(&t277, t257, UINT64_C(0x0), c276);
    uint64_t t279; (void)p384_subw(&t279, t258, UINT64_C(0x0), c278);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t280; const p384_bit c281 = p384_subw(&t280, t137, UINT64_C(0xecec196accc52973), 0);
    uint64_t t282; const p384_bit c283 = p384_subw(&t282, t139, UINT64_C(0x581a0db248b0a77a), c281);
    uint64_t t284; const p384_bit c285 = p384_subw(&t284, t141, UINT64_C(0xc7634d81f4372ddf), c283);
    uint64_t t286; const p384_bit c287 = p384_subw(&t286, t143, UINT64_C(0xffffffffffffffff), c285);
    uint64_t t288; const p384_bit c289 = p384_subw(&t288, t145, UINT64_C(0xffffffffffffffff), c287);
    uint64_t t290; (void)p384_subw(&t290, t147, UINT64_C(0xffffffffffffffff), c289);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t291; const p384_bit c292 = p384_addw(&t291, t269, t137, 0);
    uint64_t t293; const p384_bit c294 = p384_addw(&t293, t271, t139, c292);
    uint64_t t295; const p384_bit c296 = p384_addw(&t295, t273, t141, c294);
    uint64_t t297; const p384_bit c298 = p384_addw(&t297, t275, t143, c296);
    uint64_t t299; const p384_bit c300 = p384_addw(&t299, t277, t145, c298);
    uint64_t t301; (void)p384_addw(&t301, t279, t147, c300);
    uint64_t t302; const p384_bit c303 = p384_addw(&t302, t269, t280, 0);
    uint64_t t304; const p384_bit c305 = p384_addw(&t304, t271, t282, c303);
    uint64_t t306; const p384_bit c307 = p384_addw(&t306, t273, t284, c305);
    uint64_t t308; const p384_bit c309 = p384_addw(&t308, t275, t286, c307);
    uint64_t t310; const p384_bit c311 = p384_addw(&t310, t277, t288, c309);
    uint64_t t312; const p384_bit c313 = p384_addw(&t312, t279, t290, c311);
    const uint64_t m0 = p384_maskw(c313);
    const uint64_t t314 = p384_selectw(m0, t302, t291);
    const uint64_t t315 = p384_selectw(m0, t304, t293);
    const uint64_t t316 = p384_selectw(m0, t306, t295);
    const uint64_t t317 = p384_selectw(m0, t308, t297);
    const uint64_t t318 = p384_selectw(m0, t310, t299);
    const uint64_t t319 = p384_selectw(m0, t312, t301);
    p384_storew(&r->v[0], t314);
    p384_storew(&r->v[1], t315);
    p384_storew(&r->v[2], t316);
    p384_storew(&r->v[3], t317);
    p384_storew(&r->v[4], t318);
    p384_storew(&r->v[5], t319);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p384_sc_mul_small(p384_sc *r, const p384_sc *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* T = a * k */
    uint64_t t16;
    const uint64_t t17 = p384_mulw(&t16, a1, k_word);
    uint64_t t18;
    const uint64_t t19 = p384_mulw(&t18, a0, k_word);
    uint64_t t20;
    const uint64_t t21 = p384_mulw(&t20, a2, k_word);
    uint64_t t22;
    const uint64_t t23 = p384_mulw(&t22, a3, k_word);
    uint64_t t24;
    const uint64_t t25 = p384_mulw(&t24, a4, k_word);
    uint64_t t26;
    const uint64_t t27 = p384_mulw(&t26, a5, k_word);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, t17, t18, 0);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, t21, t16, c29);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t23, t20, c31);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t25, t22, c33);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, t27, t24, c35);
    uint64_t t38; (void)p384_addw(&t38, t26, UINT64_C(0x0), c37);
    /* T - q * p, below 4*p */
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, UINT64_C(0x581a0db248b0a77a), t38);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, UINT64_C(0xecec196accc52973), t38);
    uint64_t t43;
    const uint64_t t44 = p384_mulw(&t43, UINT64_C(0xc7634d81f4372ddf), t38);
    uint64_t t45;
    const uint64_t t46 = p384_mulw(&t45, UINT64_C(0xffffffffffffffff), t38);
    uint64_t t47; const p384_bit c48 = p384_addw(&t47, t40, t41, 0);
    uint64_t t49; const p384_bit c50 = p384_addw(&t49, t44, t39, c48);
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t46, t43, c50);
    uint64_t t53; const p384_bit c54 = p384_addw(&t53, t46, t45, c52);
    uint64_t t55; const p384_bit c56 = p384_addw(&t55, t46, t45, c54);
    uint64_t t57; (void)p384_addw(&t57, t45, UINT64_C(0x0), c56);
    uint64_t t58; const p384_bit c59 = p384_subw(&t58, t19, t42, 0);
    uint64_t t60; const p384_bit c61 = p384_subw(&t60, t28, t47, c59);
    uint64_t t62; const p384_bit c63 = p384_subw(&t62, t30, t49, c61);
    uint64_t t64; const p384_bit c65 = p384_subw(&t64, t32, t51, c63);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t34, t53, c65);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t36, t55, c67);
    uint64_t t70; (void)p384_subw(&t70, t38, t57, c69);
    /* subtract 2*p where that does not borrow */
    uint64_t t71; const p384_bit c72 = p384_subw(&t71, t58, UINT64_C(0xd9d832d5998a52e6), 0);
    uint64_t t73; const p384_bit c74 = p384_subw(&t73, t60, UINT64_C(0xb0341b6491614ef5), c72);
    uint64_t t75; const p384_bit c76 = p384_subw(&t75, t62, UINT64_C(0x8ec69b03e86e5bbe), c74);
    uint64_t t77; const p384_bit c78 = p384_subw(&t77, t64, UINT64_C(0xffffffffffffffff), c76);
    uint64_t t79; const p384_bit c80 = p384_subw(&t79, t66, UINT64_C(0xffffffffffffffff), c78);
    uint64_t t81; const p384_bit c82 = p384_subw(&t81, t68, UINT64_C(0xffffffffffffffff), c80);
    uint64_t t83; const p384_bit c84 = p384_subw(&t83, t70, UINT64_C(0x1), c82);
    const uint64_t m0 = p384_maskw(c84);
    const uint64_t t85 = p384_selectw(m0, t58, t71);
    const uint64_t t86 = p384_selectw(m0, t60, t73);
    const uint64_t t87 = p384_selectw(m0, t62, t75);
    const uint64_t t88 = p384_selectw(m0, t64, t77);
    const uint64_t t89 = p384_selectw(m0, t66, t79);
    const uint64_t t90 = p384_selectw(m0, t68, t81);
    const uint64_t t91 = p384_selectw(m0, t70, t83);
    /* subtract 1*p where that does not borrow */
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t85, UINT64_C(0xecec196accc52973), 0);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t86, UINT64_C(0x581a0db248b0a77a), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t87, UINT64_C(0xc7634d81f4372ddf), c95);
    uint64_t t98; const p384_bit c99 = p384_subw(&t98, t88, UINT64_C(0xffffffffffffffff), c97);
    uint64_t t100; const p384_bit c101 = p384_subw(&t100, t89, UINT64_C(0xffffffffffffffff), c99);
    uint64_t t102; const p384_bit c103 = p384_subw(&t102, t90, UINT64_C(0xffffffffffffffff), c101);
    const p384_bit c104 = p384_borroww(t91, UINT64_C(0x0), c103);
    const uint64_t m1 = p384_maskw(c104);
    const uint64_t t105 = p384_selectw(m1, t85, t92);
    const uint64_t t106 = p384_selectw(m1, t86, t94);
    const uint64_t t107 = p384_selectw(m1, t87, t96);
    const uint64_t t108 = p384_selectw(m1, t88, t98);
    const uint64_t t109 = p384_selectw(m1, t89, t100);
    const uint64_t t110 = p384_selectw(m1, t90, t102);
    p384_storew(&r->v[0], t105);
    p384_storew(&r->v[1], t106);
    p384_storew(&r->v[2], t107);
    p384_storew(&r->v[3], t108);
    p384_storew(&r->v[4], t109);
    p384_storew(&r->v[5], t110);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p384_sc_to_mont(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p384_mulw(&t21, a1, UINT64_C(0x2d319b2419b409a9));
    uint64_t t23;
    const uint64_t t24 = p384_mulw(&t23, a0, UINT64_C(0x2d319b2419b409a9));
    uint64_t t25;
    const uint64_t t26 = p384_mulw(&t25, a2, UINT64_C(0x2d319b2419b409a9));
    uint64_t t27;
    const uint64_t t28 = p384_mulw(&t27, a3, UINT64_C(0x2d319b2419b409a9));
    uint64_t t29;
    const uint64_t t30 = p384_mulw(&t29, a4, UINT64_C(0x2d319b2419b409a9));
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, a5, UINT64_C(0x2d319b2419b409a9));
    uint64_t t33; const p384_bit c34 = p384_addw(&t33, t22, t23, 0);
    uint64_t t35; const p384_bit c36 = p384_addw(&t35, t26, t21, c34);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t28, t25, c36);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t30, t27, c38);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t32, t29, c40);
    uint64_t t43; (void)p384_addw(&t43, t31, UINT64_C(0x0), c42);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, a0, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t46;
    const uint64_t t47 = p384_mulw(&t46, a1, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t48;
    const uint64_t t49 = p384_mulw(&t48, a2, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t50;
    const uint64_t t51 = p384_mulw(&t50, a3, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t52;
    const uint64_t t53 = p384_mulw(&t52, a4, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t54;
    const uint64_t t55 = p384_mulw(&t54, a5, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t56; const p384_bit c57 = p384_addw(&t56, t33, t45, 0);
    uint64_t t58; const p384_bit c59 = p384_addw(&t58, t35, t47, c57);
    uint64_t t60; const p384_bit c61 = p384_addw(&t60, t37, t49, c59);
    uint64_t t62; const p384_bit c63 = p384_addw(&t62, t39, t51, c61);
    uint64_t t64; const p384_bit c65 = p384_addw(&t64, t41, t53, c63);
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t43, t55, c65);
    uint64_t t68; (void)p384_addw(&t68, t54, UINT64_C(0x0), c67);
    uint64_t t69; const p384_bit c70 = p384_addw(&t69, t58, t44, 0);
    uint64_t t71; const p384_bit c72 = p384_addw(&t71, t60, t46, c70);
    uint64_t t73; const p384_bit c74 = p384_addw(&t73, t62, t48, c72);
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t64, t50, c74);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t66, t52, c76);
    uint64_t t79; (void)p384_addw(&t79, t68, UINT64_C(0x0), c78);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t80;
    const uint64_t t81 = p384_mulw(&t80, a0, UINT64_C(0xbc3e483afcb82947));
    uint64_t t82;
    const uint64_t t83 = p384_mulw(&t82, a1, UINT64_C(0xbc3e483afcb82947));
    uint64_t t84;
    const uint64_t t85 = p384_mulw(&t84, a2, UINT64_C(0xbc3e483afcb82947));
    uint64_t t86;
    const uint64_t t87 = p384_mulw(&t86, a3, UINT64_C(0xbc3e483afcb82947));
    uint64_t t88;
    const uint64_t t89 = p384_mulw(&t88, a4, UINT64_C(0xbc3e483afcb82947));
    uint64_t t90;
    const uint64_t t91 = p384_mulw(&t90, a5, UINT64_C(0xbc3e483afcb82947));
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t69, t81, 0);
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t71, t83, c93);
    uint64_t t96; const p384_bit c97 = p384_addw(&t96, t73, t85, c95);
    uint64_t t98; const p384_bit c99 = p384_addw(&t98, t75, t87, c97);
    uint64_t t100; const p384_bit c101 = p384_addw(&t100, t77, t89, c99);
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t79, t91, c101);
    uint64_t t104; (void)p384_addw(&t104, t90, UINT64_C(0x0), c103);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t94, t80, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t96, t82, c106);
    uint64_t t109; const p384_bit c110 = p384_addw(&t109, t98, t84, c108);
    uint64_t t111; const p384_bit c112 = p384_addw(&t111, t100, t86, c110);
    uint64_t t113; const p384_bit c114 = p384_addw(&t113, t102, t88, c112);
    uint64_t t115; (void)p384_addw(&t115, t104, UINT64_C(0x0), c114);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, a0, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, a1, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t120;
    const uint64_t t121 = p384_mulw(&t120, a2, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, a3, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t124;
    const uint64_t t125 = p384_mulw(&t124, a4, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t126;
    const uint64_t t127 = p384_mulw(&t126, a5, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t105, t117, 0);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t107, t119, c129);
    uint64_t t132; const p384_bit c133 = p384_addw(&t132, t109, t121, c131);
    uint64_t t134; const p384_bit c135 = p384_addw(&t134, t111, t123, c133);
    uint64_t t136; const p384_bit c137 = p384_addw(&t136, t113, t125, c135);
    uint64_t t138; const p384_bit c139 = p384_addw(&t138, t115, t127, c137);
    uint64_t t140; (void)p384_addw(&t140, t126, UINT64_C(0x0), c139);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t130, t116, 0);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t132, t118, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t134, t120, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t136, t122, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t138, t124, c148);
    uint64_t t151; (void)p384_addw(&t151, t140, UINT64_C(0x0), c150);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t152;
    const uint64_t t153 = p384_mulw(&t152, a0, UINT64_C(0x3fb05b7a28266895));
    uint64_t t154;
    const uint64_t t155 = p384_mulw(&t154, a1, UINT64_C(0x3fb05b7a28266895));
    uint64_t t156;
    const uint64_t t157 = p384_mulw(&t156, a2, UINT64_C(0x3fb05b7a28266895));
    uint64_t t158;
    const uint64_t t159 = p384_mulw(&t158, a3, UINT64_C(0x3fb05b7a28266895));
    uint64_t t160;
    const uint64_t t161 = p384_mulw(&t160, a4, UINT64_C(0x3fb05b7a28266895));
    uint64_t t162;
    const uint64_t t163 = p384_mulw(&t162, a5, UINT64_C(0x3fb05b7a28266895));
    uint64_t t164; const p384_bit c165 = p384_addw(&t164, t141, t153, 0);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t143, t155, c165);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t145, t157, c167);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t147, t159, c169);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t149, t161, c171);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t151, t163, c173);
    uint64_t t176; (void)p384_addw(&t176, t162, UINT64_C(0x0), c175);
    uint64_t t177; const p384_bit c178 = p384_addw(&t177, t166, t152, 0);
    uint64_t t179; const p384_bit c180 = p384_addw(&t179, t168, t154, c178);
    uint64_t t181; const p384_bit c182 = p384_addw(&t181, t170, t156, c180);
    uint64_t t183; const p384_bit c184 = p384_addw(&t183, t172, t158, c182);
    uint64_t t185; const p384_bit c186 = p384_addw(&t185, t174, t160, c184);
    uint64_t t187; (void)p384_addw(&t187, t176, UINT64_C(0x0), c186);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, a0, UINT64_C(0xc84ee012b39bf21));
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, a1, UINT64_C(0xc84ee012b39bf21));
    uint64_t t192;
    const uint64_t t193 = p384_mulw(&t192, a2, UINT64_C(0xc84ee012b39bf21));
    uint64_t t194;
    const uint64_t t195 = p384_mulw(&t194, a3, UINT64_C(0xc84ee012b39bf21));
    uint64_t t196;
    const uint64_t t197 = p384_mulw(&t196, a4, UINT64_C(0xc84ee012b39bf21));
    uint64_t t198;
    const uint64_t t199 = p384_mulw(&t198, a5, UINT64_C(0xc84ee012b39bf21));
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t177, t189, 0);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t179, t191, c201);
    uint64_t t204; const p384_bit c205 = p384_addw(&t204, t181, t193, c203);
    uint64_t t206; const p384_bit c207 = p384_addw(&t206, t183, t195, c205);
    uint64_t t208; const p384_bit c209 = p384_addw(&t208, t185, t197, c207);
    uint64_t t210; const p384_bit c211 = p384_addw(&t210, t187, t199, c209);
    uint64_t t212; (void)p384_addw(&t212, t198, UINT64_C(0x0), c211);
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t202, t188, 0);
    uint64_t t215; const p384_bit c216 = p384_addw(&t215, t204, t190, c214);
    uint64_t t217; const p384_bit c218 = p384_addw(&t217, t206, t192, c216);
    uint64_t t219; const p384_bit c220 = p384_addw(&t219, t208, t194, c218);
    uint64_t t221; const p384_bit c222 = p384_addw(&t221, t210, t196, c220);
    uint64_t t223; (void)p384_addw(&t223, t212, UINT64_C(0x0), c222);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t224 = t24 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t225;
    const uint64_t t226 = p384_mulw(&t225, UINT64_C(0xa7e5f24db74f5885), t224);
    const uint64_t t227 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t224);
    uint64_t t228;
    const uint64_t t229 = p384_mulw(&t228, UINT64_C(0x389cb27e0bc8d220), t224);
    uint64_t t230; const p384_bit c231 = p384_addw(&t230, t226, t227, 0);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t229, t225, c231);
    uint64_t t234; (void)p384_addw(&t234, t228, UINT64_C(0x0), c233);
    uint64_t t235; const p384_bit c236 = p384_subw(&t235, t56, t230, 0);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t92, t232, c236);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t128, t234, c238);
    uint64_t t241; const p384_bit c242 = p384_subw(&t241, t164, UINT64_C(0x0), c240);
    uint64_t t243; const p384_bit c244 = p384_subw(&t243, t200, UINT64_C(0x0), c242);
    uint64_t t245; (void)p384_subw(&t245, t224, UINT64_C(0x0), c244);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t246 = t235 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t247;
    const uint64_t t248 = p384_mulw(&t247, UINT64_C(0xa7e5f24db74f5885), t246);
    const uint64_t t249 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t246);
    uint64_t t250;
    const uint64_t t251 = p384_mulw(&t250, UINT64_C(0x389cb27e0bc8d220), t246);
    uint64_t t252; const p384_bit c253 = p384_addw(&t252, t248, t249, 0);
    uint64_t t254; const p384_bit c255 = p384_addw(&t254, t251, t247, c253);
    uint64_t t256; (void)p384_addw(&t256, t250, UINT64_C(0x0), c255);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t237, t252, 0);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t239, t254, c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t241, t256, c260);
    uint64_t t263; const p384_bit c264 = p384_subw(&t263, t243, UINT64_C(0x0), c262);
    uint64_t t265; const p384_bit c266 = p384_subw(&t265, t245, UINT64_C(0x0), c264);
    uint64_t t267; (void)p384_subw(&t267, t246, UINT64_C(0x0), c266);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t268 = t257 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t269;
    const uint64_t t270 = p384_mulw(&t269, UINT64_C(0xa7e5f24db74f5885), t268);
    const uint64_t t271 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t268);
    uint64_t t272;
    const uint64_t t273 = p384_mulw(&t272, UINT64_C(0x389cb27e0bc8d220), t268);
    uint64_t t274; const p384_bit c275 = p384_addw(&t274, t270, t271, 0);
    uint64_t t276; const p384_bit c277 = p384_addw(&t276, t273, t269, c275);
    uint64_t t278; (void)p384_addw(&t278, t272, UINT64_C(0x0), c277);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, t274, 0);
    uint64_t t281; const p384_bit c282 = p384_subw(&t281, t261, t276, c280);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, t278, c282);
    uint64_t t285; const p384_bit c286 = p384_subw(&t285, t265, UINT64_C(0x0), c284);
    uint64_t t287; const p384_bit c288 = p384_subw(&t287, t267, UINT64_C(0x0), c286);
    uint64_t t289; (void)p384_subw(&t289, t268, UINT64_C(0x0), c288);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t290 = t279 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t291;
    const uint64_t t292 = p384_mulw(&t291, UINT64_C(0xa7e5f24db74f5885), t290);
    const uint64_t t293 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t290);
    uint64_t t294;
    const uint64_t t295 = p384_mulw(&t294, UINT64_C(0x389cb27e0bc8d220), t290);
    uint64_t t296; const p384_bit c297 = p384_addw(&t296, t292, t293, 0);
    uint64_t t298; const p384_bit c299 = p384_addw(&t298, t295, t291, c297);
    uint64_t t300; (void)p384_addw(&t300, t294, UINT64_C(0x0), c299);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, t296, 0);
    uint64_t t303; const p384_bit c304 = p384_subw(&t303, t283, t298, c302);
    uint64_t t305; const p384_bit c306 = p384_subw(&t305, t285, t300, c304);
    uint64_t t307; const p384_bit c308 = p384_subw(&t307, t287, UINT64_C(0x0), c306);
    uint64_t t309; const p384_bit c310 = p384_subw(&t309, t289, UINT64_C(0x0), c308);
    uint64_t t311; (void)p384_subw(&t311, t290, UINT64_C(0x0), c310);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t312 = t301 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t313;
    const uint64_t t314 = p384_mulw(&t313, UINT64_C(0xa7e5f24db74f5885), t312);
    const uint64_t t315 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t312);
    uint64_t t316;
    const uint64_t t317 = p384_mulw(&t316, UINT64_C(0x389cb27e0bc8d220), t312);
    uint64_t t318; const p384_bit c319 = p384_addw(&t318, t314, t315, 0);
    uint64_t t320; const p384_bit c321 = p384_addw(&t320, t317, t313, c319);
    uint64_t t322; (void)p384_addw(&t322, t316, UINT64_C(0x0), c321);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, t318, 0);
    uint64_t t325; const p384_bit c326 = p384_subw(&t325, t305, t320, c324);
    uint64_t t327; const p384_bit c328 = p384_subw(&t327, t307, t322, c326);
    uint64_t t329; const p384_bit c330 = p384_subw(&t329, t309, UINT64_C(0x0), c328);
    uint64_t t331; const p384_bit c332 = p384_subw(&t331, t311, UINT64_C(0x0), c330);
    uint64_t t333; (void)p384_subw(&t333, t312, UINT64_C(0x0), c332);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t334 = t323 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t335;
    const uint64_t t336 = p384_mulw(&t335, UINT64_C(0xa7e5f24db74f5885), t334);
    const uint64_t t337 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t334);
    uint64_t t338;
    const uint64_t t339 = p384_mulw(&t338, UINT64_C(0x389cb27e0bc8d220), t334);
    uint64_t t340; const p384_bit c341 = p384_addw(&t340, t336, t337, 0);
    uint64_t t342; const p384_bit c343 = p384_addw(&t342, t339, t335, c341);
    uint64_t t344; (void)p384_addw(&t344, t338, UINT64_C(0x0), c343);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, t340, 0);
    uint64_t t347; const p384_bit c348 = p384_subw(&t347, t327, t342, c346);
    uint64_t t349; const p384_bit c350 = p384_subw(&t349, t329, t344, c348);
    uint64_t t351; const p384_bit c352 = p384_subw(&t351, t331, UINT64_C(0x0), c350);
    uint64_t t353; const p384_bit c354 = p384_subw(&t353, t333, UINT64_C(0x0), c352);
    uint64_t t355; (void)p384_subw(&t355, t334, UINT64_C(0x0), c354);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t356; const p384_bit c357 = p384_subw(&t356, t213, UINT64_C(0xecec196accc52973), 0);
    uint64_t t358; const p384_bit c359 = p384_subw(&t358, t215, UINT64_C(0x581a0db248b0a77a), c357);
    uint64_t t360; const p384_bit c361 = p384_subw(&t360, t217, UINT64_C(0xc7634d81f4372ddf), c359);
    uint64_t t362; const p384_bit c363 = p384_subw(&t362, t219, UINT64_C(0xffffffffffffffff), c361);
    uint64_t t364; const p384_bit c365 = p384_subw(&t364, t221, UINT64_C(0xffffffffffffffff), c363);
    uint64_t t366; (void)p384_subw(&t366, t223, UINT64_C(0xffffffffffffffff), c365);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t367; const p384_bit c368 = p384_addw(&t367, t345, t213, 0);
    uint64_t t369; const p384_bit c370 = p384_addw(&t369, t347, t215, c368);
    uint64_t t371; const p384_bit c372 = p384_addw(&t371, t349, t217, c370);
    uint64_t t373; const p384_bit c374 = p384_addw(&t373, t351, t219, c372);
    uint64_t t375; const p384_bit c376 = p384_addw(&t375, t353, t221, c374);
    uint64_t t377; (void)p384_addw(&t377, t355, t223, c376);
    uint64_t t378; const p384_bit c379 = p384_addw(&t378, t345, t356, 0);
    uint64_t t380; const p384_bit c381 = p384_addw(&t380, t347, t358, c379);
    uint64_t t382; const p384_bit c383 = p384_addw(&t382, t349, t360, c381);
    uint64_t t384; const p384_bit c385 = p384_addw(&t384, t351, t362, c383);
    uint64_t t386; const p384_bit c387 = p384_addw(&t386, t353, t364, c385);
    uint64_t t388; const p384_bit c389 = p384_addw(&t388, t355, t366, c387);
    const uint64_t m0 = p384_maskw(c389);
    const uint64_t t390 = p384_selectw(m0, t378, t367);
    const uint64_t t391 = p384_selectw(m0, t380, t369);
    const uint64_t t392 = p384_selectw(m0, t382, t371);
    const uint64_t t393 = p384_selectw(m0, t384, t373);
    const uint64_t t394 = p384_selectw(m0, t386, t375);
    const uint64_t t395 = p384_selectw(m0, t388, t377);
    p384_storew(&r->v[0], t390);
    p384_storew(&r->v[1], t391);
    p384_storew(&r->v[2], t392);
    p384_storew(&r->v[3], t393);
    p384_storew(&r->v[4], t394);
    p384_storew(&r->v[5], t395);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p384_sc_from_mont(p384_sc *r, const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t11 = a0 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t12;
    const uint64_t t13 = p384_mulw(&t12, UINT64_C(0xa7e5f24db74f5885), t11);
    const uint64_t t14 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t11);
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, UINT64_C(0x389cb27e0bc8d220), t11);
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, t13, t14, 0);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t16, t12, c18);
    uint64_t t21; (void)p384_addw(&t21, t15, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t17, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t11, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t34;
    const uint64_t t35 = p384_mulw(&t34, UINT64_C(0xa7e5f24db74f5885), t33);
    const uint64_t t36 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t35, t36, 0);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t38, t34, c40);
    uint64_t t43; (void)p384_addw(&t43, t37, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t39, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, UINT64_C(0xa7e5f24db74f5885), t55);
    const uint64_t t58 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t59;
    const uint64_t t60 = p384_mulw(&t59, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t57, t58, 0);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t60, t56, c62);
    uint64_t t65; (void)p384_addw(&t65, t59, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t61, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, UINT64_C(0xa7e5f24db74f5885), t77);
    const uint64_t t80 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t81;
    const uint64_t t82 = p384_mulw(&t81, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t79, t80, 0);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t82, t78, c84);
    uint64_t t87; (void)p384_addw(&t87, t81, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t83, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, UINT64_C(0xa7e5f24db74f5885), t99);
    const uint64_t t102 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t101, t102, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t104, t100, c106);
    uint64_t t109; (void)p384_addw(&t109, t103, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t105, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, UINT64_C(0xa7e5f24db74f5885), t121);
    const uint64_t t124 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t125;
    const uint64_t t126 = p384_mulw(&t125, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t123, t124, 0);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t126, t122, c128);
    uint64_t t131; (void)p384_addw(&t131, t125, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t127, 0);
    uint64_t t134; const p384_bit c135 = p384_subw(&t134, t114, t129, c133);
    uint64_t t136; const p384_bit c137 = p384_subw(&t136, t116, t131, c135);
    uint64_t t138; const p384_bit c139 = p384_subw(&t138, t118, UINT64_C(0x0), c137);
    uint64_t t140; const p384_bit c141 = p384_subw(&t140, t120, UINT64_C(0x0), c139);
    uint64_t t142; (void)p384_subw(&t142, t121, UINT64_C(0x0), c141);
    p384_storew(&r->v[0], t132);
    p384_storew(&r->v[1], t134);
    p384_storew(&r->v[2], t136);
    p384_storew(&r->v[3], t138);
    p384_storew(&r->v[4], t140);
    p384_storew(&r->v[5], t142);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p384_sc_from_bytes(p384_sc *r, const uint8_t b[48])
{
    const uint64_t b_at40 = (uint64_t)p384_load8(b + 40);
    const uint64_t b_at32 = (uint64_t)p384_load8(b + 32);
    const uint64_t b_at24 = (uint64_t)p384_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)p384_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p384_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p384_load8(b + 0);
    /* bytes to words */
    const uint64_t t21 = p384_bswapw(b_at40);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c22 = p384_borroww(t21, UINT64_C(0xecec196accc52973), 0);
    /* bytes to words */
    const uint64_t t23 = p384_bswapw(b_at32);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c24 = p384_borroww(t23, UINT64_C(0x581a0db248b0a77a), c22);
    /* bytes to words */
    const uint64_t t25 = p384_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c26 = p384_borroww(t25, UINT64_C(0xc7634d81f4372ddf), c24);
    /* bytes to words */
    const uint64_t t27 = p384_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c28 = p384_borroww(t27, UINT64_C(0xffffffffffffffff), c26);
    /* bytes to words */
    const uint64_t t29 = p384_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c30 = p384_borroww(t29, UINT64_C(0xffffffffffffffff), c28);
    /* bytes to words */
    const uint64_t t31 = p384_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c32 = p384_borroww(t31, UINT64_C(0xffffffffffffffff), c30);
    const uint64_t t33 = p384_maskw(c32);
    const uint64_t t34 = t23 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, t34, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t37 = t21 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t38;
    const uint64_t t39 = p384_mulw(&t38, t37, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t40 = t25 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, t40, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t43 = t27 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, t43, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t46 = t29 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t47;
    const uint64_t t48 = p384_mulw(&t47, t46, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t49 = t31 & t33;
    /* product, row 0: a * b[0] */
    uint64_t t50;
    const uint64_t t51 = p384_mulw(&t50, t49, UINT64_C(0x2d319b2419b409a9));
    uint64_t t52; const p384_bit c53 = p384_addw(&t52, t36, t38, 0);
    uint64_t t54; const p384_bit c55 = p384_addw(&t54, t42, t35, c53);
    uint64_t t56; const p384_bit c57 = p384_addw(&t56, t45, t41, c55);
    uint64_t t58; const p384_bit c59 = p384_addw(&t58, t48, t44, c57);
    uint64_t t60; const p384_bit c61 = p384_addw(&t60, t51, t47, c59);
    uint64_t t62; (void)p384_addw(&t62, t50, UINT64_C(0x0), c61);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t63;
    const uint64_t t64 = p384_mulw(&t63, t37, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t65;
    const uint64_t t66 = p384_mulw(&t65, t34, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t67;
    const uint64_t t68 = p384_mulw(&t67, t40, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t69;
    const uint64_t t70 = p384_mulw(&t69, t43, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t71;
    const uint64_t t72 = p384_mulw(&t71, t46, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t73;
    const uint64_t t74 = p384_mulw(&t73, t49, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t52, t64, 0);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t54, t66, c76);
    uint64_t t79; const p384_bit c80 = p384_addw(&t79, t56, t68, c78);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t58, t70, c80);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t60, t72, c82);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t62, t74, c84);
    uint64_t t87; (void)p384_addw(&t87, t73, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_addw(&t88, t77, t63, 0);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t79, t65, c89);
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t81, t67, c91);
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t83, t69, c93);
    uint64_t t96; const p384_bit c97 = p384_addw(&t96, t85, t71, c95);
    uint64_t t98; (void)p384_addw(&t98, t87, UINT64_C(0x0), c97);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t99;
    const uint64_t t100 = p384_mulw(&t99, t37, UINT64_C(0xbc3e483afcb82947));
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, t34, UINT64_C(0xbc3e483afcb82947));
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, t40, UINT64_C(0xbc3e483afcb82947));
    uint64_t t105;
    const uint64_t t106 = p384_mulw(&t105, t43, UINT64_C(0xbc3e483afcb82947));
    uint64_t t107;
    const uint64_t t108 = p384_mulw(&t107, t46, UINT64_C(0xbc3e483afcb82947));
    uint64_t t109;
    const uint64_t t110 = p384_mulw(&t109, t49, UINT64_C(0xbc3e483afcb82947));
    uint64_t t111; const p384_bit c112 = p384_addw(&t111, t88, t100, 0);
    uint64_t t113; const p384_bit c114 = p384_addw(&t113, t90, t102, c112);
    uint64_t t115; const p384_bit c116 = p384_addw(&t115, t92, t104, c114);
    uint64_t t117; const p384_bit c118 = p384_addw(&t117, t94, t106, c116);
    uint64_t t119; const p384_bit c120 = p384_addw(&t119, t96, t108, c118);
    uint64_t t121; const p384_bit c122 = p384_addw(&t121, t98, t110, c120);
    uint64_t t123; (void)p384_addw(&t123, t109, UINT64_C(0x0), c122);
    uint64_t t124; const p384_bit c125 = p384_addw(&t124, t113, t99, 0);
    uint64_t t126; const p384_bit c127 = p384_addw(&t126, t115, t101, c125);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t117, t103, c127);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t119, t105, c129);
    uint64_t t132; const p384_bit c133 = p384_addw(&t132, t121, t107, c131);
    uint64_t t134; (void)p384_addw(&t134, t123, UINT64_C(0x0), c133);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t135;
    const uint64_t t136 = p384_mulw(&t135, t37, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t137;
    const uint64_t t138 = p384_mulw(&t137, t34, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t139;
    const uint64_t t140 = p384_mulw(&t139, t40, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t141;
    const uint64_t t142 = p384_mulw(&t141, t43, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t143;
    const uint64_t t144 = p384_mulw(&t143, t46, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t145;
    const uint64_t t146 = p384_mulw(&t145, t49, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t124, t136, 0);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t126, t138, c148);
    uint64_t t151; const p384_bit c152 = p384_addw(&t151, t128, t140, c150);
    uint64_t t153; const p384_bit c154 = p384_addw(&t153, t130, t142, c152);
    uint64_t t155; const p384_bit c156 = p384_addw(&t155, t132, t144, c154);
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t134, t146, c156);
    uint64_t t159; (void)p384_addw(&t159, t145, UINT64_C(0x0), c158);
    uint64_t t160; const p384_bit c161 = p384_addw(&t160, t149, t135, 0);
    uint64_t t162; const p384_bit c163 = p384_addw(&t162, t151, t137, c161);
    uint64_t t164; const p384_bit c165 = p384_addw(&t164, t153, t139, c163);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t155, t141, c165);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t157, t143, c167);
    uint64_t t170; (void)p384_addw(&t170, t159, UINT64_C(0x0), c169);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t171;
    const uint64_t t172 = p384_mulw(&t171, t37, UINT64_C(0x3fb05b7a28266895));
    uint64_t t173;
    const uint64_t t174 = p384_mulw(&t173, t34, UINT64_C(0x3fb05b7a28266895));
    uint64_t t175;
    const uint64_t t176 = p384_mulw(&t175, t40, UINT64_C(0x3fb05b7a28266895));
    uint64_t t177;
    const uint64_t t178 = p384_mulw(&t177, t43, UINT64_C(0x3fb05b7a28266895));
    uint64_t t179;
    const uint64_t t180 = p384_mulw(&t179, t46, UINT64_C(0x3fb05b7a28266895));
    uint64_t t181;
    const uint64_t t182 = p384_mulw(&t181, t49, UINT64_C(0x3fb05b7a28266895));
    uint64_t t183; const p384_bit c184 = p384_addw(&t183, t160, t172, 0);
    uint64_t t185; const p384_bit c186 = p384_addw(&t185, t162, t174, c184);
    uint64_t t187; const p384_bit c188 = p384_addw(&t187, t164, t176, c186);
    uint64_t t189; const p384_bit c190 = p384_addw(&t189, t166, t178, c188);
    uint64_t t191; const p384_bit c192 = p384_addw(&t191, t168, t180, c190);
    uint64_t t193; const p384_bit c194 = p384_addw(&t193, t170, t182, c192);
    uint64_t t195; (void)p384_addw(&t195, t181, UINT64_C(0x0), c194);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t185, t171, 0);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t187, t173, c197);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t189, t175, c199);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t191, t177, c201);
    uint64_t t204; const p384_bit c205 = p384_addw(&t204, t193, t179, c203);
    uint64_t t206; (void)p384_addw(&t206, t195, UINT64_C(0x0), c205);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t207;
    const uint64_t t208 = p384_mulw(&t207, t37, UINT64_C(0xc84ee012b39bf21));
    uint64_t t209;
    const uint64_t t210 = p384_mulw(&t209, t34, UINT64_C(0xc84ee012b39bf21));
    uint64_t t211;
    const uint64_t t212 = p384_mulw(&t211, t40, UINT64_C(0xc84ee012b39bf21));
    uint64_t t213;
    const uint64_t t214 = p384_mulw(&t213, t43, UINT64_C(0xc84ee012b39bf21));
    uint64_t t215;
    const uint64_t t216 = p384_mulw(&t215, t46, UINT64_C(0xc84ee012b39bf21));
    uint64_t t217;
    const uint64_t t218 = p384_mulw(&t217, t49, UINT64_C(0xc84ee012b39bf21));
    uint64_t t219; const p384_bit c220 = p384_addw(&t219, t196, t208, 0);
    uint64_t t221; const p384_bit c222 = p384_addw(&t221, t198, t210, c220);
    uint64_t t223; const p384_bit c224 = p384_addw(&t223, t200, t212, c222);
    uint64_t t225; const p384_bit c226 = p384_addw(&t225, t202, t214, c224);
    uint64_t t227; const p384_bit c228 = p384_addw(&t227, t204, t216, c226);
    uint64_t t229; const p384_bit c230 = p384_addw(&t229, t206, t218, c228);
    uint64_t t231; (void)p384_addw(&t231, t217, UINT64_C(0x0), c230);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t221, t207, 0);
    uint64_t t234; const p384_bit c235 = p384_addw(&t234, t223, t209, c233);
    uint64_t t236; const p384_bit c237 = p384_addw(&t236, t225, t211, c235);
    uint64_t t238; const p384_bit c239 = p384_addw(&t238, t227, t213, c237);
    uint64_t t240; const p384_bit c241 = p384_addw(&t240, t229, t215, c239);
    uint64_t t242; (void)p384_addw(&t242, t231, UINT64_C(0x0), c241);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t243 = t39 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t244;
    const uint64_t t245 = p384_mulw(&t244, UINT64_C(0xa7e5f24db74f5885), t243);
    const uint64_t t246 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t243);
    uint64_t t247;
    const uint64_t t248 = p384_mulw(&t247, UINT64_C(0x389cb27e0bc8d220), t243);
    uint64_t t249; const p384_bit c250 = p384_addw(&t249, t245, t246, 0);
    uint64_t t251; const p384_bit c252 = p384_addw(&t251, t248, t244, c250);
    uint64_t t253; (void)p384_addw(&t253, t247, UINT64_C(0x0), c252);
    uint64_t t254; const p384_bit c255 = p384_subw(&t254, t75, t249, 0);
    uint64_t t256; const p384_bit c257 = p384_subw(&t256, t111, t251, c255);
    uint64_t t258; const p384_bit c259 = p384_subw(&t258, t147, t253, c257);
    uint64_t t260; const p384_bit c261 = p384_subw(&t260, t183, UINT64_C(0x0), c259);
    uint64_t t262; const p384_bit c263 = p384_subw(&t262, t219, UINT64_C(0x0), c261);
    uint64_t t264; (void)p384_subw(&t264, t243, UINT64_C(0x0), c263);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t265 = t254 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t266;
    const uint64_t t267 = p384_mulw(&t266, UINT64_C(0xa7e5f24db74f5885), t265);
    const uint64_t t268 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t265);
    uint64_t t269;
    const uint64_t t270 = p384_mulw(&t269, UINT64_C(0x389cb27e0bc8d220), t265);
    uint64_t t271; const p384_bit c272 = p384_addw(&t271, t267, t268, 0);
    uint64_t t273; const p384_bit c274 = p384_addw(&t273, t270, t266, c272);
    uint64_t t275; (void)p384_addw(&t275, t269, UINT64_C(0x0), c274);
    uint64_t t276; const p384_bit c277 = p384_subw(&t276, t256, t271, 0);
    uint64_t t278; const p384_bit c279 = p384_subw(&t278, t258, t273, c277);
    uint64_t t280; const p384_bit c281 = p384_subw(&t280, t260, t275, c279);
    uint64_t t282; const p384_bit c283 = p384_subw(&t282, t262, UINT64_C(0x0), c281);
    uint64_t t284; const p384_bit c285 = p384_subw(&t284, t264, UINT64_C(0x0), c283);
    uint64_t t286; (void)p384_subw(&t286, t265, UINT64_C(0x0), c285);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t287 = t276 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t288;
    const uint64_t t289 = p384_mulw(&t288, UINT64_C(0xa7e5f24db74f5885), t287);
    const uint64_t t290 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t287);
    uint64_t t291;
    const uint64_t t292 = p384_mulw(&t291, UINT64_C(0x389cb27e0bc8d220), t287);
    uint64_t t293; const p384_bit c294 = p384_addw(&t293, t289, t290, 0);
    uint64_t t295; const p384_bit c296 = p384_addw(&t295, t292, t288, c294);
    uint64_t t297; (void)p384_addw(&t297, t291, UINT64_C(0x0), c296);
    uint64_t t298; const p384_bit c299 = p384_subw(&t298, t278, t293, 0);
    uint64_t t300; const p384_bit c301 = p384_subw(&t300, t280, t295, c299);
    uint64_t t302; const p384_bit c303 = p384_subw(&t302, t282, t297, c301);
    uint64_t t304; const p384_bit c305 = p384_subw(&t304, t284, UINT64_C(0x0), c303);
    uint64_t t306; const p384_bit c307 = p384_subw(&t306, t286, UINT64_C(0x0), c305);
    uint64_t t308; (void)p384_subw(&t308, t287, UINT64_C(0x0), c307);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t309 = t298 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t310;
    const uint64_t t311 = p384_mulw(&t310, UINT64_C(0xa7e5f24db74f5885), t309);
    const uint64_t t312 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t309);
    uint64_t t313;
    const uint64_t t314 = p384_mulw(&t313, UINT64_C(0x389cb27e0bc8d220), t309);
    uint64_t t315; const p384_bit c316 = p384_addw(&t315, t311, t312, 0);
    uint64_t t317; const p384_bit c318 = p384_addw(&t317, t314, t310, c316);
    uint64_t t319; (void)p384_addw(&t319, t313, UINT64_C(0x0), c318);
    uint64_t t320; const p384_bit c321 = p384_subw(&t320, t300, t315, 0);
    uint64_t t322; const p384_bit c323 = p384_subw(&t322, t302, t317, c321);
    uint64_t t324; const p384_bit c325 = p384_subw(&t324, t304, t319, c323);
    uint64_t t326; const p384_bit c327 = p384_subw(&t326, t306, UINT64_C(0x0), c325);
    uint64_t t328; const p384_bit c329 = p384_subw(&t328, t308, UINT64_C(0x0), c327);
    uint64_t t330; (void)p384_subw(&t330, t309, UINT64_C(0x0), c329);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t331 = t320 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t332;
    const uint64_t t333 = p384_mulw(&t332, UINT64_C(0xa7e5f24db74f5885), t331);
    const uint64_t t334 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t331);
    uint64_t t335;
    const uint64_t t336 = p384_mulw(&t335, UINT64_C(0x389cb27e0bc8d220), t331);
    uint64_t t337; const p384_bit c338 = p384_addw(&t337, t333, t334, 0);
    uint64_t t339; const p384_bit c340 = p384_addw(&t339, t336, t332, c338);
    uint64_t t341; (void)p384_addw(&t341, t335, UINT64_C(0x0), c340);
    uint64_t t342; const p384_bit c343 = p384_subw(&t342, t322, t337, 0);
    uint64_t t344; const p384_bit c345 = p384_subw(&t344, t324, t339, c343);
    uint64_t t346; const p384_bit c347 = p384_subw(&t346, t326, t341, c345);
    uint64_t t348; const p384_bit c349 = p384_subw(&t348, t328, UINT64_C(0x0), c347);
    uint64_t t350; const p384_bit c351 = p384_subw(&t350, t330, UINT64_C(0x0), c349);
    uint64_t t352; (void)p384_subw(&t352, t331, UINT64_C(0x0), c351);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t353 = t342 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t354;
    const uint64_t t355 = p384_mulw(&t354, UINT64_C(0xa7e5f24db74f5885), t353);
    const uint64_t t356 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t353);
    uint64_t t357;
    const uint64_t t358 = p384_mulw(&t357, UINT64_C(0x389cb27e0bc8d220), t353);
    uint64_t t359; const p384_bit c360 = p384_addw(&t359, t355, t356, 0);
    uint64_t t361; const p384_bit c362 = p384_addw(&t361, t358, t354, c360);
    uint64_t t363; (void)p384_addw(&t363, t357, UINT64_C(0x0), c362);
    uint64_t t364; const p384_bit c365 = p384_subw(&t364, t344, t359, 0);
    uint64_t t366; const p384_bit c367 = p384_subw(&t366, t346, t361, c365);
    uint64_t t368; const p384_bit c369 = p384_subw(&t368, t348, t363, c367);
    uint64_t t370; const p384_bit c371 = p384_subw(&t370, t350, UINT64_C(0x0), c369);
    uint64_t t372; const p384_bit c373 = p384_subw(&t372, t352, UINT64_C(0x0), c371);
    uint64_t t374; (void)p384_subw(&t374, t353, UINT64_C(0x0), c373);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t375; const p384_bit c376 = p384_subw(&t375, t232, UINT64_C(0xecec196accc52973), 0);
    uint64_t t377; const p384_bit c378 = p384_subw(&t377, t234, UINT64_C(0x581a0db248b0a77a), c376);
    uint64_t t379; const p384_bit c380 = p384_subw(&t379, t236, UINT64_C(0xc7634d81f4372ddf), c378);
    uint64_t t381; const p384_bit c382 = p384_subw(&t381, t238, UINT64_C(0xffffffffffffffff), c380);
    uint64_t t383; const p384_bit c384 = p384_subw(&t383, t240, UINT64_C(0xffffffffffffffff), c382);
    uint64_t t385; (void)p384_subw(&t385, t242, UINT64_C(0xffffffffffffffff), c384);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t386; const p384_bit c387 = p384_addw(&t386, t364, t232, 0);
    uint64_t t388; const p384_bit c389 = p384_addw(&t388, t366, t234, c387);
    uint64_t t390; const p384_bit c391 = p384_addw(&t390, t368, t236, c389);
    uint64_t t392; const p384_bit c393 = p384_addw(&t392, t370, t238, c391);
    uint64_t t394; const p384_bit c395 = p384_addw(&t394, t372, t240, c393);
    uint64_t t396; (void)p384_addw(&t396, t374, t242, c395);
    uint64_t t397; const p384_bit c398 = p384_addw(&t397, t364, t375, 0);
    uint64_t t399; const p384_bit c400 = p384_addw(&t399, t366, t377, c398);
    uint64_t t401; const p384_bit c402 = p384_addw(&t401, t368, t379, c400);
    uint64_t t403; const p384_bit c404 = p384_addw(&t403, t370, t381, c402);
    uint64_t t405; const p384_bit c406 = p384_addw(&t405, t372, t383, c404);
    uint64_t t407; const p384_bit c408 = p384_addw(&t407, t374, t385, c406);
    const uint64_t m0 = p384_maskw(c408);
    const uint64_t t409 = p384_selectw(m0, t397, t386);
    const uint64_t t410 = p384_selectw(m0, t399, t388);
    const uint64_t t411 = p384_selectw(m0, t401, t390);
    const uint64_t t412 = p384_selectw(m0, t403, t392);
    const uint64_t t413 = p384_selectw(m0, t405, t394);
    const uint64_t t414 = p384_selectw(m0, t407, t396);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t415 = ~t33;
    p384_storew(&r->v[0], t409);
    p384_storew(&r->v[1], t410);
    p384_storew(&r->v[2], t411);
    p384_storew(&r->v[3], t412);
    p384_storew(&r->v[4], t413);
    p384_storew(&r->v[5], t414);
    return -(int)(t415 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p384_sc_from_bytes_le(p384_sc *r, const uint8_t b[48])
{
    const uint64_t b_at0 = (uint64_t)p384_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p384_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p384_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p384_load8(b + 24);
    const uint64_t b_at32 = (uint64_t)p384_load8(b + 32);
    const uint64_t b_at40 = (uint64_t)p384_load8(b + 40);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c21 = p384_borroww(b_at0, UINT64_C(0xecec196accc52973), 0);
    const p384_bit c22 = p384_borroww(b_at8, UINT64_C(0x581a0db248b0a77a), c21);
    const p384_bit c23 = p384_borroww(b_at16, UINT64_C(0xc7634d81f4372ddf), c22);
    const p384_bit c24 = p384_borroww(b_at24, UINT64_C(0xffffffffffffffff), c23);
    const p384_bit c25 = p384_borroww(b_at32, UINT64_C(0xffffffffffffffff), c24);
    const p384_bit c26 = p384_borroww(b_at40, UINT64_C(0xffffffffffffffff), c25);
    const uint64_t t27 = p384_maskw(c26);
    const uint64_t t28 = b_at8 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t29;
    const uint64_t t30 = p384_mulw(&t29, t28, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t31 = b_at0 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t32;
    const uint64_t t33 = p384_mulw(&t32, t31, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t34 = b_at16 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, t34, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t37 = b_at24 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t38;
    const uint64_t t39 = p384_mulw(&t38, t37, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t40 = b_at32 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, t40, UINT64_C(0x2d319b2419b409a9));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t43 = b_at40 & t27;
    /* product, row 0: a * b[0] */
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, t43, UINT64_C(0x2d319b2419b409a9));
    uint64_t t46; const p384_bit c47 = p384_addw(&t46, t30, t32, 0);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t36, t29, c47);
    uint64_t t50; const p384_bit c51 = p384_addw(&t50, t39, t35, c49);
    uint64_t t52; const p384_bit c53 = p384_addw(&t52, t42, t38, c51);
    uint64_t t54; const p384_bit c55 = p384_addw(&t54, t45, t41, c53);
    uint64_t t56; (void)p384_addw(&t56, t44, UINT64_C(0x0), c55);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t57;
    const uint64_t t58 = p384_mulw(&t57, t31, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t59;
    const uint64_t t60 = p384_mulw(&t59, t28, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t61;
    const uint64_t t62 = p384_mulw(&t61, t34, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t63;
    const uint64_t t64 = p384_mulw(&t63, t37, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t65;
    const uint64_t t66 = p384_mulw(&t65, t40, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t67;
    const uint64_t t68 = p384_mulw(&t67, t43, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t69; const p384_bit c70 = p384_addw(&t69, t46, t58, 0);
    uint64_t t71; const p384_bit c72 = p384_addw(&t71, t48, t60, c70);
    uint64_t t73; const p384_bit c74 = p384_addw(&t73, t50, t62, c72);
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t52, t64, c74);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t54, t66, c76);
    uint64_t t79; const p384_bit c80 = p384_addw(&t79, t56, t68, c78);
    uint64_t t81; (void)p384_addw(&t81, t67, UINT64_C(0x0), c80);
    uint64_t t82; const p384_bit c83 = p384_addw(&t82, t71, t57, 0);
    uint64_t t84; const p384_bit c85 = p384_addw(&t84, t73, t59, c83);
    uint64_t t86; const p384_bit c87 = p384_addw(&t86, t75, t61, c85);
    uint64_t t88; const p384_bit c89 = p384_addw(&t88, t77, t63, c87);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t79, t65, c89);
    uint64_t t92; (void)p384_addw(&t92, t81, UINT64_C(0x0), c91);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t93;
    const uint64_t t94 = p384_mulw(&t93, t31, UINT64_C(0xbc3e483afcb82947));
    uint64_t t95;
    const uint64_t t96 = p384_mulw(&t95, t28, UINT64_C(0xbc3e483afcb82947));
    uint64_t t97;
    const uint64_t t98 = p384_mulw(&t97, t34, UINT64_C(0xbc3e483afcb82947));
    uint64_t t99;
    const uint64_t t100 = p384_mulw(&t99, t37, UINT64_C(0xbc3e483afcb82947));
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, t40, UINT64_C(0xbc3e483afcb82947));
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, t43, UINT64_C(0xbc3e483afcb82947));
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t82, t94, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t84, t96, c106);
    uint64_t t109; const p384_bit c110 = p384_addw(&t109, t86, t98, c108);
    uint64_t t111; const p384_bit c112 = p384_addw(&t111, t88, t100, c110);
    uint64_t t113; const p384_bit c114 = p384_addw(&t113, t90, t102, c112);
    uint64_t t115; const p384_bit c116 = p384_addw(&t115, t92, t104, c114);
    uint64_t t117; (void)p384_addw(&t117, t103, UINT64_C(0x0), c116);
    uint64_t t118; const p384_bit c119 = p384_addw(&t118, t107, t93, 0);
    uint64_t t120; const p384_bit c121 = p384_addw(&t120, t109, t95, c119);
    uint64_t t122; const p384_bit c123 = p384_addw(&t122, t111, t97, c121);
    uint64_t t124; const p384_bit c125 = p384_addw(&t124, t113, t99, c123);
    uint64_t t126; const p384_bit c127 = p384_addw(&t126, t115, t101, c125);
    uint64_t t128; (void)p384_addw(&t128, t117, UINT64_C(0x0), c127);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t129;
    const uint64_t t130 = p384_mulw(&t129, t31, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t131;
    const uint64_t t132 = p384_mulw(&t131, t28, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t133;
    const uint64_t t134 = p384_mulw(&t133, t34, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t135;
    const uint64_t t136 = p384_mulw(&t135, t37, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t137;
    const uint64_t t138 = p384_mulw(&t137, t40, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t139;
    const uint64_t t140 = p384_mulw(&t139, t43, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t118, t130, 0);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t120, t132, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t122, t134, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t124, t136, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t126, t138, c148);
    uint64_t t151; const p384_bit c152 = p384_addw(&t151, t128, t140, c150);
    uint64_t t153; (void)p384_addw(&t153, t139, UINT64_C(0x0), c152);
    uint64_t t154; const p384_bit c155 = p384_addw(&t154, t143, t129, 0);
    uint64_t t156; const p384_bit c157 = p384_addw(&t156, t145, t131, c155);
    uint64_t t158; const p384_bit c159 = p384_addw(&t158, t147, t133, c157);
    uint64_t t160; const p384_bit c161 = p384_addw(&t160, t149, t135, c159);
    uint64_t t162; const p384_bit c163 = p384_addw(&t162, t151, t137, c161);
    uint64_t t164; (void)p384_addw(&t164, t153, UINT64_C(0x0), c163);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t165;
    const uint64_t t166 = p384_mulw(&t165, t31, UINT64_C(0x3fb05b7a28266895));
    uint64_t t167;
    const uint64_t t168 = p384_mulw(&t167, t28, UINT64_C(0x3fb05b7a28266895));
    uint64_t t169;
    const uint64_t t170 = p384_mulw(&t169, t34, UINT64_C(0x3fb05b7a28266895));
    uint64_t t171;
    const uint64_t t172 = p384_mulw(&t171, t37, UINT64_C(0x3fb05b7a28266895));
    uint64_t t173;
    const uint64_t t174 = p384_mulw(&t173, t40, UINT64_C(0x3fb05b7a28266895));
    uint64_t t175;
    const uint64_t t176 = p384_mulw(&t175, t43, UINT64_C(0x3fb05b7a28266895));
    uint64_t t177; const p384_bit c178 = p384_addw(&t177, t154, t166, 0);
    uint64_t t179; const p384_bit c180 = p384_addw(&t179, t156, t168, c178);
    uint64_t t181; const p384_bit c182 = p384_addw(&t181, t158, t170, c180);
    uint64_t t183; const p384_bit c184 = p384_addw(&t183, t160, t172, c182);
    uint64_t t185; const p384_bit c186 = p384_addw(&t185, t162, t174, c184);
    uint64_t t187; const p384_bit c188 = p384_addw(&t187, t164, t176, c186);
    uint64_t t189; (void)p384_addw(&t189, t175, UINT64_C(0x0), c188);
    uint64_t t190; const p384_bit c191 = p384_addw(&t190, t179, t165, 0);
    uint64_t t192; const p384_bit c193 = p384_addw(&t192, t181, t167, c191);
    uint64_t t194; const p384_bit c195 = p384_addw(&t194, t183, t169, c193);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t185, t171, c195);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t187, t173, c197);
    uint64_t t200; (void)p384_addw(&t200, t189, UINT64_C(0x0), c199);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t201;
    const uint64_t t202 = p384_mulw(&t201, t31, UINT64_C(0xc84ee012b39bf21));
    uint64_t t203;
    const uint64_t t204 = p384_mulw(&t203, t28, UINT64_C(0xc84ee012b39bf21));
    uint64_t t205;
    const uint64_t t206 = p384_mulw(&t205, t34, UINT64_C(0xc84ee012b39bf21));
    uint64_t t207;
    const uint64_t t208 = p384_mulw(&t207, t37, UINT64_C(0xc84ee012b39bf21));
    uint64_t t209;
    const uint64_t t210 = p384_mulw(&t209, t40, UINT64_C(0xc84ee012b39bf21));
    uint64_t t211;
    const uint64_t t212 = p384_mulw(&t211, t43, UINT64_C(0xc84ee012b39bf21));
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t190, t202, 0);
    uint64_t t215; const p384_bit c216 = p384_addw(&t215, t192, t204, c214);
    uint64_t t217; const p384_bit c218 = p384_addw(&t217, t194, t206, c216);
    uint64_t t219; const p384_bit c220 = p384_addw(&t219, t196, t208, c218);
    uint64_t t221; const p384_bit c222 = p384_addw(&t221, t198, t210, c220);
    uint64_t t223; const p384_bit c224 = p384_addw(&t223, t200, t212, c222);
    uint64_t t225; (void)p384_addw(&t225, t211, UINT64_C(0x0), c224);
    uint64_t t226; const p384_bit c227 = p384_addw(&t226, t215, t201, 0);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t217, t203, c227);
    uint64_t t230; const p384_bit c231 = p384_addw(&t230, t219, t205, c229);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t221, t207, c231);
    uint64_t t234; const p384_bit c235 = p384_addw(&t234, t223, t209, c233);
    uint64_t t236; (void)p384_addw(&t236, t225, UINT64_C(0x0), c235);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t237 = t33 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t238;
    const uint64_t t239 = p384_mulw(&t238, UINT64_C(0xa7e5f24db74f5885), t237);
    const uint64_t t240 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t237);
    uint64_t t241;
    const uint64_t t242 = p384_mulw(&t241, UINT64_C(0x389cb27e0bc8d220), t237);
    uint64_t t243; const p384_bit c244 = p384_addw(&t243, t239, t240, 0);
    uint64_t t245; const p384_bit c246 = p384_addw(&t245, t242, t238, c244);
    uint64_t t247; (void)p384_addw(&t247, t241, UINT64_C(0x0), c246);
    uint64_t t248; const p384_bit c249 = p384_subw(&t248, t69, t243, 0);
    uint64_t t250; const p384_bit c251 = p384_subw(&t250, t105, t245, c249);
    uint64_t t252; const p384_bit c253 = p384_subw(&t252, t141, t247, c251);
    uint64_t t254; const p384_bit c255 = p384_subw(&t254, t177, UINT64_C(0x0), c253);
    uint64_t t256; const p384_bit c257 = p384_subw(&t256, t213, UINT64_C(0x0), c255);
    uint64_t t258; (void)p384_subw(&t258, t237, UINT64_C(0x0), c257);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t259 = t248 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t260;
    const uint64_t t261 = p384_mulw(&t260, UINT64_C(0xa7e5f24db74f5885), t259);
    const uint64_t t262 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t259);
    uint64_t t263;
    const uint64_t t264 = p384_mulw(&t263, UINT64_C(0x389cb27e0bc8d220), t259);
    uint64_t t265; const p384_bit c266 = p384_addw(&t265, t261, t262, 0);
    uint64_t t267; const p384_bit c268 = p384_addw(&t267, t264, t260, c266);
    uint64_t t269; (void)p384_addw(&t269, t263, UINT64_C(0x0), c268);
    uint64_t t270; const p384_bit c271 = p384_subw(&t270, t250, t265, 0);
    uint64_t t272; const p384_bit c273 = p384_subw(&t272, t252, t267, c271);
    uint64_t t274; const p384_bit c275 = p384_subw(&t274, t254, t269, c273);
    uint64_t t276; const p384_bit c277 = p384_subw(&t276, t256, UINT64_C(0x0), c275);
    uint64_t t278; const p384_bit c279 = p384_subw(&t278, t258, UINT64_C(0x0), c277);
    uint64_t t280; (void)p384_subw(&t280, t259, UINT64_C(0x0), c279);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t281 = t270 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t282;
    const uint64_t t283 = p384_mulw(&t282, UINT64_C(0xa7e5f24db74f5885), t281);
    const uint64_t t284 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t281);
    uint64_t t285;
    const uint64_t t286 = p384_mulw(&t285, UINT64_C(0x389cb27e0bc8d220), t281);
    uint64_t t287; const p384_bit c288 = p384_addw(&t287, t283, t284, 0);
    uint64_t t289; const p384_bit c290 = p384_addw(&t289, t286, t282, c288);
    uint64_t t291; (void)p384_addw(&t291, t285, UINT64_C(0x0), c290);
    uint64_t t292; const p384_bit c293 = p384_subw(&t292, t272, t287, 0);
    uint64_t t294; const p384_bit c295 = p384_subw(&t294, t274, t289, c293);
    uint64_t t296; const p384_bit c297 = p384_subw(&t296, t276, t291, c295);
    uint64_t t298; const p384_bit c299 = p384_subw(&t298, t278, UINT64_C(0x0), c297);
    uint64_t t300; const p384_bit c301 = p384_subw(&t300, t280, UINT64_C(0x0), c299);
    uint64_t t302; (void)p384_subw(&t302, t281, UINT64_C(0x0), c301);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t303 = t292 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t304;
    const uint64_t t305 = p384_mulw(&t304, UINT64_C(0xa7e5f24db74f5885), t303);
    const uint64_t t306 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t303);
    uint64_t t307;
    const uint64_t t308 = p384_mulw(&t307, UINT64_C(0x389cb27e0bc8d220), t303);
    uint64_t t309; const p384_bit c310 = p384_addw(&t309, t305, t306, 0);
    uint64_t t311; const p384_bit c312 = p384_addw(&t311, t308, t304, c310);
    uint64_t t313; (void)p384_addw(&t313, t307, UINT64_C(0x0), c312);
    uint64_t t314; const p384_bit c315 = p384_subw(&t314, t294, t309, 0);
    uint64_t t316; const p384_bit c317 = p384_subw(&t316, t296, t311, c315);
    uint64_t t318; const p384_bit c319 = p384_subw(&t318, t298, t313, c317);
    uint64_t t320; const p384_bit c321 = p384_subw(&t320, t300, UINT64_C(0x0), c319);
    uint64_t t322; const p384_bit c323 = p384_subw(&t322, t302, UINT64_C(0x0), c321);
    uint64_t t324; (void)p384_subw(&t324, t303, UINT64_C(0x0), c323);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t325 = t314 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t326;
    const uint64_t t327 = p384_mulw(&t326, UINT64_C(0xa7e5f24db74f5885), t325);
    const uint64_t t328 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t325);
    uint64_t t329;
    const uint64_t t330 = p384_mulw(&t329, UINT64_C(0x389cb27e0bc8d220), t325);
    uint64_t t331; const p384_bit c332 = p384_addw(&t331, t327, t328, 0);
    uint64_t t333; const p384_bit c334 = p384_addw(&t333, t330, t326, c332);
    uint64_t t335; (void)p384_addw(&t335, t329, UINT64_C(0x0), c334);
    uint64_t t336; const p384_bit c337 = p384_subw(&t336, t316, t331, 0);
    uint64_t t338; const p384_bit c339 = p384_subw(&t338, t318, t333, c337);
    uint64_t t340; const p384_bit c341 = p384_subw(&t340, t320, t335, c339);
    uint64_t t342; const p384_bit c343 = p384_subw(&t342, t322, UINT64_C(0x0), c341);
    uint64_t t344; const p384_bit c345 = p384_subw(&t344, t324, UINT64_C(0x0), c343);
    uint64_t t346; (void)p384_subw(&t346, t325, UINT64_C(0x0), c345);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t347 = t336 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t348;
    const uint64_t t349 = p384_mulw(&t348, UINT64_C(0xa7e5f24db74f5885), t347);
    const uint64_t t350 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t347);
    uint64_t t351;
    const uint64_t t352 = p384_mulw(&t351, UINT64_C(0x389cb27e0bc8d220), t347);
    uint64_t t353; const p384_bit c354 = p384_addw(&t353, t349, t350, 0);
    uint64_t t355; const p384_bit c356 = p384_addw(&t355, t352, t348, c354);
    uint64_t t357; (void)p384_addw(&t357, t351, UINT64_C(0x0), c356);
    uint64_t t358; const p384_bit c359 = p384_subw(&t358, t338, t353, 0);
    uint64_t t360; const p384_bit c361 = p384_subw(&t360, t340, t355, c359);
    uint64_t t362; const p384_bit c363 = p384_subw(&t362, t342, t357, c361);
    uint64_t t364; const p384_bit c365 = p384_subw(&t364, t344, UINT64_C(0x0), c363);
    uint64_t t366; const p384_bit c367 = p384_subw(&t366, t346, UINT64_C(0x0), c365);
    uint64_t t368; (void)p384_subw(&t368, t347, UINT64_C(0x0), c367);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t369; const p384_bit c370 = p384_subw(&t369, t226, UINT64_C(0xecec196accc52973), 0);
    uint64_t t371; const p384_bit c372 = p384_subw(&t371, t228, UINT64_C(0x581a0db248b0a77a), c370);
    uint64_t t373; const p384_bit c374 = p384_subw(&t373, t230, UINT64_C(0xc7634d81f4372ddf), c372);
    uint64_t t375; const p384_bit c376 = p384_subw(&t375, t232, UINT64_C(0xffffffffffffffff), c374);
    uint64_t t377; const p384_bit c378 = p384_subw(&t377, t234, UINT64_C(0xffffffffffffffff), c376);
    uint64_t t379; (void)p384_subw(&t379, t236, UINT64_C(0xffffffffffffffff), c378);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t380; const p384_bit c381 = p384_addw(&t380, t358, t226, 0);
    uint64_t t382; const p384_bit c383 = p384_addw(&t382, t360, t228, c381);
    uint64_t t384; const p384_bit c385 = p384_addw(&t384, t362, t230, c383);
    uint64_t t386; const p384_bit c387 = p384_addw(&t386, t364, t232, c385);
    uint64_t t388; const p384_bit c389 = p384_addw(&t388, t366, t234, c387);
    uint64_t t390; (void)p384_addw(&t390, t368, t236, c389);
    uint64_t t391; const p384_bit c392 = p384_addw(&t391, t358, t369, 0);
    uint64_t t393; const p384_bit c394 = p384_addw(&t393, t360, t371, c392);
    uint64_t t395; const p384_bit c396 = p384_addw(&t395, t362, t373, c394);
    uint64_t t397; const p384_bit c398 = p384_addw(&t397, t364, t375, c396);
    uint64_t t399; const p384_bit c400 = p384_addw(&t399, t366, t377, c398);
    uint64_t t401; const p384_bit c402 = p384_addw(&t401, t368, t379, c400);
    const uint64_t m0 = p384_maskw(c402);
    const uint64_t t403 = p384_selectw(m0, t391, t380);
    const uint64_t t404 = p384_selectw(m0, t393, t382);
    const uint64_t t405 = p384_selectw(m0, t395, t384);
    const uint64_t t406 = p384_selectw(m0, t397, t386);
    const uint64_t t407 = p384_selectw(m0, t399, t388);
    const uint64_t t408 = p384_selectw(m0, t401, t390);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t409 = ~t27;
    p384_storew(&r->v[0], t403);
    p384_storew(&r->v[1], t404);
    p384_storew(&r->v[2], t405);
    p384_storew(&r->v[3], t406);
    p384_storew(&r->v[4], t407);
    p384_storew(&r->v[5], t408);
    return -(int)(t409 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void p384_sc_to_bytes(uint8_t b[48], const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t11 = a0 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t12;
    const uint64_t t13 = p384_mulw(&t12, UINT64_C(0xa7e5f24db74f5885), t11);
    const uint64_t t14 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t11);
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, UINT64_C(0x389cb27e0bc8d220), t11);
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, t13, t14, 0);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t16, t12, c18);
    uint64_t t21; (void)p384_addw(&t21, t15, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t17, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t11, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t34;
    const uint64_t t35 = p384_mulw(&t34, UINT64_C(0xa7e5f24db74f5885), t33);
    const uint64_t t36 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t35, t36, 0);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t38, t34, c40);
    uint64_t t43; (void)p384_addw(&t43, t37, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t39, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, UINT64_C(0xa7e5f24db74f5885), t55);
    const uint64_t t58 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t59;
    const uint64_t t60 = p384_mulw(&t59, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t57, t58, 0);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t60, t56, c62);
    uint64_t t65; (void)p384_addw(&t65, t59, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t61, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, UINT64_C(0xa7e5f24db74f5885), t77);
    const uint64_t t80 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t81;
    const uint64_t t82 = p384_mulw(&t81, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t79, t80, 0);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t82, t78, c84);
    uint64_t t87; (void)p384_addw(&t87, t81, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t83, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, UINT64_C(0xa7e5f24db74f5885), t99);
    const uint64_t t102 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t101, t102, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t104, t100, c106);
    uint64_t t109; (void)p384_addw(&t109, t103, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t105, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, UINT64_C(0xa7e5f24db74f5885), t121);
    const uint64_t t124 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t125;
    const uint64_t t126 = p384_mulw(&t125, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t123, t124, 0);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t126, t122, c128);
    uint64_t t131; (void)p384_addw(&t131, t125, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t127, 0);
    uint64_t t134; const p384_bit c135 = p384_subw(&t134, t114, t129, c133);
    uint64_t t136; const p384_bit c137 = p384_subw(&t136, t116, t131, c135);
    uint64_t t138; const p384_bit c139 = p384_subw(&t138, t118, UINT64_C(0x0), c137);
    uint64_t t140; const p384_bit c141 = p384_subw(&t140, t120, UINT64_C(0x0), c139);
    uint64_t t142; (void)p384_subw(&t142, t121, UINT64_C(0x0), c141);
    /* words to bytes */
    const uint64_t t143 = p384_bswapw(t132);
    const uint64_t t144 = p384_bswapw(t134);
    const uint64_t t145 = p384_bswapw(t136);
    const uint64_t t146 = p384_bswapw(t138);
    const uint64_t t147 = p384_bswapw(t140);
    const uint64_t t148 = p384_bswapw(t142);
    p384_store8(b + 40, (uint64_t)t143);
    p384_store8(b + 32, (uint64_t)t144);
    p384_store8(b + 24, (uint64_t)t145);
    p384_store8(b + 16, (uint64_t)t146);
    p384_store8(b + 8, (uint64_t)t147);
    p384_store8(b + 0, (uint64_t)t148);
}

/* b = a; b is little-endian
 * Requires a < n. */
void p384_sc_to_bytes_le(uint8_t b[48], const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t11 = a0 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t12;
    const uint64_t t13 = p384_mulw(&t12, UINT64_C(0xa7e5f24db74f5885), t11);
    const uint64_t t14 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t11);
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, UINT64_C(0x389cb27e0bc8d220), t11);
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, t13, t14, 0);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t16, t12, c18);
    uint64_t t21; (void)p384_addw(&t21, t15, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t17, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t11, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t34;
    const uint64_t t35 = p384_mulw(&t34, UINT64_C(0xa7e5f24db74f5885), t33);
    const uint64_t t36 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t35, t36, 0);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t38, t34, c40);
    uint64_t t43; (void)p384_addw(&t43, t37, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t39, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, UINT64_C(0xa7e5f24db74f5885), t55);
    const uint64_t t58 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t59;
    const uint64_t t60 = p384_mulw(&t59, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t57, t58, 0);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t60, t56, c62);
    uint64_t t65; (void)p384_addw(&t65, t59, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t61, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, UINT64_C(0xa7e5f24db74f5885), t77);
    const uint64_t t80 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t81;
    const uint64_t t82 = p384_mulw(&t81, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t79, t80, 0);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t82, t78, c84);
    uint64_t t87; (void)p384_addw(&t87, t81, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t83, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, UINT64_C(0xa7e5f24db74f5885), t99);
    const uint64_t t102 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t101, t102, 0);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t104, t100, c106);
    uint64_t t109; (void)p384_addw(&t109, t103, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t105, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, UINT64_C(0xa7e5f24db74f5885), t121);
    const uint64_t t124 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t125;
    const uint64_t t126 = p384_mulw(&t125, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t123, t124, 0);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t126, t122, c128);
    uint64_t t131; (void)p384_addw(&t131, t125, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t127, 0);
    uint64_t t134; const p384_bit c135 = p384_subw(&t134, t114, t129, c133);
    uint64_t t136; const p384_bit c137 = p384_subw(&t136, t116, t131, c135);
    uint64_t t138; const p384_bit c139 = p384_subw(&t138, t118, UINT64_C(0x0), c137);
    uint64_t t140; const p384_bit c141 = p384_subw(&t140, t120, UINT64_C(0x0), c139);
    uint64_t t142; (void)p384_subw(&t142, t121, UINT64_C(0x0), c141);
    p384_store8(b + 0, (uint64_t)t132);
    p384_store8(b + 8, (uint64_t)t134);
    p384_store8(b + 16, (uint64_t)t136);
    p384_store8(b + 24, (uint64_t)t138);
    p384_store8(b + 32, (uint64_t)t140);
    p384_store8(b + 40, (uint64_t)t142);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p384_sc_select(p384_sc *r, uint64_t mask, const p384_sc *a, const p384_sc *b)
{
    const uint64_t mask_word = p384_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* the mask as a condition */
    const p384_bit c13 = p384_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p384_maskw(c13);
    const uint64_t t14 = p384_selectw(m0, a0, b0);
    const uint64_t t15 = p384_selectw(m0, a1, b1);
    const uint64_t t16 = p384_selectw(m0, a2, b2);
    const uint64_t t17 = p384_selectw(m0, a3, b3);
    const uint64_t t18 = p384_selectw(m0, a4, b4);
    const uint64_t t19 = p384_selectw(m0, a5, b5);
    p384_storew(&r->v[0], t14);
    p384_storew(&r->v[1], t15);
    p384_storew(&r->v[2], t16);
    p384_storew(&r->v[3], t17);
    p384_storew(&r->v[4], t18);
    p384_storew(&r->v[5], t19);
}

/* a and b change places where mask is all-ones
 * Ensures a < n, b < n. */
void p384_sc_cswap(uint64_t mask, p384_sc *a, p384_sc *b)
{
    const uint64_t mask_word = p384_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* difference of the two under the mask, added to both */
    const uint64_t t13 = a0 ^ b0;
    const uint64_t t14 = mask_word & t13;
    const uint64_t t15 = a1 ^ b1;
    const uint64_t t16 = mask_word & t15;
    const uint64_t t17 = a2 ^ b2;
    const uint64_t t18 = mask_word & t17;
    const uint64_t t19 = a3 ^ b3;
    const uint64_t t20 = mask_word & t19;
    const uint64_t t21 = a4 ^ b4;
    const uint64_t t22 = mask_word & t21;
    const uint64_t t23 = a5 ^ b5;
    const uint64_t t24 = mask_word & t23;
    const uint64_t t25 = a0 ^ t14;
    const uint64_t t26 = a1 ^ t16;
    const uint64_t t27 = a2 ^ t18;
    const uint64_t t28 = a3 ^ t20;
    const uint64_t t29 = a4 ^ t22;
    const uint64_t t30 = a5 ^ t24;
    const uint64_t t31 = b0 ^ t14;
    const uint64_t t32 = b1 ^ t16;
    const uint64_t t33 = b2 ^ t18;
    const uint64_t t34 = b3 ^ t20;
    const uint64_t t35 = b4 ^ t22;
    const uint64_t t36 = b5 ^ t24;
    p384_storew(&a->v[0], t25);
    p384_storew(&a->v[1], t26);
    p384_storew(&a->v[2], t27);
    p384_storew(&a->v[3], t28);
    p384_storew(&a->v[4], t29);
    p384_storew(&a->v[5], t30);
    p384_storew(&b->v[0], t31);
    p384_storew(&b->v[1], t32);
    p384_storew(&b->v[2], t33);
    p384_storew(&b->v[3], t34);
    p384_storew(&b->v[4], t35);
    p384_storew(&b->v[5], t36);
}

/* returns all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t p384_sc_is_zero(const p384_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t8 = a0 | a1;
    const uint64_t t9 = t8 | a2;
    const uint64_t t10 = t9 | a3;
    const uint64_t t11 = t10 | a4;
    const uint64_t t12 = t11 | a5;
    const p384_bit c13 = p384_borroww(t12, UINT64_C(0x1), 0);
    const uint64_t t14 = p384_maskw(c13);
    return t14;
}

/* returns all-ones where a = b, else 0
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p384_sc_eq(const p384_sc *a, const p384_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    /* differences of the words */
    const uint64_t t14 = a0 ^ b0;
    const uint64_t t15 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t16 = t14 | t15;
    /* differences of the words */
    const uint64_t t17 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t18 = t16 | t17;
    /* differences of the words */
    const uint64_t t19 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t20 = t18 | t19;
    /* differences of the words */
    const uint64_t t21 = a4 ^ b4;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t22 = t20 | t21;
    /* differences of the words */
    const uint64_t t23 = a5 ^ b5;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t24 = t22 | t23;
    const p384_bit c25 = p384_borroww(t24, UINT64_C(0x1), 0);
    const uint64_t t26 = p384_maskw(c25);
    return t26;
}

#else
typedef int p384_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
