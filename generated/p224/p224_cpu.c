/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Finds out, before main runs, whether the processor has BMI2 and ADX. Until then, and where the compiler offers no
 * way to run code at load time, the plain x86-64 functions serve. P224_CPU_PLAIN keeps them for good.
 */
#include "p224_internal.h"

#if defined(P224_ASM)

unsigned int p224_cpu_plain = 1;

#if !defined(P224_CPU_PLAIN) && (defined(__GNUC__) || defined(__clang__))
#include <cpuid.h>

__attribute__((constructor)) static void p224_cpu_detect(void)
{
    const unsigned int bmi2 = 1u << 8, adx = 1u << 19; /* leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;
    if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bmi2) && (ebx & adx)) {
        p224_cpu_plain = 0;
    }
}
#endif

#else
typedef int p224_cpu_is_not_compiled;
#endif
