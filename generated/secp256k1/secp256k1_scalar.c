/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "secp256k1_curve_internal.h"

#if SECP256K1_WORD_BITS == 64
static const secp256k1_limb secp256k1_order[SECP256K1_SC_LIMBS] = {
    UINT64_C(0xbfd25e8cd0364141), UINT64_C(0xbaaedce6af48a03b), UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};
static const secp256k1_limb secp256k1_order_less_one[SECP256K1_SC_LIMBS] = {
    UINT64_C(0xbfd25e8cd0364140), UINT64_C(0xbaaedce6af48a03b), UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};
#elif SECP256K1_WORD_BITS == 32
static const secp256k1_limb secp256k1_order[SECP256K1_SC_LIMBS] = {
    UINT32_C(0xd0364141), UINT32_C(0xbfd25e8c), UINT32_C(0xaf48a03b), UINT32_C(0xbaaedce6), UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
static const secp256k1_limb secp256k1_order_less_one[SECP256K1_SC_LIMBS] = {
    UINT32_C(0xd0364140), UINT32_C(0xbfd25e8c), UINT32_C(0xaf48a03b), UINT32_C(0xbaaedce6), UINT32_C(0xfffffffe),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
#endif

void secp256k1_reduce_bytes(secp256k1_sc *r, const uint8_t *b, size_t length)
{
    secp256k1_bytes_modulo(r, b, length, 8, secp256k1_order);
    secp256k1_sc_to_mont(r, r);
}

int secp256k1_scalar_from_key(secp256k1_sc *key, const uint8_t private_key[32])
{
    int status = secp256k1_sc_from_bytes(key, private_key);

    status |= -(int)(secp256k1_sc_is_zero(key) & 1);
    SECP256K1_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void secp256k1_scalar_from_hash(secp256k1_sc *r, const uint8_t *hash, size_t length)
{
    if (length < SECP256K1_SC_BYTES) {
        secp256k1_bytes_modulo(r, hash, length, 8, secp256k1_order);
    } else {
        secp256k1_bytes_modulo(r, hash, SECP256K1_SC_BYTES, SECP256K1_ORDER_BITS - 8 * (SECP256K1_SC_BYTES - 1), secp256k1_order);
    }
    secp256k1_sc_to_mont(r, r);
}

int secp256k1_scalar_from_random(secp256k1_sc *r, const uint8_t *random, size_t length)
{
    secp256k1_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < SECP256K1_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    secp256k1_bytes_modulo(r, random, length, 8, secp256k1_order_less_one);
    secp256k1_sc_add(r, r, &one);
    secp256k1_sc_to_mont(r, r);
    return 0;
}

void secp256k1_scalar_plain(secp256k1_limb *v, size_t words, const secp256k1_sc *k)
{
    secp256k1_sc plain;
    size_t i;

    secp256k1_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP256K1_SC_LIMBS ? plain.v[i] : 0;
    }
    secp256k1_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t secp256k1_scalar_odd(secp256k1_limb *v, size_t words, const secp256k1_sc *k)
{
    secp256k1_sc plain, negative;
    const uint64_t is_zero = secp256k1_sc_is_zero(k);
    const secp256k1_limb whole = secp256k1_maskw((secp256k1_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    secp256k1_sc_from_mont(&plain, k);
    secp256k1_sc_neg(&negative, &plain);
    even = secp256k1_mask64((unsigned int)(~plain.v[0] & 1));
    secp256k1_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < SECP256K1_SC_LIMBS ? plain.v[i] | (secp256k1_order[i] & whole) : 0;
    }
    secp256k1_wipe(&plain, sizeof plain);
    secp256k1_wipe(&negative, sizeof negative);
    return even;
}
