/* SPDX-License-Identifier: MIT */
/*
 * The baseline: a scalar multiplication as the first version of such a program is written. Integers are of any length,
 * with words of 32 bits. Every operation allocates its result and returns it; whoever called frees it. Products are by
 * the schoolbook (Knuth, TAOCP 4.3.1, Algorithm M). A remainder is taken by division: the divisor is shifted to the top
 * of the dividend, subtracted where it fits, and shifted back by one bit. Inverses are by Euclid's extended algorithm
 * (TAOCP 4.5.2, Algorithm X). Points are affine.
 *
 * Included by a generated file that defines BASELINE_BYTES, the length of a coordinate, and the numbers baseline_prime
 * and baseline_a, most significant byte first.
 */
#include <stdlib.h>
#include <string.h>

/* Words from the least significant on, without zeros at the top. */
typedef struct {
    size_t length;
    uint32_t word[];
} integer;

typedef struct {
    integer *x, *y;
} heap_point;

static integer *allocate(size_t length)
{
    integer *n = malloc(sizeof *n + length * sizeof n->word[0]);
    bench_must(n != NULL, "malloc");
    n->length = length;
    return n;
}

static void trim(integer *n)
{
    while (n->length != 0 && n->word[n->length - 1] == 0) {
        n->length--;
    }
}

static integer *small(uint32_t value)
{
    integer *n = allocate(1);
    n->word[0] = value;
    trim(n);
    return n;
}

static integer *copy_of(const integer *a)
{
    integer *n = allocate(a->length);
    memcpy(n->word, a->word, a->length * sizeof a->word[0]);
    return n;
}

static integer *from_bytes(const uint8_t *bytes, size_t length)
{
    integer *n = allocate((length + 3) / 4);
    memset(n->word, 0, n->length * sizeof n->word[0]);
    for (size_t i = 0; i < length; i++) {
        n->word[i / 4] |= (uint32_t)bytes[length - 1 - i] << 8 * (i % 4);
    }
    trim(n);
    return n;
}

static void to_bytes(uint8_t *bytes, size_t length, const integer *a)
{
    for (size_t i = 0; i < length; i++) {
        bytes[length - 1 - i] = i / 4 < a->length ? (uint8_t)(a->word[i / 4] >> 8 * (i % 4)) : 0;
    }
}

static size_t bits_of(const integer *a)
{
    size_t bits = 32 * a->length;
    while (bits != 0 && (a->word[(bits - 1) / 32] >> (bits - 1) % 32 & 1) == 0) {
        bits--;
    }
    return bits;
}

static int compare(const integer *a, const integer *b)
{
    if (a->length != b->length) {
        return a->length < b->length ? -1 : 1;
    }
    for (size_t i = a->length; i-- != 0;) {
        if (a->word[i] != b->word[i]) {
            return a->word[i] < b->word[i] ? -1 : 1;
        }
    }
    return 0;
}

static integer *sum_of(const integer *a, const integer *b)
{
    const size_t length = a->length > b->length ? a->length : b->length;
    integer *n = allocate(length + 1);
    uint64_t carry = 0;
    for (size_t i = 0; i < length; i++) {
        carry += (uint64_t)(i < a->length ? a->word[i] : 0) + (i < b->length ? b->word[i] : 0);
        n->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    n->word[length] = (uint32_t)carry;
    trim(n);
    return n;
}

/* a - b, where a is not below b. */
static integer *difference_of(const integer *a, const integer *b)
{
    integer *n = allocate(a->length);
    int64_t borrow = 0;
    for (size_t i = 0; i < a->length; i++) {
        borrow += (int64_t)a->word[i] - (i < b->length ? b->word[i] : 0);
        n->word[i] = (uint32_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    trim(n);
    return n;
}

static integer *product_of(const integer *a, const integer *b)
{
    integer *n = allocate(a->length + b->length);
    memset(n->word, 0, n->length * sizeof n->word[0]);
    for (size_t i = 0; i < a->length; i++) {
        uint64_t carry = 0;
        for (size_t k = 0; k < b->length; k++) {
            carry += (uint64_t)a->word[i] * b->word[k] + n->word[i + k];
            n->word[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        n->word[i + b->length] = (uint32_t)carry;
    }
    trim(n);
    return n;
}

static integer *shifted_left(const integer *a, size_t bits)
{
    integer *n = allocate(a->length + bits / 32 + 1);
    memset(n->word, 0, n->length * sizeof n->word[0]);
    for (size_t i = 0; i < a->length; i++) {
        const uint64_t wide = (uint64_t)a->word[i] << bits % 32;
        n->word[i + bits / 32] |= (uint32_t)wide;
        n->word[i + bits / 32 + 1] |= (uint32_t)(wide >> 32);
    }
    trim(n);
    return n;
}

static integer *halved(const integer *a)
{
    integer *n = allocate(a->length);
    for (size_t i = 0; i < a->length; i++) {
        n->word[i] = a->word[i] >> 1 | (i + 1 < a->length ? a->word[i + 1] << 31 : 0);
    }
    trim(n);
    return n;
}

/* The quotient of a and b, which is not 0; *remainder becomes a new integer. */
static integer *quotient_of(const integer *a, const integer *b, integer **remainder)
{
    const size_t have = bits_of(a), need = bits_of(b), shift = have > need ? have - need : 0;
    integer *quotient = allocate(shift / 32 + 1), *rest = copy_of(a), *divisor = shifted_left(b, shift);
    memset(quotient->word, 0, quotient->length * sizeof quotient->word[0]);
    for (size_t bit = shift + 1; bit-- != 0;) {
        integer *next;
        if (compare(rest, divisor) >= 0) {
            next = difference_of(rest, divisor);
            free(rest);
            rest = next;
            quotient->word[bit / 32] |= (uint32_t)1 << bit % 32;
        }
        next = halved(divisor);
        free(divisor);
        divisor = next;
    }
    free(divisor);
    trim(quotient);
    *remainder = rest;
    return quotient;
}

/* Takes a over, and returns it modulo m. */
static integer *reduced(integer *a, const integer *m)
{
    integer *remainder;
    free(quotient_of(a, m, &remainder));
    free(a);
    return remainder;
}

static integer *modular_sum(const integer *a, const integer *b, const integer *m)
{
    return reduced(sum_of(a, b), m);
}

static integer *modular_difference(const integer *a, const integer *b, const integer *m)
{
    integer *raised = sum_of(a, m), *n = difference_of(raised, b);
    free(raised);
    return reduced(n, m);
}

static integer *modular_product(const integer *a, const integer *b, const integer *m)
{
    return reduced(product_of(a, b), m);
}

/* 1/a modulo the prime m. The coefficients' signs alternate; t and u are their magnitudes. */
static integer *modular_inverse(const integer *a, const integer *m)
{
    integer *r = copy_of(m), *s = copy_of(a), *t = small(0), *u = small(1);
    int negative = 0;
    while (s->length != 0) {
        integer *rest, *quotient = quotient_of(r, s, &rest), *product = product_of(quotient, u), *next = sum_of(t, product);
        free(quotient);
        free(product);
        free(r);
        free(t);
        r = s;
        s = rest;
        t = u;
        u = next;
        negative = !negative;
    }
    free(r);
    free(s);
    free(u);
    if (!negative) {
        integer *n = difference_of(m, t);
        free(t);
        t = n;
    }
    return t;
}

static void free_point(heap_point *p)
{
    free(p->x);
    free(p->y);
}

/* The third point on the line through p with this slope and over x = q_x, mirrored. */
static heap_point along(const integer *slope, const heap_point *p, const integer *q_x, const integer *m)
{
    heap_point r;
    integer *square = modular_product(slope, slope, m), *less = modular_difference(square, p->x, m);
    r.x = modular_difference(less, q_x, m);
    free(square);
    free(less);
    integer *run = modular_difference(p->x, r.x, m), *rise = modular_product(slope, run, m);
    r.y = modular_difference(rise, p->y, m);
    free(run);
    free(rise);
    return r;
}

static heap_point doubled(const heap_point *p, const integer *a, const integer *m)
{
    integer *three = small(3), *square = modular_product(p->x, p->x, m), *triple = modular_product(square, three, m);
    integer *above = modular_sum(triple, a, m), *below = modular_sum(p->y, p->y, m);
    integer *inverse = modular_inverse(below, m), *slope = modular_product(above, inverse, m);
    const heap_point r = along(slope, p, p->x, m);
    free(three);
    free(square);
    free(triple);
    free(above);
    free(below);
    free(inverse);
    free(slope);
    return r;
}

static heap_point added(const heap_point *p, const heap_point *q, const integer *m)
{
    integer *above = modular_difference(q->y, p->y, m), *below = modular_difference(q->x, p->x, m);
    integer *inverse = modular_inverse(below, m), *slope = modular_product(above, inverse, m);
    const heap_point r = along(slope, p, q->x, m);
    free(above);
    free(below);
    free(inverse);
    free(slope);
    return r;
}

/* x of the key's multiple of the peer's point, as bytes. Doubles and adds for each bit, as the later stages do. */
static void baseline_heap(unsigned key, uint64_t *arena)
{
    integer *m = from_bytes(baseline_prime, sizeof baseline_prime), *a = from_bytes(baseline_a, sizeof baseline_a);
    heap_point base = {from_bytes(bench_peer[key] + 1, BASELINE_BYTES),
                       from_bytes(bench_peer[key] + 1 + BASELINE_BYTES, BASELINE_BYTES)};
    heap_point total = {copy_of(base.x), copy_of(base.y)};
    integer *scalar = from_bytes(bench_private[key], BENCH_SCALAR);
    for (size_t bit = bits_of(scalar) - 1; bit-- != 0;) {
        heap_point twice = doubled(&total, a, m), sum = added(&twice, &base, m);
        const int is_set = scalar->word[bit / 32] >> bit % 32 & 1;
        free_point(&total);
        free_point(is_set ? &twice : &sum);
        total = is_set ? sum : twice;
    }
    to_bytes((uint8_t *)arena, BASELINE_BYTES, total.x);
    free_point(&total);
    free_point(&base);
    free(scalar);
    free(a);
    free(m);
}
