/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * the step of the Montgomery ladder, 64-bit words
 *
 * Driven by the C function curve25519_ladder.
 */
#include "curve25519.h"

#if CURVE25519_WORD_BITS == 64 && !defined(CURVE25519_ASM)
#define CURVE25519_CARRY_CHAINS
#include "curve25519_internal.h"

/* Requires u < p.
 * r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
 * RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
 * Points are (X : Z); coordinates modulo p, all at most
 *     0x8000000000000026ffffffffffffffffffffffffffffffffffffffffffffffff. x(P - Q) = u. */
void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
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
    const uint64_t u0 = u->v[0];
    const uint64_t u1 = u->v[1];
    const uint64_t u2 = u->v[2];
    const uint64_t u3 = u->v[3];
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t25; const curve25519_bit c26 = curve25519_addw(&t25, s0, s4, 0);
    uint64_t t27; const curve25519_bit c28 = curve25519_addw(&t27, s1, s5, c26);
    uint64_t t29; const curve25519_bit c30 = curve25519_addw(&t29, s2, s6, c28);
    uint64_t t31; const curve25519_bit c32 = curve25519_addw(&t31, s3, s7, c30);
    const uint64_t t33 = curve25519_maskw(c32);
    const uint64_t t34 = t33 & UINT64_C(0x26);
    uint64_t t35; const curve25519_bit c36 = curve25519_addw(&t35, t25, t34, 0);
    uint64_t t37; const curve25519_bit c38 = curve25519_addw(&t37, t27, UINT64_C(0x0), c36);
    uint64_t t39; const curve25519_bit c40 = curve25519_addw(&t39, t29, UINT64_C(0x0), c38);
    uint64_t t41; (void)curve25519_addw(&t41, t31, UINT64_C(0x0), c40);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t42; const curve25519_bit c43 = curve25519_subw(&t42, s0, s4, 0);
    uint64_t t44; const curve25519_bit c45 = curve25519_subw(&t44, s1, s5, c43);
    uint64_t t46; const curve25519_bit c47 = curve25519_subw(&t46, s2, s6, c45);
    uint64_t t48; const curve25519_bit c49 = curve25519_subw(&t48, s3, s7, c47);
    const uint64_t t50 = curve25519_maskw(c49);
    const uint64_t t51 = t50 & UINT64_C(0x26);
    uint64_t t52; const curve25519_bit c53 = curve25519_subw(&t52, t42, t51, 0);
    uint64_t t54; const curve25519_bit c55 = curve25519_subw(&t54, t44, UINT64_C(0x0), c53);
    uint64_t t56; const curve25519_bit c57 = curve25519_subw(&t56, t46, UINT64_C(0x0), c55);
    uint64_t t58; (void)curve25519_subw(&t58, t48, UINT64_C(0x0), c57);
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t59; const curve25519_bit c60 = curve25519_addw(&t59, s8, s12, 0);
    uint64_t t61; const curve25519_bit c62 = curve25519_addw(&t61, s9, s13, c60);
    uint64_t t63; const curve25519_bit c64 = curve25519_addw(&t63, s10, s14, c62);
    uint64_t t65; const curve25519_bit c66 = curve25519_addw(&t65, s11, s15, c64);
    const uint64_t t67 = curve25519_maskw(c66);
    const uint64_t t68 = t67 & UINT64_C(0x26);
    uint64_t t69; const curve25519_bit c70 = curve25519_addw(&t69, t59, t68, 0);
    uint64_t t71; const curve25519_bit c72 = curve25519_addw(&t71, t61, UINT64_C(0x0), c70);
    uint64_t t73; const curve25519_bit c74 = curve25519_addw(&t73, t63, UINT64_C(0x0), c72);
    uint64_t t75; (void)curve25519_addw(&t75, t65, UINT64_C(0x0), c74);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t76; const curve25519_bit c77 = curve25519_subw(&t76, s8, s12, 0);
    uint64_t t78; const curve25519_bit c79 = curve25519_subw(&t78, s9, s13, c77);
    uint64_t t80; const curve25519_bit c81 = curve25519_subw(&t80, s10, s14, c79);
    uint64_t t82; const curve25519_bit c83 = curve25519_subw(&t82, s11, s15, c81);
    const uint64_t t84 = curve25519_maskw(c83);
    const uint64_t t85 = t84 & UINT64_C(0x26);
    uint64_t t86; const curve25519_bit c87 = curve25519_subw(&t86, t76, t85, 0);
    uint64_t t88; const curve25519_bit c89 = curve25519_subw(&t88, t78, UINT64_C(0x0), c87);
    uint64_t t90; const curve25519_bit c91 = curve25519_subw(&t90, t80, UINT64_C(0x0), c89);
    uint64_t t92; (void)curve25519_subw(&t92, t82, UINT64_C(0x0), c91);
    /* the operands of AA, BB by the mask */
    const curve25519_bit c93 = curve25519_carryw(mask_word, mask_word, 0);
    const uint64_t m0 = curve25519_maskw(c93);
    const uint64_t t94 = curve25519_selectw(m0, t69, t35);
    const uint64_t t95 = curve25519_selectw(m0, t71, t37);
    const uint64_t t96 = curve25519_selectw(m0, t73, t39);
    const uint64_t t97 = curve25519_selectw(m0, t75, t41);
    const uint64_t t98 = curve25519_selectw(m0, t86, t52);
    const uint64_t t99 = curve25519_selectw(m0, t88, t54);
    const uint64_t t100 = curve25519_selectw(m0, t90, t56);
    const uint64_t t101 = curve25519_selectw(m0, t92, t58);
    /* square, products of a[0] with the words above it */
    uint64_t t102;
    const uint64_t t103 = curve25519_mulw(&t102, t96, t94);
    uint64_t t104;
    const uint64_t t105 = curve25519_mulw(&t104, t95, t94);
    uint64_t t106;
    const uint64_t t107 = curve25519_mulw(&t106, t97, t94);
    uint64_t t108; const curve25519_bit c109 = curve25519_addw(&t108, t103, t104, 0);
    uint64_t t110; const curve25519_bit c111 = curve25519_addw(&t110, t107, t102, c109);
    uint64_t t112; (void)curve25519_addw(&t112, t106, UINT64_C(0x0), c111);
    /* square, products of a[1] with the words above it */
    uint64_t t113;
    const uint64_t t114 = curve25519_mulw(&t113, t96, t95);
    uint64_t t115;
    const uint64_t t116 = curve25519_mulw(&t115, t97, t95);
    uint64_t t117; const curve25519_bit c118 = curve25519_addw(&t117, t110, t114, 0);
    uint64_t t119; const curve25519_bit c120 = curve25519_addw(&t119, t112, t116, c118);
    uint64_t t121; (void)curve25519_addw(&t121, t115, UINT64_C(0x0), c120);
    uint64_t t122; const curve25519_bit c123 = curve25519_addw(&t122, t119, t113, 0);
    uint64_t t124; (void)curve25519_addw(&t124, t121, UINT64_C(0x0), c123);
    /* square, products of a[2] with the words above it */
    uint64_t t125;
    const uint64_t t126 = curve25519_mulw(&t125, t97, t96);
    uint64_t t127; const curve25519_bit c128 = curve25519_addw(&t127, t124, t126, 0);
    const uint64_t t129 = curve25519_bitw(c128);
    const uint64_t t130 = t129 + t125;
    /* square: double the cross products */
    uint64_t t131; const curve25519_bit c132 = curve25519_addw(&t131, t105, t105, 0);
    uint64_t t133; const curve25519_bit c134 = curve25519_addw(&t133, t108, t108, c132);
    uint64_t t135; const curve25519_bit c136 = curve25519_addw(&t135, t117, t117, c134);
    uint64_t t137; const curve25519_bit c138 = curve25519_addw(&t137, t122, t122, c136);
    uint64_t t139; const curve25519_bit c140 = curve25519_addw(&t139, t127, t127, c138);
    uint64_t t141; const curve25519_bit c142 = curve25519_addw(&t141, t130, t130, c140);
    const uint64_t t143 = curve25519_bitw(c142);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t144;
    const uint64_t t145 = curve25519_mulw(&t144, t94, t94);
    uint64_t t146;
    const uint64_t t147 = curve25519_mulw(&t146, t95, t95);
    uint64_t t148;
    const uint64_t t149 = curve25519_mulw(&t148, t96, t96);
    uint64_t t150;
    const uint64_t t151 = curve25519_mulw(&t150, t97, t97);
    uint64_t t152; const curve25519_bit c153 = curve25519_addw(&t152, t131, t144, 0);
    uint64_t t154; const curve25519_bit c155 = curve25519_addw(&t154, t133, t147, c153);
    uint64_t t156; const curve25519_bit c157 = curve25519_addw(&t156, t135, t146, c155);
    uint64_t t158; const curve25519_bit c159 = curve25519_addw(&t158, t137, t149, c157);
    uint64_t t160; const curve25519_bit c161 = curve25519_addw(&t160, t139, t148, c159);
    uint64_t t162; const curve25519_bit c163 = curve25519_addw(&t162, t141, t151, c161);
    uint64_t t164; (void)curve25519_addw(&t164, t143, t150, c163);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t165;
    const uint64_t t166 = curve25519_mulw(&t165, t164, UINT64_C(0x26));
    uint64_t t167; const curve25519_bit c168 = curve25519_addw(&t167, t156, t166, 0);
    uint64_t t169; (void)curve25519_addw(&t169, t165, UINT64_C(0x0), c168);
    uint64_t t170; const curve25519_bit c171 = curve25519_addw(&t170, t167, t167, 0);
    uint64_t t172; (void)curve25519_addw(&t172, t169, t169, c171);
    uint64_t t173;
    const uint64_t t174 = curve25519_mulw(&t173, t158, UINT64_C(0x26));
    uint64_t t175;
    const uint64_t t176 = curve25519_mulw(&t175, t160, UINT64_C(0x26));
    uint64_t t177;
    const uint64_t t178 = curve25519_mulw(&t177, t162, UINT64_C(0x26));
    const uint64_t t179 = t170 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t180; const curve25519_bit c181 = curve25519_addw(&t180, t145, t174, 0);
    uint64_t t182; const curve25519_bit c183 = curve25519_addw(&t182, t152, t176, c181);
    uint64_t t184; const curve25519_bit c185 = curve25519_addw(&t184, t154, t178, c183);
    uint64_t t186; (void)curve25519_addw(&t186, t179, UINT64_C(0x0), c185);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t187 = t172 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t188; const curve25519_bit c189 = curve25519_addw(&t188, t180, t187, 0);
    uint64_t t190; const curve25519_bit c191 = curve25519_addw(&t190, t182, t173, c189);
    uint64_t t192; const curve25519_bit c193 = curve25519_addw(&t192, t184, t175, c191);
    uint64_t t194; (void)curve25519_addw(&t194, t186, t177, c193);
    /* square, products of a[0] with the words above it */
    uint64_t t195;
    const uint64_t t196 = curve25519_mulw(&t195, t100, t98);
    uint64_t t197;
    const uint64_t t198 = curve25519_mulw(&t197, t99, t98);
    uint64_t t199;
    const uint64_t t200 = curve25519_mulw(&t199, t101, t98);
    uint64_t t201; const curve25519_bit c202 = curve25519_addw(&t201, t196, t197, 0);
    uint64_t t203; const curve25519_bit c204 = curve25519_addw(&t203, t200, t195, c202);
    uint64_t t205; (void)curve25519_addw(&t205, t199, UINT64_C(0x0), c204);
    /* square, products of a[1] with the words above it */
    uint64_t t206;
    const uint64_t t207 = curve25519_mulw(&t206, t100, t99);
    uint64_t t208;
    const uint64_t t209 = curve25519_mulw(&t208, t101, t99);
    uint64_t t210; const curve25519_bit c211 = curve25519_addw(&t210, t203, t207, 0);
    uint64_t t212; const curve25519_bit c213 = curve25519_addw(&t212, t205, t209, c211);
    uint64_t t214; (void)curve25519_addw(&t214, t208, UINT64_C(0x0), c213);
    uint64_t t215; const curve25519_bit c216 = curve25519_addw(&t215, t212, t206, 0);
    uint64_t t217; (void)curve25519_addw(&t217, t214, UINT64_C(0x0), c216);
    /* square, products of a[2] with the words above it */
    uint64_t t218;
    const uint64_t t219 = curve25519_mulw(&t218, t101, t100);
    uint64_t t220; const curve25519_bit c221 = curve25519_addw(&t220, t217, t219, 0);
    const uint64_t t222 = curve25519_bitw(c221);
    const uint64_t t223 = t222 + t218;
    /* square: double the cross products */
    uint64_t t224; const curve25519_bit c225 = curve25519_addw(&t224, t198, t198, 0);
    uint64_t t226; const curve25519_bit c227 = curve25519_addw(&t226, t201, t201, c225);
    uint64_t t228; const curve25519_bit c229 = curve25519_addw(&t228, t210, t210, c227);
    uint64_t t230; const curve25519_bit c231 = curve25519_addw(&t230, t215, t215, c229);
    uint64_t t232; const curve25519_bit c233 = curve25519_addw(&t232, t220, t220, c231);
    uint64_t t234; const curve25519_bit c235 = curve25519_addw(&t234, t223, t223, c233);
    const uint64_t t236 = curve25519_bitw(c235);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t237;
    const uint64_t t238 = curve25519_mulw(&t237, t98, t98);
    uint64_t t239;
    const uint64_t t240 = curve25519_mulw(&t239, t99, t99);
    uint64_t t241;
    const uint64_t t242 = curve25519_mulw(&t241, t100, t100);
    uint64_t t243;
    const uint64_t t244 = curve25519_mulw(&t243, t101, t101);
    uint64_t t245; const curve25519_bit c246 = curve25519_addw(&t245, t224, t237, 0);
    uint64_t t247; const curve25519_bit c248 = curve25519_addw(&t247, t226, t240, c246);
    uint64_t t249; const curve25519_bit c250 = curve25519_addw(&t249, t228, t239, c248);
    uint64_t t251; const curve25519_bit c252 = curve25519_addw(&t251, t230, t242, c250);
    uint64_t t253; const curve25519_bit c254 = curve25519_addw(&t253, t232, t241, c252);
    uint64_t t255; const curve25519_bit c256 = curve25519_addw(&t255, t234, t244, c254);
    uint64_t t257; (void)curve25519_addw(&t257, t236, t243, c256);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t258;
    const uint64_t t259 = curve25519_mulw(&t258, t257, UINT64_C(0x26));
    uint64_t t260; const curve25519_bit c261 = curve25519_addw(&t260, t249, t259, 0);
    uint64_t t262; (void)curve25519_addw(&t262, t258, UINT64_C(0x0), c261);
    uint64_t t263; const curve25519_bit c264 = curve25519_addw(&t263, t260, t260, 0);
    uint64_t t265; (void)curve25519_addw(&t265, t262, t262, c264);
    uint64_t t266;
    const uint64_t t267 = curve25519_mulw(&t266, t251, UINT64_C(0x26));
    uint64_t t268;
    const uint64_t t269 = curve25519_mulw(&t268, t253, UINT64_C(0x26));
    uint64_t t270;
    const uint64_t t271 = curve25519_mulw(&t270, t255, UINT64_C(0x26));
    const uint64_t t272 = t263 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t273; const curve25519_bit c274 = curve25519_addw(&t273, t238, t267, 0);
    uint64_t t275; const curve25519_bit c276 = curve25519_addw(&t275, t245, t269, c274);
    uint64_t t277; const curve25519_bit c278 = curve25519_addw(&t277, t247, t271, c276);
    uint64_t t279; (void)curve25519_addw(&t279, t272, UINT64_C(0x0), c278);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t280 = t265 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t281; const curve25519_bit c282 = curve25519_addw(&t281, t273, t280, 0);
    uint64_t t283; const curve25519_bit c284 = curve25519_addw(&t283, t275, t266, c282);
    uint64_t t285; const curve25519_bit c286 = curve25519_addw(&t285, t277, t268, c284);
    uint64_t t287; (void)curve25519_addw(&t287, t279, t270, c286);
    /* product, row 0: a * b[0] */
    uint64_t t288;
    const uint64_t t289 = curve25519_mulw(&t288, t88, t35);
    uint64_t t290;
    const uint64_t t291 = curve25519_mulw(&t290, t86, t35);
    uint64_t t292;
    const uint64_t t293 = curve25519_mulw(&t292, t90, t35);
    uint64_t t294;
    const uint64_t t295 = curve25519_mulw(&t294, t92, t35);
    uint64_t t296; const curve25519_bit c297 = curve25519_addw(&t296, t289, t290, 0);
    uint64_t t298; const curve25519_bit c299 = curve25519_addw(&t298, t293, t288, c297);
    uint64_t t300; const curve25519_bit c301 = curve25519_addw(&t300, t295, t292, c299);
    uint64_t t302; (void)curve25519_addw(&t302, t294, UINT64_C(0x0), c301);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t303;
    const uint64_t t304 = curve25519_mulw(&t303, t86, t37);
    uint64_t t305;
    const uint64_t t306 = curve25519_mulw(&t305, t88, t37);
    uint64_t t307;
    const uint64_t t308 = curve25519_mulw(&t307, t90, t37);
    uint64_t t309;
    const uint64_t t310 = curve25519_mulw(&t309, t92, t37);
    uint64_t t311; const curve25519_bit c312 = curve25519_addw(&t311, t296, t304, 0);
    uint64_t t313; const curve25519_bit c314 = curve25519_addw(&t313, t298, t306, c312);
    uint64_t t315; const curve25519_bit c316 = curve25519_addw(&t315, t300, t308, c314);
    uint64_t t317; const curve25519_bit c318 = curve25519_addw(&t317, t302, t310, c316);
    uint64_t t319; (void)curve25519_addw(&t319, t309, UINT64_C(0x0), c318);
    uint64_t t320; const curve25519_bit c321 = curve25519_addw(&t320, t313, t303, 0);
    uint64_t t322; const curve25519_bit c323 = curve25519_addw(&t322, t315, t305, c321);
    uint64_t t324; const curve25519_bit c325 = curve25519_addw(&t324, t317, t307, c323);
    uint64_t t326; (void)curve25519_addw(&t326, t319, UINT64_C(0x0), c325);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t327;
    const uint64_t t328 = curve25519_mulw(&t327, t86, t39);
    uint64_t t329;
    const uint64_t t330 = curve25519_mulw(&t329, t88, t39);
    uint64_t t331;
    const uint64_t t332 = curve25519_mulw(&t331, t90, t39);
    uint64_t t333;
    const uint64_t t334 = curve25519_mulw(&t333, t92, t39);
    uint64_t t335; const curve25519_bit c336 = curve25519_addw(&t335, t320, t328, 0);
    uint64_t t337; const curve25519_bit c338 = curve25519_addw(&t337, t322, t330, c336);
    uint64_t t339; const curve25519_bit c340 = curve25519_addw(&t339, t324, t332, c338);
    uint64_t t341; const curve25519_bit c342 = curve25519_addw(&t341, t326, t334, c340);
    uint64_t t343; (void)curve25519_addw(&t343, t333, UINT64_C(0x0), c342);
    uint64_t t344; const curve25519_bit c345 = curve25519_addw(&t344, t337, t327, 0);
    uint64_t t346; const curve25519_bit c347 = curve25519_addw(&t346, t339, t329, c345);
    uint64_t t348; const curve25519_bit c349 = curve25519_addw(&t348, t341, t331, c347);
    uint64_t t350; (void)curve25519_addw(&t350, t343, UINT64_C(0x0), c349);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t351;
    const uint64_t t352 = curve25519_mulw(&t351, t86, t41);
    uint64_t t353;
    const uint64_t t354 = curve25519_mulw(&t353, t88, t41);
    uint64_t t355;
    const uint64_t t356 = curve25519_mulw(&t355, t90, t41);
    uint64_t t357;
    const uint64_t t358 = curve25519_mulw(&t357, t92, t41);
    uint64_t t359; const curve25519_bit c360 = curve25519_addw(&t359, t344, t352, 0);
    uint64_t t361; const curve25519_bit c362 = curve25519_addw(&t361, t346, t354, c360);
    uint64_t t363; const curve25519_bit c364 = curve25519_addw(&t363, t348, t356, c362);
    uint64_t t365; const curve25519_bit c366 = curve25519_addw(&t365, t350, t358, c364);
    uint64_t t367; (void)curve25519_addw(&t367, t357, UINT64_C(0x0), c366);
    uint64_t t368; const curve25519_bit c369 = curve25519_addw(&t368, t361, t351, 0);
    uint64_t t370; const curve25519_bit c371 = curve25519_addw(&t370, t363, t353, c369);
    uint64_t t372; const curve25519_bit c373 = curve25519_addw(&t372, t365, t355, c371);
    uint64_t t374; (void)curve25519_addw(&t374, t367, UINT64_C(0x0), c373);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t375;
    const uint64_t t376 = curve25519_mulw(&t375, t374, UINT64_C(0x26));
    uint64_t t377; const curve25519_bit c378 = curve25519_addw(&t377, t359, t376, 0);
    uint64_t t379; (void)curve25519_addw(&t379, t375, UINT64_C(0x0), c378);
    uint64_t t380; const curve25519_bit c381 = curve25519_addw(&t380, t377, t377, 0);
    uint64_t t382; (void)curve25519_addw(&t382, t379, t379, c381);
    uint64_t t383;
    const uint64_t t384 = curve25519_mulw(&t383, t368, UINT64_C(0x26));
    uint64_t t385;
    const uint64_t t386 = curve25519_mulw(&t385, t370, UINT64_C(0x26));
    uint64_t t387;
    const uint64_t t388 = curve25519_mulw(&t387, t372, UINT64_C(0x26));
    const uint64_t t389 = t380 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t390; const curve25519_bit c391 = curve25519_addw(&t390, t291, t384, 0);
    uint64_t t392; const curve25519_bit c393 = curve25519_addw(&t392, t311, t386, c391);
    uint64_t t394; const curve25519_bit c395 = curve25519_addw(&t394, t335, t388, c393);
    uint64_t t396; (void)curve25519_addw(&t396, t389, UINT64_C(0x0), c395);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t397 = t382 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t398; const curve25519_bit c399 = curve25519_addw(&t398, t390, t397, 0);
    uint64_t t400; const curve25519_bit c401 = curve25519_addw(&t400, t392, t383, c399);
    uint64_t t402; const curve25519_bit c403 = curve25519_addw(&t402, t394, t385, c401);
    uint64_t t404; (void)curve25519_addw(&t404, t396, t387, c403);
    /* product, row 0: a * b[0] */
    uint64_t t405;
    const uint64_t t406 = curve25519_mulw(&t405, t71, t52);
    uint64_t t407;
    const uint64_t t408 = curve25519_mulw(&t407, t69, t52);
    uint64_t t409;
    const uint64_t t410 = curve25519_mulw(&t409, t73, t52);
    uint64_t t411;
    const uint64_t t412 = curve25519_mulw(&t411, t75, t52);
    uint64_t t413; const curve25519_bit c414 = curve25519_addw(&t413, t406, t407, 0);
    uint64_t t415; const curve25519_bit c416 = curve25519_addw(&t415, t410, t405, c414);
    uint64_t t417; const curve25519_bit c418 = curve25519_addw(&t417, t412, t409, c416);
    uint64_t t419; (void)curve25519_addw(&t419, t411, UINT64_C(0x0), c418);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t420;
    const uint64_t t421 = curve25519_mulw(&t420, t69, t54);
    uint64_t t422;
    const uint64_t t423 = curve25519_mulw(&t422, t71, t54);
    uint64_t t424;
    const uint64_t t425 = curve25519_mulw(&t424, t73, t54);
    uint64_t t426;
    const uint64_t t427 = curve25519_mulw(&t426, t75, t54);
    uint64_t t428; const curve25519_bit c429 = curve25519_addw(&t428, t413, t421, 0);
    uint64_t t430; const curve25519_bit c431 = curve25519_addw(&t430, t415, t423, c429);
    uint64_t t432; const curve25519_bit c433 = curve25519_addw(&t432, t417, t425, c431);
    uint64_t t434; const curve25519_bit c435 = curve25519_addw(&t434, t419, t427, c433);
    uint64_t t436; (void)curve25519_addw(&t436, t426, UINT64_C(0x0), c435);
    uint64_t t437; const curve25519_bit c438 = curve25519_addw(&t437, t430, t420, 0);
    uint64_t t439; const curve25519_bit c440 = curve25519_addw(&t439, t432, t422, c438);
    uint64_t t441; const curve25519_bit c442 = curve25519_addw(&t441, t434, t424, c440);
    uint64_t t443; (void)curve25519_addw(&t443, t436, UINT64_C(0x0), c442);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t444;
    const uint64_t t445 = curve25519_mulw(&t444, t69, t56);
    uint64_t t446;
    const uint64_t t447 = curve25519_mulw(&t446, t71, t56);
    uint64_t t448;
    const uint64_t t449 = curve25519_mulw(&t448, t73, t56);
    uint64_t t450;
    const uint64_t t451 = curve25519_mulw(&t450, t75, t56);
    uint64_t t452; const curve25519_bit c453 = curve25519_addw(&t452, t437, t445, 0);
    uint64_t t454; const curve25519_bit c455 = curve25519_addw(&t454, t439, t447, c453);
    uint64_t t456; const curve25519_bit c457 = curve25519_addw(&t456, t441, t449, c455);
    uint64_t t458; const curve25519_bit c459 = curve25519_addw(&t458, t443, t451, c457);
    uint64_t t460; (void)curve25519_addw(&t460, t450, UINT64_C(0x0), c459);
    uint64_t t461; const curve25519_bit c462 = curve25519_addw(&t461, t454, t444, 0);
    uint64_t t463; const curve25519_bit c464 = curve25519_addw(&t463, t456, t446, c462);
    uint64_t t465; const curve25519_bit c466 = curve25519_addw(&t465, t458, t448, c464);
    uint64_t t467; (void)curve25519_addw(&t467, t460, UINT64_C(0x0), c466);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t468;
    const uint64_t t469 = curve25519_mulw(&t468, t69, t58);
    uint64_t t470;
    const uint64_t t471 = curve25519_mulw(&t470, t71, t58);
    uint64_t t472;
    const uint64_t t473 = curve25519_mulw(&t472, t73, t58);
    uint64_t t474;
    const uint64_t t475 = curve25519_mulw(&t474, t75, t58);
    uint64_t t476; const curve25519_bit c477 = curve25519_addw(&t476, t461, t469, 0);
    uint64_t t478; const curve25519_bit c479 = curve25519_addw(&t478, t463, t471, c477);
    uint64_t t480; const curve25519_bit c481 = curve25519_addw(&t480, t465, t473, c479);
    uint64_t t482; const curve25519_bit c483 = curve25519_addw(&t482, t467, t475, c481);
    uint64_t t484; (void)curve25519_addw(&t484, t474, UINT64_C(0x0), c483);
    uint64_t t485; const curve25519_bit c486 = curve25519_addw(&t485, t478, t468, 0);
    uint64_t t487; const curve25519_bit c488 = curve25519_addw(&t487, t480, t470, c486);
    uint64_t t489; const curve25519_bit c490 = curve25519_addw(&t489, t482, t472, c488);
    uint64_t t491; (void)curve25519_addw(&t491, t484, UINT64_C(0x0), c490);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t492;
    const uint64_t t493 = curve25519_mulw(&t492, t491, UINT64_C(0x26));
    uint64_t t494; const curve25519_bit c495 = curve25519_addw(&t494, t476, t493, 0);
    uint64_t t496; (void)curve25519_addw(&t496, t492, UINT64_C(0x0), c495);
    uint64_t t497; const curve25519_bit c498 = curve25519_addw(&t497, t494, t494, 0);
    uint64_t t499; (void)curve25519_addw(&t499, t496, t496, c498);
    uint64_t t500;
    const uint64_t t501 = curve25519_mulw(&t500, t485, UINT64_C(0x26));
    uint64_t t502;
    const uint64_t t503 = curve25519_mulw(&t502, t487, UINT64_C(0x26));
    uint64_t t504;
    const uint64_t t505 = curve25519_mulw(&t504, t489, UINT64_C(0x26));
    const uint64_t t506 = t497 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t507; const curve25519_bit c508 = curve25519_addw(&t507, t408, t501, 0);
    uint64_t t509; const curve25519_bit c510 = curve25519_addw(&t509, t428, t503, c508);
    uint64_t t511; const curve25519_bit c512 = curve25519_addw(&t511, t452, t505, c510);
    uint64_t t513; (void)curve25519_addw(&t513, t506, UINT64_C(0x0), c512);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t514 = t499 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t515; const curve25519_bit c516 = curve25519_addw(&t515, t507, t514, 0);
    uint64_t t517; const curve25519_bit c518 = curve25519_addw(&t517, t509, t500, c516);
    uint64_t t519; const curve25519_bit c520 = curve25519_addw(&t519, t511, t502, c518);
    uint64_t t521; (void)curve25519_addw(&t521, t513, t504, c520);
    /* sum; its carry, 2^256, is folded to 38 */
    uint64_t t522; const curve25519_bit c523 = curve25519_addw(&t522, t398, t515, 0);
    uint64_t t524; const curve25519_bit c525 = curve25519_addw(&t524, t400, t517, c523);
    uint64_t t526; const curve25519_bit c527 = curve25519_addw(&t526, t402, t519, c525);
    uint64_t t528; const curve25519_bit c529 = curve25519_addw(&t528, t404, t521, c527);
    const uint64_t t530 = curve25519_maskw(c529);
    const uint64_t t531 = t530 & UINT64_C(0x26);
    uint64_t t532; const curve25519_bit c533 = curve25519_addw(&t532, t522, t531, 0);
    uint64_t t534; const curve25519_bit c535 = curve25519_addw(&t534, t524, UINT64_C(0x0), c533);
    uint64_t t536; const curve25519_bit c537 = curve25519_addw(&t536, t526, UINT64_C(0x0), c535);
    uint64_t t538; (void)curve25519_addw(&t538, t528, UINT64_C(0x0), c537);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t539; const curve25519_bit c540 = curve25519_subw(&t539, t398, t515, 0);
    uint64_t t541; const curve25519_bit c542 = curve25519_subw(&t541, t400, t517, c540);
    uint64_t t543; const curve25519_bit c544 = curve25519_subw(&t543, t402, t519, c542);
    uint64_t t545; const curve25519_bit c546 = curve25519_subw(&t545, t404, t521, c544);
    const uint64_t t547 = curve25519_maskw(c546);
    const uint64_t t548 = t547 & UINT64_C(0x26);
    uint64_t t549; const curve25519_bit c550 = curve25519_subw(&t549, t539, t548, 0);
    uint64_t t551; const curve25519_bit c552 = curve25519_subw(&t551, t541, UINT64_C(0x0), c550);
    uint64_t t553; const curve25519_bit c554 = curve25519_subw(&t553, t543, UINT64_C(0x0), c552);
    uint64_t t555; (void)curve25519_subw(&t555, t545, UINT64_C(0x0), c554);
    /* difference; where it borrows, 2*p is added, which is 2^256 less 38 */
    uint64_t t556; const curve25519_bit c557 = curve25519_subw(&t556, t188, t281, 0);
    uint64_t t558; const curve25519_bit c559 = curve25519_subw(&t558, t190, t283, c557);
    uint64_t t560; const curve25519_bit c561 = curve25519_subw(&t560, t192, t285, c559);
    uint64_t t562; const curve25519_bit c563 = curve25519_subw(&t562, t194, t287, c561);
    const uint64_t t564 = curve25519_maskw(c563);
    const uint64_t t565 = t564 & UINT64_C(0x26);
    uint64_t t566; const curve25519_bit c567 = curve25519_subw(&t566, t556, t565, 0);
    uint64_t t568; const curve25519_bit c569 = curve25519_subw(&t568, t558, UINT64_C(0x0), c567);
    uint64_t t570; const curve25519_bit c571 = curve25519_subw(&t570, t560, UINT64_C(0x0), c569);
    uint64_t t572; (void)curve25519_subw(&t572, t562, UINT64_C(0x0), c571);
    /* product, row 0: a * b[0] */
    uint64_t t573;
    const uint64_t t574 = curve25519_mulw(&t573, t190, t281);
    uint64_t t575;
    const uint64_t t576 = curve25519_mulw(&t575, t188, t281);
    uint64_t t577;
    const uint64_t t578 = curve25519_mulw(&t577, t192, t281);
    uint64_t t579;
    const uint64_t t580 = curve25519_mulw(&t579, t194, t281);
    uint64_t t581; const curve25519_bit c582 = curve25519_addw(&t581, t574, t575, 0);
    uint64_t t583; const curve25519_bit c584 = curve25519_addw(&t583, t578, t573, c582);
    uint64_t t585; const curve25519_bit c586 = curve25519_addw(&t585, t580, t577, c584);
    uint64_t t587; (void)curve25519_addw(&t587, t579, UINT64_C(0x0), c586);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t588;
    const uint64_t t589 = curve25519_mulw(&t588, t188, t283);
    uint64_t t590;
    const uint64_t t591 = curve25519_mulw(&t590, t190, t283);
    uint64_t t592;
    const uint64_t t593 = curve25519_mulw(&t592, t192, t283);
    uint64_t t594;
    const uint64_t t595 = curve25519_mulw(&t594, t194, t283);
    uint64_t t596; const curve25519_bit c597 = curve25519_addw(&t596, t581, t589, 0);
    uint64_t t598; const curve25519_bit c599 = curve25519_addw(&t598, t583, t591, c597);
    uint64_t t600; const curve25519_bit c601 = curve25519_addw(&t600, t585, t593, c599);
    uint64_t t602; const curve25519_bit c603 = curve25519_addw(&t602, t587, t595, c601);
    uint64_t t604; (void)curve25519_addw(&t604, t594, UINT64_C(0x0), c603);
    uint64_t t605; const curve25519_bit c606 = curve25519_addw(&t605, t598, t588, 0);
    uint64_t t607; const curve25519_bit c608 = curve25519_addw(&t607, t600, t590, c606);
    uint64_t t609; const curve25519_bit c610 = curve25519_addw(&t609, t602, t592, c608);
    uint64_t t611; (void)curve25519_addw(&t611, t604, UINT64_C(0x0), c610);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t612;
    const uint64_t t613 = curve25519_mulw(&t612, t188, t285);
    uint64_t t614;
    const uint64_t t615 = curve25519_mulw(&t614, t190, t285);
    uint64_t t616;
    const uint64_t t617 = curve25519_mulw(&t616, t192, t285);
    uint64_t t618;
    const uint64_t t619 = curve25519_mulw(&t618, t194, t285);
    uint64_t t620; const curve25519_bit c621 = curve25519_addw(&t620, t605, t613, 0);
    uint64_t t622; const curve25519_bit c623 = curve25519_addw(&t622, t607, t615, c621);
    uint64_t t624; const curve25519_bit c625 = curve25519_addw(&t624, t609, t617, c623);
    uint64_t t626; const curve25519_bit c627 = curve25519_addw(&t626, t611, t619, c625);
    uint64_t t628; (void)curve25519_addw(&t628, t618, UINT64_C(0x0), c627);
    uint64_t t629; const curve25519_bit c630 = curve25519_addw(&t629, t622, t612, 0);
    uint64_t t631; const curve25519_bit c632 = curve25519_addw(&t631, t624, t614, c630);
    uint64_t t633; const curve25519_bit c634 = curve25519_addw(&t633, t626, t616, c632);
    uint64_t t635; (void)curve25519_addw(&t635, t628, UINT64_C(0x0), c634);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t636;
    const uint64_t t637 = curve25519_mulw(&t636, t188, t287);
    uint64_t t638;
    const uint64_t t639 = curve25519_mulw(&t638, t190, t287);
    uint64_t t640;
    const uint64_t t641 = curve25519_mulw(&t640, t192, t287);
    uint64_t t642;
    const uint64_t t643 = curve25519_mulw(&t642, t194, t287);
    uint64_t t644; const curve25519_bit c645 = curve25519_addw(&t644, t629, t637, 0);
    uint64_t t646; const curve25519_bit c647 = curve25519_addw(&t646, t631, t639, c645);
    uint64_t t648; const curve25519_bit c649 = curve25519_addw(&t648, t633, t641, c647);
    uint64_t t650; const curve25519_bit c651 = curve25519_addw(&t650, t635, t643, c649);
    uint64_t t652; (void)curve25519_addw(&t652, t642, UINT64_C(0x0), c651);
    uint64_t t653; const curve25519_bit c654 = curve25519_addw(&t653, t646, t636, 0);
    uint64_t t655; const curve25519_bit c656 = curve25519_addw(&t655, t648, t638, c654);
    uint64_t t657; const curve25519_bit c658 = curve25519_addw(&t657, t650, t640, c656);
    uint64_t t659; (void)curve25519_addw(&t659, t652, UINT64_C(0x0), c658);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t660;
    const uint64_t t661 = curve25519_mulw(&t660, t659, UINT64_C(0x26));
    uint64_t t662; const curve25519_bit c663 = curve25519_addw(&t662, t644, t661, 0);
    uint64_t t664; (void)curve25519_addw(&t664, t660, UINT64_C(0x0), c663);
    uint64_t t665; const curve25519_bit c666 = curve25519_addw(&t665, t662, t662, 0);
    uint64_t t667; (void)curve25519_addw(&t667, t664, t664, c666);
    uint64_t t668;
    const uint64_t t669 = curve25519_mulw(&t668, t653, UINT64_C(0x26));
    uint64_t t670;
    const uint64_t t671 = curve25519_mulw(&t670, t655, UINT64_C(0x26));
    uint64_t t672;
    const uint64_t t673 = curve25519_mulw(&t672, t657, UINT64_C(0x26));
    const uint64_t t674 = t665 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t675; const curve25519_bit c676 = curve25519_addw(&t675, t576, t669, 0);
    uint64_t t677; const curve25519_bit c678 = curve25519_addw(&t677, t596, t671, c676);
    uint64_t t679; const curve25519_bit c680 = curve25519_addw(&t679, t620, t673, c678);
    uint64_t t681; (void)curve25519_addw(&t681, t674, UINT64_C(0x0), c680);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t682 = t667 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t683; const curve25519_bit c684 = curve25519_addw(&t683, t675, t682, 0);
    uint64_t t685; const curve25519_bit c686 = curve25519_addw(&t685, t677, t668, c684);
    uint64_t t687; const curve25519_bit c688 = curve25519_addw(&t687, t679, t670, c686);
    uint64_t t689; (void)curve25519_addw(&t689, t681, t672, c688);
    /* square, products of a[0] with the words above it */
    uint64_t t690;
    const uint64_t t691 = curve25519_mulw(&t690, t553, t549);
    uint64_t t692;
    const uint64_t t693 = curve25519_mulw(&t692, t551, t549);
    uint64_t t694;
    const uint64_t t695 = curve25519_mulw(&t694, t555, t549);
    uint64_t t696; const curve25519_bit c697 = curve25519_addw(&t696, t691, t692, 0);
    uint64_t t698; const curve25519_bit c699 = curve25519_addw(&t698, t695, t690, c697);
    uint64_t t700; (void)curve25519_addw(&t700, t694, UINT64_C(0x0), c699);
    /* square, products of a[1] with the words above it */
    uint64_t t701;
    const uint64_t t702 = curve25519_mulw(&t701, t553, t551);
    uint64_t t703;
    const uint64_t t704 = curve25519_mulw(&t703, t555, t551);
    uint64_t t705; const curve25519_bit c706 = curve25519_addw(&t705, t698, t702, 0);
    uint64_t t707; const curve25519_bit c708 = curve25519_addw(&t707, t700, t704, c706);
    uint64_t t709; (void)curve25519_addw(&t709, t703, UINT64_C(0x0), c708);
    uint64_t t710; const curve25519_bit c711 = curve25519_addw(&t710, t707, t701, 0);
    uint64_t t712; (void)curve25519_addw(&t712, t709, UINT64_C(0x0), c711);
    /* square, products of a[2] with the words above it */
    uint64_t t713;
    const uint64_t t714 = curve25519_mulw(&t713, t555, t553);
    uint64_t t715; const curve25519_bit c716 = curve25519_addw(&t715, t712, t714, 0);
    const uint64_t t717 = curve25519_bitw(c716);
    const uint64_t t718 = t717 + t713;
    /* square: double the cross products */
    uint64_t t719; const curve25519_bit c720 = curve25519_addw(&t719, t693, t693, 0);
    uint64_t t721; const curve25519_bit c722 = curve25519_addw(&t721, t696, t696, c720);
    uint64_t t723; const curve25519_bit c724 = curve25519_addw(&t723, t705, t705, c722);
    uint64_t t725; const curve25519_bit c726 = curve25519_addw(&t725, t710, t710, c724);
    uint64_t t727; const curve25519_bit c728 = curve25519_addw(&t727, t715, t715, c726);
    uint64_t t729; const curve25519_bit c730 = curve25519_addw(&t729, t718, t718, c728);
    const uint64_t t731 = curve25519_bitw(c730);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t732;
    const uint64_t t733 = curve25519_mulw(&t732, t549, t549);
    uint64_t t734;
    const uint64_t t735 = curve25519_mulw(&t734, t551, t551);
    uint64_t t736;
    const uint64_t t737 = curve25519_mulw(&t736, t553, t553);
    uint64_t t738;
    const uint64_t t739 = curve25519_mulw(&t738, t555, t555);
    uint64_t t740; const curve25519_bit c741 = curve25519_addw(&t740, t719, t732, 0);
    uint64_t t742; const curve25519_bit c743 = curve25519_addw(&t742, t721, t735, c741);
    uint64_t t744; const curve25519_bit c745 = curve25519_addw(&t744, t723, t734, c743);
    uint64_t t746; const curve25519_bit c747 = curve25519_addw(&t746, t725, t737, c745);
    uint64_t t748; const curve25519_bit c749 = curve25519_addw(&t748, t727, t736, c747);
    uint64_t t750; const curve25519_bit c751 = curve25519_addw(&t750, t729, t739, c749);
    uint64_t t752; (void)curve25519_addw(&t752, t731, t738, c751);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t753;
    const uint64_t t754 = curve25519_mulw(&t753, t752, UINT64_C(0x26));
    uint64_t t755; const curve25519_bit c756 = curve25519_addw(&t755, t744, t754, 0);
    uint64_t t757; (void)curve25519_addw(&t757, t753, UINT64_C(0x0), c756);
    uint64_t t758; const curve25519_bit c759 = curve25519_addw(&t758, t755, t755, 0);
    uint64_t t760; (void)curve25519_addw(&t760, t757, t757, c759);
    uint64_t t761;
    const uint64_t t762 = curve25519_mulw(&t761, t746, UINT64_C(0x26));
    uint64_t t763;
    const uint64_t t764 = curve25519_mulw(&t763, t748, UINT64_C(0x26));
    uint64_t t765;
    const uint64_t t766 = curve25519_mulw(&t765, t750, UINT64_C(0x26));
    const uint64_t t767 = t758 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t768; const curve25519_bit c769 = curve25519_addw(&t768, t733, t762, 0);
    uint64_t t770; const curve25519_bit c771 = curve25519_addw(&t770, t740, t764, c769);
    uint64_t t772; const curve25519_bit c773 = curve25519_addw(&t772, t742, t766, c771);
    uint64_t t774; (void)curve25519_addw(&t774, t767, UINT64_C(0x0), c773);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t775 = t760 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t776; const curve25519_bit c777 = curve25519_addw(&t776, t768, t775, 0);
    uint64_t t778; const curve25519_bit c779 = curve25519_addw(&t778, t770, t761, c777);
    uint64_t t780; const curve25519_bit c781 = curve25519_addw(&t780, t772, t763, c779);
    uint64_t t782; (void)curve25519_addw(&t782, t774, t765, c781);
    /* square, products of a[0] with the words above it */
    uint64_t t783;
    const uint64_t t784 = curve25519_mulw(&t783, t536, t532);
    uint64_t t785;
    const uint64_t t786 = curve25519_mulw(&t785, t534, t532);
    uint64_t t787;
    const uint64_t t788 = curve25519_mulw(&t787, t538, t532);
    uint64_t t789; const curve25519_bit c790 = curve25519_addw(&t789, t784, t785, 0);
    uint64_t t791; const curve25519_bit c792 = curve25519_addw(&t791, t788, t783, c790);
    uint64_t t793; (void)curve25519_addw(&t793, t787, UINT64_C(0x0), c792);
    /* square, products of a[1] with the words above it */
    uint64_t t794;
    const uint64_t t795 = curve25519_mulw(&t794, t536, t534);
    uint64_t t796;
    const uint64_t t797 = curve25519_mulw(&t796, t538, t534);
    uint64_t t798; const curve25519_bit c799 = curve25519_addw(&t798, t791, t795, 0);
    uint64_t t800; const curve25519_bit c801 = curve25519_addw(&t800, t793, t797, c799);
    uint64_t t802; (void)curve25519_addw(&t802, t796, UINT64_C(0x0), c801);
    uint64_t t803; const curve25519_bit c804 = curve25519_addw(&t803, t800, t794, 0);
    uint64_t t805; (void)curve25519_addw(&t805, t802, UINT64_C(0x0), c804);
    /* square, products of a[2] with the words above it */
    uint64_t t806;
    const uint64_t t807 = curve25519_mulw(&t806, t538, t536);
    uint64_t t808; const curve25519_bit c809 = curve25519_addw(&t808, t805, t807, 0);
    const uint64_t t810 = curve25519_bitw(c809);
    const uint64_t t811 = t810 + t806;
    /* square: double the cross products */
    uint64_t t812; const curve25519_bit c813 = curve25519_addw(&t812, t786, t786, 0);
    uint64_t t814; const curve25519_bit c815 = curve25519_addw(&t814, t789, t789, c813);
    uint64_t t816; const curve25519_bit c817 = curve25519_addw(&t816, t798, t798, c815);
    uint64_t t818; const curve25519_bit c819 = curve25519_addw(&t818, t803, t803, c817);
    uint64_t t820; const curve25519_bit c821 = curve25519_addw(&t820, t808, t808, c819);
    uint64_t t822; const curve25519_bit c823 = curve25519_addw(&t822, t811, t811, c821);
    const uint64_t t824 = curve25519_bitw(c823);
    /* square: + a[i]^2 * W^(2i) */
    uint64_t t825;
    const uint64_t t826 = curve25519_mulw(&t825, t532, t532);
    uint64_t t827;
    const uint64_t t828 = curve25519_mulw(&t827, t534, t534);
    uint64_t t829;
    const uint64_t t830 = curve25519_mulw(&t829, t536, t536);
    uint64_t t831;
    const uint64_t t832 = curve25519_mulw(&t831, t538, t538);
    uint64_t t833; const curve25519_bit c834 = curve25519_addw(&t833, t812, t825, 0);
    uint64_t t835; const curve25519_bit c836 = curve25519_addw(&t835, t814, t828, c834);
    uint64_t t837; const curve25519_bit c838 = curve25519_addw(&t837, t816, t827, c836);
    uint64_t t839; const curve25519_bit c840 = curve25519_addw(&t839, t818, t830, c838);
    uint64_t t841; const curve25519_bit c842 = curve25519_addw(&t841, t820, t829, c840);
    uint64_t t843; const curve25519_bit c844 = curve25519_addw(&t843, t822, t832, c842);
    uint64_t t845; (void)curve25519_addw(&t845, t824, t831, c844);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t846;
    const uint64_t t847 = curve25519_mulw(&t846, t845, UINT64_C(0x26));
    uint64_t t848; const curve25519_bit c849 = curve25519_addw(&t848, t837, t847, 0);
    uint64_t t850; (void)curve25519_addw(&t850, t846, UINT64_C(0x0), c849);
    uint64_t t851; const curve25519_bit c852 = curve25519_addw(&t851, t848, t848, 0);
    uint64_t t853; (void)curve25519_addw(&t853, t850, t850, c852);
    uint64_t t854;
    const uint64_t t855 = curve25519_mulw(&t854, t839, UINT64_C(0x26));
    uint64_t t856;
    const uint64_t t857 = curve25519_mulw(&t856, t841, UINT64_C(0x26));
    uint64_t t858;
    const uint64_t t859 = curve25519_mulw(&t858, t843, UINT64_C(0x26));
    const uint64_t t860 = t851 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t861; const curve25519_bit c862 = curve25519_addw(&t861, t826, t855, 0);
    uint64_t t863; const curve25519_bit c864 = curve25519_addw(&t863, t833, t857, c862);
    uint64_t t865; const curve25519_bit c866 = curve25519_addw(&t865, t835, t859, c864);
    uint64_t t867; (void)curve25519_addw(&t867, t860, UINT64_C(0x0), c866);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t868 = t853 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t869; const curve25519_bit c870 = curve25519_addw(&t869, t861, t868, 0);
    uint64_t t871; const curve25519_bit c872 = curve25519_addw(&t871, t863, t854, c870);
    uint64_t t873; const curve25519_bit c874 = curve25519_addw(&t873, t865, t856, c872);
    uint64_t t875; (void)curve25519_addw(&t875, t867, t858, c874);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t876;
    const uint64_t t877 = curve25519_mulw(&t876, t572, UINT64_C(0x1db41));
    uint64_t t878; const curve25519_bit c879 = curve25519_addw(&t878, t194, t877, 0);
    uint64_t t880; (void)curve25519_addw(&t880, t876, UINT64_C(0x0), c879);
    uint64_t t881; const curve25519_bit c882 = curve25519_addw(&t881, t878, t878, 0);
    uint64_t t883; (void)curve25519_addw(&t883, t880, t880, c882);
    uint64_t t884;
    const uint64_t t885 = curve25519_mulw(&t884, t566, UINT64_C(0x1db41));
    uint64_t t886;
    const uint64_t t887 = curve25519_mulw(&t886, t568, UINT64_C(0x1db41));
    uint64_t t888;
    const uint64_t t889 = curve25519_mulw(&t888, t570, UINT64_C(0x1db41));
    const uint64_t t890 = t881 >> 1;
    /* what is below 2^255, and the low words of the products by 121665 */
    uint64_t t891; const curve25519_bit c892 = curve25519_addw(&t891, t188, t885, 0);
    uint64_t t893; const curve25519_bit c894 = curve25519_addw(&t893, t190, t887, c892);
    uint64_t t895; const curve25519_bit c896 = curve25519_addw(&t895, t192, t889, c894);
    uint64_t t897; (void)curve25519_addw(&t897, t890, UINT64_C(0x0), c896);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t898 = t883 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t899; const curve25519_bit c900 = curve25519_addw(&t899, t891, t898, 0);
    uint64_t t901; const curve25519_bit c902 = curve25519_addw(&t901, t893, t884, c900);
    uint64_t t903; const curve25519_bit c904 = curve25519_addw(&t903, t895, t886, c902);
    uint64_t t905; (void)curve25519_addw(&t905, t897, t888, c904);
    /* product, row 0: a * b[0] */
    uint64_t t906;
    const uint64_t t907 = curve25519_mulw(&t906, u1, t776);
    uint64_t t908;
    const uint64_t t909 = curve25519_mulw(&t908, u0, t776);
    uint64_t t910;
    const uint64_t t911 = curve25519_mulw(&t910, u2, t776);
    uint64_t t912;
    const uint64_t t913 = curve25519_mulw(&t912, u3, t776);
    uint64_t t914; const curve25519_bit c915 = curve25519_addw(&t914, t907, t908, 0);
    uint64_t t916; const curve25519_bit c917 = curve25519_addw(&t916, t911, t906, c915);
    uint64_t t918; const curve25519_bit c919 = curve25519_addw(&t918, t913, t910, c917);
    uint64_t t920; (void)curve25519_addw(&t920, t912, UINT64_C(0x0), c919);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t921;
    const uint64_t t922 = curve25519_mulw(&t921, u0, t778);
    uint64_t t923;
    const uint64_t t924 = curve25519_mulw(&t923, u1, t778);
    uint64_t t925;
    const uint64_t t926 = curve25519_mulw(&t925, u2, t778);
    uint64_t t927;
    const uint64_t t928 = curve25519_mulw(&t927, u3, t778);
    uint64_t t929; const curve25519_bit c930 = curve25519_addw(&t929, t914, t922, 0);
    uint64_t t931; const curve25519_bit c932 = curve25519_addw(&t931, t916, t924, c930);
    uint64_t t933; const curve25519_bit c934 = curve25519_addw(&t933, t918, t926, c932);
    uint64_t t935; const curve25519_bit c936 = curve25519_addw(&t935, t920, t928, c934);
    uint64_t t937; (void)curve25519_addw(&t937, t927, UINT64_C(0x0), c936);
    uint64_t t938; const curve25519_bit c939 = curve25519_addw(&t938, t931, t921, 0);
    uint64_t t940; const curve25519_bit c941 = curve25519_addw(&t940, t933, t923, c939);
    uint64_t t942; const curve25519_bit c943 = curve25519_addw(&t942, t935, t925, c941);
    uint64_t t944; (void)curve25519_addw(&t944, t937, UINT64_C(0x0), c943);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t945;
    const uint64_t t946 = curve25519_mulw(&t945, u0, t780);
    uint64_t t947;
    const uint64_t t948 = curve25519_mulw(&t947, u1, t780);
    uint64_t t949;
    const uint64_t t950 = curve25519_mulw(&t949, u2, t780);
    uint64_t t951;
    const uint64_t t952 = curve25519_mulw(&t951, u3, t780);
    uint64_t t953; const curve25519_bit c954 = curve25519_addw(&t953, t938, t946, 0);
    uint64_t t955; const curve25519_bit c956 = curve25519_addw(&t955, t940, t948, c954);
    uint64_t t957; const curve25519_bit c958 = curve25519_addw(&t957, t942, t950, c956);
    uint64_t t959; const curve25519_bit c960 = curve25519_addw(&t959, t944, t952, c958);
    uint64_t t961; (void)curve25519_addw(&t961, t951, UINT64_C(0x0), c960);
    uint64_t t962; const curve25519_bit c963 = curve25519_addw(&t962, t955, t945, 0);
    uint64_t t964; const curve25519_bit c965 = curve25519_addw(&t964, t957, t947, c963);
    uint64_t t966; const curve25519_bit c967 = curve25519_addw(&t966, t959, t949, c965);
    uint64_t t968; (void)curve25519_addw(&t968, t961, UINT64_C(0x0), c967);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t969;
    const uint64_t t970 = curve25519_mulw(&t969, u0, t782);
    uint64_t t971;
    const uint64_t t972 = curve25519_mulw(&t971, u1, t782);
    uint64_t t973;
    const uint64_t t974 = curve25519_mulw(&t973, u2, t782);
    uint64_t t975;
    const uint64_t t976 = curve25519_mulw(&t975, u3, t782);
    uint64_t t977; const curve25519_bit c978 = curve25519_addw(&t977, t962, t970, 0);
    uint64_t t979; const curve25519_bit c980 = curve25519_addw(&t979, t964, t972, c978);
    uint64_t t981; const curve25519_bit c982 = curve25519_addw(&t981, t966, t974, c980);
    uint64_t t983; const curve25519_bit c984 = curve25519_addw(&t983, t968, t976, c982);
    uint64_t t985; (void)curve25519_addw(&t985, t975, UINT64_C(0x0), c984);
    uint64_t t986; const curve25519_bit c987 = curve25519_addw(&t986, t979, t969, 0);
    uint64_t t988; const curve25519_bit c989 = curve25519_addw(&t988, t981, t971, c987);
    uint64_t t990; const curve25519_bit c991 = curve25519_addw(&t990, t983, t973, c989);
    uint64_t t992; (void)curve25519_addw(&t992, t985, UINT64_C(0x0), c991);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t993;
    const uint64_t t994 = curve25519_mulw(&t993, t992, UINT64_C(0x26));
    uint64_t t995; const curve25519_bit c996 = curve25519_addw(&t995, t977, t994, 0);
    uint64_t t997; (void)curve25519_addw(&t997, t993, UINT64_C(0x0), c996);
    uint64_t t998; const curve25519_bit c999 = curve25519_addw(&t998, t995, t995, 0);
    uint64_t t1000; (void)curve25519_addw(&t1000, t997, t997, c999);
    uint64_t t1001;
    const uint64_t t1002 = curve25519_mulw(&t1001, t986, UINT64_C(0x26));
    uint64_t t1003;
    const uint64_t t1004 = curve25519_mulw(&t1003, t988, UINT64_C(0x26));
    uint64_t t1005;
    const uint64_t t1006 = curve25519_mulw(&t1005, t990, UINT64_C(0x26));
    const uint64_t t1007 = t998 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t1008; const curve25519_bit c1009 = curve25519_addw(&t1008, t909, t1002, 0);
    uint64_t t1010; const curve25519_bit c1011 = curve25519_addw(&t1010, t929, t1004, c1009);
    uint64_t t1012; const curve25519_bit c1013 = curve25519_addw(&t1012, t953, t1006, c1011);
    uint64_t t1014; (void)curve25519_addw(&t1014, t1007, UINT64_C(0x0), c1013);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t1015 = t1000 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t1016; const curve25519_bit c1017 = curve25519_addw(&t1016, t1008, t1015, 0);
    uint64_t t1018; const curve25519_bit c1019 = curve25519_addw(&t1018, t1010, t1001, c1017);
    uint64_t t1020; const curve25519_bit c1021 = curve25519_addw(&t1020, t1012, t1003, c1019);
    uint64_t t1022; (void)curve25519_addw(&t1022, t1014, t1005, c1021);
    /* product, row 0: a * b[0] */
    uint64_t t1023;
    const uint64_t t1024 = curve25519_mulw(&t1023, t568, t899);
    uint64_t t1025;
    const uint64_t t1026 = curve25519_mulw(&t1025, t566, t899);
    uint64_t t1027;
    const uint64_t t1028 = curve25519_mulw(&t1027, t570, t899);
    uint64_t t1029;
    const uint64_t t1030 = curve25519_mulw(&t1029, t572, t899);
    uint64_t t1031; const curve25519_bit c1032 = curve25519_addw(&t1031, t1024, t1025, 0);
    uint64_t t1033; const curve25519_bit c1034 = curve25519_addw(&t1033, t1028, t1023, c1032);
    uint64_t t1035; const curve25519_bit c1036 = curve25519_addw(&t1035, t1030, t1027, c1034);
    uint64_t t1037; (void)curve25519_addw(&t1037, t1029, UINT64_C(0x0), c1036);
    /* product, row 1: + a * b[1] * W^1 */
    uint64_t t1038;
    const uint64_t t1039 = curve25519_mulw(&t1038, t566, t901);
    uint64_t t1040;
    const uint64_t t1041 = curve25519_mulw(&t1040, t568, t901);
    uint64_t t1042;
    const uint64_t t1043 = curve25519_mulw(&t1042, t570, t901);
    uint64_t t1044;
    const uint64_t t1045 = curve25519_mulw(&t1044, t572, t901);
    uint64_t t1046; const curve25519_bit c1047 = curve25519_addw(&t1046, t1031, t1039, 0);
    uint64_t t1048; const curve25519_bit c1049 = curve25519_addw(&t1048, t1033, t1041, c1047);
    uint64_t t1050; const curve25519_bit c1051 = curve25519_addw(&t1050, t1035, t1043, c1049);
    uint64_t t1052; const curve25519_bit c1053 = curve25519_addw(&t1052, t1037, t1045, c1051);
    uint64_t t1054; (void)curve25519_addw(&t1054, t1044, UINT64_C(0x0), c1053);
    uint64_t t1055; const curve25519_bit c1056 = curve25519_addw(&t1055, t1048, t1038, 0);
    uint64_t t1057; const curve25519_bit c1058 = curve25519_addw(&t1057, t1050, t1040, c1056);
    uint64_t t1059; const curve25519_bit c1060 = curve25519_addw(&t1059, t1052, t1042, c1058);
    uint64_t t1061; (void)curve25519_addw(&t1061, t1054, UINT64_C(0x0), c1060);
    /* product, row 2: + a * b[2] * W^2 */
    uint64_t t1062;
    const uint64_t t1063 = curve25519_mulw(&t1062, t566, t903);
    uint64_t t1064;
    const uint64_t t1065 = curve25519_mulw(&t1064, t568, t903);
    uint64_t t1066;
    const uint64_t t1067 = curve25519_mulw(&t1066, t570, t903);
    uint64_t t1068;
    const uint64_t t1069 = curve25519_mulw(&t1068, t572, t903);
    uint64_t t1070; const curve25519_bit c1071 = curve25519_addw(&t1070, t1055, t1063, 0);
    uint64_t t1072; const curve25519_bit c1073 = curve25519_addw(&t1072, t1057, t1065, c1071);
    uint64_t t1074; const curve25519_bit c1075 = curve25519_addw(&t1074, t1059, t1067, c1073);
    uint64_t t1076; const curve25519_bit c1077 = curve25519_addw(&t1076, t1061, t1069, c1075);
    uint64_t t1078; (void)curve25519_addw(&t1078, t1068, UINT64_C(0x0), c1077);
    uint64_t t1079; const curve25519_bit c1080 = curve25519_addw(&t1079, t1072, t1062, 0);
    uint64_t t1081; const curve25519_bit c1082 = curve25519_addw(&t1081, t1074, t1064, c1080);
    uint64_t t1083; const curve25519_bit c1084 = curve25519_addw(&t1083, t1076, t1066, c1082);
    uint64_t t1085; (void)curve25519_addw(&t1085, t1078, UINT64_C(0x0), c1084);
    /* product, row 3: + a * b[3] * W^3 */
    uint64_t t1086;
    const uint64_t t1087 = curve25519_mulw(&t1086, t566, t905);
    uint64_t t1088;
    const uint64_t t1089 = curve25519_mulw(&t1088, t568, t905);
    uint64_t t1090;
    const uint64_t t1091 = curve25519_mulw(&t1090, t570, t905);
    uint64_t t1092;
    const uint64_t t1093 = curve25519_mulw(&t1092, t572, t905);
    uint64_t t1094; const curve25519_bit c1095 = curve25519_addw(&t1094, t1079, t1087, 0);
    uint64_t t1096; const curve25519_bit c1097 = curve25519_addw(&t1096, t1081, t1089, c1095);
    uint64_t t1098; const curve25519_bit c1099 = curve25519_addw(&t1098, t1083, t1091, c1097);
    uint64_t t1100; const curve25519_bit c1101 = curve25519_addw(&t1100, t1085, t1093, c1099);
    uint64_t t1102; (void)curve25519_addw(&t1102, t1092, UINT64_C(0x0), c1101);
    uint64_t t1103; const curve25519_bit c1104 = curve25519_addw(&t1103, t1096, t1086, 0);
    uint64_t t1105; const curve25519_bit c1106 = curve25519_addw(&t1105, t1098, t1088, c1104);
    uint64_t t1107; const curve25519_bit c1108 = curve25519_addw(&t1107, t1100, t1090, c1106);
    uint64_t t1109; (void)curve25519_addw(&t1109, t1102, UINT64_C(0x0), c1108);
    /* the quotient by 2^255 but for carries from below; times 19 */
    uint64_t t1110;
    const uint64_t t1111 = curve25519_mulw(&t1110, t1109, UINT64_C(0x26));
    uint64_t t1112; const curve25519_bit c1113 = curve25519_addw(&t1112, t1094, t1111, 0);
    uint64_t t1114; (void)curve25519_addw(&t1114, t1110, UINT64_C(0x0), c1113);
    uint64_t t1115; const curve25519_bit c1116 = curve25519_addw(&t1115, t1112, t1112, 0);
    uint64_t t1117; (void)curve25519_addw(&t1117, t1114, t1114, c1116);
    uint64_t t1118;
    const uint64_t t1119 = curve25519_mulw(&t1118, t1103, UINT64_C(0x26));
    uint64_t t1120;
    const uint64_t t1121 = curve25519_mulw(&t1120, t1105, UINT64_C(0x26));
    uint64_t t1122;
    const uint64_t t1123 = curve25519_mulw(&t1122, t1107, UINT64_C(0x26));
    const uint64_t t1124 = t1115 >> 1;
    /* what is below 2^255, and the low words of the products by 38 */
    uint64_t t1125; const curve25519_bit c1126 = curve25519_addw(&t1125, t1026, t1119, 0);
    uint64_t t1127; const curve25519_bit c1128 = curve25519_addw(&t1127, t1046, t1121, c1126);
    uint64_t t1129; const curve25519_bit c1130 = curve25519_addw(&t1129, t1070, t1123, c1128);
    uint64_t t1131; (void)curve25519_addw(&t1131, t1124, UINT64_C(0x0), c1130);
    /* the quotient by 2^255 but for carries from below; times 19 */
    const uint64_t t1132 = t1117 * UINT64_C(0x13);
    /* their high words, and the quotient times 19 */
    uint64_t t1133; const curve25519_bit c1134 = curve25519_addw(&t1133, t1125, t1132, 0);
    uint64_t t1135; const curve25519_bit c1136 = curve25519_addw(&t1135, t1127, t1118, c1134);
    uint64_t t1137; const curve25519_bit c1138 = curve25519_addw(&t1137, t1129, t1120, c1136);
    uint64_t t1139; (void)curve25519_addw(&t1139, t1131, t1122, c1138);
    curve25519_storew(&r[0], t683);
    curve25519_storew(&r[1], t685);
    curve25519_storew(&r[2], t687);
    curve25519_storew(&r[3], t689);
    curve25519_storew(&r[4], t1133);
    curve25519_storew(&r[5], t1135);
    curve25519_storew(&r[6], t1137);
    curve25519_storew(&r[7], t1139);
    curve25519_storew(&r[8], t869);
    curve25519_storew(&r[9], t871);
    curve25519_storew(&r[10], t873);
    curve25519_storew(&r[11], t875);
    curve25519_storew(&r[12], t1016);
    curve25519_storew(&r[13], t1018);
    curve25519_storew(&r[14], t1020);
    curve25519_storew(&r[15], t1022);
}

/* Ensures x < p, z < p.
 * (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p */
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
    const curve25519_bit c22 = curve25519_carryw(mask_word, mask_word, 0);
    /* Q or P */
    const uint64_t m0 = curve25519_maskw(c22);
    const uint64_t t23 = curve25519_selectw(m0, s8, s0);
    const uint64_t t24 = curve25519_selectw(m0, s9, s1);
    const uint64_t t25 = curve25519_selectw(m0, s10, s2);
    const uint64_t t26 = curve25519_selectw(m0, s11, s3);
    /* Q or P */
    const uint64_t t27 = curve25519_selectw(m0, s12, s4);
    const uint64_t t28 = curve25519_selectw(m0, s13, s5);
    const uint64_t t29 = curve25519_selectw(m0, s14, s6);
    const uint64_t t30 = curve25519_selectw(m0, s15, s7);
    /* last fold, at 2^255; the sum is below 2*p */
    const uint64_t t31 = t26 >> 63;
    const uint64_t t32 = t31 * UINT64_C(0x13);
    const uint64_t t33 = t26 & UINT64_C(0x7fffffffffffffff);
    uint64_t t34; const curve25519_bit c35 = curve25519_addw(&t34, t23, t32, 0);
    uint64_t t36; const curve25519_bit c37 = curve25519_addw(&t36, t24, UINT64_C(0x0), c35);
    uint64_t t38; const curve25519_bit c39 = curve25519_addw(&t38, t25, UINT64_C(0x0), c37);
    uint64_t t40; (void)curve25519_addw(&t40, t33, UINT64_C(0x0), c39);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t41; const curve25519_bit c42 = curve25519_subw(&t41, t34, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t43; const curve25519_bit c44 = curve25519_subw(&t43, t36, UINT64_C(0xffffffffffffffff), c42);
    uint64_t t45; const curve25519_bit c46 = curve25519_subw(&t45, t38, UINT64_C(0xffffffffffffffff), c44);
    uint64_t t47; const curve25519_bit c48 = curve25519_subw(&t47, t40, UINT64_C(0x7fffffffffffffff), c46);
    const uint64_t m1 = curve25519_maskw(c48);
    const uint64_t t49 = curve25519_selectw(m1, t34, t41);
    const uint64_t t50 = curve25519_selectw(m1, t36, t43);
    const uint64_t t51 = curve25519_selectw(m1, t38, t45);
    const uint64_t t52 = curve25519_selectw(m1, t40, t47);
    /* last fold, at 2^255; the sum is below 2*p */
    const uint64_t t53 = t30 >> 63;
    const uint64_t t54 = t53 * UINT64_C(0x13);
    const uint64_t t55 = t30 & UINT64_C(0x7fffffffffffffff);
    uint64_t t56; const curve25519_bit c57 = curve25519_addw(&t56, t27, t54, 0);
    uint64_t t58; const curve25519_bit c59 = curve25519_addw(&t58, t28, UINT64_C(0x0), c57);
    uint64_t t60; const curve25519_bit c61 = curve25519_addw(&t60, t29, UINT64_C(0x0), c59);
    uint64_t t62; (void)curve25519_addw(&t62, t55, UINT64_C(0x0), c61);
    /* subtract the modulus; keep the difference unless it borrows */
    uint64_t t63; const curve25519_bit c64 = curve25519_subw(&t63, t56, UINT64_C(0xffffffffffffffed), 0);
    uint64_t t65; const curve25519_bit c66 = curve25519_subw(&t65, t58, UINT64_C(0xffffffffffffffff), c64);
    uint64_t t67; const curve25519_bit c68 = curve25519_subw(&t67, t60, UINT64_C(0xffffffffffffffff), c66);
    uint64_t t69; const curve25519_bit c70 = curve25519_subw(&t69, t62, UINT64_C(0x7fffffffffffffff), c68);
    const uint64_t m2 = curve25519_maskw(c70);
    const uint64_t t71 = curve25519_selectw(m2, t56, t63);
    const uint64_t t72 = curve25519_selectw(m2, t58, t65);
    const uint64_t t73 = curve25519_selectw(m2, t60, t67);
    const uint64_t t74 = curve25519_selectw(m2, t62, t69);
    curve25519_storew(&x->v[0], t49);
    curve25519_storew(&x->v[1], t50);
    curve25519_storew(&x->v[2], t51);
    curve25519_storew(&x->v[3], t52);
    curve25519_storew(&z->v[0], t71);
    curve25519_storew(&z->v[1], t72);
    curve25519_storew(&z->v[2], t73);
    curve25519_storew(&z->v[3], t74);
}

#else
typedef int curve25519_ladder_c64_is_not_compiled; /* ISO C wants a declaration in every file */
#endif
