/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t12; const p384_bit c13 = p384_addw(&t12, a0, b0, 0);
    uint64_t t14; const p384_bit c15 = p384_addw(&t14, a1, b1, c13);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a2, b2, c15);
    uint64_t t18; const p384_bit c19 = p384_addw(&t18, a3, b3, c17);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, a4, b4, c19);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, a5, b5, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, t12, UINT64_C(0xffffffff), 0);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t14, UINT64_C(0xffffffff00000000), c29);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t16, UINT64_C(0xfffffffffffffffe), c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, t18, UINT64_C(0xffffffffffffffff), c33);
    uint64_t t36; const p384_bit c37 = p384_subw(&t36, t20, UINT64_C(0xffffffffffffffff), c35);
    uint64_t t38; const p384_bit c39 = p384_subw(&t38, t22, UINT64_C(0xffffffffffffffff), c37);
    uint64_t t41; (void)p384_addw(&t41, UINT64_C(0x0), UINT64_C(0x0), c23);
    const p384_bit c42 = p384_borroww(t41, UINT64_C(0x0), c39);
    const uint64_t m0 = p384_maskw(c42);
    const uint64_t t43 = (t12 & m0) | (t28 & ~m0);
    const uint64_t t44 = (t14 & m0) | (t30 & ~m0);
    const uint64_t t45 = (t16 & m0) | (t32 & ~m0);
    const uint64_t t46 = (t18 & m0) | (t34 & ~m0);
    const uint64_t t47 = (t20 & m0) | (t36 & ~m0);
    const uint64_t t48 = (t22 & m0) | (t38 & ~m0);
    r->v[0] = t43;
    r->v[1] = t44;
    r->v[2] = t45;
    r->v[3] = t46;
    r->v[4] = t47;
    r->v[5] = t48;
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
    uint64_t t12; const p384_bit c13 = p384_subw(&t12, a0, b0, 0);
    uint64_t t14; const p384_bit c15 = p384_subw(&t14, a1, b1, c13);
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, a2, b2, c15);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, a3, b3, c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, a4, b4, c19);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a5, b5, c21);
    /* add the modulus where it borrowed */
    const uint64_t t25 = p384_maskw(c23);
    const uint64_t t27 = t25 & UINT64_C(0xffffffff);
    const uint64_t t29 = t25 & UINT64_C(0xffffffff00000000);
    const uint64_t t31 = t25 & UINT64_C(0xfffffffffffffffe);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t12, t27, 0);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t14, t29, c33);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, t16, t31, c35);
    uint64_t t38; const p384_bit c39 = p384_addw(&t38, t18, t25, c37);
    uint64_t t40; const p384_bit c41 = p384_addw(&t40, t20, t25, c39);
    uint64_t t42; (void)p384_addw(&t42, t22, t25, c41);
    r->v[0] = t32;
    r->v[1] = t34;
    r->v[2] = t36;
    r->v[3] = t38;
    r->v[4] = t40;
    r->v[5] = t42;
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
    uint64_t t7; const p384_bit c8 = p384_subw(&t7, UINT64_C(0x0), a0, 0);
    uint64_t t9; const p384_bit c10 = p384_subw(&t9, UINT64_C(0x0), a1, c8);
    uint64_t t11; const p384_bit c12 = p384_subw(&t11, UINT64_C(0x0), a2, c10);
    uint64_t t13; const p384_bit c14 = p384_subw(&t13, UINT64_C(0x0), a3, c12);
    uint64_t t15; const p384_bit c16 = p384_subw(&t15, UINT64_C(0x0), a4, c14);
    uint64_t t17; const p384_bit c18 = p384_subw(&t17, UINT64_C(0x0), a5, c16);
    /* add the modulus where it borrowed */
    const uint64_t t19 = p384_maskw(c18);
    const uint64_t t21 = t19 & UINT64_C(0xffffffff);
    const uint64_t t23 = t19 & UINT64_C(0xffffffff00000000);
    const uint64_t t25 = t19 & UINT64_C(0xfffffffffffffffe);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, t7, t21, 0);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, t9, t23, c27);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, t11, t25, c29);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, t13, t19, c31);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t15, t19, c33);
    uint64_t t36; (void)p384_addw(&t36, t17, t19, c35);
    r->v[0] = t26;
    r->v[1] = t28;
    r->v[2] = t30;
    r->v[3] = t32;
    r->v[4] = t34;
    r->v[5] = t36;
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
    uint64_t t6; const p384_bit c7 = p384_addw(&t6, a0, a0, 0);
    uint64_t t8; const p384_bit c9 = p384_addw(&t8, a1, a1, c7);
    uint64_t t10; const p384_bit c11 = p384_addw(&t10, a2, a2, c9);
    uint64_t t12; const p384_bit c13 = p384_addw(&t12, a3, a3, c11);
    uint64_t t14; const p384_bit c15 = p384_addw(&t14, a4, a4, c13);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a5, a5, c15);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, t6, UINT64_C(0xffffffff), 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, t8, UINT64_C(0xffffffff00000000), c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, t10, UINT64_C(0xfffffffffffffffe), c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, t12, UINT64_C(0xffffffffffffffff), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t14, UINT64_C(0xffffffffffffffff), c29);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t16, UINT64_C(0xffffffffffffffff), c31);
    uint64_t t35; (void)p384_addw(&t35, UINT64_C(0x0), UINT64_C(0x0), c17);
    const p384_bit c36 = p384_borroww(t35, UINT64_C(0x0), c33);
    const uint64_t m0 = p384_maskw(c36);
    const uint64_t t37 = (t6 & m0) | (t22 & ~m0);
    const uint64_t t38 = (t8 & m0) | (t24 & ~m0);
    const uint64_t t39 = (t10 & m0) | (t26 & ~m0);
    const uint64_t t40 = (t12 & m0) | (t28 & ~m0);
    const uint64_t t41 = (t14 & m0) | (t30 & ~m0);
    const uint64_t t42 = (t16 & m0) | (t32 & ~m0);
    r->v[0] = t37;
    r->v[1] = t38;
    r->v[2] = t39;
    r->v[3] = t40;
    r->v[4] = t41;
    r->v[5] = t42;
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
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t11 = t9 & UINT64_C(0xffffffff);
    const uint64_t t13 = t9 & UINT64_C(0xffffffff00000000);
    const uint64_t t15 = t9 & UINT64_C(0xfffffffffffffffe);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a0, t11, 0);
    uint64_t t18; const p384_bit c19 = p384_addw(&t18, a1, t13, c17);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, a2, t15, c19);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, a3, t9, c21);
    uint64_t t24; const p384_bit c25 = p384_addw(&t24, a4, t9, c23);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, a5, t9, c25);
    uint64_t t28; (void)p384_addw(&t28, UINT64_C(0x0), UINT64_C(0x0), c27);
    /* shift right by one bit */
    const uint64_t t29 = (t18 << 63) | (t16 >> 1);
    const uint64_t t30 = (t20 << 63) | (t18 >> 1);
    const uint64_t t31 = (t22 << 63) | (t20 >> 1);
    const uint64_t t32 = (t24 << 63) | (t22 >> 1);
    const uint64_t t33 = (t26 << 63) | (t24 >> 1);
    const uint64_t t34 = (t28 << 63) | (t26 >> 1);
    r->v[0] = t29;
    r->v[1] = t30;
    r->v[2] = t31;
    r->v[3] = t32;
    r->v[4] = t33;
    r->v[5] = t34;
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
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, a0, b0);
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, a1, b0);
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, t16, t13, 0);
    uint64_t t19;
    const uint64_t t20 = p384_mulw(&t19, a2, b0);
    uint64_t t21; const p384_bit c22 = p384_addw(&t21, t20, t15, c18);
    uint64_t t23;
    const uint64_t t24 = p384_mulw(&t23, a3, b0);
    uint64_t t25; const p384_bit c26 = p384_addw(&t25, t24, t19, c22);
    uint64_t t27;
    const uint64_t t28 = p384_mulw(&t27, a4, b0);
    uint64_t t29; const p384_bit c30 = p384_addw(&t29, t28, t23, c26);
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, a5, b0);
    uint64_t t33; const p384_bit c34 = p384_addw(&t33, t32, t27, c30);
    uint64_t t35; (void)p384_addw(&t35, t31, UINT64_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t36;
    const uint64_t t37 = p384_mulw(&t36, a0, b1);
    uint64_t t38;
    const uint64_t t39 = p384_mulw(&t38, a1, b1);
    uint64_t t40;
    const uint64_t t41 = p384_mulw(&t40, a2, b1);
    uint64_t t42;
    const uint64_t t43 = p384_mulw(&t42, a3, b1);
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, a4, b1);
    uint64_t t46;
    const uint64_t t47 = p384_mulw(&t46, a5, b1);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t17, t37, 0);
    uint64_t t50; const p384_bit c51 = p384_addw(&t50, t21, t39, c49);
    uint64_t t52; const p384_bit c53 = p384_addw(&t52, t25, t41, c51);
    uint64_t t54; const p384_bit c55 = p384_addw(&t54, t29, t43, c53);
    uint64_t t56; const p384_bit c57 = p384_addw(&t56, t33, t45, c55);
    uint64_t t58; const p384_bit c59 = p384_addw(&t58, t35, t47, c57);
    uint64_t t60; (void)p384_addw(&t60, UINT64_C(0x0), UINT64_C(0x0), c59);
    uint64_t t61; const p384_bit c62 = p384_addw(&t61, t50, t36, 0);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t52, t38, c62);
    uint64_t t65; const p384_bit c66 = p384_addw(&t65, t54, t40, c64);
    uint64_t t67; const p384_bit c68 = p384_addw(&t67, t56, t42, c66);
    uint64_t t69; const p384_bit c70 = p384_addw(&t69, t58, t44, c68);
    uint64_t t71; (void)p384_addw(&t71, t60, t46, c70);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t72;
    const uint64_t t73 = p384_mulw(&t72, a0, b2);
    uint64_t t74;
    const uint64_t t75 = p384_mulw(&t74, a1, b2);
    uint64_t t76;
    const uint64_t t77 = p384_mulw(&t76, a2, b2);
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, a3, b2);
    uint64_t t80;
    const uint64_t t81 = p384_mulw(&t80, a4, b2);
    uint64_t t82;
    const uint64_t t83 = p384_mulw(&t82, a5, b2);
    uint64_t t84; const p384_bit c85 = p384_addw(&t84, t61, t73, 0);
    uint64_t t86; const p384_bit c87 = p384_addw(&t86, t63, t75, c85);
    uint64_t t88; const p384_bit c89 = p384_addw(&t88, t65, t77, c87);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t67, t79, c89);
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t69, t81, c91);
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t71, t83, c93);
    uint64_t t96; (void)p384_addw(&t96, UINT64_C(0x0), UINT64_C(0x0), c95);
    uint64_t t97; const p384_bit c98 = p384_addw(&t97, t86, t72, 0);
    uint64_t t99; const p384_bit c100 = p384_addw(&t99, t88, t74, c98);
    uint64_t t101; const p384_bit c102 = p384_addw(&t101, t90, t76, c100);
    uint64_t t103; const p384_bit c104 = p384_addw(&t103, t92, t78, c102);
    uint64_t t105; const p384_bit c106 = p384_addw(&t105, t94, t80, c104);
    uint64_t t107; (void)p384_addw(&t107, t96, t82, c106);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t108;
    const uint64_t t109 = p384_mulw(&t108, a0, b3);
    uint64_t t110;
    const uint64_t t111 = p384_mulw(&t110, a1, b3);
    uint64_t t112;
    const uint64_t t113 = p384_mulw(&t112, a2, b3);
    uint64_t t114;
    const uint64_t t115 = p384_mulw(&t114, a3, b3);
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, a4, b3);
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, a5, b3);
    uint64_t t120; const p384_bit c121 = p384_addw(&t120, t97, t109, 0);
    uint64_t t122; const p384_bit c123 = p384_addw(&t122, t99, t111, c121);
    uint64_t t124; const p384_bit c125 = p384_addw(&t124, t101, t113, c123);
    uint64_t t126; const p384_bit c127 = p384_addw(&t126, t103, t115, c125);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t105, t117, c127);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t107, t119, c129);
    uint64_t t132; (void)p384_addw(&t132, UINT64_C(0x0), UINT64_C(0x0), c131);
    uint64_t t133; const p384_bit c134 = p384_addw(&t133, t122, t108, 0);
    uint64_t t135; const p384_bit c136 = p384_addw(&t135, t124, t110, c134);
    uint64_t t137; const p384_bit c138 = p384_addw(&t137, t126, t112, c136);
    uint64_t t139; const p384_bit c140 = p384_addw(&t139, t128, t114, c138);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t130, t116, c140);
    uint64_t t143; (void)p384_addw(&t143, t132, t118, c142);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t144;
    const uint64_t t145 = p384_mulw(&t144, a0, b4);
    uint64_t t146;
    const uint64_t t147 = p384_mulw(&t146, a1, b4);
    uint64_t t148;
    const uint64_t t149 = p384_mulw(&t148, a2, b4);
    uint64_t t150;
    const uint64_t t151 = p384_mulw(&t150, a3, b4);
    uint64_t t152;
    const uint64_t t153 = p384_mulw(&t152, a4, b4);
    uint64_t t154;
    const uint64_t t155 = p384_mulw(&t154, a5, b4);
    uint64_t t156; const p384_bit c157 = p384_addw(&t156, t133, t145, 0);
    uint64_t t158; const p384_bit c159 = p384_addw(&t158, t135, t147, c157);
    uint64_t t160; const p384_bit c161 = p384_addw(&t160, t137, t149, c159);
    uint64_t t162; const p384_bit c163 = p384_addw(&t162, t139, t151, c161);
    uint64_t t164; const p384_bit c165 = p384_addw(&t164, t141, t153, c163);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t143, t155, c165);
    uint64_t t168; (void)p384_addw(&t168, UINT64_C(0x0), UINT64_C(0x0), c167);
    uint64_t t169; const p384_bit c170 = p384_addw(&t169, t158, t144, 0);
    uint64_t t171; const p384_bit c172 = p384_addw(&t171, t160, t146, c170);
    uint64_t t173; const p384_bit c174 = p384_addw(&t173, t162, t148, c172);
    uint64_t t175; const p384_bit c176 = p384_addw(&t175, t164, t150, c174);
    uint64_t t177; const p384_bit c178 = p384_addw(&t177, t166, t152, c176);
    uint64_t t179; (void)p384_addw(&t179, t168, t154, c178);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t180;
    const uint64_t t181 = p384_mulw(&t180, a0, b5);
    uint64_t t182;
    const uint64_t t183 = p384_mulw(&t182, a1, b5);
    uint64_t t184;
    const uint64_t t185 = p384_mulw(&t184, a2, b5);
    uint64_t t186;
    const uint64_t t187 = p384_mulw(&t186, a3, b5);
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, a4, b5);
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, a5, b5);
    uint64_t t192; const p384_bit c193 = p384_addw(&t192, t169, t181, 0);
    uint64_t t194; const p384_bit c195 = p384_addw(&t194, t171, t183, c193);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t173, t185, c195);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t175, t187, c197);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t177, t189, c199);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t179, t191, c201);
    uint64_t t204; (void)p384_addw(&t204, UINT64_C(0x0), UINT64_C(0x0), c203);
    uint64_t t205; const p384_bit c206 = p384_addw(&t205, t194, t180, 0);
    uint64_t t207; const p384_bit c208 = p384_addw(&t207, t196, t182, c206);
    uint64_t t209; const p384_bit c210 = p384_addw(&t209, t198, t184, c208);
    uint64_t t211; const p384_bit c212 = p384_addw(&t211, t200, t186, c210);
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t202, t188, c212);
    uint64_t t215; (void)p384_addw(&t215, t204, t190, c214);
    /* fold: the part above 2^512, times 2^512 mod p, onto the part below */
    const uint64_t t216 = t209 << 32;
    const uint64_t t217 = (t211 << 32) | (t209 >> 32);
    const uint64_t t218 = (t213 << 32) | (t211 >> 32);
    const uint64_t t219 = (t215 << 32) | (t213 >> 32);
    const uint64_t t220 = t215 >> 32;
    uint64_t t222; const p384_bit c223 = p384_addw(&t222, t156, t209, 0);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t192, t211, c223);
    uint64_t t226; const p384_bit c227 = p384_addw(&t226, t205, t213, c225);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t207, t215, c227);
    uint64_t t230; (void)p384_addw(&t230, UINT64_C(0x0), UINT64_C(0x0), c229);
    uint64_t t231; const p384_bit c232 = p384_addw(&t231, t120, t216, 0);
    uint64_t t233; const p384_bit c234 = p384_addw(&t233, t222, t217, c232);
    uint64_t t235; const p384_bit c236 = p384_addw(&t235, t224, t218, c234);
    uint64_t t237; const p384_bit c238 = p384_addw(&t237, t226, t219, c236);
    uint64_t t239; const p384_bit c240 = p384_addw(&t239, t228, t220, c238);
    uint64_t t241; (void)p384_addw(&t241, t230, UINT64_C(0x0), c240);
    uint64_t t242; const p384_bit c243 = p384_addw(&t242, t84, t209, 0);
    uint64_t t244; const p384_bit c245 = p384_addw(&t244, t231, t211, c243);
    uint64_t t246; const p384_bit c247 = p384_addw(&t246, t233, t213, c245);
    uint64_t t248; const p384_bit c249 = p384_addw(&t248, t235, t215, c247);
    uint64_t t250; const p384_bit c251 = p384_addw(&t250, t237, UINT64_C(0x1), c249);
    uint64_t t252; const p384_bit c253 = p384_addw(&t252, t239, UINT64_C(0x0), c251);
    uint64_t t254; (void)p384_addw(&t254, t241, UINT64_C(0x0), c253);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t242, t216, 0);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t244, t217, c256);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t246, t218, c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t248, t219, c260);
    uint64_t t263; const p384_bit c264 = p384_subw(&t263, t250, t220, c262);
    uint64_t t265; const p384_bit c266 = p384_subw(&t265, t252, UINT64_C(0x0), c264);
    uint64_t t267; (void)p384_subw(&t267, t254, UINT64_C(0x0), c266);
    /* last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t268 = t263 << 32;
    const uint64_t t269 = (t265 << 32) | (t263 >> 32);
    const uint64_t t270 = (t267 << 32) | (t265 >> 32);
    uint64_t t271; const p384_bit c272 = p384_addw(&t271, t263, t269, 0);
    uint64_t t273; const p384_bit c274 = p384_addw(&t273, t265, t270, c272);
    uint64_t t275; (void)p384_addw(&t275, t267, UINT64_C(0x0), c274);
    uint64_t t276; const p384_bit c277 = p384_addw(&t276, t268, t265, 0);
    uint64_t t278; const p384_bit c279 = p384_addw(&t278, t271, t267, c277);
    uint64_t t280; const p384_bit c281 = p384_addw(&t280, t273, UINT64_C(0x0), c279);
    uint64_t t282; (void)p384_addw(&t282, t275, UINT64_C(0x0), c281);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, t268, 0);
    uint64_t t285; const p384_bit c286 = p384_subw(&t285, t276, t269, c284);
    uint64_t t287; const p384_bit c288 = p384_subw(&t287, t278, t270, c286);
    uint64_t t289; const p384_bit c290 = p384_subw(&t289, t280, UINT64_C(0x0), c288);
    uint64_t t291; (void)p384_subw(&t291, t282, UINT64_C(0x0), c290);
    uint64_t t292; const p384_bit c293 = p384_addw(&t292, t14, t283, 0);
    uint64_t t294; const p384_bit c295 = p384_addw(&t294, t48, t285, c293);
    uint64_t t296; const p384_bit c297 = p384_addw(&t296, t255, t287, c295);
    uint64_t t298; const p384_bit c299 = p384_addw(&t298, t257, t289, c297);
    uint64_t t300; const p384_bit c301 = p384_addw(&t300, t259, t291, c299);
    uint64_t t302; const p384_bit c303 = p384_addw(&t302, t261, UINT64_C(0x0), c301);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p384_maskw(c303);
    const uint64_t t305 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff00000001) & ~m0);
    uint64_t t306; const p384_bit c307 = p384_subw(&t306, t292, t305, 0);
    const uint64_t t309 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff) & ~m0);
    uint64_t t310; const p384_bit c311 = p384_subw(&t310, t294, t309, c307);
    const uint64_t t312 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1) & ~m0);
    uint64_t t313; const p384_bit c314 = p384_subw(&t313, t296, t312, c311);
    uint64_t t315; const p384_bit c316 = p384_subw(&t315, t298, UINT64_C(0x0), c314);
    uint64_t t317; const p384_bit c318 = p384_subw(&t317, t300, UINT64_C(0x0), c316);
    uint64_t t319; (void)p384_subw(&t319, t302, UINT64_C(0x0), c318);
    r->v[0] = t306;
    r->v[1] = t310;
    r->v[2] = t313;
    r->v[3] = t315;
    r->v[4] = t317;
    r->v[5] = t319;
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
    uint64_t t7;
    const uint64_t t8 = p384_mulw(&t7, a1, a0);
    uint64_t t9;
    const uint64_t t10 = p384_mulw(&t9, a2, a0);
    uint64_t t11; const p384_bit c12 = p384_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, a3, a0);
    uint64_t t15; const p384_bit c16 = p384_addw(&t15, t14, t9, c12);
    uint64_t t17;
    const uint64_t t18 = p384_mulw(&t17, a4, a0);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t18, t13, c16);
    uint64_t t21;
    const uint64_t t22 = p384_mulw(&t21, a5, a0);
    uint64_t t23; const p384_bit c24 = p384_addw(&t23, t22, t17, c20);
    uint64_t t25; (void)p384_addw(&t25, t21, UINT64_C(0x0), c24);
    /* square, products of a[1] with the words above it */
    uint64_t t26;
    const uint64_t t27 = p384_mulw(&t26, a2, a1);
    uint64_t t28;
    const uint64_t t29 = p384_mulw(&t28, a3, a1);
    uint64_t t30;
    const uint64_t t31 = p384_mulw(&t30, a4, a1);
    uint64_t t32;
    const uint64_t t33 = p384_mulw(&t32, a5, a1);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, t15, t27, 0);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, t19, t29, c35);
    uint64_t t38; const p384_bit c39 = p384_addw(&t38, t23, t31, c37);
    uint64_t t40; const p384_bit c41 = p384_addw(&t40, t25, t33, c39);
    uint64_t t42; (void)p384_addw(&t42, UINT64_C(0x0), UINT64_C(0x0), c41);
    uint64_t t43; const p384_bit c44 = p384_addw(&t43, t36, t26, 0);
    uint64_t t45; const p384_bit c46 = p384_addw(&t45, t38, t28, c44);
    uint64_t t47; const p384_bit c48 = p384_addw(&t47, t40, t30, c46);
    uint64_t t49; (void)p384_addw(&t49, t42, t32, c48);
    /* square, products of a[2] with the words above it */
    uint64_t t50;
    const uint64_t t51 = p384_mulw(&t50, a3, a2);
    uint64_t t52;
    const uint64_t t53 = p384_mulw(&t52, a4, a2);
    uint64_t t54;
    const uint64_t t55 = p384_mulw(&t54, a5, a2);
    uint64_t t56; const p384_bit c57 = p384_addw(&t56, t45, t51, 0);
    uint64_t t58; const p384_bit c59 = p384_addw(&t58, t47, t53, c57);
    uint64_t t60; const p384_bit c61 = p384_addw(&t60, t49, t55, c59);
    uint64_t t62; (void)p384_addw(&t62, UINT64_C(0x0), UINT64_C(0x0), c61);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t58, t50, 0);
    uint64_t t65; const p384_bit c66 = p384_addw(&t65, t60, t52, c64);
    uint64_t t67; (void)p384_addw(&t67, t62, t54, c66);
    /* square, products of a[3] with the words above it */
    uint64_t t68;
    const uint64_t t69 = p384_mulw(&t68, a4, a3);
    uint64_t t70;
    const uint64_t t71 = p384_mulw(&t70, a5, a3);
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t65, t69, 0);
    uint64_t t74; const p384_bit c75 = p384_addw(&t74, t67, t71, c73);
    uint64_t t76; (void)p384_addw(&t76, UINT64_C(0x0), UINT64_C(0x0), c75);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t74, t68, 0);
    uint64_t t79; (void)p384_addw(&t79, t76, t70, c78);
    /* square, products of a[4] with the words above it */
    uint64_t t80;
    const uint64_t t81 = p384_mulw(&t80, a5, a4);
    uint64_t t82; const p384_bit c83 = p384_addw(&t82, t79, t81, 0);
    uint64_t t84; (void)p384_addw(&t84, UINT64_C(0x0), UINT64_C(0x0), c83);
    const uint64_t t85 = t84 + t80;
    /* square: double the cross products */
    uint64_t t86; const p384_bit c87 = p384_addw(&t86, t8, t8, 0);
    uint64_t t88; const p384_bit c89 = p384_addw(&t88, t11, t11, c87);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t34, t34, c89);
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t43, t43, c91);
    uint64_t t94; const p384_bit c95 = p384_addw(&t94, t56, t56, c93);
    uint64_t t96; const p384_bit c97 = p384_addw(&t96, t63, t63, c95);
    uint64_t t98; const p384_bit c99 = p384_addw(&t98, t72, t72, c97);
    uint64_t t100; const p384_bit c101 = p384_addw(&t100, t77, t77, c99);
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t82, t82, c101);
    uint64_t t104; const p384_bit c105 = p384_addw(&t104, t85, t85, c103);
    uint64_t t106; (void)p384_addw(&t106, UINT64_C(0x0), UINT64_C(0x0), c105);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t107;
    const uint64_t t108 = p384_mulw(&t107, a0, a0);
    uint64_t t109;
    const uint64_t t110 = p384_mulw(&t109, a1, a1);
    uint64_t t111;
    const uint64_t t112 = p384_mulw(&t111, a2, a2);
    uint64_t t113;
    const uint64_t t114 = p384_mulw(&t113, a3, a3);
    uint64_t t115;
    const uint64_t t116 = p384_mulw(&t115, a4, a4);
    uint64_t t117;
    const uint64_t t118 = p384_mulw(&t117, a5, a5);
    uint64_t t119; const p384_bit c120 = p384_addw(&t119, t86, t107, 0);
    uint64_t t121; const p384_bit c122 = p384_addw(&t121, t88, t110, c120);
    uint64_t t123; const p384_bit c124 = p384_addw(&t123, t90, t109, c122);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t92, t112, c124);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t94, t111, c126);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t96, t114, c128);
    uint64_t t131; const p384_bit c132 = p384_addw(&t131, t98, t113, c130);
    uint64_t t133; const p384_bit c134 = p384_addw(&t133, t100, t116, c132);
    uint64_t t135; const p384_bit c136 = p384_addw(&t135, t102, t115, c134);
    uint64_t t137; const p384_bit c138 = p384_addw(&t137, t104, t118, c136);
    uint64_t t139; (void)p384_addw(&t139, t106, t117, c138);
    /* fold: the part above 2^512, times 2^512 mod p, onto the part below */
    const uint64_t t140 = t133 << 32;
    const uint64_t t141 = (t135 << 32) | (t133 >> 32);
    const uint64_t t142 = (t137 << 32) | (t135 >> 32);
    const uint64_t t143 = (t139 << 32) | (t137 >> 32);
    const uint64_t t144 = t139 >> 32;
    uint64_t t146; const p384_bit c147 = p384_addw(&t146, t125, t133, 0);
    uint64_t t148; const p384_bit c149 = p384_addw(&t148, t127, t135, c147);
    uint64_t t150; const p384_bit c151 = p384_addw(&t150, t129, t137, c149);
    uint64_t t152; const p384_bit c153 = p384_addw(&t152, t131, t139, c151);
    uint64_t t154; (void)p384_addw(&t154, UINT64_C(0x0), UINT64_C(0x0), c153);
    uint64_t t155; const p384_bit c156 = p384_addw(&t155, t123, t140, 0);
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t146, t141, c156);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t148, t142, c158);
    uint64_t t161; const p384_bit c162 = p384_addw(&t161, t150, t143, c160);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t152, t144, c162);
    uint64_t t165; (void)p384_addw(&t165, t154, UINT64_C(0x0), c164);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t121, t133, 0);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t155, t135, c167);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t157, t137, c169);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t159, t139, c171);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t161, UINT64_C(0x1), c173);
    uint64_t t176; const p384_bit c177 = p384_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; (void)p384_addw(&t178, t165, UINT64_C(0x0), c177);
    uint64_t t179; const p384_bit c180 = p384_subw(&t179, t166, t140, 0);
    uint64_t t181; const p384_bit c182 = p384_subw(&t181, t168, t141, c180);
    uint64_t t183; const p384_bit c184 = p384_subw(&t183, t170, t142, c182);
    uint64_t t185; const p384_bit c186 = p384_subw(&t185, t172, t143, c184);
    uint64_t t187; const p384_bit c188 = p384_subw(&t187, t174, t144, c186);
    uint64_t t189; const p384_bit c190 = p384_subw(&t189, t176, UINT64_C(0x0), c188);
    uint64_t t191; (void)p384_subw(&t191, t178, UINT64_C(0x0), c190);
    /* last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t192 = t187 << 32;
    const uint64_t t193 = (t189 << 32) | (t187 >> 32);
    const uint64_t t194 = (t191 << 32) | (t189 >> 32);
    uint64_t t195; const p384_bit c196 = p384_addw(&t195, t187, t193, 0);
    uint64_t t197; const p384_bit c198 = p384_addw(&t197, t189, t194, c196);
    uint64_t t199; (void)p384_addw(&t199, t191, UINT64_C(0x0), c198);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t192, t189, 0);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t195, t191, c201);
    uint64_t t204; const p384_bit c205 = p384_addw(&t204, t197, UINT64_C(0x0), c203);
    uint64_t t206; (void)p384_addw(&t206, t199, UINT64_C(0x0), c205);
    uint64_t t207; const p384_bit c208 = p384_subw(&t207, t187, t192, 0);
    uint64_t t209; const p384_bit c210 = p384_subw(&t209, t200, t193, c208);
    uint64_t t211; const p384_bit c212 = p384_subw(&t211, t202, t194, c210);
    uint64_t t213; const p384_bit c214 = p384_subw(&t213, t204, UINT64_C(0x0), c212);
    uint64_t t215; (void)p384_subw(&t215, t206, UINT64_C(0x0), c214);
    uint64_t t216; const p384_bit c217 = p384_addw(&t216, t108, t207, 0);
    uint64_t t218; const p384_bit c219 = p384_addw(&t218, t119, t209, c217);
    uint64_t t220; const p384_bit c221 = p384_addw(&t220, t179, t211, c219);
    uint64_t t222; const p384_bit c223 = p384_addw(&t222, t181, t213, c221);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t183, t215, c223);
    uint64_t t226; const p384_bit c227 = p384_addw(&t226, t185, UINT64_C(0x0), c225);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p384_maskw(c227);
    const uint64_t t229 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff00000001) & ~m0);
    uint64_t t230; const p384_bit c231 = p384_subw(&t230, t216, t229, 0);
    const uint64_t t233 = (UINT64_C(0x0) & m0) | (UINT64_C(0xffffffff) & ~m0);
    uint64_t t234; const p384_bit c235 = p384_subw(&t234, t218, t233, c231);
    const uint64_t t236 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1) & ~m0);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t220, t236, c235);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t222, UINT64_C(0x0), c238);
    uint64_t t241; const p384_bit c242 = p384_subw(&t241, t224, UINT64_C(0x0), c240);
    uint64_t t243; (void)p384_subw(&t243, t226, UINT64_C(0x0), c242);
    r->v[0] = t230;
    r->v[1] = t234;
    r->v[2] = t237;
    r->v[3] = t239;
    r->v[4] = t241;
    r->v[5] = t243;
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
    uint64_t t8;
    const uint64_t t9 = p384_mulw(&t8, a0, k_word);
    uint64_t t10;
    const uint64_t t11 = p384_mulw(&t10, a1, k_word);
    uint64_t t12; const p384_bit c13 = p384_addw(&t12, t11, t8, 0);
    uint64_t t14;
    const uint64_t t15 = p384_mulw(&t14, a2, k_word);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, t15, t10, c13);
    uint64_t t18;
    const uint64_t t19 = p384_mulw(&t18, a3, k_word);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, t19, t14, c17);
    uint64_t t22;
    const uint64_t t23 = p384_mulw(&t22, a4, k_word);
    uint64_t t24; const p384_bit c25 = p384_addw(&t24, t23, t18, c21);
    uint64_t t26;
    const uint64_t t27 = p384_mulw(&t26, a5, k_word);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, t27, t22, c25);
    uint64_t t30; (void)p384_addw(&t30, t26, UINT64_C(0x0), c29);
    /* T - q * p, below 4*p */
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, UINT64_C(0xffffffff), t30);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, UINT64_C(0xffffffff00000000), t30);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t38, t35, 0);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, UINT64_C(0xfffffffffffffffe), t30);
    uint64_t t43; const p384_bit c44 = p384_addw(&t43, t42, t37, c40);
    uint64_t t45;
    const uint64_t t46 = p384_mulw(&t45, UINT64_C(0xffffffffffffffff), t30);
    uint64_t t47; const p384_bit c48 = p384_addw(&t47, t46, t41, c44);
    uint64_t t49; const p384_bit c50 = p384_addw(&t49, t46, t45, c48);
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t46, t45, c50);
    uint64_t t53; (void)p384_addw(&t53, t45, UINT64_C(0x0), c52);
    uint64_t t54; const p384_bit c55 = p384_subw(&t54, t9, t36, 0);
    uint64_t t56; const p384_bit c57 = p384_subw(&t56, t12, t39, c55);
    uint64_t t58; const p384_bit c59 = p384_subw(&t58, t16, t43, c57);
    uint64_t t60; const p384_bit c61 = p384_subw(&t60, t20, t47, c59);
    uint64_t t62; const p384_bit c63 = p384_subw(&t62, t24, t49, c61);
    uint64_t t64; const p384_bit c65 = p384_subw(&t64, t28, t51, c63);
    uint64_t t66; (void)p384_subw(&t66, t30, t53, c65);
    /* subtract 2*p where that does not borrow */
    uint64_t t71; const p384_bit c72 = p384_subw(&t71, t54, UINT64_C(0x1fffffffe), 0);
    uint64_t t73; const p384_bit c74 = p384_subw(&t73, t56, UINT64_C(0xfffffffe00000000), c72);
    uint64_t t75; const p384_bit c76 = p384_subw(&t75, t58, UINT64_C(0xfffffffffffffffd), c74);
    uint64_t t77; const p384_bit c78 = p384_subw(&t77, t60, UINT64_C(0xffffffffffffffff), c76);
    uint64_t t79; const p384_bit c80 = p384_subw(&t79, t62, UINT64_C(0xffffffffffffffff), c78);
    uint64_t t81; const p384_bit c82 = p384_subw(&t81, t64, UINT64_C(0xffffffffffffffff), c80);
    uint64_t t83; const p384_bit c84 = p384_subw(&t83, t66, UINT64_C(0x1), c82);
    const uint64_t m0 = p384_maskw(c84);
    const uint64_t t85 = (t54 & m0) | (t71 & ~m0);
    const uint64_t t86 = (t56 & m0) | (t73 & ~m0);
    const uint64_t t87 = (t58 & m0) | (t75 & ~m0);
    const uint64_t t88 = (t60 & m0) | (t77 & ~m0);
    const uint64_t t89 = (t62 & m0) | (t79 & ~m0);
    const uint64_t t90 = (t64 & m0) | (t81 & ~m0);
    const uint64_t t91 = (t66 & m0) | (t83 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t85, UINT64_C(0xffffffff), 0);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t86, UINT64_C(0xffffffff00000000), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t87, UINT64_C(0xfffffffffffffffe), c95);
    uint64_t t98; const p384_bit c99 = p384_subw(&t98, t88, UINT64_C(0xffffffffffffffff), c97);
    uint64_t t100; const p384_bit c101 = p384_subw(&t100, t89, UINT64_C(0xffffffffffffffff), c99);
    uint64_t t102; const p384_bit c103 = p384_subw(&t102, t90, UINT64_C(0xffffffffffffffff), c101);
    const p384_bit c104 = p384_borroww(t91, UINT64_C(0x0), c103);
    const uint64_t m1 = p384_maskw(c104);
    const uint64_t t105 = (t85 & m1) | (t92 & ~m1);
    const uint64_t t106 = (t86 & m1) | (t94 & ~m1);
    const uint64_t t107 = (t87 & m1) | (t96 & ~m1);
    const uint64_t t108 = (t88 & m1) | (t98 & ~m1);
    const uint64_t t109 = (t89 & m1) | (t100 & ~m1);
    const uint64_t t110 = (t90 & m1) | (t102 & ~m1);
    r->v[0] = t105;
    r->v[1] = t106;
    r->v[2] = t107;
    r->v[3] = t108;
    r->v[4] = t109;
    r->v[5] = t110;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p384_fe_from_bytes(p384_fe *r, const uint8_t b[48])
{
    const uint64_t b_at40 = (uint64_t)p384_load8(b + 40);
    /* bytes to words */
    const uint64_t t1 = p384_bswapw(b_at40);
    const uint64_t b_at32 = (uint64_t)p384_load8(b + 32);
    const uint64_t t3 = p384_bswapw(b_at32);
    const uint64_t b_at24 = (uint64_t)p384_load8(b + 24);
    const uint64_t t5 = p384_bswapw(b_at24);
    const uint64_t b_at16 = (uint64_t)p384_load8(b + 16);
    const uint64_t t7 = p384_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)p384_load8(b + 8);
    const uint64_t t9 = p384_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)p384_load8(b + 0);
    const uint64_t t11 = p384_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p384_bit c16 = p384_borroww(t1, UINT64_C(0xffffffff), 0);
    const p384_bit c17 = p384_borroww(t3, UINT64_C(0xffffffff00000000), c16);
    const p384_bit c18 = p384_borroww(t5, UINT64_C(0xfffffffffffffffe), c17);
    const p384_bit c19 = p384_borroww(t7, UINT64_C(0xffffffffffffffff), c18);
    const p384_bit c20 = p384_borroww(t9, UINT64_C(0xffffffffffffffff), c19);
    const p384_bit c21 = p384_borroww(t11, UINT64_C(0xffffffffffffffff), c20);
    const uint64_t t23 = p384_maskw(c21);
    const uint64_t t24 = t1 & t23;
    const uint64_t t25 = t3 & t23;
    const uint64_t t26 = t5 & t23;
    const uint64_t t27 = t7 & t23;
    const uint64_t t28 = t9 & t23;
    const uint64_t t29 = t11 & t23;
    const uint64_t t30 = ~t23;
    r->v[0] = t24;
    r->v[1] = t25;
    r->v[2] = t26;
    r->v[3] = t27;
    r->v[4] = t28;
    r->v[5] = t29;
    return -(int)(t30 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
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
    const p384_bit c10 = p384_borroww(b_at0, UINT64_C(0xffffffff), 0);
    const p384_bit c11 = p384_borroww(b_at8, UINT64_C(0xffffffff00000000), c10);
    const p384_bit c12 = p384_borroww(b_at16, UINT64_C(0xfffffffffffffffe), c11);
    const p384_bit c13 = p384_borroww(b_at24, UINT64_C(0xffffffffffffffff), c12);
    const p384_bit c14 = p384_borroww(b_at32, UINT64_C(0xffffffffffffffff), c13);
    const p384_bit c15 = p384_borroww(b_at40, UINT64_C(0xffffffffffffffff), c14);
    const uint64_t t17 = p384_maskw(c15);
    const uint64_t t18 = b_at0 & t17;
    const uint64_t t19 = b_at8 & t17;
    const uint64_t t20 = b_at16 & t17;
    const uint64_t t21 = b_at24 & t17;
    const uint64_t t22 = b_at32 & t17;
    const uint64_t t23 = b_at40 & t17;
    const uint64_t t24 = ~t17;
    r->v[0] = t18;
    r->v[1] = t19;
    r->v[2] = t20;
    r->v[3] = t21;
    r->v[4] = t22;
    r->v[5] = t23;
    return -(int)(t24 & 1);
}

/* b = the big-endian integer a
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

/* b = the little-endian integer a
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
    const uint64_t t14 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t15 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t16 = (a2 & m0) | (b2 & ~m0);
    const uint64_t t17 = (a3 & m0) | (b3 & ~m0);
    const uint64_t t18 = (a4 & m0) | (b4 & ~m0);
    const uint64_t t19 = (a5 & m0) | (b5 & ~m0);
    r->v[0] = t14;
    r->v[1] = t15;
    r->v[2] = t16;
    r->v[3] = t17;
    r->v[4] = t18;
    r->v[5] = t19;
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
    a->v[0] = t25;
    a->v[1] = t26;
    a->v[2] = t27;
    a->v[3] = t28;
    a->v[4] = t29;
    a->v[5] = t30;
    b->v[0] = t31;
    b->v[1] = t32;
    b->v[2] = t33;
    b->v[3] = t34;
    b->v[4] = t35;
    b->v[5] = t36;
}

/* all-ones where a = 0, else 0
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
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const uint64_t t9 = t8 | a4;
    const uint64_t t10 = t9 | a5;
    const p384_bit c12 = p384_borroww(t10, UINT64_C(0x1), 0);
    const uint64_t t14 = p384_maskw(c12);
    return t14;
}

/* all-ones where a = b, else 0
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
    const uint64_t t12 = a0 ^ b0;
    const uint64_t t13 = a1 ^ b1;
    const uint64_t t14 = a2 ^ b2;
    const uint64_t t15 = a3 ^ b3;
    const uint64_t t16 = a4 ^ b4;
    const uint64_t t17 = a5 ^ b5;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t18 = t12 | t13;
    const uint64_t t19 = t18 | t14;
    const uint64_t t20 = t19 | t15;
    const uint64_t t21 = t20 | t16;
    const uint64_t t22 = t21 | t17;
    const p384_bit c24 = p384_borroww(t22, UINT64_C(0x1), 0);
    const uint64_t t26 = p384_maskw(c24);
    return t26;
}

#else
typedef int p384_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
