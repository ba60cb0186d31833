; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973, 6 words
;     of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^384 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
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
; void p384_sc_mul(p384_sc *r, const p384_sc *a, const p384_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p384_sc_mul_x64
align 32
p384_sc_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
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
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, 0x6ed46089e88fdc45
    imul r8, rcx
    mov rsi, rax
    mov rax, 0xa7e5f24db74f5885
    mov qword [rsp], rdx
    mul r8
    mov qword [rsp + 8], rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r8
    mov qword [rsp + 32], rsi
    mov rsi, qword [rsp + 8]
    add rsi, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r9, rsi
    sbb r11, rax
    sbb r10, rdx
    sbb rbx, 0
    sbb rbp, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rax, 0xa7e5f24db74f5885
    mul r9
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r9
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r9
    add rsi, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r11, rsi
    sbb r10, rax
    sbb rbx, rdx
    sbb rbp, 0
    sbb r8, 0
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rax, 0xa7e5f24db74f5885
    mul r11
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r11
    add rsi, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r10, rsi
    sbb rbx, rax
    sbb rbp, rdx
    sbb r8, 0
    sbb r9, 0
    sbb r11, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, 0xa7e5f24db74f5885
    mul r10
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r10
    add rsi, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub rbx, rsi
    sbb rbp, rax
    sbb r8, rdx
    sbb r9, 0
    sbb r11, 0
    sbb r10, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, 0xa7e5f24db74f5885
    mul rbx
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul rbx
    add rsi, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub rbp, rsi
    sbb r8, rax
    sbb r9, rdx
    sbb r11, 0
    sbb r10, 0
    sbb rbx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov rax, 0xa7e5f24db74f5885
    mul rbp
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov rsi, rdx
    mul rbp
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul rbp
    add rcx, qword [rsp + 16]
    adc rax, rsi
    adc rdx, 0
    sub r8, rcx
    sbb r9, rax
    sbb r11, rdx
    sbb r10, 0
    sbb rbx, 0
    sbb rbp, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r12
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rcx, r13
    mov rsi, 0x581a0db248b0a77a
    sbb rcx, rsi
    mov rsi, r14
    mov qword [rsp + 16], rcx
    mov rcx, 0xc7634d81f4372ddf
    sbb rsi, rcx
    mov rcx, r15
    sbb rcx, -1
    mov qword [rsp + 24], rcx
    mov rcx, qword [rsp + 32]
    sbb rcx, -1
    mov qword [rsp + 8], rcx
    mov rcx, qword [rsp]
    sbb rcx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, r8
    adc r13, r9
    adc r14, r11
    adc r15, r10
    mov qword [rsp + 40], r15
    mov r15, rbx
    adc r15, qword [rsp + 32]
    mov qword [rsp + 32], r15
    mov r15, rbp
    adc r15, qword [rsp]
    add r8, rax
    adc r9, qword [rsp + 16]
    adc r11, rsi
    adc r10, qword [rsp + 24]
    adc rbx, qword [rsp + 8]
    adc rbp, rcx
    cmovc r12, r8
    mov qword [rdi], r12
    cmovc r13, r9
    mov qword [rdi + 8], r13
    cmovc r14, r11
    mov qword [rdi + 16], r14
    cmovnc r10, qword [rsp + 40]
    mov qword [rdi + 24], r10
    cmovnc rbx, qword [rsp + 32]
    mov qword [rdi + 32], rbx
    cmovc r15, rbp
    mov qword [rdi + 40], r15
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_sqr(p384_sc *r, const p384_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p384_sc_sqr_x64
align 32
p384_sc_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
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
    mov qword [rsp], r13
    mov r13d, 0
    adc r13, r13
    add r14, rax
    adc r15, rdx
    adc r13, 0
    ; square, column 10: sum of a[i] * a[10 - i]
    mov rax, qword [rsi + 40]
    mul rax
    add r15, rax
    adc r13, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rcx, rax
    mov rax, 0xa7e5f24db74f5885
    mul rcx
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul rcx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul rcx
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r8, rsi
    sbb r9, rax
    sbb r10, rdx
    sbb r11, 0
    sbb rbx, 0
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r8, rax
    mov rax, 0xa7e5f24db74f5885
    mul r8
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r8
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r9, rsi
    sbb r10, rax
    sbb r11, rdx
    sbb rbx, 0
    sbb rcx, 0
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r9, rax
    mov rax, 0xa7e5f24db74f5885
    mul r9
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r9
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r9
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r10, rsi
    sbb r11, rax
    sbb rbx, rdx
    sbb rcx, 0
    sbb r8, 0
    sbb r9, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r10, rax
    mov rax, 0xa7e5f24db74f5885
    mul r10
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r10
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r11, rsi
    sbb rbx, rax
    sbb rcx, rdx
    sbb r8, 0
    sbb r9, 0
    sbb r10, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r11, rax
    mov rax, 0xa7e5f24db74f5885
    mul r11
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r11
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub rbx, rsi
    sbb rcx, rax
    sbb r8, rdx
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rbx, rax
    mov rax, 0xa7e5f24db74f5885
    mul rbx
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul rbx
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub rcx, rsi
    sbb r8, rax
    sbb r9, rdx
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbp
    mov rsi, 0xecec196accc52973
    sub rax, rsi
    mov rsi, r12
    mov qword [rsp + 8], rax
    mov rax, 0x581a0db248b0a77a
    sbb rsi, rax
    mov rax, qword [rsp]
    mov qword [rsp + 16], rsi
    mov rsi, 0xc7634d81f4372ddf
    sbb rax, rsi
    mov rsi, r14
    sbb rsi, -1
    mov qword [rsp + 24], rsi
    mov rsi, r15
    sbb rsi, -1
    mov qword [rsp + 32], rsi
    mov rsi, r13
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, rcx
    adc r12, r8
    mov qword [rsp + 40], r12
    mov r12, r9
    adc r12, qword [rsp]
    adc r14, r10
    adc r15, r11
    adc r13, rbx
    add rcx, qword [rsp + 8]
    adc r8, qword [rsp + 16]
    adc r9, rax
    adc r10, qword [rsp + 24]
    adc r11, qword [rsp + 32]
    adc rbx, rsi
    cmovc rbp, rcx
    mov qword [rdi], rbp
    cmovnc r8, qword [rsp + 40]
    mov qword [rdi + 8], r8
    cmovc r12, r9
    mov qword [rdi + 16], r12
    cmovc r14, r10
    mov qword [rdi + 24], r14
    cmovc r15, r11
    mov qword [rdi + 32], r15
    cmovc r13, rbx
    mov qword [rdi + 40], r13
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_mul_small(p384_sc *r, const p384_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL p384_sc_mul_small_x64
align 32
p384_sc_mul_small_x64:
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
    mov rax, 0x581a0db248b0a77a
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, 0xecec196accc52973
    mov rsi, rdx
    mul r9
    mov rbp, rax
    mov rax, 0xc7634d81f4372ddf
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
    mov r11, 0xd9d832d5998a52e6
    sub rax, r11
    mov r11, r8
    mov rsi, 0xb0341b6491614ef5
    sbb r11, rsi
    mov rsi, rbx
    mov rbp, 0x8ec69b03e86e5bbe
    sbb rsi, rbp
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
    mov r8, 0xecec196accc52973
    sub rcx, r8
    mov r8, r11
    mov r9, 0x581a0db248b0a77a
    sbb r8, r9
    mov r9, rsi
    mov r10, 0xc7634d81f4372ddf
    sbb r9, r10
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

; ----------------------------------------------------------------------
; void p384_sc_to_mont(p384_sc *r, const p384_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL p384_sc_to_mont_x64
align 32
p384_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0x2d319b2419b409a9
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0xff3d81e5df1aa419
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x2d319b2419b409a9
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0x2d319b2419b409a9
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0x2d319b2419b409a9
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0x2d319b2419b409a9
    mul qword [rsi + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi + 8]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsi + 32]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, 0x2d319b2419b409a9
    mul qword [rsi + 40]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi + 8]
    add rbp, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsi + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi + 16]
    add r12, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi + 24]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi + 32]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    mov rax, 0xbc3e483afcb82947
    mul qword [rsi + 40]
    add r12, rax
    adc r13, rdx
    adc r14, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi + 24]
    add r13, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi + 32]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    mov rax, 0xd40d49174aab1cc5
    mul qword [rsi + 40]
    add r13, rax
    adc r14, rdx
    adc r15, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi + 32]
    add r14, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsi + 40]
    add r14, rax
    adc r15, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp], rax
    mov rax, 0xc84ee012b39bf21
    mul qword [rsi + 40]
    add r15, rax
    adc rdx, qword [rsp]
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rcx, rax
    mov rax, 0xa7e5f24db74f5885
    mov rsi, rdx
    mul rcx
    mov qword [rsp], rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul rcx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul rcx
    mov qword [rsp + 24], rsi
    mov rsi, qword [rsp]
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r8, rsi
    sbb r10, rax
    sbb r9, rdx
    sbb r11, 0
    sbb rbx, 0
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r8, rax
    mov rax, 0xa7e5f24db74f5885
    mul r8
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r8
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r10, rsi
    sbb r9, rax
    sbb r11, rdx
    sbb rbx, 0
    sbb rcx, 0
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r10, rax
    mov rax, 0xa7e5f24db74f5885
    mul r10
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r10
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r9, rsi
    sbb r11, rax
    sbb rbx, rdx
    sbb rcx, 0
    sbb r8, 0
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r9, rax
    mov rax, 0xa7e5f24db74f5885
    mul r9
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r9
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r9
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub r11, rsi
    sbb rbx, rax
    sbb rcx, rdx
    sbb r8, 0
    sbb r10, 0
    sbb r9, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r11, rax
    mov rax, 0xa7e5f24db74f5885
    mul r11
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul r11
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub rbx, rsi
    sbb rcx, rax
    sbb r8, rdx
    sbb r10, 0
    sbb r9, 0
    sbb r11, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rbx, rax
    mov rax, 0xa7e5f24db74f5885
    mul rbx
    mov rsi, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 8], rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 16], rdx
    mul rbx
    add rsi, qword [rsp + 16]
    adc rax, qword [rsp + 8]
    adc rdx, 0
    sub rcx, rsi
    sbb r8, rax
    sbb r10, rdx
    sbb r9, 0
    sbb r11, 0
    sbb rbx, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbp
    mov rsi, 0xecec196accc52973
    sub rax, rsi
    mov rsi, r12
    mov qword [rsp + 8], rax
    mov rax, 0x581a0db248b0a77a
    sbb rsi, rax
    mov rax, r13
    mov qword [rsp + 16], rsi
    mov rsi, 0xc7634d81f4372ddf
    sbb rax, rsi
    mov rsi, r14
    sbb rsi, -1
    mov qword [rsp], rsi
    mov rsi, r15
    sbb rsi, -1
    mov qword [rsp + 32], rsi
    mov rsi, qword [rsp + 24]
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, rcx
    adc r12, r8
    adc r13, r10
    adc r14, r9
    adc r15, r11
    mov qword [rsp + 40], r15
    mov r15, rbx
    adc r15, qword [rsp + 24]
    add rcx, qword [rsp + 8]
    adc r8, qword [rsp + 16]
    adc r10, rax
    adc r9, qword [rsp]
    adc r11, qword [rsp + 32]
    adc rbx, rsi
    cmovc rbp, rcx
    mov qword [rdi], rbp
    cmovc r12, r8
    mov qword [rdi + 8], r12
    cmovc r13, r10
    mov qword [rdi + 16], r13
    cmovc r14, r9
    mov qword [rdi + 24], r14
    cmovnc r11, qword [rsp + 40]
    mov qword [rdi + 32], r11
    cmovc r15, rbx
    mov qword [rdi + 40], r15
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_from_mont(p384_sc *r, const p384_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p384_sc_from_mont_x64
align 32
p384_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov r8, rax
    mov r9, 0xa7e5f24db74f5885
    mul r9
    mov r10, rax
    mov rax, 0x1313e695333ad68d
    mov r11, rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc rax, r11
    adc rdx, 0
    mov r11, qword [rsi + 8]
    sub r11, r10
    mov r10, qword [rsi + 16]
    sbb r10, rax
    mov rax, qword [rsi + 24]
    sbb rax, rdx
    mov rbx, qword [rsi + 32]
    sbb rbx, 0
    mov rbp, qword [rsi + 40]
    sbb rbp, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rsi, rax
    mov rax, r9
    mul r11
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r11
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub r10, r12
    sbb rsi, rax
    sbb rbx, rdx
    sbb rbp, 0
    sbb r8, 0
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r10
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rsi, r12
    sbb rbx, rax
    sbb rbp, rdx
    sbb r8, 0
    sbb r11, 0
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, rcx
    mov rax, r9
    mul rsi
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rsi
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rsi
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbx, r12
    sbb rbp, rax
    sbb r8, rdx
    sbb r11, 0
    sbb r10, 0
    sbb rsi, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rbx
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbp, r12
    sbb r8, rax
    sbb r11, rdx
    sbb r10, 0
    sbb rsi, 0
    sbb rbx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov rax, r9
    mul rbp
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov r9, rdx
    mul rbp
    mov rax, 0x389cb27e0bc8d220
    mov r12, rdx
    mul rbp
    add rcx, r12
    adc rax, r9
    adc rdx, 0
    sub r8, rcx
    mov qword [rdi], r8
    sbb r11, rax
    mov qword [rdi + 8], r11
    sbb r10, rdx
    mov qword [rdi + 16], r10
    sbb rsi, 0
    mov qword [rdi + 24], rsi
    sbb rbx, 0
    mov qword [rdi + 32], rbx
    sbb rbp, 0
    mov qword [rdi + 40], rbp
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p384_sc_from_bytes(p384_sc *r, const uint8_t b[48])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p384_sc_from_bytes_x64
align 32
p384_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
    ; bytes to words
    mov rax, qword [rsi + 40]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xecec196accc52973
    cmp rax, rcx
    mov r8, qword [rsi + 32]
    bswap r8
    mov r9, r8
    mov r10, 0x581a0db248b0a77a
    sbb r9, r10
    mov r9, qword [rsi + 24]
    bswap r9
    mov r11, r9
    mov rbx, 0xc7634d81f4372ddf
    sbb r11, rbx
    mov r11, qword [rsi + 16]
    bswap r11
    mov rbp, r11
    sbb rbp, -1
    mov rbp, qword [rsi + 8]
    bswap rbp
    mov r12, rbp
    sbb r12, -1
    mov r12, qword [rsi]
    bswap r12
    mov rsi, r12
    sbb rsi, -1
    sbb rsi, rsi
    and rax, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r13, rax
    mov rax, 0x2d319b2419b409a9
    mul r13
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r14, rax
    mov rax, 0xff3d81e5df1aa419
    mov r15, rdx
    mul r13
    add r15, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r8, rsi
    mov qword [rsp], rax
    mov rax, 0x2d319b2419b409a9
    mov qword [rsp + 8], rdx
    mul r8
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov qword [rsp], rax
    mov rax, 0xbc3e483afcb82947
    mov qword [rsp + 8], rdx
    mul r13
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    mov ebx, 0
    adc rbx, rbx
    mov qword [rsp], rax
    mov rax, 0xff3d81e5df1aa419
    mov qword [rsp + 8], rdx
    mul r8
    add rax, qword [rsp]
    adc rdx, qword [rsp + 8]
    adc rbx, 0
    and r9, rsi
    mov qword [rsp + 8], rax
    mov rax, 0x2d319b2419b409a9
    mov qword [rsp], rdx
    mul r9
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp]
    adc rbx, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov qword [rsp], rax
    mov rax, 0xd40d49174aab1cc5
    mov qword [rsp + 8], rdx
    mul r13
    add rax, qword [rsp + 8]
    adc rbx, rdx
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 8], rax
    mov rax, 0xbc3e483afcb82947
    mul r8
    add rax, qword [rsp + 8]
    adc rbx, rdx
    adc r10, 0
    mov qword [rsp + 8], rax
    mov rax, 0xff3d81e5df1aa419
    mul r9
    add rax, qword [rsp + 8]
    adc rbx, rdx
    adc r10, 0
    and r11, rsi
    mov qword [rsp + 8], rax
    mov rax, 0x2d319b2419b409a9
    mul r11
    add rax, qword [rsp + 8]
    adc rbx, rdx
    adc r10, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 8], rax
    mov rax, 0x3fb05b7a28266895
    mul r13
    add rbx, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 16], rax
    mov rax, 0xd40d49174aab1cc5
    mul r8
    add rbx, rax
    adc r10, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    mov qword [rsp + 16], rax
    mov rax, 0xbc3e483afcb82947
    mul r9
    add rbx, rax
    adc r10, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    mov qword [rsp + 16], rax
    mov rax, 0xff3d81e5df1aa419
    mul r11
    add rbx, rax
    adc r10, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    and rbp, rsi
    mov qword [rsp + 16], rax
    mov rax, 0x2d319b2419b409a9
    mul rbp
    add rbx, rax
    adc r10, rdx
    mov rax, qword [rsp + 16]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 16], rax
    mov rax, 0xc84ee012b39bf21
    mul r13
    add r10, rax
    adc rdx, qword [rsp + 16]
    mov eax, 0
    adc rax, rax
    mov r13, rax
    mov rax, 0x3fb05b7a28266895
    mov qword [rsp + 16], rdx
    mul r8
    add r10, rax
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov rax, 0xd40d49174aab1cc5
    mov qword [rsp + 16], rdx
    mul r9
    add r10, rax
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov rax, 0xbc3e483afcb82947
    mov qword [rsp + 16], rdx
    mul r11
    add r10, rax
    adc rdx, qword [rsp + 16]
    adc r13, 0
    mov rax, 0xff3d81e5df1aa419
    mov qword [rsp + 16], rdx
    mul rbp
    add r10, rax
    adc rdx, qword [rsp + 16]
    adc r13, 0
    and r12, rsi
    mov rax, 0x2d319b2419b409a9
    mov qword [rsp + 16], rdx
    mul r12
    add r10, rax
    adc rdx, qword [rsp + 16]
    adc r13, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0xc84ee012b39bf21
    mov qword [rsp + 16], rdx
    mul r8
    add rax, qword [rsp + 16]
    adc r13, rdx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 16], rax
    mov rax, 0x3fb05b7a28266895
    mul r9
    add rax, qword [rsp + 16]
    adc r13, rdx
    adc r8, 0
    mov qword [rsp + 16], rax
    mov rax, 0xd40d49174aab1cc5
    mul r11
    add rax, qword [rsp + 16]
    adc r13, rdx
    adc r8, 0
    mov qword [rsp + 16], rax
    mov rax, 0xbc3e483afcb82947
    mul rbp
    add rax, qword [rsp + 16]
    adc r13, rdx
    adc r8, 0
    mov qword [rsp + 16], rax
    mov rax, 0xff3d81e5df1aa419
    mul r12
    add rax, qword [rsp + 16]
    adc r13, rdx
    adc r8, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov qword [rsp + 16], rax
    mov rax, 0xc84ee012b39bf21
    mul r9
    add r13, rax
    adc r8, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x3fb05b7a28266895
    mul r11
    add r13, rax
    adc r8, rdx
    adc r9, 0
    mov rax, 0xd40d49174aab1cc5
    mul rbp
    add r13, rax
    adc r8, rdx
    adc r9, 0
    mov rax, 0xbc3e483afcb82947
    mul r12
    add r13, rax
    adc r8, rdx
    adc r9, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov rax, 0xc84ee012b39bf21
    mul r11
    add r8, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0x3fb05b7a28266895
    mul rbp
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0xd40d49174aab1cc5
    mul r12
    add r8, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov rax, 0xc84ee012b39bf21
    mul rbp
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, 0x3fb05b7a28266895
    mul r12
    add r9, rax
    adc r11, rdx
    adc rbp, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov rax, 0xc84ee012b39bf21
    mul r12
    add r11, rax
    adc rbp, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r14, rax
    mov rax, 0xa7e5f24db74f5885
    mul r14
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 24], rdx
    mul r14
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdx
    mul r14
    add r12, qword [rsp + 32]
    adc rax, qword [rsp + 24]
    adc rdx, 0
    sub r15, r12
    mov r12, qword [rsp]
    sbb r12, rax
    mov rax, qword [rsp + 8]
    sbb rax, rdx
    sbb rbx, 0
    sbb r10, 0
    sbb r14, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, 0x6ed46089e88fdc45
    imul r15, rcx
    mov qword [rsp + 8], rax
    mov rax, 0xa7e5f24db74f5885
    mul r15
    mov qword [rsp], rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 24], rdx
    mul r15
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdx
    mul r15
    mov qword [rsp + 40], rsi
    mov rsi, qword [rsp]
    add rsi, qword [rsp + 32]
    adc rax, qword [rsp + 24]
    adc rdx, 0
    sub r12, rsi
    mov rsi, qword [rsp + 8]
    sbb rsi, rax
    sbb rbx, rdx
    sbb r10, 0
    sbb r14, 0
    sbb r15, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov rax, 0xa7e5f24db74f5885
    mul r12
    mov qword [rsp + 8], rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 24], rdx
    mul r12
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdx
    mul r12
    mov qword [rsp], rbp
    mov rbp, qword [rsp + 8]
    add rbp, qword [rsp + 32]
    adc rax, qword [rsp + 24]
    adc rdx, 0
    sub rsi, rbp
    sbb rbx, rax
    sbb r10, rdx
    sbb r14, 0
    sbb r15, 0
    sbb r12, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, rcx
    mov rax, 0xa7e5f24db74f5885
    mul rsi
    mov rbp, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 24], rdx
    mul rsi
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdx
    mul rsi
    add rbp, qword [rsp + 32]
    adc rax, qword [rsp + 24]
    adc rdx, 0
    sub rbx, rbp
    sbb r10, rax
    sbb r14, rdx
    sbb r15, 0
    sbb r12, 0
    sbb rsi, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, 0xa7e5f24db74f5885
    mul rbx
    mov rbp, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 24], rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdx
    mul rbx
    add rbp, qword [rsp + 32]
    adc rax, qword [rsp + 24]
    adc rdx, 0
    sub r10, rbp
    sbb r14, rax
    sbb r15, rdx
    sbb r12, 0
    sbb rsi, 0
    sbb rbx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, 0xa7e5f24db74f5885
    mul r10
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov rbp, rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r10
    add rcx, qword [rsp + 24]
    adc rax, rbp
    adc rdx, 0
    sub r14, rcx
    sbb r15, rax
    sbb r12, rdx
    sbb rsi, 0
    sbb rbx, 0
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, qword [rsp + 16]
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rcx, r13
    mov rbp, 0x581a0db248b0a77a
    sbb rcx, rbp
    mov rbp, r8
    mov qword [rsp + 24], rcx
    mov rcx, 0xc7634d81f4372ddf
    sbb rbp, rcx
    mov rcx, r9
    sbb rcx, -1
    mov qword [rsp + 32], rcx
    mov rcx, r11
    sbb rcx, -1
    mov qword [rsp + 8], rcx
    mov rcx, qword [rsp]
    sbb rcx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    mov qword [rsp + 48], rcx
    mov rcx, r14
    add rcx, qword [rsp + 16]
    adc r13, r15
    adc r8, r12
    adc r9, rsi
    adc r11, rbx
    mov qword [rsp + 16], r11
    mov r11, r10
    adc r11, qword [rsp]
    add r14, rax
    adc r15, qword [rsp + 24]
    adc r12, rbp
    adc rsi, qword [rsp + 32]
    adc rbx, qword [rsp + 8]
    adc r10, qword [rsp + 48]
    cmovc rcx, r14
    mov qword [rdi], rcx
    cmovc r13, r15
    mov qword [rdi + 8], r13
    cmovc r8, r12
    mov qword [rdi + 16], r8
    cmovc r9, rsi
    mov qword [rdi + 24], r9
    cmovnc rbx, qword [rsp + 16]
    mov qword [rdi + 32], rbx
    cmovc r11, r10
    mov qword [rdi + 40], r11
    mov rax, qword [rsp + 40]
    not rax
    add rsp, 56
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p384_sc_from_bytes_le(p384_sc *r, const uint8_t b[48])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p384_sc_from_bytes_le_x64
align 32
p384_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0x581a0db248b0a77a
    sbb rax, r8
    mov rax, qword [rsi + 16]
    mov r9, 0xc7634d81f4372ddf
    sbb rax, r9
    mov rax, qword [rsi + 24]
    sbb rax, -1
    mov rax, qword [rsi + 32]
    sbb rax, -1
    mov rax, qword [rsi + 40]
    sbb rax, -1
    sbb rax, rax
    mov r10, qword [rsi]
    and r10, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r11, rax
    mov rax, 0x2d319b2419b409a9
    mul r10
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbx, rax
    mov rax, 0xff3d81e5df1aa419
    mov rbp, rdx
    mul r10
    add rbp, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r12, qword [rsi + 8]
    and r12, r11
    mov r13, rax
    mov rax, 0x2d319b2419b409a9
    mov r14, rdx
    mul r12
    add rbp, rax
    adc r14, rdx
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0xbc3e483afcb82947
    mul r10
    add r14, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0xff3d81e5df1aa419
    mul r12
    add r14, rax
    adc r13, rdx
    adc r15, 0
    mov rax, qword [rsi + 16]
    and rax, r11
    mov qword [rsp], rax
    mov rax, 0x2d319b2419b409a9
    mul qword [rsp]
    add r14, rax
    adc r13, rdx
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0xd40d49174aab1cc5
    mul r10
    add r13, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 8], rax
    mov rax, 0xbc3e483afcb82947
    mul r12
    add r13, rax
    adc r15, rdx
    mov rax, qword [rsp + 8]
    adc rax, 0
    mov qword [rsp + 8], rax
    mov rax, 0xff3d81e5df1aa419
    mul qword [rsp]
    add r13, rax
    adc r15, rdx
    mov rax, qword [rsp + 8]
    adc rax, 0
    mov r9, qword [rsi + 24]
    and r9, r11
    mov qword [rsp + 8], rax
    mov rax, 0x2d319b2419b409a9
    mul r9
    add r13, rax
    adc r15, rdx
    mov rax, qword [rsp + 8]
    adc rax, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov qword [rsp + 8], rax
    mov rax, 0x3fb05b7a28266895
    mul r10
    add r15, rax
    adc rdx, qword [rsp + 8]
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 8], rax
    mov rax, 0xd40d49174aab1cc5
    mov qword [rsp + 16], rdx
    mul r12
    add r15, rax
    adc rdx, qword [rsp + 16]
    mov rax, qword [rsp + 8]
    adc rax, 0
    mov qword [rsp + 8], rax
    mov rax, 0xbc3e483afcb82947
    mov qword [rsp + 16], rdx
    mul qword [rsp]
    add r15, rax
    adc rdx, qword [rsp + 16]
    mov rax, qword [rsp + 8]
    adc rax, 0
    mov qword [rsp + 8], rax
    mov rax, 0xff3d81e5df1aa419
    mov qword [rsp + 16], rdx
    mul r9
    add r15, rax
    adc rdx, qword [rsp + 16]
    mov rax, qword [rsp + 8]
    adc rax, 0
    mov r8, qword [rsi + 32]
    and r8, r11
    mov qword [rsp + 8], rax
    mov rax, 0x2d319b2419b409a9
    mov qword [rsp + 16], rdx
    mul r8
    add r15, rax
    adc rdx, qword [rsp + 16]
    mov rax, qword [rsp + 8]
    adc rax, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov qword [rsp + 8], rax
    mov rax, 0xc84ee012b39bf21
    mov qword [rsp + 16], rdx
    mul r10
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 8], rax
    mov rax, 0x3fb05b7a28266895
    mov qword [rsp + 16], rdx
    mul r12
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r10, 0
    mov qword [rsp + 16], rax
    mov rax, 0xd40d49174aab1cc5
    mov qword [rsp + 8], rdx
    mul qword [rsp]
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r10, 0
    mov qword [rsp + 8], rax
    mov rax, 0xbc3e483afcb82947
    mov qword [rsp + 16], rdx
    mul r9
    add rax, qword [rsp + 8]
    adc rdx, qword [rsp + 16]
    adc r10, 0
    mov qword [rsp + 16], rax
    mov rax, 0xff3d81e5df1aa419
    mov qword [rsp + 8], rdx
    mul r8
    add rax, qword [rsp + 16]
    adc rdx, qword [rsp + 8]
    adc r10, 0
    mov rcx, qword [rsi + 40]
    and rcx, r11
    mov rsi, rax
    mov rax, 0x2d319b2419b409a9
    mov qword [rsp + 8], rdx
    mul rcx
    add rsi, rax
    adc rdx, qword [rsp + 8]
    adc r10, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0xc84ee012b39bf21
    mov qword [rsp + 8], rdx
    mul r12
    add rax, qword [rsp + 8]
    adc r10, rdx
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 8], rax
    mov rax, 0x3fb05b7a28266895
    mul qword [rsp]
    add rax, qword [rsp + 8]
    adc r10, rdx
    adc r12, 0
    mov qword [rsp + 8], rax
    mov rax, 0xd40d49174aab1cc5
    mul r9
    add rax, qword [rsp + 8]
    adc r10, rdx
    adc r12, 0
    mov qword [rsp + 8], rax
    mov rax, 0xbc3e483afcb82947
    mul r8
    add rax, qword [rsp + 8]
    adc r10, rdx
    adc r12, 0
    mov qword [rsp + 8], rax
    mov rax, 0xff3d81e5df1aa419
    mul rcx
    add rax, qword [rsp + 8]
    adc r10, rdx
    adc r12, 0
    ; product, column 7: sum of a[i] * b[7 - i]
    mov qword [rsp + 8], rax
    mov rax, 0xc84ee012b39bf21
    mul qword [rsp]
    add r10, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov qword [rsp], rax
    mov rax, 0x3fb05b7a28266895
    mul r9
    add r10, rax
    adc r12, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xd40d49174aab1cc5
    mul r8
    add r10, rax
    adc r12, rdx
    mov rax, qword [rsp]
    adc rax, 0
    mov qword [rsp], rax
    mov rax, 0xbc3e483afcb82947
    mul rcx
    add r10, rax
    adc r12, rdx
    mov rax, qword [rsp]
    adc rax, 0
    ; product, column 8: sum of a[i] * b[8 - i]
    mov qword [rsp], rax
    mov rax, 0xc84ee012b39bf21
    mul r9
    add r12, rax
    adc rdx, qword [rsp]
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0x3fb05b7a28266895
    mov qword [rsp], rdx
    mul r8
    add r12, rax
    adc rdx, qword [rsp]
    adc r9, 0
    mov rax, 0xd40d49174aab1cc5
    mov qword [rsp], rdx
    mul rcx
    add r12, rax
    adc rdx, qword [rsp]
    adc r9, 0
    ; product, column 9: sum of a[i] * b[9 - i]
    mov rax, 0xc84ee012b39bf21
    mov qword [rsp], rdx
    mul r8
    add rax, qword [rsp]
    adc r9, rdx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp], rax
    mov rax, 0x3fb05b7a28266895
    mul rcx
    add rax, qword [rsp]
    adc r9, rdx
    adc r8, 0
    ; product, column 10: sum of a[i] * b[10 - i]
    mov qword [rsp], rax
    mov rax, 0xc84ee012b39bf21
    mul rcx
    add r9, rax
    adc r8, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rbx, rax
    mov rax, 0xa7e5f24db74f5885
    mul rbx
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul rbx
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub rbp, rcx
    sbb r14, rax
    sbb r13, rdx
    sbb r15, 0
    sbb rsi, 0
    sbb rbx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rbp, rax
    mov rax, 0xa7e5f24db74f5885
    mul rbp
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul rbp
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul rbp
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r14, rcx
    sbb r13, rax
    sbb r15, rdx
    sbb rsi, 0
    sbb rbx, 0
    sbb rbp, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r14, rax
    mov rax, 0xa7e5f24db74f5885
    mul r14
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r14
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r14
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r13, rcx
    sbb r15, rax
    sbb rsi, rdx
    sbb rbx, 0
    sbb rbp, 0
    sbb r14, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r13, rax
    mov rax, 0xa7e5f24db74f5885
    mul r13
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r13
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r13
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub r15, rcx
    sbb rsi, rax
    sbb rbx, rdx
    sbb rbp, 0
    sbb r14, 0
    sbb r13, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r15, rax
    mov rax, 0xa7e5f24db74f5885
    mul r15
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul r15
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul r15
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub rsi, rcx
    sbb rbx, rax
    sbb rbp, rdx
    sbb r14, 0
    sbb r13, 0
    sbb r15, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul rsi, rax
    mov rax, 0xa7e5f24db74f5885
    mul rsi
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov qword [rsp + 16], rdx
    mul rsi
    mov rax, 0x389cb27e0bc8d220
    mov qword [rsp + 24], rdx
    mul rsi
    add rcx, qword [rsp + 24]
    adc rax, qword [rsp + 16]
    adc rdx, 0
    sub rbx, rcx
    sbb rbp, rax
    sbb r14, rdx
    sbb r13, 0
    sbb r15, 0
    sbb rsi, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, qword [rsp + 8]
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rcx, r10
    mov qword [rsp + 16], r11
    mov r11, 0x581a0db248b0a77a
    sbb rcx, r11
    mov r11, r12
    mov qword [rsp + 24], rcx
    mov rcx, 0xc7634d81f4372ddf
    sbb r11, rcx
    mov rcx, qword [rsp]
    sbb rcx, -1
    mov qword [rsp + 32], rcx
    mov rcx, r9
    sbb rcx, -1
    mov qword [rsp + 40], rcx
    mov rcx, r8
    sbb rcx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    mov qword [rsp + 48], rcx
    mov rcx, rbx
    add rcx, qword [rsp + 8]
    adc r10, rbp
    adc r12, r14
    mov qword [rsp + 8], r12
    mov r12, r13
    adc r12, qword [rsp]
    adc r9, r15
    adc r8, rsi
    add rbx, rax
    adc rbp, qword [rsp + 24]
    adc r14, r11
    adc r13, qword [rsp + 32]
    adc r15, qword [rsp + 40]
    adc rsi, qword [rsp + 48]
    cmovc rcx, rbx
    mov qword [rdi], rcx
    cmovc r10, rbp
    mov qword [rdi + 8], r10
    cmovnc r14, qword [rsp + 8]
    mov qword [rdi + 16], r14
    cmovc r12, r13
    mov qword [rdi + 24], r12
    cmovc r9, r15
    mov qword [rdi + 32], r9
    cmovc r8, rsi
    mov qword [rdi + 40], r8
    mov rax, qword [rsp + 16]
    not rax
    add rsp, 56
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_to_bytes(uint8_t b[48], const p384_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL p384_sc_to_bytes_x64
align 32
p384_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov r8, rax
    mov r9, 0xa7e5f24db74f5885
    mul r9
    mov r10, rax
    mov rax, 0x1313e695333ad68d
    mov r11, rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc rax, r11
    adc rdx, 0
    mov r11, qword [rsi + 8]
    sub r11, r10
    mov r10, qword [rsi + 16]
    sbb r10, rax
    mov rax, qword [rsi + 24]
    sbb rax, rdx
    mov rbx, qword [rsi + 32]
    sbb rbx, 0
    mov rbp, qword [rsi + 40]
    sbb rbp, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rsi, rax
    mov rax, r9
    mul r11
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r11
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub r10, r12
    sbb rsi, rax
    sbb rbx, rdx
    sbb rbp, 0
    sbb r8, 0
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r10
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rsi, r12
    sbb rbx, rax
    sbb rbp, rdx
    sbb r8, 0
    sbb r11, 0
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, rcx
    mov rax, r9
    mul rsi
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rsi
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rsi
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbx, r12
    sbb rbp, rax
    sbb r8, rdx
    sbb r11, 0
    sbb r10, 0
    sbb rsi, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rbx
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbp, r12
    sbb r8, rax
    sbb r11, rdx
    sbb r10, 0
    sbb rsi, 0
    sbb rbx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov rax, r9
    mul rbp
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov r9, rdx
    mul rbp
    mov rax, 0x389cb27e0bc8d220
    mov r12, rdx
    mul rbp
    add rcx, r12
    adc rax, r9
    adc rdx, 0
    sub r8, rcx
    sbb r11, rax
    sbb r10, rdx
    sbb rsi, 0
    sbb rbx, 0
    sbb rbp, 0
    ; words to bytes
    bswap r8
    bswap r11
    bswap r10
    bswap rsi
    bswap rbx
    bswap rbp
    mov qword [rdi + 40], r8
    mov qword [rdi + 32], r11
    mov qword [rdi + 24], r10
    mov qword [rdi + 16], rsi
    mov qword [rdi + 8], rbx
    mov qword [rdi], rbp
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_to_bytes_le(uint8_t b[48], const p384_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL p384_sc_to_bytes_le_x64
align 32
p384_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov r8, rax
    mov r9, 0xa7e5f24db74f5885
    mul r9
    mov r10, rax
    mov rax, 0x1313e695333ad68d
    mov r11, rdx
    mul r8
    mov rax, 0x389cb27e0bc8d220
    mov rbx, rdx
    mul r8
    add r10, rbx
    adc rax, r11
    adc rdx, 0
    mov r11, qword [rsi + 8]
    sub r11, r10
    mov r10, qword [rsi + 16]
    sbb r10, rax
    mov rax, qword [rsi + 24]
    sbb rax, rdx
    mov rbx, qword [rsi + 32]
    sbb rbx, 0
    mov rbp, qword [rsi + 40]
    sbb rbp, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r11, rcx
    mov rsi, rax
    mov rax, r9
    mul r11
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r11
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r11
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub r10, r12
    sbb rsi, rax
    sbb rbx, rdx
    sbb rbp, 0
    sbb r8, 0
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul r10
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul r10
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rsi, r12
    sbb rbx, rax
    sbb rbp, rdx
    sbb r8, 0
    sbb r11, 0
    sbb r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, rcx
    mov rax, r9
    mul rsi
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rsi
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rsi
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbx, r12
    sbb rbp, rax
    sbb r8, rdx
    sbb r11, 0
    sbb r10, 0
    sbb rsi, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rax, r9
    mul rbx
    mov r12, rax
    mov rax, 0x1313e695333ad68d
    mov r13, rdx
    mul rbx
    mov rax, 0x389cb27e0bc8d220
    mov r14, rdx
    mul rbx
    add r12, r14
    adc rax, r13
    adc rdx, 0
    sub rbp, r12
    sbb r8, rax
    sbb r11, rdx
    sbb r10, 0
    sbb rsi, 0
    sbb rbx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov rax, r9
    mul rbp
    mov rcx, rax
    mov rax, 0x1313e695333ad68d
    mov r9, rdx
    mul rbp
    mov rax, 0x389cb27e0bc8d220
    mov r12, rdx
    mul rbp
    add rcx, r12
    adc rax, r9
    adc rdx, 0
    sub r8, rcx
    sbb r11, rax
    sbb r10, rdx
    sbb rsi, 0
    sbb rbx, 0
    sbb rbp, 0
    mov qword [rdi], r8
    mov qword [rdi + 8], r11
    mov qword [rdi + 16], r10
    mov qword [rdi + 24], rsi
    mov qword [rdi + 32], rbx
    mov qword [rdi + 40], rbp
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
    dd 92, 28, p384_sc_mul_x64 - $ - 8, p384_sc_mul_x64.end - p384_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_mul_x64.end - p384_sc_mul_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p384_sc_sqr_x64 - $ - 8, p384_sc_sqr_x64.end - p384_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_sqr_x64.end - p384_sc_sqr_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 220, p384_sc_mul_small_x64 - $ - 8, p384_sc_mul_small_x64.end - p384_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd p384_sc_mul_small_x64.end - p384_sc_mul_small_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 316, p384_sc_to_mont_x64 - $ - 8, p384_sc_to_mont_x64.end - p384_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_to_mont_x64.end - p384_sc_to_mont_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 412, p384_sc_from_mont_x64 - $ - 8, p384_sc_from_mont_x64.end - p384_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_from_mont_x64.end - p384_sc_from_mont_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 492, p384_sc_from_bytes_x64 - $ - 8, p384_sc_from_bytes_x64.end - p384_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p384_sc_from_bytes_x64.end - p384_sc_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 588, p384_sc_from_bytes_le_x64 - $ - 8, p384_sc_from_bytes_le_x64.end - p384_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p384_sc_from_bytes_le_x64.end - p384_sc_from_bytes_le_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 684, p384_sc_to_bytes_x64 - $ - 8, p384_sc_to_bytes_x64.end - p384_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_to_bytes_x64.end - p384_sc_to_bytes_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 764, p384_sc_to_bytes_le_x64 - $ - 8, p384_sc_to_bytes_le_x64.end - p384_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_to_bytes_le_x64.end - p384_sc_to_bytes_le_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p384_sc_mul_x64 + 0 wrt ..imagebase, p384_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_sc_sqr_x64 + 0 wrt ..imagebase, p384_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p384_sc_mul_small_x64 + 0 wrt ..imagebase, p384_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p384_sc_to_mont_x64 + 0 wrt ..imagebase, p384_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p384_sc_from_mont_x64 + 0 wrt ..imagebase, p384_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p384_sc_from_bytes_x64 + 0 wrt ..imagebase, p384_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 116 wrt ..imagebase
    dd p384_sc_from_bytes_le_x64 + 0 wrt ..imagebase, p384_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd p384_sc_to_bytes_x64 + 0 wrt ..imagebase, p384_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 164 wrt ..imagebase
    dd p384_sc_to_bytes_le_x64 + 0 wrt ..imagebase, p384_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 184 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_mul_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_sqr_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_mul_small_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_to_mont_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_from_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_from_bytes_le_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_to_bytes_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_to_bytes_le_x64 + 0
%endif
