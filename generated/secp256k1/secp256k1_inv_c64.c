/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions secp256k1_fe_inv_divsteps, secp256k1_sc_inv_divsteps.
 */
#include "secp256k1.h"

#if SECP256K1_WORD_BITS == 64 && !defined(SECP256K1_ASM)
#define SECP256K1_CARRY_CHAINS
#include "secp256k1_internal.h"

/* M = out[1..4] - 2^60: 2^60 * (f, g) after 60 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 20 */
void secp256k1_divsteps60(secp256k1_limb out[5], const secp256k1_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const secp256k1_bit c17 = secp256k1_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = secp256k1_maskw(c17);
    const uint64_t t18 = secp256k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    const uint64_t t19 = in2 & UINT64_C(0xfffff);
    const uint64_t t20 = t19 | UINT64_C(0xc000000000000000);
    /* step 0 */
    const uint64_t t21 = t20 & UINT64_C(0x1);
    /* steps 0 to 19: pack */
    const uint64_t t22 = in1 & UINT64_C(0xfffff);
    const uint64_t t23 = t22 >> 1;
    const uint64_t t24 = t23 | UINT64_C(0x4000010000000000);
    /* step 0 */
    const uint64_t t25 = t24 ^ t18;
    const uint64_t t26 = t20 >> 1;
    const secp256k1_bit c27 = secp256k1_borroww(UINT64_C(0x0), t21, 0);
    const uint64_t m1 = secp256k1_maskw(c27);
    const uint64_t t28 = secp256k1_selectw(m1, t25, UINT64_C(0x4000000000000000));
    const uint64_t t29 = secp256k1_selectw(m1, t18, UINT64_C(0x0));
    uint64_t t30; (void)secp256k1_addw(&t30, t26, t28, c27);
    const uint64_t t31 = in0 ^ t29;
    const secp256k1_bit c32 = secp256k1_borroww(t31, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = secp256k1_maskw(c32);
    const uint64_t t33 = secp256k1_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t34 = t30 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t35 = t24 ^ t26;
    const uint64_t t36 = t35 & t29;
    const uint64_t t37 = t24 ^ t36;
    /* step 1 */
    const uint64_t t38 = t37 ^ t33;
    const uint64_t t39 = t30 >> 1;
    const secp256k1_bit c40 = secp256k1_borroww(UINT64_C(0x0), t34, 0);
    const uint64_t m3 = secp256k1_maskw(c40);
    const uint64_t t41 = secp256k1_selectw(m3, t38, UINT64_C(0x4000000000000000));
    const uint64_t t42 = secp256k1_selectw(m3, t33, UINT64_C(0x0));
    uint64_t t43; (void)secp256k1_addw(&t43, t39, t41, c40);
    /* step 0 */
    const uint64_t t44 = t31 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t45 = t44 ^ t42;
    const secp256k1_bit c46 = secp256k1_borroww(t45, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = secp256k1_maskw(c46);
    const uint64_t t47 = secp256k1_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t48 = t43 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t49 = t37 ^ t39;
    const uint64_t t50 = t49 & t42;
    const uint64_t t51 = t37 ^ t50;
    /* step 2 */
    const uint64_t t52 = t51 ^ t47;
    const uint64_t t53 = t43 >> 1;
    const secp256k1_bit c54 = secp256k1_borroww(UINT64_C(0x0), t48, 0);
    const uint64_t m5 = secp256k1_maskw(c54);
    const uint64_t t55 = secp256k1_selectw(m5, t52, UINT64_C(0x4000000000000000));
    const uint64_t t56 = secp256k1_selectw(m5, t47, UINT64_C(0x0));
    uint64_t t57; (void)secp256k1_addw(&t57, t53, t55, c54);
    /* step 1 */
    const uint64_t t58 = t45 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t59 = t58 ^ t56;
    const secp256k1_bit c60 = secp256k1_borroww(t59, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = secp256k1_maskw(c60);
    const uint64_t t61 = secp256k1_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t62 = t57 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t63 = t51 ^ t53;
    const uint64_t t64 = t63 & t56;
    const uint64_t t65 = t51 ^ t64;
    /* step 3 */
    const uint64_t t66 = t65 ^ t61;
    const uint64_t t67 = t57 >> 1;
    const secp256k1_bit c68 = secp256k1_borroww(UINT64_C(0x0), t62, 0);
    const uint64_t m7 = secp256k1_maskw(c68);
    const uint64_t t69 = secp256k1_selectw(m7, t66, UINT64_C(0x4000000000000000));
    const uint64_t t70 = secp256k1_selectw(m7, t61, UINT64_C(0x0));
    uint64_t t71; (void)secp256k1_addw(&t71, t67, t69, c68);
    /* step 2 */
    const uint64_t t72 = t59 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t73 = t72 ^ t70;
    const secp256k1_bit c74 = secp256k1_borroww(t73, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = secp256k1_maskw(c74);
    const uint64_t t75 = secp256k1_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t76 = t71 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t77 = t65 ^ t67;
    const uint64_t t78 = t77 & t70;
    const uint64_t t79 = t65 ^ t78;
    /* step 4 */
    const uint64_t t80 = t79 ^ t75;
    const uint64_t t81 = t71 >> 1;
    const secp256k1_bit c82 = secp256k1_borroww(UINT64_C(0x0), t76, 0);
    const uint64_t m9 = secp256k1_maskw(c82);
    const uint64_t t83 = secp256k1_selectw(m9, t80, UINT64_C(0x4000000000000000));
    const uint64_t t84 = secp256k1_selectw(m9, t75, UINT64_C(0x0));
    uint64_t t85; (void)secp256k1_addw(&t85, t81, t83, c82);
    /* step 3 */
    const uint64_t t86 = t73 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t87 = t86 ^ t84;
    const secp256k1_bit c88 = secp256k1_borroww(t87, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = secp256k1_maskw(c88);
    const uint64_t t89 = secp256k1_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t90 = t85 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t91 = t79 ^ t81;
    const uint64_t t92 = t91 & t84;
    const uint64_t t93 = t79 ^ t92;
    /* step 5 */
    const uint64_t t94 = t93 ^ t89;
    const uint64_t t95 = t85 >> 1;
    const secp256k1_bit c96 = secp256k1_borroww(UINT64_C(0x0), t90, 0);
    const uint64_t m11 = secp256k1_maskw(c96);
    const uint64_t t97 = secp256k1_selectw(m11, t94, UINT64_C(0x4000000000000000));
    const uint64_t t98 = secp256k1_selectw(m11, t89, UINT64_C(0x0));
    uint64_t t99; (void)secp256k1_addw(&t99, t95, t97, c96);
    /* step 4 */
    const uint64_t t100 = t87 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t101 = t100 ^ t98;
    const secp256k1_bit c102 = secp256k1_borroww(t101, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = secp256k1_maskw(c102);
    const uint64_t t103 = secp256k1_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t104 = t99 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t105 = t93 ^ t95;
    const uint64_t t106 = t105 & t98;
    const uint64_t t107 = t93 ^ t106;
    /* step 6 */
    const uint64_t t108 = t107 ^ t103;
    const uint64_t t109 = t99 >> 1;
    const secp256k1_bit c110 = secp256k1_borroww(UINT64_C(0x0), t104, 0);
    const uint64_t m13 = secp256k1_maskw(c110);
    const uint64_t t111 = secp256k1_selectw(m13, t108, UINT64_C(0x4000000000000000));
    const uint64_t t112 = secp256k1_selectw(m13, t103, UINT64_C(0x0));
    uint64_t t113; (void)secp256k1_addw(&t113, t109, t111, c110);
    /* step 5 */
    const uint64_t t114 = t101 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t115 = t114 ^ t112;
    const secp256k1_bit c116 = secp256k1_borroww(t115, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = secp256k1_maskw(c116);
    const uint64_t t117 = secp256k1_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t118 = t113 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t119 = t107 ^ t109;
    const uint64_t t120 = t119 & t112;
    const uint64_t t121 = t107 ^ t120;
    /* step 7 */
    const uint64_t t122 = t121 ^ t117;
    const uint64_t t123 = t113 >> 1;
    const secp256k1_bit c124 = secp256k1_borroww(UINT64_C(0x0), t118, 0);
    const uint64_t m15 = secp256k1_maskw(c124);
    const uint64_t t125 = secp256k1_selectw(m15, t122, UINT64_C(0x4000000000000000));
    const uint64_t t126 = secp256k1_selectw(m15, t117, UINT64_C(0x0));
    uint64_t t127; (void)secp256k1_addw(&t127, t123, t125, c124);
    /* step 6 */
    const uint64_t t128 = t115 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t129 = t128 ^ t126;
    const secp256k1_bit c130 = secp256k1_borroww(t129, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = secp256k1_maskw(c130);
    const uint64_t t131 = secp256k1_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t132 = t127 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t133 = t121 ^ t123;
    const uint64_t t134 = t133 & t126;
    const uint64_t t135 = t121 ^ t134;
    /* step 8 */
    const uint64_t t136 = t135 ^ t131;
    const uint64_t t137 = t127 >> 1;
    const secp256k1_bit c138 = secp256k1_borroww(UINT64_C(0x0), t132, 0);
    const uint64_t m17 = secp256k1_maskw(c138);
    const uint64_t t139 = secp256k1_selectw(m17, t136, UINT64_C(0x4000000000000000));
    const uint64_t t140 = secp256k1_selectw(m17, t131, UINT64_C(0x0));
    uint64_t t141; (void)secp256k1_addw(&t141, t137, t139, c138);
    /* step 7 */
    const uint64_t t142 = t129 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t143 = t142 ^ t140;
    const secp256k1_bit c144 = secp256k1_borroww(t143, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = secp256k1_maskw(c144);
    const uint64_t t145 = secp256k1_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t146 = t141 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t147 = t135 ^ t137;
    const uint64_t t148 = t147 & t140;
    const uint64_t t149 = t135 ^ t148;
    /* step 9 */
    const uint64_t t150 = t149 ^ t145;
    const uint64_t t151 = t141 >> 1;
    const secp256k1_bit c152 = secp256k1_borroww(UINT64_C(0x0), t146, 0);
    const uint64_t m19 = secp256k1_maskw(c152);
    const uint64_t t153 = secp256k1_selectw(m19, t150, UINT64_C(0x4000000000000000));
    const uint64_t t154 = secp256k1_selectw(m19, t145, UINT64_C(0x0));
    uint64_t t155; (void)secp256k1_addw(&t155, t151, t153, c152);
    /* step 8 */
    const uint64_t t156 = t143 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t157 = t156 ^ t154;
    const secp256k1_bit c158 = secp256k1_borroww(t157, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = secp256k1_maskw(c158);
    const uint64_t t159 = secp256k1_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t160 = t155 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t161 = t149 ^ t151;
    const uint64_t t162 = t161 & t154;
    const uint64_t t163 = t149 ^ t162;
    /* step 10 */
    const uint64_t t164 = t163 ^ t159;
    const uint64_t t165 = t155 >> 1;
    const secp256k1_bit c166 = secp256k1_borroww(UINT64_C(0x0), t160, 0);
    const uint64_t m21 = secp256k1_maskw(c166);
    const uint64_t t167 = secp256k1_selectw(m21, t164, UINT64_C(0x4000000000000000));
    const uint64_t t168 = secp256k1_selectw(m21, t159, UINT64_C(0x0));
    uint64_t t169; (void)secp256k1_addw(&t169, t165, t167, c166);
    /* step 9 */
    const uint64_t t170 = t157 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t171 = t170 ^ t168;
    const secp256k1_bit c172 = secp256k1_borroww(t171, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = secp256k1_maskw(c172);
    const uint64_t t173 = secp256k1_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t174 = t169 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t175 = t163 ^ t165;
    const uint64_t t176 = t175 & t168;
    const uint64_t t177 = t163 ^ t176;
    /* step 11 */
    const uint64_t t178 = t177 ^ t173;
    const uint64_t t179 = t169 >> 1;
    const secp256k1_bit c180 = secp256k1_borroww(UINT64_C(0x0), t174, 0);
    const uint64_t m23 = secp256k1_maskw(c180);
    const uint64_t t181 = secp256k1_selectw(m23, t178, UINT64_C(0x4000000000000000));
    const uint64_t t182 = secp256k1_selectw(m23, t173, UINT64_C(0x0));
    uint64_t t183; (void)secp256k1_addw(&t183, t179, t181, c180);
    /* step 10 */
    const uint64_t t184 = t171 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t185 = t184 ^ t182;
    const secp256k1_bit c186 = secp256k1_borroww(t185, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = secp256k1_maskw(c186);
    const uint64_t t187 = secp256k1_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t188 = t183 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t189 = t177 ^ t179;
    const uint64_t t190 = t189 & t182;
    const uint64_t t191 = t177 ^ t190;
    /* step 12 */
    const uint64_t t192 = t191 ^ t187;
    const uint64_t t193 = t183 >> 1;
    const secp256k1_bit c194 = secp256k1_borroww(UINT64_C(0x0), t188, 0);
    const uint64_t m25 = secp256k1_maskw(c194);
    const uint64_t t195 = secp256k1_selectw(m25, t192, UINT64_C(0x4000000000000000));
    const uint64_t t196 = secp256k1_selectw(m25, t187, UINT64_C(0x0));
    uint64_t t197; (void)secp256k1_addw(&t197, t193, t195, c194);
    /* step 11 */
    const uint64_t t198 = t185 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t199 = t198 ^ t196;
    const secp256k1_bit c200 = secp256k1_borroww(t199, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = secp256k1_maskw(c200);
    const uint64_t t201 = secp256k1_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t202 = t197 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t203 = t191 ^ t193;
    const uint64_t t204 = t203 & t196;
    const uint64_t t205 = t191 ^ t204;
    /* step 13 */
    const uint64_t t206 = t205 ^ t201;
    const uint64_t t207 = t197 >> 1;
    const secp256k1_bit c208 = secp256k1_borroww(UINT64_C(0x0), t202, 0);
    const uint64_t m27 = secp256k1_maskw(c208);
    const uint64_t t209 = secp256k1_selectw(m27, t206, UINT64_C(0x4000000000000000));
    const uint64_t t210 = secp256k1_selectw(m27, t201, UINT64_C(0x0));
    uint64_t t211; (void)secp256k1_addw(&t211, t207, t209, c208);
    /* step 12 */
    const uint64_t t212 = t199 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t213 = t212 ^ t210;
    const secp256k1_bit c214 = secp256k1_borroww(t213, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = secp256k1_maskw(c214);
    const uint64_t t215 = secp256k1_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t216 = t211 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t217 = t205 ^ t207;
    const uint64_t t218 = t217 & t210;
    const uint64_t t219 = t205 ^ t218;
    /* step 14 */
    const uint64_t t220 = t219 ^ t215;
    const uint64_t t221 = t211 >> 1;
    const secp256k1_bit c222 = secp256k1_borroww(UINT64_C(0x0), t216, 0);
    const uint64_t m29 = secp256k1_maskw(c222);
    const uint64_t t223 = secp256k1_selectw(m29, t220, UINT64_C(0x4000000000000000));
    const uint64_t t224 = secp256k1_selectw(m29, t215, UINT64_C(0x0));
    uint64_t t225; (void)secp256k1_addw(&t225, t221, t223, c222);
    /* step 13 */
    const uint64_t t226 = t213 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t227 = t226 ^ t224;
    const secp256k1_bit c228 = secp256k1_borroww(t227, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = secp256k1_maskw(c228);
    const uint64_t t229 = secp256k1_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t230 = t225 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t231 = t219 ^ t221;
    const uint64_t t232 = t231 & t224;
    const uint64_t t233 = t219 ^ t232;
    /* step 15 */
    const uint64_t t234 = t233 ^ t229;
    const uint64_t t235 = t225 >> 1;
    const secp256k1_bit c236 = secp256k1_borroww(UINT64_C(0x0), t230, 0);
    const uint64_t m31 = secp256k1_maskw(c236);
    const uint64_t t237 = secp256k1_selectw(m31, t234, UINT64_C(0x4000000000000000));
    const uint64_t t238 = secp256k1_selectw(m31, t229, UINT64_C(0x0));
    uint64_t t239; (void)secp256k1_addw(&t239, t235, t237, c236);
    /* step 14 */
    const uint64_t t240 = t227 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t241 = t240 ^ t238;
    const secp256k1_bit c242 = secp256k1_borroww(t241, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = secp256k1_maskw(c242);
    const uint64_t t243 = secp256k1_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t244 = t239 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t245 = t233 ^ t235;
    const uint64_t t246 = t245 & t238;
    const uint64_t t247 = t233 ^ t246;
    /* step 16 */
    const uint64_t t248 = t247 ^ t243;
    const uint64_t t249 = t239 >> 1;
    const secp256k1_bit c250 = secp256k1_borroww(UINT64_C(0x0), t244, 0);
    const uint64_t m33 = secp256k1_maskw(c250);
    const uint64_t t251 = secp256k1_selectw(m33, t248, UINT64_C(0x4000000000000000));
    const uint64_t t252 = secp256k1_selectw(m33, t243, UINT64_C(0x0));
    uint64_t t253; (void)secp256k1_addw(&t253, t249, t251, c250);
    /* step 15 */
    const uint64_t t254 = t241 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t255 = t254 ^ t252;
    const secp256k1_bit c256 = secp256k1_borroww(t255, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = secp256k1_maskw(c256);
    const uint64_t t257 = secp256k1_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t258 = t253 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t259 = t247 ^ t249;
    const uint64_t t260 = t259 & t252;
    const uint64_t t261 = t247 ^ t260;
    /* step 17 */
    const uint64_t t262 = t261 ^ t257;
    const uint64_t t263 = t253 >> 1;
    const secp256k1_bit c264 = secp256k1_borroww(UINT64_C(0x0), t258, 0);
    const uint64_t m35 = secp256k1_maskw(c264);
    const uint64_t t265 = secp256k1_selectw(m35, t262, UINT64_C(0x4000000000000000));
    const uint64_t t266 = secp256k1_selectw(m35, t257, UINT64_C(0x0));
    uint64_t t267; (void)secp256k1_addw(&t267, t263, t265, c264);
    /* step 16 */
    const uint64_t t268 = t255 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t269 = t268 ^ t266;
    const secp256k1_bit c270 = secp256k1_borroww(t269, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = secp256k1_maskw(c270);
    const uint64_t t271 = secp256k1_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t272 = t267 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t273 = t261 ^ t263;
    const uint64_t t274 = t273 & t266;
    const uint64_t t275 = t261 ^ t274;
    /* step 18 */
    const uint64_t t276 = t275 ^ t271;
    const uint64_t t277 = t267 >> 1;
    const secp256k1_bit c278 = secp256k1_borroww(UINT64_C(0x0), t272, 0);
    const uint64_t m37 = secp256k1_maskw(c278);
    const uint64_t t279 = secp256k1_selectw(m37, t276, UINT64_C(0x4000000000000000));
    const uint64_t t280 = secp256k1_selectw(m37, t271, UINT64_C(0x0));
    uint64_t t281; (void)secp256k1_addw(&t281, t277, t279, c278);
    /* step 17 */
    const uint64_t t282 = t269 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t283 = t282 ^ t280;
    const secp256k1_bit c284 = secp256k1_borroww(t283, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = secp256k1_maskw(c284);
    const uint64_t t285 = secp256k1_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t286 = t281 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t287 = t275 ^ t277;
    const uint64_t t288 = t287 & t280;
    const uint64_t t289 = t275 ^ t288;
    /* step 19 */
    const uint64_t t290 = t289 ^ t285;
    const uint64_t t291 = t281 >> 1;
    const secp256k1_bit c292 = secp256k1_borroww(UINT64_C(0x0), t286, 0);
    const uint64_t m39 = secp256k1_maskw(c292);
    const uint64_t t293 = secp256k1_selectw(m39, t290, UINT64_C(0x4000000000000000));
    const uint64_t t294 = secp256k1_selectw(m39, t285, UINT64_C(0x0));
    uint64_t t295; (void)secp256k1_addw(&t295, t291, t293, c292);
    /* step 18 */
    const uint64_t t296 = t283 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t297 = t296 ^ t294;
    const uint64_t t298 = t297 + UINT64_C(0x1);
    /* steps 20 to 39: pack */
    const secp256k1_bit c299 = secp256k1_borroww(t298, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = secp256k1_maskw(c299);
    const uint64_t t300 = secp256k1_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t301 = t295 + UINT64_C(0x1fffff00000);
    const uint64_t t302 = t301 & UINT64_C(0x3ffffffffff);
    const uint64_t t303 = t302 >> 21;
    const uint64_t t304 = t303 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t305 = t304 * in1;
    /* unpack u, v, q, r */
    const uint64_t t306 = t301 >> 42;
    const uint64_t t307 = t306 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t308 = t307 * in2;
    const uint64_t t309 = t305 + t308;
    const uint64_t t310 = t309 >> 20;
    /* steps 20 to 39: pack */
    const uint64_t t311 = t310 & UINT64_C(0xfffff);
    const uint64_t t312 = t311 | UINT64_C(0xc000000000000000);
    /* step 20 */
    const uint64_t t313 = t312 & UINT64_C(0x1);
    /* step 19 */
    const uint64_t t314 = t289 ^ t291;
    const uint64_t t315 = t314 & t294;
    const uint64_t t316 = t289 ^ t315;
    /* unpack u, v, q, r */
    const uint64_t t317 = t316 + UINT64_C(0xfffff80000);
    const uint64_t t318 = t317 & UINT64_C(0x1ffffffffff);
    const uint64_t t319 = t318 >> 20;
    const uint64_t t320 = t319 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t321 = t320 * in1;
    /* unpack u, v, q, r */
    const uint64_t t322 = t317 >> 41;
    const uint64_t t323 = t322 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t324 = t323 * in2;
    const uint64_t t325 = t321 + t324;
    const uint64_t t326 = t325 >> 20;
    /* steps 20 to 39: pack */
    const uint64_t t327 = t326 & UINT64_C(0xfffff);
    const uint64_t t328 = t327 >> 1;
    const uint64_t t329 = t328 | UINT64_C(0x4000010000000000);
    /* step 20 */
    const uint64_t t330 = t329 ^ t300;
    const uint64_t t331 = t312 >> 1;
    const secp256k1_bit c332 = secp256k1_borroww(UINT64_C(0x0), t313, 0);
    const uint64_t m41 = secp256k1_maskw(c332);
    const uint64_t t333 = secp256k1_selectw(m41, t330, UINT64_C(0x4000000000000000));
    const uint64_t t334 = secp256k1_selectw(m41, t300, UINT64_C(0x0));
    uint64_t t335; (void)secp256k1_addw(&t335, t331, t333, c332);
    const uint64_t t336 = t298 ^ t334;
    const secp256k1_bit c337 = secp256k1_borroww(t336, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = secp256k1_maskw(c337);
    const uint64_t t338 = secp256k1_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t339 = t335 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t340 = t329 ^ t331;
    const uint64_t t341 = t340 & t334;
    const uint64_t t342 = t329 ^ t341;
    /* step 21 */
    const uint64_t t343 = t342 ^ t338;
    const uint64_t t344 = t335 >> 1;
    const secp256k1_bit c345 = secp256k1_borroww(UINT64_C(0x0), t339, 0);
    const uint64_t m43 = secp256k1_maskw(c345);
    const uint64_t t346 = secp256k1_selectw(m43, t343, UINT64_C(0x4000000000000000));
    const uint64_t t347 = secp256k1_selectw(m43, t338, UINT64_C(0x0));
    uint64_t t348; (void)secp256k1_addw(&t348, t344, t346, c345);
    /* step 20 */
    const uint64_t t349 = t336 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t350 = t349 ^ t347;
    const secp256k1_bit c351 = secp256k1_borroww(t350, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = secp256k1_maskw(c351);
    const uint64_t t352 = secp256k1_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t353 = t348 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t354 = t342 ^ t344;
    const uint64_t t355 = t354 & t347;
    const uint64_t t356 = t342 ^ t355;
    /* step 22 */
    const uint64_t t357 = t356 ^ t352;
    const uint64_t t358 = t348 >> 1;
    const secp256k1_bit c359 = secp256k1_borroww(UINT64_C(0x0), t353, 0);
    const uint64_t m45 = secp256k1_maskw(c359);
    const uint64_t t360 = secp256k1_selectw(m45, t357, UINT64_C(0x4000000000000000));
    const uint64_t t361 = secp256k1_selectw(m45, t352, UINT64_C(0x0));
    uint64_t t362; (void)secp256k1_addw(&t362, t358, t360, c359);
    /* step 21 */
    const uint64_t t363 = t350 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t364 = t363 ^ t361;
    const secp256k1_bit c365 = secp256k1_borroww(t364, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = secp256k1_maskw(c365);
    const uint64_t t366 = secp256k1_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t367 = t362 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t368 = t356 ^ t358;
    const uint64_t t369 = t368 & t361;
    const uint64_t t370 = t356 ^ t369;
    /* step 23 */
    const uint64_t t371 = t370 ^ t366;
    const uint64_t t372 = t362 >> 1;
    const secp256k1_bit c373 = secp256k1_borroww(UINT64_C(0x0), t367, 0);
    const uint64_t m47 = secp256k1_maskw(c373);
    const uint64_t t374 = secp256k1_selectw(m47, t371, UINT64_C(0x4000000000000000));
    const uint64_t t375 = secp256k1_selectw(m47, t366, UINT64_C(0x0));
    uint64_t t376; (void)secp256k1_addw(&t376, t372, t374, c373);
    /* step 22 */
    const uint64_t t377 = t364 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t378 = t377 ^ t375;
    const secp256k1_bit c379 = secp256k1_borroww(t378, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = secp256k1_maskw(c379);
    const uint64_t t380 = secp256k1_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t381 = t376 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t382 = t370 ^ t372;
    const uint64_t t383 = t382 & t375;
    const uint64_t t384 = t370 ^ t383;
    /* step 24 */
    const uint64_t t385 = t384 ^ t380;
    const uint64_t t386 = t376 >> 1;
    const secp256k1_bit c387 = secp256k1_borroww(UINT64_C(0x0), t381, 0);
    const uint64_t m49 = secp256k1_maskw(c387);
    const uint64_t t388 = secp256k1_selectw(m49, t385, UINT64_C(0x4000000000000000));
    const uint64_t t389 = secp256k1_selectw(m49, t380, UINT64_C(0x0));
    uint64_t t390; (void)secp256k1_addw(&t390, t386, t388, c387);
    /* step 23 */
    const uint64_t t391 = t378 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t392 = t391 ^ t389;
    const secp256k1_bit c393 = secp256k1_borroww(t392, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = secp256k1_maskw(c393);
    const uint64_t t394 = secp256k1_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t395 = t390 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t396 = t384 ^ t386;
    const uint64_t t397 = t396 & t389;
    const uint64_t t398 = t384 ^ t397;
    /* step 25 */
    const uint64_t t399 = t398 ^ t394;
    const uint64_t t400 = t390 >> 1;
    const secp256k1_bit c401 = secp256k1_borroww(UINT64_C(0x0), t395, 0);
    const uint64_t m51 = secp256k1_maskw(c401);
    const uint64_t t402 = secp256k1_selectw(m51, t399, UINT64_C(0x4000000000000000));
    const uint64_t t403 = secp256k1_selectw(m51, t394, UINT64_C(0x0));
    uint64_t t404; (void)secp256k1_addw(&t404, t400, t402, c401);
    /* step 24 */
    const uint64_t t405 = t392 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t406 = t405 ^ t403;
    const secp256k1_bit c407 = secp256k1_borroww(t406, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = secp256k1_maskw(c407);
    const uint64_t t408 = secp256k1_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t409 = t404 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t410 = t398 ^ t400;
    const uint64_t t411 = t410 & t403;
    const uint64_t t412 = t398 ^ t411;
    /* step 26 */
    const uint64_t t413 = t412 ^ t408;
    const uint64_t t414 = t404 >> 1;
    const secp256k1_bit c415 = secp256k1_borroww(UINT64_C(0x0), t409, 0);
    const uint64_t m53 = secp256k1_maskw(c415);
    const uint64_t t416 = secp256k1_selectw(m53, t413, UINT64_C(0x4000000000000000));
    const uint64_t t417 = secp256k1_selectw(m53, t408, UINT64_C(0x0));
    uint64_t t418; (void)secp256k1_addw(&t418, t414, t416, c415);
    /* step 25 */
    const uint64_t t419 = t406 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t420 = t419 ^ t417;
    const secp256k1_bit c421 = secp256k1_borroww(t420, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = secp256k1_maskw(c421);
    const uint64_t t422 = secp256k1_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t423 = t418 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t424 = t412 ^ t414;
    const uint64_t t425 = t424 & t417;
    const uint64_t t426 = t412 ^ t425;
    /* step 27 */
    const uint64_t t427 = t426 ^ t422;
    const uint64_t t428 = t418 >> 1;
    const secp256k1_bit c429 = secp256k1_borroww(UINT64_C(0x0), t423, 0);
    const uint64_t m55 = secp256k1_maskw(c429);
    const uint64_t t430 = secp256k1_selectw(m55, t427, UINT64_C(0x4000000000000000));
    const uint64_t t431 = secp256k1_selectw(m55, t422, UINT64_C(0x0));
    uint64_t t432; (void)secp256k1_addw(&t432, t428, t430, c429);
    /* step 26 */
    const uint64_t t433 = t420 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t434 = t433 ^ t431;
    const secp256k1_bit c435 = secp256k1_borroww(t434, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = secp256k1_maskw(c435);
    const uint64_t t436 = secp256k1_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t437 = t432 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t438 = t426 ^ t428;
    const uint64_t t439 = t438 & t431;
    const uint64_t t440 = t426 ^ t439;
    /* step 28 */
    const uint64_t t441 = t440 ^ t436;
    const uint64_t t442 = t432 >> 1;
    const secp256k1_bit c443 = secp256k1_borroww(UINT64_C(0x0), t437, 0);
    const uint64_t m57 = secp256k1_maskw(c443);
    const uint64_t t444 = secp256k1_selectw(m57, t441, UINT64_C(0x4000000000000000));
    const uint64_t t445 = secp256k1_selectw(m57, t436, UINT64_C(0x0));
    uint64_t t446; (void)secp256k1_addw(&t446, t442, t444, c443);
    /* step 27 */
    const uint64_t t447 = t434 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t448 = t447 ^ t445;
    const secp256k1_bit c449 = secp256k1_borroww(t448, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = secp256k1_maskw(c449);
    const uint64_t t450 = secp256k1_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t451 = t446 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t452 = t440 ^ t442;
    const uint64_t t453 = t452 & t445;
    const uint64_t t454 = t440 ^ t453;
    /* step 29 */
    const uint64_t t455 = t454 ^ t450;
    const uint64_t t456 = t446 >> 1;
    const secp256k1_bit c457 = secp256k1_borroww(UINT64_C(0x0), t451, 0);
    const uint64_t m59 = secp256k1_maskw(c457);
    const uint64_t t458 = secp256k1_selectw(m59, t455, UINT64_C(0x4000000000000000));
    const uint64_t t459 = secp256k1_selectw(m59, t450, UINT64_C(0x0));
    uint64_t t460; (void)secp256k1_addw(&t460, t456, t458, c457);
    /* step 28 */
    const uint64_t t461 = t448 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t462 = t461 ^ t459;
    const secp256k1_bit c463 = secp256k1_borroww(t462, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = secp256k1_maskw(c463);
    const uint64_t t464 = secp256k1_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t465 = t460 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t466 = t454 ^ t456;
    const uint64_t t467 = t466 & t459;
    const uint64_t t468 = t454 ^ t467;
    /* step 30 */
    const uint64_t t469 = t468 ^ t464;
    const uint64_t t470 = t460 >> 1;
    const secp256k1_bit c471 = secp256k1_borroww(UINT64_C(0x0), t465, 0);
    const uint64_t m61 = secp256k1_maskw(c471);
    const uint64_t t472 = secp256k1_selectw(m61, t469, UINT64_C(0x4000000000000000));
    const uint64_t t473 = secp256k1_selectw(m61, t464, UINT64_C(0x0));
    uint64_t t474; (void)secp256k1_addw(&t474, t470, t472, c471);
    /* step 29 */
    const uint64_t t475 = t462 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t476 = t475 ^ t473;
    const secp256k1_bit c477 = secp256k1_borroww(t476, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = secp256k1_maskw(c477);
    const uint64_t t478 = secp256k1_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t479 = t474 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t480 = t468 ^ t470;
    const uint64_t t481 = t480 & t473;
    const uint64_t t482 = t468 ^ t481;
    /* step 31 */
    const uint64_t t483 = t482 ^ t478;
    const uint64_t t484 = t474 >> 1;
    const secp256k1_bit c485 = secp256k1_borroww(UINT64_C(0x0), t479, 0);
    const uint64_t m63 = secp256k1_maskw(c485);
    const uint64_t t486 = secp256k1_selectw(m63, t483, UINT64_C(0x4000000000000000));
    const uint64_t t487 = secp256k1_selectw(m63, t478, UINT64_C(0x0));
    uint64_t t488; (void)secp256k1_addw(&t488, t484, t486, c485);
    /* step 30 */
    const uint64_t t489 = t476 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t490 = t489 ^ t487;
    const secp256k1_bit c491 = secp256k1_borroww(t490, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = secp256k1_maskw(c491);
    const uint64_t t492 = secp256k1_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t493 = t488 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t494 = t482 ^ t484;
    const uint64_t t495 = t494 & t487;
    const uint64_t t496 = t482 ^ t495;
    /* step 32 */
    const uint64_t t497 = t496 ^ t492;
    const uint64_t t498 = t488 >> 1;
    const secp256k1_bit c499 = secp256k1_borroww(UINT64_C(0x0), t493, 0);
    const uint64_t m65 = secp256k1_maskw(c499);
    const uint64_t t500 = secp256k1_selectw(m65, t497, UINT64_C(0x4000000000000000));
    const uint64_t t501 = secp256k1_selectw(m65, t492, UINT64_C(0x0));
    uint64_t t502; (void)secp256k1_addw(&t502, t498, t500, c499);
    /* step 31 */
    const uint64_t t503 = t490 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t504 = t503 ^ t501;
    const secp256k1_bit c505 = secp256k1_borroww(t504, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = secp256k1_maskw(c505);
    const uint64_t t506 = secp256k1_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t507 = t502 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t508 = t496 ^ t498;
    const uint64_t t509 = t508 & t501;
    const uint64_t t510 = t496 ^ t509;
    /* step 33 */
    const uint64_t t511 = t510 ^ t506;
    const uint64_t t512 = t502 >> 1;
    const secp256k1_bit c513 = secp256k1_borroww(UINT64_C(0x0), t507, 0);
    const uint64_t m67 = secp256k1_maskw(c513);
    const uint64_t t514 = secp256k1_selectw(m67, t511, UINT64_C(0x4000000000000000));
    const uint64_t t515 = secp256k1_selectw(m67, t506, UINT64_C(0x0));
    uint64_t t516; (void)secp256k1_addw(&t516, t512, t514, c513);
    /* step 32 */
    const uint64_t t517 = t504 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t518 = t517 ^ t515;
    const secp256k1_bit c519 = secp256k1_borroww(t518, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = secp256k1_maskw(c519);
    const uint64_t t520 = secp256k1_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t521 = t516 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t522 = t510 ^ t512;
    const uint64_t t523 = t522 & t515;
    const uint64_t t524 = t510 ^ t523;
    /* step 34 */
    const uint64_t t525 = t524 ^ t520;
    const uint64_t t526 = t516 >> 1;
    const secp256k1_bit c527 = secp256k1_borroww(UINT64_C(0x0), t521, 0);
    const uint64_t m69 = secp256k1_maskw(c527);
    const uint64_t t528 = secp256k1_selectw(m69, t525, UINT64_C(0x4000000000000000));
    const uint64_t t529 = secp256k1_selectw(m69, t520, UINT64_C(0x0));
    uint64_t t530; (void)secp256k1_addw(&t530, t526, t528, c527);
    /* step 33 */
    const uint64_t t531 = t518 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t532 = t531 ^ t529;
    const secp256k1_bit c533 = secp256k1_borroww(t532, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = secp256k1_maskw(c533);
    const uint64_t t534 = secp256k1_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t535 = t530 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t536 = t524 ^ t526;
    const uint64_t t537 = t536 & t529;
    const uint64_t t538 = t524 ^ t537;
    /* step 35 */
    const uint64_t t539 = t538 ^ t534;
    const uint64_t t540 = t530 >> 1;
    const secp256k1_bit c541 = secp256k1_borroww(UINT64_C(0x0), t535, 0);
    const uint64_t m71 = secp256k1_maskw(c541);
    const uint64_t t542 = secp256k1_selectw(m71, t539, UINT64_C(0x4000000000000000));
    const uint64_t t543 = secp256k1_selectw(m71, t534, UINT64_C(0x0));
    uint64_t t544; (void)secp256k1_addw(&t544, t540, t542, c541);
    /* step 34 */
    const uint64_t t545 = t532 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t546 = t545 ^ t543;
    const secp256k1_bit c547 = secp256k1_borroww(t546, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = secp256k1_maskw(c547);
    const uint64_t t548 = secp256k1_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t549 = t544 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t550 = t538 ^ t540;
    const uint64_t t551 = t550 & t543;
    const uint64_t t552 = t538 ^ t551;
    /* step 36 */
    const uint64_t t553 = t552 ^ t548;
    const uint64_t t554 = t544 >> 1;
    const secp256k1_bit c555 = secp256k1_borroww(UINT64_C(0x0), t549, 0);
    const uint64_t m73 = secp256k1_maskw(c555);
    const uint64_t t556 = secp256k1_selectw(m73, t553, UINT64_C(0x4000000000000000));
    const uint64_t t557 = secp256k1_selectw(m73, t548, UINT64_C(0x0));
    uint64_t t558; (void)secp256k1_addw(&t558, t554, t556, c555);
    /* step 35 */
    const uint64_t t559 = t546 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t560 = t559 ^ t557;
    const secp256k1_bit c561 = secp256k1_borroww(t560, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = secp256k1_maskw(c561);
    const uint64_t t562 = secp256k1_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t563 = t558 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t564 = t552 ^ t554;
    const uint64_t t565 = t564 & t557;
    const uint64_t t566 = t552 ^ t565;
    /* step 37 */
    const uint64_t t567 = t566 ^ t562;
    const uint64_t t568 = t558 >> 1;
    const secp256k1_bit c569 = secp256k1_borroww(UINT64_C(0x0), t563, 0);
    const uint64_t m75 = secp256k1_maskw(c569);
    const uint64_t t570 = secp256k1_selectw(m75, t567, UINT64_C(0x4000000000000000));
    const uint64_t t571 = secp256k1_selectw(m75, t562, UINT64_C(0x0));
    uint64_t t572; (void)secp256k1_addw(&t572, t568, t570, c569);
    /* step 36 */
    const uint64_t t573 = t560 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t574 = t573 ^ t571;
    const secp256k1_bit c575 = secp256k1_borroww(t574, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = secp256k1_maskw(c575);
    const uint64_t t576 = secp256k1_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t577 = t572 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t578 = t566 ^ t568;
    const uint64_t t579 = t578 & t571;
    const uint64_t t580 = t566 ^ t579;
    /* step 38 */
    const uint64_t t581 = t580 ^ t576;
    const uint64_t t582 = t572 >> 1;
    const secp256k1_bit c583 = secp256k1_borroww(UINT64_C(0x0), t577, 0);
    const uint64_t m77 = secp256k1_maskw(c583);
    const uint64_t t584 = secp256k1_selectw(m77, t581, UINT64_C(0x4000000000000000));
    const uint64_t t585 = secp256k1_selectw(m77, t576, UINT64_C(0x0));
    uint64_t t586; (void)secp256k1_addw(&t586, t582, t584, c583);
    /* step 37 */
    const uint64_t t587 = t574 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t588 = t587 ^ t585;
    const secp256k1_bit c589 = secp256k1_borroww(t588, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m78 = secp256k1_maskw(c589);
    const uint64_t t590 = secp256k1_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 39 */
    const uint64_t t591 = t586 & UINT64_C(0x1);
    /* step 38 */
    const uint64_t t592 = t580 ^ t582;
    const uint64_t t593 = t592 & t585;
    const uint64_t t594 = t580 ^ t593;
    /* step 39 */
    const uint64_t t595 = t594 ^ t590;
    const uint64_t t596 = t586 >> 1;
    const secp256k1_bit c597 = secp256k1_borroww(UINT64_C(0x0), t591, 0);
    const uint64_t m79 = secp256k1_maskw(c597);
    const uint64_t t598 = secp256k1_selectw(m79, t595, UINT64_C(0x4000000000000000));
    const uint64_t t599 = secp256k1_selectw(m79, t590, UINT64_C(0x0));
    uint64_t t600; (void)secp256k1_addw(&t600, t596, t598, c597);
    /* step 38 */
    const uint64_t t601 = t588 + UINT64_C(0x1);
    /* step 39 */
    const uint64_t t602 = t601 ^ t599;
    const uint64_t t603 = t602 + UINT64_C(0x1);
    /* steps 40 to 59: pack */
    const secp256k1_bit c604 = secp256k1_borroww(t603, UINT64_C(0x4000000000000000), 0);
    const uint64_t m80 = secp256k1_maskw(c604);
    const uint64_t t605 = secp256k1_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t606 = t600 + UINT64_C(0x1fffff00000);
    const uint64_t t607 = t606 & UINT64_C(0x3ffffffffff);
    const uint64_t t608 = t607 >> 21;
    const uint64_t t609 = t608 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t610 = t609 * t326;
    /* unpack u, v, q, r */
    const uint64_t t611 = t606 >> 42;
    const uint64_t t612 = t611 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t613 = t612 * t310;
    const uint64_t t614 = t610 + t613;
    const uint64_t t615 = t614 >> 20;
    /* steps 40 to 59: pack */
    const uint64_t t616 = t615 & UINT64_C(0xfffff);
    const uint64_t t617 = t616 | UINT64_C(0xc000000000000000);
    /* step 40 */
    const uint64_t t618 = t617 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t619 = t594 ^ t596;
    const uint64_t t620 = t619 & t599;
    const uint64_t t621 = t594 ^ t620;
    /* unpack u, v, q, r */
    const uint64_t t622 = t621 + UINT64_C(0xfffff80000);
    const uint64_t t623 = t622 & UINT64_C(0x1ffffffffff);
    const uint64_t t624 = t623 >> 20;
    const uint64_t t625 = t624 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t626 = t625 * t326;
    /* unpack u, v, q, r */
    const uint64_t t627 = t622 >> 41;
    const uint64_t t628 = t627 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t629 = t628 * t310;
    const uint64_t t630 = t626 + t629;
    const uint64_t t631 = t630 >> 20;
    /* steps 40 to 59: pack */
    const uint64_t t632 = t631 & UINT64_C(0xfffff);
    const uint64_t t633 = t632 >> 1;
    const uint64_t t634 = t633 | UINT64_C(0x4000010000000000);
    /* step 40 */
    const uint64_t t635 = t634 ^ t605;
    const uint64_t t636 = t617 >> 1;
    const secp256k1_bit c637 = secp256k1_borroww(UINT64_C(0x0), t618, 0);
    const uint64_t m81 = secp256k1_maskw(c637);
    const uint64_t t638 = secp256k1_selectw(m81, t635, UINT64_C(0x4000000000000000));
    const uint64_t t639 = secp256k1_selectw(m81, t605, UINT64_C(0x0));
    uint64_t t640; (void)secp256k1_addw(&t640, t636, t638, c637);
    const uint64_t t641 = t603 ^ t639;
    const secp256k1_bit c642 = secp256k1_borroww(t641, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = secp256k1_maskw(c642);
    const uint64_t t643 = secp256k1_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t644 = t640 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t645 = t634 ^ t636;
    const uint64_t t646 = t645 & t639;
    const uint64_t t647 = t634 ^ t646;
    /* step 41 */
    const uint64_t t648 = t647 ^ t643;
    const uint64_t t649 = t640 >> 1;
    const secp256k1_bit c650 = secp256k1_borroww(UINT64_C(0x0), t644, 0);
    const uint64_t m83 = secp256k1_maskw(c650);
    const uint64_t t651 = secp256k1_selectw(m83, t648, UINT64_C(0x4000000000000000));
    const uint64_t t652 = secp256k1_selectw(m83, t643, UINT64_C(0x0));
    uint64_t t653; (void)secp256k1_addw(&t653, t649, t651, c650);
    /* step 40 */
    const uint64_t t654 = t641 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t655 = t654 ^ t652;
    const secp256k1_bit c656 = secp256k1_borroww(t655, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = secp256k1_maskw(c656);
    const uint64_t t657 = secp256k1_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t658 = t653 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t659 = t647 ^ t649;
    const uint64_t t660 = t659 & t652;
    const uint64_t t661 = t647 ^ t660;
    /* step 42 */
    const uint64_t t662 = t661 ^ t657;
    const uint64_t t663 = t653 >> 1;
    const secp256k1_bit c664 = secp256k1_borroww(UINT64_C(0x0), t658, 0);
    const uint64_t m85 = secp256k1_maskw(c664);
    const uint64_t t665 = secp256k1_selectw(m85, t662, UINT64_C(0x4000000000000000));
    const uint64_t t666 = secp256k1_selectw(m85, t657, UINT64_C(0x0));
    uint64_t t667; (void)secp256k1_addw(&t667, t663, t665, c664);
    /* step 41 */
    const uint64_t t668 = t655 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t669 = t668 ^ t666;
    const secp256k1_bit c670 = secp256k1_borroww(t669, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = secp256k1_maskw(c670);
    const uint64_t t671 = secp256k1_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t672 = t667 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t673 = t661 ^ t663;
    const uint64_t t674 = t673 & t666;
    const uint64_t t675 = t661 ^ t674;
    /* step 43 */
    const uint64_t t676 = t675 ^ t671;
    const uint64_t t677 = t667 >> 1;
    const secp256k1_bit c678 = secp256k1_borroww(UINT64_C(0x0), t672, 0);
    const uint64_t m87 = secp256k1_maskw(c678);
    const uint64_t t679 = secp256k1_selectw(m87, t676, UINT64_C(0x4000000000000000));
    const uint64_t t680 = secp256k1_selectw(m87, t671, UINT64_C(0x0));
    uint64_t t681; (void)secp256k1_addw(&t681, t677, t679, c678);
    /* step 42 */
    const uint64_t t682 = t669 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t683 = t682 ^ t680;
    const secp256k1_bit c684 = secp256k1_borroww(t683, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = secp256k1_maskw(c684);
    const uint64_t t685 = secp256k1_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t686 = t681 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t687 = t675 ^ t677;
    const uint64_t t688 = t687 & t680;
    const uint64_t t689 = t675 ^ t688;
    /* step 44 */
    const uint64_t t690 = t689 ^ t685;
    const uint64_t t691 = t681 >> 1;
    const secp256k1_bit c692 = secp256k1_borroww(UINT64_C(0x0), t686, 0);
    const uint64_t m89 = secp256k1_maskw(c692);
    const uint64_t t693 = secp256k1_selectw(m89, t690, UINT64_C(0x4000000000000000));
    const uint64_t t694 = secp256k1_selectw(m89, t685, UINT64_C(0x0));
    uint64_t t695; (void)secp256k1_addw(&t695, t691, t693, c692);
    /* step 43 */
    const uint64_t t696 = t683 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t697 = t696 ^ t694;
    const secp256k1_bit c698 = secp256k1_borroww(t697, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = secp256k1_maskw(c698);
    const uint64_t t699 = secp256k1_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t700 = t695 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t701 = t689 ^ t691;
    const uint64_t t702 = t701 & t694;
    const uint64_t t703 = t689 ^ t702;
    /* step 45 */
    const uint64_t t704 = t703 ^ t699;
    const uint64_t t705 = t695 >> 1;
    const secp256k1_bit c706 = secp256k1_borroww(UINT64_C(0x0), t700, 0);
    const uint64_t m91 = secp256k1_maskw(c706);
    const uint64_t t707 = secp256k1_selectw(m91, t704, UINT64_C(0x4000000000000000));
    const uint64_t t708 = secp256k1_selectw(m91, t699, UINT64_C(0x0));
    uint64_t t709; (void)secp256k1_addw(&t709, t705, t707, c706);
    /* step 44 */
    const uint64_t t710 = t697 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t711 = t710 ^ t708;
    const secp256k1_bit c712 = secp256k1_borroww(t711, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = secp256k1_maskw(c712);
    const uint64_t t713 = secp256k1_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t714 = t709 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t715 = t703 ^ t705;
    const uint64_t t716 = t715 & t708;
    const uint64_t t717 = t703 ^ t716;
    /* step 46 */
    const uint64_t t718 = t717 ^ t713;
    const uint64_t t719 = t709 >> 1;
    const secp256k1_bit c720 = secp256k1_borroww(UINT64_C(0x0), t714, 0);
    const uint64_t m93 = secp256k1_maskw(c720);
    const uint64_t t721 = secp256k1_selectw(m93, t718, UINT64_C(0x4000000000000000));
    const uint64_t t722 = secp256k1_selectw(m93, t713, UINT64_C(0x0));
    uint64_t t723; (void)secp256k1_addw(&t723, t719, t721, c720);
    /* step 45 */
    const uint64_t t724 = t711 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t725 = t724 ^ t722;
    const secp256k1_bit c726 = secp256k1_borroww(t725, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = secp256k1_maskw(c726);
    const uint64_t t727 = secp256k1_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t728 = t723 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t729 = t717 ^ t719;
    const uint64_t t730 = t729 & t722;
    const uint64_t t731 = t717 ^ t730;
    /* step 47 */
    const uint64_t t732 = t731 ^ t727;
    const uint64_t t733 = t723 >> 1;
    const secp256k1_bit c734 = secp256k1_borroww(UINT64_C(0x0), t728, 0);
    const uint64_t m95 = secp256k1_maskw(c734);
    const uint64_t t735 = secp256k1_selectw(m95, t732, UINT64_C(0x4000000000000000));
    const uint64_t t736 = secp256k1_selectw(m95, t727, UINT64_C(0x0));
    uint64_t t737; (void)secp256k1_addw(&t737, t733, t735, c734);
    /* step 46 */
    const uint64_t t738 = t725 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t739 = t738 ^ t736;
    const secp256k1_bit c740 = secp256k1_borroww(t739, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = secp256k1_maskw(c740);
    const uint64_t t741 = secp256k1_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t742 = t737 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t743 = t731 ^ t733;
    const uint64_t t744 = t743 & t736;
    const uint64_t t745 = t731 ^ t744;
    /* step 48 */
    const uint64_t t746 = t745 ^ t741;
    const uint64_t t747 = t737 >> 1;
    const secp256k1_bit c748 = secp256k1_borroww(UINT64_C(0x0), t742, 0);
    const uint64_t m97 = secp256k1_maskw(c748);
    const uint64_t t749 = secp256k1_selectw(m97, t746, UINT64_C(0x4000000000000000));
    const uint64_t t750 = secp256k1_selectw(m97, t741, UINT64_C(0x0));
    uint64_t t751; (void)secp256k1_addw(&t751, t747, t749, c748);
    /* step 47 */
    const uint64_t t752 = t739 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t753 = t752 ^ t750;
    const secp256k1_bit c754 = secp256k1_borroww(t753, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = secp256k1_maskw(c754);
    const uint64_t t755 = secp256k1_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t756 = t751 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t757 = t745 ^ t747;
    const uint64_t t758 = t757 & t750;
    const uint64_t t759 = t745 ^ t758;
    /* step 49 */
    const uint64_t t760 = t759 ^ t755;
    const uint64_t t761 = t751 >> 1;
    const secp256k1_bit c762 = secp256k1_borroww(UINT64_C(0x0), t756, 0);
    const uint64_t m99 = secp256k1_maskw(c762);
    const uint64_t t763 = secp256k1_selectw(m99, t760, UINT64_C(0x4000000000000000));
    const uint64_t t764 = secp256k1_selectw(m99, t755, UINT64_C(0x0));
    uint64_t t765; (void)secp256k1_addw(&t765, t761, t763, c762);
    /* step 48 */
    const uint64_t t766 = t753 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t767 = t766 ^ t764;
    const secp256k1_bit c768 = secp256k1_borroww(t767, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = secp256k1_maskw(c768);
    const uint64_t t769 = secp256k1_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t770 = t765 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t771 = t759 ^ t761;
    const uint64_t t772 = t771 & t764;
    const uint64_t t773 = t759 ^ t772;
    /* step 50 */
    const uint64_t t774 = t773 ^ t769;
    const uint64_t t775 = t765 >> 1;
    const secp256k1_bit c776 = secp256k1_borroww(UINT64_C(0x0), t770, 0);
    const uint64_t m101 = secp256k1_maskw(c776);
    const uint64_t t777 = secp256k1_selectw(m101, t774, UINT64_C(0x4000000000000000));
    const uint64_t t778 = secp256k1_selectw(m101, t769, UINT64_C(0x0));
    uint64_t t779; (void)secp256k1_addw(&t779, t775, t777, c776);
    /* step 49 */
    const uint64_t t780 = t767 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t781 = t780 ^ t778;
    const secp256k1_bit c782 = secp256k1_borroww(t781, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = secp256k1_maskw(c782);
    const uint64_t t783 = secp256k1_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t784 = t779 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t785 = t773 ^ t775;
    const uint64_t t786 = t785 & t778;
    const uint64_t t787 = t773 ^ t786;
    /* step 51 */
    const uint64_t t788 = t787 ^ t783;
    const uint64_t t789 = t779 >> 1;
    const secp256k1_bit c790 = secp256k1_borroww(UINT64_C(0x0), t784, 0);
    const uint64_t m103 = secp256k1_maskw(c790);
    const uint64_t t791 = secp256k1_selectw(m103, t788, UINT64_C(0x4000000000000000));
    const uint64_t t792 = secp256k1_selectw(m103, t783, UINT64_C(0x0));
    uint64_t t793; (void)secp256k1_addw(&t793, t789, t791, c790);
    /* step 50 */
    const uint64_t t794 = t781 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t795 = t794 ^ t792;
    const secp256k1_bit c796 = secp256k1_borroww(t795, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = secp256k1_maskw(c796);
    const uint64_t t797 = secp256k1_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t798 = t793 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t799 = t787 ^ t789;
    const uint64_t t800 = t799 & t792;
    const uint64_t t801 = t787 ^ t800;
    /* step 52 */
    const uint64_t t802 = t801 ^ t797;
    const uint64_t t803 = t793 >> 1;
    const secp256k1_bit c804 = secp256k1_borroww(UINT64_C(0x0), t798, 0);
    const uint64_t m105 = secp256k1_maskw(c804);
    const uint64_t t805 = secp256k1_selectw(m105, t802, UINT64_C(0x4000000000000000));
    const uint64_t t806 = secp256k1_selectw(m105, t797, UINT64_C(0x0));
    uint64_t t807; (void)secp256k1_addw(&t807, t803, t805, c804);
    /* step 51 */
    const uint64_t t808 = t795 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t809 = t808 ^ t806;
    const secp256k1_bit c810 = secp256k1_borroww(t809, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = secp256k1_maskw(c810);
    const uint64_t t811 = secp256k1_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t812 = t807 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t813 = t801 ^ t803;
    const uint64_t t814 = t813 & t806;
    const uint64_t t815 = t801 ^ t814;
    /* step 53 */
    const uint64_t t816 = t815 ^ t811;
    const uint64_t t817 = t807 >> 1;
    const secp256k1_bit c818 = secp256k1_borroww(UINT64_C(0x0), t812, 0);
    const uint64_t m107 = secp256k1_maskw(c818);
    const uint64_t t819 = secp256k1_selectw(m107, t816, UINT64_C(0x4000000000000000));
    const uint64_t t820 = secp256k1_selectw(m107, t811, UINT64_C(0x0));
    uint64_t t821; (void)secp256k1_addw(&t821, t817, t819, c818);
    /* step 52 */
    const uint64_t t822 = t809 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t823 = t822 ^ t820;
    const secp256k1_bit c824 = secp256k1_borroww(t823, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = secp256k1_maskw(c824);
    const uint64_t t825 = secp256k1_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t826 = t821 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t827 = t815 ^ t817;
    const uint64_t t828 = t827 & t820;
    const uint64_t t829 = t815 ^ t828;
    /* step 54 */
    const uint64_t t830 = t829 ^ t825;
    const uint64_t t831 = t821 >> 1;
    const secp256k1_bit c832 = secp256k1_borroww(UINT64_C(0x0), t826, 0);
    const uint64_t m109 = secp256k1_maskw(c832);
    const uint64_t t833 = secp256k1_selectw(m109, t830, UINT64_C(0x4000000000000000));
    const uint64_t t834 = secp256k1_selectw(m109, t825, UINT64_C(0x0));
    uint64_t t835; (void)secp256k1_addw(&t835, t831, t833, c832);
    /* step 53 */
    const uint64_t t836 = t823 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t837 = t836 ^ t834;
    const secp256k1_bit c838 = secp256k1_borroww(t837, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = secp256k1_maskw(c838);
    const uint64_t t839 = secp256k1_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t840 = t835 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t841 = t829 ^ t831;
    const uint64_t t842 = t841 & t834;
    const uint64_t t843 = t829 ^ t842;
    /* step 55 */
    const uint64_t t844 = t843 ^ t839;
    const uint64_t t845 = t835 >> 1;
    const secp256k1_bit c846 = secp256k1_borroww(UINT64_C(0x0), t840, 0);
    const uint64_t m111 = secp256k1_maskw(c846);
    const uint64_t t847 = secp256k1_selectw(m111, t844, UINT64_C(0x4000000000000000));
    const uint64_t t848 = secp256k1_selectw(m111, t839, UINT64_C(0x0));
    uint64_t t849; (void)secp256k1_addw(&t849, t845, t847, c846);
    /* step 54 */
    const uint64_t t850 = t837 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t851 = t850 ^ t848;
    const secp256k1_bit c852 = secp256k1_borroww(t851, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = secp256k1_maskw(c852);
    const uint64_t t853 = secp256k1_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t854 = t849 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t855 = t843 ^ t845;
    const uint64_t t856 = t855 & t848;
    const uint64_t t857 = t843 ^ t856;
    /* step 56 */
    const uint64_t t858 = t857 ^ t853;
    const uint64_t t859 = t849 >> 1;
    const secp256k1_bit c860 = secp256k1_borroww(UINT64_C(0x0), t854, 0);
    const uint64_t m113 = secp256k1_maskw(c860);
    const uint64_t t861 = secp256k1_selectw(m113, t858, UINT64_C(0x4000000000000000));
    const uint64_t t862 = secp256k1_selectw(m113, t853, UINT64_C(0x0));
    uint64_t t863; (void)secp256k1_addw(&t863, t859, t861, c860);
    /* step 55 */
    const uint64_t t864 = t851 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t865 = t864 ^ t862;
    const secp256k1_bit c866 = secp256k1_borroww(t865, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = secp256k1_maskw(c866);
    const uint64_t t867 = secp256k1_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t868 = t863 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t869 = t857 ^ t859;
    const uint64_t t870 = t869 & t862;
    const uint64_t t871 = t857 ^ t870;
    /* step 57 */
    const uint64_t t872 = t871 ^ t867;
    const uint64_t t873 = t863 >> 1;
    const secp256k1_bit c874 = secp256k1_borroww(UINT64_C(0x0), t868, 0);
    const uint64_t m115 = secp256k1_maskw(c874);
    const uint64_t t875 = secp256k1_selectw(m115, t872, UINT64_C(0x4000000000000000));
    const uint64_t t876 = secp256k1_selectw(m115, t867, UINT64_C(0x0));
    uint64_t t877; (void)secp256k1_addw(&t877, t873, t875, c874);
    /* step 56 */
    const uint64_t t878 = t865 + UINT64_C(0x1);
    /* step 57 */
    const uint64_t t879 = t878 ^ t876;
    const secp256k1_bit c880 = secp256k1_borroww(t879, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m116 = secp256k1_maskw(c880);
    const uint64_t t881 = secp256k1_selectw(m116, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 58 */
    const uint64_t t882 = t877 & UINT64_C(0x1);
    /* step 57 */
    const uint64_t t883 = t871 ^ t873;
    const uint64_t t884 = t883 & t876;
    const uint64_t t885 = t871 ^ t884;
    /* step 58 */
    const uint64_t t886 = t885 ^ t881;
    const uint64_t t887 = t877 >> 1;
    const secp256k1_bit c888 = secp256k1_borroww(UINT64_C(0x0), t882, 0);
    const uint64_t m117 = secp256k1_maskw(c888);
    const uint64_t t889 = secp256k1_selectw(m117, t886, UINT64_C(0x4000000000000000));
    const uint64_t t890 = secp256k1_selectw(m117, t881, UINT64_C(0x0));
    uint64_t t891; (void)secp256k1_addw(&t891, t887, t889, c888);
    /* step 57 */
    const uint64_t t892 = t879 + UINT64_C(0x1);
    /* step 58 */
    const uint64_t t893 = t892 ^ t890;
    const secp256k1_bit c894 = secp256k1_borroww(t893, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m118 = secp256k1_maskw(c894);
    const uint64_t t895 = secp256k1_selectw(m118, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 59 */
    const uint64_t t896 = t891 & UINT64_C(0x1);
    /* step 58 */
    const uint64_t t897 = t885 ^ t887;
    const uint64_t t898 = t897 & t890;
    const uint64_t t899 = t885 ^ t898;
    /* step 59 */
    const uint64_t t900 = t899 ^ t895;
    const uint64_t t901 = t891 >> 1;
    const secp256k1_bit c902 = secp256k1_borroww(UINT64_C(0x0), t896, 0);
    const uint64_t m119 = secp256k1_maskw(c902);
    const uint64_t t903 = secp256k1_selectw(m119, t900, UINT64_C(0x4000000000000000));
    const uint64_t t904 = secp256k1_selectw(m119, t895, UINT64_C(0x0));
    uint64_t t905; (void)secp256k1_addw(&t905, t901, t903, c902);
    /* matrix of all steps so far */
    const uint64_t t906 = t625 * t320;
    const uint64_t t907 = t628 * t304;
    const uint64_t t908 = t906 + t907;
    const uint64_t t909 = t625 * t323;
    const uint64_t t910 = t628 * t307;
    const uint64_t t911 = t909 + t910;
    const uint64_t t912 = t609 * t320;
    const uint64_t t913 = t612 * t304;
    const uint64_t t914 = t912 + t913;
    const uint64_t t915 = t609 * t323;
    const uint64_t t916 = t612 * t307;
    const uint64_t t917 = t915 + t916;
    /* step 58 */
    const uint64_t t918 = t893 + UINT64_C(0x1);
    /* step 59 */
    const uint64_t t919 = t899 ^ t901;
    const uint64_t t920 = t919 & t904;
    const uint64_t t921 = t899 ^ t920;
    const uint64_t t922 = t918 ^ t904;
    const uint64_t t923 = t922 + UINT64_C(0x1);
    /* unpack u, v, q, r */
    const uint64_t t924 = t921 + UINT64_C(0xfffff80000);
    const uint64_t t925 = t924 >> 41;
    const uint64_t t926 = t925 - UINT64_C(0x200000);
    const uint64_t t927 = t924 & UINT64_C(0x1ffffffffff);
    const uint64_t t928 = t927 >> 20;
    const uint64_t t929 = t928 - UINT64_C(0xfffff);
    const uint64_t t930 = t905 + UINT64_C(0x1fffff00000);
    const uint64_t t931 = t930 >> 42;
    const uint64_t t932 = t931 - UINT64_C(0x200000);
    const uint64_t t933 = t930 & UINT64_C(0x3ffffffffff);
    const uint64_t t934 = t933 >> 21;
    const uint64_t t935 = t934 - UINT64_C(0xfffff);
    /* matrix of all steps so far */
    const uint64_t t936 = t929 * t908;
    const uint64_t t937 = t926 * t914;
    const uint64_t t938 = t936 + t937;
    const uint64_t t939 = t929 * t911;
    const uint64_t t940 = t926 * t917;
    const uint64_t t941 = t939 + t940;
    const uint64_t t942 = t935 * t908;
    const uint64_t t943 = t932 * t914;
    const uint64_t t944 = t942 + t943;
    const uint64_t t945 = t935 * t911;
    const uint64_t t946 = t932 * t917;
    const uint64_t t947 = t945 + t946;
    /* add 2^S to each entry */
    const uint64_t t948 = t938 + UINT64_C(0x1000000000000000);
    const uint64_t t949 = t941 + UINT64_C(0x1000000000000000);
    const uint64_t t950 = t944 + UINT64_C(0x1000000000000000);
    const uint64_t t951 = t947 + UINT64_C(0x1000000000000000);
    secp256k1_storew(&out[0], t923);
    secp256k1_storew(&out[1], t948);
    secp256k1_storew(&out[2], t949);
    secp256k1_storew(&out[3], t950);
    secp256k1_storew(&out[4], t951);
}

/* 2^60 * out = M * (f, g), where M = m[1..4] - 2^60 */
void secp256k1_divsteps60_fg4(secp256k1_limb out[10], const secp256k1_limb fg[10], const secp256k1_limb m[5])
{
    const uint64_t m1 = m[1];
    const uint64_t m2 = m[2];
    const uint64_t m3 = m[3];
    const uint64_t m4 = m[4];
    const uint64_t fg0 = fg[0];
    const uint64_t fg1 = fg[1];
    const uint64_t fg2 = fg[2];
    const uint64_t fg3 = fg[3];
    const uint64_t fg4 = fg[4];
    const uint64_t fg5 = fg[5];
    const uint64_t fg6 = fg[6];
    const uint64_t fg7 = fg[7];
    const uint64_t fg8 = fg[8];
    const uint64_t fg9 = fg[9];
    /* f + g */
    uint64_t t16; const secp256k1_bit c17 = secp256k1_addw(&t16, fg0, fg5, 0);
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, fg1, fg6, c17);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, fg2, fg7, c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, fg3, fg8, c21);
    uint64_t t24; (void)secp256k1_addw(&t24, fg4, fg9, c23);
    /* f: U * f, on the words without sign */
    uint64_t t25;
    const uint64_t t26 = secp256k1_mulw(&t25, fg1, m1);
    uint64_t t27;
    const uint64_t t28 = secp256k1_mulw(&t27, fg0, m1);
    uint64_t t29;
    const uint64_t t30 = secp256k1_mulw(&t29, fg2, m1);
    uint64_t t31;
    const uint64_t t32 = secp256k1_mulw(&t31, fg3, m1);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_addw(&t33, t26, t27, 0);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_addw(&t35, t30, t25, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_addw(&t37, t32, t29, c36);
    uint64_t t39; (void)secp256k1_addw(&t39, t31, UINT64_C(0x0), c38);
    uint64_t t40;
    const uint64_t t41 = secp256k1_mulw(&t40, fg5, m2);
    uint64_t t42;
    const uint64_t t43 = secp256k1_mulw(&t42, fg6, m2);
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, fg7, m2);
    uint64_t t46;
    const uint64_t t47 = secp256k1_mulw(&t46, fg8, m2);
    uint64_t t48; const secp256k1_bit c49 = secp256k1_addw(&t48, t28, t41, 0);
    uint64_t t50; const secp256k1_bit c51 = secp256k1_addw(&t50, t33, t43, c49);
    uint64_t t52; const secp256k1_bit c53 = secp256k1_addw(&t52, t35, t45, c51);
    uint64_t t54; const secp256k1_bit c55 = secp256k1_addw(&t54, t37, t47, c53);
    uint64_t t56; (void)secp256k1_addw(&t56, t39, UINT64_C(0x0), c55);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t50, t40, 0);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t52, t42, c58);
    uint64_t t61; const secp256k1_bit c62 = secp256k1_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)secp256k1_addw(&t63, t56, t46, c62);
    /* f: divide by 2^S */
    const uint64_t t64 = (t57 << 4) | (t48 >> 60);
    const uint64_t t65 = (t59 << 4) | (t57 >> 60);
    const uint64_t t66 = (t61 << 4) | (t59 >> 60);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t67 = m1 & fg4;
    const uint64_t t68 = m2 & fg9;
    const uint64_t t69 = t67 + t68;
    const uint64_t t70 = t63 - t69;
    /* f: divide by 2^S */
    const uint64_t t71 = (t70 << 4) | (t61 >> 60);
    const uint64_t t72 = t70 >> 60;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t73; const secp256k1_bit c74 = secp256k1_subw(&t73, t64, t16, 0);
    uint64_t t75; const secp256k1_bit c76 = secp256k1_subw(&t75, t65, t18, c74);
    uint64_t t77; const secp256k1_bit c78 = secp256k1_subw(&t77, t66, t20, c76);
    uint64_t t79; const secp256k1_bit c80 = secp256k1_subw(&t79, t71, t22, c78);
    uint64_t t81; (void)secp256k1_subw(&t81, t72, t24, c80);
    /* g: U * f, on the words without sign */
    uint64_t t82;
    const uint64_t t83 = secp256k1_mulw(&t82, fg1, m3);
    uint64_t t84;
    const uint64_t t85 = secp256k1_mulw(&t84, fg0, m3);
    uint64_t t86;
    const uint64_t t87 = secp256k1_mulw(&t86, fg2, m3);
    uint64_t t88;
    const uint64_t t89 = secp256k1_mulw(&t88, fg3, m3);
    uint64_t t90; const secp256k1_bit c91 = secp256k1_addw(&t90, t83, t84, 0);
    uint64_t t92; const secp256k1_bit c93 = secp256k1_addw(&t92, t87, t82, c91);
    uint64_t t94; const secp256k1_bit c95 = secp256k1_addw(&t94, t89, t86, c93);
    uint64_t t96; (void)secp256k1_addw(&t96, t88, UINT64_C(0x0), c95);
    uint64_t t97;
    const uint64_t t98 = secp256k1_mulw(&t97, fg5, m4);
    uint64_t t99;
    const uint64_t t100 = secp256k1_mulw(&t99, fg6, m4);
    uint64_t t101;
    const uint64_t t102 = secp256k1_mulw(&t101, fg7, m4);
    uint64_t t103;
    const uint64_t t104 = secp256k1_mulw(&t103, fg8, m4);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t85, t98, 0);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t90, t100, c106);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t92, t102, c108);
    uint64_t t111; const secp256k1_bit c112 = secp256k1_addw(&t111, t94, t104, c110);
    uint64_t t113; (void)secp256k1_addw(&t113, t96, UINT64_C(0x0), c112);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_addw(&t114, t107, t97, 0);
    uint64_t t116; const secp256k1_bit c117 = secp256k1_addw(&t116, t109, t99, c115);
    uint64_t t118; const secp256k1_bit c119 = secp256k1_addw(&t118, t111, t101, c117);
    uint64_t t120; (void)secp256k1_addw(&t120, t113, t103, c119);
    /* g: divide by 2^S */
    const uint64_t t121 = (t114 << 4) | (t105 >> 60);
    const uint64_t t122 = (t116 << 4) | (t114 >> 60);
    const uint64_t t123 = (t118 << 4) | (t116 >> 60);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t124 = m3 & fg4;
    const uint64_t t125 = m4 & fg9;
    const uint64_t t126 = t124 + t125;
    const uint64_t t127 = t120 - t126;
    /* g: divide by 2^S */
    const uint64_t t128 = (t127 << 4) | (t118 >> 60);
    const uint64_t t129 = t127 >> 60;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t130; const secp256k1_bit c131 = secp256k1_subw(&t130, t121, t16, 0);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_subw(&t132, t122, t18, c131);
    uint64_t t134; const secp256k1_bit c135 = secp256k1_subw(&t134, t123, t20, c133);
    uint64_t t136; const secp256k1_bit c137 = secp256k1_subw(&t136, t128, t22, c135);
    uint64_t t138; (void)secp256k1_subw(&t138, t129, t24, c137);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t139 = t81 & UINT64_C(0x1);
    const uint64_t t140 = UINT64_C(0x0) - t139;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t141 = t138 & UINT64_C(0x1);
    const uint64_t t142 = UINT64_C(0x0) - t141;
    secp256k1_storew(&out[0], t73);
    secp256k1_storew(&out[1], t75);
    secp256k1_storew(&out[2], t77);
    secp256k1_storew(&out[3], t79);
    secp256k1_storew(&out[4], t140);
    secp256k1_storew(&out[5], t130);
    secp256k1_storew(&out[6], t132);
    secp256k1_storew(&out[7], t134);
    secp256k1_storew(&out[8], t136);
    secp256k1_storew(&out[9], t142);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^60 */
void secp256k1_fe_divsteps_de(secp256k1_limb out[8], const secp256k1_limb de[8], const secp256k1_limb m[5])
{
    const uint64_t m1 = m[1];
    const uint64_t m2 = m[2];
    const uint64_t m3 = m[3];
    const uint64_t m4 = m[4];
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t de6 = de[6];
    const uint64_t de7 = de[7];
    /* 2^60 * (2*p - d - e) */
    uint64_t t18; const secp256k1_bit c19 = secp256k1_addw(&t18, de0, de4, 0);
    uint64_t t20; const secp256k1_bit c21 = secp256k1_addw(&t20, de1, de5, c19);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, de2, de6, c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, de3, de7, c23);
    const uint64_t t26 = secp256k1_bitw(c25);
    uint64_t t27; const secp256k1_bit c28 = secp256k1_subw(&t27, UINT64_C(0xfffffffdfffff85e), t18, 0);
    uint64_t t29; const secp256k1_bit c30 = secp256k1_subw(&t29, UINT64_C(0xffffffffffffffff), t20, c28);
    uint64_t t31; const secp256k1_bit c32 = secp256k1_subw(&t31, UINT64_C(0xffffffffffffffff), t22, c30);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, UINT64_C(0xffffffffffffffff), t24, c32);
    uint64_t t35; (void)secp256k1_subw(&t35, UINT64_C(0x1), t26, c34);
    const uint64_t t36 = t27 << 60;
    /* d: + U * d + V * e */
    uint64_t t37;
    const uint64_t t38 = secp256k1_mulw(&t37, de0, m1);
    /* 2^60 * (2*p - d - e) */
    const uint64_t t39 = (t29 << 60) | (t27 >> 4);
    /* d: + U * d + V * e */
    uint64_t t40;
    const uint64_t t41 = secp256k1_mulw(&t40, de1, m1);
    /* 2^60 * (2*p - d - e) */
    const uint64_t t42 = (t31 << 60) | (t29 >> 4);
    /* d: + U * d + V * e */
    uint64_t t43;
    const uint64_t t44 = secp256k1_mulw(&t43, de2, m1);
    /* 2^60 * (2*p - d - e) */
    const uint64_t t45 = (t33 << 60) | (t31 >> 4);
    /* d: + U * d + V * e */
    uint64_t t46;
    const uint64_t t47 = secp256k1_mulw(&t46, de3, m1);
    /* 2^60 * (2*p - d - e) */
    const uint64_t t48 = (t35 << 60) | (t33 >> 4);
    /* d: + U * d + V * e */
    uint64_t t49; const secp256k1_bit c50 = secp256k1_addw(&t49, t36, t38, 0);
    uint64_t t51; const secp256k1_bit c52 = secp256k1_addw(&t51, t39, t41, c50);
    uint64_t t53; const secp256k1_bit c54 = secp256k1_addw(&t53, t42, t44, c52);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_addw(&t55, t45, t47, c54);
    uint64_t t57; (void)secp256k1_addw(&t57, t48, UINT64_C(0x0), c56);
    uint64_t t58; const secp256k1_bit c59 = secp256k1_addw(&t58, t51, t37, 0);
    uint64_t t60; const secp256k1_bit c61 = secp256k1_addw(&t60, t53, t40, c59);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t55, t43, c61);
    uint64_t t64; (void)secp256k1_addw(&t64, t57, t46, c63);
    uint64_t t65;
    const uint64_t t66 = secp256k1_mulw(&t65, de4, m2);
    uint64_t t67;
    const uint64_t t68 = secp256k1_mulw(&t67, de5, m2);
    uint64_t t69;
    const uint64_t t70 = secp256k1_mulw(&t69, de6, m2);
    uint64_t t71;
    const uint64_t t72 = secp256k1_mulw(&t71, de7, m2);
    uint64_t t73; const secp256k1_bit c74 = secp256k1_addw(&t73, t49, t66, 0);
    uint64_t t75; const secp256k1_bit c76 = secp256k1_addw(&t75, t58, t68, c74);
    uint64_t t77; const secp256k1_bit c78 = secp256k1_addw(&t77, t60, t70, c76);
    uint64_t t79; const secp256k1_bit c80 = secp256k1_addw(&t79, t62, t72, c78);
    uint64_t t81; (void)secp256k1_addw(&t81, t64, UINT64_C(0x0), c80);
    uint64_t t82; const secp256k1_bit c83 = secp256k1_addw(&t82, t75, t65, 0);
    uint64_t t84; const secp256k1_bit c85 = secp256k1_addw(&t84, t77, t67, c83);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)secp256k1_addw(&t88, t81, t71, c87);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t89 = t73 * UINT64_C(0xd838091dd2253531);
    uint64_t t90;
    const uint64_t t91 = secp256k1_mulw(&t90, UINT64_C(0xfffffffefffffc2f), t89);
    uint64_t t92;
    const uint64_t t93 = secp256k1_mulw(&t92, UINT64_C(0xffffffffffffffff), t89);
    const secp256k1_bit c94 = secp256k1_carryw(t73, t91, 0);
    uint64_t t95; const secp256k1_bit c96 = secp256k1_addw(&t95, t82, t93, c94);
    uint64_t t97; const secp256k1_bit c98 = secp256k1_addw(&t97, t84, t93, c96);
    uint64_t t99; const secp256k1_bit c100 = secp256k1_addw(&t99, t86, t93, c98);
    uint64_t t101; (void)secp256k1_addw(&t101, t92, UINT64_C(0x0), c100);
    uint64_t t102; const secp256k1_bit c103 = secp256k1_addw(&t102, t95, t90, 0);
    uint64_t t104; const secp256k1_bit c105 = secp256k1_addw(&t104, t97, t92, c103);
    uint64_t t106; const secp256k1_bit c107 = secp256k1_addw(&t106, t99, t92, c105);
    uint64_t t108; (void)secp256k1_addw(&t108, t101, UINT64_C(0x0), c107);
    uint64_t t109; const secp256k1_bit c110 = secp256k1_addw(&t109, t108, t88, 0);
    /* d: take p away where that overflowed */
    const uint64_t t111 = secp256k1_maskw(c110);
    const uint64_t t112 = t111 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t113; const secp256k1_bit c114 = secp256k1_subw(&t113, t102, t112, 0);
    uint64_t t115; const secp256k1_bit c116 = secp256k1_subw(&t115, t104, t111, c114);
    uint64_t t117; const secp256k1_bit c118 = secp256k1_subw(&t117, t106, t111, c116);
    uint64_t t119; (void)secp256k1_subw(&t119, t109, t111, c118);
    /* e: + U * d + V * e */
    uint64_t t120;
    const uint64_t t121 = secp256k1_mulw(&t120, de0, m3);
    uint64_t t122;
    const uint64_t t123 = secp256k1_mulw(&t122, de1, m3);
    uint64_t t124;
    const uint64_t t125 = secp256k1_mulw(&t124, de2, m3);
    uint64_t t126;
    const uint64_t t127 = secp256k1_mulw(&t126, de3, m3);
    uint64_t t128; const secp256k1_bit c129 = secp256k1_addw(&t128, t36, t121, 0);
    uint64_t t130; const secp256k1_bit c131 = secp256k1_addw(&t130, t39, t123, c129);
    uint64_t t132; const secp256k1_bit c133 = secp256k1_addw(&t132, t42, t125, c131);
    uint64_t t134; const secp256k1_bit c135 = secp256k1_addw(&t134, t45, t127, c133);
    uint64_t t136; (void)secp256k1_addw(&t136, t48, UINT64_C(0x0), c135);
    uint64_t t137; const secp256k1_bit c138 = secp256k1_addw(&t137, t130, t120, 0);
    uint64_t t139; const secp256k1_bit c140 = secp256k1_addw(&t139, t132, t122, c138);
    uint64_t t141; const secp256k1_bit c142 = secp256k1_addw(&t141, t134, t124, c140);
    uint64_t t143; (void)secp256k1_addw(&t143, t136, t126, c142);
    uint64_t t144;
    const uint64_t t145 = secp256k1_mulw(&t144, de4, m4);
    uint64_t t146;
    const uint64_t t147 = secp256k1_mulw(&t146, de5, m4);
    uint64_t t148;
    const uint64_t t149 = secp256k1_mulw(&t148, de6, m4);
    uint64_t t150;
    const uint64_t t151 = secp256k1_mulw(&t150, de7, m4);
    uint64_t t152; const secp256k1_bit c153 = secp256k1_addw(&t152, t128, t145, 0);
    uint64_t t154; const secp256k1_bit c155 = secp256k1_addw(&t154, t137, t147, c153);
    uint64_t t156; const secp256k1_bit c157 = secp256k1_addw(&t156, t139, t149, c155);
    uint64_t t158; const secp256k1_bit c159 = secp256k1_addw(&t158, t141, t151, c157);
    uint64_t t160; (void)secp256k1_addw(&t160, t143, UINT64_C(0x0), c159);
    uint64_t t161; const secp256k1_bit c162 = secp256k1_addw(&t161, t154, t144, 0);
    uint64_t t163; const secp256k1_bit c164 = secp256k1_addw(&t163, t156, t146, c162);
    uint64_t t165; const secp256k1_bit c166 = secp256k1_addw(&t165, t158, t148, c164);
    uint64_t t167; (void)secp256k1_addw(&t167, t160, t150, c166);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t168 = t152 * UINT64_C(0xd838091dd2253531);
    uint64_t t169;
    const uint64_t t170 = secp256k1_mulw(&t169, UINT64_C(0xfffffffefffffc2f), t168);
    uint64_t t171;
    const uint64_t t172 = secp256k1_mulw(&t171, UINT64_C(0xffffffffffffffff), t168);
    const secp256k1_bit c173 = secp256k1_carryw(t152, t170, 0);
    uint64_t t174; const secp256k1_bit c175 = secp256k1_addw(&t174, t161, t172, c173);
    uint64_t t176; const secp256k1_bit c177 = secp256k1_addw(&t176, t163, t172, c175);
    uint64_t t178; const secp256k1_bit c179 = secp256k1_addw(&t178, t165, t172, c177);
    uint64_t t180; (void)secp256k1_addw(&t180, t171, UINT64_C(0x0), c179);
    uint64_t t181; const secp256k1_bit c182 = secp256k1_addw(&t181, t174, t169, 0);
    uint64_t t183; const secp256k1_bit c184 = secp256k1_addw(&t183, t176, t171, c182);
    uint64_t t185; const secp256k1_bit c186 = secp256k1_addw(&t185, t178, t171, c184);
    uint64_t t187; (void)secp256k1_addw(&t187, t180, UINT64_C(0x0), c186);
    uint64_t t188; const secp256k1_bit c189 = secp256k1_addw(&t188, t187, t167, 0);
    /* e: take p away where that overflowed */
    const uint64_t t190 = secp256k1_maskw(c189);
    const uint64_t t191 = t190 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t192; const secp256k1_bit c193 = secp256k1_subw(&t192, t181, t191, 0);
    uint64_t t194; const secp256k1_bit c195 = secp256k1_subw(&t194, t183, t190, c193);
    uint64_t t196; const secp256k1_bit c197 = secp256k1_subw(&t196, t185, t190, c195);
    uint64_t t198; (void)secp256k1_subw(&t198, t188, t190, c197);
    secp256k1_storew(&out[0], t113);
    secp256k1_storew(&out[1], t115);
    secp256k1_storew(&out[2], t117);
    secp256k1_storew(&out[3], t119);
    secp256k1_storew(&out[4], t192);
    secp256k1_storew(&out[5], t194);
    secp256k1_storew(&out[6], t196);
    secp256k1_storew(&out[7], t198);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void secp256k1_fe_divsteps_end(secp256k1_fe *r, const secp256k1_limb de[8], const secp256k1_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t8; const secp256k1_bit c9 = secp256k1_subw(&t8, de0, UINT64_C(0xfffffffefffffc2f), 0);
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, de1, UINT64_C(0xffffffffffffffff), c9);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, de2, UINT64_C(0xffffffffffffffff), c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, de3, UINT64_C(0xffffffffffffffff), c13);
    const uint64_t m0 = secp256k1_maskw(c15);
    const uint64_t t16 = secp256k1_selectw(m0, de0, t8);
    const uint64_t t17 = secp256k1_selectw(m0, de1, t10);
    const uint64_t t18 = secp256k1_selectw(m0, de2, t12);
    const uint64_t t19 = secp256k1_selectw(m0, de3, t14);
    /* a - b */
    uint64_t t20; const secp256k1_bit c21 = secp256k1_subw(&t20, UINT64_C(0x0), t16, 0);
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, UINT64_C(0x0), t17, c21);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, UINT64_C(0x0), t18, c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, UINT64_C(0x0), t19, c25);
    /* add the modulus where it borrowed */
    const uint64_t t28 = secp256k1_maskw(c27);
    const uint64_t t29 = t28 & UINT64_C(0xfffffffefffffc2f);
    uint64_t t30; const secp256k1_bit c31 = secp256k1_addw(&t30, t20, t29, 0);
    uint64_t t32; const secp256k1_bit c33 = secp256k1_addw(&t32, t22, t28, c31);
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t24, t28, c33);
    uint64_t t36; (void)secp256k1_addw(&t36, t26, t28, c35);
    /* -d where f < 0 */
    const secp256k1_bit c37 = secp256k1_carryw(fg4, fg4, 0);
    const uint64_t m1 = secp256k1_maskw(c37);
    const uint64_t t38 = secp256k1_selectw(m1, t30, t16);
    const uint64_t t39 = secp256k1_selectw(m1, t32, t17);
    const uint64_t t40 = secp256k1_selectw(m1, t34, t18);
    const uint64_t t41 = secp256k1_selectw(m1, t36, t19);
    secp256k1_storew(&r->v[0], t38);
    secp256k1_storew(&r->v[1], t39);
    secp256k1_storew(&r->v[2], t40);
    secp256k1_storew(&r->v[3], t41);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^60 */
void secp256k1_sc_divsteps_de(secp256k1_limb out[8], const secp256k1_limb de[8], const secp256k1_limb m[5])
{
    const uint64_t m1 = m[1];
    const uint64_t m2 = m[2];
    const uint64_t m3 = m[3];
    const uint64_t m4 = m[4];
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t de6 = de[6];
    const uint64_t de7 = de[7];
    /* 2^60 * (2*n - d - e) */
    uint64_t t22; const secp256k1_bit c23 = secp256k1_addw(&t22, de0, de4, 0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_addw(&t24, de1, de5, c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_addw(&t26, de2, de6, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_addw(&t28, de3, de7, c27);
    const uint64_t t30 = secp256k1_bitw(c29);
    uint64_t t31; const secp256k1_bit c32 = secp256k1_subw(&t31, UINT64_C(0x7fa4bd19a06c8282), t22, 0);
    uint64_t t33; const secp256k1_bit c34 = secp256k1_subw(&t33, UINT64_C(0x755db9cd5e914077), t24, c32);
    uint64_t t35; const secp256k1_bit c36 = secp256k1_subw(&t35, UINT64_C(0xfffffffffffffffd), t26, c34);
    uint64_t t37; const secp256k1_bit c38 = secp256k1_subw(&t37, UINT64_C(0xffffffffffffffff), t28, c36);
    uint64_t t39; (void)secp256k1_subw(&t39, UINT64_C(0x1), t30, c38);
    const uint64_t t40 = t31 << 60;
    /* d: + U * d + V * e */
    uint64_t t41;
    const uint64_t t42 = secp256k1_mulw(&t41, de0, m1);
    /* 2^60 * (2*n - d - e) */
    const uint64_t t43 = (t33 << 60) | (t31 >> 4);
    /* d: + U * d + V * e */
    uint64_t t44;
    const uint64_t t45 = secp256k1_mulw(&t44, de1, m1);
    /* 2^60 * (2*n - d - e) */
    const uint64_t t46 = (t35 << 60) | (t33 >> 4);
    /* d: + U * d + V * e */
    uint64_t t47;
    const uint64_t t48 = secp256k1_mulw(&t47, de2, m1);
    /* 2^60 * (2*n - d - e) */
    const uint64_t t49 = (t37 << 60) | (t35 >> 4);
    /* d: + U * d + V * e */
    uint64_t t50;
    const uint64_t t51 = secp256k1_mulw(&t50, de3, m1);
    /* 2^60 * (2*n - d - e) */
    const uint64_t t52 = (t39 << 60) | (t37 >> 4);
    /* d: + U * d + V * e */
    uint64_t t53; const secp256k1_bit c54 = secp256k1_addw(&t53, t40, t42, 0);
    uint64_t t55; const secp256k1_bit c56 = secp256k1_addw(&t55, t43, t45, c54);
    uint64_t t57; const secp256k1_bit c58 = secp256k1_addw(&t57, t46, t48, c56);
    uint64_t t59; const secp256k1_bit c60 = secp256k1_addw(&t59, t49, t51, c58);
    uint64_t t61; (void)secp256k1_addw(&t61, t52, UINT64_C(0x0), c60);
    uint64_t t62; const secp256k1_bit c63 = secp256k1_addw(&t62, t55, t41, 0);
    uint64_t t64; const secp256k1_bit c65 = secp256k1_addw(&t64, t57, t44, c63);
    uint64_t t66; const secp256k1_bit c67 = secp256k1_addw(&t66, t59, t47, c65);
    uint64_t t68; (void)secp256k1_addw(&t68, t61, t50, c67);
    uint64_t t69;
    const uint64_t t70 = secp256k1_mulw(&t69, de4, m2);
    uint64_t t71;
    const uint64_t t72 = secp256k1_mulw(&t71, de5, m2);
    uint64_t t73;
    const uint64_t t74 = secp256k1_mulw(&t73, de6, m2);
    uint64_t t75;
    const uint64_t t76 = secp256k1_mulw(&t75, de7, m2);
    uint64_t t77; const secp256k1_bit c78 = secp256k1_addw(&t77, t53, t70, 0);
    uint64_t t79; const secp256k1_bit c80 = secp256k1_addw(&t79, t62, t72, c78);
    uint64_t t81; const secp256k1_bit c82 = secp256k1_addw(&t81, t64, t74, c80);
    uint64_t t83; const secp256k1_bit c84 = secp256k1_addw(&t83, t66, t76, c82);
    uint64_t t85; (void)secp256k1_addw(&t85, t68, UINT64_C(0x0), c84);
    uint64_t t86; const secp256k1_bit c87 = secp256k1_addw(&t86, t79, t69, 0);
    uint64_t t88; const secp256k1_bit c89 = secp256k1_addw(&t88, t81, t71, c87);
    uint64_t t90; const secp256k1_bit c91 = secp256k1_addw(&t90, t83, t73, c89);
    uint64_t t92; (void)secp256k1_addw(&t92, t85, t75, c91);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t93 = t77 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t94;
    const uint64_t t95 = secp256k1_mulw(&t94, UINT64_C(0xbfd25e8cd0364141), t93);
    uint64_t t96;
    const uint64_t t97 = secp256k1_mulw(&t96, UINT64_C(0xbaaedce6af48a03b), t93);
    uint64_t t98;
    const uint64_t t99 = secp256k1_mulw(&t98, UINT64_C(0xfffffffffffffffe), t93);
    uint64_t t100;
    const uint64_t t101 = secp256k1_mulw(&t100, UINT64_C(0xffffffffffffffff), t93);
    const secp256k1_bit c102 = secp256k1_carryw(t77, t95, 0);
    uint64_t t103; const secp256k1_bit c104 = secp256k1_addw(&t103, t86, t97, c102);
    uint64_t t105; const secp256k1_bit c106 = secp256k1_addw(&t105, t88, t99, c104);
    uint64_t t107; const secp256k1_bit c108 = secp256k1_addw(&t107, t90, t101, c106);
    uint64_t t109; (void)secp256k1_addw(&t109, t100, UINT64_C(0x0), c108);
    uint64_t t110; const secp256k1_bit c111 = secp256k1_addw(&t110, t103, t94, 0);
    uint64_t t112; const secp256k1_bit c113 = secp256k1_addw(&t112, t105, t96, c111);
    uint64_t t114; const secp256k1_bit c115 = secp256k1_addw(&t114, t107, t98, c113);
    uint64_t t116; (void)secp256k1_addw(&t116, t109, UINT64_C(0x0), c115);
    uint64_t t117; const secp256k1_bit c118 = secp256k1_addw(&t117, t116, t92, 0);
    /* d: take n away where that overflowed */
    const uint64_t t119 = secp256k1_maskw(c118);
    const uint64_t t120 = t119 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t121 = t119 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t122 = t119 & UINT64_C(0xfffffffffffffffe);
    uint64_t t123; const secp256k1_bit c124 = secp256k1_subw(&t123, t110, t120, 0);
    uint64_t t125; const secp256k1_bit c126 = secp256k1_subw(&t125, t112, t121, c124);
    uint64_t t127; const secp256k1_bit c128 = secp256k1_subw(&t127, t114, t122, c126);
    uint64_t t129; (void)secp256k1_subw(&t129, t117, t119, c128);
    /* e: + U * d + V * e */
    uint64_t t130;
    const uint64_t t131 = secp256k1_mulw(&t130, de0, m3);
    uint64_t t132;
    const uint64_t t133 = secp256k1_mulw(&t132, de1, m3);
    uint64_t t134;
    const uint64_t t135 = secp256k1_mulw(&t134, de2, m3);
    uint64_t t136;
    const uint64_t t137 = secp256k1_mulw(&t136, de3, m3);
    uint64_t t138; const secp256k1_bit c139 = secp256k1_addw(&t138, t40, t131, 0);
    uint64_t t140; const secp256k1_bit c141 = secp256k1_addw(&t140, t43, t133, c139);
    uint64_t t142; const secp256k1_bit c143 = secp256k1_addw(&t142, t46, t135, c141);
    uint64_t t144; const secp256k1_bit c145 = secp256k1_addw(&t144, t49, t137, c143);
    uint64_t t146; (void)secp256k1_addw(&t146, t52, UINT64_C(0x0), c145);
    uint64_t t147; const secp256k1_bit c148 = secp256k1_addw(&t147, t140, t130, 0);
    uint64_t t149; const secp256k1_bit c150 = secp256k1_addw(&t149, t142, t132, c148);
    uint64_t t151; const secp256k1_bit c152 = secp256k1_addw(&t151, t144, t134, c150);
    uint64_t t153; (void)secp256k1_addw(&t153, t146, t136, c152);
    uint64_t t154;
    const uint64_t t155 = secp256k1_mulw(&t154, de4, m4);
    uint64_t t156;
    const uint64_t t157 = secp256k1_mulw(&t156, de5, m4);
    uint64_t t158;
    const uint64_t t159 = secp256k1_mulw(&t158, de6, m4);
    uint64_t t160;
    const uint64_t t161 = secp256k1_mulw(&t160, de7, m4);
    uint64_t t162; const secp256k1_bit c163 = secp256k1_addw(&t162, t138, t155, 0);
    uint64_t t164; const secp256k1_bit c165 = secp256k1_addw(&t164, t147, t157, c163);
    uint64_t t166; const secp256k1_bit c167 = secp256k1_addw(&t166, t149, t159, c165);
    uint64_t t168; const secp256k1_bit c169 = secp256k1_addw(&t168, t151, t161, c167);
    uint64_t t170; (void)secp256k1_addw(&t170, t153, UINT64_C(0x0), c169);
    uint64_t t171; const secp256k1_bit c172 = secp256k1_addw(&t171, t164, t154, 0);
    uint64_t t173; const secp256k1_bit c174 = secp256k1_addw(&t173, t166, t156, c172);
    uint64_t t175; const secp256k1_bit c176 = secp256k1_addw(&t175, t168, t158, c174);
    uint64_t t177; (void)secp256k1_addw(&t177, t170, t160, c176);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t178 = t162 * UINT64_C(0x4b0dff665588b13f);
    uint64_t t179;
    const uint64_t t180 = secp256k1_mulw(&t179, UINT64_C(0xbfd25e8cd0364141), t178);
    uint64_t t181;
    const uint64_t t182 = secp256k1_mulw(&t181, UINT64_C(0xbaaedce6af48a03b), t178);
    uint64_t t183;
    const uint64_t t184 = secp256k1_mulw(&t183, UINT64_C(0xfffffffffffffffe), t178);
    uint64_t t185;
    const uint64_t t186 = secp256k1_mulw(&t185, UINT64_C(0xffffffffffffffff), t178);
    const secp256k1_bit c187 = secp256k1_carryw(t162, t180, 0);
    uint64_t t188; const secp256k1_bit c189 = secp256k1_addw(&t188, t171, t182, c187);
    uint64_t t190; const secp256k1_bit c191 = secp256k1_addw(&t190, t173, t184, c189);
    uint64_t t192; const secp256k1_bit c193 = secp256k1_addw(&t192, t175, t186, c191);
    uint64_t t194; (void)secp256k1_addw(&t194, t185, UINT64_C(0x0), c193);
    uint64_t t195; const secp256k1_bit c196 = secp256k1_addw(&t195, t188, t179, 0);
    uint64_t t197; const secp256k1_bit c198 = secp256k1_addw(&t197, t190, t181, c196);
    uint64_t t199; const secp256k1_bit c200 = secp256k1_addw(&t199, t192, t183, c198);
    uint64_t t201; (void)secp256k1_addw(&t201, t194, UINT64_C(0x0), c200);
    uint64_t t202; const secp256k1_bit c203 = secp256k1_addw(&t202, t201, t177, 0);
    /* e: take n away where that overflowed */
    const uint64_t t204 = secp256k1_maskw(c203);
    const uint64_t t205 = t204 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t206 = t204 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t207 = t204 & UINT64_C(0xfffffffffffffffe);
    uint64_t t208; const secp256k1_bit c209 = secp256k1_subw(&t208, t195, t205, 0);
    uint64_t t210; const secp256k1_bit c211 = secp256k1_subw(&t210, t197, t206, c209);
    uint64_t t212; const secp256k1_bit c213 = secp256k1_subw(&t212, t199, t207, c211);
    uint64_t t214; (void)secp256k1_subw(&t214, t202, t204, c213);
    secp256k1_storew(&out[0], t123);
    secp256k1_storew(&out[1], t125);
    secp256k1_storew(&out[2], t127);
    secp256k1_storew(&out[3], t129);
    secp256k1_storew(&out[4], t208);
    secp256k1_storew(&out[5], t210);
    secp256k1_storew(&out[6], t212);
    secp256k1_storew(&out[7], t214);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void secp256k1_sc_divsteps_end(secp256k1_sc *r, const secp256k1_limb de[8], const secp256k1_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t10; const secp256k1_bit c11 = secp256k1_subw(&t10, de0, UINT64_C(0xbfd25e8cd0364141), 0);
    uint64_t t12; const secp256k1_bit c13 = secp256k1_subw(&t12, de1, UINT64_C(0xbaaedce6af48a03b), c11);
    uint64_t t14; const secp256k1_bit c15 = secp256k1_subw(&t14, de2, UINT64_C(0xfffffffffffffffe), c13);
    uint64_t t16; const secp256k1_bit c17 = secp256k1_subw(&t16, de3, UINT64_C(0xffffffffffffffff), c15);
    const uint64_t m0 = secp256k1_maskw(c17);
    const uint64_t t18 = secp256k1_selectw(m0, de0, t10);
    const uint64_t t19 = secp256k1_selectw(m0, de1, t12);
    const uint64_t t20 = secp256k1_selectw(m0, de2, t14);
    const uint64_t t21 = secp256k1_selectw(m0, de3, t16);
    /* a - b */
    uint64_t t22; const secp256k1_bit c23 = secp256k1_subw(&t22, UINT64_C(0x0), t18, 0);
    uint64_t t24; const secp256k1_bit c25 = secp256k1_subw(&t24, UINT64_C(0x0), t19, c23);
    uint64_t t26; const secp256k1_bit c27 = secp256k1_subw(&t26, UINT64_C(0x0), t20, c25);
    uint64_t t28; const secp256k1_bit c29 = secp256k1_subw(&t28, UINT64_C(0x0), t21, c27);
    /* add the modulus where it borrowed */
    const uint64_t t30 = secp256k1_maskw(c29);
    const uint64_t t31 = t30 & UINT64_C(0xbfd25e8cd0364141);
    const uint64_t t32 = t30 & UINT64_C(0xbaaedce6af48a03b);
    const uint64_t t33 = t30 & UINT64_C(0xfffffffffffffffe);
    uint64_t t34; const secp256k1_bit c35 = secp256k1_addw(&t34, t22, t31, 0);
    uint64_t t36; const secp256k1_bit c37 = secp256k1_addw(&t36, t24, t32, c35);
    uint64_t t38; const secp256k1_bit c39 = secp256k1_addw(&t38, t26, t33, c37);
    uint64_t t40; (void)secp256k1_addw(&t40, t28, t30, c39);
    /* -d where f < 0 */
    const secp256k1_bit c41 = secp256k1_carryw(fg4, fg4, 0);
    const uint64_t m1 = secp256k1_maskw(c41);
    const uint64_t t42 = secp256k1_selectw(m1, t34, t18);
    const uint64_t t43 = secp256k1_selectw(m1, t36, t19);
    const uint64_t t44 = secp256k1_selectw(m1, t38, t20);
    const uint64_t t45 = secp256k1_selectw(m1, t40, t21);
    secp256k1_storew(&r->v[0], t42);
    secp256k1_storew(&r->v[1], t43);
    secp256k1_storew(&r->v[2], t44);
    secp256k1_storew(&r->v[3], t45);
}

#else
typedef int secp256k1_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
