/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t12; const p384_bit c13 = p384_addw(&t12, a0, b0, 0);
    uint64_t t14; const p384_bit c15 = p384_addw(&t14, a1, b1, c13);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a2, b2, c15);
    uint64_t t18; const p384_bit c19 = p384_addw(&t18, a3, b3, c17);
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, a4, b4, c19);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, a5, b5, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, t12, UINT64_C(0xecec196accc52973), 0);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, t14, UINT64_C(0x581a0db248b0a77a), c29);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, t16, UINT64_C(0xc7634d81f4372ddf), c31);
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
    uint64_t t12; const p384_bit c13 = p384_subw(&t12, a0, b0, 0);
    uint64_t t14; const p384_bit c15 = p384_subw(&t14, a1, b1, c13);
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, a2, b2, c15);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, a3, b3, c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, a4, b4, c19);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a5, b5, c21);
    /* add the modulus where it borrowed */
    const uint64_t t25 = p384_maskw(c23);
    const uint64_t t27 = t25 & UINT64_C(0xecec196accc52973);
    const uint64_t t29 = t25 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t31 = t25 & UINT64_C(0xc7634d81f4372ddf);
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
    uint64_t t7; const p384_bit c8 = p384_subw(&t7, UINT64_C(0x0), a0, 0);
    uint64_t t9; const p384_bit c10 = p384_subw(&t9, UINT64_C(0x0), a1, c8);
    uint64_t t11; const p384_bit c12 = p384_subw(&t11, UINT64_C(0x0), a2, c10);
    uint64_t t13; const p384_bit c14 = p384_subw(&t13, UINT64_C(0x0), a3, c12);
    uint64_t t15; const p384_bit c16 = p384_subw(&t15, UINT64_C(0x0), a4, c14);
    uint64_t t17; const p384_bit c18 = p384_subw(&t17, UINT64_C(0x0), a5, c16);
    /* add the modulus where it borrowed */
    const uint64_t t19 = p384_maskw(c18);
    const uint64_t t21 = t19 & UINT64_C(0xecec196accc52973);
    const uint64_t t23 = t19 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t25 = t19 & UINT64_C(0xc7634d81f4372ddf);
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
    uint64_t t6; const p384_bit c7 = p384_addw(&t6, a0, a0, 0);
    uint64_t t8; const p384_bit c9 = p384_addw(&t8, a1, a1, c7);
    uint64_t t10; const p384_bit c11 = p384_addw(&t10, a2, a2, c9);
    uint64_t t12; const p384_bit c13 = p384_addw(&t12, a3, a3, c11);
    uint64_t t14; const p384_bit c15 = p384_addw(&t14, a4, a4, c13);
    uint64_t t16; const p384_bit c17 = p384_addw(&t16, a5, a5, c15);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, t6, UINT64_C(0xecec196accc52973), 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, t8, UINT64_C(0x581a0db248b0a77a), c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, t10, UINT64_C(0xc7634d81f4372ddf), c25);
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
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t11 = t9 & UINT64_C(0xecec196accc52973);
    const uint64_t t13 = t9 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t15 = t9 & UINT64_C(0xc7634d81f4372ddf);
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

/* r * 2^384 = a * b mod n
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t217 = t14 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t221 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t217);
    uint64_t t222;
    const uint64_t t223 = p384_mulw(&t222, UINT64_C(0xa7e5f24db74f5885), t217);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t223, t221, 0);
    uint64_t t226;
    const uint64_t t227 = p384_mulw(&t226, UINT64_C(0x389cb27e0bc8d220), t217);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t227, t222, c225);
    uint64_t t230; (void)p384_addw(&t230, t226, UINT64_C(0x0), c229);
    uint64_t t231; const p384_bit c232 = p384_subw(&t231, t48, t224, 0);
    uint64_t t233; const p384_bit c234 = p384_subw(&t233, t84, t228, c232);
    uint64_t t235; const p384_bit c236 = p384_subw(&t235, t120, t230, c234);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t156, UINT64_C(0x0), c236);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t192, UINT64_C(0x0), c238);
    uint64_t t241; (void)p384_subw(&t241, t217, UINT64_C(0x0), c240);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t242 = t231 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t243 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t242);
    uint64_t t244;
    const uint64_t t245 = p384_mulw(&t244, UINT64_C(0xa7e5f24db74f5885), t242);
    uint64_t t246; const p384_bit c247 = p384_addw(&t246, t245, t243, 0);
    uint64_t t248;
    const uint64_t t249 = p384_mulw(&t248, UINT64_C(0x389cb27e0bc8d220), t242);
    uint64_t t250; const p384_bit c251 = p384_addw(&t250, t249, t244, c247);
    uint64_t t252; (void)p384_addw(&t252, t248, UINT64_C(0x0), c251);
    uint64_t t253; const p384_bit c254 = p384_subw(&t253, t233, t246, 0);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t235, t250, c254);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t237, t252, c256);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t239, UINT64_C(0x0), c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t241, UINT64_C(0x0), c260);
    uint64_t t263; (void)p384_subw(&t263, t242, UINT64_C(0x0), c262);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t264 = t253 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t265 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t264);
    uint64_t t266;
    const uint64_t t267 = p384_mulw(&t266, UINT64_C(0xa7e5f24db74f5885), t264);
    uint64_t t268; const p384_bit c269 = p384_addw(&t268, t267, t265, 0);
    uint64_t t270;
    const uint64_t t271 = p384_mulw(&t270, UINT64_C(0x389cb27e0bc8d220), t264);
    uint64_t t272; const p384_bit c273 = p384_addw(&t272, t271, t266, c269);
    uint64_t t274; (void)p384_addw(&t274, t270, UINT64_C(0x0), c273);
    uint64_t t275; const p384_bit c276 = p384_subw(&t275, t255, t268, 0);
    uint64_t t277; const p384_bit c278 = p384_subw(&t277, t257, t272, c276);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, t274, c278);
    uint64_t t281; const p384_bit c282 = p384_subw(&t281, t261, UINT64_C(0x0), c280);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, UINT64_C(0x0), c282);
    uint64_t t285; (void)p384_subw(&t285, t264, UINT64_C(0x0), c284);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t286 = t275 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t287 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t286);
    uint64_t t288;
    const uint64_t t289 = p384_mulw(&t288, UINT64_C(0xa7e5f24db74f5885), t286);
    uint64_t t290; const p384_bit c291 = p384_addw(&t290, t289, t287, 0);
    uint64_t t292;
    const uint64_t t293 = p384_mulw(&t292, UINT64_C(0x389cb27e0bc8d220), t286);
    uint64_t t294; const p384_bit c295 = p384_addw(&t294, t293, t288, c291);
    uint64_t t296; (void)p384_addw(&t296, t292, UINT64_C(0x0), c295);
    uint64_t t297; const p384_bit c298 = p384_subw(&t297, t277, t290, 0);
    uint64_t t299; const p384_bit c300 = p384_subw(&t299, t279, t294, c298);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, t296, c300);
    uint64_t t303; const p384_bit c304 = p384_subw(&t303, t283, UINT64_C(0x0), c302);
    uint64_t t305; const p384_bit c306 = p384_subw(&t305, t285, UINT64_C(0x0), c304);
    uint64_t t307; (void)p384_subw(&t307, t286, UINT64_C(0x0), c306);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t308 = t297 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t309 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t308);
    uint64_t t310;
    const uint64_t t311 = p384_mulw(&t310, UINT64_C(0xa7e5f24db74f5885), t308);
    uint64_t t312; const p384_bit c313 = p384_addw(&t312, t311, t309, 0);
    uint64_t t314;
    const uint64_t t315 = p384_mulw(&t314, UINT64_C(0x389cb27e0bc8d220), t308);
    uint64_t t316; const p384_bit c317 = p384_addw(&t316, t315, t310, c313);
    uint64_t t318; (void)p384_addw(&t318, t314, UINT64_C(0x0), c317);
    uint64_t t319; const p384_bit c320 = p384_subw(&t319, t299, t312, 0);
    uint64_t t321; const p384_bit c322 = p384_subw(&t321, t301, t316, c320);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, t318, c322);
    uint64_t t325; const p384_bit c326 = p384_subw(&t325, t305, UINT64_C(0x0), c324);
    uint64_t t327; const p384_bit c328 = p384_subw(&t327, t307, UINT64_C(0x0), c326);
    uint64_t t329; (void)p384_subw(&t329, t308, UINT64_C(0x0), c328);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t330 = t319 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t331 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t330);
    uint64_t t332;
    const uint64_t t333 = p384_mulw(&t332, UINT64_C(0xa7e5f24db74f5885), t330);
    uint64_t t334; const p384_bit c335 = p384_addw(&t334, t333, t331, 0);
    uint64_t t336;
    const uint64_t t337 = p384_mulw(&t336, UINT64_C(0x389cb27e0bc8d220), t330);
    uint64_t t338; const p384_bit c339 = p384_addw(&t338, t337, t332, c335);
    uint64_t t340; (void)p384_addw(&t340, t336, UINT64_C(0x0), c339);
    uint64_t t341; const p384_bit c342 = p384_subw(&t341, t321, t334, 0);
    uint64_t t343; const p384_bit c344 = p384_subw(&t343, t323, t338, c342);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, t340, c344);
    uint64_t t347; const p384_bit c348 = p384_subw(&t347, t327, UINT64_C(0x0), c346);
    uint64_t t349; const p384_bit c350 = p384_subw(&t349, t329, UINT64_C(0x0), c348);
    uint64_t t351; (void)p384_subw(&t351, t330, UINT64_C(0x0), c350);
    /* add the high half; the sum is below 2*p */
    uint64_t t352; const p384_bit c353 = p384_addw(&t352, t341, t205, 0);
    uint64_t t354; const p384_bit c355 = p384_addw(&t354, t343, t207, c353);
    uint64_t t356; const p384_bit c357 = p384_addw(&t356, t345, t209, c355);
    uint64_t t358; const p384_bit c359 = p384_addw(&t358, t347, t211, c357);
    uint64_t t360; const p384_bit c361 = p384_addw(&t360, t349, t213, c359);
    uint64_t t362; const p384_bit c363 = p384_addw(&t362, t351, t215, c361);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t368; const p384_bit c369 = p384_subw(&t368, t352, UINT64_C(0xecec196accc52973), 0);
    uint64_t t370; const p384_bit c371 = p384_subw(&t370, t354, UINT64_C(0x581a0db248b0a77a), c369);
    uint64_t t372; const p384_bit c373 = p384_subw(&t372, t356, UINT64_C(0xc7634d81f4372ddf), c371);
    uint64_t t374; const p384_bit c375 = p384_subw(&t374, t358, UINT64_C(0xffffffffffffffff), c373);
    uint64_t t376; const p384_bit c377 = p384_subw(&t376, t360, UINT64_C(0xffffffffffffffff), c375);
    uint64_t t378; const p384_bit c379 = p384_subw(&t378, t362, UINT64_C(0xffffffffffffffff), c377);
    uint64_t t380; (void)p384_addw(&t380, UINT64_C(0x0), UINT64_C(0x0), c363);
    const p384_bit c381 = p384_borroww(t380, UINT64_C(0x0), c379);
    const uint64_t m0 = p384_maskw(c381);
    const uint64_t t382 = (t352 & m0) | (t368 & ~m0);
    const uint64_t t383 = (t354 & m0) | (t370 & ~m0);
    const uint64_t t384 = (t356 & m0) | (t372 & ~m0);
    const uint64_t t385 = (t358 & m0) | (t374 & ~m0);
    const uint64_t t386 = (t360 & m0) | (t376 & ~m0);
    const uint64_t t387 = (t362 & m0) | (t378 & ~m0);
    r->v[0] = t382;
    r->v[1] = t383;
    r->v[2] = t384;
    r->v[3] = t385;
    r->v[4] = t386;
    r->v[5] = t387;
}

/* r * 2^384 = a^2 mod n
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t141 = t108 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t145 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t141);
    uint64_t t146;
    const uint64_t t147 = p384_mulw(&t146, UINT64_C(0xa7e5f24db74f5885), t141);
    uint64_t t148; const p384_bit c149 = p384_addw(&t148, t147, t145, 0);
    uint64_t t150;
    const uint64_t t151 = p384_mulw(&t150, UINT64_C(0x389cb27e0bc8d220), t141);
    uint64_t t152; const p384_bit c153 = p384_addw(&t152, t151, t146, c149);
    uint64_t t154; (void)p384_addw(&t154, t150, UINT64_C(0x0), c153);
    uint64_t t155; const p384_bit c156 = p384_subw(&t155, t119, t148, 0);
    uint64_t t157; const p384_bit c158 = p384_subw(&t157, t121, t152, c156);
    uint64_t t159; const p384_bit c160 = p384_subw(&t159, t123, t154, c158);
    uint64_t t161; const p384_bit c162 = p384_subw(&t161, t125, UINT64_C(0x0), c160);
    uint64_t t163; const p384_bit c164 = p384_subw(&t163, t127, UINT64_C(0x0), c162);
    uint64_t t165; (void)p384_subw(&t165, t141, UINT64_C(0x0), c164);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t155 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t167 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t166);
    uint64_t t168;
    const uint64_t t169 = p384_mulw(&t168, UINT64_C(0xa7e5f24db74f5885), t166);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t169, t167, 0);
    uint64_t t172;
    const uint64_t t173 = p384_mulw(&t172, UINT64_C(0x389cb27e0bc8d220), t166);
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t173, t168, c171);
    uint64_t t176; (void)p384_addw(&t176, t172, UINT64_C(0x0), c175);
    uint64_t t177; const p384_bit c178 = p384_subw(&t177, t157, t170, 0);
    uint64_t t179; const p384_bit c180 = p384_subw(&t179, t159, t174, c178);
    uint64_t t181; const p384_bit c182 = p384_subw(&t181, t161, t176, c180);
    uint64_t t183; const p384_bit c184 = p384_subw(&t183, t163, UINT64_C(0x0), c182);
    uint64_t t185; const p384_bit c186 = p384_subw(&t185, t165, UINT64_C(0x0), c184);
    uint64_t t187; (void)p384_subw(&t187, t166, UINT64_C(0x0), c186);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t188 = t177 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t189 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t188);
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, UINT64_C(0xa7e5f24db74f5885), t188);
    uint64_t t192; const p384_bit c193 = p384_addw(&t192, t191, t189, 0);
    uint64_t t194;
    const uint64_t t195 = p384_mulw(&t194, UINT64_C(0x389cb27e0bc8d220), t188);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t195, t190, c193);
    uint64_t t198; (void)p384_addw(&t198, t194, UINT64_C(0x0), c197);
    uint64_t t199; const p384_bit c200 = p384_subw(&t199, t179, t192, 0);
    uint64_t t201; const p384_bit c202 = p384_subw(&t201, t181, t196, c200);
    uint64_t t203; const p384_bit c204 = p384_subw(&t203, t183, t198, c202);
    uint64_t t205; const p384_bit c206 = p384_subw(&t205, t185, UINT64_C(0x0), c204);
    uint64_t t207; const p384_bit c208 = p384_subw(&t207, t187, UINT64_C(0x0), c206);
    uint64_t t209; (void)p384_subw(&t209, t188, UINT64_C(0x0), c208);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t210 = t199 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t211 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t210);
    uint64_t t212;
    const uint64_t t213 = p384_mulw(&t212, UINT64_C(0xa7e5f24db74f5885), t210);
    uint64_t t214; const p384_bit c215 = p384_addw(&t214, t213, t211, 0);
    uint64_t t216;
    const uint64_t t217 = p384_mulw(&t216, UINT64_C(0x389cb27e0bc8d220), t210);
    uint64_t t218; const p384_bit c219 = p384_addw(&t218, t217, t212, c215);
    uint64_t t220; (void)p384_addw(&t220, t216, UINT64_C(0x0), c219);
    uint64_t t221; const p384_bit c222 = p384_subw(&t221, t201, t214, 0);
    uint64_t t223; const p384_bit c224 = p384_subw(&t223, t203, t218, c222);
    uint64_t t225; const p384_bit c226 = p384_subw(&t225, t205, t220, c224);
    uint64_t t227; const p384_bit c228 = p384_subw(&t227, t207, UINT64_C(0x0), c226);
    uint64_t t229; const p384_bit c230 = p384_subw(&t229, t209, UINT64_C(0x0), c228);
    uint64_t t231; (void)p384_subw(&t231, t210, UINT64_C(0x0), c230);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t232 = t221 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t233 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t232);
    uint64_t t234;
    const uint64_t t235 = p384_mulw(&t234, UINT64_C(0xa7e5f24db74f5885), t232);
    uint64_t t236; const p384_bit c237 = p384_addw(&t236, t235, t233, 0);
    uint64_t t238;
    const uint64_t t239 = p384_mulw(&t238, UINT64_C(0x389cb27e0bc8d220), t232);
    uint64_t t240; const p384_bit c241 = p384_addw(&t240, t239, t234, c237);
    uint64_t t242; (void)p384_addw(&t242, t238, UINT64_C(0x0), c241);
    uint64_t t243; const p384_bit c244 = p384_subw(&t243, t223, t236, 0);
    uint64_t t245; const p384_bit c246 = p384_subw(&t245, t225, t240, c244);
    uint64_t t247; const p384_bit c248 = p384_subw(&t247, t227, t242, c246);
    uint64_t t249; const p384_bit c250 = p384_subw(&t249, t229, UINT64_C(0x0), c248);
    uint64_t t251; const p384_bit c252 = p384_subw(&t251, t231, UINT64_C(0x0), c250);
    uint64_t t253; (void)p384_subw(&t253, t232, UINT64_C(0x0), c252);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t254 = t243 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t255 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t254);
    uint64_t t256;
    const uint64_t t257 = p384_mulw(&t256, UINT64_C(0xa7e5f24db74f5885), t254);
    uint64_t t258; const p384_bit c259 = p384_addw(&t258, t257, t255, 0);
    uint64_t t260;
    const uint64_t t261 = p384_mulw(&t260, UINT64_C(0x389cb27e0bc8d220), t254);
    uint64_t t262; const p384_bit c263 = p384_addw(&t262, t261, t256, c259);
    uint64_t t264; (void)p384_addw(&t264, t260, UINT64_C(0x0), c263);
    uint64_t t265; const p384_bit c266 = p384_subw(&t265, t245, t258, 0);
    uint64_t t267; const p384_bit c268 = p384_subw(&t267, t247, t262, c266);
    uint64_t t269; const p384_bit c270 = p384_subw(&t269, t249, t264, c268);
    uint64_t t271; const p384_bit c272 = p384_subw(&t271, t251, UINT64_C(0x0), c270);
    uint64_t t273; const p384_bit c274 = p384_subw(&t273, t253, UINT64_C(0x0), c272);
    uint64_t t275; (void)p384_subw(&t275, t254, UINT64_C(0x0), c274);
    /* add the high half; the sum is below 2*p */
    uint64_t t276; const p384_bit c277 = p384_addw(&t276, t265, t129, 0);
    uint64_t t278; const p384_bit c279 = p384_addw(&t278, t267, t131, c277);
    uint64_t t280; const p384_bit c281 = p384_addw(&t280, t269, t133, c279);
    uint64_t t282; const p384_bit c283 = p384_addw(&t282, t271, t135, c281);
    uint64_t t284; const p384_bit c285 = p384_addw(&t284, t273, t137, c283);
    uint64_t t286; const p384_bit c287 = p384_addw(&t286, t275, t139, c285);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t292; const p384_bit c293 = p384_subw(&t292, t276, UINT64_C(0xecec196accc52973), 0);
    uint64_t t294; const p384_bit c295 = p384_subw(&t294, t278, UINT64_C(0x581a0db248b0a77a), c293);
    uint64_t t296; const p384_bit c297 = p384_subw(&t296, t280, UINT64_C(0xc7634d81f4372ddf), c295);
    uint64_t t298; const p384_bit c299 = p384_subw(&t298, t282, UINT64_C(0xffffffffffffffff), c297);
    uint64_t t300; const p384_bit c301 = p384_subw(&t300, t284, UINT64_C(0xffffffffffffffff), c299);
    uint64_t t302; const p384_bit c303 = p384_subw(&t302, t286, UINT64_C(0xffffffffffffffff), c301);
    uint64_t t304; (void)p384_addw(&t304, UINT64_C(0x0), UINT64_C(0x0), c287);
    const p384_bit c305 = p384_borroww(t304, UINT64_C(0x0), c303);
    const uint64_t m0 = p384_maskw(c305);
    const uint64_t t306 = (t276 & m0) | (t292 & ~m0);
    const uint64_t t307 = (t278 & m0) | (t294 & ~m0);
    const uint64_t t308 = (t280 & m0) | (t296 & ~m0);
    const uint64_t t309 = (t282 & m0) | (t298 & ~m0);
    const uint64_t t310 = (t284 & m0) | (t300 & ~m0);
    const uint64_t t311 = (t286 & m0) | (t302 & ~m0);
    r->v[0] = t306;
    r->v[1] = t307;
    r->v[2] = t308;
    r->v[3] = t309;
    r->v[4] = t310;
    r->v[5] = t311;
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
    const uint64_t t36 = p384_mulw(&t35, UINT64_C(0xecec196accc52973), t30);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, UINT64_C(0x581a0db248b0a77a), t30);
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t38, t35, 0);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, UINT64_C(0xc7634d81f4372ddf), t30);
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
    uint64_t t71; const p384_bit c72 = p384_subw(&t71, t54, UINT64_C(0xd9d832d5998a52e6), 0);
    uint64_t t73; const p384_bit c74 = p384_subw(&t73, t56, UINT64_C(0xb0341b6491614ef5), c72);
    uint64_t t75; const p384_bit c76 = p384_subw(&t75, t58, UINT64_C(0x8ec69b03e86e5bbe), c74);
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
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t85, UINT64_C(0xecec196accc52973), 0);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t86, UINT64_C(0x581a0db248b0a77a), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t87, UINT64_C(0xc7634d81f4372ddf), c95);
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

/* r = a * 2^384 mod n
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
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, a0, UINT64_C(0x2d319b2419b409a9));
    uint64_t t15;
    const uint64_t t16 = p384_mulw(&t15, a1, UINT64_C(0x2d319b2419b409a9));
    uint64_t t17; const p384_bit c18 = p384_addw(&t17, t16, t13, 0);
    uint64_t t19;
    const uint64_t t20 = p384_mulw(&t19, a2, UINT64_C(0x2d319b2419b409a9));
    uint64_t t21; const p384_bit c22 = p384_addw(&t21, t20, t15, c18);
    uint64_t t23;
    const uint64_t t24 = p384_mulw(&t23, a3, UINT64_C(0x2d319b2419b409a9));
    uint64_t t25; const p384_bit c26 = p384_addw(&t25, t24, t19, c22);
    uint64_t t27;
    const uint64_t t28 = p384_mulw(&t27, a4, UINT64_C(0x2d319b2419b409a9));
    uint64_t t29; const p384_bit c30 = p384_addw(&t29, t28, t23, c26);
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, a5, UINT64_C(0x2d319b2419b409a9));
    uint64_t t33; const p384_bit c34 = p384_addw(&t33, t32, t27, c30);
    uint64_t t35; (void)p384_addw(&t35, t31, UINT64_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t36;
    const uint64_t t37 = p384_mulw(&t36, a0, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t38;
    const uint64_t t39 = p384_mulw(&t38, a1, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t40;
    const uint64_t t41 = p384_mulw(&t40, a2, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t42;
    const uint64_t t43 = p384_mulw(&t42, a3, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t44;
    const uint64_t t45 = p384_mulw(&t44, a4, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t46;
    const uint64_t t47 = p384_mulw(&t46, a5, UINT64_C(0xff3d81e5df1aa419));
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
    const uint64_t t73 = p384_mulw(&t72, a0, UINT64_C(0xbc3e483afcb82947));
    uint64_t t74;
    const uint64_t t75 = p384_mulw(&t74, a1, UINT64_C(0xbc3e483afcb82947));
    uint64_t t76;
    const uint64_t t77 = p384_mulw(&t76, a2, UINT64_C(0xbc3e483afcb82947));
    uint64_t t78;
    const uint64_t t79 = p384_mulw(&t78, a3, UINT64_C(0xbc3e483afcb82947));
    uint64_t t80;
    const uint64_t t81 = p384_mulw(&t80, a4, UINT64_C(0xbc3e483afcb82947));
    uint64_t t82;
    const uint64_t t83 = p384_mulw(&t82, a5, UINT64_C(0xbc3e483afcb82947));
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
    const uint64_t t109 = p384_mulw(&t108, a0, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t110;
    const uint64_t t111 = p384_mulw(&t110, a1, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t112;
    const uint64_t t113 = p384_mulw(&t112, a2, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t114;
    const uint64_t t115 = p384_mulw(&t114, a3, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, a4, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, a5, UINT64_C(0xd40d49174aab1cc5));
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
    const uint64_t t145 = p384_mulw(&t144, a0, UINT64_C(0x3fb05b7a28266895));
    uint64_t t146;
    const uint64_t t147 = p384_mulw(&t146, a1, UINT64_C(0x3fb05b7a28266895));
    uint64_t t148;
    const uint64_t t149 = p384_mulw(&t148, a2, UINT64_C(0x3fb05b7a28266895));
    uint64_t t150;
    const uint64_t t151 = p384_mulw(&t150, a3, UINT64_C(0x3fb05b7a28266895));
    uint64_t t152;
    const uint64_t t153 = p384_mulw(&t152, a4, UINT64_C(0x3fb05b7a28266895));
    uint64_t t154;
    const uint64_t t155 = p384_mulw(&t154, a5, UINT64_C(0x3fb05b7a28266895));
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
    const uint64_t t181 = p384_mulw(&t180, a0, UINT64_C(0xc84ee012b39bf21));
    uint64_t t182;
    const uint64_t t183 = p384_mulw(&t182, a1, UINT64_C(0xc84ee012b39bf21));
    uint64_t t184;
    const uint64_t t185 = p384_mulw(&t184, a2, UINT64_C(0xc84ee012b39bf21));
    uint64_t t186;
    const uint64_t t187 = p384_mulw(&t186, a3, UINT64_C(0xc84ee012b39bf21));
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, a4, UINT64_C(0xc84ee012b39bf21));
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, a5, UINT64_C(0xc84ee012b39bf21));
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t217 = t14 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t221 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t217);
    uint64_t t222;
    const uint64_t t223 = p384_mulw(&t222, UINT64_C(0xa7e5f24db74f5885), t217);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t223, t221, 0);
    uint64_t t226;
    const uint64_t t227 = p384_mulw(&t226, UINT64_C(0x389cb27e0bc8d220), t217);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t227, t222, c225);
    uint64_t t230; (void)p384_addw(&t230, t226, UINT64_C(0x0), c229);
    uint64_t t231; const p384_bit c232 = p384_subw(&t231, t48, t224, 0);
    uint64_t t233; const p384_bit c234 = p384_subw(&t233, t84, t228, c232);
    uint64_t t235; const p384_bit c236 = p384_subw(&t235, t120, t230, c234);
    uint64_t t237; const p384_bit c238 = p384_subw(&t237, t156, UINT64_C(0x0), c236);
    uint64_t t239; const p384_bit c240 = p384_subw(&t239, t192, UINT64_C(0x0), c238);
    uint64_t t241; (void)p384_subw(&t241, t217, UINT64_C(0x0), c240);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t242 = t231 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t243 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t242);
    uint64_t t244;
    const uint64_t t245 = p384_mulw(&t244, UINT64_C(0xa7e5f24db74f5885), t242);
    uint64_t t246; const p384_bit c247 = p384_addw(&t246, t245, t243, 0);
    uint64_t t248;
    const uint64_t t249 = p384_mulw(&t248, UINT64_C(0x389cb27e0bc8d220), t242);
    uint64_t t250; const p384_bit c251 = p384_addw(&t250, t249, t244, c247);
    uint64_t t252; (void)p384_addw(&t252, t248, UINT64_C(0x0), c251);
    uint64_t t253; const p384_bit c254 = p384_subw(&t253, t233, t246, 0);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t235, t250, c254);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t237, t252, c256);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t239, UINT64_C(0x0), c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t241, UINT64_C(0x0), c260);
    uint64_t t263; (void)p384_subw(&t263, t242, UINT64_C(0x0), c262);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t264 = t253 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t265 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t264);
    uint64_t t266;
    const uint64_t t267 = p384_mulw(&t266, UINT64_C(0xa7e5f24db74f5885), t264);
    uint64_t t268; const p384_bit c269 = p384_addw(&t268, t267, t265, 0);
    uint64_t t270;
    const uint64_t t271 = p384_mulw(&t270, UINT64_C(0x389cb27e0bc8d220), t264);
    uint64_t t272; const p384_bit c273 = p384_addw(&t272, t271, t266, c269);
    uint64_t t274; (void)p384_addw(&t274, t270, UINT64_C(0x0), c273);
    uint64_t t275; const p384_bit c276 = p384_subw(&t275, t255, t268, 0);
    uint64_t t277; const p384_bit c278 = p384_subw(&t277, t257, t272, c276);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, t274, c278);
    uint64_t t281; const p384_bit c282 = p384_subw(&t281, t261, UINT64_C(0x0), c280);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, UINT64_C(0x0), c282);
    uint64_t t285; (void)p384_subw(&t285, t264, UINT64_C(0x0), c284);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t286 = t275 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t287 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t286);
    uint64_t t288;
    const uint64_t t289 = p384_mulw(&t288, UINT64_C(0xa7e5f24db74f5885), t286);
    uint64_t t290; const p384_bit c291 = p384_addw(&t290, t289, t287, 0);
    uint64_t t292;
    const uint64_t t293 = p384_mulw(&t292, UINT64_C(0x389cb27e0bc8d220), t286);
    uint64_t t294; const p384_bit c295 = p384_addw(&t294, t293, t288, c291);
    uint64_t t296; (void)p384_addw(&t296, t292, UINT64_C(0x0), c295);
    uint64_t t297; const p384_bit c298 = p384_subw(&t297, t277, t290, 0);
    uint64_t t299; const p384_bit c300 = p384_subw(&t299, t279, t294, c298);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, t296, c300);
    uint64_t t303; const p384_bit c304 = p384_subw(&t303, t283, UINT64_C(0x0), c302);
    uint64_t t305; const p384_bit c306 = p384_subw(&t305, t285, UINT64_C(0x0), c304);
    uint64_t t307; (void)p384_subw(&t307, t286, UINT64_C(0x0), c306);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t308 = t297 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t309 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t308);
    uint64_t t310;
    const uint64_t t311 = p384_mulw(&t310, UINT64_C(0xa7e5f24db74f5885), t308);
    uint64_t t312; const p384_bit c313 = p384_addw(&t312, t311, t309, 0);
    uint64_t t314;
    const uint64_t t315 = p384_mulw(&t314, UINT64_C(0x389cb27e0bc8d220), t308);
    uint64_t t316; const p384_bit c317 = p384_addw(&t316, t315, t310, c313);
    uint64_t t318; (void)p384_addw(&t318, t314, UINT64_C(0x0), c317);
    uint64_t t319; const p384_bit c320 = p384_subw(&t319, t299, t312, 0);
    uint64_t t321; const p384_bit c322 = p384_subw(&t321, t301, t316, c320);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, t318, c322);
    uint64_t t325; const p384_bit c326 = p384_subw(&t325, t305, UINT64_C(0x0), c324);
    uint64_t t327; const p384_bit c328 = p384_subw(&t327, t307, UINT64_C(0x0), c326);
    uint64_t t329; (void)p384_subw(&t329, t308, UINT64_C(0x0), c328);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t330 = t319 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t331 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t330);
    uint64_t t332;
    const uint64_t t333 = p384_mulw(&t332, UINT64_C(0xa7e5f24db74f5885), t330);
    uint64_t t334; const p384_bit c335 = p384_addw(&t334, t333, t331, 0);
    uint64_t t336;
    const uint64_t t337 = p384_mulw(&t336, UINT64_C(0x389cb27e0bc8d220), t330);
    uint64_t t338; const p384_bit c339 = p384_addw(&t338, t337, t332, c335);
    uint64_t t340; (void)p384_addw(&t340, t336, UINT64_C(0x0), c339);
    uint64_t t341; const p384_bit c342 = p384_subw(&t341, t321, t334, 0);
    uint64_t t343; const p384_bit c344 = p384_subw(&t343, t323, t338, c342);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, t340, c344);
    uint64_t t347; const p384_bit c348 = p384_subw(&t347, t327, UINT64_C(0x0), c346);
    uint64_t t349; const p384_bit c350 = p384_subw(&t349, t329, UINT64_C(0x0), c348);
    uint64_t t351; (void)p384_subw(&t351, t330, UINT64_C(0x0), c350);
    /* add the high half; the sum is below 2*p */
    uint64_t t352; const p384_bit c353 = p384_addw(&t352, t341, t205, 0);
    uint64_t t354; const p384_bit c355 = p384_addw(&t354, t343, t207, c353);
    uint64_t t356; const p384_bit c357 = p384_addw(&t356, t345, t209, c355);
    uint64_t t358; const p384_bit c359 = p384_addw(&t358, t347, t211, c357);
    uint64_t t360; const p384_bit c361 = p384_addw(&t360, t349, t213, c359);
    uint64_t t362; const p384_bit c363 = p384_addw(&t362, t351, t215, c361);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t368; const p384_bit c369 = p384_subw(&t368, t352, UINT64_C(0xecec196accc52973), 0);
    uint64_t t370; const p384_bit c371 = p384_subw(&t370, t354, UINT64_C(0x581a0db248b0a77a), c369);
    uint64_t t372; const p384_bit c373 = p384_subw(&t372, t356, UINT64_C(0xc7634d81f4372ddf), c371);
    uint64_t t374; const p384_bit c375 = p384_subw(&t374, t358, UINT64_C(0xffffffffffffffff), c373);
    uint64_t t376; const p384_bit c377 = p384_subw(&t376, t360, UINT64_C(0xffffffffffffffff), c375);
    uint64_t t378; const p384_bit c379 = p384_subw(&t378, t362, UINT64_C(0xffffffffffffffff), c377);
    uint64_t t380; (void)p384_addw(&t380, UINT64_C(0x0), UINT64_C(0x0), c363);
    const p384_bit c381 = p384_borroww(t380, UINT64_C(0x0), c379);
    const uint64_t m0 = p384_maskw(c381);
    const uint64_t t382 = (t352 & m0) | (t368 & ~m0);
    const uint64_t t383 = (t354 & m0) | (t370 & ~m0);
    const uint64_t t384 = (t356 & m0) | (t372 & ~m0);
    const uint64_t t385 = (t358 & m0) | (t374 & ~m0);
    const uint64_t t386 = (t360 & m0) | (t376 & ~m0);
    const uint64_t t387 = (t362 & m0) | (t378 & ~m0);
    r->v[0] = t382;
    r->v[1] = t383;
    r->v[2] = t384;
    r->v[3] = t385;
    r->v[4] = t386;
    r->v[5] = t387;
}

/* r * 2^384 = a mod n
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
    const uint64_t t7 = a0 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t12 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t7);
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, UINT64_C(0xa7e5f24db74f5885), t7);
    uint64_t t15; const p384_bit c16 = p384_addw(&t15, t14, t12, 0);
    uint64_t t17;
    const uint64_t t18 = p384_mulw(&t17, UINT64_C(0x389cb27e0bc8d220), t7);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t18, t13, c16);
    uint64_t t21; (void)p384_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t15, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t7, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t34 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, UINT64_C(0xa7e5f24db74f5885), t33);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t36, t34, 0);
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t40, t35, c38);
    uint64_t t43; (void)p384_addw(&t43, t39, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t37, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t56 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t57;
    const uint64_t t58 = p384_mulw(&t57, UINT64_C(0xa7e5f24db74f5885), t55);
    uint64_t t59; const p384_bit c60 = p384_addw(&t59, t58, t56, 0);
    uint64_t t61;
    const uint64_t t62 = p384_mulw(&t61, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t62, t57, c60);
    uint64_t t65; (void)p384_addw(&t65, t61, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t59, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t78 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t79;
    const uint64_t t80 = p384_mulw(&t79, UINT64_C(0xa7e5f24db74f5885), t77);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t80, t78, 0);
    uint64_t t83;
    const uint64_t t84 = p384_mulw(&t83, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t84, t79, c82);
    uint64_t t87; (void)p384_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t81, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t100 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, UINT64_C(0xa7e5f24db74f5885), t99);
    uint64_t t103; const p384_bit c104 = p384_addw(&t103, t102, t100, 0);
    uint64_t t105;
    const uint64_t t106 = p384_mulw(&t105, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t106, t101, c104);
    uint64_t t109; (void)p384_addw(&t109, t105, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t103, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t122 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t123;
    const uint64_t t124 = p384_mulw(&t123, UINT64_C(0xa7e5f24db74f5885), t121);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t124, t122, 0);
    uint64_t t127;
    const uint64_t t128 = p384_mulw(&t127, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t128, t123, c126);
    uint64_t t131; (void)p384_addw(&t131, t127, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t125, 0);
    uint64_t t134; const p384_bit c135 = p384_subw(&t134, t114, t129, c133);
    uint64_t t136; const p384_bit c137 = p384_subw(&t136, t116, t131, c135);
    uint64_t t138; const p384_bit c139 = p384_subw(&t138, t118, UINT64_C(0x0), c137);
    uint64_t t140; const p384_bit c141 = p384_subw(&t140, t120, UINT64_C(0x0), c139);
    uint64_t t142; (void)p384_subw(&t142, t121, UINT64_C(0x0), c141);
    r->v[0] = t132;
    r->v[1] = t134;
    r->v[2] = t136;
    r->v[3] = t138;
    r->v[4] = t140;
    r->v[5] = t142;
}

/* r = the big-endian integer b * 2^384 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p384_sc_from_bytes(p384_sc *r, const uint8_t b[48])
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
    const p384_bit c16 = p384_borroww(t1, UINT64_C(0xecec196accc52973), 0);
    const p384_bit c17 = p384_borroww(t3, UINT64_C(0x581a0db248b0a77a), c16);
    const p384_bit c18 = p384_borroww(t5, UINT64_C(0xc7634d81f4372ddf), c17);
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
    /* product, row 0: a * b[0] */
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, t24, UINT64_C(0x2d319b2419b409a9));
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, t25, UINT64_C(0x2d319b2419b409a9));
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t40, t37, 0);
    uint64_t t43;
    const uint64_t t44 = p384_mulw(&t43, t26, UINT64_C(0x2d319b2419b409a9));
    uint64_t t45; const p384_bit c46 = p384_addw(&t45, t44, t39, c42);
    uint64_t t47;
    const uint64_t t48 = p384_mulw(&t47, t27, UINT64_C(0x2d319b2419b409a9));
    uint64_t t49; const p384_bit c50 = p384_addw(&t49, t48, t43, c46);
    uint64_t t51;
    const uint64_t t52 = p384_mulw(&t51, t28, UINT64_C(0x2d319b2419b409a9));
    uint64_t t53; const p384_bit c54 = p384_addw(&t53, t52, t47, c50);
    uint64_t t55;
    const uint64_t t56 = p384_mulw(&t55, t29, UINT64_C(0x2d319b2419b409a9));
    uint64_t t57; const p384_bit c58 = p384_addw(&t57, t56, t51, c54);
    uint64_t t59; (void)p384_addw(&t59, t55, UINT64_C(0x0), c58);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t60;
    const uint64_t t61 = p384_mulw(&t60, t24, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t62;
    const uint64_t t63 = p384_mulw(&t62, t25, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t64;
    const uint64_t t65 = p384_mulw(&t64, t26, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t66;
    const uint64_t t67 = p384_mulw(&t66, t27, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t68;
    const uint64_t t69 = p384_mulw(&t68, t28, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t70;
    const uint64_t t71 = p384_mulw(&t70, t29, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t41, t61, 0);
    uint64_t t74; const p384_bit c75 = p384_addw(&t74, t45, t63, c73);
    uint64_t t76; const p384_bit c77 = p384_addw(&t76, t49, t65, c75);
    uint64_t t78; const p384_bit c79 = p384_addw(&t78, t53, t67, c77);
    uint64_t t80; const p384_bit c81 = p384_addw(&t80, t57, t69, c79);
    uint64_t t82; const p384_bit c83 = p384_addw(&t82, t59, t71, c81);
    uint64_t t84; (void)p384_addw(&t84, UINT64_C(0x0), UINT64_C(0x0), c83);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t74, t60, 0);
    uint64_t t87; const p384_bit c88 = p384_addw(&t87, t76, t62, c86);
    uint64_t t89; const p384_bit c90 = p384_addw(&t89, t78, t64, c88);
    uint64_t t91; const p384_bit c92 = p384_addw(&t91, t80, t66, c90);
    uint64_t t93; const p384_bit c94 = p384_addw(&t93, t82, t68, c92);
    uint64_t t95; (void)p384_addw(&t95, t84, t70, c94);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t96;
    const uint64_t t97 = p384_mulw(&t96, t24, UINT64_C(0xbc3e483afcb82947));
    uint64_t t98;
    const uint64_t t99 = p384_mulw(&t98, t25, UINT64_C(0xbc3e483afcb82947));
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, t26, UINT64_C(0xbc3e483afcb82947));
    uint64_t t102;
    const uint64_t t103 = p384_mulw(&t102, t27, UINT64_C(0xbc3e483afcb82947));
    uint64_t t104;
    const uint64_t t105 = p384_mulw(&t104, t28, UINT64_C(0xbc3e483afcb82947));
    uint64_t t106;
    const uint64_t t107 = p384_mulw(&t106, t29, UINT64_C(0xbc3e483afcb82947));
    uint64_t t108; const p384_bit c109 = p384_addw(&t108, t85, t97, 0);
    uint64_t t110; const p384_bit c111 = p384_addw(&t110, t87, t99, c109);
    uint64_t t112; const p384_bit c113 = p384_addw(&t112, t89, t101, c111);
    uint64_t t114; const p384_bit c115 = p384_addw(&t114, t91, t103, c113);
    uint64_t t116; const p384_bit c117 = p384_addw(&t116, t93, t105, c115);
    uint64_t t118; const p384_bit c119 = p384_addw(&t118, t95, t107, c117);
    uint64_t t120; (void)p384_addw(&t120, UINT64_C(0x0), UINT64_C(0x0), c119);
    uint64_t t121; const p384_bit c122 = p384_addw(&t121, t110, t96, 0);
    uint64_t t123; const p384_bit c124 = p384_addw(&t123, t112, t98, c122);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t114, t100, c124);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t116, t102, c126);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t118, t104, c128);
    uint64_t t131; (void)p384_addw(&t131, t120, t106, c130);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t132;
    const uint64_t t133 = p384_mulw(&t132, t24, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t134;
    const uint64_t t135 = p384_mulw(&t134, t25, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t136;
    const uint64_t t137 = p384_mulw(&t136, t26, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t138;
    const uint64_t t139 = p384_mulw(&t138, t27, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t140;
    const uint64_t t141 = p384_mulw(&t140, t28, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t142;
    const uint64_t t143 = p384_mulw(&t142, t29, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t144; const p384_bit c145 = p384_addw(&t144, t121, t133, 0);
    uint64_t t146; const p384_bit c147 = p384_addw(&t146, t123, t135, c145);
    uint64_t t148; const p384_bit c149 = p384_addw(&t148, t125, t137, c147);
    uint64_t t150; const p384_bit c151 = p384_addw(&t150, t127, t139, c149);
    uint64_t t152; const p384_bit c153 = p384_addw(&t152, t129, t141, c151);
    uint64_t t154; const p384_bit c155 = p384_addw(&t154, t131, t143, c153);
    uint64_t t156; (void)p384_addw(&t156, UINT64_C(0x0), UINT64_C(0x0), c155);
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t146, t132, 0);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t148, t134, c158);
    uint64_t t161; const p384_bit c162 = p384_addw(&t161, t150, t136, c160);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t152, t138, c162);
    uint64_t t165; const p384_bit c166 = p384_addw(&t165, t154, t140, c164);
    uint64_t t167; (void)p384_addw(&t167, t156, t142, c166);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t168;
    const uint64_t t169 = p384_mulw(&t168, t24, UINT64_C(0x3fb05b7a28266895));
    uint64_t t170;
    const uint64_t t171 = p384_mulw(&t170, t25, UINT64_C(0x3fb05b7a28266895));
    uint64_t t172;
    const uint64_t t173 = p384_mulw(&t172, t26, UINT64_C(0x3fb05b7a28266895));
    uint64_t t174;
    const uint64_t t175 = p384_mulw(&t174, t27, UINT64_C(0x3fb05b7a28266895));
    uint64_t t176;
    const uint64_t t177 = p384_mulw(&t176, t28, UINT64_C(0x3fb05b7a28266895));
    uint64_t t178;
    const uint64_t t179 = p384_mulw(&t178, t29, UINT64_C(0x3fb05b7a28266895));
    uint64_t t180; const p384_bit c181 = p384_addw(&t180, t157, t169, 0);
    uint64_t t182; const p384_bit c183 = p384_addw(&t182, t159, t171, c181);
    uint64_t t184; const p384_bit c185 = p384_addw(&t184, t161, t173, c183);
    uint64_t t186; const p384_bit c187 = p384_addw(&t186, t163, t175, c185);
    uint64_t t188; const p384_bit c189 = p384_addw(&t188, t165, t177, c187);
    uint64_t t190; const p384_bit c191 = p384_addw(&t190, t167, t179, c189);
    uint64_t t192; (void)p384_addw(&t192, UINT64_C(0x0), UINT64_C(0x0), c191);
    uint64_t t193; const p384_bit c194 = p384_addw(&t193, t182, t168, 0);
    uint64_t t195; const p384_bit c196 = p384_addw(&t195, t184, t170, c194);
    uint64_t t197; const p384_bit c198 = p384_addw(&t197, t186, t172, c196);
    uint64_t t199; const p384_bit c200 = p384_addw(&t199, t188, t174, c198);
    uint64_t t201; const p384_bit c202 = p384_addw(&t201, t190, t176, c200);
    uint64_t t203; (void)p384_addw(&t203, t192, t178, c202);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t204;
    const uint64_t t205 = p384_mulw(&t204, t24, UINT64_C(0xc84ee012b39bf21));
    uint64_t t206;
    const uint64_t t207 = p384_mulw(&t206, t25, UINT64_C(0xc84ee012b39bf21));
    uint64_t t208;
    const uint64_t t209 = p384_mulw(&t208, t26, UINT64_C(0xc84ee012b39bf21));
    uint64_t t210;
    const uint64_t t211 = p384_mulw(&t210, t27, UINT64_C(0xc84ee012b39bf21));
    uint64_t t212;
    const uint64_t t213 = p384_mulw(&t212, t28, UINT64_C(0xc84ee012b39bf21));
    uint64_t t214;
    const uint64_t t215 = p384_mulw(&t214, t29, UINT64_C(0xc84ee012b39bf21));
    uint64_t t216; const p384_bit c217 = p384_addw(&t216, t193, t205, 0);
    uint64_t t218; const p384_bit c219 = p384_addw(&t218, t195, t207, c217);
    uint64_t t220; const p384_bit c221 = p384_addw(&t220, t197, t209, c219);
    uint64_t t222; const p384_bit c223 = p384_addw(&t222, t199, t211, c221);
    uint64_t t224; const p384_bit c225 = p384_addw(&t224, t201, t213, c223);
    uint64_t t226; const p384_bit c227 = p384_addw(&t226, t203, t215, c225);
    uint64_t t228; (void)p384_addw(&t228, UINT64_C(0x0), UINT64_C(0x0), c227);
    uint64_t t229; const p384_bit c230 = p384_addw(&t229, t218, t204, 0);
    uint64_t t231; const p384_bit c232 = p384_addw(&t231, t220, t206, c230);
    uint64_t t233; const p384_bit c234 = p384_addw(&t233, t222, t208, c232);
    uint64_t t235; const p384_bit c236 = p384_addw(&t235, t224, t210, c234);
    uint64_t t237; const p384_bit c238 = p384_addw(&t237, t226, t212, c236);
    uint64_t t239; (void)p384_addw(&t239, t228, t214, c238);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t241 = t38 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t245 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t241);
    uint64_t t246;
    const uint64_t t247 = p384_mulw(&t246, UINT64_C(0xa7e5f24db74f5885), t241);
    uint64_t t248; const p384_bit c249 = p384_addw(&t248, t247, t245, 0);
    uint64_t t250;
    const uint64_t t251 = p384_mulw(&t250, UINT64_C(0x389cb27e0bc8d220), t241);
    uint64_t t252; const p384_bit c253 = p384_addw(&t252, t251, t246, c249);
    uint64_t t254; (void)p384_addw(&t254, t250, UINT64_C(0x0), c253);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t72, t248, 0);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t108, t252, c256);
    uint64_t t259; const p384_bit c260 = p384_subw(&t259, t144, t254, c258);
    uint64_t t261; const p384_bit c262 = p384_subw(&t261, t180, UINT64_C(0x0), c260);
    uint64_t t263; const p384_bit c264 = p384_subw(&t263, t216, UINT64_C(0x0), c262);
    uint64_t t265; (void)p384_subw(&t265, t241, UINT64_C(0x0), c264);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t266 = t255 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t267 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t266);
    uint64_t t268;
    const uint64_t t269 = p384_mulw(&t268, UINT64_C(0xa7e5f24db74f5885), t266);
    uint64_t t270; const p384_bit c271 = p384_addw(&t270, t269, t267, 0);
    uint64_t t272;
    const uint64_t t273 = p384_mulw(&t272, UINT64_C(0x389cb27e0bc8d220), t266);
    uint64_t t274; const p384_bit c275 = p384_addw(&t274, t273, t268, c271);
    uint64_t t276; (void)p384_addw(&t276, t272, UINT64_C(0x0), c275);
    uint64_t t277; const p384_bit c278 = p384_subw(&t277, t257, t270, 0);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, t274, c278);
    uint64_t t281; const p384_bit c282 = p384_subw(&t281, t261, t276, c280);
    uint64_t t283; const p384_bit c284 = p384_subw(&t283, t263, UINT64_C(0x0), c282);
    uint64_t t285; const p384_bit c286 = p384_subw(&t285, t265, UINT64_C(0x0), c284);
    uint64_t t287; (void)p384_subw(&t287, t266, UINT64_C(0x0), c286);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t288 = t277 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t289 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t288);
    uint64_t t290;
    const uint64_t t291 = p384_mulw(&t290, UINT64_C(0xa7e5f24db74f5885), t288);
    uint64_t t292; const p384_bit c293 = p384_addw(&t292, t291, t289, 0);
    uint64_t t294;
    const uint64_t t295 = p384_mulw(&t294, UINT64_C(0x389cb27e0bc8d220), t288);
    uint64_t t296; const p384_bit c297 = p384_addw(&t296, t295, t290, c293);
    uint64_t t298; (void)p384_addw(&t298, t294, UINT64_C(0x0), c297);
    uint64_t t299; const p384_bit c300 = p384_subw(&t299, t279, t292, 0);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, t296, c300);
    uint64_t t303; const p384_bit c304 = p384_subw(&t303, t283, t298, c302);
    uint64_t t305; const p384_bit c306 = p384_subw(&t305, t285, UINT64_C(0x0), c304);
    uint64_t t307; const p384_bit c308 = p384_subw(&t307, t287, UINT64_C(0x0), c306);
    uint64_t t309; (void)p384_subw(&t309, t288, UINT64_C(0x0), c308);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t310 = t299 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t311 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t310);
    uint64_t t312;
    const uint64_t t313 = p384_mulw(&t312, UINT64_C(0xa7e5f24db74f5885), t310);
    uint64_t t314; const p384_bit c315 = p384_addw(&t314, t313, t311, 0);
    uint64_t t316;
    const uint64_t t317 = p384_mulw(&t316, UINT64_C(0x389cb27e0bc8d220), t310);
    uint64_t t318; const p384_bit c319 = p384_addw(&t318, t317, t312, c315);
    uint64_t t320; (void)p384_addw(&t320, t316, UINT64_C(0x0), c319);
    uint64_t t321; const p384_bit c322 = p384_subw(&t321, t301, t314, 0);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, t318, c322);
    uint64_t t325; const p384_bit c326 = p384_subw(&t325, t305, t320, c324);
    uint64_t t327; const p384_bit c328 = p384_subw(&t327, t307, UINT64_C(0x0), c326);
    uint64_t t329; const p384_bit c330 = p384_subw(&t329, t309, UINT64_C(0x0), c328);
    uint64_t t331; (void)p384_subw(&t331, t310, UINT64_C(0x0), c330);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t332 = t321 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t333 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t332);
    uint64_t t334;
    const uint64_t t335 = p384_mulw(&t334, UINT64_C(0xa7e5f24db74f5885), t332);
    uint64_t t336; const p384_bit c337 = p384_addw(&t336, t335, t333, 0);
    uint64_t t338;
    const uint64_t t339 = p384_mulw(&t338, UINT64_C(0x389cb27e0bc8d220), t332);
    uint64_t t340; const p384_bit c341 = p384_addw(&t340, t339, t334, c337);
    uint64_t t342; (void)p384_addw(&t342, t338, UINT64_C(0x0), c341);
    uint64_t t343; const p384_bit c344 = p384_subw(&t343, t323, t336, 0);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, t340, c344);
    uint64_t t347; const p384_bit c348 = p384_subw(&t347, t327, t342, c346);
    uint64_t t349; const p384_bit c350 = p384_subw(&t349, t329, UINT64_C(0x0), c348);
    uint64_t t351; const p384_bit c352 = p384_subw(&t351, t331, UINT64_C(0x0), c350);
    uint64_t t353; (void)p384_subw(&t353, t332, UINT64_C(0x0), c352);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t354 = t343 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t355 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t354);
    uint64_t t356;
    const uint64_t t357 = p384_mulw(&t356, UINT64_C(0xa7e5f24db74f5885), t354);
    uint64_t t358; const p384_bit c359 = p384_addw(&t358, t357, t355, 0);
    uint64_t t360;
    const uint64_t t361 = p384_mulw(&t360, UINT64_C(0x389cb27e0bc8d220), t354);
    uint64_t t362; const p384_bit c363 = p384_addw(&t362, t361, t356, c359);
    uint64_t t364; (void)p384_addw(&t364, t360, UINT64_C(0x0), c363);
    uint64_t t365; const p384_bit c366 = p384_subw(&t365, t345, t358, 0);
    uint64_t t367; const p384_bit c368 = p384_subw(&t367, t347, t362, c366);
    uint64_t t369; const p384_bit c370 = p384_subw(&t369, t349, t364, c368);
    uint64_t t371; const p384_bit c372 = p384_subw(&t371, t351, UINT64_C(0x0), c370);
    uint64_t t373; const p384_bit c374 = p384_subw(&t373, t353, UINT64_C(0x0), c372);
    uint64_t t375; (void)p384_subw(&t375, t354, UINT64_C(0x0), c374);
    /* add the high half; the sum is below 2*p */
    uint64_t t376; const p384_bit c377 = p384_addw(&t376, t365, t229, 0);
    uint64_t t378; const p384_bit c379 = p384_addw(&t378, t367, t231, c377);
    uint64_t t380; const p384_bit c381 = p384_addw(&t380, t369, t233, c379);
    uint64_t t382; const p384_bit c383 = p384_addw(&t382, t371, t235, c381);
    uint64_t t384; const p384_bit c385 = p384_addw(&t384, t373, t237, c383);
    uint64_t t386; const p384_bit c387 = p384_addw(&t386, t375, t239, c385);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t388; const p384_bit c389 = p384_subw(&t388, t376, UINT64_C(0xecec196accc52973), 0);
    uint64_t t390; const p384_bit c391 = p384_subw(&t390, t378, UINT64_C(0x581a0db248b0a77a), c389);
    uint64_t t392; const p384_bit c393 = p384_subw(&t392, t380, UINT64_C(0xc7634d81f4372ddf), c391);
    uint64_t t394; const p384_bit c395 = p384_subw(&t394, t382, UINT64_C(0xffffffffffffffff), c393);
    uint64_t t396; const p384_bit c397 = p384_subw(&t396, t384, UINT64_C(0xffffffffffffffff), c395);
    uint64_t t398; const p384_bit c399 = p384_subw(&t398, t386, UINT64_C(0xffffffffffffffff), c397);
    uint64_t t400; (void)p384_addw(&t400, UINT64_C(0x0), UINT64_C(0x0), c387);
    const p384_bit c401 = p384_borroww(t400, UINT64_C(0x0), c399);
    const uint64_t m0 = p384_maskw(c401);
    const uint64_t t402 = (t376 & m0) | (t388 & ~m0);
    const uint64_t t403 = (t378 & m0) | (t390 & ~m0);
    const uint64_t t404 = (t380 & m0) | (t392 & ~m0);
    const uint64_t t405 = (t382 & m0) | (t394 & ~m0);
    const uint64_t t406 = (t384 & m0) | (t396 & ~m0);
    const uint64_t t407 = (t386 & m0) | (t398 & ~m0);
    r->v[0] = t402;
    r->v[1] = t403;
    r->v[2] = t404;
    r->v[3] = t405;
    r->v[4] = t406;
    r->v[5] = t407;
    return -(int)(t30 & 1);
}

/* r = the little-endian integer b * 2^384 mod n; 0, or -1 and r = 0 when b >= n
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
    const p384_bit c10 = p384_borroww(b_at0, UINT64_C(0xecec196accc52973), 0);
    const p384_bit c11 = p384_borroww(b_at8, UINT64_C(0x581a0db248b0a77a), c10);
    const p384_bit c12 = p384_borroww(b_at16, UINT64_C(0xc7634d81f4372ddf), c11);
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
    /* product, row 0: a * b[0] */
    uint64_t t31;
    const uint64_t t32 = p384_mulw(&t31, t18, UINT64_C(0x2d319b2419b409a9));
    uint64_t t33;
    const uint64_t t34 = p384_mulw(&t33, t19, UINT64_C(0x2d319b2419b409a9));
    uint64_t t35; const p384_bit c36 = p384_addw(&t35, t34, t31, 0);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, t20, UINT64_C(0x2d319b2419b409a9));
    uint64_t t39; const p384_bit c40 = p384_addw(&t39, t38, t33, c36);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, t21, UINT64_C(0x2d319b2419b409a9));
    uint64_t t43; const p384_bit c44 = p384_addw(&t43, t42, t37, c40);
    uint64_t t45;
    const uint64_t t46 = p384_mulw(&t45, t22, UINT64_C(0x2d319b2419b409a9));
    uint64_t t47; const p384_bit c48 = p384_addw(&t47, t46, t41, c44);
    uint64_t t49;
    const uint64_t t50 = p384_mulw(&t49, t23, UINT64_C(0x2d319b2419b409a9));
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t50, t45, c48);
    uint64_t t53; (void)p384_addw(&t53, t49, UINT64_C(0x0), c52);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t54;
    const uint64_t t55 = p384_mulw(&t54, t18, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, t19, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t58;
    const uint64_t t59 = p384_mulw(&t58, t20, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t60;
    const uint64_t t61 = p384_mulw(&t60, t21, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t62;
    const uint64_t t63 = p384_mulw(&t62, t22, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t64;
    const uint64_t t65 = p384_mulw(&t64, t23, UINT64_C(0xff3d81e5df1aa419));
    uint64_t t66; const p384_bit c67 = p384_addw(&t66, t35, t55, 0);
    uint64_t t68; const p384_bit c69 = p384_addw(&t68, t39, t57, c67);
    uint64_t t70; const p384_bit c71 = p384_addw(&t70, t43, t59, c69);
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t47, t61, c71);
    uint64_t t74; const p384_bit c75 = p384_addw(&t74, t51, t63, c73);
    uint64_t t76; const p384_bit c77 = p384_addw(&t76, t53, t65, c75);
    uint64_t t78; (void)p384_addw(&t78, UINT64_C(0x0), UINT64_C(0x0), c77);
    uint64_t t79; const p384_bit c80 = p384_addw(&t79, t68, t54, 0);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t70, t56, c80);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t72, t58, c82);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t74, t60, c84);
    uint64_t t87; const p384_bit c88 = p384_addw(&t87, t76, t62, c86);
    uint64_t t89; (void)p384_addw(&t89, t78, t64, c88);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t90;
    const uint64_t t91 = p384_mulw(&t90, t18, UINT64_C(0xbc3e483afcb82947));
    uint64_t t92;
    const uint64_t t93 = p384_mulw(&t92, t19, UINT64_C(0xbc3e483afcb82947));
    uint64_t t94;
    const uint64_t t95 = p384_mulw(&t94, t20, UINT64_C(0xbc3e483afcb82947));
    uint64_t t96;
    const uint64_t t97 = p384_mulw(&t96, t21, UINT64_C(0xbc3e483afcb82947));
    uint64_t t98;
    const uint64_t t99 = p384_mulw(&t98, t22, UINT64_C(0xbc3e483afcb82947));
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, t23, UINT64_C(0xbc3e483afcb82947));
    uint64_t t102; const p384_bit c103 = p384_addw(&t102, t79, t91, 0);
    uint64_t t104; const p384_bit c105 = p384_addw(&t104, t81, t93, c103);
    uint64_t t106; const p384_bit c107 = p384_addw(&t106, t83, t95, c105);
    uint64_t t108; const p384_bit c109 = p384_addw(&t108, t85, t97, c107);
    uint64_t t110; const p384_bit c111 = p384_addw(&t110, t87, t99, c109);
    uint64_t t112; const p384_bit c113 = p384_addw(&t112, t89, t101, c111);
    uint64_t t114; (void)p384_addw(&t114, UINT64_C(0x0), UINT64_C(0x0), c113);
    uint64_t t115; const p384_bit c116 = p384_addw(&t115, t104, t90, 0);
    uint64_t t117; const p384_bit c118 = p384_addw(&t117, t106, t92, c116);
    uint64_t t119; const p384_bit c120 = p384_addw(&t119, t108, t94, c118);
    uint64_t t121; const p384_bit c122 = p384_addw(&t121, t110, t96, c120);
    uint64_t t123; const p384_bit c124 = p384_addw(&t123, t112, t98, c122);
    uint64_t t125; (void)p384_addw(&t125, t114, t100, c124);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t126;
    const uint64_t t127 = p384_mulw(&t126, t18, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t128;
    const uint64_t t129 = p384_mulw(&t128, t19, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t130;
    const uint64_t t131 = p384_mulw(&t130, t20, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t132;
    const uint64_t t133 = p384_mulw(&t132, t21, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t134;
    const uint64_t t135 = p384_mulw(&t134, t22, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t136;
    const uint64_t t137 = p384_mulw(&t136, t23, UINT64_C(0xd40d49174aab1cc5));
    uint64_t t138; const p384_bit c139 = p384_addw(&t138, t115, t127, 0);
    uint64_t t140; const p384_bit c141 = p384_addw(&t140, t117, t129, c139);
    uint64_t t142; const p384_bit c143 = p384_addw(&t142, t119, t131, c141);
    uint64_t t144; const p384_bit c145 = p384_addw(&t144, t121, t133, c143);
    uint64_t t146; const p384_bit c147 = p384_addw(&t146, t123, t135, c145);
    uint64_t t148; const p384_bit c149 = p384_addw(&t148, t125, t137, c147);
    uint64_t t150; (void)p384_addw(&t150, UINT64_C(0x0), UINT64_C(0x0), c149);
    uint64_t t151; const p384_bit c152 = p384_addw(&t151, t140, t126, 0);
    uint64_t t153; const p384_bit c154 = p384_addw(&t153, t142, t128, c152);
    uint64_t t155; const p384_bit c156 = p384_addw(&t155, t144, t130, c154);
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t146, t132, c156);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t148, t134, c158);
    uint64_t t161; (void)p384_addw(&t161, t150, t136, c160);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t162;
    const uint64_t t163 = p384_mulw(&t162, t18, UINT64_C(0x3fb05b7a28266895));
    uint64_t t164;
    const uint64_t t165 = p384_mulw(&t164, t19, UINT64_C(0x3fb05b7a28266895));
    uint64_t t166;
    const uint64_t t167 = p384_mulw(&t166, t20, UINT64_C(0x3fb05b7a28266895));
    uint64_t t168;
    const uint64_t t169 = p384_mulw(&t168, t21, UINT64_C(0x3fb05b7a28266895));
    uint64_t t170;
    const uint64_t t171 = p384_mulw(&t170, t22, UINT64_C(0x3fb05b7a28266895));
    uint64_t t172;
    const uint64_t t173 = p384_mulw(&t172, t23, UINT64_C(0x3fb05b7a28266895));
    uint64_t t174; const p384_bit c175 = p384_addw(&t174, t151, t163, 0);
    uint64_t t176; const p384_bit c177 = p384_addw(&t176, t153, t165, c175);
    uint64_t t178; const p384_bit c179 = p384_addw(&t178, t155, t167, c177);
    uint64_t t180; const p384_bit c181 = p384_addw(&t180, t157, t169, c179);
    uint64_t t182; const p384_bit c183 = p384_addw(&t182, t159, t171, c181);
    uint64_t t184; const p384_bit c185 = p384_addw(&t184, t161, t173, c183);
    uint64_t t186; (void)p384_addw(&t186, UINT64_C(0x0), UINT64_C(0x0), c185);
    uint64_t t187; const p384_bit c188 = p384_addw(&t187, t176, t162, 0);
    uint64_t t189; const p384_bit c190 = p384_addw(&t189, t178, t164, c188);
    uint64_t t191; const p384_bit c192 = p384_addw(&t191, t180, t166, c190);
    uint64_t t193; const p384_bit c194 = p384_addw(&t193, t182, t168, c192);
    uint64_t t195; const p384_bit c196 = p384_addw(&t195, t184, t170, c194);
    uint64_t t197; (void)p384_addw(&t197, t186, t172, c196);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t198;
    const uint64_t t199 = p384_mulw(&t198, t18, UINT64_C(0xc84ee012b39bf21));
    uint64_t t200;
    const uint64_t t201 = p384_mulw(&t200, t19, UINT64_C(0xc84ee012b39bf21));
    uint64_t t202;
    const uint64_t t203 = p384_mulw(&t202, t20, UINT64_C(0xc84ee012b39bf21));
    uint64_t t204;
    const uint64_t t205 = p384_mulw(&t204, t21, UINT64_C(0xc84ee012b39bf21));
    uint64_t t206;
    const uint64_t t207 = p384_mulw(&t206, t22, UINT64_C(0xc84ee012b39bf21));
    uint64_t t208;
    const uint64_t t209 = p384_mulw(&t208, t23, UINT64_C(0xc84ee012b39bf21));
    uint64_t t210; const p384_bit c211 = p384_addw(&t210, t187, t199, 0);
    uint64_t t212; const p384_bit c213 = p384_addw(&t212, t189, t201, c211);
    uint64_t t214; const p384_bit c215 = p384_addw(&t214, t191, t203, c213);
    uint64_t t216; const p384_bit c217 = p384_addw(&t216, t193, t205, c215);
    uint64_t t218; const p384_bit c219 = p384_addw(&t218, t195, t207, c217);
    uint64_t t220; const p384_bit c221 = p384_addw(&t220, t197, t209, c219);
    uint64_t t222; (void)p384_addw(&t222, UINT64_C(0x0), UINT64_C(0x0), c221);
    uint64_t t223; const p384_bit c224 = p384_addw(&t223, t212, t198, 0);
    uint64_t t225; const p384_bit c226 = p384_addw(&t225, t214, t200, c224);
    uint64_t t227; const p384_bit c228 = p384_addw(&t227, t216, t202, c226);
    uint64_t t229; const p384_bit c230 = p384_addw(&t229, t218, t204, c228);
    uint64_t t231; const p384_bit c232 = p384_addw(&t231, t220, t206, c230);
    uint64_t t233; (void)p384_addw(&t233, t222, t208, c232);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t235 = t32 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t239 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t235);
    uint64_t t240;
    const uint64_t t241 = p384_mulw(&t240, UINT64_C(0xa7e5f24db74f5885), t235);
    uint64_t t242; const p384_bit c243 = p384_addw(&t242, t241, t239, 0);
    uint64_t t244;
    const uint64_t t245 = p384_mulw(&t244, UINT64_C(0x389cb27e0bc8d220), t235);
    uint64_t t246; const p384_bit c247 = p384_addw(&t246, t245, t240, c243);
    uint64_t t248; (void)p384_addw(&t248, t244, UINT64_C(0x0), c247);
    uint64_t t249; const p384_bit c250 = p384_subw(&t249, t66, t242, 0);
    uint64_t t251; const p384_bit c252 = p384_subw(&t251, t102, t246, c250);
    uint64_t t253; const p384_bit c254 = p384_subw(&t253, t138, t248, c252);
    uint64_t t255; const p384_bit c256 = p384_subw(&t255, t174, UINT64_C(0x0), c254);
    uint64_t t257; const p384_bit c258 = p384_subw(&t257, t210, UINT64_C(0x0), c256);
    uint64_t t259; (void)p384_subw(&t259, t235, UINT64_C(0x0), c258);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t260 = t249 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t261 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t260);
    uint64_t t262;
    const uint64_t t263 = p384_mulw(&t262, UINT64_C(0xa7e5f24db74f5885), t260);
    uint64_t t264; const p384_bit c265 = p384_addw(&t264, t263, t261, 0);
    uint64_t t266;
    const uint64_t t267 = p384_mulw(&t266, UINT64_C(0x389cb27e0bc8d220), t260);
    uint64_t t268; const p384_bit c269 = p384_addw(&t268, t267, t262, c265);
    uint64_t t270; (void)p384_addw(&t270, t266, UINT64_C(0x0), c269);
    uint64_t t271; const p384_bit c272 = p384_subw(&t271, t251, t264, 0);
    uint64_t t273; const p384_bit c274 = p384_subw(&t273, t253, t268, c272);
    uint64_t t275; const p384_bit c276 = p384_subw(&t275, t255, t270, c274);
    uint64_t t277; const p384_bit c278 = p384_subw(&t277, t257, UINT64_C(0x0), c276);
    uint64_t t279; const p384_bit c280 = p384_subw(&t279, t259, UINT64_C(0x0), c278);
    uint64_t t281; (void)p384_subw(&t281, t260, UINT64_C(0x0), c280);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t282 = t271 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t283 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t282);
    uint64_t t284;
    const uint64_t t285 = p384_mulw(&t284, UINT64_C(0xa7e5f24db74f5885), t282);
    uint64_t t286; const p384_bit c287 = p384_addw(&t286, t285, t283, 0);
    uint64_t t288;
    const uint64_t t289 = p384_mulw(&t288, UINT64_C(0x389cb27e0bc8d220), t282);
    uint64_t t290; const p384_bit c291 = p384_addw(&t290, t289, t284, c287);
    uint64_t t292; (void)p384_addw(&t292, t288, UINT64_C(0x0), c291);
    uint64_t t293; const p384_bit c294 = p384_subw(&t293, t273, t286, 0);
    uint64_t t295; const p384_bit c296 = p384_subw(&t295, t275, t290, c294);
    uint64_t t297; const p384_bit c298 = p384_subw(&t297, t277, t292, c296);
    uint64_t t299; const p384_bit c300 = p384_subw(&t299, t279, UINT64_C(0x0), c298);
    uint64_t t301; const p384_bit c302 = p384_subw(&t301, t281, UINT64_C(0x0), c300);
    uint64_t t303; (void)p384_subw(&t303, t282, UINT64_C(0x0), c302);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t304 = t293 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t305 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t304);
    uint64_t t306;
    const uint64_t t307 = p384_mulw(&t306, UINT64_C(0xa7e5f24db74f5885), t304);
    uint64_t t308; const p384_bit c309 = p384_addw(&t308, t307, t305, 0);
    uint64_t t310;
    const uint64_t t311 = p384_mulw(&t310, UINT64_C(0x389cb27e0bc8d220), t304);
    uint64_t t312; const p384_bit c313 = p384_addw(&t312, t311, t306, c309);
    uint64_t t314; (void)p384_addw(&t314, t310, UINT64_C(0x0), c313);
    uint64_t t315; const p384_bit c316 = p384_subw(&t315, t295, t308, 0);
    uint64_t t317; const p384_bit c318 = p384_subw(&t317, t297, t312, c316);
    uint64_t t319; const p384_bit c320 = p384_subw(&t319, t299, t314, c318);
    uint64_t t321; const p384_bit c322 = p384_subw(&t321, t301, UINT64_C(0x0), c320);
    uint64_t t323; const p384_bit c324 = p384_subw(&t323, t303, UINT64_C(0x0), c322);
    uint64_t t325; (void)p384_subw(&t325, t304, UINT64_C(0x0), c324);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t326 = t315 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t327 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t326);
    uint64_t t328;
    const uint64_t t329 = p384_mulw(&t328, UINT64_C(0xa7e5f24db74f5885), t326);
    uint64_t t330; const p384_bit c331 = p384_addw(&t330, t329, t327, 0);
    uint64_t t332;
    const uint64_t t333 = p384_mulw(&t332, UINT64_C(0x389cb27e0bc8d220), t326);
    uint64_t t334; const p384_bit c335 = p384_addw(&t334, t333, t328, c331);
    uint64_t t336; (void)p384_addw(&t336, t332, UINT64_C(0x0), c335);
    uint64_t t337; const p384_bit c338 = p384_subw(&t337, t317, t330, 0);
    uint64_t t339; const p384_bit c340 = p384_subw(&t339, t319, t334, c338);
    uint64_t t341; const p384_bit c342 = p384_subw(&t341, t321, t336, c340);
    uint64_t t343; const p384_bit c344 = p384_subw(&t343, t323, UINT64_C(0x0), c342);
    uint64_t t345; const p384_bit c346 = p384_subw(&t345, t325, UINT64_C(0x0), c344);
    uint64_t t347; (void)p384_subw(&t347, t326, UINT64_C(0x0), c346);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t348 = t337 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t349 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t348);
    uint64_t t350;
    const uint64_t t351 = p384_mulw(&t350, UINT64_C(0xa7e5f24db74f5885), t348);
    uint64_t t352; const p384_bit c353 = p384_addw(&t352, t351, t349, 0);
    uint64_t t354;
    const uint64_t t355 = p384_mulw(&t354, UINT64_C(0x389cb27e0bc8d220), t348);
    uint64_t t356; const p384_bit c357 = p384_addw(&t356, t355, t350, c353);
    uint64_t t358; (void)p384_addw(&t358, t354, UINT64_C(0x0), c357);
    uint64_t t359; const p384_bit c360 = p384_subw(&t359, t339, t352, 0);
    uint64_t t361; const p384_bit c362 = p384_subw(&t361, t341, t356, c360);
    uint64_t t363; const p384_bit c364 = p384_subw(&t363, t343, t358, c362);
    uint64_t t365; const p384_bit c366 = p384_subw(&t365, t345, UINT64_C(0x0), c364);
    uint64_t t367; const p384_bit c368 = p384_subw(&t367, t347, UINT64_C(0x0), c366);
    uint64_t t369; (void)p384_subw(&t369, t348, UINT64_C(0x0), c368);
    /* add the high half; the sum is below 2*p */
    uint64_t t370; const p384_bit c371 = p384_addw(&t370, t359, t223, 0);
    uint64_t t372; const p384_bit c373 = p384_addw(&t372, t361, t225, c371);
    uint64_t t374; const p384_bit c375 = p384_addw(&t374, t363, t227, c373);
    uint64_t t376; const p384_bit c377 = p384_addw(&t376, t365, t229, c375);
    uint64_t t378; const p384_bit c379 = p384_addw(&t378, t367, t231, c377);
    uint64_t t380; const p384_bit c381 = p384_addw(&t380, t369, t233, c379);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t382; const p384_bit c383 = p384_subw(&t382, t370, UINT64_C(0xecec196accc52973), 0);
    uint64_t t384; const p384_bit c385 = p384_subw(&t384, t372, UINT64_C(0x581a0db248b0a77a), c383);
    uint64_t t386; const p384_bit c387 = p384_subw(&t386, t374, UINT64_C(0xc7634d81f4372ddf), c385);
    uint64_t t388; const p384_bit c389 = p384_subw(&t388, t376, UINT64_C(0xffffffffffffffff), c387);
    uint64_t t390; const p384_bit c391 = p384_subw(&t390, t378, UINT64_C(0xffffffffffffffff), c389);
    uint64_t t392; const p384_bit c393 = p384_subw(&t392, t380, UINT64_C(0xffffffffffffffff), c391);
    uint64_t t394; (void)p384_addw(&t394, UINT64_C(0x0), UINT64_C(0x0), c381);
    const p384_bit c395 = p384_borroww(t394, UINT64_C(0x0), c393);
    const uint64_t m0 = p384_maskw(c395);
    const uint64_t t396 = (t370 & m0) | (t382 & ~m0);
    const uint64_t t397 = (t372 & m0) | (t384 & ~m0);
    const uint64_t t398 = (t374 & m0) | (t386 & ~m0);
    const uint64_t t399 = (t376 & m0) | (t388 & ~m0);
    const uint64_t t400 = (t378 & m0) | (t390 & ~m0);
    const uint64_t t401 = (t380 & m0) | (t392 & ~m0);
    r->v[0] = t396;
    r->v[1] = t397;
    r->v[2] = t398;
    r->v[3] = t399;
    r->v[4] = t400;
    r->v[5] = t401;
    return -(int)(t24 & 1);
}

/* b = the big-endian integer a / 2^384 mod n
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
    const uint64_t t7 = a0 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t12 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t7);
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, UINT64_C(0xa7e5f24db74f5885), t7);
    uint64_t t15; const p384_bit c16 = p384_addw(&t15, t14, t12, 0);
    uint64_t t17;
    const uint64_t t18 = p384_mulw(&t17, UINT64_C(0x389cb27e0bc8d220), t7);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t18, t13, c16);
    uint64_t t21; (void)p384_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t15, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t7, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t34 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, UINT64_C(0xa7e5f24db74f5885), t33);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t36, t34, 0);
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t40, t35, c38);
    uint64_t t43; (void)p384_addw(&t43, t39, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t37, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t56 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t57;
    const uint64_t t58 = p384_mulw(&t57, UINT64_C(0xa7e5f24db74f5885), t55);
    uint64_t t59; const p384_bit c60 = p384_addw(&t59, t58, t56, 0);
    uint64_t t61;
    const uint64_t t62 = p384_mulw(&t61, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t62, t57, c60);
    uint64_t t65; (void)p384_addw(&t65, t61, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t59, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t78 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t79;
    const uint64_t t80 = p384_mulw(&t79, UINT64_C(0xa7e5f24db74f5885), t77);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t80, t78, 0);
    uint64_t t83;
    const uint64_t t84 = p384_mulw(&t83, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t84, t79, c82);
    uint64_t t87; (void)p384_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t81, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t100 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, UINT64_C(0xa7e5f24db74f5885), t99);
    uint64_t t103; const p384_bit c104 = p384_addw(&t103, t102, t100, 0);
    uint64_t t105;
    const uint64_t t106 = p384_mulw(&t105, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t106, t101, c104);
    uint64_t t109; (void)p384_addw(&t109, t105, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t103, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t122 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t123;
    const uint64_t t124 = p384_mulw(&t123, UINT64_C(0xa7e5f24db74f5885), t121);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t124, t122, 0);
    uint64_t t127;
    const uint64_t t128 = p384_mulw(&t127, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t128, t123, c126);
    uint64_t t131; (void)p384_addw(&t131, t127, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t125, 0);
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

/* b = the little-endian integer a / 2^384 mod n
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
    const uint64_t t7 = a0 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t12 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t7);
    uint64_t t13;
    const uint64_t t14 = p384_mulw(&t13, UINT64_C(0xa7e5f24db74f5885), t7);
    uint64_t t15; const p384_bit c16 = p384_addw(&t15, t14, t12, 0);
    uint64_t t17;
    const uint64_t t18 = p384_mulw(&t17, UINT64_C(0x389cb27e0bc8d220), t7);
    uint64_t t19; const p384_bit c20 = p384_addw(&t19, t18, t13, c16);
    uint64_t t21; (void)p384_addw(&t21, t17, UINT64_C(0x0), c20);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, a1, t15, 0);
    uint64_t t24; const p384_bit c25 = p384_subw(&t24, a2, t19, c23);
    uint64_t t26; const p384_bit c27 = p384_subw(&t26, a3, t21, c25);
    uint64_t t28; const p384_bit c29 = p384_subw(&t28, a4, UINT64_C(0x0), c27);
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, a5, UINT64_C(0x0), c29);
    uint64_t t32; (void)p384_subw(&t32, t7, UINT64_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t33 = t22 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t34 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t33);
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, UINT64_C(0xa7e5f24db74f5885), t33);
    uint64_t t37; const p384_bit c38 = p384_addw(&t37, t36, t34, 0);
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, UINT64_C(0x389cb27e0bc8d220), t33);
    uint64_t t41; const p384_bit c42 = p384_addw(&t41, t40, t35, c38);
    uint64_t t43; (void)p384_addw(&t43, t39, UINT64_C(0x0), c42);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, t24, t37, 0);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, t26, t41, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, t28, t43, c47);
    uint64_t t50; const p384_bit c51 = p384_subw(&t50, t30, UINT64_C(0x0), c49);
    uint64_t t52; const p384_bit c53 = p384_subw(&t52, t32, UINT64_C(0x0), c51);
    uint64_t t54; (void)p384_subw(&t54, t33, UINT64_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t44 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t56 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t55);
    uint64_t t57;
    const uint64_t t58 = p384_mulw(&t57, UINT64_C(0xa7e5f24db74f5885), t55);
    uint64_t t59; const p384_bit c60 = p384_addw(&t59, t58, t56, 0);
    uint64_t t61;
    const uint64_t t62 = p384_mulw(&t61, UINT64_C(0x389cb27e0bc8d220), t55);
    uint64_t t63; const p384_bit c64 = p384_addw(&t63, t62, t57, c60);
    uint64_t t65; (void)p384_addw(&t65, t61, UINT64_C(0x0), c64);
    uint64_t t66; const p384_bit c67 = p384_subw(&t66, t46, t59, 0);
    uint64_t t68; const p384_bit c69 = p384_subw(&t68, t48, t63, c67);
    uint64_t t70; const p384_bit c71 = p384_subw(&t70, t50, t65, c69);
    uint64_t t72; const p384_bit c73 = p384_subw(&t72, t52, UINT64_C(0x0), c71);
    uint64_t t74; const p384_bit c75 = p384_subw(&t74, t54, UINT64_C(0x0), c73);
    uint64_t t76; (void)p384_subw(&t76, t55, UINT64_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t77 = t66 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t78 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t77);
    uint64_t t79;
    const uint64_t t80 = p384_mulw(&t79, UINT64_C(0xa7e5f24db74f5885), t77);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t80, t78, 0);
    uint64_t t83;
    const uint64_t t84 = p384_mulw(&t83, UINT64_C(0x389cb27e0bc8d220), t77);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t84, t79, c82);
    uint64_t t87; (void)p384_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const p384_bit c89 = p384_subw(&t88, t68, t81, 0);
    uint64_t t90; const p384_bit c91 = p384_subw(&t90, t70, t85, c89);
    uint64_t t92; const p384_bit c93 = p384_subw(&t92, t72, t87, c91);
    uint64_t t94; const p384_bit c95 = p384_subw(&t94, t74, UINT64_C(0x0), c93);
    uint64_t t96; const p384_bit c97 = p384_subw(&t96, t76, UINT64_C(0x0), c95);
    uint64_t t98; (void)p384_subw(&t98, t77, UINT64_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t88 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t100 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t99);
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, UINT64_C(0xa7e5f24db74f5885), t99);
    uint64_t t103; const p384_bit c104 = p384_addw(&t103, t102, t100, 0);
    uint64_t t105;
    const uint64_t t106 = p384_mulw(&t105, UINT64_C(0x389cb27e0bc8d220), t99);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t106, t101, c104);
    uint64_t t109; (void)p384_addw(&t109, t105, UINT64_C(0x0), c108);
    uint64_t t110; const p384_bit c111 = p384_subw(&t110, t90, t103, 0);
    uint64_t t112; const p384_bit c113 = p384_subw(&t112, t92, t107, c111);
    uint64_t t114; const p384_bit c115 = p384_subw(&t114, t94, t109, c113);
    uint64_t t116; const p384_bit c117 = p384_subw(&t116, t96, UINT64_C(0x0), c115);
    uint64_t t118; const p384_bit c119 = p384_subw(&t118, t98, UINT64_C(0x0), c117);
    uint64_t t120; (void)p384_subw(&t120, t99, UINT64_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint64_t t121 = t110 * UINT64_C(0x6ed46089e88fdc45);
    const uint64_t t122 = p384_mulhw(UINT64_C(0x1313e695333ad68d), t121);
    uint64_t t123;
    const uint64_t t124 = p384_mulw(&t123, UINT64_C(0xa7e5f24db74f5885), t121);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t124, t122, 0);
    uint64_t t127;
    const uint64_t t128 = p384_mulw(&t127, UINT64_C(0x389cb27e0bc8d220), t121);
    uint64_t t129; const p384_bit c130 = p384_addw(&t129, t128, t123, c126);
    uint64_t t131; (void)p384_addw(&t131, t127, UINT64_C(0x0), c130);
    uint64_t t132; const p384_bit c133 = p384_subw(&t132, t112, t125, 0);
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
typedef int p384_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
