/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "secp192k1_curve_internal.h"

#if SECP192K1_WORD_BITS == 64
const secp192k1_fe secp192k1_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
} };
const secp192k1_fe secp192k1_curve_b = { {
    UINT64_C(0x0000000000000003), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
} };
static const secp192k1_fe secp192k1_generator_x = { {
    UINT64_C(0x1da5d1b1eae06c7d), UINT64_C(0x26b07d0280b7f434), UINT64_C(0xdb4ff10ec057e9ae),
} };
static const secp192k1_fe secp192k1_generator_y = { {
    UINT64_C(0x4082aa88d95e2f9d), UINT64_C(0x844163d015be8634), UINT64_C(0x9b2f2f6d9c5628a7),
} };
#elif SECP192K1_WORD_BITS == 32
const secp192k1_fe secp192k1_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} };
const secp192k1_fe secp192k1_curve_b = { {
    UINT32_C(0x00000003), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} };
static const secp192k1_fe secp192k1_generator_x = { {
    UINT32_C(0xeae06c7d), UINT32_C(0x1da5d1b1), UINT32_C(0x80b7f434), UINT32_C(0x26b07d02), UINT32_C(0xc057e9ae),
    UINT32_C(0xdb4ff10e),
} };
static const secp192k1_fe secp192k1_generator_y = { {
    UINT32_C(0xd95e2f9d), UINT32_C(0x4082aa88), UINT32_C(0x15be8634), UINT32_C(0x844163d0), UINT32_C(0x9c5628a7),
    UINT32_C(0x9b2f2f6d),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t secp192k1_point_add_incomplete(secp192k1_point *r, const secp192k1_point *p, const secp192k1_point *q)
{
    secp192k1_fe h, slope, t0, t1, t2;

#if defined(SECP192K1_ASM)
    if (secp192k1_cpu_plain == 0) {
        return secp192k1_point_add_incomplete_fused((secp192k1_limb *)r, (const secp192k1_limb *)p, (const secp192k1_limb *)q);
    }
#endif
    secp192k1_fe_sqr(&h, &p->z);
    secp192k1_fe_sqr(&slope, &q->z);
    secp192k1_fe_mul(&t0, &p->x, &slope);
    secp192k1_fe_mul(&r->x, &q->x, &h);
    secp192k1_fe_mul(&slope, &q->z, &slope);
    secp192k1_fe_mul(&t1, &p->y, &slope);
    secp192k1_fe_mul(&h, &p->z, &h);
    secp192k1_fe_mul(&r->y, &q->y, &h);
    secp192k1_fe_sub(&h, &r->x, &t0);
    secp192k1_fe_sub(&slope, &r->y, &t1);
    secp192k1_fe_mul(&r->x, &p->z, &q->z);
    secp192k1_fe_mul(&r->z, &r->x, &h);
    secp192k1_fe_sqr(&r->x, &h);
    secp192k1_fe_mul(&r->y, &h, &r->x);
    secp192k1_fe_mul(&t0, &t0, &r->x);
    secp192k1_fe_sqr(&r->x, &slope);
    secp192k1_fe_dbl(&t2, &t0);
    secp192k1_fe_sub(&r->x, &r->x, &r->y);
    secp192k1_fe_sub(&r->x, &r->x, &t2);
    secp192k1_fe_sub(&t0, &t0, &r->x);
    secp192k1_fe_mul(&t0, &slope, &t0);
    secp192k1_fe_mul(&r->y, &t1, &r->y);
    secp192k1_fe_sub(&r->y, &t0, &r->y);
    return secp192k1_fe_is_zero(&h) & secp192k1_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t secp192k1_point_add_affine_incomplete(secp192k1_point *r, const secp192k1_point *p, const secp192k1_affine *q)
{
    secp192k1_fe h, slope, t0, t1, t2;

#if defined(SECP192K1_ASM)
    if (secp192k1_cpu_plain == 0) {
        return secp192k1_point_add_affine_incomplete_fused((secp192k1_limb *)r, (const secp192k1_limb *)p, (const secp192k1_limb *)q);
    }
#endif
    secp192k1_fe_sqr(&h, &p->z);
    secp192k1_fe_mul(&slope, &q->x, &h);
    secp192k1_fe_mul(&h, &p->z, &h);
    secp192k1_fe_mul(&t0, &q->y, &h);
    secp192k1_fe_sub(&h, &slope, &p->x);
    secp192k1_fe_sub(&slope, &t0, &p->y);
    secp192k1_fe_mul(&r->z, &p->z, &h);
    secp192k1_fe_sqr(&t0, &h);
    secp192k1_fe_mul(&t1, &h, &t0);
    secp192k1_fe_mul(&t0, &p->x, &t0);
    secp192k1_fe_sqr(&r->x, &slope);
    secp192k1_fe_dbl(&t2, &t0);
    secp192k1_fe_sub(&r->x, &r->x, &t1);
    secp192k1_fe_sub(&r->x, &r->x, &t2);
    secp192k1_fe_sub(&t0, &t0, &r->x);
    secp192k1_fe_mul(&t0, &slope, &t0);
    secp192k1_fe_mul(&r->y, &p->y, &t1);
    secp192k1_fe_sub(&r->y, &t0, &r->y);
    return secp192k1_fe_is_zero(&h) & secp192k1_fe_is_zero(&slope);
}

/* Jacobian doubling, a = 0, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M =
 *     3*X1^2.
 * Cost: 3M + 4S.
 * Right for all points. */
void secp192k1_point_dbl(secp192k1_point *r, const secp192k1_point *p)
{
    secp192k1_fe t0, t1, t2;

#if defined(SECP192K1_ASM)
    if (secp192k1_cpu_plain == 0) {
        secp192k1_point_dbl_fused((secp192k1_limb *)r, (const secp192k1_limb *)p);
        return;
    }
#endif
    secp192k1_fe_dbl(&r->y, &p->y);
    secp192k1_fe_sqr(&t0, &r->y);
    secp192k1_fe_mul(&r->z, &r->y, &p->z);
    secp192k1_fe_sqr(&r->y, &p->x);
    secp192k1_fe_dbl(&t1, &r->y);
    secp192k1_fe_add(&r->y, &t1, &r->y);
    secp192k1_fe_mul(&t1, &t0, &p->x);
    secp192k1_fe_sqr(&r->x, &t0);
    secp192k1_fe_half(&t0, &r->x);
    secp192k1_fe_sqr(&r->x, &r->y);
    secp192k1_fe_dbl(&t2, &t1);
    secp192k1_fe_sub(&r->x, &r->x, &t2);
    secp192k1_fe_sub(&t1, &t1, &r->x);
    secp192k1_fe_mul(&r->y, &r->y, &t1);
    secp192k1_fe_sub(&r->y, &r->y, &t0);
}

void secp192k1_point_select(secp192k1_point *r, uint64_t mask, const secp192k1_point *p, const secp192k1_point *q)
{
    secp192k1_fe_select(&r->x, mask, &p->x, &q->x);
    secp192k1_fe_select(&r->y, mask, &p->y, &q->y);
    secp192k1_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void secp192k1_point_add(secp192k1_point *r, const secp192k1_point *p, const secp192k1_point *q)
{
    secp192k1_point sum, twice;
    const uint64_t p_is_neutral = secp192k1_fe_is_zero(&p->z), q_is_neutral = secp192k1_fe_is_zero(&q->z);
    const uint64_t equal = secp192k1_point_add_incomplete(&sum, p, q);

    secp192k1_point_dbl(&twice, p);
    secp192k1_point_select(&sum, equal, &twice, &sum);
    secp192k1_point_select(&sum, p_is_neutral, q, &sum);
    secp192k1_point_select(r, q_is_neutral, p, &sum);
}

void secp192k1_point_add_affine(secp192k1_point *r, const secp192k1_point *p, const secp192k1_affine *q)
{
    secp192k1_point sum, other;
    const uint64_t p_is_neutral = secp192k1_fe_is_zero(&p->z);
    const uint64_t equal = secp192k1_point_add_affine_incomplete(&sum, p, q);

    secp192k1_point_dbl(&other, p);
    secp192k1_point_select(&sum, equal, &other, &sum);
    secp192k1_point_from_affine(&other, q);
    secp192k1_point_select(r, p_is_neutral, &other, &sum);
}

void secp192k1_point_neg(secp192k1_point *r, const secp192k1_point *p)
{
    r->x = p->x;
    secp192k1_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void secp192k1_point_neutral(secp192k1_point *r)
{
    r->x = secp192k1_curve_one;
    r->y = secp192k1_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t secp192k1_point_is_neutral(const secp192k1_point *p)
{
    return secp192k1_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t secp192k1_point_eq(const secp192k1_point *p, const secp192k1_point *q)
{
    const uint64_t p_is_neutral = secp192k1_fe_is_zero(&p->z), q_is_neutral = secp192k1_fe_is_zero(&q->z);
    secp192k1_fe pz, qz, left, right;
    uint64_t same;

    secp192k1_fe_sqr(&pz, &p->z);
    secp192k1_fe_sqr(&qz, &q->z);
    secp192k1_fe_mul(&left, &p->x, &qz);
    secp192k1_fe_mul(&right, &q->x, &pz);
    same = secp192k1_fe_eq(&left, &right);
    secp192k1_fe_mul(&pz, &pz, &p->z);
    secp192k1_fe_mul(&qz, &qz, &q->z);
    secp192k1_fe_mul(&left, &p->y, &qz);
    secp192k1_fe_mul(&right, &q->y, &pz);
    same &= secp192k1_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void secp192k1_right_side(secp192k1_fe *r, const secp192k1_fe *x)
{
    secp192k1_fe t;

    secp192k1_fe_sqr(&t, x);
    secp192k1_fe_mul(&t, &t, x);
    secp192k1_fe_add(r, &t, &secp192k1_curve_b);
}

uint64_t secp192k1_affine_is_on_curve(const secp192k1_affine *p)
{
    secp192k1_fe left, right;

    secp192k1_fe_sqr(&left, &p->y);
    secp192k1_right_side(&right, &p->x);
    return secp192k1_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t secp192k1_point_is_on_curve(const secp192k1_point *p)
{
    secp192k1_fe left, right, square, power;

    secp192k1_fe_sqr(&square, &p->z);
    secp192k1_fe_sqr(&power, &square);
    secp192k1_fe_sqr(&right, &p->x);
    secp192k1_fe_mul(&right, &right, &p->x);
    secp192k1_fe_mul(&power, &power, &square);
    secp192k1_fe_mul(&power, &power, &secp192k1_curve_b);
    secp192k1_fe_add(&right, &right, &power);
    secp192k1_fe_sqr(&left, &p->y);
    return secp192k1_fe_eq(&left, &right) | secp192k1_fe_is_zero(&p->z);
}

void secp192k1_generator(secp192k1_affine *r)
{
    r->x = secp192k1_generator_x;
    r->y = secp192k1_generator_y;
}

void secp192k1_point_from_affine(secp192k1_point *r, const secp192k1_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = secp192k1_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void secp192k1_scale(secp192k1_affine *r, const secp192k1_point *p, const secp192k1_fe *inverse)
{
    secp192k1_fe square;

    secp192k1_fe_sqr(&square, inverse);
    secp192k1_fe_mul(&r->x, &p->x, &square);
    secp192k1_fe_mul(&square, &square, inverse);
    secp192k1_fe_mul(&r->y, &p->y, &square);
    secp192k1_wipe(&square, sizeof square);
}

int secp192k1_point_to_affine(secp192k1_affine *r, const secp192k1_point *p)
{
    secp192k1_fe inverse;
    const uint64_t is_neutral = secp192k1_fe_is_zero(&p->z);

    secp192k1_fe_inv(&inverse, &p->z);
    secp192k1_scale(r, p, &inverse);
    secp192k1_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void secp192k1_point_batch_to_affine(secp192k1_affine *r, const secp192k1_point *p, secp192k1_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    secp192k1_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        secp192k1_scale(&r[i], &p[i], &scratch[i]);
    }
}

void secp192k1_affine_to_bytes(uint8_t b[49], const secp192k1_affine *p)
{
    b[0] = 4;
    secp192k1_fe_to_bytes(b + 1, &p->x);
    secp192k1_fe_to_bytes(b + 1 + SECP192K1_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int secp192k1_parity(const secp192k1_fe *y)
{
    uint8_t b[SECP192K1_FE_BYTES];

    secp192k1_fe_to_bytes(b, y);
    return b[SECP192K1_FE_BYTES - 1] & 1u;
}

void secp192k1_affine_to_bytes_compressed(uint8_t b[25], const secp192k1_affine *p)
{
    b[0] = (uint8_t)(2u | secp192k1_parity(&p->y));
    secp192k1_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int secp192k1_decompress(secp192k1_fe *y, const secp192k1_fe *x, unsigned int parity)
{
    secp192k1_fe root, other;

    secp192k1_right_side(&root, x);
    if (secp192k1_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    secp192k1_fe_neg(&other, &root);
    secp192k1_fe_select(y, secp192k1_mask64(secp192k1_parity(&root) ^ parity), &other, &root);
    return secp192k1_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int secp192k1_affine_from_bytes(secp192k1_affine *r, const uint8_t *b, size_t length)
{
    secp192k1_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * SECP192K1_FE_BYTES && b[0] == 4) {
        status = secp192k1_fe_from_bytes(&p.x, b + 1) | secp192k1_fe_from_bytes(&p.y, b + 1 + SECP192K1_FE_BYTES);
        if (status == 0 && secp192k1_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + SECP192K1_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = secp192k1_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = secp192k1_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
