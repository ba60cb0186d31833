/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Finds out, before main runs, whether the processor has BMI2 and ADX. Until then, and where the compiler offers no
 * way to run code at load time, the plain x86-64 functions serve. CURVE25519_CPU_PLAIN keeps them for good.
 */
#include "curve25519_internal.h"

#if defined(CURVE25519_ASM)

unsigned int curve25519_cpu_plain = 1;

#if !defined(CURVE25519_CPU_PLAIN) && (defined(__GNUC__) || defined(__clang__))
#include <cpuid.h>

__attribute__((constructor)) static void curve25519_cpu_detect(void)
{
    const unsigned int bmi2 = 1u << 8, adx = 1u << 19; /* leaf 7, subleaf 0, ebx */
    unsigned int eax, ebx, ecx, edx;
    if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & bmi2) && (ebx & adx)) {
        curve25519_cpu_plain = 0;
    }
}
#endif

#else
typedef int curve25519_cpu_is_not_compiled;
#endif
