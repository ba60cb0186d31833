/* SPDX-License-Identifier: MIT */
/*
 * Messages as points of a curve and back, by the method of Koblitz (Elliptic curve cryptosystems, 1987, section 3):
 * x = 256*m + j for the message m and the first padding j for which x is on the curve. Half of all x are, so that a message
 * fails for all of `tries` paddings with a probability of about 2^-tries.
 *
 * The time tells how many paddings were tried.
 */
#ifndef KOBLITZ_H
#define KOBLITZ_H

#include "ec.h"

#define KOBLITZ_TRIES 256                 /* the most that the byte of padding has room for */
#define KOBLITZ_BYTES (EC_FE_BYTES - 3)   /* of a message at most: x = 00, its length, the message, zeros, j */

/* p = the message as a point; 0, or -1 and p = (0, 0) when it is too long or none of the first `tries` paddings fits */
int koblitz_encode(ec_affine *p, const uint8_t *message, size_t length, unsigned int tries);

/* The message behind p and its length; 0, or -1 and zeros when p stands for no message */
int koblitz_decode(uint8_t message[KOBLITZ_BYTES], size_t *length, const ec_affine *p);

#endif
