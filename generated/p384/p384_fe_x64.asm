; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff, 6 words
;     of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P384_EXPORT
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
%ifdef P384_EXPORT
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
; void p384_fe_mul(p384_fe *r, const p384_fe *a, const p384_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)
LOCAL p384_fe_mul_x64
align 32
p384_fe_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
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
    mov rax, qword [rsi + 8]
    mul qword [rcx + 40]
    add r12, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
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
    ; product, column 7: sum of a[i] * b[7 - i]
    mov rax, qword [rsi + 16]
    mul qword [rcx + 40]
    add r13, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
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
    ; product, column 8: sum of a[i] * b[8 - i]
    mov rax, qword [rsi + 24]
    mul qword [rcx + 40]
    add r14, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
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
    ; product, column 9: sum of a[i] * b[9 - i]
    mov qword [rsp], rax
    mov rax, qword [rsi + 32]
    mul qword [rcx + 40]
    add r15, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 32]
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rcx + 40]
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    ; fold: the part above 2^512, times 2^512 mod p, onto the part below
    add rbx, r14
    adc rbp, r15
    adc r12, rax
    adc r13, rdx
    mov ecx, 0
    adc rcx, rcx
    mov rsi, r14
    shl rsi, 32
    mov qword [rsp], r9
    mov r9, r14
    shrd r9, r15, 32
    mov qword [rsp + 8], r8
    mov r8, r15
    shrd r8, rax, 32
    mov qword [rsp + 16], rdi
    mov rdi, rax
    shrd rdi, rdx, 32
    mov qword [rsp + 24], rax
    mov rax, rdx
    shr rax, 32
    add r10, rsi
    adc rbx, r9
    adc rbp, r8
    adc r12, rdi
    adc r13, rax
    adc rcx, 0
    add r11, r14
    adc r10, r15
    adc rbx, qword [rsp + 24]
    adc rbp, rdx
    adc r12, 1
    adc r13, 0
    adc rcx, 0
    sub r11, rsi
    sbb r10, r9
    sbb rbx, r8
    sbb rbp, rdi
    sbb r12, rax
    sbb r13, 0
    sbb rcx, 0
    ; last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r12
    shrd rax, r13, 32
    mov r8, r13
    shrd r8, rcx, 32
    mov r9, r12
    add r9, rax
    mov rsi, r13
    adc rsi, r8
    mov rdi, rcx
    adc rdi, 0
    mov r14, r12
    shl r14, 32
    add r13, r14
    adc r9, rcx
    adc rsi, 0
    adc rdi, 0
    sub r12, r14
    sbb r13, rax
    sbb r9, r8
    sbb rsi, 0
    sbb rdi, 0
    add r12, qword [rsp + 8]
    adc r13, qword [rsp]
    adc r11, r9
    adc r10, rsi
    adc rbx, rdi
    adc rbp, 0
    ; subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    mov ecx, 0
    cmovc rax, rcx
    mov r8d, 0xffffffff
    cmovnc rcx, r8
    mov r8d, 1
    mov r9d, 0
    cmovc r8, r9
    sub r12, rax
    mov rax, qword [rsp + 16]
    mov qword [rax], r12
    sbb r13, rcx
    mov qword [rax + 8], r13
    sbb r11, r8
    mov qword [rax + 16], r11
    sbb r10, 0
    mov qword [rax + 24], r10
    sbb rbx, 0
    mov qword [rax + 32], rbx
    sbb rbp, 0
    mov qword [rax + 40], rbp
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_sqr(p384_fe *r, const p384_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)
LOCAL p384_fe_sqr_x64
align 32
p384_fe_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
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
    mov rax, qword [rsi + 8]
    mul qword [rsi + 40]
    add rbp, rax
    adc r12, rdx
    mov r13d, 0
    adc r13, r13
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
    mov rax, qword [rsi + 16]
    mul qword [rsi + 40]
    add r12, rax
    adc r13, rdx
    mov r14d, 0
    adc r14, r14
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
    mov rax, qword [rsi + 24]
    mul qword [rsi + 40]
    add r13, rax
    adc r14, rdx
    mov r15d, 0
    adc r15, r15
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, qword [rsi + 32]
    mul rax
    add r13, rax
    adc r14, rdx
    adc r15, 0
    ; square, column 9: sum of a[i] * a[9 - i]
    mov rax, qword [rsi + 32]
    mul qword [rsi + 40]
    add r14, rax
    adc r15, rdx
    mov qword [rsp], r8
    mov r8d, 0
    adc r8, r8
    add r14, rax
    adc r15, rdx
    adc r8, 0
    ; square, column 10: sum of a[i] * a[10 - i]
    mov rax, qword [rsi + 40]
    mul rax
    add r15, rax
    adc r8, rdx
    ; fold: the part above 2^512, times 2^512 mod p, onto the part below
    add r11, r13
    adc rbx, r14
    adc rbp, r15
    adc r12, r8
    mov eax, 0
    adc rax, rax
    mov rsi, r13
    shl rsi, 32
    mov qword [rsp + 8], rcx
    mov rcx, r13
    shrd rcx, r14, 32
    mov qword [rsp + 16], rdi
    mov rdi, r14
    shrd rdi, r15, 32
    mov qword [rsp + 24], r14
    mov r14, r15
    shrd r14, r8, 32
    mov qword [rsp + 32], r15
    mov r15, r8
    shr r15, 32
    add r10, rsi
    adc r11, rcx
    adc rbx, rdi
    adc rbp, r14
    adc r12, r15
    adc rax, 0
    add r9, r13
    adc r10, qword [rsp + 24]
    adc r11, qword [rsp + 32]
    adc rbx, r8
    adc rbp, 1
    adc r12, 0
    adc rax, 0
    sub r9, rsi
    sbb r10, rcx
    sbb r11, rdi
    sbb rbx, r14
    sbb rbp, r15
    sbb r12, 0
    sbb rax, 0
    ; last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rbp
    shrd rcx, r12, 32
    mov r8, r12
    shrd r8, rax, 32
    mov rsi, rbp
    add rsi, rcx
    mov rdi, r12
    adc rdi, r8
    mov r13, rax
    adc r13, 0
    mov r14, rbp
    shl r14, 32
    add r12, r14
    adc rsi, rax
    adc rdi, 0
    adc r13, 0
    sub rbp, r14
    sbb r12, rcx
    sbb rsi, r8
    sbb rdi, 0
    sbb r13, 0
    add rbp, qword [rsp + 8]
    adc r12, qword [rsp]
    adc r9, rsi
    adc r10, rdi
    adc r11, r13
    adc rbx, 0
    ; subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    mov ecx, 0
    cmovc rax, rcx
    mov r8d, 0xffffffff
    cmovnc rcx, r8
    mov r8d, 1
    mov esi, 0
    cmovc r8, rsi
    sub rbp, rax
    mov rax, qword [rsp + 16]
    mov qword [rax], rbp
    sbb r12, rcx
    mov qword [rax + 8], r12
    sbb r9, r8
    mov qword [rax + 16], r9
    sbb r10, 0
    mov qword [rax + 24], r10
    sbb r11, 0
    mov qword [rax + 32], r11
    sbb rbx, 0
    mov qword [rax + 40], rbx
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_mul_small(p384_fe *r, const p384_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL p384_fe_mul_small_x64
align 32
p384_fe_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
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
    add r8, r11
    adc rbx, r9
    adc r12, rbp
    adc r14, r13
    adc rax, r15
    adc rdx, 0
    ; T - q * p, below 4*p
    mov rcx, rax
    mov rax, 0xffffffff00000000
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov eax, 0xffffffff
    mov rsi, rdx
    mul r9
    mov rbp, rax
    mov rax, -2
    mov r13, rdx
    mul r9
    mov r15, rax
    mov rax, -1
    mov qword [rsp], rdx
    mul r9
    add r11, r13
    adc r15, rsi
    mov rsi, rax
    adc rsi, qword [rsp]
    mov r13, rax
    adc r13, rdx
    adc rax, rdx
    adc rdx, 0
    sub r10, rbp
    sbb r8, r11
    sbb rbx, r15
    sbb r12, rsi
    sbb r14, r13
    sbb rcx, rax
    sbb r9, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov r11, 0x1fffffffe
    sub rax, r11
    mov r11, r8
    mov rsi, 0xfffffffe00000000
    sbb r11, rsi
    mov rsi, rbx
    sbb rsi, -3
    mov rbp, r12
    sbb rbp, -1
    mov r13, r14
    sbb r13, -1
    mov r15, rcx
    sbb r15, -1
    mov qword [rsp], rdi
    mov rdi, r9
    sbb rdi, 1
    cmovc rax, r10
    cmovc r11, r8
    cmovc rsi, rbx
    cmovc rbp, r12
    cmovc r13, r14
    cmovc r15, rcx
    cmovc rdi, r9
    ; subtract 1*p where that does not borrow
    mov rcx, rax
    mov r8d, 0xffffffff
    sub rcx, r8
    mov r8, r11
    mov r9, 0xffffffff00000000
    sbb r8, r9
    mov r9, rsi
    sbb r9, -2
    mov r10, rbp
    sbb r10, -1
    mov rbx, r13
    sbb rbx, -1
    mov r12, r15
    sbb r12, -1
    sbb rdi, 0
    cmovc rcx, rax
    mov rax, qword [rsp]
    mov qword [rax], rcx
    cmovc r8, r11
    mov qword [rax + 8], r8
    cmovc r9, rsi
    mov qword [rax + 16], r9
    cmovc r10, rbp
    mov qword [rax + 24], r10
    cmovc rbx, r13
    mov qword [rax + 32], rbx
    cmovc r12, r15
    mov qword [rax + 40], r12
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
    dd 92, 28, p384_fe_mul_x64 - $ - 8, p384_fe_mul_x64.end - p384_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd p384_fe_mul_x64.end - p384_fe_mul_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p384_fe_sqr_x64 - $ - 8, p384_fe_sqr_x64.end - p384_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd p384_fe_sqr_x64.end - p384_fe_sqr_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 220, p384_fe_mul_small_x64 - $ - 8, p384_fe_mul_small_x64.end - p384_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd p384_fe_mul_small_x64.end - p384_fe_mul_small_x64 - 29
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
    dd p384_fe_mul_x64 + 0 wrt ..imagebase, p384_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_fe_sqr_x64 + 0 wrt ..imagebase, p384_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p384_fe_mul_small_x64 + 0 wrt ..imagebase, p384_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_mul_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x42, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_sqr_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_mul_small_x64 + 0
%endif
