/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions p224_fe_inv_divsteps, p224_sc_inv_divsteps.
 */
#include "p224.h"

#if P224_WORD_BITS == 64 && !defined(P224_ASM)
#define P224_CARRY_CHAINS
#include "p224_internal.h"

/* M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19 */
void p224_divsteps58(p224_limb out[5], const p224_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const p224_bit c25 = p224_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = p224_maskw(c25);
    const uint64_t t26 = p224_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p224_bit c35 = p224_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = p224_maskw(c35);
    const uint64_t t36 = p224_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = p224_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)p224_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const p224_bit c40 = p224_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = p224_maskw(c40);
    const uint64_t t41 = p224_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const p224_bit c48 = p224_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = p224_maskw(c48);
    const uint64_t t49 = p224_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = p224_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)p224_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const p224_bit c54 = p224_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = p224_maskw(c54);
    const uint64_t t55 = p224_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const p224_bit c62 = p224_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = p224_maskw(c62);
    const uint64_t t63 = p224_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = p224_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)p224_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const p224_bit c68 = p224_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = p224_maskw(c68);
    const uint64_t t69 = p224_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const p224_bit c76 = p224_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = p224_maskw(c76);
    const uint64_t t77 = p224_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = p224_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)p224_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const p224_bit c82 = p224_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = p224_maskw(c82);
    const uint64_t t83 = p224_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const p224_bit c90 = p224_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = p224_maskw(c90);
    const uint64_t t91 = p224_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = p224_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)p224_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const p224_bit c96 = p224_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = p224_maskw(c96);
    const uint64_t t97 = p224_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const p224_bit c104 = p224_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = p224_maskw(c104);
    const uint64_t t105 = p224_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = p224_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)p224_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const p224_bit c110 = p224_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = p224_maskw(c110);
    const uint64_t t111 = p224_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const p224_bit c118 = p224_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = p224_maskw(c118);
    const uint64_t t119 = p224_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = p224_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)p224_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const p224_bit c124 = p224_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = p224_maskw(c124);
    const uint64_t t125 = p224_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const p224_bit c132 = p224_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = p224_maskw(c132);
    const uint64_t t133 = p224_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = p224_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)p224_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const p224_bit c138 = p224_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = p224_maskw(c138);
    const uint64_t t139 = p224_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const p224_bit c146 = p224_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = p224_maskw(c146);
    const uint64_t t147 = p224_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = p224_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)p224_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const p224_bit c152 = p224_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = p224_maskw(c152);
    const uint64_t t153 = p224_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const p224_bit c160 = p224_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = p224_maskw(c160);
    const uint64_t t161 = p224_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = p224_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)p224_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const p224_bit c166 = p224_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = p224_maskw(c166);
    const uint64_t t167 = p224_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const p224_bit c174 = p224_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = p224_maskw(c174);
    const uint64_t t175 = p224_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = p224_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)p224_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const p224_bit c180 = p224_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = p224_maskw(c180);
    const uint64_t t181 = p224_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const p224_bit c188 = p224_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = p224_maskw(c188);
    const uint64_t t189 = p224_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = p224_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)p224_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const p224_bit c194 = p224_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = p224_maskw(c194);
    const uint64_t t195 = p224_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const p224_bit c202 = p224_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = p224_maskw(c202);
    const uint64_t t203 = p224_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = p224_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)p224_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const p224_bit c208 = p224_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = p224_maskw(c208);
    const uint64_t t209 = p224_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const p224_bit c216 = p224_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = p224_maskw(c216);
    const uint64_t t217 = p224_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = p224_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)p224_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const p224_bit c222 = p224_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = p224_maskw(c222);
    const uint64_t t223 = p224_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const p224_bit c230 = p224_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = p224_maskw(c230);
    const uint64_t t231 = p224_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = p224_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)p224_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const p224_bit c236 = p224_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = p224_maskw(c236);
    const uint64_t t237 = p224_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const p224_bit c244 = p224_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = p224_maskw(c244);
    const uint64_t t245 = p224_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = p224_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)p224_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const p224_bit c250 = p224_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = p224_maskw(c250);
    const uint64_t t251 = p224_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const p224_bit c258 = p224_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = p224_maskw(c258);
    const uint64_t t259 = p224_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = p224_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)p224_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const p224_bit c264 = p224_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = p224_maskw(c264);
    const uint64_t t265 = p224_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const p224_bit c272 = p224_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = p224_maskw(c272);
    const uint64_t t273 = p224_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = p224_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)p224_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const p224_bit c278 = p224_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = p224_maskw(c278);
    const uint64_t t279 = p224_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const p224_bit c286 = p224_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = p224_maskw(c286);
    const uint64_t t287 = p224_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = p224_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)p224_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const p224_bit c292 = p224_borroww(t291, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = p224_maskw(c292);
    const uint64_t t293 = p224_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t294 = t289 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t295 = t283 ^ t285;
    const uint64_t t296 = t295 & t288;
    const uint64_t t297 = t283 ^ t296;
    /* step 19 */
    const uint64_t t298 = t297 ^ t293;
    const uint64_t t299 = t289 >> 1;
    const p224_bit c300 = p224_borroww(UINT64_C(0x0), t294, 0);
    const uint64_t m39 = p224_maskw(c300);
    const uint64_t t301 = p224_selectw(m39, t298, UINT64_C(0x4000000000000000));
    const uint64_t t302 = p224_selectw(m39, t293, UINT64_C(0x0));
    uint64_t t303; (void)p224_addw(&t303, t299, t301, c300);
    /* step 18 */
    const uint64_t t304 = t291 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t305 = t304 ^ t302;
    const uint64_t t306 = t305 + UINT64_C(0x1);
    /* steps 20 to 38: pack */
    const p224_bit c307 = p224_borroww(t306, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = p224_maskw(c307);
    const uint64_t t308 = p224_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    /* steps 20 to 38: pack */
    const uint64_t t319 = t318 & UINT64_C(0x7ffff);
    const uint64_t t320 = t319 | UINT64_C(0x8800000000000000);
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
    /* steps 20 to 38: pack */
    const uint64_t t335 = t334 & UINT64_C(0x7ffff);
    const uint64_t t336 = t335 >> 1;
    const uint64_t t337 = t336 | UINT64_C(0x4000004000000000);
    /* step 20 */
    const uint64_t t338 = t337 ^ t308;
    const uint64_t t339 = t320 >> 1;
    const p224_bit c340 = p224_borroww(UINT64_C(0x0), t321, 0);
    const uint64_t m41 = p224_maskw(c340);
    const uint64_t t341 = p224_selectw(m41, t338, UINT64_C(0x4000000000000000));
    const uint64_t t342 = p224_selectw(m41, t308, UINT64_C(0x0));
    uint64_t t343; (void)p224_addw(&t343, t339, t341, c340);
    const uint64_t t344 = t306 ^ t342;
    const p224_bit c345 = p224_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = p224_maskw(c345);
    const uint64_t t346 = p224_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t343 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t337 ^ t339;
    const uint64_t t349 = t348 & t342;
    const uint64_t t350 = t337 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t343 >> 1;
    const p224_bit c353 = p224_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = p224_maskw(c353);
    const uint64_t t354 = p224_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = p224_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)p224_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const p224_bit c359 = p224_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = p224_maskw(c359);
    const uint64_t t360 = p224_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const p224_bit c367 = p224_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = p224_maskw(c367);
    const uint64_t t368 = p224_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = p224_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)p224_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const p224_bit c373 = p224_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = p224_maskw(c373);
    const uint64_t t374 = p224_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const p224_bit c381 = p224_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = p224_maskw(c381);
    const uint64_t t382 = p224_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = p224_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)p224_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const p224_bit c387 = p224_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = p224_maskw(c387);
    const uint64_t t388 = p224_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const p224_bit c395 = p224_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = p224_maskw(c395);
    const uint64_t t396 = p224_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = p224_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)p224_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const p224_bit c401 = p224_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = p224_maskw(c401);
    const uint64_t t402 = p224_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const p224_bit c409 = p224_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = p224_maskw(c409);
    const uint64_t t410 = p224_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = p224_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)p224_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const p224_bit c415 = p224_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = p224_maskw(c415);
    const uint64_t t416 = p224_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const p224_bit c423 = p224_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = p224_maskw(c423);
    const uint64_t t424 = p224_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = p224_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)p224_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const p224_bit c429 = p224_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = p224_maskw(c429);
    const uint64_t t430 = p224_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const p224_bit c437 = p224_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = p224_maskw(c437);
    const uint64_t t438 = p224_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = p224_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)p224_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const p224_bit c443 = p224_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = p224_maskw(c443);
    const uint64_t t444 = p224_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const p224_bit c451 = p224_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = p224_maskw(c451);
    const uint64_t t452 = p224_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = p224_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)p224_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const p224_bit c457 = p224_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = p224_maskw(c457);
    const uint64_t t458 = p224_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const p224_bit c465 = p224_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = p224_maskw(c465);
    const uint64_t t466 = p224_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = p224_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)p224_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const p224_bit c471 = p224_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = p224_maskw(c471);
    const uint64_t t472 = p224_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const p224_bit c479 = p224_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = p224_maskw(c479);
    const uint64_t t480 = p224_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = p224_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)p224_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const p224_bit c485 = p224_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = p224_maskw(c485);
    const uint64_t t486 = p224_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const p224_bit c493 = p224_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = p224_maskw(c493);
    const uint64_t t494 = p224_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = p224_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)p224_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const p224_bit c499 = p224_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = p224_maskw(c499);
    const uint64_t t500 = p224_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const p224_bit c507 = p224_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = p224_maskw(c507);
    const uint64_t t508 = p224_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = p224_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)p224_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const p224_bit c513 = p224_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = p224_maskw(c513);
    const uint64_t t514 = p224_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const p224_bit c521 = p224_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = p224_maskw(c521);
    const uint64_t t522 = p224_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = p224_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)p224_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const p224_bit c527 = p224_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = p224_maskw(c527);
    const uint64_t t528 = p224_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const p224_bit c535 = p224_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = p224_maskw(c535);
    const uint64_t t536 = p224_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = p224_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)p224_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const p224_bit c541 = p224_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = p224_maskw(c541);
    const uint64_t t542 = p224_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const p224_bit c549 = p224_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = p224_maskw(c549);
    const uint64_t t550 = p224_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = p224_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)p224_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const p224_bit c555 = p224_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = p224_maskw(c555);
    const uint64_t t556 = p224_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const p224_bit c563 = p224_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = p224_maskw(c563);
    const uint64_t t564 = p224_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = p224_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)p224_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const p224_bit c569 = p224_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = p224_maskw(c569);
    const uint64_t t570 = p224_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const p224_bit c577 = p224_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = p224_maskw(c577);
    const uint64_t t578 = p224_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = p224_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)p224_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const p224_bit c583 = p224_borroww(t582, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = p224_maskw(c583);
    const uint64_t t584 = p224_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t585 = t580 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t586 = t574 ^ t576;
    const uint64_t t587 = t586 & t579;
    const uint64_t t588 = t574 ^ t587;
    /* step 38 */
    const uint64_t t589 = t588 ^ t584;
    const uint64_t t590 = t580 >> 1;
    const p224_bit c591 = p224_borroww(UINT64_C(0x0), t585, 0);
    const uint64_t m77 = p224_maskw(c591);
    const uint64_t t592 = p224_selectw(m77, t589, UINT64_C(0x4000000000000000));
    const uint64_t t593 = p224_selectw(m77, t584, UINT64_C(0x0));
    uint64_t t594; (void)p224_addw(&t594, t590, t592, c591);
    /* step 37 */
    const uint64_t t595 = t582 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t596 = t595 ^ t593;
    const uint64_t t597 = t596 + UINT64_C(0x1);
    /* steps 39 to 57: pack */
    const p224_bit c598 = p224_borroww(t597, UINT64_C(0x4000000000000000), 0);
    const uint64_t m78 = p224_maskw(c598);
    const uint64_t t599 = p224_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* unpack u, v, q, r */
    const uint64_t t600 = t594 + UINT64_C(0x7ffff80000);
    const uint64_t t601 = t600 & UINT64_C(0xffffffffff);
    const uint64_t t602 = t601 >> 20;
    const uint64_t t603 = t602 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t604 = t603 * t334;
    /* unpack u, v, q, r */
    const uint64_t t605 = t600 >> 40;
    const uint64_t t606 = t605 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t607 = t606 * t318;
    const uint64_t t608 = t604 + t607;
    const uint64_t t609 = t608 >> 19;
    /* steps 39 to 57: pack */
    const uint64_t t610 = t609 & UINT64_C(0x7ffff);
    const uint64_t t611 = t610 | UINT64_C(0x8800000000000000);
    /* step 39 */
    const uint64_t t612 = t611 & UINT64_C(0x1);
    /* step 38 */
    const uint64_t t613 = t588 ^ t590;
    const uint64_t t614 = t613 & t593;
    const uint64_t t615 = t588 ^ t614;
    /* unpack u, v, q, r */
    const uint64_t t616 = t615 + UINT64_C(0x3ffffc0000);
    const uint64_t t617 = t616 & UINT64_C(0x7fffffffff);
    const uint64_t t618 = t617 >> 19;
    const uint64_t t619 = t618 - UINT64_C(0x7ffff);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t620 = t619 * t334;
    /* unpack u, v, q, r */
    const uint64_t t621 = t616 >> 39;
    const uint64_t t622 = t621 - UINT64_C(0x800000);
    /* the low words of (f, g) after these 19 steps */
    const uint64_t t623 = t622 * t318;
    const uint64_t t624 = t620 + t623;
    const uint64_t t625 = t624 >> 19;
    /* steps 39 to 57: pack */
    const uint64_t t626 = t625 & UINT64_C(0x7ffff);
    const uint64_t t627 = t626 >> 1;
    const uint64_t t628 = t627 | UINT64_C(0x4000004000000000);
    /* step 39 */
    const uint64_t t629 = t628 ^ t599;
    const uint64_t t630 = t611 >> 1;
    const p224_bit c631 = p224_borroww(UINT64_C(0x0), t612, 0);
    const uint64_t m79 = p224_maskw(c631);
    const uint64_t t632 = p224_selectw(m79, t629, UINT64_C(0x4000000000000000));
    const uint64_t t633 = p224_selectw(m79, t599, UINT64_C(0x0));
    uint64_t t634; (void)p224_addw(&t634, t630, t632, c631);
    const uint64_t t635 = t597 ^ t633;
    const p224_bit c636 = p224_borroww(t635, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m80 = p224_maskw(c636);
    const uint64_t t637 = p224_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 40 */
    const uint64_t t638 = t634 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t639 = t628 ^ t630;
    const uint64_t t640 = t639 & t633;
    const uint64_t t641 = t628 ^ t640;
    /* step 40 */
    const uint64_t t642 = t641 ^ t637;
    const uint64_t t643 = t634 >> 1;
    const p224_bit c644 = p224_borroww(UINT64_C(0x0), t638, 0);
    const uint64_t m81 = p224_maskw(c644);
    const uint64_t t645 = p224_selectw(m81, t642, UINT64_C(0x4000000000000000));
    const uint64_t t646 = p224_selectw(m81, t637, UINT64_C(0x0));
    uint64_t t647; (void)p224_addw(&t647, t643, t645, c644);
    /* step 39 */
    const uint64_t t648 = t635 + UINT64_C(0x1);
    /* step 40 */
    const uint64_t t649 = t648 ^ t646;
    const p224_bit c650 = p224_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = p224_maskw(c650);
    const uint64_t t651 = p224_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t647 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t641 ^ t643;
    const uint64_t t654 = t653 & t646;
    const uint64_t t655 = t641 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t647 >> 1;
    const p224_bit c658 = p224_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = p224_maskw(c658);
    const uint64_t t659 = p224_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = p224_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)p224_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const p224_bit c664 = p224_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = p224_maskw(c664);
    const uint64_t t665 = p224_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const p224_bit c672 = p224_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = p224_maskw(c672);
    const uint64_t t673 = p224_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = p224_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)p224_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const p224_bit c678 = p224_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = p224_maskw(c678);
    const uint64_t t679 = p224_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const p224_bit c686 = p224_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = p224_maskw(c686);
    const uint64_t t687 = p224_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = p224_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)p224_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const p224_bit c692 = p224_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = p224_maskw(c692);
    const uint64_t t693 = p224_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const p224_bit c700 = p224_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = p224_maskw(c700);
    const uint64_t t701 = p224_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = p224_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)p224_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const p224_bit c706 = p224_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = p224_maskw(c706);
    const uint64_t t707 = p224_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const p224_bit c714 = p224_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = p224_maskw(c714);
    const uint64_t t715 = p224_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = p224_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)p224_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const p224_bit c720 = p224_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = p224_maskw(c720);
    const uint64_t t721 = p224_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const p224_bit c728 = p224_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = p224_maskw(c728);
    const uint64_t t729 = p224_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = p224_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)p224_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const p224_bit c734 = p224_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = p224_maskw(c734);
    const uint64_t t735 = p224_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const p224_bit c742 = p224_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = p224_maskw(c742);
    const uint64_t t743 = p224_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = p224_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)p224_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const p224_bit c748 = p224_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = p224_maskw(c748);
    const uint64_t t749 = p224_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const p224_bit c756 = p224_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = p224_maskw(c756);
    const uint64_t t757 = p224_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = p224_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)p224_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const p224_bit c762 = p224_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = p224_maskw(c762);
    const uint64_t t763 = p224_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const p224_bit c770 = p224_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = p224_maskw(c770);
    const uint64_t t771 = p224_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = p224_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)p224_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const p224_bit c776 = p224_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = p224_maskw(c776);
    const uint64_t t777 = p224_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const p224_bit c784 = p224_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = p224_maskw(c784);
    const uint64_t t785 = p224_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = p224_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)p224_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const p224_bit c790 = p224_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = p224_maskw(c790);
    const uint64_t t791 = p224_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const p224_bit c798 = p224_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = p224_maskw(c798);
    const uint64_t t799 = p224_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = p224_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)p224_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const p224_bit c804 = p224_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = p224_maskw(c804);
    const uint64_t t805 = p224_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const p224_bit c812 = p224_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = p224_maskw(c812);
    const uint64_t t813 = p224_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = p224_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)p224_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const p224_bit c818 = p224_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = p224_maskw(c818);
    const uint64_t t819 = p224_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const p224_bit c826 = p224_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = p224_maskw(c826);
    const uint64_t t827 = p224_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = p224_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)p224_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const p224_bit c832 = p224_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = p224_maskw(c832);
    const uint64_t t833 = p224_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const p224_bit c840 = p224_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = p224_maskw(c840);
    const uint64_t t841 = p224_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = p224_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)p224_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const p224_bit c846 = p224_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = p224_maskw(c846);
    const uint64_t t847 = p224_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const p224_bit c854 = p224_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = p224_maskw(c854);
    const uint64_t t855 = p224_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = p224_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)p224_addw(&t857, t853, t855, c854);
    /* step 54 */
    const uint64_t t858 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t859 = t858 ^ t856;
    const p224_bit c860 = p224_borroww(t859, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = p224_maskw(c860);
    const uint64_t t861 = p224_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t862 = t857 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t863 = t851 ^ t853;
    const uint64_t t864 = t863 & t856;
    const uint64_t t865 = t851 ^ t864;
    /* step 56 */
    const uint64_t t866 = t865 ^ t861;
    const uint64_t t867 = t857 >> 1;
    const p224_bit c868 = p224_borroww(UINT64_C(0x0), t862, 0);
    const uint64_t m113 = p224_maskw(c868);
    const uint64_t t869 = p224_selectw(m113, t866, UINT64_C(0x4000000000000000));
    const uint64_t t870 = p224_selectw(m113, t861, UINT64_C(0x0));
    uint64_t t871; (void)p224_addw(&t871, t867, t869, c868);
    /* step 55 */
    const uint64_t t872 = t859 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t873 = t872 ^ t870;
    const p224_bit c874 = p224_borroww(t873, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = p224_maskw(c874);
    const uint64_t t875 = p224_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t876 = t871 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t877 = t865 ^ t867;
    const uint64_t t878 = t877 & t870;
    const uint64_t t879 = t865 ^ t878;
    /* step 57 */
    const uint64_t t880 = t879 ^ t875;
    const uint64_t t881 = t871 >> 1;
    const p224_bit c882 = p224_borroww(UINT64_C(0x0), t876, 0);
    const uint64_t m115 = p224_maskw(c882);
    const uint64_t t883 = p224_selectw(m115, t880, UINT64_C(0x4000000000000000));
    const uint64_t t884 = p224_selectw(m115, t875, UINT64_C(0x0));
    uint64_t t885; (void)p224_addw(&t885, t881, t883, c882);
    /* matrix of all steps so far */
    const uint64_t t886 = t619 * t328;
    const uint64_t t887 = t622 * t312;
    const uint64_t t888 = t886 + t887;
    const uint64_t t889 = t619 * t331;
    const uint64_t t890 = t622 * t315;
    const uint64_t t891 = t889 + t890;
    const uint64_t t892 = t603 * t328;
    const uint64_t t893 = t606 * t312;
    const uint64_t t894 = t892 + t893;
    const uint64_t t895 = t603 * t331;
    const uint64_t t896 = t606 * t315;
    const uint64_t t897 = t895 + t896;
    /* step 56 */
    const uint64_t t898 = t873 + UINT64_C(0x1);
    /* step 57 */
    const uint64_t t899 = t879 ^ t881;
    const uint64_t t900 = t899 & t884;
    const uint64_t t901 = t879 ^ t900;
    const uint64_t t902 = t898 ^ t884;
    const uint64_t t903 = t902 + UINT64_C(0x1);
    /* unpack u, v, q, r */
    const uint64_t t904 = t901 + UINT64_C(0x3ffffc0000);
    const uint64_t t905 = t904 >> 39;
    const uint64_t t906 = t905 - UINT64_C(0x800000);
    const uint64_t t907 = t904 & UINT64_C(0x7fffffffff);
    const uint64_t t908 = t907 >> 19;
    const uint64_t t909 = t908 - UINT64_C(0x7ffff);
    const uint64_t t910 = t885 + UINT64_C(0x7ffff80000);
    const uint64_t t911 = t910 >> 40;
    const uint64_t t912 = t911 - UINT64_C(0x800000);
    const uint64_t t913 = t910 & UINT64_C(0xffffffffff);
    const uint64_t t914 = t913 >> 20;
    const uint64_t t915 = t914 - UINT64_C(0x7ffff);
    /* matrix of all steps so far */
    const uint64_t t916 = t909 * t888;
    const uint64_t t917 = t906 * t894;
    const uint64_t t918 = t916 + t917;
    const uint64_t t919 = t909 * t891;
    const uint64_t t920 = t906 * t897;
    const uint64_t t921 = t919 + t920;
    const uint64_t t922 = t915 * t888;
    const uint64_t t923 = t912 * t894;
    const uint64_t t924 = t922 + t923;
    const uint64_t t925 = t915 * t891;
    const uint64_t t926 = t912 * t897;
    const uint64_t t927 = t925 + t926;
    /* add 2^S to each entry */
    const uint64_t t928 = t918 + UINT64_C(0x400000000000000);
    const uint64_t t929 = t921 + UINT64_C(0x400000000000000);
    const uint64_t t930 = t924 + UINT64_C(0x400000000000000);
    const uint64_t t931 = t927 + UINT64_C(0x400000000000000);
    p224_storew(&out[0], t903);
    p224_storew(&out[1], t928);
    p224_storew(&out[2], t929);
    p224_storew(&out[3], t930);
    p224_storew(&out[4], t931);
}

/* 2^58 * out = M * (f, g), where M = m[1..4] - 2^58 */
void p224_divsteps58_fg4(p224_limb out[10], const p224_limb fg[10], const p224_limb m[5])
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
    uint64_t t16; const p224_bit c17 = p224_addw(&t16, fg0, fg5, 0);
    uint64_t t18; const p224_bit c19 = p224_addw(&t18, fg1, fg6, c17);
    uint64_t t20; const p224_bit c21 = p224_addw(&t20, fg2, fg7, c19);
    uint64_t t22; const p224_bit c23 = p224_addw(&t22, fg3, fg8, c21);
    uint64_t t24; (void)p224_addw(&t24, fg4, fg9, c23);
    /* f: U * f, on the words without sign */
    uint64_t t25;
    const uint64_t t26 = p224_mulw(&t25, fg1, m1);
    uint64_t t27;
    const uint64_t t28 = p224_mulw(&t27, fg0, m1);
    uint64_t t29;
    const uint64_t t30 = p224_mulw(&t29, fg2, m1);
    uint64_t t31;
    const uint64_t t32 = p224_mulw(&t31, fg3, m1);
    uint64_t t33; const p224_bit c34 = p224_addw(&t33, t26, t27, 0);
    uint64_t t35; const p224_bit c36 = p224_addw(&t35, t30, t25, c34);
    uint64_t t37; const p224_bit c38 = p224_addw(&t37, t32, t29, c36);
    uint64_t t39; (void)p224_addw(&t39, t31, UINT64_C(0x0), c38);
    uint64_t t40;
    const uint64_t t41 = p224_mulw(&t40, fg5, m2);
    uint64_t t42;
    const uint64_t t43 = p224_mulw(&t42, fg6, m2);
    uint64_t t44;
    const uint64_t t45 = p224_mulw(&t44, fg7, m2);
    uint64_t t46;
    const uint64_t t47 = p224_mulw(&t46, fg8, m2);
    uint64_t t48; const p224_bit c49 = p224_addw(&t48, t28, t41, 0);
    uint64_t t50; const p224_bit c51 = p224_addw(&t50, t33, t43, c49);
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t35, t45, c51);
    uint64_t t54; const p224_bit c55 = p224_addw(&t54, t37, t47, c53);
    uint64_t t56; (void)p224_addw(&t56, t39, UINT64_C(0x0), c55);
    uint64_t t57; const p224_bit c58 = p224_addw(&t57, t50, t40, 0);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t52, t42, c58);
    uint64_t t61; const p224_bit c62 = p224_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)p224_addw(&t63, t56, t46, c62);
    /* f: divide by 2^S */
    const uint64_t t64 = (t57 << 6) | (t48 >> 58);
    const uint64_t t65 = (t59 << 6) | (t57 >> 58);
    const uint64_t t66 = (t61 << 6) | (t59 >> 58);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t67 = m1 & fg4;
    const uint64_t t68 = m2 & fg9;
    const uint64_t t69 = t67 + t68;
    const uint64_t t70 = t63 - t69;
    /* f: divide by 2^S */
    const uint64_t t71 = (t70 << 6) | (t61 >> 58);
    const uint64_t t72 = t70 >> 58;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t73; const p224_bit c74 = p224_subw(&t73, t64, t16, 0);
    uint64_t t75; const p224_bit c76 = p224_subw(&t75, t65, t18, c74);
    uint64_t t77; const p224_bit c78 = p224_subw(&t77, t66, t20, c76);
    uint64_t t79; const p224_bit c80 = p224_subw(&t79, t71, t22, c78);
    uint64_t t81; (void)p224_subw(&t81, t72, t24, c80);
    /* g: U * f, on the words without sign */
    uint64_t t82;
    const uint64_t t83 = p224_mulw(&t82, fg1, m3);
    uint64_t t84;
    const uint64_t t85 = p224_mulw(&t84, fg0, m3);
    uint64_t t86;
    const uint64_t t87 = p224_mulw(&t86, fg2, m3);
    uint64_t t88;
    const uint64_t t89 = p224_mulw(&t88, fg3, m3);
    uint64_t t90; const p224_bit c91 = p224_addw(&t90, t83, t84, 0);
    uint64_t t92; const p224_bit c93 = p224_addw(&t92, t87, t82, c91);
    uint64_t t94; const p224_bit c95 = p224_addw(&t94, t89, t86, c93);
    uint64_t t96; (void)p224_addw(&t96, t88, UINT64_C(0x0), c95);
    uint64_t t97;
    const uint64_t t98 = p224_mulw(&t97, fg5, m4);
    uint64_t t99;
    const uint64_t t100 = p224_mulw(&t99, fg6, m4);
    uint64_t t101;
    const uint64_t t102 = p224_mulw(&t101, fg7, m4);
    uint64_t t103;
    const uint64_t t104 = p224_mulw(&t103, fg8, m4);
    uint64_t t105; const p224_bit c106 = p224_addw(&t105, t85, t98, 0);
    uint64_t t107; const p224_bit c108 = p224_addw(&t107, t90, t100, c106);
    uint64_t t109; const p224_bit c110 = p224_addw(&t109, t92, t102, c108);
    uint64_t t111; const p224_bit c112 = p224_addw(&t111, t94, t104, c110);
    uint64_t t113; (void)p224_addw(&t113, t96, UINT64_C(0x0), c112);
    uint64_t t114; const p224_bit c115 = p224_addw(&t114, t107, t97, 0);
    uint64_t t116; const p224_bit c117 = p224_addw(&t116, t109, t99, c115);
    uint64_t t118; const p224_bit c119 = p224_addw(&t118, t111, t101, c117);
    uint64_t t120; (void)p224_addw(&t120, t113, t103, c119);
    /* g: divide by 2^S */
    const uint64_t t121 = (t114 << 6) | (t105 >> 58);
    const uint64_t t122 = (t116 << 6) | (t114 >> 58);
    const uint64_t t123 = (t118 << 6) | (t116 >> 58);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t124 = m3 & fg4;
    const uint64_t t125 = m4 & fg9;
    const uint64_t t126 = t124 + t125;
    const uint64_t t127 = t120 - t126;
    /* g: divide by 2^S */
    const uint64_t t128 = (t127 << 6) | (t118 >> 58);
    const uint64_t t129 = t127 >> 58;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t130; const p224_bit c131 = p224_subw(&t130, t121, t16, 0);
    uint64_t t132; const p224_bit c133 = p224_subw(&t132, t122, t18, c131);
    uint64_t t134; const p224_bit c135 = p224_subw(&t134, t123, t20, c133);
    uint64_t t136; const p224_bit c137 = p224_subw(&t136, t128, t22, c135);
    uint64_t t138; (void)p224_subw(&t138, t129, t24, c137);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t139 = t81 & UINT64_C(0x1);
    const uint64_t t140 = UINT64_C(0x0) - t139;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t141 = t138 & UINT64_C(0x1);
    const uint64_t t142 = UINT64_C(0x0) - t141;
    p224_storew(&out[0], t73);
    p224_storew(&out[1], t75);
    p224_storew(&out[2], t77);
    p224_storew(&out[3], t79);
    p224_storew(&out[4], t140);
    p224_storew(&out[5], t130);
    p224_storew(&out[6], t132);
    p224_storew(&out[7], t134);
    p224_storew(&out[8], t136);
    p224_storew(&out[9], t142);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^58 */
void p224_fe_divsteps_de(p224_limb out[8], const p224_limb de[8], const p224_limb m[5])
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
    /* 2^58 * (2*p - d - e) */
    uint64_t t19; const p224_bit c20 = p224_addw(&t19, de0, de4, 0);
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, de1, de5, c20);
    uint64_t t23; const p224_bit c24 = p224_addw(&t23, de2, de6, c22);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, de3, de7, c24);
    const uint64_t t27 = p224_bitw(c26);
    uint64_t t28; const p224_bit c29 = p224_subw(&t28, UINT64_C(0x2), t19, 0);
    uint64_t t30; const p224_bit c31 = p224_subw(&t30, UINT64_C(0xfffffffe00000000), t21, c29);
    uint64_t t32; const p224_bit c33 = p224_subw(&t32, UINT64_C(0xffffffffffffffff), t23, c31);
    uint64_t t34; const p224_bit c35 = p224_subw(&t34, UINT64_C(0x1ffffffff), t25, c33);
    uint64_t t36; (void)p224_subw(&t36, UINT64_C(0x0), t27, c35);
    const uint64_t t37 = t28 << 58;
    /* d: + U * d + V * e */
    uint64_t t38;
    const uint64_t t39 = p224_mulw(&t38, de0, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t40 = (t30 << 58) | (t28 >> 6);
    /* d: + U * d + V * e */
    uint64_t t41;
    const uint64_t t42 = p224_mulw(&t41, de1, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t43 = (t32 << 58) | (t30 >> 6);
    /* d: + U * d + V * e */
    uint64_t t44;
    const uint64_t t45 = p224_mulw(&t44, de2, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t46 = (t34 << 58) | (t32 >> 6);
    /* d: + U * d + V * e */
    uint64_t t47;
    const uint64_t t48 = p224_mulw(&t47, de3, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t49 = (t36 << 58) | (t34 >> 6);
    /* d: + U * d + V * e */
    uint64_t t50; const p224_bit c51 = p224_addw(&t50, t37, t39, 0);
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t40, t42, c51);
    uint64_t t54; const p224_bit c55 = p224_addw(&t54, t43, t45, c53);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t46, t48, c55);
    uint64_t t58; (void)p224_addw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t59; const p224_bit c60 = p224_addw(&t59, t52, t38, 0);
    uint64_t t61; const p224_bit c62 = p224_addw(&t61, t54, t41, c60);
    uint64_t t63; const p224_bit c64 = p224_addw(&t63, t56, t44, c62);
    uint64_t t65; (void)p224_addw(&t65, t58, t47, c64);
    uint64_t t66;
    const uint64_t t67 = p224_mulw(&t66, de4, m2);
    uint64_t t68;
    const uint64_t t69 = p224_mulw(&t68, de5, m2);
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, de6, m2);
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, de7, m2);
    uint64_t t74; const p224_bit c75 = p224_addw(&t74, t50, t67, 0);
    uint64_t t76; const p224_bit c77 = p224_addw(&t76, t59, t69, c75);
    uint64_t t78; const p224_bit c79 = p224_addw(&t78, t61, t71, c77);
    uint64_t t80; const p224_bit c81 = p224_addw(&t80, t63, t73, c79);
    uint64_t t82; (void)p224_addw(&t82, t65, UINT64_C(0x0), c81);
    uint64_t t83; const p224_bit c84 = p224_addw(&t83, t76, t66, 0);
    uint64_t t85; const p224_bit c86 = p224_addw(&t85, t78, t68, c84);
    uint64_t t87; const p224_bit c88 = p224_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)p224_addw(&t89, t82, t72, c88);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t90 = UINT64_C(0x0) - t74;
    uint64_t t91;
    const uint64_t t92 = p224_mulw(&t91, UINT64_C(0xffffffff00000000), t90);
    uint64_t t93;
    const uint64_t t94 = p224_mulw(&t93, UINT64_C(0xffffffffffffffff), t90);
    uint64_t t95;
    const uint64_t t96 = p224_mulw(&t95, UINT64_C(0xffffffff), t90);
    const p224_bit c97 = p224_carryw(t74, t90, 0);
    uint64_t t98; const p224_bit c99 = p224_addw(&t98, t83, t92, c97);
    uint64_t t100; const p224_bit c101 = p224_addw(&t100, t85, t94, c99);
    uint64_t t102; const p224_bit c103 = p224_addw(&t102, t87, t96, c101);
    uint64_t t104; (void)p224_addw(&t104, t95, UINT64_C(0x0), c103);
    uint64_t t105; const p224_bit c106 = p224_addw(&t105, t100, t91, 0);
    uint64_t t107; const p224_bit c108 = p224_addw(&t107, t102, t93, c106);
    uint64_t t109; (void)p224_addw(&t109, t104, UINT64_C(0x0), c108);
    /* e: + U * d + V * e */
    uint64_t t110;
    const uint64_t t111 = p224_mulw(&t110, de0, m3);
    uint64_t t112;
    const uint64_t t113 = p224_mulw(&t112, de1, m3);
    uint64_t t114;
    const uint64_t t115 = p224_mulw(&t114, de2, m3);
    uint64_t t116;
    const uint64_t t117 = p224_mulw(&t116, de3, m3);
    uint64_t t118; const p224_bit c119 = p224_addw(&t118, t37, t111, 0);
    uint64_t t120; const p224_bit c121 = p224_addw(&t120, t40, t113, c119);
    uint64_t t122; const p224_bit c123 = p224_addw(&t122, t43, t115, c121);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t46, t117, c123);
    uint64_t t126; (void)p224_addw(&t126, t49, UINT64_C(0x0), c125);
    uint64_t t127; const p224_bit c128 = p224_addw(&t127, t120, t110, 0);
    uint64_t t129; const p224_bit c130 = p224_addw(&t129, t122, t112, c128);
    uint64_t t131; const p224_bit c132 = p224_addw(&t131, t124, t114, c130);
    uint64_t t133; (void)p224_addw(&t133, t126, t116, c132);
    uint64_t t134;
    const uint64_t t135 = p224_mulw(&t134, de4, m4);
    uint64_t t136;
    const uint64_t t137 = p224_mulw(&t136, de5, m4);
    uint64_t t138;
    const uint64_t t139 = p224_mulw(&t138, de6, m4);
    uint64_t t140;
    const uint64_t t141 = p224_mulw(&t140, de7, m4);
    uint64_t t142; const p224_bit c143 = p224_addw(&t142, t118, t135, 0);
    uint64_t t144; const p224_bit c145 = p224_addw(&t144, t127, t137, c143);
    uint64_t t146; const p224_bit c147 = p224_addw(&t146, t129, t139, c145);
    uint64_t t148; const p224_bit c149 = p224_addw(&t148, t131, t141, c147);
    uint64_t t150; (void)p224_addw(&t150, t133, UINT64_C(0x0), c149);
    uint64_t t151; const p224_bit c152 = p224_addw(&t151, t144, t134, 0);
    uint64_t t153; const p224_bit c154 = p224_addw(&t153, t146, t136, c152);
    uint64_t t155; const p224_bit c156 = p224_addw(&t155, t148, t138, c154);
    uint64_t t157; (void)p224_addw(&t157, t150, t140, c156);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t158 = UINT64_C(0x0) - t142;
    uint64_t t159;
    const uint64_t t160 = p224_mulw(&t159, UINT64_C(0xffffffff00000000), t158);
    uint64_t t161;
    const uint64_t t162 = p224_mulw(&t161, UINT64_C(0xffffffffffffffff), t158);
    uint64_t t163;
    const uint64_t t164 = p224_mulw(&t163, UINT64_C(0xffffffff), t158);
    const p224_bit c165 = p224_carryw(t142, t158, 0);
    uint64_t t166; const p224_bit c167 = p224_addw(&t166, t151, t160, c165);
    uint64_t t168; const p224_bit c169 = p224_addw(&t168, t153, t162, c167);
    uint64_t t170; const p224_bit c171 = p224_addw(&t170, t155, t164, c169);
    uint64_t t172; (void)p224_addw(&t172, t163, UINT64_C(0x0), c171);
    uint64_t t173; const p224_bit c174 = p224_addw(&t173, t168, t159, 0);
    uint64_t t175; const p224_bit c176 = p224_addw(&t175, t170, t161, c174);
    uint64_t t177; (void)p224_addw(&t177, t172, UINT64_C(0x0), c176);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t178 = t109 + t89;
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t179 = t177 + t157;
    p224_storew(&out[0], t98);
    p224_storew(&out[1], t105);
    p224_storew(&out[2], t107);
    p224_storew(&out[3], t178);
    p224_storew(&out[4], t166);
    p224_storew(&out[5], t173);
    p224_storew(&out[6], t175);
    p224_storew(&out[7], t179);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void p224_fe_divsteps_end(p224_fe *r, const p224_limb de[8], const p224_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t10; const p224_bit c11 = p224_subw(&t10, de0, UINT64_C(0x1), 0);
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, de1, UINT64_C(0xffffffff00000000), c11);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, de2, UINT64_C(0xffffffffffffffff), c13);
    uint64_t t16; const p224_bit c17 = p224_subw(&t16, de3, UINT64_C(0xffffffff), c15);
    const uint64_t m0 = p224_maskw(c17);
    const uint64_t t18 = p224_selectw(m0, de0, t10);
    const uint64_t t19 = p224_selectw(m0, de1, t12);
    const uint64_t t20 = p224_selectw(m0, de2, t14);
    const uint64_t t21 = p224_selectw(m0, de3, t16);
    /* a - b */
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, UINT64_C(0x0), t18, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, UINT64_C(0x0), t19, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, UINT64_C(0x0), t20, c25);
    uint64_t t28; const p224_bit c29 = p224_subw(&t28, UINT64_C(0x0), t21, c27);
    /* add the modulus where it borrowed */
    const uint64_t t30 = p224_maskw(c29);
    const uint64_t t31 = t30 & UINT64_C(0x1);
    const uint64_t t32 = t30 & UINT64_C(0xffffffff00000000);
    const uint64_t t33 = t30 & UINT64_C(0xffffffff);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t22, t31, 0);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t24, t32, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t26, t30, c37);
    uint64_t t40; (void)p224_addw(&t40, t28, t33, c39);
    /* -d where f < 0 */
    const p224_bit c41 = p224_carryw(fg4, fg4, 0);
    const uint64_t m1 = p224_maskw(c41);
    const uint64_t t42 = p224_selectw(m1, t34, t18);
    const uint64_t t43 = p224_selectw(m1, t36, t19);
    const uint64_t t44 = p224_selectw(m1, t38, t20);
    const uint64_t t45 = p224_selectw(m1, t40, t21);
    p224_storew(&r->v[0], t42);
    p224_storew(&r->v[1], t43);
    p224_storew(&r->v[2], t44);
    p224_storew(&r->v[3], t45);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^58 */
void p224_sc_divsteps_de(p224_limb out[8], const p224_limb de[8], const p224_limb m[5])
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
    /* 2^58 * (2*n - d - e) */
    uint64_t t21; const p224_bit c22 = p224_addw(&t21, de0, de4, 0);
    uint64_t t23; const p224_bit c24 = p224_addw(&t23, de1, de5, c22);
    uint64_t t25; const p224_bit c26 = p224_addw(&t25, de2, de6, c24);
    uint64_t t27; const p224_bit c28 = p224_addw(&t27, de3, de7, c26);
    const uint64_t t29 = p224_bitw(c28);
    uint64_t t30; const p224_bit c31 = p224_subw(&t30, UINT64_C(0x27ba528ab8b8547a), t21, 0);
    uint64_t t32; const p224_bit c33 = p224_subw(&t32, UINT64_C(0xfffe2d45c171e07c), t23, c31);
    uint64_t t34; const p224_bit c35 = p224_subw(&t34, UINT64_C(0xffffffffffffffff), t25, c33);
    uint64_t t36; const p224_bit c37 = p224_subw(&t36, UINT64_C(0x1ffffffff), t27, c35);
    uint64_t t38; (void)p224_subw(&t38, UINT64_C(0x0), t29, c37);
    const uint64_t t39 = t30 << 58;
    /* d: + U * d + V * e */
    uint64_t t40;
    const uint64_t t41 = p224_mulw(&t40, de0, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t42 = (t32 << 58) | (t30 >> 6);
    /* d: + U * d + V * e */
    uint64_t t43;
    const uint64_t t44 = p224_mulw(&t43, de1, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t45 = (t34 << 58) | (t32 >> 6);
    /* d: + U * d + V * e */
    uint64_t t46;
    const uint64_t t47 = p224_mulw(&t46, de2, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t48 = (t36 << 58) | (t34 >> 6);
    /* d: + U * d + V * e */
    uint64_t t49;
    const uint64_t t50 = p224_mulw(&t49, de3, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t51 = (t38 << 58) | (t36 >> 6);
    /* d: + U * d + V * e */
    uint64_t t52; const p224_bit c53 = p224_addw(&t52, t39, t41, 0);
    uint64_t t54; const p224_bit c55 = p224_addw(&t54, t42, t44, c53);
    uint64_t t56; const p224_bit c57 = p224_addw(&t56, t45, t47, c55);
    uint64_t t58; const p224_bit c59 = p224_addw(&t58, t48, t50, c57);
    uint64_t t60; (void)p224_addw(&t60, t51, UINT64_C(0x0), c59);
    uint64_t t61; const p224_bit c62 = p224_addw(&t61, t54, t40, 0);
    uint64_t t63; const p224_bit c64 = p224_addw(&t63, t56, t43, c62);
    uint64_t t65; const p224_bit c66 = p224_addw(&t65, t58, t46, c64);
    uint64_t t67; (void)p224_addw(&t67, t60, t49, c66);
    uint64_t t68;
    const uint64_t t69 = p224_mulw(&t68, de4, m2);
    uint64_t t70;
    const uint64_t t71 = p224_mulw(&t70, de5, m2);
    uint64_t t72;
    const uint64_t t73 = p224_mulw(&t72, de6, m2);
    uint64_t t74;
    const uint64_t t75 = p224_mulw(&t74, de7, m2);
    uint64_t t76; const p224_bit c77 = p224_addw(&t76, t52, t69, 0);
    uint64_t t78; const p224_bit c79 = p224_addw(&t78, t61, t71, c77);
    uint64_t t80; const p224_bit c81 = p224_addw(&t80, t63, t73, c79);
    uint64_t t82; const p224_bit c83 = p224_addw(&t82, t65, t75, c81);
    uint64_t t84; (void)p224_addw(&t84, t67, UINT64_C(0x0), c83);
    uint64_t t85; const p224_bit c86 = p224_addw(&t85, t78, t68, 0);
    uint64_t t87; const p224_bit c88 = p224_addw(&t87, t80, t70, c86);
    uint64_t t89; const p224_bit c90 = p224_addw(&t89, t82, t72, c88);
    uint64_t t91; (void)p224_addw(&t91, t84, t74, c90);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t92 = t76 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t93;
    const uint64_t t94 = p224_mulw(&t93, UINT64_C(0x13dd29455c5c2a3d), t92);
    uint64_t t95;
    const uint64_t t96 = p224_mulw(&t95, UINT64_C(0xffff16a2e0b8f03e), t92);
    uint64_t t97;
    const uint64_t t98 = p224_mulw(&t97, UINT64_C(0xffffffffffffffff), t92);
    uint64_t t99;
    const uint64_t t100 = p224_mulw(&t99, UINT64_C(0xffffffff), t92);
    const p224_bit c101 = p224_carryw(t76, t94, 0);
    uint64_t t102; const p224_bit c103 = p224_addw(&t102, t85, t96, c101);
    uint64_t t104; const p224_bit c105 = p224_addw(&t104, t87, t98, c103);
    uint64_t t106; const p224_bit c107 = p224_addw(&t106, t89, t100, c105);
    uint64_t t108; (void)p224_addw(&t108, t99, UINT64_C(0x0), c107);
    uint64_t t109; const p224_bit c110 = p224_addw(&t109, t102, t93, 0);
    uint64_t t111; const p224_bit c112 = p224_addw(&t111, t104, t95, c110);
    uint64_t t113; const p224_bit c114 = p224_addw(&t113, t106, t97, c112);
    uint64_t t115; (void)p224_addw(&t115, t108, UINT64_C(0x0), c114);
    /* e: + U * d + V * e */
    uint64_t t116;
    const uint64_t t117 = p224_mulw(&t116, de0, m3);
    uint64_t t118;
    const uint64_t t119 = p224_mulw(&t118, de1, m3);
    uint64_t t120;
    const uint64_t t121 = p224_mulw(&t120, de2, m3);
    uint64_t t122;
    const uint64_t t123 = p224_mulw(&t122, de3, m3);
    uint64_t t124; const p224_bit c125 = p224_addw(&t124, t39, t117, 0);
    uint64_t t126; const p224_bit c127 = p224_addw(&t126, t42, t119, c125);
    uint64_t t128; const p224_bit c129 = p224_addw(&t128, t45, t121, c127);
    uint64_t t130; const p224_bit c131 = p224_addw(&t130, t48, t123, c129);
    uint64_t t132; (void)p224_addw(&t132, t51, UINT64_C(0x0), c131);
    uint64_t t133; const p224_bit c134 = p224_addw(&t133, t126, t116, 0);
    uint64_t t135; const p224_bit c136 = p224_addw(&t135, t128, t118, c134);
    uint64_t t137; const p224_bit c138 = p224_addw(&t137, t130, t120, c136);
    uint64_t t139; (void)p224_addw(&t139, t132, t122, c138);
    uint64_t t140;
    const uint64_t t141 = p224_mulw(&t140, de4, m4);
    uint64_t t142;
    const uint64_t t143 = p224_mulw(&t142, de5, m4);
    uint64_t t144;
    const uint64_t t145 = p224_mulw(&t144, de6, m4);
    uint64_t t146;
    const uint64_t t147 = p224_mulw(&t146, de7, m4);
    uint64_t t148; const p224_bit c149 = p224_addw(&t148, t124, t141, 0);
    uint64_t t150; const p224_bit c151 = p224_addw(&t150, t133, t143, c149);
    uint64_t t152; const p224_bit c153 = p224_addw(&t152, t135, t145, c151);
    uint64_t t154; const p224_bit c155 = p224_addw(&t154, t137, t147, c153);
    uint64_t t156; (void)p224_addw(&t156, t139, UINT64_C(0x0), c155);
    uint64_t t157; const p224_bit c158 = p224_addw(&t157, t150, t140, 0);
    uint64_t t159; const p224_bit c160 = p224_addw(&t159, t152, t142, c158);
    uint64_t t161; const p224_bit c162 = p224_addw(&t161, t154, t144, c160);
    uint64_t t163; (void)p224_addw(&t163, t156, t146, c162);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t164 = t148 * UINT64_C(0xd6e242706a1fc2eb);
    uint64_t t165;
    const uint64_t t166 = p224_mulw(&t165, UINT64_C(0x13dd29455c5c2a3d), t164);
    uint64_t t167;
    const uint64_t t168 = p224_mulw(&t167, UINT64_C(0xffff16a2e0b8f03e), t164);
    uint64_t t169;
    const uint64_t t170 = p224_mulw(&t169, UINT64_C(0xffffffffffffffff), t164);
    uint64_t t171;
    const uint64_t t172 = p224_mulw(&t171, UINT64_C(0xffffffff), t164);
    const p224_bit c173 = p224_carryw(t148, t166, 0);
    uint64_t t174; const p224_bit c175 = p224_addw(&t174, t157, t168, c173);
    uint64_t t176; const p224_bit c177 = p224_addw(&t176, t159, t170, c175);
    uint64_t t178; const p224_bit c179 = p224_addw(&t178, t161, t172, c177);
    uint64_t t180; (void)p224_addw(&t180, t171, UINT64_C(0x0), c179);
    uint64_t t181; const p224_bit c182 = p224_addw(&t181, t174, t165, 0);
    uint64_t t183; const p224_bit c184 = p224_addw(&t183, t176, t167, c182);
    uint64_t t185; const p224_bit c186 = p224_addw(&t185, t178, t169, c184);
    uint64_t t187; (void)p224_addw(&t187, t180, UINT64_C(0x0), c186);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t188 = t115 + t91;
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t189 = t187 + t163;
    p224_storew(&out[0], t109);
    p224_storew(&out[1], t111);
    p224_storew(&out[2], t113);
    p224_storew(&out[3], t188);
    p224_storew(&out[4], t181);
    p224_storew(&out[5], t183);
    p224_storew(&out[6], t185);
    p224_storew(&out[7], t189);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void p224_sc_divsteps_end(p224_sc *r, const p224_limb de[8], const p224_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t10; const p224_bit c11 = p224_subw(&t10, de0, UINT64_C(0x13dd29455c5c2a3d), 0);
    uint64_t t12; const p224_bit c13 = p224_subw(&t12, de1, UINT64_C(0xffff16a2e0b8f03e), c11);
    uint64_t t14; const p224_bit c15 = p224_subw(&t14, de2, UINT64_C(0xffffffffffffffff), c13);
    uint64_t t16; const p224_bit c17 = p224_subw(&t16, de3, UINT64_C(0xffffffff), c15);
    const uint64_t m0 = p224_maskw(c17);
    const uint64_t t18 = p224_selectw(m0, de0, t10);
    const uint64_t t19 = p224_selectw(m0, de1, t12);
    const uint64_t t20 = p224_selectw(m0, de2, t14);
    const uint64_t t21 = p224_selectw(m0, de3, t16);
    /* a - b */
    uint64_t t22; const p224_bit c23 = p224_subw(&t22, UINT64_C(0x0), t18, 0);
    uint64_t t24; const p224_bit c25 = p224_subw(&t24, UINT64_C(0x0), t19, c23);
    uint64_t t26; const p224_bit c27 = p224_subw(&t26, UINT64_C(0x0), t20, c25);
    uint64_t t28; const p224_bit c29 = p224_subw(&t28, UINT64_C(0x0), t21, c27);
    /* add the modulus where it borrowed */
    const uint64_t t30 = p224_maskw(c29);
    const uint64_t t31 = t30 & UINT64_C(0x13dd29455c5c2a3d);
    const uint64_t t32 = t30 & UINT64_C(0xffff16a2e0b8f03e);
    const uint64_t t33 = t30 & UINT64_C(0xffffffff);
    uint64_t t34; const p224_bit c35 = p224_addw(&t34, t22, t31, 0);
    uint64_t t36; const p224_bit c37 = p224_addw(&t36, t24, t32, c35);
    uint64_t t38; const p224_bit c39 = p224_addw(&t38, t26, t30, c37);
    uint64_t t40; (void)p224_addw(&t40, t28, t33, c39);
    /* -d where f < 0 */
    const p224_bit c41 = p224_carryw(fg4, fg4, 0);
    const uint64_t m1 = p224_maskw(c41);
    const uint64_t t42 = p224_selectw(m1, t34, t18);
    const uint64_t t43 = p224_selectw(m1, t36, t19);
    const uint64_t t44 = p224_selectw(m1, t38, t20);
    const uint64_t t45 = p224_selectw(m1, t40, t21);
    p224_storew(&r->v[0], t42);
    p224_storew(&r->v[1], t43);
    p224_storew(&r->v[2], t44);
    p224_storew(&r->v[3], t45);
}

#else
typedef int p224_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
