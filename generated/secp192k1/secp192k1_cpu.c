/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Finds out, before main runs, whether the processor has BMI2 and ADX. Until then, and where the compiler offers no
 * way to run code at load time, the plain x86-64 functions serve. SECP192K1_CPU_PLAIN keeps them for good.
 */
#include "secp192k1_internal.h"

#if defined(SECP192K1_ASM)

unsigned int secp192k1_cpu_plain = 1;

#if !defined(SECP192K1_CPU_PLAIN) && (defined(__GNUC__) || defined(__clang__))
#include <cpuid.h>

__attribute__((constructor)) static void secp192k1_cpu_detect(void)
{
    const unsigned int bmi2 = 1u << 8, adx = 1u << 19; /* leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;
    if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bmi2) && (ebx & adx)) {
        secp192k1_cpu_plain = 0;
    }
}
#endif

#else
typedef int secp192k1_cpu_is_not_compiled;
#endif
