; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed, 4 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^255 = 19 (mod p).
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
; void curve25519_fe_mul(curve25519_fe *r, const curve25519_fe *a, const curve25519_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^255 = 19 (mod p)
LOCAL curve25519_fe_mul_x64
align 32
curve25519_fe_mul_x64:
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
    ; q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small
    mov eax, 38
    mul rdx
    add rax, r10
    adc rdx, 0
    bt rax, 63
    adc rdx, rdx
    ; fold: the part above 2^256, times 38, onto the part below
    mov eax, 38
    mov rcx, rdx
    mul rbx
    mov rsi, rax
    mov eax, 38
    mov rbx, rdx
    mul rbp
    mov rbp, rax
    mov eax, 38
    mov r14, rdx
    mul r12
    mov r12, rcx
    shl r12, 63
    sub r10, r12
    imul r12, r13, 38
    add r8, rsi
    adc r9, rbp
    adc r11, rax
    adc r10, r12
    imul rax, rcx, 19
    mov rcx, rax
    add rcx, 19
    ; the high words of these products and (q + 1)*19
    add rcx, r8
    mov rsi, r9
    adc rsi, rbx
    mov rbp, r11
    adc rbp, r14
    mov r12, r10
    adc r12, rdx
    ; the high words of these products and q*19
    add r8, rax
    adc r9, rbx
    adc r11, r14
    adc r10, rdx
    ; the first less 2^255 where it has that bit, else the second
    mov rax, r12
    mov rbx, 0x7fffffffffffffff
    and rax, rbx
    bt r12, 63
    cmovc r8, rcx
    mov qword [rdi], r8
    cmovc r9, rsi
    mov qword [rdi + 8], r9
    cmovc r11, rbp
    mov qword [rdi + 16], r11
    cmovc r10, rax
    mov qword [rdi + 24], r10
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_fe_sqr(curve25519_fe *r, const curve25519_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^255 = 19 (mod p)
LOCAL curve25519_fe_sqr_x64
align 32
curve25519_fe_sqr_x64:
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
    ; q, which estimates the quotient by 2^255 by the product of the top words: at most 1 too small
    mov eax, 38
    mul rdx
    add rax, r10
    adc rdx, 0
    bt rax, 63
    adc rdx, rdx
    ; fold: the part above 2^256, times 38, onto the part below
    mov eax, 38
    mov rsi, rdx
    mul r11
    mov r11, rax
    mov eax, 38
    mov r13, rdx
    mul rbx
    mov rbx, rax
    mov eax, 38
    mov r14, rdx
    mul rbp
    mov rbp, rsi
    shl rbp, 63
    sub r10, rbp
    imul rbp, r12, 38
    add rcx, r11
    adc r8, rbx
    adc r9, rax
    adc r10, rbp
    imul rax, rsi, 19
    mov r11, rax
    add r11, 19
    ; the high words of these products and (q + 1)*19
    add r11, rcx
    mov rsi, r8
    adc rsi, r13
    mov rbx, r9
    adc rbx, r14
    mov rbp, r10
    adc rbp, rdx
    ; the high words of these products and q*19
    add rcx, rax
    adc r8, r13
    adc r9, r14
    adc r10, rdx
    ; the first less 2^255 where it has that bit, else the second
    mov rax, rbp
    mov r12, 0x7fffffffffffffff
    and rax, r12
    bt rbp, 63
    cmovc rcx, r11
    mov qword [rdi], rcx
    cmovc r8, rsi
    mov qword [rdi + 8], r8
    cmovc r9, rbx
    mov qword [rdi + 16], r9
    cmovc r10, rax
    mov qword [rdi + 24], r10
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_fe_mul_small(curve25519_fe *r, const curve25519_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL curve25519_fe_mul_small_x64
align 32
curve25519_fe_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
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
    shrd rcx, rdx, 63
    ; T - q * p, below 4*p
    mov r9, rax
    mov rax, -1
    mov r11, rdx
    mul rcx
    mov rsi, rax
    mov rax, -19
    mov rbp, rdx
    mul rcx
    mov r12, rax
    mov rax, 0x7fffffffffffffff
    mov r13, rdx
    mul rcx
    add r13, rsi
    adc rsi, rbp
    adc rax, rbp
    adc rdx, 0
    sub r10, r12
    sbb r8, r13
    sbb rbx, rsi
    sbb r9, rax
    sbb r11, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    sub rax, -38
    mov rcx, r8
    sbb rcx, -1
    mov rsi, rbx
    sbb rsi, -1
    mov rbp, r9
    sbb rbp, -1
    mov r12, r11
    sbb r12, 0
    cmovc rax, r10
    cmovc rcx, r8
    cmovc rsi, rbx
    cmovc rbp, r9
    cmovc r12, r11
    ; subtract 1*p where that does not borrow
    mov r8, rax
    sub r8, -19
    mov r9, rcx
    sbb r9, -1
    mov r10, rsi
    sbb r10, -1
    mov r11, rbp
    mov rbx, 0x7fffffffffffffff
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
    dd 76, 28, curve25519_fe_mul_x64 - $ - 8, curve25519_fe_mul_x64.end - curve25519_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd curve25519_fe_mul_x64.end - curve25519_fe_mul_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 108, curve25519_fe_sqr_x64 - $ - 8, curve25519_fe_sqr_x64.end - curve25519_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd curve25519_fe_sqr_x64.end - curve25519_fe_sqr_x64 - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 60, 188, curve25519_fe_mul_small_x64 - $ - 8, curve25519_fe_mul_small_x64.end - curve25519_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd curve25519_fe_mul_small_x64.end - curve25519_fe_mul_small_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd curve25519_fe_mul_x64 + 0 wrt ..imagebase, curve25519_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd curve25519_fe_sqr_x64 + 0 wrt ..imagebase, curve25519_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd curve25519_fe_mul_small_x64 + 0 wrt ..imagebase, curve25519_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_fe_mul_x64 + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; curve25519_fe_sqr_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; curve25519_fe_mul_small_x64 + 0
%endif
