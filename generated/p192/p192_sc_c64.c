/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
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
    uint64_t t6; const p192_bit c7 = p192_addw(&t6, a0, b0, 0);
    uint64_t t8; const p192_bit c9 = p192_addw(&t8, a1, b1, c7);
    uint64_t t10; const p192_bit c11 = p192_addw(&t10, a2, b2, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const p192_bit c16 = p192_subw(&t15, t6, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t17; const p192_bit c18 = p192_subw(&t17, t8, UINT64_C(0xffffffff99def836), c16);
    uint64_t t19; const p192_bit c20 = p192_subw(&t19, t10, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t22; (void)p192_addw(&t22, UINT64_C(0x0), UINT64_C(0x0), c11);
    const p192_bit c23 = p192_borroww(t22, UINT64_C(0x0), c20);
    const uint64_t m0 = p192_maskw(c23);
    const uint64_t t24 = (t6 & m0) | (t15 & ~m0);
    const uint64_t t25 = (t8 & m0) | (t17 & ~m0);
    const uint64_t t26 = (t10 & m0) | (t19 & ~m0);
    r->v[0] = t24;
    r->v[1] = t25;
    r->v[2] = t26;
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
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, a0, b0, 0);
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, a1, b1, c7);
    uint64_t t10; const p192_bit c11 = p192_subw(&t10, a2, b2, c9);
    /* add the modulus where it borrowed */
    const uint64_t t13 = p192_maskw(c11);
    const uint64_t t15 = t13 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t17 = t13 & UINT64_C(0xffffffff99def836);
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, t6, t15, 0);
    uint64_t t20; const p192_bit c21 = p192_addw(&t20, t8, t17, c19);
    uint64_t t22; (void)p192_addw(&t22, t10, t13, c21);
    r->v[0] = t18;
    r->v[1] = t20;
    r->v[2] = t22;
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
    uint64_t t4; const p192_bit c5 = p192_subw(&t4, UINT64_C(0x0), a0, 0);
    uint64_t t6; const p192_bit c7 = p192_subw(&t6, UINT64_C(0x0), a1, c5);
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, UINT64_C(0x0), a2, c7);
    /* add the modulus where it borrowed */
    const uint64_t t10 = p192_maskw(c9);
    const uint64_t t12 = t10 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t14 = t10 & UINT64_C(0xffffffff99def836);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t4, t12, 0);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t6, t14, c16);
    uint64_t t19; (void)p192_addw(&t19, t8, t10, c18);
    r->v[0] = t15;
    r->v[1] = t17;
    r->v[2] = t19;
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
    uint64_t t3; const p192_bit c4 = p192_addw(&t3, a0, a0, 0);
    uint64_t t5; const p192_bit c6 = p192_addw(&t5, a1, a1, c4);
    uint64_t t7; const p192_bit c8 = p192_addw(&t7, a2, a2, c6);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t12; const p192_bit c13 = p192_subw(&t12, t3, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, t5, UINT64_C(0xffffffff99def836), c13);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, t7, UINT64_C(0xffffffffffffffff), c15);
    uint64_t t19; (void)p192_addw(&t19, UINT64_C(0x0), UINT64_C(0x0), c8);
    const p192_bit c20 = p192_borroww(t19, UINT64_C(0x0), c17);
    const uint64_t m0 = p192_maskw(c20);
    const uint64_t t21 = (t3 & m0) | (t12 & ~m0);
    const uint64_t t22 = (t5 & m0) | (t14 & ~m0);
    const uint64_t t23 = (t7 & m0) | (t16 & ~m0);
    r->v[0] = t21;
    r->v[1] = t22;
    r->v[2] = t23;
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
    const uint64_t t5 = a0 & UINT64_C(0x1);
    const uint64_t t6 = UINT64_C(0x0) - t5;
    const uint64_t t8 = t6 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t10 = t6 & UINT64_C(0xffffffff99def836);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, a0, t8, 0);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, a1, t10, c12);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, a2, t6, c14);
    uint64_t t17; (void)p192_addw(&t17, UINT64_C(0x0), UINT64_C(0x0), c16);
    /* shift right by one bit */
    const uint64_t t18 = (t13 << 63) | (t11 >> 1);
    const uint64_t t19 = (t15 << 63) | (t13 >> 1);
    const uint64_t t20 = (t17 << 63) | (t15 >> 1);
    r->v[0] = t18;
    r->v[1] = t19;
    r->v[2] = t20;
}

/* r * 2^192 = a * b mod n
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
    uint64_t t7;
    const uint64_t t8 = p192_mulw(&t7, a0, b0);
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, a1, b0);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, b0);
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t14, t9, c12);
    uint64_t t17; (void)p192_addw(&t17, t13, UINT64_C(0x0), c16);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, a0, b1);
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, a1, b1);
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, a2, b1);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t11, t19, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t15, t21, c25);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t17, t23, c27);
    uint64_t t30; (void)p192_addw(&t30, UINT64_C(0x0), UINT64_C(0x0), c29);
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t26, t18, 0);
    uint64_t t33; const p192_bit c34 = p192_addw(&t33, t28, t20, c32);
    uint64_t t35; (void)p192_addw(&t35, t30, t22, c34);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, a0, b2);
    uint64_t t38;
    const uint64_t t39 = p192_mulw(&t38, a1, b2);
    uint64_t t40;
    const uint64_t t41 = p192_mulw(&t40, a2, b2);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t31, t37, 0);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t33, t39, c43);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t35, t41, c45);
    uint64_t t48; (void)p192_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const p192_bit c50 = p192_addw(&t49, t44, t36, 0);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t46, t38, c50);
    uint64_t t53; (void)p192_addw(&t53, t48, t40, c52);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t8 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t58 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t55);
    uint64_t t59;
    const uint64_t t60 = p192_mulw(&t59, UINT64_C(0x662107c9), t55);
    uint64_t t61; const p192_bit c62 = p192_addw(&t61, t60, t58, 0);
    uint64_t t63; (void)p192_addw(&t63, t59, UINT64_C(0x0), c62);
    uint64_t t64; const p192_bit c65 = p192_subw(&t64, t24, t61, 0);
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t42, t63, c65);
    uint64_t t68; (void)p192_subw(&t68, t55, UINT64_C(0x0), c67);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t64 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t70 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t69);
    uint64_t t71;
    const uint64_t t72 = p192_mulw(&t71, UINT64_C(0x662107c9), t69);
    uint64_t t73; const p192_bit c74 = p192_addw(&t73, t72, t70, 0);
    uint64_t t75; (void)p192_addw(&t75, t71, UINT64_C(0x0), c74);
    uint64_t t76; const p192_bit c77 = p192_subw(&t76, t66, t73, 0);
    uint64_t t78; const p192_bit c79 = p192_subw(&t78, t68, t75, c77);
    uint64_t t80; (void)p192_subw(&t80, t69, UINT64_C(0x0), c79);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t81 = t76 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t82 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t81);
    uint64_t t83;
    const uint64_t t84 = p192_mulw(&t83, UINT64_C(0x662107c9), t81);
    uint64_t t85; const p192_bit c86 = p192_addw(&t85, t84, t82, 0);
    uint64_t t87; (void)p192_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const p192_bit c89 = p192_subw(&t88, t78, t85, 0);
    uint64_t t90; const p192_bit c91 = p192_subw(&t90, t80, t87, c89);
    uint64_t t92; (void)p192_subw(&t92, t81, UINT64_C(0x0), c91);
    /* add the high half; the sum is below 2*p */
    uint64_t t93; const p192_bit c94 = p192_addw(&t93, t88, t49, 0);
    uint64_t t95; const p192_bit c96 = p192_addw(&t95, t90, t51, c94);
    uint64_t t97; const p192_bit c98 = p192_addw(&t97, t92, t53, c96);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const p192_bit c103 = p192_subw(&t102, t93, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t104; const p192_bit c105 = p192_subw(&t104, t95, UINT64_C(0xffffffff99def836), c103);
    uint64_t t106; const p192_bit c107 = p192_subw(&t106, t97, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; (void)p192_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c98);
    const p192_bit c109 = p192_borroww(t108, UINT64_C(0x0), c107);
    const uint64_t m0 = p192_maskw(c109);
    const uint64_t t110 = (t93 & m0) | (t102 & ~m0);
    const uint64_t t111 = (t95 & m0) | (t104 & ~m0);
    const uint64_t t112 = (t97 & m0) | (t106 & ~m0);
    r->v[0] = t110;
    r->v[1] = t111;
    r->v[2] = t112;
}

/* r * 2^192 = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_sqr(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* square, products of a[0] with the words above it */
    uint64_t t4;
    const uint64_t t5 = p192_mulw(&t4, a1, a0);
    uint64_t t6;
    const uint64_t t7 = p192_mulw(&t6, a2, a0);
    uint64_t t8; const p192_bit c9 = p192_addw(&t8, t7, t4, 0);
    uint64_t t10; (void)p192_addw(&t10, t6, UINT64_C(0x0), c9);
    /* square, products of a[1] with the words above it */
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a2, a1);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t10, t12, 0);
    uint64_t t15; (void)p192_addw(&t15, UINT64_C(0x0), UINT64_C(0x0), c14);
    const uint64_t t16 = t15 + t11;
    /* square: double the cross products */
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, t5, t5, 0);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, t8, t8, c18);
    uint64_t t21; const p192_bit c22 = p192_addw(&t21, t13, t13, c20);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t16, t16, c22);
    uint64_t t25; (void)p192_addw(&t25, UINT64_C(0x0), UINT64_C(0x0), c24);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t26;
    const uint64_t t27 = p192_mulw(&t26, a0, a0);
    uint64_t t28;
    const uint64_t t29 = p192_mulw(&t28, a1, a1);
    uint64_t t30;
    const uint64_t t31 = p192_mulw(&t30, a2, a2);
    uint64_t t32; const p192_bit c33 = p192_addw(&t32, t17, t26, 0);
    uint64_t t34; const p192_bit c35 = p192_addw(&t34, t19, t29, c33);
    uint64_t t36; const p192_bit c37 = p192_addw(&t36, t21, t28, c35);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p192_addw(&t40, t25, t30, c39);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t42 = t27 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t45 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t42);
    uint64_t t46;
    const uint64_t t47 = p192_mulw(&t46, UINT64_C(0x662107c9), t42);
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t47, t45, 0);
    uint64_t t50; (void)p192_addw(&t50, t46, UINT64_C(0x0), c49);
    uint64_t t51; const p192_bit c52 = p192_subw(&t51, t32, t48, 0);
    uint64_t t53; const p192_bit c54 = p192_subw(&t53, t34, t50, c52);
    uint64_t t55; (void)p192_subw(&t55, t42, UINT64_C(0x0), c54);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t56 = t51 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t57 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t56);
    uint64_t t58;
    const uint64_t t59 = p192_mulw(&t58, UINT64_C(0x662107c9), t56);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t59, t57, 0);
    uint64_t t62; (void)p192_addw(&t62, t58, UINT64_C(0x0), c61);
    uint64_t t63; const p192_bit c64 = p192_subw(&t63, t53, t60, 0);
    uint64_t t65; const p192_bit c66 = p192_subw(&t65, t55, t62, c64);
    uint64_t t67; (void)p192_subw(&t67, t56, UINT64_C(0x0), c66);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t68 = t63 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t69 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t68);
    uint64_t t70;
    const uint64_t t71 = p192_mulw(&t70, UINT64_C(0x662107c9), t68);
    uint64_t t72; const p192_bit c73 = p192_addw(&t72, t71, t69, 0);
    uint64_t t74; (void)p192_addw(&t74, t70, UINT64_C(0x0), c73);
    uint64_t t75; const p192_bit c76 = p192_subw(&t75, t65, t72, 0);
    uint64_t t77; const p192_bit c78 = p192_subw(&t77, t67, t74, c76);
    uint64_t t79; (void)p192_subw(&t79, t68, UINT64_C(0x0), c78);
    /* add the high half; the sum is below 2*p */
    uint64_t t80; const p192_bit c81 = p192_addw(&t80, t75, t36, 0);
    uint64_t t82; const p192_bit c83 = p192_addw(&t82, t77, t38, c81);
    uint64_t t84; const p192_bit c85 = p192_addw(&t84, t79, t40, c83);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t89; const p192_bit c90 = p192_subw(&t89, t80, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t91; const p192_bit c92 = p192_subw(&t91, t82, UINT64_C(0xffffffff99def836), c90);
    uint64_t t93; const p192_bit c94 = p192_subw(&t93, t84, UINT64_C(0xffffffffffffffff), c92);
    uint64_t t95; (void)p192_addw(&t95, UINT64_C(0x0), UINT64_C(0x0), c85);
    const p192_bit c96 = p192_borroww(t95, UINT64_C(0x0), c94);
    const uint64_t m0 = p192_maskw(c96);
    const uint64_t t97 = (t80 & m0) | (t89 & ~m0);
    const uint64_t t98 = (t82 & m0) | (t91 & ~m0);
    const uint64_t t99 = (t84 & m0) | (t93 & ~m0);
    r->v[0] = t97;
    r->v[1] = t98;
    r->v[2] = t99;
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
    uint64_t t5;
    const uint64_t t6 = p192_mulw(&t5, a0, k_word);
    uint64_t t7;
    const uint64_t t8 = p192_mulw(&t7, a1, k_word);
    uint64_t t9; const p192_bit c10 = p192_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = p192_mulw(&t11, a2, k_word);
    uint64_t t13; const p192_bit c14 = p192_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)p192_addw(&t15, t11, UINT64_C(0x0), c14);
    /* T - q * p, below 4*p */
    uint64_t t19;
    const uint64_t t20 = p192_mulw(&t19, UINT64_C(0x146bc9b1b4d22831), t15);
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, UINT64_C(0xffffffff99def836), t15);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t22, t19, 0);
    uint64_t t25;
    const uint64_t t26 = p192_mulw(&t25, UINT64_C(0xffffffffffffffff), t15);
    uint64_t t27; const p192_bit c28 = p192_addw(&t27, t26, t21, c24);
    uint64_t t29; (void)p192_addw(&t29, t25, UINT64_C(0x0), c28);
    uint64_t t30; const p192_bit c31 = p192_subw(&t30, t6, t20, 0);
    uint64_t t32; const p192_bit c33 = p192_subw(&t32, t9, t23, c31);
    uint64_t t34; const p192_bit c35 = p192_subw(&t34, t13, t27, c33);
    uint64_t t36; (void)p192_subw(&t36, t15, t29, c35);
    /* subtract 2*p where that does not borrow */
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t30, UINT64_C(0x28d7936369a45062), 0);
    uint64_t t42; const p192_bit c43 = p192_subw(&t42, t32, UINT64_C(0xffffffff33bdf06c), c41);
    uint64_t t44; const p192_bit c45 = p192_subw(&t44, t34, UINT64_C(0xffffffffffffffff), c43);
    uint64_t t46; const p192_bit c47 = p192_subw(&t46, t36, UINT64_C(0x1), c45);
    const uint64_t m0 = p192_maskw(c47);
    const uint64_t t48 = (t30 & m0) | (t40 & ~m0);
    const uint64_t t49 = (t32 & m0) | (t42 & ~m0);
    const uint64_t t50 = (t34 & m0) | (t44 & ~m0);
    const uint64_t t51 = (t36 & m0) | (t46 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t52; const p192_bit c53 = p192_subw(&t52, t48, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t54; const p192_bit c55 = p192_subw(&t54, t49, UINT64_C(0xffffffff99def836), c53);
    uint64_t t56; const p192_bit c57 = p192_subw(&t56, t50, UINT64_C(0xffffffffffffffff), c55);
    const p192_bit c58 = p192_borroww(t51, UINT64_C(0x0), c57);
    const uint64_t m1 = p192_maskw(c58);
    const uint64_t t59 = (t48 & m1) | (t52 & ~m1);
    const uint64_t t60 = (t49 & m1) | (t54 & ~m1);
    const uint64_t t61 = (t50 & m1) | (t56 & ~m1);
    r->v[0] = t59;
    r->v[1] = t60;
    r->v[2] = t61;
}

/* r = a * 2^192 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p192_sc_to_mont(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* product, row 0: a * b[0] */
    uint64_t t7;
    const uint64_t t8 = p192_mulw(&t7, a0, UINT64_C(0xce66baccdeb35961));
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, a1, UINT64_C(0xce66baccdeb35961));
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t7, 0);
    uint64_t t13;
    const uint64_t t14 = p192_mulw(&t13, a2, UINT64_C(0xce66baccdeb35961));
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, t14, t9, c12);
    uint64_t t17; (void)p192_addw(&t17, t13, UINT64_C(0x0), c16);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, a0, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, a1, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t22;
    const uint64_t t23 = p192_mulw(&t22, a2, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t11, t19, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t15, t21, c25);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t17, t23, c27);
    uint64_t t30; (void)p192_addw(&t30, UINT64_C(0x0), UINT64_C(0x0), c29);
    uint64_t t31; const p192_bit c32 = p192_addw(&t31, t26, t18, 0);
    uint64_t t33; const p192_bit c34 = p192_addw(&t33, t28, t20, c32);
    uint64_t t35; (void)p192_addw(&t35, t30, t22, c34);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, a0, UINT64_C(0x28be5677ea0581a2));
    uint64_t t38;
    const uint64_t t39 = p192_mulw(&t38, a1, UINT64_C(0x28be5677ea0581a2));
    uint64_t t40;
    const uint64_t t41 = p192_mulw(&t40, a2, UINT64_C(0x28be5677ea0581a2));
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t31, t37, 0);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t33, t39, c43);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t35, t41, c45);
    uint64_t t48; (void)p192_addw(&t48, UINT64_C(0x0), UINT64_C(0x0), c47);
    uint64_t t49; const p192_bit c50 = p192_addw(&t49, t44, t36, 0);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t46, t38, c50);
    uint64_t t53; (void)p192_addw(&t53, t48, t40, c52);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t55 = t8 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t58 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t55);
    uint64_t t59;
    const uint64_t t60 = p192_mulw(&t59, UINT64_C(0x662107c9), t55);
    uint64_t t61; const p192_bit c62 = p192_addw(&t61, t60, t58, 0);
    uint64_t t63; (void)p192_addw(&t63, t59, UINT64_C(0x0), c62);
    uint64_t t64; const p192_bit c65 = p192_subw(&t64, t24, t61, 0);
    uint64_t t66; const p192_bit c67 = p192_subw(&t66, t42, t63, c65);
    uint64_t t68; (void)p192_subw(&t68, t55, UINT64_C(0x0), c67);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t64 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t70 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t69);
    uint64_t t71;
    const uint64_t t72 = p192_mulw(&t71, UINT64_C(0x662107c9), t69);
    uint64_t t73; const p192_bit c74 = p192_addw(&t73, t72, t70, 0);
    uint64_t t75; (void)p192_addw(&t75, t71, UINT64_C(0x0), c74);
    uint64_t t76; const p192_bit c77 = p192_subw(&t76, t66, t73, 0);
    uint64_t t78; const p192_bit c79 = p192_subw(&t78, t68, t75, c77);
    uint64_t t80; (void)p192_subw(&t80, t69, UINT64_C(0x0), c79);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t81 = t76 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t82 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t81);
    uint64_t t83;
    const uint64_t t84 = p192_mulw(&t83, UINT64_C(0x662107c9), t81);
    uint64_t t85; const p192_bit c86 = p192_addw(&t85, t84, t82, 0);
    uint64_t t87; (void)p192_addw(&t87, t83, UINT64_C(0x0), c86);
    uint64_t t88; const p192_bit c89 = p192_subw(&t88, t78, t85, 0);
    uint64_t t90; const p192_bit c91 = p192_subw(&t90, t80, t87, c89);
    uint64_t t92; (void)p192_subw(&t92, t81, UINT64_C(0x0), c91);
    /* add the high half; the sum is below 2*p */
    uint64_t t93; const p192_bit c94 = p192_addw(&t93, t88, t49, 0);
    uint64_t t95; const p192_bit c96 = p192_addw(&t95, t90, t51, c94);
    uint64_t t97; const p192_bit c98 = p192_addw(&t97, t92, t53, c96);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const p192_bit c103 = p192_subw(&t102, t93, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t104; const p192_bit c105 = p192_subw(&t104, t95, UINT64_C(0xffffffff99def836), c103);
    uint64_t t106; const p192_bit c107 = p192_subw(&t106, t97, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; (void)p192_addw(&t108, UINT64_C(0x0), UINT64_C(0x0), c98);
    const p192_bit c109 = p192_borroww(t108, UINT64_C(0x0), c107);
    const uint64_t m0 = p192_maskw(c109);
    const uint64_t t110 = (t93 & m0) | (t102 & ~m0);
    const uint64_t t111 = (t95 & m0) | (t104 & ~m0);
    const uint64_t t112 = (t97 & m0) | (t106 & ~m0);
    r->v[0] = t110;
    r->v[1] = t111;
    r->v[2] = t112;
}

/* r * 2^192 = a mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p192_sc_from_mont(p192_sc *r, const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t8 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t4);
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, UINT64_C(0x662107c9), t4);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)p192_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t20 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, UINT64_C(0x662107c9), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)p192_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t32 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, UINT64_C(0x662107c9), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)p192_addw(&t37, t33, UINT64_C(0x0), c36);
    uint64_t t38; const p192_bit c39 = p192_subw(&t38, t28, t35, 0);
    uint64_t t40; const p192_bit c41 = p192_subw(&t40, t30, t37, c39);
    uint64_t t42; (void)p192_subw(&t42, t31, UINT64_C(0x0), c41);
    r->v[0] = t38;
    r->v[1] = t40;
    r->v[2] = t42;
}

/* r = the big-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes(p192_sc *r, const uint8_t b[24])
{
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* bytes to words */
    const uint64_t t1 = p192_bswapw(b_at16);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t t3 = p192_bswapw(b_at8);
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t t5 = p192_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c9 = p192_borroww(t1, UINT64_C(0x146bc9b1b4d22831), 0);
    const p192_bit c10 = p192_borroww(t3, UINT64_C(0xffffffff99def836), c9);
    const p192_bit c11 = p192_borroww(t5, UINT64_C(0xffffffffffffffff), c10);
    const uint64_t t13 = p192_maskw(c11);
    const uint64_t t14 = t1 & t13;
    const uint64_t t15 = t3 & t13;
    const uint64_t t16 = t5 & t13;
    const uint64_t t17 = ~t13;
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, t14, UINT64_C(0xce66baccdeb35961));
    uint64_t t23;
    const uint64_t t24 = p192_mulw(&t23, t15, UINT64_C(0xce66baccdeb35961));
    uint64_t t25; const p192_bit c26 = p192_addw(&t25, t24, t21, 0);
    uint64_t t27;
    const uint64_t t28 = p192_mulw(&t27, t16, UINT64_C(0xce66baccdeb35961));
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t28, t23, c26);
    uint64_t t31; (void)p192_addw(&t31, t27, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, t14, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t34;
    const uint64_t t35 = p192_mulw(&t34, t15, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, t16, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t25, t33, 0);
    uint64_t t40; const p192_bit c41 = p192_addw(&t40, t29, t35, c39);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t31, t37, c41);
    uint64_t t44; (void)p192_addw(&t44, UINT64_C(0x0), UINT64_C(0x0), c43);
    uint64_t t45; const p192_bit c46 = p192_addw(&t45, t40, t32, 0);
    uint64_t t47; const p192_bit c48 = p192_addw(&t47, t42, t34, c46);
    uint64_t t49; (void)p192_addw(&t49, t44, t36, c48);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t50;
    const uint64_t t51 = p192_mulw(&t50, t14, UINT64_C(0x28be5677ea0581a2));
    uint64_t t52;
    const uint64_t t53 = p192_mulw(&t52, t15, UINT64_C(0x28be5677ea0581a2));
    uint64_t t54;
    const uint64_t t55 = p192_mulw(&t54, t16, UINT64_C(0x28be5677ea0581a2));
    uint64_t t56; const p192_bit c57 = p192_addw(&t56, t45, t51, 0);
    uint64_t t58; const p192_bit c59 = p192_addw(&t58, t47, t53, c57);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t49, t55, c59);
    uint64_t t62; (void)p192_addw(&t62, UINT64_C(0x0), UINT64_C(0x0), c61);
    uint64_t t63; const p192_bit c64 = p192_addw(&t63, t58, t50, 0);
    uint64_t t65; const p192_bit c66 = p192_addw(&t65, t60, t52, c64);
    uint64_t t67; (void)p192_addw(&t67, t62, t54, c66);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t22 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t72 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t69);
    uint64_t t73;
    const uint64_t t74 = p192_mulw(&t73, UINT64_C(0x662107c9), t69);
    uint64_t t75; const p192_bit c76 = p192_addw(&t75, t74, t72, 0);
    uint64_t t77; (void)p192_addw(&t77, t73, UINT64_C(0x0), c76);
    uint64_t t78; const p192_bit c79 = p192_subw(&t78, t38, t75, 0);
    uint64_t t80; const p192_bit c81 = p192_subw(&t80, t56, t77, c79);
    uint64_t t82; (void)p192_subw(&t82, t69, UINT64_C(0x0), c81);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t83 = t78 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t84 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t83);
    uint64_t t85;
    const uint64_t t86 = p192_mulw(&t85, UINT64_C(0x662107c9), t83);
    uint64_t t87; const p192_bit c88 = p192_addw(&t87, t86, t84, 0);
    uint64_t t89; (void)p192_addw(&t89, t85, UINT64_C(0x0), c88);
    uint64_t t90; const p192_bit c91 = p192_subw(&t90, t80, t87, 0);
    uint64_t t92; const p192_bit c93 = p192_subw(&t92, t82, t89, c91);
    uint64_t t94; (void)p192_subw(&t94, t83, UINT64_C(0x0), c93);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t95 = t90 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t96 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t95);
    uint64_t t97;
    const uint64_t t98 = p192_mulw(&t97, UINT64_C(0x662107c9), t95);
    uint64_t t99; const p192_bit c100 = p192_addw(&t99, t98, t96, 0);
    uint64_t t101; (void)p192_addw(&t101, t97, UINT64_C(0x0), c100);
    uint64_t t102; const p192_bit c103 = p192_subw(&t102, t92, t99, 0);
    uint64_t t104; const p192_bit c105 = p192_subw(&t104, t94, t101, c103);
    uint64_t t106; (void)p192_subw(&t106, t95, UINT64_C(0x0), c105);
    /* add the high half; the sum is below 2*p */
    uint64_t t107; const p192_bit c108 = p192_addw(&t107, t102, t63, 0);
    uint64_t t109; const p192_bit c110 = p192_addw(&t109, t104, t65, c108);
    uint64_t t111; const p192_bit c112 = p192_addw(&t111, t106, t67, c110);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t113; const p192_bit c114 = p192_subw(&t113, t107, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t115; const p192_bit c116 = p192_subw(&t115, t109, UINT64_C(0xffffffff99def836), c114);
    uint64_t t117; const p192_bit c118 = p192_subw(&t117, t111, UINT64_C(0xffffffffffffffff), c116);
    uint64_t t119; (void)p192_addw(&t119, UINT64_C(0x0), UINT64_C(0x0), c112);
    const p192_bit c120 = p192_borroww(t119, UINT64_C(0x0), c118);
    const uint64_t m0 = p192_maskw(c120);
    const uint64_t t121 = (t107 & m0) | (t113 & ~m0);
    const uint64_t t122 = (t109 & m0) | (t115 & ~m0);
    const uint64_t t123 = (t111 & m0) | (t117 & ~m0);
    r->v[0] = t121;
    r->v[1] = t122;
    r->v[2] = t123;
    return -(int)(t17 & 1);
}

/* r = the little-endian integer b * 2^192 mod n; 0, or -1 and r = 0 when b >= n
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p192_sc_from_bytes_le(p192_sc *r, const uint8_t b[24])
{
    const uint64_t b_at0 = (uint64_t)p192_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p192_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p192_load8(b + 16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p192_bit c6 = p192_borroww(b_at0, UINT64_C(0x146bc9b1b4d22831), 0);
    const p192_bit c7 = p192_borroww(b_at8, UINT64_C(0xffffffff99def836), c6);
    const p192_bit c8 = p192_borroww(b_at16, UINT64_C(0xffffffffffffffff), c7);
    const uint64_t t10 = p192_maskw(c8);
    const uint64_t t11 = b_at0 & t10;
    const uint64_t t12 = b_at8 & t10;
    const uint64_t t13 = b_at16 & t10;
    const uint64_t t14 = ~t10;
    /* product, row 0: a * b[0] */
    uint64_t t18;
    const uint64_t t19 = p192_mulw(&t18, t11, UINT64_C(0xce66baccdeb35961));
    uint64_t t20;
    const uint64_t t21 = p192_mulw(&t20, t12, UINT64_C(0xce66baccdeb35961));
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, t21, t18, 0);
    uint64_t t24;
    const uint64_t t25 = p192_mulw(&t24, t13, UINT64_C(0xce66baccdeb35961));
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t25, t20, c23);
    uint64_t t28; (void)p192_addw(&t28, t24, UINT64_C(0x0), c27);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t29;
    const uint64_t t30 = p192_mulw(&t29, t11, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t31;
    const uint64_t t32 = p192_mulw(&t31, t12, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, t13, UINT64_C(0x4696ea5bbb3a6bee));
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t22, t30, 0);
    uint64_t t37; const p192_bit c38 = p192_addw(&t37, t26, t32, c36);
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t28, t34, c38);
    uint64_t t41; (void)p192_addw(&t41, UINT64_C(0x0), UINT64_C(0x0), c40);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t37, t29, 0);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t39, t31, c43);
    uint64_t t46; (void)p192_addw(&t46, t41, t33, c45);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t47;
    const uint64_t t48 = p192_mulw(&t47, t11, UINT64_C(0x28be5677ea0581a2));
    uint64_t t49;
    const uint64_t t50 = p192_mulw(&t49, t12, UINT64_C(0x28be5677ea0581a2));
    uint64_t t51;
    const uint64_t t52 = p192_mulw(&t51, t13, UINT64_C(0x28be5677ea0581a2));
    uint64_t t53; const p192_bit c54 = p192_addw(&t53, t42, t48, 0);
    uint64_t t55; const p192_bit c56 = p192_addw(&t55, t44, t50, c54);
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t46, t52, c56);
    uint64_t t59; (void)p192_addw(&t59, UINT64_C(0x0), UINT64_C(0x0), c58);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t55, t47, 0);
    uint64_t t62; const p192_bit c63 = p192_addw(&t62, t57, t49, c61);
    uint64_t t64; (void)p192_addw(&t64, t59, t51, c63);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t66 = t19 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t69 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t66);
    uint64_t t70;
    const uint64_t t71 = p192_mulw(&t70, UINT64_C(0x662107c9), t66);
    uint64_t t72; const p192_bit c73 = p192_addw(&t72, t71, t69, 0);
    uint64_t t74; (void)p192_addw(&t74, t70, UINT64_C(0x0), c73);
    uint64_t t75; const p192_bit c76 = p192_subw(&t75, t35, t72, 0);
    uint64_t t77; const p192_bit c78 = p192_subw(&t77, t53, t74, c76);
    uint64_t t79; (void)p192_subw(&t79, t66, UINT64_C(0x0), c78);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t80 = t75 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t81 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t80);
    uint64_t t82;
    const uint64_t t83 = p192_mulw(&t82, UINT64_C(0x662107c9), t80);
    uint64_t t84; const p192_bit c85 = p192_addw(&t84, t83, t81, 0);
    uint64_t t86; (void)p192_addw(&t86, t82, UINT64_C(0x0), c85);
    uint64_t t87; const p192_bit c88 = p192_subw(&t87, t77, t84, 0);
    uint64_t t89; const p192_bit c90 = p192_subw(&t89, t79, t86, c88);
    uint64_t t91; (void)p192_subw(&t91, t80, UINT64_C(0x0), c90);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t92 = t87 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t93 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t92);
    uint64_t t94;
    const uint64_t t95 = p192_mulw(&t94, UINT64_C(0x662107c9), t92);
    uint64_t t96; const p192_bit c97 = p192_addw(&t96, t95, t93, 0);
    uint64_t t98; (void)p192_addw(&t98, t94, UINT64_C(0x0), c97);
    uint64_t t99; const p192_bit c100 = p192_subw(&t99, t89, t96, 0);
    uint64_t t101; const p192_bit c102 = p192_subw(&t101, t91, t98, c100);
    uint64_t t103; (void)p192_subw(&t103, t92, UINT64_C(0x0), c102);
    /* add the high half; the sum is below 2*p */
    uint64_t t104; const p192_bit c105 = p192_addw(&t104, t99, t60, 0);
    uint64_t t106; const p192_bit c107 = p192_addw(&t106, t101, t62, c105);
    uint64_t t108; const p192_bit c109 = p192_addw(&t108, t103, t64, c107);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t110; const p192_bit c111 = p192_subw(&t110, t104, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t112; const p192_bit c113 = p192_subw(&t112, t106, UINT64_C(0xffffffff99def836), c111);
    uint64_t t114; const p192_bit c115 = p192_subw(&t114, t108, UINT64_C(0xffffffffffffffff), c113);
    uint64_t t116; (void)p192_addw(&t116, UINT64_C(0x0), UINT64_C(0x0), c109);
    const p192_bit c117 = p192_borroww(t116, UINT64_C(0x0), c115);
    const uint64_t m0 = p192_maskw(c117);
    const uint64_t t118 = (t104 & m0) | (t110 & ~m0);
    const uint64_t t119 = (t106 & m0) | (t112 & ~m0);
    const uint64_t t120 = (t108 & m0) | (t114 & ~m0);
    r->v[0] = t118;
    r->v[1] = t119;
    r->v[2] = t120;
    return -(int)(t14 & 1);
}

/* b = the big-endian integer a / 2^192 mod n
 * Requires a < n. */
void p192_sc_to_bytes(uint8_t b[24], const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t8 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t4);
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, UINT64_C(0x662107c9), t4);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)p192_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t20 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, UINT64_C(0x662107c9), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)p192_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t32 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, UINT64_C(0x662107c9), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)p192_addw(&t37, t33, UINT64_C(0x0), c36);
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

/* b = the little-endian integer a / 2^192 mod n
 * Requires a < n. */
void p192_sc_to_bytes_le(uint8_t b[24], const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t4 = a0 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t8 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t4);
    uint64_t t9;
    const uint64_t t10 = p192_mulw(&t9, UINT64_C(0x662107c9), t4);
    uint64_t t11; const p192_bit c12 = p192_addw(&t11, t10, t8, 0);
    uint64_t t13; (void)p192_addw(&t13, t9, UINT64_C(0x0), c12);
    uint64_t t14; const p192_bit c15 = p192_subw(&t14, a1, t11, 0);
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, a2, t13, c15);
    uint64_t t18; (void)p192_subw(&t18, t4, UINT64_C(0x0), c17);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t19 = t14 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t20 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t19);
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, UINT64_C(0x662107c9), t19);
    uint64_t t23; const p192_bit c24 = p192_addw(&t23, t22, t20, 0);
    uint64_t t25; (void)p192_addw(&t25, t21, UINT64_C(0x0), c24);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, t16, t23, 0);
    uint64_t t28; const p192_bit c29 = p192_subw(&t28, t18, t25, c27);
    uint64_t t30; (void)p192_subw(&t30, t19, UINT64_C(0x0), c29);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t31 = t26 * UINT64_C(0x882672070ddbcf2f);
    const uint64_t t32 = p192_mulhw(UINT64_C(0xeb94364e4b2dd7cf), t31);
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, UINT64_C(0x662107c9), t31);
    uint64_t t35; const p192_bit c36 = p192_addw(&t35, t34, t32, 0);
    uint64_t t37; (void)p192_addw(&t37, t33, UINT64_C(0x0), c36);
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
    const uint64_t t8 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t9 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t10 = (a2 & m0) | (b2 & ~m0);
    r->v[0] = t8;
    r->v[1] = t9;
    r->v[2] = t10;
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
    a->v[0] = t13;
    a->v[1] = t14;
    a->v[2] = t15;
    b->v[0] = t16;
    b->v[1] = t17;
    b->v[2] = t18;
}

/* all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t p192_sc_is_zero(const p192_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t3 = a0 | a1;
    const uint64_t t4 = t3 | a2;
    const p192_bit c6 = p192_borroww(t4, UINT64_C(0x1), 0);
    const uint64_t t8 = p192_maskw(c6);
    return t8;
}

/* all-ones where a = b, else 0
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
    const uint64_t t6 = a0 ^ b0;
    const uint64_t t7 = a1 ^ b1;
    const uint64_t t8 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t9 = t6 | t7;
    const uint64_t t10 = t9 | t8;
    const p192_bit c12 = p192_borroww(t10, UINT64_C(0x1), 0);
    const uint64_t t14 = p192_maskw(c12);
    return t14;
}

#else
typedef int p192_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
