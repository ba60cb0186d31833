/* SPDX-License-Identifier: MIT */
/*
 * Calls a function under test the way a hostile but lawful caller would, and reports what it left behind.
 *
 * On x86-64 (System V) the callee-saved registers hold known values, CF and OF are set, and r10, r11 hold garbage when
 * the function starts. `damage` receives one bit per rule broken at return: bit 7 rbx, 6 rbp, 5 r12, 4 r13, 3 r14,
 * 2 r15, 1 rsp, 0 the direction flag. Elsewhere it is a plain call and `damage` is 0.
 */
#include <stdint.h>

uint64_t ecgen_verify_call(uint64_t function, const uint64_t args[6], uint64_t *damage);

#if defined(__x86_64__) && defined(__ELF__)

#define ARRIVE(reg, word) "    movabsq $" word ", %" reg "\n"
/* rdx = 2*rdx + (reg was changed) */
#define DEPART(reg, word) \
    "    movabsq $" word ", %r8\n" \
    "    xorq %" reg ", %r8\n" \
    "    negq %r8\n" \
    "    adcq %rdx, %rdx\n"

#define RBX "0x5bd1e995a3c4f021"
#define RBP "0x6c8e9cf570932bd5"
#define R12 "0x2545f4914f6cdd1d"
#define R13 "0x7137449123ef65cd"
#define R14 "0x59f111f1b605d019"
#define R15 "0x3956c25bf348b538"

__asm__(
    ".text\n"
    ".globl ecgen_verify_call\n"
    ".type ecgen_verify_call, @function\n"
    ".p2align 4\n"
    "ecgen_verify_call:\n"
    "    endbr64\n"
    "    pushq %rbx\n"
    "    pushq %rbp\n"
    "    pushq %r12\n"
    "    pushq %r13\n"
    "    pushq %r14\n"
    "    pushq %r15\n"
    "    pushq %rdx\n" /* the seventh word: rsp is a multiple of 16 again */
    "    movq %rsp, ecgen_verify_stack(%rip)\n"
    "    movq %rdi, %rax\n"
    "    movq %rsi, %r10\n"
    "    movq (%r10), %rdi\n"
    "    movq 8(%r10), %rsi\n"
    "    movq 16(%r10), %rdx\n"
    "    movq 24(%r10), %rcx\n"
    "    movq 32(%r10), %r8\n"
    "    movq 40(%r10), %r9\n"
    ARRIVE("rbx", RBX) ARRIVE("rbp", RBP) ARRIVE("r12", R12) ARRIVE("r13", R13) ARRIVE("r14", R14) ARRIVE("r15", R15)
    ARRIVE("r10", "0x12835b01d807aa98") ARRIVE("r11", "0x243185be550c7dc3")
    "    pushq $0x8d5\n" /* CF PF AF ZF SF OF */
    "    popfq\n"
    "    call *%rax\n"
    "    pushfq\n"
    "    popq %r11\n"
    "    xorl %edx, %edx\n"
    DEPART("rbx", RBX) DEPART("rbp", RBP) DEPART("r12", R12) DEPART("r13", R13) DEPART("r14", R14) DEPART("r15", R15)
    "    movq ecgen_verify_stack(%rip), %r9\n"
    "    movq %r9, %r8\n"
    "    xorq %rsp, %r8\n"
    "    negq %r8\n"
    "    adcq %rdx, %rdx\n"
    "    shrq $11, %r11\n" /* CF = the direction flag, bit 10 */
    "    adcq %rdx, %rdx\n"
    "    cld\n"
    "    movq %r9, %rsp\n"
    "    popq %rcx\n"
    "    movq %rdx, (%rcx)\n"
    "    popq %r15\n"
    "    popq %r14\n"
    "    popq %r13\n"
    "    popq %r12\n"
    "    popq %rbp\n"
    "    popq %rbx\n"
    "    ret\n"
    ".size ecgen_verify_call, . - ecgen_verify_call\n"
    ".local ecgen_verify_stack\n"
    ".comm ecgen_verify_stack, 8, 8\n"
    ".section .note.GNU-stack, \"\", @progbits\n"
    ".text\n");

#else

typedef uint64_t (*any_function)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

uint64_t ecgen_verify_call(uint64_t function, const uint64_t args[6], uint64_t *damage)
{
    *damage = 0;
    return ((any_function)(uintptr_t)function)(args[0], args[1], args[2], args[3], args[4], args[5]);
}

#endif
