/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p =
 *     0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff,
 *     9 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Crandall: 2^521 = 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p521.h"

#if P521_WORD_BITS == 64 && !defined(P521_ASM)
#include "p521_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p521_fe_add(p521_fe *r, const p521_fe *a, const p521_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* a + b, below 2*p */
    uint64_t t18; const p521_bit c19 = p521_addw(&t18, a0, b0, 0);
    uint64_t t20; const p521_bit c21 = p521_addw(&t20, a1, b1, c19);
    uint64_t t22; const p521_bit c23 = p521_addw(&t22, a2, b2, c21);
    uint64_t t24; const p521_bit c25 = p521_addw(&t24, a3, b3, c23);
    uint64_t t26; const p521_bit c27 = p521_addw(&t26, a4, b4, c25);
    uint64_t t28; const p521_bit c29 = p521_addw(&t28, a5, b5, c27);
    uint64_t t30; const p521_bit c31 = p521_addw(&t30, a6, b6, c29);
    uint64_t t32; const p521_bit c33 = p521_addw(&t32, a7, b7, c31);
    uint64_t t34; (void)p521_addw(&t34, a8, b8, c33);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t37; const p521_bit c38 = p521_subw(&t37, t18, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t39; const p521_bit c40 = p521_subw(&t39, t20, UINT64_C(0xffffffffffffffff), c38);
    uint64_t t41; const p521_bit c42 = p521_subw(&t41, t22, UINT64_C(0xffffffffffffffff), c40);
    uint64_t t43; const p521_bit c44 = p521_subw(&t43, t24, UINT64_C(0xffffffffffffffff), c42);
    uint64_t t45; const p521_bit c46 = p521_subw(&t45, t26, UINT64_C(0xffffffffffffffff), c44);
    uint64_t t47; const p521_bit c48 = p521_subw(&t47, t28, UINT64_C(0xffffffffffffffff), c46);
    uint64_t t49; const p521_bit c50 = p521_subw(&t49, t30, UINT64_C(0xffffffffffffffff), c48);
    uint64_t t51; const p521_bit c52 = p521_subw(&t51, t32, UINT64_C(0xffffffffffffffff), c50);
    uint64_t t53; const p521_bit c54 = p521_subw(&t53, t34, UINT64_C(0x1ff), c52);
    const uint64_t m0 = p521_maskw(c54);
    const uint64_t t55 = (t18 & m0) | (t37 & ~m0);
    const uint64_t t56 = (t20 & m0) | (t39 & ~m0);
    const uint64_t t57 = (t22 & m0) | (t41 & ~m0);
    const uint64_t t58 = (t24 & m0) | (t43 & ~m0);
    const uint64_t t59 = (t26 & m0) | (t45 & ~m0);
    const uint64_t t60 = (t28 & m0) | (t47 & ~m0);
    const uint64_t t61 = (t30 & m0) | (t49 & ~m0);
    const uint64_t t62 = (t32 & m0) | (t51 & ~m0);
    const uint64_t t63 = (t34 & m0) | (t53 & ~m0);
    r->v[0] = t55;
    r->v[1] = t56;
    r->v[2] = t57;
    r->v[3] = t58;
    r->v[4] = t59;
    r->v[5] = t60;
    r->v[6] = t61;
    r->v[7] = t62;
    r->v[8] = t63;
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p521_fe_sub(p521_fe *r, const p521_fe *a, const p521_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* a - b */
    uint64_t t18; const p521_bit c19 = p521_subw(&t18, a0, b0, 0);
    uint64_t t20; const p521_bit c21 = p521_subw(&t20, a1, b1, c19);
    uint64_t t22; const p521_bit c23 = p521_subw(&t22, a2, b2, c21);
    uint64_t t24; const p521_bit c25 = p521_subw(&t24, a3, b3, c23);
    uint64_t t26; const p521_bit c27 = p521_subw(&t26, a4, b4, c25);
    uint64_t t28; const p521_bit c29 = p521_subw(&t28, a5, b5, c27);
    uint64_t t30; const p521_bit c31 = p521_subw(&t30, a6, b6, c29);
    uint64_t t32; const p521_bit c33 = p521_subw(&t32, a7, b7, c31);
    uint64_t t34; const p521_bit c35 = p521_subw(&t34, a8, b8, c33);
    /* add the modulus where it borrowed */
    const uint64_t t37 = p521_maskw(c35);
    const uint64_t t39 = t37 & UINT64_C(0x1ff);
    uint64_t t40; const p521_bit c41 = p521_addw(&t40, t18, t37, 0);
    uint64_t t42; const p521_bit c43 = p521_addw(&t42, t20, t37, c41);
    uint64_t t44; const p521_bit c45 = p521_addw(&t44, t22, t37, c43);
    uint64_t t46; const p521_bit c47 = p521_addw(&t46, t24, t37, c45);
    uint64_t t48; const p521_bit c49 = p521_addw(&t48, t26, t37, c47);
    uint64_t t50; const p521_bit c51 = p521_addw(&t50, t28, t37, c49);
    uint64_t t52; const p521_bit c53 = p521_addw(&t52, t30, t37, c51);
    uint64_t t54; const p521_bit c55 = p521_addw(&t54, t32, t37, c53);
    uint64_t t56; (void)p521_addw(&t56, t34, t39, c55);
    r->v[0] = t40;
    r->v[1] = t42;
    r->v[2] = t44;
    r->v[3] = t46;
    r->v[4] = t48;
    r->v[5] = t50;
    r->v[6] = t52;
    r->v[7] = t54;
    r->v[8] = t56;
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p521_fe_neg(p521_fe *r, const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* a - b */
    uint64_t t10; const p521_bit c11 = p521_subw(&t10, UINT64_C(0x0), a0, 0);
    uint64_t t12; const p521_bit c13 = p521_subw(&t12, UINT64_C(0x0), a1, c11);
    uint64_t t14; const p521_bit c15 = p521_subw(&t14, UINT64_C(0x0), a2, c13);
    uint64_t t16; const p521_bit c17 = p521_subw(&t16, UINT64_C(0x0), a3, c15);
    uint64_t t18; const p521_bit c19 = p521_subw(&t18, UINT64_C(0x0), a4, c17);
    uint64_t t20; const p521_bit c21 = p521_subw(&t20, UINT64_C(0x0), a5, c19);
    uint64_t t22; const p521_bit c23 = p521_subw(&t22, UINT64_C(0x0), a6, c21);
    uint64_t t24; const p521_bit c25 = p521_subw(&t24, UINT64_C(0x0), a7, c23);
    uint64_t t26; const p521_bit c27 = p521_subw(&t26, UINT64_C(0x0), a8, c25);
    /* add the modulus where it borrowed */
    const uint64_t t28 = p521_maskw(c27);
    const uint64_t t30 = t28 & UINT64_C(0x1ff);
    uint64_t t31; const p521_bit c32 = p521_addw(&t31, t10, t28, 0);
    uint64_t t33; const p521_bit c34 = p521_addw(&t33, t12, t28, c32);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, t14, t28, c34);
    uint64_t t37; const p521_bit c38 = p521_addw(&t37, t16, t28, c36);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, t18, t28, c38);
    uint64_t t41; const p521_bit c42 = p521_addw(&t41, t20, t28, c40);
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, t22, t28, c42);
    uint64_t t45; const p521_bit c46 = p521_addw(&t45, t24, t28, c44);
    uint64_t t47; (void)p521_addw(&t47, t26, t30, c46);
    r->v[0] = t31;
    r->v[1] = t33;
    r->v[2] = t35;
    r->v[3] = t37;
    r->v[4] = t39;
    r->v[5] = t41;
    r->v[6] = t43;
    r->v[7] = t45;
    r->v[8] = t47;
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p521_fe_dbl(p521_fe *r, const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* 2*a, below 2*p */
    uint64_t t9; const p521_bit c10 = p521_addw(&t9, a0, a0, 0);
    uint64_t t11; const p521_bit c12 = p521_addw(&t11, a1, a1, c10);
    uint64_t t13; const p521_bit c14 = p521_addw(&t13, a2, a2, c12);
    uint64_t t15; const p521_bit c16 = p521_addw(&t15, a3, a3, c14);
    uint64_t t17; const p521_bit c18 = p521_addw(&t17, a4, a4, c16);
    uint64_t t19; const p521_bit c20 = p521_addw(&t19, a5, a5, c18);
    uint64_t t21; const p521_bit c22 = p521_addw(&t21, a6, a6, c20);
    uint64_t t23; const p521_bit c24 = p521_addw(&t23, a7, a7, c22);
    uint64_t t25; (void)p521_addw(&t25, a8, a8, c24);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t28; const p521_bit c29 = p521_subw(&t28, t9, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t30; const p521_bit c31 = p521_subw(&t30, t11, UINT64_C(0xffffffffffffffff), c29);
    uint64_t t32; const p521_bit c33 = p521_subw(&t32, t13, UINT64_C(0xffffffffffffffff), c31);
    uint64_t t34; const p521_bit c35 = p521_subw(&t34, t15, UINT64_C(0xffffffffffffffff), c33);
    uint64_t t36; const p521_bit c37 = p521_subw(&t36, t17, UINT64_C(0xffffffffffffffff), c35);
    uint64_t t38; const p521_bit c39 = p521_subw(&t38, t19, UINT64_C(0xffffffffffffffff), c37);
    uint64_t t40; const p521_bit c41 = p521_subw(&t40, t21, UINT64_C(0xffffffffffffffff), c39);
    uint64_t t42; const p521_bit c43 = p521_subw(&t42, t23, UINT64_C(0xffffffffffffffff), c41);
    uint64_t t44; const p521_bit c45 = p521_subw(&t44, t25, UINT64_C(0x1ff), c43);
    const uint64_t m0 = p521_maskw(c45);
    const uint64_t t46 = (t9 & m0) | (t28 & ~m0);
    const uint64_t t47 = (t11 & m0) | (t30 & ~m0);
    const uint64_t t48 = (t13 & m0) | (t32 & ~m0);
    const uint64_t t49 = (t15 & m0) | (t34 & ~m0);
    const uint64_t t50 = (t17 & m0) | (t36 & ~m0);
    const uint64_t t51 = (t19 & m0) | (t38 & ~m0);
    const uint64_t t52 = (t21 & m0) | (t40 & ~m0);
    const uint64_t t53 = (t23 & m0) | (t42 & ~m0);
    const uint64_t t54 = (t25 & m0) | (t44 & ~m0);
    r->v[0] = t46;
    r->v[1] = t47;
    r->v[2] = t48;
    r->v[3] = t49;
    r->v[4] = t50;
    r->v[5] = t51;
    r->v[6] = t52;
    r->v[7] = t53;
    r->v[8] = t54;
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p521_fe_half(p521_fe *r, const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* add the modulus where a is odd */
    const uint64_t t11 = a0 & UINT64_C(0x1);
    const uint64_t t12 = UINT64_C(0x0) - t11;
    const uint64_t t14 = t12 & UINT64_C(0x1ff);
    uint64_t t15; const p521_bit c16 = p521_addw(&t15, a0, t12, 0);
    uint64_t t17; const p521_bit c18 = p521_addw(&t17, a1, t12, c16);
    uint64_t t19; const p521_bit c20 = p521_addw(&t19, a2, t12, c18);
    uint64_t t21; const p521_bit c22 = p521_addw(&t21, a3, t12, c20);
    uint64_t t23; const p521_bit c24 = p521_addw(&t23, a4, t12, c22);
    uint64_t t25; const p521_bit c26 = p521_addw(&t25, a5, t12, c24);
    uint64_t t27; const p521_bit c28 = p521_addw(&t27, a6, t12, c26);
    uint64_t t29; const p521_bit c30 = p521_addw(&t29, a7, t12, c28);
    uint64_t t31; (void)p521_addw(&t31, a8, t14, c30);
    /* shift right by one bit */
    const uint64_t t32 = (t17 << 63) | (t15 >> 1);
    const uint64_t t33 = (t19 << 63) | (t17 >> 1);
    const uint64_t t34 = (t21 << 63) | (t19 >> 1);
    const uint64_t t35 = (t23 << 63) | (t21 >> 1);
    const uint64_t t36 = (t25 << 63) | (t23 >> 1);
    const uint64_t t37 = (t27 << 63) | (t25 >> 1);
    const uint64_t t38 = (t29 << 63) | (t27 >> 1);
    const uint64_t t39 = (t31 << 63) | (t29 >> 1);
    const uint64_t t40 = t31 >> 1;
    r->v[0] = t32;
    r->v[1] = t33;
    r->v[2] = t34;
    r->v[3] = t35;
    r->v[4] = t36;
    r->v[5] = t37;
    r->v[6] = t38;
    r->v[7] = t39;
    r->v[8] = t40;
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Crandall: 2^521 = 1 (mod p) */
void p521_fe_mul(p521_fe *r, const p521_fe *a, const p521_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* product, row 0: a * b[0] */
    uint64_t t19;
    const uint64_t t20 = p521_mulw(&t19, a0, b0);
    uint64_t t21;
    const uint64_t t22 = p521_mulw(&t21, a1, b0);
    uint64_t t23; const p521_bit c24 = p521_addw(&t23, t22, t19, 0);
    uint64_t t25;
    const uint64_t t26 = p521_mulw(&t25, a2, b0);
    uint64_t t27; const p521_bit c28 = p521_addw(&t27, t26, t21, c24);
    uint64_t t29;
    const uint64_t t30 = p521_mulw(&t29, a3, b0);
    uint64_t t31; const p521_bit c32 = p521_addw(&t31, t30, t25, c28);
    uint64_t t33;
    const uint64_t t34 = p521_mulw(&t33, a4, b0);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, t34, t29, c32);
    uint64_t t37;
    const uint64_t t38 = p521_mulw(&t37, a5, b0);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, t38, t33, c36);
    uint64_t t41;
    const uint64_t t42 = p521_mulw(&t41, a6, b0);
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, t42, t37, c40);
    uint64_t t45;
    const uint64_t t46 = p521_mulw(&t45, a7, b0);
    uint64_t t47; const p521_bit c48 = p521_addw(&t47, t46, t41, c44);
    uint64_t t49;
    const uint64_t t50 = p521_mulw(&t49, a8, b0);
    uint64_t t51; const p521_bit c52 = p521_addw(&t51, t50, t45, c48);
    uint64_t t53; (void)p521_addw(&t53, t49, UINT64_C(0x0), c52);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t54;
    const uint64_t t55 = p521_mulw(&t54, a0, b1);
    uint64_t t56;
    const uint64_t t57 = p521_mulw(&t56, a1, b1);
    uint64_t t58;
    const uint64_t t59 = p521_mulw(&t58, a2, b1);
    uint64_t t60;
    const uint64_t t61 = p521_mulw(&t60, a3, b1);
    uint64_t t62;
    const uint64_t t63 = p521_mulw(&t62, a4, b1);
    uint64_t t64;
    const uint64_t t65 = p521_mulw(&t64, a5, b1);
    uint64_t t66;
    const uint64_t t67 = p521_mulw(&t66, a6, b1);
    uint64_t t68;
    const uint64_t t69 = p521_mulw(&t68, a7, b1);
    uint64_t t70;
    const uint64_t t71 = p521_mulw(&t70, a8, b1);
    uint64_t t72; const p521_bit c73 = p521_addw(&t72, t23, t55, 0);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t27, t57, c73);
    uint64_t t76; const p521_bit c77 = p521_addw(&t76, t31, t59, c75);
    uint64_t t78; const p521_bit c79 = p521_addw(&t78, t35, t61, c77);
    uint64_t t80; const p521_bit c81 = p521_addw(&t80, t39, t63, c79);
    uint64_t t82; const p521_bit c83 = p521_addw(&t82, t43, t65, c81);
    uint64_t t84; const p521_bit c85 = p521_addw(&t84, t47, t67, c83);
    uint64_t t86; const p521_bit c87 = p521_addw(&t86, t51, t69, c85);
    uint64_t t88; const p521_bit c89 = p521_addw(&t88, t53, t71, c87);
    uint64_t t90; (void)p521_addw(&t90, UINT64_C(0x0), UINT64_C(0x0), c89);
    uint64_t t91; const p521_bit c92 = p521_addw(&t91, t74, t54, 0);
    uint64_t t93; const p521_bit c94 = p521_addw(&t93, t76, t56, c92);
    uint64_t t95; const p521_bit c96 = p521_addw(&t95, t78, t58, c94);
    uint64_t t97; const p521_bit c98 = p521_addw(&t97, t80, t60, c96);
    uint64_t t99; const p521_bit c100 = p521_addw(&t99, t82, t62, c98);
    uint64_t t101; const p521_bit c102 = p521_addw(&t101, t84, t64, c100);
    uint64_t t103; const p521_bit c104 = p521_addw(&t103, t86, t66, c102);
    uint64_t t105; const p521_bit c106 = p521_addw(&t105, t88, t68, c104);
    uint64_t t107; (void)p521_addw(&t107, t90, t70, c106);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t108;
    const uint64_t t109 = p521_mulw(&t108, a0, b2);
    uint64_t t110;
    const uint64_t t111 = p521_mulw(&t110, a1, b2);
    uint64_t t112;
    const uint64_t t113 = p521_mulw(&t112, a2, b2);
    uint64_t t114;
    const uint64_t t115 = p521_mulw(&t114, a3, b2);
    uint64_t t116;
    const uint64_t t117 = p521_mulw(&t116, a4, b2);
    uint64_t t118;
    const uint64_t t119 = p521_mulw(&t118, a5, b2);
    uint64_t t120;
    const uint64_t t121 = p521_mulw(&t120, a6, b2);
    uint64_t t122;
    const uint64_t t123 = p521_mulw(&t122, a7, b2);
    uint64_t t124;
    const uint64_t t125 = p521_mulw(&t124, a8, b2);
    uint64_t t126; const p521_bit c127 = p521_addw(&t126, t91, t109, 0);
    uint64_t t128; const p521_bit c129 = p521_addw(&t128, t93, t111, c127);
    uint64_t t130; const p521_bit c131 = p521_addw(&t130, t95, t113, c129);
    uint64_t t132; const p521_bit c133 = p521_addw(&t132, t97, t115, c131);
    uint64_t t134; const p521_bit c135 = p521_addw(&t134, t99, t117, c133);
    uint64_t t136; const p521_bit c137 = p521_addw(&t136, t101, t119, c135);
    uint64_t t138; const p521_bit c139 = p521_addw(&t138, t103, t121, c137);
    uint64_t t140; const p521_bit c141 = p521_addw(&t140, t105, t123, c139);
    uint64_t t142; const p521_bit c143 = p521_addw(&t142, t107, t125, c141);
    uint64_t t144; (void)p521_addw(&t144, UINT64_C(0x0), UINT64_C(0x0), c143);
    uint64_t t145; const p521_bit c146 = p521_addw(&t145, t128, t108, 0);
    uint64_t t147; const p521_bit c148 = p521_addw(&t147, t130, t110, c146);
    uint64_t t149; const p521_bit c150 = p521_addw(&t149, t132, t112, c148);
    uint64_t t151; const p521_bit c152 = p521_addw(&t151, t134, t114, c150);
    uint64_t t153; const p521_bit c154 = p521_addw(&t153, t136, t116, c152);
    uint64_t t155; const p521_bit c156 = p521_addw(&t155, t138, t118, c154);
    uint64_t t157; const p521_bit c158 = p521_addw(&t157, t140, t120, c156);
    uint64_t t159; const p521_bit c160 = p521_addw(&t159, t142, t122, c158);
    uint64_t t161; (void)p521_addw(&t161, t144, t124, c160);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t162;
    const uint64_t t163 = p521_mulw(&t162, a0, b3);
    uint64_t t164;
    const uint64_t t165 = p521_mulw(&t164, a1, b3);
    uint64_t t166;
    const uint64_t t167 = p521_mulw(&t166, a2, b3);
    uint64_t t168;
    const uint64_t t169 = p521_mulw(&t168, a3, b3);
    uint64_t t170;
    const uint64_t t171 = p521_mulw(&t170, a4, b3);
    uint64_t t172;
    const uint64_t t173 = p521_mulw(&t172, a5, b3);
    uint64_t t174;
    const uint64_t t175 = p521_mulw(&t174, a6, b3);
    uint64_t t176;
    const uint64_t t177 = p521_mulw(&t176, a7, b3);
    uint64_t t178;
    const uint64_t t179 = p521_mulw(&t178, a8, b3);
    uint64_t t180; const p521_bit c181 = p521_addw(&t180, t145, t163, 0);
    uint64_t t182; const p521_bit c183 = p521_addw(&t182, t147, t165, c181);
    uint64_t t184; const p521_bit c185 = p521_addw(&t184, t149, t167, c183);
    uint64_t t186; const p521_bit c187 = p521_addw(&t186, t151, t169, c185);
    uint64_t t188; const p521_bit c189 = p521_addw(&t188, t153, t171, c187);
    uint64_t t190; const p521_bit c191 = p521_addw(&t190, t155, t173, c189);
    uint64_t t192; const p521_bit c193 = p521_addw(&t192, t157, t175, c191);
    uint64_t t194; const p521_bit c195 = p521_addw(&t194, t159, t177, c193);
    uint64_t t196; const p521_bit c197 = p521_addw(&t196, t161, t179, c195);
    uint64_t t198; (void)p521_addw(&t198, UINT64_C(0x0), UINT64_C(0x0), c197);
    uint64_t t199; const p521_bit c200 = p521_addw(&t199, t182, t162, 0);
    uint64_t t201; const p521_bit c202 = p521_addw(&t201, t184, t164, c200);
    uint64_t t203; const p521_bit c204 = p521_addw(&t203, t186, t166, c202);
    uint64_t t205; const p521_bit c206 = p521_addw(&t205, t188, t168, c204);
    uint64_t t207; const p521_bit c208 = p521_addw(&t207, t190, t170, c206);
    uint64_t t209; const p521_bit c210 = p521_addw(&t209, t192, t172, c208);
    uint64_t t211; const p521_bit c212 = p521_addw(&t211, t194, t174, c210);
    uint64_t t213; const p521_bit c214 = p521_addw(&t213, t196, t176, c212);
    uint64_t t215; (void)p521_addw(&t215, t198, t178, c214);
    /* product, row 4: + a * b[4] * W^4 */
    uint64_t t216;
    const uint64_t t217 = p521_mulw(&t216, a0, b4);
    uint64_t t218;
    const uint64_t t219 = p521_mulw(&t218, a1, b4);
    uint64_t t220;
    const uint64_t t221 = p521_mulw(&t220, a2, b4);
    uint64_t t222;
    const uint64_t t223 = p521_mulw(&t222, a3, b4);
    uint64_t t224;
    const uint64_t t225 = p521_mulw(&t224, a4, b4);
    uint64_t t226;
    const uint64_t t227 = p521_mulw(&t226, a5, b4);
    uint64_t t228;
    const uint64_t t229 = p521_mulw(&t228, a6, b4);
    uint64_t t230;
    const uint64_t t231 = p521_mulw(&t230, a7, b4);
    uint64_t t232;
    const uint64_t t233 = p521_mulw(&t232, a8, b4);
    uint64_t t234; const p521_bit c235 = p521_addw(&t234, t199, t217, 0);
    uint64_t t236; const p521_bit c237 = p521_addw(&t236, t201, t219, c235);
    uint64_t t238; const p521_bit c239 = p521_addw(&t238, t203, t221, c237);
    uint64_t t240; const p521_bit c241 = p521_addw(&t240, t205, t223, c239);
    uint64_t t242; const p521_bit c243 = p521_addw(&t242, t207, t225, c241);
    uint64_t t244; const p521_bit c245 = p521_addw(&t244, t209, t227, c243);
    uint64_t t246; const p521_bit c247 = p521_addw(&t246, t211, t229, c245);
    uint64_t t248; const p521_bit c249 = p521_addw(&t248, t213, t231, c247);
    uint64_t t250; const p521_bit c251 = p521_addw(&t250, t215, t233, c249);
    uint64_t t252; (void)p521_addw(&t252, UINT64_C(0x0), UINT64_C(0x0), c251);
    uint64_t t253; const p521_bit c254 = p521_addw(&t253, t236, t216, 0);
    uint64_t t255; const p521_bit c256 = p521_addw(&t255, t238, t218, c254);
    uint64_t t257; const p521_bit c258 = p521_addw(&t257, t240, t220, c256);
    uint64_t t259; const p521_bit c260 = p521_addw(&t259, t242, t222, c258);
    uint64_t t261; const p521_bit c262 = p521_addw(&t261, t244, t224, c260);
    uint64_t t263; const p521_bit c264 = p521_addw(&t263, t246, t226, c262);
    uint64_t t265; const p521_bit c266 = p521_addw(&t265, t248, t228, c264);
    uint64_t t267; const p521_bit c268 = p521_addw(&t267, t250, t230, c266);
    uint64_t t269; (void)p521_addw(&t269, t252, t232, c268);
    /* product, row 5: + a * b[5] * W^5 */
    uint64_t t270;
    const uint64_t t271 = p521_mulw(&t270, a0, b5);
    uint64_t t272;
    const uint64_t t273 = p521_mulw(&t272, a1, b5);
    uint64_t t274;
    const uint64_t t275 = p521_mulw(&t274, a2, b5);
    uint64_t t276;
    const uint64_t t277 = p521_mulw(&t276, a3, b5);
    uint64_t t278;
    const uint64_t t279 = p521_mulw(&t278, a4, b5);
    uint64_t t280;
    const uint64_t t281 = p521_mulw(&t280, a5, b5);
    uint64_t t282;
    const uint64_t t283 = p521_mulw(&t282, a6, b5);
    uint64_t t284;
    const uint64_t t285 = p521_mulw(&t284, a7, b5);
    uint64_t t286;
    const uint64_t t287 = p521_mulw(&t286, a8, b5);
    uint64_t t288; const p521_bit c289 = p521_addw(&t288, t253, t271, 0);
    uint64_t t290; const p521_bit c291 = p521_addw(&t290, t255, t273, c289);
    uint64_t t292; const p521_bit c293 = p521_addw(&t292, t257, t275, c291);
    uint64_t t294; const p521_bit c295 = p521_addw(&t294, t259, t277, c293);
    uint64_t t296; const p521_bit c297 = p521_addw(&t296, t261, t279, c295);
    uint64_t t298; const p521_bit c299 = p521_addw(&t298, t263, t281, c297);
    uint64_t t300; const p521_bit c301 = p521_addw(&t300, t265, t283, c299);
    uint64_t t302; const p521_bit c303 = p521_addw(&t302, t267, t285, c301);
    uint64_t t304; const p521_bit c305 = p521_addw(&t304, t269, t287, c303);
    uint64_t t306; (void)p521_addw(&t306, UINT64_C(0x0), UINT64_C(0x0), c305);
    uint64_t t307; const p521_bit c308 = p521_addw(&t307, t290, t270, 0);
    uint64_t t309; const p521_bit c310 = p521_addw(&t309, t292, t272, c308);
    uint64_t t311; const p521_bit c312 = p521_addw(&t311, t294, t274, c310);
    uint64_t t313; const p521_bit c314 = p521_addw(&t313, t296, t276, c312);
    uint64_t t315; const p521_bit c316 = p521_addw(&t315, t298, t278, c314);
    uint64_t t317; const p521_bit c318 = p521_addw(&t317, t300, t280, c316);
    uint64_t t319; const p521_bit c320 = p521_addw(&t319, t302, t282, c318);
    uint64_t t321; const p521_bit c322 = p521_addw(&t321, t304, t284, c320);
    uint64_t t323; (void)p521_addw(&t323, t306, t286, c322);
    /* product, row 6: + a * b[6] * W^6 */
    uint64_t t324;
    const uint64_t t325 = p521_mulw(&t324, a0, b6);
    uint64_t t326;
    const uint64_t t327 = p521_mulw(&t326, a1, b6);
    uint64_t t328;
    const uint64_t t329 = p521_mulw(&t328, a2, b6);
    uint64_t t330;
    const uint64_t t331 = p521_mulw(&t330, a3, b6);
    uint64_t t332;
    const uint64_t t333 = p521_mulw(&t332, a4, b6);
    uint64_t t334;
    const uint64_t t335 = p521_mulw(&t334, a5, b6);
    uint64_t t336;
    const uint64_t t337 = p521_mulw(&t336, a6, b6);
    uint64_t t338;
    const uint64_t t339 = p521_mulw(&t338, a7, b6);
    uint64_t t340;
    const uint64_t t341 = p521_mulw(&t340, a8, b6);
    uint64_t t342; const p521_bit c343 = p521_addw(&t342, t307, t325, 0);
    uint64_t t344; const p521_bit c345 = p521_addw(&t344, t309, t327, c343);
    uint64_t t346; const p521_bit c347 = p521_addw(&t346, t311, t329, c345);
    uint64_t t348; const p521_bit c349 = p521_addw(&t348, t313, t331, c347);
    uint64_t t350; const p521_bit c351 = p521_addw(&t350, t315, t333, c349);
    uint64_t t352; const p521_bit c353 = p521_addw(&t352, t317, t335, c351);
    uint64_t t354; const p521_bit c355 = p521_addw(&t354, t319, t337, c353);
    uint64_t t356; const p521_bit c357 = p521_addw(&t356, t321, t339, c355);
    uint64_t t358; const p521_bit c359 = p521_addw(&t358, t323, t341, c357);
    uint64_t t360; (void)p521_addw(&t360, UINT64_C(0x0), UINT64_C(0x0), c359);
    uint64_t t361; const p521_bit c362 = p521_addw(&t361, t344, t324, 0);
    uint64_t t363; const p521_bit c364 = p521_addw(&t363, t346, t326, c362);
    uint64_t t365; const p521_bit c366 = p521_addw(&t365, t348, t328, c364);
    uint64_t t367; const p521_bit c368 = p521_addw(&t367, t350, t330, c366);
    uint64_t t369; const p521_bit c370 = p521_addw(&t369, t352, t332, c368);
    uint64_t t371; const p521_bit c372 = p521_addw(&t371, t354, t334, c370);
    uint64_t t373; const p521_bit c374 = p521_addw(&t373, t356, t336, c372);
    uint64_t t375; const p521_bit c376 = p521_addw(&t375, t358, t338, c374);
    uint64_t t377; (void)p521_addw(&t377, t360, t340, c376);
    /* product, row 7: + a * b[7] * W^7 */
    uint64_t t378;
    const uint64_t t379 = p521_mulw(&t378, a0, b7);
    uint64_t t380;
    const uint64_t t381 = p521_mulw(&t380, a1, b7);
    uint64_t t382;
    const uint64_t t383 = p521_mulw(&t382, a2, b7);
    uint64_t t384;
    const uint64_t t385 = p521_mulw(&t384, a3, b7);
    uint64_t t386;
    const uint64_t t387 = p521_mulw(&t386, a4, b7);
    uint64_t t388;
    const uint64_t t389 = p521_mulw(&t388, a5, b7);
    uint64_t t390;
    const uint64_t t391 = p521_mulw(&t390, a6, b7);
    uint64_t t392;
    const uint64_t t393 = p521_mulw(&t392, a7, b7);
    uint64_t t394;
    const uint64_t t395 = p521_mulw(&t394, a8, b7);
    uint64_t t396; const p521_bit c397 = p521_addw(&t396, t361, t379, 0);
    uint64_t t398; const p521_bit c399 = p521_addw(&t398, t363, t381, c397);
    uint64_t t400; const p521_bit c401 = p521_addw(&t400, t365, t383, c399);
    uint64_t t402; const p521_bit c403 = p521_addw(&t402, t367, t385, c401);
    uint64_t t404; const p521_bit c405 = p521_addw(&t404, t369, t387, c403);
    uint64_t t406; const p521_bit c407 = p521_addw(&t406, t371, t389, c405);
    uint64_t t408; const p521_bit c409 = p521_addw(&t408, t373, t391, c407);
    uint64_t t410; const p521_bit c411 = p521_addw(&t410, t375, t393, c409);
    uint64_t t412; const p521_bit c413 = p521_addw(&t412, t377, t395, c411);
    uint64_t t414; (void)p521_addw(&t414, UINT64_C(0x0), UINT64_C(0x0), c413);
    uint64_t t415; const p521_bit c416 = p521_addw(&t415, t398, t378, 0);
    uint64_t t417; const p521_bit c418 = p521_addw(&t417, t400, t380, c416);
    uint64_t t419; const p521_bit c420 = p521_addw(&t419, t402, t382, c418);
    uint64_t t421; const p521_bit c422 = p521_addw(&t421, t404, t384, c420);
    uint64_t t423; const p521_bit c424 = p521_addw(&t423, t406, t386, c422);
    uint64_t t425; const p521_bit c426 = p521_addw(&t425, t408, t388, c424);
    uint64_t t427; const p521_bit c428 = p521_addw(&t427, t410, t390, c426);
    uint64_t t429; const p521_bit c430 = p521_addw(&t429, t412, t392, c428);
    uint64_t t431; (void)p521_addw(&t431, t414, t394, c430);
    /* product, row 8: + a * b[8] * W^8 */
    uint64_t t432;
    const uint64_t t433 = p521_mulw(&t432, a0, b8);
    uint64_t t434;
    const uint64_t t435 = p521_mulw(&t434, a1, b8);
    uint64_t t436;
    const uint64_t t437 = p521_mulw(&t436, a2, b8);
    uint64_t t438;
    const uint64_t t439 = p521_mulw(&t438, a3, b8);
    uint64_t t440;
    const uint64_t t441 = p521_mulw(&t440, a4, b8);
    uint64_t t442;
    const uint64_t t443 = p521_mulw(&t442, a5, b8);
    uint64_t t444;
    const uint64_t t445 = p521_mulw(&t444, a6, b8);
    uint64_t t446;
    const uint64_t t447 = p521_mulw(&t446, a7, b8);
    const uint64_t t448 = a8 * b8;
    uint64_t t449; const p521_bit c450 = p521_addw(&t449, t415, t433, 0);
    uint64_t t451; const p521_bit c452 = p521_addw(&t451, t417, t435, c450);
    uint64_t t453; const p521_bit c454 = p521_addw(&t453, t419, t437, c452);
    uint64_t t455; const p521_bit c456 = p521_addw(&t455, t421, t439, c454);
    uint64_t t457; const p521_bit c458 = p521_addw(&t457, t423, t441, c456);
    uint64_t t459; const p521_bit c460 = p521_addw(&t459, t425, t443, c458);
    uint64_t t461; const p521_bit c462 = p521_addw(&t461, t427, t445, c460);
    uint64_t t463; const p521_bit c464 = p521_addw(&t463, t429, t447, c462);
    uint64_t t465; (void)p521_addw(&t465, t431, t448, c464);
    uint64_t t466; const p521_bit c467 = p521_addw(&t466, t451, t432, 0);
    uint64_t t468; const p521_bit c469 = p521_addw(&t468, t453, t434, c467);
    uint64_t t470; const p521_bit c471 = p521_addw(&t470, t455, t436, c469);
    uint64_t t472; const p521_bit c473 = p521_addw(&t472, t457, t438, c471);
    uint64_t t474; const p521_bit c475 = p521_addw(&t474, t459, t440, c473);
    uint64_t t476; const p521_bit c477 = p521_addw(&t476, t461, t442, c475);
    uint64_t t478; const p521_bit c479 = p521_addw(&t478, t463, t444, c477);
    uint64_t t480; (void)p521_addw(&t480, t465, t446, c479);
    /* last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t481 = (t466 << 55) | (t449 >> 9);
    const uint64_t t482 = (t468 << 55) | (t466 >> 9);
    const uint64_t t483 = (t470 << 55) | (t468 >> 9);
    const uint64_t t484 = (t472 << 55) | (t470 >> 9);
    const uint64_t t485 = (t474 << 55) | (t472 >> 9);
    const uint64_t t486 = (t476 << 55) | (t474 >> 9);
    const uint64_t t487 = (t478 << 55) | (t476 >> 9);
    const uint64_t t488 = (t480 << 55) | (t478 >> 9);
    const uint64_t t489 = t480 >> 9;
    const p521_bit c491 = p521_borroww(UINT64_C(0x0), UINT64_C(0x1), 0);
    const uint64_t t493 = t449 | UINT64_C(0xfffffffffffffe00);
    uint64_t t494; const p521_bit c495 = p521_addw(&t494, t20, t481, c491);
    uint64_t t496; const p521_bit c497 = p521_addw(&t496, t72, t482, c495);
    uint64_t t498; const p521_bit c499 = p521_addw(&t498, t126, t483, c497);
    uint64_t t500; const p521_bit c501 = p521_addw(&t500, t180, t484, c499);
    uint64_t t502; const p521_bit c503 = p521_addw(&t502, t234, t485, c501);
    uint64_t t504; const p521_bit c505 = p521_addw(&t504, t288, t486, c503);
    uint64_t t506; const p521_bit c507 = p521_addw(&t506, t342, t487, c505);
    uint64_t t508; const p521_bit c509 = p521_addw(&t508, t396, t488, c507);
    uint64_t t510; const p521_bit c511 = p521_addw(&t510, t493, t489, c509);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p521_maskw(c511);
    const uint64_t t512 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1) & ~m0);
    uint64_t t513; const p521_bit c514 = p521_subw(&t513, t494, t512, 0);
    uint64_t t515; const p521_bit c516 = p521_subw(&t515, t496, UINT64_C(0x0), c514);
    uint64_t t517; const p521_bit c518 = p521_subw(&t517, t498, UINT64_C(0x0), c516);
    uint64_t t519; const p521_bit c520 = p521_subw(&t519, t500, UINT64_C(0x0), c518);
    uint64_t t521; const p521_bit c522 = p521_subw(&t521, t502, UINT64_C(0x0), c520);
    uint64_t t523; const p521_bit c524 = p521_subw(&t523, t504, UINT64_C(0x0), c522);
    uint64_t t525; const p521_bit c526 = p521_subw(&t525, t506, UINT64_C(0x0), c524);
    uint64_t t527; const p521_bit c528 = p521_subw(&t527, t508, UINT64_C(0x0), c526);
    const uint64_t t529 = (UINT64_C(0x0) & m0) | (UINT64_C(0xfffffffffffffe00) & ~m0);
    uint64_t t530; (void)p521_subw(&t530, t510, t529, c528);
    r->v[0] = t513;
    r->v[1] = t515;
    r->v[2] = t517;
    r->v[3] = t519;
    r->v[4] = t521;
    r->v[5] = t523;
    r->v[6] = t525;
    r->v[7] = t527;
    r->v[8] = t530;
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Crandall: 2^521 = 1 (mod p) */
void p521_fe_sqr(p521_fe *r, const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* square, products of a[0] with the words above it */
    uint64_t t10;
    const uint64_t t11 = p521_mulw(&t10, a1, a0);
    uint64_t t12;
    const uint64_t t13 = p521_mulw(&t12, a2, a0);
    uint64_t t14; const p521_bit c15 = p521_addw(&t14, t13, t10, 0);
    uint64_t t16;
    const uint64_t t17 = p521_mulw(&t16, a3, a0);
    uint64_t t18; const p521_bit c19 = p521_addw(&t18, t17, t12, c15);
    uint64_t t20;
    const uint64_t t21 = p521_mulw(&t20, a4, a0);
    uint64_t t22; const p521_bit c23 = p521_addw(&t22, t21, t16, c19);
    uint64_t t24;
    const uint64_t t25 = p521_mulw(&t24, a5, a0);
    uint64_t t26; const p521_bit c27 = p521_addw(&t26, t25, t20, c23);
    uint64_t t28;
    const uint64_t t29 = p521_mulw(&t28, a6, a0);
    uint64_t t30; const p521_bit c31 = p521_addw(&t30, t29, t24, c27);
    uint64_t t32;
    const uint64_t t33 = p521_mulw(&t32, a7, a0);
    uint64_t t34; const p521_bit c35 = p521_addw(&t34, t33, t28, c31);
    uint64_t t36;
    const uint64_t t37 = p521_mulw(&t36, a8, a0);
    uint64_t t38; const p521_bit c39 = p521_addw(&t38, t37, t32, c35);
    uint64_t t40; (void)p521_addw(&t40, t36, UINT64_C(0x0), c39);
    /* square, products of a[1] with the words above it */
    uint64_t t41;
    const uint64_t t42 = p521_mulw(&t41, a2, a1);
    uint64_t t43;
    const uint64_t t44 = p521_mulw(&t43, a3, a1);
    uint64_t t45;
    const uint64_t t46 = p521_mulw(&t45, a4, a1);
    uint64_t t47;
    const uint64_t t48 = p521_mulw(&t47, a5, a1);
    uint64_t t49;
    const uint64_t t50 = p521_mulw(&t49, a6, a1);
    uint64_t t51;
    const uint64_t t52 = p521_mulw(&t51, a7, a1);
    uint64_t t53;
    const uint64_t t54 = p521_mulw(&t53, a8, a1);
    uint64_t t55; const p521_bit c56 = p521_addw(&t55, t18, t42, 0);
    uint64_t t57; const p521_bit c58 = p521_addw(&t57, t22, t44, c56);
    uint64_t t59; const p521_bit c60 = p521_addw(&t59, t26, t46, c58);
    uint64_t t61; const p521_bit c62 = p521_addw(&t61, t30, t48, c60);
    uint64_t t63; const p521_bit c64 = p521_addw(&t63, t34, t50, c62);
    uint64_t t65; const p521_bit c66 = p521_addw(&t65, t38, t52, c64);
    uint64_t t67; const p521_bit c68 = p521_addw(&t67, t40, t54, c66);
    uint64_t t69; (void)p521_addw(&t69, UINT64_C(0x0), UINT64_C(0x0), c68);
    uint64_t t70; const p521_bit c71 = p521_addw(&t70, t57, t41, 0);
    uint64_t t72; const p521_bit c73 = p521_addw(&t72, t59, t43, c71);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t61, t45, c73);
    uint64_t t76; const p521_bit c77 = p521_addw(&t76, t63, t47, c75);
    uint64_t t78; const p521_bit c79 = p521_addw(&t78, t65, t49, c77);
    uint64_t t80; const p521_bit c81 = p521_addw(&t80, t67, t51, c79);
    uint64_t t82; (void)p521_addw(&t82, t69, t53, c81);
    /* square, products of a[2] with the words above it */
    uint64_t t83;
    const uint64_t t84 = p521_mulw(&t83, a3, a2);
    uint64_t t85;
    const uint64_t t86 = p521_mulw(&t85, a4, a2);
    uint64_t t87;
    const uint64_t t88 = p521_mulw(&t87, a5, a2);
    uint64_t t89;
    const uint64_t t90 = p521_mulw(&t89, a6, a2);
    uint64_t t91;
    const uint64_t t92 = p521_mulw(&t91, a7, a2);
    uint64_t t93;
    const uint64_t t94 = p521_mulw(&t93, a8, a2);
    uint64_t t95; const p521_bit c96 = p521_addw(&t95, t72, t84, 0);
    uint64_t t97; const p521_bit c98 = p521_addw(&t97, t74, t86, c96);
    uint64_t t99; const p521_bit c100 = p521_addw(&t99, t76, t88, c98);
    uint64_t t101; const p521_bit c102 = p521_addw(&t101, t78, t90, c100);
    uint64_t t103; const p521_bit c104 = p521_addw(&t103, t80, t92, c102);
    uint64_t t105; const p521_bit c106 = p521_addw(&t105, t82, t94, c104);
    uint64_t t107; (void)p521_addw(&t107, UINT64_C(0x0), UINT64_C(0x0), c106);
    uint64_t t108; const p521_bit c109 = p521_addw(&t108, t97, t83, 0);
    uint64_t t110; const p521_bit c111 = p521_addw(&t110, t99, t85, c109);
    uint64_t t112; const p521_bit c113 = p521_addw(&t112, t101, t87, c111);
    uint64_t t114; const p521_bit c115 = p521_addw(&t114, t103, t89, c113);
    uint64_t t116; const p521_bit c117 = p521_addw(&t116, t105, t91, c115);
    uint64_t t118; (void)p521_addw(&t118, t107, t93, c117);
    /* square, products of a[3] with the words above it */
    uint64_t t119;
    const uint64_t t120 = p521_mulw(&t119, a4, a3);
    uint64_t t121;
    const uint64_t t122 = p521_mulw(&t121, a5, a3);
    uint64_t t123;
    const uint64_t t124 = p521_mulw(&t123, a6, a3);
    uint64_t t125;
    const uint64_t t126 = p521_mulw(&t125, a7, a3);
    uint64_t t127;
    const uint64_t t128 = p521_mulw(&t127, a8, a3);
    uint64_t t129; const p521_bit c130 = p521_addw(&t129, t110, t120, 0);
    uint64_t t131; const p521_bit c132 = p521_addw(&t131, t112, t122, c130);
    uint64_t t133; const p521_bit c134 = p521_addw(&t133, t114, t124, c132);
    uint64_t t135; const p521_bit c136 = p521_addw(&t135, t116, t126, c134);
    uint64_t t137; const p521_bit c138 = p521_addw(&t137, t118, t128, c136);
    uint64_t t139; (void)p521_addw(&t139, UINT64_C(0x0), UINT64_C(0x0), c138);
    uint64_t t140; const p521_bit c141 = p521_addw(&t140, t131, t119, 0);
    uint64_t t142; const p521_bit c143 = p521_addw(&t142, t133, t121, c141);
    uint64_t t144; const p521_bit c145 = p521_addw(&t144, t135, t123, c143);
    uint64_t t146; const p521_bit c147 = p521_addw(&t146, t137, t125, c145);
    uint64_t t148; (void)p521_addw(&t148, t139, t127, c147);
    /* square, products of a[4] with the words above it */
    uint64_t t149;
    const uint64_t t150 = p521_mulw(&t149, a5, a4);
    uint64_t t151;
    const uint64_t t152 = p521_mulw(&t151, a6, a4);
    uint64_t t153;
    const uint64_t t154 = p521_mulw(&t153, a7, a4);
    uint64_t t155;
    const uint64_t t156 = p521_mulw(&t155, a8, a4);
    uint64_t t157; const p521_bit c158 = p521_addw(&t157, t142, t150, 0);
    uint64_t t159; const p521_bit c160 = p521_addw(&t159, t144, t152, c158);
    uint64_t t161; const p521_bit c162 = p521_addw(&t161, t146, t154, c160);
    uint64_t t163; const p521_bit c164 = p521_addw(&t163, t148, t156, c162);
    uint64_t t165; (void)p521_addw(&t165, UINT64_C(0x0), UINT64_C(0x0), c164);
    uint64_t t166; const p521_bit c167 = p521_addw(&t166, t159, t149, 0);
    uint64_t t168; const p521_bit c169 = p521_addw(&t168, t161, t151, c167);
    uint64_t t170; const p521_bit c171 = p521_addw(&t170, t163, t153, c169);
    uint64_t t172; (void)p521_addw(&t172, t165, t155, c171);
    /* square, products of a[5] with the words above it */
    uint64_t t173;
    const uint64_t t174 = p521_mulw(&t173, a6, a5);
    uint64_t t175;
    const uint64_t t176 = p521_mulw(&t175, a7, a5);
    uint64_t t177;
    const uint64_t t178 = p521_mulw(&t177, a8, a5);
    uint64_t t179; const p521_bit c180 = p521_addw(&t179, t168, t174, 0);
    uint64_t t181; const p521_bit c182 = p521_addw(&t181, t170, t176, c180);
    uint64_t t183; const p521_bit c184 = p521_addw(&t183, t172, t178, c182);
    uint64_t t185; (void)p521_addw(&t185, UINT64_C(0x0), UINT64_C(0x0), c184);
    uint64_t t186; const p521_bit c187 = p521_addw(&t186, t181, t173, 0);
    uint64_t t188; const p521_bit c189 = p521_addw(&t188, t183, t175, c187);
    uint64_t t190; (void)p521_addw(&t190, t185, t177, c189);
    /* square, products of a[6] with the words above it */
    uint64_t t191;
    const uint64_t t192 = p521_mulw(&t191, a7, a6);
    uint64_t t193;
    const uint64_t t194 = p521_mulw(&t193, a8, a6);
    uint64_t t195; const p521_bit c196 = p521_addw(&t195, t188, t192, 0);
    uint64_t t197; const p521_bit c198 = p521_addw(&t197, t190, t194, c196);
    uint64_t t199; (void)p521_addw(&t199, UINT64_C(0x0), UINT64_C(0x0), c198);
    uint64_t t200; const p521_bit c201 = p521_addw(&t200, t197, t191, 0);
    uint64_t t202; (void)p521_addw(&t202, t199, t193, c201);
    /* square, products of a[7] with the words above it */
    uint64_t t203;
    const uint64_t t204 = p521_mulw(&t203, a8, a7);
    uint64_t t205; const p521_bit c206 = p521_addw(&t205, t202, t204, 0);
    uint64_t t207; (void)p521_addw(&t207, UINT64_C(0x0), UINT64_C(0x0), c206);
    const uint64_t t208 = t207 + t203;
    /* square: double the cross products */
    uint64_t t209; const p521_bit c210 = p521_addw(&t209, t11, t11, 0);
    uint64_t t211; const p521_bit c212 = p521_addw(&t211, t14, t14, c210);
    uint64_t t213; const p521_bit c214 = p521_addw(&t213, t55, t55, c212);
    uint64_t t215; const p521_bit c216 = p521_addw(&t215, t70, t70, c214);
    uint64_t t217; const p521_bit c218 = p521_addw(&t217, t95, t95, c216);
    uint64_t t219; const p521_bit c220 = p521_addw(&t219, t108, t108, c218);
    uint64_t t221; const p521_bit c222 = p521_addw(&t221, t129, t129, c220);
    uint64_t t223; const p521_bit c224 = p521_addw(&t223, t140, t140, c222);
    uint64_t t225; const p521_bit c226 = p521_addw(&t225, t157, t157, c224);
    uint64_t t227; const p521_bit c228 = p521_addw(&t227, t166, t166, c226);
    uint64_t t229; const p521_bit c230 = p521_addw(&t229, t179, t179, c228);
    uint64_t t231; const p521_bit c232 = p521_addw(&t231, t186, t186, c230);
    uint64_t t233; const p521_bit c234 = p521_addw(&t233, t195, t195, c232);
    uint64_t t235; const p521_bit c236 = p521_addw(&t235, t200, t200, c234);
    uint64_t t237; const p521_bit c238 = p521_addw(&t237, t205, t205, c236);
    uint64_t t239; (void)p521_addw(&t239, t208, t208, c238);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t240;
    const uint64_t t241 = p521_mulw(&t240, a0, a0);
    uint64_t t242;
    const uint64_t t243 = p521_mulw(&t242, a1, a1);
    uint64_t t244;
    const uint64_t t245 = p521_mulw(&t244, a2, a2);
    uint64_t t246;
    const uint64_t t247 = p521_mulw(&t246, a3, a3);
    uint64_t t248;
    const uint64_t t249 = p521_mulw(&t248, a4, a4);
    uint64_t t250;
    const uint64_t t251 = p521_mulw(&t250, a5, a5);
    uint64_t t252;
    const uint64_t t253 = p521_mulw(&t252, a6, a6);
    uint64_t t254;
    const uint64_t t255 = p521_mulw(&t254, a7, a7);
    const uint64_t t256 = a8 * a8;
    uint64_t t257; const p521_bit c258 = p521_addw(&t257, t209, t240, 0);
    uint64_t t259; const p521_bit c260 = p521_addw(&t259, t211, t243, c258);
    uint64_t t261; const p521_bit c262 = p521_addw(&t261, t213, t242, c260);
    uint64_t t263; const p521_bit c264 = p521_addw(&t263, t215, t245, c262);
    uint64_t t265; const p521_bit c266 = p521_addw(&t265, t217, t244, c264);
    uint64_t t267; const p521_bit c268 = p521_addw(&t267, t219, t247, c266);
    uint64_t t269; const p521_bit c270 = p521_addw(&t269, t221, t246, c268);
    uint64_t t271; const p521_bit c272 = p521_addw(&t271, t223, t249, c270);
    uint64_t t273; const p521_bit c274 = p521_addw(&t273, t225, t248, c272);
    uint64_t t275; const p521_bit c276 = p521_addw(&t275, t227, t251, c274);
    uint64_t t277; const p521_bit c278 = p521_addw(&t277, t229, t250, c276);
    uint64_t t279; const p521_bit c280 = p521_addw(&t279, t231, t253, c278);
    uint64_t t281; const p521_bit c282 = p521_addw(&t281, t233, t252, c280);
    uint64_t t283; const p521_bit c284 = p521_addw(&t283, t235, t255, c282);
    uint64_t t285; const p521_bit c286 = p521_addw(&t285, t237, t254, c284);
    uint64_t t287; (void)p521_addw(&t287, t239, t256, c286);
    /* last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large */
    const uint64_t t288 = (t273 << 55) | (t271 >> 9);
    const uint64_t t289 = (t275 << 55) | (t273 >> 9);
    const uint64_t t290 = (t277 << 55) | (t275 >> 9);
    const uint64_t t291 = (t279 << 55) | (t277 >> 9);
    const uint64_t t292 = (t281 << 55) | (t279 >> 9);
    const uint64_t t293 = (t283 << 55) | (t281 >> 9);
    const uint64_t t294 = (t285 << 55) | (t283 >> 9);
    const uint64_t t295 = (t287 << 55) | (t285 >> 9);
    const uint64_t t296 = t287 >> 9;
    const p521_bit c298 = p521_borroww(UINT64_C(0x0), UINT64_C(0x1), 0);
    const uint64_t t300 = t271 | UINT64_C(0xfffffffffffffe00);
    uint64_t t301; const p521_bit c302 = p521_addw(&t301, t241, t288, c298);
    uint64_t t303; const p521_bit c304 = p521_addw(&t303, t257, t289, c302);
    uint64_t t305; const p521_bit c306 = p521_addw(&t305, t259, t290, c304);
    uint64_t t307; const p521_bit c308 = p521_addw(&t307, t261, t291, c306);
    uint64_t t309; const p521_bit c310 = p521_addw(&t309, t263, t292, c308);
    uint64_t t311; const p521_bit c312 = p521_addw(&t311, t265, t293, c310);
    uint64_t t313; const p521_bit c314 = p521_addw(&t313, t267, t294, c312);
    uint64_t t315; const p521_bit c316 = p521_addw(&t315, t269, t295, c314);
    uint64_t t317; const p521_bit c318 = p521_addw(&t317, t300, t296, c316);
    /* subtract W^n - p unless the sum carried */
    const uint64_t m0 = p521_maskw(c318);
    const uint64_t t319 = (UINT64_C(0x0) & m0) | (UINT64_C(0x1) & ~m0);
    uint64_t t320; const p521_bit c321 = p521_subw(&t320, t301, t319, 0);
    uint64_t t322; const p521_bit c323 = p521_subw(&t322, t303, UINT64_C(0x0), c321);
    uint64_t t324; const p521_bit c325 = p521_subw(&t324, t305, UINT64_C(0x0), c323);
    uint64_t t326; const p521_bit c327 = p521_subw(&t326, t307, UINT64_C(0x0), c325);
    uint64_t t328; const p521_bit c329 = p521_subw(&t328, t309, UINT64_C(0x0), c327);
    uint64_t t330; const p521_bit c331 = p521_subw(&t330, t311, UINT64_C(0x0), c329);
    uint64_t t332; const p521_bit c333 = p521_subw(&t332, t313, UINT64_C(0x0), c331);
    uint64_t t334; const p521_bit c335 = p521_subw(&t334, t315, UINT64_C(0x0), c333);
    const uint64_t t336 = (UINT64_C(0x0) & m0) | (UINT64_C(0xfffffffffffffe00) & ~m0);
    uint64_t t337; (void)p521_subw(&t337, t317, t336, c335);
    r->v[0] = t320;
    r->v[1] = t322;
    r->v[2] = t324;
    r->v[3] = t326;
    r->v[4] = t328;
    r->v[5] = t330;
    r->v[6] = t332;
    r->v[7] = t334;
    r->v[8] = t337;
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p521_fe_mul_small(p521_fe *r, const p521_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* T = a * k */
    uint64_t t11;
    const uint64_t t12 = p521_mulw(&t11, a0, k_word);
    uint64_t t13;
    const uint64_t t14 = p521_mulw(&t13, a1, k_word);
    uint64_t t15; const p521_bit c16 = p521_addw(&t15, t14, t11, 0);
    uint64_t t17;
    const uint64_t t18 = p521_mulw(&t17, a2, k_word);
    uint64_t t19; const p521_bit c20 = p521_addw(&t19, t18, t13, c16);
    uint64_t t21;
    const uint64_t t22 = p521_mulw(&t21, a3, k_word);
    uint64_t t23; const p521_bit c24 = p521_addw(&t23, t22, t17, c20);
    uint64_t t25;
    const uint64_t t26 = p521_mulw(&t25, a4, k_word);
    uint64_t t27; const p521_bit c28 = p521_addw(&t27, t26, t21, c24);
    uint64_t t29;
    const uint64_t t30 = p521_mulw(&t29, a5, k_word);
    uint64_t t31; const p521_bit c32 = p521_addw(&t31, t30, t25, c28);
    uint64_t t33;
    const uint64_t t34 = p521_mulw(&t33, a6, k_word);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, t34, t29, c32);
    uint64_t t37;
    const uint64_t t38 = p521_mulw(&t37, a7, k_word);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, t38, t33, c36);
    uint64_t t41;
    const uint64_t t42 = p521_mulw(&t41, a8, k_word);
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, t42, t37, c40);
    uint64_t t45; (void)p521_addw(&t45, t41, UINT64_C(0x0), c44);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t46 = (t45 << 55) | (t43 >> 9);
    /* T - q * p, below 4*p */
    uint64_t t49;
    const uint64_t t50 = p521_mulw(&t49, UINT64_C(0xffffffffffffffff), t46);
    uint64_t t51; const p521_bit c52 = p521_addw(&t51, t50, t49, 0);
    uint64_t t53; const p521_bit c54 = p521_addw(&t53, t50, t49, c52);
    uint64_t t55; const p521_bit c56 = p521_addw(&t55, t50, t49, c54);
    uint64_t t57; const p521_bit c58 = p521_addw(&t57, t50, t49, c56);
    uint64_t t59; const p521_bit c60 = p521_addw(&t59, t50, t49, c58);
    uint64_t t61; const p521_bit c62 = p521_addw(&t61, t50, t49, c60);
    uint64_t t63; const p521_bit c64 = p521_addw(&t63, t50, t49, c62);
    uint64_t t65;
    const uint64_t t66 = p521_mulw(&t65, UINT64_C(0x1ff), t46);
    uint64_t t67; const p521_bit c68 = p521_addw(&t67, t66, t49, c64);
    uint64_t t69; (void)p521_addw(&t69, t65, UINT64_C(0x0), c68);
    uint64_t t70; const p521_bit c71 = p521_subw(&t70, t12, t50, 0);
    uint64_t t72; const p521_bit c73 = p521_subw(&t72, t15, t51, c71);
    uint64_t t74; const p521_bit c75 = p521_subw(&t74, t19, t53, c73);
    uint64_t t76; const p521_bit c77 = p521_subw(&t76, t23, t55, c75);
    uint64_t t78; const p521_bit c79 = p521_subw(&t78, t27, t57, c77);
    uint64_t t80; const p521_bit c81 = p521_subw(&t80, t31, t59, c79);
    uint64_t t82; const p521_bit c83 = p521_subw(&t82, t35, t61, c81);
    uint64_t t84; const p521_bit c85 = p521_subw(&t84, t39, t63, c83);
    uint64_t t86; const p521_bit c87 = p521_subw(&t86, t43, t67, c85);
    uint64_t t88; (void)p521_subw(&t88, t45, t69, c87);
    /* subtract 2*p where that does not borrow */
    uint64_t t91; const p521_bit c92 = p521_subw(&t91, t70, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t93; const p521_bit c94 = p521_subw(&t93, t72, UINT64_C(0xffffffffffffffff), c92);
    uint64_t t95; const p521_bit c96 = p521_subw(&t95, t74, UINT64_C(0xffffffffffffffff), c94);
    uint64_t t97; const p521_bit c98 = p521_subw(&t97, t76, UINT64_C(0xffffffffffffffff), c96);
    uint64_t t99; const p521_bit c100 = p521_subw(&t99, t78, UINT64_C(0xffffffffffffffff), c98);
    uint64_t t101; const p521_bit c102 = p521_subw(&t101, t80, UINT64_C(0xffffffffffffffff), c100);
    uint64_t t103; const p521_bit c104 = p521_subw(&t103, t82, UINT64_C(0xffffffffffffffff), c102);
    uint64_t t105; const p521_bit c106 = p521_subw(&t105, t84, UINT64_C(0xffffffffffffffff), c104);
    uint64_t t107; const p521_bit c108 = p521_subw(&t107, t86, UINT64_C(0x3ff), c106);
    uint64_t t109; const p521_bit c110 = p521_subw(&t109, t88, UINT64_C(0x0), c108);
    const uint64_t m0 = p521_maskw(c110);
    const uint64_t t111 = (t70 & m0) | (t91 & ~m0);
    const uint64_t t112 = (t72 & m0) | (t93 & ~m0);
    const uint64_t t113 = (t74 & m0) | (t95 & ~m0);
    const uint64_t t114 = (t76 & m0) | (t97 & ~m0);
    const uint64_t t115 = (t78 & m0) | (t99 & ~m0);
    const uint64_t t116 = (t80 & m0) | (t101 & ~m0);
    const uint64_t t117 = (t82 & m0) | (t103 & ~m0);
    const uint64_t t118 = (t84 & m0) | (t105 & ~m0);
    const uint64_t t119 = (t86 & m0) | (t107 & ~m0);
    const uint64_t t120 = (t88 & m0) | (t109 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t121; const p521_bit c122 = p521_subw(&t121, t111, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t123; const p521_bit c124 = p521_subw(&t123, t112, UINT64_C(0xffffffffffffffff), c122);
    uint64_t t125; const p521_bit c126 = p521_subw(&t125, t113, UINT64_C(0xffffffffffffffff), c124);
    uint64_t t127; const p521_bit c128 = p521_subw(&t127, t114, UINT64_C(0xffffffffffffffff), c126);
    uint64_t t129; const p521_bit c130 = p521_subw(&t129, t115, UINT64_C(0xffffffffffffffff), c128);
    uint64_t t131; const p521_bit c132 = p521_subw(&t131, t116, UINT64_C(0xffffffffffffffff), c130);
    uint64_t t133; const p521_bit c134 = p521_subw(&t133, t117, UINT64_C(0xffffffffffffffff), c132);
    uint64_t t135; const p521_bit c136 = p521_subw(&t135, t118, UINT64_C(0xffffffffffffffff), c134);
    uint64_t t137; const p521_bit c138 = p521_subw(&t137, t119, UINT64_C(0x1ff), c136);
    const p521_bit c139 = p521_borroww(t120, UINT64_C(0x0), c138);
    const uint64_t m1 = p521_maskw(c139);
    const uint64_t t140 = (t111 & m1) | (t121 & ~m1);
    const uint64_t t141 = (t112 & m1) | (t123 & ~m1);
    const uint64_t t142 = (t113 & m1) | (t125 & ~m1);
    const uint64_t t143 = (t114 & m1) | (t127 & ~m1);
    const uint64_t t144 = (t115 & m1) | (t129 & ~m1);
    const uint64_t t145 = (t116 & m1) | (t131 & ~m1);
    const uint64_t t146 = (t117 & m1) | (t133 & ~m1);
    const uint64_t t147 = (t118 & m1) | (t135 & ~m1);
    const uint64_t t148 = (t119 & m1) | (t137 & ~m1);
    r->v[0] = t140;
    r->v[1] = t141;
    r->v[2] = t142;
    r->v[3] = t143;
    r->v[4] = t144;
    r->v[5] = t145;
    r->v[6] = t146;
    r->v[7] = t147;
    r->v[8] = t148;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p521_fe_from_bytes(p521_fe *r, const uint8_t b[66])
{
    const uint64_t b_at58 = (uint64_t)p521_load8(b + 58);
    /* bytes to words */
    const uint64_t t1 = p521_bswapw(b_at58);
    const uint64_t b_at50 = (uint64_t)p521_load8(b + 50);
    const uint64_t t3 = p521_bswapw(b_at50);
    const uint64_t b_at42 = (uint64_t)p521_load8(b + 42);
    const uint64_t t5 = p521_bswapw(b_at42);
    const uint64_t b_at34 = (uint64_t)p521_load8(b + 34);
    const uint64_t t7 = p521_bswapw(b_at34);
    const uint64_t b_at26 = (uint64_t)p521_load8(b + 26);
    const uint64_t t9 = p521_bswapw(b_at26);
    const uint64_t b_at18 = (uint64_t)p521_load8(b + 18);
    const uint64_t t11 = p521_bswapw(b_at18);
    const uint64_t b_at10 = (uint64_t)p521_load8(b + 10);
    const uint64_t t13 = p521_bswapw(b_at10);
    const uint64_t b_at2 = (uint64_t)p521_load8(b + 2);
    const uint64_t t15 = p521_bswapw(b_at2);
    const uint64_t b_at0 = (uint64_t)p521_load2(b + 0);
    const uint64_t t17 = p521_bswapw(b_at0);
    const uint64_t t18 = t17 >> 48;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c21 = p521_borroww(t1, UINT64_C(0xffffffffffffffff), 0);
    const p521_bit c22 = p521_borroww(t3, UINT64_C(0xffffffffffffffff), c21);
    const p521_bit c23 = p521_borroww(t5, UINT64_C(0xffffffffffffffff), c22);
    const p521_bit c24 = p521_borroww(t7, UINT64_C(0xffffffffffffffff), c23);
    const p521_bit c25 = p521_borroww(t9, UINT64_C(0xffffffffffffffff), c24);
    const p521_bit c26 = p521_borroww(t11, UINT64_C(0xffffffffffffffff), c25);
    const p521_bit c27 = p521_borroww(t13, UINT64_C(0xffffffffffffffff), c26);
    const p521_bit c28 = p521_borroww(t15, UINT64_C(0xffffffffffffffff), c27);
    const p521_bit c29 = p521_borroww(t18, UINT64_C(0x1ff), c28);
    const uint64_t t31 = p521_maskw(c29);
    const uint64_t t32 = t1 & t31;
    const uint64_t t33 = t3 & t31;
    const uint64_t t34 = t5 & t31;
    const uint64_t t35 = t7 & t31;
    const uint64_t t36 = t9 & t31;
    const uint64_t t37 = t11 & t31;
    const uint64_t t38 = t13 & t31;
    const uint64_t t39 = t15 & t31;
    const uint64_t t40 = t18 & t31;
    const uint64_t t41 = ~t31;
    r->v[0] = t32;
    r->v[1] = t33;
    r->v[2] = t34;
    r->v[3] = t35;
    r->v[4] = t36;
    r->v[5] = t37;
    r->v[6] = t38;
    r->v[7] = t39;
    r->v[8] = t40;
    return -(int)(t41 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p521_fe_from_bytes_le(p521_fe *r, const uint8_t b[66])
{
    const uint64_t b_at0 = (uint64_t)p521_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p521_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p521_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p521_load8(b + 24);
    const uint64_t b_at32 = (uint64_t)p521_load8(b + 32);
    const uint64_t b_at40 = (uint64_t)p521_load8(b + 40);
    const uint64_t b_at48 = (uint64_t)p521_load8(b + 48);
    const uint64_t b_at56 = (uint64_t)p521_load8(b + 56);
    const uint64_t b_at64 = (uint64_t)p521_load2(b + 64);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c11 = p521_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p521_bit c12 = p521_borroww(b_at8, UINT64_C(0xffffffffffffffff), c11);
    const p521_bit c13 = p521_borroww(b_at16, UINT64_C(0xffffffffffffffff), c12);
    const p521_bit c14 = p521_borroww(b_at24, UINT64_C(0xffffffffffffffff), c13);
    const p521_bit c15 = p521_borroww(b_at32, UINT64_C(0xffffffffffffffff), c14);
    const p521_bit c16 = p521_borroww(b_at40, UINT64_C(0xffffffffffffffff), c15);
    const p521_bit c17 = p521_borroww(b_at48, UINT64_C(0xffffffffffffffff), c16);
    const p521_bit c18 = p521_borroww(b_at56, UINT64_C(0xffffffffffffffff), c17);
    const p521_bit c19 = p521_borroww(b_at64, UINT64_C(0x1ff), c18);
    const uint64_t t21 = p521_maskw(c19);
    const uint64_t t22 = b_at0 & t21;
    const uint64_t t23 = b_at8 & t21;
    const uint64_t t24 = b_at16 & t21;
    const uint64_t t25 = b_at24 & t21;
    const uint64_t t26 = b_at32 & t21;
    const uint64_t t27 = b_at40 & t21;
    const uint64_t t28 = b_at48 & t21;
    const uint64_t t29 = b_at56 & t21;
    const uint64_t t30 = b_at64 & t21;
    const uint64_t t31 = ~t21;
    r->v[0] = t22;
    r->v[1] = t23;
    r->v[2] = t24;
    r->v[3] = t25;
    r->v[4] = t26;
    r->v[5] = t27;
    r->v[6] = t28;
    r->v[7] = t29;
    r->v[8] = t30;
    return -(int)(t31 & 1);
}

/* b = the big-endian integer a
 * Requires a < p. */
void p521_fe_to_bytes(uint8_t b[66], const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* words to bytes */
    const uint64_t t9 = p521_bswapw(a0);
    const uint64_t t10 = p521_bswapw(a1);
    const uint64_t t11 = p521_bswapw(a2);
    const uint64_t t12 = p521_bswapw(a3);
    const uint64_t t13 = p521_bswapw(a4);
    const uint64_t t14 = p521_bswapw(a5);
    const uint64_t t15 = p521_bswapw(a6);
    const uint64_t t16 = p521_bswapw(a7);
    const uint64_t t17 = a8 << 48;
    const uint64_t t18 = p521_bswapw(t17);
    p521_store8(b + 58, (uint64_t)t9);
    p521_store8(b + 50, (uint64_t)t10);
    p521_store8(b + 42, (uint64_t)t11);
    p521_store8(b + 34, (uint64_t)t12);
    p521_store8(b + 26, (uint64_t)t13);
    p521_store8(b + 18, (uint64_t)t14);
    p521_store8(b + 10, (uint64_t)t15);
    p521_store8(b + 2, (uint64_t)t16);
    p521_store2(b + 0, (uint16_t)t18);
}

/* b = the little-endian integer a
 * Requires a < p. */
void p521_fe_to_bytes_le(uint8_t b[66], const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    p521_store8(b + 0, (uint64_t)a0);
    p521_store8(b + 8, (uint64_t)a1);
    p521_store8(b + 16, (uint64_t)a2);
    p521_store8(b + 24, (uint64_t)a3);
    p521_store8(b + 32, (uint64_t)a4);
    p521_store8(b + 40, (uint64_t)a5);
    p521_store8(b + 48, (uint64_t)a6);
    p521_store8(b + 56, (uint64_t)a7);
    p521_store2(b + 64, (uint16_t)a8);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p521_fe_select(p521_fe *r, uint64_t mask, const p521_fe *a, const p521_fe *b)
{
    const uint64_t mask_word = p521_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* the mask as a condition */
    const p521_bit c19 = p521_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p521_maskw(c19);
    const uint64_t t20 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t21 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t22 = (a2 & m0) | (b2 & ~m0);
    const uint64_t t23 = (a3 & m0) | (b3 & ~m0);
    const uint64_t t24 = (a4 & m0) | (b4 & ~m0);
    const uint64_t t25 = (a5 & m0) | (b5 & ~m0);
    const uint64_t t26 = (a6 & m0) | (b6 & ~m0);
    const uint64_t t27 = (a7 & m0) | (b7 & ~m0);
    const uint64_t t28 = (a8 & m0) | (b8 & ~m0);
    r->v[0] = t20;
    r->v[1] = t21;
    r->v[2] = t22;
    r->v[3] = t23;
    r->v[4] = t24;
    r->v[5] = t25;
    r->v[6] = t26;
    r->v[7] = t27;
    r->v[8] = t28;
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p521_fe_cswap(uint64_t mask, p521_fe *a, p521_fe *b)
{
    const uint64_t mask_word = p521_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* difference of the two under the mask, added to both */
    const uint64_t t19 = a0 ^ b0;
    const uint64_t t20 = mask_word & t19;
    const uint64_t t21 = a1 ^ b1;
    const uint64_t t22 = mask_word & t21;
    const uint64_t t23 = a2 ^ b2;
    const uint64_t t24 = mask_word & t23;
    const uint64_t t25 = a3 ^ b3;
    const uint64_t t26 = mask_word & t25;
    const uint64_t t27 = a4 ^ b4;
    const uint64_t t28 = mask_word & t27;
    const uint64_t t29 = a5 ^ b5;
    const uint64_t t30 = mask_word & t29;
    const uint64_t t31 = a6 ^ b6;
    const uint64_t t32 = mask_word & t31;
    const uint64_t t33 = a7 ^ b7;
    const uint64_t t34 = mask_word & t33;
    const uint64_t t35 = a8 ^ b8;
    const uint64_t t36 = mask_word & t35;
    const uint64_t t37 = a0 ^ t20;
    const uint64_t t38 = a1 ^ t22;
    const uint64_t t39 = a2 ^ t24;
    const uint64_t t40 = a3 ^ t26;
    const uint64_t t41 = a4 ^ t28;
    const uint64_t t42 = a5 ^ t30;
    const uint64_t t43 = a6 ^ t32;
    const uint64_t t44 = a7 ^ t34;
    const uint64_t t45 = a8 ^ t36;
    const uint64_t t46 = b0 ^ t20;
    const uint64_t t47 = b1 ^ t22;
    const uint64_t t48 = b2 ^ t24;
    const uint64_t t49 = b3 ^ t26;
    const uint64_t t50 = b4 ^ t28;
    const uint64_t t51 = b5 ^ t30;
    const uint64_t t52 = b6 ^ t32;
    const uint64_t t53 = b7 ^ t34;
    const uint64_t t54 = b8 ^ t36;
    a->v[0] = t37;
    a->v[1] = t38;
    a->v[2] = t39;
    a->v[3] = t40;
    a->v[4] = t41;
    a->v[5] = t42;
    a->v[6] = t43;
    a->v[7] = t44;
    a->v[8] = t45;
    b->v[0] = t46;
    b->v[1] = t47;
    b->v[2] = t48;
    b->v[3] = t49;
    b->v[4] = t50;
    b->v[5] = t51;
    b->v[6] = t52;
    b->v[7] = t53;
    b->v[8] = t54;
}

/* all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p521_fe_is_zero(const p521_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t9 = a0 | a1;
    const uint64_t t10 = t9 | a2;
    const uint64_t t11 = t10 | a3;
    const uint64_t t12 = t11 | a4;
    const uint64_t t13 = t12 | a5;
    const uint64_t t14 = t13 | a6;
    const uint64_t t15 = t14 | a7;
    const uint64_t t16 = t15 | a8;
    const p521_bit c18 = p521_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t20 = p521_maskw(c18);
    return t20;
}

/* all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p521_fe_eq(const p521_fe *a, const p521_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t a4 = a->v[4];
    const uint64_t a5 = a->v[5];
    const uint64_t a6 = a->v[6];
    const uint64_t a7 = a->v[7];
    const uint64_t a8 = a->v[8];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    const uint64_t b4 = b->v[4];
    const uint64_t b5 = b->v[5];
    const uint64_t b6 = b->v[6];
    const uint64_t b7 = b->v[7];
    const uint64_t b8 = b->v[8];
    /* differences of the words */
    const uint64_t t18 = a0 ^ b0;
    const uint64_t t19 = a1 ^ b1;
    const uint64_t t20 = a2 ^ b2;
    const uint64_t t21 = a3 ^ b3;
    const uint64_t t22 = a4 ^ b4;
    const uint64_t t23 = a5 ^ b5;
    const uint64_t t24 = a6 ^ b6;
    const uint64_t t25 = a7 ^ b7;
    const uint64_t t26 = a8 ^ b8;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t27 = t18 | t19;
    const uint64_t t28 = t27 | t20;
    const uint64_t t29 = t28 | t21;
    const uint64_t t30 = t29 | t22;
    const uint64_t t31 = t30 | t23;
    const uint64_t t32 = t31 | t24;
    const uint64_t t33 = t32 | t25;
    const uint64_t t34 = t33 | t26;
    const p521_bit c36 = p521_borroww(t34, UINT64_C(0x1), 0);
    const uint64_t t38 = p521_maskw(c36);
    return t38;
}

#else
typedef int p521_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
