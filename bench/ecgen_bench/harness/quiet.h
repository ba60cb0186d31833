/* SPDX-License-Identifier: MIT */
/*
 * Whether this core works for us alone. While another thread runs on the same core, be it of a neighbour whom this machine
 * does not show, code that makes the most of a whole core loses more than code that needs less of it, so that ratios of
 * times are others than on a quiet core. A loop that fills the integer units takes half as long again beside another thread.
 */
#ifndef ECGEN_BENCH_QUIET_H
#define ECGEN_BENCH_QUIET_H

#if defined(__x86_64__)
#include <stdint.h>
#include <time.h>
#include <x86intrin.h>

/* The loop may take so much longer than the fastest that was seen: below that it is the clock that varies. Each wait in vain
 * raises what counts as the fastest, so that on a core which is never quiet the measuring goes on. */
#define QUIET_MOST 1.12
#define QUIET_IN_VAIN 1.03
#define QUIET_TRIES 40
#define QUIET_PAUSE 500000 /* ns */

static double quiet_fastest;

static double quiet_probe(void)
{
    _mm_lfence();
    const uint64_t begin = __rdtsc();
    for (int k = 0; k < 8; k++) {
        __asm__ volatile(".rept 64\n\tadd %%rax, %%rax\n\tadd %%rcx, %%rcx\n\tadd %%rdx, %%rdx\n\tadd %%r8, %%r8\n\t.endr"
                         ::: "rax", "rcx", "rdx", "r8", "cc");
    }
    _mm_lfence();
    const double taken = (double)(__rdtsc() - begin);
    quiet_fastest = quiet_fastest == 0 || taken < quiet_fastest ? taken : quiet_fastest;
    return taken;
}

static int is_quiet(void)
{
    return quiet_probe() <= QUIET_MOST * quiet_fastest;
}

/* Until nobody else seems to use the core; 20 ms at most. */
static void wait_for_quiet(void)
{
    static const struct timespec pause = {0, QUIET_PAUSE};
    for (int k = 0; k < QUIET_TRIES; k++) {
        if (is_quiet()) {
            return;
        }
        (void)nanosleep(&pause, NULL);
    }
    quiet_fastest *= QUIET_IN_VAIN;
}
#else
static int is_quiet(void)
{
    return 1;
}

static void wait_for_quiet(void)
{
}
#endif

#endif
