/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "p256_curve_internal.h"

#if P256_WORD_BITS == 64
static const p256_limb p256_order[P256_SC_LIMBS] = {
    UINT64_C(0xf3b9cac2fc632551), UINT64_C(0xbce6faada7179e84), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff00000000),
};
static const p256_limb p256_order_less_one[P256_SC_LIMBS] = {
    UINT64_C(0xf3b9cac2fc632550), UINT64_C(0xbce6faada7179e84), UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff00000000),
};
#elif P256_WORD_BITS == 32
static const p256_limb p256_order[P256_SC_LIMBS] = {
    UINT32_C(0xfc632551), UINT32_C(0xf3b9cac2), UINT32_C(0xa7179e84), UINT32_C(0xbce6faad), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0x00000000), UINT32_C(0xffffffff),
};
static const p256_limb p256_order_less_one[P256_SC_LIMBS] = {
    UINT32_C(0xfc632550), UINT32_C(0xf3b9cac2), UINT32_C(0xa7179e84), UINT32_C(0xbce6faad), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0x00000000), UINT32_C(0xffffffff),
};
#endif

void p256_reduce_bytes(p256_sc *r, const uint8_t *b, size_t length)
{
    p256_bytes_modulo(r, b, length, 8, p256_order);
    p256_sc_to_mont(r, r);
}

int p256_scalar_from_key(p256_sc *key, const uint8_t private_key[32])
{
    int status = p256_sc_from_bytes(key, private_key);

    status |= -(int)(p256_sc_is_zero(key) & 1);
    P256_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void p256_scalar_from_hash(p256_sc *r, const uint8_t *hash, size_t length)
{
    if (length < P256_SC_BYTES) {
        p256_bytes_modulo(r, hash, length, 8, p256_order);
    } else {
        p256_bytes_modulo(r, hash, P256_SC_BYTES, P256_ORDER_BITS - 8 * (P256_SC_BYTES - 1), p256_order);
    }
    p256_sc_to_mont(r, r);
}

int p256_scalar_from_random(p256_sc *r, const uint8_t *random, size_t length)
{
    p256_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < P256_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    p256_bytes_modulo(r, random, length, 8, p256_order_less_one);
    p256_sc_add(r, r, &one);
    p256_sc_to_mont(r, r);
    return 0;
}

void p256_scalar_plain(p256_limb *v, size_t words, const p256_sc *k)
{
    p256_sc plain;
    size_t i;

    p256_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < P256_SC_LIMBS ? plain.v[i] : 0;
    }
    p256_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t p256_scalar_odd(p256_limb *v, size_t words, const p256_sc *k)
{
    p256_sc plain, negative;
    const uint64_t is_zero = p256_sc_is_zero(k);
    const p256_limb whole = p256_maskw((p256_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    p256_sc_from_mont(&plain, k);
    p256_sc_neg(&negative, &plain);
    even = p256_mask64((unsigned int)(~plain.v[0] & 1));
    p256_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < P256_SC_LIMBS ? plain.v[i] | (p256_order[i] & whole) : 0;
    }
    p256_wipe(&plain, sizeof plain);
    p256_wipe(&negative, sizeof negative);
    return even;
}
