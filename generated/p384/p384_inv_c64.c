/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions p384_fe_inv_divsteps, p384_sc_inv_divsteps.
 */
#include "p384.h"

#if P384_WORD_BITS == 64 && !defined(P384_ASM)
#define P384_CARRY_CHAINS
#include "p384_internal.h"

/* M = out[1..4] - 2^59: 2^59 * (f, g) after 59 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 19 */
void p384_divsteps59(p384_limb out[5], const p384_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const p384_bit c25 = p384_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = p384_maskw(c25);
    const uint64_t t26 = p384_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p384_bit c35 = p384_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = p384_maskw(c35);
    const uint64_t t36 = p384_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = p384_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)p384_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const p384_bit c40 = p384_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = p384_maskw(c40);
    const uint64_t t41 = p384_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const p384_bit c48 = p384_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = p384_maskw(c48);
    const uint64_t t49 = p384_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = p384_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)p384_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const p384_bit c54 = p384_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = p384_maskw(c54);
    const uint64_t t55 = p384_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const p384_bit c62 = p384_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = p384_maskw(c62);
    const uint64_t t63 = p384_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = p384_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)p384_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const p384_bit c68 = p384_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = p384_maskw(c68);
    const uint64_t t69 = p384_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const p384_bit c76 = p384_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = p384_maskw(c76);
    const uint64_t t77 = p384_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = p384_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)p384_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const p384_bit c82 = p384_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = p384_maskw(c82);
    const uint64_t t83 = p384_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const p384_bit c90 = p384_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = p384_maskw(c90);
    const uint64_t t91 = p384_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = p384_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)p384_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const p384_bit c96 = p384_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = p384_maskw(c96);
    const uint64_t t97 = p384_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const p384_bit c104 = p384_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = p384_maskw(c104);
    const uint64_t t105 = p384_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = p384_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)p384_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const p384_bit c110 = p384_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = p384_maskw(c110);
    const uint64_t t111 = p384_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const p384_bit c118 = p384_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = p384_maskw(c118);
    const uint64_t t119 = p384_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = p384_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)p384_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const p384_bit c124 = p384_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = p384_maskw(c124);
    const uint64_t t125 = p384_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const p384_bit c132 = p384_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = p384_maskw(c132);
    const uint64_t t133 = p384_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = p384_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)p384_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const p384_bit c138 = p384_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = p384_maskw(c138);
    const uint64_t t139 = p384_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const p384_bit c146 = p384_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = p384_maskw(c146);
    const uint64_t t147 = p384_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = p384_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)p384_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const p384_bit c152 = p384_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = p384_maskw(c152);
    const uint64_t t153 = p384_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const p384_bit c160 = p384_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = p384_maskw(c160);
    const uint64_t t161 = p384_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = p384_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)p384_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const p384_bit c166 = p384_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = p384_maskw(c166);
    const uint64_t t167 = p384_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const p384_bit c174 = p384_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = p384_maskw(c174);
    const uint64_t t175 = p384_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = p384_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)p384_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const p384_bit c180 = p384_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = p384_maskw(c180);
    const uint64_t t181 = p384_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const p384_bit c188 = p384_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = p384_maskw(c188);
    const uint64_t t189 = p384_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = p384_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)p384_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const p384_bit c194 = p384_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = p384_maskw(c194);
    const uint64_t t195 = p384_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const p384_bit c202 = p384_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = p384_maskw(c202);
    const uint64_t t203 = p384_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = p384_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)p384_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const p384_bit c208 = p384_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = p384_maskw(c208);
    const uint64_t t209 = p384_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const p384_bit c216 = p384_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = p384_maskw(c216);
    const uint64_t t217 = p384_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = p384_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)p384_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const p384_bit c222 = p384_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = p384_maskw(c222);
    const uint64_t t223 = p384_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const p384_bit c230 = p384_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = p384_maskw(c230);
    const uint64_t t231 = p384_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = p384_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)p384_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const p384_bit c236 = p384_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = p384_maskw(c236);
    const uint64_t t237 = p384_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const p384_bit c244 = p384_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = p384_maskw(c244);
    const uint64_t t245 = p384_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = p384_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)p384_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const p384_bit c250 = p384_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = p384_maskw(c250);
    const uint64_t t251 = p384_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const p384_bit c258 = p384_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = p384_maskw(c258);
    const uint64_t t259 = p384_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = p384_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)p384_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const p384_bit c264 = p384_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = p384_maskw(c264);
    const uint64_t t265 = p384_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const p384_bit c272 = p384_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = p384_maskw(c272);
    const uint64_t t273 = p384_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = p384_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)p384_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const p384_bit c278 = p384_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = p384_maskw(c278);
    const uint64_t t279 = p384_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const p384_bit c286 = p384_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = p384_maskw(c286);
    const uint64_t t287 = p384_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = p384_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)p384_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const p384_bit c292 = p384_borroww(t291, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = p384_maskw(c292);
    const uint64_t t293 = p384_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t294 = t289 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t295 = t283 ^ t285;
    const uint64_t t296 = t295 & t288;
    const uint64_t t297 = t283 ^ t296;
    /* step 19 */
    const uint64_t t298 = t297 ^ t293;
    const uint64_t t299 = t289 >> 1;
    const p384_bit c300 = p384_borroww(UINT64_C(0x0), t294, 0);
    const uint64_t m39 = p384_maskw(c300);
    const uint64_t t301 = p384_selectw(m39, t298, UINT64_C(0x4000000000000000));
    const uint64_t t302 = p384_selectw(m39, t293, UINT64_C(0x0));
    uint64_t t303; (void)p384_addw(&t303, t299, t301, c300);
    /* step 18 */
    const uint64_t t304 = t291 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t305 = t304 ^ t302;
    const uint64_t t306 = t305 + UINT64_C(0x1);
    /* steps 20 to 39: pack */
    const p384_bit c307 = p384_borroww(t306, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = p384_maskw(c307);
    const uint64_t t308 = p384_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p384_bit c340 = p384_borroww(UINT64_C(0x0), t321, 0);
    const uint64_t m41 = p384_maskw(c340);
    const uint64_t t341 = p384_selectw(m41, t338, UINT64_C(0x4000000000000000));
    const uint64_t t342 = p384_selectw(m41, t308, UINT64_C(0x0));
    uint64_t t343; (void)p384_addw(&t343, t339, t341, c340);
    const uint64_t t344 = t306 ^ t342;
    const p384_bit c345 = p384_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = p384_maskw(c345);
    const uint64_t t346 = p384_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t343 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t337 ^ t339;
    const uint64_t t349 = t348 & t342;
    const uint64_t t350 = t337 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t343 >> 1;
    const p384_bit c353 = p384_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = p384_maskw(c353);
    const uint64_t t354 = p384_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = p384_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)p384_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const p384_bit c359 = p384_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = p384_maskw(c359);
    const uint64_t t360 = p384_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const p384_bit c367 = p384_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = p384_maskw(c367);
    const uint64_t t368 = p384_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = p384_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)p384_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const p384_bit c373 = p384_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = p384_maskw(c373);
    const uint64_t t374 = p384_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const p384_bit c381 = p384_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = p384_maskw(c381);
    const uint64_t t382 = p384_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = p384_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)p384_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const p384_bit c387 = p384_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = p384_maskw(c387);
    const uint64_t t388 = p384_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const p384_bit c395 = p384_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = p384_maskw(c395);
    const uint64_t t396 = p384_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = p384_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)p384_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const p384_bit c401 = p384_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = p384_maskw(c401);
    const uint64_t t402 = p384_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const p384_bit c409 = p384_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = p384_maskw(c409);
    const uint64_t t410 = p384_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = p384_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)p384_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const p384_bit c415 = p384_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = p384_maskw(c415);
    const uint64_t t416 = p384_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const p384_bit c423 = p384_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = p384_maskw(c423);
    const uint64_t t424 = p384_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = p384_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)p384_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const p384_bit c429 = p384_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = p384_maskw(c429);
    const uint64_t t430 = p384_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const p384_bit c437 = p384_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = p384_maskw(c437);
    const uint64_t t438 = p384_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = p384_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)p384_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const p384_bit c443 = p384_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = p384_maskw(c443);
    const uint64_t t444 = p384_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const p384_bit c451 = p384_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = p384_maskw(c451);
    const uint64_t t452 = p384_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = p384_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)p384_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const p384_bit c457 = p384_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = p384_maskw(c457);
    const uint64_t t458 = p384_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const p384_bit c465 = p384_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = p384_maskw(c465);
    const uint64_t t466 = p384_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = p384_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)p384_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const p384_bit c471 = p384_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = p384_maskw(c471);
    const uint64_t t472 = p384_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const p384_bit c479 = p384_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = p384_maskw(c479);
    const uint64_t t480 = p384_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = p384_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)p384_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const p384_bit c485 = p384_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = p384_maskw(c485);
    const uint64_t t486 = p384_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const p384_bit c493 = p384_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = p384_maskw(c493);
    const uint64_t t494 = p384_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = p384_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)p384_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const p384_bit c499 = p384_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = p384_maskw(c499);
    const uint64_t t500 = p384_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const p384_bit c507 = p384_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = p384_maskw(c507);
    const uint64_t t508 = p384_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = p384_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)p384_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const p384_bit c513 = p384_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = p384_maskw(c513);
    const uint64_t t514 = p384_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const p384_bit c521 = p384_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = p384_maskw(c521);
    const uint64_t t522 = p384_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = p384_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)p384_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const p384_bit c527 = p384_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = p384_maskw(c527);
    const uint64_t t528 = p384_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const p384_bit c535 = p384_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = p384_maskw(c535);
    const uint64_t t536 = p384_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = p384_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)p384_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const p384_bit c541 = p384_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = p384_maskw(c541);
    const uint64_t t542 = p384_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const p384_bit c549 = p384_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = p384_maskw(c549);
    const uint64_t t550 = p384_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = p384_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)p384_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const p384_bit c555 = p384_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = p384_maskw(c555);
    const uint64_t t556 = p384_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const p384_bit c563 = p384_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = p384_maskw(c563);
    const uint64_t t564 = p384_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = p384_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)p384_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const p384_bit c569 = p384_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = p384_maskw(c569);
    const uint64_t t570 = p384_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const p384_bit c577 = p384_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = p384_maskw(c577);
    const uint64_t t578 = p384_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = p384_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)p384_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const p384_bit c583 = p384_borroww(t582, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = p384_maskw(c583);
    const uint64_t t584 = p384_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t585 = t580 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t586 = t574 ^ t576;
    const uint64_t t587 = t586 & t579;
    const uint64_t t588 = t574 ^ t587;
    /* step 38 */
    const uint64_t t589 = t588 ^ t584;
    const uint64_t t590 = t580 >> 1;
    const p384_bit c591 = p384_borroww(UINT64_C(0x0), t585, 0);
    const uint64_t m77 = p384_maskw(c591);
    const uint64_t t592 = p384_selectw(m77, t589, UINT64_C(0x4000000000000000));
    const uint64_t t593 = p384_selectw(m77, t584, UINT64_C(0x0));
    uint64_t t594; (void)p384_addw(&t594, t590, t592, c591);
    /* step 37 */
    const uint64_t t595 = t582 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t596 = t595 ^ t593;
    const p384_bit c597 = p384_borroww(t596, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m78 = p384_maskw(c597);
    const uint64_t t598 = p384_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 39 */
    const uint64_t t599 = t594 & UINT64_C(0x1);
    /* step 38 */
    const uint64_t t600 = t588 ^ t590;
    const uint64_t t601 = t600 & t593;
    const uint64_t t602 = t588 ^ t601;
    /* step 39 */
    const uint64_t t603 = t602 ^ t598;
    const uint64_t t604 = t594 >> 1;
    const p384_bit c605 = p384_borroww(UINT64_C(0x0), t599, 0);
    const uint64_t m79 = p384_maskw(c605);
    const uint64_t t606 = p384_selectw(m79, t603, UINT64_C(0x4000000000000000));
    const uint64_t t607 = p384_selectw(m79, t598, UINT64_C(0x0));
    uint64_t t608; (void)p384_addw(&t608, t604, t606, c605);
    /* step 38 */
    const uint64_t t609 = t596 + UINT64_C(0x1);
    /* step 39 */
    const uint64_t t610 = t609 ^ t607;
    const uint64_t t611 = t610 + UINT64_C(0x1);
    /* steps 40 to 58: pack */
    const p384_bit c612 = p384_borroww(t611, UINT64_C(0x4000000000000000), 0);
    const uint64_t m80 = p384_maskw(c612);
    const uint64_t t613 = p384_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p384_bit c645 = p384_borroww(UINT64_C(0x0), t626, 0);
    const uint64_t m81 = p384_maskw(c645);
    const uint64_t t646 = p384_selectw(m81, t643, UINT64_C(0x4000000000000000));
    const uint64_t t647 = p384_selectw(m81, t613, UINT64_C(0x0));
    uint64_t t648; (void)p384_addw(&t648, t644, t646, c645);
    const uint64_t t649 = t611 ^ t647;
    const p384_bit c650 = p384_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = p384_maskw(c650);
    const uint64_t t651 = p384_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t648 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t642 ^ t644;
    const uint64_t t654 = t653 & t647;
    const uint64_t t655 = t642 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t648 >> 1;
    const p384_bit c658 = p384_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = p384_maskw(c658);
    const uint64_t t659 = p384_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = p384_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)p384_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const p384_bit c664 = p384_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = p384_maskw(c664);
    const uint64_t t665 = p384_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const p384_bit c672 = p384_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = p384_maskw(c672);
    const uint64_t t673 = p384_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = p384_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)p384_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const p384_bit c678 = p384_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = p384_maskw(c678);
    const uint64_t t679 = p384_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const p384_bit c686 = p384_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = p384_maskw(c686);
    const uint64_t t687 = p384_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = p384_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)p384_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const p384_bit c692 = p384_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = p384_maskw(c692);
    const uint64_t t693 = p384_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const p384_bit c700 = p384_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = p384_maskw(c700);
    const uint64_t t701 = p384_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = p384_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)p384_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const p384_bit c706 = p384_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = p384_maskw(c706);
    const uint64_t t707 = p384_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const p384_bit c714 = p384_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = p384_maskw(c714);
    const uint64_t t715 = p384_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = p384_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)p384_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const p384_bit c720 = p384_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = p384_maskw(c720);
    const uint64_t t721 = p384_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const p384_bit c728 = p384_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = p384_maskw(c728);
    const uint64_t t729 = p384_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = p384_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)p384_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const p384_bit c734 = p384_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = p384_maskw(c734);
    const uint64_t t735 = p384_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const p384_bit c742 = p384_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = p384_maskw(c742);
    const uint64_t t743 = p384_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = p384_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)p384_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const p384_bit c748 = p384_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = p384_maskw(c748);
    const uint64_t t749 = p384_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const p384_bit c756 = p384_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = p384_maskw(c756);
    const uint64_t t757 = p384_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = p384_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)p384_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const p384_bit c762 = p384_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = p384_maskw(c762);
    const uint64_t t763 = p384_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const p384_bit c770 = p384_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = p384_maskw(c770);
    const uint64_t t771 = p384_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = p384_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)p384_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const p384_bit c776 = p384_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = p384_maskw(c776);
    const uint64_t t777 = p384_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const p384_bit c784 = p384_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = p384_maskw(c784);
    const uint64_t t785 = p384_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = p384_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)p384_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const p384_bit c790 = p384_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = p384_maskw(c790);
    const uint64_t t791 = p384_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const p384_bit c798 = p384_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = p384_maskw(c798);
    const uint64_t t799 = p384_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = p384_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)p384_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const p384_bit c804 = p384_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = p384_maskw(c804);
    const uint64_t t805 = p384_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const p384_bit c812 = p384_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = p384_maskw(c812);
    const uint64_t t813 = p384_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = p384_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)p384_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const p384_bit c818 = p384_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = p384_maskw(c818);
    const uint64_t t819 = p384_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const p384_bit c826 = p384_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = p384_maskw(c826);
    const uint64_t t827 = p384_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = p384_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)p384_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const p384_bit c832 = p384_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = p384_maskw(c832);
    const uint64_t t833 = p384_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const p384_bit c840 = p384_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = p384_maskw(c840);
    const uint64_t t841 = p384_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = p384_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)p384_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const p384_bit c846 = p384_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = p384_maskw(c846);
    const uint64_t t847 = p384_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const p384_bit c854 = p384_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = p384_maskw(c854);
    const uint64_t t855 = p384_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = p384_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)p384_addw(&t857, t853, t855, c854);
    /* step 54 */
    const uint64_t t858 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t859 = t858 ^ t856;
    const p384_bit c860 = p384_borroww(t859, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = p384_maskw(c860);
    const uint64_t t861 = p384_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t862 = t857 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t863 = t851 ^ t853;
    const uint64_t t864 = t863 & t856;
    const uint64_t t865 = t851 ^ t864;
    /* step 56 */
    const uint64_t t866 = t865 ^ t861;
    const uint64_t t867 = t857 >> 1;
    const p384_bit c868 = p384_borroww(UINT64_C(0x0), t862, 0);
    const uint64_t m113 = p384_maskw(c868);
    const uint64_t t869 = p384_selectw(m113, t866, UINT64_C(0x4000000000000000));
    const uint64_t t870 = p384_selectw(m113, t861, UINT64_C(0x0));
    uint64_t t871; (void)p384_addw(&t871, t867, t869, c868);
    /* step 55 */
    const uint64_t t872 = t859 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t873 = t872 ^ t870;
    const p384_bit c874 = p384_borroww(t873, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = p384_maskw(c874);
    const uint64_t t875 = p384_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t876 = t871 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t877 = t865 ^ t867;
    const uint64_t t878 = t877 & t870;
    const uint64_t t879 = t865 ^ t878;
    /* step 57 */
    const uint64_t t880 = t879 ^ t875;
    const uint64_t t881 = t871 >> 1;
    const p384_bit c882 = p384_borroww(UINT64_C(0x0), t876, 0);
    const uint64_t m115 = p384_maskw(c882);
    const uint64_t t883 = p384_selectw(m115, t880, UINT64_C(0x4000000000000000));
    const uint64_t t884 = p384_selectw(m115, t875, UINT64_C(0x0));
    uint64_t t885; (void)p384_addw(&t885, t881, t883, c882);
    /* step 56 */
    const uint64_t t886 = t873 + UINT64_C(0x1);
    /* step 57 */
    const uint64_t t887 = t886 ^ t884;
    const p384_bit c888 = p384_borroww(t887, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m116 = p384_maskw(c888);
    const uint64_t t889 = p384_selectw(m116, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 58 */
    const uint64_t t890 = t885 & UINT64_C(0x1);
    /* step 57 */
    const uint64_t t891 = t879 ^ t881;
    const uint64_t t892 = t891 & t884;
    const uint64_t t893 = t879 ^ t892;
    /* step 58 */
    const uint64_t t894 = t893 ^ t889;
    const uint64_t t895 = t885 >> 1;
    const p384_bit c896 = p384_borroww(UINT64_C(0x0), t890, 0);
    const uint64_t m117 = p384_maskw(c896);
    const uint64_t t897 = p384_selectw(m117, t894, UINT64_C(0x4000000000000000));
    const uint64_t t898 = p384_selectw(m117, t889, UINT64_C(0x0));
    uint64_t t899; (void)p384_addw(&t899, t895, t897, c896);
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
    p384_storew(&out[0], t917);
    p384_storew(&out[1], t942);
    p384_storew(&out[2], t943);
    p384_storew(&out[3], t944);
    p384_storew(&out[4], t945);
}

/* 2^59 * out = M * (f, g), where M = m[1..4] - 2^59 */
void p384_divsteps59_fg6(p384_limb out[14], const p384_limb fg[14], const p384_limb m[5])
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
    const uint64_t fg10 = fg[10];
    const uint64_t fg11 = fg[11];
    const uint64_t fg12 = fg[12];
    const uint64_t fg13 = fg[13];
    /* f + g */
    uint64_t t20; const p384_bit c21 = p384_addw(&t20, fg0, fg7, 0);
    uint64_t t22; const p384_bit c23 = p384_addw(&t22, fg1, fg8, c21);
    uint64_t t24; const p384_bit c25 = p384_addw(&t24, fg2, fg9, c23);
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, fg3, fg10, c25);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, fg4, fg11, c27);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, fg5, fg12, c29);
    uint64_t t32; (void)p384_addw(&t32, fg6, fg13, c31);
    /* f: U * f, on the words without sign */
    uint64_t t33;
    const uint64_t t34 = p384_mulw(&t33, fg1, m1);
    uint64_t t35;
    const uint64_t t36 = p384_mulw(&t35, fg0, m1);
    uint64_t t37;
    const uint64_t t38 = p384_mulw(&t37, fg2, m1);
    uint64_t t39;
    const uint64_t t40 = p384_mulw(&t39, fg3, m1);
    uint64_t t41;
    const uint64_t t42 = p384_mulw(&t41, fg4, m1);
    uint64_t t43;
    const uint64_t t44 = p384_mulw(&t43, fg5, m1);
    uint64_t t45; const p384_bit c46 = p384_addw(&t45, t34, t35, 0);
    uint64_t t47; const p384_bit c48 = p384_addw(&t47, t38, t33, c46);
    uint64_t t49; const p384_bit c50 = p384_addw(&t49, t40, t37, c48);
    uint64_t t51; const p384_bit c52 = p384_addw(&t51, t42, t39, c50);
    uint64_t t53; const p384_bit c54 = p384_addw(&t53, t44, t41, c52);
    uint64_t t55; (void)p384_addw(&t55, t43, UINT64_C(0x0), c54);
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, fg7, m2);
    uint64_t t58;
    const uint64_t t59 = p384_mulw(&t58, fg8, m2);
    uint64_t t60;
    const uint64_t t61 = p384_mulw(&t60, fg9, m2);
    uint64_t t62;
    const uint64_t t63 = p384_mulw(&t62, fg10, m2);
    uint64_t t64;
    const uint64_t t65 = p384_mulw(&t64, fg11, m2);
    uint64_t t66;
    const uint64_t t67 = p384_mulw(&t66, fg12, m2);
    uint64_t t68; const p384_bit c69 = p384_addw(&t68, t36, t57, 0);
    uint64_t t70; const p384_bit c71 = p384_addw(&t70, t45, t59, c69);
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t47, t61, c71);
    uint64_t t74; const p384_bit c75 = p384_addw(&t74, t49, t63, c73);
    uint64_t t76; const p384_bit c77 = p384_addw(&t76, t51, t65, c75);
    uint64_t t78; const p384_bit c79 = p384_addw(&t78, t53, t67, c77);
    uint64_t t80; (void)p384_addw(&t80, t55, UINT64_C(0x0), c79);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t70, t56, 0);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t72, t58, c82);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t74, t60, c84);
    uint64_t t87; const p384_bit c88 = p384_addw(&t87, t76, t62, c86);
    uint64_t t89; const p384_bit c90 = p384_addw(&t89, t78, t64, c88);
    uint64_t t91; (void)p384_addw(&t91, t80, t66, c90);
    /* f: divide by 2^S */
    const uint64_t t92 = (t81 << 5) | (t68 >> 59);
    const uint64_t t93 = (t83 << 5) | (t81 >> 59);
    const uint64_t t94 = (t85 << 5) | (t83 >> 59);
    const uint64_t t95 = (t87 << 5) | (t85 >> 59);
    const uint64_t t96 = (t89 << 5) | (t87 >> 59);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t97 = m1 & fg6;
    const uint64_t t98 = m2 & fg13;
    const uint64_t t99 = t97 + t98;
    const uint64_t t100 = t91 - t99;
    /* f: divide by 2^S */
    const uint64_t t101 = (t100 << 5) | (t89 >> 59);
    const uint64_t t102 = t100 >> 59;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t103; const p384_bit c104 = p384_subw(&t103, t92, t20, 0);
    uint64_t t105; const p384_bit c106 = p384_subw(&t105, t93, t22, c104);
    uint64_t t107; const p384_bit c108 = p384_subw(&t107, t94, t24, c106);
    uint64_t t109; const p384_bit c110 = p384_subw(&t109, t95, t26, c108);
    uint64_t t111; const p384_bit c112 = p384_subw(&t111, t96, t28, c110);
    uint64_t t113; const p384_bit c114 = p384_subw(&t113, t101, t30, c112);
    uint64_t t115; (void)p384_subw(&t115, t102, t32, c114);
    /* g: U * f, on the words without sign */
    uint64_t t116;
    const uint64_t t117 = p384_mulw(&t116, fg1, m3);
    uint64_t t118;
    const uint64_t t119 = p384_mulw(&t118, fg0, m3);
    uint64_t t120;
    const uint64_t t121 = p384_mulw(&t120, fg2, m3);
    uint64_t t122;
    const uint64_t t123 = p384_mulw(&t122, fg3, m3);
    uint64_t t124;
    const uint64_t t125 = p384_mulw(&t124, fg4, m3);
    uint64_t t126;
    const uint64_t t127 = p384_mulw(&t126, fg5, m3);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t117, t118, 0);
    uint64_t t130; const p384_bit c131 = p384_addw(&t130, t121, t116, c129);
    uint64_t t132; const p384_bit c133 = p384_addw(&t132, t123, t120, c131);
    uint64_t t134; const p384_bit c135 = p384_addw(&t134, t125, t122, c133);
    uint64_t t136; const p384_bit c137 = p384_addw(&t136, t127, t124, c135);
    uint64_t t138; (void)p384_addw(&t138, t126, UINT64_C(0x0), c137);
    uint64_t t139;
    const uint64_t t140 = p384_mulw(&t139, fg7, m4);
    uint64_t t141;
    const uint64_t t142 = p384_mulw(&t141, fg8, m4);
    uint64_t t143;
    const uint64_t t144 = p384_mulw(&t143, fg9, m4);
    uint64_t t145;
    const uint64_t t146 = p384_mulw(&t145, fg10, m4);
    uint64_t t147;
    const uint64_t t148 = p384_mulw(&t147, fg11, m4);
    uint64_t t149;
    const uint64_t t150 = p384_mulw(&t149, fg12, m4);
    uint64_t t151; const p384_bit c152 = p384_addw(&t151, t119, t140, 0);
    uint64_t t153; const p384_bit c154 = p384_addw(&t153, t128, t142, c152);
    uint64_t t155; const p384_bit c156 = p384_addw(&t155, t130, t144, c154);
    uint64_t t157; const p384_bit c158 = p384_addw(&t157, t132, t146, c156);
    uint64_t t159; const p384_bit c160 = p384_addw(&t159, t134, t148, c158);
    uint64_t t161; const p384_bit c162 = p384_addw(&t161, t136, t150, c160);
    uint64_t t163; (void)p384_addw(&t163, t138, UINT64_C(0x0), c162);
    uint64_t t164; const p384_bit c165 = p384_addw(&t164, t153, t139, 0);
    uint64_t t166; const p384_bit c167 = p384_addw(&t166, t155, t141, c165);
    uint64_t t168; const p384_bit c169 = p384_addw(&t168, t157, t143, c167);
    uint64_t t170; const p384_bit c171 = p384_addw(&t170, t159, t145, c169);
    uint64_t t172; const p384_bit c173 = p384_addw(&t172, t161, t147, c171);
    uint64_t t174; (void)p384_addw(&t174, t163, t149, c173);
    /* g: divide by 2^S */
    const uint64_t t175 = (t164 << 5) | (t151 >> 59);
    const uint64_t t176 = (t166 << 5) | (t164 >> 59);
    const uint64_t t177 = (t168 << 5) | (t166 >> 59);
    const uint64_t t178 = (t170 << 5) | (t168 >> 59);
    const uint64_t t179 = (t172 << 5) | (t170 >> 59);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t180 = m3 & fg6;
    const uint64_t t181 = m4 & fg13;
    const uint64_t t182 = t180 + t181;
    const uint64_t t183 = t174 - t182;
    /* g: divide by 2^S */
    const uint64_t t184 = (t183 << 5) | (t172 >> 59);
    const uint64_t t185 = t183 >> 59;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t186; const p384_bit c187 = p384_subw(&t186, t175, t20, 0);
    uint64_t t188; const p384_bit c189 = p384_subw(&t188, t176, t22, c187);
    uint64_t t190; const p384_bit c191 = p384_subw(&t190, t177, t24, c189);
    uint64_t t192; const p384_bit c193 = p384_subw(&t192, t178, t26, c191);
    uint64_t t194; const p384_bit c195 = p384_subw(&t194, t179, t28, c193);
    uint64_t t196; const p384_bit c197 = p384_subw(&t196, t184, t30, c195);
    uint64_t t198; (void)p384_subw(&t198, t185, t32, c197);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t199 = t115 & UINT64_C(0x1);
    const uint64_t t200 = UINT64_C(0x0) - t199;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t201 = t198 & UINT64_C(0x1);
    const uint64_t t202 = UINT64_C(0x0) - t201;
    p384_storew(&out[0], t103);
    p384_storew(&out[1], t105);
    p384_storew(&out[2], t107);
    p384_storew(&out[3], t109);
    p384_storew(&out[4], t111);
    p384_storew(&out[5], t113);
    p384_storew(&out[6], t200);
    p384_storew(&out[7], t186);
    p384_storew(&out[8], t188);
    p384_storew(&out[9], t190);
    p384_storew(&out[10], t192);
    p384_storew(&out[11], t194);
    p384_storew(&out[12], t196);
    p384_storew(&out[13], t202);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^59 */
void p384_fe_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5])
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
    const uint64_t de8 = de[8];
    const uint64_t de9 = de[9];
    const uint64_t de10 = de[10];
    const uint64_t de11 = de[11];
    /* 2^59 * (2*p - d - e) */
    uint64_t t25; const p384_bit c26 = p384_addw(&t25, de0, de6, 0);
    uint64_t t27; const p384_bit c28 = p384_addw(&t27, de1, de7, c26);
    uint64_t t29; const p384_bit c30 = p384_addw(&t29, de2, de8, c28);
    uint64_t t31; const p384_bit c32 = p384_addw(&t31, de3, de9, c30);
    uint64_t t33; const p384_bit c34 = p384_addw(&t33, de4, de10, c32);
    uint64_t t35; const p384_bit c36 = p384_addw(&t35, de5, de11, c34);
    const uint64_t t37 = p384_bitw(c36);
    uint64_t t38; const p384_bit c39 = p384_subw(&t38, UINT64_C(0x1fffffffe), t25, 0);
    uint64_t t40; const p384_bit c41 = p384_subw(&t40, UINT64_C(0xfffffffe00000000), t27, c39);
    uint64_t t42; const p384_bit c43 = p384_subw(&t42, UINT64_C(0xfffffffffffffffd), t29, c41);
    uint64_t t44; const p384_bit c45 = p384_subw(&t44, UINT64_C(0xffffffffffffffff), t31, c43);
    uint64_t t46; const p384_bit c47 = p384_subw(&t46, UINT64_C(0xffffffffffffffff), t33, c45);
    uint64_t t48; const p384_bit c49 = p384_subw(&t48, UINT64_C(0xffffffffffffffff), t35, c47);
    uint64_t t50; (void)p384_subw(&t50, UINT64_C(0x1), t37, c49);
    const uint64_t t51 = t38 << 59;
    /* d: + U * d + V * e */
    uint64_t t52;
    const uint64_t t53 = p384_mulw(&t52, de0, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t54 = (t40 << 59) | (t38 >> 5);
    /* d: + U * d + V * e */
    uint64_t t55;
    const uint64_t t56 = p384_mulw(&t55, de1, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t57 = (t42 << 59) | (t40 >> 5);
    /* d: + U * d + V * e */
    uint64_t t58;
    const uint64_t t59 = p384_mulw(&t58, de2, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t60 = (t44 << 59) | (t42 >> 5);
    /* d: + U * d + V * e */
    uint64_t t61;
    const uint64_t t62 = p384_mulw(&t61, de3, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t63 = (t46 << 59) | (t44 >> 5);
    /* d: + U * d + V * e */
    uint64_t t64;
    const uint64_t t65 = p384_mulw(&t64, de4, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t66 = (t48 << 59) | (t46 >> 5);
    /* d: + U * d + V * e */
    uint64_t t67;
    const uint64_t t68 = p384_mulw(&t67, de5, m1);
    /* 2^59 * (2*p - d - e) */
    const uint64_t t69 = (t50 << 59) | (t48 >> 5);
    /* d: + U * d + V * e */
    uint64_t t70; const p384_bit c71 = p384_addw(&t70, t51, t53, 0);
    uint64_t t72; const p384_bit c73 = p384_addw(&t72, t54, t56, c71);
    uint64_t t74; const p384_bit c75 = p384_addw(&t74, t57, t59, c73);
    uint64_t t76; const p384_bit c77 = p384_addw(&t76, t60, t62, c75);
    uint64_t t78; const p384_bit c79 = p384_addw(&t78, t63, t65, c77);
    uint64_t t80; const p384_bit c81 = p384_addw(&t80, t66, t68, c79);
    uint64_t t82; (void)p384_addw(&t82, t69, UINT64_C(0x0), c81);
    uint64_t t83; const p384_bit c84 = p384_addw(&t83, t72, t52, 0);
    uint64_t t85; const p384_bit c86 = p384_addw(&t85, t74, t55, c84);
    uint64_t t87; const p384_bit c88 = p384_addw(&t87, t76, t58, c86);
    uint64_t t89; const p384_bit c90 = p384_addw(&t89, t78, t61, c88);
    uint64_t t91; const p384_bit c92 = p384_addw(&t91, t80, t64, c90);
    uint64_t t93; (void)p384_addw(&t93, t82, t67, c92);
    uint64_t t94;
    const uint64_t t95 = p384_mulw(&t94, de6, m2);
    uint64_t t96;
    const uint64_t t97 = p384_mulw(&t96, de7, m2);
    uint64_t t98;
    const uint64_t t99 = p384_mulw(&t98, de8, m2);
    uint64_t t100;
    const uint64_t t101 = p384_mulw(&t100, de9, m2);
    uint64_t t102;
    const uint64_t t103 = p384_mulw(&t102, de10, m2);
    uint64_t t104;
    const uint64_t t105 = p384_mulw(&t104, de11, m2);
    uint64_t t106; const p384_bit c107 = p384_addw(&t106, t70, t95, 0);
    uint64_t t108; const p384_bit c109 = p384_addw(&t108, t83, t97, c107);
    uint64_t t110; const p384_bit c111 = p384_addw(&t110, t85, t99, c109);
    uint64_t t112; const p384_bit c113 = p384_addw(&t112, t87, t101, c111);
    uint64_t t114; const p384_bit c115 = p384_addw(&t114, t89, t103, c113);
    uint64_t t116; const p384_bit c117 = p384_addw(&t116, t91, t105, c115);
    uint64_t t118; (void)p384_addw(&t118, t93, UINT64_C(0x0), c117);
    uint64_t t119; const p384_bit c120 = p384_addw(&t119, t108, t94, 0);
    uint64_t t121; const p384_bit c122 = p384_addw(&t121, t110, t96, c120);
    uint64_t t123; const p384_bit c124 = p384_addw(&t123, t112, t98, c122);
    uint64_t t125; const p384_bit c126 = p384_addw(&t125, t114, t100, c124);
    uint64_t t127; const p384_bit c128 = p384_addw(&t127, t116, t102, c126);
    uint64_t t129; (void)p384_addw(&t129, t118, t104, c128);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t130 = t106 << 32;
    const uint64_t t131 = t130 + t106;
    uint64_t t132;
    const uint64_t t133 = p384_mulw(&t132, UINT64_C(0xffffffff), t131);
    uint64_t t134;
    const uint64_t t135 = p384_mulw(&t134, UINT64_C(0xffffffff00000000), t131);
    uint64_t t136;
    const uint64_t t137 = p384_mulw(&t136, UINT64_C(0xfffffffffffffffe), t131);
    uint64_t t138;
    const uint64_t t139 = p384_mulw(&t138, UINT64_C(0xffffffffffffffff), t131);
    const p384_bit c140 = p384_carryw(t106, t133, 0);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t119, t135, c140);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t121, t137, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t123, t139, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t125, t139, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t127, t139, c148);
    uint64_t t151; (void)p384_addw(&t151, t138, UINT64_C(0x0), c150);
    uint64_t t152; const p384_bit c153 = p384_addw(&t152, t141, t132, 0);
    uint64_t t154; const p384_bit c155 = p384_addw(&t154, t143, t134, c153);
    uint64_t t156; const p384_bit c157 = p384_addw(&t156, t145, t136, c155);
    uint64_t t158; const p384_bit c159 = p384_addw(&t158, t147, t138, c157);
    uint64_t t160; const p384_bit c161 = p384_addw(&t160, t149, t138, c159);
    uint64_t t162; (void)p384_addw(&t162, t151, UINT64_C(0x0), c161);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t162, t129, 0);
    /* d: take p away where that overflowed */
    const uint64_t t165 = p384_maskw(c164);
    const uint64_t t166 = t165 & UINT64_C(0xffffffff);
    const uint64_t t167 = t165 & UINT64_C(0xffffffff00000000);
    const uint64_t t168 = t165 & UINT64_C(0xfffffffffffffffe);
    uint64_t t169; const p384_bit c170 = p384_subw(&t169, t152, t166, 0);
    uint64_t t171; const p384_bit c172 = p384_subw(&t171, t154, t167, c170);
    uint64_t t173; const p384_bit c174 = p384_subw(&t173, t156, t168, c172);
    uint64_t t175; const p384_bit c176 = p384_subw(&t175, t158, t165, c174);
    uint64_t t177; const p384_bit c178 = p384_subw(&t177, t160, t165, c176);
    uint64_t t179; (void)p384_subw(&t179, t163, t165, c178);
    /* e: + U * d + V * e */
    uint64_t t180;
    const uint64_t t181 = p384_mulw(&t180, de0, m3);
    uint64_t t182;
    const uint64_t t183 = p384_mulw(&t182, de1, m3);
    uint64_t t184;
    const uint64_t t185 = p384_mulw(&t184, de2, m3);
    uint64_t t186;
    const uint64_t t187 = p384_mulw(&t186, de3, m3);
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, de4, m3);
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, de5, m3);
    uint64_t t192; const p384_bit c193 = p384_addw(&t192, t51, t181, 0);
    uint64_t t194; const p384_bit c195 = p384_addw(&t194, t54, t183, c193);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t57, t185, c195);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t60, t187, c197);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t63, t189, c199);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t66, t191, c201);
    uint64_t t204; (void)p384_addw(&t204, t69, UINT64_C(0x0), c203);
    uint64_t t205; const p384_bit c206 = p384_addw(&t205, t194, t180, 0);
    uint64_t t207; const p384_bit c208 = p384_addw(&t207, t196, t182, c206);
    uint64_t t209; const p384_bit c210 = p384_addw(&t209, t198, t184, c208);
    uint64_t t211; const p384_bit c212 = p384_addw(&t211, t200, t186, c210);
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t202, t188, c212);
    uint64_t t215; (void)p384_addw(&t215, t204, t190, c214);
    uint64_t t216;
    const uint64_t t217 = p384_mulw(&t216, de6, m4);
    uint64_t t218;
    const uint64_t t219 = p384_mulw(&t218, de7, m4);
    uint64_t t220;
    const uint64_t t221 = p384_mulw(&t220, de8, m4);
    uint64_t t222;
    const uint64_t t223 = p384_mulw(&t222, de9, m4);
    uint64_t t224;
    const uint64_t t225 = p384_mulw(&t224, de10, m4);
    uint64_t t226;
    const uint64_t t227 = p384_mulw(&t226, de11, m4);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t192, t217, 0);
    uint64_t t230; const p384_bit c231 = p384_addw(&t230, t205, t219, c229);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t207, t221, c231);
    uint64_t t234; const p384_bit c235 = p384_addw(&t234, t209, t223, c233);
    uint64_t t236; const p384_bit c237 = p384_addw(&t236, t211, t225, c235);
    uint64_t t238; const p384_bit c239 = p384_addw(&t238, t213, t227, c237);
    uint64_t t240; (void)p384_addw(&t240, t215, UINT64_C(0x0), c239);
    uint64_t t241; const p384_bit c242 = p384_addw(&t241, t230, t216, 0);
    uint64_t t243; const p384_bit c244 = p384_addw(&t243, t232, t218, c242);
    uint64_t t245; const p384_bit c246 = p384_addw(&t245, t234, t220, c244);
    uint64_t t247; const p384_bit c248 = p384_addw(&t247, t236, t222, c246);
    uint64_t t249; const p384_bit c250 = p384_addw(&t249, t238, t224, c248);
    uint64_t t251; (void)p384_addw(&t251, t240, t226, c250);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t252 = t228 << 32;
    const uint64_t t253 = t252 + t228;
    uint64_t t254;
    const uint64_t t255 = p384_mulw(&t254, UINT64_C(0xffffffff), t253);
    uint64_t t256;
    const uint64_t t257 = p384_mulw(&t256, UINT64_C(0xffffffff00000000), t253);
    uint64_t t258;
    const uint64_t t259 = p384_mulw(&t258, UINT64_C(0xfffffffffffffffe), t253);
    uint64_t t260;
    const uint64_t t261 = p384_mulw(&t260, UINT64_C(0xffffffffffffffff), t253);
    const p384_bit c262 = p384_carryw(t228, t255, 0);
    uint64_t t263; const p384_bit c264 = p384_addw(&t263, t241, t257, c262);
    uint64_t t265; const p384_bit c266 = p384_addw(&t265, t243, t259, c264);
    uint64_t t267; const p384_bit c268 = p384_addw(&t267, t245, t261, c266);
    uint64_t t269; const p384_bit c270 = p384_addw(&t269, t247, t261, c268);
    uint64_t t271; const p384_bit c272 = p384_addw(&t271, t249, t261, c270);
    uint64_t t273; (void)p384_addw(&t273, t260, UINT64_C(0x0), c272);
    uint64_t t274; const p384_bit c275 = p384_addw(&t274, t263, t254, 0);
    uint64_t t276; const p384_bit c277 = p384_addw(&t276, t265, t256, c275);
    uint64_t t278; const p384_bit c279 = p384_addw(&t278, t267, t258, c277);
    uint64_t t280; const p384_bit c281 = p384_addw(&t280, t269, t260, c279);
    uint64_t t282; const p384_bit c283 = p384_addw(&t282, t271, t260, c281);
    uint64_t t284; (void)p384_addw(&t284, t273, UINT64_C(0x0), c283);
    uint64_t t285; const p384_bit c286 = p384_addw(&t285, t284, t251, 0);
    /* e: take p away where that overflowed */
    const uint64_t t287 = p384_maskw(c286);
    const uint64_t t288 = t287 & UINT64_C(0xffffffff);
    const uint64_t t289 = t287 & UINT64_C(0xffffffff00000000);
    const uint64_t t290 = t287 & UINT64_C(0xfffffffffffffffe);
    uint64_t t291; const p384_bit c292 = p384_subw(&t291, t274, t288, 0);
    uint64_t t293; const p384_bit c294 = p384_subw(&t293, t276, t289, c292);
    uint64_t t295; const p384_bit c296 = p384_subw(&t295, t278, t290, c294);
    uint64_t t297; const p384_bit c298 = p384_subw(&t297, t280, t287, c296);
    uint64_t t299; const p384_bit c300 = p384_subw(&t299, t282, t287, c298);
    uint64_t t301; (void)p384_subw(&t301, t285, t287, c300);
    p384_storew(&out[0], t169);
    p384_storew(&out[1], t171);
    p384_storew(&out[2], t173);
    p384_storew(&out[3], t175);
    p384_storew(&out[4], t177);
    p384_storew(&out[5], t179);
    p384_storew(&out[6], t291);
    p384_storew(&out[7], t293);
    p384_storew(&out[8], t295);
    p384_storew(&out[9], t297);
    p384_storew(&out[10], t299);
    p384_storew(&out[11], t301);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void p384_fe_divsteps_end(p384_fe *r, const p384_limb de[12], const p384_limb fg[14])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t fg6 = fg[6];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t12; const p384_bit c13 = p384_subw(&t12, de0, UINT64_C(0xffffffff), 0);
    uint64_t t14; const p384_bit c15 = p384_subw(&t14, de1, UINT64_C(0xffffffff00000000), c13);
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, de2, UINT64_C(0xfffffffffffffffe), c15);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, de3, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, de4, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, de5, UINT64_C(0xffffffffffffffff), c21);
    const uint64_t m0 = p384_maskw(c23);
    const uint64_t t24 = p384_selectw(m0, de0, t12);
    const uint64_t t25 = p384_selectw(m0, de1, t14);
    const uint64_t t26 = p384_selectw(m0, de2, t16);
    const uint64_t t27 = p384_selectw(m0, de3, t18);
    const uint64_t t28 = p384_selectw(m0, de4, t20);
    const uint64_t t29 = p384_selectw(m0, de5, t22);
    /* a - b */
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, UINT64_C(0x0), t24, 0);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, UINT64_C(0x0), t25, c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, UINT64_C(0x0), t26, c33);
    uint64_t t36; const p384_bit c37 = p384_subw(&t36, UINT64_C(0x0), t27, c35);
    uint64_t t38; const p384_bit c39 = p384_subw(&t38, UINT64_C(0x0), t28, c37);
    uint64_t t40; const p384_bit c41 = p384_subw(&t40, UINT64_C(0x0), t29, c39);
    /* add the modulus where it borrowed */
    const uint64_t t42 = p384_maskw(c41);
    const uint64_t t43 = t42 & UINT64_C(0xffffffff);
    const uint64_t t44 = t42 & UINT64_C(0xffffffff00000000);
    const uint64_t t45 = t42 & UINT64_C(0xfffffffffffffffe);
    uint64_t t46; const p384_bit c47 = p384_addw(&t46, t30, t43, 0);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t32, t44, c47);
    uint64_t t50; const p384_bit c51 = p384_addw(&t50, t34, t45, c49);
    uint64_t t52; const p384_bit c53 = p384_addw(&t52, t36, t42, c51);
    uint64_t t54; const p384_bit c55 = p384_addw(&t54, t38, t42, c53);
    uint64_t t56; (void)p384_addw(&t56, t40, t42, c55);
    /* -d where f < 0 */
    const p384_bit c57 = p384_carryw(fg6, fg6, 0);
    const uint64_t m1 = p384_maskw(c57);
    const uint64_t t58 = p384_selectw(m1, t46, t24);
    const uint64_t t59 = p384_selectw(m1, t48, t25);
    const uint64_t t60 = p384_selectw(m1, t50, t26);
    const uint64_t t61 = p384_selectw(m1, t52, t27);
    const uint64_t t62 = p384_selectw(m1, t54, t28);
    const uint64_t t63 = p384_selectw(m1, t56, t29);
    p384_storew(&r->v[0], t58);
    p384_storew(&r->v[1], t59);
    p384_storew(&r->v[2], t60);
    p384_storew(&r->v[3], t61);
    p384_storew(&r->v[4], t62);
    p384_storew(&r->v[5], t63);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^59 */
void p384_sc_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5])
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
    const uint64_t de8 = de[8];
    const uint64_t de9 = de[9];
    const uint64_t de10 = de[10];
    const uint64_t de11 = de[11];
    /* 2^59 * (2*n - d - e) */
    uint64_t t26; const p384_bit c27 = p384_addw(&t26, de0, de6, 0);
    uint64_t t28; const p384_bit c29 = p384_addw(&t28, de1, de7, c27);
    uint64_t t30; const p384_bit c31 = p384_addw(&t30, de2, de8, c29);
    uint64_t t32; const p384_bit c33 = p384_addw(&t32, de3, de9, c31);
    uint64_t t34; const p384_bit c35 = p384_addw(&t34, de4, de10, c33);
    uint64_t t36; const p384_bit c37 = p384_addw(&t36, de5, de11, c35);
    const uint64_t t38 = p384_bitw(c37);
    uint64_t t39; const p384_bit c40 = p384_subw(&t39, UINT64_C(0xd9d832d5998a52e6), t26, 0);
    uint64_t t41; const p384_bit c42 = p384_subw(&t41, UINT64_C(0xb0341b6491614ef5), t28, c40);
    uint64_t t43; const p384_bit c44 = p384_subw(&t43, UINT64_C(0x8ec69b03e86e5bbe), t30, c42);
    uint64_t t45; const p384_bit c46 = p384_subw(&t45, UINT64_C(0xffffffffffffffff), t32, c44);
    uint64_t t47; const p384_bit c48 = p384_subw(&t47, UINT64_C(0xffffffffffffffff), t34, c46);
    uint64_t t49; const p384_bit c50 = p384_subw(&t49, UINT64_C(0xffffffffffffffff), t36, c48);
    uint64_t t51; (void)p384_subw(&t51, UINT64_C(0x1), t38, c50);
    const uint64_t t52 = t39 << 59;
    /* d: + U * d + V * e */
    uint64_t t53;
    const uint64_t t54 = p384_mulw(&t53, de0, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t55 = (t41 << 59) | (t39 >> 5);
    /* d: + U * d + V * e */
    uint64_t t56;
    const uint64_t t57 = p384_mulw(&t56, de1, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t58 = (t43 << 59) | (t41 >> 5);
    /* d: + U * d + V * e */
    uint64_t t59;
    const uint64_t t60 = p384_mulw(&t59, de2, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t61 = (t45 << 59) | (t43 >> 5);
    /* d: + U * d + V * e */
    uint64_t t62;
    const uint64_t t63 = p384_mulw(&t62, de3, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t64 = (t47 << 59) | (t45 >> 5);
    /* d: + U * d + V * e */
    uint64_t t65;
    const uint64_t t66 = p384_mulw(&t65, de4, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t67 = (t49 << 59) | (t47 >> 5);
    /* d: + U * d + V * e */
    uint64_t t68;
    const uint64_t t69 = p384_mulw(&t68, de5, m1);
    /* 2^59 * (2*n - d - e) */
    const uint64_t t70 = (t51 << 59) | (t49 >> 5);
    /* d: + U * d + V * e */
    uint64_t t71; const p384_bit c72 = p384_addw(&t71, t52, t54, 0);
    uint64_t t73; const p384_bit c74 = p384_addw(&t73, t55, t57, c72);
    uint64_t t75; const p384_bit c76 = p384_addw(&t75, t58, t60, c74);
    uint64_t t77; const p384_bit c78 = p384_addw(&t77, t61, t63, c76);
    uint64_t t79; const p384_bit c80 = p384_addw(&t79, t64, t66, c78);
    uint64_t t81; const p384_bit c82 = p384_addw(&t81, t67, t69, c80);
    uint64_t t83; (void)p384_addw(&t83, t70, UINT64_C(0x0), c82);
    uint64_t t84; const p384_bit c85 = p384_addw(&t84, t73, t53, 0);
    uint64_t t86; const p384_bit c87 = p384_addw(&t86, t75, t56, c85);
    uint64_t t88; const p384_bit c89 = p384_addw(&t88, t77, t59, c87);
    uint64_t t90; const p384_bit c91 = p384_addw(&t90, t79, t62, c89);
    uint64_t t92; const p384_bit c93 = p384_addw(&t92, t81, t65, c91);
    uint64_t t94; (void)p384_addw(&t94, t83, t68, c93);
    uint64_t t95;
    const uint64_t t96 = p384_mulw(&t95, de6, m2);
    uint64_t t97;
    const uint64_t t98 = p384_mulw(&t97, de7, m2);
    uint64_t t99;
    const uint64_t t100 = p384_mulw(&t99, de8, m2);
    uint64_t t101;
    const uint64_t t102 = p384_mulw(&t101, de9, m2);
    uint64_t t103;
    const uint64_t t104 = p384_mulw(&t103, de10, m2);
    uint64_t t105;
    const uint64_t t106 = p384_mulw(&t105, de11, m2);
    uint64_t t107; const p384_bit c108 = p384_addw(&t107, t71, t96, 0);
    uint64_t t109; const p384_bit c110 = p384_addw(&t109, t84, t98, c108);
    uint64_t t111; const p384_bit c112 = p384_addw(&t111, t86, t100, c110);
    uint64_t t113; const p384_bit c114 = p384_addw(&t113, t88, t102, c112);
    uint64_t t115; const p384_bit c116 = p384_addw(&t115, t90, t104, c114);
    uint64_t t117; const p384_bit c118 = p384_addw(&t117, t92, t106, c116);
    uint64_t t119; (void)p384_addw(&t119, t94, UINT64_C(0x0), c118);
    uint64_t t120; const p384_bit c121 = p384_addw(&t120, t109, t95, 0);
    uint64_t t122; const p384_bit c123 = p384_addw(&t122, t111, t97, c121);
    uint64_t t124; const p384_bit c125 = p384_addw(&t124, t113, t99, c123);
    uint64_t t126; const p384_bit c127 = p384_addw(&t126, t115, t101, c125);
    uint64_t t128; const p384_bit c129 = p384_addw(&t128, t117, t103, c127);
    uint64_t t130; (void)p384_addw(&t130, t119, t105, c129);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t131 = t107 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t132;
    const uint64_t t133 = p384_mulw(&t132, UINT64_C(0xecec196accc52973), t131);
    uint64_t t134;
    const uint64_t t135 = p384_mulw(&t134, UINT64_C(0x581a0db248b0a77a), t131);
    uint64_t t136;
    const uint64_t t137 = p384_mulw(&t136, UINT64_C(0xc7634d81f4372ddf), t131);
    uint64_t t138;
    const uint64_t t139 = p384_mulw(&t138, UINT64_C(0xffffffffffffffff), t131);
    const p384_bit c140 = p384_carryw(t107, t133, 0);
    uint64_t t141; const p384_bit c142 = p384_addw(&t141, t120, t135, c140);
    uint64_t t143; const p384_bit c144 = p384_addw(&t143, t122, t137, c142);
    uint64_t t145; const p384_bit c146 = p384_addw(&t145, t124, t139, c144);
    uint64_t t147; const p384_bit c148 = p384_addw(&t147, t126, t139, c146);
    uint64_t t149; const p384_bit c150 = p384_addw(&t149, t128, t139, c148);
    uint64_t t151; (void)p384_addw(&t151, t138, UINT64_C(0x0), c150);
    uint64_t t152; const p384_bit c153 = p384_addw(&t152, t141, t132, 0);
    uint64_t t154; const p384_bit c155 = p384_addw(&t154, t143, t134, c153);
    uint64_t t156; const p384_bit c157 = p384_addw(&t156, t145, t136, c155);
    uint64_t t158; const p384_bit c159 = p384_addw(&t158, t147, t138, c157);
    uint64_t t160; const p384_bit c161 = p384_addw(&t160, t149, t138, c159);
    uint64_t t162; (void)p384_addw(&t162, t151, UINT64_C(0x0), c161);
    uint64_t t163; const p384_bit c164 = p384_addw(&t163, t162, t130, 0);
    /* d: take n away where that overflowed */
    const uint64_t t165 = p384_maskw(c164);
    const uint64_t t166 = t165 & UINT64_C(0xecec196accc52973);
    const uint64_t t167 = t165 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t168 = t165 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t169; const p384_bit c170 = p384_subw(&t169, t152, t166, 0);
    uint64_t t171; const p384_bit c172 = p384_subw(&t171, t154, t167, c170);
    uint64_t t173; const p384_bit c174 = p384_subw(&t173, t156, t168, c172);
    uint64_t t175; const p384_bit c176 = p384_subw(&t175, t158, t165, c174);
    uint64_t t177; const p384_bit c178 = p384_subw(&t177, t160, t165, c176);
    uint64_t t179; (void)p384_subw(&t179, t163, t165, c178);
    /* e: + U * d + V * e */
    uint64_t t180;
    const uint64_t t181 = p384_mulw(&t180, de0, m3);
    uint64_t t182;
    const uint64_t t183 = p384_mulw(&t182, de1, m3);
    uint64_t t184;
    const uint64_t t185 = p384_mulw(&t184, de2, m3);
    uint64_t t186;
    const uint64_t t187 = p384_mulw(&t186, de3, m3);
    uint64_t t188;
    const uint64_t t189 = p384_mulw(&t188, de4, m3);
    uint64_t t190;
    const uint64_t t191 = p384_mulw(&t190, de5, m3);
    uint64_t t192; const p384_bit c193 = p384_addw(&t192, t52, t181, 0);
    uint64_t t194; const p384_bit c195 = p384_addw(&t194, t55, t183, c193);
    uint64_t t196; const p384_bit c197 = p384_addw(&t196, t58, t185, c195);
    uint64_t t198; const p384_bit c199 = p384_addw(&t198, t61, t187, c197);
    uint64_t t200; const p384_bit c201 = p384_addw(&t200, t64, t189, c199);
    uint64_t t202; const p384_bit c203 = p384_addw(&t202, t67, t191, c201);
    uint64_t t204; (void)p384_addw(&t204, t70, UINT64_C(0x0), c203);
    uint64_t t205; const p384_bit c206 = p384_addw(&t205, t194, t180, 0);
    uint64_t t207; const p384_bit c208 = p384_addw(&t207, t196, t182, c206);
    uint64_t t209; const p384_bit c210 = p384_addw(&t209, t198, t184, c208);
    uint64_t t211; const p384_bit c212 = p384_addw(&t211, t200, t186, c210);
    uint64_t t213; const p384_bit c214 = p384_addw(&t213, t202, t188, c212);
    uint64_t t215; (void)p384_addw(&t215, t204, t190, c214);
    uint64_t t216;
    const uint64_t t217 = p384_mulw(&t216, de6, m4);
    uint64_t t218;
    const uint64_t t219 = p384_mulw(&t218, de7, m4);
    uint64_t t220;
    const uint64_t t221 = p384_mulw(&t220, de8, m4);
    uint64_t t222;
    const uint64_t t223 = p384_mulw(&t222, de9, m4);
    uint64_t t224;
    const uint64_t t225 = p384_mulw(&t224, de10, m4);
    uint64_t t226;
    const uint64_t t227 = p384_mulw(&t226, de11, m4);
    uint64_t t228; const p384_bit c229 = p384_addw(&t228, t192, t217, 0);
    uint64_t t230; const p384_bit c231 = p384_addw(&t230, t205, t219, c229);
    uint64_t t232; const p384_bit c233 = p384_addw(&t232, t207, t221, c231);
    uint64_t t234; const p384_bit c235 = p384_addw(&t234, t209, t223, c233);
    uint64_t t236; const p384_bit c237 = p384_addw(&t236, t211, t225, c235);
    uint64_t t238; const p384_bit c239 = p384_addw(&t238, t213, t227, c237);
    uint64_t t240; (void)p384_addw(&t240, t215, UINT64_C(0x0), c239);
    uint64_t t241; const p384_bit c242 = p384_addw(&t241, t230, t216, 0);
    uint64_t t243; const p384_bit c244 = p384_addw(&t243, t232, t218, c242);
    uint64_t t245; const p384_bit c246 = p384_addw(&t245, t234, t220, c244);
    uint64_t t247; const p384_bit c248 = p384_addw(&t247, t236, t222, c246);
    uint64_t t249; const p384_bit c250 = p384_addw(&t249, t238, t224, c248);
    uint64_t t251; (void)p384_addw(&t251, t240, t226, c250);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t252 = t228 * UINT64_C(0x6ed46089e88fdc45);
    uint64_t t253;
    const uint64_t t254 = p384_mulw(&t253, UINT64_C(0xecec196accc52973), t252);
    uint64_t t255;
    const uint64_t t256 = p384_mulw(&t255, UINT64_C(0x581a0db248b0a77a), t252);
    uint64_t t257;
    const uint64_t t258 = p384_mulw(&t257, UINT64_C(0xc7634d81f4372ddf), t252);
    uint64_t t259;
    const uint64_t t260 = p384_mulw(&t259, UINT64_C(0xffffffffffffffff), t252);
    const p384_bit c261 = p384_carryw(t228, t254, 0);
    uint64_t t262; const p384_bit c263 = p384_addw(&t262, t241, t256, c261);
    uint64_t t264; const p384_bit c265 = p384_addw(&t264, t243, t258, c263);
    uint64_t t266; const p384_bit c267 = p384_addw(&t266, t245, t260, c265);
    uint64_t t268; const p384_bit c269 = p384_addw(&t268, t247, t260, c267);
    uint64_t t270; const p384_bit c271 = p384_addw(&t270, t249, t260, c269);
    uint64_t t272; (void)p384_addw(&t272, t259, UINT64_C(0x0), c271);
    uint64_t t273; const p384_bit c274 = p384_addw(&t273, t262, t253, 0);
    uint64_t t275; const p384_bit c276 = p384_addw(&t275, t264, t255, c274);
    uint64_t t277; const p384_bit c278 = p384_addw(&t277, t266, t257, c276);
    uint64_t t279; const p384_bit c280 = p384_addw(&t279, t268, t259, c278);
    uint64_t t281; const p384_bit c282 = p384_addw(&t281, t270, t259, c280);
    uint64_t t283; (void)p384_addw(&t283, t272, UINT64_C(0x0), c282);
    uint64_t t284; const p384_bit c285 = p384_addw(&t284, t283, t251, 0);
    /* e: take n away where that overflowed */
    const uint64_t t286 = p384_maskw(c285);
    const uint64_t t287 = t286 & UINT64_C(0xecec196accc52973);
    const uint64_t t288 = t286 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t289 = t286 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t290; const p384_bit c291 = p384_subw(&t290, t273, t287, 0);
    uint64_t t292; const p384_bit c293 = p384_subw(&t292, t275, t288, c291);
    uint64_t t294; const p384_bit c295 = p384_subw(&t294, t277, t289, c293);
    uint64_t t296; const p384_bit c297 = p384_subw(&t296, t279, t286, c295);
    uint64_t t298; const p384_bit c299 = p384_subw(&t298, t281, t286, c297);
    uint64_t t300; (void)p384_subw(&t300, t284, t286, c299);
    p384_storew(&out[0], t169);
    p384_storew(&out[1], t171);
    p384_storew(&out[2], t173);
    p384_storew(&out[3], t175);
    p384_storew(&out[4], t177);
    p384_storew(&out[5], t179);
    p384_storew(&out[6], t290);
    p384_storew(&out[7], t292);
    p384_storew(&out[8], t294);
    p384_storew(&out[9], t296);
    p384_storew(&out[10], t298);
    p384_storew(&out[11], t300);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void p384_sc_divsteps_end(p384_sc *r, const p384_limb de[12], const p384_limb fg[14])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t fg6 = fg[6];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t12; const p384_bit c13 = p384_subw(&t12, de0, UINT64_C(0xecec196accc52973), 0);
    uint64_t t14; const p384_bit c15 = p384_subw(&t14, de1, UINT64_C(0x581a0db248b0a77a), c13);
    uint64_t t16; const p384_bit c17 = p384_subw(&t16, de2, UINT64_C(0xc7634d81f4372ddf), c15);
    uint64_t t18; const p384_bit c19 = p384_subw(&t18, de3, UINT64_C(0xffffffffffffffff), c17);
    uint64_t t20; const p384_bit c21 = p384_subw(&t20, de4, UINT64_C(0xffffffffffffffff), c19);
    uint64_t t22; const p384_bit c23 = p384_subw(&t22, de5, UINT64_C(0xffffffffffffffff), c21);
    const uint64_t m0 = p384_maskw(c23);
    const uint64_t t24 = p384_selectw(m0, de0, t12);
    const uint64_t t25 = p384_selectw(m0, de1, t14);
    const uint64_t t26 = p384_selectw(m0, de2, t16);
    const uint64_t t27 = p384_selectw(m0, de3, t18);
    const uint64_t t28 = p384_selectw(m0, de4, t20);
    const uint64_t t29 = p384_selectw(m0, de5, t22);
    /* a - b */
    uint64_t t30; const p384_bit c31 = p384_subw(&t30, UINT64_C(0x0), t24, 0);
    uint64_t t32; const p384_bit c33 = p384_subw(&t32, UINT64_C(0x0), t25, c31);
    uint64_t t34; const p384_bit c35 = p384_subw(&t34, UINT64_C(0x0), t26, c33);
    uint64_t t36; const p384_bit c37 = p384_subw(&t36, UINT64_C(0x0), t27, c35);
    uint64_t t38; const p384_bit c39 = p384_subw(&t38, UINT64_C(0x0), t28, c37);
    uint64_t t40; const p384_bit c41 = p384_subw(&t40, UINT64_C(0x0), t29, c39);
    /* add the modulus where it borrowed */
    const uint64_t t42 = p384_maskw(c41);
    const uint64_t t43 = t42 & UINT64_C(0xecec196accc52973);
    const uint64_t t44 = t42 & UINT64_C(0x581a0db248b0a77a);
    const uint64_t t45 = t42 & UINT64_C(0xc7634d81f4372ddf);
    uint64_t t46; const p384_bit c47 = p384_addw(&t46, t30, t43, 0);
    uint64_t t48; const p384_bit c49 = p384_addw(&t48, t32, t44, c47);
    uint64_t t50; const p384_bit c51 = p384_addw(&t50, t34, t45, c49);
    uint64_t t52; const p384_bit c53 = p384_addw(&t52, t36, t42, c51);
    uint64_t t54; const p384_bit c55 = p384_addw(&t54, t38, t42, c53);
    uint64_t t56; (void)p384_addw(&t56, t40, t42, c55);
    /* -d where f < 0 */
    const p384_bit c57 = p384_carryw(fg6, fg6, 0);
    const uint64_t m1 = p384_maskw(c57);
    const uint64_t t58 = p384_selectw(m1, t46, t24);
    const uint64_t t59 = p384_selectw(m1, t48, t25);
    const uint64_t t60 = p384_selectw(m1, t50, t26);
    const uint64_t t61 = p384_selectw(m1, t52, t27);
    const uint64_t t62 = p384_selectw(m1, t54, t28);
    const uint64_t t63 = p384_selectw(m1, t56, t29);
    p384_storew(&r->v[0], t58);
    p384_storew(&r->v[1], t59);
    p384_storew(&r->v[2], t60);
    p384_storew(&r->v[3], t61);
    p384_storew(&r->v[4], t62);
    p384_storew(&r->v[5], t63);
}

#else
typedef int p384_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
