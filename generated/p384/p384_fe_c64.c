/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff, 6 words
 *     of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p384.h"

#if P384_WORD_BITS == 64 && !defined(P384_ASM)
#define P384_CARRY_CHAINS
#include "p384_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p384_fe_add(p384_fe *r, const p384_fe *a, const p384_fe *b)
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
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t17, UINT64_C(0xffffffff), 0);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t19, UINT64_C(0xffffffff00000000), c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, t21, UINT64_C(0xfffffffffffffffe), c33);
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

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p384_fe_sub(p384_fe *r, const p384_fe *a, const p384_fe *b)
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
    const uint64_t t29 = t28 & UINT64_C(0xffffffff);
    const uint64_t t30 = t28 & UINT64_C(0xffffffff00000000);
    const uint64_t t31 = t28 & UINT64_C(0xfffffffffffffffe);
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

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p384_fe_neg(p384_fe *r, const p384_fe *a)
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
    const uint64_t t23 = t22 & UINT64_C(0xffffffff);
    const uint64_t t24 = t22 & UINT64_C(0xffffffff00000000);
    const uint64_t t25 = t22 & UINT64_C(0xfffffffffffffffe);
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

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p384_fe_dbl(p384_fe *r, const p384_fe *a)
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
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, t11, UINT64_C(0xffffffff), 0);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, t13, UINT64_C(0xffffffff00000000), c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, t15, UINT64_C(0xfffffffffffffffe), c27);
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

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p384_fe_half(p384_fe *r, const p384_fe *a)
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
    const uint64_t t13 = t12 & UINT64_C(0xffffffff);
    const uint64_t t14 = t12 & UINT64_C(0xffffffff00000000);
    const uint64_t t15 = t12 & UINT64_C(0xfffffffffffffffe);
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

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p) */
void p384_fe_mul(p384_fe *r, const p384_fe *a, const p384_fe *b)
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
    uint64_t t16;
    const uint64_t t17 = p384_mulw(&t16, a1, b0);
    uint64_t t18;
    const uint64_t t19 = p384_mulw(&t18, a0, b0);
    uint64_t t20;
    const uint64_t t21 = p384_mulw(&t20, a2, b0);
    uint64_t t22;
    const uint64_t t23 = p384_mulw(&t22, a3, b0);
    uint64_t t24;
    const uint64_t t25 = p384_mulw(&t24, a4, b0);
    uint64_t t26;
    const uint64_t t27 = p384_mulw(&t26, a5, b0);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, t17, t18, 0);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, t21, t16, c29);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t23, t20, c31);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t25, t22, c33);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, t27, t24, c35);
    uint64_t t38; (void)p384_addw(&t38, t26, UINT64_C(0x0), c37);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, a0, b1);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, a1, b1);
    uint64_t t43;
    const uint64_t t44 = p384_mulw(&t43, a2, b1);
    uint64_t t45;
    const uint64_t t46 = p384_mulw(&t45, a3, b1);
    uint64_t t47;
    const uint64_t t48 = p384_mulw(&t47, a4, b1);
    uint64_t t49;
    const uint64_t t50 = p384_mulw(&t49, a5, b1);
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t28, t40, 0);
    uint64_t t53; const p384_bit c54 = p384_addw(&t53, t30, t42, c52);
    uint64_t t55; const p384_bit c56 = p384_addw(&t55, t32, t44, c54);
    uint64_t t57; const p384_bit c58 = p384_addw(&t57, t34, t46, c56);
    uint64_t t59; const p384_bit c60 = p384_addw(&t59, t36, t48, c58);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t38, t50, c60);
    uint64_t t63; (void)p384_addw(&t63, t49, UINT64_C(0x0), c62);
    uint64_t t64; const p384_bit c65 = p384_addw(&t64, t53, t39, 0);
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t55, t41, c65);
    uint64_t t68; const p384_bit c69 = p384_addw(&t68, t57, t43, c67);
    uint64_t t70; const p384_bit c71 = p384_addw(&t70, t59, t45, c69);
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t61, t47, c71);
    uint64_t t74; (void)p384_addw(&t74, t63, UINT64_C(0x0), c73);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t75;
    const uint64_t t76 = p384_mulw(&t75, a0, b2);
    uint64_t t77;
    const uint64_t t78 = p384_mulw(&t77, a1, b2);
    uint64_t t79;
    const uint64_t t80 = p384_mulw(&t79, a2, b2);
    uint64_t t81;
    const uint64_t t82 = p384_mulw(&t81, a3, b2);
    uint64_t t83;
    const uint64_t t84 = p384_mulw(&t83, a4, b2);
    uint64_t t85;
    const uint64_t t86 = p384_mulw(&t85, a5, b2);
    uint64_t t87; const p384_bit c88 = p384_addw(&t87, t64, t76, 0);
    uint64_t t89; const p384_bit c90 = p384_addw(&t89, t66, t78, c88);
    uint64_t t91; const p384_bit c92 = p384_addw(&t91, t68, t80, c90);
    uint64_t t93; const p384_bit c94 = p384_addw(&t93, t70, t82, c92);
    uint64_t t95; const p384_bit c96 = p384_addw(&t95, t72, t84, c94);
    uint64_t t97; const p384_bit c98 = p384_addw(&t97, t74, t86, c96);
    uint64_t t99; (void)p384_addw(&t99, t85, UINT64_C(0x0), c98);
    uint64_t t100; const p384_bit c101 = p384_addw(&t100, t89, t75, 0);
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t91, t77, c101);
    uint64_t t104; const p384_bit c105 = p384_addw(&t104, t93, t79, c103);
    uint64_t t106; const p384_bit c107 = p384_addw(&t106, t95, t81, c105);
    uint64_t t108; const p384_bit c109 = p384_addw(&t108, t97, t83, c107);
    uint64_t t110; (void)p384_addw(&t110, t99, UINT64_C(0x0), c109);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t111;
    const uint64_t t112 = p384_mulw(&t111, a0, b3);
    uint64_t t113;
    const uint64_t t114 = p384_mulw(&t113, a1, b3);
    uint64_t t115;
    const uint64_t t116 = p384_mulw(&t115, a2, b3);
    uint64_t t117;
    const uint64_t t118 = p384_mulw(&t117, a3, b3);
    uint64_t t119;
    const uint64_t t120 = p384_mulw(&t119, a4, b3);
    uint64_t t121;
    const uint64_t t122 = p384_mulw(&t121, a5, b3);
    uint64_t t123; const p384_bit c124 = p384_addw(&t123, t100, t112, 0);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t102, t114, c124);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t104, t116, c126);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t106, t118, c128);
    uint64_t t131; const p384_bit c132 = p384_addw(&t131, t108, t120, c130);
    uint64_t t133; const p384_bit c134 = p384_addw(&t133, t110, t122, c132);
    uint64_t t135; (void)p384_addw(&t135, t121, UINT64_C(0x0), c134);
    uint64_t t136; const p384_bit c137 = p384_addw(&t136, t125, t111, 0);
    uint64_t t138; const p384_bit c139 = p384_addw(&t138, t127, t113, c137);
    uint64_t t140; const p384_bit c141 = p384_addw(&t140, t129, t115, c139);
    uint64_t t142; const p384_bit c143 = p384_addw(&t142, t131, t117, c141);
    uint64_t t144; const p384_bit c145 = p384_addw(&t144, t133, t119, c143);
    uint64_t t146; (void)p384_addw(&t146, t135, UINT64_C(0x0), c145);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t147;
    const uint64_t t148 = p384_mulw(&t147, a0, b4);
    uint64_t t149;
    const uint64_t t150 = p384_mulw(&t149, a1, b4);
    uint64_t t151;
    const uint64_t t152 = p384_mulw(&t151, a2, b4);
    uint64_t t153;
    const uint64_t t154 = p384_mulw(&t153, a3, b4);
    uint64_t t155;
    const uint64_t t156 = p384_mulw(&t155, a4, b4);
    uint64_t t157;
    const uint64_t t158 = p384_mulw(&t157, a5, b4);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t136, t148, 0);
    uint64_t t161; const p384_bit c162 = p384_addw(&t161, t138, t150, c160);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t140, t152, c162);
    uint64_t t165; const p384_bit c166 = p384_addw(&t165, t142, t154, c164);
    uint64_t t167; const p384_bit c168 = p384_addw(&t167, t144, t156, c166);
    uint64_t t169; const p384_bit c170 = p384_addw(&t169, t146, t158, c168);
    uint64_t t171; (void)p384_addw(&t171, t157, UINT64_C(0x0), c170);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t161, t147, 0);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t163, t149, c173);
    uint64_t t176; const p384_bit c177 = p384_addw(&t176, t165, t151, c175);
    uint64_t t178; const p384_bit c179 = p384_addw(&t178, t167, t153, c177);
    uint64_t t180; const p384_bit c181 = p384_addw(&t180, t169, t155, c179);
    uint64_t t182; (void)p384_addw(&t182, t171, UINT64_C(0x0), c181);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t183;
    const uint64_t t184 = p384_mulw(&t183, a0, b5);
    uint64_t t185;
    const uint64_t t186 = p384_mulw(&t185, a1, b5);
    uint64_t t187;
    const uint64_t t188 = p384_mulw(&t187, a2, b5);
    uint64_t t189;
    const uint64_t t190 = p384_mulw(&t189, a3, b5);
    uint64_t t191;
    const uint64_t t192 = p384_mulw(&t191, a4, b5);
    uint64_t t193;
    const uint64_t t194 = p384_mulw(&t193, a5, b5);
    uint64_t t195; const p384_bit c196 = p384_addw(&t195, t172, t184, 0);
    uint64_t t197; const p384_bit c198 = p384_addw(&t197, t174, t186, c196);
    uint64_t t199; const p384_bit c200 = p384_addw(&t199, t176, t188, c198);
    uint64_t t201; const p384_bit c202 = p384_addw(&t201, t178, t190, c200);
    uint64_t t203; const p384_bit c204 = p384_addw(&t203, t180, t192, c202);
    uint64_t t205; const p384_bit c206 = p384_addw(&t205, t182, t194, c204);
    uint64_t t207; (void)p384_addw(&t207, t193, UINT64_C(0x0), c206);
    uint64_t t208; const p384_bit c209 = p384_addw(&t208, t197, t183, 0);
    uint64_t t210; const p384_bit c211 = p384_addw(&t210, t199, t185, c209);
    uint64_t t212; const p384_bit c213 = p384_addw(&t212, t201, t187, c211);
    uint64_t t214; const p384_bit c215 = p384_addw(&t214, t203, t189, c213);
    uint64_t t216; const p384_bit c217 = p384_addw(&t216, t205, t191, c215);
    uint64_t t218; (void)p384_addw(&t218, t207, UINT64_C(0x0), c217);
    /* fold: the part above 2^512, times 2^512 mod p, onto the part below */
    uint64_t t219; const p384_bit c220 = p384_addw(&t219, t159, t212, 0);
    uint64_t t221; const p384_bit c222 = p384_addw(&t221, t195, t214, c220);
    uint64_t t223; const p384_bit c224 = p384_addw(&t223, t208, t216, c222);
    uint64_t t225; const p384_bit c226 = p384_addw(&t225, t210, t218, c224);
    const uint64_t t227 = p384_bitw(c226);
    const uint64_t t228 = t212 << 32;
    const uint64_t t229 = (t214 << 32) | (t212 >> 32);
    const uint64_t t230 = (t216 << 32) | (t214 >> 32);
    const uint64_t t231 = (t218 << 32) | (t216 >> 32);
    const uint64_t t232 = t218 >> 32;
    uint64_t t233; const p384_bit c234 = p384_addw(&t233, t123, t228, 0);
    uint64_t t235; const p384_bit c236 = p384_addw(&t235, t219, t229, c234);
    uint64_t t237; const p384_bit c238 = p384_addw(&t237, t221, t230, c236);
    uint64_t t239; const p384_bit c240 = p384_addw(&t239, t223, t231, c238);
    uint64_t t241; const p384_bit c242 = p384_addw(&t241, t225, t232, c240);
    uint64_t t243; (void)p384_addw(&t243, t227, UINT64_C(0x0), c242);
    uint64_t t244; const p384_bit c245 = p384_addw(&t244, t87, t212, 0);
    uint64_t t246; const p384_bit c247 = p384_addw(&t246, t233, t214, c245);
    uint64_t t248; const p384_bit c249 = p384_addw(&t248, t235, t216, c247);
    uint64_t t250; const p384_bit c251 = p384_addw(&t250, t237, t218, c249);
    uint64_t t252; const p384_bit c253 = p384_addw(&t252, t239, UINT64_C(0x1), c251);
    uint64_t t254; const p384_bit c255 = p384_addw(&t254, t241, UINT64_C(0x0), c253);
    uint64_t t256; (void)p384_addw(&t256, t243, UINT64_C(0x0), c255);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t244, t228, 0);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t246, t229, c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t248, t230, c260);
    uint64_t t263; const p384_bit c264 = p384_subw(&t263, t250, t231, c262);
    uint64_t t265; const p384_bit c266 = p384_subw(&t265, t252, t232, c264);
    uint64_t t267; const p384_bit c268 = p384_subw(&t267, t254, UINT64_C(0x0), c266);
    uint64_t t269; (void)p384_subw(&t269, t256, UINT64_C(0x0), c268);
    /* last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t270 = (t267 << 32) | (t265 >> 32);
    const uint64_t t271 = (t269 << 32) | (t267 >> 32);
    uint64_t t272; const p384_bit c273 = p384_addw(&t272, t265, t270, 0);
    uint64_t t274; const p384_bit c275 = p384_addw(&t274, t267, t271, c273);
    uint64_t t276; (void)p384_addw(&t276, t269, UINT64_C(0x0), c275);
    const uint64_t t277 = t265 << 32;
    uint64_t t278; const p384_bit c279 = p384_addw(&t278, t277, t267, 0);
    uint64_t t280; const p384_bit c281 = p384_addw(&t280, t272, t269, c279);
    uint64_t t282; const p384_bit c283 = p384_addw(&t282, t274, UINT64_C(0x0), c281);
    uint64_t t284; (void)p384_addw(&t284, t276, UINT64_C(0x0), c283);
    uint64_t t285; const p384_bit c286 = p384_subw(&t285, t265, t277, 0);
    uint64_t t287; const p384_bit c288 = p384_subw(&t287, t278, t270, c286);
    uint64_t t289; const p384_bit c290 = p384_subw(&t289, t280, t271, c288);
    uint64_t t291; const p384_bit c292 = p384_subw(&t291, t282, UINT64_C(0x0), c290);
    uint64_t t293; (void)p384_subw(&t293, t284, UINT64_C(0x0), c292);
    uint64_t t294; const p384_bit c295 = p384_addw(&t294, t19, t285, 0);
    uint64_t t296; const p384_bit c297 = p384_addw(&t296, t51, t287, c295);
    uint64_t t298; const p384_bit c299 = p384_addw(&t298, t257, t289, c297);
    uint64_t t300; const p384_bit c301 = p384_addw(&t300, t259, t291, c299);
    uint64_t t302; const p384_bit c303 = p384_addw(&t302, t261, t293, c301);
    uint64_t t304; const p384_bit c305 = p384_addw(&t304, t263, UINT64_C(0x0), c303);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p384_maskw(c305);
    const uint64_t t306 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff00000001));
    const uint64_t t307 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff));
    const uint64_t t308 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0x1));
    uint64_t t309; const p384_bit c310 = p384_subw(&t309, t294, t306, 0);
    uint64_t t311; const p384_bit c312 = p384_subw(&t311, t296, t307, c310);
    uint64_t t313; const p384_bit c314 = p384_subw(&t313, t298, t308, c312);
    uint64_t t315; const p384_bit c316 = p384_subw(&t315, t300, UINT64_C(0x0), c314);
    uint64_t t317; const p384_bit c318 = p384_subw(&t317, t302, UINT64_C(0x0), c316);
    uint64_t t319; (void)p384_subw(&t319, t304, UINT64_C(0x0), c318);
    p384_storew(&r->v[0], t309);
    p384_storew(&r->v[1], t311);
    p384_storew(&r->v[2], t313);
    p384_storew(&r->v[3], t315);
    p384_storew(&r->v[4], t317);
    p384_storew(&r->v[5], t319);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p) */
void p384_fe_sqr(p384_fe *r, const p384_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* square, products of a[0] with the words above it */
    uint64_t t10;
    const uint64_t t11 = p384_mulw(&t10, a2, a0);
    uint64_t t12;
    const uint64_t t13 = p384_mulw(&t12, a1, a0);
    uint64_t t14;
    const uint64_t t15 = p384_mulw(&t14, a3, a0);
    uint64_t t16;
    const uint64_t t17 = p384_mulw(&t16, a4, a0);
    uint64_t t18;
    const uint64_t t19 = p384_mulw(&t18, a5, a0);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, t11, t12, 0);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, t15, t10, c21);
    uint64_t t24; const p384_bit c25 = p384_addw(&t24, t17, t14, c23);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, t19, t16, c25);
    uint64_t t28; (void)p384_addw(&t28, t18, UINT64_C(0x0), c27);
    /* square, products of a[1] with the words above it */
    uint64_t t29;
    const uint64_t t30 = p384_mulw(&t29, a2, a1);
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, a3, a1);
    uint64_t t33;
    const uint64_t t34 = p384_mulw(&t33, a4, a1);
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, a5, a1);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t22, t30, 0);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t24, t32, c38);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t26, t34, c40);
    uint64_t t43; const p384_bit c44 = p384_addw(&t43, t28, t36, c42);
    uint64_t t45; (void)p384_addw(&t45, t35, UINT64_C(0x0), c44);
    uint64_t t46; const p384_bit c47 = p384_addw(&t46, t39, t29, 0);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t41, t31, c47);
    uint64_t t50; const p384_bit c51 = p384_addw(&t50, t43, t33, c49);
    uint64_t t52; (void)p384_addw(&t52, t45, UINT64_C(0x0), c51);
    /* square, products of a[2] with the words above it */
    uint64_t t53;
    const uint64_t t54 = p384_mulw(&t53, a3, a2);
    uint64_t t55;
    const uint64_t t56 = p384_mulw(&t55, a4, a2);
    uint64_t t57;
    const uint64_t t58 = p384_mulw(&t57, a5, a2);
    uint64_t t59; const p384_bit c60 = p384_addw(&t59, t48, t54, 0);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t50, t56, c60);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t52, t58, c62);
    uint64_t t65; (void)p384_addw(&t65, t57, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t61, t53, 0);
    uint64_t t68; const p384_bit c69 = p384_addw(&t68, t63, t55, c67);
    uint64_t t70; (void)p384_addw(&t70, t65, UINT64_C(0x0), c69);
    /* square, products of a[3] with the words above it */
    uint64_t t71;
    const uint64_t t72 = p384_mulw(&t71, a4, a3);
    uint64_t t73;
    const uint64_t t74 = p384_mulw(&t73, a5, a3);
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t68, t72, 0);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t70, t74, c76);
    uint64_t t79; (void)p384_addw(&t79, t73, UINT64_C(0x0), c78);
    uint64_t t80; const p384_bit c81 = p384_addw(&t80, t77, t71, 0);
    uint64_t t82; (void)p384_addw(&t82, t79, UINT64_C(0x0), c81);
    /* square, products of a[4] with the words above it */
    uint64_t t83;
    const uint64_t t84 = p384_mulw(&t83, a5, a4);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t82, t84, 0);
    const uint64_t t87 = p384_bitw(c86);
    const uint64_t t88 = t87 + t83;
    /* square: double the cross products */
    uint64_t t89; const p384_bit c90 = p384_addw(&t89, t13, t13, 0);
    uint64_t t91; const p384_bit c92 = p384_addw(&t91, t20, t20, c90);
    uint64_t t93; const p384_bit c94 = p384_addw(&t93, t37, t37, c92);
    uint64_t t95; const p384_bit c96 = p384_addw(&t95, t46, t46, c94);
    uint64_t t97; const p384_bit c98 = p384_addw(&t97, t59, t59, c96);
    uint64_t t99; const p384_bit c100 = p384_addw(&t99, t66, t66, c98);
    uint64_t t101; const p384_bit c102 = p384_addw(&t101, t75, t75, c100);
    uint64_t t103; const p384_bit c104 = p384_addw(&t103, t80, t80, c102);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t85, t85, c104);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t88, t88, c106);
    const uint64_t t109 = p384_bitw(c108);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t110;
    const uint64_t t111 = p384_mulw(&t110, a0, a0);
    uint64_t t112;
    const uint64_t t113 = p384_mulw(&t112, a1, a1);
    uint64_t t114;
    const uint64_t t115 = p384_mulw(&t114, a2, a2);
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, a3, a3);
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, a4, a4);
    uint64_t t120;
    const uint64_t t121 = p384_mulw(&t120, a5, a5);
    uint64_t t122; const p384_bit c123 = p384_addw(&t122, t89, t110, 0);
    uint64_t t124; const p384_bit c125 = p384_addw(&t124, t91, t113, c123);
    uint64_t t126; const p384_bit c127 = p384_addw(&t126, t93, t112, c125);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t95, t115, c127);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t97, t114, c129);
    uint64_t t132; const p384_bit c133 = p384_addw(&t132, t99, t117, c131);
    uint64_t t134; const p384_bit c135 = p384_addw(&t134, t101, t116, c133);
    uint64_t t136; const p384_bit c137 = p384_addw(&t136, t103, t119, c135);
    uint64_t t138; const p384_bit c139 = p384_addw(&t138, t105, t118, c137);
    uint64_t t140; const p384_bit c141 = p384_addw(&t140, t107, t121, c139);
    uint64_t t142; (void)p384_addw(&t142, t109, t120, c141);
    /* fold: the part above 2^512, times 2^512 mod p, onto the part below */
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t128, t136, 0);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t130, t138, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t132, t140, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t134, t142, c148);
    const uint64_t t151 = p384_bitw(c150);
    const uint64_t t152 = t136 << 32;
    const uint64_t t153 = (t138 << 32) | (t136 >> 32);
    const uint64_t t154 = (t140 << 32) | (t138 >> 32);
    const uint64_t t155 = (t142 << 32) | (t140 >> 32);
    const uint64_t t156 = t142 >> 32;
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t126, t152, 0);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t143, t153, c158);
    uint64_t t161; const p384_bit c162 = p384_addw(&t161, t145, t154, c160);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t147, t155, c162);
    uint64_t t165; const p384_bit c166 = p384_addw(&t165, t149, t156, c164);
    uint64_t t167; (void)p384_addw(&t167, t151, UINT64_C(0x0), c166);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t124, t136, 0);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t157, t138, c169);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t159, t140, c171);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t161, t142, c173);
    uint64_t t176; const p384_bit c177 = p384_addw(&t176, t163, UINT64_C(0x1), c175);
    uint64_t t178; const p384_bit c179 = p384_addw(&t178, t165, UINT64_C(0x0), c177);
    uint64_t t180; (void)p384_addw(&t180, t167, UINT64_C(0x0), c179);
    uint64_t t181; const p384_bit c182 = p384_subw(&t181, t168, t152, 0);
    uint64_t t183; const p384_bit c184 = p384_subw(&t183, t170, t153, c182);
    uint64_t t185; const p384_bit c186 = p384_subw(&t185, t172, t154, c184);
    uint64_t t187; const p384_bit c188 = p384_subw(&t187, t174, t155, c186);
    uint64_t t189; const p384_bit c190 = p384_subw(&t189, t176, t156, c188);
    uint64_t t191; const p384_bit c192 = p384_subw(&t191, t178, UINT64_C(0x0), c190);
    uint64_t t193; (void)p384_subw(&t193, t180, UINT64_C(0x0), c192);
    /* last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t194 = (t191 << 32) | (t189 >> 32);
    const uint64_t t195 = (t193 << 32) | (t191 >> 32);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t189, t194, 0);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t191, t195, c197);
    uint64_t t200; (void)p384_addw(&t200, t193, UINT64_C(0x0), c199);
    const uint64_t t201 = t189 << 32;
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t201, t191, 0);
    uint64_t t204; const p384_bit c205 = p384_addw(&t204, t196, t193, c203);
    uint64_t t206; const p384_bit c207 = p384_addw(&t206, t198, UINT64_C(0x0), c205);
    uint64_t t208; (void)p384_addw(&t208, t200, UINT64_C(0x0), c207);
    uint64_t t209; const p384_bit c210 = p384_subw(&t209, t189, t201, 0);
    uint64_t t211; const p384_bit c212 = p384_subw(&t211, t202, t194, c210);
    uint64_t t213; const p384_bit c214 = p384_subw(&t213, t204, t195, c212);
    uint64_t t215; const p384_bit c216 = p384_subw(&t215, t206, UINT64_C(0x0), c214);
    uint64_t t217; (void)p384_subw(&t217, t208, UINT64_C(0x0), c216);
    uint64_t t218; const p384_bit c219 = p384_addw(&t218, t111, t209, 0);
    uint64_t t220; const p384_bit c221 = p384_addw(&t220, t122, t211, c219);
    uint64_t t222; const p384_bit c223 = p384_addw(&t222, t181, t213, c221);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t183, t215, c223);
    uint64_t t226; const p384_bit c227 = p384_addw(&t226, t185, t217, c225);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t187, UINT64_C(0x0), c227);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p384_maskw(c229);
    const uint64_t t230 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff00000001));
    const uint64_t t231 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0xffffffff));
    const uint64_t t232 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0x1));
    uint64_t t233; const p384_bit c234 = p384_subw(&t233, t218, t230, 0);
    uint64_t t235; const p384_bit c236 = p384_subw(&t235, t220, t231, c234);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t222, t232, c236);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t224, UINT64_C(0x0), c238);
    uint64_t t241; const p384_bit c242 = p384_subw(&t241, t226, UINT64_C(0x0), c240);
    uint64_t t243; (void)p384_subw(&t243, t228, UINT64_C(0x0), c242);
    p384_storew(&r->v[0], t233);
    p384_storew(&r->v[1], t235);
    p384_storew(&r->v[2], t237);
    p384_storew(&r->v[3], t239);
    p384_storew(&r->v[4], t241);
    p384_storew(&r->v[5], t243);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p384_fe_mul_small(p384_fe *r, const p384_fe *a, uint32_t k)
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
    const uint64_t t40 = p384_mulw(&t39, UINT64_C(0xffffffff00000000), t38);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, UINT64_C(0xffffffff), t38);
    uint64_t t43;
    const uint64_t t44 = p384_mulw(&t43, UINT64_C(0xfffffffffffffffe), t38);
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
    uint64_t t71; const p384_bit c72 = p384_subw(&t71, t58, UINT64_C(0x1fffffffe), 0);
    uint64_t t73; const p384_bit c74 = p384_subw(&t73, t60, UINT64_C(0xfffffffe00000000), c72);
    uint64_t t75; const p384_bit c76 = p384_subw(&t75, t62, UINT64_C(0xfffffffffffffffd), c74);
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
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t85, UINT64_C(0xffffffff), 0);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t86, UINT64_C(0xffffffff00000000), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t87, UINT64_C(0xfffffffffffffffe), c95);
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

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p384_fe_from_bytes(p384_fe *r, const uint8_t b[48])
{
    const uint64_t b_at40 = (uint64_t)p384_load8(b + 40);
    const uint64_t b_at32 = (uint64_t)p384_load8(b + 32);
    const uint64_t b_at24 = (uint64_t)p384_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)p384_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p384_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p384_load8(b + 0);
    /* bytes to words */
    const uint64_t t11 = p384_bswapw(b_at40);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c12 = p384_borroww(t11, UINT64_C(0xffffffff), 0);
    /* bytes to words */
    const uint64_t t13 = p384_bswapw(b_at32);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c14 = p384_borroww(t13, UINT64_C(0xffffffff00000000), c12);
    /* bytes to words */
    const uint64_t t15 = p384_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c16 = p384_borroww(t15, UINT64_C(0xfffffffffffffffe), c14);
    /* bytes to words */
    const uint64_t t17 = p384_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c18 = p384_borroww(t17, UINT64_C(0xffffffffffffffff), c16);
    /* bytes to words */
    const uint64_t t19 = p384_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c20 = p384_borroww(t19, UINT64_C(0xffffffffffffffff), c18);
    /* bytes to words */
    const uint64_t t21 = p384_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c22 = p384_borroww(t21, UINT64_C(0xffffffffffffffff), c20);
    const uint64_t t23 = p384_maskw(c22);
    const uint64_t t24 = t11 & t23;
    const uint64_t t25 = t13 & t23;
    const uint64_t t26 = t15 & t23;
    const uint64_t t27 = t17 & t23;
    const uint64_t t28 = t19 & t23;
    const uint64_t t29 = t21 & t23;
    const uint64_t t30 = ~t23;
    p384_storew(&r->v[0], t24);
    p384_storew(&r->v[1], t25);
    p384_storew(&r->v[2], t26);
    p384_storew(&r->v[3], t27);
    p384_storew(&r->v[4], t28);
    p384_storew(&r->v[5], t29);
    return -(int)(t30 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p384_fe_from_bytes_le(p384_fe *r, const uint8_t b[48])
{
    const uint64_t b_at0 = (uint64_t)p384_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p384_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p384_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p384_load8(b + 24);
    const uint64_t b_at32 = (uint64_t)p384_load8(b + 32);
    const uint64_t b_at40 = (uint64_t)p384_load8(b + 40);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c11 = p384_borroww(b_at0, UINT64_C(0xffffffff), 0);
    const p384_bit c12 = p384_borroww(b_at8, UINT64_C(0xffffffff00000000), c11);
    const p384_bit c13 = p384_borroww(b_at16, UINT64_C(0xfffffffffffffffe), c12);
    const p384_bit c14 = p384_borroww(b_at24, UINT64_C(0xffffffffffffffff), c13);
    const p384_bit c15 = p384_borroww(b_at32, UINT64_C(0xffffffffffffffff), c14);
    const p384_bit c16 = p384_borroww(b_at40, UINT64_C(0xffffffffffffffff), c15);
    const uint64_t t17 = p384_maskw(c16);
    const uint64_t t18 = b_at0 & t17;
    const uint64_t t19 = b_at8 & t17;
    const uint64_t t20 = b_at16 & t17;
    const uint64_t t21 = b_at24 & t17;
    const uint64_t t22 = b_at32 & t17;
    const uint64_t t23 = b_at40 & t17;
    const uint64_t t24 = ~t17;
    p384_storew(&r->v[0], t18);
    p384_storew(&r->v[1], t19);
    p384_storew(&r->v[2], t20);
    p384_storew(&r->v[3], t21);
    p384_storew(&r->v[4], t22);
    p384_storew(&r->v[5], t23);
    return -(int)(t24 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p384_fe_to_bytes(uint8_t b[48], const p384_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    /* words to bytes */
    const uint64_t t6 = p384_bswapw(a0);
    const uint64_t t7 = p384_bswapw(a1);
    const uint64_t t8 = p384_bswapw(a2);
    const uint64_t t9 = p384_bswapw(a3);
    const uint64_t t10 = p384_bswapw(a4);
    const uint64_t t11 = p384_bswapw(a5);
    p384_store8(b + 40, (uint64_t)t6);
    p384_store8(b + 32, (uint64_t)t7);
    p384_store8(b + 24, (uint64_t)t8);
    p384_store8(b + 16, (uint64_t)t9);
    p384_store8(b + 8, (uint64_t)t10);
    p384_store8(b + 0, (uint64_t)t11);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p384_fe_to_bytes_le(uint8_t b[48], const p384_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    p384_store8(b + 0, (uint64_t)a0);
    p384_store8(b + 8, (uint64_t)a1);
    p384_store8(b + 16, (uint64_t)a2);
    p384_store8(b + 24, (uint64_t)a3);
    p384_store8(b + 32, (uint64_t)a4);
    p384_store8(b + 40, (uint64_t)a5);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p384_fe_select(p384_fe *r, uint64_t mask, const p384_fe *a, const p384_fe *b)
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
 * Ensures a < p, b < p. */
void p384_fe_cswap(uint64_t mask, p384_fe *a, p384_fe *b)
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
 * Requires a < p.
 * Returns the mask. */
uint64_t p384_fe_is_zero(const p384_fe *a)
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
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p384_fe_eq(const p384_fe *a, const p384_fe *b)
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
typedef int p384_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
