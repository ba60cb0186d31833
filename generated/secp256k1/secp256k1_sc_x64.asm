; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp256k1
; From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP256K1_EXPORT
; is defined.

bits 64
default rel

%ifidn __OUTPUT_FORMAT__, macho64
%pragma macho64 gprefix _
section .text align=64
%elifidn __OUTPUT_FORMAT__, win64
section .text code align=64
%else
section .text align=64
%endif

%macro GLOBAL 1
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef SECP256K1_EXPORT
global %1:function (%1.end - %1)
%else
global %1:function hidden (%1.end - %1)
%endif
%elifidn __OUTPUT_FORMAT__, macho64
global %1:private_extern
%else
global %1
%endif
%endmacro

; for what only this folder calls: hidden even when the functions are exported
%macro LOCAL 1
%ifidn __OUTPUT_FORMAT__, elf64
global %1:function hidden (%1.end - %1)
%elifidn __OUTPUT_FORMAT__, macho64
global %1:private_extern
%else
global %1
%endif
%endmacro

%macro ENTER 0
%ifidn __OUTPUT_FORMAT__, win64
    push rdi
    push rsi
    mov rdi, rcx
    mov rsi, rdx
    mov rdx, r8
    mov rcx, r9
%endif
%endmacro

%macro LEAVE 0
%ifidn __OUTPUT_FORMAT__, win64
    pop rsi
    pop rdi
%endif
    ret
%ifnidn __OUTPUT_FORMAT__, macho64
.end: ; for the size of the symbol, and for unwinding
%endif
%endmacro

; ----------------------------------------------------------------------
; void secp256k1_sc_mul(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL secp256k1_sc_mul_x64
align 32
secp256k1_sc_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, qword [rsi]
    mov rcx, rdx
    mul qword [rcx]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r8, rax
    mov rax, qword [rsi]
    mov r9, rdx
    mul qword [rcx + 8]
    add r9, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, qword [rsi + 8]
    mov r11, rdx
    mul qword [rcx]
    add r9, rax
    adc r11, rdx
    adc r10, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 16]
    add r11, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 8]
    add r11, rax
    adc r10, rdx
    adc rbx, 0
    mov rax, qword [rsi + 16]
    mul qword [rcx]
    add r11, rax
    adc r10, rdx
    adc rbx, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 24]
    add r10, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 16]
    add r10, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, qword [rsi + 16]
    mul qword [rcx + 8]
    add r10, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, qword [rsi + 24]
    mul qword [rcx]
    add r10, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, qword [rsi + 8]
    mul qword [rcx + 24]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, qword [rsi + 16]
    mul qword [rcx + 16]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, qword [rsi + 24]
    mul qword [rcx + 8]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, qword [rsi + 16]
    mul qword [rcx + 24]
    add rbp, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, qword [rsi + 24]
    mul qword [rcx + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, qword [rsi + 24]
    mul qword [rcx + 24]
    add r12, rax
    adc r13, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r8, rax
    mov rax, 0x4551231950b75fc4
    mul r8
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r8
    add rcx, rdx
    adc rsi, r8
    mov eax, 0
    adc rax, rax
    sub r9, rcx
    sbb r11, rsi
    sbb r10, rax
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r9, rax
    mov rax, 0x4551231950b75fc4
    mul r9
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r9
    add rcx, rdx
    adc rsi, r9
    mov eax, 0
    adc rax, rax
    sub r11, rcx
    sbb r10, rsi
    sbb r8, rax
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r11, rax
    mov rax, 0x4551231950b75fc4
    mul r11
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r11
    add rcx, rdx
    adc rsi, r11
    mov eax, 0
    adc rax, rax
    sub r10, rcx
    sbb r8, rsi
    sbb r9, rax
    sbb r11, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r10, rax
    mov rax, 0x4551231950b75fc4
    mul r10
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r10
    add rcx, rdx
    adc rsi, r10
    mov eax, 0
    adc rax, rax
    sub r8, rcx
    sbb r9, rsi
    sbb r11, rax
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbx
    mov rcx, 0xbfd25e8cd0364141
    sub rax, rcx
    mov rcx, rbp
    mov rsi, 0xbaaedce6af48a03b
    sbb rcx, rsi
    mov rsi, r12
    sbb rsi, -2
    mov r14, r13
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r8
    adc rbp, r9
    adc r12, r11
    adc r13, r10
    add r8, rax
    adc r9, rcx
    adc r11, rsi
    adc r10, r14
    cmovc rbx, r8
    mov qword [rdi], rbx
    cmovc rbp, r9
    mov qword [rdi + 8], rbp
    cmovc r12, r11
    mov qword [rdi + 16], r12
    cmovc r13, r10
    mov qword [rdi + 24], r13
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_sqr(secp256k1_sc *r, const secp256k1_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL secp256k1_sc_sqr_x64
align 32
secp256k1_sc_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; square, column 0: sum of a[i] * a[0 - i]
    mov rax, qword [rsi]
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov rcx, rax
    mov rax, qword [rsi]
    mov r8, rdx
    mul qword [rsi + 8]
    add r8, rax
    mov r9, rdx
    adc r9, 0
    mov r10d, 0
    adc r10, r10
    add r8, rax
    adc r9, rdx
    adc r10, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 16]
    add r9, rax
    adc r10, rdx
    mov r11d, 0
    adc r11, r11
    add r9, rax
    adc r10, rdx
    adc r11, 0
    mov rax, qword [rsi + 8]
    mul rax
    add r9, rax
    adc r10, rdx
    adc r11, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 24]
    add r10, rax
    adc r11, rdx
    mov ebx, 0
    adc rbx, rbx
    add r10, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc rbx, 0
    add r10, rax
    adc r11, rdx
    adc rbx, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, qword [rsi + 8]
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    mov ebp, 0
    adc rbp, rbp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, qword [rsi + 16]
    mul rax
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, qword [rsi + 16]
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    mov r12d, 0
    adc r12, r12
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, qword [rsi + 24]
    mul rax
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul rcx, rax
    mov rax, 0x4551231950b75fc4
    mul rcx
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul rcx
    add rsi, rdx
    adc r13, rcx
    mov eax, 0
    adc rax, rax
    sub r8, rsi
    sbb r9, r13
    sbb r10, rax
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r8, rax
    mov rax, 0x4551231950b75fc4
    mul r8
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r8
    add rsi, rdx
    adc r13, r8
    mov eax, 0
    adc rax, rax
    sub r9, rsi
    sbb r10, r13
    sbb rcx, rax
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r9, rax
    mov rax, 0x4551231950b75fc4
    mul r9
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r9
    add rsi, rdx
    adc r13, r9
    mov eax, 0
    adc rax, rax
    sub r10, rsi
    sbb rcx, r13
    sbb r8, rax
    sbb r9, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r10, rax
    mov rax, 0x4551231950b75fc4
    mul r10
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r10
    add rsi, rdx
    adc r13, r10
    mov eax, 0
    adc rax, rax
    sub rcx, rsi
    sbb r8, r13
    sbb r9, rax
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r11
    mov rsi, 0xbfd25e8cd0364141
    sub rax, rsi
    mov rsi, rbx
    mov r13, 0xbaaedce6af48a03b
    sbb rsi, r13
    mov r13, rbp
    sbb r13, -2
    mov r14, r12
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rcx
    adc rbx, r8
    adc rbp, r9
    adc r12, r10
    add rcx, rax
    adc r8, rsi
    adc r9, r13
    adc r10, r14
    cmovc r11, rcx
    mov qword [rdi], r11
    cmovc rbx, r8
    mov qword [rdi + 8], rbx
    cmovc rbp, r9
    mov qword [rdi + 16], rbp
    cmovc r12, r10
    mov qword [rdi + 24], r12
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_mul_small(secp256k1_sc *r, const secp256k1_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL secp256k1_sc_mul_small_x64
align 32
secp256k1_sc_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    mov edx, edx
    ; T = a * k
    mov rax, qword [rsi + 8]
    mov rcx, rdx
    mul rdx
    mov r8, rax
    mov rax, qword [rsi]
    mov r9, rdx
    mul rcx
    mov r10, rax
    mov rax, qword [rsi + 16]
    mov r11, rdx
    mul rcx
    mov rbx, rax
    mov rax, qword [rsi + 24]
    mov rbp, rdx
    mul rcx
    add r8, r11
    adc rbx, r9
    adc rax, rbp
    adc rdx, 0
    ; T - q * p, below 4*p
    mov rcx, rax
    mov rax, 0xbaaedce6af48a03b
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, 0xbfd25e8cd0364141
    mov rsi, rdx
    mul r9
    mov rbp, rax
    mov rax, -2
    mov r12, rdx
    mul r9
    mov r13, rax
    mov rax, -1
    mov r14, rdx
    mul r9
    add r11, r12
    adc r13, rsi
    adc rax, r14
    adc rdx, 0
    sub r10, rbp
    sbb r8, r11
    sbb rbx, r13
    sbb rcx, rax
    sbb r9, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov r11, 0x7fa4bd19a06c8282
    sub rax, r11
    mov r11, r8
    mov rsi, 0x755db9cd5e914077
    sbb r11, rsi
    mov rsi, rbx
    sbb rsi, -3
    mov rbp, rcx
    sbb rbp, -1
    mov r12, r9
    sbb r12, 1
    cmovc rax, r10
    cmovc r11, r8
    cmovc rsi, rbx
    cmovc rbp, rcx
    cmovc r12, r9
    ; subtract 1*p where that does not borrow
    mov rcx, rax
    mov r8, 0xbfd25e8cd0364141
    sub rcx, r8
    mov r8, r11
    mov r9, 0xbaaedce6af48a03b
    sbb r8, r9
    mov r9, rsi
    sbb r9, -2
    mov r10, rbp
    sbb r10, -1
    sbb r12, 0
    cmovc rcx, rax
    mov qword [rdi], rcx
    cmovc r8, r11
    mov qword [rdi + 8], r8
    cmovc r9, rsi
    mov qword [rdi + 16], r9
    cmovc r10, rbp
    mov qword [rdi + 24], r10
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_to_mont(secp256k1_sc *r, const secp256k1_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL secp256k1_sc_to_mont_x64
align 32
secp256k1_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0x896cf21467d7d140
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0x741496c20e7cf878
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x896cf21467d7d140
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xe697f5e45bcd07c6
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0x741496c20e7cf878
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0x896cf21467d7d140
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x9d671cd581c69bc5
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0xe697f5e45bcd07c6
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x741496c20e7cf878
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x896cf21467d7d140
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x9d671cd581c69bc5
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xe697f5e45bcd07c6
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0x741496c20e7cf878
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x9d671cd581c69bc5
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0xe697f5e45bcd07c6
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x9d671cd581c69bc5
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul rcx, rax
    mov rax, 0x4551231950b75fc4
    mul rcx
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul rcx
    add rsi, rdx
    adc r13, rcx
    mov eax, 0
    adc rax, rax
    sub r8, rsi
    sbb r10, r13
    sbb r9, rax
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r8, rax
    mov rax, 0x4551231950b75fc4
    mul r8
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r8
    add rsi, rdx
    adc r13, r8
    mov eax, 0
    adc rax, rax
    sub r10, rsi
    sbb r9, r13
    sbb rcx, rax
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r10, rax
    mov rax, 0x4551231950b75fc4
    mul r10
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r10
    add rsi, rdx
    adc r13, r10
    mov eax, 0
    adc rax, rax
    sub r9, rsi
    sbb rcx, r13
    sbb r8, rax
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r9, rax
    mov rax, 0x4551231950b75fc4
    mul r9
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov r13, rdx
    mul r9
    add rsi, rdx
    adc r13, r9
    mov eax, 0
    adc rax, rax
    sub rcx, rsi
    sbb r8, r13
    sbb r10, rax
    sbb r9, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r11
    mov rsi, 0xbfd25e8cd0364141
    sub rax, rsi
    mov rsi, rbx
    mov r13, 0xbaaedce6af48a03b
    sbb rsi, r13
    mov r13, rbp
    sbb r13, -2
    mov r14, r12
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rcx
    adc rbx, r8
    adc rbp, r10
    adc r12, r9
    add rcx, rax
    adc r8, rsi
    adc r10, r13
    adc r9, r14
    cmovc r11, rcx
    mov qword [rdi], r11
    cmovc rbx, r8
    mov qword [rdi + 8], rbx
    cmovc rbp, r10
    mov qword [rdi + 16], rbp
    cmovc r12, r9
    mov qword [rdi + 24], r12
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_from_mont(secp256k1_sc *r, const secp256k1_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL secp256k1_sc_from_mont_x64
align 32
secp256k1_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov r8, rax
    mov r9, 0x4551231950b75fc4
    mul r9
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, r8
    mov eax, 0
    adc rax, rax
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul rbx
    add rsi, rdx
    adc rbp, rbx
    mov eax, 0
    adc rax, rax
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul r10
    add rsi, rdx
    adc rbp, r10
    mov eax, 0
    adc rax, rax
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov r9, rdx
    mul r11
    add rcx, rdx
    adc r9, r11
    mov eax, 0
    adc rax, rax
    sub r8, rcx
    mov qword [rdi], r8
    sbb rbx, r9
    mov qword [rdi + 8], rbx
    sbb r10, rax
    mov qword [rdi + 16], r10
    sbb r11, 0
    mov qword [rdi + 24], r11
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_sc_from_bytes(secp256k1_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL secp256k1_sc_from_bytes_x64
align 32
secp256k1_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; bytes to words
    mov rax, qword [rsi + 24]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xbfd25e8cd0364141
    cmp rax, rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov r9, r8
    mov r10, 0xbaaedce6af48a03b
    sbb r9, r10
    mov r9, qword [rsi + 8]
    bswap r9
    mov r11, r9
    sbb r11, -2
    mov r11, qword [rsi]
    bswap r11
    mov rsi, r11
    sbb rsi, -1
    sbb rsi, rsi
    and rax, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbx, rax
    mov rax, 0x896cf21467d7d140
    mul rbx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbp, rax
    mov rax, 0x741496c20e7cf878
    mov r12, rdx
    mul rbx
    add r12, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r8, rsi
    mov r13, rax
    mov rax, 0x896cf21467d7d140
    mov r14, rdx
    mul r8
    add r12, rax
    adc r14, rdx
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xe697f5e45bcd07c6
    mul rbx
    add r14, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0x741496c20e7cf878
    mul r8
    add r14, rax
    adc r13, rdx
    adc r15, 0
    and r9, rsi
    mov rax, 0x896cf21467d7d140
    mul r9
    add r14, rax
    adc r13, rdx
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x9d671cd581c69bc5
    mul rbx
    add r13, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0xe697f5e45bcd07c6
    mul r8
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    mov rax, 0x741496c20e7cf878
    mul r9
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    and r11, rsi
    mov rax, 0x896cf21467d7d140
    mul r11
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x9d671cd581c69bc5
    mul r8
    add r15, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov r8, rax
    mov rax, 0xe697f5e45bcd07c6
    mul r9
    add r15, rax
    adc rbx, rdx
    adc r8, 0
    mov rax, 0x741496c20e7cf878
    mul r11
    add r15, rax
    adc rbx, rdx
    adc r8, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x9d671cd581c69bc5
    mul r9
    add rbx, rax
    adc r8, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0xe697f5e45bcd07c6
    mul r11
    add rbx, rax
    adc r8, rdx
    adc r9, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x9d671cd581c69bc5
    mul r11
    add r8, rax
    adc r9, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul rbp, rax
    mov rax, 0x4551231950b75fc4
    mul rbp
    mov r11, rax
    mov rax, 0x402da1732fc9bebf
    mov qword [rsp], rdx
    mul rbp
    add r11, rdx
    mov rax, rbp
    adc rax, qword [rsp]
    mov r10d, 0
    adc r10, r10
    sub r12, r11
    sbb r14, rax
    sbb r13, r10
    sbb rbp, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r12, rax
    mov rax, 0x4551231950b75fc4
    mul r12
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r12
    add r10, rdx
    adc r11, r12
    mov eax, 0
    adc rax, rax
    sub r14, r10
    sbb r13, r11
    sbb rbp, rax
    sbb r12, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r14, rax
    mov rax, 0x4551231950b75fc4
    mul r14
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r14
    add r10, rdx
    adc r11, r14
    mov eax, 0
    adc rax, rax
    sub r13, r10
    sbb rbp, r11
    sbb r12, rax
    sbb r14, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r13, rax
    mov rax, 0x4551231950b75fc4
    mul r13
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r13
    add r10, rdx
    adc r11, r13
    mov eax, 0
    adc rax, rax
    sub rbp, r10
    sbb r12, r11
    sbb r14, rax
    sbb r13, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, rcx
    mov rcx, rbx
    mov r10, 0xbaaedce6af48a03b
    sbb rcx, r10
    mov r10, r8
    sbb r10, -2
    mov r11, r9
    sbb r11, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rbp
    adc rbx, r12
    adc r8, r14
    adc r9, r13
    add rbp, rax
    adc r12, rcx
    adc r14, r10
    adc r13, r11
    cmovc r15, rbp
    mov qword [rdi], r15
    cmovc rbx, r12
    mov qword [rdi + 8], rbx
    cmovc r8, r14
    mov qword [rdi + 16], r8
    cmovc r9, r13
    mov qword [rdi + 24], r9
    not rsi
    mov rax, rsi
    add rsp, 8
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_sc_from_bytes_le(secp256k1_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL secp256k1_sc_from_bytes_le_x64
align 32
secp256k1_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xbfd25e8cd0364141
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0xbaaedce6af48a03b
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, -2
    mov rax, qword [rsi + 24]
    sbb rax, -1
    sbb rax, rax
    mov r9, qword [rsi]
    and r9, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r10, rax
    mov rax, 0x896cf21467d7d140
    mul r9
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r11, rax
    mov rax, 0x741496c20e7cf878
    mov rbx, rdx
    mul r9
    add rbx, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov rbp, qword [rsi + 8]
    and rbp, r10
    mov r12, rax
    mov rax, 0x896cf21467d7d140
    mov r13, rdx
    mul rbp
    add rbx, rax
    adc r13, rdx
    adc r12, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xe697f5e45bcd07c6
    mul r9
    add r13, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, 0x741496c20e7cf878
    mul rbp
    add r13, rax
    adc r12, rdx
    adc r14, 0
    mov rax, qword [rsi + 16]
    and rax, r10
    mov r15, rax
    mov rax, 0x896cf21467d7d140
    mul r15
    add r13, rax
    adc r12, rdx
    adc r14, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x9d671cd581c69bc5
    mul r9
    add r12, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0xe697f5e45bcd07c6
    mul rbp
    add r12, rax
    adc r14, rdx
    adc r9, 0
    mov rax, 0x741496c20e7cf878
    mul r15
    add r12, rax
    adc r14, rdx
    adc r9, 0
    mov rax, qword [rsi + 24]
    and rax, r10
    mov rsi, rax
    mov rax, 0x896cf21467d7d140
    mul rsi
    add r12, rax
    adc r14, rdx
    adc r9, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x9d671cd581c69bc5
    mul rbp
    add r14, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xe697f5e45bcd07c6
    mul r15
    add r14, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, 0x741496c20e7cf878
    mul rsi
    add r14, rax
    adc r9, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x9d671cd581c69bc5
    mul r15
    add r9, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0xe697f5e45bcd07c6
    mul rsi
    add r9, rax
    adc rbp, rdx
    adc r15, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x9d671cd581c69bc5
    mul rsi
    add rbp, rax
    adc r15, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r11, rax
    mov rax, 0x4551231950b75fc4
    mul r11
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov qword [rsp], rdx
    mul r11
    add rsi, rdx
    mov rax, r11
    adc rax, qword [rsp]
    mov r8d, 0
    adc r8, r8
    sub rbx, rsi
    sbb r13, rax
    sbb r12, r8
    sbb r11, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul rbx, rax
    mov rax, 0x4551231950b75fc4
    mul rbx
    mov r8, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul rbx
    add r8, rdx
    adc rsi, rbx
    mov eax, 0
    adc rax, rax
    sub r13, r8
    sbb r12, rsi
    sbb r11, rax
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r13, rax
    mov rax, 0x4551231950b75fc4
    mul r13
    mov r8, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r13
    add r8, rdx
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    sub r12, r8
    sbb r11, rsi
    sbb rbx, rax
    sbb r13, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r12, rax
    mov rax, 0x4551231950b75fc4
    mul r12
    mov r8, rax
    mov rax, 0x402da1732fc9bebf
    mov rsi, rdx
    mul r12
    add r8, rdx
    adc rsi, r12
    mov eax, 0
    adc rax, rax
    sub r11, r8
    sbb rbx, rsi
    sbb r13, rax
    sbb r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r14
    sub rax, rcx
    mov rcx, r9
    mov r8, 0xbaaedce6af48a03b
    sbb rcx, r8
    mov r8, rbp
    sbb r8, -2
    mov rsi, r15
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r14, r11
    adc r9, rbx
    adc rbp, r13
    adc r15, r12
    add r11, rax
    adc rbx, rcx
    adc r13, r8
    adc r12, rsi
    cmovc r14, r11
    mov qword [rdi], r14
    cmovc r9, rbx
    mov qword [rdi + 8], r9
    cmovc rbp, r13
    mov qword [rdi + 16], rbp
    cmovc r15, r12
    mov qword [rdi + 24], r15
    not r10
    mov rax, r10
    add rsp, 8
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_to_bytes(uint8_t b[32], const secp256k1_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL secp256k1_sc_to_bytes_x64
align 32
secp256k1_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov r8, rax
    mov r9, 0x4551231950b75fc4
    mul r9
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, r8
    mov eax, 0
    adc rax, rax
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul rbx
    add rsi, rdx
    adc rbp, rbx
    mov eax, 0
    adc rax, rax
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul r10
    add rsi, rdx
    adc rbp, r10
    mov eax, 0
    adc rax, rax
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov r9, rdx
    mul r11
    add rcx, rdx
    adc r9, r11
    mov eax, 0
    adc rax, rax
    sub r8, rcx
    sbb rbx, r9
    sbb r10, rax
    sbb r11, 0
    ; words to bytes
    bswap r8
    bswap rbx
    bswap r10
    bswap r11
    mov qword [rdi + 24], r8
    mov qword [rdi + 16], rbx
    mov qword [rdi + 8], r10
    mov qword [rdi], r11
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_to_bytes_le(uint8_t b[32], const secp256k1_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL secp256k1_sc_to_bytes_le_x64
align 32
secp256k1_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov r8, rax
    mov r9, 0x4551231950b75fc4
    mul r9
    mov r10, rax
    mov rax, 0x402da1732fc9bebf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, r8
    mov eax, 0
    adc rax, rax
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul rbx
    add rsi, rdx
    adc rbp, rbx
    mov eax, 0
    adc rax, rax
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0x402da1732fc9bebf
    mov rbp, rdx
    mul r10
    add rsi, rdx
    adc rbp, r10
    mov eax, 0
    adc rax, rax
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0x402da1732fc9bebf
    mov r9, rdx
    mul r11
    add rcx, rdx
    adc r9, r11
    mov eax, 0
    adc rax, rax
    sub r8, rcx
    sbb rbx, r9
    sbb r10, rax
    sbb r11, 0
    mov qword [rdi], r8
    mov qword [rdi + 8], rbx
    mov qword [rdi + 16], r10
    mov qword [rdi + 24], r11
    pop rbp
    pop rbx
    LEAVE

%ifidn __OUTPUT_FORMAT__, elf64
section .note.GNU-stack noalloc noexec nowrite progbits
; these functions work with indirect branch tracking and shadow stacks
section .note.gnu.property alloc noexec nowrite note align=8
    dd 4, 16, 5
    db "GNU", 0
    dd 0xc0000002, 4, 3, 0
; how to unwind the stack from any instruction: DWARF call frame information
section .eh_frame alloc noexec nowrite progbits align=8
    db 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01, 0x00, 0x00
    dd 76, 28, secp256k1_sc_mul_x64 - $ - 8, secp256k1_sc_mul_x64.end - secp256k1_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp256k1_sc_mul_x64.end - secp256k1_sc_mul_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 108, secp256k1_sc_sqr_x64 - $ - 8, secp256k1_sc_sqr_x64.end - secp256k1_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp256k1_sc_sqr_x64.end - secp256k1_sc_sqr_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 188, secp256k1_sc_mul_small_x64 - $ - 8, secp256k1_sc_mul_small_x64.end - secp256k1_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp256k1_sc_mul_small_x64.end - secp256k1_sc_mul_small_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 268, secp256k1_sc_to_mont_x64 - $ - 8, secp256k1_sc_to_mont_x64.end - secp256k1_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp256k1_sc_to_mont_x64.end - secp256k1_sc_to_mont_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 348, secp256k1_sc_from_mont_x64 - $ - 8, secp256k1_sc_from_mont_x64.end - secp256k1_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp256k1_sc_from_mont_x64.end - secp256k1_sc_from_mont_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 396, secp256k1_sc_from_bytes_x64 - $ - 8, secp256k1_sc_from_bytes_x64.end - secp256k1_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd secp256k1_sc_from_bytes_x64.end - secp256k1_sc_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 492, secp256k1_sc_from_bytes_le_x64 - $ - 8, secp256k1_sc_from_bytes_le_x64.end - secp256k1_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd secp256k1_sc_from_bytes_le_x64.end - secp256k1_sc_from_bytes_le_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 44, 588, secp256k1_sc_to_bytes_x64 - $ - 8, secp256k1_sc_to_bytes_x64.end - secp256k1_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp256k1_sc_to_bytes_x64.end - secp256k1_sc_to_bytes_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 636, secp256k1_sc_to_bytes_le_x64 - $ - 8, secp256k1_sc_to_bytes_le_x64.end - secp256k1_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp256k1_sc_to_bytes_le_x64.end - secp256k1_sc_to_bytes_le_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp256k1_sc_mul_x64 + 0 wrt ..imagebase, secp256k1_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp256k1_sc_sqr_x64 + 0 wrt ..imagebase, secp256k1_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd secp256k1_sc_mul_small_x64 + 0 wrt ..imagebase, secp256k1_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp256k1_sc_to_mont_x64 + 0 wrt ..imagebase, secp256k1_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd secp256k1_sc_from_mont_x64 + 0 wrt ..imagebase, secp256k1_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd secp256k1_sc_from_bytes_x64 + 0 wrt ..imagebase, secp256k1_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 92 wrt ..imagebase
    dd secp256k1_sc_from_bytes_le_x64 + 0 wrt ..imagebase, secp256k1_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 116 wrt ..imagebase
    dd secp256k1_sc_to_bytes_x64 + 0 wrt ..imagebase, secp256k1_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd secp256k1_sc_to_bytes_le_x64 + 0 wrt ..imagebase, secp256k1_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 152 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_mul_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_sqr_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_mul_small_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_to_mont_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_from_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_from_bytes_le_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_to_bytes_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_to_bytes_le_x64 + 0
%endif
