; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, any x86-64
;
; n = 0xffffffffffffffffffffffff99def836146bc9b1b4d22831, 3 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^192 mod n.
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
; void p192_sc_mul(p192_sc *r, const p192_sc *a, const p192_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p192_sc_mul_x64
align 32
p192_sc_mul_x64:
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
    mov rax, 0x882672070ddbcf2f
    imul r8, rax
    mov eax, 0x662107c9
    mul r8
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rsi, rdx
    mul r8
    add rcx, rdx
    adc rsi, 0
    sub r9, rcx
    sbb r11, rsi
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r9, rax
    mov eax, 0x662107c9
    mul r9
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rsi, rdx
    mul r9
    add rcx, rdx
    adc rsi, 0
    sub r11, rcx
    sbb r8, rsi
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r11, rax
    mov eax, 0x662107c9
    mul r11
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rsi, rdx
    mul r11
    add rcx, rdx
    adc rsi, 0
    sub r8, rcx
    sbb r9, rsi
    sbb r11, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r10
    mov rcx, 0x146bc9b1b4d22831
    sub rax, rcx
    mov rcx, rbx
    sbb rcx, -1713440714
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
; void p192_sc_sqr(p192_sc *r, const p192_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p192_sc_sqr_x64
align 32
p192_sc_sqr_x64:
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
    mov rax, 0x882672070ddbcf2f
    imul rcx, rax
    mov eax, 0x662107c9
    mul rcx
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul rcx
    add rsi, rdx
    adc rbp, 0
    sub r8, rsi
    sbb r9, rbp
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r8, rax
    mov eax, 0x662107c9
    mul r8
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul r8
    add rsi, rdx
    adc rbp, 0
    sub r9, rsi
    sbb rcx, rbp
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r9, rax
    mov eax, 0x662107c9
    mul r9
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul r9
    add rsi, rdx
    adc rbp, 0
    sub rcx, rsi
    sbb r8, rbp
    sbb r9, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r10
    mov rsi, 0x146bc9b1b4d22831
    sub rax, rsi
    mov rsi, r11
    sbb rsi, -1713440714
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
; void p192_sc_mul_small(p192_sc *r, const p192_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
LOCAL p192_sc_mul_small_x64
align 32
p192_sc_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
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
    mov rax, -1713440714
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, 0x146bc9b1b4d22831
    mov rsi, rdx
    mul r9
    mov rbx, rax
    mov rax, -1
    mov rbp, rdx
    mul r9
    add r11, rbp
    adc rax, rsi
    adc rdx, 0
    sub r10, rbx
    sbb r8, r11
    sbb rcx, rax
    sbb r9, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    mov r11, 0x28d7936369a45062
    sub rax, r11
    mov r11, r8
    mov rsi, 0xffffffff33bdf06c
    sbb r11, rsi
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
    mov r8, 0x146bc9b1b4d22831
    sub rcx, r8
    mov r8, r11
    sbb r8, -1713440714
    mov r9, rsi
    sbb r9, -1
    sbb rbx, 0
    cmovc rcx, rax
    mov qword [rdi], rcx
    cmovc r8, r11
    mov qword [rdi + 8], r8
    cmovc r9, rsi
    mov qword [rdi + 16], r9
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_sc_to_mont(p192_sc *r, const p192_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
LOCAL p192_sc_to_mont_x64
align 32
p192_sc_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rax, 0xce66baccdeb35961
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0x4696ea5bbb3a6bee
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, 0xce66baccdeb35961
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x28be5677ea0581a2
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov rax, 0xce66baccdeb35961
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x28be5677ea0581a2
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x28be5677ea0581a2
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul rcx, rax
    mov eax, 0x662107c9
    mul rcx
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul rcx
    add rsi, rdx
    adc rbp, 0
    sub r8, rsi
    sbb r10, rbp
    sbb rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r8, rax
    mov eax, 0x662107c9
    mul r8
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul r8
    add rsi, rdx
    adc rbp, 0
    sub r10, rsi
    sbb rcx, rbp
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r10, rax
    mov eax, 0x662107c9
    mul r10
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbp, rdx
    mul r10
    add rsi, rdx
    adc rbp, 0
    sub rcx, rsi
    sbb r8, rbp
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r9
    mov rsi, 0x146bc9b1b4d22831
    sub rax, rsi
    mov rsi, r11
    sbb rsi, -1713440714
    mov rbp, rbx
    sbb rbp, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r9, rcx
    adc r11, r8
    adc rbx, r10
    add rcx, rax
    adc r8, rsi
    adc r10, rbp
    cmovc r9, rcx
    mov qword [rdi], r9
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rbx, r10
    mov qword [rdi + 16], rbx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_sc_from_mont(p192_sc *r, const p192_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
LOCAL p192_sc_from_mont_x64
align 32
p192_sc_from_mont_x64:
    endbr64
    ENTER
    push rbx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x882672070ddbcf2f
    imul rax, rcx
    mov r8, rax
    mov r9d, 0x662107c9
    mul r9
    mov r10, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, 0
    mov rax, qword [rsi + 8]
    sub rax, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov r11, rax
    mul r9
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbx, rdx
    mul r11
    add rsi, rdx
    adc rbx, 0
    sub r10, rsi
    sbb r8, rbx
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r9, rdx
    mul r10
    add rcx, rdx
    adc r9, 0
    sub r8, rcx
    mov qword [rdi], r8
    sbb r11, r9
    mov qword [rdi + 8], r11
    sbb r10, 0
    mov qword [rdi + 16], r10
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p192_sc_from_bytes(p192_sc *r, const uint8_t b[24])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p192_sc_from_bytes_x64
align 32
p192_sc_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; bytes to words
    mov rax, qword [rsi + 16]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0x146bc9b1b4d22831
    cmp rax, rcx
    mov r8, qword [rsi + 8]
    bswap r8
    mov r9, r8
    sbb r9, -1713440714
    mov r9, qword [rsi]
    bswap r9
    mov rsi, r9
    sbb rsi, -1
    sbb rsi, rsi
    and rax, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r10, rax
    mov rax, 0xce66baccdeb35961
    mul r10
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r11, rax
    mov rax, 0x4696ea5bbb3a6bee
    mov rbx, rdx
    mul r10
    add rbx, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and r8, rsi
    mov rbp, rax
    mov rax, 0xce66baccdeb35961
    mov r12, rdx
    mul r8
    add rbx, rax
    adc r12, rdx
    adc rbp, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x28be5677ea0581a2
    mul r10
    add r12, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r10, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul r8
    add r12, rax
    adc rbp, rdx
    adc r10, 0
    and r9, rsi
    mov rax, 0xce66baccdeb35961
    mul r9
    add r12, rax
    adc rbp, rdx
    adc r10, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x28be5677ea0581a2
    mul r8
    add rbp, rax
    adc r10, rdx
    mov eax, 0
    adc rax, rax
    mov r8, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul r9
    add rbp, rax
    adc r10, rdx
    adc r8, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x28be5677ea0581a2
    mul r9
    add r10, rax
    adc r8, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r11, rax
    mov eax, 0x662107c9
    mul r11
    mov r9, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul r11
    add r9, rdx
    adc r13, 0
    sub rbx, r9
    sbb r12, r13
    sbb r11, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul rbx, rax
    mov eax, 0x662107c9
    mul rbx
    mov r9, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul rbx
    add r9, rdx
    adc r13, 0
    sub r12, r9
    sbb r11, r13
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r12, rax
    mov eax, 0x662107c9
    mul r12
    mov r9, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul r12
    add r9, rdx
    adc r13, 0
    sub r11, r9
    sbb rbx, r13
    sbb r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbp
    sub rax, rcx
    mov rcx, r10
    sbb rcx, -1713440714
    mov r9, r8
    sbb r9, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r11
    adc r10, rbx
    adc r8, r12
    add r11, rax
    adc rbx, rcx
    adc r12, r9
    cmovc rbp, r11
    mov qword [rdi], rbp
    cmovc r10, rbx
    mov qword [rdi + 8], r10
    cmovc r8, r12
    mov qword [rdi + 16], r8
    not rsi
    mov rax, rsi
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p192_sc_from_bytes_le(p192_sc *r, const uint8_t b[24])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
LOCAL p192_sc_from_bytes_le_x64
align 32
p192_sc_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0x146bc9b1b4d22831
    sub rax, rcx
    mov rax, qword [rsi + 8]
    sbb rax, -1713440714
    mov rax, qword [rsi + 16]
    sbb rax, -1
    sbb rax, rax
    mov r8, qword [rsi]
    and r8, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r9, rax
    mov rax, 0xce66baccdeb35961
    mul r8
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r10, rax
    mov rax, 0x4696ea5bbb3a6bee
    mov r11, rdx
    mul r8
    add r11, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov rbx, qword [rsi + 8]
    and rbx, r9
    mov rbp, rax
    mov rax, 0xce66baccdeb35961
    mov r12, rdx
    mul rbx
    add r11, rax
    adc r12, rdx
    adc rbp, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, 0x28be5677ea0581a2
    mul r8
    add r12, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r8, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul rbx
    add r12, rax
    adc rbp, rdx
    adc r8, 0
    mov rax, qword [rsi + 16]
    and rax, r9
    mov rsi, rax
    mov rax, 0xce66baccdeb35961
    mul rsi
    add r12, rax
    adc rbp, rdx
    adc r8, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x28be5677ea0581a2
    mul rbx
    add rbp, rax
    adc r8, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, 0x4696ea5bbb3a6bee
    mul rsi
    add rbp, rax
    adc r8, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x28be5677ea0581a2
    mul rsi
    add r8, rax
    adc rbx, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r10, rax
    mov eax, 0x662107c9
    mul r10
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul r10
    add rsi, rdx
    adc r13, 0
    sub r11, rsi
    sbb r12, r13
    sbb r10, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r11, rax
    mov eax, 0x662107c9
    mul r11
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul r11
    add rsi, rdx
    adc r13, 0
    sub r12, rsi
    sbb r10, r13
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, 0x882672070ddbcf2f
    imul r12, rax
    mov eax, 0x662107c9
    mul r12
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r13, rdx
    mul r12
    add rsi, rdx
    adc r13, 0
    sub r10, rsi
    sbb r11, r13
    sbb r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbp
    sub rax, rcx
    mov rcx, r8
    sbb rcx, -1713440714
    mov rsi, rbx
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r10
    adc r8, r11
    adc rbx, r12
    add r10, rax
    adc r11, rcx
    adc r12, rsi
    cmovc rbp, r10
    mov qword [rdi], rbp
    cmovc r8, r11
    mov qword [rdi + 8], r8
    cmovc rbx, r12
    mov qword [rdi + 16], rbx
    not r9
    mov rax, r9
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_sc_to_bytes(uint8_t b[24], const p192_sc *a)
; b = a; b is big-endian
; Requires a < n.
LOCAL p192_sc_to_bytes_x64
align 32
p192_sc_to_bytes_x64:
    endbr64
    ENTER
    push rbx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x882672070ddbcf2f
    imul rax, rcx
    mov r8, rax
    mov r9d, 0x662107c9
    mul r9
    mov r10, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, 0
    mov rax, qword [rsi + 8]
    sub rax, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov r11, rax
    mul r9
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbx, rdx
    mul r11
    add rsi, rdx
    adc rbx, 0
    sub r10, rsi
    sbb r8, rbx
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r9, rdx
    mul r10
    add rcx, rdx
    adc r9, 0
    sub r8, rcx
    sbb r11, r9
    sbb r10, 0
    ; words to bytes
    bswap r8
    bswap r11
    bswap r10
    mov qword [rdi + 16], r8
    mov qword [rdi + 8], r11
    mov qword [rdi], r10
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_sc_to_bytes_le(uint8_t b[24], const p192_sc *a)
; b = a; b is little-endian
; Requires a < n.
LOCAL p192_sc_to_bytes_le_x64
align 32
p192_sc_to_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x882672070ddbcf2f
    imul rax, rcx
    mov r8, rax
    mov r9d, 0x662107c9
    mul r9
    mov r10, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r11, rdx
    mul r8
    add r10, rdx
    adc r11, 0
    mov rax, qword [rsi + 8]
    sub rax, r10
    mov r10, qword [rsi + 16]
    sbb r10, r11
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov r11, rax
    mul r9
    mov rsi, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov rbx, rdx
    mul r11
    add rsi, rdx
    adc rbx, 0
    sub r10, rsi
    sbb r8, rbx
    sbb r11, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rax, r9
    mul r10
    mov rcx, rax
    mov rax, 0xeb94364e4b2dd7cf
    mov r9, rdx
    mul r10
    add rcx, rdx
    adc r9, 0
    sub r8, rcx
    sbb r11, r9
    sbb r10, 0
    mov qword [rdi], r8
    mov qword [rdi + 8], r11
    mov qword [rdi + 16], r10
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
    dd 44, 28, p192_sc_mul_x64 - $ - 8, p192_sc_mul_x64.end - p192_sc_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_sc_mul_x64.end - p192_sc_mul_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 76, p192_sc_sqr_x64 - $ - 8, p192_sc_sqr_x64.end - p192_sc_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_sc_sqr_x64.end - p192_sc_sqr_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 124, p192_sc_mul_small_x64 - $ - 8, p192_sc_mul_small_x64.end - p192_sc_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_sc_mul_small_x64.end - p192_sc_mul_small_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 172, p192_sc_to_mont_x64 - $ - 8, p192_sc_to_mont_x64.end - p192_sc_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_sc_to_mont_x64.end - p192_sc_to_mont_x64 - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 220, p192_sc_from_mont_x64 - $ - 8, p192_sc_from_mont_x64.end - p192_sc_from_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p192_sc_from_mont_x64.end - p192_sc_from_mont_x64 - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 60, 252, p192_sc_from_bytes_x64 - $ - 8, p192_sc_from_bytes_x64.end - p192_sc_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd p192_sc_from_bytes_x64.end - p192_sc_from_bytes_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 60, 316, p192_sc_from_bytes_le_x64 - $ - 8, p192_sc_from_bytes_le_x64.end - p192_sc_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd p192_sc_from_bytes_le_x64.end - p192_sc_from_bytes_le_x64 - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 28, 380, p192_sc_to_bytes_x64 - $ - 8, p192_sc_to_bytes_x64.end - p192_sc_to_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p192_sc_to_bytes_x64.end - p192_sc_to_bytes_x64 - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 412, p192_sc_to_bytes_le_x64 - $ - 8, p192_sc_to_bytes_le_x64.end - p192_sc_to_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p192_sc_to_bytes_le_x64.end - p192_sc_to_bytes_le_x64 - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p192_sc_mul_x64 + 0 wrt ..imagebase, p192_sc_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p192_sc_sqr_x64 + 0 wrt ..imagebase, p192_sc_sqr_x64.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd p192_sc_mul_small_x64 + 0 wrt ..imagebase, p192_sc_mul_small_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p192_sc_to_mont_x64 + 0 wrt ..imagebase, p192_sc_to_mont_x64.end wrt ..imagebase, ..@unwind + 36 wrt ..imagebase
    dd p192_sc_from_mont_x64 + 0 wrt ..imagebase, p192_sc_from_mont_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p192_sc_from_bytes_x64 + 0 wrt ..imagebase, p192_sc_from_bytes_x64.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd p192_sc_from_bytes_le_x64 + 0 wrt ..imagebase, p192_sc_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 76 wrt ..imagebase
    dd p192_sc_to_bytes_x64 + 0 wrt ..imagebase, p192_sc_to_bytes_x64.end wrt ..imagebase, ..@unwind + 92 wrt ..imagebase
    dd p192_sc_to_bytes_le_x64 + 0 wrt ..imagebase, p192_sc_to_bytes_le_x64.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_mul_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_sqr_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_mul_small_x64 + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_to_mont_x64 + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_sc_from_mont_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_from_bytes_x64 + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p192_sc_from_bytes_le_x64 + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_sc_to_bytes_x64 + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_sc_to_bytes_le_x64 + 0
%endif
