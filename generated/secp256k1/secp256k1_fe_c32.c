/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f, 8 words of 32 bits, W = 2^32
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^256 = 2^32 + 977 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp256k1.h"

#if SECP256K1_WORD_BITS == 32
#define SECP256K1_CARRY_CHAINS
#include "secp256k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_add(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* a + b, below 2*p */
    uint32_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a0, b0, 0);
    uint32_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, a1, b1, c17);
    uint32_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, a2, b2, c19);
    uint32_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, a3, b3, c21);
    uint32_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, a4, b4, c23);
    uint32_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, a5, b5, c25);
    uint32_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, a6, b6, c27);
    uint32_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, a7, b7, c29);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t16, UINT32_C(0xfffffc2f), 0);
    uint32_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t18, UINT32_C(0xfffffffe), c36);
    uint32_t t39; const secp256k1_bit c40 = secp256k1_subw(&t39, t20, UINT32_C(0xffffffff), c38);
    uint32_t t41; const secp256k1_bit c42 = secp256k1_subw(&t41, t22, UINT32_C(0xffffffff), c40);
    uint32_t t43; const secp256k1_bit c44 = secp256k1_subw(&t43, t24, UINT32_C(0xffffffff), c42);
    uint32_t t45; const secp256k1_bit c46 = secp256k1_subw(&t45, t26, UINT32_C(0xffffffff), c44);
    uint32_t t47; const secp256k1_bit c48 = secp256k1_subw(&t47, t28, UINT32_C(0xffffffff), c46);
    uint32_t t49; const secp256k1_bit c50 = secp256k1_subw(&t49, t30, UINT32_C(0xffffffff), c48);
    const uint32_t t52 = secp256k1_bitw(c31);
    const secp256k1_bit c53 = secp256k1_borroww(t52, UINT32_C(0x0), c50);
    const uint32_t m0 = secp256k1_maskw(c53);
    const uint32_t t54 = secp256k1_selectw(m0, t16, t35);
    const uint32_t t55 = secp256k1_selectw(m0, t18, t37);
    const uint32_t t56 = secp256k1_selectw(m0, t20, t39);
    const uint32_t t57 = secp256k1_selectw(m0, t22, t41);
    const uint32_t t58 = secp256k1_selectw(m0, t24, t43);
    const uint32_t t59 = secp256k1_selectw(m0, t26, t45);
    const uint32_t t60 = secp256k1_selectw(m0, t28, t47);
    const uint32_t t61 = secp256k1_selectw(m0, t30, t49);
    secp256k1_storew(&r->v[0], t54);
    secp256k1_storew(&r->v[1], t55);
    secp256k1_storew(&r->v[2], t56);
    secp256k1_storew(&r->v[3], t57);
    secp256k1_storew(&r->v[4], t58);
    secp256k1_storew(&r->v[5], t59);
    secp256k1_storew(&r->v[6], t60);
    secp256k1_storew(&r->v[7], t61);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_sub(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* a - b */
    uint32_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, a0, b0, 0);
    uint32_t t18; const secp256k1_bit c19 = secp256k1_subw(&t18, a1, b1, c17);
    uint32_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, a2, b2, c19);
    uint32_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, a3, b3, c21);
    uint32_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, a4, b4, c23);
    uint32_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, a5, b5, c25);
    uint32_t t28; const secp256k1_bit c29 = secp256k1_subw(&t28, a6, b6, c27);
    uint32_t t30; const secp256k1_bit c31 = secp256k1_subw(&t30, a7, b7, c29);
    /* add the modulus where it borrowed */
    const uint32_t t33 = secp256k1_maskw(c31);
    const uint32_t t35 = t33 & UINT32_C(0xfffffc2f);
    const uint32_t t37 = t33 & UINT32_C(0xfffffffe);
    uint32_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t16, t35, 0);
    uint32_t t40; const secp256k1_bit c41 = secp256k1_addw(&t40, t18, t37, c39);
    uint32_t t42; const secp256k1_bit c43 = secp256k1_addw(&t42, t20, t33, c41);
    uint32_t t44; const secp256k1_bit c45 = secp256k1_addw(&t44, t22, t33, c43);
    uint32_t t46; const secp256k1_bit c47 = secp256k1_addw(&t46, t24, t33, c45);
    uint32_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t26, t33, c47);
    uint32_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t28, t33, c49);
    uint32_t t52; (void)secp256k1_addw(&t52, t30, t33, c51);
    secp256k1_storew(&r->v[0], t38);
    secp256k1_storew(&r->v[1], t40);
    secp256k1_storew(&r->v[2], t42);
    secp256k1_storew(&r->v[3], t44);
    secp256k1_storew(&r->v[4], t46);
    secp256k1_storew(&r->v[5], t48);
    secp256k1_storew(&r->v[6], t50);
    secp256k1_storew(&r->v[7], t52);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_neg(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* a - b */
    uint32_t t9; const secp256k1_bit c10 = secp256k1_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; const secp256k1_bit c12 = secp256k1_subw(&t11, UINT32_C(0x0), a1, c10);
    uint32_t t13; const secp256k1_bit c14 = secp256k1_subw(&t13, UINT32_C(0x0), a2, c12);
    uint32_t t15; const secp256k1_bit c16 = secp256k1_subw(&t15, UINT32_C(0x0), a3, c14);
    uint32_t t17; const secp256k1_bit c18 = secp256k1_subw(&t17, UINT32_C(0x0), a4, c16);
    uint32_t t19; const secp256k1_bit c20 = secp256k1_subw(&t19, UINT32_C(0x0), a5, c18);
    uint32_t t21; const secp256k1_bit c22 = secp256k1_subw(&t21, UINT32_C(0x0), a6, c20);
    uint32_t t23; const secp256k1_bit c24 = secp256k1_subw(&t23, UINT32_C(0x0), a7, c22);
    /* add the modulus where it borrowed */
    const uint32_t t25 = secp256k1_maskw(c24);
    const uint32_t t27 = t25 & UINT32_C(0xfffffc2f);
    const uint32_t t29 = t25 & UINT32_C(0xfffffffe);
    uint32_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t9, t27, 0);
    uint32_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t11, t29, c31);
    uint32_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t13, t25, c33);
    uint32_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t15, t25, c35);
    uint32_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t17, t25, c37);
    uint32_t t40; const secp256k1_bit c41 = secp256k1_addw(&t40, t19, t25, c39);
    uint32_t t42; const secp256k1_bit c43 = secp256k1_addw(&t42, t21, t25, c41);
    uint32_t t44; (void)secp256k1_addw(&t44, t23, t25, c43);
    secp256k1_storew(&r->v[0], t30);
    secp256k1_storew(&r->v[1], t32);
    secp256k1_storew(&r->v[2], t34);
    secp256k1_storew(&r->v[3], t36);
    secp256k1_storew(&r->v[4], t38);
    secp256k1_storew(&r->v[5], t40);
    secp256k1_storew(&r->v[6], t42);
    secp256k1_storew(&r->v[7], t44);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_dbl(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* 2*a, below 2*p */
    uint32_t t8; const secp256k1_bit c9 = secp256k1_addw(&t8, a0, a0, 0);
    uint32_t t10; const secp256k1_bit c11 = secp256k1_addw(&t10, a1, a1, c9);
    uint32_t t12; const secp256k1_bit c13 = secp256k1_addw(&t12, a2, a2, c11);
    uint32_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, a3, a3, c13);
    uint32_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a4, a4, c15);
    uint32_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, a5, a5, c17);
    uint32_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, a6, a6, c19);
    uint32_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, a7, a7, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t27; const secp256k1_bit c28 = secp256k1_subw(&t27, t8, UINT32_C(0xfffffc2f), 0);
    uint32_t t29; const secp256k1_bit c30 = secp256k1_subw(&t29, t10, UINT32_C(0xfffffffe), c28);
    uint32_t t31; const secp256k1_bit c32 = secp256k1_subw(&t31, t12, UINT32_C(0xffffffff), c30);
    uint32_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, t14, UINT32_C(0xffffffff), c32);
    uint32_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, t16, UINT32_C(0xffffffff), c34);
    uint32_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, t18, UINT32_C(0xffffffff), c36);
    uint32_t t39; const secp256k1_bit c40 = secp256k1_subw(&t39, t20, UINT32_C(0xffffffff), c38);
    uint32_t t41; const secp256k1_bit c42 = secp256k1_subw(&t41, t22, UINT32_C(0xffffffff), c40);
    const uint32_t t44 = secp256k1_bitw(c23);
    const secp256k1_bit c45 = secp256k1_borroww(t44, UINT32_C(0x0), c42);
    const uint32_t m0 = secp256k1_maskw(c45);
    const uint32_t t46 = secp256k1_selectw(m0, t8, t27);
    const uint32_t t47 = secp256k1_selectw(m0, t10, t29);
    const uint32_t t48 = secp256k1_selectw(m0, t12, t31);
    const uint32_t t49 = secp256k1_selectw(m0, t14, t33);
    const uint32_t t50 = secp256k1_selectw(m0, t16, t35);
    const uint32_t t51 = secp256k1_selectw(m0, t18, t37);
    const uint32_t t52 = secp256k1_selectw(m0, t20, t39);
    const uint32_t t53 = secp256k1_selectw(m0, t22, t41);
    secp256k1_storew(&r->v[0], t46);
    secp256k1_storew(&r->v[1], t47);
    secp256k1_storew(&r->v[2], t48);
    secp256k1_storew(&r->v[3], t49);
    secp256k1_storew(&r->v[4], t50);
    secp256k1_storew(&r->v[5], t51);
    secp256k1_storew(&r->v[6], t52);
    secp256k1_storew(&r->v[7], t53);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp256k1_fe_half(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* add the modulus where a is odd */
    const uint32_t t10 = a0 & UINT32_C(0x1);
    const uint32_t t11 = UINT32_C(0x0) - t10;
    const uint32_t t13 = t11 & UINT32_C(0xfffffc2f);
    const uint32_t t15 = t11 & UINT32_C(0xfffffffe);
    uint32_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, a0, t13, 0);
    uint32_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, a1, t15, c17);
    uint32_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, a2, t11, c19);
    uint32_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, a3, t11, c21);
    uint32_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, a4, t11, c23);
    uint32_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, a5, t11, c25);
    uint32_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, a6, t11, c27);
    uint32_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, a7, t11, c29);
    const uint32_t t32 = secp256k1_bitw(c31);
    /* shift right by one bit */
    const uint32_t t33 = (t18 << 31) | (t16 >> 1);
    const uint32_t t34 = (t20 << 31) | (t18 >> 1);
    const uint32_t t35 = (t22 << 31) | (t20 >> 1);
    const uint32_t t36 = (t24 << 31) | (t22 >> 1);
    const uint32_t t37 = (t26 << 31) | (t24 >> 1);
    const uint32_t t38 = (t28 << 31) | (t26 >> 1);
    const uint32_t t39 = (t30 << 31) | (t28 >> 1);
    const uint32_t t40 = (t32 << 31) | (t30 >> 1);
    secp256k1_storew(&r->v[0], t33);
    secp256k1_storew(&r->v[1], t34);
    secp256k1_storew(&r->v[2], t35);
    secp256k1_storew(&r->v[3], t36);
    secp256k1_storew(&r->v[4], t37);
    secp256k1_storew(&r->v[5], t38);
    secp256k1_storew(&r->v[6], t39);
    secp256k1_storew(&r->v[7], t40);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^256 = 2^32 + 977 (mod p) */
void secp256k1_fe_mul(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* product, row 0: a * b[0] */
    uint32_t t17;
    const uint32_t t18 = secp256k1_mulw(&t17, a0, b0);
    uint32_t t19;
    const uint32_t t20 = secp256k1_mulw(&t19, a1, b0);
    uint32_t t21; const secp256k1_bit c22 = secp256k1_addw(&t21, t20, t17, 0);
    uint32_t t23;
    const uint32_t t24 = secp256k1_mulw(&t23, a2, b0);
    uint32_t t25; const secp256k1_bit c26 = secp256k1_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = secp256k1_mulw(&t27, a3, b0);
    uint32_t t29; const secp256k1_bit c30 = secp256k1_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = secp256k1_mulw(&t31, a4, b0);
    uint32_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t32, t27, c30);
    uint32_t t35;
    const uint32_t t36 = secp256k1_mulw(&t35, a5, b0);
    uint32_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t36, t31, c34);
    uint32_t t39;
    const uint32_t t40 = secp256k1_mulw(&t39, a6, b0);
    uint32_t t41; const secp256k1_bit c42 = secp256k1_addw(&t41, t40, t35, c38);
    uint32_t t43;
    const uint32_t t44 = secp256k1_mulw(&t43, a7, b0);
    uint32_t t45; const secp256k1_bit c46 = secp256k1_addw(&t45, t44, t39, c42);
    uint32_t t47; (void)secp256k1_addw(&t47, t43, UINT32_C(0x0), c46);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t48;
    const uint32_t t49 = secp256k1_mulw(&t48, a0, b1);
    uint32_t t50;
    const uint32_t t51 = secp256k1_mulw(&t50, a1, b1);
    uint32_t t52;
    const uint32_t t53 = secp256k1_mulw(&t52, a2, b1);
    uint32_t t54;
    const uint32_t t55 = secp256k1_mulw(&t54, a3, b1);
    uint32_t t56;
    const uint32_t t57 = secp256k1_mulw(&t56, a4, b1);
    uint32_t t58;
    const uint32_t t59 = secp256k1_mulw(&t58, a5, b1);
    uint32_t t60;
    const uint32_t t61 = secp256k1_mulw(&t60, a6, b1);
    uint32_t t62;
    const uint32_t t63 = secp256k1_mulw(&t62, a7, b1);
    uint32_t t64; const secp256k1_bit c65 = secp256k1_addw(&t64, t21, t49, 0);
    uint32_t t66; const secp256k1_bit c67 = secp256k1_addw(&t66, t25, t51, c65);
    uint32_t t68; const secp256k1_bit c69 = secp256k1_addw(&t68, t29, t53, c67);
    uint32_t t70; const secp256k1_bit c71 = secp256k1_addw(&t70, t33, t55, c69);
    uint32_t t72; const secp256k1_bit c73 = secp256k1_addw(&t72, t37, t57, c71);
    uint32_t t74; const secp256k1_bit c75 = secp256k1_addw(&t74, t41, t59, c73);
    uint32_t t76; const secp256k1_bit c77 = secp256k1_addw(&t76, t45, t61, c75);
    uint32_t t78; const secp256k1_bit c79 = secp256k1_addw(&t78, t47, t63, c77);
    const uint32_t t80 = secp256k1_bitw(c79);
    uint32_t t81; const secp256k1_bit c82 = secp256k1_addw(&t81, t66, t48, 0);
    uint32_t t83; const secp256k1_bit c84 = secp256k1_addw(&t83, t68, t50, c82);
    uint32_t t85; const secp256k1_bit c86 = secp256k1_addw(&t85, t70, t52, c84);
    uint32_t t87; const secp256k1_bit c88 = secp256k1_addw(&t87, t72, t54, c86);
    uint32_t t89; const secp256k1_bit c90 = secp256k1_addw(&t89, t74, t56, c88);
    uint32_t t91; const secp256k1_bit c92 = secp256k1_addw(&t91, t76, t58, c90);
    uint32_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t78, t60, c92);
    uint32_t t95; (void)secp256k1_addw(&t95, t80, t62, c94);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t96;
    const uint32_t t97 = secp256k1_mulw(&t96, a0, b2);
    uint32_t t98;
    const uint32_t t99 = secp256k1_mulw(&t98, a1, b2);
    uint32_t t100;
    const uint32_t t101 = secp256k1_mulw(&t100, a2, b2);
    uint32_t t102;
    const uint32_t t103 = secp256k1_mulw(&t102, a3, b2);
    uint32_t t104;
    const uint32_t t105 = secp256k1_mulw(&t104, a4, b2);
    uint32_t t106;
    const uint32_t t107 = secp256k1_mulw(&t106, a5, b2);
    uint32_t t108;
    const uint32_t t109 = secp256k1_mulw(&t108, a6, b2);
    uint32_t t110;
    const uint32_t t111 = secp256k1_mulw(&t110, a7, b2);
    uint32_t t112; const secp256k1_bit c113 = secp256k1_addw(&t112, t81, t97, 0);
    uint32_t t114; const secp256k1_bit c115 = secp256k1_addw(&t114, t83, t99, c113);
    uint32_t t116; const secp256k1_bit c117 = secp256k1_addw(&t116, t85, t101, c115);
    uint32_t t118; const secp256k1_bit c119 = secp256k1_addw(&t118, t87, t103, c117);
    uint32_t t120; const secp256k1_bit c121 = secp256k1_addw(&t120, t89, t105, c119);
    uint32_t t122; const secp256k1_bit c123 = secp256k1_addw(&t122, t91, t107, c121);
    uint32_t t124; const secp256k1_bit c125 = secp256k1_addw(&t124, t93, t109, c123);
    uint32_t t126; const secp256k1_bit c127 = secp256k1_addw(&t126, t95, t111, c125);
    const uint32_t t128 = secp256k1_bitw(c127);
    uint32_t t129; const secp256k1_bit c130 = secp256k1_addw(&t129, t114, t96, 0);
    uint32_t t131; const secp256k1_bit c132 = secp256k1_addw(&t131, t116, t98, c130);
    uint32_t t133; const secp256k1_bit c134 = secp256k1_addw(&t133, t118, t100, c132);
    uint32_t t135; const secp256k1_bit c136 = secp256k1_addw(&t135, t120, t102, c134);
    uint32_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t122, t104, c136);
    uint32_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t124, t106, c138);
    uint32_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t126, t108, c140);
    uint32_t t143; (void)secp256k1_addw(&t143, t128, t110, c142);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t144;
    const uint32_t t145 = secp256k1_mulw(&t144, a0, b3);
    uint32_t t146;
    const uint32_t t147 = secp256k1_mulw(&t146, a1, b3);
    uint32_t t148;
    const uint32_t t149 = secp256k1_mulw(&t148, a2, b3);
    uint32_t t150;
    const uint32_t t151 = secp256k1_mulw(&t150, a3, b3);
    uint32_t t152;
    const uint32_t t153 = secp256k1_mulw(&t152, a4, b3);
    uint32_t t154;
    const uint32_t t155 = secp256k1_mulw(&t154, a5, b3);
    uint32_t t156;
    const uint32_t t157 = secp256k1_mulw(&t156, a6, b3);
    uint32_t t158;
    const uint32_t t159 = secp256k1_mulw(&t158, a7, b3);
    uint32_t t160; const secp256k1_bit c161 = secp256k1_addw(&t160, t129, t145, 0);
    uint32_t t162; const secp256k1_bit c163 = secp256k1_addw(&t162, t131, t147, c161);
    uint32_t t164; const secp256k1_bit c165 = secp256k1_addw(&t164, t133, t149, c163);
    uint32_t t166; const secp256k1_bit c167 = secp256k1_addw(&t166, t135, t151, c165);
    uint32_t t168; const secp256k1_bit c169 = secp256k1_addw(&t168, t137, t153, c167);
    uint32_t t170; const secp256k1_bit c171 = secp256k1_addw(&t170, t139, t155, c169);
    uint32_t t172; const secp256k1_bit c173 = secp256k1_addw(&t172, t141, t157, c171);
    uint32_t t174; const secp256k1_bit c175 = secp256k1_addw(&t174, t143, t159, c173);
    const uint32_t t176 = secp256k1_bitw(c175);
    uint32_t t177; const secp256k1_bit c178 = secp256k1_addw(&t177, t162, t144, 0);
    uint32_t t179; const secp256k1_bit c180 = secp256k1_addw(&t179, t164, t146, c178);
    uint32_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t166, t148, c180);
    uint32_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t168, t150, c182);
    uint32_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t170, t152, c184);
    uint32_t t187; const secp256k1_bit c188 = secp256k1_addw(&t187, t172, t154, c186);
    uint32_t t189; const secp256k1_bit c190 = secp256k1_addw(&t189, t174, t156, c188);
    uint32_t t191; (void)secp256k1_addw(&t191, t176, t158, c190);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t192;
    const uint32_t t193 = secp256k1_mulw(&t192, a0, b4);
    uint32_t t194;
    const uint32_t t195 = secp256k1_mulw(&t194, a1, b4);
    uint32_t t196;
    const uint32_t t197 = secp256k1_mulw(&t196, a2, b4);
    uint32_t t198;
    const uint32_t t199 = secp256k1_mulw(&t198, a3, b4);
    uint32_t t200;
    const uint32_t t201 = secp256k1_mulw(&t200, a4, b4);
    uint32_t t202;
    const uint32_t t203 = secp256k1_mulw(&t202, a5, b4);
    uint32_t t204;
    const uint32_t t205 = secp256k1_mulw(&t204, a6, b4);
    uint32_t t206;
    const uint32_t t207 = secp256k1_mulw(&t206, a7, b4);
    uint32_t t208; const secp256k1_bit c209 = secp256k1_addw(&t208, t177, t193, 0);
    uint32_t t210; const secp256k1_bit c211 = secp256k1_addw(&t210, t179, t195, c209);
    uint32_t t212; const secp256k1_bit c213 = secp256k1_addw(&t212, t181, t197, c211);
    uint32_t t214; const secp256k1_bit c215 = secp256k1_addw(&t214, t183, t199, c213);
    uint32_t t216; const secp256k1_bit c217 = secp256k1_addw(&t216, t185, t201, c215);
    uint32_t t218; const secp256k1_bit c219 = secp256k1_addw(&t218, t187, t203, c217);
    uint32_t t220; const secp256k1_bit c221 = secp256k1_addw(&t220, t189, t205, c219);
    uint32_t t222; const secp256k1_bit c223 = secp256k1_addw(&t222, t191, t207, c221);
    const uint32_t t224 = secp256k1_bitw(c223);
    uint32_t t225; const secp256k1_bit c226 = secp256k1_addw(&t225, t210, t192, 0);
    uint32_t t227; const secp256k1_bit c228 = secp256k1_addw(&t227, t212, t194, c226);
    uint32_t t229; const secp256k1_bit c230 = secp256k1_addw(&t229, t214, t196, c228);
    uint32_t t231; const secp256k1_bit c232 = secp256k1_addw(&t231, t216, t198, c230);
    uint32_t t233; const secp256k1_bit c234 = secp256k1_addw(&t233, t218, t200, c232);
    uint32_t t235; const secp256k1_bit c236 = secp256k1_addw(&t235, t220, t202, c234);
    uint32_t t237; const secp256k1_bit c238 = secp256k1_addw(&t237, t222, t204, c236);
    uint32_t t239; (void)secp256k1_addw(&t239, t224, t206, c238);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t240;
    const uint32_t t241 = secp256k1_mulw(&t240, a0, b5);
    uint32_t t242;
    const uint32_t t243 = secp256k1_mulw(&t242, a1, b5);
    uint32_t t244;
    const uint32_t t245 = secp256k1_mulw(&t244, a2, b5);
    uint32_t t246;
    const uint32_t t247 = secp256k1_mulw(&t246, a3, b5);
    uint32_t t248;
    const uint32_t t249 = secp256k1_mulw(&t248, a4, b5);
    uint32_t t250;
    const uint32_t t251 = secp256k1_mulw(&t250, a5, b5);
    uint32_t t252;
    const uint32_t t253 = secp256k1_mulw(&t252, a6, b5);
    uint32_t t254;
    const uint32_t t255 = secp256k1_mulw(&t254, a7, b5);
    uint32_t t256; const secp256k1_bit c257 = secp256k1_addw(&t256, t225, t241, 0);
    uint32_t t258; const secp256k1_bit c259 = secp256k1_addw(&t258, t227, t243, c257);
    uint32_t t260; const secp256k1_bit c261 = secp256k1_addw(&t260, t229, t245, c259);
    uint32_t t262; const secp256k1_bit c263 = secp256k1_addw(&t262, t231, t247, c261);
    uint32_t t264; const secp256k1_bit c265 = secp256k1_addw(&t264, t233, t249, c263);
    uint32_t t266; const secp256k1_bit c267 = secp256k1_addw(&t266, t235, t251, c265);
    uint32_t t268; const secp256k1_bit c269 = secp256k1_addw(&t268, t237, t253, c267);
    uint32_t t270; const secp256k1_bit c271 = secp256k1_addw(&t270, t239, t255, c269);
    const uint32_t t272 = secp256k1_bitw(c271);
    uint32_t t273; const secp256k1_bit c274 = secp256k1_addw(&t273, t258, t240, 0);
    uint32_t t275; const secp256k1_bit c276 = secp256k1_addw(&t275, t260, t242, c274);
    uint32_t t277; const secp256k1_bit c278 = secp256k1_addw(&t277, t262, t244, c276);
    uint32_t t279; const secp256k1_bit c280 = secp256k1_addw(&t279, t264, t246, c278);
    uint32_t t281; const secp256k1_bit c282 = secp256k1_addw(&t281, t266, t248, c280);
    uint32_t t283; const secp256k1_bit c284 = secp256k1_addw(&t283, t268, t250, c282);
    uint32_t t285; const secp256k1_bit c286 = secp256k1_addw(&t285, t270, t252, c284);
    uint32_t t287; (void)secp256k1_addw(&t287, t272, t254, c286);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t288;
    const uint32_t t289 = secp256k1_mulw(&t288, a0, b6);
    uint32_t t290;
    const uint32_t t291 = secp256k1_mulw(&t290, a1, b6);
    uint32_t t292;
    const uint32_t t293 = secp256k1_mulw(&t292, a2, b6);
    uint32_t t294;
    const uint32_t t295 = secp256k1_mulw(&t294, a3, b6);
    uint32_t t296;
    const uint32_t t297 = secp256k1_mulw(&t296, a4, b6);
    uint32_t t298;
    const uint32_t t299 = secp256k1_mulw(&t298, a5, b6);
    uint32_t t300;
    const uint32_t t301 = secp256k1_mulw(&t300, a6, b6);
    uint32_t t302;
    const uint32_t t303 = secp256k1_mulw(&t302, a7, b6);
    uint32_t t304; const secp256k1_bit c305 = secp256k1_addw(&t304, t273, t289, 0);
    uint32_t t306; const secp256k1_bit c307 = secp256k1_addw(&t306, t275, t291, c305);
    uint32_t t308; const secp256k1_bit c309 = secp256k1_addw(&t308, t277, t293, c307);
    uint32_t t310; const secp256k1_bit c311 = secp256k1_addw(&t310, t279, t295, c309);
    uint32_t t312; const secp256k1_bit c313 = secp256k1_addw(&t312, t281, t297, c311);
    uint32_t t314; const secp256k1_bit c315 = secp256k1_addw(&t314, t283, t299, c313);
    uint32_t t316; const secp256k1_bit c317 = secp256k1_addw(&t316, t285, t301, c315);
    uint32_t t318; const secp256k1_bit c319 = secp256k1_addw(&t318, t287, t303, c317);
    const uint32_t t320 = secp256k1_bitw(c319);
    uint32_t t321; const secp256k1_bit c322 = secp256k1_addw(&t321, t306, t288, 0);
    uint32_t t323; const secp256k1_bit c324 = secp256k1_addw(&t323, t308, t290, c322);
    uint32_t t325; const secp256k1_bit c326 = secp256k1_addw(&t325, t310, t292, c324);
    uint32_t t327; const secp256k1_bit c328 = secp256k1_addw(&t327, t312, t294, c326);
    uint32_t t329; const secp256k1_bit c330 = secp256k1_addw(&t329, t314, t296, c328);
    uint32_t t331; const secp256k1_bit c332 = secp256k1_addw(&t331, t316, t298, c330);
    uint32_t t333; const secp256k1_bit c334 = secp256k1_addw(&t333, t318, t300, c332);
    uint32_t t335; (void)secp256k1_addw(&t335, t320, t302, c334);
    /* product, row 7: + a * b[7] * W^7 */
    uint32_t t336;
    const uint32_t t337 = secp256k1_mulw(&t336, a0, b7);
    uint32_t t338;
    const uint32_t t339 = secp256k1_mulw(&t338, a1, b7);
    uint32_t t340;
    const uint32_t t341 = secp256k1_mulw(&t340, a2, b7);
    uint32_t t342;
    const uint32_t t343 = secp256k1_mulw(&t342, a3, b7);
    uint32_t t344;
    const uint32_t t345 = secp256k1_mulw(&t344, a4, b7);
    uint32_t t346;
    const uint32_t t347 = secp256k1_mulw(&t346, a5, b7);
    uint32_t t348;
    const uint32_t t349 = secp256k1_mulw(&t348, a6, b7);
    uint32_t t350;
    const uint32_t t351 = secp256k1_mulw(&t350, a7, b7);
    uint32_t t352; const secp256k1_bit c353 = secp256k1_addw(&t352, t321, t337, 0);
    uint32_t t354; const secp256k1_bit c355 = secp256k1_addw(&t354, t323, t339, c353);
    uint32_t t356; const secp256k1_bit c357 = secp256k1_addw(&t356, t325, t341, c355);
    uint32_t t358; const secp256k1_bit c359 = secp256k1_addw(&t358, t327, t343, c357);
    uint32_t t360; const secp256k1_bit c361 = secp256k1_addw(&t360, t329, t345, c359);
    uint32_t t362; const secp256k1_bit c363 = secp256k1_addw(&t362, t331, t347, c361);
    uint32_t t364; const secp256k1_bit c365 = secp256k1_addw(&t364, t333, t349, c363);
    uint32_t t366; const secp256k1_bit c367 = secp256k1_addw(&t366, t335, t351, c365);
    const uint32_t t368 = secp256k1_bitw(c367);
    uint32_t t369; const secp256k1_bit c370 = secp256k1_addw(&t369, t354, t336, 0);
    uint32_t t371; const secp256k1_bit c372 = secp256k1_addw(&t371, t356, t338, c370);
    uint32_t t373; const secp256k1_bit c374 = secp256k1_addw(&t373, t358, t340, c372);
    uint32_t t375; const secp256k1_bit c376 = secp256k1_addw(&t375, t360, t342, c374);
    uint32_t t377; const secp256k1_bit c378 = secp256k1_addw(&t377, t362, t344, c376);
    uint32_t t379; const secp256k1_bit c380 = secp256k1_addw(&t379, t364, t346, c378);
    uint32_t t381; const secp256k1_bit c382 = secp256k1_addw(&t381, t366, t348, c380);
    uint32_t t383; (void)secp256k1_addw(&t383, t368, t350, c382);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint32_t t385;
    const uint32_t t386 = secp256k1_mulw(&t385, t369, UINT32_C(0x3d1));
    uint32_t t387;
    const uint32_t t388 = secp256k1_mulw(&t387, t371, UINT32_C(0x3d1));
    uint32_t t389;
    const uint32_t t390 = secp256k1_mulw(&t389, t373, UINT32_C(0x3d1));
    uint32_t t391;
    const uint32_t t392 = secp256k1_mulw(&t391, t375, UINT32_C(0x3d1));
    uint32_t t393;
    const uint32_t t394 = secp256k1_mulw(&t393, t377, UINT32_C(0x3d1));
    uint32_t t395;
    const uint32_t t396 = secp256k1_mulw(&t395, t379, UINT32_C(0x3d1));
    uint32_t t397;
    const uint32_t t398 = secp256k1_mulw(&t397, t381, UINT32_C(0x3d1));
    uint32_t t399;
    const uint32_t t400 = secp256k1_mulw(&t399, t383, UINT32_C(0x3d1));
    uint32_t t402; const secp256k1_bit c403 = secp256k1_addw(&t402, t18, t386, 0);
    uint32_t t404; const secp256k1_bit c405 = secp256k1_addw(&t404, t64, t388, c403);
    uint32_t t406; const secp256k1_bit c407 = secp256k1_addw(&t406, t112, t390, c405);
    uint32_t t408; const secp256k1_bit c409 = secp256k1_addw(&t408, t160, t392, c407);
    uint32_t t410; const secp256k1_bit c411 = secp256k1_addw(&t410, t208, t394, c409);
    uint32_t t412; const secp256k1_bit c413 = secp256k1_addw(&t412, t256, t396, c411);
    uint32_t t414; const secp256k1_bit c415 = secp256k1_addw(&t414, t304, t398, c413);
    uint32_t t416; const secp256k1_bit c417 = secp256k1_addw(&t416, t352, t400, c415);
    uint32_t t418; (void)secp256k1_addw(&t418, UINT32_C(0x0), UINT32_C(0x1), c417);
    uint32_t t419; const secp256k1_bit c420 = secp256k1_addw(&t419, t404, t385, 0);
    uint32_t t421; const secp256k1_bit c422 = secp256k1_addw(&t421, t406, t387, c420);
    uint32_t t423; const secp256k1_bit c424 = secp256k1_addw(&t423, t408, t389, c422);
    uint32_t t425; const secp256k1_bit c426 = secp256k1_addw(&t425, t410, t391, c424);
    uint32_t t427; const secp256k1_bit c428 = secp256k1_addw(&t427, t412, t393, c426);
    uint32_t t429; const secp256k1_bit c430 = secp256k1_addw(&t429, t414, t395, c428);
    uint32_t t431; const secp256k1_bit c432 = secp256k1_addw(&t431, t416, t397, c430);
    uint32_t t433; (void)secp256k1_addw(&t433, t418, t399, c432);
    uint32_t t434; const secp256k1_bit c435 = secp256k1_addw(&t434, t419, t369, 0);
    uint32_t t436; const secp256k1_bit c437 = secp256k1_addw(&t436, t421, t371, c435);
    uint32_t t438; const secp256k1_bit c439 = secp256k1_addw(&t438, t423, t373, c437);
    uint32_t t440; const secp256k1_bit c441 = secp256k1_addw(&t440, t425, t375, c439);
    uint32_t t442; const secp256k1_bit c443 = secp256k1_addw(&t442, t427, t377, c441);
    uint32_t t444; const secp256k1_bit c445 = secp256k1_addw(&t444, t429, t379, c443);
    uint32_t t446; const secp256k1_bit c447 = secp256k1_addw(&t446, t431, t381, c445);
    uint32_t t448; const secp256k1_bit c449 = secp256k1_addw(&t448, t433, t383, c447);
    const uint32_t t450 = secp256k1_bitw(c449);
    /* last fold, of the part above 2^256 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t451;
    const uint32_t t452 = secp256k1_mulw(&t451, t448, UINT32_C(0x3d1));
    const uint32_t t453 = t450 * UINT32_C(0x3d1);
    const uint32_t t454 = t453 + t451;
    uint32_t t455; const secp256k1_bit c456 = secp256k1_addw(&t455, t454, t448, 0);
    uint32_t t457; (void)secp256k1_addw(&t457, UINT32_C(0x0), t450, c456);
    uint32_t t458; const secp256k1_bit c459 = secp256k1_addw(&t458, t402, t452, 0);
    uint32_t t460; const secp256k1_bit c461 = secp256k1_addw(&t460, t434, t455, c459);
    uint32_t t462; const secp256k1_bit c463 = secp256k1_addw(&t462, t436, t457, c461);
    uint32_t t464; const secp256k1_bit c465 = secp256k1_addw(&t464, t438, UINT32_C(0x0), c463);
    uint32_t t466; const secp256k1_bit c467 = secp256k1_addw(&t466, t440, UINT32_C(0x0), c465);
    uint32_t t468; const secp256k1_bit c469 = secp256k1_addw(&t468, t442, UINT32_C(0x0), c467);
    uint32_t t470; const secp256k1_bit c471 = secp256k1_addw(&t470, t444, UINT32_C(0x0), c469);
    uint32_t t472; const secp256k1_bit c473 = secp256k1_addw(&t472, t446, UINT32_C(0x0), c471);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp256k1_maskw(c473);
    const uint32_t t474 = secp256k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x3d1));
    uint32_t t475; const secp256k1_bit c476 = secp256k1_subw(&t475, t458, t474, 0);
    const uint32_t t477 = secp256k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t478; const secp256k1_bit c479 = secp256k1_subw(&t478, t460, t477, c476);
    uint32_t t480; const secp256k1_bit c481 = secp256k1_subw(&t480, t462, UINT32_C(0x0), c479);
    uint32_t t482; const secp256k1_bit c483 = secp256k1_subw(&t482, t464, UINT32_C(0x0), c481);
    uint32_t t484; const secp256k1_bit c485 = secp256k1_subw(&t484, t466, UINT32_C(0x0), c483);
    uint32_t t486; const secp256k1_bit c487 = secp256k1_subw(&t486, t468, UINT32_C(0x0), c485);
    uint32_t t488; const secp256k1_bit c489 = secp256k1_subw(&t488, t470, UINT32_C(0x0), c487);
    uint32_t t490; (void)secp256k1_subw(&t490, t472, UINT32_C(0x0), c489);
    secp256k1_storew(&r->v[0], t475);
    secp256k1_storew(&r->v[1], t478);
    secp256k1_storew(&r->v[2], t480);
    secp256k1_storew(&r->v[3], t482);
    secp256k1_storew(&r->v[4], t484);
    secp256k1_storew(&r->v[5], t486);
    secp256k1_storew(&r->v[6], t488);
    secp256k1_storew(&r->v[7], t490);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^256 = 2^32 + 977 (mod p) */
void secp256k1_fe_sqr(secp256k1_fe *r, const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* square, products of a[0] with the words above it */
    uint32_t t9;
    const uint32_t t10 = secp256k1_mulw(&t9, a1, a0);
    uint32_t t11;
    const uint32_t t12 = secp256k1_mulw(&t11, a2, a0);
    uint32_t t13; const secp256k1_bit c14 = secp256k1_addw(&t13, t12, t9, 0);
    uint32_t t15;
    const uint32_t t16 = secp256k1_mulw(&t15, a3, a0);
    uint32_t t17; const secp256k1_bit c18 = secp256k1_addw(&t17, t16, t11, c14);
    uint32_t t19;
    const uint32_t t20 = secp256k1_mulw(&t19, a4, a0);
    uint32_t t21; const secp256k1_bit c22 = secp256k1_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = secp256k1_mulw(&t23, a5, a0);
    uint32_t t25; const secp256k1_bit c26 = secp256k1_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = secp256k1_mulw(&t27, a6, a0);
    uint32_t t29; const secp256k1_bit c30 = secp256k1_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = secp256k1_mulw(&t31, a7, a0);
    uint32_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)secp256k1_addw(&t35, t31, UINT32_C(0x0), c34);
    /* square, products of a[1] with the words above it */
    uint32_t t36;
    const uint32_t t37 = secp256k1_mulw(&t36, a2, a1);
    uint32_t t38;
    const uint32_t t39 = secp256k1_mulw(&t38, a3, a1);
    uint32_t t40;
    const uint32_t t41 = secp256k1_mulw(&t40, a4, a1);
    uint32_t t42;
    const uint32_t t43 = secp256k1_mulw(&t42, a5, a1);
    uint32_t t44;
    const uint32_t t45 = secp256k1_mulw(&t44, a6, a1);
    uint32_t t46;
    const uint32_t t47 = secp256k1_mulw(&t46, a7, a1);
    uint32_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t17, t37, 0);
    uint32_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t21, t39, c49);
    uint32_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t25, t41, c51);
    uint32_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t29, t43, c53);
    uint32_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t33, t45, c55);
    uint32_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t35, t47, c57);
    const uint32_t t60 = secp256k1_bitw(c59);
    uint32_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t50, t36, 0);
    uint32_t t63; const secp256k1_bit c64 = secp256k1_addw(&t63, t52, t38, c62);
    uint32_t t65; const secp256k1_bit c66 = secp256k1_addw(&t65, t54, t40, c64);
    uint32_t t67; const secp256k1_bit c68 = secp256k1_addw(&t67, t56, t42, c66);
    uint32_t t69; const secp256k1_bit c70 = secp256k1_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)secp256k1_addw(&t71, t60, t46, c70);
    /* square, products of a[2] with the words above it */
    uint32_t t72;
    const uint32_t t73 = secp256k1_mulw(&t72, a3, a2);
    uint32_t t74;
    const uint32_t t75 = secp256k1_mulw(&t74, a4, a2);
    uint32_t t76;
    const uint32_t t77 = secp256k1_mulw(&t76, a5, a2);
    uint32_t t78;
    const uint32_t t79 = secp256k1_mulw(&t78, a6, a2);
    uint32_t t80;
    const uint32_t t81 = secp256k1_mulw(&t80, a7, a2);
    uint32_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t63, t73, 0);
    uint32_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t65, t75, c83);
    uint32_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t67, t77, c85);
    uint32_t t88; const secp256k1_bit c89 = secp256k1_addw(&t88, t69, t79, c87);
    uint32_t t90; const secp256k1_bit c91 = secp256k1_addw(&t90, t71, t81, c89);
    const uint32_t t92 = secp256k1_bitw(c91);
    uint32_t t93; const secp256k1_bit c94 = secp256k1_addw(&t93, t84, t72, 0);
    uint32_t t95; const secp256k1_bit c96 = secp256k1_addw(&t95, t86, t74, c94);
    uint32_t t97; const secp256k1_bit c98 = secp256k1_addw(&t97, t88, t76, c96);
    uint32_t t99; const secp256k1_bit c100 = secp256k1_addw(&t99, t90, t78, c98);
    uint32_t t101; (void)secp256k1_addw(&t101, t92, t80, c100);
    /* square, products of a[3] with the words above it */
    uint32_t t102;
    const uint32_t t103 = secp256k1_mulw(&t102, a4, a3);
    uint32_t t104;
    const uint32_t t105 = secp256k1_mulw(&t104, a5, a3);
    uint32_t t106;
    const uint32_t t107 = secp256k1_mulw(&t106, a6, a3);
    uint32_t t108;
    const uint32_t t109 = secp256k1_mulw(&t108, a7, a3);
    uint32_t t110; const secp256k1_bit c111 = secp256k1_addw(&t110, t95, t103, 0);
    uint32_t t112; const secp256k1_bit c113 = secp256k1_addw(&t112, t97, t105, c111);
    uint32_t t114; const secp256k1_bit c115 = secp256k1_addw(&t114, t99, t107, c113);
    uint32_t t116; const secp256k1_bit c117 = secp256k1_addw(&t116, t101, t109, c115);
    const uint32_t t118 = secp256k1_bitw(c117);
    uint32_t t119; const secp256k1_bit c120 = secp256k1_addw(&t119, t112, t102, 0);
    uint32_t t121; const secp256k1_bit c122 = secp256k1_addw(&t121, t114, t104, c120);
    uint32_t t123; const secp256k1_bit c124 = secp256k1_addw(&t123, t116, t106, c122);
    uint32_t t125; (void)secp256k1_addw(&t125, t118, t108, c124);
    /* square, products of a[4] with the words above it */
    uint32_t t126;
    const uint32_t t127 = secp256k1_mulw(&t126, a5, a4);
    uint32_t t128;
    const uint32_t t129 = secp256k1_mulw(&t128, a6, a4);
    uint32_t t130;
    const uint32_t t131 = secp256k1_mulw(&t130, a7, a4);
    uint32_t t132; const secp256k1_bit c133 = secp256k1_addw(&t132, t121, t127, 0);
    uint32_t t134; const secp256k1_bit c135 = secp256k1_addw(&t134, t123, t129, c133);
    uint32_t t136; const secp256k1_bit c137 = secp256k1_addw(&t136, t125, t131, c135);
    const uint32_t t138 = secp256k1_bitw(c137);
    uint32_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t134, t126, 0);
    uint32_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t136, t128, c140);
    uint32_t t143; (void)secp256k1_addw(&t143, t138, t130, c142);
    /* square, products of a[5] with the words above it */
    uint32_t t144;
    const uint32_t t145 = secp256k1_mulw(&t144, a6, a5);
    uint32_t t146;
    const uint32_t t147 = secp256k1_mulw(&t146, a7, a5);
    uint32_t t148; const secp256k1_bit c149 = secp256k1_addw(&t148, t141, t145, 0);
    uint32_t t150; const secp256k1_bit c151 = secp256k1_addw(&t150, t143, t147, c149);
    const uint32_t t152 = secp256k1_bitw(c151);
    uint32_t t153; const secp256k1_bit c154 = secp256k1_addw(&t153, t150, t144, 0);
    uint32_t t155; (void)secp256k1_addw(&t155, t152, t146, c154);
    /* square, products of a[6] with the words above it */
    uint32_t t156;
    const uint32_t t157 = secp256k1_mulw(&t156, a7, a6);
    uint32_t t158; const secp256k1_bit c159 = secp256k1_addw(&t158, t155, t157, 0);
    const uint32_t t160 = secp256k1_bitw(c159);
    const uint32_t t161 = t160 + t156;
    /* square: double the cross products */
    uint32_t t162; const secp256k1_bit c163 = secp256k1_addw(&t162, t10, t10, 0);
    uint32_t t164; const secp256k1_bit c165 = secp256k1_addw(&t164, t13, t13, c163);
    uint32_t t166; const secp256k1_bit c167 = secp256k1_addw(&t166, t48, t48, c165);
    uint32_t t168; const secp256k1_bit c169 = secp256k1_addw(&t168, t61, t61, c167);
    uint32_t t170; const secp256k1_bit c171 = secp256k1_addw(&t170, t82, t82, c169);
    uint32_t t172; const secp256k1_bit c173 = secp256k1_addw(&t172, t93, t93, c171);
    uint32_t t174; const secp256k1_bit c175 = secp256k1_addw(&t174, t110, t110, c173);
    uint32_t t176; const secp256k1_bit c177 = secp256k1_addw(&t176, t119, t119, c175);
    uint32_t t178; const secp256k1_bit c179 = secp256k1_addw(&t178, t132, t132, c177);
    uint32_t t180; const secp256k1_bit c181 = secp256k1_addw(&t180, t139, t139, c179);
    uint32_t t182; const secp256k1_bit c183 = secp256k1_addw(&t182, t148, t148, c181);
    uint32_t t184; const secp256k1_bit c185 = secp256k1_addw(&t184, t153, t153, c183);
    uint32_t t186; const secp256k1_bit c187 = secp256k1_addw(&t186, t158, t158, c185);
    uint32_t t188; const secp256k1_bit c189 = secp256k1_addw(&t188, t161, t161, c187);
    const uint32_t t190 = secp256k1_bitw(c189);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t191;
    const uint32_t t192 = secp256k1_mulw(&t191, a0, a0);
    uint32_t t193;
    const uint32_t t194 = secp256k1_mulw(&t193, a1, a1);
    uint32_t t195;
    const uint32_t t196 = secp256k1_mulw(&t195, a2, a2);
    uint32_t t197;
    const uint32_t t198 = secp256k1_mulw(&t197, a3, a3);
    uint32_t t199;
    const uint32_t t200 = secp256k1_mulw(&t199, a4, a4);
    uint32_t t201;
    const uint32_t t202 = secp256k1_mulw(&t201, a5, a5);
    uint32_t t203;
    const uint32_t t204 = secp256k1_mulw(&t203, a6, a6);
    uint32_t t205;
    const uint32_t t206 = secp256k1_mulw(&t205, a7, a7);
    uint32_t t207; const secp256k1_bit c208 = secp256k1_addw(&t207, t162, t191, 0);
    uint32_t t209; const secp256k1_bit c210 = secp256k1_addw(&t209, t164, t194, c208);
    uint32_t t211; const secp256k1_bit c212 = secp256k1_addw(&t211, t166, t193, c210);
    uint32_t t213; const secp256k1_bit c214 = secp256k1_addw(&t213, t168, t196, c212);
    uint32_t t215; const secp256k1_bit c216 = secp256k1_addw(&t215, t170, t195, c214);
    uint32_t t217; const secp256k1_bit c218 = secp256k1_addw(&t217, t172, t198, c216);
    uint32_t t219; const secp256k1_bit c220 = secp256k1_addw(&t219, t174, t197, c218);
    uint32_t t221; const secp256k1_bit c222 = secp256k1_addw(&t221, t176, t200, c220);
    uint32_t t223; const secp256k1_bit c224 = secp256k1_addw(&t223, t178, t199, c222);
    uint32_t t225; const secp256k1_bit c226 = secp256k1_addw(&t225, t180, t202, c224);
    uint32_t t227; const secp256k1_bit c228 = secp256k1_addw(&t227, t182, t201, c226);
    uint32_t t229; const secp256k1_bit c230 = secp256k1_addw(&t229, t184, t204, c228);
    uint32_t t231; const secp256k1_bit c232 = secp256k1_addw(&t231, t186, t203, c230);
    uint32_t t233; const secp256k1_bit c234 = secp256k1_addw(&t233, t188, t206, c232);
    uint32_t t235; (void)secp256k1_addw(&t235, t190, t205, c234);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint32_t t237;
    const uint32_t t238 = secp256k1_mulw(&t237, t221, UINT32_C(0x3d1));
    uint32_t t239;
    const uint32_t t240 = secp256k1_mulw(&t239, t223, UINT32_C(0x3d1));
    uint32_t t241;
    const uint32_t t242 = secp256k1_mulw(&t241, t225, UINT32_C(0x3d1));
    uint32_t t243;
    const uint32_t t244 = secp256k1_mulw(&t243, t227, UINT32_C(0x3d1));
    uint32_t t245;
    const uint32_t t246 = secp256k1_mulw(&t245, t229, UINT32_C(0x3d1));
    uint32_t t247;
    const uint32_t t248 = secp256k1_mulw(&t247, t231, UINT32_C(0x3d1));
    uint32_t t249;
    const uint32_t t250 = secp256k1_mulw(&t249, t233, UINT32_C(0x3d1));
    uint32_t t251;
    const uint32_t t252 = secp256k1_mulw(&t251, t235, UINT32_C(0x3d1));
    uint32_t t254; const secp256k1_bit c255 = secp256k1_addw(&t254, t192, t238, 0);
    uint32_t t256; const secp256k1_bit c257 = secp256k1_addw(&t256, t207, t240, c255);
    uint32_t t258; const secp256k1_bit c259 = secp256k1_addw(&t258, t209, t242, c257);
    uint32_t t260; const secp256k1_bit c261 = secp256k1_addw(&t260, t211, t244, c259);
    uint32_t t262; const secp256k1_bit c263 = secp256k1_addw(&t262, t213, t246, c261);
    uint32_t t264; const secp256k1_bit c265 = secp256k1_addw(&t264, t215, t248, c263);
    uint32_t t266; const secp256k1_bit c267 = secp256k1_addw(&t266, t217, t250, c265);
    uint32_t t268; const secp256k1_bit c269 = secp256k1_addw(&t268, t219, t252, c267);
    uint32_t t270; (void)secp256k1_addw(&t270, UINT32_C(0x0), UINT32_C(0x1), c269);
    uint32_t t271; const secp256k1_bit c272 = secp256k1_addw(&t271, t256, t237, 0);
    uint32_t t273; const secp256k1_bit c274 = secp256k1_addw(&t273, t258, t239, c272);
    uint32_t t275; const secp256k1_bit c276 = secp256k1_addw(&t275, t260, t241, c274);
    uint32_t t277; const secp256k1_bit c278 = secp256k1_addw(&t277, t262, t243, c276);
    uint32_t t279; const secp256k1_bit c280 = secp256k1_addw(&t279, t264, t245, c278);
    uint32_t t281; const secp256k1_bit c282 = secp256k1_addw(&t281, t266, t247, c280);
    uint32_t t283; const secp256k1_bit c284 = secp256k1_addw(&t283, t268, t249, c282);
    uint32_t t285; (void)secp256k1_addw(&t285, t270, t251, c284);
    uint32_t t286; const secp256k1_bit c287 = secp256k1_addw(&t286, t271, t221, 0);
    uint32_t t288; const secp256k1_bit c289 = secp256k1_addw(&t288, t273, t223, c287);
    uint32_t t290; const secp256k1_bit c291 = secp256k1_addw(&t290, t275, t225, c289);
    uint32_t t292; const secp256k1_bit c293 = secp256k1_addw(&t292, t277, t227, c291);
    uint32_t t294; const secp256k1_bit c295 = secp256k1_addw(&t294, t279, t229, c293);
    uint32_t t296; const secp256k1_bit c297 = secp256k1_addw(&t296, t281, t231, c295);
    uint32_t t298; const secp256k1_bit c299 = secp256k1_addw(&t298, t283, t233, c297);
    uint32_t t300; const secp256k1_bit c301 = secp256k1_addw(&t300, t285, t235, c299);
    const uint32_t t302 = secp256k1_bitw(c301);
    /* last fold, of the part above 2^256 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t303;
    const uint32_t t304 = secp256k1_mulw(&t303, t300, UINT32_C(0x3d1));
    const uint32_t t305 = t302 * UINT32_C(0x3d1);
    const uint32_t t306 = t305 + t303;
    uint32_t t307; const secp256k1_bit c308 = secp256k1_addw(&t307, t306, t300, 0);
    uint32_t t309; (void)secp256k1_addw(&t309, UINT32_C(0x0), t302, c308);
    uint32_t t310; const secp256k1_bit c311 = secp256k1_addw(&t310, t254, t304, 0);
    uint32_t t312; const secp256k1_bit c313 = secp256k1_addw(&t312, t286, t307, c311);
    uint32_t t314; const secp256k1_bit c315 = secp256k1_addw(&t314, t288, t309, c313);
    uint32_t t316; const secp256k1_bit c317 = secp256k1_addw(&t316, t290, UINT32_C(0x0), c315);
    uint32_t t318; const secp256k1_bit c319 = secp256k1_addw(&t318, t292, UINT32_C(0x0), c317);
    uint32_t t320; const secp256k1_bit c321 = secp256k1_addw(&t320, t294, UINT32_C(0x0), c319);
    uint32_t t322; const secp256k1_bit c323 = secp256k1_addw(&t322, t296, UINT32_C(0x0), c321);
    uint32_t t324; const secp256k1_bit c325 = secp256k1_addw(&t324, t298, UINT32_C(0x0), c323);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp256k1_maskw(c325);
    const uint32_t t326 = secp256k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x3d1));
    uint32_t t327; const secp256k1_bit c328 = secp256k1_subw(&t327, t310, t326, 0);
    const uint32_t t329 = secp256k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t330; const secp256k1_bit c331 = secp256k1_subw(&t330, t312, t329, c328);
    uint32_t t332; const secp256k1_bit c333 = secp256k1_subw(&t332, t314, UINT32_C(0x0), c331);
    uint32_t t334; const secp256k1_bit c335 = secp256k1_subw(&t334, t316, UINT32_C(0x0), c333);
    uint32_t t336; const secp256k1_bit c337 = secp256k1_subw(&t336, t318, UINT32_C(0x0), c335);
    uint32_t t338; const secp256k1_bit c339 = secp256k1_subw(&t338, t320, UINT32_C(0x0), c337);
    uint32_t t340; const secp256k1_bit c341 = secp256k1_subw(&t340, t322, UINT32_C(0x0), c339);
    uint32_t t342; (void)secp256k1_subw(&t342, t324, UINT32_C(0x0), c341);
    secp256k1_storew(&r->v[0], t327);
    secp256k1_storew(&r->v[1], t330);
    secp256k1_storew(&r->v[2], t332);
    secp256k1_storew(&r->v[3], t334);
    secp256k1_storew(&r->v[4], t336);
    secp256k1_storew(&r->v[5], t338);
    secp256k1_storew(&r->v[6], t340);
    secp256k1_storew(&r->v[7], t342);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp256k1_fe_mul_small(secp256k1_fe *r, const secp256k1_fe *a, uint32_t k)
{
    const uint32_t k_word = (uint32_t)k;
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* T = a * k */
    uint32_t t10;
    const uint32_t t11 = secp256k1_mulw(&t10, a0, k_word);
    uint32_t t12;
    const uint32_t t13 = secp256k1_mulw(&t12, a1, k_word);
    uint32_t t14; const secp256k1_bit c15 = secp256k1_addw(&t14, t13, t10, 0);
    uint32_t t16;
    const uint32_t t17 = secp256k1_mulw(&t16, a2, k_word);
    uint32_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, t17, t12, c15);
    uint32_t t20;
    const uint32_t t21 = secp256k1_mulw(&t20, a3, k_word);
    uint32_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, t21, t16, c19);
    uint32_t t24;
    const uint32_t t25 = secp256k1_mulw(&t24, a4, k_word);
    uint32_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, t25, t20, c23);
    uint32_t t28;
    const uint32_t t29 = secp256k1_mulw(&t28, a5, k_word);
    uint32_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t29, t24, c27);
    uint32_t t32;
    const uint32_t t33 = secp256k1_mulw(&t32, a6, k_word);
    uint32_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t33, t28, c31);
    uint32_t t36;
    const uint32_t t37 = secp256k1_mulw(&t36, a7, k_word);
    uint32_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t37, t32, c35);
    uint32_t t40; (void)secp256k1_addw(&t40, t36, UINT32_C(0x0), c39);
    /* T - q * p, below 4*p */
    uint32_t t44;
    const uint32_t t45 = secp256k1_mulw(&t44, UINT32_C(0xfffffc2f), t40);
    uint32_t t46;
    const uint32_t t47 = secp256k1_mulw(&t46, UINT32_C(0xfffffffe), t40);
    uint32_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t47, t44, 0);
    uint32_t t50;
    const uint32_t t51 = secp256k1_mulw(&t50, UINT32_C(0xffffffff), t40);
    uint32_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t51, t46, c49);
    uint32_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t51, t50, c53);
    uint32_t t56; const secp256k1_bit c57 = secp256k1_addw(&t56, t51, t50, c55);
    uint32_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t51, t50, c57);
    uint32_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t51, t50, c59);
    uint32_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t51, t50, c61);
    uint32_t t64; (void)secp256k1_addw(&t64, t50, UINT32_C(0x0), c63);
    uint32_t t65; const secp256k1_bit c66 = secp256k1_subw(&t65, t11, t45, 0);
    uint32_t t67; const secp256k1_bit c68 = secp256k1_subw(&t67, t14, t48, c66);
    uint32_t t69; const secp256k1_bit c70 = secp256k1_subw(&t69, t18, t52, c68);
    uint32_t t71; const secp256k1_bit c72 = secp256k1_subw(&t71, t22, t54, c70);
    uint32_t t73; const secp256k1_bit c74 = secp256k1_subw(&t73, t26, t56, c72);
    uint32_t t75; const secp256k1_bit c76 = secp256k1_subw(&t75, t30, t58, c74);
    uint32_t t77; const secp256k1_bit c78 = secp256k1_subw(&t77, t34, t60, c76);
    uint32_t t79; const secp256k1_bit c80 = secp256k1_subw(&t79, t38, t62, c78);
    uint32_t t81; (void)secp256k1_subw(&t81, t40, t64, c80);
    /* subtract 2*p where that does not borrow */
    uint32_t t85; const secp256k1_bit c86 = secp256k1_subw(&t85, t65, UINT32_C(0xfffff85e), 0);
    uint32_t t87; const secp256k1_bit c88 = secp256k1_subw(&t87, t67, UINT32_C(0xfffffffd), c86);
    uint32_t t89; const secp256k1_bit c90 = secp256k1_subw(&t89, t69, UINT32_C(0xffffffff), c88);
    uint32_t t91; const secp256k1_bit c92 = secp256k1_subw(&t91, t71, UINT32_C(0xffffffff), c90);
    uint32_t t93; const secp256k1_bit c94 = secp256k1_subw(&t93, t73, UINT32_C(0xffffffff), c92);
    uint32_t t95; const secp256k1_bit c96 = secp256k1_subw(&t95, t75, UINT32_C(0xffffffff), c94);
    uint32_t t97; const secp256k1_bit c98 = secp256k1_subw(&t97, t77, UINT32_C(0xffffffff), c96);
    uint32_t t99; const secp256k1_bit c100 = secp256k1_subw(&t99, t79, UINT32_C(0xffffffff), c98);
    uint32_t t101; const secp256k1_bit c102 = secp256k1_subw(&t101, t81, UINT32_C(0x1), c100);
    const uint32_t m0 = secp256k1_maskw(c102);
    const uint32_t t103 = secp256k1_selectw(m0, t65, t85);
    const uint32_t t104 = secp256k1_selectw(m0, t67, t87);
    const uint32_t t105 = secp256k1_selectw(m0, t69, t89);
    const uint32_t t106 = secp256k1_selectw(m0, t71, t91);
    const uint32_t t107 = secp256k1_selectw(m0, t73, t93);
    const uint32_t t108 = secp256k1_selectw(m0, t75, t95);
    const uint32_t t109 = secp256k1_selectw(m0, t77, t97);
    const uint32_t t110 = secp256k1_selectw(m0, t79, t99);
    const uint32_t t111 = secp256k1_selectw(m0, t81, t101);
    /* subtract 1*p where that does not borrow */
    uint32_t t112; const secp256k1_bit c113 = secp256k1_subw(&t112, t103, UINT32_C(0xfffffc2f), 0);
    uint32_t t114; const secp256k1_bit c115 = secp256k1_subw(&t114, t104, UINT32_C(0xfffffffe), c113);
    uint32_t t116; const secp256k1_bit c117 = secp256k1_subw(&t116, t105, UINT32_C(0xffffffff), c115);
    uint32_t t118; const secp256k1_bit c119 = secp256k1_subw(&t118, t106, UINT32_C(0xffffffff), c117);
    uint32_t t120; const secp256k1_bit c121 = secp256k1_subw(&t120, t107, UINT32_C(0xffffffff), c119);
    uint32_t t122; const secp256k1_bit c123 = secp256k1_subw(&t122, t108, UINT32_C(0xffffffff), c121);
    uint32_t t124; const secp256k1_bit c125 = secp256k1_subw(&t124, t109, UINT32_C(0xffffffff), c123);
    uint32_t t126; const secp256k1_bit c127 = secp256k1_subw(&t126, t110, UINT32_C(0xffffffff), c125);
    const secp256k1_bit c128 = secp256k1_borroww(t111, UINT32_C(0x0), c127);
    const uint32_t m1 = secp256k1_maskw(c128);
    const uint32_t t129 = secp256k1_selectw(m1, t103, t112);
    const uint32_t t130 = secp256k1_selectw(m1, t104, t114);
    const uint32_t t131 = secp256k1_selectw(m1, t105, t116);
    const uint32_t t132 = secp256k1_selectw(m1, t106, t118);
    const uint32_t t133 = secp256k1_selectw(m1, t107, t120);
    const uint32_t t134 = secp256k1_selectw(m1, t108, t122);
    const uint32_t t135 = secp256k1_selectw(m1, t109, t124);
    const uint32_t t136 = secp256k1_selectw(m1, t110, t126);
    secp256k1_storew(&r->v[0], t129);
    secp256k1_storew(&r->v[1], t130);
    secp256k1_storew(&r->v[2], t131);
    secp256k1_storew(&r->v[3], t132);
    secp256k1_storew(&r->v[4], t133);
    secp256k1_storew(&r->v[5], t134);
    secp256k1_storew(&r->v[6], t135);
    secp256k1_storew(&r->v[7], t136);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp256k1_fe_from_bytes(secp256k1_fe *r, const uint8_t b[32])
{
    const uint32_t b_at28 = (uint32_t)secp256k1_load4(b + 28);
    /* bytes to words */
    const uint32_t t1 = secp256k1_bswapw(b_at28);
    const uint32_t b_at24 = (uint32_t)secp256k1_load4(b + 24);
    const uint32_t t3 = secp256k1_bswapw(b_at24);
    const uint32_t b_at20 = (uint32_t)secp256k1_load4(b + 20);
    const uint32_t t5 = secp256k1_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)secp256k1_load4(b + 16);
    const uint32_t t7 = secp256k1_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)secp256k1_load4(b + 12);
    const uint32_t t9 = secp256k1_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)secp256k1_load4(b + 8);
    const uint32_t t11 = secp256k1_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)secp256k1_load4(b + 4);
    const uint32_t t13 = secp256k1_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)secp256k1_load4(b + 0);
    const uint32_t t15 = secp256k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c19 = secp256k1_borroww(t1, UINT32_C(0xfffffc2f), 0);
    const secp256k1_bit c20 = secp256k1_borroww(t3, UINT32_C(0xfffffffe), c19);
    const secp256k1_bit c21 = secp256k1_borroww(t5, UINT32_C(0xffffffff), c20);
    const secp256k1_bit c22 = secp256k1_borroww(t7, UINT32_C(0xffffffff), c21);
    const secp256k1_bit c23 = secp256k1_borroww(t9, UINT32_C(0xffffffff), c22);
    const secp256k1_bit c24 = secp256k1_borroww(t11, UINT32_C(0xffffffff), c23);
    const secp256k1_bit c25 = secp256k1_borroww(t13, UINT32_C(0xffffffff), c24);
    const secp256k1_bit c26 = secp256k1_borroww(t15, UINT32_C(0xffffffff), c25);
    const uint32_t t28 = secp256k1_maskw(c26);
    const uint32_t t29 = t1 & t28;
    const uint32_t t30 = t3 & t28;
    const uint32_t t31 = t5 & t28;
    const uint32_t t32 = t7 & t28;
    const uint32_t t33 = t9 & t28;
    const uint32_t t34 = t11 & t28;
    const uint32_t t35 = t13 & t28;
    const uint32_t t36 = t15 & t28;
    const uint32_t t37 = ~t28;
    secp256k1_storew(&r->v[0], t29);
    secp256k1_storew(&r->v[1], t30);
    secp256k1_storew(&r->v[2], t31);
    secp256k1_storew(&r->v[3], t32);
    secp256k1_storew(&r->v[4], t33);
    secp256k1_storew(&r->v[5], t34);
    secp256k1_storew(&r->v[6], t35);
    secp256k1_storew(&r->v[7], t36);
    return -(int)(t37 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp256k1_fe_from_bytes_le(secp256k1_fe *r, const uint8_t b[32])
{
    const uint32_t b_at0 = (uint32_t)secp256k1_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)secp256k1_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)secp256k1_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)secp256k1_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)secp256k1_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)secp256k1_load4(b + 20);
    const uint32_t b_at24 = (uint32_t)secp256k1_load4(b + 24);
    const uint32_t b_at28 = (uint32_t)secp256k1_load4(b + 28);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp256k1_bit c11 = secp256k1_borroww(b_at0, UINT32_C(0xfffffc2f), 0);
    const secp256k1_bit c12 = secp256k1_borroww(b_at4, UINT32_C(0xfffffffe), c11);
    const secp256k1_bit c13 = secp256k1_borroww(b_at8, UINT32_C(0xffffffff), c12);
    const secp256k1_bit c14 = secp256k1_borroww(b_at12, UINT32_C(0xffffffff), c13);
    const secp256k1_bit c15 = secp256k1_borroww(b_at16, UINT32_C(0xffffffff), c14);
    const secp256k1_bit c16 = secp256k1_borroww(b_at20, UINT32_C(0xffffffff), c15);
    const secp256k1_bit c17 = secp256k1_borroww(b_at24, UINT32_C(0xffffffff), c16);
    const secp256k1_bit c18 = secp256k1_borroww(b_at28, UINT32_C(0xffffffff), c17);
    const uint32_t t20 = secp256k1_maskw(c18);
    const uint32_t t21 = b_at0 & t20;
    const uint32_t t22 = b_at4 & t20;
    const uint32_t t23 = b_at8 & t20;
    const uint32_t t24 = b_at12 & t20;
    const uint32_t t25 = b_at16 & t20;
    const uint32_t t26 = b_at20 & t20;
    const uint32_t t27 = b_at24 & t20;
    const uint32_t t28 = b_at28 & t20;
    const uint32_t t29 = ~t20;
    secp256k1_storew(&r->v[0], t21);
    secp256k1_storew(&r->v[1], t22);
    secp256k1_storew(&r->v[2], t23);
    secp256k1_storew(&r->v[3], t24);
    secp256k1_storew(&r->v[4], t25);
    secp256k1_storew(&r->v[5], t26);
    secp256k1_storew(&r->v[6], t27);
    secp256k1_storew(&r->v[7], t28);
    return -(int)(t29 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp256k1_fe_to_bytes(uint8_t b[32], const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* words to bytes */
    const uint32_t t8 = secp256k1_bswapw(a0);
    const uint32_t t9 = secp256k1_bswapw(a1);
    const uint32_t t10 = secp256k1_bswapw(a2);
    const uint32_t t11 = secp256k1_bswapw(a3);
    const uint32_t t12 = secp256k1_bswapw(a4);
    const uint32_t t13 = secp256k1_bswapw(a5);
    const uint32_t t14 = secp256k1_bswapw(a6);
    const uint32_t t15 = secp256k1_bswapw(a7);
    secp256k1_store4(b + 28, (uint32_t)t8);
    secp256k1_store4(b + 24, (uint32_t)t9);
    secp256k1_store4(b + 20, (uint32_t)t10);
    secp256k1_store4(b + 16, (uint32_t)t11);
    secp256k1_store4(b + 12, (uint32_t)t12);
    secp256k1_store4(b + 8, (uint32_t)t13);
    secp256k1_store4(b + 4, (uint32_t)t14);
    secp256k1_store4(b + 0, (uint32_t)t15);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp256k1_fe_to_bytes_le(uint8_t b[32], const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    secp256k1_store4(b + 0, (uint32_t)a0);
    secp256k1_store4(b + 4, (uint32_t)a1);
    secp256k1_store4(b + 8, (uint32_t)a2);
    secp256k1_store4(b + 12, (uint32_t)a3);
    secp256k1_store4(b + 16, (uint32_t)a4);
    secp256k1_store4(b + 20, (uint32_t)a5);
    secp256k1_store4(b + 24, (uint32_t)a6);
    secp256k1_store4(b + 28, (uint32_t)a7);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp256k1_fe_select(secp256k1_fe *r, uint64_t mask, const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint32_t mask_word = secp256k1_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* the mask as a condition */
    const secp256k1_bit c17 = secp256k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = secp256k1_maskw(c17);
    const uint32_t t18 = secp256k1_selectw(m0, a0, b0);
    const uint32_t t19 = secp256k1_selectw(m0, a1, b1);
    const uint32_t t20 = secp256k1_selectw(m0, a2, b2);
    const uint32_t t21 = secp256k1_selectw(m0, a3, b3);
    const uint32_t t22 = secp256k1_selectw(m0, a4, b4);
    const uint32_t t23 = secp256k1_selectw(m0, a5, b5);
    const uint32_t t24 = secp256k1_selectw(m0, a6, b6);
    const uint32_t t25 = secp256k1_selectw(m0, a7, b7);
    secp256k1_storew(&r->v[0], t18);
    secp256k1_storew(&r->v[1], t19);
    secp256k1_storew(&r->v[2], t20);
    secp256k1_storew(&r->v[3], t21);
    secp256k1_storew(&r->v[4], t22);
    secp256k1_storew(&r->v[5], t23);
    secp256k1_storew(&r->v[6], t24);
    secp256k1_storew(&r->v[7], t25);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp256k1_fe_cswap(uint64_t mask, secp256k1_fe *a, secp256k1_fe *b)
{
    const uint32_t mask_word = secp256k1_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* difference of the two under the mask, added to both */
    const uint32_t t17 = a0 ^ b0;
    const uint32_t t18 = mask_word & t17;
    const uint32_t t19 = a1 ^ b1;
    const uint32_t t20 = mask_word & t19;
    const uint32_t t21 = a2 ^ b2;
    const uint32_t t22 = mask_word & t21;
    const uint32_t t23 = a3 ^ b3;
    const uint32_t t24 = mask_word & t23;
    const uint32_t t25 = a4 ^ b4;
    const uint32_t t26 = mask_word & t25;
    const uint32_t t27 = a5 ^ b5;
    const uint32_t t28 = mask_word & t27;
    const uint32_t t29 = a6 ^ b6;
    const uint32_t t30 = mask_word & t29;
    const uint32_t t31 = a7 ^ b7;
    const uint32_t t32 = mask_word & t31;
    const uint32_t t33 = a0 ^ t18;
    const uint32_t t34 = a1 ^ t20;
    const uint32_t t35 = a2 ^ t22;
    const uint32_t t36 = a3 ^ t24;
    const uint32_t t37 = a4 ^ t26;
    const uint32_t t38 = a5 ^ t28;
    const uint32_t t39 = a6 ^ t30;
    const uint32_t t40 = a7 ^ t32;
    const uint32_t t41 = b0 ^ t18;
    const uint32_t t42 = b1 ^ t20;
    const uint32_t t43 = b2 ^ t22;
    const uint32_t t44 = b3 ^ t24;
    const uint32_t t45 = b4 ^ t26;
    const uint32_t t46 = b5 ^ t28;
    const uint32_t t47 = b6 ^ t30;
    const uint32_t t48 = b7 ^ t32;
    secp256k1_storew(&a->v[0], t33);
    secp256k1_storew(&a->v[1], t34);
    secp256k1_storew(&a->v[2], t35);
    secp256k1_storew(&a->v[3], t36);
    secp256k1_storew(&a->v[4], t37);
    secp256k1_storew(&a->v[5], t38);
    secp256k1_storew(&a->v[6], t39);
    secp256k1_storew(&a->v[7], t40);
    secp256k1_storew(&b->v[0], t41);
    secp256k1_storew(&b->v[1], t42);
    secp256k1_storew(&b->v[2], t43);
    secp256k1_storew(&b->v[3], t44);
    secp256k1_storew(&b->v[4], t45);
    secp256k1_storew(&b->v[5], t46);
    secp256k1_storew(&b->v[6], t47);
    secp256k1_storew(&b->v[7], t48);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp256k1_fe_is_zero(const secp256k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t8 = a0 | a1;
    const uint32_t t9 = t8 | a2;
    const uint32_t t10 = t9 | a3;
    const uint32_t t11 = t10 | a4;
    const uint32_t t12 = t11 | a5;
    const uint32_t t13 = t12 | a6;
    const uint32_t t14 = t13 | a7;
    const secp256k1_bit c16 = secp256k1_borroww(t14, UINT32_C(0x1), 0);
    const uint32_t t18 = secp256k1_maskw(c16);
    return ((uint64_t)t18 << 32) | t18;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp256k1_fe_eq(const secp256k1_fe *a, const secp256k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    const uint32_t b7 = b->v[7];
    /* differences of the words */
    const uint32_t t16 = a0 ^ b0;
    const uint32_t t17 = a1 ^ b1;
    const uint32_t t18 = a2 ^ b2;
    const uint32_t t19 = a3 ^ b3;
    const uint32_t t20 = a4 ^ b4;
    const uint32_t t21 = a5 ^ b5;
    const uint32_t t22 = a6 ^ b6;
    const uint32_t t23 = a7 ^ b7;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t24 = t16 | t17;
    const uint32_t t25 = t24 | t18;
    const uint32_t t26 = t25 | t19;
    const uint32_t t27 = t26 | t20;
    const uint32_t t28 = t27 | t21;
    const uint32_t t29 = t28 | t22;
    const uint32_t t30 = t29 | t23;
    const secp256k1_bit c32 = secp256k1_borroww(t30, UINT32_C(0x1), 0);
    const uint32_t t34 = secp256k1_maskw(c32);
    return ((uint64_t)t34 << 32) | t34;
}

#else
typedef int secp256k1_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
