/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions p192_fe_inv_divsteps, p192_sc_inv_divsteps.
 */
#include "p192.h"

#if P192_WORD_BITS == 64 && !defined(P192_ASM)
#define P192_CARRY_CHAINS
#include "p192_internal.h"

/* M = out[1..4] - 2^56: 2^56 * (f, g) after 56 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 19, 19, 18 */
void p192_divsteps56(p192_limb out[5], const p192_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 18: pack */
    const p192_bit c25 = p192_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = p192_maskw(c25);
    const uint64_t t26 = p192_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    const uint64_t t27 = in2 & UINT64_C(0x7ffff);
    const uint64_t t28 = t27 | UINT64_C(0x8800000000000000);
    /* step 0 */
    const uint64_t t29 = t28 & UINT64_C(0x1);
    /* steps 0 to 18: pack */
    const uint64_t t30 = in1 & UINT64_C(0x7ffff);
    const uint64_t t31 = t30 >> 1;
    const uint64_t t32 = t31 | UINT64_C(0x4000004000000000);
    /* step 0 */
    const uint64_t t33 = t32 ^ t26;
    const uint64_t t34 = t28 >> 1;
    const p192_bit c35 = p192_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = p192_maskw(c35);
    const uint64_t t36 = p192_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = p192_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)p192_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const p192_bit c40 = p192_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = p192_maskw(c40);
    const uint64_t t41 = p192_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const p192_bit c48 = p192_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = p192_maskw(c48);
    const uint64_t t49 = p192_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = p192_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)p192_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const p192_bit c54 = p192_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = p192_maskw(c54);
    const uint64_t t55 = p192_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const p192_bit c62 = p192_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = p192_maskw(c62);
    const uint64_t t63 = p192_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = p192_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)p192_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const p192_bit c68 = p192_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = p192_maskw(c68);
    const uint64_t t69 = p192_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const p192_bit c76 = p192_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = p192_maskw(c76);
    const uint64_t t77 = p192_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = p192_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)p192_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const p192_bit c82 = p192_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = p192_maskw(c82);
    const uint64_t t83 = p192_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const p192_bit c90 = p192_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = p192_maskw(c90);
    const uint64_t t91 = p192_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = p192_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)p192_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const p192_bit c96 = p192_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = p192_maskw(c96);
    const uint64_t t97 = p192_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const p192_bit c104 = p192_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = p192_maskw(c104);
    const uint64_t t105 = p192_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = p192_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)p192_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const p192_bit c110 = p192_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = p192_maskw(c110);
    const uint64_t t111 = p192_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const p192_bit c118 = p192_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = p192_maskw(c118);
    const uint64_t t119 = p192_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = p192_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)p192_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const p192_bit c124 = p192_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = p192_maskw(c124);
    const uint64_t t125 = p192_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const p192_bit c132 = p192_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = p192_maskw(c132);
    const uint64_t t133 = p192_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = p192_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)p192_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const p192_bit c138 = p192_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = p192_maskw(c138);
    const uint64_t t139 = p192_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const p192_bit c146 = p192_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = p192_maskw(c146);
    const uint64_t t147 = p192_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = p192_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)p192_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const p192_bit c152 = p192_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = p192_maskw(c152);
    const uint64_t t153 = p192_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const p192_bit c160 = p192_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = p192_maskw(c160);
    const uint64_t t161 = p192_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = p192_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)p192_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const p192_bit c166 = p192_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = p192_maskw(c166);
    const uint64_t t167 = p192_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const p192_bit c174 = p192_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = p192_maskw(c174);
    const uint64_t t175 = p192_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = p192_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)p192_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const p192_bit c180 = p192_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = p192_maskw(c180);
    const uint64_t t181 = p192_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const p192_bit c188 = p192_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = p192_maskw(c188);
    const uint64_t t189 = p192_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = p192_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)p192_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const p192_bit c194 = p192_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = p192_maskw(c194);
    const uint64_t t195 = p192_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const p192_bit c202 = p192_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = p192_maskw(c202);
    const uint64_t t203 = p192_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = p192_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)p192_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const p192_bit c208 = p192_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = p192_maskw(c208);
    const uint64_t t209 = p192_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const p192_bit c216 = p192_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = p192_maskw(c216);
    const uint64_t t217 = p192_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = p192_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)p192_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const p192_bit c222 = p192_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = p192_maskw(c222);
    const uint64_t t223 = p192_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const p192_bit c230 = p192_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = p192_maskw(c230);
    const uint64_t t231 = p192_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = p192_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)p192_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const p192_bit c236 = p192_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = p192_maskw(c236);
    const uint64_t t237 = p192_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const p192_bit c244 = p192_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = p192_maskw(c244);
    const uint64_t t245 = p192_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = p192_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)p192_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const p192_bit c250 = p192_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = p192_maskw(c250);
    const uint64_t t251 = p192_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const p192_bit c258 = p192_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = p192_maskw(c258);
    const uint64_t t259 = p192_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = p192_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)p192_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const p192_bit c264 = p192_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = p192_maskw(c264);
    const uint64_t t265 = p192_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const p192_bit c272 = p192_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = p192_maskw(c272);
    const uint64_t t273 = p192_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = p192_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)p192_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const p192_bit c278 = p192_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = p192_maskw(c278);
    const uint64_t t279 = p192_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const p192_bit c286 = p192_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = p192_maskw(c286);
    const uint64_t t287 = p192_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = p192_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)p192_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const uint64_t t292 = t291 + UINT64_C(0x1);
    /* steps 19 to 37: pack */
    const p192_bit c293 = p192_borroww(t292, UINT64_C(0x4000000000000000), 0);
    const uint64_t m38 = p192_maskw(c293);
    const uint64_t t294 = p192_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t295 = t289 + UINT64_C(0x7ffff80000);
    const uint64_t t296 = t295 & UINT64_C(0xffffffffff);
    const uint64_t t297 = t296 >> 20;
    const uint64_t t298 = t297 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t299 = t298 * in1;
    /* unpack u, v, q, r */
    const uint64_t t300 = t295 >> 40;
    const uint64_t t301 = t300 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t302 = t301 * in2;
    const uint64_t t303 = t299 + t302;
    const uint64_t t304 = t303 >> 19;
    /* steps 19 to 37: pack */
    const uint64_t t305 = t304 & UINT64_C(0x7ffff);
    const uint64_t t306 = t305 | UINT64_C(0x8800000000000000);
    /* step 19 */
    const uint64_t t307 = t306 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t308 = t283 ^ t285;
    const uint64_t t309 = t308 & t288;
    const uint64_t t310 = t283 ^ t309;
    /* unpack u, v, q, r */
    const uint64_t t311 = t310 + UINT64_C(0x3ffffc0000);
    const uint64_t t312 = t311 & UINT64_C(0x7fffffffff);
    const uint64_t t313 = t312 >> 19;
    const uint64_t t314 = t313 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t315 = t314 * in1;
    /* unpack u, v, q, r */
    const uint64_t t316 = t311 >> 39;
    const uint64_t t317 = t316 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t318 = t317 * in2;
    const uint64_t t319 = t315 + t318;
    const uint64_t t320 = t319 >> 19;
    /* steps 19 to 37: pack */
    const uint64_t t321 = t320 & UINT64_C(0x7ffff);
    const uint64_t t322 = t321 >> 1;
    const uint64_t t323 = t322 | UINT64_C(0x4000004000000000);
    /* step 19 */
    const uint64_t t324 = t323 ^ t294;
    const uint64_t t325 = t306 >> 1;
    const p192_bit c326 = p192_borroww(UINT64_C(0x0), t307, 0);
    const uint64_t m39 = p192_maskw(c326);
    const uint64_t t327 = p192_selectw(m39, t324, UINT64_C(0x4000000000000000));
    const uint64_t t328 = p192_selectw(m39, t294, UINT64_C(0x0));
    uint64_t t329; (void)p192_addw(&t329, t325, t327, c326);
    const uint64_t t330 = t292 ^ t328;
    const p192_bit c331 = p192_borroww(t330, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m40 = p192_maskw(c331);
    const uint64_t t332 = p192_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 20 */
    const uint64_t t333 = t329 & UINT64_C(0x1);
    /* step 19 */
    const uint64_t t334 = t323 ^ t325;
    const uint64_t t335 = t334 & t328;
    const uint64_t t336 = t323 ^ t335;
    /* step 20 */
    const uint64_t t337 = t336 ^ t332;
    const uint64_t t338 = t329 >> 1;
    const p192_bit c339 = p192_borroww(UINT64_C(0x0), t333, 0);
    const uint64_t m41 = p192_maskw(c339);
    const uint64_t t340 = p192_selectw(m41, t337, UINT64_C(0x4000000000000000));
    const uint64_t t341 = p192_selectw(m41, t332, UINT64_C(0x0));
    uint64_t t342; (void)p192_addw(&t342, t338, t340, c339);
    /* step 19 */
    const uint64_t t343 = t330 + UINT64_C(0x1);
    /* step 20 */
    const uint64_t t344 = t343 ^ t341;
    const p192_bit c345 = p192_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = p192_maskw(c345);
    const uint64_t t346 = p192_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t342 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t336 ^ t338;
    const uint64_t t349 = t348 & t341;
    const uint64_t t350 = t336 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t342 >> 1;
    const p192_bit c353 = p192_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = p192_maskw(c353);
    const uint64_t t354 = p192_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = p192_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)p192_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const p192_bit c359 = p192_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = p192_maskw(c359);
    const uint64_t t360 = p192_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const p192_bit c367 = p192_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = p192_maskw(c367);
    const uint64_t t368 = p192_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = p192_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)p192_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const p192_bit c373 = p192_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = p192_maskw(c373);
    const uint64_t t374 = p192_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const p192_bit c381 = p192_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = p192_maskw(c381);
    const uint64_t t382 = p192_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = p192_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)p192_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const p192_bit c387 = p192_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = p192_maskw(c387);
    const uint64_t t388 = p192_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const p192_bit c395 = p192_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = p192_maskw(c395);
    const uint64_t t396 = p192_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = p192_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)p192_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const p192_bit c401 = p192_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = p192_maskw(c401);
    const uint64_t t402 = p192_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const p192_bit c409 = p192_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = p192_maskw(c409);
    const uint64_t t410 = p192_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = p192_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)p192_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const p192_bit c415 = p192_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = p192_maskw(c415);
    const uint64_t t416 = p192_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const p192_bit c423 = p192_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = p192_maskw(c423);
    const uint64_t t424 = p192_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = p192_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)p192_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const p192_bit c429 = p192_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = p192_maskw(c429);
    const uint64_t t430 = p192_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const p192_bit c437 = p192_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = p192_maskw(c437);
    const uint64_t t438 = p192_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = p192_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)p192_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const p192_bit c443 = p192_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = p192_maskw(c443);
    const uint64_t t444 = p192_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const p192_bit c451 = p192_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = p192_maskw(c451);
    const uint64_t t452 = p192_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = p192_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)p192_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const p192_bit c457 = p192_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = p192_maskw(c457);
    const uint64_t t458 = p192_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const p192_bit c465 = p192_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = p192_maskw(c465);
    const uint64_t t466 = p192_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = p192_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)p192_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const p192_bit c471 = p192_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = p192_maskw(c471);
    const uint64_t t472 = p192_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const p192_bit c479 = p192_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = p192_maskw(c479);
    const uint64_t t480 = p192_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = p192_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)p192_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const p192_bit c485 = p192_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = p192_maskw(c485);
    const uint64_t t486 = p192_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const p192_bit c493 = p192_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = p192_maskw(c493);
    const uint64_t t494 = p192_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = p192_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)p192_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const p192_bit c499 = p192_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = p192_maskw(c499);
    const uint64_t t500 = p192_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const p192_bit c507 = p192_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = p192_maskw(c507);
    const uint64_t t508 = p192_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = p192_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)p192_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const p192_bit c513 = p192_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = p192_maskw(c513);
    const uint64_t t514 = p192_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const p192_bit c521 = p192_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = p192_maskw(c521);
    const uint64_t t522 = p192_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = p192_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)p192_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const p192_bit c527 = p192_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = p192_maskw(c527);
    const uint64_t t528 = p192_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const p192_bit c535 = p192_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = p192_maskw(c535);
    const uint64_t t536 = p192_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = p192_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)p192_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const p192_bit c541 = p192_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = p192_maskw(c541);
    const uint64_t t542 = p192_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const p192_bit c549 = p192_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = p192_maskw(c549);
    const uint64_t t550 = p192_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = p192_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)p192_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const p192_bit c555 = p192_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = p192_maskw(c555);
    const uint64_t t556 = p192_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const p192_bit c563 = p192_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = p192_maskw(c563);
    const uint64_t t564 = p192_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = p192_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)p192_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const p192_bit c569 = p192_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = p192_maskw(c569);
    const uint64_t t570 = p192_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const p192_bit c577 = p192_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = p192_maskw(c577);
    const uint64_t t578 = p192_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = p192_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)p192_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const uint64_t t583 = t582 + UINT64_C(0x1);
    /* steps 38 to 55: pack */
    const p192_bit c584 = p192_borroww(t583, UINT64_C(0x4000000000000000), 0);
    const uint64_t m76 = p192_maskw(c584);
    const uint64_t t585 = p192_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t586 = t580 + UINT64_C(0x7ffff80000);
    const uint64_t t587 = t586 & UINT64_C(0xffffffffff);
    const uint64_t t588 = t587 >> 20;
    const uint64_t t589 = t588 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t590 = t589 * t320;
    /* unpack u, v, q, r */
    const uint64_t t591 = t586 >> 40;
    const uint64_t t592 = t591 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t593 = t592 * t304;
    const uint64_t t594 = t590 + t593;
    const uint64_t t595 = t594 >> 19;
    /* steps 38 to 55: pack */
    const uint64_t t596 = t595 & UINT64_C(0x3ffff);
    const uint64_t t597 = t596 | UINT64_C(0x8100000000000000);
    /* step 38 */
    const uint64_t t598 = t597 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t599 = t574 ^ t576;
    const uint64_t t600 = t599 & t579;
    const uint64_t t601 = t574 ^ t600;
    /* unpack u, v, q, r */
    const uint64_t t602 = t601 + UINT64_C(0x3ffffc0000);
    const uint64_t t603 = t602 & UINT64_C(0x7fffffffff);
    const uint64_t t604 = t603 >> 19;
    const uint64_t t605 = t604 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t606 = t605 * t320;
    /* unpack u, v, q, r */
    const uint64_t t607 = t602 >> 39;
    const uint64_t t608 = t607 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t609 = t608 * t304;
    const uint64_t t610 = t606 + t609;
    const uint64_t t611 = t610 >> 19;
    /* steps 38 to 55: pack */
    const uint64_t t612 = t611 & UINT64_C(0x3ffff);
    const uint64_t t613 = t612 >> 1;
    const uint64_t t614 = t613 | UINT64_C(0x4000001000000000);
    /* step 38 */
    const uint64_t t615 = t614 ^ t585;
    const uint64_t t616 = t597 >> 1;
    const p192_bit c617 = p192_borroww(UINT64_C(0x0), t598, 0);
    const uint64_t m77 = p192_maskw(c617);
    const uint64_t t618 = p192_selectw(m77, t615, UINT64_C(0x4000000000000000));
    const uint64_t t619 = p192_selectw(m77, t585, UINT64_C(0x0));
    uint64_t t620; (void)p192_addw(&t620, t616, t618, c617);
    const uint64_t t621 = t583 ^ t619;
    const p192_bit c622 = p192_borroww(t621, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m78 = p192_maskw(c622);
    const uint64_t t623 = p192_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 39 */
    const uint64_t t624 = t620 & UINT64_C(0x1);
    /* step 38 */
    const uint64_t t625 = t614 ^ t616;
    const uint64_t t626 = t625 & t619;
    const uint64_t t627 = t614 ^ t626;
    /* step 39 */
    const uint64_t t628 = t627 ^ t623;
    const uint64_t t629 = t620 >> 1;
    const p192_bit c630 = p192_borroww(UINT64_C(0x0), t624, 0);
    const uint64_t m79 = p192_maskw(c630);
    const uint64_t t631 = p192_selectw(m79, t628, UINT64_C(0x4000000000000000));
    const uint64_t t632 = p192_selectw(m79, t623, UINT64_C(0x0));
    uint64_t t633; (void)p192_addw(&t633, t629, t631, c630);
    /* step 38 */
    const uint64_t t634 = t621 + UINT64_C(0x1);
    /* step 39 */
    const uint64_t t635 = t634 ^ t632;
    const p192_bit c636 = p192_borroww(t635, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m80 = p192_maskw(c636);
    const uint64_t t637 = p192_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 40 */
    const uint64_t t638 = t633 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t639 = t627 ^ t629;
    const uint64_t t640 = t639 & t632;
    const uint64_t t641 = t627 ^ t640;
    /* step 40 */
    const uint64_t t642 = t641 ^ t637;
    const uint64_t t643 = t633 >> 1;
    const p192_bit c644 = p192_borroww(UINT64_C(0x0), t638, 0);
    const uint64_t m81 = p192_maskw(c644);
    const uint64_t t645 = p192_selectw(m81, t642, UINT64_C(0x4000000000000000));
    const uint64_t t646 = p192_selectw(m81, t637, UINT64_C(0x0));
    uint64_t t647; (void)p192_addw(&t647, t643, t645, c644);
    /* step 39 */
    const uint64_t t648 = t635 + UINT64_C(0x1);
    /* step 40 */
    const uint64_t t649 = t648 ^ t646;
    const p192_bit c650 = p192_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = p192_maskw(c650);
    const uint64_t t651 = p192_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t647 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t641 ^ t643;
    const uint64_t t654 = t653 & t646;
    const uint64_t t655 = t641 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t647 >> 1;
    const p192_bit c658 = p192_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = p192_maskw(c658);
    const uint64_t t659 = p192_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = p192_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)p192_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const p192_bit c664 = p192_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = p192_maskw(c664);
    const uint64_t t665 = p192_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const p192_bit c672 = p192_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = p192_maskw(c672);
    const uint64_t t673 = p192_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = p192_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)p192_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const p192_bit c678 = p192_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = p192_maskw(c678);
    const uint64_t t679 = p192_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const p192_bit c686 = p192_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = p192_maskw(c686);
    const uint64_t t687 = p192_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = p192_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)p192_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const p192_bit c692 = p192_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = p192_maskw(c692);
    const uint64_t t693 = p192_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const p192_bit c700 = p192_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = p192_maskw(c700);
    const uint64_t t701 = p192_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = p192_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)p192_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const p192_bit c706 = p192_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = p192_maskw(c706);
    const uint64_t t707 = p192_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const p192_bit c714 = p192_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = p192_maskw(c714);
    const uint64_t t715 = p192_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = p192_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)p192_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const p192_bit c720 = p192_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = p192_maskw(c720);
    const uint64_t t721 = p192_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const p192_bit c728 = p192_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = p192_maskw(c728);
    const uint64_t t729 = p192_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = p192_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)p192_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const p192_bit c734 = p192_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = p192_maskw(c734);
    const uint64_t t735 = p192_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const p192_bit c742 = p192_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = p192_maskw(c742);
    const uint64_t t743 = p192_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = p192_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)p192_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const p192_bit c748 = p192_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = p192_maskw(c748);
    const uint64_t t749 = p192_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const p192_bit c756 = p192_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = p192_maskw(c756);
    const uint64_t t757 = p192_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = p192_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)p192_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const p192_bit c762 = p192_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = p192_maskw(c762);
    const uint64_t t763 = p192_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const p192_bit c770 = p192_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = p192_maskw(c770);
    const uint64_t t771 = p192_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = p192_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)p192_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const p192_bit c776 = p192_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = p192_maskw(c776);
    const uint64_t t777 = p192_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const p192_bit c784 = p192_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = p192_maskw(c784);
    const uint64_t t785 = p192_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = p192_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)p192_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const p192_bit c790 = p192_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = p192_maskw(c790);
    const uint64_t t791 = p192_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const p192_bit c798 = p192_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = p192_maskw(c798);
    const uint64_t t799 = p192_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = p192_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)p192_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const p192_bit c804 = p192_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = p192_maskw(c804);
    const uint64_t t805 = p192_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const p192_bit c812 = p192_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = p192_maskw(c812);
    const uint64_t t813 = p192_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = p192_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)p192_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const p192_bit c818 = p192_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = p192_maskw(c818);
    const uint64_t t819 = p192_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const p192_bit c826 = p192_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = p192_maskw(c826);
    const uint64_t t827 = p192_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = p192_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)p192_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const p192_bit c832 = p192_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = p192_maskw(c832);
    const uint64_t t833 = p192_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const p192_bit c840 = p192_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = p192_maskw(c840);
    const uint64_t t841 = p192_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = p192_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)p192_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const p192_bit c846 = p192_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = p192_maskw(c846);
    const uint64_t t847 = p192_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const p192_bit c854 = p192_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = p192_maskw(c854);
    const uint64_t t855 = p192_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = p192_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)p192_addw(&t857, t853, t855, c854);
    /* matrix of all steps so far */
    const uint64_t t858 = t605 * t314;
    const uint64_t t859 = t608 * t298;
    const uint64_t t860 = t858 + t859;
    const uint64_t t861 = t605 * t317;
    const uint64_t t862 = t608 * t301;
    const uint64_t t863 = t861 + t862;
    const uint64_t t864 = t589 * t314;
    const uint64_t t865 = t592 * t298;
    const uint64_t t866 = t864 + t865;
    const uint64_t t867 = t589 * t317;
    const uint64_t t868 = t592 * t301;
    const uint64_t t869 = t867 + t868;
    /* step 54 */
    const uint64_t t870 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t871 = t851 ^ t853;
    const uint64_t t872 = t871 & t856;
    const uint64_t t873 = t851 ^ t872;
    const uint64_t t874 = t870 ^ t856;
    const uint64_t t875 = t874 + UINT64_C(0x1);
    /* unpack u, v, q, r */
    const uint64_t t876 = t873 + UINT64_C(0xffffe0000);
    const uint64_t t877 = t876 >> 37;
    const uint64_t t878 = t877 - UINT64_C(0x2000000);
    const uint64_t t879 = t876 & UINT64_C(0x1fffffffff);
    const uint64_t t880 = t879 >> 18;
    const uint64_t t881 = t880 - UINT64_C(0x3ffff);
    const uint64_t t882 = t857 + UINT64_C(0x1ffffc0000);
    const uint64_t t883 = t882 >> 38;
    const uint64_t t884 = t883 - UINT64_C(0x2000000);
    const uint64_t t885 = t882 & UINT64_C(0x3fffffffff);
    const uint64_t t886 = t885 >> 19;
    const uint64_t t887 = t886 - UINT64_C(0x3ffff);
    /* matrix of all steps so far */
    const uint64_t t888 = t881 * t860;
    const uint64_t t889 = t878 * t866;
    const uint64_t t890 = t888 + t889;
    const uint64_t t891 = t881 * t863;
    const uint64_t t892 = t878 * t869;
    const uint64_t t893 = t891 + t892;
    const uint64_t t894 = t887 * t860;
    const uint64_t t895 = t884 * t866;
    const uint64_t t896 = t894 + t895;
    const uint64_t t897 = t887 * t863;
    const uint64_t t898 = t884 * t869;
    const uint64_t t899 = t897 + t898;
    /* add 2^S to each entry */
    const uint64_t t900 = t890 + UINT64_C(0x100000000000000);
    const uint64_t t901 = t893 + UINT64_C(0x100000000000000);
    const uint64_t t902 = t896 + UINT64_C(0x100000000000000);
    const uint64_t t903 = t899 + UINT64_C(0x100000000000000);
    p192_storew(&out[0], t875);
    p192_storew(&out[1], t900);
    p192_storew(&out[2], t901);
    p192_storew(&out[3], t902);
    p192_storew(&out[4], t903);
}

/* 2^56 * out = M * (f, g), where M = m[1..4] - 2^56 */
void p192_divsteps56_fg3(p192_limb out[8], const p192_limb fg[8], const p192_limb m[5])
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
    /* f + g */
    uint64_t t14; const p192_bit c15 = p192_addw(&t14, fg0, fg4, 0);
    uint64_t t16; const p192_bit c17 = p192_addw(&t16, fg1, fg5, c15);
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, fg2, fg6, c17);
    uint64_t t20; (void)p192_addw(&t20, fg3, fg7, c19);
    /* f: U * f, on the words without sign */
    uint64_t t21;
    const uint64_t t22 = p192_mulw(&t21, fg1, m1);
    uint64_t t23;
    const uint64_t t24 = p192_mulw(&t23, fg0, m1);
    uint64_t t25;
    const uint64_t t26 = p192_mulw(&t25, fg2, m1);
    uint64_t t27; const p192_bit c28 = p192_addw(&t27, t22, t23, 0);
    uint64_t t29; const p192_bit c30 = p192_addw(&t29, t26, t21, c28);
    uint64_t t31; (void)p192_addw(&t31, t25, UINT64_C(0x0), c30);
    uint64_t t32;
    const uint64_t t33 = p192_mulw(&t32, fg4, m2);
    uint64_t t34;
    const uint64_t t35 = p192_mulw(&t34, fg5, m2);
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, fg6, m2);
    uint64_t t38; const p192_bit c39 = p192_addw(&t38, t24, t33, 0);
    uint64_t t40; const p192_bit c41 = p192_addw(&t40, t27, t35, c39);
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t29, t37, c41);
    uint64_t t44; (void)p192_addw(&t44, t31, UINT64_C(0x0), c43);
    uint64_t t45; const p192_bit c46 = p192_addw(&t45, t40, t32, 0);
    uint64_t t47; const p192_bit c48 = p192_addw(&t47, t42, t34, c46);
    uint64_t t49; (void)p192_addw(&t49, t44, t36, c48);
    /* f: divide by 2^S */
    const uint64_t t50 = (t45 << 8) | (t38 >> 56);
    const uint64_t t51 = (t47 << 8) | (t45 >> 56);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t52 = m1 & fg3;
    const uint64_t t53 = m2 & fg7;
    const uint64_t t54 = t52 + t53;
    const uint64_t t55 = t49 - t54;
    /* f: divide by 2^S */
    const uint64_t t56 = (t55 << 8) | (t47 >> 56);
    const uint64_t t57 = t55 >> 56;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t58; const p192_bit c59 = p192_subw(&t58, t50, t14, 0);
    uint64_t t60; const p192_bit c61 = p192_subw(&t60, t51, t16, c59);
    uint64_t t62; const p192_bit c63 = p192_subw(&t62, t56, t18, c61);
    uint64_t t64; (void)p192_subw(&t64, t57, t20, c63);
    /* g: U * f, on the words without sign */
    uint64_t t65;
    const uint64_t t66 = p192_mulw(&t65, fg1, m3);
    uint64_t t67;
    const uint64_t t68 = p192_mulw(&t67, fg0, m3);
    uint64_t t69;
    const uint64_t t70 = p192_mulw(&t69, fg2, m3);
    uint64_t t71; const p192_bit c72 = p192_addw(&t71, t66, t67, 0);
    uint64_t t73; const p192_bit c74 = p192_addw(&t73, t70, t65, c72);
    uint64_t t75; (void)p192_addw(&t75, t69, UINT64_C(0x0), c74);
    uint64_t t76;
    const uint64_t t77 = p192_mulw(&t76, fg4, m4);
    uint64_t t78;
    const uint64_t t79 = p192_mulw(&t78, fg5, m4);
    uint64_t t80;
    const uint64_t t81 = p192_mulw(&t80, fg6, m4);
    uint64_t t82; const p192_bit c83 = p192_addw(&t82, t68, t77, 0);
    uint64_t t84; const p192_bit c85 = p192_addw(&t84, t71, t79, c83);
    uint64_t t86; const p192_bit c87 = p192_addw(&t86, t73, t81, c85);
    uint64_t t88; (void)p192_addw(&t88, t75, UINT64_C(0x0), c87);
    uint64_t t89; const p192_bit c90 = p192_addw(&t89, t84, t76, 0);
    uint64_t t91; const p192_bit c92 = p192_addw(&t91, t86, t78, c90);
    uint64_t t93; (void)p192_addw(&t93, t88, t80, c92);
    /* g: divide by 2^S */
    const uint64_t t94 = (t89 << 8) | (t82 >> 56);
    const uint64_t t95 = (t91 << 8) | (t89 >> 56);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t96 = m3 & fg3;
    const uint64_t t97 = m4 & fg7;
    const uint64_t t98 = t96 + t97;
    const uint64_t t99 = t93 - t98;
    /* g: divide by 2^S */
    const uint64_t t100 = (t99 << 8) | (t91 >> 56);
    const uint64_t t101 = t99 >> 56;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t102; const p192_bit c103 = p192_subw(&t102, t94, t14, 0);
    uint64_t t104; const p192_bit c105 = p192_subw(&t104, t95, t16, c103);
    uint64_t t106; const p192_bit c107 = p192_subw(&t106, t100, t18, c105);
    uint64_t t108; (void)p192_subw(&t108, t101, t20, c107);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t109 = t64 & UINT64_C(0x1);
    const uint64_t t110 = UINT64_C(0x0) - t109;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t111 = t108 & UINT64_C(0x1);
    const uint64_t t112 = UINT64_C(0x0) - t111;
    p192_storew(&out[0], t58);
    p192_storew(&out[1], t60);
    p192_storew(&out[2], t62);
    p192_storew(&out[3], t110);
    p192_storew(&out[4], t102);
    p192_storew(&out[5], t104);
    p192_storew(&out[6], t106);
    p192_storew(&out[7], t112);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^56 */
void p192_fe_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5])
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
    /* 2^56 * (2*p - d - e) */
    uint64_t t15; const p192_bit c16 = p192_addw(&t15, de0, de3, 0);
    uint64_t t17; const p192_bit c18 = p192_addw(&t17, de1, de4, c16);
    uint64_t t19; const p192_bit c20 = p192_addw(&t19, de2, de5, c18);
    const uint64_t t21 = p192_bitw(c20);
    uint64_t t22; const p192_bit c23 = p192_subw(&t22, UINT64_C(0xfffffffffffffffe), t15, 0);
    uint64_t t24; const p192_bit c25 = p192_subw(&t24, UINT64_C(0xfffffffffffffffd), t17, c23);
    uint64_t t26; const p192_bit c27 = p192_subw(&t26, UINT64_C(0xffffffffffffffff), t19, c25);
    uint64_t t28; (void)p192_subw(&t28, UINT64_C(0x1), t21, c27);
    const uint64_t t29 = t22 << 56;
    /* d: + U * d + V * e */
    uint64_t t30;
    const uint64_t t31 = p192_mulw(&t30, de0, m1);
    /* 2^56 * (2*p - d - e) */
    const uint64_t t32 = (t24 << 56) | (t22 >> 8);
    /* d: + U * d + V * e */
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, de1, m1);
    /* 2^56 * (2*p - d - e) */
    const uint64_t t35 = (t26 << 56) | (t24 >> 8);
    /* d: + U * d + V * e */
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, de2, m1);
    /* 2^56 * (2*p - d - e) */
    const uint64_t t38 = (t28 << 56) | (t26 >> 8);
    /* d: + U * d + V * e */
    uint64_t t39; const p192_bit c40 = p192_addw(&t39, t29, t31, 0);
    uint64_t t41; const p192_bit c42 = p192_addw(&t41, t32, t34, c40);
    uint64_t t43; const p192_bit c44 = p192_addw(&t43, t35, t37, c42);
    uint64_t t45; (void)p192_addw(&t45, t38, UINT64_C(0x0), c44);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t41, t30, 0);
    uint64_t t48; const p192_bit c49 = p192_addw(&t48, t43, t33, c47);
    uint64_t t50; (void)p192_addw(&t50, t45, t36, c49);
    uint64_t t51;
    const uint64_t t52 = p192_mulw(&t51, de3, m2);
    uint64_t t53;
    const uint64_t t54 = p192_mulw(&t53, de4, m2);
    uint64_t t55;
    const uint64_t t56 = p192_mulw(&t55, de5, m2);
    uint64_t t57; const p192_bit c58 = p192_addw(&t57, t39, t52, 0);
    uint64_t t59; const p192_bit c60 = p192_addw(&t59, t46, t54, c58);
    uint64_t t61; const p192_bit c62 = p192_addw(&t61, t48, t56, c60);
    uint64_t t63; (void)p192_addw(&t63, t50, UINT64_C(0x0), c62);
    uint64_t t64; const p192_bit c65 = p192_addw(&t64, t59, t51, 0);
    uint64_t t66; const p192_bit c67 = p192_addw(&t66, t61, t53, c65);
    uint64_t t68; (void)p192_addw(&t68, t63, t55, c67);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    uint64_t t69;
    const uint64_t t70 = p192_mulw(&t69, UINT64_C(0xffffffffffffffff), t57);
    uint64_t t71; const p192_bit c72 = p192_addw(&t71, t64, t70, 0);
    uint64_t t73; const p192_bit c74 = p192_addw(&t73, t66, t70, c72);
    uint64_t t75; (void)p192_addw(&t75, t69, UINT64_C(0x0), c74);
    uint64_t t76; const p192_bit c77 = p192_addw(&t76, t73, t69, 0);
    uint64_t t78; (void)p192_addw(&t78, t75, UINT64_C(0x0), c77);
    uint64_t t79; const p192_bit c80 = p192_addw(&t79, t78, t68, 0);
    /* d: take p away where that overflowed */
    const uint64_t t81 = p192_maskw(c80);
    const uint64_t t82 = t81 & UINT64_C(0xfffffffffffffffe);
    uint64_t t83; const p192_bit c84 = p192_subw(&t83, t71, t81, 0);
    uint64_t t85; const p192_bit c86 = p192_subw(&t85, t76, t82, c84);
    uint64_t t87; (void)p192_subw(&t87, t79, t81, c86);
    /* e: + U * d + V * e */
    uint64_t t88;
    const uint64_t t89 = p192_mulw(&t88, de0, m3);
    uint64_t t90;
    const uint64_t t91 = p192_mulw(&t90, de1, m3);
    uint64_t t92;
    const uint64_t t93 = p192_mulw(&t92, de2, m3);
    uint64_t t94; const p192_bit c95 = p192_addw(&t94, t29, t89, 0);
    uint64_t t96; const p192_bit c97 = p192_addw(&t96, t32, t91, c95);
    uint64_t t98; const p192_bit c99 = p192_addw(&t98, t35, t93, c97);
    uint64_t t100; (void)p192_addw(&t100, t38, UINT64_C(0x0), c99);
    uint64_t t101; const p192_bit c102 = p192_addw(&t101, t96, t88, 0);
    uint64_t t103; const p192_bit c104 = p192_addw(&t103, t98, t90, c102);
    uint64_t t105; (void)p192_addw(&t105, t100, t92, c104);
    uint64_t t106;
    const uint64_t t107 = p192_mulw(&t106, de3, m4);
    uint64_t t108;
    const uint64_t t109 = p192_mulw(&t108, de4, m4);
    uint64_t t110;
    const uint64_t t111 = p192_mulw(&t110, de5, m4);
    uint64_t t112; const p192_bit c113 = p192_addw(&t112, t94, t107, 0);
    uint64_t t114; const p192_bit c115 = p192_addw(&t114, t101, t109, c113);
    uint64_t t116; const p192_bit c117 = p192_addw(&t116, t103, t111, c115);
    uint64_t t118; (void)p192_addw(&t118, t105, UINT64_C(0x0), c117);
    uint64_t t119; const p192_bit c120 = p192_addw(&t119, t114, t106, 0);
    uint64_t t121; const p192_bit c122 = p192_addw(&t121, t116, t108, c120);
    uint64_t t123; (void)p192_addw(&t123, t118, t110, c122);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    uint64_t t124;
    const uint64_t t125 = p192_mulw(&t124, UINT64_C(0xffffffffffffffff), t112);
    uint64_t t126; const p192_bit c127 = p192_addw(&t126, t119, t125, 0);
    uint64_t t128; const p192_bit c129 = p192_addw(&t128, t121, t125, c127);
    uint64_t t130; (void)p192_addw(&t130, t124, UINT64_C(0x0), c129);
    uint64_t t131; const p192_bit c132 = p192_addw(&t131, t128, t124, 0);
    uint64_t t133; (void)p192_addw(&t133, t130, UINT64_C(0x0), c132);
    uint64_t t134; const p192_bit c135 = p192_addw(&t134, t133, t123, 0);
    /* e: take p away where that overflowed */
    const uint64_t t136 = p192_maskw(c135);
    const uint64_t t137 = t136 & UINT64_C(0xfffffffffffffffe);
    uint64_t t138; const p192_bit c139 = p192_subw(&t138, t126, t136, 0);
    uint64_t t140; const p192_bit c141 = p192_subw(&t140, t131, t137, c139);
    uint64_t t142; (void)p192_subw(&t142, t134, t136, c141);
    p192_storew(&out[0], t83);
    p192_storew(&out[1], t85);
    p192_storew(&out[2], t87);
    p192_storew(&out[3], t138);
    p192_storew(&out[4], t140);
    p192_storew(&out[5], t142);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void p192_fe_divsteps_end(p192_fe *r, const p192_limb de[6], const p192_limb fg[8])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t fg3 = fg[3];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t7; const p192_bit c8 = p192_subw(&t7, de0, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t9; const p192_bit c10 = p192_subw(&t9, de1, UINT64_C(0xfffffffffffffffe), c8);
    uint64_t t11; const p192_bit c12 = p192_subw(&t11, de2, UINT64_C(0xffffffffffffffff), c10);
    const uint64_t m0 = p192_maskw(c12);
    const uint64_t t13 = p192_selectw(m0, de0, t7);
    const uint64_t t14 = p192_selectw(m0, de1, t9);
    const uint64_t t15 = p192_selectw(m0, de2, t11);
    /* a - b */
    uint64_t t16; const p192_bit c17 = p192_subw(&t16, UINT64_C(0x0), t13, 0);
    uint64_t t18; const p192_bit c19 = p192_subw(&t18, UINT64_C(0x0), t14, c17);
    uint64_t t20; const p192_bit c21 = p192_subw(&t20, UINT64_C(0x0), t15, c19);
    /* add the modulus where it borrowed */
    const uint64_t t22 = p192_maskw(c21);
    const uint64_t t23 = t22 & UINT64_C(0xfffffffffffffffe);
    uint64_t t24; const p192_bit c25 = p192_addw(&t24, t16, t22, 0);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t18, t23, c25);
    uint64_t t28; (void)p192_addw(&t28, t20, t22, c27);
    /* -d where f < 0 */
    const p192_bit c29 = p192_carryw(fg3, fg3, 0);
    const uint64_t m1 = p192_maskw(c29);
    const uint64_t t30 = p192_selectw(m1, t24, t13);
    const uint64_t t31 = p192_selectw(m1, t26, t14);
    const uint64_t t32 = p192_selectw(m1, t28, t15);
    p192_storew(&r->v[0], t30);
    p192_storew(&r->v[1], t31);
    p192_storew(&r->v[2], t32);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^56 */
void p192_sc_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5])
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
    /* 2^56 * (2*n - d - e) */
    uint64_t t18; const p192_bit c19 = p192_addw(&t18, de0, de3, 0);
    uint64_t t20; const p192_bit c21 = p192_addw(&t20, de1, de4, c19);
    uint64_t t22; const p192_bit c23 = p192_addw(&t22, de2, de5, c21);
    const uint64_t t24 = p192_bitw(c23);
    uint64_t t25; const p192_bit c26 = p192_subw(&t25, UINT64_C(0x28d7936369a45062), t18, 0);
    uint64_t t27; const p192_bit c28 = p192_subw(&t27, UINT64_C(0xffffffff33bdf06c), t20, c26);
    uint64_t t29; const p192_bit c30 = p192_subw(&t29, UINT64_C(0xffffffffffffffff), t22, c28);
    uint64_t t31; (void)p192_subw(&t31, UINT64_C(0x1), t24, c30);
    const uint64_t t32 = t25 << 56;
    /* d: + U * d + V * e */
    uint64_t t33;
    const uint64_t t34 = p192_mulw(&t33, de0, m1);
    /* 2^56 * (2*n - d - e) */
    const uint64_t t35 = (t27 << 56) | (t25 >> 8);
    /* d: + U * d + V * e */
    uint64_t t36;
    const uint64_t t37 = p192_mulw(&t36, de1, m1);
    /* 2^56 * (2*n - d - e) */
    const uint64_t t38 = (t29 << 56) | (t27 >> 8);
    /* d: + U * d + V * e */
    uint64_t t39;
    const uint64_t t40 = p192_mulw(&t39, de2, m1);
    /* 2^56 * (2*n - d - e) */
    const uint64_t t41 = (t31 << 56) | (t29 >> 8);
    /* d: + U * d + V * e */
    uint64_t t42; const p192_bit c43 = p192_addw(&t42, t32, t34, 0);
    uint64_t t44; const p192_bit c45 = p192_addw(&t44, t35, t37, c43);
    uint64_t t46; const p192_bit c47 = p192_addw(&t46, t38, t40, c45);
    uint64_t t48; (void)p192_addw(&t48, t41, UINT64_C(0x0), c47);
    uint64_t t49; const p192_bit c50 = p192_addw(&t49, t44, t33, 0);
    uint64_t t51; const p192_bit c52 = p192_addw(&t51, t46, t36, c50);
    uint64_t t53; (void)p192_addw(&t53, t48, t39, c52);
    uint64_t t54;
    const uint64_t t55 = p192_mulw(&t54, de3, m2);
    uint64_t t56;
    const uint64_t t57 = p192_mulw(&t56, de4, m2);
    uint64_t t58;
    const uint64_t t59 = p192_mulw(&t58, de5, m2);
    uint64_t t60; const p192_bit c61 = p192_addw(&t60, t42, t55, 0);
    uint64_t t62; const p192_bit c63 = p192_addw(&t62, t49, t57, c61);
    uint64_t t64; const p192_bit c65 = p192_addw(&t64, t51, t59, c63);
    uint64_t t66; (void)p192_addw(&t66, t53, UINT64_C(0x0), c65);
    uint64_t t67; const p192_bit c68 = p192_addw(&t67, t62, t54, 0);
    uint64_t t69; const p192_bit c70 = p192_addw(&t69, t64, t56, c68);
    uint64_t t71; (void)p192_addw(&t71, t66, t58, c70);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t72 = t60 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t73;
    const uint64_t t74 = p192_mulw(&t73, UINT64_C(0x146bc9b1b4d22831), t72);
    uint64_t t75;
    const uint64_t t76 = p192_mulw(&t75, UINT64_C(0xffffffff99def836), t72);
    uint64_t t77;
    const uint64_t t78 = p192_mulw(&t77, UINT64_C(0xffffffffffffffff), t72);
    const p192_bit c79 = p192_carryw(t60, t74, 0);
    uint64_t t80; const p192_bit c81 = p192_addw(&t80, t67, t76, c79);
    uint64_t t82; const p192_bit c83 = p192_addw(&t82, t69, t78, c81);
    uint64_t t84; (void)p192_addw(&t84, t77, UINT64_C(0x0), c83);
    uint64_t t85; const p192_bit c86 = p192_addw(&t85, t80, t73, 0);
    uint64_t t87; const p192_bit c88 = p192_addw(&t87, t82, t75, c86);
    uint64_t t89; (void)p192_addw(&t89, t84, UINT64_C(0x0), c88);
    uint64_t t90; const p192_bit c91 = p192_addw(&t90, t89, t71, 0);
    /* d: take n away where that overflowed */
    const uint64_t t92 = p192_maskw(c91);
    const uint64_t t93 = t92 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t94 = t92 & UINT64_C(0xffffffff99def836);
    uint64_t t95; const p192_bit c96 = p192_subw(&t95, t85, t93, 0);
    uint64_t t97; const p192_bit c98 = p192_subw(&t97, t87, t94, c96);
    uint64_t t99; (void)p192_subw(&t99, t90, t92, c98);
    /* e: + U * d + V * e */
    uint64_t t100;
    const uint64_t t101 = p192_mulw(&t100, de0, m3);
    uint64_t t102;
    const uint64_t t103 = p192_mulw(&t102, de1, m3);
    uint64_t t104;
    const uint64_t t105 = p192_mulw(&t104, de2, m3);
    uint64_t t106; const p192_bit c107 = p192_addw(&t106, t32, t101, 0);
    uint64_t t108; const p192_bit c109 = p192_addw(&t108, t35, t103, c107);
    uint64_t t110; const p192_bit c111 = p192_addw(&t110, t38, t105, c109);
    uint64_t t112; (void)p192_addw(&t112, t41, UINT64_C(0x0), c111);
    uint64_t t113; const p192_bit c114 = p192_addw(&t113, t108, t100, 0);
    uint64_t t115; const p192_bit c116 = p192_addw(&t115, t110, t102, c114);
    uint64_t t117; (void)p192_addw(&t117, t112, t104, c116);
    uint64_t t118;
    const uint64_t t119 = p192_mulw(&t118, de3, m4);
    uint64_t t120;
    const uint64_t t121 = p192_mulw(&t120, de4, m4);
    uint64_t t122;
    const uint64_t t123 = p192_mulw(&t122, de5, m4);
    uint64_t t124; const p192_bit c125 = p192_addw(&t124, t106, t119, 0);
    uint64_t t126; const p192_bit c127 = p192_addw(&t126, t113, t121, c125);
    uint64_t t128; const p192_bit c129 = p192_addw(&t128, t115, t123, c127);
    uint64_t t130; (void)p192_addw(&t130, t117, UINT64_C(0x0), c129);
    uint64_t t131; const p192_bit c132 = p192_addw(&t131, t126, t118, 0);
    uint64_t t133; const p192_bit c134 = p192_addw(&t133, t128, t120, c132);
    uint64_t t135; (void)p192_addw(&t135, t130, t122, c134);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t136 = t124 * UINT64_C(0x882672070ddbcf2f);
    uint64_t t137;
    const uint64_t t138 = p192_mulw(&t137, UINT64_C(0x146bc9b1b4d22831), t136);
    uint64_t t139;
    const uint64_t t140 = p192_mulw(&t139, UINT64_C(0xffffffff99def836), t136);
    uint64_t t141;
    const uint64_t t142 = p192_mulw(&t141, UINT64_C(0xffffffffffffffff), t136);
    const p192_bit c143 = p192_carryw(t124, t138, 0);
    uint64_t t144; const p192_bit c145 = p192_addw(&t144, t131, t140, c143);
    uint64_t t146; const p192_bit c147 = p192_addw(&t146, t133, t142, c145);
    uint64_t t148; (void)p192_addw(&t148, t141, UINT64_C(0x0), c147);
    uint64_t t149; const p192_bit c150 = p192_addw(&t149, t144, t137, 0);
    uint64_t t151; const p192_bit c152 = p192_addw(&t151, t146, t139, c150);
    uint64_t t153; (void)p192_addw(&t153, t148, UINT64_C(0x0), c152);
    uint64_t t154; const p192_bit c155 = p192_addw(&t154, t153, t135, 0);
    /* e: take n away where that overflowed */
    const uint64_t t156 = p192_maskw(c155);
    const uint64_t t157 = t156 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t158 = t156 & UINT64_C(0xffffffff99def836);
    uint64_t t159; const p192_bit c160 = p192_subw(&t159, t149, t157, 0);
    uint64_t t161; const p192_bit c162 = p192_subw(&t161, t151, t158, c160);
    uint64_t t163; (void)p192_subw(&t163, t154, t156, c162);
    p192_storew(&out[0], t95);
    p192_storew(&out[1], t97);
    p192_storew(&out[2], t99);
    p192_storew(&out[3], t159);
    p192_storew(&out[4], t161);
    p192_storew(&out[5], t163);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void p192_sc_divsteps_end(p192_sc *r, const p192_limb de[6], const p192_limb fg[8])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t fg3 = fg[3];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t8; const p192_bit c9 = p192_subw(&t8, de0, UINT64_C(0x146bc9b1b4d22831), 0);
    uint64_t t10; const p192_bit c11 = p192_subw(&t10, de1, UINT64_C(0xffffffff99def836), c9);
    uint64_t t12; const p192_bit c13 = p192_subw(&t12, de2, UINT64_C(0xffffffffffffffff), c11);
    const uint64_t m0 = p192_maskw(c13);
    const uint64_t t14 = p192_selectw(m0, de0, t8);
    const uint64_t t15 = p192_selectw(m0, de1, t10);
    const uint64_t t16 = p192_selectw(m0, de2, t12);
    /* a - b */
    uint64_t t17; const p192_bit c18 = p192_subw(&t17, UINT64_C(0x0), t14, 0);
    uint64_t t19; const p192_bit c20 = p192_subw(&t19, UINT64_C(0x0), t15, c18);
    uint64_t t21; const p192_bit c22 = p192_subw(&t21, UINT64_C(0x0), t16, c20);
    /* add the modulus where it borrowed */
    const uint64_t t23 = p192_maskw(c22);
    const uint64_t t24 = t23 & UINT64_C(0x146bc9b1b4d22831);
    const uint64_t t25 = t23 & UINT64_C(0xffffffff99def836);
    uint64_t t26; const p192_bit c27 = p192_addw(&t26, t17, t24, 0);
    uint64_t t28; const p192_bit c29 = p192_addw(&t28, t19, t25, c27);
    uint64_t t30; (void)p192_addw(&t30, t21, t23, c29);
    /* -d where f < 0 */
    const p192_bit c31 = p192_carryw(fg3, fg3, 0);
    const uint64_t m1 = p192_maskw(c31);
    const uint64_t t32 = p192_selectw(m1, t26, t14);
    const uint64_t t33 = p192_selectw(m1, t28, t15);
    const uint64_t t34 = p192_selectw(m1, t30, t16);
    p192_storew(&r->v[0], t32);
    p192_storew(&r->v[1], t33);
    p192_storew(&r->v[2], t34);
}

#else
typedef int p192_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
