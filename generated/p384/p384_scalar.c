/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalars from byte strings of any length, and as the integers that the scalar multiplications take to digits.
 */
#include "p384_curve_internal.h"

#if P384_WORD_BITS == 64
static const p384_limb p384_order[P384_SC_LIMBS] = {
    UINT64_C(0xecec196accc52973), UINT64_C(0x581a0db248b0a77a), UINT64_C(0xc7634d81f4372ddf),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
};
static const p384_limb p384_order_less_one[P384_SC_LIMBS] = {
    UINT64_C(0xecec196accc52972), UINT64_C(0x581a0db248b0a77a), UINT64_C(0xc7634d81f4372ddf),
    UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff),
};
#elif P384_WORD_BITS == 32
static const p384_limb p384_order[P384_SC_LIMBS] = {
    UINT32_C(0xccc52973), UINT32_C(0xecec196a), UINT32_C(0x48b0a77a), UINT32_C(0x581a0db2), UINT32_C(0xf4372ddf),
    UINT32_C(0xc7634d81), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
static const p384_limb p384_order_less_one[P384_SC_LIMBS] = {
    UINT32_C(0xccc52972), UINT32_C(0xecec196a), UINT32_C(0x48b0a77a), UINT32_C(0x581a0db2), UINT32_C(0xf4372ddf),
    UINT32_C(0xc7634d81), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff), UINT32_C(0xffffffff),
    UINT32_C(0xffffffff), UINT32_C(0xffffffff),
};
#endif

void p384_reduce_bytes(p384_sc *r, const uint8_t *b, size_t length)
{
    p384_bytes_modulo(r, b, length, 8, p384_order);
    p384_sc_to_mont(r, r);
}

int p384_scalar_from_key(p384_sc *key, const uint8_t private_key[48])
{
    int status = p384_sc_from_bytes(key, private_key);

    status |= -(int)(p384_sc_is_zero(key) & 1);
    P384_PUBLIC(status); /* the caller is told in any case; of a valid key it says no more than that */
    return status;
}

void p384_scalar_from_hash(p384_sc *r, const uint8_t *hash, size_t length)
{
    if (length < P384_SC_BYTES) {
        p384_bytes_modulo(r, hash, length, 8, p384_order);
    } else {
        p384_bytes_modulo(r, hash, P384_SC_BYTES, P384_ORDER_BITS - 8 * (P384_SC_BYTES - 1), p384_order);
    }
    p384_sc_to_mont(r, r);
}

int p384_scalar_from_random(p384_sc *r, const uint8_t *random, size_t length)
{
    p384_sc one;

    memset(&one, 0, sizeof one);
    memset(r, 0, sizeof *r);
    if (length < P384_SC_BYTES + 8) {
        return -1;
    }
    one.v[0] = 1;
    p384_bytes_modulo(r, random, length, 8, p384_order_less_one);
    p384_sc_add(r, r, &one);
    p384_sc_to_mont(r, r);
    return 0;
}

void p384_scalar_plain(p384_limb *v, size_t words, const p384_sc *k)
{
    p384_sc plain;
    size_t i;

    p384_sc_from_mont(&plain, k);
    for (i = 0; i < words; i++) {
        v[i] = i < P384_SC_LIMBS ? plain.v[i] : 0;
    }
    p384_wipe(&plain, sizeof plain);
}

/* An even k becomes n - k, which is n for k = 0. */
uint64_t p384_scalar_odd(p384_limb *v, size_t words, const p384_sc *k)
{
    p384_sc plain, negative;
    const uint64_t is_zero = p384_sc_is_zero(k);
    const p384_limb whole = p384_maskw((p384_bit)(is_zero & 1));
    uint64_t even;
    size_t i;

    p384_sc_from_mont(&plain, k);
    p384_sc_neg(&negative, &plain);
    even = p384_mask64((unsigned int)(~plain.v[0] & 1));
    p384_sc_select(&plain, even, &negative, &plain);
    for (i = 0; i < words; i++) {
        v[i] = i < P384_SC_LIMBS ? plain.v[i] | (p384_order[i] & whole) : 0;
    }
    p384_wipe(&plain, sizeof plain);
    p384_wipe(&negative, sizeof negative);
    return even;
}
