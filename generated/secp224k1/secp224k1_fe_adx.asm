; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp224k1
; From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p = 0xfffffffffffffffffffffffffffffffffffffffffffffffeffffe56d, 4 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^224 = 2^32 + 6803 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP224K1_EXPORT
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
%ifdef SECP224K1_EXPORT
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

extern secp224k1_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void secp224k1_fe_add(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp224k1_fe_add
align 32
secp224k1_fe_add:
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
    mov rdx, 0xfffffffeffffe56d
    sub rsi, rdx
    mov rdx, rcx
    sbb rdx, -1
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
; void secp224k1_fe_sub(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp224k1_fe_sub
align 32
secp224k1_fe_sub:
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
    mov r10, 0xfffffffeffffe56d
    and rdx, r10
    mov r10, rsi
    mov r11d, 0xffffffff
    and r10, r11
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, r10
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_neg(secp224k1_fe *r, const secp224k1_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp224k1_fe_neg
align 32
secp224k1_fe_neg:
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
    mov r11, 0xfffffffeffffe56d
    and r10, r11
    mov r11, rsi
    mov edx, 0xffffffff
    and r11, rdx
    add rax, r10
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, r11
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_dbl(secp224k1_fe *r, const secp224k1_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp224k1_fe_dbl
align 32
secp224k1_fe_dbl:
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
    mov r10, 0xfffffffeffffe56d
    sub rsi, r10
    mov r10, rcx
    sbb r10, -1
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
; void secp224k1_fe_half(secp224k1_fe *r, const secp224k1_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp224k1_fe_half
align 32
secp224k1_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xfffffffeffffe56d
    and rcx, r8
    mov r8, rax
    mov r9d, 0xffffffff
    and r8, r9
    add rcx, qword [rsi]
    mov r9, qword [rsi + 8]
    adc r9, rax
    adc rax, qword [rsi + 16]
    adc r8, qword [rsi + 24]
    ; shift right by one bit
    shrd rcx, r9, 1
    mov qword [rdi], rcx
    shrd r9, rax, 1
    mov qword [rdi + 8], r9
    shrd rax, r8, 1
    mov qword [rdi + 16], rax
    shr r8, 1
    mov qword [rdi + 24], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_mul(secp224k1_fe *r, const secp224k1_fe *a, const secp224k1_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^224 = 2^32 + 6803 (mod p)
extern secp224k1_fe_mul_x64
GLOBAL secp224k1_fe_mul
align 32
secp224k1_fe_mul:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
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
    mov r11, qword [rsi + 24]
    imul r11, qword [rax + 24]
    mov rdx, qword [rax + 24]
    mulx r14, rbp, qword [rsi]
    xor r15d, r15d
    adcx r8, rbp
    mulx r15, rbp, qword [rsi + 8]
    adcx rbx, rbp
    adox rbx, r14
    mulx r14, rbp, qword [rsi + 16]
    adcx r12, rbp
    adox r12, r15
    adcx r13, r11
    adox r13, r14
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r11, rax, rbx
    xor esi, esi
    adcx r9, rax
    mulx rbp, rax, r12
    adcx rcx, rax
    adox rcx, r11
    mulx r11, rax, r13
    adcx r10, rax
    adox r10, rbp
    mov rax, 0x100000000
    adcx r8, rax
    adox r8, r11
    adcx rsi, rsi
    mov eax, 0
    adox rsi, rax
    add rcx, rbx
    adc r10, r12
    adc r8, r13
    adc rsi, 0
    ; last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r11, r8
    shrd r11, rsi, 32
    mov rsi, 0xffffffff00000000
    or r8, rsi
    mov rdx, 0x100001a93
    mulx rbx, r11, r11
    add r9, r11
    adc rcx, rbx
    adc r10, 0
    adc r8, 0
    ; subtract W^n - p unless the sum carried
    cmovc rdx, rax
    cmovc rsi, rax
    sub r9, rdx
    mov qword [rdi], r9
    sbb rcx, 0
    mov qword [rdi + 8], rcx
    sbb r10, 0
    mov qword [rdi + 16], r10
    sbb r8, rsi
    mov qword [rdi + 24], r8
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_sqr(secp224k1_fe *r, const secp224k1_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^224 = 2^32 + 6803 (mod p)
extern secp224k1_fe_sqr_x64
GLOBAL secp224k1_fe_sqr
align 32
secp224k1_fe_sqr:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
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
    mov rdx, qword [rsi + 24]
    mulx rbx, rcx, qword [rsi + 16]
    add r10, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rbx
    ; square: + a[i]^2 * W^(2i)
    mov rbx, rdx
    imul rbx, rbx
    xor ebp, ebp
    adcx r8, r8
    mov rdx, qword [rsi]
    mulx r13, r12, rdx
    adox r8, r13
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx r14, r13, rdx
    adox rax, r13
    adcx r9, r9
    adox r9, r14
    adcx r11, r11
    mov rdx, qword [rsi + 16]
    mulx r14, r13, rdx
    adox r11, r13
    adcx r10, r10
    adox r10, r14
    adcx rcx, rcx
    adox rcx, rbx
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbx, rsi, r11
    xor r13d, r13d
    adcx r12, rsi
    mulx rbp, rsi, r10
    adcx r8, rsi
    adox r8, rbx
    mulx rbx, rsi, rcx
    adcx rax, rsi
    adox rax, rbp
    mov rsi, 0x100000000
    adcx r9, rsi
    adox r9, rbx
    adcx r13, r13
    mov esi, 0
    adox r13, rsi
    add r8, r11
    adc rax, r10
    adc r9, rcx
    adc r13, 0
    ; last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r9
    shrd rcx, r13, 32
    mov r10, 0xffffffff00000000
    or r9, r10
    mov rdx, 0x100001a93
    mulx r11, rcx, rcx
    add r12, rcx
    adc r8, r11
    adc rax, 0
    adc r9, 0
    ; subtract W^n - p unless the sum carried
    cmovc rdx, rsi
    cmovc r10, rsi
    sub r12, rdx
    mov qword [rdi], r12
    sbb r8, 0
    mov qword [rdi + 8], r8
    sbb rax, 0
    mov qword [rdi + 16], rax
    sbb r9, r10
    mov qword [rdi + 24], r9
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_mul_small(secp224k1_fe *r, const secp224k1_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern secp224k1_fe_mul_small_x64
GLOBAL secp224k1_fe_mul_small
align 32
secp224k1_fe_mul_small:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_fe_mul_small_x64
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
    mov rsi, -1
    mulx rbp, rbx, rsi
    mov r12, 0xfffffffeffffe56d
    mulx r14, r13, r12
    add r14, rbx
    adc rbx, rbp
    mov r15d, 0xffffffff
    mulx r12, r10, r15
    adc r10, rbp
    adc r12, 0
    sub r8, r13
    sbb rax, r14
    sbb r9, rbx
    sbb rcx, r10
    sbb r11, r12
    ; subtract 2*p where that does not borrow
    mov r10, r8
    mov rbx, 0xfffffffdffffcada
    sub r10, rbx
    mov rbx, rax
    sbb rbx, -1
    mov rbp, r9
    sbb rbp, -1
    mov r12, rcx
    mov r13, 0x1ffffffff
    sbb r12, r13
    mov r13, r11
    sbb r13, 0
    cmovc r10, r8
    cmovc rbx, rax
    cmovc rbp, r9
    cmovc r12, rcx
    cmovc r13, r11
    ; subtract 1*p where that does not borrow
    mov rax, r10
    mov rcx, 0xfffffffeffffe56d
    sub rax, rcx
    mov rcx, rbx
    sbb rcx, -1
    mov r8, rbp
    sbb r8, -1
    mov r9, r12
    sbb r9, r15
    sbb r13, 0
    cmovc rax, r10
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, rbp
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
; int secp224k1_fe_from_bytes(secp224k1_fe *r, const uint8_t b[28])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp224k1_fe_from_bytes
align 32
secp224k1_fe_from_bytes:
    endbr64
    ENTER
    ; bytes to words
    mov eax, dword [rsi]
    bswap rax
    shr rax, 32
    mov rcx, qword [rsi + 20]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0xfffffffeffffe56d
    cmp rcx, r8
    mov r8, qword [rsi + 12]
    bswap r8
    mov r9, r8
    sbb r9, -1
    mov r9, qword [rsi + 4]
    bswap r9
    mov rsi, r9
    sbb rsi, -1
    mov rsi, rax
    mov r10d, 0xffffffff
    sbb rsi, r10
    sbb r10, r10
    and rcx, r10
    mov qword [rdi], rcx
    and r8, r10
    mov qword [rdi + 8], r8
    and r9, r10
    mov qword [rdi + 16], r9
    and rax, r10
    mov qword [rdi + 24], rax
    not r10
    mov rax, r10
    LEAVE

; ----------------------------------------------------------------------
; int secp224k1_fe_from_bytes_le(secp224k1_fe *r, const uint8_t b[28])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp224k1_fe_from_bytes_le
align 32
secp224k1_fe_from_bytes_le:
    endbr64
    ENTER
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xfffffffeffffe56d
    sub rax, rcx
    mov rax, qword [rsi + 8]
    sbb rax, -1
    mov rax, qword [rsi + 16]
    sbb rax, -1
    mov eax, dword [rsi + 24]
    mov ecx, 0xffffffff
    sbb rax, rcx
    sbb rax, rax
    mov rcx, qword [rsi]
    and rcx, rax
    mov r8, qword [rsi + 8]
    and r8, rax
    mov r9, qword [rsi + 16]
    and r9, rax
    mov r10d, dword [rsi + 24]
    and r10, rax
    mov qword [rdi], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi + 16], r9
    mov qword [rdi + 24], r10
    not rax
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_to_bytes(uint8_t b[28], const secp224k1_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL secp224k1_fe_to_bytes
align 32
secp224k1_fe_to_bytes:
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
    shl r9, 32
    bswap r9
    mov qword [rdi + 20], rax
    mov qword [rdi + 12], rcx
    mov qword [rdi + 4], r8
    mov dword [rdi], r9d
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_to_bytes_le(uint8_t b[28], const secp224k1_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL secp224k1_fe_to_bytes_le
align 32
secp224k1_fe_to_bytes_le:
    endbr64
    ENTER
    mov rax, qword [rsi]
    mov rcx, qword [rsi + 8]
    mov r8, qword [rsi + 16]
    mov r9, qword [rsi + 24]
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov dword [rdi + 24], r9d
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_select(secp224k1_fe *r, uint64_t mask, const secp224k1_fe *a, const secp224k1_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp224k1_fe_select
align 32
secp224k1_fe_select:
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
; void secp224k1_fe_cswap(uint64_t mask, secp224k1_fe *a, secp224k1_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL secp224k1_fe_cswap
align 32
secp224k1_fe_cswap:
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
; uint64_t secp224k1_fe_is_zero(const secp224k1_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL secp224k1_fe_is_zero
align 32
secp224k1_fe_is_zero:
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
; uint64_t secp224k1_fe_eq(const secp224k1_fe *a, const secp224k1_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL secp224k1_fe_eq
align 32
secp224k1_fe_eq:
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
    dd 28, 28, secp224k1_fe_add - $ - 8, secp224k1_fe_add.end - secp224k1_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_fe_add.end - secp224k1_fe_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 60, secp224k1_fe_sub - $ - 8, secp224k1_fe_sub.end - secp224k1_fe_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 84, secp224k1_fe_neg - $ - 8, secp224k1_fe_neg.end - secp224k1_fe_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 108, secp224k1_fe_dbl - $ - 8, secp224k1_fe_dbl.end - secp224k1_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_fe_dbl.end - secp224k1_fe_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 140, secp224k1_fe_half - $ - 8, secp224k1_fe_half.end - secp224k1_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 164, secp224k1_fe_mul - $ - 8, secp224k1_fe_mul.end - secp224k1_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp224k1_fe_mul.end - secp224k1_fe_mul - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 252, secp224k1_fe_sqr - $ - 8, secp224k1_fe_sqr.end - secp224k1_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp224k1_fe_sqr.end - secp224k1_fe_sqr - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 332, secp224k1_fe_mul_small - $ - 8, secp224k1_fe_mul_small.end - secp224k1_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp224k1_fe_mul_small.end - secp224k1_fe_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 420, secp224k1_fe_from_bytes - $ - 8, secp224k1_fe_from_bytes.end - secp224k1_fe_from_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 444, secp224k1_fe_from_bytes_le - $ - 8, secp224k1_fe_from_bytes_le.end - secp224k1_fe_from_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 468, secp224k1_fe_to_bytes - $ - 8, secp224k1_fe_to_bytes.end - secp224k1_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 492, secp224k1_fe_to_bytes_le - $ - 8, secp224k1_fe_to_bytes_le.end - secp224k1_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 516, secp224k1_fe_select - $ - 8, secp224k1_fe_select.end - secp224k1_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 540, secp224k1_fe_cswap - $ - 8, secp224k1_fe_cswap.end - secp224k1_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_fe_cswap.end - secp224k1_fe_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 572, secp224k1_fe_is_zero - $ - 8, secp224k1_fe_is_zero.end - secp224k1_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 596, secp224k1_fe_eq - $ - 8, secp224k1_fe_eq.end - secp224k1_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp224k1_fe_add + 0 wrt ..imagebase, secp224k1_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp224k1_fe_sub + 0 wrt ..imagebase, secp224k1_fe_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd secp224k1_fe_neg + 0 wrt ..imagebase, secp224k1_fe_neg.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd secp224k1_fe_dbl + 0 wrt ..imagebase, secp224k1_fe_dbl.end wrt ..imagebase, ..@unwind + 28 wrt ..imagebase
    dd secp224k1_fe_half + 0 wrt ..imagebase, secp224k1_fe_half.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp224k1_fe_mul + 0 wrt ..imagebase, secp224k1_fe_mul.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp224k1_fe_sqr + 0 wrt ..imagebase, secp224k1_fe_sqr.end wrt ..imagebase, ..@unwind + 68 wrt ..imagebase
    dd secp224k1_fe_mul_small + 0 wrt ..imagebase, secp224k1_fe_mul_small.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp224k1_fe_from_bytes + 0 wrt ..imagebase, secp224k1_fe_from_bytes.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd secp224k1_fe_from_bytes_le + 0 wrt ..imagebase, secp224k1_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 116 wrt ..imagebase
    dd secp224k1_fe_to_bytes + 0 wrt ..imagebase, secp224k1_fe_to_bytes.end wrt ..imagebase, ..@unwind + 124 wrt ..imagebase
    dd secp224k1_fe_to_bytes_le + 0 wrt ..imagebase, secp224k1_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 132 wrt ..imagebase
    dd secp224k1_fe_select + 0 wrt ..imagebase, secp224k1_fe_select.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd secp224k1_fe_cswap + 0 wrt ..imagebase, secp224k1_fe_cswap.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd secp224k1_fe_is_zero + 0 wrt ..imagebase, secp224k1_fe_is_zero.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
    dd secp224k1_fe_eq + 0 wrt ..imagebase, secp224k1_fe_eq.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_fe_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_half + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_fe_mul + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_fe_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_fe_mul_small + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_from_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_eq + 0
%endif
