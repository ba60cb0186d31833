/* SPDX-License-Identifier: MIT */
/*
 * What the processor itself can do, timed beside the functions: a chain of additions, each of which waits for the one
 * before and takes one cycle, and independent multiplications of 64 by 64 bits, with and without BMI2; and the mix of long
 * products, two additions to a multiplication: additions that do not wait for each other, and (with ADX) two chains of carries.
 */
#include "harness.h"

#define UNROLLED 64
#define CALLS 1024
#define REPEAT_TEXT(n) ".rept " #n "\n\t"
#define REPEAT(n) REPEAT_TEXT(n)

static void additions(uint64_t *arena, unsigned long passes)
{
    uint64_t sum = arena[0];
    const uint64_t term = arena[1];
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile(REPEAT(UNROLLED) "add %1, %0\n\t.endr" : "+r"(sum) : "r"(term) : "cc");
    }
    arena[0] = sum;
}

static void products(uint64_t *arena, unsigned long passes)
{
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile(REPEAT(UNROLLED) "mov %0, %%rax\n\tmul %1\n\t.endr"
                         : : "r"(arena[0]), "r"(arena[1]) : "rax", "rdx", "cc");
    }
}

#define ADDED_TO(first, second) "add %1, %%" #first "\n\tadd %1, %%" #second "\n\t"

static void mixed(uint64_t *arena, unsigned long passes)
{
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile(".rept 32\n\tmov %0, %%rax\n\tmul %1\n\t" ADDED_TO(r8, r9) "mov %0, %%rax\n\tmul %1\n\t" ADDED_TO(r10, r11) ".endr"
                         : : "r"(arena[0]), "r"(arena[1]) : "rax", "rdx", "r8", "r9", "r10", "r11", "cc");
    }
}

#ifdef WITH_BMI2
static void mixed_bmi2(uint64_t *arena, unsigned long passes)
{
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile(".rept 32\n\tmulx %0, %%rax, %%rcx\n\t" ADDED_TO(r8, r9) "mulx %0, %%rax, %%rcx\n\t" ADDED_TO(r10, r11) ".endr"
                         : : "r"(arena[0]), "d"(arena[1]) : "rax", "rcx", "r8", "r9", "r10", "r11", "cc");
    }
}

static void mixed_carries(uint64_t *arena, unsigned long passes)
{
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile("xor %%eax, %%eax\n\t" REPEAT(UNROLLED) "mulx %0, %%rax, %%rcx\n\tadcx %1, %%r8\n\tadox %1, %%r9\n\t.endr"
                         : : "r"(arena[0]), "d"(arena[1]) : "rax", "rcx", "r8", "r9", "cc");
    }
}

static void products_bmi2(uint64_t *arena, unsigned long passes)
{
    for (unsigned long i = 0; i < passes * (CALLS / UNROLLED); i++) {
        __asm__ volatile(REPEAT(UNROLLED) "mulx %0, %%rax, %%rcx\n\t.endr" : : "r"(arena[0]), "d"(arena[1]) : "rax", "rcx");
    }
}
#endif

static const bench_cell cells[] = {
    {"add", "latency_a", 0, CALLS, 16, NULL, additions},
    {"mul", "throughput", 0, CALLS, 16, NULL, products},
    {"mul+2add", "throughput", 0, CALLS, 16, NULL, mixed},
#ifdef WITH_BMI2
    {"mulx", "throughput", 0, CALLS, 16, NULL, products_bmi2},
    {"mulx+2add", "throughput", 0, CALLS, 16, NULL, mixed_bmi2},
    {"mulx+adcx+adox", "throughput", 0, CALLS, 16, NULL, mixed_carries},
#endif
};
const bench_implementation implementation_machine = {"machine", sizeof cells / sizeof *cells, 0, cells, NULL, NULL};
