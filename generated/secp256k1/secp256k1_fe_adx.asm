; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp256k1
; From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f, 4 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^256 = 2^32 + 977 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP256K1_EXPORT
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
%ifdef SECP256K1_EXPORT
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

extern secp256k1_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void secp256k1_fe_add(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp256k1_fe_add
align 32
secp256k1_fe_add:
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
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    mov r10, 0xfffffffefffffc2f
    sub rdx, r10
    mov r10, rcx
    sbb r10, -1
    mov r11, r8
    sbb r11, -1
    mov rbx, r9
    sbb rbx, -1
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_sub(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp256k1_fe_sub
align 32
secp256k1_fe_sub:
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
    mov r10, 0xfffffffefffffc2f
    and rdx, r10
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_neg(secp256k1_fe *r, const secp256k1_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp256k1_fe_neg
align 32
secp256k1_fe_neg:
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
    mov r11, 0xfffffffefffffc2f
    and r10, r11
    add rax, r10
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_dbl(secp256k1_fe *r, const secp256k1_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp256k1_fe_dbl
align 32
secp256k1_fe_dbl:
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
    mov esi, 0
    adc rsi, rsi
    mov r10, rax
    mov r11, 0xfffffffefffffc2f
    sub r10, r11
    mov r11, rcx
    sbb r11, -1
    mov rdx, r8
    sbb rdx, -1
    mov rbx, r9
    sbb rbx, -1
    sbb rsi, 0
    cmovc r10, rax
    mov qword [rdi], r10
    cmovc r11, rcx
    mov qword [rdi + 8], r11
    cmovc rdx, r8
    mov qword [rdi + 16], rdx
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_half(secp256k1_fe *r, const secp256k1_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp256k1_fe_half
align 32
secp256k1_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xfffffffefffffc2f
    and rcx, r8
    add rcx, qword [rsi]
    mov r8, qword [rsi + 8]
    adc r8, rax
    mov r9, qword [rsi + 16]
    adc r9, rax
    adc rax, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, r9, 1
    mov qword [rdi + 8], r8
    shrd r9, rax, 1
    mov qword [rdi + 16], r9
    shrd rax, rsi, 1
    mov qword [rdi + 24], rax
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_mul(secp256k1_fe *r, const secp256k1_fe *a, const secp256k1_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^256 = 2^32 + 977 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern secp256k1_fe_mul_x64
GLOBAL secp256k1_fe_mul
align 64
secp256k1_fe_mul:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_fe_mul_x64
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
    mulx rcx, r8, qword [rsi + 8]
    mulx r9, r10, qword [rsi]
    xor r11d, r11d
    mov rdx, qword [rax + 8]
    ; product, row 1: + a * b[1] * W^1
    mulx rbx, rbp, qword [rsi]
    xor r12d, r12d
    xor r11d, r11d
    adox r9, r8
    mov rdx, qword [rax]
    mulx r8, r12, qword [rsi + 16]
    mulx r13, r14, qword [rsi + 24]
    adox rcx, r12
    adox r14, r8
    adox r13, r11
    mov rdx, qword [rax + 8]
    mulx r8, r12, qword [rsi + 8]
    xor r15d, r15d
    xor r11d, r11d
    adcx rbp, r9
    mulx r9, r15, qword [rsi + 16]
    adcx r12, rcx
    adox r12, rbx
    adcx r15, r14
    mov rdx, qword [rsi + 8]
    ; product, row 2: + a * b[2] * W^2
    mulx rcx, rbx, qword [rax + 16]
    adox r15, r8
    mov rdx, qword [rax + 8]
    mulx r8, r14, qword [rsi + 24]
    adcx r13, r14
    adox r13, r9
    adcx r11, r11
    adox r11, r8
    mov rdx, qword [rax + 16]
    mulx r8, r9, qword [rsi]
    test rsp, rsp
    adcx r9, r12
    adcx r15, rbx
    mulx rbx, r12, qword [rsi + 16]
    adox r8, r15
    adcx r12, r13
    mulx r13, r14, qword [rsi + 24]
    adox rcx, r12
    adcx r14, r11
    adox r14, rbx
    mov rdx, qword [rax + 24]
    ; product, row 3: + a * b[3] * W^3
    mulx r11, rbx, qword [rsi]
    mov r12d, 0
    adcx r12, r12
    adox r12, r13
    test rsp, rsp
    xor r13d, r13d
    adcx rbx, r8
    mulx r8, r15, qword [rsi + 8]
    adcx rcx, r15
    adox rcx, r11
    mulx r11, r15, qword [rsi + 16]
    adcx r14, r15
    adox r8, r14
    mulx r14, r15, qword [rsi + 24]
    adcx r15, r12
    adox r11, r15
    adcx r13, r13
    mov rdx, r14
    mov rax, 0x1000003d1
    ; q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mulx rsi, r12, rax
    adox r14, r13
    xor r13d, r13d
    mov rdx, rcx
    ; fold: the part above 2^256, times 4294968273, onto the part below
    mulx rcx, r15, rax
    adcx r12, rbx
    adc rsi, 0
    xor r12d, r12d
    mov r13, rsi
    add r13, 1
    xor r12d, r12d
    xor r12d, r12d
    adcx r15, r10
    mov rdx, r8
    mulx r8, r10, rax
    adcx rbp, r10
    mov rdx, rax
    mulx r10, r13, r13
    ; the high words of these products and (q + 1)*4294968273
    adox r13, r15
    mulx r14, r15, r14
    mulx r11, rax, r11
    adcx rax, r9
    lea rcx, [rcx + r10]
    adox rcx, rbp
    adcx rbx, r15
    adox rax, r8
    adox r11, rbx
    adcx r14, r12
    adox r14, r12
    xor r8d, r8d
    xor r9d, r9d
    ; the word above is one more than q unless the sum is below 2^256
    cmp rsi, r14
    ; less 4294968273 there
    cmovc rdx, r9
    sub r13, rdx
    sbb rcx, 0
    sbb rax, 0
    sbb r11, 0
    mov qword [rdi], r13
    mov qword [rdi + 16], rax
    xor eax, eax
    mov qword [rdi + 8], rcx
    xor eax, eax
    mov qword [rdi + 24], r11
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_sqr(secp256k1_fe *r, const secp256k1_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^256 = 2^32 + 977 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern secp256k1_fe_sqr_x64
GLOBAL secp256k1_fe_sqr
align 64
secp256k1_fe_sqr:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov rdx, qword [rsi + 8]
    ; square, products of a[0] with the words above it
    mulx rax, rcx, qword [rsi]
    mov rdx, qword [rsi]
    mulx r8, r9, qword [rsi + 16]
    ; square: + a[i]^2 * W^(2i)
    mulx r10, r11, rdx
    xor ebx, ebx
    adox rax, r9
    mov r9, qword [rsi + 24]
    mulx rbp, r12, r9
    adox r12, r8
    adox rbp, rbx
    mov rdx, qword [rsi + 16]
    mulx r8, r13, qword [rsi + 8]
    xor r14d, r14d
    xor ebx, ebx
    xor r14d, r14d
    add r12, r13
    mov rdx, r9
    mulx rbx, r13, qword [rsi + 8]
    adcx rbp, r13
    adcx r14, r14
    mulx r13, r15, qword [rsi + 16]
    xor r9d, r9d
    adcx r8, rbp
    adcx rbx, r14
    xor ebp, ebp
    xor r9d, r9d
    add rbx, r15
    mulx rbp, r14, rdx
    adc r9, r9
    xor r15d, r15d
    adcx rcx, rcx
    lea r9, [r9 + r13]
    adcx rax, rax
    adcx r12, r12
    adcx r8, r8
    adox rcx, r10
    mov rdx, qword [rsi + 8]
    mulx r10, r13, rdx
    adcx rbx, rbx
    adox rax, r13
    adox r10, r12
    mov rdx, qword [rsi + 16]
    mulx rsi, r12, rdx
    adox r12, r8
    mov rdx, 0x1000003d1
    ; q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mulx r8, r13, rbp
    adox rsi, rbx
    ; fold: the part above 2^256, times 4294968273, onto the part below
    mulx rbx, r12, r12
    adcx r9, r9
    adox r9, r14
    adcx r15, r15
    adox rbp, r15
    xor r14d, r14d
    adcx r13, r10
    adc r8, 0
    xor r13d, r13d
    adcx r11, r12
    mulx r9, r12, r9
    mov r14, r8
    mov r15d, 1
    adox r14, r15
    mulx rsi, r15, rsi
    adcx r15, rcx
    mulx rcx, r14, r14
    adc r12, rax
    mulx rax, rbp, rbp
    adcx r10, rbp
    adcx rax, r13
    xor ebp, ebp
    ; the high words of these products and (q + 1)*4294968273
    lea rcx, [rbx + rcx]
    adox r14, r11
    adox r15, rcx
    adox r12, rsi
    adox r10, r9
    adox rax, rbp
    xor ecx, ecx
    ; the word above is one more than q unless the sum is below 2^256
    cmp r8, rax
    ; less 4294968273 there
    cmovc rdx, rcx
    xor eax, eax
    sub r14, rdx
    sbb r15, 0
    sbb r12, 0
    sbb r10, 0
    mov qword [rdi + 24], r10
    mov qword [rdi + 16], r12
    mov qword [rdi + 8], r15
    mov qword [rdi], r14
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_mul_small(secp256k1_fe *r, const secp256k1_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern secp256k1_fe_mul_small_x64
GLOBAL secp256k1_fe_mul_small
align 32
secp256k1_fe_mul_small:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_fe_mul_small_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
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
    mov r10, -1
    mulx rbx, rsi, r10
    mov rbp, 0xfffffffefffffc2f
    mulx r13, r12, rbp
    add r13, rsi
    mov r14, rsi
    adc r14, rbx
    adc rsi, rbx
    adc rbx, 0
    sub r8, r12
    sbb rax, r13
    sbb r9, r14
    sbb rcx, rsi
    sbb r11, rbx
    ; subtract 2*p where that does not borrow
    mov rsi, r8
    mov rbx, 0xfffffffdfffff85e
    sub rsi, rbx
    mov rbx, rax
    sbb rbx, -1
    mov r12, r9
    sbb r12, -1
    mov r13, rcx
    sbb r13, -1
    mov r14, r11
    sbb r14, 1
    cmovc rsi, r8
    cmovc rbx, rax
    cmovc r12, r9
    cmovc r13, rcx
    cmovc r14, r11
    ; subtract 1*p where that does not borrow
    mov rax, rsi
    sub rax, rbp
    mov rcx, rbx
    sbb rcx, -1
    mov r8, r12
    sbb r8, -1
    mov r9, r13
    sbb r9, -1
    sbb r14, 0
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, r12
    mov qword [rdi + 16], r8
    cmovc r9, r13
    mov qword [rdi + 24], r9
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_fe_from_bytes(secp256k1_fe *r, const uint8_t b[32])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp256k1_fe_from_bytes
align 32
secp256k1_fe_from_bytes:
    endbr64
    ENTER
    ; bytes to words
    mov rax, qword [rsi + 24]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xfffffffefffffc2f
    cmp rax, rcx
    mov rcx, qword [rsi + 16]
    bswap rcx
    mov r8, rcx
    sbb r8, -1
    mov r8, qword [rsi + 8]
    bswap r8
    mov r9, r8
    sbb r9, -1
    mov r9, qword [rsi]
    bswap r9
    mov rsi, r9
    sbb rsi, -1
    sbb rsi, rsi
    and rax, rsi
    mov qword [rdi], rax
    and rcx, rsi
    mov qword [rdi + 8], rcx
    and r8, rsi
    mov qword [rdi + 16], r8
    and r9, rsi
    mov qword [rdi + 24], r9
    not rsi
    mov rax, rsi
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_fe_from_bytes_le(secp256k1_fe *r, const uint8_t b[32])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp256k1_fe_from_bytes_le
align 32
secp256k1_fe_from_bytes_le:
    endbr64
    ENTER
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xfffffffefffffc2f
    sub rax, rcx
    mov rax, qword [rsi + 8]
    sbb rax, -1
    mov rax, qword [rsi + 16]
    sbb rax, -1
    mov rax, qword [rsi + 24]
    sbb rax, -1
    sbb rax, rax
    mov rcx, qword [rsi]
    and rcx, rax
    mov r8, qword [rsi + 8]
    and r8, rax
    mov r9, qword [rsi + 16]
    and r9, rax
    mov r10, qword [rsi + 24]
    and r10, rax
    mov qword [rdi], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi + 16], r9
    mov qword [rdi + 24], r10
    not rax
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_to_bytes(uint8_t b[32], const secp256k1_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL secp256k1_fe_to_bytes
align 32
secp256k1_fe_to_bytes:
    endbr64
    ENTER
    ; words to bytes
    mov rax, qword [rsi]
    bswap rax
    mov rcx, qword [rsi + 8]
    bswap rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov r9, qword [rsi + 24]
    bswap r9
    mov qword [rdi + 24], rax
    mov qword [rdi + 16], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_to_bytes_le(uint8_t b[32], const secp256k1_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL secp256k1_fe_to_bytes_le
align 32
secp256k1_fe_to_bytes_le:
    endbr64
    ENTER
    mov rax, qword [rsi]
    mov rcx, qword [rsi + 8]
    mov r8, qword [rsi + 16]
    mov r9, qword [rsi + 24]
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_fe_select(secp256k1_fe *r, uint64_t mask, const secp256k1_fe *a, const secp256k1_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp256k1_fe_select
align 32
secp256k1_fe_select:
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
; void secp256k1_fe_cswap(uint64_t mask, secp256k1_fe *a, secp256k1_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL secp256k1_fe_cswap
align 32
secp256k1_fe_cswap:
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
; uint64_t secp256k1_fe_is_zero(const secp256k1_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL secp256k1_fe_is_zero
align 32
secp256k1_fe_is_zero:
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
; uint64_t secp256k1_fe_eq(const secp256k1_fe *a, const secp256k1_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL secp256k1_fe_eq
align 32
secp256k1_fe_eq:
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
    dd 28, 28, secp256k1_fe_add - $ - 8, secp256k1_fe_add.end - secp256k1_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_fe_add.end - secp256k1_fe_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 60, secp256k1_fe_sub - $ - 8, secp256k1_fe_sub.end - secp256k1_fe_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 84, secp256k1_fe_neg - $ - 8, secp256k1_fe_neg.end - secp256k1_fe_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 108, secp256k1_fe_dbl - $ - 8, secp256k1_fe_dbl.end - secp256k1_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_fe_dbl.end - secp256k1_fe_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 140, secp256k1_fe_half - $ - 8, secp256k1_fe_half.end - secp256k1_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 164, secp256k1_fe_mul - $ - 8, secp256k1_fe_mul.end - secp256k1_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_fe_mul.end - secp256k1_fe_mul - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 252, secp256k1_fe_sqr - $ - 8, secp256k1_fe_sqr.end - secp256k1_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_fe_sqr.end - secp256k1_fe_sqr - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 340, secp256k1_fe_mul_small - $ - 8, secp256k1_fe_mul_small.end - secp256k1_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp256k1_fe_mul_small.end - secp256k1_fe_mul_small - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 420, secp256k1_fe_from_bytes - $ - 8, secp256k1_fe_from_bytes.end - secp256k1_fe_from_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 444, secp256k1_fe_from_bytes_le - $ - 8, secp256k1_fe_from_bytes_le.end - secp256k1_fe_from_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 468, secp256k1_fe_to_bytes - $ - 8, secp256k1_fe_to_bytes.end - secp256k1_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 492, secp256k1_fe_to_bytes_le - $ - 8, secp256k1_fe_to_bytes_le.end - secp256k1_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 516, secp256k1_fe_select - $ - 8, secp256k1_fe_select.end - secp256k1_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 540, secp256k1_fe_cswap - $ - 8, secp256k1_fe_cswap.end - secp256k1_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_fe_cswap.end - secp256k1_fe_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 572, secp256k1_fe_is_zero - $ - 8, secp256k1_fe_is_zero.end - secp256k1_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 596, secp256k1_fe_eq - $ - 8, secp256k1_fe_eq.end - secp256k1_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp256k1_fe_add + 0 wrt ..imagebase, secp256k1_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp256k1_fe_sub + 0 wrt ..imagebase, secp256k1_fe_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd secp256k1_fe_neg + 0 wrt ..imagebase, secp256k1_fe_neg.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd secp256k1_fe_dbl + 0 wrt ..imagebase, secp256k1_fe_dbl.end wrt ..imagebase, ..@unwind + 28 wrt ..imagebase
    dd secp256k1_fe_half + 0 wrt ..imagebase, secp256k1_fe_half.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp256k1_fe_mul + 0 wrt ..imagebase, secp256k1_fe_mul.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp256k1_fe_sqr + 0 wrt ..imagebase, secp256k1_fe_sqr.end wrt ..imagebase, ..@unwind + 68 wrt ..imagebase
    dd secp256k1_fe_mul_small + 0 wrt ..imagebase, secp256k1_fe_mul_small.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp256k1_fe_from_bytes + 0 wrt ..imagebase, secp256k1_fe_from_bytes.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd secp256k1_fe_from_bytes_le + 0 wrt ..imagebase, secp256k1_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 116 wrt ..imagebase
    dd secp256k1_fe_to_bytes + 0 wrt ..imagebase, secp256k1_fe_to_bytes.end wrt ..imagebase, ..@unwind + 124 wrt ..imagebase
    dd secp256k1_fe_to_bytes_le + 0 wrt ..imagebase, secp256k1_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 132 wrt ..imagebase
    dd secp256k1_fe_select + 0 wrt ..imagebase, secp256k1_fe_select.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd secp256k1_fe_cswap + 0 wrt ..imagebase, secp256k1_fe_cswap.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd secp256k1_fe_is_zero + 0 wrt ..imagebase, secp256k1_fe_is_zero.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
    dd secp256k1_fe_eq + 0 wrt ..imagebase, secp256k1_fe_eq.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_fe_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_half + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_fe_mul + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_fe_sqr + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_fe_mul_small + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_from_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_fe_eq + 0
%endif
