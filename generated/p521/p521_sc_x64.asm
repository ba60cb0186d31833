; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n =
;     0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409,
;     9 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^576 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P521_EXPORT
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
%ifdef P521_EXPORT
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
; void p521_sc_mul(p521_sc *r, const p521_sc *a, const p521_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p521_sc_mul_x64
align 32
p521_sc_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 128
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
    mov rax, qword [rsi]
    mul qword [rcx + 32]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
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
    mov rax, qword [rsi + 32]
    mul qword [rcx]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 40]
    add rbp, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 16]
    mul qword [rcx + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 24]
    mul qword [rcx + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 32]
    mul qword [rcx + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 40]
    mul qword [rcx]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 48]
    add r12, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 40]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 16]
    mul qword [rcx + 32]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 24]
    mul qword [rcx + 24]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 32]
    mul qword [rcx + 16]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 40]
    mul qword [rcx + 8]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 48]
    mul qword [rcx]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 56]
    add r13, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 48]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 16]
    mul qword [rcx + 40]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 24]
    mul qword [rcx + 32]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 32]
    mul qword [rcx + 24]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 40]
    mul qword [rcx + 16]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 48]
    mul qword [rcx + 8]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 56]
    mul qword [rcx]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov rax, qword [rsi]
    mul qword [rcx + 64]
    add r14, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 56]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 16]
    mul qword [rcx + 48]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 24]
    mul qword [rcx + 40]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 32]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 24]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 48]
    mul qword [rcx + 16]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 56]
    mul qword [rcx + 8]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov qword [rsp], rax
    mov rax, qword [rsi + 8]
    mul qword [rcx + 64]
    add r15, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 56]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 48]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 40]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 32]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 24]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 16]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 8]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    mov qword [rsp], r15
    mov r15d, 0
    adc r15, r15
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 56]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 48]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r15, 0
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 40]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 32]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r15, 0
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 24]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 16]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r15, 0
    ; product, column 11: sum of a[i] * b[11 - i]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 16]
    adc r15, rdx
    mov qword [rsp + 16], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 56]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc rdi, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 48]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc rdi, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 48]
    mul qword [rcx + 40]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc rdi, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 56]
    mul qword [rcx + 32]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc rdi, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 24]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc rdi, 0
    ; product, column 12: sum of a[i] * b[12 - i]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 64]
    add r15, rax
    adc rdi, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 56]
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mul qword [rcx + 48]
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mul qword [rcx + 40]
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 32]
    add r15, rax
    adc rdi, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 13: sum of a[i] * b[13 - i]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 64]
    add rdi, rax
    adc rdx, qword [rsp + 32]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 56]
    add rdi, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 48]
    add rdi, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 40]
    add rdi, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 14: sum of a[i] * b[14 - i]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 32]
    mov qword [rsp + 32], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 48], rdx
    mul qword [rcx + 56]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 48]
    adc rdi, 0
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 48]
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 40]
    adc rdi, 0
    ; product, column 15: sum of a[i] * b[15 - i]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 48], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 48]
    adc rdi, rdx
    mov qword [rsp + 48], r15
    mov r15d, 0
    adc r15, r15
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 56]
    add rax, qword [rsp + 56]
    adc rdi, rdx
    adc r15, 0
    ; product, column 16: sum of a[i] * b[16 - i]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 64]
    add rdi, rax
    adc r15, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r8, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov rcx, rax
    mov rax, 0x449048e16ec79bf7
    mov rsi, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 64], rdx
    mul r8
    mov qword [rsp + 72], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r8
    mov qword [rsp + 88], rax
    mov eax, 5
    mov qword [rsp + 96], rdx
    mul r8
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul r8
    add rcx, qword [rsp + 64]
    adc rsi, qword [rsp + 72]
    mov qword [rsp + 72], r15
    mov r15, qword [rsp + 88]
    adc r15, qword [rsp + 80]
    mov qword [rsp + 80], rdi
    mov rdi, qword [rsp + 104]
    adc rdi, qword [rsp + 96]
    mov qword [rsp + 96], r8
    mov r8, qword [rsp + 112]
    adc r8, 0
    mov qword [rsp + 112], r14
    mov r14d, 0
    adc r14, r14
    mov qword [rsp + 104], r13
    mov r13d, 0
    adc r13, r13
    adc rax, 0
    adc rdx, 0
    sub r9, rcx
    sbb r11, rsi
    sbb r10, r15
    sbb rbx, rdi
    sbb rbp, r8
    sbb r12, r14
    mov rcx, qword [rsp + 104]
    sbb rcx, r13
    mov r8, qword [rsp + 112]
    sbb r8, rax
    mov rax, qword [rsp + 96]
    sbb rax, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r9, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r9
    mov qword [rsp + 96], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul r9
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul r9
    mov qword [rsp + 64], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul r9
    add r13, r15
    adc r14, qword [rsp + 96]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 112]
    mov rsi, qword [rsp + 64]
    adc rsi, qword [rsp + 88]
    mov qword [rsp + 88], r9
    mov r9, qword [rsp + 120]
    adc r9, 0
    mov qword [rsp + 120], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 64], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r11, r13
    sbb r10, r14
    sbb rbx, r15
    sbb rbp, rsi
    sbb r12, r9
    sbb rcx, rdi
    mov r9, qword [rsp + 64]
    sbb r9, r8
    mov r8, qword [rsp + 120]
    sbb r8, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r11, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r11
    mov qword [rsp + 64], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul r11
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 96], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 64]
    adc r15, qword [rsp + 120]
    mov rsi, qword [rsp + 104]
    adc rsi, qword [rsp + 112]
    mov qword [rsp + 112], r11
    mov r11, qword [rsp + 96]
    adc r11, 0
    mov qword [rsp + 96], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 104], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r10, r13
    sbb rbx, r14
    sbb rbp, r15
    sbb r12, rsi
    sbb rcx, r11
    sbb r9, rdi
    mov r11, qword [rsp + 104]
    sbb r11, r8
    mov r8, qword [rsp + 96]
    sbb r8, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r10, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r10
    mov qword [rsp + 112], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 96], rdx
    mul r10
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul r10
    mov qword [rsp + 64], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul r10
    add r13, r15
    adc r14, qword [rsp + 112]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 96]
    mov rsi, qword [rsp + 64]
    adc rsi, qword [rsp + 120]
    mov qword [rsp + 120], r10
    mov r10, qword [rsp + 88]
    adc r10, 0
    mov qword [rsp + 88], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 64], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rbp, r14
    sbb r12, r15
    sbb rcx, rsi
    sbb r9, r10
    sbb r11, rdi
    mov r10, qword [rsp + 64]
    sbb r10, r8
    mov r8, qword [rsp + 88]
    sbb r8, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul rbx, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 120], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 88], rdx
    mul rbx
    mov qword [rsp + 64], rax
    mov eax, 5
    mov qword [rsp + 96], rdx
    mul rbx
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 120]
    mov r15, qword [rsp + 64]
    adc r15, qword [rsp + 88]
    mov rsi, qword [rsp + 104]
    adc rsi, qword [rsp + 96]
    mov qword [rsp + 96], rbx
    mov rbx, qword [rsp + 112]
    adc rbx, 0
    mov qword [rsp + 112], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 104], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbp, r13
    sbb r12, r14
    sbb rcx, r15
    sbb r9, rsi
    sbb r11, rbx
    sbb r10, rdi
    mov rsi, qword [rsp + 104]
    sbb rsi, r8
    mov r8, qword [rsp + 112]
    sbb r8, rax
    mov rax, qword [rsp + 96]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul rbp, rdi
    mov rbx, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbp
    mov qword [rsp + 96], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul rbp
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul rbp
    mov qword [rsp + 64], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul rbp
    add r13, r15
    adc r14, qword [rsp + 96]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 112]
    mov rdi, qword [rsp + 64]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], rbp
    mov rbp, qword [rsp + 120]
    adc rbp, 0
    mov qword [rsp + 120], rbx
    mov ebx, 0
    adc rbx, rbx
    mov qword [rsp + 64], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r12, r13
    sbb rcx, r14
    sbb r9, r15
    sbb r11, rdi
    sbb r10, rbp
    sbb rsi, rbx
    mov rdi, qword [rsp + 64]
    sbb rdi, r8
    mov r8, qword [rsp + 120]
    sbb r8, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbx, 0x1d2f5ccd79a995c7
    imul r12, rbx
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r12
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r12
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r12
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r12
    mov qword [rsp + 64], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul r12
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 96], rdx
    mul r12
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 64]
    adc r15, qword [rsp + 120]
    mov rbx, qword [rsp + 104]
    adc rbx, qword [rsp + 112]
    mov qword [rsp + 112], r12
    mov r12, qword [rsp + 96]
    adc r12, 0
    mov qword [rsp + 96], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 104], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r9, r14
    sbb r11, r15
    sbb r10, rbx
    sbb rsi, r12
    sbb rdi, rbp
    mov rbx, qword [rsp + 104]
    sbb rbx, r8
    mov r8, qword [rsp + 96]
    sbb r8, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rcx
    mov qword [rsp + 112], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 96], rdx
    mul rcx
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul rcx
    mov qword [rsp + 64], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul rcx
    add r13, r15
    adc r14, qword [rsp + 112]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 96]
    mov rbp, qword [rsp + 64]
    adc rbp, qword [rsp + 120]
    mov qword [rsp + 120], rcx
    mov rcx, qword [rsp + 88]
    adc rcx, 0
    mov qword [rsp + 88], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 64], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r9, r13
    sbb r11, r14
    sbb r10, r15
    sbb rsi, rbp
    sbb rdi, rcx
    sbb rbx, r12
    mov rcx, qword [rsp + 64]
    sbb rcx, r8
    mov r8, qword [rsp + 88]
    sbb r8, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r9, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r9
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r9
    mov qword [rsp + 88], rax
    mov eax, 5
    mov qword [rsp + 64], rdx
    mul r9
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 104], rdx
    mul r9
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 88]
    adc r13, qword [rsp + 120]
    mov r14, qword [rsp + 96]
    adc r14, qword [rsp + 64]
    mov qword [rsp + 64], r9
    mov r9, qword [rsp + 104]
    adc r9, 0
    mov qword [rsp + 104], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 96], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r11, r12
    sbb r10, r15
    sbb rsi, r13
    sbb rdi, r14
    sbb rbx, r9
    sbb rcx, rbp
    mov r9, qword [rsp + 96]
    sbb r9, r8
    mov r8, qword [rsp + 104]
    sbb r8, rax
    mov rax, qword [rsp + 64]
    sbb rax, rdx
    ; add the high half; the sum is below 2*p
    add r11, qword [rsp]
    adc r10, qword [rsp + 8]
    adc rsi, qword [rsp + 24]
    adc rdi, qword [rsp + 48]
    adc rbx, qword [rsp + 32]
    adc rcx, qword [rsp + 40]
    adc r9, qword [rsp + 56]
    adc r8, qword [rsp + 80]
    adc rax, qword [rsp + 72]
    ; subtract the modulus; keep the difference unless it borrows
    mov rbp, r11
    mov r12, 0xbb6fb71e91386409
    sub rbp, r12
    mov r12, r10
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, rsi
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, rdi
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, rbx
    sbb r15, -6
    mov qword [rsp + 72], rbx
    mov rbx, rcx
    sbb rbx, -1
    mov qword [rsp + 80], rcx
    mov rcx, r9
    sbb rcx, -1
    mov qword [rsp + 56], rcx
    mov rcx, r8
    sbb rcx, -1
    mov qword [rsp + 40], rcx
    mov rcx, rax
    sbb rcx, 511
    cmovc rbp, r11
    mov r11, qword [rsp + 16]
    mov qword [r11], rbp
    cmovc r12, r10
    mov qword [r11 + 8], r12
    cmovc r13, rsi
    mov qword [r11 + 16], r13
    cmovc r14, rdi
    mov qword [r11 + 24], r14
    cmovc r15, qword [rsp + 72]
    mov qword [r11 + 32], r15
    cmovc rbx, qword [rsp + 80]
    mov qword [r11 + 40], rbx
    cmovnc r9, qword [rsp + 56]
    mov qword [r11 + 48], r9
    cmovnc r8, qword [rsp + 40]
    mov qword [r11 + 56], r8
    cmovc rcx, rax
    mov qword [r11 + 64], rcx
    add rsp, 128
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_sqr(p521_sc *r, const p521_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p521_sc_sqr_x64
align 32
p521_sc_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 128
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
    mov rax, qword [rsi]
    mul qword [rsi + 32]
    add r11, rax
    adc rbx, rdx
    mov ebp, 0
    adc rbp, rbp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, qword [rsi + 16]
    mul rax
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; square, column 5: sum of a[i] * a[5 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 40]
    add rbx, rax
    adc rbp, rdx
    mov r12d, 0
    adc r12, r12
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 32]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; square, column 6: sum of a[i] * a[6 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 48]
    add rbp, rax
    adc r12, rdx
    mov r13d, 0
    adc r13, r13
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, qword [rsi + 24]
    mul rax
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    ; square, column 7: sum of a[i] * a[7 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 56]
    add r12, rax
    adc r13, rdx
    mov r14d, 0
    adc r14, r14
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 48]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 40]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 32]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    add r12, rax
    adc r13, rdx
    adc r14, 0
    ; square, column 8: sum of a[i] * a[8 - i]
    mov rax, qword [rsi]
    mul qword [rsi + 64]
    add r13, rax
    adc r14, rdx
    mov r15d, 0
    adc r15, r15
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 8]
    mul qword [rsi + 56]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 48]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 40]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 32]
    mul rax
    add r13, rax
    adc r14, rdx
    adc r15, 0
    ; square, column 9: sum of a[i] * a[9 - i]
    mov rax, qword [rsi + 8]
    mul qword [rsi + 64]
    add r14, rax
    adc r15, rdx
    mov qword [rsp], rdi
    mov edi, 0
    adc rdi, rdi
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 56]
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 48]
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 40]
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    ; square, column 10: sum of a[i] * a[10 - i]
    mov rax, qword [rsi + 16]
    mul qword [rsi + 64]
    add r15, rax
    adc rdi, rdx
    mov qword [rsp + 8], r14
    mov r14d, 0
    adc r14, r14
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 56]
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 48]
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    mov rax, qword [rsi + 40]
    mul rax
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    ; square, column 11: sum of a[i] * a[11 - i]
    mov rax, qword [rsi + 24]
    mul qword [rsi + 64]
    add rdi, rax
    adc r14, rdx
    mov qword [rsp + 16], r15
    mov r15d, 0
    adc r15, r15
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 56]
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 40]
    mul qword [rsi + 48]
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    ; square, column 12: sum of a[i] * a[12 - i]
    mov rax, qword [rsi + 32]
    mul qword [rsi + 64]
    add r14, rax
    adc r15, rdx
    mov qword [rsp + 24], rdi
    mov edi, 0
    adc rdi, rdi
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    mov rax, qword [rsi + 40]
    mul qword [rsi + 56]
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    mov rax, qword [rsi + 48]
    mul rax
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    ; square, column 13: sum of a[i] * a[13 - i]
    mov rax, qword [rsi + 40]
    mul qword [rsi + 64]
    add r15, rax
    adc rdi, rdx
    mov qword [rsp + 32], r14
    mov r14d, 0
    adc r14, r14
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    mov rax, qword [rsi + 48]
    mul qword [rsi + 56]
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    add r15, rax
    adc rdi, rdx
    adc r14, 0
    ; square, column 14: sum of a[i] * a[14 - i]
    mov rax, qword [rsi + 48]
    mul qword [rsi + 64]
    add rdi, rax
    adc r14, rdx
    mov qword [rsp + 40], r15
    mov r15d, 0
    adc r15, r15
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 56]
    mul rax
    add rdi, rax
    adc r14, rdx
    adc r15, 0
    ; square, column 15: sum of a[i] * a[15 - i]
    mov rax, qword [rsi + 56]
    mul qword [rsi + 64]
    add r14, rax
    adc r15, rdx
    mov qword [rsp + 48], rdi
    mov edi, 0
    adc rdi, rdi
    add r14, rax
    adc r15, rdx
    adc rdi, 0
    ; square, column 16: sum of a[i] * a[16 - i]
    mov rax, qword [rsi + 64]
    mul rax
    add r15, rax
    adc rdi, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rcx, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov rsi, rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp + 56], rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 64], rdx
    mul rcx
    mov qword [rsp + 72], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul rcx
    mov qword [rsp + 88], rax
    mov eax, 5
    mov qword [rsp + 96], rdx
    mul rcx
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul rcx
    add rsi, qword [rsp + 64]
    mov qword [rsp + 64], rdi
    mov rdi, qword [rsp + 72]
    adc rdi, qword [rsp + 56]
    mov qword [rsp + 56], r15
    mov r15, qword [rsp + 88]
    adc r15, qword [rsp + 80]
    mov qword [rsp + 80], r14
    mov r14, qword [rsp + 104]
    adc r14, qword [rsp + 96]
    mov qword [rsp + 96], rcx
    mov rcx, qword [rsp + 112]
    adc rcx, 0
    mov qword [rsp + 112], r13
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 104], r12
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    sub r8, rsi
    sbb r9, rdi
    sbb r10, r15
    sbb r11, r14
    sbb rbx, rcx
    sbb rbp, r13
    mov rcx, qword [rsp + 104]
    sbb rcx, r12
    mov rsi, qword [rsp + 112]
    sbb rsi, rax
    mov rax, qword [rsp + 96]
    sbb rax, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r8, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r8
    mov qword [rsp + 96], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul r8
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul r8
    mov qword [rsp + 72], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul r8
    add r13, r15
    adc r14, qword [rsp + 96]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 112]
    mov rdi, qword [rsp + 72]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], r8
    mov r8, qword [rsp + 120]
    adc r8, 0
    mov qword [rsp + 120], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 72], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r9, r13
    sbb r10, r14
    sbb r11, r15
    sbb rbx, rdi
    sbb rbp, r8
    sbb rcx, r12
    mov r8, qword [rsp + 72]
    sbb r8, rsi
    mov rsi, qword [rsp + 120]
    sbb rsi, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r9, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r9
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r9
    mov qword [rsp + 72], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul r9
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 96], rdx
    mul r9
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 72]
    adc r15, qword [rsp + 120]
    mov rdi, qword [rsp + 104]
    adc rdi, qword [rsp + 112]
    mov qword [rsp + 112], r9
    mov r9, qword [rsp + 96]
    adc r9, 0
    mov qword [rsp + 96], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 104], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r10, r13
    sbb r11, r14
    sbb rbx, r15
    sbb rbp, rdi
    sbb rcx, r9
    sbb r8, r12
    mov r9, qword [rsp + 104]
    sbb r9, rsi
    mov rsi, qword [rsp + 96]
    sbb rsi, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r10, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r10
    mov qword [rsp + 112], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 96], rdx
    mul r10
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul r10
    mov qword [rsp + 72], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul r10
    add r13, r15
    adc r14, qword [rsp + 112]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 96]
    mov rdi, qword [rsp + 72]
    adc rdi, qword [rsp + 120]
    mov qword [rsp + 120], r10
    mov r10, qword [rsp + 88]
    adc r10, 0
    mov qword [rsp + 88], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 72], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r11, r13
    sbb rbx, r14
    sbb rbp, r15
    sbb rcx, rdi
    sbb r8, r10
    sbb r9, r12
    mov r10, qword [rsp + 72]
    sbb r10, rsi
    mov rsi, qword [rsp + 88]
    sbb rsi, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r11, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 120], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 88], rdx
    mul r11
    mov qword [rsp + 72], rax
    mov eax, 5
    mov qword [rsp + 96], rdx
    mul r11
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 120]
    mov r15, qword [rsp + 72]
    adc r15, qword [rsp + 88]
    mov rdi, qword [rsp + 104]
    adc rdi, qword [rsp + 96]
    mov qword [rsp + 96], r11
    mov r11, qword [rsp + 112]
    adc r11, 0
    mov qword [rsp + 112], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 104], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rbp, r14
    sbb rcx, r15
    sbb r8, rdi
    sbb r9, r11
    sbb r10, r12
    mov r11, qword [rsp + 104]
    sbb r11, rsi
    mov rsi, qword [rsp + 112]
    sbb rsi, rax
    mov rax, qword [rsp + 96]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul rbx, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 96], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul rbx
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul rbx
    mov qword [rsp + 72], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 96]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 112]
    mov rdi, qword [rsp + 72]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], rbx
    mov rbx, qword [rsp + 120]
    adc rbx, 0
    mov qword [rsp + 120], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 72], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rbp, r13
    sbb rcx, r14
    sbb r8, r15
    sbb r9, rdi
    sbb r10, rbx
    sbb r11, r12
    mov rdi, qword [rsp + 72]
    sbb rdi, rsi
    mov rsi, qword [rsp + 120]
    sbb rsi, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbx, 0x1d2f5ccd79a995c7
    imul rbp, rbx
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbp
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul rbp
    mov qword [rsp + 72], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul rbp
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 96], rdx
    mul rbp
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 72]
    adc r15, qword [rsp + 120]
    mov rbx, qword [rsp + 104]
    adc rbx, qword [rsp + 112]
    mov qword [rsp + 112], rbp
    mov rbp, qword [rsp + 96]
    adc rbp, 0
    mov qword [rsp + 96], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 104], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r8, r14
    sbb r9, r15
    sbb r10, rbx
    sbb r11, rbp
    sbb rdi, r12
    mov rbx, qword [rsp + 104]
    sbb rbx, rsi
    mov rsi, qword [rsp + 96]
    sbb rsi, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rcx
    mov qword [rsp + 112], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 96], rdx
    mul rcx
    mov qword [rsp + 104], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul rcx
    mov qword [rsp + 72], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul rcx
    add r13, r15
    adc r14, qword [rsp + 112]
    mov r15, qword [rsp + 104]
    adc r15, qword [rsp + 96]
    mov rbp, qword [rsp + 72]
    adc rbp, qword [rsp + 120]
    mov qword [rsp + 120], rcx
    mov rcx, qword [rsp + 88]
    adc rcx, 0
    mov qword [rsp + 88], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 72], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r8, r13
    sbb r9, r14
    sbb r10, r15
    sbb r11, rbp
    sbb rdi, rcx
    sbb rbx, r12
    mov rcx, qword [rsp + 72]
    sbb rcx, rsi
    mov rsi, qword [rsp + 88]
    sbb rsi, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r8, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r8
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r8
    mov qword [rsp + 88], rax
    mov eax, 5
    mov qword [rsp + 72], rdx
    mul r8
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 104], rdx
    mul r8
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 88]
    adc r13, qword [rsp + 120]
    mov r14, qword [rsp + 96]
    adc r14, qword [rsp + 72]
    mov qword [rsp + 72], r8
    mov r8, qword [rsp + 104]
    adc r8, 0
    mov qword [rsp + 104], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 96], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r9, r12
    sbb r10, r15
    sbb r11, r13
    sbb rdi, r14
    sbb rbx, r8
    sbb rcx, rbp
    mov r8, qword [rsp + 96]
    sbb r8, rsi
    mov rsi, qword [rsp + 104]
    sbb rsi, rax
    mov rax, qword [rsp + 72]
    sbb rax, rdx
    ; add the high half; the sum is below 2*p
    add r9, qword [rsp + 8]
    adc r10, qword [rsp + 16]
    adc r11, qword [rsp + 24]
    adc rdi, qword [rsp + 32]
    adc rbx, qword [rsp + 40]
    adc rcx, qword [rsp + 48]
    adc r8, qword [rsp + 80]
    adc rsi, qword [rsp + 56]
    adc rax, qword [rsp + 64]
    ; subtract the modulus; keep the difference unless it borrows
    mov rbp, r9
    mov r12, 0xbb6fb71e91386409
    sub rbp, r12
    mov r12, r10
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, r11
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, rdi
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, rbx
    sbb r15, -6
    mov qword [rsp + 64], rbx
    mov rbx, rcx
    sbb rbx, -1
    mov qword [rsp + 56], rcx
    mov rcx, r8
    sbb rcx, -1
    mov qword [rsp + 80], rcx
    mov rcx, rsi
    sbb rcx, -1
    mov qword [rsp + 48], rcx
    mov rcx, rax
    sbb rcx, 511
    cmovc rbp, r9
    mov r9, qword [rsp]
    mov qword [r9], rbp
    cmovc r12, r10
    mov qword [r9 + 8], r12
    cmovc r13, r11
    mov qword [r9 + 16], r13
    cmovc r14, rdi
    mov qword [r9 + 24], r14
    cmovc r15, qword [rsp + 64]
    mov qword [r9 + 32], r15
    cmovc rbx, qword [rsp + 56]
    mov qword [r9 + 40], rbx
    cmovnc r8, qword [rsp + 80]
    mov qword [r9 + 48], r8
    cmovnc rsi, qword [rsp + 48]
    mov qword [r9 + 56], rsi
    cmovc rcx, rax
    mov qword [r9 + 64], rcx
    add rsp, 128
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_mul_small(p521_sc *r, const p521_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL p521_sc_mul_small_x64
align 32
p521_sc_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 88
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
    mov r12, rax
    mov rax, qword [rsi + 32]
    mov r13, rdx
    mul rcx
    mov r14, rax
    mov rax, qword [rsi + 40]
    mov r15, rdx
    mul rcx
    mov qword [rsp], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul rcx
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 24], rdx
    mul rcx
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul rcx
    add r8, r11
    adc rbx, r9
    adc r12, rbp
    adc r14, r13
    adc r15, qword [rsp]
    mov rcx, qword [rsp + 16]
    adc rcx, qword [rsp + 8]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    adc rax, qword [rsp + 40]
    adc rdx, 0
    ; q, at most 3 below the quotient of T by the modulus
    mov r11, rax
    shrd r11, rdx, 9
    ; T - q * p, below 4*p
    mov rsi, rax
    mov rax, 0x3bb5c9b8899c47ae
    mov rbp, rdx
    mul r11
    mov r13, rax
    mov rax, 0xbb6fb71e91386409
    mov qword [rsp + 40], rdx
    mul r11
    mov qword [rsp + 24], rax
    mov rax, 0x7fcc0148f709a5d0
    mov qword [rsp + 32], rdx
    mul r11
    mov qword [rsp + 8], rax
    mov rax, 0x51868783bf2f966b
    mov qword [rsp + 16], rdx
    mul r11
    mov qword [rsp], rax
    mov rax, -6
    mov qword [rsp + 48], rdx
    mul r11
    mov qword [rsp + 56], rax
    mov rax, -1
    mov qword [rsp + 64], rdx
    mul r11
    mov qword [rsp + 72], rax
    mov eax, 511
    mov qword [rsp + 80], rdx
    mul r11
    add r13, qword [rsp + 32]
    mov r11, qword [rsp + 8]
    adc r11, qword [rsp + 40]
    mov qword [rsp + 40], rdi
    mov rdi, qword [rsp]
    adc rdi, qword [rsp + 16]
    mov qword [rsp + 16], rbp
    mov rbp, qword [rsp + 56]
    adc rbp, qword [rsp + 48]
    mov qword [rsp + 48], rsi
    mov rsi, qword [rsp + 72]
    adc rsi, qword [rsp + 64]
    mov qword [rsp + 64], r9
    mov r9, qword [rsp + 72]
    adc r9, qword [rsp + 80]
    mov qword [rsp + 56], rcx
    mov rcx, qword [rsp + 72]
    adc rcx, qword [rsp + 80]
    adc rax, qword [rsp + 80]
    adc rdx, 0
    sub r10, qword [rsp + 24]
    sbb r8, r13
    sbb rbx, r11
    sbb r12, rdi
    sbb r14, rbp
    sbb r15, rsi
    mov r11, qword [rsp + 56]
    sbb r11, r9
    mov r9, qword [rsp + 64]
    sbb r9, rcx
    mov rcx, qword [rsp + 48]
    sbb rcx, rax
    mov rax, qword [rsp + 16]
    sbb rax, rdx
    ; subtract 2*p where that does not borrow
    mov rsi, r10
    mov rdi, 0x76df6e3d2270c812
    sub rsi, rdi
    mov rdi, r8
    mov rbp, 0x776b937113388f5d
    sbb rdi, rbp
    mov rbp, rbx
    mov r13, 0xff980291ee134ba0
    sbb rbp, r13
    mov r13, r12
    mov qword [rsp + 16], rbx
    mov rbx, 0xa30d0f077e5f2cd6
    sbb r13, rbx
    mov rbx, r14
    sbb rbx, -12
    mov qword [rsp + 48], rbx
    mov rbx, r15
    sbb rbx, -1
    mov qword [rsp + 64], rbx
    mov rbx, r11
    sbb rbx, -1
    mov qword [rsp + 56], r11
    mov r11, r9
    sbb r11, -1
    mov qword [rsp + 24], r9
    mov r9, rcx
    sbb r9, 1023
    mov qword [rsp + 80], rcx
    mov rcx, rax
    sbb rcx, 0
    cmovc rsi, r10
    cmovc rdi, r8
    cmovc rbp, qword [rsp + 16]
    cmovc r13, r12
    cmovnc r14, qword [rsp + 48]
    cmovnc r15, qword [rsp + 64]
    cmovc rbx, qword [rsp + 56]
    cmovc r11, qword [rsp + 24]
    cmovc r9, qword [rsp + 80]
    cmovc rcx, rax
    ; subtract 1*p where that does not borrow
    mov rax, rsi
    mov r8, 0xbb6fb71e91386409
    sub rax, r8
    mov r8, rdi
    mov r10, 0x3bb5c9b8899c47ae
    sbb r8, r10
    mov r10, rbp
    mov r12, 0x7fcc0148f709a5d0
    sbb r10, r12
    mov r12, r13
    mov qword [rsp + 80], r10
    mov r10, 0x51868783bf2f966b
    sbb r12, r10
    mov r10, r14
    sbb r10, -6
    mov qword [rsp + 24], r10
    mov r10, r15
    sbb r10, -1
    mov qword [rsp + 56], r10
    mov r10, rbx
    sbb r10, -1
    mov qword [rsp + 64], r10
    mov r10, r11
    sbb r10, -1
    mov qword [rsp + 48], r10
    mov r10, r9
    sbb r10, 511
    sbb rcx, 0
    cmovc rax, rsi
    mov rcx, qword [rsp + 40]
    mov qword [rcx], rax
    cmovc r8, rdi
    mov qword [rcx + 8], r8
    cmovnc rbp, qword [rsp + 80]
    mov qword [rcx + 16], rbp
    cmovc r12, r13
    mov qword [rcx + 24], r12
    cmovnc r14, qword [rsp + 24]
    mov qword [rcx + 32], r14
    cmovnc r15, qword [rsp + 56]
    mov qword [rcx + 40], r15
    cmovnc rbx, qword [rsp + 64]
    mov qword [rcx + 48], rbx
    cmovnc r11, qword [rsp + 48]
    mov qword [rcx + 56], r11
    cmovc r10, r9
    mov qword [rcx + 64], r10
    add rsp, 88
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_mont(p521_sc *r, const p521_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL p521_sc_to_mont_x64
align 32
p521_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 136
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0xf707badce5547ea3
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x137cd04dcf15dd04
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x12a78d38794573ff
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 8]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 32]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 40]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi]
    add rbp, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsi]
    add r12, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi + 8]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 16]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 24]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 32]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 40]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 48]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 56]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov eax, 61
    mul qword [rsi]
    add r13, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsi + 8]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi + 16]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 24]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 32]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 40]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 48]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 56]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0x137cd04dcf15dd04
    mul qword [rsi + 64]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov eax, 61
    mul qword [rsi + 8]
    add r14, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsi + 16]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi + 24]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 32]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 40]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xd3721ef557f75e06
    mul qword [rsi + 48]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0x12a78d38794573ff
    mul qword [rsi + 56]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xf707badce5547ea3
    mul qword [rsi + 64]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp], rax
    mov eax, 61
    mul qword [rsi + 16]
    add r15, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 8], rdx
    mul qword [rsi + 24]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 8], rdx
    mul qword [rsi + 32]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 8], rdx
    mul qword [rsi + 40]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 8], rdx
    mul qword [rsi + 48]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 8], rdx
    mul qword [rsi + 56]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 8], rdx
    mul qword [rsi + 64]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 11: sum of a[i] * b[11 - i]
    mov qword [rsp], rax
    mov eax, 61
    mov qword [rsp + 8], rdx
    mul qword [rsi + 24]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    mov qword [rsp], r15
    mov r15d, 0
    adc r15, r15
    mov qword [rsp + 8], rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 16], rdx
    mul qword [rsi + 32]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    mov qword [rsp + 16], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 8], rdx
    mul qword [rsi + 40]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r15, 0
    mov qword [rsp + 8], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 16], rdx
    mul qword [rsi + 48]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    mov qword [rsp + 16], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 8], rdx
    mul qword [rsi + 56]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r15, 0
    mov qword [rsp + 8], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 16], rdx
    mul qword [rsi + 64]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r15, 0
    ; product, column 12: sum of a[i] * b[12 - i]
    mov qword [rsp + 16], rax
    mov eax, 61
    mov qword [rsp + 8], rdx
    mul qword [rsi + 32]
    add rax, qword [rsp + 8]
    adc r15, rdx
    mov qword [rsp + 8], r14
    mov r14d, 0
    adc r14, r14
    mov qword [rsp + 24], rax
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsi + 40]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc r14, 0
    mov qword [rsp + 24], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi + 48]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc r14, 0
    mov qword [rsp + 24], rax
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 56]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc r14, 0
    mov qword [rsp + 24], rax
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsi + 64]
    add rax, qword [rsp + 24]
    adc r15, rdx
    adc r14, 0
    ; product, column 13: sum of a[i] * b[13 - i]
    mov qword [rsp + 24], rax
    mov eax, 61
    mul qword [rsi + 40]
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsi + 48]
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsi + 56]
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsi + 64]
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 14: sum of a[i] * b[14 - i]
    mov qword [rsp + 32], rax
    mov eax, 61
    mul qword [rsi + 48]
    add r14, rax
    adc rdx, qword [rsp + 32]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 40], rdx
    mul qword [rsi + 56]
    add r14, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 40], rdx
    mul qword [rsi + 64]
    add r14, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 15: sum of a[i] * b[15 - i]
    mov qword [rsp + 32], rax
    mov eax, 61
    mov qword [rsp + 40], rdx
    mul qword [rsi + 56]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14d, 0
    adc r14, r14
    mov qword [rsp + 40], rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 48], rdx
    mul qword [rsi + 64]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 48]
    adc r14, 0
    ; product, column 16: sum of a[i] * b[16 - i]
    mov qword [rsp + 48], rax
    mov eax, 61
    mov qword [rsp + 40], rdx
    mul qword [rsi + 64]
    add rax, qword [rsp + 40]
    adc r14, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul rcx, rsi
    mov qword [rsp + 40], rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov qword [rsp + 56], rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp + 64], rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 72], rdx
    mul rcx
    mov qword [rsp + 80], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 88], rdx
    mul rcx
    mov qword [rsp + 96], rax
    mov eax, 5
    mov qword [rsp + 104], rdx
    mul rcx
    mov qword [rsp + 112], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul rcx
    mov qword [rsp + 128], r14
    mov r14, qword [rsp + 56]
    add r14, qword [rsp + 72]
    mov qword [rsp + 72], r15
    mov r15, qword [rsp + 80]
    adc r15, qword [rsp + 64]
    mov qword [rsp + 64], rdi
    mov rdi, qword [rsp + 96]
    adc rdi, qword [rsp + 88]
    mov rsi, qword [rsp + 112]
    adc rsi, qword [rsp + 104]
    mov qword [rsp + 104], rcx
    mov rcx, qword [rsp + 120]
    adc rcx, 0
    mov qword [rsp + 120], r13
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 112], r12
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    sub r8, r14
    sbb r10, r15
    sbb r9, rdi
    sbb r11, rsi
    sbb rbx, rcx
    sbb rbp, r13
    mov rcx, qword [rsp + 112]
    sbb rcx, r12
    mov rsi, qword [rsp + 120]
    sbb rsi, rax
    mov rax, qword [rsp + 104]
    sbb rax, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r8, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r8
    mov qword [rsp + 104], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul r8
    mov qword [rsp + 112], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul r8
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 80], rdx
    mul r8
    add r13, r15
    adc r14, qword [rsp + 104]
    mov r15, qword [rsp + 112]
    adc r15, qword [rsp + 120]
    mov rdi, qword [rsp + 96]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], r8
    mov r8, qword [rsp + 80]
    adc r8, 0
    mov qword [rsp + 80], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 96], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r10, r13
    sbb r9, r14
    sbb r11, r15
    sbb rbx, rdi
    sbb rbp, r8
    sbb rcx, r12
    mov r8, qword [rsp + 96]
    sbb r8, rsi
    mov rsi, qword [rsp + 80]
    sbb rsi, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r10, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r10
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r10
    mov qword [rsp + 96], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul r10
    mov qword [rsp + 112], rax
    mov rax, -512
    mov qword [rsp + 104], rdx
    mul r10
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 96]
    adc r15, qword [rsp + 80]
    mov rdi, qword [rsp + 112]
    adc rdi, qword [rsp + 120]
    mov qword [rsp + 120], r10
    mov r10, qword [rsp + 104]
    adc r10, 0
    mov qword [rsp + 104], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 112], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r9, r13
    sbb r11, r14
    sbb rbx, r15
    sbb rbp, rdi
    sbb rcx, r10
    sbb r8, r12
    mov r10, qword [rsp + 112]
    sbb r10, rsi
    mov rsi, qword [rsp + 104]
    sbb rsi, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r9, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r9
    mov qword [rsp + 120], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 104], rdx
    mul r9
    mov qword [rsp + 112], rax
    mov eax, 5
    mov qword [rsp + 80], rdx
    mul r9
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul r9
    add r13, r15
    adc r14, qword [rsp + 120]
    mov r15, qword [rsp + 112]
    adc r15, qword [rsp + 104]
    mov rdi, qword [rsp + 96]
    adc rdi, qword [rsp + 80]
    mov qword [rsp + 80], r9
    mov r9, qword [rsp + 88]
    adc r9, 0
    mov qword [rsp + 88], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 96], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r11, r13
    sbb rbx, r14
    sbb rbp, r15
    sbb rcx, rdi
    sbb r8, r9
    sbb r10, r12
    mov r9, qword [rsp + 96]
    sbb r9, rsi
    mov rsi, qword [rsp + 88]
    sbb rsi, rax
    mov rax, qword [rsp + 80]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r11, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 80], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 88], rdx
    mul r11
    mov qword [rsp + 96], rax
    mov eax, 5
    mov qword [rsp + 104], rdx
    mul r11
    mov qword [rsp + 112], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 80]
    mov r15, qword [rsp + 96]
    adc r15, qword [rsp + 88]
    mov rdi, qword [rsp + 112]
    adc rdi, qword [rsp + 104]
    mov qword [rsp + 104], r11
    mov r11, qword [rsp + 120]
    adc r11, 0
    mov qword [rsp + 120], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 112], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rbp, r14
    sbb rcx, r15
    sbb r8, rdi
    sbb r10, r11
    sbb r9, r12
    mov r11, qword [rsp + 112]
    sbb r11, rsi
    mov rsi, qword [rsp + 120]
    sbb rsi, rax
    mov rax, qword [rsp + 104]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul rbx, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 104], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 120], rdx
    mul rbx
    mov qword [rsp + 112], rax
    mov eax, 5
    mov qword [rsp + 88], rdx
    mul rbx
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 80], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 104]
    mov r15, qword [rsp + 112]
    adc r15, qword [rsp + 120]
    mov rdi, qword [rsp + 96]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], rbx
    mov rbx, qword [rsp + 80]
    adc rbx, 0
    mov qword [rsp + 80], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 96], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rbp, r13
    sbb rcx, r14
    sbb r8, r15
    sbb r10, rdi
    sbb r9, rbx
    sbb r11, r12
    mov rdi, qword [rsp + 96]
    sbb rdi, rsi
    mov rsi, qword [rsp + 80]
    sbb rsi, rax
    mov rax, qword [rsp + 88]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbx, 0x1d2f5ccd79a995c7
    imul rbp, rbx
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbp
    mov qword [rsp + 88], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul rbp
    mov qword [rsp + 96], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul rbp
    mov qword [rsp + 112], rax
    mov rax, -512
    mov qword [rsp + 104], rdx
    mul rbp
    add r13, r15
    adc r14, qword [rsp + 88]
    mov r15, qword [rsp + 96]
    adc r15, qword [rsp + 80]
    mov rbx, qword [rsp + 112]
    adc rbx, qword [rsp + 120]
    mov qword [rsp + 120], rbp
    mov rbp, qword [rsp + 104]
    adc rbp, 0
    mov qword [rsp + 104], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 112], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r8, r14
    sbb r10, r15
    sbb r9, rbx
    sbb r11, rbp
    sbb rdi, r12
    mov rbx, qword [rsp + 112]
    sbb rbx, rsi
    mov rsi, qword [rsp + 104]
    sbb rsi, rax
    mov rax, qword [rsp + 120]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rcx
    mov qword [rsp + 120], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 104], rdx
    mul rcx
    mov qword [rsp + 112], rax
    mov eax, 5
    mov qword [rsp + 80], rdx
    mul rcx
    mov qword [rsp + 96], rax
    mov rax, -512
    mov qword [rsp + 88], rdx
    mul rcx
    add r13, r15
    adc r14, qword [rsp + 120]
    mov r15, qword [rsp + 112]
    adc r15, qword [rsp + 104]
    mov rbp, qword [rsp + 96]
    adc rbp, qword [rsp + 80]
    mov qword [rsp + 80], rcx
    mov rcx, qword [rsp + 88]
    adc rcx, 0
    mov qword [rsp + 88], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 96], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r8, r13
    sbb r10, r14
    sbb r9, r15
    sbb r11, rbp
    sbb rdi, rcx
    sbb rbx, r12
    mov rcx, qword [rsp + 96]
    sbb rcx, rsi
    mov rsi, qword [rsp + 88]
    sbb rsi, rax
    mov rax, qword [rsp + 80]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r8, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r8
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r8
    mov qword [rsp + 88], rax
    mov eax, 5
    mov qword [rsp + 96], rdx
    mul r8
    mov qword [rsp + 104], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul r8
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 88]
    adc r13, qword [rsp + 80]
    mov r14, qword [rsp + 104]
    adc r14, qword [rsp + 96]
    mov qword [rsp + 96], r8
    mov r8, qword [rsp + 112]
    adc r8, 0
    mov qword [rsp + 112], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 104], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r10, r12
    sbb r9, r15
    sbb r11, r13
    sbb rdi, r14
    sbb rbx, r8
    sbb rcx, rbp
    mov r8, qword [rsp + 104]
    sbb r8, rsi
    mov rsi, qword [rsp + 112]
    sbb rsi, rax
    mov rax, qword [rsp + 96]
    sbb rax, rdx
    ; add the high half; the sum is below 2*p
    add r10, qword [rsp + 8]
    adc r9, qword [rsp]
    adc r11, qword [rsp + 16]
    adc rdi, qword [rsp + 24]
    adc rbx, qword [rsp + 72]
    adc rcx, qword [rsp + 32]
    adc r8, qword [rsp + 48]
    adc rsi, qword [rsp + 40]
    adc rax, qword [rsp + 128]
    ; subtract the modulus; keep the difference unless it borrows
    mov rbp, r10
    mov r12, 0xbb6fb71e91386409
    sub rbp, r12
    mov r12, r9
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, r11
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, rdi
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, rbx
    sbb r15, -6
    mov qword [rsp + 128], rbx
    mov rbx, rcx
    sbb rbx, -1
    mov qword [rsp + 40], rcx
    mov rcx, r8
    sbb rcx, -1
    mov qword [rsp + 48], rcx
    mov rcx, rsi
    sbb rcx, -1
    mov qword [rsp + 32], rcx
    mov rcx, rax
    sbb rcx, 511
    cmovc rbp, r10
    mov r10, qword [rsp + 64]
    mov qword [r10], rbp
    cmovc r12, r9
    mov qword [r10 + 8], r12
    cmovc r13, r11
    mov qword [r10 + 16], r13
    cmovc r14, rdi
    mov qword [r10 + 24], r14
    cmovc r15, qword [rsp + 128]
    mov qword [r10 + 32], r15
    cmovc rbx, qword [rsp + 40]
    mov qword [r10 + 40], rbx
    cmovnc r8, qword [rsp + 48]
    mov qword [r10 + 48], r8
    cmovnc rsi, qword [rsp + 32]
    mov qword [r10 + 56], rsi
    cmovc rcx, rax
    mov qword [r10 + 64], rcx
    add rsp, 136
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_from_mont(p521_sc *r, const p521_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p521_sc_from_mont_x64
align 32
p521_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r8, rax
    mov r9, 0xc44a36477663b851
    mul r9
    mov r10, rax
    mov rax, 0x449048e16ec79bf7
    mov r11, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov rbx, rdx
    mul r8
    mov rbp, rax
    mov rax, 0xae79787c40d06994
    mov r12, rdx
    mul r8
    mov r13, rax
    mov eax, 5
    mov r14, rdx
    mul r8
    mov r15, rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r8
    add r10, rbx
    adc rbp, r11
    adc r13, r12
    adc r15, r14
    mov r11, qword [rsp]
    adc r11, 0
    mov ebx, 0
    adc rbx, rbx
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    mov r14, qword [rsi + 8]
    sub r14, r10
    mov r10, qword [rsi + 16]
    sbb r10, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, r11
    mov r11, qword [rsi + 48]
    sbb r11, rbx
    mov rbx, qword [rsi + 56]
    sbb rbx, r12
    mov r12, qword [rsi + 64]
    sbb r12, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r14, rcx
    mov rax, r9
    mul r14
    mov rsi, rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp], rdx
    mul r14
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 8], rdx
    mul r14
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r14
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r14
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r14
    add rsi, qword [rsp + 8]
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp + 16]
    adc rdi, qword [rsp]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov rcx, qword [rsp + 48]
    adc rcx, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, qword [rsp + 56]
    adc r14, 0
    mov qword [rsp + 56], r8
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 48], r12
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb rbp, rdi
    sbb r13, r9
    sbb r15, rcx
    sbb r11, r14
    sbb rbx, r8
    mov rcx, qword [rsp + 48]
    sbb rcx, r12
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r10, r9
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r10
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r10
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r10
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r10
    add rdi, r14
    adc r12, qword [rsp + 40]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 56]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov qword [rsp + 24], r10
    mov r10, qword [rsp]
    adc r10, 0
    mov qword [rsp], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbp, rdi
    sbb r13, r12
    sbb r15, r14
    sbb r11, r9
    sbb rbx, r10
    sbb rcx, rsi
    mov r9, qword [rsp + 32]
    sbb r9, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rbp, r10
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rbp
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbp
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbp
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbp
    add rdi, r14
    adc r12, qword [rsp + 24]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp]
    mov r10, qword [rsp + 48]
    adc r10, qword [rsp + 56]
    mov qword [rsp + 56], rbp
    mov rbp, qword [rsp + 40]
    adc rbp, 0
    mov qword [rsp + 40], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r13, rdi
    sbb r15, r12
    sbb r11, r14
    sbb rbx, r10
    sbb rcx, rbp
    sbb r9, rsi
    mov r10, qword [rsp + 48]
    sbb r10, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r13, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r13
    mov rbp, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r13
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r13
    mov qword [rsp + 56], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 40], rdx
    mul r13
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 24], rdx
    mul r13
    add rbp, r14
    adc r12, qword [rsp + 56]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 40]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp]
    mov qword [rsp], r13
    mov r13, qword [rsp + 24]
    adc r13, 0
    mov qword [rsp + 24], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r15, rbp
    sbb r11, r12
    sbb rbx, r14
    sbb rcx, rsi
    sbb r9, r13
    sbb r10, rdi
    mov rsi, qword [rsp + 32]
    sbb rsi, r8
    mov r8, qword [rsp + 24]
    sbb r8, rax
    mov rax, qword [rsp]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r15, rdi
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r15
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r15
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r15
    mov qword [rsp], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r15
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r15
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r15
    add r12, r14
    adc r13, qword [rsp]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp + 24]
    mov rdi, qword [rsp + 48]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, qword [rsp + 56]
    adc r15, 0
    mov qword [rsp + 56], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r11, r12
    sbb rbx, r13
    sbb rcx, r14
    sbb r9, rdi
    sbb r10, r15
    sbb rsi, rbp
    mov rdi, qword [rsp + 48]
    sbb rdi, r8
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r11, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r11
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r11
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 40]
    mov r15, qword [rsp + 48]
    adc r15, qword [rsp + 56]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 24]
    mov qword [rsp + 24], r11
    mov r11, qword [rsp]
    adc r11, 0
    mov qword [rsp], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rcx, r14
    sbb r9, r15
    sbb r10, rbp
    sbb rsi, r11
    sbb rdi, r12
    mov r11, qword [rsp + 32]
    sbb r11, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rbx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbx
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbx
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 24]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp]
    mov rbp, qword [rsp + 48]
    adc rbp, qword [rsp + 56]
    mov qword [rsp + 56], rbx
    mov rbx, qword [rsp + 40]
    adc rbx, 0
    mov qword [rsp + 40], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r9, r14
    sbb r10, r15
    sbb rsi, rbp
    sbb rdi, rbx
    sbb r11, r12
    mov rbx, qword [rsp + 48]
    sbb rbx, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rcx
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul rcx
    mov qword [rsp + 40], rax
    mov eax, 5
    mov qword [rsp + 48], rdx
    mul rcx
    mov qword [rsp], rax
    mov rax, -512
    mov qword [rsp + 32], rdx
    mul rcx
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 40]
    adc r13, qword [rsp + 56]
    mov r14, qword [rsp]
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], rcx
    mov rcx, qword [rsp + 32]
    adc rcx, 0
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r9, r12
    mov r12, qword [rsp + 8]
    mov qword [r12], r9
    sbb r10, r15
    mov qword [r12 + 8], r10
    sbb rsi, r13
    mov qword [r12 + 16], rsi
    sbb rdi, r14
    mov qword [r12 + 24], rdi
    sbb r11, rcx
    mov qword [r12 + 32], r11
    sbb rbx, rbp
    mov qword [r12 + 40], rbx
    mov rcx, qword [rsp]
    sbb rcx, r8
    mov qword [r12 + 48], rcx
    mov r8, qword [rsp + 32]
    sbb r8, rax
    mov qword [r12 + 56], r8
    mov rax, qword [rsp + 48]
    sbb rax, rdx
    mov qword [r12 + 64], rax
    add rsp, 64
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_sc_from_bytes(p521_sc *r, const uint8_t b[66])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p521_sc_from_bytes_x64
align 32
p521_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 152
    ; bytes to words
    movzx eax, word [rsi]
    bswap rax
    shr rax, 48
    mov rcx, qword [rsi + 58]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0xbb6fb71e91386409
    cmp rcx, r8
    mov r9, qword [rsi + 50]
    bswap r9
    mov r10, r9
    mov r11, 0x3bb5c9b8899c47ae
    sbb r10, r11
    mov r10, qword [rsi + 42]
    bswap r10
    mov rbx, r10
    mov rbp, 0x7fcc0148f709a5d0
    sbb rbx, rbp
    mov rbx, qword [rsi + 34]
    bswap rbx
    mov r12, rbx
    mov r13, 0x51868783bf2f966b
    sbb r12, r13
    mov r12, qword [rsi + 26]
    bswap r12
    mov r14, r12
    sbb r14, -6
    mov r14, qword [rsi + 18]
    bswap r14
    mov r15, r14
    sbb r15, -1
    mov r15, qword [rsi + 10]
    bswap r15
    mov r13, r15
    sbb r13, -1
    mov r13, qword [rsi + 2]
    bswap r13
    mov rsi, r13
    sbb rsi, -1
    mov rsi, rax
    sbb rsi, 511
    sbb rsi, rsi
    and rcx, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov qword [rsp], rax
    mov rax, 0x137cd04dcf15dd04
    mul rcx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov qword [rsp + 8], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 16], rdx
    mul rcx
    add rax, qword [rsp + 16]
    adc rdx, 0
    mov ebp, 0
    adc rbp, rbp
    and r9, rsi
    mov qword [rsp + 16], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 24], rdx
    mul r9
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 24]
    adc rbp, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp + 24], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 16], rdx
    mul rcx
    add rax, qword [rsp + 16]
    adc rbp, rdx
    mov r11d, 0
    adc r11, r11
    mov qword [rsp + 16], rax
    mov rax, 0xf707badce5547ea3
    mul r9
    add rax, qword [rsp + 16]
    adc rbp, rdx
    adc r11, 0
    and r10, rsi
    mov qword [rsp + 16], rax
    mov rax, 0x137cd04dcf15dd04
    mul r10
    add rax, qword [rsp + 16]
    adc rbp, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp + 16], rax
    mov rax, 0xd3721ef557f75e06
    mul rcx
    add rbp, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, 0x12a78d38794573ff
    mul r9
    add rbp, rax
    adc r11, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xf707badce5547ea3
    mul r10
    add rbp, rax
    adc r11, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    and rbx, rsi
    mov qword [rsp + 32], rax
    mov rax, 0x137cd04dcf15dd04
    mul rbx
    add rbp, rax
    adc r11, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 32], rax
    mov rax, 0xdd6e23d82e49c7db
    mul rcx
    add r11, rax
    adc rdx, qword [rsp + 32]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 40], rdx
    mul r9
    add r11, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 40], rdx
    mul r10
    add r11, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 40], rdx
    mul rbx
    add r11, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    and r12, rsi
    mov qword [rsp + 32], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 40], rdx
    mul r12
    add r11, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 32], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 40], rdx
    mul rcx
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 32]
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 32], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 40], rdx
    mul r9
    add rax, qword [rsp + 32]
    adc rdx, qword [rsp + 40]
    adc r8, 0
    mov qword [rsp + 40], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 32], rdx
    mul r10
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 32]
    adc r8, 0
    mov qword [rsp + 32], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 40], rdx
    mul rbx
    add rax, qword [rsp + 32]
    adc rdx, qword [rsp + 40]
    adc r8, 0
    mov qword [rsp + 40], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 32], rdx
    mul r12
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 32]
    adc r8, 0
    and r14, rsi
    mov qword [rsp + 32], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 40], rdx
    mul r14
    add rax, qword [rsp + 32]
    adc rdx, qword [rsp + 40]
    adc r8, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 40], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 32], rdx
    mul rcx
    add rax, qword [rsp + 32]
    adc r8, rdx
    mov qword [rsp + 32], r11
    mov r11d, 0
    adc r11, r11
    mov qword [rsp + 48], rax
    mov rax, 0xcff3d142b7756e3e
    mul r9
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xdd6e23d82e49c7db
    mul r10
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xd3721ef557f75e06
    mul rbx
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0x12a78d38794573ff
    mul r12
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xf707badce5547ea3
    mul r14
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    and r15, rsi
    mov qword [rsp + 48], rax
    mov rax, 0x137cd04dcf15dd04
    mul r15
    add rax, qword [rsp + 48]
    adc r8, rdx
    adc r11, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov qword [rsp + 48], rax
    mov rax, 0x2d8e03d1492d0d45
    mul rcx
    add r8, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul r9
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, 0xcff3d142b7756e3e
    mul r10
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, 0xdd6e23d82e49c7db
    mul rbx
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, 0xd3721ef557f75e06
    mul r12
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, 0x12a78d38794573ff
    mul r14
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    mov qword [rsp + 56], rax
    mov rax, 0xf707badce5547ea3
    mul r15
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    and r13, rsi
    mov qword [rsp + 56], rax
    mov rax, 0x137cd04dcf15dd04
    mul r13
    add r8, rax
    adc r11, rdx
    mov rax, qword [rsp + 56]
    adc rax, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov qword [rsp + 56], rax
    mov eax, 61
    mul rcx
    add r11, rax
    adc rdx, qword [rsp + 56]
    mov eax, 0
    adc rax, rax
    mov rcx, rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 56], rdx
    mul r9
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 56], rdx
    mul r10
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 56], rdx
    mul rbx
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 56], rdx
    mul r12
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 56], rdx
    mul r14
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 56], rdx
    mul r15
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 56], rdx
    mul r13
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    mov rax, qword [rsp]
    and rax, rsi
    mov qword [rsp], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 56], rdx
    mul qword [rsp]
    add r11, rax
    adc rdx, qword [rsp + 56]
    adc rcx, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov eax, 61
    mov qword [rsp + 56], rdx
    mul r9
    add rax, qword [rsp + 56]
    adc rcx, rdx
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 56], rax
    mov rax, 0x2d8e03d1492d0d45
    mul r10
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul rbx
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0xcff3d142b7756e3e
    mul r12
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0xdd6e23d82e49c7db
    mul r14
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0xd3721ef557f75e06
    mul r15
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0x12a78d38794573ff
    mul r13
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    mov qword [rsp + 56], rax
    mov rax, 0xf707badce5547ea3
    mul qword [rsp]
    add rax, qword [rsp + 56]
    adc rcx, rdx
    adc r9, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp + 56], rax
    mov eax, 61
    mul r10
    add rcx, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0x2d8e03d1492d0d45
    mul rbx
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r12
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    mov rax, 0xcff3d142b7756e3e
    mul r14
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    mov rax, 0xdd6e23d82e49c7db
    mul r15
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    mov rax, 0xd3721ef557f75e06
    mul r13
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    mov rax, 0x12a78d38794573ff
    mul qword [rsp]
    add rcx, rax
    adc r9, rdx
    adc r10, 0
    ; product, column 11: sum of a[i] * b[11 - i]
    mov eax, 61
    mul rbx
    add r9, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r12
    add r9, rax
    adc r10, rdx
    adc rbx, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r14
    add r9, rax
    adc r10, rdx
    adc rbx, 0
    mov rax, 0xcff3d142b7756e3e
    mul r15
    add r9, rax
    adc r10, rdx
    adc rbx, 0
    mov rax, 0xdd6e23d82e49c7db
    mul r13
    add r9, rax
    adc r10, rdx
    adc rbx, 0
    mov rax, 0xd3721ef557f75e06
    mul qword [rsp]
    add r9, rax
    adc r10, rdx
    adc rbx, 0
    ; product, column 12: sum of a[i] * b[12 - i]
    mov eax, 61
    mul r12
    add r10, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r14
    add r10, rax
    adc rbx, rdx
    adc r12, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r15
    add r10, rax
    adc rbx, rdx
    adc r12, 0
    mov rax, 0xcff3d142b7756e3e
    mul r13
    add r10, rax
    adc rbx, rdx
    adc r12, 0
    mov rax, 0xdd6e23d82e49c7db
    mul qword [rsp]
    add r10, rax
    adc rbx, rdx
    adc r12, 0
    ; product, column 13: sum of a[i] * b[13 - i]
    mov eax, 61
    mul r14
    add rbx, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r15
    add rbx, rax
    adc r12, rdx
    adc r14, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r13
    add rbx, rax
    adc r12, rdx
    adc r14, 0
    mov rax, 0xcff3d142b7756e3e
    mul qword [rsp]
    add rbx, rax
    adc r12, rdx
    adc r14, 0
    ; product, column 14: sum of a[i] * b[14 - i]
    mov eax, 61
    mul r15
    add r12, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r13
    add r12, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul qword [rsp]
    add r12, rax
    adc r14, rdx
    adc r15, 0
    ; product, column 15: sum of a[i] * b[15 - i]
    mov eax, 61
    mul r13
    add r14, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, 0x2d8e03d1492d0d45
    mul qword [rsp]
    add r14, rax
    adc r15, rdx
    adc r13, 0
    ; product, column 16: sum of a[i] * b[16 - i]
    mov eax, 61
    mul qword [rsp]
    add r15, rax
    adc r13, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsp + 8]
    mov qword [rsp], rsi
    mov rsi, 0x1d2f5ccd79a995c7
    imul rax, rsi
    mov qword [rsp + 8], r13
    mov r13, rax
    mov qword [rsp + 64], r15
    mov r15, 0xc44a36477663b851
    mul r15
    mov qword [rsp + 72], rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp + 80], rdx
    mul r13
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 88], rdx
    mul r13
    mov qword [rsp + 96], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 104], rdx
    mul r13
    mov qword [rsp + 112], rax
    mov eax, 5
    mov qword [rsp + 120], rdx
    mul r13
    mov qword [rsp + 128], rax
    mov rax, -512
    mov qword [rsp + 136], rdx
    mul r13
    mov qword [rsp + 144], r14
    mov r14, qword [rsp + 72]
    add r14, qword [rsp + 88]
    mov qword [rsp + 88], r12
    mov r12, qword [rsp + 96]
    adc r12, qword [rsp + 80]
    mov qword [rsp + 80], rbx
    mov rbx, qword [rsp + 112]
    adc rbx, qword [rsp + 104]
    mov qword [rsp + 104], r10
    mov r10, qword [rsp + 128]
    adc r10, qword [rsp + 120]
    mov qword [rsp + 120], r9
    mov r9, qword [rsp + 136]
    adc r9, 0
    mov qword [rsp + 136], rcx
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 128], rdi
    mov edi, 0
    adc rdi, rdi
    adc rax, 0
    adc rdx, 0
    mov r15, qword [rsp + 24]
    sub r15, r14
    mov r14, qword [rsp + 16]
    sbb r14, r12
    sbb rbp, rbx
    mov rbx, qword [rsp + 32]
    sbb rbx, r10
    mov r10, qword [rsp + 40]
    sbb r10, r9
    mov r9, qword [rsp + 48]
    sbb r9, rcx
    sbb r8, rdi
    sbb r11, rax
    sbb r13, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r15, rsi
    mov rax, 0xc44a36477663b851
    mul r15
    mov rcx, rax
    mov rax, 0x449048e16ec79bf7
    mov rdi, rdx
    mul r15
    mov rax, 0x8033feb708f65a2f
    mov r12, rdx
    mul r15
    mov qword [rsp + 48], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 40], rdx
    mul r15
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 16], rdx
    mul r15
    mov qword [rsp + 24], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul r15
    add rcx, r12
    adc rdi, qword [rsp + 48]
    mov r12, qword [rsp + 32]
    adc r12, qword [rsp + 40]
    mov rsi, qword [rsp + 24]
    adc rsi, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov r15, qword [rsp + 112]
    adc r15, 0
    mov qword [rsp + 112], r13
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 24], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub r14, rcx
    sbb rbp, rdi
    sbb rbx, r12
    sbb r10, rsi
    sbb r9, r15
    sbb r8, r13
    mov rcx, qword [rsp + 24]
    sbb rcx, r11
    mov r11, qword [rsp + 112]
    sbb r11, rax
    mov rax, qword [rsp + 16]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r14, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r14
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r14
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r14
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul r14
    mov qword [rsp + 24], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r14
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 48], rdx
    mul r14
    add r12, r15
    adc r13, qword [rsp + 16]
    mov r15, qword [rsp + 24]
    adc r15, qword [rsp + 112]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, qword [rsp + 48]
    adc r14, 0
    mov qword [rsp + 48], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 32], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub rbp, r12
    sbb rbx, r13
    sbb r10, r15
    sbb r9, rsi
    sbb r8, r14
    sbb rcx, rdi
    mov rsi, qword [rsp + 32]
    sbb rsi, r11
    mov r11, qword [rsp + 48]
    sbb r11, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul rbp, rdi
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbp
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 48], rdx
    mul rbp
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul rbp
    mov qword [rsp + 24], rax
    mov rax, -512
    mov qword [rsp + 16], rdx
    mul rbp
    add r13, r15
    adc r14, qword [rsp + 40]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 48]
    mov rdi, qword [rsp + 24]
    adc rdi, qword [rsp + 112]
    mov qword [rsp + 112], rbp
    mov rbp, qword [rsp + 16]
    adc rbp, 0
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb r10, r14
    sbb r9, r15
    sbb r8, rdi
    sbb rcx, rbp
    sbb rsi, r12
    mov rdi, qword [rsp + 24]
    sbb rdi, r11
    mov r11, qword [rsp + 16]
    sbb r11, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rbx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 112], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 16], rdx
    mul rbx
    mov qword [rsp + 24], rax
    mov eax, 5
    mov qword [rsp + 48], rdx
    mul rbx
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 112]
    mov r15, qword [rsp + 24]
    adc r15, qword [rsp + 16]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 48]
    mov qword [rsp + 48], rbx
    mov rbx, qword [rsp + 40]
    adc rbx, 0
    mov qword [rsp + 40], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub r10, r13
    sbb r9, r14
    sbb r8, r15
    sbb rcx, rbp
    sbb rsi, rbx
    sbb rdi, r12
    mov rbx, qword [rsp + 32]
    sbb rbx, r11
    mov r11, qword [rsp + 40]
    sbb r11, rax
    mov rax, qword [rsp + 48]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r10, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r10
    mov qword [rsp + 48], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 40], rdx
    mul r10
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 16], rdx
    mul r10
    mov qword [rsp + 24], rax
    mov rax, -512
    mov qword [rsp + 112], rdx
    mul r10
    add r13, r15
    adc r14, qword [rsp + 48]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 40]
    mov rbp, qword [rsp + 24]
    adc rbp, qword [rsp + 16]
    mov qword [rsp + 16], r10
    mov r10, qword [rsp + 112]
    adc r10, 0
    mov qword [rsp + 112], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub r9, r13
    sbb r8, r14
    sbb rcx, r15
    sbb rsi, rbp
    sbb rdi, r10
    sbb rbx, r12
    mov r10, qword [rsp + 24]
    sbb r10, r11
    mov r11, qword [rsp + 112]
    sbb r11, rax
    mov rax, qword [rsp + 16]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r9, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r9
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul r9
    mov qword [rsp + 24], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r9
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 48], rdx
    mul r9
    add r13, r15
    adc r14, qword [rsp + 16]
    mov r15, qword [rsp + 24]
    adc r15, qword [rsp + 112]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 40]
    mov qword [rsp + 40], r9
    mov r9, qword [rsp + 48]
    adc r9, 0
    mov qword [rsp + 48], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub r8, r13
    sbb rcx, r14
    sbb rsi, r15
    sbb rdi, rbp
    sbb rbx, r9
    sbb r10, r12
    mov r9, qword [rsp + 32]
    sbb r9, r11
    mov r11, qword [rsp + 48]
    sbb r11, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r8, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r8
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 48], rdx
    mul r8
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 112], rdx
    mul r8
    mov qword [rsp + 24], rax
    mov rax, -512
    mov qword [rsp + 16], rdx
    mul r8
    add r13, r15
    adc r14, qword [rsp + 40]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 48]
    mov rbp, qword [rsp + 24]
    adc rbp, qword [rsp + 112]
    mov qword [rsp + 112], r8
    mov r8, qword [rsp + 16]
    adc r8, 0
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb rsi, r14
    sbb rdi, r15
    sbb rbx, rbp
    sbb r10, r8
    sbb r9, r12
    mov r8, qword [rsp + 24]
    sbb r8, r11
    mov r11, qword [rsp + 16]
    sbb r11, rax
    mov rax, qword [rsp + 112]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rcx
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 112], rdx
    mul rcx
    mov qword [rsp + 16], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul rcx
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 32], rdx
    mul rcx
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 16]
    adc r13, qword [rsp + 112]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 24]
    mov qword [rsp + 24], rcx
    mov rcx, qword [rsp + 32]
    adc rcx, 0
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 48], r11
    mov r11d, 0
    adc r11, r11
    adc rax, 0
    adc rdx, 0
    sub rsi, r12
    sbb rdi, r15
    sbb rbx, r13
    sbb r10, r14
    sbb r9, rcx
    sbb r8, rbp
    mov rcx, qword [rsp + 48]
    sbb rcx, r11
    mov r11, qword [rsp + 32]
    sbb r11, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; add the high half; the sum is below 2*p
    add rsi, qword [rsp + 56]
    adc rdi, qword [rsp + 136]
    adc rbx, qword [rsp + 120]
    adc r10, qword [rsp + 104]
    adc r9, qword [rsp + 80]
    adc r8, qword [rsp + 88]
    adc rcx, qword [rsp + 144]
    adc r11, qword [rsp + 64]
    adc rax, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov rbp, rsi
    mov r12, 0xbb6fb71e91386409
    sub rbp, r12
    mov r12, rdi
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, rbx
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, r10
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, r9
    sbb r15, -6
    mov qword [rsp + 8], r9
    mov r9, r8
    sbb r9, -1
    mov qword [rsp + 64], r8
    mov r8, rcx
    sbb r8, -1
    mov qword [rsp + 144], rcx
    mov rcx, r11
    sbb rcx, -1
    mov qword [rsp + 88], rcx
    mov rcx, rax
    sbb rcx, 511
    cmovc rbp, rsi
    mov rsi, qword [rsp + 128]
    mov qword [rsi], rbp
    cmovc r12, rdi
    mov qword [rsi + 8], r12
    cmovc r13, rbx
    mov qword [rsi + 16], r13
    cmovc r14, r10
    mov qword [rsi + 24], r14
    cmovc r15, qword [rsp + 8]
    mov qword [rsi + 32], r15
    cmovc r9, qword [rsp + 64]
    mov qword [rsi + 40], r9
    cmovc r8, qword [rsp + 144]
    mov qword [rsi + 48], r8
    cmovnc r11, qword [rsp + 88]
    mov qword [rsi + 56], r11
    cmovc rcx, rax
    mov qword [rsi + 64], rcx
    mov rax, qword [rsp]
    not rax
    add rsp, 152
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_sc_from_bytes_le(p521_sc *r, const uint8_t b[66])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p521_sc_from_bytes_le_x64
align 32
p521_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 136
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xbb6fb71e91386409
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0x3bb5c9b8899c47ae
    sbb rax, r8
    mov rax, qword [rsi + 16]
    mov r9, 0x7fcc0148f709a5d0
    sbb rax, r9
    mov rax, qword [rsi + 24]
    mov r10, 0x51868783bf2f966b
    sbb rax, r10
    mov rax, qword [rsi + 32]
    sbb rax, -6
    mov rax, qword [rsi + 40]
    sbb rax, -1
    mov rax, qword [rsi + 48]
    sbb rax, -1
    mov rax, qword [rsi + 56]
    sbb rax, -1
    movzx eax, word [rsi + 64]
    sbb rax, 511
    sbb rax, rax
    mov r11, qword [rsi]
    and r11, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbx, rax
    mov rax, 0x137cd04dcf15dd04
    mul r11
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbp, rax
    mov rax, 0xf707badce5547ea3
    mov r12, rdx
    mul r11
    add r12, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r13, qword [rsi + 8]
    and r13, rbx
    mov r14, rax
    mov rax, 0x137cd04dcf15dd04
    mov r15, rdx
    mul r13
    add r12, rax
    adc r15, rdx
    adc r14, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x12a78d38794573ff
    mul r11
    add r15, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0xf707badce5547ea3
    mul r13
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov r10, qword [rsi + 16]
    and r10, rbx
    mov qword [rsp], rax
    mov rax, 0x137cd04dcf15dd04
    mul r10
    add r15, rax
    adc r14, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp], rax
    mov rax, 0xd3721ef557f75e06
    mul r11
    add r14, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 8], rdx
    mul r13
    add r14, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 8], rdx
    mul r10
    add r14, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    mov r9, qword [rsi + 24]
    and r9, rbx
    mov qword [rsp], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 8], rdx
    mul r9
    add r14, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 8], rdx
    mul r11
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    mov r8d, 0
    adc r8, r8
    mov qword [rsp], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 8], rdx
    mul r13
    add rax, qword [rsp]
    adc rdx, qword [rsp + 8]
    adc r8, 0
    mov qword [rsp + 8], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp], rdx
    mul r10
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    adc r8, 0
    mov qword [rsp], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 8], rdx
    mul r9
    add rax, qword [rsp]
    adc rdx, qword [rsp + 8]
    adc r8, 0
    mov rcx, qword [rsi + 32]
    and rcx, rbx
    mov qword [rsp + 8], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp], rdx
    mul rcx
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    adc r8, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 8], rdx
    mul r11
    add rax, qword [rsp + 8]
    adc r8, rdx
    mov qword [rsp + 8], r14
    mov r14d, 0
    adc r14, r14
    mov qword [rsp + 16], rax
    mov rax, 0xdd6e23d82e49c7db
    mul r13
    add rax, qword [rsp + 16]
    adc r8, rdx
    adc r14, 0
    mov qword [rsp + 16], rax
    mov rax, 0xd3721ef557f75e06
    mul r10
    add rax, qword [rsp + 16]
    adc r8, rdx
    adc r14, 0
    mov qword [rsp + 16], rax
    mov rax, 0x12a78d38794573ff
    mul r9
    add rax, qword [rsp + 16]
    adc r8, rdx
    adc r14, 0
    mov qword [rsp + 16], rax
    mov rax, 0xf707badce5547ea3
    mul rcx
    add rax, qword [rsp + 16]
    adc r8, rdx
    adc r14, 0
    mov qword [rsp + 16], r15
    mov r15, qword [rsi + 40]
    and r15, rbx
    mov qword [rsp + 24], rax
    mov rax, 0x137cd04dcf15dd04
    mul r15
    add rax, qword [rsp + 24]
    adc r8, rdx
    adc r14, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov qword [rsp + 24], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul r11
    add r8, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, 0xcff3d142b7756e3e
    mul r13
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xdd6e23d82e49c7db
    mul r10
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xd3721ef557f75e06
    mul r9
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0x12a78d38794573ff
    mul rcx
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, 0xf707badce5547ea3
    mul r15
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], r12
    mov r12, qword [rsi + 48]
    and r12, rbx
    mov qword [rsp + 40], rax
    mov rax, 0x137cd04dcf15dd04
    mul r12
    add r8, rax
    adc r14, rdx
    mov rax, qword [rsp + 40]
    adc rax, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov qword [rsp + 40], rax
    mov rax, 0x2d8e03d1492d0d45
    mul r11
    add r14, rax
    adc rdx, qword [rsp + 40]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 40], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 48], rdx
    mul r13
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 48], rdx
    mul r10
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 48], rdx
    mul r9
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 48], rdx
    mul rcx
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 48], rdx
    mul r15
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 48], rdx
    mul r12
    add r14, rax
    adc rdx, qword [rsp + 48]
    mov rax, qword [rsp + 40]
    adc rax, 0
    mov qword [rsp + 40], rdi
    mov rdi, qword [rsi + 56]
    and rdi, rbx
    mov qword [rsp + 48], rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 56], rdx
    mul rdi
    add r14, rax
    adc rdx, qword [rsp + 56]
    mov rax, qword [rsp + 48]
    adc rax, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov qword [rsp + 48], rax
    mov eax, 61
    mov qword [rsp + 56], rdx
    mul r11
    add rax, qword [rsp + 56]
    adc rdx, qword [rsp + 48]
    mov r11d, 0
    adc r11, r11
    mov qword [rsp + 48], rax
    mov rax, 0x2d8e03d1492d0d45
    mov qword [rsp + 56], rdx
    mul r13
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 56]
    adc r11, 0
    mov qword [rsp + 56], rax
    mov rax, 0x5bcc6d61a8e567bc
    mov qword [rsp + 48], rdx
    mul r10
    add rax, qword [rsp + 56]
    adc rdx, qword [rsp + 48]
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xcff3d142b7756e3e
    mov qword [rsp + 56], rdx
    mul r9
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 56]
    adc r11, 0
    mov qword [rsp + 56], rax
    mov rax, 0xdd6e23d82e49c7db
    mov qword [rsp + 48], rdx
    mul rcx
    add rax, qword [rsp + 56]
    adc rdx, qword [rsp + 48]
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xd3721ef557f75e06
    mov qword [rsp + 56], rdx
    mul r15
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 56]
    adc r11, 0
    mov qword [rsp + 56], rax
    mov rax, 0x12a78d38794573ff
    mov qword [rsp + 48], rdx
    mul r12
    add rax, qword [rsp + 56]
    adc rdx, qword [rsp + 48]
    adc r11, 0
    mov qword [rsp + 48], rax
    mov rax, 0xf707badce5547ea3
    mov qword [rsp + 56], rdx
    mul rdi
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 56]
    adc r11, 0
    mov qword [rsp + 56], r14
    movzx r14d, word [rsi + 64]
    and r14, rbx
    mov rsi, rax
    mov rax, 0x137cd04dcf15dd04
    mov qword [rsp + 48], rdx
    mul r14
    add rsi, rax
    adc rdx, qword [rsp + 48]
    adc r11, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov eax, 61
    mov qword [rsp + 48], rdx
    mul r13
    add rax, qword [rsp + 48]
    adc r11, rdx
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 48], rax
    mov rax, 0x2d8e03d1492d0d45
    mul r10
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0x5bcc6d61a8e567bc
    mul r9
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0xcff3d142b7756e3e
    mul rcx
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0xdd6e23d82e49c7db
    mul r15
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0xd3721ef557f75e06
    mul r12
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0x12a78d38794573ff
    mul rdi
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    mov qword [rsp + 48], rax
    mov rax, 0xf707badce5547ea3
    mul r14
    add rax, qword [rsp + 48]
    adc r11, rdx
    adc r13, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp + 48], rax
    mov eax, 61
    mul r10
    add r11, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r9
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul rcx
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, 0xcff3d142b7756e3e
    mul r15
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, 0xdd6e23d82e49c7db
    mul r12
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, 0xd3721ef557f75e06
    mul rdi
    add r11, rax
    adc r13, rdx
    adc r10, 0
    mov rax, 0x12a78d38794573ff
    mul r14
    add r11, rax
    adc r13, rdx
    adc r10, 0
    ; product, column 11: sum of a[i] * b[11 - i]
    mov eax, 61
    mul r9
    add r13, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x2d8e03d1492d0d45
    mul rcx
    add r13, rax
    adc r10, rdx
    adc r9, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r15
    add r13, rax
    adc r10, rdx
    adc r9, 0
    mov rax, 0xcff3d142b7756e3e
    mul r12
    add r13, rax
    adc r10, rdx
    adc r9, 0
    mov rax, 0xdd6e23d82e49c7db
    mul rdi
    add r13, rax
    adc r10, rdx
    adc r9, 0
    mov rax, 0xd3721ef557f75e06
    mul r14
    add r13, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 12: sum of a[i] * b[12 - i]
    mov eax, 61
    mul rcx
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov rcx, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r15
    add r10, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r12
    add r10, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, 0xcff3d142b7756e3e
    mul rdi
    add r10, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, 0xdd6e23d82e49c7db
    mul r14
    add r10, rax
    adc r9, rdx
    adc rcx, 0
    ; product, column 13: sum of a[i] * b[13 - i]
    mov eax, 61
    mul r15
    add r9, rax
    adc rcx, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r12
    add r9, rax
    adc rcx, rdx
    adc r15, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul rdi
    add r9, rax
    adc rcx, rdx
    adc r15, 0
    mov rax, 0xcff3d142b7756e3e
    mul r14
    add r9, rax
    adc rcx, rdx
    adc r15, 0
    ; product, column 14: sum of a[i] * b[14 - i]
    mov eax, 61
    mul r12
    add rcx, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0x2d8e03d1492d0d45
    mul rdi
    add rcx, rax
    adc r15, rdx
    adc r12, 0
    mov rax, 0x5bcc6d61a8e567bc
    mul r14
    add rcx, rax
    adc r15, rdx
    adc r12, 0
    ; product, column 15: sum of a[i] * b[15 - i]
    mov eax, 61
    mul rdi
    add r15, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov rdi, rax
    mov rax, 0x2d8e03d1492d0d45
    mul r14
    add r15, rax
    adc r12, rdx
    adc rdi, 0
    ; product, column 16: sum of a[i] * b[16 - i]
    mov eax, 61
    mul r14
    add r12, rax
    adc rdi, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rbp, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov r14, rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp + 64], rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 72], rdx
    mul rbp
    mov qword [rsp + 80], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 88], rdx
    mul rbp
    mov qword [rsp + 96], rax
    mov eax, 5
    mov qword [rsp + 104], rdx
    mul rbp
    mov qword [rsp + 112], rax
    mov rax, -512
    mov qword [rsp + 120], rdx
    mul rbp
    add r14, qword [rsp + 72]
    mov qword [rsp + 72], rbx
    mov rbx, qword [rsp + 80]
    adc rbx, qword [rsp + 64]
    mov qword [rsp + 64], rdi
    mov rdi, qword [rsp + 96]
    adc rdi, qword [rsp + 88]
    mov qword [rsp + 88], r12
    mov r12, qword [rsp + 112]
    adc r12, qword [rsp + 104]
    mov qword [rsp + 104], r15
    mov r15, qword [rsp + 120]
    adc r15, 0
    mov qword [rsp + 120], rcx
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 112], r9
    mov r9d, 0
    adc r9, r9
    adc rax, 0
    adc rdx, 0
    mov qword [rsp + 96], r10
    mov r10, qword [rsp + 32]
    sub r10, r14
    mov r14, qword [rsp + 16]
    sbb r14, rbx
    mov rbx, qword [rsp + 8]
    sbb rbx, rdi
    mov rdi, qword [rsp]
    sbb rdi, r12
    mov r12, qword [rsp + 24]
    sbb r12, r15
    sbb r8, rcx
    mov rcx, qword [rsp + 56]
    sbb rcx, r9
    sbb rsi, rax
    sbb rbp, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r10, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov r9, rax
    mov rax, 0x449048e16ec79bf7
    mov r15, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 56], rdx
    mul r10
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul r10
    mov qword [rsp + 8], rax
    mov eax, 5
    mov qword [rsp + 16], rdx
    mul r10
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 80], rdx
    mul r10
    add r9, qword [rsp + 56]
    adc r15, qword [rsp + 24]
    mov qword [rsp + 24], r13
    mov r13, qword [rsp + 8]
    adc r13, qword [rsp]
    mov qword [rsp], r11
    mov r11, qword [rsp + 32]
    adc r11, qword [rsp + 16]
    mov qword [rsp + 16], r10
    mov r10, qword [rsp + 80]
    adc r10, 0
    mov qword [rsp + 80], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 32], rsi
    mov esi, 0
    adc rsi, rsi
    adc rax, 0
    adc rdx, 0
    sub r14, r9
    sbb rbx, r15
    sbb rdi, r13
    sbb r12, r11
    sbb r8, r10
    sbb rcx, rbp
    mov r9, qword [rsp + 32]
    sbb r9, rsi
    mov r10, qword [rsp + 80]
    sbb r10, rax
    mov rax, qword [rsp + 16]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, 0x1d2f5ccd79a995c7
    imul r14, r11
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul r14
    mov rbp, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r14
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r14
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r14
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 8], rdx
    mul r14
    mov qword [rsp + 56], rax
    mov rax, -512
    mov qword [rsp + 128], rdx
    mul r14
    add rbp, r15
    adc r13, qword [rsp + 16]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 80]
    mov r11, qword [rsp + 56]
    adc r11, qword [rsp + 8]
    mov qword [rsp + 8], r14
    mov r14, qword [rsp + 128]
    adc r14, 0
    mov qword [rsp + 128], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 56], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub rbx, rbp
    sbb rdi, r13
    sbb r12, r15
    sbb r8, r11
    sbb rcx, r14
    sbb r9, rsi
    mov r11, qword [rsp + 56]
    sbb r11, r10
    mov r10, qword [rsp + 128]
    sbb r10, rax
    mov rax, qword [rsp + 8]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul rbx, rsi
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 8], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 128], rdx
    mul rbx
    mov qword [rsp + 56], rax
    mov eax, 5
    mov qword [rsp + 80], rdx
    mul rbx
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 16], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 8]
    mov r15, qword [rsp + 56]
    adc r15, qword [rsp + 128]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp + 80]
    mov qword [rsp + 80], rbx
    mov rbx, qword [rsp + 16]
    adc rbx, 0
    mov qword [rsp + 16], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 32], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub rdi, r13
    sbb r12, r14
    sbb r8, r15
    sbb rcx, rsi
    sbb r9, rbx
    sbb r11, rbp
    mov rsi, qword [rsp + 32]
    sbb rsi, r10
    mov r10, qword [rsp + 16]
    sbb r10, rax
    mov rax, qword [rsp + 80]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rbx, 0x1d2f5ccd79a995c7
    imul rdi, rbx
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rdi
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rdi
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rdi
    mov qword [rsp + 80], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 16], rdx
    mul rdi
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 128], rdx
    mul rdi
    mov qword [rsp + 56], rax
    mov rax, -512
    mov qword [rsp + 8], rdx
    mul rdi
    add r13, r15
    adc r14, qword [rsp + 80]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 16]
    mov rbx, qword [rsp + 56]
    adc rbx, qword [rsp + 128]
    mov qword [rsp + 128], rdi
    mov rdi, qword [rsp + 8]
    adc rdi, 0
    mov qword [rsp + 8], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 56], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub r12, r13
    sbb r8, r14
    sbb rcx, r15
    sbb r9, rbx
    sbb r11, rdi
    sbb rsi, rbp
    mov rdi, qword [rsp + 56]
    sbb rdi, r10
    mov r10, qword [rsp + 8]
    sbb r10, rax
    mov rax, qword [rsp + 128]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rbx, 0x1d2f5ccd79a995c7
    imul r12, rbx
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r12
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r12
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r12
    mov qword [rsp + 128], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 8], rdx
    mul r12
    mov qword [rsp + 56], rax
    mov eax, 5
    mov qword [rsp + 16], rdx
    mul r12
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 80], rdx
    mul r12
    add r13, r15
    adc r14, qword [rsp + 128]
    mov r15, qword [rsp + 56]
    adc r15, qword [rsp + 8]
    mov rbx, qword [rsp + 32]
    adc rbx, qword [rsp + 16]
    mov qword [rsp + 16], r12
    mov r12, qword [rsp + 80]
    adc r12, 0
    mov qword [rsp + 80], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 32], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub r8, r13
    sbb rcx, r14
    sbb r9, r15
    sbb r11, rbx
    sbb rsi, r12
    sbb rdi, rbp
    mov rbx, qword [rsp + 32]
    sbb rbx, r10
    mov r10, qword [rsp + 80]
    sbb r10, rax
    mov rax, qword [rsp + 16]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r8, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r8
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r8
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r8
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 8], rdx
    mul r8
    mov qword [rsp + 56], rax
    mov rax, -512
    mov qword [rsp + 128], rdx
    mul r8
    add r13, r15
    adc r14, qword [rsp + 16]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 80]
    mov rbp, qword [rsp + 56]
    adc rbp, qword [rsp + 8]
    mov qword [rsp + 8], r8
    mov r8, qword [rsp + 128]
    adc r8, 0
    mov qword [rsp + 128], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 56], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r9, r14
    sbb r11, r15
    sbb rsi, rbp
    sbb rdi, r8
    sbb rbx, r12
    mov r8, qword [rsp + 56]
    sbb r8, r10
    mov r10, qword [rsp + 128]
    sbb r10, rax
    mov rax, qword [rsp + 8]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rcx
    mov qword [rsp + 8], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 128], rdx
    mul rcx
    mov qword [rsp + 56], rax
    mov eax, 5
    mov qword [rsp + 80], rdx
    mul rcx
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 16], rdx
    mul rcx
    add r13, r15
    adc r14, qword [rsp + 8]
    mov r15, qword [rsp + 56]
    adc r15, qword [rsp + 128]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 80]
    mov qword [rsp + 80], rcx
    mov rcx, qword [rsp + 16]
    adc rcx, 0
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub r9, r13
    sbb r11, r14
    sbb rsi, r15
    sbb rdi, rbp
    sbb rbx, rcx
    sbb r8, r12
    mov rcx, qword [rsp + 32]
    sbb rcx, r10
    mov r10, qword [rsp + 16]
    sbb r10, rax
    mov rax, qword [rsp + 80]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r9, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r9
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r9
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r9
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 80], rdx
    mul r9
    mov qword [rsp + 16], rax
    mov eax, 5
    mov qword [rsp + 32], rdx
    mul r9
    mov qword [rsp + 128], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r9
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 16]
    adc r13, qword [rsp + 80]
    mov r14, qword [rsp + 128]
    adc r14, qword [rsp + 32]
    mov qword [rsp + 32], r9
    mov r9, qword [rsp + 56]
    adc r9, 0
    mov qword [rsp + 56], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 128], r10
    mov r10d, 0
    adc r10, r10
    adc rax, 0
    adc rdx, 0
    sub r11, r12
    sbb rsi, r15
    sbb rdi, r13
    sbb rbx, r14
    sbb r8, r9
    sbb rcx, rbp
    mov r9, qword [rsp + 128]
    sbb r9, r10
    mov r10, qword [rsp + 56]
    sbb r10, rax
    mov rax, qword [rsp + 32]
    sbb rax, rdx
    ; add the high half; the sum is below 2*p
    add r11, qword [rsp + 48]
    adc rsi, qword [rsp]
    adc rdi, qword [rsp + 24]
    adc rbx, qword [rsp + 96]
    adc r8, qword [rsp + 112]
    adc rcx, qword [rsp + 120]
    adc r9, qword [rsp + 104]
    adc r10, qword [rsp + 88]
    adc rax, qword [rsp + 64]
    ; subtract the modulus; keep the difference unless it borrows
    mov rbp, r11
    mov r12, 0xbb6fb71e91386409
    sub rbp, r12
    mov r12, rsi
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, rdi
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, rbx
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, r8
    sbb r15, -6
    mov qword [rsp + 64], r8
    mov r8, rcx
    sbb r8, -1
    mov qword [rsp + 88], rcx
    mov rcx, r9
    sbb rcx, -1
    mov qword [rsp + 104], rcx
    mov rcx, r10
    sbb rcx, -1
    mov qword [rsp + 120], rcx
    mov rcx, rax
    sbb rcx, 511
    cmovc rbp, r11
    mov r11, qword [rsp + 40]
    mov qword [r11], rbp
    cmovc r12, rsi
    mov qword [r11 + 8], r12
    cmovc r13, rdi
    mov qword [r11 + 16], r13
    cmovc r14, rbx
    mov qword [r11 + 24], r14
    cmovc r15, qword [rsp + 64]
    mov qword [r11 + 32], r15
    cmovc r8, qword [rsp + 88]
    mov qword [r11 + 40], r8
    cmovnc r9, qword [rsp + 104]
    mov qword [r11 + 48], r9
    cmovnc r10, qword [rsp + 120]
    mov qword [r11 + 56], r10
    cmovc rcx, rax
    mov qword [r11 + 64], rcx
    mov rax, qword [rsp + 72]
    not rax
    add rsp, 136
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_bytes(uint8_t b[66], const p521_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL p521_sc_to_bytes_x64
align 32
p521_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r8, rax
    mov r9, 0xc44a36477663b851
    mul r9
    mov r10, rax
    mov rax, 0x449048e16ec79bf7
    mov r11, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov rbx, rdx
    mul r8
    mov rbp, rax
    mov rax, 0xae79787c40d06994
    mov r12, rdx
    mul r8
    mov r13, rax
    mov eax, 5
    mov r14, rdx
    mul r8
    mov r15, rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r8
    add r10, rbx
    adc rbp, r11
    adc r13, r12
    adc r15, r14
    mov r11, qword [rsp]
    adc r11, 0
    mov ebx, 0
    adc rbx, rbx
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    mov r14, qword [rsi + 8]
    sub r14, r10
    mov r10, qword [rsi + 16]
    sbb r10, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, r11
    mov r11, qword [rsi + 48]
    sbb r11, rbx
    mov rbx, qword [rsi + 56]
    sbb rbx, r12
    mov r12, qword [rsi + 64]
    sbb r12, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r14, rcx
    mov rax, r9
    mul r14
    mov rsi, rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp], rdx
    mul r14
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 8], rdx
    mul r14
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r14
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r14
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r14
    add rsi, qword [rsp + 8]
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp + 16]
    adc rdi, qword [rsp]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov rcx, qword [rsp + 48]
    adc rcx, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, qword [rsp + 56]
    adc r14, 0
    mov qword [rsp + 56], r8
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 48], r12
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb rbp, rdi
    sbb r13, r9
    sbb r15, rcx
    sbb r11, r14
    sbb rbx, r8
    mov rcx, qword [rsp + 48]
    sbb rcx, r12
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r10, r9
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r10
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r10
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r10
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r10
    add rdi, r14
    adc r12, qword [rsp + 40]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 56]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov qword [rsp + 24], r10
    mov r10, qword [rsp]
    adc r10, 0
    mov qword [rsp], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbp, rdi
    sbb r13, r12
    sbb r15, r14
    sbb r11, r9
    sbb rbx, r10
    sbb rcx, rsi
    mov r9, qword [rsp + 32]
    sbb r9, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rbp, r10
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rbp
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbp
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbp
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbp
    add rdi, r14
    adc r12, qword [rsp + 24]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp]
    mov r10, qword [rsp + 48]
    adc r10, qword [rsp + 56]
    mov qword [rsp + 56], rbp
    mov rbp, qword [rsp + 40]
    adc rbp, 0
    mov qword [rsp + 40], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r13, rdi
    sbb r15, r12
    sbb r11, r14
    sbb rbx, r10
    sbb rcx, rbp
    sbb r9, rsi
    mov r10, qword [rsp + 48]
    sbb r10, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r13, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r13
    mov rbp, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r13
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r13
    mov qword [rsp + 56], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 40], rdx
    mul r13
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 24], rdx
    mul r13
    add rbp, r14
    adc r12, qword [rsp + 56]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 40]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp]
    mov qword [rsp], r13
    mov r13, qword [rsp + 24]
    adc r13, 0
    mov qword [rsp + 24], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r15, rbp
    sbb r11, r12
    sbb rbx, r14
    sbb rcx, rsi
    sbb r9, r13
    sbb r10, rdi
    mov rsi, qword [rsp + 32]
    sbb rsi, r8
    mov r8, qword [rsp + 24]
    sbb r8, rax
    mov rax, qword [rsp]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r15, rdi
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r15
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r15
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r15
    mov qword [rsp], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r15
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r15
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r15
    add r12, r14
    adc r13, qword [rsp]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp + 24]
    mov rdi, qword [rsp + 48]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, qword [rsp + 56]
    adc r15, 0
    mov qword [rsp + 56], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r11, r12
    sbb rbx, r13
    sbb rcx, r14
    sbb r9, rdi
    sbb r10, r15
    sbb rsi, rbp
    mov rdi, qword [rsp + 48]
    sbb rdi, r8
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r11, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r11
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r11
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 40]
    mov r15, qword [rsp + 48]
    adc r15, qword [rsp + 56]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 24]
    mov qword [rsp + 24], r11
    mov r11, qword [rsp]
    adc r11, 0
    mov qword [rsp], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rcx, r14
    sbb r9, r15
    sbb r10, rbp
    sbb rsi, r11
    sbb rdi, r12
    mov r11, qword [rsp + 32]
    sbb r11, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rbx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbx
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbx
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 24]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp]
    mov rbp, qword [rsp + 48]
    adc rbp, qword [rsp + 56]
    mov qword [rsp + 56], rbx
    mov rbx, qword [rsp + 40]
    adc rbx, 0
    mov qword [rsp + 40], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r9, r14
    sbb r10, r15
    sbb rsi, rbp
    sbb rdi, rbx
    sbb r11, r12
    mov rbx, qword [rsp + 48]
    sbb rbx, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rcx
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul rcx
    mov qword [rsp + 40], rax
    mov eax, 5
    mov qword [rsp + 48], rdx
    mul rcx
    mov qword [rsp], rax
    mov rax, -512
    mov qword [rsp + 32], rdx
    mul rcx
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 40]
    adc r13, qword [rsp + 56]
    mov r14, qword [rsp]
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], rcx
    mov rcx, qword [rsp + 32]
    adc rcx, 0
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r9, r12
    sbb r10, r15
    sbb rsi, r13
    sbb rdi, r14
    sbb r11, rcx
    sbb rbx, rbp
    mov rcx, qword [rsp]
    sbb rcx, r8
    mov r8, qword [rsp + 32]
    sbb r8, rax
    mov rax, qword [rsp + 48]
    sbb rax, rdx
    ; words to bytes
    bswap r9
    bswap r10
    bswap rsi
    bswap rdi
    bswap r11
    bswap rbx
    bswap rcx
    bswap r8
    shl rax, 48
    bswap rax
    mov rbp, qword [rsp + 8]
    mov qword [rbp + 58], r9
    mov qword [rbp + 50], r10
    mov qword [rbp + 42], rsi
    mov qword [rbp + 34], rdi
    mov qword [rbp + 26], r11
    mov qword [rbp + 18], rbx
    mov qword [rbp + 10], rcx
    mov qword [rbp + 2], r8
    mov word [rbp], ax
    add rsp, 64
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_bytes_le(uint8_t b[66], const p521_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL p521_sc_to_bytes_le_x64
align 32
p521_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r8, rax
    mov r9, 0xc44a36477663b851
    mul r9
    mov r10, rax
    mov rax, 0x449048e16ec79bf7
    mov r11, rdx
    mul r8
    mov rax, 0x8033feb708f65a2f
    mov rbx, rdx
    mul r8
    mov rbp, rax
    mov rax, 0xae79787c40d06994
    mov r12, rdx
    mul r8
    mov r13, rax
    mov eax, 5
    mov r14, rdx
    mul r8
    mov r15, rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r8
    add r10, rbx
    adc rbp, r11
    adc r13, r12
    adc r15, r14
    mov r11, qword [rsp]
    adc r11, 0
    mov ebx, 0
    adc rbx, rbx
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    mov r14, qword [rsi + 8]
    sub r14, r10
    mov r10, qword [rsi + 16]
    sbb r10, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, r11
    mov r11, qword [rsi + 48]
    sbb r11, rbx
    mov rbx, qword [rsi + 56]
    sbb rbx, r12
    mov r12, qword [rsi + 64]
    sbb r12, rax
    sbb r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r14, rcx
    mov rax, r9
    mul r14
    mov rsi, rax
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp], rdx
    mul r14
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 8], rdx
    mul r14
    mov qword [rsp + 16], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r14
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r14
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r14
    add rsi, qword [rsp + 8]
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp + 16]
    adc rdi, qword [rsp]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov rcx, qword [rsp + 48]
    adc rcx, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, qword [rsp + 56]
    adc r14, 0
    mov qword [rsp + 56], r8
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 48], r12
    mov r12d, 0
    adc r12, r12
    adc rax, 0
    adc rdx, 0
    sub r10, rsi
    sbb rbp, rdi
    sbb r13, r9
    sbb r15, rcx
    sbb r11, r14
    sbb rbx, r8
    mov rcx, qword [rsp + 48]
    sbb rcx, r12
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r10, r9
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul r10
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r10
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r10
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r10
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r10
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r10
    add rdi, r14
    adc r12, qword [rsp + 40]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 56]
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 24]
    mov qword [rsp + 24], r10
    mov r10, qword [rsp]
    adc r10, 0
    mov qword [rsp], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbp, rdi
    sbb r13, r12
    sbb r15, r14
    sbb r11, r9
    sbb rbx, r10
    sbb rcx, rsi
    mov r9, qword [rsp + 32]
    sbb r9, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rbp, r10
    mov rsi, rax
    mov rax, 0xc44a36477663b851
    mul rbp
    mov rdi, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul rbp
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rbp
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbp
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbp
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbp
    add rdi, r14
    adc r12, qword [rsp + 24]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp]
    mov r10, qword [rsp + 48]
    adc r10, qword [rsp + 56]
    mov qword [rsp + 56], rbp
    mov rbp, qword [rsp + 40]
    adc rbp, 0
    mov qword [rsp + 40], rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r13, rdi
    sbb r15, r12
    sbb r11, r14
    sbb rbx, r10
    sbb rcx, rbp
    sbb r9, rsi
    mov r10, qword [rsp + 48]
    sbb r10, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r13, rsi
    mov rdi, rax
    mov rax, 0xc44a36477663b851
    mul r13
    mov rbp, rax
    mov rax, 0x449048e16ec79bf7
    mov r12, rdx
    mul r13
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r13
    mov qword [rsp + 56], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 40], rdx
    mul r13
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp], rdx
    mul r13
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp + 24], rdx
    mul r13
    add rbp, r14
    adc r12, qword [rsp + 56]
    mov r14, qword [rsp + 48]
    adc r14, qword [rsp + 40]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp]
    mov qword [rsp], r13
    mov r13, qword [rsp + 24]
    adc r13, 0
    mov qword [rsp + 24], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r15, rbp
    sbb r11, r12
    sbb rbx, r14
    sbb rcx, rsi
    sbb r9, r13
    sbb r10, rdi
    mov rsi, qword [rsp + 32]
    sbb rsi, r8
    mov r8, qword [rsp + 24]
    sbb r8, rax
    mov rax, qword [rsp]
    sbb rax, rdx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rdi, 0x1d2f5ccd79a995c7
    imul r15, rdi
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul r15
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul r15
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul r15
    mov qword [rsp], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 24], rdx
    mul r15
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 40], rdx
    mul r15
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 56], rdx
    mul r15
    add r12, r14
    adc r13, qword [rsp]
    mov r14, qword [rsp + 32]
    adc r14, qword [rsp + 24]
    mov rdi, qword [rsp + 48]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, qword [rsp + 56]
    adc r15, 0
    mov qword [rsp + 56], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r11, r12
    sbb rbx, r13
    sbb rcx, r14
    sbb r9, rdi
    sbb r10, r15
    sbb rsi, rbp
    mov rdi, qword [rsp + 48]
    sbb rdi, r8
    mov r8, qword [rsp + 56]
    sbb r8, rax
    mov rax, qword [rsp + 40]
    sbb rax, rdx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul r11, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul r11
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul r11
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul r11
    mov qword [rsp + 40], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul r11
    mov qword [rsp + 48], rax
    mov eax, 5
    mov qword [rsp + 24], rdx
    mul r11
    mov qword [rsp + 32], rax
    mov rax, -512
    mov qword [rsp], rdx
    mul r11
    add r13, r15
    adc r14, qword [rsp + 40]
    mov r15, qword [rsp + 48]
    adc r15, qword [rsp + 56]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 24]
    mov qword [rsp + 24], r11
    mov r11, qword [rsp]
    adc r11, 0
    mov qword [rsp], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 32], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rbx, r13
    sbb rcx, r14
    sbb r9, r15
    sbb r10, rbp
    sbb rsi, r11
    sbb rdi, r12
    mov r11, qword [rsp + 32]
    sbb r11, r8
    mov r8, qword [rsp]
    sbb r8, rax
    mov rax, qword [rsp + 24]
    sbb rax, rdx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rbx, rbp
    mov r12, rax
    mov rax, 0xc44a36477663b851
    mul rbx
    mov r13, rax
    mov rax, 0x449048e16ec79bf7
    mov r14, rdx
    mul rbx
    mov rax, 0x8033feb708f65a2f
    mov r15, rdx
    mul rbx
    mov qword [rsp + 24], rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp], rdx
    mul rbx
    mov qword [rsp + 32], rax
    mov eax, 5
    mov qword [rsp + 56], rdx
    mul rbx
    mov qword [rsp + 48], rax
    mov rax, -512
    mov qword [rsp + 40], rdx
    mul rbx
    add r13, r15
    adc r14, qword [rsp + 24]
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp]
    mov rbp, qword [rsp + 48]
    adc rbp, qword [rsp + 56]
    mov qword [rsp + 56], rbx
    mov rbx, qword [rsp + 40]
    adc rbx, 0
    mov qword [rsp + 40], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 48], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub rcx, r13
    sbb r9, r14
    sbb r10, r15
    sbb rsi, rbp
    sbb rdi, rbx
    sbb r11, r12
    mov rbx, qword [rsp + 48]
    sbb rbx, r8
    mov r8, qword [rsp + 40]
    sbb r8, rax
    mov rax, qword [rsp + 56]
    sbb rax, rdx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rbp, 0x1d2f5ccd79a995c7
    imul rcx, rbp
    mov rbp, rax
    mov rax, 0xc44a36477663b851
    mul rcx
    mov r12, rax
    mov rax, 0x449048e16ec79bf7
    mov r13, rdx
    mul rcx
    mov rax, 0x8033feb708f65a2f
    mov r14, rdx
    mul rcx
    mov r15, rax
    mov rax, 0xae79787c40d06994
    mov qword [rsp + 56], rdx
    mul rcx
    mov qword [rsp + 40], rax
    mov eax, 5
    mov qword [rsp + 48], rdx
    mul rcx
    mov qword [rsp], rax
    mov rax, -512
    mov qword [rsp + 32], rdx
    mul rcx
    add r12, r14
    adc r15, r13
    mov r13, qword [rsp + 40]
    adc r13, qword [rsp + 56]
    mov r14, qword [rsp]
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], rcx
    mov rcx, qword [rsp + 32]
    adc rcx, 0
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp], r8
    mov r8d, 0
    adc r8, r8
    adc rax, 0
    adc rdx, 0
    sub r9, r12
    sbb r10, r15
    sbb rsi, r13
    sbb rdi, r14
    sbb r11, rcx
    sbb rbx, rbp
    mov rcx, qword [rsp]
    sbb rcx, r8
    mov r8, qword [rsp + 32]
    sbb r8, rax
    mov rax, qword [rsp + 48]
    sbb rax, rdx
    mov rbp, qword [rsp + 8]
    mov qword [rbp], r9
    mov qword [rbp + 8], r10
    mov qword [rbp + 16], rsi
    mov qword [rbp + 24], rdi
    mov qword [rbp + 32], r11
    mov qword [rbp + 40], rbx
    mov qword [rbp + 48], rcx
    mov qword [rbp + 56], r8
    mov word [rbp + 64], ax
    add rsp, 64
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
    dd 92, 28, p521_sc_mul_x64 - $ - 8, p521_sc_mul_x64.end - p521_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xb8, 0x01
    db 0x04
    dd p521_sc_mul_x64.end - p521_sc_mul_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p521_sc_sqr_x64 - $ - 8, p521_sc_sqr_x64.end - p521_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xb8, 0x01
    db 0x04
    dd p521_sc_sqr_x64.end - p521_sc_sqr_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p521_sc_mul_small_x64 - $ - 8, p521_sc_mul_small_x64.end - p521_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x90, 0x01
    db 0x04
    dd p521_sc_mul_small_x64.end - p521_sc_mul_small_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 316, p521_sc_to_mont_x64 - $ - 8, p521_sc_to_mont_x64.end - p521_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc0, 0x01
    db 0x04
    dd p521_sc_to_mont_x64.end - p521_sc_to_mont_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 412, p521_sc_from_mont_x64 - $ - 8, p521_sc_from_mont_x64.end - p521_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p521_sc_from_mont_x64.end - p521_sc_from_mont_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 508, p521_sc_from_bytes_x64 - $ - 8, p521_sc_from_bytes_x64.end - p521_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd0, 0x01
    db 0x04
    dd p521_sc_from_bytes_x64.end - p521_sc_from_bytes_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 604, p521_sc_from_bytes_le_x64 - $ - 8, p521_sc_from_bytes_le_x64.end - p521_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc0, 0x01
    db 0x04
    dd p521_sc_from_bytes_le_x64.end - p521_sc_from_bytes_le_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 700, p521_sc_to_bytes_x64 - $ - 8, p521_sc_to_bytes_x64.end - p521_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p521_sc_to_bytes_x64.end - p521_sc_to_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 796, p521_sc_to_bytes_le_x64 - $ - 8, p521_sc_to_bytes_le_x64.end - p521_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p521_sc_to_bytes_le_x64.end - p521_sc_to_bytes_le_x64 - 29
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
    dd p521_sc_mul_x64 + 0 wrt ..imagebase, p521_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_sc_sqr_x64 + 0 wrt ..imagebase, p521_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p521_sc_mul_small_x64 + 0 wrt ..imagebase, p521_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p521_sc_to_mont_x64 + 0 wrt ..imagebase, p521_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p521_sc_from_mont_x64 + 0 wrt ..imagebase, p521_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p521_sc_from_bytes_x64 + 0 wrt ..imagebase, p521_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd p521_sc_from_bytes_le_x64 + 0 wrt ..imagebase, p521_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 144 wrt ..imagebase
    dd p521_sc_to_bytes_x64 + 0 wrt ..imagebase, p521_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
    dd p521_sc_to_bytes_le_x64 + 0 wrt ..imagebase, p521_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 192 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x09, 0x00, 0x23, 0xf2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_mul_x64 + 0
    db 0x01, 0x23, 0x09, 0x00, 0x23, 0xf2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_sqr_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xa2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_mul_small_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x11, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_sc_to_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x72, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_from_mont_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x13, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_sc_from_bytes_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x11, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_sc_from_bytes_le_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x72, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_to_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x72, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_to_bytes_le_x64 + 0
%endif
