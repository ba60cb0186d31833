; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
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

extern p192_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p192_fe_add(p192_fe *r, const p192_fe *a, const p192_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p192_fe_add
align 32
p192_fe_add:
    endbr64
    ENTER
    ; a + b, below 2*p
    mov rax, qword [rsi]
    add rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    adc r8, qword [rdx + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    sub rdx, -1
    mov r9, rcx
    sbb r9, -2
    mov r10, r8
    sbb r10, -1
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc r9, rcx
    mov qword [rdi + 8], r9
    cmovc r10, r8
    mov qword [rdi + 16], r10
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_sub(p192_fe *r, const p192_fe *a, const p192_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p192_fe_sub
align 32
p192_fe_sub:
    endbr64
    ENTER
    ; a - b
    mov rax, qword [rsi]
    sub rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    sbb rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    sbb r8, qword [rdx + 16]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    and rdx, -2
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, rdx
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_neg(p192_fe *r, const p192_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p192_fe_neg
align 32
p192_fe_neg:
    endbr64
    ENTER
    ; a - b
    mov rax, qword [rsi]
    neg rax
    mov ecx, 0
    sbb rcx, qword [rsi + 8]
    mov r8d, 0
    sbb r8, qword [rsi + 16]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov r9, rsi
    and r9, -2
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, r9
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_dbl(p192_fe *r, const p192_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p192_fe_dbl
align 32
p192_fe_dbl:
    endbr64
    ENTER
    ; 2*a, below 2*p
    mov rax, qword [rsi]
    add rax, rax
    mov rcx, qword [rsi + 8]
    adc rcx, rcx
    mov r8, qword [rsi + 16]
    adc r8, r8
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov r9, rax
    sub r9, -1
    mov r10, rcx
    sbb r10, -2
    mov r11, r8
    sbb r11, -1
    sbb rsi, 0
    cmovc r9, rax
    mov qword [rdi], r9
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_half(p192_fe *r, const p192_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p192_fe_half
align 32
p192_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    and rcx, -2
    mov r8, qword [rsi]
    add r8, rax
    adc rcx, qword [rsi + 8]
    adc rax, qword [rsi + 16]
    mov esi, 0
    adc rsi, rsi
    ; shift right by one bit
    shrd r8, rcx, 1
    mov qword [rdi], r8
    shrd rcx, rax, 1
    mov qword [rdi + 8], rcx
    shrd rax, rsi, 1
    mov qword [rdi + 16], rax
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_mul(p192_fe *r, const p192_fe *a, const p192_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p192_fe_mul_x64
GLOBAL p192_fe_mul
align 64
p192_fe_mul:
    endbr64
    cmp dword [p192_cpu_plain], 0
    jne p192_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov rax, rdx
    mov rdx, qword [rax]
    ; product, row 0: a * b[0]
    mulx rcx, r8, qword [rsi]
    mulx r9, r10, qword [rsi + 8]
    xor r11d, r11d
    xor ebx, ebx
    adox rcx, r10
    mulx r10, r11, qword [rsi + 16]
    mov rdx, qword [rax + 8]
    ; product, row 1: + a * b[1] * W^1
    mulx rbp, r12, qword [rsi + 16]
    adox r11, r9
    mulx r9, r13, qword [rsi + 8]
    mulx r14, r15, qword [rsi]
    adcx r15, rcx
    adox r10, rbx
    adc r11, r13
    mov rdx, qword [rax + 16]
    ; product, row 2: + a * b[2] * W^2
    mulx rcx, r13, qword [rsi + 8]
    adcx r10, r12
    adcx rbx, rbx
    add r11, r14
    adc r10, r9
    mulx r9, r12, qword [rsi]
    adc rbx, rbp
    mulx rbp, r14, qword [rsi + 16]
    xor eax, eax
    adox r11, r12
    adox r13, r10
    adox r14, rbx
    adox rax, rax
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r15, r8
    sbb r11, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, r15
    sbb r8, 0
    sbb r15, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, r11
    sbb r15, 0
    sbb r11, 0
    add r13, r9
    adcx r14, rcx
    adcx rbp, rax
    mov rax, r13
    ; the high half less p, which is negative, modulo W^n
    sub rax, -1
    mov rcx, r14
    sbb rcx, -2
    mov r9, rbp
    sbb r9, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r8
    adc r14, r15
    adc rbp, r11
    add rax, r8
    adc r15, rcx
    adcx r11, r9
    cmovc r13, rax
    cmovc rbp, r11
    cmovnc r15, r14
    xor eax, eax
    xor eax, eax
    mov qword [rdi + 8], r15
    mov qword [rdi + 16], rbp
    mov qword [rdi], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_sqr(p192_fe *r, const p192_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p192_fe_sqr_x64
GLOBAL p192_fe_sqr
align 64
p192_fe_sqr:
    endbr64
    cmp dword [p192_cpu_plain], 0
    jne p192_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    mov rdx, qword [rsi + 8]
    mov rax, qword [rsi]
    ; square, products of a[0] with the words above it
    mulx rcx, r8, rax
    xor r9d, r9d
    xor r10d, r10d
    xor r9d, r9d
    mov rdx, rax
    mulx r10, r11, qword [rsi + 16]
    ; square: + a[i]^2 * W^(2i)
    mulx rax, rbx, rdx
    add rcx, r11
    adcx r10, r9
    mov rdx, qword [rsi + 8]
    mulx r11, rbp, qword [rsi + 16]
    add r10, rbp
    adc r9, r9
    xor ebp, ebp
    adcx r8, r8
    adox r8, rax
    adcx rcx, rcx
    lea rax, [r9 + r11]
    adcx r10, r10
    mulx r9, r11, rdx
    adcx rax, rax
    adox rcx, r11
    adox r9, r10
    mov rdx, qword [rsi + 16]
    mulx r10, r11, rdx
    adcx rbp, rbp
    adox r11, rax
    adox r10, rbp
    xor eax, eax
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, rbx
    sbb rcx, 0
    sbb rbx, 0
    mov rsi, r9
    ; the high half less p, which is negative, modulo W^n
    sub rsi, -1
    mov rbp, r11
    sbb rbp, -2
    mov rdx, r10
    sbb rdx, -1
    sub rcx, r8
    sbb rbx, 0
    sbb r8, 0
    sub rbx, rcx
    sbb r8, 0
    sbb rcx, 0
    xor eax, eax
    xor eax, eax
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    adcx rsi, rbx
    adcx rbp, r8
    adcx rdx, rcx
    adox r9, rbx
    adox r8, r11
    cmovnc rsi, r9
    adox r10, rcx
    cmovc r10, rdx
    cmovc r8, rbp
    mov qword [rdi], rsi
    mov qword [rdi + 16], r10
    mov qword [rdi + 8], r8
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_mul_small(p192_fe *r, const p192_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern p192_fe_mul_small_x64
GLOBAL p192_fe_mul_small
align 32
p192_fe_mul_small:
    endbr64
    cmp dword [p192_cpu_plain], 0
    jne p192_fe_mul_small_x64
    ENTER
    push rbx
    push rbp
    push r12
    mov edx, edx
    ; T = a * k
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    adc r10, 0
    ; T - q * p, below 4*p
    mov rdx, r10
    mov rcx, -2
    mulx r11, rsi, rcx
    mov rbx, -1
    mulx r12, rbp, rbx
    add rsi, r12
    adc r11, rbp
    adc r12, 0
    sub r8, rbp
    sbb rax, rsi
    sbb r9, r11
    sbb r10, r12
    ; subtract 2*p where that does not borrow
    mov r11, r8
    sub r11, -2
    mov rsi, rax
    sbb rsi, -3
    mov rbp, r9
    sbb rbp, -1
    mov r12, r10
    sbb r12, 1
    cmovc r11, r8
    cmovc rsi, rax
    cmovc rbp, r9
    cmovc r12, r10
    ; subtract 1*p where that does not borrow
    mov rax, r11
    sub rax, -1
    mov r8, rsi
    sbb r8, -2
    mov rcx, rbp
    sbb rcx, -1
    sbb r12, 0
    cmovc rax, r11
    mov qword [rdi], rax
    cmovc r8, rsi
    mov qword [rdi + 8], r8
    cmovc rcx, rbp
    mov qword [rdi + 16], rcx
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_to_mont(p192_fe *r, const p192_fe *a)
; r = the words of a
; Requires a < p.
; Ensures r < p.
; Montgomery product with R^2 mod p
GLOBAL p192_fe_to_mont
align 32
p192_fe_to_mont:
    endbr64
    ENTER
    push rbx
    ; product, row 1: + a * b[1] * W^1
    mov rax, qword [rsi]
    shl rax, 1
    mov rcx, qword [rsi + 8]
    shl rcx, 1
    mov r8, qword [rsi + 16]
    shl r8, 1
    mov r9, qword [rsi]
    shr r9, 63
    mov r10, qword [rsi + 8]
    shr r10, 63
    mov r11, qword [rsi + 16]
    shr r11, 63
    xor edx, edx
    adcx rax, qword [rsi + 8]
    adcx rcx, qword [rsi + 16]
    adox rcx, r9
    adcx r8, rdx
    adox r8, r10
    adcx rdx, rdx
    adox rdx, r11
    ; product, row 2: + a * b[2] * W^2
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc rdx, qword [rsi + 16]
    mov r9d, 0
    adc r9, r9
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, qword [rsi]
    sbb rcx, 0
    mov r10, qword [rsi]
    sbb r10, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, rax
    sbb r10, 0
    sbb rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, rcx
    sbb rax, 0
    sbb rcx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r11, r8
    sub r11, -1
    mov rsi, rdx
    sbb rsi, -2
    mov rbx, r9
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r10
    adc rdx, rax
    adc r9, rcx
    add r10, r11
    adc rax, rsi
    adc rcx, rbx
    cmovc r8, r10
    mov qword [rdi], r8
    cmovc rdx, rax
    mov qword [rdi + 8], rdx
    cmovc r9, rcx
    mov qword [rdi + 16], r9
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_from_mont(p192_fe *r, const p192_fe *a)
; the words of r = a
; Requires a < p.
; Ensures r < p.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
GLOBAL p192_fe_from_mont
align 32
p192_fe_from_mont:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi + 8]
    sub rax, qword [rsi]
    mov rcx, qword [rsi + 16]
    sbb rcx, 0
    mov r8, qword [rsi]
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, rax
    sbb r8, 0
    sbb rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, rcx
    mov qword [rdi], r8
    sbb rax, 0
    mov qword [rdi + 8], rax
    sbb rcx, 0
    mov qword [rdi + 16], rcx
    LEAVE

; ----------------------------------------------------------------------
; int p192_fe_from_bytes(p192_fe *r, const uint8_t b[24])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p192_fe_from_bytes
align 32
p192_fe_from_bytes:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; bytes to words
    mov rax, qword [rsi + 16]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    cmp rax, -1
    mov rcx, qword [rsi + 8]
    bswap rcx
    mov r8, rcx
    sbb r8, -2
    mov r8, qword [rsi]
    bswap r8
    mov rsi, r8
    sbb rsi, -1
    sbb rsi, rsi
    and rcx, rsi
    and rax, rsi
    ; product, row 1: + a * b[1] * W^1
    mov r9, rax
    shl r9, 1
    and r8, rsi
    mov r10, rcx
    shl r10, 1
    mov r11, r8
    shl r11, 1
    mov rdx, rax
    shr rdx, 63
    mov rbx, rcx
    shr rbx, 63
    mov rbp, r8
    shr rbp, 63
    xor r12d, r12d
    adcx r9, rcx
    adcx r10, r8
    adox r10, rdx
    adcx r11, r12
    adox r11, rbx
    adcx r12, r12
    adox r12, rbp
    ; product, row 2: + a * b[2] * W^2
    add r10, rax
    adc r11, rcx
    adc r12, r8
    mov ecx, 0
    adc rcx, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rax
    sbb r10, 0
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, r9
    sbb rax, 0
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rax, r10
    sbb r9, 0
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, r11
    sub r8, -1
    mov rdx, r12
    sbb rdx, -2
    mov rbx, rcx
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rax
    adc r12, r9
    adc rcx, r10
    add rax, r8
    adc r9, rdx
    adc r10, rbx
    cmovc r11, rax
    mov qword [rdi], r11
    cmovc r12, r9
    mov qword [rdi + 8], r12
    cmovc rcx, r10
    mov qword [rdi + 16], rcx
    not rsi
    mov rax, rsi
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p192_fe_from_bytes_le(p192_fe *r, const uint8_t b[24])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p192_fe_from_bytes_le
align 32
p192_fe_from_bytes_le:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    sub rax, -1
    mov rax, qword [rsi + 8]
    sbb rax, -2
    mov rax, qword [rsi + 16]
    sbb rax, -1
    sbb rax, rax
    mov rcx, qword [rsi + 8]
    and rcx, rax
    mov r8, qword [rsi]
    and r8, rax
    ; product, row 1: + a * b[1] * W^1
    mov r9, r8
    shl r9, 1
    mov r10, qword [rsi + 16]
    and r10, rax
    mov rsi, rcx
    shl rsi, 1
    mov r11, r10
    shl r11, 1
    mov rdx, r8
    shr rdx, 63
    mov rbx, rcx
    shr rbx, 63
    mov rbp, r10
    shr rbp, 63
    xor r12d, r12d
    adcx r9, rcx
    adcx rsi, r10
    adox rsi, rdx
    adcx r11, r12
    adox r11, rbx
    adcx r12, r12
    adox r12, rbp
    ; product, row 2: + a * b[2] * W^2
    add rsi, r8
    adc r11, rcx
    adc r12, r10
    mov ecx, 0
    adc rcx, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r8
    sbb rsi, 0
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rsi, r9
    sbb r8, 0
    sbb r9, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, rsi
    sbb r9, 0
    sbb rsi, 0
    ; the high half less p, which is negative, modulo W^n
    mov r10, r11
    sub r10, -1
    mov rdx, r12
    sbb rdx, -2
    mov rbx, rcx
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r8
    adc r12, r9
    adc rcx, rsi
    add r8, r10
    adc r9, rdx
    adc rsi, rbx
    cmovc r11, r8
    mov qword [rdi], r11
    cmovc r12, r9
    mov qword [rdi + 8], r12
    cmovc rcx, rsi
    mov qword [rdi + 16], rcx
    not rax
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_to_bytes(uint8_t b[24], const p192_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL p192_fe_to_bytes
align 32
p192_fe_to_bytes:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi + 8]
    sub rax, qword [rsi]
    mov rcx, qword [rsi + 16]
    sbb rcx, 0
    mov r8, qword [rsi]
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, rax
    sbb r8, 0
    sbb rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, rcx
    sbb rax, 0
    sbb rcx, 0
    ; words to bytes
    bswap r8
    bswap rax
    bswap rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 8], rax
    mov qword [rdi], rcx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_to_bytes_le(uint8_t b[24], const p192_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL p192_fe_to_bytes_le
align 32
p192_fe_to_bytes_le:
    endbr64
    ENTER
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi + 8]
    sub rax, qword [rsi]
    mov rcx, qword [rsi + 16]
    sbb rcx, 0
    mov r8, qword [rsi]
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, rax
    sbb r8, 0
    sbb rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, rcx
    sbb rax, 0
    sbb rcx, 0
    mov qword [rdi], r8
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], rcx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_select(p192_fe *r, uint64_t mask, const p192_fe *a, const p192_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p192_fe_select
align 32
p192_fe_select:
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
    mov qword [rdi], rsi
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_cswap(uint64_t mask, p192_fe *a, p192_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL p192_fe_cswap
align 32
p192_fe_cswap:
    endbr64
    ENTER
    ; difference of the two under the mask, added to both
    mov rax, qword [rsi]
    xor rax, qword [rdx]
    and rax, rdi
    mov rcx, qword [rsi + 8]
    xor rcx, qword [rdx + 8]
    and rcx, rdi
    mov r8, qword [rsi + 16]
    xor r8, qword [rdx + 16]
    and rdi, r8
    mov r8, qword [rsi]
    xor r8, rax
    mov r9, qword [rsi + 8]
    xor r9, rcx
    mov r10, qword [rsi + 16]
    xor r10, rdi
    xor rax, qword [rdx]
    xor rcx, qword [rdx + 8]
    xor rdi, qword [rdx + 16]
    mov qword [rsi], r8
    mov qword [rsi + 8], r9
    mov qword [rsi + 16], r10
    mov qword [rdx], rax
    mov qword [rdx + 8], rcx
    mov qword [rdx + 16], rdi
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p192_fe_is_zero(const p192_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL p192_fe_is_zero
align 32
p192_fe_is_zero:
    endbr64
    ENTER
    ; gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rdi]
    or rax, qword [rdi + 8]
    or rax, qword [rdi + 16]
    cmp rax, 1
    sbb rax, rax
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p192_fe_eq(const p192_fe *a, const p192_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL p192_fe_eq
align 32
p192_fe_eq:
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
    dd 20, 28, p192_fe_add - $ - 8, p192_fe_add.end - p192_fe_add
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 52, p192_fe_sub - $ - 8, p192_fe_sub.end - p192_fe_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 76, p192_fe_neg - $ - 8, p192_fe_neg.end - p192_fe_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 100, p192_fe_dbl - $ - 8, p192_fe_dbl.end - p192_fe_dbl
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 124, p192_fe_half - $ - 8, p192_fe_half.end - p192_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 148, p192_fe_mul - $ - 8, p192_fe_mul.end - p192_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p192_fe_mul.end - p192_fe_mul - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 44, 236, p192_fe_sqr - $ - 8, p192_fe_sqr.end - p192_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p192_fe_sqr.end - p192_fe_sqr - 21
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 284, p192_fe_mul_small - $ - 8, p192_fe_mul_small.end - p192_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p192_fe_mul_small.end - p192_fe_mul_small - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 28, 340, p192_fe_to_mont - $ - 8, p192_fe_to_mont.end - p192_fe_to_mont
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p192_fe_to_mont.end - p192_fe_to_mont - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 372, p192_fe_from_mont - $ - 8, p192_fe_from_mont.end - p192_fe_from_mont
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 396, p192_fe_from_bytes - $ - 8, p192_fe_from_bytes.end - p192_fe_from_bytes
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p192_fe_from_bytes.end - p192_fe_from_bytes - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 452, p192_fe_from_bytes_le - $ - 8, p192_fe_from_bytes_le.end - p192_fe_from_bytes_le
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p192_fe_from_bytes_le.end - p192_fe_from_bytes_le - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 20, 508, p192_fe_to_bytes - $ - 8, p192_fe_to_bytes.end - p192_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 532, p192_fe_to_bytes_le - $ - 8, p192_fe_to_bytes_le.end - p192_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 556, p192_fe_select - $ - 8, p192_fe_select.end - p192_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 580, p192_fe_cswap - $ - 8, p192_fe_cswap.end - p192_fe_cswap
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 604, p192_fe_is_zero - $ - 8, p192_fe_is_zero.end - p192_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 628, p192_fe_eq - $ - 8, p192_fe_eq.end - p192_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p192_fe_add + 0 wrt ..imagebase, p192_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p192_fe_sub + 0 wrt ..imagebase, p192_fe_sub.end wrt ..imagebase, ..@unwind + 8 wrt ..imagebase
    dd p192_fe_neg + 0 wrt ..imagebase, p192_fe_neg.end wrt ..imagebase, ..@unwind + 16 wrt ..imagebase
    dd p192_fe_dbl + 0 wrt ..imagebase, p192_fe_dbl.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p192_fe_half + 0 wrt ..imagebase, p192_fe_half.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
    dd p192_fe_mul + 0 wrt ..imagebase, p192_fe_mul.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd p192_fe_sqr + 0 wrt ..imagebase, p192_fe_sqr.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd p192_fe_mul_small + 0 wrt ..imagebase, p192_fe_mul_small.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p192_fe_to_mont + 0 wrt ..imagebase, p192_fe_to_mont.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd p192_fe_from_mont + 0 wrt ..imagebase, p192_fe_from_mont.end wrt ..imagebase, ..@unwind + 100 wrt ..imagebase
    dd p192_fe_from_bytes + 0 wrt ..imagebase, p192_fe_from_bytes.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd p192_fe_from_bytes_le + 0 wrt ..imagebase, p192_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 124 wrt ..imagebase
    dd p192_fe_to_bytes + 0 wrt ..imagebase, p192_fe_to_bytes.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd p192_fe_to_bytes_le + 0 wrt ..imagebase, p192_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd p192_fe_select + 0 wrt ..imagebase, p192_fe_select.end wrt ..imagebase, ..@unwind + 156 wrt ..imagebase
    dd p192_fe_cswap + 0 wrt ..imagebase, p192_fe_cswap.end wrt ..imagebase, ..@unwind + 164 wrt ..imagebase
    dd p192_fe_is_zero + 0 wrt ..imagebase, p192_fe_is_zero.end wrt ..imagebase, ..@unwind + 172 wrt ..imagebase
    dd p192_fe_eq + 0 wrt ..imagebase, p192_fe_eq.end wrt ..imagebase, ..@unwind + 180 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_neg + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_half + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p192_fe_mul + 0
    db 0x01, 0x21, 0x04, 0x00, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p192_fe_sqr + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p192_fe_mul_small + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_fe_to_mont + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_from_mont + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_fe_from_bytes + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_select + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p192_fe_eq + 0
%endif
