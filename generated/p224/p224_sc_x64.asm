; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p224
; From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0xffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P224_EXPORT
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
%ifdef P224_EXPORT
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
; void p224_sc_mul(p224_sc *r, const p224_sc *a, const p224_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p224_sc_mul_x64
align 32
p224_sc_mul_x64:
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
    mov rax, 0xd6e242706a1fc2eb
    imul r8, rax
    mov rax, 0xe95d1f470fc1
    mul r8
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rsi, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r8
    add rcx, r14
    adc rsi, 0
    adc rax, 0
    adc rdx, 0
    sub r9, rcx
    sbb r11, rsi
    sbb r10, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r9, rax
    mov rax, 0xe95d1f470fc1
    mul r9
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rsi, rdx
    mul r9
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r9
    add rcx, r14
    adc rsi, 0
    adc rax, 0
    adc rdx, 0
    sub r11, rcx
    sbb r10, rsi
    sbb r8, rax
    sbb r9, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r11, rax
    mov rax, 0xe95d1f470fc1
    mul r11
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rsi, rdx
    mul r11
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r11
    add rcx, r14
    adc rsi, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rcx
    sbb r8, rsi
    sbb r9, rax
    sbb r11, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r10, rax
    mov rax, 0xe95d1f470fc1
    mul r10
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rsi, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r10
    add rcx, r14
    adc rsi, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rcx
    sbb r9, rsi
    sbb r11, rax
    sbb r10, rdx
    ; add the high half; the sum is below 2*p
    add r8, rbx
    adc r9, rbp
    adc r11, r12
    adc r10, r13
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, r8
    mov rcx, 0x13dd29455c5c2a3d
    sub rax, rcx
    mov rcx, r9
    mov rsi, 0xffff16a2e0b8f03e
    sbb rcx, rsi
    mov rsi, r11
    sbb rsi, -1
    mov rbx, r10
    mov ebp, 0xffffffff
    sbb rbx, rbp
    cmovc rax, r8
    mov qword [rdi], rax
    cmovc rcx, r9
    mov qword [rdi + 8], rcx
    cmovc rsi, r11
    mov qword [rdi + 16], rsi
    cmovc rbx, r10
    mov qword [rdi + 24], rbx
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_sqr(p224_sc *r, const p224_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p224_sc_sqr_x64
align 32
p224_sc_sqr_x64:
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
    mov rax, 0xd6e242706a1fc2eb
    imul rcx, rax
    mov rax, 0xe95d1f470fc1
    mul rcx
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul rcx
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul rcx
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rsi
    sbb r9, r13
    sbb r10, rax
    sbb rcx, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r8, rax
    mov rax, 0xe95d1f470fc1
    mul r8
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r8
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r9, rsi
    sbb r10, r13
    sbb rcx, rax
    sbb r8, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r9, rax
    mov rax, 0xe95d1f470fc1
    mul r9
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r9
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r9
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb rcx, r13
    sbb r8, rax
    sbb r9, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r10, rax
    mov rax, 0xe95d1f470fc1
    mul r10
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r10
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub rcx, rsi
    sbb r8, r13
    sbb r9, rax
    sbb r10, rdx
    ; add the high half; the sum is below 2*p
    add rcx, r11
    adc r8, rbx
    adc r9, rbp
    adc r10, r12
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, rcx
    mov r11, 0x13dd29455c5c2a3d
    sub rax, r11
    mov r11, r8
    mov rsi, 0xffff16a2e0b8f03e
    sbb r11, rsi
    mov rsi, r9
    sbb rsi, -1
    mov rbx, r10
    mov ebp, 0xffffffff
    sbb rbx, rbp
    cmovc rax, rcx
    mov qword [rdi], rax
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rsi, r9
    mov qword [rdi + 16], rsi
    cmovc rbx, r10
    mov qword [rdi + 24], rbx
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_mul_small(p224_sc *r, const p224_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL p224_sc_mul_small_x64
align 32
p224_sc_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
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
    shrd rcx, rdx, 32
    ; T - q * p, below 4*p
    mov r9, rax
    mov rax, 0xffff16a2e0b8f03e
    mov r11, rdx
    mul rcx
    mov rsi, rax
    mov rax, 0x13dd29455c5c2a3d
    mov rbp, rdx
    mul rcx
    mov r12, rax
    mov rax, -1
    mov r13, rdx
    mul rcx
    mov r14, rax
    mov eax, 0xffffffff
    mov r15, rdx
    mul rcx
    add rsi, r13
    adc r14, rbp
    adc rax, r15
    adc rdx, 0
    sub r10, r12
    sbb r8, rsi
    sbb rbx, r14
    sbb r9, rax
    sbb r11, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov rcx, 0x27ba528ab8b8547a
    sub rax, rcx
    mov rcx, r8
    mov rsi, 0xfffe2d45c171e07c
    sbb rcx, rsi
    mov rsi, rbx
    sbb rsi, -1
    mov rbp, r9
    mov r12, 0x1ffffffff
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
    mov r9, 0x13dd29455c5c2a3d
    sub r8, r9
    mov r9, rcx
    mov r10, 0xffff16a2e0b8f03e
    sbb r9, r10
    mov r10, rsi
    sbb r10, -1
    mov r11, rbp
    mov ebx, 0xffffffff
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
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_mont(p224_sc *r, const p224_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL p224_sc_to_mont_x64
align 32
p224_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0x29947a695f517d15
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0xabc8ff5931d63f4b
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x29947a695f517d15
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x6ad15f7cd9714856
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xabc8ff5931d63f4b
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0x29947a695f517d15
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov eax, 0xb1e97961
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0x6ad15f7cd9714856
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xabc8ff5931d63f4b
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x29947a695f517d15
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0xb1e97961
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0x6ad15f7cd9714856
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xabc8ff5931d63f4b
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov eax, 0xb1e97961
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0x6ad15f7cd9714856
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov eax, 0xb1e97961
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul rcx, rax
    mov rax, 0xe95d1f470fc1
    mul rcx
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul rcx
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul rcx
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rsi
    sbb r10, r13
    sbb r9, rax
    sbb rcx, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r8, rax
    mov rax, 0xe95d1f470fc1
    mul r8
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r8
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb r9, r13
    sbb rcx, rax
    sbb r8, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r10, rax
    mov rax, 0xe95d1f470fc1
    mul r10
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r10
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub r9, rsi
    sbb rcx, r13
    sbb r8, rax
    sbb r10, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r9, rax
    mov rax, 0xe95d1f470fc1
    mul r9
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r13, rdx
    mul r9
    mov rax, 0xffffffff00000000
    mov r14, rdx
    mul r9
    add rsi, r14
    adc r13, 0
    adc rax, 0
    adc rdx, 0
    sub rcx, rsi
    sbb r8, r13
    sbb r10, rax
    sbb r9, rdx
    ; add the high half; the sum is below 2*p
    add rcx, r11
    adc r8, rbx
    adc r10, rbp
    adc r9, r12
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, rcx
    mov r11, 0x13dd29455c5c2a3d
    sub rax, r11
    mov r11, r8
    mov rsi, 0xffff16a2e0b8f03e
    sbb r11, rsi
    mov rsi, r10
    sbb rsi, -1
    mov rbx, r9
    mov ebp, 0xffffffff
    sbb rbx, rbp
    cmovc rax, rcx
    mov qword [rdi], rax
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rsi, r10
    mov qword [rdi + 16], rsi
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_from_mont(p224_sc *r, const p224_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p224_sc_from_mont_x64
align 32
p224_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov r8, rax
    mov r9, 0xe95d1f470fc1
    mul r9
    mov r10, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r11, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc r11, 0
    adc rax, 0
    adc rdx, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul rbx
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul rbx
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul r10
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul r11
    mov rax, 0xffffffff00000000
    mov rsi, rdx
    mul r11
    add rcx, rsi
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rcx
    mov qword [rdi], r8
    sbb rbx, r9
    mov qword [rdi + 8], rbx
    sbb r10, rax
    mov qword [rdi + 16], r10
    sbb r11, rdx
    mov qword [rdi + 24], r11
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p224_sc_from_bytes(p224_sc *r, const uint8_t b[28])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p224_sc_from_bytes_x64
align 32
p224_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; bytes to words
    mov eax, dword [rsi]
    bswap rax
    shr rax, 32
    mov rcx, qword [rsi + 20]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0x13dd29455c5c2a3d
    cmp rcx, r8
    mov r9, qword [rsi + 12]
    bswap r9
    mov r10, r9
    mov r11, 0xffff16a2e0b8f03e
    sbb r10, r11
    mov r10, qword [rsi + 4]
    bswap r10
    mov rsi, r10
    sbb rsi, -1
    mov rsi, rax
    mov ebx, 0xffffffff
    sbb rsi, rbx
    sbb rsi, rsi
    and rcx, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbp, rax
    mov rax, 0x29947a695f517d15
    mul rcx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r12, rax
    mov rax, 0xabc8ff5931d63f4b
    mov r13, rdx
    mul rcx
    add r13, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r9, rsi
    mov r14, rax
    mov rax, 0x29947a695f517d15
    mov r15, rdx
    mul r9
    add r13, rax
    adc r15, rdx
    adc r14, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x6ad15f7cd9714856
    mul rcx
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0xabc8ff5931d63f4b
    mul r9
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    and r10, rsi
    mov qword [rsp], rax
    mov rax, 0x29947a695f517d15
    mul r10
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp], rax
    mov eax, 0xb1e97961
    mul rcx
    add r14, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov rcx, rax
    mov rax, 0x6ad15f7cd9714856
    mov qword [rsp], rdx
    mul r9
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    mov rax, 0xabc8ff5931d63f4b
    mov qword [rsp], rdx
    mul r10
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    and rbp, rsi
    mov rax, 0x29947a695f517d15
    mov qword [rsp], rdx
    mul rbp
    add r14, rax
    adc rdx, qword [rsp]
    adc rcx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0xb1e97961
    mov qword [rsp], rdx
    mul r9
    add rax, qword [rsp]
    adc rcx, rdx
    mov r9d, 0
    adc r9, r9
    mov qword [rsp], rax
    mov rax, 0x6ad15f7cd9714856
    mul r10
    add rax, qword [rsp]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp], rax
    mov rax, 0xabc8ff5931d63f4b
    mul rbp
    add rax, qword [rsp]
    adc rcx, rdx
    adc r9, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp], rax
    mov eax, 0xb1e97961
    mul r10
    add rcx, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0x6ad15f7cd9714856
    mul rbp
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov eax, 0xb1e97961
    mul rbp
    add r9, rax
    adc r10, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r12, rax
    mov rax, 0xe95d1f470fc1
    mul r12
    mov rbp, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov qword [rsp + 8], rdx
    mul r12
    mov rax, 0xffffffff00000000
    mov qword [rsp + 16], rdx
    mul r12
    add rbp, qword [rsp + 16]
    mov rbx, qword [rsp + 8]
    adc rbx, 0
    adc rax, 0
    adc rdx, 0
    sub r13, rbp
    sbb r15, rbx
    sbb r14, rax
    sbb r12, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r13, rax
    mov rax, 0xe95d1f470fc1
    mul r13
    mov rbx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r13
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r13
    add rbx, qword [rsp + 8]
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r15, rbx
    sbb r14, rbp
    sbb r12, rax
    sbb r13, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r15, rax
    mov rax, 0xe95d1f470fc1
    mul r15
    mov rbx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r15
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r15
    add rbx, qword [rsp + 8]
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r14, rbx
    sbb r12, rbp
    sbb r13, rax
    sbb r15, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r14, rax
    mov rax, 0xe95d1f470fc1
    mul r14
    mov rbx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r14
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r14
    add rbx, qword [rsp + 8]
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r12, rbx
    sbb r13, rbp
    sbb r15, rax
    sbb r14, rdx
    ; add the high half; the sum is below 2*p
    add r12, qword [rsp]
    adc r13, rcx
    adc r15, r9
    adc r14, r10
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, r12
    sub rax, r8
    mov rcx, r13
    sbb rcx, r11
    mov r8, r15
    sbb r8, -1
    mov r9, r14
    mov r10d, 0xffffffff
    sbb r9, r10
    cmovc rax, r12
    mov qword [rdi], rax
    cmovc rcx, r13
    mov qword [rdi + 8], rcx
    cmovc r8, r15
    mov qword [rdi + 16], r8
    cmovc r9, r14
    mov qword [rdi + 24], r9
    not rsi
    mov rax, rsi
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p224_sc_from_bytes_le(p224_sc *r, const uint8_t b[28])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p224_sc_from_bytes_le_x64
align 32
p224_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0x13dd29455c5c2a3d
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0xffff16a2e0b8f03e
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, -1
    mov eax, dword [rsi + 24]
    mov r9d, 0xffffffff
    sbb rax, r9
    sbb rax, rax
    mov r10, qword [rsi]
    and r10, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r11, rax
    mov rax, 0x29947a695f517d15
    mul r10
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbx, rax
    mov rax, 0xabc8ff5931d63f4b
    mov rbp, rdx
    mul r10
    add rbp, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r12, qword [rsi + 8]
    and r12, r11
    mov r13, rax
    mov rax, 0x29947a695f517d15
    mov r14, rdx
    mul r12
    add rbp, rax
    adc r14, rdx
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x6ad15f7cd9714856
    mul r10
    add r14, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0xabc8ff5931d63f4b
    mul r12
    add r14, rax
    adc r13, rdx
    adc r15, 0
    mov rax, qword [rsi + 16]
    and rax, r11
    mov qword [rsp], rax
    mov rax, 0x29947a695f517d15
    mul qword [rsp]
    add r14, rax
    adc r13, rdx
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov eax, 0xb1e97961
    mul r10
    add r13, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0x6ad15f7cd9714856
    mul r12
    add r13, rax
    adc r15, rdx
    adc r10, 0
    mov rax, 0xabc8ff5931d63f4b
    mul qword [rsp]
    add r13, rax
    adc r15, rdx
    adc r10, 0
    mov eax, dword [rsi + 24]
    and rax, r11
    mov rsi, rax
    mov rax, 0x29947a695f517d15
    mul rsi
    add r13, rax
    adc r15, rdx
    adc r10, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov eax, 0xb1e97961
    mul r12
    add r15, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0x6ad15f7cd9714856
    mul qword [rsp]
    add r15, rax
    adc r10, rdx
    adc r12, 0
    mov rax, 0xabc8ff5931d63f4b
    mul rsi
    add r15, rax
    adc r10, rdx
    adc r12, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov eax, 0xb1e97961
    mul qword [rsp]
    add r10, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x6ad15f7cd9714856
    mul rsi
    add r10, rax
    adc r12, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp], rax
    mov eax, 0xb1e97961
    mul rsi
    add r12, rax
    adc rdx, qword [rsp]
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul rbx, rax
    mov rax, 0xe95d1f470fc1
    mov rsi, rdx
    mul rbx
    mov qword [rsp], rax
    mov rax, 0xec22d6baa3a3d5c3
    mov qword [rsp + 8], rdx
    mul rbx
    mov rax, 0xffffffff00000000
    mov qword [rsp + 16], rdx
    mul rbx
    mov r9, qword [rsp]
    add r9, qword [rsp + 16]
    mov r8, qword [rsp + 8]
    adc r8, 0
    adc rax, 0
    adc rdx, 0
    sub rbp, r9
    sbb r14, r8
    sbb r13, rax
    sbb rbx, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul rbp, rax
    mov rax, 0xe95d1f470fc1
    mul rbp
    mov r8, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul rbp
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul rbp
    add r8, qword [rsp + 8]
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub r14, r8
    sbb r13, r9
    sbb rbx, rax
    sbb rbp, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r14, rax
    mov rax, 0xe95d1f470fc1
    mul r14
    mov r8, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul r14
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r14
    add r8, qword [rsp + 8]
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub r13, r8
    sbb rbx, r9
    sbb rbp, rax
    sbb r14, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r13, rax
    mov rax, 0xe95d1f470fc1
    mul r13
    mov r8, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul r13
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r13
    add r8, qword [rsp + 8]
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub rbx, r8
    sbb rbp, r9
    sbb r14, rax
    sbb r13, rdx
    ; add the high half; the sum is below 2*p
    add rbx, r15
    adc rbp, r10
    adc r14, r12
    adc r13, rsi
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, rbx
    sub rax, rcx
    mov rcx, rbp
    mov r8, 0xffff16a2e0b8f03e
    sbb rcx, r8
    mov r8, r14
    sbb r8, -1
    mov r9, r13
    mov r10d, 0xffffffff
    sbb r9, r10
    cmovc rax, rbx
    mov qword [rdi], rax
    cmovc rcx, rbp
    mov qword [rdi + 8], rcx
    cmovc r8, r14
    mov qword [rdi + 16], r8
    cmovc r9, r13
    mov qword [rdi + 24], r9
    not r11
    mov rax, r11
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_bytes(uint8_t b[28], const p224_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL p224_sc_to_bytes_x64
align 32
p224_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov r8, rax
    mov r9, 0xe95d1f470fc1
    mul r9
    mov r10, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r11, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc r11, 0
    adc rax, 0
    adc rdx, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul rbx
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul rbx
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul r10
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul r11
    mov rax, 0xffffffff00000000
    mov rsi, rdx
    mul r11
    add rcx, rsi
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rcx
    sbb rbx, r9
    sbb r10, rax
    sbb r11, rdx
    ; words to bytes
    bswap r8
    bswap rbx
    bswap r10
    shl r11, 32
    bswap r11
    mov qword [rdi + 20], r8
    mov qword [rdi + 12], rbx
    mov qword [rdi + 4], r10
    mov dword [rdi], r11d
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_bytes_le(uint8_t b[28], const p224_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL p224_sc_to_bytes_le_x64
align 32
p224_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov r8, rax
    mov r9, 0xe95d1f470fc1
    mul r9
    mov r10, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r11, rdx
    mul r8
    mov rax, 0xffffffff00000000
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc r11, 0
    adc rax, 0
    adc rdx, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    mov r11, qword [rsi + 24]
    sbb r11, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul rbx
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul rbx
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb r11, rbp
    sbb r8, rax
    sbb rbx, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rsi, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov rbp, rdx
    mul r10
    mov rax, 0xffffffff00000000
    mov r12, rdx
    mul r10
    add rsi, r12
    adc rbp, 0
    adc rax, 0
    adc rdx, 0
    sub r11, rsi
    sbb r8, rbp
    sbb rbx, rax
    sbb r10, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, r9
    mul r11
    mov rcx, rax
    mov rax, 0xec22d6baa3a3d5c3
    mov r9, rdx
    mul r11
    mov rax, 0xffffffff00000000
    mov rsi, rdx
    mul r11
    add rcx, rsi
    adc r9, 0
    adc rax, 0
    adc rdx, 0
    sub r8, rcx
    sbb rbx, r9
    sbb r10, rax
    sbb r11, rdx
    mov qword [rdi], r8
    mov qword [rdi + 8], rbx
    mov qword [rdi + 16], r10
    mov dword [rdi + 24], r11d
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
    dd 76, 28, p224_sc_mul_x64 - $ - 8, p224_sc_mul_x64.end - p224_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_mul_x64.end - p224_sc_mul_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 108, p224_sc_sqr_x64 - $ - 8, p224_sc_sqr_x64.end - p224_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_sqr_x64.end - p224_sc_sqr_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 188, p224_sc_mul_small_x64 - $ - 8, p224_sc_mul_small_x64.end - p224_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p224_sc_mul_small_x64.end - p224_sc_mul_small_x64 - 23
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 276, p224_sc_to_mont_x64 - $ - 8, p224_sc_to_mont_x64.end - p224_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_to_mont_x64.end - p224_sc_to_mont_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 356, p224_sc_from_mont_x64 - $ - 8, p224_sc_from_mont_x64.end - p224_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p224_sc_from_mont_x64.end - p224_sc_from_mont_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 412, p224_sc_from_bytes_x64 - $ - 8, p224_sc_from_bytes_x64.end - p224_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p224_sc_from_bytes_x64.end - p224_sc_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 508, p224_sc_from_bytes_le_x64 - $ - 8, p224_sc_from_bytes_le_x64.end - p224_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p224_sc_from_bytes_le_x64.end - p224_sc_from_bytes_le_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 604, p224_sc_to_bytes_x64 - $ - 8, p224_sc_to_bytes_x64.end - p224_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p224_sc_to_bytes_x64.end - p224_sc_to_bytes_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 660, p224_sc_to_bytes_le_x64 - $ - 8, p224_sc_to_bytes_le_x64.end - p224_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p224_sc_to_bytes_le_x64.end - p224_sc_to_bytes_le_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p224_sc_mul_x64 + 0 wrt ..imagebase, p224_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p224_sc_sqr_x64 + 0 wrt ..imagebase, p224_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd p224_sc_mul_small_x64 + 0 wrt ..imagebase, p224_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd p224_sc_to_mont_x64 + 0 wrt ..imagebase, p224_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd p224_sc_from_mont_x64 + 0 wrt ..imagebase, p224_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd p224_sc_from_bytes_x64 + 0 wrt ..imagebase, p224_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p224_sc_from_bytes_le_x64 + 0 wrt ..imagebase, p224_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd p224_sc_to_bytes_x64 + 0 wrt ..imagebase, p224_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 144 wrt ..imagebase
    dd p224_sc_to_bytes_le_x64 + 0 wrt ..imagebase, p224_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_mul_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_sqr_x64 + 0
    db 0x01, 0x1c, 0x08, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p224_sc_mul_small_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_to_mont_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_from_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x22, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x22, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_from_bytes_le_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_to_bytes_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_to_bytes_le_x64 + 0
%endif
