/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p =
 *     0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff,
 *     9 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Mersenne: 2^521 = 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p521.h"

#if P521_WORD_BITS == 64 && !defined(P521_ASM)
#define P521_CARRY_CHAINS
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
    /* the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521 */
    const uint64_t t23 = a8 | UINT64_C(0xfffffffffffffe00);
    const p521_bit c24 = p521_borroww(UINT64_C(0x0), UINT64_C(0x1), 0);
    uint64_t t25; const p521_bit c26 = p521_addw(&t25, a0, b0, c24);
    uint64_t t27; const p521_bit c28 = p521_addw(&t27, a1, b1, c26);
    uint64_t t29; const p521_bit c30 = p521_addw(&t29, a2, b2, c28);
    uint64_t t31; const p521_bit c32 = p521_addw(&t31, a3, b3, c30);
    uint64_t t33; const p521_bit c34 = p521_addw(&t33, a4, b4, c32);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, a5, b5, c34);
    uint64_t t37; const p521_bit c38 = p521_addw(&t37, a6, b6, c36);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, a7, b7, c38);
    uint64_t t41; const p521_bit c42 = p521_addw(&t41, t23, b8, c40);
    /* less one unless it carried */
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, t25, UINT64_C(0xffffffffffffffff), c42);
    uint64_t t45; const p521_bit c46 = p521_addw(&t45, t27, UINT64_C(0xffffffffffffffff), c44);
    uint64_t t47; const p521_bit c48 = p521_addw(&t47, t29, UINT64_C(0xffffffffffffffff), c46);
    uint64_t t49; const p521_bit c50 = p521_addw(&t49, t31, UINT64_C(0xffffffffffffffff), c48);
    uint64_t t51; const p521_bit c52 = p521_addw(&t51, t33, UINT64_C(0xffffffffffffffff), c50);
    uint64_t t53; const p521_bit c54 = p521_addw(&t53, t35, UINT64_C(0xffffffffffffffff), c52);
    uint64_t t55; const p521_bit c56 = p521_addw(&t55, t37, UINT64_C(0xffffffffffffffff), c54);
    uint64_t t57; const p521_bit c58 = p521_addw(&t57, t39, UINT64_C(0xffffffffffffffff), c56);
    uint64_t t59; (void)p521_addw(&t59, t41, UINT64_C(0xffffffffffffffff), c58);
    const uint64_t t60 = t59 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t43);
    p521_storew(&r->v[1], t45);
    p521_storew(&r->v[2], t47);
    p521_storew(&r->v[3], t49);
    p521_storew(&r->v[4], t51);
    p521_storew(&r->v[5], t53);
    p521_storew(&r->v[6], t55);
    p521_storew(&r->v[7], t57);
    p521_storew(&r->v[8], t60);
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
    uint64_t t20; const p521_bit c21 = p521_subw(&t20, a0, b0, 0);
    uint64_t t22; const p521_bit c23 = p521_subw(&t22, a1, b1, c21);
    uint64_t t24; const p521_bit c25 = p521_subw(&t24, a2, b2, c23);
    uint64_t t26; const p521_bit c27 = p521_subw(&t26, a3, b3, c25);
    uint64_t t28; const p521_bit c29 = p521_subw(&t28, a4, b4, c27);
    uint64_t t30; const p521_bit c31 = p521_subw(&t30, a5, b5, c29);
    uint64_t t32; const p521_bit c33 = p521_subw(&t32, a6, b6, c31);
    uint64_t t34; const p521_bit c35 = p521_subw(&t34, a7, b7, c33);
    uint64_t t36; const p521_bit c37 = p521_subw(&t36, a8, b8, c35);
    /* less the borrow, modulo 2^k */
    uint64_t t38; const p521_bit c39 = p521_subw(&t38, t20, UINT64_C(0x0), c37);
    uint64_t t40; const p521_bit c41 = p521_subw(&t40, t22, UINT64_C(0x0), c39);
    uint64_t t42; const p521_bit c43 = p521_subw(&t42, t24, UINT64_C(0x0), c41);
    uint64_t t44; const p521_bit c45 = p521_subw(&t44, t26, UINT64_C(0x0), c43);
    uint64_t t46; const p521_bit c47 = p521_subw(&t46, t28, UINT64_C(0x0), c45);
    uint64_t t48; const p521_bit c49 = p521_subw(&t48, t30, UINT64_C(0x0), c47);
    uint64_t t50; const p521_bit c51 = p521_subw(&t50, t32, UINT64_C(0x0), c49);
    uint64_t t52; const p521_bit c53 = p521_subw(&t52, t34, UINT64_C(0x0), c51);
    uint64_t t54; (void)p521_subw(&t54, t36, UINT64_C(0x0), c53);
    const uint64_t t55 = t54 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t38);
    p521_storew(&r->v[1], t40);
    p521_storew(&r->v[2], t42);
    p521_storew(&r->v[3], t44);
    p521_storew(&r->v[4], t46);
    p521_storew(&r->v[5], t48);
    p521_storew(&r->v[6], t50);
    p521_storew(&r->v[7], t52);
    p521_storew(&r->v[8], t55);
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
    uint64_t t11; const p521_bit c12 = p521_subw(&t11, UINT64_C(0x0), a0, 0);
    uint64_t t13; const p521_bit c14 = p521_subw(&t13, UINT64_C(0x0), a1, c12);
    uint64_t t15; const p521_bit c16 = p521_subw(&t15, UINT64_C(0x0), a2, c14);
    uint64_t t17; const p521_bit c18 = p521_subw(&t17, UINT64_C(0x0), a3, c16);
    uint64_t t19; const p521_bit c20 = p521_subw(&t19, UINT64_C(0x0), a4, c18);
    uint64_t t21; const p521_bit c22 = p521_subw(&t21, UINT64_C(0x0), a5, c20);
    uint64_t t23; const p521_bit c24 = p521_subw(&t23, UINT64_C(0x0), a6, c22);
    uint64_t t25; const p521_bit c26 = p521_subw(&t25, UINT64_C(0x0), a7, c24);
    uint64_t t27; const p521_bit c28 = p521_subw(&t27, UINT64_C(0x0), a8, c26);
    /* less the borrow, modulo 2^k */
    uint64_t t29; const p521_bit c30 = p521_subw(&t29, t11, UINT64_C(0x0), c28);
    uint64_t t31; const p521_bit c32 = p521_subw(&t31, t13, UINT64_C(0x0), c30);
    uint64_t t33; const p521_bit c34 = p521_subw(&t33, t15, UINT64_C(0x0), c32);
    uint64_t t35; const p521_bit c36 = p521_subw(&t35, t17, UINT64_C(0x0), c34);
    uint64_t t37; const p521_bit c38 = p521_subw(&t37, t19, UINT64_C(0x0), c36);
    uint64_t t39; const p521_bit c40 = p521_subw(&t39, t21, UINT64_C(0x0), c38);
    uint64_t t41; const p521_bit c42 = p521_subw(&t41, t23, UINT64_C(0x0), c40);
    uint64_t t43; const p521_bit c44 = p521_subw(&t43, t25, UINT64_C(0x0), c42);
    uint64_t t45; (void)p521_subw(&t45, t27, UINT64_C(0x0), c44);
    const uint64_t t46 = t45 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t29);
    p521_storew(&r->v[1], t31);
    p521_storew(&r->v[2], t33);
    p521_storew(&r->v[3], t35);
    p521_storew(&r->v[4], t37);
    p521_storew(&r->v[5], t39);
    p521_storew(&r->v[6], t41);
    p521_storew(&r->v[7], t43);
    p521_storew(&r->v[8], t46);
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
    /* 2*a, the top bit of a in the lowest place */
    uint64_t t10; const p521_bit c11 = p521_addw(&t10, a0, a0, 0);
    uint64_t t12; const p521_bit c13 = p521_addw(&t12, a1, a1, c11);
    uint64_t t14; const p521_bit c15 = p521_addw(&t14, a2, a2, c13);
    uint64_t t16; const p521_bit c17 = p521_addw(&t16, a3, a3, c15);
    uint64_t t18; const p521_bit c19 = p521_addw(&t18, a4, a4, c17);
    uint64_t t20; const p521_bit c21 = p521_addw(&t20, a5, a5, c19);
    uint64_t t22; const p521_bit c23 = p521_addw(&t22, a6, a6, c21);
    uint64_t t24; const p521_bit c25 = p521_addw(&t24, a7, a7, c23);
    uint64_t t26; (void)p521_addw(&t26, a8, a8, c25);
    const uint64_t t27 = a8 >> 8;
    const uint64_t t28 = t10 | t27;
    const uint64_t t29 = t26 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t28);
    p521_storew(&r->v[1], t12);
    p521_storew(&r->v[2], t14);
    p521_storew(&r->v[3], t16);
    p521_storew(&r->v[4], t18);
    p521_storew(&r->v[5], t20);
    p521_storew(&r->v[6], t22);
    p521_storew(&r->v[7], t24);
    p521_storew(&r->v[8], t29);
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
    /* a/2, the lowest bit of a in the top place */
    const uint64_t t10 = a0 >> 1;
    const uint64_t t11 = a1 << 63;
    const uint64_t t12 = t10 | t11;
    const uint64_t t13 = a1 >> 1;
    const uint64_t t14 = a2 << 63;
    const uint64_t t15 = t13 | t14;
    const uint64_t t16 = a2 >> 1;
    const uint64_t t17 = a3 << 63;
    const uint64_t t18 = t16 | t17;
    const uint64_t t19 = a3 >> 1;
    const uint64_t t20 = a4 << 63;
    const uint64_t t21 = t19 | t20;
    const uint64_t t22 = a4 >> 1;
    const uint64_t t23 = a5 << 63;
    const uint64_t t24 = t22 | t23;
    const uint64_t t25 = a5 >> 1;
    const uint64_t t26 = a6 << 63;
    const uint64_t t27 = t25 | t26;
    const uint64_t t28 = a6 >> 1;
    const uint64_t t29 = a7 << 63;
    const uint64_t t30 = t28 | t29;
    const uint64_t t31 = a7 >> 1;
    const uint64_t t32 = a8 << 63;
    const uint64_t t33 = t31 | t32;
    const uint64_t t34 = a0 & UINT64_C(0x1);
    const uint64_t t35 = t34 << 8;
    const uint64_t t36 = a8 >> 1;
    const uint64_t t37 = t36 | t35;
    p521_storew(&r->v[0], t12);
    p521_storew(&r->v[1], t15);
    p521_storew(&r->v[2], t18);
    p521_storew(&r->v[3], t21);
    p521_storew(&r->v[4], t24);
    p521_storew(&r->v[5], t27);
    p521_storew(&r->v[6], t30);
    p521_storew(&r->v[7], t33);
    p521_storew(&r->v[8], t37);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Mersenne: 2^521 = 1 (mod p) */
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
    /* product, row 0: b * a[0] */
    uint64_t t23;
    const uint64_t t24 = p521_mulw(&t23, b1, a0);
    uint64_t t25;
    const uint64_t t26 = p521_mulw(&t25, b0, a0);
    uint64_t t27;
    const uint64_t t28 = p521_mulw(&t27, b2, a0);
    uint64_t t29;
    const uint64_t t30 = p521_mulw(&t29, b3, a0);
    uint64_t t31; const p521_bit c32 = p521_addw(&t31, t24, t25, 0);
    uint64_t t33; const p521_bit c34 = p521_addw(&t33, t28, t23, c32);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, t30, t27, c34);
    uint64_t t37; (void)p521_addw(&t37, t29, UINT64_C(0x0), c36);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t38;
    const uint64_t t39 = p521_mulw(&t38, b0, a1);
    uint64_t t40;
    const uint64_t t41 = p521_mulw(&t40, b1, a1);
    uint64_t t42;
    const uint64_t t43 = p521_mulw(&t42, b2, a1);
    uint64_t t44;
    const uint64_t t45 = p521_mulw(&t44, b3, a1);
    uint64_t t46; const p521_bit c47 = p521_addw(&t46, t31, t39, 0);
    uint64_t t48; const p521_bit c49 = p521_addw(&t48, t33, t41, c47);
    uint64_t t50; const p521_bit c51 = p521_addw(&t50, t35, t43, c49);
    uint64_t t52; const p521_bit c53 = p521_addw(&t52, t37, t45, c51);
    uint64_t t54; (void)p521_addw(&t54, t44, UINT64_C(0x0), c53);
    uint64_t t55; const p521_bit c56 = p521_addw(&t55, t48, t38, 0);
    uint64_t t57; const p521_bit c58 = p521_addw(&t57, t50, t40, c56);
    uint64_t t59; const p521_bit c60 = p521_addw(&t59, t52, t42, c58);
    uint64_t t61; (void)p521_addw(&t61, t54, UINT64_C(0x0), c60);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t62;
    const uint64_t t63 = p521_mulw(&t62, b0, a2);
    uint64_t t64;
    const uint64_t t65 = p521_mulw(&t64, b1, a2);
    uint64_t t66;
    const uint64_t t67 = p521_mulw(&t66, b2, a2);
    uint64_t t68;
    const uint64_t t69 = p521_mulw(&t68, b3, a2);
    uint64_t t70; const p521_bit c71 = p521_addw(&t70, t55, t63, 0);
    uint64_t t72; const p521_bit c73 = p521_addw(&t72, t57, t65, c71);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t59, t67, c73);
    uint64_t t76; const p521_bit c77 = p521_addw(&t76, t61, t69, c75);
    uint64_t t78; (void)p521_addw(&t78, t68, UINT64_C(0x0), c77);
    uint64_t t79; const p521_bit c80 = p521_addw(&t79, t72, t62, 0);
    uint64_t t81; const p521_bit c82 = p521_addw(&t81, t74, t64, c80);
    uint64_t t83; const p521_bit c84 = p521_addw(&t83, t76, t66, c82);
    uint64_t t85; (void)p521_addw(&t85, t78, UINT64_C(0x0), c84);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t86;
    const uint64_t t87 = p521_mulw(&t86, b0, a3);
    uint64_t t88;
    const uint64_t t89 = p521_mulw(&t88, b1, a3);
    uint64_t t90;
    const uint64_t t91 = p521_mulw(&t90, b2, a3);
    uint64_t t92;
    const uint64_t t93 = p521_mulw(&t92, b3, a3);
    uint64_t t94; const p521_bit c95 = p521_addw(&t94, t79, t87, 0);
    uint64_t t96; const p521_bit c97 = p521_addw(&t96, t81, t89, c95);
    uint64_t t98; const p521_bit c99 = p521_addw(&t98, t83, t91, c97);
    uint64_t t100; const p521_bit c101 = p521_addw(&t100, t85, t93, c99);
    uint64_t t102; (void)p521_addw(&t102, t92, UINT64_C(0x0), c101);
    uint64_t t103; const p521_bit c104 = p521_addw(&t103, t96, t86, 0);
    uint64_t t105; const p521_bit c106 = p521_addw(&t105, t98, t88, c104);
    uint64_t t107; const p521_bit c108 = p521_addw(&t107, t100, t90, c106);
    uint64_t t109; (void)p521_addw(&t109, t102, UINT64_C(0x0), c108);
    /* product, row 0: b * a[0] */
    uint64_t t110;
    const uint64_t t111 = p521_mulw(&t110, b5, a4);
    uint64_t t112;
    const uint64_t t113 = p521_mulw(&t112, b4, a4);
    uint64_t t114;
    const uint64_t t115 = p521_mulw(&t114, b6, a4);
    uint64_t t116;
    const uint64_t t117 = p521_mulw(&t116, b7, a4);
    uint64_t t118;
    const uint64_t t119 = p521_mulw(&t118, b8, a4);
    uint64_t t120; const p521_bit c121 = p521_addw(&t120, t111, t112, 0);
    uint64_t t122; const p521_bit c123 = p521_addw(&t122, t115, t110, c121);
    uint64_t t124; const p521_bit c125 = p521_addw(&t124, t117, t114, c123);
    uint64_t t126; const p521_bit c127 = p521_addw(&t126, t119, t116, c125);
    uint64_t t128; (void)p521_addw(&t128, t118, UINT64_C(0x0), c127);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t129;
    const uint64_t t130 = p521_mulw(&t129, b4, a5);
    uint64_t t131;
    const uint64_t t132 = p521_mulw(&t131, b5, a5);
    uint64_t t133;
    const uint64_t t134 = p521_mulw(&t133, b6, a5);
    uint64_t t135;
    const uint64_t t136 = p521_mulw(&t135, b7, a5);
    uint64_t t137;
    const uint64_t t138 = p521_mulw(&t137, b8, a5);
    uint64_t t139; const p521_bit c140 = p521_addw(&t139, t120, t130, 0);
    uint64_t t141; const p521_bit c142 = p521_addw(&t141, t122, t132, c140);
    uint64_t t143; const p521_bit c144 = p521_addw(&t143, t124, t134, c142);
    uint64_t t145; const p521_bit c146 = p521_addw(&t145, t126, t136, c144);
    uint64_t t147; const p521_bit c148 = p521_addw(&t147, t128, t138, c146);
    uint64_t t149; (void)p521_addw(&t149, t137, UINT64_C(0x0), c148);
    uint64_t t150; const p521_bit c151 = p521_addw(&t150, t141, t129, 0);
    uint64_t t152; const p521_bit c153 = p521_addw(&t152, t143, t131, c151);
    uint64_t t154; const p521_bit c155 = p521_addw(&t154, t145, t133, c153);
    uint64_t t156; const p521_bit c157 = p521_addw(&t156, t147, t135, c155);
    uint64_t t158; (void)p521_addw(&t158, t149, UINT64_C(0x0), c157);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t159;
    const uint64_t t160 = p521_mulw(&t159, b4, a6);
    uint64_t t161;
    const uint64_t t162 = p521_mulw(&t161, b5, a6);
    uint64_t t163;
    const uint64_t t164 = p521_mulw(&t163, b6, a6);
    uint64_t t165;
    const uint64_t t166 = p521_mulw(&t165, b7, a6);
    uint64_t t167;
    const uint64_t t168 = p521_mulw(&t167, b8, a6);
    uint64_t t169; const p521_bit c170 = p521_addw(&t169, t150, t160, 0);
    uint64_t t171; const p521_bit c172 = p521_addw(&t171, t152, t162, c170);
    uint64_t t173; const p521_bit c174 = p521_addw(&t173, t154, t164, c172);
    uint64_t t175; const p521_bit c176 = p521_addw(&t175, t156, t166, c174);
    uint64_t t177; const p521_bit c178 = p521_addw(&t177, t158, t168, c176);
    uint64_t t179; (void)p521_addw(&t179, t167, UINT64_C(0x0), c178);
    uint64_t t180; const p521_bit c181 = p521_addw(&t180, t171, t159, 0);
    uint64_t t182; const p521_bit c183 = p521_addw(&t182, t173, t161, c181);
    uint64_t t184; const p521_bit c185 = p521_addw(&t184, t175, t163, c183);
    uint64_t t186; const p521_bit c187 = p521_addw(&t186, t177, t165, c185);
    uint64_t t188; (void)p521_addw(&t188, t179, UINT64_C(0x0), c187);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t189;
    const uint64_t t190 = p521_mulw(&t189, b4, a7);
    uint64_t t191;
    const uint64_t t192 = p521_mulw(&t191, b5, a7);
    uint64_t t193;
    const uint64_t t194 = p521_mulw(&t193, b6, a7);
    uint64_t t195;
    const uint64_t t196 = p521_mulw(&t195, b7, a7);
    uint64_t t197;
    const uint64_t t198 = p521_mulw(&t197, b8, a7);
    uint64_t t199; const p521_bit c200 = p521_addw(&t199, t180, t190, 0);
    uint64_t t201; const p521_bit c202 = p521_addw(&t201, t182, t192, c200);
    uint64_t t203; const p521_bit c204 = p521_addw(&t203, t184, t194, c202);
    uint64_t t205; const p521_bit c206 = p521_addw(&t205, t186, t196, c204);
    uint64_t t207; const p521_bit c208 = p521_addw(&t207, t188, t198, c206);
    uint64_t t209; (void)p521_addw(&t209, t197, UINT64_C(0x0), c208);
    uint64_t t210; const p521_bit c211 = p521_addw(&t210, t201, t189, 0);
    uint64_t t212; const p521_bit c213 = p521_addw(&t212, t203, t191, c211);
    uint64_t t214; const p521_bit c215 = p521_addw(&t214, t205, t193, c213);
    uint64_t t216; const p521_bit c217 = p521_addw(&t216, t207, t195, c215);
    uint64_t t218; (void)p521_addw(&t218, t209, UINT64_C(0x0), c217);
    /* product, row 4: + b * a[4] * W^4 */
    uint64_t t219;
    const uint64_t t220 = p521_mulw(&t219, b4, a8);
    uint64_t t221;
    const uint64_t t222 = p521_mulw(&t221, b5, a8);
    uint64_t t223;
    const uint64_t t224 = p521_mulw(&t223, b6, a8);
    uint64_t t225;
    const uint64_t t226 = p521_mulw(&t225, b7, a8);
    const uint64_t t227 = b8 * a8;
    uint64_t t228; const p521_bit c229 = p521_addw(&t228, t210, t220, 0);
    uint64_t t230; const p521_bit c231 = p521_addw(&t230, t212, t222, c229);
    uint64_t t232; const p521_bit c233 = p521_addw(&t232, t214, t224, c231);
    uint64_t t234; const p521_bit c235 = p521_addw(&t234, t216, t226, c233);
    uint64_t t236; (void)p521_addw(&t236, t218, t227, c235);
    uint64_t t237; const p521_bit c238 = p521_addw(&t237, t230, t219, 0);
    uint64_t t239; const p521_bit c240 = p521_addw(&t239, t232, t221, c238);
    uint64_t t241; const p521_bit c242 = p521_addw(&t241, t234, t223, c240);
    uint64_t t243; (void)p521_addw(&t243, t236, t225, c242);
    /* the sums of the halves, lower and upper */
    uint64_t t244; const p521_bit c245 = p521_addw(&t244, a0, a4, 0);
    uint64_t t246; const p521_bit c247 = p521_addw(&t246, a1, a5, c245);
    uint64_t t248; const p521_bit c249 = p521_addw(&t248, a2, a6, c247);
    uint64_t t250; const p521_bit c251 = p521_addw(&t250, a3, a7, c249);
    uint64_t t252; (void)p521_addw(&t252, UINT64_C(0x0), a8, c251);
    uint64_t t253; const p521_bit c254 = p521_addw(&t253, b0, b4, 0);
    uint64_t t255; const p521_bit c256 = p521_addw(&t255, b1, b5, c254);
    uint64_t t257; const p521_bit c258 = p521_addw(&t257, b2, b6, c256);
    uint64_t t259; const p521_bit c260 = p521_addw(&t259, b3, b7, c258);
    uint64_t t261; (void)p521_addw(&t261, UINT64_C(0x0), b8, c260);
    /* product, row 0: b * a[0] */
    uint64_t t262;
    const uint64_t t263 = p521_mulw(&t262, t255, t244);
    uint64_t t264;
    const uint64_t t265 = p521_mulw(&t264, t253, t244);
    uint64_t t266;
    const uint64_t t267 = p521_mulw(&t266, t257, t244);
    uint64_t t268;
    const uint64_t t269 = p521_mulw(&t268, t259, t244);
    uint64_t t270;
    const uint64_t t271 = p521_mulw(&t270, t261, t244);
    uint64_t t272; const p521_bit c273 = p521_addw(&t272, t263, t264, 0);
    uint64_t t274; const p521_bit c275 = p521_addw(&t274, t267, t262, c273);
    uint64_t t276; const p521_bit c277 = p521_addw(&t276, t269, t266, c275);
    uint64_t t278; const p521_bit c279 = p521_addw(&t278, t271, t268, c277);
    uint64_t t280; (void)p521_addw(&t280, t270, UINT64_C(0x0), c279);
    /* product, row 1: + b * a[1] * W^1 */
    uint64_t t281;
    const uint64_t t282 = p521_mulw(&t281, t253, t246);
    uint64_t t283;
    const uint64_t t284 = p521_mulw(&t283, t255, t246);
    uint64_t t285;
    const uint64_t t286 = p521_mulw(&t285, t257, t246);
    uint64_t t287;
    const uint64_t t288 = p521_mulw(&t287, t259, t246);
    uint64_t t289;
    const uint64_t t290 = p521_mulw(&t289, t261, t246);
    uint64_t t291; const p521_bit c292 = p521_addw(&t291, t272, t282, 0);
    uint64_t t293; const p521_bit c294 = p521_addw(&t293, t274, t284, c292);
    uint64_t t295; const p521_bit c296 = p521_addw(&t295, t276, t286, c294);
    uint64_t t297; const p521_bit c298 = p521_addw(&t297, t278, t288, c296);
    uint64_t t299; const p521_bit c300 = p521_addw(&t299, t280, t290, c298);
    uint64_t t301; (void)p521_addw(&t301, t289, UINT64_C(0x0), c300);
    uint64_t t302; const p521_bit c303 = p521_addw(&t302, t293, t281, 0);
    uint64_t t304; const p521_bit c305 = p521_addw(&t304, t295, t283, c303);
    uint64_t t306; const p521_bit c307 = p521_addw(&t306, t297, t285, c305);
    uint64_t t308; const p521_bit c309 = p521_addw(&t308, t299, t287, c307);
    uint64_t t310; (void)p521_addw(&t310, t301, UINT64_C(0x0), c309);
    /* product, row 2: + b * a[2] * W^2 */
    uint64_t t311;
    const uint64_t t312 = p521_mulw(&t311, t253, t248);
    uint64_t t313;
    const uint64_t t314 = p521_mulw(&t313, t255, t248);
    uint64_t t315;
    const uint64_t t316 = p521_mulw(&t315, t257, t248);
    uint64_t t317;
    const uint64_t t318 = p521_mulw(&t317, t259, t248);
    uint64_t t319;
    const uint64_t t320 = p521_mulw(&t319, t261, t248);
    uint64_t t321; const p521_bit c322 = p521_addw(&t321, t302, t312, 0);
    uint64_t t323; const p521_bit c324 = p521_addw(&t323, t304, t314, c322);
    uint64_t t325; const p521_bit c326 = p521_addw(&t325, t306, t316, c324);
    uint64_t t327; const p521_bit c328 = p521_addw(&t327, t308, t318, c326);
    uint64_t t329; const p521_bit c330 = p521_addw(&t329, t310, t320, c328);
    uint64_t t331; (void)p521_addw(&t331, t319, UINT64_C(0x0), c330);
    uint64_t t332; const p521_bit c333 = p521_addw(&t332, t323, t311, 0);
    uint64_t t334; const p521_bit c335 = p521_addw(&t334, t325, t313, c333);
    uint64_t t336; const p521_bit c337 = p521_addw(&t336, t327, t315, c335);
    uint64_t t338; const p521_bit c339 = p521_addw(&t338, t329, t317, c337);
    uint64_t t340; (void)p521_addw(&t340, t331, UINT64_C(0x0), c339);
    /* product, row 3: + b * a[3] * W^3 */
    uint64_t t341;
    const uint64_t t342 = p521_mulw(&t341, t253, t250);
    uint64_t t343;
    const uint64_t t344 = p521_mulw(&t343, t255, t250);
    uint64_t t345;
    const uint64_t t346 = p521_mulw(&t345, t257, t250);
    uint64_t t347;
    const uint64_t t348 = p521_mulw(&t347, t259, t250);
    uint64_t t349;
    const uint64_t t350 = p521_mulw(&t349, t261, t250);
    uint64_t t351; const p521_bit c352 = p521_addw(&t351, t332, t342, 0);
    uint64_t t353; const p521_bit c354 = p521_addw(&t353, t334, t344, c352);
    uint64_t t355; const p521_bit c356 = p521_addw(&t355, t336, t346, c354);
    uint64_t t357; const p521_bit c358 = p521_addw(&t357, t338, t348, c356);
    uint64_t t359; const p521_bit c360 = p521_addw(&t359, t340, t350, c358);
    uint64_t t361; (void)p521_addw(&t361, t349, UINT64_C(0x0), c360);
    uint64_t t362; const p521_bit c363 = p521_addw(&t362, t353, t341, 0);
    uint64_t t364; const p521_bit c365 = p521_addw(&t364, t355, t343, c363);
    uint64_t t366; const p521_bit c367 = p521_addw(&t366, t357, t345, c365);
    uint64_t t368; const p521_bit c369 = p521_addw(&t368, t359, t347, c367);
    uint64_t t370; (void)p521_addw(&t370, t361, UINT64_C(0x0), c369);
    /* product, row 4: + b * a[4] * W^4 */
    uint64_t t371;
    const uint64_t t372 = p521_mulw(&t371, t253, t252);
    uint64_t t373;
    const uint64_t t374 = p521_mulw(&t373, t255, t252);
    uint64_t t375;
    const uint64_t t376 = p521_mulw(&t375, t257, t252);
    uint64_t t377;
    const uint64_t t378 = p521_mulw(&t377, t259, t252);
    const uint64_t t379 = t261 * t252;
    uint64_t t380; const p521_bit c381 = p521_addw(&t380, t362, t372, 0);
    uint64_t t382; const p521_bit c383 = p521_addw(&t382, t364, t374, c381);
    uint64_t t384; const p521_bit c385 = p521_addw(&t384, t366, t376, c383);
    uint64_t t386; const p521_bit c387 = p521_addw(&t386, t368, t378, c385);
    uint64_t t388; (void)p521_addw(&t388, t370, t379, c387);
    uint64_t t389; const p521_bit c390 = p521_addw(&t389, t382, t371, 0);
    uint64_t t391; const p521_bit c392 = p521_addw(&t391, t384, t373, c390);
    uint64_t t393; const p521_bit c394 = p521_addw(&t393, t386, t375, c392);
    uint64_t t395; (void)p521_addw(&t395, t388, t377, c394);
    /* less the other two products */
    uint64_t t396; const p521_bit c397 = p521_addw(&t396, t26, t113, 0);
    uint64_t t398; const p521_bit c399 = p521_addw(&t398, t46, t139, c397);
    uint64_t t400; const p521_bit c401 = p521_addw(&t400, t70, t169, c399);
    uint64_t t402; const p521_bit c403 = p521_addw(&t402, t94, t199, c401);
    uint64_t t404; const p521_bit c405 = p521_addw(&t404, t103, t228, c403);
    uint64_t t406; const p521_bit c407 = p521_addw(&t406, t105, t237, c405);
    uint64_t t408; const p521_bit c409 = p521_addw(&t408, t107, t239, c407);
    uint64_t t410; const p521_bit c411 = p521_addw(&t410, t109, t241, c409);
    uint64_t t412; (void)p521_addw(&t412, UINT64_C(0x0), t243, c411);
    uint64_t t413; const p521_bit c414 = p521_subw(&t413, t265, t396, 0);
    uint64_t t415; const p521_bit c416 = p521_subw(&t415, t291, t398, c414);
    uint64_t t417; const p521_bit c418 = p521_subw(&t417, t321, t400, c416);
    uint64_t t419; const p521_bit c420 = p521_subw(&t419, t351, t402, c418);
    uint64_t t421; const p521_bit c422 = p521_subw(&t421, t380, t404, c420);
    uint64_t t423; const p521_bit c424 = p521_subw(&t423, t389, t406, c422);
    uint64_t t425; const p521_bit c426 = p521_subw(&t425, t391, t408, c424);
    uint64_t t427; const p521_bit c428 = p521_subw(&t427, t393, t410, c426);
    uint64_t t429; (void)p521_subw(&t429, t395, t412, c428);
    /* the three in their places */
    uint64_t t430; const p521_bit c431 = p521_addw(&t430, t103, t413, 0);
    uint64_t t432; const p521_bit c433 = p521_addw(&t432, t105, t415, c431);
    uint64_t t434; const p521_bit c435 = p521_addw(&t434, t107, t417, c433);
    uint64_t t436; const p521_bit c437 = p521_addw(&t436, t109, t419, c435);
    uint64_t t438; const p521_bit c439 = p521_addw(&t438, t113, t421, c437);
    uint64_t t440; const p521_bit c441 = p521_addw(&t440, t139, t423, c439);
    uint64_t t442; const p521_bit c443 = p521_addw(&t442, t169, t425, c441);
    uint64_t t444; const p521_bit c445 = p521_addw(&t444, t199, t427, c443);
    uint64_t t446; const p521_bit c447 = p521_addw(&t446, t228, t429, c445);
    uint64_t t448; const p521_bit c449 = p521_addw(&t448, t237, UINT64_C(0x0), c447);
    uint64_t t450; const p521_bit c451 = p521_addw(&t450, t239, UINT64_C(0x0), c449);
    uint64_t t452; const p521_bit c453 = p521_addw(&t452, t241, UINT64_C(0x0), c451);
    uint64_t t454; (void)p521_addw(&t454, t243, UINT64_C(0x0), c453);
    /* what is above 2^521 */
    const uint64_t t455 = t438 >> 9;
    const uint64_t t456 = t440 << 55;
    const uint64_t t457 = t455 | t456;
    const uint64_t t458 = t440 >> 9;
    const uint64_t t459 = t442 << 55;
    const uint64_t t460 = t458 | t459;
    const uint64_t t461 = t442 >> 9;
    const uint64_t t462 = t444 << 55;
    const uint64_t t463 = t461 | t462;
    const uint64_t t464 = t444 >> 9;
    const uint64_t t465 = t446 << 55;
    const uint64_t t466 = t464 | t465;
    const uint64_t t467 = t446 >> 9;
    const uint64_t t468 = t448 << 55;
    const uint64_t t469 = t467 | t468;
    const uint64_t t470 = t448 >> 9;
    const uint64_t t471 = t450 << 55;
    const uint64_t t472 = t470 | t471;
    const uint64_t t473 = t450 >> 9;
    const uint64_t t474 = t452 << 55;
    const uint64_t t475 = t473 | t474;
    const uint64_t t476 = t452 >> 9;
    const uint64_t t477 = t454 << 55;
    const uint64_t t478 = t476 | t477;
    /* the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521 */
    const uint64_t t479 = t438 | UINT64_C(0xfffffffffffffe00);
    /* what is above 2^521 */
    const uint64_t t480 = t454 >> 9;
    /* the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521 */
    const p521_bit c481 = p521_borroww(UINT64_C(0x0), UINT64_C(0x1), 0);
    uint64_t t482; const p521_bit c483 = p521_addw(&t482, t26, t457, c481);
    uint64_t t484; const p521_bit c485 = p521_addw(&t484, t46, t460, c483);
    uint64_t t486; const p521_bit c487 = p521_addw(&t486, t70, t463, c485);
    uint64_t t488; const p521_bit c489 = p521_addw(&t488, t94, t466, c487);
    uint64_t t490; const p521_bit c491 = p521_addw(&t490, t430, t469, c489);
    uint64_t t492; const p521_bit c493 = p521_addw(&t492, t432, t472, c491);
    uint64_t t494; const p521_bit c495 = p521_addw(&t494, t434, t475, c493);
    uint64_t t496; const p521_bit c497 = p521_addw(&t496, t436, t478, c495);
    uint64_t t498; const p521_bit c499 = p521_addw(&t498, t479, t480, c497);
    /* less one unless it carried */
    uint64_t t500; const p521_bit c501 = p521_addw(&t500, t482, UINT64_C(0xffffffffffffffff), c499);
    uint64_t t502; const p521_bit c503 = p521_addw(&t502, t484, UINT64_C(0xffffffffffffffff), c501);
    uint64_t t504; const p521_bit c505 = p521_addw(&t504, t486, UINT64_C(0xffffffffffffffff), c503);
    uint64_t t506; const p521_bit c507 = p521_addw(&t506, t488, UINT64_C(0xffffffffffffffff), c505);
    uint64_t t508; const p521_bit c509 = p521_addw(&t508, t490, UINT64_C(0xffffffffffffffff), c507);
    uint64_t t510; const p521_bit c511 = p521_addw(&t510, t492, UINT64_C(0xffffffffffffffff), c509);
    uint64_t t512; const p521_bit c513 = p521_addw(&t512, t494, UINT64_C(0xffffffffffffffff), c511);
    uint64_t t514; const p521_bit c515 = p521_addw(&t514, t496, UINT64_C(0xffffffffffffffff), c513);
    uint64_t t516; (void)p521_addw(&t516, t498, UINT64_C(0xffffffffffffffff), c515);
    const uint64_t t517 = t516 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t500);
    p521_storew(&r->v[1], t502);
    p521_storew(&r->v[2], t504);
    p521_storew(&r->v[3], t506);
    p521_storew(&r->v[4], t508);
    p521_storew(&r->v[5], t510);
    p521_storew(&r->v[6], t512);
    p521_storew(&r->v[7], t514);
    p521_storew(&r->v[8], t517);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Mersenne: 2^521 = 1 (mod p) */
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
    uint64_t t14;
    const uint64_t t15 = p521_mulw(&t14, a2, a0);
    uint64_t t16;
    const uint64_t t17 = p521_mulw(&t16, a1, a0);
    uint64_t t18;
    const uint64_t t19 = p521_mulw(&t18, a3, a0);
    uint64_t t20;
    const uint64_t t21 = p521_mulw(&t20, a4, a0);
    uint64_t t22;
    const uint64_t t23 = p521_mulw(&t22, a5, a0);
    uint64_t t24;
    const uint64_t t25 = p521_mulw(&t24, a6, a0);
    uint64_t t26;
    const uint64_t t27 = p521_mulw(&t26, a7, a0);
    uint64_t t28;
    const uint64_t t29 = p521_mulw(&t28, a8, a0);
    uint64_t t30; const p521_bit c31 = p521_addw(&t30, t15, t16, 0);
    uint64_t t32; const p521_bit c33 = p521_addw(&t32, t19, t14, c31);
    uint64_t t34; const p521_bit c35 = p521_addw(&t34, t21, t18, c33);
    uint64_t t36; const p521_bit c37 = p521_addw(&t36, t23, t20, c35);
    uint64_t t38; const p521_bit c39 = p521_addw(&t38, t25, t22, c37);
    uint64_t t40; const p521_bit c41 = p521_addw(&t40, t27, t24, c39);
    uint64_t t42; const p521_bit c43 = p521_addw(&t42, t29, t26, c41);
    uint64_t t44; (void)p521_addw(&t44, t28, UINT64_C(0x0), c43);
    /* square, products of a[1] with the words above it */
    uint64_t t45;
    const uint64_t t46 = p521_mulw(&t45, a2, a1);
    uint64_t t47;
    const uint64_t t48 = p521_mulw(&t47, a3, a1);
    uint64_t t49;
    const uint64_t t50 = p521_mulw(&t49, a4, a1);
    uint64_t t51;
    const uint64_t t52 = p521_mulw(&t51, a5, a1);
    uint64_t t53;
    const uint64_t t54 = p521_mulw(&t53, a6, a1);
    uint64_t t55;
    const uint64_t t56 = p521_mulw(&t55, a7, a1);
    uint64_t t57;
    const uint64_t t58 = p521_mulw(&t57, a8, a1);
    uint64_t t59; const p521_bit c60 = p521_addw(&t59, t32, t46, 0);
    uint64_t t61; const p521_bit c62 = p521_addw(&t61, t34, t48, c60);
    uint64_t t63; const p521_bit c64 = p521_addw(&t63, t36, t50, c62);
    uint64_t t65; const p521_bit c66 = p521_addw(&t65, t38, t52, c64);
    uint64_t t67; const p521_bit c68 = p521_addw(&t67, t40, t54, c66);
    uint64_t t69; const p521_bit c70 = p521_addw(&t69, t42, t56, c68);
    uint64_t t71; const p521_bit c72 = p521_addw(&t71, t44, t58, c70);
    uint64_t t73; (void)p521_addw(&t73, t57, UINT64_C(0x0), c72);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t61, t45, 0);
    uint64_t t76; const p521_bit c77 = p521_addw(&t76, t63, t47, c75);
    uint64_t t78; const p521_bit c79 = p521_addw(&t78, t65, t49, c77);
    uint64_t t80; const p521_bit c81 = p521_addw(&t80, t67, t51, c79);
    uint64_t t82; const p521_bit c83 = p521_addw(&t82, t69, t53, c81);
    uint64_t t84; const p521_bit c85 = p521_addw(&t84, t71, t55, c83);
    uint64_t t86; (void)p521_addw(&t86, t73, UINT64_C(0x0), c85);
    /* square, products of a[2] with the words above it */
    uint64_t t87;
    const uint64_t t88 = p521_mulw(&t87, a3, a2);
    uint64_t t89;
    const uint64_t t90 = p521_mulw(&t89, a4, a2);
    uint64_t t91;
    const uint64_t t92 = p521_mulw(&t91, a5, a2);
    uint64_t t93;
    const uint64_t t94 = p521_mulw(&t93, a6, a2);
    uint64_t t95;
    const uint64_t t96 = p521_mulw(&t95, a7, a2);
    uint64_t t97;
    const uint64_t t98 = p521_mulw(&t97, a8, a2);
    uint64_t t99; const p521_bit c100 = p521_addw(&t99, t76, t88, 0);
    uint64_t t101; const p521_bit c102 = p521_addw(&t101, t78, t90, c100);
    uint64_t t103; const p521_bit c104 = p521_addw(&t103, t80, t92, c102);
    uint64_t t105; const p521_bit c106 = p521_addw(&t105, t82, t94, c104);
    uint64_t t107; const p521_bit c108 = p521_addw(&t107, t84, t96, c106);
    uint64_t t109; const p521_bit c110 = p521_addw(&t109, t86, t98, c108);
    uint64_t t111; (void)p521_addw(&t111, t97, UINT64_C(0x0), c110);
    uint64_t t112; const p521_bit c113 = p521_addw(&t112, t101, t87, 0);
    uint64_t t114; const p521_bit c115 = p521_addw(&t114, t103, t89, c113);
    uint64_t t116; const p521_bit c117 = p521_addw(&t116, t105, t91, c115);
    uint64_t t118; const p521_bit c119 = p521_addw(&t118, t107, t93, c117);
    uint64_t t120; const p521_bit c121 = p521_addw(&t120, t109, t95, c119);
    uint64_t t122; (void)p521_addw(&t122, t111, UINT64_C(0x0), c121);
    /* square, products of a[3] with the words above it */
    uint64_t t123;
    const uint64_t t124 = p521_mulw(&t123, a4, a3);
    uint64_t t125;
    const uint64_t t126 = p521_mulw(&t125, a5, a3);
    uint64_t t127;
    const uint64_t t128 = p521_mulw(&t127, a6, a3);
    uint64_t t129;
    const uint64_t t130 = p521_mulw(&t129, a7, a3);
    uint64_t t131;
    const uint64_t t132 = p521_mulw(&t131, a8, a3);
    uint64_t t133; const p521_bit c134 = p521_addw(&t133, t114, t124, 0);
    uint64_t t135; const p521_bit c136 = p521_addw(&t135, t116, t126, c134);
    uint64_t t137; const p521_bit c138 = p521_addw(&t137, t118, t128, c136);
    uint64_t t139; const p521_bit c140 = p521_addw(&t139, t120, t130, c138);
    uint64_t t141; const p521_bit c142 = p521_addw(&t141, t122, t132, c140);
    uint64_t t143; (void)p521_addw(&t143, t131, UINT64_C(0x0), c142);
    uint64_t t144; const p521_bit c145 = p521_addw(&t144, t135, t123, 0);
    uint64_t t146; const p521_bit c147 = p521_addw(&t146, t137, t125, c145);
    uint64_t t148; const p521_bit c149 = p521_addw(&t148, t139, t127, c147);
    uint64_t t150; const p521_bit c151 = p521_addw(&t150, t141, t129, c149);
    uint64_t t152; (void)p521_addw(&t152, t143, UINT64_C(0x0), c151);
    /* square, products of a[4] with the words above it */
    uint64_t t153;
    const uint64_t t154 = p521_mulw(&t153, a5, a4);
    uint64_t t155;
    const uint64_t t156 = p521_mulw(&t155, a6, a4);
    uint64_t t157;
    const uint64_t t158 = p521_mulw(&t157, a7, a4);
    uint64_t t159;
    const uint64_t t160 = p521_mulw(&t159, a8, a4);
    uint64_t t161; const p521_bit c162 = p521_addw(&t161, t146, t154, 0);
    uint64_t t163; const p521_bit c164 = p521_addw(&t163, t148, t156, c162);
    uint64_t t165; const p521_bit c166 = p521_addw(&t165, t150, t158, c164);
    uint64_t t167; const p521_bit c168 = p521_addw(&t167, t152, t160, c166);
    uint64_t t169; (void)p521_addw(&t169, t159, UINT64_C(0x0), c168);
    uint64_t t170; const p521_bit c171 = p521_addw(&t170, t163, t153, 0);
    uint64_t t172; const p521_bit c173 = p521_addw(&t172, t165, t155, c171);
    uint64_t t174; const p521_bit c175 = p521_addw(&t174, t167, t157, c173);
    uint64_t t176; (void)p521_addw(&t176, t169, UINT64_C(0x0), c175);
    /* square, products of a[5] with the words above it */
    uint64_t t177;
    const uint64_t t178 = p521_mulw(&t177, a6, a5);
    uint64_t t179;
    const uint64_t t180 = p521_mulw(&t179, a7, a5);
    uint64_t t181;
    const uint64_t t182 = p521_mulw(&t181, a8, a5);
    uint64_t t183; const p521_bit c184 = p521_addw(&t183, t172, t178, 0);
    uint64_t t185; const p521_bit c186 = p521_addw(&t185, t174, t180, c184);
    uint64_t t187; const p521_bit c188 = p521_addw(&t187, t176, t182, c186);
    uint64_t t189; (void)p521_addw(&t189, t181, UINT64_C(0x0), c188);
    uint64_t t190; const p521_bit c191 = p521_addw(&t190, t185, t177, 0);
    uint64_t t192; const p521_bit c193 = p521_addw(&t192, t187, t179, c191);
    uint64_t t194; (void)p521_addw(&t194, t189, UINT64_C(0x0), c193);
    /* square, products of a[6] with the words above it */
    uint64_t t195;
    const uint64_t t196 = p521_mulw(&t195, a7, a6);
    uint64_t t197;
    const uint64_t t198 = p521_mulw(&t197, a8, a6);
    uint64_t t199; const p521_bit c200 = p521_addw(&t199, t192, t196, 0);
    uint64_t t201; const p521_bit c202 = p521_addw(&t201, t194, t198, c200);
    uint64_t t203; (void)p521_addw(&t203, t197, UINT64_C(0x0), c202);
    uint64_t t204; const p521_bit c205 = p521_addw(&t204, t201, t195, 0);
    uint64_t t206; (void)p521_addw(&t206, t203, UINT64_C(0x0), c205);
    /* square, products of a[7] with the words above it */
    uint64_t t207;
    const uint64_t t208 = p521_mulw(&t207, a8, a7);
    uint64_t t209; const p521_bit c210 = p521_addw(&t209, t206, t208, 0);
    const uint64_t t211 = p521_bitw(c210);
    const uint64_t t212 = t211 + t207;
    /* square: double the cross products */
    uint64_t t213; const p521_bit c214 = p521_addw(&t213, t17, t17, 0);
    uint64_t t215; const p521_bit c216 = p521_addw(&t215, t30, t30, c214);
    uint64_t t217; const p521_bit c218 = p521_addw(&t217, t59, t59, c216);
    uint64_t t219; const p521_bit c220 = p521_addw(&t219, t74, t74, c218);
    uint64_t t221; const p521_bit c222 = p521_addw(&t221, t99, t99, c220);
    uint64_t t223; const p521_bit c224 = p521_addw(&t223, t112, t112, c222);
    uint64_t t225; const p521_bit c226 = p521_addw(&t225, t133, t133, c224);
    uint64_t t227; const p521_bit c228 = p521_addw(&t227, t144, t144, c226);
    uint64_t t229; const p521_bit c230 = p521_addw(&t229, t161, t161, c228);
    uint64_t t231; const p521_bit c232 = p521_addw(&t231, t170, t170, c230);
    uint64_t t233; const p521_bit c234 = p521_addw(&t233, t183, t183, c232);
    uint64_t t235; const p521_bit c236 = p521_addw(&t235, t190, t190, c234);
    uint64_t t237; const p521_bit c238 = p521_addw(&t237, t199, t199, c236);
    uint64_t t239; const p521_bit c240 = p521_addw(&t239, t204, t204, c238);
    uint64_t t241; const p521_bit c242 = p521_addw(&t241, t209, t209, c240);
    uint64_t t243; (void)p521_addw(&t243, t212, t212, c242);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t244;
    const uint64_t t245 = p521_mulw(&t244, a0, a0);
    uint64_t t246;
    const uint64_t t247 = p521_mulw(&t246, a1, a1);
    uint64_t t248;
    const uint64_t t249 = p521_mulw(&t248, a2, a2);
    uint64_t t250;
    const uint64_t t251 = p521_mulw(&t250, a3, a3);
    uint64_t t252;
    const uint64_t t253 = p521_mulw(&t252, a4, a4);
    uint64_t t254;
    const uint64_t t255 = p521_mulw(&t254, a5, a5);
    uint64_t t256;
    const uint64_t t257 = p521_mulw(&t256, a6, a6);
    uint64_t t258;
    const uint64_t t259 = p521_mulw(&t258, a7, a7);
    const uint64_t t260 = a8 * a8;
    uint64_t t261; const p521_bit c262 = p521_addw(&t261, t213, t244, 0);
    uint64_t t263; const p521_bit c264 = p521_addw(&t263, t215, t247, c262);
    uint64_t t265; const p521_bit c266 = p521_addw(&t265, t217, t246, c264);
    uint64_t t267; const p521_bit c268 = p521_addw(&t267, t219, t249, c266);
    uint64_t t269; const p521_bit c270 = p521_addw(&t269, t221, t248, c268);
    uint64_t t271; const p521_bit c272 = p521_addw(&t271, t223, t251, c270);
    uint64_t t273; const p521_bit c274 = p521_addw(&t273, t225, t250, c272);
    uint64_t t275; const p521_bit c276 = p521_addw(&t275, t227, t253, c274);
    uint64_t t277; const p521_bit c278 = p521_addw(&t277, t229, t252, c276);
    uint64_t t279; const p521_bit c280 = p521_addw(&t279, t231, t255, c278);
    uint64_t t281; const p521_bit c282 = p521_addw(&t281, t233, t254, c280);
    uint64_t t283; const p521_bit c284 = p521_addw(&t283, t235, t257, c282);
    uint64_t t285; const p521_bit c286 = p521_addw(&t285, t237, t256, c284);
    uint64_t t287; const p521_bit c288 = p521_addw(&t287, t239, t259, c286);
    uint64_t t289; const p521_bit c290 = p521_addw(&t289, t241, t258, c288);
    uint64_t t291; (void)p521_addw(&t291, t243, t260, c290);
    /* what is above 2^521 */
    const uint64_t t292 = t275 >> 9;
    const uint64_t t293 = t277 << 55;
    const uint64_t t294 = t292 | t293;
    const uint64_t t295 = t277 >> 9;
    const uint64_t t296 = t279 << 55;
    const uint64_t t297 = t295 | t296;
    const uint64_t t298 = t279 >> 9;
    const uint64_t t299 = t281 << 55;
    const uint64_t t300 = t298 | t299;
    const uint64_t t301 = t281 >> 9;
    const uint64_t t302 = t283 << 55;
    const uint64_t t303 = t301 | t302;
    const uint64_t t304 = t283 >> 9;
    const uint64_t t305 = t285 << 55;
    const uint64_t t306 = t304 | t305;
    const uint64_t t307 = t285 >> 9;
    const uint64_t t308 = t287 << 55;
    const uint64_t t309 = t307 | t308;
    const uint64_t t310 = t287 >> 9;
    const uint64_t t311 = t289 << 55;
    const uint64_t t312 = t310 | t311;
    const uint64_t t313 = t289 >> 9;
    const uint64_t t314 = t291 << 55;
    const uint64_t t315 = t313 | t314;
    /* the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521 */
    const uint64_t t316 = t275 | UINT64_C(0xfffffffffffffe00);
    /* what is above 2^521 */
    const uint64_t t317 = t291 >> 9;
    /* the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521 */
    const p521_bit c318 = p521_borroww(UINT64_C(0x0), UINT64_C(0x1), 0);
    uint64_t t319; const p521_bit c320 = p521_addw(&t319, t245, t294, c318);
    uint64_t t321; const p521_bit c322 = p521_addw(&t321, t261, t297, c320);
    uint64_t t323; const p521_bit c324 = p521_addw(&t323, t263, t300, c322);
    uint64_t t325; const p521_bit c326 = p521_addw(&t325, t265, t303, c324);
    uint64_t t327; const p521_bit c328 = p521_addw(&t327, t267, t306, c326);
    uint64_t t329; const p521_bit c330 = p521_addw(&t329, t269, t309, c328);
    uint64_t t331; const p521_bit c332 = p521_addw(&t331, t271, t312, c330);
    uint64_t t333; const p521_bit c334 = p521_addw(&t333, t273, t315, c332);
    uint64_t t335; const p521_bit c336 = p521_addw(&t335, t316, t317, c334);
    /* less one unless it carried */
    uint64_t t337; const p521_bit c338 = p521_addw(&t337, t319, UINT64_C(0xffffffffffffffff), c336);
    uint64_t t339; const p521_bit c340 = p521_addw(&t339, t321, UINT64_C(0xffffffffffffffff), c338);
    uint64_t t341; const p521_bit c342 = p521_addw(&t341, t323, UINT64_C(0xffffffffffffffff), c340);
    uint64_t t343; const p521_bit c344 = p521_addw(&t343, t325, UINT64_C(0xffffffffffffffff), c342);
    uint64_t t345; const p521_bit c346 = p521_addw(&t345, t327, UINT64_C(0xffffffffffffffff), c344);
    uint64_t t347; const p521_bit c348 = p521_addw(&t347, t329, UINT64_C(0xffffffffffffffff), c346);
    uint64_t t349; const p521_bit c350 = p521_addw(&t349, t331, UINT64_C(0xffffffffffffffff), c348);
    uint64_t t351; const p521_bit c352 = p521_addw(&t351, t333, UINT64_C(0xffffffffffffffff), c350);
    uint64_t t353; (void)p521_addw(&t353, t335, UINT64_C(0xffffffffffffffff), c352);
    const uint64_t t354 = t353 & UINT64_C(0x1ff);
    p521_storew(&r->v[0], t337);
    p521_storew(&r->v[1], t339);
    p521_storew(&r->v[2], t341);
    p521_storew(&r->v[3], t343);
    p521_storew(&r->v[4], t345);
    p521_storew(&r->v[5], t347);
    p521_storew(&r->v[6], t349);
    p521_storew(&r->v[7], t351);
    p521_storew(&r->v[8], t354);
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
    uint64_t t15;
    const uint64_t t16 = p521_mulw(&t15, a1, k_word);
    uint64_t t17;
    const uint64_t t18 = p521_mulw(&t17, a0, k_word);
    uint64_t t19;
    const uint64_t t20 = p521_mulw(&t19, a2, k_word);
    uint64_t t21;
    const uint64_t t22 = p521_mulw(&t21, a3, k_word);
    uint64_t t23;
    const uint64_t t24 = p521_mulw(&t23, a4, k_word);
    uint64_t t25;
    const uint64_t t26 = p521_mulw(&t25, a5, k_word);
    uint64_t t27;
    const uint64_t t28 = p521_mulw(&t27, a6, k_word);
    uint64_t t29;
    const uint64_t t30 = p521_mulw(&t29, a7, k_word);
    uint64_t t31;
    const uint64_t t32 = p521_mulw(&t31, a8, k_word);
    uint64_t t33; const p521_bit c34 = p521_addw(&t33, t16, t17, 0);
    uint64_t t35; const p521_bit c36 = p521_addw(&t35, t20, t15, c34);
    uint64_t t37; const p521_bit c38 = p521_addw(&t37, t22, t19, c36);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, t24, t21, c38);
    uint64_t t41; const p521_bit c42 = p521_addw(&t41, t26, t23, c40);
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, t28, t25, c42);
    uint64_t t45; const p521_bit c46 = p521_addw(&t45, t30, t27, c44);
    uint64_t t47; const p521_bit c48 = p521_addw(&t47, t32, t29, c46);
    uint64_t t49; (void)p521_addw(&t49, t31, UINT64_C(0x0), c48);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t50 = (t49 << 55) | (t47 >> 9);
    /* T - q * p, below 4*p */
    uint64_t t51;
    const uint64_t t52 = p521_mulw(&t51, UINT64_C(0xffffffffffffffff), t50);
    uint64_t t53;
    const uint64_t t54 = p521_mulw(&t53, UINT64_C(0x1ff), t50);
    uint64_t t55; const p521_bit c56 = p521_addw(&t55, t52, t51, 0);
    uint64_t t57; const p521_bit c58 = p521_addw(&t57, t52, t51, c56);
    uint64_t t59; const p521_bit c60 = p521_addw(&t59, t52, t51, c58);
    uint64_t t61; const p521_bit c62 = p521_addw(&t61, t52, t51, c60);
    uint64_t t63; const p521_bit c64 = p521_addw(&t63, t52, t51, c62);
    uint64_t t65; const p521_bit c66 = p521_addw(&t65, t52, t51, c64);
    uint64_t t67; const p521_bit c68 = p521_addw(&t67, t52, t51, c66);
    uint64_t t69; const p521_bit c70 = p521_addw(&t69, t54, t51, c68);
    uint64_t t71; (void)p521_addw(&t71, t53, UINT64_C(0x0), c70);
    uint64_t t72; const p521_bit c73 = p521_subw(&t72, t18, t52, 0);
    uint64_t t74; const p521_bit c75 = p521_subw(&t74, t33, t55, c73);
    uint64_t t76; const p521_bit c77 = p521_subw(&t76, t35, t57, c75);
    uint64_t t78; const p521_bit c79 = p521_subw(&t78, t37, t59, c77);
    uint64_t t80; const p521_bit c81 = p521_subw(&t80, t39, t61, c79);
    uint64_t t82; const p521_bit c83 = p521_subw(&t82, t41, t63, c81);
    uint64_t t84; const p521_bit c85 = p521_subw(&t84, t43, t65, c83);
    uint64_t t86; const p521_bit c87 = p521_subw(&t86, t45, t67, c85);
    uint64_t t88; const p521_bit c89 = p521_subw(&t88, t47, t69, c87);
    uint64_t t90; (void)p521_subw(&t90, t49, t71, c89);
    /* subtract 2*p where that does not borrow */
    uint64_t t91; const p521_bit c92 = p521_subw(&t91, t72, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t93; const p521_bit c94 = p521_subw(&t93, t74, UINT64_C(0xffffffffffffffff), c92);
    uint64_t t95; const p521_bit c96 = p521_subw(&t95, t76, UINT64_C(0xffffffffffffffff), c94);
    uint64_t t97; const p521_bit c98 = p521_subw(&t97, t78, UINT64_C(0xffffffffffffffff), c96);
    uint64_t t99; const p521_bit c100 = p521_subw(&t99, t80, UINT64_C(0xffffffffffffffff), c98);
    uint64_t t101; const p521_bit c102 = p521_subw(&t101, t82, UINT64_C(0xffffffffffffffff), c100);
    uint64_t t103; const p521_bit c104 = p521_subw(&t103, t84, UINT64_C(0xffffffffffffffff), c102);
    uint64_t t105; const p521_bit c106 = p521_subw(&t105, t86, UINT64_C(0xffffffffffffffff), c104);
    uint64_t t107; const p521_bit c108 = p521_subw(&t107, t88, UINT64_C(0x3ff), c106);
    uint64_t t109; const p521_bit c110 = p521_subw(&t109, t90, UINT64_C(0x0), c108);
    const uint64_t m0 = p521_maskw(c110);
    const uint64_t t111 = p521_selectw(m0, t72, t91);
    const uint64_t t112 = p521_selectw(m0, t74, t93);
    const uint64_t t113 = p521_selectw(m0, t76, t95);
    const uint64_t t114 = p521_selectw(m0, t78, t97);
    const uint64_t t115 = p521_selectw(m0, t80, t99);
    const uint64_t t116 = p521_selectw(m0, t82, t101);
    const uint64_t t117 = p521_selectw(m0, t84, t103);
    const uint64_t t118 = p521_selectw(m0, t86, t105);
    const uint64_t t119 = p521_selectw(m0, t88, t107);
    const uint64_t t120 = p521_selectw(m0, t90, t109);
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
    const uint64_t t140 = p521_selectw(m1, t111, t121);
    const uint64_t t141 = p521_selectw(m1, t112, t123);
    const uint64_t t142 = p521_selectw(m1, t113, t125);
    const uint64_t t143 = p521_selectw(m1, t114, t127);
    const uint64_t t144 = p521_selectw(m1, t115, t129);
    const uint64_t t145 = p521_selectw(m1, t116, t131);
    const uint64_t t146 = p521_selectw(m1, t117, t133);
    const uint64_t t147 = p521_selectw(m1, t118, t135);
    const uint64_t t148 = p521_selectw(m1, t119, t137);
    p521_storew(&r->v[0], t140);
    p521_storew(&r->v[1], t141);
    p521_storew(&r->v[2], t142);
    p521_storew(&r->v[3], t143);
    p521_storew(&r->v[4], t144);
    p521_storew(&r->v[5], t145);
    p521_storew(&r->v[6], t146);
    p521_storew(&r->v[7], t147);
    p521_storew(&r->v[8], t148);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p521_fe_from_bytes(p521_fe *r, const uint8_t b[66])
{
    const uint64_t b_at58 = (uint64_t)p521_load8(b + 58);
    const uint64_t b_at50 = (uint64_t)p521_load8(b + 50);
    const uint64_t b_at42 = (uint64_t)p521_load8(b + 42);
    const uint64_t b_at34 = (uint64_t)p521_load8(b + 34);
    const uint64_t b_at26 = (uint64_t)p521_load8(b + 26);
    const uint64_t b_at18 = (uint64_t)p521_load8(b + 18);
    const uint64_t b_at10 = (uint64_t)p521_load8(b + 10);
    const uint64_t b_at2 = (uint64_t)p521_load8(b + 2);
    const uint64_t b_at0 = (uint64_t)p521_load2(b + 0);
    /* bytes to words */
    const uint64_t t12 = p521_bswapw(b_at0);
    const uint64_t t13 = t12 >> 48;
    const uint64_t t14 = p521_bswapw(b_at58);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c15 = p521_borroww(t14, UINT64_C(0xffffffffffffffff), 0);
    /* bytes to words */
    const uint64_t t16 = p521_bswapw(b_at50);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c17 = p521_borroww(t16, UINT64_C(0xffffffffffffffff), c15);
    /* bytes to words */
    const uint64_t t18 = p521_bswapw(b_at42);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c19 = p521_borroww(t18, UINT64_C(0xffffffffffffffff), c17);
    /* bytes to words */
    const uint64_t t20 = p521_bswapw(b_at34);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c21 = p521_borroww(t20, UINT64_C(0xffffffffffffffff), c19);
    /* bytes to words */
    const uint64_t t22 = p521_bswapw(b_at26);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c23 = p521_borroww(t22, UINT64_C(0xffffffffffffffff), c21);
    /* bytes to words */
    const uint64_t t24 = p521_bswapw(b_at18);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c25 = p521_borroww(t24, UINT64_C(0xffffffffffffffff), c23);
    /* bytes to words */
    const uint64_t t26 = p521_bswapw(b_at10);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c27 = p521_borroww(t26, UINT64_C(0xffffffffffffffff), c25);
    /* bytes to words */
    const uint64_t t28 = p521_bswapw(b_at2);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p521_bit c29 = p521_borroww(t28, UINT64_C(0xffffffffffffffff), c27);
    const p521_bit c30 = p521_borroww(t13, UINT64_C(0x1ff), c29);
    const uint64_t t31 = p521_maskw(c30);
    const uint64_t t32 = t14 & t31;
    const uint64_t t33 = t16 & t31;
    const uint64_t t34 = t18 & t31;
    const uint64_t t35 = t20 & t31;
    const uint64_t t36 = t22 & t31;
    const uint64_t t37 = t24 & t31;
    const uint64_t t38 = t26 & t31;
    const uint64_t t39 = t28 & t31;
    const uint64_t t40 = t13 & t31;
    const uint64_t t41 = ~t31;
    p521_storew(&r->v[0], t32);
    p521_storew(&r->v[1], t33);
    p521_storew(&r->v[2], t34);
    p521_storew(&r->v[3], t35);
    p521_storew(&r->v[4], t36);
    p521_storew(&r->v[5], t37);
    p521_storew(&r->v[6], t38);
    p521_storew(&r->v[7], t39);
    p521_storew(&r->v[8], t40);
    return -(int)(t41 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
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
    const p521_bit c12 = p521_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p521_bit c13 = p521_borroww(b_at8, UINT64_C(0xffffffffffffffff), c12);
    const p521_bit c14 = p521_borroww(b_at16, UINT64_C(0xffffffffffffffff), c13);
    const p521_bit c15 = p521_borroww(b_at24, UINT64_C(0xffffffffffffffff), c14);
    const p521_bit c16 = p521_borroww(b_at32, UINT64_C(0xffffffffffffffff), c15);
    const p521_bit c17 = p521_borroww(b_at40, UINT64_C(0xffffffffffffffff), c16);
    const p521_bit c18 = p521_borroww(b_at48, UINT64_C(0xffffffffffffffff), c17);
    const p521_bit c19 = p521_borroww(b_at56, UINT64_C(0xffffffffffffffff), c18);
    const p521_bit c20 = p521_borroww(b_at64, UINT64_C(0x1ff), c19);
    const uint64_t t21 = p521_maskw(c20);
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
    p521_storew(&r->v[0], t22);
    p521_storew(&r->v[1], t23);
    p521_storew(&r->v[2], t24);
    p521_storew(&r->v[3], t25);
    p521_storew(&r->v[4], t26);
    p521_storew(&r->v[5], t27);
    p521_storew(&r->v[6], t28);
    p521_storew(&r->v[7], t29);
    p521_storew(&r->v[8], t30);
    return -(int)(t31 & 1);
}

/* b = a; b is big-endian
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

/* b = a; b is little-endian
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
    const uint64_t t20 = p521_selectw(m0, a0, b0);
    const uint64_t t21 = p521_selectw(m0, a1, b1);
    const uint64_t t22 = p521_selectw(m0, a2, b2);
    const uint64_t t23 = p521_selectw(m0, a3, b3);
    const uint64_t t24 = p521_selectw(m0, a4, b4);
    const uint64_t t25 = p521_selectw(m0, a5, b5);
    const uint64_t t26 = p521_selectw(m0, a6, b6);
    const uint64_t t27 = p521_selectw(m0, a7, b7);
    const uint64_t t28 = p521_selectw(m0, a8, b8);
    p521_storew(&r->v[0], t20);
    p521_storew(&r->v[1], t21);
    p521_storew(&r->v[2], t22);
    p521_storew(&r->v[3], t23);
    p521_storew(&r->v[4], t24);
    p521_storew(&r->v[5], t25);
    p521_storew(&r->v[6], t26);
    p521_storew(&r->v[7], t27);
    p521_storew(&r->v[8], t28);
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
    p521_storew(&a->v[0], t37);
    p521_storew(&a->v[1], t38);
    p521_storew(&a->v[2], t39);
    p521_storew(&a->v[3], t40);
    p521_storew(&a->v[4], t41);
    p521_storew(&a->v[5], t42);
    p521_storew(&a->v[6], t43);
    p521_storew(&a->v[7], t44);
    p521_storew(&a->v[8], t45);
    p521_storew(&b->v[0], t46);
    p521_storew(&b->v[1], t47);
    p521_storew(&b->v[2], t48);
    p521_storew(&b->v[3], t49);
    p521_storew(&b->v[4], t50);
    p521_storew(&b->v[5], t51);
    p521_storew(&b->v[6], t52);
    p521_storew(&b->v[7], t53);
    p521_storew(&b->v[8], t54);
}

/* returns all-ones where a = 0, else 0
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
    const uint64_t t11 = a0 | a1;
    const uint64_t t12 = t11 | a2;
    const uint64_t t13 = t12 | a3;
    const uint64_t t14 = t13 | a4;
    const uint64_t t15 = t14 | a5;
    const uint64_t t16 = t15 | a6;
    const uint64_t t17 = t16 | a7;
    const uint64_t t18 = t17 | a8;
    const p521_bit c19 = p521_borroww(t18, UINT64_C(0x1), 0);
    const uint64_t t20 = p521_maskw(c19);
    return t20;
}

/* returns all-ones where a = b, else 0
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
    const uint64_t t20 = a0 ^ b0;
    const uint64_t t21 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t22 = t20 | t21;
    /* differences of the words */
    const uint64_t t23 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t24 = t22 | t23;
    /* differences of the words */
    const uint64_t t25 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t26 = t24 | t25;
    /* differences of the words */
    const uint64_t t27 = a4 ^ b4;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t28 = t26 | t27;
    /* differences of the words */
    const uint64_t t29 = a5 ^ b5;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t30 = t28 | t29;
    /* differences of the words */
    const uint64_t t31 = a6 ^ b6;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t32 = t30 | t31;
    /* differences of the words */
    const uint64_t t33 = a7 ^ b7;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t34 = t32 | t33;
    /* differences of the words */
    const uint64_t t35 = a8 ^ b8;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t36 = t34 | t35;
    const p521_bit c37 = p521_borroww(t36, UINT64_C(0x1), 0);
    const uint64_t t38 = p521_maskw(c37);
    return t38;
}

#else
typedef int p521_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
