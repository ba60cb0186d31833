/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xffffffffffffffffffffffffffffffff000000000000000000000001, 4 words of 64 bits, W = 2^64
 * Elements stand for themselves.
 * Products are reduced by Solinas: 2^224 = 2^96 - 1 (mod p).
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p224.h"

#if P224_WORD_BITS == 64 && !defined(P224_ASM)
#include "p224_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_add(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* a + b, below 2*p */
    uint64_t t8; const p224_bit c9 = p224_addw(&t8, a0, b0, 0);
    uint64_t t10; const p224_bit c11 = p224_addw(&t10, a1, b1, c9);
    uint64_t t12; const p224_bit c13 = p224_addw(&t12, a2, b2, c11);
    uint64_t t14; (void)p224_addw(&t14, a3, b3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t8, UINT64_C(0x1), 0);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t10, UINT64_C(0xffffffff00000000), c20);
    uint64_t t23; const p224_bit c24 = p224_subw(&t23, t12, UINT64_C(0xffffffffffffffff), c22);
    uint64_t t25; const p224_bit c26 = p224_subw(&t25, t14, UINT64_C(0xffffffff), c24);
    const uint64_t m0 = p224_maskw(c26);
    const uint64_t t27 = (t8 & m0) | (t19 & ~m0);
    const uint64_t t28 = (t10 & m0) | (t21 & ~m0);
    const uint64_t t29 = (t12 & m0) | (t23 & ~m0);
    const uint64_t t30 = (t14 & m0) | (t25 & ~m0);
    r->v[0] = t27;
    r->v[1] = t28;
    r->v[2] = t29;
    r->v[3] = t30;
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_sub(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* a - b */
    uint64_t t8; const p224_bit c9 = p224_subw(&t8, a0, b0, 0);
    uint64_t t10; const p224_bit c11 = p224_subw(&t10, a1, b1, c9);
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, a2, b2, c11);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, a3, b3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t17 = p224_maskw(c15);
    const uint64_t t19 = t17 & UINT64_C(0x1);
    const uint64_t t21 = t17 & UINT64_C(0xffffffff00000000);
    const uint64_t t23 = t17 & UINT64_C(0xffffffff);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t8, t19, 0);
    uint64_t t26; const p224_bit c27 = p224_addw(&t26, t10, t21, c25);
    uint64_t t28; const p224_bit c29 = p224_addw(&t28, t12, t17, c27);
    uint64_t t30; (void)p224_addw(&t30, t14, t23, c29);
    r->v[0] = t24;
    r->v[1] = t26;
    r->v[2] = t28;
    r->v[3] = t30;
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_neg(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t5; const p224_bit c6 = p224_subw(&t5, UINT64_C(0x0), a0, 0);
    uint64_t t7; const p224_bit c8 = p224_subw(&t7, UINT64_C(0x0), a1, c6);
    uint64_t t9; const p224_bit c10 = p224_subw(&t9, UINT64_C(0x0), a2, c8);
    uint64_t t11; const p224_bit c12 = p224_subw(&t11, UINT64_C(0x0), a3, c10);
    /* add the modulus where it borrowed */
    const uint64_t t13 = p224_maskw(c12);
    const uint64_t t15 = t13 & UINT64_C(0x1);
    const uint64_t t17 = t13 & UINT64_C(0xffffffff00000000);
    const uint64_t t19 = t13 & UINT64_C(0xffffffff);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, t5, t15, 0);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, t7, t17, c21);
    uint64_t t24; const p224_bit c25 = p224_addw(&t24, t9, t13, c23);
    uint64_t t26; (void)p224_addw(&t26, t11, t19, c25);
    r->v[0] = t20;
    r->v[1] = t22;
    r->v[2] = t24;
    r->v[3] = t26;
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_dbl(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t4; const p224_bit c5 = p224_addw(&t4, a0, a0, 0);
    uint64_t t6; const p224_bit c7 = p224_addw(&t6, a1, a1, c5);
    uint64_t t8; const p224_bit c9 = p224_addw(&t8, a2, a2, c7);
    uint64_t t10; (void)p224_addw(&t10, a3, a3, c9);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const p224_bit c16 = p224_subw(&t15, t4, UINT64_C(0x1), 0);
    uint64_t t17; const p224_bit c18 = p224_subw(&t17, t6, UINT64_C(0xffffffff00000000), c16);
    uint64_t t19; const p224_bit c20 = p224_subw(&t19, t8, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t21; const p224_bit c22 = p224_subw(&t21, t10, UINT64_C(0xffffffff), c20);
    const uint64_t m0 = p224_maskw(c22);
    const uint64_t t23 = (t4 & m0) | (t15 & ~m0);
    const uint64_t t24 = (t6 & m0) | (t17 & ~m0);
    const uint64_t t25 = (t8 & m0) | (t19 & ~m0);
    const uint64_t t26 = (t10 & m0) | (t21 & ~m0);
    r->v[0] = t23;
    r->v[1] = t24;
    r->v[2] = t25;
    r->v[3] = t26;
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p224_fe_half(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t6 = a0 & UINT64_C(0x1);
    const uint64_t t7 = UINT64_C(0x0) - t6;
    const uint64_t t8 = t7 & UINT64_C(0x1);
    const uint64_t t10 = t7 & UINT64_C(0xffffffff00000000);
    const uint64_t t12 = t7 & UINT64_C(0xffffffff);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, a0, t8, 0);
    uint64_t t15; const p224_bit c16 = p224_addw(&t15, a1, t10, c14);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, a2, t7, c16);
    uint64_t t19; (void)p224_addw(&t19, a3, t12, c18);
    /* shift right by one bit */
    const uint64_t t20 = (t15 << 63) | (t13 >> 1);
    const uint64_t t21 = (t17 << 63) | (t15 >> 1);
    const uint64_t t22 = (t19 << 63) | (t17 >> 1);
    const uint64_t t23 = t19 >> 1;
    r->v[0] = t20;
    r->v[1] = t21;
    r->v[2] = t22;
    r->v[3] = t23;
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_mul(p224_fe *r, const p224_fe *a, const p224_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t9;
    const uint64_t t10 = p224_mulw(&t9, a0, b0);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a1, b0);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t9, 0);
    uint64_t t15;
    const uint64_t t16 = p224_mulw(&t15, a2, b0);
    uint64_t t17; const p224_bit c18 = p224_addw(&t17, t16, t11, c14);
    uint64_t t19;
    const uint64_t t20 = p224_mulw(&t19, a3, b0);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, t20, t15, c18);
    uint64_t t23; (void)p224_addw(&t23, t19, UINT64_C(0x0), c22);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t24;
    const uint64_t t25 = p224_mulw(&t24, a0, b1);
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, a1, b1);
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a2, b1);
    uint64_t t30;
    const uint64_t t31 = p224_mulw(&t30, a3, b1);
    uint64_t t32; const p224_bit c33 = p224_addw(&t32, t13, t25, 0);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t17, t27, c33);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t21, t29, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t23, t31, c37);
    uint64_t t40; (void)p224_addw(&t40, UINT64_C(0x0), UINT64_C(0x0), c39);
    uint64_t t41; const p224_bit c42 = p224_addw(&t41, t34, t24, 0);
    uint64_t t43; const p224_bit c44 = p224_addw(&t43, t36, t26, c42);
    uint64_t t45; const p224_bit c46 = p224_addw(&t45, t38, t28, c44);
    uint64_t t47; (void)p224_addw(&t47, t40, t30, c46);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t48;
    const uint64_t t49 = p224_mulw(&t48, a0, b2);
    uint64_t t50;
    const uint64_t t51 = p224_mulw(&t50, a1, b2);
    uint64_t t52;
    const uint64_t t53 = p224_mulw(&t52, a2, b2);
    uint64_t t54;
    const uint64_t t55 = p224_mulw(&t54, a3, b2);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t41, t49, 0);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t43, t51, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t45, t53, c59);
    uint64_t t62; const p224_bit c63 = p224_addw(&t62, t47, t55, c61);
    uint64_t t64; (void)p224_addw(&t64, UINT64_C(0x0), UINT64_C(0x0), c63);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t58, t48, 0);
    uint64_t t67; const p224_bit c68 = p224_addw(&t67, t60, t50, c66);
    uint64_t t69; const p224_bit c70 = p224_addw(&t69, t62, t52, c68);
    uint64_t t71; (void)p224_addw(&t71, t64, t54, c70);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, a0, b3);
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, a1, b3);
    uint64_t t76;
    const uint64_t t77 = p224_mulw(&t76, a2, b3);
    const uint64_t t78 = a3 * b3;
    uint64_t t79; const p224_bit c80 = p224_addw(&t79, t65, t73, 0);
    uint64_t t81; const p224_bit c82 = p224_addw(&t81, t67, t75, c80);
    uint64_t t83; const p224_bit c84 = p224_addw(&t83, t69, t77, c82);
    uint64_t t85; (void)p224_addw(&t85, t71, t78, c84);
    uint64_t t86; const p224_bit c87 = p224_addw(&t86, t81, t72, 0);
    uint64_t t88; const p224_bit c89 = p224_addw(&t88, t83, t74, c87);
    uint64_t t90; (void)p224_addw(&t90, t85, t76, c89);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    const uint64_t t91 = t88 << 32;
    const uint64_t t92 = (t90 << 32) | (t88 >> 32);
    const uint64_t t93 = t90 >> 32;
    uint64_t t94; const p224_bit c95 = p224_addw(&t94, t79, t88, 0);
    uint64_t t96; const p224_bit c97 = p224_addw(&t96, t86, t90, c95);
    uint64_t t98; (void)p224_addw(&t98, UINT64_C(0x0), UINT64_C(0x0), c97);
    uint64_t t99; const p224_bit c100 = p224_subw(&t99, t32, t91, 0);
    uint64_t t101; const p224_bit c102 = p224_subw(&t101, t56, t92, c100);
    uint64_t t103; const p224_bit c104 = p224_subw(&t103, t94, t93, c102);
    uint64_t t105; const p224_bit c106 = p224_subw(&t105, t96, UINT64_C(0x0), c104);
    uint64_t t107; (void)p224_subw(&t107, t98, UINT64_C(0x0), c106);
    /* last fold, at 2^224; the sum is below 2*p */
    const uint64_t t109 = t103 & UINT64_C(0xffffffff);
    const uint64_t t111 = t103 & UINT64_C(0xffffffff00000000);
    const uint64_t t112 = (t105 << 32) | (t103 >> 32);
    const uint64_t t113 = (t107 << 32) | (t105 >> 32);
    uint64_t t114; const p224_bit c115 = p224_subw(&t114, UINT64_C(0x0), t112, 0);
    uint64_t t116; const p224_bit c117 = p224_subw(&t116, t111, t113, c115);
    uint64_t t118; const p224_bit c119 = p224_subw(&t118, t105, UINT64_C(0x0), c117);
    uint64_t t120; (void)p224_subw(&t120, t107, UINT64_C(0x0), c119);
    uint64_t t121; const p224_bit c122 = p224_addw(&t121, t10, t114, 0);
    uint64_t t123; const p224_bit c124 = p224_addw(&t123, t99, t116, c122);
    uint64_t t125; const p224_bit c126 = p224_addw(&t125, t101, t118, c124);
    uint64_t t127; (void)p224_addw(&t127, t109, t120, c126);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t130; const p224_bit c131 = p224_subw(&t130, t121, UINT64_C(0x1), 0);
    uint64_t t132; const p224_bit c133 = p224_subw(&t132, t123, UINT64_C(0xffffffff00000000), c131);
    uint64_t t134; const p224_bit c135 = p224_subw(&t134, t125, UINT64_C(0xffffffffffffffff), c133);
    uint64_t t136; const p224_bit c137 = p224_subw(&t136, t127, UINT64_C(0xffffffff), c135);
    const uint64_t m0 = p224_maskw(c137);
    const uint64_t t138 = (t121 & m0) | (t130 & ~m0);
    const uint64_t t139 = (t123 & m0) | (t132 & ~m0);
    const uint64_t t140 = (t125 & m0) | (t134 & ~m0);
    const uint64_t t141 = (t127 & m0) | (t136 & ~m0);
    r->v[0] = t138;
    r->v[1] = t139;
    r->v[2] = t140;
    r->v[3] = t141;
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Solinas: 2^224 = 2^96 - 1 (mod p) */
void p224_fe_sqr(p224_fe *r, const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t5;
    const uint64_t t6 = p224_mulw(&t5, a1, a0);
    uint64_t t7;
    const uint64_t t8 = p224_mulw(&t7, a2, a0);
    uint64_t t9; const p224_bit c10 = p224_addw(&t9, t8, t5, 0);
    uint64_t t11;
    const uint64_t t12 = p224_mulw(&t11, a3, a0);
    uint64_t t13; const p224_bit c14 = p224_addw(&t13, t12, t7, c10);
    uint64_t t15; (void)p224_addw(&t15, t11, UINT64_C(0x0), c14);
    /* square, products of a[1] with the words above it */
    uint64_t t16;
    const uint64_t t17 = p224_mulw(&t16, a2, a1);
    uint64_t t18;
    const uint64_t t19 = p224_mulw(&t18, a3, a1);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, t13, t17, 0);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, t15, t19, c21);
    uint64_t t24; (void)p224_addw(&t24, UINT64_C(0x0), UINT64_C(0x0), c23);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, t22, t16, 0);
    uint64_t t27; (void)p224_addw(&t27, t24, t18, c26);
    /* square, products of a[2] with the words above it */
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, a3, a2);
    uint64_t t30; const p224_bit c31 = p224_addw(&t30, t27, t29, 0);
    uint64_t t32; (void)p224_addw(&t32, UINT64_C(0x0), UINT64_C(0x0), c31);
    const uint64_t t33 = t32 + t28;
    /* square: double the cross products */
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t6, t6, 0);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t9, t9, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t20, t20, c37);
    uint64_t t40; const p224_bit c41 = p224_addw(&t40, t25, t25, c39);
    uint64_t t42; const p224_bit c43 = p224_addw(&t42, t30, t30, c41);
    uint64_t t44; (void)p224_addw(&t44, t33, t33, c43);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t45;
    const uint64_t t46 = p224_mulw(&t45, a0, a0);
    uint64_t t47;
    const uint64_t t48 = p224_mulw(&t47, a1, a1);
    uint64_t t49;
    const uint64_t t50 = p224_mulw(&t49, a2, a2);
    const uint64_t t51 = a3 * a3;
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t34, t45, 0);
    uint64_t t54; const p224_bit c55 = p224_addw(&t54, t36, t48, c53);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t38, t47, c55);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t40, t50, c57);
    uint64_t t60; const p224_bit c61 = p224_addw(&t60, t42, t49, c59);
    uint64_t t62; (void)p224_addw(&t62, t44, t51, c61);
    /* fold: the part above 2^320, times 2^320 mod p, onto the part below */
    const uint64_t t63 = t60 << 32;
    const uint64_t t64 = (t62 << 32) | (t60 >> 32);
    const uint64_t t65 = t62 >> 32;
    uint64_t t66; const p224_bit c67 = p224_addw(&t66, t56, t60, 0);
    uint64_t t68; const p224_bit c69 = p224_addw(&t68, t58, t62, c67);
    uint64_t t70; (void)p224_addw(&t70, UINT64_C(0x0), UINT64_C(0x0), c69);
    uint64_t t71; const p224_bit c72 = p224_subw(&t71, t52, t63, 0);
    uint64_t t73; const p224_bit c74 = p224_subw(&t73, t54, t64, c72);
    uint64_t t75; const p224_bit c76 = p224_subw(&t75, t66, t65, c74);
    uint64_t t77; const p224_bit c78 = p224_subw(&t77, t68, UINT64_C(0x0), c76);
    uint64_t t79; (void)p224_subw(&t79, t70, UINT64_C(0x0), c78);
    /* last fold, at 2^224; the sum is below 2*p */
    const uint64_t t81 = t75 & UINT64_C(0xffffffff);
    const uint64_t t83 = t75 & UINT64_C(0xffffffff00000000);
    const uint64_t t84 = (t77 << 32) | (t75 >> 32);
    const uint64_t t85 = (t79 << 32) | (t77 >> 32);
    uint64_t t86; const p224_bit c87 = p224_subw(&t86, UINT64_C(0x0), t84, 0);
    uint64_t t88; const p224_bit c89 = p224_subw(&t88, t83, t85, c87);
    uint64_t t90; const p224_bit c91 = p224_subw(&t90, t77, UINT64_C(0x0), c89);
    uint64_t t92; (void)p224_subw(&t92, t79, UINT64_C(0x0), c91);
    uint64_t t93; const p224_bit c94 = p224_addw(&t93, t46, t86, 0);
    uint64_t t95; const p224_bit c96 = p224_addw(&t95, t71, t88, c94);
    uint64_t t97; const p224_bit c98 = p224_addw(&t97, t73, t90, c96);
    uint64_t t99; (void)p224_addw(&t99, t81, t92, c98);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t102; const p224_bit c103 = p224_subw(&t102, t93, UINT64_C(0x1), 0);
    uint64_t t104; const p224_bit c105 = p224_subw(&t104, t95, UINT64_C(0xffffffff00000000), c103);
    uint64_t t106; const p224_bit c107 = p224_subw(&t106, t97, UINT64_C(0xffffffffffffffff), c105);
    uint64_t t108; const p224_bit c109 = p224_subw(&t108, t99, UINT64_C(0xffffffff), c107);
    const uint64_t m0 = p224_maskw(c109);
    const uint64_t t110 = (t93 & m0) | (t102 & ~m0);
    const uint64_t t111 = (t95 & m0) | (t104 & ~m0);
    const uint64_t t112 = (t97 & m0) | (t106 & ~m0);
    const uint64_t t113 = (t99 & m0) | (t108 & ~m0);
    r->v[0] = t110;
    r->v[1] = t111;
    r->v[2] = t112;
    r->v[3] = t113;
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p224_fe_mul_small(p224_fe *r, const p224_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t6;
    const uint64_t t7 = p224_mulw(&t6, a0, k_word);
    uint64_t t8;
    const uint64_t t9 = p224_mulw(&t8, a1, k_word);
    uint64_t t10; const p224_bit c11 = p224_addw(&t10, t9, t6, 0);
    uint64_t t12;
    const uint64_t t13 = p224_mulw(&t12, a2, k_word);
    uint64_t t14; const p224_bit c15 = p224_addw(&t14, t13, t8, c11);
    uint64_t t16;
    const uint64_t t17 = p224_mulw(&t16, a3, k_word);
    uint64_t t18; const p224_bit c19 = p224_addw(&t18, t17, t12, c15);
    uint64_t t20; (void)p224_addw(&t20, t16, UINT64_C(0x0), c19);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t21 = (t20 << 32) | (t18 >> 32);
    /* T - q * p, below 4*p */
    uint64_t t26;
    const uint64_t t27 = p224_mulw(&t26, UINT64_C(0xffffffff00000000), t21);
    uint64_t t28;
    const uint64_t t29 = p224_mulw(&t28, UINT64_C(0xffffffffffffffff), t21);
    uint64_t t30; const p224_bit c31 = p224_addw(&t30, t29, t26, 0);
    uint64_t t32;
    const uint64_t t33 = p224_mulw(&t32, UINT64_C(0xffffffff), t21);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t33, t28, c31);
    uint64_t t36; (void)p224_addw(&t36, t32, UINT64_C(0x0), c35);
    uint64_t t37; const p224_bit c38 = p224_subw(&t37, t7, t21, 0);
    uint64_t t39; const p224_bit c40 = p224_subw(&t39, t10, t27, c38);
    uint64_t t41; const p224_bit c42 = p224_subw(&t41, t14, t30, c40);
    uint64_t t43; const p224_bit c44 = p224_subw(&t43, t18, t34, c42);
    uint64_t t45; (void)p224_subw(&t45, t20, t36, c44);
    /* subtract 2*p where that does not borrow */
    uint64_t t49; const p224_bit c50 = p224_subw(&t49, t37, UINT64_C(0x2), 0);
    uint64_t t51; const p224_bit c52 = p224_subw(&t51, t39, UINT64_C(0xfffffffe00000000), c50);
    uint64_t t53; const p224_bit c54 = p224_subw(&t53, t41, UINT64_C(0xffffffffffffffff), c52);
    uint64_t t55; const p224_bit c56 = p224_subw(&t55, t43, UINT64_C(0x1ffffffff), c54);
    uint64_t t57; const p224_bit c58 = p224_subw(&t57, t45, UINT64_C(0x0), c56);
    const uint64_t m0 = p224_maskw(c58);
    const uint64_t t59 = (t37 & m0) | (t49 & ~m0);
    const uint64_t t60 = (t39 & m0) | (t51 & ~m0);
    const uint64_t t61 = (t41 & m0) | (t53 & ~m0);
    const uint64_t t62 = (t43 & m0) | (t55 & ~m0);
    const uint64_t t63 = (t45 & m0) | (t57 & ~m0);
    /* subtract 1*p where that does not borrow */
    uint64_t t64; const p224_bit c65 = p224_subw(&t64, t59, UINT64_C(0x1), 0);
    uint64_t t66; const p224_bit c67 = p224_subw(&t66, t60, UINT64_C(0xffffffff00000000), c65);
    uint64_t t68; const p224_bit c69 = p224_subw(&t68, t61, UINT64_C(0xffffffffffffffff), c67);
    uint64_t t70; const p224_bit c71 = p224_subw(&t70, t62, UINT64_C(0xffffffff), c69);
    const p224_bit c72 = p224_borroww(t63, UINT64_C(0x0), c71);
    const uint64_t m1 = p224_maskw(c72);
    const uint64_t t73 = (t59 & m1) | (t64 & ~m1);
    const uint64_t t74 = (t60 & m1) | (t66 & ~m1);
    const uint64_t t75 = (t61 & m1) | (t68 & ~m1);
    const uint64_t t76 = (t62 & m1) | (t70 & ~m1);
    r->v[0] = t73;
    r->v[1] = t74;
    r->v[2] = t75;
    r->v[3] = t76;
}

/* r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes(p224_fe *r, const uint8_t b[28])
{
    const uint64_t b_at20 = (uint64_t)p224_load8(b + 20);
    /* bytes to words */
    const uint64_t t1 = p224_bswapw(b_at20);
    const uint64_t b_at12 = (uint64_t)p224_load8(b + 12);
    const uint64_t t3 = p224_bswapw(b_at12);
    const uint64_t b_at4 = (uint64_t)p224_load8(b + 4);
    const uint64_t t5 = p224_bswapw(b_at4);
    const uint64_t b_at0 = (uint64_t)p224_load4(b + 0);
    const uint64_t t7 = p224_bswapw(b_at0);
    const uint64_t t8 = t7 >> 32;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c13 = p224_borroww(t1, UINT64_C(0x1), 0);
    const p224_bit c14 = p224_borroww(t3, UINT64_C(0xffffffff00000000), c13);
    const p224_bit c15 = p224_borroww(t5, UINT64_C(0xffffffffffffffff), c14);
    const p224_bit c16 = p224_borroww(t8, UINT64_C(0xffffffff), c15);
    const uint64_t t18 = p224_maskw(c16);
    const uint64_t t19 = t1 & t18;
    const uint64_t t20 = t3 & t18;
    const uint64_t t21 = t5 & t18;
    const uint64_t t22 = t8 & t18;
    const uint64_t t23 = ~t18;
    r->v[0] = t19;
    r->v[1] = t20;
    r->v[2] = t21;
    r->v[3] = t22;
    return -(int)(t23 & 1);
}

/* r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p224_fe_from_bytes_le(p224_fe *r, const uint8_t b[28])
{
    const uint64_t b_at0 = (uint64_t)p224_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p224_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p224_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p224_load4(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p224_bit c8 = p224_borroww(b_at0, UINT64_C(0x1), 0);
    const p224_bit c9 = p224_borroww(b_at8, UINT64_C(0xffffffff00000000), c8);
    const p224_bit c10 = p224_borroww(b_at16, UINT64_C(0xffffffffffffffff), c9);
    const p224_bit c11 = p224_borroww(b_at24, UINT64_C(0xffffffff), c10);
    const uint64_t t13 = p224_maskw(c11);
    const uint64_t t14 = b_at0 & t13;
    const uint64_t t15 = b_at8 & t13;
    const uint64_t t16 = b_at16 & t13;
    const uint64_t t17 = b_at24 & t13;
    const uint64_t t18 = ~t13;
    r->v[0] = t14;
    r->v[1] = t15;
    r->v[2] = t16;
    r->v[3] = t17;
    return -(int)(t18 & 1);
}

/* b = the big-endian integer a
 * Requires a < p. */
void p224_fe_to_bytes(uint8_t b[28], const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* words to bytes */
    const uint64_t t4 = p224_bswapw(a0);
    const uint64_t t5 = p224_bswapw(a1);
    const uint64_t t6 = p224_bswapw(a2);
    const uint64_t t7 = a3 << 32;
    const uint64_t t8 = p224_bswapw(t7);
    p224_store8(b + 20, (uint64_t)t4);
    p224_store8(b + 12, (uint64_t)t5);
    p224_store8(b + 4, (uint64_t)t6);
    p224_store4(b + 0, (uint32_t)t8);
}

/* b = the little-endian integer a
 * Requires a < p. */
void p224_fe_to_bytes_le(uint8_t b[28], const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    p224_store8(b + 0, (uint64_t)a0);
    p224_store8(b + 8, (uint64_t)a1);
    p224_store8(b + 16, (uint64_t)a2);
    p224_store4(b + 24, (uint32_t)a3);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p224_fe_select(p224_fe *r, uint64_t mask, const p224_fe *a, const p224_fe *b)
{
    const uint64_t mask_word = p224_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const p224_bit c9 = p224_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p224_maskw(c9);
    const uint64_t t10 = (a0 & m0) | (b0 & ~m0);
    const uint64_t t11 = (a1 & m0) | (b1 & ~m0);
    const uint64_t t12 = (a2 & m0) | (b2 & ~m0);
    const uint64_t t13 = (a3 & m0) | (b3 & ~m0);
    r->v[0] = t10;
    r->v[1] = t11;
    r->v[2] = t12;
    r->v[3] = t13;
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p224_fe_cswap(uint64_t mask, p224_fe *a, p224_fe *b)
{
    const uint64_t mask_word = p224_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* difference of the two under the mask, added to both */
    const uint64_t t9 = a0 ^ b0;
    const uint64_t t10 = mask_word & t9;
    const uint64_t t11 = a1 ^ b1;
    const uint64_t t12 = mask_word & t11;
    const uint64_t t13 = a2 ^ b2;
    const uint64_t t14 = mask_word & t13;
    const uint64_t t15 = a3 ^ b3;
    const uint64_t t16 = mask_word & t15;
    const uint64_t t17 = a0 ^ t10;
    const uint64_t t18 = a1 ^ t12;
    const uint64_t t19 = a2 ^ t14;
    const uint64_t t20 = a3 ^ t16;
    const uint64_t t21 = b0 ^ t10;
    const uint64_t t22 = b1 ^ t12;
    const uint64_t t23 = b2 ^ t14;
    const uint64_t t24 = b3 ^ t16;
    a->v[0] = t17;
    a->v[1] = t18;
    a->v[2] = t19;
    a->v[3] = t20;
    b->v[0] = t21;
    b->v[1] = t22;
    b->v[2] = t23;
    b->v[3] = t24;
}

/* all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p224_fe_is_zero(const p224_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t4 = a0 | a1;
    const uint64_t t5 = t4 | a2;
    const uint64_t t6 = t5 | a3;
    const p224_bit c8 = p224_borroww(t6, UINT64_C(0x1), 0);
    const uint64_t t10 = p224_maskw(c8);
    return t10;
}

/* all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p224_fe_eq(const p224_fe *a, const p224_fe *b)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* differences of the words */
    const uint64_t t8 = a0 ^ b0;
    const uint64_t t9 = a1 ^ b1;
    const uint64_t t10 = a2 ^ b2;
    const uint64_t t11 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t8 | t9;
    const uint64_t t13 = t12 | t10;
    const uint64_t t14 = t13 | t11;
    const p224_bit c16 = p224_borroww(t14, UINT64_C(0x1), 0);
    const uint64_t t18 = p224_maskw(c16);
    return t18;
}

#else
typedef int p224_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
