/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "secp256k1_curve_internal.h"

#if SECP256K1_WORD_BITS == 64
const secp256k1_fe secp256k1_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
const secp256k1_fe secp256k1_curve_b = { {
    UINT64_C(0x0000000000000007), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
static const secp256k1_fe secp256k1_generator_x = { {
    UINT64_C(0x59f2815b16f81798), UINT64_C(0x029bfcdb2dce28d9), UINT64_C(0x55a06295ce870b07),
    UINT64_C(0x79be667ef9dcbbac),
} };
static const secp256k1_fe secp256k1_generator_y = { {
    UINT64_C(0x9c47d08ffb10d4b8), UINT64_C(0xfd17b448a6855419), UINT64_C(0x5da4fbfc0e1108a8),
    UINT64_C(0x483ada7726a3c465),
} };
#elif SECP256K1_WORD_BITS == 32
const secp256k1_fe secp256k1_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
const secp256k1_fe secp256k1_curve_b = { {
    UINT32_C(0x00000007), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
static const secp256k1_fe secp256k1_generator_x = { {
    UINT32_C(0x16f81798), UINT32_C(0x59f2815b), UINT32_C(0x2dce28d9), UINT32_C(0x029bfcdb), UINT32_C(0xce870b07),
    UINT32_C(0x55a06295), UINT32_C(0xf9dcbbac), UINT32_C(0x79be667e),
} };
static const secp256k1_fe secp256k1_generator_y = { {
    UINT32_C(0xfb10d4b8), UINT32_C(0x9c47d08f), UINT32_C(0xa6855419), UINT32_C(0xfd17b448), UINT32_C(0x0e1108a8),
    UINT32_C(0x5da4fbfc), UINT32_C(0x26a3c465), UINT32_C(0x483ada77),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t secp256k1_point_add_incomplete(secp256k1_point *r, const secp256k1_point *p, const secp256k1_point *q)
{
    secp256k1_fe h, slope, t0, t1, t2;

#if defined(SECP256K1_ASM)
    if (secp256k1_cpu_plain == 0) {
        return secp256k1_point_add_incomplete_fused((secp256k1_limb *)r, (const secp256k1_limb *)p, (const secp256k1_limb *)q);
    }
#endif
    secp256k1_fe_sqr(&h, &p->z);
    secp256k1_fe_sqr(&slope, &q->z);
    secp256k1_fe_mul(&t0, &p->x, &slope);
    secp256k1_fe_mul(&r->x, &q->x, &h);
    secp256k1_fe_mul(&slope, &q->z, &slope);
    secp256k1_fe_mul(&t1, &p->y, &slope);
    secp256k1_fe_mul(&h, &p->z, &h);
    secp256k1_fe_mul(&r->y, &q->y, &h);
    secp256k1_fe_sub(&h, &r->x, &t0);
    secp256k1_fe_sub(&slope, &r->y, &t1);
    secp256k1_fe_mul(&r->x, &p->z, &q->z);
    secp256k1_fe_mul(&r->z, &r->x, &h);
    secp256k1_fe_sqr(&r->x, &h);
    secp256k1_fe_mul(&r->y, &h, &r->x);
    secp256k1_fe_mul(&t0, &t0, &r->x);
    secp256k1_fe_sqr(&r->x, &slope);
    secp256k1_fe_dbl(&t2, &t0);
    secp256k1_fe_sub(&r->x, &r->x, &r->y);
    secp256k1_fe_sub(&r->x, &r->x, &t2);
    secp256k1_fe_sub(&t0, &t0, &r->x);
    secp256k1_fe_mul(&t0, &slope, &t0);
    secp256k1_fe_mul(&r->y, &t1, &r->y);
    secp256k1_fe_sub(&r->y, &t0, &r->y);
    return secp256k1_fe_is_zero(&h) & secp256k1_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t secp256k1_point_add_affine_incomplete(secp256k1_point *r, const secp256k1_point *p, const secp256k1_affine *q)
{
    secp256k1_fe h, slope, t0, t1, t2;

#if defined(SECP256K1_ASM)
    if (secp256k1_cpu_plain == 0) {
        return secp256k1_point_add_affine_incomplete_fused((secp256k1_limb *)r, (const secp256k1_limb *)p, (const secp256k1_limb *)q);
    }
#endif
    secp256k1_fe_sqr(&h, &p->z);
    secp256k1_fe_mul(&slope, &q->x, &h);
    secp256k1_fe_mul(&h, &p->z, &h);
    secp256k1_fe_mul(&t0, &q->y, &h);
    secp256k1_fe_sub(&h, &slope, &p->x);
    secp256k1_fe_sub(&slope, &t0, &p->y);
    secp256k1_fe_mul(&r->z, &p->z, &h);
    secp256k1_fe_sqr(&t0, &h);
    secp256k1_fe_mul(&t1, &h, &t0);
    secp256k1_fe_mul(&t0, &p->x, &t0);
    secp256k1_fe_sqr(&r->x, &slope);
    secp256k1_fe_dbl(&t2, &t0);
    secp256k1_fe_sub(&r->x, &r->x, &t1);
    secp256k1_fe_sub(&r->x, &r->x, &t2);
    secp256k1_fe_sub(&t0, &t0, &r->x);
    secp256k1_fe_mul(&t0, &slope, &t0);
    secp256k1_fe_mul(&r->y, &p->y, &t1);
    secp256k1_fe_sub(&r->y, &t0, &r->y);
    return secp256k1_fe_is_zero(&h) & secp256k1_fe_is_zero(&slope);
}

/* Jacobian doubling, a = 0, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M =
 *     3*X1^2.
 * Cost: 3M + 4S.
 * Right for all points. */
void secp256k1_point_dbl(secp256k1_point *r, const secp256k1_point *p)
{
    secp256k1_fe t0, t1, t2;

#if defined(SECP256K1_ASM)
    if (secp256k1_cpu_plain == 0) {
        secp256k1_point_dbl_fused((secp256k1_limb *)r, (const secp256k1_limb *)p);
        return;
    }
#endif
    secp256k1_fe_dbl(&r->y, &p->y);
    secp256k1_fe_sqr(&t0, &r->y);
    secp256k1_fe_mul(&r->z, &r->y, &p->z);
    secp256k1_fe_sqr(&r->y, &p->x);
    secp256k1_fe_dbl(&t1, &r->y);
    secp256k1_fe_add(&r->y, &t1, &r->y);
    secp256k1_fe_mul(&t1, &t0, &p->x);
    secp256k1_fe_sqr(&r->x, &t0);
    secp256k1_fe_half(&t0, &r->x);
    secp256k1_fe_sqr(&r->x, &r->y);
    secp256k1_fe_dbl(&t2, &t1);
    secp256k1_fe_sub(&r->x, &r->x, &t2);
    secp256k1_fe_sub(&t1, &t1, &r->x);
    secp256k1_fe_mul(&r->y, &r->y, &t1);
    secp256k1_fe_sub(&r->y, &r->y, &t0);
}

void secp256k1_point_select(secp256k1_point *r, uint64_t mask, const secp256k1_point *p, const secp256k1_point *q)
{
    secp256k1_fe_select(&r->x, mask, &p->x, &q->x);
    secp256k1_fe_select(&r->y, mask, &p->y, &q->y);
    secp256k1_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void secp256k1_point_add(secp256k1_point *r, const secp256k1_point *p, const secp256k1_point *q)
{
    secp256k1_point sum, twice;
    const uint64_t p_is_neutral = secp256k1_fe_is_zero(&p->z), q_is_neutral = secp256k1_fe_is_zero(&q->z);
    const uint64_t equal = secp256k1_point_add_incomplete(&sum, p, q);

    secp256k1_point_dbl(&twice, p);
    secp256k1_point_select(&sum, equal, &twice, &sum);
    secp256k1_point_select(&sum, p_is_neutral, q, &sum);
    secp256k1_point_select(r, q_is_neutral, p, &sum);
}

void secp256k1_point_add_affine(secp256k1_point *r, const secp256k1_point *p, const secp256k1_affine *q)
{
    secp256k1_point sum, other;
    const uint64_t p_is_neutral = secp256k1_fe_is_zero(&p->z);
    const uint64_t equal = secp256k1_point_add_affine_incomplete(&sum, p, q);

    secp256k1_point_dbl(&other, p);
    secp256k1_point_select(&sum, equal, &other, &sum);
    secp256k1_point_from_affine(&other, q);
    secp256k1_point_select(r, p_is_neutral, &other, &sum);
}

void secp256k1_point_neg(secp256k1_point *r, const secp256k1_point *p)
{
    r->x = p->x;
    secp256k1_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void secp256k1_point_neutral(secp256k1_point *r)
{
    r->x = secp256k1_curve_one;
    r->y = secp256k1_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t secp256k1_point_is_neutral(const secp256k1_point *p)
{
    return secp256k1_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t secp256k1_point_eq(const secp256k1_point *p, const secp256k1_point *q)
{
    const uint64_t p_is_neutral = secp256k1_fe_is_zero(&p->z), q_is_neutral = secp256k1_fe_is_zero(&q->z);
    secp256k1_fe pz, qz, left, right;
    uint64_t same;

    secp256k1_fe_sqr(&pz, &p->z);
    secp256k1_fe_sqr(&qz, &q->z);
    secp256k1_fe_mul(&left, &p->x, &qz);
    secp256k1_fe_mul(&right, &q->x, &pz);
    same = secp256k1_fe_eq(&left, &right);
    secp256k1_fe_mul(&pz, &pz, &p->z);
    secp256k1_fe_mul(&qz, &qz, &q->z);
    secp256k1_fe_mul(&left, &p->y, &qz);
    secp256k1_fe_mul(&right, &q->y, &pz);
    same &= secp256k1_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void secp256k1_right_side(secp256k1_fe *r, const secp256k1_fe *x)
{
    secp256k1_fe t;

    secp256k1_fe_sqr(&t, x);
    secp256k1_fe_mul(&t, &t, x);
    secp256k1_fe_add(r, &t, &secp256k1_curve_b);
}

uint64_t secp256k1_affine_is_on_curve(const secp256k1_affine *p)
{
    secp256k1_fe left, right;

    secp256k1_fe_sqr(&left, &p->y);
    secp256k1_right_side(&right, &p->x);
    return secp256k1_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t secp256k1_point_is_on_curve(const secp256k1_point *p)
{
    secp256k1_fe left, right, square, power;

    secp256k1_fe_sqr(&square, &p->z);
    secp256k1_fe_sqr(&power, &square);
    secp256k1_fe_sqr(&right, &p->x);
    secp256k1_fe_mul(&right, &right, &p->x);
    secp256k1_fe_mul(&power, &power, &square);
    secp256k1_fe_mul(&power, &power, &secp256k1_curve_b);
    secp256k1_fe_add(&right, &right, &power);
    secp256k1_fe_sqr(&left, &p->y);
    return secp256k1_fe_eq(&left, &right) | secp256k1_fe_is_zero(&p->z);
}

void secp256k1_generator(secp256k1_affine *r)
{
    r->x = secp256k1_generator_x;
    r->y = secp256k1_generator_y;
}

void secp256k1_point_from_affine(secp256k1_point *r, const secp256k1_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = secp256k1_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void secp256k1_scale(secp256k1_affine *r, const secp256k1_point *p, const secp256k1_fe *inverse)
{
    secp256k1_fe square;

    secp256k1_fe_sqr(&square, inverse);
    secp256k1_fe_mul(&r->x, &p->x, &square);
    secp256k1_fe_mul(&square, &square, inverse);
    secp256k1_fe_mul(&r->y, &p->y, &square);
    secp256k1_wipe(&square, sizeof square);
}

int secp256k1_point_to_affine(secp256k1_affine *r, const secp256k1_point *p)
{
    secp256k1_fe inverse;
    const uint64_t is_neutral = secp256k1_fe_is_zero(&p->z);

    secp256k1_fe_inv(&inverse, &p->z);
    secp256k1_scale(r, p, &inverse);
    secp256k1_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void secp256k1_point_batch_to_affine(secp256k1_affine *r, const secp256k1_point *p, secp256k1_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    secp256k1_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        secp256k1_scale(&r[i], &p[i], &scratch[i]);
    }
}

void secp256k1_affine_to_bytes(uint8_t b[65], const secp256k1_affine *p)
{
    b[0] = 4;
    secp256k1_fe_to_bytes(b + 1, &p->x);
    secp256k1_fe_to_bytes(b + 1 + SECP256K1_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int secp256k1_parity(const secp256k1_fe *y)
{
    uint8_t b[SECP256K1_FE_BYTES];

    secp256k1_fe_to_bytes(b, y);
    return b[SECP256K1_FE_BYTES - 1] & 1u;
}

void secp256k1_affine_to_bytes_compressed(uint8_t b[33], const secp256k1_affine *p)
{
    b[0] = (uint8_t)(2u | secp256k1_parity(&p->y));
    secp256k1_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int secp256k1_decompress(secp256k1_fe *y, const secp256k1_fe *x, unsigned int parity)
{
    secp256k1_fe root, other;

    secp256k1_right_side(&root, x);
    if (secp256k1_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    secp256k1_fe_neg(&other, &root);
    secp256k1_fe_select(y, secp256k1_mask64(secp256k1_parity(&root) ^ parity), &other, &root);
    return secp256k1_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int secp256k1_affine_from_bytes(secp256k1_affine *r, const uint8_t *b, size_t length)
{
    secp256k1_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * SECP256K1_FE_BYTES && b[0] == 4) {
        status = secp256k1_fe_from_bytes(&p.x, b + 1) | secp256k1_fe_from_bytes(&p.y, b + 1 + SECP256K1_FE_BYTES);
        if (status == 0 && secp256k1_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + SECP256K1_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = secp256k1_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = secp256k1_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
