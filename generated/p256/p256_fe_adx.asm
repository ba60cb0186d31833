; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
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

extern p256_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p256_fe_add(p256_fe *r, const p256_fe *a, const p256_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p256_fe_add
align 32
p256_fe_add:
    endbr64
    ENTER
    push rbx
    push rbp
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
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    sub rdx, -1
    mov r10, rcx
    mov r11d, 0xffffffff
    sbb r10, r11
    mov r11, r8
    sbb r11, 0
    mov rbx, r9
    mov rbp, 0xffffffff00000001
    sbb rbx, rbp
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_sub(p256_fe *r, const p256_fe *a, const p256_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p256_fe_sub
align 32
p256_fe_sub:
    endbr64
    ENTER
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
    mov r10d, 0xffffffff
    and rdx, r10
    mov r10, rsi
    mov r11, 0xffffffff00000001
    and r10, r11
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, rdx
    mov qword [rdi + 8], rcx
    adc r8, 0
    mov qword [rdi + 16], r8
    adc r9, r10
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_neg(p256_fe *r, const p256_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p256_fe_neg
align 32
p256_fe_neg:
    endbr64
    ENTER
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
    mov r11d, 0xffffffff
    and r10, r11
    mov r11, rsi
    mov rdx, 0xffffffff00000001
    and r11, rdx
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, r10
    mov qword [rdi + 8], rcx
    adc r8, 0
    mov qword [rdi + 16], r8
    adc r9, r11
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_dbl(p256_fe *r, const p256_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p256_fe_dbl
align 32
p256_fe_dbl:
    endbr64
    ENTER
    push rbx
    push rbp
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
    mov esi, 0
    adc rsi, rsi
    mov r10, rax
    sub r10, -1
    mov r11, rcx
    mov edx, 0xffffffff
    sbb r11, rdx
    mov rdx, r8
    sbb rdx, 0
    mov rbx, r9
    mov rbp, 0xffffffff00000001
    sbb rbx, rbp
    sbb rsi, 0
    cmovc r10, rax
    mov qword [rdi], r10
    cmovc r11, rcx
    mov qword [rdi + 8], r11
    cmovc rdx, r8
    mov qword [rdi + 16], rdx
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_half(p256_fe *r, const p256_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p256_fe_half
align 32
p256_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8d, 0xffffffff
    and rcx, r8
    mov r8, rax
    mov r9, 0xffffffff00000001
    and r8, r9
    add rax, qword [rsi]
    adc rcx, qword [rsi + 8]
    mov r9, qword [rsi + 16]
    adc r9, 0
    adc r8, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    ; shift right by one bit
    shrd rax, rcx, 1
    mov qword [rdi], rax
    shrd rcx, r9, 1
    mov qword [rdi + 8], rcx
    shrd r9, r8, 1
    mov qword [rdi + 16], r9
    shrd r8, rsi, 1
    mov qword [rdi + 24], r8
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_mul(p256_fe *r, const p256_fe *a, const p256_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Montgomery, word by word: U + m*p, by shifts
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p256_fe_mul_x64
GLOBAL p256_fe_mul
align 64
p256_fe_mul:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    xor eax, eax
    xor ecx, ecx
    xor eax, eax
    mov rcx, rdx
    mov rdx, qword [rcx]
    ; product, row 0: a * b[0]
    mulx r8, r9, qword [rsi]
    mulx r10, r11, qword [rsi + 8]
    xor ebx, ebx
    xor eax, eax
    xor ebx, ebx
    xor eax, eax
    xor ebx, ebx
    xor eax, eax
    xor ebx, ebx
    adcx r8, r11
    mov rdx, qword [rsi]
    mov rax, qword [rcx + 8]
    ; product, row 1: + a * b[1] * W^1
    mulx r11, rbp, rax
    mov rdx, qword [rsi + 16]
    mulx r12, r13, qword [rcx]
    mov rdx, qword [rsi + 24]
    mulx r14, r15, qword [rcx]
    adcx r13, r10
    adcx r12, r15
    adcx r14, rbx
    xor r10d, r10d
    adcx r8, rbp
    mov rdx, qword [rsi + 8]
    mulx rbx, rbp, rax
    adcx rbp, r13
    mov rdx, qword [rsi + 24]
    mulx r13, r15, rax
    adox rbp, r11
    mov rdx, rax
    mulx r11, rax, qword [rsi + 16]
    adcx r12, rax
    adox rbx, r12
    mov rdx, qword [rcx + 16]
    ; product, row 2: + a * b[2] * W^2
    mulx rax, r12, qword [rsi]
    adcx r14, r15
    adox r11, r14
    adcx r10, r10
    adox r10, r13
    xor r13d, r13d
    xor r14d, r14d
    xor r13d, r13d
    adcx r12, rbp
    mulx rbp, r14, qword [rsi + 8]
    adcx rbx, r14
    mulx r14, r15, qword [rsi + 16]
    adcx r15, r11
    adox rbx, rax
    mulx rax, r11, qword [rsi + 24]
    adcx r10, r11
    adox r15, rbp
    adox r14, r10
    adcx r13, r13
    mov rdx, qword [rsi]
    mov r10, qword [rcx + 24]
    ; product, row 3: + a * b[3] * W^3
    mulx r11, rbp, r10
    adox r13, rax
    xor eax, eax
    adcx rbp, rbx
    mov rdx, r10
    mulx rbx, r10, qword [rsi + 8]
    adcx r10, r15
    adox r10, r11
    mulx r11, r15, qword [rsi + 16]
    adcx r15, r14
    adox rbx, r15
    mulx r14, r15, qword [rsi + 24]
    adcx r15, r13
    adcx rax, rax
    adox r15, r11
    adox r14, rax
    mov rax, r9
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr rax, 32
    mov rcx, r9
    shl rcx, 32
    xor r11d, r11d
    mov rsi, r9
    sub rsi, rcx
    sbb r9, rax
    xor r13d, r13d
    add rcx, r8
    adc rax, r12
    adc rbp, rsi
    adc r9, 0
    mov r8, rcx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r11, rcx
    shr r11, 32
    mov rsi, rcx
    sub rsi, r8
    sbb rcx, r11
    add r8, rax
    adcx rbp, r11
    adcx rsi, r9
    adc rcx, 0
    mov rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rax, 32
    mov r9, r8
    shr r9, 32
    mov r11, r8
    sub r11, rax
    sbb r8, r9
    add rax, rbp
    adc rsi, r9
    adc r11, rcx
    adc r8, 0
    mov rcx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r9, rax
    shr r9, 32
    mov rbp, rax
    sub rbp, rcx
    sbb rax, r9
    add rsi, rcx
    adc r9, r11
    adc r8, rbp
    adc rax, 0
    mov rcx, r10
    ; the high half less p, which is negative, modulo W^n
    sub rcx, -1
    mov r11, rbx
    mov ebp, 0xffffffff
    sbb r11, rbp
    mov rbp, r15
    sbb rbp, 0
    mov r12, r14
    mov r13, 0xffffffff00000001
    sbb r12, r13
    xor r13d, r13d
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    adox r10, rsi
    adox rbx, r9
    adox r15, r8
    adcx rsi, rcx
    adcx r9, r11
    adcx rbp, r8
    adcx r12, rax
    adox r14, rax
    cmovnc r12, r14
    mov qword [rdi + 24], r12
    cmovc rbx, r9
    mov qword [rdi + 8], rbx
    cmovnc rbp, r15
    cmovnc rsi, r10
    mov qword [rdi], rsi
    mov qword [rdi + 16], rbp
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
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p256_fe_sqr_x64
GLOBAL p256_fe_sqr
align 64
p256_fe_sqr:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov rdx, qword [rsi]
    mov rax, qword [rsi + 8]
    ; square, products of a[0] with the words above it
    mulx rcx, r8, rax
    xor r9d, r9d
    xor r10d, r10d
    mulx r9, r11, qword [rsi + 16]
    ; square: + a[i]^2 * W^(2i)
    mulx rbx, rbp, rdx
    mulx r12, r13, qword [rsi + 24]
    add rcx, r11
    mov rdx, rax
    mulx r11, r14, qword [rsi + 16]
    adcx r9, r13
    adcx r12, r10
    add r14, r9
    mulx r9, r13, qword [rsi + 24]
    adcx r13, r12
    adcx r10, r10
    mulx rax, r12, rdx
    add r11, r13
    mov rdx, qword [rsi + 16]
    mulx r13, r15, qword [rsi + 24]
    adcx r10, r9
    xor r9d, r9d
    add r15, r10
    adc r9, r9
    add r13, r9
    xor r9d, r9d
    adcx r8, r8
    adox rbx, r8
    adcx rcx, rcx
    adcx r14, r14
    adcx r11, r11
    adcx r15, r15
    adcx r13, r13
    adox r12, rcx
    mulx rcx, r8, rdx
    adox rax, r14
    adox r11, r8
    adcx r9, r9
    adox rcx, r15
    mov rdx, qword [rsi + 24]
    mulx r8, r10, rdx
    adox r10, r13
    adox r9, r8
    mov r8, rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr r8, 32
    mov rsi, rbp
    shl rsi, 32
    mov r13, rbp
    sub r13, rsi
    sbb rbp, r8
    add rsi, rbx
    adcx r8, r12
    adc rax, r13
    adc rbp, 0
    mov rbx, rsi
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl rbx, 32
    mov r12, rsi
    shr r12, 32
    mov r13, rsi
    sub r13, rbx
    sbb rsi, r12
    add r8, rbx
    adcx r12, rax
    adcx r13, rbp
    adc rsi, 0
    mov rax, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rax, 32
    mov rbx, r8
    shr rbx, 32
    mov rbp, r8
    sub rbp, rax
    sbb r8, rbx
    add rax, r12
    adc rbx, r13
    adcx rbp, rsi
    adc r8, 0
    mov rsi, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rsi, 32
    mov r12, rax
    shr r12, 32
    mov r13, rax
    sub r13, rsi
    sbb rax, r12
    add rsi, rbx
    adc r12, rbp
    adc r13, r8
    adc rax, 0
    mov r8, r11
    ; the high half less p, which is negative, modulo W^n
    sub r8, -1
    mov rbx, rcx
    mov ebp, 0xffffffff
    sbb rbx, rbp
    mov rbp, r10
    sbb rbp, 0
    mov r14, r9
    mov r15, 0xffffffff00000001
    sbb r14, r15
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rsi
    adc rcx, r12
    adcx r10, r13
    adc r9, rax
    xor r15d, r15d
    add r8, rsi
    adcx rbx, r12
    adc r13, rbp
    adc r14, rax
    cmovc r11, r8
    cmovc rcx, rbx
    cmovc r9, r14
    mov qword [rdi + 8], rcx
    mov qword [rdi], r11
    cmovnc r13, r10
    mov qword [rdi + 24], r9
    mov qword [rdi + 16], r13
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
extern p256_fe_mul_small_x64
GLOBAL p256_fe_mul_small
align 32
p256_fe_mul_small:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_mul_small_x64
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
    ; T - q * p, below 4*p
    mov rdx, r11
    mov r10d, 0xffffffff
    mulx rbx, rsi, r10
    mov rbp, -1
    mulx r13, r12, rbp
    add rsi, r13
    adc rbx, 0
    mov r13, 0xffffffff00000001
    mulx r15, r14, r13
    adc r14, 0
    adc r15, 0
    sub r8, r12
    sbb rax, rsi
    sbb r9, rbx
    sbb rcx, r14
    sbb r11, r15
    ; subtract 2*p where that does not borrow
    mov rsi, r8
    sub rsi, -2
    mov rbx, rax
    mov r12, 0x1ffffffff
    sbb rbx, r12
    mov r12, r9
    sbb r12, 0
    mov r14, rcx
    mov r15, 0xfffffffe00000002
    sbb r14, r15
    mov r15, r11
    sbb r15, 1
    cmovc rsi, r8
    cmovc rbx, rax
    cmovc r12, r9
    cmovc r14, rcx
    cmovc r15, r11
    ; subtract 1*p where that does not borrow
    mov rax, rsi
    sub rax, -1
    mov rcx, rbx
    sbb rcx, r10
    mov r8, r12
    sbb r8, 0
    mov r9, r14
    sbb r9, r13
    sbb r15, 0
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, r12
    mov qword [rdi + 16], r8
    cmovc r9, r14
    mov qword [rdi + 24], r9
    pop r15
    pop r14
    pop r13
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
extern p256_fe_to_mont_x64
GLOBAL p256_fe_to_mont
align 32
p256_fe_to_mont:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; product, row 0: a * b[0]
    mov edx, 3
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xfffffffbffffffff
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
    mov rdx, -2
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
    mov rdx, 0x4fffffffd
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
    mov r10, r8
    shl r10, 32
    mov rsi, r8
    shr rsi, 32
    mov rbx, r8
    sub rbx, r10
    sbb r8, rsi
    add rax, r10
    adc r9, rsi
    adc rcx, rbx
    adc r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r10, rax
    shl r10, 32
    mov rsi, rax
    shr rsi, 32
    mov rbx, rax
    sub rbx, r10
    sbb rax, rsi
    add r9, r10
    adc rcx, rsi
    adc r8, rbx
    adc rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, r9
    shl r10, 32
    mov rsi, r9
    shr rsi, 32
    mov rbx, r9
    sub rbx, r10
    sbb r9, rsi
    add rcx, r10
    adc r8, rsi
    adc rax, rbx
    adc r9, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, rcx
    shl r10, 32
    mov rsi, rcx
    shr rsi, 32
    mov rbx, rcx
    sub rbx, r10
    sbb rcx, rsi
    add r8, r10
    adc rax, rsi
    adc r9, rbx
    adc rcx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r10, r11
    sub r10, -1
    mov rsi, rbp
    mov ebx, 0xffffffff
    sbb rsi, rbx
    mov rbx, r12
    sbb rbx, 0
    mov r14, r13
    mov r15, 0xffffffff00000001
    sbb r14, r15
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r8
    adc rbp, rax
    adc r12, r9
    adc r13, rcx
    add r8, r10
    adc rax, rsi
    adc r9, rbx
    adc rcx, r14
    cmovc r11, r8
    mov qword [rdi], r11
    cmovc rbp, rax
    mov qword [rdi + 8], rbp
    cmovc r12, r9
    mov qword [rdi + 16], r12
    cmovc r13, rcx
    mov qword [rdi + 24], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_from_mont(p256_fe *r, const p256_fe *a)
; the words of r = a
; Requires a < p.
; Ensures r < p.
; Montgomery, word by word: U + m*p, by shifts
GLOBAL p256_fe_from_mont
align 32
p256_fe_from_mont:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    shl rax, 32
    mov rcx, qword [rsi]
    shr rcx, 32
    mov r8, qword [rsi]
    sub r8, rax
    mov r9, qword [rsi]
    sbb r9, rcx
    add rax, qword [rsi + 8]
    adc rcx, qword [rsi + 16]
    adc r8, qword [rsi + 24]
    adc r9, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, rax
    shl rsi, 32
    mov r10, rax
    shr r10, 32
    mov r11, rax
    sub r11, rsi
    sbb rax, r10
    add rcx, rsi
    adc r8, r10
    adc r9, r11
    adc rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, rcx
    shl r10, 32
    mov r11, rcx
    shr r11, 32
    mov rsi, rcx
    sub rsi, r10
    sbb rcx, r11
    add r8, r10
    adc r9, r11
    adc rax, rsi
    adc rcx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, r8
    shl r10, 32
    mov r11, r8
    shr r11, 32
    mov rsi, r8
    sub rsi, r10
    sbb r8, r11
    add r9, r10
    mov qword [rdi], r9
    adc rax, r11
    mov qword [rdi + 8], rax
    adc rcx, rsi
    mov qword [rdi + 16], rcx
    adc r8, 0
    mov qword [rdi + 24], r8
    LEAVE

; ----------------------------------------------------------------------
; int p256_fe_from_bytes(p256_fe *r, const uint8_t b[32])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
extern p256_fe_from_bytes_x64
GLOBAL p256_fe_from_bytes
align 32
p256_fe_from_bytes:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    and rcx, rsi
    and rax, rsi
    and r8, rsi
    and r10, rsi
    ; product, row 0: a * b[0]
    mov edx, 3
    mulx rbp, rbx, rcx
    mulx r13, r12, rax
    add rbx, r13
    mulx r14, r13, r8
    adc r13, rbp
    mulx r15, rbp, r10
    adc rbp, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xfffffffbffffffff
    mulx r11, r14, rax
    xor r9d, r9d
    adcx rbx, r14
    mov qword [rsp], rsi
    mulx rsi, r14, rcx
    adcx r13, r14
    adox r13, r11
    mulx r14, r11, r8
    adcx rbp, r11
    adox rbp, rsi
    mulx rsi, r11, r10
    adcx r15, r11
    adox r15, r14
    adcx r9, r9
    adox r9, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, -2
    mulx rsi, r11, rax
    xor r14d, r14d
    adcx r13, r11
    mov qword [rsp + 8], rdi
    mulx rdi, r11, rcx
    adcx rbp, r11
    adox rbp, rsi
    mulx rsi, r11, r8
    adcx r15, r11
    adox r15, rdi
    mulx rdi, r11, r10
    adcx r9, r11
    adox r9, rsi
    adcx r14, r14
    adox r14, rdi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0x4fffffffd
    mulx r11, rax, rax
    xor esi, esi
    adcx rbp, rax
    mulx rcx, rax, rcx
    adcx r15, rax
    adox r15, r11
    mulx r8, rax, r8
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, r10
    adcx r14, rax
    adox r14, r8
    adcx rsi, rsi
    adox rsi, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shr rcx, 32
    mov r8, r12
    sub r8, rax
    sbb r12, rcx
    add rbx, rax
    adc r13, rcx
    adc rbp, r8
    adc r12, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbx
    shl rax, 32
    mov rcx, rbx
    shr rcx, 32
    mov r8, rbx
    sub r8, rax
    sbb rbx, rcx
    add r13, rax
    adc rbp, rcx
    adc r12, r8
    adc rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov rcx, r13
    shr rcx, 32
    mov r8, r13
    sub r8, rax
    sbb r13, rcx
    add rbp, rax
    adc r12, rcx
    adc rbx, r8
    adc r13, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rbp
    shl rax, 32
    mov rcx, rbp
    shr rcx, 32
    mov r8, rbp
    sub r8, rax
    sbb rbp, rcx
    add r12, rax
    adc rbx, rcx
    adc r13, r8
    adc rbp, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, -1
    mov rcx, r9
    mov r8d, 0xffffffff
    sbb rcx, r8
    mov r8, r14
    sbb r8, 0
    mov r10, rsi
    mov r11, 0xffffffff00000001
    sbb r10, r11
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, r12
    adc r9, rbx
    adc r14, r13
    adc rsi, rbp
    add r12, rax
    adc rbx, rcx
    adc r13, r8
    adc rbp, r10
    cmovc r15, r12
    mov rax, qword [rsp + 8]
    mov qword [rax], r15
    cmovc r9, rbx
    mov qword [rax + 8], r9
    cmovc r14, r13
    mov qword [rax + 16], r14
    cmovc rsi, rbp
    mov qword [rax + 24], rsi
    mov rcx, qword [rsp]
    not rcx
    mov rax, rcx
    add rsp, 16
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
extern p256_fe_from_bytes_le_x64
GLOBAL p256_fe_from_bytes_le
align 32
p256_fe_from_bytes_le:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    mov r9, qword [rsi + 8]
    and r9, rax
    mov r10, qword [rsi]
    and r10, rax
    mov r11, qword [rsi + 16]
    and r11, rax
    mov rbx, qword [rsi + 24]
    and rbx, rax
    ; product, row 0: a * b[0]
    mov edx, 3
    mulx rbp, rsi, r9
    mulx r13, r12, r10
    add rsi, r13
    mulx r14, r13, r11
    adc r13, rbp
    mulx r15, rbp, rbx
    adc rbp, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xfffffffbffffffff
    mulx r8, r14, r10
    xor ecx, ecx
    adcx rsi, r14
    mov qword [rsp], rax
    mulx rax, r14, r9
    adcx r13, r14
    adox r13, r8
    mulx r14, r8, r11
    adcx rbp, r8
    adox rbp, rax
    mulx r8, rax, rbx
    adcx r15, rax
    adox r15, r14
    adcx rcx, rcx
    adox rcx, r8
    ; product, row 2: + a * b[2] * W^2
    mov rdx, -2
    mulx r8, rax, r10
    xor r14d, r14d
    adcx r13, rax
    mov qword [rsp + 8], rdi
    mulx rdi, rax, r9
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, r11
    adcx r15, rax
    adox r15, rdi
    mulx rdi, rax, rbx
    adcx rcx, rax
    adox rcx, r8
    adcx r14, r14
    adox r14, rdi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0x4fffffffd
    mulx r8, rax, r10
    xor r10d, r10d
    adcx rbp, rax
    mulx r9, rax, r9
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, r11
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, rbx
    adcx r14, rax
    adox r14, r8
    adcx r10, r10
    adox r10, r9
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r8, r12
    shr r8, 32
    mov r9, r12
    sub r9, rax
    sbb r12, r8
    add rsi, rax
    adc r13, r8
    adc rbp, r9
    adc r12, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov r8, rsi
    shr r8, 32
    mov r9, rsi
    sub r9, rax
    sbb rsi, r8
    add r13, rax
    adc rbp, r8
    adc r12, r9
    adc rsi, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov r8, r13
    shr r8, 32
    mov r9, r13
    sub r9, rax
    sbb r13, r8
    add rbp, rax
    adc r12, r8
    adc rsi, r9
    adc r13, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rbp
    shl rax, 32
    mov r8, rbp
    shr r8, 32
    mov r9, rbp
    sub r9, rax
    sbb rbp, r8
    add r12, rax
    adc rsi, r8
    adc r13, r9
    adc rbp, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, -1
    mov r8, rcx
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r9, r14
    sbb r9, 0
    mov r11, r10
    mov rdi, 0xffffffff00000001
    sbb r11, rdi
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, r12
    adc rcx, rsi
    adc r14, r13
    adc r10, rbp
    add r12, rax
    adc rsi, r8
    adc r13, r9
    adc rbp, r11
    cmovc r15, r12
    mov rax, qword [rsp + 8]
    mov qword [rax], r15
    cmovc rcx, rsi
    mov qword [rax + 8], rcx
    cmovc r14, r13
    mov qword [rax + 16], r14
    cmovc r10, rbp
    mov qword [rax + 24], r10
    mov r8, qword [rsp]
    not r8
    mov rax, r8
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_to_bytes(uint8_t b[32], const p256_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL p256_fe_to_bytes
align 32
p256_fe_to_bytes:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    shl rax, 32
    mov rcx, qword [rsi]
    shr rcx, 32
    mov r8, qword [rsi]
    sub r8, rax
    mov r9, qword [rsi]
    sbb r9, rcx
    add rax, qword [rsi + 8]
    adc rcx, qword [rsi + 16]
    adc r8, qword [rsi + 24]
    adc r9, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, rax
    shl rsi, 32
    mov r10, rax
    shr r10, 32
    mov r11, rax
    sub r11, rsi
    sbb rax, r10
    add rcx, rsi
    adc r8, r10
    adc r9, r11
    adc rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, rcx
    shl r10, 32
    mov r11, rcx
    shr r11, 32
    mov rsi, rcx
    sub rsi, r10
    sbb rcx, r11
    add r8, r10
    adc r9, r11
    adc rax, rsi
    adc rcx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, r8
    shl r10, 32
    mov r11, r8
    shr r11, 32
    mov rsi, r8
    sub rsi, r10
    sbb r8, r11
    add r9, r10
    adc rax, r11
    adc rcx, rsi
    adc r8, 0
    ; words to bytes
    bswap r9
    bswap rax
    bswap rcx
    bswap r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 16], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi], r8
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_to_bytes_le(uint8_t b[32], const p256_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL p256_fe_to_bytes_le
align 32
p256_fe_to_bytes_le:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    shl rax, 32
    mov rcx, qword [rsi]
    shr rcx, 32
    mov r8, qword [rsi]
    sub r8, rax
    mov r9, qword [rsi]
    sbb r9, rcx
    add rax, qword [rsi + 8]
    adc rcx, qword [rsi + 16]
    adc r8, qword [rsi + 24]
    adc r9, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, rax
    shl rsi, 32
    mov r10, rax
    shr r10, 32
    mov r11, rax
    sub r11, rsi
    sbb rax, r10
    add rcx, rsi
    adc r8, r10
    adc r9, r11
    adc rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, rcx
    shl r10, 32
    mov r11, rcx
    shr r11, 32
    mov rsi, rcx
    sub rsi, r10
    sbb rcx, r11
    add r8, r10
    adc r9, r11
    adc rax, rsi
    adc rcx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, r8
    shl r10, 32
    mov r11, r8
    shr r11, 32
    mov rsi, r8
    sub rsi, r10
    sbb r8, r11
    add r9, r10
    adc rax, r11
    adc rcx, rsi
    adc r8, 0
    mov qword [rdi], r9
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], rcx
    mov qword [rdi + 24], r8
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_select(p256_fe *r, uint64_t mask, const p256_fe *a, const p256_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p256_fe_select
align 32
p256_fe_select:
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
; void p256_fe_cswap(uint64_t mask, p256_fe *a, p256_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL p256_fe_cswap
align 32
p256_fe_cswap:
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
; uint64_t p256_fe_is_zero(const p256_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL p256_fe_is_zero
align 32
p256_fe_is_zero:
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
; uint64_t p256_fe_eq(const p256_fe *a, const p256_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL p256_fe_eq
align 32
p256_fe_eq:
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
    dd 44, 28, p256_fe_add - $ - 8, p256_fe_add.end - p256_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p256_fe_add.end - p256_fe_add - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 76, p256_fe_sub - $ - 8, p256_fe_sub.end - p256_fe_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 100, p256_fe_neg - $ - 8, p256_fe_neg.end - p256_fe_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 124, p256_fe_dbl - $ - 8, p256_fe_dbl.end - p256_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p256_fe_dbl.end - p256_fe_dbl - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 172, p256_fe_half - $ - 8, p256_fe_half.end - p256_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 196, p256_fe_mul - $ - 8, p256_fe_mul.end - p256_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_mul.end - p256_fe_mul - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 284, p256_fe_sqr - $ - 8, p256_fe_sqr.end - p256_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_sqr.end - p256_fe_sqr - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 372, p256_fe_mul_small - $ - 8, p256_fe_mul_small.end - p256_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_mul_small.end - p256_fe_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 460, p256_fe_to_mont - $ - 8, p256_fe_to_mont.end - p256_fe_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p256_fe_to_mont.end - p256_fe_to_mont - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 548, p256_fe_from_mont - $ - 8, p256_fe_from_mont.end - p256_fe_from_mont
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 572, p256_fe_from_bytes - $ - 8, p256_fe_from_bytes.end - p256_fe_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p256_fe_from_bytes.end - p256_fe_from_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 668, p256_fe_from_bytes_le - $ - 8, p256_fe_from_bytes_le.end - p256_fe_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p256_fe_from_bytes_le.end - p256_fe_from_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 764, p256_fe_to_bytes - $ - 8, p256_fe_to_bytes.end - p256_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 788, p256_fe_to_bytes_le - $ - 8, p256_fe_to_bytes_le.end - p256_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 812, p256_fe_select - $ - 8, p256_fe_select.end - p256_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 836, p256_fe_cswap - $ - 8, p256_fe_cswap.end - p256_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p256_fe_cswap.end - p256_fe_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 868, p256_fe_is_zero - $ - 8, p256_fe_is_zero.end - p256_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 892, p256_fe_eq - $ - 8, p256_fe_eq.end - p256_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p256_fe_add + 0 wrt ..imagebase, p256_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p256_fe_sub + 0 wrt ..imagebase, p256_fe_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd p256_fe_neg + 0 wrt ..imagebase, p256_fe_neg.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd p256_fe_dbl + 0 wrt ..imagebase, p256_fe_dbl.end wrt ..imagebase, ..@unwind + 28 wrt ..imagebase
    dd p256_fe_half + 0 wrt ..imagebase, p256_fe_half.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd p256_fe_mul + 0 wrt ..imagebase, p256_fe_mul.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p256_fe_sqr + 0 wrt ..imagebase, p256_fe_sqr.end wrt ..imagebase, ..@unwind + 68 wrt ..imagebase
    dd p256_fe_mul_small + 0 wrt ..imagebase, p256_fe_mul_small.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd p256_fe_to_mont + 0 wrt ..imagebase, p256_fe_to_mont.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd p256_fe_from_mont + 0 wrt ..imagebase, p256_fe_from_mont.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd p256_fe_from_bytes + 0 wrt ..imagebase, p256_fe_from_bytes.end wrt ..imagebase, ..@unwind + 136 wrt ..imagebase
    dd p256_fe_from_bytes_le + 0 wrt ..imagebase, p256_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
    dd p256_fe_to_bytes + 0 wrt ..imagebase, p256_fe_to_bytes.end wrt ..imagebase, ..@unwind + 184 wrt ..imagebase
    dd p256_fe_to_bytes_le + 0 wrt ..imagebase, p256_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 192 wrt ..imagebase
    dd p256_fe_select + 0 wrt ..imagebase, p256_fe_select.end wrt ..imagebase, ..@unwind + 200 wrt ..imagebase
    dd p256_fe_cswap + 0 wrt ..imagebase, p256_fe_cswap.end wrt ..imagebase, ..@unwind + 208 wrt ..imagebase
    dd p256_fe_is_zero + 0 wrt ..imagebase, p256_fe_is_zero.end wrt ..imagebase, ..@unwind + 220 wrt ..imagebase
    dd p256_fe_eq + 0 wrt ..imagebase, p256_fe_eq.end wrt ..imagebase, ..@unwind + 228 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_neg + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_half + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p256_fe_mul + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p256_fe_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p256_fe_mul_small + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p256_fe_to_mont + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_from_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_fe_from_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p256_fe_eq + 0
%endif
