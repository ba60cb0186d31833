/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "secp224k1_curve_internal.h"

#if SECP224K1_WORD_BITS == 64
static const secp224k1_limb secp224k1_order[SECP224K1_SC_LIMBS] = {
    UINT64_C(0xcaf0a971769fb1f7), UINT64_C(0x0001dce8d2ec6184), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000100000000),
};
static const secp224k1_limb secp224k1_order_less_one[SECP224K1_SC_LIMBS] = {
    UINT64_C(0xcaf0a971769fb1f6), UINT64_C(0x0001dce8d2ec6184), UINT64_C(0x0000000000000000),
    UINT64_C(0x0000000100000000),
};
#elif SECP224K1_WORD_BITS == 32
static const secp224k1_limb secp224k1_order[SECP224K1_SC_LIMBS] = {
    UINT32_C(0x769fb1f7), UINT32_C(0xcaf0a971), UINT32_C(0xd2ec6184), UINT32_C(0x0001dce8), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000001),
};
static const secp224k1_limb secp224k1_order_less_one[SECP224K1_SC_LIMBS] = {
    UINT32_C(0x769fb1f6), UINT32_C(0xcaf0a971), UINT32_C(0xd2ec6184), UINT32_C(0x0001dce8), UINT32_C(0x00000000),
    UINT32_C(0x00000000), UINT32_C(0x00000000), UINT32_C(0x00000001),
};
#endif

void secp224k1_reduce_bytes(secp224k1_sc *r, const uint8_t *b, size_t length)
{
    secp224k1_bytes_modulo(r, b, length, 8, secp224k1_order);
    secp224k1_sc_to_mont(r, r);
}

int secp224k1_scalar_from_key(secp224k1_sc *key, const uint8_t private_key[29])
{
    int status = secp224k1_sc_from_bytes(key, private_key);

    status |= -(int)(secp224k1_sc_is_zero(key) & 1);
    SECP224K1_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void secp224k1_scalar_from_hash(secp224k1_sc *r, const uint8_t *hash, size_t length)
{
    if (length < SECP224K1_SC_BYTES) {
        secp224k1_bytes_modulo(r, hash, length, 8, secp224k1_order);
    } else {
        secp224k1_bytes_modulo(r, hash, SECP224K1_SC_BYTES, SECP224K1_ORDER_BITS - 8 * (SECP224K1_SC_BYTES - 1), secp224k1_order);
    }
    secp224k1_sc_to_mont(r, r);
}

int secp224k1_scalar_from_random(secp224k1_sc *r, const uint8_t *random, size_t length)
{
    secp224k1_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < SECP224K1_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    secp224k1_bytes_modulo(r, random, length, 8, secp224k1_order_less_one);
    secp224k1_sc_add(r, r, &one);
    secp224k1_sc_to_mont(r, r);
    return 0;
}

void secp224k1_scalar_plain(secp224k1_limb *v, size_t words, const secp224k1_sc *k)
{
    secp224k1_sc plain;
    size_t i;

    secp224k1_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP224K1_SC_LIMBS ? plain.v[i] : 0;
    }
    secp224k1_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t secp224k1_scalar_odd(secp224k1_limb *v, size_t words, const secp224k1_sc *k)
{
    secp224k1_sc plain, negative;
    const uint64_t is_zero = secp224k1_sc_is_zero(k);
    const secp224k1_limb whole = secp224k1_maskw((secp224k1_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    secp224k1_sc_from_mont(&plain, k);
    secp224k1_sc_neg(&negative, &plain);
    even = secp224k1_mask64((unsigned int)(~plain.v[0] & 1));
    secp224k1_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP224K1_SC_LIMBS ? plain.v[i] | (secp224k1_order[i] & whole) : 0;
    }
    secp224k1_wipe(&plain, sizeof plain);
    secp224k1_wipe(&negative, sizeof negative);
    return even;
}
