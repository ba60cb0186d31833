; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, any x86-64
;
; p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod p.
; Products are reduced by Montgomery, word by word: U + m*p, by shifts.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P256_EXPORT
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
%ifdef P256_EXPORT
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
; void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Montgomery, word by word: U + m*p, by shifts
LOCAL p256_fe_mul_x64
align 32
p256_fe_mul_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
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
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov rcx, r8
    shr rcx, 32
    mov rsi, r8
    sub rsi, rax
    sbb r8, rcx
    add r9, rax
    adc r11, rcx
    adc r10, rsi
    adc r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rcx, r9
    shr rcx, 32
    mov rsi, r9
    sub rsi, rax
    sbb r9, rcx
    add r11, rax
    adc r10, rcx
    adc r8, rsi
    adc r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r11
    shl rax, 32
    mov rcx, r11
    shr rcx, 32
    mov rsi, r11
    sub rsi, rax
    sbb r11, rcx
    add r10, rax
    adc r8, rcx
    adc r9, rsi
    adc r11, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rcx, r10
    shr rcx, 32
    mov rsi, r10
    sub rsi, rax
    sbb r10, rcx
    add r8, rax
    adc r9, rcx
    adc r11, rsi
    adc r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, rbx
    sub rax, -1
    mov rcx, rbp
    mov esi, 0xffffffff
    sbb rcx, rsi
    mov rsi, r12
    sbb rsi, 0
    mov r14, r13
    mov r15, 0xffffffff00000001
    sbb r14, r15
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r8
    adc rbp, r9
    adc r12, r11
    adc r13, r10
    add r8, rax
    adc r9, rcx
    adc r11, rsi
    adc r10, r14
    cmovc rbx, r8
    mov qword [rdi], rbx
    cmovc rbp, r9
    mov qword [rdi + 8], rbp
    cmovc r12, r11
    mov qword [rdi + 16], r12
    cmovc r13, r10
    mov qword [rdi + 24], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_sqr(p256_fe *r, const p256_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Montgomery, word by word: U + m*p, by shifts
LOCAL p256_fe_sqr_x64
align 32
p256_fe_sqr_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
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
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov rsi, rcx
    shr rsi, 32
    mov r13, rcx
    sub r13, rax
    sbb rcx, rsi
    add r8, rax
    adc r9, rsi
    adc r10, r13
    adc rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov rsi, r8
    shr rsi, 32
    mov r13, r8
    sub r13, rax
    sbb r8, rsi
    add r9, rax
    adc r10, rsi
    adc rcx, r13
    adc r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rsi, r9
    shr rsi, 32
    mov r13, r9
    sub r13, rax
    sbb r9, rsi
    add r10, rax
    adc rcx, rsi
    adc r8, r13
    adc r9, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rsi, r10
    shr rsi, 32
    mov r13, r10
    sub r13, rax
    sbb r10, rsi
    add rcx, rax
    adc r8, rsi
    adc r9, r13
    adc r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r11
    sub rax, -1
    mov rsi, rbx
    mov r13d, 0xffffffff
    sbb rsi, r13
    mov r13, rbp
    sbb r13, 0
    mov r14, r12
    mov r15, 0xffffffff00000001
    sbb r14, r15
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rcx
    adc rbx, r8
    adc rbp, r9
    adc r12, r10
    add rcx, rax
    adc r8, rsi
    adc r9, r13
    adc r10, r14
    cmovc r11, rcx
    mov qword [rdi], r11
    cmovc rbx, r8
    mov qword [rdi + 8], rbx
    cmovc rbp, r9
    mov qword [rdi + 16], rbp
    cmovc r12, r10
    mov qword [rdi + 24], r12
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_mul_small(p256_fe *r, const p256_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
LOCAL p256_fe_mul_small_x64
align 32
p256_fe_mul_small_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
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
    ; T - q * p, below 4*p
    mov rcx, rax
    mov eax, 0xffffffff
    mov r9, rdx
    mul rdx
    mov r11, rax
    mov rax, -1
    mov rsi, rdx
    mul r9
    mov rbp, rax
    mov rax, 0xffffffff00000001
    mov r12, rdx
    mul r9
    add r11, r12
    adc rsi, 0
    adc rax, 0
    adc rdx, 0
    sub r10, rbp
    sbb r8, r11
    sbb rbx, rsi
    sbb rcx, rax
    sbb r9, rdx
    ; subtract 2*p where that does not borrow
    mov rax, r10
    sub rax, -2
    mov r11, r8
    mov rsi, 0x1ffffffff
    sbb r11, rsi
    mov rsi, rbx
    sbb rsi, 0
    mov rbp, rcx
    mov r12, 0xfffffffe00000002
    sbb rbp, r12
    mov r12, r9
    sbb r12, 1
    cmovc rax, r10
    cmovc r11, r8
    cmovc rsi, rbx
    cmovc rbp, rcx
    cmovc r12, r9
    ; subtract 1*p where that does not borrow
    mov rcx, rax
    sub rcx, -1
    mov r8, r11
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r9, rsi
    sbb r9, 0
    mov r10, rbp
    mov rbx, 0xffffffff00000001
    sbb r10, rbx
    sbb r12, 0
    cmovc rcx, rax
    mov qword [rdi], rcx
    cmovc r8, r11
    mov qword [rdi + 8], r8
    cmovc r9, rsi
    mov qword [rdi + 16], r9
    cmovc r10, rbp
    mov qword [rdi + 24], r10
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_to_mont(p256_fe *r, const p256_fe *a)
; r = the words of a
; Requires a < p.
; Ensures r < p.
; Montgomery product with R^2 mod p
LOCAL p256_fe_to_mont_x64
align 32
p256_fe_to_mont_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; product, column 0: sum of a[i] * b[0 - i]
    mov eax, 3
    mul qword [rsi]
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rcx, rax
    mov rax, 0xfffffffbffffffff
    mov r8, rdx
    mul qword [rsi]
    add r8, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov eax, 3
    mov r10, rdx
    mul qword [rsi + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, -2
    mul qword [rsi]
    add r10, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov r11, rax
    mov rax, 0xfffffffbffffffff
    mul qword [rsi + 8]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    mov eax, 3
    mul qword [rsi + 16]
    add r10, rax
    adc r9, rdx
    adc r11, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x4fffffffd
    mul qword [rsi]
    add r9, rax
    adc r11, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, -2
    mul qword [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, 0xfffffffbffffffff
    mul qword [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov eax, 3
    mul qword [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x4fffffffd
    mul qword [rsi + 8]
    add r11, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, -2
    mul qword [rsi + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, 0xfffffffbffffffff
    mul qword [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x4fffffffd
    mul qword [rsi + 16]
    add rbx, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r12, rax
    mov rax, -2
    mul qword [rsi + 24]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x4fffffffd
    mul qword [rsi + 24]
    add rbp, rax
    adc r12, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov rsi, rcx
    shr rsi, 32
    mov r13, rcx
    sub r13, rax
    sbb rcx, rsi
    add r8, rax
    adc r10, rsi
    adc r9, r13
    adc rcx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov rsi, r8
    shr rsi, 32
    mov r13, r8
    sub r13, rax
    sbb r8, rsi
    add r10, rax
    adc r9, rsi
    adc rcx, r13
    adc r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rsi, r10
    shr rsi, 32
    mov r13, r10
    sub r13, rax
    sbb r10, rsi
    add r9, rax
    adc rcx, rsi
    adc r8, r13
    adc r10, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rsi, r9
    shr rsi, 32
    mov r13, r9
    sub r13, rax
    sbb r9, rsi
    add rcx, rax
    adc r8, rsi
    adc r10, r13
    adc r9, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r11
    sub rax, -1
    mov rsi, rbx
    mov r13d, 0xffffffff
    sbb rsi, r13
    mov r13, rbp
    sbb r13, 0
    mov r14, r12
    mov r15, 0xffffffff00000001
    sbb r14, r15
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rcx
    adc rbx, r8
    adc rbp, r10
    adc r12, r9
    add rcx, rax
    adc r8, rsi
    adc r10, r13
    adc r9, r14
    cmovc r11, rcx
    mov qword [rdi], r11
    cmovc rbx, r8
    mov qword [rdi + 8], rbx
    cmovc rbp, r10
    mov qword [rdi + 16], rbp
    cmovc r12, r9
    mov qword [rdi + 24], r12
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
LOCAL p256_fe_from_bytes_x64
align 32
p256_fe_from_bytes_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; bytes to words
    mov rax, qword [rsi + 24]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    cmp rax, -1
    mov rcx, qword [rsi + 16]
    bswap rcx
    mov r8, rcx
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r8, qword [rsi + 8]
    bswap r8
    mov r10, r8
    sbb r10, 0
    mov r10, qword [rsi]
    bswap r10
    mov rsi, r10
    mov r11, 0xffffffff00000001
    sbb rsi, r11
    sbb rsi, rsi
    and rax, rsi
    ; product, column 0: sum of a[i] * b[0 - i]
    mov rbx, rax
    mov eax, 3
    mul rbx
    ; product, column 1: sum of a[i] * b[1 - i]
    mov rbp, rax
    mov rax, 0xfffffffbffffffff
    mov r12, rdx
    mul rbx
    add r12, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    and rcx, rsi
    mov r13, rax
    mov eax, 3
    mov r14, rdx
    mul rcx
    add r12, rax
    adc r14, rdx
    adc r13, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, -2
    mul rbx
    add r14, rax
    adc r13, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, 0xfffffffbffffffff
    mul rcx
    add r14, rax
    adc r13, rdx
    adc r15, 0
    and r8, rsi
    mov eax, 3
    mul r8
    add r14, rax
    adc r13, rdx
    adc r15, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x4fffffffd
    mul rbx
    add r13, rax
    adc r15, rdx
    mov eax, 0
    adc rax, rax
    mov rbx, rax
    mov rax, -2
    mul rcx
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    mov rax, 0xfffffffbffffffff
    mul r8
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    and r10, rsi
    mov eax, 3
    mul r10
    add r13, rax
    adc r15, rdx
    adc rbx, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x4fffffffd
    mul rcx
    add r15, rax
    adc rbx, rdx
    mov eax, 0
    adc rax, rax
    mov rcx, rax
    mov rax, -2
    mul r8
    add r15, rax
    adc rbx, rdx
    adc rcx, 0
    mov rax, 0xfffffffbffffffff
    mul r10
    add r15, rax
    adc rbx, rdx
    adc rcx, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x4fffffffd
    mul r8
    add rbx, rax
    adc rcx, rdx
    mov eax, 0
    adc rax, rax
    mov r8, rax
    mov rax, -2
    mul r10
    add rbx, rax
    adc rcx, rdx
    adc r8, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x4fffffffd
    mul r10
    add rcx, rax
    adc r8, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rbp
    shl rax, 32
    mov r10, rbp
    shr r10, 32
    mov r11, rbp
    sub r11, rax
    sbb rbp, r10
    add r12, rax
    adc r14, r10
    adc r13, r11
    adc rbp, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r10, r12
    shr r10, 32
    mov r11, r12
    sub r11, rax
    sbb r12, r10
    add r14, rax
    adc r13, r10
    adc rbp, r11
    adc r12, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r14
    shl rax, 32
    mov r10, r14
    shr r10, 32
    mov r11, r14
    sub r11, rax
    sbb r14, r10
    add r13, rax
    adc rbp, r10
    adc r12, r11
    adc r14, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov r10, r13
    shr r10, 32
    mov r11, r13
    sub r11, rax
    sbb r13, r10
    add rbp, rax
    adc r12, r10
    adc r14, r11
    adc r13, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, -1
    mov r10, rbx
    sbb r10, r9
    mov r9, rcx
    sbb r9, 0
    mov r11, r8
    mov qword [rsp], rsi
    mov rsi, 0xffffffff00000001
    sbb r11, rsi
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rbp
    adc rbx, r12
    adc rcx, r14
    adc r8, r13
    add rbp, rax
    adc r12, r10
    adc r14, r9
    adc r13, r11
    cmovc r15, rbp
    mov qword [rdi], r15
    cmovc rbx, r12
    mov qword [rdi + 8], rbx
    cmovc rcx, r14
    mov qword [rdi + 16], rcx
    cmovc r8, r13
    mov qword [rdi + 24], r8
    mov rax, qword [rsp]
    not rax
    add rsp, 8
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p256_fe_from_bytes_le(p256_fe *r, const uint8_t b[32])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
LOCAL p256_fe_from_bytes_le_x64
align 32
p256_fe_from_bytes_le_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    sub rax, -1
    mov rax, qword [rsi + 8]
    mov ecx, 0xffffffff
    sbb rax, rcx
    mov rax, qword [rsi + 16]
    sbb rax, 0
    mov rax, qword [rsi + 24]
    mov r8, 0xffffffff00000001
    sbb rax, r8
    sbb rax, rax
    mov r9, qword [rsi]
    and r9, rax
    ; product, column 0: sum of a[i] * b[0 - i]
    mov r10, rax
    mov eax, 3
    mul r9
    ; product, column 1: sum of a[i] * b[1 - i]
    mov r11, rax
    mov rax, 0xfffffffbffffffff
    mov rbx, rdx
    mul r9
    add rbx, rax
    adc rdx, 0
    mov eax, 0
    adc rax, rax
    mov rbp, qword [rsi + 8]
    and rbp, r10
    mov r12, rax
    mov eax, 3
    mov r13, rdx
    mul rbp
    add rbx, rax
    adc r13, rdx
    adc r12, 0
    ; product, column 2: sum of a[i] * b[2 - i]
    mov rax, -2
    mul r9
    add r13, rax
    adc r12, rdx
    mov eax, 0
    adc rax, rax
    mov r14, rax
    mov rax, 0xfffffffbffffffff
    mul rbp
    add r13, rax
    adc r12, rdx
    adc r14, 0
    mov rax, qword [rsi + 16]
    and rax, r10
    mov r15, rax
    mov eax, 3
    mul r15
    add r13, rax
    adc r12, rdx
    adc r14, 0
    ; product, column 3: sum of a[i] * b[3 - i]
    mov rax, 0x4fffffffd
    mul r9
    add r12, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    mov r9, rax
    mov rax, -2
    mul rbp
    add r12, rax
    adc r14, rdx
    adc r9, 0
    mov rax, 0xfffffffbffffffff
    mul r15
    add r12, rax
    adc r14, rdx
    adc r9, 0
    mov rax, qword [rsi + 24]
    and rax, r10
    mov rsi, rax
    mov eax, 3
    mul rsi
    add r12, rax
    adc r14, rdx
    adc r9, 0
    ; product, column 4: sum of a[i] * b[4 - i]
    mov rax, 0x4fffffffd
    mul rbp
    add r14, rax
    adc r9, rdx
    mov eax, 0
    adc rax, rax
    mov rbp, rax
    mov rax, -2
    mul r15
    add r14, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, 0xfffffffbffffffff
    mul rsi
    add r14, rax
    adc r9, rdx
    adc rbp, 0
    ; product, column 5: sum of a[i] * b[5 - i]
    mov rax, 0x4fffffffd
    mul r15
    add r9, rax
    adc rbp, rdx
    mov eax, 0
    adc rax, rax
    mov r15, rax
    mov rax, -2
    mul rsi
    add r9, rax
    adc rbp, rdx
    adc r15, 0
    ; product, column 6: sum of a[i] * b[6 - i]
    mov rax, 0x4fffffffd
    mul rsi
    add rbp, rax
    adc r15, rdx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r11
    shl rax, 32
    mov rsi, r11
    shr rsi, 32
    mov r8, r11
    sub r8, rax
    sbb r11, rsi
    add rbx, rax
    adc r13, rsi
    adc r12, r8
    adc r11, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbx
    shl rax, 32
    mov r8, rbx
    shr r8, 32
    mov rsi, rbx
    sub rsi, rax
    sbb rbx, r8
    add r13, rax
    adc r12, r8
    adc r11, rsi
    adc rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov r8, r13
    shr r8, 32
    mov rsi, r13
    sub rsi, rax
    sbb r13, r8
    add r12, rax
    adc r11, r8
    adc rbx, rsi
    adc r13, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r8, r12
    shr r8, 32
    mov rsi, r12
    sub rsi, rax
    sbb r12, r8
    add r11, rax
    adc rbx, r8
    adc r13, rsi
    adc r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r14
    sub rax, -1
    mov r8, r9
    sbb r8, rcx
    mov rcx, rbp
    sbb rcx, 0
    mov rsi, r15
    mov qword [rsp], r10
    mov r10, 0xffffffff00000001
    sbb rsi, r10
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r14, r11
    adc r9, rbx
    adc rbp, r13
    adc r15, r12
    add r11, rax
    adc rbx, r8
    adc r13, rcx
    adc r12, rsi
    cmovc r14, r11
    mov qword [rdi], r14
    cmovc r9, rbx
    mov qword [rdi + 8], r9
    cmovc rbp, r13
    mov qword [rdi + 16], rbp
    cmovc r15, r12
    mov qword [rdi + 24], r15
    mov rax, qword [rsp]
    not rax
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
    dd 84, 28, p256_fe_mul_x64 - $ - 8, p256_fe_mul_x64.end - p256_fe_mul_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_mul_x64.end - p256_fe_mul_x64 - 23
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 116, p256_fe_sqr_x64 - $ - 8, p256_fe_sqr_x64.end - p256_fe_sqr_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_sqr_x64.end - p256_fe_sqr_x64 - 23
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 204, p256_fe_mul_small_x64 - $ - 8, p256_fe_mul_small_x64.end - p256_fe_mul_small_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p256_fe_mul_small_x64.end - p256_fe_mul_small_x64 - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 84, 260, p256_fe_to_mont_x64 - $ - 8, p256_fe_to_mont_x64.end - p256_fe_to_mont_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_to_mont_x64.end - p256_fe_to_mont_x64 - 23
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 348, p256_fe_from_bytes_x64 - $ - 8, p256_fe_from_bytes_x64.end - p256_fe_from_bytes_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd p256_fe_from_bytes_x64.end - p256_fe_from_bytes_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 444, p256_fe_from_bytes_le_x64 - $ - 8, p256_fe_from_bytes_le_x64.end - p256_fe_from_bytes_le_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd p256_fe_from_bytes_le_x64.end - p256_fe_from_bytes_le_x64 - 29
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
    dd p256_fe_mul_x64 + 0 wrt ..imagebase, p256_fe_mul_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p256_fe_sqr_x64 + 0 wrt ..imagebase, p256_fe_sqr_x64.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd p256_fe_mul_small_x64 + 0 wrt ..imagebase, p256_fe_mul_small_x64.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd p256_fe_to_mont_x64 + 0 wrt ..imagebase, p256_fe_to_mont_x64.end wrt ..imagebase, ..@unwind + 56 wrt ..imagebase
    dd p256_fe_from_bytes_x64 + 0 wrt ..imagebase, p256_fe_from_bytes_x64.end wrt ..imagebase, ..@unwind + 76 wrt ..imagebase
    dd p256_fe_from_bytes_le_x64 + 0 wrt ..imagebase, p256_fe_from_bytes_le_x64.end wrt ..imagebase, ..@unwind + 100 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1c, 0x08, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_mul_x64 + 0
    db 0x01, 0x1c, 0x08, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_sqr_x64 + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_fe_mul_small_x64 + 0
    db 0x01, 0x1c, 0x08, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_to_mont_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_fe_from_bytes_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x02, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_fe_from_bytes_le_x64 + 0
%endif
