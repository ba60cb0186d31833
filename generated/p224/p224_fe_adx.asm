; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p224
; From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p = 0xffffffffffffffffffffffffffffffff000000000000000000000001, 4 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Solinas: 2^224 = 2^96 - 1 (mod p).
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
; void p224_fe_add(p224_fe *r, const p224_fe *a, const p224_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p224_fe_add
align 32
p224_fe_add:
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
    sub rsi, 1
    mov rdx, rcx
    mov r10, 0xffffffff00000000
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
; void p224_fe_sub(p224_fe *r, const p224_fe *a, const p224_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p224_fe_sub
align 32
p224_fe_sub:
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
    and rdx, 1
    mov r10, rsi
    mov r11, 0xffffffff00000000
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
; void p224_fe_neg(p224_fe *r, const p224_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p224_fe_neg
align 32
p224_fe_neg:
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
    and r10, 1
    mov r11, rsi
    mov rdx, 0xffffffff00000000
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
; void p224_fe_dbl(p224_fe *r, const p224_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p224_fe_dbl
align 32
p224_fe_dbl:
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
    sub rsi, 1
    mov r10, rcx
    mov r11, 0xffffffff00000000
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
; void p224_fe_half(p224_fe *r, const p224_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p224_fe_half
align 32
p224_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    and rcx, 1
    mov r8, rax
    mov r9, 0xffffffff00000000
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
; void p224_fe_mul(p224_fe *r, const p224_fe *a, const p224_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Solinas: 2^224 = 2^96 - 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p224_fe_mul_x64
GLOBAL p224_fe_mul
align 64
p224_fe_mul:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    mov rax, rdx
    mov rdx, qword [rax]
    mov rcx, qword [rsi]
    ; product, row 0: a * b[0]
    mulx r8, r9, rcx
    test rsp, rsp
    xor r10d, r10d
    xor r11d, r11d
    mulx r10, rbx, qword [rsi + 8]
    mulx rbp, r12, qword [rsi + 16]
    adox r8, rbx
    mov rdx, rcx
    ; product, row 1: + a * b[1] * W^1
    mulx rbx, r13, qword [rax + 8]
    mov rdx, qword [rax + 8]
    mulx r14, r15, qword [rsi + 16]
    mov qword [rsp], r9
    mov qword [rsp + 8], rdi
    mulx r9, rdi, qword [rsi + 8]
    adox r12, r10
    mov rdx, qword [rax]
    mulx r10, rcx, qword [rsi + 24]
    adcx r8, r13
    mov rdx, qword [rax + 16]
    mov qword [rsp + 16], r8
    ; product, row 2: + a * b[2] * W^2
    mulx r13, r8, qword [rsi + 8]
    adox rcx, rbp
    adox r10, r11
    adcx rdi, r12
    mov rdx, qword [rsi + 24]
    mulx rbp, r12, qword [rax + 8]
    adc rcx, r15
    adcx r12, r10
    adc r11, r11
    xor r10d, r10d
    xor r15d, r15d
    adox rbx, rdi
    adox rcx, r9
    mov rdx, qword [rax + 16]
    mov r9, qword [rsi]
    mulx r10, rdi, r9
    adox r14, r12
    mulx r12, r9, qword [rsi + 16]
    adox r11, rbp
    add rbx, rdi
    mulx rdi, rbp, qword [rsi + 24]
    adc rcx, r8
    adc r9, r14
    adc r11, rbp
    adc r15, r15
    xor r8d, r8d
    mov rbp, qword [rsi + 24]
    ; product, row 3: + a * b[3] * W^3
    imul rbp, qword [rax + 24]
    xor r14d, r14d
    xor r8d, r8d
    adcx r10, rcx
    mov rdx, qword [rax + 24]
    mulx rcx, r14, qword [rsi + 8]
    adcx r9, r13
    adcx r11, r12
    mulx r12, r13, qword [rsi]
    adcx r15, rdi
    mulx rdi, r8, qword [rsi + 16]
    xor eax, eax
    adox r13, r10
    adox r9, r14
    adox r8, r11
    adox rbp, r15
    add r12, r9
    adc rcx, r8
    adc rbp, rdi
    xor r8d, r8d
    mov rax, rcx
    ; fold: the part above 2^320, times 2^320 mod p, onto the part below
    shrd rax, rbp, 32
    mov r9, rbp
    shr r9, 32
    add r13, rcx
    adcx r12, rbp
    adc r8, r8
    shl rcx, 32
    mov r10, qword [rsp + 16]
    sub r10, rcx
    sbb rbx, rax
    sbb r13, r9
    sbb r12, 0
    sbb r8, 0
    mov rax, r13
    mov rcx, 0xffffffff00000000
    ; last fold, at 2^224; the sum is below 2*p
    and rax, rcx
    mov r9, r13
    shrd r9, r12, 32
    mov r11, r12
    shrd r11, r8, 32
    mov esi, 0xffffffff
    and r13, rsi
    neg r9
    sbb rax, r11
    sbb r12, 0
    sbb r8, 0
    xor r11d, r11d
    adcx r9, qword [rsp]
    adcx rax, r10
    adcx r12, rbx
    adcx r13, r8
    mov r8, r9
    ; subtract the modulus; keep the difference unless it borrows
    sub r8, 1
    mov r10, rax
    sbb r10, rcx
    mov rcx, r12
    sbb rcx, -1
    mov r11, r13
    sbb r11, rsi
    cmovc r11, r13
    cmovnc r12, rcx
    mov rcx, qword [rsp + 8]
    mov qword [rcx + 24], r11
    cmovnc r9, r8
    cmovc r10, rax
    xor eax, eax
    xor eax, eax
    mov qword [rcx + 16], r12
    mov qword [rcx + 8], r10
    xor eax, eax
    mov qword [rcx], r9
    xor eax, eax
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_fe_sqr(p224_fe *r, const p224_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Solinas: 2^224 = 2^96 - 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p224_fe_sqr_x64
GLOBAL p224_fe_sqr
align 64
p224_fe_sqr:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    mov rdx, qword [rsi]
    mov rax, qword [rsi + 8]
    ; square, products of a[0] with the words above it
    mulx rcx, r8, rax
    xor r9d, r9d
    mulx r10, r11, qword [rsi + 16]
    mov rbx, qword [rsi + 24]
    mulx rbp, r12, rbx
    adox rcx, r11
    adox r12, r10
    adox rbp, r9
    xor r10d, r10d
    mov rdx, rbx
    ; square, products of a[1] with the words above it
    mulx r9, r11, rax
    mov rdx, qword [rsi + 16]
    mulx r13, r14, rax
    add r14, r12
    adc r11, rbp
    adc r10, r10
    ; square, products of a[2] with the words above it
    mulx rbp, r12, rbx
    add r11, r13
    adcx r10, r9
    xor r9d, r9d
    ; square: + a[i]^2 * W^(2i)
    imul rbx, rbx
    xor r13d, r13d
    adox r10, r12
    adox r13, r13
    add r13, rbp
    xor r9d, r9d
    adcx r8, r8
    adcx rcx, rcx
    mov rdx, qword [rsi]
    mulx rbp, r12, rdx
    adox rbp, r8
    adcx r14, r14
    mov rdx, rax
    mulx rax, r8, rdx
    adcx r11, r11
    adox rcx, r8
    adox r14, rax
    mov rdx, qword [rsi + 16]
    mulx rax, r8, rdx
    adox r8, r11
    adcx r10, r10
    adox rax, r10
    adcx r13, r13
    adox r13, rbx
    mov r10, rax
    ; fold: the part above 2^320, times 2^320 mod p, onto the part below
    shrd r10, r13, 32
    mov r11, r13
    shr r11, 32
    add r14, rax
    adc r8, r13
    adcx r9, r9
    shl rax, 32
    sub rbp, rax
    sbb rcx, r10
    sbb r14, r11
    sbb r8, 0
    sbb r9, 0
    mov rax, r14
    mov r10, 0xffffffff00000000
    ; last fold, at 2^224; the sum is below 2*p
    and rax, r10
    mov r11, r14
    mov esi, 0xffffffff
    and r11, rsi
    mov rbx, r8
    shrd rbx, r9, 32
    shrd r14, r8, 32
    xor r13d, r13d
    neg r14
    sbb rax, rbx
    sbb r8, 0
    sbb r9, 0
    xor ebx, ebx
    xor ebx, ebx
    adox r14, r12
    adox rbp, rax
    adox rcx, r8
    adox r11, r9
    xor eax, eax
    mov rax, r14
    ; subtract the modulus; keep the difference unless it borrows
    sub rax, 1
    mov r8, rbp
    sbb r8, r10
    mov r9, rcx
    sbb r9, -1
    mov r10, r11
    sbb r10, rsi
    cmovnc r14, rax
    cmovc r9, rcx
    cmovnc rbp, r8
    mov qword [rdi], r14
    mov qword [rdi + 16], r9
    cmovnc r11, r10
    xor eax, eax
    mov qword [rdi + 8], rbp
    mov qword [rdi + 24], r11
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p224_fe_mul_small(p224_fe *r, const p224_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern p224_fe_mul_small_x64
GLOBAL p224_fe_mul_small
align 32
p224_fe_mul_small:
    endbr64
    cmp dword [p224_cpu_plain], 0
    jne p224_fe_mul_small_x64
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
    mov r12, 0xffffffff00000000
    mulx r14, r13, r12
    add rbx, r14
    mov r14d, 0xffffffff
    mulx r10, r15, r14
    adc r15, rbp
    adc r10, 0
    sub r8, rdx
    sbb rax, r13
    sbb r9, rbx
    sbb rcx, r15
    sbb r11, r10
    ; subtract 2*p where that does not borrow
    mov r10, r8
    sub r10, 2
    mov rbx, rax
    mov rbp, 0xfffffffe00000000
    sbb rbx, rbp
    mov rbp, r9
    sbb rbp, -1
    mov r13, rcx
    mov r15, 0x1ffffffff
    sbb r13, r15
    mov r15, r11
    sbb r15, 0
    cmovc r10, r8
    cmovc rbx, rax
    cmovc rbp, r9
    cmovc r13, rcx
    cmovc r15, r11
    ; subtract 1*p where that does not borrow
    mov rax, r10
    sub rax, 1
    mov rcx, rbx
    sbb rcx, r12
    mov r8, rbp
    sbb r8, -1
    mov r9, r13
    sbb r9, r14
    sbb r15, 0
    cmovc rax, r10
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, rbp
    mov qword [rdi + 16], r8
    cmovc r9, r13
    mov qword [rdi + 24], r9
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p224_fe_from_bytes(p224_fe *r, const uint8_t b[28])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p224_fe_from_bytes
align 32
p224_fe_from_bytes:
    endbr64
    ENTER
    ; bytes to words
    mov eax, dword [rsi]
    bswap rax
    shr rax, 32
    mov rcx, qword [rsi + 20]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    cmp rcx, 1
    mov r8, qword [rsi + 12]
    bswap r8
    mov r9, r8
    mov r10, 0xffffffff00000000
    sbb r9, r10
    mov r9, qword [rsi + 4]
    bswap r9
    mov r10, r9
    sbb r10, -1
    mov r10, rax
    mov esi, 0xffffffff
    sbb r10, rsi
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
; int p224_fe_from_bytes_le(p224_fe *r, const uint8_t b[28])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p224_fe_from_bytes_le
align 32
p224_fe_from_bytes_le:
    endbr64
    ENTER
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    sub rax, 1
    mov rax, qword [rsi + 8]
    mov rcx, 0xffffffff00000000
    sbb rax, rcx
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
; void p224_fe_to_bytes(uint8_t b[28], const p224_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL p224_fe_to_bytes
align 32
p224_fe_to_bytes:
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
; void p224_fe_to_bytes_le(uint8_t b[28], const p224_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL p224_fe_to_bytes_le
align 32
p224_fe_to_bytes_le:
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
; void p224_fe_select(p224_fe *r, uint64_t mask, const p224_fe *a, const p224_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p224_fe_select
align 32
p224_fe_select:
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
; void p224_fe_cswap(uint64_t mask, p224_fe *a, p224_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL p224_fe_cswap
align 32
p224_fe_cswap:
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
; uint64_t p224_fe_is_zero(const p224_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL p224_fe_is_zero
align 32
p224_fe_is_zero:
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
; uint64_t p224_fe_eq(const p224_fe *a, const p224_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL p224_fe_eq
align 32
p224_fe_eq:
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
    dd 28, 28, p224_fe_add - $ - 8, p224_fe_add.end - p224_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_fe_add.end - p224_fe_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 60, p224_fe_sub - $ - 8, p224_fe_sub.end - p224_fe_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_fe_sub.end - p224_fe_sub - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 92, p224_fe_neg - $ - 8, p224_fe_neg.end - p224_fe_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_fe_neg.end - p224_fe_neg - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 28, 124, p224_fe_dbl - $ - 8, p224_fe_dbl.end - p224_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_fe_dbl.end - p224_fe_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 156, p224_fe_half - $ - 8, p224_fe_half.end - p224_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 180, p224_fe_mul - $ - 8, p224_fe_mul.end - p224_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p224_fe_mul.end - p224_fe_mul - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 276, p224_fe_sqr - $ - 8, p224_fe_sqr.end - p224_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p224_fe_sqr.end - p224_fe_sqr - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 356, p224_fe_mul_small - $ - 8, p224_fe_mul_small.end - p224_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p224_fe_mul_small.end - p224_fe_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 444, p224_fe_from_bytes - $ - 8, p224_fe_from_bytes.end - p224_fe_from_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 468, p224_fe_from_bytes_le - $ - 8, p224_fe_from_bytes_le.end - p224_fe_from_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 492, p224_fe_to_bytes - $ - 8, p224_fe_to_bytes.end - p224_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 516, p224_fe_to_bytes_le - $ - 8, p224_fe_to_bytes_le.end - p224_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 540, p224_fe_select - $ - 8, p224_fe_select.end - p224_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 564, p224_fe_cswap - $ - 8, p224_fe_cswap.end - p224_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd p224_fe_cswap.end - p224_fe_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 596, p224_fe_is_zero - $ - 8, p224_fe_is_zero.end - p224_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 620, p224_fe_eq - $ - 8, p224_fe_eq.end - p224_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p224_fe_add + 0 wrt ..imagebase, p224_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p224_fe_sub + 0 wrt ..imagebase, p224_fe_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd p224_fe_neg + 0 wrt ..imagebase, p224_fe_neg.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p224_fe_dbl + 0 wrt ..imagebase, p224_fe_dbl.end wrt ..imagebase, ..@unwind + 36 wrt ..imagebase
    dd p224_fe_half + 0 wrt ..imagebase, p224_fe_half.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p224_fe_mul + 0 wrt ..imagebase, p224_fe_mul.end wrt ..imagebase, ..@unwind + 56 wrt ..imagebase
    dd p224_fe_sqr + 0 wrt ..imagebase, p224_fe_sqr.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd p224_fe_mul_small + 0 wrt ..imagebase, p224_fe_mul_small.end wrt ..imagebase, ..@unwind + 100 wrt ..imagebase
    dd p224_fe_from_bytes + 0 wrt ..imagebase, p224_fe_from_bytes.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd p224_fe_from_bytes_le + 0 wrt ..imagebase, p224_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd p224_fe_to_bytes + 0 wrt ..imagebase, p224_fe_to_bytes.end wrt ..imagebase, ..@unwind + 136 wrt ..imagebase
    dd p224_fe_to_bytes_le + 0 wrt ..imagebase, p224_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 144 wrt ..imagebase
    dd p224_fe_select + 0 wrt ..imagebase, p224_fe_select.end wrt ..imagebase, ..@unwind + 152 wrt ..imagebase
    dd p224_fe_cswap + 0 wrt ..imagebase, p224_fe_cswap.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
    dd p224_fe_is_zero + 0 wrt ..imagebase, p224_fe_is_zero.end wrt ..imagebase, ..@unwind + 172 wrt ..imagebase
    dd p224_fe_eq + 0 wrt ..imagebase, p224_fe_eq.end wrt ..imagebase, ..@unwind + 180 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_fe_add + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_fe_sub + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_fe_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_half + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_fe_mul + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p224_fe_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p224_fe_mul_small + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_from_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p224_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p224_fe_eq + 0
%endif
