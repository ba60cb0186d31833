/* SPDX-License-Identifier: MIT */
/*
 * hexadecimal ROUNDS PASSES SEED LENGTH...   one line per round: for each length the nanoseconds per byte of hex_encode, of
 * sprintf("%02x"), of hex_decode and of sscanf("%2hhx"), a byte at a time for the C library; in each round the four have their
 * turns in an order drawn anew. Every result is compared first. codec.h, made for one build, names its functions.
 */
#define _POSIX_C_SOURCE 199309L
#include "codec.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST 1024
#define WAYS 4

static uint8_t bytes[MOST], out[MOST];
static char text[2 * MOST + 1], written[2 * MOST + 1];
static volatile uint8_t sink;

static void encode(size_t length)
{
    sink = (uint8_t)HEX_ENCODE((uint8_t *)written, 2 * length, bytes, length, 0);
}

static void print(size_t length)
{
    for (size_t i = 0; i < length; i++) {
        sprintf(written + 2 * i, "%02x", bytes[i]);
    }
}

static void decode(size_t length)
{
    sink = (uint8_t)HEX_DECODE(out, length, (const uint8_t *)text, 2 * length, 0);
}

static void scan(size_t length)
{
    for (size_t i = 0; i < length; i++) {
        sink = (uint8_t)sscanf(text + 2 * i, "%2hhx", &out[i]);
    }
}

static void (*const ways[WAYS])(size_t) = {encode, print, decode, scan};

/* Of this process: who is interrupted more often, because a turn is longer, must not seem to be slower for it. */
static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The C library's way gets fewer passes, so that all turns take about as long. */
static double measure(unsigned way, size_t length, unsigned passes)
{
    const unsigned turns = way % 2 ? passes / 128 + 1 : passes;
    const double begin = seconds();
    for (unsigned i = 0; i < turns; i++) {
        ways[way](length);
    }
    return 1e9 * (seconds() - begin) / ((double)turns * (double)length);
}

static void must(int is_so, const char *what)
{
    if (!is_so) {
        fprintf(stderr, "wrong: %s\n", what);
        exit(1);
    }
}

/* `text` is the C library's; it comes back by both ways. */
static void prepare(size_t length)
{
    for (size_t i = 0; i < length; i++) {
        bytes[i] = (uint8_t)(rand() >> 7);
    }
    print(length);
    memcpy(text, written, 2 * length);
    text[2 * length] = 0;
    memset(written, 0, sizeof written);
    encode(length);
    must(sink == 0 && memcmp(written, text, 2 * length) == 0, "hex_encode");
    for (unsigned way = 2; way < WAYS; way++) {
        memset(out, 0, sizeof out);
        ways[way](length);
        must(memcmp(out, bytes, length) == 0, way == 2 ? "hex_decode" : "sscanf");
    }
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        return 2;
    }
    const unsigned rounds = (unsigned)strtoul(argv[1], NULL, 10), passes = (unsigned)strtoul(argv[2], NULL, 10);
    srand((unsigned)strtoul(argv[3], NULL, 10));
    for (unsigned round = 0; round < rounds; round++) {
        for (int i = 4; i < argc; i++) {
            const size_t length = strtoul(argv[i], NULL, 10);
            unsigned order[WAYS] = {0, 1, 2, 3};
            double taken[WAYS];
            must(length > 0 && length <= MOST, "the length");
            prepare(length);
            for (unsigned k = WAYS; k-- > 0;) {
                const unsigned j = (unsigned)rand() % (k + 1), way = order[j];
                order[j] = order[k];
                taken[way] = measure(way, length, passes);
            }
            for (unsigned way = 0; way < WAYS; way++) {
                printf("%.4f%c", taken[way], way + 1 < WAYS || i + 1 < argc ? ' ' : '\n');
            }
        }
    }
    return 0;
}
