/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * integers modulo the group order n, 64-bit words
 *
 * n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, 4 words of 64 bits, W = 2^64
 * In Montgomery form: the element a is stored as a * 2^256 mod n.
 * Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
 * Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
 */
#include "p256.h"

#if P256_WORD_BITS == 64 && !defined(P256_ASM)
#define P256_CARRY_CHAINS
#include "p256_internal.h"

/* r = a + b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_add(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, a0, b0, 0);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, a1, b1, c14);
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, a2, b2, c16);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, a3, b3, c18);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t21 = p256_bitw(c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t13, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, t15, UINT64_C(0xbce6faada7179e84), c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, t17, UINT64_C(0xffffffffffffffff), c25);
    uint64_t t28; const p256_bit c29 = p256_subw(&t28, t19, UINT64_C(0xffffffff00000000), c27);
    const p256_bit c30 = p256_borroww(t21, UINT64_C(0x0), c29);
    const uint64_t m0 = p256_maskw(c30);
    const uint64_t t31 = p256_selectw(m0, t13, t22);
    const uint64_t t32 = p256_selectw(m0, t15, t24);
    const uint64_t t33 = p256_selectw(m0, t17, t26);
    const uint64_t t34 = p256_selectw(m0, t19, t28);
    p256_storew(&r->v[0], t31);
    p256_storew(&r->v[1], t32);
    p256_storew(&r->v[2], t33);
    p256_storew(&r->v[3], t34);
}

/* r = a - b mod n
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_sub(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    uint64_t t12; const p256_bit c13 = p256_subw(&t12, a0, b0, 0);
    uint64_t t14; const p256_bit c15 = p256_subw(&t14, a1, b1, c13);
    uint64_t t16; const p256_bit c17 = p256_subw(&t16, a2, b2, c15);
    uint64_t t18; const p256_bit c19 = p256_subw(&t18, a3, b3, c17);
    /* add the modulus where it borrowed */
    const uint64_t t20 = p256_maskw(c19);
    const uint64_t t21 = t20 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t22 = t20 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t23 = t20 & UINT64_C(0xffffffff00000000);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t12, t21, 0);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t14, t22, c25);
    uint64_t t28; const p256_bit c29 = p256_addw(&t28, t16, t20, c27);
    uint64_t t30; (void)p256_addw(&t30, t18, t23, c29);
    p256_storew(&r->v[0], t24);
    p256_storew(&r->v[1], t26);
    p256_storew(&r->v[2], t28);
    p256_storew(&r->v[3], t30);
}

/* r = -a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_neg(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* a - b */
    uint64_t t8; const p256_bit c9 = p256_subw(&t8, UINT64_C(0x0), a0, 0);
    uint64_t t10; const p256_bit c11 = p256_subw(&t10, UINT64_C(0x0), a1, c9);
    uint64_t t12; const p256_bit c13 = p256_subw(&t12, UINT64_C(0x0), a2, c11);
    uint64_t t14; const p256_bit c15 = p256_subw(&t14, UINT64_C(0x0), a3, c13);
    /* add the modulus where it borrowed */
    const uint64_t t16 = p256_maskw(c15);
    const uint64_t t17 = t16 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t18 = t16 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t19 = t16 & UINT64_C(0xffffffff00000000);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, t8, t17, 0);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t10, t18, c21);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t12, t16, c23);
    uint64_t t26; (void)p256_addw(&t26, t14, t19, c25);
    p256_storew(&r->v[0], t20);
    p256_storew(&r->v[1], t22);
    p256_storew(&r->v[2], t24);
    p256_storew(&r->v[3], t26);
}

/* r = 2*a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_dbl(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* 2*a, below 2*p */
    uint64_t t9; const p256_bit c10 = p256_addw(&t9, a0, a0, 0);
    uint64_t t11; const p256_bit c12 = p256_addw(&t11, a1, a1, c10);
    uint64_t t13; const p256_bit c14 = p256_addw(&t13, a2, a2, c12);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, a3, a3, c14);
    /* subtract the modulus; keep the difference unless it borrows */
    const uint64_t t17 = p256_bitw(c16);
    uint64_t t18; const p256_bit c19 = p256_subw(&t18, t9, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t20; const p256_bit c21 = p256_subw(&t20, t11, UINT64_C(0xbce6faada7179e84), c19);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, t13, UINT64_C(0xffffffffffffffff), c21);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, t15, UINT64_C(0xffffffff00000000), c23);
    const p256_bit c26 = p256_borroww(t17, UINT64_C(0x0), c25);
    const uint64_t m0 = p256_maskw(c26);
    const uint64_t t27 = p256_selectw(m0, t9, t18);
    const uint64_t t28 = p256_selectw(m0, t11, t20);
    const uint64_t t29 = p256_selectw(m0, t13, t22);
    const uint64_t t30 = p256_selectw(m0, t15, t24);
    p256_storew(&r->v[0], t27);
    p256_storew(&r->v[1], t28);
    p256_storew(&r->v[2], t29);
    p256_storew(&r->v[3], t30);
}

/* 2*r = a mod n
 * Requires a < n.
 * Ensures r < n. */
void p256_sc_half(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* add the modulus where a is odd */
    const uint64_t t9 = a0 & UINT64_C(0x1);
    const uint64_t t10 = UINT64_C(0x0) - t9;
    const uint64_t t11 = t10 & UINT64_C(0xf3b9cac2fc632551);
    const uint64_t t12 = t10 & UINT64_C(0xbce6faada7179e84);
    const uint64_t t13 = t10 & UINT64_C(0xffffffff00000000);
    uint64_t t14; const p256_bit c15 = p256_addw(&t14, a0, t11, 0);
    uint64_t t16; const p256_bit c17 = p256_addw(&t16, a1, t12, c15);
    uint64_t t18; const p256_bit c19 = p256_addw(&t18, a2, t10, c17);
    uint64_t t20; const p256_bit c21 = p256_addw(&t20, a3, t13, c19);
    const uint64_t t22 = p256_bitw(c21);
    /* shift right by one bit */
    const uint64_t t23 = (t16 << 63) | (t14 >> 1);
    const uint64_t t24 = (t18 << 63) | (t16 >> 1);
    const uint64_t t25 = (t20 << 63) | (t18 >> 1);
    const uint64_t t26 = (t22 << 63) | (t20 >> 1);
    p256_storew(&r->v[0], t23);
    p256_storew(&r->v[1], t24);
    p256_storew(&r->v[2], t25);
    p256_storew(&r->v[3], t26);
}

/* r = a * b mod n
 * Requires a < n, b < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_mul(p256_sc *r, const p256_sc *a, const p256_sc *b)
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
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, a1, b0);
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a0, b0);
    uint64_t t21;
    const uint64_t t22 = p256_mulw(&t21, a2, b0);
    uint64_t t23;
    const uint64_t t24 = p256_mulw(&t23, a3, b0);
    uint64_t t25; const p256_bit c26 = p256_addw(&t25, t18, t19, 0);
    uint64_t t27; const p256_bit c28 = p256_addw(&t27, t22, t17, c26);
    uint64_t t29; const p256_bit c30 = p256_addw(&t29, t24, t21, c28);
    uint64_t t31; (void)p256_addw(&t31, t23, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, a0, b1);
    uint64_t t34;
    const uint64_t t35 = p256_mulw(&t34, a1, b1);
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, a2, b1);
    uint64_t t38;
    const uint64_t t39 = p256_mulw(&t38, a3, b1);
    uint64_t t40; const p256_bit c41 = p256_addw(&t40, t25, t33, 0);
    uint64_t t42; const p256_bit c43 = p256_addw(&t42, t27, t35, c41);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t29, t37, c43);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t31, t39, c45);
    uint64_t t48; (void)p256_addw(&t48, t38, UINT64_C(0x0), c47);
    uint64_t t49; const p256_bit c50 = p256_addw(&t49, t42, t32, 0);
    uint64_t t51; const p256_bit c52 = p256_addw(&t51, t44, t34, c50);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t46, t36, c52);
    uint64_t t55; (void)p256_addw(&t55, t48, UINT64_C(0x0), c54);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t56;
    const uint64_t t57 = p256_mulw(&t56, a0, b2);
    uint64_t t58;
    const uint64_t t59 = p256_mulw(&t58, a1, b2);
    uint64_t t60;
    const uint64_t t61 = p256_mulw(&t60, a2, b2);
    uint64_t t62;
    const uint64_t t63 = p256_mulw(&t62, a3, b2);
    uint64_t t64; const p256_bit c65 = p256_addw(&t64, t49, t57, 0);
    uint64_t t66; const p256_bit c67 = p256_addw(&t66, t51, t59, c65);
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t53, t61, c67);
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t55, t63, c69);
    uint64_t t72; (void)p256_addw(&t72, t62, UINT64_C(0x0), c71);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t66, t56, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t68, t58, c74);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t70, t60, c76);
    uint64_t t79; (void)p256_addw(&t79, t72, UINT64_C(0x0), c78);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t80;
    const uint64_t t81 = p256_mulw(&t80, a0, b3);
    uint64_t t82;
    const uint64_t t83 = p256_mulw(&t82, a1, b3);
    uint64_t t84;
    const uint64_t t85 = p256_mulw(&t84, a2, b3);
    uint64_t t86;
    const uint64_t t87 = p256_mulw(&t86, a3, b3);
    uint64_t t88; const p256_bit c89 = p256_addw(&t88, t73, t81, 0);
    uint64_t t90; const p256_bit c91 = p256_addw(&t90, t75, t83, c89);
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t77, t85, c91);
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t79, t87, c93);
    uint64_t t96; (void)p256_addw(&t96, t86, UINT64_C(0x0), c95);
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t90, t80, 0);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t92, t82, c98);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t94, t84, c100);
    uint64_t t103; (void)p256_addw(&t103, t96, UINT64_C(0x0), c102);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t104 = t20 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t105;
    const uint64_t t106 = p256_mulw(&t105, UINT64_C(0x4319055258e8617b), t104);
    const uint64_t t107 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t104);
    uint64_t t108;
    const uint64_t t109 = p256_mulw(&t108, UINT64_C(0xffffffff), t104);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t106, t107, 0);
    uint64_t t112; const p256_bit c113 = p256_addw(&t112, UINT64_C(0x0), t105, c111);
    uint64_t t114; const p256_bit c115 = p256_addw(&t114, t109, UINT64_C(0x0), c113);
    uint64_t t116; (void)p256_addw(&t116, t108, UINT64_C(0x0), c115);
    uint64_t t117; const p256_bit c118 = p256_subw(&t117, t40, t110, 0);
    uint64_t t119; const p256_bit c120 = p256_subw(&t119, t64, t112, c118);
    uint64_t t121; const p256_bit c122 = p256_subw(&t121, t88, t114, c120);
    uint64_t t123; (void)p256_subw(&t123, t104, t116, c122);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t124 = t117 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t125;
    const uint64_t t126 = p256_mulw(&t125, UINT64_C(0x4319055258e8617b), t124);
    const uint64_t t127 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t124);
    uint64_t t128;
    const uint64_t t129 = p256_mulw(&t128, UINT64_C(0xffffffff), t124);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t126, t127, 0);
    uint64_t t132; const p256_bit c133 = p256_addw(&t132, UINT64_C(0x0), t125, c131);
    uint64_t t134; const p256_bit c135 = p256_addw(&t134, t129, UINT64_C(0x0), c133);
    uint64_t t136; (void)p256_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t119, t130, 0);
    uint64_t t139; const p256_bit c140 = p256_subw(&t139, t121, t132, c138);
    uint64_t t141; const p256_bit c142 = p256_subw(&t141, t123, t134, c140);
    uint64_t t143; (void)p256_subw(&t143, t124, t136, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t145;
    const uint64_t t146 = p256_mulw(&t145, UINT64_C(0x4319055258e8617b), t144);
    const uint64_t t147 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t144);
    uint64_t t148;
    const uint64_t t149 = p256_mulw(&t148, UINT64_C(0xffffffff), t144);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t146, t147, 0);
    uint64_t t152; const p256_bit c153 = p256_addw(&t152, UINT64_C(0x0), t145, c151);
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t149, UINT64_C(0x0), c153);
    uint64_t t156; (void)p256_addw(&t156, t148, UINT64_C(0x0), c155);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t139, t150, 0);
    uint64_t t159; const p256_bit c160 = p256_subw(&t159, t141, t152, c158);
    uint64_t t161; const p256_bit c162 = p256_subw(&t161, t143, t154, c160);
    uint64_t t163; (void)p256_subw(&t163, t144, t156, c162);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t164 = t157 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t165;
    const uint64_t t166 = p256_mulw(&t165, UINT64_C(0x4319055258e8617b), t164);
    const uint64_t t167 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t164);
    uint64_t t168;
    const uint64_t t169 = p256_mulw(&t168, UINT64_C(0xffffffff), t164);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t166, t167, 0);
    uint64_t t172; const p256_bit c173 = p256_addw(&t172, UINT64_C(0x0), t165, c171);
    uint64_t t174; const p256_bit c175 = p256_addw(&t174, t169, UINT64_C(0x0), c173);
    uint64_t t176; (void)p256_addw(&t176, t168, UINT64_C(0x0), c175);
    uint64_t t177; const p256_bit c178 = p256_subw(&t177, t159, t170, 0);
    uint64_t t179; const p256_bit c180 = p256_subw(&t179, t161, t172, c178);
    uint64_t t181; const p256_bit c182 = p256_subw(&t181, t163, t174, c180);
    uint64_t t183; (void)p256_subw(&t183, t164, t176, c182);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t184; const p256_bit c185 = p256_subw(&t184, t97, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t186; const p256_bit c187 = p256_subw(&t186, t99, UINT64_C(0xbce6faada7179e84), c185);
    uint64_t t188; const p256_bit c189 = p256_subw(&t188, t101, UINT64_C(0xffffffffffffffff), c187);
    uint64_t t190; (void)p256_subw(&t190, t103, UINT64_C(0xffffffff00000000), c189);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t191; const p256_bit c192 = p256_addw(&t191, t177, t97, 0);
    uint64_t t193; const p256_bit c194 = p256_addw(&t193, t179, t99, c192);
    uint64_t t195; const p256_bit c196 = p256_addw(&t195, t181, t101, c194);
    uint64_t t197; (void)p256_addw(&t197, t183, t103, c196);
    uint64_t t198; const p256_bit c199 = p256_addw(&t198, t177, t184, 0);
    uint64_t t200; const p256_bit c201 = p256_addw(&t200, t179, t186, c199);
    uint64_t t202; const p256_bit c203 = p256_addw(&t202, t181, t188, c201);
    uint64_t t204; const p256_bit c205 = p256_addw(&t204, t183, t190, c203);
    const uint64_t m0 = p256_maskw(c205);
    const uint64_t t206 = p256_selectw(m0, t198, t191);
    const uint64_t t207 = p256_selectw(m0, t200, t193);
    const uint64_t t208 = p256_selectw(m0, t202, t195);
    const uint64_t t209 = p256_selectw(m0, t204, t197);
    p256_storew(&r->v[0], t206);
    p256_storew(&r->v[1], t207);
    p256_storew(&r->v[2], t208);
    p256_storew(&r->v[3], t209);
}

/* r = a^2 mod n
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_sqr(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* square, products of a[0] with the words above it */
    uint64_t t13;
    const uint64_t t14 = p256_mulw(&t13, a2, a0);
    uint64_t t15;
    const uint64_t t16 = p256_mulw(&t15, a1, a0);
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, a3, a0);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t14, t15, 0);
    uint64_t t21; const p256_bit c22 = p256_addw(&t21, t18, t13, c20);
    uint64_t t23; (void)p256_addw(&t23, t17, UINT64_C(0x0), c22);
    /* square, products of a[1] with the words above it */
    uint64_t t24;
    const uint64_t t25 = p256_mulw(&t24, a2, a1);
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, a3, a1);
    uint64_t t28; const p256_bit c29 = p256_addw(&t28, t21, t25, 0);
    uint64_t t30; const p256_bit c31 = p256_addw(&t30, t23, t27, c29);
    uint64_t t32; (void)p256_addw(&t32, t26, UINT64_C(0x0), c31);
    uint64_t t33; const p256_bit c34 = p256_addw(&t33, t30, t24, 0);
    uint64_t t35; (void)p256_addw(&t35, t32, UINT64_C(0x0), c34);
    /* square, products of a[2] with the words above it */
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, a3, a2);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t35, t37, 0);
    const uint64_t t40 = p256_bitw(c39);
    const uint64_t t41 = t40 + t36;
    /* square: double the cross products */
    uint64_t t42; const p256_bit c43 = p256_addw(&t42, t16, t16, 0);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t19, t19, c43);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t28, t28, c45);
    uint64_t t48; const p256_bit c49 = p256_addw(&t48, t33, t33, c47);
    uint64_t t50; const p256_bit c51 = p256_addw(&t50, t38, t38, c49);
    uint64_t t52; const p256_bit c53 = p256_addw(&t52, t41, t41, c51);
    const uint64_t t54 = p256_bitw(c53);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t55;
    const uint64_t t56 = p256_mulw(&t55, a0, a0);
    uint64_t t57;
    const uint64_t t58 = p256_mulw(&t57, a1, a1);
    uint64_t t59;
    const uint64_t t60 = p256_mulw(&t59, a2, a2);
    uint64_t t61;
    const uint64_t t62 = p256_mulw(&t61, a3, a3);
    uint64_t t63; const p256_bit c64 = p256_addw(&t63, t42, t55, 0);
    uint64_t t65; const p256_bit c66 = p256_addw(&t65, t44, t58, c64);
    uint64_t t67; const p256_bit c68 = p256_addw(&t67, t46, t57, c66);
    uint64_t t69; const p256_bit c70 = p256_addw(&t69, t48, t60, c68);
    uint64_t t71; const p256_bit c72 = p256_addw(&t71, t50, t59, c70);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t52, t62, c72);
    uint64_t t75; (void)p256_addw(&t75, t54, t61, c74);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t76 = t56 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t77;
    const uint64_t t78 = p256_mulw(&t77, UINT64_C(0x4319055258e8617b), t76);
    const uint64_t t79 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t76);
    uint64_t t80;
    const uint64_t t81 = p256_mulw(&t80, UINT64_C(0xffffffff), t76);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t78, t79, 0);
    uint64_t t84; const p256_bit c85 = p256_addw(&t84, UINT64_C(0x0), t77, c83);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t81, UINT64_C(0x0), c85);
    uint64_t t88; (void)p256_addw(&t88, t80, UINT64_C(0x0), c87);
    uint64_t t89; const p256_bit c90 = p256_subw(&t89, t63, t82, 0);
    uint64_t t91; const p256_bit c92 = p256_subw(&t91, t65, t84, c90);
    uint64_t t93; const p256_bit c94 = p256_subw(&t93, t67, t86, c92);
    uint64_t t95; (void)p256_subw(&t95, t76, t88, c94);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t96 = t89 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t97;
    const uint64_t t98 = p256_mulw(&t97, UINT64_C(0x4319055258e8617b), t96);
    const uint64_t t99 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t96);
    uint64_t t100;
    const uint64_t t101 = p256_mulw(&t100, UINT64_C(0xffffffff), t96);
    uint64_t t102; const p256_bit c103 = p256_addw(&t102, t98, t99, 0);
    uint64_t t104; const p256_bit c105 = p256_addw(&t104, UINT64_C(0x0), t97, c103);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t101, UINT64_C(0x0), c105);
    uint64_t t108; (void)p256_addw(&t108, t100, UINT64_C(0x0), c107);
    uint64_t t109; const p256_bit c110 = p256_subw(&t109, t91, t102, 0);
    uint64_t t111; const p256_bit c112 = p256_subw(&t111, t93, t104, c110);
    uint64_t t113; const p256_bit c114 = p256_subw(&t113, t95, t106, c112);
    uint64_t t115; (void)p256_subw(&t115, t96, t108, c114);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t116 = t109 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t117;
    const uint64_t t118 = p256_mulw(&t117, UINT64_C(0x4319055258e8617b), t116);
    const uint64_t t119 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t116);
    uint64_t t120;
    const uint64_t t121 = p256_mulw(&t120, UINT64_C(0xffffffff), t116);
    uint64_t t122; const p256_bit c123 = p256_addw(&t122, t118, t119, 0);
    uint64_t t124; const p256_bit c125 = p256_addw(&t124, UINT64_C(0x0), t117, c123);
    uint64_t t126; const p256_bit c127 = p256_addw(&t126, t121, UINT64_C(0x0), c125);
    uint64_t t128; (void)p256_addw(&t128, t120, UINT64_C(0x0), c127);
    uint64_t t129; const p256_bit c130 = p256_subw(&t129, t111, t122, 0);
    uint64_t t131; const p256_bit c132 = p256_subw(&t131, t113, t124, c130);
    uint64_t t133; const p256_bit c134 = p256_subw(&t133, t115, t126, c132);
    uint64_t t135; (void)p256_subw(&t135, t116, t128, c134);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t136 = t129 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t137;
    const uint64_t t138 = p256_mulw(&t137, UINT64_C(0x4319055258e8617b), t136);
    const uint64_t t139 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t136);
    uint64_t t140;
    const uint64_t t141 = p256_mulw(&t140, UINT64_C(0xffffffff), t136);
    uint64_t t142; const p256_bit c143 = p256_addw(&t142, t138, t139, 0);
    uint64_t t144; const p256_bit c145 = p256_addw(&t144, UINT64_C(0x0), t137, c143);
    uint64_t t146; const p256_bit c147 = p256_addw(&t146, t141, UINT64_C(0x0), c145);
    uint64_t t148; (void)p256_addw(&t148, t140, UINT64_C(0x0), c147);
    uint64_t t149; const p256_bit c150 = p256_subw(&t149, t131, t142, 0);
    uint64_t t151; const p256_bit c152 = p256_subw(&t151, t133, t144, c150);
    uint64_t t153; const p256_bit c154 = p256_subw(&t153, t135, t146, c152);
    uint64_t t155; (void)p256_subw(&t155, t136, t148, c154);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t156; const p256_bit c157 = p256_subw(&t156, t69, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t158; const p256_bit c159 = p256_subw(&t158, t71, UINT64_C(0xbce6faada7179e84), c157);
    uint64_t t160; const p256_bit c161 = p256_subw(&t160, t73, UINT64_C(0xffffffffffffffff), c159);
    uint64_t t162; (void)p256_subw(&t162, t75, UINT64_C(0xffffffff00000000), c161);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t149, t69, 0);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, t151, t71, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t153, t73, c166);
    uint64_t t169; (void)p256_addw(&t169, t155, t75, c168);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t149, t156, 0);
    uint64_t t172; const p256_bit c173 = p256_addw(&t172, t151, t158, c171);
    uint64_t t174; const p256_bit c175 = p256_addw(&t174, t153, t160, c173);
    uint64_t t176; const p256_bit c177 = p256_addw(&t176, t155, t162, c175);
    const uint64_t m0 = p256_maskw(c177);
    const uint64_t t178 = p256_selectw(m0, t170, t163);
    const uint64_t t179 = p256_selectw(m0, t172, t165);
    const uint64_t t180 = p256_selectw(m0, t174, t167);
    const uint64_t t181 = p256_selectw(m0, t176, t169);
    p256_storew(&r->v[0], t178);
    p256_storew(&r->v[1], t179);
    p256_storew(&r->v[2], t180);
    p256_storew(&r->v[3], t181);
}

/* r = a * k mod n
 * Requires a < n.
 * Ensures r < n.
 * Barrett quotient of one word */
void p256_sc_mul_small(p256_sc *r, const p256_sc *a, uint32_t k)
{
    const uint64_t k_word = (uint64_t)k;
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* T = a * k */
    uint64_t t14;
    const uint64_t t15 = p256_mulw(&t14, a1, k_word);
    uint64_t t16;
    const uint64_t t17 = p256_mulw(&t16, a0, k_word);
    uint64_t t18;
    const uint64_t t19 = p256_mulw(&t18, a2, k_word);
    uint64_t t20;
    const uint64_t t21 = p256_mulw(&t20, a3, k_word);
    uint64_t t22; const p256_bit c23 = p256_addw(&t22, t15, t16, 0);
    uint64_t t24; const p256_bit c25 = p256_addw(&t24, t19, t14, c23);
    uint64_t t26; const p256_bit c27 = p256_addw(&t26, t21, t18, c25);
    uint64_t t28; (void)p256_addw(&t28, t20, UINT64_C(0x0), c27);
    /* T - q * p, below 4*p */
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, UINT64_C(0xbce6faada7179e84), t28);
    uint64_t t31;
    const uint64_t t32 = p256_mulw(&t31, UINT64_C(0xf3b9cac2fc632551), t28);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, UINT64_C(0xffffffffffffffff), t28);
    uint64_t t35;
    const uint64_t t36 = p256_mulw(&t35, UINT64_C(0xffffffff00000000), t28);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, t30, t31, 0);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t34, t29, c38);
    uint64_t t41; const p256_bit c42 = p256_addw(&t41, t36, t33, c40);
    uint64_t t43; (void)p256_addw(&t43, t35, UINT64_C(0x0), c42);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t17, t32, 0);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t22, t37, c45);
    uint64_t t48; const p256_bit c49 = p256_subw(&t48, t24, t39, c47);
    uint64_t t50; const p256_bit c51 = p256_subw(&t50, t26, t41, c49);
    uint64_t t52; (void)p256_subw(&t52, t28, t43, c51);
    /* subtract 2*p where that does not borrow */
    uint64_t t53; const p256_bit c54 = p256_subw(&t53, t44, UINT64_C(0xe7739585f8c64aa2), 0);
    uint64_t t55; const p256_bit c56 = p256_subw(&t55, t46, UINT64_C(0x79cdf55b4e2f3d09), c54);
    uint64_t t57; const p256_bit c58 = p256_subw(&t57, t48, UINT64_C(0xffffffffffffffff), c56);
    uint64_t t59; const p256_bit c60 = p256_subw(&t59, t50, UINT64_C(0xfffffffe00000001), c58);
    uint64_t t61; const p256_bit c62 = p256_subw(&t61, t52, UINT64_C(0x1), c60);
    const uint64_t m0 = p256_maskw(c62);
    const uint64_t t63 = p256_selectw(m0, t44, t53);
    const uint64_t t64 = p256_selectw(m0, t46, t55);
    const uint64_t t65 = p256_selectw(m0, t48, t57);
    const uint64_t t66 = p256_selectw(m0, t50, t59);
    const uint64_t t67 = p256_selectw(m0, t52, t61);
    /* subtract 1*p where that does not borrow */
    uint64_t t68; const p256_bit c69 = p256_subw(&t68, t63, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t70; const p256_bit c71 = p256_subw(&t70, t64, UINT64_C(0xbce6faada7179e84), c69);
    uint64_t t72; const p256_bit c73 = p256_subw(&t72, t65, UINT64_C(0xffffffffffffffff), c71);
    uint64_t t74; const p256_bit c75 = p256_subw(&t74, t66, UINT64_C(0xffffffff00000000), c73);
    const p256_bit c76 = p256_borroww(t67, UINT64_C(0x0), c75);
    const uint64_t m1 = p256_maskw(c76);
    const uint64_t t77 = p256_selectw(m1, t63, t68);
    const uint64_t t78 = p256_selectw(m1, t64, t70);
    const uint64_t t79 = p256_selectw(m1, t65, t72);
    const uint64_t t80 = p256_selectw(m1, t66, t74);
    p256_storew(&r->v[0], t77);
    p256_storew(&r->v[1], t78);
    p256_storew(&r->v[2], t79);
    p256_storew(&r->v[3], t80);
}

/* r = the words of a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery product with R^2 mod n */
void p256_sc_to_mont(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* product, row 0: a * b[0] */
    uint64_t t17;
    const uint64_t t18 = p256_mulw(&t17, a1, UINT64_C(0x83244c95be79eea2));
    uint64_t t19;
    const uint64_t t20 = p256_mulw(&t19, a0, UINT64_C(0x83244c95be79eea2));
    uint64_t t21;
    const uint64_t t22 = p256_mulw(&t21, a2, UINT64_C(0x83244c95be79eea2));
    uint64_t t23;
    const uint64_t t24 = p256_mulw(&t23, a3, UINT64_C(0x83244c95be79eea2));
    uint64_t t25; const p256_bit c26 = p256_addw(&t25, t18, t19, 0);
    uint64_t t27; const p256_bit c28 = p256_addw(&t27, t22, t17, c26);
    uint64_t t29; const p256_bit c30 = p256_addw(&t29, t24, t21, c28);
    uint64_t t31; (void)p256_addw(&t31, t23, UINT64_C(0x0), c30);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, a0, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t34;
    const uint64_t t35 = p256_mulw(&t34, a1, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, a2, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t38;
    const uint64_t t39 = p256_mulw(&t38, a3, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t40; const p256_bit c41 = p256_addw(&t40, t25, t33, 0);
    uint64_t t42; const p256_bit c43 = p256_addw(&t42, t27, t35, c41);
    uint64_t t44; const p256_bit c45 = p256_addw(&t44, t29, t37, c43);
    uint64_t t46; const p256_bit c47 = p256_addw(&t46, t31, t39, c45);
    uint64_t t48; (void)p256_addw(&t48, t38, UINT64_C(0x0), c47);
    uint64_t t49; const p256_bit c50 = p256_addw(&t49, t42, t32, 0);
    uint64_t t51; const p256_bit c52 = p256_addw(&t51, t44, t34, c50);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t46, t36, c52);
    uint64_t t55; (void)p256_addw(&t55, t48, UINT64_C(0x0), c54);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t56;
    const uint64_t t57 = p256_mulw(&t56, a0, UINT64_C(0x2845b2392b6bec59));
    uint64_t t58;
    const uint64_t t59 = p256_mulw(&t58, a1, UINT64_C(0x2845b2392b6bec59));
    uint64_t t60;
    const uint64_t t61 = p256_mulw(&t60, a2, UINT64_C(0x2845b2392b6bec59));
    uint64_t t62;
    const uint64_t t63 = p256_mulw(&t62, a3, UINT64_C(0x2845b2392b6bec59));
    uint64_t t64; const p256_bit c65 = p256_addw(&t64, t49, t57, 0);
    uint64_t t66; const p256_bit c67 = p256_addw(&t66, t51, t59, c65);
    uint64_t t68; const p256_bit c69 = p256_addw(&t68, t53, t61, c67);
    uint64_t t70; const p256_bit c71 = p256_addw(&t70, t55, t63, c69);
    uint64_t t72; (void)p256_addw(&t72, t62, UINT64_C(0x0), c71);
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t66, t56, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t68, t58, c74);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t70, t60, c76);
    uint64_t t79; (void)p256_addw(&t79, t72, UINT64_C(0x0), c78);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t80;
    const uint64_t t81 = p256_mulw(&t80, a0, UINT64_C(0x66e12d94f3d95620));
    uint64_t t82;
    const uint64_t t83 = p256_mulw(&t82, a1, UINT64_C(0x66e12d94f3d95620));
    uint64_t t84;
    const uint64_t t85 = p256_mulw(&t84, a2, UINT64_C(0x66e12d94f3d95620));
    uint64_t t86;
    const uint64_t t87 = p256_mulw(&t86, a3, UINT64_C(0x66e12d94f3d95620));
    uint64_t t88; const p256_bit c89 = p256_addw(&t88, t73, t81, 0);
    uint64_t t90; const p256_bit c91 = p256_addw(&t90, t75, t83, c89);
    uint64_t t92; const p256_bit c93 = p256_addw(&t92, t77, t85, c91);
    uint64_t t94; const p256_bit c95 = p256_addw(&t94, t79, t87, c93);
    uint64_t t96; (void)p256_addw(&t96, t86, UINT64_C(0x0), c95);
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t90, t80, 0);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t92, t82, c98);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t94, t84, c100);
    uint64_t t103; (void)p256_addw(&t103, t96, UINT64_C(0x0), c102);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t104 = t20 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t105;
    const uint64_t t106 = p256_mulw(&t105, UINT64_C(0x4319055258e8617b), t104);
    const uint64_t t107 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t104);
    uint64_t t108;
    const uint64_t t109 = p256_mulw(&t108, UINT64_C(0xffffffff), t104);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t106, t107, 0);
    uint64_t t112; const p256_bit c113 = p256_addw(&t112, UINT64_C(0x0), t105, c111);
    uint64_t t114; const p256_bit c115 = p256_addw(&t114, t109, UINT64_C(0x0), c113);
    uint64_t t116; (void)p256_addw(&t116, t108, UINT64_C(0x0), c115);
    uint64_t t117; const p256_bit c118 = p256_subw(&t117, t40, t110, 0);
    uint64_t t119; const p256_bit c120 = p256_subw(&t119, t64, t112, c118);
    uint64_t t121; const p256_bit c122 = p256_subw(&t121, t88, t114, c120);
    uint64_t t123; (void)p256_subw(&t123, t104, t116, c122);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t124 = t117 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t125;
    const uint64_t t126 = p256_mulw(&t125, UINT64_C(0x4319055258e8617b), t124);
    const uint64_t t127 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t124);
    uint64_t t128;
    const uint64_t t129 = p256_mulw(&t128, UINT64_C(0xffffffff), t124);
    uint64_t t130; const p256_bit c131 = p256_addw(&t130, t126, t127, 0);
    uint64_t t132; const p256_bit c133 = p256_addw(&t132, UINT64_C(0x0), t125, c131);
    uint64_t t134; const p256_bit c135 = p256_addw(&t134, t129, UINT64_C(0x0), c133);
    uint64_t t136; (void)p256_addw(&t136, t128, UINT64_C(0x0), c135);
    uint64_t t137; const p256_bit c138 = p256_subw(&t137, t119, t130, 0);
    uint64_t t139; const p256_bit c140 = p256_subw(&t139, t121, t132, c138);
    uint64_t t141; const p256_bit c142 = p256_subw(&t141, t123, t134, c140);
    uint64_t t143; (void)p256_subw(&t143, t124, t136, c142);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t144 = t137 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t145;
    const uint64_t t146 = p256_mulw(&t145, UINT64_C(0x4319055258e8617b), t144);
    const uint64_t t147 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t144);
    uint64_t t148;
    const uint64_t t149 = p256_mulw(&t148, UINT64_C(0xffffffff), t144);
    uint64_t t150; const p256_bit c151 = p256_addw(&t150, t146, t147, 0);
    uint64_t t152; const p256_bit c153 = p256_addw(&t152, UINT64_C(0x0), t145, c151);
    uint64_t t154; const p256_bit c155 = p256_addw(&t154, t149, UINT64_C(0x0), c153);
    uint64_t t156; (void)p256_addw(&t156, t148, UINT64_C(0x0), c155);
    uint64_t t157; const p256_bit c158 = p256_subw(&t157, t139, t150, 0);
    uint64_t t159; const p256_bit c160 = p256_subw(&t159, t141, t152, c158);
    uint64_t t161; const p256_bit c162 = p256_subw(&t161, t143, t154, c160);
    uint64_t t163; (void)p256_subw(&t163, t144, t156, c162);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t164 = t157 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t165;
    const uint64_t t166 = p256_mulw(&t165, UINT64_C(0x4319055258e8617b), t164);
    const uint64_t t167 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t164);
    uint64_t t168;
    const uint64_t t169 = p256_mulw(&t168, UINT64_C(0xffffffff), t164);
    uint64_t t170; const p256_bit c171 = p256_addw(&t170, t166, t167, 0);
    uint64_t t172; const p256_bit c173 = p256_addw(&t172, UINT64_C(0x0), t165, c171);
    uint64_t t174; const p256_bit c175 = p256_addw(&t174, t169, UINT64_C(0x0), c173);
    uint64_t t176; (void)p256_addw(&t176, t168, UINT64_C(0x0), c175);
    uint64_t t177; const p256_bit c178 = p256_subw(&t177, t159, t170, 0);
    uint64_t t179; const p256_bit c180 = p256_subw(&t179, t161, t172, c178);
    uint64_t t181; const p256_bit c182 = p256_subw(&t181, t163, t174, c180);
    uint64_t t183; (void)p256_subw(&t183, t164, t176, c182);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t184; const p256_bit c185 = p256_subw(&t184, t97, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t186; const p256_bit c187 = p256_subw(&t186, t99, UINT64_C(0xbce6faada7179e84), c185);
    uint64_t t188; const p256_bit c189 = p256_subw(&t188, t101, UINT64_C(0xffffffffffffffff), c187);
    uint64_t t190; (void)p256_subw(&t190, t103, UINT64_C(0xffffffff00000000), c189);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t191; const p256_bit c192 = p256_addw(&t191, t177, t97, 0);
    uint64_t t193; const p256_bit c194 = p256_addw(&t193, t179, t99, c192);
    uint64_t t195; const p256_bit c196 = p256_addw(&t195, t181, t101, c194);
    uint64_t t197; (void)p256_addw(&t197, t183, t103, c196);
    uint64_t t198; const p256_bit c199 = p256_addw(&t198, t177, t184, 0);
    uint64_t t200; const p256_bit c201 = p256_addw(&t200, t179, t186, c199);
    uint64_t t202; const p256_bit c203 = p256_addw(&t202, t181, t188, c201);
    uint64_t t204; const p256_bit c205 = p256_addw(&t204, t183, t190, c203);
    const uint64_t m0 = p256_maskw(c205);
    const uint64_t t206 = p256_selectw(m0, t198, t191);
    const uint64_t t207 = p256_selectw(m0, t200, t193);
    const uint64_t t208 = p256_selectw(m0, t202, t195);
    const uint64_t t209 = p256_selectw(m0, t204, t197);
    p256_storew(&r->v[0], t206);
    p256_storew(&r->v[1], t207);
    p256_storew(&r->v[2], t208);
    p256_storew(&r->v[3], t209);
}

/* the words of r = a
 * Requires a < n.
 * Ensures r < n.
 * Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications */
void p256_sc_from_mont(p256_sc *r, const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t10;
    const uint64_t t11 = p256_mulw(&t10, UINT64_C(0x4319055258e8617b), t9);
    const uint64_t t12 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t9);
    uint64_t t13;
    const uint64_t t14 = p256_mulw(&t13, UINT64_C(0xffffffff), t9);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, t11, t12, 0);
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p256_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t15, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t17, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, UINT64_C(0x4319055258e8617b), t29);
    const uint64_t t32 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, UINT64_C(0xffffffff), t29);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t31, t32, 0);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p256_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t35, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t37, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, UINT64_C(0x4319055258e8617b), t49);
    const uint64_t t52 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, UINT64_C(0xffffffff), t49);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t51, t52, 0);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p256_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t55, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t57, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t70;
    const uint64_t t71 = p256_mulw(&t70, UINT64_C(0x4319055258e8617b), t69);
    const uint64_t t72 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t73;
    const uint64_t t74 = p256_mulw(&t73, UINT64_C(0xffffffff), t69);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t71, t72, 0);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p256_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t75, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t77, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    p256_storew(&r->v[0], t82);
    p256_storew(&r->v[1], t84);
    p256_storew(&r->v[2], t86);
    p256_storew(&r->v[3], t88);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p256_sc_from_bytes(p256_sc *r, const uint8_t b[32])
{
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    /* bytes to words */
    const uint64_t t17 = p256_bswapw(b_at24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c18 = p256_borroww(t17, UINT64_C(0xf3b9cac2fc632551), 0);
    /* bytes to words */
    const uint64_t t19 = p256_bswapw(b_at16);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c20 = p256_borroww(t19, UINT64_C(0xbce6faada7179e84), c18);
    /* bytes to words */
    const uint64_t t21 = p256_bswapw(b_at8);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c22 = p256_borroww(t21, UINT64_C(0xffffffffffffffff), c20);
    /* bytes to words */
    const uint64_t t23 = p256_bswapw(b_at0);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c24 = p256_borroww(t23, UINT64_C(0xffffffff00000000), c22);
    const uint64_t t25 = p256_maskw(c24);
    const uint64_t t26 = t19 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t27;
    const uint64_t t28 = p256_mulw(&t27, t26, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t29 = t17 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, t29, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t32 = t21 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, t32, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t35 = t23 & t25;
    /* product, row 0: a * b[0] */
    uint64_t t36;
    const uint64_t t37 = p256_mulw(&t36, t35, UINT64_C(0x83244c95be79eea2));
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t28, t30, 0);
    uint64_t t40; const p256_bit c41 = p256_addw(&t40, t34, t27, c39);
    uint64_t t42; const p256_bit c43 = p256_addw(&t42, t37, t33, c41);
    uint64_t t44; (void)p256_addw(&t44, t36, UINT64_C(0x0), c43);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t45;
    const uint64_t t46 = p256_mulw(&t45, t29, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t47;
    const uint64_t t48 = p256_mulw(&t47, t26, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t49;
    const uint64_t t50 = p256_mulw(&t49, t32, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t51;
    const uint64_t t52 = p256_mulw(&t51, t35, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t38, t46, 0);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t40, t48, c54);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, t42, t50, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t44, t52, c58);
    uint64_t t61; (void)p256_addw(&t61, t51, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t55, t45, 0);
    uint64_t t64; const p256_bit c65 = p256_addw(&t64, t57, t47, c63);
    uint64_t t66; const p256_bit c67 = p256_addw(&t66, t59, t49, c65);
    uint64_t t68; (void)p256_addw(&t68, t61, UINT64_C(0x0), c67);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t69;
    const uint64_t t70 = p256_mulw(&t69, t29, UINT64_C(0x2845b2392b6bec59));
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, t26, UINT64_C(0x2845b2392b6bec59));
    uint64_t t73;
    const uint64_t t74 = p256_mulw(&t73, t32, UINT64_C(0x2845b2392b6bec59));
    uint64_t t75;
    const uint64_t t76 = p256_mulw(&t75, t35, UINT64_C(0x2845b2392b6bec59));
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t62, t70, 0);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t64, t72, c78);
    uint64_t t81; const p256_bit c82 = p256_addw(&t81, t66, t74, c80);
    uint64_t t83; const p256_bit c84 = p256_addw(&t83, t68, t76, c82);
    uint64_t t85; (void)p256_addw(&t85, t75, UINT64_C(0x0), c84);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t79, t69, 0);
    uint64_t t88; const p256_bit c89 = p256_addw(&t88, t81, t71, c87);
    uint64_t t90; const p256_bit c91 = p256_addw(&t90, t83, t73, c89);
    uint64_t t92; (void)p256_addw(&t92, t85, UINT64_C(0x0), c91);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t93;
    const uint64_t t94 = p256_mulw(&t93, t29, UINT64_C(0x66e12d94f3d95620));
    uint64_t t95;
    const uint64_t t96 = p256_mulw(&t95, t26, UINT64_C(0x66e12d94f3d95620));
    uint64_t t97;
    const uint64_t t98 = p256_mulw(&t97, t32, UINT64_C(0x66e12d94f3d95620));
    uint64_t t99;
    const uint64_t t100 = p256_mulw(&t99, t35, UINT64_C(0x66e12d94f3d95620));
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t86, t94, 0);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t88, t96, c102);
    uint64_t t105; const p256_bit c106 = p256_addw(&t105, t90, t98, c104);
    uint64_t t107; const p256_bit c108 = p256_addw(&t107, t92, t100, c106);
    uint64_t t109; (void)p256_addw(&t109, t99, UINT64_C(0x0), c108);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t103, t93, 0);
    uint64_t t112; const p256_bit c113 = p256_addw(&t112, t105, t95, c111);
    uint64_t t114; const p256_bit c115 = p256_addw(&t114, t107, t97, c113);
    uint64_t t116; (void)p256_addw(&t116, t109, UINT64_C(0x0), c115);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t117 = t31 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t118;
    const uint64_t t119 = p256_mulw(&t118, UINT64_C(0x4319055258e8617b), t117);
    const uint64_t t120 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t117);
    uint64_t t121;
    const uint64_t t122 = p256_mulw(&t121, UINT64_C(0xffffffff), t117);
    uint64_t t123; const p256_bit c124 = p256_addw(&t123, t119, t120, 0);
    uint64_t t125; const p256_bit c126 = p256_addw(&t125, UINT64_C(0x0), t118, c124);
    uint64_t t127; const p256_bit c128 = p256_addw(&t127, t122, UINT64_C(0x0), c126);
    uint64_t t129; (void)p256_addw(&t129, t121, UINT64_C(0x0), c128);
    uint64_t t130; const p256_bit c131 = p256_subw(&t130, t53, t123, 0);
    uint64_t t132; const p256_bit c133 = p256_subw(&t132, t77, t125, c131);
    uint64_t t134; const p256_bit c135 = p256_subw(&t134, t101, t127, c133);
    uint64_t t136; (void)p256_subw(&t136, t117, t129, c135);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t137 = t130 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t138;
    const uint64_t t139 = p256_mulw(&t138, UINT64_C(0x4319055258e8617b), t137);
    const uint64_t t140 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t137);
    uint64_t t141;
    const uint64_t t142 = p256_mulw(&t141, UINT64_C(0xffffffff), t137);
    uint64_t t143; const p256_bit c144 = p256_addw(&t143, t139, t140, 0);
    uint64_t t145; const p256_bit c146 = p256_addw(&t145, UINT64_C(0x0), t138, c144);
    uint64_t t147; const p256_bit c148 = p256_addw(&t147, t142, UINT64_C(0x0), c146);
    uint64_t t149; (void)p256_addw(&t149, t141, UINT64_C(0x0), c148);
    uint64_t t150; const p256_bit c151 = p256_subw(&t150, t132, t143, 0);
    uint64_t t152; const p256_bit c153 = p256_subw(&t152, t134, t145, c151);
    uint64_t t154; const p256_bit c155 = p256_subw(&t154, t136, t147, c153);
    uint64_t t156; (void)p256_subw(&t156, t137, t149, c155);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t157 = t150 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t158;
    const uint64_t t159 = p256_mulw(&t158, UINT64_C(0x4319055258e8617b), t157);
    const uint64_t t160 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t157);
    uint64_t t161;
    const uint64_t t162 = p256_mulw(&t161, UINT64_C(0xffffffff), t157);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t159, t160, 0);
    uint64_t t165; const p256_bit c166 = p256_addw(&t165, UINT64_C(0x0), t158, c164);
    uint64_t t167; const p256_bit c168 = p256_addw(&t167, t162, UINT64_C(0x0), c166);
    uint64_t t169; (void)p256_addw(&t169, t161, UINT64_C(0x0), c168);
    uint64_t t170; const p256_bit c171 = p256_subw(&t170, t152, t163, 0);
    uint64_t t172; const p256_bit c173 = p256_subw(&t172, t154, t165, c171);
    uint64_t t174; const p256_bit c175 = p256_subw(&t174, t156, t167, c173);
    uint64_t t176; (void)p256_subw(&t176, t157, t169, c175);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t177 = t170 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t178;
    const uint64_t t179 = p256_mulw(&t178, UINT64_C(0x4319055258e8617b), t177);
    const uint64_t t180 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t177);
    uint64_t t181;
    const uint64_t t182 = p256_mulw(&t181, UINT64_C(0xffffffff), t177);
    uint64_t t183; const p256_bit c184 = p256_addw(&t183, t179, t180, 0);
    uint64_t t185; const p256_bit c186 = p256_addw(&t185, UINT64_C(0x0), t178, c184);
    uint64_t t187; const p256_bit c188 = p256_addw(&t187, t182, UINT64_C(0x0), c186);
    uint64_t t189; (void)p256_addw(&t189, t181, UINT64_C(0x0), c188);
    uint64_t t190; const p256_bit c191 = p256_subw(&t190, t172, t183, 0);
    uint64_t t192; const p256_bit c193 = p256_subw(&t192, t174, t185, c191);
    uint64_t t194; const p256_bit c195 = p256_subw(&t194, t176, t187, c193);
    uint64_t t196; (void)p256_subw(&t196, t177, t189, c195);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t197; const p256_bit c198 = p256_subw(&t197, t110, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t199; const p256_bit c200 = p256_subw(&t199, t112, UINT64_C(0xbce6faada7179e84), c198);
    uint64_t t201; const p256_bit c202 = p256_subw(&t201, t114, UINT64_C(0xffffffffffffffff), c200);
    uint64_t t203; (void)p256_subw(&t203, t116, UINT64_C(0xffffffff00000000), c202);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t204; const p256_bit c205 = p256_addw(&t204, t190, t110, 0);
    uint64_t t206; const p256_bit c207 = p256_addw(&t206, t192, t112, c205);
    uint64_t t208; const p256_bit c209 = p256_addw(&t208, t194, t114, c207);
    uint64_t t210; (void)p256_addw(&t210, t196, t116, c209);
    uint64_t t211; const p256_bit c212 = p256_addw(&t211, t190, t197, 0);
    uint64_t t213; const p256_bit c214 = p256_addw(&t213, t192, t199, c212);
    uint64_t t215; const p256_bit c216 = p256_addw(&t215, t194, t201, c214);
    uint64_t t217; const p256_bit c218 = p256_addw(&t217, t196, t203, c216);
    const uint64_t m0 = p256_maskw(c218);
    const uint64_t t219 = p256_selectw(m0, t211, t204);
    const uint64_t t220 = p256_selectw(m0, t213, t206);
    const uint64_t t221 = p256_selectw(m0, t215, t208);
    const uint64_t t222 = p256_selectw(m0, t217, t210);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t223 = ~t25;
    p256_storew(&r->v[0], t219);
    p256_storew(&r->v[1], t220);
    p256_storew(&r->v[2], t221);
    p256_storew(&r->v[3], t222);
    return -(int)(t223 & 1);
}

/* where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
 * Ensures r < n.
 * Returns 0, or -1 when refused. */
int p256_sc_from_bytes_le(p256_sc *r, const uint8_t b[32])
{
    const uint64_t b_at0 = (uint64_t)p256_load8(b + 0);
    const uint64_t b_at8 = (uint64_t)p256_load8(b + 8);
    const uint64_t b_at16 = (uint64_t)p256_load8(b + 16);
    const uint64_t b_at24 = (uint64_t)p256_load8(b + 24);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const p256_bit c17 = p256_borroww(b_at0, UINT64_C(0xf3b9cac2fc632551), 0);
    const p256_bit c18 = p256_borroww(b_at8, UINT64_C(0xbce6faada7179e84), c17);
    const p256_bit c19 = p256_borroww(b_at16, UINT64_C(0xffffffffffffffff), c18);
    const p256_bit c20 = p256_borroww(b_at24, UINT64_C(0xffffffff00000000), c19);
    const uint64_t t21 = p256_maskw(c20);
    const uint64_t t22 = b_at8 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t23;
    const uint64_t t24 = p256_mulw(&t23, t22, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t25 = b_at0 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t26;
    const uint64_t t27 = p256_mulw(&t26, t25, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t28 = b_at16 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t29;
    const uint64_t t30 = p256_mulw(&t29, t28, UINT64_C(0x83244c95be79eea2));
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t31 = b_at24 & t21;
    /* product, row 0: a * b[0] */
    uint64_t t32;
    const uint64_t t33 = p256_mulw(&t32, t31, UINT64_C(0x83244c95be79eea2));
    uint64_t t34; const p256_bit c35 = p256_addw(&t34, t24, t26, 0);
    uint64_t t36; const p256_bit c37 = p256_addw(&t36, t30, t23, c35);
    uint64_t t38; const p256_bit c39 = p256_addw(&t38, t33, t29, c37);
    uint64_t t40; (void)p256_addw(&t40, t32, UINT64_C(0x0), c39);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t41;
    const uint64_t t42 = p256_mulw(&t41, t25, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t43;
    const uint64_t t44 = p256_mulw(&t43, t22, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t45;
    const uint64_t t46 = p256_mulw(&t45, t28, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t47;
    const uint64_t t48 = p256_mulw(&t47, t31, UINT64_C(0x4699799c49bd6fa6));
    uint64_t t49; const p256_bit c50 = p256_addw(&t49, t34, t42, 0);
    uint64_t t51; const p256_bit c52 = p256_addw(&t51, t36, t44, c50);
    uint64_t t53; const p256_bit c54 = p256_addw(&t53, t38, t46, c52);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t40, t48, c54);
    uint64_t t57; (void)p256_addw(&t57, t47, UINT64_C(0x0), c56);
    uint64_t t58; const p256_bit c59 = p256_addw(&t58, t51, t41, 0);
    uint64_t t60; const p256_bit c61 = p256_addw(&t60, t53, t43, c59);
    uint64_t t62; const p256_bit c63 = p256_addw(&t62, t55, t45, c61);
    uint64_t t64; (void)p256_addw(&t64, t57, UINT64_C(0x0), c63);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t65;
    const uint64_t t66 = p256_mulw(&t65, t25, UINT64_C(0x2845b2392b6bec59));
    uint64_t t67;
    const uint64_t t68 = p256_mulw(&t67, t22, UINT64_C(0x2845b2392b6bec59));
    uint64_t t69;
    const uint64_t t70 = p256_mulw(&t69, t28, UINT64_C(0x2845b2392b6bec59));
    uint64_t t71;
    const uint64_t t72 = p256_mulw(&t71, t31, UINT64_C(0x2845b2392b6bec59));
    uint64_t t73; const p256_bit c74 = p256_addw(&t73, t58, t66, 0);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t60, t68, c74);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, t62, t70, c76);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t64, t72, c78);
    uint64_t t81; (void)p256_addw(&t81, t71, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_addw(&t82, t75, t65, 0);
    uint64_t t84; const p256_bit c85 = p256_addw(&t84, t77, t67, c83);
    uint64_t t86; const p256_bit c87 = p256_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)p256_addw(&t88, t81, UINT64_C(0x0), c87);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t89;
    const uint64_t t90 = p256_mulw(&t89, t25, UINT64_C(0x66e12d94f3d95620));
    uint64_t t91;
    const uint64_t t92 = p256_mulw(&t91, t22, UINT64_C(0x66e12d94f3d95620));
    uint64_t t93;
    const uint64_t t94 = p256_mulw(&t93, t28, UINT64_C(0x66e12d94f3d95620));
    uint64_t t95;
    const uint64_t t96 = p256_mulw(&t95, t31, UINT64_C(0x66e12d94f3d95620));
    uint64_t t97; const p256_bit c98 = p256_addw(&t97, t82, t90, 0);
    uint64_t t99; const p256_bit c100 = p256_addw(&t99, t84, t92, c98);
    uint64_t t101; const p256_bit c102 = p256_addw(&t101, t86, t94, c100);
    uint64_t t103; const p256_bit c104 = p256_addw(&t103, t88, t96, c102);
    uint64_t t105; (void)p256_addw(&t105, t95, UINT64_C(0x0), c104);
    uint64_t t106; const p256_bit c107 = p256_addw(&t106, t99, t89, 0);
    uint64_t t108; const p256_bit c109 = p256_addw(&t108, t101, t91, c107);
    uint64_t t110; const p256_bit c111 = p256_addw(&t110, t103, t93, c109);
    uint64_t t112; (void)p256_addw(&t112, t105, UINT64_C(0x0), c111);
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t113 = t27 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t114;
    const uint64_t t115 = p256_mulw(&t114, UINT64_C(0x4319055258e8617b), t113);
    const uint64_t t116 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t113);
    uint64_t t117;
    const uint64_t t118 = p256_mulw(&t117, UINT64_C(0xffffffff), t113);
    uint64_t t119; const p256_bit c120 = p256_addw(&t119, t115, t116, 0);
    uint64_t t121; const p256_bit c122 = p256_addw(&t121, UINT64_C(0x0), t114, c120);
    uint64_t t123; const p256_bit c124 = p256_addw(&t123, t118, UINT64_C(0x0), c122);
    uint64_t t125; (void)p256_addw(&t125, t117, UINT64_C(0x0), c124);
    uint64_t t126; const p256_bit c127 = p256_subw(&t126, t49, t119, 0);
    uint64_t t128; const p256_bit c129 = p256_subw(&t128, t73, t121, c127);
    uint64_t t130; const p256_bit c131 = p256_subw(&t130, t97, t123, c129);
    uint64_t t132; (void)p256_subw(&t132, t113, t125, c131);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t133 = t126 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t134;
    const uint64_t t135 = p256_mulw(&t134, UINT64_C(0x4319055258e8617b), t133);
    const uint64_t t136 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t133);
    uint64_t t137;
    const uint64_t t138 = p256_mulw(&t137, UINT64_C(0xffffffff), t133);
    uint64_t t139; const p256_bit c140 = p256_addw(&t139, t135, t136, 0);
    uint64_t t141; const p256_bit c142 = p256_addw(&t141, UINT64_C(0x0), t134, c140);
    uint64_t t143; const p256_bit c144 = p256_addw(&t143, t138, UINT64_C(0x0), c142);
    uint64_t t145; (void)p256_addw(&t145, t137, UINT64_C(0x0), c144);
    uint64_t t146; const p256_bit c147 = p256_subw(&t146, t128, t139, 0);
    uint64_t t148; const p256_bit c149 = p256_subw(&t148, t130, t141, c147);
    uint64_t t150; const p256_bit c151 = p256_subw(&t150, t132, t143, c149);
    uint64_t t152; (void)p256_subw(&t152, t133, t145, c151);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t153 = t146 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t154;
    const uint64_t t155 = p256_mulw(&t154, UINT64_C(0x4319055258e8617b), t153);
    const uint64_t t156 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t153);
    uint64_t t157;
    const uint64_t t158 = p256_mulw(&t157, UINT64_C(0xffffffff), t153);
    uint64_t t159; const p256_bit c160 = p256_addw(&t159, t155, t156, 0);
    uint64_t t161; const p256_bit c162 = p256_addw(&t161, UINT64_C(0x0), t154, c160);
    uint64_t t163; const p256_bit c164 = p256_addw(&t163, t158, UINT64_C(0x0), c162);
    uint64_t t165; (void)p256_addw(&t165, t157, UINT64_C(0x0), c164);
    uint64_t t166; const p256_bit c167 = p256_subw(&t166, t148, t159, 0);
    uint64_t t168; const p256_bit c169 = p256_subw(&t168, t150, t161, c167);
    uint64_t t170; const p256_bit c171 = p256_subw(&t170, t152, t163, c169);
    uint64_t t172; (void)p256_subw(&t172, t153, t165, c171);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t173 = t166 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t174;
    const uint64_t t175 = p256_mulw(&t174, UINT64_C(0x4319055258e8617b), t173);
    const uint64_t t176 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t173);
    uint64_t t177;
    const uint64_t t178 = p256_mulw(&t177, UINT64_C(0xffffffff), t173);
    uint64_t t179; const p256_bit c180 = p256_addw(&t179, t175, t176, 0);
    uint64_t t181; const p256_bit c182 = p256_addw(&t181, UINT64_C(0x0), t174, c180);
    uint64_t t183; const p256_bit c184 = p256_addw(&t183, t178, UINT64_C(0x0), c182);
    uint64_t t185; (void)p256_addw(&t185, t177, UINT64_C(0x0), c184);
    uint64_t t186; const p256_bit c187 = p256_subw(&t186, t168, t179, 0);
    uint64_t t188; const p256_bit c189 = p256_subw(&t188, t170, t181, c187);
    uint64_t t190; const p256_bit c191 = p256_subw(&t190, t172, t183, c189);
    uint64_t t192; (void)p256_subw(&t192, t173, t185, c191);
    /* the high half less p, which is negative, modulo W^n */
    uint64_t t193; const p256_bit c194 = p256_subw(&t193, t106, UINT64_C(0xf3b9cac2fc632551), 0);
    uint64_t t195; const p256_bit c196 = p256_subw(&t195, t108, UINT64_C(0xbce6faada7179e84), c194);
    uint64_t t197; const p256_bit c198 = p256_subw(&t197, t110, UINT64_C(0xffffffffffffffff), c196);
    uint64_t t199; (void)p256_subw(&t199, t112, UINT64_C(0xffffffff00000000), c198);
    /* add it to the low half; and add the high half itself, which is kept unless the other sum carries */
    uint64_t t200; const p256_bit c201 = p256_addw(&t200, t186, t106, 0);
    uint64_t t202; const p256_bit c203 = p256_addw(&t202, t188, t108, c201);
    uint64_t t204; const p256_bit c205 = p256_addw(&t204, t190, t110, c203);
    uint64_t t206; (void)p256_addw(&t206, t192, t112, c205);
    uint64_t t207; const p256_bit c208 = p256_addw(&t207, t186, t193, 0);
    uint64_t t209; const p256_bit c210 = p256_addw(&t209, t188, t195, c208);
    uint64_t t211; const p256_bit c212 = p256_addw(&t211, t190, t197, c210);
    uint64_t t213; const p256_bit c214 = p256_addw(&t213, t192, t199, c212);
    const uint64_t m0 = p256_maskw(c214);
    const uint64_t t215 = p256_selectw(m0, t207, t200);
    const uint64_t t216 = p256_selectw(m0, t209, t202);
    const uint64_t t217 = p256_selectw(m0, t211, t204);
    const uint64_t t218 = p256_selectw(m0, t213, t206);
    /* refuse what is not below the modulus: the borrow of a - p must be 1 */
    const uint64_t t219 = ~t21;
    p256_storew(&r->v[0], t215);
    p256_storew(&r->v[1], t216);
    p256_storew(&r->v[2], t217);
    p256_storew(&r->v[3], t218);
    return -(int)(t219 & 1);
}

/* b = a; b is big-endian
 * Requires a < n. */
void p256_sc_to_bytes(uint8_t b[32], const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t10;
    const uint64_t t11 = p256_mulw(&t10, UINT64_C(0x4319055258e8617b), t9);
    const uint64_t t12 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t9);
    uint64_t t13;
    const uint64_t t14 = p256_mulw(&t13, UINT64_C(0xffffffff), t9);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, t11, t12, 0);
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p256_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t15, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t17, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, UINT64_C(0x4319055258e8617b), t29);
    const uint64_t t32 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, UINT64_C(0xffffffff), t29);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t31, t32, 0);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p256_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t35, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t37, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, UINT64_C(0x4319055258e8617b), t49);
    const uint64_t t52 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, UINT64_C(0xffffffff), t49);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t51, t52, 0);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p256_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t55, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t57, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t70;
    const uint64_t t71 = p256_mulw(&t70, UINT64_C(0x4319055258e8617b), t69);
    const uint64_t t72 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t73;
    const uint64_t t74 = p256_mulw(&t73, UINT64_C(0xffffffff), t69);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t71, t72, 0);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p256_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t75, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t77, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    /* words to bytes */
    const uint64_t t89 = p256_bswapw(t82);
    const uint64_t t90 = p256_bswapw(t84);
    const uint64_t t91 = p256_bswapw(t86);
    const uint64_t t92 = p256_bswapw(t88);
    p256_store8(b + 24, (uint64_t)t89);
    p256_store8(b + 16, (uint64_t)t90);
    p256_store8(b + 8, (uint64_t)t91);
    p256_store8(b + 0, (uint64_t)t92);
}

/* b = a; b is little-endian
 * Requires a < n. */
void p256_sc_to_bytes_le(uint8_t b[32], const p256_sc *a)
{
    const uint64_t a0 = a->v[0];
    const uint64_t a1 = a->v[1];
    const uint64_t a2 = a->v[2];
    const uint64_t a3 = a->v[3];
    /* reduction, step 0: make word 0 zero by a multiple m of p, and drop it */
    const uint64_t t9 = a0 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t10;
    const uint64_t t11 = p256_mulw(&t10, UINT64_C(0x4319055258e8617b), t9);
    const uint64_t t12 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t9);
    uint64_t t13;
    const uint64_t t14 = p256_mulw(&t13, UINT64_C(0xffffffff), t9);
    uint64_t t15; const p256_bit c16 = p256_addw(&t15, t11, t12, 0);
    uint64_t t17; const p256_bit c18 = p256_addw(&t17, UINT64_C(0x0), t10, c16);
    uint64_t t19; const p256_bit c20 = p256_addw(&t19, t14, UINT64_C(0x0), c18);
    uint64_t t21; (void)p256_addw(&t21, t13, UINT64_C(0x0), c20);
    uint64_t t22; const p256_bit c23 = p256_subw(&t22, a1, t15, 0);
    uint64_t t24; const p256_bit c25 = p256_subw(&t24, a2, t17, c23);
    uint64_t t26; const p256_bit c27 = p256_subw(&t26, a3, t19, c25);
    uint64_t t28; (void)p256_subw(&t28, t9, t21, c27);
    /* reduction, step 1: make word 1 zero by a multiple m of p, and drop it */
    const uint64_t t29 = t22 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t30;
    const uint64_t t31 = p256_mulw(&t30, UINT64_C(0x4319055258e8617b), t29);
    const uint64_t t32 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t29);
    uint64_t t33;
    const uint64_t t34 = p256_mulw(&t33, UINT64_C(0xffffffff), t29);
    uint64_t t35; const p256_bit c36 = p256_addw(&t35, t31, t32, 0);
    uint64_t t37; const p256_bit c38 = p256_addw(&t37, UINT64_C(0x0), t30, c36);
    uint64_t t39; const p256_bit c40 = p256_addw(&t39, t34, UINT64_C(0x0), c38);
    uint64_t t41; (void)p256_addw(&t41, t33, UINT64_C(0x0), c40);
    uint64_t t42; const p256_bit c43 = p256_subw(&t42, t24, t35, 0);
    uint64_t t44; const p256_bit c45 = p256_subw(&t44, t26, t37, c43);
    uint64_t t46; const p256_bit c47 = p256_subw(&t46, t28, t39, c45);
    uint64_t t48; (void)p256_subw(&t48, t29, t41, c47);
    /* reduction, step 2: make word 2 zero by a multiple m of p, and drop it */
    const uint64_t t49 = t42 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t50;
    const uint64_t t51 = p256_mulw(&t50, UINT64_C(0x4319055258e8617b), t49);
    const uint64_t t52 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t49);
    uint64_t t53;
    const uint64_t t54 = p256_mulw(&t53, UINT64_C(0xffffffff), t49);
    uint64_t t55; const p256_bit c56 = p256_addw(&t55, t51, t52, 0);
    uint64_t t57; const p256_bit c58 = p256_addw(&t57, UINT64_C(0x0), t50, c56);
    uint64_t t59; const p256_bit c60 = p256_addw(&t59, t54, UINT64_C(0x0), c58);
    uint64_t t61; (void)p256_addw(&t61, t53, UINT64_C(0x0), c60);
    uint64_t t62; const p256_bit c63 = p256_subw(&t62, t44, t55, 0);
    uint64_t t64; const p256_bit c65 = p256_subw(&t64, t46, t57, c63);
    uint64_t t66; const p256_bit c67 = p256_subw(&t66, t48, t59, c65);
    uint64_t t68; (void)p256_subw(&t68, t49, t61, c67);
    /* reduction, step 3: make word 3 zero by a multiple m of p, and drop it */
    const uint64_t t69 = t62 * UINT64_C(0xccd1c8aaee00bc4f);
    uint64_t t70;
    const uint64_t t71 = p256_mulw(&t70, UINT64_C(0x4319055258e8617b), t69);
    const uint64_t t72 = p256_mulhw(UINT64_C(0xc46353d039cdaaf), t69);
    uint64_t t73;
    const uint64_t t74 = p256_mulw(&t73, UINT64_C(0xffffffff), t69);
    uint64_t t75; const p256_bit c76 = p256_addw(&t75, t71, t72, 0);
    uint64_t t77; const p256_bit c78 = p256_addw(&t77, UINT64_C(0x0), t70, c76);
    uint64_t t79; const p256_bit c80 = p256_addw(&t79, t74, UINT64_C(0x0), c78);
    uint64_t t81; (void)p256_addw(&t81, t73, UINT64_C(0x0), c80);
    uint64_t t82; const p256_bit c83 = p256_subw(&t82, t64, t75, 0);
    uint64_t t84; const p256_bit c85 = p256_subw(&t84, t66, t77, c83);
    uint64_t t86; const p256_bit c87 = p256_subw(&t86, t68, t79, c85);
    uint64_t t88; (void)p256_subw(&t88, t69, t81, c87);
    p256_store8(b + 0, (uint64_t)t82);
    p256_store8(b + 8, (uint64_t)t84);
    p256_store8(b + 16, (uint64_t)t86);
    p256_store8(b + 24, (uint64_t)t88);
}

/* r = a where mask is all-ones, b where it is 0
 * Requires a < n, b < n.
 * Ensures r < n. */
void p256_sc_select(p256_sc *r, uint64_t mask, const p256_sc *a, const p256_sc *b)
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
 * Ensures a < n, b < n. */
void p256_sc_cswap(uint64_t mask, p256_sc *a, p256_sc *b)
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
 * Requires a < n.
 * Returns the mask. */
uint64_t p256_sc_is_zero(const p256_sc *a)
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
 * Requires a < n, b < n.
 * Returns the mask. */
uint64_t p256_sc_eq(const p256_sc *a, const p256_sc *b)
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
typedef int p256_sc_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
