/* SPDX-License-Identifier: MIT */
/*
 * The examples are written for a folder that was emitted with --prefix ec. This stands in for its ec.h where the folder has
 * another prefix: compile with -DCURVE=p256 -DCURVE_MACRO=P256.
 */
#ifndef NAMED_EC_H
#define NAMED_EC_H

#define NAMED_JOINED(prefix, name) prefix##_##name
#define NAMED_JOIN(prefix, name) NAMED_JOINED(prefix, name)
#define NAMED_QUOTED(text) #text
#define NAMED_QUOTE(text) NAMED_QUOTED(text)

#include NAMED_QUOTE(CURVE.h)

#define EC_FE_BYTES NAMED_JOIN(CURVE_MACRO, FE_BYTES)
#define EC_SC_BYTES NAMED_JOIN(CURVE_MACRO, SC_BYTES)
#define ec_affine NAMED_JOIN(CURVE, affine)
#define ec_point NAMED_JOIN(CURVE, point)
#define ec_sc NAMED_JOIN(CURVE, sc)
#define ec_affine_from_bytes NAMED_JOIN(CURVE, affine_from_bytes)
#define ec_affine_to_bytes NAMED_JOIN(CURVE, affine_to_bytes)
#define ec_affine_is_on_curve NAMED_JOIN(CURVE, affine_is_on_curve)
#define ec_generator NAMED_JOIN(CURVE, generator)
#define ec_point_from_affine NAMED_JOIN(CURVE, point_from_affine)
#define ec_point_to_affine NAMED_JOIN(CURVE, point_to_affine)
#define ec_point_add NAMED_JOIN(CURVE, point_add)
#define ec_point_dbl NAMED_JOIN(CURVE, point_dbl)
#define ec_point_mul NAMED_JOIN(CURVE, point_mul)
#define ec_sc_from_bytes NAMED_JOIN(CURVE, sc_from_bytes)
#define ec_sc_inv NAMED_JOIN(CURVE, sc_inv)
#define ec_sc_is_zero NAMED_JOIN(CURVE, sc_is_zero)
#define ec_keygen NAMED_JOIN(CURVE, keygen)
#define ec_ecdh NAMED_JOIN(CURVE, ecdh)
#define ec_ecdsa_sign NAMED_JOIN(CURVE, ecdsa_sign)
#define ec_ecdsa_verify NAMED_JOIN(CURVE, ecdsa_verify)

#endif
