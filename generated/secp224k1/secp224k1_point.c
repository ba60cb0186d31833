/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "secp224k1_curve_internal.h"

#if SECP224K1_WORD_BITS == 64
const secp224k1_fe secp224k1_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
const secp224k1_fe secp224k1_curve_b = { {
    UINT64_C(0x0000000000000005), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
static const secp224k1_fe secp224k1_generator_x = { {
    UINT64_C(0x0f7e650eb6b7a45c), UINT64_C(0x69a467e9e47075a9), UINT64_C(0x4df099df30fc28a1),
    UINT64_C(0x00000000a1455b33),
} };
static const secp224k1_fe secp224k1_generator_y = { {
    UINT64_C(0xe2ca4bdb556d61a5), UINT64_C(0xf7e319f7c0b0bd59), UINT64_C(0x7fba344282cafbd6),
    UINT64_C(0x000000007e089fed),
} };
#elif SECP224K1_WORD_BITS == 32
const secp224k1_fe secp224k1_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
const secp224k1_fe secp224k1_curve_b = { {
    UINT32_C(0x00000005), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
static const secp224k1_fe secp224k1_generator_x = { {
    UINT32_C(0xb6b7a45c), UINT32_C(0x0f7e650e), UINT32_C(0xe47075a9), UINT32_C(0x69a467e9), UINT32_C(0x30fc28a1),
    UINT32_C(0x4df099df), UINT32_C(0xa1455b33),
} };
static const secp224k1_fe secp224k1_generator_y = { {
    UINT32_C(0x556d61a5), UINT32_C(0xe2ca4bdb), UINT32_C(0xc0b0bd59), UINT32_C(0xf7e319f7), UINT32_C(0x82cafbd6),
    UINT32_C(0x7fba3442), UINT32_C(0x7e089fed),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t secp224k1_point_add_incomplete(secp224k1_point *r, const secp224k1_point *p, const secp224k1_point *q)
{
    secp224k1_fe h, slope, t0, t1, t2;

#if defined(SECP224K1_ASM)
    if (secp224k1_cpu_plain == 0) {
        return secp224k1_point_add_incomplete_fused((secp224k1_limb *)r, (const secp224k1_limb *)p, (const secp224k1_limb *)q);
    }
#endif
    secp224k1_fe_sqr(&h, &p->z);
    secp224k1_fe_sqr(&slope, &q->z);
    secp224k1_fe_mul(&t0, &p->x, &slope);
    secp224k1_fe_mul(&r->x, &q->x, &h);
    secp224k1_fe_mul(&slope, &q->z, &slope);
    secp224k1_fe_mul(&t1, &p->y, &slope);
    secp224k1_fe_mul(&h, &p->z, &h);
    secp224k1_fe_mul(&r->y, &q->y, &h);
    secp224k1_fe_sub(&h, &r->x, &t0);
    secp224k1_fe_sub(&slope, &r->y, &t1);
    secp224k1_fe_mul(&r->x, &p->z, &q->z);
    secp224k1_fe_mul(&r->z, &r->x, &h);
    secp224k1_fe_sqr(&r->x, &h);
    secp224k1_fe_mul(&r->y, &h, &r->x);
    secp224k1_fe_mul(&t0, &t0, &r->x);
    secp224k1_fe_sqr(&r->x, &slope);
    secp224k1_fe_dbl(&t2, &t0);
    secp224k1_fe_sub(&r->x, &r->x, &r->y);
    secp224k1_fe_sub(&r->x, &r->x, &t2);
    secp224k1_fe_sub(&t0, &t0, &r->x);
    secp224k1_fe_mul(&t0, &slope, &t0);
    secp224k1_fe_mul(&r->y, &t1, &r->y);
    secp224k1_fe_sub(&r->y, &t0, &r->y);
    return secp224k1_fe_is_zero(&h) & secp224k1_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t secp224k1_point_add_affine_incomplete(secp224k1_point *r, const secp224k1_point *p, const secp224k1_affine *q)
{
    secp224k1_fe h, slope, t0, t1, t2;

#if defined(SECP224K1_ASM)
    if (secp224k1_cpu_plain == 0) {
        return secp224k1_point_add_affine_incomplete_fused((secp224k1_limb *)r, (const secp224k1_limb *)p, (const secp224k1_limb *)q);
    }
#endif
    secp224k1_fe_sqr(&h, &p->z);
    secp224k1_fe_mul(&slope, &q->x, &h);
    secp224k1_fe_mul(&h, &p->z, &h);
    secp224k1_fe_mul(&t0, &q->y, &h);
    secp224k1_fe_sub(&h, &slope, &p->x);
    secp224k1_fe_sub(&slope, &t0, &p->y);
    secp224k1_fe_mul(&r->z, &p->z, &h);
    secp224k1_fe_sqr(&t0, &h);
    secp224k1_fe_mul(&t1, &h, &t0);
    secp224k1_fe_mul(&t0, &p->x, &t0);
    secp224k1_fe_sqr(&r->x, &slope);
    secp224k1_fe_dbl(&t2, &t0);
    secp224k1_fe_sub(&r->x, &r->x, &t1);
    secp224k1_fe_sub(&r->x, &r->x, &t2);
    secp224k1_fe_sub(&t0, &t0, &r->x);
    secp224k1_fe_mul(&t0, &slope, &t0);
    secp224k1_fe_mul(&r->y, &p->y, &t1);
    secp224k1_fe_sub(&r->y, &t0, &r->y);
    return secp224k1_fe_is_zero(&h) & secp224k1_fe_is_zero(&slope);
}

/* Jacobian doubling, a = 0, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M =
 *     3*X1^2.
 * Cost: 3M + 4S.
 * Right for all points. */
void secp224k1_point_dbl(secp224k1_point *r, const secp224k1_point *p)
{
    secp224k1_fe t0, t1, t2;

#if defined(SECP224K1_ASM)
    if (secp224k1_cpu_plain == 0) {
        secp224k1_point_dbl_fused((secp224k1_limb *)r, (const secp224k1_limb *)p);
        return;
    }
#endif
    secp224k1_fe_dbl(&r->y, &p->y);
    secp224k1_fe_sqr(&t0, &r->y);
    secp224k1_fe_mul(&r->z, &r->y, &p->z);
    secp224k1_fe_sqr(&r->y, &p->x);
    secp224k1_fe_dbl(&t1, &r->y);
    secp224k1_fe_add(&r->y, &t1, &r->y);
    secp224k1_fe_mul(&t1, &t0, &p->x);
    secp224k1_fe_sqr(&r->x, &t0);
    secp224k1_fe_half(&t0, &r->x);
    secp224k1_fe_sqr(&r->x, &r->y);
    secp224k1_fe_dbl(&t2, &t1);
    secp224k1_fe_sub(&r->x, &r->x, &t2);
    secp224k1_fe_sub(&t1, &t1, &r->x);
    secp224k1_fe_mul(&r->y, &r->y, &t1);
    secp224k1_fe_sub(&r->y, &r->y, &t0);
}

void secp224k1_point_select(secp224k1_point *r, uint64_t mask, const secp224k1_point *p, const secp224k1_point *q)
{
    secp224k1_fe_select(&r->x, mask, &p->x, &q->x);
    secp224k1_fe_select(&r->y, mask, &p->y, &q->y);
    secp224k1_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void secp224k1_point_add(secp224k1_point *r, const secp224k1_point *p, const secp224k1_point *q)
{
    secp224k1_point sum, twice;
    const uint64_t p_is_neutral = secp224k1_fe_is_zero(&p->z), q_is_neutral = secp224k1_fe_is_zero(&q->z);
    const uint64_t equal = secp224k1_point_add_incomplete(&sum, p, q);

    secp224k1_point_dbl(&twice, p);
    secp224k1_point_select(&sum, equal, &twice, &sum);
    secp224k1_point_select(&sum, p_is_neutral, q, &sum);
    secp224k1_point_select(r, q_is_neutral, p, &sum);
}

void secp224k1_point_add_affine(secp224k1_point *r, const secp224k1_point *p, const secp224k1_affine *q)
{
    secp224k1_point sum, other;
    const uint64_t p_is_neutral = secp224k1_fe_is_zero(&p->z);
    const uint64_t equal = secp224k1_point_add_affine_incomplete(&sum, p, q);

    secp224k1_point_dbl(&other, p);
    secp224k1_point_select(&sum, equal, &other, &sum);
    secp224k1_point_from_affine(&other, q);
    secp224k1_point_select(r, p_is_neutral, &other, &sum);
}

void secp224k1_point_neg(secp224k1_point *r, const secp224k1_point *p)
{
    r->x = p->x;
    secp224k1_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void secp224k1_point_neutral(secp224k1_point *r)
{
    r->x = secp224k1_curve_one;
    r->y = secp224k1_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t secp224k1_point_is_neutral(const secp224k1_point *p)
{
    return secp224k1_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t secp224k1_point_eq(const secp224k1_point *p, const secp224k1_point *q)
{
    const uint64_t p_is_neutral = secp224k1_fe_is_zero(&p->z), q_is_neutral = secp224k1_fe_is_zero(&q->z);
    secp224k1_fe pz, qz, left, right;
    uint64_t same;

    secp224k1_fe_sqr(&pz, &p->z);
    secp224k1_fe_sqr(&qz, &q->z);
    secp224k1_fe_mul(&left, &p->x, &qz);
    secp224k1_fe_mul(&right, &q->x, &pz);
    same = secp224k1_fe_eq(&left, &right);
    secp224k1_fe_mul(&pz, &pz, &p->z);
    secp224k1_fe_mul(&qz, &qz, &q->z);
    secp224k1_fe_mul(&left, &p->y, &qz);
    secp224k1_fe_mul(&right, &q->y, &pz);
    same &= secp224k1_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void secp224k1_right_side(secp224k1_fe *r, const secp224k1_fe *x)
{
    secp224k1_fe t;

    secp224k1_fe_sqr(&t, x);
    secp224k1_fe_mul(&t, &t, x);
    secp224k1_fe_add(r, &t, &secp224k1_curve_b);
}

uint64_t secp224k1_affine_is_on_curve(const secp224k1_affine *p)
{
    secp224k1_fe left, right;

    secp224k1_fe_sqr(&left, &p->y);
    secp224k1_right_side(&right, &p->x);
    return secp224k1_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t secp224k1_point_is_on_curve(const secp224k1_point *p)
{
    secp224k1_fe left, right, square, power;

    secp224k1_fe_sqr(&square, &p->z);
    secp224k1_fe_sqr(&power, &square);
    secp224k1_fe_sqr(&right, &p->x);
    secp224k1_fe_mul(&right, &right, &p->x);
    secp224k1_fe_mul(&power, &power, &square);
    secp224k1_fe_mul(&power, &power, &secp224k1_curve_b);
    secp224k1_fe_add(&right, &right, &power);
    secp224k1_fe_sqr(&left, &p->y);
    return secp224k1_fe_eq(&left, &right) | secp224k1_fe_is_zero(&p->z);
}

void secp224k1_generator(secp224k1_affine *r)
{
    r->x = secp224k1_generator_x;
    r->y = secp224k1_generator_y;
}

void secp224k1_point_from_affine(secp224k1_point *r, const secp224k1_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = secp224k1_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void secp224k1_scale(secp224k1_affine *r, const secp224k1_point *p, const secp224k1_fe *inverse)
{
    secp224k1_fe square;

    secp224k1_fe_sqr(&square, inverse);
    secp224k1_fe_mul(&r->x, &p->x, &square);
    secp224k1_fe_mul(&square, &square, inverse);
    secp224k1_fe_mul(&r->y, &p->y, &square);
    secp224k1_wipe(&square, sizeof square);
}

int secp224k1_point_to_affine(secp224k1_affine *r, const secp224k1_point *p)
{
    secp224k1_fe inverse;
    const uint64_t is_neutral = secp224k1_fe_is_zero(&p->z);

    secp224k1_fe_inv(&inverse, &p->z);
    secp224k1_scale(r, p, &inverse);
    secp224k1_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void secp224k1_point_batch_to_affine(secp224k1_affine *r, const secp224k1_point *p, secp224k1_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    secp224k1_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        secp224k1_scale(&r[i], &p[i], &scratch[i]);
    }
}

void secp224k1_affine_to_bytes(uint8_t b[57], const secp224k1_affine *p)
{
    b[0] = 4;
    secp224k1_fe_to_bytes(b + 1, &p->x);
    secp224k1_fe_to_bytes(b + 1 + SECP224K1_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int secp224k1_parity(const secp224k1_fe *y)
{
    uint8_t b[SECP224K1_FE_BYTES];

    secp224k1_fe_to_bytes(b, y);
    return b[SECP224K1_FE_BYTES - 1] & 1u;
}

void secp224k1_affine_to_bytes_compressed(uint8_t b[29], const secp224k1_affine *p)
{
    b[0] = (uint8_t)(2u | secp224k1_parity(&p->y));
    secp224k1_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int secp224k1_decompress(secp224k1_fe *y, const secp224k1_fe *x, unsigned int parity)
{
    secp224k1_fe root, other;

    secp224k1_right_side(&root, x);
    if (secp224k1_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    secp224k1_fe_neg(&other, &root);
    secp224k1_fe_select(y, secp224k1_mask64(secp224k1_parity(&root) ^ parity), &other, &root);
    return secp224k1_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int secp224k1_affine_from_bytes(secp224k1_affine *r, const uint8_t *b, size_t length)
{
    secp224k1_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * SECP224K1_FE_BYTES && b[0] == 4) {
        status = secp224k1_fe_from_bytes(&p.x, b + 1) | secp224k1_fe_from_bytes(&p.y, b + 1 + SECP224K1_FE_BYTES);
        if (status == 0 && secp224k1_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + SECP224K1_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = secp224k1_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = secp224k1_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
