; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p =
;     0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff,
;     9 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Mersenne: 2^521 = 1 (mod p).
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
; void p521_fe_mul(p521_fe *r, const p521_fe *a, const p521_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Mersenne: 2^521 = 1 (mod p)
LOCAL p521_fe_mul_x64
align 32
p521_fe_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
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
    mov qword [rsp], r13
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 56]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 48]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r13, 0
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 40]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 32]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r13, 0
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 24]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 16]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r13, 0
    ; product, column 11: sum of a[i] * b[11 - i]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 16]
    adc r13, rdx
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 56]
    add rax, qword [rsp + 24]
    adc r13, rdx
    adc r12, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 48]
    add rax, qword [rsp + 24]
    adc r13, rdx
    adc r12, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 48]
    mul qword [rcx + 40]
    add rax, qword [rsp + 24]
    adc r13, rdx
    adc r12, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 56]
    mul qword [rcx + 32]
    add rax, qword [rsp + 24]
    adc r13, rdx
    adc r12, 0
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 24]
    add rax, qword [rsp + 24]
    adc r13, rdx
    adc r12, 0
    ; product, column 12: sum of a[i] * b[12 - i]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 64]
    add r13, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 56]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mul qword [rcx + 48]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mul qword [rcx + 40]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 32]
    add r13, rax
    adc r12, rdx
    mov rax, qword [rsp + 32]
    adc rax, 0
    ; product, column 13: sum of a[i] * b[13 - i]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 40]
    mul qword [rcx + 64]
    add r12, rax
    adc rdx, qword [rsp + 32]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 56]
    add r12, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 48]
    add r12, rax
    adc rdx, qword [rsp + 40]
    mov rax, qword [rsp + 32]
    adc rax, 0
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 40]
    add r12, rax
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
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 48], rdx
    mul qword [rcx + 56]
    add rax, qword [rsp + 40]
    adc rdx, qword [rsp + 48]
    adc rbp, 0
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul qword [rcx + 48]
    add rax, qword [rsp + 48]
    adc rdx, qword [rsp + 40]
    adc rbp, 0
    ; product, column 15: sum of a[i] * b[15 - i]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 48], rdx
    mul qword [rcx + 64]
    add rax, qword [rsp + 48]
    adc rbp, rdx
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 64]
    mul qword [rcx + 56]
    add rax, qword [rsp + 48]
    adc rbp, rdx
    ; what is above 2^521
    mov qword [rsp + 48], rbx
    mov rbx, r14
    shr rbx, 9
    mov qword [rsp + 56], r10
    mov r10, r15
    shl r10, 55
    or rbx, r10
    shr r15, 9
    mov r10, qword [rsp + 8]
    shl r10, 55
    or r15, r10
    mov r10, qword [rsp + 8]
    shr r10, 9
    mov qword [rsp + 8], r11
    mov r11, qword [rsp + 24]
    shl r11, 55
    or r10, r11
    mov r11, qword [rsp + 24]
    shr r11, 9
    mov qword [rsp + 24], r10
    mov r10, r13
    shl r10, 55
    or r11, r10
    shr r13, 9
    mov r10, r12
    shl r10, 55
    or r13, r10
    shr r12, 9
    mov r10, qword [rsp + 40]
    shl r10, 55
    or r12, r10
    mov r10, qword [rsp + 40]
    shr r10, 9
    mov qword [rsp + 40], r12
    mov r12, rax
    shl r12, 55
    or r10, r12
    shr rax, 9
    mov r12, qword [rsi + 64]
    imul r12, qword [rcx + 64]
    add rbp, r12
    mov rcx, rbp
    shl rcx, 55
    or rax, rcx
    ; the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r14, -512
    shr rbp, 9
    mov ecx, 1
    neg rcx
    adc r8, rbx
    adc r9, r15
    mov rcx, qword [rsp + 8]
    adc rcx, qword [rsp + 24]
    adc r11, qword [rsp + 56]
    adc r13, qword [rsp + 48]
    mov rsi, qword [rsp + 32]
    adc rsi, qword [rsp + 40]
    adc r10, qword [rsp + 16]
    adc rax, qword [rsp]
    adc r14, rbp
    ; less one unless it carried
    adc r8, -1
    mov qword [rdi], r8
    adc r9, -1
    mov qword [rdi + 8], r9
    adc rcx, -1
    mov qword [rdi + 16], rcx
    adc r11, -1
    mov qword [rdi + 24], r11
    adc r13, -1
    mov qword [rdi + 32], r13
    adc rsi, -1
    mov qword [rdi + 40], rsi
    adc r10, -1
    mov qword [rdi + 48], r10
    adc rax, -1
    mov qword [rdi + 56], rax
    adc r14, -1
    and r14, 511
    mov qword [rdi + 64], r14
    add rsp, 64
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_sqr(p521_fe *r, const p521_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Mersenne: 2^521 = 1 (mod p)
LOCAL p521_fe_sqr_x64
align 32
p521_fe_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
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
    mov qword [rsp], r12
    mov r12d, 0
    adc r12, r12
    add r14, rax
    adc r15, rdx
    adc r12, 0
    mov rax, qword [rsi + 16]
    mul qword [rsi + 56]
    add r14, rax
    adc r15, rdx
    adc r12, 0
    add r14, rax
    adc r15, rdx
    adc r12, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 48]
    add r14, rax
    adc r15, rdx
    adc r12, 0
    add r14, rax
    adc r15, rdx
    adc r12, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 40]
    add r14, rax
    adc r15, rdx
    adc r12, 0
    add r14, rax
    adc r15, rdx
    adc r12, 0
    ; square, column 10: sum of a[i] * a[10 - i]
    mov rax, qword [rsi + 16]
    mul qword [rsi + 64]
    add r15, rax
    adc r12, rdx
    mov qword [rsp + 8], rbp
    mov ebp, 0
    adc rbp, rbp
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    mov rax, qword [rsi + 24]
    mul qword [rsi + 56]
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 48]
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    mov rax, qword [rsi + 40]
    mul rax
    add r15, rax
    adc r12, rdx
    adc rbp, 0
    ; square, column 11: sum of a[i] * a[11 - i]
    mov rax, qword [rsi + 24]
    mul qword [rsi + 64]
    add r12, rax
    adc rbp, rdx
    mov qword [rsp + 16], rbx
    mov ebx, 0
    adc rbx, rbx
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    mov rax, qword [rsi + 32]
    mul qword [rsi + 56]
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    mov rax, qword [rsi + 40]
    mul qword [rsi + 48]
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    add r12, rax
    adc rbp, rdx
    adc rbx, 0
    ; square, column 12: sum of a[i] * a[12 - i]
    mov rax, qword [rsi + 32]
    mul qword [rsi + 64]
    add rbp, rax
    adc rbx, rdx
    mov qword [rsp + 24], r11
    mov r11d, 0
    adc r11, r11
    add rbp, rax
    adc rbx, rdx
    adc r11, 0
    mov rax, qword [rsi + 40]
    mul qword [rsi + 56]
    add rbp, rax
    adc rbx, rdx
    adc r11, 0
    add rbp, rax
    adc rbx, rdx
    adc r11, 0
    mov rax, qword [rsi + 48]
    mul rax
    add rbp, rax
    adc rbx, rdx
    adc r11, 0
    ; square, column 13: sum of a[i] * a[13 - i]
    mov rax, qword [rsi + 40]
    mul qword [rsi + 64]
    add rbx, rax
    adc r11, rdx
    mov qword [rsp + 32], r10
    mov r10d, 0
    adc r10, r10
    add rbx, rax
    adc r11, rdx
    adc r10, 0
    mov rax, qword [rsi + 48]
    mul qword [rsi + 56]
    add rbx, rax
    adc r11, rdx
    adc r10, 0
    add rbx, rax
    adc r11, rdx
    adc r10, 0
    ; square, column 14: sum of a[i] * a[14 - i]
    mov rax, qword [rsi + 48]
    mul qword [rsi + 64]
    add r11, rax
    adc r10, rdx
    mov qword [rsp + 40], r9
    mov r9d, 0
    adc r9, r9
    add r11, rax
    adc r10, rdx
    adc r9, 0
    mov rax, qword [rsi + 56]
    mul rax
    add r11, rax
    adc r10, rdx
    adc r9, 0
    ; square, column 15: sum of a[i] * a[15 - i]
    mov rax, qword [rsi + 56]
    mul qword [rsi + 64]
    add r10, rax
    adc r9, rdx
    add r10, rax
    adc r9, rdx
    ; what is above 2^521
    mov rax, r13
    shr rax, 9
    mov qword [rsp + 48], r8
    mov r8, r14
    shl r8, 55
    or rax, r8
    shr r14, 9
    mov r8, r15
    shl r8, 55
    or r14, r8
    shr r15, 9
    mov r8, r12
    shl r8, 55
    or r15, r8
    shr r12, 9
    mov r8, rbp
    shl r8, 55
    or r12, r8
    shr rbp, 9
    mov r8, rbx
    shl r8, 55
    or rbp, r8
    shr rbx, 9
    mov r8, r11
    shl r8, 55
    or rbx, r8
    shr r11, 9
    mov r8, r10
    shl r8, 55
    or r11, r8
    shr r10, 9
    mov r8, qword [rsi + 64]
    imul r8, r8
    add r9, r8
    mov r8, r9
    shl r8, 55
    or r10, r8
    ; the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r13, -512
    shr r9, 9
    mov r8d, 1
    neg r8
    adc rcx, rax
    adc r14, qword [rsp + 48]
    adc r15, qword [rsp + 40]
    adc r12, qword [rsp + 32]
    adc rbp, qword [rsp + 24]
    adc rbx, qword [rsp + 16]
    adc r11, qword [rsp + 8]
    adc r10, qword [rsp]
    adc r13, r9
    ; less one unless it carried
    adc rcx, -1
    mov qword [rdi], rcx
    adc r14, -1
    mov qword [rdi + 8], r14
    adc r15, -1
    mov qword [rdi + 16], r15
    adc r12, -1
    mov qword [rdi + 24], r12
    adc rbp, -1
    mov qword [rdi + 32], rbp
    adc rbx, -1
    mov qword [rdi + 40], rbx
    adc r11, -1
    mov qword [rdi + 48], r11
    adc r10, -1
    mov qword [rdi + 56], r10
    adc r13, -1
    and r13, 511
    mov qword [rdi + 64], r13
    add rsp, 56
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_mul_small(p521_fe *r, const p521_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL p521_fe_mul_small_x64
align 32
p521_fe_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
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
    mov rax, -1
    mov rbp, rdx
    mul r11
    mov r13, rax
    mov eax, 511
    mov qword [rsp + 40], rdx
    mul r11
    mov r11, r13
    add r11, qword [rsp + 40]
    mov qword [rsp + 24], rdi
    mov rdi, r13
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 32], rbp
    mov rbp, r13
    adc rbp, qword [rsp + 40]
    mov qword [rsp + 8], rsi
    mov rsi, r13
    adc rsi, qword [rsp + 40]
    mov qword [rsp + 16], r9
    mov r9, r13
    adc r9, qword [rsp + 40]
    mov qword [rsp], rcx
    mov rcx, r13
    adc rcx, qword [rsp + 40]
    mov qword [rsp + 48], rcx
    mov rcx, r13
    adc rcx, qword [rsp + 40]
    adc rax, qword [rsp + 40]
    adc rdx, 0
    sub r10, r13
    sbb r8, r11
    sbb rbx, rdi
    sbb r12, rbp
    sbb r14, rsi
    sbb r15, r9
    mov r9, qword [rsp]
    sbb r9, qword [rsp + 48]
    mov r11, qword [rsp + 16]
    sbb r11, rcx
    mov rcx, qword [rsp + 8]
    sbb rcx, rax
    mov rax, qword [rsp + 32]
    sbb rax, rdx
    ; subtract 2*p where that does not borrow
    mov rsi, r10
    sub rsi, -2
    mov rdi, r8
    sbb rdi, -1
    mov rbp, rbx
    sbb rbp, -1
    mov r13, r12
    sbb r13, -1
    mov qword [rsp + 32], r12
    mov r12, r14
    sbb r12, -1
    mov qword [rsp + 8], r12
    mov r12, r15
    sbb r12, -1
    mov qword [rsp + 16], r12
    mov r12, r9
    sbb r12, -1
    mov qword [rsp + 48], r9
    mov r9, r11
    sbb r9, -1
    mov qword [rsp], r9
    mov r9, rcx
    sbb r9, 1023
    mov qword [rsp + 40], rcx
    mov rcx, rax
    sbb rcx, 0
    cmovc rsi, r10
    cmovc rdi, r8
    cmovc rbp, rbx
    cmovc r13, qword [rsp + 32]
    cmovnc r14, qword [rsp + 8]
    cmovnc r15, qword [rsp + 16]
    cmovc r12, qword [rsp + 48]
    cmovnc r11, qword [rsp]
    cmovc r9, qword [rsp + 40]
    cmovc rcx, rax
    ; subtract 1*p where that does not borrow
    mov rax, rsi
    sub rax, -1
    mov r8, rdi
    sbb r8, -1
    mov r10, rbp
    sbb r10, -1
    mov rbx, r13
    sbb rbx, -1
    mov qword [rsp + 40], rbx
    mov rbx, r14
    sbb rbx, -1
    mov qword [rsp], rbx
    mov rbx, r15
    sbb rbx, -1
    mov qword [rsp + 48], rbx
    mov rbx, r12
    sbb rbx, -1
    mov qword [rsp + 16], rbx
    mov rbx, r11
    sbb rbx, -1
    mov qword [rsp + 8], r11
    mov r11, r9
    sbb r11, 511
    sbb rcx, 0
    cmovc rax, rsi
    mov rcx, qword [rsp + 24]
    mov qword [rcx], rax
    cmovc r8, rdi
    mov qword [rcx + 8], r8
    cmovc r10, rbp
    mov qword [rcx + 16], r10
    cmovnc r13, qword [rsp + 40]
    mov qword [rcx + 24], r13
    cmovnc r14, qword [rsp]
    mov qword [rcx + 32], r14
    cmovnc r15, qword [rsp + 48]
    mov qword [rcx + 40], r15
    cmovnc r12, qword [rsp + 16]
    mov qword [rcx + 48], r12
    cmovc rbx, qword [rsp + 8]
    mov qword [rcx + 56], rbx
    cmovc r11, r9
    mov qword [rcx + 64], r11
    add rsp, 56
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
    dd 92, 28, p521_fe_mul_x64 - $ - 8, p521_fe_mul_x64.end - p521_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p521_fe_mul_x64.end - p521_fe_mul_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p521_fe_sqr_x64 - $ - 8, p521_fe_sqr_x64.end - p521_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p521_fe_sqr_x64.end - p521_fe_sqr_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 220, p521_fe_mul_small_x64 - $ - 8, p521_fe_mul_small_x64.end - p521_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p521_fe_mul_small_x64.end - p521_fe_mul_small_x64 - 29
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
    dd p521_fe_mul_x64 + 0 wrt ..imagebase, p521_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_fe_sqr_x64 + 0 wrt ..imagebase, p521_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p521_fe_mul_small_x64 + 0 wrt ..imagebase, p521_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x72, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_mul_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_sqr_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_mul_small_x64 + 0
%endif
