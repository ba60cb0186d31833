; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp256k1
; From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
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
; void secp256k1_sc_add(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp256k1_sc_add
align 32
secp256k1_sc_add:
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
    mov r10, 0xbfd25e8cd0364141
    sub rdx, r10
    mov r10, rcx
    mov r11, 0xbaaedce6af48a03b
    sbb r10, r11
    mov r11, r8
    sbb r11, -2
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
; void secp256k1_sc_sub(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp256k1_sc_sub
align 32
secp256k1_sc_sub:
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
    mov r10, 0xbfd25e8cd0364141
    and rdx, r10
    mov r10, rsi
    mov r11, 0xbaaedce6af48a03b
    and r10, r11
    mov r11, rsi
    and r11, -2
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, r10
    mov qword [rdi + 8], rcx
    adc r8, r11
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_neg(secp256k1_sc *r, const secp256k1_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp256k1_sc_neg
align 32
secp256k1_sc_neg:
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
    mov r11, 0xbfd25e8cd0364141
    and r10, r11
    mov r11, rsi
    mov rdx, 0xbaaedce6af48a03b
    and r11, rdx
    mov rdx, rsi
    and rdx, -2
    add rax, r10
    mov qword [rdi], rax
    adc rcx, r11
    mov qword [rdi + 8], rcx
    adc r8, rdx
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_dbl(secp256k1_sc *r, const secp256k1_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp256k1_sc_dbl
align 32
secp256k1_sc_dbl:
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
    mov r11, 0xbfd25e8cd0364141
    sub r10, r11
    mov r11, rcx
    mov rdx, 0xbaaedce6af48a03b
    sbb r11, rdx
    mov rdx, r8
    sbb rdx, -2
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
; void secp256k1_sc_half(secp256k1_sc *r, const secp256k1_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp256k1_sc_half
align 32
secp256k1_sc_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xbfd25e8cd0364141
    and rcx, r8
    mov r8, rax
    mov r9, 0xbaaedce6af48a03b
    and r8, r9
    mov r9, rax
    and r9, -2
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc r9, qword [rsi + 16]
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
; void secp256k1_sc_mul(secp256k1_sc *r, const secp256k1_sc *a, const secp256k1_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp256k1_sc_mul_x64
GLOBAL secp256k1_sc_mul
align 32
secp256k1_sc_mul:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_mul_x64
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
    mov rax, 0x4b0dff665588b13f
    imul r9, rax
    mov rdx, r9
    mov r11, 0x4551231950b75fc4
    mulx rbp, rsi, r11
    mov r15, 0x402da1732fc9bebf
    mulx r9, r9, r15
    add rsi, r9
    adc rbp, rdx
    mov r9d, 0
    adc r9, r9
    sub rcx, rsi
    sbb r10, rbp
    sbb r8, r9
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rcx, rax
    mov r9, rdx
    mov rdx, rcx
    mulx rbp, rsi, r11
    mulx rcx, rcx, r15
    add rsi, rcx
    adc rbp, rdx
    mov ecx, 0
    adc rcx, rcx
    sub r10, rsi
    sbb r8, rbp
    sbb r9, rcx
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rax
    mov rcx, rdx
    mov rdx, r10
    mulx rbp, rsi, r11
    mulx r10, r10, r15
    add rsi, r10
    adc rbp, rdx
    mov r10d, 0
    adc r10, r10
    sub r8, rsi
    sbb r9, rbp
    sbb rcx, r10
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r8, rax
    mov rax, rdx
    mov rdx, r8
    mulx r11, r10, r11
    mulx rsi, rsi, r15
    add r10, rsi
    adc r8, r11
    mov r11d, 0
    adc r11, r11
    sub r9, r10
    sbb rcx, r8
    sbb rax, r11
    sbb rdx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, rbx
    mov r10, 0xbfd25e8cd0364141
    sub r8, r10
    mov r10, r12
    mov r11, 0xbaaedce6af48a03b
    sbb r10, r11
    mov r11, r13
    sbb r11, -2
    mov rsi, r14
    sbb rsi, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r9
    adc r12, rcx
    adc r13, rax
    adc r14, rdx
    add r9, r8
    adc rcx, r10
    adc rax, r11
    adc rdx, rsi
    cmovc rbx, r9
    mov qword [rdi], rbx
    cmovc r12, rcx
    mov qword [rdi + 8], r12
    cmovc r13, rax
    mov qword [rdi + 16], r13
    cmovc r14, rdx
    mov qword [rdi + 24], r14
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_sqr(secp256k1_sc *r, const secp256k1_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp256k1_sc_sqr_x64
GLOBAL secp256k1_sc_sqr
align 32
secp256k1_sc_sqr:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
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
    mov rsi, 0x4b0dff665588b13f
    imul rbp, rsi
    mov rdx, rbp
    mov r12, 0x4551231950b75fc4
    mulx r14, r13, r12
    mov r15, 0x402da1732fc9bebf
    mulx rbp, rbp, r15
    add r13, rbp
    adc r14, rdx
    mov ebp, 0
    adc rbp, rbp
    sub r8, r13
    sbb rax, r14
    sbb r9, rbp
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r8, rsi
    mov rbp, rdx
    mov rdx, r8
    mulx r14, r13, r12
    mulx r8, r8, r15
    add r13, r8
    adc r14, rdx
    mov r8d, 0
    adc r8, r8
    sub rax, r13
    sbb r9, r14
    sbb rbp, r8
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul rax, rsi
    mov r8, rdx
    mov rdx, rax
    mulx r14, r13, r12
    mulx rax, rax, r15
    add r13, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    sub r9, r13
    sbb rbp, r14
    sbb r8, rax
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r9, rsi
    mov rax, rdx
    mov rdx, r9
    mulx r12, rsi, r12
    mulx r13, r13, r15
    add rsi, r13
    adc r9, r12
    mov r12d, 0
    adc r12, r12
    sub rbp, rsi
    sbb r8, r9
    sbb rax, r12
    sbb rdx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r9, r11
    mov rsi, 0xbfd25e8cd0364141
    sub r9, rsi
    mov rsi, r10
    mov r12, 0xbaaedce6af48a03b
    sbb rsi, r12
    mov r12, rcx
    sbb r12, -2
    mov r13, rbx
    sbb r13, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rbp
    adc r10, r8
    adc rcx, rax
    adc rbx, rdx
    add rbp, r9
    adc r8, rsi
    adc rax, r12
    adc rdx, r13
    cmovc r11, rbp
    mov qword [rdi], r11
    cmovc r10, r8
    mov qword [rdi + 8], r10
    cmovc rcx, rax
    mov qword [rdi + 16], rcx
    cmovc rbx, rdx
    mov qword [rdi + 24], rbx
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_mul_small(secp256k1_sc *r, const secp256k1_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern secp256k1_sc_mul_small_x64
GLOBAL secp256k1_sc_mul_small
align 32
secp256k1_sc_mul_small:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_mul_small_x64
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
    mov r10, 0xbaaedce6af48a03b
    mulx rbx, rsi, r10
    mov rbp, 0xbfd25e8cd0364141
    mulx r13, r12, rbp
    add rsi, r13
    mov r13, -2
    mulx r15, r14, r13
    adc r14, rbx
    mov rbx, -1
    mulx r13, r11, rbx
    adc r11, r15
    adc r13, 0
    sub r8, r12
    sbb rax, rsi
    sbb r9, r14
    sbb rcx, r11
    sbb rdx, r13
    ; subtract 2*p where that does not borrow
    mov r11, r8
    mov rsi, 0x7fa4bd19a06c8282
    sub r11, rsi
    mov rsi, rax
    mov r12, 0x755db9cd5e914077
    sbb rsi, r12
    mov r12, r9
    sbb r12, -3
    mov r13, rcx
    sbb r13, -1
    mov r14, rdx
    sbb r14, 1
    cmovc r11, r8
    cmovc rsi, rax
    cmovc r12, r9
    cmovc r13, rcx
    cmovc r14, rdx
    ; subtract 1*p where that does not borrow
    mov rax, r11
    sub rax, rbp
    mov rcx, rsi
    sbb rcx, r10
    mov r8, r12
    sbb r8, -2
    mov r9, r13
    sbb r9, -1
    sbb r14, 0
    cmovc rax, r11
    mov qword [rdi], rax
    cmovc rcx, rsi
    mov qword [rdi + 8], rcx
    cmovc r8, r12
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
; void secp256k1_sc_to_mont(secp256k1_sc *r, const secp256k1_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern secp256k1_sc_to_mont_x64
GLOBAL secp256k1_sc_to_mont
align 32
secp256k1_sc_to_mont:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; product, row 0: a * b[0]
    mov rdx, 0x896cf21467d7d140
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x741496c20e7cf878
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
    mov rdx, 0xe697f5e45bcd07c6
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
    mov rdx, 0x9d671cd581c69bc5
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
    mov r10, 0x4b0dff665588b13f
    imul r8, r10
    mov rdx, r8
    mov rsi, 0x4551231950b75fc4
    mulx r14, rbx, rsi
    mov r15, 0x402da1732fc9bebf
    mulx r8, r8, r15
    add rbx, r8
    adc r14, rdx
    mov r8d, 0
    adc r8, r8
    sub rax, rbx
    sbb r9, r14
    sbb rcx, r8
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, r10
    mov r8, rdx
    mov rdx, rax
    mulx r14, rbx, rsi
    mulx rax, rax, r15
    add rbx, rax
    adc r14, rdx
    mov eax, 0
    adc rax, rax
    sub r9, rbx
    sbb rcx, r14
    sbb r8, rax
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, r10
    mov rax, rdx
    mov rdx, r9
    mulx r14, rbx, rsi
    mulx r9, r9, r15
    add rbx, r9
    adc r14, rdx
    mov r9d, 0
    adc r9, r9
    sub rcx, rbx
    sbb r8, r14
    sbb rax, r9
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r10
    mov r9, rdx
    mov rdx, rcx
    mulx rsi, r10, rsi
    mulx rbx, rbx, r15
    add r10, rbx
    adc rcx, rsi
    mov esi, 0
    adc rsi, rsi
    sub r8, r10
    sbb rax, rcx
    sbb r9, rsi
    sbb rdx, 0
    ; the high half less p, which is negative, modulo W^n
    mov rcx, r11
    mov r10, 0xbfd25e8cd0364141
    sub rcx, r10
    mov r10, rbp
    mov rsi, 0xbaaedce6af48a03b
    sbb r10, rsi
    mov rsi, r12
    sbb rsi, -2
    mov rbx, r13
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r8
    adc rbp, rax
    adc r12, r9
    adc r13, rdx
    add r8, rcx
    adc rax, r10
    adc r9, rsi
    adc rdx, rbx
    cmovc r11, r8
    mov qword [rdi], r11
    cmovc rbp, rax
    mov qword [rdi + 8], rbp
    cmovc r12, r9
    mov qword [rdi + 16], r12
    cmovc r13, rdx
    mov qword [rdi + 24], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_from_mont(secp256k1_sc *r, const secp256k1_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern secp256k1_sc_from_mont_x64
GLOBAL secp256k1_sc_from_mont
align 32
secp256k1_sc_from_mont:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x4551231950b75fc4
    mulx r10, r9, r8
    mov r11, 0x402da1732fc9bebf
    mulx rbx, rbx, r11
    add r9, rbx
    adc rax, r10
    mov r10d, 0
    adc r10, r10
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, rax
    mov rax, qword [rsi + 24]
    sbb rax, r10
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov r10, rdx
    mov rdx, rbx
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbx, rbp
    mov ebp, 0
    adc rbp, rbp
    sub r9, rsi
    sbb rax, rbx
    sbb r10, rbp
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mulx rbp, rbx, r8
    mulx r12, r12, r11
    add rbx, r12
    adc r9, rbp
    mov ebp, 0
    adc rbp, rbp
    sub rax, rbx
    sbb r10, r9
    sbb rsi, rbp
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov rcx, rdx
    mov rdx, rax
    mulx r9, r8, r8
    mulx r11, r11, r11
    add r8, r11
    adc rax, r9
    mov r9d, 0
    adc r9, r9
    sub r10, r8
    mov qword [rdi], r10
    sbb rsi, rax
    mov qword [rdi + 8], rsi
    sbb rcx, r9
    mov qword [rdi + 16], rcx
    sbb rdx, 0
    mov qword [rdi + 24], rdx
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_sc_from_bytes(secp256k1_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp256k1_sc_from_bytes_x64
GLOBAL secp256k1_sc_from_bytes
align 32
secp256k1_sc_from_bytes:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_from_bytes_x64
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
    mov rcx, 0xbfd25e8cd0364141
    cmp rax, rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov r9, r8
    mov r10, 0xbaaedce6af48a03b
    sbb r9, r10
    mov r9, qword [rsi + 8]
    bswap r9
    mov r11, r9
    sbb r11, -2
    mov r11, qword [rsi]
    bswap r11
    mov rsi, r11
    sbb rsi, -1
    sbb rsi, rsi
    and r8, rsi
    and rax, rsi
    and r9, rsi
    and r11, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x896cf21467d7d140
    mulx rbp, rbx, r8
    mulx r13, r12, rax
    add rbx, r13
    mulx r14, r13, r9
    adc r13, rbp
    mulx r15, rbp, r11
    adc rbp, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x741496c20e7cf878
    mulx r10, r14, rax
    xor ecx, ecx
    adcx rbx, r14
    mov qword [rsp], rsi
    mulx rsi, r14, r8
    adcx r13, r14
    adox r13, r10
    mulx r14, r10, r9
    adcx rbp, r10
    adox rbp, rsi
    mulx rsi, r10, r11
    adcx r15, r10
    adox r15, r14
    adcx rcx, rcx
    adox rcx, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xe697f5e45bcd07c6
    mulx rsi, r10, rax
    xor r14d, r14d
    adcx r13, r10
    mov qword [rsp + 8], rdi
    mulx rdi, r10, r8
    adcx rbp, r10
    adox rbp, rsi
    mulx rsi, r10, r9
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, r11
    adcx rcx, r10
    adox rcx, rsi
    adcx r14, r14
    adox r14, rdi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0x9d671cd581c69bc5
    mulx r10, rax, rax
    xor esi, esi
    adcx rbp, rax
    mulx r8, rax, r8
    adcx r15, rax
    adox r15, r10
    mulx r9, rax, r9
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, r11
    adcx r14, rax
    adox r14, r9
    adcx rsi, rsi
    adox rsi, r8
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x4b0dff665588b13f
    imul r12, rax
    mov rdx, r12
    mov r8, 0x4551231950b75fc4
    mulx r10, r9, r8
    mov r11, 0x402da1732fc9bebf
    mulx rdi, rdi, r11
    add r9, rdi
    adc r12, r10
    mov r10d, 0
    adc r10, r10
    sub rbx, r9
    sbb r13, r12
    sbb rbp, r10
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rax
    mov r9, rdx
    mov rdx, rbx
    mulx rdi, r10, r8
    mulx r12, r12, r11
    add r10, r12
    adc rbx, rdi
    mov edi, 0
    adc rdi, rdi
    sub r13, r10
    sbb rbp, rbx
    sbb r9, rdi
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r13, rax
    mov r10, rdx
    mov rdx, r13
    mulx rbx, rdi, r8
    mulx r12, r12, r11
    add rdi, r12
    adc r13, rbx
    mov ebx, 0
    adc rbx, rbx
    sub rbp, rdi
    sbb r9, r13
    sbb r10, rbx
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, rax
    mov rax, rdx
    mov rdx, rbp
    mulx rdi, r8, r8
    mulx r11, r11, r11
    add r8, r11
    adc rbp, rdi
    mov r11d, 0
    adc r11, r11
    sub r9, r8
    sbb r10, rbp
    sbb rax, r11
    sbb rdx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, r15
    mov r11, 0xbfd25e8cd0364141
    sub r8, r11
    mov r11, rcx
    mov rdi, 0xbaaedce6af48a03b
    sbb r11, rdi
    mov rdi, r14
    sbb rdi, -2
    mov rbx, rsi
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, r9
    adc rcx, r10
    adc r14, rax
    adc rsi, rdx
    add r9, r8
    adc r10, r11
    adc rax, rdi
    adc rdx, rbx
    cmovc r15, r9
    mov r8, qword [rsp + 8]
    mov qword [r8], r15
    cmovc rcx, r10
    mov qword [r8 + 8], rcx
    cmovc r14, rax
    mov qword [r8 + 16], r14
    cmovc rsi, rdx
    mov qword [r8 + 24], rsi
    mov rax, qword [rsp]
    not rax
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp256k1_sc_from_bytes_le(secp256k1_sc *r, const uint8_t b[32])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp256k1_sc_from_bytes_le_x64
GLOBAL secp256k1_sc_from_bytes_le
align 32
secp256k1_sc_from_bytes_le:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_from_bytes_le_x64
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
    mov rcx, 0xbfd25e8cd0364141
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0xbaaedce6af48a03b
    sbb rax, r8
    mov rax, qword [rsi + 16]
    sbb rax, -2
    mov rax, qword [rsi + 24]
    sbb rax, -1
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
    mov rdx, 0x896cf21467d7d140
    mulx rbp, rsi, r9
    mulx r13, r12, r10
    add rsi, r13
    mulx r14, r13, r11
    adc r13, rbp
    mulx r15, rbp, rbx
    adc rbp, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x741496c20e7cf878
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
    mov rdx, 0xe697f5e45bcd07c6
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
    mov rdx, 0x9d671cd581c69bc5
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
    mov rax, 0x4b0dff665588b13f
    imul r12, rax
    mov rdx, r12
    mov r8, 0x4551231950b75fc4
    mulx r11, r9, r8
    mov rdi, 0x402da1732fc9bebf
    mulx rbx, rbx, rdi
    add r9, rbx
    adc r12, r11
    mov r11d, 0
    adc r11, r11
    sub rsi, r9
    sbb r13, r12
    sbb rbp, r11
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rsi, rax
    mov r9, rdx
    mov rdx, rsi
    mulx rbx, r11, r8
    mulx r12, r12, rdi
    add r11, r12
    adc rsi, rbx
    mov ebx, 0
    adc rbx, rbx
    sub r13, r11
    sbb rbp, rsi
    sbb r9, rbx
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r13, rax
    mov r11, rdx
    mov rdx, r13
    mulx rbx, rsi, r8
    mulx r12, r12, rdi
    add rsi, r12
    adc r13, rbx
    mov ebx, 0
    adc rbx, rbx
    sub rbp, rsi
    sbb r9, r13
    sbb r11, rbx
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, rax
    mov rax, rdx
    mov rdx, rbp
    mulx rsi, r8, r8
    mulx rdi, rdi, rdi
    add r8, rdi
    adc rbp, rsi
    mov esi, 0
    adc rsi, rsi
    sub r9, r8
    sbb r11, rbp
    sbb rax, rsi
    sbb rdx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, r15
    mov rsi, 0xbfd25e8cd0364141
    sub r8, rsi
    mov rsi, rcx
    mov rdi, 0xbaaedce6af48a03b
    sbb rsi, rdi
    mov rdi, r14
    sbb rdi, -2
    mov rbx, r10
    sbb rbx, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, r9
    adc rcx, r11
    adc r14, rax
    adc r10, rdx
    add r9, r8
    adc r11, rsi
    adc rax, rdi
    adc rdx, rbx
    cmovc r15, r9
    mov r8, qword [rsp + 8]
    mov qword [r8], r15
    cmovc rcx, r11
    mov qword [r8 + 8], rcx
    cmovc r14, rax
    mov qword [r8 + 16], r14
    cmovc r10, rdx
    mov qword [r8 + 24], r10
    mov rax, qword [rsp]
    not rax
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_to_bytes(uint8_t b[32], const secp256k1_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern secp256k1_sc_to_bytes_x64
GLOBAL secp256k1_sc_to_bytes
align 32
secp256k1_sc_to_bytes:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x4551231950b75fc4
    mulx r10, r9, r8
    mov r11, 0x402da1732fc9bebf
    mulx rbx, rbx, r11
    add r9, rbx
    adc rax, r10
    mov r10d, 0
    adc r10, r10
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, rax
    mov rax, qword [rsi + 24]
    sbb rax, r10
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov r10, rdx
    mov rdx, rbx
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbx, rbp
    mov ebp, 0
    adc rbp, rbp
    sub r9, rsi
    sbb rax, rbx
    sbb r10, rbp
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mulx rbp, rbx, r8
    mulx r12, r12, r11
    add rbx, r12
    adc r9, rbp
    mov ebp, 0
    adc rbp, rbp
    sub rax, rbx
    sbb r10, r9
    sbb rsi, rbp
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov rcx, rdx
    mov rdx, rax
    mulx r9, r8, r8
    mulx r11, r11, r11
    add r8, r11
    adc rax, r9
    mov r9d, 0
    adc r9, r9
    sub r10, r8
    sbb rsi, rax
    sbb rcx, r9
    sbb rdx, 0
    ; words to bytes
    bswap r10
    bswap rsi
    bswap rcx
    bswap rdx
    mov qword [rdi + 24], r10
    mov qword [rdi + 16], rsi
    mov qword [rdi + 8], rcx
    mov qword [rdi], rdx
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_to_bytes_le(uint8_t b[32], const secp256k1_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern secp256k1_sc_to_bytes_le_x64
GLOBAL secp256k1_sc_to_bytes_le
align 32
secp256k1_sc_to_bytes_le:
    endbr64
    cmp dword [secp256k1_cpu_plain], 0
    jne secp256k1_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x4b0dff665588b13f
    imul rax, rcx
    mov rdx, rax
    mov r8, 0x4551231950b75fc4
    mulx r10, r9, r8
    mov r11, 0x402da1732fc9bebf
    mulx rbx, rbx, r11
    add r9, rbx
    adc rax, r10
    mov r10d, 0
    adc r10, r10
    mov rbx, qword [rsi + 8]
    sub rbx, r9
    mov r9, qword [rsi + 16]
    sbb r9, rax
    mov rax, qword [rsi + 24]
    sbb rax, r10
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, rcx
    mov r10, rdx
    mov rdx, rbx
    mulx rbp, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    adc rbx, rbp
    mov ebp, 0
    adc rbp, rbp
    sub r9, rsi
    sbb rax, rbx
    sbb r10, rbp
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mulx rbp, rbx, r8
    mulx r12, r12, r11
    add rbx, r12
    adc r9, rbp
    mov ebp, 0
    adc rbp, rbp
    sub rax, rbx
    sbb r10, r9
    sbb rsi, rbp
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rax, rcx
    mov rcx, rdx
    mov rdx, rax
    mulx r9, r8, r8
    mulx r11, r11, r11
    add r8, r11
    adc rax, r9
    mov r9d, 0
    adc r9, r9
    sub r10, r8
    sbb rsi, rax
    sbb rcx, r9
    sbb rdx, 0
    mov qword [rdi], r10
    mov qword [rdi + 8], rsi
    mov qword [rdi + 16], rcx
    mov qword [rdi + 24], rdx
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_sc_select(secp256k1_sc *r, uint64_t mask, const secp256k1_sc *a, const secp256k1_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp256k1_sc_select
align 32
secp256k1_sc_select:
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
; void secp256k1_sc_cswap(uint64_t mask, secp256k1_sc *a, secp256k1_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL secp256k1_sc_cswap
align 32
secp256k1_sc_cswap:
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
; uint64_t secp256k1_sc_is_zero(const secp256k1_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL secp256k1_sc_is_zero
align 32
secp256k1_sc_is_zero:
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
; uint64_t secp256k1_sc_eq(const secp256k1_sc *a, const secp256k1_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL secp256k1_sc_eq
align 32
secp256k1_sc_eq:
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
    dd 28, 28, secp256k1_sc_add - $ - 8, secp256k1_sc_add.end - secp256k1_sc_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_sc_add.end - secp256k1_sc_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 60, secp256k1_sc_sub - $ - 8, secp256k1_sc_sub.end - secp256k1_sc_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 84, secp256k1_sc_neg - $ - 8, secp256k1_sc_neg.end - secp256k1_sc_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 108, secp256k1_sc_dbl - $ - 8, secp256k1_sc_dbl.end - secp256k1_sc_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_sc_dbl.end - secp256k1_sc_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 140, secp256k1_sc_half - $ - 8, secp256k1_sc_half.end - secp256k1_sc_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 84, 164, secp256k1_sc_mul - $ - 8, secp256k1_sc_mul.end - secp256k1_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_sc_mul.end - secp256k1_sc_mul - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 252, secp256k1_sc_sqr - $ - 8, secp256k1_sc_sqr.end - secp256k1_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_sc_sqr.end - secp256k1_sc_sqr - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 340, secp256k1_sc_mul_small - $ - 8, secp256k1_sc_mul_small.end - secp256k1_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_sc_mul_small.end - secp256k1_sc_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 428, secp256k1_sc_to_mont - $ - 8, secp256k1_sc_to_mont.end - secp256k1_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp256k1_sc_to_mont.end - secp256k1_sc_to_mont - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 516, secp256k1_sc_from_mont - $ - 8, secp256k1_sc_from_mont.end - secp256k1_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp256k1_sc_from_mont.end - secp256k1_sc_from_mont - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 572, secp256k1_sc_from_bytes - $ - 8, secp256k1_sc_from_bytes.end - secp256k1_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp256k1_sc_from_bytes.end - secp256k1_sc_from_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 668, secp256k1_sc_from_bytes_le - $ - 8, secp256k1_sc_from_bytes_le.end - secp256k1_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp256k1_sc_from_bytes_le.end - secp256k1_sc_from_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 764, secp256k1_sc_to_bytes - $ - 8, secp256k1_sc_to_bytes.end - secp256k1_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp256k1_sc_to_bytes.end - secp256k1_sc_to_bytes - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 820, secp256k1_sc_to_bytes_le - $ - 8, secp256k1_sc_to_bytes_le.end - secp256k1_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp256k1_sc_to_bytes_le.end - secp256k1_sc_to_bytes_le - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 20, 876, secp256k1_sc_select - $ - 8, secp256k1_sc_select.end - secp256k1_sc_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 900, secp256k1_sc_cswap - $ - 8, secp256k1_sc_cswap.end - secp256k1_sc_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp256k1_sc_cswap.end - secp256k1_sc_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 932, secp256k1_sc_is_zero - $ - 8, secp256k1_sc_is_zero.end - secp256k1_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 956, secp256k1_sc_eq - $ - 8, secp256k1_sc_eq.end - secp256k1_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp256k1_sc_add + 0 wrt ..imagebase, secp256k1_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp256k1_sc_sub + 0 wrt ..imagebase, secp256k1_sc_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd secp256k1_sc_neg + 0 wrt ..imagebase, secp256k1_sc_neg.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd secp256k1_sc_dbl + 0 wrt ..imagebase, secp256k1_sc_dbl.end wrt ..imagebase, ..@unwind + 28 wrt ..imagebase
    dd secp256k1_sc_half + 0 wrt ..imagebase, secp256k1_sc_half.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp256k1_sc_mul + 0 wrt ..imagebase, secp256k1_sc_mul.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp256k1_sc_sqr + 0 wrt ..imagebase, secp256k1_sc_sqr.end wrt ..imagebase, ..@unwind + 68 wrt ..imagebase
    dd secp256k1_sc_mul_small + 0 wrt ..imagebase, secp256k1_sc_mul_small.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp256k1_sc_to_mont + 0 wrt ..imagebase, secp256k1_sc_to_mont.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd secp256k1_sc_from_mont + 0 wrt ..imagebase, secp256k1_sc_from_mont.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd secp256k1_sc_from_bytes + 0 wrt ..imagebase, secp256k1_sc_from_bytes.end wrt ..imagebase, ..@unwind + 144 wrt ..imagebase
    dd secp256k1_sc_from_bytes_le + 0 wrt ..imagebase, secp256k1_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 168 wrt ..imagebase
    dd secp256k1_sc_to_bytes + 0 wrt ..imagebase, secp256k1_sc_to_bytes.end wrt ..imagebase, ..@unwind + 192 wrt ..imagebase
    dd secp256k1_sc_to_bytes_le + 0 wrt ..imagebase, secp256k1_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 208 wrt ..imagebase
    dd secp256k1_sc_select + 0 wrt ..imagebase, secp256k1_sc_select.end wrt ..imagebase, ..@unwind + 224 wrt ..imagebase
    dd secp256k1_sc_cswap + 0 wrt ..imagebase, secp256k1_sc_cswap.end wrt ..imagebase, ..@unwind + 232 wrt ..imagebase
    dd secp256k1_sc_is_zero + 0 wrt ..imagebase, secp256k1_sc_is_zero.end wrt ..imagebase, ..@unwind + 244 wrt ..imagebase
    dd secp256k1_sc_eq + 0 wrt ..imagebase, secp256k1_sc_eq.end wrt ..imagebase, ..@unwind + 252 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_half + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_sc_mul + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_sc_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_sc_mul_small + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp256k1_sc_to_mont + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_sc_from_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_sc_from_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_sc_from_bytes_le + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_sc_to_bytes + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp256k1_sc_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp256k1_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp256k1_sc_eq + 0
%endif
