/* SPDX-License-Identifier: MIT */
/*
 * The three passes of Massey and Omura (US patent 4567600, 1986) on a curve of prime order: a message M goes from A to B though
 * neither knows the other's key.
 *
 *     A -> B: a*M        B -> A: b*(a*M)        A -> B: b*(a*M)/a = b*M        and B divides by b
 *
 * Nothing tells the two who is at the other end, nor whether a message was changed on the way.
 */
#ifndef MASSEY_OMURA_H
#define MASSEY_OMURA_H

#include "ec.h"

#define MASSEY_OMURA_BYTES (1 + 2 * EC_FE_BYTES)

/* out = key * in, encoded points (SEC 1); 0, or -1 and zeros when the key does not lie from 1 to n - 1 or `in` is no point */
int massey_omura_lock(uint8_t out[MASSEY_OMURA_BYTES], const uint8_t key[EC_SC_BYTES], const uint8_t *in, size_t length);

/* The same for out = in / key, which undoes the lock */
int massey_omura_unlock(uint8_t out[MASSEY_OMURA_BYTES], const uint8_t key[EC_SC_BYTES], const uint8_t *in, size_t length);

#endif
