/* SPDX-License-Identifier: MIT */
/*
 * Times cells that calls.h defines, `bench_cell cells[CELLS]`, in turn: a round times each of them once, from another one on each
 * time. Prints one line a round: nanoseconds a call, by cell. `prepare` makes operands and returns 0 when all results agree.
 */
#define _POSIX_C_SOURCE 200809L
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    const char *name;
    void (*call)(void);
} bench_cell;

#include "calls.h"

#define ENOUGH 300000.0 /* nanoseconds that a block takes at least */

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double timed(void (*call)(void), unsigned long count)
{
    const double start = now();
    unsigned long i;

    for (i = 0; i < count; i++) {
        call();
    }
    return now() - start;
}

int main(int argc, char **argv)
{
    unsigned long counts[CELLS], rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 3, round;
    unsigned int i;

    if (prepare() != 0) {
        return 1;
    }
    for (i = 0; i < CELLS; i++) {
        for (counts[i] = 1; timed(cells[i].call, counts[i]) < ENOUGH; counts[i] *= 2) {
        }
    }
    for (round = 0; round < rounds; round++) {
        double times[CELLS];

        for (i = 0; i < CELLS; i++) {
            const unsigned int cell = (unsigned int)((i + round) % CELLS);

            times[cell] = timed(cells[cell].call, counts[cell]) / (double)counts[cell];
        }
        for (i = 0; i < CELLS; i++) {
            printf("%.2f%c", times[i], i + 1 < CELLS ? ' ' : '\n');
        }
    }
    return 0;
}
