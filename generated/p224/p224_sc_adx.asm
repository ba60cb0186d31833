; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p224
; From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n = 0xffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P224_EXPORT
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
%ifdef P224_EXPORT
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

extern p224_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p224_sc_add(p224_sc *r, const p224_sc *a, const p224_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p224_sc_add
align 32
p224_sc_add:
    endbr64
    ENTER
    push rbx
    ; a + b, below 2*p
    mov rax, qword [rsi]
    add rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    adc r8, qword [rdx + 16]
    mov r9, qword [rsi + 24]
    adc r9, qword [rdx + 24]
    ; subtract the modulus; keep the difference unless it borrows
    mov rsi, rax
    mov rdx, 0x13dd29455c5c2a3d
    sub rsi, rdx
    mov rdx, rcx
    mov r10, 0xffff16a2e0b8f03e
    sbb rdx, r10
    mov r10, r8
    sbb r10, -1
    mov r11, r9
    mov ebx, 0xffffffff
    sbb r11, rbx
    cmovc rsi, rax
    mov qword [rdi], rsi
    cmovc rdx, rcx
    mov qword [rdi + 8], rdx
    cmovc r10, r8
    mov qword [rdi + 16], r10
    cmovc r11, r9
    mov qword [rdi + 24], r11
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_sub(p224_sc *r, const p224_sc *a, const p224_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p224_sc_sub
align 32
p224_sc_sub:
    endbr64
    ENTER
    push rbx
    ; a - b
    mov rax, qword [rsi]
    sub rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    sbb rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    sbb r8, qword [rdx + 16]
    mov r9, qword [rsi + 24]
    sbb r9, qword [rdx + 24]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    mov r10, 0x13dd29455c5c2a3d
    and rdx, r10
    mov r10, rsi
    mov r11, 0xffff16a2e0b8f03e
    and r10, r11
    mov r11, rsi
    mov ebx, 0xffffffff
    and r11, rbx
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, r10
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, r11
    mov qword [rdi + 24], r9
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_neg(p224_sc *r, const p224_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p224_sc_neg
align 32
p224_sc_neg:
    endbr64
    ENTER
    push rbx
    ; a - b
    mov rax, qword [rsi]
    neg rax
    mov ecx, 0
    sbb rcx, qword [rsi + 8]
    mov r8d, 0
    sbb r8, qword [rsi + 16]
    mov r9d, 0
    sbb r9, qword [rsi + 24]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov r10, rsi
    mov r11, 0x13dd29455c5c2a3d
    and r10, r11
    mov r11, rsi
    mov rdx, 0xffff16a2e0b8f03e
    and r11, rdx
    mov rdx, rsi
    mov ebx, 0xffffffff
    and rdx, rbx
    add rax, r10
    mov qword [rdi], rax
    adc rcx, r11
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, rdx
    mov qword [rdi + 24], r9
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_dbl(p224_sc *r, const p224_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p224_sc_dbl
align 32
p224_sc_dbl:
    endbr64
    ENTER
    push rbx
    ; 2*a, below 2*p
    mov rax, qword [rsi]
    add rax, rax
    mov rcx, qword [rsi + 8]
    adc rcx, rcx
    mov r8, qword [rsi + 16]
    adc r8, r8
    mov r9, qword [rsi + 24]
    adc r9, r9
    ; subtract the modulus; keep the difference unless it borrows
    mov rsi, rax
    mov r10, 0x13dd29455c5c2a3d
    sub rsi, r10
    mov r10, rcx
    mov r11, 0xffff16a2e0b8f03e
    sbb r10, r11
    mov r11, r8
    sbb r11, -1
    mov rdx, r9
    mov ebx, 0xffffffff
    sbb rdx, rbx
    cmovc rsi, rax
    mov qword [rdi], rsi
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    cmovc rdx, r9
    mov qword [rdi + 24], rdx
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_half(p224_sc *r, const p224_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p224_sc_half
align 32
p224_sc_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0x13dd29455c5c2a3d
    and rcx, r8
    mov r8, rax
    mov r9, 0xffff16a2e0b8f03e
    and r8, r9
    mov r9, rax
    mov r10d, 0xffffffff
    and r9, r10
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc rax, qword [rsi + 16]
    adc r9, qword [rsi + 24]
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, rax, 1
    mov qword [rdi + 8], r8
    shrd rax, r9, 1
    mov qword [rdi + 16], rax
    shr r9, 1
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_mul(p224_sc *r, const p224_sc *a, const p224_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p224_sc_mul_x64
GLOBAL p224_sc_mul
align 32
p224_sc_mul:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, qword [rax]
    mulx r8, rcx, qword [rsi + 8]
    mulx r10, r9, qword [rsi]
    add rcx, r10
    mulx r11, r10, qword [rsi + 16]
    adc r10, r8
    mulx rbx, r8, qword [rsi + 24]
    adc r8, r11
    adc rbx, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mulx rbp, r11, qword [rsi]
    xor r12d, r12d
    adcx rcx, r11
    mulx r13, r11, qword [rsi + 8]
    adcx r10, r11
    adox r10, rbp
    mulx rbp, r11, qword [rsi + 16]
    adcx r8, r11
    adox r8, r13
    mulx r13, r11, qword [rsi + 24]
    adcx rbx, r11
    adox rbx, rbp
    adcx r12, r12
    adox r12, r13
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx rbp, r11, qword [rsi]
    xor r13d, r13d
    adcx r10, r11
    mulx r14, r11, qword [rsi + 8]
    adcx r8, r11
    adox r8, rbp
    mulx rbp, r11, qword [rsi + 16]
    adcx rbx, r11
    adox rbx, r14
    mulx r14, r11, qword [rsi + 24]
    adcx r12, r11
    adox r12, rbp
    adcx r13, r13
    adox r13, r14
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rax + 24]
    mulx rbp, r11, qword [rsi]
    xor r14d, r14d
    adcx r8, r11
    mulx r15, r11, qword [rsi + 8]
    adcx rbx, r11
    adox rbx, rbp
    mulx rbp, r11, qword [rsi + 16]
    adcx r12, r11
    adox r12, r15
    mulx r15, r11, qword [rsi + 24]
    adcx r13, r11
    adox r13, rbp
    adcx r14, r14
    adox r14, r15
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r9, rax
    mov rdx, r9
    mov r11, 0xe95d1f470fc1
    mulx rbp, rsi, r11
    mov r15, 0xec22d6baa3a3d5c3
    mulx r9, r9, r15
    add rsi, r9
    adc rbp, 0
    mov r9, 0xffffffff00000000
    mov qword [rsp], r14
    mov qword [rsp + 8], r13
    mulx r13, r14, r9
    adc r14, 0
    adc r13, 0
    sub rcx, rsi
    sbb r10, rbp
    sbb r8, r14
    sbb rdx, r13
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rcx, rax
    mov rsi, rdx
    mov rdx, rcx
    mulx r13, rbp, r11
    mulx r14, r14, r15
    add rbp, r14
    adc r13, 0
    mulx rcx, r14, r9
    adc r14, 0
    adc rcx, 0
    sub r10, rbp
    sbb r8, r13
    sbb rsi, r14
    sbb rdx, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rax
    mov rcx, rdx
    mov rdx, r10
    mulx r13, rbp, r11
    mulx r14, r14, r15
    add rbp, r14
    adc r13, 0
    mulx r10, r14, r9
    adc r14, 0
    adc r10, 0
    sub r8, rbp
    sbb rsi, r13
    sbb rcx, r14
    sbb rdx, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r8, rax
    mov rax, rdx
    mov rdx, r8
    mulx r11, r10, r11
    mulx rbp, rbp, r15
    add r10, rbp
    adc r11, 0
    mulx rbp, r9, r9
    adc r9, 0
    adc rbp, 0
    sub rsi, r10
    sbb rcx, r11
    sbb rax, r9
    sbb r8, rbp
    ; add the high half; the sum is below 2*p
    add rsi, rbx
    adc rcx, r12
    adc rax, qword [rsp + 8]
    adc r8, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r9, rsi
    mov r10, 0x13dd29455c5c2a3d
    sub r9, r10
    mov r10, rcx
    mov r11, 0xffff16a2e0b8f03e
    sbb r10, r11
    mov r11, rax
    sbb r11, -1
    mov rbx, r8
    mov ebp, 0xffffffff
    sbb rbx, rbp
    cmovc r9, rsi
    mov qword [rdi], r9
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, rax
    mov qword [rdi + 16], r11
    cmovc rbx, r8
    mov qword [rdi + 24], rbx
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_sqr(p224_sc *r, const p224_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p224_sc_sqr_x64
GLOBAL p224_sc_sqr
align 32
p224_sc_sqr:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx rcx, rax, qword [rsi + 16]
    mulx r9, r8, qword [rsi + 8]
    xor r10d, r10d
    adcx rax, r9
    mulx r11, r9, qword [rsi + 24]
    adcx r9, rcx
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx rbx, rcx, qword [rsi + 16]
    adox r9, rcx
    adcx r11, r10
    mulx rbp, rcx, qword [rsi + 24]
    adox r11, rcx
    adox r10, r10
    add r11, rbx
    adc r10, rbp
    ; square, products of a[2] with the words above it
    mov rdx, qword [rsi + 16]
    mulx rbx, rcx, qword [rsi + 24]
    add r10, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rbx
    ; square: double the cross products
    xor ebx, ebx
    adcx r8, r8
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mulx r12, rbp, rdx
    adox r8, r12
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx r13, r12, rdx
    adox rax, r12
    adcx r9, r9
    adox r9, r13
    adcx r11, r11
    mov rdx, qword [rsi + 16]
    mulx r13, r12, rdx
    adox r11, r12
    adcx r10, r10
    adox r10, r13
    adcx rcx, rcx
    mov rdx, qword [rsi + 24]
    mulx r13, r12, rdx
    adox rcx, r12
    adcx rbx, rbx
    adox rbx, r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, 0xd6e242706a1fc2eb
    imul rbp, rsi
    mov rdx, rbp
    mov r12, 0xe95d1f470fc1
    mulx r14, r13, r12
    mov r15, 0xec22d6baa3a3d5c3
    mulx rbp, rbp, r15
    add r13, rbp
    adc r14, 0
    mov rbp, 0xffffffff00000000
    mov qword [rsp], rbx
    mov qword [rsp + 8], rcx
    mulx rcx, rbx, rbp
    adc rbx, 0
    adc rcx, 0
    sub r8, r13
    sbb rax, r14
    sbb r9, rbx
    sbb rdx, rcx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r8, rsi
    mov rcx, rdx
    mov rdx, r8
    mulx r13, rbx, r12
    mulx r14, r14, r15
    add rbx, r14
    adc r13, 0
    mulx r8, r14, rbp
    adc r14, 0
    adc r8, 0
    sub rax, rbx
    sbb r9, r13
    sbb rcx, r14
    sbb rdx, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul rax, rsi
    mov r8, rdx
    mov rdx, rax
    mulx r13, rbx, r12
    mulx r14, r14, r15
    add rbx, r14
    adc r13, 0
    mulx rax, r14, rbp
    adc r14, 0
    adc rax, 0
    sub r9, rbx
    sbb rcx, r13
    sbb r8, r14
    sbb rdx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r9, rsi
    mov rax, rdx
    mov rdx, r9
    mulx rbx, rsi, r12
    mulx r12, r12, r15
    add rsi, r12
    adc rbx, 0
    mulx r12, rbp, rbp
    adc rbp, 0
    adc r12, 0
    sub rcx, rsi
    sbb r8, rbx
    sbb rax, rbp
    sbb r9, r12
    ; add the high half; the sum is below 2*p
    add rcx, r11
    adc r8, r10
    adc rax, qword [rsp + 8]
    adc r9, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r10, rcx
    mov r11, 0x13dd29455c5c2a3d
    sub r10, r11
    mov r11, r8
    mov rsi, 0xffff16a2e0b8f03e
    sbb r11, rsi
    mov rsi, rax
    sbb rsi, -1
    mov rbx, r9
    mov ebp, 0xffffffff
    sbb rbx, rbp
    cmovc r10, rcx
    mov qword [rdi], r10
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rsi, rax
    mov qword [rdi + 16], rsi
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_mul_small(p224_sc *r, const p224_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern p224_sc_mul_small_x64
GLOBAL p224_sc_mul_small
align 32
p224_sc_mul_small:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_mul_small_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov edx, edx
    ; T = a * k
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    adc r11, 0
    ; q, at most 3 below the quotient of T by the modulus
    mov r10, rcx
    shrd r10, r11, 32
    ; T - q * p, below 4*p
    mov rdx, r10
    mov rsi, 0xffff16a2e0b8f03e
    mulx rbp, rbx, rsi
    mov r12, 0x13dd29455c5c2a3d
    mulx r14, r13, r12
    add rbx, r14
    mov r14, -1
    mulx r10, r15, r14
    adc r15, rbp
    mov ebp, 0xffffffff
    mulx r12, rsi, rbp
    adc rsi, r10
    adc r12, 0
    sub r8, r13
    sbb rax, rbx
    sbb r9, r15
    sbb rcx, rsi
    sbb r11, r12
    ; subtract 2*p where that does not borrow
    mov r10, r8
    mov rsi, 0x27ba528ab8b8547a
    sub r10, rsi
    mov rsi, rax
    mov rbx, 0xfffe2d45c171e07c
    sbb rsi, rbx
    mov rbx, r9
    sbb rbx, -1
    mov r12, rcx
    mov r13, 0x1ffffffff
    sbb r12, r13
    mov r13, r11
    sbb r13, 0
    cmovc r10, r8
    cmovc rsi, rax
    cmovc rbx, r9
    cmovc r12, rcx
    cmovc r13, r11
    ; subtract 1*p where that does not borrow
    mov rax, r10
    mov rcx, 0x13dd29455c5c2a3d
    sub rax, rcx
    mov rcx, rsi
    mov r8, 0xffff16a2e0b8f03e
    sbb rcx, r8
    mov r8, rbx
    sbb r8, -1
    mov r9, r12
    sbb r9, rbp
    sbb r13, 0
    cmovc rax, r10
    mov qword [rdi], rax
    cmovc rcx, rsi
    mov qword [rdi + 8], rcx
    cmovc r8, rbx
    mov qword [rdi + 16], r8
    cmovc r9, r12
    mov qword [rdi + 24], r9
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_mont(p224_sc *r, const p224_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern p224_sc_to_mont_x64
GLOBAL p224_sc_to_mont
align 32
p224_sc_to_mont:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; product, row 0: a * b[0]
    mov rdx, 0x29947a695f517d15
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xabc8ff5931d63f4b
    mulx rbx, r10, qword [rsi]
    xor ebp, ebp
    adcx rax, r10
    mulx r12, r10, qword [rsi + 8]
    adcx r9, r10
    adox r9, rbx
    mulx rbx, r10, qword [rsi + 16]
    adcx rcx, r10
    adox rcx, r12
    mulx r12, r10, qword [rsi + 24]
    adcx r11, r10
    adox r11, rbx
    adcx rbp, rbp
    adox rbp, r12
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6ad15f7cd9714856
    mulx rbx, r10, qword [rsi]
    xor r12d, r12d
    adcx r9, r10
    mulx r13, r10, qword [rsi + 8]
    adcx rcx, r10
    adox rcx, rbx
    mulx rbx, r10, qword [rsi + 16]
    adcx r11, r10
    adox r11, r13
    mulx r13, r10, qword [rsi + 24]
    adcx rbp, r10
    adox rbp, rbx
    adcx r12, r12
    adox r12, r13
    ; product, row 3: + a * b[3] * W^3
    mov edx, 0xb1e97961
    mulx rbx, r10, qword [rsi]
    xor r13d, r13d
    adcx rcx, r10
    mulx r14, r10, qword [rsi + 8]
    adcx r11, r10
    adox r11, rbx
    mulx rbx, r10, qword [rsi + 16]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rsi + 24]
    adcx r12, r10
    adox r12, rbx
    adcx r13, r13
    adox r13, r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r10, 0xd6e242706a1fc2eb
    imul r8, r10
    mov rdx, r8
    mov rsi, 0xe95d1f470fc1
    mulx r14, rbx, rsi
    mov r15, 0xec22d6baa3a3d5c3
    mulx r8, r8, r15
    add rbx, r8
    adc r14, 0
    mov r8, 0xffffffff00000000
    mov qword [rsp], r13
    mov qword [rsp + 8], r12
    mulx r12, r13, r8
    adc r13, 0
    adc r12, 0
    sub rax, rbx
    sbb r9, r14
    sbb rcx, r13
    sbb rdx, r12
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, r10
    mov rbx, rdx
    mov rdx, rax
    mulx r13, r12, rsi
    mulx r14, r14, r15
    add r12, r14
    adc r13, 0
    mulx rax, r14, r8
    adc r14, 0
    adc rax, 0
    sub r9, r12
    sbb rcx, r13
    sbb rbx, r14
    sbb rdx, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, r10
    mov rax, rdx
    mov rdx, r9
    mulx r13, r12, rsi
    mulx r14, r14, r15
    add r12, r14
    adc r13, 0
    mulx r9, r14, r8
    adc r14, 0
    adc r9, 0
    sub rcx, r12
    sbb rbx, r13
    sbb rax, r14
    sbb rdx, r9
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r10
    mov r9, rdx
    mov rdx, rcx
    mulx rsi, r10, rsi
    mulx r12, r12, r15
    add r10, r12
    adc rsi, 0
    mulx r12, r8, r8
    adc r8, 0
    adc r12, 0
    sub rbx, r10
    sbb rax, rsi
    sbb r9, r8
    sbb rcx, r12
    ; add the high half; the sum is below 2*p
    add rbx, r11
    adc rax, rbp
    adc r9, qword [rsp + 8]
    adc rcx, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r8, rbx
    mov r10, 0x13dd29455c5c2a3d
    sub r8, r10
    mov r10, rax
    mov r11, 0xffff16a2e0b8f03e
    sbb r10, r11
    mov r11, r9
    sbb r11, -1
    mov rsi, rcx
    mov ebp, 0xffffffff
    sbb rsi, rbp
    cmovc r8, rbx
    mov qword [rdi], r8
    cmovc r10, rax
    mov qword [rdi + 8], r10
    cmovc r11, r9
    mov qword [rdi + 16], r11
    cmovc rsi, rcx
    mov qword [rdi + 24], rsi
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_from_mont(p224_sc *r, const p224_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p224_sc_from_mont_x64
GLOBAL p224_sc_from_mont
align 32
p224_sc_from_mont:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xe95d1f470fc1
    mulx r10, r9, r8
    mov r11, 0xec22d6baa3a3d5c3
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, 0xffffffff00000000
    mulx r12, rbp, rbx
    adc rbp, 0
    adc r12, 0
    mov r13, qword [rsi + 8]
    sub r13, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    mov r10, qword [rsi + 24]
    sbb r10, rbp
    sbb rax, r12
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rdx, r13
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r9, rsi
    sbb r10, rbp
    sbb rax, r12
    sbb r13, r14
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r10, rsi
    sbb rax, rbp
    sbb r13, r12
    sbb r9, r14
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r8, rcx, r8
    mulx r11, r11, r11
    add rcx, r11
    adc r8, 0
    mulx rsi, r11, rbx
    adc r11, 0
    adc rsi, 0
    sub rax, rcx
    mov qword [rdi], rax
    sbb r13, r8
    mov qword [rdi + 8], r13
    sbb r9, r11
    mov qword [rdi + 16], r9
    sbb r10, rsi
    mov qword [rdi + 24], r10
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p224_sc_from_bytes(p224_sc *r, const uint8_t b[28])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p224_sc_from_bytes_x64
GLOBAL p224_sc_from_bytes
align 32
p224_sc_from_bytes:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; bytes to words
    mov eax, dword [rsi]
    bswap rax
    shr rax, 32
    mov rcx, qword [rsi + 20]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0x13dd29455c5c2a3d
    cmp rcx, r8
    mov r9, qword [rsi + 12]
    bswap r9
    mov r10, r9
    mov r11, 0xffff16a2e0b8f03e
    sbb r10, r11
    mov r10, qword [rsi + 4]
    bswap r10
    mov rsi, r10
    sbb rsi, -1
    mov rsi, rax
    mov ebx, 0xffffffff
    sbb rsi, rbx
    sbb rsi, rsi
    and r9, rsi
    and rcx, rsi
    and r10, rsi
    and rax, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x29947a695f517d15
    mulx r12, rbp, r9
    mulx r14, r13, rcx
    add rbp, r14
    mulx r15, r14, r10
    adc r14, r12
    mulx rbx, r12, rax
    adc r12, r15
    adc rbx, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xabc8ff5931d63f4b
    mulx r11, r15, rcx
    xor r8d, r8d
    adcx rbp, r15
    mov qword [rsp], rsi
    mulx rsi, r15, r9
    adcx r14, r15
    adox r14, r11
    mulx r15, r11, r10
    adcx r12, r11
    adox r12, rsi
    mulx rsi, r11, rax
    adcx rbx, r11
    adox rbx, r15
    adcx r8, r8
    adox r8, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6ad15f7cd9714856
    mulx rsi, r11, rcx
    xor r15d, r15d
    adcx r14, r11
    mov qword [rsp + 8], rdi
    mulx rdi, r11, r9
    adcx r12, r11
    adox r12, rsi
    mulx rsi, r11, r10
    adcx rbx, r11
    adox rbx, rdi
    mulx rdi, r11, rax
    adcx r8, r11
    adox r8, rsi
    adcx r15, r15
    adox r15, rdi
    ; product, row 3: + a * b[3] * W^3
    mov edx, 0xb1e97961
    mulx r11, rcx, rcx
    xor esi, esi
    adcx r12, rcx
    mulx r9, rcx, r9
    adcx rbx, rcx
    adox rbx, r11
    mulx r10, rcx, r10
    adcx r8, rcx
    adox r8, r9
    mulx rcx, rax, rax
    adcx r15, rax
    adox r15, r10
    adcx rsi, rsi
    adox rsi, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r13, rax
    mov rdx, r13
    mov rcx, 0xe95d1f470fc1
    mulx r10, r9, rcx
    mov r11, 0xec22d6baa3a3d5c3
    mulx rdi, rdi, r11
    add r9, rdi
    adc r10, 0
    mov rdi, 0xffffffff00000000
    mov qword [rsp + 16], rsi
    mulx rsi, r13, rdi
    adc r13, 0
    adc rsi, 0
    sub rbp, r9
    sbb r14, r10
    sbb r12, r13
    sbb rdx, rsi
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbp, rax
    mov r9, rdx
    mov rdx, rbp
    mulx rsi, r10, rcx
    mulx r13, r13, r11
    add r10, r13
    adc rsi, 0
    mulx rbp, r13, rdi
    adc r13, 0
    adc rbp, 0
    sub r14, r10
    sbb r12, rsi
    sbb r9, r13
    sbb rdx, rbp
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r14, rax
    mov r10, rdx
    mov rdx, r14
    mulx rbp, rsi, rcx
    mulx r13, r13, r11
    add rsi, r13
    adc rbp, 0
    mulx r14, r13, rdi
    adc r13, 0
    adc r14, 0
    sub r12, rsi
    sbb r9, rbp
    sbb r10, r13
    sbb rdx, r14
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r12, rax
    mov rax, rdx
    mov rdx, r12
    mulx rsi, rcx, rcx
    mulx r11, r11, r11
    add rcx, r11
    adc rsi, 0
    mulx rdi, r11, rdi
    adc r11, 0
    adc rdi, 0
    sub r9, rcx
    sbb r10, rsi
    sbb rax, r11
    sbb r12, rdi
    ; add the high half; the sum is below 2*p
    add r9, rbx
    adc r10, r8
    adc rax, r15
    adc r12, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r9
    mov r8, 0x13dd29455c5c2a3d
    sub rcx, r8
    mov r8, r10
    mov r11, 0xffff16a2e0b8f03e
    sbb r8, r11
    mov r11, rax
    sbb r11, -1
    mov rsi, r12
    mov edi, 0xffffffff
    sbb rsi, rdi
    cmovc rcx, r9
    mov r9, qword [rsp + 8]
    mov qword [r9], rcx
    cmovc r8, r10
    mov qword [r9 + 8], r8
    cmovc r11, rax
    mov qword [r9 + 16], r11
    cmovc rsi, r12
    mov qword [r9 + 24], rsi
    mov rax, qword [rsp]
    not rax
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p224_sc_from_bytes_le(p224_sc *r, const uint8_t b[28])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p224_sc_from_bytes_le_x64
GLOBAL p224_sc_from_bytes_le
align 32
p224_sc_from_bytes_le:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0x13dd29455c5c2a3d
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0xffff16a2e0b8f03e
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, -1
    mov eax, dword [rsi + 24]
    mov r9d, 0xffffffff
    sbb rax, r9
    sbb rax, rax
    mov r10, qword [rsi + 8]
    and r10, rax
    mov r11, qword [rsi]
    and r11, rax
    mov rbx, qword [rsi + 16]
    and rbx, rax
    mov ebp, dword [rsi + 24]
    and rbp, rax
    ; product, row 0: a * b[0]
    mov rdx, 0x29947a695f517d15
    mulx r12, rsi, r10
    mulx r14, r13, r11
    add rsi, r14
    mulx r15, r14, rbx
    adc r14, r12
    mulx r9, r12, rbp
    adc r12, r15
    adc r9, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xabc8ff5931d63f4b
    mulx r8, r15, r11
    xor ecx, ecx
    adcx rsi, r15
    mov qword [rsp], rax
    mulx rax, r15, r10
    adcx r14, r15
    adox r14, r8
    mulx r15, r8, rbx
    adcx r12, r8
    adox r12, rax
    mulx r8, rax, rbp
    adcx r9, rax
    adox r9, r15
    adcx rcx, rcx
    adox rcx, r8
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6ad15f7cd9714856
    mulx r8, rax, r11
    xor r15d, r15d
    adcx r14, rax
    mov qword [rsp + 8], rdi
    mulx rdi, rax, r10
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, rbx
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, rbp
    adcx rcx, rax
    adox rcx, r8
    adcx r15, r15
    adox r15, rdi
    ; product, row 3: + a * b[3] * W^3
    mov edx, 0xb1e97961
    mulx r8, rax, r11
    xor r11d, r11d
    adcx r12, rax
    mulx r10, rax, r10
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, rbx
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, rbp
    adcx r15, rax
    adox r15, r8
    adcx r11, r11
    adox r11, r10
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0xd6e242706a1fc2eb
    imul r13, rax
    mov rdx, r13
    mov r8, 0xe95d1f470fc1
    mulx rdi, r10, r8
    mov rbx, 0xec22d6baa3a3d5c3
    mulx rbp, rbp, rbx
    add r10, rbp
    adc rdi, 0
    mov rbp, 0xffffffff00000000
    mov qword [rsp + 16], r11
    mulx r11, r13, rbp
    adc r13, 0
    adc r11, 0
    sub rsi, r10
    sbb r14, rdi
    sbb r12, r13
    sbb rdx, r11
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rsi, rax
    mov r10, rdx
    mov rdx, rsi
    mulx rdi, r11, r8
    mulx r13, r13, rbx
    add r11, r13
    adc rdi, 0
    mulx rsi, r13, rbp
    adc r13, 0
    adc rsi, 0
    sub r14, r11
    sbb r12, rdi
    sbb r10, r13
    sbb rdx, rsi
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r14, rax
    mov r11, rdx
    mov rdx, r14
    mulx rdi, rsi, r8
    mulx r13, r13, rbx
    add rsi, r13
    adc rdi, 0
    mulx r14, r13, rbp
    adc r13, 0
    adc r14, 0
    sub r12, rsi
    sbb r10, rdi
    sbb r11, r13
    sbb rdx, r14
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r12, rax
    mov rax, rdx
    mov rdx, r12
    mulx rsi, r8, r8
    mulx rdi, rdi, rbx
    add r8, rdi
    adc rsi, 0
    mulx rbx, rdi, rbp
    adc rdi, 0
    adc rbx, 0
    sub r10, r8
    sbb r11, rsi
    sbb rax, rdi
    sbb r12, rbx
    ; add the high half; the sum is below 2*p
    add r10, r9
    adc r11, rcx
    adc rax, r15
    adc r12, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    mov r8, 0x13dd29455c5c2a3d
    sub rcx, r8
    mov r8, r11
    mov r9, 0xffff16a2e0b8f03e
    sbb r8, r9
    mov r9, rax
    sbb r9, -1
    mov rsi, r12
    mov edi, 0xffffffff
    sbb rsi, rdi
    cmovc rcx, r10
    mov r10, qword [rsp + 8]
    mov qword [r10], rcx
    cmovc r8, r11
    mov qword [r10 + 8], r8
    cmovc r9, rax
    mov qword [r10 + 16], r9
    cmovc rsi, r12
    mov qword [r10 + 24], rsi
    mov rax, qword [rsp]
    not rax
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_bytes(uint8_t b[28], const p224_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern p224_sc_to_bytes_x64
GLOBAL p224_sc_to_bytes
align 32
p224_sc_to_bytes:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xe95d1f470fc1
    mulx r10, r9, r8
    mov r11, 0xec22d6baa3a3d5c3
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, 0xffffffff00000000
    mulx r12, rbp, rbx
    adc rbp, 0
    adc r12, 0
    mov r13, qword [rsi + 8]
    sub r13, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    mov r10, qword [rsi + 24]
    sbb r10, rbp
    sbb rax, r12
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rdx, r13
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r9, rsi
    sbb r10, rbp
    sbb rax, r12
    sbb r13, r14
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r10, rsi
    sbb rax, rbp
    sbb r13, r12
    sbb r9, r14
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r8, rcx, r8
    mulx r11, r11, r11
    add rcx, r11
    adc r8, 0
    mulx rsi, r11, rbx
    adc r11, 0
    adc rsi, 0
    sub rax, rcx
    sbb r13, r8
    sbb r9, r11
    sbb r10, rsi
    ; words to bytes
    bswap rax
    bswap r13
    bswap r9
    shl r10, 32
    bswap r10
    mov qword [rdi + 20], rax
    mov qword [rdi + 12], r13
    mov qword [rdi + 4], r9
    mov dword [rdi], r10d
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_to_bytes_le(uint8_t b[28], const p224_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern p224_sc_to_bytes_le_x64
GLOBAL p224_sc_to_bytes_le
align 32
p224_sc_to_bytes_le:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0xd6e242706a1fc2eb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xe95d1f470fc1
    mulx r10, r9, r8
    mov r11, 0xec22d6baa3a3d5c3
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, 0xffffffff00000000
    mulx r12, rbp, rbx
    adc rbp, 0
    adc r12, 0
    mov r13, qword [rsi + 8]
    sub r13, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    mov r10, qword [rsi + 24]
    sbb r10, rbp
    sbb rax, r12
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rdx, r13
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r9, rsi
    sbb r10, rbp
    sbb rax, r12
    sbb r13, r14
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbp, 0
    mulx r14, r12, rbx
    adc r12, 0
    adc r14, 0
    sub r10, rsi
    sbb rax, rbp
    sbb r13, r12
    sbb r9, r14
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r8, rcx, r8
    mulx r11, r11, r11
    add rcx, r11
    adc r8, 0
    mulx rsi, r11, rbx
    adc r11, 0
    adc rsi, 0
    sub rax, rcx
    sbb r13, r8
    sbb r9, r11
    sbb r10, rsi
    mov qword [rdi], rax
    mov qword [rdi + 8], r13
    mov qword [rdi + 16], r9
    mov dword [rdi + 24], r10d
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_select(p224_sc *r, uint64_t mask, const p224_sc *a, const p224_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p224_sc_select
align 32
p224_sc_select:
    endbr64
    ENTER
    ; the mask as a condition
    bt rsi, 63
    ; a where it holds, else b
    mov rsi, qword [rcx]
    cmovc rsi, qword [rdx]
    mov rax, qword [rcx + 8]
    cmovc rax, qword [rdx + 8]
    mov r8, qword [rcx + 16]
    cmovc r8, qword [rdx + 16]
    mov r9, qword [rcx + 24]
    cmovc r9, qword [rdx + 24]
    mov qword [rdi], rsi
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void p224_sc_cswap(uint64_t mask, p224_sc *a, p224_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL p224_sc_cswap
align 32
p224_sc_cswap:
    endbr64
    ENTER
    push rbx
    ; difference of the two under the mask, added to both
    mov rax, qword [rsi]
    xor rax, qword [rdx]
    and rax, rdi
    mov rcx, qword [rsi + 8]
    xor rcx, qword [rdx + 8]
    and rcx, rdi
    mov r8, qword [rsi + 16]
    xor r8, qword [rdx + 16]
    and r8, rdi
    mov r9, qword [rsi + 24]
    xor r9, qword [rdx + 24]
    and rdi, r9
    mov r9, qword [rsi]
    xor r9, rax
    mov r10, qword [rsi + 8]
    xor r10, rcx
    mov r11, qword [rsi + 16]
    xor r11, r8
    mov rbx, qword [rsi + 24]
    xor rbx, rdi
    xor rax, qword [rdx]
    xor rcx, qword [rdx + 8]
    xor r8, qword [rdx + 16]
    xor rdi, qword [rdx + 24]
    mov qword [rsi], r9
    mov qword [rsi + 8], r10
    mov qword [rsi + 16], r11
    mov qword [rsi + 24], rbx
    mov qword [rdx], rax
    mov qword [rdx + 8], rcx
    mov qword [rdx + 16], r8
    mov qword [rdx + 24], rdi
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p224_sc_is_zero(const p224_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL p224_sc_is_zero
align 32
p224_sc_is_zero:
    endbr64
    ENTER
    ; gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rdi]
    or rax, qword [rdi + 8]
    or rax, qword [rdi + 16]
    or rax, qword [rdi + 24]
    cmp rax, 1
    sbb rax, rax
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p224_sc_eq(const p224_sc *a, const p224_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL p224_sc_eq
align 32
p224_sc_eq:
    endbr64
    ENTER
    ; differences of the words
    mov rax, qword [rdi]
    xor rax, qword [rsi]
    mov rcx, qword [rdi + 8]
    xor rcx, qword [rsi + 8]
    ; gather all words; only zero borrows when 1 is taken away
    or rax, rcx
    mov rcx, qword [rdi + 16]
    xor rcx, qword [rsi + 16]
    or rax, rcx
    mov rcx, qword [rdi + 24]
    xor rcx, qword [rsi + 24]
    or rax, rcx
    cmp rax, 1
    sbb rax, rax
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
    dd 28, 28, p224_sc_add - $ - 8, p224_sc_add.end - p224_sc_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_sc_add.end - p224_sc_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 60, p224_sc_sub - $ - 8, p224_sc_sub.end - p224_sc_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_sc_sub.end - p224_sc_sub - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 92, p224_sc_neg - $ - 8, p224_sc_neg.end - p224_sc_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_sc_neg.end - p224_sc_neg - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 124, p224_sc_dbl - $ - 8, p224_sc_dbl.end - p224_sc_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_sc_dbl.end - p224_sc_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 156, p224_sc_half - $ - 8, p224_sc_half.end - p224_sc_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 180, p224_sc_mul - $ - 8, p224_sc_mul.end - p224_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p224_sc_mul.end - p224_sc_mul - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 276, p224_sc_sqr - $ - 8, p224_sc_sqr.end - p224_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p224_sc_sqr.end - p224_sc_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 372, p224_sc_mul_small - $ - 8, p224_sc_mul_small.end - p224_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p224_sc_mul_small.end - p224_sc_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 460, p224_sc_to_mont - $ - 8, p224_sc_to_mont.end - p224_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p224_sc_to_mont.end - p224_sc_to_mont - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 556, p224_sc_from_mont - $ - 8, p224_sc_from_mont.end - p224_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_from_mont.end - p224_sc_from_mont - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 636, p224_sc_from_bytes - $ - 8, p224_sc_from_bytes.end - p224_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p224_sc_from_bytes.end - p224_sc_from_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 732, p224_sc_from_bytes_le - $ - 8, p224_sc_from_bytes_le.end - p224_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p224_sc_from_bytes_le.end - p224_sc_from_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 828, p224_sc_to_bytes - $ - 8, p224_sc_to_bytes.end - p224_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_to_bytes.end - p224_sc_to_bytes - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 908, p224_sc_to_bytes_le - $ - 8, p224_sc_to_bytes_le.end - p224_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_sc_to_bytes_le.end - p224_sc_to_bytes_le - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 988, p224_sc_select - $ - 8, p224_sc_select.end - p224_sc_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 1012, p224_sc_cswap - $ - 8, p224_sc_cswap.end - p224_sc_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_sc_cswap.end - p224_sc_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 1044, p224_sc_is_zero - $ - 8, p224_sc_is_zero.end - p224_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 1068, p224_sc_eq - $ - 8, p224_sc_eq.end - p224_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p224_sc_add + 0 wrt ..imagebase, p224_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p224_sc_sub + 0 wrt ..imagebase, p224_sc_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd p224_sc_neg + 0 wrt ..imagebase, p224_sc_neg.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p224_sc_dbl + 0 wrt ..imagebase, p224_sc_dbl.end wrt ..imagebase, ..@unwind + 36 wrt ..imagebase
    dd p224_sc_half + 0 wrt ..imagebase, p224_sc_half.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p224_sc_mul + 0 wrt ..imagebase, p224_sc_mul.end wrt ..imagebase, ..@unwind + 56 wrt ..imagebase
    dd p224_sc_sqr + 0 wrt ..imagebase, p224_sc_sqr.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd p224_sc_mul_small + 0 wrt ..imagebase, p224_sc_mul_small.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
    dd p224_sc_to_mont + 0 wrt ..imagebase, p224_sc_to_mont.end wrt ..imagebase, ..@unwind + 124 wrt ..imagebase
    dd p224_sc_from_mont + 0 wrt ..imagebase, p224_sc_from_mont.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd p224_sc_from_bytes + 0 wrt ..imagebase, p224_sc_from_bytes.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
    dd p224_sc_from_bytes_le + 0 wrt ..imagebase, p224_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 192 wrt ..imagebase
    dd p224_sc_to_bytes + 0 wrt ..imagebase, p224_sc_to_bytes.end wrt ..imagebase, ..@unwind + 216 wrt ..imagebase
    dd p224_sc_to_bytes_le + 0 wrt ..imagebase, p224_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 236 wrt ..imagebase
    dd p224_sc_select + 0 wrt ..imagebase, p224_sc_select.end wrt ..imagebase, ..@unwind + 256 wrt ..imagebase
    dd p224_sc_cswap + 0 wrt ..imagebase, p224_sc_cswap.end wrt ..imagebase, ..@unwind + 264 wrt ..imagebase
    dd p224_sc_is_zero + 0 wrt ..imagebase, p224_sc_is_zero.end wrt ..imagebase, ..@unwind + 276 wrt ..imagebase
    dd p224_sc_eq + 0 wrt ..imagebase, p224_sc_eq.end wrt ..imagebase, ..@unwind + 284 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_add + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_sub + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_sc_half + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p224_sc_mul_small + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_to_mont + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_from_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_from_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_from_bytes_le + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_to_bytes + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_sc_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_sc_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_sc_eq + 0
%endif
