/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "p224_curve_internal.h"

#if P224_WORD_BITS == 64
const p224_fe p224_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000),
} };
const p224_fe p224_curve_a = { {
    UINT64_C(0xfffffffffffffffe), UINT64_C(0xfffffffeffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000ffffffff),
} };
const p224_fe p224_curve_b = { {
    UINT64_C(0x270b39432355ffb4), UINT64_C(0x5044b0b7d7bfd8ba), UINT64_C(0x0c04b3abf5413256),
    UINT64_C(0x00000000b4050a85),
} };
static const p224_fe p224_generator_x = { {
    UINT64_C(0x343280d6115c1d21), UINT64_C(0x4a03c1d356c21122), UINT64_C(0x6bb4bf7f321390b9),
    UINT64_C(0x00000000b70e0cbd),
} };
static const p224_fe p224_generator_y = { {
    UINT64_C(0x44d5819985007e34), UINT64_C(0xcd4375a05a074764), UINT64_C(0xb5f723fb4c22dfe6),
    UINT64_C(0x00000000bd376388),
} };
#elif P224_WORD_BITS == 32
const p224_fe p224_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
const p224_fe p224_curve_a = { {
    UINT32_C(0xfffffffe), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xfffffffe), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
} };
const p224_fe p224_curve_b = { {
    UINT32_C(0x2355ffb4), UINT32_C(0x270b3943), UINT32_C(0xd7bfd8ba), UINT32_C(0x5044b0b7), UINT32_C(0xf5413256),
    UINT32_C(0x0c04b3ab), UINT32_C(0xb4050a85),
} };
static const p224_fe p224_generator_x = { {
    UINT32_C(0x115c1d21), UINT32_C(0x343280d6), UINT32_C(0x56c21122), UINT32_C(0x4a03c1d3), UINT32_C(0x321390b9),
    UINT32_C(0x6bb4bf7f), UINT32_C(0xb70e0cbd),
} };
static const p224_fe p224_generator_y = { {
    UINT32_C(0x85007e34), UINT32_C(0x44d58199), UINT32_C(0x5a074764), UINT32_C(0xcd4375a0), UINT32_C(0x4c22dfe6),
    UINT32_C(0xb5f723fb), UINT32_C(0xbd376388),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t p224_point_add_incomplete(p224_point *r, const p224_point *p, const p224_point *q)
{
    p224_fe h, slope, t0, t1, t2;

#if defined(P224_ASM)
    if (p224_cpu_plain == 0) {
        return p224_point_add_incomplete_fused((p224_limb *)r, (const p224_limb *)p, (const p224_limb *)q);
    }
#endif
    p224_fe_sqr(&h, &p->z);
    p224_fe_sqr(&slope, &q->z);
    p224_fe_mul(&t0, &p->x, &slope);
    p224_fe_mul(&r->x, &q->x, &h);
    p224_fe_mul(&slope, &q->z, &slope);
    p224_fe_mul(&t1, &p->y, &slope);
    p224_fe_mul(&h, &p->z, &h);
    p224_fe_mul(&r->y, &q->y, &h);
    p224_fe_sub(&h, &r->x, &t0);
    p224_fe_sub(&slope, &r->y, &t1);
    p224_fe_mul(&r->x, &p->z, &q->z);
    p224_fe_mul(&r->z, &r->x, &h);
    p224_fe_sqr(&r->x, &h);
    p224_fe_mul(&r->y, &h, &r->x);
    p224_fe_mul(&t0, &t0, &r->x);
    p224_fe_sqr(&r->x, &slope);
    p224_fe_dbl(&t2, &t0);
    p224_fe_sub(&r->x, &r->x, &r->y);
    p224_fe_sub(&r->x, &r->x, &t2);
    p224_fe_sub(&t0, &t0, &r->x);
    p224_fe_mul(&t0, &slope, &t0);
    p224_fe_mul(&r->y, &t1, &r->y);
    p224_fe_sub(&r->y, &t0, &r->y);
    return p224_fe_is_zero(&h) & p224_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t p224_point_add_affine_incomplete(p224_point *r, const p224_point *p, const p224_affine *q)
{
    p224_fe h, slope, t0, t1, t2;

#if defined(P224_ASM)
    if (p224_cpu_plain == 0) {
        return p224_point_add_affine_incomplete_fused((p224_limb *)r, (const p224_limb *)p, (const p224_limb *)q);
    }
#endif
    p224_fe_sqr(&h, &p->z);
    p224_fe_mul(&slope, &q->x, &h);
    p224_fe_mul(&h, &p->z, &h);
    p224_fe_mul(&t0, &q->y, &h);
    p224_fe_sub(&h, &slope, &p->x);
    p224_fe_sub(&slope, &t0, &p->y);
    p224_fe_mul(&r->z, &p->z, &h);
    p224_fe_sqr(&t0, &h);
    p224_fe_mul(&t1, &h, &t0);
    p224_fe_mul(&t0, &p->x, &t0);
    p224_fe_sqr(&r->x, &slope);
    p224_fe_dbl(&t2, &t0);
    p224_fe_sub(&r->x, &r->x, &t1);
    p224_fe_sub(&r->x, &r->x, &t2);
    p224_fe_sub(&t0, &t0, &r->x);
    p224_fe_mul(&t0, &slope, &t0);
    p224_fe_mul(&r->y, &p->y, &t1);
    p224_fe_sub(&r->y, &t0, &r->y);
    return p224_fe_is_zero(&h) & p224_fe_is_zero(&slope);
}

/* Jacobian doubling, a = -3, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21.
 * Cost: 4M + 4S.
 * Right for all points. */
void p224_point_dbl(p224_point *r, const p224_point *p)
{
    p224_fe t0, t1, t2;

#if defined(P224_ASM)
    if (p224_cpu_plain == 0) {
        p224_point_dbl_fused((p224_limb *)r, (const p224_limb *)p);
        return;
    }
#endif
    p224_fe_dbl(&r->y, &p->y);
    p224_fe_sqr(&t0, &p->z);
    p224_fe_sqr(&t1, &r->y);
    p224_fe_mul(&r->z, &r->y, &p->z);
    p224_fe_sub(&r->y, &p->x, &t0);
    p224_fe_add(&t0, &p->x, &t0);
    p224_fe_mul(&r->y, &r->y, &t0);
    p224_fe_dbl(&t0, &r->y);
    p224_fe_add(&r->y, &t0, &r->y);
    p224_fe_mul(&t0, &t1, &p->x);
    p224_fe_sqr(&r->x, &t1);
    p224_fe_half(&t1, &r->x);
    p224_fe_sqr(&r->x, &r->y);
    p224_fe_dbl(&t2, &t0);
    p224_fe_sub(&r->x, &r->x, &t2);
    p224_fe_sub(&t0, &t0, &r->x);
    p224_fe_mul(&r->y, &r->y, &t0);
    p224_fe_sub(&r->y, &r->y, &t1);
}

void p224_point_select(p224_point *r, uint64_t mask, const p224_point *p, const p224_point *q)
{
    p224_fe_select(&r->x, mask, &p->x, &q->x);
    p224_fe_select(&r->y, mask, &p->y, &q->y);
    p224_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void p224_point_add(p224_point *r, const p224_point *p, const p224_point *q)
{
    p224_point sum, twice;
    const uint64_t p_is_neutral = p224_fe_is_zero(&p->z), q_is_neutral = p224_fe_is_zero(&q->z);
    const uint64_t equal = p224_point_add_incomplete(&sum, p, q);

    p224_point_dbl(&twice, p);
    p224_point_select(&sum, equal, &twice, &sum);
    p224_point_select(&sum, p_is_neutral, q, &sum);
    p224_point_select(r, q_is_neutral, p, &sum);
}

void p224_point_add_affine(p224_point *r, const p224_point *p, const p224_affine *q)
{
    p224_point sum, other;
    const uint64_t p_is_neutral = p224_fe_is_zero(&p->z);
    const uint64_t equal = p224_point_add_affine_incomplete(&sum, p, q);

    p224_point_dbl(&other, p);
    p224_point_select(&sum, equal, &other, &sum);
    p224_point_from_affine(&other, q);
    p224_point_select(r, p_is_neutral, &other, &sum);
}

void p224_point_neg(p224_point *r, const p224_point *p)
{
    r->x = p->x;
    p224_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void p224_point_neutral(p224_point *r)
{
    r->x = p224_curve_one;
    r->y = p224_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t p224_point_is_neutral(const p224_point *p)
{
    return p224_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t p224_point_eq(const p224_point *p, const p224_point *q)
{
    const uint64_t p_is_neutral = p224_fe_is_zero(&p->z), q_is_neutral = p224_fe_is_zero(&q->z);
    p224_fe pz, qz, left, right;
    uint64_t same;

    p224_fe_sqr(&pz, &p->z);
    p224_fe_sqr(&qz, &q->z);
    p224_fe_mul(&left, &p->x, &qz);
    p224_fe_mul(&right, &q->x, &pz);
    same = p224_fe_eq(&left, &right);
    p224_fe_mul(&pz, &pz, &p->z);
    p224_fe_mul(&qz, &qz, &q->z);
    p224_fe_mul(&left, &p->y, &qz);
    p224_fe_mul(&right, &q->y, &pz);
    same &= p224_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void p224_right_side(p224_fe *r, const p224_fe *x)
{
    p224_fe t;

    p224_fe_sqr(&t, x);
    p224_fe_add(&t, &t, &p224_curve_a);
    p224_fe_mul(&t, &t, x);
    p224_fe_add(r, &t, &p224_curve_b);
}

uint64_t p224_affine_is_on_curve(const p224_affine *p)
{
    p224_fe left, right;

    p224_fe_sqr(&left, &p->y);
    p224_right_side(&right, &p->x);
    return p224_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t p224_point_is_on_curve(const p224_point *p)
{
    p224_fe left, right, square, power;

    p224_fe_sqr(&square, &p->z);
    p224_fe_sqr(&power, &square);
    p224_fe_sqr(&right, &p->x);
    p224_fe_mul(&left, &power, &p224_curve_a);
    p224_fe_add(&right, &right, &left);
    p224_fe_mul(&right, &right, &p->x);
    p224_fe_mul(&power, &power, &square);
    p224_fe_mul(&power, &power, &p224_curve_b);
    p224_fe_add(&right, &right, &power);
    p224_fe_sqr(&left, &p->y);
    return p224_fe_eq(&left, &right) | p224_fe_is_zero(&p->z);
}

void p224_generator(p224_affine *r)
{
    r->x = p224_generator_x;
    r->y = p224_generator_y;
}

void p224_point_from_affine(p224_point *r, const p224_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = p224_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void p224_scale(p224_affine *r, const p224_point *p, const p224_fe *inverse)
{
    p224_fe square;

    p224_fe_sqr(&square, inverse);
    p224_fe_mul(&r->x, &p->x, &square);
    p224_fe_mul(&square, &square, inverse);
    p224_fe_mul(&r->y, &p->y, &square);
    p224_wipe(&square, sizeof square);
}

int p224_point_to_affine(p224_affine *r, const p224_point *p)
{
    p224_fe inverse;
    const uint64_t is_neutral = p224_fe_is_zero(&p->z);

    p224_fe_inv(&inverse, &p->z);
    p224_scale(r, p, &inverse);
    p224_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void p224_point_batch_to_affine(p224_affine *r, const p224_point *p, p224_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    p224_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        p224_scale(&r[i], &p[i], &scratch[i]);
    }
}

void p224_affine_to_bytes(uint8_t b[57], const p224_affine *p)
{
    b[0] = 4;
    p224_fe_to_bytes(b + 1, &p->x);
    p224_fe_to_bytes(b + 1 + P224_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int p224_parity(const p224_fe *y)
{
    uint8_t b[P224_FE_BYTES];

    p224_fe_to_bytes(b, y);
    return b[P224_FE_BYTES - 1] & 1u;
}

void p224_affine_to_bytes_compressed(uint8_t b[29], const p224_affine *p)
{
    b[0] = (uint8_t)(2u | p224_parity(&p->y));
    p224_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int p224_decompress(p224_fe *y, const p224_fe *x, unsigned int parity)
{
    p224_fe root, other;

    p224_right_side(&root, x);
    if (p224_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    p224_fe_neg(&other, &root);
    p224_fe_select(y, p224_mask64(p224_parity(&root) ^ parity), &other, &root);
    return p224_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int p224_affine_from_bytes(p224_affine *r, const uint8_t *b, size_t length)
{
    p224_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * P224_FE_BYTES && b[0] == 4) {
        status = p224_fe_from_bytes(&p.x, b + 1) | p224_fe_from_bytes(&p.y, b + 1 + P224_FE_BYTES);
        if (status == 0 && p224_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + P224_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = p224_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = p224_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
