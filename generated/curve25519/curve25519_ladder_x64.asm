; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
;
; the step of the Montgomery ladder, any x86-64
;
; Driven by the C function curve25519_ladder.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless CURVE25519_EXPORT is defined.

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
global %1:function
%else
global %1:function hidden
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
global %1:function hidden
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
%endmacro

; ----------------------------------------------------------------------
; void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
; r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
; Requires u < p.
; RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
; Points are (X : Z); coordinates modulo p, all at most
;     0x80000000000000000000000000000000000000000000000000000000000005b6. x(P - Q) = u.
LOCAL curve25519_ladder_step_x64
align 32
curve25519_ladder_step_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 184
    ; sum; its carry, 2^256, is folded to 38
    mov rax, qword [rsi + 64]
    add rax, qword [rsi + 96]
    mov r8, qword [rsi + 72]
    adc r8, qword [rsi + 104]
    mov r9, qword [rsi + 80]
    adc r9, qword [rsi + 112]
    mov r10, qword [rsi + 88]
    adc r10, qword [rsi + 120]
    sbb r11, r11
    and r11, 38
    add rax, r11
    mov r11, qword [rsi]
    add r11, qword [rsi + 32]
    mov rbx, qword [rsi + 8]
    adc rbx, qword [rsi + 40]
    mov rbp, qword [rsi + 16]
    adc rbp, qword [rsi + 48]
    mov r12, qword [rsi + 24]
    adc r12, qword [rsi + 56]
    sbb r13, r13
    and r13, 38
    add r11, r13
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r13, qword [rsi + 64]
    sub r13, qword [rsi + 96]
    mov r14, qword [rsi + 72]
    sbb r14, qword [rsi + 104]
    mov r15, qword [rsi + 80]
    sbb r15, qword [rsi + 112]
    mov qword [rsp], rdi
    mov rdi, qword [rsi + 88]
    sbb rdi, qword [rsi + 120]
    mov qword [rsp + 8], r10
    sbb r10, r10
    and r10, 38
    sub r13, r10
    sbb r14, 0
    sbb r15, 0
    sbb rdi, 0
    mov r10, qword [rsi]
    sub r10, qword [rsi + 32]
    mov qword [rsp + 16], rdi
    mov rdi, qword [rsi + 8]
    sbb rdi, qword [rsi + 40]
    mov qword [rsp + 24], r15
    mov r15, qword [rsi + 16]
    sbb r15, qword [rsi + 48]
    mov qword [rsp + 32], r14
    mov r14, qword [rsi + 24]
    sbb r14, qword [rsi + 56]
    sbb rsi, rsi
    and rsi, 38
    sub r10, rsi
    sbb rdi, 0
    sbb r15, 0
    sbb r14, 0
    bt rcx, 63
    mov rcx, r11
    cmovc rcx, rax
    mov rsi, rbx
    cmovc rsi, r8
    mov qword [rsp + 40], r8
    mov r8, rbp
    cmovc r8, r9
    mov qword [rsp + 48], r9
    mov r9, r12
    cmovc r9, qword [rsp + 8]
    ; D or B
    mov qword [rsp + 56], rax
    mov rax, r10
    cmovc rax, r13
    mov qword [rsp + 64], r10
    mov r10, rdi
    cmovc r10, qword [rsp + 32]
    mov qword [rsp + 72], rdi
    mov rdi, r15
    cmovc rdi, qword [rsp + 24]
    mov qword [rsp + 80], r15
    mov r15, r14
    cmovc r15, qword [rsp + 16]
    mov qword [rsp + 88], rax
    mov rax, rcx
    mov qword [rsp + 96], rdx
    mul rax
    mov qword [rsp + 104], rax
    mov rax, rcx
    mov qword [rsp + 112], rdx
    mul rsi
    mov qword [rsp + 120], r14
    mov r14, qword [rsp + 112]
    add r14, rax
    mov qword [rsp + 112], r12
    mov r12, rdx
    adc r12, 0
    mov qword [rsp + 128], rbp
    mov ebp, 0x0
    adc rbp, rbp
    add r14, rax
    adc r12, rdx
    adc rbp, 0
    mov rax, rcx
    mul r8
    add r12, rax
    adc rbp, rdx
    mov qword [rsp + 136], rbx
    mov ebx, 0x0
    adc rbx, rbx
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    mov rax, rsi
    mul rax
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    mov rax, rcx
    mul r9
    add rbp, rax
    adc rbx, rdx
    mov ecx, 0x0
    adc rcx, rcx
    add rbp, rax
    adc rbx, rdx
    adc rcx, 0
    mov rax, rsi
    mul r8
    add rbp, rax
    adc rbx, rdx
    adc rcx, 0
    add rbp, rax
    adc rbx, rdx
    adc rcx, 0
    mov rax, rsi
    mul r9
    add rbx, rax
    adc rcx, rdx
    mov esi, 0x0
    adc rsi, rsi
    add rbx, rax
    adc rcx, rdx
    adc rsi, 0
    mov rax, r8
    mul rax
    add rbx, rax
    adc rcx, rdx
    adc rsi, 0
    mov rax, r8
    mul r9
    add rcx, rax
    adc rsi, rdx
    mov r8d, 0x0
    adc r8, r8
    add rcx, rax
    adc rsi, rdx
    adc r8, 0
    mov rax, r9
    mul rax
    add rsi, rax
    adc r8, rdx
    mov eax, 0x26
    mul rbx
    mov r9, rax
    mov eax, 0x26
    mov rbx, rdx
    mul rcx
    mov rcx, rax
    mov eax, 0x26
    mov qword [rsp + 144], rdx
    mul rsi
    mov rsi, rax
    mov eax, 0x26
    mov qword [rsp + 152], rdx
    mul r8
    add r9, qword [rsp + 104]
    adc r14, rcx
    adc r12, rsi
    adc rbp, rax
    mov eax, 0x0
    adc rax, rax
    add r14, rbx
    adc r12, qword [rsp + 144]
    adc rbp, qword [rsp + 152]
    adc rax, rdx
    mov rcx, rbp
    shrd rcx, rax, 63
    imul rax, rcx, 19
    mov rcx, 0x7fffffffffffffff
    and rbp, rcx
    add r9, rax
    adc r14, 0
    adc r12, 0
    adc rbp, 0
    ; square, column 0: sum of a[i] * a[0 - i]
    mov rax, qword [rsp + 88]
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov r8, rax
    mov rax, qword [rsp + 88]
    mov rsi, rdx
    mul r10
    add rsi, rax
    mov rbx, rdx
    adc rbx, 0
    mov ecx, 0x0
    adc rcx, rcx
    add rsi, rax
    adc rbx, rdx
    adc rcx, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, qword [rsp + 88]
    mul rdi
    add rbx, rax
    adc rcx, rdx
    mov qword [rsp + 152], r11
    mov r11d, 0x0
    adc r11, r11
    add rbx, rax
    adc rcx, rdx
    adc r11, 0
    mov rax, r10
    mul rax
    add rbx, rax
    adc rcx, rdx
    adc r11, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, qword [rsp + 88]
    mul r15
    add rcx, rax
    adc r11, rdx
    mov qword [rsp + 88], r13
    mov r13d, 0x0
    adc r13, r13
    add rcx, rax
    adc r11, rdx
    adc r13, 0
    mov rax, r10
    mul rdi
    add rcx, rax
    adc r11, rdx
    adc r13, 0
    add rcx, rax
    adc r11, rdx
    adc r13, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, r10
    mul r15
    add r11, rax
    adc r13, rdx
    mov r10d, 0x0
    adc r10, r10
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, rdi
    mul rax
    add r11, rax
    adc r13, rdx
    adc r10, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, rdi
    mul r15
    add r13, rax
    adc r10, rdx
    mov edi, 0x0
    adc rdi, rdi
    add r13, rax
    adc r10, rdx
    adc rdi, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, r15
    mul rax
    add r10, rax
    adc rdi, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov eax, 0x26
    mul r11
    mov r11, rax
    mov eax, 0x26
    mov r15, rdx
    mul r13
    mov r13, rax
    mov eax, 0x26
    mov qword [rsp + 144], rdx
    mul r10
    mov r10, rax
    mov eax, 0x26
    mov qword [rsp + 104], rdx
    mul rdi
    add r8, r11
    adc rsi, r13
    adc rbx, r10
    adc rcx, rax
    mov eax, 0x0
    adc rax, rax
    add rsi, r15
    adc rbx, qword [rsp + 144]
    adc rcx, qword [rsp + 104]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r10, rcx
    shrd r10, rax, 63
    imul rax, r10, 19
    mov r10, 0x7fffffffffffffff
    and rcx, r10
    add r8, rax
    adc rsi, 0
    adc rbx, 0
    adc rcx, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov rax, r9
    sub rax, r8
    mov r11, r14
    sbb r11, rsi
    mov rdi, r12
    sbb rdi, rbx
    mov r13, rbp
    sbb r13, rcx
    sbb r15, r15
    and r15, 38
    sub rax, r15
    sbb r11, 0
    sbb rdi, 0
    sbb r13, 0
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r15, rax
    mov rax, qword [rsp + 88]
    mul qword [rsp + 152]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 88]
    mov qword [rsp + 144], rdx
    mul qword [rsp + 136]
    add rax, qword [rsp + 144]
    adc rdx, 0
    mov qword [rsp + 144], r13
    mov r13d, 0x0
    adc r13, r13
    mov qword [rsp + 160], rax
    mov rax, qword [rsp + 32]
    mov qword [rsp + 168], rdx
    mul qword [rsp + 152]
    add rax, qword [rsp + 160]
    adc rdx, qword [rsp + 168]
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 168], rax
    mov rax, qword [rsp + 88]
    mov qword [rsp + 160], rdx
    mul qword [rsp + 128]
    add rax, qword [rsp + 160]
    adc r13, rdx
    mov qword [rsp + 160], rdi
    mov edi, 0x0
    adc rdi, rdi
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 32]
    mul qword [rsp + 136]
    add rax, qword [rsp + 176]
    adc r13, rdx
    adc rdi, 0
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 24]
    mul qword [rsp + 152]
    add rax, qword [rsp + 176]
    adc r13, rdx
    adc rdi, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 88]
    mul qword [rsp + 112]
    add r13, rax
    adc rdi, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 32]
    mul qword [rsp + 128]
    add r13, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 24]
    mul qword [rsp + 136]
    add r13, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 16]
    mul qword [rsp + 152]
    add r13, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 32]
    mul qword [rsp + 112]
    add rdi, rax
    adc rdx, qword [rsp + 88]
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 24]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 128]
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov rax, qword [rsp + 88]
    adc rax, 0
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 16]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 136]
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov rax, qword [rsp + 88]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 24]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 112]
    add rax, qword [rsp + 32]
    adc rdx, qword [rsp + 88]
    mov qword [rsp + 88], r15
    mov r15d, 0x0
    adc r15, r15
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 16]
    mov qword [rsp + 24], rdx
    mul qword [rsp + 128]
    add rax, qword [rsp + 32]
    adc rdx, qword [rsp + 24]
    adc r15, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 24], rax
    mov rax, qword [rsp + 16]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 112]
    add rax, qword [rsp + 32]
    adc r15, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov qword [rsp + 32], rax
    mov eax, 0x26
    mul rdi
    mov rdi, rax
    mov eax, 0x26
    mov qword [rsp + 112], rdx
    mul qword [rsp + 24]
    mov qword [rsp + 24], rax
    mov eax, 0x26
    mov qword [rsp + 16], rdx
    mul qword [rsp + 32]
    mov qword [rsp + 32], rax
    mov eax, 0x26
    mov qword [rsp + 128], rdx
    mul r15
    add rdi, qword [rsp + 104]
    mov r15, qword [rsp + 168]
    adc r15, qword [rsp + 24]
    mov qword [rsp + 24], r11
    mov r11, qword [rsp + 176]
    adc r11, qword [rsp + 32]
    adc r13, rax
    mov eax, 0x0
    adc rax, rax
    add r15, qword [rsp + 112]
    adc r11, qword [rsp + 16]
    adc r13, qword [rsp + 128]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov qword [rsp + 128], rbp
    mov rbp, r13
    shrd rbp, rax, 63
    imul rax, rbp, 19
    and r13, r10
    add rdi, rax
    adc r15, 0
    adc r11, 0
    adc r13, 0
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, qword [rsp + 56]
    mul qword [rsp + 64]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbp, rax
    mov rax, qword [rsp + 56]
    mov qword [rsp + 16], rdx
    mul qword [rsp + 72]
    add rax, qword [rsp + 16]
    adc rdx, 0
    mov qword [rsp + 16], rcx
    mov ecx, 0x0
    adc rcx, rcx
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 40]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 64]
    add rax, qword [rsp + 112]
    adc rdx, qword [rsp + 32]
    adc rcx, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 56]
    mov qword [rsp + 112], rdx
    mul qword [rsp + 80]
    add rax, qword [rsp + 112]
    adc rcx, rdx
    mov qword [rsp + 112], r12
    mov r12d, 0x0
    adc r12, r12
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 72]
    add rax, qword [rsp + 176]
    adc rcx, rdx
    adc r12, 0
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 48]
    mul qword [rsp + 64]
    add rax, qword [rsp + 176]
    adc rcx, rdx
    adc r12, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 176], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 120]
    add rcx, rax
    adc r12, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 80]
    add rcx, rax
    adc r12, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 48]
    mul qword [rsp + 72]
    add rcx, rax
    adc r12, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 8]
    mul qword [rsp + 64]
    add rcx, rax
    adc r12, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 120]
    add r12, rax
    adc rdx, qword [rsp + 56]
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 48]
    mov qword [rsp + 40], rdx
    mul qword [rsp + 80]
    add r12, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 8]
    mov qword [rsp + 40], rdx
    mul qword [rsp + 72]
    add r12, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 56]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 48]
    mov qword [rsp + 40], rdx
    mul qword [rsp + 120]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 56]
    mov qword [rsp + 56], rbx
    mov ebx, 0x0
    adc rbx, rbx
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 8]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 80]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 48]
    adc rbx, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 48], rax
    mov rax, qword [rsp + 8]
    mov qword [rsp + 40], rdx
    mul qword [rsp + 120]
    add rax, qword [rsp + 40]
    adc rbx, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov qword [rsp + 40], rax
    mov eax, 0x26
    mul r12
    mov r12, rax
    mov eax, 0x26
    mov qword [rsp + 120], rdx
    mul qword [rsp + 48]
    mov qword [rsp + 48], rax
    mov eax, 0x26
    mov qword [rsp + 8], rdx
    mul qword [rsp + 40]
    mov qword [rsp + 40], rax
    mov eax, 0x26
    mov qword [rsp + 80], rdx
    mul rbx
    add rbp, r12
    mov rbx, qword [rsp + 32]
    adc rbx, qword [rsp + 48]
    mov r12, qword [rsp + 176]
    adc r12, qword [rsp + 40]
    adc rcx, rax
    mov eax, 0x0
    adc rax, rax
    add rbx, qword [rsp + 120]
    adc r12, qword [rsp + 8]
    adc rcx, qword [rsp + 80]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov qword [rsp + 80], r14
    mov r14, rcx
    shrd r14, rax, 63
    imul rax, r14, 19
    and rcx, r10
    add rbp, rax
    adc rbx, 0
    adc r12, 0
    adc rcx, 0
    ; sum; its carry, 2^256, is folded to 38
    mov rax, rdi
    add rax, rbp
    mov r14, r15
    adc r14, rbx
    mov qword [rsp + 8], rsi
    mov rsi, r11
    adc rsi, r12
    mov qword [rsp + 120], r8
    mov r8, r13
    adc r8, rcx
    mov qword [rsp + 40], r9
    sbb r9, r9
    and r9, 38
    add rax, r9
    ; square, column 0: sum of a[i] * a[0 - i]
    mov r9, rax
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov qword [rsp + 176], rax
    mov rax, r9
    mov qword [rsp + 48], rdx
    mul r14
    mov r10, qword [rsp + 48]
    add r10, rax
    mov qword [rsp + 48], rcx
    mov rcx, rdx
    adc rcx, 0
    mov qword [rsp + 32], r13
    mov r13d, 0x0
    adc r13, r13
    add r10, rax
    adc rcx, rdx
    adc r13, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, r9
    mul rsi
    add rcx, rax
    adc r13, rdx
    mov qword [rsp + 72], r11
    mov r11d, 0x0
    adc r11, r11
    add rcx, rax
    adc r13, rdx
    adc r11, 0
    mov rax, r14
    mul rax
    add rcx, rax
    adc r13, rdx
    adc r11, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, r9
    mul r8
    add r13, rax
    adc r11, rdx
    mov r9d, 0x0
    adc r9, r9
    add r13, rax
    adc r11, rdx
    adc r9, 0
    mov rax, r14
    mul rsi
    add r13, rax
    adc r11, rdx
    adc r9, 0
    add r13, rax
    adc r11, rdx
    adc r9, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, r14
    mul r8
    add r11, rax
    adc r9, rdx
    mov r14d, 0x0
    adc r14, r14
    add r11, rax
    adc r9, rdx
    adc r14, 0
    mov rax, rsi
    mul rax
    add r11, rax
    adc r9, rdx
    adc r14, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, rsi
    mul r8
    add r9, rax
    adc r14, rdx
    mov esi, 0x0
    adc rsi, rsi
    add r9, rax
    adc r14, rdx
    adc rsi, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, r8
    mul rax
    add r14, rax
    adc rsi, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov eax, 0x26
    mul r11
    mov r8, rax
    mov eax, 0x26
    mov r11, rdx
    mul r9
    mov r9, rax
    mov eax, 0x26
    mov qword [rsp + 64], rdx
    mul r14
    mov r14, rax
    mov eax, 0x26
    mov qword [rsp + 168], rdx
    mul rsi
    add r8, qword [rsp + 176]
    adc r10, r9
    adc rcx, r14
    adc r13, rax
    mov eax, 0x0
    adc rax, rax
    add r10, r11
    adc rcx, qword [rsp + 64]
    adc r13, qword [rsp + 168]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r9, r13
    shrd r9, rax, 63
    imul rax, r9, 19
    mov r9, 0x7fffffffffffffff
    and r13, r9
    add r8, rax
    adc r10, 0
    adc rcx, 0
    adc r13, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    sub rdi, rbp
    sbb r15, rbx
    mov rax, qword [rsp + 72]
    sbb rax, r12
    mov r11, qword [rsp + 32]
    sbb r11, qword [rsp + 48]
    sbb rsi, rsi
    and rsi, 38
    sub rdi, rsi
    sbb r15, 0
    sbb rax, 0
    sbb r11, 0
    ; square, column 0: sum of a[i] * a[0 - i]
    mov rsi, rax
    mov rax, rdi
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov rbx, rax
    mov rax, rdi
    mov rbp, rdx
    mul r15
    add rbp, rax
    mov r12, rdx
    adc r12, 0
    mov r14d, 0x0
    adc r14, r14
    add rbp, rax
    adc r12, rdx
    adc r14, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, rdi
    mul rsi
    add r12, rax
    adc r14, rdx
    mov qword [rsp + 48], rcx
    mov ecx, 0x0
    adc rcx, rcx
    add r12, rax
    adc r14, rdx
    adc rcx, 0
    mov rax, r15
    mul rax
    add r12, rax
    adc r14, rdx
    adc rcx, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, rdi
    mul r11
    add r14, rax
    adc rcx, rdx
    mov edi, 0x0
    adc rdi, rdi
    add r14, rax
    adc rcx, rdx
    adc rdi, 0
    mov rax, r15
    mul rsi
    add r14, rax
    adc rcx, rdx
    adc rdi, 0
    add r14, rax
    adc rcx, rdx
    adc rdi, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, r15
    mul r11
    add rcx, rax
    adc rdi, rdx
    mov r15d, 0x0
    adc r15, r15
    add rcx, rax
    adc rdi, rdx
    adc r15, 0
    mov rax, rsi
    mul rax
    add rcx, rax
    adc rdi, rdx
    adc r15, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, rsi
    mul r11
    add rdi, rax
    adc r15, rdx
    mov esi, 0x0
    adc rsi, rsi
    add rdi, rax
    adc r15, rdx
    adc rsi, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, r11
    mul rax
    add r15, rax
    adc rsi, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov eax, 0x26
    mul rcx
    mov rcx, rax
    mov eax, 0x26
    mov r11, rdx
    mul rdi
    mov rdi, rax
    mov eax, 0x26
    mov qword [rsp + 32], rdx
    mul r15
    mov r15, rax
    mov eax, 0x26
    mov qword [rsp + 72], rdx
    mul rsi
    add rbx, rcx
    adc rbp, rdi
    adc r12, r15
    adc r14, rax
    mov eax, 0x0
    adc rax, rax
    add rbp, r11
    adc r12, qword [rsp + 32]
    adc r14, qword [rsp + 72]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rcx, r14
    shrd rcx, rax, 63
    imul rax, rcx, 19
    and r14, r9
    add rbx, rax
    adc rbp, 0
    adc r12, 0
    adc r14, 0
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rcx, qword [rsp + 96]
    mov rax, qword [rcx]
    mul rbx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r11, rax
    mov rax, qword [rcx]
    mov rsi, rdx
    mul rbp
    add rsi, rax
    adc rdx, 0
    mov eax, 0x0
    adc rax, rax
    mov rdi, rax
    mov rax, qword [rcx + 8]
    mov r15, rdx
    mul rbx
    add rsi, rax
    adc r15, rdx
    adc rdi, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, qword [rcx]
    mul r12
    add r15, rax
    adc rdi, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 8]
    mul rbp
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 16]
    mul rbx
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 72], rax
    mov rax, qword [rcx]
    mul r14
    add rdi, rax
    adc rdx, qword [rsp + 72]
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 8]
    mov qword [rsp + 32], rdx
    mul r12
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 16]
    mov qword [rsp + 32], rdx
    mul rbp
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 24]
    mov qword [rsp + 32], rdx
    mul rbx
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov rax, qword [rsp + 72]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rbx, rax
    mov rax, qword [rcx + 8]
    mov qword [rsp + 72], rdx
    mul r14
    add rax, qword [rsp + 72]
    adc rbx, rdx
    mov r9d, 0x0
    adc r9, r9
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 16]
    mul r12
    add rax, qword [rsp + 72]
    adc rbx, rdx
    adc r9, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 24]
    mul rbp
    add rax, qword [rsp + 72]
    adc rbx, rdx
    adc r9, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rbp, rax
    mov rax, qword [rcx + 16]
    mul r14
    add rbx, rax
    adc r9, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 72], rax
    mov rax, qword [rcx + 24]
    mul r12
    add rbx, rax
    adc r9, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov r12, rax
    mov rax, qword [rcx + 24]
    mul r14
    mov rcx, qword [rsp]
    mov qword [rcx + 64], r8
    mov qword [rcx + 72], r10
    mov r14, qword [rsp + 48]
    mov qword [rcx + 80], r14
    mov qword [rcx + 88], r13
    add r9, rax
    adc r12, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov eax, 0x26
    mul rbp
    mov rbp, rax
    mov eax, 0x26
    mov qword [rsp + 96], rdx
    mul rbx
    mov rbx, rax
    mov eax, 0x26
    mov qword [rsp + 72], rdx
    mul r9
    mov r9, rax
    mov eax, 0x26
    mov qword [rsp + 32], rdx
    mul r12
    add r11, rbp
    adc rsi, rbx
    adc r15, r9
    adc rdi, rax
    mov eax, 0x0
    adc rax, rax
    add rsi, qword [rsp + 96]
    adc r15, qword [rsp + 72]
    adc rdi, qword [rsp + 32]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r9, rdi
    shrd r9, rax, 63
    imul rax, r9, 19
    mov r9, 0x7fffffffffffffff
    and rdi, r9
    add r11, rax
    mov qword [rcx + 96], r11
    adc rsi, 0
    mov qword [rcx + 104], rsi
    adc r15, 0
    mov qword [rcx + 112], r15
    adc rdi, 0
    mov qword [rcx + 120], rdi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, qword [rsp + 40]
    mul qword [rsp + 120]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbx, rax
    mov rax, qword [rsp + 40]
    mov rbp, rdx
    mul qword [rsp + 8]
    add rbp, rax
    adc rdx, 0
    mov eax, 0x0
    adc rax, rax
    mov r12, rax
    mov rax, qword [rsp + 80]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 120]
    add rbp, rax
    adc rdx, qword [rsp + 32]
    adc r12, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, qword [rsp + 40]
    mov qword [rsp + 32], rdx
    mul qword [rsp + 56]
    add rax, qword [rsp + 32]
    adc r12, rdx
    mov r14d, 0x0
    adc r14, r14
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 8]
    add rax, qword [rsp + 32]
    adc r12, rdx
    adc r14, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 112]
    mul qword [rsp + 120]
    add rax, qword [rsp + 32]
    adc r12, rdx
    adc r14, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 16]
    add r12, rax
    adc r14, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 56]
    add r12, rax
    adc r14, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 112]
    mul qword [rsp + 8]
    add r12, rax
    adc r14, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 128]
    mul qword [rsp + 120]
    add r12, rax
    adc r14, rdx
    mov rax, qword [rsp + 72]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 16]
    add r14, rax
    adc rdx, qword [rsp + 72]
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 112]
    mov qword [rsp + 120], rdx
    mul qword [rsp + 56]
    add r14, rax
    adc rdx, qword [rsp + 120]
    mov rax, qword [rsp + 72]
    adc rax, 0
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 128]
    mov qword [rsp + 120], rdx
    mul qword [rsp + 8]
    add r14, rax
    adc rdx, qword [rsp + 120]
    mov rax, qword [rsp + 72]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 112]
    mov qword [rsp + 120], rdx
    mul qword [rsp + 16]
    add rax, qword [rsp + 120]
    adc rdx, qword [rsp + 72]
    mov r8d, 0x0
    adc r8, r8
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 128]
    mov qword [rsp + 120], rdx
    mul qword [rsp + 56]
    add rax, qword [rsp + 72]
    adc rdx, qword [rsp + 120]
    adc r8, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 120], rax
    mov rax, qword [rsp + 128]
    mov qword [rsp + 72], rdx
    mul qword [rsp + 16]
    add rax, qword [rsp + 72]
    adc r8, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov qword [rsp + 72], rax
    mov eax, 0x26
    mul r14
    mov r14, rax
    mov eax, 0x26
    mov qword [rsp + 16], rdx
    mul qword [rsp + 120]
    mov qword [rsp + 120], rax
    mov eax, 0x26
    mov qword [rsp + 56], rdx
    mul qword [rsp + 72]
    mov qword [rsp + 72], rax
    mov eax, 0x26
    mov qword [rsp + 8], rdx
    mul r8
    add rbx, r14
    adc rbp, qword [rsp + 120]
    mov r8, qword [rsp + 32]
    adc r8, qword [rsp + 72]
    adc r12, rax
    mov eax, 0x0
    adc rax, rax
    add rbp, qword [rsp + 16]
    adc r8, qword [rsp + 56]
    adc r12, qword [rsp + 8]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r14, r12
    shrd r14, rax, 63
    imul rax, r14, 19
    and r12, r9
    add rbx, rax
    mov qword [rcx], rbx
    adc rbp, 0
    mov qword [rcx + 8], rbp
    adc r8, 0
    mov qword [rcx + 16], r8
    adc r12, 0
    mov qword [rcx + 24], r12
    ; times 121665
    mov eax, 0x1db41
    mul qword [rsp + 24]
    mov r14, rax
    mov eax, 0x1db41
    mov qword [rsp + 8], rdx
    mul qword [rsp + 88]
    mov qword [rsp + 56], rax
    mov eax, 0x1db41
    mov qword [rsp + 16], rdx
    mul qword [rsp + 160]
    mov qword [rsp + 72], rax
    mov eax, 0x1db41
    mov qword [rsp + 32], rdx
    mul qword [rsp + 144]
    add r14, qword [rsp + 16]
    mov r8, qword [rsp + 72]
    adc r8, qword [rsp + 8]
    adc rax, qword [rsp + 32]
    adc rdx, 0
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r10, rax
    shrd r10, rdx, 63
    imul r11, r10, 19
    and rax, r9
    add r11, qword [rsp + 56]
    adc r14, 0
    adc r8, 0
    adc rax, 0
    ; sum; its carry, 2^256, is folded to 38
    add r11, qword [rsp + 40]
    adc r14, qword [rsp + 80]
    adc r8, qword [rsp + 112]
    adc rax, qword [rsp + 128]
    sbb r10, r10
    and r10, 38
    add r11, r10
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r10, rax
    mov rax, qword [rsp + 88]
    mul r11
    ; product, column 1: sum of a[i] * b[1 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 88]
    mov qword [rsp + 112], rdx
    mul r14
    add rax, qword [rsp + 112]
    adc rdx, 0
    mov esi, 0x0
    adc rsi, rsi
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 24]
    mov qword [rsp + 80], rdx
    mul r11
    add rax, qword [rsp + 112]
    adc rdx, qword [rsp + 80]
    adc rsi, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 80], rax
    mov rax, qword [rsp + 88]
    mov qword [rsp + 112], rdx
    mul r8
    add rax, qword [rsp + 112]
    adc rsi, rdx
    mov edi, 0x0
    adc rdi, rdi
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 24]
    mul r14
    add rax, qword [rsp + 112]
    adc rsi, rdx
    adc rdi, 0
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 160]
    mul r11
    add rax, qword [rsp + 112]
    adc rsi, rdx
    adc rdi, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 88]
    mul r10
    add rsi, rax
    adc rdi, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 24]
    mul r8
    add rsi, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 160]
    mul r14
    add rsi, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 144]
    mul r11
    add rsi, rax
    adc rdi, rdx
    mov rax, qword [rsp + 88]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov r11, rax
    mov rax, qword [rsp + 24]
    mul r10
    add rdi, rax
    adc r11, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 24], rax
    mov rax, qword [rsp + 160]
    mul r8
    add rdi, rax
    adc r11, rdx
    mov rax, qword [rsp + 24]
    adc rax, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsp + 144]
    mul r14
    add rdi, rax
    adc r11, rdx
    mov rax, qword [rsp + 24]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov r14, rax
    mov rax, qword [rsp + 160]
    mul r10
    add r11, rax
    adc r14, rdx
    mov eax, 0x0
    adc rax, rax
    mov qword [rsp + 160], rax
    mov rax, qword [rsp + 144]
    mul r8
    add r11, rax
    adc r14, rdx
    mov rax, qword [rsp + 160]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov r8, rax
    mov rax, qword [rsp + 144]
    mul r10
    add r14, rax
    adc r8, rdx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov eax, 0x26
    mul rdi
    mov r10, rax
    mov eax, 0x26
    mov rdi, rdx
    mul r11
    mov r11, rax
    mov eax, 0x26
    mov qword [rsp + 144], rdx
    mul r14
    mov r14, rax
    mov eax, 0x26
    mov qword [rsp + 160], rdx
    mul r8
    add r10, qword [rsp + 128]
    adc r11, qword [rsp + 80]
    adc r14, qword [rsp + 112]
    adc rsi, rax
    mov eax, 0x0
    adc rax, rax
    add r11, rdi
    adc r14, qword [rsp + 144]
    adc rsi, qword [rsp + 160]
    adc rax, rdx
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r8, rsi
    shrd r8, rax, 63
    imul rax, r8, 19
    and rsi, r9
    add r10, rax
    mov qword [rcx + 32], r10
    adc r11, 0
    mov qword [rcx + 40], r11
    adc r14, 0
    mov qword [rcx + 48], r14
    adc rsi, 0
    mov qword [rcx + 56], rsi
    add rsp, 184
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask)
; (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p
; Ensures x < p, z < p.
LOCAL curve25519_ladder_end_x64
align 32
curve25519_ladder_end_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; the mask as a condition
    bt rcx, 63
    ; Q or P
    mov rcx, qword [rdx]
    cmovc rcx, qword [rdx + 64]
    mov rax, qword [rdx + 8]
    cmovc rax, qword [rdx + 72]
    mov r8, qword [rdx + 16]
    cmovc r8, qword [rdx + 80]
    mov r9, qword [rdx + 24]
    cmovc r9, qword [rdx + 88]
    ; Q or P
    mov r10, qword [rdx + 32]
    cmovc r10, qword [rdx + 96]
    mov r11, qword [rdx + 40]
    cmovc r11, qword [rdx + 104]
    mov rbx, qword [rdx + 48]
    cmovc rbx, qword [rdx + 112]
    mov rbp, qword [rdx + 56]
    cmovc rbp, qword [rdx + 120]
    mov r12, r9
    shr r12, 63
    imul r13, r12, 19
    mov r12, 0x7fffffffffffffff
    and r9, r12
    add rcx, r13
    adc rax, 0
    adc r8, 0
    adc r9, 0
    mov r13, rcx
    sub r13, -19
    mov r14, rax
    sbb r14, -1
    mov r15, r8
    sbb r15, -1
    mov qword [rsp], rbx
    mov rbx, r9
    sbb rbx, r12
    cmovc r13, rcx
    mov qword [rdi], r13
    cmovc r14, rax
    mov qword [rdi + 8], r14
    cmovc r15, r8
    mov qword [rdi + 16], r15
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    ; last fold, at 2^255; the sum is below 2*p
    mov rax, rbp
    shr rax, 63
    imul rcx, rax, 19
    and rbp, r12
    add r10, rcx
    adc r11, 0
    mov rax, qword [rsp]
    adc rax, 0
    adc rbp, 0
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    sub rcx, -19
    mov r8, r11
    sbb r8, -1
    mov r9, rax
    sbb r9, -1
    mov rbx, rbp
    sbb rbx, r12
    cmovc rcx, r10
    mov qword [rsi], rcx
    cmovc r8, r11
    mov qword [rsi + 8], r8
    cmovc r9, rax
    mov qword [rsi + 16], r9
    cmovc rbx, rbp
    mov qword [rsi + 24], rbx
    add rsp, 8
    pop r15
    pop r14
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
%endif
