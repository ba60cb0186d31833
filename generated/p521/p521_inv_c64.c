/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions p521_fe_inv_divsteps, p521_sc_inv_divsteps.
 */
#include "p521.h"

#if P521_WORD_BITS == 64 && !defined(P521_ASM)
#define P521_CARRY_CHAINS
#include "p521_internal.h"

/* M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19 */
void p521_divsteps58(p521_limb out[5], const p521_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const p521_bit c25 = p521_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = p521_maskw(c25);
    const uint64_t t26 = p521_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p521_bit c35 = p521_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = p521_maskw(c35);
    const uint64_t t36 = p521_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = p521_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)p521_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const p521_bit c40 = p521_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = p521_maskw(c40);
    const uint64_t t41 = p521_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const p521_bit c48 = p521_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = p521_maskw(c48);
    const uint64_t t49 = p521_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = p521_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)p521_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const p521_bit c54 = p521_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = p521_maskw(c54);
    const uint64_t t55 = p521_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const p521_bit c62 = p521_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = p521_maskw(c62);
    const uint64_t t63 = p521_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = p521_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)p521_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const p521_bit c68 = p521_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = p521_maskw(c68);
    const uint64_t t69 = p521_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const p521_bit c76 = p521_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = p521_maskw(c76);
    const uint64_t t77 = p521_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = p521_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)p521_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const p521_bit c82 = p521_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = p521_maskw(c82);
    const uint64_t t83 = p521_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const p521_bit c90 = p521_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = p521_maskw(c90);
    const uint64_t t91 = p521_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = p521_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)p521_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const p521_bit c96 = p521_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = p521_maskw(c96);
    const uint64_t t97 = p521_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const p521_bit c104 = p521_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = p521_maskw(c104);
    const uint64_t t105 = p521_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = p521_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)p521_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const p521_bit c110 = p521_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = p521_maskw(c110);
    const uint64_t t111 = p521_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const p521_bit c118 = p521_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = p521_maskw(c118);
    const uint64_t t119 = p521_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = p521_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)p521_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const p521_bit c124 = p521_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = p521_maskw(c124);
    const uint64_t t125 = p521_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const p521_bit c132 = p521_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = p521_maskw(c132);
    const uint64_t t133 = p521_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = p521_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)p521_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const p521_bit c138 = p521_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = p521_maskw(c138);
    const uint64_t t139 = p521_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const p521_bit c146 = p521_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = p521_maskw(c146);
    const uint64_t t147 = p521_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = p521_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)p521_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const p521_bit c152 = p521_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = p521_maskw(c152);
    const uint64_t t153 = p521_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const p521_bit c160 = p521_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = p521_maskw(c160);
    const uint64_t t161 = p521_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = p521_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)p521_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const p521_bit c166 = p521_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = p521_maskw(c166);
    const uint64_t t167 = p521_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const p521_bit c174 = p521_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = p521_maskw(c174);
    const uint64_t t175 = p521_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = p521_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)p521_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const p521_bit c180 = p521_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = p521_maskw(c180);
    const uint64_t t181 = p521_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const p521_bit c188 = p521_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = p521_maskw(c188);
    const uint64_t t189 = p521_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = p521_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)p521_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const p521_bit c194 = p521_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = p521_maskw(c194);
    const uint64_t t195 = p521_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const p521_bit c202 = p521_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = p521_maskw(c202);
    const uint64_t t203 = p521_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = p521_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)p521_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const p521_bit c208 = p521_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = p521_maskw(c208);
    const uint64_t t209 = p521_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const p521_bit c216 = p521_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = p521_maskw(c216);
    const uint64_t t217 = p521_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = p521_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)p521_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const p521_bit c222 = p521_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = p521_maskw(c222);
    const uint64_t t223 = p521_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const p521_bit c230 = p521_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = p521_maskw(c230);
    const uint64_t t231 = p521_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = p521_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)p521_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const p521_bit c236 = p521_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = p521_maskw(c236);
    const uint64_t t237 = p521_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const p521_bit c244 = p521_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = p521_maskw(c244);
    const uint64_t t245 = p521_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = p521_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)p521_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const p521_bit c250 = p521_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = p521_maskw(c250);
    const uint64_t t251 = p521_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const p521_bit c258 = p521_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = p521_maskw(c258);
    const uint64_t t259 = p521_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = p521_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)p521_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const p521_bit c264 = p521_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = p521_maskw(c264);
    const uint64_t t265 = p521_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const p521_bit c272 = p521_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = p521_maskw(c272);
    const uint64_t t273 = p521_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = p521_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)p521_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const p521_bit c278 = p521_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = p521_maskw(c278);
    const uint64_t t279 = p521_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const p521_bit c286 = p521_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = p521_maskw(c286);
    const uint64_t t287 = p521_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = p521_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)p521_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const p521_bit c292 = p521_borroww(t291, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = p521_maskw(c292);
    const uint64_t t293 = p521_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t294 = t289 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t295 = t283 ^ t285;
    const uint64_t t296 = t295 & t288;
    const uint64_t t297 = t283 ^ t296;
    /* step 19 */
    const uint64_t t298 = t297 ^ t293;
    const uint64_t t299 = t289 >> 1;
    const p521_bit c300 = p521_borroww(UINT64_C(0x0), t294, 0);
    const uint64_t m39 = p521_maskw(c300);
    const uint64_t t301 = p521_selectw(m39, t298, UINT64_C(0x4000000000000000));
    const uint64_t t302 = p521_selectw(m39, t293, UINT64_C(0x0));
    uint64_t t303; (void)p521_addw(&t303, t299, t301, c300);
    /* step 18 */
    const uint64_t t304 = t291 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t305 = t304 ^ t302;
    const uint64_t t306 = t305 + UINT64_C(0x1);
    /* steps 20 to 38: pack */
    const p521_bit c307 = p521_borroww(t306, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = p521_maskw(c307);
    const uint64_t t308 = p521_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p521_bit c340 = p521_borroww(UINT64_C(0x0), t321, 0);
    const uint64_t m41 = p521_maskw(c340);
    const uint64_t t341 = p521_selectw(m41, t338, UINT64_C(0x4000000000000000));
    const uint64_t t342 = p521_selectw(m41, t308, UINT64_C(0x0));
    uint64_t t343; (void)p521_addw(&t343, t339, t341, c340);
    const uint64_t t344 = t306 ^ t342;
    const p521_bit c345 = p521_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = p521_maskw(c345);
    const uint64_t t346 = p521_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t343 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t337 ^ t339;
    const uint64_t t349 = t348 & t342;
    const uint64_t t350 = t337 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t343 >> 1;
    const p521_bit c353 = p521_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = p521_maskw(c353);
    const uint64_t t354 = p521_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = p521_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)p521_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const p521_bit c359 = p521_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = p521_maskw(c359);
    const uint64_t t360 = p521_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const p521_bit c367 = p521_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = p521_maskw(c367);
    const uint64_t t368 = p521_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = p521_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)p521_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const p521_bit c373 = p521_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = p521_maskw(c373);
    const uint64_t t374 = p521_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const p521_bit c381 = p521_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = p521_maskw(c381);
    const uint64_t t382 = p521_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = p521_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)p521_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const p521_bit c387 = p521_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = p521_maskw(c387);
    const uint64_t t388 = p521_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const p521_bit c395 = p521_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = p521_maskw(c395);
    const uint64_t t396 = p521_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = p521_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)p521_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const p521_bit c401 = p521_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = p521_maskw(c401);
    const uint64_t t402 = p521_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const p521_bit c409 = p521_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = p521_maskw(c409);
    const uint64_t t410 = p521_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = p521_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)p521_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const p521_bit c415 = p521_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = p521_maskw(c415);
    const uint64_t t416 = p521_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const p521_bit c423 = p521_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = p521_maskw(c423);
    const uint64_t t424 = p521_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = p521_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)p521_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const p521_bit c429 = p521_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = p521_maskw(c429);
    const uint64_t t430 = p521_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const p521_bit c437 = p521_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = p521_maskw(c437);
    const uint64_t t438 = p521_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = p521_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)p521_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const p521_bit c443 = p521_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = p521_maskw(c443);
    const uint64_t t444 = p521_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const p521_bit c451 = p521_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = p521_maskw(c451);
    const uint64_t t452 = p521_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = p521_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)p521_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const p521_bit c457 = p521_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = p521_maskw(c457);
    const uint64_t t458 = p521_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const p521_bit c465 = p521_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = p521_maskw(c465);
    const uint64_t t466 = p521_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = p521_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)p521_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const p521_bit c471 = p521_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = p521_maskw(c471);
    const uint64_t t472 = p521_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const p521_bit c479 = p521_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = p521_maskw(c479);
    const uint64_t t480 = p521_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = p521_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)p521_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const p521_bit c485 = p521_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = p521_maskw(c485);
    const uint64_t t486 = p521_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const p521_bit c493 = p521_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = p521_maskw(c493);
    const uint64_t t494 = p521_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = p521_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)p521_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const p521_bit c499 = p521_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = p521_maskw(c499);
    const uint64_t t500 = p521_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const p521_bit c507 = p521_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = p521_maskw(c507);
    const uint64_t t508 = p521_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = p521_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)p521_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const p521_bit c513 = p521_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = p521_maskw(c513);
    const uint64_t t514 = p521_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const p521_bit c521 = p521_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = p521_maskw(c521);
    const uint64_t t522 = p521_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = p521_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)p521_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const p521_bit c527 = p521_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = p521_maskw(c527);
    const uint64_t t528 = p521_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const p521_bit c535 = p521_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = p521_maskw(c535);
    const uint64_t t536 = p521_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = p521_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)p521_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const p521_bit c541 = p521_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = p521_maskw(c541);
    const uint64_t t542 = p521_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const p521_bit c549 = p521_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = p521_maskw(c549);
    const uint64_t t550 = p521_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = p521_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)p521_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const p521_bit c555 = p521_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = p521_maskw(c555);
    const uint64_t t556 = p521_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const p521_bit c563 = p521_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = p521_maskw(c563);
    const uint64_t t564 = p521_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = p521_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)p521_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const p521_bit c569 = p521_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = p521_maskw(c569);
    const uint64_t t570 = p521_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const p521_bit c577 = p521_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = p521_maskw(c577);
    const uint64_t t578 = p521_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = p521_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)p521_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const p521_bit c583 = p521_borroww(t582, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = p521_maskw(c583);
    const uint64_t t584 = p521_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t585 = t580 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t586 = t574 ^ t576;
    const uint64_t t587 = t586 & t579;
    const uint64_t t588 = t574 ^ t587;
    /* step 38 */
    const uint64_t t589 = t588 ^ t584;
    const uint64_t t590 = t580 >> 1;
    const p521_bit c591 = p521_borroww(UINT64_C(0x0), t585, 0);
    const uint64_t m77 = p521_maskw(c591);
    const uint64_t t592 = p521_selectw(m77, t589, UINT64_C(0x4000000000000000));
    const uint64_t t593 = p521_selectw(m77, t584, UINT64_C(0x0));
    uint64_t t594; (void)p521_addw(&t594, t590, t592, c591);
    /* step 37 */
    const uint64_t t595 = t582 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t596 = t595 ^ t593;
    const uint64_t t597 = t596 + UINT64_C(0x1);
    /* steps 39 to 57: pack */
    const p521_bit c598 = p521_borroww(t597, UINT64_C(0x4000000000000000), 0);
    const uint64_t m78 = p521_maskw(c598);
    const uint64_t t599 = p521_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const p521_bit c631 = p521_borroww(UINT64_C(0x0), t612, 0);
    const uint64_t m79 = p521_maskw(c631);
    const uint64_t t632 = p521_selectw(m79, t629, UINT64_C(0x4000000000000000));
    const uint64_t t633 = p521_selectw(m79, t599, UINT64_C(0x0));
    uint64_t t634; (void)p521_addw(&t634, t630, t632, c631);
    const uint64_t t635 = t597 ^ t633;
    const p521_bit c636 = p521_borroww(t635, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m80 = p521_maskw(c636);
    const uint64_t t637 = p521_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 40 */
    const uint64_t t638 = t634 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t639 = t628 ^ t630;
    const uint64_t t640 = t639 & t633;
    const uint64_t t641 = t628 ^ t640;
    /* step 40 */
    const uint64_t t642 = t641 ^ t637;
    const uint64_t t643 = t634 >> 1;
    const p521_bit c644 = p521_borroww(UINT64_C(0x0), t638, 0);
    const uint64_t m81 = p521_maskw(c644);
    const uint64_t t645 = p521_selectw(m81, t642, UINT64_C(0x4000000000000000));
    const uint64_t t646 = p521_selectw(m81, t637, UINT64_C(0x0));
    uint64_t t647; (void)p521_addw(&t647, t643, t645, c644);
    /* step 39 */
    const uint64_t t648 = t635 + UINT64_C(0x1);
    /* step 40 */
    const uint64_t t649 = t648 ^ t646;
    const p521_bit c650 = p521_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = p521_maskw(c650);
    const uint64_t t651 = p521_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t647 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t641 ^ t643;
    const uint64_t t654 = t653 & t646;
    const uint64_t t655 = t641 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t647 >> 1;
    const p521_bit c658 = p521_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = p521_maskw(c658);
    const uint64_t t659 = p521_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = p521_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)p521_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const p521_bit c664 = p521_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = p521_maskw(c664);
    const uint64_t t665 = p521_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const p521_bit c672 = p521_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = p521_maskw(c672);
    const uint64_t t673 = p521_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = p521_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)p521_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const p521_bit c678 = p521_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = p521_maskw(c678);
    const uint64_t t679 = p521_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const p521_bit c686 = p521_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = p521_maskw(c686);
    const uint64_t t687 = p521_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = p521_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)p521_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const p521_bit c692 = p521_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = p521_maskw(c692);
    const uint64_t t693 = p521_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const p521_bit c700 = p521_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = p521_maskw(c700);
    const uint64_t t701 = p521_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = p521_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)p521_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const p521_bit c706 = p521_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = p521_maskw(c706);
    const uint64_t t707 = p521_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const p521_bit c714 = p521_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = p521_maskw(c714);
    const uint64_t t715 = p521_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = p521_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)p521_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const p521_bit c720 = p521_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = p521_maskw(c720);
    const uint64_t t721 = p521_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const p521_bit c728 = p521_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = p521_maskw(c728);
    const uint64_t t729 = p521_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = p521_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)p521_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const p521_bit c734 = p521_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = p521_maskw(c734);
    const uint64_t t735 = p521_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const p521_bit c742 = p521_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = p521_maskw(c742);
    const uint64_t t743 = p521_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = p521_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)p521_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const p521_bit c748 = p521_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = p521_maskw(c748);
    const uint64_t t749 = p521_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const p521_bit c756 = p521_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = p521_maskw(c756);
    const uint64_t t757 = p521_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = p521_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)p521_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const p521_bit c762 = p521_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = p521_maskw(c762);
    const uint64_t t763 = p521_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const p521_bit c770 = p521_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = p521_maskw(c770);
    const uint64_t t771 = p521_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = p521_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)p521_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const p521_bit c776 = p521_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = p521_maskw(c776);
    const uint64_t t777 = p521_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const p521_bit c784 = p521_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = p521_maskw(c784);
    const uint64_t t785 = p521_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = p521_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)p521_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const p521_bit c790 = p521_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = p521_maskw(c790);
    const uint64_t t791 = p521_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const p521_bit c798 = p521_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = p521_maskw(c798);
    const uint64_t t799 = p521_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = p521_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)p521_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const p521_bit c804 = p521_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = p521_maskw(c804);
    const uint64_t t805 = p521_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const p521_bit c812 = p521_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = p521_maskw(c812);
    const uint64_t t813 = p521_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = p521_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)p521_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const p521_bit c818 = p521_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = p521_maskw(c818);
    const uint64_t t819 = p521_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const p521_bit c826 = p521_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = p521_maskw(c826);
    const uint64_t t827 = p521_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = p521_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)p521_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const p521_bit c832 = p521_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = p521_maskw(c832);
    const uint64_t t833 = p521_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const p521_bit c840 = p521_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = p521_maskw(c840);
    const uint64_t t841 = p521_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = p521_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)p521_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const p521_bit c846 = p521_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = p521_maskw(c846);
    const uint64_t t847 = p521_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const p521_bit c854 = p521_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = p521_maskw(c854);
    const uint64_t t855 = p521_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = p521_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)p521_addw(&t857, t853, t855, c854);
    /* step 54 */
    const uint64_t t858 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t859 = t858 ^ t856;
    const p521_bit c860 = p521_borroww(t859, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = p521_maskw(c860);
    const uint64_t t861 = p521_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t862 = t857 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t863 = t851 ^ t853;
    const uint64_t t864 = t863 & t856;
    const uint64_t t865 = t851 ^ t864;
    /* step 56 */
    const uint64_t t866 = t865 ^ t861;
    const uint64_t t867 = t857 >> 1;
    const p521_bit c868 = p521_borroww(UINT64_C(0x0), t862, 0);
    const uint64_t m113 = p521_maskw(c868);
    const uint64_t t869 = p521_selectw(m113, t866, UINT64_C(0x4000000000000000));
    const uint64_t t870 = p521_selectw(m113, t861, UINT64_C(0x0));
    uint64_t t871; (void)p521_addw(&t871, t867, t869, c868);
    /* step 55 */
    const uint64_t t872 = t859 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t873 = t872 ^ t870;
    const p521_bit c874 = p521_borroww(t873, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = p521_maskw(c874);
    const uint64_t t875 = p521_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t876 = t871 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t877 = t865 ^ t867;
    const uint64_t t878 = t877 & t870;
    const uint64_t t879 = t865 ^ t878;
    /* step 57 */
    const uint64_t t880 = t879 ^ t875;
    const uint64_t t881 = t871 >> 1;
    const p521_bit c882 = p521_borroww(UINT64_C(0x0), t876, 0);
    const uint64_t m115 = p521_maskw(c882);
    const uint64_t t883 = p521_selectw(m115, t880, UINT64_C(0x4000000000000000));
    const uint64_t t884 = p521_selectw(m115, t875, UINT64_C(0x0));
    uint64_t t885; (void)p521_addw(&t885, t881, t883, c882);
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
    p521_storew(&out[0], t903);
    p521_storew(&out[1], t928);
    p521_storew(&out[2], t929);
    p521_storew(&out[3], t930);
    p521_storew(&out[4], t931);
}

/* 2^58 * out = M * (f, g), where M = m[1..4] - 2^58 */
void p521_divsteps58_fg9(p521_limb out[20], const p521_limb fg[20], const p521_limb m[5])
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
    const uint64_t fg14 = fg[14];
    const uint64_t fg15 = fg[15];
    const uint64_t fg16 = fg[16];
    const uint64_t fg17 = fg[17];
    const uint64_t fg18 = fg[18];
    const uint64_t fg19 = fg[19];
    /* f + g */
    uint64_t t26; const p521_bit c27 = p521_addw(&t26, fg0, fg10, 0);
    uint64_t t28; const p521_bit c29 = p521_addw(&t28, fg1, fg11, c27);
    uint64_t t30; const p521_bit c31 = p521_addw(&t30, fg2, fg12, c29);
    uint64_t t32; const p521_bit c33 = p521_addw(&t32, fg3, fg13, c31);
    uint64_t t34; const p521_bit c35 = p521_addw(&t34, fg4, fg14, c33);
    uint64_t t36; const p521_bit c37 = p521_addw(&t36, fg5, fg15, c35);
    uint64_t t38; const p521_bit c39 = p521_addw(&t38, fg6, fg16, c37);
    uint64_t t40; const p521_bit c41 = p521_addw(&t40, fg7, fg17, c39);
    uint64_t t42; const p521_bit c43 = p521_addw(&t42, fg8, fg18, c41);
    uint64_t t44; (void)p521_addw(&t44, fg9, fg19, c43);
    /* f: U * f, on the words without sign */
    uint64_t t45;
    const uint64_t t46 = p521_mulw(&t45, fg1, m1);
    uint64_t t47;
    const uint64_t t48 = p521_mulw(&t47, fg0, m1);
    uint64_t t49;
    const uint64_t t50 = p521_mulw(&t49, fg2, m1);
    uint64_t t51;
    const uint64_t t52 = p521_mulw(&t51, fg3, m1);
    uint64_t t53;
    const uint64_t t54 = p521_mulw(&t53, fg4, m1);
    uint64_t t55;
    const uint64_t t56 = p521_mulw(&t55, fg5, m1);
    uint64_t t57;
    const uint64_t t58 = p521_mulw(&t57, fg6, m1);
    uint64_t t59;
    const uint64_t t60 = p521_mulw(&t59, fg7, m1);
    uint64_t t61;
    const uint64_t t62 = p521_mulw(&t61, fg8, m1);
    uint64_t t63; const p521_bit c64 = p521_addw(&t63, t46, t47, 0);
    uint64_t t65; const p521_bit c66 = p521_addw(&t65, t50, t45, c64);
    uint64_t t67; const p521_bit c68 = p521_addw(&t67, t52, t49, c66);
    uint64_t t69; const p521_bit c70 = p521_addw(&t69, t54, t51, c68);
    uint64_t t71; const p521_bit c72 = p521_addw(&t71, t56, t53, c70);
    uint64_t t73; const p521_bit c74 = p521_addw(&t73, t58, t55, c72);
    uint64_t t75; const p521_bit c76 = p521_addw(&t75, t60, t57, c74);
    uint64_t t77; const p521_bit c78 = p521_addw(&t77, t62, t59, c76);
    uint64_t t79; (void)p521_addw(&t79, t61, UINT64_C(0x0), c78);
    uint64_t t80;
    const uint64_t t81 = p521_mulw(&t80, fg10, m2);
    uint64_t t82;
    const uint64_t t83 = p521_mulw(&t82, fg11, m2);
    uint64_t t84;
    const uint64_t t85 = p521_mulw(&t84, fg12, m2);
    uint64_t t86;
    const uint64_t t87 = p521_mulw(&t86, fg13, m2);
    uint64_t t88;
    const uint64_t t89 = p521_mulw(&t88, fg14, m2);
    uint64_t t90;
    const uint64_t t91 = p521_mulw(&t90, fg15, m2);
    uint64_t t92;
    const uint64_t t93 = p521_mulw(&t92, fg16, m2);
    uint64_t t94;
    const uint64_t t95 = p521_mulw(&t94, fg17, m2);
    uint64_t t96;
    const uint64_t t97 = p521_mulw(&t96, fg18, m2);
    uint64_t t98; const p521_bit c99 = p521_addw(&t98, t48, t81, 0);
    uint64_t t100; const p521_bit c101 = p521_addw(&t100, t63, t83, c99);
    uint64_t t102; const p521_bit c103 = p521_addw(&t102, t65, t85, c101);
    uint64_t t104; const p521_bit c105 = p521_addw(&t104, t67, t87, c103);
    uint64_t t106; const p521_bit c107 = p521_addw(&t106, t69, t89, c105);
    uint64_t t108; const p521_bit c109 = p521_addw(&t108, t71, t91, c107);
    uint64_t t110; const p521_bit c111 = p521_addw(&t110, t73, t93, c109);
    uint64_t t112; const p521_bit c113 = p521_addw(&t112, t75, t95, c111);
    uint64_t t114; const p521_bit c115 = p521_addw(&t114, t77, t97, c113);
    uint64_t t116; (void)p521_addw(&t116, t79, UINT64_C(0x0), c115);
    uint64_t t117; const p521_bit c118 = p521_addw(&t117, t100, t80, 0);
    uint64_t t119; const p521_bit c120 = p521_addw(&t119, t102, t82, c118);
    uint64_t t121; const p521_bit c122 = p521_addw(&t121, t104, t84, c120);
    uint64_t t123; const p521_bit c124 = p521_addw(&t123, t106, t86, c122);
    uint64_t t125; const p521_bit c126 = p521_addw(&t125, t108, t88, c124);
    uint64_t t127; const p521_bit c128 = p521_addw(&t127, t110, t90, c126);
    uint64_t t129; const p521_bit c130 = p521_addw(&t129, t112, t92, c128);
    uint64_t t131; const p521_bit c132 = p521_addw(&t131, t114, t94, c130);
    uint64_t t133; (void)p521_addw(&t133, t116, t96, c132);
    /* f: divide by 2^S */
    const uint64_t t134 = (t117 << 6) | (t98 >> 58);
    const uint64_t t135 = (t119 << 6) | (t117 >> 58);
    const uint64_t t136 = (t121 << 6) | (t119 >> 58);
    const uint64_t t137 = (t123 << 6) | (t121 >> 58);
    const uint64_t t138 = (t125 << 6) | (t123 >> 58);
    const uint64_t t139 = (t127 << 6) | (t125 >> 58);
    const uint64_t t140 = (t129 << 6) | (t127 >> 58);
    const uint64_t t141 = (t131 << 6) | (t129 >> 58);
    /* f: - W^n * (U where f < 0), likewise for g */
    const uint64_t t142 = m1 & fg9;
    const uint64_t t143 = m2 & fg19;
    const uint64_t t144 = t142 + t143;
    const uint64_t t145 = t133 - t144;
    /* f: divide by 2^S */
    const uint64_t t146 = (t145 << 6) | (t131 >> 58);
    const uint64_t t147 = t145 >> 58;
    /* f: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t148; const p521_bit c149 = p521_subw(&t148, t134, t26, 0);
    uint64_t t150; const p521_bit c151 = p521_subw(&t150, t135, t28, c149);
    uint64_t t152; const p521_bit c153 = p521_subw(&t152, t136, t30, c151);
    uint64_t t154; const p521_bit c155 = p521_subw(&t154, t137, t32, c153);
    uint64_t t156; const p521_bit c157 = p521_subw(&t156, t138, t34, c155);
    uint64_t t158; const p521_bit c159 = p521_subw(&t158, t139, t36, c157);
    uint64_t t160; const p521_bit c161 = p521_subw(&t160, t140, t38, c159);
    uint64_t t162; const p521_bit c163 = p521_subw(&t162, t141, t40, c161);
    uint64_t t164; const p521_bit c165 = p521_subw(&t164, t146, t42, c163);
    uint64_t t166; (void)p521_subw(&t166, t147, t44, c165);
    /* g: U * f, on the words without sign */
    uint64_t t167;
    const uint64_t t168 = p521_mulw(&t167, fg1, m3);
    uint64_t t169;
    const uint64_t t170 = p521_mulw(&t169, fg0, m3);
    uint64_t t171;
    const uint64_t t172 = p521_mulw(&t171, fg2, m3);
    uint64_t t173;
    const uint64_t t174 = p521_mulw(&t173, fg3, m3);
    uint64_t t175;
    const uint64_t t176 = p521_mulw(&t175, fg4, m3);
    uint64_t t177;
    const uint64_t t178 = p521_mulw(&t177, fg5, m3);
    uint64_t t179;
    const uint64_t t180 = p521_mulw(&t179, fg6, m3);
    uint64_t t181;
    const uint64_t t182 = p521_mulw(&t181, fg7, m3);
    uint64_t t183;
    const uint64_t t184 = p521_mulw(&t183, fg8, m3);
    uint64_t t185; const p521_bit c186 = p521_addw(&t185, t168, t169, 0);
    uint64_t t187; const p521_bit c188 = p521_addw(&t187, t172, t167, c186);
    uint64_t t189; const p521_bit c190 = p521_addw(&t189, t174, t171, c188);
    uint64_t t191; const p521_bit c192 = p521_addw(&t191, t176, t173, c190);
    uint64_t t193; const p521_bit c194 = p521_addw(&t193, t178, t175, c192);
    uint64_t t195; const p521_bit c196 = p521_addw(&t195, t180, t177, c194);
    uint64_t t197; const p521_bit c198 = p521_addw(&t197, t182, t179, c196);
    uint64_t t199; const p521_bit c200 = p521_addw(&t199, t184, t181, c198);
    uint64_t t201; (void)p521_addw(&t201, t183, UINT64_C(0x0), c200);
    uint64_t t202;
    const uint64_t t203 = p521_mulw(&t202, fg10, m4);
    uint64_t t204;
    const uint64_t t205 = p521_mulw(&t204, fg11, m4);
    uint64_t t206;
    const uint64_t t207 = p521_mulw(&t206, fg12, m4);
    uint64_t t208;
    const uint64_t t209 = p521_mulw(&t208, fg13, m4);
    uint64_t t210;
    const uint64_t t211 = p521_mulw(&t210, fg14, m4);
    uint64_t t212;
    const uint64_t t213 = p521_mulw(&t212, fg15, m4);
    uint64_t t214;
    const uint64_t t215 = p521_mulw(&t214, fg16, m4);
    uint64_t t216;
    const uint64_t t217 = p521_mulw(&t216, fg17, m4);
    uint64_t t218;
    const uint64_t t219 = p521_mulw(&t218, fg18, m4);
    uint64_t t220; const p521_bit c221 = p521_addw(&t220, t170, t203, 0);
    uint64_t t222; const p521_bit c223 = p521_addw(&t222, t185, t205, c221);
    uint64_t t224; const p521_bit c225 = p521_addw(&t224, t187, t207, c223);
    uint64_t t226; const p521_bit c227 = p521_addw(&t226, t189, t209, c225);
    uint64_t t228; const p521_bit c229 = p521_addw(&t228, t191, t211, c227);
    uint64_t t230; const p521_bit c231 = p521_addw(&t230, t193, t213, c229);
    uint64_t t232; const p521_bit c233 = p521_addw(&t232, t195, t215, c231);
    uint64_t t234; const p521_bit c235 = p521_addw(&t234, t197, t217, c233);
    uint64_t t236; const p521_bit c237 = p521_addw(&t236, t199, t219, c235);
    uint64_t t238; (void)p521_addw(&t238, t201, UINT64_C(0x0), c237);
    uint64_t t239; const p521_bit c240 = p521_addw(&t239, t222, t202, 0);
    uint64_t t241; const p521_bit c242 = p521_addw(&t241, t224, t204, c240);
    uint64_t t243; const p521_bit c244 = p521_addw(&t243, t226, t206, c242);
    uint64_t t245; const p521_bit c246 = p521_addw(&t245, t228, t208, c244);
    uint64_t t247; const p521_bit c248 = p521_addw(&t247, t230, t210, c246);
    uint64_t t249; const p521_bit c250 = p521_addw(&t249, t232, t212, c248);
    uint64_t t251; const p521_bit c252 = p521_addw(&t251, t234, t214, c250);
    uint64_t t253; const p521_bit c254 = p521_addw(&t253, t236, t216, c252);
    uint64_t t255; (void)p521_addw(&t255, t238, t218, c254);
    /* g: divide by 2^S */
    const uint64_t t256 = (t239 << 6) | (t220 >> 58);
    const uint64_t t257 = (t241 << 6) | (t239 >> 58);
    const uint64_t t258 = (t243 << 6) | (t241 >> 58);
    const uint64_t t259 = (t245 << 6) | (t243 >> 58);
    const uint64_t t260 = (t247 << 6) | (t245 >> 58);
    const uint64_t t261 = (t249 << 6) | (t247 >> 58);
    const uint64_t t262 = (t251 << 6) | (t249 >> 58);
    const uint64_t t263 = (t253 << 6) | (t251 >> 58);
    /* g: - W^n * (U where f < 0), likewise for g */
    const uint64_t t264 = m3 & fg9;
    const uint64_t t265 = m4 & fg19;
    const uint64_t t266 = t264 + t265;
    const uint64_t t267 = t255 - t266;
    /* g: divide by 2^S */
    const uint64_t t268 = (t267 << 6) | (t253 >> 58);
    const uint64_t t269 = t267 >> 58;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    uint64_t t270; const p521_bit c271 = p521_subw(&t270, t256, t26, 0);
    uint64_t t272; const p521_bit c273 = p521_subw(&t272, t257, t28, c271);
    uint64_t t274; const p521_bit c275 = p521_subw(&t274, t258, t30, c273);
    uint64_t t276; const p521_bit c277 = p521_subw(&t276, t259, t32, c275);
    uint64_t t278; const p521_bit c279 = p521_subw(&t278, t260, t34, c277);
    uint64_t t280; const p521_bit c281 = p521_subw(&t280, t261, t36, c279);
    uint64_t t282; const p521_bit c283 = p521_subw(&t282, t262, t38, c281);
    uint64_t t284; const p521_bit c285 = p521_subw(&t284, t263, t40, c283);
    uint64_t t286; const p521_bit c287 = p521_subw(&t286, t268, t42, c285);
    uint64_t t288; (void)p521_subw(&t288, t269, t44, c287);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t289 = t166 & UINT64_C(0x1);
    const uint64_t t290 = UINT64_C(0x0) - t289;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t291 = t288 & UINT64_C(0x1);
    const uint64_t t292 = UINT64_C(0x0) - t291;
    p521_storew(&out[0], t148);
    p521_storew(&out[1], t150);
    p521_storew(&out[2], t152);
    p521_storew(&out[3], t154);
    p521_storew(&out[4], t156);
    p521_storew(&out[5], t158);
    p521_storew(&out[6], t160);
    p521_storew(&out[7], t162);
    p521_storew(&out[8], t164);
    p521_storew(&out[9], t290);
    p521_storew(&out[10], t270);
    p521_storew(&out[11], t272);
    p521_storew(&out[12], t274);
    p521_storew(&out[13], t276);
    p521_storew(&out[14], t278);
    p521_storew(&out[15], t280);
    p521_storew(&out[16], t282);
    p521_storew(&out[17], t284);
    p521_storew(&out[18], t286);
    p521_storew(&out[19], t292);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^58 */
void p521_fe_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5])
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
    const uint64_t de12 = de[12];
    const uint64_t de13 = de[13];
    const uint64_t de14 = de[14];
    const uint64_t de15 = de[15];
    const uint64_t de16 = de[16];
    const uint64_t de17 = de[17];
    /* 2^58 * (2*p - d - e) */
    uint64_t t26; const p521_bit c27 = p521_addw(&t26, de0, de9, 0);
    uint64_t t28; const p521_bit c29 = p521_addw(&t28, de1, de10, c27);
    uint64_t t30; const p521_bit c31 = p521_addw(&t30, de2, de11, c29);
    uint64_t t32; const p521_bit c33 = p521_addw(&t32, de3, de12, c31);
    uint64_t t34; const p521_bit c35 = p521_addw(&t34, de4, de13, c33);
    uint64_t t36; const p521_bit c37 = p521_addw(&t36, de5, de14, c35);
    uint64_t t38; const p521_bit c39 = p521_addw(&t38, de6, de15, c37);
    uint64_t t40; const p521_bit c41 = p521_addw(&t40, de7, de16, c39);
    uint64_t t42; const p521_bit c43 = p521_addw(&t42, de8, de17, c41);
    const uint64_t t44 = p521_bitw(c43);
    uint64_t t45; const p521_bit c46 = p521_subw(&t45, UINT64_C(0xfffffffffffffffe), t26, 0);
    uint64_t t47; const p521_bit c48 = p521_subw(&t47, UINT64_C(0xffffffffffffffff), t28, c46);
    uint64_t t49; const p521_bit c50 = p521_subw(&t49, UINT64_C(0xffffffffffffffff), t30, c48);
    uint64_t t51; const p521_bit c52 = p521_subw(&t51, UINT64_C(0xffffffffffffffff), t32, c50);
    uint64_t t53; const p521_bit c54 = p521_subw(&t53, UINT64_C(0xffffffffffffffff), t34, c52);
    uint64_t t55; const p521_bit c56 = p521_subw(&t55, UINT64_C(0xffffffffffffffff), t36, c54);
    uint64_t t57; const p521_bit c58 = p521_subw(&t57, UINT64_C(0xffffffffffffffff), t38, c56);
    uint64_t t59; const p521_bit c60 = p521_subw(&t59, UINT64_C(0xffffffffffffffff), t40, c58);
    uint64_t t61; const p521_bit c62 = p521_subw(&t61, UINT64_C(0x3ff), t42, c60);
    uint64_t t63; (void)p521_subw(&t63, UINT64_C(0x0), t44, c62);
    const uint64_t t64 = t45 << 58;
    /* d: + U * d + V * e */
    uint64_t t65;
    const uint64_t t66 = p521_mulw(&t65, de0, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t67 = (t47 << 58) | (t45 >> 6);
    /* d: + U * d + V * e */
    uint64_t t68;
    const uint64_t t69 = p521_mulw(&t68, de1, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t70 = (t49 << 58) | (t47 >> 6);
    /* d: + U * d + V * e */
    uint64_t t71;
    const uint64_t t72 = p521_mulw(&t71, de2, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t73 = (t51 << 58) | (t49 >> 6);
    /* d: + U * d + V * e */
    uint64_t t74;
    const uint64_t t75 = p521_mulw(&t74, de3, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t76 = (t53 << 58) | (t51 >> 6);
    /* d: + U * d + V * e */
    uint64_t t77;
    const uint64_t t78 = p521_mulw(&t77, de4, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t79 = (t55 << 58) | (t53 >> 6);
    /* d: + U * d + V * e */
    uint64_t t80;
    const uint64_t t81 = p521_mulw(&t80, de5, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t82 = (t57 << 58) | (t55 >> 6);
    /* d: + U * d + V * e */
    uint64_t t83;
    const uint64_t t84 = p521_mulw(&t83, de6, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t85 = (t59 << 58) | (t57 >> 6);
    /* d: + U * d + V * e */
    uint64_t t86;
    const uint64_t t87 = p521_mulw(&t86, de7, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t88 = (t61 << 58) | (t59 >> 6);
    /* d: + U * d + V * e */
    uint64_t t89;
    const uint64_t t90 = p521_mulw(&t89, de8, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t91 = (t63 << 58) | (t61 >> 6);
    /* d: + U * d + V * e */
    uint64_t t92; const p521_bit c93 = p521_addw(&t92, t64, t66, 0);
    uint64_t t94; const p521_bit c95 = p521_addw(&t94, t67, t69, c93);
    uint64_t t96; const p521_bit c97 = p521_addw(&t96, t70, t72, c95);
    uint64_t t98; const p521_bit c99 = p521_addw(&t98, t73, t75, c97);
    uint64_t t100; const p521_bit c101 = p521_addw(&t100, t76, t78, c99);
    uint64_t t102; const p521_bit c103 = p521_addw(&t102, t79, t81, c101);
    uint64_t t104; const p521_bit c105 = p521_addw(&t104, t82, t84, c103);
    uint64_t t106; const p521_bit c107 = p521_addw(&t106, t85, t87, c105);
    uint64_t t108; const p521_bit c109 = p521_addw(&t108, t88, t90, c107);
    uint64_t t110; (void)p521_addw(&t110, t91, UINT64_C(0x0), c109);
    uint64_t t111; const p521_bit c112 = p521_addw(&t111, t94, t65, 0);
    uint64_t t113; const p521_bit c114 = p521_addw(&t113, t96, t68, c112);
    uint64_t t115; const p521_bit c116 = p521_addw(&t115, t98, t71, c114);
    uint64_t t117; const p521_bit c118 = p521_addw(&t117, t100, t74, c116);
    uint64_t t119; const p521_bit c120 = p521_addw(&t119, t102, t77, c118);
    uint64_t t121; const p521_bit c122 = p521_addw(&t121, t104, t80, c120);
    uint64_t t123; const p521_bit c124 = p521_addw(&t123, t106, t83, c122);
    uint64_t t125; const p521_bit c126 = p521_addw(&t125, t108, t86, c124);
    uint64_t t127; (void)p521_addw(&t127, t110, t89, c126);
    uint64_t t128;
    const uint64_t t129 = p521_mulw(&t128, de9, m2);
    uint64_t t130;
    const uint64_t t131 = p521_mulw(&t130, de10, m2);
    uint64_t t132;
    const uint64_t t133 = p521_mulw(&t132, de11, m2);
    uint64_t t134;
    const uint64_t t135 = p521_mulw(&t134, de12, m2);
    uint64_t t136;
    const uint64_t t137 = p521_mulw(&t136, de13, m2);
    uint64_t t138;
    const uint64_t t139 = p521_mulw(&t138, de14, m2);
    uint64_t t140;
    const uint64_t t141 = p521_mulw(&t140, de15, m2);
    uint64_t t142;
    const uint64_t t143 = p521_mulw(&t142, de16, m2);
    uint64_t t144;
    const uint64_t t145 = p521_mulw(&t144, de17, m2);
    uint64_t t146; const p521_bit c147 = p521_addw(&t146, t92, t129, 0);
    uint64_t t148; const p521_bit c149 = p521_addw(&t148, t111, t131, c147);
    uint64_t t150; const p521_bit c151 = p521_addw(&t150, t113, t133, c149);
    uint64_t t152; const p521_bit c153 = p521_addw(&t152, t115, t135, c151);
    uint64_t t154; const p521_bit c155 = p521_addw(&t154, t117, t137, c153);
    uint64_t t156; const p521_bit c157 = p521_addw(&t156, t119, t139, c155);
    uint64_t t158; const p521_bit c159 = p521_addw(&t158, t121, t141, c157);
    uint64_t t160; const p521_bit c161 = p521_addw(&t160, t123, t143, c159);
    uint64_t t162; const p521_bit c163 = p521_addw(&t162, t125, t145, c161);
    uint64_t t164; (void)p521_addw(&t164, t127, UINT64_C(0x0), c163);
    uint64_t t165; const p521_bit c166 = p521_addw(&t165, t148, t128, 0);
    uint64_t t167; const p521_bit c168 = p521_addw(&t167, t150, t130, c166);
    uint64_t t169; const p521_bit c170 = p521_addw(&t169, t152, t132, c168);
    uint64_t t171; const p521_bit c172 = p521_addw(&t171, t154, t134, c170);
    uint64_t t173; const p521_bit c174 = p521_addw(&t173, t156, t136, c172);
    uint64_t t175; const p521_bit c176 = p521_addw(&t175, t158, t138, c174);
    uint64_t t177; const p521_bit c178 = p521_addw(&t177, t160, t140, c176);
    uint64_t t179; const p521_bit c180 = p521_addw(&t179, t162, t142, c178);
    uint64_t t181; (void)p521_addw(&t181, t164, t144, c180);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t182 = t146 << 9;
    uint64_t t183; const p521_bit c184 = p521_addw(&t183, t179, t182, 0);
    const uint64_t t185 = p521_bitw(c184);
    /* e: + U * d + V * e */
    uint64_t t186;
    const uint64_t t187 = p521_mulw(&t186, de0, m3);
    uint64_t t188;
    const uint64_t t189 = p521_mulw(&t188, de1, m3);
    uint64_t t190;
    const uint64_t t191 = p521_mulw(&t190, de2, m3);
    uint64_t t192;
    const uint64_t t193 = p521_mulw(&t192, de3, m3);
    uint64_t t194;
    const uint64_t t195 = p521_mulw(&t194, de4, m3);
    uint64_t t196;
    const uint64_t t197 = p521_mulw(&t196, de5, m3);
    uint64_t t198;
    const uint64_t t199 = p521_mulw(&t198, de6, m3);
    uint64_t t200;
    const uint64_t t201 = p521_mulw(&t200, de7, m3);
    uint64_t t202;
    const uint64_t t203 = p521_mulw(&t202, de8, m3);
    uint64_t t204; const p521_bit c205 = p521_addw(&t204, t64, t187, 0);
    uint64_t t206; const p521_bit c207 = p521_addw(&t206, t67, t189, c205);
    uint64_t t208; const p521_bit c209 = p521_addw(&t208, t70, t191, c207);
    uint64_t t210; const p521_bit c211 = p521_addw(&t210, t73, t193, c209);
    uint64_t t212; const p521_bit c213 = p521_addw(&t212, t76, t195, c211);
    uint64_t t214; const p521_bit c215 = p521_addw(&t214, t79, t197, c213);
    uint64_t t216; const p521_bit c217 = p521_addw(&t216, t82, t199, c215);
    uint64_t t218; const p521_bit c219 = p521_addw(&t218, t85, t201, c217);
    uint64_t t220; const p521_bit c221 = p521_addw(&t220, t88, t203, c219);
    uint64_t t222; (void)p521_addw(&t222, t91, UINT64_C(0x0), c221);
    uint64_t t223; const p521_bit c224 = p521_addw(&t223, t206, t186, 0);
    uint64_t t225; const p521_bit c226 = p521_addw(&t225, t208, t188, c224);
    uint64_t t227; const p521_bit c228 = p521_addw(&t227, t210, t190, c226);
    uint64_t t229; const p521_bit c230 = p521_addw(&t229, t212, t192, c228);
    uint64_t t231; const p521_bit c232 = p521_addw(&t231, t214, t194, c230);
    uint64_t t233; const p521_bit c234 = p521_addw(&t233, t216, t196, c232);
    uint64_t t235; const p521_bit c236 = p521_addw(&t235, t218, t198, c234);
    uint64_t t237; const p521_bit c238 = p521_addw(&t237, t220, t200, c236);
    uint64_t t239; (void)p521_addw(&t239, t222, t202, c238);
    uint64_t t240;
    const uint64_t t241 = p521_mulw(&t240, de9, m4);
    uint64_t t242;
    const uint64_t t243 = p521_mulw(&t242, de10, m4);
    uint64_t t244;
    const uint64_t t245 = p521_mulw(&t244, de11, m4);
    uint64_t t246;
    const uint64_t t247 = p521_mulw(&t246, de12, m4);
    uint64_t t248;
    const uint64_t t249 = p521_mulw(&t248, de13, m4);
    uint64_t t250;
    const uint64_t t251 = p521_mulw(&t250, de14, m4);
    uint64_t t252;
    const uint64_t t253 = p521_mulw(&t252, de15, m4);
    uint64_t t254;
    const uint64_t t255 = p521_mulw(&t254, de16, m4);
    uint64_t t256;
    const uint64_t t257 = p521_mulw(&t256, de17, m4);
    uint64_t t258; const p521_bit c259 = p521_addw(&t258, t204, t241, 0);
    uint64_t t260; const p521_bit c261 = p521_addw(&t260, t223, t243, c259);
    uint64_t t262; const p521_bit c263 = p521_addw(&t262, t225, t245, c261);
    uint64_t t264; const p521_bit c265 = p521_addw(&t264, t227, t247, c263);
    uint64_t t266; const p521_bit c267 = p521_addw(&t266, t229, t249, c265);
    uint64_t t268; const p521_bit c269 = p521_addw(&t268, t231, t251, c267);
    uint64_t t270; const p521_bit c271 = p521_addw(&t270, t233, t253, c269);
    uint64_t t272; const p521_bit c273 = p521_addw(&t272, t235, t255, c271);
    uint64_t t274; const p521_bit c275 = p521_addw(&t274, t237, t257, c273);
    uint64_t t276; (void)p521_addw(&t276, t239, UINT64_C(0x0), c275);
    uint64_t t277; const p521_bit c278 = p521_addw(&t277, t260, t240, 0);
    uint64_t t279; const p521_bit c280 = p521_addw(&t279, t262, t242, c278);
    uint64_t t281; const p521_bit c282 = p521_addw(&t281, t264, t244, c280);
    uint64_t t283; const p521_bit c284 = p521_addw(&t283, t266, t246, c282);
    uint64_t t285; const p521_bit c286 = p521_addw(&t285, t268, t248, c284);
    uint64_t t287; const p521_bit c288 = p521_addw(&t287, t270, t250, c286);
    uint64_t t289; const p521_bit c290 = p521_addw(&t289, t272, t252, c288);
    uint64_t t291; const p521_bit c292 = p521_addw(&t291, t274, t254, c290);
    uint64_t t293; (void)p521_addw(&t293, t276, t256, c292);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t294 = t258 << 9;
    uint64_t t295; const p521_bit c296 = p521_addw(&t295, t291, t294, 0);
    const uint64_t t297 = p521_bitw(c296);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t298 = t146 >> 55;
    const uint64_t t299 = t185 + t298;
    const uint64_t t300 = t299 + t181;
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t301 = t258 >> 55;
    const uint64_t t302 = t297 + t301;
    const uint64_t t303 = t302 + t293;
    p521_storew(&out[0], t165);
    p521_storew(&out[1], t167);
    p521_storew(&out[2], t169);
    p521_storew(&out[3], t171);
    p521_storew(&out[4], t173);
    p521_storew(&out[5], t175);
    p521_storew(&out[6], t177);
    p521_storew(&out[7], t183);
    p521_storew(&out[8], t300);
    p521_storew(&out[9], t277);
    p521_storew(&out[10], t279);
    p521_storew(&out[11], t281);
    p521_storew(&out[12], t283);
    p521_storew(&out[13], t285);
    p521_storew(&out[14], t287);
    p521_storew(&out[15], t289);
    p521_storew(&out[16], t295);
    p521_storew(&out[17], t303);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void p521_fe_divsteps_end(p521_fe *r, const p521_limb de[18], const p521_limb fg[20])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t de6 = de[6];
    const uint64_t de7 = de[7];
    const uint64_t de8 = de[8];
    const uint64_t fg9 = fg[9];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t13; const p521_bit c14 = p521_subw(&t13, de0, UINT64_C(0xffffffffffffffff), 0);
    uint64_t t15; const p521_bit c16 = p521_subw(&t15, de1, UINT64_C(0xffffffffffffffff), c14);
    uint64_t t17; const p521_bit c18 = p521_subw(&t17, de2, UINT64_C(0xffffffffffffffff), c16);
    uint64_t t19; const p521_bit c20 = p521_subw(&t19, de3, UINT64_C(0xffffffffffffffff), c18);
    uint64_t t21; const p521_bit c22 = p521_subw(&t21, de4, UINT64_C(0xffffffffffffffff), c20);
    uint64_t t23; const p521_bit c24 = p521_subw(&t23, de5, UINT64_C(0xffffffffffffffff), c22);
    uint64_t t25; const p521_bit c26 = p521_subw(&t25, de6, UINT64_C(0xffffffffffffffff), c24);
    uint64_t t27; const p521_bit c28 = p521_subw(&t27, de7, UINT64_C(0xffffffffffffffff), c26);
    uint64_t t29; const p521_bit c30 = p521_subw(&t29, de8, UINT64_C(0x1ff), c28);
    const uint64_t m0 = p521_maskw(c30);
    const uint64_t t31 = p521_selectw(m0, de0, t13);
    const uint64_t t32 = p521_selectw(m0, de1, t15);
    const uint64_t t33 = p521_selectw(m0, de2, t17);
    const uint64_t t34 = p521_selectw(m0, de3, t19);
    const uint64_t t35 = p521_selectw(m0, de4, t21);
    const uint64_t t36 = p521_selectw(m0, de5, t23);
    const uint64_t t37 = p521_selectw(m0, de6, t25);
    const uint64_t t38 = p521_selectw(m0, de7, t27);
    const uint64_t t39 = p521_selectw(m0, de8, t29);
    /* a - b */
    uint64_t t40; const p521_bit c41 = p521_subw(&t40, UINT64_C(0x0), t31, 0);
    uint64_t t42; const p521_bit c43 = p521_subw(&t42, UINT64_C(0x0), t32, c41);
    uint64_t t44; const p521_bit c45 = p521_subw(&t44, UINT64_C(0x0), t33, c43);
    uint64_t t46; const p521_bit c47 = p521_subw(&t46, UINT64_C(0x0), t34, c45);
    uint64_t t48; const p521_bit c49 = p521_subw(&t48, UINT64_C(0x0), t35, c47);
    uint64_t t50; const p521_bit c51 = p521_subw(&t50, UINT64_C(0x0), t36, c49);
    uint64_t t52; const p521_bit c53 = p521_subw(&t52, UINT64_C(0x0), t37, c51);
    uint64_t t54; const p521_bit c55 = p521_subw(&t54, UINT64_C(0x0), t38, c53);
    uint64_t t56; const p521_bit c57 = p521_subw(&t56, UINT64_C(0x0), t39, c55);
    /* add the modulus where it borrowed */
    const uint64_t t58 = p521_maskw(c57);
    const uint64_t t59 = t58 & UINT64_C(0x1ff);
    uint64_t t60; const p521_bit c61 = p521_addw(&t60, t40, t58, 0);
    uint64_t t62; const p521_bit c63 = p521_addw(&t62, t42, t58, c61);
    uint64_t t64; const p521_bit c65 = p521_addw(&t64, t44, t58, c63);
    uint64_t t66; const p521_bit c67 = p521_addw(&t66, t46, t58, c65);
    uint64_t t68; const p521_bit c69 = p521_addw(&t68, t48, t58, c67);
    uint64_t t70; const p521_bit c71 = p521_addw(&t70, t50, t58, c69);
    uint64_t t72; const p521_bit c73 = p521_addw(&t72, t52, t58, c71);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t54, t58, c73);
    uint64_t t76; (void)p521_addw(&t76, t56, t59, c75);
    /* -d where f < 0 */
    const p521_bit c77 = p521_carryw(fg9, fg9, 0);
    const uint64_t m1 = p521_maskw(c77);
    const uint64_t t78 = p521_selectw(m1, t60, t31);
    const uint64_t t79 = p521_selectw(m1, t62, t32);
    const uint64_t t80 = p521_selectw(m1, t64, t33);
    const uint64_t t81 = p521_selectw(m1, t66, t34);
    const uint64_t t82 = p521_selectw(m1, t68, t35);
    const uint64_t t83 = p521_selectw(m1, t70, t36);
    const uint64_t t84 = p521_selectw(m1, t72, t37);
    const uint64_t t85 = p521_selectw(m1, t74, t38);
    const uint64_t t86 = p521_selectw(m1, t76, t39);
    p521_storew(&r->v[0], t78);
    p521_storew(&r->v[1], t79);
    p521_storew(&r->v[2], t80);
    p521_storew(&r->v[3], t81);
    p521_storew(&r->v[4], t82);
    p521_storew(&r->v[5], t83);
    p521_storew(&r->v[6], t84);
    p521_storew(&r->v[7], t85);
    p521_storew(&r->v[8], t86);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^58 */
void p521_sc_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5])
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
    const uint64_t de12 = de[12];
    const uint64_t de13 = de[13];
    const uint64_t de14 = de[14];
    const uint64_t de15 = de[15];
    const uint64_t de16 = de[16];
    const uint64_t de17 = de[17];
    /* 2^58 * (2*n - d - e) */
    uint64_t t37; const p521_bit c38 = p521_addw(&t37, de0, de9, 0);
    uint64_t t39; const p521_bit c40 = p521_addw(&t39, de1, de10, c38);
    uint64_t t41; const p521_bit c42 = p521_addw(&t41, de2, de11, c40);
    uint64_t t43; const p521_bit c44 = p521_addw(&t43, de3, de12, c42);
    uint64_t t45; const p521_bit c46 = p521_addw(&t45, de4, de13, c44);
    uint64_t t47; const p521_bit c48 = p521_addw(&t47, de5, de14, c46);
    uint64_t t49; const p521_bit c50 = p521_addw(&t49, de6, de15, c48);
    uint64_t t51; const p521_bit c52 = p521_addw(&t51, de7, de16, c50);
    uint64_t t53; const p521_bit c54 = p521_addw(&t53, de8, de17, c52);
    const uint64_t t55 = p521_bitw(c54);
    uint64_t t56; const p521_bit c57 = p521_subw(&t56, UINT64_C(0x76df6e3d2270c812), t37, 0);
    uint64_t t58; const p521_bit c59 = p521_subw(&t58, UINT64_C(0x776b937113388f5d), t39, c57);
    uint64_t t60; const p521_bit c61 = p521_subw(&t60, UINT64_C(0xff980291ee134ba0), t41, c59);
    uint64_t t62; const p521_bit c63 = p521_subw(&t62, UINT64_C(0xa30d0f077e5f2cd6), t43, c61);
    uint64_t t64; const p521_bit c65 = p521_subw(&t64, UINT64_C(0xfffffffffffffff4), t45, c63);
    uint64_t t66; const p521_bit c67 = p521_subw(&t66, UINT64_C(0xffffffffffffffff), t47, c65);
    uint64_t t68; const p521_bit c69 = p521_subw(&t68, UINT64_C(0xffffffffffffffff), t49, c67);
    uint64_t t70; const p521_bit c71 = p521_subw(&t70, UINT64_C(0xffffffffffffffff), t51, c69);
    uint64_t t72; const p521_bit c73 = p521_subw(&t72, UINT64_C(0x3ff), t53, c71);
    uint64_t t74; (void)p521_subw(&t74, UINT64_C(0x0), t55, c73);
    const uint64_t t75 = t56 << 58;
    /* d: + U * d + V * e */
    uint64_t t76;
    const uint64_t t77 = p521_mulw(&t76, de0, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t78 = (t58 << 58) | (t56 >> 6);
    /* d: + U * d + V * e */
    uint64_t t79;
    const uint64_t t80 = p521_mulw(&t79, de1, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t81 = (t60 << 58) | (t58 >> 6);
    /* d: + U * d + V * e */
    uint64_t t82;
    const uint64_t t83 = p521_mulw(&t82, de2, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t84 = (t62 << 58) | (t60 >> 6);
    /* d: + U * d + V * e */
    uint64_t t85;
    const uint64_t t86 = p521_mulw(&t85, de3, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t87 = (t64 << 58) | (t62 >> 6);
    /* d: + U * d + V * e */
    uint64_t t88;
    const uint64_t t89 = p521_mulw(&t88, de4, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t90 = (t66 << 58) | (t64 >> 6);
    /* d: + U * d + V * e */
    uint64_t t91;
    const uint64_t t92 = p521_mulw(&t91, de5, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t93 = (t68 << 58) | (t66 >> 6);
    /* d: + U * d + V * e */
    uint64_t t94;
    const uint64_t t95 = p521_mulw(&t94, de6, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t96 = (t70 << 58) | (t68 >> 6);
    /* d: + U * d + V * e */
    uint64_t t97;
    const uint64_t t98 = p521_mulw(&t97, de7, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t99 = (t72 << 58) | (t70 >> 6);
    /* d: + U * d + V * e */
    uint64_t t100;
    const uint64_t t101 = p521_mulw(&t100, de8, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t102 = (t74 << 58) | (t72 >> 6);
    /* d: + U * d + V * e */
    uint64_t t103; const p521_bit c104 = p521_addw(&t103, t75, t77, 0);
    uint64_t t105; const p521_bit c106 = p521_addw(&t105, t78, t80, c104);
    uint64_t t107; const p521_bit c108 = p521_addw(&t107, t81, t83, c106);
    uint64_t t109; const p521_bit c110 = p521_addw(&t109, t84, t86, c108);
    uint64_t t111; const p521_bit c112 = p521_addw(&t111, t87, t89, c110);
    uint64_t t113; const p521_bit c114 = p521_addw(&t113, t90, t92, c112);
    uint64_t t115; const p521_bit c116 = p521_addw(&t115, t93, t95, c114);
    uint64_t t117; const p521_bit c118 = p521_addw(&t117, t96, t98, c116);
    uint64_t t119; const p521_bit c120 = p521_addw(&t119, t99, t101, c118);
    uint64_t t121; (void)p521_addw(&t121, t102, UINT64_C(0x0), c120);
    uint64_t t122; const p521_bit c123 = p521_addw(&t122, t105, t76, 0);
    uint64_t t124; const p521_bit c125 = p521_addw(&t124, t107, t79, c123);
    uint64_t t126; const p521_bit c127 = p521_addw(&t126, t109, t82, c125);
    uint64_t t128; const p521_bit c129 = p521_addw(&t128, t111, t85, c127);
    uint64_t t130; const p521_bit c131 = p521_addw(&t130, t113, t88, c129);
    uint64_t t132; const p521_bit c133 = p521_addw(&t132, t115, t91, c131);
    uint64_t t134; const p521_bit c135 = p521_addw(&t134, t117, t94, c133);
    uint64_t t136; const p521_bit c137 = p521_addw(&t136, t119, t97, c135);
    uint64_t t138; (void)p521_addw(&t138, t121, t100, c137);
    uint64_t t139;
    const uint64_t t140 = p521_mulw(&t139, de9, m2);
    uint64_t t141;
    const uint64_t t142 = p521_mulw(&t141, de10, m2);
    uint64_t t143;
    const uint64_t t144 = p521_mulw(&t143, de11, m2);
    uint64_t t145;
    const uint64_t t146 = p521_mulw(&t145, de12, m2);
    uint64_t t147;
    const uint64_t t148 = p521_mulw(&t147, de13, m2);
    uint64_t t149;
    const uint64_t t150 = p521_mulw(&t149, de14, m2);
    uint64_t t151;
    const uint64_t t152 = p521_mulw(&t151, de15, m2);
    uint64_t t153;
    const uint64_t t154 = p521_mulw(&t153, de16, m2);
    uint64_t t155;
    const uint64_t t156 = p521_mulw(&t155, de17, m2);
    uint64_t t157; const p521_bit c158 = p521_addw(&t157, t103, t140, 0);
    uint64_t t159; const p521_bit c160 = p521_addw(&t159, t122, t142, c158);
    uint64_t t161; const p521_bit c162 = p521_addw(&t161, t124, t144, c160);
    uint64_t t163; const p521_bit c164 = p521_addw(&t163, t126, t146, c162);
    uint64_t t165; const p521_bit c166 = p521_addw(&t165, t128, t148, c164);
    uint64_t t167; const p521_bit c168 = p521_addw(&t167, t130, t150, c166);
    uint64_t t169; const p521_bit c170 = p521_addw(&t169, t132, t152, c168);
    uint64_t t171; const p521_bit c172 = p521_addw(&t171, t134, t154, c170);
    uint64_t t173; const p521_bit c174 = p521_addw(&t173, t136, t156, c172);
    uint64_t t175; (void)p521_addw(&t175, t138, UINT64_C(0x0), c174);
    uint64_t t176; const p521_bit c177 = p521_addw(&t176, t159, t139, 0);
    uint64_t t178; const p521_bit c179 = p521_addw(&t178, t161, t141, c177);
    uint64_t t180; const p521_bit c181 = p521_addw(&t180, t163, t143, c179);
    uint64_t t182; const p521_bit c183 = p521_addw(&t182, t165, t145, c181);
    uint64_t t184; const p521_bit c185 = p521_addw(&t184, t167, t147, c183);
    uint64_t t186; const p521_bit c187 = p521_addw(&t186, t169, t149, c185);
    uint64_t t188; const p521_bit c189 = p521_addw(&t188, t171, t151, c187);
    uint64_t t190; const p521_bit c191 = p521_addw(&t190, t173, t153, c189);
    uint64_t t192; (void)p521_addw(&t192, t175, t155, c191);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t193 = t157 * UINT64_C(0x1d2f5ccd79a995c7);
    uint64_t t194;
    const uint64_t t195 = p521_mulw(&t194, UINT64_C(0xbb6fb71e91386409), t193);
    uint64_t t196;
    const uint64_t t197 = p521_mulw(&t196, UINT64_C(0x3bb5c9b8899c47ae), t193);
    uint64_t t198;
    const uint64_t t199 = p521_mulw(&t198, UINT64_C(0x7fcc0148f709a5d0), t193);
    uint64_t t200;
    const uint64_t t201 = p521_mulw(&t200, UINT64_C(0x51868783bf2f966b), t193);
    uint64_t t202;
    const uint64_t t203 = p521_mulw(&t202, UINT64_C(0xfffffffffffffffa), t193);
    uint64_t t204;
    const uint64_t t205 = p521_mulw(&t204, UINT64_C(0xffffffffffffffff), t193);
    uint64_t t206;
    const uint64_t t207 = p521_mulw(&t206, UINT64_C(0x1ff), t193);
    const p521_bit c208 = p521_carryw(t157, t195, 0);
    uint64_t t209; const p521_bit c210 = p521_addw(&t209, t176, t197, c208);
    uint64_t t211; const p521_bit c212 = p521_addw(&t211, t178, t199, c210);
    uint64_t t213; const p521_bit c214 = p521_addw(&t213, t180, t201, c212);
    uint64_t t215; const p521_bit c216 = p521_addw(&t215, t182, t203, c214);
    uint64_t t217; const p521_bit c218 = p521_addw(&t217, t184, t205, c216);
    uint64_t t219; const p521_bit c220 = p521_addw(&t219, t186, t205, c218);
    uint64_t t221; const p521_bit c222 = p521_addw(&t221, t188, t205, c220);
    uint64_t t223; const p521_bit c224 = p521_addw(&t223, t190, t207, c222);
    uint64_t t225; (void)p521_addw(&t225, t206, UINT64_C(0x0), c224);
    uint64_t t226; const p521_bit c227 = p521_addw(&t226, t209, t194, 0);
    uint64_t t228; const p521_bit c229 = p521_addw(&t228, t211, t196, c227);
    uint64_t t230; const p521_bit c231 = p521_addw(&t230, t213, t198, c229);
    uint64_t t232; const p521_bit c233 = p521_addw(&t232, t215, t200, c231);
    uint64_t t234; const p521_bit c235 = p521_addw(&t234, t217, t202, c233);
    uint64_t t236; const p521_bit c237 = p521_addw(&t236, t219, t204, c235);
    uint64_t t238; const p521_bit c239 = p521_addw(&t238, t221, t204, c237);
    uint64_t t240; const p521_bit c241 = p521_addw(&t240, t223, t204, c239);
    uint64_t t242; (void)p521_addw(&t242, t225, UINT64_C(0x0), c241);
    /* e: + U * d + V * e */
    uint64_t t243;
    const uint64_t t244 = p521_mulw(&t243, de0, m3);
    uint64_t t245;
    const uint64_t t246 = p521_mulw(&t245, de1, m3);
    uint64_t t247;
    const uint64_t t248 = p521_mulw(&t247, de2, m3);
    uint64_t t249;
    const uint64_t t250 = p521_mulw(&t249, de3, m3);
    uint64_t t251;
    const uint64_t t252 = p521_mulw(&t251, de4, m3);
    uint64_t t253;
    const uint64_t t254 = p521_mulw(&t253, de5, m3);
    uint64_t t255;
    const uint64_t t256 = p521_mulw(&t255, de6, m3);
    uint64_t t257;
    const uint64_t t258 = p521_mulw(&t257, de7, m3);
    uint64_t t259;
    const uint64_t t260 = p521_mulw(&t259, de8, m3);
    uint64_t t261; const p521_bit c262 = p521_addw(&t261, t75, t244, 0);
    uint64_t t263; const p521_bit c264 = p521_addw(&t263, t78, t246, c262);
    uint64_t t265; const p521_bit c266 = p521_addw(&t265, t81, t248, c264);
    uint64_t t267; const p521_bit c268 = p521_addw(&t267, t84, t250, c266);
    uint64_t t269; const p521_bit c270 = p521_addw(&t269, t87, t252, c268);
    uint64_t t271; const p521_bit c272 = p521_addw(&t271, t90, t254, c270);
    uint64_t t273; const p521_bit c274 = p521_addw(&t273, t93, t256, c272);
    uint64_t t275; const p521_bit c276 = p521_addw(&t275, t96, t258, c274);
    uint64_t t277; const p521_bit c278 = p521_addw(&t277, t99, t260, c276);
    uint64_t t279; (void)p521_addw(&t279, t102, UINT64_C(0x0), c278);
    uint64_t t280; const p521_bit c281 = p521_addw(&t280, t263, t243, 0);
    uint64_t t282; const p521_bit c283 = p521_addw(&t282, t265, t245, c281);
    uint64_t t284; const p521_bit c285 = p521_addw(&t284, t267, t247, c283);
    uint64_t t286; const p521_bit c287 = p521_addw(&t286, t269, t249, c285);
    uint64_t t288; const p521_bit c289 = p521_addw(&t288, t271, t251, c287);
    uint64_t t290; const p521_bit c291 = p521_addw(&t290, t273, t253, c289);
    uint64_t t292; const p521_bit c293 = p521_addw(&t292, t275, t255, c291);
    uint64_t t294; const p521_bit c295 = p521_addw(&t294, t277, t257, c293);
    uint64_t t296; (void)p521_addw(&t296, t279, t259, c295);
    uint64_t t297;
    const uint64_t t298 = p521_mulw(&t297, de9, m4);
    uint64_t t299;
    const uint64_t t300 = p521_mulw(&t299, de10, m4);
    uint64_t t301;
    const uint64_t t302 = p521_mulw(&t301, de11, m4);
    uint64_t t303;
    const uint64_t t304 = p521_mulw(&t303, de12, m4);
    uint64_t t305;
    const uint64_t t306 = p521_mulw(&t305, de13, m4);
    uint64_t t307;
    const uint64_t t308 = p521_mulw(&t307, de14, m4);
    uint64_t t309;
    const uint64_t t310 = p521_mulw(&t309, de15, m4);
    uint64_t t311;
    const uint64_t t312 = p521_mulw(&t311, de16, m4);
    uint64_t t313;
    const uint64_t t314 = p521_mulw(&t313, de17, m4);
    uint64_t t315; const p521_bit c316 = p521_addw(&t315, t261, t298, 0);
    uint64_t t317; const p521_bit c318 = p521_addw(&t317, t280, t300, c316);
    uint64_t t319; const p521_bit c320 = p521_addw(&t319, t282, t302, c318);
    uint64_t t321; const p521_bit c322 = p521_addw(&t321, t284, t304, c320);
    uint64_t t323; const p521_bit c324 = p521_addw(&t323, t286, t306, c322);
    uint64_t t325; const p521_bit c326 = p521_addw(&t325, t288, t308, c324);
    uint64_t t327; const p521_bit c328 = p521_addw(&t327, t290, t310, c326);
    uint64_t t329; const p521_bit c330 = p521_addw(&t329, t292, t312, c328);
    uint64_t t331; const p521_bit c332 = p521_addw(&t331, t294, t314, c330);
    uint64_t t333; (void)p521_addw(&t333, t296, UINT64_C(0x0), c332);
    uint64_t t334; const p521_bit c335 = p521_addw(&t334, t317, t297, 0);
    uint64_t t336; const p521_bit c337 = p521_addw(&t336, t319, t299, c335);
    uint64_t t338; const p521_bit c339 = p521_addw(&t338, t321, t301, c337);
    uint64_t t340; const p521_bit c341 = p521_addw(&t340, t323, t303, c339);
    uint64_t t342; const p521_bit c343 = p521_addw(&t342, t325, t305, c341);
    uint64_t t344; const p521_bit c345 = p521_addw(&t344, t327, t307, c343);
    uint64_t t346; const p521_bit c347 = p521_addw(&t346, t329, t309, c345);
    uint64_t t348; const p521_bit c349 = p521_addw(&t348, t331, t311, c347);
    uint64_t t350; (void)p521_addw(&t350, t333, t313, c349);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t351 = t315 * UINT64_C(0x1d2f5ccd79a995c7);
    uint64_t t352;
    const uint64_t t353 = p521_mulw(&t352, UINT64_C(0xbb6fb71e91386409), t351);
    uint64_t t354;
    const uint64_t t355 = p521_mulw(&t354, UINT64_C(0x3bb5c9b8899c47ae), t351);
    uint64_t t356;
    const uint64_t t357 = p521_mulw(&t356, UINT64_C(0x7fcc0148f709a5d0), t351);
    uint64_t t358;
    const uint64_t t359 = p521_mulw(&t358, UINT64_C(0x51868783bf2f966b), t351);
    uint64_t t360;
    const uint64_t t361 = p521_mulw(&t360, UINT64_C(0xfffffffffffffffa), t351);
    uint64_t t362;
    const uint64_t t363 = p521_mulw(&t362, UINT64_C(0xffffffffffffffff), t351);
    uint64_t t364;
    const uint64_t t365 = p521_mulw(&t364, UINT64_C(0x1ff), t351);
    const p521_bit c366 = p521_carryw(t315, t353, 0);
    uint64_t t367; const p521_bit c368 = p521_addw(&t367, t334, t355, c366);
    uint64_t t369; const p521_bit c370 = p521_addw(&t369, t336, t357, c368);
    uint64_t t371; const p521_bit c372 = p521_addw(&t371, t338, t359, c370);
    uint64_t t373; const p521_bit c374 = p521_addw(&t373, t340, t361, c372);
    uint64_t t375; const p521_bit c376 = p521_addw(&t375, t342, t363, c374);
    uint64_t t377; const p521_bit c378 = p521_addw(&t377, t344, t363, c376);
    uint64_t t379; const p521_bit c380 = p521_addw(&t379, t346, t363, c378);
    uint64_t t381; const p521_bit c382 = p521_addw(&t381, t348, t365, c380);
    uint64_t t383; (void)p521_addw(&t383, t364, UINT64_C(0x0), c382);
    uint64_t t384; const p521_bit c385 = p521_addw(&t384, t367, t352, 0);
    uint64_t t386; const p521_bit c387 = p521_addw(&t386, t369, t354, c385);
    uint64_t t388; const p521_bit c389 = p521_addw(&t388, t371, t356, c387);
    uint64_t t390; const p521_bit c391 = p521_addw(&t390, t373, t358, c389);
    uint64_t t392; const p521_bit c393 = p521_addw(&t392, t375, t360, c391);
    uint64_t t394; const p521_bit c395 = p521_addw(&t394, t377, t362, c393);
    uint64_t t396; const p521_bit c397 = p521_addw(&t396, t379, t362, c395);
    uint64_t t398; const p521_bit c399 = p521_addw(&t398, t381, t362, c397);
    uint64_t t400; (void)p521_addw(&t400, t383, UINT64_C(0x0), c399);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t401 = t242 + t192;
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t402 = t400 + t350;
    p521_storew(&out[0], t226);
    p521_storew(&out[1], t228);
    p521_storew(&out[2], t230);
    p521_storew(&out[3], t232);
    p521_storew(&out[4], t234);
    p521_storew(&out[5], t236);
    p521_storew(&out[6], t238);
    p521_storew(&out[7], t240);
    p521_storew(&out[8], t401);
    p521_storew(&out[9], t384);
    p521_storew(&out[10], t386);
    p521_storew(&out[11], t388);
    p521_storew(&out[12], t390);
    p521_storew(&out[13], t392);
    p521_storew(&out[14], t394);
    p521_storew(&out[15], t396);
    p521_storew(&out[16], t398);
    p521_storew(&out[17], t402);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void p521_sc_divsteps_end(p521_sc *r, const p521_limb de[18], const p521_limb fg[20])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t de4 = de[4];
    const uint64_t de5 = de[5];
    const uint64_t de6 = de[6];
    const uint64_t de7 = de[7];
    const uint64_t de8 = de[8];
    const uint64_t fg9 = fg[9];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t18; const p521_bit c19 = p521_subw(&t18, de0, UINT64_C(0xbb6fb71e91386409), 0);
    uint64_t t20; const p521_bit c21 = p521_subw(&t20, de1, UINT64_C(0x3bb5c9b8899c47ae), c19);
    uint64_t t22; const p521_bit c23 = p521_subw(&t22, de2, UINT64_C(0x7fcc0148f709a5d0), c21);
    uint64_t t24; const p521_bit c25 = p521_subw(&t24, de3, UINT64_C(0x51868783bf2f966b), c23);
    uint64_t t26; const p521_bit c27 = p521_subw(&t26, de4, UINT64_C(0xfffffffffffffffa), c25);
    uint64_t t28; const p521_bit c29 = p521_subw(&t28, de5, UINT64_C(0xffffffffffffffff), c27);
    uint64_t t30; const p521_bit c31 = p521_subw(&t30, de6, UINT64_C(0xffffffffffffffff), c29);
    uint64_t t32; const p521_bit c33 = p521_subw(&t32, de7, UINT64_C(0xffffffffffffffff), c31);
    uint64_t t34; const p521_bit c35 = p521_subw(&t34, de8, UINT64_C(0x1ff), c33);
    const uint64_t m0 = p521_maskw(c35);
    const uint64_t t36 = p521_selectw(m0, de0, t18);
    const uint64_t t37 = p521_selectw(m0, de1, t20);
    const uint64_t t38 = p521_selectw(m0, de2, t22);
    const uint64_t t39 = p521_selectw(m0, de3, t24);
    const uint64_t t40 = p521_selectw(m0, de4, t26);
    const uint64_t t41 = p521_selectw(m0, de5, t28);
    const uint64_t t42 = p521_selectw(m0, de6, t30);
    const uint64_t t43 = p521_selectw(m0, de7, t32);
    const uint64_t t44 = p521_selectw(m0, de8, t34);
    /* a - b */
    uint64_t t45; const p521_bit c46 = p521_subw(&t45, UINT64_C(0x0), t36, 0);
    uint64_t t47; const p521_bit c48 = p521_subw(&t47, UINT64_C(0x0), t37, c46);
    uint64_t t49; const p521_bit c50 = p521_subw(&t49, UINT64_C(0x0), t38, c48);
    uint64_t t51; const p521_bit c52 = p521_subw(&t51, UINT64_C(0x0), t39, c50);
    uint64_t t53; const p521_bit c54 = p521_subw(&t53, UINT64_C(0x0), t40, c52);
    uint64_t t55; const p521_bit c56 = p521_subw(&t55, UINT64_C(0x0), t41, c54);
    uint64_t t57; const p521_bit c58 = p521_subw(&t57, UINT64_C(0x0), t42, c56);
    uint64_t t59; const p521_bit c60 = p521_subw(&t59, UINT64_C(0x0), t43, c58);
    uint64_t t61; const p521_bit c62 = p521_subw(&t61, UINT64_C(0x0), t44, c60);
    /* add the modulus where it borrowed */
    const uint64_t t63 = p521_maskw(c62);
    const uint64_t t64 = t63 & UINT64_C(0xbb6fb71e91386409);
    const uint64_t t65 = t63 & UINT64_C(0x3bb5c9b8899c47ae);
    const uint64_t t66 = t63 & UINT64_C(0x7fcc0148f709a5d0);
    const uint64_t t67 = t63 & UINT64_C(0x51868783bf2f966b);
    const uint64_t t68 = t63 & UINT64_C(0xfffffffffffffffa);
    const uint64_t t69 = t63 & UINT64_C(0x1ff);
    uint64_t t70; const p521_bit c71 = p521_addw(&t70, t45, t64, 0);
    uint64_t t72; const p521_bit c73 = p521_addw(&t72, t47, t65, c71);
    uint64_t t74; const p521_bit c75 = p521_addw(&t74, t49, t66, c73);
    uint64_t t76; const p521_bit c77 = p521_addw(&t76, t51, t67, c75);
    uint64_t t78; const p521_bit c79 = p521_addw(&t78, t53, t68, c77);
    uint64_t t80; const p521_bit c81 = p521_addw(&t80, t55, t63, c79);
    uint64_t t82; const p521_bit c83 = p521_addw(&t82, t57, t63, c81);
    uint64_t t84; const p521_bit c85 = p521_addw(&t84, t59, t63, c83);
    uint64_t t86; (void)p521_addw(&t86, t61, t69, c85);
    /* -d where f < 0 */
    const p521_bit c87 = p521_carryw(fg9, fg9, 0);
    const uint64_t m1 = p521_maskw(c87);
    const uint64_t t88 = p521_selectw(m1, t70, t36);
    const uint64_t t89 = p521_selectw(m1, t72, t37);
    const uint64_t t90 = p521_selectw(m1, t74, t38);
    const uint64_t t91 = p521_selectw(m1, t76, t39);
    const uint64_t t92 = p521_selectw(m1, t78, t40);
    const uint64_t t93 = p521_selectw(m1, t80, t41);
    const uint64_t t94 = p521_selectw(m1, t82, t42);
    const uint64_t t95 = p521_selectw(m1, t84, t43);
    const uint64_t t96 = p521_selectw(m1, t86, t44);
    p521_storew(&r->v[0], t88);
    p521_storew(&r->v[1], t89);
    p521_storew(&r->v[2], t90);
    p521_storew(&r->v[3], t91);
    p521_storew(&r->v[4], t92);
    p521_storew(&r->v[5], t93);
    p521_storew(&r->v[6], t94);
    p521_storew(&r->v[7], t95);
    p521_storew(&r->v[8], t96);
}

#else
typedef int p521_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
