; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p = 0xfffffffffffffffffffffffffffffffeffffffffffffffff, 3 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^192 mod p.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P192_EXPORT
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
%ifdef P192_EXPORT
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
; void p192_fe_mul(p192_fe *r, const p192_fe *a, const p192_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p192_fe_mul_x64
align 32
p192_fe_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
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
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r8
    sbb r11, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, r9
    sbb r8, 0
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, r11
    sbb r9, 0
    sbb r11, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r10
    sub rax, -1
    mov rcx, rbx
    sbb rcx, -2
    mov rsi, rbp
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, r8
    adc rbx, r9
    adc rbp, r11
    add r8, rax
    adc r9, rcx
    adc r11, rsi
    cmovc r10, r8
    mov qword [rdi], r10
    cmovc rbx, r9
    mov qword [rdi + 8], rbx
    cmovc rbp, r11
    mov qword [rdi + 16], rbp
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_sqr(p192_fe *r, const p192_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p192_fe_sqr_x64
align 32
p192_fe_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
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
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, rcx
    sbb r9, 0
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, r8
    sbb rcx, 0
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r8, 0
    sbb r9, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r10
    sub rax, -1
    mov rsi, r11
    sbb rsi, -2
    mov rbp, rbx
    sbb rbp, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, rcx
    adc r11, r8
    adc rbx, r9
    add rcx, rax
    adc r8, rsi
    adc r9, rbp
    cmovc r10, rcx
    mov qword [rdi], r10
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rbx, r9
    mov qword [rdi + 16], rbx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_mul_small(p192_fe *r, const p192_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL p192_fe_mul_small_x64
align 32
p192_fe_mul_small_x64:
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
    mov rax, -2
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, -1
    mov rsi, rdx
    mul r9
    add r11, rdx
    adc rsi, rax
    adc rdx, 0
    sub r10, rax
    sbb r8, r11
    sbb rcx, rsi
    sbb r9, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    sub rax, -2
    mov r11, r8
    sbb r11, -3
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
    sub rcx, -1
    mov r8, r11
    sbb r8, -2
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
    dd 44, 28, p192_fe_mul_x64 - $ - 8, p192_fe_mul_x64.end - p192_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_fe_mul_x64.end - p192_fe_mul_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 76, p192_fe_sqr_x64 - $ - 8, p192_fe_sqr_x64.end - p192_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_fe_sqr_x64.end - p192_fe_sqr_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 124, p192_fe_mul_small_x64 - $ - 8, p192_fe_mul_small_x64.end - p192_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p192_fe_mul_small_x64.end - p192_fe_mul_small_x64 - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p192_fe_mul_x64 + 0 wrt ..imagebase, p192_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p192_fe_sqr_x64 + 0 wrt ..imagebase, p192_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd p192_fe_mul_small_x64 + 0 wrt ..imagebase, p192_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_fe_mul_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_fe_sqr_x64 + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_fe_mul_small_x64 + 0
%endif
