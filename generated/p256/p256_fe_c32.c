/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 32-bit words
 *
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff, 8 words of 32 bits, W = 2^32
 * In Montgomery form: the element a is stored as a * 2^256 mod p.
 * Products are reduced by Montgomery, word by word: U + m*p, by shifts.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p256.h"

#if P256_WORD_BITS == 32
#define P256_CARRY_CHAINS
#include "p256_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_add(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint32_t t16; const p256_bit c17 = p256_addw(&t16, a0, b0, 0);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, a1, b1, c17);
    uint32_t t20; const p256_bit c21 = p256_addw(&t20, a2, b2, c19);
    uint32_t t22; const p256_bit c23 = p256_addw(&t22, a3, b3, c21);
    uint32_t t24; const p256_bit c25 = p256_addw(&t24, a4, b4, c23);
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, a5, b5, c25);
    uint32_t t28; const p256_bit c29 = p256_addw(&t28, a6, b6, c27);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, a7, b7, c29);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t35; const p256_bit c36 = p256_subw(&t35, t16, UINT32_C(0xffffffff), 0);
    uint32_t t37; const p256_bit c38 = p256_subw(&t37, t18, UINT32_C(0xffffffff), c36);
    uint32_t t39; const p256_bit c40 = p256_subw(&t39, t20, UINT32_C(0xffffffff), c38);
    uint32_t t41; const p256_bit c42 = p256_subw(&t41, t22, UINT32_C(0x0), c40);
    uint32_t t43; const p256_bit c44 = p256_subw(&t43, t24, UINT32_C(0x0), c42);
    uint32_t t45; const p256_bit c46 = p256_subw(&t45, t26, UINT32_C(0x0), c44);
    uint32_t t47; const p256_bit c48 = p256_subw(&t47, t28, UINT32_C(0x1), c46);
    uint32_t t49; const p256_bit c50 = p256_subw(&t49, t30, UINT32_C(0xffffffff), c48);
    const uint32_t t51 = p256_bitw(c31);
    const p256_bit c52 = p256_borroww(t51, UINT32_C(0x0), c50);
    const uint32_t m0 = p256_maskw(c52);
    const uint32_t t53 = p256_selectw(m0, t16, t35);
    const uint32_t t54 = p256_selectw(m0, t18, t37);
    const uint32_t t55 = p256_selectw(m0, t20, t39);
    const uint32_t t56 = p256_selectw(m0, t22, t41);
    const uint32_t t57 = p256_selectw(m0, t24, t43);
    const uint32_t t58 = p256_selectw(m0, t26, t45);
    const uint32_t t59 = p256_selectw(m0, t28, t47);
    const uint32_t t60 = p256_selectw(m0, t30, t49);
    p256_storew(&r->v[0], t53);
    p256_storew(&r->v[1], t54);
    p256_storew(&r->v[2], t55);
    p256_storew(&r->v[3], t56);
    p256_storew(&r->v[4], t57);
    p256_storew(&r->v[5], t58);
    p256_storew(&r->v[6], t59);
    p256_storew(&r->v[7], t60);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_sub(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint32_t t16; const p256_bit c17 = p256_subw(&t16, a0, b0, 0);
    uint32_t t18; const p256_bit c19 = p256_subw(&t18, a1, b1, c17);
    uint32_t t20; const p256_bit c21 = p256_subw(&t20, a2, b2, c19);
    uint32_t t22; const p256_bit c23 = p256_subw(&t22, a3, b3, c21);
    uint32_t t24; const p256_bit c25 = p256_subw(&t24, a4, b4, c23);
    uint32_t t26; const p256_bit c27 = p256_subw(&t26, a5, b5, c25);
    uint32_t t28; const p256_bit c29 = p256_subw(&t28, a6, b6, c27);
    uint32_t t30; const p256_bit c31 = p256_subw(&t30, a7, b7, c29);
    /* add the modulus where it borrowed */
    const uint32_t t33 = p256_maskw(c31);
    const uint32_t t35 = t33 & UINT32_C(0x1);
    uint32_t t36; const p256_bit c37 = p256_addw(&t36, t16, t33, 0);
    uint32_t t38; const p256_bit c39 = p256_addw(&t38, t18, t33, c37);
    uint32_t t40; const p256_bit c41 = p256_addw(&t40, t20, t33, c39);
    uint32_t t42; const p256_bit c43 = p256_addw(&t42, t22, UINT32_C(0x0), c41);
    uint32_t t44; const p256_bit c45 = p256_addw(&t44, t24, UINT32_C(0x0), c43);
    uint32_t t46; const p256_bit c47 = p256_addw(&t46, t26, UINT32_C(0x0), c45);
    uint32_t t48; const p256_bit c49 = p256_addw(&t48, t28, t35, c47);
    uint32_t t50; (void)p256_addw(&t50, t30, t33, c49);
    p256_storew(&r->v[0], t36);
    p256_storew(&r->v[1], t38);
    p256_storew(&r->v[2], t40);
    p256_storew(&r->v[3], t42);
    p256_storew(&r->v[4], t44);
    p256_storew(&r->v[5], t46);
    p256_storew(&r->v[6], t48);
    p256_storew(&r->v[7], t50);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_neg(p256_fe *r, const p256_fe *a)
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
    uint32_t t9; const p256_bit c10 = p256_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; const p256_bit c12 = p256_subw(&t11, UINT32_C(0x0), a1, c10);
    uint32_t t13; const p256_bit c14 = p256_subw(&t13, UINT32_C(0x0), a2, c12);
    uint32_t t15; const p256_bit c16 = p256_subw(&t15, UINT32_C(0x0), a3, c14);
    uint32_t t17; const p256_bit c18 = p256_subw(&t17, UINT32_C(0x0), a4, c16);
    uint32_t t19; const p256_bit c20 = p256_subw(&t19, UINT32_C(0x0), a5, c18);
    uint32_t t21; const p256_bit c22 = p256_subw(&t21, UINT32_C(0x0), a6, c20);
    uint32_t t23; const p256_bit c24 = p256_subw(&t23, UINT32_C(0x0), a7, c22);
    /* add the modulus where it borrowed */
    const uint32_t t25 = p256_maskw(c24);
    const uint32_t t27 = t25 & UINT32_C(0x1);
    uint32_t t28; const p256_bit c29 = p256_addw(&t28, t9, t25, 0);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t11, t25, c29);
    uint32_t t32; const p256_bit c33 = p256_addw(&t32, t13, t25, c31);
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t15, UINT32_C(0x0), c33);
    uint32_t t36; const p256_bit c37 = p256_addw(&t36, t17, UINT32_C(0x0), c35);
    uint32_t t38; const p256_bit c39 = p256_addw(&t38, t19, UINT32_C(0x0), c37);
    uint32_t t40; const p256_bit c41 = p256_addw(&t40, t21, t27, c39);
    uint32_t t42; (void)p256_addw(&t42, t23, t25, c41);
    p256_storew(&r->v[0], t28);
    p256_storew(&r->v[1], t30);
    p256_storew(&r->v[2], t32);
    p256_storew(&r->v[3], t34);
    p256_storew(&r->v[4], t36);
    p256_storew(&r->v[5], t38);
    p256_storew(&r->v[6], t40);
    p256_storew(&r->v[7], t42);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_dbl(p256_fe *r, const p256_fe *a)
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
    uint32_t t8; const p256_bit c9 = p256_addw(&t8, a0, a0, 0);
    uint32_t t10; const p256_bit c11 = p256_addw(&t10, a1, a1, c9);
    uint32_t t12; const p256_bit c13 = p256_addw(&t12, a2, a2, c11);
    uint32_t t14; const p256_bit c15 = p256_addw(&t14, a3, a3, c13);
    uint32_t t16; const p256_bit c17 = p256_addw(&t16, a4, a4, c15);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, a5, a5, c17);
    uint32_t t20; const p256_bit c21 = p256_addw(&t20, a6, a6, c19);
    uint32_t t22; const p256_bit c23 = p256_addw(&t22, a7, a7, c21);
    /* subtract the modulus; keep the difference unless it borrows */
    uint32_t t27; const p256_bit c28 = p256_subw(&t27, t8, UINT32_C(0xffffffff), 0);
    uint32_t t29; const p256_bit c30 = p256_subw(&t29, t10, UINT32_C(0xffffffff), c28);
    uint32_t t31; const p256_bit c32 = p256_subw(&t31, t12, UINT32_C(0xffffffff), c30);
    uint32_t t33; const p256_bit c34 = p256_subw(&t33, t14, UINT32_C(0x0), c32);
    uint32_t t35; const p256_bit c36 = p256_subw(&t35, t16, UINT32_C(0x0), c34);
    uint32_t t37; const p256_bit c38 = p256_subw(&t37, t18, UINT32_C(0x0), c36);
    uint32_t t39; const p256_bit c40 = p256_subw(&t39, t20, UINT32_C(0x1), c38);
    uint32_t t41; const p256_bit c42 = p256_subw(&t41, t22, UINT32_C(0xffffffff), c40);
    const uint32_t t43 = p256_bitw(c23);
    const p256_bit c44 = p256_borroww(t43, UINT32_C(0x0), c42);
    const uint32_t m0 = p256_maskw(c44);
    const uint32_t t45 = p256_selectw(m0, t8, t27);
    const uint32_t t46 = p256_selectw(m0, t10, t29);
    const uint32_t t47 = p256_selectw(m0, t12, t31);
    const uint32_t t48 = p256_selectw(m0, t14, t33);
    const uint32_t t49 = p256_selectw(m0, t16, t35);
    const uint32_t t50 = p256_selectw(m0, t18, t37);
    const uint32_t t51 = p256_selectw(m0, t20, t39);
    const uint32_t t52 = p256_selectw(m0, t22, t41);
    p256_storew(&r->v[0], t45);
    p256_storew(&r->v[1], t46);
    p256_storew(&r->v[2], t47);
    p256_storew(&r->v[3], t48);
    p256_storew(&r->v[4], t49);
    p256_storew(&r->v[5], t50);
    p256_storew(&r->v[6], t51);
    p256_storew(&r->v[7], t52);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_half(p256_fe *r, const p256_fe *a)
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
    const uint32_t t12 = t11 & UINT32_C(0x1);
    uint32_t t13; const p256_bit c14 = p256_addw(&t13, a0, t11, 0);
    uint32_t t15; const p256_bit c16 = p256_addw(&t15, a1, t11, c14);
    uint32_t t17; const p256_bit c18 = p256_addw(&t17, a2, t11, c16);
    uint32_t t19; const p256_bit c20 = p256_addw(&t19, a3, UINT32_C(0x0), c18);
    uint32_t t21; const p256_bit c22 = p256_addw(&t21, a4, UINT32_C(0x0), c20);
    uint32_t t23; const p256_bit c24 = p256_addw(&t23, a5, UINT32_C(0x0), c22);
    uint32_t t25; const p256_bit c26 = p256_addw(&t25, a6, t12, c24);
    uint32_t t27; const p256_bit c28 = p256_addw(&t27, a7, t11, c26);
    const uint32_t t29 = p256_bitw(c28);
    /* shift right by one bit */
    const uint32_t t30 = (t15 << 31) | (t13 >> 1);
    const uint32_t t31 = (t17 << 31) | (t15 >> 1);
    const uint32_t t32 = (t19 << 31) | (t17 >> 1);
    const uint32_t t33 = (t21 << 31) | (t19 >> 1);
    const uint32_t t34 = (t23 << 31) | (t21 >> 1);
    const uint32_t t35 = (t25 << 31) | (t23 >> 1);
    const uint32_t t36 = (t27 << 31) | (t25 >> 1);
    const uint32_t t37 = (t29 << 31) | (t27 >> 1);
    p256_storew(&r->v[0], t30);
    p256_storew(&r->v[1], t31);
    p256_storew(&r->v[2], t32);
    p256_storew(&r->v[3], t33);
    p256_storew(&r->v[4], t34);
    p256_storew(&r->v[5], t35);
    p256_storew(&r->v[6], t36);
    p256_storew(&r->v[7], t37);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    const uint32_t t18 = p256_mulw(&t17, a0, b0);
    uint32_t t19;
    const uint32_t t20 = p256_mulw(&t19, a1, b0);
    uint32_t t21; const p256_bit c22 = p256_addw(&t21, t20, t17, 0);
    uint32_t t23;
    const uint32_t t24 = p256_mulw(&t23, a2, b0);
    uint32_t t25; const p256_bit c26 = p256_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = p256_mulw(&t27, a3, b0);
    uint32_t t29; const p256_bit c30 = p256_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = p256_mulw(&t31, a4, b0);
    uint32_t t33; const p256_bit c34 = p256_addw(&t33, t32, t27, c30);
    uint32_t t35;
    const uint32_t t36 = p256_mulw(&t35, a5, b0);
    uint32_t t37; const p256_bit c38 = p256_addw(&t37, t36, t31, c34);
    uint32_t t39;
    const uint32_t t40 = p256_mulw(&t39, a6, b0);
    uint32_t t41; const p256_bit c42 = p256_addw(&t41, t40, t35, c38);
    uint32_t t43;
    const uint32_t t44 = p256_mulw(&t43, a7, b0);
    uint32_t t45; const p256_bit c46 = p256_addw(&t45, t44, t39, c42);
    uint32_t t47; (void)p256_addw(&t47, t43, UINT32_C(0x0), c46);
    /* product, row 1: + a * b[1] * W^1 */
    uint32_t t48;
    const uint32_t t49 = p256_mulw(&t48, a0, b1);
    uint32_t t50;
    const uint32_t t51 = p256_mulw(&t50, a1, b1);
    uint32_t t52;
    const uint32_t t53 = p256_mulw(&t52, a2, b1);
    uint32_t t54;
    const uint32_t t55 = p256_mulw(&t54, a3, b1);
    uint32_t t56;
    const uint32_t t57 = p256_mulw(&t56, a4, b1);
    uint32_t t58;
    const uint32_t t59 = p256_mulw(&t58, a5, b1);
    uint32_t t60;
    const uint32_t t61 = p256_mulw(&t60, a6, b1);
    uint32_t t62;
    const uint32_t t63 = p256_mulw(&t62, a7, b1);
    uint32_t t64; const p256_bit c65 = p256_addw(&t64, t21, t49, 0);
    uint32_t t66; const p256_bit c67 = p256_addw(&t66, t25, t51, c65);
    uint32_t t68; const p256_bit c69 = p256_addw(&t68, t29, t53, c67);
    uint32_t t70; const p256_bit c71 = p256_addw(&t70, t33, t55, c69);
    uint32_t t72; const p256_bit c73 = p256_addw(&t72, t37, t57, c71);
    uint32_t t74; const p256_bit c75 = p256_addw(&t74, t41, t59, c73);
    uint32_t t76; const p256_bit c77 = p256_addw(&t76, t45, t61, c75);
    uint32_t t78; const p256_bit c79 = p256_addw(&t78, t47, t63, c77);
    const uint32_t t80 = p256_bitw(c79);
    uint32_t t81; const p256_bit c82 = p256_addw(&t81, t66, t48, 0);
    uint32_t t83; const p256_bit c84 = p256_addw(&t83, t68, t50, c82);
    uint32_t t85; const p256_bit c86 = p256_addw(&t85, t70, t52, c84);
    uint32_t t87; const p256_bit c88 = p256_addw(&t87, t72, t54, c86);
    uint32_t t89; const p256_bit c90 = p256_addw(&t89, t74, t56, c88);
    uint32_t t91; const p256_bit c92 = p256_addw(&t91, t76, t58, c90);
    uint32_t t93; const p256_bit c94 = p256_addw(&t93, t78, t60, c92);
    uint32_t t95; (void)p256_addw(&t95, t80, t62, c94);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t96;
    const uint32_t t97 = p256_mulw(&t96, a0, b2);
    uint32_t t98;
    const uint32_t t99 = p256_mulw(&t98, a1, b2);
    uint32_t t100;
    const uint32_t t101 = p256_mulw(&t100, a2, b2);
    uint32_t t102;
    const uint32_t t103 = p256_mulw(&t102, a3, b2);
    uint32_t t104;
    const uint32_t t105 = p256_mulw(&t104, a4, b2);
    uint32_t t106;
    const uint32_t t107 = p256_mulw(&t106, a5, b2);
    uint32_t t108;
    const uint32_t t109 = p256_mulw(&t108, a6, b2);
    uint32_t t110;
    const uint32_t t111 = p256_mulw(&t110, a7, b2);
    uint32_t t112; const p256_bit c113 = p256_addw(&t112, t81, t97, 0);
    uint32_t t114; const p256_bit c115 = p256_addw(&t114, t83, t99, c113);
    uint32_t t116; const p256_bit c117 = p256_addw(&t116, t85, t101, c115);
    uint32_t t118; const p256_bit c119 = p256_addw(&t118, t87, t103, c117);
    uint32_t t120; const p256_bit c121 = p256_addw(&t120, t89, t105, c119);
    uint32_t t122; const p256_bit c123 = p256_addw(&t122, t91, t107, c121);
    uint32_t t124; const p256_bit c125 = p256_addw(&t124, t93, t109, c123);
    uint32_t t126; const p256_bit c127 = p256_addw(&t126, t95, t111, c125);
    const uint32_t t128 = p256_bitw(c127);
    uint32_t t129; const p256_bit c130 = p256_addw(&t129, t114, t96, 0);
    uint32_t t131; const p256_bit c132 = p256_addw(&t131, t116, t98, c130);
    uint32_t t133; const p256_bit c134 = p256_addw(&t133, t118, t100, c132);
    uint32_t t135; const p256_bit c136 = p256_addw(&t135, t120, t102, c134);
    uint32_t t137; const p256_bit c138 = p256_addw(&t137, t122, t104, c136);
    uint32_t t139; const p256_bit c140 = p256_addw(&t139, t124, t106, c138);
    uint32_t t141; const p256_bit c142 = p256_addw(&t141, t126, t108, c140);
    uint32_t t143; (void)p256_addw(&t143, t128, t110, c142);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t144;
    const uint32_t t145 = p256_mulw(&t144, a0, b3);
    uint32_t t146;
    const uint32_t t147 = p256_mulw(&t146, a1, b3);
    uint32_t t148;
    const uint32_t t149 = p256_mulw(&t148, a2, b3);
    uint32_t t150;
    const uint32_t t151 = p256_mulw(&t150, a3, b3);
    uint32_t t152;
    const uint32_t t153 = p256_mulw(&t152, a4, b3);
    uint32_t t154;
    const uint32_t t155 = p256_mulw(&t154, a5, b3);
    uint32_t t156;
    const uint32_t t157 = p256_mulw(&t156, a6, b3);
    uint32_t t158;
    const uint32_t t159 = p256_mulw(&t158, a7, b3);
    uint32_t t160; const p256_bit c161 = p256_addw(&t160, t129, t145, 0);
    uint32_t t162; const p256_bit c163 = p256_addw(&t162, t131, t147, c161);
    uint32_t t164; const p256_bit c165 = p256_addw(&t164, t133, t149, c163);
    uint32_t t166; const p256_bit c167 = p256_addw(&t166, t135, t151, c165);
    uint32_t t168; const p256_bit c169 = p256_addw(&t168, t137, t153, c167);
    uint32_t t170; const p256_bit c171 = p256_addw(&t170, t139, t155, c169);
    uint32_t t172; const p256_bit c173 = p256_addw(&t172, t141, t157, c171);
    uint32_t t174; const p256_bit c175 = p256_addw(&t174, t143, t159, c173);
    const uint32_t t176 = p256_bitw(c175);
    uint32_t t177; const p256_bit c178 = p256_addw(&t177, t162, t144, 0);
    uint32_t t179; const p256_bit c180 = p256_addw(&t179, t164, t146, c178);
    uint32_t t181; const p256_bit c182 = p256_addw(&t181, t166, t148, c180);
    uint32_t t183; const p256_bit c184 = p256_addw(&t183, t168, t150, c182);
    uint32_t t185; const p256_bit c186 = p256_addw(&t185, t170, t152, c184);
    uint32_t t187; const p256_bit c188 = p256_addw(&t187, t172, t154, c186);
    uint32_t t189; const p256_bit c190 = p256_addw(&t189, t174, t156, c188);
    uint32_t t191; (void)p256_addw(&t191, t176, t158, c190);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t192;
    const uint32_t t193 = p256_mulw(&t192, a0, b4);
    uint32_t t194;
    const uint32_t t195 = p256_mulw(&t194, a1, b4);
    uint32_t t196;
    const uint32_t t197 = p256_mulw(&t196, a2, b4);
    uint32_t t198;
    const uint32_t t199 = p256_mulw(&t198, a3, b4);
    uint32_t t200;
    const uint32_t t201 = p256_mulw(&t200, a4, b4);
    uint32_t t202;
    const uint32_t t203 = p256_mulw(&t202, a5, b4);
    uint32_t t204;
    const uint32_t t205 = p256_mulw(&t204, a6, b4);
    uint32_t t206;
    const uint32_t t207 = p256_mulw(&t206, a7, b4);
    uint32_t t208; const p256_bit c209 = p256_addw(&t208, t177, t193, 0);
    uint32_t t210; const p256_bit c211 = p256_addw(&t210, t179, t195, c209);
    uint32_t t212; const p256_bit c213 = p256_addw(&t212, t181, t197, c211);
    uint32_t t214; const p256_bit c215 = p256_addw(&t214, t183, t199, c213);
    uint32_t t216; const p256_bit c217 = p256_addw(&t216, t185, t201, c215);
    uint32_t t218; const p256_bit c219 = p256_addw(&t218, t187, t203, c217);
    uint32_t t220; const p256_bit c221 = p256_addw(&t220, t189, t205, c219);
    uint32_t t222; const p256_bit c223 = p256_addw(&t222, t191, t207, c221);
    const uint32_t t224 = p256_bitw(c223);
    uint32_t t225; const p256_bit c226 = p256_addw(&t225, t210, t192, 0);
    uint32_t t227; const p256_bit c228 = p256_addw(&t227, t212, t194, c226);
    uint32_t t229; const p256_bit c230 = p256_addw(&t229, t214, t196, c228);
    uint32_t t231; const p256_bit c232 = p256_addw(&t231, t216, t198, c230);
    uint32_t t233; const p256_bit c234 = p256_addw(&t233, t218, t200, c232);
    uint32_t t235; const p256_bit c236 = p256_addw(&t235, t220, t202, c234);
    uint32_t t237; const p256_bit c238 = p256_addw(&t237, t222, t204, c236);
    uint32_t t239; (void)p256_addw(&t239, t224, t206, c238);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t240;
    const uint32_t t241 = p256_mulw(&t240, a0, b5);
    uint32_t t242;
    const uint32_t t243 = p256_mulw(&t242, a1, b5);
    uint32_t t244;
    const uint32_t t245 = p256_mulw(&t244, a2, b5);
    uint32_t t246;
    const uint32_t t247 = p256_mulw(&t246, a3, b5);
    uint32_t t248;
    const uint32_t t249 = p256_mulw(&t248, a4, b5);
    uint32_t t250;
    const uint32_t t251 = p256_mulw(&t250, a5, b5);
    uint32_t t252;
    const uint32_t t253 = p256_mulw(&t252, a6, b5);
    uint32_t t254;
    const uint32_t t255 = p256_mulw(&t254, a7, b5);
    uint32_t t256; const p256_bit c257 = p256_addw(&t256, t225, t241, 0);
    uint32_t t258; const p256_bit c259 = p256_addw(&t258, t227, t243, c257);
    uint32_t t260; const p256_bit c261 = p256_addw(&t260, t229, t245, c259);
    uint32_t t262; const p256_bit c263 = p256_addw(&t262, t231, t247, c261);
    uint32_t t264; const p256_bit c265 = p256_addw(&t264, t233, t249, c263);
    uint32_t t266; const p256_bit c267 = p256_addw(&t266, t235, t251, c265);
    uint32_t t268; const p256_bit c269 = p256_addw(&t268, t237, t253, c267);
    uint32_t t270; const p256_bit c271 = p256_addw(&t270, t239, t255, c269);
    const uint32_t t272 = p256_bitw(c271);
    uint32_t t273; const p256_bit c274 = p256_addw(&t273, t258, t240, 0);
    uint32_t t275; const p256_bit c276 = p256_addw(&t275, t260, t242, c274);
    uint32_t t277; const p256_bit c278 = p256_addw(&t277, t262, t244, c276);
    uint32_t t279; const p256_bit c280 = p256_addw(&t279, t264, t246, c278);
    uint32_t t281; const p256_bit c282 = p256_addw(&t281, t266, t248, c280);
    uint32_t t283; const p256_bit c284 = p256_addw(&t283, t268, t250, c282);
    uint32_t t285; const p256_bit c286 = p256_addw(&t285, t270, t252, c284);
    uint32_t t287; (void)p256_addw(&t287, t272, t254, c286);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t288;
    const uint32_t t289 = p256_mulw(&t288, a0, b6);
    uint32_t t290;
    const uint32_t t291 = p256_mulw(&t290, a1, b6);
    uint32_t t292;
    const uint32_t t293 = p256_mulw(&t292, a2, b6);
    uint32_t t294;
    const uint32_t t295 = p256_mulw(&t294, a3, b6);
    uint32_t t296;
    const uint32_t t297 = p256_mulw(&t296, a4, b6);
    uint32_t t298;
    const uint32_t t299 = p256_mulw(&t298, a5, b6);
    uint32_t t300;
    const uint32_t t301 = p256_mulw(&t300, a6, b6);
    uint32_t t302;
    const uint32_t t303 = p256_mulw(&t302, a7, b6);
    uint32_t t304; const p256_bit c305 = p256_addw(&t304, t273, t289, 0);
    uint32_t t306; const p256_bit c307 = p256_addw(&t306, t275, t291, c305);
    uint32_t t308; const p256_bit c309 = p256_addw(&t308, t277, t293, c307);
    uint32_t t310; const p256_bit c311 = p256_addw(&t310, t279, t295, c309);
    uint32_t t312; const p256_bit c313 = p256_addw(&t312, t281, t297, c311);
    uint32_t t314; const p256_bit c315 = p256_addw(&t314, t283, t299, c313);
    uint32_t t316; const p256_bit c317 = p256_addw(&t316, t285, t301, c315);
    uint32_t t318; const p256_bit c319 = p256_addw(&t318, t287, t303, c317);
    const uint32_t t320 = p256_bitw(c319);
    uint32_t t321; const p256_bit c322 = p256_addw(&t321, t306, t288, 0);
    uint32_t t323; const p256_bit c324 = p256_addw(&t323, t308, t290, c322);
    uint32_t t325; const p256_bit c326 = p256_addw(&t325, t310, t292, c324);
    uint32_t t327; const p256_bit c328 = p256_addw(&t327, t312, t294, c326);
    uint32_t t329; const p256_bit c330 = p256_addw(&t329, t314, t296, c328);
    uint32_t t331; const p256_bit c332 = p256_addw(&t331, t316, t298, c330);
    uint32_t t333; const p256_bit c334 = p256_addw(&t333, t318, t300, c332);
    uint32_t t335; (void)p256_addw(&t335, t320, t302, c334);
    /* product, row 7: + a * b[7] * W^7 */
    uint32_t t336;
    const uint32_t t337 = p256_mulw(&t336, a0, b7);
    uint32_t t338;
    const uint32_t t339 = p256_mulw(&t338, a1, b7);
    uint32_t t340;
    const uint32_t t341 = p256_mulw(&t340, a2, b7);
    uint32_t t342;
    const uint32_t t343 = p256_mulw(&t342, a3, b7);
    uint32_t t344;
    const uint32_t t345 = p256_mulw(&t344, a4, b7);
    uint32_t t346;
    const uint32_t t347 = p256_mulw(&t346, a5, b7);
    uint32_t t348;
    const uint32_t t349 = p256_mulw(&t348, a6, b7);
    uint32_t t350;
    const uint32_t t351 = p256_mulw(&t350, a7, b7);
    uint32_t t352; const p256_bit c353 = p256_addw(&t352, t321, t337, 0);
    uint32_t t354; const p256_bit c355 = p256_addw(&t354, t323, t339, c353);
    uint32_t t356; const p256_bit c357 = p256_addw(&t356, t325, t341, c355);
    uint32_t t358; const p256_bit c359 = p256_addw(&t358, t327, t343, c357);
    uint32_t t360; const p256_bit c361 = p256_addw(&t360, t329, t345, c359);
    uint32_t t362; const p256_bit c363 = p256_addw(&t362, t331, t347, c361);
    uint32_t t364; const p256_bit c365 = p256_addw(&t364, t333, t349, c363);
    uint32_t t366; const p256_bit c367 = p256_addw(&t366, t335, t351, c365);
    const uint32_t t368 = p256_bitw(c367);
    uint32_t t369; const p256_bit c370 = p256_addw(&t369, t354, t336, 0);
    uint32_t t371; const p256_bit c372 = p256_addw(&t371, t356, t338, c370);
    uint32_t t373; const p256_bit c374 = p256_addw(&t373, t358, t340, c372);
    uint32_t t375; const p256_bit c376 = p256_addw(&t375, t360, t342, c374);
    uint32_t t377; const p256_bit c378 = p256_addw(&t377, t362, t344, c376);
    uint32_t t379; const p256_bit c380 = p256_addw(&t379, t364, t346, c378);
    uint32_t t381; const p256_bit c382 = p256_addw(&t381, t366, t348, c380);
    uint32_t t383; (void)p256_addw(&t383, t368, t350, c382);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t384; const p256_bit c385 = p256_subw(&t384, UINT32_C(0x0), t18, 0);
    uint32_t t386; (void)p256_subw(&t386, t18, UINT32_C(0x0), c385);
    uint32_t t387; const p256_bit c388 = p256_addw(&t387, t160, t18, 0);
    uint32_t t389; const p256_bit c390 = p256_addw(&t389, t208, UINT32_C(0x0), c388);
    uint32_t t391; const p256_bit c392 = p256_addw(&t391, t256, UINT32_C(0x0), c390);
    uint32_t t393; const p256_bit c394 = p256_addw(&t393, t304, t18, c392);
    uint32_t t395; const p256_bit c396 = p256_addw(&t395, t352, t384, c394);
    uint32_t t397; (void)p256_addw(&t397, t386, UINT32_C(0x0), c396);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t398; const p256_bit c399 = p256_subw(&t398, UINT32_C(0x0), t64, 0);
    uint32_t t400; (void)p256_subw(&t400, t64, UINT32_C(0x0), c399);
    uint32_t t401; const p256_bit c402 = p256_addw(&t401, t389, t64, 0);
    uint32_t t403; const p256_bit c404 = p256_addw(&t403, t391, UINT32_C(0x0), c402);
    uint32_t t405; const p256_bit c406 = p256_addw(&t405, t393, UINT32_C(0x0), c404);
    uint32_t t407; const p256_bit c408 = p256_addw(&t407, t395, t64, c406);
    uint32_t t409; const p256_bit c410 = p256_addw(&t409, t397, t398, c408);
    uint32_t t411; (void)p256_addw(&t411, t400, UINT32_C(0x0), c410);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t412; const p256_bit c413 = p256_subw(&t412, UINT32_C(0x0), t112, 0);
    uint32_t t414; (void)p256_subw(&t414, t112, UINT32_C(0x0), c413);
    uint32_t t415; const p256_bit c416 = p256_addw(&t415, t403, t112, 0);
    uint32_t t417; const p256_bit c418 = p256_addw(&t417, t405, UINT32_C(0x0), c416);
    uint32_t t419; const p256_bit c420 = p256_addw(&t419, t407, UINT32_C(0x0), c418);
    uint32_t t421; const p256_bit c422 = p256_addw(&t421, t409, t112, c420);
    uint32_t t423; const p256_bit c424 = p256_addw(&t423, t411, t412, c422);
    uint32_t t425; (void)p256_addw(&t425, t414, UINT32_C(0x0), c424);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t426; const p256_bit c427 = p256_subw(&t426, UINT32_C(0x0), t387, 0);
    uint32_t t428; (void)p256_subw(&t428, t387, UINT32_C(0x0), c427);
    uint32_t t429; const p256_bit c430 = p256_addw(&t429, t417, t387, 0);
    uint32_t t431; const p256_bit c432 = p256_addw(&t431, t419, UINT32_C(0x0), c430);
    uint32_t t433; const p256_bit c434 = p256_addw(&t433, t421, UINT32_C(0x0), c432);
    uint32_t t435; const p256_bit c436 = p256_addw(&t435, t423, t387, c434);
    uint32_t t437; const p256_bit c438 = p256_addw(&t437, t425, t426, c436);
    uint32_t t439; (void)p256_addw(&t439, t428, UINT32_C(0x0), c438);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t440; const p256_bit c441 = p256_subw(&t440, UINT32_C(0x0), t401, 0);
    uint32_t t442; (void)p256_subw(&t442, t401, UINT32_C(0x0), c441);
    uint32_t t443; const p256_bit c444 = p256_addw(&t443, t431, t401, 0);
    uint32_t t445; const p256_bit c446 = p256_addw(&t445, t433, UINT32_C(0x0), c444);
    uint32_t t447; const p256_bit c448 = p256_addw(&t447, t435, UINT32_C(0x0), c446);
    uint32_t t449; const p256_bit c450 = p256_addw(&t449, t437, t401, c448);
    uint32_t t451; const p256_bit c452 = p256_addw(&t451, t439, t440, c450);
    uint32_t t453; (void)p256_addw(&t453, t442, UINT32_C(0x0), c452);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t454; const p256_bit c455 = p256_subw(&t454, UINT32_C(0x0), t415, 0);
    uint32_t t456; (void)p256_subw(&t456, t415, UINT32_C(0x0), c455);
    uint32_t t457; const p256_bit c458 = p256_addw(&t457, t445, t415, 0);
    uint32_t t459; const p256_bit c460 = p256_addw(&t459, t447, UINT32_C(0x0), c458);
    uint32_t t461; const p256_bit c462 = p256_addw(&t461, t449, UINT32_C(0x0), c460);
    uint32_t t463; const p256_bit c464 = p256_addw(&t463, t451, t415, c462);
    uint32_t t465; const p256_bit c466 = p256_addw(&t465, t453, t454, c464);
    uint32_t t467; (void)p256_addw(&t467, t456, UINT32_C(0x0), c466);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t468; const p256_bit c469 = p256_subw(&t468, UINT32_C(0x0), t429, 0);
    uint32_t t470; (void)p256_subw(&t470, t429, UINT32_C(0x0), c469);
    uint32_t t471; const p256_bit c472 = p256_addw(&t471, t459, t429, 0);
    uint32_t t473; const p256_bit c474 = p256_addw(&t473, t461, UINT32_C(0x0), c472);
    uint32_t t475; const p256_bit c476 = p256_addw(&t475, t463, UINT32_C(0x0), c474);
    uint32_t t477; const p256_bit c478 = p256_addw(&t477, t465, t429, c476);
    uint32_t t479; const p256_bit c480 = p256_addw(&t479, t467, t468, c478);
    uint32_t t481; (void)p256_addw(&t481, t470, UINT32_C(0x0), c480);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t482; const p256_bit c483 = p256_subw(&t482, UINT32_C(0x0), t443, 0);
    uint32_t t484; (void)p256_subw(&t484, t443, UINT32_C(0x0), c483);
    uint32_t t485; const p256_bit c486 = p256_addw(&t485, t473, t443, 0);
    uint32_t t487; const p256_bit c488 = p256_addw(&t487, t475, UINT32_C(0x0), c486);
    uint32_t t489; const p256_bit c490 = p256_addw(&t489, t477, UINT32_C(0x0), c488);
    uint32_t t491; const p256_bit c492 = p256_addw(&t491, t479, t443, c490);
    uint32_t t493; const p256_bit c494 = p256_addw(&t493, t481, t482, c492);
    uint32_t t495; (void)p256_addw(&t495, t484, UINT32_C(0x0), c494);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t498; const p256_bit c499 = p256_subw(&t498, t369, UINT32_C(0xffffffff), 0);
    uint32_t t500; const p256_bit c501 = p256_subw(&t500, t371, UINT32_C(0xffffffff), c499);
    uint32_t t502; const p256_bit c503 = p256_subw(&t502, t373, UINT32_C(0xffffffff), c501);
    uint32_t t504; const p256_bit c505 = p256_subw(&t504, t375, UINT32_C(0x0), c503);
    uint32_t t506; const p256_bit c507 = p256_subw(&t506, t377, UINT32_C(0x0), c505);
    uint32_t t508; const p256_bit c509 = p256_subw(&t508, t379, UINT32_C(0x0), c507);
    uint32_t t510; const p256_bit c511 = p256_subw(&t510, t381, UINT32_C(0x1), c509);
    uint32_t t512; (void)p256_subw(&t512, t383, UINT32_C(0xffffffff), c511);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t513; const p256_bit c514 = p256_addw(&t513, t457, t498, 0);
    uint32_t t515; const p256_bit c516 = p256_addw(&t515, t471, t500, c514);
    uint32_t t517; const p256_bit c518 = p256_addw(&t517, t485, t502, c516);
    uint32_t t519; const p256_bit c520 = p256_addw(&t519, t487, t504, c518);
    uint32_t t521; const p256_bit c522 = p256_addw(&t521, t489, t506, c520);
    uint32_t t523; const p256_bit c524 = p256_addw(&t523, t491, t508, c522);
    uint32_t t525; const p256_bit c526 = p256_addw(&t525, t493, t510, c524);
    uint32_t t527; const p256_bit c528 = p256_addw(&t527, t495, t512, c526);
    uint32_t t529; const p256_bit c530 = p256_addw(&t529, t457, t369, 0);
    uint32_t t531; const p256_bit c532 = p256_addw(&t531, t471, t371, c530);
    uint32_t t533; const p256_bit c534 = p256_addw(&t533, t485, t373, c532);
    uint32_t t535; const p256_bit c536 = p256_addw(&t535, t487, t375, c534);
    uint32_t t537; const p256_bit c538 = p256_addw(&t537, t489, t377, c536);
    uint32_t t539; const p256_bit c540 = p256_addw(&t539, t491, t379, c538);
    uint32_t t541; const p256_bit c542 = p256_addw(&t541, t493, t381, c540);
    uint32_t t543; (void)p256_addw(&t543, t495, t383, c542);
    const uint32_t m0 = p256_maskw(c528);
    const uint32_t t544 = p256_selectw(m0, t513, t529);
    const uint32_t t545 = p256_selectw(m0, t515, t531);
    const uint32_t t546 = p256_selectw(m0, t517, t533);
    const uint32_t t547 = p256_selectw(m0, t519, t535);
    const uint32_t t548 = p256_selectw(m0, t521, t537);
    const uint32_t t549 = p256_selectw(m0, t523, t539);
    const uint32_t t550 = p256_selectw(m0, t525, t541);
    const uint32_t t551 = p256_selectw(m0, t527, t543);
    p256_storew(&r->v[0], t544);
    p256_storew(&r->v[1], t545);
    p256_storew(&r->v[2], t546);
    p256_storew(&r->v[3], t547);
    p256_storew(&r->v[4], t548);
    p256_storew(&r->v[5], t549);
    p256_storew(&r->v[6], t550);
    p256_storew(&r->v[7], t551);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_sqr(p256_fe *r, const p256_fe *a)
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
    const uint32_t t10 = p256_mulw(&t9, a1, a0);
    uint32_t t11;
    const uint32_t t12 = p256_mulw(&t11, a2, a0);
    uint32_t t13; const p256_bit c14 = p256_addw(&t13, t12, t9, 0);
    uint32_t t15;
    const uint32_t t16 = p256_mulw(&t15, a3, a0);
    uint32_t t17; const p256_bit c18 = p256_addw(&t17, t16, t11, c14);
    uint32_t t19;
    const uint32_t t20 = p256_mulw(&t19, a4, a0);
    uint32_t t21; const p256_bit c22 = p256_addw(&t21, t20, t15, c18);
    uint32_t t23;
    const uint32_t t24 = p256_mulw(&t23, a5, a0);
    uint32_t t25; const p256_bit c26 = p256_addw(&t25, t24, t19, c22);
    uint32_t t27;
    const uint32_t t28 = p256_mulw(&t27, a6, a0);
    uint32_t t29; const p256_bit c30 = p256_addw(&t29, t28, t23, c26);
    uint32_t t31;
    const uint32_t t32 = p256_mulw(&t31, a7, a0);
    uint32_t t33; const p256_bit c34 = p256_addw(&t33, t32, t27, c30);
    uint32_t t35; (void)p256_addw(&t35, t31, UINT32_C(0x0), c34);
    /* square, products of a[1] with the words above it */
    uint32_t t36;
    const uint32_t t37 = p256_mulw(&t36, a2, a1);
    uint32_t t38;
    const uint32_t t39 = p256_mulw(&t38, a3, a1);
    uint32_t t40;
    const uint32_t t41 = p256_mulw(&t40, a4, a1);
    uint32_t t42;
    const uint32_t t43 = p256_mulw(&t42, a5, a1);
    uint32_t t44;
    const uint32_t t45 = p256_mulw(&t44, a6, a1);
    uint32_t t46;
    const uint32_t t47 = p256_mulw(&t46, a7, a1);
    uint32_t t48; const p256_bit c49 = p256_addw(&t48, t17, t37, 0);
    uint32_t t50; const p256_bit c51 = p256_addw(&t50, t21, t39, c49);
    uint32_t t52; const p256_bit c53 = p256_addw(&t52, t25, t41, c51);
    uint32_t t54; const p256_bit c55 = p256_addw(&t54, t29, t43, c53);
    uint32_t t56; const p256_bit c57 = p256_addw(&t56, t33, t45, c55);
    uint32_t t58; const p256_bit c59 = p256_addw(&t58, t35, t47, c57);
    const uint32_t t60 = p256_bitw(c59);
    uint32_t t61; const p256_bit c62 = p256_addw(&t61, t50, t36, 0);
    uint32_t t63; const p256_bit c64 = p256_addw(&t63, t52, t38, c62);
    uint32_t t65; const p256_bit c66 = p256_addw(&t65, t54, t40, c64);
    uint32_t t67; const p256_bit c68 = p256_addw(&t67, t56, t42, c66);
    uint32_t t69; const p256_bit c70 = p256_addw(&t69, t58, t44, c68);
    uint32_t t71; (void)p256_addw(&t71, t60, t46, c70);
    /* square, products of a[2] with the words above it */
    uint32_t t72;
    const uint32_t t73 = p256_mulw(&t72, a3, a2);
    uint32_t t74;
    const uint32_t t75 = p256_mulw(&t74, a4, a2);
    uint32_t t76;
    const uint32_t t77 = p256_mulw(&t76, a5, a2);
    uint32_t t78;
    const uint32_t t79 = p256_mulw(&t78, a6, a2);
    uint32_t t80;
    const uint32_t t81 = p256_mulw(&t80, a7, a2);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t63, t73, 0);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t65, t75, c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t67, t77, c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t69, t79, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t71, t81, c89);
    const uint32_t t92 = p256_bitw(c91);
    uint32_t t93; const p256_bit c94 = p256_addw(&t93, t84, t72, 0);
    uint32_t t95; const p256_bit c96 = p256_addw(&t95, t86, t74, c94);
    uint32_t t97; const p256_bit c98 = p256_addw(&t97, t88, t76, c96);
    uint32_t t99; const p256_bit c100 = p256_addw(&t99, t90, t78, c98);
    uint32_t t101; (void)p256_addw(&t101, t92, t80, c100);
    /* square, products of a[3] with the words above it */
    uint32_t t102;
    const uint32_t t103 = p256_mulw(&t102, a4, a3);
    uint32_t t104;
    const uint32_t t105 = p256_mulw(&t104, a5, a3);
    uint32_t t106;
    const uint32_t t107 = p256_mulw(&t106, a6, a3);
    uint32_t t108;
    const uint32_t t109 = p256_mulw(&t108, a7, a3);
    uint32_t t110; const p256_bit c111 = p256_addw(&t110, t95, t103, 0);
    uint32_t t112; const p256_bit c113 = p256_addw(&t112, t97, t105, c111);
    uint32_t t114; const p256_bit c115 = p256_addw(&t114, t99, t107, c113);
    uint32_t t116; const p256_bit c117 = p256_addw(&t116, t101, t109, c115);
    const uint32_t t118 = p256_bitw(c117);
    uint32_t t119; const p256_bit c120 = p256_addw(&t119, t112, t102, 0);
    uint32_t t121; const p256_bit c122 = p256_addw(&t121, t114, t104, c120);
    uint32_t t123; const p256_bit c124 = p256_addw(&t123, t116, t106, c122);
    uint32_t t125; (void)p256_addw(&t125, t118, t108, c124);
    /* square, products of a[4] with the words above it */
    uint32_t t126;
    const uint32_t t127 = p256_mulw(&t126, a5, a4);
    uint32_t t128;
    const uint32_t t129 = p256_mulw(&t128, a6, a4);
    uint32_t t130;
    const uint32_t t131 = p256_mulw(&t130, a7, a4);
    uint32_t t132; const p256_bit c133 = p256_addw(&t132, t121, t127, 0);
    uint32_t t134; const p256_bit c135 = p256_addw(&t134, t123, t129, c133);
    uint32_t t136; const p256_bit c137 = p256_addw(&t136, t125, t131, c135);
    const uint32_t t138 = p256_bitw(c137);
    uint32_t t139; const p256_bit c140 = p256_addw(&t139, t134, t126, 0);
    uint32_t t141; const p256_bit c142 = p256_addw(&t141, t136, t128, c140);
    uint32_t t143; (void)p256_addw(&t143, t138, t130, c142);
    /* square, products of a[5] with the words above it */
    uint32_t t144;
    const uint32_t t145 = p256_mulw(&t144, a6, a5);
    uint32_t t146;
    const uint32_t t147 = p256_mulw(&t146, a7, a5);
    uint32_t t148; const p256_bit c149 = p256_addw(&t148, t141, t145, 0);
    uint32_t t150; const p256_bit c151 = p256_addw(&t150, t143, t147, c149);
    const uint32_t t152 = p256_bitw(c151);
    uint32_t t153; const p256_bit c154 = p256_addw(&t153, t150, t144, 0);
    uint32_t t155; (void)p256_addw(&t155, t152, t146, c154);
    /* square, products of a[6] with the words above it */
    uint32_t t156;
    const uint32_t t157 = p256_mulw(&t156, a7, a6);
    uint32_t t158; const p256_bit c159 = p256_addw(&t158, t155, t157, 0);
    const uint32_t t160 = p256_bitw(c159);
    const uint32_t t161 = t160 + t156;
    /* square: double the cross products */
    uint32_t t162; const p256_bit c163 = p256_addw(&t162, t10, t10, 0);
    uint32_t t164; const p256_bit c165 = p256_addw(&t164, t13, t13, c163);
    uint32_t t166; const p256_bit c167 = p256_addw(&t166, t48, t48, c165);
    uint32_t t168; const p256_bit c169 = p256_addw(&t168, t61, t61, c167);
    uint32_t t170; const p256_bit c171 = p256_addw(&t170, t82, t82, c169);
    uint32_t t172; const p256_bit c173 = p256_addw(&t172, t93, t93, c171);
    uint32_t t174; const p256_bit c175 = p256_addw(&t174, t110, t110, c173);
    uint32_t t176; const p256_bit c177 = p256_addw(&t176, t119, t119, c175);
    uint32_t t178; const p256_bit c179 = p256_addw(&t178, t132, t132, c177);
    uint32_t t180; const p256_bit c181 = p256_addw(&t180, t139, t139, c179);
    uint32_t t182; const p256_bit c183 = p256_addw(&t182, t148, t148, c181);
    uint32_t t184; const p256_bit c185 = p256_addw(&t184, t153, t153, c183);
    uint32_t t186; const p256_bit c187 = p256_addw(&t186, t158, t158, c185);
    uint32_t t188; const p256_bit c189 = p256_addw(&t188, t161, t161, c187);
    const uint32_t t190 = p256_bitw(c189);
    /* square: + a[i]^2 * W^(2i) */
    uint32_t t191;
    const uint32_t t192 = p256_mulw(&t191, a0, a0);
    uint32_t t193;
    const uint32_t t194 = p256_mulw(&t193, a1, a1);
    uint32_t t195;
    const uint32_t t196 = p256_mulw(&t195, a2, a2);
    uint32_t t197;
    const uint32_t t198 = p256_mulw(&t197, a3, a3);
    uint32_t t199;
    const uint32_t t200 = p256_mulw(&t199, a4, a4);
    uint32_t t201;
    const uint32_t t202 = p256_mulw(&t201, a5, a5);
    uint32_t t203;
    const uint32_t t204 = p256_mulw(&t203, a6, a6);
    uint32_t t205;
    const uint32_t t206 = p256_mulw(&t205, a7, a7);
    uint32_t t207; const p256_bit c208 = p256_addw(&t207, t162, t191, 0);
    uint32_t t209; const p256_bit c210 = p256_addw(&t209, t164, t194, c208);
    uint32_t t211; const p256_bit c212 = p256_addw(&t211, t166, t193, c210);
    uint32_t t213; const p256_bit c214 = p256_addw(&t213, t168, t196, c212);
    uint32_t t215; const p256_bit c216 = p256_addw(&t215, t170, t195, c214);
    uint32_t t217; const p256_bit c218 = p256_addw(&t217, t172, t198, c216);
    uint32_t t219; const p256_bit c220 = p256_addw(&t219, t174, t197, c218);
    uint32_t t221; const p256_bit c222 = p256_addw(&t221, t176, t200, c220);
    uint32_t t223; const p256_bit c224 = p256_addw(&t223, t178, t199, c222);
    uint32_t t225; const p256_bit c226 = p256_addw(&t225, t180, t202, c224);
    uint32_t t227; const p256_bit c228 = p256_addw(&t227, t182, t201, c226);
    uint32_t t229; const p256_bit c230 = p256_addw(&t229, t184, t204, c228);
    uint32_t t231; const p256_bit c232 = p256_addw(&t231, t186, t203, c230);
    uint32_t t233; const p256_bit c234 = p256_addw(&t233, t188, t206, c232);
    uint32_t t235; (void)p256_addw(&t235, t190, t205, c234);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t236; const p256_bit c237 = p256_subw(&t236, UINT32_C(0x0), t192, 0);
    uint32_t t238; (void)p256_subw(&t238, t192, UINT32_C(0x0), c237);
    uint32_t t239; const p256_bit c240 = p256_addw(&t239, t211, t192, 0);
    uint32_t t241; const p256_bit c242 = p256_addw(&t241, t213, UINT32_C(0x0), c240);
    uint32_t t243; const p256_bit c244 = p256_addw(&t243, t215, UINT32_C(0x0), c242);
    uint32_t t245; const p256_bit c246 = p256_addw(&t245, t217, t192, c244);
    uint32_t t247; const p256_bit c248 = p256_addw(&t247, t219, t236, c246);
    uint32_t t249; (void)p256_addw(&t249, t238, UINT32_C(0x0), c248);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t250; const p256_bit c251 = p256_subw(&t250, UINT32_C(0x0), t207, 0);
    uint32_t t252; (void)p256_subw(&t252, t207, UINT32_C(0x0), c251);
    uint32_t t253; const p256_bit c254 = p256_addw(&t253, t241, t207, 0);
    uint32_t t255; const p256_bit c256 = p256_addw(&t255, t243, UINT32_C(0x0), c254);
    uint32_t t257; const p256_bit c258 = p256_addw(&t257, t245, UINT32_C(0x0), c256);
    uint32_t t259; const p256_bit c260 = p256_addw(&t259, t247, t207, c258);
    uint32_t t261; const p256_bit c262 = p256_addw(&t261, t249, t250, c260);
    uint32_t t263; (void)p256_addw(&t263, t252, UINT32_C(0x0), c262);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t264; const p256_bit c265 = p256_subw(&t264, UINT32_C(0x0), t209, 0);
    uint32_t t266; (void)p256_subw(&t266, t209, UINT32_C(0x0), c265);
    uint32_t t267; const p256_bit c268 = p256_addw(&t267, t255, t209, 0);
    uint32_t t269; const p256_bit c270 = p256_addw(&t269, t257, UINT32_C(0x0), c268);
    uint32_t t271; const p256_bit c272 = p256_addw(&t271, t259, UINT32_C(0x0), c270);
    uint32_t t273; const p256_bit c274 = p256_addw(&t273, t261, t209, c272);
    uint32_t t275; const p256_bit c276 = p256_addw(&t275, t263, t264, c274);
    uint32_t t277; (void)p256_addw(&t277, t266, UINT32_C(0x0), c276);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t278; const p256_bit c279 = p256_subw(&t278, UINT32_C(0x0), t239, 0);
    uint32_t t280; (void)p256_subw(&t280, t239, UINT32_C(0x0), c279);
    uint32_t t281; const p256_bit c282 = p256_addw(&t281, t269, t239, 0);
    uint32_t t283; const p256_bit c284 = p256_addw(&t283, t271, UINT32_C(0x0), c282);
    uint32_t t285; const p256_bit c286 = p256_addw(&t285, t273, UINT32_C(0x0), c284);
    uint32_t t287; const p256_bit c288 = p256_addw(&t287, t275, t239, c286);
    uint32_t t289; const p256_bit c290 = p256_addw(&t289, t277, t278, c288);
    uint32_t t291; (void)p256_addw(&t291, t280, UINT32_C(0x0), c290);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t292; const p256_bit c293 = p256_subw(&t292, UINT32_C(0x0), t253, 0);
    uint32_t t294; (void)p256_subw(&t294, t253, UINT32_C(0x0), c293);
    uint32_t t295; const p256_bit c296 = p256_addw(&t295, t283, t253, 0);
    uint32_t t297; const p256_bit c298 = p256_addw(&t297, t285, UINT32_C(0x0), c296);
    uint32_t t299; const p256_bit c300 = p256_addw(&t299, t287, UINT32_C(0x0), c298);
    uint32_t t301; const p256_bit c302 = p256_addw(&t301, t289, t253, c300);
    uint32_t t303; const p256_bit c304 = p256_addw(&t303, t291, t292, c302);
    uint32_t t305; (void)p256_addw(&t305, t294, UINT32_C(0x0), c304);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t306; const p256_bit c307 = p256_subw(&t306, UINT32_C(0x0), t267, 0);
    uint32_t t308; (void)p256_subw(&t308, t267, UINT32_C(0x0), c307);
    uint32_t t309; const p256_bit c310 = p256_addw(&t309, t297, t267, 0);
    uint32_t t311; const p256_bit c312 = p256_addw(&t311, t299, UINT32_C(0x0), c310);
    uint32_t t313; const p256_bit c314 = p256_addw(&t313, t301, UINT32_C(0x0), c312);
    uint32_t t315; const p256_bit c316 = p256_addw(&t315, t303, t267, c314);
    uint32_t t317; const p256_bit c318 = p256_addw(&t317, t305, t306, c316);
    uint32_t t319; (void)p256_addw(&t319, t308, UINT32_C(0x0), c318);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t320; const p256_bit c321 = p256_subw(&t320, UINT32_C(0x0), t281, 0);
    uint32_t t322; (void)p256_subw(&t322, t281, UINT32_C(0x0), c321);
    uint32_t t323; const p256_bit c324 = p256_addw(&t323, t311, t281, 0);
    uint32_t t325; const p256_bit c326 = p256_addw(&t325, t313, UINT32_C(0x0), c324);
    uint32_t t327; const p256_bit c328 = p256_addw(&t327, t315, UINT32_C(0x0), c326);
    uint32_t t329; const p256_bit c330 = p256_addw(&t329, t317, t281, c328);
    uint32_t t331; const p256_bit c332 = p256_addw(&t331, t319, t320, c330);
    uint32_t t333; (void)p256_addw(&t333, t322, UINT32_C(0x0), c332);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t334; const p256_bit c335 = p256_subw(&t334, UINT32_C(0x0), t295, 0);
    uint32_t t336; (void)p256_subw(&t336, t295, UINT32_C(0x0), c335);
    uint32_t t337; const p256_bit c338 = p256_addw(&t337, t325, t295, 0);
    uint32_t t339; const p256_bit c340 = p256_addw(&t339, t327, UINT32_C(0x0), c338);
    uint32_t t341; const p256_bit c342 = p256_addw(&t341, t329, UINT32_C(0x0), c340);
    uint32_t t343; const p256_bit c344 = p256_addw(&t343, t331, t295, c342);
    uint32_t t345; const p256_bit c346 = p256_addw(&t345, t333, t334, c344);
    uint32_t t347; (void)p256_addw(&t347, t336, UINT32_C(0x0), c346);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t350; const p256_bit c351 = p256_subw(&t350, t221, UINT32_C(0xffffffff), 0);
    uint32_t t352; const p256_bit c353 = p256_subw(&t352, t223, UINT32_C(0xffffffff), c351);
    uint32_t t354; const p256_bit c355 = p256_subw(&t354, t225, UINT32_C(0xffffffff), c353);
    uint32_t t356; const p256_bit c357 = p256_subw(&t356, t227, UINT32_C(0x0), c355);
    uint32_t t358; const p256_bit c359 = p256_subw(&t358, t229, UINT32_C(0x0), c357);
    uint32_t t360; const p256_bit c361 = p256_subw(&t360, t231, UINT32_C(0x0), c359);
    uint32_t t362; const p256_bit c363 = p256_subw(&t362, t233, UINT32_C(0x1), c361);
    uint32_t t364; (void)p256_subw(&t364, t235, UINT32_C(0xffffffff), c363);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t365; const p256_bit c366 = p256_addw(&t365, t309, t350, 0);
    uint32_t t367; const p256_bit c368 = p256_addw(&t367, t323, t352, c366);
    uint32_t t369; const p256_bit c370 = p256_addw(&t369, t337, t354, c368);
    uint32_t t371; const p256_bit c372 = p256_addw(&t371, t339, t356, c370);
    uint32_t t373; const p256_bit c374 = p256_addw(&t373, t341, t358, c372);
    uint32_t t375; const p256_bit c376 = p256_addw(&t375, t343, t360, c374);
    uint32_t t377; const p256_bit c378 = p256_addw(&t377, t345, t362, c376);
    uint32_t t379; const p256_bit c380 = p256_addw(&t379, t347, t364, c378);
    uint32_t t381; const p256_bit c382 = p256_addw(&t381, t309, t221, 0);
    uint32_t t383; const p256_bit c384 = p256_addw(&t383, t323, t223, c382);
    uint32_t t385; const p256_bit c386 = p256_addw(&t385, t337, t225, c384);
    uint32_t t387; const p256_bit c388 = p256_addw(&t387, t339, t227, c386);
    uint32_t t389; const p256_bit c390 = p256_addw(&t389, t341, t229, c388);
    uint32_t t391; const p256_bit c392 = p256_addw(&t391, t343, t231, c390);
    uint32_t t393; const p256_bit c394 = p256_addw(&t393, t345, t233, c392);
    uint32_t t395; (void)p256_addw(&t395, t347, t235, c394);
    const uint32_t m0 = p256_maskw(c380);
    const uint32_t t396 = p256_selectw(m0, t365, t381);
    const uint32_t t397 = p256_selectw(m0, t367, t383);
    const uint32_t t398 = p256_selectw(m0, t369, t385);
    const uint32_t t399 = p256_selectw(m0, t371, t387);
    const uint32_t t400 = p256_selectw(m0, t373, t389);
    const uint32_t t401 = p256_selectw(m0, t375, t391);
    const uint32_t t402 = p256_selectw(m0, t377, t393);
    const uint32_t t403 = p256_selectw(m0, t379, t395);
    p256_storew(&r->v[0], t396);
    p256_storew(&r->v[1], t397);
    p256_storew(&r->v[2], t398);
    p256_storew(&r->v[3], t399);
    p256_storew(&r->v[4], t400);
    p256_storew(&r->v[5], t401);
    p256_storew(&r->v[6], t402);
    p256_storew(&r->v[7], t403);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p256_fe_mul_small(p256_fe *r, const p256_fe *a, uint32_t k)
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
    const uint32_t t11 = p256_mulw(&t10, a0, k_word);
    uint32_t t12;
    const uint32_t t13 = p256_mulw(&t12, a1, k_word);
    uint32_t t14; const p256_bit c15 = p256_addw(&t14, t13, t10, 0);
    uint32_t t16;
    const uint32_t t17 = p256_mulw(&t16, a2, k_word);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, t17, t12, c15);
    uint32_t t20;
    const uint32_t t21 = p256_mulw(&t20, a3, k_word);
    uint32_t t22; const p256_bit c23 = p256_addw(&t22, t21, t16, c19);
    uint32_t t24;
    const uint32_t t25 = p256_mulw(&t24, a4, k_word);
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, t25, t20, c23);
    uint32_t t28;
    const uint32_t t29 = p256_mulw(&t28, a5, k_word);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t29, t24, c27);
    uint32_t t32;
    const uint32_t t33 = p256_mulw(&t32, a6, k_word);
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t33, t28, c31);
    uint32_t t36;
    const uint32_t t37 = p256_mulw(&t36, a7, k_word);
    uint32_t t38; const p256_bit c39 = p256_addw(&t38, t37, t32, c35);
    uint32_t t40; (void)p256_addw(&t40, t36, UINT32_C(0x0), c39);
    /* T - q * p, below 4*p */
    uint32_t t43;
    const uint32_t t44 = p256_mulw(&t43, UINT32_C(0xffffffff), t40);
    uint32_t t45; const p256_bit c46 = p256_addw(&t45, t44, t43, 0);
    uint32_t t47; const p256_bit c48 = p256_addw(&t47, t44, t43, c46);
    uint32_t t49; const p256_bit c50 = p256_addw(&t49, UINT32_C(0x0), t43, c48);
    uint32_t t51; const p256_bit c52 = p256_addw(&t51, UINT32_C(0x0), UINT32_C(0x0), c50);
    uint32_t t53; const p256_bit c54 = p256_addw(&t53, UINT32_C(0x0), UINT32_C(0x0), c52);
    uint32_t t55; const p256_bit c56 = p256_addw(&t55, t40, UINT32_C(0x0), c54);
    uint32_t t57; const p256_bit c58 = p256_addw(&t57, t44, UINT32_C(0x0), c56);
    uint32_t t59; (void)p256_addw(&t59, t43, UINT32_C(0x0), c58);
    uint32_t t60; const p256_bit c61 = p256_subw(&t60, t11, t44, 0);
    uint32_t t62; const p256_bit c63 = p256_subw(&t62, t14, t45, c61);
    uint32_t t64; const p256_bit c65 = p256_subw(&t64, t18, t47, c63);
    uint32_t t66; const p256_bit c67 = p256_subw(&t66, t22, t49, c65);
    uint32_t t68; const p256_bit c69 = p256_subw(&t68, t26, t51, c67);
    uint32_t t70; const p256_bit c71 = p256_subw(&t70, t30, t53, c69);
    uint32_t t72; const p256_bit c73 = p256_subw(&t72, t34, t55, c71);
    uint32_t t74; const p256_bit c75 = p256_subw(&t74, t38, t57, c73);
    uint32_t t76; (void)p256_subw(&t76, t40, t59, c75);
    /* subtract 2*p where that does not borrow */
    uint32_t t79; const p256_bit c80 = p256_subw(&t79, t60, UINT32_C(0xfffffffe), 0);
    uint32_t t81; const p256_bit c82 = p256_subw(&t81, t62, UINT32_C(0xffffffff), c80);
    uint32_t t83; const p256_bit c84 = p256_subw(&t83, t64, UINT32_C(0xffffffff), c82);
    uint32_t t85; const p256_bit c86 = p256_subw(&t85, t66, UINT32_C(0x1), c84);
    uint32_t t87; const p256_bit c88 = p256_subw(&t87, t68, UINT32_C(0x0), c86);
    uint32_t t89; const p256_bit c90 = p256_subw(&t89, t70, UINT32_C(0x0), c88);
    uint32_t t91; const p256_bit c92 = p256_subw(&t91, t72, UINT32_C(0x2), c90);
    uint32_t t93; const p256_bit c94 = p256_subw(&t93, t74, UINT32_C(0xfffffffe), c92);
    uint32_t t95; const p256_bit c96 = p256_subw(&t95, t76, UINT32_C(0x1), c94);
    const uint32_t m0 = p256_maskw(c96);
    const uint32_t t97 = p256_selectw(m0, t60, t79);
    const uint32_t t98 = p256_selectw(m0, t62, t81);
    const uint32_t t99 = p256_selectw(m0, t64, t83);
    const uint32_t t100 = p256_selectw(m0, t66, t85);
    const uint32_t t101 = p256_selectw(m0, t68, t87);
    const uint32_t t102 = p256_selectw(m0, t70, t89);
    const uint32_t t103 = p256_selectw(m0, t72, t91);
    const uint32_t t104 = p256_selectw(m0, t74, t93);
    const uint32_t t105 = p256_selectw(m0, t76, t95);
    /* subtract 1*p where that does not borrow */
    uint32_t t106; const p256_bit c107 = p256_subw(&t106, t97, UINT32_C(0xffffffff), 0);
    uint32_t t108; const p256_bit c109 = p256_subw(&t108, t98, UINT32_C(0xffffffff), c107);
    uint32_t t110; const p256_bit c111 = p256_subw(&t110, t99, UINT32_C(0xffffffff), c109);
    uint32_t t112; const p256_bit c113 = p256_subw(&t112, t100, UINT32_C(0x0), c111);
    uint32_t t114; const p256_bit c115 = p256_subw(&t114, t101, UINT32_C(0x0), c113);
    uint32_t t116; const p256_bit c117 = p256_subw(&t116, t102, UINT32_C(0x0), c115);
    uint32_t t118; const p256_bit c119 = p256_subw(&t118, t103, UINT32_C(0x1), c117);
    uint32_t t120; const p256_bit c121 = p256_subw(&t120, t104, UINT32_C(0xffffffff), c119);
    const p256_bit c122 = p256_borroww(t105, UINT32_C(0x0), c121);
    const uint32_t m1 = p256_maskw(c122);
    const uint32_t t123 = p256_selectw(m1, t97, t106);
    const uint32_t t124 = p256_selectw(m1, t98, t108);
    const uint32_t t125 = p256_selectw(m1, t99, t110);
    const uint32_t t126 = p256_selectw(m1, t100, t112);
    const uint32_t t127 = p256_selectw(m1, t101, t114);
    const uint32_t t128 = p256_selectw(m1, t102, t116);
    const uint32_t t129 = p256_selectw(m1, t103, t118);
    const uint32_t t130 = p256_selectw(m1, t104, t120);
    p256_storew(&r->v[0], t123);
    p256_storew(&r->v[1], t124);
    p256_storew(&r->v[2], t125);
    p256_storew(&r->v[3], t126);
    p256_storew(&r->v[4], t127);
    p256_storew(&r->v[5], t128);
    p256_storew(&r->v[6], t129);
    p256_storew(&r->v[7], t130);
}

/* r = the words of a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p256_fe_to_mont(p256_fe *r, const p256_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* product, row 0: a * b[0] */
    uint32_t t14;
    const uint32_t t15 = p256_mulw(&t14, a0, UINT32_C(0x3));
    uint32_t t16;
    const uint32_t t17 = p256_mulw(&t16, a1, UINT32_C(0x3));
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, t17, t14, 0);
    uint32_t t20;
    const uint32_t t21 = p256_mulw(&t20, a2, UINT32_C(0x3));
    uint32_t t22; const p256_bit c23 = p256_addw(&t22, t21, t16, c19);
    uint32_t t24;
    const uint32_t t25 = p256_mulw(&t24, a3, UINT32_C(0x3));
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, t25, t20, c23);
    uint32_t t28;
    const uint32_t t29 = p256_mulw(&t28, a4, UINT32_C(0x3));
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t29, t24, c27);
    uint32_t t32;
    const uint32_t t33 = p256_mulw(&t32, a5, UINT32_C(0x3));
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t33, t28, c31);
    uint32_t t36;
    const uint32_t t37 = p256_mulw(&t36, a6, UINT32_C(0x3));
    uint32_t t38; const p256_bit c39 = p256_addw(&t38, t37, t32, c35);
    uint32_t t40;
    const uint32_t t41 = p256_mulw(&t40, a7, UINT32_C(0x3));
    uint32_t t42; const p256_bit c43 = p256_addw(&t42, t41, t36, c39);
    uint32_t t44; (void)p256_addw(&t44, t40, UINT32_C(0x0), c43);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t45;
    const uint32_t t46 = p256_mulw(&t45, a0, UINT32_C(0xffffffff));
    uint32_t t47;
    const uint32_t t48 = p256_mulw(&t47, a1, UINT32_C(0xffffffff));
    uint32_t t49;
    const uint32_t t50 = p256_mulw(&t49, a2, UINT32_C(0xffffffff));
    uint32_t t51;
    const uint32_t t52 = p256_mulw(&t51, a3, UINT32_C(0xffffffff));
    uint32_t t53;
    const uint32_t t54 = p256_mulw(&t53, a4, UINT32_C(0xffffffff));
    uint32_t t55;
    const uint32_t t56 = p256_mulw(&t55, a5, UINT32_C(0xffffffff));
    uint32_t t57;
    const uint32_t t58 = p256_mulw(&t57, a6, UINT32_C(0xffffffff));
    uint32_t t59;
    const uint32_t t60 = p256_mulw(&t59, a7, UINT32_C(0xffffffff));
    uint32_t t61; const p256_bit c62 = p256_addw(&t61, t22, t46, 0);
    uint32_t t63; const p256_bit c64 = p256_addw(&t63, t26, t48, c62);
    uint32_t t65; const p256_bit c66 = p256_addw(&t65, t30, t50, c64);
    uint32_t t67; const p256_bit c68 = p256_addw(&t67, t34, t52, c66);
    uint32_t t69; const p256_bit c70 = p256_addw(&t69, t38, t54, c68);
    uint32_t t71; const p256_bit c72 = p256_addw(&t71, t42, t56, c70);
    uint32_t t73; const p256_bit c74 = p256_addw(&t73, t44, t58, c72);
    uint32_t t75; const p256_bit c76 = p256_addw(&t75, UINT32_C(0x0), t60, c74);
    const uint32_t t77 = p256_bitw(c76);
    uint32_t t78; const p256_bit c79 = p256_addw(&t78, t63, t45, 0);
    uint32_t t80; const p256_bit c81 = p256_addw(&t80, t65, t47, c79);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t67, t49, c81);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t69, t51, c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t71, t53, c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t73, t55, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t75, t57, c89);
    uint32_t t92; (void)p256_addw(&t92, t77, t59, c91);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t93;
    const uint32_t t94 = p256_mulw(&t93, a0, UINT32_C(0xfffffffb));
    uint32_t t95;
    const uint32_t t96 = p256_mulw(&t95, a1, UINT32_C(0xfffffffb));
    uint32_t t97;
    const uint32_t t98 = p256_mulw(&t97, a2, UINT32_C(0xfffffffb));
    uint32_t t99;
    const uint32_t t100 = p256_mulw(&t99, a3, UINT32_C(0xfffffffb));
    uint32_t t101;
    const uint32_t t102 = p256_mulw(&t101, a4, UINT32_C(0xfffffffb));
    uint32_t t103;
    const uint32_t t104 = p256_mulw(&t103, a5, UINT32_C(0xfffffffb));
    uint32_t t105;
    const uint32_t t106 = p256_mulw(&t105, a6, UINT32_C(0xfffffffb));
    uint32_t t107;
    const uint32_t t108 = p256_mulw(&t107, a7, UINT32_C(0xfffffffb));
    uint32_t t109; const p256_bit c110 = p256_addw(&t109, t78, t94, 0);
    uint32_t t111; const p256_bit c112 = p256_addw(&t111, t80, t96, c110);
    uint32_t t113; const p256_bit c114 = p256_addw(&t113, t82, t98, c112);
    uint32_t t115; const p256_bit c116 = p256_addw(&t115, t84, t100, c114);
    uint32_t t117; const p256_bit c118 = p256_addw(&t117, t86, t102, c116);
    uint32_t t119; const p256_bit c120 = p256_addw(&t119, t88, t104, c118);
    uint32_t t121; const p256_bit c122 = p256_addw(&t121, t90, t106, c120);
    uint32_t t123; const p256_bit c124 = p256_addw(&t123, t92, t108, c122);
    const uint32_t t125 = p256_bitw(c124);
    uint32_t t126; const p256_bit c127 = p256_addw(&t126, t111, t93, 0);
    uint32_t t128; const p256_bit c129 = p256_addw(&t128, t113, t95, c127);
    uint32_t t130; const p256_bit c131 = p256_addw(&t130, t115, t97, c129);
    uint32_t t132; const p256_bit c133 = p256_addw(&t132, t117, t99, c131);
    uint32_t t134; const p256_bit c135 = p256_addw(&t134, t119, t101, c133);
    uint32_t t136; const p256_bit c137 = p256_addw(&t136, t121, t103, c135);
    uint32_t t138; const p256_bit c139 = p256_addw(&t138, t123, t105, c137);
    uint32_t t140; (void)p256_addw(&t140, t125, t107, c139);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t141;
    const uint32_t t142 = p256_mulw(&t141, a0, UINT32_C(0xfffffffe));
    uint32_t t143;
    const uint32_t t144 = p256_mulw(&t143, a1, UINT32_C(0xfffffffe));
    uint32_t t145;
    const uint32_t t146 = p256_mulw(&t145, a2, UINT32_C(0xfffffffe));
    uint32_t t147;
    const uint32_t t148 = p256_mulw(&t147, a3, UINT32_C(0xfffffffe));
    uint32_t t149;
    const uint32_t t150 = p256_mulw(&t149, a4, UINT32_C(0xfffffffe));
    uint32_t t151;
    const uint32_t t152 = p256_mulw(&t151, a5, UINT32_C(0xfffffffe));
    uint32_t t153;
    const uint32_t t154 = p256_mulw(&t153, a6, UINT32_C(0xfffffffe));
    uint32_t t155;
    const uint32_t t156 = p256_mulw(&t155, a7, UINT32_C(0xfffffffe));
    uint32_t t157; const p256_bit c158 = p256_addw(&t157, t126, t142, 0);
    uint32_t t159; const p256_bit c160 = p256_addw(&t159, t128, t144, c158);
    uint32_t t161; const p256_bit c162 = p256_addw(&t161, t130, t146, c160);
    uint32_t t163; const p256_bit c164 = p256_addw(&t163, t132, t148, c162);
    uint32_t t165; const p256_bit c166 = p256_addw(&t165, t134, t150, c164);
    uint32_t t167; const p256_bit c168 = p256_addw(&t167, t136, t152, c166);
    uint32_t t169; const p256_bit c170 = p256_addw(&t169, t138, t154, c168);
    uint32_t t171; const p256_bit c172 = p256_addw(&t171, t140, t156, c170);
    const uint32_t t173 = p256_bitw(c172);
    uint32_t t174; const p256_bit c175 = p256_addw(&t174, t159, t141, 0);
    uint32_t t176; const p256_bit c177 = p256_addw(&t176, t161, t143, c175);
    uint32_t t178; const p256_bit c179 = p256_addw(&t178, t163, t145, c177);
    uint32_t t180; const p256_bit c181 = p256_addw(&t180, t165, t147, c179);
    uint32_t t182; const p256_bit c183 = p256_addw(&t182, t167, t149, c181);
    uint32_t t184; const p256_bit c185 = p256_addw(&t184, t169, t151, c183);
    uint32_t t186; const p256_bit c187 = p256_addw(&t186, t171, t153, c185);
    uint32_t t188; (void)p256_addw(&t188, t173, t155, c187);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t189; const p256_bit c190 = p256_addw(&t189, t174, t46, 0);
    uint32_t t191; const p256_bit c192 = p256_addw(&t191, t176, t48, c190);
    uint32_t t193; const p256_bit c194 = p256_addw(&t193, t178, t50, c192);
    uint32_t t195; const p256_bit c196 = p256_addw(&t195, t180, t52, c194);
    uint32_t t197; const p256_bit c198 = p256_addw(&t197, t182, t54, c196);
    uint32_t t199; const p256_bit c200 = p256_addw(&t199, t184, t56, c198);
    uint32_t t201; const p256_bit c202 = p256_addw(&t201, t186, t58, c200);
    uint32_t t203; const p256_bit c204 = p256_addw(&t203, t188, t60, c202);
    const uint32_t t205 = p256_bitw(c204);
    uint32_t t206; const p256_bit c207 = p256_addw(&t206, t191, t45, 0);
    uint32_t t208; const p256_bit c209 = p256_addw(&t208, t193, t47, c207);
    uint32_t t210; const p256_bit c211 = p256_addw(&t210, t195, t49, c209);
    uint32_t t212; const p256_bit c213 = p256_addw(&t212, t197, t51, c211);
    uint32_t t214; const p256_bit c215 = p256_addw(&t214, t199, t53, c213);
    uint32_t t216; const p256_bit c217 = p256_addw(&t216, t201, t55, c215);
    uint32_t t218; const p256_bit c219 = p256_addw(&t218, t203, t57, c217);
    uint32_t t220; (void)p256_addw(&t220, t205, t59, c219);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t221;
    const uint32_t t222 = p256_mulw(&t221, a0, UINT32_C(0xfffffffd));
    uint32_t t223;
    const uint32_t t224 = p256_mulw(&t223, a1, UINT32_C(0xfffffffd));
    uint32_t t225;
    const uint32_t t226 = p256_mulw(&t225, a2, UINT32_C(0xfffffffd));
    uint32_t t227;
    const uint32_t t228 = p256_mulw(&t227, a3, UINT32_C(0xfffffffd));
    uint32_t t229;
    const uint32_t t230 = p256_mulw(&t229, a4, UINT32_C(0xfffffffd));
    uint32_t t231;
    const uint32_t t232 = p256_mulw(&t231, a5, UINT32_C(0xfffffffd));
    uint32_t t233;
    const uint32_t t234 = p256_mulw(&t233, a6, UINT32_C(0xfffffffd));
    uint32_t t235;
    const uint32_t t236 = p256_mulw(&t235, a7, UINT32_C(0xfffffffd));
    uint32_t t237; const p256_bit c238 = p256_addw(&t237, t206, t222, 0);
    uint32_t t239; const p256_bit c240 = p256_addw(&t239, t208, t224, c238);
    uint32_t t241; const p256_bit c242 = p256_addw(&t241, t210, t226, c240);
    uint32_t t243; const p256_bit c244 = p256_addw(&t243, t212, t228, c242);
    uint32_t t245; const p256_bit c246 = p256_addw(&t245, t214, t230, c244);
    uint32_t t247; const p256_bit c248 = p256_addw(&t247, t216, t232, c246);
    uint32_t t249; const p256_bit c250 = p256_addw(&t249, t218, t234, c248);
    uint32_t t251; const p256_bit c252 = p256_addw(&t251, t220, t236, c250);
    const uint32_t t253 = p256_bitw(c252);
    uint32_t t254; const p256_bit c255 = p256_addw(&t254, t239, t221, 0);
    uint32_t t256; const p256_bit c257 = p256_addw(&t256, t241, t223, c255);
    uint32_t t258; const p256_bit c259 = p256_addw(&t258, t243, t225, c257);
    uint32_t t260; const p256_bit c261 = p256_addw(&t260, t245, t227, c259);
    uint32_t t262; const p256_bit c263 = p256_addw(&t262, t247, t229, c261);
    uint32_t t264; const p256_bit c265 = p256_addw(&t264, t249, t231, c263);
    uint32_t t266; const p256_bit c267 = p256_addw(&t266, t251, t233, c265);
    uint32_t t268; (void)p256_addw(&t268, t253, t235, c267);
    /* product, row 7: + a * b[7] * W^7 */
    const uint32_t t269 = a0 << 2;
    const uint32_t t270 = a0 >> 30;
    const uint32_t t271 = a1 << 2;
    const uint32_t t272 = a1 >> 30;
    const uint32_t t273 = a2 << 2;
    const uint32_t t274 = a2 >> 30;
    const uint32_t t275 = a3 << 2;
    const uint32_t t276 = a3 >> 30;
    const uint32_t t277 = a4 << 2;
    const uint32_t t278 = a4 >> 30;
    const uint32_t t279 = a5 << 2;
    const uint32_t t280 = a5 >> 30;
    const uint32_t t281 = a6 << 2;
    const uint32_t t282 = a6 >> 30;
    const uint32_t t283 = a7 << 2;
    const uint32_t t284 = a7 >> 30;
    uint32_t t285; const p256_bit c286 = p256_addw(&t285, t254, t269, 0);
    uint32_t t287; const p256_bit c288 = p256_addw(&t287, t256, t271, c286);
    uint32_t t289; const p256_bit c290 = p256_addw(&t289, t258, t273, c288);
    uint32_t t291; const p256_bit c292 = p256_addw(&t291, t260, t275, c290);
    uint32_t t293; const p256_bit c294 = p256_addw(&t293, t262, t277, c292);
    uint32_t t295; const p256_bit c296 = p256_addw(&t295, t264, t279, c294);
    uint32_t t297; const p256_bit c298 = p256_addw(&t297, t266, t281, c296);
    uint32_t t299; const p256_bit c300 = p256_addw(&t299, t268, t283, c298);
    const uint32_t t301 = p256_bitw(c300);
    uint32_t t302; const p256_bit c303 = p256_addw(&t302, t287, t270, 0);
    uint32_t t304; const p256_bit c305 = p256_addw(&t304, t289, t272, c303);
    uint32_t t306; const p256_bit c307 = p256_addw(&t306, t291, t274, c305);
    uint32_t t308; const p256_bit c309 = p256_addw(&t308, t293, t276, c307);
    uint32_t t310; const p256_bit c311 = p256_addw(&t310, t295, t278, c309);
    uint32_t t312; const p256_bit c313 = p256_addw(&t312, t297, t280, c311);
    uint32_t t314; const p256_bit c315 = p256_addw(&t314, t299, t282, c313);
    uint32_t t316; (void)p256_addw(&t316, t301, t284, c315);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t317; const p256_bit c318 = p256_subw(&t317, UINT32_C(0x0), t15, 0);
    uint32_t t319; (void)p256_subw(&t319, t15, UINT32_C(0x0), c318);
    uint32_t t320; const p256_bit c321 = p256_addw(&t320, t109, t15, 0);
    uint32_t t322; const p256_bit c323 = p256_addw(&t322, t157, UINT32_C(0x0), c321);
    uint32_t t324; const p256_bit c325 = p256_addw(&t324, t189, UINT32_C(0x0), c323);
    uint32_t t326; const p256_bit c327 = p256_addw(&t326, t237, t15, c325);
    uint32_t t328; const p256_bit c329 = p256_addw(&t328, t285, t317, c327);
    uint32_t t330; (void)p256_addw(&t330, t319, UINT32_C(0x0), c329);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t331; const p256_bit c332 = p256_subw(&t331, UINT32_C(0x0), t18, 0);
    uint32_t t333; (void)p256_subw(&t333, t18, UINT32_C(0x0), c332);
    uint32_t t334; const p256_bit c335 = p256_addw(&t334, t322, t18, 0);
    uint32_t t336; const p256_bit c337 = p256_addw(&t336, t324, UINT32_C(0x0), c335);
    uint32_t t338; const p256_bit c339 = p256_addw(&t338, t326, UINT32_C(0x0), c337);
    uint32_t t340; const p256_bit c341 = p256_addw(&t340, t328, t18, c339);
    uint32_t t342; const p256_bit c343 = p256_addw(&t342, t330, t331, c341);
    uint32_t t344; (void)p256_addw(&t344, t333, UINT32_C(0x0), c343);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t345; const p256_bit c346 = p256_subw(&t345, UINT32_C(0x0), t61, 0);
    uint32_t t347; (void)p256_subw(&t347, t61, UINT32_C(0x0), c346);
    uint32_t t348; const p256_bit c349 = p256_addw(&t348, t336, t61, 0);
    uint32_t t350; const p256_bit c351 = p256_addw(&t350, t338, UINT32_C(0x0), c349);
    uint32_t t352; const p256_bit c353 = p256_addw(&t352, t340, UINT32_C(0x0), c351);
    uint32_t t354; const p256_bit c355 = p256_addw(&t354, t342, t61, c353);
    uint32_t t356; const p256_bit c357 = p256_addw(&t356, t344, t345, c355);
    uint32_t t358; (void)p256_addw(&t358, t347, UINT32_C(0x0), c357);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t359; const p256_bit c360 = p256_subw(&t359, UINT32_C(0x0), t320, 0);
    uint32_t t361; (void)p256_subw(&t361, t320, UINT32_C(0x0), c360);
    uint32_t t362; const p256_bit c363 = p256_addw(&t362, t350, t320, 0);
    uint32_t t364; const p256_bit c365 = p256_addw(&t364, t352, UINT32_C(0x0), c363);
    uint32_t t366; const p256_bit c367 = p256_addw(&t366, t354, UINT32_C(0x0), c365);
    uint32_t t368; const p256_bit c369 = p256_addw(&t368, t356, t320, c367);
    uint32_t t370; const p256_bit c371 = p256_addw(&t370, t358, t359, c369);
    uint32_t t372; (void)p256_addw(&t372, t361, UINT32_C(0x0), c371);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t373; const p256_bit c374 = p256_subw(&t373, UINT32_C(0x0), t334, 0);
    uint32_t t375; (void)p256_subw(&t375, t334, UINT32_C(0x0), c374);
    uint32_t t376; const p256_bit c377 = p256_addw(&t376, t364, t334, 0);
    uint32_t t378; const p256_bit c379 = p256_addw(&t378, t366, UINT32_C(0x0), c377);
    uint32_t t380; const p256_bit c381 = p256_addw(&t380, t368, UINT32_C(0x0), c379);
    uint32_t t382; const p256_bit c383 = p256_addw(&t382, t370, t334, c381);
    uint32_t t384; const p256_bit c385 = p256_addw(&t384, t372, t373, c383);
    uint32_t t386; (void)p256_addw(&t386, t375, UINT32_C(0x0), c385);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t387; const p256_bit c388 = p256_subw(&t387, UINT32_C(0x0), t348, 0);
    uint32_t t389; (void)p256_subw(&t389, t348, UINT32_C(0x0), c388);
    uint32_t t390; const p256_bit c391 = p256_addw(&t390, t378, t348, 0);
    uint32_t t392; const p256_bit c393 = p256_addw(&t392, t380, UINT32_C(0x0), c391);
    uint32_t t394; const p256_bit c395 = p256_addw(&t394, t382, UINT32_C(0x0), c393);
    uint32_t t396; const p256_bit c397 = p256_addw(&t396, t384, t348, c395);
    uint32_t t398; const p256_bit c399 = p256_addw(&t398, t386, t387, c397);
    uint32_t t400; (void)p256_addw(&t400, t389, UINT32_C(0x0), c399);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t401; const p256_bit c402 = p256_subw(&t401, UINT32_C(0x0), t362, 0);
    uint32_t t403; (void)p256_subw(&t403, t362, UINT32_C(0x0), c402);
    uint32_t t404; const p256_bit c405 = p256_addw(&t404, t392, t362, 0);
    uint32_t t406; const p256_bit c407 = p256_addw(&t406, t394, UINT32_C(0x0), c405);
    uint32_t t408; const p256_bit c409 = p256_addw(&t408, t396, UINT32_C(0x0), c407);
    uint32_t t410; const p256_bit c411 = p256_addw(&t410, t398, t362, c409);
    uint32_t t412; const p256_bit c413 = p256_addw(&t412, t400, t401, c411);
    uint32_t t414; (void)p256_addw(&t414, t403, UINT32_C(0x0), c413);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t415; const p256_bit c416 = p256_subw(&t415, UINT32_C(0x0), t376, 0);
    uint32_t t417; (void)p256_subw(&t417, t376, UINT32_C(0x0), c416);
    uint32_t t418; const p256_bit c419 = p256_addw(&t418, t406, t376, 0);
    uint32_t t420; const p256_bit c421 = p256_addw(&t420, t408, UINT32_C(0x0), c419);
    uint32_t t422; const p256_bit c423 = p256_addw(&t422, t410, UINT32_C(0x0), c421);
    uint32_t t424; const p256_bit c425 = p256_addw(&t424, t412, t376, c423);
    uint32_t t426; const p256_bit c427 = p256_addw(&t426, t414, t415, c425);
    uint32_t t428; (void)p256_addw(&t428, t417, UINT32_C(0x0), c427);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t430; const p256_bit c431 = p256_subw(&t430, t302, UINT32_C(0xffffffff), 0);
    uint32_t t432; const p256_bit c433 = p256_subw(&t432, t304, UINT32_C(0xffffffff), c431);
    uint32_t t434; const p256_bit c435 = p256_subw(&t434, t306, UINT32_C(0xffffffff), c433);
    uint32_t t436; const p256_bit c437 = p256_subw(&t436, t308, UINT32_C(0x0), c435);
    uint32_t t438; const p256_bit c439 = p256_subw(&t438, t310, UINT32_C(0x0), c437);
    uint32_t t440; const p256_bit c441 = p256_subw(&t440, t312, UINT32_C(0x0), c439);
    uint32_t t442; const p256_bit c443 = p256_subw(&t442, t314, UINT32_C(0x1), c441);
    uint32_t t444; (void)p256_subw(&t444, t316, UINT32_C(0xffffffff), c443);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t445; const p256_bit c446 = p256_addw(&t445, t390, t430, 0);
    uint32_t t447; const p256_bit c448 = p256_addw(&t447, t404, t432, c446);
    uint32_t t449; const p256_bit c450 = p256_addw(&t449, t418, t434, c448);
    uint32_t t451; const p256_bit c452 = p256_addw(&t451, t420, t436, c450);
    uint32_t t453; const p256_bit c454 = p256_addw(&t453, t422, t438, c452);
    uint32_t t455; const p256_bit c456 = p256_addw(&t455, t424, t440, c454);
    uint32_t t457; const p256_bit c458 = p256_addw(&t457, t426, t442, c456);
    uint32_t t459; const p256_bit c460 = p256_addw(&t459, t428, t444, c458);
    uint32_t t461; const p256_bit c462 = p256_addw(&t461, t390, t302, 0);
    uint32_t t463; const p256_bit c464 = p256_addw(&t463, t404, t304, c462);
    uint32_t t465; const p256_bit c466 = p256_addw(&t465, t418, t306, c464);
    uint32_t t467; const p256_bit c468 = p256_addw(&t467, t420, t308, c466);
    uint32_t t469; const p256_bit c470 = p256_addw(&t469, t422, t310, c468);
    uint32_t t471; const p256_bit c472 = p256_addw(&t471, t424, t312, c470);
    uint32_t t473; const p256_bit c474 = p256_addw(&t473, t426, t314, c472);
    uint32_t t475; (void)p256_addw(&t475, t428, t316, c474);
    const uint32_t m0 = p256_maskw(c460);
    const uint32_t t476 = p256_selectw(m0, t445, t461);
    const uint32_t t477 = p256_selectw(m0, t447, t463);
    const uint32_t t478 = p256_selectw(m0, t449, t465);
    const uint32_t t479 = p256_selectw(m0, t451, t467);
    const uint32_t t480 = p256_selectw(m0, t453, t469);
    const uint32_t t481 = p256_selectw(m0, t455, t471);
    const uint32_t t482 = p256_selectw(m0, t457, t473);
    const uint32_t t483 = p256_selectw(m0, t459, t475);
    p256_storew(&r->v[0], t476);
    p256_storew(&r->v[1], t477);
    p256_storew(&r->v[2], t478);
    p256_storew(&r->v[3], t479);
    p256_storew(&r->v[4], t480);
    p256_storew(&r->v[5], t481);
    p256_storew(&r->v[6], t482);
    p256_storew(&r->v[7], t483);
}

/* the words of r = a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_from_mont(p256_fe *r, const p256_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t9; const p256_bit c10 = p256_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; (void)p256_subw(&t11, a0, UINT32_C(0x0), c10);
    uint32_t t12; const p256_bit c13 = p256_addw(&t12, a3, a0, 0);
    uint32_t t14; const p256_bit c15 = p256_addw(&t14, a4, UINT32_C(0x0), c13);
    uint32_t t16; const p256_bit c17 = p256_addw(&t16, a5, UINT32_C(0x0), c15);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, a6, a0, c17);
    uint32_t t20; const p256_bit c21 = p256_addw(&t20, a7, t9, c19);
    uint32_t t22; (void)p256_addw(&t22, t11, UINT32_C(0x0), c21);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t23; const p256_bit c24 = p256_subw(&t23, UINT32_C(0x0), a1, 0);
    uint32_t t25; (void)p256_subw(&t25, a1, UINT32_C(0x0), c24);
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, t14, a1, 0);
    uint32_t t28; const p256_bit c29 = p256_addw(&t28, t16, UINT32_C(0x0), c27);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t18, UINT32_C(0x0), c29);
    uint32_t t32; const p256_bit c33 = p256_addw(&t32, t20, a1, c31);
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t22, t23, c33);
    uint32_t t36; (void)p256_addw(&t36, t25, UINT32_C(0x0), c35);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t37; const p256_bit c38 = p256_subw(&t37, UINT32_C(0x0), a2, 0);
    uint32_t t39; (void)p256_subw(&t39, a2, UINT32_C(0x0), c38);
    uint32_t t40; const p256_bit c41 = p256_addw(&t40, t28, a2, 0);
    uint32_t t42; const p256_bit c43 = p256_addw(&t42, t30, UINT32_C(0x0), c41);
    uint32_t t44; const p256_bit c45 = p256_addw(&t44, t32, UINT32_C(0x0), c43);
    uint32_t t46; const p256_bit c47 = p256_addw(&t46, t34, a2, c45);
    uint32_t t48; const p256_bit c49 = p256_addw(&t48, t36, t37, c47);
    uint32_t t50; (void)p256_addw(&t50, t39, UINT32_C(0x0), c49);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t51; const p256_bit c52 = p256_subw(&t51, UINT32_C(0x0), t12, 0);
    uint32_t t53; (void)p256_subw(&t53, t12, UINT32_C(0x0), c52);
    uint32_t t54; const p256_bit c55 = p256_addw(&t54, t42, t12, 0);
    uint32_t t56; const p256_bit c57 = p256_addw(&t56, t44, UINT32_C(0x0), c55);
    uint32_t t58; const p256_bit c59 = p256_addw(&t58, t46, UINT32_C(0x0), c57);
    uint32_t t60; const p256_bit c61 = p256_addw(&t60, t48, t12, c59);
    uint32_t t62; const p256_bit c63 = p256_addw(&t62, t50, t51, c61);
    uint32_t t64; (void)p256_addw(&t64, t53, UINT32_C(0x0), c63);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t65; const p256_bit c66 = p256_subw(&t65, UINT32_C(0x0), t26, 0);
    uint32_t t67; (void)p256_subw(&t67, t26, UINT32_C(0x0), c66);
    uint32_t t68; const p256_bit c69 = p256_addw(&t68, t56, t26, 0);
    uint32_t t70; const p256_bit c71 = p256_addw(&t70, t58, UINT32_C(0x0), c69);
    uint32_t t72; const p256_bit c73 = p256_addw(&t72, t60, UINT32_C(0x0), c71);
    uint32_t t74; const p256_bit c75 = p256_addw(&t74, t62, t26, c73);
    uint32_t t76; const p256_bit c77 = p256_addw(&t76, t64, t65, c75);
    uint32_t t78; (void)p256_addw(&t78, t67, UINT32_C(0x0), c77);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t79; const p256_bit c80 = p256_subw(&t79, UINT32_C(0x0), t40, 0);
    uint32_t t81; (void)p256_subw(&t81, t40, UINT32_C(0x0), c80);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t70, t40, 0);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t72, UINT32_C(0x0), c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t74, UINT32_C(0x0), c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t76, t40, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t78, t79, c89);
    uint32_t t92; (void)p256_addw(&t92, t81, UINT32_C(0x0), c91);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t93; const p256_bit c94 = p256_subw(&t93, UINT32_C(0x0), t54, 0);
    uint32_t t95; (void)p256_subw(&t95, t54, UINT32_C(0x0), c94);
    uint32_t t96; const p256_bit c97 = p256_addw(&t96, t84, t54, 0);
    uint32_t t98; const p256_bit c99 = p256_addw(&t98, t86, UINT32_C(0x0), c97);
    uint32_t t100; const p256_bit c101 = p256_addw(&t100, t88, UINT32_C(0x0), c99);
    uint32_t t102; const p256_bit c103 = p256_addw(&t102, t90, t54, c101);
    uint32_t t104; const p256_bit c105 = p256_addw(&t104, t92, t93, c103);
    uint32_t t106; (void)p256_addw(&t106, t95, UINT32_C(0x0), c105);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t107; const p256_bit c108 = p256_subw(&t107, UINT32_C(0x0), t68, 0);
    uint32_t t109; (void)p256_subw(&t109, t68, UINT32_C(0x0), c108);
    uint32_t t110; const p256_bit c111 = p256_addw(&t110, t98, t68, 0);
    uint32_t t112; const p256_bit c113 = p256_addw(&t112, t100, UINT32_C(0x0), c111);
    uint32_t t114; const p256_bit c115 = p256_addw(&t114, t102, UINT32_C(0x0), c113);
    uint32_t t116; const p256_bit c117 = p256_addw(&t116, t104, t68, c115);
    uint32_t t118; const p256_bit c119 = p256_addw(&t118, t106, t107, c117);
    uint32_t t120; (void)p256_addw(&t120, t109, UINT32_C(0x0), c119);
    p256_storew(&r->v[0], t82);
    p256_storew(&r->v[1], t96);
    p256_storew(&r->v[2], t110);
    p256_storew(&r->v[3], t112);
    p256_storew(&r->v[4], t114);
    p256_storew(&r->v[5], t116);
    p256_storew(&r->v[6], t118);
    p256_storew(&r->v[7], t120);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32])
{
    const uint32_t b_at28 = (uint32_t)p256_load4(b + 28);
    /* bytes to words */
    const uint32_t t1 = p256_bswapw(b_at28);
    const uint32_t b_at24 = (uint32_t)p256_load4(b + 24);
    const uint32_t t3 = p256_bswapw(b_at24);
    const uint32_t b_at20 = (uint32_t)p256_load4(b + 20);
    const uint32_t t5 = p256_bswapw(b_at20);
    const uint32_t b_at16 = (uint32_t)p256_load4(b + 16);
    const uint32_t t7 = p256_bswapw(b_at16);
    const uint32_t b_at12 = (uint32_t)p256_load4(b + 12);
    const uint32_t t9 = p256_bswapw(b_at12);
    const uint32_t b_at8 = (uint32_t)p256_load4(b + 8);
    const uint32_t t11 = p256_bswapw(b_at8);
    const uint32_t b_at4 = (uint32_t)p256_load4(b + 4);
    const uint32_t t13 = p256_bswapw(b_at4);
    const uint32_t b_at0 = (uint32_t)p256_load4(b + 0);
    const uint32_t t15 = p256_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c19 = p256_borroww(t1, UINT32_C(0xffffffff), 0);
    const p256_bit c20 = p256_borroww(t3, UINT32_C(0xffffffff), c19);
    const p256_bit c21 = p256_borroww(t5, UINT32_C(0xffffffff), c20);
    const p256_bit c22 = p256_borroww(t7, UINT32_C(0x0), c21);
    const p256_bit c23 = p256_borroww(t9, UINT32_C(0x0), c22);
    const p256_bit c24 = p256_borroww(t11, UINT32_C(0x0), c23);
    const p256_bit c25 = p256_borroww(t13, UINT32_C(0x1), c24);
    const p256_bit c26 = p256_borroww(t15, UINT32_C(0xffffffff), c25);
    const uint32_t t27 = p256_maskw(c26);
    const uint32_t t28 = t1 & t27;
    const uint32_t t29 = t3 & t27;
    const uint32_t t30 = t5 & t27;
    const uint32_t t31 = t7 & t27;
    const uint32_t t32 = t9 & t27;
    const uint32_t t33 = t11 & t27;
    const uint32_t t34 = t13 & t27;
    const uint32_t t35 = t15 & t27;
    const uint32_t t36 = ~t27;
    /* product, row 0: a * b[0] */
    uint32_t t41;
    const uint32_t t42 = p256_mulw(&t41, t28, UINT32_C(0x3));
    uint32_t t43;
    const uint32_t t44 = p256_mulw(&t43, t29, UINT32_C(0x3));
    uint32_t t45; const p256_bit c46 = p256_addw(&t45, t44, t41, 0);
    uint32_t t47;
    const uint32_t t48 = p256_mulw(&t47, t30, UINT32_C(0x3));
    uint32_t t49; const p256_bit c50 = p256_addw(&t49, t48, t43, c46);
    uint32_t t51;
    const uint32_t t52 = p256_mulw(&t51, t31, UINT32_C(0x3));
    uint32_t t53; const p256_bit c54 = p256_addw(&t53, t52, t47, c50);
    uint32_t t55;
    const uint32_t t56 = p256_mulw(&t55, t32, UINT32_C(0x3));
    uint32_t t57; const p256_bit c58 = p256_addw(&t57, t56, t51, c54);
    uint32_t t59;
    const uint32_t t60 = p256_mulw(&t59, t33, UINT32_C(0x3));
    uint32_t t61; const p256_bit c62 = p256_addw(&t61, t60, t55, c58);
    uint32_t t63;
    const uint32_t t64 = p256_mulw(&t63, t34, UINT32_C(0x3));
    uint32_t t65; const p256_bit c66 = p256_addw(&t65, t64, t59, c62);
    uint32_t t67;
    const uint32_t t68 = p256_mulw(&t67, t35, UINT32_C(0x3));
    uint32_t t69; const p256_bit c70 = p256_addw(&t69, t68, t63, c66);
    uint32_t t71; (void)p256_addw(&t71, t67, UINT32_C(0x0), c70);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t72;
    const uint32_t t73 = p256_mulw(&t72, t28, UINT32_C(0xffffffff));
    uint32_t t74;
    const uint32_t t75 = p256_mulw(&t74, t29, UINT32_C(0xffffffff));
    uint32_t t76;
    const uint32_t t77 = p256_mulw(&t76, t30, UINT32_C(0xffffffff));
    uint32_t t78;
    const uint32_t t79 = p256_mulw(&t78, t31, UINT32_C(0xffffffff));
    uint32_t t80;
    const uint32_t t81 = p256_mulw(&t80, t32, UINT32_C(0xffffffff));
    uint32_t t82;
    const uint32_t t83 = p256_mulw(&t82, t33, UINT32_C(0xffffffff));
    uint32_t t84;
    const uint32_t t85 = p256_mulw(&t84, t34, UINT32_C(0xffffffff));
    uint32_t t86;
    const uint32_t t87 = p256_mulw(&t86, t35, UINT32_C(0xffffffff));
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t49, t73, 0);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t53, t75, c89);
    uint32_t t92; const p256_bit c93 = p256_addw(&t92, t57, t77, c91);
    uint32_t t94; const p256_bit c95 = p256_addw(&t94, t61, t79, c93);
    uint32_t t96; const p256_bit c97 = p256_addw(&t96, t65, t81, c95);
    uint32_t t98; const p256_bit c99 = p256_addw(&t98, t69, t83, c97);
    uint32_t t100; const p256_bit c101 = p256_addw(&t100, t71, t85, c99);
    uint32_t t102; const p256_bit c103 = p256_addw(&t102, UINT32_C(0x0), t87, c101);
    const uint32_t t104 = p256_bitw(c103);
    uint32_t t105; const p256_bit c106 = p256_addw(&t105, t90, t72, 0);
    uint32_t t107; const p256_bit c108 = p256_addw(&t107, t92, t74, c106);
    uint32_t t109; const p256_bit c110 = p256_addw(&t109, t94, t76, c108);
    uint32_t t111; const p256_bit c112 = p256_addw(&t111, t96, t78, c110);
    uint32_t t113; const p256_bit c114 = p256_addw(&t113, t98, t80, c112);
    uint32_t t115; const p256_bit c116 = p256_addw(&t115, t100, t82, c114);
    uint32_t t117; const p256_bit c118 = p256_addw(&t117, t102, t84, c116);
    uint32_t t119; (void)p256_addw(&t119, t104, t86, c118);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t120;
    const uint32_t t121 = p256_mulw(&t120, t28, UINT32_C(0xfffffffb));
    uint32_t t122;
    const uint32_t t123 = p256_mulw(&t122, t29, UINT32_C(0xfffffffb));
    uint32_t t124;
    const uint32_t t125 = p256_mulw(&t124, t30, UINT32_C(0xfffffffb));
    uint32_t t126;
    const uint32_t t127 = p256_mulw(&t126, t31, UINT32_C(0xfffffffb));
    uint32_t t128;
    const uint32_t t129 = p256_mulw(&t128, t32, UINT32_C(0xfffffffb));
    uint32_t t130;
    const uint32_t t131 = p256_mulw(&t130, t33, UINT32_C(0xfffffffb));
    uint32_t t132;
    const uint32_t t133 = p256_mulw(&t132, t34, UINT32_C(0xfffffffb));
    uint32_t t134;
    const uint32_t t135 = p256_mulw(&t134, t35, UINT32_C(0xfffffffb));
    uint32_t t136; const p256_bit c137 = p256_addw(&t136, t105, t121, 0);
    uint32_t t138; const p256_bit c139 = p256_addw(&t138, t107, t123, c137);
    uint32_t t140; const p256_bit c141 = p256_addw(&t140, t109, t125, c139);
    uint32_t t142; const p256_bit c143 = p256_addw(&t142, t111, t127, c141);
    uint32_t t144; const p256_bit c145 = p256_addw(&t144, t113, t129, c143);
    uint32_t t146; const p256_bit c147 = p256_addw(&t146, t115, t131, c145);
    uint32_t t148; const p256_bit c149 = p256_addw(&t148, t117, t133, c147);
    uint32_t t150; const p256_bit c151 = p256_addw(&t150, t119, t135, c149);
    const uint32_t t152 = p256_bitw(c151);
    uint32_t t153; const p256_bit c154 = p256_addw(&t153, t138, t120, 0);
    uint32_t t155; const p256_bit c156 = p256_addw(&t155, t140, t122, c154);
    uint32_t t157; const p256_bit c158 = p256_addw(&t157, t142, t124, c156);
    uint32_t t159; const p256_bit c160 = p256_addw(&t159, t144, t126, c158);
    uint32_t t161; const p256_bit c162 = p256_addw(&t161, t146, t128, c160);
    uint32_t t163; const p256_bit c164 = p256_addw(&t163, t148, t130, c162);
    uint32_t t165; const p256_bit c166 = p256_addw(&t165, t150, t132, c164);
    uint32_t t167; (void)p256_addw(&t167, t152, t134, c166);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t168;
    const uint32_t t169 = p256_mulw(&t168, t28, UINT32_C(0xfffffffe));
    uint32_t t170;
    const uint32_t t171 = p256_mulw(&t170, t29, UINT32_C(0xfffffffe));
    uint32_t t172;
    const uint32_t t173 = p256_mulw(&t172, t30, UINT32_C(0xfffffffe));
    uint32_t t174;
    const uint32_t t175 = p256_mulw(&t174, t31, UINT32_C(0xfffffffe));
    uint32_t t176;
    const uint32_t t177 = p256_mulw(&t176, t32, UINT32_C(0xfffffffe));
    uint32_t t178;
    const uint32_t t179 = p256_mulw(&t178, t33, UINT32_C(0xfffffffe));
    uint32_t t180;
    const uint32_t t181 = p256_mulw(&t180, t34, UINT32_C(0xfffffffe));
    uint32_t t182;
    const uint32_t t183 = p256_mulw(&t182, t35, UINT32_C(0xfffffffe));
    uint32_t t184; const p256_bit c185 = p256_addw(&t184, t153, t169, 0);
    uint32_t t186; const p256_bit c187 = p256_addw(&t186, t155, t171, c185);
    uint32_t t188; const p256_bit c189 = p256_addw(&t188, t157, t173, c187);
    uint32_t t190; const p256_bit c191 = p256_addw(&t190, t159, t175, c189);
    uint32_t t192; const p256_bit c193 = p256_addw(&t192, t161, t177, c191);
    uint32_t t194; const p256_bit c195 = p256_addw(&t194, t163, t179, c193);
    uint32_t t196; const p256_bit c197 = p256_addw(&t196, t165, t181, c195);
    uint32_t t198; const p256_bit c199 = p256_addw(&t198, t167, t183, c197);
    const uint32_t t200 = p256_bitw(c199);
    uint32_t t201; const p256_bit c202 = p256_addw(&t201, t186, t168, 0);
    uint32_t t203; const p256_bit c204 = p256_addw(&t203, t188, t170, c202);
    uint32_t t205; const p256_bit c206 = p256_addw(&t205, t190, t172, c204);
    uint32_t t207; const p256_bit c208 = p256_addw(&t207, t192, t174, c206);
    uint32_t t209; const p256_bit c210 = p256_addw(&t209, t194, t176, c208);
    uint32_t t211; const p256_bit c212 = p256_addw(&t211, t196, t178, c210);
    uint32_t t213; const p256_bit c214 = p256_addw(&t213, t198, t180, c212);
    uint32_t t215; (void)p256_addw(&t215, t200, t182, c214);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t216; const p256_bit c217 = p256_addw(&t216, t201, t73, 0);
    uint32_t t218; const p256_bit c219 = p256_addw(&t218, t203, t75, c217);
    uint32_t t220; const p256_bit c221 = p256_addw(&t220, t205, t77, c219);
    uint32_t t222; const p256_bit c223 = p256_addw(&t222, t207, t79, c221);
    uint32_t t224; const p256_bit c225 = p256_addw(&t224, t209, t81, c223);
    uint32_t t226; const p256_bit c227 = p256_addw(&t226, t211, t83, c225);
    uint32_t t228; const p256_bit c229 = p256_addw(&t228, t213, t85, c227);
    uint32_t t230; const p256_bit c231 = p256_addw(&t230, t215, t87, c229);
    const uint32_t t232 = p256_bitw(c231);
    uint32_t t233; const p256_bit c234 = p256_addw(&t233, t218, t72, 0);
    uint32_t t235; const p256_bit c236 = p256_addw(&t235, t220, t74, c234);
    uint32_t t237; const p256_bit c238 = p256_addw(&t237, t222, t76, c236);
    uint32_t t239; const p256_bit c240 = p256_addw(&t239, t224, t78, c238);
    uint32_t t241; const p256_bit c242 = p256_addw(&t241, t226, t80, c240);
    uint32_t t243; const p256_bit c244 = p256_addw(&t243, t228, t82, c242);
    uint32_t t245; const p256_bit c246 = p256_addw(&t245, t230, t84, c244);
    uint32_t t247; (void)p256_addw(&t247, t232, t86, c246);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t248;
    const uint32_t t249 = p256_mulw(&t248, t28, UINT32_C(0xfffffffd));
    uint32_t t250;
    const uint32_t t251 = p256_mulw(&t250, t29, UINT32_C(0xfffffffd));
    uint32_t t252;
    const uint32_t t253 = p256_mulw(&t252, t30, UINT32_C(0xfffffffd));
    uint32_t t254;
    const uint32_t t255 = p256_mulw(&t254, t31, UINT32_C(0xfffffffd));
    uint32_t t256;
    const uint32_t t257 = p256_mulw(&t256, t32, UINT32_C(0xfffffffd));
    uint32_t t258;
    const uint32_t t259 = p256_mulw(&t258, t33, UINT32_C(0xfffffffd));
    uint32_t t260;
    const uint32_t t261 = p256_mulw(&t260, t34, UINT32_C(0xfffffffd));
    uint32_t t262;
    const uint32_t t263 = p256_mulw(&t262, t35, UINT32_C(0xfffffffd));
    uint32_t t264; const p256_bit c265 = p256_addw(&t264, t233, t249, 0);
    uint32_t t266; const p256_bit c267 = p256_addw(&t266, t235, t251, c265);
    uint32_t t268; const p256_bit c269 = p256_addw(&t268, t237, t253, c267);
    uint32_t t270; const p256_bit c271 = p256_addw(&t270, t239, t255, c269);
    uint32_t t272; const p256_bit c273 = p256_addw(&t272, t241, t257, c271);
    uint32_t t274; const p256_bit c275 = p256_addw(&t274, t243, t259, c273);
    uint32_t t276; const p256_bit c277 = p256_addw(&t276, t245, t261, c275);
    uint32_t t278; const p256_bit c279 = p256_addw(&t278, t247, t263, c277);
    const uint32_t t280 = p256_bitw(c279);
    uint32_t t281; const p256_bit c282 = p256_addw(&t281, t266, t248, 0);
    uint32_t t283; const p256_bit c284 = p256_addw(&t283, t268, t250, c282);
    uint32_t t285; const p256_bit c286 = p256_addw(&t285, t270, t252, c284);
    uint32_t t287; const p256_bit c288 = p256_addw(&t287, t272, t254, c286);
    uint32_t t289; const p256_bit c290 = p256_addw(&t289, t274, t256, c288);
    uint32_t t291; const p256_bit c292 = p256_addw(&t291, t276, t258, c290);
    uint32_t t293; const p256_bit c294 = p256_addw(&t293, t278, t260, c292);
    uint32_t t295; (void)p256_addw(&t295, t280, t262, c294);
    /* product, row 7: + a * b[7] * W^7 */
    const uint32_t t296 = t28 << 2;
    const uint32_t t297 = t28 >> 30;
    const uint32_t t298 = t29 << 2;
    const uint32_t t299 = t29 >> 30;
    const uint32_t t300 = t30 << 2;
    const uint32_t t301 = t30 >> 30;
    const uint32_t t302 = t31 << 2;
    const uint32_t t303 = t31 >> 30;
    const uint32_t t304 = t32 << 2;
    const uint32_t t305 = t32 >> 30;
    const uint32_t t306 = t33 << 2;
    const uint32_t t307 = t33 >> 30;
    const uint32_t t308 = t34 << 2;
    const uint32_t t309 = t34 >> 30;
    const uint32_t t310 = t35 << 2;
    const uint32_t t311 = t35 >> 30;
    uint32_t t312; const p256_bit c313 = p256_addw(&t312, t281, t296, 0);
    uint32_t t314; const p256_bit c315 = p256_addw(&t314, t283, t298, c313);
    uint32_t t316; const p256_bit c317 = p256_addw(&t316, t285, t300, c315);
    uint32_t t318; const p256_bit c319 = p256_addw(&t318, t287, t302, c317);
    uint32_t t320; const p256_bit c321 = p256_addw(&t320, t289, t304, c319);
    uint32_t t322; const p256_bit c323 = p256_addw(&t322, t291, t306, c321);
    uint32_t t324; const p256_bit c325 = p256_addw(&t324, t293, t308, c323);
    uint32_t t326; const p256_bit c327 = p256_addw(&t326, t295, t310, c325);
    const uint32_t t328 = p256_bitw(c327);
    uint32_t t329; const p256_bit c330 = p256_addw(&t329, t314, t297, 0);
    uint32_t t331; const p256_bit c332 = p256_addw(&t331, t316, t299, c330);
    uint32_t t333; const p256_bit c334 = p256_addw(&t333, t318, t301, c332);
    uint32_t t335; const p256_bit c336 = p256_addw(&t335, t320, t303, c334);
    uint32_t t337; const p256_bit c338 = p256_addw(&t337, t322, t305, c336);
    uint32_t t339; const p256_bit c340 = p256_addw(&t339, t324, t307, c338);
    uint32_t t341; const p256_bit c342 = p256_addw(&t341, t326, t309, c340);
    uint32_t t343; (void)p256_addw(&t343, t328, t311, c342);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t344; const p256_bit c345 = p256_subw(&t344, UINT32_C(0x0), t42, 0);
    uint32_t t346; (void)p256_subw(&t346, t42, UINT32_C(0x0), c345);
    uint32_t t347; const p256_bit c348 = p256_addw(&t347, t136, t42, 0);
    uint32_t t349; const p256_bit c350 = p256_addw(&t349, t184, UINT32_C(0x0), c348);
    uint32_t t351; const p256_bit c352 = p256_addw(&t351, t216, UINT32_C(0x0), c350);
    uint32_t t353; const p256_bit c354 = p256_addw(&t353, t264, t42, c352);
    uint32_t t355; const p256_bit c356 = p256_addw(&t355, t312, t344, c354);
    uint32_t t357; (void)p256_addw(&t357, t346, UINT32_C(0x0), c356);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t358; const p256_bit c359 = p256_subw(&t358, UINT32_C(0x0), t45, 0);
    uint32_t t360; (void)p256_subw(&t360, t45, UINT32_C(0x0), c359);
    uint32_t t361; const p256_bit c362 = p256_addw(&t361, t349, t45, 0);
    uint32_t t363; const p256_bit c364 = p256_addw(&t363, t351, UINT32_C(0x0), c362);
    uint32_t t365; const p256_bit c366 = p256_addw(&t365, t353, UINT32_C(0x0), c364);
    uint32_t t367; const p256_bit c368 = p256_addw(&t367, t355, t45, c366);
    uint32_t t369; const p256_bit c370 = p256_addw(&t369, t357, t358, c368);
    uint32_t t371; (void)p256_addw(&t371, t360, UINT32_C(0x0), c370);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t372; const p256_bit c373 = p256_subw(&t372, UINT32_C(0x0), t88, 0);
    uint32_t t374; (void)p256_subw(&t374, t88, UINT32_C(0x0), c373);
    uint32_t t375; const p256_bit c376 = p256_addw(&t375, t363, t88, 0);
    uint32_t t377; const p256_bit c378 = p256_addw(&t377, t365, UINT32_C(0x0), c376);
    uint32_t t379; const p256_bit c380 = p256_addw(&t379, t367, UINT32_C(0x0), c378);
    uint32_t t381; const p256_bit c382 = p256_addw(&t381, t369, t88, c380);
    uint32_t t383; const p256_bit c384 = p256_addw(&t383, t371, t372, c382);
    uint32_t t385; (void)p256_addw(&t385, t374, UINT32_C(0x0), c384);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t386; const p256_bit c387 = p256_subw(&t386, UINT32_C(0x0), t347, 0);
    uint32_t t388; (void)p256_subw(&t388, t347, UINT32_C(0x0), c387);
    uint32_t t389; const p256_bit c390 = p256_addw(&t389, t377, t347, 0);
    uint32_t t391; const p256_bit c392 = p256_addw(&t391, t379, UINT32_C(0x0), c390);
    uint32_t t393; const p256_bit c394 = p256_addw(&t393, t381, UINT32_C(0x0), c392);
    uint32_t t395; const p256_bit c396 = p256_addw(&t395, t383, t347, c394);
    uint32_t t397; const p256_bit c398 = p256_addw(&t397, t385, t386, c396);
    uint32_t t399; (void)p256_addw(&t399, t388, UINT32_C(0x0), c398);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t400; const p256_bit c401 = p256_subw(&t400, UINT32_C(0x0), t361, 0);
    uint32_t t402; (void)p256_subw(&t402, t361, UINT32_C(0x0), c401);
    uint32_t t403; const p256_bit c404 = p256_addw(&t403, t391, t361, 0);
    uint32_t t405; const p256_bit c406 = p256_addw(&t405, t393, UINT32_C(0x0), c404);
    uint32_t t407; const p256_bit c408 = p256_addw(&t407, t395, UINT32_C(0x0), c406);
    uint32_t t409; const p256_bit c410 = p256_addw(&t409, t397, t361, c408);
    uint32_t t411; const p256_bit c412 = p256_addw(&t411, t399, t400, c410);
    uint32_t t413; (void)p256_addw(&t413, t402, UINT32_C(0x0), c412);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t414; const p256_bit c415 = p256_subw(&t414, UINT32_C(0x0), t375, 0);
    uint32_t t416; (void)p256_subw(&t416, t375, UINT32_C(0x0), c415);
    uint32_t t417; const p256_bit c418 = p256_addw(&t417, t405, t375, 0);
    uint32_t t419; const p256_bit c420 = p256_addw(&t419, t407, UINT32_C(0x0), c418);
    uint32_t t421; const p256_bit c422 = p256_addw(&t421, t409, UINT32_C(0x0), c420);
    uint32_t t423; const p256_bit c424 = p256_addw(&t423, t411, t375, c422);
    uint32_t t425; const p256_bit c426 = p256_addw(&t425, t413, t414, c424);
    uint32_t t427; (void)p256_addw(&t427, t416, UINT32_C(0x0), c426);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t428; const p256_bit c429 = p256_subw(&t428, UINT32_C(0x0), t389, 0);
    uint32_t t430; (void)p256_subw(&t430, t389, UINT32_C(0x0), c429);
    uint32_t t431; const p256_bit c432 = p256_addw(&t431, t419, t389, 0);
    uint32_t t433; const p256_bit c434 = p256_addw(&t433, t421, UINT32_C(0x0), c432);
    uint32_t t435; const p256_bit c436 = p256_addw(&t435, t423, UINT32_C(0x0), c434);
    uint32_t t437; const p256_bit c438 = p256_addw(&t437, t425, t389, c436);
    uint32_t t439; const p256_bit c440 = p256_addw(&t439, t427, t428, c438);
    uint32_t t441; (void)p256_addw(&t441, t430, UINT32_C(0x0), c440);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t442; const p256_bit c443 = p256_subw(&t442, UINT32_C(0x0), t403, 0);
    uint32_t t444; (void)p256_subw(&t444, t403, UINT32_C(0x0), c443);
    uint32_t t445; const p256_bit c446 = p256_addw(&t445, t433, t403, 0);
    uint32_t t447; const p256_bit c448 = p256_addw(&t447, t435, UINT32_C(0x0), c446);
    uint32_t t449; const p256_bit c450 = p256_addw(&t449, t437, UINT32_C(0x0), c448);
    uint32_t t451; const p256_bit c452 = p256_addw(&t451, t439, t403, c450);
    uint32_t t453; const p256_bit c454 = p256_addw(&t453, t441, t442, c452);
    uint32_t t455; (void)p256_addw(&t455, t444, UINT32_C(0x0), c454);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t456; const p256_bit c457 = p256_subw(&t456, t329, UINT32_C(0xffffffff), 0);
    uint32_t t458; const p256_bit c459 = p256_subw(&t458, t331, UINT32_C(0xffffffff), c457);
    uint32_t t460; const p256_bit c461 = p256_subw(&t460, t333, UINT32_C(0xffffffff), c459);
    uint32_t t462; const p256_bit c463 = p256_subw(&t462, t335, UINT32_C(0x0), c461);
    uint32_t t464; const p256_bit c465 = p256_subw(&t464, t337, UINT32_C(0x0), c463);
    uint32_t t466; const p256_bit c467 = p256_subw(&t466, t339, UINT32_C(0x0), c465);
    uint32_t t468; const p256_bit c469 = p256_subw(&t468, t341, UINT32_C(0x1), c467);
    uint32_t t470; (void)p256_subw(&t470, t343, UINT32_C(0xffffffff), c469);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t471; const p256_bit c472 = p256_addw(&t471, t417, t456, 0);
    uint32_t t473; const p256_bit c474 = p256_addw(&t473, t431, t458, c472);
    uint32_t t475; const p256_bit c476 = p256_addw(&t475, t445, t460, c474);
    uint32_t t477; const p256_bit c478 = p256_addw(&t477, t447, t462, c476);
    uint32_t t479; const p256_bit c480 = p256_addw(&t479, t449, t464, c478);
    uint32_t t481; const p256_bit c482 = p256_addw(&t481, t451, t466, c480);
    uint32_t t483; const p256_bit c484 = p256_addw(&t483, t453, t468, c482);
    uint32_t t485; const p256_bit c486 = p256_addw(&t485, t455, t470, c484);
    uint32_t t487; const p256_bit c488 = p256_addw(&t487, t417, t329, 0);
    uint32_t t489; const p256_bit c490 = p256_addw(&t489, t431, t331, c488);
    uint32_t t491; const p256_bit c492 = p256_addw(&t491, t445, t333, c490);
    uint32_t t493; const p256_bit c494 = p256_addw(&t493, t447, t335, c492);
    uint32_t t495; const p256_bit c496 = p256_addw(&t495, t449, t337, c494);
    uint32_t t497; const p256_bit c498 = p256_addw(&t497, t451, t339, c496);
    uint32_t t499; const p256_bit c500 = p256_addw(&t499, t453, t341, c498);
    uint32_t t501; (void)p256_addw(&t501, t455, t343, c500);
    const uint32_t m0 = p256_maskw(c486);
    const uint32_t t502 = p256_selectw(m0, t471, t487);
    const uint32_t t503 = p256_selectw(m0, t473, t489);
    const uint32_t t504 = p256_selectw(m0, t475, t491);
    const uint32_t t505 = p256_selectw(m0, t477, t493);
    const uint32_t t506 = p256_selectw(m0, t479, t495);
    const uint32_t t507 = p256_selectw(m0, t481, t497);
    const uint32_t t508 = p256_selectw(m0, t483, t499);
    const uint32_t t509 = p256_selectw(m0, t485, t501);
    p256_storew(&r->v[0], t502);
    p256_storew(&r->v[1], t503);
    p256_storew(&r->v[2], t504);
    p256_storew(&r->v[3], t505);
    p256_storew(&r->v[4], t506);
    p256_storew(&r->v[5], t507);
    p256_storew(&r->v[6], t508);
    p256_storew(&r->v[7], t509);
    return -(int)(t36 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes_le(p256_fe *r, const uint8_t b[32])
{
    const uint32_t b_at0 = (uint32_t)p256_load4(b + 0);
    const uint32_t b_at4 = (uint32_t)p256_load4(b + 4);
    const uint32_t b_at8 = (uint32_t)p256_load4(b + 8);
    const uint32_t b_at12 = (uint32_t)p256_load4(b + 12);
    const uint32_t b_at16 = (uint32_t)p256_load4(b + 16);
    const uint32_t b_at20 = (uint32_t)p256_load4(b + 20);
    const uint32_t b_at24 = (uint32_t)p256_load4(b + 24);
    const uint32_t b_at28 = (uint32_t)p256_load4(b + 28);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c11 = p256_borroww(b_at0, UINT32_C(0xffffffff), 0);
    const p256_bit c12 = p256_borroww(b_at4, UINT32_C(0xffffffff), c11);
    const p256_bit c13 = p256_borroww(b_at8, UINT32_C(0xffffffff), c12);
    const p256_bit c14 = p256_borroww(b_at12, UINT32_C(0x0), c13);
    const p256_bit c15 = p256_borroww(b_at16, UINT32_C(0x0), c14);
    const p256_bit c16 = p256_borroww(b_at20, UINT32_C(0x0), c15);
    const p256_bit c17 = p256_borroww(b_at24, UINT32_C(0x1), c16);
    const p256_bit c18 = p256_borroww(b_at28, UINT32_C(0xffffffff), c17);
    const uint32_t t19 = p256_maskw(c18);
    const uint32_t t20 = b_at0 & t19;
    const uint32_t t21 = b_at4 & t19;
    const uint32_t t22 = b_at8 & t19;
    const uint32_t t23 = b_at12 & t19;
    const uint32_t t24 = b_at16 & t19;
    const uint32_t t25 = b_at20 & t19;
    const uint32_t t26 = b_at24 & t19;
    const uint32_t t27 = b_at28 & t19;
    const uint32_t t28 = ~t19;
    /* product, row 0: a * b[0] */
    uint32_t t33;
    const uint32_t t34 = p256_mulw(&t33, t20, UINT32_C(0x3));
    uint32_t t35;
    const uint32_t t36 = p256_mulw(&t35, t21, UINT32_C(0x3));
    uint32_t t37; const p256_bit c38 = p256_addw(&t37, t36, t33, 0);
    uint32_t t39;
    const uint32_t t40 = p256_mulw(&t39, t22, UINT32_C(0x3));
    uint32_t t41; const p256_bit c42 = p256_addw(&t41, t40, t35, c38);
    uint32_t t43;
    const uint32_t t44 = p256_mulw(&t43, t23, UINT32_C(0x3));
    uint32_t t45; const p256_bit c46 = p256_addw(&t45, t44, t39, c42);
    uint32_t t47;
    const uint32_t t48 = p256_mulw(&t47, t24, UINT32_C(0x3));
    uint32_t t49; const p256_bit c50 = p256_addw(&t49, t48, t43, c46);
    uint32_t t51;
    const uint32_t t52 = p256_mulw(&t51, t25, UINT32_C(0x3));
    uint32_t t53; const p256_bit c54 = p256_addw(&t53, t52, t47, c50);
    uint32_t t55;
    const uint32_t t56 = p256_mulw(&t55, t26, UINT32_C(0x3));
    uint32_t t57; const p256_bit c58 = p256_addw(&t57, t56, t51, c54);
    uint32_t t59;
    const uint32_t t60 = p256_mulw(&t59, t27, UINT32_C(0x3));
    uint32_t t61; const p256_bit c62 = p256_addw(&t61, t60, t55, c58);
    uint32_t t63; (void)p256_addw(&t63, t59, UINT32_C(0x0), c62);
    /* product, row 2: + a * b[2] * W^2 */
    uint32_t t64;
    const uint32_t t65 = p256_mulw(&t64, t20, UINT32_C(0xffffffff));
    uint32_t t66;
    const uint32_t t67 = p256_mulw(&t66, t21, UINT32_C(0xffffffff));
    uint32_t t68;
    const uint32_t t69 = p256_mulw(&t68, t22, UINT32_C(0xffffffff));
    uint32_t t70;
    const uint32_t t71 = p256_mulw(&t70, t23, UINT32_C(0xffffffff));
    uint32_t t72;
    const uint32_t t73 = p256_mulw(&t72, t24, UINT32_C(0xffffffff));
    uint32_t t74;
    const uint32_t t75 = p256_mulw(&t74, t25, UINT32_C(0xffffffff));
    uint32_t t76;
    const uint32_t t77 = p256_mulw(&t76, t26, UINT32_C(0xffffffff));
    uint32_t t78;
    const uint32_t t79 = p256_mulw(&t78, t27, UINT32_C(0xffffffff));
    uint32_t t80; const p256_bit c81 = p256_addw(&t80, t41, t65, 0);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t45, t67, c81);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t49, t69, c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t53, t71, c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t57, t73, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t61, t75, c89);
    uint32_t t92; const p256_bit c93 = p256_addw(&t92, t63, t77, c91);
    uint32_t t94; const p256_bit c95 = p256_addw(&t94, UINT32_C(0x0), t79, c93);
    const uint32_t t96 = p256_bitw(c95);
    uint32_t t97; const p256_bit c98 = p256_addw(&t97, t82, t64, 0);
    uint32_t t99; const p256_bit c100 = p256_addw(&t99, t84, t66, c98);
    uint32_t t101; const p256_bit c102 = p256_addw(&t101, t86, t68, c100);
    uint32_t t103; const p256_bit c104 = p256_addw(&t103, t88, t70, c102);
    uint32_t t105; const p256_bit c106 = p256_addw(&t105, t90, t72, c104);
    uint32_t t107; const p256_bit c108 = p256_addw(&t107, t92, t74, c106);
    uint32_t t109; const p256_bit c110 = p256_addw(&t109, t94, t76, c108);
    uint32_t t111; (void)p256_addw(&t111, t96, t78, c110);
    /* product, row 3: + a * b[3] * W^3 */
    uint32_t t112;
    const uint32_t t113 = p256_mulw(&t112, t20, UINT32_C(0xfffffffb));
    uint32_t t114;
    const uint32_t t115 = p256_mulw(&t114, t21, UINT32_C(0xfffffffb));
    uint32_t t116;
    const uint32_t t117 = p256_mulw(&t116, t22, UINT32_C(0xfffffffb));
    uint32_t t118;
    const uint32_t t119 = p256_mulw(&t118, t23, UINT32_C(0xfffffffb));
    uint32_t t120;
    const uint32_t t121 = p256_mulw(&t120, t24, UINT32_C(0xfffffffb));
    uint32_t t122;
    const uint32_t t123 = p256_mulw(&t122, t25, UINT32_C(0xfffffffb));
    uint32_t t124;
    const uint32_t t125 = p256_mulw(&t124, t26, UINT32_C(0xfffffffb));
    uint32_t t126;
    const uint32_t t127 = p256_mulw(&t126, t27, UINT32_C(0xfffffffb));
    uint32_t t128; const p256_bit c129 = p256_addw(&t128, t97, t113, 0);
    uint32_t t130; const p256_bit c131 = p256_addw(&t130, t99, t115, c129);
    uint32_t t132; const p256_bit c133 = p256_addw(&t132, t101, t117, c131);
    uint32_t t134; const p256_bit c135 = p256_addw(&t134, t103, t119, c133);
    uint32_t t136; const p256_bit c137 = p256_addw(&t136, t105, t121, c135);
    uint32_t t138; const p256_bit c139 = p256_addw(&t138, t107, t123, c137);
    uint32_t t140; const p256_bit c141 = p256_addw(&t140, t109, t125, c139);
    uint32_t t142; const p256_bit c143 = p256_addw(&t142, t111, t127, c141);
    const uint32_t t144 = p256_bitw(c143);
    uint32_t t145; const p256_bit c146 = p256_addw(&t145, t130, t112, 0);
    uint32_t t147; const p256_bit c148 = p256_addw(&t147, t132, t114, c146);
    uint32_t t149; const p256_bit c150 = p256_addw(&t149, t134, t116, c148);
    uint32_t t151; const p256_bit c152 = p256_addw(&t151, t136, t118, c150);
    uint32_t t153; const p256_bit c154 = p256_addw(&t153, t138, t120, c152);
    uint32_t t155; const p256_bit c156 = p256_addw(&t155, t140, t122, c154);
    uint32_t t157; const p256_bit c158 = p256_addw(&t157, t142, t124, c156);
    uint32_t t159; (void)p256_addw(&t159, t144, t126, c158);
    /* product, row 4: + a * b[4] * W^4 */
    uint32_t t160;
    const uint32_t t161 = p256_mulw(&t160, t20, UINT32_C(0xfffffffe));
    uint32_t t162;
    const uint32_t t163 = p256_mulw(&t162, t21, UINT32_C(0xfffffffe));
    uint32_t t164;
    const uint32_t t165 = p256_mulw(&t164, t22, UINT32_C(0xfffffffe));
    uint32_t t166;
    const uint32_t t167 = p256_mulw(&t166, t23, UINT32_C(0xfffffffe));
    uint32_t t168;
    const uint32_t t169 = p256_mulw(&t168, t24, UINT32_C(0xfffffffe));
    uint32_t t170;
    const uint32_t t171 = p256_mulw(&t170, t25, UINT32_C(0xfffffffe));
    uint32_t t172;
    const uint32_t t173 = p256_mulw(&t172, t26, UINT32_C(0xfffffffe));
    uint32_t t174;
    const uint32_t t175 = p256_mulw(&t174, t27, UINT32_C(0xfffffffe));
    uint32_t t176; const p256_bit c177 = p256_addw(&t176, t145, t161, 0);
    uint32_t t178; const p256_bit c179 = p256_addw(&t178, t147, t163, c177);
    uint32_t t180; const p256_bit c181 = p256_addw(&t180, t149, t165, c179);
    uint32_t t182; const p256_bit c183 = p256_addw(&t182, t151, t167, c181);
    uint32_t t184; const p256_bit c185 = p256_addw(&t184, t153, t169, c183);
    uint32_t t186; const p256_bit c187 = p256_addw(&t186, t155, t171, c185);
    uint32_t t188; const p256_bit c189 = p256_addw(&t188, t157, t173, c187);
    uint32_t t190; const p256_bit c191 = p256_addw(&t190, t159, t175, c189);
    const uint32_t t192 = p256_bitw(c191);
    uint32_t t193; const p256_bit c194 = p256_addw(&t193, t178, t160, 0);
    uint32_t t195; const p256_bit c196 = p256_addw(&t195, t180, t162, c194);
    uint32_t t197; const p256_bit c198 = p256_addw(&t197, t182, t164, c196);
    uint32_t t199; const p256_bit c200 = p256_addw(&t199, t184, t166, c198);
    uint32_t t201; const p256_bit c202 = p256_addw(&t201, t186, t168, c200);
    uint32_t t203; const p256_bit c204 = p256_addw(&t203, t188, t170, c202);
    uint32_t t205; const p256_bit c206 = p256_addw(&t205, t190, t172, c204);
    uint32_t t207; (void)p256_addw(&t207, t192, t174, c206);
    /* product, row 5: + a * b[5] * W^5 */
    uint32_t t208; const p256_bit c209 = p256_addw(&t208, t193, t65, 0);
    uint32_t t210; const p256_bit c211 = p256_addw(&t210, t195, t67, c209);
    uint32_t t212; const p256_bit c213 = p256_addw(&t212, t197, t69, c211);
    uint32_t t214; const p256_bit c215 = p256_addw(&t214, t199, t71, c213);
    uint32_t t216; const p256_bit c217 = p256_addw(&t216, t201, t73, c215);
    uint32_t t218; const p256_bit c219 = p256_addw(&t218, t203, t75, c217);
    uint32_t t220; const p256_bit c221 = p256_addw(&t220, t205, t77, c219);
    uint32_t t222; const p256_bit c223 = p256_addw(&t222, t207, t79, c221);
    const uint32_t t224 = p256_bitw(c223);
    uint32_t t225; const p256_bit c226 = p256_addw(&t225, t210, t64, 0);
    uint32_t t227; const p256_bit c228 = p256_addw(&t227, t212, t66, c226);
    uint32_t t229; const p256_bit c230 = p256_addw(&t229, t214, t68, c228);
    uint32_t t231; const p256_bit c232 = p256_addw(&t231, t216, t70, c230);
    uint32_t t233; const p256_bit c234 = p256_addw(&t233, t218, t72, c232);
    uint32_t t235; const p256_bit c236 = p256_addw(&t235, t220, t74, c234);
    uint32_t t237; const p256_bit c238 = p256_addw(&t237, t222, t76, c236);
    uint32_t t239; (void)p256_addw(&t239, t224, t78, c238);
    /* product, row 6: + a * b[6] * W^6 */
    uint32_t t240;
    const uint32_t t241 = p256_mulw(&t240, t20, UINT32_C(0xfffffffd));
    uint32_t t242;
    const uint32_t t243 = p256_mulw(&t242, t21, UINT32_C(0xfffffffd));
    uint32_t t244;
    const uint32_t t245 = p256_mulw(&t244, t22, UINT32_C(0xfffffffd));
    uint32_t t246;
    const uint32_t t247 = p256_mulw(&t246, t23, UINT32_C(0xfffffffd));
    uint32_t t248;
    const uint32_t t249 = p256_mulw(&t248, t24, UINT32_C(0xfffffffd));
    uint32_t t250;
    const uint32_t t251 = p256_mulw(&t250, t25, UINT32_C(0xfffffffd));
    uint32_t t252;
    const uint32_t t253 = p256_mulw(&t252, t26, UINT32_C(0xfffffffd));
    uint32_t t254;
    const uint32_t t255 = p256_mulw(&t254, t27, UINT32_C(0xfffffffd));
    uint32_t t256; const p256_bit c257 = p256_addw(&t256, t225, t241, 0);
    uint32_t t258; const p256_bit c259 = p256_addw(&t258, t227, t243, c257);
    uint32_t t260; const p256_bit c261 = p256_addw(&t260, t229, t245, c259);
    uint32_t t262; const p256_bit c263 = p256_addw(&t262, t231, t247, c261);
    uint32_t t264; const p256_bit c265 = p256_addw(&t264, t233, t249, c263);
    uint32_t t266; const p256_bit c267 = p256_addw(&t266, t235, t251, c265);
    uint32_t t268; const p256_bit c269 = p256_addw(&t268, t237, t253, c267);
    uint32_t t270; const p256_bit c271 = p256_addw(&t270, t239, t255, c269);
    const uint32_t t272 = p256_bitw(c271);
    uint32_t t273; const p256_bit c274 = p256_addw(&t273, t258, t240, 0);
    uint32_t t275; const p256_bit c276 = p256_addw(&t275, t260, t242, c274);
    uint32_t t277; const p256_bit c278 = p256_addw(&t277, t262, t244, c276);
    uint32_t t279; const p256_bit c280 = p256_addw(&t279, t264, t246, c278);
    uint32_t t281; const p256_bit c282 = p256_addw(&t281, t266, t248, c280);
    uint32_t t283; const p256_bit c284 = p256_addw(&t283, t268, t250, c282);
    uint32_t t285; const p256_bit c286 = p256_addw(&t285, t270, t252, c284);
    uint32_t t287; (void)p256_addw(&t287, t272, t254, c286);
    /* product, row 7: + a * b[7] * W^7 */
    const uint32_t t288 = t20 << 2;
    const uint32_t t289 = t20 >> 30;
    const uint32_t t290 = t21 << 2;
    const uint32_t t291 = t21 >> 30;
    const uint32_t t292 = t22 << 2;
    const uint32_t t293 = t22 >> 30;
    const uint32_t t294 = t23 << 2;
    const uint32_t t295 = t23 >> 30;
    const uint32_t t296 = t24 << 2;
    const uint32_t t297 = t24 >> 30;
    const uint32_t t298 = t25 << 2;
    const uint32_t t299 = t25 >> 30;
    const uint32_t t300 = t26 << 2;
    const uint32_t t301 = t26 >> 30;
    const uint32_t t302 = t27 << 2;
    const uint32_t t303 = t27 >> 30;
    uint32_t t304; const p256_bit c305 = p256_addw(&t304, t273, t288, 0);
    uint32_t t306; const p256_bit c307 = p256_addw(&t306, t275, t290, c305);
    uint32_t t308; const p256_bit c309 = p256_addw(&t308, t277, t292, c307);
    uint32_t t310; const p256_bit c311 = p256_addw(&t310, t279, t294, c309);
    uint32_t t312; const p256_bit c313 = p256_addw(&t312, t281, t296, c311);
    uint32_t t314; const p256_bit c315 = p256_addw(&t314, t283, t298, c313);
    uint32_t t316; const p256_bit c317 = p256_addw(&t316, t285, t300, c315);
    uint32_t t318; const p256_bit c319 = p256_addw(&t318, t287, t302, c317);
    const uint32_t t320 = p256_bitw(c319);
    uint32_t t321; const p256_bit c322 = p256_addw(&t321, t306, t289, 0);
    uint32_t t323; const p256_bit c324 = p256_addw(&t323, t308, t291, c322);
    uint32_t t325; const p256_bit c326 = p256_addw(&t325, t310, t293, c324);
    uint32_t t327; const p256_bit c328 = p256_addw(&t327, t312, t295, c326);
    uint32_t t329; const p256_bit c330 = p256_addw(&t329, t314, t297, c328);
    uint32_t t331; const p256_bit c332 = p256_addw(&t331, t316, t299, c330);
    uint32_t t333; const p256_bit c334 = p256_addw(&t333, t318, t301, c332);
    uint32_t t335; (void)p256_addw(&t335, t320, t303, c334);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t336; const p256_bit c337 = p256_subw(&t336, UINT32_C(0x0), t34, 0);
    uint32_t t338; (void)p256_subw(&t338, t34, UINT32_C(0x0), c337);
    uint32_t t339; const p256_bit c340 = p256_addw(&t339, t128, t34, 0);
    uint32_t t341; const p256_bit c342 = p256_addw(&t341, t176, UINT32_C(0x0), c340);
    uint32_t t343; const p256_bit c344 = p256_addw(&t343, t208, UINT32_C(0x0), c342);
    uint32_t t345; const p256_bit c346 = p256_addw(&t345, t256, t34, c344);
    uint32_t t347; const p256_bit c348 = p256_addw(&t347, t304, t336, c346);
    uint32_t t349; (void)p256_addw(&t349, t338, UINT32_C(0x0), c348);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t350; const p256_bit c351 = p256_subw(&t350, UINT32_C(0x0), t37, 0);
    uint32_t t352; (void)p256_subw(&t352, t37, UINT32_C(0x0), c351);
    uint32_t t353; const p256_bit c354 = p256_addw(&t353, t341, t37, 0);
    uint32_t t355; const p256_bit c356 = p256_addw(&t355, t343, UINT32_C(0x0), c354);
    uint32_t t357; const p256_bit c358 = p256_addw(&t357, t345, UINT32_C(0x0), c356);
    uint32_t t359; const p256_bit c360 = p256_addw(&t359, t347, t37, c358);
    uint32_t t361; const p256_bit c362 = p256_addw(&t361, t349, t350, c360);
    uint32_t t363; (void)p256_addw(&t363, t352, UINT32_C(0x0), c362);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t364; const p256_bit c365 = p256_subw(&t364, UINT32_C(0x0), t80, 0);
    uint32_t t366; (void)p256_subw(&t366, t80, UINT32_C(0x0), c365);
    uint32_t t367; const p256_bit c368 = p256_addw(&t367, t355, t80, 0);
    uint32_t t369; const p256_bit c370 = p256_addw(&t369, t357, UINT32_C(0x0), c368);
    uint32_t t371; const p256_bit c372 = p256_addw(&t371, t359, UINT32_C(0x0), c370);
    uint32_t t373; const p256_bit c374 = p256_addw(&t373, t361, t80, c372);
    uint32_t t375; const p256_bit c376 = p256_addw(&t375, t363, t364, c374);
    uint32_t t377; (void)p256_addw(&t377, t366, UINT32_C(0x0), c376);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t378; const p256_bit c379 = p256_subw(&t378, UINT32_C(0x0), t339, 0);
    uint32_t t380; (void)p256_subw(&t380, t339, UINT32_C(0x0), c379);
    uint32_t t381; const p256_bit c382 = p256_addw(&t381, t369, t339, 0);
    uint32_t t383; const p256_bit c384 = p256_addw(&t383, t371, UINT32_C(0x0), c382);
    uint32_t t385; const p256_bit c386 = p256_addw(&t385, t373, UINT32_C(0x0), c384);
    uint32_t t387; const p256_bit c388 = p256_addw(&t387, t375, t339, c386);
    uint32_t t389; const p256_bit c390 = p256_addw(&t389, t377, t378, c388);
    uint32_t t391; (void)p256_addw(&t391, t380, UINT32_C(0x0), c390);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t392; const p256_bit c393 = p256_subw(&t392, UINT32_C(0x0), t353, 0);
    uint32_t t394; (void)p256_subw(&t394, t353, UINT32_C(0x0), c393);
    uint32_t t395; const p256_bit c396 = p256_addw(&t395, t383, t353, 0);
    uint32_t t397; const p256_bit c398 = p256_addw(&t397, t385, UINT32_C(0x0), c396);
    uint32_t t399; const p256_bit c400 = p256_addw(&t399, t387, UINT32_C(0x0), c398);
    uint32_t t401; const p256_bit c402 = p256_addw(&t401, t389, t353, c400);
    uint32_t t403; const p256_bit c404 = p256_addw(&t403, t391, t392, c402);
    uint32_t t405; (void)p256_addw(&t405, t394, UINT32_C(0x0), c404);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t406; const p256_bit c407 = p256_subw(&t406, UINT32_C(0x0), t367, 0);
    uint32_t t408; (void)p256_subw(&t408, t367, UINT32_C(0x0), c407);
    uint32_t t409; const p256_bit c410 = p256_addw(&t409, t397, t367, 0);
    uint32_t t411; const p256_bit c412 = p256_addw(&t411, t399, UINT32_C(0x0), c410);
    uint32_t t413; const p256_bit c414 = p256_addw(&t413, t401, UINT32_C(0x0), c412);
    uint32_t t415; const p256_bit c416 = p256_addw(&t415, t403, t367, c414);
    uint32_t t417; const p256_bit c418 = p256_addw(&t417, t405, t406, c416);
    uint32_t t419; (void)p256_addw(&t419, t408, UINT32_C(0x0), c418);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t420; const p256_bit c421 = p256_subw(&t420, UINT32_C(0x0), t381, 0);
    uint32_t t422; (void)p256_subw(&t422, t381, UINT32_C(0x0), c421);
    uint32_t t423; const p256_bit c424 = p256_addw(&t423, t411, t381, 0);
    uint32_t t425; const p256_bit c426 = p256_addw(&t425, t413, UINT32_C(0x0), c424);
    uint32_t t427; const p256_bit c428 = p256_addw(&t427, t415, UINT32_C(0x0), c426);
    uint32_t t429; const p256_bit c430 = p256_addw(&t429, t417, t381, c428);
    uint32_t t431; const p256_bit c432 = p256_addw(&t431, t419, t420, c430);
    uint32_t t433; (void)p256_addw(&t433, t422, UINT32_C(0x0), c432);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t434; const p256_bit c435 = p256_subw(&t434, UINT32_C(0x0), t395, 0);
    uint32_t t436; (void)p256_subw(&t436, t395, UINT32_C(0x0), c435);
    uint32_t t437; const p256_bit c438 = p256_addw(&t437, t425, t395, 0);
    uint32_t t439; const p256_bit c440 = p256_addw(&t439, t427, UINT32_C(0x0), c438);
    uint32_t t441; const p256_bit c442 = p256_addw(&t441, t429, UINT32_C(0x0), c440);
    uint32_t t443; const p256_bit c444 = p256_addw(&t443, t431, t395, c442);
    uint32_t t445; const p256_bit c446 = p256_addw(&t445, t433, t434, c444);
    uint32_t t447; (void)p256_addw(&t447, t436, UINT32_C(0x0), c446);
    /* the high half less p, which is negative, modulo W^n */
    uint32_t t448; const p256_bit c449 = p256_subw(&t448, t321, UINT32_C(0xffffffff), 0);
    uint32_t t450; const p256_bit c451 = p256_subw(&t450, t323, UINT32_C(0xffffffff), c449);
    uint32_t t452; const p256_bit c453 = p256_subw(&t452, t325, UINT32_C(0xffffffff), c451);
    uint32_t t454; const p256_bit c455 = p256_subw(&t454, t327, UINT32_C(0x0), c453);
    uint32_t t456; const p256_bit c457 = p256_subw(&t456, t329, UINT32_C(0x0), c455);
    uint32_t t458; const p256_bit c459 = p256_subw(&t458, t331, UINT32_C(0x0), c457);
    uint32_t t460; const p256_bit c461 = p256_subw(&t460, t333, UINT32_C(0x1), c459);
    uint32_t t462; (void)p256_subw(&t462, t335, UINT32_C(0xffffffff), c461);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint32_t t463; const p256_bit c464 = p256_addw(&t463, t409, t448, 0);
    uint32_t t465; const p256_bit c466 = p256_addw(&t465, t423, t450, c464);
    uint32_t t467; const p256_bit c468 = p256_addw(&t467, t437, t452, c466);
    uint32_t t469; const p256_bit c470 = p256_addw(&t469, t439, t454, c468);
    uint32_t t471; const p256_bit c472 = p256_addw(&t471, t441, t456, c470);
    uint32_t t473; const p256_bit c474 = p256_addw(&t473, t443, t458, c472);
    uint32_t t475; const p256_bit c476 = p256_addw(&t475, t445, t460, c474);
    uint32_t t477; const p256_bit c478 = p256_addw(&t477, t447, t462, c476);
    uint32_t t479; const p256_bit c480 = p256_addw(&t479, t409, t321, 0);
    uint32_t t481; const p256_bit c482 = p256_addw(&t481, t423, t323, c480);
    uint32_t t483; const p256_bit c484 = p256_addw(&t483, t437, t325, c482);
    uint32_t t485; const p256_bit c486 = p256_addw(&t485, t439, t327, c484);
    uint32_t t487; const p256_bit c488 = p256_addw(&t487, t441, t329, c486);
    uint32_t t489; const p256_bit c490 = p256_addw(&t489, t443, t331, c488);
    uint32_t t491; const p256_bit c492 = p256_addw(&t491, t445, t333, c490);
    uint32_t t493; (void)p256_addw(&t493, t447, t335, c492);
    const uint32_t m0 = p256_maskw(c478);
    const uint32_t t494 = p256_selectw(m0, t463, t479);
    const uint32_t t495 = p256_selectw(m0, t465, t481);
    const uint32_t t496 = p256_selectw(m0, t467, t483);
    const uint32_t t497 = p256_selectw(m0, t469, t485);
    const uint32_t t498 = p256_selectw(m0, t471, t487);
    const uint32_t t499 = p256_selectw(m0, t473, t489);
    const uint32_t t500 = p256_selectw(m0, t475, t491);
    const uint32_t t501 = p256_selectw(m0, t477, t493);
    p256_storew(&r->v[0], t494);
    p256_storew(&r->v[1], t495);
    p256_storew(&r->v[2], t496);
    p256_storew(&r->v[3], t497);
    p256_storew(&r->v[4], t498);
    p256_storew(&r->v[5], t499);
    p256_storew(&r->v[6], t500);
    p256_storew(&r->v[7], t501);
    return -(int)(t28 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p256_fe_to_bytes(uint8_t b[32], const p256_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t9; const p256_bit c10 = p256_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; (void)p256_subw(&t11, a0, UINT32_C(0x0), c10);
    uint32_t t12; const p256_bit c13 = p256_addw(&t12, a3, a0, 0);
    uint32_t t14; const p256_bit c15 = p256_addw(&t14, a4, UINT32_C(0x0), c13);
    uint32_t t16; const p256_bit c17 = p256_addw(&t16, a5, UINT32_C(0x0), c15);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, a6, a0, c17);
    uint32_t t20; const p256_bit c21 = p256_addw(&t20, a7, t9, c19);
    uint32_t t22; (void)p256_addw(&t22, t11, UINT32_C(0x0), c21);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t23; const p256_bit c24 = p256_subw(&t23, UINT32_C(0x0), a1, 0);
    uint32_t t25; (void)p256_subw(&t25, a1, UINT32_C(0x0), c24);
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, t14, a1, 0);
    uint32_t t28; const p256_bit c29 = p256_addw(&t28, t16, UINT32_C(0x0), c27);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t18, UINT32_C(0x0), c29);
    uint32_t t32; const p256_bit c33 = p256_addw(&t32, t20, a1, c31);
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t22, t23, c33);
    uint32_t t36; (void)p256_addw(&t36, t25, UINT32_C(0x0), c35);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t37; const p256_bit c38 = p256_subw(&t37, UINT32_C(0x0), a2, 0);
    uint32_t t39; (void)p256_subw(&t39, a2, UINT32_C(0x0), c38);
    uint32_t t40; const p256_bit c41 = p256_addw(&t40, t28, a2, 0);
    uint32_t t42; const p256_bit c43 = p256_addw(&t42, t30, UINT32_C(0x0), c41);
    uint32_t t44; const p256_bit c45 = p256_addw(&t44, t32, UINT32_C(0x0), c43);
    uint32_t t46; const p256_bit c47 = p256_addw(&t46, t34, a2, c45);
    uint32_t t48; const p256_bit c49 = p256_addw(&t48, t36, t37, c47);
    uint32_t t50; (void)p256_addw(&t50, t39, UINT32_C(0x0), c49);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t51; const p256_bit c52 = p256_subw(&t51, UINT32_C(0x0), t12, 0);
    uint32_t t53; (void)p256_subw(&t53, t12, UINT32_C(0x0), c52);
    uint32_t t54; const p256_bit c55 = p256_addw(&t54, t42, t12, 0);
    uint32_t t56; const p256_bit c57 = p256_addw(&t56, t44, UINT32_C(0x0), c55);
    uint32_t t58; const p256_bit c59 = p256_addw(&t58, t46, UINT32_C(0x0), c57);
    uint32_t t60; const p256_bit c61 = p256_addw(&t60, t48, t12, c59);
    uint32_t t62; const p256_bit c63 = p256_addw(&t62, t50, t51, c61);
    uint32_t t64; (void)p256_addw(&t64, t53, UINT32_C(0x0), c63);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t65; const p256_bit c66 = p256_subw(&t65, UINT32_C(0x0), t26, 0);
    uint32_t t67; (void)p256_subw(&t67, t26, UINT32_C(0x0), c66);
    uint32_t t68; const p256_bit c69 = p256_addw(&t68, t56, t26, 0);
    uint32_t t70; const p256_bit c71 = p256_addw(&t70, t58, UINT32_C(0x0), c69);
    uint32_t t72; const p256_bit c73 = p256_addw(&t72, t60, UINT32_C(0x0), c71);
    uint32_t t74; const p256_bit c75 = p256_addw(&t74, t62, t26, c73);
    uint32_t t76; const p256_bit c77 = p256_addw(&t76, t64, t65, c75);
    uint32_t t78; (void)p256_addw(&t78, t67, UINT32_C(0x0), c77);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t79; const p256_bit c80 = p256_subw(&t79, UINT32_C(0x0), t40, 0);
    uint32_t t81; (void)p256_subw(&t81, t40, UINT32_C(0x0), c80);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t70, t40, 0);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t72, UINT32_C(0x0), c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t74, UINT32_C(0x0), c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t76, t40, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t78, t79, c89);
    uint32_t t92; (void)p256_addw(&t92, t81, UINT32_C(0x0), c91);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t93; const p256_bit c94 = p256_subw(&t93, UINT32_C(0x0), t54, 0);
    uint32_t t95; (void)p256_subw(&t95, t54, UINT32_C(0x0), c94);
    uint32_t t96; const p256_bit c97 = p256_addw(&t96, t84, t54, 0);
    uint32_t t98; const p256_bit c99 = p256_addw(&t98, t86, UINT32_C(0x0), c97);
    uint32_t t100; const p256_bit c101 = p256_addw(&t100, t88, UINT32_C(0x0), c99);
    uint32_t t102; const p256_bit c103 = p256_addw(&t102, t90, t54, c101);
    uint32_t t104; const p256_bit c105 = p256_addw(&t104, t92, t93, c103);
    uint32_t t106; (void)p256_addw(&t106, t95, UINT32_C(0x0), c105);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t107; const p256_bit c108 = p256_subw(&t107, UINT32_C(0x0), t68, 0);
    uint32_t t109; (void)p256_subw(&t109, t68, UINT32_C(0x0), c108);
    uint32_t t110; const p256_bit c111 = p256_addw(&t110, t98, t68, 0);
    uint32_t t112; const p256_bit c113 = p256_addw(&t112, t100, UINT32_C(0x0), c111);
    uint32_t t114; const p256_bit c115 = p256_addw(&t114, t102, UINT32_C(0x0), c113);
    uint32_t t116; const p256_bit c117 = p256_addw(&t116, t104, t68, c115);
    uint32_t t118; const p256_bit c119 = p256_addw(&t118, t106, t107, c117);
    uint32_t t120; (void)p256_addw(&t120, t109, UINT32_C(0x0), c119);
    /* words to bytes */
    const uint32_t t121 = p256_bswapw(t82);
    const uint32_t t122 = p256_bswapw(t96);
    const uint32_t t123 = p256_bswapw(t110);
    const uint32_t t124 = p256_bswapw(t112);
    const uint32_t t125 = p256_bswapw(t114);
    const uint32_t t126 = p256_bswapw(t116);
    const uint32_t t127 = p256_bswapw(t118);
    const uint32_t t128 = p256_bswapw(t120);
    p256_store4(b + 28, (uint32_t)t121);
    p256_store4(b + 24, (uint32_t)t122);
    p256_store4(b + 20, (uint32_t)t123);
    p256_store4(b + 16, (uint32_t)t124);
    p256_store4(b + 12, (uint32_t)t125);
    p256_store4(b + 8, (uint32_t)t126);
    p256_store4(b + 4, (uint32_t)t127);
    p256_store4(b + 0, (uint32_t)t128);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p256_fe_to_bytes_le(uint8_t b[32], const p256_fe *a)
{
    const uint32_t a0 = a->v[0];
    const uint32_t a1 = a->v[1];
    const uint32_t a2 = a->v[2];
    const uint32_t a3 = a->v[3];
    const uint32_t a4 = a->v[4];
    const uint32_t a5 = a->v[5];
    const uint32_t a6 = a->v[6];
    const uint32_t a7 = a->v[7];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    uint32_t t9; const p256_bit c10 = p256_subw(&t9, UINT32_C(0x0), a0, 0);
    uint32_t t11; (void)p256_subw(&t11, a0, UINT32_C(0x0), c10);
    uint32_t t12; const p256_bit c13 = p256_addw(&t12, a3, a0, 0);
    uint32_t t14; const p256_bit c15 = p256_addw(&t14, a4, UINT32_C(0x0), c13);
    uint32_t t16; const p256_bit c17 = p256_addw(&t16, a5, UINT32_C(0x0), c15);
    uint32_t t18; const p256_bit c19 = p256_addw(&t18, a6, a0, c17);
    uint32_t t20; const p256_bit c21 = p256_addw(&t20, a7, t9, c19);
    uint32_t t22; (void)p256_addw(&t22, t11, UINT32_C(0x0), c21);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    uint32_t t23; const p256_bit c24 = p256_subw(&t23, UINT32_C(0x0), a1, 0);
    uint32_t t25; (void)p256_subw(&t25, a1, UINT32_C(0x0), c24);
    uint32_t t26; const p256_bit c27 = p256_addw(&t26, t14, a1, 0);
    uint32_t t28; const p256_bit c29 = p256_addw(&t28, t16, UINT32_C(0x0), c27);
    uint32_t t30; const p256_bit c31 = p256_addw(&t30, t18, UINT32_C(0x0), c29);
    uint32_t t32; const p256_bit c33 = p256_addw(&t32, t20, a1, c31);
    uint32_t t34; const p256_bit c35 = p256_addw(&t34, t22, t23, c33);
    uint32_t t36; (void)p256_addw(&t36, t25, UINT32_C(0x0), c35);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    uint32_t t37; const p256_bit c38 = p256_subw(&t37, UINT32_C(0x0), a2, 0);
    uint32_t t39; (void)p256_subw(&t39, a2, UINT32_C(0x0), c38);
    uint32_t t40; const p256_bit c41 = p256_addw(&t40, t28, a2, 0);
    uint32_t t42; const p256_bit c43 = p256_addw(&t42, t30, UINT32_C(0x0), c41);
    uint32_t t44; const p256_bit c45 = p256_addw(&t44, t32, UINT32_C(0x0), c43);
    uint32_t t46; const p256_bit c47 = p256_addw(&t46, t34, a2, c45);
    uint32_t t48; const p256_bit c49 = p256_addw(&t48, t36, t37, c47);
    uint32_t t50; (void)p256_addw(&t50, t39, UINT32_C(0x0), c49);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    uint32_t t51; const p256_bit c52 = p256_subw(&t51, UINT32_C(0x0), t12, 0);
    uint32_t t53; (void)p256_subw(&t53, t12, UINT32_C(0x0), c52);
    uint32_t t54; const p256_bit c55 = p256_addw(&t54, t42, t12, 0);
    uint32_t t56; const p256_bit c57 = p256_addw(&t56, t44, UINT32_C(0x0), c55);
    uint32_t t58; const p256_bit c59 = p256_addw(&t58, t46, UINT32_C(0x0), c57);
    uint32_t t60; const p256_bit c61 = p256_addw(&t60, t48, t12, c59);
    uint32_t t62; const p256_bit c63 = p256_addw(&t62, t50, t51, c61);
    uint32_t t64; (void)p256_addw(&t64, t53, UINT32_C(0x0), c63);
    /* reduction, step 4: make word 4 zero by a multiple m of p, and drop it */
    uint32_t t65; const p256_bit c66 = p256_subw(&t65, UINT32_C(0x0), t26, 0);
    uint32_t t67; (void)p256_subw(&t67, t26, UINT32_C(0x0), c66);
    uint32_t t68; const p256_bit c69 = p256_addw(&t68, t56, t26, 0);
    uint32_t t70; const p256_bit c71 = p256_addw(&t70, t58, UINT32_C(0x0), c69);
    uint32_t t72; const p256_bit c73 = p256_addw(&t72, t60, UINT32_C(0x0), c71);
    uint32_t t74; const p256_bit c75 = p256_addw(&t74, t62, t26, c73);
    uint32_t t76; const p256_bit c77 = p256_addw(&t76, t64, t65, c75);
    uint32_t t78; (void)p256_addw(&t78, t67, UINT32_C(0x0), c77);
    /* reduction, step 5: make word 5 zero by a multiple m of p, and drop it */
    uint32_t t79; const p256_bit c80 = p256_subw(&t79, UINT32_C(0x0), t40, 0);
    uint32_t t81; (void)p256_subw(&t81, t40, UINT32_C(0x0), c80);
    uint32_t t82; const p256_bit c83 = p256_addw(&t82, t70, t40, 0);
    uint32_t t84; const p256_bit c85 = p256_addw(&t84, t72, UINT32_C(0x0), c83);
    uint32_t t86; const p256_bit c87 = p256_addw(&t86, t74, UINT32_C(0x0), c85);
    uint32_t t88; const p256_bit c89 = p256_addw(&t88, t76, t40, c87);
    uint32_t t90; const p256_bit c91 = p256_addw(&t90, t78, t79, c89);
    uint32_t t92; (void)p256_addw(&t92, t81, UINT32_C(0x0), c91);
    /* reduction, step 6: make word 6 zero by a multiple m of p, and drop it */
    uint32_t t93; const p256_bit c94 = p256_subw(&t93, UINT32_C(0x0), t54, 0);
    uint32_t t95; (void)p256_subw(&t95, t54, UINT32_C(0x0), c94);
    uint32_t t96; const p256_bit c97 = p256_addw(&t96, t84, t54, 0);
    uint32_t t98; const p256_bit c99 = p256_addw(&t98, t86, UINT32_C(0x0), c97);
    uint32_t t100; const p256_bit c101 = p256_addw(&t100, t88, UINT32_C(0x0), c99);
    uint32_t t102; const p256_bit c103 = p256_addw(&t102, t90, t54, c101);
    uint32_t t104; const p256_bit c105 = p256_addw(&t104, t92, t93, c103);
    uint32_t t106; (void)p256_addw(&t106, t95, UINT32_C(0x0), c105);
    /* reduction, step 7: make word 7 zero by a multiple m of p, and drop it */
    uint32_t t107; const p256_bit c108 = p256_subw(&t107, UINT32_C(0x0), t68, 0);
    uint32_t t109; (void)p256_subw(&t109, t68, UINT32_C(0x0), c108);
    uint32_t t110; const p256_bit c111 = p256_addw(&t110, t98, t68, 0);
    uint32_t t112; const p256_bit c113 = p256_addw(&t112, t100, UINT32_C(0x0), c111);
    uint32_t t114; const p256_bit c115 = p256_addw(&t114, t102, UINT32_C(0x0), c113);
    uint32_t t116; const p256_bit c117 = p256_addw(&t116, t104, t68, c115);
    uint32_t t118; const p256_bit c119 = p256_addw(&t118, t106, t107, c117);
    uint32_t t120; (void)p256_addw(&t120, t109, UINT32_C(0x0), c119);
    p256_store4(b + 0, (uint32_t)t82);
    p256_store4(b + 4, (uint32_t)t96);
    p256_store4(b + 8, (uint32_t)t110);
    p256_store4(b + 12, (uint32_t)t112);
    p256_store4(b + 16, (uint32_t)t114);
    p256_store4(b + 20, (uint32_t)t116);
    p256_store4(b + 24, (uint32_t)t118);
    p256_store4(b + 28, (uint32_t)t120);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_select(p256_fe *r, uint64_t mask, const p256_fe *a, const p256_fe *b)
{
    const uint32_t mask_word = p256_hidew((uint32_t)mask);
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
    const p256_bit c17 = p256_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint32_t m0 = p256_maskw(c17);
    const uint32_t t18 = p256_selectw(m0, a0, b0);
    const uint32_t t19 = p256_selectw(m0, a1, b1);
    const uint32_t t20 = p256_selectw(m0, a2, b2);
    const uint32_t t21 = p256_selectw(m0, a3, b3);
    const uint32_t t22 = p256_selectw(m0, a4, b4);
    const uint32_t t23 = p256_selectw(m0, a5, b5);
    const uint32_t t24 = p256_selectw(m0, a6, b6);
    const uint32_t t25 = p256_selectw(m0, a7, b7);
    p256_storew(&r->v[0], t18);
    p256_storew(&r->v[1], t19);
    p256_storew(&r->v[2], t20);
    p256_storew(&r->v[3], t21);
    p256_storew(&r->v[4], t22);
    p256_storew(&r->v[5], t23);
    p256_storew(&r->v[6], t24);
    p256_storew(&r->v[7], t25);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p256_fe_cswap(uint64_t mask, p256_fe *a, p256_fe *b)
{
    const uint32_t mask_word = p256_hidew((uint32_t)mask);
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
    p256_storew(&a->v[0], t33);
    p256_storew(&a->v[1], t34);
    p256_storew(&a->v[2], t35);
    p256_storew(&a->v[3], t36);
    p256_storew(&a->v[4], t37);
    p256_storew(&a->v[5], t38);
    p256_storew(&a->v[6], t39);
    p256_storew(&a->v[7], t40);
    p256_storew(&b->v[0], t41);
    p256_storew(&b->v[1], t42);
    p256_storew(&b->v[2], t43);
    p256_storew(&b->v[3], t44);
    p256_storew(&b->v[4], t45);
    p256_storew(&b->v[5], t46);
    p256_storew(&b->v[6], t47);
    p256_storew(&b->v[7], t48);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p256_fe_is_zero(const p256_fe *a)
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
    const p256_bit c16 = p256_borroww(t14, UINT32_C(0x1), 0);
    const uint32_t t18 = p256_maskw(c16);
    return ((uint64_t)t18 << 32) | t18;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p256_fe_eq(const p256_fe *a, const p256_fe *b)
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
    const p256_bit c32 = p256_borroww(t30, UINT32_C(0x1), 0);
    const uint32_t t34 = p256_maskw(c32);
    return ((uint64_t)t34 << 32) | t34;
}

#else
typedef int p256_fe_c32_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
