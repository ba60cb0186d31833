/* SPDX-License-Identifier: MIT */
/*
 * What one benchmark program is made of. Every implementation (a build of the emitted code, or a peer) is one generated
 * file of call sites that call its functions directly; harness.c checks and times them.
 */
#ifndef ECGEN_BENCH_HARNESS_H
#define ECGEN_BENCH_HARNESS_H
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Elements in an arena: 0 and 1 take turns in a chain with 2 as the constant; independent calls use triples. */
#define BENCH_ELEMENTS 18

/* One modulus, least significant word first. An element takes `words` words and begins every `stride` words. */
typedef struct {
    unsigned words, stride, pairs;
    const uint64_t *prime;
    const uint64_t *numbers; /* pairs * 2 * words: the operands a, b of each pair */
} bench_modulus;

/* One thing to time: `run` makes `calls` calls in one pass over its call sites, `passes` passes make one block. */
typedef struct {
    const char *function, *mode;
    unsigned modulus, calls, passes;
    void (*prepare)(const uint64_t *arena); /* null where the callee reads the arena itself */
    void (*run)(uint64_t *arena, unsigned long passes);
} bench_cell;

/* One thing to check: element 0 = function(element 1, element 2). */
typedef struct {
    const char *function;
    unsigned modulus;
    void (*once)(uint64_t *arena);
} bench_once;

typedef struct {
    const char *name;
    size_t cells, onces;
    const bench_cell *cell;
    const bench_once *once;
    void (*show)(void); /* null, or prints results with bench_show for comparison outside */
} bench_implementation;

extern const bench_modulus bench_moduli[];
extern const bench_implementation *const bench_implementations[];
extern const size_t bench_implementation_count;

/* One result: who, which function, for which operands, the bytes. */
static inline void bench_show(const char *name, const char *function, unsigned index, const uint8_t *bytes, size_t length)
{
    printf("%s %s %u ", name, function, index);
    for (size_t i = 0; i < length; i++) {
        printf("%02x", bytes[i]);
    }
    printf("\n");
}

/* Ends the program where a callee refuses what it must accept. */
static inline void bench_must(int right, const char *what)
{
    if (!right) {
        fprintf(stderr, "error: %s failed\n", what);
        exit(1);
    }
}

/* Between two call sites: one instruction of 1 to 8 bytes that does nothing, or none. */
#define FILL0
#if defined(__x86_64__)
#define FILL1 __asm__ volatile(".byte 0x90");
#define FILL2 __asm__ volatile(".byte 0x66,0x90");
#define FILL3 __asm__ volatile(".byte 0x0f,0x1f,0x00");
#define FILL4 __asm__ volatile(".byte 0x0f,0x1f,0x40,0x00");
#define FILL5 __asm__ volatile(".byte 0x0f,0x1f,0x44,0x00,0x00");
#define FILL6 __asm__ volatile(".byte 0x66,0x0f,0x1f,0x44,0x00,0x00");
#define FILL7 __asm__ volatile(".byte 0x0f,0x1f,0x80,0x00,0x00,0x00,0x00");
#define FILL8 __asm__ volatile(".byte 0x0f,0x1f,0x84,0x00,0x00,0x00,0x00,0x00");
#else
#define FILL1 __asm__ volatile("nop");
#define FILL2 FILL1
#define FILL3 FILL1
#define FILL4 FILL1
#define FILL5 FILL1 FILL1
#define FILL6 FILL1 FILL1
#define FILL7 FILL1 FILL1
#define FILL8 FILL1 FILL1
#endif

#endif
