; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the step of the Montgomery ladder, any x86-64
;
; Driven by the C function curve25519_ladder.
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
; void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
; Requires u < p.
; r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
; RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
; Points are (X : Z); coordinates modulo p, all at most
;     0x8000000000000026ffffffffffffffffffffffffffffffffffffffffffffffff. x(P - Q) = u.
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
    sub rsp, 160
    ; sum; its carry, 2^256, is folded to 38
    mov rax, qword [rsi]
    add rax, qword [rsi + 32]
    mov r8, qword [rsi + 8]
    adc r8, qword [rsi + 40]
    mov r9, qword [rsi + 16]
    adc r9, qword [rsi + 48]
    mov r10, qword [rsi + 24]
    adc r10, qword [rsi + 56]
    sbb r11, r11
    and r11, 38
    add rax, r11
    adc r8, 0
    adc r9, 0
    adc r10, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r11, qword [rsi]
    sub r11, qword [rsi + 32]
    mov rbx, qword [rsi + 8]
    sbb rbx, qword [rsi + 40]
    mov rbp, qword [rsi + 16]
    sbb rbp, qword [rsi + 48]
    mov r12, qword [rsi + 24]
    sbb r12, qword [rsi + 56]
    sbb r13, r13
    and r13, 38
    sub r11, r13
    sbb rbx, 0
    sbb rbp, 0
    sbb r12, 0
    ; sum; its carry, 2^256, is folded to 38
    mov r13, qword [rsi + 64]
    add r13, qword [rsi + 96]
    mov r14, qword [rsi + 72]
    adc r14, qword [rsi + 104]
    mov r15, qword [rsi + 80]
    adc r15, qword [rsi + 112]
    mov qword [rsp], rdi
    mov rdi, qword [rsi + 88]
    adc rdi, qword [rsi + 120]
    mov qword [rsp + 8], r12
    sbb r12, r12
    and r12, 38
    add r13, r12
    adc r14, 0
    adc r15, 0
    adc rdi, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r12, qword [rsi + 64]
    sub r12, qword [rsi + 96]
    mov qword [rsp + 16], rbp
    mov rbp, qword [rsi + 72]
    sbb rbp, qword [rsi + 104]
    mov qword [rsp + 24], rbx
    mov rbx, qword [rsi + 80]
    sbb rbx, qword [rsi + 112]
    mov qword [rsp + 32], r11
    mov r11, qword [rsi + 88]
    sbb r11, qword [rsi + 120]
    sbb rsi, rsi
    and rsi, 38
    sub r12, rsi
    sbb rbp, 0
    sbb rbx, 0
    sbb r11, 0
    ; the operands of AA, BB by the mask
    bt rcx, 63
    mov rcx, rax
    cmovc rcx, r13
    mov rsi, r8
    cmovc rsi, r14
    mov qword [rsp + 40], r14
    mov r14, r9
    cmovc r14, r15
    mov qword [rsp + 48], r15
    mov r15, r10
    cmovc r15, rdi
    mov qword [rsp + 56], rdi
    mov rdi, qword [rsp + 32]
    cmovc rdi, r12
    mov qword [rsp + 64], r13
    mov r13, qword [rsp + 24]
    cmovc r13, rbp
    mov qword [rsp + 72], r10
    mov r10, qword [rsp + 16]
    cmovc r10, rbx
    mov qword [rsp + 80], rbx
    mov rbx, qword [rsp + 8]
    cmovc rbx, r11
    ; square, column 0: sum of a[i] * a[0 - i]
    mov qword [rsp + 88], rax
    mov rax, rcx
    mov qword [rsp + 96], rdx
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov qword [rsp + 104], rax
    mov rax, rcx
    mov qword [rsp + 112], rdx
    mul rsi
    mov qword [rsp + 120], r11
    mov r11, qword [rsp + 112]
    add r11, rax
    mov qword [rsp + 112], r9
    mov r9, rdx
    adc r9, 0
    mov qword [rsp + 128], rbp
    mov ebp, 0
    adc rbp, rbp
    add r11, rax
    adc r9, rdx
    adc rbp, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, rcx
    mul r14
    add r9, rax
    adc rbp, rdx
    mov qword [rsp + 136], r8
    mov r8d, 0
    adc r8, r8
    add r9, rax
    adc rbp, rdx
    adc r8, 0
    mov rax, rsi
    mul rax
    add r9, rax
    adc rbp, rdx
    adc r8, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, rcx
    mul r15
    add rbp, rax
    adc r8, rdx
    mov ecx, 0
    adc rcx, rcx
    add rbp, rax
    adc r8, rdx
    adc rcx, 0
    mov rax, rsi
    mul r14
    add rbp, rax
    adc r8, rdx
    adc rcx, 0
    add rbp, rax
    adc r8, rdx
    adc rcx, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, rsi
    mul r15
    add r8, rax
    adc rcx, rdx
    mov esi, 0
    adc rsi, rsi
    add r8, rax
    adc rcx, rdx
    adc rsi, 0
    mov rax, r14
    mul rax
    add r8, rax
    adc rcx, rdx
    adc rsi, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, r14
    mul r15
    add rcx, rax
    adc rsi, rdx
    mov r14d, 0
    adc r14, r14
    add rcx, rax
    adc rsi, rdx
    adc r14, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, r15
    mul rax
    add rsi, rax
    adc r14, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 38
    mul r14
    add rbp, rax
    adc rdx, 0
    add rbp, rbp
    adc rdx, rdx
    mov eax, 38
    mov r14, rdx
    mul r8
    mov r8, rax
    mov eax, 38
    mov r15, rdx
    mul rcx
    mov rcx, rax
    mov eax, 38
    mov qword [rsp + 144], rdx
    mul rsi
    shr rbp, 1
    ; what is below 2^255, and the low words of the products by 38
    add r8, qword [rsp + 104]
    adc r11, rcx
    adc r9, rax
    adc rbp, 0
    imul rax, r14, 19
    ; their high words, and the quotient times 19
    add r8, rax
    adc r11, r15
    adc r9, qword [rsp + 144]
    adc rbp, rdx
    ; square, column 0: sum of a[i] * a[0 - i]
    mov rax, rdi
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov rcx, rax
    mov rax, rdi
    mov rsi, rdx
    mul r13
    add rsi, rax
    mov r14, rdx
    adc r14, 0
    mov r15d, 0
    adc r15, r15
    add rsi, rax
    adc r14, rdx
    adc r15, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, rdi
    mul r10
    add r14, rax
    adc r15, rdx
    mov qword [rsp + 144], rbp
    mov ebp, 0
    adc rbp, rbp
    add r14, rax
    adc r15, rdx
    adc rbp, 0
    mov rax, r13
    mul rax
    add r14, rax
    adc r15, rdx
    adc rbp, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, rdi
    mul rbx
    add r15, rax
    adc rbp, rdx
    mov edi, 0
    adc rdi, rdi
    add r15, rax
    adc rbp, rdx
    adc rdi, 0
    mov rax, r13
    mul r10
    add r15, rax
    adc rbp, rdx
    adc rdi, 0
    add r15, rax
    adc rbp, rdx
    adc rdi, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, r13
    mul rbx
    add rbp, rax
    adc rdi, rdx
    mov r13d, 0
    adc r13, r13
    add rbp, rax
    adc rdi, rdx
    adc r13, 0
    mov rax, r10
    mul rax
    add rbp, rax
    adc rdi, rdx
    adc r13, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, r10
    mul rbx
    add rdi, rax
    adc r13, rdx
    mov r10d, 0
    adc r10, r10
    add rdi, rax
    adc r13, rdx
    adc r10, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, rbx
    mul rax
    add r13, rax
    adc r10, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 38
    mul r10
    add r15, rax
    adc rdx, 0
    add r15, r15
    adc rdx, rdx
    mov eax, 38
    mov r10, rdx
    mul rbp
    mov rbx, rax
    mov eax, 38
    mov rbp, rdx
    mul rdi
    mov rdi, rax
    mov eax, 38
    mov qword [rsp + 104], rdx
    mul r13
    shr r15, 1
    ; what is below 2^255, and the low words of the products by 38
    add rcx, rbx
    adc rsi, rdi
    adc r14, rax
    adc r15, 0
    imul rax, r10, 19
    ; their high words, and the quotient times 19
    add rcx, rax
    adc rsi, rbp
    adc r14, qword [rsp + 104]
    adc r15, rdx
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, r12
    mul qword [rsp + 88]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r10, rax
    mov rax, r12
    mov rdi, rdx
    mul qword [rsp + 136]
    add rdi, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, qword [rsp + 128]
    mov rbp, rdx
    mul qword [rsp + 88]
    add rdi, rax
    adc rbp, rdx
    adc rbx, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, r12
    mul qword [rsp + 112]
    add rbp, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, qword [rsp + 128]
    mul qword [rsp + 136]
    add rbp, rax
    adc rbx, rdx
    adc r13, 0
    mov rax, qword [rsp + 80]
    mul qword [rsp + 88]
    add rbp, rax
    adc rbx, rdx
    adc r13, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, r12
    mul qword [rsp + 72]
    add rbx, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, qword [rsp + 128]
    mul qword [rsp + 112]
    add rbx, rax
    adc r13, rdx
    adc r12, 0
    mov rax, qword [rsp + 80]
    mul qword [rsp + 136]
    add rbx, rax
    adc r13, rdx
    adc r12, 0
    mov rax, qword [rsp + 120]
    mul qword [rsp + 88]
    add rbx, rax
    adc r13, rdx
    adc r12, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, qword [rsp + 128]
    mul qword [rsp + 72]
    add r13, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 112]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 128]
    adc rax, 0
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 120]
    mul qword [rsp + 136]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 128]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 72]
    add r12, rax
    adc rdx, qword [rsp + 128]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 120]
    mov qword [rsp + 80], rdx
    mul qword [rsp + 112]
    add r12, rax
    adc rdx, qword [rsp + 80]
    mov rax, qword [rsp + 128]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 120]
    mov qword [rsp + 80], rdx
    mul qword [rsp + 72]
    add rax, qword [rsp + 80]
    adc rdx, qword [rsp + 128]
    ; the quotient by 2^255 but for carries from below; times 19
    mov qword [rsp + 128], rax
    mov eax, 38
    mul rdx
    add rbx, rax
    adc rdx, 0
    add rbx, rbx
    adc rdx, rdx
    mov eax, 38
    mov qword [rsp + 80], rdx
    mul r13
    mov r13, rax
    mov eax, 38
    mov qword [rsp + 72], rdx
    mul r12
    mov r12, rax
    mov eax, 38
    mov qword [rsp + 120], rdx
    mul qword [rsp + 128]
    shr rbx, 1
    ; what is below 2^255, and the low words of the products by 38
    add r10, r13
    adc rdi, r12
    adc rbp, rax
    adc rbx, 0
    imul rax, qword [rsp + 80], 19
    ; their high words, and the quotient times 19
    add r10, rax
    adc rdi, qword [rsp + 72]
    adc rbp, qword [rsp + 120]
    adc rbx, rdx
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, qword [rsp + 64]
    mul qword [rsp + 32]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r12, rax
    mov rax, qword [rsp + 64]
    mov r13, rdx
    mul qword [rsp + 24]
    add r13, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 120], rax
    mov rax, qword [rsp + 40]
    mov qword [rsp + 72], rdx
    mul qword [rsp + 32]
    add r13, rax
    adc rdx, qword [rsp + 72]
    mov rax, qword [rsp + 120]
    adc rax, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 120], rax
    mov rax, qword [rsp + 64]
    mov qword [rsp + 72], rdx
    mul qword [rsp + 16]
    add rax, qword [rsp + 72]
    adc rdx, qword [rsp + 120]
    mov qword [rsp + 120], r15
    mov r15d, 0
    adc r15, r15
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 40]
    mov qword [rsp + 80], rdx
    mul qword [rsp + 24]
    add rax, qword [rsp + 72]
    adc rdx, qword [rsp + 80]
    adc r15, 0
    mov qword [rsp + 80], rax
    mov rax, qword [rsp + 48]
    mov qword [rsp + 72], rdx
    mul qword [rsp + 32]
    add rax, qword [rsp + 80]
    adc rdx, qword [rsp + 72]
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 72], rax
    mov rax, qword [rsp + 64]
    mov qword [rsp + 80], rdx
    mul qword [rsp + 8]
    add rax, qword [rsp + 80]
    adc r15, rdx
    mov qword [rsp + 80], r9
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 64], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 16]
    add rax, qword [rsp + 64]
    adc r15, rdx
    adc r9, 0
    mov qword [rsp + 64], rax
    mov rax, qword [rsp + 48]
    mul qword [rsp + 24]
    add rax, qword [rsp + 64]
    adc r15, rdx
    adc r9, 0
    mov qword [rsp + 64], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 32]
    add rax, qword [rsp + 64]
    adc r15, rdx
    adc r9, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 64], rax
    mov rax, qword [rsp + 40]
    mul qword [rsp + 8]
    add r15, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 48]
    mul qword [rsp + 16]
    add r15, rax
    adc r9, rdx
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 24]
    add r15, rax
    adc r9, rdx
    mov rax, qword [rsp + 40]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 48]
    mul qword [rsp + 8]
    add r9, rax
    adc rdx, qword [rsp + 40]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 56]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 16]
    add r9, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 40], rax
    mov rax, qword [rsp + 56]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 8]
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 40]
    ; the quotient by 2^255 but for carries from below; times 19
    mov qword [rsp + 40], rax
    mov eax, 38
    mul rdx
    add rax, qword [rsp + 64]
    adc rdx, 0
    add rax, rax
    adc rdx, rdx
    mov qword [rsp + 64], rax
    mov eax, 38
    mov qword [rsp + 48], rdx
    mul r15
    mov r15, rax
    mov eax, 38
    mov qword [rsp + 8], rdx
    mul r9
    mov r9, rax
    mov eax, 38
    mov qword [rsp + 56], rdx
    mul qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, qword [rsp + 64]
    shr r14, 1
    ; what is below 2^255, and the low words of the products by 38
    add r12, r15
    adc r13, r9
    adc rax, qword [rsp + 72]
    adc r14, 0
    imul r9, qword [rsp + 48], 19
    ; their high words, and the quotient times 19
    add r12, r9
    adc r13, qword [rsp + 8]
    adc rax, qword [rsp + 56]
    adc r14, rdx
    ; sum; its carry, 2^256, is folded to 38
    mov r9, r10
    add r9, r12
    mov r15, rdi
    adc r15, r13
    mov qword [rsp + 56], r11
    mov r11, rbp
    adc r11, rax
    mov qword [rsp + 8], rsi
    mov rsi, rbx
    adc rsi, r14
    mov qword [rsp + 48], rcx
    sbb rcx, rcx
    and rcx, 38
    add r9, rcx
    adc r15, 0
    adc r11, 0
    adc rsi, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    sub r10, r12
    sbb rdi, r13
    sbb rbp, rax
    sbb rbx, r14
    sbb rax, rax
    and rax, 38
    sub r10, rax
    sbb rdi, 0
    sbb rbp, 0
    sbb rbx, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov rax, r8
    sub rax, qword [rsp + 48]
    mov rcx, qword [rsp + 56]
    sbb rcx, qword [rsp + 8]
    mov r12, qword [rsp + 80]
    sbb r12, qword [rsp + 40]
    mov r13, qword [rsp + 144]
    sbb r13, qword [rsp + 120]
    sbb r14, r14
    and r14, 38
    sub rax, r14
    sbb rcx, 0
    sbb r12, 0
    sbb r13, 0
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r14, rax
    mov rax, r8
    mul qword [rsp + 48]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov qword [rsp + 72], rax
    mov rax, r8
    mov qword [rsp + 64], rdx
    mul qword [rsp + 8]
    add rax, qword [rsp + 64]
    adc rdx, 0
    mov qword [rsp + 64], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 56]
    mov qword [rsp + 24], rdx
    mul qword [rsp + 48]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 24]
    adc r12, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 24], rax
    mov rax, r8
    mov qword [rsp + 16], rdx
    mul qword [rsp + 40]
    add rax, qword [rsp + 16]
    adc r12, rdx
    mov qword [rsp + 16], rcx
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 8]
    add rax, qword [rsp + 32]
    adc r12, rdx
    adc rcx, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 48]
    add rax, qword [rsp + 32]
    adc r12, rdx
    adc rcx, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 32], rax
    mov rax, r8
    mul qword [rsp + 120]
    add r12, rax
    adc rcx, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 40]
    add r12, rax
    adc rcx, rdx
    mov rax, qword [rsp + 128]
    adc rax, 0
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 80]
    mul qword [rsp + 8]
    add r12, rax
    adc rcx, rdx
    mov rax, qword [rsp + 128]
    adc rax, 0
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 144]
    mul qword [rsp + 48]
    add r12, rax
    adc rcx, rdx
    mov rax, qword [rsp + 128]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 56]
    mul qword [rsp + 120]
    add rcx, rax
    adc rdx, qword [rsp + 128]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 80]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 40]
    add rcx, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 128]
    adc rax, 0
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 144]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 8]
    add rcx, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 128]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [rsp + 80]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 120]
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 128]
    mov qword [rsp + 128], r8
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 48], rax
    mov rax, qword [rsp + 144]
    mov qword [rsp + 8], rdx
    mul qword [rsp + 40]
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 8]
    adc r8, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 8], rax
    mov rax, qword [rsp + 144]
    mov qword [rsp + 48], rdx
    mul qword [rsp + 120]
    add rax, qword [rsp + 48]
    adc r8, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov qword [rsp + 48], rax
    mov eax, 38
    mul r8
    add r12, rax
    adc rdx, 0
    add r12, r12
    adc rdx, rdx
    mov eax, 38
    mov r8, rdx
    mul rcx
    mov rcx, rax
    mov eax, 38
    mov qword [rsp + 120], rdx
    mul qword [rsp + 8]
    mov qword [rsp + 8], rax
    mov eax, 38
    mov qword [rsp + 40], rdx
    mul qword [rsp + 48]
    shr r12, 1
    ; what is below 2^255, and the low words of the products by 38
    add rcx, qword [rsp + 72]
    mov qword [rsp + 72], r14
    mov r14, qword [rsp + 24]
    adc r14, qword [rsp + 8]
    adc rax, qword [rsp + 32]
    adc r12, 0
    mov qword [rsp + 32], r13
    imul r13, r8, 19
    ; their high words, and the quotient times 19
    add rcx, r13
    adc r14, qword [rsp + 120]
    adc rax, qword [rsp + 40]
    adc r12, rdx
    ; square, column 0: sum of a[i] * a[0 - i]
    mov r8, rax
    mov rax, r10
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov r13, rax
    mov rax, r10
    mov qword [rsp + 40], rdx
    mul rdi
    mov qword [rsp + 120], rcx
    mov rcx, qword [rsp + 40]
    add rcx, rax
    mov qword [rsp + 40], r8
    mov r8, rdx
    adc r8, 0
    mov qword [rsp + 8], r12
    mov r12d, 0
    adc r12, r12
    add rcx, rax
    adc r8, rdx
    adc r12, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, r10
    mul rbp
    add r8, rax
    adc r12, rdx
    mov qword [rsp + 24], r14
    mov r14d, 0
    adc r14, r14
    add r8, rax
    adc r12, rdx
    adc r14, 0
    mov rax, rdi
    mul rax
    add r8, rax
    adc r12, rdx
    adc r14, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, r10
    mul rbx
    add r12, rax
    adc r14, rdx
    mov r10d, 0
    adc r10, r10
    add r12, rax
    adc r14, rdx
    adc r10, 0
    mov rax, rdi
    mul rbp
    add r12, rax
    adc r14, rdx
    adc r10, 0
    add r12, rax
    adc r14, rdx
    adc r10, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, rdi
    mul rbx
    add r14, rax
    adc r10, rdx
    mov edi, 0
    adc rdi, rdi
    add r14, rax
    adc r10, rdx
    adc rdi, 0
    mov rax, rbp
    mul rax
    add r14, rax
    adc r10, rdx
    adc rdi, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, rbp
    mul rbx
    add r10, rax
    adc rdi, rdx
    mov ebp, 0
    adc rbp, rbp
    add r10, rax
    adc rdi, rdx
    adc rbp, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, rbx
    mul rax
    add rdi, rax
    adc rbp, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 38
    mul rbp
    add r12, rax
    adc rdx, 0
    add r12, r12
    adc rdx, rdx
    mov eax, 38
    mov rbx, rdx
    mul r14
    mov rbp, rax
    mov eax, 38
    mov r14, rdx
    mul r10
    mov r10, rax
    mov eax, 38
    mov qword [rsp + 48], rdx
    mul rdi
    shr r12, 1
    ; what is below 2^255, and the low words of the products by 38
    add r13, rbp
    adc rcx, r10
    adc r8, rax
    adc r12, 0
    imul rax, rbx, 19
    ; their high words, and the quotient times 19
    add r13, rax
    adc rcx, r14
    adc r8, qword [rsp + 48]
    adc r12, rdx
    ; square, column 0: sum of a[i] * a[0 - i]
    mov rax, r9
    mul rax
    ; square, column 1: sum of a[i] * a[1 - i]
    mov r10, rax
    mov rax, r9
    mov rdi, rdx
    mul r15
    add rdi, rax
    mov rbx, rdx
    adc rbx, 0
    mov ebp, 0
    adc rbp, rbp
    add rdi, rax
    adc rbx, rdx
    adc rbp, 0
    ; square, column 2: sum of a[i] * a[2 - i]
    mov rax, r9
    mul r11
    add rbx, rax
    adc rbp, rdx
    mov r14d, 0
    adc r14, r14
    add rbx, rax
    adc rbp, rdx
    adc r14, 0
    mov rax, r15
    mul rax
    add rbx, rax
    adc rbp, rdx
    adc r14, 0
    ; square, column 3: sum of a[i] * a[3 - i]
    mov rax, r9
    mul rsi
    add rbp, rax
    adc r14, rdx
    mov r9d, 0
    adc r9, r9
    add rbp, rax
    adc r14, rdx
    adc r9, 0
    mov rax, r15
    mul r11
    add rbp, rax
    adc r14, rdx
    adc r9, 0
    add rbp, rax
    adc r14, rdx
    adc r9, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, r15
    mul rsi
    add r14, rax
    adc r9, rdx
    mov r15d, 0
    adc r15, r15
    add r14, rax
    adc r9, rdx
    adc r15, 0
    mov rax, r11
    mul rax
    add r14, rax
    adc r9, rdx
    adc r15, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, r11
    mul rsi
    add r9, rax
    adc r15, rdx
    mov r11d, 0
    adc r11, r11
    add r9, rax
    adc r15, rdx
    adc r11, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, rsi
    mul rax
    add r15, rax
    adc r11, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 38
    mul r11
    add rbp, rax
    adc rdx, 0
    add rbp, rbp
    adc rdx, rdx
    mov eax, 38
    mov r11, rdx
    mul r14
    mov rsi, rax
    mov eax, 38
    mov r14, rdx
    mul r9
    mov r9, rax
    mov eax, 38
    mov qword [rsp + 48], rdx
    mul r15
    shr rbp, 1
    ; what is below 2^255, and the low words of the products by 38
    add r10, rsi
    adc rdi, r9
    adc rbx, rax
    adc rbp, 0
    imul rax, r11, 19
    ; their high words, and the quotient times 19
    add r10, rax
    adc rdi, r14
    adc rbx, qword [rsp + 48]
    adc rbp, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 0x1db41
    mul qword [rsp + 32]
    add rax, qword [rsp + 144]
    adc rdx, 0
    add rax, rax
    adc rdx, rdx
    mov r9, rax
    mov eax, 0x1db41
    mov r11, rdx
    mul qword [rsp + 72]
    mov rsi, rax
    mov eax, 0x1db41
    mov r14, rdx
    mul qword [rsp + 16]
    mov r15, rax
    mov eax, 0x1db41
    mov qword [rsp + 144], rdx
    mul qword [rsp + 64]
    shr r9, 1
    ; what is below 2^255, and the low words of the products by 121665
    add rsi, qword [rsp + 128]
    adc r15, qword [rsp + 56]
    adc rax, qword [rsp + 80]
    adc r9, 0
    mov qword [rsp + 80], r10
    imul r10, r11, 19
    ; their high words, and the quotient times 19
    add rsi, r10
    adc r15, r14
    adc rax, qword [rsp + 144]
    adc r9, rdx
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r10, rax
    mov r11, qword [rsp + 96]
    mov rax, qword [r11]
    mul r13
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r14, rax
    mov rax, qword [r11]
    mov qword [rsp + 144], rdx
    mul rcx
    add rax, qword [rsp + 144]
    adc rdx, 0
    mov qword [rsp + 144], r9
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 56], rax
    mov rax, qword [r11 + 8]
    mov qword [rsp + 128], rdx
    mul r13
    add rax, qword [rsp + 56]
    adc rdx, qword [rsp + 128]
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 128], rax
    mov rax, qword [r11]
    mov qword [rsp + 56], rdx
    mul r8
    add rax, qword [rsp + 56]
    adc r9, rdx
    mov qword [rsp + 56], r10
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 48], rax
    mov rax, qword [r11 + 8]
    mul rcx
    add rax, qword [rsp + 48]
    adc r9, rdx
    adc r10, 0
    mov qword [rsp + 48], rax
    mov rax, qword [r11 + 16]
    mul r13
    add rax, qword [rsp + 48]
    adc r9, rdx
    adc r10, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 48], rax
    mov rax, qword [r11]
    mul r12
    add r9, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 8]
    mul r8
    add r9, rax
    adc r10, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 16]
    mul rcx
    add r9, rax
    adc r10, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 24]
    mul r13
    add r9, rax
    adc r10, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov r13, rax
    mov rax, qword [r11 + 8]
    mul r12
    add r10, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 16]
    mul r8
    add r10, rax
    adc r13, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 24]
    mul rcx
    add r10, rax
    adc r13, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rcx, rax
    mov rax, qword [r11 + 16]
    mul r12
    add r13, rax
    adc rcx, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 112], rax
    mov rax, qword [r11 + 24]
    mul r8
    add r13, rax
    adc rcx, rdx
    mov rax, qword [rsp + 112]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov r8, rax
    mov rax, qword [r11 + 24]
    mul r12
    mov r11, qword [rsp]
    mov r12, qword [rsp + 120]
    mov qword [r11], r12
    mov qword [rsp + 96], r15
    mov r15, qword [rsp + 24]
    mov qword [r11 + 8], r15
    mov qword [rsp + 112], rsi
    mov rsi, qword [rsp + 40]
    mov qword [r11 + 16], rsi
    mov qword [rsp + 136], r14
    mov r14, qword [rsp + 8]
    mov qword [r11 + 24], r14
    mov qword [rsp + 88], r13
    mov r13, qword [rsp + 80]
    mov qword [r11 + 64], r13
    mov qword [r11 + 72], rdi
    mov qword [r11 + 80], rbx
    mov qword [r11 + 88], rbp
    add rcx, rax
    adc r8, rdx
    ; the quotient by 2^255 but for carries from below; times 19
    mov eax, 38
    mul r8
    add r9, rax
    adc rdx, 0
    add r9, r9
    adc rdx, rdx
    mov eax, 38
    mov r8, rdx
    mul r10
    mov r10, rax
    mov eax, 38
    mov qword [rsp + 104], rdx
    mul qword [rsp + 88]
    mov qword [rsp + 88], rax
    mov eax, 38
    mov qword [rsp + 152], rdx
    mul rcx
    shr r9, 1
    ; what is below 2^255, and the low words of the products by 38
    add r10, qword [rsp + 136]
    mov rcx, qword [rsp + 128]
    adc rcx, qword [rsp + 88]
    adc rax, qword [rsp + 48]
    adc r9, 0
    imul rsi, r8, 19
    ; their high words, and the quotient times 19
    add r10, rsi
    mov qword [r11 + 96], r10
    adc rcx, qword [rsp + 104]
    mov qword [r11 + 104], rcx
    adc rax, qword [rsp + 152]
    mov qword [r11 + 112], rax
    adc r9, rdx
    mov qword [r11 + 120], r9
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, qword [rsp + 72]
    mul qword [rsp + 112]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r8, rax
    mov rax, qword [rsp + 72]
    mov rsi, rdx
    mul qword [rsp + 96]
    add rsi, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 152], rax
    mov rax, qword [rsp + 16]
    mov qword [rsp + 104], rdx
    mul qword [rsp + 112]
    add rsi, rax
    adc rdx, qword [rsp + 104]
    mov rax, qword [rsp + 152]
    adc rax, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 152], rax
    mov rax, qword [rsp + 72]
    mov qword [rsp + 104], rdx
    mul qword [rsp + 56]
    add rax, qword [rsp + 104]
    adc rdx, qword [rsp + 152]
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 152], rax
    mov rax, qword [rsp + 16]
    mov qword [rsp + 104], rdx
    mul qword [rsp + 96]
    add rax, qword [rsp + 152]
    adc rdx, qword [rsp + 104]
    adc r12, 0
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 64]
    mov qword [rsp + 152], rdx
    mul qword [rsp + 112]
    add rax, qword [rsp + 104]
    adc rdx, qword [rsp + 152]
    adc r12, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 152], rax
    mov rax, qword [rsp + 72]
    mov qword [rsp + 104], rdx
    mul qword [rsp + 144]
    add rax, qword [rsp + 104]
    adc r12, rdx
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 16]
    mul qword [rsp + 56]
    add rax, qword [rsp + 104]
    adc r12, rdx
    adc r13, 0
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 64]
    mul qword [rsp + 96]
    add rax, qword [rsp + 104]
    adc r12, rdx
    adc r13, 0
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 32]
    mul qword [rsp + 112]
    add rax, qword [rsp + 104]
    adc r12, rdx
    adc r13, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 16]
    mul qword [rsp + 144]
    add r12, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 64]
    mul qword [rsp + 56]
    add r12, rax
    adc r13, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 32]
    mul qword [rsp + 96]
    add r12, rax
    adc r13, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 64]
    mul qword [rsp + 144]
    add r13, rax
    adc rdx, qword [rsp + 16]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 32]
    mov qword [rsp + 64], rdx
    mul qword [rsp + 56]
    add r13, rax
    adc rdx, qword [rsp + 64]
    mov rax, qword [rsp + 16]
    adc rax, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 32]
    mov qword [rsp + 64], rdx
    mul qword [rsp + 144]
    add rax, qword [rsp + 64]
    adc rdx, qword [rsp + 16]
    ; the quotient by 2^255 but for carries from below; times 19
    mov qword [rsp + 16], rax
    mov eax, 38
    mul rdx
    add rax, qword [rsp + 104]
    adc rdx, 0
    add rax, rax
    adc rdx, rdx
    mov qword [rsp + 104], rax
    mov eax, 38
    mov qword [rsp + 64], rdx
    mul r12
    mov r12, rax
    mov eax, 38
    mov qword [rsp + 144], rdx
    mul r13
    mov r13, rax
    mov eax, 38
    mov qword [rsp + 32], rdx
    mul qword [rsp + 16]
    mov r14, qword [rsp + 104]
    shr r14, 1
    ; what is below 2^255, and the low words of the products by 38
    add r8, r12
    adc rsi, r13
    adc rax, qword [rsp + 152]
    adc r14, 0
    imul r12, qword [rsp + 64], 19
    ; their high words, and the quotient times 19
    add r8, r12
    mov qword [r11 + 32], r8
    adc rsi, qword [rsp + 144]
    mov qword [r11 + 40], rsi
    adc rax, qword [rsp + 32]
    mov qword [r11 + 48], rax
    adc r14, rdx
    mov qword [r11 + 56], r14
    add rsp, 160
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask)
; Ensures x < p, z < p.
; (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p
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
; how to unwind the stack from any instruction: DWARF call frame information
section .eh_frame alloc noexec nowrite progbits align=8
    db 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01, 0x00, 0x00
    dd 92, 28, curve25519_ladder_step_x64 - $ - 8, curve25519_ladder_step_x64.end - curve25519_ladder_step_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd8, 0x01
    db 0x04
    dd curve25519_ladder_step_x64.end - curve25519_ladder_step_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, curve25519_ladder_end_x64 - $ - 8, curve25519_ladder_end_x64.end - curve25519_ladder_end_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd curve25519_ladder_end_x64.end - curve25519_ladder_end_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd curve25519_ladder_step_x64 + 0 wrt ..imagebase, curve25519_ladder_step_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd curve25519_ladder_end_x64 + 0 wrt ..imagebase, curve25519_ladder_end_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x14, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; curve25519_ladder_step_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_ladder_end_x64 + 0
%endif
