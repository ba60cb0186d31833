/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "secp192k1_curve_internal.h"

#if SECP192K1_WORD_BITS == 64
static const secp192k1_limb secp192k1_order[SECP192K1_SC_LIMBS] = {
    UINT64_C(0x0f69466a74defd8d), UINT64_C(0xfffffffe26f2fc17), UINT64_C(0xffffffffffffffff),
};
static const secp192k1_limb secp192k1_order_less_one[SECP192K1_SC_LIMBS] = {
    UINT64_C(0x0f69466a74defd8c), UINT64_C(0xfffffffe26f2fc17), UINT64_C(0xffffffffffffffff),
};
#elif SECP192K1_WORD_BITS == 32
static const secp192k1_limb secp192k1_order[SECP192K1_SC_LIMBS] = {
    UINT32_C(0x74defd8d), UINT32_C(0x0f69466a), UINT32_C(0x26f2fc17), UINT32_C(0xfffffffe), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
static const secp192k1_limb secp192k1_order_less_one[SECP192K1_SC_LIMBS] = {
    UINT32_C(0x74defd8c), UINT32_C(0x0f69466a), UINT32_C(0x26f2fc17), UINT32_C(0xfffffffe), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
#endif

void secp192k1_reduce_bytes(secp192k1_sc *r, const uint8_t *b, size_t length)
{
    secp192k1_bytes_modulo(r, b, length, 8, secp192k1_order);
    secp192k1_sc_to_mont(r, r);
}

int secp192k1_scalar_from_key(secp192k1_sc *key, const uint8_t private_key[24])
{
    int status = secp192k1_sc_from_bytes(key, private_key);

    status |= -(int)(secp192k1_sc_is_zero(key) & 1);
    SECP192K1_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void secp192k1_scalar_from_hash(secp192k1_sc *r, const uint8_t *hash, size_t length)
{
    if (length < SECP192K1_SC_BYTES) {
        secp192k1_bytes_modulo(r, hash, length, 8, secp192k1_order);
    } else {
        secp192k1_bytes_modulo(r, hash, SECP192K1_SC_BYTES, SECP192K1_ORDER_BITS - 8 * (SECP192K1_SC_BYTES - 1), secp192k1_order);
    }
    secp192k1_sc_to_mont(r, r);
}

int secp192k1_scalar_from_random(secp192k1_sc *r, const uint8_t *random, size_t length)
{
    secp192k1_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < SECP192K1_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    secp192k1_bytes_modulo(r, random, length, 8, secp192k1_order_less_one);
    secp192k1_sc_add(r, r, &one);
    secp192k1_sc_to_mont(r, r);
    return 0;
}

void secp192k1_scalar_plain(secp192k1_limb *v, size_t words, const secp192k1_sc *k)
{
    secp192k1_sc plain;
    size_t i;

    secp192k1_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP192K1_SC_LIMBS ? plain.v[i] : 0;
    }
    secp192k1_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t secp192k1_scalar_odd(secp192k1_limb *v, size_t words, const secp192k1_sc *k)
{
    secp192k1_sc plain, negative;
    const uint64_t is_zero = secp192k1_sc_is_zero(k);
    const secp192k1_limb whole = secp192k1_maskw((secp192k1_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    secp192k1_sc_from_mont(&plain, k);
    secp192k1_sc_neg(&negative, &plain);
    even = secp192k1_mask64((unsigned int)(~plain.v[0] & 1));
    secp192k1_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP192K1_SC_LIMBS ? plain.v[i] | (secp192k1_order[i] & whole) : 0;
    }
    secp192k1_wipe(&plain, sizeof plain);
    secp192k1_wipe(&negative, sizeof negative);
    return even;
}
