; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless CURVE25519_EXPORT
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
%ifdef CURVE25519_EXPORT
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
; void curve25519_sc_mul(curve25519_sc *r, const curve25519_sc *a, const curve25519_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL curve25519_sc_mul_x64
align 32
curve25519_sc_mul_x64:
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
    mov rcx, 0xd2b51da312547e1b
    imul rax, rcx
    mov rsi, rax
    mov r14, 0x5812631a5cf5d3ed
    mul r14
    mov r15, rax
    mov rax, 0x14def9dea2f79cd6
    mov qword [rsp], rdx
    mul rsi
    mov qword [rsp + 8], r13
    mov r13, rsi
    shl r13, 60
    add r8, r15
    adc r9, rax
    adc r11, 0
    adc r10, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r15, rdx
    mul r8
    mov qword [rsp], r12
    mov r12, r8
    shl r12, 60
    add r9, r13
    adc r11, rax
    adc r10, 0
    adc rsi, r12
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r13, rdx
    mul r8
    mov r15, r8
    shl r15, 60
    add r11, r12
    adc r10, rax
    adc rsi, 0
    adc r9, r15
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul rcx
    mov r13, rcx
    shl r13, 60
    add r10, r11
    adc rsi, rax
    adc r9, 0
    adc r8, r13
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
    mov r11, 0x14def9dea2f79cd6
    sbb r10, r11
    mov r11, r8
    sbb r11, 0
    mov rbx, rax
    mov rbp, 0x1000000000000000
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
; void curve25519_sc_sqr(curve25519_sc *r, const curve25519_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL curve25519_sc_sqr_x64
align 32
curve25519_sc_sqr_x64:
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
    mov rsi, 0xd2b51da312547e1b
    imul rax, rsi
    mov r13, rax
    mov r14, 0x5812631a5cf5d3ed
    mul r14
    mov r15, rax
    mov rax, 0x14def9dea2f79cd6
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 8], r12
    mov r12, r13
    shl r12, 60
    add rcx, r15
    adc r8, rax
    adc r9, 0
    adc r10, r12
    mov eax, 0
    adc rax, rax
    shr r13, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r15, rdx
    mul rcx
    mov qword [rsp], rbp
    mov rbp, rcx
    shl rbp, 60
    add r8, r13
    adc r9, rax
    adc r10, 0
    adc r12, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r13, rdx
    mul rcx
    mov r15, rcx
    shl r15, 60
    add r9, rbp
    adc r10, rax
    adc r12, 0
    adc r8, r15
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov rbp, rdx
    mul rsi
    mov r13, rsi
    shl r13, 60
    add r10, r9
    adc r12, rax
    adc r8, 0
    adc rcx, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 4
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
    mov r11, 0x14def9dea2f79cd6
    sbb r10, r11
    mov r11, rcx
    sbb r11, 0
    mov rsi, rax
    mov rbx, 0x1000000000000000
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
; void curve25519_sc_mul_small(curve25519_sc *r, const curve25519_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL curve25519_sc_mul_small_x64
align 32
curve25519_sc_mul_small_x64:
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
    shrd rcx, rdx, 61
    mov r9, rcx
    mov r11d, 0xffffffff
    imul r9, r11
    shr r9, 32
    add rcx, r9
    ; T - q * p, below 4*p
    mov r9, rax
    mov rax, 0x14def9dea2f79cd6
    mov r11, rdx
    mul rcx
    mov rsi, rax
    mov rax, 0x5812631a5cf5d3ed
    mov rbp, rdx
    mul rcx
    mov r12, rcx
    shl r12, 60
    shr rcx, 4
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
    mov rcx, 0xb024c634b9eba7da
    sub rax, rcx
    mov rcx, r8
    mov rsi, 0x29bdf3bd45ef39ac
    sbb rcx, rsi
    mov rsi, rbx
    sbb rsi, 0
    mov rbp, r9
    mov r12, 0x2000000000000000
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
    mov r9, 0x5812631a5cf5d3ed
    sub r8, r9
    mov r9, rcx
    mov r10, 0x14def9dea2f79cd6
    sbb r9, r10
    mov r10, rsi
    sbb r10, 0
    mov r11, rbp
    mov rbx, 0x1000000000000000
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
; void curve25519_sc_to_mont(curve25519_sc *r, const curve25519_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL curve25519_sc_to_mont_x64
align 32
curve25519_sc_to_mont_x64:
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
    mov rax, 0xa40611e3449c0f01
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0xd00e1ba768859347
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0xa40611e3449c0f01
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xceec73d217f5be65
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xd00e1ba768859347
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0xa40611e3449c0f01
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x399411b7c309a3d
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0xceec73d217f5be65
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xd00e1ba768859347
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xa40611e3449c0f01
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x399411b7c309a3d
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xceec73d217f5be65
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xd00e1ba768859347
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x399411b7c309a3d
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0xceec73d217f5be65
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x399411b7c309a3d
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rcx
    mov rsi, 0xd2b51da312547e1b
    imul rax, rsi
    mov r13, rax
    mov r14, 0x5812631a5cf5d3ed
    mul r14
    mov r15, rax
    mov rax, 0x14def9dea2f79cd6
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 8], r12
    mov r12, r13
    shl r12, 60
    add rcx, r15
    adc r8, rax
    adc r10, 0
    adc r9, r12
    mov eax, 0
    adc rax, rax
    shr r13, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r15, rdx
    mul rcx
    mov qword [rsp], rbp
    mov rbp, rcx
    shl rbp, 60
    add r8, r13
    adc r10, rax
    adc r9, 0
    adc r12, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r13, rdx
    mul rcx
    mov r15, rcx
    shl r15, 60
    add r10, rbp
    adc r9, rax
    adc r12, 0
    adc r8, r15
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov rbp, rdx
    mul rsi
    mov r13, rsi
    shl r13, 60
    add r9, r10
    adc r12, rax
    adc r8, 0
    adc rcx, r13
    mov eax, 0
    adc rax, rax
    shr rsi, 4
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
    mov r11, 0x14def9dea2f79cd6
    sbb r10, r11
    mov r11, rcx
    sbb r11, 0
    mov rsi, rax
    mov rbx, 0x1000000000000000
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
; void curve25519_sc_from_mont(curve25519_sc *r, const curve25519_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
LOCAL curve25519_sc_from_mont_x64
align 32
curve25519_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd2b51da312547e1b
    imul rax, rcx
    mov r8, rax
    mov r9, 0x5812631a5cf5d3ed
    mul r9
    mov r10, rax
    mov rax, 0x14def9dea2f79cd6
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 60
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 60
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 4
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
; int curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL curve25519_sc_from_bytes_x64
align 32
curve25519_sc_from_bytes_x64:
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
    mov rax, qword [rsi + 24]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0x5812631a5cf5d3ed
    cmp rax, rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov r9, r8
    mov r10, 0x14def9dea2f79cd6
    sbb r9, r10
    mov r9, qword [rsi + 8]
    bswap r9
    mov r11, r9
    sbb r11, 0
    mov r11, qword [rsi]
    bswap r11
    mov rsi, r11
    mov rbx, 0x1000000000000000
    sbb rsi, rbx
    sbb rsi, rsi
    and rax, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbp, rax
    mov rax, 0xa40611e3449c0f01
    mul rbp
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r12, rax
    mov rax, 0xd00e1ba768859347
    mov r13, rdx
    mul rbp
    add r13, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r8, rsi
    mov r14, rax
    mov rax, 0xa40611e3449c0f01
    mov r15, rdx
    mul r8
    add r13, rax
    adc r15, rdx
    adc r14, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xceec73d217f5be65
    mul rbp
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0xd00e1ba768859347
    mul r8
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    and r9, rsi
    mov qword [rsp], rax
    mov rax, 0xa40611e3449c0f01
    mul r9
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp], rax
    mov rax, 0x399411b7c309a3d
    mul rbp
    add r14, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xceec73d217f5be65
    mov qword [rsp], rdx
    mul r8
    add r14, rax
    adc rdx, qword [rsp]
    adc rbp, 0
    mov rax, 0xd00e1ba768859347
    mov qword [rsp], rdx
    mul r9
    add r14, rax
    adc rdx, qword [rsp]
    adc rbp, 0
    and r11, rsi
    mov rax, 0xa40611e3449c0f01
    mov qword [rsp], rdx
    mul r11
    add r14, rax
    adc rdx, qword [rsp]
    adc rbp, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x399411b7c309a3d
    mov qword [rsp], rdx
    mul r8
    add rax, qword [rsp]
    adc rbp, rdx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp], rax
    mov rax, 0xceec73d217f5be65
    mul r9
    add rax, qword [rsp]
    adc rbp, rdx
    adc r8, 0
    mov qword [rsp], rax
    mov rax, 0xd00e1ba768859347
    mul r11
    add rax, qword [rsp]
    adc rbp, rdx
    adc r8, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp], rax
    mov rax, 0x399411b7c309a3d
    mul r9
    add rbp, rax
    adc r8, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0xceec73d217f5be65
    mul r11
    add rbp, rax
    adc r8, rdx
    adc r9, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x399411b7c309a3d
    mul r11
    add r8, rax
    adc r9, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r12
    mov r11, 0xd2b51da312547e1b
    imul rax, r11
    mov rbx, rax
    mul rcx
    mov qword [rsp + 8], rax
    mov rax, r10
    mov qword [rsp + 16], rdx
    mul rbx
    mov qword [rsp + 24], rsi
    mov rsi, rbx
    shl rsi, 60
    add r12, qword [rsp + 8]
    adc r13, rax
    adc r15, 0
    adc r14, rsi
    mov eax, 0
    adc rax, rax
    shr rbx, 4
    add r13, qword [rsp + 16]
    adc r15, rdx
    adc r14, 0
    adc rax, rbx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, r13
    imul rsi, r11
    mov rbx, rax
    mov rax, rcx
    mul rsi
    mov r12, rax
    mov rax, r10
    mov qword [rsp + 16], rdx
    mul rsi
    mov qword [rsp + 8], r9
    mov r9, rsi
    shl r9, 60
    add r13, r12
    adc r15, rax
    adc r14, 0
    adc rbx, r9
    mov eax, 0
    adc rax, rax
    shr rsi, 4
    add r15, qword [rsp + 16]
    adc r14, rdx
    adc rbx, 0
    adc rax, rsi
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, r15
    imul r9, r11
    mov rsi, rax
    mov rax, rcx
    mul r9
    mov r12, rax
    mov rax, r10
    mov r13, rdx
    mul r9
    mov qword [rsp + 16], r8
    mov r8, r9
    shl r8, 60
    add r15, r12
    adc r14, rax
    adc rbx, 0
    adc rsi, r8
    mov eax, 0
    adc rax, rax
    shr r9, 4
    add r14, r13
    adc rbx, rdx
    adc rsi, 0
    adc rax, r9
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, r14
    mov r8, rax
    mov rax, rcx
    mul r11
    mov r9, rax
    mov rax, r10
    mov r12, rdx
    mul r11
    mov r13, r11
    shl r13, 60
    add r14, r9
    adc rbx, rax
    adc rsi, 0
    adc r8, r13
    mov eax, 0
    adc rax, rax
    shr r11, 4
    add rbx, r12
    adc rsi, rdx
    adc r8, 0
    adc rax, r11
    ; add the high half; the sum is below 2*p
    add rbx, qword [rsp]
    adc rsi, rbp
    adc r8, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov r9, rbx
    sub r9, rcx
    mov rcx, rsi
    sbb rcx, r10
    mov r10, r8
    sbb r10, 0
    mov r11, rax
    mov rbp, 0x1000000000000000
    sbb r11, rbp
    cmovc r9, rbx
    mov qword [rdi], r9
    cmovc rcx, rsi
    mov qword [rdi + 8], rcx
    cmovc r10, r8
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
; int curve25519_sc_from_bytes_le(curve25519_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL curve25519_sc_from_bytes_le_x64
align 32
curve25519_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0x5812631a5cf5d3ed
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0x14def9dea2f79cd6
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, 0
    mov rax, qword [rsi + 24]
    mov r9, 0x1000000000000000
    sbb rax, r9
    sbb rax, rax
    mov r10, qword [rsi]
    and r10, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r11, rax
    mov rax, 0xa40611e3449c0f01
    mul r10
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbx, rax
    mov rax, 0xd00e1ba768859347
    mov rbp, rdx
    mul r10
    add rbp, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r12, qword [rsi + 8]
    and r12, r11
    mov r13, rax
    mov rax, 0xa40611e3449c0f01
    mov r14, rdx
    mul r12
    add rbp, rax
    adc r14, rdx
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xceec73d217f5be65
    mul r10
    add r14, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0xd00e1ba768859347
    mul r12
    add r14, rax
    adc r13, rdx
    adc r15, 0
    mov rax, qword [rsi + 16]
    and rax, r11
    mov qword [rsp], rax
    mov rax, 0xa40611e3449c0f01
    mul qword [rsp]
    add r14, rax
    adc r13, rdx
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x399411b7c309a3d
    mul r10
    add r13, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0xceec73d217f5be65
    mul r12
    add r13, rax
    adc r15, rdx
    adc r10, 0
    mov rax, 0xd00e1ba768859347
    mul qword [rsp]
    add r13, rax
    adc r15, rdx
    adc r10, 0
    mov rax, qword [rsi + 24]
    and rax, r11
    mov rsi, rax
    mov rax, 0xa40611e3449c0f01
    mul rsi
    add r13, rax
    adc r15, rdx
    adc r10, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x399411b7c309a3d
    mul r12
    add r15, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0xceec73d217f5be65
    mul qword [rsp]
    add r15, rax
    adc r10, rdx
    adc r12, 0
    mov rax, 0xd00e1ba768859347
    mul rsi
    add r15, rax
    adc r10, rdx
    adc r12, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x399411b7c309a3d
    mul qword [rsp]
    add r10, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0xceec73d217f5be65
    mul rsi
    add r10, rax
    adc r12, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp], rax
    mov rax, 0x399411b7c309a3d
    mul rsi
    add r12, rax
    adc rdx, qword [rsp]
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rbx
    mov rsi, 0xd2b51da312547e1b
    imul rax, rsi
    mov r9, rax
    mov qword [rsp], rdx
    mul rcx
    mov qword [rsp + 8], rax
    mov rax, r8
    mov qword [rsp + 16], rdx
    mul r9
    mov qword [rsp + 24], r11
    mov r11, r9
    shl r11, 60
    add rbx, qword [rsp + 8]
    adc rbp, rax
    adc r14, 0
    adc r13, r11
    mov eax, 0
    adc rax, rax
    shr r9, 4
    add rbp, qword [rsp + 16]
    adc r14, rdx
    adc r13, 0
    adc rax, r9
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, rbp
    imul r9, rsi
    mov r11, rax
    mov rax, rcx
    mul r9
    mov rbx, rax
    mov rax, r8
    mov qword [rsp + 16], rdx
    mul r9
    mov qword [rsp + 8], r12
    mov r12, r9
    shl r12, 60
    add rbp, rbx
    adc r14, rax
    adc r13, 0
    adc r11, r12
    mov eax, 0
    adc rax, rax
    shr r9, 4
    add r14, qword [rsp + 16]
    adc r13, rdx
    adc r11, 0
    adc rax, r9
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, r14
    imul r9, rsi
    mov rbx, rax
    mov rax, rcx
    mul r9
    mov rbp, rax
    mov rax, r8
    mov r12, rdx
    mul r9
    mov qword [rsp + 16], r10
    mov r10, r9
    shl r10, 60
    add r14, rbp
    adc r13, rax
    adc r11, 0
    adc rbx, r10
    mov eax, 0
    adc rax, rax
    shr r9, 4
    add r13, r12
    adc r11, rdx
    adc rbx, 0
    adc rax, r9
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, r13
    mov r9, rax
    mov rax, rcx
    mul rsi
    mov r10, rax
    mov rax, r8
    mov rbp, rdx
    mul rsi
    mov r12, rsi
    shl r12, 60
    add r13, r10
    adc r11, rax
    adc rbx, 0
    adc r9, r12
    mov eax, 0
    adc rax, rax
    shr rsi, 4
    add r11, rbp
    adc rbx, rdx
    adc r9, 0
    adc rax, rsi
    ; add the high half; the sum is below 2*p
    add r11, r15
    adc rbx, qword [rsp + 16]
    adc r9, qword [rsp + 8]
    adc rax, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r10, r11
    sub r10, rcx
    mov rcx, rbx
    sbb rcx, r8
    mov r8, r9
    sbb r8, 0
    mov rsi, rax
    mov rbp, 0x1000000000000000
    sbb rsi, rbp
    cmovc r10, r11
    mov qword [rdi], r10
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, r9
    mov qword [rdi + 16], r8
    cmovc rsi, rax
    mov qword [rdi + 24], rsi
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
; void curve25519_sc_to_bytes(uint8_t b[32], const curve25519_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL curve25519_sc_to_bytes_x64
align 32
curve25519_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd2b51da312547e1b
    imul rax, rcx
    mov r8, rax
    mov r9, 0x5812631a5cf5d3ed
    mul r9
    mov r10, rax
    mov rax, 0x14def9dea2f79cd6
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 60
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 60
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 4
    add rsi, r10
    adc r11, rdx
    adc r8, 0
    adc rax, rcx
    ; words to bytes
    bswap rsi
    bswap r11
    bswap r8
    bswap rax
    mov qword [rdi + 24], rsi
    mov qword [rdi + 16], r11
    mov qword [rdi + 8], r8
    mov qword [rdi], rax
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_sc_to_bytes_le(uint8_t b[32], const curve25519_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL curve25519_sc_to_bytes_le_x64
align 32
curve25519_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd2b51da312547e1b
    imul rax, rcx
    mov r8, rax
    mov r9, 0x5812631a5cf5d3ed
    mul r9
    mov r10, rax
    mov rax, 0x14def9dea2f79cd6
    mov r11, rdx
    mul r8
    mov rbx, r8
    shl rbx, 60
    add r10, qword [rsi]
    adc rax, qword [rsi + 8]
    mov r10, qword [rsi + 16]
    adc r10, 0
    adc rbx, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r11, rbp
    adc r10, rax
    adc rbx, 0
    adc rsi, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r12, rdx
    mul r8
    mov r13, r8
    shl r13, 60
    add r10, rbp
    adc rbx, rax
    adc rsi, 0
    adc r11, r13
    mov eax, 0
    adc rax, rax
    shr r8, 4
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
    mov rax, 0x14def9dea2f79cd6
    mov r10, rdx
    mul rcx
    mov rbp, rcx
    shl rbp, 60
    add rbx, r9
    adc rsi, rax
    adc r11, 0
    adc r8, rbp
    mov eax, 0
    adc rax, rax
    shr rcx, 4
    add rsi, r10
    adc r11, rdx
    adc r8, 0
    adc rax, rcx
    mov qword [rdi], rsi
    mov qword [rdi + 8], r11
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], rax
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
    dd 92, 28, curve25519_sc_mul_x64 - $ - 8, curve25519_sc_mul_x64.end - curve25519_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd curve25519_sc_mul_x64.end - curve25519_sc_mul_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, curve25519_sc_sqr_x64 - $ - 8, curve25519_sc_sqr_x64.end - curve25519_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd curve25519_sc_sqr_x64.end - curve25519_sc_sqr_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 220, curve25519_sc_mul_small_x64 - $ - 8, curve25519_sc_mul_small_x64.end - curve25519_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd curve25519_sc_mul_small_x64.end - curve25519_sc_mul_small_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 276, curve25519_sc_to_mont_x64 - $ - 8, curve25519_sc_to_mont_x64.end - curve25519_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd curve25519_sc_to_mont_x64.end - curve25519_sc_to_mont_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 372, curve25519_sc_from_mont_x64 - $ - 8, curve25519_sc_from_mont_x64.end - curve25519_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd curve25519_sc_from_mont_x64.end - curve25519_sc_from_mont_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 92, 436, curve25519_sc_from_bytes_x64 - $ - 8, curve25519_sc_from_bytes_x64.end - curve25519_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd curve25519_sc_from_bytes_x64.end - curve25519_sc_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 532, curve25519_sc_from_bytes_le_x64 - $ - 8, curve25519_sc_from_bytes_le_x64.end - curve25519_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd curve25519_sc_from_bytes_le_x64.end - curve25519_sc_from_bytes_le_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 628, curve25519_sc_to_bytes_x64 - $ - 8, curve25519_sc_to_bytes_x64.end - curve25519_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd curve25519_sc_to_bytes_x64.end - curve25519_sc_to_bytes_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 60, 692, curve25519_sc_to_bytes_le_x64 - $ - 8, curve25519_sc_to_bytes_le_x64.end - curve25519_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd curve25519_sc_to_bytes_le_x64.end - curve25519_sc_to_bytes_le_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd curve25519_sc_mul_x64 + 0 wrt ..imagebase, curve25519_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd curve25519_sc_sqr_x64 + 0 wrt ..imagebase, curve25519_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd curve25519_sc_mul_small_x64 + 0 wrt ..imagebase, curve25519_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd curve25519_sc_to_mont_x64 + 0 wrt ..imagebase, curve25519_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 64 wrt ..imagebase
    dd curve25519_sc_from_mont_x64 + 0 wrt ..imagebase, curve25519_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd curve25519_sc_from_bytes_x64 + 0 wrt ..imagebase, curve25519_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
    dd curve25519_sc_from_bytes_le_x64 + 0 wrt ..imagebase, curve25519_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd curve25519_sc_to_bytes_x64 + 0 wrt ..imagebase, curve25519_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 152 wrt ..imagebase
    dd curve25519_sc_to_bytes_le_x64 + 0 wrt ..imagebase, curve25519_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_mul_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_sqr_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_mul_small_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_to_mont_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; curve25519_sc_from_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_sc_from_bytes_le_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; curve25519_sc_to_bytes_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; curve25519_sc_to_bytes_le_x64 + 0
%endif
