/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Finds out, before main runs, whether the processor has BMI2 and ADX. Until then, and where the compiler offers no
 * way to run code at load time, the plain x86-64 functions serve. P256_CPU_PLAIN keeps them for good.
 */
#include "p256_internal.h"

#if defined(P256_ASM)

unsigned int p256_cpu_plain = 1;

#if !defined(P256_CPU_PLAIN) && (defined(__GNUC__) || defined(__clang__))
#include <cpuid.h>

__attribute__((constructor)) static void p256_cpu_detect(void)
{
    const unsigned int bmi2 = 1u << 8, adx = 1u << 19; /* leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;
    if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bmi2) && (ebx & adx)) {
        p256_cpu_plain = 0;
    }
}
#endif

#else
typedef int p256_cpu_is_not_compiled;
#endif
