/* SPDX-License-Identifier: MIT */
/*
 * Calls gnark-crypto's assembly as Go's assembly is called: arguments on the stack, no register kept. BITS tells the field.
 *
 * The function asks Go's record of the thread how much stack there is. The first call of an exported Go function makes that record,
 * and leaves it there; bench_gnark_load makes that call.
 */
#include "harness.h"

uintptr_t bench_gnark_address(int bits);
void bench_gnark_load(unsigned modulus, const uint64_t *arena);
void bench_gnark_store(unsigned modulus, uint64_t *arena);

uintptr_t bench_gnark_function;

void bench_gnark_load(unsigned modulus, const uint64_t *arena)
{
    (void)modulus, (void)arena;
    if (bench_gnark_function == 0) {
        bench_gnark_function = bench_gnark_address(BITS);
    }
}

void bench_gnark_store(unsigned modulus, uint64_t *arena)
{
    (void)modulus, (void)arena;
}

__asm__(".text\n"
        ".p2align 5\n"
        ".globl bench_gnark_mul\n"
        ".type bench_gnark_mul, @function\n"
        "bench_gnark_mul:\n"
        "    push %rbx\n"
        "    push %rbp\n"
        "    push %r12\n"
        "    push %r13\n"
        "    push %r14\n"
        "    push %r15\n"
        "    sub $24, %rsp\n"
        "    mov %rdi, (%rsp)\n"
        "    mov %rsi, 8(%rsp)\n"
        "    mov %rdx, 16(%rsp)\n"
        "    call *bench_gnark_function(%rip)\n"
        "    add $24, %rsp\n"
        "    pop %r15\n"
        "    pop %r14\n"
        "    pop %r13\n"
        "    pop %r12\n"
        "    pop %rbp\n"
        "    pop %rbx\n"
        "    ret\n"
        ".size bench_gnark_mul, . - bench_gnark_mul\n");
