/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffeffffee37, 6 words of 32 bits, W = 2^32
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^192 = 2^32 + 4553 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp192k1.h"

#if SECP192K1_WORD_BITS == 32
#define SECP192K1_CARRY_CHAINS
#include "secp192k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_add(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
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
    uint32_t t12; const secp192k1_bit c13 = secp192k1_addw(&t12, a0, b0, 0);
    uint32_t t14; const secp192k1_bit c15 = secp192k1_addw(&t14, a1, b1, c13);
    uint32_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, a2, b2, c15);
    uint32_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, a3, b3, c17);
    uint32_t t20; const secp192k1_bit c21 = secp192k1_addw(&t20, a4, b4, c19);
    uint32_t t22; const secp192k1_bit c23 = secp192k1_addw(&t22, a5, b5, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t27; const secp192k1_bit c28 = secp192k1_subw(&t27, t12, UINT32_C(0xffffee37), 0);
    uint32_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t14, UINT32_C(0xfffffffe), c28);
    uint32_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t16, UINT32_C(0xffffffff), c30);
    uint32_t t33; const secp192k1_bit c34 = secp192k1_subw(&t33, t18, UINT32_C(0xffffffff), c32);
    uint32_t t35; const secp192k1_bit c36 = secp192k1_subw(&t35, t20, UINT32_C(0xffffffff), c34);
    uint32_t t37; const secp192k1_bit c38 = secp192k1_subw(&t37, t22, UINT32_C(0xffffffff), c36);
    const uint32_t t40 = secp192k1_bitw(c23);
    const secp192k1_bit c41 = secp192k1_borroww(t40, UINT32_C(0x0), c38);
    const uint32_t m0 = secp192k1_maskw(c41);
    const uint32_t t42 = secp192k1_selectw(m0, t12, t27);
    const uint32_t t43 = secp192k1_selectw(m0, t14, t29);
    const uint32_t t44 = secp192k1_selectw(m0, t16, t31);
    const uint32_t t45 = secp192k1_selectw(m0, t18, t33);
    const uint32_t t46 = secp192k1_selectw(m0, t20, t35);
    const uint32_t t47 = secp192k1_selectw(m0, t22, t37);
    secp192k1_storew(&r->v[0], t42);
    secp192k1_storew(&r->v[1], t43);
    secp192k1_storew(&r->v[2], t44);
    secp192k1_storew(&r->v[3], t45);
    secp192k1_storew(&r->v[4], t46);
    secp192k1_storew(&r->v[5], t47);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_sub(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
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
    uint32_t t12; const secp192k1_bit c13 = secp192k1_subw(&t12, a0, b0, 0);
    uint32_t t14; const secp192k1_bit c15 = secp192k1_subw(&t14, a1, b1, c13);
    uint32_t t16; const secp192k1_bit c17 = secp192k1_subw(&t16, a2, b2, c15);
    uint32_t t18; const secp192k1_bit c19 = secp192k1_subw(&t18, a3, b3, c17);
    uint32_t t20; const secp192k1_bit c21 = secp192k1_subw(&t20, a4, b4, c19);
    uint32_t t22; const secp192k1_bit c23 = secp192k1_subw(&t22, a5, b5, c21);
    /* add the modulus where it borrowed */
    const uint32_t t25 = secp192k1_maskw(c23);
    const uint32_t t27 = t25 & UINT32_C(0xffffee37);
    const uint32_t t29 = t25 & UINT32_C(0xfffffffe);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_addw(&t30, t12, t27, 0);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_addw(&t32, t14, t29, c31);
    uint32_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t16, t25, c33);
    uint32_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t18, t25, c35);
    uint32_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t20, t25, c37);
    uint32_t t40; (void)secp192k1_addw(&t40, t22, t25, c39);
    secp192k1_storew(&r->v[0], t30);
    secp192k1_storew(&r->v[1], t32);
    secp192k1_storew(&r->v[2], t34);
    secp192k1_storew(&r->v[3], t36);
    secp192k1_storew(&r->v[4], t38);
    secp192k1_storew(&r->v[5], t40);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_neg(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* a - b */
    uint32_t t7; const secp192k1_bit c8 = secp192k1_subw(&t7, UINT32_C(0x0), a0, 0);
    uint32_t t9; const secp192k1_bit c10 = secp192k1_subw(&t9, UINT32_C(0x0), a1, c8);
    uint32_t t11; const secp192k1_bit c12 = secp192k1_subw(&t11, UINT32_C(0x0), a2, c10);
    uint32_t t13; const secp192k1_bit c14 = secp192k1_subw(&t13, UINT32_C(0x0), a3, c12);
    uint32_t t15; const secp192k1_bit c16 = secp192k1_subw(&t15, UINT32_C(0x0), a4, c14);
    uint32_t t17; const secp192k1_bit c18 = secp192k1_subw(&t17, UINT32_C(0x0), a5, c16);
    /* add the modulus where it borrowed */
    const uint32_t t19 = secp192k1_maskw(c18);
    const uint32_t t21 = t19 & UINT32_C(0xffffee37);
    const uint32_t t23 = t19 & UINT32_C(0xfffffffe);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t7, t21, 0);
    uint32_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, t9, t23, c25);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t11, t19, c27);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_addw(&t30, t13, t19, c29);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_addw(&t32, t15, t19, c31);
    uint32_t t34; (void)secp192k1_addw(&t34, t17, t19, c33);
    secp192k1_storew(&r->v[0], t24);
    secp192k1_storew(&r->v[1], t26);
    secp192k1_storew(&r->v[2], t28);
    secp192k1_storew(&r->v[3], t30);
    secp192k1_storew(&r->v[4], t32);
    secp192k1_storew(&r->v[5], t34);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_dbl(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* 2*a, below 2*p */
    uint32_t t6; const secp192k1_bit c7 = secp192k1_addw(&t6, a0, a0, 0);
    uint32_t t8; const secp192k1_bit c9 = secp192k1_addw(&t8, a1, a1, c7);
    uint32_t t10; const secp192k1_bit c11 = secp192k1_addw(&t10, a2, a2, c9);
    uint32_t t12; const secp192k1_bit c13 = secp192k1_addw(&t12, a3, a3, c11);
    uint32_t t14; const secp192k1_bit c15 = secp192k1_addw(&t14, a4, a4, c13);
    uint32_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, a5, a5, c15);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t21; const secp192k1_bit c22 = secp192k1_subw(&t21, t6, UINT32_C(0xffffee37), 0);
    uint32_t t23; const secp192k1_bit c24 = secp192k1_subw(&t23, t8, UINT32_C(0xfffffffe), c22);
    uint32_t t25; const secp192k1_bit c26 = secp192k1_subw(&t25, t10, UINT32_C(0xffffffff), c24);
    uint32_t t27; const secp192k1_bit c28 = secp192k1_subw(&t27, t12, UINT32_C(0xffffffff), c26);
    uint32_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t14, UINT32_C(0xffffffff), c28);
    uint32_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t16, UINT32_C(0xffffffff), c30);
    const uint32_t t34 = secp192k1_bitw(c17);
    const secp192k1_bit c35 = secp192k1_borroww(t34, UINT32_C(0x0), c32);
    const uint32_t m0 = secp192k1_maskw(c35);
    const uint32_t t36 = secp192k1_selectw(m0, t6, t21);
    const uint32_t t37 = secp192k1_selectw(m0, t8, t23);
    const uint32_t t38 = secp192k1_selectw(m0, t10, t25);
    const uint32_t t39 = secp192k1_selectw(m0, t12, t27);
    const uint32_t t40 = secp192k1_selectw(m0, t14, t29);
    const uint32_t t41 = secp192k1_selectw(m0, t16, t31);
    secp192k1_storew(&r->v[0], t36);
    secp192k1_storew(&r->v[1], t37);
    secp192k1_storew(&r->v[2], t38);
    secp192k1_storew(&r->v[3], t39);
    secp192k1_storew(&r->v[4], t40);
    secp192k1_storew(&r->v[5], t41);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp192k1_fe_half(secp192k1_fe *r, const secp192k1_fe *a)
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
    const uint32_t t11 = t9 & UINT32_C(0xffffee37);
    const uint32_t t13 = t9 & UINT32_C(0xfffffffe);
    uint32_t t14; const secp192k1_bit c15 = secp192k1_addw(&t14, a0, t11, 0);
    uint32_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, a1, t13, c15);
    uint32_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, a2, t9, c17);
    uint32_t t20; const secp192k1_bit c21 = secp192k1_addw(&t20, a3, t9, c19);
    uint32_t t22; const secp192k1_bit c23 = secp192k1_addw(&t22, a4, t9, c21);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, a5, t9, c23);
    const uint32_t t26 = secp192k1_bitw(c25);
    /* shift right by one bit */
    const uint32_t t27 = (t16 << 31) | (t14 >> 1);
    const uint32_t t28 = (t18 << 31) | (t16 >> 1);
    const uint32_t t29 = (t20 << 31) | (t18 >> 1);
    const uint32_t t30 = (t22 << 31) | (t20 >> 1);
    const uint32_t t31 = (t24 << 31) | (t22 >> 1);
    const uint32_t t32 = (t26 << 31) | (t24 >> 1);
    secp192k1_storew(&r->v[0], t27);
    secp192k1_storew(&r->v[1], t28);
    secp192k1_storew(&r->v[2], t29);
    secp192k1_storew(&r->v[3], t30);
    secp192k1_storew(&r->v[4], t31);
    secp192k1_storew(&r->v[5], t32);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^192 = 2^32 + 4553 (mod p) */
void secp192k1_fe_mul(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
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
    const uint32_t t14 = secp192k1_mulw(&t13, a0, b0);
    uint32_t t15;
    const uint32_t t16 = secp192k1_mulw(&t15, a1, b0);
    uint32_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t16, t13, 0);
    uint32_t t19;
    const uint32_t t20 = secp192k1_mulw(&t19, a2, b0);
    uint32_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = secp192k1_mulw(&t23, a3, b0);
    uint32_t t25; const secp192k1_bit c26 = secp192k1_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = secp192k1_mulw(&t27, a4, b0);
    uint32_t t29; const secp192k1_bit c30 = secp192k1_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = secp192k1_mulw(&t31, a5, b0);
    uint32_t t33; const secp192k1_bit c34 = secp192k1_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)secp192k1_addw(&t35, t31, UINT32_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t36;
    const uint32_t t37 = secp192k1_mulw(&t36, a0, b1);
    uint32_t t38;
    const uint32_t t39 = secp192k1_mulw(&t38, a1, b1);
    uint32_t t40;
    const uint32_t t41 = secp192k1_mulw(&t40, a2, b1);
    uint32_t t42;
    const uint32_t t43 = secp192k1_mulw(&t42, a3, b1);
    uint32_t t44;
    const uint32_t t45 = secp192k1_mulw(&t44, a4, b1);
    uint32_t t46;
    const uint32_t t47 = secp192k1_mulw(&t46, a5, b1);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t17, t37, 0);
    uint32_t t50; const secp192k1_bit c51 = secp192k1_addw(&t50, t21, t39, c49);
    uint32_t t52; const secp192k1_bit c53 = secp192k1_addw(&t52, t25, t41, c51);
    uint32_t t54; const secp192k1_bit c55 = secp192k1_addw(&t54, t29, t43, c53);
    uint32_t t56; const secp192k1_bit c57 = secp192k1_addw(&t56, t33, t45, c55);
    uint32_t t58; const secp192k1_bit c59 = secp192k1_addw(&t58, t35, t47, c57);
    const uint32_t t60 = secp192k1_bitw(c59);
    uint32_t t61; const secp192k1_bit c62 = secp192k1_addw(&t61, t50, t36, 0);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t52, t38, c62);
    uint32_t t65; const secp192k1_bit c66 = secp192k1_addw(&t65, t54, t40, c64);
    uint32_t t67; const secp192k1_bit c68 = secp192k1_addw(&t67, t56, t42, c66);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)secp192k1_addw(&t71, t60, t46, c70);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t72;
    const uint32_t t73 = secp192k1_mulw(&t72, a0, b2);
    uint32_t t74;
    const uint32_t t75 = secp192k1_mulw(&t74, a1, b2);
    uint32_t t76;
    const uint32_t t77 = secp192k1_mulw(&t76, a2, b2);
    uint32_t t78;
    const uint32_t t79 = secp192k1_mulw(&t78, a3, b2);
    uint32_t t80;
    const uint32_t t81 = secp192k1_mulw(&t80, a4, b2);
    uint32_t t82;
    const uint32_t t83 = secp192k1_mulw(&t82, a5, b2);
    uint32_t t84; const secp192k1_bit c85 = secp192k1_addw(&t84, t61, t73, 0);
    uint32_t t86; const secp192k1_bit c87 = secp192k1_addw(&t86, t63, t75, c85);
    uint32_t t88; const secp192k1_bit c89 = secp192k1_addw(&t88, t65, t77, c87);
    uint32_t t90; const secp192k1_bit c91 = secp192k1_addw(&t90, t67, t79, c89);
    uint32_t t92; const secp192k1_bit c93 = secp192k1_addw(&t92, t69, t81, c91);
    uint32_t t94; const secp192k1_bit c95 = secp192k1_addw(&t94, t71, t83, c93);
    const uint32_t t96 = secp192k1_bitw(c95);
    uint32_t t97; const secp192k1_bit c98 = secp192k1_addw(&t97, t86, t72, 0);
    uint32_t t99; const secp192k1_bit c100 = secp192k1_addw(&t99, t88, t74, c98);
    uint32_t t101; const secp192k1_bit c102 = secp192k1_addw(&t101, t90, t76, c100);
    uint32_t t103; const secp192k1_bit c104 = secp192k1_addw(&t103, t92, t78, c102);
    uint32_t t105; const secp192k1_bit c106 = secp192k1_addw(&t105, t94, t80, c104);
    uint32_t t107; (void)secp192k1_addw(&t107, t96, t82, c106);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t108;
    const uint32_t t109 = secp192k1_mulw(&t108, a0, b3);
    uint32_t t110;
    const uint32_t t111 = secp192k1_mulw(&t110, a1, b3);
    uint32_t t112;
    const uint32_t t113 = secp192k1_mulw(&t112, a2, b3);
    uint32_t t114;
    const uint32_t t115 = secp192k1_mulw(&t114, a3, b3);
    uint32_t t116;
    const uint32_t t117 = secp192k1_mulw(&t116, a4, b3);
    uint32_t t118;
    const uint32_t t119 = secp192k1_mulw(&t118, a5, b3);
    uint32_t t120; const secp192k1_bit c121 = secp192k1_addw(&t120, t97, t109, 0);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_addw(&t122, t99, t111, c121);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_addw(&t124, t101, t113, c123);
    uint32_t t126; const secp192k1_bit c127 = secp192k1_addw(&t126, t103, t115, c125);
    uint32_t t128; const secp192k1_bit c129 = secp192k1_addw(&t128, t105, t117, c127);
    uint32_t t130; const secp192k1_bit c131 = secp192k1_addw(&t130, t107, t119, c129);
    const uint32_t t132 = secp192k1_bitw(c131);
    uint32_t t133; const secp192k1_bit c134 = secp192k1_addw(&t133, t122, t108, 0);
    uint32_t t135; const secp192k1_bit c136 = secp192k1_addw(&t135, t124, t110, c134);
    uint32_t t137; const secp192k1_bit c138 = secp192k1_addw(&t137, t126, t112, c136);
    uint32_t t139; const secp192k1_bit c140 = secp192k1_addw(&t139, t128, t114, c138);
    uint32_t t141; const secp192k1_bit c142 = secp192k1_addw(&t141, t130, t116, c140);
    uint32_t t143; (void)secp192k1_addw(&t143, t132, t118, c142);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t144;
    const uint32_t t145 = secp192k1_mulw(&t144, a0, b4);
    uint32_t t146;
    const uint32_t t147 = secp192k1_mulw(&t146, a1, b4);
    uint32_t t148;
    const uint32_t t149 = secp192k1_mulw(&t148, a2, b4);
    uint32_t t150;
    const uint32_t t151 = secp192k1_mulw(&t150, a3, b4);
    uint32_t t152;
    const uint32_t t153 = secp192k1_mulw(&t152, a4, b4);
    uint32_t t154;
    const uint32_t t155 = secp192k1_mulw(&t154, a5, b4);
    uint32_t t156; const secp192k1_bit c157 = secp192k1_addw(&t156, t133, t145, 0);
    uint32_t t158; const secp192k1_bit c159 = secp192k1_addw(&t158, t135, t147, c157);
    uint32_t t160; const secp192k1_bit c161 = secp192k1_addw(&t160, t137, t149, c159);
    uint32_t t162; const secp192k1_bit c163 = secp192k1_addw(&t162, t139, t151, c161);
    uint32_t t164; const secp192k1_bit c165 = secp192k1_addw(&t164, t141, t153, c163);
    uint32_t t166; const secp192k1_bit c167 = secp192k1_addw(&t166, t143, t155, c165);
    const uint32_t t168 = secp192k1_bitw(c167);
    uint32_t t169; const secp192k1_bit c170 = secp192k1_addw(&t169, t158, t144, 0);
    uint32_t t171; const secp192k1_bit c172 = secp192k1_addw(&t171, t160, t146, c170);
    uint32_t t173; const secp192k1_bit c174 = secp192k1_addw(&t173, t162, t148, c172);
    uint32_t t175; const secp192k1_bit c176 = secp192k1_addw(&t175, t164, t150, c174);
    uint32_t t177; const secp192k1_bit c178 = secp192k1_addw(&t177, t166, t152, c176);
    uint32_t t179; (void)secp192k1_addw(&t179, t168, t154, c178);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t180;
    const uint32_t t181 = secp192k1_mulw(&t180, a0, b5);
    uint32_t t182;
    const uint32_t t183 = secp192k1_mulw(&t182, a1, b5);
    uint32_t t184;
    const uint32_t t185 = secp192k1_mulw(&t184, a2, b5);
    uint32_t t186;
    const uint32_t t187 = secp192k1_mulw(&t186, a3, b5);
    uint32_t t188;
    const uint32_t t189 = secp192k1_mulw(&t188, a4, b5);
    uint32_t t190;
    const uint32_t t191 = secp192k1_mulw(&t190, a5, b5);
    uint32_t t192; const secp192k1_bit c193 = secp192k1_addw(&t192, t169, t181, 0);
    uint32_t t194; const secp192k1_bit c195 = secp192k1_addw(&t194, t171, t183, c193);
    uint32_t t196; const secp192k1_bit c197 = secp192k1_addw(&t196, t173, t185, c195);
    uint32_t t198; const secp192k1_bit c199 = secp192k1_addw(&t198, t175, t187, c197);
    uint32_t t200; const secp192k1_bit c201 = secp192k1_addw(&t200, t177, t189, c199);
    uint32_t t202; const secp192k1_bit c203 = secp192k1_addw(&t202, t179, t191, c201);
    const uint32_t t204 = secp192k1_bitw(c203);
    uint32_t t205; const secp192k1_bit c206 = secp192k1_addw(&t205, t194, t180, 0);
    uint32_t t207; const secp192k1_bit c208 = secp192k1_addw(&t207, t196, t182, c206);
    uint32_t t209; const secp192k1_bit c210 = secp192k1_addw(&t209, t198, t184, c208);
    uint32_t t211; const secp192k1_bit c212 = secp192k1_addw(&t211, t200, t186, c210);
    uint32_t t213; const secp192k1_bit c214 = secp192k1_addw(&t213, t202, t188, c212);
    uint32_t t215; (void)secp192k1_addw(&t215, t204, t190, c214);
    /* fold: the part above 2^192, times 2^192 mod p, onto the part below */
    uint32_t t217;
    const uint32_t t218 = secp192k1_mulw(&t217, t205, UINT32_C(0x11c9));
    uint32_t t219;
    const uint32_t t220 = secp192k1_mulw(&t219, t207, UINT32_C(0x11c9));
    uint32_t t221;
    const uint32_t t222 = secp192k1_mulw(&t221, t209, UINT32_C(0x11c9));
    uint32_t t223;
    const uint32_t t224 = secp192k1_mulw(&t223, t211, UINT32_C(0x11c9));
    uint32_t t225;
    const uint32_t t226 = secp192k1_mulw(&t225, t213, UINT32_C(0x11c9));
    uint32_t t227;
    const uint32_t t228 = secp192k1_mulw(&t227, t215, UINT32_C(0x11c9));
    uint32_t t230; const secp192k1_bit c231 = secp192k1_addw(&t230, t14, t218, 0);
    uint32_t t232; const secp192k1_bit c233 = secp192k1_addw(&t232, t48, t220, c231);
    uint32_t t234; const secp192k1_bit c235 = secp192k1_addw(&t234, t84, t222, c233);
    uint32_t t236; const secp192k1_bit c237 = secp192k1_addw(&t236, t120, t224, c235);
    uint32_t t238; const secp192k1_bit c239 = secp192k1_addw(&t238, t156, t226, c237);
    uint32_t t240; const secp192k1_bit c241 = secp192k1_addw(&t240, t192, t228, c239);
    uint32_t t242; (void)secp192k1_addw(&t242, UINT32_C(0x0), UINT32_C(0x1), c241);
    uint32_t t243; const secp192k1_bit c244 = secp192k1_addw(&t243, t232, t217, 0);
    uint32_t t245; const secp192k1_bit c246 = secp192k1_addw(&t245, t234, t219, c244);
    uint32_t t247; const secp192k1_bit c248 = secp192k1_addw(&t247, t236, t221, c246);
    uint32_t t249; const secp192k1_bit c250 = secp192k1_addw(&t249, t238, t223, c248);
    uint32_t t251; const secp192k1_bit c252 = secp192k1_addw(&t251, t240, t225, c250);
    uint32_t t253; (void)secp192k1_addw(&t253, t242, t227, c252);
    uint32_t t254; const secp192k1_bit c255 = secp192k1_addw(&t254, t243, t205, 0);
    uint32_t t256; const secp192k1_bit c257 = secp192k1_addw(&t256, t245, t207, c255);
    uint32_t t258; const secp192k1_bit c259 = secp192k1_addw(&t258, t247, t209, c257);
    uint32_t t260; const secp192k1_bit c261 = secp192k1_addw(&t260, t249, t211, c259);
    uint32_t t262; const secp192k1_bit c263 = secp192k1_addw(&t262, t251, t213, c261);
    uint32_t t264; const secp192k1_bit c265 = secp192k1_addw(&t264, t253, t215, c263);
    const uint32_t t266 = secp192k1_bitw(c265);
    /* last fold, of the part above 2^192 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t267;
    const uint32_t t268 = secp192k1_mulw(&t267, t264, UINT32_C(0x11c9));
    const uint32_t t269 = t266 * UINT32_C(0x11c9);
    const uint32_t t270 = t269 + t267;
    uint32_t t271; const secp192k1_bit c272 = secp192k1_addw(&t271, t270, t264, 0);
    uint32_t t273; (void)secp192k1_addw(&t273, UINT32_C(0x0), t266, c272);
    uint32_t t274; const secp192k1_bit c275 = secp192k1_addw(&t274, t230, t268, 0);
    uint32_t t276; const secp192k1_bit c277 = secp192k1_addw(&t276, t254, t271, c275);
    uint32_t t278; const secp192k1_bit c279 = secp192k1_addw(&t278, t256, t273, c277);
    uint32_t t280; const secp192k1_bit c281 = secp192k1_addw(&t280, t258, UINT32_C(0x0), c279);
    uint32_t t282; const secp192k1_bit c283 = secp192k1_addw(&t282, t260, UINT32_C(0x0), c281);
    uint32_t t284; const secp192k1_bit c285 = secp192k1_addw(&t284, t262, UINT32_C(0x0), c283);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp192k1_maskw(c285);
    const uint32_t t286 = secp192k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x11c9));
    uint32_t t287; const secp192k1_bit c288 = secp192k1_subw(&t287, t274, t286, 0);
    const uint32_t t289 = secp192k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t290; const secp192k1_bit c291 = secp192k1_subw(&t290, t276, t289, c288);
    uint32_t t292; const secp192k1_bit c293 = secp192k1_subw(&t292, t278, UINT32_C(0x0), c291);
    uint32_t t294; const secp192k1_bit c295 = secp192k1_subw(&t294, t280, UINT32_C(0x0), c293);
    uint32_t t296; const secp192k1_bit c297 = secp192k1_subw(&t296, t282, UINT32_C(0x0), c295);
    uint32_t t298; (void)secp192k1_subw(&t298, t284, UINT32_C(0x0), c297);
    secp192k1_storew(&r->v[0], t287);
    secp192k1_storew(&r->v[1], t290);
    secp192k1_storew(&r->v[2], t292);
    secp192k1_storew(&r->v[3], t294);
    secp192k1_storew(&r->v[4], t296);
    secp192k1_storew(&r->v[5], t298);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^192 = 2^32 + 4553 (mod p) */
void secp192k1_fe_sqr(secp192k1_fe *r, const secp192k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* square, products of a[0] with the words above it */
    uint32_t t7;
    const uint32_t t8 = secp192k1_mulw(&t7, a1, a0);
    uint32_t t9;
    const uint32_t t10 = secp192k1_mulw(&t9, a2, a0);
    uint32_t t11; const secp192k1_bit c12 = secp192k1_addw(&t11, t10, t7, 0);
    uint32_t t13;
    const uint32_t t14 = secp192k1_mulw(&t13, a3, a0);
    uint32_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t9, c12);
    uint32_t t17;
    const uint32_t t18 = secp192k1_mulw(&t17, a4, a0);
    uint32_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t18, t13, c16);
    uint32_t t21;
    const uint32_t t22 = secp192k1_mulw(&t21, a5, a0);
    uint32_t t23; const secp192k1_bit c24 = secp192k1_addw(&t23, t22, t17, c20);
    uint32_t t25; (void)secp192k1_addw(&t25, t21, UINT32_C(0x0), c24);
    /* square, products of a[1] with the words above it */
    uint32_t t26;
    const uint32_t t27 = secp192k1_mulw(&t26, a2, a1);
    uint32_t t28;
    const uint32_t t29 = secp192k1_mulw(&t28, a3, a1);
    uint32_t t30;
    const uint32_t t31 = secp192k1_mulw(&t30, a4, a1);
    uint32_t t32;
    const uint32_t t33 = secp192k1_mulw(&t32, a5, a1);
    uint32_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t15, t27, 0);
    uint32_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t19, t29, c35);
    uint32_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t23, t31, c37);
    uint32_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t25, t33, c39);
    const uint32_t t42 = secp192k1_bitw(c41);
    uint32_t t43; const secp192k1_bit c44 = secp192k1_addw(&t43, t36, t26, 0);
    uint32_t t45; const secp192k1_bit c46 = secp192k1_addw(&t45, t38, t28, c44);
    uint32_t t47; const secp192k1_bit c48 = secp192k1_addw(&t47, t40, t30, c46);
    uint32_t t49; (void)secp192k1_addw(&t49, t42, t32, c48);
    /* square, products of a[2] with the words above it */
    uint32_t t50;
    const uint32_t t51 = secp192k1_mulw(&t50, a3, a2);
    uint32_t t52;
    const uint32_t t53 = secp192k1_mulw(&t52, a4, a2);
    uint32_t t54;
    const uint32_t t55 = secp192k1_mulw(&t54, a5, a2);
    uint32_t t56; const secp192k1_bit c57 = secp192k1_addw(&t56, t45, t51, 0);
    uint32_t t58; const secp192k1_bit c59 = secp192k1_addw(&t58, t47, t53, c57);
    uint32_t t60; const secp192k1_bit c61 = secp192k1_addw(&t60, t49, t55, c59);
    const uint32_t t62 = secp192k1_bitw(c61);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t58, t50, 0);
    uint32_t t65; const secp192k1_bit c66 = secp192k1_addw(&t65, t60, t52, c64);
    uint32_t t67; (void)secp192k1_addw(&t67, t62, t54, c66);
    /* square, products of a[3] with the words above it */
    uint32_t t68;
    const uint32_t t69 = secp192k1_mulw(&t68, a4, a3);
    uint32_t t70;
    const uint32_t t71 = secp192k1_mulw(&t70, a5, a3);
    uint32_t t72; const secp192k1_bit c73 = secp192k1_addw(&t72, t65, t69, 0);
    uint32_t t74; const secp192k1_bit c75 = secp192k1_addw(&t74, t67, t71, c73);
    const uint32_t t76 = secp192k1_bitw(c75);
    uint32_t t77; const secp192k1_bit c78 = secp192k1_addw(&t77, t74, t68, 0);
    uint32_t t79; (void)secp192k1_addw(&t79, t76, t70, c78);
    /* square, products of a[4] with the words above it */
    uint32_t t80;
    const uint32_t t81 = secp192k1_mulw(&t80, a5, a4);
    uint32_t t82; const secp192k1_bit c83 = secp192k1_addw(&t82, t79, t81, 0);
    const uint32_t t84 = secp192k1_bitw(c83);
    const uint32_t t85 = t84 + t80;
    /* square: double the cross products */
    uint32_t t86; const secp192k1_bit c87 = secp192k1_addw(&t86, t8, t8, 0);
    uint32_t t88; const secp192k1_bit c89 = secp192k1_addw(&t88, t11, t11, c87);
    uint32_t t90; const secp192k1_bit c91 = secp192k1_addw(&t90, t34, t34, c89);
    uint32_t t92; const secp192k1_bit c93 = secp192k1_addw(&t92, t43, t43, c91);
    uint32_t t94; const secp192k1_bit c95 = secp192k1_addw(&t94, t56, t56, c93);
    uint32_t t96; const secp192k1_bit c97 = secp192k1_addw(&t96, t63, t63, c95);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_addw(&t98, t72, t72, c97);
    uint32_t t100; const secp192k1_bit c101 = secp192k1_addw(&t100, t77, t77, c99);
    uint32_t t102; const secp192k1_bit c103 = secp192k1_addw(&t102, t82, t82, c101);
    uint32_t t104; const secp192k1_bit c105 = secp192k1_addw(&t104, t85, t85, c103);
    const uint32_t t106 = secp192k1_bitw(c105);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t107;
    const uint32_t t108 = secp192k1_mulw(&t107, a0, a0);
    uint32_t t109;
    const uint32_t t110 = secp192k1_mulw(&t109, a1, a1);
    uint32_t t111;
    const uint32_t t112 = secp192k1_mulw(&t111, a2, a2);
    uint32_t t113;
    const uint32_t t114 = secp192k1_mulw(&t113, a3, a3);
    uint32_t t115;
    const uint32_t t116 = secp192k1_mulw(&t115, a4, a4);
    uint32_t t117;
    const uint32_t t118 = secp192k1_mulw(&t117, a5, a5);
    uint32_t t119; const secp192k1_bit c120 = secp192k1_addw(&t119, t86, t107, 0);
    uint32_t t121; const secp192k1_bit c122 = secp192k1_addw(&t121, t88, t110, c120);
    uint32_t t123; const secp192k1_bit c124 = secp192k1_addw(&t123, t90, t109, c122);
    uint32_t t125; const secp192k1_bit c126 = secp192k1_addw(&t125, t92, t112, c124);
    uint32_t t127; const secp192k1_bit c128 = secp192k1_addw(&t127, t94, t111, c126);
    uint32_t t129; const secp192k1_bit c130 = secp192k1_addw(&t129, t96, t114, c128);
    uint32_t t131; const secp192k1_bit c132 = secp192k1_addw(&t131, t98, t113, c130);
    uint32_t t133; const secp192k1_bit c134 = secp192k1_addw(&t133, t100, t116, c132);
    uint32_t t135; const secp192k1_bit c136 = secp192k1_addw(&t135, t102, t115, c134);
    uint32_t t137; const secp192k1_bit c138 = secp192k1_addw(&t137, t104, t118, c136);
    uint32_t t139; (void)secp192k1_addw(&t139, t106, t117, c138);
    /* fold: the part above 2^192, times 2^192 mod p, onto the part below */
    uint32_t t141;
    const uint32_t t142 = secp192k1_mulw(&t141, t129, UINT32_C(0x11c9));
    uint32_t t143;
    const uint32_t t144 = secp192k1_mulw(&t143, t131, UINT32_C(0x11c9));
    uint32_t t145;
    const uint32_t t146 = secp192k1_mulw(&t145, t133, UINT32_C(0x11c9));
    uint32_t t147;
    const uint32_t t148 = secp192k1_mulw(&t147, t135, UINT32_C(0x11c9));
    uint32_t t149;
    const uint32_t t150 = secp192k1_mulw(&t149, t137, UINT32_C(0x11c9));
    uint32_t t151;
    const uint32_t t152 = secp192k1_mulw(&t151, t139, UINT32_C(0x11c9));
    uint32_t t154; const secp192k1_bit c155 = secp192k1_addw(&t154, t108, t142, 0);
    uint32_t t156; const secp192k1_bit c157 = secp192k1_addw(&t156, t119, t144, c155);
    uint32_t t158; const secp192k1_bit c159 = secp192k1_addw(&t158, t121, t146, c157);
    uint32_t t160; const secp192k1_bit c161 = secp192k1_addw(&t160, t123, t148, c159);
    uint32_t t162; const secp192k1_bit c163 = secp192k1_addw(&t162, t125, t150, c161);
    uint32_t t164; const secp192k1_bit c165 = secp192k1_addw(&t164, t127, t152, c163);
    uint32_t t166; (void)secp192k1_addw(&t166, UINT32_C(0x0), UINT32_C(0x1), c165);
    uint32_t t167; const secp192k1_bit c168 = secp192k1_addw(&t167, t156, t141, 0);
    uint32_t t169; const secp192k1_bit c170 = secp192k1_addw(&t169, t158, t143, c168);
    uint32_t t171; const secp192k1_bit c172 = secp192k1_addw(&t171, t160, t145, c170);
    uint32_t t173; const secp192k1_bit c174 = secp192k1_addw(&t173, t162, t147, c172);
    uint32_t t175; const secp192k1_bit c176 = secp192k1_addw(&t175, t164, t149, c174);
    uint32_t t177; (void)secp192k1_addw(&t177, t166, t151, c176);
    uint32_t t178; const secp192k1_bit c179 = secp192k1_addw(&t178, t167, t129, 0);
    uint32_t t180; const secp192k1_bit c181 = secp192k1_addw(&t180, t169, t131, c179);
    uint32_t t182; const secp192k1_bit c183 = secp192k1_addw(&t182, t171, t133, c181);
    uint32_t t184; const secp192k1_bit c185 = secp192k1_addw(&t184, t173, t135, c183);
    uint32_t t186; const secp192k1_bit c187 = secp192k1_addw(&t186, t175, t137, c185);
    uint32_t t188; const secp192k1_bit c189 = secp192k1_addw(&t188, t177, t139, c187);
    const uint32_t t190 = secp192k1_bitw(c189);
    /* last fold, of the part above 2^192 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t191;
    const uint32_t t192 = secp192k1_mulw(&t191, t188, UINT32_C(0x11c9));
    const uint32_t t193 = t190 * UINT32_C(0x11c9);
    const uint32_t t194 = t193 + t191;
    uint32_t t195; const secp192k1_bit c196 = secp192k1_addw(&t195, t194, t188, 0);
    uint32_t t197; (void)secp192k1_addw(&t197, UINT32_C(0x0), t190, c196);
    uint32_t t198; const secp192k1_bit c199 = secp192k1_addw(&t198, t154, t192, 0);
    uint32_t t200; const secp192k1_bit c201 = secp192k1_addw(&t200, t178, t195, c199);
    uint32_t t202; const secp192k1_bit c203 = secp192k1_addw(&t202, t180, t197, c201);
    uint32_t t204; const secp192k1_bit c205 = secp192k1_addw(&t204, t182, UINT32_C(0x0), c203);
    uint32_t t206; const secp192k1_bit c207 = secp192k1_addw(&t206, t184, UINT32_C(0x0), c205);
    uint32_t t208; const secp192k1_bit c209 = secp192k1_addw(&t208, t186, UINT32_C(0x0), c207);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp192k1_maskw(c209);
    const uint32_t t210 = secp192k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x11c9));
    uint32_t t211; const secp192k1_bit c212 = secp192k1_subw(&t211, t198, t210, 0);
    const uint32_t t213 = secp192k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t214; const secp192k1_bit c215 = secp192k1_subw(&t214, t200, t213, c212);
    uint32_t t216; const secp192k1_bit c217 = secp192k1_subw(&t216, t202, UINT32_C(0x0), c215);
    uint32_t t218; const secp192k1_bit c219 = secp192k1_subw(&t218, t204, UINT32_C(0x0), c217);
    uint32_t t220; const secp192k1_bit c221 = secp192k1_subw(&t220, t206, UINT32_C(0x0), c219);
    uint32_t t222; (void)secp192k1_subw(&t222, t208, UINT32_C(0x0), c221);
    secp192k1_storew(&r->v[0], t211);
    secp192k1_storew(&r->v[1], t214);
    secp192k1_storew(&r->v[2], t216);
    secp192k1_storew(&r->v[3], t218);
    secp192k1_storew(&r->v[4], t220);
    secp192k1_storew(&r->v[5], t222);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp192k1_fe_mul_small(secp192k1_fe *r, const secp192k1_fe *a, uint32_t k)
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
    const uint32_t t9 = secp192k1_mulw(&t8, a0, k_word);
    uint32_t t10;
    const uint32_t t11 = secp192k1_mulw(&t10, a1, k_word);
    uint32_t t12; const secp192k1_bit c13 = secp192k1_addw(&t12, t11, t8, 0);
    uint32_t t14;
    const uint32_t t15 = secp192k1_mulw(&t14, a2, k_word);
    uint32_t t16; const secp192k1_bit c17 = secp192k1_addw(&t16, t15, t10, c13);
    uint32_t t18;
    const uint32_t t19 = secp192k1_mulw(&t18, a3, k_word);
    uint32_t t20; const secp192k1_bit c21 = secp192k1_addw(&t20, t19, t14, c17);
    uint32_t t22;
    const uint32_t t23 = secp192k1_mulw(&t22, a4, k_word);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, t23, t18, c21);
    uint32_t t26;
    const uint32_t t27 = secp192k1_mulw(&t26, a5, k_word);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t27, t22, c25);
    uint32_t t30; (void)secp192k1_addw(&t30, t26, UINT32_C(0x0), c29);
    /* T - q * p, below 4*p */
    uint32_t t34;
    const uint32_t t35 = secp192k1_mulw(&t34, UINT32_C(0xffffee37), t30);
    uint32_t t36;
    const uint32_t t37 = secp192k1_mulw(&t36, UINT32_C(0xfffffffe), t30);
    uint32_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t37, t34, 0);
    uint32_t t40;
    const uint32_t t41 = secp192k1_mulw(&t40, UINT32_C(0xffffffff), t30);
    uint32_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t41, t36, c39);
    uint32_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t41, t40, c43);
    uint32_t t46; const secp192k1_bit c47 = secp192k1_addw(&t46, t41, t40, c45);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t41, t40, c47);
    uint32_t t50; (void)secp192k1_addw(&t50, t40, UINT32_C(0x0), c49);
    uint32_t t51; const secp192k1_bit c52 = secp192k1_subw(&t51, t9, t35, 0);
    uint32_t t53; const secp192k1_bit c54 = secp192k1_subw(&t53, t12, t38, c52);
    uint32_t t55; const secp192k1_bit c56 = secp192k1_subw(&t55, t16, t42, c54);
    uint32_t t57; const secp192k1_bit c58 = secp192k1_subw(&t57, t20, t44, c56);
    uint32_t t59; const secp192k1_bit c60 = secp192k1_subw(&t59, t24, t46, c58);
    uint32_t t61; const secp192k1_bit c62 = secp192k1_subw(&t61, t28, t48, c60);
    uint32_t t63; (void)secp192k1_subw(&t63, t30, t50, c62);
    /* subtract 2*p where that does not borrow */
    uint32_t t67; const secp192k1_bit c68 = secp192k1_subw(&t67, t51, UINT32_C(0xffffdc6e), 0);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_subw(&t69, t53, UINT32_C(0xfffffffd), c68);
    uint32_t t71; const secp192k1_bit c72 = secp192k1_subw(&t71, t55, UINT32_C(0xffffffff), c70);
    uint32_t t73; const secp192k1_bit c74 = secp192k1_subw(&t73, t57, UINT32_C(0xffffffff), c72);
    uint32_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t59, UINT32_C(0xffffffff), c74);
    uint32_t t77; const secp192k1_bit c78 = secp192k1_subw(&t77, t61, UINT32_C(0xffffffff), c76);
    uint32_t t79; const secp192k1_bit c80 = secp192k1_subw(&t79, t63, UINT32_C(0x1), c78);
    const uint32_t m0 = secp192k1_maskw(c80);
    const uint32_t t81 = secp192k1_selectw(m0, t51, t67);
    const uint32_t t82 = secp192k1_selectw(m0, t53, t69);
    const uint32_t t83 = secp192k1_selectw(m0, t55, t71);
    const uint32_t t84 = secp192k1_selectw(m0, t57, t73);
    const uint32_t t85 = secp192k1_selectw(m0, t59, t75);
    const uint32_t t86 = secp192k1_selectw(m0, t61, t77);
    const uint32_t t87 = secp192k1_selectw(m0, t63, t79);
    /* subtract 1*p where that does not borrow */
    uint32_t t88; const secp192k1_bit c89 = secp192k1_subw(&t88, t81, UINT32_C(0xffffee37), 0);
    uint32_t t90; const secp192k1_bit c91 = secp192k1_subw(&t90, t82, UINT32_C(0xfffffffe), c89);
    uint32_t t92; const secp192k1_bit c93 = secp192k1_subw(&t92, t83, UINT32_C(0xffffffff), c91);
    uint32_t t94; const secp192k1_bit c95 = secp192k1_subw(&t94, t84, UINT32_C(0xffffffff), c93);
    uint32_t t96; const secp192k1_bit c97 = secp192k1_subw(&t96, t85, UINT32_C(0xffffffff), c95);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_subw(&t98, t86, UINT32_C(0xffffffff), c97);
    const secp192k1_bit c100 = secp192k1_borroww(t87, UINT32_C(0x0), c99);
    const uint32_t m1 = secp192k1_maskw(c100);
    const uint32_t t101 = secp192k1_selectw(m1, t81, t88);
    const uint32_t t102 = secp192k1_selectw(m1, t82, t90);
    const uint32_t t103 = secp192k1_selectw(m1, t83, t92);
    const uint32_t t104 = secp192k1_selectw(m1, t84, t94);
    const uint32_t t105 = secp192k1_selectw(m1, t85, t96);
    const uint32_t t106 = secp192k1_selectw(m1, t86, t98);
    secp192k1_storew(&r->v[0], t101);
    secp192k1_storew(&r->v[1], t102);
    secp192k1_storew(&r->v[2], t103);
    secp192k1_storew(&r->v[3], t104);
    secp192k1_storew(&r->v[4], t105);
    secp192k1_storew(&r->v[5], t106);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes(secp192k1_fe *r, const uint8_t b[24])
{
    const uint32_t b_at20 = (uint32_t)secp192k1_load4(b + 20);
    /* bytes to words */
    const uint32_t t1 = secp192k1_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)secp192k1_load4(b + 16);
    const uint32_t t3 = secp192k1_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)secp192k1_load4(b + 12);
    const uint32_t t5 = secp192k1_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)secp192k1_load4(b + 8);
    const uint32_t t7 = secp192k1_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)secp192k1_load4(b + 4);
    const uint32_t t9 = secp192k1_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)secp192k1_load4(b + 0);
    const uint32_t t11 = secp192k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c15 = secp192k1_borroww(t1, UINT32_C(0xffffee37), 0);
    const secp192k1_bit c16 = secp192k1_borroww(t3, UINT32_C(0xfffffffe), c15);
    const secp192k1_bit c17 = secp192k1_borroww(t5, UINT32_C(0xffffffff), c16);
    const secp192k1_bit c18 = secp192k1_borroww(t7, UINT32_C(0xffffffff), c17);
    const secp192k1_bit c19 = secp192k1_borroww(t9, UINT32_C(0xffffffff), c18);
    const secp192k1_bit c20 = secp192k1_borroww(t11, UINT32_C(0xffffffff), c19);
    const uint32_t t22 = secp192k1_maskw(c20);
    const uint32_t t23 = t1 & t22;
    const uint32_t t24 = t3 & t22;
    const uint32_t t25 = t5 & t22;
    const uint32_t t26 = t7 & t22;
    const uint32_t t27 = t9 & t22;
    const uint32_t t28 = t11 & t22;
    const uint32_t t29 = ~t22;
    secp192k1_storew(&r->v[0], t23);
    secp192k1_storew(&r->v[1], t24);
    secp192k1_storew(&r->v[2], t25);
    secp192k1_storew(&r->v[3], t26);
    secp192k1_storew(&r->v[4], t27);
    secp192k1_storew(&r->v[5], t28);
    return -(int)(t29 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp192k1_fe_from_bytes_le(secp192k1_fe *r, const uint8_t b[24])
{
    const uint32_t b_at0 = (uint32_t)secp192k1_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)secp192k1_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)secp192k1_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)secp192k1_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)secp192k1_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)secp192k1_load4(b + 20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c9 = secp192k1_borroww(b_at0, UINT32_C(0xffffee37), 0);
    const secp192k1_bit c10 = secp192k1_borroww(b_at4, UINT32_C(0xfffffffe), c9);
    const secp192k1_bit c11 = secp192k1_borroww(b_at8, UINT32_C(0xffffffff), c10);
    const secp192k1_bit c12 = secp192k1_borroww(b_at12, UINT32_C(0xffffffff), c11);
    const secp192k1_bit c13 = secp192k1_borroww(b_at16, UINT32_C(0xffffffff), c12);
    const secp192k1_bit c14 = secp192k1_borroww(b_at20, UINT32_C(0xffffffff), c13);
    const uint32_t t16 = secp192k1_maskw(c14);
    const uint32_t t17 = b_at0 & t16;
    const uint32_t t18 = b_at4 & t16;
    const uint32_t t19 = b_at8 & t16;
    const uint32_t t20 = b_at12 & t16;
    const uint32_t t21 = b_at16 & t16;
    const uint32_t t22 = b_at20 & t16;
    const uint32_t t23 = ~t16;
    secp192k1_storew(&r->v[0], t17);
    secp192k1_storew(&r->v[1], t18);
    secp192k1_storew(&r->v[2], t19);
    secp192k1_storew(&r->v[3], t20);
    secp192k1_storew(&r->v[4], t21);
    secp192k1_storew(&r->v[5], t22);
    return -(int)(t23 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp192k1_fe_to_bytes(uint8_t b[24], const secp192k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* words to bytes */
    const uint32_t t6 = secp192k1_bswapw(a0);
    const uint32_t t7 = secp192k1_bswapw(a1);
    const uint32_t t8 = secp192k1_bswapw(a2);
    const uint32_t t9 = secp192k1_bswapw(a3);
    const uint32_t t10 = secp192k1_bswapw(a4);
    const uint32_t t11 = secp192k1_bswapw(a5);
    secp192k1_store4(b + 20, (uint32_t)t6);
    secp192k1_store4(b + 16, (uint32_t)t7);
    secp192k1_store4(b + 12, (uint32_t)t8);
    secp192k1_store4(b + 8, (uint32_t)t9);
    secp192k1_store4(b + 4, (uint32_t)t10);
    secp192k1_store4(b + 0, (uint32_t)t11);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp192k1_fe_to_bytes_le(uint8_t b[24], const secp192k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    secp192k1_store4(b + 0, (uint32_t)a0);
    secp192k1_store4(b + 4, (uint32_t)a1);
    secp192k1_store4(b + 8, (uint32_t)a2);
    secp192k1_store4(b + 12, (uint32_t)a3);
    secp192k1_store4(b + 16, (uint32_t)a4);
    secp192k1_store4(b + 20, (uint32_t)a5);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp192k1_fe_select(secp192k1_fe *r, uint64_t mask, const secp192k1_fe *a, const secp192k1_fe *b)
{
    const uint32_t mask_word = secp192k1_hidew((uint32_t)mask);
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
    const secp192k1_bit c13 = secp192k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = secp192k1_maskw(c13);
    const uint32_t t14 = secp192k1_selectw(m0, a0, b0);
    const uint32_t t15 = secp192k1_selectw(m0, a1, b1);
    const uint32_t t16 = secp192k1_selectw(m0, a2, b2);
    const uint32_t t17 = secp192k1_selectw(m0, a3, b3);
    const uint32_t t18 = secp192k1_selectw(m0, a4, b4);
    const uint32_t t19 = secp192k1_selectw(m0, a5, b5);
    secp192k1_storew(&r->v[0], t14);
    secp192k1_storew(&r->v[1], t15);
    secp192k1_storew(&r->v[2], t16);
    secp192k1_storew(&r->v[3], t17);
    secp192k1_storew(&r->v[4], t18);
    secp192k1_storew(&r->v[5], t19);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp192k1_fe_cswap(uint64_t mask, secp192k1_fe *a, secp192k1_fe *b)
{
    const uint32_t mask_word = secp192k1_hidew((uint32_t)mask);
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
    secp192k1_storew(&a->v[0], t25);
    secp192k1_storew(&a->v[1], t26);
    secp192k1_storew(&a->v[2], t27);
    secp192k1_storew(&a->v[3], t28);
    secp192k1_storew(&a->v[4], t29);
    secp192k1_storew(&a->v[5], t30);
    secp192k1_storew(&b->v[0], t31);
    secp192k1_storew(&b->v[1], t32);
    secp192k1_storew(&b->v[2], t33);
    secp192k1_storew(&b->v[3], t34);
    secp192k1_storew(&b->v[4], t35);
    secp192k1_storew(&b->v[5], t36);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp192k1_fe_is_zero(const secp192k1_fe *a)
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
    const secp192k1_bit c12 = secp192k1_borroww(t10, UINT32_C(0x1), 0);
    const uint32_t t14 = secp192k1_maskw(c12);
    return ((uint64_t)t14 << 32) | t14;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp192k1_fe_eq(const secp192k1_fe *a, const secp192k1_fe *b)
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
    const secp192k1_bit c24 = secp192k1_borroww(t22, UINT32_C(0x1), 0);
    const uint32_t t26 = secp192k1_maskw(c24);
    return ((uint64_t)t26 << 32) | t26;
}

#else
typedef int secp192k1_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
