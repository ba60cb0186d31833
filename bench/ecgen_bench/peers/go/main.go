// SPDX-License-Identifier: MIT

// Package main tells C where the assembly of gnark-crypto is.
package main

// #include <stdint.h>
import "C"

import (
	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	bn254 "github.com/consensys/gnark-crypto/ecc/bn254/fp"
)

//export bench_gnark_address
func bench_gnark_address(bits C.int) C.uintptr_t {
	if bits == 254 {
		return C.uintptr_t(bn254.BenchMul())
	}
	return C.uintptr_t(bls12381.BenchMul())
}

func main() {}
