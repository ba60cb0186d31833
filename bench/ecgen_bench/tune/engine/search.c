/* SPDX-License-Identifier: MIT */
/* engine INPUT SHORTENING SECONDS SEED TEMPERATURE CPU ROUNDS LATENCY_WEIGHT
 *
 * Shortens the code for SHORTENING seconds without timing it, then searches for SECONDS (0: only measures) and prints:
 * `progress` lines with seconds, candidates and the ratio of the best to where timing began; the best code as `bytes` and as
 * `code` lines with its `held` inputs, `saved` registers and `slots`; and `final` with the ratio of the best to the reference (to
 * the start without one): both together, latency, throughput, and ticks of each.
 * A candidate that is not slower than the current one by more than a random share of TEMPERATURE, which falls to 0, takes
 * its place; every so often the current one is compared with the best in fresh surroundings, and becomes the best or is
 * given up. */
#define _POSIX_C_SOURCE 200809L
#include "code.h"
#include "engine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHECK_ROUNDS = 33, FINAL_ROUNDS = 63, VARY = 16, BEST = 2, REFERENCE = 3 };
enum { BYTES_OF_A_LINE = 8 }; /* so many bytes weigh as much as a line */

static const double HEAT = 1; /* of shortening at its begin, in lines */
static const double GIVE_UP = 0.004; /* how much slower than allowed a candidate may seem before it is timed fully */

static struct state start, current, trial, best;

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void show(const struct state *s)
{
    static const char *const format = "code ";
    struct frame frame;
    char *text = NULL;
    size_t size = 0;
    FILE *lines = open_memstream(&text, &size);
    if (lines == NULL) {
        exit(1);
    }
    fill(BEST, s, lines, &frame);
    fclose(lines);
    static uint8_t bytes[SLOT_BYTES];
    const size_t length = write_code(s, bytes, NULL, NULL);
    fputs("bytes ", stdout);
    for (size_t k = 0; k < length; k++) {
        printf("%02x", bytes[k]);
    }
    putchar('\n');
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        printf("%s%s\n", format, line);
    }
    free(text);
    for (int v = 0; v < fn.values; v++) {
        if (s->held[v] && fn.value[v].kind == INPUT) {
            printf("held %d\n", v);
        }
    }
    for (int reg = 0; reg < REGISTERS; reg++) {
        if (frame.saved >> reg & 1) {
            printf("saved %s\n", register_name[reg]);
        }
    }
    printf("slots %d\n", frame.slots);
}

/* Whether the current code, in slot `now_in`, is to become the best; it is given up when it is clearly slower. */
static void check_current(int now_in, double *gained)
{
    double result[3], ticks[4];
    fill(BEST, &best, NULL, NULL);
    compare(BEST, now_in, CHECK_ROUNDS, result, ticks);
    if (result[0] < 1) {
        best = current;
        *gained *= result[0];
    } else if (result[0] > 1.01) {
        current = best;
        fill(now_in, &current, NULL, NULL);
    }
}

/* What a long function costs by being long. Timing shows that only in sum: one move among thousands is lost in the noise. */
static double weight(const struct state *s)
{
    static uint8_t bytes[SLOT_BYTES];
    struct frame frame;
    const size_t length = write_code(s, bytes, NULL, &frame);
    return frame.lines + (double)length / BYTES_OF_A_LINE;
}

/* Simulated annealing (Kirkpatrick, Gelatt, Vecchi 1983) by the weight; leaves the lightest state found as the current one. */
static void shorten(double limit)
{
    const double begin = seconds();
    double now = weight(&current), least = now, last_word = begin;
    long candidates = 0;
    for (double t = begin; t - begin < limit; t = seconds()) {
        trial = current;
        if (!change(&trial) || !respects_data(&trial) || !respects_flags(&trial)) {
            continue;
        }
        candidates++;
        const double heavier = weight(&trial) - now, warmth = HEAT * (1 - (t - begin) / limit);
        if (heavier <= 0 || exp(-heavier / warmth) > (double)below(1u << 20) / (1u << 20)) {
            current = trial;
            now += heavier;
            if (now < least) {
                least = now;
                best = current;
            }
        }
        if (t - last_word > 0.5) {
            last_word = t;
            printf("progress %.1f %ld 1\n", t - begin, candidates);
            fflush(stdout);
        }
    }
    current = best;
}

static int search(double limit, double temperature, int rounds)
{
    const double begin = seconds(), interval = limit / 30 > 2 ? limit / 30 : 2;
    double last_check = begin, last_word = begin, gained = 1;
    long candidates = 0;
    int now_in = 0; /* the slot of the current code; the trial is written to the other one */
    for (double t = begin; t - begin < limit; t = seconds()) {
        trial = current;
        if (!change(&trial) || !respects_data(&trial) || !respects_flags(&trial)) {
            continue;
        }
        fill(1 - now_in, &trial, NULL, NULL);
        if (++candidates % VARY == 0) {
            vary_surroundings();
        }
        if (!answers(1 - now_in)) {
            fprintf(stderr, "a legal order gave a wrong answer\n");
            return 1;
        }
        const double warmth = temperature * ((double)below(1u << 20) / (1u << 20)) * (1 - (t - begin) / limit);
        if (ratio(now_in, 1 - now_in, rounds, 1 + warmth + GIVE_UP) <= 1 + warmth) {
            current = trial;
            now_in = 1 - now_in;
        }
        if (t - last_word > 0.5) {
            last_word = t;
            printf("progress %.1f %ld %.4f\n", t - begin, candidates, gained);
            fflush(stdout);
        }
        if (t - last_check > interval) {
            last_check = t;
            check_current(now_in, &gained);
        }
    }
    check_current(now_in, &gained);
    printf("progress %.1f %ld %.4f\n", seconds() - begin, candidates, gained);
    return 0;
}

int main(int argc, char **argv)
{
    static uint8_t reference[SLOT_BYTES];
    size_t length;
    if (argc != 9 || !load(argv[1], &start, reference, sizeof reference, &length)) {
        fprintf(stderr, "cannot read the function\n");
        return 2;
    }
    reseed(strtoull(argv[4], NULL, 10));
    latency_weight = strtod(argv[8], NULL);
    if (!prepare(atoi(argv[6]))) {
        fprintf(stderr, "no executable memory\n");
        return 2;
    }
    find_dependences();
    if (!respects_data(&start)) {
        fprintf(stderr, "the order to start from reads what is not made yet\n");
        return 2;
    }
    if (!respects_flags(&start)) {
        fprintf(stderr, "the order to start from loses a carry\n");
        return 3;
    }
    current = best = start;
    shorten(strtod(argv[2], NULL));
    fill(0, &current, NULL, NULL);
    if (!answers(0)) {
        fprintf(stderr, "the order to start from gives a wrong answer\n");
        return 1;
    }
    new_surroundings();
    const int failed = search(strtod(argv[3], NULL), strtod(argv[5], NULL), atoi(argv[7]));
    if (failed) {
        return failed;
    }
    show(&best);
    if (length > 0) {
        fill_with(REFERENCE, reference, length);
    } else {
        fill(REFERENCE, &start, NULL, NULL);
    }
    if (!answers(REFERENCE)) {
        fprintf(stderr, "the code to compare with gives a wrong answer\n");
        return 1;
    }
    double result[3], ticks[4];
    compare(REFERENCE, BEST, FINAL_ROUNDS, result, ticks);
    printf("final %.4f %.4f %.4f %.2f %.2f %.2f %.2f\n", result[0], result[1], result[2], ticks[0], ticks[1], ticks[2], ticks[3]);
    return 0;
}
