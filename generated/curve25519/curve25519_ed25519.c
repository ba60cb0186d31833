/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of -x^2 + y^2 = 1 + d*x^2*y^2 in extended coordinates (X : Y : Z : T), x = X/Z, y = Y/Z, x*y = T/Z.
 * d = 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3 is no square
 * and -1 is one, so that the formulas are right for all points (Bernstein, Lange 2007).
 */
#include "curve25519_curve_internal.h"

const curve25519_fe curve25519_ed25519_one = { { CURVE25519_SPLIT(UINT64_C(0x0000000000000001)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)) } };
const curve25519_fe curve25519_ed25519_d = { { CURVE25519_SPLIT(UINT64_C(0x75eb4dca135978a3)), CURVE25519_SPLIT(UINT64_C(0x00700a4d4141d8ab)), CURVE25519_SPLIT(UINT64_C(0x8cc740797779e898)), CURVE25519_SPLIT(UINT64_C(0x52036cee2b6ffe73)) } };
const curve25519_fe curve25519_ed25519_twice_d = { { CURVE25519_SPLIT(UINT64_C(0xebd69b9426b2f159)), CURVE25519_SPLIT(UINT64_C(0x00e0149a8283b156)), CURVE25519_SPLIT(UINT64_C(0x198e80f2eef3d130)), CURVE25519_SPLIT(UINT64_C(0x2406d9dc56dffce7)) } };

static const curve25519_ed25519 curve25519_ed25519_base = {
    { { CURVE25519_SPLIT(UINT64_C(0xc9562d608f25d51a)), CURVE25519_SPLIT(UINT64_C(0x692cc7609525a7b2)), CURVE25519_SPLIT(UINT64_C(0xc0a4e231fdd6dc5c)), CURVE25519_SPLIT(UINT64_C(0x216936d3cd6e53fe)) } },
    { { CURVE25519_SPLIT(UINT64_C(0x6666666666666658)), CURVE25519_SPLIT(UINT64_C(0x6666666666666666)), CURVE25519_SPLIT(UINT64_C(0x6666666666666666)), CURVE25519_SPLIT(UINT64_C(0x6666666666666666)) } },
    { { CURVE25519_SPLIT(UINT64_C(0x0000000000000001)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)), CURVE25519_SPLIT(UINT64_C(0x0000000000000000)) } },
    { { CURVE25519_SPLIT(UINT64_C(0x6dde8ab3a5b7dda3)), CURVE25519_SPLIT(UINT64_C(0x20f09f80775152f5)), CURVE25519_SPLIT(UINT64_C(0x66ea4e8e64abe37d)), CURVE25519_SPLIT(UINT64_C(0x67875f0fd78b7665)) } },
};

/*
 * Unified addition in extended coordinates, a = -1.
 * Source: Explicit-Formulas Database, g1p, twisted Edwards, extended-1, add-2008-hwcd-3 (Hisil, Wong, Carter, Dawson 2008).
 * Cost: 8M + 1*k.
 * Requires: -1 is a square and d is none, as on edwards25519.
 * Right for all points.
 */
void curve25519_ed25519_add(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519 *q)
{
    curve25519_fe t0, t1;

    curve25519_fe_sub(&t0, &p->y, &p->x);
    curve25519_fe_sub(&t1, &q->y, &q->x);
    curve25519_fe_mul(&t0, &t0, &t1);
    curve25519_fe_add(&t1, &p->y, &p->x);
    curve25519_fe_add(&r->x, &q->y, &q->x);
    curve25519_fe_mul(&r->x, &t1, &r->x);
    curve25519_fe_mul(&r->y, &p->t, &q->t);
    curve25519_fe_mul(&r->y, &curve25519_ed25519_twice_d, &r->y);
    curve25519_fe_mul(&r->z, &p->z, &q->z);
    curve25519_fe_dbl(&r->z, &r->z);
    curve25519_fe_sub(&r->t, &r->x, &t0);
    curve25519_fe_sub(&t1, &r->z, &r->y);
    curve25519_fe_add(&r->z, &r->z, &r->y);
    curve25519_fe_add(&t0, &r->x, &t0);
    curve25519_fe_mul(&r->x, &r->t, &t1);
    curve25519_fe_mul(&r->y, &r->z, &t0);
    curve25519_fe_mul(&r->t, &r->t, &t0);
    curve25519_fe_mul(&r->z, &t1, &r->z);
}

/*
 * Doubling in extended coordinates, a = -1.
 * Source: RFC 8032, 5.1.4; Explicit-Formulas Database, g1p, twisted Edwards, extended-1, dbl-2008-hwcd (Hisil, Wong, Carter, Dawson 2008).
 * Cost: 4M + 4S.
 * Requires: -1 is a square and d is none, as on edwards25519.
 * Right for all points.
 */
void curve25519_ed25519_dbl(curve25519_ed25519 *r, const curve25519_ed25519 *p)
{
    curve25519_fe t0, t1, t2;

    curve25519_fe_sqr(&r->t, &p->x);
    curve25519_fe_sqr(&t0, &p->y);
    curve25519_fe_sqr(&r->z, &p->z);
    curve25519_fe_dbl(&r->z, &r->z);
    curve25519_fe_add(&t1, &r->t, &t0);
    curve25519_fe_add(&r->x, &p->x, &p->y);
    curve25519_fe_sqr(&r->x, &r->x);
    curve25519_fe_sub(&t2, &t1, &r->x);
    curve25519_fe_sub(&t0, &r->t, &t0);
    curve25519_fe_add(&r->z, &r->z, &t0);
    curve25519_fe_mul(&r->x, &t2, &r->z);
    curve25519_fe_mul(&r->y, &t0, &t1);
    curve25519_fe_mul(&r->t, &t2, &t1);
    curve25519_fe_mul(&r->z, &r->z, &t0);
}

/*
 * Addition of a prepared point in extended coordinates, a = -1.
 * Source: Explicit-Formulas Database, g1p, twisted Edwards, extended-1, add-2008-hwcd-3 (Hisil, Wong, Carter, Dawson 2008), with Y2 - X2, Y2 + X2, 2Z2 and 2dT2 prepared.
 * Cost: 8M.
 * Requires: -1 is a square and d is none, as on edwards25519.
 * Right for all points.
 */
void curve25519_ed25519_add_cached(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519_cached *q)
{
    curve25519_fe t0, t1;

    curve25519_fe_sub(&t0, &p->y, &p->x);
    curve25519_fe_mul(&t0, &t0, &q->m);
    curve25519_fe_add(&r->x, &p->y, &p->x);
    curve25519_fe_mul(&r->x, &r->x, &q->p);
    curve25519_fe_mul(&r->y, &p->t, &q->t);
    curve25519_fe_mul(&r->z, &p->z, &q->z);
    curve25519_fe_sub(&r->t, &r->x, &t0);
    curve25519_fe_sub(&t1, &r->z, &r->y);
    curve25519_fe_add(&r->z, &r->z, &r->y);
    curve25519_fe_add(&t0, &r->x, &t0);
    curve25519_fe_mul(&r->x, &r->t, &t1);
    curve25519_fe_mul(&r->y, &r->z, &t0);
    curve25519_fe_mul(&r->t, &r->t, &t0);
    curve25519_fe_mul(&r->z, &t1, &r->z);
}

/*
 * Mixed addition of a prepared affine point in extended coordinates, a = -1.
 * Source: Explicit-Formulas Database, g1p, twisted Edwards, extended-1, madd-2008-hwcd-3 (Hisil, Wong, Carter, Dawson 2008), with y2 - x2, y2 + x2 and 2dx2y2 prepared.
 * Cost: 7M.
 * Requires: -1 is a square and d is none, as on edwards25519.
 * Right for all points.
 */
void curve25519_ed25519_add_niels(curve25519_ed25519 *r, const curve25519_ed25519 *p, const curve25519_ed25519_niels *q)
{
    curve25519_fe t0, t1;

    curve25519_fe_sub(&t0, &p->y, &p->x);
    curve25519_fe_mul(&t0, &t0, &q->m);
    curve25519_fe_add(&r->x, &p->y, &p->x);
    curve25519_fe_mul(&r->x, &r->x, &q->p);
    curve25519_fe_mul(&r->y, &p->t, &q->t);
    curve25519_fe_dbl(&r->z, &p->z);
    curve25519_fe_sub(&r->t, &r->x, &t0);
    curve25519_fe_sub(&t1, &r->z, &r->y);
    curve25519_fe_add(&r->z, &r->z, &r->y);
    curve25519_fe_add(&t0, &r->x, &t0);
    curve25519_fe_mul(&r->x, &r->t, &t1);
    curve25519_fe_mul(&r->y, &r->z, &t0);
    curve25519_fe_mul(&r->t, &r->t, &t0);
    curve25519_fe_mul(&r->z, &t1, &r->z);
}

/*
 * Doubling in projective coordinates, a = -1.
 * Source: RFC 8032, 5.1.4; Explicit-Formulas Database, g1p, twisted Edwards, extended-1, dbl-2008-hwcd (Hisil, Wong, Carter, Dawson 2008), without T3.
 * Cost: 3M + 4S.
 * Requires: -1 is a square and d is none, as on edwards25519.
 * Right for all points.
 * T is left as it was: for doublings that another doubling follows.
 */
void curve25519_ed25519_dbl_projective(curve25519_ed25519 *r, const curve25519_ed25519 *p)
{
    curve25519_fe t0, t1, t2;

    curve25519_fe_sqr(&t0, &p->x);
    curve25519_fe_sqr(&t1, &p->y);
    curve25519_fe_sqr(&r->z, &p->z);
    curve25519_fe_dbl(&r->z, &r->z);
    curve25519_fe_add(&t2, &t0, &t1);
    curve25519_fe_add(&r->x, &p->x, &p->y);
    curve25519_fe_sqr(&r->x, &r->x);
    curve25519_fe_sub(&r->x, &t2, &r->x);
    curve25519_fe_sub(&t0, &t0, &t1);
    curve25519_fe_add(&r->z, &r->z, &t0);
    curve25519_fe_mul(&r->x, &r->x, &r->z);
    curve25519_fe_mul(&r->y, &t0, &t2);
    curve25519_fe_mul(&r->z, &r->z, &t0);
}

void curve25519_ed25519_prepare(curve25519_ed25519_cached *r, const curve25519_ed25519 *p)
{
    curve25519_fe_sub(&r->m, &p->y, &p->x);
    curve25519_fe_add(&r->p, &p->y, &p->x);
    curve25519_fe_dbl(&r->z, &p->z);
    curve25519_fe_mul(&r->t, &p->t, &curve25519_ed25519_twice_d);
}

void curve25519_ed25519_neutral(curve25519_ed25519 *r)
{
    const curve25519_fe zero = { {0} };

    r->x = zero;
    r->y = curve25519_ed25519_one;
    r->z = curve25519_ed25519_one;
    r->t = zero;
}

void curve25519_ed25519_generator(curve25519_ed25519 *r)
{
    *r = curve25519_ed25519_base;
}

void curve25519_ed25519_neg(curve25519_ed25519 *r, const curve25519_ed25519 *p)
{
    curve25519_fe_neg(&r->x, &p->x);
    r->y = p->y;
    r->z = p->z;
    curve25519_fe_neg(&r->t, &p->t);
}

void curve25519_ed25519_select(curve25519_ed25519 *r, uint64_t mask, const curve25519_ed25519 *p, const curve25519_ed25519 *q)
{
    curve25519_fe_select(&r->x, mask, &p->x, &q->x);
    curve25519_fe_select(&r->y, mask, &p->y, &q->y);
    curve25519_fe_select(&r->z, mask, &p->z, &q->z);
    curve25519_fe_select(&r->t, mask, &p->t, &q->t);
}

uint64_t curve25519_ed25519_eq(const curve25519_ed25519 *p, const curve25519_ed25519 *q)
{
    curve25519_fe left, right;
    uint64_t same;

    curve25519_fe_mul(&left, &p->x, &q->z);
    curve25519_fe_mul(&right, &q->x, &p->z);
    same = curve25519_fe_eq(&left, &right);
    curve25519_fe_mul(&left, &p->y, &q->z);
    curve25519_fe_mul(&right, &q->y, &p->z);
    return same & curve25519_fe_eq(&left, &right);
}

uint64_t curve25519_ed25519_is_neutral(const curve25519_ed25519 *p)
{
    return curve25519_fe_is_zero(&p->x) & curve25519_fe_eq(&p->y, &p->z);
}

/* all-ones where the number x is odd, which makes it the negative one */
static uint64_t curve25519_ed25519_is_odd(const curve25519_fe *x)
{
    uint8_t bytes[32];

    curve25519_fe_to_bytes_le(bytes, x);
    return 0 - (uint64_t)(bytes[0] & 1);
}

void curve25519_ed25519_encode(uint8_t b[32], const curve25519_ed25519 *p)
{
    curve25519_fe x, y, z;

    curve25519_fe_inv(&z, &p->z);
    curve25519_fe_mul(&x, &p->x, &z);
    curve25519_fe_mul(&y, &p->y, &z);
    curve25519_fe_to_bytes_le(b, &y);
    b[31] = (uint8_t)(b[31] | (curve25519_ed25519_is_odd(&x) & 0x80));
    curve25519_wipe(&z, sizeof z); /* it tells of the scalar */
}

int curve25519_ed25519_decode(curve25519_ed25519 *r, const uint8_t b[32])
{
    curve25519_ed25519 p, neutral;
    curve25519_fe square, divisor;
    uint8_t bytes[32];
    uint64_t negative, refused;

    memcpy(bytes, b, 32);
    negative = 0 - (uint64_t)(bytes[31] >> 7);
    bytes[31] &= 127;
    refused = (uint64_t)(int64_t)curve25519_fe_from_bytes_le(&p.y, bytes);
    curve25519_fe_sqr(&square, &p.y); /* x^2 = (y^2 - 1)/(d*y^2 + 1), whose divisor is never 0 */
    curve25519_fe_mul(&divisor, &square, &curve25519_ed25519_d);
    curve25519_fe_add(&divisor, &divisor, &curve25519_ed25519_one);
    curve25519_fe_sub(&square, &square, &curve25519_ed25519_one);
    curve25519_fe_inv(&divisor, &divisor);
    curve25519_fe_mul(&square, &square, &divisor);
    refused |= (uint64_t)(int64_t)curve25519_fe_sqrt(&p.x, &square);
    refused |= curve25519_fe_is_zero(&p.x) & negative;
    curve25519_fe_neg(&divisor, &p.x);
    curve25519_fe_select(&p.x, curve25519_ed25519_is_odd(&p.x) ^ negative, &divisor, &p.x);
    p.z = curve25519_ed25519_one;
    curve25519_fe_mul(&p.t, &p.x, &p.y);
    curve25519_ed25519_neutral(&neutral);
    curve25519_ed25519_select(r, refused, &neutral, &p);
    return -(int)(refused & 1);
}

/* u = (1 + y)/(1 - y) */
void curve25519_ed25519_to_u(uint8_t u[32], const curve25519_ed25519 *p)
{
    curve25519_fe sum, difference;

    curve25519_fe_add(&sum, &p->z, &p->y);
    curve25519_fe_sub(&difference, &p->z, &p->y);
    curve25519_fe_inv(&difference, &difference);
    curve25519_fe_mul(&sum, &sum, &difference);
    curve25519_fe_to_bytes_le(u, &sum);
    curve25519_wipe(&difference, sizeof difference); /* z tells of the scalar */
}

int curve25519_ed25519_differ(const uint8_t *a, const uint8_t *b, size_t length)
{
    return memcmp(a, b, length);
}
