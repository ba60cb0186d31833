; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp224k1
; From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP224K1_EXPORT
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
%ifdef SECP224K1_EXPORT
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
; void secp224k1_sc_mul(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL secp224k1_sc_mul_x64
align 32
secp224k1_sc_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    mov rax, r8
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov rsi, rax
    mov r14, 0xcaf0a971769fb1f7
    mul r14
    mov r15, rax
    mov rax, 0x1dce8d2ec6184
    mov qword [rsp], rdx
    mul rsi
    mov qword [rsp + 8], r13
    mov r13, rsi
    shl r13, 32
    add r8, r15
    adc r9, rax
    adc r11, 0
    adc r10, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 32
    add r9, qword [rsp]
    adc r11, rdx
    adc r10, 0
    adc rax, rsi
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, r9
    imul r8, rcx
    mov rsi, rax
    mov rax, r14
    mul r8
    mov r13, rax
    mov rax, 0x1dce8d2ec6184
    mov r15, rdx
    mul r8
    mov qword [rsp], r12
    mov r12, r8
    shl r12, 32
    add r9, r13
    adc r11, rax
    adc r10, 0
    adc rsi, r12
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add r11, r15
    adc r10, rdx
    adc rsi, 0
    adc rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, r11
    imul r8, rcx
    mov r9, rax
    mov rax, r14
    mul r8
    mov r12, rax
    mov rax, 0x1dce8d2ec6184
    mov r13, rdx
    mul r8
    mov r15, r8
    shl r15, 32
    add r11, r12
    adc r10, rax
    adc rsi, 0
    adc r9, r15
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add r10, r13
    adc rsi, rdx
    adc r9, 0
    adc rax, r8
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r10
    mov r8, rax
    mov rax, r14
    mul rcx
    mov r11, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul rcx
    mov r13, rcx
    shl r13, 32
    add r10, r11
    adc rsi, rax
    adc r9, 0
    adc r8, r13
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, r12
    adc r9, rdx
    adc r8, 0
    adc rax, rcx
    ; add the high half; the sum is below 2*p
    add rsi, rbx
    adc r9, rbp
    adc r8, qword [rsp]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, rsi
    sub rcx, r14
    mov r10, r9
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r11, r8
    sbb r11, 0
    mov rbx, rax
    mov rbp, 0x100000000
    sbb rbx, rbp
    cmovc rcx, rsi
    mov qword [rdi], rcx
    cmovc r10, r9
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    cmovc rbx, rax
    mov qword [rdi + 24], rbx
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_sqr(secp224k1_sc *r, const secp224k1_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL secp224k1_sc_sqr_x64
align 32
secp224k1_sc_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    mov rax, rcx
    mov rsi, 0x43fa520244c1a039
    imul rax, rsi
    mov r13, rax
    mov r14, 0xcaf0a971769fb1f7
    mul r14
    mov r15, rax
    mov rax, 0x1dce8d2ec6184
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 8], r12
    mov r12, r13
    shl r12, 32
    add rcx, r15
    adc r8, rax
    adc r9, 0
    adc r10, r12
    mov eax, 0
    adc rax, rax
    shr r13, 32
    add r8, qword [rsp]
    adc r9, rdx
    adc r10, 0
    adc rax, r13
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r8
    imul rcx, rsi
    mov r12, rax
    mov rax, r14
    mul rcx
    mov r13, rax
    mov rax, 0x1dce8d2ec6184
    mov r15, rdx
    mul rcx
    mov qword [rsp], rbp
    mov rbp, rcx
    shl rbp, 32
    add r8, r13
    adc r9, rax
    adc r10, 0
    adc r12, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r9, r15
    adc r10, rdx
    adc r12, 0
    adc rax, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r9
    imul rcx, rsi
    mov r8, rax
    mov rax, r14
    mul rcx
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r13, rdx
    mul rcx
    mov r15, rcx
    shl r15, 32
    add r9, rbp
    adc r10, rax
    adc r12, 0
    adc r8, r15
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r10, r13
    adc r12, rdx
    adc r8, 0
    adc rax, rcx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, r10
    mov rcx, rax
    mov rax, r14
    mul rsi
    mov r9, rax
    mov rax, 0x1dce8d2ec6184
    mov rbp, rdx
    mul rsi
    mov r13, rsi
    shl r13, 32
    add r10, r9
    adc r12, rax
    adc r8, 0
    adc rcx, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 32
    add r12, rbp
    adc r8, rdx
    adc rcx, 0
    adc rax, rsi
    ; add the high half; the sum is below 2*p
    add r12, r11
    adc r8, rbx
    adc rcx, qword [rsp]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov r9, r12
    sub r9, r14
    mov r10, r8
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r11, rcx
    sbb r11, 0
    mov rsi, rax
    mov rbx, 0x100000000
    sbb rsi, rbx
    cmovc r9, r12
    mov qword [rdi], r9
    cmovc r10, r8
    mov qword [rdi + 8], r10
    cmovc r11, rcx
    mov qword [rdi + 16], r11
    cmovc rsi, rax
    mov qword [rdi + 24], rsi
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_mul_small(secp224k1_sc *r, const secp224k1_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL secp224k1_sc_mul_small_x64
align 32
secp224k1_sc_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
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
    ; q, at most 3 below the quotient of T by the modulus
    mov rcx, rax
    shrd rcx, rdx, 33
    mov r9, rcx
    mov r11d, 0xffffffff
    imul r9, r11
    shr r9, 32
    add rcx, r9
    ; T - q * p, below 4*p
    mov r9, rax
    mov rax, 0x1dce8d2ec6184
    mov r11, rdx
    mul rcx
    mov rsi, rax
    mov rax, 0xcaf0a971769fb1f7
    mov rbp, rdx
    mul rcx
    mov r12, rcx
    shl r12, 32
    shr rcx, 32
    add rsi, rdx
    adc rbp, 0
    adc r12, 0
    adc rcx, 0
    sub r10, rax
    sbb r8, rsi
    sbb rbx, rbp
    sbb r9, r12
    sbb r11, rcx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov rcx, 0x95e152e2ed3f63ee
    sub rax, rcx
    mov rcx, r8
    mov rsi, 0x3b9d1a5d8c309
    sbb rcx, rsi
    mov rsi, rbx
    sbb rsi, 0
    mov rbp, r9
    mov r12, 0x200000000
    sbb rbp, r12
    mov r12, r11
    sbb r12, 0
    cmovc rax, r10
    cmovc rcx, r8
    cmovc rsi, rbx
    cmovc rbp, r9
    cmovc r12, r11
    ; subtract 1*p where that does not borrow
    mov r8, rax
    mov r9, 0xcaf0a971769fb1f7
    sub r8, r9
    mov r9, rcx
    mov r10, 0x1dce8d2ec6184
    sbb r9, r10
    mov r10, rsi
    sbb r10, 0
    mov r11, rbp
    mov rbx, 0x100000000
    sbb r11, rbx
    sbb r12, 0
    cmovc r8, rax
    mov qword [rdi], r8
    cmovc r9, rcx
    mov qword [rdi + 8], r9
    cmovc r10, rsi
    mov qword [rdi + 16], r10
    cmovc r11, rbp
    mov qword [rdi + 24], r11
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_to_mont(secp224k1_sc *r, const secp224k1_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL secp224k1_sc_to_mont_x64
align 32
secp224k1_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0x34ce24fbec9feaa0
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0x8be0320816f60af5
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x34ce24fbec9feaa0
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xb882bd88bbff32e4
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0x8be0320816f60af5
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0x34ce24fbec9feaa0
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov eax, 0x993ff72b
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0xb882bd88bbff32e4
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x8be0320816f60af5
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x34ce24fbec9feaa0
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0x993ff72b
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xb882bd88bbff32e4
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0x8be0320816f60af5
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov eax, 0x993ff72b
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0xb882bd88bbff32e4
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov eax, 0x993ff72b
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rcx
    mov rsi, 0x43fa520244c1a039
    imul rax, rsi
    mov r13, rax
    mov r14, 0xcaf0a971769fb1f7
    mul r14
    mov r15, rax
    mov rax, 0x1dce8d2ec6184
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 8], r12
    mov r12, r13
    shl r12, 32
    add rcx, r15
    adc r8, rax
    adc r10, 0
    adc r9, r12
    mov eax, 0
    adc rax, rax
    shr r13, 32
    add r8, qword [rsp]
    adc r10, rdx
    adc r9, 0
    adc rax, r13
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r8
    imul rcx, rsi
    mov r12, rax
    mov rax, r14
    mul rcx
    mov r13, rax
    mov rax, 0x1dce8d2ec6184
    mov r15, rdx
    mul rcx
    mov qword [rsp], rbp
    mov rbp, rcx
    shl rbp, 32
    add r8, r13
    adc r10, rax
    adc r9, 0
    adc r12, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r10, r15
    adc r9, rdx
    adc r12, 0
    adc rax, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r10
    imul rcx, rsi
    mov r8, rax
    mov rax, r14
    mul rcx
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r13, rdx
    mul rcx
    mov r15, rcx
    shl r15, 32
    add r10, rbp
    adc r9, rax
    adc r12, 0
    adc r8, r15
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r9, r13
    adc r12, rdx
    adc r8, 0
    adc rax, rcx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, r9
    mov rcx, rax
    mov rax, r14
    mul rsi
    mov r10, rax
    mov rax, 0x1dce8d2ec6184
    mov rbp, rdx
    mul rsi
    mov r13, rsi
    shl r13, 32
    add r9, r10
    adc r12, rax
    adc r8, 0
    adc rcx, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 32
    add r12, rbp
    adc r8, rdx
    adc rcx, 0
    adc rax, rsi
    ; add the high half; the sum is below 2*p
    add r12, r11
    adc r8, rbx
    adc rcx, qword [rsp]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov r9, r12
    sub r9, r14
    mov r10, r8
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r11, rcx
    sbb r11, 0
    mov rsi, rax
    mov rbx, 0x100000000
    sbb rsi, rbx
    cmovc r9, r12
    mov qword [rdi], r9
    cmovc r10, r8
    mov qword [rdi + 8], r10
    cmovc r11, rcx
    mov qword [rdi + 16], r11
    cmovc rsi, rax
    mov qword [rdi + 24], rsi
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_from_mont(secp224k1_sc *r, const secp224k1_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL secp224k1_sc_from_mont_x64
align 32
secp224k1_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    mov r9, 0xcaf0a971769fb1f7
    mul r9
    mov r10, rax
    mov rax, 0x1dce8d2ec6184
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 32
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 32
    add rax, r11
    adc r10, rdx
    adc rbx, 0
    adc rsi, r8
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, rax
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add r10, r12
    adc rbx, rdx
    adc rsi, 0
    adc rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, r10
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add rbx, r12
    adc rsi, rdx
    adc r11, 0
    adc rax, r8
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, rbx
    mov r8, rax
    mov rax, r9
    mul rcx
    mov r9, rax
    mov rax, 0x1dce8d2ec6184
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 32
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, r10
    mov qword [rdi], rsi
    adc r11, rdx
    mov qword [rdi + 8], r11
    adc r8, 0
    mov qword [rdi + 16], r8
    adc rax, rcx
    mov qword [rdi + 24], rax
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp224k1_sc_from_bytes(secp224k1_sc *r, const uint8_t b[29])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL secp224k1_sc_from_bytes_x64
align 32
secp224k1_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
    ; bytes to words
    mov eax, dword [rsi + 1]
    bswap rax
    shr rax, 32
    movzx ecx, byte [rsi]
    shl rcx, 32
    or rax, rcx
    mov rcx, qword [rsi + 21]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0xcaf0a971769fb1f7
    cmp rcx, r8
    mov r9, qword [rsi + 13]
    bswap r9
    mov r10, r9
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r10, qword [rsi + 5]
    bswap r10
    mov rsi, r10
    sbb rsi, 0
    mov rsi, rax
    mov rbx, 0x100000000
    sbb rsi, rbx
    sbb rsi, rsi
    and rcx, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbp, rax
    mov rax, 0x34ce24fbec9feaa0
    mul rcx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r12, rax
    mov rax, 0x8be0320816f60af5
    mov r13, rdx
    mul rcx
    add r13, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r9, rsi
    mov r14, rax
    mov rax, 0x34ce24fbec9feaa0
    mov r15, rdx
    mul r9
    add r13, rax
    adc r15, rdx
    adc r14, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xb882bd88bbff32e4
    mul rcx
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x8be0320816f60af5
    mul r9
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    and r10, rsi
    mov qword [rsp], rax
    mov rax, 0x34ce24fbec9feaa0
    mul r10
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp], rax
    mov eax, 0x993ff72b
    mul rcx
    add r14, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov rcx, rax
    mov rax, 0xb882bd88bbff32e4
    mov qword [rsp], rdx
    mul r9
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    mov rax, 0x8be0320816f60af5
    mov qword [rsp], rdx
    mul r10
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    and rbp, rsi
    mov rax, 0x34ce24fbec9feaa0
    mov qword [rsp], rdx
    mul rbp
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0x993ff72b
    mov qword [rsp], rdx
    mul r9
    add rax, qword [rsp]
    adc rcx, rdx
    mov r9d, 0
    adc r9, r9
    mov qword [rsp], rax
    mov rax, 0xb882bd88bbff32e4
    mul r10
    add rax, qword [rsp]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp], rax
    mov rax, 0x8be0320816f60af5
    mul rbp
    add rax, qword [rsp]
    adc rcx, rdx
    adc r9, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp], rax
    mov eax, 0x993ff72b
    mul r10
    add rcx, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0xb882bd88bbff32e4
    mul rbp
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov eax, 0x993ff72b
    mul rbp
    add r9, rax
    adc r10, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r12
    mov rbp, 0x43fa520244c1a039
    imul rax, rbp
    mov rbx, rax
    mul r8
    mov qword [rsp + 8], rax
    mov rax, r11
    mov qword [rsp + 16], rdx
    mul rbx
    mov qword [rsp + 24], rsi
    mov rsi, rbx
    shl rsi, 32
    add r12, qword [rsp + 8]
    adc r13, rax
    adc r15, 0
    adc r14, rsi
    mov eax, 0
    adc rax, rax
    shr rbx, 32
    add r13, qword [rsp + 16]
    adc r15, rdx
    adc r14, 0
    adc rax, rbx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, r13
    imul rsi, rbp
    mov rbx, rax
    mov rax, r8
    mul rsi
    mov r12, rax
    mov rax, r11
    mov qword [rsp + 16], rdx
    mul rsi
    mov qword [rsp + 8], r10
    mov r10, rsi
    shl r10, 32
    add r13, r12
    adc r15, rax
    adc r14, 0
    adc rbx, r10
    mov eax, 0
    adc rax, rax
    shr rsi, 32
    add r15, qword [rsp + 16]
    adc r14, rdx
    adc rbx, 0
    adc rax, rsi
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, r15
    imul r10, rbp
    mov rsi, rax
    mov rax, r8
    mul r10
    mov r12, rax
    mov rax, r11
    mov r13, rdx
    mul r10
    mov qword [rsp + 16], r9
    mov r9, r10
    shl r9, 32
    add r15, r12
    adc r14, rax
    adc rbx, 0
    adc rsi, r9
    mov eax, 0
    adc rax, rax
    shr r10, 32
    add r14, r13
    adc rbx, rdx
    adc rsi, 0
    adc rax, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, r14
    mov r9, rax
    mov rax, r8
    mul rbp
    mov r10, rax
    mov rax, r11
    mov r12, rdx
    mul rbp
    mov r13, rbp
    shl r13, 32
    add r14, r10
    adc rbx, rax
    adc rsi, 0
    adc r9, r13
    mov eax, 0
    adc rax, rax
    shr rbp, 32
    add rbx, r12
    adc rsi, rdx
    adc r9, 0
    adc rax, rbp
    ; add the high half; the sum is below 2*p
    add rbx, qword [rsp]
    adc rsi, rcx
    adc r9, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, rbx
    sub rcx, r8
    mov r8, rsi
    sbb r8, r11
    mov r10, r9
    sbb r10, 0
    mov r11, rax
    mov rbp, 0x100000000
    sbb r11, rbp
    cmovc rcx, rbx
    mov qword [rdi], rcx
    cmovc r8, rsi
    mov qword [rdi + 8], r8
    cmovc r10, r9
    mov qword [rdi + 16], r10
    cmovc r11, rax
    mov qword [rdi + 24], r11
    mov rax, qword [rsp + 24]
    not rax
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp224k1_sc_from_bytes_le(secp224k1_sc *r, const uint8_t b[29])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL secp224k1_sc_from_bytes_le_x64
align 32
secp224k1_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
    ; bytes to words
    movzx eax, byte [rsi + 28]
    shl rax, 32
    mov ecx, dword [rsi + 24]
    or rax, rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, qword [rsi]
    mov r8, 0xcaf0a971769fb1f7
    sub rcx, r8
    mov rcx, qword [rsi + 8]
    mov r9, 0x1dce8d2ec6184
    sbb rcx, r9
    mov rcx, qword [rsi + 16]
    sbb rcx, 0
    mov rcx, rax
    mov r10, 0x100000000
    sbb rcx, r10
    sbb rcx, rcx
    mov r11, qword [rsi]
    and r11, rcx
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbx, rax
    mov rax, 0x34ce24fbec9feaa0
    mul r11
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbp, rax
    mov rax, 0x8be0320816f60af5
    mov r12, rdx
    mul r11
    add r12, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r13, qword [rsi + 8]
    and r13, rcx
    mov r14, rax
    mov rax, 0x34ce24fbec9feaa0
    mov r15, rdx
    mul r13
    add r12, rax
    adc r15, rdx
    adc r14, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xb882bd88bbff32e4
    mul r11
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x8be0320816f60af5
    mul r13
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov r10, qword [rsi + 16]
    and r10, rcx
    mov rsi, rax
    mov rax, 0x34ce24fbec9feaa0
    mul r10
    add r15, rax
    adc r14, rdx
    adc rsi, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov eax, 0x993ff72b
    mul r11
    add r14, rax
    adc rsi, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xb882bd88bbff32e4
    mul r13
    add r14, rax
    adc rsi, rdx
    adc r11, 0
    mov rax, 0x8be0320816f60af5
    mul r10
    add r14, rax
    adc rsi, rdx
    adc r11, 0
    and rbx, rcx
    mov rax, 0x34ce24fbec9feaa0
    mul rbx
    add r14, rax
    adc rsi, rdx
    adc r11, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0x993ff72b
    mul r13
    add rsi, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, 0xb882bd88bbff32e4
    mul r10
    add rsi, rax
    adc r11, rdx
    adc r13, 0
    mov rax, 0x8be0320816f60af5
    mul rbx
    add rsi, rax
    adc r11, rdx
    adc r13, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov eax, 0x993ff72b
    mul r10
    add r11, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0xb882bd88bbff32e4
    mul rbx
    add r11, rax
    adc r13, rdx
    adc r10, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov eax, 0x993ff72b
    mul rbx
    add r13, rax
    adc r10, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rbp
    mov rbx, 0x43fa520244c1a039
    imul rax, rbx
    mov qword [rsp], rcx
    mov rcx, rax
    mul r8
    mov qword [rsp + 8], rax
    mov rax, r9
    mov qword [rsp + 16], rdx
    mul rcx
    mov qword [rsp + 24], r10
    mov r10, rcx
    shl r10, 32
    add rbp, qword [rsp + 8]
    adc r12, rax
    adc r15, 0
    adc r14, r10
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r12, qword [rsp + 16]
    adc r15, rdx
    adc r14, 0
    adc rax, rcx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r12
    imul rcx, rbx
    mov r10, rax
    mov rax, r8
    mul rcx
    mov rbp, rax
    mov rax, r9
    mov qword [rsp + 16], rdx
    mul rcx
    mov qword [rsp + 8], r13
    mov r13, rcx
    shl r13, 32
    add r12, rbp
    adc r15, rax
    adc r14, 0
    adc r10, r13
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r15, qword [rsp + 16]
    adc r14, rdx
    adc r10, 0
    adc rax, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r15
    imul rcx, rbx
    mov rbp, rax
    mov rax, r8
    mul rcx
    mov r12, rax
    mov rax, r9
    mov r13, rdx
    mul rcx
    mov qword [rsp + 16], r11
    mov r11, rcx
    shl r11, 32
    add r15, r12
    adc r14, rax
    adc r10, 0
    adc rbp, r11
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r14, r13
    adc r10, rdx
    adc rbp, 0
    adc rax, rcx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbx, r14
    mov rcx, rax
    mov rax, r8
    mul rbx
    mov r11, rax
    mov rax, r9
    mov r12, rdx
    mul rbx
    mov r13, rbx
    shl r13, 32
    add r14, r11
    adc r10, rax
    adc rbp, 0
    adc rcx, r13
    mov eax, 0
    adc rax, rax
    shr rbx, 32
    add r10, r12
    adc rbp, rdx
    adc rcx, 0
    adc rax, rbx
    ; add the high half; the sum is below 2*p
    add r10, rsi
    adc rbp, qword [rsp + 16]
    adc rcx, qword [rsp + 8]
    adc rax, qword [rsp + 24]
    ; subtract the modulus; keep the difference unless it borrows
    mov r11, r10
    sub r11, r8
    mov r8, rbp
    sbb r8, r9
    mov r9, rcx
    sbb r9, 0
    mov rsi, rax
    mov rbx, 0x100000000
    sbb rsi, rbx
    cmovc r11, r10
    mov qword [rdi], r11
    cmovc r8, rbp
    mov qword [rdi + 8], r8
    cmovc r9, rcx
    mov qword [rdi + 16], r9
    cmovc rsi, rax
    mov qword [rdi + 24], rsi
    mov rax, qword [rsp]
    not rax
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_to_bytes(uint8_t b[29], const secp224k1_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL secp224k1_sc_to_bytes_x64
align 32
secp224k1_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    mov r9, 0xcaf0a971769fb1f7
    mul r9
    mov r10, rax
    mov rax, 0x1dce8d2ec6184
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 32
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 32
    add rax, r11
    adc r10, rdx
    adc rbx, 0
    adc rsi, r8
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, rax
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add r10, r12
    adc rbx, rdx
    adc rsi, 0
    adc rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, r10
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add rbx, r12
    adc rsi, rdx
    adc r11, 0
    adc rax, r8
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, rbx
    mov r8, rax
    mov rax, r9
    mul rcx
    mov r9, rax
    mov rax, 0x1dce8d2ec6184
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 32
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, r10
    adc r11, rdx
    adc r8, 0
    adc rax, rcx
    ; words to bytes
    bswap rsi
    bswap r11
    bswap r8
    mov rcx, rax
    shl rcx, 32
    bswap rcx
    shr rax, 32
    mov qword [rdi + 21], rsi
    mov qword [rdi + 13], r11
    mov qword [rdi + 5], r8
    mov dword [rdi + 1], ecx
    mov byte [rdi], al
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_to_bytes_le(uint8_t b[29], const secp224k1_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL secp224k1_sc_to_bytes_le_x64
align 32
secp224k1_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    mov r9, 0xcaf0a971769fb1f7
    mul r9
    mov r10, rax
    mov rax, 0x1dce8d2ec6184
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 32
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 32
    add rax, r11
    adc r10, rdx
    adc rbx, 0
    adc rsi, r8
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, rax
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add r10, r12
    adc rbx, rdx
    adc rsi, 0
    adc rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, r10
    imul r8, rcx
    mov r11, rax
    mov rax, r9
    mul r8
    mov rbp, rax
    mov rax, 0x1dce8d2ec6184
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 32
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 32
    add rbx, r12
    adc rsi, rdx
    adc r11, 0
    adc rax, r8
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, rbx
    mov r8, rax
    mov rax, r9
    mul rcx
    mov r9, rax
    mov rax, 0x1dce8d2ec6184
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 32
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, r10
    adc r11, rdx
    adc r8, 0
    adc rax, rcx
    ; words to bytes
    mov rcx, rax
    shr rcx, 32
    mov qword [rdi], rsi
    mov qword [rdi + 8], r11
    mov qword [rdi + 16], r8
    mov dword [rdi + 24], eax
    mov byte [rdi + 28], cl
    pop r13
    pop r12
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
    dd 92, 28, secp224k1_sc_mul_x64 - $ - 8, secp224k1_sc_mul_x64.end - secp224k1_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_mul_x64.end - secp224k1_sc_mul_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, secp224k1_sc_sqr_x64 - $ - 8, secp224k1_sc_sqr_x64.end - secp224k1_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_sqr_x64.end - secp224k1_sc_sqr_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 220, secp224k1_sc_mul_small_x64 - $ - 8, secp224k1_sc_mul_small_x64.end - secp224k1_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp224k1_sc_mul_small_x64.end - secp224k1_sc_mul_small_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 276, secp224k1_sc_to_mont_x64 - $ - 8, secp224k1_sc_to_mont_x64.end - secp224k1_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_to_mont_x64.end - secp224k1_sc_to_mont_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 372, secp224k1_sc_from_mont_x64 - $ - 8, secp224k1_sc_from_mont_x64.end - secp224k1_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_from_mont_x64.end - secp224k1_sc_from_mont_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 92, 436, secp224k1_sc_from_bytes_x64 - $ - 8, secp224k1_sc_from_bytes_x64.end - secp224k1_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd secp224k1_sc_from_bytes_x64.end - secp224k1_sc_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 532, secp224k1_sc_from_bytes_le_x64 - $ - 8, secp224k1_sc_from_bytes_le_x64.end - secp224k1_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd secp224k1_sc_from_bytes_le_x64.end - secp224k1_sc_from_bytes_le_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 628, secp224k1_sc_to_bytes_x64 - $ - 8, secp224k1_sc_to_bytes_x64.end - secp224k1_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_to_bytes_x64.end - secp224k1_sc_to_bytes_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 60, 692, secp224k1_sc_to_bytes_le_x64 - $ - 8, secp224k1_sc_to_bytes_le_x64.end - secp224k1_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_to_bytes_le_x64.end - secp224k1_sc_to_bytes_le_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp224k1_sc_mul_x64 + 0 wrt ..imagebase, secp224k1_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp224k1_sc_sqr_x64 + 0 wrt ..imagebase, secp224k1_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp224k1_sc_mul_small_x64 + 0 wrt ..imagebase, secp224k1_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp224k1_sc_to_mont_x64 + 0 wrt ..imagebase, secp224k1_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 64 wrt ..imagebase
    dd secp224k1_sc_from_mont_x64 + 0 wrt ..imagebase, secp224k1_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp224k1_sc_from_bytes_x64 + 0 wrt ..imagebase, secp224k1_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
    dd secp224k1_sc_from_bytes_le_x64 + 0 wrt ..imagebase, secp224k1_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd secp224k1_sc_to_bytes_x64 + 0 wrt ..imagebase, secp224k1_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 152 wrt ..imagebase
    dd secp224k1_sc_to_bytes_le_x64 + 0 wrt ..imagebase, secp224k1_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_mul_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_sqr_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_mul_small_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_to_mont_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_from_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_from_bytes_le_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_to_bytes_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_to_bytes_le_x64 + 0
%endif
