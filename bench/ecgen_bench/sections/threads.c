/* SPDX-License-Identifier: MIT */
/*
 * threads MOST ROUNDS MILLISECONDS SEED   one line per round: for 1 to MOST threads at once, each with operands and
 * results of its own, calls of the first cell per second and per second of processor time; the numbers of threads have
 * their turns in an order drawn anew.
 */
#define _GNU_SOURCE
#include "harness.h"
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#define MOST 256
#define WORDS 512 /* of an arena; a multiple of a page, so that no two threads share a line */

static const bench_cell *cell;
static atomic_int ready, stop;
static atomic_bool go;
static uint64_t arenas[MOST][WORDS] __attribute__((aligned(4096)));
static struct {
    unsigned long calls;
    double processor_time;
} __attribute__((aligned(128))) calls_by[MOST];

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *work(void *number)
{
    const size_t i = (size_t)number;
    unsigned long calls = 0;
    cell->run(arenas[i], 1);
    atomic_fetch_add(&ready, 1);
    while (!atomic_load(&go)) {
    }
    const double begin = seconds(CLOCK_THREAD_CPUTIME_ID);
    while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
        cell->run(arenas[i], cell->passes);
        calls += (unsigned long)cell->calls * cell->passes;
    }
    calls_by[i].calls = calls;
    calls_by[i].processor_time = seconds(CLOCK_THREAD_CPUTIME_ID) - begin;
    return NULL;
}

typedef struct {
    double per_second, per_processor_second;
} rate;

/* Of so many threads. They stop within one pass of each other, which is short against the time. */
static rate measure(unsigned count, unsigned milliseconds)
{
    pthread_t threads[MOST];
    const struct timespec while_working = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
    unsigned long total = 0;
    double processor_time = 0;
    atomic_store(&ready, 0);
    atomic_store(&stop, 0);
    atomic_store(&go, 0);
    for (size_t i = 0; i < count; i++) {
        bench_must(pthread_create(&threads[i], NULL, work, (void *)i) == 0, "pthread_create");
    }
    while ((unsigned)atomic_load(&ready) < count) {
    }
    const double begin = seconds(CLOCK_MONOTONIC);
    atomic_store(&go, 1);
    nanosleep(&while_working, NULL);
    atomic_store(&stop, 1);
    for (size_t i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
        total += calls_by[i].calls;
        processor_time += calls_by[i].processor_time;
    }
    const double elapsed = seconds(CLOCK_MONOTONIC) - begin;
    return (rate){(double)total / elapsed, (double)total / processor_time};
}

int main(int argc, char **argv)
{
    rate rates[MOST];
    unsigned order[MOST];
    if (argc != 5) {
        return 2;
    }
    const unsigned most = (unsigned)strtoul(argv[1], NULL, 10), rounds = (unsigned)strtoul(argv[2], NULL, 10);
    bench_must(most >= 1 && most <= MOST, "the number of threads");
    srand((unsigned)strtoul(argv[4], NULL, 10));
    cell = &bench_implementations[0]->cell[0];
    if (cell->prepare != NULL) {
        cell->prepare(arenas[0]);
    }
    for (unsigned i = 0; i < most; i++) {
        order[i] = i;
    }
    for (unsigned round = 0; round < rounds; round++) {
        for (unsigned i = most; i > 1; i--) {
            const unsigned j = (unsigned)rand() % i, kept = order[i - 1];
            order[i - 1] = order[j];
            order[j] = kept;
        }
        for (unsigned i = 0; i < most; i++) {
            rates[order[i]] = measure(order[i] + 1, (unsigned)strtoul(argv[3], NULL, 10));
        }
        for (unsigned i = 0; i < most; i++) {
            printf("%.2f %.2f%c", rates[i].per_second, rates[i].per_processor_second, i + 1 < most ? ' ' : '\n');
        }
    }
    return 0;
}
