/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * the step of the Montgomery ladder, 64-bit words
 *
 * Driven by the C function curve25519_ladder.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 64 && !defined(CURVE25519_ASM)
#include "curve25519_internal.h"

/* r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
 * Requires u < p.
 * RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
 * Points are (X : Z); coordinates modulo p, all at most
 *     0x80000000000000000000000000000000000000000000000000000000000005b6. x(P - Q) = u. */
void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
{
    const uint64_t mask_word = curve25519_hidew((uint64_t)mask);
    /* the mask as a condition */
    const curve25519_bit c1 = curve25519_carryw(mask_word, mask_word, 0);
    const uint64_t s0 = s[0];
    const uint64_t s1 = s[1];
    const uint64_t s2 = s[2];
    const uint64_t s3 = s[3];
    const uint64_t s4 = s[4];
    const uint64_t s5 = s[5];
    const uint64_t s6 = s[6];
    const uint64_t s7 = s[7];
    const uint64_t s8 = s[8];
    const uint64_t s9 = s[9];
    const uint64_t s10 = s[10];
    const uint64_t s11 = s[11];
    const uint64_t s12 = s[12];
    const uint64_t s13 = s[13];
    const uint64_t s14 = s[14];
    const uint64_t s15 = s[15];
    const uint64_t u0 = u->v[0];
    const uint64_t u1 = u->v[1];
    const uint64_t u2 = u->v[2];
    const uint64_t u3 = u->v[3];
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t23; const curve25519_bit c24 = curve25519_addw(&t23, s0, s4, 0);
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, s1, s5, c24);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, s2, s6, c26);
    uint64_t t29; const curve25519_bit c30 = curve25519_addw(&t29, s3, s7, c28);
    const uint64_t t31 = curve25519_maskw(c30);
    const uint64_t t33 = t31 & UINT64_C(0x26);
    const uint64_t t34 = t23 + t33;
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, s8, s12, 0);
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, s9, s13, c36);
    uint64_t t39; const curve25519_bit c40 = curve25519_addw(&t39, s10, s14, c38);
    uint64_t t41; const curve25519_bit c42 = curve25519_addw(&t41, s11, s15, c40);
    const uint64_t t43 = curve25519_maskw(c42);
    const uint64_t t44 = t43 & UINT64_C(0x26);
    const uint64_t t45 = t35 + t44;
    /* C or A */
    const uint64_t m0 = curve25519_maskw(c1);
    const uint64_t t46 = (t45 & m0) | (t34 & ~m0);
    const uint64_t t47 = (t37 & m0) | (t25 & ~m0);
    const uint64_t t48 = (t39 & m0) | (t27 & ~m0);
    const uint64_t t49 = (t41 & m0) | (t29 & ~m0);
    /* square, products of a[0] with the words above it */
    uint64_t t50;
    const uint64_t t51 = curve25519_mulw(&t50, t47, t46);
    uint64_t t52;
    const uint64_t t53 = curve25519_mulw(&t52, t48, t46);
    uint64_t t54; const curve25519_bit c55 = curve25519_addw(&t54, t53, t50, 0);
    uint64_t t56;
    const uint64_t t57 = curve25519_mulw(&t56, t49, t46);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t57, t52, c55);
    uint64_t t60; (void)curve25519_addw(&t60, t56, UINT64_C(0x0), c59);
    /* square, products of a[1] with the words above it */
    uint64_t t61;
    const uint64_t t62 = curve25519_mulw(&t61, t48, t47);
    uint64_t t63;
    const uint64_t t64 = curve25519_mulw(&t63, t49, t47);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, t58, t62, 0);
    uint64_t t67; const curve25519_bit c68 = curve25519_addw(&t67, t60, t64, c66);
    uint64_t t69; (void)curve25519_addw(&t69, UINT64_C(0x0), UINT64_C(0x0), c68);
    uint64_t t70; const curve25519_bit c71 = curve25519_addw(&t70, t67, t61, 0);
    uint64_t t72; (void)curve25519_addw(&t72, t69, t63, c71);
    /* square, products of a[2] with the words above it */
    uint64_t t73;
    const uint64_t t74 = curve25519_mulw(&t73, t49, t48);
    uint64_t t75; const curve25519_bit c76 = curve25519_addw(&t75, t72, t74, 0);
    uint64_t t77; (void)curve25519_addw(&t77, UINT64_C(0x0), UINT64_C(0x0), c76);
    const uint64_t t78 = t77 + t73;
    /* square: double the cross products */
    uint64_t t79; const curve25519_bit c80 = curve25519_addw(&t79, t51, t51, 0);
    uint64_t t81; const curve25519_bit c82 = curve25519_addw(&t81, t54, t54, c80);
    uint64_t t83; const curve25519_bit c84 = curve25519_addw(&t83, t65, t65, c82);
    uint64_t t85; const curve25519_bit c86 = curve25519_addw(&t85, t70, t70, c84);
    uint64_t t87; const curve25519_bit c88 = curve25519_addw(&t87, t75, t75, c86);
    uint64_t t89; const curve25519_bit c90 = curve25519_addw(&t89, t78, t78, c88);
    uint64_t t91; (void)curve25519_addw(&t91, UINT64_C(0x0), UINT64_C(0x0), c90);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t92;
    const uint64_t t93 = curve25519_mulw(&t92, t46, t46);
    uint64_t t94;
    const uint64_t t95 = curve25519_mulw(&t94, t47, t47);
    uint64_t t96;
    const uint64_t t97 = curve25519_mulw(&t96, t48, t48);
    uint64_t t98;
    const uint64_t t99 = curve25519_mulw(&t98, t49, t49);
    uint64_t t100; const curve25519_bit c101 = curve25519_addw(&t100, t79, t92, 0);
    uint64_t t102; const curve25519_bit c103 = curve25519_addw(&t102, t81, t95, c101);
    uint64_t t104; const curve25519_bit c105 = curve25519_addw(&t104, t83, t94, c103);
    uint64_t t106; const curve25519_bit c107 = curve25519_addw(&t106, t85, t97, c105);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t87, t96, c107);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t89, t99, c109);
    uint64_t t112; (void)curve25519_addw(&t112, t91, t98, c111);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t113;
    const uint64_t t114 = curve25519_mulw(&t113, t106, UINT64_C(0x26));
    uint64_t t115;
    const uint64_t t116 = curve25519_mulw(&t115, t108, UINT64_C(0x26));
    uint64_t t117;
    const uint64_t t118 = curve25519_mulw(&t117, t110, UINT64_C(0x26));
    uint64_t t119;
    const uint64_t t120 = curve25519_mulw(&t119, t112, UINT64_C(0x26));
    uint64_t t121; const curve25519_bit c122 = curve25519_addw(&t121, t93, t114, 0);
    uint64_t t123; const curve25519_bit c124 = curve25519_addw(&t123, t100, t116, c122);
    uint64_t t125; const curve25519_bit c126 = curve25519_addw(&t125, t102, t118, c124);
    uint64_t t127; const curve25519_bit c128 = curve25519_addw(&t127, t104, t120, c126);
    uint64_t t129; (void)curve25519_addw(&t129, UINT64_C(0x0), UINT64_C(0x0), c128);
    uint64_t t130; const curve25519_bit c131 = curve25519_addw(&t130, t123, t113, 0);
    uint64_t t132; const curve25519_bit c133 = curve25519_addw(&t132, t125, t115, c131);
    uint64_t t134; const curve25519_bit c135 = curve25519_addw(&t134, t127, t117, c133);
    uint64_t t136; (void)curve25519_addw(&t136, t129, t119, c135);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t138 = t134 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t139 = (t136 << 1) | (t134 >> 63);
    const uint64_t t141 = t139 * UINT64_C(0x13);
    uint64_t t142; const curve25519_bit c143 = curve25519_addw(&t142, t121, t141, 0);
    uint64_t t144; const curve25519_bit c145 = curve25519_addw(&t144, t130, UINT64_C(0x0), c143);
    uint64_t t146; const curve25519_bit c147 = curve25519_addw(&t146, t132, UINT64_C(0x0), c145);
    uint64_t t148; (void)curve25519_addw(&t148, t138, UINT64_C(0x0), c147);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t149; const curve25519_bit c150 = curve25519_subw(&t149, s0, s4, 0);
    uint64_t t151; const curve25519_bit c152 = curve25519_subw(&t151, s1, s5, c150);
    uint64_t t153; const curve25519_bit c154 = curve25519_subw(&t153, s2, s6, c152);
    uint64_t t155; const curve25519_bit c156 = curve25519_subw(&t155, s3, s7, c154);
    const uint64_t t157 = curve25519_maskw(c156);
    const uint64_t t158 = t157 & UINT64_C(0x26);
    uint64_t t159; const curve25519_bit c160 = curve25519_subw(&t159, t149, t158, 0);
    uint64_t t161; const curve25519_bit c162 = curve25519_subw(&t161, t151, UINT64_C(0x0), c160);
    uint64_t t163; const curve25519_bit c164 = curve25519_subw(&t163, t153, UINT64_C(0x0), c162);
    uint64_t t165; (void)curve25519_subw(&t165, t155, UINT64_C(0x0), c164);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t166; const curve25519_bit c167 = curve25519_subw(&t166, s8, s12, 0);
    uint64_t t168; const curve25519_bit c169 = curve25519_subw(&t168, s9, s13, c167);
    uint64_t t170; const curve25519_bit c171 = curve25519_subw(&t170, s10, s14, c169);
    uint64_t t172; const curve25519_bit c173 = curve25519_subw(&t172, s11, s15, c171);
    const uint64_t t174 = curve25519_maskw(c173);
    const uint64_t t175 = t174 & UINT64_C(0x26);
    uint64_t t176; const curve25519_bit c177 = curve25519_subw(&t176, t166, t175, 0);
    uint64_t t178; const curve25519_bit c179 = curve25519_subw(&t178, t168, UINT64_C(0x0), c177);
    uint64_t t180; const curve25519_bit c181 = curve25519_subw(&t180, t170, UINT64_C(0x0), c179);
    uint64_t t182; (void)curve25519_subw(&t182, t172, UINT64_C(0x0), c181);
    /* D or B */
    const uint64_t t183 = (t176 & m0) | (t159 & ~m0);
    const uint64_t t184 = (t178 & m0) | (t161 & ~m0);
    const uint64_t t185 = (t180 & m0) | (t163 & ~m0);
    const uint64_t t186 = (t182 & m0) | (t165 & ~m0);
    /* square, products of a[0] with the words above it */
    uint64_t t187;
    const uint64_t t188 = curve25519_mulw(&t187, t184, t183);
    uint64_t t189;
    const uint64_t t190 = curve25519_mulw(&t189, t185, t183);
    uint64_t t191; const curve25519_bit c192 = curve25519_addw(&t191, t190, t187, 0);
    uint64_t t193;
    const uint64_t t194 = curve25519_mulw(&t193, t186, t183);
    uint64_t t195; const curve25519_bit c196 = curve25519_addw(&t195, t194, t189, c192);
    uint64_t t197; (void)curve25519_addw(&t197, t193, UINT64_C(0x0), c196);
    /* square, products of a[1] with the words above it */
    uint64_t t198;
    const uint64_t t199 = curve25519_mulw(&t198, t185, t184);
    uint64_t t200;
    const uint64_t t201 = curve25519_mulw(&t200, t186, t184);
    uint64_t t202; const curve25519_bit c203 = curve25519_addw(&t202, t195, t199, 0);
    uint64_t t204; const curve25519_bit c205 = curve25519_addw(&t204, t197, t201, c203);
    uint64_t t206; (void)curve25519_addw(&t206, UINT64_C(0x0), UINT64_C(0x0), c205);
    uint64_t t207; const curve25519_bit c208 = curve25519_addw(&t207, t204, t198, 0);
    uint64_t t209; (void)curve25519_addw(&t209, t206, t200, c208);
    /* square, products of a[2] with the words above it */
    uint64_t t210;
    const uint64_t t211 = curve25519_mulw(&t210, t186, t185);
    uint64_t t212; const curve25519_bit c213 = curve25519_addw(&t212, t209, t211, 0);
    uint64_t t214; (void)curve25519_addw(&t214, UINT64_C(0x0), UINT64_C(0x0), c213);
    const uint64_t t215 = t214 + t210;
    /* square: double the cross products */
    uint64_t t216; const curve25519_bit c217 = curve25519_addw(&t216, t188, t188, 0);
    uint64_t t218; const curve25519_bit c219 = curve25519_addw(&t218, t191, t191, c217);
    uint64_t t220; const curve25519_bit c221 = curve25519_addw(&t220, t202, t202, c219);
    uint64_t t222; const curve25519_bit c223 = curve25519_addw(&t222, t207, t207, c221);
    uint64_t t224; const curve25519_bit c225 = curve25519_addw(&t224, t212, t212, c223);
    uint64_t t226; const curve25519_bit c227 = curve25519_addw(&t226, t215, t215, c225);
    uint64_t t228; (void)curve25519_addw(&t228, UINT64_C(0x0), UINT64_C(0x0), c227);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t229;
    const uint64_t t230 = curve25519_mulw(&t229, t183, t183);
    uint64_t t231;
    const uint64_t t232 = curve25519_mulw(&t231, t184, t184);
    uint64_t t233;
    const uint64_t t234 = curve25519_mulw(&t233, t185, t185);
    uint64_t t235;
    const uint64_t t236 = curve25519_mulw(&t235, t186, t186);
    uint64_t t237; const curve25519_bit c238 = curve25519_addw(&t237, t216, t229, 0);
    uint64_t t239; const curve25519_bit c240 = curve25519_addw(&t239, t218, t232, c238);
    uint64_t t241; const curve25519_bit c242 = curve25519_addw(&t241, t220, t231, c240);
    uint64_t t243; const curve25519_bit c244 = curve25519_addw(&t243, t222, t234, c242);
    uint64_t t245; const curve25519_bit c246 = curve25519_addw(&t245, t224, t233, c244);
    uint64_t t247; const curve25519_bit c248 = curve25519_addw(&t247, t226, t236, c246);
    uint64_t t249; (void)curve25519_addw(&t249, t228, t235, c248);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t250;
    const uint64_t t251 = curve25519_mulw(&t250, t243, UINT64_C(0x26));
    uint64_t t252;
    const uint64_t t253 = curve25519_mulw(&t252, t245, UINT64_C(0x26));
    uint64_t t254;
    const uint64_t t255 = curve25519_mulw(&t254, t247, UINT64_C(0x26));
    uint64_t t256;
    const uint64_t t257 = curve25519_mulw(&t256, t249, UINT64_C(0x26));
    uint64_t t258; const curve25519_bit c259 = curve25519_addw(&t258, t230, t251, 0);
    uint64_t t260; const curve25519_bit c261 = curve25519_addw(&t260, t237, t253, c259);
    uint64_t t262; const curve25519_bit c263 = curve25519_addw(&t262, t239, t255, c261);
    uint64_t t264; const curve25519_bit c265 = curve25519_addw(&t264, t241, t257, c263);
    uint64_t t266; (void)curve25519_addw(&t266, UINT64_C(0x0), UINT64_C(0x0), c265);
    uint64_t t267; const curve25519_bit c268 = curve25519_addw(&t267, t260, t250, 0);
    uint64_t t269; const curve25519_bit c270 = curve25519_addw(&t269, t262, t252, c268);
    uint64_t t271; const curve25519_bit c272 = curve25519_addw(&t271, t264, t254, c270);
    uint64_t t273; (void)curve25519_addw(&t273, t266, t256, c272);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t274 = t271 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t275 = (t273 << 1) | (t271 >> 63);
    const uint64_t t276 = t275 * UINT64_C(0x13);
    uint64_t t277; const curve25519_bit c278 = curve25519_addw(&t277, t258, t276, 0);
    uint64_t t279; const curve25519_bit c280 = curve25519_addw(&t279, t267, UINT64_C(0x0), c278);
    uint64_t t281; const curve25519_bit c282 = curve25519_addw(&t281, t269, UINT64_C(0x0), c280);
    uint64_t t283; (void)curve25519_addw(&t283, t274, UINT64_C(0x0), c282);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t284; const curve25519_bit c285 = curve25519_subw(&t284, t142, t277, 0);
    uint64_t t286; const curve25519_bit c287 = curve25519_subw(&t286, t144, t279, c285);
    uint64_t t288; const curve25519_bit c289 = curve25519_subw(&t288, t146, t281, c287);
    uint64_t t290; const curve25519_bit c291 = curve25519_subw(&t290, t148, t283, c289);
    const uint64_t t292 = curve25519_maskw(c291);
    const uint64_t t293 = t292 & UINT64_C(0x26);
    uint64_t t294; const curve25519_bit c295 = curve25519_subw(&t294, t284, t293, 0);
    uint64_t t296; const curve25519_bit c297 = curve25519_subw(&t296, t286, UINT64_C(0x0), c295);
    uint64_t t298; const curve25519_bit c299 = curve25519_subw(&t298, t288, UINT64_C(0x0), c297);
    uint64_t t300; (void)curve25519_subw(&t300, t290, UINT64_C(0x0), c299);
    /* product, row 0: a * b[0] */
    uint64_t t301;
    const uint64_t t302 = curve25519_mulw(&t301, t176, t34);
    uint64_t t303;
    const uint64_t t304 = curve25519_mulw(&t303, t178, t34);
    uint64_t t305; const curve25519_bit c306 = curve25519_addw(&t305, t304, t301, 0);
    uint64_t t307;
    const uint64_t t308 = curve25519_mulw(&t307, t180, t34);
    uint64_t t309; const curve25519_bit c310 = curve25519_addw(&t309, t308, t303, c306);
    uint64_t t311;
    const uint64_t t312 = curve25519_mulw(&t311, t182, t34);
    uint64_t t313; const curve25519_bit c314 = curve25519_addw(&t313, t312, t307, c310);
    uint64_t t315; (void)curve25519_addw(&t315, t311, UINT64_C(0x0), c314);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t316;
    const uint64_t t317 = curve25519_mulw(&t316, t176, t25);
    uint64_t t318;
    const uint64_t t319 = curve25519_mulw(&t318, t178, t25);
    uint64_t t320;
    const uint64_t t321 = curve25519_mulw(&t320, t180, t25);
    uint64_t t322;
    const uint64_t t323 = curve25519_mulw(&t322, t182, t25);
    uint64_t t324; const curve25519_bit c325 = curve25519_addw(&t324, t305, t317, 0);
    uint64_t t326; const curve25519_bit c327 = curve25519_addw(&t326, t309, t319, c325);
    uint64_t t328; const curve25519_bit c329 = curve25519_addw(&t328, t313, t321, c327);
    uint64_t t330; const curve25519_bit c331 = curve25519_addw(&t330, t315, t323, c329);
    uint64_t t332; (void)curve25519_addw(&t332, UINT64_C(0x0), UINT64_C(0x0), c331);
    uint64_t t333; const curve25519_bit c334 = curve25519_addw(&t333, t326, t316, 0);
    uint64_t t335; const curve25519_bit c336 = curve25519_addw(&t335, t328, t318, c334);
    uint64_t t337; const curve25519_bit c338 = curve25519_addw(&t337, t330, t320, c336);
    uint64_t t339; (void)curve25519_addw(&t339, t332, t322, c338);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t340;
    const uint64_t t341 = curve25519_mulw(&t340, t176, t27);
    uint64_t t342;
    const uint64_t t343 = curve25519_mulw(&t342, t178, t27);
    uint64_t t344;
    const uint64_t t345 = curve25519_mulw(&t344, t180, t27);
    uint64_t t346;
    const uint64_t t347 = curve25519_mulw(&t346, t182, t27);
    uint64_t t348; const curve25519_bit c349 = curve25519_addw(&t348, t333, t341, 0);
    uint64_t t350; const curve25519_bit c351 = curve25519_addw(&t350, t335, t343, c349);
    uint64_t t352; const curve25519_bit c353 = curve25519_addw(&t352, t337, t345, c351);
    uint64_t t354; const curve25519_bit c355 = curve25519_addw(&t354, t339, t347, c353);
    uint64_t t356; (void)curve25519_addw(&t356, UINT64_C(0x0), UINT64_C(0x0), c355);
    uint64_t t357; const curve25519_bit c358 = curve25519_addw(&t357, t350, t340, 0);
    uint64_t t359; const curve25519_bit c360 = curve25519_addw(&t359, t352, t342, c358);
    uint64_t t361; const curve25519_bit c362 = curve25519_addw(&t361, t354, t344, c360);
    uint64_t t363; (void)curve25519_addw(&t363, t356, t346, c362);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t364;
    const uint64_t t365 = curve25519_mulw(&t364, t176, t29);
    uint64_t t366;
    const uint64_t t367 = curve25519_mulw(&t366, t178, t29);
    uint64_t t368;
    const uint64_t t369 = curve25519_mulw(&t368, t180, t29);
    uint64_t t370;
    const uint64_t t371 = curve25519_mulw(&t370, t182, t29);
    uint64_t t372; const curve25519_bit c373 = curve25519_addw(&t372, t357, t365, 0);
    uint64_t t374; const curve25519_bit c375 = curve25519_addw(&t374, t359, t367, c373);
    uint64_t t376; const curve25519_bit c377 = curve25519_addw(&t376, t361, t369, c375);
    uint64_t t378; const curve25519_bit c379 = curve25519_addw(&t378, t363, t371, c377);
    uint64_t t380; (void)curve25519_addw(&t380, UINT64_C(0x0), UINT64_C(0x0), c379);
    uint64_t t381; const curve25519_bit c382 = curve25519_addw(&t381, t374, t364, 0);
    uint64_t t383; const curve25519_bit c384 = curve25519_addw(&t383, t376, t366, c382);
    uint64_t t385; const curve25519_bit c386 = curve25519_addw(&t385, t378, t368, c384);
    uint64_t t387; (void)curve25519_addw(&t387, t380, t370, c386);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t388;
    const uint64_t t389 = curve25519_mulw(&t388, t381, UINT64_C(0x26));
    uint64_t t390;
    const uint64_t t391 = curve25519_mulw(&t390, t383, UINT64_C(0x26));
    uint64_t t392;
    const uint64_t t393 = curve25519_mulw(&t392, t385, UINT64_C(0x26));
    uint64_t t394;
    const uint64_t t395 = curve25519_mulw(&t394, t387, UINT64_C(0x26));
    uint64_t t396; const curve25519_bit c397 = curve25519_addw(&t396, t302, t389, 0);
    uint64_t t398; const curve25519_bit c399 = curve25519_addw(&t398, t324, t391, c397);
    uint64_t t400; const curve25519_bit c401 = curve25519_addw(&t400, t348, t393, c399);
    uint64_t t402; const curve25519_bit c403 = curve25519_addw(&t402, t372, t395, c401);
    uint64_t t404; (void)curve25519_addw(&t404, UINT64_C(0x0), UINT64_C(0x0), c403);
    uint64_t t405; const curve25519_bit c406 = curve25519_addw(&t405, t398, t388, 0);
    uint64_t t407; const curve25519_bit c408 = curve25519_addw(&t407, t400, t390, c406);
    uint64_t t409; const curve25519_bit c410 = curve25519_addw(&t409, t402, t392, c408);
    uint64_t t411; (void)curve25519_addw(&t411, t404, t394, c410);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t412 = t409 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t413 = (t411 << 1) | (t409 >> 63);
    const uint64_t t414 = t413 * UINT64_C(0x13);
    uint64_t t415; const curve25519_bit c416 = curve25519_addw(&t415, t396, t414, 0);
    uint64_t t417; const curve25519_bit c418 = curve25519_addw(&t417, t405, UINT64_C(0x0), c416);
    uint64_t t419; const curve25519_bit c420 = curve25519_addw(&t419, t407, UINT64_C(0x0), c418);
    uint64_t t421; (void)curve25519_addw(&t421, t412, UINT64_C(0x0), c420);
    /* product, row 0: a * b[0] */
    uint64_t t422;
    const uint64_t t423 = curve25519_mulw(&t422, t45, t159);
    uint64_t t424;
    const uint64_t t425 = curve25519_mulw(&t424, t37, t159);
    uint64_t t426; const curve25519_bit c427 = curve25519_addw(&t426, t425, t422, 0);
    uint64_t t428;
    const uint64_t t429 = curve25519_mulw(&t428, t39, t159);
    uint64_t t430; const curve25519_bit c431 = curve25519_addw(&t430, t429, t424, c427);
    uint64_t t432;
    const uint64_t t433 = curve25519_mulw(&t432, t41, t159);
    uint64_t t434; const curve25519_bit c435 = curve25519_addw(&t434, t433, t428, c431);
    uint64_t t436; (void)curve25519_addw(&t436, t432, UINT64_C(0x0), c435);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t437;
    const uint64_t t438 = curve25519_mulw(&t437, t45, t161);
    uint64_t t439;
    const uint64_t t440 = curve25519_mulw(&t439, t37, t161);
    uint64_t t441;
    const uint64_t t442 = curve25519_mulw(&t441, t39, t161);
    uint64_t t443;
    const uint64_t t444 = curve25519_mulw(&t443, t41, t161);
    uint64_t t445; const curve25519_bit c446 = curve25519_addw(&t445, t426, t438, 0);
    uint64_t t447; const curve25519_bit c448 = curve25519_addw(&t447, t430, t440, c446);
    uint64_t t449; const curve25519_bit c450 = curve25519_addw(&t449, t434, t442, c448);
    uint64_t t451; const curve25519_bit c452 = curve25519_addw(&t451, t436, t444, c450);
    uint64_t t453; (void)curve25519_addw(&t453, UINT64_C(0x0), UINT64_C(0x0), c452);
    uint64_t t454; const curve25519_bit c455 = curve25519_addw(&t454, t447, t437, 0);
    uint64_t t456; const curve25519_bit c457 = curve25519_addw(&t456, t449, t439, c455);
    uint64_t t458; const curve25519_bit c459 = curve25519_addw(&t458, t451, t441, c457);
    uint64_t t460; (void)curve25519_addw(&t460, t453, t443, c459);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t461;
    const uint64_t t462 = curve25519_mulw(&t461, t45, t163);
    uint64_t t463;
    const uint64_t t464 = curve25519_mulw(&t463, t37, t163);
    uint64_t t465;
    const uint64_t t466 = curve25519_mulw(&t465, t39, t163);
    uint64_t t467;
    const uint64_t t468 = curve25519_mulw(&t467, t41, t163);
    uint64_t t469; const curve25519_bit c470 = curve25519_addw(&t469, t454, t462, 0);
    uint64_t t471; const curve25519_bit c472 = curve25519_addw(&t471, t456, t464, c470);
    uint64_t t473; const curve25519_bit c474 = curve25519_addw(&t473, t458, t466, c472);
    uint64_t t475; const curve25519_bit c476 = curve25519_addw(&t475, t460, t468, c474);
    uint64_t t477; (void)curve25519_addw(&t477, UINT64_C(0x0), UINT64_C(0x0), c476);
    uint64_t t478; const curve25519_bit c479 = curve25519_addw(&t478, t471, t461, 0);
    uint64_t t480; const curve25519_bit c481 = curve25519_addw(&t480, t473, t463, c479);
    uint64_t t482; const curve25519_bit c483 = curve25519_addw(&t482, t475, t465, c481);
    uint64_t t484; (void)curve25519_addw(&t484, t477, t467, c483);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t485;
    const uint64_t t486 = curve25519_mulw(&t485, t45, t165);
    uint64_t t487;
    const uint64_t t488 = curve25519_mulw(&t487, t37, t165);
    uint64_t t489;
    const uint64_t t490 = curve25519_mulw(&t489, t39, t165);
    uint64_t t491;
    const uint64_t t492 = curve25519_mulw(&t491, t41, t165);
    uint64_t t493; const curve25519_bit c494 = curve25519_addw(&t493, t478, t486, 0);
    uint64_t t495; const curve25519_bit c496 = curve25519_addw(&t495, t480, t488, c494);
    uint64_t t497; const curve25519_bit c498 = curve25519_addw(&t497, t482, t490, c496);
    uint64_t t499; const curve25519_bit c500 = curve25519_addw(&t499, t484, t492, c498);
    uint64_t t501; (void)curve25519_addw(&t501, UINT64_C(0x0), UINT64_C(0x0), c500);
    uint64_t t502; const curve25519_bit c503 = curve25519_addw(&t502, t495, t485, 0);
    uint64_t t504; const curve25519_bit c505 = curve25519_addw(&t504, t497, t487, c503);
    uint64_t t506; const curve25519_bit c507 = curve25519_addw(&t506, t499, t489, c505);
    uint64_t t508; (void)curve25519_addw(&t508, t501, t491, c507);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t509;
    const uint64_t t510 = curve25519_mulw(&t509, t502, UINT64_C(0x26));
    uint64_t t511;
    const uint64_t t512 = curve25519_mulw(&t511, t504, UINT64_C(0x26));
    uint64_t t513;
    const uint64_t t514 = curve25519_mulw(&t513, t506, UINT64_C(0x26));
    uint64_t t515;
    const uint64_t t516 = curve25519_mulw(&t515, t508, UINT64_C(0x26));
    uint64_t t517; const curve25519_bit c518 = curve25519_addw(&t517, t423, t510, 0);
    uint64_t t519; const curve25519_bit c520 = curve25519_addw(&t519, t445, t512, c518);
    uint64_t t521; const curve25519_bit c522 = curve25519_addw(&t521, t469, t514, c520);
    uint64_t t523; const curve25519_bit c524 = curve25519_addw(&t523, t493, t516, c522);
    uint64_t t525; (void)curve25519_addw(&t525, UINT64_C(0x0), UINT64_C(0x0), c524);
    uint64_t t526; const curve25519_bit c527 = curve25519_addw(&t526, t519, t509, 0);
    uint64_t t528; const curve25519_bit c529 = curve25519_addw(&t528, t521, t511, c527);
    uint64_t t530; const curve25519_bit c531 = curve25519_addw(&t530, t523, t513, c529);
    uint64_t t532; (void)curve25519_addw(&t532, t525, t515, c531);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t533 = t530 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t534 = (t532 << 1) | (t530 >> 63);
    const uint64_t t535 = t534 * UINT64_C(0x13);
    uint64_t t536; const curve25519_bit c537 = curve25519_addw(&t536, t517, t535, 0);
    uint64_t t538; const curve25519_bit c539 = curve25519_addw(&t538, t526, UINT64_C(0x0), c537);
    uint64_t t540; const curve25519_bit c541 = curve25519_addw(&t540, t528, UINT64_C(0x0), c539);
    uint64_t t542; (void)curve25519_addw(&t542, t533, UINT64_C(0x0), c541);
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t543; const curve25519_bit c544 = curve25519_addw(&t543, t415, t536, 0);
    uint64_t t545; const curve25519_bit c546 = curve25519_addw(&t545, t417, t538, c544);
    uint64_t t547; const curve25519_bit c548 = curve25519_addw(&t547, t419, t540, c546);
    uint64_t t549; const curve25519_bit c550 = curve25519_addw(&t549, t421, t542, c548);
    const uint64_t t551 = curve25519_maskw(c550);
    const uint64_t t552 = t551 & UINT64_C(0x26);
    const uint64_t t553 = t543 + t552;
    /* square, products of a[0] with the words above it */
    uint64_t t554;
    const uint64_t t555 = curve25519_mulw(&t554, t545, t553);
    uint64_t t556;
    const uint64_t t557 = curve25519_mulw(&t556, t547, t553);
    uint64_t t558; const curve25519_bit c559 = curve25519_addw(&t558, t557, t554, 0);
    uint64_t t560;
    const uint64_t t561 = curve25519_mulw(&t560, t549, t553);
    uint64_t t562; const curve25519_bit c563 = curve25519_addw(&t562, t561, t556, c559);
    uint64_t t564; (void)curve25519_addw(&t564, t560, UINT64_C(0x0), c563);
    /* square, products of a[1] with the words above it */
    uint64_t t565;
    const uint64_t t566 = curve25519_mulw(&t565, t547, t545);
    uint64_t t567;
    const uint64_t t568 = curve25519_mulw(&t567, t549, t545);
    uint64_t t569; const curve25519_bit c570 = curve25519_addw(&t569, t562, t566, 0);
    uint64_t t571; const curve25519_bit c572 = curve25519_addw(&t571, t564, t568, c570);
    uint64_t t573; (void)curve25519_addw(&t573, UINT64_C(0x0), UINT64_C(0x0), c572);
    uint64_t t574; const curve25519_bit c575 = curve25519_addw(&t574, t571, t565, 0);
    uint64_t t576; (void)curve25519_addw(&t576, t573, t567, c575);
    /* square, products of a[2] with the words above it */
    uint64_t t577;
    const uint64_t t578 = curve25519_mulw(&t577, t549, t547);
    uint64_t t579; const curve25519_bit c580 = curve25519_addw(&t579, t576, t578, 0);
    uint64_t t581; (void)curve25519_addw(&t581, UINT64_C(0x0), UINT64_C(0x0), c580);
    const uint64_t t582 = t581 + t577;
    /* square: double the cross products */
    uint64_t t583; const curve25519_bit c584 = curve25519_addw(&t583, t555, t555, 0);
    uint64_t t585; const curve25519_bit c586 = curve25519_addw(&t585, t558, t558, c584);
    uint64_t t587; const curve25519_bit c588 = curve25519_addw(&t587, t569, t569, c586);
    uint64_t t589; const curve25519_bit c590 = curve25519_addw(&t589, t574, t574, c588);
    uint64_t t591; const curve25519_bit c592 = curve25519_addw(&t591, t579, t579, c590);
    uint64_t t593; const curve25519_bit c594 = curve25519_addw(&t593, t582, t582, c592);
    uint64_t t595; (void)curve25519_addw(&t595, UINT64_C(0x0), UINT64_C(0x0), c594);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t596;
    const uint64_t t597 = curve25519_mulw(&t596, t553, t553);
    uint64_t t598;
    const uint64_t t599 = curve25519_mulw(&t598, t545, t545);
    uint64_t t600;
    const uint64_t t601 = curve25519_mulw(&t600, t547, t547);
    uint64_t t602;
    const uint64_t t603 = curve25519_mulw(&t602, t549, t549);
    uint64_t t604; const curve25519_bit c605 = curve25519_addw(&t604, t583, t596, 0);
    uint64_t t606; const curve25519_bit c607 = curve25519_addw(&t606, t585, t599, c605);
    uint64_t t608; const curve25519_bit c609 = curve25519_addw(&t608, t587, t598, c607);
    uint64_t t610; const curve25519_bit c611 = curve25519_addw(&t610, t589, t601, c609);
    uint64_t t612; const curve25519_bit c613 = curve25519_addw(&t612, t591, t600, c611);
    uint64_t t614; const curve25519_bit c615 = curve25519_addw(&t614, t593, t603, c613);
    uint64_t t616; (void)curve25519_addw(&t616, t595, t602, c615);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t617;
    const uint64_t t618 = curve25519_mulw(&t617, t610, UINT64_C(0x26));
    uint64_t t619;
    const uint64_t t620 = curve25519_mulw(&t619, t612, UINT64_C(0x26));
    uint64_t t621;
    const uint64_t t622 = curve25519_mulw(&t621, t614, UINT64_C(0x26));
    uint64_t t623;
    const uint64_t t624 = curve25519_mulw(&t623, t616, UINT64_C(0x26));
    uint64_t t625; const curve25519_bit c626 = curve25519_addw(&t625, t597, t618, 0);
    uint64_t t627; const curve25519_bit c628 = curve25519_addw(&t627, t604, t620, c626);
    uint64_t t629; const curve25519_bit c630 = curve25519_addw(&t629, t606, t622, c628);
    uint64_t t631; const curve25519_bit c632 = curve25519_addw(&t631, t608, t624, c630);
    uint64_t t633; (void)curve25519_addw(&t633, UINT64_C(0x0), UINT64_C(0x0), c632);
    uint64_t t634; const curve25519_bit c635 = curve25519_addw(&t634, t627, t617, 0);
    uint64_t t636; const curve25519_bit c637 = curve25519_addw(&t636, t629, t619, c635);
    uint64_t t638; const curve25519_bit c639 = curve25519_addw(&t638, t631, t621, c637);
    uint64_t t640; (void)curve25519_addw(&t640, t633, t623, c639);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t641 = t638 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t642 = (t640 << 1) | (t638 >> 63);
    const uint64_t t643 = t642 * UINT64_C(0x13);
    uint64_t t644; const curve25519_bit c645 = curve25519_addw(&t644, t625, t643, 0);
    uint64_t t646; const curve25519_bit c647 = curve25519_addw(&t646, t634, UINT64_C(0x0), c645);
    uint64_t t648; const curve25519_bit c649 = curve25519_addw(&t648, t636, UINT64_C(0x0), c647);
    uint64_t t650; (void)curve25519_addw(&t650, t641, UINT64_C(0x0), c649);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t651; const curve25519_bit c652 = curve25519_subw(&t651, t415, t536, 0);
    uint64_t t653; const curve25519_bit c654 = curve25519_subw(&t653, t417, t538, c652);
    uint64_t t655; const curve25519_bit c656 = curve25519_subw(&t655, t419, t540, c654);
    uint64_t t657; const curve25519_bit c658 = curve25519_subw(&t657, t421, t542, c656);
    const uint64_t t659 = curve25519_maskw(c658);
    const uint64_t t660 = t659 & UINT64_C(0x26);
    uint64_t t661; const curve25519_bit c662 = curve25519_subw(&t661, t651, t660, 0);
    uint64_t t663; const curve25519_bit c664 = curve25519_subw(&t663, t653, UINT64_C(0x0), c662);
    uint64_t t665; const curve25519_bit c666 = curve25519_subw(&t665, t655, UINT64_C(0x0), c664);
    uint64_t t667; (void)curve25519_subw(&t667, t657, UINT64_C(0x0), c666);
    /* square, products of a[0] with the words above it */
    uint64_t t668;
    const uint64_t t669 = curve25519_mulw(&t668, t663, t661);
    uint64_t t670;
    const uint64_t t671 = curve25519_mulw(&t670, t665, t661);
    uint64_t t672; const curve25519_bit c673 = curve25519_addw(&t672, t671, t668, 0);
    uint64_t t674;
    const uint64_t t675 = curve25519_mulw(&t674, t667, t661);
    uint64_t t676; const curve25519_bit c677 = curve25519_addw(&t676, t675, t670, c673);
    uint64_t t678; (void)curve25519_addw(&t678, t674, UINT64_C(0x0), c677);
    /* square, products of a[1] with the words above it */
    uint64_t t679;
    const uint64_t t680 = curve25519_mulw(&t679, t665, t663);
    uint64_t t681;
    const uint64_t t682 = curve25519_mulw(&t681, t667, t663);
    uint64_t t683; const curve25519_bit c684 = curve25519_addw(&t683, t676, t680, 0);
    uint64_t t685; const curve25519_bit c686 = curve25519_addw(&t685, t678, t682, c684);
    uint64_t t687; (void)curve25519_addw(&t687, UINT64_C(0x0), UINT64_C(0x0), c686);
    uint64_t t688; const curve25519_bit c689 = curve25519_addw(&t688, t685, t679, 0);
    uint64_t t690; (void)curve25519_addw(&t690, t687, t681, c689);
    /* square, products of a[2] with the words above it */
    uint64_t t691;
    const uint64_t t692 = curve25519_mulw(&t691, t667, t665);
    uint64_t t693; const curve25519_bit c694 = curve25519_addw(&t693, t690, t692, 0);
    uint64_t t695; (void)curve25519_addw(&t695, UINT64_C(0x0), UINT64_C(0x0), c694);
    const uint64_t t696 = t695 + t691;
    /* square: double the cross products */
    uint64_t t697; const curve25519_bit c698 = curve25519_addw(&t697, t669, t669, 0);
    uint64_t t699; const curve25519_bit c700 = curve25519_addw(&t699, t672, t672, c698);
    uint64_t t701; const curve25519_bit c702 = curve25519_addw(&t701, t683, t683, c700);
    uint64_t t703; const curve25519_bit c704 = curve25519_addw(&t703, t688, t688, c702);
    uint64_t t705; const curve25519_bit c706 = curve25519_addw(&t705, t693, t693, c704);
    uint64_t t707; const curve25519_bit c708 = curve25519_addw(&t707, t696, t696, c706);
    uint64_t t709; (void)curve25519_addw(&t709, UINT64_C(0x0), UINT64_C(0x0), c708);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t710;
    const uint64_t t711 = curve25519_mulw(&t710, t661, t661);
    uint64_t t712;
    const uint64_t t713 = curve25519_mulw(&t712, t663, t663);
    uint64_t t714;
    const uint64_t t715 = curve25519_mulw(&t714, t665, t665);
    uint64_t t716;
    const uint64_t t717 = curve25519_mulw(&t716, t667, t667);
    uint64_t t718; const curve25519_bit c719 = curve25519_addw(&t718, t697, t710, 0);
    uint64_t t720; const curve25519_bit c721 = curve25519_addw(&t720, t699, t713, c719);
    uint64_t t722; const curve25519_bit c723 = curve25519_addw(&t722, t701, t712, c721);
    uint64_t t724; const curve25519_bit c725 = curve25519_addw(&t724, t703, t715, c723);
    uint64_t t726; const curve25519_bit c727 = curve25519_addw(&t726, t705, t714, c725);
    uint64_t t728; const curve25519_bit c729 = curve25519_addw(&t728, t707, t717, c727);
    uint64_t t730; (void)curve25519_addw(&t730, t709, t716, c729);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t731;
    const uint64_t t732 = curve25519_mulw(&t731, t724, UINT64_C(0x26));
    uint64_t t733;
    const uint64_t t734 = curve25519_mulw(&t733, t726, UINT64_C(0x26));
    uint64_t t735;
    const uint64_t t736 = curve25519_mulw(&t735, t728, UINT64_C(0x26));
    uint64_t t737;
    const uint64_t t738 = curve25519_mulw(&t737, t730, UINT64_C(0x26));
    uint64_t t739; const curve25519_bit c740 = curve25519_addw(&t739, t711, t732, 0);
    uint64_t t741; const curve25519_bit c742 = curve25519_addw(&t741, t718, t734, c740);
    uint64_t t743; const curve25519_bit c744 = curve25519_addw(&t743, t720, t736, c742);
    uint64_t t745; const curve25519_bit c746 = curve25519_addw(&t745, t722, t738, c744);
    uint64_t t747; (void)curve25519_addw(&t747, UINT64_C(0x0), UINT64_C(0x0), c746);
    uint64_t t748; const curve25519_bit c749 = curve25519_addw(&t748, t741, t731, 0);
    uint64_t t750; const curve25519_bit c751 = curve25519_addw(&t750, t743, t733, c749);
    uint64_t t752; const curve25519_bit c753 = curve25519_addw(&t752, t745, t735, c751);
    uint64_t t754; (void)curve25519_addw(&t754, t747, t737, c753);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t755 = t752 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t756 = (t754 << 1) | (t752 >> 63);
    const uint64_t t757 = t756 * UINT64_C(0x13);
    uint64_t t758; const curve25519_bit c759 = curve25519_addw(&t758, t739, t757, 0);
    uint64_t t760; const curve25519_bit c761 = curve25519_addw(&t760, t748, UINT64_C(0x0), c759);
    uint64_t t762; const curve25519_bit c763 = curve25519_addw(&t762, t750, UINT64_C(0x0), c761);
    uint64_t t764; (void)curve25519_addw(&t764, t755, UINT64_C(0x0), c763);
    /* product, row 0: a * b[0] */
    uint64_t t765;
    const uint64_t t766 = curve25519_mulw(&t765, u0, t758);
    uint64_t t767;
    const uint64_t t768 = curve25519_mulw(&t767, u1, t758);
    uint64_t t769; const curve25519_bit c770 = curve25519_addw(&t769, t768, t765, 0);
    uint64_t t771;
    const uint64_t t772 = curve25519_mulw(&t771, u2, t758);
    uint64_t t773; const curve25519_bit c774 = curve25519_addw(&t773, t772, t767, c770);
    uint64_t t775;
    const uint64_t t776 = curve25519_mulw(&t775, u3, t758);
    uint64_t t777; const curve25519_bit c778 = curve25519_addw(&t777, t776, t771, c774);
    uint64_t t779; (void)curve25519_addw(&t779, t775, UINT64_C(0x0), c778);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t780;
    const uint64_t t781 = curve25519_mulw(&t780, u0, t760);
    uint64_t t782;
    const uint64_t t783 = curve25519_mulw(&t782, u1, t760);
    uint64_t t784;
    const uint64_t t785 = curve25519_mulw(&t784, u2, t760);
    uint64_t t786;
    const uint64_t t787 = curve25519_mulw(&t786, u3, t760);
    uint64_t t788; const curve25519_bit c789 = curve25519_addw(&t788, t769, t781, 0);
    uint64_t t790; const curve25519_bit c791 = curve25519_addw(&t790, t773, t783, c789);
    uint64_t t792; const curve25519_bit c793 = curve25519_addw(&t792, t777, t785, c791);
    uint64_t t794; const curve25519_bit c795 = curve25519_addw(&t794, t779, t787, c793);
    uint64_t t796; (void)curve25519_addw(&t796, UINT64_C(0x0), UINT64_C(0x0), c795);
    uint64_t t797; const curve25519_bit c798 = curve25519_addw(&t797, t790, t780, 0);
    uint64_t t799; const curve25519_bit c800 = curve25519_addw(&t799, t792, t782, c798);
    uint64_t t801; const curve25519_bit c802 = curve25519_addw(&t801, t794, t784, c800);
    uint64_t t803; (void)curve25519_addw(&t803, t796, t786, c802);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t804;
    const uint64_t t805 = curve25519_mulw(&t804, u0, t762);
    uint64_t t806;
    const uint64_t t807 = curve25519_mulw(&t806, u1, t762);
    uint64_t t808;
    const uint64_t t809 = curve25519_mulw(&t808, u2, t762);
    uint64_t t810;
    const uint64_t t811 = curve25519_mulw(&t810, u3, t762);
    uint64_t t812; const curve25519_bit c813 = curve25519_addw(&t812, t797, t805, 0);
    uint64_t t814; const curve25519_bit c815 = curve25519_addw(&t814, t799, t807, c813);
    uint64_t t816; const curve25519_bit c817 = curve25519_addw(&t816, t801, t809, c815);
    uint64_t t818; const curve25519_bit c819 = curve25519_addw(&t818, t803, t811, c817);
    uint64_t t820; (void)curve25519_addw(&t820, UINT64_C(0x0), UINT64_C(0x0), c819);
    uint64_t t821; const curve25519_bit c822 = curve25519_addw(&t821, t814, t804, 0);
    uint64_t t823; const curve25519_bit c824 = curve25519_addw(&t823, t816, t806, c822);
    uint64_t t825; const curve25519_bit c826 = curve25519_addw(&t825, t818, t808, c824);
    uint64_t t827; (void)curve25519_addw(&t827, t820, t810, c826);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t828;
    const uint64_t t829 = curve25519_mulw(&t828, u0, t764);
    uint64_t t830;
    const uint64_t t831 = curve25519_mulw(&t830, u1, t764);
    uint64_t t832;
    const uint64_t t833 = curve25519_mulw(&t832, u2, t764);
    uint64_t t834;
    const uint64_t t835 = curve25519_mulw(&t834, u3, t764);
    uint64_t t836; const curve25519_bit c837 = curve25519_addw(&t836, t821, t829, 0);
    uint64_t t838; const curve25519_bit c839 = curve25519_addw(&t838, t823, t831, c837);
    uint64_t t840; const curve25519_bit c841 = curve25519_addw(&t840, t825, t833, c839);
    uint64_t t842; const curve25519_bit c843 = curve25519_addw(&t842, t827, t835, c841);
    uint64_t t844; (void)curve25519_addw(&t844, UINT64_C(0x0), UINT64_C(0x0), c843);
    uint64_t t845; const curve25519_bit c846 = curve25519_addw(&t845, t838, t828, 0);
    uint64_t t847; const curve25519_bit c848 = curve25519_addw(&t847, t840, t830, c846);
    uint64_t t849; const curve25519_bit c850 = curve25519_addw(&t849, t842, t832, c848);
    uint64_t t851; (void)curve25519_addw(&t851, t844, t834, c850);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t852;
    const uint64_t t853 = curve25519_mulw(&t852, t845, UINT64_C(0x26));
    uint64_t t854;
    const uint64_t t855 = curve25519_mulw(&t854, t847, UINT64_C(0x26));
    uint64_t t856;
    const uint64_t t857 = curve25519_mulw(&t856, t849, UINT64_C(0x26));
    uint64_t t858;
    const uint64_t t859 = curve25519_mulw(&t858, t851, UINT64_C(0x26));
    uint64_t t860; const curve25519_bit c861 = curve25519_addw(&t860, t766, t853, 0);
    uint64_t t862; const curve25519_bit c863 = curve25519_addw(&t862, t788, t855, c861);
    uint64_t t864; const curve25519_bit c865 = curve25519_addw(&t864, t812, t857, c863);
    uint64_t t866; const curve25519_bit c867 = curve25519_addw(&t866, t836, t859, c865);
    uint64_t t868; (void)curve25519_addw(&t868, UINT64_C(0x0), UINT64_C(0x0), c867);
    uint64_t t869; const curve25519_bit c870 = curve25519_addw(&t869, t862, t852, 0);
    uint64_t t871; const curve25519_bit c872 = curve25519_addw(&t871, t864, t854, c870);
    uint64_t t873; const curve25519_bit c874 = curve25519_addw(&t873, t866, t856, c872);
    uint64_t t875; (void)curve25519_addw(&t875, t868, t858, c874);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t876 = t873 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t877 = (t875 << 1) | (t873 >> 63);
    const uint64_t t878 = t877 * UINT64_C(0x13);
    uint64_t t879; const curve25519_bit c880 = curve25519_addw(&t879, t860, t878, 0);
    uint64_t t881; const curve25519_bit c882 = curve25519_addw(&t881, t869, UINT64_C(0x0), c880);
    uint64_t t883; const curve25519_bit c884 = curve25519_addw(&t883, t871, UINT64_C(0x0), c882);
    uint64_t t885; (void)curve25519_addw(&t885, t876, UINT64_C(0x0), c884);
    /* product, row 0: a * b[0] */
    uint64_t t886;
    const uint64_t t887 = curve25519_mulw(&t886, t142, t277);
    uint64_t t888;
    const uint64_t t889 = curve25519_mulw(&t888, t144, t277);
    uint64_t t890; const curve25519_bit c891 = curve25519_addw(&t890, t889, t886, 0);
    uint64_t t892;
    const uint64_t t893 = curve25519_mulw(&t892, t146, t277);
    uint64_t t894; const curve25519_bit c895 = curve25519_addw(&t894, t893, t888, c891);
    uint64_t t896;
    const uint64_t t897 = curve25519_mulw(&t896, t148, t277);
    uint64_t t898; const curve25519_bit c899 = curve25519_addw(&t898, t897, t892, c895);
    uint64_t t900; (void)curve25519_addw(&t900, t896, UINT64_C(0x0), c899);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t901;
    const uint64_t t902 = curve25519_mulw(&t901, t142, t279);
    uint64_t t903;
    const uint64_t t904 = curve25519_mulw(&t903, t144, t279);
    uint64_t t905;
    const uint64_t t906 = curve25519_mulw(&t905, t146, t279);
    uint64_t t907;
    const uint64_t t908 = curve25519_mulw(&t907, t148, t279);
    uint64_t t909; const curve25519_bit c910 = curve25519_addw(&t909, t890, t902, 0);
    uint64_t t911; const curve25519_bit c912 = curve25519_addw(&t911, t894, t904, c910);
    uint64_t t913; const curve25519_bit c914 = curve25519_addw(&t913, t898, t906, c912);
    uint64_t t915; const curve25519_bit c916 = curve25519_addw(&t915, t900, t908, c914);
    uint64_t t917; (void)curve25519_addw(&t917, UINT64_C(0x0), UINT64_C(0x0), c916);
    uint64_t t918; const curve25519_bit c919 = curve25519_addw(&t918, t911, t901, 0);
    uint64_t t920; const curve25519_bit c921 = curve25519_addw(&t920, t913, t903, c919);
    uint64_t t922; const curve25519_bit c923 = curve25519_addw(&t922, t915, t905, c921);
    uint64_t t924; (void)curve25519_addw(&t924, t917, t907, c923);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t925;
    const uint64_t t926 = curve25519_mulw(&t925, t142, t281);
    uint64_t t927;
    const uint64_t t928 = curve25519_mulw(&t927, t144, t281);
    uint64_t t929;
    const uint64_t t930 = curve25519_mulw(&t929, t146, t281);
    uint64_t t931;
    const uint64_t t932 = curve25519_mulw(&t931, t148, t281);
    uint64_t t933; const curve25519_bit c934 = curve25519_addw(&t933, t918, t926, 0);
    uint64_t t935; const curve25519_bit c936 = curve25519_addw(&t935, t920, t928, c934);
    uint64_t t937; const curve25519_bit c938 = curve25519_addw(&t937, t922, t930, c936);
    uint64_t t939; const curve25519_bit c940 = curve25519_addw(&t939, t924, t932, c938);
    uint64_t t941; (void)curve25519_addw(&t941, UINT64_C(0x0), UINT64_C(0x0), c940);
    uint64_t t942; const curve25519_bit c943 = curve25519_addw(&t942, t935, t925, 0);
    uint64_t t944; const curve25519_bit c945 = curve25519_addw(&t944, t937, t927, c943);
    uint64_t t946; const curve25519_bit c947 = curve25519_addw(&t946, t939, t929, c945);
    uint64_t t948; (void)curve25519_addw(&t948, t941, t931, c947);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t949;
    const uint64_t t950 = curve25519_mulw(&t949, t142, t283);
    uint64_t t951;
    const uint64_t t952 = curve25519_mulw(&t951, t144, t283);
    uint64_t t953;
    const uint64_t t954 = curve25519_mulw(&t953, t146, t283);
    uint64_t t955;
    const uint64_t t956 = curve25519_mulw(&t955, t148, t283);
    uint64_t t957; const curve25519_bit c958 = curve25519_addw(&t957, t942, t950, 0);
    uint64_t t959; const curve25519_bit c960 = curve25519_addw(&t959, t944, t952, c958);
    uint64_t t961; const curve25519_bit c962 = curve25519_addw(&t961, t946, t954, c960);
    uint64_t t963; const curve25519_bit c964 = curve25519_addw(&t963, t948, t956, c962);
    uint64_t t965; (void)curve25519_addw(&t965, UINT64_C(0x0), UINT64_C(0x0), c964);
    uint64_t t966; const curve25519_bit c967 = curve25519_addw(&t966, t959, t949, 0);
    uint64_t t968; const curve25519_bit c969 = curve25519_addw(&t968, t961, t951, c967);
    uint64_t t970; const curve25519_bit c971 = curve25519_addw(&t970, t963, t953, c969);
    uint64_t t972; (void)curve25519_addw(&t972, t965, t955, c971);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t973;
    const uint64_t t974 = curve25519_mulw(&t973, t966, UINT64_C(0x26));
    uint64_t t975;
    const uint64_t t976 = curve25519_mulw(&t975, t968, UINT64_C(0x26));
    uint64_t t977;
    const uint64_t t978 = curve25519_mulw(&t977, t970, UINT64_C(0x26));
    uint64_t t979;
    const uint64_t t980 = curve25519_mulw(&t979, t972, UINT64_C(0x26));
    uint64_t t981; const curve25519_bit c982 = curve25519_addw(&t981, t887, t974, 0);
    uint64_t t983; const curve25519_bit c984 = curve25519_addw(&t983, t909, t976, c982);
    uint64_t t985; const curve25519_bit c986 = curve25519_addw(&t985, t933, t978, c984);
    uint64_t t987; const curve25519_bit c988 = curve25519_addw(&t987, t957, t980, c986);
    uint64_t t989; (void)curve25519_addw(&t989, UINT64_C(0x0), UINT64_C(0x0), c988);
    uint64_t t990; const curve25519_bit c991 = curve25519_addw(&t990, t983, t973, 0);
    uint64_t t992; const curve25519_bit c993 = curve25519_addw(&t992, t985, t975, c991);
    uint64_t t994; const curve25519_bit c995 = curve25519_addw(&t994, t987, t977, c993);
    uint64_t t996; (void)curve25519_addw(&t996, t989, t979, c995);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t997 = t994 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t998 = (t996 << 1) | (t994 >> 63);
    const uint64_t t999 = t998 * UINT64_C(0x13);
    uint64_t t1000; const curve25519_bit c1001 = curve25519_addw(&t1000, t981, t999, 0);
    uint64_t t1002; const curve25519_bit c1003 = curve25519_addw(&t1002, t990, UINT64_C(0x0), c1001);
    uint64_t t1004; const curve25519_bit c1005 = curve25519_addw(&t1004, t992, UINT64_C(0x0), c1003);
    uint64_t t1006; (void)curve25519_addw(&t1006, t997, UINT64_C(0x0), c1005);
    /* times 121665 */
    uint64_t t1008;
    const uint64_t t1009 = curve25519_mulw(&t1008, t294, UINT64_C(0x1db41));
    uint64_t t1010;
    const uint64_t t1011 = curve25519_mulw(&t1010, t296, UINT64_C(0x1db41));
    uint64_t t1012; const curve25519_bit c1013 = curve25519_addw(&t1012, t1011, t1008, 0);
    uint64_t t1014;
    const uint64_t t1015 = curve25519_mulw(&t1014, t298, UINT64_C(0x1db41));
    uint64_t t1016; const curve25519_bit c1017 = curve25519_addw(&t1016, t1015, t1010, c1013);
    uint64_t t1018;
    const uint64_t t1019 = curve25519_mulw(&t1018, t300, UINT64_C(0x1db41));
    uint64_t t1020; const curve25519_bit c1021 = curve25519_addw(&t1020, t1019, t1014, c1017);
    uint64_t t1022; (void)curve25519_addw(&t1022, t1018, UINT64_C(0x0), c1021);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t1023 = t1020 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t1024 = (t1022 << 1) | (t1020 >> 63);
    const uint64_t t1025 = t1024 * UINT64_C(0x13);
    uint64_t t1026; const curve25519_bit c1027 = curve25519_addw(&t1026, t1009, t1025, 0);
    uint64_t t1028; const curve25519_bit c1029 = curve25519_addw(&t1028, t1012, UINT64_C(0x0), c1027);
    uint64_t t1030; const curve25519_bit c1031 = curve25519_addw(&t1030, t1016, UINT64_C(0x0), c1029);
    uint64_t t1032; (void)curve25519_addw(&t1032, t1023, UINT64_C(0x0), c1031);
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t1033; const curve25519_bit c1034 = curve25519_addw(&t1033, t142, t1026, 0);
    uint64_t t1035; const curve25519_bit c1036 = curve25519_addw(&t1035, t144, t1028, c1034);
    uint64_t t1037; const curve25519_bit c1038 = curve25519_addw(&t1037, t146, t1030, c1036);
    uint64_t t1039; const curve25519_bit c1040 = curve25519_addw(&t1039, t148, t1032, c1038);
    const uint64_t t1041 = curve25519_maskw(c1040);
    const uint64_t t1042 = t1041 & UINT64_C(0x26);
    const uint64_t t1043 = t1033 + t1042;
    /* product, row 0: a * b[0] */
    uint64_t t1044;
    const uint64_t t1045 = curve25519_mulw(&t1044, t294, t1043);
    uint64_t t1046;
    const uint64_t t1047 = curve25519_mulw(&t1046, t296, t1043);
    uint64_t t1048; const curve25519_bit c1049 = curve25519_addw(&t1048, t1047, t1044, 0);
    uint64_t t1050;
    const uint64_t t1051 = curve25519_mulw(&t1050, t298, t1043);
    uint64_t t1052; const curve25519_bit c1053 = curve25519_addw(&t1052, t1051, t1046, c1049);
    uint64_t t1054;
    const uint64_t t1055 = curve25519_mulw(&t1054, t300, t1043);
    uint64_t t1056; const curve25519_bit c1057 = curve25519_addw(&t1056, t1055, t1050, c1053);
    uint64_t t1058; (void)curve25519_addw(&t1058, t1054, UINT64_C(0x0), c1057);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t1059;
    const uint64_t t1060 = curve25519_mulw(&t1059, t294, t1035);
    uint64_t t1061;
    const uint64_t t1062 = curve25519_mulw(&t1061, t296, t1035);
    uint64_t t1063;
    const uint64_t t1064 = curve25519_mulw(&t1063, t298, t1035);
    uint64_t t1065;
    const uint64_t t1066 = curve25519_mulw(&t1065, t300, t1035);
    uint64_t t1067; const curve25519_bit c1068 = curve25519_addw(&t1067, t1048, t1060, 0);
    uint64_t t1069; const curve25519_bit c1070 = curve25519_addw(&t1069, t1052, t1062, c1068);
    uint64_t t1071; const curve25519_bit c1072 = curve25519_addw(&t1071, t1056, t1064, c1070);
    uint64_t t1073; const curve25519_bit c1074 = curve25519_addw(&t1073, t1058, t1066, c1072);
    uint64_t t1075; (void)curve25519_addw(&t1075, UINT64_C(0x0), UINT64_C(0x0), c1074);
    uint64_t t1076; const curve25519_bit c1077 = curve25519_addw(&t1076, t1069, t1059, 0);
    uint64_t t1078; const curve25519_bit c1079 = curve25519_addw(&t1078, t1071, t1061, c1077);
    uint64_t t1080; const curve25519_bit c1081 = curve25519_addw(&t1080, t1073, t1063, c1079);
    uint64_t t1082; (void)curve25519_addw(&t1082, t1075, t1065, c1081);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t1083;
    const uint64_t t1084 = curve25519_mulw(&t1083, t294, t1037);
    uint64_t t1085;
    const uint64_t t1086 = curve25519_mulw(&t1085, t296, t1037);
    uint64_t t1087;
    const uint64_t t1088 = curve25519_mulw(&t1087, t298, t1037);
    uint64_t t1089;
    const uint64_t t1090 = curve25519_mulw(&t1089, t300, t1037);
    uint64_t t1091; const curve25519_bit c1092 = curve25519_addw(&t1091, t1076, t1084, 0);
    uint64_t t1093; const curve25519_bit c1094 = curve25519_addw(&t1093, t1078, t1086, c1092);
    uint64_t t1095; const curve25519_bit c1096 = curve25519_addw(&t1095, t1080, t1088, c1094);
    uint64_t t1097; const curve25519_bit c1098 = curve25519_addw(&t1097, t1082, t1090, c1096);
    uint64_t t1099; (void)curve25519_addw(&t1099, UINT64_C(0x0), UINT64_C(0x0), c1098);
    uint64_t t1100; const curve25519_bit c1101 = curve25519_addw(&t1100, t1093, t1083, 0);
    uint64_t t1102; const curve25519_bit c1103 = curve25519_addw(&t1102, t1095, t1085, c1101);
    uint64_t t1104; const curve25519_bit c1105 = curve25519_addw(&t1104, t1097, t1087, c1103);
    uint64_t t1106; (void)curve25519_addw(&t1106, t1099, t1089, c1105);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t1107;
    const uint64_t t1108 = curve25519_mulw(&t1107, t294, t1039);
    uint64_t t1109;
    const uint64_t t1110 = curve25519_mulw(&t1109, t296, t1039);
    uint64_t t1111;
    const uint64_t t1112 = curve25519_mulw(&t1111, t298, t1039);
    uint64_t t1113;
    const uint64_t t1114 = curve25519_mulw(&t1113, t300, t1039);
    uint64_t t1115; const curve25519_bit c1116 = curve25519_addw(&t1115, t1100, t1108, 0);
    uint64_t t1117; const curve25519_bit c1118 = curve25519_addw(&t1117, t1102, t1110, c1116);
    uint64_t t1119; const curve25519_bit c1120 = curve25519_addw(&t1119, t1104, t1112, c1118);
    uint64_t t1121; const curve25519_bit c1122 = curve25519_addw(&t1121, t1106, t1114, c1120);
    uint64_t t1123; (void)curve25519_addw(&t1123, UINT64_C(0x0), UINT64_C(0x0), c1122);
    uint64_t t1124; const curve25519_bit c1125 = curve25519_addw(&t1124, t1117, t1107, 0);
    uint64_t t1126; const curve25519_bit c1127 = curve25519_addw(&t1126, t1119, t1109, c1125);
    uint64_t t1128; const curve25519_bit c1129 = curve25519_addw(&t1128, t1121, t1111, c1127);
    uint64_t t1130; (void)curve25519_addw(&t1130, t1123, t1113, c1129);
    /* fold: the part above 2^256, times 2^256 mod p, onto the part below */
    uint64_t t1131;
    const uint64_t t1132 = curve25519_mulw(&t1131, t1124, UINT64_C(0x26));
    uint64_t t1133;
    const uint64_t t1134 = curve25519_mulw(&t1133, t1126, UINT64_C(0x26));
    uint64_t t1135;
    const uint64_t t1136 = curve25519_mulw(&t1135, t1128, UINT64_C(0x26));
    uint64_t t1137;
    const uint64_t t1138 = curve25519_mulw(&t1137, t1130, UINT64_C(0x26));
    uint64_t t1139; const curve25519_bit c1140 = curve25519_addw(&t1139, t1045, t1132, 0);
    uint64_t t1141; const curve25519_bit c1142 = curve25519_addw(&t1141, t1067, t1134, c1140);
    uint64_t t1143; const curve25519_bit c1144 = curve25519_addw(&t1143, t1091, t1136, c1142);
    uint64_t t1145; const curve25519_bit c1146 = curve25519_addw(&t1145, t1115, t1138, c1144);
    uint64_t t1147; (void)curve25519_addw(&t1147, UINT64_C(0x0), UINT64_C(0x0), c1146);
    uint64_t t1148; const curve25519_bit c1149 = curve25519_addw(&t1148, t1141, t1131, 0);
    uint64_t t1150; const curve25519_bit c1151 = curve25519_addw(&t1150, t1143, t1133, c1149);
    uint64_t t1152; const curve25519_bit c1153 = curve25519_addw(&t1152, t1145, t1135, c1151);
    uint64_t t1154; (void)curve25519_addw(&t1154, t1147, t1137, c1153);
    /* fold: the part above 2^255, times 2^255 mod p, onto the part below */
    const uint64_t t1155 = t1152 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t1156 = (t1154 << 1) | (t1152 >> 63);
    const uint64_t t1157 = t1156 * UINT64_C(0x13);
    uint64_t t1158; const curve25519_bit c1159 = curve25519_addw(&t1158, t1139, t1157, 0);
    uint64_t t1160; const curve25519_bit c1161 = curve25519_addw(&t1160, t1148, UINT64_C(0x0), c1159);
    uint64_t t1162; const curve25519_bit c1163 = curve25519_addw(&t1162, t1150, UINT64_C(0x0), c1161);
    uint64_t t1164; (void)curve25519_addw(&t1164, t1155, UINT64_C(0x0), c1163);
    r[0] = t1000;
    r[1] = t1002;
    r[2] = t1004;
    r[3] = t1006;
    r[4] = t1158;
    r[5] = t1160;
    r[6] = t1162;
    r[7] = t1164;
    r[8] = t644;
    r[9] = t646;
    r[10] = t648;
    r[11] = t650;
    r[12] = t879;
    r[13] = t881;
    r[14] = t883;
    r[15] = t885;
}

/* (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p
 * Ensures x < p, z < p. */
void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask)
{
    const uint64_t mask_word = curve25519_hidew((uint64_t)mask);
    const uint64_t s0 = s[0];
    const uint64_t s1 = s[1];
    const uint64_t s2 = s[2];
    const uint64_t s3 = s[3];
    const uint64_t s4 = s[4];
    const uint64_t s5 = s[5];
    const uint64_t s6 = s[6];
    const uint64_t s7 = s[7];
    const uint64_t s8 = s[8];
    const uint64_t s9 = s[9];
    const uint64_t s10 = s[10];
    const uint64_t s11 = s[11];
    const uint64_t s12 = s[12];
    const uint64_t s13 = s[13];
    const uint64_t s14 = s[14];
    const uint64_t s15 = s[15];
    /* the mask as a condition */
    const curve25519_bit c17 = curve25519_carryw(mask_word, mask_word, 0);
    /* Q or P */
    const uint64_t m0 = curve25519_maskw(c17);
    const uint64_t t19 = (s8 & m0) | (s0 & ~m0);
    const uint64_t t20 = (s9 & m0) | (s1 & ~m0);
    const uint64_t t21 = (s10 & m0) | (s2 & ~m0);
    const uint64_t t22 = (s11 & m0) | (s3 & ~m0);
    /* last fold, at 2^255; the sum is below 2*p */
    const uint64_t t24 = t22 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t25 = t22 >> 63;
    const uint64_t t27 = t25 * UINT64_C(0x13);
    uint64_t t28; const curve25519_bit c29 = curve25519_addw(&t28, t19, t27, 0);
    uint64_t t30; const curve25519_bit c31 = curve25519_addw(&t30, t20, UINT64_C(0x0), c29);
    uint64_t t32; const curve25519_bit c33 = curve25519_addw(&t32, t21, UINT64_C(0x0), c31);
    uint64_t t34; (void)curve25519_addw(&t34, t24, UINT64_C(0x0), c33);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t37; const curve25519_bit c38 = curve25519_subw(&t37, t28, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t39; const curve25519_bit c40 = curve25519_subw(&t39, t30, UINT64_C(0xffffffffffffffff), c38);
    uint64_t t41; const curve25519_bit c42 = curve25519_subw(&t41, t32, UINT64_C(0xffffffffffffffff), c40);
    uint64_t t43; const curve25519_bit c44 = curve25519_subw(&t43, t34, UINT64_C(0x7fffffffffffffff), c42);
    const uint64_t m1 = curve25519_maskw(c44);
    const uint64_t t45 = (t28 & m1) | (t37 & ~m1);
    const uint64_t t46 = (t30 & m1) | (t39 & ~m1);
    const uint64_t t47 = (t32 & m1) | (t41 & ~m1);
    const uint64_t t48 = (t34 & m1) | (t43 & ~m1);
    /* Q or P */
    const uint64_t t49 = (s12 & m0) | (s4 & ~m0);
    const uint64_t t50 = (s13 & m0) | (s5 & ~m0);
    const uint64_t t51 = (s14 & m0) | (s6 & ~m0);
    const uint64_t t52 = (s15 & m0) | (s7 & ~m0);
    /* last fold, at 2^255; the sum is below 2*p */
    const uint64_t t53 = t52 & UINT64_C(0x7fffffffffffffff);
    const uint64_t t54 = t52 >> 63;
    const uint64_t t55 = t54 * UINT64_C(0x13);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t49, t55, 0);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t50, UINT64_C(0x0), c57);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t51, UINT64_C(0x0), c59);
    uint64_t t62; (void)curve25519_addw(&t62, t53, UINT64_C(0x0), c61);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t63; const curve25519_bit c64 = curve25519_subw(&t63, t56, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t65; const curve25519_bit c66 = curve25519_subw(&t65, t58, UINT64_C(0xffffffffffffffff), c64);
    uint64_t t67; const curve25519_bit c68 = curve25519_subw(&t67, t60, UINT64_C(0xffffffffffffffff), c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t62, UINT64_C(0x7fffffffffffffff), c68);
    const uint64_t m2 = curve25519_maskw(c70);
    const uint64_t t71 = (t56 & m2) | (t63 & ~m2);
    const uint64_t t72 = (t58 & m2) | (t65 & ~m2);
    const uint64_t t73 = (t60 & m2) | (t67 & ~m2);
    const uint64_t t74 = (t62 & m2) | (t69 & ~m2);
    x->v[0] = t45;
    x->v[1] = t46;
    x->v[2] = t47;
    x->v[3] = t48;
    z->v[0] = t71;
    z->v[1] = t72;
    z->v[2] = t73;
    z->v[3] = t74;
}

#else
typedef int curve25519_ladder_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
