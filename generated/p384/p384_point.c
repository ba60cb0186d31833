/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "p384_curve_internal.h"

#if P384_WORD_BITS == 64
const p384_fe p384_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
} };
const p384_fe p384_curve_a = { {
    UINT64_C(0x00000000fffffffc), UINT64_C(0xffffffff00000000), UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
} };
const p384_fe p384_curve_b = { {
    UINT64_C(0x2a85c8edd3ec2aef), UINT64_C(0xc656398d8a2ed19d), UINT64_C(0x0314088f5013875a),
    UINT64_C(0x181d9c6efe814112), UINT64_C(0x988e056be3f82d19), UINT64_C(0xb3312fa7e23ee7e4),
} };
static const p384_fe p384_generator_x = { {
    UINT64_C(0x3a545e3872760ab7), UINT64_C(0x5502f25dbf55296c), UINT64_C(0x59f741e082542a38),
    UINT64_C(0x6e1d3b628ba79b98), UINT64_C(0x8eb1c71ef320ad74), UINT64_C(0xaa87ca22be8b0537),
} };
static const p384_fe p384_generator_y = { {
    UINT64_C(0x7a431d7c90ea0e5f), UINT64_C(0x0a60b1ce1d7e819d), UINT64_C(0xe9da3113b5f0b8c0),
    UINT64_C(0xf8f41dbd289a147c), UINT64_C(0x5d9e98bf9292dc29), UINT64_C(0x3617de4a96262c6f),
} };
#elif P384_WORD_BITS == 32
const p384_fe p384_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
const p384_fe p384_curve_a = { {
    UINT32_C(0xfffffffc), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0xffffffff), UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
} };
const p384_fe p384_curve_b = { {
    UINT32_C(0xd3ec2aef), UINT32_C(0x2a85c8ed), UINT32_C(0x8a2ed19d), UINT32_C(0xc656398d), UINT32_C(0x5013875a),
    UINT32_C(0x0314088f), UINT32_C(0xfe814112), UINT32_C(0x181d9c6e), UINT32_C(0xe3f82d19), UINT32_C(0x988e056b),
    UINT32_C(0xe23ee7e4), UINT32_C(0xb3312fa7),
} };
static const p384_fe p384_generator_x = { {
    UINT32_C(0x72760ab7), UINT32_C(0x3a545e38), UINT32_C(0xbf55296c), UINT32_C(0x5502f25d), UINT32_C(0x82542a38),
    UINT32_C(0x59f741e0), UINT32_C(0x8ba79b98), UINT32_C(0x6e1d3b62), UINT32_C(0xf320ad74), UINT32_C(0x8eb1c71e),
    UINT32_C(0xbe8b0537), UINT32_C(0xaa87ca22),
} };
static const p384_fe p384_generator_y = { {
    UINT32_C(0x90ea0e5f), UINT32_C(0x7a431d7c), UINT32_C(0x1d7e819d), UINT32_C(0x0a60b1ce), UINT32_C(0xb5f0b8c0),
    UINT32_C(0xe9da3113), UINT32_C(0x289a147c), UINT32_C(0xf8f41dbd), UINT32_C(0x9292dc29), UINT32_C(0x5d9e98bf),
    UINT32_C(0x96262c6f), UINT32_C(0x3617de4a),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t p384_point_add_incomplete(p384_point *r, const p384_point *p, const p384_point *q)
{
    p384_fe h, slope, t0, t1, t2;

#if defined(P384_ASM)
    if (p384_cpu_plain == 0) {
        return p384_point_add_incomplete_fused((p384_limb *)r, (const p384_limb *)p, (const p384_limb *)q);
    }
#endif
    p384_fe_sqr(&h, &p->z);
    p384_fe_sqr(&slope, &q->z);
    p384_fe_mul(&t0, &p->x, &slope);
    p384_fe_mul(&r->x, &q->x, &h);
    p384_fe_mul(&slope, &q->z, &slope);
    p384_fe_mul(&t1, &p->y, &slope);
    p384_fe_mul(&h, &p->z, &h);
    p384_fe_mul(&r->y, &q->y, &h);
    p384_fe_sub(&h, &r->x, &t0);
    p384_fe_sub(&slope, &r->y, &t1);
    p384_fe_mul(&r->x, &p->z, &q->z);
    p384_fe_mul(&r->z, &r->x, &h);
    p384_fe_sqr(&r->x, &h);
    p384_fe_mul(&r->y, &h, &r->x);
    p384_fe_mul(&t0, &t0, &r->x);
    p384_fe_sqr(&r->x, &slope);
    p384_fe_dbl(&t2, &t0);
    p384_fe_sub(&r->x, &r->x, &r->y);
    p384_fe_sub(&r->x, &r->x, &t2);
    p384_fe_sub(&t0, &t0, &r->x);
    p384_fe_mul(&t0, &slope, &t0);
    p384_fe_mul(&r->y, &t1, &r->y);
    p384_fe_sub(&r->y, &t0, &r->y);
    return p384_fe_is_zero(&h) & p384_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t p384_point_add_affine_incomplete(p384_point *r, const p384_point *p, const p384_affine *q)
{
    p384_fe h, slope, t0, t1, t2;

#if defined(P384_ASM)
    if (p384_cpu_plain == 0) {
        return p384_point_add_affine_incomplete_fused((p384_limb *)r, (const p384_limb *)p, (const p384_limb *)q);
    }
#endif
    p384_fe_sqr(&h, &p->z);
    p384_fe_mul(&slope, &q->x, &h);
    p384_fe_mul(&h, &p->z, &h);
    p384_fe_mul(&t0, &q->y, &h);
    p384_fe_sub(&h, &slope, &p->x);
    p384_fe_sub(&slope, &t0, &p->y);
    p384_fe_mul(&r->z, &p->z, &h);
    p384_fe_sqr(&t0, &h);
    p384_fe_mul(&t1, &h, &t0);
    p384_fe_mul(&t0, &p->x, &t0);
    p384_fe_sqr(&r->x, &slope);
    p384_fe_dbl(&t2, &t0);
    p384_fe_sub(&r->x, &r->x, &t1);
    p384_fe_sub(&r->x, &r->x, &t2);
    p384_fe_sub(&t0, &t0, &r->x);
    p384_fe_mul(&t0, &slope, &t0);
    p384_fe_mul(&r->y, &p->y, &t1);
    p384_fe_sub(&r->y, &t0, &r->y);
    return p384_fe_is_zero(&h) & p384_fe_is_zero(&slope);
}

/* Jacobian doubling, a = -3, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21.
 * Cost: 4M + 4S.
 * Right for all points. */
void p384_point_dbl(p384_point *r, const p384_point *p)
{
    p384_fe t0, t1, t2;

#if defined(P384_ASM)
    if (p384_cpu_plain == 0) {
        p384_point_dbl_fused((p384_limb *)r, (const p384_limb *)p);
        return;
    }
#endif
    p384_fe_dbl(&r->y, &p->y);
    p384_fe_sqr(&t0, &p->z);
    p384_fe_sqr(&t1, &r->y);
    p384_fe_mul(&r->z, &r->y, &p->z);
    p384_fe_sub(&r->y, &p->x, &t0);
    p384_fe_add(&t0, &p->x, &t0);
    p384_fe_mul(&r->y, &r->y, &t0);
    p384_fe_dbl(&t0, &r->y);
    p384_fe_add(&r->y, &t0, &r->y);
    p384_fe_mul(&t0, &t1, &p->x);
    p384_fe_sqr(&r->x, &t1);
    p384_fe_half(&t1, &r->x);
    p384_fe_sqr(&r->x, &r->y);
    p384_fe_dbl(&t2, &t0);
    p384_fe_sub(&r->x, &r->x, &t2);
    p384_fe_sub(&t0, &t0, &r->x);
    p384_fe_mul(&r->y, &r->y, &t0);
    p384_fe_sub(&r->y, &r->y, &t1);
}

void p384_point_select(p384_point *r, uint64_t mask, const p384_point *p, const p384_point *q)
{
    p384_fe_select(&r->x, mask, &p->x, &q->x);
    p384_fe_select(&r->y, mask, &p->y, &q->y);
    p384_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void p384_point_add(p384_point *r, const p384_point *p, const p384_point *q)
{
    p384_point sum, twice;
    const uint64_t p_is_neutral = p384_fe_is_zero(&p->z), q_is_neutral = p384_fe_is_zero(&q->z);
    const uint64_t equal = p384_point_add_incomplete(&sum, p, q);

    p384_point_dbl(&twice, p);
    p384_point_select(&sum, equal, &twice, &sum);
    p384_point_select(&sum, p_is_neutral, q, &sum);
    p384_point_select(r, q_is_neutral, p, &sum);
}

void p384_point_add_affine(p384_point *r, const p384_point *p, const p384_affine *q)
{
    p384_point sum, other;
    const uint64_t p_is_neutral = p384_fe_is_zero(&p->z);
    const uint64_t equal = p384_point_add_affine_incomplete(&sum, p, q);

    p384_point_dbl(&other, p);
    p384_point_select(&sum, equal, &other, &sum);
    p384_point_from_affine(&other, q);
    p384_point_select(r, p_is_neutral, &other, &sum);
}

void p384_point_neg(p384_point *r, const p384_point *p)
{
    r->x = p->x;
    p384_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void p384_point_neutral(p384_point *r)
{
    r->x = p384_curve_one;
    r->y = p384_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t p384_point_is_neutral(const p384_point *p)
{
    return p384_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t p384_point_eq(const p384_point *p, const p384_point *q)
{
    const uint64_t p_is_neutral = p384_fe_is_zero(&p->z), q_is_neutral = p384_fe_is_zero(&q->z);
    p384_fe pz, qz, left, right;
    uint64_t same;

    p384_fe_sqr(&pz, &p->z);
    p384_fe_sqr(&qz, &q->z);
    p384_fe_mul(&left, &p->x, &qz);
    p384_fe_mul(&right, &q->x, &pz);
    same = p384_fe_eq(&left, &right);
    p384_fe_mul(&pz, &pz, &p->z);
    p384_fe_mul(&qz, &qz, &q->z);
    p384_fe_mul(&left, &p->y, &qz);
    p384_fe_mul(&right, &q->y, &pz);
    same &= p384_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void p384_right_side(p384_fe *r, const p384_fe *x)
{
    p384_fe t;

    p384_fe_sqr(&t, x);
    p384_fe_add(&t, &t, &p384_curve_a);
    p384_fe_mul(&t, &t, x);
    p384_fe_add(r, &t, &p384_curve_b);
}

uint64_t p384_affine_is_on_curve(const p384_affine *p)
{
    p384_fe left, right;

    p384_fe_sqr(&left, &p->y);
    p384_right_side(&right, &p->x);
    return p384_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t p384_point_is_on_curve(const p384_point *p)
{
    p384_fe left, right, square, power;

    p384_fe_sqr(&square, &p->z);
    p384_fe_sqr(&power, &square);
    p384_fe_sqr(&right, &p->x);
    p384_fe_mul(&left, &power, &p384_curve_a);
    p384_fe_add(&right, &right, &left);
    p384_fe_mul(&right, &right, &p->x);
    p384_fe_mul(&power, &power, &square);
    p384_fe_mul(&power, &power, &p384_curve_b);
    p384_fe_add(&right, &right, &power);
    p384_fe_sqr(&left, &p->y);
    return p384_fe_eq(&left, &right) | p384_fe_is_zero(&p->z);
}

void p384_generator(p384_affine *r)
{
    r->x = p384_generator_x;
    r->y = p384_generator_y;
}

void p384_point_from_affine(p384_point *r, const p384_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = p384_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void p384_scale(p384_affine *r, const p384_point *p, const p384_fe *inverse)
{
    p384_fe square;

    p384_fe_sqr(&square, inverse);
    p384_fe_mul(&r->x, &p->x, &square);
    p384_fe_mul(&square, &square, inverse);
    p384_fe_mul(&r->y, &p->y, &square);
    p384_wipe(&square, sizeof square);
}

int p384_point_to_affine(p384_affine *r, const p384_point *p)
{
    p384_fe inverse;
    const uint64_t is_neutral = p384_fe_is_zero(&p->z);

    p384_fe_inv(&inverse, &p->z);
    p384_scale(r, p, &inverse);
    p384_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void p384_point_batch_to_affine(p384_affine *r, const p384_point *p, p384_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    p384_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        p384_scale(&r[i], &p[i], &scratch[i]);
    }
}

void p384_affine_to_bytes(uint8_t b[97], const p384_affine *p)
{
    b[0] = 4;
    p384_fe_to_bytes(b + 1, &p->x);
    p384_fe_to_bytes(b + 1 + P384_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int p384_parity(const p384_fe *y)
{
    uint8_t b[P384_FE_BYTES];

    p384_fe_to_bytes(b, y);
    return b[P384_FE_BYTES - 1] & 1u;
}

void p384_affine_to_bytes_compressed(uint8_t b[49], const p384_affine *p)
{
    b[0] = (uint8_t)(2u | p384_parity(&p->y));
    p384_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int p384_decompress(p384_fe *y, const p384_fe *x, unsigned int parity)
{
    p384_fe root, other;

    p384_right_side(&root, x);
    if (p384_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    p384_fe_neg(&other, &root);
    p384_fe_select(y, p384_mask64(p384_parity(&root) ^ parity), &other, &root);
    return p384_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int p384_affine_from_bytes(p384_affine *r, const uint8_t *b, size_t length)
{
    p384_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * P384_FE_BYTES && b[0] == 4) {
        status = p384_fe_from_bytes(&p.x, b + 1) | p384_fe_from_bytes(&p.y, b + 1 + P384_FE_BYTES);
        if (status == 0 && p384_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + P384_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = p384_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = p384_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
