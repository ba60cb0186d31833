// SPDX-License-Identifier: MIT
#include "textflag.h"

// func benchMul() uintptr
TEXT ·benchMul(SB), NOSPLIT, $0-8
	LEAQ ·mul(SB), AX
	MOVQ AX, ret+0(FP)
	RET
