// SPDX-License-Identifier: MIT

package fp

func benchMul() uintptr

// BenchMul is the address of the assembly behind Element.Mul.
func BenchMul() uintptr { return benchMul() }
