/* SPDX-License-Identifier: MIT */
/*
 * A program for a bare Cortex-M that calls the emitted protocols once for each key, on a painted stack. A generated header defines
 * F(name), the emitted symbol `name`; EXCHANGE, SIGN and HASH say which of them are linked at all, so that the difference in size
 * to the program without any is what they take. Results go to the debugger's channel (semihosting), in the form of `harness show`,
 * then a line "stack FUNCTION BYTES" for each.
 */
#include "calls.h"
#include "keys.h"

#include <stddef.h>
#include <stdint.h>

extern uint32_t painted[], top[];
#define PAINT 0xa5c3e1f0u
#define BELOW 64 /* bytes of main's own, not painted */

static void ask(unsigned int operation, const void *argument)
{
    register unsigned int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

/* Of both ends no call of the C library, whose stack would be measured. */
static void say(const char *text)
{
    ask(4, text); /* SYS_WRITE0 */
}

static __attribute__((unused)) void say_number(unsigned int number)
{
    char digits[12];
    unsigned int place = sizeof digits - 1;
    digits[place] = 0;
    do {
        digits[--place] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    say(digits + place);
}

static __attribute__((unused)) void say_result(const char *function, unsigned int key, const uint8_t *bytes, unsigned int length)
{
    static const char hex[] = "0123456789abcdef";
    char digits[3] = {0, 0, 0};
    say("emitted ");
    say(function);
    say(" ");
    say_number(key);
    say(" ");
    for (unsigned int i = 0; i < length; i++) {
        digits[0] = hex[bytes[i] >> 4];
        digits[1] = hex[bytes[i] & 15];
        say(digits);
    }
    say("\n");
}

static uint8_t *stack_pointer(void)
{
    uint8_t *sp;
    __asm__ volatile("mov %0, sp" : "=r"(sp));
    return sp;
}

static __attribute__((noinline, unused)) void paint(void)
{
    for (uint32_t *word = painted; (uint8_t *)word < stack_pointer() - BELOW; word++) {
        *word = PAINT;
    }
}

/* How far below the caller's frame the stack was written, by a call that has ended. */
static __attribute__((noinline, unused)) void say_stack(const char *function, const uint8_t *sp)
{
    const uint32_t *word = painted;
    while (*word == PAINT) {
        word++;
    }
    say("stack ");
    say(function);
    say(" ");
    say_number((unsigned int)(sp - (const uint8_t *)word));
    say("\n");
}

/* One call on a painted stack. */
#define MEASURED(function, call) \
    do { \
        paint(); \
        status = (call); \
        say_stack(function, stack_pointer()); \
        failed |= status; \
    } while (0)

static __attribute__((used)) int run(void)
{
    static uint8_t out[256];
    int failed = 0, status = 0;
    (void)out;
    (void)status;
    for (unsigned int i = 0; i < BENCH_KEYS; i++) {
#if defined(WEIERSTRASS) && defined(EXCHANGE)
        MEASURED("ecdh", F(ecdh)(out, bench_private[i], bench_peer[i], sizeof bench_peer[i]));
        say_result("ecdh", i, out, BENCH_FIELD);
#endif
#if defined(WEIERSTRASS) && defined(SIGN)
        MEASURED("sign", F(ecdsa_sign)(out, bench_private[i], bench_hash[i], BENCH_HASH));
        say_result("sign", i, out, 2 * BENCH_SCALAR);
        MEASURED("verify", F(ecdsa_verify)(bench_signature[i], bench_public[i], sizeof bench_public[i], bench_hash[i], BENCH_HASH));
        out[0] = status == 0;
        out[1] = F(ecdsa_verify)(bench_signature[i], bench_public[i], sizeof bench_public[i], bench_other_hash[i], BENCH_HASH) == 0;
        say_result("verify", i, out, 2);
#endif
#if defined(CURVE25519) && defined(EXCHANGE)
        MEASURED("ecdh", F(x25519)(out, bench_private[i], bench_peer[i]));
        say_result("ecdh", i, out, 32);
#endif
#if defined(CURVE25519) && defined(SIGN)
        F(ed25519_public_key)(out + 64, bench_private[i]);
        MEASURED("sign", (F(ed25519_sign)(out, bench_private[i], bench_hash[i], BENCH_HASH), 0));
        say_result("sign", i, out, 64);
        MEASURED("verify", F(ed25519_verify)(out, out + 64, bench_hash[i], BENCH_HASH));
        out[96] = status == 0;
        out[97] = F(ed25519_verify)(out, out + 64, bench_other_hash[i], BENCH_HASH) == 0;
        say_result("verify", i, out + 96, 2);
#endif
#if defined(HASH)
        MEASURED("sha256", (F(sha256)(out, bench_hash[i], BENCH_HASH), 0));
#endif
    }
    return failed;
}

static __attribute__((used, noreturn)) void start(void)
{
    for (uint32_t *word = (uint32_t *)0x20000000; word < painted; word++) {
        *word = 0; /* there is no initialised data */
    }
    ask(0x18, (const void *)(run() == 0 ? 0x20026u : 0x20023u)); /* SYS_EXIT: ADP_Stopped_ApplicationExit, or an error */
    for (;;) {
    }
}

__attribute__((section(".vectors"), used)) static const void *const vectors[2] = {top, (const void *)start};
