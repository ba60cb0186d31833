/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "secp224k1.h"

#if SECP224K1_WORD_BITS == 64 && !defined(SECP224K1_ASM)
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp224k1_sc_add(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    uint64_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, a0, b0, 0);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a1, b1, c13);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a2, b2, c15);
    uint64_t t18; (void)secp224k1_addw(&t18, a3, b3, c17);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t19; const secp224k1_bit c20 = secp224k1_subw(&t19, t12, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, t14, UINT64_C(0x1dce8d2ec6184), c20);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_subw(&t23, t16, UINT64_C(0x0), c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_subw(&t25, t18, UINT64_C(0x100000000), c24);
    const uint64_t m0 = secp224k1_maskw(c26);
    const uint64_t t27 = secp224k1_selectw(m0, t12, t19);
    const uint64_t t28 = secp224k1_selectw(m0, t14, t21);
    const uint64_t t29 = secp224k1_selectw(m0, t16, t23);
    const uint64_t t30 = secp224k1_selectw(m0, t18, t25);
    secp224k1_storew(&r->v[0], t27);
    secp224k1_storew(&r->v[1], t28);
    secp224k1_storew(&r->v[2], t29);
    secp224k1_storew(&r->v[3], t30);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp224k1_sc_sub(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    uint64_t t12; const secp224k1_bit c13 = secp224k1_subw(&t12, a0, b0, 0);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, a1, b1, c13);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_subw(&t16, a2, b2, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_subw(&t18, a3, b3, c17);
    /* add the modulus where it borrowed */
    const uint64_t t20 = secp224k1_maskw(c19);
    const uint64_t t21 = t20 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t22 = t20 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t23 = t20 & UINT64_C(0x100000000);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t12, t21, 0);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t14, t22, c25);
    uint64_t t28; const secp224k1_bit c29 = secp224k1_addw(&t28, t16, UINT64_C(0x0), c27);
    uint64_t t30; (void)secp224k1_addw(&t30, t18, t23, c29);
    secp224k1_storew(&r->v[0], t24);
    secp224k1_storew(&r->v[1], t26);
    secp224k1_storew(&r->v[2], t28);
    secp224k1_storew(&r->v[3], t30);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp224k1_sc_neg(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t8; const secp224k1_bit c9 = secp224k1_subw(&t8, UINT64_C(0x0), a0, 0);
    uint64_t t10; const secp224k1_bit c11 = secp224k1_subw(&t10, UINT64_C(0x0), a1, c9);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_subw(&t12, UINT64_C(0x0), a2, c11);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_subw(&t14, UINT64_C(0x0), a3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t16 = secp224k1_maskw(c15);
    const uint64_t t17 = t16 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t18 = t16 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t19 = t16 & UINT64_C(0x100000000);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, t8, t17, 0);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, t10, t18, c21);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t12, UINT64_C(0x0), c23);
    uint64_t t26; (void)secp224k1_addw(&t26, t14, t19, c25);
    secp224k1_storew(&r->v[0], t20);
    secp224k1_storew(&r->v[1], t22);
    secp224k1_storew(&r->v[2], t24);
    secp224k1_storew(&r->v[3], t26);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp224k1_sc_dbl(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t8; const secp224k1_bit c9 = secp224k1_addw(&t8, a0, a0, 0);
    uint64_t t10; const secp224k1_bit c11 = secp224k1_addw(&t10, a1, a1, c9);
    uint64_t t12; const secp224k1_bit c13 = secp224k1_addw(&t12, a2, a2, c11);
    uint64_t t14; (void)secp224k1_addw(&t14, a3, a3, c13);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t15; const secp224k1_bit c16 = secp224k1_subw(&t15, t8, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_subw(&t17, t10, UINT64_C(0x1dce8d2ec6184), c16);
    uint64_t t19; const secp224k1_bit c20 = secp224k1_subw(&t19, t12, UINT64_C(0x0), c18);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, t14, UINT64_C(0x100000000), c20);
    const uint64_t m0 = secp224k1_maskw(c22);
    const uint64_t t23 = secp224k1_selectw(m0, t8, t15);
    const uint64_t t24 = secp224k1_selectw(m0, t10, t17);
    const uint64_t t25 = secp224k1_selectw(m0, t12, t19);
    const uint64_t t26 = secp224k1_selectw(m0, t14, t21);
    secp224k1_storew(&r->v[0], t23);
    secp224k1_storew(&r->v[1], t24);
    secp224k1_storew(&r->v[2], t25);
    secp224k1_storew(&r->v[3], t26);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void secp224k1_sc_half(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t9 = a0 & UINT64_C(0x1);
    const uint64_t t10 = UINT64_C(0x0) - t9;
    const uint64_t t11 = t10 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t12 = t10 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t13 = t10 & UINT64_C(0x100000000);
    uint64_t t14; const secp224k1_bit c15 = secp224k1_addw(&t14, a0, t11, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t12, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; (void)secp224k1_addw(&t20, a3, t13, c19);
    /* shift right by one bit */
    const uint64_t t21 = (t16 << 63) | (t14 >> 1);
    const uint64_t t22 = (t18 << 63) | (t16 >> 1);
    const uint64_t t23 = (t20 << 63) | (t18 >> 1);
    const uint64_t t24 = t20 >> 1;
    secp224k1_storew(&r->v[0], t21);
    secp224k1_storew(&r->v[1], t22);
    secp224k1_storew(&r->v[2], t23);
    secp224k1_storew(&r->v[3], t24);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void secp224k1_sc_mul(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
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
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a1, b0);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a0, b0);
    uint64_t t17;
    const uint64_t t18 = secp224k1_mulw(&t17, a2, b0);
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, a3, b0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t14, t15, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t18, t13, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)secp224k1_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, a0, b1);
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, a1, b1);
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, a2, b1);
    uint64_t t34;
    const uint64_t t35 = secp224k1_mulw(&t34, a3, b1);
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t21, t29, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t23, t31, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t25, t33, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t28, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t30, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = secp224k1_mulw(&t52, a0, b2);
    uint64_t t54;
    const uint64_t t55 = secp224k1_mulw(&t54, a1, b2);
    uint64_t t56;
    const uint64_t t57 = secp224k1_mulw(&t56, a2, b2);
    uint64_t t58;
    const uint64_t t59 = secp224k1_mulw(&t58, a3, b2);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t45, t53, 0);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t47, t55, c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t49, t57, c63);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)secp224k1_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t52, 0);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, t54, c70);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)secp224k1_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = secp224k1_mulw(&t76, a0, b3);
    uint64_t t78;
    const uint64_t t79 = secp224k1_mulw(&t78, a1, b3);
    uint64_t t80;
    const uint64_t t81 = secp224k1_mulw(&t80, a2, b3);
    uint64_t t82;
    const uint64_t t83 = secp224k1_mulw(&t82, a3, b3);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t69, t77, 0);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t71, t79, c85);
    uint64_t t88; const secp224k1_bit c89 = secp224k1_addw(&t88, t73, t81, c87);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t75, t83, c89);
    uint64_t t92; (void)secp224k1_addw(&t92, t82, UINT64_C(0x0), c91);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, t76, 0);
    uint64_t t95; const secp224k1_bit c96 = secp224k1_addw(&t95, t88, t78, c94);
    uint64_t t97; const secp224k1_bit c98 = secp224k1_addw(&t97, t90, t80, c96);
    uint64_t t99; (void)secp224k1_addw(&t99, t92, UINT64_C(0x0), c98);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t100 = t16 * UINT64_C(0x43fa520244c1a039);
    uint64_t t101;
    const uint64_t t102 = secp224k1_mulw(&t101, UINT64_C(0xcaf0a971769fb1f7), t100);
    uint64_t t103;
    const uint64_t t104 = secp224k1_mulw(&t103, UINT64_C(0x1dce8d2ec6184), t100);
    const uint64_t t105 = t100 << 32;
    const uint64_t t106 = t100 >> 32;
    const secp224k1_bit c107 = secp224k1_carryw(t16, t102, 0);
    uint64_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t36, t104, c107);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t60, UINT64_C(0x0), c109);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t84, t105, c111);
    uint64_t t114; (void)secp224k1_addw(&t114, t106, UINT64_C(0x0), c113);
    uint64_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t108, t101, 0);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t103, c116);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)secp224k1_addw(&t121, t114, UINT64_C(0x0), c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0x43fa520244c1a039);
    uint64_t t123;
    const uint64_t t124 = secp224k1_mulw(&t123, UINT64_C(0xcaf0a971769fb1f7), t122);
    uint64_t t125;
    const uint64_t t126 = secp224k1_mulw(&t125, UINT64_C(0x1dce8d2ec6184), t122);
    const uint64_t t127 = t122 << 32;
    const uint64_t t128 = t122 >> 32;
    const secp224k1_bit c129 = secp224k1_carryw(t115, t124, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t117, t126, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)secp224k1_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t130, t123, 0);
    uint64_t t139; const secp224k1_bit c140 = secp224k1_addw(&t139, t132, t125, c138);
    uint64_t t141; const secp224k1_bit c142 = secp224k1_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)secp224k1_addw(&t143, t136, UINT64_C(0x0), c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0x43fa520244c1a039);
    uint64_t t145;
    const uint64_t t146 = secp224k1_mulw(&t145, UINT64_C(0xcaf0a971769fb1f7), t144);
    uint64_t t147;
    const uint64_t t148 = secp224k1_mulw(&t147, UINT64_C(0x1dce8d2ec6184), t144);
    const uint64_t t149 = t144 << 32;
    const uint64_t t150 = t144 >> 32;
    const secp224k1_bit c151 = secp224k1_carryw(t137, t146, 0);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t139, t148, c151);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const secp224k1_bit c157 = secp224k1_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)secp224k1_addw(&t158, t150, UINT64_C(0x0), c157);
    uint64_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t152, t145, 0);
    uint64_t t161; const secp224k1_bit c162 = secp224k1_addw(&t161, t154, t147, c160);
    uint64_t t163; const secp224k1_bit c164 = secp224k1_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)secp224k1_addw(&t165, t158, UINT64_C(0x0), c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0x43fa520244c1a039);
    uint64_t t167;
    const uint64_t t168 = secp224k1_mulw(&t167, UINT64_C(0xcaf0a971769fb1f7), t166);
    uint64_t t169;
    const uint64_t t170 = secp224k1_mulw(&t169, UINT64_C(0x1dce8d2ec6184), t166);
    const uint64_t t171 = t166 << 32;
    const uint64_t t172 = t166 >> 32;
    const secp224k1_bit c173 = secp224k1_carryw(t159, t168, 0);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t161, t170, c173);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)secp224k1_addw(&t180, t172, UINT64_C(0x0), c179);
    uint64_t t181; const secp224k1_bit c182 = secp224k1_addw(&t181, t174, t167, 0);
    uint64_t t183; const secp224k1_bit c184 = secp224k1_addw(&t183, t176, t169, c182);
    uint64_t t185; const secp224k1_bit c186 = secp224k1_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)secp224k1_addw(&t187, t180, UINT64_C(0x0), c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t181, t93, 0);
    uint64_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t183, t95, c189);
    uint64_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t185, t97, c191);
    uint64_t t194; (void)secp224k1_addw(&t194, t187, t99, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const secp224k1_bit c196 = secp224k1_subw(&t195, t188, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t197; const secp224k1_bit c198 = secp224k1_subw(&t197, t190, UINT64_C(0x1dce8d2ec6184), c196);
    uint64_t t199; const secp224k1_bit c200 = secp224k1_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const secp224k1_bit c202 = secp224k1_subw(&t201, t194, UINT64_C(0x100000000), c200);
    const uint64_t m0 = secp224k1_maskw(c202);
    const uint64_t t203 = secp224k1_selectw(m0, t188, t195);
    const uint64_t t204 = secp224k1_selectw(m0, t190, t197);
    const uint64_t t205 = secp224k1_selectw(m0, t192, t199);
    const uint64_t t206 = secp224k1_selectw(m0, t194, t201);
    secp224k1_storew(&r->v[0], t203);
    secp224k1_storew(&r->v[1], t204);
    secp224k1_storew(&r->v[2], t205);
    secp224k1_storew(&r->v[3], t206);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void secp224k1_sc_sqr(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, a2, a0);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, a1, a0);
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a3, a0);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_addw(&t15, t10, t11, 0);
    uint64_t t17; const secp224k1_bit c18 = secp224k1_addw(&t17, t14, t9, c16);
    uint64_t t19; (void)secp224k1_addw(&t19, t13, UINT64_C(0x0), c18);
    /* square, products of a[1] with the words above it */
    uint64_t t20;
    const uint64_t t21 = secp224k1_mulw(&t20, a2, a1);
    uint64_t t22;
    const uint64_t t23 = secp224k1_mulw(&t22, a3, a1);
    uint64_t t24; const secp224k1_bit c25 = secp224k1_addw(&t24, t17, t21, 0);
    uint64_t t26; const secp224k1_bit c27 = secp224k1_addw(&t26, t19, t23, c25);
    uint64_t t28; (void)secp224k1_addw(&t28, t22, UINT64_C(0x0), c27);
    uint64_t t29; const secp224k1_bit c30 = secp224k1_addw(&t29, t26, t20, 0);
    uint64_t t31; (void)secp224k1_addw(&t31, t28, UINT64_C(0x0), c30);
    /* square, products of a[2] with the words above it */
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, a3, a2);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t31, t33, 0);
    const uint64_t t36 = secp224k1_bitw(c35);
    const uint64_t t37 = t36 + t32;
    /* square: double the cross products */
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t12, t12, 0);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t15, t15, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t24, t24, c41);
    uint64_t t44; const secp224k1_bit c45 = secp224k1_addw(&t44, t29, t29, c43);
    uint64_t t46; const secp224k1_bit c47 = secp224k1_addw(&t46, t34, t34, c45);
    uint64_t t48; const secp224k1_bit c49 = secp224k1_addw(&t48, t37, t37, c47);
    const uint64_t t50 = secp224k1_bitw(c49);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t51;
    const uint64_t t52 = secp224k1_mulw(&t51, a0, a0);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, a1, a1);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, a2, a2);
    uint64_t t57;
    const uint64_t t58 = secp224k1_mulw(&t57, a3, a3);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t38, t51, 0);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t40, t54, c60);
    uint64_t t63; const secp224k1_bit c64 = secp224k1_addw(&t63, t42, t53, c62);
    uint64_t t65; const secp224k1_bit c66 = secp224k1_addw(&t65, t44, t56, c64);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t46, t55, c66);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t48, t58, c68);
    uint64_t t71; (void)secp224k1_addw(&t71, t50, t57, c70);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t72 = t52 * UINT64_C(0x43fa520244c1a039);
    uint64_t t73;
    const uint64_t t74 = secp224k1_mulw(&t73, UINT64_C(0xcaf0a971769fb1f7), t72);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0x1dce8d2ec6184), t72);
    const uint64_t t77 = t72 << 32;
    const uint64_t t78 = t72 >> 32;
    const secp224k1_bit c79 = secp224k1_carryw(t52, t74, 0);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t59, t76, c79);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t61, UINT64_C(0x0), c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t63, t77, c83);
    uint64_t t86; (void)secp224k1_addw(&t86, t78, UINT64_C(0x0), c85);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t80, t73, 0);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, c88);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, UINT64_C(0x0), c90);
    uint64_t t93; (void)secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t94 = t87 * UINT64_C(0x43fa520244c1a039);
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, UINT64_C(0xcaf0a971769fb1f7), t94);
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, UINT64_C(0x1dce8d2ec6184), t94);
    const uint64_t t99 = t94 << 32;
    const uint64_t t100 = t94 >> 32;
    const secp224k1_bit c101 = secp224k1_carryw(t87, t96, 0);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t89, t98, c101);
    uint64_t t104; const secp224k1_bit c105 = secp224k1_addw(&t104, t91, UINT64_C(0x0), c103);
    uint64_t t106; const secp224k1_bit c107 = secp224k1_addw(&t106, t93, t99, c105);
    uint64_t t108; (void)secp224k1_addw(&t108, t100, UINT64_C(0x0), c107);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t95, 0);
    uint64_t t111; const secp224k1_bit c112 = secp224k1_addw(&t111, t104, t97, c110);
    uint64_t t113; const secp224k1_bit c114 = secp224k1_addw(&t113, t106, UINT64_C(0x0), c112);
    uint64_t t115; (void)secp224k1_addw(&t115, t108, UINT64_C(0x0), c114);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t109 * UINT64_C(0x43fa520244c1a039);
    uint64_t t117;
    const uint64_t t118 = secp224k1_mulw(&t117, UINT64_C(0xcaf0a971769fb1f7), t116);
    uint64_t t119;
    const uint64_t t120 = secp224k1_mulw(&t119, UINT64_C(0x1dce8d2ec6184), t116);
    const uint64_t t121 = t116 << 32;
    const uint64_t t122 = t116 >> 32;
    const secp224k1_bit c123 = secp224k1_carryw(t109, t118, 0);
    uint64_t t124; const secp224k1_bit c125 = secp224k1_addw(&t124, t111, t120, c123);
    uint64_t t126; const secp224k1_bit c127 = secp224k1_addw(&t126, t113, UINT64_C(0x0), c125);
    uint64_t t128; const secp224k1_bit c129 = secp224k1_addw(&t128, t115, t121, c127);
    uint64_t t130; (void)secp224k1_addw(&t130, t122, UINT64_C(0x0), c129);
    uint64_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t124, t117, 0);
    uint64_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t126, t119, c132);
    uint64_t t135; const secp224k1_bit c136 = secp224k1_addw(&t135, t128, UINT64_C(0x0), c134);
    uint64_t t137; (void)secp224k1_addw(&t137, t130, UINT64_C(0x0), c136);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t138 = t131 * UINT64_C(0x43fa520244c1a039);
    uint64_t t139;
    const uint64_t t140 = secp224k1_mulw(&t139, UINT64_C(0xcaf0a971769fb1f7), t138);
    uint64_t t141;
    const uint64_t t142 = secp224k1_mulw(&t141, UINT64_C(0x1dce8d2ec6184), t138);
    const uint64_t t143 = t138 << 32;
    const uint64_t t144 = t138 >> 32;
    const secp224k1_bit c145 = secp224k1_carryw(t131, t140, 0);
    uint64_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t133, t142, c145);
    uint64_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t135, UINT64_C(0x0), c147);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t137, t143, c149);
    uint64_t t152; (void)secp224k1_addw(&t152, t144, UINT64_C(0x0), c151);
    uint64_t t153; const secp224k1_bit c154 = secp224k1_addw(&t153, t146, t139, 0);
    uint64_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t148, t141, c154);
    uint64_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t150, UINT64_C(0x0), c156);
    uint64_t t159; (void)secp224k1_addw(&t159, t152, UINT64_C(0x0), c158);
    /* add the high half; the sum is below 2*p */
    uint64_t t160; const secp224k1_bit c161 = secp224k1_addw(&t160, t153, t65, 0);
    uint64_t t162; const secp224k1_bit c163 = secp224k1_addw(&t162, t155, t67, c161);
    uint64_t t164; const secp224k1_bit c165 = secp224k1_addw(&t164, t157, t69, c163);
    uint64_t t166; (void)secp224k1_addw(&t166, t159, t71, c165);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t167; const secp224k1_bit c168 = secp224k1_subw(&t167, t160, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t169; const secp224k1_bit c170 = secp224k1_subw(&t169, t162, UINT64_C(0x1dce8d2ec6184), c168);
    uint64_t t171; const secp224k1_bit c172 = secp224k1_subw(&t171, t164, UINT64_C(0x0), c170);
    uint64_t t173; const secp224k1_bit c174 = secp224k1_subw(&t173, t166, UINT64_C(0x100000000), c172);
    const uint64_t m0 = secp224k1_maskw(c174);
    const uint64_t t175 = secp224k1_selectw(m0, t160, t167);
    const uint64_t t176 = secp224k1_selectw(m0, t162, t169);
    const uint64_t t177 = secp224k1_selectw(m0, t164, t171);
    const uint64_t t178 = secp224k1_selectw(m0, t166, t173);
    secp224k1_storew(&r->v[0], t175);
    secp224k1_storew(&r->v[1], t176);
    secp224k1_storew(&r->v[2], t177);
    secp224k1_storew(&r->v[3], t178);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void secp224k1_sc_mul_small(secp224k1_sc *r, const secp224k1_sc *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a1, k_word);
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a0, k_word);
    uint64_t t17;
    const uint64_t t18 = secp224k1_mulw(&t17, a2, k_word);
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, a3, k_word);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t14, t15, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t18, t13, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)secp224k1_addw(&t27, t19, UINT64_C(0x0), c26);
    /* q, at most 3 below the quotient of T by the modulus */
    const uint64_t t28 = (t27 << 31) | (t25 >> 33);
    const uint64_t t29 = t28 * UINT64_C(0xffffffff);
    const uint64_t t30 = t29 >> 32;
    const uint64_t t31 = t28 + t30;
    /* T - q * p, below 4*p */
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, UINT64_C(0x1dce8d2ec6184), t31);
    uint64_t t34;
    const uint64_t t35 = secp224k1_mulw(&t34, UINT64_C(0xcaf0a971769fb1f7), t31);
    const uint64_t t36 = t31 << 32;
    const uint64_t t37 = t31 >> 32;
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t33, t34, 0);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, UINT64_C(0x0), t32, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t36, UINT64_C(0x0), c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t37, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_subw(&t45, t16, t35, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_subw(&t47, t21, t38, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_subw(&t49, t23, t40, c48);
    uint64_t t51; const secp224k1_bit c52 = secp224k1_subw(&t51, t25, t42, c50);
    uint64_t t53; (void)secp224k1_subw(&t53, t27, t44, c52);
    /* subtract 2*p where that does not borrow */
    uint64_t t54; const secp224k1_bit c55 = secp224k1_subw(&t54, t45, UINT64_C(0x95e152e2ed3f63ee), 0);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_subw(&t56, t47, UINT64_C(0x3b9d1a5d8c309), c55);
    uint64_t t58; const secp224k1_bit c59 = secp224k1_subw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_subw(&t60, t51, UINT64_C(0x200000000), c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_subw(&t62, t53, UINT64_C(0x0), c61);
    const uint64_t m0 = secp224k1_maskw(c63);
    const uint64_t t64 = secp224k1_selectw(m0, t45, t54);
    const uint64_t t65 = secp224k1_selectw(m0, t47, t56);
    const uint64_t t66 = secp224k1_selectw(m0, t49, t58);
    const uint64_t t67 = secp224k1_selectw(m0, t51, t60);
    const uint64_t t68 = secp224k1_selectw(m0, t53, t62);
    /* subtract 1*p where that does not borrow */
    uint64_t t69; const secp224k1_bit c70 = secp224k1_subw(&t69, t64, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_subw(&t71, t65, UINT64_C(0x1dce8d2ec6184), c70);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_subw(&t73, t66, UINT64_C(0x0), c72);
    uint64_t t75; const secp224k1_bit c76 = secp224k1_subw(&t75, t67, UINT64_C(0x100000000), c74);
    const secp224k1_bit c77 = secp224k1_borroww(t68, UINT64_C(0x0), c76);
    const uint64_t m1 = secp224k1_maskw(c77);
    const uint64_t t78 = secp224k1_selectw(m1, t64, t69);
    const uint64_t t79 = secp224k1_selectw(m1, t65, t71);
    const uint64_t t80 = secp224k1_selectw(m1, t66, t73);
    const uint64_t t81 = secp224k1_selectw(m1, t67, t75);
    secp224k1_storew(&r->v[0], t78);
    secp224k1_storew(&r->v[1], t79);
    secp224k1_storew(&r->v[2], t80);
    secp224k1_storew(&r->v[3], t81);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void secp224k1_sc_to_mont(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t13;
    const uint64_t t14 = secp224k1_mulw(&t13, a1, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t15;
    const uint64_t t16 = secp224k1_mulw(&t15, a0, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t17;
    const uint64_t t18 = secp224k1_mulw(&t17, a2, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t19;
    const uint64_t t20 = secp224k1_mulw(&t19, a3, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, t14, t15, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t18, t13, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t20, t17, c24);
    uint64_t t27; (void)secp224k1_addw(&t27, t19, UINT64_C(0x0), c26);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, a0, UINT64_C(0x8be0320816f60af5));
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, a1, UINT64_C(0x8be0320816f60af5));
    uint64_t t32;
    const uint64_t t33 = secp224k1_mulw(&t32, a2, UINT64_C(0x8be0320816f60af5));
    uint64_t t34;
    const uint64_t t35 = secp224k1_mulw(&t34, a3, UINT64_C(0x8be0320816f60af5));
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t21, t29, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t23, t31, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t25, t33, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t27, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t34, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t28, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t30, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, t32, c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t52;
    const uint64_t t53 = secp224k1_mulw(&t52, a0, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t54;
    const uint64_t t55 = secp224k1_mulw(&t54, a1, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t56;
    const uint64_t t57 = secp224k1_mulw(&t56, a2, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t58;
    const uint64_t t59 = secp224k1_mulw(&t58, a3, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t45, t53, 0);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t47, t55, c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t49, t57, c63);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t51, t59, c65);
    uint64_t t68; (void)secp224k1_addw(&t68, t58, UINT64_C(0x0), c67);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t52, 0);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, t54, c70);
    uint64_t t73; const secp224k1_bit c74 = secp224k1_addw(&t73, t66, t56, c72);
    uint64_t t75; (void)secp224k1_addw(&t75, t68, UINT64_C(0x0), c74);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t76;
    const uint64_t t77 = secp224k1_mulw(&t76, a0, UINT64_C(0x993ff72b));
    uint64_t t78;
    const uint64_t t79 = secp224k1_mulw(&t78, a1, UINT64_C(0x993ff72b));
    uint64_t t80;
    const uint64_t t81 = secp224k1_mulw(&t80, a2, UINT64_C(0x993ff72b));
    uint64_t t82;
    const uint64_t t83 = secp224k1_mulw(&t82, a3, UINT64_C(0x993ff72b));
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t69, t77, 0);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t71, t79, c85);
    uint64_t t88; const secp224k1_bit c89 = secp224k1_addw(&t88, t73, t81, c87);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t75, t83, c89);
    uint64_t t92; (void)secp224k1_addw(&t92, t82, UINT64_C(0x0), c91);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, t76, 0);
    uint64_t t95; const secp224k1_bit c96 = secp224k1_addw(&t95, t88, t78, c94);
    uint64_t t97; const secp224k1_bit c98 = secp224k1_addw(&t97, t90, t80, c96);
    uint64_t t99; (void)secp224k1_addw(&t99, t92, UINT64_C(0x0), c98);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t100 = t16 * UINT64_C(0x43fa520244c1a039);
    uint64_t t101;
    const uint64_t t102 = secp224k1_mulw(&t101, UINT64_C(0xcaf0a971769fb1f7), t100);
    uint64_t t103;
    const uint64_t t104 = secp224k1_mulw(&t103, UINT64_C(0x1dce8d2ec6184), t100);
    const uint64_t t105 = t100 << 32;
    const uint64_t t106 = t100 >> 32;
    const secp224k1_bit c107 = secp224k1_carryw(t16, t102, 0);
    uint64_t t108; const secp224k1_bit c109 = secp224k1_addw(&t108, t36, t104, c107);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t60, UINT64_C(0x0), c109);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t84, t105, c111);
    uint64_t t114; (void)secp224k1_addw(&t114, t106, UINT64_C(0x0), c113);
    uint64_t t115; const secp224k1_bit c116 = secp224k1_addw(&t115, t108, t101, 0);
    uint64_t t117; const secp224k1_bit c118 = secp224k1_addw(&t117, t110, t103, c116);
    uint64_t t119; const secp224k1_bit c120 = secp224k1_addw(&t119, t112, UINT64_C(0x0), c118);
    uint64_t t121; (void)secp224k1_addw(&t121, t114, UINT64_C(0x0), c120);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t122 = t115 * UINT64_C(0x43fa520244c1a039);
    uint64_t t123;
    const uint64_t t124 = secp224k1_mulw(&t123, UINT64_C(0xcaf0a971769fb1f7), t122);
    uint64_t t125;
    const uint64_t t126 = secp224k1_mulw(&t125, UINT64_C(0x1dce8d2ec6184), t122);
    const uint64_t t127 = t122 << 32;
    const uint64_t t128 = t122 >> 32;
    const secp224k1_bit c129 = secp224k1_carryw(t115, t124, 0);
    uint64_t t130; const secp224k1_bit c131 = secp224k1_addw(&t130, t117, t126, c129);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t119, UINT64_C(0x0), c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t121, t127, c133);
    uint64_t t136; (void)secp224k1_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const secp224k1_bit c138 = secp224k1_addw(&t137, t130, t123, 0);
    uint64_t t139; const secp224k1_bit c140 = secp224k1_addw(&t139, t132, t125, c138);
    uint64_t t141; const secp224k1_bit c142 = secp224k1_addw(&t141, t134, UINT64_C(0x0), c140);
    uint64_t t143; (void)secp224k1_addw(&t143, t136, UINT64_C(0x0), c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0x43fa520244c1a039);
    uint64_t t145;
    const uint64_t t146 = secp224k1_mulw(&t145, UINT64_C(0xcaf0a971769fb1f7), t144);
    uint64_t t147;
    const uint64_t t148 = secp224k1_mulw(&t147, UINT64_C(0x1dce8d2ec6184), t144);
    const uint64_t t149 = t144 << 32;
    const uint64_t t150 = t144 >> 32;
    const secp224k1_bit c151 = secp224k1_carryw(t137, t146, 0);
    uint64_t t152; const secp224k1_bit c153 = secp224k1_addw(&t152, t139, t148, c151);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t141, UINT64_C(0x0), c153);
    uint64_t t156; const secp224k1_bit c157 = secp224k1_addw(&t156, t143, t149, c155);
    uint64_t t158; (void)secp224k1_addw(&t158, t150, UINT64_C(0x0), c157);
    uint64_t t159; const secp224k1_bit c160 = secp224k1_addw(&t159, t152, t145, 0);
    uint64_t t161; const secp224k1_bit c162 = secp224k1_addw(&t161, t154, t147, c160);
    uint64_t t163; const secp224k1_bit c164 = secp224k1_addw(&t163, t156, UINT64_C(0x0), c162);
    uint64_t t165; (void)secp224k1_addw(&t165, t158, UINT64_C(0x0), c164);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t166 = t159 * UINT64_C(0x43fa520244c1a039);
    uint64_t t167;
    const uint64_t t168 = secp224k1_mulw(&t167, UINT64_C(0xcaf0a971769fb1f7), t166);
    uint64_t t169;
    const uint64_t t170 = secp224k1_mulw(&t169, UINT64_C(0x1dce8d2ec6184), t166);
    const uint64_t t171 = t166 << 32;
    const uint64_t t172 = t166 >> 32;
    const secp224k1_bit c173 = secp224k1_carryw(t159, t168, 0);
    uint64_t t174; const secp224k1_bit c175 = secp224k1_addw(&t174, t161, t170, c173);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t163, UINT64_C(0x0), c175);
    uint64_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t165, t171, c177);
    uint64_t t180; (void)secp224k1_addw(&t180, t172, UINT64_C(0x0), c179);
    uint64_t t181; const secp224k1_bit c182 = secp224k1_addw(&t181, t174, t167, 0);
    uint64_t t183; const secp224k1_bit c184 = secp224k1_addw(&t183, t176, t169, c182);
    uint64_t t185; const secp224k1_bit c186 = secp224k1_addw(&t185, t178, UINT64_C(0x0), c184);
    uint64_t t187; (void)secp224k1_addw(&t187, t180, UINT64_C(0x0), c186);
    /* add the high half; the sum is below 2*p */
    uint64_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t181, t93, 0);
    uint64_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t183, t95, c189);
    uint64_t t192; const secp224k1_bit c193 = secp224k1_addw(&t192, t185, t97, c191);
    uint64_t t194; (void)secp224k1_addw(&t194, t187, t99, c193);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t195; const secp224k1_bit c196 = secp224k1_subw(&t195, t188, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t197; const secp224k1_bit c198 = secp224k1_subw(&t197, t190, UINT64_C(0x1dce8d2ec6184), c196);
    uint64_t t199; const secp224k1_bit c200 = secp224k1_subw(&t199, t192, UINT64_C(0x0), c198);
    uint64_t t201; const secp224k1_bit c202 = secp224k1_subw(&t201, t194, UINT64_C(0x100000000), c200);
    const uint64_t m0 = secp224k1_maskw(c202);
    const uint64_t t203 = secp224k1_selectw(m0, t188, t195);
    const uint64_t t204 = secp224k1_selectw(m0, t190, t197);
    const uint64_t t205 = secp224k1_selectw(m0, t192, t199);
    const uint64_t t206 = secp224k1_selectw(m0, t194, t201);
    secp224k1_storew(&r->v[0], t203);
    secp224k1_storew(&r->v[1], t204);
    secp224k1_storew(&r->v[2], t205);
    secp224k1_storew(&r->v[3], t206);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U + m*p, by multiplications */
void secp224k1_sc_from_mont(secp224k1_sc *r, const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, UINT64_C(0xcaf0a971769fb1f7), t8);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, UINT64_C(0x1dce8d2ec6184), t8);
    const uint64_t t13 = t8 << 32;
    const uint64_t t14 = t8 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t10, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t12, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t9, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t11, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, UINT64_C(0x0), c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, UINT64_C(0x0), c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, UINT64_C(0x0), c94);
    secp224k1_storew(&r->v[0], t89);
    secp224k1_storew(&r->v[1], t91);
    secp224k1_storew(&r->v[2], t93);
    secp224k1_storew(&r->v[3], t95);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp224k1_sc_from_bytes(secp224k1_sc *r, const uint8_t b[29])
{
    const uint64_t b_at21 = (uint64_t)secp224k1_load8(b + 21);
    const uint64_t b_at13 = (uint64_t)secp224k1_load8(b + 13);
    const uint64_t b_at5 = (uint64_t)secp224k1_load8(b + 5);
    const uint64_t b_at1 = (uint64_t)secp224k1_load4(b + 1);
    const uint64_t b_at0 = (uint64_t)secp224k1_load1(b + 0);
    /* bytes to words */
    const uint64_t t14 = secp224k1_bswapw(b_at1);
    const uint64_t t15 = t14 >> 32;
    const uint64_t t16 = b_at0 << 32;
    const uint64_t t17 = t15 | t16;
    const uint64_t t18 = secp224k1_bswapw(b_at21);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c19 = secp224k1_borroww(t18, UINT64_C(0xcaf0a971769fb1f7), 0);
    /* bytes to words */
    const uint64_t t20 = secp224k1_bswapw(b_at13);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c21 = secp224k1_borroww(t20, UINT64_C(0x1dce8d2ec6184), c19);
    /* bytes to words */
    const uint64_t t22 = secp224k1_bswapw(b_at5);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c23 = secp224k1_borroww(t22, UINT64_C(0x0), c21);
    const secp224k1_bit c24 = secp224k1_borroww(t17, UINT64_C(0x100000000), c23);
    const uint64_t t25 = secp224k1_maskw(c24);
    const uint64_t t26 = t20 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = secp224k1_mulw(&t27, t26, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t29 = t18 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t30;
    const uint64_t t31 = secp224k1_mulw(&t30, t29, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t32 = t22 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, t32, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t35 = t17 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t36;
    const uint64_t t37 = secp224k1_mulw(&t36, t35, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t28, t30, 0);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t34, t27, c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t37, t33, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t36, UINT64_C(0x0), c43);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t45;
    const uint64_t t46 = secp224k1_mulw(&t45, t29, UINT64_C(0x8be0320816f60af5));
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, t26, UINT64_C(0x8be0320816f60af5));
    uint64_t t49;
    const uint64_t t50 = secp224k1_mulw(&t49, t32, UINT64_C(0x8be0320816f60af5));
    uint64_t t51;
    const uint64_t t52 = secp224k1_mulw(&t51, t35, UINT64_C(0x8be0320816f60af5));
    uint64_t t53; const secp224k1_bit c54 = secp224k1_addw(&t53, t38, t46, 0);
    uint64_t t55; const secp224k1_bit c56 = secp224k1_addw(&t55, t40, t48, c54);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t42, t50, c56);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t44, t52, c58);
    uint64_t t61; (void)secp224k1_addw(&t61, t51, UINT64_C(0x0), c60);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t55, t45, 0);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t57, t47, c63);
    uint64_t t66; const secp224k1_bit c67 = secp224k1_addw(&t66, t59, t49, c65);
    uint64_t t68; (void)secp224k1_addw(&t68, t61, UINT64_C(0x0), c67);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t69;
    const uint64_t t70 = secp224k1_mulw(&t69, t29, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t71;
    const uint64_t t72 = secp224k1_mulw(&t71, t26, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t73;
    const uint64_t t74 = secp224k1_mulw(&t73, t32, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, t35, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t77; const secp224k1_bit c78 = secp224k1_addw(&t77, t62, t70, 0);
    uint64_t t79; const secp224k1_bit c80 = secp224k1_addw(&t79, t64, t72, c78);
    uint64_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t66, t74, c80);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t68, t76, c82);
    uint64_t t85; (void)secp224k1_addw(&t85, t75, UINT64_C(0x0), c84);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t79, t69, 0);
    uint64_t t88; const secp224k1_bit c89 = secp224k1_addw(&t88, t81, t71, c87);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t83, t73, c89);
    uint64_t t92; (void)secp224k1_addw(&t92, t85, UINT64_C(0x0), c91);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t93;
    const uint64_t t94 = secp224k1_mulw(&t93, t29, UINT64_C(0x993ff72b));
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, t26, UINT64_C(0x993ff72b));
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, t32, UINT64_C(0x993ff72b));
    uint64_t t99;
    const uint64_t t100 = secp224k1_mulw(&t99, t35, UINT64_C(0x993ff72b));
    uint64_t t101; const secp224k1_bit c102 = secp224k1_addw(&t101, t86, t94, 0);
    uint64_t t103; const secp224k1_bit c104 = secp224k1_addw(&t103, t88, t96, c102);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t90, t98, c104);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t92, t100, c106);
    uint64_t t109; (void)secp224k1_addw(&t109, t99, UINT64_C(0x0), c108);
    uint64_t t110; const secp224k1_bit c111 = secp224k1_addw(&t110, t103, t93, 0);
    uint64_t t112; const secp224k1_bit c113 = secp224k1_addw(&t112, t105, t95, c111);
    uint64_t t114; const secp224k1_bit c115 = secp224k1_addw(&t114, t107, t97, c113);
    uint64_t t116; (void)secp224k1_addw(&t116, t109, UINT64_C(0x0), c115);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t117 = t31 * UINT64_C(0x43fa520244c1a039);
    uint64_t t118;
    const uint64_t t119 = secp224k1_mulw(&t118, UINT64_C(0xcaf0a971769fb1f7), t117);
    uint64_t t120;
    const uint64_t t121 = secp224k1_mulw(&t120, UINT64_C(0x1dce8d2ec6184), t117);
    const uint64_t t122 = t117 << 32;
    const uint64_t t123 = t117 >> 32;
    const secp224k1_bit c124 = secp224k1_carryw(t31, t119, 0);
    uint64_t t125; const secp224k1_bit c126 = secp224k1_addw(&t125, t53, t121, c124);
    uint64_t t127; const secp224k1_bit c128 = secp224k1_addw(&t127, t77, UINT64_C(0x0), c126);
    uint64_t t129; const secp224k1_bit c130 = secp224k1_addw(&t129, t101, t122, c128);
    uint64_t t131; (void)secp224k1_addw(&t131, t123, UINT64_C(0x0), c130);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_addw(&t132, t125, t118, 0);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_addw(&t134, t127, t120, c133);
    uint64_t t136; const secp224k1_bit c137 = secp224k1_addw(&t136, t129, UINT64_C(0x0), c135);
    uint64_t t138; (void)secp224k1_addw(&t138, t131, UINT64_C(0x0), c137);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t139 = t132 * UINT64_C(0x43fa520244c1a039);
    uint64_t t140;
    const uint64_t t141 = secp224k1_mulw(&t140, UINT64_C(0xcaf0a971769fb1f7), t139);
    uint64_t t142;
    const uint64_t t143 = secp224k1_mulw(&t142, UINT64_C(0x1dce8d2ec6184), t139);
    const uint64_t t144 = t139 << 32;
    const uint64_t t145 = t139 >> 32;
    const secp224k1_bit c146 = secp224k1_carryw(t132, t141, 0);
    uint64_t t147; const secp224k1_bit c148 = secp224k1_addw(&t147, t134, t143, c146);
    uint64_t t149; const secp224k1_bit c150 = secp224k1_addw(&t149, t136, UINT64_C(0x0), c148);
    uint64_t t151; const secp224k1_bit c152 = secp224k1_addw(&t151, t138, t144, c150);
    uint64_t t153; (void)secp224k1_addw(&t153, t145, UINT64_C(0x0), c152);
    uint64_t t154; const secp224k1_bit c155 = secp224k1_addw(&t154, t147, t140, 0);
    uint64_t t156; const secp224k1_bit c157 = secp224k1_addw(&t156, t149, t142, c155);
    uint64_t t158; const secp224k1_bit c159 = secp224k1_addw(&t158, t151, UINT64_C(0x0), c157);
    uint64_t t160; (void)secp224k1_addw(&t160, t153, UINT64_C(0x0), c159);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t161 = t154 * UINT64_C(0x43fa520244c1a039);
    uint64_t t162;
    const uint64_t t163 = secp224k1_mulw(&t162, UINT64_C(0xcaf0a971769fb1f7), t161);
    uint64_t t164;
    const uint64_t t165 = secp224k1_mulw(&t164, UINT64_C(0x1dce8d2ec6184), t161);
    const uint64_t t166 = t161 << 32;
    const uint64_t t167 = t161 >> 32;
    const secp224k1_bit c168 = secp224k1_carryw(t154, t163, 0);
    uint64_t t169; const secp224k1_bit c170 = secp224k1_addw(&t169, t156, t165, c168);
    uint64_t t171; const secp224k1_bit c172 = secp224k1_addw(&t171, t158, UINT64_C(0x0), c170);
    uint64_t t173; const secp224k1_bit c174 = secp224k1_addw(&t173, t160, t166, c172);
    uint64_t t175; (void)secp224k1_addw(&t175, t167, UINT64_C(0x0), c174);
    uint64_t t176; const secp224k1_bit c177 = secp224k1_addw(&t176, t169, t162, 0);
    uint64_t t178; const secp224k1_bit c179 = secp224k1_addw(&t178, t171, t164, c177);
    uint64_t t180; const secp224k1_bit c181 = secp224k1_addw(&t180, t173, UINT64_C(0x0), c179);
    uint64_t t182; (void)secp224k1_addw(&t182, t175, UINT64_C(0x0), c181);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t183 = t176 * UINT64_C(0x43fa520244c1a039);
    uint64_t t184;
    const uint64_t t185 = secp224k1_mulw(&t184, UINT64_C(0xcaf0a971769fb1f7), t183);
    uint64_t t186;
    const uint64_t t187 = secp224k1_mulw(&t186, UINT64_C(0x1dce8d2ec6184), t183);
    const uint64_t t188 = t183 << 32;
    const uint64_t t189 = t183 >> 32;
    const secp224k1_bit c190 = secp224k1_carryw(t176, t185, 0);
    uint64_t t191; const secp224k1_bit c192 = secp224k1_addw(&t191, t178, t187, c190);
    uint64_t t193; const secp224k1_bit c194 = secp224k1_addw(&t193, t180, UINT64_C(0x0), c192);
    uint64_t t195; const secp224k1_bit c196 = secp224k1_addw(&t195, t182, t188, c194);
    uint64_t t197; (void)secp224k1_addw(&t197, t189, UINT64_C(0x0), c196);
    uint64_t t198; const secp224k1_bit c199 = secp224k1_addw(&t198, t191, t184, 0);
    uint64_t t200; const secp224k1_bit c201 = secp224k1_addw(&t200, t193, t186, c199);
    uint64_t t202; const secp224k1_bit c203 = secp224k1_addw(&t202, t195, UINT64_C(0x0), c201);
    uint64_t t204; (void)secp224k1_addw(&t204, t197, UINT64_C(0x0), c203);
    /* add the high half; the sum is below 2*p */
    uint64_t t205; const secp224k1_bit c206 = secp224k1_addw(&t205, t198, t110, 0);
    uint64_t t207; const secp224k1_bit c208 = secp224k1_addw(&t207, t200, t112, c206);
    uint64_t t209; const secp224k1_bit c210 = secp224k1_addw(&t209, t202, t114, c208);
    uint64_t t211; (void)secp224k1_addw(&t211, t204, t116, c210);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t212; const secp224k1_bit c213 = secp224k1_subw(&t212, t205, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t214; const secp224k1_bit c215 = secp224k1_subw(&t214, t207, UINT64_C(0x1dce8d2ec6184), c213);
    uint64_t t216; const secp224k1_bit c217 = secp224k1_subw(&t216, t209, UINT64_C(0x0), c215);
    uint64_t t218; const secp224k1_bit c219 = secp224k1_subw(&t218, t211, UINT64_C(0x100000000), c217);
    const uint64_t m0 = secp224k1_maskw(c219);
    const uint64_t t220 = secp224k1_selectw(m0, t205, t212);
    const uint64_t t221 = secp224k1_selectw(m0, t207, t214);
    const uint64_t t222 = secp224k1_selectw(m0, t209, t216);
    const uint64_t t223 = secp224k1_selectw(m0, t211, t218);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t224 = ~t25;
    secp224k1_storew(&r->v[0], t220);
    secp224k1_storew(&r->v[1], t221);
    secp224k1_storew(&r->v[2], t222);
    secp224k1_storew(&r->v[3], t223);
    return -(int)(t224 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int secp224k1_sc_from_bytes_le(secp224k1_sc *r, const uint8_t b[29])
{
    const uint64_t b_at0 = (uint64_t)secp224k1_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)secp224k1_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)secp224k1_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)secp224k1_load4(b + 24);
    const uint64_t b_at28 = (uint64_t)secp224k1_load1(b + 28);
    /* bytes to words */
    const uint64_t t14 = b_at28 << 32;
    const uint64_t t15 = b_at24 | t14;
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const secp224k1_bit c16 = secp224k1_borroww(b_at0, UINT64_C(0xcaf0a971769fb1f7), 0);
    const secp224k1_bit c17 = secp224k1_borroww(b_at8, UINT64_C(0x1dce8d2ec6184), c16);
    const secp224k1_bit c18 = secp224k1_borroww(b_at16, UINT64_C(0x0), c17);
    const secp224k1_bit c19 = secp224k1_borroww(t15, UINT64_C(0x100000000), c18);
    const uint64_t t20 = secp224k1_maskw(c19);
    const uint64_t t21 = b_at8 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t22;
    const uint64_t t23 = secp224k1_mulw(&t22, t21, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t24 = b_at0 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t25;
    const uint64_t t26 = secp224k1_mulw(&t25, t24, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t27 = b_at16 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t28;
    const uint64_t t29 = secp224k1_mulw(&t28, t27, UINT64_C(0x34ce24fbec9feaa0));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t30 = t15 & t20;
    /* product, row 0: a * b[0] */
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, t30, UINT64_C(0x34ce24fbec9feaa0));
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t23, t25, 0);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t29, t22, c34);
    uint64_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t32, t28, c36);
    uint64_t t39; (void)secp224k1_addw(&t39, t31, UINT64_C(0x0), c38);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t40;
    const uint64_t t41 = secp224k1_mulw(&t40, t24, UINT64_C(0x8be0320816f60af5));
    uint64_t t42;
    const uint64_t t43 = secp224k1_mulw(&t42, t21, UINT64_C(0x8be0320816f60af5));
    uint64_t t44;
    const uint64_t t45 = secp224k1_mulw(&t44, t27, UINT64_C(0x8be0320816f60af5));
    uint64_t t46;
    const uint64_t t47 = secp224k1_mulw(&t46, t30, UINT64_C(0x8be0320816f60af5));
    uint64_t t48; const secp224k1_bit c49 = secp224k1_addw(&t48, t33, t41, 0);
    uint64_t t50; const secp224k1_bit c51 = secp224k1_addw(&t50, t35, t43, c49);
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t37, t45, c51);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t39, t47, c53);
    uint64_t t56; (void)secp224k1_addw(&t56, t46, UINT64_C(0x0), c55);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t50, t40, 0);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t52, t42, c58);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)secp224k1_addw(&t63, t56, UINT64_C(0x0), c62);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t64;
    const uint64_t t65 = secp224k1_mulw(&t64, t24, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t66;
    const uint64_t t67 = secp224k1_mulw(&t66, t21, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t68;
    const uint64_t t69 = secp224k1_mulw(&t68, t27, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t70;
    const uint64_t t71 = secp224k1_mulw(&t70, t30, UINT64_C(0xb882bd88bbff32e4));
    uint64_t t72; const secp224k1_bit c73 = secp224k1_addw(&t72, t57, t65, 0);
    uint64_t t74; const secp224k1_bit c75 = secp224k1_addw(&t74, t59, t67, c73);
    uint64_t t76; const secp224k1_bit c77 = secp224k1_addw(&t76, t61, t69, c75);
    uint64_t t78; const secp224k1_bit c79 = secp224k1_addw(&t78, t63, t71, c77);
    uint64_t t80; (void)secp224k1_addw(&t80, t70, UINT64_C(0x0), c79);
    uint64_t t81; const secp224k1_bit c82 = secp224k1_addw(&t81, t74, t64, 0);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t76, t66, c82);
    uint64_t t85; const secp224k1_bit c86 = secp224k1_addw(&t85, t78, t68, c84);
    uint64_t t87; (void)secp224k1_addw(&t87, t80, UINT64_C(0x0), c86);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t88;
    const uint64_t t89 = secp224k1_mulw(&t88, t24, UINT64_C(0x993ff72b));
    uint64_t t90;
    const uint64_t t91 = secp224k1_mulw(&t90, t21, UINT64_C(0x993ff72b));
    uint64_t t92;
    const uint64_t t93 = secp224k1_mulw(&t92, t27, UINT64_C(0x993ff72b));
    uint64_t t94;
    const uint64_t t95 = secp224k1_mulw(&t94, t30, UINT64_C(0x993ff72b));
    uint64_t t96; const secp224k1_bit c97 = secp224k1_addw(&t96, t81, t89, 0);
    uint64_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t83, t91, c97);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t85, t93, c99);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)secp224k1_addw(&t104, t94, UINT64_C(0x0), c103);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t98, t88, 0);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t100, t90, c106);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t92, c108);
    uint64_t t111; (void)secp224k1_addw(&t111, t104, UINT64_C(0x0), c110);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t112 = t26 * UINT64_C(0x43fa520244c1a039);
    uint64_t t113;
    const uint64_t t114 = secp224k1_mulw(&t113, UINT64_C(0xcaf0a971769fb1f7), t112);
    uint64_t t115;
    const uint64_t t116 = secp224k1_mulw(&t115, UINT64_C(0x1dce8d2ec6184), t112);
    const uint64_t t117 = t112 << 32;
    const uint64_t t118 = t112 >> 32;
    const secp224k1_bit c119 = secp224k1_carryw(t26, t114, 0);
    uint64_t t120; const secp224k1_bit c121 = secp224k1_addw(&t120, t48, t116, c119);
    uint64_t t122; const secp224k1_bit c123 = secp224k1_addw(&t122, t72, UINT64_C(0x0), c121);
    uint64_t t124; const secp224k1_bit c125 = secp224k1_addw(&t124, t96, t117, c123);
    uint64_t t126; (void)secp224k1_addw(&t126, t118, UINT64_C(0x0), c125);
    uint64_t t127; const secp224k1_bit c128 = secp224k1_addw(&t127, t120, t113, 0);
    uint64_t t129; const secp224k1_bit c130 = secp224k1_addw(&t129, t122, t115, c128);
    uint64_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t124, UINT64_C(0x0), c130);
    uint64_t t133; (void)secp224k1_addw(&t133, t126, UINT64_C(0x0), c132);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t134 = t127 * UINT64_C(0x43fa520244c1a039);
    uint64_t t135;
    const uint64_t t136 = secp224k1_mulw(&t135, UINT64_C(0xcaf0a971769fb1f7), t134);
    uint64_t t137;
    const uint64_t t138 = secp224k1_mulw(&t137, UINT64_C(0x1dce8d2ec6184), t134);
    const uint64_t t139 = t134 << 32;
    const uint64_t t140 = t134 >> 32;
    const secp224k1_bit c141 = secp224k1_carryw(t127, t136, 0);
    uint64_t t142; const secp224k1_bit c143 = secp224k1_addw(&t142, t129, t138, c141);
    uint64_t t144; const secp224k1_bit c145 = secp224k1_addw(&t144, t131, UINT64_C(0x0), c143);
    uint64_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t133, t139, c145);
    uint64_t t148; (void)secp224k1_addw(&t148, t140, UINT64_C(0x0), c147);
    uint64_t t149; const secp224k1_bit c150 = secp224k1_addw(&t149, t142, t135, 0);
    uint64_t t151; const secp224k1_bit c152 = secp224k1_addw(&t151, t144, t137, c150);
    uint64_t t153; const secp224k1_bit c154 = secp224k1_addw(&t153, t146, UINT64_C(0x0), c152);
    uint64_t t155; (void)secp224k1_addw(&t155, t148, UINT64_C(0x0), c154);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t156 = t149 * UINT64_C(0x43fa520244c1a039);
    uint64_t t157;
    const uint64_t t158 = secp224k1_mulw(&t157, UINT64_C(0xcaf0a971769fb1f7), t156);
    uint64_t t159;
    const uint64_t t160 = secp224k1_mulw(&t159, UINT64_C(0x1dce8d2ec6184), t156);
    const uint64_t t161 = t156 << 32;
    const uint64_t t162 = t156 >> 32;
    const secp224k1_bit c163 = secp224k1_carryw(t149, t158, 0);
    uint64_t t164; const secp224k1_bit c165 = secp224k1_addw(&t164, t151, t160, c163);
    uint64_t t166; const secp224k1_bit c167 = secp224k1_addw(&t166, t153, UINT64_C(0x0), c165);
    uint64_t t168; const secp224k1_bit c169 = secp224k1_addw(&t168, t155, t161, c167);
    uint64_t t170; (void)secp224k1_addw(&t170, t162, UINT64_C(0x0), c169);
    uint64_t t171; const secp224k1_bit c172 = secp224k1_addw(&t171, t164, t157, 0);
    uint64_t t173; const secp224k1_bit c174 = secp224k1_addw(&t173, t166, t159, c172);
    uint64_t t175; const secp224k1_bit c176 = secp224k1_addw(&t175, t168, UINT64_C(0x0), c174);
    uint64_t t177; (void)secp224k1_addw(&t177, t170, UINT64_C(0x0), c176);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t178 = t171 * UINT64_C(0x43fa520244c1a039);
    uint64_t t179;
    const uint64_t t180 = secp224k1_mulw(&t179, UINT64_C(0xcaf0a971769fb1f7), t178);
    uint64_t t181;
    const uint64_t t182 = secp224k1_mulw(&t181, UINT64_C(0x1dce8d2ec6184), t178);
    const uint64_t t183 = t178 << 32;
    const uint64_t t184 = t178 >> 32;
    const secp224k1_bit c185 = secp224k1_carryw(t171, t180, 0);
    uint64_t t186; const secp224k1_bit c187 = secp224k1_addw(&t186, t173, t182, c185);
    uint64_t t188; const secp224k1_bit c189 = secp224k1_addw(&t188, t175, UINT64_C(0x0), c187);
    uint64_t t190; const secp224k1_bit c191 = secp224k1_addw(&t190, t177, t183, c189);
    uint64_t t192; (void)secp224k1_addw(&t192, t184, UINT64_C(0x0), c191);
    uint64_t t193; const secp224k1_bit c194 = secp224k1_addw(&t193, t186, t179, 0);
    uint64_t t195; const secp224k1_bit c196 = secp224k1_addw(&t195, t188, t181, c194);
    uint64_t t197; const secp224k1_bit c198 = secp224k1_addw(&t197, t190, UINT64_C(0x0), c196);
    uint64_t t199; (void)secp224k1_addw(&t199, t192, UINT64_C(0x0), c198);
    /* add the high half; the sum is below 2*p */
    uint64_t t200; const secp224k1_bit c201 = secp224k1_addw(&t200, t193, t105, 0);
    uint64_t t202; const secp224k1_bit c203 = secp224k1_addw(&t202, t195, t107, c201);
    uint64_t t204; const secp224k1_bit c205 = secp224k1_addw(&t204, t197, t109, c203);
    uint64_t t206; (void)secp224k1_addw(&t206, t199, t111, c205);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t207; const secp224k1_bit c208 = secp224k1_subw(&t207, t200, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t209; const secp224k1_bit c210 = secp224k1_subw(&t209, t202, UINT64_C(0x1dce8d2ec6184), c208);
    uint64_t t211; const secp224k1_bit c212 = secp224k1_subw(&t211, t204, UINT64_C(0x0), c210);
    uint64_t t213; const secp224k1_bit c214 = secp224k1_subw(&t213, t206, UINT64_C(0x100000000), c212);
    const uint64_t m0 = secp224k1_maskw(c214);
    const uint64_t t215 = secp224k1_selectw(m0, t200, t207);
    const uint64_t t216 = secp224k1_selectw(m0, t202, t209);
    const uint64_t t217 = secp224k1_selectw(m0, t204, t211);
    const uint64_t t218 = secp224k1_selectw(m0, t206, t213);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t219 = ~t20;
    secp224k1_storew(&r->v[0], t215);
    secp224k1_storew(&r->v[1], t216);
    secp224k1_storew(&r->v[2], t217);
    secp224k1_storew(&r->v[3], t218);
    return -(int)(t219 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void secp224k1_sc_to_bytes(uint8_t b[29], const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, UINT64_C(0xcaf0a971769fb1f7), t8);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, UINT64_C(0x1dce8d2ec6184), t8);
    const uint64_t t13 = t8 << 32;
    const uint64_t t14 = t8 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t10, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t12, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t9, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t11, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, UINT64_C(0x0), c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, UINT64_C(0x0), c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, UINT64_C(0x0), c94);
    /* words to bytes */
    const uint64_t t96 = secp224k1_bswapw(t89);
    const uint64_t t97 = secp224k1_bswapw(t91);
    const uint64_t t98 = secp224k1_bswapw(t93);
    const uint64_t t99 = t95 << 32;
    const uint64_t t100 = secp224k1_bswapw(t99);
    const uint64_t t101 = t95 >> 32;
    secp224k1_store8(b + 21, (uint64_t)t96);
    secp224k1_store8(b + 13, (uint64_t)t97);
    secp224k1_store8(b + 5, (uint64_t)t98);
    secp224k1_store4(b + 1, (uint32_t)t100);
    secp224k1_store1(b + 0, (uint8_t)t101);
}

/* b = a; b is little-endian
 * Requires a < n. */
void secp224k1_sc_to_bytes_le(uint8_t b[29], const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t8 = a0 * UINT64_C(0x43fa520244c1a039);
    uint64_t t9;
    const uint64_t t10 = secp224k1_mulw(&t9, UINT64_C(0xcaf0a971769fb1f7), t8);
    uint64_t t11;
    const uint64_t t12 = secp224k1_mulw(&t11, UINT64_C(0x1dce8d2ec6184), t8);
    const uint64_t t13 = t8 << 32;
    const uint64_t t14 = t8 >> 32;
    const secp224k1_bit c15 = secp224k1_carryw(a0, t10, 0);
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, a1, t12, c15);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, a2, UINT64_C(0x0), c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, a3, t13, c19);
    uint64_t t22; (void)secp224k1_addw(&t22, t14, UINT64_C(0x0), c21);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, t16, t9, 0);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, t18, t11, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_addw(&t27, t20, UINT64_C(0x0), c26);
    uint64_t t29; (void)secp224k1_addw(&t29, t22, UINT64_C(0x0), c28);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t30 = t23 * UINT64_C(0x43fa520244c1a039);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, UINT64_C(0xcaf0a971769fb1f7), t30);
    uint64_t t33;
    const uint64_t t34 = secp224k1_mulw(&t33, UINT64_C(0x1dce8d2ec6184), t30);
    const uint64_t t35 = t30 << 32;
    const uint64_t t36 = t30 >> 32;
    const secp224k1_bit c37 = secp224k1_carryw(t23, t32, 0);
    uint64_t t38; const secp224k1_bit c39 = secp224k1_addw(&t38, t25, t34, c37);
    uint64_t t40; const secp224k1_bit c41 = secp224k1_addw(&t40, t27, UINT64_C(0x0), c39);
    uint64_t t42; const secp224k1_bit c43 = secp224k1_addw(&t42, t29, t35, c41);
    uint64_t t44; (void)secp224k1_addw(&t44, t36, UINT64_C(0x0), c43);
    uint64_t t45; const secp224k1_bit c46 = secp224k1_addw(&t45, t38, t31, 0);
    uint64_t t47; const secp224k1_bit c48 = secp224k1_addw(&t47, t40, t33, c46);
    uint64_t t49; const secp224k1_bit c50 = secp224k1_addw(&t49, t42, UINT64_C(0x0), c48);
    uint64_t t51; (void)secp224k1_addw(&t51, t44, UINT64_C(0x0), c50);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t52 = t45 * UINT64_C(0x43fa520244c1a039);
    uint64_t t53;
    const uint64_t t54 = secp224k1_mulw(&t53, UINT64_C(0xcaf0a971769fb1f7), t52);
    uint64_t t55;
    const uint64_t t56 = secp224k1_mulw(&t55, UINT64_C(0x1dce8d2ec6184), t52);
    const uint64_t t57 = t52 << 32;
    const uint64_t t58 = t52 >> 32;
    const secp224k1_bit c59 = secp224k1_carryw(t45, t54, 0);
    uint64_t t60; const secp224k1_bit c61 = secp224k1_addw(&t60, t47, t56, c59);
    uint64_t t62; const secp224k1_bit c63 = secp224k1_addw(&t62, t49, UINT64_C(0x0), c61);
    uint64_t t64; const secp224k1_bit c65 = secp224k1_addw(&t64, t51, t57, c63);
    uint64_t t66; (void)secp224k1_addw(&t66, t58, UINT64_C(0x0), c65);
    uint64_t t67; const secp224k1_bit c68 = secp224k1_addw(&t67, t60, t53, 0);
    uint64_t t69; const secp224k1_bit c70 = secp224k1_addw(&t69, t62, t55, c68);
    uint64_t t71; const secp224k1_bit c72 = secp224k1_addw(&t71, t64, UINT64_C(0x0), c70);
    uint64_t t73; (void)secp224k1_addw(&t73, t66, UINT64_C(0x0), c72);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t74 = t67 * UINT64_C(0x43fa520244c1a039);
    uint64_t t75;
    const uint64_t t76 = secp224k1_mulw(&t75, UINT64_C(0xcaf0a971769fb1f7), t74);
    uint64_t t77;
    const uint64_t t78 = secp224k1_mulw(&t77, UINT64_C(0x1dce8d2ec6184), t74);
    const uint64_t t79 = t74 << 32;
    const uint64_t t80 = t74 >> 32;
    const secp224k1_bit c81 = secp224k1_carryw(t67, t76, 0);
    uint64_t t82; const secp224k1_bit c83 = secp224k1_addw(&t82, t69, t78, c81);
    uint64_t t84; const secp224k1_bit c85 = secp224k1_addw(&t84, t71, UINT64_C(0x0), c83);
    uint64_t t86; const secp224k1_bit c87 = secp224k1_addw(&t86, t73, t79, c85);
    uint64_t t88; (void)secp224k1_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const secp224k1_bit c90 = secp224k1_addw(&t89, t82, t75, 0);
    uint64_t t91; const secp224k1_bit c92 = secp224k1_addw(&t91, t84, t77, c90);
    uint64_t t93; const secp224k1_bit c94 = secp224k1_addw(&t93, t86, UINT64_C(0x0), c92);
    uint64_t t95; (void)secp224k1_addw(&t95, t88, UINT64_C(0x0), c94);
    /* words to bytes */
    const uint64_t t96 = t95 >> 32;
    secp224k1_store8(b + 0, (uint64_t)t89);
    secp224k1_store8(b + 8, (uint64_t)t91);
    secp224k1_store8(b + 16, (uint64_t)t93);
    secp224k1_store4(b + 24, (uint32_t)t95);
    secp224k1_store1(b + 28, (uint8_t)t96);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void secp224k1_sc_select(secp224k1_sc *r, uint64_t mask, const secp224k1_sc *a, const secp224k1_sc *b)
{
    const uint64_t mask_word = secp224k1_hidew((uint64_t)mask);
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    const uint64_t b0 = b->v[0];
    const uint64_t b1 = b->v[1];
    const uint64_t b2 = b->v[2];
    const uint64_t b3 = b->v[3];
    /* the mask as a condition */
    const secp224k1_bit c9 = secp224k1_carryw(mask_word, mask_word, 0);
    /* a where it holds, else b */
    const uint64_t m0 = secp224k1_maskw(c9);
    const uint64_t t10 = secp224k1_selectw(m0, a0, b0);
    const uint64_t t11 = secp224k1_selectw(m0, a1, b1);
    const uint64_t t12 = secp224k1_selectw(m0, a2, b2);
    const uint64_t t13 = secp224k1_selectw(m0, a3, b3);
    secp224k1_storew(&r->v[0], t10);
    secp224k1_storew(&r->v[1], t11);
    secp224k1_storew(&r->v[2], t12);
    secp224k1_storew(&r->v[3], t13);
}

/* a and b change places where mask is all-ones
 * Ensures a < n, b < n. */
void secp224k1_sc_cswap(uint64_t mask, secp224k1_sc *a, secp224k1_sc *b)
{
    const uint64_t mask_word = secp224k1_hidew((uint64_t)mask);
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
    secp224k1_storew(&a->v[0], t17);
    secp224k1_storew(&a->v[1], t18);
    secp224k1_storew(&a->v[2], t19);
    secp224k1_storew(&a->v[3], t20);
    secp224k1_storew(&b->v[0], t21);
    secp224k1_storew(&b->v[1], t22);
    secp224k1_storew(&b->v[2], t23);
    secp224k1_storew(&b->v[3], t24);
}

/* returns all-ones where a = 0, else 0
 * Requires a < n.
 * Returns the mask. */
uint64_t secp224k1_sc_is_zero(const secp224k1_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* gather all words; only zero borrows when 1 is taken away */
    const uint64_t t6 = a0 | a1;
    const uint64_t t7 = t6 | a2;
    const uint64_t t8 = t7 | a3;
    const secp224k1_bit c9 = secp224k1_borroww(t8, UINT64_C(0x1), 0);
    const uint64_t t10 = secp224k1_maskw(c9);
    return t10;
}

/* returns all-ones where a = b, else 0
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t secp224k1_sc_eq(const secp224k1_sc *a, const secp224k1_sc *b)
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
    const secp224k1_bit c17 = secp224k1_borroww(t16, UINT64_C(0x1), 0);
    const uint64_t t18 = secp224k1_maskw(c17);
    return t18;
}

#else
typedef int secp224k1_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
