/* SPDX-License-Identifier: MIT */
/*
 * The baseline after optimisation of its memory: the same integers of any length below a limit, the same algorithms, but
 * no heap. Results go to places that the caller owns, and shifts and subtractions work in place. FIXED_LONG_DIVISION
 * chooses how remainders are taken: 0 by the baseline's shifts and subtractions, 1 by long division, word by word (Knuth,
 * TAOCP 4.3.1, Algorithm D). FIXED(name) makes the names of one of the two; included once for each.
 */
#ifndef ECGEN_BENCH_FIXED
#define ECGEN_BENCH_FIXED
#include <string.h>

/* A product, shifted by up to a word, and one word more. */
#define FIXED_WORDS (2 * BASELINE_WORDS + 3)

/* Words from the least significant on, without zeros at the top. */
typedef struct {
    size_t length;
    uint32_t word[FIXED_WORDS];
} fixed;

typedef struct {
    fixed x, y;
} fixed_point;
#endif

static void FIXED(trim)(fixed *n)
{
    while (n->length != 0 && n->word[n->length - 1] == 0) {
        n->length--;
    }
}

static size_t FIXED(bits_of)(const fixed *a)
{
    return a->length == 0 ? 0 : 32 * a->length - (size_t)__builtin_clz(a->word[a->length - 1]);
}

static void FIXED(from_bytes)(fixed *n, const uint8_t *bytes, size_t length)
{
    n->length = (length + 3) / 4;
    memset(n->word, 0, n->length * sizeof n->word[0]);
    for (size_t i = 0; i < length; i++) {
        n->word[i / 4] |= (uint32_t)bytes[length - 1 - i] << 8 * (i % 4);
    }
    FIXED(trim)(n);
}

static int FIXED(compare)(const fixed *a, const fixed *b)
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

/* r = a + b; r may be a or b. */
static void FIXED(add)(fixed *r, const fixed *a, const fixed *b)
{
    const fixed *large = a->length < b->length ? b : a, *little = a->length < b->length ? a : b;
    const size_t length = large->length, common = little->length;
    uint64_t carry = 0;
    for (size_t i = 0; i < length; i++) {
        carry += (uint64_t)large->word[i] + (i < common ? little->word[i] : 0);
        r->word[i] = (uint32_t)carry;
        carry >>= 32;
    }
    r->word[length] = (uint32_t)carry;
    r->length = length + (carry != 0);
}

/* r = a - b, where a is not below b; r may be a or b. */
static void FIXED(subtract)(fixed *r, const fixed *a, const fixed *b)
{
    const size_t length = a->length, common = b->length;
    int64_t borrow = 0;
    for (size_t i = 0; i < length; i++) {
        borrow += (int64_t)a->word[i] - (i < common ? b->word[i] : 0);
        r->word[i] = (uint32_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    r->length = length;
    FIXED(trim)(r);
}

/* r = a * b; r is neither. */
static void FIXED(multiply)(fixed *r, const fixed *a, const fixed *b)
{
    r->length = a->length + b->length;
    memset(r->word, 0, r->length * sizeof r->word[0]);
    for (size_t i = 0; i < a->length; i++) {
        uint64_t carry = 0;
        for (size_t k = 0; k < b->length; k++) {
            carry += (uint64_t)a->word[i] * b->word[k] + r->word[i + k];
            r->word[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        r->word[i + b->length] = (uint32_t)carry;
    }
    FIXED(trim)(r);
}

/* r = a * 2^bits; r is not a. */
static void FIXED(shift_left)(fixed *r, const fixed *a, size_t bits)
{
    r->length = a->length + bits / 32 + 1;
    memset(r->word, 0, r->length * sizeof r->word[0]);
    for (size_t i = 0; i < a->length; i++) {
        const uint64_t wide = (uint64_t)a->word[i] << bits % 32;
        r->word[i + bits / 32] |= (uint32_t)wide;
        r->word[i + bits / 32 + 1] |= (uint32_t)(wide >> 32);
    }
    FIXED(trim)(r);
}

/* a = a / 2^bits, with less than 32 bits. */
static void FIXED(shift_right)(fixed *a, unsigned bits)
{
    for (size_t i = 0; i < a->length; i++) {
        const uint64_t wide = (uint64_t)(i + 1 < a->length ? a->word[i + 1] : 0) << 32 | a->word[i];
        a->word[i] = (uint32_t)(wide >> bits);
    }
    FIXED(trim)(a);
}

/* a becomes its remainder by b, which is not 0; *quotient the quotient. The quotient is neither. */
#if FIXED_LONG_DIVISION
static void FIXED(divide)(fixed *quotient, fixed *a, const fixed *b)
{
    fixed divisor;
    const size_t n = b->length;
    quotient->length = 0;
    if (FIXED(compare)(a, b) < 0) {
        return;
    }
    if (n == 1) { /* Algorithm D needs two words; this is exercise 16 */
        uint64_t rest = 0;
        quotient->length = a->length;
        for (size_t i = a->length; i-- != 0;) {
            rest = rest << 32 | a->word[i];
            quotient->word[i] = (uint32_t)(rest / b->word[0]);
            rest %= b->word[0];
        }
        a->word[0] = (uint32_t)rest;
        a->length = 1;
        FIXED(trim)(a);
        FIXED(trim)(quotient);
        return;
    }
    const unsigned shift = (unsigned)__builtin_clz(b->word[n - 1]);
    const size_t m = a->length - n;
    FIXED(shift_left)(&divisor, b, shift);
    fixed scaled;
    FIXED(shift_left)(&scaled, a, shift);
    for (size_t i = scaled.length; i <= m + n; i++) {
        scaled.word[i] = 0;
    }
    quotient->length = m + 1;
    for (size_t j = m + 1; j-- != 0;) {
        const uint64_t top = (uint64_t)scaled.word[j + n] << 32 | scaled.word[j + n - 1];
        uint64_t guess = top / divisor.word[n - 1], rest = top % divisor.word[n - 1];
        while (guess >> 32 != 0 || guess * divisor.word[n - 2] > (rest << 32 | scaled.word[j + n - 2])) {
            guess--;
            rest += divisor.word[n - 1];
            if (rest >> 32 != 0) {
                break;
            }
        }
        uint64_t carry = 0;
        int64_t borrow = 0;
        for (size_t i = 0; i < n; i++) {
            carry += guess * divisor.word[i];
            borrow += (int64_t)scaled.word[j + i] - (int64_t)(carry & UINT32_MAX);
            scaled.word[j + i] = (uint32_t)borrow;
            borrow = borrow < 0 ? -1 : 0;
            carry >>= 32;
        }
        borrow += (int64_t)scaled.word[j + n] - (int64_t)carry;
        scaled.word[j + n] = (uint32_t)borrow;
        if (borrow < 0) { /* the guess was one too large */
            guess--;
            carry = 0;
            for (size_t i = 0; i < n; i++) {
                carry += (uint64_t)scaled.word[j + i] + divisor.word[i];
                scaled.word[j + i] = (uint32_t)carry;
                carry >>= 32;
            }
            scaled.word[j + n] += (uint32_t)carry;
        }
        quotient->word[j] = (uint32_t)guess;
    }
    FIXED(trim)(quotient);
    memcpy(a->word, scaled.word, n * sizeof a->word[0]);
    a->length = n;
    FIXED(trim)(a);
    FIXED(shift_right)(a, shift);
}
#else
static void FIXED(divide)(fixed *quotient, fixed *a, const fixed *b)
{
    fixed divisor;
    const size_t have = FIXED(bits_of)(a), need = FIXED(bits_of)(b), shift = have > need ? have - need : 0;
    FIXED(shift_left)(&divisor, b, shift);
    quotient->length = shift / 32 + 1;
    memset(quotient->word, 0, quotient->length * sizeof quotient->word[0]);
    for (size_t bit = shift + 1; bit-- != 0;) {
        if (FIXED(compare)(a, &divisor) >= 0) {
            FIXED(subtract)(a, a, &divisor);
            quotient->word[bit / 32] |= (uint32_t)1 << bit % 32;
        }
        FIXED(shift_right)(&divisor, 1);
    }
    FIXED(trim)(quotient);
}
#endif

static void FIXED(modular_add)(fixed *r, const fixed *a, const fixed *b, const fixed *m)
{
    fixed quotient;
    FIXED(add)(r, a, b);
    FIXED(divide)(&quotient, r, m);
}

/* r = a - b modulo m; r is not b. */
static void FIXED(modular_subtract)(fixed *r, const fixed *a, const fixed *b, const fixed *m)
{
    fixed quotient;
    FIXED(add)(r, a, m);
    FIXED(subtract)(r, r, b);
    FIXED(divide)(&quotient, r, m);
}

/* r = a * b modulo m; r is neither. */
static void FIXED(modular_multiply)(fixed *r, const fixed *a, const fixed *b, const fixed *m)
{
    fixed quotient;
    FIXED(multiply)(r, a, b);
    FIXED(divide)(&quotient, r, m);
}

/* r = 1/a modulo the prime m. The coefficients' signs alternate; t holds their magnitudes. */
static void FIXED(modular_invert)(fixed *r, const fixed *a, const fixed *m)
{
    fixed rests[2] = {*m, *a}, t[2] = {{0, {0}}, {1, {1}}}, quotient, product;
    unsigned at = 0;
    while (rests[1 - at % 2].length != 0) {
        FIXED(divide)(&quotient, &rests[at % 2], &rests[1 - at % 2]);
        FIXED(multiply)(&product, &quotient, &t[1 - at % 2]);
        FIXED(add)(&t[at % 2], &t[at % 2], &product);
        at++;
    }
    if (at % 2 == 0) {
        FIXED(subtract)(r, m, &t[0]);
    } else {
        *r = t[1];
    }
}

/* p = the third point on the line through p with this slope and over x = q_x, mirrored. */
static void FIXED(along)(fixed_point *p, const fixed *slope, const fixed *q_x, const fixed *m)
{
    const fixed y = p->y;
    fixed x, run;
    FIXED(modular_multiply)(&x, slope, slope, m);
    FIXED(modular_subtract)(&x, &x, &p->x, m);
    FIXED(modular_subtract)(&x, &x, q_x, m);
    FIXED(modular_subtract)(&run, &p->x, &x, m);
    p->x = x;
    FIXED(modular_multiply)(&x, slope, &run, m);
    FIXED(modular_subtract)(&p->y, &x, &y, m);
}

static void FIXED(slope)(fixed *slope, const fixed *above, const fixed *below, const fixed *m)
{
    fixed inverse;
    FIXED(modular_invert)(&inverse, below, m);
    FIXED(modular_multiply)(slope, above, &inverse, m);
}

static void FIXED(double)(fixed_point *p, const fixed *a, const fixed *m)
{
    const fixed three = {1, {3}}, x = p->x;
    fixed square, above, below;
    FIXED(modular_multiply)(&square, &p->x, &p->x, m);
    FIXED(modular_multiply)(&above, &square, &three, m);
    FIXED(modular_add)(&above, &above, a, m);
    FIXED(modular_add)(&below, &p->y, &p->y, m);
    FIXED(slope)(&square, &above, &below, m);
    FIXED(along)(p, &square, &x, m);
}

static void FIXED(add_point)(fixed_point *p, const fixed_point *q, const fixed *m)
{
    fixed slope, above, below;
    FIXED(modular_subtract)(&above, &q->y, &p->y, m);
    FIXED(modular_subtract)(&below, &q->x, &p->x, m);
    FIXED(slope)(&slope, &above, &below, m);
    FIXED(along)(p, &slope, &q->x, m);
}

static void FIXED(baseline)(unsigned key, uint64_t *arena)
{
    fixed m, a, scalar;
    fixed_point base, total, sum;
    FIXED(from_bytes)(&m, baseline_prime, sizeof baseline_prime);
    FIXED(from_bytes)(&a, baseline_a, sizeof baseline_a);
    FIXED(from_bytes)(&base.x, bench_peer[key] + 1, BASELINE_BYTES);
    FIXED(from_bytes)(&base.y, bench_peer[key] + 1 + BASELINE_BYTES, BASELINE_BYTES);
    FIXED(from_bytes)(&scalar, bench_private[key], BENCH_SCALAR);
    total = base;
    for (size_t bit = FIXED(bits_of)(&scalar) - 1; bit-- != 0;) {
        FIXED(double)(&total, &a, &m);
        sum = total;
        FIXED(add_point)(&sum, &base, &m);
        if ((scalar.word[bit / 32] >> bit % 32 & 1) != 0) {
            total = sum;
        }
    }
    uint8_t *bytes = (uint8_t *)arena;
    for (size_t i = 0; i < BASELINE_BYTES; i++) {
        bytes[BASELINE_BYTES - 1 - i] = i / 4 < total.x.length ? (uint8_t)(total.x.word[i / 4] >> 8 * (i % 4)) : 0;
    }
}
