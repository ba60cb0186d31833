/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * What scalar multiplication on the curve of Ed25519 makes of secret digits: the digits themselves, and the table entries that
 * they stand for, each found by reading the whole table.
 */
#include "curve25519_curve_internal.h"

/* k = sum of digit[i] * 16^i over i < 64 with -8 <= digit[i] < 8 */
void curve25519_ed25519_digits(int digit[64], const curve25519_sc *k)
{
    uint8_t bytes[32];
    unsigned int i, sum = 0;

    curve25519_sc_to_bytes_le(bytes, k);
    for (i = 0; i < 32; i++) { /* + 8 * 16^i for all i, which fits, for k < 2^253 */
        sum += bytes[i] + 0x88u;
        digit[2 * i] = (int)(sum & 15) - 8;
        digit[2 * i + 1] = (int)(sum >> 4 & 15) - 8;
        sum >>= 8;
    }
    curve25519_wipe(bytes, sizeof bytes);
}

/* *magnitude = |digit|; all-ones where the digit is negative */
static curve25519_limb curve25519_ed25519_magnitude(unsigned int *magnitude, int digit)
{
    const unsigned int negative = (unsigned int)digit >> (8 * sizeof digit - 1);

    *magnitude = ((unsigned int)digit ^ (0 - negative)) + negative;
    return curve25519_maskw((curve25519_bit)negative);
}

/* r = a where the mask is all-ones, b where it is 0 */
static void curve25519_ed25519_either(curve25519_fe *r, curve25519_limb mask, const curve25519_fe *a, const curve25519_fe *b)
{
    unsigned int i;

    for (i = 0; i < CURVE25519_FE_LIMBS; i++) {
        r->v[i] = curve25519_selectw(mask, a->v[i], b->v[i]);
    }
}

void curve25519_ed25519_pick_cached(curve25519_ed25519_cached *r, const curve25519_ed25519_cached table[8], int digit)
{
    const curve25519_fe zero = { {0} };
    curve25519_ed25519_cached found;
    curve25519_limb mask, negative;
    curve25519_fe negated;
    unsigned int i, magnitude;

    negative = curve25519_ed25519_magnitude(&magnitude, digit);
    found.m = found.p = found.z = found.t = zero;
    mask = curve25519_samew(magnitude, 0);
    curve25519_pick(&found.m, &curve25519_ed25519_one, mask);
    curve25519_pick(&found.p, &curve25519_ed25519_one, mask);
    curve25519_fe_add(&found.z, &found.m, &found.p);
    for (i = 0; i < 8; i++) {
        mask = curve25519_samew(magnitude, i + 1);
        curve25519_pick(&found.m, &table[i].m, mask);
        curve25519_pick(&found.p, &table[i].p, mask);
        curve25519_pick(&found.z, &table[i].z, mask);
        curve25519_pick(&found.t, &table[i].t, mask);
    }
    curve25519_fe_neg(&negated, &found.t);
    curve25519_ed25519_either(&r->m, negative, &found.p, &found.m);
    curve25519_ed25519_either(&r->p, negative, &found.m, &found.p);
    r->z = found.z;
    curve25519_ed25519_either(&r->t, negative, &negated, &found.t);
}

void curve25519_ed25519_pick_niels(curve25519_ed25519_niels *r, const curve25519_ed25519_niels table[8], int digit)
{
    const curve25519_fe zero = { {0} };
    curve25519_ed25519_niels found;
    curve25519_limb mask, negative;
    curve25519_fe negated;
    unsigned int i, magnitude;

    negative = curve25519_ed25519_magnitude(&magnitude, digit);
    found.m = found.p = found.t = zero;
    mask = curve25519_samew(magnitude, 0);
    curve25519_pick(&found.m, &curve25519_ed25519_one, mask);
    curve25519_pick(&found.p, &curve25519_ed25519_one, mask);
    for (i = 0; i < 8; i++) {
        mask = curve25519_samew(magnitude, i + 1);
        curve25519_pick(&found.m, &table[i].m, mask);
        curve25519_pick(&found.p, &table[i].p, mask);
        curve25519_pick(&found.t, &table[i].t, mask);
    }
    curve25519_fe_neg(&negated, &found.t);
    curve25519_ed25519_either(&r->m, negative, &found.p, &found.m);
    curve25519_ed25519_either(&r->p, negative, &found.m, &found.p);
    curve25519_ed25519_either(&r->t, negative, &negated, &found.t);
}
