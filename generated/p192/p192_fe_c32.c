/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffeffffffffffffffff, 6 words of 32 bits, W = 2^32
 * In Montgomery form: the element a is stored as a * 2^192 mod p.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p192.h"

#if P192_WORD_BITS == 32
#define P192_CARRY_CHAINS
#include "p192_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p192_fe_add(p192_fe *r, const p192_fe *a, const p192_fe *b)
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
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, t12, UINT32_C(0xffffffff), 0);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, t14, UINT32_C(0xffffffff), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, t16, UINT32_C(0xfffffffe), c29);
    uint32_t t32; const p192_bit c33 = p192_subw(&t32, t18, UINT32_C(0xffffffff), c31);
    uint32_t t34; const p192_bit c35 = p192_subw(&t34, t20, UINT32_C(0xffffffff), c33);
    uint32_t t36; const p192_bit c37 = p192_subw(&t36, t22, UINT32_C(0xffffffff), c35);
    const uint32_t t39 = p192_bitw(c23);
    const p192_bit c40 = p192_borroww(t39, UINT32_C(0x0), c37);
    const uint32_t m0 = p192_maskw(c40);
    const uint32_t t41 = p192_selectw(m0, t12, t26);
    const uint32_t t42 = p192_selectw(m0, t14, t28);
    const uint32_t t43 = p192_selectw(m0, t16, t30);
    const uint32_t t44 = p192_selectw(m0, t18, t32);
    const uint32_t t45 = p192_selectw(m0, t20, t34);
    const uint32_t t46 = p192_selectw(m0, t22, t36);
    p192_storew(&r->v[0], t41);
    p192_storew(&r->v[1], t42);
    p192_storew(&r->v[2], t43);
    p192_storew(&r->v[3], t44);
    p192_storew(&r->v[4], t45);
    p192_storew(&r->v[5], t46);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p192_fe_sub(p192_fe *r, const p192_fe *a, const p192_fe *b)
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
    const uint32_t t27 = t25 & UINT32_C(0xfffffffe);
    uint32_t t28; const p192_bit c29 = p192_addw(&t28, t12, t25, 0);
    uint32_t t30; const p192_bit c31 = p192_addw(&t30, t14, t25, c29);
    uint32_t t32; const p192_bit c33 = p192_addw(&t32, t16, t27, c31);
    uint32_t t34; const p192_bit c35 = p192_addw(&t34, t18, t25, c33);
    uint32_t t36; const p192_bit c37 = p192_addw(&t36, t20, t25, c35);
    uint32_t t38; (void)p192_addw(&t38, t22, t25, c37);
    p192_storew(&r->v[0], t28);
    p192_storew(&r->v[1], t30);
    p192_storew(&r->v[2], t32);
    p192_storew(&r->v[3], t34);
    p192_storew(&r->v[4], t36);
    p192_storew(&r->v[5], t38);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p192_fe_neg(p192_fe *r, const p192_fe *a)
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
    const uint32_t t21 = t19 & UINT32_C(0xfffffffe);
    uint32_t t22; const p192_bit c23 = p192_addw(&t22, t7, t19, 0);
    uint32_t t24; const p192_bit c25 = p192_addw(&t24, t9, t19, c23);
    uint32_t t26; const p192_bit c27 = p192_addw(&t26, t11, t21, c25);
    uint32_t t28; const p192_bit c29 = p192_addw(&t28, t13, t19, c27);
    uint32_t t30; const p192_bit c31 = p192_addw(&t30, t15, t19, c29);
    uint32_t t32; (void)p192_addw(&t32, t17, t19, c31);
    p192_storew(&r->v[0], t22);
    p192_storew(&r->v[1], t24);
    p192_storew(&r->v[2], t26);
    p192_storew(&r->v[3], t28);
    p192_storew(&r->v[4], t30);
    p192_storew(&r->v[5], t32);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p192_fe_dbl(p192_fe *r, const p192_fe *a)
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
    uint32_t t20; const p192_bit c21 = p192_subw(&t20, t6, UINT32_C(0xffffffff), 0);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, t8, UINT32_C(0xffffffff), c21);
    uint32_t t24; const p192_bit c25 = p192_subw(&t24, t10, UINT32_C(0xfffffffe), c23);
    uint32_t t26; const p192_bit c27 = p192_subw(&t26, t12, UINT32_C(0xffffffff), c25);
    uint32_t t28; const p192_bit c29 = p192_subw(&t28, t14, UINT32_C(0xffffffff), c27);
    uint32_t t30; const p192_bit c31 = p192_subw(&t30, t16, UINT32_C(0xffffffff), c29);
    const uint32_t t33 = p192_bitw(c17);
    const p192_bit c34 = p192_borroww(t33, UINT32_C(0x0), c31);
    const uint32_t m0 = p192_maskw(c34);
    const uint32_t t35 = p192_selectw(m0, t6, t20);
    const uint32_t t36 = p192_selectw(m0, t8, t22);
    const uint32_t t37 = p192_selectw(m0, t10, t24);
    const uint32_t t38 = p192_selectw(m0, t12, t26);
    const uint32_t t39 = p192_selectw(m0, t14, t28);
    const uint32_t t40 = p192_selectw(m0, t16, t30);
    p192_storew(&r->v[0], t35);
    p192_storew(&r->v[1], t36);
    p192_storew(&r->v[2], t37);
    p192_storew(&r->v[3], t38);
    p192_storew(&r->v[4], t39);
    p192_storew(&r->v[5], t40);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p192_fe_half(p192_fe *r, const p192_fe *a)
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
    const uint32_t t11 = t9 & UINT32_C(0xfffffffe);
    uint32_t t12; const p192_bit c13 = p192_addw(&t12, a0, t9, 0);
    uint32_t t14; const p192_bit c15 = p192_addw(&t14, a1, t9, c13);
    uint32_t t16; const p192_bit c17 = p192_addw(&t16, a2, t11, c15);
    uint32_t t18; const p192_bit c19 = p192_addw(&t18, a3, t9, c17);
    uint32_t t20; const p192_bit c21 = p192_addw(&t20, a4, t9, c19);
    uint32_t t22; const p192_bit c23 = p192_addw(&t22, a5, t9, c21);
    const uint32_t t24 = p192_bitw(c23);
    /* shift right by one bit */
    const uint32_t t25 = (t14 << 31) | (t12 >> 1);
    const uint32_t t26 = (t16 << 31) | (t14 >> 1);
    const uint32_t t27 = (t18 << 31) | (t16 >> 1);
    const uint32_t t28 = (t20 << 31) | (t18 >> 1);
    const uint32_t t29 = (t22 << 31) | (t20 >> 1);
    const uint32_t t30 = (t24 << 31) | (t22 >> 1);
    p192_storew(&r->v[0], t25);
    p192_storew(&r->v[1], t26);
    p192_storew(&r->v[2], t27);
    p192_storew(&r->v[3], t28);
    p192_storew(&r->v[4], t29);
    p192_storew(&r->v[5], t30);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_mul(p192_fe *r, const p192_fe *a, const p192_fe *b)
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
    uint32_t t216; const p192_bit c217 = p192_subw(&t216, t84, t14, 0);
    uint32_t t218; const p192_bit c219 = p192_subw(&t218, t120, UINT32_C(0x0), c217);
    uint32_t t220; const p192_bit c221 = p192_subw(&t220, t156, UINT32_C(0x0), c219);
    uint32_t t222; const p192_bit c223 = p192_subw(&t222, t192, UINT32_C(0x0), c221);
    uint32_t t224; (void)p192_subw(&t224, t14, UINT32_C(0x0), c223);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t225; const p192_bit c226 = p192_subw(&t225, t218, t48, 0);
    uint32_t t227; const p192_bit c228 = p192_subw(&t227, t220, UINT32_C(0x0), c226);
    uint32_t t229; const p192_bit c230 = p192_subw(&t229, t222, UINT32_C(0x0), c228);
    uint32_t t231; const p192_bit c232 = p192_subw(&t231, t224, UINT32_C(0x0), c230);
    uint32_t t233; (void)p192_subw(&t233, t48, UINT32_C(0x0), c232);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t234; const p192_bit c235 = p192_subw(&t234, t227, t216, 0);
    uint32_t t236; const p192_bit c237 = p192_subw(&t236, t229, UINT32_C(0x0), c235);
    uint32_t t238; const p192_bit c239 = p192_subw(&t238, t231, UINT32_C(0x0), c237);
    uint32_t t240; const p192_bit c241 = p192_subw(&t240, t233, UINT32_C(0x0), c239);
    uint32_t t242; (void)p192_subw(&t242, t216, UINT32_C(0x0), c241);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t243; const p192_bit c244 = p192_subw(&t243, t236, t225, 0);
    uint32_t t245; const p192_bit c246 = p192_subw(&t245, t238, UINT32_C(0x0), c244);
    uint32_t t247; const p192_bit c248 = p192_subw(&t247, t240, UINT32_C(0x0), c246);
    uint32_t t249; const p192_bit c250 = p192_subw(&t249, t242, UINT32_C(0x0), c248);
    uint32_t t251; (void)p192_subw(&t251, t225, UINT32_C(0x0), c250);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t252; const p192_bit c253 = p192_subw(&t252, t245, t234, 0);
    uint32_t t254; const p192_bit c255 = p192_subw(&t254, t247, UINT32_C(0x0), c253);
    uint32_t t256; const p192_bit c257 = p192_subw(&t256, t249, UINT32_C(0x0), c255);
    uint32_t t258; const p192_bit c259 = p192_subw(&t258, t251, UINT32_C(0x0), c257);
    uint32_t t260; (void)p192_subw(&t260, t234, UINT32_C(0x0), c259);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t261; const p192_bit c262 = p192_subw(&t261, t254, t243, 0);
    uint32_t t263; const p192_bit c264 = p192_subw(&t263, t256, UINT32_C(0x0), c262);
    uint32_t t265; const p192_bit c266 = p192_subw(&t265, t258, UINT32_C(0x0), c264);
    uint32_t t267; const p192_bit c268 = p192_subw(&t267, t260, UINT32_C(0x0), c266);
    uint32_t t269; (void)p192_subw(&t269, t243, UINT32_C(0x0), c268);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t272; const p192_bit c273 = p192_subw(&t272, t205, UINT32_C(0xffffffff), 0);
    uint32_t t274; const p192_bit c275 = p192_subw(&t274, t207, UINT32_C(0xffffffff), c273);
    uint32_t t276; const p192_bit c277 = p192_subw(&t276, t209, UINT32_C(0xfffffffe), c275);
    uint32_t t278; const p192_bit c279 = p192_subw(&t278, t211, UINT32_C(0xffffffff), c277);
    uint32_t t280; const p192_bit c281 = p192_subw(&t280, t213, UINT32_C(0xffffffff), c279);
    uint32_t t282; (void)p192_subw(&t282, t215, UINT32_C(0xffffffff), c281);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t283; const p192_bit c284 = p192_addw(&t283, t252, t272, 0);
    uint32_t t285; const p192_bit c286 = p192_addw(&t285, t261, t274, c284);
    uint32_t t287; const p192_bit c288 = p192_addw(&t287, t263, t276, c286);
    uint32_t t289; const p192_bit c290 = p192_addw(&t289, t265, t278, c288);
    uint32_t t291; const p192_bit c292 = p192_addw(&t291, t267, t280, c290);
    uint32_t t293; const p192_bit c294 = p192_addw(&t293, t269, t282, c292);
    uint32_t t295; const p192_bit c296 = p192_addw(&t295, t252, t205, 0);
    uint32_t t297; const p192_bit c298 = p192_addw(&t297, t261, t207, c296);
    uint32_t t299; const p192_bit c300 = p192_addw(&t299, t263, t209, c298);
    uint32_t t301; const p192_bit c302 = p192_addw(&t301, t265, t211, c300);
    uint32_t t303; const p192_bit c304 = p192_addw(&t303, t267, t213, c302);
    uint32_t t305; (void)p192_addw(&t305, t269, t215, c304);
    const uint32_t m0 = p192_maskw(c294);
    const uint32_t t306 = p192_selectw(m0, t283, t295);
    const uint32_t t307 = p192_selectw(m0, t285, t297);
    const uint32_t t308 = p192_selectw(m0, t287, t299);
    const uint32_t t309 = p192_selectw(m0, t289, t301);
    const uint32_t t310 = p192_selectw(m0, t291, t303);
    const uint32_t t311 = p192_selectw(m0, t293, t305);
    p192_storew(&r->v[0], t306);
    p192_storew(&r->v[1], t307);
    p192_storew(&r->v[2], t308);
    p192_storew(&r->v[3], t309);
    p192_storew(&r->v[4], t310);
    p192_storew(&r->v[5], t311);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_sqr(p192_fe *r, const p192_fe *a)
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
    uint32_t t140; const p192_bit c141 = p192_subw(&t140, t121, t108, 0);
    uint32_t t142; const p192_bit c143 = p192_subw(&t142, t123, UINT32_C(0x0), c141);
    uint32_t t144; const p192_bit c145 = p192_subw(&t144, t125, UINT32_C(0x0), c143);
    uint32_t t146; const p192_bit c147 = p192_subw(&t146, t127, UINT32_C(0x0), c145);
    uint32_t t148; (void)p192_subw(&t148, t108, UINT32_C(0x0), c147);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t149; const p192_bit c150 = p192_subw(&t149, t142, t119, 0);
    uint32_t t151; const p192_bit c152 = p192_subw(&t151, t144, UINT32_C(0x0), c150);
    uint32_t t153; const p192_bit c154 = p192_subw(&t153, t146, UINT32_C(0x0), c152);
    uint32_t t155; const p192_bit c156 = p192_subw(&t155, t148, UINT32_C(0x0), c154);
    uint32_t t157; (void)p192_subw(&t157, t119, UINT32_C(0x0), c156);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t158; const p192_bit c159 = p192_subw(&t158, t151, t140, 0);
    uint32_t t160; const p192_bit c161 = p192_subw(&t160, t153, UINT32_C(0x0), c159);
    uint32_t t162; const p192_bit c163 = p192_subw(&t162, t155, UINT32_C(0x0), c161);
    uint32_t t164; const p192_bit c165 = p192_subw(&t164, t157, UINT32_C(0x0), c163);
    uint32_t t166; (void)p192_subw(&t166, t140, UINT32_C(0x0), c165);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t167; const p192_bit c168 = p192_subw(&t167, t160, t149, 0);
    uint32_t t169; const p192_bit c170 = p192_subw(&t169, t162, UINT32_C(0x0), c168);
    uint32_t t171; const p192_bit c172 = p192_subw(&t171, t164, UINT32_C(0x0), c170);
    uint32_t t173; const p192_bit c174 = p192_subw(&t173, t166, UINT32_C(0x0), c172);
    uint32_t t175; (void)p192_subw(&t175, t149, UINT32_C(0x0), c174);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t176; const p192_bit c177 = p192_subw(&t176, t169, t158, 0);
    uint32_t t178; const p192_bit c179 = p192_subw(&t178, t171, UINT32_C(0x0), c177);
    uint32_t t180; const p192_bit c181 = p192_subw(&t180, t173, UINT32_C(0x0), c179);
    uint32_t t182; const p192_bit c183 = p192_subw(&t182, t175, UINT32_C(0x0), c181);
    uint32_t t184; (void)p192_subw(&t184, t158, UINT32_C(0x0), c183);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t185; const p192_bit c186 = p192_subw(&t185, t178, t167, 0);
    uint32_t t187; const p192_bit c188 = p192_subw(&t187, t180, UINT32_C(0x0), c186);
    uint32_t t189; const p192_bit c190 = p192_subw(&t189, t182, UINT32_C(0x0), c188);
    uint32_t t191; const p192_bit c192 = p192_subw(&t191, t184, UINT32_C(0x0), c190);
    uint32_t t193; (void)p192_subw(&t193, t167, UINT32_C(0x0), c192);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t196; const p192_bit c197 = p192_subw(&t196, t129, UINT32_C(0xffffffff), 0);
    uint32_t t198; const p192_bit c199 = p192_subw(&t198, t131, UINT32_C(0xffffffff), c197);
    uint32_t t200; const p192_bit c201 = p192_subw(&t200, t133, UINT32_C(0xfffffffe), c199);
    uint32_t t202; const p192_bit c203 = p192_subw(&t202, t135, UINT32_C(0xffffffff), c201);
    uint32_t t204; const p192_bit c205 = p192_subw(&t204, t137, UINT32_C(0xffffffff), c203);
    uint32_t t206; (void)p192_subw(&t206, t139, UINT32_C(0xffffffff), c205);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t207; const p192_bit c208 = p192_addw(&t207, t176, t196, 0);
    uint32_t t209; const p192_bit c210 = p192_addw(&t209, t185, t198, c208);
    uint32_t t211; const p192_bit c212 = p192_addw(&t211, t187, t200, c210);
    uint32_t t213; const p192_bit c214 = p192_addw(&t213, t189, t202, c212);
    uint32_t t215; const p192_bit c216 = p192_addw(&t215, t191, t204, c214);
    uint32_t t217; const p192_bit c218 = p192_addw(&t217, t193, t206, c216);
    uint32_t t219; const p192_bit c220 = p192_addw(&t219, t176, t129, 0);
    uint32_t t221; const p192_bit c222 = p192_addw(&t221, t185, t131, c220);
    uint32_t t223; const p192_bit c224 = p192_addw(&t223, t187, t133, c222);
    uint32_t t225; const p192_bit c226 = p192_addw(&t225, t189, t135, c224);
    uint32_t t227; const p192_bit c228 = p192_addw(&t227, t191, t137, c226);
    uint32_t t229; (void)p192_addw(&t229, t193, t139, c228);
    const uint32_t m0 = p192_maskw(c218);
    const uint32_t t230 = p192_selectw(m0, t207, t219);
    const uint32_t t231 = p192_selectw(m0, t209, t221);
    const uint32_t t232 = p192_selectw(m0, t211, t223);
    const uint32_t t233 = p192_selectw(m0, t213, t225);
    const uint32_t t234 = p192_selectw(m0, t215, t227);
    const uint32_t t235 = p192_selectw(m0, t217, t229);
    p192_storew(&r->v[0], t230);
    p192_storew(&r->v[1], t231);
    p192_storew(&r->v[2], t232);
    p192_storew(&r->v[3], t233);
    p192_storew(&r->v[4], t234);
    p192_storew(&r->v[5], t235);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p192_fe_mul_small(p192_fe *r, const p192_fe *a, uint32_t k)
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
    uint32_t t33;
    const uint32_t t34 = p192_mulw(&t33, UINT32_C(0xffffffff), t30);
    uint32_t t35; const p192_bit c36 = p192_addw(&t35, t34, t33, 0);
    uint32_t t37;
    const uint32_t t38 = p192_mulw(&t37, UINT32_C(0xfffffffe), t30);
    uint32_t t39; const p192_bit c40 = p192_addw(&t39, t38, t33, c36);
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t34, t37, c40);
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t34, t33, c42);
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, t34, t33, c44);
    uint32_t t47; (void)p192_addw(&t47, t33, UINT32_C(0x0), c46);
    uint32_t t48; const p192_bit c49 = p192_subw(&t48, t9, t34, 0);
    uint32_t t50; const p192_bit c51 = p192_subw(&t50, t12, t35, c49);
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t16, t39, c51);
    uint32_t t54; const p192_bit c55 = p192_subw(&t54, t20, t41, c53);
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t24, t43, c55);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t28, t45, c57);
    uint32_t t60; (void)p192_subw(&t60, t30, t47, c59);
    /* subtract 2*p where that does not borrow */
    uint32_t t63; const p192_bit c64 = p192_subw(&t63, t48, UINT32_C(0xfffffffe), 0);
    uint32_t t65; const p192_bit c66 = p192_subw(&t65, t50, UINT32_C(0xffffffff), c64);
    uint32_t t67; const p192_bit c68 = p192_subw(&t67, t52, UINT32_C(0xfffffffd), c66);
    uint32_t t69; const p192_bit c70 = p192_subw(&t69, t54, UINT32_C(0xffffffff), c68);
    uint32_t t71; const p192_bit c72 = p192_subw(&t71, t56, UINT32_C(0xffffffff), c70);
    uint32_t t73; const p192_bit c74 = p192_subw(&t73, t58, UINT32_C(0xffffffff), c72);
    uint32_t t75; const p192_bit c76 = p192_subw(&t75, t60, UINT32_C(0x1), c74);
    const uint32_t m0 = p192_maskw(c76);
    const uint32_t t77 = p192_selectw(m0, t48, t63);
    const uint32_t t78 = p192_selectw(m0, t50, t65);
    const uint32_t t79 = p192_selectw(m0, t52, t67);
    const uint32_t t80 = p192_selectw(m0, t54, t69);
    const uint32_t t81 = p192_selectw(m0, t56, t71);
    const uint32_t t82 = p192_selectw(m0, t58, t73);
    const uint32_t t83 = p192_selectw(m0, t60, t75);
    /* subtract 1*p where that does not borrow */
    uint32_t t84; const p192_bit c85 = p192_subw(&t84, t77, UINT32_C(0xffffffff), 0);
    uint32_t t86; const p192_bit c87 = p192_subw(&t86, t78, UINT32_C(0xffffffff), c85);
    uint32_t t88; const p192_bit c89 = p192_subw(&t88, t79, UINT32_C(0xfffffffe), c87);
    uint32_t t90; const p192_bit c91 = p192_subw(&t90, t80, UINT32_C(0xffffffff), c89);
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t81, UINT32_C(0xffffffff), c91);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t82, UINT32_C(0xffffffff), c93);
    const p192_bit c96 = p192_borroww(t83, UINT32_C(0x0), c95);
    const uint32_t m1 = p192_maskw(c96);
    const uint32_t t97 = p192_selectw(m1, t77, t84);
    const uint32_t t98 = p192_selectw(m1, t78, t86);
    const uint32_t t99 = p192_selectw(m1, t79, t88);
    const uint32_t t100 = p192_selectw(m1, t80, t90);
    const uint32_t t101 = p192_selectw(m1, t81, t92);
    const uint32_t t102 = p192_selectw(m1, t82, t94);
    p192_storew(&r->v[0], t97);
    p192_storew(&r->v[1], t98);
    p192_storew(&r->v[2], t99);
    p192_storew(&r->v[3], t100);
    p192_storew(&r->v[4], t101);
    p192_storew(&r->v[5], t102);
}

/* r = the words of a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p192_fe_to_mont(p192_fe *r, const p192_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* product, row 2: + a * b[2] * W^2 */
    const uint32_t t7 = a0 << 1;
    const uint32_t t8 = a0 >> 31;
    const uint32_t t9 = a1 << 1;
    const uint32_t t10 = a1 >> 31;
    const uint32_t t11 = a2 << 1;
    const uint32_t t12 = a2 >> 31;
    const uint32_t t13 = a3 << 1;
    const uint32_t t14 = a3 >> 31;
    const uint32_t t15 = a4 << 1;
    const uint32_t t16 = a4 >> 31;
    const uint32_t t17 = a5 << 1;
    const uint32_t t18 = a5 >> 31;
    uint32_t t19; const p192_bit c20 = p192_addw(&t19, a2, t7, 0);
    uint32_t t21; const p192_bit c22 = p192_addw(&t21, a3, t9, c20);
    uint32_t t23; const p192_bit c24 = p192_addw(&t23, a4, t11, c22);
    uint32_t t25; const p192_bit c26 = p192_addw(&t25, a5, t13, c24);
    uint32_t t27; const p192_bit c28 = p192_addw(&t27, UINT32_C(0x0), t15, c26);
    uint32_t t29; const p192_bit c30 = p192_addw(&t29, UINT32_C(0x0), t17, c28);
    const uint32_t t31 = p192_bitw(c30);
    uint32_t t32; const p192_bit c33 = p192_addw(&t32, t21, t8, 0);
    uint32_t t34; const p192_bit c35 = p192_addw(&t34, t23, t10, c33);
    uint32_t t36; const p192_bit c37 = p192_addw(&t36, t25, t12, c35);
    uint32_t t38; const p192_bit c39 = p192_addw(&t38, t27, t14, c37);
    uint32_t t40; const p192_bit c41 = p192_addw(&t40, t29, t16, c39);
    uint32_t t42; (void)p192_addw(&t42, t31, t18, c41);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t34, a0, 0);
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, t36, a1, c44);
    uint32_t t47; const p192_bit c48 = p192_addw(&t47, t38, a2, c46);
    uint32_t t49; const p192_bit c50 = p192_addw(&t49, t40, a3, c48);
    uint32_t t51; const p192_bit c52 = p192_addw(&t51, t42, a4, c50);
    uint32_t t53; const p192_bit c54 = p192_addw(&t53, UINT32_C(0x0), a5, c52);
    const uint32_t t55 = p192_bitw(c54);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t19, a0, 0);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t32, UINT32_C(0x0), c57);
    uint32_t t60; const p192_bit c61 = p192_subw(&t60, t43, UINT32_C(0x0), c59);
    uint32_t t62; const p192_bit c63 = p192_subw(&t62, t45, UINT32_C(0x0), c61);
    uint32_t t64; (void)p192_subw(&t64, a0, UINT32_C(0x0), c63);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t65; const p192_bit c66 = p192_subw(&t65, t58, a1, 0);
    uint32_t t67; const p192_bit c68 = p192_subw(&t67, t60, UINT32_C(0x0), c66);
    uint32_t t69; const p192_bit c70 = p192_subw(&t69, t62, UINT32_C(0x0), c68);
    uint32_t t71; const p192_bit c72 = p192_subw(&t71, t64, UINT32_C(0x0), c70);
    uint32_t t73; (void)p192_subw(&t73, a1, UINT32_C(0x0), c72);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t74; const p192_bit c75 = p192_subw(&t74, t67, t56, 0);
    uint32_t t76; const p192_bit c77 = p192_subw(&t76, t69, UINT32_C(0x0), c75);
    uint32_t t78; const p192_bit c79 = p192_subw(&t78, t71, UINT32_C(0x0), c77);
    uint32_t t80; const p192_bit c81 = p192_subw(&t80, t73, UINT32_C(0x0), c79);
    uint32_t t82; (void)p192_subw(&t82, t56, UINT32_C(0x0), c81);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t83; const p192_bit c84 = p192_subw(&t83, t76, t65, 0);
    uint32_t t85; const p192_bit c86 = p192_subw(&t85, t78, UINT32_C(0x0), c84);
    uint32_t t87; const p192_bit c88 = p192_subw(&t87, t80, UINT32_C(0x0), c86);
    uint32_t t89; const p192_bit c90 = p192_subw(&t89, t82, UINT32_C(0x0), c88);
    uint32_t t91; (void)p192_subw(&t91, t65, UINT32_C(0x0), c90);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t85, t74, 0);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t87, UINT32_C(0x0), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t89, UINT32_C(0x0), c95);
    uint32_t t98; const p192_bit c99 = p192_subw(&t98, t91, UINT32_C(0x0), c97);
    uint32_t t100; (void)p192_subw(&t100, t74, UINT32_C(0x0), c99);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t101; const p192_bit c102 = p192_subw(&t101, t94, t83, 0);
    uint32_t t103; const p192_bit c104 = p192_subw(&t103, t96, UINT32_C(0x0), c102);
    uint32_t t105; const p192_bit c106 = p192_subw(&t105, t98, UINT32_C(0x0), c104);
    uint32_t t107; const p192_bit c108 = p192_subw(&t107, t100, UINT32_C(0x0), c106);
    uint32_t t109; (void)p192_subw(&t109, t83, UINT32_C(0x0), c108);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t112; const p192_bit c113 = p192_subw(&t112, t47, UINT32_C(0xffffffff), 0);
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t49, UINT32_C(0xffffffff), c113);
    uint32_t t116; const p192_bit c117 = p192_subw(&t116, t51, UINT32_C(0xfffffffe), c115);
    uint32_t t118; const p192_bit c119 = p192_subw(&t118, t53, UINT32_C(0xffffffff), c117);
    uint32_t t120; const p192_bit c121 = p192_subw(&t120, t55, UINT32_C(0xffffffff), c119);
    uint32_t t122; (void)p192_subw(&t122, UINT32_C(0x0), UINT32_C(0xffffffff), c121);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t123; const p192_bit c124 = p192_addw(&t123, t92, t112, 0);
    uint32_t t125; const p192_bit c126 = p192_addw(&t125, t101, t114, c124);
    uint32_t t127; const p192_bit c128 = p192_addw(&t127, t103, t116, c126);
    uint32_t t129; const p192_bit c130 = p192_addw(&t129, t105, t118, c128);
    uint32_t t131; const p192_bit c132 = p192_addw(&t131, t107, t120, c130);
    uint32_t t133; const p192_bit c134 = p192_addw(&t133, t109, t122, c132);
    uint32_t t135; const p192_bit c136 = p192_addw(&t135, t92, t47, 0);
    uint32_t t137; const p192_bit c138 = p192_addw(&t137, t101, t49, c136);
    uint32_t t139; const p192_bit c140 = p192_addw(&t139, t103, t51, c138);
    uint32_t t141; const p192_bit c142 = p192_addw(&t141, t105, t53, c140);
    uint32_t t143; const p192_bit c144 = p192_addw(&t143, t107, t55, c142);
    uint32_t t145; (void)p192_addw(&t145, t109, UINT32_C(0x0), c144);
    const uint32_t m0 = p192_maskw(c134);
    const uint32_t t146 = p192_selectw(m0, t123, t135);
    const uint32_t t147 = p192_selectw(m0, t125, t137);
    const uint32_t t148 = p192_selectw(m0, t127, t139);
    const uint32_t t149 = p192_selectw(m0, t129, t141);
    const uint32_t t150 = p192_selectw(m0, t131, t143);
    const uint32_t t151 = p192_selectw(m0, t133, t145);
    p192_storew(&r->v[0], t146);
    p192_storew(&r->v[1], t147);
    p192_storew(&r->v[2], t148);
    p192_storew(&r->v[3], t149);
    p192_storew(&r->v[4], t150);
    p192_storew(&r->v[5], t151);
}

/* the words of r = a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_fe_from_mont(p192_fe *r, const p192_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t7; const p192_bit c8 = p192_subw(&t7, a2, a0, 0);
    uint32_t t9; const p192_bit c10 = p192_subw(&t9, a3, UINT32_C(0x0), c8);
    uint32_t t11; const p192_bit c12 = p192_subw(&t11, a4, UINT32_C(0x0), c10);
    uint32_t t13; const p192_bit c14 = p192_subw(&t13, a5, UINT32_C(0x0), c12);
    uint32_t t15; (void)p192_subw(&t15, a0, UINT32_C(0x0), c14);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t16; const p192_bit c17 = p192_subw(&t16, t9, a1, 0);
    uint32_t t18; const p192_bit c19 = p192_subw(&t18, t11, UINT32_C(0x0), c17);
    uint32_t t20; const p192_bit c21 = p192_subw(&t20, t13, UINT32_C(0x0), c19);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, t15, UINT32_C(0x0), c21);
    uint32_t t24; (void)p192_subw(&t24, a1, UINT32_C(0x0), c23);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t25; const p192_bit c26 = p192_subw(&t25, t18, t7, 0);
    uint32_t t27; const p192_bit c28 = p192_subw(&t27, t20, UINT32_C(0x0), c26);
    uint32_t t29; const p192_bit c30 = p192_subw(&t29, t22, UINT32_C(0x0), c28);
    uint32_t t31; const p192_bit c32 = p192_subw(&t31, t24, UINT32_C(0x0), c30);
    uint32_t t33; (void)p192_subw(&t33, t7, UINT32_C(0x0), c32);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t34; const p192_bit c35 = p192_subw(&t34, t27, t16, 0);
    uint32_t t36; const p192_bit c37 = p192_subw(&t36, t29, UINT32_C(0x0), c35);
    uint32_t t38; const p192_bit c39 = p192_subw(&t38, t31, UINT32_C(0x0), c37);
    uint32_t t40; const p192_bit c41 = p192_subw(&t40, t33, UINT32_C(0x0), c39);
    uint32_t t42; (void)p192_subw(&t42, t16, UINT32_C(0x0), c41);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t43; const p192_bit c44 = p192_subw(&t43, t36, t25, 0);
    uint32_t t45; const p192_bit c46 = p192_subw(&t45, t38, UINT32_C(0x0), c44);
    uint32_t t47; const p192_bit c48 = p192_subw(&t47, t40, UINT32_C(0x0), c46);
    uint32_t t49; const p192_bit c50 = p192_subw(&t49, t42, UINT32_C(0x0), c48);
    uint32_t t51; (void)p192_subw(&t51, t25, UINT32_C(0x0), c50);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t45, t34, 0);
    uint32_t t54; const p192_bit c55 = p192_subw(&t54, t47, UINT32_C(0x0), c53);
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t49, UINT32_C(0x0), c55);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t51, UINT32_C(0x0), c57);
    uint32_t t60; (void)p192_subw(&t60, t34, UINT32_C(0x0), c59);
    p192_storew(&r->v[0], t43);
    p192_storew(&r->v[1], t52);
    p192_storew(&r->v[2], t54);
    p192_storew(&r->v[3], t56);
    p192_storew(&r->v[4], t58);
    p192_storew(&r->v[5], t60);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes(p192_fe *r, const uint8_t b[24])
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
    const p192_bit c14 = p192_borroww(t1, UINT32_C(0xffffffff), 0);
    const p192_bit c15 = p192_borroww(t3, UINT32_C(0xffffffff), c14);
    const p192_bit c16 = p192_borroww(t5, UINT32_C(0xfffffffe), c15);
    const p192_bit c17 = p192_borroww(t7, UINT32_C(0xffffffff), c16);
    const p192_bit c18 = p192_borroww(t9, UINT32_C(0xffffffff), c17);
    const p192_bit c19 = p192_borroww(t11, UINT32_C(0xffffffff), c18);
    const uint32_t t21 = p192_maskw(c19);
    const uint32_t t22 = t1 & t21;
    const uint32_t t23 = t3 & t21;
    const uint32_t t24 = t5 & t21;
    const uint32_t t25 = t7 & t21;
    const uint32_t t26 = t9 & t21;
    const uint32_t t27 = t11 & t21;
    const uint32_t t28 = ~t21;
    /* product, row 2: + a * b[2] * W^2 */
    const uint32_t t29 = t22 << 1;
    const uint32_t t30 = t22 >> 31;
    const uint32_t t31 = t23 << 1;
    const uint32_t t32 = t23 >> 31;
    const uint32_t t33 = t24 << 1;
    const uint32_t t34 = t24 >> 31;
    const uint32_t t35 = t25 << 1;
    const uint32_t t36 = t25 >> 31;
    const uint32_t t37 = t26 << 1;
    const uint32_t t38 = t26 >> 31;
    const uint32_t t39 = t27 << 1;
    const uint32_t t40 = t27 >> 31;
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t24, t29, 0);
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, t25, t31, c42);
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, t26, t33, c44);
    uint32_t t47; const p192_bit c48 = p192_addw(&t47, t27, t35, c46);
    uint32_t t49; const p192_bit c50 = p192_addw(&t49, UINT32_C(0x0), t37, c48);
    uint32_t t51; const p192_bit c52 = p192_addw(&t51, UINT32_C(0x0), t39, c50);
    const uint32_t t53 = p192_bitw(c52);
    uint32_t t54; const p192_bit c55 = p192_addw(&t54, t43, t30, 0);
    uint32_t t56; const p192_bit c57 = p192_addw(&t56, t45, t32, c55);
    uint32_t t58; const p192_bit c59 = p192_addw(&t58, t47, t34, c57);
    uint32_t t60; const p192_bit c61 = p192_addw(&t60, t49, t36, c59);
    uint32_t t62; const p192_bit c63 = p192_addw(&t62, t51, t38, c61);
    uint32_t t64; (void)p192_addw(&t64, t53, t40, c63);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t65; const p192_bit c66 = p192_addw(&t65, t56, t22, 0);
    uint32_t t67; const p192_bit c68 = p192_addw(&t67, t58, t23, c66);
    uint32_t t69; const p192_bit c70 = p192_addw(&t69, t60, t24, c68);
    uint32_t t71; const p192_bit c72 = p192_addw(&t71, t62, t25, c70);
    uint32_t t73; const p192_bit c74 = p192_addw(&t73, t64, t26, c72);
    uint32_t t75; const p192_bit c76 = p192_addw(&t75, UINT32_C(0x0), t27, c74);
    const uint32_t t77 = p192_bitw(c76);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t78; const p192_bit c79 = p192_subw(&t78, t41, t22, 0);
    uint32_t t80; const p192_bit c81 = p192_subw(&t80, t54, UINT32_C(0x0), c79);
    uint32_t t82; const p192_bit c83 = p192_subw(&t82, t65, UINT32_C(0x0), c81);
    uint32_t t84; const p192_bit c85 = p192_subw(&t84, t67, UINT32_C(0x0), c83);
    uint32_t t86; (void)p192_subw(&t86, t22, UINT32_C(0x0), c85);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t87; const p192_bit c88 = p192_subw(&t87, t80, t23, 0);
    uint32_t t89; const p192_bit c90 = p192_subw(&t89, t82, UINT32_C(0x0), c88);
    uint32_t t91; const p192_bit c92 = p192_subw(&t91, t84, UINT32_C(0x0), c90);
    uint32_t t93; const p192_bit c94 = p192_subw(&t93, t86, UINT32_C(0x0), c92);
    uint32_t t95; (void)p192_subw(&t95, t23, UINT32_C(0x0), c94);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t89, t78, 0);
    uint32_t t98; const p192_bit c99 = p192_subw(&t98, t91, UINT32_C(0x0), c97);
    uint32_t t100; const p192_bit c101 = p192_subw(&t100, t93, UINT32_C(0x0), c99);
    uint32_t t102; const p192_bit c103 = p192_subw(&t102, t95, UINT32_C(0x0), c101);
    uint32_t t104; (void)p192_subw(&t104, t78, UINT32_C(0x0), c103);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t105; const p192_bit c106 = p192_subw(&t105, t98, t87, 0);
    uint32_t t107; const p192_bit c108 = p192_subw(&t107, t100, UINT32_C(0x0), c106);
    uint32_t t109; const p192_bit c110 = p192_subw(&t109, t102, UINT32_C(0x0), c108);
    uint32_t t111; const p192_bit c112 = p192_subw(&t111, t104, UINT32_C(0x0), c110);
    uint32_t t113; (void)p192_subw(&t113, t87, UINT32_C(0x0), c112);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t107, t96, 0);
    uint32_t t116; const p192_bit c117 = p192_subw(&t116, t109, UINT32_C(0x0), c115);
    uint32_t t118; const p192_bit c119 = p192_subw(&t118, t111, UINT32_C(0x0), c117);
    uint32_t t120; const p192_bit c121 = p192_subw(&t120, t113, UINT32_C(0x0), c119);
    uint32_t t122; (void)p192_subw(&t122, t96, UINT32_C(0x0), c121);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t123; const p192_bit c124 = p192_subw(&t123, t116, t105, 0);
    uint32_t t125; const p192_bit c126 = p192_subw(&t125, t118, UINT32_C(0x0), c124);
    uint32_t t127; const p192_bit c128 = p192_subw(&t127, t120, UINT32_C(0x0), c126);
    uint32_t t129; const p192_bit c130 = p192_subw(&t129, t122, UINT32_C(0x0), c128);
    uint32_t t131; (void)p192_subw(&t131, t105, UINT32_C(0x0), c130);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t132; const p192_bit c133 = p192_subw(&t132, t69, UINT32_C(0xffffffff), 0);
    uint32_t t134; const p192_bit c135 = p192_subw(&t134, t71, UINT32_C(0xffffffff), c133);
    uint32_t t136; const p192_bit c137 = p192_subw(&t136, t73, UINT32_C(0xfffffffe), c135);
    uint32_t t138; const p192_bit c139 = p192_subw(&t138, t75, UINT32_C(0xffffffff), c137);
    uint32_t t140; const p192_bit c141 = p192_subw(&t140, t77, UINT32_C(0xffffffff), c139);
    uint32_t t142; (void)p192_subw(&t142, UINT32_C(0x0), UINT32_C(0xffffffff), c141);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t143; const p192_bit c144 = p192_addw(&t143, t114, t132, 0);
    uint32_t t145; const p192_bit c146 = p192_addw(&t145, t123, t134, c144);
    uint32_t t147; const p192_bit c148 = p192_addw(&t147, t125, t136, c146);
    uint32_t t149; const p192_bit c150 = p192_addw(&t149, t127, t138, c148);
    uint32_t t151; const p192_bit c152 = p192_addw(&t151, t129, t140, c150);
    uint32_t t153; const p192_bit c154 = p192_addw(&t153, t131, t142, c152);
    uint32_t t155; const p192_bit c156 = p192_addw(&t155, t114, t69, 0);
    uint32_t t157; const p192_bit c158 = p192_addw(&t157, t123, t71, c156);
    uint32_t t159; const p192_bit c160 = p192_addw(&t159, t125, t73, c158);
    uint32_t t161; const p192_bit c162 = p192_addw(&t161, t127, t75, c160);
    uint32_t t163; const p192_bit c164 = p192_addw(&t163, t129, t77, c162);
    uint32_t t165; (void)p192_addw(&t165, t131, UINT32_C(0x0), c164);
    const uint32_t m0 = p192_maskw(c154);
    const uint32_t t166 = p192_selectw(m0, t143, t155);
    const uint32_t t167 = p192_selectw(m0, t145, t157);
    const uint32_t t168 = p192_selectw(m0, t147, t159);
    const uint32_t t169 = p192_selectw(m0, t149, t161);
    const uint32_t t170 = p192_selectw(m0, t151, t163);
    const uint32_t t171 = p192_selectw(m0, t153, t165);
    p192_storew(&r->v[0], t166);
    p192_storew(&r->v[1], t167);
    p192_storew(&r->v[2], t168);
    p192_storew(&r->v[3], t169);
    p192_storew(&r->v[4], t170);
    p192_storew(&r->v[5], t171);
    return -(int)(t28 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p192_fe_from_bytes_le(p192_fe *r, const uint8_t b[24])
{
    const uint32_t b_at0 = (uint32_t)p192_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)p192_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)p192_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)p192_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)p192_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)p192_load4(b + 20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c8 = p192_borroww(b_at0, UINT32_C(0xffffffff), 0);
    const p192_bit c9 = p192_borroww(b_at4, UINT32_C(0xffffffff), c8);
    const p192_bit c10 = p192_borroww(b_at8, UINT32_C(0xfffffffe), c9);
    const p192_bit c11 = p192_borroww(b_at12, UINT32_C(0xffffffff), c10);
    const p192_bit c12 = p192_borroww(b_at16, UINT32_C(0xffffffff), c11);
    const p192_bit c13 = p192_borroww(b_at20, UINT32_C(0xffffffff), c12);
    const uint32_t t15 = p192_maskw(c13);
    const uint32_t t16 = b_at0 & t15;
    const uint32_t t17 = b_at4 & t15;
    const uint32_t t18 = b_at8 & t15;
    const uint32_t t19 = b_at12 & t15;
    const uint32_t t20 = b_at16 & t15;
    const uint32_t t21 = b_at20 & t15;
    const uint32_t t22 = ~t15;
    /* product, row 2: + a * b[2] * W^2 */
    const uint32_t t23 = t16 << 1;
    const uint32_t t24 = t16 >> 31;
    const uint32_t t25 = t17 << 1;
    const uint32_t t26 = t17 >> 31;
    const uint32_t t27 = t18 << 1;
    const uint32_t t28 = t18 >> 31;
    const uint32_t t29 = t19 << 1;
    const uint32_t t30 = t19 >> 31;
    const uint32_t t31 = t20 << 1;
    const uint32_t t32 = t20 >> 31;
    const uint32_t t33 = t21 << 1;
    const uint32_t t34 = t21 >> 31;
    uint32_t t35; const p192_bit c36 = p192_addw(&t35, t18, t23, 0);
    uint32_t t37; const p192_bit c38 = p192_addw(&t37, t19, t25, c36);
    uint32_t t39; const p192_bit c40 = p192_addw(&t39, t20, t27, c38);
    uint32_t t41; const p192_bit c42 = p192_addw(&t41, t21, t29, c40);
    uint32_t t43; const p192_bit c44 = p192_addw(&t43, UINT32_C(0x0), t31, c42);
    uint32_t t45; const p192_bit c46 = p192_addw(&t45, UINT32_C(0x0), t33, c44);
    const uint32_t t47 = p192_bitw(c46);
    uint32_t t48; const p192_bit c49 = p192_addw(&t48, t37, t24, 0);
    uint32_t t50; const p192_bit c51 = p192_addw(&t50, t39, t26, c49);
    uint32_t t52; const p192_bit c53 = p192_addw(&t52, t41, t28, c51);
    uint32_t t54; const p192_bit c55 = p192_addw(&t54, t43, t30, c53);
    uint32_t t56; const p192_bit c57 = p192_addw(&t56, t45, t32, c55);
    uint32_t t58; (void)p192_addw(&t58, t47, t34, c57);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t59; const p192_bit c60 = p192_addw(&t59, t50, t16, 0);
    uint32_t t61; const p192_bit c62 = p192_addw(&t61, t52, t17, c60);
    uint32_t t63; const p192_bit c64 = p192_addw(&t63, t54, t18, c62);
    uint32_t t65; const p192_bit c66 = p192_addw(&t65, t56, t19, c64);
    uint32_t t67; const p192_bit c68 = p192_addw(&t67, t58, t20, c66);
    uint32_t t69; const p192_bit c70 = p192_addw(&t69, UINT32_C(0x0), t21, c68);
    const uint32_t t71 = p192_bitw(c70);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t72; const p192_bit c73 = p192_subw(&t72, t35, t16, 0);
    uint32_t t74; const p192_bit c75 = p192_subw(&t74, t48, UINT32_C(0x0), c73);
    uint32_t t76; const p192_bit c77 = p192_subw(&t76, t59, UINT32_C(0x0), c75);
    uint32_t t78; const p192_bit c79 = p192_subw(&t78, t61, UINT32_C(0x0), c77);
    uint32_t t80; (void)p192_subw(&t80, t16, UINT32_C(0x0), c79);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t81; const p192_bit c82 = p192_subw(&t81, t74, t17, 0);
    uint32_t t83; const p192_bit c84 = p192_subw(&t83, t76, UINT32_C(0x0), c82);
    uint32_t t85; const p192_bit c86 = p192_subw(&t85, t78, UINT32_C(0x0), c84);
    uint32_t t87; const p192_bit c88 = p192_subw(&t87, t80, UINT32_C(0x0), c86);
    uint32_t t89; (void)p192_subw(&t89, t17, UINT32_C(0x0), c88);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t90; const p192_bit c91 = p192_subw(&t90, t83, t72, 0);
    uint32_t t92; const p192_bit c93 = p192_subw(&t92, t85, UINT32_C(0x0), c91);
    uint32_t t94; const p192_bit c95 = p192_subw(&t94, t87, UINT32_C(0x0), c93);
    uint32_t t96; const p192_bit c97 = p192_subw(&t96, t89, UINT32_C(0x0), c95);
    uint32_t t98; (void)p192_subw(&t98, t72, UINT32_C(0x0), c97);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t99; const p192_bit c100 = p192_subw(&t99, t92, t81, 0);
    uint32_t t101; const p192_bit c102 = p192_subw(&t101, t94, UINT32_C(0x0), c100);
    uint32_t t103; const p192_bit c104 = p192_subw(&t103, t96, UINT32_C(0x0), c102);
    uint32_t t105; const p192_bit c106 = p192_subw(&t105, t98, UINT32_C(0x0), c104);
    uint32_t t107; (void)p192_subw(&t107, t81, UINT32_C(0x0), c106);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t108; const p192_bit c109 = p192_subw(&t108, t101, t90, 0);
    uint32_t t110; const p192_bit c111 = p192_subw(&t110, t103, UINT32_C(0x0), c109);
    uint32_t t112; const p192_bit c113 = p192_subw(&t112, t105, UINT32_C(0x0), c111);
    uint32_t t114; const p192_bit c115 = p192_subw(&t114, t107, UINT32_C(0x0), c113);
    uint32_t t116; (void)p192_subw(&t116, t90, UINT32_C(0x0), c115);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t117; const p192_bit c118 = p192_subw(&t117, t110, t99, 0);
    uint32_t t119; const p192_bit c120 = p192_subw(&t119, t112, UINT32_C(0x0), c118);
    uint32_t t121; const p192_bit c122 = p192_subw(&t121, t114, UINT32_C(0x0), c120);
    uint32_t t123; const p192_bit c124 = p192_subw(&t123, t116, UINT32_C(0x0), c122);
    uint32_t t125; (void)p192_subw(&t125, t99, UINT32_C(0x0), c124);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t126; const p192_bit c127 = p192_subw(&t126, t63, UINT32_C(0xffffffff), 0);
    uint32_t t128; const p192_bit c129 = p192_subw(&t128, t65, UINT32_C(0xffffffff), c127);
    uint32_t t130; const p192_bit c131 = p192_subw(&t130, t67, UINT32_C(0xfffffffe), c129);
    uint32_t t132; const p192_bit c133 = p192_subw(&t132, t69, UINT32_C(0xffffffff), c131);
    uint32_t t134; const p192_bit c135 = p192_subw(&t134, t71, UINT32_C(0xffffffff), c133);
    uint32_t t136; (void)p192_subw(&t136, UINT32_C(0x0), UINT32_C(0xffffffff), c135);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t137; const p192_bit c138 = p192_addw(&t137, t108, t126, 0);
    uint32_t t139; const p192_bit c140 = p192_addw(&t139, t117, t128, c138);
    uint32_t t141; const p192_bit c142 = p192_addw(&t141, t119, t130, c140);
    uint32_t t143; const p192_bit c144 = p192_addw(&t143, t121, t132, c142);
    uint32_t t145; const p192_bit c146 = p192_addw(&t145, t123, t134, c144);
    uint32_t t147; const p192_bit c148 = p192_addw(&t147, t125, t136, c146);
    uint32_t t149; const p192_bit c150 = p192_addw(&t149, t108, t63, 0);
    uint32_t t151; const p192_bit c152 = p192_addw(&t151, t117, t65, c150);
    uint32_t t153; const p192_bit c154 = p192_addw(&t153, t119, t67, c152);
    uint32_t t155; const p192_bit c156 = p192_addw(&t155, t121, t69, c154);
    uint32_t t157; const p192_bit c158 = p192_addw(&t157, t123, t71, c156);
    uint32_t t159; (void)p192_addw(&t159, t125, UINT32_C(0x0), c158);
    const uint32_t m0 = p192_maskw(c148);
    const uint32_t t160 = p192_selectw(m0, t137, t149);
    const uint32_t t161 = p192_selectw(m0, t139, t151);
    const uint32_t t162 = p192_selectw(m0, t141, t153);
    const uint32_t t163 = p192_selectw(m0, t143, t155);
    const uint32_t t164 = p192_selectw(m0, t145, t157);
    const uint32_t t165 = p192_selectw(m0, t147, t159);
    p192_storew(&r->v[0], t160);
    p192_storew(&r->v[1], t161);
    p192_storew(&r->v[2], t162);
    p192_storew(&r->v[3], t163);
    p192_storew(&r->v[4], t164);
    p192_storew(&r->v[5], t165);
    return -(int)(t22 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p192_fe_to_bytes(uint8_t b[24], const p192_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t7; const p192_bit c8 = p192_subw(&t7, a2, a0, 0);
    uint32_t t9; const p192_bit c10 = p192_subw(&t9, a3, UINT32_C(0x0), c8);
    uint32_t t11; const p192_bit c12 = p192_subw(&t11, a4, UINT32_C(0x0), c10);
    uint32_t t13; const p192_bit c14 = p192_subw(&t13, a5, UINT32_C(0x0), c12);
    uint32_t t15; (void)p192_subw(&t15, a0, UINT32_C(0x0), c14);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t16; const p192_bit c17 = p192_subw(&t16, t9, a1, 0);
    uint32_t t18; const p192_bit c19 = p192_subw(&t18, t11, UINT32_C(0x0), c17);
    uint32_t t20; const p192_bit c21 = p192_subw(&t20, t13, UINT32_C(0x0), c19);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, t15, UINT32_C(0x0), c21);
    uint32_t t24; (void)p192_subw(&t24, a1, UINT32_C(0x0), c23);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t25; const p192_bit c26 = p192_subw(&t25, t18, t7, 0);
    uint32_t t27; const p192_bit c28 = p192_subw(&t27, t20, UINT32_C(0x0), c26);
    uint32_t t29; const p192_bit c30 = p192_subw(&t29, t22, UINT32_C(0x0), c28);
    uint32_t t31; const p192_bit c32 = p192_subw(&t31, t24, UINT32_C(0x0), c30);
    uint32_t t33; (void)p192_subw(&t33, t7, UINT32_C(0x0), c32);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t34; const p192_bit c35 = p192_subw(&t34, t27, t16, 0);
    uint32_t t36; const p192_bit c37 = p192_subw(&t36, t29, UINT32_C(0x0), c35);
    uint32_t t38; const p192_bit c39 = p192_subw(&t38, t31, UINT32_C(0x0), c37);
    uint32_t t40; const p192_bit c41 = p192_subw(&t40, t33, UINT32_C(0x0), c39);
    uint32_t t42; (void)p192_subw(&t42, t16, UINT32_C(0x0), c41);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t43; const p192_bit c44 = p192_subw(&t43, t36, t25, 0);
    uint32_t t45; const p192_bit c46 = p192_subw(&t45, t38, UINT32_C(0x0), c44);
    uint32_t t47; const p192_bit c48 = p192_subw(&t47, t40, UINT32_C(0x0), c46);
    uint32_t t49; const p192_bit c50 = p192_subw(&t49, t42, UINT32_C(0x0), c48);
    uint32_t t51; (void)p192_subw(&t51, t25, UINT32_C(0x0), c50);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t45, t34, 0);
    uint32_t t54; const p192_bit c55 = p192_subw(&t54, t47, UINT32_C(0x0), c53);
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t49, UINT32_C(0x0), c55);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t51, UINT32_C(0x0), c57);
    uint32_t t60; (void)p192_subw(&t60, t34, UINT32_C(0x0), c59);
    /* words to bytes */
    const uint32_t t61 = p192_bswapw(t43);
    const uint32_t t62 = p192_bswapw(t52);
    const uint32_t t63 = p192_bswapw(t54);
    const uint32_t t64 = p192_bswapw(t56);
    const uint32_t t65 = p192_bswapw(t58);
    const uint32_t t66 = p192_bswapw(t60);
    p192_store4(b + 20, (uint32_t)t61);
    p192_store4(b + 16, (uint32_t)t62);
    p192_store4(b + 12, (uint32_t)t63);
    p192_store4(b + 8, (uint32_t)t64);
    p192_store4(b + 4, (uint32_t)t65);
    p192_store4(b + 0, (uint32_t)t66);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p192_fe_to_bytes_le(uint8_t b[24], const p192_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t7; const p192_bit c8 = p192_subw(&t7, a2, a0, 0);
    uint32_t t9; const p192_bit c10 = p192_subw(&t9, a3, UINT32_C(0x0), c8);
    uint32_t t11; const p192_bit c12 = p192_subw(&t11, a4, UINT32_C(0x0), c10);
    uint32_t t13; const p192_bit c14 = p192_subw(&t13, a5, UINT32_C(0x0), c12);
    uint32_t t15; (void)p192_subw(&t15, a0, UINT32_C(0x0), c14);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t16; const p192_bit c17 = p192_subw(&t16, t9, a1, 0);
    uint32_t t18; const p192_bit c19 = p192_subw(&t18, t11, UINT32_C(0x0), c17);
    uint32_t t20; const p192_bit c21 = p192_subw(&t20, t13, UINT32_C(0x0), c19);
    uint32_t t22; const p192_bit c23 = p192_subw(&t22, t15, UINT32_C(0x0), c21);
    uint32_t t24; (void)p192_subw(&t24, a1, UINT32_C(0x0), c23);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t25; const p192_bit c26 = p192_subw(&t25, t18, t7, 0);
    uint32_t t27; const p192_bit c28 = p192_subw(&t27, t20, UINT32_C(0x0), c26);
    uint32_t t29; const p192_bit c30 = p192_subw(&t29, t22, UINT32_C(0x0), c28);
    uint32_t t31; const p192_bit c32 = p192_subw(&t31, t24, UINT32_C(0x0), c30);
    uint32_t t33; (void)p192_subw(&t33, t7, UINT32_C(0x0), c32);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t34; const p192_bit c35 = p192_subw(&t34, t27, t16, 0);
    uint32_t t36; const p192_bit c37 = p192_subw(&t36, t29, UINT32_C(0x0), c35);
    uint32_t t38; const p192_bit c39 = p192_subw(&t38, t31, UINT32_C(0x0), c37);
    uint32_t t40; const p192_bit c41 = p192_subw(&t40, t33, UINT32_C(0x0), c39);
    uint32_t t42; (void)p192_subw(&t42, t16, UINT32_C(0x0), c41);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t43; const p192_bit c44 = p192_subw(&t43, t36, t25, 0);
    uint32_t t45; const p192_bit c46 = p192_subw(&t45, t38, UINT32_C(0x0), c44);
    uint32_t t47; const p192_bit c48 = p192_subw(&t47, t40, UINT32_C(0x0), c46);
    uint32_t t49; const p192_bit c50 = p192_subw(&t49, t42, UINT32_C(0x0), c48);
    uint32_t t51; (void)p192_subw(&t51, t25, UINT32_C(0x0), c50);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t52; const p192_bit c53 = p192_subw(&t52, t45, t34, 0);
    uint32_t t54; const p192_bit c55 = p192_subw(&t54, t47, UINT32_C(0x0), c53);
    uint32_t t56; const p192_bit c57 = p192_subw(&t56, t49, UINT32_C(0x0), c55);
    uint32_t t58; const p192_bit c59 = p192_subw(&t58, t51, UINT32_C(0x0), c57);
    uint32_t t60; (void)p192_subw(&t60, t34, UINT32_C(0x0), c59);
    p192_store4(b + 0, (uint32_t)t43);
    p192_store4(b + 4, (uint32_t)t52);
    p192_store4(b + 8, (uint32_t)t54);
    p192_store4(b + 12, (uint32_t)t56);
    p192_store4(b + 16, (uint32_t)t58);
    p192_store4(b + 20, (uint32_t)t60);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p192_fe_select(p192_fe *r, uint64_t mask, const p192_fe *a, const p192_fe *b)
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
 * Ensures a < p, b < p. */
void p192_fe_cswap(uint64_t mask, p192_fe *a, p192_fe *b)
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
 * Requires a < p.
 * Returns the mask. */
uint64_t p192_fe_is_zero(const p192_fe *a)
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
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p192_fe_eq(const p192_fe *a, const p192_fe *b)
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
typedef int p192_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
