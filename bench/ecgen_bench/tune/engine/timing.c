/* SPDX-License-Identifier: MIT */
/* How long code takes. A loop around one call site flatters code that suits that site, indirect calls disturb each other,
 * operands that agree with the stack modulo 4096 delay loads, and the same code at two addresses differs by half a percent;
 * so all code is copied to one stage, behind the dispatch that emitted functions begin with, the stage is called directly
 * from many sites with random filler between them, in several such surroundings at a time, the operands lie apart, and two
 * pieces of code are timed in turn, in the same surroundings, and compared by the median of the ratios. */
#define _GNU_SOURCE
#include "code.h"
#include "engine.h"
#include "quiet.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <x86intrin.h>

enum { SITES = 128, PASSES = 4, WARM_UP = 2, OPERANDS = 8, STRIDE = 64, SITE_BYTES = 1 << 14, POOL = 16, MOST_ROUNDS = 64, DISPATCH = 64 };

typedef uint64_t run_function(uint64_t *, const uint64_t *, const uint64_t *, uint64_t);
typedef void sites_function(uint64_t *, uint64_t *, uint64_t *, long);

static uint8_t *memory;
static uint64_t *arena;
static sites_function *sites[POOL][2];
static int staged;
double latency_weight = 1;

static uint8_t *slot(int index)
{
    return memory + (size_t)index * SLOT_BYTES;
}

static size_t length_of[SLOTS];

/* The stage begins with what the emitted functions begin with: endbr64, and a jump elsewhere if a word is not zero. */
static uint8_t *stage(void)
{
    return slot(SLOTS) + DISPATCH;
}

static uint8_t *write_dispatch(void)
{
    uint8_t *at = stage();
    static const uint8_t begin[] = {0xF3, 0x0F, 0x1E, 0xFA, 0x83, 0x3D}, middle[] = {0x00, 0x0F, 0x85, 0x00, 0x00, 0x00, 0x00};
    memcpy(at, begin, sizeof begin);
    at += sizeof begin;
    const int32_t distance = (int32_t)(slot(SLOTS) - (at + 5));
    memcpy(at, &distance, sizeof distance);
    memcpy(at + sizeof distance, middle, sizeof middle);
    return at + sizeof distance + sizeof middle;
}

void fill(int index, const struct state *s, FILE *text, struct frame *frame)
{
    length_of[index] = write_code(s, slot(index), text, frame);
    staged = staged == index ? NONE : staged;
}

void fill_with(int index, const uint8_t *code, size_t length)
{
    memcpy(slot(index), code, length);
    length_of[index] = length;
    staged = staged == index ? NONE : staged;
}

bool prepare(int cpu)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu < 0 ? 0 : cpu, &set);
    if (cpu >= 0) {
        (void)sched_setaffinity(0, sizeof set, &set);
    }
    const size_t bytes = (size_t)(SLOTS + 1) * SLOT_BYTES + (size_t)POOL * 2 * SITE_BYTES;
    memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    uint8_t *pages = aligned_alloc(4096, 6 * 4096);
    if (memory == MAP_FAILED || pages == NULL) {
        return false;
    }
    memset(pages, 0, 6 * 4096);
    arena = (uint64_t *)(void *)(pages + (((uintptr_t)&set + 2048) & 4095 & ~(uintptr_t)63)); /* half a page from the stack */
    return true;
}

static uint64_t *operand_at(int which)
{
    return arena + which * (OPERANDS * STRIDE + 24);
}

static void fill_operands(void)
{
    for (int k = 0; k < OPERANDS; k++) {
        memcpy(operand_at(1) + k * STRIDE, fn.test[k % fn.tests][0], (size_t)fn.words * 8);
        memcpy(operand_at(2) + k * STRIDE, fn.test[k % fn.tests][1], (size_t)fn.words * 8);
    }
}

static void filler(struct code *c)
{
    for (uint32_t count = below(9); count > 0; count--) {
        switch (below(3)) {
        case 0:
            code_nop(c, 1 + (int)below(4));
            break;
        case 1:
            code_lea_disp(c, R8 + (int)below(3), R15, 8);
            break;
        default:
            code_alu(c, ALU_ADD, RAX, in_register(R15));
        }
    }
}

/* void sites(result, a, b, passes): the loop over the call sites of one slot. */
static void write_sites(uint8_t *at, const uint8_t *target, bool throughput)
{
    static const int saved[] = {RBX, RBP, R12, R13, R14, R15};
    struct code c = {at, NULL, NONE, 0, 0};
    for (int k = 0; k < 6; k++) {
        code_push(&c, saved[k]);
    }
    code_move_rsp(&c, -24);
    code_load(&c, R12, in_register(RDI));
    code_load(&c, RBX, in_register(RSI));
    code_load(&c, RBP, in_register(RDX));
    code_load(&c, R14, in_register(RCX));
    code_constant(&c, R15, 3);
    const uint8_t *loop = c.at;
    for (int k = 0; k < SITES; k++) {
        const int offset = throughput ? k % OPERANDS * STRIDE * 8 : 0;
        filler(&c);
        /* for the latency the result is the next operand, the first and the second in turn: neither may be the slower one */
        code_lea_disp(&c, RDI, throughput ? R12 : fn.arity > 1 && k % 2 == 1 ? RBP : RBX, offset);
        code_lea_disp(&c, RSI, RBX, offset);
        code_lea_disp(&c, RDX, RBP, offset);
        if (fn.masked) {
            code_zero(&c, RCX);
        }
        code_call(&c, target);
    }
    code_loop(&c, R14, loop);
    code_move_rsp(&c, 24);
    for (int k = 5; k >= 0; k--) {
        code_pop(&c, saved[k]);
    }
    code_ret(&c);
}

static void renew(int surroundings, uint64_t seed)
{
    const uint64_t kept = random_state();
    for (int mode = 0; mode < 2; mode++) {
        uint8_t *at = slot(SLOTS + 1) + (size_t)(2 * surroundings + mode) * SITE_BYTES;
        reseed(2 * seed + (uint64_t)mode);
        write_sites(at, stage(), mode == 1);
        memcpy(&sites[surroundings][mode], &at, sizeof at);
    }
    resume_random(kept);
}

void new_surroundings(void)
{
    for (int k = 0; k < POOL; k++) {
        renew(k, draw());
    }
    fill_operands();
}

void vary_surroundings(void)
{
    renew((int)below(POOL), draw());
}

bool answers(int index)
{
    run_function *run;
    uint8_t *at = slot(index);
    memcpy(&run, &at, sizeof at);
    for (int t = 0; t < fn.tests; t++) {
        uint64_t a[MAX_WORDS], b[MAX_WORDS], r[MAX_WORDS];
        memcpy(a, fn.test[t][0], sizeof a);
        memcpy(b, fn.test[t][1], sizeof b);
        memset(r, 0x5A, sizeof r);
        uint64_t *to = t % 3 == 1 ? a : t % 3 == 2 && fn.arity > 1 ? b : r;
        const uint64_t returned = run(to, a, b, fn.mask[t]);
        if (memcmp(to, fn.test[t][2], (size_t)fn.words * 8) != 0 || (fn.returned != NONE && returned != fn.answer[t])) {
            return false;
        }
    }
    return true;
}

static uint64_t now(void)
{
    _mm_lfence();
    const uint64_t ticks = __rdtsc();
    _mm_lfence();
    return ticks;
}

static void call(int surroundings, bool throughput, long passes)
{
    sites[surroundings][throughput](operand_at(0), operand_at(1), operand_at(2), passes);
}

/* Ticks of one call of the code in a slot. Always with the same warming up: after one pass alone, code that stood on the
 * stage before seems two percent slower than code that was put there just now. */
static double time_of(int index, int surroundings, bool throughput)
{
    if (staged != index) {
        memcpy(write_dispatch(), slot(index), length_of[index]);
        staged = index;
    }
    call(surroundings, throughput, WARM_UP);
    const uint64_t begin = now();
    call(surroundings, throughput, PASSES);
    return (double)(now() - begin) / (SITES * PASSES);
}

static int ascending(const void *x, const void *y)
{
    const double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

static double median(double *samples, int count)
{
    qsort(samples, (size_t)count, sizeof *samples, ascending);
    return samples[count / 2];
}

static double together(double latency, double throughput)
{
    return latency_weight * latency + throughput;
}

static double both(int index, int surroundings)
{
    return together(time_of(index, surroundings, false), time_of(index, surroundings, true));
}

/* How often a round is measured again that was disturbed. */
enum { AGAIN = 4 };

/* After so many rounds a candidate is looked at, and given up when it is slower by more than this share of what is allowed. */
static const struct {
    int rounds;
    double share;
} looks[] = {{3, 1}, {5, 0.6}, {9, 0.35}};

/* Time of the candidate over time of the old code, latency and throughput together. A candidate that seems slower than by
 * the factor `give_up`, or less the more is known, is not timed further. */
double ratio(int old, int candidate, int rounds, double give_up)
{
    double ratios[MOST_ROUNDS];
    const int first = (int)below(POOL);
    size_t look = 0;
    for (int k = 0; k < rounds; k++) {
        const int here = (first + k) % POOL;
        for (int again = 0; again == 0 || (again < AGAIN && !is_quiet()); again++) {
            wait_for_quiet();
            const double a = both(k & 1 ? old : candidate, here), b = both(k & 1 ? candidate : old, here);
            ratios[k] = k & 1 ? b / a : a / b;
        }
        if (look < sizeof looks / sizeof *looks && looks[look].rounds == k + 1) {
            const double early = median(ratios, k + 1);
            if (early > 1 + (give_up - 1) * looks[look].share) {
                return early;
            }
            look++;
        }
    }
    return median(ratios, rounds);
}

/* The same in as many fresh surroundings as there are rounds. result: together, latency, throughput; ticks: latency and
 * throughput of the old code, then of the candidate. */
void compare(int old, int candidate, int rounds, double result[3], double ticks[4])
{
    double ratios[3][MOST_ROUNDS], samples[4][MOST_ROUNDS];
    for (int k = 0; k < rounds; k++) {
        if (k % POOL == 0) {
            new_surroundings();
        }
        for (int again = 0; again == 0 || (again < AGAIN && !is_quiet()); again++) {
            wait_for_quiet();
            for (int each = 0; each < 4; each++) {
                const int which = k & 1 ? 3 - each : each;
                samples[which][k] = time_of(which < 2 ? old : candidate, k % POOL, which & 1);
            }
        }
        ratios[0][k] = together(samples[2][k], samples[3][k]) / together(samples[0][k], samples[1][k]);
        ratios[1][k] = samples[2][k] / samples[0][k];
        ratios[2][k] = samples[3][k] / samples[1][k];
    }
    for (int each = 0; each < 3; each++) {
        result[each] = median(ratios[each], rounds);
    }
    for (int each = 0; each < 4; each++) {
        ticks[each] = median(samples[each], rounds);
    }
}
