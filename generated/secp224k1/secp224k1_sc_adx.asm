; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp224k1
; From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n = 0x10000000000000000000000000001dce8d2ec6184caf0a971769fb1f7, 4 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^256 mod n.
; Products are reduced by Montgomery, word by word: U + m*p, by multiplications.
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
; void secp224k1_sc_add(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp224k1_sc_add
align 32
secp224k1_sc_add:
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
    mov rdx, 0xcaf0a971769fb1f7
    sub rsi, rdx
    mov rdx, rcx
    mov r10, 0x1dce8d2ec6184
    sbb rdx, r10
    mov r10, r8
    sbb r10, 0
    mov r11, r9
    mov rbx, 0x100000000
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
; void secp224k1_sc_sub(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp224k1_sc_sub
align 32
secp224k1_sc_sub:
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
    mov r10, 0xcaf0a971769fb1f7
    and rdx, r10
    mov r10, rsi
    mov r11, 0x1dce8d2ec6184
    and r10, r11
    mov r11, 0x100000000
    and rsi, r11
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, r10
    mov qword [rdi + 8], rcx
    adc r8, 0
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_neg(secp224k1_sc *r, const secp224k1_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp224k1_sc_neg
align 32
secp224k1_sc_neg:
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
    mov r11, 0xcaf0a971769fb1f7
    and r10, r11
    mov r11, rsi
    mov rdx, 0x1dce8d2ec6184
    and r11, rdx
    mov rdx, 0x100000000
    and rsi, rdx
    add rax, r10
    mov qword [rdi], rax
    adc rcx, r11
    mov qword [rdi + 8], rcx
    adc r8, 0
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_dbl(secp224k1_sc *r, const secp224k1_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp224k1_sc_dbl
align 32
secp224k1_sc_dbl:
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
    mov r10, 0xcaf0a971769fb1f7
    sub rsi, r10
    mov r10, rcx
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r11, r8
    sbb r11, 0
    mov rdx, r9
    mov rbx, 0x100000000
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
; void secp224k1_sc_half(secp224k1_sc *r, const secp224k1_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL secp224k1_sc_half
align 32
secp224k1_sc_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xcaf0a971769fb1f7
    and rcx, r8
    mov r8, rax
    mov r9, 0x1dce8d2ec6184
    and r8, r9
    mov r9, 0x100000000
    and rax, r9
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    mov r9, qword [rsi + 16]
    adc r9, 0
    adc rax, qword [rsi + 24]
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, r9, 1
    mov qword [rdi + 8], r8
    shrd r9, rax, 1
    mov qword [rdi + 16], r9
    shr rax, 1
    mov qword [rdi + 24], rax
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_mul(secp224k1_sc *r, const secp224k1_sc *a, const secp224k1_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
extern secp224k1_sc_mul_x64
GLOBAL secp224k1_sc_mul
align 32
secp224k1_sc_mul:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_mul_x64
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
    mov rax, r9
    mov r11, 0x43fa520244c1a039
    imul rax, r11
    mov rsi, rax
    shl rsi, 32
    mov rdx, rax
    mov rbp, 0xcaf0a971769fb1f7
    mov qword [rsp], r14
    mulx r14, r15, rbp
    add r9, r15
    mov r9, 0x1dce8d2ec6184
    mulx rax, r15, r9
    adc rcx, r15
    adc r10, 0
    adc r8, rsi
    mov esi, 0
    adc rsi, rsi
    shr rdx, 32
    add rcx, r14
    adc r10, rax
    adc r8, 0
    adc rsi, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rcx
    imul rax, r11
    mov r14, rax
    shl r14, 32
    mov rdx, rax
    mov qword [rsp + 8], r13
    mulx r13, r15, rbp
    add rcx, r15
    mulx r15, rcx, r9
    adc r10, rcx
    adc r8, 0
    adc rsi, r14
    mov ecx, 0
    adc rcx, rcx
    shr rax, 32
    add r10, r13
    adc r8, r15
    adc rsi, 0
    adc rcx, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r10
    imul rax, r11
    mov r13, rax
    shl r13, 32
    mov rdx, rax
    mulx r15, r14, rbp
    add r10, r14
    mulx r14, r10, r9
    adc r8, r10
    adc rsi, 0
    adc rcx, r13
    mov r10d, 0
    adc r10, r10
    shr rax, 32
    add r8, r15
    adc rsi, r14
    adc rcx, 0
    adc r10, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, r8
    mov rax, r11
    shl rax, 32
    mov rdx, r11
    mulx r14, r13, rbp
    add r8, r13
    mulx r13, r8, r9
    adc rsi, r8
    adc rcx, 0
    adc r10, rax
    mov eax, 0
    adc rax, rax
    shr r11, 32
    xor r8d, r8d
    adcx rsi, r14
    ; add the high half; the sum is below 2*p
    adox rsi, rbx
    adcx rcx, r13
    adox rcx, r12
    adcx r10, r8
    adox r10, qword [rsp + 8]
    adcx rax, r11
    adox rax, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r11, rsi
    sub r11, rbp
    mov rbx, rcx
    sbb rbx, r9
    mov r9, r10
    sbb r9, 0
    mov r8, rax
    mov rbp, 0x100000000
    sbb r8, rbp
    cmovc r11, rsi
    mov qword [rdi], r11
    cmovc rbx, rcx
    mov qword [rdi + 8], rbx
    cmovc r9, r10
    mov qword [rdi + 16], r9
    cmovc r8, rax
    mov qword [rdi + 24], r8
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_sqr(secp224k1_sc *r, const secp224k1_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
extern secp224k1_sc_sqr_x64
GLOBAL secp224k1_sc_sqr
align 32
secp224k1_sc_sqr:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_sqr_x64
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
    mov rsi, rbp
    mov r12, 0x43fa520244c1a039
    imul rsi, r12
    mov r13, rsi
    shl r13, 32
    mov rdx, rsi
    mov r14, 0xcaf0a971769fb1f7
    mov qword [rsp], rbx
    mulx rbx, r15, r14
    add rbp, r15
    mov rbp, 0x1dce8d2ec6184
    mulx rsi, r15, rbp
    adc r8, r15
    adc rax, 0
    adc r9, r13
    mov r13d, 0
    adc r13, r13
    shr rdx, 32
    add r8, rbx
    adc rax, rsi
    adc r9, 0
    adc r13, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, r8
    imul rsi, r12
    mov rbx, rsi
    shl rbx, 32
    mov rdx, rsi
    mov qword [rsp + 8], rcx
    mulx rcx, r15, r14
    add r8, r15
    mulx r15, r8, rbp
    adc rax, r8
    adc r9, 0
    adc r13, rbx
    mov r8d, 0
    adc r8, r8
    shr rsi, 32
    add rax, rcx
    adc r9, r15
    adc r13, 0
    adc r8, rsi
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rax
    imul rcx, r12
    mov rsi, rcx
    shl rsi, 32
    mov rdx, rcx
    mulx r15, rbx, r14
    add rax, rbx
    mulx rbx, rax, rbp
    adc r9, rax
    adc r13, 0
    adc r8, rsi
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add r9, r15
    adc r13, rbx
    adc r8, 0
    adc rax, rcx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r12, r9
    mov rcx, r12
    shl rcx, 32
    mov rdx, r12
    mulx rbx, rsi, r14
    add r9, rsi
    mulx rsi, r9, rbp
    adc r13, r9
    adc r8, 0
    adc rax, rcx
    mov ecx, 0
    adc rcx, rcx
    shr r12, 32
    xor r9d, r9d
    adcx r13, rbx
    ; add the high half; the sum is below 2*p
    adox r13, r11
    adcx r8, rsi
    adox r8, r10
    adcx rax, r9
    adox rax, qword [rsp + 8]
    adcx rcx, r12
    adox rcx, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r10, r13
    sub r10, r14
    mov r11, r8
    sbb r11, rbp
    mov rsi, rax
    sbb rsi, 0
    mov r9, rcx
    mov rbx, 0x100000000
    sbb r9, rbx
    cmovc r10, r13
    mov qword [rdi], r10
    cmovc r11, r8
    mov qword [rdi + 8], r11
    cmovc rsi, rax
    mov qword [rdi + 16], rsi
    cmovc r9, rcx
    mov qword [rdi + 24], r9
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_mul_small(secp224k1_sc *r, const secp224k1_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern secp224k1_sc_mul_small_x64
GLOBAL secp224k1_sc_mul_small
align 32
secp224k1_sc_mul_small:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_mul_small_x64
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
    shrd r10, r11, 33
    mov rsi, r10
    mov ebx, 0xffffffff
    imul rsi, rbx
    shr rsi, 32
    add r10, rsi
    ; T - q * p, below 4*p
    mov rsi, r10
    shl rsi, 32
    mov rbx, r10
    shr rbx, 32
    mov rdx, r10
    mov rbp, 0x1dce8d2ec6184
    mulx r13, r12, rbp
    mov r14, 0xcaf0a971769fb1f7
    mulx r15, r10, r14
    add r12, r15
    adc r13, 0
    adc rsi, 0
    adc rbx, 0
    sub r8, r10
    sbb rax, r12
    sbb r9, r13
    sbb rcx, rsi
    sbb r11, rbx
    ; subtract 2*p where that does not borrow
    mov r10, r8
    mov rsi, 0x95e152e2ed3f63ee
    sub r10, rsi
    mov rsi, rax
    mov rbx, 0x3b9d1a5d8c309
    sbb rsi, rbx
    mov rbx, r9
    sbb rbx, 0
    mov r12, rcx
    mov r13, 0x200000000
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
    sub rax, r14
    mov rcx, rsi
    sbb rcx, rbp
    mov r8, rbx
    sbb r8, 0
    mov r9, r12
    mov r11, 0x100000000
    sbb r9, r11
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
; void secp224k1_sc_to_mont(secp224k1_sc *r, const secp224k1_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern secp224k1_sc_to_mont_x64
GLOBAL secp224k1_sc_to_mont
align 32
secp224k1_sc_to_mont:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; product, row 0: a * b[0]
    mov rdx, 0x34ce24fbec9feaa0
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x8be0320816f60af5
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
    mov rdx, 0xb882bd88bbff32e4
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
    mov edx, 0x993ff72b
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
    mov rsi, 0x43fa520244c1a039
    imul r10, rsi
    mov rbx, r10
    shl rbx, 32
    mov rdx, r10
    mov r14, 0xcaf0a971769fb1f7
    mov qword [rsp], r13
    mulx r13, r15, r14
    add r8, r15
    mov r8, 0x1dce8d2ec6184
    mulx r10, r15, r8
    adc rax, r15
    adc r9, 0
    adc rcx, rbx
    mov ebx, 0
    adc rbx, rbx
    shr rdx, 32
    add rax, r13
    adc r9, r10
    adc rcx, 0
    adc rbx, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r10, rax
    imul r10, rsi
    mov r13, r10
    shl r13, 32
    mov rdx, r10
    mov qword [rsp + 8], r12
    mulx r12, r15, r14
    add rax, r15
    mulx r15, rax, r8
    adc r9, rax
    adc rcx, 0
    adc rbx, r13
    mov eax, 0
    adc rax, rax
    shr r10, 32
    add r9, r12
    adc rcx, r15
    adc rbx, 0
    adc rax, r10
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, r9
    imul r10, rsi
    mov r12, r10
    shl r12, 32
    mov rdx, r10
    mulx r15, r13, r14
    add r9, r13
    mulx r13, r9, r8
    adc rcx, r9
    adc rbx, 0
    adc rax, r12
    mov r9d, 0
    adc r9, r9
    shr r10, 32
    add rcx, r15
    adc rbx, r13
    adc rax, 0
    adc r9, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rsi, rcx
    mov r10, rsi
    shl r10, 32
    mov rdx, rsi
    mulx r13, r12, r14
    add rcx, r12
    mulx r12, rcx, r8
    adc rbx, rcx
    adc rax, 0
    adc r9, r10
    mov ecx, 0
    adc rcx, rcx
    shr rsi, 32
    xor r10d, r10d
    adcx rbx, r13
    ; add the high half; the sum is below 2*p
    adox rbx, r11
    adcx rax, r12
    adox rax, rbp
    adcx r9, r10
    adox r9, qword [rsp + 8]
    adcx rcx, rsi
    adox rcx, qword [rsp]
    ; subtract the modulus; keep the difference unless it borrows
    mov r11, rbx
    sub r11, r14
    mov rsi, rax
    sbb rsi, r8
    mov r8, r9
    sbb r8, 0
    mov r10, rcx
    mov rbp, 0x100000000
    sbb r10, rbp
    cmovc r11, rbx
    mov qword [rdi], r11
    cmovc rsi, rax
    mov qword [rdi + 8], rsi
    cmovc r8, r9
    mov qword [rdi + 16], r8
    cmovc r10, rcx
    mov qword [rdi + 24], r10
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_from_mont(secp224k1_sc *r, const secp224k1_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U + m*p, by multiplications
extern secp224k1_sc_from_mont_x64
GLOBAL secp224k1_sc_from_mont
align 32
secp224k1_sc_from_mont:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    shl r8, 32
    mov rdx, rax
    mov r9, 0xcaf0a971769fb1f7
    mulx r11, r10, r9
    add r10, qword [rsi]
    mov r10, 0x1dce8d2ec6184
    mulx rbp, rbx, r10
    adc rbx, qword [rsi + 8]
    mov r12, qword [rsi + 16]
    adc r12, 0
    adc r8, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr rax, 32
    add rbx, r11
    adc r12, rbp
    adc r8, 0
    adc rsi, rax
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbx
    imul rax, rcx
    mov r11, rax
    shl r11, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add rbx, rbp
    mulx rbp, rbx, r10
    adc r12, rbx
    adc r8, 0
    adc rsi, r11
    mov r11d, 0
    adc r11, r11
    shr rax, 32
    add r12, r13
    adc r8, rbp
    adc rsi, 0
    adc r11, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r12
    imul rax, rcx
    mov rbx, rax
    shl rbx, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add r12, rbp
    mulx r12, rbp, r10
    adc r8, rbp
    adc rsi, 0
    adc r11, rbx
    mov ebx, 0
    adc rbx, rbx
    shr rax, 32
    add r8, r13
    adc rsi, r12
    adc r11, 0
    adc rbx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r8
    mov rax, rcx
    shl rax, 32
    mov rdx, rcx
    mulx rbp, r9, r9
    add r8, r9
    mulx r9, r8, r10
    adc rsi, r8
    adc r11, 0
    adc rbx, rax
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, rbp
    mov qword [rdi], rsi
    adc r11, r9
    mov qword [rdi + 8], r11
    adc rbx, 0
    mov qword [rdi + 16], rbx
    adc rax, rcx
    mov qword [rdi + 24], rax
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp224k1_sc_from_bytes(secp224k1_sc *r, const uint8_t b[29])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp224k1_sc_from_bytes_x64
GLOBAL secp224k1_sc_from_bytes
align 32
secp224k1_sc_from_bytes:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; bytes to words
    mov eax, dword [rsi + 1]
    bswap rax
    shr rax, 32
    movzx ecx, byte [rsi]
    shl rcx, 32
    or rax, rcx
    mov rcx, qword [rsi + 21]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0xcaf0a971769fb1f7
    cmp rcx, r8
    mov r9, qword [rsi + 13]
    bswap r9
    mov r10, r9
    mov r11, 0x1dce8d2ec6184
    sbb r10, r11
    mov r10, qword [rsi + 5]
    bswap r10
    mov rsi, r10
    sbb rsi, 0
    mov rsi, rax
    mov rbx, 0x100000000
    sbb rsi, rbx
    sbb rsi, rsi
    and r9, rsi
    and rcx, rsi
    and r10, rsi
    and rax, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x34ce24fbec9feaa0
    mulx r12, rbp, r9
    mulx r14, r13, rcx
    add rbp, r14
    mulx r15, r14, r10
    adc r14, r12
    mulx rbx, r12, rax
    adc r12, r15
    adc rbx, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x8be0320816f60af5
    mov qword [rsp], rsi
    mulx rsi, r15, rcx
    xor r11d, r11d
    adcx rbp, r15
    mulx r8, r15, r9
    adcx r14, r15
    adox r14, rsi
    mulx r15, rsi, r10
    adcx r12, rsi
    adox r12, r8
    mulx rsi, r8, rax
    adcx rbx, r8
    adox rbx, r15
    adcx r11, r11
    adox r11, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xb882bd88bbff32e4
    mulx rsi, r8, rcx
    xor r15d, r15d
    adcx r14, r8
    mov qword [rsp + 8], rdi
    mulx rdi, r8, r9
    adcx r12, r8
    adox r12, rsi
    mulx rsi, r8, r10
    adcx rbx, r8
    adox rbx, rdi
    mulx rdi, r8, rax
    adcx r11, r8
    adox r11, rsi
    adcx r15, r15
    adox r15, rdi
    ; product, row 3: + a * b[3] * W^3
    mov edx, 0x993ff72b
    mulx r8, rcx, rcx
    xor esi, esi
    adcx r12, rcx
    mulx r9, rcx, r9
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, r10
    adcx r11, rcx
    adox r11, r9
    mulx rcx, rax, rax
    adcx r15, rax
    adox r15, r8
    adcx rsi, rsi
    adox rsi, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r13
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    shl r8, 32
    mov rdx, rax
    mov r9, 0xcaf0a971769fb1f7
    mulx rdi, r10, r9
    add r13, r10
    mov r10, 0x1dce8d2ec6184
    mulx rax, r13, r10
    adc rbp, r13
    adc r14, 0
    adc r12, r8
    mov r8d, 0
    adc r8, r8
    shr rdx, 32
    add rbp, rdi
    adc r14, rax
    adc r12, 0
    adc r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbp
    imul rax, rcx
    mov rdi, rax
    shl rdi, 32
    mov rdx, rax
    mov qword [rsp + 16], rsi
    mulx rsi, r13, r9
    add rbp, r13
    mulx r13, rbp, r10
    adc r14, rbp
    adc r12, 0
    adc r8, rdi
    mov edi, 0
    adc rdi, rdi
    shr rax, 32
    add r14, rsi
    adc r12, r13
    adc r8, 0
    adc rdi, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r14
    imul rax, rcx
    mov rsi, rax
    shl rsi, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add r14, rbp
    mulx r14, rbp, r10
    adc r12, rbp
    adc r8, 0
    adc rdi, rsi
    mov esi, 0
    adc rsi, rsi
    shr rax, 32
    add r12, r13
    adc r8, r14
    adc rdi, 0
    adc rsi, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r12
    mov rax, rcx
    shl rax, 32
    mov rdx, rcx
    mulx r13, rbp, r9
    add r12, rbp
    mulx r12, rbp, r10
    adc r8, rbp
    adc rdi, 0
    adc rsi, rax
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    xor ebp, ebp
    adcx r8, r13
    ; add the high half; the sum is below 2*p
    adox r8, rbx
    adcx rdi, r12
    adox rdi, r11
    adcx rsi, rbp
    adox rsi, r15
    adcx rax, rcx
    adox rax, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r8
    sub rcx, r9
    mov r9, rdi
    sbb r9, r10
    mov r10, rsi
    sbb r10, 0
    mov r11, rax
    mov rbx, 0x100000000
    sbb r11, rbx
    cmovc rcx, r8
    mov r8, qword [rsp + 8]
    mov qword [r8], rcx
    cmovc r9, rdi
    mov qword [r8 + 8], r9
    cmovc r10, rsi
    mov qword [r8 + 16], r10
    cmovc r11, rax
    mov qword [r8 + 24], r11
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
; int secp224k1_sc_from_bytes_le(secp224k1_sc *r, const uint8_t b[29])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern secp224k1_sc_from_bytes_le_x64
GLOBAL secp224k1_sc_from_bytes_le
align 32
secp224k1_sc_from_bytes_le:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; bytes to words
    movzx eax, byte [rsi + 28]
    shl rax, 32
    mov ecx, dword [rsi + 24]
    or rax, rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, qword [rsi]
    mov r8, 0xcaf0a971769fb1f7
    sub rcx, r8
    mov rcx, qword [rsi + 8]
    mov r9, 0x1dce8d2ec6184
    sbb rcx, r9
    mov rcx, qword [rsi + 16]
    sbb rcx, 0
    mov rcx, rax
    mov r10, 0x100000000
    sbb rcx, r10
    sbb rcx, rcx
    mov r11, qword [rsi + 8]
    and r11, rcx
    mov rbx, qword [rsi]
    and rbx, rcx
    mov rbp, qword [rsi + 16]
    and rbp, rcx
    and rax, rcx
    ; product, row 0: a * b[0]
    mov rdx, 0x34ce24fbec9feaa0
    mulx r12, rsi, r11
    mulx r14, r13, rbx
    add rsi, r14
    mulx r15, r14, rbp
    adc r14, r12
    mulx r10, r12, rax
    adc r12, r15
    adc r10, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0x8be0320816f60af5
    mov qword [rsp], rcx
    mulx rcx, r15, rbx
    xor r9d, r9d
    adcx rsi, r15
    mulx r8, r15, r11
    adcx r14, r15
    adox r14, rcx
    mulx r15, rcx, rbp
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, rax
    adcx r10, rcx
    adox r10, r15
    adcx r9, r9
    adox r9, r8
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xb882bd88bbff32e4
    mulx r8, rcx, rbx
    xor r15d, r15d
    adcx r14, rcx
    mov qword [rsp + 8], rdi
    mulx rdi, rcx, r11
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, rbp
    adcx r10, rcx
    adox r10, rdi
    mulx rdi, rcx, rax
    adcx r9, rcx
    adox r9, r8
    adcx r15, r15
    adox r15, rdi
    ; product, row 3: + a * b[3] * W^3
    mov edx, 0x993ff72b
    mulx r8, rcx, rbx
    xor edi, edi
    adcx r12, rcx
    mulx r11, rcx, r11
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, rbp
    adcx r9, rcx
    adox r9, r11
    mulx rcx, rax, rax
    adcx r15, rax
    adox r15, r8
    adcx rdi, rdi
    adox rdi, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r13
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    shl r8, 32
    mov rdx, rax
    mov r11, 0xcaf0a971769fb1f7
    mulx rbp, rbx, r11
    add r13, rbx
    mov rbx, 0x1dce8d2ec6184
    mulx rax, r13, rbx
    adc rsi, r13
    adc r14, 0
    adc r12, r8
    mov r8d, 0
    adc r8, r8
    shr rdx, 32
    add rsi, rbp
    adc r14, rax
    adc r12, 0
    adc r8, rdx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rsi
    imul rax, rcx
    mov rbp, rax
    shl rbp, 32
    mov rdx, rax
    mov qword [rsp + 16], rdi
    mulx rdi, r13, r11
    add rsi, r13
    mulx r13, rsi, rbx
    adc r14, rsi
    adc r12, 0
    adc r8, rbp
    mov esi, 0
    adc rsi, rsi
    shr rax, 32
    add r14, rdi
    adc r12, r13
    adc r8, 0
    adc rsi, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r14
    imul rax, rcx
    mov rdi, rax
    shl rdi, 32
    mov rdx, rax
    mulx r13, rbp, r11
    add r14, rbp
    mulx r14, rbp, rbx
    adc r12, rbp
    adc r8, 0
    adc rsi, rdi
    mov edi, 0
    adc rdi, rdi
    shr rax, 32
    add r12, r13
    adc r8, r14
    adc rsi, 0
    adc rdi, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r12
    mov rax, rcx
    shl rax, 32
    mov rdx, rcx
    mulx r13, rbp, r11
    add r12, rbp
    mulx r12, rbp, rbx
    adc r8, rbp
    adc rsi, 0
    adc rdi, rax
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    xor ebp, ebp
    adcx r8, r13
    ; add the high half; the sum is below 2*p
    adox r8, r10
    adcx rsi, r12
    adox rsi, r9
    adcx rdi, rbp
    adox rdi, r15
    adcx rax, rcx
    adox rax, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r8
    sub rcx, r11
    mov r9, rsi
    sbb r9, rbx
    mov r10, rdi
    sbb r10, 0
    mov r11, rax
    mov rbx, 0x100000000
    sbb r11, rbx
    cmovc rcx, r8
    mov r8, qword [rsp + 8]
    mov qword [r8], rcx
    cmovc r9, rsi
    mov qword [r8 + 8], r9
    cmovc r10, rdi
    mov qword [r8 + 16], r10
    cmovc r11, rax
    mov qword [r8 + 24], r11
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
; void secp224k1_sc_to_bytes(uint8_t b[29], const secp224k1_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern secp224k1_sc_to_bytes_x64
GLOBAL secp224k1_sc_to_bytes
align 32
secp224k1_sc_to_bytes:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    shl r8, 32
    mov rdx, rax
    mov r9, 0xcaf0a971769fb1f7
    mulx r11, r10, r9
    add r10, qword [rsi]
    mov r10, 0x1dce8d2ec6184
    mulx rbp, rbx, r10
    adc rbx, qword [rsi + 8]
    mov r12, qword [rsi + 16]
    adc r12, 0
    adc r8, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr rax, 32
    add rbx, r11
    adc r12, rbp
    adc r8, 0
    adc rsi, rax
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbx
    imul rax, rcx
    mov r11, rax
    shl r11, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add rbx, rbp
    mulx rbp, rbx, r10
    adc r12, rbx
    adc r8, 0
    adc rsi, r11
    mov r11d, 0
    adc r11, r11
    shr rax, 32
    add r12, r13
    adc r8, rbp
    adc rsi, 0
    adc r11, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r12
    imul rax, rcx
    mov rbx, rax
    shl rbx, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add r12, rbp
    mulx r12, rbp, r10
    adc r8, rbp
    adc rsi, 0
    adc r11, rbx
    mov ebx, 0
    adc rbx, rbx
    shr rax, 32
    add r8, r13
    adc rsi, r12
    adc r11, 0
    adc rbx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r8
    mov rax, rcx
    shl rax, 32
    mov rdx, rcx
    mulx rbp, r9, r9
    add r8, r9
    mulx r9, r8, r10
    adc rsi, r8
    adc r11, 0
    adc rbx, rax
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, rbp
    adc r11, r9
    adc rbx, 0
    adc rax, rcx
    ; words to bytes
    bswap rsi
    bswap r11
    bswap rbx
    mov rcx, rax
    shl rcx, 32
    bswap rcx
    shr rax, 32
    mov qword [rdi + 21], rsi
    mov qword [rdi + 13], r11
    mov qword [rdi + 5], rbx
    mov dword [rdi + 1], ecx
    mov byte [rdi], al
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_to_bytes_le(uint8_t b[29], const secp224k1_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern secp224k1_sc_to_bytes_le_x64
GLOBAL secp224k1_sc_to_bytes_le
align 32
secp224k1_sc_to_bytes_le:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x43fa520244c1a039
    imul rax, rcx
    mov r8, rax
    shl r8, 32
    mov rdx, rax
    mov r9, 0xcaf0a971769fb1f7
    mulx r11, r10, r9
    add r10, qword [rsi]
    mov r10, 0x1dce8d2ec6184
    mulx rbp, rbx, r10
    adc rbx, qword [rsi + 8]
    mov r12, qword [rsi + 16]
    adc r12, 0
    adc r8, qword [rsi + 24]
    mov esi, 0
    adc rsi, rsi
    shr rax, 32
    add rbx, r11
    adc r12, rbp
    adc r8, 0
    adc rsi, rax
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rbx
    imul rax, rcx
    mov r11, rax
    shl r11, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add rbx, rbp
    mulx rbp, rbx, r10
    adc r12, rbx
    adc r8, 0
    adc rsi, r11
    mov r11d, 0
    adc r11, r11
    shr rax, 32
    add r12, r13
    adc r8, rbp
    adc rsi, 0
    adc r11, rax
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r12
    imul rax, rcx
    mov rbx, rax
    shl rbx, 32
    mov rdx, rax
    mulx r13, rbp, r9
    add r12, rbp
    mulx r12, rbp, r10
    adc r8, rbp
    adc rsi, 0
    adc r11, rbx
    mov ebx, 0
    adc rbx, rbx
    shr rax, 32
    add r8, r13
    adc rsi, r12
    adc r11, 0
    adc rbx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r8
    mov rax, rcx
    shl rax, 32
    mov rdx, rcx
    mulx rbp, r9, r9
    add r8, r9
    mulx r9, r8, r10
    adc rsi, r8
    adc r11, 0
    adc rbx, rax
    mov eax, 0
    adc rax, rax
    shr rcx, 32
    add rsi, rbp
    adc r11, r9
    adc rbx, 0
    adc rax, rcx
    ; words to bytes
    mov rcx, rax
    shr rcx, 32
    mov qword [rdi], rsi
    mov qword [rdi + 8], r11
    mov qword [rdi + 16], rbx
    mov dword [rdi + 24], eax
    mov byte [rdi + 28], cl
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_select(secp224k1_sc *r, uint64_t mask, const secp224k1_sc *a, const secp224k1_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL secp224k1_sc_select
align 32
secp224k1_sc_select:
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
; void secp224k1_sc_cswap(uint64_t mask, secp224k1_sc *a, secp224k1_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL secp224k1_sc_cswap
align 32
secp224k1_sc_cswap:
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
; uint64_t secp224k1_sc_is_zero(const secp224k1_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL secp224k1_sc_is_zero
align 32
secp224k1_sc_is_zero:
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
; uint64_t secp224k1_sc_eq(const secp224k1_sc *a, const secp224k1_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL secp224k1_sc_eq
align 32
secp224k1_sc_eq:
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
    dd 28, 28, secp224k1_sc_add - $ - 8, secp224k1_sc_add.end - secp224k1_sc_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_sc_add.end - secp224k1_sc_add - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 60, secp224k1_sc_sub - $ - 8, secp224k1_sc_sub.end - secp224k1_sc_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 84, secp224k1_sc_neg - $ - 8, secp224k1_sc_neg.end - secp224k1_sc_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 108, secp224k1_sc_dbl - $ - 8, secp224k1_sc_dbl.end - secp224k1_sc_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_sc_dbl.end - secp224k1_sc_dbl - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 140, secp224k1_sc_half - $ - 8, secp224k1_sc_half.end - secp224k1_sc_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 164, secp224k1_sc_mul - $ - 8, secp224k1_sc_mul.end - secp224k1_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_mul.end - secp224k1_sc_mul - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 260, secp224k1_sc_sqr - $ - 8, secp224k1_sc_sqr.end - secp224k1_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_sqr.end - secp224k1_sc_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 356, secp224k1_sc_mul_small - $ - 8, secp224k1_sc_mul_small.end - secp224k1_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd secp224k1_sc_mul_small.end - secp224k1_sc_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 444, secp224k1_sc_to_mont - $ - 8, secp224k1_sc_to_mont.end - secp224k1_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd secp224k1_sc_to_mont.end - secp224k1_sc_to_mont - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 540, secp224k1_sc_from_mont - $ - 8, secp224k1_sc_from_mont.end - secp224k1_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_from_mont.end - secp224k1_sc_from_mont - 28
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 92, 604, secp224k1_sc_from_bytes - $ - 8, secp224k1_sc_from_bytes.end - secp224k1_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd secp224k1_sc_from_bytes.end - secp224k1_sc_from_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 700, secp224k1_sc_from_bytes_le - $ - 8, secp224k1_sc_from_bytes_le.end - secp224k1_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd secp224k1_sc_from_bytes_le.end - secp224k1_sc_from_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 796, secp224k1_sc_to_bytes - $ - 8, secp224k1_sc_to_bytes.end - secp224k1_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_to_bytes.end - secp224k1_sc_to_bytes - 28
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 60, 860, secp224k1_sc_to_bytes_le - $ - 8, secp224k1_sc_to_bytes_le.end - secp224k1_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_sc_to_bytes_le.end - secp224k1_sc_to_bytes_le - 28
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 20, 924, secp224k1_sc_select - $ - 8, secp224k1_sc_select.end - secp224k1_sc_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 28, 948, secp224k1_sc_cswap - $ - 8, secp224k1_sc_cswap.end - secp224k1_sc_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x04
    dd secp224k1_sc_cswap.end - secp224k1_sc_cswap - 6
    db 0x0e, 0x08, 0xc3
    db 0x00
    dd 20, 980, secp224k1_sc_is_zero - $ - 8, secp224k1_sc_is_zero.end - secp224k1_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 1004, secp224k1_sc_eq - $ - 8, secp224k1_sc_eq.end - secp224k1_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp224k1_sc_add + 0 wrt ..imagebase, secp224k1_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp224k1_sc_sub + 0 wrt ..imagebase, secp224k1_sc_sub.end wrt ..imagebase, ..@unwind + 12 wrt ..imagebase
    dd secp224k1_sc_neg + 0 wrt ..imagebase, secp224k1_sc_neg.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd secp224k1_sc_dbl + 0 wrt ..imagebase, secp224k1_sc_dbl.end wrt ..imagebase, ..@unwind + 28 wrt ..imagebase
    dd secp224k1_sc_half + 0 wrt ..imagebase, secp224k1_sc_half.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp224k1_sc_mul + 0 wrt ..imagebase, secp224k1_sc_mul.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp224k1_sc_sqr + 0 wrt ..imagebase, secp224k1_sc_sqr.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd secp224k1_sc_mul_small + 0 wrt ..imagebase, secp224k1_sc_mul_small.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd secp224k1_sc_to_mont + 0 wrt ..imagebase, secp224k1_sc_to_mont.end wrt ..imagebase, ..@unwind + 116 wrt ..imagebase
    dd secp224k1_sc_from_mont + 0 wrt ..imagebase, secp224k1_sc_from_mont.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd secp224k1_sc_from_bytes + 0 wrt ..imagebase, secp224k1_sc_from_bytes.end wrt ..imagebase, ..@unwind + 156 wrt ..imagebase
    dd secp224k1_sc_from_bytes_le + 0 wrt ..imagebase, secp224k1_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 180 wrt ..imagebase
    dd secp224k1_sc_to_bytes + 0 wrt ..imagebase, secp224k1_sc_to_bytes.end wrt ..imagebase, ..@unwind + 204 wrt ..imagebase
    dd secp224k1_sc_to_bytes_le + 0 wrt ..imagebase, secp224k1_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 220 wrt ..imagebase
    dd secp224k1_sc_select + 0 wrt ..imagebase, secp224k1_sc_select.end wrt ..imagebase, ..@unwind + 236 wrt ..imagebase
    dd secp224k1_sc_cswap + 0 wrt ..imagebase, secp224k1_sc_cswap.end wrt ..imagebase, ..@unwind + 244 wrt ..imagebase
    dd secp224k1_sc_is_zero + 0 wrt ..imagebase, secp224k1_sc_is_zero.end wrt ..imagebase, ..@unwind + 256 wrt ..imagebase
    dd secp224k1_sc_eq + 0 wrt ..imagebase, secp224k1_sc_eq.end wrt ..imagebase, ..@unwind + 264 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_neg + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_half + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_sc_mul_small + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x12, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_to_mont + 0
    db 0x01, 0x25, 0x06, 0x00, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_sc_from_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_from_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_from_bytes_le + 0
    db 0x01, 0x25, 0x06, 0x00, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_sc_to_bytes + 0
    db 0x01, 0x25, 0x06, 0x00, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp224k1_sc_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_select + 0
    db 0x01, 0x13, 0x03, 0x00, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp224k1_sc_eq + 0
%endif
