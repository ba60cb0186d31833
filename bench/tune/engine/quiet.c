/* SPDX-License-Identifier: MIT */
/* Whether this core works for us alone. While another thread runs on the same core, be it of a neighbour whom this machine
 * does not show, code that makes the most of a whole core is slower than code that needs less of it: an order found then is
 * not the fastest on a quiet core. A loop that fills every integer unit takes half as long again beside another thread. */
#define _GNU_SOURCE
#include "code.h"
#include "engine.h"

#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <x86intrin.h>

enum { ADDS = 256, TURNS = 8, BYTES = 4096, WARM_UP = 64, TRIES = 40 };

/* The loop may take so much longer than the fastest that was seen: below that it is the clock that varies. Each wait in vain
 * raises what counts as the fastest, so that on a core which is never quiet the search goes on. */
static const double MOST = 1.12, IN_VAIN = 1.03;

static const struct timespec A_WHILE = {0, 500000};

typedef void loop_function(long turns);
static loop_function *adds;
static double fastest;

static double probe(void)
{
    _mm_lfence();
    const uint64_t begin = __rdtsc();
    adds(TURNS);
    _mm_lfence();
    const double time = (double)(__rdtsc() - begin);
    fastest = fastest == 0 || time < fastest ? time : fastest;
    return time;
}

bool prepare_quiet(void)
{
    static const int free_ones[] = {RAX, RCX, RDX, RSI, R8, R9, R10, R11};
    uint8_t *page = mmap(NULL, BYTES, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) {
        return false;
    }
    memcpy(&adds, &page, sizeof adds);
    struct code c = {page, NULL, NONE, 0};
    const uint8_t *loop = c.at;
    for (int k = 0; k < ADDS; k++) {
        const int reg = free_ones[k % 8];
        code_alu(&c, ALU_ADD, reg, in_register(reg));
    }
    code_loop(&c, RDI, loop);
    code_ret(&c);
    for (int k = 0; k < WARM_UP; k++) {
        (void)probe();
    }
    return true;
}

bool is_quiet(void)
{
    return probe() <= MOST * fastest;
}

void wait_for_quiet(void)
{
    for (int k = 0; k < TRIES; k++) {
        if (is_quiet()) {
            return;
        }
        (void)nanosleep(&A_WHILE, NULL);
    }
    fastest *= IN_VAIN;
}
