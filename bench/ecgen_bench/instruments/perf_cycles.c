/* SPDX-License-Identifier: MIT */
/* Prints how many cycles the kernel's performance counter counts for each addition of a long chain, or nothing. */
#define _GNU_SOURCE
#include <linux/perf_event.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define ROUNDS 1000000

int main(void)
{
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_HARDWARE, .size = sizeof attributes, .config = PERF_COUNT_HW_CPU_CYCLES,
        .disabled = 1, .exclude_kernel = 1, .exclude_hv = 1,
    };
    const int counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
    uint64_t cycles = 0, sum = 0;
    if (counter < 0) {
        return 0;
    }
    ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
    for (unsigned i = 0; i < ROUNDS; i++) {
        __asm__ volatile(".rept 64\n\tadd %1, %0\n\t.endr" : "+r"(sum) : "r"((uint64_t)i) : "cc");
    }
    ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
    if (read(counter, &cycles, sizeof cycles) == sizeof cycles && cycles != 0) {
        printf("%.4f\n", (double)cycles / (64.0 * ROUNDS));
    }
    close(counter);
    return 0;
}
