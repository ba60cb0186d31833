/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56d, 7 words of 32 bits, W = 2^32
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^224 = 2^32 + 6803 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp224k1.h"

#if SECP224K1_WORD_BITS == 32
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_add(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* a + b, below 2*p */
    uint32_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a0, b0, 0);
    uint32_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, b1, c15);
    uint32_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, b2, c17);
    uint32_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, b3, c19);
    uint32_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, a4, b4, c21);
    uint32_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, a5, b5, c23);
    uint32_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, a6, b6, c25);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t31; const secp224k1_bit c32 = secp224k1_subw(&t31, t14, UINT32_C(0xffffe56d), 0);
    uint32_t t33; const secp224k1_bit c34 = secp224k1_subw(&t33, t16, UINT32_C(0xfffffffe), c32);
    uint32_t t35; const secp224k1_bit c36 = secp224k1_subw(&t35, t18, UINT32_C(0xffffffff), c34);
    uint32_t t37; const secp224k1_bit c38 = secp224k1_subw(&t37, t20, UINT32_C(0xffffffff), c36);
    uint32_t t39; const secp224k1_bit c40 = secp224k1_subw(&t39, t22, UINT32_C(0xffffffff), c38);
    uint32_t t41; const secp224k1_bit c42 = secp224k1_subw(&t41, t24, UINT32_C(0xffffffff), c40);
    uint32_t t43; const secp224k1_bit c44 = secp224k1_subw(&t43, t26, UINT32_C(0xffffffff), c42);
    const uint32_t t46 = secp224k1_bitw(c27);
    const secp224k1_bit c47 = secp224k1_borroww(t46, UINT32_C(0x0), c44);
    const uint32_t m0 = secp224k1_maskw(c47);
    const uint32_t t48 = secp224k1_selectw(m0, t14, t31);
    const uint32_t t49 = secp224k1_selectw(m0, t16, t33);
    const uint32_t t50 = secp224k1_selectw(m0, t18, t35);
    const uint32_t t51 = secp224k1_selectw(m0, t20, t37);
    const uint32_t t52 = secp224k1_selectw(m0, t22, t39);
    const uint32_t t53 = secp224k1_selectw(m0, t24, t41);
    const uint32_t t54 = secp224k1_selectw(m0, t26, t43);
    secp224k1_storew(&r->v[0], t48);
    secp224k1_storew(&r->v[1], t49);
    secp224k1_storew(&r->v[2], t50);
    secp224k1_storew(&r->v[3], t51);
    secp224k1_storew(&r->v[4], t52);
    secp224k1_storew(&r->v[5], t53);
    secp224k1_storew(&r->v[6], t54);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_sub(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* a - b */
    uint32_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, a0, b0, 0);
    uint32_t t16; const secp224k1_bit c17 = secp224k1_subw(&t16, a1, b1, c15);
    uint32_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, a2, b2, c17);
    uint32_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, a3, b3, c19);
    uint32_t t22; const secp224k1_bit c23 = secp224k1_subw(&t22, a4, b4, c21);
    uint32_t t24; const secp224k1_bit c25 = secp224k1_subw(&t24, a5, b5, c23);
    uint32_t t26; const secp224k1_bit c27 = secp224k1_subw(&t26, a6, b6, c25);
    /* add the modulus where it borrowed */
    const uint32_t t29 = secp224k1_maskw(c27);
    const uint32_t t31 = t29 & UINT32_C(0xffffe56d);
    const uint32_t t33 = t29 & UINT32_C(0xfffffffe);
    uint32_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t14, t31, 0);
    uint32_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t16, t33, c35);
    uint32_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t18, t29, c37);
    uint32_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t20, t29, c39);
    uint32_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t22, t29, c41);
    uint32_t t44; const secp224k1_bit c45 = secp224k1_addw(&t44, t24, t29, c43);
    uint32_t t46; (void)secp224k1_addw(&t46, t26, t29, c45);
    secp224k1_storew(&r->v[0], t34);
    secp224k1_storew(&r->v[1], t36);
    secp224k1_storew(&r->v[2], t38);
    secp224k1_storew(&r->v[3], t40);
    secp224k1_storew(&r->v[4], t42);
    secp224k1_storew(&r->v[5], t44);
    secp224k1_storew(&r->v[6], t46);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_neg(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* a - b */
    uint32_t t8; const secp224k1_bit c9 = secp224k1_subw(&t8, UINT32_C(0x0), a0, 0);
    uint32_t t10; const secp224k1_bit c11 = secp224k1_subw(&t10, UINT32_C(0x0), a1, c9);
    uint32_t t12; const secp224k1_bit c13 = secp224k1_subw(&t12, UINT32_C(0x0), a2, c11);
    uint32_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, UINT32_C(0x0), a3, c13);
    uint32_t t16; const secp224k1_bit c17 = secp224k1_subw(&t16, UINT32_C(0x0), a4, c15);
    uint32_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, UINT32_C(0x0), a5, c17);
    uint32_t t20; const secp224k1_bit c21 = secp224k1_subw(&t20, UINT32_C(0x0), a6, c19);
    /* add the modulus where it borrowed */
    const uint32_t t22 = secp224k1_maskw(c21);
    const uint32_t t24 = t22 & UINT32_C(0xffffe56d);
    const uint32_t t26 = t22 & UINT32_C(0xfffffffe);
    uint32_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t8, t24, 0);
    uint32_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t10, t26, c28);
    uint32_t t31; const secp224k1_bit c32 = secp224k1_addw(&t31, t12, t22, c30);
    uint32_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t14, t22, c32);
    uint32_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t16, t22, c34);
    uint32_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t18, t22, c36);
    uint32_t t39; (void)secp224k1_addw(&t39, t20, t22, c38);
    secp224k1_storew(&r->v[0], t27);
    secp224k1_storew(&r->v[1], t29);
    secp224k1_storew(&r->v[2], t31);
    secp224k1_storew(&r->v[3], t33);
    secp224k1_storew(&r->v[4], t35);
    secp224k1_storew(&r->v[5], t37);
    secp224k1_storew(&r->v[6], t39);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_dbl(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* 2*a, below 2*p */
    uint32_t t7; const secp224k1_bit c8 = secp224k1_addw(&t7, a0, a0, 0);
    uint32_t t9; const secp224k1_bit c10 = secp224k1_addw(&t9, a1, a1, c8);
    uint32_t t11; const secp224k1_bit c12 = secp224k1_addw(&t11, a2, a2, c10);
    uint32_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, a3, a3, c12);
    uint32_t t15; const secp224k1_bit c16 = secp224k1_addw(&t15, a4, a4, c14);
    uint32_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, a5, a5, c16);
    uint32_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, a6, a6, c18);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t24; const secp224k1_bit c25 = secp224k1_subw(&t24, t7, UINT32_C(0xffffe56d), 0);
    uint32_t t26; const secp224k1_bit c27 = secp224k1_subw(&t26, t9, UINT32_C(0xfffffffe), c25);
    uint32_t t28; const secp224k1_bit c29 = secp224k1_subw(&t28, t11, UINT32_C(0xffffffff), c27);
    uint32_t t30; const secp224k1_bit c31 = secp224k1_subw(&t30, t13, UINT32_C(0xffffffff), c29);
    uint32_t t32; const secp224k1_bit c33 = secp224k1_subw(&t32, t15, UINT32_C(0xffffffff), c31);
    uint32_t t34; const secp224k1_bit c35 = secp224k1_subw(&t34, t17, UINT32_C(0xffffffff), c33);
    uint32_t t36; const secp224k1_bit c37 = secp224k1_subw(&t36, t19, UINT32_C(0xffffffff), c35);
    const uint32_t t39 = secp224k1_bitw(c20);
    const secp224k1_bit c40 = secp224k1_borroww(t39, UINT32_C(0x0), c37);
    const uint32_t m0 = secp224k1_maskw(c40);
    const uint32_t t41 = secp224k1_selectw(m0, t7, t24);
    const uint32_t t42 = secp224k1_selectw(m0, t9, t26);
    const uint32_t t43 = secp224k1_selectw(m0, t11, t28);
    const uint32_t t44 = secp224k1_selectw(m0, t13, t30);
    const uint32_t t45 = secp224k1_selectw(m0, t15, t32);
    const uint32_t t46 = secp224k1_selectw(m0, t17, t34);
    const uint32_t t47 = secp224k1_selectw(m0, t19, t36);
    secp224k1_storew(&r->v[0], t41);
    secp224k1_storew(&r->v[1], t42);
    secp224k1_storew(&r->v[2], t43);
    secp224k1_storew(&r->v[3], t44);
    secp224k1_storew(&r->v[4], t45);
    secp224k1_storew(&r->v[5], t46);
    secp224k1_storew(&r->v[6], t47);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void secp224k1_fe_half(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* add the modulus where a is odd */
    const uint32_t t9 = a0 & UINT32_C(0x1);
    const uint32_t t10 = UINT32_C(0x0) - t9;
    const uint32_t t12 = t10 & UINT32_C(0xffffe56d);
    const uint32_t t14 = t10 & UINT32_C(0xfffffffe);
    uint32_t t15; const secp224k1_bit c16 = secp224k1_addw(&t15, a0, t12, 0);
    uint32_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, a1, t14, c16);
    uint32_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, a2, t10, c18);
    uint32_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, a3, t10, c20);
    uint32_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, a4, t10, c22);
    uint32_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, a5, t10, c24);
    uint32_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, a6, t10, c26);
    const uint32_t t29 = secp224k1_bitw(c28);
    /* shift right by one bit */
    const uint32_t t30 = (t17 << 31) | (t15 >> 1);
    const uint32_t t31 = (t19 << 31) | (t17 >> 1);
    const uint32_t t32 = (t21 << 31) | (t19 >> 1);
    const uint32_t t33 = (t23 << 31) | (t21 >> 1);
    const uint32_t t34 = (t25 << 31) | (t23 >> 1);
    const uint32_t t35 = (t27 << 31) | (t25 >> 1);
    const uint32_t t36 = (t29 << 31) | (t27 >> 1);
    secp224k1_storew(&r->v[0], t30);
    secp224k1_storew(&r->v[1], t31);
    secp224k1_storew(&r->v[2], t32);
    secp224k1_storew(&r->v[3], t33);
    secp224k1_storew(&r->v[4], t34);
    secp224k1_storew(&r->v[5], t35);
    secp224k1_storew(&r->v[6], t36);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^224 = 2^32 + 6803 (mod p) */
void secp224k1_fe_mul(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* product, row 0: a * b[0] */
    uint32_t t15;
    const uint32_t t16 = secp224k1_mulw(&t15, a0, b0);
    uint32_t t17;
    const uint32_t t18 = secp224k1_mulw(&t17, a1, b0);
    uint32_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, t18, t15, 0);
    uint32_t t21;
    const uint32_t t22 = secp224k1_mulw(&t21, a2, b0);
    uint32_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t22, t17, c20);
    uint32_t t25;
    const uint32_t t26 = secp224k1_mulw(&t25, a3, b0);
    uint32_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t26, t21, c24);
    uint32_t t29;
    const uint32_t t30 = secp224k1_mulw(&t29, a4, b0);
    uint32_t t31; const secp224k1_bit c32 = secp224k1_addw(&t31, t30, t25, c28);
    uint32_t t33;
    const uint32_t t34 = secp224k1_mulw(&t33, a5, b0);
    uint32_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t34, t29, c32);
    uint32_t t37;
    const uint32_t t38 = secp224k1_mulw(&t37, a6, b0);
    uint32_t t39; const secp224k1_bit c40 = secp224k1_addw(&t39, t38, t33, c36);
    uint32_t t41; (void)secp224k1_addw(&t41, t37, UINT32_C(0x0), c40);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t42;
    const uint32_t t43 = secp224k1_mulw(&t42, a0, b1);
    uint32_t t44;
    const uint32_t t45 = secp224k1_mulw(&t44, a1, b1);
    uint32_t t46;
    const uint32_t t47 = secp224k1_mulw(&t46, a2, b1);
    uint32_t t48;
    const uint32_t t49 = secp224k1_mulw(&t48, a3, b1);
    uint32_t t50;
    const uint32_t t51 = secp224k1_mulw(&t50, a4, b1);
    uint32_t t52;
    const uint32_t t53 = secp224k1_mulw(&t52, a5, b1);
    uint32_t t54;
    const uint32_t t55 = secp224k1_mulw(&t54, a6, b1);
    uint32_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t19, t43, 0);
    uint32_t t58; const secp224k1_bit c59 = secp224k1_addw(&t58, t23, t45, c57);
    uint32_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t27, t47, c59);
    uint32_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t31, t49, c61);
    uint32_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t35, t51, c63);
    uint32_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t39, t53, c65);
    uint32_t t68; const secp224k1_bit c69 = secp224k1_addw(&t68, t41, t55, c67);
    const uint32_t t70 = secp224k1_bitw(c69);
    uint32_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t58, t42, 0);
    uint32_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t60, t44, c72);
    uint32_t t75; const secp224k1_bit c76 = secp224k1_addw(&t75, t62, t46, c74);
    uint32_t t77; const secp224k1_bit c78 = secp224k1_addw(&t77, t64, t48, c76);
    uint32_t t79; const secp224k1_bit c80 = secp224k1_addw(&t79, t66, t50, c78);
    uint32_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t68, t52, c80);
    uint32_t t83; (void)secp224k1_addw(&t83, t70, t54, c82);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t84;
    const uint32_t t85 = secp224k1_mulw(&t84, a0, b2);
    uint32_t t86;
    const uint32_t t87 = secp224k1_mulw(&t86, a1, b2);
    uint32_t t88;
    const uint32_t t89 = secp224k1_mulw(&t88, a2, b2);
    uint32_t t90;
    const uint32_t t91 = secp224k1_mulw(&t90, a3, b2);
    uint32_t t92;
    const uint32_t t93 = secp224k1_mulw(&t92, a4, b2);
    uint32_t t94;
    const uint32_t t95 = secp224k1_mulw(&t94, a5, b2);
    uint32_t t96;
    const uint32_t t97 = secp224k1_mulw(&t96, a6, b2);
    uint32_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t71, t85, 0);
    uint32_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t73, t87, c99);
    uint32_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t75, t89, c101);
    uint32_t t104; const secp224k1_bit c105 = secp224k1_addw(&t104, t77, t91, c103);
    uint32_t t106; const secp224k1_bit c107 = secp224k1_addw(&t106, t79, t93, c105);
    uint32_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t81, t95, c107);
    uint32_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t83, t97, c109);
    const uint32_t t112 = secp224k1_bitw(c111);
    uint32_t t113; const secp224k1_bit c114 = secp224k1_addw(&t113, t100, t84, 0);
    uint32_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t102, t86, c114);
    uint32_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t104, t88, c116);
    uint32_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t106, t90, c118);
    uint32_t t121; const secp224k1_bit c122 = secp224k1_addw(&t121, t108, t92, c120);
    uint32_t t123; const secp224k1_bit c124 = secp224k1_addw(&t123, t110, t94, c122);
    uint32_t t125; (void)secp224k1_addw(&t125, t112, t96, c124);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t126;
    const uint32_t t127 = secp224k1_mulw(&t126, a0, b3);
    uint32_t t128;
    const uint32_t t129 = secp224k1_mulw(&t128, a1, b3);
    uint32_t t130;
    const uint32_t t131 = secp224k1_mulw(&t130, a2, b3);
    uint32_t t132;
    const uint32_t t133 = secp224k1_mulw(&t132, a3, b3);
    uint32_t t134;
    const uint32_t t135 = secp224k1_mulw(&t134, a4, b3);
    uint32_t t136;
    const uint32_t t137 = secp224k1_mulw(&t136, a5, b3);
    uint32_t t138;
    const uint32_t t139 = secp224k1_mulw(&t138, a6, b3);
    uint32_t t140; const secp224k1_bit c141 = secp224k1_addw(&t140, t113, t127, 0);
    uint32_t t142; const secp224k1_bit c143 = secp224k1_addw(&t142, t115, t129, c141);
    uint32_t t144; const secp224k1_bit c145 = secp224k1_addw(&t144, t117, t131, c143);
    uint32_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t119, t133, c145);
    uint32_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t121, t135, c147);
    uint32_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t123, t137, c149);
    uint32_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t125, t139, c151);
    const uint32_t t154 = secp224k1_bitw(c153);
    uint32_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t142, t126, 0);
    uint32_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t144, t128, c156);
    uint32_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t146, t130, c158);
    uint32_t t161; const secp224k1_bit c162 = secp224k1_addw(&t161, t148, t132, c160);
    uint32_t t163; const secp224k1_bit c164 = secp224k1_addw(&t163, t150, t134, c162);
    uint32_t t165; const secp224k1_bit c166 = secp224k1_addw(&t165, t152, t136, c164);
    uint32_t t167; (void)secp224k1_addw(&t167, t154, t138, c166);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t168;
    const uint32_t t169 = secp224k1_mulw(&t168, a0, b4);
    uint32_t t170;
    const uint32_t t171 = secp224k1_mulw(&t170, a1, b4);
    uint32_t t172;
    const uint32_t t173 = secp224k1_mulw(&t172, a2, b4);
    uint32_t t174;
    const uint32_t t175 = secp224k1_mulw(&t174, a3, b4);
    uint32_t t176;
    const uint32_t t177 = secp224k1_mulw(&t176, a4, b4);
    uint32_t t178;
    const uint32_t t179 = secp224k1_mulw(&t178, a5, b4);
    uint32_t t180;
    const uint32_t t181 = secp224k1_mulw(&t180, a6, b4);
    uint32_t t182; const secp224k1_bit c183 = secp224k1_addw(&t182, t155, t169, 0);
    uint32_t t184; const secp224k1_bit c185 = secp224k1_addw(&t184, t157, t171, c183);
    uint32_t t186; const secp224k1_bit c187 = secp224k1_addw(&t186, t159, t173, c185);
    uint32_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t161, t175, c187);
    uint32_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t163, t177, c189);
    uint32_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t165, t179, c191);
    uint32_t t194; const secp224k1_bit c195 = secp224k1_addw(&t194, t167, t181, c193);
    const uint32_t t196 = secp224k1_bitw(c195);
    uint32_t t197; const secp224k1_bit c198 = secp224k1_addw(&t197, t184, t168, 0);
    uint32_t t199; const secp224k1_bit c200 = secp224k1_addw(&t199, t186, t170, c198);
    uint32_t t201; const secp224k1_bit c202 = secp224k1_addw(&t201, t188, t172, c200);
    uint32_t t203; const secp224k1_bit c204 = secp224k1_addw(&t203, t190, t174, c202);
    uint32_t t205; const secp224k1_bit c206 = secp224k1_addw(&t205, t192, t176, c204);
    uint32_t t207; const secp224k1_bit c208 = secp224k1_addw(&t207, t194, t178, c206);
    uint32_t t209; (void)secp224k1_addw(&t209, t196, t180, c208);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t210;
    const uint32_t t211 = secp224k1_mulw(&t210, a0, b5);
    uint32_t t212;
    const uint32_t t213 = secp224k1_mulw(&t212, a1, b5);
    uint32_t t214;
    const uint32_t t215 = secp224k1_mulw(&t214, a2, b5);
    uint32_t t216;
    const uint32_t t217 = secp224k1_mulw(&t216, a3, b5);
    uint32_t t218;
    const uint32_t t219 = secp224k1_mulw(&t218, a4, b5);
    uint32_t t220;
    const uint32_t t221 = secp224k1_mulw(&t220, a5, b5);
    uint32_t t222;
    const uint32_t t223 = secp224k1_mulw(&t222, a6, b5);
    uint32_t t224; const secp224k1_bit c225 = secp224k1_addw(&t224, t197, t211, 0);
    uint32_t t226; const secp224k1_bit c227 = secp224k1_addw(&t226, t199, t213, c225);
    uint32_t t228; const secp224k1_bit c229 = secp224k1_addw(&t228, t201, t215, c227);
    uint32_t t230; const secp224k1_bit c231 = secp224k1_addw(&t230, t203, t217, c229);
    uint32_t t232; const secp224k1_bit c233 = secp224k1_addw(&t232, t205, t219, c231);
    uint32_t t234; const secp224k1_bit c235 = secp224k1_addw(&t234, t207, t221, c233);
    uint32_t t236; const secp224k1_bit c237 = secp224k1_addw(&t236, t209, t223, c235);
    const uint32_t t238 = secp224k1_bitw(c237);
    uint32_t t239; const secp224k1_bit c240 = secp224k1_addw(&t239, t226, t210, 0);
    uint32_t t241; const secp224k1_bit c242 = secp224k1_addw(&t241, t228, t212, c240);
    uint32_t t243; const secp224k1_bit c244 = secp224k1_addw(&t243, t230, t214, c242);
    uint32_t t245; const secp224k1_bit c246 = secp224k1_addw(&t245, t232, t216, c244);
    uint32_t t247; const secp224k1_bit c248 = secp224k1_addw(&t247, t234, t218, c246);
    uint32_t t249; const secp224k1_bit c250 = secp224k1_addw(&t249, t236, t220, c248);
    uint32_t t251; (void)secp224k1_addw(&t251, t238, t222, c250);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t252;
    const uint32_t t253 = secp224k1_mulw(&t252, a0, b6);
    uint32_t t254;
    const uint32_t t255 = secp224k1_mulw(&t254, a1, b6);
    uint32_t t256;
    const uint32_t t257 = secp224k1_mulw(&t256, a2, b6);
    uint32_t t258;
    const uint32_t t259 = secp224k1_mulw(&t258, a3, b6);
    uint32_t t260;
    const uint32_t t261 = secp224k1_mulw(&t260, a4, b6);
    uint32_t t262;
    const uint32_t t263 = secp224k1_mulw(&t262, a5, b6);
    uint32_t t264;
    const uint32_t t265 = secp224k1_mulw(&t264, a6, b6);
    uint32_t t266; const secp224k1_bit c267 = secp224k1_addw(&t266, t239, t253, 0);
    uint32_t t268; const secp224k1_bit c269 = secp224k1_addw(&t268, t241, t255, c267);
    uint32_t t270; const secp224k1_bit c271 = secp224k1_addw(&t270, t243, t257, c269);
    uint32_t t272; const secp224k1_bit c273 = secp224k1_addw(&t272, t245, t259, c271);
    uint32_t t274; const secp224k1_bit c275 = secp224k1_addw(&t274, t247, t261, c273);
    uint32_t t276; const secp224k1_bit c277 = secp224k1_addw(&t276, t249, t263, c275);
    uint32_t t278; const secp224k1_bit c279 = secp224k1_addw(&t278, t251, t265, c277);
    const uint32_t t280 = secp224k1_bitw(c279);
    uint32_t t281; const secp224k1_bit c282 = secp224k1_addw(&t281, t268, t252, 0);
    uint32_t t283; const secp224k1_bit c284 = secp224k1_addw(&t283, t270, t254, c282);
    uint32_t t285; const secp224k1_bit c286 = secp224k1_addw(&t285, t272, t256, c284);
    uint32_t t287; const secp224k1_bit c288 = secp224k1_addw(&t287, t274, t258, c286);
    uint32_t t289; const secp224k1_bit c290 = secp224k1_addw(&t289, t276, t260, c288);
    uint32_t t291; const secp224k1_bit c292 = secp224k1_addw(&t291, t278, t262, c290);
    uint32_t t293; (void)secp224k1_addw(&t293, t280, t264, c292);
    /* fold: the part above 2^224, times 2^224 mod p, onto the part below */
    uint32_t t295;
    const uint32_t t296 = secp224k1_mulw(&t295, t281, UINT32_C(0x1a93));
    uint32_t t297;
    const uint32_t t298 = secp224k1_mulw(&t297, t283, UINT32_C(0x1a93));
    uint32_t t299;
    const uint32_t t300 = secp224k1_mulw(&t299, t285, UINT32_C(0x1a93));
    uint32_t t301;
    const uint32_t t302 = secp224k1_mulw(&t301, t287, UINT32_C(0x1a93));
    uint32_t t303;
    const uint32_t t304 = secp224k1_mulw(&t303, t289, UINT32_C(0x1a93));
    uint32_t t305;
    const uint32_t t306 = secp224k1_mulw(&t305, t291, UINT32_C(0x1a93));
    uint32_t t307;
    const uint32_t t308 = secp224k1_mulw(&t307, t293, UINT32_C(0x1a93));
    uint32_t t310; const secp224k1_bit c311 = secp224k1_addw(&t310, t16, t296, 0);
    uint32_t t312; const secp224k1_bit c313 = secp224k1_addw(&t312, t56, t298, c311);
    uint32_t t314; const secp224k1_bit c315 = secp224k1_addw(&t314, t98, t300, c313);
    uint32_t t316; const secp224k1_bit c317 = secp224k1_addw(&t316, t140, t302, c315);
    uint32_t t318; const secp224k1_bit c319 = secp224k1_addw(&t318, t182, t304, c317);
    uint32_t t320; const secp224k1_bit c321 = secp224k1_addw(&t320, t224, t306, c319);
    uint32_t t322; const secp224k1_bit c323 = secp224k1_addw(&t322, t266, t308, c321);
    uint32_t t324; (void)secp224k1_addw(&t324, UINT32_C(0x0), UINT32_C(0x1), c323);
    uint32_t t325; const secp224k1_bit c326 = secp224k1_addw(&t325, t312, t295, 0);
    uint32_t t327; const secp224k1_bit c328 = secp224k1_addw(&t327, t314, t297, c326);
    uint32_t t329; const secp224k1_bit c330 = secp224k1_addw(&t329, t316, t299, c328);
    uint32_t t331; const secp224k1_bit c332 = secp224k1_addw(&t331, t318, t301, c330);
    uint32_t t333; const secp224k1_bit c334 = secp224k1_addw(&t333, t320, t303, c332);
    uint32_t t335; const secp224k1_bit c336 = secp224k1_addw(&t335, t322, t305, c334);
    uint32_t t337; (void)secp224k1_addw(&t337, t324, t307, c336);
    uint32_t t338; const secp224k1_bit c339 = secp224k1_addw(&t338, t325, t281, 0);
    uint32_t t340; const secp224k1_bit c341 = secp224k1_addw(&t340, t327, t283, c339);
    uint32_t t342; const secp224k1_bit c343 = secp224k1_addw(&t342, t329, t285, c341);
    uint32_t t344; const secp224k1_bit c345 = secp224k1_addw(&t344, t331, t287, c343);
    uint32_t t346; const secp224k1_bit c347 = secp224k1_addw(&t346, t333, t289, c345);
    uint32_t t348; const secp224k1_bit c349 = secp224k1_addw(&t348, t335, t291, c347);
    uint32_t t350; const secp224k1_bit c351 = secp224k1_addw(&t350, t337, t293, c349);
    const uint32_t t352 = secp224k1_bitw(c351);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t353;
    const uint32_t t354 = secp224k1_mulw(&t353, t350, UINT32_C(0x1a93));
    const uint32_t t355 = t352 * UINT32_C(0x1a93);
    const uint32_t t356 = t355 + t353;
    uint32_t t357; const secp224k1_bit c358 = secp224k1_addw(&t357, t356, t350, 0);
    uint32_t t359; (void)secp224k1_addw(&t359, UINT32_C(0x0), t352, c358);
    uint32_t t360; const secp224k1_bit c361 = secp224k1_addw(&t360, t310, t354, 0);
    uint32_t t362; const secp224k1_bit c363 = secp224k1_addw(&t362, t338, t357, c361);
    uint32_t t364; const secp224k1_bit c365 = secp224k1_addw(&t364, t340, t359, c363);
    uint32_t t366; const secp224k1_bit c367 = secp224k1_addw(&t366, t342, UINT32_C(0x0), c365);
    uint32_t t368; const secp224k1_bit c369 = secp224k1_addw(&t368, t344, UINT32_C(0x0), c367);
    uint32_t t370; const secp224k1_bit c371 = secp224k1_addw(&t370, t346, UINT32_C(0x0), c369);
    uint32_t t372; const secp224k1_bit c373 = secp224k1_addw(&t372, t348, UINT32_C(0x0), c371);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp224k1_maskw(c373);
    const uint32_t t374 = secp224k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1a93));
    uint32_t t375; const secp224k1_bit c376 = secp224k1_subw(&t375, t360, t374, 0);
    const uint32_t t377 = secp224k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t378; const secp224k1_bit c379 = secp224k1_subw(&t378, t362, t377, c376);
    uint32_t t380; const secp224k1_bit c381 = secp224k1_subw(&t380, t364, UINT32_C(0x0), c379);
    uint32_t t382; const secp224k1_bit c383 = secp224k1_subw(&t382, t366, UINT32_C(0x0), c381);
    uint32_t t384; const secp224k1_bit c385 = secp224k1_subw(&t384, t368, UINT32_C(0x0), c383);
    uint32_t t386; const secp224k1_bit c387 = secp224k1_subw(&t386, t370, UINT32_C(0x0), c385);
    uint32_t t388; (void)secp224k1_subw(&t388, t372, UINT32_C(0x0), c387);
    secp224k1_storew(&r->v[0], t375);
    secp224k1_storew(&r->v[1], t378);
    secp224k1_storew(&r->v[2], t380);
    secp224k1_storew(&r->v[3], t382);
    secp224k1_storew(&r->v[4], t384);
    secp224k1_storew(&r->v[5], t386);
    secp224k1_storew(&r->v[6], t388);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^224 = 2^32 + 6803 (mod p) */
void secp224k1_fe_sqr(secp224k1_fe *r, const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* square, products of a[0] with the words above it */
    uint32_t t8;
    const uint32_t t9 = secp224k1_mulw(&t8, a1, a0);
    uint32_t t10;
    const uint32_t t11 = secp224k1_mulw(&t10, a2, a0);
    uint32_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, t11, t8, 0);
    uint32_t t14;
    const uint32_t t15 = secp224k1_mulw(&t14, a3, a0);
    uint32_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, t15, t10, c13);
    uint32_t t18;
    const uint32_t t19 = secp224k1_mulw(&t18, a4, a0);
    uint32_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t19, t14, c17);
    uint32_t t22;
    const uint32_t t23 = secp224k1_mulw(&t22, a5, a0);
    uint32_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t23, t18, c21);
    uint32_t t26;
    const uint32_t t27 = secp224k1_mulw(&t26, a6, a0);
    uint32_t t28; const secp224k1_bit c29 = secp224k1_addw(&t28, t27, t22, c25);
    uint32_t t30; (void)secp224k1_addw(&t30, t26, UINT32_C(0x0), c29);
    /* square, products of a[1] with the words above it */
    uint32_t t31;
    const uint32_t t32 = secp224k1_mulw(&t31, a2, a1);
    uint32_t t33;
    const uint32_t t34 = secp224k1_mulw(&t33, a3, a1);
    uint32_t t35;
    const uint32_t t36 = secp224k1_mulw(&t35, a4, a1);
    uint32_t t37;
    const uint32_t t38 = secp224k1_mulw(&t37, a5, a1);
    uint32_t t39;
    const uint32_t t40 = secp224k1_mulw(&t39, a6, a1);
    uint32_t t41; const secp224k1_bit c42 = secp224k1_addw(&t41, t16, t32, 0);
    uint32_t t43; const secp224k1_bit c44 = secp224k1_addw(&t43, t20, t34, c42);
    uint32_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t24, t36, c44);
    uint32_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t28, t38, c46);
    uint32_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t30, t40, c48);
    const uint32_t t51 = secp224k1_bitw(c50);
    uint32_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t43, t31, 0);
    uint32_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t45, t33, c53);
    uint32_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t47, t35, c55);
    uint32_t t58; const secp224k1_bit c59 = secp224k1_addw(&t58, t49, t37, c57);
    uint32_t t60; (void)secp224k1_addw(&t60, t51, t39, c59);
    /* square, products of a[2] with the words above it */
    uint32_t t61;
    const uint32_t t62 = secp224k1_mulw(&t61, a3, a2);
    uint32_t t63;
    const uint32_t t64 = secp224k1_mulw(&t63, a4, a2);
    uint32_t t65;
    const uint32_t t66 = secp224k1_mulw(&t65, a5, a2);
    uint32_t t67;
    const uint32_t t68 = secp224k1_mulw(&t67, a6, a2);
    uint32_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t54, t62, 0);
    uint32_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t56, t64, c70);
    uint32_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t58, t66, c72);
    uint32_t t75; const secp224k1_bit c76 = secp224k1_addw(&t75, t60, t68, c74);
    const uint32_t t77 = secp224k1_bitw(c76);
    uint32_t t78; const secp224k1_bit c79 = secp224k1_addw(&t78, t71, t61, 0);
    uint32_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t73, t63, c79);
    uint32_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t75, t65, c81);
    uint32_t t84; (void)secp224k1_addw(&t84, t77, t67, c83);
    /* square, products of a[3] with the words above it */
    uint32_t t85;
    const uint32_t t86 = secp224k1_mulw(&t85, a4, a3);
    uint32_t t87;
    const uint32_t t88 = secp224k1_mulw(&t87, a5, a3);
    uint32_t t89;
    const uint32_t t90 = secp224k1_mulw(&t89, a6, a3);
    uint32_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t80, t86, 0);
    uint32_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t82, t88, c92);
    uint32_t t95; const secp224k1_bit c96 = secp224k1_addw(&t95, t84, t90, c94);
    const uint32_t t97 = secp224k1_bitw(c96);
    uint32_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t93, t85, 0);
    uint32_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t95, t87, c99);
    uint32_t t102; (void)secp224k1_addw(&t102, t97, t89, c101);
    /* square, products of a[4] with the words above it */
    uint32_t t103;
    const uint32_t t104 = secp224k1_mulw(&t103, a5, a4);
    uint32_t t105;
    const uint32_t t106 = secp224k1_mulw(&t105, a6, a4);
    uint32_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t100, t104, 0);
    uint32_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t106, c108);
    const uint32_t t111 = secp224k1_bitw(c110);
    uint32_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t109, t103, 0);
    uint32_t t114; (void)secp224k1_addw(&t114, t111, t105, c113);
    /* square, products of a[5] with the words above it */
    uint32_t t115;
    const uint32_t t116 = secp224k1_mulw(&t115, a6, a5);
    uint32_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t114, t116, 0);
    const uint32_t t119 = secp224k1_bitw(c118);
    const uint32_t t120 = t119 + t115;
    /* square: double the cross products */
    uint32_t t121; const secp224k1_bit c122 = secp224k1_addw(&t121, t9, t9, 0);
    uint32_t t123; const secp224k1_bit c124 = secp224k1_addw(&t123, t12, t12, c122);
    uint32_t t125; const secp224k1_bit c126 = secp224k1_addw(&t125, t41, t41, c124);
    uint32_t t127; const secp224k1_bit c128 = secp224k1_addw(&t127, t52, t52, c126);
    uint32_t t129; const secp224k1_bit c130 = secp224k1_addw(&t129, t69, t69, c128);
    uint32_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t78, t78, c130);
    uint32_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t91, t91, c132);
    uint32_t t135; const secp224k1_bit c136 = secp224k1_addw(&t135, t98, t98, c134);
    uint32_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t107, t107, c136);
    uint32_t t139; const secp224k1_bit c140 = secp224k1_addw(&t139, t112, t112, c138);
    uint32_t t141; const secp224k1_bit c142 = secp224k1_addw(&t141, t117, t117, c140);
    uint32_t t143; const secp224k1_bit c144 = secp224k1_addw(&t143, t120, t120, c142);
    const uint32_t t145 = secp224k1_bitw(c144);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t146;
    const uint32_t t147 = secp224k1_mulw(&t146, a0, a0);
    uint32_t t148;
    const uint32_t t149 = secp224k1_mulw(&t148, a1, a1);
    uint32_t t150;
    const uint32_t t151 = secp224k1_mulw(&t150, a2, a2);
    uint32_t t152;
    const uint32_t t153 = secp224k1_mulw(&t152, a3, a3);
    uint32_t t154;
    const uint32_t t155 = secp224k1_mulw(&t154, a4, a4);
    uint32_t t156;
    const uint32_t t157 = secp224k1_mulw(&t156, a5, a5);
    uint32_t t158;
    const uint32_t t159 = secp224k1_mulw(&t158, a6, a6);
    uint32_t t160; const secp224k1_bit c161 = secp224k1_addw(&t160, t121, t146, 0);
    uint32_t t162; const secp224k1_bit c163 = secp224k1_addw(&t162, t123, t149, c161);
    uint32_t t164; const secp224k1_bit c165 = secp224k1_addw(&t164, t125, t148, c163);
    uint32_t t166; const secp224k1_bit c167 = secp224k1_addw(&t166, t127, t151, c165);
    uint32_t t168; const secp224k1_bit c169 = secp224k1_addw(&t168, t129, t150, c167);
    uint32_t t170; const secp224k1_bit c171 = secp224k1_addw(&t170, t131, t153, c169);
    uint32_t t172; const secp224k1_bit c173 = secp224k1_addw(&t172, t133, t152, c171);
    uint32_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t135, t155, c173);
    uint32_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t137, t154, c175);
    uint32_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t139, t157, c177);
    uint32_t t180; const secp224k1_bit c181 = secp224k1_addw(&t180, t141, t156, c179);
    uint32_t t182; const secp224k1_bit c183 = secp224k1_addw(&t182, t143, t159, c181);
    uint32_t t184; (void)secp224k1_addw(&t184, t145, t158, c183);
    /* fold: the part above 2^224, times 2^224 mod p, onto the part below */
    uint32_t t186;
    const uint32_t t187 = secp224k1_mulw(&t186, t172, UINT32_C(0x1a93));
    uint32_t t188;
    const uint32_t t189 = secp224k1_mulw(&t188, t174, UINT32_C(0x1a93));
    uint32_t t190;
    const uint32_t t191 = secp224k1_mulw(&t190, t176, UINT32_C(0x1a93));
    uint32_t t192;
    const uint32_t t193 = secp224k1_mulw(&t192, t178, UINT32_C(0x1a93));
    uint32_t t194;
    const uint32_t t195 = secp224k1_mulw(&t194, t180, UINT32_C(0x1a93));
    uint32_t t196;
    const uint32_t t197 = secp224k1_mulw(&t196, t182, UINT32_C(0x1a93));
    uint32_t t198;
    const uint32_t t199 = secp224k1_mulw(&t198, t184, UINT32_C(0x1a93));
    uint32_t t201; const secp224k1_bit c202 = secp224k1_addw(&t201, t147, t187, 0);
    uint32_t t203; const secp224k1_bit c204 = secp224k1_addw(&t203, t160, t189, c202);
    uint32_t t205; const secp224k1_bit c206 = secp224k1_addw(&t205, t162, t191, c204);
    uint32_t t207; const secp224k1_bit c208 = secp224k1_addw(&t207, t164, t193, c206);
    uint32_t t209; const secp224k1_bit c210 = secp224k1_addw(&t209, t166, t195, c208);
    uint32_t t211; const secp224k1_bit c212 = secp224k1_addw(&t211, t168, t197, c210);
    uint32_t t213; const secp224k1_bit c214 = secp224k1_addw(&t213, t170, t199, c212);
    uint32_t t215; (void)secp224k1_addw(&t215, UINT32_C(0x0), UINT32_C(0x1), c214);
    uint32_t t216; const secp224k1_bit c217 = secp224k1_addw(&t216, t203, t186, 0);
    uint32_t t218; const secp224k1_bit c219 = secp224k1_addw(&t218, t205, t188, c217);
    uint32_t t220; const secp224k1_bit c221 = secp224k1_addw(&t220, t207, t190, c219);
    uint32_t t222; const secp224k1_bit c223 = secp224k1_addw(&t222, t209, t192, c221);
    uint32_t t224; const secp224k1_bit c225 = secp224k1_addw(&t224, t211, t194, c223);
    uint32_t t226; const secp224k1_bit c227 = secp224k1_addw(&t226, t213, t196, c225);
    uint32_t t228; (void)secp224k1_addw(&t228, t215, t198, c227);
    uint32_t t229; const secp224k1_bit c230 = secp224k1_addw(&t229, t216, t172, 0);
    uint32_t t231; const secp224k1_bit c232 = secp224k1_addw(&t231, t218, t174, c230);
    uint32_t t233; const secp224k1_bit c234 = secp224k1_addw(&t233, t220, t176, c232);
    uint32_t t235; const secp224k1_bit c236 = secp224k1_addw(&t235, t222, t178, c234);
    uint32_t t237; const secp224k1_bit c238 = secp224k1_addw(&t237, t224, t180, c236);
    uint32_t t239; const secp224k1_bit c240 = secp224k1_addw(&t239, t226, t182, c238);
    uint32_t t241; const secp224k1_bit c242 = secp224k1_addw(&t241, t228, t184, c240);
    const uint32_t t243 = secp224k1_bitw(c242);
    /* last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large */
    uint32_t t244;
    const uint32_t t245 = secp224k1_mulw(&t244, t241, UINT32_C(0x1a93));
    const uint32_t t246 = t243 * UINT32_C(0x1a93);
    const uint32_t t247 = t246 + t244;
    uint32_t t248; const secp224k1_bit c249 = secp224k1_addw(&t248, t247, t241, 0);
    uint32_t t250; (void)secp224k1_addw(&t250, UINT32_C(0x0), t243, c249);
    uint32_t t251; const secp224k1_bit c252 = secp224k1_addw(&t251, t201, t245, 0);
    uint32_t t253; const secp224k1_bit c254 = secp224k1_addw(&t253, t229, t248, c252);
    uint32_t t255; const secp224k1_bit c256 = secp224k1_addw(&t255, t231, t250, c254);
    uint32_t t257; const secp224k1_bit c258 = secp224k1_addw(&t257, t233, UINT32_C(0x0), c256);
    uint32_t t259; const secp224k1_bit c260 = secp224k1_addw(&t259, t235, UINT32_C(0x0), c258);
    uint32_t t261; const secp224k1_bit c262 = secp224k1_addw(&t261, t237, UINT32_C(0x0), c260);
    uint32_t t263; const secp224k1_bit c264 = secp224k1_addw(&t263, t239, UINT32_C(0x0), c262);
    /* subtract W^n - p unless the sum carried */
    const uint32_t m0 = secp224k1_maskw(c264);
    const uint32_t t265 = secp224k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1a93));
    uint32_t t266; const secp224k1_bit c267 = secp224k1_subw(&t266, t251, t265, 0);
    const uint32_t t268 = secp224k1_selectw(m0, UINT32_C(0x0), UINT32_C(0x1));
    uint32_t t269; const secp224k1_bit c270 = secp224k1_subw(&t269, t253, t268, c267);
    uint32_t t271; const secp224k1_bit c272 = secp224k1_subw(&t271, t255, UINT32_C(0x0), c270);
    uint32_t t273; const secp224k1_bit c274 = secp224k1_subw(&t273, t257, UINT32_C(0x0), c272);
    uint32_t t275; const secp224k1_bit c276 = secp224k1_subw(&t275, t259, UINT32_C(0x0), c274);
    uint32_t t277; const secp224k1_bit c278 = secp224k1_subw(&t277, t261, UINT32_C(0x0), c276);
    uint32_t t279; (void)secp224k1_subw(&t279, t263, UINT32_C(0x0), c278);
    secp224k1_storew(&r->v[0], t266);
    secp224k1_storew(&r->v[1], t269);
    secp224k1_storew(&r->v[2], t271);
    secp224k1_storew(&r->v[3], t273);
    secp224k1_storew(&r->v[4], t275);
    secp224k1_storew(&r->v[5], t277);
    secp224k1_storew(&r->v[6], t279);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void secp224k1_fe_mul_small(secp224k1_fe *r, const secp224k1_fe *a, uint32_t k)
{
    const uint32_t k_word = (uint32_t)k;
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* T = a * k */
    uint32_t t9;
    const uint32_t t10 = secp224k1_mulw(&t9, a0, k_word);
    uint32_t t11;
    const uint32_t t12 = secp224k1_mulw(&t11, a1, k_word);
    uint32_t t13; const secp224k1_bit c14 = secp224k1_addw(&t13, t12, t9, 0);
    uint32_t t15;
    const uint32_t t16 = secp224k1_mulw(&t15, a2, k_word);
    uint32_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, t16, t11, c14);
    uint32_t t19;
    const uint32_t t20 = secp224k1_mulw(&t19, a3, k_word);
    uint32_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = secp224k1_mulw(&t23, a4, k_word);
    uint32_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = secp224k1_mulw(&t27, a5, k_word);
    uint32_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = secp224k1_mulw(&t31, a6, k_word);
    uint32_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)secp224k1_addw(&t35, t31, UINT32_C(0x0), c34);
    /* T - q * p, below 4*p */
    uint32_t t39;
    const uint32_t t40 = secp224k1_mulw(&t39, UINT32_C(0xffffe56d), t35);
    uint32_t t41;
    const uint32_t t42 = secp224k1_mulw(&t41, UINT32_C(0xfffffffe), t35);
    uint32_t t43; const secp224k1_bit c44 = secp224k1_addw(&t43, t42, t39, 0);
    uint32_t t45;
    const uint32_t t46 = secp224k1_mulw(&t45, UINT32_C(0xffffffff), t35);
    uint32_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t46, t41, c44);
    uint32_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t46, t45, c48);
    uint32_t t51; const secp224k1_bit c52 = secp224k1_addw(&t51, t46, t45, c50);
    uint32_t t53; const secp224k1_bit c54 = secp224k1_addw(&t53, t46, t45, c52);
    uint32_t t55; const secp224k1_bit c56 = secp224k1_addw(&t55, t46, t45, c54);
    uint32_t t57; (void)secp224k1_addw(&t57, t45, UINT32_C(0x0), c56);
    uint32_t t58; const secp224k1_bit c59 = secp224k1_subw(&t58, t10, t40, 0);
    uint32_t t60; const secp224k1_bit c61 = secp224k1_subw(&t60, t13, t43, c59);
    uint32_t t62; const secp224k1_bit c63 = secp224k1_subw(&t62, t17, t47, c61);
    uint32_t t64; const secp224k1_bit c65 = secp224k1_subw(&t64, t21, t49, c63);
    uint32_t t66; const secp224k1_bit c67 = secp224k1_subw(&t66, t25, t51, c65);
    uint32_t t68; const secp224k1_bit c69 = secp224k1_subw(&t68, t29, t53, c67);
    uint32_t t70; const secp224k1_bit c71 = secp224k1_subw(&t70, t33, t55, c69);
    uint32_t t72; (void)secp224k1_subw(&t72, t35, t57, c71);
    /* subtract 2*p where that does not borrow */
    uint32_t t76; const secp224k1_bit c77 = secp224k1_subw(&t76, t58, UINT32_C(0xffffcada), 0);
    uint32_t t78; const secp224k1_bit c79 = secp224k1_subw(&t78, t60, UINT32_C(0xfffffffd), c77);
    uint32_t t80; const secp224k1_bit c81 = secp224k1_subw(&t80, t62, UINT32_C(0xffffffff), c79);
    uint32_t t82; const secp224k1_bit c83 = secp224k1_subw(&t82, t64, UINT32_C(0xffffffff), c81);
    uint32_t t84; const secp224k1_bit c85 = secp224k1_subw(&t84, t66, UINT32_C(0xffffffff), c83);
    uint32_t t86; const secp224k1_bit c87 = secp224k1_subw(&t86, t68, UINT32_C(0xffffffff), c85);
    uint32_t t88; const secp224k1_bit c89 = secp224k1_subw(&t88, t70, UINT32_C(0xffffffff), c87);
    uint32_t t90; const secp224k1_bit c91 = secp224k1_subw(&t90, t72, UINT32_C(0x1), c89);
    const uint32_t m0 = secp224k1_maskw(c91);
    const uint32_t t92 = secp224k1_selectw(m0, t58, t76);
    const uint32_t t93 = secp224k1_selectw(m0, t60, t78);
    const uint32_t t94 = secp224k1_selectw(m0, t62, t80);
    const uint32_t t95 = secp224k1_selectw(m0, t64, t82);
    const uint32_t t96 = secp224k1_selectw(m0, t66, t84);
    const uint32_t t97 = secp224k1_selectw(m0, t68, t86);
    const uint32_t t98 = secp224k1_selectw(m0, t70, t88);
    const uint32_t t99 = secp224k1_selectw(m0, t72, t90);
    /* subtract 1*p where that does not borrow */
    uint32_t t100; const secp224k1_bit c101 = secp224k1_subw(&t100, t92, UINT32_C(0xffffe56d), 0);
    uint32_t t102; const secp224k1_bit c103 = secp224k1_subw(&t102, t93, UINT32_C(0xfffffffe), c101);
    uint32_t t104; const secp224k1_bit c105 = secp224k1_subw(&t104, t94, UINT32_C(0xffffffff), c103);
    uint32_t t106; const secp224k1_bit c107 = secp224k1_subw(&t106, t95, UINT32_C(0xffffffff), c105);
    uint32_t t108; const secp224k1_bit c109 = secp224k1_subw(&t108, t96, UINT32_C(0xffffffff), c107);
    uint32_t t110; const secp224k1_bit c111 = secp224k1_subw(&t110, t97, UINT32_C(0xffffffff), c109);
    uint32_t t112; const secp224k1_bit c113 = secp224k1_subw(&t112, t98, UINT32_C(0xffffffff), c111);
    const secp224k1_bit c114 = secp224k1_borroww(t99, UINT32_C(0x0), c113);
    const uint32_t m1 = secp224k1_maskw(c114);
    const uint32_t t115 = secp224k1_selectw(m1, t92, t100);
    const uint32_t t116 = secp224k1_selectw(m1, t93, t102);
    const uint32_t t117 = secp224k1_selectw(m1, t94, t104);
    const uint32_t t118 = secp224k1_selectw(m1, t95, t106);
    const uint32_t t119 = secp224k1_selectw(m1, t96, t108);
    const uint32_t t120 = secp224k1_selectw(m1, t97, t110);
    const uint32_t t121 = secp224k1_selectw(m1, t98, t112);
    secp224k1_storew(&r->v[0], t115);
    secp224k1_storew(&r->v[1], t116);
    secp224k1_storew(&r->v[2], t117);
    secp224k1_storew(&r->v[3], t118);
    secp224k1_storew(&r->v[4], t119);
    secp224k1_storew(&r->v[5], t120);
    secp224k1_storew(&r->v[6], t121);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes(secp224k1_fe *r, const uint8_t b[28])
{
    const uint32_t b_at24 = (uint32_t)secp224k1_load4(b + 24);
    /* bytes to words */
    const uint32_t t1 = secp224k1_bswapw(b_at24);
    const uint32_t b_at20 = (uint32_t)secp224k1_load4(b + 20);
    const uint32_t t3 = secp224k1_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)secp224k1_load4(b + 16);
    const uint32_t t5 = secp224k1_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)secp224k1_load4(b + 12);
    const uint32_t t7 = secp224k1_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)secp224k1_load4(b + 8);
    const uint32_t t9 = secp224k1_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)secp224k1_load4(b + 4);
    const uint32_t t11 = secp224k1_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)secp224k1_load4(b + 0);
    const uint32_t t13 = secp224k1_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c17 = secp224k1_borroww(t1, UINT32_C(0xffffe56d), 0);
    const secp224k1_bit c18 = secp224k1_borroww(t3, UINT32_C(0xfffffffe), c17);
    const secp224k1_bit c19 = secp224k1_borroww(t5, UINT32_C(0xffffffff), c18);
    const secp224k1_bit c20 = secp224k1_borroww(t7, UINT32_C(0xffffffff), c19);
    const secp224k1_bit c21 = secp224k1_borroww(t9, UINT32_C(0xffffffff), c20);
    const secp224k1_bit c22 = secp224k1_borroww(t11, UINT32_C(0xffffffff), c21);
    const secp224k1_bit c23 = secp224k1_borroww(t13, UINT32_C(0xffffffff), c22);
    const uint32_t t25 = secp224k1_maskw(c23);
    const uint32_t t26 = t1 & t25;
    const uint32_t t27 = t3 & t25;
    const uint32_t t28 = t5 & t25;
    const uint32_t t29 = t7 & t25;
    const uint32_t t30 = t9 & t25;
    const uint32_t t31 = t11 & t25;
    const uint32_t t32 = t13 & t25;
    const uint32_t t33 = ~t25;
    secp224k1_storew(&r->v[0], t26);
    secp224k1_storew(&r->v[1], t27);
    secp224k1_storew(&r->v[2], t28);
    secp224k1_storew(&r->v[3], t29);
    secp224k1_storew(&r->v[4], t30);
    secp224k1_storew(&r->v[5], t31);
    secp224k1_storew(&r->v[6], t32);
    return -(int)(t33 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int secp224k1_fe_from_bytes_le(secp224k1_fe *r, const uint8_t b[28])
{
    const uint32_t b_at0 = (uint32_t)secp224k1_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)secp224k1_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)secp224k1_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)secp224k1_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)secp224k1_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)secp224k1_load4(b + 20);
    const uint32_t b_at24 = (uint32_t)secp224k1_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c10 = secp224k1_borroww(b_at0, UINT32_C(0xffffe56d), 0);
    const secp224k1_bit c11 = secp224k1_borroww(b_at4, UINT32_C(0xfffffffe), c10);
    const secp224k1_bit c12 = secp224k1_borroww(b_at8, UINT32_C(0xffffffff), c11);
    const secp224k1_bit c13 = secp224k1_borroww(b_at12, UINT32_C(0xffffffff), c12);
    const secp224k1_bit c14 = secp224k1_borroww(b_at16, UINT32_C(0xffffffff), c13);
    const secp224k1_bit c15 = secp224k1_borroww(b_at20, UINT32_C(0xffffffff), c14);
    const secp224k1_bit c16 = secp224k1_borroww(b_at24, UINT32_C(0xffffffff), c15);
    const uint32_t t18 = secp224k1_maskw(c16);
    const uint32_t t19 = b_at0 & t18;
    const uint32_t t20 = b_at4 & t18;
    const uint32_t t21 = b_at8 & t18;
    const uint32_t t22 = b_at12 & t18;
    const uint32_t t23 = b_at16 & t18;
    const uint32_t t24 = b_at20 & t18;
    const uint32_t t25 = b_at24 & t18;
    const uint32_t t26 = ~t18;
    secp224k1_storew(&r->v[0], t19);
    secp224k1_storew(&r->v[1], t20);
    secp224k1_storew(&r->v[2], t21);
    secp224k1_storew(&r->v[3], t22);
    secp224k1_storew(&r->v[4], t23);
    secp224k1_storew(&r->v[5], t24);
    secp224k1_storew(&r->v[6], t25);
    return -(int)(t26 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void secp224k1_fe_to_bytes(uint8_t b[28], const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* words to bytes */
    const uint32_t t7 = secp224k1_bswapw(a0);
    const uint32_t t8 = secp224k1_bswapw(a1);
    const uint32_t t9 = secp224k1_bswapw(a2);
    const uint32_t t10 = secp224k1_bswapw(a3);
    const uint32_t t11 = secp224k1_bswapw(a4);
    const uint32_t t12 = secp224k1_bswapw(a5);
    const uint32_t t13 = secp224k1_bswapw(a6);
    secp224k1_store4(b + 24, (uint32_t)t7);
    secp224k1_store4(b + 20, (uint32_t)t8);
    secp224k1_store4(b + 16, (uint32_t)t9);
    secp224k1_store4(b + 12, (uint32_t)t10);
    secp224k1_store4(b + 8, (uint32_t)t11);
    secp224k1_store4(b + 4, (uint32_t)t12);
    secp224k1_store4(b + 0, (uint32_t)t13);
}

/* b = a; b is little-endian
 * Requires a < p. */
void secp224k1_fe_to_bytes_le(uint8_t b[28], const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    secp224k1_store4(b + 0, (uint32_t)a0);
    secp224k1_store4(b + 4, (uint32_t)a1);
    secp224k1_store4(b + 8, (uint32_t)a2);
    secp224k1_store4(b + 12, (uint32_t)a3);
    secp224k1_store4(b + 16, (uint32_t)a4);
    secp224k1_store4(b + 20, (uint32_t)a5);
    secp224k1_store4(b + 24, (uint32_t)a6);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void secp224k1_fe_select(secp224k1_fe *r, uint64_t mask, const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint32_t mask_word = secp224k1_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* the mask as a condition */
    const secp224k1_bit c15 = secp224k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = secp224k1_maskw(c15);
    const uint32_t t16 = secp224k1_selectw(m0, a0, b0);
    const uint32_t t17 = secp224k1_selectw(m0, a1, b1);
    const uint32_t t18 = secp224k1_selectw(m0, a2, b2);
    const uint32_t t19 = secp224k1_selectw(m0, a3, b3);
    const uint32_t t20 = secp224k1_selectw(m0, a4, b4);
    const uint32_t t21 = secp224k1_selectw(m0, a5, b5);
    const uint32_t t22 = secp224k1_selectw(m0, a6, b6);
    secp224k1_storew(&r->v[0], t16);
    secp224k1_storew(&r->v[1], t17);
    secp224k1_storew(&r->v[2], t18);
    secp224k1_storew(&r->v[3], t19);
    secp224k1_storew(&r->v[4], t20);
    secp224k1_storew(&r->v[5], t21);
    secp224k1_storew(&r->v[6], t22);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void secp224k1_fe_cswap(uint64_t mask, secp224k1_fe *a, secp224k1_fe *b)
{
    const uint32_t mask_word = secp224k1_hidew((uint32_t)mask);
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* difference of the two under the mask, added to both */
    const uint32_t t15 = a0 ^ b0;
    const uint32_t t16 = mask_word & t15;
    const uint32_t t17 = a1 ^ b1;
    const uint32_t t18 = mask_word & t17;
    const uint32_t t19 = a2 ^ b2;
    const uint32_t t20 = mask_word & t19;
    const uint32_t t21 = a3 ^ b3;
    const uint32_t t22 = mask_word & t21;
    const uint32_t t23 = a4 ^ b4;
    const uint32_t t24 = mask_word & t23;
    const uint32_t t25 = a5 ^ b5;
    const uint32_t t26 = mask_word & t25;
    const uint32_t t27 = a6 ^ b6;
    const uint32_t t28 = mask_word & t27;
    const uint32_t t29 = a0 ^ t16;
    const uint32_t t30 = a1 ^ t18;
    const uint32_t t31 = a2 ^ t20;
    const uint32_t t32 = a3 ^ t22;
    const uint32_t t33 = a4 ^ t24;
    const uint32_t t34 = a5 ^ t26;
    const uint32_t t35 = a6 ^ t28;
    const uint32_t t36 = b0 ^ t16;
    const uint32_t t37 = b1 ^ t18;
    const uint32_t t38 = b2 ^ t20;
    const uint32_t t39 = b3 ^ t22;
    const uint32_t t40 = b4 ^ t24;
    const uint32_t t41 = b5 ^ t26;
    const uint32_t t42 = b6 ^ t28;
    secp224k1_storew(&a->v[0], t29);
    secp224k1_storew(&a->v[1], t30);
    secp224k1_storew(&a->v[2], t31);
    secp224k1_storew(&a->v[3], t32);
    secp224k1_storew(&a->v[4], t33);
    secp224k1_storew(&a->v[5], t34);
    secp224k1_storew(&a->v[6], t35);
    secp224k1_storew(&b->v[0], t36);
    secp224k1_storew(&b->v[1], t37);
    secp224k1_storew(&b->v[2], t38);
    secp224k1_storew(&b->v[3], t39);
    secp224k1_storew(&b->v[4], t40);
    secp224k1_storew(&b->v[5], t41);
    secp224k1_storew(&b->v[6], t42);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t secp224k1_fe_is_zero(const secp224k1_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t7 = a0 | a1;
    const uint32_t t8 = t7 | a2;
    const uint32_t t9 = t8 | a3;
    const uint32_t t10 = t9 | a4;
    const uint32_t t11 = t10 | a5;
    const uint32_t t12 = t11 | a6;
    const secp224k1_bit c14 = secp224k1_borroww(t12, UINT32_C(0x1), 0);
    const uint32_t t16 = secp224k1_maskw(c14);
    return ((uint64_t)t16 << 32) | t16;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t secp224k1_fe_eq(const secp224k1_fe *a, const secp224k1_fe *b)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t b0 = b->v[0];
    const uint32_t b1 = b->v[1];
    const uint32_t b2 = b->v[2];
    const uint32_t b3 = b->v[3];
    const uint32_t b4 = b->v[4];
    const uint32_t b5 = b->v[5];
    const uint32_t b6 = b->v[6];
    /* differences of the words */
    const uint32_t t14 = a0 ^ b0;
    const uint32_t t15 = a1 ^ b1;
    const uint32_t t16 = a2 ^ b2;
    const uint32_t t17 = a3 ^ b3;
    const uint32_t t18 = a4 ^ b4;
    const uint32_t t19 = a5 ^ b5;
    const uint32_t t20 = a6 ^ b6;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint32_t t21 = t14 | t15;
    const uint32_t t22 = t21 | t16;
    const uint32_t t23 = t22 | t17;
    const uint32_t t24 = t23 | t18;
    const uint32_t t25 = t24 | t19;
    const uint32_t t26 = t25 | t20;
    const secp224k1_bit c28 = secp224k1_borroww(t26, UINT32_C(0x1), 0);
    const uint32_t t30 = secp224k1_maskw(c28);
    return ((uint64_t)t30 << 32) | t30;
}

#else
typedef int secp224k1_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
