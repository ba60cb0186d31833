/* Reads pairs of polynomials from standard input, words of two bytes, the lower first; writes their products, and what comes out when
   the product takes the place of the first and of the second operand, and of both. */
#include "ring.h"

#include <stdio.h>

static int read_words(ring_poly *a)
{
    size_t i;

    for (i = 0; i < sizeof a->c / sizeof a->c[0]; i++) {
        const int low = getchar(), high = getchar();

        if (high == EOF) {
            return 0;
        }
        a->c[i] = (uint16_t)(low | (high << 8));
    }
    return 1;
}

static void write_words(const ring_poly *a)
{
    size_t i;

    for (i = 0; i < sizeof a->c / sizeof a->c[0]; i++) {
        putchar(a->c[i] & 255);
        putchar(a->c[i] >> 8);
    }
}

int main(void)
{
    ring_poly a, b, r, s, t;

    while (read_words(&a) && read_words(&b)) {
        ring_rq_mul(&r, &a, &b);
        write_words(&r);
        s = a;
        ring_rq_mul(&s, &s, &b);
        write_words(&s);
        t = b;
        ring_rq_mul(&t, &a, &t);
        write_words(&t);
        ring_rq_mul(&b, &b, &b);
        write_words(&b);
    }
    return 0;
}
