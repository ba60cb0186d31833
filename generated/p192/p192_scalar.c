/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "p192_curve_internal.h"

#if P192_WORD_BITS == 64
static const p192_limb p192_order[P192_SC_LIMBS] = {
    UINT64_C(0x146bc9b1b4d22831), UINT64_C(0xffffffff99def836), UINT64_C(0xffffffffffffffff),
};
static const p192_limb p192_order_less_one[P192_SC_LIMBS] = {
    UINT64_C(0x146bc9b1b4d22830), UINT64_C(0xffffffff99def836), UINT64_C(0xffffffffffffffff),
};
#elif P192_WORD_BITS == 32
static const p192_limb p192_order[P192_SC_LIMBS] = {
    UINT32_C(0xb4d22831), UINT32_C(0x146bc9b1), UINT32_C(0x99def836), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
static const p192_limb p192_order_less_one[P192_SC_LIMBS] = {
    UINT32_C(0xb4d22830), UINT32_C(0x146bc9b1), UINT32_C(0x99def836), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
#endif

void p192_reduce_bytes(p192_sc *r, const uint8_t *b, size_t length)
{
    p192_bytes_modulo(r, b, length, 8, p192_order);
    p192_sc_to_mont(r, r);
}

int p192_scalar_from_key(p192_sc *key, const uint8_t private_key[24])
{
    int status = p192_sc_from_bytes(key, private_key);

    status |= -(int)(p192_sc_is_zero(key) & 1);
    P192_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void p192_scalar_from_hash(p192_sc *r, const uint8_t *hash, size_t length)
{
    if (length < P192_SC_BYTES) {
        p192_bytes_modulo(r, hash, length, 8, p192_order);
    } else {
        p192_bytes_modulo(r, hash, P192_SC_BYTES, P192_ORDER_BITS - 8 * (P192_SC_BYTES - 1), p192_order);
    }
    p192_sc_to_mont(r, r);
}

int p192_scalar_from_random(p192_sc *r, const uint8_t *random, size_t length)
{
    p192_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < P192_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    p192_bytes_modulo(r, random, length, 8, p192_order_less_one);
    p192_sc_add(r, r, &one);
    p192_sc_to_mont(r, r);
    return 0;
}

void p192_scalar_plain(p192_limb *v, size_t words, const p192_sc *k)
{
    p192_sc plain;
    size_t i;

    p192_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < P192_SC_LIMBS ? plain.v[i] : 0;
    }
    p192_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t p192_scalar_odd(p192_limb *v, size_t words, const p192_sc *k)
{
    p192_sc plain, negative;
    const uint64_t is_zero = p192_sc_is_zero(k);
    const p192_limb whole = p192_maskw((p192_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    p192_sc_from_mont(&plain, k);
    p192_sc_neg(&negative, &plain);
    even = p192_mask64((unsigned int)(~plain.v[0] & 1));
    p192_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < P192_SC_LIMBS ? plain.v[i] | (p192_order[i] & whole) : 0;
    }
    p192_wipe(&plain, sizeof plain);
    p192_wipe(&negative, sizeof negative);
    return even;
}
