/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "p192_curve_internal.h"

#if P192_WORD_BITS == 64
const p192_fe p192_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000),
} };
const p192_fe p192_curve_a = { {
    UINT64_C(0xfffffffffffffffc), UINT64_C(0xfffffffffffffffb), UINT64_C(0xffffffffffffffff),
} };
const p192_fe p192_curve_b = { {
    UINT64_C(0x62d9e406a6e33a98), UINT64_C(0x7281cdb219076ae2), UINT64_C(0x73c8eec557c0b131),
} };
static const p192_fe p192_generator_x = { {
    UINT64_C(0x0d8cb30c332fa108), UINT64_C(0x8a4bd3f776d12909), UINT64_C(0x954cc8f9f3d218f7),
} };
static const p192_fe p192_generator_y = { {
    UINT64_C(0x7b12a3371e422289), UINT64_C(0xde22b5248966f05e), UINT64_C(0x6a293d836aeda84d),
} };
#elif P192_WORD_BITS == 32
const p192_fe p192_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000),
} };
const p192_fe p192_curve_a = { {
    UINT32_C(0xfffffffc), UINT32_C(0xffffffff), UINT32_C(0xfffffffb), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
} };
const p192_fe p192_curve_b = { {
    UINT32_C(0xa6e33a98), UINT32_C(0x62d9e406), UINT32_C(0x19076ae2), UINT32_C(0x7281cdb2), UINT32_C(0x57c0b131),
    UINT32_C(0x73c8eec5),
} };
static const p192_fe p192_generator_x = { {
    UINT32_C(0x332fa108), UINT32_C(0x0d8cb30c), UINT32_C(0x76d12909), UINT32_C(0x8a4bd3f7), UINT32_C(0xf3d218f7),
    UINT32_C(0x954cc8f9),
} };
static const p192_fe p192_generator_y = { {
    UINT32_C(0x1e422289), UINT32_C(0x7b12a337), UINT32_C(0x8966f05e), UINT32_C(0xde22b524), UINT32_C(0x6aeda84d),
    UINT32_C(0x6a293d83),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t p192_point_add_incomplete(p192_point *r, const p192_point *p, const p192_point *q)
{
    p192_fe h, slope, t0, t1, t2;

#if defined(P192_ASM)
    if (p192_cpu_plain == 0) {
        return p192_point_add_incomplete_fused((p192_limb *)r, (const p192_limb *)p, (const p192_limb *)q);
    }
#endif
    p192_fe_sqr(&h, &p->z);
    p192_fe_sqr(&slope, &q->z);
    p192_fe_mul(&t0, &p->x, &slope);
    p192_fe_mul(&r->x, &q->x, &h);
    p192_fe_mul(&slope, &q->z, &slope);
    p192_fe_mul(&t1, &p->y, &slope);
    p192_fe_mul(&h, &p->z, &h);
    p192_fe_mul(&r->y, &q->y, &h);
    p192_fe_sub(&h, &r->x, &t0);
    p192_fe_sub(&slope, &r->y, &t1);
    p192_fe_mul(&r->x, &p->z, &q->z);
    p192_fe_mul(&r->z, &r->x, &h);
    p192_fe_sqr(&r->x, &h);
    p192_fe_mul(&r->y, &h, &r->x);
    p192_fe_mul(&t0, &t0, &r->x);
    p192_fe_sqr(&r->x, &slope);
    p192_fe_dbl(&t2, &t0);
    p192_fe_sub(&r->x, &r->x, &r->y);
    p192_fe_sub(&r->x, &r->x, &t2);
    p192_fe_sub(&t0, &t0, &r->x);
    p192_fe_mul(&t0, &slope, &t0);
    p192_fe_mul(&r->y, &t1, &r->y);
    p192_fe_sub(&r->y, &t0, &r->y);
    return p192_fe_is_zero(&h) & p192_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t p192_point_add_affine_incomplete(p192_point *r, const p192_point *p, const p192_affine *q)
{
    p192_fe h, slope, t0, t1, t2;

#if defined(P192_ASM)
    if (p192_cpu_plain == 0) {
        return p192_point_add_affine_incomplete_fused((p192_limb *)r, (const p192_limb *)p, (const p192_limb *)q);
    }
#endif
    p192_fe_sqr(&h, &p->z);
    p192_fe_mul(&slope, &q->x, &h);
    p192_fe_mul(&h, &p->z, &h);
    p192_fe_mul(&t0, &q->y, &h);
    p192_fe_sub(&h, &slope, &p->x);
    p192_fe_sub(&slope, &t0, &p->y);
    p192_fe_mul(&r->z, &p->z, &h);
    p192_fe_sqr(&t0, &h);
    p192_fe_mul(&t1, &h, &t0);
    p192_fe_mul(&t0, &p->x, &t0);
    p192_fe_sqr(&r->x, &slope);
    p192_fe_dbl(&t2, &t0);
    p192_fe_sub(&r->x, &r->x, &t1);
    p192_fe_sub(&r->x, &r->x, &t2);
    p192_fe_sub(&t0, &t0, &r->x);
    p192_fe_mul(&t0, &slope, &t0);
    p192_fe_mul(&r->y, &p->y, &t1);
    p192_fe_sub(&r->y, &t0, &r->y);
    return p192_fe_is_zero(&h) & p192_fe_is_zero(&slope);
}

/* Jacobian doubling, a = -3, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21.
 * Cost: 4M + 4S.
 * Right for all points. */
void p192_point_dbl(p192_point *r, const p192_point *p)
{
    p192_fe t0, t1, t2;

#if defined(P192_ASM)
    if (p192_cpu_plain == 0) {
        p192_point_dbl_fused((p192_limb *)r, (const p192_limb *)p);
        return;
    }
#endif
    p192_fe_dbl(&r->y, &p->y);
    p192_fe_sqr(&t0, &p->z);
    p192_fe_sqr(&t1, &r->y);
    p192_fe_mul(&r->z, &r->y, &p->z);
    p192_fe_sub(&r->y, &p->x, &t0);
    p192_fe_add(&t0, &p->x, &t0);
    p192_fe_mul(&r->y, &r->y, &t0);
    p192_fe_dbl(&t0, &r->y);
    p192_fe_add(&r->y, &t0, &r->y);
    p192_fe_mul(&t0, &t1, &p->x);
    p192_fe_sqr(&r->x, &t1);
    p192_fe_half(&t1, &r->x);
    p192_fe_sqr(&r->x, &r->y);
    p192_fe_dbl(&t2, &t0);
    p192_fe_sub(&r->x, &r->x, &t2);
    p192_fe_sub(&t0, &t0, &r->x);
    p192_fe_mul(&r->y, &r->y, &t0);
    p192_fe_sub(&r->y, &r->y, &t1);
}

void p192_point_select(p192_point *r, uint64_t mask, const p192_point *p, const p192_point *q)
{
    p192_fe_select(&r->x, mask, &p->x, &q->x);
    p192_fe_select(&r->y, mask, &p->y, &q->y);
    p192_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void p192_point_add(p192_point *r, const p192_point *p, const p192_point *q)
{
    p192_point sum, twice;
    const uint64_t p_is_neutral = p192_fe_is_zero(&p->z), q_is_neutral = p192_fe_is_zero(&q->z);
    const uint64_t equal = p192_point_add_incomplete(&sum, p, q);

    p192_point_dbl(&twice, p);
    p192_point_select(&sum, equal, &twice, &sum);
    p192_point_select(&sum, p_is_neutral, q, &sum);
    p192_point_select(r, q_is_neutral, p, &sum);
}

void p192_point_add_affine(p192_point *r, const p192_point *p, const p192_affine *q)
{
    p192_point sum, other;
    const uint64_t p_is_neutral = p192_fe_is_zero(&p->z);
    const uint64_t equal = p192_point_add_affine_incomplete(&sum, p, q);

    p192_point_dbl(&other, p);
    p192_point_select(&sum, equal, &other, &sum);
    p192_point_from_affine(&other, q);
    p192_point_select(r, p_is_neutral, &other, &sum);
}

void p192_point_neg(p192_point *r, const p192_point *p)
{
    r->x = p->x;
    p192_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void p192_point_neutral(p192_point *r)
{
    r->x = p192_curve_one;
    r->y = p192_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t p192_point_is_neutral(const p192_point *p)
{
    return p192_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t p192_point_eq(const p192_point *p, const p192_point *q)
{
    const uint64_t p_is_neutral = p192_fe_is_zero(&p->z), q_is_neutral = p192_fe_is_zero(&q->z);
    p192_fe pz, qz, left, right;
    uint64_t same;

    p192_fe_sqr(&pz, &p->z);
    p192_fe_sqr(&qz, &q->z);
    p192_fe_mul(&left, &p->x, &qz);
    p192_fe_mul(&right, &q->x, &pz);
    same = p192_fe_eq(&left, &right);
    p192_fe_mul(&pz, &pz, &p->z);
    p192_fe_mul(&qz, &qz, &q->z);
    p192_fe_mul(&left, &p->y, &qz);
    p192_fe_mul(&right, &q->y, &pz);
    same &= p192_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void p192_right_side(p192_fe *r, const p192_fe *x)
{
    p192_fe t;

    p192_fe_sqr(&t, x);
    p192_fe_add(&t, &t, &p192_curve_a);
    p192_fe_mul(&t, &t, x);
    p192_fe_add(r, &t, &p192_curve_b);
}

uint64_t p192_affine_is_on_curve(const p192_affine *p)
{
    p192_fe left, right;

    p192_fe_sqr(&left, &p->y);
    p192_right_side(&right, &p->x);
    return p192_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t p192_point_is_on_curve(const p192_point *p)
{
    p192_fe left, right, square, power;

    p192_fe_sqr(&square, &p->z);
    p192_fe_sqr(&power, &square);
    p192_fe_sqr(&right, &p->x);
    p192_fe_mul(&left, &power, &p192_curve_a);
    p192_fe_add(&right, &right, &left);
    p192_fe_mul(&right, &right, &p->x);
    p192_fe_mul(&power, &power, &square);
    p192_fe_mul(&power, &power, &p192_curve_b);
    p192_fe_add(&right, &right, &power);
    p192_fe_sqr(&left, &p->y);
    return p192_fe_eq(&left, &right) | p192_fe_is_zero(&p->z);
}

void p192_generator(p192_affine *r)
{
    r->x = p192_generator_x;
    r->y = p192_generator_y;
}

void p192_point_from_affine(p192_point *r, const p192_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = p192_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void p192_scale(p192_affine *r, const p192_point *p, const p192_fe *inverse)
{
    p192_fe square;

    p192_fe_sqr(&square, inverse);
    p192_fe_mul(&r->x, &p->x, &square);
    p192_fe_mul(&square, &square, inverse);
    p192_fe_mul(&r->y, &p->y, &square);
    p192_wipe(&square, sizeof square);
}

int p192_point_to_affine(p192_affine *r, const p192_point *p)
{
    p192_fe inverse;
    const uint64_t is_neutral = p192_fe_is_zero(&p->z);

    p192_fe_inv(&inverse, &p->z);
    p192_scale(r, p, &inverse);
    p192_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void p192_point_batch_to_affine(p192_affine *r, const p192_point *p, p192_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    p192_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        p192_scale(&r[i], &p[i], &scratch[i]);
    }
}

void p192_affine_to_bytes(uint8_t b[49], const p192_affine *p)
{
    b[0] = 4;
    p192_fe_to_bytes(b + 1, &p->x);
    p192_fe_to_bytes(b + 1 + P192_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int p192_parity(const p192_fe *y)
{
    uint8_t b[P192_FE_BYTES];

    p192_fe_to_bytes(b, y);
    return b[P192_FE_BYTES - 1] & 1u;
}

void p192_affine_to_bytes_compressed(uint8_t b[25], const p192_affine *p)
{
    b[0] = (uint8_t)(2u | p192_parity(&p->y));
    p192_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int p192_decompress(p192_fe *y, const p192_fe *x, unsigned int parity)
{
    p192_fe root, other;

    p192_right_side(&root, x);
    if (p192_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    p192_fe_neg(&other, &root);
    p192_fe_select(y, p192_mask64(p192_parity(&root) ^ parity), &other, &root);
    return p192_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int p192_affine_from_bytes(p192_affine *r, const uint8_t *b, size_t length)
{
    p192_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * P192_FE_BYTES && b[0] == 4) {
        status = p192_fe_from_bytes(&p.x, b + 1) | p192_fe_from_bytes(&p.y, b + 1 + P192_FE_BYTES);
        if (status == 0 && p192_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + P192_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = p192_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = p192_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
