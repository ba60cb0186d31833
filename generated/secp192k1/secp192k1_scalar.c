/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:3b7053248b34fcb3. Do not edit; make it again. */
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

/*
 * r = the integer of the leading `bits` bits of b modulo m, m = n or n - 1, not in Montgomery form.
 * As many whole bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow.
 */
static void secp192k1_scalar_modulo(secp192k1_sc *r, const uint8_t *b, size_t bits, const secp192k1_limb *m)
{
    secp192k1_limb v[SECP192K1_SC_LIMBS] = {0}, d[SECP192K1_SC_LIMBS], top, keep;
    const size_t most = (SECP192K1_ORDER_BITS - 1) / 8, whole = bits / 8 < most ? bits / 8 : most;
    secp192k1_bit borrow;
    size_t i, done;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (secp192k1_limb)((secp192k1_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (done = 8 * whole; done < bits; done++) {
        secp192k1_limb carry = (b[done / 8] >> (7 - done % 8)) & 1u;
        for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
            top = v[i] >> (SECP192K1_WORD_BITS - 1);
            v[i] = (secp192k1_limb)(v[i] << 1) | carry;
            carry = top;
        }
        borrow = 0;
        for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
            borrow = secp192k1_subw(&d[i], v[i], m[i], borrow);
        }
        keep = secp192k1_maskw((secp192k1_bit)(borrow & (carry ^ 1u)));
        for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
            v[i] = (v[i] & keep) | (d[i] & ~keep);
        }
    }
    for (i = 0; i < SECP192K1_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    secp192k1_wipe(v, sizeof v);
    secp192k1_wipe(d, sizeof d);
}

void secp192k1_reduce_bytes(secp192k1_sc *r, const uint8_t *b, size_t length)
{
    secp192k1_scalar_modulo(r, b, 8 * length, secp192k1_order);
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
    const size_t bits = length < SECP192K1_SC_BYTES ? 8 * length : SECP192K1_ORDER_BITS;

    secp192k1_scalar_modulo(r, hash, bits, secp192k1_order);
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
    secp192k1_scalar_modulo(r, random, 8 * length, secp192k1_order_less_one);
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
