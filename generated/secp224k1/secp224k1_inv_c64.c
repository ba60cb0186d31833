/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * kernels of the inversion by division steps, 64-bit words
 *
 * Driven by the C functions secp224k1_fe_inv_divsteps, secp224k1_sc_inv_divsteps.
 */
#include "secp224k1.h"

#if SECP224K1_WORD_BITS == 64 && !defined(SECP224K1_ASM)
#define SECP224K1_CARRY_CHAINS
#include "secp224k1_internal.h"

/* M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
 * Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19 */
void secp224k1_divsteps58(secp224k1_limb out[5], const secp224k1_limb in[3])
{
    const uint64_t in0 = in[0];
    const uint64_t in1 = in[1];
    const uint64_t in2 = in[2];
    /* steps 0 to 19: pack */
    const secp224k1_bit c25 = secp224k1_borroww(in0, UINT64_C(0x4000000000000000), 0);
    const uint64_t m0 = secp224k1_maskw(c25);
    const uint64_t t26 = secp224k1_selectw(m0, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const secp224k1_bit c35 = secp224k1_borroww(UINT64_C(0x0), t29, 0);
    const uint64_t m1 = secp224k1_maskw(c35);
    const uint64_t t36 = secp224k1_selectw(m1, t33, UINT64_C(0x4000000000000000));
    const uint64_t t37 = secp224k1_selectw(m1, t26, UINT64_C(0x0));
    uint64_t t38; (void)secp224k1_addw(&t38, t34, t36, c35);
    const uint64_t t39 = in0 ^ t37;
    const secp224k1_bit c40 = secp224k1_borroww(t39, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m2 = secp224k1_maskw(c40);
    const uint64_t t41 = secp224k1_selectw(m2, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 1 */
    const uint64_t t42 = t38 & UINT64_C(0x1);
    /* step 0 */
    const uint64_t t43 = t32 ^ t34;
    const uint64_t t44 = t43 & t37;
    const uint64_t t45 = t32 ^ t44;
    /* step 1 */
    const uint64_t t46 = t45 ^ t41;
    const uint64_t t47 = t38 >> 1;
    const secp224k1_bit c48 = secp224k1_borroww(UINT64_C(0x0), t42, 0);
    const uint64_t m3 = secp224k1_maskw(c48);
    const uint64_t t49 = secp224k1_selectw(m3, t46, UINT64_C(0x4000000000000000));
    const uint64_t t50 = secp224k1_selectw(m3, t41, UINT64_C(0x0));
    uint64_t t51; (void)secp224k1_addw(&t51, t47, t49, c48);
    /* step 0 */
    const uint64_t t52 = t39 + UINT64_C(0x1);
    /* step 1 */
    const uint64_t t53 = t52 ^ t50;
    const secp224k1_bit c54 = secp224k1_borroww(t53, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m4 = secp224k1_maskw(c54);
    const uint64_t t55 = secp224k1_selectw(m4, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 2 */
    const uint64_t t56 = t51 & UINT64_C(0x1);
    /* step 1 */
    const uint64_t t57 = t45 ^ t47;
    const uint64_t t58 = t57 & t50;
    const uint64_t t59 = t45 ^ t58;
    /* step 2 */
    const uint64_t t60 = t59 ^ t55;
    const uint64_t t61 = t51 >> 1;
    const secp224k1_bit c62 = secp224k1_borroww(UINT64_C(0x0), t56, 0);
    const uint64_t m5 = secp224k1_maskw(c62);
    const uint64_t t63 = secp224k1_selectw(m5, t60, UINT64_C(0x4000000000000000));
    const uint64_t t64 = secp224k1_selectw(m5, t55, UINT64_C(0x0));
    uint64_t t65; (void)secp224k1_addw(&t65, t61, t63, c62);
    /* step 1 */
    const uint64_t t66 = t53 + UINT64_C(0x1);
    /* step 2 */
    const uint64_t t67 = t66 ^ t64;
    const secp224k1_bit c68 = secp224k1_borroww(t67, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m6 = secp224k1_maskw(c68);
    const uint64_t t69 = secp224k1_selectw(m6, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 3 */
    const uint64_t t70 = t65 & UINT64_C(0x1);
    /* step 2 */
    const uint64_t t71 = t59 ^ t61;
    const uint64_t t72 = t71 & t64;
    const uint64_t t73 = t59 ^ t72;
    /* step 3 */
    const uint64_t t74 = t73 ^ t69;
    const uint64_t t75 = t65 >> 1;
    const secp224k1_bit c76 = secp224k1_borroww(UINT64_C(0x0), t70, 0);
    const uint64_t m7 = secp224k1_maskw(c76);
    const uint64_t t77 = secp224k1_selectw(m7, t74, UINT64_C(0x4000000000000000));
    const uint64_t t78 = secp224k1_selectw(m7, t69, UINT64_C(0x0));
    uint64_t t79; (void)secp224k1_addw(&t79, t75, t77, c76);
    /* step 2 */
    const uint64_t t80 = t67 + UINT64_C(0x1);
    /* step 3 */
    const uint64_t t81 = t80 ^ t78;
    const secp224k1_bit c82 = secp224k1_borroww(t81, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m8 = secp224k1_maskw(c82);
    const uint64_t t83 = secp224k1_selectw(m8, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 4 */
    const uint64_t t84 = t79 & UINT64_C(0x1);
    /* step 3 */
    const uint64_t t85 = t73 ^ t75;
    const uint64_t t86 = t85 & t78;
    const uint64_t t87 = t73 ^ t86;
    /* step 4 */
    const uint64_t t88 = t87 ^ t83;
    const uint64_t t89 = t79 >> 1;
    const secp224k1_bit c90 = secp224k1_borroww(UINT64_C(0x0), t84, 0);
    const uint64_t m9 = secp224k1_maskw(c90);
    const uint64_t t91 = secp224k1_selectw(m9, t88, UINT64_C(0x4000000000000000));
    const uint64_t t92 = secp224k1_selectw(m9, t83, UINT64_C(0x0));
    uint64_t t93; (void)secp224k1_addw(&t93, t89, t91, c90);
    /* step 3 */
    const uint64_t t94 = t81 + UINT64_C(0x1);
    /* step 4 */
    const uint64_t t95 = t94 ^ t92;
    const secp224k1_bit c96 = secp224k1_borroww(t95, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m10 = secp224k1_maskw(c96);
    const uint64_t t97 = secp224k1_selectw(m10, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 5 */
    const uint64_t t98 = t93 & UINT64_C(0x1);
    /* step 4 */
    const uint64_t t99 = t87 ^ t89;
    const uint64_t t100 = t99 & t92;
    const uint64_t t101 = t87 ^ t100;
    /* step 5 */
    const uint64_t t102 = t101 ^ t97;
    const uint64_t t103 = t93 >> 1;
    const secp224k1_bit c104 = secp224k1_borroww(UINT64_C(0x0), t98, 0);
    const uint64_t m11 = secp224k1_maskw(c104);
    const uint64_t t105 = secp224k1_selectw(m11, t102, UINT64_C(0x4000000000000000));
    const uint64_t t106 = secp224k1_selectw(m11, t97, UINT64_C(0x0));
    uint64_t t107; (void)secp224k1_addw(&t107, t103, t105, c104);
    /* step 4 */
    const uint64_t t108 = t95 + UINT64_C(0x1);
    /* step 5 */
    const uint64_t t109 = t108 ^ t106;
    const secp224k1_bit c110 = secp224k1_borroww(t109, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m12 = secp224k1_maskw(c110);
    const uint64_t t111 = secp224k1_selectw(m12, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 6 */
    const uint64_t t112 = t107 & UINT64_C(0x1);
    /* step 5 */
    const uint64_t t113 = t101 ^ t103;
    const uint64_t t114 = t113 & t106;
    const uint64_t t115 = t101 ^ t114;
    /* step 6 */
    const uint64_t t116 = t115 ^ t111;
    const uint64_t t117 = t107 >> 1;
    const secp224k1_bit c118 = secp224k1_borroww(UINT64_C(0x0), t112, 0);
    const uint64_t m13 = secp224k1_maskw(c118);
    const uint64_t t119 = secp224k1_selectw(m13, t116, UINT64_C(0x4000000000000000));
    const uint64_t t120 = secp224k1_selectw(m13, t111, UINT64_C(0x0));
    uint64_t t121; (void)secp224k1_addw(&t121, t117, t119, c118);
    /* step 5 */
    const uint64_t t122 = t109 + UINT64_C(0x1);
    /* step 6 */
    const uint64_t t123 = t122 ^ t120;
    const secp224k1_bit c124 = secp224k1_borroww(t123, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m14 = secp224k1_maskw(c124);
    const uint64_t t125 = secp224k1_selectw(m14, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 7 */
    const uint64_t t126 = t121 & UINT64_C(0x1);
    /* step 6 */
    const uint64_t t127 = t115 ^ t117;
    const uint64_t t128 = t127 & t120;
    const uint64_t t129 = t115 ^ t128;
    /* step 7 */
    const uint64_t t130 = t129 ^ t125;
    const uint64_t t131 = t121 >> 1;
    const secp224k1_bit c132 = secp224k1_borroww(UINT64_C(0x0), t126, 0);
    const uint64_t m15 = secp224k1_maskw(c132);
    const uint64_t t133 = secp224k1_selectw(m15, t130, UINT64_C(0x4000000000000000));
    const uint64_t t134 = secp224k1_selectw(m15, t125, UINT64_C(0x0));
    uint64_t t135; (void)secp224k1_addw(&t135, t131, t133, c132);
    /* step 6 */
    const uint64_t t136 = t123 + UINT64_C(0x1);
    /* step 7 */
    const uint64_t t137 = t136 ^ t134;
    const secp224k1_bit c138 = secp224k1_borroww(t137, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m16 = secp224k1_maskw(c138);
    const uint64_t t139 = secp224k1_selectw(m16, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 8 */
    const uint64_t t140 = t135 & UINT64_C(0x1);
    /* step 7 */
    const uint64_t t141 = t129 ^ t131;
    const uint64_t t142 = t141 & t134;
    const uint64_t t143 = t129 ^ t142;
    /* step 8 */
    const uint64_t t144 = t143 ^ t139;
    const uint64_t t145 = t135 >> 1;
    const secp224k1_bit c146 = secp224k1_borroww(UINT64_C(0x0), t140, 0);
    const uint64_t m17 = secp224k1_maskw(c146);
    const uint64_t t147 = secp224k1_selectw(m17, t144, UINT64_C(0x4000000000000000));
    const uint64_t t148 = secp224k1_selectw(m17, t139, UINT64_C(0x0));
    uint64_t t149; (void)secp224k1_addw(&t149, t145, t147, c146);
    /* step 7 */
    const uint64_t t150 = t137 + UINT64_C(0x1);
    /* step 8 */
    const uint64_t t151 = t150 ^ t148;
    const secp224k1_bit c152 = secp224k1_borroww(t151, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m18 = secp224k1_maskw(c152);
    const uint64_t t153 = secp224k1_selectw(m18, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 9 */
    const uint64_t t154 = t149 & UINT64_C(0x1);
    /* step 8 */
    const uint64_t t155 = t143 ^ t145;
    const uint64_t t156 = t155 & t148;
    const uint64_t t157 = t143 ^ t156;
    /* step 9 */
    const uint64_t t158 = t157 ^ t153;
    const uint64_t t159 = t149 >> 1;
    const secp224k1_bit c160 = secp224k1_borroww(UINT64_C(0x0), t154, 0);
    const uint64_t m19 = secp224k1_maskw(c160);
    const uint64_t t161 = secp224k1_selectw(m19, t158, UINT64_C(0x4000000000000000));
    const uint64_t t162 = secp224k1_selectw(m19, t153, UINT64_C(0x0));
    uint64_t t163; (void)secp224k1_addw(&t163, t159, t161, c160);
    /* step 8 */
    const uint64_t t164 = t151 + UINT64_C(0x1);
    /* step 9 */
    const uint64_t t165 = t164 ^ t162;
    const secp224k1_bit c166 = secp224k1_borroww(t165, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m20 = secp224k1_maskw(c166);
    const uint64_t t167 = secp224k1_selectw(m20, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 10 */
    const uint64_t t168 = t163 & UINT64_C(0x1);
    /* step 9 */
    const uint64_t t169 = t157 ^ t159;
    const uint64_t t170 = t169 & t162;
    const uint64_t t171 = t157 ^ t170;
    /* step 10 */
    const uint64_t t172 = t171 ^ t167;
    const uint64_t t173 = t163 >> 1;
    const secp224k1_bit c174 = secp224k1_borroww(UINT64_C(0x0), t168, 0);
    const uint64_t m21 = secp224k1_maskw(c174);
    const uint64_t t175 = secp224k1_selectw(m21, t172, UINT64_C(0x4000000000000000));
    const uint64_t t176 = secp224k1_selectw(m21, t167, UINT64_C(0x0));
    uint64_t t177; (void)secp224k1_addw(&t177, t173, t175, c174);
    /* step 9 */
    const uint64_t t178 = t165 + UINT64_C(0x1);
    /* step 10 */
    const uint64_t t179 = t178 ^ t176;
    const secp224k1_bit c180 = secp224k1_borroww(t179, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m22 = secp224k1_maskw(c180);
    const uint64_t t181 = secp224k1_selectw(m22, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 11 */
    const uint64_t t182 = t177 & UINT64_C(0x1);
    /* step 10 */
    const uint64_t t183 = t171 ^ t173;
    const uint64_t t184 = t183 & t176;
    const uint64_t t185 = t171 ^ t184;
    /* step 11 */
    const uint64_t t186 = t185 ^ t181;
    const uint64_t t187 = t177 >> 1;
    const secp224k1_bit c188 = secp224k1_borroww(UINT64_C(0x0), t182, 0);
    const uint64_t m23 = secp224k1_maskw(c188);
    const uint64_t t189 = secp224k1_selectw(m23, t186, UINT64_C(0x4000000000000000));
    const uint64_t t190 = secp224k1_selectw(m23, t181, UINT64_C(0x0));
    uint64_t t191; (void)secp224k1_addw(&t191, t187, t189, c188);
    /* step 10 */
    const uint64_t t192 = t179 + UINT64_C(0x1);
    /* step 11 */
    const uint64_t t193 = t192 ^ t190;
    const secp224k1_bit c194 = secp224k1_borroww(t193, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m24 = secp224k1_maskw(c194);
    const uint64_t t195 = secp224k1_selectw(m24, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 12 */
    const uint64_t t196 = t191 & UINT64_C(0x1);
    /* step 11 */
    const uint64_t t197 = t185 ^ t187;
    const uint64_t t198 = t197 & t190;
    const uint64_t t199 = t185 ^ t198;
    /* step 12 */
    const uint64_t t200 = t199 ^ t195;
    const uint64_t t201 = t191 >> 1;
    const secp224k1_bit c202 = secp224k1_borroww(UINT64_C(0x0), t196, 0);
    const uint64_t m25 = secp224k1_maskw(c202);
    const uint64_t t203 = secp224k1_selectw(m25, t200, UINT64_C(0x4000000000000000));
    const uint64_t t204 = secp224k1_selectw(m25, t195, UINT64_C(0x0));
    uint64_t t205; (void)secp224k1_addw(&t205, t201, t203, c202);
    /* step 11 */
    const uint64_t t206 = t193 + UINT64_C(0x1);
    /* step 12 */
    const uint64_t t207 = t206 ^ t204;
    const secp224k1_bit c208 = secp224k1_borroww(t207, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m26 = secp224k1_maskw(c208);
    const uint64_t t209 = secp224k1_selectw(m26, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 13 */
    const uint64_t t210 = t205 & UINT64_C(0x1);
    /* step 12 */
    const uint64_t t211 = t199 ^ t201;
    const uint64_t t212 = t211 & t204;
    const uint64_t t213 = t199 ^ t212;
    /* step 13 */
    const uint64_t t214 = t213 ^ t209;
    const uint64_t t215 = t205 >> 1;
    const secp224k1_bit c216 = secp224k1_borroww(UINT64_C(0x0), t210, 0);
    const uint64_t m27 = secp224k1_maskw(c216);
    const uint64_t t217 = secp224k1_selectw(m27, t214, UINT64_C(0x4000000000000000));
    const uint64_t t218 = secp224k1_selectw(m27, t209, UINT64_C(0x0));
    uint64_t t219; (void)secp224k1_addw(&t219, t215, t217, c216);
    /* step 12 */
    const uint64_t t220 = t207 + UINT64_C(0x1);
    /* step 13 */
    const uint64_t t221 = t220 ^ t218;
    const secp224k1_bit c222 = secp224k1_borroww(t221, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m28 = secp224k1_maskw(c222);
    const uint64_t t223 = secp224k1_selectw(m28, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 14 */
    const uint64_t t224 = t219 & UINT64_C(0x1);
    /* step 13 */
    const uint64_t t225 = t213 ^ t215;
    const uint64_t t226 = t225 & t218;
    const uint64_t t227 = t213 ^ t226;
    /* step 14 */
    const uint64_t t228 = t227 ^ t223;
    const uint64_t t229 = t219 >> 1;
    const secp224k1_bit c230 = secp224k1_borroww(UINT64_C(0x0), t224, 0);
    const uint64_t m29 = secp224k1_maskw(c230);
    const uint64_t t231 = secp224k1_selectw(m29, t228, UINT64_C(0x4000000000000000));
    const uint64_t t232 = secp224k1_selectw(m29, t223, UINT64_C(0x0));
    uint64_t t233; (void)secp224k1_addw(&t233, t229, t231, c230);
    /* step 13 */
    const uint64_t t234 = t221 + UINT64_C(0x1);
    /* step 14 */
    const uint64_t t235 = t234 ^ t232;
    const secp224k1_bit c236 = secp224k1_borroww(t235, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m30 = secp224k1_maskw(c236);
    const uint64_t t237 = secp224k1_selectw(m30, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 15 */
    const uint64_t t238 = t233 & UINT64_C(0x1);
    /* step 14 */
    const uint64_t t239 = t227 ^ t229;
    const uint64_t t240 = t239 & t232;
    const uint64_t t241 = t227 ^ t240;
    /* step 15 */
    const uint64_t t242 = t241 ^ t237;
    const uint64_t t243 = t233 >> 1;
    const secp224k1_bit c244 = secp224k1_borroww(UINT64_C(0x0), t238, 0);
    const uint64_t m31 = secp224k1_maskw(c244);
    const uint64_t t245 = secp224k1_selectw(m31, t242, UINT64_C(0x4000000000000000));
    const uint64_t t246 = secp224k1_selectw(m31, t237, UINT64_C(0x0));
    uint64_t t247; (void)secp224k1_addw(&t247, t243, t245, c244);
    /* step 14 */
    const uint64_t t248 = t235 + UINT64_C(0x1);
    /* step 15 */
    const uint64_t t249 = t248 ^ t246;
    const secp224k1_bit c250 = secp224k1_borroww(t249, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m32 = secp224k1_maskw(c250);
    const uint64_t t251 = secp224k1_selectw(m32, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 16 */
    const uint64_t t252 = t247 & UINT64_C(0x1);
    /* step 15 */
    const uint64_t t253 = t241 ^ t243;
    const uint64_t t254 = t253 & t246;
    const uint64_t t255 = t241 ^ t254;
    /* step 16 */
    const uint64_t t256 = t255 ^ t251;
    const uint64_t t257 = t247 >> 1;
    const secp224k1_bit c258 = secp224k1_borroww(UINT64_C(0x0), t252, 0);
    const uint64_t m33 = secp224k1_maskw(c258);
    const uint64_t t259 = secp224k1_selectw(m33, t256, UINT64_C(0x4000000000000000));
    const uint64_t t260 = secp224k1_selectw(m33, t251, UINT64_C(0x0));
    uint64_t t261; (void)secp224k1_addw(&t261, t257, t259, c258);
    /* step 15 */
    const uint64_t t262 = t249 + UINT64_C(0x1);
    /* step 16 */
    const uint64_t t263 = t262 ^ t260;
    const secp224k1_bit c264 = secp224k1_borroww(t263, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m34 = secp224k1_maskw(c264);
    const uint64_t t265 = secp224k1_selectw(m34, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 17 */
    const uint64_t t266 = t261 & UINT64_C(0x1);
    /* step 16 */
    const uint64_t t267 = t255 ^ t257;
    const uint64_t t268 = t267 & t260;
    const uint64_t t269 = t255 ^ t268;
    /* step 17 */
    const uint64_t t270 = t269 ^ t265;
    const uint64_t t271 = t261 >> 1;
    const secp224k1_bit c272 = secp224k1_borroww(UINT64_C(0x0), t266, 0);
    const uint64_t m35 = secp224k1_maskw(c272);
    const uint64_t t273 = secp224k1_selectw(m35, t270, UINT64_C(0x4000000000000000));
    const uint64_t t274 = secp224k1_selectw(m35, t265, UINT64_C(0x0));
    uint64_t t275; (void)secp224k1_addw(&t275, t271, t273, c272);
    /* step 16 */
    const uint64_t t276 = t263 + UINT64_C(0x1);
    /* step 17 */
    const uint64_t t277 = t276 ^ t274;
    const secp224k1_bit c278 = secp224k1_borroww(t277, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m36 = secp224k1_maskw(c278);
    const uint64_t t279 = secp224k1_selectw(m36, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 18 */
    const uint64_t t280 = t275 & UINT64_C(0x1);
    /* step 17 */
    const uint64_t t281 = t269 ^ t271;
    const uint64_t t282 = t281 & t274;
    const uint64_t t283 = t269 ^ t282;
    /* step 18 */
    const uint64_t t284 = t283 ^ t279;
    const uint64_t t285 = t275 >> 1;
    const secp224k1_bit c286 = secp224k1_borroww(UINT64_C(0x0), t280, 0);
    const uint64_t m37 = secp224k1_maskw(c286);
    const uint64_t t287 = secp224k1_selectw(m37, t284, UINT64_C(0x4000000000000000));
    const uint64_t t288 = secp224k1_selectw(m37, t279, UINT64_C(0x0));
    uint64_t t289; (void)secp224k1_addw(&t289, t285, t287, c286);
    /* step 17 */
    const uint64_t t290 = t277 + UINT64_C(0x1);
    /* step 18 */
    const uint64_t t291 = t290 ^ t288;
    const secp224k1_bit c292 = secp224k1_borroww(t291, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m38 = secp224k1_maskw(c292);
    const uint64_t t293 = secp224k1_selectw(m38, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 19 */
    const uint64_t t294 = t289 & UINT64_C(0x1);
    /* step 18 */
    const uint64_t t295 = t283 ^ t285;
    const uint64_t t296 = t295 & t288;
    const uint64_t t297 = t283 ^ t296;
    /* step 19 */
    const uint64_t t298 = t297 ^ t293;
    const uint64_t t299 = t289 >> 1;
    const secp224k1_bit c300 = secp224k1_borroww(UINT64_C(0x0), t294, 0);
    const uint64_t m39 = secp224k1_maskw(c300);
    const uint64_t t301 = secp224k1_selectw(m39, t298, UINT64_C(0x4000000000000000));
    const uint64_t t302 = secp224k1_selectw(m39, t293, UINT64_C(0x0));
    uint64_t t303; (void)secp224k1_addw(&t303, t299, t301, c300);
    /* step 18 */
    const uint64_t t304 = t291 + UINT64_C(0x1);
    /* step 19 */
    const uint64_t t305 = t304 ^ t302;
    const uint64_t t306 = t305 + UINT64_C(0x1);
    /* steps 20 to 38: pack */
    const secp224k1_bit c307 = secp224k1_borroww(t306, UINT64_C(0x4000000000000000), 0);
    const uint64_t m40 = secp224k1_maskw(c307);
    const uint64_t t308 = secp224k1_selectw(m40, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const secp224k1_bit c340 = secp224k1_borroww(UINT64_C(0x0), t321, 0);
    const uint64_t m41 = secp224k1_maskw(c340);
    const uint64_t t341 = secp224k1_selectw(m41, t338, UINT64_C(0x4000000000000000));
    const uint64_t t342 = secp224k1_selectw(m41, t308, UINT64_C(0x0));
    uint64_t t343; (void)secp224k1_addw(&t343, t339, t341, c340);
    const uint64_t t344 = t306 ^ t342;
    const secp224k1_bit c345 = secp224k1_borroww(t344, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m42 = secp224k1_maskw(c345);
    const uint64_t t346 = secp224k1_selectw(m42, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 21 */
    const uint64_t t347 = t343 & UINT64_C(0x1);
    /* step 20 */
    const uint64_t t348 = t337 ^ t339;
    const uint64_t t349 = t348 & t342;
    const uint64_t t350 = t337 ^ t349;
    /* step 21 */
    const uint64_t t351 = t350 ^ t346;
    const uint64_t t352 = t343 >> 1;
    const secp224k1_bit c353 = secp224k1_borroww(UINT64_C(0x0), t347, 0);
    const uint64_t m43 = secp224k1_maskw(c353);
    const uint64_t t354 = secp224k1_selectw(m43, t351, UINT64_C(0x4000000000000000));
    const uint64_t t355 = secp224k1_selectw(m43, t346, UINT64_C(0x0));
    uint64_t t356; (void)secp224k1_addw(&t356, t352, t354, c353);
    /* step 20 */
    const uint64_t t357 = t344 + UINT64_C(0x1);
    /* step 21 */
    const uint64_t t358 = t357 ^ t355;
    const secp224k1_bit c359 = secp224k1_borroww(t358, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m44 = secp224k1_maskw(c359);
    const uint64_t t360 = secp224k1_selectw(m44, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 22 */
    const uint64_t t361 = t356 & UINT64_C(0x1);
    /* step 21 */
    const uint64_t t362 = t350 ^ t352;
    const uint64_t t363 = t362 & t355;
    const uint64_t t364 = t350 ^ t363;
    /* step 22 */
    const uint64_t t365 = t364 ^ t360;
    const uint64_t t366 = t356 >> 1;
    const secp224k1_bit c367 = secp224k1_borroww(UINT64_C(0x0), t361, 0);
    const uint64_t m45 = secp224k1_maskw(c367);
    const uint64_t t368 = secp224k1_selectw(m45, t365, UINT64_C(0x4000000000000000));
    const uint64_t t369 = secp224k1_selectw(m45, t360, UINT64_C(0x0));
    uint64_t t370; (void)secp224k1_addw(&t370, t366, t368, c367);
    /* step 21 */
    const uint64_t t371 = t358 + UINT64_C(0x1);
    /* step 22 */
    const uint64_t t372 = t371 ^ t369;
    const secp224k1_bit c373 = secp224k1_borroww(t372, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m46 = secp224k1_maskw(c373);
    const uint64_t t374 = secp224k1_selectw(m46, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 23 */
    const uint64_t t375 = t370 & UINT64_C(0x1);
    /* step 22 */
    const uint64_t t376 = t364 ^ t366;
    const uint64_t t377 = t376 & t369;
    const uint64_t t378 = t364 ^ t377;
    /* step 23 */
    const uint64_t t379 = t378 ^ t374;
    const uint64_t t380 = t370 >> 1;
    const secp224k1_bit c381 = secp224k1_borroww(UINT64_C(0x0), t375, 0);
    const uint64_t m47 = secp224k1_maskw(c381);
    const uint64_t t382 = secp224k1_selectw(m47, t379, UINT64_C(0x4000000000000000));
    const uint64_t t383 = secp224k1_selectw(m47, t374, UINT64_C(0x0));
    uint64_t t384; (void)secp224k1_addw(&t384, t380, t382, c381);
    /* step 22 */
    const uint64_t t385 = t372 + UINT64_C(0x1);
    /* step 23 */
    const uint64_t t386 = t385 ^ t383;
    const secp224k1_bit c387 = secp224k1_borroww(t386, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m48 = secp224k1_maskw(c387);
    const uint64_t t388 = secp224k1_selectw(m48, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 24 */
    const uint64_t t389 = t384 & UINT64_C(0x1);
    /* step 23 */
    const uint64_t t390 = t378 ^ t380;
    const uint64_t t391 = t390 & t383;
    const uint64_t t392 = t378 ^ t391;
    /* step 24 */
    const uint64_t t393 = t392 ^ t388;
    const uint64_t t394 = t384 >> 1;
    const secp224k1_bit c395 = secp224k1_borroww(UINT64_C(0x0), t389, 0);
    const uint64_t m49 = secp224k1_maskw(c395);
    const uint64_t t396 = secp224k1_selectw(m49, t393, UINT64_C(0x4000000000000000));
    const uint64_t t397 = secp224k1_selectw(m49, t388, UINT64_C(0x0));
    uint64_t t398; (void)secp224k1_addw(&t398, t394, t396, c395);
    /* step 23 */
    const uint64_t t399 = t386 + UINT64_C(0x1);
    /* step 24 */
    const uint64_t t400 = t399 ^ t397;
    const secp224k1_bit c401 = secp224k1_borroww(t400, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m50 = secp224k1_maskw(c401);
    const uint64_t t402 = secp224k1_selectw(m50, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 25 */
    const uint64_t t403 = t398 & UINT64_C(0x1);
    /* step 24 */
    const uint64_t t404 = t392 ^ t394;
    const uint64_t t405 = t404 & t397;
    const uint64_t t406 = t392 ^ t405;
    /* step 25 */
    const uint64_t t407 = t406 ^ t402;
    const uint64_t t408 = t398 >> 1;
    const secp224k1_bit c409 = secp224k1_borroww(UINT64_C(0x0), t403, 0);
    const uint64_t m51 = secp224k1_maskw(c409);
    const uint64_t t410 = secp224k1_selectw(m51, t407, UINT64_C(0x4000000000000000));
    const uint64_t t411 = secp224k1_selectw(m51, t402, UINT64_C(0x0));
    uint64_t t412; (void)secp224k1_addw(&t412, t408, t410, c409);
    /* step 24 */
    const uint64_t t413 = t400 + UINT64_C(0x1);
    /* step 25 */
    const uint64_t t414 = t413 ^ t411;
    const secp224k1_bit c415 = secp224k1_borroww(t414, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m52 = secp224k1_maskw(c415);
    const uint64_t t416 = secp224k1_selectw(m52, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 26 */
    const uint64_t t417 = t412 & UINT64_C(0x1);
    /* step 25 */
    const uint64_t t418 = t406 ^ t408;
    const uint64_t t419 = t418 & t411;
    const uint64_t t420 = t406 ^ t419;
    /* step 26 */
    const uint64_t t421 = t420 ^ t416;
    const uint64_t t422 = t412 >> 1;
    const secp224k1_bit c423 = secp224k1_borroww(UINT64_C(0x0), t417, 0);
    const uint64_t m53 = secp224k1_maskw(c423);
    const uint64_t t424 = secp224k1_selectw(m53, t421, UINT64_C(0x4000000000000000));
    const uint64_t t425 = secp224k1_selectw(m53, t416, UINT64_C(0x0));
    uint64_t t426; (void)secp224k1_addw(&t426, t422, t424, c423);
    /* step 25 */
    const uint64_t t427 = t414 + UINT64_C(0x1);
    /* step 26 */
    const uint64_t t428 = t427 ^ t425;
    const secp224k1_bit c429 = secp224k1_borroww(t428, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m54 = secp224k1_maskw(c429);
    const uint64_t t430 = secp224k1_selectw(m54, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 27 */
    const uint64_t t431 = t426 & UINT64_C(0x1);
    /* step 26 */
    const uint64_t t432 = t420 ^ t422;
    const uint64_t t433 = t432 & t425;
    const uint64_t t434 = t420 ^ t433;
    /* step 27 */
    const uint64_t t435 = t434 ^ t430;
    const uint64_t t436 = t426 >> 1;
    const secp224k1_bit c437 = secp224k1_borroww(UINT64_C(0x0), t431, 0);
    const uint64_t m55 = secp224k1_maskw(c437);
    const uint64_t t438 = secp224k1_selectw(m55, t435, UINT64_C(0x4000000000000000));
    const uint64_t t439 = secp224k1_selectw(m55, t430, UINT64_C(0x0));
    uint64_t t440; (void)secp224k1_addw(&t440, t436, t438, c437);
    /* step 26 */
    const uint64_t t441 = t428 + UINT64_C(0x1);
    /* step 27 */
    const uint64_t t442 = t441 ^ t439;
    const secp224k1_bit c443 = secp224k1_borroww(t442, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m56 = secp224k1_maskw(c443);
    const uint64_t t444 = secp224k1_selectw(m56, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 28 */
    const uint64_t t445 = t440 & UINT64_C(0x1);
    /* step 27 */
    const uint64_t t446 = t434 ^ t436;
    const uint64_t t447 = t446 & t439;
    const uint64_t t448 = t434 ^ t447;
    /* step 28 */
    const uint64_t t449 = t448 ^ t444;
    const uint64_t t450 = t440 >> 1;
    const secp224k1_bit c451 = secp224k1_borroww(UINT64_C(0x0), t445, 0);
    const uint64_t m57 = secp224k1_maskw(c451);
    const uint64_t t452 = secp224k1_selectw(m57, t449, UINT64_C(0x4000000000000000));
    const uint64_t t453 = secp224k1_selectw(m57, t444, UINT64_C(0x0));
    uint64_t t454; (void)secp224k1_addw(&t454, t450, t452, c451);
    /* step 27 */
    const uint64_t t455 = t442 + UINT64_C(0x1);
    /* step 28 */
    const uint64_t t456 = t455 ^ t453;
    const secp224k1_bit c457 = secp224k1_borroww(t456, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m58 = secp224k1_maskw(c457);
    const uint64_t t458 = secp224k1_selectw(m58, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 29 */
    const uint64_t t459 = t454 & UINT64_C(0x1);
    /* step 28 */
    const uint64_t t460 = t448 ^ t450;
    const uint64_t t461 = t460 & t453;
    const uint64_t t462 = t448 ^ t461;
    /* step 29 */
    const uint64_t t463 = t462 ^ t458;
    const uint64_t t464 = t454 >> 1;
    const secp224k1_bit c465 = secp224k1_borroww(UINT64_C(0x0), t459, 0);
    const uint64_t m59 = secp224k1_maskw(c465);
    const uint64_t t466 = secp224k1_selectw(m59, t463, UINT64_C(0x4000000000000000));
    const uint64_t t467 = secp224k1_selectw(m59, t458, UINT64_C(0x0));
    uint64_t t468; (void)secp224k1_addw(&t468, t464, t466, c465);
    /* step 28 */
    const uint64_t t469 = t456 + UINT64_C(0x1);
    /* step 29 */
    const uint64_t t470 = t469 ^ t467;
    const secp224k1_bit c471 = secp224k1_borroww(t470, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m60 = secp224k1_maskw(c471);
    const uint64_t t472 = secp224k1_selectw(m60, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 30 */
    const uint64_t t473 = t468 & UINT64_C(0x1);
    /* step 29 */
    const uint64_t t474 = t462 ^ t464;
    const uint64_t t475 = t474 & t467;
    const uint64_t t476 = t462 ^ t475;
    /* step 30 */
    const uint64_t t477 = t476 ^ t472;
    const uint64_t t478 = t468 >> 1;
    const secp224k1_bit c479 = secp224k1_borroww(UINT64_C(0x0), t473, 0);
    const uint64_t m61 = secp224k1_maskw(c479);
    const uint64_t t480 = secp224k1_selectw(m61, t477, UINT64_C(0x4000000000000000));
    const uint64_t t481 = secp224k1_selectw(m61, t472, UINT64_C(0x0));
    uint64_t t482; (void)secp224k1_addw(&t482, t478, t480, c479);
    /* step 29 */
    const uint64_t t483 = t470 + UINT64_C(0x1);
    /* step 30 */
    const uint64_t t484 = t483 ^ t481;
    const secp224k1_bit c485 = secp224k1_borroww(t484, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m62 = secp224k1_maskw(c485);
    const uint64_t t486 = secp224k1_selectw(m62, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 31 */
    const uint64_t t487 = t482 & UINT64_C(0x1);
    /* step 30 */
    const uint64_t t488 = t476 ^ t478;
    const uint64_t t489 = t488 & t481;
    const uint64_t t490 = t476 ^ t489;
    /* step 31 */
    const uint64_t t491 = t490 ^ t486;
    const uint64_t t492 = t482 >> 1;
    const secp224k1_bit c493 = secp224k1_borroww(UINT64_C(0x0), t487, 0);
    const uint64_t m63 = secp224k1_maskw(c493);
    const uint64_t t494 = secp224k1_selectw(m63, t491, UINT64_C(0x4000000000000000));
    const uint64_t t495 = secp224k1_selectw(m63, t486, UINT64_C(0x0));
    uint64_t t496; (void)secp224k1_addw(&t496, t492, t494, c493);
    /* step 30 */
    const uint64_t t497 = t484 + UINT64_C(0x1);
    /* step 31 */
    const uint64_t t498 = t497 ^ t495;
    const secp224k1_bit c499 = secp224k1_borroww(t498, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m64 = secp224k1_maskw(c499);
    const uint64_t t500 = secp224k1_selectw(m64, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 32 */
    const uint64_t t501 = t496 & UINT64_C(0x1);
    /* step 31 */
    const uint64_t t502 = t490 ^ t492;
    const uint64_t t503 = t502 & t495;
    const uint64_t t504 = t490 ^ t503;
    /* step 32 */
    const uint64_t t505 = t504 ^ t500;
    const uint64_t t506 = t496 >> 1;
    const secp224k1_bit c507 = secp224k1_borroww(UINT64_C(0x0), t501, 0);
    const uint64_t m65 = secp224k1_maskw(c507);
    const uint64_t t508 = secp224k1_selectw(m65, t505, UINT64_C(0x4000000000000000));
    const uint64_t t509 = secp224k1_selectw(m65, t500, UINT64_C(0x0));
    uint64_t t510; (void)secp224k1_addw(&t510, t506, t508, c507);
    /* step 31 */
    const uint64_t t511 = t498 + UINT64_C(0x1);
    /* step 32 */
    const uint64_t t512 = t511 ^ t509;
    const secp224k1_bit c513 = secp224k1_borroww(t512, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m66 = secp224k1_maskw(c513);
    const uint64_t t514 = secp224k1_selectw(m66, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 33 */
    const uint64_t t515 = t510 & UINT64_C(0x1);
    /* step 32 */
    const uint64_t t516 = t504 ^ t506;
    const uint64_t t517 = t516 & t509;
    const uint64_t t518 = t504 ^ t517;
    /* step 33 */
    const uint64_t t519 = t518 ^ t514;
    const uint64_t t520 = t510 >> 1;
    const secp224k1_bit c521 = secp224k1_borroww(UINT64_C(0x0), t515, 0);
    const uint64_t m67 = secp224k1_maskw(c521);
    const uint64_t t522 = secp224k1_selectw(m67, t519, UINT64_C(0x4000000000000000));
    const uint64_t t523 = secp224k1_selectw(m67, t514, UINT64_C(0x0));
    uint64_t t524; (void)secp224k1_addw(&t524, t520, t522, c521);
    /* step 32 */
    const uint64_t t525 = t512 + UINT64_C(0x1);
    /* step 33 */
    const uint64_t t526 = t525 ^ t523;
    const secp224k1_bit c527 = secp224k1_borroww(t526, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m68 = secp224k1_maskw(c527);
    const uint64_t t528 = secp224k1_selectw(m68, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 34 */
    const uint64_t t529 = t524 & UINT64_C(0x1);
    /* step 33 */
    const uint64_t t530 = t518 ^ t520;
    const uint64_t t531 = t530 & t523;
    const uint64_t t532 = t518 ^ t531;
    /* step 34 */
    const uint64_t t533 = t532 ^ t528;
    const uint64_t t534 = t524 >> 1;
    const secp224k1_bit c535 = secp224k1_borroww(UINT64_C(0x0), t529, 0);
    const uint64_t m69 = secp224k1_maskw(c535);
    const uint64_t t536 = secp224k1_selectw(m69, t533, UINT64_C(0x4000000000000000));
    const uint64_t t537 = secp224k1_selectw(m69, t528, UINT64_C(0x0));
    uint64_t t538; (void)secp224k1_addw(&t538, t534, t536, c535);
    /* step 33 */
    const uint64_t t539 = t526 + UINT64_C(0x1);
    /* step 34 */
    const uint64_t t540 = t539 ^ t537;
    const secp224k1_bit c541 = secp224k1_borroww(t540, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m70 = secp224k1_maskw(c541);
    const uint64_t t542 = secp224k1_selectw(m70, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 35 */
    const uint64_t t543 = t538 & UINT64_C(0x1);
    /* step 34 */
    const uint64_t t544 = t532 ^ t534;
    const uint64_t t545 = t544 & t537;
    const uint64_t t546 = t532 ^ t545;
    /* step 35 */
    const uint64_t t547 = t546 ^ t542;
    const uint64_t t548 = t538 >> 1;
    const secp224k1_bit c549 = secp224k1_borroww(UINT64_C(0x0), t543, 0);
    const uint64_t m71 = secp224k1_maskw(c549);
    const uint64_t t550 = secp224k1_selectw(m71, t547, UINT64_C(0x4000000000000000));
    const uint64_t t551 = secp224k1_selectw(m71, t542, UINT64_C(0x0));
    uint64_t t552; (void)secp224k1_addw(&t552, t548, t550, c549);
    /* step 34 */
    const uint64_t t553 = t540 + UINT64_C(0x1);
    /* step 35 */
    const uint64_t t554 = t553 ^ t551;
    const secp224k1_bit c555 = secp224k1_borroww(t554, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m72 = secp224k1_maskw(c555);
    const uint64_t t556 = secp224k1_selectw(m72, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 36 */
    const uint64_t t557 = t552 & UINT64_C(0x1);
    /* step 35 */
    const uint64_t t558 = t546 ^ t548;
    const uint64_t t559 = t558 & t551;
    const uint64_t t560 = t546 ^ t559;
    /* step 36 */
    const uint64_t t561 = t560 ^ t556;
    const uint64_t t562 = t552 >> 1;
    const secp224k1_bit c563 = secp224k1_borroww(UINT64_C(0x0), t557, 0);
    const uint64_t m73 = secp224k1_maskw(c563);
    const uint64_t t564 = secp224k1_selectw(m73, t561, UINT64_C(0x4000000000000000));
    const uint64_t t565 = secp224k1_selectw(m73, t556, UINT64_C(0x0));
    uint64_t t566; (void)secp224k1_addw(&t566, t562, t564, c563);
    /* step 35 */
    const uint64_t t567 = t554 + UINT64_C(0x1);
    /* step 36 */
    const uint64_t t568 = t567 ^ t565;
    const secp224k1_bit c569 = secp224k1_borroww(t568, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m74 = secp224k1_maskw(c569);
    const uint64_t t570 = secp224k1_selectw(m74, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 37 */
    const uint64_t t571 = t566 & UINT64_C(0x1);
    /* step 36 */
    const uint64_t t572 = t560 ^ t562;
    const uint64_t t573 = t572 & t565;
    const uint64_t t574 = t560 ^ t573;
    /* step 37 */
    const uint64_t t575 = t574 ^ t570;
    const uint64_t t576 = t566 >> 1;
    const secp224k1_bit c577 = secp224k1_borroww(UINT64_C(0x0), t571, 0);
    const uint64_t m75 = secp224k1_maskw(c577);
    const uint64_t t578 = secp224k1_selectw(m75, t575, UINT64_C(0x4000000000000000));
    const uint64_t t579 = secp224k1_selectw(m75, t570, UINT64_C(0x0));
    uint64_t t580; (void)secp224k1_addw(&t580, t576, t578, c577);
    /* step 36 */
    const uint64_t t581 = t568 + UINT64_C(0x1);
    /* step 37 */
    const uint64_t t582 = t581 ^ t579;
    const secp224k1_bit c583 = secp224k1_borroww(t582, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m76 = secp224k1_maskw(c583);
    const uint64_t t584 = secp224k1_selectw(m76, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 38 */
    const uint64_t t585 = t580 & UINT64_C(0x1);
    /* step 37 */
    const uint64_t t586 = t574 ^ t576;
    const uint64_t t587 = t586 & t579;
    const uint64_t t588 = t574 ^ t587;
    /* step 38 */
    const uint64_t t589 = t588 ^ t584;
    const uint64_t t590 = t580 >> 1;
    const secp224k1_bit c591 = secp224k1_borroww(UINT64_C(0x0), t585, 0);
    const uint64_t m77 = secp224k1_maskw(c591);
    const uint64_t t592 = secp224k1_selectw(m77, t589, UINT64_C(0x4000000000000000));
    const uint64_t t593 = secp224k1_selectw(m77, t584, UINT64_C(0x0));
    uint64_t t594; (void)secp224k1_addw(&t594, t590, t592, c591);
    /* step 37 */
    const uint64_t t595 = t582 + UINT64_C(0x1);
    /* step 38 */
    const uint64_t t596 = t595 ^ t593;
    const uint64_t t597 = t596 + UINT64_C(0x1);
    /* steps 39 to 57: pack */
    const secp224k1_bit c598 = secp224k1_borroww(t597, UINT64_C(0x4000000000000000), 0);
    const uint64_t m78 = secp224k1_maskw(c598);
    const uint64_t t599 = secp224k1_selectw(m78, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
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
    const secp224k1_bit c631 = secp224k1_borroww(UINT64_C(0x0), t612, 0);
    const uint64_t m79 = secp224k1_maskw(c631);
    const uint64_t t632 = secp224k1_selectw(m79, t629, UINT64_C(0x4000000000000000));
    const uint64_t t633 = secp224k1_selectw(m79, t599, UINT64_C(0x0));
    uint64_t t634; (void)secp224k1_addw(&t634, t630, t632, c631);
    const uint64_t t635 = t597 ^ t633;
    const secp224k1_bit c636 = secp224k1_borroww(t635, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m80 = secp224k1_maskw(c636);
    const uint64_t t637 = secp224k1_selectw(m80, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 40 */
    const uint64_t t638 = t634 & UINT64_C(0x1);
    /* step 39 */
    const uint64_t t639 = t628 ^ t630;
    const uint64_t t640 = t639 & t633;
    const uint64_t t641 = t628 ^ t640;
    /* step 40 */
    const uint64_t t642 = t641 ^ t637;
    const uint64_t t643 = t634 >> 1;
    const secp224k1_bit c644 = secp224k1_borroww(UINT64_C(0x0), t638, 0);
    const uint64_t m81 = secp224k1_maskw(c644);
    const uint64_t t645 = secp224k1_selectw(m81, t642, UINT64_C(0x4000000000000000));
    const uint64_t t646 = secp224k1_selectw(m81, t637, UINT64_C(0x0));
    uint64_t t647; (void)secp224k1_addw(&t647, t643, t645, c644);
    /* step 39 */
    const uint64_t t648 = t635 + UINT64_C(0x1);
    /* step 40 */
    const uint64_t t649 = t648 ^ t646;
    const secp224k1_bit c650 = secp224k1_borroww(t649, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m82 = secp224k1_maskw(c650);
    const uint64_t t651 = secp224k1_selectw(m82, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 41 */
    const uint64_t t652 = t647 & UINT64_C(0x1);
    /* step 40 */
    const uint64_t t653 = t641 ^ t643;
    const uint64_t t654 = t653 & t646;
    const uint64_t t655 = t641 ^ t654;
    /* step 41 */
    const uint64_t t656 = t655 ^ t651;
    const uint64_t t657 = t647 >> 1;
    const secp224k1_bit c658 = secp224k1_borroww(UINT64_C(0x0), t652, 0);
    const uint64_t m83 = secp224k1_maskw(c658);
    const uint64_t t659 = secp224k1_selectw(m83, t656, UINT64_C(0x4000000000000000));
    const uint64_t t660 = secp224k1_selectw(m83, t651, UINT64_C(0x0));
    uint64_t t661; (void)secp224k1_addw(&t661, t657, t659, c658);
    /* step 40 */
    const uint64_t t662 = t649 + UINT64_C(0x1);
    /* step 41 */
    const uint64_t t663 = t662 ^ t660;
    const secp224k1_bit c664 = secp224k1_borroww(t663, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m84 = secp224k1_maskw(c664);
    const uint64_t t665 = secp224k1_selectw(m84, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 42 */
    const uint64_t t666 = t661 & UINT64_C(0x1);
    /* step 41 */
    const uint64_t t667 = t655 ^ t657;
    const uint64_t t668 = t667 & t660;
    const uint64_t t669 = t655 ^ t668;
    /* step 42 */
    const uint64_t t670 = t669 ^ t665;
    const uint64_t t671 = t661 >> 1;
    const secp224k1_bit c672 = secp224k1_borroww(UINT64_C(0x0), t666, 0);
    const uint64_t m85 = secp224k1_maskw(c672);
    const uint64_t t673 = secp224k1_selectw(m85, t670, UINT64_C(0x4000000000000000));
    const uint64_t t674 = secp224k1_selectw(m85, t665, UINT64_C(0x0));
    uint64_t t675; (void)secp224k1_addw(&t675, t671, t673, c672);
    /* step 41 */
    const uint64_t t676 = t663 + UINT64_C(0x1);
    /* step 42 */
    const uint64_t t677 = t676 ^ t674;
    const secp224k1_bit c678 = secp224k1_borroww(t677, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m86 = secp224k1_maskw(c678);
    const uint64_t t679 = secp224k1_selectw(m86, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 43 */
    const uint64_t t680 = t675 & UINT64_C(0x1);
    /* step 42 */
    const uint64_t t681 = t669 ^ t671;
    const uint64_t t682 = t681 & t674;
    const uint64_t t683 = t669 ^ t682;
    /* step 43 */
    const uint64_t t684 = t683 ^ t679;
    const uint64_t t685 = t675 >> 1;
    const secp224k1_bit c686 = secp224k1_borroww(UINT64_C(0x0), t680, 0);
    const uint64_t m87 = secp224k1_maskw(c686);
    const uint64_t t687 = secp224k1_selectw(m87, t684, UINT64_C(0x4000000000000000));
    const uint64_t t688 = secp224k1_selectw(m87, t679, UINT64_C(0x0));
    uint64_t t689; (void)secp224k1_addw(&t689, t685, t687, c686);
    /* step 42 */
    const uint64_t t690 = t677 + UINT64_C(0x1);
    /* step 43 */
    const uint64_t t691 = t690 ^ t688;
    const secp224k1_bit c692 = secp224k1_borroww(t691, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m88 = secp224k1_maskw(c692);
    const uint64_t t693 = secp224k1_selectw(m88, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 44 */
    const uint64_t t694 = t689 & UINT64_C(0x1);
    /* step 43 */
    const uint64_t t695 = t683 ^ t685;
    const uint64_t t696 = t695 & t688;
    const uint64_t t697 = t683 ^ t696;
    /* step 44 */
    const uint64_t t698 = t697 ^ t693;
    const uint64_t t699 = t689 >> 1;
    const secp224k1_bit c700 = secp224k1_borroww(UINT64_C(0x0), t694, 0);
    const uint64_t m89 = secp224k1_maskw(c700);
    const uint64_t t701 = secp224k1_selectw(m89, t698, UINT64_C(0x4000000000000000));
    const uint64_t t702 = secp224k1_selectw(m89, t693, UINT64_C(0x0));
    uint64_t t703; (void)secp224k1_addw(&t703, t699, t701, c700);
    /* step 43 */
    const uint64_t t704 = t691 + UINT64_C(0x1);
    /* step 44 */
    const uint64_t t705 = t704 ^ t702;
    const secp224k1_bit c706 = secp224k1_borroww(t705, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m90 = secp224k1_maskw(c706);
    const uint64_t t707 = secp224k1_selectw(m90, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 45 */
    const uint64_t t708 = t703 & UINT64_C(0x1);
    /* step 44 */
    const uint64_t t709 = t697 ^ t699;
    const uint64_t t710 = t709 & t702;
    const uint64_t t711 = t697 ^ t710;
    /* step 45 */
    const uint64_t t712 = t711 ^ t707;
    const uint64_t t713 = t703 >> 1;
    const secp224k1_bit c714 = secp224k1_borroww(UINT64_C(0x0), t708, 0);
    const uint64_t m91 = secp224k1_maskw(c714);
    const uint64_t t715 = secp224k1_selectw(m91, t712, UINT64_C(0x4000000000000000));
    const uint64_t t716 = secp224k1_selectw(m91, t707, UINT64_C(0x0));
    uint64_t t717; (void)secp224k1_addw(&t717, t713, t715, c714);
    /* step 44 */
    const uint64_t t718 = t705 + UINT64_C(0x1);
    /* step 45 */
    const uint64_t t719 = t718 ^ t716;
    const secp224k1_bit c720 = secp224k1_borroww(t719, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m92 = secp224k1_maskw(c720);
    const uint64_t t721 = secp224k1_selectw(m92, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 46 */
    const uint64_t t722 = t717 & UINT64_C(0x1);
    /* step 45 */
    const uint64_t t723 = t711 ^ t713;
    const uint64_t t724 = t723 & t716;
    const uint64_t t725 = t711 ^ t724;
    /* step 46 */
    const uint64_t t726 = t725 ^ t721;
    const uint64_t t727 = t717 >> 1;
    const secp224k1_bit c728 = secp224k1_borroww(UINT64_C(0x0), t722, 0);
    const uint64_t m93 = secp224k1_maskw(c728);
    const uint64_t t729 = secp224k1_selectw(m93, t726, UINT64_C(0x4000000000000000));
    const uint64_t t730 = secp224k1_selectw(m93, t721, UINT64_C(0x0));
    uint64_t t731; (void)secp224k1_addw(&t731, t727, t729, c728);
    /* step 45 */
    const uint64_t t732 = t719 + UINT64_C(0x1);
    /* step 46 */
    const uint64_t t733 = t732 ^ t730;
    const secp224k1_bit c734 = secp224k1_borroww(t733, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m94 = secp224k1_maskw(c734);
    const uint64_t t735 = secp224k1_selectw(m94, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 47 */
    const uint64_t t736 = t731 & UINT64_C(0x1);
    /* step 46 */
    const uint64_t t737 = t725 ^ t727;
    const uint64_t t738 = t737 & t730;
    const uint64_t t739 = t725 ^ t738;
    /* step 47 */
    const uint64_t t740 = t739 ^ t735;
    const uint64_t t741 = t731 >> 1;
    const secp224k1_bit c742 = secp224k1_borroww(UINT64_C(0x0), t736, 0);
    const uint64_t m95 = secp224k1_maskw(c742);
    const uint64_t t743 = secp224k1_selectw(m95, t740, UINT64_C(0x4000000000000000));
    const uint64_t t744 = secp224k1_selectw(m95, t735, UINT64_C(0x0));
    uint64_t t745; (void)secp224k1_addw(&t745, t741, t743, c742);
    /* step 46 */
    const uint64_t t746 = t733 + UINT64_C(0x1);
    /* step 47 */
    const uint64_t t747 = t746 ^ t744;
    const secp224k1_bit c748 = secp224k1_borroww(t747, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m96 = secp224k1_maskw(c748);
    const uint64_t t749 = secp224k1_selectw(m96, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 48 */
    const uint64_t t750 = t745 & UINT64_C(0x1);
    /* step 47 */
    const uint64_t t751 = t739 ^ t741;
    const uint64_t t752 = t751 & t744;
    const uint64_t t753 = t739 ^ t752;
    /* step 48 */
    const uint64_t t754 = t753 ^ t749;
    const uint64_t t755 = t745 >> 1;
    const secp224k1_bit c756 = secp224k1_borroww(UINT64_C(0x0), t750, 0);
    const uint64_t m97 = secp224k1_maskw(c756);
    const uint64_t t757 = secp224k1_selectw(m97, t754, UINT64_C(0x4000000000000000));
    const uint64_t t758 = secp224k1_selectw(m97, t749, UINT64_C(0x0));
    uint64_t t759; (void)secp224k1_addw(&t759, t755, t757, c756);
    /* step 47 */
    const uint64_t t760 = t747 + UINT64_C(0x1);
    /* step 48 */
    const uint64_t t761 = t760 ^ t758;
    const secp224k1_bit c762 = secp224k1_borroww(t761, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m98 = secp224k1_maskw(c762);
    const uint64_t t763 = secp224k1_selectw(m98, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 49 */
    const uint64_t t764 = t759 & UINT64_C(0x1);
    /* step 48 */
    const uint64_t t765 = t753 ^ t755;
    const uint64_t t766 = t765 & t758;
    const uint64_t t767 = t753 ^ t766;
    /* step 49 */
    const uint64_t t768 = t767 ^ t763;
    const uint64_t t769 = t759 >> 1;
    const secp224k1_bit c770 = secp224k1_borroww(UINT64_C(0x0), t764, 0);
    const uint64_t m99 = secp224k1_maskw(c770);
    const uint64_t t771 = secp224k1_selectw(m99, t768, UINT64_C(0x4000000000000000));
    const uint64_t t772 = secp224k1_selectw(m99, t763, UINT64_C(0x0));
    uint64_t t773; (void)secp224k1_addw(&t773, t769, t771, c770);
    /* step 48 */
    const uint64_t t774 = t761 + UINT64_C(0x1);
    /* step 49 */
    const uint64_t t775 = t774 ^ t772;
    const secp224k1_bit c776 = secp224k1_borroww(t775, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m100 = secp224k1_maskw(c776);
    const uint64_t t777 = secp224k1_selectw(m100, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 50 */
    const uint64_t t778 = t773 & UINT64_C(0x1);
    /* step 49 */
    const uint64_t t779 = t767 ^ t769;
    const uint64_t t780 = t779 & t772;
    const uint64_t t781 = t767 ^ t780;
    /* step 50 */
    const uint64_t t782 = t781 ^ t777;
    const uint64_t t783 = t773 >> 1;
    const secp224k1_bit c784 = secp224k1_borroww(UINT64_C(0x0), t778, 0);
    const uint64_t m101 = secp224k1_maskw(c784);
    const uint64_t t785 = secp224k1_selectw(m101, t782, UINT64_C(0x4000000000000000));
    const uint64_t t786 = secp224k1_selectw(m101, t777, UINT64_C(0x0));
    uint64_t t787; (void)secp224k1_addw(&t787, t783, t785, c784);
    /* step 49 */
    const uint64_t t788 = t775 + UINT64_C(0x1);
    /* step 50 */
    const uint64_t t789 = t788 ^ t786;
    const secp224k1_bit c790 = secp224k1_borroww(t789, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m102 = secp224k1_maskw(c790);
    const uint64_t t791 = secp224k1_selectw(m102, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 51 */
    const uint64_t t792 = t787 & UINT64_C(0x1);
    /* step 50 */
    const uint64_t t793 = t781 ^ t783;
    const uint64_t t794 = t793 & t786;
    const uint64_t t795 = t781 ^ t794;
    /* step 51 */
    const uint64_t t796 = t795 ^ t791;
    const uint64_t t797 = t787 >> 1;
    const secp224k1_bit c798 = secp224k1_borroww(UINT64_C(0x0), t792, 0);
    const uint64_t m103 = secp224k1_maskw(c798);
    const uint64_t t799 = secp224k1_selectw(m103, t796, UINT64_C(0x4000000000000000));
    const uint64_t t800 = secp224k1_selectw(m103, t791, UINT64_C(0x0));
    uint64_t t801; (void)secp224k1_addw(&t801, t797, t799, c798);
    /* step 50 */
    const uint64_t t802 = t789 + UINT64_C(0x1);
    /* step 51 */
    const uint64_t t803 = t802 ^ t800;
    const secp224k1_bit c804 = secp224k1_borroww(t803, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m104 = secp224k1_maskw(c804);
    const uint64_t t805 = secp224k1_selectw(m104, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 52 */
    const uint64_t t806 = t801 & UINT64_C(0x1);
    /* step 51 */
    const uint64_t t807 = t795 ^ t797;
    const uint64_t t808 = t807 & t800;
    const uint64_t t809 = t795 ^ t808;
    /* step 52 */
    const uint64_t t810 = t809 ^ t805;
    const uint64_t t811 = t801 >> 1;
    const secp224k1_bit c812 = secp224k1_borroww(UINT64_C(0x0), t806, 0);
    const uint64_t m105 = secp224k1_maskw(c812);
    const uint64_t t813 = secp224k1_selectw(m105, t810, UINT64_C(0x4000000000000000));
    const uint64_t t814 = secp224k1_selectw(m105, t805, UINT64_C(0x0));
    uint64_t t815; (void)secp224k1_addw(&t815, t811, t813, c812);
    /* step 51 */
    const uint64_t t816 = t803 + UINT64_C(0x1);
    /* step 52 */
    const uint64_t t817 = t816 ^ t814;
    const secp224k1_bit c818 = secp224k1_borroww(t817, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m106 = secp224k1_maskw(c818);
    const uint64_t t819 = secp224k1_selectw(m106, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 53 */
    const uint64_t t820 = t815 & UINT64_C(0x1);
    /* step 52 */
    const uint64_t t821 = t809 ^ t811;
    const uint64_t t822 = t821 & t814;
    const uint64_t t823 = t809 ^ t822;
    /* step 53 */
    const uint64_t t824 = t823 ^ t819;
    const uint64_t t825 = t815 >> 1;
    const secp224k1_bit c826 = secp224k1_borroww(UINT64_C(0x0), t820, 0);
    const uint64_t m107 = secp224k1_maskw(c826);
    const uint64_t t827 = secp224k1_selectw(m107, t824, UINT64_C(0x4000000000000000));
    const uint64_t t828 = secp224k1_selectw(m107, t819, UINT64_C(0x0));
    uint64_t t829; (void)secp224k1_addw(&t829, t825, t827, c826);
    /* step 52 */
    const uint64_t t830 = t817 + UINT64_C(0x1);
    /* step 53 */
    const uint64_t t831 = t830 ^ t828;
    const secp224k1_bit c832 = secp224k1_borroww(t831, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m108 = secp224k1_maskw(c832);
    const uint64_t t833 = secp224k1_selectw(m108, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 54 */
    const uint64_t t834 = t829 & UINT64_C(0x1);
    /* step 53 */
    const uint64_t t835 = t823 ^ t825;
    const uint64_t t836 = t835 & t828;
    const uint64_t t837 = t823 ^ t836;
    /* step 54 */
    const uint64_t t838 = t837 ^ t833;
    const uint64_t t839 = t829 >> 1;
    const secp224k1_bit c840 = secp224k1_borroww(UINT64_C(0x0), t834, 0);
    const uint64_t m109 = secp224k1_maskw(c840);
    const uint64_t t841 = secp224k1_selectw(m109, t838, UINT64_C(0x4000000000000000));
    const uint64_t t842 = secp224k1_selectw(m109, t833, UINT64_C(0x0));
    uint64_t t843; (void)secp224k1_addw(&t843, t839, t841, c840);
    /* step 53 */
    const uint64_t t844 = t831 + UINT64_C(0x1);
    /* step 54 */
    const uint64_t t845 = t844 ^ t842;
    const secp224k1_bit c846 = secp224k1_borroww(t845, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m110 = secp224k1_maskw(c846);
    const uint64_t t847 = secp224k1_selectw(m110, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 55 */
    const uint64_t t848 = t843 & UINT64_C(0x1);
    /* step 54 */
    const uint64_t t849 = t837 ^ t839;
    const uint64_t t850 = t849 & t842;
    const uint64_t t851 = t837 ^ t850;
    /* step 55 */
    const uint64_t t852 = t851 ^ t847;
    const uint64_t t853 = t843 >> 1;
    const secp224k1_bit c854 = secp224k1_borroww(UINT64_C(0x0), t848, 0);
    const uint64_t m111 = secp224k1_maskw(c854);
    const uint64_t t855 = secp224k1_selectw(m111, t852, UINT64_C(0x4000000000000000));
    const uint64_t t856 = secp224k1_selectw(m111, t847, UINT64_C(0x0));
    uint64_t t857; (void)secp224k1_addw(&t857, t853, t855, c854);
    /* step 54 */
    const uint64_t t858 = t845 + UINT64_C(0x1);
    /* step 55 */
    const uint64_t t859 = t858 ^ t856;
    const secp224k1_bit c860 = secp224k1_borroww(t859, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m112 = secp224k1_maskw(c860);
    const uint64_t t861 = secp224k1_selectw(m112, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 56 */
    const uint64_t t862 = t857 & UINT64_C(0x1);
    /* step 55 */
    const uint64_t t863 = t851 ^ t853;
    const uint64_t t864 = t863 & t856;
    const uint64_t t865 = t851 ^ t864;
    /* step 56 */
    const uint64_t t866 = t865 ^ t861;
    const uint64_t t867 = t857 >> 1;
    const secp224k1_bit c868 = secp224k1_borroww(UINT64_C(0x0), t862, 0);
    const uint64_t m113 = secp224k1_maskw(c868);
    const uint64_t t869 = secp224k1_selectw(m113, t866, UINT64_C(0x4000000000000000));
    const uint64_t t870 = secp224k1_selectw(m113, t861, UINT64_C(0x0));
    uint64_t t871; (void)secp224k1_addw(&t871, t867, t869, c868);
    /* step 55 */
    const uint64_t t872 = t859 + UINT64_C(0x1);
    /* step 56 */
    const uint64_t t873 = t872 ^ t870;
    const secp224k1_bit c874 = secp224k1_borroww(t873, UINT64_C(0x3fffffffffffffff), 0);
    const uint64_t m114 = secp224k1_maskw(c874);
    const uint64_t t875 = secp224k1_selectw(m114, UINT64_C(0x0), UINT64_C(0x7fffffffffffffff));
    /* step 57 */
    const uint64_t t876 = t871 & UINT64_C(0x1);
    /* step 56 */
    const uint64_t t877 = t865 ^ t867;
    const uint64_t t878 = t877 & t870;
    const uint64_t t879 = t865 ^ t878;
    /* step 57 */
    const uint64_t t880 = t879 ^ t875;
    const uint64_t t881 = t871 >> 1;
    const secp224k1_bit c882 = secp224k1_borroww(UINT64_C(0x0), t876, 0);
    const uint64_t m115 = secp224k1_maskw(c882);
    const uint64_t t883 = secp224k1_selectw(m115, t880, UINT64_C(0x4000000000000000));
    const uint64_t t884 = secp224k1_selectw(m115, t875, UINT64_C(0x0));
    uint64_t t885; (void)secp224k1_addw(&t885, t881, t883, c882);
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
    secp224k1_storew(&out[0], t903);
    secp224k1_storew(&out[1], t928);
    secp224k1_storew(&out[2], t929);
    secp224k1_storew(&out[3], t930);
    secp224k1_storew(&out[4], t931);
}

/* 2^58 * out = M * (f, g), where M = m[1..4] - 2^58 */
void secp224k1_divsteps58_fg4(secp224k1_limb out[10], const secp224k1_limb fg[10], const secp224k1_limb m[5])
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
    uint64_t t16; const secp224k1_bit c17 = secp224k1_addw(&t16, fg0, fg5, 0);
    uint64_t t18; const secp224k1_bit c19 = secp224k1_addw(&t18, fg1, fg6, c17);
    uint64_t t20; const secp224k1_bit c21 = secp224k1_addw(&t20, fg2, fg7, c19);
    uint64_t t22; const secp224k1_bit c23 = secp224k1_addw(&t22, fg3, fg8, c21);
    uint64_t t24; (void)secp224k1_addw(&t24, fg4, fg9, c23);
    /* f: U * f, on the words without sign */
    uint64_t t25;
    const uint64_t t26 = secp224k1_mulw(&t25, fg1, m1);
    uint64_t t27;
    const uint64_t t28 = secp224k1_mulw(&t27, fg0, m1);
    uint64_t t29;
    const uint64_t t30 = secp224k1_mulw(&t29, fg2, m1);
    uint64_t t31;
    const uint64_t t32 = secp224k1_mulw(&t31, fg3, m1);
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t26, t27, 0);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t30, t25, c34);
    uint64_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t32, t29, c36);
    uint64_t t39; (void)secp224k1_addw(&t39, t31, UINT64_C(0x0), c38);
    uint64_t t40;
    const uint64_t t41 = secp224k1_mulw(&t40, fg5, m2);
    uint64_t t42;
    const uint64_t t43 = secp224k1_mulw(&t42, fg6, m2);
    uint64_t t44;
    const uint64_t t45 = secp224k1_mulw(&t44, fg7, m2);
    uint64_t t46;
    const uint64_t t47 = secp224k1_mulw(&t46, fg8, m2);
    uint64_t t48; const secp224k1_bit c49 = secp224k1_addw(&t48, t28, t41, 0);
    uint64_t t50; const secp224k1_bit c51 = secp224k1_addw(&t50, t33, t43, c49);
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t35, t45, c51);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t37, t47, c53);
    uint64_t t56; (void)secp224k1_addw(&t56, t39, UINT64_C(0x0), c55);
    uint64_t t57; const secp224k1_bit c58 = secp224k1_addw(&t57, t50, t40, 0);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t52, t42, c58);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t54, t44, c60);
    uint64_t t63; (void)secp224k1_addw(&t63, t56, t46, c62);
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
    uint64_t t73; const secp224k1_bit c74 = secp224k1_subw(&t73, t64, t16, 0);
    uint64_t t75; const secp224k1_bit c76 = secp224k1_subw(&t75, t65, t18, c74);
    uint64_t t77; const secp224k1_bit c78 = secp224k1_subw(&t77, t66, t20, c76);
    uint64_t t79; const secp224k1_bit c80 = secp224k1_subw(&t79, t71, t22, c78);
    uint64_t t81; (void)secp224k1_subw(&t81, t72, t24, c80);
    /* g: U * f, on the words without sign */
    uint64_t t82;
    const uint64_t t83 = secp224k1_mulw(&t82, fg1, m3);
    uint64_t t84;
    const uint64_t t85 = secp224k1_mulw(&t84, fg0, m3);
    uint64_t t86;
    const uint64_t t87 = secp224k1_mulw(&t86, fg2, m3);
    uint64_t t88;
    const uint64_t t89 = secp224k1_mulw(&t88, fg3, m3);
    uint64_t t90; const secp224k1_bit c91 = secp224k1_addw(&t90, t83, t84, 0);
    uint64_t t92; const secp224k1_bit c93 = secp224k1_addw(&t92, t87, t82, c91);
    uint64_t t94; const secp224k1_bit c95 = secp224k1_addw(&t94, t89, t86, c93);
    uint64_t t96; (void)secp224k1_addw(&t96, t88, UINT64_C(0x0), c95);
    uint64_t t97;
    const uint64_t t98 = secp224k1_mulw(&t97, fg5, m4);
    uint64_t t99;
    const uint64_t t100 = secp224k1_mulw(&t99, fg6, m4);
    uint64_t t101;
    const uint64_t t102 = secp224k1_mulw(&t101, fg7, m4);
    uint64_t t103;
    const uint64_t t104 = secp224k1_mulw(&t103, fg8, m4);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t85, t98, 0);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t90, t100, c106);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t92, t102, c108);
    uint64_t t111; const secp224k1_bit c112 = secp224k1_addw(&t111, t94, t104, c110);
    uint64_t t113; (void)secp224k1_addw(&t113, t96, UINT64_C(0x0), c112);
    uint64_t t114; const secp224k1_bit c115 = secp224k1_addw(&t114, t107, t97, 0);
    uint64_t t116; const secp224k1_bit c117 = secp224k1_addw(&t116, t109, t99, c115);
    uint64_t t118; const secp224k1_bit c119 = secp224k1_addw(&t118, t111, t101, c117);
    uint64_t t120; (void)secp224k1_addw(&t120, t113, t103, c119);
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
    uint64_t t130; const secp224k1_bit c131 = secp224k1_subw(&t130, t121, t16, 0);
    uint64_t t132; const secp224k1_bit c133 = secp224k1_subw(&t132, t122, t18, c131);
    uint64_t t134; const secp224k1_bit c135 = secp224k1_subw(&t134, t123, t20, c133);
    uint64_t t136; const secp224k1_bit c137 = secp224k1_subw(&t136, t128, t22, c135);
    uint64_t t138; (void)secp224k1_subw(&t138, t129, t24, c137);
    /* f: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t139 = t81 & UINT64_C(0x1);
    const uint64_t t140 = UINT64_C(0x0) - t139;
    /* g: - (f + g), which the 2^S added to U and V brought in */
    const uint64_t t141 = t138 & UINT64_C(0x1);
    const uint64_t t142 = UINT64_C(0x0) - t141;
    secp224k1_storew(&out[0], t73);
    secp224k1_storew(&out[1], t75);
    secp224k1_storew(&out[2], t77);
    secp224k1_storew(&out[3], t79);
    secp224k1_storew(&out[4], t140);
    secp224k1_storew(&out[5], t130);
    secp224k1_storew(&out[6], t132);
    secp224k1_storew(&out[7], t134);
    secp224k1_storew(&out[8], t136);
    secp224k1_storew(&out[9], t142);
}

/* 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^58 */
void secp224k1_fe_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5])
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
    uint64_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, de0, de4, 0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, de1, de5, c20);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, de2, de6, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, de3, de7, c24);
    const uint64_t t27 = secp224k1_bitw(c26);
    uint64_t t28; const secp224k1_bit c29 = secp224k1_subw(&t28, UINT64_C(0xfffffffdffffcada), t19, 0);
    uint64_t t30; const secp224k1_bit c31 = secp224k1_subw(&t30, UINT64_C(0xffffffffffffffff), t21, c29);
    uint64_t t32; const secp224k1_bit c33 = secp224k1_subw(&t32, UINT64_C(0xffffffffffffffff), t23, c31);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_subw(&t34, UINT64_C(0x1ffffffff), t25, c33);
    uint64_t t36; (void)secp224k1_subw(&t36, UINT64_C(0x0), t27, c35);
    const uint64_t t37 = t28 << 58;
    /* d: + U * d + V * e */
    uint64_t t38;
    const uint64_t t39 = secp224k1_mulw(&t38, de0, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t40 = (t30 << 58) | (t28 >> 6);
    /* d: + U * d + V * e */
    uint64_t t41;
    const uint64_t t42 = secp224k1_mulw(&t41, de1, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t43 = (t32 << 58) | (t30 >> 6);
    /* d: + U * d + V * e */
    uint64_t t44;
    const uint64_t t45 = secp224k1_mulw(&t44, de2, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t46 = (t34 << 58) | (t32 >> 6);
    /* d: + U * d + V * e */
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, de3, m1);
    /* 2^58 * (2*p - d - e) */
    const uint64_t t49 = (t36 << 58) | (t34 >> 6);
    /* d: + U * d + V * e */
    uint64_t t50; const secp224k1_bit c51 = secp224k1_addw(&t50, t37, t39, 0);
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t40, t42, c51);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t43, t45, c53);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t46, t48, c55);
    uint64_t t58; (void)secp224k1_addw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t52, t38, 0);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t54, t41, c60);
    uint64_t t63; const secp224k1_bit c64 = secp224k1_addw(&t63, t56, t44, c62);
    uint64_t t65; (void)secp224k1_addw(&t65, t58, t47, c64);
    uint64_t t66;
    const uint64_t t67 = secp224k1_mulw(&t66, de4, m2);
    uint64_t t68;
    const uint64_t t69 = secp224k1_mulw(&t68, de5, m2);
    uint64_t t70;
    const uint64_t t71 = secp224k1_mulw(&t70, de6, m2);
    uint64_t t72;
    const uint64_t t73 = secp224k1_mulw(&t72, de7, m2);
    uint64_t t74; const secp224k1_bit c75 = secp224k1_addw(&t74, t50, t67, 0);
    uint64_t t76; const secp224k1_bit c77 = secp224k1_addw(&t76, t59, t69, c75);
    uint64_t t78; const secp224k1_bit c79 = secp224k1_addw(&t78, t61, t71, c77);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t63, t73, c79);
    uint64_t t82; (void)secp224k1_addw(&t82, t65, UINT64_C(0x0), c81);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t76, t66, 0);
    uint64_t t85; const secp224k1_bit c86 = secp224k1_addw(&t85, t78, t68, c84);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)secp224k1_addw(&t89, t82, t72, c88);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t90 = t74 * UINT64_C(0x5a92a00a198d139b);
    uint64_t t91;
    const uint64_t t92 = secp224k1_mulw(&t91, UINT64_C(0xfffffffeffffe56d), t90);
    uint64_t t93;
    const uint64_t t94 = secp224k1_mulw(&t93, UINT64_C(0xffffffffffffffff), t90);
    uint64_t t95;
    const uint64_t t96 = secp224k1_mulw(&t95, UINT64_C(0xffffffff), t90);
    const secp224k1_bit c97 = secp224k1_carryw(t74, t92, 0);
    uint64_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t83, t94, c97);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t85, t94, c99);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t87, t96, c101);
    uint64_t t104; (void)secp224k1_addw(&t104, t95, UINT64_C(0x0), c103);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t98, t91, 0);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t100, t93, c106);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, t93, c108);
    uint64_t t111; (void)secp224k1_addw(&t111, t104, UINT64_C(0x0), c110);
    /* e: + U * d + V * e */
    uint64_t t112;
    const uint64_t t113 = secp224k1_mulw(&t112, de0, m3);
    uint64_t t114;
    const uint64_t t115 = secp224k1_mulw(&t114, de1, m3);
    uint64_t t116;
    const uint64_t t117 = secp224k1_mulw(&t116, de2, m3);
    uint64_t t118;
    const uint64_t t119 = secp224k1_mulw(&t118, de3, m3);
    uint64_t t120; const secp224k1_bit c121 = secp224k1_addw(&t120, t37, t113, 0);
    uint64_t t122; const secp224k1_bit c123 = secp224k1_addw(&t122, t40, t115, c121);
    uint64_t t124; const secp224k1_bit c125 = secp224k1_addw(&t124, t43, t117, c123);
    uint64_t t126; const secp224k1_bit c127 = secp224k1_addw(&t126, t46, t119, c125);
    uint64_t t128; (void)secp224k1_addw(&t128, t49, UINT64_C(0x0), c127);
    uint64_t t129; const secp224k1_bit c130 = secp224k1_addw(&t129, t122, t112, 0);
    uint64_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t124, t114, c130);
    uint64_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t126, t116, c132);
    uint64_t t135; (void)secp224k1_addw(&t135, t128, t118, c134);
    uint64_t t136;
    const uint64_t t137 = secp224k1_mulw(&t136, de4, m4);
    uint64_t t138;
    const uint64_t t139 = secp224k1_mulw(&t138, de5, m4);
    uint64_t t140;
    const uint64_t t141 = secp224k1_mulw(&t140, de6, m4);
    uint64_t t142;
    const uint64_t t143 = secp224k1_mulw(&t142, de7, m4);
    uint64_t t144; const secp224k1_bit c145 = secp224k1_addw(&t144, t120, t137, 0);
    uint64_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t129, t139, c145);
    uint64_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t131, t141, c147);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t133, t143, c149);
    uint64_t t152; (void)secp224k1_addw(&t152, t135, UINT64_C(0x0), c151);
    uint64_t t153; const secp224k1_bit c154 = secp224k1_addw(&t153, t146, t136, 0);
    uint64_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t148, t138, c154);
    uint64_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t150, t140, c156);
    uint64_t t159; (void)secp224k1_addw(&t159, t152, t142, c158);
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t160 = t144 * UINT64_C(0x5a92a00a198d139b);
    uint64_t t161;
    const uint64_t t162 = secp224k1_mulw(&t161, UINT64_C(0xfffffffeffffe56d), t160);
    uint64_t t163;
    const uint64_t t164 = secp224k1_mulw(&t163, UINT64_C(0xffffffffffffffff), t160);
    uint64_t t165;
    const uint64_t t166 = secp224k1_mulw(&t165, UINT64_C(0xffffffff), t160);
    const secp224k1_bit c167 = secp224k1_carryw(t144, t162, 0);
    uint64_t t168; const secp224k1_bit c169 = secp224k1_addw(&t168, t153, t164, c167);
    uint64_t t170; const secp224k1_bit c171 = secp224k1_addw(&t170, t155, t164, c169);
    uint64_t t172; const secp224k1_bit c173 = secp224k1_addw(&t172, t157, t166, c171);
    uint64_t t174; (void)secp224k1_addw(&t174, t165, UINT64_C(0x0), c173);
    uint64_t t175; const secp224k1_bit c176 = secp224k1_addw(&t175, t168, t161, 0);
    uint64_t t177; const secp224k1_bit c178 = secp224k1_addw(&t177, t170, t163, c176);
    uint64_t t179; const secp224k1_bit c180 = secp224k1_addw(&t179, t172, t163, c178);
    uint64_t t181; (void)secp224k1_addw(&t181, t174, UINT64_C(0x0), c180);
    /* d: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t182 = t111 + t89;
    /* e: make the lowest word zero by a multiple k of p, and drop it */
    const uint64_t t183 = t181 + t159;
    secp224k1_storew(&out[0], t105);
    secp224k1_storew(&out[1], t107);
    secp224k1_storew(&out[2], t109);
    secp224k1_storew(&out[3], t182);
    secp224k1_storew(&out[4], t175);
    secp224k1_storew(&out[5], t177);
    secp224k1_storew(&out[6], t179);
    secp224k1_storew(&out[7], t183);
}

/* Ensures r < p.
 * r = d mod p where f >= 0, else -d mod p */
void secp224k1_fe_divsteps_end(secp224k1_fe *r, const secp224k1_limb de[8], const secp224k1_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t9; const secp224k1_bit c10 = secp224k1_subw(&t9, de0, UINT64_C(0xfffffffeffffe56d), 0);
    uint64_t t11; const secp224k1_bit c12 = secp224k1_subw(&t11, de1, UINT64_C(0xffffffffffffffff), c10);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_subw(&t13, de2, UINT64_C(0xffffffffffffffff), c12);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_subw(&t15, de3, UINT64_C(0xffffffff), c14);
    const uint64_t m0 = secp224k1_maskw(c16);
    const uint64_t t17 = secp224k1_selectw(m0, de0, t9);
    const uint64_t t18 = secp224k1_selectw(m0, de1, t11);
    const uint64_t t19 = secp224k1_selectw(m0, de2, t13);
    const uint64_t t20 = secp224k1_selectw(m0, de3, t15);
    /* a - b */
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, UINT64_C(0x0), t17, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_subw(&t23, UINT64_C(0x0), t18, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_subw(&t25, UINT64_C(0x0), t19, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_subw(&t27, UINT64_C(0x0), t20, c26);
    /* add the modulus where it borrowed */
    const uint64_t t29 = secp224k1_maskw(c28);
    const uint64_t t30 = t29 & UINT64_C(0xfffffffeffffe56d);
    const uint64_t t31 = t29 & UINT64_C(0xffffffff);
    uint64_t t32; const secp224k1_bit c33 = secp224k1_addw(&t32, t21, t30, 0);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_addw(&t34, t23, t29, c33);
    uint64_t t36; const secp224k1_bit c37 = secp224k1_addw(&t36, t25, t29, c35);
    uint64_t t38; (void)secp224k1_addw(&t38, t27, t31, c37);
    /* -d where f < 0 */
    const secp224k1_bit c39 = secp224k1_carryw(fg4, fg4, 0);
    const uint64_t m1 = secp224k1_maskw(c39);
    const uint64_t t40 = secp224k1_selectw(m1, t32, t17);
    const uint64_t t41 = secp224k1_selectw(m1, t34, t18);
    const uint64_t t42 = secp224k1_selectw(m1, t36, t19);
    const uint64_t t43 = secp224k1_selectw(m1, t38, t20);
    secp224k1_storew(&r->v[0], t40);
    secp224k1_storew(&r->v[1], t41);
    secp224k1_storew(&r->v[2], t42);
    secp224k1_storew(&r->v[3], t43);
}

/* 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^58 */
void secp224k1_sc_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5])
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
    uint64_t t19; const secp224k1_bit c20 = secp224k1_addw(&t19, de0, de4, 0);
    uint64_t t21; const secp224k1_bit c22 = secp224k1_addw(&t21, de1, de5, c20);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_addw(&t23, de2, de6, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_addw(&t25, de3, de7, c24);
    const uint64_t t27 = secp224k1_bitw(c26);
    uint64_t t28; const secp224k1_bit c29 = secp224k1_subw(&t28, UINT64_C(0x95e152e2ed3f63ee), t19, 0);
    uint64_t t30; const secp224k1_bit c31 = secp224k1_subw(&t30, UINT64_C(0x3b9d1a5d8c309), t21, c29);
    uint64_t t32; const secp224k1_bit c33 = secp224k1_subw(&t32, UINT64_C(0x0), t23, c31);
    uint64_t t34; const secp224k1_bit c35 = secp224k1_subw(&t34, UINT64_C(0x200000000), t25, c33);
    uint64_t t36; (void)secp224k1_subw(&t36, UINT64_C(0x0), t27, c35);
    const uint64_t t37 = t28 << 58;
    /* d: + U * d + V * e */
    uint64_t t38;
    const uint64_t t39 = secp224k1_mulw(&t38, de0, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t40 = (t30 << 58) | (t28 >> 6);
    /* d: + U * d + V * e */
    uint64_t t41;
    const uint64_t t42 = secp224k1_mulw(&t41, de1, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t43 = (t32 << 58) | (t30 >> 6);
    /* d: + U * d + V * e */
    uint64_t t44;
    const uint64_t t45 = secp224k1_mulw(&t44, de2, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t46 = (t34 << 58) | (t32 >> 6);
    /* d: + U * d + V * e */
    uint64_t t47;
    const uint64_t t48 = secp224k1_mulw(&t47, de3, m1);
    /* 2^58 * (2*n - d - e) */
    const uint64_t t49 = (t36 << 58) | (t34 >> 6);
    /* d: + U * d + V * e */
    uint64_t t50; const secp224k1_bit c51 = secp224k1_addw(&t50, t37, t39, 0);
    uint64_t t52; const secp224k1_bit c53 = secp224k1_addw(&t52, t40, t42, c51);
    uint64_t t54; const secp224k1_bit c55 = secp224k1_addw(&t54, t43, t45, c53);
    uint64_t t56; const secp224k1_bit c57 = secp224k1_addw(&t56, t46, t48, c55);
    uint64_t t58; (void)secp224k1_addw(&t58, t49, UINT64_C(0x0), c57);
    uint64_t t59; const secp224k1_bit c60 = secp224k1_addw(&t59, t52, t38, 0);
    uint64_t t61; const secp224k1_bit c62 = secp224k1_addw(&t61, t54, t41, c60);
    uint64_t t63; const secp224k1_bit c64 = secp224k1_addw(&t63, t56, t44, c62);
    uint64_t t65; (void)secp224k1_addw(&t65, t58, t47, c64);
    uint64_t t66;
    const uint64_t t67 = secp224k1_mulw(&t66, de4, m2);
    uint64_t t68;
    const uint64_t t69 = secp224k1_mulw(&t68, de5, m2);
    uint64_t t70;
    const uint64_t t71 = secp224k1_mulw(&t70, de6, m2);
    uint64_t t72;
    const uint64_t t73 = secp224k1_mulw(&t72, de7, m2);
    uint64_t t74; const secp224k1_bit c75 = secp224k1_addw(&t74, t50, t67, 0);
    uint64_t t76; const secp224k1_bit c77 = secp224k1_addw(&t76, t59, t69, c75);
    uint64_t t78; const secp224k1_bit c79 = secp224k1_addw(&t78, t61, t71, c77);
    uint64_t t80; const secp224k1_bit c81 = secp224k1_addw(&t80, t63, t73, c79);
    uint64_t t82; (void)secp224k1_addw(&t82, t65, UINT64_C(0x0), c81);
    uint64_t t83; const secp224k1_bit c84 = secp224k1_addw(&t83, t76, t66, 0);
    uint64_t t85; const secp224k1_bit c86 = secp224k1_addw(&t85, t78, t68, c84);
    uint64_t t87; const secp224k1_bit c88 = secp224k1_addw(&t87, t80, t70, c86);
    uint64_t t89; (void)secp224k1_addw(&t89, t82, t72, c88);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t90 = t74 * UINT64_C(0x43fa520244c1a039);
    uint64_t t91;
    const uint64_t t92 = secp224k1_mulw(&t91, UINT64_C(0xcaf0a971769fb1f7), t90);
    uint64_t t93;
    const uint64_t t94 = secp224k1_mulw(&t93, UINT64_C(0x1dce8d2ec6184), t90);
    const uint64_t t95 = t90 << 32;
    const uint64_t t96 = t90 >> 32;
    const secp224k1_bit c97 = secp224k1_carryw(t74, t92, 0);
    uint64_t t98; const secp224k1_bit c99 = secp224k1_addw(&t98, t83, t94, c97);
    uint64_t t100; const secp224k1_bit c101 = secp224k1_addw(&t100, t85, UINT64_C(0x0), c99);
    uint64_t t102; const secp224k1_bit c103 = secp224k1_addw(&t102, t87, t95, c101);
    uint64_t t104; (void)secp224k1_addw(&t104, t96, UINT64_C(0x0), c103);
    uint64_t t105; const secp224k1_bit c106 = secp224k1_addw(&t105, t98, t91, 0);
    uint64_t t107; const secp224k1_bit c108 = secp224k1_addw(&t107, t100, t93, c106);
    uint64_t t109; const secp224k1_bit c110 = secp224k1_addw(&t109, t102, UINT64_C(0x0), c108);
    uint64_t t111; (void)secp224k1_addw(&t111, t104, UINT64_C(0x0), c110);
    /* e: + U * d + V * e */
    uint64_t t112;
    const uint64_t t113 = secp224k1_mulw(&t112, de0, m3);
    uint64_t t114;
    const uint64_t t115 = secp224k1_mulw(&t114, de1, m3);
    uint64_t t116;
    const uint64_t t117 = secp224k1_mulw(&t116, de2, m3);
    uint64_t t118;
    const uint64_t t119 = secp224k1_mulw(&t118, de3, m3);
    uint64_t t120; const secp224k1_bit c121 = secp224k1_addw(&t120, t37, t113, 0);
    uint64_t t122; const secp224k1_bit c123 = secp224k1_addw(&t122, t40, t115, c121);
    uint64_t t124; const secp224k1_bit c125 = secp224k1_addw(&t124, t43, t117, c123);
    uint64_t t126; const secp224k1_bit c127 = secp224k1_addw(&t126, t46, t119, c125);
    uint64_t t128; (void)secp224k1_addw(&t128, t49, UINT64_C(0x0), c127);
    uint64_t t129; const secp224k1_bit c130 = secp224k1_addw(&t129, t122, t112, 0);
    uint64_t t131; const secp224k1_bit c132 = secp224k1_addw(&t131, t124, t114, c130);
    uint64_t t133; const secp224k1_bit c134 = secp224k1_addw(&t133, t126, t116, c132);
    uint64_t t135; (void)secp224k1_addw(&t135, t128, t118, c134);
    uint64_t t136;
    const uint64_t t137 = secp224k1_mulw(&t136, de4, m4);
    uint64_t t138;
    const uint64_t t139 = secp224k1_mulw(&t138, de5, m4);
    uint64_t t140;
    const uint64_t t141 = secp224k1_mulw(&t140, de6, m4);
    uint64_t t142;
    const uint64_t t143 = secp224k1_mulw(&t142, de7, m4);
    uint64_t t144; const secp224k1_bit c145 = secp224k1_addw(&t144, t120, t137, 0);
    uint64_t t146; const secp224k1_bit c147 = secp224k1_addw(&t146, t129, t139, c145);
    uint64_t t148; const secp224k1_bit c149 = secp224k1_addw(&t148, t131, t141, c147);
    uint64_t t150; const secp224k1_bit c151 = secp224k1_addw(&t150, t133, t143, c149);
    uint64_t t152; (void)secp224k1_addw(&t152, t135, UINT64_C(0x0), c151);
    uint64_t t153; const secp224k1_bit c154 = secp224k1_addw(&t153, t146, t136, 0);
    uint64_t t155; const secp224k1_bit c156 = secp224k1_addw(&t155, t148, t138, c154);
    uint64_t t157; const secp224k1_bit c158 = secp224k1_addw(&t157, t150, t140, c156);
    uint64_t t159; (void)secp224k1_addw(&t159, t152, t142, c158);
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t160 = t144 * UINT64_C(0x43fa520244c1a039);
    uint64_t t161;
    const uint64_t t162 = secp224k1_mulw(&t161, UINT64_C(0xcaf0a971769fb1f7), t160);
    uint64_t t163;
    const uint64_t t164 = secp224k1_mulw(&t163, UINT64_C(0x1dce8d2ec6184), t160);
    const uint64_t t165 = t160 << 32;
    const uint64_t t166 = t160 >> 32;
    const secp224k1_bit c167 = secp224k1_carryw(t144, t162, 0);
    uint64_t t168; const secp224k1_bit c169 = secp224k1_addw(&t168, t153, t164, c167);
    uint64_t t170; const secp224k1_bit c171 = secp224k1_addw(&t170, t155, UINT64_C(0x0), c169);
    uint64_t t172; const secp224k1_bit c173 = secp224k1_addw(&t172, t157, t165, c171);
    uint64_t t174; (void)secp224k1_addw(&t174, t166, UINT64_C(0x0), c173);
    uint64_t t175; const secp224k1_bit c176 = secp224k1_addw(&t175, t168, t161, 0);
    uint64_t t177; const secp224k1_bit c178 = secp224k1_addw(&t177, t170, t163, c176);
    uint64_t t179; const secp224k1_bit c180 = secp224k1_addw(&t179, t172, UINT64_C(0x0), c178);
    uint64_t t181; (void)secp224k1_addw(&t181, t174, UINT64_C(0x0), c180);
    /* d: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t182 = t111 + t89;
    /* e: make the lowest word zero by a multiple k of n, and drop it */
    const uint64_t t183 = t181 + t159;
    secp224k1_storew(&out[0], t105);
    secp224k1_storew(&out[1], t107);
    secp224k1_storew(&out[2], t109);
    secp224k1_storew(&out[3], t182);
    secp224k1_storew(&out[4], t175);
    secp224k1_storew(&out[5], t177);
    secp224k1_storew(&out[6], t179);
    secp224k1_storew(&out[7], t183);
}

/* Ensures r < n.
 * r = d mod n where f >= 0, else -d mod n */
void secp224k1_sc_divsteps_end(secp224k1_sc *r, const secp224k1_limb de[8], const secp224k1_limb fg[10])
{
    const uint64_t de0 = de[0];
    const uint64_t de1 = de[1];
    const uint64_t de2 = de[2];
    const uint64_t de3 = de[3];
    const uint64_t fg4 = fg[4];
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t9; const secp224k1_bit c10 = secp224k1_subw(&t9, de0, UINT64_C(0xcaf0a971769fb1f7), 0);
    uint64_t t11; const secp224k1_bit c12 = secp224k1_subw(&t11, de1, UINT64_C(0x1dce8d2ec6184), c10);
    uint64_t t13; const secp224k1_bit c14 = secp224k1_subw(&t13, de2, UINT64_C(0x0), c12);
    uint64_t t15; const secp224k1_bit c16 = secp224k1_subw(&t15, de3, UINT64_C(0x100000000), c14);
    const uint64_t m0 = secp224k1_maskw(c16);
    const uint64_t t17 = secp224k1_selectw(m0, de0, t9);
    const uint64_t t18 = secp224k1_selectw(m0, de1, t11);
    const uint64_t t19 = secp224k1_selectw(m0, de2, t13);
    const uint64_t t20 = secp224k1_selectw(m0, de3, t15);
    /* a - b */
    uint64_t t21; const secp224k1_bit c22 = secp224k1_subw(&t21, UINT64_C(0x0), t17, 0);
    uint64_t t23; const secp224k1_bit c24 = secp224k1_subw(&t23, UINT64_C(0x0), t18, c22);
    uint64_t t25; const secp224k1_bit c26 = secp224k1_subw(&t25, UINT64_C(0x0), t19, c24);
    uint64_t t27; const secp224k1_bit c28 = secp224k1_subw(&t27, UINT64_C(0x0), t20, c26);
    /* add the modulus where it borrowed */
    const uint64_t t29 = secp224k1_maskw(c28);
    const uint64_t t30 = t29 & UINT64_C(0xcaf0a971769fb1f7);
    const uint64_t t31 = t29 & UINT64_C(0x1dce8d2ec6184);
    const uint64_t t32 = t29 & UINT64_C(0x100000000);
    uint64_t t33; const secp224k1_bit c34 = secp224k1_addw(&t33, t21, t30, 0);
    uint64_t t35; const secp224k1_bit c36 = secp224k1_addw(&t35, t23, t31, c34);
    uint64_t t37; const secp224k1_bit c38 = secp224k1_addw(&t37, t25, UINT64_C(0x0), c36);
    uint64_t t39; (void)secp224k1_addw(&t39, t27, t32, c38);
    /* -d where f < 0 */
    const secp224k1_bit c40 = secp224k1_carryw(fg4, fg4, 0);
    const uint64_t m1 = secp224k1_maskw(c40);
    const uint64_t t41 = secp224k1_selectw(m1, t33, t17);
    const uint64_t t42 = secp224k1_selectw(m1, t35, t18);
    const uint64_t t43 = secp224k1_selectw(m1, t37, t19);
    const uint64_t t44 = secp224k1_selectw(m1, t39, t20);
    secp224k1_storew(&r->v[0], t41);
    secp224k1_storew(&r->v[1], t42);
    secp224k1_storew(&r->v[2], t43);
    secp224k1_storew(&r->v[3], t44);
}

#else
typedef int secp224k1_inv_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
