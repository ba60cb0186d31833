/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "p256_curve_internal.h"

#if P256_WORD_BITS == 64
const p256_fe p256_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0xffffffff00000000), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000fffffffe),
} };
const p256_fe p256_curve_a = { {
    UINT64_C(0xfffffffffffffffc), UINT64_C(0x00000003ffffffff), UINT64_C(0x0000000000000000),
    UINT64_C(0xfffffffc00000004),
} };
const p256_fe p256_curve_b = { {
    UINT64_C(0xd89cdf6229c4bddf), UINT64_C(0xacf005cd78843090), UINT64_C(0xe5a220abf7212ed6),
    UINT64_C(0xdc30061d04874834),
} };
static const p256_fe p256_generator_x = { {
    UINT64_C(0x79e730d418a9143c), UINT64_C(0x75ba95fc5fedb601), UINT64_C(0x79fb732b77622510),
    UINT64_C(0x18905f76a53755c6),
} };
static const p256_fe p256_generator_y = { {
    UINT64_C(0xddf25357ce95560a), UINT64_C(0x8b4ab8e4ba19e45c), UINT64_C(0xd2e88688dd21f325),
    UINT64_C(0x8571ff1825885d85),
} };
#elif P256_WORD_BITS == 32
const p256_fe p256_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xfffffffe), UINT32_C(0x00000000),
} };
const p256_fe p256_curve_a = { {
    UINT32_C(0xfffffffc), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0x00000003), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000004), UINT32_C(0xfffffffc),
} };
const p256_fe p256_curve_b = { {
    UINT32_C(0x29c4bddf), UINT32_C(0xd89cdf62), UINT32_C(0x78843090), UINT32_C(0xacf005cd), UINT32_C(0xf7212ed6),
    UINT32_C(0xe5a220ab), UINT32_C(0x04874834), UINT32_C(0xdc30061d),
} };
static const p256_fe p256_generator_x = { {
    UINT32_C(0x18a9143c), UINT32_C(0x79e730d4), UINT32_C(0x5fedb601), UINT32_C(0x75ba95fc), UINT32_C(0x77622510),
    UINT32_C(0x79fb732b), UINT32_C(0xa53755c6), UINT32_C(0x18905f76),
} };
static const p256_fe p256_generator_y = { {
    UINT32_C(0xce95560a), UINT32_C(0xddf25357), UINT32_C(0xba19e45c), UINT32_C(0x8b4ab8e4), UINT32_C(0xdd21f325),
    UINT32_C(0xd2e88688), UINT32_C(0x25885d85), UINT32_C(0x8571ff18),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t p256_point_add_incomplete(p256_point *r, const p256_point *p, const p256_point *q)
{
    p256_fe h, slope, t0, t1, t2;

#if defined(P256_ASM)
    if (p256_cpu_plain == 0) {
        return p256_point_add_incomplete_fused((p256_limb *)r, (const p256_limb *)p, (const p256_limb *)q);
    }
#endif
    p256_fe_sqr(&h, &p->z);
    p256_fe_sqr(&slope, &q->z);
    p256_fe_mul(&t0, &p->x, &slope);
    p256_fe_mul(&r->x, &q->x, &h);
    p256_fe_mul(&slope, &q->z, &slope);
    p256_fe_mul(&t1, &p->y, &slope);
    p256_fe_mul(&h, &p->z, &h);
    p256_fe_mul(&r->y, &q->y, &h);
    p256_fe_sub(&h, &r->x, &t0);
    p256_fe_sub(&slope, &r->y, &t1);
    p256_fe_mul(&r->x, &p->z, &q->z);
    p256_fe_mul(&r->z, &r->x, &h);
    p256_fe_sqr(&r->x, &h);
    p256_fe_mul(&r->y, &h, &r->x);
    p256_fe_mul(&t0, &t0, &r->x);
    p256_fe_sqr(&r->x, &slope);
    p256_fe_dbl(&t2, &t0);
    p256_fe_sub(&r->x, &r->x, &r->y);
    p256_fe_sub(&r->x, &r->x, &t2);
    p256_fe_sub(&t0, &t0, &r->x);
    p256_fe_mul(&t0, &slope, &t0);
    p256_fe_mul(&r->y, &t1, &r->y);
    p256_fe_sub(&r->y, &t0, &r->y);
    return p256_fe_is_zero(&h) & p256_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t p256_point_add_affine_incomplete(p256_point *r, const p256_point *p, const p256_affine *q)
{
    p256_fe h, slope, t0, t1, t2;

#if defined(P256_ASM)
    if (p256_cpu_plain == 0) {
        return p256_point_add_affine_incomplete_fused((p256_limb *)r, (const p256_limb *)p, (const p256_limb *)q);
    }
#endif
    p256_fe_sqr(&h, &p->z);
    p256_fe_mul(&slope, &q->x, &h);
    p256_fe_mul(&h, &p->z, &h);
    p256_fe_mul(&t0, &q->y, &h);
    p256_fe_sub(&h, &slope, &p->x);
    p256_fe_sub(&slope, &t0, &p->y);
    p256_fe_mul(&r->z, &p->z, &h);
    p256_fe_sqr(&t0, &h);
    p256_fe_mul(&t1, &h, &t0);
    p256_fe_mul(&t0, &p->x, &t0);
    p256_fe_sqr(&r->x, &slope);
    p256_fe_dbl(&t2, &t0);
    p256_fe_sub(&r->x, &r->x, &t1);
    p256_fe_sub(&r->x, &r->x, &t2);
    p256_fe_sub(&t0, &t0, &r->x);
    p256_fe_mul(&t0, &slope, &t0);
    p256_fe_mul(&r->y, &p->y, &t1);
    p256_fe_sub(&r->y, &t0, &r->y);
    return p256_fe_is_zero(&h) & p256_fe_is_zero(&slope);
}

/* Jacobian doubling, a = -3, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21.
 * Cost: 4M + 4S.
 * Right for all points. */
void p256_point_dbl(p256_point *r, const p256_point *p)
{
    p256_fe t0, t1, t2;

#if defined(P256_ASM)
    if (p256_cpu_plain == 0) {
        p256_point_dbl_fused((p256_limb *)r, (const p256_limb *)p);
        return;
    }
#endif
    p256_fe_dbl(&r->y, &p->y);
    p256_fe_sqr(&t0, &p->z);
    p256_fe_sqr(&t1, &r->y);
    p256_fe_mul(&r->z, &r->y, &p->z);
    p256_fe_sub(&r->y, &p->x, &t0);
    p256_fe_add(&t0, &p->x, &t0);
    p256_fe_mul(&r->y, &r->y, &t0);
    p256_fe_dbl(&t0, &r->y);
    p256_fe_add(&r->y, &t0, &r->y);
    p256_fe_mul(&t0, &t1, &p->x);
    p256_fe_sqr(&r->x, &t1);
    p256_fe_half(&t1, &r->x);
    p256_fe_sqr(&r->x, &r->y);
    p256_fe_dbl(&t2, &t0);
    p256_fe_sub(&r->x, &r->x, &t2);
    p256_fe_sub(&t0, &t0, &r->x);
    p256_fe_mul(&r->y, &r->y, &t0);
    p256_fe_sub(&r->y, &r->y, &t1);
}

void p256_point_select(p256_point *r, uint64_t mask, const p256_point *p, const p256_point *q)
{
    p256_fe_select(&r->x, mask, &p->x, &q->x);
    p256_fe_select(&r->y, mask, &p->y, &q->y);
    p256_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void p256_point_add(p256_point *r, const p256_point *p, const p256_point *q)
{
    p256_point sum, twice;
    const uint64_t p_is_neutral = p256_fe_is_zero(&p->z), q_is_neutral = p256_fe_is_zero(&q->z);
    const uint64_t equal = p256_point_add_incomplete(&sum, p, q);

    p256_point_dbl(&twice, p);
    p256_point_select(&sum, equal, &twice, &sum);
    p256_point_select(&sum, p_is_neutral, q, &sum);
    p256_point_select(r, q_is_neutral, p, &sum);
}

void p256_point_add_affine(p256_point *r, const p256_point *p, const p256_affine *q)
{
    p256_point sum, other;
    const uint64_t p_is_neutral = p256_fe_is_zero(&p->z);
    const uint64_t equal = p256_point_add_affine_incomplete(&sum, p, q);

    p256_point_dbl(&other, p);
    p256_point_select(&sum, equal, &other, &sum);
    p256_point_from_affine(&other, q);
    p256_point_select(r, p_is_neutral, &other, &sum);
}

void p256_point_neg(p256_point *r, const p256_point *p)
{
    r->x = p->x;
    p256_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void p256_point_neutral(p256_point *r)
{
    r->x = p256_curve_one;
    r->y = p256_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t p256_point_is_neutral(const p256_point *p)
{
    return p256_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t p256_point_eq(const p256_point *p, const p256_point *q)
{
    const uint64_t p_is_neutral = p256_fe_is_zero(&p->z), q_is_neutral = p256_fe_is_zero(&q->z);
    p256_fe pz, qz, left, right;
    uint64_t same;

    p256_fe_sqr(&pz, &p->z);
    p256_fe_sqr(&qz, &q->z);
    p256_fe_mul(&left, &p->x, &qz);
    p256_fe_mul(&right, &q->x, &pz);
    same = p256_fe_eq(&left, &right);
    p256_fe_mul(&pz, &pz, &p->z);
    p256_fe_mul(&qz, &qz, &q->z);
    p256_fe_mul(&left, &p->y, &qz);
    p256_fe_mul(&right, &q->y, &pz);
    same &= p256_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void p256_right_side(p256_fe *r, const p256_fe *x)
{
    p256_fe t;

    p256_fe_sqr(&t, x);
    p256_fe_add(&t, &t, &p256_curve_a);
    p256_fe_mul(&t, &t, x);
    p256_fe_add(r, &t, &p256_curve_b);
}

uint64_t p256_affine_is_on_curve(const p256_affine *p)
{
    p256_fe left, right;

    p256_fe_sqr(&left, &p->y);
    p256_right_side(&right, &p->x);
    return p256_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t p256_point_is_on_curve(const p256_point *p)
{
    p256_fe left, right, square, power;

    p256_fe_sqr(&square, &p->z);
    p256_fe_sqr(&power, &square);
    p256_fe_sqr(&right, &p->x);
    p256_fe_mul(&left, &power, &p256_curve_a);
    p256_fe_add(&right, &right, &left);
    p256_fe_mul(&right, &right, &p->x);
    p256_fe_mul(&power, &power, &square);
    p256_fe_mul(&power, &power, &p256_curve_b);
    p256_fe_add(&right, &right, &power);
    p256_fe_sqr(&left, &p->y);
    return p256_fe_eq(&left, &right) | p256_fe_is_zero(&p->z);
}

void p256_generator(p256_affine *r)
{
    r->x = p256_generator_x;
    r->y = p256_generator_y;
}

void p256_point_from_affine(p256_point *r, const p256_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = p256_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void p256_scale(p256_affine *r, const p256_point *p, const p256_fe *inverse)
{
    p256_fe square;

    p256_fe_sqr(&square, inverse);
    p256_fe_mul(&r->x, &p->x, &square);
    p256_fe_mul(&square, &square, inverse);
    p256_fe_mul(&r->y, &p->y, &square);
    p256_wipe(&square, sizeof square);
}

int p256_point_to_affine(p256_affine *r, const p256_point *p)
{
    p256_fe inverse;
    const uint64_t is_neutral = p256_fe_is_zero(&p->z);

    p256_fe_inv(&inverse, &p->z);
    p256_scale(r, p, &inverse);
    p256_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void p256_point_batch_to_affine(p256_affine *r, const p256_point *p, p256_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    p256_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        p256_scale(&r[i], &p[i], &scratch[i]);
    }
}

void p256_affine_to_bytes(uint8_t b[65], const p256_affine *p)
{
    b[0] = 4;
    p256_fe_to_bytes(b + 1, &p->x);
    p256_fe_to_bytes(b + 1 + P256_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int p256_parity(const p256_fe *y)
{
    uint8_t b[P256_FE_BYTES];

    p256_fe_to_bytes(b, y);
    return b[P256_FE_BYTES - 1] & 1u;
}

void p256_affine_to_bytes_compressed(uint8_t b[33], const p256_affine *p)
{
    b[0] = (uint8_t)(2u | p256_parity(&p->y));
    p256_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int p256_decompress(p256_fe *y, const p256_fe *x, unsigned int parity)
{
    p256_fe root, other;

    p256_right_side(&root, x);
    if (p256_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    p256_fe_neg(&other, &root);
    p256_fe_select(y, p256_mask64(p256_parity(&root) ^ parity), &other, &root);
    return p256_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int p256_affine_from_bytes(p256_affine *r, const uint8_t *b, size_t length)
{
    p256_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * P256_FE_BYTES && b[0] == 4) {
        status = p256_fe_from_bytes(&p.x, b + 1) | p256_fe_from_bytes(&p.y, b + 1 + P256_FE_BYTES);
        if (status == 0 && p256_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + P256_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = p256_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = p256_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
