/* SPDX-License-Identifier: MIT */
/*
 * driver run NAME PASSES FUNCTION...  calls each and prints nothing, so that other tools can watch
 * driver loop NAME FUNCTION SECONDS   calls for so long, and prints the calls made, the seconds that they took, and
 *                                     those in which the processor was this program's
 * driver series NAME FUNCTION COUNT   calls so often, and prints the nanoseconds of processor time of each;
 *                                     all must leave the same result
 * driver misses NAME FUNCTION PASSES  prints what the processor's counters count in one call, those that can be had
 * driver show                         the results that implementations print themselves, for comparison outside
 * driver stack                        for every function the bytes of stack that one call takes, itself included
 */
#define _GNU_SOURCE
#include "harness.h"
#include "watched.h"
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#define STACK (1 << 20)
#define LONG_ENOUGH 20e-6 /* seconds between two readings of the clock */
#define PAINT 0xa5

static uint64_t arena[4096];
static unsigned char stack[STACK] __attribute__((aligned(4096)));
static const bench_cell *watched;
static ucontext_t here, there;

static const bench_cell *find(const char *name, const char *function)
{
    for (size_t c = 0; c < bench_implementation_count; c++) {
        for (size_t k = 0; k < bench_implementations[c]->cells; k++) {
            if (strcmp(bench_implementations[c]->name, name) == 0 && strcmp(bench_implementations[c]->cell[k].function, function) == 0) {
                return &bench_implementations[c]->cell[k];
            }
        }
    }
    bench_must(0, function);
    return NULL;
}

static void call(const bench_cell *cell, unsigned long passes)
{
    if (cell->prepare != NULL) {
        cell->prepare(arena);
    }
    cell->run(arena, passes);
}

static double seconds_of(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double seconds(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

static int loop(const bench_cell *cell, double duration)
{
    unsigned long calls = 0, passes = cell->passes;
    call(cell, 1);
    for (double before = seconds(); cell->run(arena, passes), seconds() - before < LONG_ENOUGH; before = seconds()) {
        passes *= 2;
    }
    const double begin = seconds(), ran = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
    double now = begin;
    for (; now - begin < duration; now = seconds()) {
        cell->run(arena, passes);
        calls += cell->calls * passes;
    }
    printf("%lu %.6f %.6f\n", calls, now - begin, seconds_of(CLOCK_PROCESS_CPUTIME_ID) - ran);
    return 0;
}

static int series(const bench_cell *cell, unsigned long count)
{
    static uint64_t first[sizeof arena / sizeof *arena];
    call(cell, 1);
    memcpy(first, arena, sizeof first);
    for (unsigned long i = 0; i < count; i++) {
        const double begin = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
        cell->run(arena, 1);
        printf("%.1f\n", 1e9 * (seconds_of(CLOCK_PROCESS_CPUTIME_ID) - begin) / (double)cell->calls);
        bench_must(memcmp(first, arena, sizeof first) == 0, "the same result in every run");
    }
    return 0;
}

#define CACHE(level, operation) \
    {PERF_TYPE_HW_CACHE, PERF_COUNT_HW_CACHE_##level | PERF_COUNT_HW_CACHE_OP_##operation << 8 | PERF_COUNT_HW_CACHE_RESULT_MISS << 16}

static const struct {
    const char *name;
    struct { uint32_t type; uint64_t config; } event;
} events[] = {
    {"instructions", {PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS}}, {"L1i", CACHE(L1I, READ)}, {"L1d", CACHE(L1D, READ)},
    {"last", CACHE(LL, READ)}, {"branches", {PERF_TYPE_HARDWARE, PERF_COUNT_HW_BRANCH_MISSES}},
};

/* One event at a time, so that the kernel need not share a counter among them. */
static int misses(const bench_cell *cell, unsigned long passes)
{
    call(cell, 1);
    for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
        struct perf_event_attr attributes = {
            .type = events[i].event.type, .size = sizeof attributes, .config = events[i].event.config,
            .disabled = 1, .exclude_kernel = 1, .exclude_hv = 1,
        };
        uint64_t counted = 0;
        const int counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
        if (counter < 0) {
            continue;
        }
        ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
        cell->run(arena, passes);
        ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
        if (read(counter, &counted, sizeof counted) == sizeof counted) {
            printf("%s %.4f\n", events[i].name, (double)counted / ((double)passes * (double)cell->calls));
        }
        close(counter);
    }
    return 0;
}

static void on_painted_stack(void)
{
    watched->run(arena, 1);
}

/* How far down the stack the cell's calls reach. */
static size_t depth(const bench_cell *cell)
{
    size_t untouched = 0;
    call(cell, 1); /* once before: the loader binds names on first use, on this stack */
    memset(stack, PAINT, sizeof stack);
    bench_must(getcontext(&there) == 0, "getcontext");
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    watched = cell;
    makecontext(&there, on_painted_stack, 0);
    bench_must(swapcontext(&here, &there) == 0, "swapcontext");
    while (untouched < sizeof stack && stack[untouched] == PAINT) {
        untouched++;
    }
    return sizeof stack - untouched;
}

static void nothing(uint64_t *unused, unsigned long passes)
{
    (void)unused;
    (void)passes;
}

static int stacks(void)
{
    const bench_cell empty = {"nothing", "throughput", 0, 1, 1, NULL, nothing};
    const size_t base = depth(&empty);
    for (size_t c = 0; c < bench_implementation_count; c++) {
        for (size_t k = 0; k < bench_implementations[c]->cells; k++) {
            const bench_cell *cell = &bench_implementations[c]->cell[k];
            printf("%s %s %zu\n", bench_implementations[c]->name, cell->function, depth(cell) - base);
        }
    }
    return 0;
}

/* Callgrind ends a profile where this is called. */
static __attribute__((noinline)) void next_function(void)
{
    __asm__ volatile("");
}

static int shows(void)
{
    for (size_t c = 0; c < bench_implementation_count; c++) {
        if (bench_implementations[c]->show != NULL) {
            bench_implementations[c]->show();
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    bench_as_natively();
    if (argc > 4 && strcmp(argv[1], "run") == 0) {
        for (int i = 4; i < argc; i++) {
            next_function();
            call(find(argv[2], argv[i]), strtoul(argv[3], NULL, 10));
        }
        return 0;
    }
    if (argc == 5 && strcmp(argv[1], "loop") == 0) {
        return loop(find(argv[2], argv[3]), atof(argv[4]));
    }
    if (argc == 5 && strcmp(argv[1], "series") == 0) {
        return series(find(argv[2], argv[3]), strtoul(argv[4], NULL, 10));
    }
    if (argc == 5 && strcmp(argv[1], "misses") == 0) {
        return misses(find(argv[2], argv[3]), strtoul(argv[4], NULL, 10));
    }
    if (argc == 2 && strcmp(argv[1], "show") == 0) {
        return shows();
    }
    return argc == 2 && strcmp(argv[1], "stack") == 0 ? stacks() : 2;
}
