// SPDX-License-Identifier: MIT
//! C functions of the field arithmetic of halo2curves and ark-ff. Elements are words in Montgomery form, as in the arena.
//! The result stands apart from the operands, which references tell the compiler.
use ark_ff::{AdditiveGroup, Field as ArkField};
use halo2curves::ff::Field;

macro_rules! halo2curves_field {
    ($field:ty, $mul:ident, $sqr:ident, $inv:ident) => {
        #[no_mangle]
        pub extern "C" fn $mul(r: &mut $field, a: &$field, b: &$field) {
            *r = a * b;
        }
        #[no_mangle]
        pub extern "C" fn $sqr(r: &mut $field, a: &$field) {
            *r = a.square();
        }
        #[no_mangle]
        pub extern "C" fn $inv(r: &mut $field, a: &$field) {
            *r = Option::from(a.invert()).unwrap_or(<$field>::ZERO);
        }
    };
}

macro_rules! ark_field {
    ($field:ty, $mul:ident, $sqr:ident, $inv:ident) => {
        #[no_mangle]
        pub extern "C" fn $mul(r: &mut $field, a: &$field, b: &$field) {
            *r = *a * b;
        }
        #[no_mangle]
        pub extern "C" fn $sqr(r: &mut $field, a: &$field) {
            *r = ArkField::square(a);
        }
        #[no_mangle]
        pub extern "C" fn $inv(r: &mut $field, a: &$field) {
            *r = a.inverse().unwrap_or(<$field>::ZERO);
        }
    };
}

halo2curves_field!(halo2curves::bn256::Fq, bench_halo2curves_bn254_mul, bench_halo2curves_bn254_sqr, bench_halo2curves_bn254_inv);
halo2curves_field!(halo2curves::pasta::Fp, bench_halo2curves_pallas_mul, bench_halo2curves_pallas_sqr, bench_halo2curves_pallas_inv);
halo2curves_field!(
    halo2curves::bls12381::Fq,
    bench_halo2curves_bls12_381_mul,
    bench_halo2curves_bls12_381_sqr,
    bench_halo2curves_bls12_381_inv
);
ark_field!(ark_bn254::Fq, bench_ark_bn254_mul, bench_ark_bn254_sqr, bench_ark_bn254_inv);
ark_field!(ark_pallas::Fq, bench_ark_pallas_mul, bench_ark_pallas_sqr, bench_ark_pallas_inv);
ark_field!(ark_bls12_381::Fq, bench_ark_bls12_381_mul, bench_ark_bls12_381_sqr, bench_ark_bls12_381_inv);
