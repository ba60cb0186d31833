/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 32-bit words
 *
 * n = 0xfffffffffffffffffffffffe26f2fc170f69466a74defd8d, 6 words of 32 bits, W = 2^32
 * In Montgomery form: the element a is stored as a * 2^192 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp192k1.h"

#if SECP192K1_WORD_BITS == 32
#define SECP192K1_CARRY_CHAINS
#include "secp192k1_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_add(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    uint32_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t12, UINT32_C(0x74defd8d), 0);
    uint32_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t14, UINT32_C(0xf69466a), c30);
    uint32_t t33; const secp192k1_bit c34 = secp192k1_subw(&t33, t16, UINT32_C(0x26f2fc17), c32);
    uint32_t t35; const secp192k1_bit c36 = secp192k1_subw(&t35, t18, UINT32_C(0xfffffffe), c34);
    uint32_t t37; const secp192k1_bit c38 = secp192k1_subw(&t37, t20, UINT32_C(0xffffffff), c36);
    uint32_t t39; const secp192k1_bit c40 = secp192k1_subw(&t39, t22, UINT32_C(0xffffffff), c38);
    const uint32_t t42 = secp192k1_bitw(c23);
    const secp192k1_bit c43 = secp192k1_borroww(t42, UINT32_C(0x0), c40);
    const uint32_t m0 = secp192k1_maskw(c43);
    const uint32_t t44 = secp192k1_selectw(m0, t12, t29);
    const uint32_t t45 = secp192k1_selectw(m0, t14, t31);
    const uint32_t t46 = secp192k1_selectw(m0, t16, t33);
    const uint32_t t47 = secp192k1_selectw(m0, t18, t35);
    const uint32_t t48 = secp192k1_selectw(m0, t20, t37);
    const uint32_t t49 = secp192k1_selectw(m0, t22, t39);
    secp192k1_storew(&r->v[0], t44);
    secp192k1_storew(&r->v[1], t45);
    secp192k1_storew(&r->v[2], t46);
    secp192k1_storew(&r->v[3], t47);
    secp192k1_storew(&r->v[4], t48);
    secp192k1_storew(&r->v[5], t49);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_sub(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    const uint32_t t27 = t25 & UINT32_C(0x74defd8d);
    const uint32_t t29 = t25 & UINT32_C(0xf69466a);
    const uint32_t t31 = t25 & UINT32_C(0x26f2fc17);
    const uint32_t t33 = t25 & UINT32_C(0xfffffffe);
    uint32_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t12, t27, 0);
    uint32_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t14, t29, c35);
    uint32_t t38; const secp192k1_bit c39 = secp192k1_addw(&t38, t16, t31, c37);
    uint32_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t18, t33, c39);
    uint32_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t20, t25, c41);
    uint32_t t44; (void)secp192k1_addw(&t44, t22, t25, c43);
    secp192k1_storew(&r->v[0], t34);
    secp192k1_storew(&r->v[1], t36);
    secp192k1_storew(&r->v[2], t38);
    secp192k1_storew(&r->v[3], t40);
    secp192k1_storew(&r->v[4], t42);
    secp192k1_storew(&r->v[5], t44);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_neg(secp192k1_sc *r, const secp192k1_sc *a)
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
    const uint32_t t21 = t19 & UINT32_C(0x74defd8d);
    const uint32_t t23 = t19 & UINT32_C(0xf69466a);
    const uint32_t t25 = t19 & UINT32_C(0x26f2fc17);
    const uint32_t t27 = t19 & UINT32_C(0xfffffffe);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, t7, t21, 0);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_addw(&t30, t9, t23, c29);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_addw(&t32, t11, t25, c31);
    uint32_t t34; const secp192k1_bit c35 = secp192k1_addw(&t34, t13, t27, c33);
    uint32_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t15, t19, c35);
    uint32_t t38; (void)secp192k1_addw(&t38, t17, t19, c37);
    secp192k1_storew(&r->v[0], t28);
    secp192k1_storew(&r->v[1], t30);
    secp192k1_storew(&r->v[2], t32);
    secp192k1_storew(&r->v[3], t34);
    secp192k1_storew(&r->v[4], t36);
    secp192k1_storew(&r->v[5], t38);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_dbl(secp192k1_sc *r, const secp192k1_sc *a)
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
    uint32_t t23; const secp192k1_bit c24 = secp192k1_subw(&t23, t6, UINT32_C(0x74defd8d), 0);
    uint32_t t25; const secp192k1_bit c26 = secp192k1_subw(&t25, t8, UINT32_C(0xf69466a), c24);
    uint32_t t27; const secp192k1_bit c28 = secp192k1_subw(&t27, t10, UINT32_C(0x26f2fc17), c26);
    uint32_t t29; const secp192k1_bit c30 = secp192k1_subw(&t29, t12, UINT32_C(0xfffffffe), c28);
    uint32_t t31; const secp192k1_bit c32 = secp192k1_subw(&t31, t14, UINT32_C(0xffffffff), c30);
    uint32_t t33; const secp192k1_bit c34 = secp192k1_subw(&t33, t16, UINT32_C(0xffffffff), c32);
    const uint32_t t36 = secp192k1_bitw(c17);
    const secp192k1_bit c37 = secp192k1_borroww(t36, UINT32_C(0x0), c34);
    const uint32_t m0 = secp192k1_maskw(c37);
    const uint32_t t38 = secp192k1_selectw(m0, t6, t23);
    const uint32_t t39 = secp192k1_selectw(m0, t8, t25);
    const uint32_t t40 = secp192k1_selectw(m0, t10, t27);
    const uint32_t t41 = secp192k1_selectw(m0, t12, t29);
    const uint32_t t42 = secp192k1_selectw(m0, t14, t31);
    const uint32_t t43 = secp192k1_selectw(m0, t16, t33);
    secp192k1_storew(&r->v[0], t38);
    secp192k1_storew(&r->v[1], t39);
    secp192k1_storew(&r->v[2], t40);
    secp192k1_storew(&r->v[3], t41);
    secp192k1_storew(&r->v[4], t42);
    secp192k1_storew(&r->v[5], t43);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp192k1_sc_half(secp192k1_sc *r, const secp192k1_sc *a)
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
    const uint32_t t11 = t9 & UINT32_C(0x74defd8d);
    const uint32_t t13 = t9 & UINT32_C(0xf69466a);
    const uint32_t t15 = t9 & UINT32_C(0x26f2fc17);
    const uint32_t t17 = t9 & UINT32_C(0xfffffffe);
    uint32_t t18; const secp192k1_bit c19 = secp192k1_addw(&t18, a0, t11, 0);
    uint32_t t20; const secp192k1_bit c21 = secp192k1_addw(&t20, a1, t13, c19);
    uint32_t t22; const secp192k1_bit c23 = secp192k1_addw(&t22, a2, t15, c21);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_addw(&t24, a3, t17, c23);
    uint32_t t26; const secp192k1_bit c27 = secp192k1_addw(&t26, a4, t9, c25);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_addw(&t28, a5, t9, c27);
    const uint32_t t30 = secp192k1_bitw(c29);
    /* shift right by one bit */
    const uint32_t t31 = (t20 << 31) | (t18 >> 1);
    const uint32_t t32 = (t22 << 31) | (t20 >> 1);
    const uint32_t t33 = (t24 << 31) | (t22 >> 1);
    const uint32_t t34 = (t26 << 31) | (t24 >> 1);
    const uint32_t t35 = (t28 << 31) | (t26 >> 1);
    const uint32_t t36 = (t30 << 31) | (t28 >> 1);
    secp192k1_storew(&r->v[0], t31);
    secp192k1_storew(&r->v[1], t32);
    secp192k1_storew(&r->v[2], t33);
    secp192k1_storew(&r->v[3], t34);
    secp192k1_storew(&r->v[4], t35);
    secp192k1_storew(&r->v[5], t36);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_mul(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t217 = t14 * UINT32_C(0x560472bb);
    const uint32_t t221 = secp192k1_mulhw(UINT32_C(0x8b210273), t217);
    uint32_t t222;
    const uint32_t t223 = secp192k1_mulw(&t222, UINT32_C(0xf096b995), t217);
    uint32_t t224; const secp192k1_bit c225 = secp192k1_addw(&t224, t223, t221, 0);
    uint32_t t226;
    const uint32_t t227 = secp192k1_mulw(&t226, UINT32_C(0xd90d03e8), t217);
    uint32_t t228; const secp192k1_bit c229 = secp192k1_addw(&t228, t227, t222, c225);
    uint32_t t230; const secp192k1_bit c231 = secp192k1_addw(&t230, t217, t226, c229);
    const uint32_t t232 = secp192k1_bitw(c231);
    uint32_t t233; const secp192k1_bit c234 = secp192k1_subw(&t233, t48, t224, 0);
    uint32_t t235; const secp192k1_bit c236 = secp192k1_subw(&t235, t84, t228, c234);
    uint32_t t237; const secp192k1_bit c238 = secp192k1_subw(&t237, t120, t230, c236);
    uint32_t t239; const secp192k1_bit c240 = secp192k1_subw(&t239, t156, t232, c238);
    uint32_t t241; const secp192k1_bit c242 = secp192k1_subw(&t241, t192, UINT32_C(0x0), c240);
    uint32_t t243; (void)secp192k1_subw(&t243, t217, UINT32_C(0x0), c242);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t244 = t233 * UINT32_C(0x560472bb);
    const uint32_t t245 = secp192k1_mulhw(UINT32_C(0x8b210273), t244);
    uint32_t t246;
    const uint32_t t247 = secp192k1_mulw(&t246, UINT32_C(0xf096b995), t244);
    uint32_t t248; const secp192k1_bit c249 = secp192k1_addw(&t248, t247, t245, 0);
    uint32_t t250;
    const uint32_t t251 = secp192k1_mulw(&t250, UINT32_C(0xd90d03e8), t244);
    uint32_t t252; const secp192k1_bit c253 = secp192k1_addw(&t252, t251, t246, c249);
    uint32_t t254; const secp192k1_bit c255 = secp192k1_addw(&t254, t244, t250, c253);
    const uint32_t t256 = secp192k1_bitw(c255);
    uint32_t t257; const secp192k1_bit c258 = secp192k1_subw(&t257, t235, t248, 0);
    uint32_t t259; const secp192k1_bit c260 = secp192k1_subw(&t259, t237, t252, c258);
    uint32_t t261; const secp192k1_bit c262 = secp192k1_subw(&t261, t239, t254, c260);
    uint32_t t263; const secp192k1_bit c264 = secp192k1_subw(&t263, t241, t256, c262);
    uint32_t t265; const secp192k1_bit c266 = secp192k1_subw(&t265, t243, UINT32_C(0x0), c264);
    uint32_t t267; (void)secp192k1_subw(&t267, t244, UINT32_C(0x0), c266);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t268 = t257 * UINT32_C(0x560472bb);
    const uint32_t t269 = secp192k1_mulhw(UINT32_C(0x8b210273), t268);
    uint32_t t270;
    const uint32_t t271 = secp192k1_mulw(&t270, UINT32_C(0xf096b995), t268);
    uint32_t t272; const secp192k1_bit c273 = secp192k1_addw(&t272, t271, t269, 0);
    uint32_t t274;
    const uint32_t t275 = secp192k1_mulw(&t274, UINT32_C(0xd90d03e8), t268);
    uint32_t t276; const secp192k1_bit c277 = secp192k1_addw(&t276, t275, t270, c273);
    uint32_t t278; const secp192k1_bit c279 = secp192k1_addw(&t278, t268, t274, c277);
    const uint32_t t280 = secp192k1_bitw(c279);
    uint32_t t281; const secp192k1_bit c282 = secp192k1_subw(&t281, t259, t272, 0);
    uint32_t t283; const secp192k1_bit c284 = secp192k1_subw(&t283, t261, t276, c282);
    uint32_t t285; const secp192k1_bit c286 = secp192k1_subw(&t285, t263, t278, c284);
    uint32_t t287; const secp192k1_bit c288 = secp192k1_subw(&t287, t265, t280, c286);
    uint32_t t289; const secp192k1_bit c290 = secp192k1_subw(&t289, t267, UINT32_C(0x0), c288);
    uint32_t t291; (void)secp192k1_subw(&t291, t268, UINT32_C(0x0), c290);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t292 = t281 * UINT32_C(0x560472bb);
    const uint32_t t293 = secp192k1_mulhw(UINT32_C(0x8b210273), t292);
    uint32_t t294;
    const uint32_t t295 = secp192k1_mulw(&t294, UINT32_C(0xf096b995), t292);
    uint32_t t296; const secp192k1_bit c297 = secp192k1_addw(&t296, t295, t293, 0);
    uint32_t t298;
    const uint32_t t299 = secp192k1_mulw(&t298, UINT32_C(0xd90d03e8), t292);
    uint32_t t300; const secp192k1_bit c301 = secp192k1_addw(&t300, t299, t294, c297);
    uint32_t t302; const secp192k1_bit c303 = secp192k1_addw(&t302, t292, t298, c301);
    const uint32_t t304 = secp192k1_bitw(c303);
    uint32_t t305; const secp192k1_bit c306 = secp192k1_subw(&t305, t283, t296, 0);
    uint32_t t307; const secp192k1_bit c308 = secp192k1_subw(&t307, t285, t300, c306);
    uint32_t t309; const secp192k1_bit c310 = secp192k1_subw(&t309, t287, t302, c308);
    uint32_t t311; const secp192k1_bit c312 = secp192k1_subw(&t311, t289, t304, c310);
    uint32_t t313; const secp192k1_bit c314 = secp192k1_subw(&t313, t291, UINT32_C(0x0), c312);
    uint32_t t315; (void)secp192k1_subw(&t315, t292, UINT32_C(0x0), c314);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t316 = t305 * UINT32_C(0x560472bb);
    const uint32_t t317 = secp192k1_mulhw(UINT32_C(0x8b210273), t316);
    uint32_t t318;
    const uint32_t t319 = secp192k1_mulw(&t318, UINT32_C(0xf096b995), t316);
    uint32_t t320; const secp192k1_bit c321 = secp192k1_addw(&t320, t319, t317, 0);
    uint32_t t322;
    const uint32_t t323 = secp192k1_mulw(&t322, UINT32_C(0xd90d03e8), t316);
    uint32_t t324; const secp192k1_bit c325 = secp192k1_addw(&t324, t323, t318, c321);
    uint32_t t326; const secp192k1_bit c327 = secp192k1_addw(&t326, t316, t322, c325);
    const uint32_t t328 = secp192k1_bitw(c327);
    uint32_t t329; const secp192k1_bit c330 = secp192k1_subw(&t329, t307, t320, 0);
    uint32_t t331; const secp192k1_bit c332 = secp192k1_subw(&t331, t309, t324, c330);
    uint32_t t333; const secp192k1_bit c334 = secp192k1_subw(&t333, t311, t326, c332);
    uint32_t t335; const secp192k1_bit c336 = secp192k1_subw(&t335, t313, t328, c334);
    uint32_t t337; const secp192k1_bit c338 = secp192k1_subw(&t337, t315, UINT32_C(0x0), c336);
    uint32_t t339; (void)secp192k1_subw(&t339, t316, UINT32_C(0x0), c338);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t340 = t329 * UINT32_C(0x560472bb);
    const uint32_t t341 = secp192k1_mulhw(UINT32_C(0x8b210273), t340);
    uint32_t t342;
    const uint32_t t343 = secp192k1_mulw(&t342, UINT32_C(0xf096b995), t340);
    uint32_t t344; const secp192k1_bit c345 = secp192k1_addw(&t344, t343, t341, 0);
    uint32_t t346;
    const uint32_t t347 = secp192k1_mulw(&t346, UINT32_C(0xd90d03e8), t340);
    uint32_t t348; const secp192k1_bit c349 = secp192k1_addw(&t348, t347, t342, c345);
    uint32_t t350; const secp192k1_bit c351 = secp192k1_addw(&t350, t340, t346, c349);
    const uint32_t t352 = secp192k1_bitw(c351);
    uint32_t t353; const secp192k1_bit c354 = secp192k1_subw(&t353, t331, t344, 0);
    uint32_t t355; const secp192k1_bit c356 = secp192k1_subw(&t355, t333, t348, c354);
    uint32_t t357; const secp192k1_bit c358 = secp192k1_subw(&t357, t335, t350, c356);
    uint32_t t359; const secp192k1_bit c360 = secp192k1_subw(&t359, t337, t352, c358);
    uint32_t t361; const secp192k1_bit c362 = secp192k1_subw(&t361, t339, UINT32_C(0x0), c360);
    uint32_t t363; (void)secp192k1_subw(&t363, t340, UINT32_C(0x0), c362);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t369; const secp192k1_bit c370 = secp192k1_subw(&t369, t205, UINT32_C(0x74defd8d), 0);
    uint32_t t371; const secp192k1_bit c372 = secp192k1_subw(&t371, t207, UINT32_C(0xf69466a), c370);
    uint32_t t373; const secp192k1_bit c374 = secp192k1_subw(&t373, t209, UINT32_C(0x26f2fc17), c372);
    uint32_t t375; const secp192k1_bit c376 = secp192k1_subw(&t375, t211, UINT32_C(0xfffffffe), c374);
    uint32_t t377; const secp192k1_bit c378 = secp192k1_subw(&t377, t213, UINT32_C(0xffffffff), c376);
    uint32_t t379; (void)secp192k1_subw(&t379, t215, UINT32_C(0xffffffff), c378);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t380; const secp192k1_bit c381 = secp192k1_addw(&t380, t353, t369, 0);
    uint32_t t382; const secp192k1_bit c383 = secp192k1_addw(&t382, t355, t371, c381);
    uint32_t t384; const secp192k1_bit c385 = secp192k1_addw(&t384, t357, t373, c383);
    uint32_t t386; const secp192k1_bit c387 = secp192k1_addw(&t386, t359, t375, c385);
    uint32_t t388; const secp192k1_bit c389 = secp192k1_addw(&t388, t361, t377, c387);
    uint32_t t390; const secp192k1_bit c391 = secp192k1_addw(&t390, t363, t379, c389);
    uint32_t t392; const secp192k1_bit c393 = secp192k1_addw(&t392, t353, t205, 0);
    uint32_t t394; const secp192k1_bit c395 = secp192k1_addw(&t394, t355, t207, c393);
    uint32_t t396; const secp192k1_bit c397 = secp192k1_addw(&t396, t357, t209, c395);
    uint32_t t398; const secp192k1_bit c399 = secp192k1_addw(&t398, t359, t211, c397);
    uint32_t t400; const secp192k1_bit c401 = secp192k1_addw(&t400, t361, t213, c399);
    uint32_t t402; (void)secp192k1_addw(&t402, t363, t215, c401);
    const uint32_t m0 = secp192k1_maskw(c391);
    const uint32_t t403 = secp192k1_selectw(m0, t380, t392);
    const uint32_t t404 = secp192k1_selectw(m0, t382, t394);
    const uint32_t t405 = secp192k1_selectw(m0, t384, t396);
    const uint32_t t406 = secp192k1_selectw(m0, t386, t398);
    const uint32_t t407 = secp192k1_selectw(m0, t388, t400);
    const uint32_t t408 = secp192k1_selectw(m0, t390, t402);
    secp192k1_storew(&r->v[0], t403);
    secp192k1_storew(&r->v[1], t404);
    secp192k1_storew(&r->v[2], t405);
    secp192k1_storew(&r->v[3], t406);
    secp192k1_storew(&r->v[4], t407);
    secp192k1_storew(&r->v[5], t408);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_sqr(secp192k1_sc *r, const secp192k1_sc *a)
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t141 = t108 * UINT32_C(0x560472bb);
    const uint32_t t145 = secp192k1_mulhw(UINT32_C(0x8b210273), t141);
    uint32_t t146;
    const uint32_t t147 = secp192k1_mulw(&t146, UINT32_C(0xf096b995), t141);
    uint32_t t148; const secp192k1_bit c149 = secp192k1_addw(&t148, t147, t145, 0);
    uint32_t t150;
    const uint32_t t151 = secp192k1_mulw(&t150, UINT32_C(0xd90d03e8), t141);
    uint32_t t152; const secp192k1_bit c153 = secp192k1_addw(&t152, t151, t146, c149);
    uint32_t t154; const secp192k1_bit c155 = secp192k1_addw(&t154, t141, t150, c153);
    const uint32_t t156 = secp192k1_bitw(c155);
    uint32_t t157; const secp192k1_bit c158 = secp192k1_subw(&t157, t119, t148, 0);
    uint32_t t159; const secp192k1_bit c160 = secp192k1_subw(&t159, t121, t152, c158);
    uint32_t t161; const secp192k1_bit c162 = secp192k1_subw(&t161, t123, t154, c160);
    uint32_t t163; const secp192k1_bit c164 = secp192k1_subw(&t163, t125, t156, c162);
    uint32_t t165; const secp192k1_bit c166 = secp192k1_subw(&t165, t127, UINT32_C(0x0), c164);
    uint32_t t167; (void)secp192k1_subw(&t167, t141, UINT32_C(0x0), c166);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t168 = t157 * UINT32_C(0x560472bb);
    const uint32_t t169 = secp192k1_mulhw(UINT32_C(0x8b210273), t168);
    uint32_t t170;
    const uint32_t t171 = secp192k1_mulw(&t170, UINT32_C(0xf096b995), t168);
    uint32_t t172; const secp192k1_bit c173 = secp192k1_addw(&t172, t171, t169, 0);
    uint32_t t174;
    const uint32_t t175 = secp192k1_mulw(&t174, UINT32_C(0xd90d03e8), t168);
    uint32_t t176; const secp192k1_bit c177 = secp192k1_addw(&t176, t175, t170, c173);
    uint32_t t178; const secp192k1_bit c179 = secp192k1_addw(&t178, t168, t174, c177);
    const uint32_t t180 = secp192k1_bitw(c179);
    uint32_t t181; const secp192k1_bit c182 = secp192k1_subw(&t181, t159, t172, 0);
    uint32_t t183; const secp192k1_bit c184 = secp192k1_subw(&t183, t161, t176, c182);
    uint32_t t185; const secp192k1_bit c186 = secp192k1_subw(&t185, t163, t178, c184);
    uint32_t t187; const secp192k1_bit c188 = secp192k1_subw(&t187, t165, t180, c186);
    uint32_t t189; const secp192k1_bit c190 = secp192k1_subw(&t189, t167, UINT32_C(0x0), c188);
    uint32_t t191; (void)secp192k1_subw(&t191, t168, UINT32_C(0x0), c190);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t192 = t181 * UINT32_C(0x560472bb);
    const uint32_t t193 = secp192k1_mulhw(UINT32_C(0x8b210273), t192);
    uint32_t t194;
    const uint32_t t195 = secp192k1_mulw(&t194, UINT32_C(0xf096b995), t192);
    uint32_t t196; const secp192k1_bit c197 = secp192k1_addw(&t196, t195, t193, 0);
    uint32_t t198;
    const uint32_t t199 = secp192k1_mulw(&t198, UINT32_C(0xd90d03e8), t192);
    uint32_t t200; const secp192k1_bit c201 = secp192k1_addw(&t200, t199, t194, c197);
    uint32_t t202; const secp192k1_bit c203 = secp192k1_addw(&t202, t192, t198, c201);
    const uint32_t t204 = secp192k1_bitw(c203);
    uint32_t t205; const secp192k1_bit c206 = secp192k1_subw(&t205, t183, t196, 0);
    uint32_t t207; const secp192k1_bit c208 = secp192k1_subw(&t207, t185, t200, c206);
    uint32_t t209; const secp192k1_bit c210 = secp192k1_subw(&t209, t187, t202, c208);
    uint32_t t211; const secp192k1_bit c212 = secp192k1_subw(&t211, t189, t204, c210);
    uint32_t t213; const secp192k1_bit c214 = secp192k1_subw(&t213, t191, UINT32_C(0x0), c212);
    uint32_t t215; (void)secp192k1_subw(&t215, t192, UINT32_C(0x0), c214);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t216 = t205 * UINT32_C(0x560472bb);
    const uint32_t t217 = secp192k1_mulhw(UINT32_C(0x8b210273), t216);
    uint32_t t218;
    const uint32_t t219 = secp192k1_mulw(&t218, UINT32_C(0xf096b995), t216);
    uint32_t t220; const secp192k1_bit c221 = secp192k1_addw(&t220, t219, t217, 0);
    uint32_t t222;
    const uint32_t t223 = secp192k1_mulw(&t222, UINT32_C(0xd90d03e8), t216);
    uint32_t t224; const secp192k1_bit c225 = secp192k1_addw(&t224, t223, t218, c221);
    uint32_t t226; const secp192k1_bit c227 = secp192k1_addw(&t226, t216, t222, c225);
    const uint32_t t228 = secp192k1_bitw(c227);
    uint32_t t229; const secp192k1_bit c230 = secp192k1_subw(&t229, t207, t220, 0);
    uint32_t t231; const secp192k1_bit c232 = secp192k1_subw(&t231, t209, t224, c230);
    uint32_t t233; const secp192k1_bit c234 = secp192k1_subw(&t233, t211, t226, c232);
    uint32_t t235; const secp192k1_bit c236 = secp192k1_subw(&t235, t213, t228, c234);
    uint32_t t237; const secp192k1_bit c238 = secp192k1_subw(&t237, t215, UINT32_C(0x0), c236);
    uint32_t t239; (void)secp192k1_subw(&t239, t216, UINT32_C(0x0), c238);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t240 = t229 * UINT32_C(0x560472bb);
    const uint32_t t241 = secp192k1_mulhw(UINT32_C(0x8b210273), t240);
    uint32_t t242;
    const uint32_t t243 = secp192k1_mulw(&t242, UINT32_C(0xf096b995), t240);
    uint32_t t244; const secp192k1_bit c245 = secp192k1_addw(&t244, t243, t241, 0);
    uint32_t t246;
    const uint32_t t247 = secp192k1_mulw(&t246, UINT32_C(0xd90d03e8), t240);
    uint32_t t248; const secp192k1_bit c249 = secp192k1_addw(&t248, t247, t242, c245);
    uint32_t t250; const secp192k1_bit c251 = secp192k1_addw(&t250, t240, t246, c249);
    const uint32_t t252 = secp192k1_bitw(c251);
    uint32_t t253; const secp192k1_bit c254 = secp192k1_subw(&t253, t231, t244, 0);
    uint32_t t255; const secp192k1_bit c256 = secp192k1_subw(&t255, t233, t248, c254);
    uint32_t t257; const secp192k1_bit c258 = secp192k1_subw(&t257, t235, t250, c256);
    uint32_t t259; const secp192k1_bit c260 = secp192k1_subw(&t259, t237, t252, c258);
    uint32_t t261; const secp192k1_bit c262 = secp192k1_subw(&t261, t239, UINT32_C(0x0), c260);
    uint32_t t263; (void)secp192k1_subw(&t263, t240, UINT32_C(0x0), c262);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t264 = t253 * UINT32_C(0x560472bb);
    const uint32_t t265 = secp192k1_mulhw(UINT32_C(0x8b210273), t264);
    uint32_t t266;
    const uint32_t t267 = secp192k1_mulw(&t266, UINT32_C(0xf096b995), t264);
    uint32_t t268; const secp192k1_bit c269 = secp192k1_addw(&t268, t267, t265, 0);
    uint32_t t270;
    const uint32_t t271 = secp192k1_mulw(&t270, UINT32_C(0xd90d03e8), t264);
    uint32_t t272; const secp192k1_bit c273 = secp192k1_addw(&t272, t271, t266, c269);
    uint32_t t274; const secp192k1_bit c275 = secp192k1_addw(&t274, t264, t270, c273);
    const uint32_t t276 = secp192k1_bitw(c275);
    uint32_t t277; const secp192k1_bit c278 = secp192k1_subw(&t277, t255, t268, 0);
    uint32_t t279; const secp192k1_bit c280 = secp192k1_subw(&t279, t257, t272, c278);
    uint32_t t281; const secp192k1_bit c282 = secp192k1_subw(&t281, t259, t274, c280);
    uint32_t t283; const secp192k1_bit c284 = secp192k1_subw(&t283, t261, t276, c282);
    uint32_t t285; const secp192k1_bit c286 = secp192k1_subw(&t285, t263, UINT32_C(0x0), c284);
    uint32_t t287; (void)secp192k1_subw(&t287, t264, UINT32_C(0x0), c286);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t293; const secp192k1_bit c294 = secp192k1_subw(&t293, t129, UINT32_C(0x74defd8d), 0);
    uint32_t t295; const secp192k1_bit c296 = secp192k1_subw(&t295, t131, UINT32_C(0xf69466a), c294);
    uint32_t t297; const secp192k1_bit c298 = secp192k1_subw(&t297, t133, UINT32_C(0x26f2fc17), c296);
    uint32_t t299; const secp192k1_bit c300 = secp192k1_subw(&t299, t135, UINT32_C(0xfffffffe), c298);
    uint32_t t301; const secp192k1_bit c302 = secp192k1_subw(&t301, t137, UINT32_C(0xffffffff), c300);
    uint32_t t303; (void)secp192k1_subw(&t303, t139, UINT32_C(0xffffffff), c302);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t304; const secp192k1_bit c305 = secp192k1_addw(&t304, t277, t293, 0);
    uint32_t t306; const secp192k1_bit c307 = secp192k1_addw(&t306, t279, t295, c305);
    uint32_t t308; const secp192k1_bit c309 = secp192k1_addw(&t308, t281, t297, c307);
    uint32_t t310; const secp192k1_bit c311 = secp192k1_addw(&t310, t283, t299, c309);
    uint32_t t312; const secp192k1_bit c313 = secp192k1_addw(&t312, t285, t301, c311);
    uint32_t t314; const secp192k1_bit c315 = secp192k1_addw(&t314, t287, t303, c313);
    uint32_t t316; const secp192k1_bit c317 = secp192k1_addw(&t316, t277, t129, 0);
    uint32_t t318; const secp192k1_bit c319 = secp192k1_addw(&t318, t279, t131, c317);
    uint32_t t320; const secp192k1_bit c321 = secp192k1_addw(&t320, t281, t133, c319);
    uint32_t t322; const secp192k1_bit c323 = secp192k1_addw(&t322, t283, t135, c321);
    uint32_t t324; const secp192k1_bit c325 = secp192k1_addw(&t324, t285, t137, c323);
    uint32_t t326; (void)secp192k1_addw(&t326, t287, t139, c325);
    const uint32_t m0 = secp192k1_maskw(c315);
    const uint32_t t327 = secp192k1_selectw(m0, t304, t316);
    const uint32_t t328 = secp192k1_selectw(m0, t306, t318);
    const uint32_t t329 = secp192k1_selectw(m0, t308, t320);
    const uint32_t t330 = secp192k1_selectw(m0, t310, t322);
    const uint32_t t331 = secp192k1_selectw(m0, t312, t324);
    const uint32_t t332 = secp192k1_selectw(m0, t314, t326);
    secp192k1_storew(&r->v[0], t327);
    secp192k1_storew(&r->v[1], t328);
    secp192k1_storew(&r->v[2], t329);
    secp192k1_storew(&r->v[3], t330);
    secp192k1_storew(&r->v[4], t331);
    secp192k1_storew(&r->v[5], t332);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void secp192k1_sc_mul_small(secp192k1_sc *r, const secp192k1_sc *a, uint32_t k)
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
    uint32_t t36;
    const uint32_t t37 = secp192k1_mulw(&t36, UINT32_C(0x74defd8d), t30);
    uint32_t t38;
    const uint32_t t39 = secp192k1_mulw(&t38, UINT32_C(0xf69466a), t30);
    uint32_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t39, t36, 0);
    uint32_t t42;
    const uint32_t t43 = secp192k1_mulw(&t42, UINT32_C(0x26f2fc17), t30);
    uint32_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t43, t38, c41);
    uint32_t t46;
    const uint32_t t47 = secp192k1_mulw(&t46, UINT32_C(0xfffffffe), t30);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t47, t42, c45);
    uint32_t t50;
    const uint32_t t51 = secp192k1_mulw(&t50, UINT32_C(0xffffffff), t30);
    uint32_t t52; const secp192k1_bit c53 = secp192k1_addw(&t52, t51, t46, c49);
    uint32_t t54; const secp192k1_bit c55 = secp192k1_addw(&t54, t51, t50, c53);
    uint32_t t56; (void)secp192k1_addw(&t56, t50, UINT32_C(0x0), c55);
    uint32_t t57; const secp192k1_bit c58 = secp192k1_subw(&t57, t9, t37, 0);
    uint32_t t59; const secp192k1_bit c60 = secp192k1_subw(&t59, t12, t40, c58);
    uint32_t t61; const secp192k1_bit c62 = secp192k1_subw(&t61, t16, t44, c60);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_subw(&t63, t20, t48, c62);
    uint32_t t65; const secp192k1_bit c66 = secp192k1_subw(&t65, t24, t52, c64);
    uint32_t t67; const secp192k1_bit c68 = secp192k1_subw(&t67, t28, t54, c66);
    uint32_t t69; (void)secp192k1_subw(&t69, t30, t56, c68);
    /* subtract 2*p where that does not borrow */
    uint32_t t75; const secp192k1_bit c76 = secp192k1_subw(&t75, t57, UINT32_C(0xe9bdfb1a), 0);
    uint32_t t77; const secp192k1_bit c78 = secp192k1_subw(&t77, t59, UINT32_C(0x1ed28cd4), c76);
    uint32_t t79; const secp192k1_bit c80 = secp192k1_subw(&t79, t61, UINT32_C(0x4de5f82e), c78);
    uint32_t t81; const secp192k1_bit c82 = secp192k1_subw(&t81, t63, UINT32_C(0xfffffffc), c80);
    uint32_t t83; const secp192k1_bit c84 = secp192k1_subw(&t83, t65, UINT32_C(0xffffffff), c82);
    uint32_t t85; const secp192k1_bit c86 = secp192k1_subw(&t85, t67, UINT32_C(0xffffffff), c84);
    uint32_t t87; const secp192k1_bit c88 = secp192k1_subw(&t87, t69, UINT32_C(0x1), c86);
    const uint32_t m0 = secp192k1_maskw(c88);
    const uint32_t t89 = secp192k1_selectw(m0, t57, t75);
    const uint32_t t90 = secp192k1_selectw(m0, t59, t77);
    const uint32_t t91 = secp192k1_selectw(m0, t61, t79);
    const uint32_t t92 = secp192k1_selectw(m0, t63, t81);
    const uint32_t t93 = secp192k1_selectw(m0, t65, t83);
    const uint32_t t94 = secp192k1_selectw(m0, t67, t85);
    const uint32_t t95 = secp192k1_selectw(m0, t69, t87);
    /* subtract 1*p where that does not borrow */
    uint32_t t96; const secp192k1_bit c97 = secp192k1_subw(&t96, t89, UINT32_C(0x74defd8d), 0);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_subw(&t98, t90, UINT32_C(0xf69466a), c97);
    uint32_t t100; const secp192k1_bit c101 = secp192k1_subw(&t100, t91, UINT32_C(0x26f2fc17), c99);
    uint32_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t92, UINT32_C(0xfffffffe), c101);
    uint32_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t93, UINT32_C(0xffffffff), c103);
    uint32_t t106; const secp192k1_bit c107 = secp192k1_subw(&t106, t94, UINT32_C(0xffffffff), c105);
    const secp192k1_bit c108 = secp192k1_borroww(t95, UINT32_C(0x0), c107);
    const uint32_t m1 = secp192k1_maskw(c108);
    const uint32_t t109 = secp192k1_selectw(m1, t89, t96);
    const uint32_t t110 = secp192k1_selectw(m1, t90, t98);
    const uint32_t t111 = secp192k1_selectw(m1, t91, t100);
    const uint32_t t112 = secp192k1_selectw(m1, t92, t102);
    const uint32_t t113 = secp192k1_selectw(m1, t93, t104);
    const uint32_t t114 = secp192k1_selectw(m1, t94, t106);
    secp192k1_storew(&r->v[0], t109);
    secp192k1_storew(&r->v[1], t110);
    secp192k1_storew(&r->v[2], t111);
    secp192k1_storew(&r->v[3], t112);
    secp192k1_storew(&r->v[4], t113);
    secp192k1_storew(&r->v[5], t114);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void secp192k1_sc_to_mont(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* product, row 0: a * b[0] */
    uint32_t t13;
    const uint32_t t14 = secp192k1_mulw(&t13, a0, UINT32_C(0x250f0702));
    uint32_t t15;
    const uint32_t t16 = secp192k1_mulw(&t15, a1, UINT32_C(0x250f0702));
    uint32_t t17; const secp192k1_bit c18 = secp192k1_addw(&t17, t16, t13, 0);
    uint32_t t19;
    const uint32_t t20 = secp192k1_mulw(&t19, a2, UINT32_C(0x250f0702));
    uint32_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = secp192k1_mulw(&t23, a3, UINT32_C(0x250f0702));
    uint32_t t25; const secp192k1_bit c26 = secp192k1_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = secp192k1_mulw(&t27, a4, UINT32_C(0x250f0702));
    uint32_t t29; const secp192k1_bit c30 = secp192k1_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = secp192k1_mulw(&t31, a5, UINT32_C(0x250f0702));
    uint32_t t33; const secp192k1_bit c34 = secp192k1_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)secp192k1_addw(&t35, t31, UINT32_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t36;
    const uint32_t t37 = secp192k1_mulw(&t36, a0, UINT32_C(0x461c1989));
    uint32_t t38;
    const uint32_t t39 = secp192k1_mulw(&t38, a1, UINT32_C(0x461c1989));
    uint32_t t40;
    const uint32_t t41 = secp192k1_mulw(&t40, a2, UINT32_C(0x461c1989));
    uint32_t t42;
    const uint32_t t43 = secp192k1_mulw(&t42, a3, UINT32_C(0x461c1989));
    uint32_t t44;
    const uint32_t t45 = secp192k1_mulw(&t44, a4, UINT32_C(0x461c1989));
    uint32_t t46;
    const uint32_t t47 = secp192k1_mulw(&t46, a5, UINT32_C(0x461c1989));
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
    const uint32_t t73 = secp192k1_mulw(&t72, a0, UINT32_C(0x195e97e2));
    uint32_t t74;
    const uint32_t t75 = secp192k1_mulw(&t74, a1, UINT32_C(0x195e97e2));
    uint32_t t76;
    const uint32_t t77 = secp192k1_mulw(&t76, a2, UINT32_C(0x195e97e2));
    uint32_t t78;
    const uint32_t t79 = secp192k1_mulw(&t78, a3, UINT32_C(0x195e97e2));
    uint32_t t80;
    const uint32_t t81 = secp192k1_mulw(&t80, a4, UINT32_C(0x195e97e2));
    uint32_t t82;
    const uint32_t t83 = secp192k1_mulw(&t82, a5, UINT32_C(0x195e97e2));
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
    const uint32_t t109 = secp192k1_mulw(&t108, a0, UINT32_C(0xf0f4f172));
    uint32_t t110;
    const uint32_t t111 = secp192k1_mulw(&t110, a1, UINT32_C(0xf0f4f172));
    uint32_t t112;
    const uint32_t t113 = secp192k1_mulw(&t112, a2, UINT32_C(0xf0f4f172));
    uint32_t t114;
    const uint32_t t115 = secp192k1_mulw(&t114, a3, UINT32_C(0xf0f4f172));
    uint32_t t116;
    const uint32_t t117 = secp192k1_mulw(&t116, a4, UINT32_C(0xf0f4f172));
    uint32_t t118;
    const uint32_t t119 = secp192k1_mulw(&t118, a5, UINT32_C(0xf0f4f172));
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
    const uint32_t t145 = secp192k1_mulw(&t144, a0, UINT32_C(0x2ec4b2b1));
    uint32_t t146;
    const uint32_t t147 = secp192k1_mulw(&t146, a1, UINT32_C(0x2ec4b2b1));
    uint32_t t148;
    const uint32_t t149 = secp192k1_mulw(&t148, a2, UINT32_C(0x2ec4b2b1));
    uint32_t t150;
    const uint32_t t151 = secp192k1_mulw(&t150, a3, UINT32_C(0x2ec4b2b1));
    uint32_t t152;
    const uint32_t t153 = secp192k1_mulw(&t152, a4, UINT32_C(0x2ec4b2b1));
    uint32_t t154;
    const uint32_t t155 = secp192k1_mulw(&t154, a5, UINT32_C(0x2ec4b2b1));
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
    const uint32_t t181 = secp192k1_mulw(&t180, a0, UINT32_C(0x6a21191c));
    uint32_t t182;
    const uint32_t t183 = secp192k1_mulw(&t182, a1, UINT32_C(0x6a21191c));
    uint32_t t184;
    const uint32_t t185 = secp192k1_mulw(&t184, a2, UINT32_C(0x6a21191c));
    uint32_t t186;
    const uint32_t t187 = secp192k1_mulw(&t186, a3, UINT32_C(0x6a21191c));
    uint32_t t188;
    const uint32_t t189 = secp192k1_mulw(&t188, a4, UINT32_C(0x6a21191c));
    uint32_t t190;
    const uint32_t t191 = secp192k1_mulw(&t190, a5, UINT32_C(0x6a21191c));
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
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t217 = t14 * UINT32_C(0x560472bb);
    const uint32_t t221 = secp192k1_mulhw(UINT32_C(0x8b210273), t217);
    uint32_t t222;
    const uint32_t t223 = secp192k1_mulw(&t222, UINT32_C(0xf096b995), t217);
    uint32_t t224; const secp192k1_bit c225 = secp192k1_addw(&t224, t223, t221, 0);
    uint32_t t226;
    const uint32_t t227 = secp192k1_mulw(&t226, UINT32_C(0xd90d03e8), t217);
    uint32_t t228; const secp192k1_bit c229 = secp192k1_addw(&t228, t227, t222, c225);
    uint32_t t230; const secp192k1_bit c231 = secp192k1_addw(&t230, t217, t226, c229);
    const uint32_t t232 = secp192k1_bitw(c231);
    uint32_t t233; const secp192k1_bit c234 = secp192k1_subw(&t233, t48, t224, 0);
    uint32_t t235; const secp192k1_bit c236 = secp192k1_subw(&t235, t84, t228, c234);
    uint32_t t237; const secp192k1_bit c238 = secp192k1_subw(&t237, t120, t230, c236);
    uint32_t t239; const secp192k1_bit c240 = secp192k1_subw(&t239, t156, t232, c238);
    uint32_t t241; const secp192k1_bit c242 = secp192k1_subw(&t241, t192, UINT32_C(0x0), c240);
    uint32_t t243; (void)secp192k1_subw(&t243, t217, UINT32_C(0x0), c242);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t244 = t233 * UINT32_C(0x560472bb);
    const uint32_t t245 = secp192k1_mulhw(UINT32_C(0x8b210273), t244);
    uint32_t t246;
    const uint32_t t247 = secp192k1_mulw(&t246, UINT32_C(0xf096b995), t244);
    uint32_t t248; const secp192k1_bit c249 = secp192k1_addw(&t248, t247, t245, 0);
    uint32_t t250;
    const uint32_t t251 = secp192k1_mulw(&t250, UINT32_C(0xd90d03e8), t244);
    uint32_t t252; const secp192k1_bit c253 = secp192k1_addw(&t252, t251, t246, c249);
    uint32_t t254; const secp192k1_bit c255 = secp192k1_addw(&t254, t244, t250, c253);
    const uint32_t t256 = secp192k1_bitw(c255);
    uint32_t t257; const secp192k1_bit c258 = secp192k1_subw(&t257, t235, t248, 0);
    uint32_t t259; const secp192k1_bit c260 = secp192k1_subw(&t259, t237, t252, c258);
    uint32_t t261; const secp192k1_bit c262 = secp192k1_subw(&t261, t239, t254, c260);
    uint32_t t263; const secp192k1_bit c264 = secp192k1_subw(&t263, t241, t256, c262);
    uint32_t t265; const secp192k1_bit c266 = secp192k1_subw(&t265, t243, UINT32_C(0x0), c264);
    uint32_t t267; (void)secp192k1_subw(&t267, t244, UINT32_C(0x0), c266);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t268 = t257 * UINT32_C(0x560472bb);
    const uint32_t t269 = secp192k1_mulhw(UINT32_C(0x8b210273), t268);
    uint32_t t270;
    const uint32_t t271 = secp192k1_mulw(&t270, UINT32_C(0xf096b995), t268);
    uint32_t t272; const secp192k1_bit c273 = secp192k1_addw(&t272, t271, t269, 0);
    uint32_t t274;
    const uint32_t t275 = secp192k1_mulw(&t274, UINT32_C(0xd90d03e8), t268);
    uint32_t t276; const secp192k1_bit c277 = secp192k1_addw(&t276, t275, t270, c273);
    uint32_t t278; const secp192k1_bit c279 = secp192k1_addw(&t278, t268, t274, c277);
    const uint32_t t280 = secp192k1_bitw(c279);
    uint32_t t281; const secp192k1_bit c282 = secp192k1_subw(&t281, t259, t272, 0);
    uint32_t t283; const secp192k1_bit c284 = secp192k1_subw(&t283, t261, t276, c282);
    uint32_t t285; const secp192k1_bit c286 = secp192k1_subw(&t285, t263, t278, c284);
    uint32_t t287; const secp192k1_bit c288 = secp192k1_subw(&t287, t265, t280, c286);
    uint32_t t289; const secp192k1_bit c290 = secp192k1_subw(&t289, t267, UINT32_C(0x0), c288);
    uint32_t t291; (void)secp192k1_subw(&t291, t268, UINT32_C(0x0), c290);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t292 = t281 * UINT32_C(0x560472bb);
    const uint32_t t293 = secp192k1_mulhw(UINT32_C(0x8b210273), t292);
    uint32_t t294;
    const uint32_t t295 = secp192k1_mulw(&t294, UINT32_C(0xf096b995), t292);
    uint32_t t296; const secp192k1_bit c297 = secp192k1_addw(&t296, t295, t293, 0);
    uint32_t t298;
    const uint32_t t299 = secp192k1_mulw(&t298, UINT32_C(0xd90d03e8), t292);
    uint32_t t300; const secp192k1_bit c301 = secp192k1_addw(&t300, t299, t294, c297);
    uint32_t t302; const secp192k1_bit c303 = secp192k1_addw(&t302, t292, t298, c301);
    const uint32_t t304 = secp192k1_bitw(c303);
    uint32_t t305; const secp192k1_bit c306 = secp192k1_subw(&t305, t283, t296, 0);
    uint32_t t307; const secp192k1_bit c308 = secp192k1_subw(&t307, t285, t300, c306);
    uint32_t t309; const secp192k1_bit c310 = secp192k1_subw(&t309, t287, t302, c308);
    uint32_t t311; const secp192k1_bit c312 = secp192k1_subw(&t311, t289, t304, c310);
    uint32_t t313; const secp192k1_bit c314 = secp192k1_subw(&t313, t291, UINT32_C(0x0), c312);
    uint32_t t315; (void)secp192k1_subw(&t315, t292, UINT32_C(0x0), c314);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t316 = t305 * UINT32_C(0x560472bb);
    const uint32_t t317 = secp192k1_mulhw(UINT32_C(0x8b210273), t316);
    uint32_t t318;
    const uint32_t t319 = secp192k1_mulw(&t318, UINT32_C(0xf096b995), t316);
    uint32_t t320; const secp192k1_bit c321 = secp192k1_addw(&t320, t319, t317, 0);
    uint32_t t322;
    const uint32_t t323 = secp192k1_mulw(&t322, UINT32_C(0xd90d03e8), t316);
    uint32_t t324; const secp192k1_bit c325 = secp192k1_addw(&t324, t323, t318, c321);
    uint32_t t326; const secp192k1_bit c327 = secp192k1_addw(&t326, t316, t322, c325);
    const uint32_t t328 = secp192k1_bitw(c327);
    uint32_t t329; const secp192k1_bit c330 = secp192k1_subw(&t329, t307, t320, 0);
    uint32_t t331; const secp192k1_bit c332 = secp192k1_subw(&t331, t309, t324, c330);
    uint32_t t333; const secp192k1_bit c334 = secp192k1_subw(&t333, t311, t326, c332);
    uint32_t t335; const secp192k1_bit c336 = secp192k1_subw(&t335, t313, t328, c334);
    uint32_t t337; const secp192k1_bit c338 = secp192k1_subw(&t337, t315, UINT32_C(0x0), c336);
    uint32_t t339; (void)secp192k1_subw(&t339, t316, UINT32_C(0x0), c338);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t340 = t329 * UINT32_C(0x560472bb);
    const uint32_t t341 = secp192k1_mulhw(UINT32_C(0x8b210273), t340);
    uint32_t t342;
    const uint32_t t343 = secp192k1_mulw(&t342, UINT32_C(0xf096b995), t340);
    uint32_t t344; const secp192k1_bit c345 = secp192k1_addw(&t344, t343, t341, 0);
    uint32_t t346;
    const uint32_t t347 = secp192k1_mulw(&t346, UINT32_C(0xd90d03e8), t340);
    uint32_t t348; const secp192k1_bit c349 = secp192k1_addw(&t348, t347, t342, c345);
    uint32_t t350; const secp192k1_bit c351 = secp192k1_addw(&t350, t340, t346, c349);
    const uint32_t t352 = secp192k1_bitw(c351);
    uint32_t t353; const secp192k1_bit c354 = secp192k1_subw(&t353, t331, t344, 0);
    uint32_t t355; const secp192k1_bit c356 = secp192k1_subw(&t355, t333, t348, c354);
    uint32_t t357; const secp192k1_bit c358 = secp192k1_subw(&t357, t335, t350, c356);
    uint32_t t359; const secp192k1_bit c360 = secp192k1_subw(&t359, t337, t352, c358);
    uint32_t t361; const secp192k1_bit c362 = secp192k1_subw(&t361, t339, UINT32_C(0x0), c360);
    uint32_t t363; (void)secp192k1_subw(&t363, t340, UINT32_C(0x0), c362);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t369; const secp192k1_bit c370 = secp192k1_subw(&t369, t205, UINT32_C(0x74defd8d), 0);
    uint32_t t371; const secp192k1_bit c372 = secp192k1_subw(&t371, t207, UINT32_C(0xf69466a), c370);
    uint32_t t373; const secp192k1_bit c374 = secp192k1_subw(&t373, t209, UINT32_C(0x26f2fc17), c372);
    uint32_t t375; const secp192k1_bit c376 = secp192k1_subw(&t375, t211, UINT32_C(0xfffffffe), c374);
    uint32_t t377; const secp192k1_bit c378 = secp192k1_subw(&t377, t213, UINT32_C(0xffffffff), c376);
    uint32_t t379; (void)secp192k1_subw(&t379, t215, UINT32_C(0xffffffff), c378);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t380; const secp192k1_bit c381 = secp192k1_addw(&t380, t353, t369, 0);
    uint32_t t382; const secp192k1_bit c383 = secp192k1_addw(&t382, t355, t371, c381);
    uint32_t t384; const secp192k1_bit c385 = secp192k1_addw(&t384, t357, t373, c383);
    uint32_t t386; const secp192k1_bit c387 = secp192k1_addw(&t386, t359, t375, c385);
    uint32_t t388; const secp192k1_bit c389 = secp192k1_addw(&t388, t361, t377, c387);
    uint32_t t390; const secp192k1_bit c391 = secp192k1_addw(&t390, t363, t379, c389);
    uint32_t t392; const secp192k1_bit c393 = secp192k1_addw(&t392, t353, t205, 0);
    uint32_t t394; const secp192k1_bit c395 = secp192k1_addw(&t394, t355, t207, c393);
    uint32_t t396; const secp192k1_bit c397 = secp192k1_addw(&t396, t357, t209, c395);
    uint32_t t398; const secp192k1_bit c399 = secp192k1_addw(&t398, t359, t211, c397);
    uint32_t t400; const secp192k1_bit c401 = secp192k1_addw(&t400, t361, t213, c399);
    uint32_t t402; (void)secp192k1_addw(&t402, t363, t215, c401);
    const uint32_t m0 = secp192k1_maskw(c391);
    const uint32_t t403 = secp192k1_selectw(m0, t380, t392);
    const uint32_t t404 = secp192k1_selectw(m0, t382, t394);
    const uint32_t t405 = secp192k1_selectw(m0, t384, t396);
    const uint32_t t406 = secp192k1_selectw(m0, t386, t398);
    const uint32_t t407 = secp192k1_selectw(m0, t388, t400);
    const uint32_t t408 = secp192k1_selectw(m0, t390, t402);
    secp192k1_storew(&r->v[0], t403);
    secp192k1_storew(&r->v[1], t404);
    secp192k1_storew(&r->v[2], t405);
    secp192k1_storew(&r->v[3], t406);
    secp192k1_storew(&r->v[4], t407);
    secp192k1_storew(&r->v[5], t408);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void secp192k1_sc_from_mont(secp192k1_sc *r, const secp192k1_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0x560472bb);
    const uint32_t t12 = secp192k1_mulhw(UINT32_C(0x8b210273), t7);
    uint32_t t13;
    const uint32_t t14 = secp192k1_mulw(&t13, UINT32_C(0xf096b995), t7);
    uint32_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = secp192k1_mulw(&t17, UINT32_C(0xd90d03e8), t7);
    uint32_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t18, t13, c16);
    uint32_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t7, t17, c20);
    const uint32_t t23 = secp192k1_bitw(c22);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_subw(&t24, a1, t15, 0);
    uint32_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, a2, t19, c25);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, a3, t21, c27);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_subw(&t30, a4, t23, c29);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_subw(&t32, a5, UINT32_C(0x0), c31);
    uint32_t t34; (void)secp192k1_subw(&t34, t7, UINT32_C(0x0), c33);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t35 = t24 * UINT32_C(0x560472bb);
    const uint32_t t36 = secp192k1_mulhw(UINT32_C(0x8b210273), t35);
    uint32_t t37;
    const uint32_t t38 = secp192k1_mulw(&t37, UINT32_C(0xf096b995), t35);
    uint32_t t39; const secp192k1_bit c40 = secp192k1_addw(&t39, t38, t36, 0);
    uint32_t t41;
    const uint32_t t42 = secp192k1_mulw(&t41, UINT32_C(0xd90d03e8), t35);
    uint32_t t43; const secp192k1_bit c44 = secp192k1_addw(&t43, t42, t37, c40);
    uint32_t t45; const secp192k1_bit c46 = secp192k1_addw(&t45, t35, t41, c44);
    const uint32_t t47 = secp192k1_bitw(c46);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_subw(&t48, t26, t39, 0);
    uint32_t t50; const secp192k1_bit c51 = secp192k1_subw(&t50, t28, t43, c49);
    uint32_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t30, t45, c51);
    uint32_t t54; const secp192k1_bit c55 = secp192k1_subw(&t54, t32, t47, c53);
    uint32_t t56; const secp192k1_bit c57 = secp192k1_subw(&t56, t34, UINT32_C(0x0), c55);
    uint32_t t58; (void)secp192k1_subw(&t58, t35, UINT32_C(0x0), c57);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t59 = t48 * UINT32_C(0x560472bb);
    const uint32_t t60 = secp192k1_mulhw(UINT32_C(0x8b210273), t59);
    uint32_t t61;
    const uint32_t t62 = secp192k1_mulw(&t61, UINT32_C(0xf096b995), t59);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t62, t60, 0);
    uint32_t t65;
    const uint32_t t66 = secp192k1_mulw(&t65, UINT32_C(0xd90d03e8), t59);
    uint32_t t67; const secp192k1_bit c68 = secp192k1_addw(&t67, t66, t61, c64);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t59, t65, c68);
    const uint32_t t71 = secp192k1_bitw(c70);
    uint32_t t72; const secp192k1_bit c73 = secp192k1_subw(&t72, t50, t63, 0);
    uint32_t t74; const secp192k1_bit c75 = secp192k1_subw(&t74, t52, t67, c73);
    uint32_t t76; const secp192k1_bit c77 = secp192k1_subw(&t76, t54, t69, c75);
    uint32_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t56, t71, c77);
    uint32_t t80; const secp192k1_bit c81 = secp192k1_subw(&t80, t58, UINT32_C(0x0), c79);
    uint32_t t82; (void)secp192k1_subw(&t82, t59, UINT32_C(0x0), c81);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t83 = t72 * UINT32_C(0x560472bb);
    const uint32_t t84 = secp192k1_mulhw(UINT32_C(0x8b210273), t83);
    uint32_t t85;
    const uint32_t t86 = secp192k1_mulw(&t85, UINT32_C(0xf096b995), t83);
    uint32_t t87; const secp192k1_bit c88 = secp192k1_addw(&t87, t86, t84, 0);
    uint32_t t89;
    const uint32_t t90 = secp192k1_mulw(&t89, UINT32_C(0xd90d03e8), t83);
    uint32_t t91; const secp192k1_bit c92 = secp192k1_addw(&t91, t90, t85, c88);
    uint32_t t93; const secp192k1_bit c94 = secp192k1_addw(&t93, t83, t89, c92);
    const uint32_t t95 = secp192k1_bitw(c94);
    uint32_t t96; const secp192k1_bit c97 = secp192k1_subw(&t96, t74, t87, 0);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_subw(&t98, t76, t91, c97);
    uint32_t t100; const secp192k1_bit c101 = secp192k1_subw(&t100, t78, t93, c99);
    uint32_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t80, t95, c101);
    uint32_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t82, UINT32_C(0x0), c103);
    uint32_t t106; (void)secp192k1_subw(&t106, t83, UINT32_C(0x0), c105);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t107 = t96 * UINT32_C(0x560472bb);
    const uint32_t t108 = secp192k1_mulhw(UINT32_C(0x8b210273), t107);
    uint32_t t109;
    const uint32_t t110 = secp192k1_mulw(&t109, UINT32_C(0xf096b995), t107);
    uint32_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t110, t108, 0);
    uint32_t t113;
    const uint32_t t114 = secp192k1_mulw(&t113, UINT32_C(0xd90d03e8), t107);
    uint32_t t115; const secp192k1_bit c116 = secp192k1_addw(&t115, t114, t109, c112);
    uint32_t t117; const secp192k1_bit c118 = secp192k1_addw(&t117, t107, t113, c116);
    const uint32_t t119 = secp192k1_bitw(c118);
    uint32_t t120; const secp192k1_bit c121 = secp192k1_subw(&t120, t98, t111, 0);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_subw(&t122, t100, t115, c121);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_subw(&t124, t102, t117, c123);
    uint32_t t126; const secp192k1_bit c127 = secp192k1_subw(&t126, t104, t119, c125);
    uint32_t t128; const secp192k1_bit c129 = secp192k1_subw(&t128, t106, UINT32_C(0x0), c127);
    uint32_t t130; (void)secp192k1_subw(&t130, t107, UINT32_C(0x0), c129);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t131 = t120 * UINT32_C(0x560472bb);
    const uint32_t t132 = secp192k1_mulhw(UINT32_C(0x8b210273), t131);
    uint32_t t133;
    const uint32_t t134 = secp192k1_mulw(&t133, UINT32_C(0xf096b995), t131);
    uint32_t t135; const secp192k1_bit c136 = secp192k1_addw(&t135, t134, t132, 0);
    uint32_t t137;
    const uint32_t t138 = secp192k1_mulw(&t137, UINT32_C(0xd90d03e8), t131);
    uint32_t t139; const secp192k1_bit c140 = secp192k1_addw(&t139, t138, t133, c136);
    uint32_t t141; const secp192k1_bit c142 = secp192k1_addw(&t141, t131, t137, c140);
    const uint32_t t143 = secp192k1_bitw(c142);
    uint32_t t144; const secp192k1_bit c145 = secp192k1_subw(&t144, t122, t135, 0);
    uint32_t t146; const secp192k1_bit c147 = secp192k1_subw(&t146, t124, t139, c145);
    uint32_t t148; const secp192k1_bit c149 = secp192k1_subw(&t148, t126, t141, c147);
    uint32_t t150; const secp192k1_bit c151 = secp192k1_subw(&t150, t128, t143, c149);
    uint32_t t152; const secp192k1_bit c153 = secp192k1_subw(&t152, t130, UINT32_C(0x0), c151);
    uint32_t t154; (void)secp192k1_subw(&t154, t131, UINT32_C(0x0), c153);
    secp192k1_storew(&r->v[0], t144);
    secp192k1_storew(&r->v[1], t146);
    secp192k1_storew(&r->v[2], t148);
    secp192k1_storew(&r->v[3], t150);
    secp192k1_storew(&r->v[4], t152);
    secp192k1_storew(&r->v[5], t154);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp192k1_sc_from_bytes(secp192k1_sc *r, const uint8_t b[24])
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
    const secp192k1_bit c17 = secp192k1_borroww(t1, UINT32_C(0x74defd8d), 0);
    const secp192k1_bit c18 = secp192k1_borroww(t3, UINT32_C(0xf69466a), c17);
    const secp192k1_bit c19 = secp192k1_borroww(t5, UINT32_C(0x26f2fc17), c18);
    const secp192k1_bit c20 = secp192k1_borroww(t7, UINT32_C(0xfffffffe), c19);
    const secp192k1_bit c21 = secp192k1_borroww(t9, UINT32_C(0xffffffff), c20);
    const secp192k1_bit c22 = secp192k1_borroww(t11, UINT32_C(0xffffffff), c21);
    const uint32_t t24 = secp192k1_maskw(c22);
    const uint32_t t25 = t1 & t24;
    const uint32_t t26 = t3 & t24;
    const uint32_t t27 = t5 & t24;
    const uint32_t t28 = t7 & t24;
    const uint32_t t29 = t9 & t24;
    const uint32_t t30 = t11 & t24;
    const uint32_t t31 = ~t24;
    /* product, row 0: a * b[0] */
    uint32_t t38;
    const uint32_t t39 = secp192k1_mulw(&t38, t25, UINT32_C(0x250f0702));
    uint32_t t40;
    const uint32_t t41 = secp192k1_mulw(&t40, t26, UINT32_C(0x250f0702));
    uint32_t t42; const secp192k1_bit c43 = secp192k1_addw(&t42, t41, t38, 0);
    uint32_t t44;
    const uint32_t t45 = secp192k1_mulw(&t44, t27, UINT32_C(0x250f0702));
    uint32_t t46; const secp192k1_bit c47 = secp192k1_addw(&t46, t45, t40, c43);
    uint32_t t48;
    const uint32_t t49 = secp192k1_mulw(&t48, t28, UINT32_C(0x250f0702));
    uint32_t t50; const secp192k1_bit c51 = secp192k1_addw(&t50, t49, t44, c47);
    uint32_t t52;
    const uint32_t t53 = secp192k1_mulw(&t52, t29, UINT32_C(0x250f0702));
    uint32_t t54; const secp192k1_bit c55 = secp192k1_addw(&t54, t53, t48, c51);
    uint32_t t56;
    const uint32_t t57 = secp192k1_mulw(&t56, t30, UINT32_C(0x250f0702));
    uint32_t t58; const secp192k1_bit c59 = secp192k1_addw(&t58, t57, t52, c55);
    uint32_t t60; (void)secp192k1_addw(&t60, t56, UINT32_C(0x0), c59);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t61;
    const uint32_t t62 = secp192k1_mulw(&t61, t25, UINT32_C(0x461c1989));
    uint32_t t63;
    const uint32_t t64 = secp192k1_mulw(&t63, t26, UINT32_C(0x461c1989));
    uint32_t t65;
    const uint32_t t66 = secp192k1_mulw(&t65, t27, UINT32_C(0x461c1989));
    uint32_t t67;
    const uint32_t t68 = secp192k1_mulw(&t67, t28, UINT32_C(0x461c1989));
    uint32_t t69;
    const uint32_t t70 = secp192k1_mulw(&t69, t29, UINT32_C(0x461c1989));
    uint32_t t71;
    const uint32_t t72 = secp192k1_mulw(&t71, t30, UINT32_C(0x461c1989));
    uint32_t t73; const secp192k1_bit c74 = secp192k1_addw(&t73, t42, t62, 0);
    uint32_t t75; const secp192k1_bit c76 = secp192k1_addw(&t75, t46, t64, c74);
    uint32_t t77; const secp192k1_bit c78 = secp192k1_addw(&t77, t50, t66, c76);
    uint32_t t79; const secp192k1_bit c80 = secp192k1_addw(&t79, t54, t68, c78);
    uint32_t t81; const secp192k1_bit c82 = secp192k1_addw(&t81, t58, t70, c80);
    uint32_t t83; const secp192k1_bit c84 = secp192k1_addw(&t83, t60, t72, c82);
    const uint32_t t85 = secp192k1_bitw(c84);
    uint32_t t86; const secp192k1_bit c87 = secp192k1_addw(&t86, t75, t61, 0);
    uint32_t t88; const secp192k1_bit c89 = secp192k1_addw(&t88, t77, t63, c87);
    uint32_t t90; const secp192k1_bit c91 = secp192k1_addw(&t90, t79, t65, c89);
    uint32_t t92; const secp192k1_bit c93 = secp192k1_addw(&t92, t81, t67, c91);
    uint32_t t94; const secp192k1_bit c95 = secp192k1_addw(&t94, t83, t69, c93);
    uint32_t t96; (void)secp192k1_addw(&t96, t85, t71, c95);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t97;
    const uint32_t t98 = secp192k1_mulw(&t97, t25, UINT32_C(0x195e97e2));
    uint32_t t99;
    const uint32_t t100 = secp192k1_mulw(&t99, t26, UINT32_C(0x195e97e2));
    uint32_t t101;
    const uint32_t t102 = secp192k1_mulw(&t101, t27, UINT32_C(0x195e97e2));
    uint32_t t103;
    const uint32_t t104 = secp192k1_mulw(&t103, t28, UINT32_C(0x195e97e2));
    uint32_t t105;
    const uint32_t t106 = secp192k1_mulw(&t105, t29, UINT32_C(0x195e97e2));
    uint32_t t107;
    const uint32_t t108 = secp192k1_mulw(&t107, t30, UINT32_C(0x195e97e2));
    uint32_t t109; const secp192k1_bit c110 = secp192k1_addw(&t109, t86, t98, 0);
    uint32_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t88, t100, c110);
    uint32_t t113; const secp192k1_bit c114 = secp192k1_addw(&t113, t90, t102, c112);
    uint32_t t115; const secp192k1_bit c116 = secp192k1_addw(&t115, t92, t104, c114);
    uint32_t t117; const secp192k1_bit c118 = secp192k1_addw(&t117, t94, t106, c116);
    uint32_t t119; const secp192k1_bit c120 = secp192k1_addw(&t119, t96, t108, c118);
    const uint32_t t121 = secp192k1_bitw(c120);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_addw(&t122, t111, t97, 0);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_addw(&t124, t113, t99, c123);
    uint32_t t126; const secp192k1_bit c127 = secp192k1_addw(&t126, t115, t101, c125);
    uint32_t t128; const secp192k1_bit c129 = secp192k1_addw(&t128, t117, t103, c127);
    uint32_t t130; const secp192k1_bit c131 = secp192k1_addw(&t130, t119, t105, c129);
    uint32_t t132; (void)secp192k1_addw(&t132, t121, t107, c131);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t133;
    const uint32_t t134 = secp192k1_mulw(&t133, t25, UINT32_C(0xf0f4f172));
    uint32_t t135;
    const uint32_t t136 = secp192k1_mulw(&t135, t26, UINT32_C(0xf0f4f172));
    uint32_t t137;
    const uint32_t t138 = secp192k1_mulw(&t137, t27, UINT32_C(0xf0f4f172));
    uint32_t t139;
    const uint32_t t140 = secp192k1_mulw(&t139, t28, UINT32_C(0xf0f4f172));
    uint32_t t141;
    const uint32_t t142 = secp192k1_mulw(&t141, t29, UINT32_C(0xf0f4f172));
    uint32_t t143;
    const uint32_t t144 = secp192k1_mulw(&t143, t30, UINT32_C(0xf0f4f172));
    uint32_t t145; const secp192k1_bit c146 = secp192k1_addw(&t145, t122, t134, 0);
    uint32_t t147; const secp192k1_bit c148 = secp192k1_addw(&t147, t124, t136, c146);
    uint32_t t149; const secp192k1_bit c150 = secp192k1_addw(&t149, t126, t138, c148);
    uint32_t t151; const secp192k1_bit c152 = secp192k1_addw(&t151, t128, t140, c150);
    uint32_t t153; const secp192k1_bit c154 = secp192k1_addw(&t153, t130, t142, c152);
    uint32_t t155; const secp192k1_bit c156 = secp192k1_addw(&t155, t132, t144, c154);
    const uint32_t t157 = secp192k1_bitw(c156);
    uint32_t t158; const secp192k1_bit c159 = secp192k1_addw(&t158, t147, t133, 0);
    uint32_t t160; const secp192k1_bit c161 = secp192k1_addw(&t160, t149, t135, c159);
    uint32_t t162; const secp192k1_bit c163 = secp192k1_addw(&t162, t151, t137, c161);
    uint32_t t164; const secp192k1_bit c165 = secp192k1_addw(&t164, t153, t139, c163);
    uint32_t t166; const secp192k1_bit c167 = secp192k1_addw(&t166, t155, t141, c165);
    uint32_t t168; (void)secp192k1_addw(&t168, t157, t143, c167);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t169;
    const uint32_t t170 = secp192k1_mulw(&t169, t25, UINT32_C(0x2ec4b2b1));
    uint32_t t171;
    const uint32_t t172 = secp192k1_mulw(&t171, t26, UINT32_C(0x2ec4b2b1));
    uint32_t t173;
    const uint32_t t174 = secp192k1_mulw(&t173, t27, UINT32_C(0x2ec4b2b1));
    uint32_t t175;
    const uint32_t t176 = secp192k1_mulw(&t175, t28, UINT32_C(0x2ec4b2b1));
    uint32_t t177;
    const uint32_t t178 = secp192k1_mulw(&t177, t29, UINT32_C(0x2ec4b2b1));
    uint32_t t179;
    const uint32_t t180 = secp192k1_mulw(&t179, t30, UINT32_C(0x2ec4b2b1));
    uint32_t t181; const secp192k1_bit c182 = secp192k1_addw(&t181, t158, t170, 0);
    uint32_t t183; const secp192k1_bit c184 = secp192k1_addw(&t183, t160, t172, c182);
    uint32_t t185; const secp192k1_bit c186 = secp192k1_addw(&t185, t162, t174, c184);
    uint32_t t187; const secp192k1_bit c188 = secp192k1_addw(&t187, t164, t176, c186);
    uint32_t t189; const secp192k1_bit c190 = secp192k1_addw(&t189, t166, t178, c188);
    uint32_t t191; const secp192k1_bit c192 = secp192k1_addw(&t191, t168, t180, c190);
    const uint32_t t193 = secp192k1_bitw(c192);
    uint32_t t194; const secp192k1_bit c195 = secp192k1_addw(&t194, t183, t169, 0);
    uint32_t t196; const secp192k1_bit c197 = secp192k1_addw(&t196, t185, t171, c195);
    uint32_t t198; const secp192k1_bit c199 = secp192k1_addw(&t198, t187, t173, c197);
    uint32_t t200; const secp192k1_bit c201 = secp192k1_addw(&t200, t189, t175, c199);
    uint32_t t202; const secp192k1_bit c203 = secp192k1_addw(&t202, t191, t177, c201);
    uint32_t t204; (void)secp192k1_addw(&t204, t193, t179, c203);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t205;
    const uint32_t t206 = secp192k1_mulw(&t205, t25, UINT32_C(0x6a21191c));
    uint32_t t207;
    const uint32_t t208 = secp192k1_mulw(&t207, t26, UINT32_C(0x6a21191c));
    uint32_t t209;
    const uint32_t t210 = secp192k1_mulw(&t209, t27, UINT32_C(0x6a21191c));
    uint32_t t211;
    const uint32_t t212 = secp192k1_mulw(&t211, t28, UINT32_C(0x6a21191c));
    uint32_t t213;
    const uint32_t t214 = secp192k1_mulw(&t213, t29, UINT32_C(0x6a21191c));
    uint32_t t215;
    const uint32_t t216 = secp192k1_mulw(&t215, t30, UINT32_C(0x6a21191c));
    uint32_t t217; const secp192k1_bit c218 = secp192k1_addw(&t217, t194, t206, 0);
    uint32_t t219; const secp192k1_bit c220 = secp192k1_addw(&t219, t196, t208, c218);
    uint32_t t221; const secp192k1_bit c222 = secp192k1_addw(&t221, t198, t210, c220);
    uint32_t t223; const secp192k1_bit c224 = secp192k1_addw(&t223, t200, t212, c222);
    uint32_t t225; const secp192k1_bit c226 = secp192k1_addw(&t225, t202, t214, c224);
    uint32_t t227; const secp192k1_bit c228 = secp192k1_addw(&t227, t204, t216, c226);
    const uint32_t t229 = secp192k1_bitw(c228);
    uint32_t t230; const secp192k1_bit c231 = secp192k1_addw(&t230, t219, t205, 0);
    uint32_t t232; const secp192k1_bit c233 = secp192k1_addw(&t232, t221, t207, c231);
    uint32_t t234; const secp192k1_bit c235 = secp192k1_addw(&t234, t223, t209, c233);
    uint32_t t236; const secp192k1_bit c237 = secp192k1_addw(&t236, t225, t211, c235);
    uint32_t t238; const secp192k1_bit c239 = secp192k1_addw(&t238, t227, t213, c237);
    uint32_t t240; (void)secp192k1_addw(&t240, t229, t215, c239);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t242 = t39 * UINT32_C(0x560472bb);
    const uint32_t t246 = secp192k1_mulhw(UINT32_C(0x8b210273), t242);
    uint32_t t247;
    const uint32_t t248 = secp192k1_mulw(&t247, UINT32_C(0xf096b995), t242);
    uint32_t t249; const secp192k1_bit c250 = secp192k1_addw(&t249, t248, t246, 0);
    uint32_t t251;
    const uint32_t t252 = secp192k1_mulw(&t251, UINT32_C(0xd90d03e8), t242);
    uint32_t t253; const secp192k1_bit c254 = secp192k1_addw(&t253, t252, t247, c250);
    uint32_t t255; const secp192k1_bit c256 = secp192k1_addw(&t255, t242, t251, c254);
    const uint32_t t257 = secp192k1_bitw(c256);
    uint32_t t258; const secp192k1_bit c259 = secp192k1_subw(&t258, t73, t249, 0);
    uint32_t t260; const secp192k1_bit c261 = secp192k1_subw(&t260, t109, t253, c259);
    uint32_t t262; const secp192k1_bit c263 = secp192k1_subw(&t262, t145, t255, c261);
    uint32_t t264; const secp192k1_bit c265 = secp192k1_subw(&t264, t181, t257, c263);
    uint32_t t266; const secp192k1_bit c267 = secp192k1_subw(&t266, t217, UINT32_C(0x0), c265);
    uint32_t t268; (void)secp192k1_subw(&t268, t242, UINT32_C(0x0), c267);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t269 = t258 * UINT32_C(0x560472bb);
    const uint32_t t270 = secp192k1_mulhw(UINT32_C(0x8b210273), t269);
    uint32_t t271;
    const uint32_t t272 = secp192k1_mulw(&t271, UINT32_C(0xf096b995), t269);
    uint32_t t273; const secp192k1_bit c274 = secp192k1_addw(&t273, t272, t270, 0);
    uint32_t t275;
    const uint32_t t276 = secp192k1_mulw(&t275, UINT32_C(0xd90d03e8), t269);
    uint32_t t277; const secp192k1_bit c278 = secp192k1_addw(&t277, t276, t271, c274);
    uint32_t t279; const secp192k1_bit c280 = secp192k1_addw(&t279, t269, t275, c278);
    const uint32_t t281 = secp192k1_bitw(c280);
    uint32_t t282; const secp192k1_bit c283 = secp192k1_subw(&t282, t260, t273, 0);
    uint32_t t284; const secp192k1_bit c285 = secp192k1_subw(&t284, t262, t277, c283);
    uint32_t t286; const secp192k1_bit c287 = secp192k1_subw(&t286, t264, t279, c285);
    uint32_t t288; const secp192k1_bit c289 = secp192k1_subw(&t288, t266, t281, c287);
    uint32_t t290; const secp192k1_bit c291 = secp192k1_subw(&t290, t268, UINT32_C(0x0), c289);
    uint32_t t292; (void)secp192k1_subw(&t292, t269, UINT32_C(0x0), c291);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t293 = t282 * UINT32_C(0x560472bb);
    const uint32_t t294 = secp192k1_mulhw(UINT32_C(0x8b210273), t293);
    uint32_t t295;
    const uint32_t t296 = secp192k1_mulw(&t295, UINT32_C(0xf096b995), t293);
    uint32_t t297; const secp192k1_bit c298 = secp192k1_addw(&t297, t296, t294, 0);
    uint32_t t299;
    const uint32_t t300 = secp192k1_mulw(&t299, UINT32_C(0xd90d03e8), t293);
    uint32_t t301; const secp192k1_bit c302 = secp192k1_addw(&t301, t300, t295, c298);
    uint32_t t303; const secp192k1_bit c304 = secp192k1_addw(&t303, t293, t299, c302);
    const uint32_t t305 = secp192k1_bitw(c304);
    uint32_t t306; const secp192k1_bit c307 = secp192k1_subw(&t306, t284, t297, 0);
    uint32_t t308; const secp192k1_bit c309 = secp192k1_subw(&t308, t286, t301, c307);
    uint32_t t310; const secp192k1_bit c311 = secp192k1_subw(&t310, t288, t303, c309);
    uint32_t t312; const secp192k1_bit c313 = secp192k1_subw(&t312, t290, t305, c311);
    uint32_t t314; const secp192k1_bit c315 = secp192k1_subw(&t314, t292, UINT32_C(0x0), c313);
    uint32_t t316; (void)secp192k1_subw(&t316, t293, UINT32_C(0x0), c315);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t317 = t306 * UINT32_C(0x560472bb);
    const uint32_t t318 = secp192k1_mulhw(UINT32_C(0x8b210273), t317);
    uint32_t t319;
    const uint32_t t320 = secp192k1_mulw(&t319, UINT32_C(0xf096b995), t317);
    uint32_t t321; const secp192k1_bit c322 = secp192k1_addw(&t321, t320, t318, 0);
    uint32_t t323;
    const uint32_t t324 = secp192k1_mulw(&t323, UINT32_C(0xd90d03e8), t317);
    uint32_t t325; const secp192k1_bit c326 = secp192k1_addw(&t325, t324, t319, c322);
    uint32_t t327; const secp192k1_bit c328 = secp192k1_addw(&t327, t317, t323, c326);
    const uint32_t t329 = secp192k1_bitw(c328);
    uint32_t t330; const secp192k1_bit c331 = secp192k1_subw(&t330, t308, t321, 0);
    uint32_t t332; const secp192k1_bit c333 = secp192k1_subw(&t332, t310, t325, c331);
    uint32_t t334; const secp192k1_bit c335 = secp192k1_subw(&t334, t312, t327, c333);
    uint32_t t336; const secp192k1_bit c337 = secp192k1_subw(&t336, t314, t329, c335);
    uint32_t t338; const secp192k1_bit c339 = secp192k1_subw(&t338, t316, UINT32_C(0x0), c337);
    uint32_t t340; (void)secp192k1_subw(&t340, t317, UINT32_C(0x0), c339);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t341 = t330 * UINT32_C(0x560472bb);
    const uint32_t t342 = secp192k1_mulhw(UINT32_C(0x8b210273), t341);
    uint32_t t343;
    const uint32_t t344 = secp192k1_mulw(&t343, UINT32_C(0xf096b995), t341);
    uint32_t t345; const secp192k1_bit c346 = secp192k1_addw(&t345, t344, t342, 0);
    uint32_t t347;
    const uint32_t t348 = secp192k1_mulw(&t347, UINT32_C(0xd90d03e8), t341);
    uint32_t t349; const secp192k1_bit c350 = secp192k1_addw(&t349, t348, t343, c346);
    uint32_t t351; const secp192k1_bit c352 = secp192k1_addw(&t351, t341, t347, c350);
    const uint32_t t353 = secp192k1_bitw(c352);
    uint32_t t354; const secp192k1_bit c355 = secp192k1_subw(&t354, t332, t345, 0);
    uint32_t t356; const secp192k1_bit c357 = secp192k1_subw(&t356, t334, t349, c355);
    uint32_t t358; const secp192k1_bit c359 = secp192k1_subw(&t358, t336, t351, c357);
    uint32_t t360; const secp192k1_bit c361 = secp192k1_subw(&t360, t338, t353, c359);
    uint32_t t362; const secp192k1_bit c363 = secp192k1_subw(&t362, t340, UINT32_C(0x0), c361);
    uint32_t t364; (void)secp192k1_subw(&t364, t341, UINT32_C(0x0), c363);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t365 = t354 * UINT32_C(0x560472bb);
    const uint32_t t366 = secp192k1_mulhw(UINT32_C(0x8b210273), t365);
    uint32_t t367;
    const uint32_t t368 = secp192k1_mulw(&t367, UINT32_C(0xf096b995), t365);
    uint32_t t369; const secp192k1_bit c370 = secp192k1_addw(&t369, t368, t366, 0);
    uint32_t t371;
    const uint32_t t372 = secp192k1_mulw(&t371, UINT32_C(0xd90d03e8), t365);
    uint32_t t373; const secp192k1_bit c374 = secp192k1_addw(&t373, t372, t367, c370);
    uint32_t t375; const secp192k1_bit c376 = secp192k1_addw(&t375, t365, t371, c374);
    const uint32_t t377 = secp192k1_bitw(c376);
    uint32_t t378; const secp192k1_bit c379 = secp192k1_subw(&t378, t356, t369, 0);
    uint32_t t380; const secp192k1_bit c381 = secp192k1_subw(&t380, t358, t373, c379);
    uint32_t t382; const secp192k1_bit c383 = secp192k1_subw(&t382, t360, t375, c381);
    uint32_t t384; const secp192k1_bit c385 = secp192k1_subw(&t384, t362, t377, c383);
    uint32_t t386; const secp192k1_bit c387 = secp192k1_subw(&t386, t364, UINT32_C(0x0), c385);
    uint32_t t388; (void)secp192k1_subw(&t388, t365, UINT32_C(0x0), c387);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t389; const secp192k1_bit c390 = secp192k1_subw(&t389, t230, UINT32_C(0x74defd8d), 0);
    uint32_t t391; const secp192k1_bit c392 = secp192k1_subw(&t391, t232, UINT32_C(0xf69466a), c390);
    uint32_t t393; const secp192k1_bit c394 = secp192k1_subw(&t393, t234, UINT32_C(0x26f2fc17), c392);
    uint32_t t395; const secp192k1_bit c396 = secp192k1_subw(&t395, t236, UINT32_C(0xfffffffe), c394);
    uint32_t t397; const secp192k1_bit c398 = secp192k1_subw(&t397, t238, UINT32_C(0xffffffff), c396);
    uint32_t t399; (void)secp192k1_subw(&t399, t240, UINT32_C(0xffffffff), c398);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t400; const secp192k1_bit c401 = secp192k1_addw(&t400, t378, t389, 0);
    uint32_t t402; const secp192k1_bit c403 = secp192k1_addw(&t402, t380, t391, c401);
    uint32_t t404; const secp192k1_bit c405 = secp192k1_addw(&t404, t382, t393, c403);
    uint32_t t406; const secp192k1_bit c407 = secp192k1_addw(&t406, t384, t395, c405);
    uint32_t t408; const secp192k1_bit c409 = secp192k1_addw(&t408, t386, t397, c407);
    uint32_t t410; const secp192k1_bit c411 = secp192k1_addw(&t410, t388, t399, c409);
    uint32_t t412; const secp192k1_bit c413 = secp192k1_addw(&t412, t378, t230, 0);
    uint32_t t414; const secp192k1_bit c415 = secp192k1_addw(&t414, t380, t232, c413);
    uint32_t t416; const secp192k1_bit c417 = secp192k1_addw(&t416, t382, t234, c415);
    uint32_t t418; const secp192k1_bit c419 = secp192k1_addw(&t418, t384, t236, c417);
    uint32_t t420; const secp192k1_bit c421 = secp192k1_addw(&t420, t386, t238, c419);
    uint32_t t422; (void)secp192k1_addw(&t422, t388, t240, c421);
    const uint32_t m0 = secp192k1_maskw(c411);
    const uint32_t t423 = secp192k1_selectw(m0, t400, t412);
    const uint32_t t424 = secp192k1_selectw(m0, t402, t414);
    const uint32_t t425 = secp192k1_selectw(m0, t404, t416);
    const uint32_t t426 = secp192k1_selectw(m0, t406, t418);
    const uint32_t t427 = secp192k1_selectw(m0, t408, t420);
    const uint32_t t428 = secp192k1_selectw(m0, t410, t422);
    secp192k1_storew(&r->v[0], t423);
    secp192k1_storew(&r->v[1], t424);
    secp192k1_storew(&r->v[2], t425);
    secp192k1_storew(&r->v[3], t426);
    secp192k1_storew(&r->v[4], t427);
    secp192k1_storew(&r->v[5], t428);
    return -(int)(t31 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp192k1_sc_from_bytes_le(secp192k1_sc *r, const uint8_t b[24])
{
    const uint32_t b_at0 = (uint32_t)secp192k1_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)secp192k1_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)secp192k1_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)secp192k1_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)secp192k1_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)secp192k1_load4(b + 20);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp192k1_bit c11 = secp192k1_borroww(b_at0, UINT32_C(0x74defd8d), 0);
    const secp192k1_bit c12 = secp192k1_borroww(b_at4, UINT32_C(0xf69466a), c11);
    const secp192k1_bit c13 = secp192k1_borroww(b_at8, UINT32_C(0x26f2fc17), c12);
    const secp192k1_bit c14 = secp192k1_borroww(b_at12, UINT32_C(0xfffffffe), c13);
    const secp192k1_bit c15 = secp192k1_borroww(b_at16, UINT32_C(0xffffffff), c14);
    const secp192k1_bit c16 = secp192k1_borroww(b_at20, UINT32_C(0xffffffff), c15);
    const uint32_t t18 = secp192k1_maskw(c16);
    const uint32_t t19 = b_at0 & t18;
    const uint32_t t20 = b_at4 & t18;
    const uint32_t t21 = b_at8 & t18;
    const uint32_t t22 = b_at12 & t18;
    const uint32_t t23 = b_at16 & t18;
    const uint32_t t24 = b_at20 & t18;
    const uint32_t t25 = ~t18;
    /* product, row 0: a * b[0] */
    uint32_t t32;
    const uint32_t t33 = secp192k1_mulw(&t32, t19, UINT32_C(0x250f0702));
    uint32_t t34;
    const uint32_t t35 = secp192k1_mulw(&t34, t20, UINT32_C(0x250f0702));
    uint32_t t36; const secp192k1_bit c37 = secp192k1_addw(&t36, t35, t32, 0);
    uint32_t t38;
    const uint32_t t39 = secp192k1_mulw(&t38, t21, UINT32_C(0x250f0702));
    uint32_t t40; const secp192k1_bit c41 = secp192k1_addw(&t40, t39, t34, c37);
    uint32_t t42;
    const uint32_t t43 = secp192k1_mulw(&t42, t22, UINT32_C(0x250f0702));
    uint32_t t44; const secp192k1_bit c45 = secp192k1_addw(&t44, t43, t38, c41);
    uint32_t t46;
    const uint32_t t47 = secp192k1_mulw(&t46, t23, UINT32_C(0x250f0702));
    uint32_t t48; const secp192k1_bit c49 = secp192k1_addw(&t48, t47, t42, c45);
    uint32_t t50;
    const uint32_t t51 = secp192k1_mulw(&t50, t24, UINT32_C(0x250f0702));
    uint32_t t52; const secp192k1_bit c53 = secp192k1_addw(&t52, t51, t46, c49);
    uint32_t t54; (void)secp192k1_addw(&t54, t50, UINT32_C(0x0), c53);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t55;
    const uint32_t t56 = secp192k1_mulw(&t55, t19, UINT32_C(0x461c1989));
    uint32_t t57;
    const uint32_t t58 = secp192k1_mulw(&t57, t20, UINT32_C(0x461c1989));
    uint32_t t59;
    const uint32_t t60 = secp192k1_mulw(&t59, t21, UINT32_C(0x461c1989));
    uint32_t t61;
    const uint32_t t62 = secp192k1_mulw(&t61, t22, UINT32_C(0x461c1989));
    uint32_t t63;
    const uint32_t t64 = secp192k1_mulw(&t63, t23, UINT32_C(0x461c1989));
    uint32_t t65;
    const uint32_t t66 = secp192k1_mulw(&t65, t24, UINT32_C(0x461c1989));
    uint32_t t67; const secp192k1_bit c68 = secp192k1_addw(&t67, t36, t56, 0);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t40, t58, c68);
    uint32_t t71; const secp192k1_bit c72 = secp192k1_addw(&t71, t44, t60, c70);
    uint32_t t73; const secp192k1_bit c74 = secp192k1_addw(&t73, t48, t62, c72);
    uint32_t t75; const secp192k1_bit c76 = secp192k1_addw(&t75, t52, t64, c74);
    uint32_t t77; const secp192k1_bit c78 = secp192k1_addw(&t77, t54, t66, c76);
    const uint32_t t79 = secp192k1_bitw(c78);
    uint32_t t80; const secp192k1_bit c81 = secp192k1_addw(&t80, t69, t55, 0);
    uint32_t t82; const secp192k1_bit c83 = secp192k1_addw(&t82, t71, t57, c81);
    uint32_t t84; const secp192k1_bit c85 = secp192k1_addw(&t84, t73, t59, c83);
    uint32_t t86; const secp192k1_bit c87 = secp192k1_addw(&t86, t75, t61, c85);
    uint32_t t88; const secp192k1_bit c89 = secp192k1_addw(&t88, t77, t63, c87);
    uint32_t t90; (void)secp192k1_addw(&t90, t79, t65, c89);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t91;
    const uint32_t t92 = secp192k1_mulw(&t91, t19, UINT32_C(0x195e97e2));
    uint32_t t93;
    const uint32_t t94 = secp192k1_mulw(&t93, t20, UINT32_C(0x195e97e2));
    uint32_t t95;
    const uint32_t t96 = secp192k1_mulw(&t95, t21, UINT32_C(0x195e97e2));
    uint32_t t97;
    const uint32_t t98 = secp192k1_mulw(&t97, t22, UINT32_C(0x195e97e2));
    uint32_t t99;
    const uint32_t t100 = secp192k1_mulw(&t99, t23, UINT32_C(0x195e97e2));
    uint32_t t101;
    const uint32_t t102 = secp192k1_mulw(&t101, t24, UINT32_C(0x195e97e2));
    uint32_t t103; const secp192k1_bit c104 = secp192k1_addw(&t103, t80, t92, 0);
    uint32_t t105; const secp192k1_bit c106 = secp192k1_addw(&t105, t82, t94, c104);
    uint32_t t107; const secp192k1_bit c108 = secp192k1_addw(&t107, t84, t96, c106);
    uint32_t t109; const secp192k1_bit c110 = secp192k1_addw(&t109, t86, t98, c108);
    uint32_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t88, t100, c110);
    uint32_t t113; const secp192k1_bit c114 = secp192k1_addw(&t113, t90, t102, c112);
    const uint32_t t115 = secp192k1_bitw(c114);
    uint32_t t116; const secp192k1_bit c117 = secp192k1_addw(&t116, t105, t91, 0);
    uint32_t t118; const secp192k1_bit c119 = secp192k1_addw(&t118, t107, t93, c117);
    uint32_t t120; const secp192k1_bit c121 = secp192k1_addw(&t120, t109, t95, c119);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_addw(&t122, t111, t97, c121);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_addw(&t124, t113, t99, c123);
    uint32_t t126; (void)secp192k1_addw(&t126, t115, t101, c125);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t127;
    const uint32_t t128 = secp192k1_mulw(&t127, t19, UINT32_C(0xf0f4f172));
    uint32_t t129;
    const uint32_t t130 = secp192k1_mulw(&t129, t20, UINT32_C(0xf0f4f172));
    uint32_t t131;
    const uint32_t t132 = secp192k1_mulw(&t131, t21, UINT32_C(0xf0f4f172));
    uint32_t t133;
    const uint32_t t134 = secp192k1_mulw(&t133, t22, UINT32_C(0xf0f4f172));
    uint32_t t135;
    const uint32_t t136 = secp192k1_mulw(&t135, t23, UINT32_C(0xf0f4f172));
    uint32_t t137;
    const uint32_t t138 = secp192k1_mulw(&t137, t24, UINT32_C(0xf0f4f172));
    uint32_t t139; const secp192k1_bit c140 = secp192k1_addw(&t139, t116, t128, 0);
    uint32_t t141; const secp192k1_bit c142 = secp192k1_addw(&t141, t118, t130, c140);
    uint32_t t143; const secp192k1_bit c144 = secp192k1_addw(&t143, t120, t132, c142);
    uint32_t t145; const secp192k1_bit c146 = secp192k1_addw(&t145, t122, t134, c144);
    uint32_t t147; const secp192k1_bit c148 = secp192k1_addw(&t147, t124, t136, c146);
    uint32_t t149; const secp192k1_bit c150 = secp192k1_addw(&t149, t126, t138, c148);
    const uint32_t t151 = secp192k1_bitw(c150);
    uint32_t t152; const secp192k1_bit c153 = secp192k1_addw(&t152, t141, t127, 0);
    uint32_t t154; const secp192k1_bit c155 = secp192k1_addw(&t154, t143, t129, c153);
    uint32_t t156; const secp192k1_bit c157 = secp192k1_addw(&t156, t145, t131, c155);
    uint32_t t158; const secp192k1_bit c159 = secp192k1_addw(&t158, t147, t133, c157);
    uint32_t t160; const secp192k1_bit c161 = secp192k1_addw(&t160, t149, t135, c159);
    uint32_t t162; (void)secp192k1_addw(&t162, t151, t137, c161);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t163;
    const uint32_t t164 = secp192k1_mulw(&t163, t19, UINT32_C(0x2ec4b2b1));
    uint32_t t165;
    const uint32_t t166 = secp192k1_mulw(&t165, t20, UINT32_C(0x2ec4b2b1));
    uint32_t t167;
    const uint32_t t168 = secp192k1_mulw(&t167, t21, UINT32_C(0x2ec4b2b1));
    uint32_t t169;
    const uint32_t t170 = secp192k1_mulw(&t169, t22, UINT32_C(0x2ec4b2b1));
    uint32_t t171;
    const uint32_t t172 = secp192k1_mulw(&t171, t23, UINT32_C(0x2ec4b2b1));
    uint32_t t173;
    const uint32_t t174 = secp192k1_mulw(&t173, t24, UINT32_C(0x2ec4b2b1));
    uint32_t t175; const secp192k1_bit c176 = secp192k1_addw(&t175, t152, t164, 0);
    uint32_t t177; const secp192k1_bit c178 = secp192k1_addw(&t177, t154, t166, c176);
    uint32_t t179; const secp192k1_bit c180 = secp192k1_addw(&t179, t156, t168, c178);
    uint32_t t181; const secp192k1_bit c182 = secp192k1_addw(&t181, t158, t170, c180);
    uint32_t t183; const secp192k1_bit c184 = secp192k1_addw(&t183, t160, t172, c182);
    uint32_t t185; const secp192k1_bit c186 = secp192k1_addw(&t185, t162, t174, c184);
    const uint32_t t187 = secp192k1_bitw(c186);
    uint32_t t188; const secp192k1_bit c189 = secp192k1_addw(&t188, t177, t163, 0);
    uint32_t t190; const secp192k1_bit c191 = secp192k1_addw(&t190, t179, t165, c189);
    uint32_t t192; const secp192k1_bit c193 = secp192k1_addw(&t192, t181, t167, c191);
    uint32_t t194; const secp192k1_bit c195 = secp192k1_addw(&t194, t183, t169, c193);
    uint32_t t196; const secp192k1_bit c197 = secp192k1_addw(&t196, t185, t171, c195);
    uint32_t t198; (void)secp192k1_addw(&t198, t187, t173, c197);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t199;
    const uint32_t t200 = secp192k1_mulw(&t199, t19, UINT32_C(0x6a21191c));
    uint32_t t201;
    const uint32_t t202 = secp192k1_mulw(&t201, t20, UINT32_C(0x6a21191c));
    uint32_t t203;
    const uint32_t t204 = secp192k1_mulw(&t203, t21, UINT32_C(0x6a21191c));
    uint32_t t205;
    const uint32_t t206 = secp192k1_mulw(&t205, t22, UINT32_C(0x6a21191c));
    uint32_t t207;
    const uint32_t t208 = secp192k1_mulw(&t207, t23, UINT32_C(0x6a21191c));
    uint32_t t209;
    const uint32_t t210 = secp192k1_mulw(&t209, t24, UINT32_C(0x6a21191c));
    uint32_t t211; const secp192k1_bit c212 = secp192k1_addw(&t211, t188, t200, 0);
    uint32_t t213; const secp192k1_bit c214 = secp192k1_addw(&t213, t190, t202, c212);
    uint32_t t215; const secp192k1_bit c216 = secp192k1_addw(&t215, t192, t204, c214);
    uint32_t t217; const secp192k1_bit c218 = secp192k1_addw(&t217, t194, t206, c216);
    uint32_t t219; const secp192k1_bit c220 = secp192k1_addw(&t219, t196, t208, c218);
    uint32_t t221; const secp192k1_bit c222 = secp192k1_addw(&t221, t198, t210, c220);
    const uint32_t t223 = secp192k1_bitw(c222);
    uint32_t t224; const secp192k1_bit c225 = secp192k1_addw(&t224, t213, t199, 0);
    uint32_t t226; const secp192k1_bit c227 = secp192k1_addw(&t226, t215, t201, c225);
    uint32_t t228; const secp192k1_bit c229 = secp192k1_addw(&t228, t217, t203, c227);
    uint32_t t230; const secp192k1_bit c231 = secp192k1_addw(&t230, t219, t205, c229);
    uint32_t t232; const secp192k1_bit c233 = secp192k1_addw(&t232, t221, t207, c231);
    uint32_t t234; (void)secp192k1_addw(&t234, t223, t209, c233);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t236 = t33 * UINT32_C(0x560472bb);
    const uint32_t t240 = secp192k1_mulhw(UINT32_C(0x8b210273), t236);
    uint32_t t241;
    const uint32_t t242 = secp192k1_mulw(&t241, UINT32_C(0xf096b995), t236);
    uint32_t t243; const secp192k1_bit c244 = secp192k1_addw(&t243, t242, t240, 0);
    uint32_t t245;
    const uint32_t t246 = secp192k1_mulw(&t245, UINT32_C(0xd90d03e8), t236);
    uint32_t t247; const secp192k1_bit c248 = secp192k1_addw(&t247, t246, t241, c244);
    uint32_t t249; const secp192k1_bit c250 = secp192k1_addw(&t249, t236, t245, c248);
    const uint32_t t251 = secp192k1_bitw(c250);
    uint32_t t252; const secp192k1_bit c253 = secp192k1_subw(&t252, t67, t243, 0);
    uint32_t t254; const secp192k1_bit c255 = secp192k1_subw(&t254, t103, t247, c253);
    uint32_t t256; const secp192k1_bit c257 = secp192k1_subw(&t256, t139, t249, c255);
    uint32_t t258; const secp192k1_bit c259 = secp192k1_subw(&t258, t175, t251, c257);
    uint32_t t260; const secp192k1_bit c261 = secp192k1_subw(&t260, t211, UINT32_C(0x0), c259);
    uint32_t t262; (void)secp192k1_subw(&t262, t236, UINT32_C(0x0), c261);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t263 = t252 * UINT32_C(0x560472bb);
    const uint32_t t264 = secp192k1_mulhw(UINT32_C(0x8b210273), t263);
    uint32_t t265;
    const uint32_t t266 = secp192k1_mulw(&t265, UINT32_C(0xf096b995), t263);
    uint32_t t267; const secp192k1_bit c268 = secp192k1_addw(&t267, t266, t264, 0);
    uint32_t t269;
    const uint32_t t270 = secp192k1_mulw(&t269, UINT32_C(0xd90d03e8), t263);
    uint32_t t271; const secp192k1_bit c272 = secp192k1_addw(&t271, t270, t265, c268);
    uint32_t t273; const secp192k1_bit c274 = secp192k1_addw(&t273, t263, t269, c272);
    const uint32_t t275 = secp192k1_bitw(c274);
    uint32_t t276; const secp192k1_bit c277 = secp192k1_subw(&t276, t254, t267, 0);
    uint32_t t278; const secp192k1_bit c279 = secp192k1_subw(&t278, t256, t271, c277);
    uint32_t t280; const secp192k1_bit c281 = secp192k1_subw(&t280, t258, t273, c279);
    uint32_t t282; const secp192k1_bit c283 = secp192k1_subw(&t282, t260, t275, c281);
    uint32_t t284; const secp192k1_bit c285 = secp192k1_subw(&t284, t262, UINT32_C(0x0), c283);
    uint32_t t286; (void)secp192k1_subw(&t286, t263, UINT32_C(0x0), c285);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t287 = t276 * UINT32_C(0x560472bb);
    const uint32_t t288 = secp192k1_mulhw(UINT32_C(0x8b210273), t287);
    uint32_t t289;
    const uint32_t t290 = secp192k1_mulw(&t289, UINT32_C(0xf096b995), t287);
    uint32_t t291; const secp192k1_bit c292 = secp192k1_addw(&t291, t290, t288, 0);
    uint32_t t293;
    const uint32_t t294 = secp192k1_mulw(&t293, UINT32_C(0xd90d03e8), t287);
    uint32_t t295; const secp192k1_bit c296 = secp192k1_addw(&t295, t294, t289, c292);
    uint32_t t297; const secp192k1_bit c298 = secp192k1_addw(&t297, t287, t293, c296);
    const uint32_t t299 = secp192k1_bitw(c298);
    uint32_t t300; const secp192k1_bit c301 = secp192k1_subw(&t300, t278, t291, 0);
    uint32_t t302; const secp192k1_bit c303 = secp192k1_subw(&t302, t280, t295, c301);
    uint32_t t304; const secp192k1_bit c305 = secp192k1_subw(&t304, t282, t297, c303);
    uint32_t t306; const secp192k1_bit c307 = secp192k1_subw(&t306, t284, t299, c305);
    uint32_t t308; const secp192k1_bit c309 = secp192k1_subw(&t308, t286, UINT32_C(0x0), c307);
    uint32_t t310; (void)secp192k1_subw(&t310, t287, UINT32_C(0x0), c309);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t311 = t300 * UINT32_C(0x560472bb);
    const uint32_t t312 = secp192k1_mulhw(UINT32_C(0x8b210273), t311);
    uint32_t t313;
    const uint32_t t314 = secp192k1_mulw(&t313, UINT32_C(0xf096b995), t311);
    uint32_t t315; const secp192k1_bit c316 = secp192k1_addw(&t315, t314, t312, 0);
    uint32_t t317;
    const uint32_t t318 = secp192k1_mulw(&t317, UINT32_C(0xd90d03e8), t311);
    uint32_t t319; const secp192k1_bit c320 = secp192k1_addw(&t319, t318, t313, c316);
    uint32_t t321; const secp192k1_bit c322 = secp192k1_addw(&t321, t311, t317, c320);
    const uint32_t t323 = secp192k1_bitw(c322);
    uint32_t t324; const secp192k1_bit c325 = secp192k1_subw(&t324, t302, t315, 0);
    uint32_t t326; const secp192k1_bit c327 = secp192k1_subw(&t326, t304, t319, c325);
    uint32_t t328; const secp192k1_bit c329 = secp192k1_subw(&t328, t306, t321, c327);
    uint32_t t330; const secp192k1_bit c331 = secp192k1_subw(&t330, t308, t323, c329);
    uint32_t t332; const secp192k1_bit c333 = secp192k1_subw(&t332, t310, UINT32_C(0x0), c331);
    uint32_t t334; (void)secp192k1_subw(&t334, t311, UINT32_C(0x0), c333);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t335 = t324 * UINT32_C(0x560472bb);
    const uint32_t t336 = secp192k1_mulhw(UINT32_C(0x8b210273), t335);
    uint32_t t337;
    const uint32_t t338 = secp192k1_mulw(&t337, UINT32_C(0xf096b995), t335);
    uint32_t t339; const secp192k1_bit c340 = secp192k1_addw(&t339, t338, t336, 0);
    uint32_t t341;
    const uint32_t t342 = secp192k1_mulw(&t341, UINT32_C(0xd90d03e8), t335);
    uint32_t t343; const secp192k1_bit c344 = secp192k1_addw(&t343, t342, t337, c340);
    uint32_t t345; const secp192k1_bit c346 = secp192k1_addw(&t345, t335, t341, c344);
    const uint32_t t347 = secp192k1_bitw(c346);
    uint32_t t348; const secp192k1_bit c349 = secp192k1_subw(&t348, t326, t339, 0);
    uint32_t t350; const secp192k1_bit c351 = secp192k1_subw(&t350, t328, t343, c349);
    uint32_t t352; const secp192k1_bit c353 = secp192k1_subw(&t352, t330, t345, c351);
    uint32_t t354; const secp192k1_bit c355 = secp192k1_subw(&t354, t332, t347, c353);
    uint32_t t356; const secp192k1_bit c357 = secp192k1_subw(&t356, t334, UINT32_C(0x0), c355);
    uint32_t t358; (void)secp192k1_subw(&t358, t335, UINT32_C(0x0), c357);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t359 = t348 * UINT32_C(0x560472bb);
    const uint32_t t360 = secp192k1_mulhw(UINT32_C(0x8b210273), t359);
    uint32_t t361;
    const uint32_t t362 = secp192k1_mulw(&t361, UINT32_C(0xf096b995), t359);
    uint32_t t363; const secp192k1_bit c364 = secp192k1_addw(&t363, t362, t360, 0);
    uint32_t t365;
    const uint32_t t366 = secp192k1_mulw(&t365, UINT32_C(0xd90d03e8), t359);
    uint32_t t367; const secp192k1_bit c368 = secp192k1_addw(&t367, t366, t361, c364);
    uint32_t t369; const secp192k1_bit c370 = secp192k1_addw(&t369, t359, t365, c368);
    const uint32_t t371 = secp192k1_bitw(c370);
    uint32_t t372; const secp192k1_bit c373 = secp192k1_subw(&t372, t350, t363, 0);
    uint32_t t374; const secp192k1_bit c375 = secp192k1_subw(&t374, t352, t367, c373);
    uint32_t t376; const secp192k1_bit c377 = secp192k1_subw(&t376, t354, t369, c375);
    uint32_t t378; const secp192k1_bit c379 = secp192k1_subw(&t378, t356, t371, c377);
    uint32_t t380; const secp192k1_bit c381 = secp192k1_subw(&t380, t358, UINT32_C(0x0), c379);
    uint32_t t382; (void)secp192k1_subw(&t382, t359, UINT32_C(0x0), c381);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t383; const secp192k1_bit c384 = secp192k1_subw(&t383, t224, UINT32_C(0x74defd8d), 0);
    uint32_t t385; const secp192k1_bit c386 = secp192k1_subw(&t385, t226, UINT32_C(0xf69466a), c384);
    uint32_t t387; const secp192k1_bit c388 = secp192k1_subw(&t387, t228, UINT32_C(0x26f2fc17), c386);
    uint32_t t389; const secp192k1_bit c390 = secp192k1_subw(&t389, t230, UINT32_C(0xfffffffe), c388);
    uint32_t t391; const secp192k1_bit c392 = secp192k1_subw(&t391, t232, UINT32_C(0xffffffff), c390);
    uint32_t t393; (void)secp192k1_subw(&t393, t234, UINT32_C(0xffffffff), c392);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t394; const secp192k1_bit c395 = secp192k1_addw(&t394, t372, t383, 0);
    uint32_t t396; const secp192k1_bit c397 = secp192k1_addw(&t396, t374, t385, c395);
    uint32_t t398; const secp192k1_bit c399 = secp192k1_addw(&t398, t376, t387, c397);
    uint32_t t400; const secp192k1_bit c401 = secp192k1_addw(&t400, t378, t389, c399);
    uint32_t t402; const secp192k1_bit c403 = secp192k1_addw(&t402, t380, t391, c401);
    uint32_t t404; const secp192k1_bit c405 = secp192k1_addw(&t404, t382, t393, c403);
    uint32_t t406; const secp192k1_bit c407 = secp192k1_addw(&t406, t372, t224, 0);
    uint32_t t408; const secp192k1_bit c409 = secp192k1_addw(&t408, t374, t226, c407);
    uint32_t t410; const secp192k1_bit c411 = secp192k1_addw(&t410, t376, t228, c409);
    uint32_t t412; const secp192k1_bit c413 = secp192k1_addw(&t412, t378, t230, c411);
    uint32_t t414; const secp192k1_bit c415 = secp192k1_addw(&t414, t380, t232, c413);
    uint32_t t416; (void)secp192k1_addw(&t416, t382, t234, c415);
    const uint32_t m0 = secp192k1_maskw(c405);
    const uint32_t t417 = secp192k1_selectw(m0, t394, t406);
    const uint32_t t418 = secp192k1_selectw(m0, t396, t408);
    const uint32_t t419 = secp192k1_selectw(m0, t398, t410);
    const uint32_t t420 = secp192k1_selectw(m0, t400, t412);
    const uint32_t t421 = secp192k1_selectw(m0, t402, t414);
    const uint32_t t422 = secp192k1_selectw(m0, t404, t416);
    secp192k1_storew(&r->v[0], t417);
    secp192k1_storew(&r->v[1], t418);
    secp192k1_storew(&r->v[2], t419);
    secp192k1_storew(&r->v[3], t420);
    secp192k1_storew(&r->v[4], t421);
    secp192k1_storew(&r->v[5], t422);
    return -(int)(t25 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void secp192k1_sc_to_bytes(uint8_t b[24], const secp192k1_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0x560472bb);
    const uint32_t t12 = secp192k1_mulhw(UINT32_C(0x8b210273), t7);
    uint32_t t13;
    const uint32_t t14 = secp192k1_mulw(&t13, UINT32_C(0xf096b995), t7);
    uint32_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = secp192k1_mulw(&t17, UINT32_C(0xd90d03e8), t7);
    uint32_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t18, t13, c16);
    uint32_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t7, t17, c20);
    const uint32_t t23 = secp192k1_bitw(c22);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_subw(&t24, a1, t15, 0);
    uint32_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, a2, t19, c25);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, a3, t21, c27);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_subw(&t30, a4, t23, c29);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_subw(&t32, a5, UINT32_C(0x0), c31);
    uint32_t t34; (void)secp192k1_subw(&t34, t7, UINT32_C(0x0), c33);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t35 = t24 * UINT32_C(0x560472bb);
    const uint32_t t36 = secp192k1_mulhw(UINT32_C(0x8b210273), t35);
    uint32_t t37;
    const uint32_t t38 = secp192k1_mulw(&t37, UINT32_C(0xf096b995), t35);
    uint32_t t39; const secp192k1_bit c40 = secp192k1_addw(&t39, t38, t36, 0);
    uint32_t t41;
    const uint32_t t42 = secp192k1_mulw(&t41, UINT32_C(0xd90d03e8), t35);
    uint32_t t43; const secp192k1_bit c44 = secp192k1_addw(&t43, t42, t37, c40);
    uint32_t t45; const secp192k1_bit c46 = secp192k1_addw(&t45, t35, t41, c44);
    const uint32_t t47 = secp192k1_bitw(c46);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_subw(&t48, t26, t39, 0);
    uint32_t t50; const secp192k1_bit c51 = secp192k1_subw(&t50, t28, t43, c49);
    uint32_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t30, t45, c51);
    uint32_t t54; const secp192k1_bit c55 = secp192k1_subw(&t54, t32, t47, c53);
    uint32_t t56; const secp192k1_bit c57 = secp192k1_subw(&t56, t34, UINT32_C(0x0), c55);
    uint32_t t58; (void)secp192k1_subw(&t58, t35, UINT32_C(0x0), c57);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t59 = t48 * UINT32_C(0x560472bb);
    const uint32_t t60 = secp192k1_mulhw(UINT32_C(0x8b210273), t59);
    uint32_t t61;
    const uint32_t t62 = secp192k1_mulw(&t61, UINT32_C(0xf096b995), t59);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t62, t60, 0);
    uint32_t t65;
    const uint32_t t66 = secp192k1_mulw(&t65, UINT32_C(0xd90d03e8), t59);
    uint32_t t67; const secp192k1_bit c68 = secp192k1_addw(&t67, t66, t61, c64);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t59, t65, c68);
    const uint32_t t71 = secp192k1_bitw(c70);
    uint32_t t72; const secp192k1_bit c73 = secp192k1_subw(&t72, t50, t63, 0);
    uint32_t t74; const secp192k1_bit c75 = secp192k1_subw(&t74, t52, t67, c73);
    uint32_t t76; const secp192k1_bit c77 = secp192k1_subw(&t76, t54, t69, c75);
    uint32_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t56, t71, c77);
    uint32_t t80; const secp192k1_bit c81 = secp192k1_subw(&t80, t58, UINT32_C(0x0), c79);
    uint32_t t82; (void)secp192k1_subw(&t82, t59, UINT32_C(0x0), c81);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t83 = t72 * UINT32_C(0x560472bb);
    const uint32_t t84 = secp192k1_mulhw(UINT32_C(0x8b210273), t83);
    uint32_t t85;
    const uint32_t t86 = secp192k1_mulw(&t85, UINT32_C(0xf096b995), t83);
    uint32_t t87; const secp192k1_bit c88 = secp192k1_addw(&t87, t86, t84, 0);
    uint32_t t89;
    const uint32_t t90 = secp192k1_mulw(&t89, UINT32_C(0xd90d03e8), t83);
    uint32_t t91; const secp192k1_bit c92 = secp192k1_addw(&t91, t90, t85, c88);
    uint32_t t93; const secp192k1_bit c94 = secp192k1_addw(&t93, t83, t89, c92);
    const uint32_t t95 = secp192k1_bitw(c94);
    uint32_t t96; const secp192k1_bit c97 = secp192k1_subw(&t96, t74, t87, 0);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_subw(&t98, t76, t91, c97);
    uint32_t t100; const secp192k1_bit c101 = secp192k1_subw(&t100, t78, t93, c99);
    uint32_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t80, t95, c101);
    uint32_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t82, UINT32_C(0x0), c103);
    uint32_t t106; (void)secp192k1_subw(&t106, t83, UINT32_C(0x0), c105);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t107 = t96 * UINT32_C(0x560472bb);
    const uint32_t t108 = secp192k1_mulhw(UINT32_C(0x8b210273), t107);
    uint32_t t109;
    const uint32_t t110 = secp192k1_mulw(&t109, UINT32_C(0xf096b995), t107);
    uint32_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t110, t108, 0);
    uint32_t t113;
    const uint32_t t114 = secp192k1_mulw(&t113, UINT32_C(0xd90d03e8), t107);
    uint32_t t115; const secp192k1_bit c116 = secp192k1_addw(&t115, t114, t109, c112);
    uint32_t t117; const secp192k1_bit c118 = secp192k1_addw(&t117, t107, t113, c116);
    const uint32_t t119 = secp192k1_bitw(c118);
    uint32_t t120; const secp192k1_bit c121 = secp192k1_subw(&t120, t98, t111, 0);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_subw(&t122, t100, t115, c121);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_subw(&t124, t102, t117, c123);
    uint32_t t126; const secp192k1_bit c127 = secp192k1_subw(&t126, t104, t119, c125);
    uint32_t t128; const secp192k1_bit c129 = secp192k1_subw(&t128, t106, UINT32_C(0x0), c127);
    uint32_t t130; (void)secp192k1_subw(&t130, t107, UINT32_C(0x0), c129);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t131 = t120 * UINT32_C(0x560472bb);
    const uint32_t t132 = secp192k1_mulhw(UINT32_C(0x8b210273), t131);
    uint32_t t133;
    const uint32_t t134 = secp192k1_mulw(&t133, UINT32_C(0xf096b995), t131);
    uint32_t t135; const secp192k1_bit c136 = secp192k1_addw(&t135, t134, t132, 0);
    uint32_t t137;
    const uint32_t t138 = secp192k1_mulw(&t137, UINT32_C(0xd90d03e8), t131);
    uint32_t t139; const secp192k1_bit c140 = secp192k1_addw(&t139, t138, t133, c136);
    uint32_t t141; const secp192k1_bit c142 = secp192k1_addw(&t141, t131, t137, c140);
    const uint32_t t143 = secp192k1_bitw(c142);
    uint32_t t144; const secp192k1_bit c145 = secp192k1_subw(&t144, t122, t135, 0);
    uint32_t t146; const secp192k1_bit c147 = secp192k1_subw(&t146, t124, t139, c145);
    uint32_t t148; const secp192k1_bit c149 = secp192k1_subw(&t148, t126, t141, c147);
    uint32_t t150; const secp192k1_bit c151 = secp192k1_subw(&t150, t128, t143, c149);
    uint32_t t152; const secp192k1_bit c153 = secp192k1_subw(&t152, t130, UINT32_C(0x0), c151);
    uint32_t t154; (void)secp192k1_subw(&t154, t131, UINT32_C(0x0), c153);
    /* words to bytes */
    const uint32_t t155 = secp192k1_bswapw(t144);
    const uint32_t t156 = secp192k1_bswapw(t146);
    const uint32_t t157 = secp192k1_bswapw(t148);
    const uint32_t t158 = secp192k1_bswapw(t150);
    const uint32_t t159 = secp192k1_bswapw(t152);
    const uint32_t t160 = secp192k1_bswapw(t154);
    secp192k1_store4(b + 20, (uint32_t)t155);
    secp192k1_store4(b + 16, (uint32_t)t156);
    secp192k1_store4(b + 12, (uint32_t)t157);
    secp192k1_store4(b + 8, (uint32_t)t158);
    secp192k1_store4(b + 4, (uint32_t)t159);
    secp192k1_store4(b + 0, (uint32_t)t160);
}

/* b = a; b is little-endian
 * Requires a < n. */
void secp192k1_sc_to_bytes_le(uint8_t b[24], const secp192k1_sc *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint32_t t7 = a0 * UINT32_C(0x560472bb);
    const uint32_t t12 = secp192k1_mulhw(UINT32_C(0x8b210273), t7);
    uint32_t t13;
    const uint32_t t14 = secp192k1_mulw(&t13, UINT32_C(0xf096b995), t7);
    uint32_t t15; const secp192k1_bit c16 = secp192k1_addw(&t15, t14, t12, 0);
    uint32_t t17;
    const uint32_t t18 = secp192k1_mulw(&t17, UINT32_C(0xd90d03e8), t7);
    uint32_t t19; const secp192k1_bit c20 = secp192k1_addw(&t19, t18, t13, c16);
    uint32_t t21; const secp192k1_bit c22 = secp192k1_addw(&t21, t7, t17, c20);
    const uint32_t t23 = secp192k1_bitw(c22);
    uint32_t t24; const secp192k1_bit c25 = secp192k1_subw(&t24, a1, t15, 0);
    uint32_t t26; const secp192k1_bit c27 = secp192k1_subw(&t26, a2, t19, c25);
    uint32_t t28; const secp192k1_bit c29 = secp192k1_subw(&t28, a3, t21, c27);
    uint32_t t30; const secp192k1_bit c31 = secp192k1_subw(&t30, a4, t23, c29);
    uint32_t t32; const secp192k1_bit c33 = secp192k1_subw(&t32, a5, UINT32_C(0x0), c31);
    uint32_t t34; (void)secp192k1_subw(&t34, t7, UINT32_C(0x0), c33);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint32_t t35 = t24 * UINT32_C(0x560472bb);
    const uint32_t t36 = secp192k1_mulhw(UINT32_C(0x8b210273), t35);
    uint32_t t37;
    const uint32_t t38 = secp192k1_mulw(&t37, UINT32_C(0xf096b995), t35);
    uint32_t t39; const secp192k1_bit c40 = secp192k1_addw(&t39, t38, t36, 0);
    uint32_t t41;
    const uint32_t t42 = secp192k1_mulw(&t41, UINT32_C(0xd90d03e8), t35);
    uint32_t t43; const secp192k1_bit c44 = secp192k1_addw(&t43, t42, t37, c40);
    uint32_t t45; const secp192k1_bit c46 = secp192k1_addw(&t45, t35, t41, c44);
    const uint32_t t47 = secp192k1_bitw(c46);
    uint32_t t48; const secp192k1_bit c49 = secp192k1_subw(&t48, t26, t39, 0);
    uint32_t t50; const secp192k1_bit c51 = secp192k1_subw(&t50, t28, t43, c49);
    uint32_t t52; const secp192k1_bit c53 = secp192k1_subw(&t52, t30, t45, c51);
    uint32_t t54; const secp192k1_bit c55 = secp192k1_subw(&t54, t32, t47, c53);
    uint32_t t56; const secp192k1_bit c57 = secp192k1_subw(&t56, t34, UINT32_C(0x0), c55);
    uint32_t t58; (void)secp192k1_subw(&t58, t35, UINT32_C(0x0), c57);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint32_t t59 = t48 * UINT32_C(0x560472bb);
    const uint32_t t60 = secp192k1_mulhw(UINT32_C(0x8b210273), t59);
    uint32_t t61;
    const uint32_t t62 = secp192k1_mulw(&t61, UINT32_C(0xf096b995), t59);
    uint32_t t63; const secp192k1_bit c64 = secp192k1_addw(&t63, t62, t60, 0);
    uint32_t t65;
    const uint32_t t66 = secp192k1_mulw(&t65, UINT32_C(0xd90d03e8), t59);
    uint32_t t67; const secp192k1_bit c68 = secp192k1_addw(&t67, t66, t61, c64);
    uint32_t t69; const secp192k1_bit c70 = secp192k1_addw(&t69, t59, t65, c68);
    const uint32_t t71 = secp192k1_bitw(c70);
    uint32_t t72; const secp192k1_bit c73 = secp192k1_subw(&t72, t50, t63, 0);
    uint32_t t74; const secp192k1_bit c75 = secp192k1_subw(&t74, t52, t67, c73);
    uint32_t t76; const secp192k1_bit c77 = secp192k1_subw(&t76, t54, t69, c75);
    uint32_t t78; const secp192k1_bit c79 = secp192k1_subw(&t78, t56, t71, c77);
    uint32_t t80; const secp192k1_bit c81 = secp192k1_subw(&t80, t58, UINT32_C(0x0), c79);
    uint32_t t82; (void)secp192k1_subw(&t82, t59, UINT32_C(0x0), c81);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint32_t t83 = t72 * UINT32_C(0x560472bb);
    const uint32_t t84 = secp192k1_mulhw(UINT32_C(0x8b210273), t83);
    uint32_t t85;
    const uint32_t t86 = secp192k1_mulw(&t85, UINT32_C(0xf096b995), t83);
    uint32_t t87; const secp192k1_bit c88 = secp192k1_addw(&t87, t86, t84, 0);
    uint32_t t89;
    const uint32_t t90 = secp192k1_mulw(&t89, UINT32_C(0xd90d03e8), t83);
    uint32_t t91; const secp192k1_bit c92 = secp192k1_addw(&t91, t90, t85, c88);
    uint32_t t93; const secp192k1_bit c94 = secp192k1_addw(&t93, t83, t89, c92);
    const uint32_t t95 = secp192k1_bitw(c94);
    uint32_t t96; const secp192k1_bit c97 = secp192k1_subw(&t96, t74, t87, 0);
    uint32_t t98; const secp192k1_bit c99 = secp192k1_subw(&t98, t76, t91, c97);
    uint32_t t100; const secp192k1_bit c101 = secp192k1_subw(&t100, t78, t93, c99);
    uint32_t t102; const secp192k1_bit c103 = secp192k1_subw(&t102, t80, t95, c101);
    uint32_t t104; const secp192k1_bit c105 = secp192k1_subw(&t104, t82, UINT32_C(0x0), c103);
    uint32_t t106; (void)secp192k1_subw(&t106, t83, UINT32_C(0x0), c105);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    const uint32_t t107 = t96 * UINT32_C(0x560472bb);
    const uint32_t t108 = secp192k1_mulhw(UINT32_C(0x8b210273), t107);
    uint32_t t109;
    const uint32_t t110 = secp192k1_mulw(&t109, UINT32_C(0xf096b995), t107);
    uint32_t t111; const secp192k1_bit c112 = secp192k1_addw(&t111, t110, t108, 0);
    uint32_t t113;
    const uint32_t t114 = secp192k1_mulw(&t113, UINT32_C(0xd90d03e8), t107);
    uint32_t t115; const secp192k1_bit c116 = secp192k1_addw(&t115, t114, t109, c112);
    uint32_t t117; const secp192k1_bit c118 = secp192k1_addw(&t117, t107, t113, c116);
    const uint32_t t119 = secp192k1_bitw(c118);
    uint32_t t120; const secp192k1_bit c121 = secp192k1_subw(&t120, t98, t111, 0);
    uint32_t t122; const secp192k1_bit c123 = secp192k1_subw(&t122, t100, t115, c121);
    uint32_t t124; const secp192k1_bit c125 = secp192k1_subw(&t124, t102, t117, c123);
    uint32_t t126; const secp192k1_bit c127 = secp192k1_subw(&t126, t104, t119, c125);
    uint32_t t128; const secp192k1_bit c129 = secp192k1_subw(&t128, t106, UINT32_C(0x0), c127);
    uint32_t t130; (void)secp192k1_subw(&t130, t107, UINT32_C(0x0), c129);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    const uint32_t t131 = t120 * UINT32_C(0x560472bb);
    const uint32_t t132 = secp192k1_mulhw(UINT32_C(0x8b210273), t131);
    uint32_t t133;
    const uint32_t t134 = secp192k1_mulw(&t133, UINT32_C(0xf096b995), t131);
    uint32_t t135; const secp192k1_bit c136 = secp192k1_addw(&t135, t134, t132, 0);
    uint32_t t137;
    const uint32_t t138 = secp192k1_mulw(&t137, UINT32_C(0xd90d03e8), t131);
    uint32_t t139; const secp192k1_bit c140 = secp192k1_addw(&t139, t138, t133, c136);
    uint32_t t141; const secp192k1_bit c142 = secp192k1_addw(&t141, t131, t137, c140);
    const uint32_t t143 = secp192k1_bitw(c142);
    uint32_t t144; const secp192k1_bit c145 = secp192k1_subw(&t144, t122, t135, 0);
    uint32_t t146; const secp192k1_bit c147 = secp192k1_subw(&t146, t124, t139, c145);
    uint32_t t148; const secp192k1_bit c149 = secp192k1_subw(&t148, t126, t141, c147);
    uint32_t t150; const secp192k1_bit c151 = secp192k1_subw(&t150, t128, t143, c149);
    uint32_t t152; const secp192k1_bit c153 = secp192k1_subw(&t152, t130, UINT32_C(0x0), c151);
    uint32_t t154; (void)secp192k1_subw(&t154, t131, UINT32_C(0x0), c153);
    secp192k1_store4(b + 0, (uint32_t)t144);
    secp192k1_store4(b + 4, (uint32_t)t146);
    secp192k1_store4(b + 8, (uint32_t)t148);
    secp192k1_store4(b + 12, (uint32_t)t150);
    secp192k1_store4(b + 16, (uint32_t)t152);
    secp192k1_store4(b + 20, (uint32_t)t154);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp192k1_sc_select(secp192k1_sc *r, uint64_t mask, const secp192k1_sc *a, const secp192k1_sc *b)
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
 * Ensures a < n, b < n. */
void secp192k1_sc_cswap(uint64_t mask, secp192k1_sc *a, secp192k1_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t secp192k1_sc_is_zero(const secp192k1_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t secp192k1_sc_eq(const secp192k1_sc *a, const secp192k1_sc *b)
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
typedef int secp192k1_sc_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
