/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "p224_curve_internal.h"

#if P224_WORD_BITS == 64
static const p224_limb p224_order[P224_SC_LIMBS] = {
    UINT64_C(0x13dd29455c5c2a3d), UINT64_C(0xffff16a2e0b8f03e), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000ffffffff),
};
static const p224_limb p224_order_less_one[P224_SC_LIMBS] = {
    UINT64_C(0x13dd29455c5c2a3c), UINT64_C(0xffff16a2e0b8f03e), UINT64_C(0xffffffffffffffff),
    UINT64_C(0x00000000ffffffff),
};
#elif P224_WORD_BITS == 32
static const p224_limb p224_order[P224_SC_LIMBS] = {
    UINT32_C(0x5c5c2a3d), UINT32_C(0x13dd2945), UINT32_C(0xe0b8f03e), UINT32_C(0xffff16a2), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
static const p224_limb p224_order_less_one[P224_SC_LIMBS] = {
    UINT32_C(0x5c5c2a3c), UINT32_C(0x13dd2945), UINT32_C(0xe0b8f03e), UINT32_C(0xffff16a2), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
#endif

void p224_reduce_bytes(p224_sc *r, const uint8_t *b, size_t length)
{
    p224_bytes_modulo(r, b, length, 8, p224_order);
    p224_sc_to_mont(r, r);
}

int p224_scalar_from_key(p224_sc *key, const uint8_t private_key[28])
{
    int status = p224_sc_from_bytes(key, private_key);

    status |= -(int)(p224_sc_is_zero(key) & 1);
    P224_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void p224_scalar_from_hash(p224_sc *r, const uint8_t *hash, size_t length)
{
    if (length < P224_SC_BYTES) {
        p224_bytes_modulo(r, hash, length, 8, p224_order);
    } else {
        p224_bytes_modulo(r, hash, P224_SC_BYTES, P224_ORDER_BITS - 8 * (P224_SC_BYTES - 1), p224_order);
    }
    p224_sc_to_mont(r, r);
}

int p224_scalar_from_random(p224_sc *r, const uint8_t *random, size_t length)
{
    p224_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < P224_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    p224_bytes_modulo(r, random, length, 8, p224_order_less_one);
    p224_sc_add(r, r, &one);
    p224_sc_to_mont(r, r);
    return 0;
}

void p224_scalar_plain(p224_limb *v, size_t words, const p224_sc *k)
{
    p224_sc plain;
    size_t i;

    p224_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < P224_SC_LIMBS ? plain.v[i] : 0;
    }
    p224_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t p224_scalar_odd(p224_limb *v, size_t words, const p224_sc *k)
{
    p224_sc plain, negative;
    const uint64_t is_zero = p224_sc_is_zero(k);
    const p224_limb whole = p224_maskw((p224_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    p224_sc_from_mont(&plain, k);
    p224_sc_neg(&negative, &plain);
    even = p224_mask64((unsigned int)(~plain.v[0] & 1));
    p224_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < P224_SC_LIMBS ? plain.v[i] | (p224_order[i] & whole) : 0;
    }
    p224_wipe(&plain, sizeof plain);
    p224_wipe(&negative, sizeof negative);
    return even;
}
