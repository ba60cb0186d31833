/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 32-bit words
 *
 * n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831, 6 words of 32 bits, W = 2^32
 * In Montgomery form: the element a is stored as a * 2^192 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p192.h"

#if P192_WORD_BITS == 32
#define P192_CARRY_CHAINS
#include "p192_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_add(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* a + b, below 2*p */
    uint32_t t12; const p192_bit c13 = p192_addw(&t12, a0, b0, 0);
    uint32_t t14; const p192_bit c15 = p192_addw(&t14, a1, b1, c13);
    uint32_t t16; const p192_bit c17 = p192_addw(&t16, a2, b2, c15);
    uint32_t t18; const p192_bit c19 = p192_addw(&t18, a3, b3, c17);
    uint32_t t20; const p192_bit c21 = p192_addw(&t20, a4, b4, c19);
    uint32_t t22; const p192_bit c23 = p192_addw(&t22, a5, b5, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, t12, UINT32_C(0xb4d22831), 0);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, t14, UINT32_C(0x146bc9b1), c29);
    uint32_t t32; const p192_bit c33 = p192_subw(&t32, t16, UINT32_C(0x99def836), c31);
    uint32_t t34; const p192_bit c35 = p192_subw(&t34, t18, UINT32_C(0xffffffff), c33);
    uint32_t t36; const p192_bit c37 = p192_subw(&t36, t20, UINT32_C(0xffffffff), c35);
    uint32_t t38; const p192_bit c39 = p192_subw(&t38, t22, UINT32_C(0xffffffff), c37);
    const uint32_t t41 = p192_bitw(c23);
    const p192_bit c42 = p192_borroww(t41, UINT32_C(0x0), c39);
    const uint32_t m0 = p192_maskw(c42);
    const uint32_t t43 = p192_selectw(m0, t12, t28);
    const uint32_t t44 = p192_selectw(m0, t14, t30);
    const uint32_t t45 = p192_selectw(m0, t16, t32);
    const uint32_t t46 = p192_selectw(m0, t18, t34);
    const uint32_t t47 = p192_selectw(m0, t20, t36);
    const uint32_t t48 = p192_selectw(m0, t22, t38);
    p192_storew(&r->v[0], t43);
    p192_storew(&r->v[1], t44);
    p192_storew(&r->v[2], t45);
    p192_storew(&r->v[3], t46);
    p192_storew(&r->v[4], t47);
    p192_storew(&r->v[5], t48);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_sub(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* a - b */
    uint32_t t12; const p192_bit c13 = p192_subw(&t12, a0, b0, 0);
    uint32_t t14; const p192_bit c15 = p192_subw(&t14, a1, b1, c13);
    uint32_t t16; const p192_bit c17 = p192_subw(&t16, a2, b2, c15);
    uint32_t t18; const p192_bit c19 = p192_subw(&t18, a3, b3, c17);
    uint32_t t20; const p192_bit c21 = p192_subw(&t20, a4, b4, c19);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, a5, b5, c21);
    /* add the modulus where it borrowed */
    const uint32_t t25 = p192_maskw(c23);
    const uint32_t t27 = t25 & UINT32_C(0xb4d22831);
    const uint32_t t29 = t25 & UINT32_C(0x146bc9b1);
    const uint32_t t31 = t25 & UINT32_C(0x99def836);
    uint32_t t32; const p192_bit c33 = p192_addw(&t32, t12, t27, 0);
    uint32_t t34; const p192_bit c35 = p192_addw(&t34, t14, t29, c33);
    uint32_t t36; const p192_bit c37 = p192_addw(&t36, t16, t31, c35);
    uint32_t t38; const p192_bit c39 = p192_addw(&t38, t18, t25, c37);
    uint32_t t40; const p192_bit c41 = p192_addw(&t40, t20, t25, c39);
    uint32_t t42; (void)p192_addw(&t42, t22, t25, c41);
    p192_storew(&r->v[0], t32);
    p192_storew(&r->v[1], t34);
    p192_storew(&r->v[2], t36);
    p192_storew(&r->v[3], t38);
    p192_storew(&r->v[4], t40);
    p192_storew(&r->v[5], t42);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_neg(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* a - b */
    uint32_t t7; const p192_bit c8 = p192_subw(&t7, UINT32_C(0x0), a0, 0);
    uint32_t t9; const p192_bit c10 = p192_subw(&t9, UINT32_C(0x0), a1, c8);
    uint32_t t11; const p192_bit c12 = p192_subw(&t11, UINT32_C(0x0), a2, c10);
    uint32_t t13; const p192_bit c14 = p192_subw(&t13, UINT32_C(0x0), a3, c12);
    uint32_t t15; const p192_bit c16 = p192_subw(&t15, UINT32_C(0x0), a4, c14);
    uint32_t t17; const p192_bit c18 = p192_subw(&t17, UINT32_C(0x0), a5, c16);
    /* add the modulus where it borrowed */
    const uint32_t t19 = p192_maskw(c18);
    const uint32_t t21 = t19 & UINT32_C(0xb4d22831);
    const uint32_t t23 = t19 & UINT32_C(0x146bc9b1);
    const uint32_t t25 = t19 & UINT32_C(0x99def836);
    uint32_t t26; const p192_bit c27 = p192_addw(&t26, t7, t21, 0);
    uint32_t t28; const p192_bit c29 = p192_addw(&t28, t9, t23, c27);
    uint32_t t30; const p192_bit c31 = p192_addw(&t30, t11, t25, c29);
    uint32_t t32; const p192_bit c33 = p192_addw(&t32, t13, t19, c31);
    uint32_t t34; const p192_bit c35 = p192_addw(&t34, t15, t19, c33);
    uint32_t t36; (void)p192_addw(&t36, t17, t19, c35);
    p192_storew(&r->v[0], t26);
    p192_storew(&r->v[1], t28);
    p192_storew(&r->v[2], t30);
    p192_storew(&r->v[3], t32);
    p192_storew(&r->v[4], t34);
    p192_storew(&r->v[5], t36);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_dbl(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* 2*a, below 2*p */
    uint32_t t6; const p192_bit c7 = p192_addw(&t6, a0, a0, 0);
    uint32_t t8; const p192_bit c9 = p192_addw(&t8, a1, a1, c7);
    uint32_t t10; const p192_bit c11 = p192_addw(&t10, a2, a2, c9);
    uint32_t t12; const p192_bit c13 = p192_addw(&t12, a3, a3, c11);
    uint32_t t14; const p192_bit c15 = p192_addw(&t14, a4, a4, c13);
    uint32_t t16; const p192_bit c17 = p192_addw(&t16, a5, a5, c15);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, t6, UINT32_C(0xb4d22831), 0);
    uint32_t t24; const p192_bit c25 = p192_subw(&t24, t8, UINT32_C(0x146bc9b1), c23);
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, t10, UINT32_C(0x99def836), c25);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, t12, UINT32_C(0xffffffff), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, t14, UINT32_C(0xffffffff), c29);
    uint32_t t32; const p192_bit c33 = p192_subw(&t32, t16, UINT32_C(0xffffffff), c31);
    const uint32_t t35 = p192_bitw(c17);
    const p192_bit c36 = p192_borroww(t35, UINT32_C(0x0), c33);
    const uint32_t m0 = p192_maskw(c36);
    const uint32_t t37 = p192_selectw(m0, t6, t22);
    const uint32_t t38 = p192_selectw(m0, t8, t24);
    const uint32_t t39 = p192_selectw(m0, t10, t26);
    const uint32_t t40 = p192_selectw(m0, t12, t28);
    const uint32_t t41 = p192_selectw(m0, t14, t30);
    const uint32_t t42 = p192_selectw(m0, t16, t32);
    p192_storew(&r->v[0], t37);
    p192_storew(&r->v[1], t38);
    p192_storew(&r->v[2], t39);
    p192_storew(&r->v[3], t40);
    p192_storew(&r->v[4], t41);
    p192_storew(&r->v[5], t42);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_half(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* add the modulus where a is odd */
    const uint32_t t8 = a0 & UINT32_C(0x1);
    const uint32_t t9 = UINT32_C(0x0) - t8;
    const uint32_t t11 = t9 & UINT32_C(0xb4d22831);
    const uint32_t t13 = t9 & UINT32_C(0x146bc9b1);
    const uint32_t t15 = t9 & UINT32_C(0x99def836);
    uint32_t t16; const p192_bit c17 = p192_addw(&t16, a0, t11, 0);
    uint32_t t18; const p192_bit c19 = p192_addw(&t18, a1, t13, c17);
    uint32_t t20; const p192_bit c21 = p192_addw(&t20, a2, t15, c19);
    uint32_t t22; const p192_bit c23 = p192_addw(&t22, a3, t9, c21);
    uint32_t t24; const p192_bit c25 = p192_addw(&t24, a4, t9, c23);
    uint32_t t26; const p192_bit c27 = p192_addw(&t26, a5, t9, c25);
    const uint32_t t28 = p192_bitw(c27);
    /* shift right by one bit */
    const uint32_t t29 = (t18 << 31) | (t16 >> 1);
    const uint32_t t30 = (t20 << 31) | (t18 >> 1);
    const uint32_t t31 = (t22 << 31) | (t20 >> 1);
    const uint32_t t32 = (t24 << 31) | (t22 >> 1);
    const uint32_t t33 = (t26 << 31) | (t24 >> 1);
    const uint32_t t34 = (t28 << 31) | (t26 >> 1);
    p192_storew(&r->v[0], t29);
    p192_storew(&r->v[1], t30);
    p192_storew(&r->v[2], t31);
    p192_storew(&r->v[3], t32);
    p192_storew(&r->v[4], t33);
    p192_storew(&r->v[5], t34);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_mul(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* product, row 0: a * b[0] */
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, a0, b0);
    uint32_t t15;
    const uint32_t t16 = p192_mulw(&t15, a1, b0);
    uint32_t t17; const p192_bit c18 = p192_addw(&t17, t16, t13, 0);
    uint32_t t19;
    const uint32_t t20 = p192_mulw(&t19, a2, b0);
    uint32_t t21; const p192_bit c22 = p192_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = p192_mulw(&t23, a3, b0);
    uint32_t t25; const p192_bit c26 = p192_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = p192_mulw(&t27, a4, b0);
    uint32_t t29; const p192_bit c30 = p192_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = p192_mulw(&t31, a5, b0);
    uint32_t t33; const p192_bit c34 = p192_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)p192_addw(&t35, t31, UINT32_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t36;
    const uint32_t t37 = p192_mulw(&t36, a0, b1);
    uint32_t t38;
    const uint32_t t39 = p192_mulw(&t38, a1, b1);
    uint32_t t40;
    const uint32_t t41 = p192_mulw(&t40, a2, b1);
    uint32_t t42;
    const uint32_t t43 = p192_mulw(&t42, a3, b1);
    uint32_t t44;
    const uint32_t t45 = p192_mulw(&t44, a4, b1);
    uint32_t t46;
    const uint32_t t47 = p192_mulw(&t46, a5, b1);
    uint32_t t48; const p192_bit c49 = p192_addw(&t48, t17, t37, 0);
    uint32_t t50; const p192_bit c51 = p192_addw(&t50, t21, t39, c49);
    uint32_t t52; const p192_bit c53 = p192_addw(&t52, t25, t41, c51);
    uint32_t t54; const p192_bit c55 = p192_addw(&t54, t29, t43, c53);
    uint32_t t56; const p192_bit c57 = p192_addw(&t56, t33, t45, c55);
    uint32_t t58; const p192_bit c59 = p192_addw(&t58, t35, t47, c57);
    const uint32_t t60 = p192_bitw(c59);
    uint32_t t61; const p192_bit c62 = p192_addw(&t61, t50, t36, 0);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t52, t38, c62);
    uint32_t t65; const p192_bit c66 = p192_addw(&t65, t54, t40, c64);
    uint32_t t67; const p192_bit c68 = p192_addw(&t67, t56, t42, c66);
    uint32_t t69; const p192_bit c70 = p192_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)p192_addw(&t71, t60, t46, c70);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t72;
    const uint32_t t73 = p192_mulw(&t72, a0, b2);
    uint32_t t74;
    const uint32_t t75 = p192_mulw(&t74, a1, b2);
    uint32_t t76;
    const uint32_t t77 = p192_mulw(&t76, a2, b2);
    uint32_t t78;
    const uint32_t t79 = p192_mulw(&t78, a3, b2);
    uint32_t t80;
    const uint32_t t81 = p192_mulw(&t80, a4, b2);
    uint32_t t82;
    const uint32_t t83 = p192_mulw(&t82, a5, b2);
    uint32_t t84; const p192_bit c85 = p192_addw(&t84, t61, t73, 0);
    uint32_t t86; const p192_bit c87 = p192_addw(&t86, t63, t75, c85);
    uint32_t t88; const p192_bit c89 = p192_addw(&t88, t65, t77, c87);
    uint32_t t90; const p192_bit c91 = p192_addw(&t90, t67, t79, c89);
    uint32_t t92; const p192_bit c93 = p192_addw(&t92, t69, t81, c91);
    uint32_t t94; const p192_bit c95 = p192_addw(&t94, t71, t83, c93);
    const uint32_t t96 = p192_bitw(c95);
    uint32_t t97; const p192_bit c98 = p192_addw(&t97, t86, t72, 0);
    uint32_t t99; const p192_bit c100 = p192_addw(&t99, t88, t74, c98);
    uint32_t t101; const p192_bit c102 = p192_addw(&t101, t90, t76, c100);
    uint32_t t103; const p192_bit c104 = p192_addw(&t103, t92, t78, c102);
    uint32_t t105; const p192_bit c106 = p192_addw(&t105, t94, t80, c104);
    uint32_t t107; (void)p192_addw(&t107, t96, t82, c106);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t108;
    const uint32_t t109 = p192_mulw(&t108, a0, b3);
    uint32_t t110;
    const uint32_t t111 = p192_mulw(&t110, a1, b3);
    uint32_t t112;
    const uint32_t t113 = p192_mulw(&t112, a2, b3);
    uint32_t t114;
    const uint32_t t115 = p192_mulw(&t114, a3, b3);
    uint32_t t116;
    const uint32_t t117 = p192_mulw(&t116, a4, b3);
    uint32_t t118;
    const uint32_t t119 = p192_mulw(&t118, a5, b3);
    uint32_t t120; const p192_bit c121 = p192_addw(&t120, t97, t109, 0);
    uint32_t t122; const p192_bit c123 = p192_addw(&t122, t99, t111, c121);
    uint32_t t124; const p192_bit c125 = p192_addw(&t124, t101, t113, c123);
    uint32_t t126; const p192_bit c127 = p192_addw(&t126, t103, t115, c125);
    uint32_t t128; const p192_bit c129 = p192_addw(&t128, t105, t117, c127);
    uint32_t t130; const p192_bit c131 = p192_addw(&t130, t107, t119, c129);
    const uint32_t t132 = p192_bitw(c131);
    uint32_t t133; const p192_bit c134 = p192_addw(&t133, t122, t108, 0);
    uint32_t t135; const p192_bit c136 = p192_addw(&t135, t124, t110, c134);
    uint32_t t137; const p192_bit c138 = p192_addw(&t137, t126, t112, c136);
    uint32_t t139; const p192_bit c140 = p192_addw(&t139, t128, t114, c138);
    uint32_t t141; const p192_bit c142 = p192_addw(&t141, t130, t116, c140);
    uint32_t t143; (void)p192_addw(&t143, t132, t118, c142);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t144;
    const uint32_t t145 = p192_mulw(&t144, a0, b4);
    uint32_t t146;
    const uint32_t t147 = p192_mulw(&t146, a1, b4);
    uint32_t t148;
    const uint32_t t149 = p192_mulw(&t148, a2, b4);
    uint32_t t150;
    const uint32_t t151 = p192_mulw(&t150, a3, b4);
    uint32_t t152;
    const uint32_t t153 = p192_mulw(&t152, a4, b4);
    uint32_t t154;
    const uint32_t t155 = p192_mulw(&t154, a5, b4);
    uint32_t t156; const p192_bit c157 = p192_addw(&t156, t133, t145, 0);
    uint32_t t158; const p192_bit c159 = p192_addw(&t158, t135, t147, c157);
    uint32_t t160; const p192_bit c161 = p192_addw(&t160, t137, t149, c159);
    uint32_t t162; const p192_bit c163 = p192_addw(&t162, t139, t151, c161);
    uint32_t t164; const p192_bit c165 = p192_addw(&t164, t141, t153, c163);
    uint32_t t166; const p192_bit c167 = p192_addw(&t166, t143, t155, c165);
    const uint32_t t168 = p192_bitw(c167);
    uint32_t t169; const p192_bit c170 = p192_addw(&t169, t158, t144, 0);
    uint32_t t171; const p192_bit c172 = p192_addw(&t171, t160, t146, c170);
    uint32_t t173; const p192_bit c174 = p192_addw(&t173, t162, t148, c172);
    uint32_t t175; const p192_bit c176 = p192_addw(&t175, t164, t150, c174);
    uint32_t t177; const p192_bit c178 = p192_addw(&t177, t166, t152, c176);
    uint32_t t179; (void)p192_addw(&t179, t168, t154, c178);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t180;
    const uint32_t t181 = p192_mulw(&t180, a0, b5);
    uint32_t t182;
    const uint32_t t183 = p192_mulw(&t182, a1, b5);
    uint32_t t184;
    const uint32_t t185 = p192_mulw(&t184, a2, b5);
    uint32_t t186;
    const uint32_t t187 = p192_mulw(&t186, a3, b5);
    uint32_t t188;
    const uint32_t t189 = p192_mulw(&t188, a4, b5);
    uint32_t t190;
    const uint32_t t191 = p192_mulw(&t190, a5, b5);
    uint32_t t192; const p192_bit c193 = p192_addw(&t192, t169, t181, 0);
    uint32_t t194; const p192_bit c195 = p192_addw(&t194, t171, t183, c193);
    uint32_t t196; const p192_bit c197 = p192_addw(&t196, t173, t185, c195);
    uint32_t t198; const p192_bit c199 = p192_addw(&t198, t175, t187, c197);
    uint32_t t200; const p192_bit c201 = p192_addw(&t200, t177, t189, c199);
    uint32_t t202; const p192_bit c203 = p192_addw(&t202, t179, t191, c201);
    const uint32_t t204 = p192_bitw(c203);
    uint32_t t205; const p192_bit c206 = p192_addw(&t205, t194, t180, 0);
    uint32_t t207; const p192_bit c208 = p192_addw(&t207, t196, t182, c206);
    uint32_t t209; const p192_bit c210 = p192_addw(&t209, t198, t184, c208);
    uint32_t t211; const p192_bit c212 = p192_addw(&t211, t200, t186, c210);
    uint32_t t213; const p192_bit c214 = p192_addw(&t213, t202, t188, c212);
    uint32_t t215; (void)p192_addw(&t215, t204, t190, c214);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t217 = t14 * UINT32_C(0xddbcf2f);
    const uint32_t t221 = p192_mulhw(UINT32_C(0x4b2dd7cf), t217);
    uint32_t t222;
    const uint32_t t223 = p192_mulw(&t222, UINT32_C(0xeb94364e), t217);
    uint32_t t224; const p192_bit c225 = p192_addw(&t224, t223, t221, 0);
    uint32_t t226;
    const uint32_t t227 = p192_mulw(&t226, UINT32_C(0x662107c9), t217);
    uint32_t t228; const p192_bit c229 = p192_addw(&t228, t227, t222, c225);
    uint32_t t230; (void)p192_addw(&t230, t226, UINT32_C(0x0), c229);
    uint32_t t231; const p192_bit c232 = p192_subw(&t231, t48, t224, 0);
    uint32_t t233; const p192_bit c234 = p192_subw(&t233, t84, t228, c232);
    uint32_t t235; const p192_bit c236 = p192_subw(&t235, t120, t230, c234);
    uint32_t t237; const p192_bit c238 = p192_subw(&t237, t156, UINT32_C(0x0), c236);
    uint32_t t239; const p192_bit c240 = p192_subw(&t239, t192, UINT32_C(0x0), c238);
    uint32_t t241; (void)p192_subw(&t241, t217, UINT32_C(0x0), c240);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t242 = t231 * UINT32_C(0xddbcf2f);
    const uint32_t t243 = p192_mulhw(UINT32_C(0x4b2dd7cf), t242);
    uint32_t t244;
    const uint32_t t245 = p192_mulw(&t244, UINT32_C(0xeb94364e), t242);
    uint32_t t246; const p192_bit c247 = p192_addw(&t246, t245, t243, 0);
    uint32_t t248;
    const uint32_t t249 = p192_mulw(&t248, UINT32_C(0x662107c9), t242);
    uint32_t t250; const p192_bit c251 = p192_addw(&t250, t249, t244, c247);
    uint32_t t252; (void)p192_addw(&t252, t248, UINT32_C(0x0), c251);
    uint32_t t253; const p192_bit c254 = p192_subw(&t253, t233, t246, 0);
    uint32_t t255; const p192_bit c256 = p192_subw(&t255, t235, t250, c254);
    uint32_t t257; const p192_bit c258 = p192_subw(&t257, t237, t252, c256);
    uint32_t t259; const p192_bit c260 = p192_subw(&t259, t239, UINT32_C(0x0), c258);
    uint32_t t261; const p192_bit c262 = p192_subw(&t261, t241, UINT32_C(0x0), c260);
    uint32_t t263; (void)p192_subw(&t263, t242, UINT32_C(0x0), c262);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t264 = t253 * UINT32_C(0xddbcf2f);
    const uint32_t t265 = p192_mulhw(UINT32_C(0x4b2dd7cf), t264);
    uint32_t t266;
    const uint32_t t267 = p192_mulw(&t266, UINT32_C(0xeb94364e), t264);
    uint32_t t268; const p192_bit c269 = p192_addw(&t268, t267, t265, 0);
    uint32_t t270;
    const uint32_t t271 = p192_mulw(&t270, UINT32_C(0x662107c9), t264);
    uint32_t t272; const p192_bit c273 = p192_addw(&t272, t271, t266, c269);
    uint32_t t274; (void)p192_addw(&t274, t270, UINT32_C(0x0), c273);
    uint32_t t275; const p192_bit c276 = p192_subw(&t275, t255, t268, 0);
    uint32_t t277; const p192_bit c278 = p192_subw(&t277, t257, t272, c276);
    uint32_t t279; const p192_bit c280 = p192_subw(&t279, t259, t274, c278);
    uint32_t t281; const p192_bit c282 = p192_subw(&t281, t261, UINT32_C(0x0), c280);
    uint32_t t283; const p192_bit c284 = p192_subw(&t283, t263, UINT32_C(0x0), c282);
    uint32_t t285; (void)p192_subw(&t285, t264, UINT32_C(0x0), c284);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t286 = t275 * UINT32_C(0xddbcf2f);
    const uint32_t t287 = p192_mulhw(UINT32_C(0x4b2dd7cf), t286);
    uint32_t t288;
    const uint32_t t289 = p192_mulw(&t288, UINT32_C(0xeb94364e), t286);
    uint32_t t290; const p192_bit c291 = p192_addw(&t290, t289, t287, 0);
    uint32_t t292;
    const uint32_t t293 = p192_mulw(&t292, UINT32_C(0x662107c9), t286);
    uint32_t t294; const p192_bit c295 = p192_addw(&t294, t293, t288, c291);
    uint32_t t296; (void)p192_addw(&t296, t292, UINT32_C(0x0), c295);
    uint32_t t297; const p192_bit c298 = p192_subw(&t297, t277, t290, 0);
    uint32_t t299; const p192_bit c300 = p192_subw(&t299, t279, t294, c298);
    uint32_t t301; const p192_bit c302 = p192_subw(&t301, t281, t296, c300);
    uint32_t t303; const p192_bit c304 = p192_subw(&t303, t283, UINT32_C(0x0), c302);
    uint32_t t305; const p192_bit c306 = p192_subw(&t305, t285, UINT32_C(0x0), c304);
    uint32_t t307; (void)p192_subw(&t307, t286, UINT32_C(0x0), c306);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t308 = t297 * UINT32_C(0xddbcf2f);
    const uint32_t t309 = p192_mulhw(UINT32_C(0x4b2dd7cf), t308);
    uint32_t t310;
    const uint32_t t311 = p192_mulw(&t310, UINT32_C(0xeb94364e), t308);
    uint32_t t312; const p192_bit c313 = p192_addw(&t312, t311, t309, 0);
    uint32_t t314;
    const uint32_t t315 = p192_mulw(&t314, UINT32_C(0x662107c9), t308);
    uint32_t t316; const p192_bit c317 = p192_addw(&t316, t315, t310, c313);
    uint32_t t318; (void)p192_addw(&t318, t314, UINT32_C(0x0), c317);
    uint32_t t319; const p192_bit c320 = p192_subw(&t319, t299, t312, 0);
    uint32_t t321; const p192_bit c322 = p192_subw(&t321, t301, t316, c320);
    uint32_t t323; const p192_bit c324 = p192_subw(&t323, t303, t318, c322);
    uint32_t t325; const p192_bit c326 = p192_subw(&t325, t305, UINT32_C(0x0), c324);
    uint32_t t327; const p192_bit c328 = p192_subw(&t327, t307, UINT32_C(0x0), c326);
    uint32_t t329; (void)p192_subw(&t329, t308, UINT32_C(0x0), c328);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t330 = t319 * UINT32_C(0xddbcf2f);
    const uint32_t t331 = p192_mulhw(UINT32_C(0x4b2dd7cf), t330);
    uint32_t t332;
    const uint32_t t333 = p192_mulw(&t332, UINT32_C(0xeb94364e), t330);
    uint32_t t334; const p192_bit c335 = p192_addw(&t334, t333, t331, 0);
    uint32_t t336;
    const uint32_t t337 = p192_mulw(&t336, UINT32_C(0x662107c9), t330);
    uint32_t t338; const p192_bit c339 = p192_addw(&t338, t337, t332, c335);
    uint32_t t340; (void)p192_addw(&t340, t336, UINT32_C(0x0), c339);
    uint32_t t341; const p192_bit c342 = p192_subw(&t341, t321, t334, 0);
    uint32_t t343; const p192_bit c344 = p192_subw(&t343, t323, t338, c342);
    uint32_t t345; const p192_bit c346 = p192_subw(&t345, t325, t340, c344);
    uint32_t t347; const p192_bit c348 = p192_subw(&t347, t327, UINT32_C(0x0), c346);
    uint32_t t349; const p192_bit c350 = p192_subw(&t349, t329, UINT32_C(0x0), c348);
    uint32_t t351; (void)p192_subw(&t351, t330, UINT32_C(0x0), c350);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t356; const p192_bit c357 = p192_subw(&t356, t205, UINT32_C(0xb4d22831), 0);
    uint32_t t358; const p192_bit c359 = p192_subw(&t358, t207, UINT32_C(0x146bc9b1), c357);
    uint32_t t360; const p192_bit c361 = p192_subw(&t360, t209, UINT32_C(0x99def836), c359);
    uint32_t t362; const p192_bit c363 = p192_subw(&t362, t211, UINT32_C(0xffffffff), c361);
    uint32_t t364; const p192_bit c365 = p192_subw(&t364, t213, UINT32_C(0xffffffff), c363);
    uint32_t t366; (void)p192_subw(&t366, t215, UINT32_C(0xffffffff), c365);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t367; const p192_bit c368 = p192_addw(&t367, t341, t356, 0);
    uint32_t t369; const p192_bit c370 = p192_addw(&t369, t343, t358, c368);
    uint32_t t371; const p192_bit c372 = p192_addw(&t371, t345, t360, c370);
    uint32_t t373; const p192_bit c374 = p192_addw(&t373, t347, t362, c372);
    uint32_t t375; const p192_bit c376 = p192_addw(&t375, t349, t364, c374);
    uint32_t t377; const p192_bit c378 = p192_addw(&t377, t351, t366, c376);
    uint32_t t379; const p192_bit c380 = p192_addw(&t379, t341, t205, 0);
    uint32_t t381; const p192_bit c382 = p192_addw(&t381, t343, t207, c380);
    uint32_t t383; const p192_bit c384 = p192_addw(&t383, t345, t209, c382);
    uint32_t t385; const p192_bit c386 = p192_addw(&t385, t347, t211, c384);
    uint32_t t387; const p192_bit c388 = p192_addw(&t387, t349, t213, c386);
    uint32_t t389; (void)p192_addw(&t389, t351, t215, c388);
    const uint32_t m0 = p192_maskw(c378);
    const uint32_t t390 = p192_selectw(m0, t367, t379);
    const uint32_t t391 = p192_selectw(m0, t369, t381);
    const uint32_t t392 = p192_selectw(m0, t371, t383);
    const uint32_t t393 = p192_selectw(m0, t373, t385);
    const uint32_t t394 = p192_selectw(m0, t375, t387);
    const uint32_t t395 = p192_selectw(m0, t377, t389);
    p192_storew(&r->v[0], t390);
    p192_storew(&r->v[1], t391);
    p192_storew(&r->v[2], t392);
    p192_storew(&r->v[3], t393);
    p192_storew(&r->v[4], t394);
    p192_storew(&r->v[5], t395);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_sqr(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* square, products of a[0] with the words above it */
    uint32_t t7;
    const uint32_t t8 = p192_mulw(&t7, a1, a0);
    uint32_t t9;
    const uint32_t t10 = p192_mulw(&t9, a2, a0);
    uint32_t t11; const p192_bit c12 = p192_addw(&t11, t10, t7, 0);
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, a3, a0);
    uint32_t t15; const p192_bit c16 = p192_addw(&t15, t14, t9, c12);
    uint32_t t17;
    const uint32_t t18 = p192_mulw(&t17, a4, a0);
    uint32_t t19; const p192_bit c20 = p192_addw(&t19, t18, t13, c16);
    uint32_t t21;
    const uint32_t t22 = p192_mulw(&t21, a5, a0);
    uint32_t t23; const p192_bit c24 = p192_addw(&t23, t22, t17, c20);
    uint32_t t25; (void)p192_addw(&t25, t21, UINT32_C(0x0), c24);
    /* square, products of a[1] with the words above it */
    uint32_t t26;
    const uint32_t t27 = p192_mulw(&t26, a2, a1);
    uint32_t t28;
    const uint32_t t29 = p192_mulw(&t28, a3, a1);
    uint32_t t30;
    const uint32_t t31 = p192_mulw(&t30, a4, a1);
    uint32_t t32;
    const uint32_t t33 = p192_mulw(&t32, a5, a1);
    uint32_t t34; const p192_bit c35 = p192_addw(&t34, t15, t27, 0);
    uint32_t t36; const p192_bit c37 = p192_addw(&t36, t19, t29, c35);
    uint32_t t38; const p192_bit c39 = p192_addw(&t38, t23, t31, c37);
    uint32_t t40; const p192_bit c41 = p192_addw(&t40, t25, t33, c39);
    const uint32_t t42 = p192_bitw(c41);
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t36, t26, 0);
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, t38, t28, c44);
    uint32_t t47; const p192_bit c48 = p192_addw(&t47, t40, t30, c46);
    uint32_t t49; (void)p192_addw(&t49, t42, t32, c48);
    /* square, products of a[2] with the words above it */
    uint32_t t50;
    const uint32_t t51 = p192_mulw(&t50, a3, a2);
    uint32_t t52;
    const uint32_t t53 = p192_mulw(&t52, a4, a2);
    uint32_t t54;
    const uint32_t t55 = p192_mulw(&t54, a5, a2);
    uint32_t t56; const p192_bit c57 = p192_addw(&t56, t45, t51, 0);
    uint32_t t58; const p192_bit c59 = p192_addw(&t58, t47, t53, c57);
    uint32_t t60; const p192_bit c61 = p192_addw(&t60, t49, t55, c59);
    const uint32_t t62 = p192_bitw(c61);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t58, t50, 0);
    uint32_t t65; const p192_bit c66 = p192_addw(&t65, t60, t52, c64);
    uint32_t t67; (void)p192_addw(&t67, t62, t54, c66);
    /* square, products of a[3] with the words above it */
    uint32_t t68;
    const uint32_t t69 = p192_mulw(&t68, a4, a3);
    uint32_t t70;
    const uint32_t t71 = p192_mulw(&t70, a5, a3);
    uint32_t t72; const p192_bit c73 = p192_addw(&t72, t65, t69, 0);
    uint32_t t74; const p192_bit c75 = p192_addw(&t74, t67, t71, c73);
    const uint32_t t76 = p192_bitw(c75);
    uint32_t t77; const p192_bit c78 = p192_addw(&t77, t74, t68, 0);
    uint32_t t79; (void)p192_addw(&t79, t76, t70, c78);
    /* square, products of a[4] with the words above it */
    uint32_t t80;
    const uint32_t t81 = p192_mulw(&t80, a5, a4);
    uint32_t t82; const p192_bit c83 = p192_addw(&t82, t79, t81, 0);
    const uint32_t t84 = p192_bitw(c83);
    const uint32_t t85 = t84 + t80;
    /* square: double the cross products */
    uint32_t t86; const p192_bit c87 = p192_addw(&t86, t8, t8, 0);
    uint32_t t88; const p192_bit c89 = p192_addw(&t88, t11, t11, c87);
    uint32_t t90; const p192_bit c91 = p192_addw(&t90, t34, t34, c89);
    uint32_t t92; const p192_bit c93 = p192_addw(&t92, t43, t43, c91);
    uint32_t t94; const p192_bit c95 = p192_addw(&t94, t56, t56, c93);
    uint32_t t96; const p192_bit c97 = p192_addw(&t96, t63, t63, c95);
    uint32_t t98; const p192_bit c99 = p192_addw(&t98, t72, t72, c97);
    uint32_t t100; const p192_bit c101 = p192_addw(&t100, t77, t77, c99);
    uint32_t t102; const p192_bit c103 = p192_addw(&t102, t82, t82, c101);
    uint32_t t104; const p192_bit c105 = p192_addw(&t104, t85, t85, c103);
    const uint32_t t106 = p192_bitw(c105);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t107;
    const uint32_t t108 = p192_mulw(&t107, a0, a0);
    uint32_t t109;
    const uint32_t t110 = p192_mulw(&t109, a1, a1);
    uint32_t t111;
    const uint32_t t112 = p192_mulw(&t111, a2, a2);
    uint32_t t113;
    const uint32_t t114 = p192_mulw(&t113, a3, a3);
    uint32_t t115;
    const uint32_t t116 = p192_mulw(&t115, a4, a4);
    uint32_t t117;
    const uint32_t t118 = p192_mulw(&t117, a5, a5);
    uint32_t t119; const p192_bit c120 = p192_addw(&t119, t86, t107, 0);
    uint32_t t121; const p192_bit c122 = p192_addw(&t121, t88, t110, c120);
    uint32_t t123; const p192_bit c124 = p192_addw(&t123, t90, t109, c122);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t92, t112, c124);
    uint32_t t127; const p192_bit c128 = p192_addw(&t127, t94, t111, c126);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t96, t114, c128);
    uint32_t t131; const p192_bit c132 = p192_addw(&t131, t98, t113, c130);
    uint32_t t133; const p192_bit c134 = p192_addw(&t133, t100, t116, c132);
    uint32_t t135; const p192_bit c136 = p192_addw(&t135, t102, t115, c134);
    uint32_t t137; const p192_bit c138 = p192_addw(&t137, t104, t118, c136);
    uint32_t t139; (void)p192_addw(&t139, t106, t117, c138);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t141 = t108 * UINT32_C(0xddbcf2f);
    const uint32_t t145 = p192_mulhw(UINT32_C(0x4b2dd7cf), t141);
    uint32_t t146;
    const uint32_t t147 = p192_mulw(&t146, UINT32_C(0xeb94364e), t141);
    uint32_t t148; const p192_bit c149 = p192_addw(&t148, t147, t145, 0);
    uint32_t t150;
    const uint32_t t151 = p192_mulw(&t150, UINT32_C(0x662107c9), t141);
    uint32_t t152; const p192_bit c153 = p192_addw(&t152, t151, t146, c149);
    uint32_t t154; (void)p192_addw(&t154, t150, UINT32_C(0x0), c153);
    uint32_t t155; const p192_bit c156 = p192_subw(&t155, t119, t148, 0);
    uint32_t t157; const p192_bit c158 = p192_subw(&t157, t121, t152, c156);
    uint32_t t159; const p192_bit c160 = p192_subw(&t159, t123, t154, c158);
    uint32_t t161; const p192_bit c162 = p192_subw(&t161, t125, UINT32_C(0x0), c160);
    uint32_t t163; const p192_bit c164 = p192_subw(&t163, t127, UINT32_C(0x0), c162);
    uint32_t t165; (void)p192_subw(&t165, t141, UINT32_C(0x0), c164);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t166 = t155 * UINT32_C(0xddbcf2f);
    const uint32_t t167 = p192_mulhw(UINT32_C(0x4b2dd7cf), t166);
    uint32_t t168;
    const uint32_t t169 = p192_mulw(&t168, UINT32_C(0xeb94364e), t166);
    uint32_t t170; const p192_bit c171 = p192_addw(&t170, t169, t167, 0);
    uint32_t t172;
    const uint32_t t173 = p192_mulw(&t172, UINT32_C(0x662107c9), t166);
    uint32_t t174; const p192_bit c175 = p192_addw(&t174, t173, t168, c171);
    uint32_t t176; (void)p192_addw(&t176, t172, UINT32_C(0x0), c175);
    uint32_t t177; const p192_bit c178 = p192_subw(&t177, t157, t170, 0);
    uint32_t t179; const p192_bit c180 = p192_subw(&t179, t159, t174, c178);
    uint32_t t181; const p192_bit c182 = p192_subw(&t181, t161, t176, c180);
    uint32_t t183; const p192_bit c184 = p192_subw(&t183, t163, UINT32_C(0x0), c182);
    uint32_t t185; const p192_bit c186 = p192_subw(&t185, t165, UINT32_C(0x0), c184);
    uint32_t t187; (void)p192_subw(&t187, t166, UINT32_C(0x0), c186);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t188 = t177 * UINT32_C(0xddbcf2f);
    const uint32_t t189 = p192_mulhw(UINT32_C(0x4b2dd7cf), t188);
    uint32_t t190;
    const uint32_t t191 = p192_mulw(&t190, UINT32_C(0xeb94364e), t188);
    uint32_t t192; const p192_bit c193 = p192_addw(&t192, t191, t189, 0);
    uint32_t t194;
    const uint32_t t195 = p192_mulw(&t194, UINT32_C(0x662107c9), t188);
    uint32_t t196; const p192_bit c197 = p192_addw(&t196, t195, t190, c193);
    uint32_t t198; (void)p192_addw(&t198, t194, UINT32_C(0x0), c197);
    uint32_t t199; const p192_bit c200 = p192_subw(&t199, t179, t192, 0);
    uint32_t t201; const p192_bit c202 = p192_subw(&t201, t181, t196, c200);
    uint32_t t203; const p192_bit c204 = p192_subw(&t203, t183, t198, c202);
    uint32_t t205; const p192_bit c206 = p192_subw(&t205, t185, UINT32_C(0x0), c204);
    uint32_t t207; const p192_bit c208 = p192_subw(&t207, t187, UINT32_C(0x0), c206);
    uint32_t t209; (void)p192_subw(&t209, t188, UINT32_C(0x0), c208);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t210 = t199 * UINT32_C(0xddbcf2f);
    const uint32_t t211 = p192_mulhw(UINT32_C(0x4b2dd7cf), t210);
    uint32_t t212;
    const uint32_t t213 = p192_mulw(&t212, UINT32_C(0xeb94364e), t210);
    uint32_t t214; const p192_bit c215 = p192_addw(&t214, t213, t211, 0);
    uint32_t t216;
    const uint32_t t217 = p192_mulw(&t216, UINT32_C(0x662107c9), t210);
    uint32_t t218; const p192_bit c219 = p192_addw(&t218, t217, t212, c215);
    uint32_t t220; (void)p192_addw(&t220, t216, UINT32_C(0x0), c219);
    uint32_t t221; const p192_bit c222 = p192_subw(&t221, t201, t214, 0);
    uint32_t t223; const p192_bit c224 = p192_subw(&t223, t203, t218, c222);
    uint32_t t225; const p192_bit c226 = p192_subw(&t225, t205, t220, c224);
    uint32_t t227; const p192_bit c228 = p192_subw(&t227, t207, UINT32_C(0x0), c226);
    uint32_t t229; const p192_bit c230 = p192_subw(&t229, t209, UINT32_C(0x0), c228);
    uint32_t t231; (void)p192_subw(&t231, t210, UINT32_C(0x0), c230);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t232 = t221 * UINT32_C(0xddbcf2f);
    const uint32_t t233 = p192_mulhw(UINT32_C(0x4b2dd7cf), t232);
    uint32_t t234;
    const uint32_t t235 = p192_mulw(&t234, UINT32_C(0xeb94364e), t232);
    uint32_t t236; const p192_bit c237 = p192_addw(&t236, t235, t233, 0);
    uint32_t t238;
    const uint32_t t239 = p192_mulw(&t238, UINT32_C(0x662107c9), t232);
    uint32_t t240; const p192_bit c241 = p192_addw(&t240, t239, t234, c237);
    uint32_t t242; (void)p192_addw(&t242, t238, UINT32_C(0x0), c241);
    uint32_t t243; const p192_bit c244 = p192_subw(&t243, t223, t236, 0);
    uint32_t t245; const p192_bit c246 = p192_subw(&t245, t225, t240, c244);
    uint32_t t247; const p192_bit c248 = p192_subw(&t247, t227, t242, c246);
    uint32_t t249; const p192_bit c250 = p192_subw(&t249, t229, UINT32_C(0x0), c248);
    uint32_t t251; const p192_bit c252 = p192_subw(&t251, t231, UINT32_C(0x0), c250);
    uint32_t t253; (void)p192_subw(&t253, t232, UINT32_C(0x0), c252);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t254 = t243 * UINT32_C(0xddbcf2f);
    const uint32_t t255 = p192_mulhw(UINT32_C(0x4b2dd7cf), t254);
    uint32_t t256;
    const uint32_t t257 = p192_mulw(&t256, UINT32_C(0xeb94364e), t254);
    uint32_t t258; const p192_bit c259 = p192_addw(&t258, t257, t255, 0);
    uint32_t t260;
    const uint32_t t261 = p192_mulw(&t260, UINT32_C(0x662107c9), t254);
    uint32_t t262; const p192_bit c263 = p192_addw(&t262, t261, t256, c259);
    uint32_t t264; (void)p192_addw(&t264, t260, UINT32_C(0x0), c263);
    uint32_t t265; const p192_bit c266 = p192_subw(&t265, t245, t258, 0);
    uint32_t t267; const p192_bit c268 = p192_subw(&t267, t247, t262, c266);
    uint32_t t269; const p192_bit c270 = p192_subw(&t269, t249, t264, c268);
    uint32_t t271; const p192_bit c272 = p192_subw(&t271, t251, UINT32_C(0x0), c270);
    uint32_t t273; const p192_bit c274 = p192_subw(&t273, t253, UINT32_C(0x0), c272);
    uint32_t t275; (void)p192_subw(&t275, t254, UINT32_C(0x0), c274);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t280; const p192_bit c281 = p192_subw(&t280, t129, UINT32_C(0xb4d22831), 0);
    uint32_t t282; const p192_bit c283 = p192_subw(&t282, t131, UINT32_C(0x146bc9b1), c281);
    uint32_t t284; const p192_bit c285 = p192_subw(&t284, t133, UINT32_C(0x99def836), c283);
    uint32_t t286; const p192_bit c287 = p192_subw(&t286, t135, UINT32_C(0xffffffff), c285);
    uint32_t t288; const p192_bit c289 = p192_subw(&t288, t137, UINT32_C(0xffffffff), c287);
    uint32_t t290; (void)p192_subw(&t290, t139, UINT32_C(0xffffffff), c289);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t291; const p192_bit c292 = p192_addw(&t291, t265, t280, 0);
    uint32_t t293; const p192_bit c294 = p192_addw(&t293, t267, t282, c292);
    uint32_t t295; const p192_bit c296 = p192_addw(&t295, t269, t284, c294);
    uint32_t t297; const p192_bit c298 = p192_addw(&t297, t271, t286, c296);
    uint32_t t299; const p192_bit c300 = p192_addw(&t299, t273, t288, c298);
    uint32_t t301; const p192_bit c302 = p192_addw(&t301, t275, t290, c300);
    uint32_t t303; const p192_bit c304 = p192_addw(&t303, t265, t129, 0);
    uint32_t t305; const p192_bit c306 = p192_addw(&t305, t267, t131, c304);
    uint32_t t307; const p192_bit c308 = p192_addw(&t307, t269, t133, c306);
    uint32_t t309; const p192_bit c310 = p192_addw(&t309, t271, t135, c308);
    uint32_t t311; const p192_bit c312 = p192_addw(&t311, t273, t137, c310);
    uint32_t t313; (void)p192_addw(&t313, t275, t139, c312);
    const uint32_t m0 = p192_maskw(c302);
    const uint32_t t314 = p192_selectw(m0, t291, t303);
    const uint32_t t315 = p192_selectw(m0, t293, t305);
    const uint32_t t316 = p192_selectw(m0, t295, t307);
    const uint32_t t317 = p192_selectw(m0, t297, t309);
    const uint32_t t318 = p192_selectw(m0, t299, t311);
    const uint32_t t319 = p192_selectw(m0, t301, t313);
    p192_storew(&r->v[0], t314);
    p192_storew(&r->v[1], t315);
    p192_storew(&r->v[2], t316);
    p192_storew(&r->v[3], t317);
    p192_storew(&r->v[4], t318);
    p192_storew(&r->v[5], t319);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p192_sc_mul_small(p192_sc *r, const p192_sc *a, uint32_t k)
{
    const uint32_t k_word = (uint32_t)k;
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* T = a * k */
    uint32_t t8;
    const uint32_t t9 = p192_mulw(&t8, a0, k_word);
    uint32_t t10;
    const uint32_t t11 = p192_mulw(&t10, a1, k_word);
    uint32_t t12; const p192_bit c13 = p192_addw(&t12, t11, t8, 0);
    uint32_t t14;
    const uint32_t t15 = p192_mulw(&t14, a2, k_word);
    uint32_t t16; const p192_bit c17 = p192_addw(&t16, t15, t10, c13);
    uint32_t t18;
    const uint32_t t19 = p192_mulw(&t18, a3, k_word);
    uint32_t t20; const p192_bit c21 = p192_addw(&t20, t19, t14, c17);
    uint32_t t22;
    const uint32_t t23 = p192_mulw(&t22, a4, k_word);
    uint32_t t24; const p192_bit c25 = p192_addw(&t24, t23, t18, c21);
    uint32_t t26;
    const uint32_t t27 = p192_mulw(&t26, a5, k_word);
    uint32_t t28; const p192_bit c29 = p192_addw(&t28, t27, t22, c25);
    uint32_t t30; (void)p192_addw(&t30, t26, UINT32_C(0x0), c29);
    /* T - q * p, below 4*p */
    uint32_t t35;
    const uint32_t t36 = p192_mulw(&t35, UINT32_C(0xb4d22831), t30);
    uint32_t t37;
    const uint32_t t38 = p192_mulw(&t37, UINT32_C(0x146bc9b1), t30);
    uint32_t t39; const p192_bit c40 = p192_addw(&t39, t38, t35, 0);
    uint32_t t41;
    const uint32_t t42 = p192_mulw(&t41, UINT32_C(0x99def836), t30);
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t42, t37, c40);
    uint32_t t45;
    const uint32_t t46 = p192_mulw(&t45, UINT32_C(0xffffffff), t30);
    uint32_t t47; const p192_bit c48 = p192_addw(&t47, t46, t41, c44);
    uint32_t t49; const p192_bit c50 = p192_addw(&t49, t46, t45, c48);
    uint32_t t51; const p192_bit c52 = p192_addw(&t51, t46, t45, c50);
    uint32_t t53; (void)p192_addw(&t53, t45, UINT32_C(0x0), c52);
    uint32_t t54; const p192_bit c55 = p192_subw(&t54, t9, t36, 0);
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t12, t39, c55);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t16, t43, c57);
    uint32_t t60; const p192_bit c61 = p192_subw(&t60, t20, t47, c59);
    uint32_t t62; const p192_bit c63 = p192_subw(&t62, t24, t49, c61);
    uint32_t t64; const p192_bit c65 = p192_subw(&t64, t28, t51, c63);
    uint32_t t66; (void)p192_subw(&t66, t30, t53, c65);
    /* subtract 2*p where that does not borrow */
    uint32_t t71; const p192_bit c72 = p192_subw(&t71, t54, UINT32_C(0x69a45062), 0);
    uint32_t t73; const p192_bit c74 = p192_subw(&t73, t56, UINT32_C(0x28d79363), c72);
    uint32_t t75; const p192_bit c76 = p192_subw(&t75, t58, UINT32_C(0x33bdf06c), c74);
    uint32_t t77; const p192_bit c78 = p192_subw(&t77, t60, UINT32_C(0xffffffff), c76);
    uint32_t t79; const p192_bit c80 = p192_subw(&t79, t62, UINT32_C(0xffffffff), c78);
    uint32_t t81; const p192_bit c82 = p192_subw(&t81, t64, UINT32_C(0xffffffff), c80);
    uint32_t t83; const p192_bit c84 = p192_subw(&t83, t66, UINT32_C(0x1), c82);
    const uint32_t m0 = p192_maskw(c84);
    const uint32_t t85 = p192_selectw(m0, t54, t71);
    const uint32_t t86 = p192_selectw(m0, t56, t73);
    const uint32_t t87 = p192_selectw(m0, t58, t75);
    const uint32_t t88 = p192_selectw(m0, t60, t77);
    const uint32_t t89 = p192_selectw(m0, t62, t79);
    const uint32_t t90 = p192_selectw(m0, t64, t81);
    const uint32_t t91 = p192_selectw(m0, t66, t83);
    /* subtract 1*p where that does not borrow */
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t85, UINT32_C(0xb4d22831), 0);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t86, UINT32_C(0x146bc9b1), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t87, UINT32_C(0x99def836), c95);
    uint32_t t98; const p192_bit c99 = p192_subw(&t98, t88, UINT32_C(0xffffffff), c97);
    uint32_t t100; const p192_bit c101 = p192_subw(&t100, t89, UINT32_C(0xffffffff), c99);
    uint32_t t102; const p192_bit c103 = p192_subw(&t102, t90, UINT32_C(0xffffffff), c101);
    const p192_bit c104 = p192_borroww(t91, UINT32_C(0x0), c103);
    const uint32_t m1 = p192_maskw(c104);
    const uint32_t t105 = p192_selectw(m1, t85, t92);
    const uint32_t t106 = p192_selectw(m1, t86, t94);
    const uint32_t t107 = p192_selectw(m1, t87, t96);
    const uint32_t t108 = p192_selectw(m1, t88, t98);
    const uint32_t t109 = p192_selectw(m1, t89, t100);
    const uint32_t t110 = p192_selectw(m1, t90, t102);
    p192_storew(&r->v[0], t105);
    p192_storew(&r->v[1], t106);
    p192_storew(&r->v[2], t107);
    p192_storew(&r->v[3], t108);
    p192_storew(&r->v[4], t109);
    p192_storew(&r->v[5], t110);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p192_sc_to_mont(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* product, row 0: a * b[0] */
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, a0, UINT32_C(0xdeb35961));
    uint32_t t15;
    const uint32_t t16 = p192_mulw(&t15, a1, UINT32_C(0xdeb35961));
    uint32_t t17; const p192_bit c18 = p192_addw(&t17, t16, t13, 0);
    uint32_t t19;
    const uint32_t t20 = p192_mulw(&t19, a2, UINT32_C(0xdeb35961));
    uint32_t t21; const p192_bit c22 = p192_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = p192_mulw(&t23, a3, UINT32_C(0xdeb35961));
    uint32_t t25; const p192_bit c26 = p192_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = p192_mulw(&t27, a4, UINT32_C(0xdeb35961));
    uint32_t t29; const p192_bit c30 = p192_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = p192_mulw(&t31, a5, UINT32_C(0xdeb35961));
    uint32_t t33; const p192_bit c34 = p192_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)p192_addw(&t35, t31, UINT32_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t36;
    const uint32_t t37 = p192_mulw(&t36, a0, UINT32_C(0xce66bacc));
    uint32_t t38;
    const uint32_t t39 = p192_mulw(&t38, a1, UINT32_C(0xce66bacc));
    uint32_t t40;
    const uint32_t t41 = p192_mulw(&t40, a2, UINT32_C(0xce66bacc));
    uint32_t t42;
    const uint32_t t43 = p192_mulw(&t42, a3, UINT32_C(0xce66bacc));
    uint32_t t44;
    const uint32_t t45 = p192_mulw(&t44, a4, UINT32_C(0xce66bacc));
    uint32_t t46;
    const uint32_t t47 = p192_mulw(&t46, a5, UINT32_C(0xce66bacc));
    uint32_t t48; const p192_bit c49 = p192_addw(&t48, t17, t37, 0);
    uint32_t t50; const p192_bit c51 = p192_addw(&t50, t21, t39, c49);
    uint32_t t52; const p192_bit c53 = p192_addw(&t52, t25, t41, c51);
    uint32_t t54; const p192_bit c55 = p192_addw(&t54, t29, t43, c53);
    uint32_t t56; const p192_bit c57 = p192_addw(&t56, t33, t45, c55);
    uint32_t t58; const p192_bit c59 = p192_addw(&t58, t35, t47, c57);
    const uint32_t t60 = p192_bitw(c59);
    uint32_t t61; const p192_bit c62 = p192_addw(&t61, t50, t36, 0);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t52, t38, c62);
    uint32_t t65; const p192_bit c66 = p192_addw(&t65, t54, t40, c64);
    uint32_t t67; const p192_bit c68 = p192_addw(&t67, t56, t42, c66);
    uint32_t t69; const p192_bit c70 = p192_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)p192_addw(&t71, t60, t46, c70);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t72;
    const uint32_t t73 = p192_mulw(&t72, a0, UINT32_C(0xbb3a6bee));
    uint32_t t74;
    const uint32_t t75 = p192_mulw(&t74, a1, UINT32_C(0xbb3a6bee));
    uint32_t t76;
    const uint32_t t77 = p192_mulw(&t76, a2, UINT32_C(0xbb3a6bee));
    uint32_t t78;
    const uint32_t t79 = p192_mulw(&t78, a3, UINT32_C(0xbb3a6bee));
    uint32_t t80;
    const uint32_t t81 = p192_mulw(&t80, a4, UINT32_C(0xbb3a6bee));
    uint32_t t82;
    const uint32_t t83 = p192_mulw(&t82, a5, UINT32_C(0xbb3a6bee));
    uint32_t t84; const p192_bit c85 = p192_addw(&t84, t61, t73, 0);
    uint32_t t86; const p192_bit c87 = p192_addw(&t86, t63, t75, c85);
    uint32_t t88; const p192_bit c89 = p192_addw(&t88, t65, t77, c87);
    uint32_t t90; const p192_bit c91 = p192_addw(&t90, t67, t79, c89);
    uint32_t t92; const p192_bit c93 = p192_addw(&t92, t69, t81, c91);
    uint32_t t94; const p192_bit c95 = p192_addw(&t94, t71, t83, c93);
    const uint32_t t96 = p192_bitw(c95);
    uint32_t t97; const p192_bit c98 = p192_addw(&t97, t86, t72, 0);
    uint32_t t99; const p192_bit c100 = p192_addw(&t99, t88, t74, c98);
    uint32_t t101; const p192_bit c102 = p192_addw(&t101, t90, t76, c100);
    uint32_t t103; const p192_bit c104 = p192_addw(&t103, t92, t78, c102);
    uint32_t t105; const p192_bit c106 = p192_addw(&t105, t94, t80, c104);
    uint32_t t107; (void)p192_addw(&t107, t96, t82, c106);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t108;
    const uint32_t t109 = p192_mulw(&t108, a0, UINT32_C(0x4696ea5b));
    uint32_t t110;
    const uint32_t t111 = p192_mulw(&t110, a1, UINT32_C(0x4696ea5b));
    uint32_t t112;
    const uint32_t t113 = p192_mulw(&t112, a2, UINT32_C(0x4696ea5b));
    uint32_t t114;
    const uint32_t t115 = p192_mulw(&t114, a3, UINT32_C(0x4696ea5b));
    uint32_t t116;
    const uint32_t t117 = p192_mulw(&t116, a4, UINT32_C(0x4696ea5b));
    uint32_t t118;
    const uint32_t t119 = p192_mulw(&t118, a5, UINT32_C(0x4696ea5b));
    uint32_t t120; const p192_bit c121 = p192_addw(&t120, t97, t109, 0);
    uint32_t t122; const p192_bit c123 = p192_addw(&t122, t99, t111, c121);
    uint32_t t124; const p192_bit c125 = p192_addw(&t124, t101, t113, c123);
    uint32_t t126; const p192_bit c127 = p192_addw(&t126, t103, t115, c125);
    uint32_t t128; const p192_bit c129 = p192_addw(&t128, t105, t117, c127);
    uint32_t t130; const p192_bit c131 = p192_addw(&t130, t107, t119, c129);
    const uint32_t t132 = p192_bitw(c131);
    uint32_t t133; const p192_bit c134 = p192_addw(&t133, t122, t108, 0);
    uint32_t t135; const p192_bit c136 = p192_addw(&t135, t124, t110, c134);
    uint32_t t137; const p192_bit c138 = p192_addw(&t137, t126, t112, c136);
    uint32_t t139; const p192_bit c140 = p192_addw(&t139, t128, t114, c138);
    uint32_t t141; const p192_bit c142 = p192_addw(&t141, t130, t116, c140);
    uint32_t t143; (void)p192_addw(&t143, t132, t118, c142);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t144;
    const uint32_t t145 = p192_mulw(&t144, a0, UINT32_C(0xea0581a2));
    uint32_t t146;
    const uint32_t t147 = p192_mulw(&t146, a1, UINT32_C(0xea0581a2));
    uint32_t t148;
    const uint32_t t149 = p192_mulw(&t148, a2, UINT32_C(0xea0581a2));
    uint32_t t150;
    const uint32_t t151 = p192_mulw(&t150, a3, UINT32_C(0xea0581a2));
    uint32_t t152;
    const uint32_t t153 = p192_mulw(&t152, a4, UINT32_C(0xea0581a2));
    uint32_t t154;
    const uint32_t t155 = p192_mulw(&t154, a5, UINT32_C(0xea0581a2));
    uint32_t t156; const p192_bit c157 = p192_addw(&t156, t133, t145, 0);
    uint32_t t158; const p192_bit c159 = p192_addw(&t158, t135, t147, c157);
    uint32_t t160; const p192_bit c161 = p192_addw(&t160, t137, t149, c159);
    uint32_t t162; const p192_bit c163 = p192_addw(&t162, t139, t151, c161);
    uint32_t t164; const p192_bit c165 = p192_addw(&t164, t141, t153, c163);
    uint32_t t166; const p192_bit c167 = p192_addw(&t166, t143, t155, c165);
    const uint32_t t168 = p192_bitw(c167);
    uint32_t t169; const p192_bit c170 = p192_addw(&t169, t158, t144, 0);
    uint32_t t171; const p192_bit c172 = p192_addw(&t171, t160, t146, c170);
    uint32_t t173; const p192_bit c174 = p192_addw(&t173, t162, t148, c172);
    uint32_t t175; const p192_bit c176 = p192_addw(&t175, t164, t150, c174);
    uint32_t t177; const p192_bit c178 = p192_addw(&t177, t166, t152, c176);
    uint32_t t179; (void)p192_addw(&t179, t168, t154, c178);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t180;
    const uint32_t t181 = p192_mulw(&t180, a0, UINT32_C(0x28be5677));
    uint32_t t182;
    const uint32_t t183 = p192_mulw(&t182, a1, UINT32_C(0x28be5677));
    uint32_t t184;
    const uint32_t t185 = p192_mulw(&t184, a2, UINT32_C(0x28be5677));
    uint32_t t186;
    const uint32_t t187 = p192_mulw(&t186, a3, UINT32_C(0x28be5677));
    uint32_t t188;
    const uint32_t t189 = p192_mulw(&t188, a4, UINT32_C(0x28be5677));
    uint32_t t190;
    const uint32_t t191 = p192_mulw(&t190, a5, UINT32_C(0x28be5677));
    uint32_t t192; const p192_bit c193 = p192_addw(&t192, t169, t181, 0);
    uint32_t t194; const p192_bit c195 = p192_addw(&t194, t171, t183, c193);
    uint32_t t196; const p192_bit c197 = p192_addw(&t196, t173, t185, c195);
    uint32_t t198; const p192_bit c199 = p192_addw(&t198, t175, t187, c197);
    uint32_t t200; const p192_bit c201 = p192_addw(&t200, t177, t189, c199);
    uint32_t t202; const p192_bit c203 = p192_addw(&t202, t179, t191, c201);
    const uint32_t t204 = p192_bitw(c203);
    uint32_t t205; const p192_bit c206 = p192_addw(&t205, t194, t180, 0);
    uint32_t t207; const p192_bit c208 = p192_addw(&t207, t196, t182, c206);
    uint32_t t209; const p192_bit c210 = p192_addw(&t209, t198, t184, c208);
    uint32_t t211; const p192_bit c212 = p192_addw(&t211, t200, t186, c210);
    uint32_t t213; const p192_bit c214 = p192_addw(&t213, t202, t188, c212);
    uint32_t t215; (void)p192_addw(&t215, t204, t190, c214);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t217 = t14 * UINT32_C(0xddbcf2f);
    const uint32_t t221 = p192_mulhw(UINT32_C(0x4b2dd7cf), t217);
    uint32_t t222;
    const uint32_t t223 = p192_mulw(&t222, UINT32_C(0xeb94364e), t217);
    uint32_t t224; const p192_bit c225 = p192_addw(&t224, t223, t221, 0);
    uint32_t t226;
    const uint32_t t227 = p192_mulw(&t226, UINT32_C(0x662107c9), t217);
    uint32_t t228; const p192_bit c229 = p192_addw(&t228, t227, t222, c225);
    uint32_t t230; (void)p192_addw(&t230, t226, UINT32_C(0x0), c229);
    uint32_t t231; const p192_bit c232 = p192_subw(&t231, t48, t224, 0);
    uint32_t t233; const p192_bit c234 = p192_subw(&t233, t84, t228, c232);
    uint32_t t235; const p192_bit c236 = p192_subw(&t235, t120, t230, c234);
    uint32_t t237; const p192_bit c238 = p192_subw(&t237, t156, UINT32_C(0x0), c236);
    uint32_t t239; const p192_bit c240 = p192_subw(&t239, t192, UINT32_C(0x0), c238);
    uint32_t t241; (void)p192_subw(&t241, t217, UINT32_C(0x0), c240);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t242 = t231 * UINT32_C(0xddbcf2f);
    const uint32_t t243 = p192_mulhw(UINT32_C(0x4b2dd7cf), t242);
    uint32_t t244;
    const uint32_t t245 = p192_mulw(&t244, UINT32_C(0xeb94364e), t242);
    uint32_t t246; const p192_bit c247 = p192_addw(&t246, t245, t243, 0);
    uint32_t t248;
    const uint32_t t249 = p192_mulw(&t248, UINT32_C(0x662107c9), t242);
    uint32_t t250; const p192_bit c251 = p192_addw(&t250, t249, t244, c247);
    uint32_t t252; (void)p192_addw(&t252, t248, UINT32_C(0x0), c251);
    uint32_t t253; const p192_bit c254 = p192_subw(&t253, t233, t246, 0);
    uint32_t t255; const p192_bit c256 = p192_subw(&t255, t235, t250, c254);
    uint32_t t257; const p192_bit c258 = p192_subw(&t257, t237, t252, c256);
    uint32_t t259; const p192_bit c260 = p192_subw(&t259, t239, UINT32_C(0x0), c258);
    uint32_t t261; const p192_bit c262 = p192_subw(&t261, t241, UINT32_C(0x0), c260);
    uint32_t t263; (void)p192_subw(&t263, t242, UINT32_C(0x0), c262);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t264 = t253 * UINT32_C(0xddbcf2f);
    const uint32_t t265 = p192_mulhw(UINT32_C(0x4b2dd7cf), t264);
    uint32_t t266;
    const uint32_t t267 = p192_mulw(&t266, UINT32_C(0xeb94364e), t264);
    uint32_t t268; const p192_bit c269 = p192_addw(&t268, t267, t265, 0);
    uint32_t t270;
    const uint32_t t271 = p192_mulw(&t270, UINT32_C(0x662107c9), t264);
    uint32_t t272; const p192_bit c273 = p192_addw(&t272, t271, t266, c269);
    uint32_t t274; (void)p192_addw(&t274, t270, UINT32_C(0x0), c273);
    uint32_t t275; const p192_bit c276 = p192_subw(&t275, t255, t268, 0);
    uint32_t t277; const p192_bit c278 = p192_subw(&t277, t257, t272, c276);
    uint32_t t279; const p192_bit c280 = p192_subw(&t279, t259, t274, c278);
    uint32_t t281; const p192_bit c282 = p192_subw(&t281, t261, UINT32_C(0x0), c280);
    uint32_t t283; const p192_bit c284 = p192_subw(&t283, t263, UINT32_C(0x0), c282);
    uint32_t t285; (void)p192_subw(&t285, t264, UINT32_C(0x0), c284);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t286 = t275 * UINT32_C(0xddbcf2f);
    const uint32_t t287 = p192_mulhw(UINT32_C(0x4b2dd7cf), t286);
    uint32_t t288;
    const uint32_t t289 = p192_mulw(&t288, UINT32_C(0xeb94364e), t286);
    uint32_t t290; const p192_bit c291 = p192_addw(&t290, t289, t287, 0);
    uint32_t t292;
    const uint32_t t293 = p192_mulw(&t292, UINT32_C(0x662107c9), t286);
    uint32_t t294; const p192_bit c295 = p192_addw(&t294, t293, t288, c291);
    uint32_t t296; (void)p192_addw(&t296, t292, UINT32_C(0x0), c295);
    uint32_t t297; const p192_bit c298 = p192_subw(&t297, t277, t290, 0);
    uint32_t t299; const p192_bit c300 = p192_subw(&t299, t279, t294, c298);
    uint32_t t301; const p192_bit c302 = p192_subw(&t301, t281, t296, c300);
    uint32_t t303; const p192_bit c304 = p192_subw(&t303, t283, UINT32_C(0x0), c302);
    uint32_t t305; const p192_bit c306 = p192_subw(&t305, t285, UINT32_C(0x0), c304);
    uint32_t t307; (void)p192_subw(&t307, t286, UINT32_C(0x0), c306);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t308 = t297 * UINT32_C(0xddbcf2f);
    const uint32_t t309 = p192_mulhw(UINT32_C(0x4b2dd7cf), t308);
    uint32_t t310;
    const uint32_t t311 = p192_mulw(&t310, UINT32_C(0xeb94364e), t308);
    uint32_t t312; const p192_bit c313 = p192_addw(&t312, t311, t309, 0);
    uint32_t t314;
    const uint32_t t315 = p192_mulw(&t314, UINT32_C(0x662107c9), t308);
    uint32_t t316; const p192_bit c317 = p192_addw(&t316, t315, t310, c313);
    uint32_t t318; (void)p192_addw(&t318, t314, UINT32_C(0x0), c317);
    uint32_t t319; const p192_bit c320 = p192_subw(&t319, t299, t312, 0);
    uint32_t t321; const p192_bit c322 = p192_subw(&t321, t301, t316, c320);
    uint32_t t323; const p192_bit c324 = p192_subw(&t323, t303, t318, c322);
    uint32_t t325; const p192_bit c326 = p192_subw(&t325, t305, UINT32_C(0x0), c324);
    uint32_t t327; const p192_bit c328 = p192_subw(&t327, t307, UINT32_C(0x0), c326);
    uint32_t t329; (void)p192_subw(&t329, t308, UINT32_C(0x0), c328);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t330 = t319 * UINT32_C(0xddbcf2f);
    const uint32_t t331 = p192_mulhw(UINT32_C(0x4b2dd7cf), t330);
    uint32_t t332;
    const uint32_t t333 = p192_mulw(&t332, UINT32_C(0xeb94364e), t330);
    uint32_t t334; const p192_bit c335 = p192_addw(&t334, t333, t331, 0);
    uint32_t t336;
    const uint32_t t337 = p192_mulw(&t336, UINT32_C(0x662107c9), t330);
    uint32_t t338; const p192_bit c339 = p192_addw(&t338, t337, t332, c335);
    uint32_t t340; (void)p192_addw(&t340, t336, UINT32_C(0x0), c339);
    uint32_t t341; const p192_bit c342 = p192_subw(&t341, t321, t334, 0);
    uint32_t t343; const p192_bit c344 = p192_subw(&t343, t323, t338, c342);
    uint32_t t345; const p192_bit c346 = p192_subw(&t345, t325, t340, c344);
    uint32_t t347; const p192_bit c348 = p192_subw(&t347, t327, UINT32_C(0x0), c346);
    uint32_t t349; const p192_bit c350 = p192_subw(&t349, t329, UINT32_C(0x0), c348);
    uint32_t t351; (void)p192_subw(&t351, t330, UINT32_C(0x0), c350);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t356; const p192_bit c357 = p192_subw(&t356, t205, UINT32_C(0xb4d22831), 0);
    uint32_t t358; const p192_bit c359 = p192_subw(&t358, t207, UINT32_C(0x146bc9b1), c357);
    uint32_t t360; const p192_bit c361 = p192_subw(&t360, t209, UINT32_C(0x99def836), c359);
    uint32_t t362; const p192_bit c363 = p192_subw(&t362, t211, UINT32_C(0xffffffff), c361);
    uint32_t t364; const p192_bit c365 = p192_subw(&t364, t213, UINT32_C(0xffffffff), c363);
    uint32_t t366; (void)p192_subw(&t366, t215, UINT32_C(0xffffffff), c365);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t367; const p192_bit c368 = p192_addw(&t367, t341, t356, 0);
    uint32_t t369; const p192_bit c370 = p192_addw(&t369, t343, t358, c368);
    uint32_t t371; const p192_bit c372 = p192_addw(&t371, t345, t360, c370);
    uint32_t t373; const p192_bit c374 = p192_addw(&t373, t347, t362, c372);
    uint32_t t375; const p192_bit c376 = p192_addw(&t375, t349, t364, c374);
    uint32_t t377; const p192_bit c378 = p192_addw(&t377, t351, t366, c376);
    uint32_t t379; const p192_bit c380 = p192_addw(&t379, t341, t205, 0);
    uint32_t t381; const p192_bit c382 = p192_addw(&t381, t343, t207, c380);
    uint32_t t383; const p192_bit c384 = p192_addw(&t383, t345, t209, c382);
    uint32_t t385; const p192_bit c386 = p192_addw(&t385, t347, t211, c384);
    uint32_t t387; const p192_bit c388 = p192_addw(&t387, t349, t213, c386);
    uint32_t t389; (void)p192_addw(&t389, t351, t215, c388);
    const uint32_t m0 = p192_maskw(c378);
    const uint32_t t390 = p192_selectw(m0, t367, t379);
    const uint32_t t391 = p192_selectw(m0, t369, t381);
    const uint32_t t392 = p192_selectw(m0, t371, t383);
    const uint32_t t393 = p192_selectw(m0, t373, t385);
    const uint32_t t394 = p192_selectw(m0, t375, t387);
    const uint32_t t395 = p192_selectw(m0, t377, t389);
    p192_storew(&r->v[0], t390);
    p192_storew(&r->v[1], t391);
    p192_storew(&r->v[2], t392);
    p192_storew(&r->v[3], t393);
    p192_storew(&r->v[4], t394);
    p192_storew(&r->v[5], t395);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_from_mont(p192_sc *r, const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0xddbcf2f);
    const uint32_t t12 = p192_mulhw(UINT32_C(0x4b2dd7cf), t7);
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, UINT32_C(0xeb94364e), t7);
    uint32_t t15; const p192_bit c16 = p192_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = p192_mulw(&t17, UINT32_C(0x662107c9), t7);
    uint32_t t19; const p192_bit c20 = p192_addw(&t19, t18, t13, c16);
    uint32_t t21; (void)p192_addw(&t21, t17, UINT32_C(0x0), c20);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, a1, t15, 0);
    uint32_t t24; const p192_bit c25 = p192_subw(&t24, a2, t19, c23);
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, a3, t21, c25);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, a4, UINT32_C(0x0), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, a5, UINT32_C(0x0), c29);
    uint32_t t32; (void)p192_subw(&t32, t7, UINT32_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t33 = t22 * UINT32_C(0xddbcf2f);
    const uint32_t t34 = p192_mulhw(UINT32_C(0x4b2dd7cf), t33);
    uint32_t t35;
    const uint32_t t36 = p192_mulw(&t35, UINT32_C(0xeb94364e), t33);
    uint32_t t37; const p192_bit c38 = p192_addw(&t37, t36, t34, 0);
    uint32_t t39;
    const uint32_t t40 = p192_mulw(&t39, UINT32_C(0x662107c9), t33);
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t40, t35, c38);
    uint32_t t43; (void)p192_addw(&t43, t39, UINT32_C(0x0), c42);
    uint32_t t44; const p192_bit c45 = p192_subw(&t44, t24, t37, 0);
    uint32_t t46; const p192_bit c47 = p192_subw(&t46, t26, t41, c45);
    uint32_t t48; const p192_bit c49 = p192_subw(&t48, t28, t43, c47);
    uint32_t t50; const p192_bit c51 = p192_subw(&t50, t30, UINT32_C(0x0), c49);
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t32, UINT32_C(0x0), c51);
    uint32_t t54; (void)p192_subw(&t54, t33, UINT32_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t55 = t44 * UINT32_C(0xddbcf2f);
    const uint32_t t56 = p192_mulhw(UINT32_C(0x4b2dd7cf), t55);
    uint32_t t57;
    const uint32_t t58 = p192_mulw(&t57, UINT32_C(0xeb94364e), t55);
    uint32_t t59; const p192_bit c60 = p192_addw(&t59, t58, t56, 0);
    uint32_t t61;
    const uint32_t t62 = p192_mulw(&t61, UINT32_C(0x662107c9), t55);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t62, t57, c60);
    uint32_t t65; (void)p192_addw(&t65, t61, UINT32_C(0x0), c64);
    uint32_t t66; const p192_bit c67 = p192_subw(&t66, t46, t59, 0);
    uint32_t t68; const p192_bit c69 = p192_subw(&t68, t48, t63, c67);
    uint32_t t70; const p192_bit c71 = p192_subw(&t70, t50, t65, c69);
    uint32_t t72; const p192_bit c73 = p192_subw(&t72, t52, UINT32_C(0x0), c71);
    uint32_t t74; const p192_bit c75 = p192_subw(&t74, t54, UINT32_C(0x0), c73);
    uint32_t t76; (void)p192_subw(&t76, t55, UINT32_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t77 = t66 * UINT32_C(0xddbcf2f);
    const uint32_t t78 = p192_mulhw(UINT32_C(0x4b2dd7cf), t77);
    uint32_t t79;
    const uint32_t t80 = p192_mulw(&t79, UINT32_C(0xeb94364e), t77);
    uint32_t t81; const p192_bit c82 = p192_addw(&t81, t80, t78, 0);
    uint32_t t83;
    const uint32_t t84 = p192_mulw(&t83, UINT32_C(0x662107c9), t77);
    uint32_t t85; const p192_bit c86 = p192_addw(&t85, t84, t79, c82);
    uint32_t t87; (void)p192_addw(&t87, t83, UINT32_C(0x0), c86);
    uint32_t t88; const p192_bit c89 = p192_subw(&t88, t68, t81, 0);
    uint32_t t90; const p192_bit c91 = p192_subw(&t90, t70, t85, c89);
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t72, t87, c91);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t74, UINT32_C(0x0), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t76, UINT32_C(0x0), c95);
    uint32_t t98; (void)p192_subw(&t98, t77, UINT32_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t99 = t88 * UINT32_C(0xddbcf2f);
    const uint32_t t100 = p192_mulhw(UINT32_C(0x4b2dd7cf), t99);
    uint32_t t101;
    const uint32_t t102 = p192_mulw(&t101, UINT32_C(0xeb94364e), t99);
    uint32_t t103; const p192_bit c104 = p192_addw(&t103, t102, t100, 0);
    uint32_t t105;
    const uint32_t t106 = p192_mulw(&t105, UINT32_C(0x662107c9), t99);
    uint32_t t107; const p192_bit c108 = p192_addw(&t107, t106, t101, c104);
    uint32_t t109; (void)p192_addw(&t109, t105, UINT32_C(0x0), c108);
    uint32_t t110; const p192_bit c111 = p192_subw(&t110, t90, t103, 0);
    uint32_t t112; const p192_bit c113 = p192_subw(&t112, t92, t107, c111);
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t94, t109, c113);
    uint32_t t116; const p192_bit c117 = p192_subw(&t116, t96, UINT32_C(0x0), c115);
    uint32_t t118; const p192_bit c119 = p192_subw(&t118, t98, UINT32_C(0x0), c117);
    uint32_t t120; (void)p192_subw(&t120, t99, UINT32_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t121 = t110 * UINT32_C(0xddbcf2f);
    const uint32_t t122 = p192_mulhw(UINT32_C(0x4b2dd7cf), t121);
    uint32_t t123;
    const uint32_t t124 = p192_mulw(&t123, UINT32_C(0xeb94364e), t121);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t124, t122, 0);
    uint32_t t127;
    const uint32_t t128 = p192_mulw(&t127, UINT32_C(0x662107c9), t121);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t128, t123, c126);
    uint32_t t131; (void)p192_addw(&t131, t127, UINT32_C(0x0), c130);
    uint32_t t132; const p192_bit c133 = p192_subw(&t132, t112, t125, 0);
    uint32_t t134; const p192_bit c135 = p192_subw(&t134, t114, t129, c133);
    uint32_t t136; const p192_bit c137 = p192_subw(&t136, t116, t131, c135);
    uint32_t t138; const p192_bit c139 = p192_subw(&t138, t118, UINT32_C(0x0), c137);
    uint32_t t140; const p192_bit c141 = p192_subw(&t140, t120, UINT32_C(0x0), c139);
    uint32_t t142; (void)p192_subw(&t142, t121, UINT32_C(0x0), c141);
    p192_storew(&r->v[0], t132);
    p192_storew(&r->v[1], t134);
    p192_storew(&r->v[2], t136);
    p192_storew(&r->v[3], t138);
    p192_storew(&r->v[4], t140);
    p192_storew(&r->v[5], t142);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes(p192_sc *r, const uint8_t b[24])
{
    const uint32_t b_at20 = (uint32_t)p192_load4(b + 20);
    /* bytes to words */
    const uint32_t t1 = p192_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)p192_load4(b + 16);
    const uint32_t t3 = p192_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)p192_load4(b + 12);
    const uint32_t t5 = p192_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)p192_load4(b + 8);
    const uint32_t t7 = p192_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)p192_load4(b + 4);
    const uint32_t t9 = p192_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)p192_load4(b + 0);
    const uint32_t t11 = p192_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c16 = p192_borroww(t1, UINT32_C(0xb4d22831), 0);
    const p192_bit c17 = p192_borroww(t3, UINT32_C(0x146bc9b1), c16);
    const p192_bit c18 = p192_borroww(t5, UINT32_C(0x99def836), c17);
    const p192_bit c19 = p192_borroww(t7, UINT32_C(0xffffffff), c18);
    const p192_bit c20 = p192_borroww(t9, UINT32_C(0xffffffff), c19);
    const p192_bit c21 = p192_borroww(t11, UINT32_C(0xffffffff), c20);
    const uint32_t t23 = p192_maskw(c21);
    const uint32_t t24 = t1 & t23;
    const uint32_t t25 = t3 & t23;
    const uint32_t t26 = t5 & t23;
    const uint32_t t27 = t7 & t23;
    const uint32_t t28 = t9 & t23;
    const uint32_t t29 = t11 & t23;
    const uint32_t t30 = ~t23;
    /* product, row 0: a * b[0] */
    uint32_t t37;
    const uint32_t t38 = p192_mulw(&t37, t24, UINT32_C(0xdeb35961));
    uint32_t t39;
    const uint32_t t40 = p192_mulw(&t39, t25, UINT32_C(0xdeb35961));
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t40, t37, 0);
    uint32_t t43;
    const uint32_t t44 = p192_mulw(&t43, t26, UINT32_C(0xdeb35961));
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, t44, t39, c42);
    uint32_t t47;
    const uint32_t t48 = p192_mulw(&t47, t27, UINT32_C(0xdeb35961));
    uint32_t t49; const p192_bit c50 = p192_addw(&t49, t48, t43, c46);
    uint32_t t51;
    const uint32_t t52 = p192_mulw(&t51, t28, UINT32_C(0xdeb35961));
    uint32_t t53; const p192_bit c54 = p192_addw(&t53, t52, t47, c50);
    uint32_t t55;
    const uint32_t t56 = p192_mulw(&t55, t29, UINT32_C(0xdeb35961));
    uint32_t t57; const p192_bit c58 = p192_addw(&t57, t56, t51, c54);
    uint32_t t59; (void)p192_addw(&t59, t55, UINT32_C(0x0), c58);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t60;
    const uint32_t t61 = p192_mulw(&t60, t24, UINT32_C(0xce66bacc));
    uint32_t t62;
    const uint32_t t63 = p192_mulw(&t62, t25, UINT32_C(0xce66bacc));
    uint32_t t64;
    const uint32_t t65 = p192_mulw(&t64, t26, UINT32_C(0xce66bacc));
    uint32_t t66;
    const uint32_t t67 = p192_mulw(&t66, t27, UINT32_C(0xce66bacc));
    uint32_t t68;
    const uint32_t t69 = p192_mulw(&t68, t28, UINT32_C(0xce66bacc));
    uint32_t t70;
    const uint32_t t71 = p192_mulw(&t70, t29, UINT32_C(0xce66bacc));
    uint32_t t72; const p192_bit c73 = p192_addw(&t72, t41, t61, 0);
    uint32_t t74; const p192_bit c75 = p192_addw(&t74, t45, t63, c73);
    uint32_t t76; const p192_bit c77 = p192_addw(&t76, t49, t65, c75);
    uint32_t t78; const p192_bit c79 = p192_addw(&t78, t53, t67, c77);
    uint32_t t80; const p192_bit c81 = p192_addw(&t80, t57, t69, c79);
    uint32_t t82; const p192_bit c83 = p192_addw(&t82, t59, t71, c81);
    const uint32_t t84 = p192_bitw(c83);
    uint32_t t85; const p192_bit c86 = p192_addw(&t85, t74, t60, 0);
    uint32_t t87; const p192_bit c88 = p192_addw(&t87, t76, t62, c86);
    uint32_t t89; const p192_bit c90 = p192_addw(&t89, t78, t64, c88);
    uint32_t t91; const p192_bit c92 = p192_addw(&t91, t80, t66, c90);
    uint32_t t93; const p192_bit c94 = p192_addw(&t93, t82, t68, c92);
    uint32_t t95; (void)p192_addw(&t95, t84, t70, c94);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t96;
    const uint32_t t97 = p192_mulw(&t96, t24, UINT32_C(0xbb3a6bee));
    uint32_t t98;
    const uint32_t t99 = p192_mulw(&t98, t25, UINT32_C(0xbb3a6bee));
    uint32_t t100;
    const uint32_t t101 = p192_mulw(&t100, t26, UINT32_C(0xbb3a6bee));
    uint32_t t102;
    const uint32_t t103 = p192_mulw(&t102, t27, UINT32_C(0xbb3a6bee));
    uint32_t t104;
    const uint32_t t105 = p192_mulw(&t104, t28, UINT32_C(0xbb3a6bee));
    uint32_t t106;
    const uint32_t t107 = p192_mulw(&t106, t29, UINT32_C(0xbb3a6bee));
    uint32_t t108; const p192_bit c109 = p192_addw(&t108, t85, t97, 0);
    uint32_t t110; const p192_bit c111 = p192_addw(&t110, t87, t99, c109);
    uint32_t t112; const p192_bit c113 = p192_addw(&t112, t89, t101, c111);
    uint32_t t114; const p192_bit c115 = p192_addw(&t114, t91, t103, c113);
    uint32_t t116; const p192_bit c117 = p192_addw(&t116, t93, t105, c115);
    uint32_t t118; const p192_bit c119 = p192_addw(&t118, t95, t107, c117);
    const uint32_t t120 = p192_bitw(c119);
    uint32_t t121; const p192_bit c122 = p192_addw(&t121, t110, t96, 0);
    uint32_t t123; const p192_bit c124 = p192_addw(&t123, t112, t98, c122);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t114, t100, c124);
    uint32_t t127; const p192_bit c128 = p192_addw(&t127, t116, t102, c126);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t118, t104, c128);
    uint32_t t131; (void)p192_addw(&t131, t120, t106, c130);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t132;
    const uint32_t t133 = p192_mulw(&t132, t24, UINT32_C(0x4696ea5b));
    uint32_t t134;
    const uint32_t t135 = p192_mulw(&t134, t25, UINT32_C(0x4696ea5b));
    uint32_t t136;
    const uint32_t t137 = p192_mulw(&t136, t26, UINT32_C(0x4696ea5b));
    uint32_t t138;
    const uint32_t t139 = p192_mulw(&t138, t27, UINT32_C(0x4696ea5b));
    uint32_t t140;
    const uint32_t t141 = p192_mulw(&t140, t28, UINT32_C(0x4696ea5b));
    uint32_t t142;
    const uint32_t t143 = p192_mulw(&t142, t29, UINT32_C(0x4696ea5b));
    uint32_t t144; const p192_bit c145 = p192_addw(&t144, t121, t133, 0);
    uint32_t t146; const p192_bit c147 = p192_addw(&t146, t123, t135, c145);
    uint32_t t148; const p192_bit c149 = p192_addw(&t148, t125, t137, c147);
    uint32_t t150; const p192_bit c151 = p192_addw(&t150, t127, t139, c149);
    uint32_t t152; const p192_bit c153 = p192_addw(&t152, t129, t141, c151);
    uint32_t t154; const p192_bit c155 = p192_addw(&t154, t131, t143, c153);
    const uint32_t t156 = p192_bitw(c155);
    uint32_t t157; const p192_bit c158 = p192_addw(&t157, t146, t132, 0);
    uint32_t t159; const p192_bit c160 = p192_addw(&t159, t148, t134, c158);
    uint32_t t161; const p192_bit c162 = p192_addw(&t161, t150, t136, c160);
    uint32_t t163; const p192_bit c164 = p192_addw(&t163, t152, t138, c162);
    uint32_t t165; const p192_bit c166 = p192_addw(&t165, t154, t140, c164);
    uint32_t t167; (void)p192_addw(&t167, t156, t142, c166);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t168;
    const uint32_t t169 = p192_mulw(&t168, t24, UINT32_C(0xea0581a2));
    uint32_t t170;
    const uint32_t t171 = p192_mulw(&t170, t25, UINT32_C(0xea0581a2));
    uint32_t t172;
    const uint32_t t173 = p192_mulw(&t172, t26, UINT32_C(0xea0581a2));
    uint32_t t174;
    const uint32_t t175 = p192_mulw(&t174, t27, UINT32_C(0xea0581a2));
    uint32_t t176;
    const uint32_t t177 = p192_mulw(&t176, t28, UINT32_C(0xea0581a2));
    uint32_t t178;
    const uint32_t t179 = p192_mulw(&t178, t29, UINT32_C(0xea0581a2));
    uint32_t t180; const p192_bit c181 = p192_addw(&t180, t157, t169, 0);
    uint32_t t182; const p192_bit c183 = p192_addw(&t182, t159, t171, c181);
    uint32_t t184; const p192_bit c185 = p192_addw(&t184, t161, t173, c183);
    uint32_t t186; const p192_bit c187 = p192_addw(&t186, t163, t175, c185);
    uint32_t t188; const p192_bit c189 = p192_addw(&t188, t165, t177, c187);
    uint32_t t190; const p192_bit c191 = p192_addw(&t190, t167, t179, c189);
    const uint32_t t192 = p192_bitw(c191);
    uint32_t t193; const p192_bit c194 = p192_addw(&t193, t182, t168, 0);
    uint32_t t195; const p192_bit c196 = p192_addw(&t195, t184, t170, c194);
    uint32_t t197; const p192_bit c198 = p192_addw(&t197, t186, t172, c196);
    uint32_t t199; const p192_bit c200 = p192_addw(&t199, t188, t174, c198);
    uint32_t t201; const p192_bit c202 = p192_addw(&t201, t190, t176, c200);
    uint32_t t203; (void)p192_addw(&t203, t192, t178, c202);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t204;
    const uint32_t t205 = p192_mulw(&t204, t24, UINT32_C(0x28be5677));
    uint32_t t206;
    const uint32_t t207 = p192_mulw(&t206, t25, UINT32_C(0x28be5677));
    uint32_t t208;
    const uint32_t t209 = p192_mulw(&t208, t26, UINT32_C(0x28be5677));
    uint32_t t210;
    const uint32_t t211 = p192_mulw(&t210, t27, UINT32_C(0x28be5677));
    uint32_t t212;
    const uint32_t t213 = p192_mulw(&t212, t28, UINT32_C(0x28be5677));
    uint32_t t214;
    const uint32_t t215 = p192_mulw(&t214, t29, UINT32_C(0x28be5677));
    uint32_t t216; const p192_bit c217 = p192_addw(&t216, t193, t205, 0);
    uint32_t t218; const p192_bit c219 = p192_addw(&t218, t195, t207, c217);
    uint32_t t220; const p192_bit c221 = p192_addw(&t220, t197, t209, c219);
    uint32_t t222; const p192_bit c223 = p192_addw(&t222, t199, t211, c221);
    uint32_t t224; const p192_bit c225 = p192_addw(&t224, t201, t213, c223);
    uint32_t t226; const p192_bit c227 = p192_addw(&t226, t203, t215, c225);
    const uint32_t t228 = p192_bitw(c227);
    uint32_t t229; const p192_bit c230 = p192_addw(&t229, t218, t204, 0);
    uint32_t t231; const p192_bit c232 = p192_addw(&t231, t220, t206, c230);
    uint32_t t233; const p192_bit c234 = p192_addw(&t233, t222, t208, c232);
    uint32_t t235; const p192_bit c236 = p192_addw(&t235, t224, t210, c234);
    uint32_t t237; const p192_bit c238 = p192_addw(&t237, t226, t212, c236);
    uint32_t t239; (void)p192_addw(&t239, t228, t214, c238);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t241 = t38 * UINT32_C(0xddbcf2f);
    const uint32_t t245 = p192_mulhw(UINT32_C(0x4b2dd7cf), t241);
    uint32_t t246;
    const uint32_t t247 = p192_mulw(&t246, UINT32_C(0xeb94364e), t241);
    uint32_t t248; const p192_bit c249 = p192_addw(&t248, t247, t245, 0);
    uint32_t t250;
    const uint32_t t251 = p192_mulw(&t250, UINT32_C(0x662107c9), t241);
    uint32_t t252; const p192_bit c253 = p192_addw(&t252, t251, t246, c249);
    uint32_t t254; (void)p192_addw(&t254, t250, UINT32_C(0x0), c253);
    uint32_t t255; const p192_bit c256 = p192_subw(&t255, t72, t248, 0);
    uint32_t t257; const p192_bit c258 = p192_subw(&t257, t108, t252, c256);
    uint32_t t259; const p192_bit c260 = p192_subw(&t259, t144, t254, c258);
    uint32_t t261; const p192_bit c262 = p192_subw(&t261, t180, UINT32_C(0x0), c260);
    uint32_t t263; const p192_bit c264 = p192_subw(&t263, t216, UINT32_C(0x0), c262);
    uint32_t t265; (void)p192_subw(&t265, t241, UINT32_C(0x0), c264);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t266 = t255 * UINT32_C(0xddbcf2f);
    const uint32_t t267 = p192_mulhw(UINT32_C(0x4b2dd7cf), t266);
    uint32_t t268;
    const uint32_t t269 = p192_mulw(&t268, UINT32_C(0xeb94364e), t266);
    uint32_t t270; const p192_bit c271 = p192_addw(&t270, t269, t267, 0);
    uint32_t t272;
    const uint32_t t273 = p192_mulw(&t272, UINT32_C(0x662107c9), t266);
    uint32_t t274; const p192_bit c275 = p192_addw(&t274, t273, t268, c271);
    uint32_t t276; (void)p192_addw(&t276, t272, UINT32_C(0x0), c275);
    uint32_t t277; const p192_bit c278 = p192_subw(&t277, t257, t270, 0);
    uint32_t t279; const p192_bit c280 = p192_subw(&t279, t259, t274, c278);
    uint32_t t281; const p192_bit c282 = p192_subw(&t281, t261, t276, c280);
    uint32_t t283; const p192_bit c284 = p192_subw(&t283, t263, UINT32_C(0x0), c282);
    uint32_t t285; const p192_bit c286 = p192_subw(&t285, t265, UINT32_C(0x0), c284);
    uint32_t t287; (void)p192_subw(&t287, t266, UINT32_C(0x0), c286);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t288 = t277 * UINT32_C(0xddbcf2f);
    const uint32_t t289 = p192_mulhw(UINT32_C(0x4b2dd7cf), t288);
    uint32_t t290;
    const uint32_t t291 = p192_mulw(&t290, UINT32_C(0xeb94364e), t288);
    uint32_t t292; const p192_bit c293 = p192_addw(&t292, t291, t289, 0);
    uint32_t t294;
    const uint32_t t295 = p192_mulw(&t294, UINT32_C(0x662107c9), t288);
    uint32_t t296; const p192_bit c297 = p192_addw(&t296, t295, t290, c293);
    uint32_t t298; (void)p192_addw(&t298, t294, UINT32_C(0x0), c297);
    uint32_t t299; const p192_bit c300 = p192_subw(&t299, t279, t292, 0);
    uint32_t t301; const p192_bit c302 = p192_subw(&t301, t281, t296, c300);
    uint32_t t303; const p192_bit c304 = p192_subw(&t303, t283, t298, c302);
    uint32_t t305; const p192_bit c306 = p192_subw(&t305, t285, UINT32_C(0x0), c304);
    uint32_t t307; const p192_bit c308 = p192_subw(&t307, t287, UINT32_C(0x0), c306);
    uint32_t t309; (void)p192_subw(&t309, t288, UINT32_C(0x0), c308);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t310 = t299 * UINT32_C(0xddbcf2f);
    const uint32_t t311 = p192_mulhw(UINT32_C(0x4b2dd7cf), t310);
    uint32_t t312;
    const uint32_t t313 = p192_mulw(&t312, UINT32_C(0xeb94364e), t310);
    uint32_t t314; const p192_bit c315 = p192_addw(&t314, t313, t311, 0);
    uint32_t t316;
    const uint32_t t317 = p192_mulw(&t316, UINT32_C(0x662107c9), t310);
    uint32_t t318; const p192_bit c319 = p192_addw(&t318, t317, t312, c315);
    uint32_t t320; (void)p192_addw(&t320, t316, UINT32_C(0x0), c319);
    uint32_t t321; const p192_bit c322 = p192_subw(&t321, t301, t314, 0);
    uint32_t t323; const p192_bit c324 = p192_subw(&t323, t303, t318, c322);
    uint32_t t325; const p192_bit c326 = p192_subw(&t325, t305, t320, c324);
    uint32_t t327; const p192_bit c328 = p192_subw(&t327, t307, UINT32_C(0x0), c326);
    uint32_t t329; const p192_bit c330 = p192_subw(&t329, t309, UINT32_C(0x0), c328);
    uint32_t t331; (void)p192_subw(&t331, t310, UINT32_C(0x0), c330);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t332 = t321 * UINT32_C(0xddbcf2f);
    const uint32_t t333 = p192_mulhw(UINT32_C(0x4b2dd7cf), t332);
    uint32_t t334;
    const uint32_t t335 = p192_mulw(&t334, UINT32_C(0xeb94364e), t332);
    uint32_t t336; const p192_bit c337 = p192_addw(&t336, t335, t333, 0);
    uint32_t t338;
    const uint32_t t339 = p192_mulw(&t338, UINT32_C(0x662107c9), t332);
    uint32_t t340; const p192_bit c341 = p192_addw(&t340, t339, t334, c337);
    uint32_t t342; (void)p192_addw(&t342, t338, UINT32_C(0x0), c341);
    uint32_t t343; const p192_bit c344 = p192_subw(&t343, t323, t336, 0);
    uint32_t t345; const p192_bit c346 = p192_subw(&t345, t325, t340, c344);
    uint32_t t347; const p192_bit c348 = p192_subw(&t347, t327, t342, c346);
    uint32_t t349; const p192_bit c350 = p192_subw(&t349, t329, UINT32_C(0x0), c348);
    uint32_t t351; const p192_bit c352 = p192_subw(&t351, t331, UINT32_C(0x0), c350);
    uint32_t t353; (void)p192_subw(&t353, t332, UINT32_C(0x0), c352);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t354 = t343 * UINT32_C(0xddbcf2f);
    const uint32_t t355 = p192_mulhw(UINT32_C(0x4b2dd7cf), t354);
    uint32_t t356;
    const uint32_t t357 = p192_mulw(&t356, UINT32_C(0xeb94364e), t354);
    uint32_t t358; const p192_bit c359 = p192_addw(&t358, t357, t355, 0);
    uint32_t t360;
    const uint32_t t361 = p192_mulw(&t360, UINT32_C(0x662107c9), t354);
    uint32_t t362; const p192_bit c363 = p192_addw(&t362, t361, t356, c359);
    uint32_t t364; (void)p192_addw(&t364, t360, UINT32_C(0x0), c363);
    uint32_t t365; const p192_bit c366 = p192_subw(&t365, t345, t358, 0);
    uint32_t t367; const p192_bit c368 = p192_subw(&t367, t347, t362, c366);
    uint32_t t369; const p192_bit c370 = p192_subw(&t369, t349, t364, c368);
    uint32_t t371; const p192_bit c372 = p192_subw(&t371, t351, UINT32_C(0x0), c370);
    uint32_t t373; const p192_bit c374 = p192_subw(&t373, t353, UINT32_C(0x0), c372);
    uint32_t t375; (void)p192_subw(&t375, t354, UINT32_C(0x0), c374);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t376; const p192_bit c377 = p192_subw(&t376, t229, UINT32_C(0xb4d22831), 0);
    uint32_t t378; const p192_bit c379 = p192_subw(&t378, t231, UINT32_C(0x146bc9b1), c377);
    uint32_t t380; const p192_bit c381 = p192_subw(&t380, t233, UINT32_C(0x99def836), c379);
    uint32_t t382; const p192_bit c383 = p192_subw(&t382, t235, UINT32_C(0xffffffff), c381);
    uint32_t t384; const p192_bit c385 = p192_subw(&t384, t237, UINT32_C(0xffffffff), c383);
    uint32_t t386; (void)p192_subw(&t386, t239, UINT32_C(0xffffffff), c385);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t387; const p192_bit c388 = p192_addw(&t387, t365, t376, 0);
    uint32_t t389; const p192_bit c390 = p192_addw(&t389, t367, t378, c388);
    uint32_t t391; const p192_bit c392 = p192_addw(&t391, t369, t380, c390);
    uint32_t t393; const p192_bit c394 = p192_addw(&t393, t371, t382, c392);
    uint32_t t395; const p192_bit c396 = p192_addw(&t395, t373, t384, c394);
    uint32_t t397; const p192_bit c398 = p192_addw(&t397, t375, t386, c396);
    uint32_t t399; const p192_bit c400 = p192_addw(&t399, t365, t229, 0);
    uint32_t t401; const p192_bit c402 = p192_addw(&t401, t367, t231, c400);
    uint32_t t403; const p192_bit c404 = p192_addw(&t403, t369, t233, c402);
    uint32_t t405; const p192_bit c406 = p192_addw(&t405, t371, t235, c404);
    uint32_t t407; const p192_bit c408 = p192_addw(&t407, t373, t237, c406);
    uint32_t t409; (void)p192_addw(&t409, t375, t239, c408);
    const uint32_t m0 = p192_maskw(c398);
    const uint32_t t410 = p192_selectw(m0, t387, t399);
    const uint32_t t411 = p192_selectw(m0, t389, t401);
    const uint32_t t412 = p192_selectw(m0, t391, t403);
    const uint32_t t413 = p192_selectw(m0, t393, t405);
    const uint32_t t414 = p192_selectw(m0, t395, t407);
    const uint32_t t415 = p192_selectw(m0, t397, t409);
    p192_storew(&r->v[0], t410);
    p192_storew(&r->v[1], t411);
    p192_storew(&r->v[2], t412);
    p192_storew(&r->v[3], t413);
    p192_storew(&r->v[4], t414);
    p192_storew(&r->v[5], t415);
    return -(int)(t30 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes_le(p192_sc *r, const uint8_t b[24])
{
    const uint32_t b_at0 = (uint32_t)p192_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)p192_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)p192_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)p192_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)p192_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)p192_load4(b + 20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c10 = p192_borroww(b_at0, UINT32_C(0xb4d22831), 0);
    const p192_bit c11 = p192_borroww(b_at4, UINT32_C(0x146bc9b1), c10);
    const p192_bit c12 = p192_borroww(b_at8, UINT32_C(0x99def836), c11);
    const p192_bit c13 = p192_borroww(b_at12, UINT32_C(0xffffffff), c12);
    const p192_bit c14 = p192_borroww(b_at16, UINT32_C(0xffffffff), c13);
    const p192_bit c15 = p192_borroww(b_at20, UINT32_C(0xffffffff), c14);
    const uint32_t t17 = p192_maskw(c15);
    const uint32_t t18 = b_at0 & t17;
    const uint32_t t19 = b_at4 & t17;
    const uint32_t t20 = b_at8 & t17;
    const uint32_t t21 = b_at12 & t17;
    const uint32_t t22 = b_at16 & t17;
    const uint32_t t23 = b_at20 & t17;
    const uint32_t t24 = ~t17;
    /* product, row 0: a * b[0] */
    uint32_t t31;
    const uint32_t t32 = p192_mulw(&t31, t18, UINT32_C(0xdeb35961));
    uint32_t t33;
    const uint32_t t34 = p192_mulw(&t33, t19, UINT32_C(0xdeb35961));
    uint32_t t35; const p192_bit c36 = p192_addw(&t35, t34, t31, 0);
    uint32_t t37;
    const uint32_t t38 = p192_mulw(&t37, t20, UINT32_C(0xdeb35961));
    uint32_t t39; const p192_bit c40 = p192_addw(&t39, t38, t33, c36);
    uint32_t t41;
    const uint32_t t42 = p192_mulw(&t41, t21, UINT32_C(0xdeb35961));
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t42, t37, c40);
    uint32_t t45;
    const uint32_t t46 = p192_mulw(&t45, t22, UINT32_C(0xdeb35961));
    uint32_t t47; const p192_bit c48 = p192_addw(&t47, t46, t41, c44);
    uint32_t t49;
    const uint32_t t50 = p192_mulw(&t49, t23, UINT32_C(0xdeb35961));
    uint32_t t51; const p192_bit c52 = p192_addw(&t51, t50, t45, c48);
    uint32_t t53; (void)p192_addw(&t53, t49, UINT32_C(0x0), c52);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t54;
    const uint32_t t55 = p192_mulw(&t54, t18, UINT32_C(0xce66bacc));
    uint32_t t56;
    const uint32_t t57 = p192_mulw(&t56, t19, UINT32_C(0xce66bacc));
    uint32_t t58;
    const uint32_t t59 = p192_mulw(&t58, t20, UINT32_C(0xce66bacc));
    uint32_t t60;
    const uint32_t t61 = p192_mulw(&t60, t21, UINT32_C(0xce66bacc));
    uint32_t t62;
    const uint32_t t63 = p192_mulw(&t62, t22, UINT32_C(0xce66bacc));
    uint32_t t64;
    const uint32_t t65 = p192_mulw(&t64, t23, UINT32_C(0xce66bacc));
    uint32_t t66; const p192_bit c67 = p192_addw(&t66, t35, t55, 0);
    uint32_t t68; const p192_bit c69 = p192_addw(&t68, t39, t57, c67);
    uint32_t t70; const p192_bit c71 = p192_addw(&t70, t43, t59, c69);
    uint32_t t72; const p192_bit c73 = p192_addw(&t72, t47, t61, c71);
    uint32_t t74; const p192_bit c75 = p192_addw(&t74, t51, t63, c73);
    uint32_t t76; const p192_bit c77 = p192_addw(&t76, t53, t65, c75);
    const uint32_t t78 = p192_bitw(c77);
    uint32_t t79; const p192_bit c80 = p192_addw(&t79, t68, t54, 0);
    uint32_t t81; const p192_bit c82 = p192_addw(&t81, t70, t56, c80);
    uint32_t t83; const p192_bit c84 = p192_addw(&t83, t72, t58, c82);
    uint32_t t85; const p192_bit c86 = p192_addw(&t85, t74, t60, c84);
    uint32_t t87; const p192_bit c88 = p192_addw(&t87, t76, t62, c86);
    uint32_t t89; (void)p192_addw(&t89, t78, t64, c88);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t90;
    const uint32_t t91 = p192_mulw(&t90, t18, UINT32_C(0xbb3a6bee));
    uint32_t t92;
    const uint32_t t93 = p192_mulw(&t92, t19, UINT32_C(0xbb3a6bee));
    uint32_t t94;
    const uint32_t t95 = p192_mulw(&t94, t20, UINT32_C(0xbb3a6bee));
    uint32_t t96;
    const uint32_t t97 = p192_mulw(&t96, t21, UINT32_C(0xbb3a6bee));
    uint32_t t98;
    const uint32_t t99 = p192_mulw(&t98, t22, UINT32_C(0xbb3a6bee));
    uint32_t t100;
    const uint32_t t101 = p192_mulw(&t100, t23, UINT32_C(0xbb3a6bee));
    uint32_t t102; const p192_bit c103 = p192_addw(&t102, t79, t91, 0);
    uint32_t t104; const p192_bit c105 = p192_addw(&t104, t81, t93, c103);
    uint32_t t106; const p192_bit c107 = p192_addw(&t106, t83, t95, c105);
    uint32_t t108; const p192_bit c109 = p192_addw(&t108, t85, t97, c107);
    uint32_t t110; const p192_bit c111 = p192_addw(&t110, t87, t99, c109);
    uint32_t t112; const p192_bit c113 = p192_addw(&t112, t89, t101, c111);
    const uint32_t t114 = p192_bitw(c113);
    uint32_t t115; const p192_bit c116 = p192_addw(&t115, t104, t90, 0);
    uint32_t t117; const p192_bit c118 = p192_addw(&t117, t106, t92, c116);
    uint32_t t119; const p192_bit c120 = p192_addw(&t119, t108, t94, c118);
    uint32_t t121; const p192_bit c122 = p192_addw(&t121, t110, t96, c120);
    uint32_t t123; const p192_bit c124 = p192_addw(&t123, t112, t98, c122);
    uint32_t t125; (void)p192_addw(&t125, t114, t100, c124);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t126;
    const uint32_t t127 = p192_mulw(&t126, t18, UINT32_C(0x4696ea5b));
    uint32_t t128;
    const uint32_t t129 = p192_mulw(&t128, t19, UINT32_C(0x4696ea5b));
    uint32_t t130;
    const uint32_t t131 = p192_mulw(&t130, t20, UINT32_C(0x4696ea5b));
    uint32_t t132;
    const uint32_t t133 = p192_mulw(&t132, t21, UINT32_C(0x4696ea5b));
    uint32_t t134;
    const uint32_t t135 = p192_mulw(&t134, t22, UINT32_C(0x4696ea5b));
    uint32_t t136;
    const uint32_t t137 = p192_mulw(&t136, t23, UINT32_C(0x4696ea5b));
    uint32_t t138; const p192_bit c139 = p192_addw(&t138, t115, t127, 0);
    uint32_t t140; const p192_bit c141 = p192_addw(&t140, t117, t129, c139);
    uint32_t t142; const p192_bit c143 = p192_addw(&t142, t119, t131, c141);
    uint32_t t144; const p192_bit c145 = p192_addw(&t144, t121, t133, c143);
    uint32_t t146; const p192_bit c147 = p192_addw(&t146, t123, t135, c145);
    uint32_t t148; const p192_bit c149 = p192_addw(&t148, t125, t137, c147);
    const uint32_t t150 = p192_bitw(c149);
    uint32_t t151; const p192_bit c152 = p192_addw(&t151, t140, t126, 0);
    uint32_t t153; const p192_bit c154 = p192_addw(&t153, t142, t128, c152);
    uint32_t t155; const p192_bit c156 = p192_addw(&t155, t144, t130, c154);
    uint32_t t157; const p192_bit c158 = p192_addw(&t157, t146, t132, c156);
    uint32_t t159; const p192_bit c160 = p192_addw(&t159, t148, t134, c158);
    uint32_t t161; (void)p192_addw(&t161, t150, t136, c160);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t162;
    const uint32_t t163 = p192_mulw(&t162, t18, UINT32_C(0xea0581a2));
    uint32_t t164;
    const uint32_t t165 = p192_mulw(&t164, t19, UINT32_C(0xea0581a2));
    uint32_t t166;
    const uint32_t t167 = p192_mulw(&t166, t20, UINT32_C(0xea0581a2));
    uint32_t t168;
    const uint32_t t169 = p192_mulw(&t168, t21, UINT32_C(0xea0581a2));
    uint32_t t170;
    const uint32_t t171 = p192_mulw(&t170, t22, UINT32_C(0xea0581a2));
    uint32_t t172;
    const uint32_t t173 = p192_mulw(&t172, t23, UINT32_C(0xea0581a2));
    uint32_t t174; const p192_bit c175 = p192_addw(&t174, t151, t163, 0);
    uint32_t t176; const p192_bit c177 = p192_addw(&t176, t153, t165, c175);
    uint32_t t178; const p192_bit c179 = p192_addw(&t178, t155, t167, c177);
    uint32_t t180; const p192_bit c181 = p192_addw(&t180, t157, t169, c179);
    uint32_t t182; const p192_bit c183 = p192_addw(&t182, t159, t171, c181);
    uint32_t t184; const p192_bit c185 = p192_addw(&t184, t161, t173, c183);
    const uint32_t t186 = p192_bitw(c185);
    uint32_t t187; const p192_bit c188 = p192_addw(&t187, t176, t162, 0);
    uint32_t t189; const p192_bit c190 = p192_addw(&t189, t178, t164, c188);
    uint32_t t191; const p192_bit c192 = p192_addw(&t191, t180, t166, c190);
    uint32_t t193; const p192_bit c194 = p192_addw(&t193, t182, t168, c192);
    uint32_t t195; const p192_bit c196 = p192_addw(&t195, t184, t170, c194);
    uint32_t t197; (void)p192_addw(&t197, t186, t172, c196);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t198;
    const uint32_t t199 = p192_mulw(&t198, t18, UINT32_C(0x28be5677));
    uint32_t t200;
    const uint32_t t201 = p192_mulw(&t200, t19, UINT32_C(0x28be5677));
    uint32_t t202;
    const uint32_t t203 = p192_mulw(&t202, t20, UINT32_C(0x28be5677));
    uint32_t t204;
    const uint32_t t205 = p192_mulw(&t204, t21, UINT32_C(0x28be5677));
    uint32_t t206;
    const uint32_t t207 = p192_mulw(&t206, t22, UINT32_C(0x28be5677));
    uint32_t t208;
    const uint32_t t209 = p192_mulw(&t208, t23, UINT32_C(0x28be5677));
    uint32_t t210; const p192_bit c211 = p192_addw(&t210, t187, t199, 0);
    uint32_t t212; const p192_bit c213 = p192_addw(&t212, t189, t201, c211);
    uint32_t t214; const p192_bit c215 = p192_addw(&t214, t191, t203, c213);
    uint32_t t216; const p192_bit c217 = p192_addw(&t216, t193, t205, c215);
    uint32_t t218; const p192_bit c219 = p192_addw(&t218, t195, t207, c217);
    uint32_t t220; const p192_bit c221 = p192_addw(&t220, t197, t209, c219);
    const uint32_t t222 = p192_bitw(c221);
    uint32_t t223; const p192_bit c224 = p192_addw(&t223, t212, t198, 0);
    uint32_t t225; const p192_bit c226 = p192_addw(&t225, t214, t200, c224);
    uint32_t t227; const p192_bit c228 = p192_addw(&t227, t216, t202, c226);
    uint32_t t229; const p192_bit c230 = p192_addw(&t229, t218, t204, c228);
    uint32_t t231; const p192_bit c232 = p192_addw(&t231, t220, t206, c230);
    uint32_t t233; (void)p192_addw(&t233, t222, t208, c232);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t235 = t32 * UINT32_C(0xddbcf2f);
    const uint32_t t239 = p192_mulhw(UINT32_C(0x4b2dd7cf), t235);
    uint32_t t240;
    const uint32_t t241 = p192_mulw(&t240, UINT32_C(0xeb94364e), t235);
    uint32_t t242; const p192_bit c243 = p192_addw(&t242, t241, t239, 0);
    uint32_t t244;
    const uint32_t t245 = p192_mulw(&t244, UINT32_C(0x662107c9), t235);
    uint32_t t246; const p192_bit c247 = p192_addw(&t246, t245, t240, c243);
    uint32_t t248; (void)p192_addw(&t248, t244, UINT32_C(0x0), c247);
    uint32_t t249; const p192_bit c250 = p192_subw(&t249, t66, t242, 0);
    uint32_t t251; const p192_bit c252 = p192_subw(&t251, t102, t246, c250);
    uint32_t t253; const p192_bit c254 = p192_subw(&t253, t138, t248, c252);
    uint32_t t255; const p192_bit c256 = p192_subw(&t255, t174, UINT32_C(0x0), c254);
    uint32_t t257; const p192_bit c258 = p192_subw(&t257, t210, UINT32_C(0x0), c256);
    uint32_t t259; (void)p192_subw(&t259, t235, UINT32_C(0x0), c258);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t260 = t249 * UINT32_C(0xddbcf2f);
    const uint32_t t261 = p192_mulhw(UINT32_C(0x4b2dd7cf), t260);
    uint32_t t262;
    const uint32_t t263 = p192_mulw(&t262, UINT32_C(0xeb94364e), t260);
    uint32_t t264; const p192_bit c265 = p192_addw(&t264, t263, t261, 0);
    uint32_t t266;
    const uint32_t t267 = p192_mulw(&t266, UINT32_C(0x662107c9), t260);
    uint32_t t268; const p192_bit c269 = p192_addw(&t268, t267, t262, c265);
    uint32_t t270; (void)p192_addw(&t270, t266, UINT32_C(0x0), c269);
    uint32_t t271; const p192_bit c272 = p192_subw(&t271, t251, t264, 0);
    uint32_t t273; const p192_bit c274 = p192_subw(&t273, t253, t268, c272);
    uint32_t t275; const p192_bit c276 = p192_subw(&t275, t255, t270, c274);
    uint32_t t277; const p192_bit c278 = p192_subw(&t277, t257, UINT32_C(0x0), c276);
    uint32_t t279; const p192_bit c280 = p192_subw(&t279, t259, UINT32_C(0x0), c278);
    uint32_t t281; (void)p192_subw(&t281, t260, UINT32_C(0x0), c280);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t282 = t271 * UINT32_C(0xddbcf2f);
    const uint32_t t283 = p192_mulhw(UINT32_C(0x4b2dd7cf), t282);
    uint32_t t284;
    const uint32_t t285 = p192_mulw(&t284, UINT32_C(0xeb94364e), t282);
    uint32_t t286; const p192_bit c287 = p192_addw(&t286, t285, t283, 0);
    uint32_t t288;
    const uint32_t t289 = p192_mulw(&t288, UINT32_C(0x662107c9), t282);
    uint32_t t290; const p192_bit c291 = p192_addw(&t290, t289, t284, c287);
    uint32_t t292; (void)p192_addw(&t292, t288, UINT32_C(0x0), c291);
    uint32_t t293; const p192_bit c294 = p192_subw(&t293, t273, t286, 0);
    uint32_t t295; const p192_bit c296 = p192_subw(&t295, t275, t290, c294);
    uint32_t t297; const p192_bit c298 = p192_subw(&t297, t277, t292, c296);
    uint32_t t299; const p192_bit c300 = p192_subw(&t299, t279, UINT32_C(0x0), c298);
    uint32_t t301; const p192_bit c302 = p192_subw(&t301, t281, UINT32_C(0x0), c300);
    uint32_t t303; (void)p192_subw(&t303, t282, UINT32_C(0x0), c302);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t304 = t293 * UINT32_C(0xddbcf2f);
    const uint32_t t305 = p192_mulhw(UINT32_C(0x4b2dd7cf), t304);
    uint32_t t306;
    const uint32_t t307 = p192_mulw(&t306, UINT32_C(0xeb94364e), t304);
    uint32_t t308; const p192_bit c309 = p192_addw(&t308, t307, t305, 0);
    uint32_t t310;
    const uint32_t t311 = p192_mulw(&t310, UINT32_C(0x662107c9), t304);
    uint32_t t312; const p192_bit c313 = p192_addw(&t312, t311, t306, c309);
    uint32_t t314; (void)p192_addw(&t314, t310, UINT32_C(0x0), c313);
    uint32_t t315; const p192_bit c316 = p192_subw(&t315, t295, t308, 0);
    uint32_t t317; const p192_bit c318 = p192_subw(&t317, t297, t312, c316);
    uint32_t t319; const p192_bit c320 = p192_subw(&t319, t299, t314, c318);
    uint32_t t321; const p192_bit c322 = p192_subw(&t321, t301, UINT32_C(0x0), c320);
    uint32_t t323; const p192_bit c324 = p192_subw(&t323, t303, UINT32_C(0x0), c322);
    uint32_t t325; (void)p192_subw(&t325, t304, UINT32_C(0x0), c324);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t326 = t315 * UINT32_C(0xddbcf2f);
    const uint32_t t327 = p192_mulhw(UINT32_C(0x4b2dd7cf), t326);
    uint32_t t328;
    const uint32_t t329 = p192_mulw(&t328, UINT32_C(0xeb94364e), t326);
    uint32_t t330; const p192_bit c331 = p192_addw(&t330, t329, t327, 0);
    uint32_t t332;
    const uint32_t t333 = p192_mulw(&t332, UINT32_C(0x662107c9), t326);
    uint32_t t334; const p192_bit c335 = p192_addw(&t334, t333, t328, c331);
    uint32_t t336; (void)p192_addw(&t336, t332, UINT32_C(0x0), c335);
    uint32_t t337; const p192_bit c338 = p192_subw(&t337, t317, t330, 0);
    uint32_t t339; const p192_bit c340 = p192_subw(&t339, t319, t334, c338);
    uint32_t t341; const p192_bit c342 = p192_subw(&t341, t321, t336, c340);
    uint32_t t343; const p192_bit c344 = p192_subw(&t343, t323, UINT32_C(0x0), c342);
    uint32_t t345; const p192_bit c346 = p192_subw(&t345, t325, UINT32_C(0x0), c344);
    uint32_t t347; (void)p192_subw(&t347, t326, UINT32_C(0x0), c346);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t348 = t337 * UINT32_C(0xddbcf2f);
    const uint32_t t349 = p192_mulhw(UINT32_C(0x4b2dd7cf), t348);
    uint32_t t350;
    const uint32_t t351 = p192_mulw(&t350, UINT32_C(0xeb94364e), t348);
    uint32_t t352; const p192_bit c353 = p192_addw(&t352, t351, t349, 0);
    uint32_t t354;
    const uint32_t t355 = p192_mulw(&t354, UINT32_C(0x662107c9), t348);
    uint32_t t356; const p192_bit c357 = p192_addw(&t356, t355, t350, c353);
    uint32_t t358; (void)p192_addw(&t358, t354, UINT32_C(0x0), c357);
    uint32_t t359; const p192_bit c360 = p192_subw(&t359, t339, t352, 0);
    uint32_t t361; const p192_bit c362 = p192_subw(&t361, t341, t356, c360);
    uint32_t t363; const p192_bit c364 = p192_subw(&t363, t343, t358, c362);
    uint32_t t365; const p192_bit c366 = p192_subw(&t365, t345, UINT32_C(0x0), c364);
    uint32_t t367; const p192_bit c368 = p192_subw(&t367, t347, UINT32_C(0x0), c366);
    uint32_t t369; (void)p192_subw(&t369, t348, UINT32_C(0x0), c368);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t370; const p192_bit c371 = p192_subw(&t370, t223, UINT32_C(0xb4d22831), 0);
    uint32_t t372; const p192_bit c373 = p192_subw(&t372, t225, UINT32_C(0x146bc9b1), c371);
    uint32_t t374; const p192_bit c375 = p192_subw(&t374, t227, UINT32_C(0x99def836), c373);
    uint32_t t376; const p192_bit c377 = p192_subw(&t376, t229, UINT32_C(0xffffffff), c375);
    uint32_t t378; const p192_bit c379 = p192_subw(&t378, t231, UINT32_C(0xffffffff), c377);
    uint32_t t380; (void)p192_subw(&t380, t233, UINT32_C(0xffffffff), c379);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t381; const p192_bit c382 = p192_addw(&t381, t359, t370, 0);
    uint32_t t383; const p192_bit c384 = p192_addw(&t383, t361, t372, c382);
    uint32_t t385; const p192_bit c386 = p192_addw(&t385, t363, t374, c384);
    uint32_t t387; const p192_bit c388 = p192_addw(&t387, t365, t376, c386);
    uint32_t t389; const p192_bit c390 = p192_addw(&t389, t367, t378, c388);
    uint32_t t391; const p192_bit c392 = p192_addw(&t391, t369, t380, c390);
    uint32_t t393; const p192_bit c394 = p192_addw(&t393, t359, t223, 0);
    uint32_t t395; const p192_bit c396 = p192_addw(&t395, t361, t225, c394);
    uint32_t t397; const p192_bit c398 = p192_addw(&t397, t363, t227, c396);
    uint32_t t399; const p192_bit c400 = p192_addw(&t399, t365, t229, c398);
    uint32_t t401; const p192_bit c402 = p192_addw(&t401, t367, t231, c400);
    uint32_t t403; (void)p192_addw(&t403, t369, t233, c402);
    const uint32_t m0 = p192_maskw(c392);
    const uint32_t t404 = p192_selectw(m0, t381, t393);
    const uint32_t t405 = p192_selectw(m0, t383, t395);
    const uint32_t t406 = p192_selectw(m0, t385, t397);
    const uint32_t t407 = p192_selectw(m0, t387, t399);
    const uint32_t t408 = p192_selectw(m0, t389, t401);
    const uint32_t t409 = p192_selectw(m0, t391, t403);
    p192_storew(&r->v[0], t404);
    p192_storew(&r->v[1], t405);
    p192_storew(&r->v[2], t406);
    p192_storew(&r->v[3], t407);
    p192_storew(&r->v[4], t408);
    p192_storew(&r->v[5], t409);
    return -(int)(t24 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void p192_sc_to_bytes(uint8_t b[24], const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0xddbcf2f);
    const uint32_t t12 = p192_mulhw(UINT32_C(0x4b2dd7cf), t7);
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, UINT32_C(0xeb94364e), t7);
    uint32_t t15; const p192_bit c16 = p192_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = p192_mulw(&t17, UINT32_C(0x662107c9), t7);
    uint32_t t19; const p192_bit c20 = p192_addw(&t19, t18, t13, c16);
    uint32_t t21; (void)p192_addw(&t21, t17, UINT32_C(0x0), c20);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, a1, t15, 0);
    uint32_t t24; const p192_bit c25 = p192_subw(&t24, a2, t19, c23);
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, a3, t21, c25);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, a4, UINT32_C(0x0), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, a5, UINT32_C(0x0), c29);
    uint32_t t32; (void)p192_subw(&t32, t7, UINT32_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t33 = t22 * UINT32_C(0xddbcf2f);
    const uint32_t t34 = p192_mulhw(UINT32_C(0x4b2dd7cf), t33);
    uint32_t t35;
    const uint32_t t36 = p192_mulw(&t35, UINT32_C(0xeb94364e), t33);
    uint32_t t37; const p192_bit c38 = p192_addw(&t37, t36, t34, 0);
    uint32_t t39;
    const uint32_t t40 = p192_mulw(&t39, UINT32_C(0x662107c9), t33);
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t40, t35, c38);
    uint32_t t43; (void)p192_addw(&t43, t39, UINT32_C(0x0), c42);
    uint32_t t44; const p192_bit c45 = p192_subw(&t44, t24, t37, 0);
    uint32_t t46; const p192_bit c47 = p192_subw(&t46, t26, t41, c45);
    uint32_t t48; const p192_bit c49 = p192_subw(&t48, t28, t43, c47);
    uint32_t t50; const p192_bit c51 = p192_subw(&t50, t30, UINT32_C(0x0), c49);
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t32, UINT32_C(0x0), c51);
    uint32_t t54; (void)p192_subw(&t54, t33, UINT32_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t55 = t44 * UINT32_C(0xddbcf2f);
    const uint32_t t56 = p192_mulhw(UINT32_C(0x4b2dd7cf), t55);
    uint32_t t57;
    const uint32_t t58 = p192_mulw(&t57, UINT32_C(0xeb94364e), t55);
    uint32_t t59; const p192_bit c60 = p192_addw(&t59, t58, t56, 0);
    uint32_t t61;
    const uint32_t t62 = p192_mulw(&t61, UINT32_C(0x662107c9), t55);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t62, t57, c60);
    uint32_t t65; (void)p192_addw(&t65, t61, UINT32_C(0x0), c64);
    uint32_t t66; const p192_bit c67 = p192_subw(&t66, t46, t59, 0);
    uint32_t t68; const p192_bit c69 = p192_subw(&t68, t48, t63, c67);
    uint32_t t70; const p192_bit c71 = p192_subw(&t70, t50, t65, c69);
    uint32_t t72; const p192_bit c73 = p192_subw(&t72, t52, UINT32_C(0x0), c71);
    uint32_t t74; const p192_bit c75 = p192_subw(&t74, t54, UINT32_C(0x0), c73);
    uint32_t t76; (void)p192_subw(&t76, t55, UINT32_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t77 = t66 * UINT32_C(0xddbcf2f);
    const uint32_t t78 = p192_mulhw(UINT32_C(0x4b2dd7cf), t77);
    uint32_t t79;
    const uint32_t t80 = p192_mulw(&t79, UINT32_C(0xeb94364e), t77);
    uint32_t t81; const p192_bit c82 = p192_addw(&t81, t80, t78, 0);
    uint32_t t83;
    const uint32_t t84 = p192_mulw(&t83, UINT32_C(0x662107c9), t77);
    uint32_t t85; const p192_bit c86 = p192_addw(&t85, t84, t79, c82);
    uint32_t t87; (void)p192_addw(&t87, t83, UINT32_C(0x0), c86);
    uint32_t t88; const p192_bit c89 = p192_subw(&t88, t68, t81, 0);
    uint32_t t90; const p192_bit c91 = p192_subw(&t90, t70, t85, c89);
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t72, t87, c91);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t74, UINT32_C(0x0), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t76, UINT32_C(0x0), c95);
    uint32_t t98; (void)p192_subw(&t98, t77, UINT32_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t99 = t88 * UINT32_C(0xddbcf2f);
    const uint32_t t100 = p192_mulhw(UINT32_C(0x4b2dd7cf), t99);
    uint32_t t101;
    const uint32_t t102 = p192_mulw(&t101, UINT32_C(0xeb94364e), t99);
    uint32_t t103; const p192_bit c104 = p192_addw(&t103, t102, t100, 0);
    uint32_t t105;
    const uint32_t t106 = p192_mulw(&t105, UINT32_C(0x662107c9), t99);
    uint32_t t107; const p192_bit c108 = p192_addw(&t107, t106, t101, c104);
    uint32_t t109; (void)p192_addw(&t109, t105, UINT32_C(0x0), c108);
    uint32_t t110; const p192_bit c111 = p192_subw(&t110, t90, t103, 0);
    uint32_t t112; const p192_bit c113 = p192_subw(&t112, t92, t107, c111);
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t94, t109, c113);
    uint32_t t116; const p192_bit c117 = p192_subw(&t116, t96, UINT32_C(0x0), c115);
    uint32_t t118; const p192_bit c119 = p192_subw(&t118, t98, UINT32_C(0x0), c117);
    uint32_t t120; (void)p192_subw(&t120, t99, UINT32_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t121 = t110 * UINT32_C(0xddbcf2f);
    const uint32_t t122 = p192_mulhw(UINT32_C(0x4b2dd7cf), t121);
    uint32_t t123;
    const uint32_t t124 = p192_mulw(&t123, UINT32_C(0xeb94364e), t121);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t124, t122, 0);
    uint32_t t127;
    const uint32_t t128 = p192_mulw(&t127, UINT32_C(0x662107c9), t121);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t128, t123, c126);
    uint32_t t131; (void)p192_addw(&t131, t127, UINT32_C(0x0), c130);
    uint32_t t132; const p192_bit c133 = p192_subw(&t132, t112, t125, 0);
    uint32_t t134; const p192_bit c135 = p192_subw(&t134, t114, t129, c133);
    uint32_t t136; const p192_bit c137 = p192_subw(&t136, t116, t131, c135);
    uint32_t t138; const p192_bit c139 = p192_subw(&t138, t118, UINT32_C(0x0), c137);
    uint32_t t140; const p192_bit c141 = p192_subw(&t140, t120, UINT32_C(0x0), c139);
    uint32_t t142; (void)p192_subw(&t142, t121, UINT32_C(0x0), c141);
    /* words to bytes */
    const uint32_t t143 = p192_bswapw(t132);
    const uint32_t t144 = p192_bswapw(t134);
    const uint32_t t145 = p192_bswapw(t136);
    const uint32_t t146 = p192_bswapw(t138);
    const uint32_t t147 = p192_bswapw(t140);
    const uint32_t t148 = p192_bswapw(t142);
    p192_store4(b + 20, (uint32_t)t143);
    p192_store4(b + 16, (uint32_t)t144);
    p192_store4(b + 12, (uint32_t)t145);
    p192_store4(b + 8, (uint32_t)t146);
    p192_store4(b + 4, (uint32_t)t147);
    p192_store4(b + 0, (uint32_t)t148);
}

/* b = a; b is little-endian
 * Requires a < n. */
void p192_sc_to_bytes_le(uint8_t b[24], const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0xddbcf2f);
    const uint32_t t12 = p192_mulhw(UINT32_C(0x4b2dd7cf), t7);
    uint32_t t13;
    const uint32_t t14 = p192_mulw(&t13, UINT32_C(0xeb94364e), t7);
    uint32_t t15; const p192_bit c16 = p192_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = p192_mulw(&t17, UINT32_C(0x662107c9), t7);
    uint32_t t19; const p192_bit c20 = p192_addw(&t19, t18, t13, c16);
    uint32_t t21; (void)p192_addw(&t21, t17, UINT32_C(0x0), c20);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, a1, t15, 0);
    uint32_t t24; const p192_bit c25 = p192_subw(&t24, a2, t19, c23);
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, a3, t21, c25);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, a4, UINT32_C(0x0), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, a5, UINT32_C(0x0), c29);
    uint32_t t32; (void)p192_subw(&t32, t7, UINT32_C(0x0), c31);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t33 = t22 * UINT32_C(0xddbcf2f);
    const uint32_t t34 = p192_mulhw(UINT32_C(0x4b2dd7cf), t33);
    uint32_t t35;
    const uint32_t t36 = p192_mulw(&t35, UINT32_C(0xeb94364e), t33);
    uint32_t t37; const p192_bit c38 = p192_addw(&t37, t36, t34, 0);
    uint32_t t39;
    const uint32_t t40 = p192_mulw(&t39, UINT32_C(0x662107c9), t33);
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t40, t35, c38);
    uint32_t t43; (void)p192_addw(&t43, t39, UINT32_C(0x0), c42);
    uint32_t t44; const p192_bit c45 = p192_subw(&t44, t24, t37, 0);
    uint32_t t46; const p192_bit c47 = p192_subw(&t46, t26, t41, c45);
    uint32_t t48; const p192_bit c49 = p192_subw(&t48, t28, t43, c47);
    uint32_t t50; const p192_bit c51 = p192_subw(&t50, t30, UINT32_C(0x0), c49);
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t32, UINT32_C(0x0), c51);
    uint32_t t54; (void)p192_subw(&t54, t33, UINT32_C(0x0), c53);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t55 = t44 * UINT32_C(0xddbcf2f);
    const uint32_t t56 = p192_mulhw(UINT32_C(0x4b2dd7cf), t55);
    uint32_t t57;
    const uint32_t t58 = p192_mulw(&t57, UINT32_C(0xeb94364e), t55);
    uint32_t t59; const p192_bit c60 = p192_addw(&t59, t58, t56, 0);
    uint32_t t61;
    const uint32_t t62 = p192_mulw(&t61, UINT32_C(0x662107c9), t55);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t62, t57, c60);
    uint32_t t65; (void)p192_addw(&t65, t61, UINT32_C(0x0), c64);
    uint32_t t66; const p192_bit c67 = p192_subw(&t66, t46, t59, 0);
    uint32_t t68; const p192_bit c69 = p192_subw(&t68, t48, t63, c67);
    uint32_t t70; const p192_bit c71 = p192_subw(&t70, t50, t65, c69);
    uint32_t t72; const p192_bit c73 = p192_subw(&t72, t52, UINT32_C(0x0), c71);
    uint32_t t74; const p192_bit c75 = p192_subw(&t74, t54, UINT32_C(0x0), c73);
    uint32_t t76; (void)p192_subw(&t76, t55, UINT32_C(0x0), c75);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t77 = t66 * UINT32_C(0xddbcf2f);
    const uint32_t t78 = p192_mulhw(UINT32_C(0x4b2dd7cf), t77);
    uint32_t t79;
    const uint32_t t80 = p192_mulw(&t79, UINT32_C(0xeb94364e), t77);
    uint32_t t81; const p192_bit c82 = p192_addw(&t81, t80, t78, 0);
    uint32_t t83;
    const uint32_t t84 = p192_mulw(&t83, UINT32_C(0x662107c9), t77);
    uint32_t t85; const p192_bit c86 = p192_addw(&t85, t84, t79, c82);
    uint32_t t87; (void)p192_addw(&t87, t83, UINT32_C(0x0), c86);
    uint32_t t88; const p192_bit c89 = p192_subw(&t88, t68, t81, 0);
    uint32_t t90; const p192_bit c91 = p192_subw(&t90, t70, t85, c89);
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t72, t87, c91);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t74, UINT32_C(0x0), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t76, UINT32_C(0x0), c95);
    uint32_t t98; (void)p192_subw(&t98, t77, UINT32_C(0x0), c97);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t99 = t88 * UINT32_C(0xddbcf2f);
    const uint32_t t100 = p192_mulhw(UINT32_C(0x4b2dd7cf), t99);
    uint32_t t101;
    const uint32_t t102 = p192_mulw(&t101, UINT32_C(0xeb94364e), t99);
    uint32_t t103; const p192_bit c104 = p192_addw(&t103, t102, t100, 0);
    uint32_t t105;
    const uint32_t t106 = p192_mulw(&t105, UINT32_C(0x662107c9), t99);
    uint32_t t107; const p192_bit c108 = p192_addw(&t107, t106, t101, c104);
    uint32_t t109; (void)p192_addw(&t109, t105, UINT32_C(0x0), c108);
    uint32_t t110; const p192_bit c111 = p192_subw(&t110, t90, t103, 0);
    uint32_t t112; const p192_bit c113 = p192_subw(&t112, t92, t107, c111);
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t94, t109, c113);
    uint32_t t116; const p192_bit c117 = p192_subw(&t116, t96, UINT32_C(0x0), c115);
    uint32_t t118; const p192_bit c119 = p192_subw(&t118, t98, UINT32_C(0x0), c117);
    uint32_t t120; (void)p192_subw(&t120, t99, UINT32_C(0x0), c119);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t121 = t110 * UINT32_C(0xddbcf2f);
    const uint32_t t122 = p192_mulhw(UINT32_C(0x4b2dd7cf), t121);
    uint32_t t123;
    const uint32_t t124 = p192_mulw(&t123, UINT32_C(0xeb94364e), t121);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t124, t122, 0);
    uint32_t t127;
    const uint32_t t128 = p192_mulw(&t127, UINT32_C(0x662107c9), t121);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t128, t123, c126);
    uint32_t t131; (void)p192_addw(&t131, t127, UINT32_C(0x0), c130);
    uint32_t t132; const p192_bit c133 = p192_subw(&t132, t112, t125, 0);
    uint32_t t134; const p192_bit c135 = p192_subw(&t134, t114, t129, c133);
    uint32_t t136; const p192_bit c137 = p192_subw(&t136, t116, t131, c135);
    uint32_t t138; const p192_bit c139 = p192_subw(&t138, t118, UINT32_C(0x0), c137);
    uint32_t t140; const p192_bit c141 = p192_subw(&t140, t120, UINT32_C(0x0), c139);
    uint32_t t142; (void)p192_subw(&t142, t121, UINT32_C(0x0), c141);
    p192_store4(b + 0, (uint32_t)t132);
    p192_store4(b + 4, (uint32_t)t134);
    p192_store4(b + 8, (uint32_t)t136);
    p192_store4(b + 12, (uint32_t)t138);
    p192_store4(b + 16, (uint32_t)t140);
    p192_store4(b + 20, (uint32_t)t142);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_select(p192_sc *r, uint64_t mask, const p192_sc *a, const p192_sc *b)
{
    const uint32_t mask_word = p192_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* the mask as a condition */
    const p192_bit c13 = p192_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = p192_maskw(c13);
    const uint32_t t14 = p192_selectw(m0, a0, b0);
    const uint32_t t15 = p192_selectw(m0, a1, b1);
    const uint32_t t16 = p192_selectw(m0, a2, b2);
    const uint32_t t17 = p192_selectw(m0, a3, b3);
    const uint32_t t18 = p192_selectw(m0, a4, b4);
    const uint32_t t19 = p192_selectw(m0, a5, b5);
    p192_storew(&r->v[0], t14);
    p192_storew(&r->v[1], t15);
    p192_storew(&r->v[2], t16);
    p192_storew(&r->v[3], t17);
    p192_storew(&r->v[4], t18);
    p192_storew(&r->v[5], t19);
}

/* a and b change places where mask is all-ones
 * Ensures a < n, b < n. */
void p192_sc_cswap(uint64_t mask, p192_sc *a, p192_sc *b)
{
    const uint32_t mask_word = p192_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* difference of the two under the mask, added to both */
    const uint32_t t13 = a0 ^ b0;
    const uint32_t t14 = mask_word & t13;
    const uint32_t t15 = a1 ^ b1;
    const uint32_t t16 = mask_word & t15;
    const uint32_t t17 = a2 ^ b2;
    const uint32_t t18 = mask_word & t17;
    const uint32_t t19 = a3 ^ b3;
    const uint32_t t20 = mask_word & t19;
    const uint32_t t21 = a4 ^ b4;
    const uint32_t t22 = mask_word & t21;
    const uint32_t t23 = a5 ^ b5;
    const uint32_t t24 = mask_word & t23;
    const uint32_t t25 = a0 ^ t14;
    const uint32_t t26 = a1 ^ t16;
    const uint32_t t27 = a2 ^ t18;
    const uint32_t t28 = a3 ^ t20;
    const uint32_t t29 = a4 ^ t22;
    const uint32_t t30 = a5 ^ t24;
    const uint32_t t31 = b0 ^ t14;
    const uint32_t t32 = b1 ^ t16;
    const uint32_t t33 = b2 ^ t18;
    const uint32_t t34 = b3 ^ t20;
    const uint32_t t35 = b4 ^ t22;
    const uint32_t t36 = b5 ^ t24;
    p192_storew(&a->v[0], t25);
    p192_storew(&a->v[1], t26);
    p192_storew(&a->v[2], t27);
    p192_storew(&a->v[3], t28);
    p192_storew(&a->v[4], t29);
    p192_storew(&a->v[5], t30);
    p192_storew(&b->v[0], t31);
    p192_storew(&b->v[1], t32);
    p192_storew(&b->v[2], t33);
    p192_storew(&b->v[3], t34);
    p192_storew(&b->v[4], t35);
    p192_storew(&b->v[5], t36);
}

/* returns all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t p192_sc_is_zero(const p192_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t6 = a0 | a1;
    const uint32_t t7 = t6 | a2;
    const uint32_t t8 = t7 | a3;
    const uint32_t t9 = t8 | a4;
    const uint32_t t10 = t9 | a5;
    const p192_bit c12 = p192_borroww(t10, UINT32_C(0x1), 0);
    const uint32_t t14 = p192_maskw(c12);
    return ((uint64_t)t14 << 32) | t14;
}

/* returns all-ones where a = b, else 0
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p192_sc_eq(const p192_sc *a, const p192_sc *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    /* differences of the words */
    const uint32_t t12 = a0 ^ b0;
    const uint32_t t13 = a1 ^ b1;
    const uint32_t t14 = a2 ^ b2;
    const uint32_t t15 = a3 ^ b3;
    const uint32_t t16 = a4 ^ b4;
    const uint32_t t17 = a5 ^ b5;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t18 = t12 | t13;
    const uint32_t t19 = t18 | t14;
    const uint32_t t20 = t19 | t15;
    const uint32_t t21 = t20 | t16;
    const uint32_t t22 = t21 | t17;
    const p192_bit c24 = p192_borroww(t22, UINT32_C(0x1), 0);
    const uint32_t t26 = p192_maskw(c24);
    return ((uint64_t)t26 << 32) | t26;
}

#else
typedef int p192_sc_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
