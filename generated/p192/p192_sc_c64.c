/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831, 3 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^192 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p192.h"

#if P192_WORD_BITS == 64 && !defined(P192_ASM)
#define P192_CARRY_CHAINS
#include "p192_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_add(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a + b, below 2*p */
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a0, b0, 0);
    uint64_t t12; const p192_bit c13 = p192_addw(&t12, a1, b1, c11);
    uint64_t t14; const p192_bit c15 = p192_addw(&t14, a2, b2, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t16 = p192_bitw(c15);
    uint64_t t17; const p192_bit c18 = p192_subw(&t17, t10, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t19; const p192_bit c20 = p192_subw(&t19, t12, UINT64_C(0xffffffff99def836), c18);
    uint64_t t21; const p192_bit c22 = p192_subw(&t21, t14, UINT64_C(0xffffffffffffffff), c20);
    const p192_bit c23 = p192_borroww(t16, UINT64_C(0x0), c22);
    const uint64_t m0 = p192_maskw(c23);
    const uint64_t t24 = p192_selectw(m0, t10, t17);
    const uint64_t t25 = p192_selectw(m0, t12, t19);
    const uint64_t t26 = p192_selectw(m0, t14, t21);
    p192_storew(&r->v[0], t24);
    p192_storew(&r->v[1], t25);
    p192_storew(&r->v[2], t26);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_sub(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* a - b */
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, a0, b0, 0);
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, a1, b1, c10);
    uint64_t t13; const p192_bit c14 = p192_subw(&t13, a2, b2, c12);
    /* add the modulus where it borrowed */
    const uint64_t t15 = p192_maskw(c14);
    const uint64_t t16 = t15 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t17 = t15 & UINT64_C(0xffffffff99def836);
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, t9, t16, 0);
    uint64_t t20; const p192_bit c21 = p192_addw(&t20, t11, t17, c19);
    uint64_t t22; (void)p192_addw(&t22, t13, t15, c21);
    p192_storew(&r->v[0], t18);
    p192_storew(&r->v[1], t20);
    p192_storew(&r->v[2], t22);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_neg(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* a - b */
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, UINT64_C(0x0), a0, 0);
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, UINT64_C(0x0), a1, c7);
    uint64_t t10; const p192_bit c11 = p192_subw(&t10, UINT64_C(0x0), a2, c9);
    /* add the modulus where it borrowed */
    const uint64_t t12 = p192_maskw(c11);
    const uint64_t t13 = t12 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t14 = t12 & UINT64_C(0xffffffff99def836);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t6, t13, 0);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t8, t14, c16);
    uint64_t t19; (void)p192_addw(&t19, t10, t12, c18);
    p192_storew(&r->v[0], t15);
    p192_storew(&r->v[1], t17);
    p192_storew(&r->v[2], t19);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_dbl(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* 2*a, below 2*p */
    uint64_t t7; const p192_bit c8 = p192_addw(&t7, a0, a0, 0);
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, a1, a1, c8);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a2, a2, c10);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t13 = p192_bitw(c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t7, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t9, UINT64_C(0xffffffff99def836), c15);
    uint64_t t18; const p192_bit c19 = p192_subw(&t18, t11, UINT64_C(0xffffffffffffffff), c17);
    const p192_bit c20 = p192_borroww(t13, UINT64_C(0x0), c19);
    const uint64_t m0 = p192_maskw(c20);
    const uint64_t t21 = p192_selectw(m0, t7, t14);
    const uint64_t t22 = p192_selectw(m0, t9, t16);
    const uint64_t t23 = p192_selectw(m0, t11, t18);
    p192_storew(&r->v[0], t21);
    p192_storew(&r->v[1], t22);
    p192_storew(&r->v[2], t23);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p192_sc_half(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* add the modulus where a is odd */
    const uint64_t t7 = a0 & UINT64_C(0x1);
    const uint64_t t8 = UINT64_C(0x0) - t7;
    const uint64_t t9 = t8 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t10 = t8 & UINT64_C(0xffffffff99def836);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a0, t9, 0);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, a1, t10, c12);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, a2, t8, c14);
    const uint64_t t17 = p192_bitw(c16);
    /* shift right by one bit */
    const uint64_t t18 = (t13 << 63) | (t11 >> 1);
    const uint64_t t19 = (t15 << 63) | (t13 >> 1);
    const uint64_t t20 = (t17 << 63) | (t15 >> 1);
    p192_storew(&r->v[0], t18);
    p192_storew(&r->v[1], t19);
    p192_storew(&r->v[2], t20);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_mul(p192_sc *r, const p192_sc *a, const p192_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* product, row 0: a * b[0] */
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a1, b0);
    uint64_t t15;
    const uint64_t t16 = p192_mulw(&t15, a0, b0);
    uint64_t t17;
    const uint64_t t18 = p192_mulw(&t17, a2, b0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t14, t15, 0);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t18, t13, c20);
    uint64_t t23; (void)p192_addw(&t23, t17, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = p192_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = p192_mulw(&t28, a2, b1);
    uint64_t t30; const p192_bit c31 = p192_addw(&t30, t19, t25, 0);
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t21, t27, c31);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t23, t29, c33);
    uint64_t t36; (void)p192_addw(&t36, t28, UINT64_C(0x0), c35);
    uint64_t t37; const p192_bit c38 = p192_addw(&t37, t32, t24, 0);
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t34, t26, c38);
    uint64_t t41; (void)p192_addw(&t41, t36, UINT64_C(0x0), c40);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t42;
    const uint64_t t43 = p192_mulw(&t42, a0, b2);
    uint64_t t44;
    const uint64_t t45 = p192_mulw(&t44, a1, b2);
    uint64_t t46;
    const uint64_t t47 = p192_mulw(&t46, a2, b2);
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t37, t43, 0);
    uint64_t t50; const p192_bit c51 = p192_addw(&t50, t39, t45, c49);
    uint64_t t52; const p192_bit c53 = p192_addw(&t52, t41, t47, c51);
    uint64_t t54; (void)p192_addw(&t54, t46, UINT64_C(0x0), c53);
    uint64_t t55; const p192_bit c56 = p192_addw(&t55, t50, t42, 0);
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t52, t44, c56);
    uint64_t t59; (void)p192_addw(&t59, t54, UINT64_C(0x0), c58);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t60 = t16 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t61;
    const uint64_t t62 = p192_mulw(&t61, UINT64_C(0x662107c9), t60);
    const uint64_t t63 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t60);
    uint64_t t64; const p192_bit c65 = p192_addw(&t64, t62, t63, 0);
    uint64_t t66; (void)p192_addw(&t66, t61, UINT64_C(0x0), c65);
    uint64_t t67; const p192_bit c68 = p192_subw(&t67, t30, t64, 0);
    uint64_t t69; const p192_bit c70 = p192_subw(&t69, t48, t66, c68);
    uint64_t t71; (void)p192_subw(&t71, t60, UINT64_C(0x0), c70);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t72 = t67 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t73;
    const uint64_t t74 = p192_mulw(&t73, UINT64_C(0x662107c9), t72);
    const uint64_t t75 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t72);
    uint64_t t76; const p192_bit c77 = p192_addw(&t76, t74, t75, 0);
    uint64_t t78; (void)p192_addw(&t78, t73, UINT64_C(0x0), c77);
    uint64_t t79; const p192_bit c80 = p192_subw(&t79, t69, t76, 0);
    uint64_t t81; const p192_bit c82 = p192_subw(&t81, t71, t78, c80);
    uint64_t t83; (void)p192_subw(&t83, t72, UINT64_C(0x0), c82);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t84 = t79 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t85;
    const uint64_t t86 = p192_mulw(&t85, UINT64_C(0x662107c9), t84);
    const uint64_t t87 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t84);
    uint64_t t88; const p192_bit c89 = p192_addw(&t88, t86, t87, 0);
    uint64_t t90; (void)p192_addw(&t90, t85, UINT64_C(0x0), c89);
    uint64_t t91; const p192_bit c92 = p192_subw(&t91, t81, t88, 0);
    uint64_t t93; const p192_bit c94 = p192_subw(&t93, t83, t90, c92);
    uint64_t t95; (void)p192_subw(&t95, t84, UINT64_C(0x0), c94);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t96; const p192_bit c97 = p192_subw(&t96, t55, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t98; const p192_bit c99 = p192_subw(&t98, t57, UINT64_C(0xffffffff99def836), c97);
    uint64_t t100; (void)p192_subw(&t100, t59, UINT64_C(0xffffffffffffffff), c99);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t101; const p192_bit c102 = p192_addw(&t101, t91, t55, 0);
    uint64_t t103; const p192_bit c104 = p192_addw(&t103, t93, t57, c102);
    uint64_t t105; (void)p192_addw(&t105, t95, t59, c104);
    uint64_t t106; const p192_bit c107 = p192_addw(&t106, t91, t96, 0);
    uint64_t t108; const p192_bit c109 = p192_addw(&t108, t93, t98, c107);
    uint64_t t110; const p192_bit c111 = p192_addw(&t110, t95, t100, c109);
    const uint64_t m0 = p192_maskw(c111);
    const uint64_t t112 = p192_selectw(m0, t106, t101);
    const uint64_t t113 = p192_selectw(m0, t108, t103);
    const uint64_t t114 = p192_selectw(m0, t110, t105);
    p192_storew(&r->v[0], t112);
    p192_storew(&r->v[1], t113);
    p192_storew(&r->v[2], t114);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_sqr(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* square, products of a[0] with the words above it */
    uint64_t t10;
    const uint64_t t11 = p192_mulw(&t10, a2, a0);
    uint64_t t12;
    const uint64_t t13 = p192_mulw(&t12, a1, a0);
    uint64_t t14; const p192_bit c15 = p192_addw(&t14, t11, t12, 0);
    uint64_t t16; (void)p192_addw(&t16, t10, UINT64_C(0x0), c15);
    /* square, products of a[1] with the words above it */
    uint64_t t17;
    const uint64_t t18 = p192_mulw(&t17, a2, a1);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t16, t18, 0);
    const uint64_t t21 = p192_bitw(c20);
    const uint64_t t22 = t21 + t17;
    /* square: double the cross products */
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t13, t13, 0);
    uint64_t t25; const p192_bit c26 = p192_addw(&t25, t14, t14, c24);
    uint64_t t27; const p192_bit c28 = p192_addw(&t27, t19, t19, c26);
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t22, t22, c28);
    const uint64_t t31 = p192_bitw(c30);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, a0, a0);
    uint64_t t34;
    const uint64_t t35 = p192_mulw(&t34, a1, a1);
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, a2, a2);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t23, t32, 0);
    uint64_t t40; const p192_bit c41 = p192_addw(&t40, t25, t35, c39);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t27, t34, c41);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t29, t37, c43);
    uint64_t t46; (void)p192_addw(&t46, t31, t36, c45);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t47 = t33 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t48;
    const uint64_t t49 = p192_mulw(&t48, UINT64_C(0x662107c9), t47);
    const uint64_t t50 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t47);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t49, t50, 0);
    uint64_t t53; (void)p192_addw(&t53, t48, UINT64_C(0x0), c52);
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t38, t51, 0);
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t40, t53, c55);
    uint64_t t58; (void)p192_subw(&t58, t47, UINT64_C(0x0), c57);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t59 = t54 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t60;
    const uint64_t t61 = p192_mulw(&t60, UINT64_C(0x662107c9), t59);
    const uint64_t t62 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t59);
    uint64_t t63; const p192_bit c64 = p192_addw(&t63, t61, t62, 0);
    uint64_t t65; (void)p192_addw(&t65, t60, UINT64_C(0x0), c64);
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t56, t63, 0);
    uint64_t t68; const p192_bit c69 = p192_subw(&t68, t58, t65, c67);
    uint64_t t70; (void)p192_subw(&t70, t59, UINT64_C(0x0), c69);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t71 = t66 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t72;
    const uint64_t t73 = p192_mulw(&t72, UINT64_C(0x662107c9), t71);
    const uint64_t t74 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t71);
    uint64_t t75; const p192_bit c76 = p192_addw(&t75, t73, t74, 0);
    uint64_t t77; (void)p192_addw(&t77, t72, UINT64_C(0x0), c76);
    uint64_t t78; const p192_bit c79 = p192_subw(&t78, t68, t75, 0);
    uint64_t t80; const p192_bit c81 = p192_subw(&t80, t70, t77, c79);
    uint64_t t82; (void)p192_subw(&t82, t71, UINT64_C(0x0), c81);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t83; const p192_bit c84 = p192_subw(&t83, t42, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t85; const p192_bit c86 = p192_subw(&t85, t44, UINT64_C(0xffffffff99def836), c84);
    uint64_t t87; (void)p192_subw(&t87, t46, UINT64_C(0xffffffffffffffff), c86);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t88; const p192_bit c89 = p192_addw(&t88, t78, t42, 0);
    uint64_t t90; const p192_bit c91 = p192_addw(&t90, t80, t44, c89);
    uint64_t t92; (void)p192_addw(&t92, t82, t46, c91);
    uint64_t t93; const p192_bit c94 = p192_addw(&t93, t78, t83, 0);
    uint64_t t95; const p192_bit c96 = p192_addw(&t95, t80, t85, c94);
    uint64_t t97; const p192_bit c98 = p192_addw(&t97, t82, t87, c96);
    const uint64_t m0 = p192_maskw(c98);
    const uint64_t t99 = p192_selectw(m0, t93, t88);
    const uint64_t t100 = p192_selectw(m0, t95, t90);
    const uint64_t t101 = p192_selectw(m0, t97, t92);
    p192_storew(&r->v[0], t99);
    p192_storew(&r->v[1], t100);
    p192_storew(&r->v[2], t101);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p192_sc_mul_small(p192_sc *r, const p192_sc *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* T = a * k */
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a1, k_word);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a0, k_word);
    uint64_t t15;
    const uint64_t t16 = p192_mulw(&t15, a2, k_word);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t12, t13, 0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t16, t11, c18);
    uint64_t t21; (void)p192_addw(&t21, t15, UINT64_C(0x0), c20);
    /* T - q * p, below 4*p */
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, UINT64_C(0xffffffff99def836), t21);
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, UINT64_C(0x146bc9b1b4d22831), t21);
    uint64_t t26;
    const uint64_t t27 = p192_mulw(&t26, UINT64_C(0xffffffffffffffff), t21);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t23, t24, 0);
    uint64_t t30; const p192_bit c31 = p192_addw(&t30, t27, t22, c29);
    uint64_t t32; (void)p192_addw(&t32, t26, UINT64_C(0x0), c31);
    uint64_t t33; const p192_bit c34 = p192_subw(&t33, t14, t25, 0);
    uint64_t t35; const p192_bit c36 = p192_subw(&t35, t17, t28, c34);
    uint64_t t37; const p192_bit c38 = p192_subw(&t37, t19, t30, c36);
    uint64_t t39; (void)p192_subw(&t39, t21, t32, c38);
    /* subtract 2*p where that does not borrow */
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t33, UINT64_C(0x28d7936369a45062), 0);
    uint64_t t42; const p192_bit c43 = p192_subw(&t42, t35, UINT64_C(0xffffffff33bdf06c), c41);
    uint64_t t44; const p192_bit c45 = p192_subw(&t44, t37, UINT64_C(0xffffffffffffffff), c43);
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t39, UINT64_C(0x1), c45);
    const uint64_t m0 = p192_maskw(c47);
    const uint64_t t48 = p192_selectw(m0, t33, t40);
    const uint64_t t49 = p192_selectw(m0, t35, t42);
    const uint64_t t50 = p192_selectw(m0, t37, t44);
    const uint64_t t51 = p192_selectw(m0, t39, t46);
    /* subtract 1*p where that does not borrow */
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t48, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t49, UINT64_C(0xffffffff99def836), c53);
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t50, UINT64_C(0xffffffffffffffff), c55);
    const p192_bit c58 = p192_borroww(t51, UINT64_C(0x0), c57);
    const uint64_t m1 = p192_maskw(c58);
    const uint64_t t59 = p192_selectw(m1, t48, t52);
    const uint64_t t60 = p192_selectw(m1, t49, t54);
    const uint64_t t61 = p192_selectw(m1, t50, t56);
    p192_storew(&r->v[0], t59);
    p192_storew(&r->v[1], t60);
    p192_storew(&r->v[2], t61);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p192_sc_to_mont(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* product, row 0: a * b[0] */
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a1, UINT64_C(0xce66baccdeb35961));
    uint64_t t15;
    const uint64_t t16 = p192_mulw(&t15, a0, UINT64_C(0xce66baccdeb35961));
    uint64_t t17;
    const uint64_t t18 = p192_mulw(&t17, a2, UINT64_C(0xce66baccdeb35961));
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t14, t15, 0);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t18, t13, c20);
    uint64_t t23; (void)p192_addw(&t23, t17, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, a0, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t26;
    const uint64_t t27 = p192_mulw(&t26, a1, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t28;
    const uint64_t t29 = p192_mulw(&t28, a2, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t30; const p192_bit c31 = p192_addw(&t30, t19, t25, 0);
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t21, t27, c31);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t23, t29, c33);
    uint64_t t36; (void)p192_addw(&t36, t28, UINT64_C(0x0), c35);
    uint64_t t37; const p192_bit c38 = p192_addw(&t37, t32, t24, 0);
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t34, t26, c38);
    uint64_t t41; (void)p192_addw(&t41, t36, UINT64_C(0x0), c40);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t42;
    const uint64_t t43 = p192_mulw(&t42, a0, UINT64_C(0x28be5677ea0581a2));
    uint64_t t44;
    const uint64_t t45 = p192_mulw(&t44, a1, UINT64_C(0x28be5677ea0581a2));
    uint64_t t46;
    const uint64_t t47 = p192_mulw(&t46, a2, UINT64_C(0x28be5677ea0581a2));
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t37, t43, 0);
    uint64_t t50; const p192_bit c51 = p192_addw(&t50, t39, t45, c49);
    uint64_t t52; const p192_bit c53 = p192_addw(&t52, t41, t47, c51);
    uint64_t t54; (void)p192_addw(&t54, t46, UINT64_C(0x0), c53);
    uint64_t t55; const p192_bit c56 = p192_addw(&t55, t50, t42, 0);
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t52, t44, c56);
    uint64_t t59; (void)p192_addw(&t59, t54, UINT64_C(0x0), c58);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t60 = t16 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t61;
    const uint64_t t62 = p192_mulw(&t61, UINT64_C(0x662107c9), t60);
    const uint64_t t63 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t60);
    uint64_t t64; const p192_bit c65 = p192_addw(&t64, t62, t63, 0);
    uint64_t t66; (void)p192_addw(&t66, t61, UINT64_C(0x0), c65);
    uint64_t t67; const p192_bit c68 = p192_subw(&t67, t30, t64, 0);
    uint64_t t69; const p192_bit c70 = p192_subw(&t69, t48, t66, c68);
    uint64_t t71; (void)p192_subw(&t71, t60, UINT64_C(0x0), c70);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t72 = t67 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t73;
    const uint64_t t74 = p192_mulw(&t73, UINT64_C(0x662107c9), t72);
    const uint64_t t75 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t72);
    uint64_t t76; const p192_bit c77 = p192_addw(&t76, t74, t75, 0);
    uint64_t t78; (void)p192_addw(&t78, t73, UINT64_C(0x0), c77);
    uint64_t t79; const p192_bit c80 = p192_subw(&t79, t69, t76, 0);
    uint64_t t81; const p192_bit c82 = p192_subw(&t81, t71, t78, c80);
    uint64_t t83; (void)p192_subw(&t83, t72, UINT64_C(0x0), c82);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t84 = t79 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t85;
    const uint64_t t86 = p192_mulw(&t85, UINT64_C(0x662107c9), t84);
    const uint64_t t87 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t84);
    uint64_t t88; const p192_bit c89 = p192_addw(&t88, t86, t87, 0);
    uint64_t t90; (void)p192_addw(&t90, t85, UINT64_C(0x0), c89);
    uint64_t t91; const p192_bit c92 = p192_subw(&t91, t81, t88, 0);
    uint64_t t93; const p192_bit c94 = p192_subw(&t93, t83, t90, c92);
    uint64_t t95; (void)p192_subw(&t95, t84, UINT64_C(0x0), c94);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t96; const p192_bit c97 = p192_subw(&t96, t55, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t98; const p192_bit c99 = p192_subw(&t98, t57, UINT64_C(0xffffffff99def836), c97);
    uint64_t t100; (void)p192_subw(&t100, t59, UINT64_C(0xffffffffffffffff), c99);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t101; const p192_bit c102 = p192_addw(&t101, t91, t55, 0);
    uint64_t t103; const p192_bit c104 = p192_addw(&t103, t93, t57, c102);
    uint64_t t105; (void)p192_addw(&t105, t95, t59, c104);
    uint64_t t106; const p192_bit c107 = p192_addw(&t106, t91, t96, 0);
    uint64_t t108; const p192_bit c109 = p192_addw(&t108, t93, t98, c107);
    uint64_t t110; const p192_bit c111 = p192_addw(&t110, t95, t100, c109);
    const uint64_t m0 = p192_maskw(c111);
    const uint64_t t112 = p192_selectw(m0, t106, t101);
    const uint64_t t113 = p192_selectw(m0, t108, t103);
    const uint64_t t114 = p192_selectw(m0, t110, t105);
    p192_storew(&r->v[0], t112);
    p192_storew(&r->v[1], t113);
    p192_storew(&r->v[2], t114);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_from_mont(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t7 = a0 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t8;
    const uint64_t t9 = p192_mulw(&t8, UINT64_C(0x662107c9), t7);
    const uint64_t t10 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t7);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t9, t10, 0);
    uint64_t t13; (void)p192_addw(&t13, t8, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t7, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, UINT64_C(0x662107c9), t19);
    const uint64_t t22 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t21, t22, 0);
    uint64_t t25; (void)p192_addw(&t25, t20, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, UINT64_C(0x662107c9), t31);
    const uint64_t t34 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t33, t34, 0);
    uint64_t t37; (void)p192_addw(&t37, t32, UINT64_C(0x0), c36);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t28, t35, 0);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)p192_subw(&t42, t31, UINT64_C(0x0), c41);
    p192_storew(&r->v[0], t38);
    p192_storew(&r->v[1], t40);
    p192_storew(&r->v[2], t42);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes(p192_sc *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    /* bytes to words */
    const uint64_t t13 = p192_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c14 = p192_borroww(t13, UINT64_C(0x146bc9b1b4d22831), 0);
    /* bytes to words */
    const uint64_t t15 = p192_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c16 = p192_borroww(t15, UINT64_C(0xffffffff99def836), c14);
    /* bytes to words */
    const uint64_t t17 = p192_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c18 = p192_borroww(t17, UINT64_C(0xffffffffffffffff), c16);
    const uint64_t t19 = p192_maskw(c18);
    const uint64_t t20 = t15 & t19;
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, t20, UINT64_C(0xce66baccdeb35961));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t23 = t13 & t19;
    /* product, row 0: a * b[0] */
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, t23, UINT64_C(0xce66baccdeb35961));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t26 = t17 & t19;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = p192_mulw(&t27, t26, UINT64_C(0xce66baccdeb35961));
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t22, t24, 0);
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t28, t21, c30);
    uint64_t t33; (void)p192_addw(&t33, t27, UINT64_C(0x0), c32);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t34;
    const uint64_t t35 = p192_mulw(&t34, t23, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, t20, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t38;
    const uint64_t t39 = p192_mulw(&t38, t26, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t40; const p192_bit c41 = p192_addw(&t40, t29, t35, 0);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t31, t37, c41);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t33, t39, c43);
    uint64_t t46; (void)p192_addw(&t46, t38, UINT64_C(0x0), c45);
    uint64_t t47; const p192_bit c48 = p192_addw(&t47, t42, t34, 0);
    uint64_t t49; const p192_bit c50 = p192_addw(&t49, t44, t36, c48);
    uint64_t t51; (void)p192_addw(&t51, t46, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = p192_mulw(&t52, t23, UINT64_C(0x28be5677ea0581a2));
    uint64_t t54;
    const uint64_t t55 = p192_mulw(&t54, t20, UINT64_C(0x28be5677ea0581a2));
    uint64_t t56;
    const uint64_t t57 = p192_mulw(&t56, t26, UINT64_C(0x28be5677ea0581a2));
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t47, t53, 0);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t49, t55, c59);
    uint64_t t62; const p192_bit c63 = p192_addw(&t62, t51, t57, c61);
    uint64_t t64; (void)p192_addw(&t64, t56, UINT64_C(0x0), c63);
    uint64_t t65; const p192_bit c66 = p192_addw(&t65, t60, t52, 0);
    uint64_t t67; const p192_bit c68 = p192_addw(&t67, t62, t54, c66);
    uint64_t t69; (void)p192_addw(&t69, t64, UINT64_C(0x0), c68);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t70 = t25 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t71;
    const uint64_t t72 = p192_mulw(&t71, UINT64_C(0x662107c9), t70);
    const uint64_t t73 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t70);
    uint64_t t74; const p192_bit c75 = p192_addw(&t74, t72, t73, 0);
    uint64_t t76; (void)p192_addw(&t76, t71, UINT64_C(0x0), c75);
    uint64_t t77; const p192_bit c78 = p192_subw(&t77, t40, t74, 0);
    uint64_t t79; const p192_bit c80 = p192_subw(&t79, t58, t76, c78);
    uint64_t t81; (void)p192_subw(&t81, t70, UINT64_C(0x0), c80);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t82 = t77 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t83;
    const uint64_t t84 = p192_mulw(&t83, UINT64_C(0x662107c9), t82);
    const uint64_t t85 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t82);
    uint64_t t86; const p192_bit c87 = p192_addw(&t86, t84, t85, 0);
    uint64_t t88; (void)p192_addw(&t88, t83, UINT64_C(0x0), c87);
    uint64_t t89; const p192_bit c90 = p192_subw(&t89, t79, t86, 0);
    uint64_t t91; const p192_bit c92 = p192_subw(&t91, t81, t88, c90);
    uint64_t t93; (void)p192_subw(&t93, t82, UINT64_C(0x0), c92);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t94 = t89 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t95;
    const uint64_t t96 = p192_mulw(&t95, UINT64_C(0x662107c9), t94);
    const uint64_t t97 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t94);
    uint64_t t98; const p192_bit c99 = p192_addw(&t98, t96, t97, 0);
    uint64_t t100; (void)p192_addw(&t100, t95, UINT64_C(0x0), c99);
    uint64_t t101; const p192_bit c102 = p192_subw(&t101, t91, t98, 0);
    uint64_t t103; const p192_bit c104 = p192_subw(&t103, t93, t100, c102);
    uint64_t t105; (void)p192_subw(&t105, t94, UINT64_C(0x0), c104);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t106; const p192_bit c107 = p192_subw(&t106, t65, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t108; const p192_bit c109 = p192_subw(&t108, t67, UINT64_C(0xffffffff99def836), c107);
    uint64_t t110; (void)p192_subw(&t110, t69, UINT64_C(0xffffffffffffffff), c109);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t111; const p192_bit c112 = p192_addw(&t111, t101, t65, 0);
    uint64_t t113; const p192_bit c114 = p192_addw(&t113, t103, t67, c112);
    uint64_t t115; (void)p192_addw(&t115, t105, t69, c114);
    uint64_t t116; const p192_bit c117 = p192_addw(&t116, t101, t106, 0);
    uint64_t t118; const p192_bit c119 = p192_addw(&t118, t103, t108, c117);
    uint64_t t120; const p192_bit c121 = p192_addw(&t120, t105, t110, c119);
    const uint64_t m0 = p192_maskw(c121);
    const uint64_t t122 = p192_selectw(m0, t116, t111);
    const uint64_t t123 = p192_selectw(m0, t118, t113);
    const uint64_t t124 = p192_selectw(m0, t120, t115);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t125 = ~t19;
    p192_storew(&r->v[0], t122);
    p192_storew(&r->v[1], t123);
    p192_storew(&r->v[2], t124);
    return -(int)(t125 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes_le(p192_sc *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c13 = p192_borroww(b_at0, UINT64_C(0x146bc9b1b4d22831), 0);
    const p192_bit c14 = p192_borroww(b_at8, UINT64_C(0xffffffff99def836), c13);
    const p192_bit c15 = p192_borroww(b_at16, UINT64_C(0xffffffffffffffff), c14);
    const uint64_t t16 = p192_maskw(c15);
    const uint64_t t17 = b_at8 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, t17, UINT64_C(0xce66baccdeb35961));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t20 = b_at0 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, t20, UINT64_C(0xce66baccdeb35961));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t23 = b_at16 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, t23, UINT64_C(0xce66baccdeb35961));
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t19, t21, 0);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t25, t18, c27);
    uint64_t t30; (void)p192_addw(&t30, t24, UINT64_C(0x0), c29);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t31;
    const uint64_t t32 = p192_mulw(&t31, t20, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, t17, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t35;
    const uint64_t t36 = p192_mulw(&t35, t23, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t37; const p192_bit c38 = p192_addw(&t37, t26, t32, 0);
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t28, t34, c38);
    uint64_t t41; const p192_bit c42 = p192_addw(&t41, t30, t36, c40);
    uint64_t t43; (void)p192_addw(&t43, t35, UINT64_C(0x0), c42);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t39, t31, 0);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t41, t33, c45);
    uint64_t t48; (void)p192_addw(&t48, t43, UINT64_C(0x0), c47);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t49;
    const uint64_t t50 = p192_mulw(&t49, t20, UINT64_C(0x28be5677ea0581a2));
    uint64_t t51;
    const uint64_t t52 = p192_mulw(&t51, t17, UINT64_C(0x28be5677ea0581a2));
    uint64_t t53;
    const uint64_t t54 = p192_mulw(&t53, t23, UINT64_C(0x28be5677ea0581a2));
    uint64_t t55; const p192_bit c56 = p192_addw(&t55, t44, t50, 0);
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t46, t52, c56);
    uint64_t t59; const p192_bit c60 = p192_addw(&t59, t48, t54, c58);
    uint64_t t61; (void)p192_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p192_bit c63 = p192_addw(&t62, t57, t49, 0);
    uint64_t t64; const p192_bit c65 = p192_addw(&t64, t59, t51, c63);
    uint64_t t66; (void)p192_addw(&t66, t61, UINT64_C(0x0), c65);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t67 = t22 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t68;
    const uint64_t t69 = p192_mulw(&t68, UINT64_C(0x662107c9), t67);
    const uint64_t t70 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t67);
    uint64_t t71; const p192_bit c72 = p192_addw(&t71, t69, t70, 0);
    uint64_t t73; (void)p192_addw(&t73, t68, UINT64_C(0x0), c72);
    uint64_t t74; const p192_bit c75 = p192_subw(&t74, t37, t71, 0);
    uint64_t t76; const p192_bit c77 = p192_subw(&t76, t55, t73, c75);
    uint64_t t78; (void)p192_subw(&t78, t67, UINT64_C(0x0), c77);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t79 = t74 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t80;
    const uint64_t t81 = p192_mulw(&t80, UINT64_C(0x662107c9), t79);
    const uint64_t t82 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t79);
    uint64_t t83; const p192_bit c84 = p192_addw(&t83, t81, t82, 0);
    uint64_t t85; (void)p192_addw(&t85, t80, UINT64_C(0x0), c84);
    uint64_t t86; const p192_bit c87 = p192_subw(&t86, t76, t83, 0);
    uint64_t t88; const p192_bit c89 = p192_subw(&t88, t78, t85, c87);
    uint64_t t90; (void)p192_subw(&t90, t79, UINT64_C(0x0), c89);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t91 = t86 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t92;
    const uint64_t t93 = p192_mulw(&t92, UINT64_C(0x662107c9), t91);
    const uint64_t t94 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t91);
    uint64_t t95; const p192_bit c96 = p192_addw(&t95, t93, t94, 0);
    uint64_t t97; (void)p192_addw(&t97, t92, UINT64_C(0x0), c96);
    uint64_t t98; const p192_bit c99 = p192_subw(&t98, t88, t95, 0);
    uint64_t t100; const p192_bit c101 = p192_subw(&t100, t90, t97, c99);
    uint64_t t102; (void)p192_subw(&t102, t91, UINT64_C(0x0), c101);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t103; const p192_bit c104 = p192_subw(&t103, t62, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t105; const p192_bit c106 = p192_subw(&t105, t64, UINT64_C(0xffffffff99def836), c104);
    uint64_t t107; (void)p192_subw(&t107, t66, UINT64_C(0xffffffffffffffff), c106);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t108; const p192_bit c109 = p192_addw(&t108, t98, t62, 0);
    uint64_t t110; const p192_bit c111 = p192_addw(&t110, t100, t64, c109);
    uint64_t t112; (void)p192_addw(&t112, t102, t66, c111);
    uint64_t t113; const p192_bit c114 = p192_addw(&t113, t98, t103, 0);
    uint64_t t115; const p192_bit c116 = p192_addw(&t115, t100, t105, c114);
    uint64_t t117; const p192_bit c118 = p192_addw(&t117, t102, t107, c116);
    const uint64_t m0 = p192_maskw(c118);
    const uint64_t t119 = p192_selectw(m0, t113, t108);
    const uint64_t t120 = p192_selectw(m0, t115, t110);
    const uint64_t t121 = p192_selectw(m0, t117, t112);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t122 = ~t16;
    p192_storew(&r->v[0], t119);
    p192_storew(&r->v[1], t120);
    p192_storew(&r->v[2], t121);
    return -(int)(t122 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void p192_sc_to_bytes(uint8_t b[24], const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t7 = a0 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t8;
    const uint64_t t9 = p192_mulw(&t8, UINT64_C(0x662107c9), t7);
    const uint64_t t10 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t7);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t9, t10, 0);
    uint64_t t13; (void)p192_addw(&t13, t8, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t7, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, UINT64_C(0x662107c9), t19);
    const uint64_t t22 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t21, t22, 0);
    uint64_t t25; (void)p192_addw(&t25, t20, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, UINT64_C(0x662107c9), t31);
    const uint64_t t34 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t33, t34, 0);
    uint64_t t37; (void)p192_addw(&t37, t32, UINT64_C(0x0), c36);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t28, t35, 0);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)p192_subw(&t42, t31, UINT64_C(0x0), c41);
    /* words to bytes */
    const uint64_t t43 = p192_bswapw(t38);
    const uint64_t t44 = p192_bswapw(t40);
    const uint64_t t45 = p192_bswapw(t42);
    p192_store8(b + 16, (uint64_t)t43);
    p192_store8(b + 8, (uint64_t)t44);
    p192_store8(b + 0, (uint64_t)t45);
}

/* b = a; b is little-endian
 * Requires a < n. */
void p192_sc_to_bytes_le(uint8_t b[24], const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t7 = a0 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t8;
    const uint64_t t9 = p192_mulw(&t8, UINT64_C(0x662107c9), t7);
    const uint64_t t10 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t7);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t9, t10, 0);
    uint64_t t13; (void)p192_addw(&t13, t8, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t7, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, UINT64_C(0x662107c9), t19);
    const uint64_t t22 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t21, t22, 0);
    uint64_t t25; (void)p192_addw(&t25, t20, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, UINT64_C(0x662107c9), t31);
    const uint64_t t34 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t33, t34, 0);
    uint64_t t37; (void)p192_addw(&t37, t32, UINT64_C(0x0), c36);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t28, t35, 0);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)p192_subw(&t42, t31, UINT64_C(0x0), c41);
    p192_store8(b + 0, (uint64_t)t38);
    p192_store8(b + 8, (uint64_t)t40);
    p192_store8(b + 16, (uint64_t)t42);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p192_sc_select(p192_sc *r, uint64_t mask, const p192_sc *a, const p192_sc *b)
{
    const uint64_t mask_word = p192_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* the mask as a condition */
    const p192_bit c7 = p192_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p192_maskw(c7);
    const uint64_t t8 = p192_selectw(m0, a0, b0);
    const uint64_t t9 = p192_selectw(m0, a1, b1);
    const uint64_t t10 = p192_selectw(m0, a2, b2);
    p192_storew(&r->v[0], t8);
    p192_storew(&r->v[1], t9);
    p192_storew(&r->v[2], t10);
}

/* a and b change places where mask is all-ones
 * Ensures a < n, b < n. */
void p192_sc_cswap(uint64_t mask, p192_sc *a, p192_sc *b)
{
    const uint64_t mask_word = p192_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* difference of the two under the mask, added to both */
    const uint64_t t7 = a0 ^ b0;
    const uint64_t t8 = mask_word & t7;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = mask_word & t9;
    const uint64_t t11 = a2 ^ b2;
    const uint64_t t12 = mask_word & t11;
    const uint64_t t13 = a0 ^ t8;
    const uint64_t t14 = a1 ^ t10;
    const uint64_t t15 = a2 ^ t12;
    const uint64_t t16 = b0 ^ t8;
    const uint64_t t17 = b1 ^ t10;
    const uint64_t t18 = b2 ^ t12;
    p192_storew(&a->v[0], t13);
    p192_storew(&a->v[1], t14);
    p192_storew(&a->v[2], t15);
    p192_storew(&b->v[0], t16);
    p192_storew(&b->v[1], t17);
    p192_storew(&b->v[2], t18);
}

/* returns all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t p192_sc_is_zero(const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t5 = a0 | a1;
    const uint64_t t6 = t5 | a2;
    const p192_bit c7 = p192_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t8 = p192_maskw(c7);
    return t8;
}

/* returns all-ones where a = b, else 0
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p192_sc_eq(const p192_sc *a, const p192_sc *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    /* differences of the words */
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t10 = t8 | t9;
    /* differences of the words */
    const uint64_t t11 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t10 | t11;
    const p192_bit c13 = p192_borroww(t12, UINT64_C(0x1), 0);
    const uint64_t t14 = p192_maskw(c13);
    return t14;
}

#else
typedef int p192_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
