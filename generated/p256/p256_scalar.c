/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:3b7053248b34fcb3. Do not edit; make it again. */
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

/*
 * r = the integer of the leading `bits` bits of b modulo m, m = n or n - 1, not in Montgomery form.
 * As many whole bytes as surely stay below m, then bit by bit: double, add, subtract m where that leaves no borrow.
 */
static void p256_scalar_modulo(p256_sc *r, const uint8_t *b, size_t bits, const p256_limb *m)
{
    p256_limb v[P256_SC_LIMBS] = {0}, d[P256_SC_LIMBS], top, keep;
    const size_t most = (P256_ORDER_BITS - 1) / 8, whole = bits / 8 < most ? bits / 8 : most;
    p256_bit borrow;
    size_t i, done;

    for (i = 0; i < whole; i++) {
        v[i / sizeof v[0]] |= (p256_limb)((p256_limb)b[whole - 1 - i] << (8 * (i % sizeof v[0])));
    }
    for (done = 8 * whole; done < bits; done++) {
        p256_limb carry = (b[done / 8] >> (7 - done % 8)) & 1u;
        for (i = 0; i < P256_SC_LIMBS; i++) {
            top = v[i] >> (P256_WORD_BITS - 1);
            v[i] = (p256_limb)(v[i] << 1) | carry;
            carry = top;
        }
        borrow = 0;
        for (i = 0; i < P256_SC_LIMBS; i++) {
            borrow = p256_subw(&d[i], v[i], m[i], borrow);
        }
        keep = p256_maskw((p256_bit)(borrow & (carry ^ 1u)));
        for (i = 0; i < P256_SC_LIMBS; i++) {
            v[i] = (v[i] & keep) | (d[i] & ~keep);
        }
    }
    for (i = 0; i < P256_SC_LIMBS; i++) {
        r->v[i] = v[i];
    }
    p256_wipe(v, sizeof v);
    p256_wipe(d, sizeof d);
}

void p256_reduce_bytes(p256_sc *r, const uint8_t *b, size_t length)
{
    p256_scalar_modulo(r, b, 8 * length, p256_order);
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
    const size_t bits = length < P256_SC_BYTES ? 8 * length : P256_ORDER_BITS;

    p256_scalar_modulo(r, hash, bits, p256_order);
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
    p256_scalar_modulo(r, random, 8 * length, p256_order_less_one);
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
