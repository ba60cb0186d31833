; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp192k1
; From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n = 0xfffffffffffffffffffffffe26f2fc170f69466a74defd8d, 3 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^192 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
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

extern secp192k1_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void secp192k1_sc_add(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp192k1_sc_add
align 32
secp192k1_sc_add:
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
    mov r9, 0xf69466a74defd8d
    sub rdx, r9
    mov r9, rcx
    mov r10, 0xfffffffe26f2fc17
    sbb r9, r10
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
; void secp192k1_sc_sub(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp192k1_sc_sub
align 32
secp192k1_sc_sub:
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
    mov r9, 0xf69466a74defd8d
    and rdx, r9
    mov r9, rsi
    mov r10, 0xfffffffe26f2fc17
    and r9, r10
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, r9
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_neg(secp192k1_sc *r, const secp192k1_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp192k1_sc_neg
align 32
secp192k1_sc_neg:
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
    mov r10, 0xf69466a74defd8d
    and r9, r10
    mov r10, rsi
    mov r11, 0xfffffffe26f2fc17
    and r10, r11
    add rax, r9
    mov qword [rdi], rax
    adc rcx, r10
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_dbl(secp192k1_sc *r, const secp192k1_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp192k1_sc_dbl
align 32
secp192k1_sc_dbl:
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
    mov r10, 0xf69466a74defd8d
    sub r9, r10
    mov r10, rcx
    mov r11, 0xfffffffe26f2fc17
    sbb r10, r11
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
; void secp192k1_sc_half(secp192k1_sc *r, const secp192k1_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp192k1_sc_half
align 32
secp192k1_sc_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xf69466a74defd8d
    and rcx, r8
    mov r8, rax
    mov r9, 0xfffffffe26f2fc17
    and r8, r9
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc rax, qword [rsi + 16]
    mov r9d, 0
    adc r9, r9
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, rax, 1
    mov qword [rdi + 8], r8
    shrd rax, r9, 1
    mov qword [rdi + 16], rax
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_mul(secp192k1_sc *r, const secp192k1_sc *a, const secp192k1_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp192k1_sc_mul_x64
GLOBAL secp192k1_sc_mul
align 32
secp192k1_sc_mul:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, qword [rax]
    mulx r8, rcx, qword [rsi + 8]
    mulx r10, r9, qword [rsi]
    add rcx, r10
    mulx r11, r10, qword [rsi + 16]
    adc r10, r8
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mulx rbx, r8, qword [rsi]
    xor ebp, ebp
    adcx rcx, r8
    mulx r12, r8, qword [rsi + 8]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rsi + 16]
    adcx r11, r8
    adox r11, r12
    adcx rbp, rbp
    adox rbp, rbx
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx rbx, r8, qword [rsi]
    xor r12d, r12d
    adcx r10, r8
    mulx r13, r8, qword [rsi + 8]
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, qword [rsi + 16]
    adcx rbp, r8
    adox rbp, r13
    adcx r12, r12
    adox r12, rbx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x8203e3a8560472bb
    imul r9, rax
    mov rdx, r9
    mov r8, 0x1d90d03e8
    mulx rbx, rsi, r8
    mov r13, 0xf096b9958b210273
    mulx r14, r14, r13
    add rsi, r14
    adc rbx, 0
    sub rcx, rsi
    sbb r10, rbx
    sbb r9, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rcx, rax
    mov rdx, rcx
    mulx rbx, rsi, r8
    mulx r14, r14, r13
    add rsi, r14
    adc rbx, 0
    sub r10, rsi
    sbb r9, rbx
    sbb rcx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rax
    mov rdx, r10
    mulx r8, rax, r8
    mulx rsi, rsi, r13
    add rax, rsi
    adc r8, 0
    sub r9, rax
    sbb rcx, r8
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov rax, r11
    mov r8, 0xf69466a74defd8d
    sub rax, r8
    mov r8, rbp
    mov rsi, 0xfffffffe26f2fc17
    sbb r8, rsi
    mov rsi, r12
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r9
    adc rbp, rcx
    adc r12, r10
    add r9, rax
    adc rcx, r8
    adc r10, rsi
    cmovc r11, r9
    mov qword [rdi], r11
    cmovc rbp, rcx
    mov qword [rdi + 8], rbp
    cmovc r12, r10
    mov qword [rdi + 16], r12
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_sqr(secp192k1_sc *r, const secp192k1_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp192k1_sc_sqr_x64
GLOBAL secp192k1_sc_sqr
align 32
secp192k1_sc_sqr:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_sqr_x64
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
    add rax, r9
    adc rcx, 0
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx r10, r9, qword [rsi + 16]
    add rcx, r9
    mov r9d, 0
    adc r9, r9
    add r9, r10
    ; square: double the cross products
    xor r10d, r10d
    adcx r8, r8
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mulx rbx, r11, rdx
    adox r8, rbx
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx rbp, rbx, rdx
    adox rax, rbx
    adcx rcx, rcx
    adox rcx, rbp
    adcx r9, r9
    mov rdx, qword [rsi + 16]
    mulx rbp, rbx, rdx
    adox r9, rbx
    adcx r10, r10
    adox r10, rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, 0x8203e3a8560472bb
    imul r11, rsi
    mov rdx, r11
    mov rbx, 0x1d90d03e8
    mulx r12, rbp, rbx
    mov r13, 0xf096b9958b210273
    mulx r14, r14, r13
    add rbp, r14
    adc r12, 0
    sub r8, rbp
    sbb rax, r12
    sbb r11, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r8, rsi
    mov rdx, r8
    mulx r12, rbp, rbx
    mulx r14, r14, r13
    add rbp, r14
    adc r12, 0
    sub rax, rbp
    sbb r11, r12
    sbb r8, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul rax, rsi
    mov rdx, rax
    mulx rbx, rsi, rbx
    mulx rbp, rbp, r13
    add rsi, rbp
    adc rbx, 0
    sub r11, rsi
    sbb r8, rbx
    sbb rax, 0
    ; the high half less p, which is negative, modulo W^n
    mov rsi, rcx
    mov rbx, 0xf69466a74defd8d
    sub rsi, rbx
    mov rbx, r9
    mov rbp, 0xfffffffe26f2fc17
    sbb rbx, rbp
    mov rbp, r10
    sbb rbp, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rcx, r11
    adc r9, r8
    adc r10, rax
    add r11, rsi
    adc r8, rbx
    adc rax, rbp
    cmovc rcx, r11
    mov qword [rdi], rcx
    cmovc r9, r8
    mov qword [rdi + 8], r9
    cmovc r10, rax
    mov qword [rdi + 16], r10
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_mul_small(secp192k1_sc *r, const secp192k1_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern secp192k1_sc_mul_small_x64
GLOBAL secp192k1_sc_mul_small
align 32
secp192k1_sc_mul_small:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_mul_small_x64
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
    adc r10, 0
    ; T - q * p, below 4*p
    mov rdx, r10
    mov rcx, 0xfffffffe26f2fc17
    mulx r11, rsi, rcx
    mov rbx, 0xf69466a74defd8d
    mulx r12, rbp, rbx
    add rsi, r12
    mov r12, -1
    mulx r14, r13, r12
    adc r13, r11
    adc r14, 0
    sub r8, rbp
    sbb rax, rsi
    sbb r9, r13
    sbb r10, r14
    ; subtract 2*p where that does not borrow
    mov r11, r8
    mov rsi, 0x1ed28cd4e9bdfb1a
    sub r11, rsi
    mov rsi, rax
    mov rbp, 0xfffffffc4de5f82e
    sbb rsi, rbp
    mov rbp, r9
    sbb rbp, -1
    mov r13, r10
    sbb r13, 1
    cmovc r11, r8
    cmovc rsi, rax
    cmovc rbp, r9
    cmovc r13, r10
    ; subtract 1*p where that does not borrow
    mov rax, r11
    sub rax, rbx
    mov r8, rsi
    sbb r8, rcx
    mov rcx, rbp
    sbb rcx, -1
    sbb r13, 0
    cmovc rax, r11
    mov qword [rdi], rax
    cmovc r8, rsi
    mov qword [rdi + 8], r8
    cmovc rcx, rbp
    mov qword [rdi + 16], rcx
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_to_mont(secp192k1_sc *r, const secp192k1_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern secp192k1_sc_to_mont_x64
GLOBAL secp192k1_sc_to_mont
align 32
secp192k1_sc_to_mont:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; product, row 0: a * b[0]
    mov rdx, 0x461c1989250f0702
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    adc r10, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf0f4f172195e97e2
    mulx r11, rcx, qword [rsi]
    xor ebx, ebx
    adcx rax, rcx
    mulx rbp, rcx, qword [rsi + 8]
    adcx r9, rcx
    adox r9, r11
    mulx r11, rcx, qword [rsi + 16]
    adcx r10, rcx
    adox r10, rbp
    adcx rbx, rbx
    adox rbx, r11
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6a21191c2ec4b2b1
    mulx r11, rcx, qword [rsi]
    xor ebp, ebp
    adcx r9, rcx
    mulx r12, rcx, qword [rsi + 8]
    adcx r10, rcx
    adox r10, r11
    mulx r11, rcx, qword [rsi + 16]
    adcx rbx, rcx
    adox rbx, r12
    adcx rbp, rbp
    adox rbp, r11
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, 0x8203e3a8560472bb
    imul r8, rcx
    mov rdx, r8
    mov r11, 0x1d90d03e8
    mulx r12, rsi, r11
    mov r13, 0xf096b9958b210273
    mulx r14, r14, r13
    add rsi, r14
    adc r12, 0
    sub rax, rsi
    sbb r9, r12
    sbb r8, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov rdx, rax
    mulx r12, rsi, r11
    mulx r14, r14, r13
    add rsi, r14
    adc r12, 0
    sub r9, rsi
    sbb r8, r12
    sbb rax, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx r11, rcx, r11
    mulx rsi, rsi, r13
    add rcx, rsi
    adc r11, 0
    sub r8, rcx
    sbb rax, r11
    sbb r9, 0
    ; the high half less p, which is negative, modulo W^n
    mov rcx, r10
    mov r11, 0xf69466a74defd8d
    sub rcx, r11
    mov r11, rbx
    mov rsi, 0xfffffffe26f2fc17
    sbb r11, rsi
    mov rsi, rbp
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, r8
    adc rbx, rax
    adc rbp, r9
    add r8, rcx
    adc rax, r11
    adc r9, rsi
    cmovc r10, r8
    mov qword [rdi], r10
    cmovc rbx, rax
    mov qword [rdi + 8], rbx
    cmovc rbp, r9
    mov qword [rdi + 16], rbp
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_from_mont(secp192k1_sc *r, const secp192k1_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp192k1_sc_from_mont_x64
GLOBAL secp192k1_sc_from_mont
align 32
secp192k1_sc_from_mont:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x8203e3a8560472bb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x1d90d03e8
    mulx r10, r9, r8
    mov r11, 0xf096b9958b210273
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rdx, rbx
    mulx rsi, r10, r8
    mulx rbp, rbp, r11
    add r10, rbp
    adc rsi, 0
    sub r9, r10
    sbb rax, rsi
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx r8, rcx, r8
    mulx r10, r10, r11
    add rcx, r10
    adc r8, 0
    sub rax, rcx
    mov qword [rdi], rax
    sbb rbx, r8
    mov qword [rdi + 8], rbx
    sbb r9, 0
    mov qword [rdi + 16], r9
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp192k1_sc_from_bytes(secp192k1_sc *r, const uint8_t b[24])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp192k1_sc_from_bytes_x64
GLOBAL secp192k1_sc_from_bytes
align 32
secp192k1_sc_from_bytes:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; bytes to words
    mov rax, qword [rsi + 16]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xf69466a74defd8d
    cmp rax, rcx
    mov r8, qword [rsi + 8]
    bswap r8
    mov r9, r8
    mov r10, 0xfffffffe26f2fc17
    sbb r9, r10
    mov r9, qword [rsi]
    bswap r9
    mov rsi, r9
    sbb rsi, -1
    sbb rsi, rsi
    and r8, rsi
    and rax, rsi
    and r9, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x461c1989250f0702
    mulx rbx, r11, r8
    mulx r12, rbp, rax
    add r11, r12
    mulx r13, r12, r9
    adc r12, rbx
    adc r13, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf0f4f172195e97e2
    mulx r14, rbx, rax
    xor r15d, r15d
    adcx r11, rbx
    mulx r10, rbx, r8
    adcx r12, rbx
    adox r12, r14
    mulx r14, rbx, r9
    adcx r13, rbx
    adox r13, r10
    adcx r15, r15
    adox r15, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6a21191c2ec4b2b1
    mulx r10, rax, rax
    xor ebx, ebx
    adcx r12, rax
    mulx r8, rax, r8
    adcx r13, rax
    adox r13, r10
    mulx r9, rax, r9
    adcx r15, rax
    adox r15, r8
    adcx rbx, rbx
    adox rbx, r9
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x8203e3a8560472bb
    imul rbp, rax
    mov rdx, rbp
    mov r8, 0x1d90d03e8
    mulx r10, r9, r8
    mov r14, 0xf096b9958b210273
    mulx rbp, rbp, r14
    add r9, rbp
    adc r10, 0
    sub r11, r9
    sbb r12, r10
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r11, rax
    mov r9, rdx
    mov rdx, r11
    mulx rbp, r10, r8
    mulx r11, r11, r14
    add r10, r11
    adc rbp, 0
    sub r12, r10
    sbb r9, rbp
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r12, rax
    mov rax, rdx
    mov rdx, r12
    mulx r10, r8, r8
    mulx r11, r11, r14
    add r8, r11
    adc r10, 0
    sub r9, r8
    sbb rax, r10
    sbb r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, r13
    sub r8, rcx
    mov rcx, r15
    mov r10, 0xfffffffe26f2fc17
    sbb rcx, r10
    mov r10, rbx
    sbb r10, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r9
    adc r15, rax
    adc rbx, r12
    add r9, r8
    adc rax, rcx
    adc r12, r10
    cmovc r13, r9
    mov qword [rdi], r13
    cmovc r15, rax
    mov qword [rdi + 8], r15
    cmovc rbx, r12
    mov qword [rdi + 16], rbx
    not rsi
    mov rax, rsi
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp192k1_sc_from_bytes_le(secp192k1_sc *r, const uint8_t b[24])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp192k1_sc_from_bytes_le_x64
GLOBAL secp192k1_sc_from_bytes_le
align 32
secp192k1_sc_from_bytes_le:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xf69466a74defd8d
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0xfffffffe26f2fc17
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, -1
    sbb rax, rax
    mov r9, qword [rsi + 8]
    and r9, rax
    mov r10, qword [rsi]
    and r10, rax
    mov r11, qword [rsi + 16]
    and r11, rax
    ; product, row 0: a * b[0]
    mov rdx, 0x461c1989250f0702
    mulx rbx, rsi, r9
    mulx r12, rbp, r10
    add rsi, r12
    mulx r13, r12, r11
    adc r12, rbx
    adc r13, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf0f4f172195e97e2
    mulx r14, rbx, r10
    xor r15d, r15d
    adcx rsi, rbx
    mulx r8, rbx, r9
    adcx r12, rbx
    adox r12, r14
    mulx r14, rbx, r11
    adcx r13, rbx
    adox r13, r8
    adcx r15, r15
    adox r15, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x6a21191c2ec4b2b1
    mulx r10, r8, r10
    xor ebx, ebx
    adcx r12, r8
    mulx r9, r8, r9
    adcx r13, r8
    adox r13, r10
    mulx r10, r8, r11
    adcx r15, r8
    adox r15, r9
    adcx rbx, rbx
    adox rbx, r10
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, 0x8203e3a8560472bb
    imul rbp, r8
    mov rdx, rbp
    mov r9, 0x1d90d03e8
    mulx r11, r10, r9
    mov r14, 0xf096b9958b210273
    mulx rbp, rbp, r14
    add r10, rbp
    adc r11, 0
    sub rsi, r10
    sbb r12, r11
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rsi, r8
    mov r10, rdx
    mov rdx, rsi
    mulx rbp, r11, r9
    mulx rsi, rsi, r14
    add r11, rsi
    adc rbp, 0
    sub r12, r11
    sbb r10, rbp
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r12, r8
    mov r8, rdx
    mov rdx, r12
    mulx r11, r9, r9
    mulx rsi, rsi, r14
    add r9, rsi
    adc r11, 0
    sub r10, r9
    sbb r8, r11
    sbb r12, 0
    ; the high half less p, which is negative, modulo W^n
    mov r9, r13
    sub r9, rcx
    mov rcx, r15
    mov r11, 0xfffffffe26f2fc17
    sbb rcx, r11
    mov r11, rbx
    sbb r11, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r10
    adc r15, r8
    adc rbx, r12
    add r10, r9
    adc r8, rcx
    adc r12, r11
    cmovc r13, r10
    mov qword [rdi], r13
    cmovc r15, r8
    mov qword [rdi + 8], r15
    cmovc rbx, r12
    mov qword [rdi + 16], rbx
    not rax
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_to_bytes(uint8_t b[24], const secp192k1_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern secp192k1_sc_to_bytes_x64
GLOBAL secp192k1_sc_to_bytes
align 32
secp192k1_sc_to_bytes:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x8203e3a8560472bb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x1d90d03e8
    mulx r10, r9, r8
    mov r11, 0xf096b9958b210273
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rdx, rbx
    mulx rsi, r10, r8
    mulx rbp, rbp, r11
    add r10, rbp
    adc rsi, 0
    sub r9, r10
    sbb rax, rsi
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx r8, rcx, r8
    mulx r10, r10, r11
    add rcx, r10
    adc r8, 0
    sub rax, rcx
    sbb rbx, r8
    sbb r9, 0
    ; words to bytes
    bswap rax
    bswap rbx
    bswap r9
    mov qword [rdi + 16], rax
    mov qword [rdi + 8], rbx
    mov qword [rdi], r9
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_to_bytes_le(uint8_t b[24], const secp192k1_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern secp192k1_sc_to_bytes_le_x64
GLOBAL secp192k1_sc_to_bytes_le
align 32
secp192k1_sc_to_bytes_le:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x8203e3a8560472bb
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x1d90d03e8
    mulx r10, r9, r8
    mov r11, 0xf096b9958b210273
    mulx rbx, rbx, r11
    add r9, rbx
    adc r10, 0
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, r10
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov rdx, rbx
    mulx rsi, r10, r8
    mulx rbp, rbp, r11
    add r10, rbp
    adc rsi, 0
    sub r9, r10
    sbb rax, rsi
    sbb rbx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rdx, r9
    mulx r8, rcx, r8
    mulx r10, r10, r11
    add rcx, r10
    adc r8, 0
    sub rax, rcx
    sbb rbx, r8
    sbb r9, 0
    mov qword [rdi], rax
    mov qword [rdi + 8], rbx
    mov qword [rdi + 16], r9
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_sc_select(secp192k1_sc *r, uint64_t mask, const secp192k1_sc *a, const secp192k1_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp192k1_sc_select
align 32
secp192k1_sc_select:
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
; void secp192k1_sc_cswap(uint64_t mask, secp192k1_sc *a, secp192k1_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL secp192k1_sc_cswap
align 32
secp192k1_sc_cswap:
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
; uint64_t secp192k1_sc_is_zero(const secp192k1_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL secp192k1_sc_is_zero
align 32
secp192k1_sc_is_zero:
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
; uint64_t secp192k1_sc_eq(const secp192k1_sc *a, const secp192k1_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL secp192k1_sc_eq
align 32
secp192k1_sc_eq:
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
    dd 20, 28, secp192k1_sc_add - $ - 8, secp192k1_sc_add.end - secp192k1_sc_add
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 52, secp192k1_sc_sub - $ - 8, secp192k1_sc_sub.end - secp192k1_sc_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 76, secp192k1_sc_neg - $ - 8, secp192k1_sc_neg.end - secp192k1_sc_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 100, secp192k1_sc_dbl - $ - 8, secp192k1_sc_dbl.end - secp192k1_sc_dbl
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 124, secp192k1_sc_half - $ - 8, secp192k1_sc_half.end - secp192k1_sc_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 148, secp192k1_sc_mul - $ - 8, secp192k1_sc_mul.end - secp192k1_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp192k1_sc_mul.end - secp192k1_sc_mul - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 228, secp192k1_sc_sqr - $ - 8, secp192k1_sc_sqr.end - secp192k1_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp192k1_sc_sqr.end - secp192k1_sc_sqr - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 308, secp192k1_sc_mul_small - $ - 8, secp192k1_sc_mul_small.end - secp192k1_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp192k1_sc_mul_small.end - secp192k1_sc_mul_small - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 388, secp192k1_sc_to_mont - $ - 8, secp192k1_sc_to_mont.end - secp192k1_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp192k1_sc_to_mont.end - secp192k1_sc_to_mont - 32
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 468, secp192k1_sc_from_mont - $ - 8, secp192k1_sc_from_mont.end - secp192k1_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp192k1_sc_from_mont.end - secp192k1_sc_from_mont - 21
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 516, secp192k1_sc_from_bytes - $ - 8, secp192k1_sc_from_bytes.end - secp192k1_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp192k1_sc_from_bytes.end - secp192k1_sc_from_bytes - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 604, secp192k1_sc_from_bytes_le - $ - 8, secp192k1_sc_from_bytes_le.end - secp192k1_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp192k1_sc_from_bytes_le.end - secp192k1_sc_from_bytes_le - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 44, 692, secp192k1_sc_to_bytes - $ - 8, secp192k1_sc_to_bytes.end - secp192k1_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp192k1_sc_to_bytes.end - secp192k1_sc_to_bytes - 21
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 740, secp192k1_sc_to_bytes_le - $ - 8, secp192k1_sc_to_bytes_le.end - secp192k1_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd secp192k1_sc_to_bytes_le.end - secp192k1_sc_to_bytes_le - 21
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 788, secp192k1_sc_select - $ - 8, secp192k1_sc_select.end - secp192k1_sc_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 812, secp192k1_sc_cswap - $ - 8, secp192k1_sc_cswap.end - secp192k1_sc_cswap
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 836, secp192k1_sc_is_zero - $ - 8, secp192k1_sc_is_zero.end - secp192k1_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 860, secp192k1_sc_eq - $ - 8, secp192k1_sc_eq.end - secp192k1_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp192k1_sc_add + 0 wrt ..imagebase, secp192k1_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp192k1_sc_sub + 0 wrt ..imagebase, secp192k1_sc_sub.end wrt ..imagebase, ..@unwind + 8 wrt ..imagebase
    dd secp192k1_sc_neg + 0 wrt ..imagebase, secp192k1_sc_neg.end wrt ..imagebase, ..@unwind + 16 wrt ..imagebase
    dd secp192k1_sc_dbl + 0 wrt ..imagebase, secp192k1_sc_dbl.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp192k1_sc_half + 0 wrt ..imagebase, secp192k1_sc_half.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
    dd secp192k1_sc_mul + 0 wrt ..imagebase, secp192k1_sc_mul.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp192k1_sc_sqr + 0 wrt ..imagebase, secp192k1_sc_sqr.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd secp192k1_sc_mul_small + 0 wrt ..imagebase, secp192k1_sc_mul_small.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd secp192k1_sc_to_mont + 0 wrt ..imagebase, secp192k1_sc_to_mont.end wrt ..imagebase, ..@unwind + 100 wrt ..imagebase
    dd secp192k1_sc_from_mont + 0 wrt ..imagebase, secp192k1_sc_from_mont.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd secp192k1_sc_from_bytes + 0 wrt ..imagebase, secp192k1_sc_from_bytes.end wrt ..imagebase, ..@unwind + 132 wrt ..imagebase
    dd secp192k1_sc_from_bytes_le + 0 wrt ..imagebase, secp192k1_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 152 wrt ..imagebase
    dd secp192k1_sc_to_bytes + 0 wrt ..imagebase, secp192k1_sc_to_bytes.end wrt ..imagebase, ..@unwind + 172 wrt ..imagebase
    dd secp192k1_sc_to_bytes_le + 0 wrt ..imagebase, secp192k1_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 184 wrt ..imagebase
    dd secp192k1_sc_select + 0 wrt ..imagebase, secp192k1_sc_select.end wrt ..imagebase, ..@unwind + 196 wrt ..imagebase
    dd secp192k1_sc_cswap + 0 wrt ..imagebase, secp192k1_sc_cswap.end wrt ..imagebase, ..@unwind + 204 wrt ..imagebase
    dd secp192k1_sc_is_zero + 0 wrt ..imagebase, secp192k1_sc_is_zero.end wrt ..imagebase, ..@unwind + 212 wrt ..imagebase
    dd secp192k1_sc_eq + 0 wrt ..imagebase, secp192k1_sc_eq.end wrt ..imagebase, ..@unwind + 220 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_neg + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_half + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_sc_mul + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_sc_sqr + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_sc_mul_small + 0
    db 0x01, 0x27, 0x07, 0x00, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_sc_to_mont + 0
    db 0x01, 0x21, 0x04, 0x00, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_sc_from_mont + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_sc_from_bytes + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_sc_from_bytes_le + 0
    db 0x01, 0x21, 0x04, 0x00, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_sc_to_bytes + 0
    db 0x01, 0x21, 0x04, 0x00, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_sc_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_select + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_sc_eq + 0
%endif
