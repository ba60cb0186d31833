/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed, 8 words of 32 bits, W = 2^32
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^255 = 19 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 32
#define CURVE25519_CARRY_CHAINS
#include "curve25519_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_add(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
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
    uint32_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a0, b0, 0);
    uint32_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a1, b1, c17);
    uint32_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a2, b2, c19);
    uint32_t t22; const curve25519_bit c23 = curve25519_addw(&t22, a3, b3, c21);
    uint32_t t24; const curve25519_bit c25 = curve25519_addw(&t24, a4, b4, c23);
    uint32_t t26; const curve25519_bit c27 = curve25519_addw(&t26, a5, b5, c25);
    uint32_t t28; const curve25519_bit c29 = curve25519_addw(&t28, a6, b6, c27);
    uint32_t t30; (void)curve25519_addw(&t30, a7, b7, c29);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t34; const curve25519_bit c35 = curve25519_subw(&t34, t16, UINT32_C(0xffffffed), 0);
    uint32_t t36; const curve25519_bit c37 = curve25519_subw(&t36, t18, UINT32_C(0xffffffff), c35);
    uint32_t t38; const curve25519_bit c39 = curve25519_subw(&t38, t20, UINT32_C(0xffffffff), c37);
    uint32_t t40; const curve25519_bit c41 = curve25519_subw(&t40, t22, UINT32_C(0xffffffff), c39);
    uint32_t t42; const curve25519_bit c43 = curve25519_subw(&t42, t24, UINT32_C(0xffffffff), c41);
    uint32_t t44; const curve25519_bit c45 = curve25519_subw(&t44, t26, UINT32_C(0xffffffff), c43);
    uint32_t t46; const curve25519_bit c47 = curve25519_subw(&t46, t28, UINT32_C(0xffffffff), c45);
    uint32_t t48; const curve25519_bit c49 = curve25519_subw(&t48, t30, UINT32_C(0x7fffffff), c47);
    const uint32_t m0 = curve25519_maskw(c49);
    const uint32_t t50 = curve25519_selectw(m0, t16, t34);
    const uint32_t t51 = curve25519_selectw(m0, t18, t36);
    const uint32_t t52 = curve25519_selectw(m0, t20, t38);
    const uint32_t t53 = curve25519_selectw(m0, t22, t40);
    const uint32_t t54 = curve25519_selectw(m0, t24, t42);
    const uint32_t t55 = curve25519_selectw(m0, t26, t44);
    const uint32_t t56 = curve25519_selectw(m0, t28, t46);
    const uint32_t t57 = curve25519_selectw(m0, t30, t48);
    curve25519_storew(&r->v[0], t50);
    curve25519_storew(&r->v[1], t51);
    curve25519_storew(&r->v[2], t52);
    curve25519_storew(&r->v[3], t53);
    curve25519_storew(&r->v[4], t54);
    curve25519_storew(&r->v[5], t55);
    curve25519_storew(&r->v[6], t56);
    curve25519_storew(&r->v[7], t57);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_sub(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
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
    uint32_t t16; const curve25519_bit c17 = curve25519_subw(&t16, a0, b0, 0);
    uint32_t t18; const curve25519_bit c19 = curve25519_subw(&t18, a1, b1, c17);
    uint32_t t20; const curve25519_bit c21 = curve25519_subw(&t20, a2, b2, c19);
    uint32_t t22; const curve25519_bit c23 = curve25519_subw(&t22, a3, b3, c21);
    uint32_t t24; const curve25519_bit c25 = curve25519_subw(&t24, a4, b4, c23);
    uint32_t t26; const curve25519_bit c27 = curve25519_subw(&t26, a5, b5, c25);
    uint32_t t28; const curve25519_bit c29 = curve25519_subw(&t28, a6, b6, c27);
    uint32_t t30; const curve25519_bit c31 = curve25519_subw(&t30, a7, b7, c29);
    /* add the modulus where it borrowed */
    const uint32_t t33 = curve25519_maskw(c31);
    const uint32_t t35 = t33 & UINT32_C(0xffffffed);
    const uint32_t t37 = t33 & UINT32_C(0x7fffffff);
    uint32_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t16, t35, 0);
    uint32_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t18, t33, c39);
    uint32_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t20, t33, c41);
    uint32_t t44; const curve25519_bit c45 = curve25519_addw(&t44, t22, t33, c43);
    uint32_t t46; const curve25519_bit c47 = curve25519_addw(&t46, t24, t33, c45);
    uint32_t t48; const curve25519_bit c49 = curve25519_addw(&t48, t26, t33, c47);
    uint32_t t50; const curve25519_bit c51 = curve25519_addw(&t50, t28, t33, c49);
    uint32_t t52; (void)curve25519_addw(&t52, t30, t37, c51);
    curve25519_storew(&r->v[0], t38);
    curve25519_storew(&r->v[1], t40);
    curve25519_storew(&r->v[2], t42);
    curve25519_storew(&r->v[3], t44);
    curve25519_storew(&r->v[4], t46);
    curve25519_storew(&r->v[5], t48);
    curve25519_storew(&r->v[6], t50);
    curve25519_storew(&r->v[7], t52);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_neg(curve25519_fe *r, const curve25519_fe *a)
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
    uint32_t t9; const curve25519_bit c10 = curve25519_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; const curve25519_bit c12 = curve25519_subw(&t11, UINT32_C(0x0), a1, c10);
    uint32_t t13; const curve25519_bit c14 = curve25519_subw(&t13, UINT32_C(0x0), a2, c12);
    uint32_t t15; const curve25519_bit c16 = curve25519_subw(&t15, UINT32_C(0x0), a3, c14);
    uint32_t t17; const curve25519_bit c18 = curve25519_subw(&t17, UINT32_C(0x0), a4, c16);
    uint32_t t19; const curve25519_bit c20 = curve25519_subw(&t19, UINT32_C(0x0), a5, c18);
    uint32_t t21; const curve25519_bit c22 = curve25519_subw(&t21, UINT32_C(0x0), a6, c20);
    uint32_t t23; const curve25519_bit c24 = curve25519_subw(&t23, UINT32_C(0x0), a7, c22);
    /* add the modulus where it borrowed */
    const uint32_t t25 = curve25519_maskw(c24);
    const uint32_t t27 = t25 & UINT32_C(0xffffffed);
    const uint32_t t29 = t25 & UINT32_C(0x7fffffff);
    uint32_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t9, t27, 0);
    uint32_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t11, t25, c31);
    uint32_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t13, t25, c33);
    uint32_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t15, t25, c35);
    uint32_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t17, t25, c37);
    uint32_t t40; const curve25519_bit c41 = curve25519_addw(&t40, t19, t25, c39);
    uint32_t t42; const curve25519_bit c43 = curve25519_addw(&t42, t21, t25, c41);
    uint32_t t44; (void)curve25519_addw(&t44, t23, t29, c43);
    curve25519_storew(&r->v[0], t30);
    curve25519_storew(&r->v[1], t32);
    curve25519_storew(&r->v[2], t34);
    curve25519_storew(&r->v[3], t36);
    curve25519_storew(&r->v[4], t38);
    curve25519_storew(&r->v[5], t40);
    curve25519_storew(&r->v[6], t42);
    curve25519_storew(&r->v[7], t44);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_dbl(curve25519_fe *r, const curve25519_fe *a)
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
    uint32_t t8; const curve25519_bit c9 = curve25519_addw(&t8, a0, a0, 0);
    uint32_t t10; const curve25519_bit c11 = curve25519_addw(&t10, a1, a1, c9);
    uint32_t t12; const curve25519_bit c13 = curve25519_addw(&t12, a2, a2, c11);
    uint32_t t14; const curve25519_bit c15 = curve25519_addw(&t14, a3, a3, c13);
    uint32_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a4, a4, c15);
    uint32_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a5, a5, c17);
    uint32_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a6, a6, c19);
    uint32_t t22; (void)curve25519_addw(&t22, a7, a7, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t26; const curve25519_bit c27 = curve25519_subw(&t26, t8, UINT32_C(0xffffffed), 0);
    uint32_t t28; const curve25519_bit c29 = curve25519_subw(&t28, t10, UINT32_C(0xffffffff), c27);
    uint32_t t30; const curve25519_bit c31 = curve25519_subw(&t30, t12, UINT32_C(0xffffffff), c29);
    uint32_t t32; const curve25519_bit c33 = curve25519_subw(&t32, t14, UINT32_C(0xffffffff), c31);
    uint32_t t34; const curve25519_bit c35 = curve25519_subw(&t34, t16, UINT32_C(0xffffffff), c33);
    uint32_t t36; const curve25519_bit c37 = curve25519_subw(&t36, t18, UINT32_C(0xffffffff), c35);
    uint32_t t38; const curve25519_bit c39 = curve25519_subw(&t38, t20, UINT32_C(0xffffffff), c37);
    uint32_t t40; const curve25519_bit c41 = curve25519_subw(&t40, t22, UINT32_C(0x7fffffff), c39);
    const uint32_t m0 = curve25519_maskw(c41);
    const uint32_t t42 = curve25519_selectw(m0, t8, t26);
    const uint32_t t43 = curve25519_selectw(m0, t10, t28);
    const uint32_t t44 = curve25519_selectw(m0, t12, t30);
    const uint32_t t45 = curve25519_selectw(m0, t14, t32);
    const uint32_t t46 = curve25519_selectw(m0, t16, t34);
    const uint32_t t47 = curve25519_selectw(m0, t18, t36);
    const uint32_t t48 = curve25519_selectw(m0, t20, t38);
    const uint32_t t49 = curve25519_selectw(m0, t22, t40);
    curve25519_storew(&r->v[0], t42);
    curve25519_storew(&r->v[1], t43);
    curve25519_storew(&r->v[2], t44);
    curve25519_storew(&r->v[3], t45);
    curve25519_storew(&r->v[4], t46);
    curve25519_storew(&r->v[5], t47);
    curve25519_storew(&r->v[6], t48);
    curve25519_storew(&r->v[7], t49);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void curve25519_fe_half(curve25519_fe *r, const curve25519_fe *a)
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
    const uint32_t t13 = t11 & UINT32_C(0xffffffed);
    const uint32_t t15 = t11 & UINT32_C(0x7fffffff);
    uint32_t t16; const curve25519_bit c17 = curve25519_addw(&t16, a0, t13, 0);
    uint32_t t18; const curve25519_bit c19 = curve25519_addw(&t18, a1, t11, c17);
    uint32_t t20; const curve25519_bit c21 = curve25519_addw(&t20, a2, t11, c19);
    uint32_t t22; const curve25519_bit c23 = curve25519_addw(&t22, a3, t11, c21);
    uint32_t t24; const curve25519_bit c25 = curve25519_addw(&t24, a4, t11, c23);
    uint32_t t26; const curve25519_bit c27 = curve25519_addw(&t26, a5, t11, c25);
    uint32_t t28; const curve25519_bit c29 = curve25519_addw(&t28, a6, t11, c27);
    uint32_t t30; (void)curve25519_addw(&t30, a7, t15, c29);
    /* shift right by one bit */
    const uint32_t t31 = (t18 << 31) | (t16 >> 1);
    const uint32_t t32 = (t20 << 31) | (t18 >> 1);
    const uint32_t t33 = (t22 << 31) | (t20 >> 1);
    const uint32_t t34 = (t24 << 31) | (t22 >> 1);
    const uint32_t t35 = (t26 << 31) | (t24 >> 1);
    const uint32_t t36 = (t28 << 31) | (t26 >> 1);
    const uint32_t t37 = (t30 << 31) | (t28 >> 1);
    const uint32_t t38 = t30 >> 1;
    curve25519_storew(&r->v[0], t31);
    curve25519_storew(&r->v[1], t32);
    curve25519_storew(&r->v[2], t33);
    curve25519_storew(&r->v[3], t34);
    curve25519_storew(&r->v[4], t35);
    curve25519_storew(&r->v[5], t36);
    curve25519_storew(&r->v[6], t37);
    curve25519_storew(&r->v[7], t38);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^255 = 19 (mod p) */
void curve25519_fe_mul(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
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
    const uint32_t t18 = curve25519_mulw(&t17, a0, b0);
    uint32_t t19;
    const uint32_t t20 = curve25519_mulw(&t19, a1, b0);
    uint32_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t20, t17, 0);
    uint32_t t23;
    const uint32_t t24 = curve25519_mulw(&t23, a2, b0);
    uint32_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = curve25519_mulw(&t27, a3, b0);
    uint32_t t29; const curve25519_bit c30 = curve25519_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = curve25519_mulw(&t31, a4, b0);
    uint32_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t32, t27, c30);
    uint32_t t35;
    const uint32_t t36 = curve25519_mulw(&t35, a5, b0);
    uint32_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t36, t31, c34);
    uint32_t t39;
    const uint32_t t40 = curve25519_mulw(&t39, a6, b0);
    uint32_t t41; const curve25519_bit c42 = curve25519_addw(&t41, t40, t35, c38);
    uint32_t t43;
    const uint32_t t44 = curve25519_mulw(&t43, a7, b0);
    uint32_t t45; const curve25519_bit c46 = curve25519_addw(&t45, t44, t39, c42);
    uint32_t t47; (void)curve25519_addw(&t47, t43, UINT32_C(0x0), c46);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t48;
    const uint32_t t49 = curve25519_mulw(&t48, a0, b1);
    uint32_t t50;
    const uint32_t t51 = curve25519_mulw(&t50, a1, b1);
    uint32_t t52;
    const uint32_t t53 = curve25519_mulw(&t52, a2, b1);
    uint32_t t54;
    const uint32_t t55 = curve25519_mulw(&t54, a3, b1);
    uint32_t t56;
    const uint32_t t57 = curve25519_mulw(&t56, a4, b1);
    uint32_t t58;
    const uint32_t t59 = curve25519_mulw(&t58, a5, b1);
    uint32_t t60;
    const uint32_t t61 = curve25519_mulw(&t60, a6, b1);
    uint32_t t62;
    const uint32_t t63 = curve25519_mulw(&t62, a7, b1);
    uint32_t t64; const curve25519_bit c65 = curve25519_addw(&t64, t21, t49, 0);
    uint32_t t66; const curve25519_bit c67 = curve25519_addw(&t66, t25, t51, c65);
    uint32_t t68; const curve25519_bit c69 = curve25519_addw(&t68, t29, t53, c67);
    uint32_t t70; const curve25519_bit c71 = curve25519_addw(&t70, t33, t55, c69);
    uint32_t t72; const curve25519_bit c73 = curve25519_addw(&t72, t37, t57, c71);
    uint32_t t74; const curve25519_bit c75 = curve25519_addw(&t74, t41, t59, c73);
    uint32_t t76; const curve25519_bit c77 = curve25519_addw(&t76, t45, t61, c75);
    uint32_t t78; const curve25519_bit c79 = curve25519_addw(&t78, t47, t63, c77);
    const uint32_t t80 = curve25519_bitw(c79);
    uint32_t t81; const curve25519_bit c82 = curve25519_addw(&t81, t66, t48, 0);
    uint32_t t83; const curve25519_bit c84 = curve25519_addw(&t83, t68, t50, c82);
    uint32_t t85; const curve25519_bit c86 = curve25519_addw(&t85, t70, t52, c84);
    uint32_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t72, t54, c86);
    uint32_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t74, t56, c88);
    uint32_t t91; const curve25519_bit c92 = curve25519_addw(&t91, t76, t58, c90);
    uint32_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t78, t60, c92);
    uint32_t t95; (void)curve25519_addw(&t95, t80, t62, c94);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t96;
    const uint32_t t97 = curve25519_mulw(&t96, a0, b2);
    uint32_t t98;
    const uint32_t t99 = curve25519_mulw(&t98, a1, b2);
    uint32_t t100;
    const uint32_t t101 = curve25519_mulw(&t100, a2, b2);
    uint32_t t102;
    const uint32_t t103 = curve25519_mulw(&t102, a3, b2);
    uint32_t t104;
    const uint32_t t105 = curve25519_mulw(&t104, a4, b2);
    uint32_t t106;
    const uint32_t t107 = curve25519_mulw(&t106, a5, b2);
    uint32_t t108;
    const uint32_t t109 = curve25519_mulw(&t108, a6, b2);
    uint32_t t110;
    const uint32_t t111 = curve25519_mulw(&t110, a7, b2);
    uint32_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t81, t97, 0);
    uint32_t t114; const curve25519_bit c115 = curve25519_addw(&t114, t83, t99, c113);
    uint32_t t116; const curve25519_bit c117 = curve25519_addw(&t116, t85, t101, c115);
    uint32_t t118; const curve25519_bit c119 = curve25519_addw(&t118, t87, t103, c117);
    uint32_t t120; const curve25519_bit c121 = curve25519_addw(&t120, t89, t105, c119);
    uint32_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t91, t107, c121);
    uint32_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t93, t109, c123);
    uint32_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t95, t111, c125);
    const uint32_t t128 = curve25519_bitw(c127);
    uint32_t t129; const curve25519_bit c130 = curve25519_addw(&t129, t114, t96, 0);
    uint32_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t116, t98, c130);
    uint32_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t118, t100, c132);
    uint32_t t135; const curve25519_bit c136 = curve25519_addw(&t135, t120, t102, c134);
    uint32_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t122, t104, c136);
    uint32_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t124, t106, c138);
    uint32_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t126, t108, c140);
    uint32_t t143; (void)curve25519_addw(&t143, t128, t110, c142);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t144;
    const uint32_t t145 = curve25519_mulw(&t144, a0, b3);
    uint32_t t146;
    const uint32_t t147 = curve25519_mulw(&t146, a1, b3);
    uint32_t t148;
    const uint32_t t149 = curve25519_mulw(&t148, a2, b3);
    uint32_t t150;
    const uint32_t t151 = curve25519_mulw(&t150, a3, b3);
    uint32_t t152;
    const uint32_t t153 = curve25519_mulw(&t152, a4, b3);
    uint32_t t154;
    const uint32_t t155 = curve25519_mulw(&t154, a5, b3);
    uint32_t t156;
    const uint32_t t157 = curve25519_mulw(&t156, a6, b3);
    uint32_t t158;
    const uint32_t t159 = curve25519_mulw(&t158, a7, b3);
    uint32_t t160; const curve25519_bit c161 = curve25519_addw(&t160, t129, t145, 0);
    uint32_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t131, t147, c161);
    uint32_t t164; const curve25519_bit c165 = curve25519_addw(&t164, t133, t149, c163);
    uint32_t t166; const curve25519_bit c167 = curve25519_addw(&t166, t135, t151, c165);
    uint32_t t168; const curve25519_bit c169 = curve25519_addw(&t168, t137, t153, c167);
    uint32_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t139, t155, c169);
    uint32_t t172; const curve25519_bit c173 = curve25519_addw(&t172, t141, t157, c171);
    uint32_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t143, t159, c173);
    const uint32_t t176 = curve25519_bitw(c175);
    uint32_t t177; const curve25519_bit c178 = curve25519_addw(&t177, t162, t144, 0);
    uint32_t t179; const curve25519_bit c180 = curve25519_addw(&t179, t164, t146, c178);
    uint32_t t181; const curve25519_bit c182 = curve25519_addw(&t181, t166, t148, c180);
    uint32_t t183; const curve25519_bit c184 = curve25519_addw(&t183, t168, t150, c182);
    uint32_t t185; const curve25519_bit c186 = curve25519_addw(&t185, t170, t152, c184);
    uint32_t t187; const curve25519_bit c188 = curve25519_addw(&t187, t172, t154, c186);
    uint32_t t189; const curve25519_bit c190 = curve25519_addw(&t189, t174, t156, c188);
    uint32_t t191; (void)curve25519_addw(&t191, t176, t158, c190);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t192;
    const uint32_t t193 = curve25519_mulw(&t192, a0, b4);
    uint32_t t194;
    const uint32_t t195 = curve25519_mulw(&t194, a1, b4);
    uint32_t t196;
    const uint32_t t197 = curve25519_mulw(&t196, a2, b4);
    uint32_t t198;
    const uint32_t t199 = curve25519_mulw(&t198, a3, b4);
    uint32_t t200;
    const uint32_t t201 = curve25519_mulw(&t200, a4, b4);
    uint32_t t202;
    const uint32_t t203 = curve25519_mulw(&t202, a5, b4);
    uint32_t t204;
    const uint32_t t205 = curve25519_mulw(&t204, a6, b4);
    uint32_t t206;
    const uint32_t t207 = curve25519_mulw(&t206, a7, b4);
    uint32_t t208; const curve25519_bit c209 = curve25519_addw(&t208, t177, t193, 0);
    uint32_t t210; const curve25519_bit c211 = curve25519_addw(&t210, t179, t195, c209);
    uint32_t t212; const curve25519_bit c213 = curve25519_addw(&t212, t181, t197, c211);
    uint32_t t214; const curve25519_bit c215 = curve25519_addw(&t214, t183, t199, c213);
    uint32_t t216; const curve25519_bit c217 = curve25519_addw(&t216, t185, t201, c215);
    uint32_t t218; const curve25519_bit c219 = curve25519_addw(&t218, t187, t203, c217);
    uint32_t t220; const curve25519_bit c221 = curve25519_addw(&t220, t189, t205, c219);
    uint32_t t222; const curve25519_bit c223 = curve25519_addw(&t222, t191, t207, c221);
    const uint32_t t224 = curve25519_bitw(c223);
    uint32_t t225; const curve25519_bit c226 = curve25519_addw(&t225, t210, t192, 0);
    uint32_t t227; const curve25519_bit c228 = curve25519_addw(&t227, t212, t194, c226);
    uint32_t t229; const curve25519_bit c230 = curve25519_addw(&t229, t214, t196, c228);
    uint32_t t231; const curve25519_bit c232 = curve25519_addw(&t231, t216, t198, c230);
    uint32_t t233; const curve25519_bit c234 = curve25519_addw(&t233, t218, t200, c232);
    uint32_t t235; const curve25519_bit c236 = curve25519_addw(&t235, t220, t202, c234);
    uint32_t t237; const curve25519_bit c238 = curve25519_addw(&t237, t222, t204, c236);
    uint32_t t239; (void)curve25519_addw(&t239, t224, t206, c238);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t240;
    const uint32_t t241 = curve25519_mulw(&t240, a0, b5);
    uint32_t t242;
    const uint32_t t243 = curve25519_mulw(&t242, a1, b5);
    uint32_t t244;
    const uint32_t t245 = curve25519_mulw(&t244, a2, b5);
    uint32_t t246;
    const uint32_t t247 = curve25519_mulw(&t246, a3, b5);
    uint32_t t248;
    const uint32_t t249 = curve25519_mulw(&t248, a4, b5);
    uint32_t t250;
    const uint32_t t251 = curve25519_mulw(&t250, a5, b5);
    uint32_t t252;
    const uint32_t t253 = curve25519_mulw(&t252, a6, b5);
    uint32_t t254;
    const uint32_t t255 = curve25519_mulw(&t254, a7, b5);
    uint32_t t256; const curve25519_bit c257 = curve25519_addw(&t256, t225, t241, 0);
    uint32_t t258; const curve25519_bit c259 = curve25519_addw(&t258, t227, t243, c257);
    uint32_t t260; const curve25519_bit c261 = curve25519_addw(&t260, t229, t245, c259);
    uint32_t t262; const curve25519_bit c263 = curve25519_addw(&t262, t231, t247, c261);
    uint32_t t264; const curve25519_bit c265 = curve25519_addw(&t264, t233, t249, c263);
    uint32_t t266; const curve25519_bit c267 = curve25519_addw(&t266, t235, t251, c265);
    uint32_t t268; const curve25519_bit c269 = curve25519_addw(&t268, t237, t253, c267);
    uint32_t t270; const curve25519_bit c271 = curve25519_addw(&t270, t239, t255, c269);
    const uint32_t t272 = curve25519_bitw(c271);
    uint32_t t273; const curve25519_bit c274 = curve25519_addw(&t273, t258, t240, 0);
    uint32_t t275; const curve25519_bit c276 = curve25519_addw(&t275, t260, t242, c274);
    uint32_t t277; const curve25519_bit c278 = curve25519_addw(&t277, t262, t244, c276);
    uint32_t t279; const curve25519_bit c280 = curve25519_addw(&t279, t264, t246, c278);
    uint32_t t281; const curve25519_bit c282 = curve25519_addw(&t281, t266, t248, c280);
    uint32_t t283; const curve25519_bit c284 = curve25519_addw(&t283, t268, t250, c282);
    uint32_t t285; const curve25519_bit c286 = curve25519_addw(&t285, t270, t252, c284);
    uint32_t t287; (void)curve25519_addw(&t287, t272, t254, c286);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t288;
    const uint32_t t289 = curve25519_mulw(&t288, a0, b6);
    uint32_t t290;
    const uint32_t t291 = curve25519_mulw(&t290, a1, b6);
    uint32_t t292;
    const uint32_t t293 = curve25519_mulw(&t292, a2, b6);
    uint32_t t294;
    const uint32_t t295 = curve25519_mulw(&t294, a3, b6);
    uint32_t t296;
    const uint32_t t297 = curve25519_mulw(&t296, a4, b6);
    uint32_t t298;
    const uint32_t t299 = curve25519_mulw(&t298, a5, b6);
    uint32_t t300;
    const uint32_t t301 = curve25519_mulw(&t300, a6, b6);
    uint32_t t302;
    const uint32_t t303 = curve25519_mulw(&t302, a7, b6);
    uint32_t t304; const curve25519_bit c305 = curve25519_addw(&t304, t273, t289, 0);
    uint32_t t306; const curve25519_bit c307 = curve25519_addw(&t306, t275, t291, c305);
    uint32_t t308; const curve25519_bit c309 = curve25519_addw(&t308, t277, t293, c307);
    uint32_t t310; const curve25519_bit c311 = curve25519_addw(&t310, t279, t295, c309);
    uint32_t t312; const curve25519_bit c313 = curve25519_addw(&t312, t281, t297, c311);
    uint32_t t314; const curve25519_bit c315 = curve25519_addw(&t314, t283, t299, c313);
    uint32_t t316; const curve25519_bit c317 = curve25519_addw(&t316, t285, t301, c315);
    uint32_t t318; const curve25519_bit c319 = curve25519_addw(&t318, t287, t303, c317);
    const uint32_t t320 = curve25519_bitw(c319);
    uint32_t t321; const curve25519_bit c322 = curve25519_addw(&t321, t306, t288, 0);
    uint32_t t323; const curve25519_bit c324 = curve25519_addw(&t323, t308, t290, c322);
    uint32_t t325; const curve25519_bit c326 = curve25519_addw(&t325, t310, t292, c324);
    uint32_t t327; const curve25519_bit c328 = curve25519_addw(&t327, t312, t294, c326);
    uint32_t t329; const curve25519_bit c330 = curve25519_addw(&t329, t314, t296, c328);
    uint32_t t331; const curve25519_bit c332 = curve25519_addw(&t331, t316, t298, c330);
    uint32_t t333; const curve25519_bit c334 = curve25519_addw(&t333, t318, t300, c332);
    uint32_t t335; (void)curve25519_addw(&t335, t320, t302, c334);
    /* product, row 7: + a * b[7] * W^7 */
    uint32_t t336;
    const uint32_t t337 = curve25519_mulw(&t336, a0, b7);
    uint32_t t338;
    const uint32_t t339 = curve25519_mulw(&t338, a1, b7);
    uint32_t t340;
    const uint32_t t341 = curve25519_mulw(&t340, a2, b7);
    uint32_t t342;
    const uint32_t t343 = curve25519_mulw(&t342, a3, b7);
    uint32_t t344;
    const uint32_t t345 = curve25519_mulw(&t344, a4, b7);
    uint32_t t346;
    const uint32_t t347 = curve25519_mulw(&t346, a5, b7);
    uint32_t t348;
    const uint32_t t349 = curve25519_mulw(&t348, a6, b7);
    uint32_t t350;
    const uint32_t t351 = curve25519_mulw(&t350, a7, b7);
    uint32_t t352; const curve25519_bit c353 = curve25519_addw(&t352, t321, t337, 0);
    uint32_t t354; const curve25519_bit c355 = curve25519_addw(&t354, t323, t339, c353);
    uint32_t t356; const curve25519_bit c357 = curve25519_addw(&t356, t325, t341, c355);
    uint32_t t358; const curve25519_bit c359 = curve25519_addw(&t358, t327, t343, c357);
    uint32_t t360; const curve25519_bit c361 = curve25519_addw(&t360, t329, t345, c359);
    uint32_t t362; const curve25519_bit c363 = curve25519_addw(&t362, t331, t347, c361);
    uint32_t t364; const curve25519_bit c365 = curve25519_addw(&t364, t333, t349, c363);
    uint32_t t366; const curve25519_bit c367 = curve25519_addw(&t366, t335, t351, c365);
    const uint32_t t368 = curve25519_bitw(c367);
    uint32_t t369; const curve25519_bit c370 = curve25519_addw(&t369, t354, t336, 0);
    uint32_t t371; const curve25519_bit c372 = curve25519_addw(&t371, t356, t338, c370);
    uint32_t t373; const curve25519_bit c374 = curve25519_addw(&t373, t358, t340, c372);
    uint32_t t375; const curve25519_bit c376 = curve25519_addw(&t375, t360, t342, c374);
    uint32_t t377; const curve25519_bit c378 = curve25519_addw(&t377, t362, t344, c376);
    uint32_t t379; const curve25519_bit c380 = curve25519_addw(&t379, t364, t346, c378);
    uint32_t t381; const curve25519_bit c382 = curve25519_addw(&t381, t366, t348, c380);
    uint32_t t383; (void)curve25519_addw(&t383, t368, t350, c382);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint32_t t385;
    const uint32_t t386 = curve25519_mulw(&t385, t350, UINT32_C(0x26));
    uint32_t t387; const curve25519_bit c388 = curve25519_addw(&t387, t386, t352, 0);
    uint32_t t389; (void)curve25519_addw(&t389, t385, UINT32_C(0x0), c388);
    const curve25519_bit c390 = curve25519_carryw(t387, t387, 0);
    uint32_t t391; (void)curve25519_addw(&t391, t389, t389, c390);
    /* q*19 and (q + 1)*19 */
    const uint32_t t393 = t391 * UINT32_C(0x13);
    const uint32_t t394 = t393 + UINT32_C(0x13);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint32_t t395;
    const uint32_t t396 = curve25519_mulw(&t395, t369, UINT32_C(0x26));
    uint32_t t397;
    const uint32_t t398 = curve25519_mulw(&t397, t371, UINT32_C(0x26));
    uint32_t t399;
    const uint32_t t400 = curve25519_mulw(&t399, t373, UINT32_C(0x26));
    uint32_t t401;
    const uint32_t t402 = curve25519_mulw(&t401, t375, UINT32_C(0x26));
    uint32_t t403;
    const uint32_t t404 = curve25519_mulw(&t403, t377, UINT32_C(0x26));
    uint32_t t405;
    const uint32_t t406 = curve25519_mulw(&t405, t379, UINT32_C(0x26));
    uint32_t t407;
    const uint32_t t408 = curve25519_mulw(&t407, t381, UINT32_C(0x26));
    const uint32_t t409 = t383 * UINT32_C(0x26);
    const uint32_t t410 = t391 << 31;
    const uint32_t t411 = t352 - t410;
    uint32_t t412; const curve25519_bit c413 = curve25519_addw(&t412, t18, t396, 0);
    uint32_t t414; const curve25519_bit c415 = curve25519_addw(&t414, t64, t398, c413);
    uint32_t t416; const curve25519_bit c417 = curve25519_addw(&t416, t112, t400, c415);
    uint32_t t418; const curve25519_bit c419 = curve25519_addw(&t418, t160, t402, c417);
    uint32_t t420; const curve25519_bit c421 = curve25519_addw(&t420, t208, t404, c419);
    uint32_t t422; const curve25519_bit c423 = curve25519_addw(&t422, t256, t406, c421);
    uint32_t t424; const curve25519_bit c425 = curve25519_addw(&t424, t304, t408, c423);
    uint32_t t426; (void)curve25519_addw(&t426, t411, t409, c425);
    /* the high words of these products and (q + 1)*19 */
    uint32_t t427; const curve25519_bit c428 = curve25519_addw(&t427, t412, t394, 0);
    uint32_t t429; const curve25519_bit c430 = curve25519_addw(&t429, t414, t395, c428);
    uint32_t t431; const curve25519_bit c432 = curve25519_addw(&t431, t416, t397, c430);
    uint32_t t433; const curve25519_bit c434 = curve25519_addw(&t433, t418, t399, c432);
    uint32_t t435; const curve25519_bit c436 = curve25519_addw(&t435, t420, t401, c434);
    uint32_t t437; const curve25519_bit c438 = curve25519_addw(&t437, t422, t403, c436);
    uint32_t t439; const curve25519_bit c440 = curve25519_addw(&t439, t424, t405, c438);
    uint32_t t441; (void)curve25519_addw(&t441, t426, t407, c440);
    /* the high words of these products and q*19 */
    uint32_t t442; const curve25519_bit c443 = curve25519_addw(&t442, t412, t393, 0);
    uint32_t t444; const curve25519_bit c445 = curve25519_addw(&t444, t414, t395, c443);
    uint32_t t446; const curve25519_bit c447 = curve25519_addw(&t446, t416, t397, c445);
    uint32_t t448; const curve25519_bit c449 = curve25519_addw(&t448, t418, t399, c447);
    uint32_t t450; const curve25519_bit c451 = curve25519_addw(&t450, t420, t401, c449);
    uint32_t t452; const curve25519_bit c453 = curve25519_addw(&t452, t422, t403, c451);
    uint32_t t454; const curve25519_bit c455 = curve25519_addw(&t454, t424, t405, c453);
    uint32_t t456; (void)curve25519_addw(&t456, t426, t407, c455);
    /* the first less 2^255 where it has that bit, else the second */
    const uint32_t t458 = t441 & UINT32_C(0x7fffffff);
    const curve25519_bit c459 = curve25519_carryw(t441, t441, 0);
    const uint32_t m0 = curve25519_maskw(c459);
    const uint32_t t460 = curve25519_selectw(m0, t427, t442);
    const uint32_t t461 = curve25519_selectw(m0, t429, t444);
    const uint32_t t462 = curve25519_selectw(m0, t431, t446);
    const uint32_t t463 = curve25519_selectw(m0, t433, t448);
    const uint32_t t464 = curve25519_selectw(m0, t435, t450);
    const uint32_t t465 = curve25519_selectw(m0, t437, t452);
    const uint32_t t466 = curve25519_selectw(m0, t439, t454);
    const uint32_t t467 = curve25519_selectw(m0, t458, t456);
    curve25519_storew(&r->v[0], t460);
    curve25519_storew(&r->v[1], t461);
    curve25519_storew(&r->v[2], t462);
    curve25519_storew(&r->v[3], t463);
    curve25519_storew(&r->v[4], t464);
    curve25519_storew(&r->v[5], t465);
    curve25519_storew(&r->v[6], t466);
    curve25519_storew(&r->v[7], t467);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^255 = 19 (mod p) */
void curve25519_fe_sqr(curve25519_fe *r, const curve25519_fe *a)
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
    const uint32_t t10 = curve25519_mulw(&t9, a1, a0);
    uint32_t t11;
    const uint32_t t12 = curve25519_mulw(&t11, a2, a0);
    uint32_t t13; const curve25519_bit c14 = curve25519_addw(&t13, t12, t9, 0);
    uint32_t t15;
    const uint32_t t16 = curve25519_mulw(&t15, a3, a0);
    uint32_t t17; const curve25519_bit c18 = curve25519_addw(&t17, t16, t11, c14);
    uint32_t t19;
    const uint32_t t20 = curve25519_mulw(&t19, a4, a0);
    uint32_t t21; const curve25519_bit c22 = curve25519_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = curve25519_mulw(&t23, a5, a0);
    uint32_t t25; const curve25519_bit c26 = curve25519_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = curve25519_mulw(&t27, a6, a0);
    uint32_t t29; const curve25519_bit c30 = curve25519_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = curve25519_mulw(&t31, a7, a0);
    uint32_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)curve25519_addw(&t35, t31, UINT32_C(0x0), c34);
    /* square, products of a[1] with the words above it */
    uint32_t t36;
    const uint32_t t37 = curve25519_mulw(&t36, a2, a1);
    uint32_t t38;
    const uint32_t t39 = curve25519_mulw(&t38, a3, a1);
    uint32_t t40;
    const uint32_t t41 = curve25519_mulw(&t40, a4, a1);
    uint32_t t42;
    const uint32_t t43 = curve25519_mulw(&t42, a5, a1);
    uint32_t t44;
    const uint32_t t45 = curve25519_mulw(&t44, a6, a1);
    uint32_t t46;
    const uint32_t t47 = curve25519_mulw(&t46, a7, a1);
    uint32_t t48; const curve25519_bit c49 = curve25519_addw(&t48, t17, t37, 0);
    uint32_t t50; const curve25519_bit c51 = curve25519_addw(&t50, t21, t39, c49);
    uint32_t t52; const curve25519_bit c53 = curve25519_addw(&t52, t25, t41, c51);
    uint32_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t29, t43, c53);
    uint32_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t33, t45, c55);
    uint32_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t35, t47, c57);
    const uint32_t t60 = curve25519_bitw(c59);
    uint32_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t50, t36, 0);
    uint32_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t52, t38, c62);
    uint32_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t54, t40, c64);
    uint32_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t56, t42, c66);
    uint32_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)curve25519_addw(&t71, t60, t46, c70);
    /* square, products of a[2] with the words above it */
    uint32_t t72;
    const uint32_t t73 = curve25519_mulw(&t72, a3, a2);
    uint32_t t74;
    const uint32_t t75 = curve25519_mulw(&t74, a4, a2);
    uint32_t t76;
    const uint32_t t77 = curve25519_mulw(&t76, a5, a2);
    uint32_t t78;
    const uint32_t t79 = curve25519_mulw(&t78, a6, a2);
    uint32_t t80;
    const uint32_t t81 = curve25519_mulw(&t80, a7, a2);
    uint32_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t63, t73, 0);
    uint32_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t65, t75, c83);
    uint32_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t67, t77, c85);
    uint32_t t88; const curve25519_bit c89 = curve25519_addw(&t88, t69, t79, c87);
    uint32_t t90; const curve25519_bit c91 = curve25519_addw(&t90, t71, t81, c89);
    const uint32_t t92 = curve25519_bitw(c91);
    uint32_t t93; const curve25519_bit c94 = curve25519_addw(&t93, t84, t72, 0);
    uint32_t t95; const curve25519_bit c96 = curve25519_addw(&t95, t86, t74, c94);
    uint32_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t88, t76, c96);
    uint32_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t90, t78, c98);
    uint32_t t101; (void)curve25519_addw(&t101, t92, t80, c100);
    /* square, products of a[3] with the words above it */
    uint32_t t102;
    const uint32_t t103 = curve25519_mulw(&t102, a4, a3);
    uint32_t t104;
    const uint32_t t105 = curve25519_mulw(&t104, a5, a3);
    uint32_t t106;
    const uint32_t t107 = curve25519_mulw(&t106, a6, a3);
    uint32_t t108;
    const uint32_t t109 = curve25519_mulw(&t108, a7, a3);
    uint32_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t95, t103, 0);
    uint32_t t112; const curve25519_bit c113 = curve25519_addw(&t112, t97, t105, c111);
    uint32_t t114; const curve25519_bit c115 = curve25519_addw(&t114, t99, t107, c113);
    uint32_t t116; const curve25519_bit c117 = curve25519_addw(&t116, t101, t109, c115);
    const uint32_t t118 = curve25519_bitw(c117);
    uint32_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, t102, 0);
    uint32_t t121; const curve25519_bit c122 = curve25519_addw(&t121, t114, t104, c120);
    uint32_t t123; const curve25519_bit c124 = curve25519_addw(&t123, t116, t106, c122);
    uint32_t t125; (void)curve25519_addw(&t125, t118, t108, c124);
    /* square, products of a[4] with the words above it */
    uint32_t t126;
    const uint32_t t127 = curve25519_mulw(&t126, a5, a4);
    uint32_t t128;
    const uint32_t t129 = curve25519_mulw(&t128, a6, a4);
    uint32_t t130;
    const uint32_t t131 = curve25519_mulw(&t130, a7, a4);
    uint32_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t121, t127, 0);
    uint32_t t134; const curve25519_bit c135 = curve25519_addw(&t134, t123, t129, c133);
    uint32_t t136; const curve25519_bit c137 = curve25519_addw(&t136, t125, t131, c135);
    const uint32_t t138 = curve25519_bitw(c137);
    uint32_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t134, t126, 0);
    uint32_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t136, t128, c140);
    uint32_t t143; (void)curve25519_addw(&t143, t138, t130, c142);
    /* square, products of a[5] with the words above it */
    uint32_t t144;
    const uint32_t t145 = curve25519_mulw(&t144, a6, a5);
    uint32_t t146;
    const uint32_t t147 = curve25519_mulw(&t146, a7, a5);
    uint32_t t148; const curve25519_bit c149 = curve25519_addw(&t148, t141, t145, 0);
    uint32_t t150; const curve25519_bit c151 = curve25519_addw(&t150, t143, t147, c149);
    const uint32_t t152 = curve25519_bitw(c151);
    uint32_t t153; const curve25519_bit c154 = curve25519_addw(&t153, t150, t144, 0);
    uint32_t t155; (void)curve25519_addw(&t155, t152, t146, c154);
    /* square, products of a[6] with the words above it */
    uint32_t t156;
    const uint32_t t157 = curve25519_mulw(&t156, a7, a6);
    uint32_t t158; const curve25519_bit c159 = curve25519_addw(&t158, t155, t157, 0);
    const uint32_t t160 = curve25519_bitw(c159);
    const uint32_t t161 = t160 + t156;
    /* square: double the cross products */
    uint32_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t10, t10, 0);
    uint32_t t164; const curve25519_bit c165 = curve25519_addw(&t164, t13, t13, c163);
    uint32_t t166; const curve25519_bit c167 = curve25519_addw(&t166, t48, t48, c165);
    uint32_t t168; const curve25519_bit c169 = curve25519_addw(&t168, t61, t61, c167);
    uint32_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t82, t82, c169);
    uint32_t t172; const curve25519_bit c173 = curve25519_addw(&t172, t93, t93, c171);
    uint32_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t110, t110, c173);
    uint32_t t176; const curve25519_bit c177 = curve25519_addw(&t176, t119, t119, c175);
    uint32_t t178; const curve25519_bit c179 = curve25519_addw(&t178, t132, t132, c177);
    uint32_t t180; const curve25519_bit c181 = curve25519_addw(&t180, t139, t139, c179);
    uint32_t t182; const curve25519_bit c183 = curve25519_addw(&t182, t148, t148, c181);
    uint32_t t184; const curve25519_bit c185 = curve25519_addw(&t184, t153, t153, c183);
    uint32_t t186; const curve25519_bit c187 = curve25519_addw(&t186, t158, t158, c185);
    uint32_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t161, t161, c187);
    const uint32_t t190 = curve25519_bitw(c189);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t191;
    const uint32_t t192 = curve25519_mulw(&t191, a0, a0);
    uint32_t t193;
    const uint32_t t194 = curve25519_mulw(&t193, a1, a1);
    uint32_t t195;
    const uint32_t t196 = curve25519_mulw(&t195, a2, a2);
    uint32_t t197;
    const uint32_t t198 = curve25519_mulw(&t197, a3, a3);
    uint32_t t199;
    const uint32_t t200 = curve25519_mulw(&t199, a4, a4);
    uint32_t t201;
    const uint32_t t202 = curve25519_mulw(&t201, a5, a5);
    uint32_t t203;
    const uint32_t t204 = curve25519_mulw(&t203, a6, a6);
    uint32_t t205;
    const uint32_t t206 = curve25519_mulw(&t205, a7, a7);
    uint32_t t207; const curve25519_bit c208 = curve25519_addw(&t207, t162, t191, 0);
    uint32_t t209; const curve25519_bit c210 = curve25519_addw(&t209, t164, t194, c208);
    uint32_t t211; const curve25519_bit c212 = curve25519_addw(&t211, t166, t193, c210);
    uint32_t t213; const curve25519_bit c214 = curve25519_addw(&t213, t168, t196, c212);
    uint32_t t215; const curve25519_bit c216 = curve25519_addw(&t215, t170, t195, c214);
    uint32_t t217; const curve25519_bit c218 = curve25519_addw(&t217, t172, t198, c216);
    uint32_t t219; const curve25519_bit c220 = curve25519_addw(&t219, t174, t197, c218);
    uint32_t t221; const curve25519_bit c222 = curve25519_addw(&t221, t176, t200, c220);
    uint32_t t223; const curve25519_bit c224 = curve25519_addw(&t223, t178, t199, c222);
    uint32_t t225; const curve25519_bit c226 = curve25519_addw(&t225, t180, t202, c224);
    uint32_t t227; const curve25519_bit c228 = curve25519_addw(&t227, t182, t201, c226);
    uint32_t t229; const curve25519_bit c230 = curve25519_addw(&t229, t184, t204, c228);
    uint32_t t231; const curve25519_bit c232 = curve25519_addw(&t231, t186, t203, c230);
    uint32_t t233; const curve25519_bit c234 = curve25519_addw(&t233, t188, t206, c232);
    uint32_t t235; (void)curve25519_addw(&t235, t190, t205, c234);
    /* q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small */
    uint32_t t237;
    const uint32_t t238 = curve25519_mulw(&t237, t205, UINT32_C(0x26));
    uint32_t t239; const curve25519_bit c240 = curve25519_addw(&t239, t238, t219, 0);
    uint32_t t241; (void)curve25519_addw(&t241, t237, UINT32_C(0x0), c240);
    const curve25519_bit c242 = curve25519_carryw(t239, t239, 0);
    uint32_t t243; (void)curve25519_addw(&t243, t241, t241, c242);
    /* q*19 and (q + 1)*19 */
    const uint32_t t245 = t243 * UINT32_C(0x13);
    const uint32_t t246 = t245 + UINT32_C(0x13);
    /* fold: the part above 2^256, times 38, onto the part below */
    uint32_t t247;
    const uint32_t t248 = curve25519_mulw(&t247, t221, UINT32_C(0x26));
    uint32_t t249;
    const uint32_t t250 = curve25519_mulw(&t249, t223, UINT32_C(0x26));
    uint32_t t251;
    const uint32_t t252 = curve25519_mulw(&t251, t225, UINT32_C(0x26));
    uint32_t t253;
    const uint32_t t254 = curve25519_mulw(&t253, t227, UINT32_C(0x26));
    uint32_t t255;
    const uint32_t t256 = curve25519_mulw(&t255, t229, UINT32_C(0x26));
    uint32_t t257;
    const uint32_t t258 = curve25519_mulw(&t257, t231, UINT32_C(0x26));
    uint32_t t259;
    const uint32_t t260 = curve25519_mulw(&t259, t233, UINT32_C(0x26));
    const uint32_t t261 = t235 * UINT32_C(0x26);
    const uint32_t t262 = t243 << 31;
    const uint32_t t263 = t219 - t262;
    uint32_t t264; const curve25519_bit c265 = curve25519_addw(&t264, t192, t248, 0);
    uint32_t t266; const curve25519_bit c267 = curve25519_addw(&t266, t207, t250, c265);
    uint32_t t268; const curve25519_bit c269 = curve25519_addw(&t268, t209, t252, c267);
    uint32_t t270; const curve25519_bit c271 = curve25519_addw(&t270, t211, t254, c269);
    uint32_t t272; const curve25519_bit c273 = curve25519_addw(&t272, t213, t256, c271);
    uint32_t t274; const curve25519_bit c275 = curve25519_addw(&t274, t215, t258, c273);
    uint32_t t276; const curve25519_bit c277 = curve25519_addw(&t276, t217, t260, c275);
    uint32_t t278; (void)curve25519_addw(&t278, t263, t261, c277);
    /* the high words of these products and (q + 1)*19 */
    uint32_t t279; const curve25519_bit c280 = curve25519_addw(&t279, t264, t246, 0);
    uint32_t t281; const curve25519_bit c282 = curve25519_addw(&t281, t266, t247, c280);
    uint32_t t283; const curve25519_bit c284 = curve25519_addw(&t283, t268, t249, c282);
    uint32_t t285; const curve25519_bit c286 = curve25519_addw(&t285, t270, t251, c284);
    uint32_t t287; const curve25519_bit c288 = curve25519_addw(&t287, t272, t253, c286);
    uint32_t t289; const curve25519_bit c290 = curve25519_addw(&t289, t274, t255, c288);
    uint32_t t291; const curve25519_bit c292 = curve25519_addw(&t291, t276, t257, c290);
    uint32_t t293; (void)curve25519_addw(&t293, t278, t259, c292);
    /* the high words of these products and q*19 */
    uint32_t t294; const curve25519_bit c295 = curve25519_addw(&t294, t264, t245, 0);
    uint32_t t296; const curve25519_bit c297 = curve25519_addw(&t296, t266, t247, c295);
    uint32_t t298; const curve25519_bit c299 = curve25519_addw(&t298, t268, t249, c297);
    uint32_t t300; const curve25519_bit c301 = curve25519_addw(&t300, t270, t251, c299);
    uint32_t t302; const curve25519_bit c303 = curve25519_addw(&t302, t272, t253, c301);
    uint32_t t304; const curve25519_bit c305 = curve25519_addw(&t304, t274, t255, c303);
    uint32_t t306; const curve25519_bit c307 = curve25519_addw(&t306, t276, t257, c305);
    uint32_t t308; (void)curve25519_addw(&t308, t278, t259, c307);
    /* the first less 2^255 where it has that bit, else the second */
    const uint32_t t310 = t293 & UINT32_C(0x7fffffff);
    const curve25519_bit c311 = curve25519_carryw(t293, t293, 0);
    const uint32_t m0 = curve25519_maskw(c311);
    const uint32_t t312 = curve25519_selectw(m0, t279, t294);
    const uint32_t t313 = curve25519_selectw(m0, t281, t296);
    const uint32_t t314 = curve25519_selectw(m0, t283, t298);
    const uint32_t t315 = curve25519_selectw(m0, t285, t300);
    const uint32_t t316 = curve25519_selectw(m0, t287, t302);
    const uint32_t t317 = curve25519_selectw(m0, t289, t304);
    const uint32_t t318 = curve25519_selectw(m0, t291, t306);
    const uint32_t t319 = curve25519_selectw(m0, t310, t308);
    curve25519_storew(&r->v[0], t312);
    curve25519_storew(&r->v[1], t313);
    curve25519_storew(&r->v[2], t314);
    curve25519_storew(&r->v[3], t315);
    curve25519_storew(&r->v[4], t316);
    curve25519_storew(&r->v[5], t317);
    curve25519_storew(&r->v[6], t318);
    curve25519_storew(&r->v[7], t319);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void curve25519_fe_mul_small(curve25519_fe *r, const curve25519_fe *a, uint32_t k)
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
    const uint32_t t11 = curve25519_mulw(&t10, a0, k_word);
    uint32_t t12;
    const uint32_t t13 = curve25519_mulw(&t12, a1, k_word);
    uint32_t t14; const curve25519_bit c15 = curve25519_addw(&t14, t13, t10, 0);
    uint32_t t16;
    const uint32_t t17 = curve25519_mulw(&t16, a2, k_word);
    uint32_t t18; const curve25519_bit c19 = curve25519_addw(&t18, t17, t12, c15);
    uint32_t t20;
    const uint32_t t21 = curve25519_mulw(&t20, a3, k_word);
    uint32_t t22; const curve25519_bit c23 = curve25519_addw(&t22, t21, t16, c19);
    uint32_t t24;
    const uint32_t t25 = curve25519_mulw(&t24, a4, k_word);
    uint32_t t26; const curve25519_bit c27 = curve25519_addw(&t26, t25, t20, c23);
    uint32_t t28;
    const uint32_t t29 = curve25519_mulw(&t28, a5, k_word);
    uint32_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t29, t24, c27);
    uint32_t t32;
    const uint32_t t33 = curve25519_mulw(&t32, a6, k_word);
    uint32_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t33, t28, c31);
    uint32_t t36;
    const uint32_t t37 = curve25519_mulw(&t36, a7, k_word);
    uint32_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t37, t32, c35);
    uint32_t t40; (void)curve25519_addw(&t40, t36, UINT32_C(0x0), c39);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint32_t t41 = (t40 << 1) | (t38 >> 31);
    /* T - q * p, below 4*p */
    uint32_t t45;
    const uint32_t t46 = curve25519_mulw(&t45, UINT32_C(0xffffffed), t41);
    uint32_t t47;
    const uint32_t t48 = curve25519_mulw(&t47, UINT32_C(0xffffffff), t41);
    uint32_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t48, t45, 0);
    uint32_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t48, t47, c50);
    uint32_t t53; const curve25519_bit c54 = curve25519_addw(&t53, t48, t47, c52);
    uint32_t t55; const curve25519_bit c56 = curve25519_addw(&t55, t48, t47, c54);
    uint32_t t57; const curve25519_bit c58 = curve25519_addw(&t57, t48, t47, c56);
    uint32_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t48, t47, c58);
    uint32_t t61;
    const uint32_t t62 = curve25519_mulw(&t61, UINT32_C(0x7fffffff), t41);
    uint32_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t62, t47, c60);
    uint32_t t65; (void)curve25519_addw(&t65, t61, UINT32_C(0x0), c64);
    uint32_t t66; const curve25519_bit c67 = curve25519_subw(&t66, t11, t46, 0);
    uint32_t t68; const curve25519_bit c69 = curve25519_subw(&t68, t14, t49, c67);
    uint32_t t70; const curve25519_bit c71 = curve25519_subw(&t70, t18, t51, c69);
    uint32_t t72; const curve25519_bit c73 = curve25519_subw(&t72, t22, t53, c71);
    uint32_t t74; const curve25519_bit c75 = curve25519_subw(&t74, t26, t55, c73);
    uint32_t t76; const curve25519_bit c77 = curve25519_subw(&t76, t30, t57, c75);
    uint32_t t78; const curve25519_bit c79 = curve25519_subw(&t78, t34, t59, c77);
    uint32_t t80; const curve25519_bit c81 = curve25519_subw(&t80, t38, t63, c79);
    uint32_t t82; (void)curve25519_subw(&t82, t40, t65, c81);
    /* subtract 2*p where that does not borrow */
    uint32_t t84; const curve25519_bit c85 = curve25519_subw(&t84, t66, UINT32_C(0xffffffda), 0);
    uint32_t t86; const curve25519_bit c87 = curve25519_subw(&t86, t68, UINT32_C(0xffffffff), c85);
    uint32_t t88; const curve25519_bit c89 = curve25519_subw(&t88, t70, UINT32_C(0xffffffff), c87);
    uint32_t t90; const curve25519_bit c91 = curve25519_subw(&t90, t72, UINT32_C(0xffffffff), c89);
    uint32_t t92; const curve25519_bit c93 = curve25519_subw(&t92, t74, UINT32_C(0xffffffff), c91);
    uint32_t t94; const curve25519_bit c95 = curve25519_subw(&t94, t76, UINT32_C(0xffffffff), c93);
    uint32_t t96; const curve25519_bit c97 = curve25519_subw(&t96, t78, UINT32_C(0xffffffff), c95);
    uint32_t t98; const curve25519_bit c99 = curve25519_subw(&t98, t80, UINT32_C(0xffffffff), c97);
    uint32_t t100; const curve25519_bit c101 = curve25519_subw(&t100, t82, UINT32_C(0x0), c99);
    const uint32_t m0 = curve25519_maskw(c101);
    const uint32_t t102 = curve25519_selectw(m0, t66, t84);
    const uint32_t t103 = curve25519_selectw(m0, t68, t86);
    const uint32_t t104 = curve25519_selectw(m0, t70, t88);
    const uint32_t t105 = curve25519_selectw(m0, t72, t90);
    const uint32_t t106 = curve25519_selectw(m0, t74, t92);
    const uint32_t t107 = curve25519_selectw(m0, t76, t94);
    const uint32_t t108 = curve25519_selectw(m0, t78, t96);
    const uint32_t t109 = curve25519_selectw(m0, t80, t98);
    const uint32_t t110 = curve25519_selectw(m0, t82, t100);
    /* subtract 1*p where that does not borrow */
    uint32_t t111; const curve25519_bit c112 = curve25519_subw(&t111, t102, UINT32_C(0xffffffed), 0);
    uint32_t t113; const curve25519_bit c114 = curve25519_subw(&t113, t103, UINT32_C(0xffffffff), c112);
    uint32_t t115; const curve25519_bit c116 = curve25519_subw(&t115, t104, UINT32_C(0xffffffff), c114);
    uint32_t t117; const curve25519_bit c118 = curve25519_subw(&t117, t105, UINT32_C(0xffffffff), c116);
    uint32_t t119; const curve25519_bit c120 = curve25519_subw(&t119, t106, UINT32_C(0xffffffff), c118);
    uint32_t t121; const curve25519_bit c122 = curve25519_subw(&t121, t107, UINT32_C(0xffffffff), c120);
    uint32_t t123; const curve25519_bit c124 = curve25519_subw(&t123, t108, UINT32_C(0xffffffff), c122);
    uint32_t t125; const curve25519_bit c126 = curve25519_subw(&t125, t109, UINT32_C(0x7fffffff), c124);
    const curve25519_bit c127 = curve25519_borroww(t110, UINT32_C(0x0), c126);
    const uint32_t m1 = curve25519_maskw(c127);
    const uint32_t t128 = curve25519_selectw(m1, t102, t111);
    const uint32_t t129 = curve25519_selectw(m1, t103, t113);
    const uint32_t t130 = curve25519_selectw(m1, t104, t115);
    const uint32_t t131 = curve25519_selectw(m1, t105, t117);
    const uint32_t t132 = curve25519_selectw(m1, t106, t119);
    const uint32_t t133 = curve25519_selectw(m1, t107, t121);
    const uint32_t t134 = curve25519_selectw(m1, t108, t123);
    const uint32_t t135 = curve25519_selectw(m1, t109, t125);
    curve25519_storew(&r->v[0], t128);
    curve25519_storew(&r->v[1], t129);
    curve25519_storew(&r->v[2], t130);
    curve25519_storew(&r->v[3], t131);
    curve25519_storew(&r->v[4], t132);
    curve25519_storew(&r->v[5], t133);
    curve25519_storew(&r->v[6], t134);
    curve25519_storew(&r->v[7], t135);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t b[32])
{
    const uint32_t b_at28 = (uint32_t)curve25519_load4(b + 28);
    /* bytes to words */
    const uint32_t t1 = curve25519_bswapw(b_at28);
    const uint32_t b_at24 = (uint32_t)curve25519_load4(b + 24);
    const uint32_t t3 = curve25519_bswapw(b_at24);
    const uint32_t b_at20 = (uint32_t)curve25519_load4(b + 20);
    const uint32_t t5 = curve25519_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)curve25519_load4(b + 16);
    const uint32_t t7 = curve25519_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)curve25519_load4(b + 12);
    const uint32_t t9 = curve25519_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)curve25519_load4(b + 8);
    const uint32_t t11 = curve25519_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)curve25519_load4(b + 4);
    const uint32_t t13 = curve25519_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)curve25519_load4(b + 0);
    const uint32_t t15 = curve25519_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c19 = curve25519_borroww(t1, UINT32_C(0xffffffed), 0);
    const curve25519_bit c20 = curve25519_borroww(t3, UINT32_C(0xffffffff), c19);
    const curve25519_bit c21 = curve25519_borroww(t5, UINT32_C(0xffffffff), c20);
    const curve25519_bit c22 = curve25519_borroww(t7, UINT32_C(0xffffffff), c21);
    const curve25519_bit c23 = curve25519_borroww(t9, UINT32_C(0xffffffff), c22);
    const curve25519_bit c24 = curve25519_borroww(t11, UINT32_C(0xffffffff), c23);
    const curve25519_bit c25 = curve25519_borroww(t13, UINT32_C(0xffffffff), c24);
    const curve25519_bit c26 = curve25519_borroww(t15, UINT32_C(0x7fffffff), c25);
    const uint32_t t28 = curve25519_maskw(c26);
    const uint32_t t29 = t1 & t28;
    const uint32_t t30 = t3 & t28;
    const uint32_t t31 = t5 & t28;
    const uint32_t t32 = t7 & t28;
    const uint32_t t33 = t9 & t28;
    const uint32_t t34 = t11 & t28;
    const uint32_t t35 = t13 & t28;
    const uint32_t t36 = t15 & t28;
    const uint32_t t37 = ~t28;
    curve25519_storew(&r->v[0], t29);
    curve25519_storew(&r->v[1], t30);
    curve25519_storew(&r->v[2], t31);
    curve25519_storew(&r->v[3], t32);
    curve25519_storew(&r->v[4], t33);
    curve25519_storew(&r->v[5], t34);
    curve25519_storew(&r->v[6], t35);
    curve25519_storew(&r->v[7], t36);
    return -(int)(t37 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int curve25519_fe_from_bytes_le(curve25519_fe *r, const uint8_t b[32])
{
    const uint32_t b_at0 = (uint32_t)curve25519_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)curve25519_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)curve25519_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)curve25519_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)curve25519_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)curve25519_load4(b + 20);
    const uint32_t b_at24 = (uint32_t)curve25519_load4(b + 24);
    const uint32_t b_at28 = (uint32_t)curve25519_load4(b + 28);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const curve25519_bit c11 = curve25519_borroww(b_at0, UINT32_C(0xffffffed), 0);
    const curve25519_bit c12 = curve25519_borroww(b_at4, UINT32_C(0xffffffff), c11);
    const curve25519_bit c13 = curve25519_borroww(b_at8, UINT32_C(0xffffffff), c12);
    const curve25519_bit c14 = curve25519_borroww(b_at12, UINT32_C(0xffffffff), c13);
    const curve25519_bit c15 = curve25519_borroww(b_at16, UINT32_C(0xffffffff), c14);
    const curve25519_bit c16 = curve25519_borroww(b_at20, UINT32_C(0xffffffff), c15);
    const curve25519_bit c17 = curve25519_borroww(b_at24, UINT32_C(0xffffffff), c16);
    const curve25519_bit c18 = curve25519_borroww(b_at28, UINT32_C(0x7fffffff), c17);
    const uint32_t t20 = curve25519_maskw(c18);
    const uint32_t t21 = b_at0 & t20;
    const uint32_t t22 = b_at4 & t20;
    const uint32_t t23 = b_at8 & t20;
    const uint32_t t24 = b_at12 & t20;
    const uint32_t t25 = b_at16 & t20;
    const uint32_t t26 = b_at20 & t20;
    const uint32_t t27 = b_at24 & t20;
    const uint32_t t28 = b_at28 & t20;
    const uint32_t t29 = ~t20;
    curve25519_storew(&r->v[0], t21);
    curve25519_storew(&r->v[1], t22);
    curve25519_storew(&r->v[2], t23);
    curve25519_storew(&r->v[3], t24);
    curve25519_storew(&r->v[4], t25);
    curve25519_storew(&r->v[5], t26);
    curve25519_storew(&r->v[6], t27);
    curve25519_storew(&r->v[7], t28);
    return -(int)(t29 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void curve25519_fe_to_bytes(uint8_t b[32], const curve25519_fe *a)
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
    const uint32_t t8 = curve25519_bswapw(a0);
    const uint32_t t9 = curve25519_bswapw(a1);
    const uint32_t t10 = curve25519_bswapw(a2);
    const uint32_t t11 = curve25519_bswapw(a3);
    const uint32_t t12 = curve25519_bswapw(a4);
    const uint32_t t13 = curve25519_bswapw(a5);
    const uint32_t t14 = curve25519_bswapw(a6);
    const uint32_t t15 = curve25519_bswapw(a7);
    curve25519_store4(b + 28, (uint32_t)t8);
    curve25519_store4(b + 24, (uint32_t)t9);
    curve25519_store4(b + 20, (uint32_t)t10);
    curve25519_store4(b + 16, (uint32_t)t11);
    curve25519_store4(b + 12, (uint32_t)t12);
    curve25519_store4(b + 8, (uint32_t)t13);
    curve25519_store4(b + 4, (uint32_t)t14);
    curve25519_store4(b + 0, (uint32_t)t15);
}

/* b = a; b is little-endian
 * Requires a < p. */
void curve25519_fe_to_bytes_le(uint8_t b[32], const curve25519_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    curve25519_store4(b + 0, (uint32_t)a0);
    curve25519_store4(b + 4, (uint32_t)a1);
    curve25519_store4(b + 8, (uint32_t)a2);
    curve25519_store4(b + 12, (uint32_t)a3);
    curve25519_store4(b + 16, (uint32_t)a4);
    curve25519_store4(b + 20, (uint32_t)a5);
    curve25519_store4(b + 24, (uint32_t)a6);
    curve25519_store4(b + 28, (uint32_t)a7);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void curve25519_fe_select(curve25519_fe *r, uint64_t mask, const curve25519_fe *a, const curve25519_fe *b)
{
    const uint32_t mask_word = curve25519_hidew((uint32_t)mask);
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
    const curve25519_bit c17 = curve25519_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = curve25519_maskw(c17);
    const uint32_t t18 = curve25519_selectw(m0, a0, b0);
    const uint32_t t19 = curve25519_selectw(m0, a1, b1);
    const uint32_t t20 = curve25519_selectw(m0, a2, b2);
    const uint32_t t21 = curve25519_selectw(m0, a3, b3);
    const uint32_t t22 = curve25519_selectw(m0, a4, b4);
    const uint32_t t23 = curve25519_selectw(m0, a5, b5);
    const uint32_t t24 = curve25519_selectw(m0, a6, b6);
    const uint32_t t25 = curve25519_selectw(m0, a7, b7);
    curve25519_storew(&r->v[0], t18);
    curve25519_storew(&r->v[1], t19);
    curve25519_storew(&r->v[2], t20);
    curve25519_storew(&r->v[3], t21);
    curve25519_storew(&r->v[4], t22);
    curve25519_storew(&r->v[5], t23);
    curve25519_storew(&r->v[6], t24);
    curve25519_storew(&r->v[7], t25);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void curve25519_fe_cswap(uint64_t mask, curve25519_fe *a, curve25519_fe *b)
{
    const uint32_t mask_word = curve25519_hidew((uint32_t)mask);
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
    curve25519_storew(&a->v[0], t33);
    curve25519_storew(&a->v[1], t34);
    curve25519_storew(&a->v[2], t35);
    curve25519_storew(&a->v[3], t36);
    curve25519_storew(&a->v[4], t37);
    curve25519_storew(&a->v[5], t38);
    curve25519_storew(&a->v[6], t39);
    curve25519_storew(&a->v[7], t40);
    curve25519_storew(&b->v[0], t41);
    curve25519_storew(&b->v[1], t42);
    curve25519_storew(&b->v[2], t43);
    curve25519_storew(&b->v[3], t44);
    curve25519_storew(&b->v[4], t45);
    curve25519_storew(&b->v[5], t46);
    curve25519_storew(&b->v[6], t47);
    curve25519_storew(&b->v[7], t48);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t curve25519_fe_is_zero(const curve25519_fe *a)
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
    const curve25519_bit c16 = curve25519_borroww(t14, UINT32_C(0x1), 0);
    const uint32_t t18 = curve25519_maskw(c16);
    return ((uint64_t)t18 << 32) | t18;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t curve25519_fe_eq(const curve25519_fe *a, const curve25519_fe *b)
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
    const curve25519_bit c32 = curve25519_borroww(t30, UINT32_C(0x1), 0);
    const uint32_t t34 = curve25519_maskw(c32);
    return ((uint64_t)t34 << 32) | t34;
}

#else
typedef int curve25519_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
