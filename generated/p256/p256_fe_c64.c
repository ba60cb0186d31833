/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the field of integers modulo p, 64-bit words
 *
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod p.
 * Products are reduced by Montgomery, word by word: U + m*p, by shifts.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p256.h"

#if P256_WORD_BITS == 64 && !defined(P256_ASM)
#define P256_CARRY_CHAINS
#include "p256_internal.h"

/* r = a + b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_add(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a0, b0, 0);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a1, b1, c13);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, a2, b2, c15);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, a3, b3, c17);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t20 = p256_bitw(c19);
    uint64_t t21; const p256_bit c22 = p256_subw(&t21, t12, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t23; const p256_bit c24 = p256_subw(&t23, t14, UINT64_C(0xffffffff), c22);
    uint64_t t25; const p256_bit c26 = p256_subw(&t25, t16, UINT64_C(0x0), c24);
    uint64_t t27; const p256_bit c28 = p256_subw(&t27, t18, UINT64_C(0xffffffff00000001), c26);
    const p256_bit c29 = p256_borroww(t20, UINT64_C(0x0), c28);
    const uint64_t m0 = p256_maskw(c29);
    const uint64_t t30 = p256_selectw(m0, t12, t21);
    const uint64_t t31 = p256_selectw(m0, t14, t23);
    const uint64_t t32 = p256_selectw(m0, t16, t25);
    const uint64_t t33 = p256_selectw(m0, t18, t27);
    p256_storew(&r->v[0], t30);
    p256_storew(&r->v[1], t31);
    p256_storew(&r->v[2], t32);
    p256_storew(&r->v[3], t33);
}

/* r = a - b mod p
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_sub(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint64_t t11; const p256_bit c12 = p256_subw(&t11, a0, b0, 0);
    uint64_t t13; const p256_bit c14 = p256_subw(&t13, a1, b1, c12);
    uint64_t t15; const p256_bit c16 = p256_subw(&t15, a2, b2, c14);
    uint64_t t17; const p256_bit c18 = p256_subw(&t17, a3, b3, c16);
    /* add the modulus where it borrowed */
    const uint64_t t19 = p256_maskw(c18);
    const uint64_t t20 = t19 & UINT64_C(0xffffffff);
    const uint64_t t21 = t19 & UINT64_C(0xffffffff00000001);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t11, t19, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t13, t20, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t15, UINT64_C(0x0), c25);
    uint64_t t28; (void)p256_addw(&t28, t17, t21, c27);
    p256_storew(&r->v[0], t22);
    p256_storew(&r->v[1], t24);
    p256_storew(&r->v[2], t26);
    p256_storew(&r->v[3], t28);
}

/* r = -a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_neg(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, UINT64_C(0x0), a0, 0);
    uint64_t t9; const p256_bit c10 = p256_subw(&t9, UINT64_C(0x0), a1, c8);
    uint64_t t11; const p256_bit c12 = p256_subw(&t11, UINT64_C(0x0), a2, c10);
    uint64_t t13; const p256_bit c14 = p256_subw(&t13, UINT64_C(0x0), a3, c12);
    /* add the modulus where it borrowed */
    const uint64_t t15 = p256_maskw(c14);
    const uint64_t t16 = t15 & UINT64_C(0xffffffff);
    const uint64_t t17 = t15 & UINT64_C(0xffffffff00000001);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, t7, t15, 0);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t9, t16, c19);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t11, UINT64_C(0x0), c21);
    uint64_t t24; (void)p256_addw(&t24, t13, t17, c23);
    p256_storew(&r->v[0], t18);
    p256_storew(&r->v[1], t20);
    p256_storew(&r->v[2], t22);
    p256_storew(&r->v[3], t24);
}

/* r = 2*a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_dbl(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t8; const p256_bit c9 = p256_addw(&t8, a0, a0, 0);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, a1, c9);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, a2, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, a3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t16 = p256_bitw(c15);
    uint64_t t17; const p256_bit c18 = p256_subw(&t17, t8, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, UINT64_C(0xffffffff), c18);
    uint64_t t21; const p256_bit c22 = p256_subw(&t21, t12, UINT64_C(0x0), c20);
    uint64_t t23; const p256_bit c24 = p256_subw(&t23, t14, UINT64_C(0xffffffff00000001), c22);
    const p256_bit c25 = p256_borroww(t16, UINT64_C(0x0), c24);
    const uint64_t m0 = p256_maskw(c25);
    const uint64_t t26 = p256_selectw(m0, t8, t17);
    const uint64_t t27 = p256_selectw(m0, t10, t19);
    const uint64_t t28 = p256_selectw(m0, t12, t21);
    const uint64_t t29 = p256_selectw(m0, t14, t23);
    p256_storew(&r->v[0], t26);
    p256_storew(&r->v[1], t27);
    p256_storew(&r->v[2], t28);
    p256_storew(&r->v[3], t29);
}

/* 2*r = a mod p
 * Requires a < p.
 * Ensures r < p. */
void p256_fe_half(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t8 = a0 & UINT64_C(0x1);
    const uint64_t t9 = UINT64_C(0x0) - t8;
    const uint64_t t10 = t9 & UINT64_C(0xffffffff);
    const uint64_t t11 = t9 & UINT64_C(0xffffffff00000001);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a0, t9, 0);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a1, t10, c13);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, a2, UINT64_C(0x0), c15);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, a3, t11, c17);
    const uint64_t t20 = p256_bitw(c19);
    /* shift right by one bit */
    const uint64_t t21 = (t14 << 63) | (t12 >> 1);
    const uint64_t t22 = (t16 << 63) | (t14 >> 1);
    const uint64_t t23 = (t18 << 63) | (t16 >> 1);
    const uint64_t t24 = (t20 << 63) | (t18 >> 1);
    p256_storew(&r->v[0], t21);
    p256_storew(&r->v[1], t22);
    p256_storew(&r->v[2], t23);
    p256_storew(&r->v[3], t24);
}

/* r = a * b mod p
 * Requires a < p, b < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b)
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
    uint64_t t12;
    const uint64_t t13 = p256_mulw(&t12, a1, b0);
    uint64_t t14;
    const uint64_t t15 = p256_mulw(&t14, a0, b0);
    uint64_t t16;
    const uint64_t t17 = p256_mulw(&t16, a2, b0);
    uint64_t t18;
    const uint64_t t19 = p256_mulw(&t18, a3, b0);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t13, t14, 0);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t17, t12, c21);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t19, t16, c23);
    uint64_t t26; (void)p256_addw(&t26, t18, UINT64_C(0x0), c25);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, a0, b1);
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, a1, b1);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, a2, b1);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, a3, b1);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t20, t28, 0);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t22, t30, c36);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t24, t32, c38);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t26, t34, c40);
    uint64_t t43; (void)p256_addw(&t43, t33, UINT64_C(0x0), c42);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t37, t27, 0);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t39, t29, c45);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t41, t31, c47);
    uint64_t t50; (void)p256_addw(&t50, t43, UINT64_C(0x0), c49);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, a0, b2);
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, a1, b2);
    uint64_t t55;
    const uint64_t t56 = p256_mulw(&t55, a2, b2);
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, a3, b2);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t44, t52, 0);
    uint64_t t61; const p256_bit c62 = p256_addw(&t61, t46, t54, c60);
    uint64_t t63; const p256_bit c64 = p256_addw(&t63, t48, t56, c62);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t50, t58, c64);
    uint64_t t67; (void)p256_addw(&t67, t57, UINT64_C(0x0), c66);
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t61, t51, 0);
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t63, t53, c69);
    uint64_t t72; const p256_bit c73 = p256_addw(&t72, t65, t55, c71);
    uint64_t t74; (void)p256_addw(&t74, t67, UINT64_C(0x0), c73);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t75;
    const uint64_t t76 = p256_mulw(&t75, a0, b3);
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, a1, b3);
    uint64_t t79;
    const uint64_t t80 = p256_mulw(&t79, a2, b3);
    uint64_t t81;
    const uint64_t t82 = p256_mulw(&t81, a3, b3);
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t68, t76, 0);
    uint64_t t85; const p256_bit c86 = p256_addw(&t85, t70, t78, c84);
    uint64_t t87; const p256_bit c88 = p256_addw(&t87, t72, t80, c86);
    uint64_t t89; const p256_bit c90 = p256_addw(&t89, t74, t82, c88);
    uint64_t t91; (void)p256_addw(&t91, t81, UINT64_C(0x0), c90);
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t85, t75, 0);
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t87, t77, c93);
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t89, t79, c95);
    uint64_t t98; (void)p256_addw(&t98, t91, UINT64_C(0x0), c97);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t15 << 32;
    const uint64_t t100 = t15 >> 32;
    uint64_t t101; const p256_bit c102 = p256_subw(&t101, t15, t99, 0);
    uint64_t t103; (void)p256_subw(&t103, t15, t100, c102);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t35, t99, 0);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t59, t100, c105);
    uint64_t t108; const p256_bit c109 = p256_addw(&t108, t83, t101, c107);
    uint64_t t110; (void)p256_addw(&t110, t103, UINT64_C(0x0), c109);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t111 = t104 << 32;
    const uint64_t t112 = t104 >> 32;
    uint64_t t113; const p256_bit c114 = p256_subw(&t113, t104, t111, 0);
    uint64_t t115; (void)p256_subw(&t115, t104, t112, c114);
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t106, t111, 0);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t108, t112, c117);
    uint64_t t120; const p256_bit c121 = p256_addw(&t120, t110, t113, c119);
    uint64_t t122; (void)p256_addw(&t122, t115, UINT64_C(0x0), c121);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t123 = t116 << 32;
    const uint64_t t124 = t116 >> 32;
    uint64_t t125; const p256_bit c126 = p256_subw(&t125, t116, t123, 0);
    uint64_t t127; (void)p256_subw(&t127, t116, t124, c126);
    uint64_t t128; const p256_bit c129 = p256_addw(&t128, t118, t123, 0);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t120, t124, c129);
    uint64_t t132; const p256_bit c133 = p256_addw(&t132, t122, t125, c131);
    uint64_t t134; (void)p256_addw(&t134, t127, UINT64_C(0x0), c133);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 << 32;
    const uint64_t t136 = t128 >> 32;
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t128, t135, 0);
    uint64_t t139; (void)p256_subw(&t139, t128, t136, c138);
    uint64_t t140; const p256_bit c141 = p256_addw(&t140, t130, t135, 0);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t132, t136, c141);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t134, t137, c143);
    uint64_t t146; (void)p256_addw(&t146, t139, UINT64_C(0x0), c145);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t147; const p256_bit c148 = p256_subw(&t147, t92, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t149; const p256_bit c150 = p256_subw(&t149, t94, UINT64_C(0xffffffff), c148);
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t96, UINT64_C(0x0), c150);
    uint64_t t153; (void)p256_subw(&t153, t98, UINT64_C(0xffffffff00000001), c152);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t140, t92, 0);
    uint64_t t156; const p256_bit c157 = p256_addw(&t156, t142, t94, c155);
    uint64_t t158; const p256_bit c159 = p256_addw(&t158, t144, t96, c157);
    uint64_t t160; (void)p256_addw(&t160, t146, t98, c159);
    uint64_t t161; const p256_bit c162 = p256_addw(&t161, t140, t147, 0);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t142, t149, c162);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, t144, t151, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t146, t153, c166);
    const uint64_t m0 = p256_maskw(c168);
    const uint64_t t169 = p256_selectw(m0, t161, t154);
    const uint64_t t170 = p256_selectw(m0, t163, t156);
    const uint64_t t171 = p256_selectw(m0, t165, t158);
    const uint64_t t172 = p256_selectw(m0, t167, t160);
    p256_storew(&r->v[0], t169);
    p256_storew(&r->v[1], t170);
    p256_storew(&r->v[2], t171);
    p256_storew(&r->v[3], t172);
}

/* r = a^2 mod p
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_sqr(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t8;
    const uint64_t t9 = p256_mulw(&t8, a2, a0);
    uint64_t t10;
    const uint64_t t11 = p256_mulw(&t10, a1, a0);
    uint64_t t12;
    const uint64_t t13 = p256_mulw(&t12, a3, a0);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, t9, t10, 0);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, t13, t8, c15);
    uint64_t t18; (void)p256_addw(&t18, t12, UINT64_C(0x0), c17);
    /* square, products of a[1] with the words above it */
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a2, a1);
    uint64_t t21;
    const uint64_t t22 = p256_mulw(&t21, a3, a1);
    uint64_t t23; const p256_bit c24 = p256_addw(&t23, t16, t20, 0);
    uint64_t t25; const p256_bit c26 = p256_addw(&t25, t18, t22, c24);
    uint64_t t27; (void)p256_addw(&t27, t21, UINT64_C(0x0), c26);
    uint64_t t28; const p256_bit c29 = p256_addw(&t28, t25, t19, 0);
    uint64_t t30; (void)p256_addw(&t30, t27, UINT64_C(0x0), c29);
    /* square, products of a[2] with the words above it */
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, a3, a2);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t30, t32, 0);
    const uint64_t t35 = p256_bitw(c34);
    const uint64_t t36 = t35 + t31;
    /* square: double the cross products */
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t11, t11, 0);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t14, t14, c38);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t23, t23, c40);
    uint64_t t43; const p256_bit c44 = p256_addw(&t43, t28, t28, c42);
    uint64_t t45; const p256_bit c46 = p256_addw(&t45, t33, t33, c44);
    uint64_t t47; const p256_bit c48 = p256_addw(&t47, t36, t36, c46);
    const uint64_t t49 = p256_bitw(c48);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, a0, a0);
    uint64_t t52;
    const uint64_t t53 = p256_mulw(&t52, a1, a1);
    uint64_t t54;
    const uint64_t t55 = p256_mulw(&t54, a2, a2);
    uint64_t t56;
    const uint64_t t57 = p256_mulw(&t56, a3, a3);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t37, t50, 0);
    uint64_t t60; const p256_bit c61 = p256_addw(&t60, t39, t53, c59);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t41, t52, c61);
    uint64_t t64; const p256_bit c65 = p256_addw(&t64, t43, t55, c63);
    uint64_t t66; const p256_bit c67 = p256_addw(&t66, t45, t54, c65);
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t47, t57, c67);
    uint64_t t70; (void)p256_addw(&t70, t49, t56, c69);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t71 = t51 << 32;
    const uint64_t t72 = t51 >> 32;
    uint64_t t73; const p256_bit c74 = p256_subw(&t73, t51, t71, 0);
    uint64_t t75; (void)p256_subw(&t75, t51, t72, c74);
    uint64_t t76; const p256_bit c77 = p256_addw(&t76, t58, t71, 0);
    uint64_t t78; const p256_bit c79 = p256_addw(&t78, t60, t72, c77);
    uint64_t t80; const p256_bit c81 = p256_addw(&t80, t62, t73, c79);
    uint64_t t82; (void)p256_addw(&t82, t75, UINT64_C(0x0), c81);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t83 = t76 << 32;
    const uint64_t t84 = t76 >> 32;
    uint64_t t85; const p256_bit c86 = p256_subw(&t85, t76, t83, 0);
    uint64_t t87; (void)p256_subw(&t87, t76, t84, c86);
    uint64_t t88; const p256_bit c89 = p256_addw(&t88, t78, t83, 0);
    uint64_t t90; const p256_bit c91 = p256_addw(&t90, t80, t84, c89);
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t82, t85, c91);
    uint64_t t94; (void)p256_addw(&t94, t87, UINT64_C(0x0), c93);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t95 = t88 << 32;
    const uint64_t t96 = t88 >> 32;
    uint64_t t97; const p256_bit c98 = p256_subw(&t97, t88, t95, 0);
    uint64_t t99; (void)p256_subw(&t99, t88, t96, c98);
    uint64_t t100; const p256_bit c101 = p256_addw(&t100, t90, t95, 0);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t92, t96, c101);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t94, t97, c103);
    uint64_t t106; (void)p256_addw(&t106, t99, UINT64_C(0x0), c105);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t107 = t100 << 32;
    const uint64_t t108 = t100 >> 32;
    uint64_t t109; const p256_bit c110 = p256_subw(&t109, t100, t107, 0);
    uint64_t t111; (void)p256_subw(&t111, t100, t108, c110);
    uint64_t t112; const p256_bit c113 = p256_addw(&t112, t102, t107, 0);
    uint64_t t114; const p256_bit c115 = p256_addw(&t114, t104, t108, c113);
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t106, t109, c115);
    uint64_t t118; (void)p256_addw(&t118, t111, UINT64_C(0x0), c117);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t119; const p256_bit c120 = p256_subw(&t119, t64, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t121; const p256_bit c122 = p256_subw(&t121, t66, UINT64_C(0xffffffff), c120);
    uint64_t t123; const p256_bit c124 = p256_subw(&t123, t68, UINT64_C(0x0), c122);
    uint64_t t125; (void)p256_subw(&t125, t70, UINT64_C(0xffffffff00000001), c124);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t126; const p256_bit c127 = p256_addw(&t126, t112, t64, 0);
    uint64_t t128; const p256_bit c129 = p256_addw(&t128, t114, t66, c127);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t116, t68, c129);
    uint64_t t132; (void)p256_addw(&t132, t118, t70, c131);
    uint64_t t133; const p256_bit c134 = p256_addw(&t133, t112, t119, 0);
    uint64_t t135; const p256_bit c136 = p256_addw(&t135, t114, t121, c134);
    uint64_t t137; const p256_bit c138 = p256_addw(&t137, t116, t123, c136);
    uint64_t t139; const p256_bit c140 = p256_addw(&t139, t118, t125, c138);
    const uint64_t m0 = p256_maskw(c140);
    const uint64_t t141 = p256_selectw(m0, t133, t126);
    const uint64_t t142 = p256_selectw(m0, t135, t128);
    const uint64_t t143 = p256_selectw(m0, t137, t130);
    const uint64_t t144 = p256_selectw(m0, t139, t132);
    p256_storew(&r->v[0], t141);
    p256_storew(&r->v[1], t142);
    p256_storew(&r->v[2], t143);
    p256_storew(&r->v[3], t144);
}

/* r = a * k mod p
 * Requires a < p.
 * Ensures r < p.
 * Barrett quotient of one word */
void p256_fe_mul_small(p256_fe *r, const p256_fe *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t13;
    const uint64_t t14 = p256_mulw(&t13, a1, k_word);
    uint64_t t15;
    const uint64_t t16 = p256_mulw(&t15, a0, k_word);
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, a2, k_word);
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a3, k_word);
    uint64_t t21; const p256_bit c22 = p256_addw(&t21, t14, t15, 0);
    uint64_t t23; const p256_bit c24 = p256_addw(&t23, t18, t13, c22);
    uint64_t t25; const p256_bit c26 = p256_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)p256_addw(&t27, t19, UINT64_C(0x0), c26);
    /* T - q * p, below 4*p */
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, UINT64_C(0xffffffff), t27);
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, UINT64_C(0xffffffffffffffff), t27);
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, UINT64_C(0xffffffff00000001), t27);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t29, t30, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, UINT64_C(0x0), t28, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t33, UINT64_C(0x0), c37);
    uint64_t t40; (void)p256_addw(&t40, t32, UINT64_C(0x0), c39);
    uint64_t t41; const p256_bit c42 = p256_subw(&t41, t16, t31, 0);
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t21, t34, c42);
    uint64_t t45; const p256_bit c46 = p256_subw(&t45, t23, t36, c44);
    uint64_t t47; const p256_bit c48 = p256_subw(&t47, t25, t38, c46);
    uint64_t t49; (void)p256_subw(&t49, t27, t40, c48);
    /* subtract 2*p where that does not borrow */
    uint64_t t50; const p256_bit c51 = p256_subw(&t50, t41, UINT64_C(0xfffffffffffffffe), 0);
    uint64_t t52; const p256_bit c53 = p256_subw(&t52, t43, UINT64_C(0x1ffffffff), c51);
    uint64_t t54; const p256_bit c55 = p256_subw(&t54, t45, UINT64_C(0x0), c53);
    uint64_t t56; const p256_bit c57 = p256_subw(&t56, t47, UINT64_C(0xfffffffe00000002), c55);
    uint64_t t58; const p256_bit c59 = p256_subw(&t58, t49, UINT64_C(0x1), c57);
    const uint64_t m0 = p256_maskw(c59);
    const uint64_t t60 = p256_selectw(m0, t41, t50);
    const uint64_t t61 = p256_selectw(m0, t43, t52);
    const uint64_t t62 = p256_selectw(m0, t45, t54);
    const uint64_t t63 = p256_selectw(m0, t47, t56);
    const uint64_t t64 = p256_selectw(m0, t49, t58);
    /* subtract 1*p where that does not borrow */
    uint64_t t65; const p256_bit c66 = p256_subw(&t65, t60, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t67; const p256_bit c68 = p256_subw(&t67, t61, UINT64_C(0xffffffff), c66);
    uint64_t t69; const p256_bit c70 = p256_subw(&t69, t62, UINT64_C(0x0), c68);
    uint64_t t71; const p256_bit c72 = p256_subw(&t71, t63, UINT64_C(0xffffffff00000001), c70);
    const p256_bit c73 = p256_borroww(t64, UINT64_C(0x0), c72);
    const uint64_t m1 = p256_maskw(c73);
    const uint64_t t74 = p256_selectw(m1, t60, t65);
    const uint64_t t75 = p256_selectw(m1, t61, t67);
    const uint64_t t76 = p256_selectw(m1, t62, t69);
    const uint64_t t77 = p256_selectw(m1, t63, t71);
    p256_storew(&r->v[0], t74);
    p256_storew(&r->v[1], t75);
    p256_storew(&r->v[2], t76);
    p256_storew(&r->v[3], t77);
}

/* r = the words of a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery product with R^2 mod p */
void p256_fe_to_mont(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t12;
    const uint64_t t13 = p256_mulw(&t12, a1, UINT64_C(0x3));
    uint64_t t14;
    const uint64_t t15 = p256_mulw(&t14, a0, UINT64_C(0x3));
    uint64_t t16;
    const uint64_t t17 = p256_mulw(&t16, a2, UINT64_C(0x3));
    uint64_t t18;
    const uint64_t t19 = p256_mulw(&t18, a3, UINT64_C(0x3));
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t13, t14, 0);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t17, t12, c21);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t19, t16, c23);
    uint64_t t26; (void)p256_addw(&t26, t18, UINT64_C(0x0), c25);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, a0, UINT64_C(0xfffffffbffffffff));
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, a1, UINT64_C(0xfffffffbffffffff));
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, a2, UINT64_C(0xfffffffbffffffff));
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, a3, UINT64_C(0xfffffffbffffffff));
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t20, t28, 0);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t22, t30, c36);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t24, t32, c38);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t26, t34, c40);
    uint64_t t43; (void)p256_addw(&t43, t33, UINT64_C(0x0), c42);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t37, t27, 0);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t39, t29, c45);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t41, t31, c47);
    uint64_t t50; (void)p256_addw(&t50, t43, UINT64_C(0x0), c49);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, a0, UINT64_C(0xfffffffffffffffe));
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, a1, UINT64_C(0xfffffffffffffffe));
    uint64_t t55;
    const uint64_t t56 = p256_mulw(&t55, a2, UINT64_C(0xfffffffffffffffe));
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, a3, UINT64_C(0xfffffffffffffffe));
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t44, t52, 0);
    uint64_t t61; const p256_bit c62 = p256_addw(&t61, t46, t54, c60);
    uint64_t t63; const p256_bit c64 = p256_addw(&t63, t48, t56, c62);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t50, t58, c64);
    uint64_t t67; (void)p256_addw(&t67, t57, UINT64_C(0x0), c66);
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t61, t51, 0);
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t63, t53, c69);
    uint64_t t72; const p256_bit c73 = p256_addw(&t72, t65, t55, c71);
    uint64_t t74; (void)p256_addw(&t74, t67, UINT64_C(0x0), c73);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t75;
    const uint64_t t76 = p256_mulw(&t75, a0, UINT64_C(0x4fffffffd));
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, a1, UINT64_C(0x4fffffffd));
    uint64_t t79;
    const uint64_t t80 = p256_mulw(&t79, a2, UINT64_C(0x4fffffffd));
    uint64_t t81;
    const uint64_t t82 = p256_mulw(&t81, a3, UINT64_C(0x4fffffffd));
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t68, t76, 0);
    uint64_t t85; const p256_bit c86 = p256_addw(&t85, t70, t78, c84);
    uint64_t t87; const p256_bit c88 = p256_addw(&t87, t72, t80, c86);
    uint64_t t89; const p256_bit c90 = p256_addw(&t89, t74, t82, c88);
    uint64_t t91; (void)p256_addw(&t91, t81, UINT64_C(0x0), c90);
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t85, t75, 0);
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t87, t77, c93);
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t89, t79, c95);
    uint64_t t98; (void)p256_addw(&t98, t91, UINT64_C(0x0), c97);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t99 = t15 << 32;
    const uint64_t t100 = t15 >> 32;
    uint64_t t101; const p256_bit c102 = p256_subw(&t101, t15, t99, 0);
    uint64_t t103; (void)p256_subw(&t103, t15, t100, c102);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, t35, t99, 0);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t59, t100, c105);
    uint64_t t108; const p256_bit c109 = p256_addw(&t108, t83, t101, c107);
    uint64_t t110; (void)p256_addw(&t110, t103, UINT64_C(0x0), c109);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t111 = t104 << 32;
    const uint64_t t112 = t104 >> 32;
    uint64_t t113; const p256_bit c114 = p256_subw(&t113, t104, t111, 0);
    uint64_t t115; (void)p256_subw(&t115, t104, t112, c114);
    uint64_t t116; const p256_bit c117 = p256_addw(&t116, t106, t111, 0);
    uint64_t t118; const p256_bit c119 = p256_addw(&t118, t108, t112, c117);
    uint64_t t120; const p256_bit c121 = p256_addw(&t120, t110, t113, c119);
    uint64_t t122; (void)p256_addw(&t122, t115, UINT64_C(0x0), c121);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t123 = t116 << 32;
    const uint64_t t124 = t116 >> 32;
    uint64_t t125; const p256_bit c126 = p256_subw(&t125, t116, t123, 0);
    uint64_t t127; (void)p256_subw(&t127, t116, t124, c126);
    uint64_t t128; const p256_bit c129 = p256_addw(&t128, t118, t123, 0);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t120, t124, c129);
    uint64_t t132; const p256_bit c133 = p256_addw(&t132, t122, t125, c131);
    uint64_t t134; (void)p256_addw(&t134, t127, UINT64_C(0x0), c133);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t135 = t128 << 32;
    const uint64_t t136 = t128 >> 32;
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t128, t135, 0);
    uint64_t t139; (void)p256_subw(&t139, t128, t136, c138);
    uint64_t t140; const p256_bit c141 = p256_addw(&t140, t130, t135, 0);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t132, t136, c141);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, t134, t137, c143);
    uint64_t t146; (void)p256_addw(&t146, t139, UINT64_C(0x0), c145);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t147; const p256_bit c148 = p256_subw(&t147, t92, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t149; const p256_bit c150 = p256_subw(&t149, t94, UINT64_C(0xffffffff), c148);
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t96, UINT64_C(0x0), c150);
    uint64_t t153; (void)p256_subw(&t153, t98, UINT64_C(0xffffffff00000001), c152);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t140, t92, 0);
    uint64_t t156; const p256_bit c157 = p256_addw(&t156, t142, t94, c155);
    uint64_t t158; const p256_bit c159 = p256_addw(&t158, t144, t96, c157);
    uint64_t t160; (void)p256_addw(&t160, t146, t98, c159);
    uint64_t t161; const p256_bit c162 = p256_addw(&t161, t140, t147, 0);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t142, t149, c162);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, t144, t151, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t146, t153, c166);
    const uint64_t m0 = p256_maskw(c168);
    const uint64_t t169 = p256_selectw(m0, t161, t154);
    const uint64_t t170 = p256_selectw(m0, t163, t156);
    const uint64_t t171 = p256_selectw(m0, t165, t158);
    const uint64_t t172 = p256_selectw(m0, t167, t160);
    p256_storew(&r->v[0], t169);
    p256_storew(&r->v[1], t170);
    p256_storew(&r->v[2], t171);
    p256_storew(&r->v[3], t172);
}

/* the words of r = a
 * Requires a < p.
 * Ensures r < p.
 * Montgomery, word by word: U + m*p, by shifts */
void p256_fe_from_mont(p256_fe *r, const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 << 32;
    const uint64_t t6 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t5, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t6, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t5, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t6, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    p256_storew(&r->v[0], t46);
    p256_storew(&r->v[1], t48);
    p256_storew(&r->v[2], t50);
    p256_storew(&r->v[3], t52);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    /* bytes to words */
    const uint64_t t12 = p256_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c13 = p256_borroww(t12, UINT64_C(0xffffffffffffffff), 0);
    /* bytes to words */
    const uint64_t t14 = p256_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c15 = p256_borroww(t14, UINT64_C(0xffffffff), c13);
    /* bytes to words */
    const uint64_t t16 = p256_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c17 = p256_borroww(t16, UINT64_C(0x0), c15);
    /* bytes to words */
    const uint64_t t18 = p256_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c19 = p256_borroww(t18, UINT64_C(0xffffffff00000001), c17);
    const uint64_t t20 = p256_maskw(c19);
    const uint64_t t21 = t14 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = p256_mulw(&t22, t21, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t24 = t12 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t25;
    const uint64_t t26 = p256_mulw(&t25, t24, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t27 = t16 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = p256_mulw(&t28, t27, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t30 = t18 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, t30, UINT64_C(0x3));
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t23, t25, 0);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t29, t22, c34);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t32, t28, c36);
    uint64_t t39; (void)p256_addw(&t39, t31, UINT64_C(0x0), c38);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t40;
    const uint64_t t41 = p256_mulw(&t40, t24, UINT64_C(0xfffffffbffffffff));
    uint64_t t42;
    const uint64_t t43 = p256_mulw(&t42, t21, UINT64_C(0xfffffffbffffffff));
    uint64_t t44;
    const uint64_t t45 = p256_mulw(&t44, t27, UINT64_C(0xfffffffbffffffff));
    uint64_t t46;
    const uint64_t t47 = p256_mulw(&t46, t30, UINT64_C(0xfffffffbffffffff));
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t33, t41, 0);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t35, t43, c49);
    uint64_t t52; const p256_bit c53 = p256_addw(&t52, t37, t45, c51);
    uint64_t t54; const p256_bit c55 = p256_addw(&t54, t39, t47, c53);
    uint64_t t56; (void)p256_addw(&t56, t46, UINT64_C(0x0), c55);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, t50, t40, 0);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t52, t42, c58);
    uint64_t t61; const p256_bit c62 = p256_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)p256_addw(&t63, t56, UINT64_C(0x0), c62);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t64;
    const uint64_t t65 = p256_mulw(&t64, t24, UINT64_C(0xfffffffffffffffe));
    uint64_t t66;
    const uint64_t t67 = p256_mulw(&t66, t21, UINT64_C(0xfffffffffffffffe));
    uint64_t t68;
    const uint64_t t69 = p256_mulw(&t68, t27, UINT64_C(0xfffffffffffffffe));
    uint64_t t70;
    const uint64_t t71 = p256_mulw(&t70, t30, UINT64_C(0xfffffffffffffffe));
    uint64_t t72; const p256_bit c73 = p256_addw(&t72, t57, t65, 0);
    uint64_t t74; const p256_bit c75 = p256_addw(&t74, t59, t67, c73);
    uint64_t t76; const p256_bit c77 = p256_addw(&t76, t61, t69, c75);
    uint64_t t78; const p256_bit c79 = p256_addw(&t78, t63, t71, c77);
    uint64_t t80; (void)p256_addw(&t80, t70, UINT64_C(0x0), c79);
    uint64_t t81; const p256_bit c82 = p256_addw(&t81, t74, t64, 0);
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t76, t66, c82);
    uint64_t t85; const p256_bit c86 = p256_addw(&t85, t78, t68, c84);
    uint64_t t87; (void)p256_addw(&t87, t80, UINT64_C(0x0), c86);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t88;
    const uint64_t t89 = p256_mulw(&t88, t24, UINT64_C(0x4fffffffd));
    uint64_t t90;
    const uint64_t t91 = p256_mulw(&t90, t21, UINT64_C(0x4fffffffd));
    uint64_t t92;
    const uint64_t t93 = p256_mulw(&t92, t27, UINT64_C(0x4fffffffd));
    uint64_t t94;
    const uint64_t t95 = p256_mulw(&t94, t30, UINT64_C(0x4fffffffd));
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t81, t89, 0);
    uint64_t t98; const p256_bit c99 = p256_addw(&t98, t83, t91, c97);
    uint64_t t100; const p256_bit c101 = p256_addw(&t100, t85, t93, c99);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)p256_addw(&t104, t94, UINT64_C(0x0), c103);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t98, t88, 0);
    uint64_t t107; const p256_bit c108 = p256_addw(&t107, t100, t90, c106);
    uint64_t t109; const p256_bit c110 = p256_addw(&t109, t102, t92, c108);
    uint64_t t111; (void)p256_addw(&t111, t104, UINT64_C(0x0), c110);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t112 = t26 << 32;
    const uint64_t t113 = t26 >> 32;
    uint64_t t114; const p256_bit c115 = p256_subw(&t114, t26, t112, 0);
    uint64_t t116; (void)p256_subw(&t116, t26, t113, c115);
    uint64_t t117; const p256_bit c118 = p256_addw(&t117, t48, t112, 0);
    uint64_t t119; const p256_bit c120 = p256_addw(&t119, t72, t113, c118);
    uint64_t t121; const p256_bit c122 = p256_addw(&t121, t96, t114, c120);
    uint64_t t123; (void)p256_addw(&t123, t116, UINT64_C(0x0), c122);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t124 = t117 << 32;
    const uint64_t t125 = t117 >> 32;
    uint64_t t126; const p256_bit c127 = p256_subw(&t126, t117, t124, 0);
    uint64_t t128; (void)p256_subw(&t128, t117, t125, c127);
    uint64_t t129; const p256_bit c130 = p256_addw(&t129, t119, t124, 0);
    uint64_t t131; const p256_bit c132 = p256_addw(&t131, t121, t125, c130);
    uint64_t t133; const p256_bit c134 = p256_addw(&t133, t123, t126, c132);
    uint64_t t135; (void)p256_addw(&t135, t128, UINT64_C(0x0), c134);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t136 = t129 << 32;
    const uint64_t t137 = t129 >> 32;
    uint64_t t138; const p256_bit c139 = p256_subw(&t138, t129, t136, 0);
    uint64_t t140; (void)p256_subw(&t140, t129, t137, c139);
    uint64_t t141; const p256_bit c142 = p256_addw(&t141, t131, t136, 0);
    uint64_t t143; const p256_bit c144 = p256_addw(&t143, t133, t137, c142);
    uint64_t t145; const p256_bit c146 = p256_addw(&t145, t135, t138, c144);
    uint64_t t147; (void)p256_addw(&t147, t140, UINT64_C(0x0), c146);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t148 = t141 << 32;
    const uint64_t t149 = t141 >> 32;
    uint64_t t150; const p256_bit c151 = p256_subw(&t150, t141, t148, 0);
    uint64_t t152; (void)p256_subw(&t152, t141, t149, c151);
    uint64_t t153; const p256_bit c154 = p256_addw(&t153, t143, t148, 0);
    uint64_t t155; const p256_bit c156 = p256_addw(&t155, t145, t149, c154);
    uint64_t t157; const p256_bit c158 = p256_addw(&t157, t147, t150, c156);
    uint64_t t159; (void)p256_addw(&t159, t152, UINT64_C(0x0), c158);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t160; const p256_bit c161 = p256_subw(&t160, t105, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t162; const p256_bit c163 = p256_subw(&t162, t107, UINT64_C(0xffffffff), c161);
    uint64_t t164; const p256_bit c165 = p256_subw(&t164, t109, UINT64_C(0x0), c163);
    uint64_t t166; (void)p256_subw(&t166, t111, UINT64_C(0xffffffff00000001), c165);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t153, t105, 0);
    uint64_t t169; const p256_bit c170 = p256_addw(&t169, t155, t107, c168);
    uint64_t t171; const p256_bit c172 = p256_addw(&t171, t157, t109, c170);
    uint64_t t173; (void)p256_addw(&t173, t159, t111, c172);
    uint64_t t174; const p256_bit c175 = p256_addw(&t174, t153, t160, 0);
    uint64_t t176; const p256_bit c177 = p256_addw(&t176, t155, t162, c175);
    uint64_t t178; const p256_bit c179 = p256_addw(&t178, t157, t164, c177);
    uint64_t t180; const p256_bit c181 = p256_addw(&t180, t159, t166, c179);
    const uint64_t m0 = p256_maskw(c181);
    const uint64_t t182 = p256_selectw(m0, t174, t167);
    const uint64_t t183 = p256_selectw(m0, t176, t169);
    const uint64_t t184 = p256_selectw(m0, t178, t171);
    const uint64_t t185 = p256_selectw(m0, t180, t173);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t186 = ~t20;
    p256_storew(&r->v[0], t182);
    p256_storew(&r->v[1], t183);
    p256_storew(&r->v[2], t184);
    p256_storew(&r->v[3], t185);
    return -(int)(t186 & 1);
}

/* where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < p.
 * Returns 0, or -1 when refused. */
int p256_fe_from_bytes_le(p256_fe *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c12 = p256_borroww(b_at0, UINT64_C(0xffffffffffffffff), 0);
    const p256_bit c13 = p256_borroww(b_at8, UINT64_C(0xffffffff), c12);
    const p256_bit c14 = p256_borroww(b_at16, UINT64_C(0x0), c13);
    const p256_bit c15 = p256_borroww(b_at24, UINT64_C(0xffffffff00000001), c14);
    const uint64_t t16 = p256_maskw(c15);
    const uint64_t t17 = b_at8 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t18;
    const uint64_t t19 = p256_mulw(&t18, t17, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t20 = b_at0 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t21;
    const uint64_t t22 = p256_mulw(&t21, t20, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t23 = b_at16 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, t23, UINT64_C(0x3));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t26 = b_at24 & t16;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, t26, UINT64_C(0x3));
    uint64_t t29; const p256_bit c30 = p256_addw(&t29, t19, t21, 0);
    uint64_t t31; const p256_bit c32 = p256_addw(&t31, t25, t18, c30);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t28, t24, c32);
    uint64_t t35; (void)p256_addw(&t35, t27, UINT64_C(0x0), c34);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, t20, UINT64_C(0xfffffffbffffffff));
    uint64_t t38;
    const uint64_t t39 = p256_mulw(&t38, t17, UINT64_C(0xfffffffbffffffff));
    uint64_t t40;
    const uint64_t t41 = p256_mulw(&t40, t23, UINT64_C(0xfffffffbffffffff));
    uint64_t t42;
    const uint64_t t43 = p256_mulw(&t42, t26, UINT64_C(0xfffffffbffffffff));
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t29, t37, 0);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t31, t39, c45);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t33, t41, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t35, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t42, UINT64_C(0x0), c51);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t46, t36, 0);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t48, t38, c54);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, t50, t40, c56);
    uint64_t t59; (void)p256_addw(&t59, t52, UINT64_C(0x0), c58);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t60;
    const uint64_t t61 = p256_mulw(&t60, t20, UINT64_C(0xfffffffffffffffe));
    uint64_t t62;
    const uint64_t t63 = p256_mulw(&t62, t17, UINT64_C(0xfffffffffffffffe));
    uint64_t t64;
    const uint64_t t65 = p256_mulw(&t64, t23, UINT64_C(0xfffffffffffffffe));
    uint64_t t66;
    const uint64_t t67 = p256_mulw(&t66, t26, UINT64_C(0xfffffffffffffffe));
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t53, t61, 0);
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t55, t63, c69);
    uint64_t t72; const p256_bit c73 = p256_addw(&t72, t57, t65, c71);
    uint64_t t74; const p256_bit c75 = p256_addw(&t74, t59, t67, c73);
    uint64_t t76; (void)p256_addw(&t76, t66, UINT64_C(0x0), c75);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t70, t60, 0);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t72, t62, c78);
    uint64_t t81; const p256_bit c82 = p256_addw(&t81, t74, t64, c80);
    uint64_t t83; (void)p256_addw(&t83, t76, UINT64_C(0x0), c82);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t84;
    const uint64_t t85 = p256_mulw(&t84, t20, UINT64_C(0x4fffffffd));
    uint64_t t86;
    const uint64_t t87 = p256_mulw(&t86, t17, UINT64_C(0x4fffffffd));
    uint64_t t88;
    const uint64_t t89 = p256_mulw(&t88, t23, UINT64_C(0x4fffffffd));
    uint64_t t90;
    const uint64_t t91 = p256_mulw(&t90, t26, UINT64_C(0x4fffffffd));
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t77, t85, 0);
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t79, t87, c93);
    uint64_t t96; const p256_bit c97 = p256_addw(&t96, t81, t89, c95);
    uint64_t t98; const p256_bit c99 = p256_addw(&t98, t83, t91, c97);
    uint64_t t100; (void)p256_addw(&t100, t90, UINT64_C(0x0), c99);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t94, t84, 0);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t96, t86, c102);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t98, t88, c104);
    uint64_t t107; (void)p256_addw(&t107, t100, UINT64_C(0x0), c106);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t108 = t22 << 32;
    const uint64_t t109 = t22 >> 32;
    uint64_t t110; const p256_bit c111 = p256_subw(&t110, t22, t108, 0);
    uint64_t t112; (void)p256_subw(&t112, t22, t109, c111);
    uint64_t t113; const p256_bit c114 = p256_addw(&t113, t44, t108, 0);
    uint64_t t115; const p256_bit c116 = p256_addw(&t115, t68, t109, c114);
    uint64_t t117; const p256_bit c118 = p256_addw(&t117, t92, t110, c116);
    uint64_t t119; (void)p256_addw(&t119, t112, UINT64_C(0x0), c118);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t120 = t113 << 32;
    const uint64_t t121 = t113 >> 32;
    uint64_t t122; const p256_bit c123 = p256_subw(&t122, t113, t120, 0);
    uint64_t t124; (void)p256_subw(&t124, t113, t121, c123);
    uint64_t t125; const p256_bit c126 = p256_addw(&t125, t115, t120, 0);
    uint64_t t127; const p256_bit c128 = p256_addw(&t127, t117, t121, c126);
    uint64_t t129; const p256_bit c130 = p256_addw(&t129, t119, t122, c128);
    uint64_t t131; (void)p256_addw(&t131, t124, UINT64_C(0x0), c130);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t132 = t125 << 32;
    const uint64_t t133 = t125 >> 32;
    uint64_t t134; const p256_bit c135 = p256_subw(&t134, t125, t132, 0);
    uint64_t t136; (void)p256_subw(&t136, t125, t133, c135);
    uint64_t t137; const p256_bit c138 = p256_addw(&t137, t127, t132, 0);
    uint64_t t139; const p256_bit c140 = p256_addw(&t139, t129, t133, c138);
    uint64_t t141; const p256_bit c142 = p256_addw(&t141, t131, t134, c140);
    uint64_t t143; (void)p256_addw(&t143, t136, UINT64_C(0x0), c142);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 << 32;
    const uint64_t t145 = t137 >> 32;
    uint64_t t146; const p256_bit c147 = p256_subw(&t146, t137, t144, 0);
    uint64_t t148; (void)p256_subw(&t148, t137, t145, c147);
    uint64_t t149; const p256_bit c150 = p256_addw(&t149, t139, t144, 0);
    uint64_t t151; const p256_bit c152 = p256_addw(&t151, t141, t145, c150);
    uint64_t t153; const p256_bit c154 = p256_addw(&t153, t143, t146, c152);
    uint64_t t155; (void)p256_addw(&t155, t148, UINT64_C(0x0), c154);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t156; const p256_bit c157 = p256_subw(&t156, t101, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t158; const p256_bit c159 = p256_subw(&t158, t103, UINT64_C(0xffffffff), c157);
    uint64_t t160; const p256_bit c161 = p256_subw(&t160, t105, UINT64_C(0x0), c159);
    uint64_t t162; (void)p256_subw(&t162, t107, UINT64_C(0xffffffff00000001), c161);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t149, t101, 0);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, t151, t103, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t153, t105, c166);
    uint64_t t169; (void)p256_addw(&t169, t155, t107, c168);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t149, t156, 0);
    uint64_t t172; const p256_bit c173 = p256_addw(&t172, t151, t158, c171);
    uint64_t t174; const p256_bit c175 = p256_addw(&t174, t153, t160, c173);
    uint64_t t176; const p256_bit c177 = p256_addw(&t176, t155, t162, c175);
    const uint64_t m0 = p256_maskw(c177);
    const uint64_t t178 = p256_selectw(m0, t170, t163);
    const uint64_t t179 = p256_selectw(m0, t172, t165);
    const uint64_t t180 = p256_selectw(m0, t174, t167);
    const uint64_t t181 = p256_selectw(m0, t176, t169);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t182 = ~t16;
    p256_storew(&r->v[0], t178);
    p256_storew(&r->v[1], t179);
    p256_storew(&r->v[2], t180);
    p256_storew(&r->v[3], t181);
    return -(int)(t182 & 1);
}

/* b = a; b is big-endian
 * Requires a < p. */
void p256_fe_to_bytes(uint8_t b[32], const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 << 32;
    const uint64_t t6 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t5, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t6, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t5, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t6, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    /* words to bytes */
    const uint64_t t53 = p256_bswapw(t46);
    const uint64_t t54 = p256_bswapw(t48);
    const uint64_t t55 = p256_bswapw(t50);
    const uint64_t t56 = p256_bswapw(t52);
    p256_store8(b + 24, (uint64_t)t53);
    p256_store8(b + 16, (uint64_t)t54);
    p256_store8(b + 8, (uint64_t)t55);
    p256_store8(b + 0, (uint64_t)t56);
}

/* b = a; b is little-endian
 * Requires a < p. */
void p256_fe_to_bytes_le(uint8_t b[32], const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t5 = a0 << 32;
    const uint64_t t6 = a0 >> 32;
    uint64_t t7; const p256_bit c8 = p256_subw(&t7, a0, t5, 0);
    uint64_t t9; (void)p256_subw(&t9, a0, t6, c8);
    uint64_t t10; const p256_bit c11 = p256_addw(&t10, a1, t5, 0);
    uint64_t t12; const p256_bit c13 = p256_addw(&t12, a2, t6, c11);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a3, t7, c13);
    uint64_t t16; (void)p256_addw(&t16, t9, UINT64_C(0x0), c15);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t17 = t10 << 32;
    const uint64_t t18 = t10 >> 32;
    uint64_t t19; const p256_bit c20 = p256_subw(&t19, t10, t17, 0);
    uint64_t t21; (void)p256_subw(&t21, t10, t18, c20);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t12, t17, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t14, t18, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t16, t19, c25);
    uint64_t t28; (void)p256_addw(&t28, t21, UINT64_C(0x0), c27);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 << 32;
    const uint64_t t30 = t22 >> 32;
    uint64_t t31; const p256_bit c32 = p256_subw(&t31, t22, t29, 0);
    uint64_t t33; (void)p256_subw(&t33, t22, t30, c32);
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t29, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t26, t30, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t31, c37);
    uint64_t t40; (void)p256_addw(&t40, t33, UINT64_C(0x0), c39);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t41 = t34 << 32;
    const uint64_t t42 = t34 >> 32;
    uint64_t t43; const p256_bit c44 = p256_subw(&t43, t34, t41, 0);
    uint64_t t45; (void)p256_subw(&t45, t34, t42, c44);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t36, t41, 0);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t38, t42, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t40, t43, c49);
    uint64_t t52; (void)p256_addw(&t52, t45, UINT64_C(0x0), c51);
    p256_store8(b + 0, (uint64_t)t46);
    p256_store8(b + 8, (uint64_t)t48);
    p256_store8(b + 16, (uint64_t)t50);
    p256_store8(b + 24, (uint64_t)t52);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < p, b < p.
 * Ensures r < p. */
void p256_fe_select(p256_fe *r, uint64_t mask, const p256_fe *a, const p256_fe *b)
{
    const uint64_t mask_word = p256_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const p256_bit c9 = p256_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = p256_maskw(c9);
    const uint64_t t10 = p256_selectw(m0, a0, b0);
    const uint64_t t11 = p256_selectw(m0, a1, b1);
    const uint64_t t12 = p256_selectw(m0, a2, b2);
    const uint64_t t13 = p256_selectw(m0, a3, b3);
    p256_storew(&r->v[0], t10);
    p256_storew(&r->v[1], t11);
    p256_storew(&r->v[2], t12);
    p256_storew(&r->v[3], t13);
}

/* a and b change places where mask is all-ones
 * Ensures a < p, b < p. */
void p256_fe_cswap(uint64_t mask, p256_fe *a, p256_fe *b)
{
    const uint64_t mask_word = p256_hidew((uint64_t)mask);
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
    p256_storew(&a->v[0], t17);
    p256_storew(&a->v[1], t18);
    p256_storew(&a->v[2], t19);
    p256_storew(&a->v[3], t20);
    p256_storew(&b->v[0], t21);
    p256_storew(&b->v[1], t22);
    p256_storew(&b->v[2], t23);
    p256_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < p.
 * Returns the mask. */
uint64_t p256_fe_is_zero(const p256_fe *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const p256_bit c9 = p256_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = p256_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
 * Requires a < p, b < p.
 * Returns the mask. */
uint64_t p256_fe_eq(const p256_fe *a, const p256_fe *b)
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
    const uint64_t t10 = a0 ^ b0;
    const uint64_t t11 = a1 ^ b1;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t12 = t10 | t11;
    /* differences of the words */
    const uint64_t t13 = a2 ^ b2;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t14 = t12 | t13;
    /* differences of the words */
    const uint64_t t15 = a3 ^ b3;
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t16 = t14 | t15;
    const p256_bit c17 = p256_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = p256_maskw(c17);
    return t18;
}

#else
typedef int p256_fe_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
