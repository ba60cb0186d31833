/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions curve25519_fe_inv_divsteps, curve25519_sc_inv_divsteps.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 64 && !defined(CURVE25519_ASM)
#define CURVE25519_CARRY_CHAINS
#include "curve25519_internal.h"

/* M = out[1..4] - 2^59: 2^59 * (f, g) after 59 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 19 */
void curve25519_divsteps59(curve25519_limb out[5], const curve25519_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const curve25519_bit c25 = curve25519_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = curve25519_maskw(c25);
    const uint64_t t26 = curve25519_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    const uint64_t t27 = in2 & UINT64_C(0xfffff);
    const uint64_t t28 = t27 | UINT64_C(0xc000000000000000);
    /* step 0 */
    const uint64_t t29 = t28 & UINT64_C(0x1);
    /* steps 0 to 19: pack */
    const uint64_t t30 = in1 & UINT64_C(0xfffff);
    const uint64_t t31 = t30 >> 1;
    const uint64_t t32 = t31 | UINT64_C(0x4000010000000000);
    /* step 0 */
    const uint64_t t33 = t32 ^ t26;
    const uint64_t t34 = t28 >> 1;
    const curve25519_bit c35 = curve25519_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = curve25519_maskw(c35);
    const uint64_t t36 = curve25519_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = curve25519_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)curve25519_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const curve25519_bit c40 = curve25519_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = curve25519_maskw(c40);
    const uint64_t t41 = curve25519_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const curve25519_bit c48 = curve25519_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = curve25519_maskw(c48);
    const uint64_t t49 = curve25519_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = curve25519_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)curve25519_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const curve25519_bit c54 = curve25519_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = curve25519_maskw(c54);
    const uint64_t t55 = curve25519_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const curve25519_bit c62 = curve25519_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = curve25519_maskw(c62);
    const uint64_t t63 = curve25519_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = curve25519_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)curve25519_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const curve25519_bit c68 = curve25519_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = curve25519_maskw(c68);
    const uint64_t t69 = curve25519_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const curve25519_bit c76 = curve25519_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = curve25519_maskw(c76);
    const uint64_t t77 = curve25519_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = curve25519_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)curve25519_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const curve25519_bit c82 = curve25519_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = curve25519_maskw(c82);
    const uint64_t t83 = curve25519_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const curve25519_bit c90 = curve25519_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = curve25519_maskw(c90);
    const uint64_t t91 = curve25519_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = curve25519_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)curve25519_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const curve25519_bit c96 = curve25519_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = curve25519_maskw(c96);
    const uint64_t t97 = curve25519_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const curve25519_bit c104 = curve25519_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = curve25519_maskw(c104);
    const uint64_t t105 = curve25519_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = curve25519_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)curve25519_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const curve25519_bit c110 = curve25519_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = curve25519_maskw(c110);
    const uint64_t t111 = curve25519_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const curve25519_bit c118 = curve25519_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = curve25519_maskw(c118);
    const uint64_t t119 = curve25519_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = curve25519_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)curve25519_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const curve25519_bit c124 = curve25519_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = curve25519_maskw(c124);
    const uint64_t t125 = curve25519_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const curve25519_bit c132 = curve25519_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = curve25519_maskw(c132);
    const uint64_t t133 = curve25519_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = curve25519_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)curve25519_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const curve25519_bit c138 = curve25519_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = curve25519_maskw(c138);
    const uint64_t t139 = curve25519_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const curve25519_bit c146 = curve25519_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = curve25519_maskw(c146);
    const uint64_t t147 = curve25519_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = curve25519_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)curve25519_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const curve25519_bit c152 = curve25519_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = curve25519_maskw(c152);
    const uint64_t t153 = curve25519_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const curve25519_bit c160 = curve25519_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = curve25519_maskw(c160);
    const uint64_t t161 = curve25519_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = curve25519_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)curve25519_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const curve25519_bit c166 = curve25519_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = curve25519_maskw(c166);
    const uint64_t t167 = curve25519_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const curve25519_bit c174 = curve25519_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = curve25519_maskw(c174);
    const uint64_t t175 = curve25519_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = curve25519_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)curve25519_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const curve25519_bit c180 = curve25519_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = curve25519_maskw(c180);
    const uint64_t t181 = curve25519_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const curve25519_bit c188 = curve25519_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = curve25519_maskw(c188);
    const uint64_t t189 = curve25519_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = curve25519_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)curve25519_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const curve25519_bit c194 = curve25519_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = curve25519_maskw(c194);
    const uint64_t t195 = curve25519_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const curve25519_bit c202 = curve25519_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = curve25519_maskw(c202);
    const uint64_t t203 = curve25519_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = curve25519_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)curve25519_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const curve25519_bit c208 = curve25519_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = curve25519_maskw(c208);
    const uint64_t t209 = curve25519_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const curve25519_bit c216 = curve25519_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = curve25519_maskw(c216);
    const uint64_t t217 = curve25519_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = curve25519_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)curve25519_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const curve25519_bit c222 = curve25519_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = curve25519_maskw(c222);
    const uint64_t t223 = curve25519_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const curve25519_bit c230 = curve25519_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = curve25519_maskw(c230);
    const uint64_t t231 = curve25519_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = curve25519_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)curve25519_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const curve25519_bit c236 = curve25519_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = curve25519_maskw(c236);
    const uint64_t t237 = curve25519_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const curve25519_bit c244 = curve25519_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = curve25519_maskw(c244);
    const uint64_t t245 = curve25519_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = curve25519_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)curve25519_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const curve25519_bit c250 = curve25519_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = curve25519_maskw(c250);
    const uint64_t t251 = curve25519_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const curve25519_bit c258 = curve25519_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = curve25519_maskw(c258);
    const uint64_t t259 = curve25519_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = curve25519_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)curve25519_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const curve25519_bit c264 = curve25519_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = curve25519_maskw(c264);
    const uint64_t t265 = curve25519_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const curve25519_bit c272 = curve25519_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = curve25519_maskw(c272);
    const uint64_t t273 = curve25519_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = curve25519_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)curve25519_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const curve25519_bit c278 = curve25519_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = curve25519_maskw(c278);
    const uint64_t t279 = curve25519_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const curve25519_bit c286 = curve25519_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = curve25519_maskw(c286);
    const uint64_t t287 = curve25519_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = curve25519_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)curve25519_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const curve25519_bit c292 = curve25519_borroww(t291, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = curve25519_maskw(c292);
    const uint64_t t293 = curve25519_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t294 = t289 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t295 = t283 ^ t285;
    const uint64_t t296 = t295 & t288;
    const uint64_t t297 = t283 ^ t296;
    /* step 19 */
    const uint64_t t298 = t297 ^ t293;
    const uint64_t t299 = t289 >> 1;
    const curve25519_bit c300 = curve25519_borroww(UINT64_C(0x0), t294, 0);
    const uint64_t m39 = curve25519_maskw(c300);
    const uint64_t t301 = curve25519_selectw(m39, t298, UINT64_C(0x4000000000000000));
    const uint64_t t302 = curve25519_selectw(m39, t293, UINT64_C(0x0));
    uint64_t t303; (void)curve25519_addw(&t303, t299, t301, c300);
    /* step 18 */
    const uint64_t t304 = t291 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t305 = t304 ^ t302;
    const uint64_t t306 = t305 + UINT64_C(0x1);
    /* steps 20 to 39: pack */
    const curve25519_bit c307 = curve25519_borroww(t306, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = curve25519_maskw(c307);
    const uint64_t t308 = curve25519_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t309 = t303 + UINT64_C(0x1fffff00000);
    const uint64_t t310 = t309 & UINT64_C(0x3ffffffffff);
    const uint64_t t311 = t310 >> 21;
    const uint64_t t312 = t311 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t313 = t312 * in1;
    /* unpack u, v, q, r */
    const uint64_t t314 = t309 >> 42;
    const uint64_t t315 = t314 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t316 = t315 * in2;
    const uint64_t t317 = t313 + t316;
    const uint64_t t318 = t317 >> 20;
    /* steps 20 to 39: pack */
    const uint64_t t319 = t318 & UINT64_C(0xfffff);
    const uint64_t t320 = t319 | UINT64_C(0xc000000000000000);
    /* step 20 */
    const uint64_t t321 = t320 & UINT64_C(0x1);
    /* step 19 */
    const uint64_t t322 = t297 ^ t299;
    const uint64_t t323 = t322 & t302;
    const uint64_t t324 = t297 ^ t323;
    /* unpack u, v, q, r */
    const uint64_t t325 = t324 + UINT64_C(0xfffff80000);
    const uint64_t t326 = t325 & UINT64_C(0x1ffffffffff);
    const uint64_t t327 = t326 >> 20;
    const uint64_t t328 = t327 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t329 = t328 * in1;
    /* unpack u, v, q, r */
    const uint64_t t330 = t325 >> 41;
    const uint64_t t331 = t330 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t332 = t331 * in2;
    const uint64_t t333 = t329 + t332;
    const uint64_t t334 = t333 >> 20;
    /* steps 20 to 39: pack */
    const uint64_t t335 = t334 & UINT64_C(0xfffff);
    const uint64_t t336 = t335 >> 1;
    const uint64_t t337 = t336 | UINT64_C(0x4000010000000000);
    /* step 20 */
    const uint64_t t338 = t337 ^ t308;
    const uint64_t t339 = t320 >> 1;
    const curve25519_bit c340 = curve25519_borroww(UINT64_C(0x0), t321, 0);
    const uint64_t m41 = curve25519_maskw(c340);
    const uint64_t t341 = curve25519_selectw(m41, t338, UINT64_C(0x4000000000000000));
    const uint64_t t342 = curve25519_selectw(m41, t308, UINT64_C(0x0));
    uint64_t t343; (void)curve25519_addw(&t343, t339, t341, c340);
    const uint64_t t344 = t306 ^ t342;
    const curve25519_bit c345 = curve25519_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = curve25519_maskw(c345);
    const uint64_t t346 = curve25519_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t343 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t337 ^ t339;
    const uint64_t t349 = t348 & t342;
    const uint64_t t350 = t337 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t343 >> 1;
    const curve25519_bit c353 = curve25519_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = curve25519_maskw(c353);
    const uint64_t t354 = curve25519_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = curve25519_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)curve25519_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const curve25519_bit c359 = curve25519_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = curve25519_maskw(c359);
    const uint64_t t360 = curve25519_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const curve25519_bit c367 = curve25519_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = curve25519_maskw(c367);
    const uint64_t t368 = curve25519_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = curve25519_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)curve25519_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const curve25519_bit c373 = curve25519_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = curve25519_maskw(c373);
    const uint64_t t374 = curve25519_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const curve25519_bit c381 = curve25519_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = curve25519_maskw(c381);
    const uint64_t t382 = curve25519_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = curve25519_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)curve25519_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const curve25519_bit c387 = curve25519_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = curve25519_maskw(c387);
    const uint64_t t388 = curve25519_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const curve25519_bit c395 = curve25519_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = curve25519_maskw(c395);
    const uint64_t t396 = curve25519_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = curve25519_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)curve25519_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const curve25519_bit c401 = curve25519_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = curve25519_maskw(c401);
    const uint64_t t402 = curve25519_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const curve25519_bit c409 = curve25519_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = curve25519_maskw(c409);
    const uint64_t t410 = curve25519_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = curve25519_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)curve25519_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const curve25519_bit c415 = curve25519_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = curve25519_maskw(c415);
    const uint64_t t416 = curve25519_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const curve25519_bit c423 = curve25519_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = curve25519_maskw(c423);
    const uint64_t t424 = curve25519_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = curve25519_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)curve25519_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const curve25519_bit c429 = curve25519_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = curve25519_maskw(c429);
    const uint64_t t430 = curve25519_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const curve25519_bit c437 = curve25519_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = curve25519_maskw(c437);
    const uint64_t t438 = curve25519_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = curve25519_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)curve25519_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const curve25519_bit c443 = curve25519_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = curve25519_maskw(c443);
    const uint64_t t444 = curve25519_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const curve25519_bit c451 = curve25519_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = curve25519_maskw(c451);
    const uint64_t t452 = curve25519_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = curve25519_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)curve25519_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const curve25519_bit c457 = curve25519_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = curve25519_maskw(c457);
    const uint64_t t458 = curve25519_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const curve25519_bit c465 = curve25519_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = curve25519_maskw(c465);
    const uint64_t t466 = curve25519_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = curve25519_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)curve25519_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const curve25519_bit c471 = curve25519_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = curve25519_maskw(c471);
    const uint64_t t472 = curve25519_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const curve25519_bit c479 = curve25519_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = curve25519_maskw(c479);
    const uint64_t t480 = curve25519_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = curve25519_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)curve25519_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const curve25519_bit c485 = curve25519_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = curve25519_maskw(c485);
    const uint64_t t486 = curve25519_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const curve25519_bit c493 = curve25519_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = curve25519_maskw(c493);
    const uint64_t t494 = curve25519_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = curve25519_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)curve25519_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const curve25519_bit c499 = curve25519_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = curve25519_maskw(c499);
    const uint64_t t500 = curve25519_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const curve25519_bit c507 = curve25519_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = curve25519_maskw(c507);
    const uint64_t t508 = curve25519_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = curve25519_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)curve25519_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const curve25519_bit c513 = curve25519_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = curve25519_maskw(c513);
    const uint64_t t514 = curve25519_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const curve25519_bit c521 = curve25519_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = curve25519_maskw(c521);
    const uint64_t t522 = curve25519_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = curve25519_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)curve25519_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const curve25519_bit c527 = curve25519_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = curve25519_maskw(c527);
    const uint64_t t528 = curve25519_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const curve25519_bit c535 = curve25519_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = curve25519_maskw(c535);
    const uint64_t t536 = curve25519_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = curve25519_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)curve25519_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const curve25519_bit c541 = curve25519_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = curve25519_maskw(c541);
    const uint64_t t542 = curve25519_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const curve25519_bit c549 = curve25519_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = curve25519_maskw(c549);
    const uint64_t t550 = curve25519_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = curve25519_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)curve25519_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const curve25519_bit c555 = curve25519_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = curve25519_maskw(c555);
    const uint64_t t556 = curve25519_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const curve25519_bit c563 = curve25519_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = curve25519_maskw(c563);
    const uint64_t t564 = curve25519_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = curve25519_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)curve25519_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const curve25519_bit c569 = curve25519_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = curve25519_maskw(c569);
    const uint64_t t570 = curve25519_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const curve25519_bit c577 = curve25519_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = curve25519_maskw(c577);
    const uint64_t t578 = curve25519_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = curve25519_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)curve25519_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const curve25519_bit c583 = curve25519_borroww(t582, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = curve25519_maskw(c583);
    const uint64_t t584 = curve25519_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t585 = t580 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t586 = t574 ^ t576;
    const uint64_t t587 = t586 & t579;
    const uint64_t t588 = t574 ^ t587;
    /* step 38 */
    const uint64_t t589 = t588 ^ t584;
    const uint64_t t590 = t580 >> 1;
    const curve25519_bit c591 = curve25519_borroww(UINT64_C(0x0), t585, 0);
    const uint64_t m77 = curve25519_maskw(c591);
    const uint64_t t592 = curve25519_selectw(m77, t589, UINT64_C(0x4000000000000000));
    const uint64_t t593 = curve25519_selectw(m77, t584, UINT64_C(0x0));
    uint64_t t594; (void)curve25519_addw(&t594, t590, t592, c591);
    /* step 37 */
    const uint64_t t595 = t582 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t596 = t595 ^ t593;
    const curve25519_bit c597 = curve25519_borroww(t596, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m78 = curve25519_maskw(c597);
    const uint64_t t598 = curve25519_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 39 */
    const uint64_t t599 = t594 & UINT64_C(0x1);
    /* step 38 */
    const uint64_t t600 = t588 ^ t590;
    const uint64_t t601 = t600 & t593;
    const uint64_t t602 = t588 ^ t601;
    /* step 39 */
    const uint64_t t603 = t602 ^ t598;
    const uint64_t t604 = t594 >> 1;
    const curve25519_bit c605 = curve25519_borroww(UINT64_C(0x0), t599, 0);
    const uint64_t m79 = curve25519_maskw(c605);
    const uint64_t t606 = curve25519_selectw(m79, t603, UINT64_C(0x4000000000000000));
    const uint64_t t607 = curve25519_selectw(m79, t598, UINT64_C(0x0));
    uint64_t t608; (void)curve25519_addw(&t608, t604, t606, c605);
    /* step 38 */
    const uint64_t t609 = t596 + UINT64_C(0x1);
    /* step 39 */
    const uint64_t t610 = t609 ^ t607;
    const uint64_t t611 = t610 + UINT64_C(0x1);
    /* steps 40 to 58: pack */
    const curve25519_bit c612 = curve25519_borroww(t611, UINT64_C(0x4000000000000000), 0);
    const uint64_t m80 = curve25519_maskw(c612);
    const uint64_t t613 = curve25519_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t614 = t608 + UINT64_C(0x1fffff00000);
    const uint64_t t615 = t614 & UINT64_C(0x3ffffffffff);
    const uint64_t t616 = t615 >> 21;
    const uint64_t t617 = t616 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t618 = t617 * t334;
    /* unpack u, v, q, r */
    const uint64_t t619 = t614 >> 42;
    const uint64_t t620 = t619 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t621 = t620 * t318;
    const uint64_t t622 = t618 + t621;
    const uint64_t t623 = t622 >> 20;
    /* steps 40 to 58: pack */
    const uint64_t t624 = t623 & UINT64_C(0x7ffff);
    const uint64_t t625 = t624 | UINT64_C(0x8800000000000000);
    /* step 40 */
    const uint64_t t626 = t625 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t627 = t602 ^ t604;
    const uint64_t t628 = t627 & t607;
    const uint64_t t629 = t602 ^ t628;
    /* unpack u, v, q, r */
    const uint64_t t630 = t629 + UINT64_C(0xfffff80000);
    const uint64_t t631 = t630 & UINT64_C(0x1ffffffffff);
    const uint64_t t632 = t631 >> 20;
    const uint64_t t633 = t632 - UINT64_C(0xfffff);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t634 = t633 * t334;
    /* unpack u, v, q, r */
    const uint64_t t635 = t630 >> 41;
    const uint64_t t636 = t635 - UINT64_C(0x200000);
    /* the low words of (f, g) after these 20 steps */
    const uint64_t t637 = t636 * t318;
    const uint64_t t638 = t634 + t637;
    const uint64_t t639 = t638 >> 20;
    /* steps 40 to 58: pack */
    const uint64_t t640 = t639 & UINT64_C(0x7ffff);
    const uint64_t t641 = t640 >> 1;
    const uint64_t t642 = t641 | UINT64_C(0x4000004000000000);
    /* step 40 */
    const uint64_t t643 = t642 ^ t613;
    const uint64_t t644 = t625 >> 1;
    const curve25519_bit c645 = curve25519_borroww(UINT64_C(0x0), t626, 0);
    const uint64_t m81 = curve25519_maskw(c645);
    const uint64_t t646 = curve25519_selectw(m81, t643, UINT64_C(0x4000000000000000));
    const uint64_t t647 = curve25519_selectw(m81, t613, UINT64_C(0x0));
    uint64_t t648; (void)curve25519_addw(&t648, t644, t646, c645);
    const uint64_t t649 = t611 ^ t647;
    const curve25519_bit c650 = curve25519_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = curve25519_maskw(c650);
    const uint64_t t651 = curve25519_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t648 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t642 ^ t644;
    const uint64_t t654 = t653 & t647;
    const uint64_t t655 = t642 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t648 >> 1;
    const curve25519_bit c658 = curve25519_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = curve25519_maskw(c658);
    const uint64_t t659 = curve25519_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = curve25519_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)curve25519_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const curve25519_bit c664 = curve25519_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = curve25519_maskw(c664);
    const uint64_t t665 = curve25519_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const curve25519_bit c672 = curve25519_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = curve25519_maskw(c672);
    const uint64_t t673 = curve25519_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = curve25519_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)curve25519_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const curve25519_bit c678 = curve25519_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = curve25519_maskw(c678);
    const uint64_t t679 = curve25519_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const curve25519_bit c686 = curve25519_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = curve25519_maskw(c686);
    const uint64_t t687 = curve25519_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = curve25519_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)curve25519_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const curve25519_bit c692 = curve25519_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = curve25519_maskw(c692);
    const uint64_t t693 = curve25519_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const curve25519_bit c700 = curve25519_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = curve25519_maskw(c700);
    const uint64_t t701 = curve25519_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = curve25519_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)curve25519_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const curve25519_bit c706 = curve25519_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = curve25519_maskw(c706);
    const uint64_t t707 = curve25519_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const curve25519_bit c714 = curve25519_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = curve25519_maskw(c714);
    const uint64_t t715 = curve25519_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = curve25519_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)curve25519_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const curve25519_bit c720 = curve25519_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = curve25519_maskw(c720);
    const uint64_t t721 = curve25519_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const curve25519_bit c728 = curve25519_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = curve25519_maskw(c728);
    const uint64_t t729 = curve25519_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = curve25519_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)curve25519_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const curve25519_bit c734 = curve25519_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = curve25519_maskw(c734);
    const uint64_t t735 = curve25519_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const curve25519_bit c742 = curve25519_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = curve25519_maskw(c742);
    const uint64_t t743 = curve25519_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = curve25519_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)curve25519_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const curve25519_bit c748 = curve25519_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = curve25519_maskw(c748);
    const uint64_t t749 = curve25519_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const curve25519_bit c756 = curve25519_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = curve25519_maskw(c756);
    const uint64_t t757 = curve25519_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = curve25519_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)curve25519_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const curve25519_bit c762 = curve25519_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = curve25519_maskw(c762);
    const uint64_t t763 = curve25519_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const curve25519_bit c770 = curve25519_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = curve25519_maskw(c770);
    const uint64_t t771 = curve25519_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = curve25519_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)curve25519_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const curve25519_bit c776 = curve25519_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = curve25519_maskw(c776);
    const uint64_t t777 = curve25519_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const curve25519_bit c784 = curve25519_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = curve25519_maskw(c784);
    const uint64_t t785 = curve25519_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = curve25519_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)curve25519_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const curve25519_bit c790 = curve25519_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = curve25519_maskw(c790);
    const uint64_t t791 = curve25519_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const curve25519_bit c798 = curve25519_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = curve25519_maskw(c798);
    const uint64_t t799 = curve25519_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = curve25519_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)curve25519_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const curve25519_bit c804 = curve25519_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = curve25519_maskw(c804);
    const uint64_t t805 = curve25519_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const curve25519_bit c812 = curve25519_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = curve25519_maskw(c812);
    const uint64_t t813 = curve25519_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = curve25519_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)curve25519_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const curve25519_bit c818 = curve25519_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = curve25519_maskw(c818);
    const uint64_t t819 = curve25519_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const curve25519_bit c826 = curve25519_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = curve25519_maskw(c826);
    const uint64_t t827 = curve25519_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = curve25519_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)curve25519_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const curve25519_bit c832 = curve25519_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = curve25519_maskw(c832);
    const uint64_t t833 = curve25519_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const curve25519_bit c840 = curve25519_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = curve25519_maskw(c840);
    const uint64_t t841 = curve25519_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = curve25519_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)curve25519_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const curve25519_bit c846 = curve25519_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = curve25519_maskw(c846);
    const uint64_t t847 = curve25519_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const curve25519_bit c854 = curve25519_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = curve25519_maskw(c854);
    const uint64_t t855 = curve25519_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = curve25519_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)curve25519_addw(&t857, t853, t855, c854);
    /* step 54 */
    const uint64_t t858 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t859 = t858 ^ t856;
    const curve25519_bit c860 = curve25519_borroww(t859, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = curve25519_maskw(c860);
    const uint64_t t861 = curve25519_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t862 = t857 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t863 = t851 ^ t853;
    const uint64_t t864 = t863 & t856;
    const uint64_t t865 = t851 ^ t864;
    /* step 56 */
    const uint64_t t866 = t865 ^ t861;
    const uint64_t t867 = t857 >> 1;
    const curve25519_bit c868 = curve25519_borroww(UINT64_C(0x0), t862, 0);
    const uint64_t m113 = curve25519_maskw(c868);
    const uint64_t t869 = curve25519_selectw(m113, t866, UINT64_C(0x4000000000000000));
    const uint64_t t870 = curve25519_selectw(m113, t861, UINT64_C(0x0));
    uint64_t t871; (void)curve25519_addw(&t871, t867, t869, c868);
    /* step 55 */
    const uint64_t t872 = t859 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t873 = t872 ^ t870;
    const curve25519_bit c874 = curve25519_borroww(t873, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = curve25519_maskw(c874);
    const uint64_t t875 = curve25519_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t876 = t871 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t877 = t865 ^ t867;
    const uint64_t t878 = t877 & t870;
    const uint64_t t879 = t865 ^ t878;
    /* step 57 */
    const uint64_t t880 = t879 ^ t875;
    const uint64_t t881 = t871 >> 1;
    const curve25519_bit c882 = curve25519_borroww(UINT64_C(0x0), t876, 0);
    const uint64_t m115 = curve25519_maskw(c882);
    const uint64_t t883 = curve25519_selectw(m115, t880, UINT64_C(0x4000000000000000));
    const uint64_t t884 = curve25519_selectw(m115, t875, UINT64_C(0x0));
    uint64_t t885; (void)curve25519_addw(&t885, t881, t883, c882);
    /* step 56 */
    const uint64_t t886 = t873 + UINT64_C(0x1);
    /* step 57 */
    const uint64_t t887 = t886 ^ t884;
    const curve25519_bit c888 = curve25519_borroww(t887, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m116 = curve25519_maskw(c888);
    const uint64_t t889 = curve25519_selectw(m116, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 58 */
    const uint64_t t890 = t885 & UINT64_C(0x1);
    /* step 57 */
    const uint64_t t891 = t879 ^ t881;
    const uint64_t t892 = t891 & t884;
    const uint64_t t893 = t879 ^ t892;
    /* step 58 */
    const uint64_t t894 = t893 ^ t889;
    const uint64_t t895 = t885 >> 1;
    const curve25519_bit c896 = curve25519_borroww(UINT64_C(0x0), t890, 0);
    const uint64_t m117 = curve25519_maskw(c896);
    const uint64_t t897 = curve25519_selectw(m117, t894, UINT64_C(0x4000000000000000));
    const uint64_t t898 = curve25519_selectw(m117, t889, UINT64_C(0x0));
    uint64_t t899; (void)curve25519_addw(&t899, t895, t897, c896);
    /* matrix of all steps so far */
    const uint64_t t900 = t633 * t328;
    const uint64_t t901 = t636 * t312;
    const uint64_t t902 = t900 + t901;
    const uint64_t t903 = t633 * t331;
    const uint64_t t904 = t636 * t315;
    const uint64_t t905 = t903 + t904;
    const uint64_t t906 = t617 * t328;
    const uint64_t t907 = t620 * t312;
    const uint64_t t908 = t906 + t907;
    const uint64_t t909 = t617 * t331;
    const uint64_t t910 = t620 * t315;
    const uint64_t t911 = t909 + t910;
    /* step 57 */
    const uint64_t t912 = t887 + UINT64_C(0x1);
    /* step 58 */
    const uint64_t t913 = t893 ^ t895;
    const uint64_t t914 = t913 & t898;
    const uint64_t t915 = t893 ^ t914;
    const uint64_t t916 = t912 ^ t898;
    const uint64_t t917 = t916 + UINT64_C(0x1);
    /* unpack u, v, q, r */
    const uint64_t t918 = t915 + UINT64_C(0x3ffffc0000);
    const uint64_t t919 = t918 >> 39;
    const uint64_t t920 = t919 - UINT64_C(0x800000);
    const uint64_t t921 = t918 & UINT64_C(0x7fffffffff);
    const uint64_t t922 = t921 >> 19;
    const uint64_t t923 = t922 - UINT64_C(0x7ffff);
    const uint64_t t924 = t899 + UINT64_C(0x7ffff80000);
    const uint64_t t925 = t924 >> 40;
    const uint64_t t926 = t925 - UINT64_C(0x800000);
    const uint64_t t927 = t924 & UINT64_C(0xffffffffff);
    const uint64_t t928 = t927 >> 20;
    const uint64_t t929 = t928 - UINT64_C(0x7ffff);
    /* matrix of all steps so far */
    const uint64_t t930 = t923 * t902;
    const uint64_t t931 = t920 * t908;
    const uint64_t t932 = t930 + t931;
    const uint64_t t933 = t923 * t905;
    const uint64_t t934 = t920 * t911;
    const uint64_t t935 = t933 + t934;
    const uint64_t t936 = t929 * t902;
    const uint64_t t937 = t926 * t908;
    const uint64_t t938 = t936 + t937;
    const uint64_t t939 = t929 * t905;
    const uint64_t t940 = t926 * t911;
    const uint64_t t941 = t939 + t940;
    /* add 2^S to each entry */
    const uint64_t t942 = t932 + UINT64_C(0x800000000000000);
    const uint64_t t943 = t935 + UINT64_C(0x800000000000000);
    const uint64_t t944 = t938 + UINT64_C(0x800000000000000);
    const uint64_t t945 = t941 + UINT64_C(0x800000000000000);
    curve25519_storew(&out[0], t917);
    curve25519_storew(&out[1], t942);
    curve25519_storew(&out[2], t943);
    curve25519_storew(&out[3], t944);
    curve25519_storew(&out[4], t945);
}

/* 2^59 * out = M * (f, g), where M = m[1..4] - 2^59 */
void curve25519_divsteps59_fg4(curve25519_limb out[10], const curve25519_limb fg[10], const curve25519_limb m[5])
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
    uint64_t t16; const curve25519_bit c17 = curve25519_addw(&t16, fg0, fg5, 0);
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, fg1, fg6, c17);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, fg2, fg7, c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, fg3, fg8, c21);
    uint64_t t24; (void)curve25519_addw(&t24, fg4, fg9, c23);
    /* f: U * f, on the words without sign */
    uint64_t t25;
    const uint64_t t26 = curve25519_mulw(&t25, fg1, m1);
    uint64_t t27;
    const uint64_t t28 = curve25519_mulw(&t27, fg0, m1);
    uint64_t t29;
    const uint64_t t30 = curve25519_mulw(&t29, fg2, m1);
    uint64_t t31;
    const uint64_t t32 = curve25519_mulw(&t31, fg3, m1);
    uint64_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t26, t27, 0);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, t30, t25, c34);
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t32, t29, c36);
    uint64_t t39; (void)curve25519_addw(&t39, t31, UINT64_C(0x0), c38);
    uint64_t t40;
    const uint64_t t41 = curve25519_mulw(&t40, fg5, m2);
    uint64_t t42;
    const uint64_t t43 = curve25519_mulw(&t42, fg6, m2);
    uint64_t t44;
    const uint64_t t45 = curve25519_mulw(&t44, fg7, m2);
    uint64_t t46;
    const uint64_t t47 = curve25519_mulw(&t46, fg8, m2);
    uint64_t t48; const curve25519_bit c49 = curve25519_addw(&t48, t28, t41, 0);
    uint64_t t50; const curve25519_bit c51 = curve25519_addw(&t50, t33, t43, c49);
    uint64_t t52; const curve25519_bit c53 = curve25519_addw(&t52, t35, t45, c51);
    uint64_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t37, t47, c53);
    uint64_t t56; (void)curve25519_addw(&t56, t39, UINT64_C(0x0), c55);
    uint64_t t57; const curve25519_bit c58 = curve25519_addw(&t57, t50, t40, 0);
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t52, t42, c58);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)curve25519_addw(&t63, t56, t46, c62);
    /* f: divide by 2^S */
    const uint64_t t64 = (t57 << 5) | (t48 >> 59);
    const uint64_t t65 = (t59 << 5) | (t57 >> 59);
    const uint64_t t66 = (t61 << 5) | (t59 >> 59);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t67 = m1 & fg4;
    const uint64_t t68 = m2 & fg9;
    const uint64_t t69 = t67 + t68;
    const uint64_t t70 = t63 - t69;
    /* f: divide by 2^S */
    const uint64_t t71 = (t70 << 5) | (t61 >> 59);
    const uint64_t t72 = t70 >> 59;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t73; const curve25519_bit c74 = curve25519_subw(&t73, t64, t16, 0);
    uint64_t t75; const curve25519_bit c76 = curve25519_subw(&t75, t65, t18, c74);
    uint64_t t77; const curve25519_bit c78 = curve25519_subw(&t77, t66, t20, c76);
    uint64_t t79; const curve25519_bit c80 = curve25519_subw(&t79, t71, t22, c78);
    uint64_t t81; (void)curve25519_subw(&t81, t72, t24, c80);
    /* g: U * f, on the words without sign */
    uint64_t t82;
    const uint64_t t83 = curve25519_mulw(&t82, fg1, m3);
    uint64_t t84;
    const uint64_t t85 = curve25519_mulw(&t84, fg0, m3);
    uint64_t t86;
    const uint64_t t87 = curve25519_mulw(&t86, fg2, m3);
    uint64_t t88;
    const uint64_t t89 = curve25519_mulw(&t88, fg3, m3);
    uint64_t t90; const curve25519_bit c91 = curve25519_addw(&t90, t83, t84, 0);
    uint64_t t92; const curve25519_bit c93 = curve25519_addw(&t92, t87, t82, c91);
    uint64_t t94; const curve25519_bit c95 = curve25519_addw(&t94, t89, t86, c93);
    uint64_t t96; (void)curve25519_addw(&t96, t88, UINT64_C(0x0), c95);
    uint64_t t97;
    const uint64_t t98 = curve25519_mulw(&t97, fg5, m4);
    uint64_t t99;
    const uint64_t t100 = curve25519_mulw(&t99, fg6, m4);
    uint64_t t101;
    const uint64_t t102 = curve25519_mulw(&t101, fg7, m4);
    uint64_t t103;
    const uint64_t t104 = curve25519_mulw(&t103, fg8, m4);
    uint64_t t105; const curve25519_bit c106 = curve25519_addw(&t105, t85, t98, 0);
    uint64_t t107; const curve25519_bit c108 = curve25519_addw(&t107, t90, t100, c106);
    uint64_t t109; const curve25519_bit c110 = curve25519_addw(&t109, t92, t102, c108);
    uint64_t t111; const curve25519_bit c112 = curve25519_addw(&t111, t94, t104, c110);
    uint64_t t113; (void)curve25519_addw(&t113, t96, UINT64_C(0x0), c112);
    uint64_t t114; const curve25519_bit c115 = curve25519_addw(&t114, t107, t97, 0);
    uint64_t t116; const curve25519_bit c117 = curve25519_addw(&t116, t109, t99, c115);
    uint64_t t118; const curve25519_bit c119 = curve25519_addw(&t118, t111, t101, c117);
    uint64_t t120; (void)curve25519_addw(&t120, t113, t103, c119);
    /* g: divide by 2^S */
    const uint64_t t121 = (t114 << 5) | (t105 >> 59);
    const uint64_t t122 = (t116 << 5) | (t114 >> 59);
    const uint64_t t123 = (t118 << 5) | (t116 >> 59);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t124 = m3 & fg4;
    const uint64_t t125 = m4 & fg9;
    const uint64_t t126 = t124 + t125;
    const uint64_t t127 = t120 - t126;
    /* g: divide by 2^S */
    const uint64_t t128 = (t127 << 5) | (t118 >> 59);
    const uint64_t t129 = t127 >> 59;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t130; const curve25519_bit c131 = curve25519_subw(&t130, t121, t16, 0);
    uint64_t t132; const curve25519_bit c133 = curve25519_subw(&t132, t122, t18, c131);
    uint64_t t134; const curve25519_bit c135 = curve25519_subw(&t134, t123, t20, c133);
    uint64_t t136; const curve25519_bit c137 = curve25519_subw(&t136, t128, t22, c135);
    uint64_t t138; (void)curve25519_subw(&t138, t129, t24, c137);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t139 = t81 & UINT64_C(0x1);
    const uint64_t t140 = UINT64_C(0x0) - t139;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t141 = t138 & UINT64_C(0x1);
    const uint64_t t142 = UINT64_C(0x0) - t141;
    curve25519_storew(&out[0], t73);
    curve25519_storew(&out[1], t75);
    curve25519_storew(&out[2], t77);
    curve25519_storew(&out[3], t79);
    curve25519_storew(&out[4], t140);
    curve25519_storew(&out[5], t130);
    curve25519_storew(&out[6], t132);
    curve25519_storew(&out[7], t134);
    curve25519_storew(&out[8], t136);
    curve25519_storew(&out[9], t142);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^59 */
void curve25519_fe_divsteps_de(curve25519_limb out[8], const curve25519_limb de[8], const curve25519_limb m[5])
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
    /* 2^59 * (2*p - d - e) */
    uint64_t t18; const curve25519_bit c19 = curve25519_addw(&t18, de0, de4, 0);
    uint64_t t20; const curve25519_bit c21 = curve25519_addw(&t20, de1, de5, c19);
    uint64_t t22; const curve25519_bit c23 = curve25519_addw(&t22, de2, de6, c21);
    uint64_t t24; const curve25519_bit c25 = curve25519_addw(&t24, de3, de7, c23);
    const uint64_t t26 = curve25519_bitw(c25);
    uint64_t t27; const curve25519_bit c28 = curve25519_subw(&t27, UINT64_C(0xffffffffffffffda), t18, 0);
    uint64_t t29; const curve25519_bit c30 = curve25519_subw(&t29, UINT64_C(0xffffffffffffffff), t20, c28);
    uint64_t t31; const curve25519_bit c32 = curve25519_subw(&t31, UINT64_C(0xffffffffffffffff), t22, c30);
    uint64_t t33; const curve25519_bit c34 = curve25519_subw(&t33, UINT64_C(0xffffffffffffffff), t24, c32);
    uint64_t t35; (void)curve25519_subw(&t35, UINT64_C(0x0), t26, c34);
    const uint64_t t36 = t27 << 59;
    /* d: + U * d + V * e */
    uint64_t t37;
    const uint64_t t38 = curve25519_mulw(&t37, de0, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t39 = (t29 << 59) | (t27 >> 5);
    /* d: + U * d + V * e */
    uint64_t t40;
    const uint64_t t41 = curve25519_mulw(&t40, de1, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t42 = (t31 << 59) | (t29 >> 5);
    /* d: + U * d + V * e */
    uint64_t t43;
    const uint64_t t44 = curve25519_mulw(&t43, de2, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t45 = (t33 << 59) | (t31 >> 5);
    /* d: + U * d + V * e */
    uint64_t t46;
    const uint64_t t47 = curve25519_mulw(&t46, de3, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t48 = (t35 << 59) | (t33 >> 5);
    /* d: + U * d + V * e */
    uint64_t t49; const curve25519_bit c50 = curve25519_addw(&t49, t36, t38, 0);
    uint64_t t51; const curve25519_bit c52 = curve25519_addw(&t51, t39, t41, c50);
    uint64_t t53; const curve25519_bit c54 = curve25519_addw(&t53, t42, t44, c52);
    uint64_t t55; const curve25519_bit c56 = curve25519_addw(&t55, t45, t47, c54);
    uint64_t t57; (void)curve25519_addw(&t57, t48, UINT64_C(0x0), c56);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t51, t37, 0);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t53, t40, c59);
    uint64_t t62; const curve25519_bit c63 = curve25519_addw(&t62, t55, t43, c61);
    uint64_t t64; (void)curve25519_addw(&t64, t57, t46, c63);
    uint64_t t65;
    const uint64_t t66 = curve25519_mulw(&t65, de4, m2);
    uint64_t t67;
    const uint64_t t68 = curve25519_mulw(&t67, de5, m2);
    uint64_t t69;
    const uint64_t t70 = curve25519_mulw(&t69, de6, m2);
    uint64_t t71;
    const uint64_t t72 = curve25519_mulw(&t71, de7, m2);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t49, t66, 0);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t58, t68, c74);
    uint64_t t77; const curve25519_bit c78 = curve25519_addw(&t77, t60, t70, c76);
    uint64_t t79; const curve25519_bit c80 = curve25519_addw(&t79, t62, t72, c78);
    uint64_t t81; (void)curve25519_addw(&t81, t64, UINT64_C(0x0), c80);
    uint64_t t82; const curve25519_bit c83 = curve25519_addw(&t82, t75, t65, 0);
    uint64_t t84; const curve25519_bit c85 = curve25519_addw(&t84, t77, t67, c83);
    uint64_t t86; const curve25519_bit c87 = curve25519_addw(&t86, t79, t69, c85);
    uint64_t t88; (void)curve25519_addw(&t88, t81, t71, c87);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t89 = t73 * UINT64_C(0x86bca1af286bca1b);
    uint64_t t90;
    const uint64_t t91 = curve25519_mulw(&t90, UINT64_C(0xffffffffffffffed), t89);
    uint64_t t92;
    const uint64_t t93 = curve25519_mulw(&t92, UINT64_C(0xffffffffffffffff), t89);
    uint64_t t94;
    const uint64_t t95 = curve25519_mulw(&t94, UINT64_C(0x7fffffffffffffff), t89);
    const curve25519_bit c96 = curve25519_carryw(t73, t91, 0);
    uint64_t t97; const curve25519_bit c98 = curve25519_addw(&t97, t82, t93, c96);
    uint64_t t99; const curve25519_bit c100 = curve25519_addw(&t99, t84, t93, c98);
    uint64_t t101; const curve25519_bit c102 = curve25519_addw(&t101, t86, t95, c100);
    uint64_t t103; (void)curve25519_addw(&t103, t94, UINT64_C(0x0), c102);
    uint64_t t104; const curve25519_bit c105 = curve25519_addw(&t104, t97, t90, 0);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t99, t92, c105);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t101, t92, c107);
    uint64_t t110; (void)curve25519_addw(&t110, t103, UINT64_C(0x0), c109);
    /* e: + U * d + V * e */
    uint64_t t111;
    const uint64_t t112 = curve25519_mulw(&t111, de0, m3);
    uint64_t t113;
    const uint64_t t114 = curve25519_mulw(&t113, de1, m3);
    uint64_t t115;
    const uint64_t t116 = curve25519_mulw(&t115, de2, m3);
    uint64_t t117;
    const uint64_t t118 = curve25519_mulw(&t117, de3, m3);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t36, t112, 0);
    uint64_t t121; const curve25519_bit c122 = curve25519_addw(&t121, t39, t114, c120);
    uint64_t t123; const curve25519_bit c124 = curve25519_addw(&t123, t42, t116, c122);
    uint64_t t125; const curve25519_bit c126 = curve25519_addw(&t125, t45, t118, c124);
    uint64_t t127; (void)curve25519_addw(&t127, t48, UINT64_C(0x0), c126);
    uint64_t t128; const curve25519_bit c129 = curve25519_addw(&t128, t121, t111, 0);
    uint64_t t130; const curve25519_bit c131 = curve25519_addw(&t130, t123, t113, c129);
    uint64_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t125, t115, c131);
    uint64_t t134; (void)curve25519_addw(&t134, t127, t117, c133);
    uint64_t t135;
    const uint64_t t136 = curve25519_mulw(&t135, de4, m4);
    uint64_t t137;
    const uint64_t t138 = curve25519_mulw(&t137, de5, m4);
    uint64_t t139;
    const uint64_t t140 = curve25519_mulw(&t139, de6, m4);
    uint64_t t141;
    const uint64_t t142 = curve25519_mulw(&t141, de7, m4);
    uint64_t t143; const curve25519_bit c144 = curve25519_addw(&t143, t119, t136, 0);
    uint64_t t145; const curve25519_bit c146 = curve25519_addw(&t145, t128, t138, c144);
    uint64_t t147; const curve25519_bit c148 = curve25519_addw(&t147, t130, t140, c146);
    uint64_t t149; const curve25519_bit c150 = curve25519_addw(&t149, t132, t142, c148);
    uint64_t t151; (void)curve25519_addw(&t151, t134, UINT64_C(0x0), c150);
    uint64_t t152; const curve25519_bit c153 = curve25519_addw(&t152, t145, t135, 0);
    uint64_t t154; const curve25519_bit c155 = curve25519_addw(&t154, t147, t137, c153);
    uint64_t t156; const curve25519_bit c157 = curve25519_addw(&t156, t149, t139, c155);
    uint64_t t158; (void)curve25519_addw(&t158, t151, t141, c157);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t159 = t143 * UINT64_C(0x86bca1af286bca1b);
    uint64_t t160;
    const uint64_t t161 = curve25519_mulw(&t160, UINT64_C(0xffffffffffffffed), t159);
    uint64_t t162;
    const uint64_t t163 = curve25519_mulw(&t162, UINT64_C(0xffffffffffffffff), t159);
    uint64_t t164;
    const uint64_t t165 = curve25519_mulw(&t164, UINT64_C(0x7fffffffffffffff), t159);
    const curve25519_bit c166 = curve25519_carryw(t143, t161, 0);
    uint64_t t167; const curve25519_bit c168 = curve25519_addw(&t167, t152, t163, c166);
    uint64_t t169; const curve25519_bit c170 = curve25519_addw(&t169, t154, t163, c168);
    uint64_t t171; const curve25519_bit c172 = curve25519_addw(&t171, t156, t165, c170);
    uint64_t t173; (void)curve25519_addw(&t173, t164, UINT64_C(0x0), c172);
    uint64_t t174; const curve25519_bit c175 = curve25519_addw(&t174, t167, t160, 0);
    uint64_t t176; const curve25519_bit c177 = curve25519_addw(&t176, t169, t162, c175);
    uint64_t t178; const curve25519_bit c179 = curve25519_addw(&t178, t171, t162, c177);
    uint64_t t180; (void)curve25519_addw(&t180, t173, UINT64_C(0x0), c179);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t181 = t110 + t88;
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t182 = t180 + t158;
    curve25519_storew(&out[0], t104);
    curve25519_storew(&out[1], t106);
    curve25519_storew(&out[2], t108);
    curve25519_storew(&out[3], t181);
    curve25519_storew(&out[4], t174);
    curve25519_storew(&out[5], t176);
    curve25519_storew(&out[6], t178);
    curve25519_storew(&out[7], t182);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void curve25519_fe_divsteps_end(curve25519_fe *r, const curve25519_limb de[8], const curve25519_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t9; const curve25519_bit c10 = curve25519_subw(&t9, de0, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t11; const curve25519_bit c12 = curve25519_subw(&t11, de1, UINT64_C(0xffffffffffffffff), c10);
    uint64_t t13; const curve25519_bit c14 = curve25519_subw(&t13, de2, UINT64_C(0xffffffffffffffff), c12);
    uint64_t t15; const curve25519_bit c16 = curve25519_subw(&t15, de3, UINT64_C(0x7fffffffffffffff), c14);
    const uint64_t m0 = curve25519_maskw(c16);
    const uint64_t t17 = curve25519_selectw(m0, de0, t9);
    const uint64_t t18 = curve25519_selectw(m0, de1, t11);
    const uint64_t t19 = curve25519_selectw(m0, de2, t13);
    const uint64_t t20 = curve25519_selectw(m0, de3, t15);
    /* a - b */
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, UINT64_C(0x0), t17, 0);
    uint64_t t23; const curve25519_bit c24 = curve25519_subw(&t23, UINT64_C(0x0), t18, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_subw(&t25, UINT64_C(0x0), t19, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_subw(&t27, UINT64_C(0x0), t20, c26);
    /* add the modulus where it borrowed */
    const uint64_t t29 = curve25519_maskw(c28);
    const uint64_t t30 = t29 & UINT64_C(0xffffffffffffffed);
    const uint64_t t31 = t29 & UINT64_C(0x7fffffffffffffff);
    uint64_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t21, t30, 0);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t23, t29, c33);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t25, t29, c35);
    uint64_t t38; (void)curve25519_addw(&t38, t27, t31, c37);
    /* -d where f < 0 */
    const curve25519_bit c39 = curve25519_carryw(fg4, fg4, 0);
    const uint64_t m1 = curve25519_maskw(c39);
    const uint64_t t40 = curve25519_selectw(m1, t32, t17);
    const uint64_t t41 = curve25519_selectw(m1, t34, t18);
    const uint64_t t42 = curve25519_selectw(m1, t36, t19);
    const uint64_t t43 = curve25519_selectw(m1, t38, t20);
    curve25519_storew(&r->v[0], t40);
    curve25519_storew(&r->v[1], t41);
    curve25519_storew(&r->v[2], t42);
    curve25519_storew(&r->v[3], t43);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^59 */
void curve25519_sc_divsteps_de(curve25519_limb out[8], const curve25519_limb de[8], const curve25519_limb m[5])
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
    /* 2^59 * (2*n - d - e) */
    uint64_t t19; const curve25519_bit c20 = curve25519_addw(&t19, de0, de4, 0);
    uint64_t t21; const curve25519_bit c22 = curve25519_addw(&t21, de1, de5, c20);
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, de2, de6, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, de3, de7, c24);
    const uint64_t t27 = curve25519_bitw(c26);
    uint64_t t28; const curve25519_bit c29 = curve25519_subw(&t28, UINT64_C(0xb024c634b9eba7da), t19, 0);
    uint64_t t30; const curve25519_bit c31 = curve25519_subw(&t30, UINT64_C(0x29bdf3bd45ef39ac), t21, c29);
    uint64_t t32; const curve25519_bit c33 = curve25519_subw(&t32, UINT64_C(0x0), t23, c31);
    uint64_t t34; const curve25519_bit c35 = curve25519_subw(&t34, UINT64_C(0x2000000000000000), t25, c33);
    uint64_t t36; (void)curve25519_subw(&t36, UINT64_C(0x0), t27, c35);
    const uint64_t t37 = t28 << 59;
    /* d: + U * d + V * e */
    uint64_t t38;
    const uint64_t t39 = curve25519_mulw(&t38, de0, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t40 = (t30 << 59) | (t28 >> 5);
    /* d: + U * d + V * e */
    uint64_t t41;
    const uint64_t t42 = curve25519_mulw(&t41, de1, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t43 = (t32 << 59) | (t30 >> 5);
    /* d: + U * d + V * e */
    uint64_t t44;
    const uint64_t t45 = curve25519_mulw(&t44, de2, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t46 = (t34 << 59) | (t32 >> 5);
    /* d: + U * d + V * e */
    uint64_t t47;
    const uint64_t t48 = curve25519_mulw(&t47, de3, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t49 = (t36 << 59) | (t34 >> 5);
    /* d: + U * d + V * e */
    uint64_t t50; const curve25519_bit c51 = curve25519_addw(&t50, t37, t39, 0);
    uint64_t t52; const curve25519_bit c53 = curve25519_addw(&t52, t40, t42, c51);
    uint64_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t43, t45, c53);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t46, t48, c55);
    uint64_t t58; (void)curve25519_addw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, t52, t38, 0);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, t54, t41, c60);
    uint64_t t63; const curve25519_bit c64 = curve25519_addw(&t63, t56, t44, c62);
    uint64_t t65; (void)curve25519_addw(&t65, t58, t47, c64);
    uint64_t t66;
    const uint64_t t67 = curve25519_mulw(&t66, de4, m2);
    uint64_t t68;
    const uint64_t t69 = curve25519_mulw(&t68, de5, m2);
    uint64_t t70;
    const uint64_t t71 = curve25519_mulw(&t70, de6, m2);
    uint64_t t72;
    const uint64_t t73 = curve25519_mulw(&t72, de7, m2);
    uint64_t t74; const curve25519_bit c75 = curve25519_addw(&t74, t50, t67, 0);
    uint64_t t76; const curve25519_bit c77 = curve25519_addw(&t76, t59, t69, c75);
    uint64_t t78; const curve25519_bit c79 = curve25519_addw(&t78, t61, t71, c77);
    uint64_t t80; const curve25519_bit c81 = curve25519_addw(&t80, t63, t73, c79);
    uint64_t t82; (void)curve25519_addw(&t82, t65, UINT64_C(0x0), c81);
    uint64_t t83; const curve25519_bit c84 = curve25519_addw(&t83, t76, t66, 0);
    uint64_t t85; const curve25519_bit c86 = curve25519_addw(&t85, t78, t68, c84);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)curve25519_addw(&t89, t82, t72, c88);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t90 = t74 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t91;
    const uint64_t t92 = curve25519_mulw(&t91, UINT64_C(0x5812631a5cf5d3ed), t90);
    uint64_t t93;
    const uint64_t t94 = curve25519_mulw(&t93, UINT64_C(0x14def9dea2f79cd6), t90);
    const uint64_t t95 = t90 << 60;
    const uint64_t t96 = t90 >> 4;
    const curve25519_bit c97 = curve25519_carryw(t74, t92, 0);
    uint64_t t98; const curve25519_bit c99 = curve25519_addw(&t98, t83, t94, c97);
    uint64_t t100; const curve25519_bit c101 = curve25519_addw(&t100, t85, UINT64_C(0x0), c99);
    uint64_t t102; const curve25519_bit c103 = curve25519_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)curve25519_addw(&t104, t96, UINT64_C(0x0), c103);
    uint64_t t105; const curve25519_bit c106 = curve25519_addw(&t105, t98, t91, 0);
    uint64_t t107; const curve25519_bit c108 = curve25519_addw(&t107, t100, t93, c106);
    uint64_t t109; const curve25519_bit c110 = curve25519_addw(&t109, t102, UINT64_C(0x0), c108);
    uint64_t t111; (void)curve25519_addw(&t111, t104, UINT64_C(0x0), c110);
    /* e: + U * d + V * e */
    uint64_t t112;
    const uint64_t t113 = curve25519_mulw(&t112, de0, m3);
    uint64_t t114;
    const uint64_t t115 = curve25519_mulw(&t114, de1, m3);
    uint64_t t116;
    const uint64_t t117 = curve25519_mulw(&t116, de2, m3);
    uint64_t t118;
    const uint64_t t119 = curve25519_mulw(&t118, de3, m3);
    uint64_t t120; const curve25519_bit c121 = curve25519_addw(&t120, t37, t113, 0);
    uint64_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t40, t115, c121);
    uint64_t t124; const curve25519_bit c125 = curve25519_addw(&t124, t43, t117, c123);
    uint64_t t126; const curve25519_bit c127 = curve25519_addw(&t126, t46, t119, c125);
    uint64_t t128; (void)curve25519_addw(&t128, t49, UINT64_C(0x0), c127);
    uint64_t t129; const curve25519_bit c130 = curve25519_addw(&t129, t122, t112, 0);
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t124, t114, c130);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t126, t116, c132);
    uint64_t t135; (void)curve25519_addw(&t135, t128, t118, c134);
    uint64_t t136;
    const uint64_t t137 = curve25519_mulw(&t136, de4, m4);
    uint64_t t138;
    const uint64_t t139 = curve25519_mulw(&t138, de5, m4);
    uint64_t t140;
    const uint64_t t141 = curve25519_mulw(&t140, de6, m4);
    uint64_t t142;
    const uint64_t t143 = curve25519_mulw(&t142, de7, m4);
    uint64_t t144; const curve25519_bit c145 = curve25519_addw(&t144, t120, t137, 0);
    uint64_t t146; const curve25519_bit c147 = curve25519_addw(&t146, t129, t139, c145);
    uint64_t t148; const curve25519_bit c149 = curve25519_addw(&t148, t131, t141, c147);
    uint64_t t150; const curve25519_bit c151 = curve25519_addw(&t150, t133, t143, c149);
    uint64_t t152; (void)curve25519_addw(&t152, t135, UINT64_C(0x0), c151);
    uint64_t t153; const curve25519_bit c154 = curve25519_addw(&t153, t146, t136, 0);
    uint64_t t155; const curve25519_bit c156 = curve25519_addw(&t155, t148, t138, c154);
    uint64_t t157; const curve25519_bit c158 = curve25519_addw(&t157, t150, t140, c156);
    uint64_t t159; (void)curve25519_addw(&t159, t152, t142, c158);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t160 = t144 * UINT64_C(0xd2b51da312547e1b);
    uint64_t t161;
    const uint64_t t162 = curve25519_mulw(&t161, UINT64_C(0x5812631a5cf5d3ed), t160);
    uint64_t t163;
    const uint64_t t164 = curve25519_mulw(&t163, UINT64_C(0x14def9dea2f79cd6), t160);
    const uint64_t t165 = t160 << 60;
    const uint64_t t166 = t160 >> 4;
    const curve25519_bit c167 = curve25519_carryw(t144, t162, 0);
    uint64_t t168; const curve25519_bit c169 = curve25519_addw(&t168, t153, t164, c167);
    uint64_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t155, UINT64_C(0x0), c169);
    uint64_t t172; const curve25519_bit c173 = curve25519_addw(&t172, t157, t165, c171);
    uint64_t t174; (void)curve25519_addw(&t174, t166, UINT64_C(0x0), c173);
    uint64_t t175; const curve25519_bit c176 = curve25519_addw(&t175, t168, t161, 0);
    uint64_t t177; const curve25519_bit c178 = curve25519_addw(&t177, t170, t163, c176);
    uint64_t t179; const curve25519_bit c180 = curve25519_addw(&t179, t172, UINT64_C(0x0), c178);
    uint64_t t181; (void)curve25519_addw(&t181, t174, UINT64_C(0x0), c180);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t182 = t111 + t89;
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t183 = t181 + t159;
    curve25519_storew(&out[0], t105);
    curve25519_storew(&out[1], t107);
    curve25519_storew(&out[2], t109);
    curve25519_storew(&out[3], t182);
    curve25519_storew(&out[4], t175);
    curve25519_storew(&out[5], t177);
    curve25519_storew(&out[6], t179);
    curve25519_storew(&out[7], t183);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void curve25519_sc_divsteps_end(curve25519_sc *r, const curve25519_limb de[8], const curve25519_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t9; const curve25519_bit c10 = curve25519_subw(&t9, de0, UINT64_C(0x5812631a5cf5d3ed), 0);
    uint64_t t11; const curve25519_bit c12 = curve25519_subw(&t11, de1, UINT64_C(0x14def9dea2f79cd6), c10);
    uint64_t t13; const curve25519_bit c14 = curve25519_subw(&t13, de2, UINT64_C(0x0), c12);
    uint64_t t15; const curve25519_bit c16 = curve25519_subw(&t15, de3, UINT64_C(0x1000000000000000), c14);
    const uint64_t m0 = curve25519_maskw(c16);
    const uint64_t t17 = curve25519_selectw(m0, de0, t9);
    const uint64_t t18 = curve25519_selectw(m0, de1, t11);
    const uint64_t t19 = curve25519_selectw(m0, de2, t13);
    const uint64_t t20 = curve25519_selectw(m0, de3, t15);
    /* a - b */
    uint64_t t21; const curve25519_bit c22 = curve25519_subw(&t21, UINT64_C(0x0), t17, 0);
    uint64_t t23; const curve25519_bit c24 = curve25519_subw(&t23, UINT64_C(0x0), t18, c22);
    uint64_t t25; const curve25519_bit c26 = curve25519_subw(&t25, UINT64_C(0x0), t19, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_subw(&t27, UINT64_C(0x0), t20, c26);
    /* add the modulus where it borrowed */
    const uint64_t t29 = curve25519_maskw(c28);
    const uint64_t t30 = t29 & UINT64_C(0x5812631a5cf5d3ed);
    const uint64_t t31 = t29 & UINT64_C(0x14def9dea2f79cd6);
    const uint64_t t32 = t29 & UINT64_C(0x1000000000000000);
    uint64_t t33; const curve25519_bit c34 = curve25519_addw(&t33, t21, t30, 0);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, t23, t31, c34);
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t25, UINT64_C(0x0), c36);
    uint64_t t39; (void)curve25519_addw(&t39, t27, t32, c38);
    /* -d where f < 0 */
    const curve25519_bit c40 = curve25519_carryw(fg4, fg4, 0);
    const uint64_t m1 = curve25519_maskw(c40);
    const uint64_t t41 = curve25519_selectw(m1, t33, t17);
    const uint64_t t42 = curve25519_selectw(m1, t35, t18);
    const uint64_t t43 = curve25519_selectw(m1, t37, t19);
    const uint64_t t44 = curve25519_selectw(m1, t39, t20);
    curve25519_storew(&r->v[0], t41);
    curve25519_storew(&r->v[1], t42);
    curve25519_storew(&r->v[2], t43);
    curve25519_storew(&r->v[3], t44);
}

#else
typedef int curve25519_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
