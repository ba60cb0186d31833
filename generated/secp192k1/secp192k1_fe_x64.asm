; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp192k1
; From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p = 0xfffffffffffffffffffffffffffffffffffffffeffffee37, 3 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^192 = 2^32 + 4553 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP192K1_EXPORT
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
%ifdef SECP192K1_EXPORT
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
; void secp192k1_fe_mul(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^192 = 2^32 + 4553 (mod p)
LOCAL secp192k1_fe_mul_x64
align 32
secp192k1_fe_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
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
    mov rax, qword [rsi + 8]
    mul qword [rcx + 16]
    add r10, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, qword [rsi + 16]
    mul qword [rcx + 8]
    add r10, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, qword [rsi + 16]
    mul qword [rcx + 16]
    add rbx, rax
    adc rbp, rdx
    ; q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rax, 0x1000011c9
    mul rdx
    add rax, r11
    adc rdx, 0
    ; fold: the part above 2^192, times 4294971849, onto the part below
    mov rax, 0x1000011c9
    mov rcx, rdx
    mul r10
    mov r10, rax
    mov rax, 0x1000011c9
    mov rsi, rdx
    mul rbx
    mov rbx, rax
    mov rax, 0x1000011c9
    mov r12, rdx
    mul rbp
    add r8, r10
    adc r9, rbx
    adc r11, rax
    adc rdx, 0
    mov rax, rcx
    add rax, 1
    mov r10, rax
    mov rax, 0x1000011c9
    mov rbx, rdx
    mul r10
    ; the high words of these products and (q + 1)*4294971849
    add rsi, rdx
    add r8, rax
    adc r9, rsi
    adc r11, r12
    adc rbx, 0
    ; the word above is one more than q unless the sum is below 2^192
    cmp rcx, rbx
    ; less 4294971849 there
    mov rax, 0x1000011c9
    mov ecx, 0
    cmovc rax, rcx
    sub r8, rax
    mov qword [rdi], r8
    sbb r9, 0
    mov qword [rdi + 8], r9
    sbb r11, 0
    mov qword [rdi + 16], r11
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_sqr(secp192k1_fe *r, const secp192k1_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^192 = 2^32 + 4553 (mod p)
LOCAL secp192k1_fe_sqr_x64
align 32
secp192k1_fe_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
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
    mov rax, qword [rsi + 8]
    mul qword [rsi + 16]
    add r10, rax
    adc r11, rdx
    mov ebx, 0
    adc rbx, rbx
    add r10, rax
    adc r11, rdx
    adc rbx, 0
    ; square, column 4: sum of a[i] * a[4 - i]
    mov rax, qword [rsi + 16]
    mul rax
    add r11, rax
    adc rbx, rdx
    ; q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rax, 0x1000011c9
    mul rdx
    add rax, r9
    adc rdx, 0
    ; fold: the part above 2^192, times 4294971849, onto the part below
    mov rax, 0x1000011c9
    mov rsi, rdx
    mul r10
    mov r10, rax
    mov rax, 0x1000011c9
    mov rbp, rdx
    mul r11
    mov r11, rax
    mov rax, 0x1000011c9
    mov r12, rdx
    mul rbx
    add rcx, r10
    adc r8, r11
    adc r9, rax
    adc rdx, 0
    mov rax, rsi
    add rax, 1
    mov r10, rax
    mov rax, 0x1000011c9
    mov r11, rdx
    mul r10
    ; the high words of these products and (q + 1)*4294971849
    add rbp, rdx
    add rcx, rax
    adc r8, rbp
    adc r9, r12
    adc r11, 0
    ; the word above is one more than q unless the sum is below 2^192
    cmp rsi, r11
    ; less 4294971849 there
    mov rax, 0x1000011c9
    mov r10d, 0
    cmovc rax, r10
    sub rcx, rax
    mov qword [rdi], rcx
    sbb r8, 0
    mov qword [rdi + 8], r8
    sbb r9, 0
    mov qword [rdi + 16], r9
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_mul_small(secp192k1_fe *r, const secp192k1_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL secp192k1_fe_mul_small_x64
align 32
secp192k1_fe_mul_small_x64:
    endbr64
    ENTER
    push rbx
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
    add r8, r11
    adc rax, r9
    adc rdx, 0
    ; T - q * p, below 4*p
    mov rcx, rax
    mov rax, -1
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, 0xfffffffeffffee37
    mov rsi, rdx
    mul r9
    add rdx, r11
    adc r11, rsi
    adc rsi, 0
    sub r10, rax
    sbb r8, rdx
    sbb rcx, r11
    sbb r9, rsi
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov r11, 0xfffffffdffffdc6e
    sub rax, r11
    mov r11, r8
    sbb r11, -1
    mov rsi, rcx
    sbb rsi, -1
    mov rbx, r9
    sbb rbx, 1
    cmovc rax, r10
    cmovc r11, r8
    cmovc rsi, rcx
    cmovc rbx, r9
    ; subtract 1*p where that does not borrow
    mov rcx, rax
    mov r8, 0xfffffffeffffee37
    sub rcx, r8
    mov r8, r11
    sbb r8, -1
    mov r9, rsi
    sbb r9, -1
    sbb rbx, 0
    cmovc rcx, rax
    mov qword [rdi], rcx
    cmovc r8, r11
    mov qword [rdi + 8], r8
    cmovc r9, rsi
    mov qword [rdi + 16], r9
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
    dd 52, 28, secp192k1_fe_mul_x64 - $ - 8, secp192k1_fe_mul_x64.end - secp192k1_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp192k1_fe_mul_x64.end - secp192k1_fe_mul_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 84, secp192k1_fe_sqr_x64 - $ - 8, secp192k1_fe_sqr_x64.end - secp192k1_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp192k1_fe_sqr_x64.end - secp192k1_fe_sqr_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 28, 140, secp192k1_fe_mul_small_x64 - $ - 8, secp192k1_fe_mul_small_x64.end - secp192k1_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp192k1_fe_mul_small_x64.end - secp192k1_fe_mul_small_x64 - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp192k1_fe_mul_x64 + 0 wrt ..imagebase, secp192k1_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp192k1_fe_sqr_x64 + 0 wrt ..imagebase, secp192k1_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 16 wrt ..imagebase
    dd secp192k1_fe_mul_small_x64 + 0 wrt ..imagebase, secp192k1_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_fe_mul_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_fe_sqr_x64 + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_fe_mul_small_x64 + 0
%endif
