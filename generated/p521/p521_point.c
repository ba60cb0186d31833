/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Points of y^2 = x^3 + a*x + b: group law, tests, encodings.
 *
 * (x, y, z) stands for (x/z^2, y/z^3), and for the neutral element where z = 0, whatever x and y are.
 */
#include "p521_curve_internal.h"

#if P521_WORD_BITS == 64
const p521_fe p521_curve_one = { {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000),
} };
const p521_fe p521_curve_a = { {
    UINT64_C(0xfffffffffffffffc), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x00000000000001ff),
} };
const p521_fe p521_curve_b = { {
    UINT64_C(0xef451fd46b503f00), UINT64_C(0x3573df883d2c34f1), UINT64_C(0x1652c0bd3bb1bf07),
    UINT64_C(0x56193951ec7e937b), UINT64_C(0xb8b489918ef109e1), UINT64_C(0xa2da725b99b315f3),
    UINT64_C(0x929a21a0b68540ee), UINT64_C(0x953eb9618e1c9a1f), UINT64_C(0x0000000000000051),
} };
static const p521_fe p521_generator_x = { {
    UINT64_C(0xf97e7e31c2e5bd66), UINT64_C(0x3348b3c1856a429b), UINT64_C(0xfe1dc127a2ffa8de),
    UINT64_C(0xa14b5e77efe75928), UINT64_C(0xf828af606b4d3dba), UINT64_C(0x9c648139053fb521),
    UINT64_C(0x9e3ecb662395b442), UINT64_C(0x858e06b70404e9cd), UINT64_C(0x00000000000000c6),
} };
static const p521_fe p521_generator_y = { {
    UINT64_C(0x88be94769fd16650), UINT64_C(0x353c7086a272c240), UINT64_C(0xc550b9013fad0761),
    UINT64_C(0x97ee72995ef42640), UINT64_C(0x17afbd17273e662c), UINT64_C(0x98f54449579b4468),
    UINT64_C(0x5c8a5fb42c7d1bd9), UINT64_C(0x39296a789a3bc004), UINT64_C(0x0000000000000118),
} };
#elif P521_WORD_BITS == 32
const p521_fe p521_curve_one = { {
    UINT32_C(0x00000001), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000),
} };
const p521_fe p521_curve_a = { {
    UINT32_C(0xfffffffc), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0x000001ff),
} };
const p521_fe p521_curve_b = { {
    UINT32_C(0x6b503f00), UINT32_C(0xef451fd4), UINT32_C(0x3d2c34f1), UINT32_C(0x3573df88), UINT32_C(0x3bb1bf07),
    UINT32_C(0x1652c0bd), UINT32_C(0xec7e937b), UINT32_C(0x56193951), UINT32_C(0x8ef109e1), UINT32_C(0xb8b48991),
    UINT32_C(0x99b315f3), UINT32_C(0xa2da725b), UINT32_C(0xb68540ee), UINT32_C(0x929a21a0), UINT32_C(0x8e1c9a1f),
    UINT32_C(0x953eb961), UINT32_C(0x00000051),
} };
static const p521_fe p521_generator_x = { {
    UINT32_C(0xc2e5bd66), UINT32_C(0xf97e7e31), UINT32_C(0x856a429b), UINT32_C(0x3348b3c1), UINT32_C(0xa2ffa8de),
    UINT32_C(0xfe1dc127), UINT32_C(0xefe75928), UINT32_C(0xa14b5e77), UINT32_C(0x6b4d3dba), UINT32_C(0xf828af60),
    UINT32_C(0x053fb521), UINT32_C(0x9c648139), UINT32_C(0x2395b442), UINT32_C(0x9e3ecb66), UINT32_C(0x0404e9cd),
    UINT32_C(0x858e06b7), UINT32_C(0x000000c6),
} };
static const p521_fe p521_generator_y = { {
    UINT32_C(0x9fd16650), UINT32_C(0x88be9476), UINT32_C(0xa272c240), UINT32_C(0x353c7086), UINT32_C(0x3fad0761),
    UINT32_C(0xc550b901), UINT32_C(0x5ef42640), UINT32_C(0x97ee7299), UINT32_C(0x273e662c), UINT32_C(0x17afbd17),
    UINT32_C(0x579b4468), UINT32_C(0x98f54449), UINT32_C(0x2c7d1bd9), UINT32_C(0x5c8a5fb4), UINT32_C(0x9a3bc004),
    UINT32_C(0x39296a78), UINT32_C(0x00000118),
} };
#endif

/* Jacobian addition, with Z3 = Z1*Z2*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998).
 * Cost: 12M + 4S.
 * Wrong where: P = O and Q != O; Q = O and P != O; P = Q and 2P != O. */
uint64_t p521_point_add_incomplete(p521_point *r, const p521_point *p, const p521_point *q)
{
    p521_fe h, slope, t0, t1, t2;

    p521_fe_sqr(&h, &p->z);
    p521_fe_sqr(&slope, &q->z);
    p521_fe_mul(&t0, &p->x, &slope);
    p521_fe_mul(&r->x, &q->x, &h);
    p521_fe_mul(&slope, &q->z, &slope);
    p521_fe_mul(&t1, &p->y, &slope);
    p521_fe_mul(&h, &p->z, &h);
    p521_fe_mul(&r->y, &q->y, &h);
    p521_fe_sub(&h, &r->x, &t0);
    p521_fe_sub(&slope, &r->y, &t1);
    p521_fe_mul(&r->x, &p->z, &q->z);
    p521_fe_mul(&r->z, &r->x, &h);
    p521_fe_sqr(&r->x, &h);
    p521_fe_mul(&r->y, &h, &r->x);
    p521_fe_mul(&t0, &t0, &r->x);
    p521_fe_sqr(&r->x, &slope);
    p521_fe_dbl(&t2, &t0);
    p521_fe_sub(&r->x, &r->x, &r->y);
    p521_fe_sub(&r->x, &r->x, &t2);
    p521_fe_sub(&t0, &t0, &r->x);
    p521_fe_mul(&t0, &slope, &t0);
    p521_fe_mul(&r->y, &t1, &r->y);
    p521_fe_sub(&r->y, &t0, &r->y);
    return p521_fe_is_zero(&h) & p521_fe_is_zero(&slope);
}

/* Jacobian mixed addition, affine second point, with Z3 = Z1*H as a product.
 * Source: Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998).
 * Cost: 8M + 3S.
 * Wrong where: P = O; P = Q and 2P != O. */
uint64_t p521_point_add_affine_incomplete(p521_point *r, const p521_point *p, const p521_affine *q)
{
    p521_fe h, slope, t0, t1, t2;

#if defined(P521_ASM)
    if (p521_cpu_plain == 0) {
        return p521_point_add_affine_incomplete_fused((p521_limb *)r, (const p521_limb *)p, (const p521_limb *)q);
    }
#endif
    p521_fe_sqr(&h, &p->z);
    p521_fe_mul(&slope, &q->x, &h);
    p521_fe_mul(&h, &p->z, &h);
    p521_fe_mul(&t0, &q->y, &h);
    p521_fe_sub(&h, &slope, &p->x);
    p521_fe_sub(&slope, &t0, &p->y);
    p521_fe_mul(&r->z, &p->z, &h);
    p521_fe_sqr(&t0, &h);
    p521_fe_mul(&t1, &h, &t0);
    p521_fe_mul(&t0, &p->x, &t0);
    p521_fe_sqr(&r->x, &slope);
    p521_fe_dbl(&t2, &t0);
    p521_fe_sub(&r->x, &r->x, &t1);
    p521_fe_sub(&r->x, &r->x, &t2);
    p521_fe_sub(&t0, &t0, &r->x);
    p521_fe_mul(&t0, &slope, &t0);
    p521_fe_mul(&r->y, &p->y, &t1);
    p521_fe_sub(&r->y, &t0, &r->y);
    return p521_fe_is_zero(&h) & p521_fe_is_zero(&slope);
}

/* Jacobian doubling, a = -3, with a halving for 8*Y1^4.
 * Source: Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21.
 * Cost: 4M + 4S.
 * Right for all points. */
void p521_point_dbl(p521_point *r, const p521_point *p)
{
    p521_fe t0, t1, t2;

#if defined(P521_ASM)
    if (p521_cpu_plain == 0) {
        p521_point_dbl_fused((p521_limb *)r, (const p521_limb *)p);
        return;
    }
#endif
    p521_fe_dbl(&r->y, &p->y);
    p521_fe_sqr(&t0, &p->z);
    p521_fe_sqr(&t1, &r->y);
    p521_fe_mul(&r->z, &r->y, &p->z);
    p521_fe_sub(&r->y, &p->x, &t0);
    p521_fe_add(&t0, &p->x, &t0);
    p521_fe_mul(&r->y, &r->y, &t0);
    p521_fe_dbl(&t0, &r->y);
    p521_fe_add(&r->y, &t0, &r->y);
    p521_fe_mul(&t0, &t1, &p->x);
    p521_fe_sqr(&r->x, &t1);
    p521_fe_half(&t1, &r->x);
    p521_fe_sqr(&r->x, &r->y);
    p521_fe_dbl(&t2, &t0);
    p521_fe_sub(&r->x, &r->x, &t2);
    p521_fe_sub(&t0, &t0, &r->x);
    p521_fe_mul(&r->y, &r->y, &t0);
    p521_fe_sub(&r->y, &r->y, &t1);
}

void p521_point_select(p521_point *r, uint64_t mask, const p521_point *p, const p521_point *q)
{
    p521_fe_select(&r->x, mask, &p->x, &q->x);
    p521_fe_select(&r->y, mask, &p->y, &q->y);
    p521_fe_select(&r->z, mask, &p->z, &q->z);
}

/* The addition and the doubling are both made, and the right one of p + q, 2p, p and q is selected. */
void p521_point_add(p521_point *r, const p521_point *p, const p521_point *q)
{
    p521_point sum, twice;
    const uint64_t p_is_neutral = p521_fe_is_zero(&p->z), q_is_neutral = p521_fe_is_zero(&q->z);
    const uint64_t equal = p521_point_add_incomplete(&sum, p, q);

    p521_point_dbl(&twice, p);
    p521_point_select(&sum, equal, &twice, &sum);
    p521_point_select(&sum, p_is_neutral, q, &sum);
    p521_point_select(r, q_is_neutral, p, &sum);
}

void p521_point_add_affine(p521_point *r, const p521_point *p, const p521_affine *q)
{
    p521_point sum, other;
    const uint64_t p_is_neutral = p521_fe_is_zero(&p->z);
    const uint64_t equal = p521_point_add_affine_incomplete(&sum, p, q);

    p521_point_dbl(&other, p);
    p521_point_select(&sum, equal, &other, &sum);
    p521_point_from_affine(&other, q);
    p521_point_select(r, p_is_neutral, &other, &sum);
}

void p521_point_neg(p521_point *r, const p521_point *p)
{
    r->x = p->x;
    p521_fe_neg(&r->y, &p->y);
    r->z = p->z;
}

void p521_point_neutral(p521_point *r)
{
    r->x = p521_curve_one;
    r->y = p521_curve_one;
    memset(&r->z, 0, sizeof r->z);
}

uint64_t p521_point_is_neutral(const p521_point *p)
{
    return p521_fe_is_zero(&p->z);
}

/* By x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3. */
uint64_t p521_point_eq(const p521_point *p, const p521_point *q)
{
    const uint64_t p_is_neutral = p521_fe_is_zero(&p->z), q_is_neutral = p521_fe_is_zero(&q->z);
    p521_fe pz, qz, left, right;
    uint64_t same;

    p521_fe_sqr(&pz, &p->z);
    p521_fe_sqr(&qz, &q->z);
    p521_fe_mul(&left, &p->x, &qz);
    p521_fe_mul(&right, &q->x, &pz);
    same = p521_fe_eq(&left, &right);
    p521_fe_mul(&pz, &pz, &p->z);
    p521_fe_mul(&qz, &qz, &q->z);
    p521_fe_mul(&left, &p->y, &qz);
    p521_fe_mul(&right, &q->y, &pz);
    same &= p521_fe_eq(&left, &right);
    return (same & ~p_is_neutral & ~q_is_neutral) | (p_is_neutral & q_is_neutral);
}

/* r = x^3 + a*x + b */
static void p521_right_side(p521_fe *r, const p521_fe *x)
{
    p521_fe t;

    p521_fe_sqr(&t, x);
    p521_fe_add(&t, &t, &p521_curve_a);
    p521_fe_mul(&t, &t, x);
    p521_fe_add(r, &t, &p521_curve_b);
}

uint64_t p521_affine_is_on_curve(const p521_affine *p)
{
    p521_fe left, right;

    p521_fe_sqr(&left, &p->y);
    p521_right_side(&right, &p->x);
    return p521_fe_eq(&left, &right);
}

/* By y^2 = x^3 + a*x*z^4 + b*z^6. */
uint64_t p521_point_is_on_curve(const p521_point *p)
{
    p521_fe left, right, square, power;

    p521_fe_sqr(&square, &p->z);
    p521_fe_sqr(&power, &square);
    p521_fe_sqr(&right, &p->x);
    p521_fe_mul(&left, &power, &p521_curve_a);
    p521_fe_add(&right, &right, &left);
    p521_fe_mul(&right, &right, &p->x);
    p521_fe_mul(&power, &power, &square);
    p521_fe_mul(&power, &power, &p521_curve_b);
    p521_fe_add(&right, &right, &power);
    p521_fe_sqr(&left, &p->y);
    return p521_fe_eq(&left, &right) | p521_fe_is_zero(&p->z);
}

void p521_generator(p521_affine *r)
{
    r->x = p521_generator_x;
    r->y = p521_generator_y;
}

void p521_point_from_affine(p521_point *r, const p521_affine *p)
{
    r->x = p->x;
    r->y = p->y;
    r->z = p521_curve_one;
}

/* inverse = 1/z, and 0 for z = 0, which makes (0, 0) of the neutral element */
static void p521_scale(p521_affine *r, const p521_point *p, const p521_fe *inverse)
{
    p521_fe square;

    p521_fe_sqr(&square, inverse);
    p521_fe_mul(&r->x, &p->x, &square);
    p521_fe_mul(&square, &square, inverse);
    p521_fe_mul(&r->y, &p->y, &square);
    p521_wipe(&square, sizeof square);
}

int p521_point_to_affine(p521_affine *r, const p521_point *p)
{
    p521_fe inverse;
    const uint64_t is_neutral = p521_fe_is_zero(&p->z);

    p521_fe_inv(&inverse, &p->z);
    p521_scale(r, p, &inverse);
    p521_wipe(&inverse, sizeof inverse); /* z tells of the scalar */
    return -(int)(is_neutral & 1);
}

void p521_point_batch_to_affine(p521_affine *r, const p521_point *p, p521_fe *scratch, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = p[i].z;
    }
    p521_fe_batch_inv(scratch, scratch, scratch + count, count);
    for (i = 0; i < count; i++) {
        p521_scale(&r[i], &p[i], &scratch[i]);
    }
}

void p521_affine_to_bytes(uint8_t b[133], const p521_affine *p)
{
    b[0] = 4;
    p521_fe_to_bytes(b + 1, &p->x);
    p521_fe_to_bytes(b + 1 + P521_FE_BYTES, &p->y);
}

/* The lowest bit of y. */
static unsigned int p521_parity(const p521_fe *y)
{
    uint8_t b[P521_FE_BYTES];

    p521_fe_to_bytes(b, y);
    return b[P521_FE_BYTES - 1] & 1u;
}

void p521_affine_to_bytes_compressed(uint8_t b[67], const p521_affine *p)
{
    b[0] = (uint8_t)(2u | p521_parity(&p->y));
    p521_fe_to_bytes(b + 1, &p->x);
}

/* y of the point with this x and this parity of y; 0, or -1 where there is none */
static int p521_decompress(p521_fe *y, const p521_fe *x, unsigned int parity)
{
    p521_fe root, other;

    p521_right_side(&root, x);
    if (p521_fe_sqrt(&root, &root) != 0) {
        return -1;
    }
    p521_fe_neg(&other, &root);
    p521_fe_select(y, p521_mask64(p521_parity(&root) ^ parity), &other, &root);
    return p521_parity(y) == parity ? 0 : -1; /* y = 0 is its own negative */
}

int p521_affine_from_bytes(p521_affine *r, const uint8_t *b, size_t length)
{
    p521_affine p;
    int status = -1;

    memset(&p, 0, sizeof p);
    if (length == 1 + 2 * P521_FE_BYTES && b[0] == 4) {
        status = p521_fe_from_bytes(&p.x, b + 1) | p521_fe_from_bytes(&p.y, b + 1 + P521_FE_BYTES);
        if (status == 0 && p521_affine_is_on_curve(&p) == 0) {
            status = -1;
        }
    } else if (length == 1 + P521_FE_BYTES && (b[0] == 2 || b[0] == 3)) {
        status = p521_fe_from_bytes(&p.x, b + 1);
        if (status == 0) {
            status = p521_decompress(&p.y, &p.x, b[0] & 1u);
        }
    }
    if (status != 0) {
        memset(&p, 0, sizeof p);
    }
    *r = p;
    return status;
}
