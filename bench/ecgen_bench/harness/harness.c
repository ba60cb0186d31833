/* SPDX-License-Identifier: MIT */
/*
 * harness check                           each function's result on each pair of operands, for comparison outside
 * harness show                            the results that implementations print themselves, for comparison outside
 * harness time ROUNDS BLOCKS SEED CPU     one line per round: clock units per call of every cell
 *
 * A sample is one block of at least 256 calls (fewer where they are long) between two readings of the clock, taken again
 * when another program ran in between or on the same core. In a round every cell has its turn, in an order drawn anew, and
 * yields the low quartile of its samples: disturbances only ever add time. A block that takes a hundredth of a second is
 * timed once in a round, without the time in which the system ran others. CPU < 0 leaves the process where the system puts it.
 */
#define _GNU_SOURCE
#include "harness.h"
#include "quiet.h"
#include <inttypes.h>
#include <string.h>
#include <time.h>
#if defined(__linux__)
#include <sched.h>
#include <sys/resource.h>
#endif

#if defined(__x86_64__)
#include <x86intrin.h>
#define CLOCK "TSC ticks"
static uint64_t now(void)
{
    _mm_lfence();
    const uint64_t t = __rdtsc();
    _mm_lfence();
    return t;
}
#else
#define CLOCK "ns"
static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
#endif

#define PAGE 4096
#define MAX_BLOCKS 64
#define ATTEMPTS 8
#define LONG_BLOCK 20000000 /* units of the clock: about a hundredth of a second */

/* Offset from the caller's frame, modulo a page, at which the arena begins: callees spill below the frame, and a store
 * to the stack that shares its low 12 address bits with an operand delays the operand's loads. */
#define STACK_DISTANCE 512

/* Room for the elements of 4096 bits, of up to 100 words with what is between them, wherever in the first page they begin. */
static unsigned char pool[5 * PAGE] __attribute__((aligned(PAGE)));

static uint64_t *place_arena(const void *frame)
{
    const uintptr_t offset = ((uintptr_t)frame + STACK_DISTANCE) % PAGE & ~(uintptr_t)63;
    return (uint64_t *)(void *)(pool + offset);
}

static void fill_arena(uint64_t *arena, const bench_modulus *m, unsigned first)
{
    bench_must(BENCH_ELEMENTS * m->stride * sizeof *arena <= sizeof pool - PAGE, "the arena");
    for (unsigned i = 0; i < BENCH_ELEMENTS; i++) {
        const uint64_t *number = m->numbers + (size_t)((first + i) % (2 * m->pairs)) * m->words;
        memcpy(arena + (size_t)i * m->stride, number, m->words * sizeof *number);
    }
}

static int check(void)
{
    uint64_t *arena = place_arena(__builtin_frame_address(0));
    for (size_t c = 0; c < bench_implementation_count; c++) {
        const bench_implementation *implementation = bench_implementations[c];
        for (size_t k = 0; k < implementation->onces; k++) {
            const bench_once *o = &implementation->once[k];
            const bench_modulus *m = &bench_moduli[o->modulus];
            for (unsigned pair = 0; pair < m->pairs; pair++) {
                memset(arena, 0, m->stride * sizeof *arena);
                for (unsigned i = 0; i < 2; i++) {
                    memcpy(arena + (i + 1) * m->stride, m->numbers + (size_t)(2 * pair + i) * m->words,
                           m->words * sizeof *arena);
                }
                o->once(arena);
                printf("%s %s %u ", implementation->name, o->function, pair);
                for (unsigned w = m->words; w-- > 0;) {
                    printf("%016" PRIx64, arena[w]);
                }
                printf("\n");
            }
        }
    }
    return 0;
}

static int show(void)
{
    for (size_t c = 0; c < bench_implementation_count; c++) {
        if (bench_implementations[c]->show != NULL) {
            bench_implementations[c]->show();
        }
    }
    return 0;
}

static int ascending(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* How often the system took the processor away from this program. */
static long interruptions(void)
{
#if defined(__linux__)
    struct rusage use;
    return getrusage(RUSAGE_THREAD, &use) == 0 ? use.ru_nivcsw : 0;
#else
    return 0;
#endif
}

/* One block without such an interruption and on a quiet core, or the shortest of several with. */
static __attribute__((noinline)) uint64_t sample(const bench_cell *cell, uint64_t *arena)
{
    uint64_t shortest = UINT64_MAX;
    for (unsigned attempt = 0; attempt < ATTEMPTS; attempt++) {
        wait_for_quiet();
        const long before = interruptions();
        const uint64_t begin = now();
        cell->run(arena, cell->passes);
        const uint64_t taken = now() - begin;
        shortest = taken < shortest ? taken : shortest;
        if (interruptions() == before && is_quiet()) {
            return taken;
        }
    }
    return shortest;
}

static __attribute__((noinline)) double time_cell(const bench_cell *cell, unsigned blocks)
{
    uint64_t samples[MAX_BLOCKS];
    uint64_t *arena = place_arena(__builtin_frame_address(0));
    const bench_modulus *m = &bench_moduli[cell->modulus];
    fill_arena(arena, m, m->pairs); /* the second half of the numbers: ordinary ones, none of the edge cases */
    if (cell->prepare != NULL) {
        cell->prepare(arena);
    }
    const uint64_t begin = now();
    const double wall = seconds(CLOCK_MONOTONIC), own = seconds(CLOCK_THREAD_CPUTIME_ID);
    cell->run(arena, cell->passes);
    const double ran = (seconds(CLOCK_THREAD_CPUTIME_ID) - own) / (seconds(CLOCK_MONOTONIC) - wall);
    const uint64_t first = now() - begin;
    if (first > LONG_BLOCK) { /* what is cold at first is nothing to so long a block, and others run in between */
        return (double)first * ran / ((double)cell->calls * cell->passes);
    }
    for (unsigned i = 0; i < blocks; i++) {
        samples[i] = sample(cell, arena);
    }
    qsort(samples, blocks, sizeof *samples, ascending);
    return (double)samples[blocks / 4] / ((double)cell->calls * cell->passes);
}

static uint64_t draw(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static int measure(unsigned rounds, unsigned blocks, uint64_t seed)
{
    size_t count = 0;
    for (size_t c = 0; c < bench_implementation_count; c++) {
        count += bench_implementations[c]->cells;
    }
    const bench_cell **cells = malloc(count * sizeof *cells);
    size_t *order = malloc(count * sizeof *order);
    double *value = malloc(count * sizeof *value);
    if (cells == NULL || order == NULL || value == NULL) {
        return 1;
    }
    printf("clock %s\n", CLOCK);
    size_t at = 0;
    for (size_t c = 0; c < bench_implementation_count; c++) {
        for (size_t k = 0; k < bench_implementations[c]->cells; k++, at++) {
            cells[at] = &bench_implementations[c]->cell[k];
            order[at] = at;
            printf("cell %s %s %s\n", bench_implementations[c]->name, cells[at]->function, cells[at]->mode);
        }
    }
    uint64_t state = seed * 2 + 1;
    for (unsigned round = 0; round <= rounds; round++) { /* the first one warms up */
        for (size_t i = count; i > 1; i--) {
            const size_t j = (size_t)(draw(&state) % i), kept = order[i - 1];
            order[i - 1] = order[j];
            order[j] = kept;
        }
        for (size_t i = 0; i < count; i++) {
            value[order[i]] = time_cell(cells[order[i]], blocks);
        }
        if (round == 0) {
            continue;
        }
        printf("round");
        for (size_t i = 0; i < count; i++) {
            printf(" %.4f", value[i]);
        }
        printf("\n");
    }
    free(value);
    free(order);
    free(cells);
    return 0;
}

static void pin(int cpu)
{
#if defined(__linux__)
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    printf("pinned %d\n", sched_setaffinity(0, sizeof set, &set) == 0 ? cpu : -1);
#else
    (void)cpu;
    printf("pinned -1\n");
#endif
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "check") == 0) {
        return check();
    }
    if (argc == 2 && strcmp(argv[1], "show") == 0) {
        return show();
    }
    if (argc == 6 && strcmp(argv[1], "time") == 0) {
        const unsigned blocks = (unsigned)strtoul(argv[3], NULL, 10);
        if (atoi(argv[5]) >= 0) {
            pin(atoi(argv[5]));
        }
        return blocks < 1 || blocks > MAX_BLOCKS
                   ? 2 : measure((unsigned)strtoul(argv[2], NULL, 10), blocks, strtoull(argv[4], NULL, 10));
    }
    return 2;
}
