/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p521 */
/* From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "p521_curve_internal.h"

#if P521_WORD_BITS == 64
static const p521_limb p521_order[P521_SC_LIMBS] = {
    UINT64_C(0xbb6fb71e91386409), UINT64_C(0x3bb5c9b8899c47ae), UINT64_C(0x7fcc0148f709a5d0),
    UINT64_C(0x51868783bf2f966b), UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x00000000000001ff),
};
static const p521_limb p521_order_less_one[P521_SC_LIMBS] = {
    UINT64_C(0xbb6fb71e91386408), UINT64_C(0x3bb5c9b8899c47ae), UINT64_C(0x7fcc0148f709a5d0),
    UINT64_C(0x51868783bf2f966b), UINT64_C(0xfffffffffffffffa), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x00000000000001ff),
};
#elif P521_WORD_BITS == 32
static const p521_limb p521_order[P521_SC_LIMBS] = {
    UINT32_C(0x91386409), UINT32_C(0xbb6fb71e), UINT32_C(0x899c47ae), UINT32_C(0x3bb5c9b8), UINT32_C(0xf709a5d0),
    UINT32_C(0x7fcc0148), UINT32_C(0xbf2f966b), UINT32_C(0x51868783), UINT32_C(0xfffffffa), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0x000001ff),
};
static const p521_limb p521_order_less_one[P521_SC_LIMBS] = {
    UINT32_C(0x91386408), UINT32_C(0xbb6fb71e), UINT32_C(0x899c47ae), UINT32_C(0x3bb5c9b8), UINT32_C(0xf709a5d0),
    UINT32_C(0x7fcc0148), UINT32_C(0xbf2f966b), UINT32_C(0x51868783), UINT32_C(0xfffffffa), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0x000001ff),
};
#endif

void p521_reduce_bytes(p521_sc *r, const uint8_t *b, size_t length)
{
    p521_bytes_modulo(r, b, length, 8, p521_order);
    p521_sc_to_mont(r, r);
}

int p521_scalar_from_key(p521_sc *key, const uint8_t private_key[66])
{
    int status = p521_sc_from_bytes(key, private_key);

    status |= -(int)(p521_sc_is_zero(key) & 1);
    P521_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void p521_scalar_from_hash(p521_sc *r, const uint8_t *hash, size_t length)
{
    if (length < P521_SC_BYTES) {
        p521_bytes_modulo(r, hash, length, 8, p521_order);
    } else {
        p521_bytes_modulo(r, hash, P521_SC_BYTES, P521_ORDER_BITS - 8 * (P521_SC_BYTES - 1), p521_order);
    }
    p521_sc_to_mont(r, r);
}

int p521_scalar_from_random(p521_sc *r, const uint8_t *random, size_t length)
{
    p521_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < P521_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    p521_bytes_modulo(r, random, length, 8, p521_order_less_one);
    p521_sc_add(r, r, &one);
    p521_sc_to_mont(r, r);
    return 0;
}

void p521_scalar_plain(p521_limb *v, size_t words, const p521_sc *k)
{
    p521_sc plain;
    size_t i;

    p521_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < P521_SC_LIMBS ? plain.v[i] : 0;
    }
    p521_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t p521_scalar_odd(p521_limb *v, size_t words, const p521_sc *k)
{
    p521_sc plain, negative;
    const uint64_t is_zero = p521_sc_is_zero(k);
    const p521_limb whole = p521_maskw((p521_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    p521_sc_from_mont(&plain, k);
    p521_sc_neg(&negative, &plain);
    even = p521_mask64((unsigned int)(~plain.v[0] & 1));
    p521_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < P521_SC_LIMBS ? plain.v[i] | (p521_order[i] & whole) : 0;
    }
    p521_wipe(&plain, sizeof plain);
    p521_wipe(&negative, sizeof negative);
    return even;
}
