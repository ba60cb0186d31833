; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973, 6 words
;     of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^384 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P384_EXPORT
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
%ifdef P384_EXPORT
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

extern p384_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p384_sc_add(p384_sc *r, const p384_sc *a, const p384_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p384_sc_add
align 32
p384_sc_add:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; a + b, below 2*p
    mov rax, qword [rsi]
    add rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    adc r8, qword [rdx + 16]
    mov r9, qword [rsi + 24]
    adc r9, qword [rdx + 24]
    mov r10, qword [rsi + 32]
    adc r10, qword [rdx + 32]
    mov r11, qword [rsi + 40]
    adc r11, qword [rdx + 40]
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    mov rbx, 0xecec196accc52973
    sub rdx, rbx
    mov rbx, rcx
    mov rbp, 0x581a0db248b0a77a
    sbb rbx, rbp
    mov rbp, r8
    mov r12, 0xc7634d81f4372ddf
    sbb rbp, r12
    mov r12, r9
    sbb r12, -1
    mov r13, r10
    sbb r13, -1
    mov r14, r11
    sbb r14, -1
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc rbx, rcx
    mov qword [rdi + 8], rbx
    cmovc rbp, r8
    mov qword [rdi + 16], rbp
    cmovc r12, r9
    mov qword [rdi + 24], r12
    cmovc r13, r10
    mov qword [rdi + 32], r13
    cmovc r14, r11
    mov qword [rdi + 40], r14
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_sub(p384_sc *r, const p384_sc *a, const p384_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p384_sc_sub
align 32
p384_sc_sub:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; a - b
    mov rax, qword [rsi]
    sub rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    sbb rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    sbb r8, qword [rdx + 16]
    mov r9, qword [rsi + 24]
    sbb r9, qword [rdx + 24]
    mov r10, qword [rsi + 32]
    sbb r10, qword [rdx + 32]
    mov r11, qword [rsi + 40]
    sbb r11, qword [rdx + 40]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    mov rbx, 0xecec196accc52973
    and rdx, rbx
    mov rbx, rsi
    mov rbp, 0x581a0db248b0a77a
    and rbx, rbp
    mov rbp, rsi
    mov r12, 0xc7634d81f4372ddf
    and rbp, r12
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, rbx
    mov qword [rdi + 8], rcx
    adc r8, rbp
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    adc r10, rsi
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_neg(p384_sc *r, const p384_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p384_sc_neg
align 32
p384_sc_neg:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; a - b
    mov rax, qword [rsi]
    neg rax
    mov ecx, 0
    sbb rcx, qword [rsi + 8]
    mov r8d, 0
    sbb r8, qword [rsi + 16]
    mov r9d, 0
    sbb r9, qword [rsi + 24]
    mov r10d, 0
    sbb r10, qword [rsi + 32]
    mov r11d, 0
    sbb r11, qword [rsi + 40]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    mov rbx, 0xecec196accc52973
    and rdx, rbx
    mov rbx, rsi
    mov rbp, 0x581a0db248b0a77a
    and rbx, rbp
    mov rbp, rsi
    mov r12, 0xc7634d81f4372ddf
    and rbp, r12
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, rbx
    mov qword [rdi + 8], rcx
    adc r8, rbp
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    adc r10, rsi
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_dbl(p384_sc *r, const p384_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p384_sc_dbl
align 32
p384_sc_dbl:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; 2*a, below 2*p
    mov rax, qword [rsi]
    add rax, rax
    mov rcx, qword [rsi + 8]
    adc rcx, rcx
    mov r8, qword [rsi + 16]
    adc r8, r8
    mov r9, qword [rsi + 24]
    adc r9, r9
    mov r10, qword [rsi + 32]
    adc r10, r10
    mov r11, qword [rsi + 40]
    adc r11, r11
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    mov rbx, 0xecec196accc52973
    sub rdx, rbx
    mov rbx, rcx
    mov rbp, 0x581a0db248b0a77a
    sbb rbx, rbp
    mov rbp, r8
    mov r12, 0xc7634d81f4372ddf
    sbb rbp, r12
    mov r12, r9
    sbb r12, -1
    mov r13, r10
    sbb r13, -1
    mov r14, r11
    sbb r14, -1
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc rbx, rcx
    mov qword [rdi + 8], rbx
    cmovc rbp, r8
    mov qword [rdi + 16], rbp
    cmovc r12, r9
    mov qword [rdi + 24], r12
    cmovc r13, r10
    mov qword [rdi + 32], r13
    cmovc r14, r11
    mov qword [rdi + 40], r14
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_half(p384_sc *r, const p384_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p384_sc_half
align 32
p384_sc_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xecec196accc52973
    and rcx, r8
    mov r8, rax
    mov r9, 0x581a0db248b0a77a
    and r8, r9
    mov r9, rax
    mov r10, 0xc7634d81f4372ddf
    and r9, r10
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc r9, qword [rsi + 16]
    mov r10, qword [rsi + 24]
    adc r10, rax
    mov r11, qword [rsi + 32]
    adc r11, rax
    adc rax, qword [rsi + 40]
    mov esi, 0
    adc rsi, rsi
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, r9, 1
    mov qword [rdi + 8], r8
    shrd r9, r10, 1
    mov qword [rdi + 16], r9
    shrd r10, r11, 1
    mov qword [rdi + 24], r10
    shrd r11, rax, 1
    mov qword [rdi + 32], r11
    shrd rax, rsi, 1
    mov qword [rdi + 40], rax
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_mul(p384_sc *r, const p384_sc *a, const p384_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p384_sc_mul_x64
GLOBAL p384_sc_mul
align 32
p384_sc_mul:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
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
    mulx rbp, r11, qword [rsi + 32]
    adc r11, rbx
    mulx r12, rbx, qword [rsi + 40]
    adc rbx, rbp
    adc r12, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mulx r13, rbp, qword [rsi]
    xor r14d, r14d
    adcx rcx, rbp
    mulx r15, rbp, qword [rsi + 8]
    adcx r10, rbp
    adox r10, r13
    mulx r13, rbp, qword [rsi + 16]
    adcx r8, rbp
    adox r8, r15
    mulx r15, rbp, qword [rsi + 24]
    adcx r11, rbp
    adox r11, r13
    mulx r13, rbp, qword [rsi + 32]
    adcx rbx, rbp
    adox rbx, r15
    mulx r15, rbp, qword [rsi + 40]
    adcx r12, rbp
    adox r12, r13
    adcx r14, r14
    adox r14, r15
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx r13, rbp, qword [rsi]
    xor r15d, r15d
    adcx r10, rbp
    mov qword [rsp], rdi
    mulx rdi, rbp, qword [rsi + 8]
    adcx r8, rbp
    adox r8, r13
    mulx r13, rbp, qword [rsi + 16]
    adcx r11, rbp
    adox r11, rdi
    mulx rbp, rdi, qword [rsi + 24]
    adcx rbx, rdi
    adox rbx, r13
    mulx r13, rdi, qword [rsi + 32]
    adcx r12, rdi
    adox r12, rbp
    mulx rbp, rdi, qword [rsi + 40]
    adcx r14, rdi
    adox r14, r13
    adcx r15, r15
    adox r15, rbp
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rax + 24]
    mulx rbp, rdi, qword [rsi]
    xor r13d, r13d
    adcx r8, rdi
    mov qword [rsp + 8], r8
    mulx r8, rdi, qword [rsi + 8]
    adcx r11, rdi
    adox r11, rbp
    mulx rbp, rdi, qword [rsi + 16]
    adcx rbx, rdi
    adox rbx, r8
    mulx rdi, r8, qword [rsi + 24]
    adcx r12, r8
    adox r12, rbp
    mulx rbp, r8, qword [rsi + 32]
    adcx r14, r8
    adox r14, rdi
    mulx rdi, r8, qword [rsi + 40]
    adcx r15, r8
    adox r15, rbp
    adcx r13, r13
    adox r13, rdi
    ; product, row 4: + a * b[4] * W^4
    mov rdx, qword [rax + 32]
    mulx rdi, r8, qword [rsi]
    xor ebp, ebp
    adcx r11, r8
    mov qword [rsp + 16], r11
    mulx r11, r8, qword [rsi + 8]
    adcx rbx, r8
    adox rbx, rdi
    mulx rdi, r8, qword [rsi + 16]
    adcx r12, r8
    adox r12, r11
    mulx r11, r8, qword [rsi + 24]
    adcx r14, r8
    adox r14, rdi
    mulx rdi, r8, qword [rsi + 32]
    adcx r15, r8
    adox r15, r11
    mulx r11, r8, qword [rsi + 40]
    adcx r13, r8
    adox r13, rdi
    adcx rbp, rbp
    adox rbp, r11
    ; product, row 5: + a * b[5] * W^5
    mov rdx, qword [rax + 40]
    mulx r11, r8, qword [rsi]
    xor edi, edi
    adcx rbx, r8
    mov qword [rsp + 24], rbx
    mulx rbx, r8, qword [rsi + 8]
    adcx r12, r8
    adox r12, r11
    mulx r11, r8, qword [rsi + 16]
    adcx r14, r8
    adox r14, rbx
    mulx rbx, r8, qword [rsi + 24]
    adcx r15, r8
    adox r15, r11
    mulx r11, r8, qword [rsi + 32]
    adcx r13, r8
    adox r13, rbx
    mulx rbx, r8, qword [rsi + 40]
    adcx rbp, r8
    adox rbp, r11
    adcx rdi, rdi
    adox rdi, rbx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x6ed46089e88fdc45
    imul r9, rax
    mov rdx, r9
    mov r8, 0xa7e5f24db74f5885
    mulx rsi, r11, r8
    mov rbx, 0x1313e695333ad68d
    mulx r9, r9, rbx
    add r11, r9
    mov r9, 0x389cb27e0bc8d220
    mov qword [rsp + 32], rdi
    mov qword [rsp + 40], rbp
    mulx rbp, rdi, r9
    adc rdi, rsi
    adc rbp, 0
    sub rcx, r11
    sbb r10, rdi
    mov r11, qword [rsp + 8]
    sbb r11, rbp
    mov rsi, qword [rsp + 16]
    sbb rsi, 0
    mov rdi, qword [rsp + 24]
    sbb rdi, 0
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rcx, rax
    mov rbp, rdx
    mov rdx, rcx
    mov qword [rsp + 24], r13
    mov qword [rsp + 16], r15
    mulx r15, r13, r8
    mulx rcx, rcx, rbx
    add r13, rcx
    mov qword [rsp + 8], r14
    mulx r14, rcx, r9
    adc rcx, r15
    adc r14, 0
    sub r10, r13
    sbb r11, rcx
    sbb rsi, r14
    sbb rdi, 0
    sbb rbp, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r10, rax
    mov rcx, rdx
    mov rdx, r10
    mulx r14, r13, r8
    mulx r15, r15, rbx
    add r13, r15
    mulx r10, r15, r9
    adc r15, r14
    adc r10, 0
    sub r11, r13
    sbb rsi, r15
    sbb rdi, r10
    sbb rbp, 0
    sbb rcx, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r11, rax
    mov r10, rdx
    mov rdx, r11
    mulx r14, r13, r8
    mulx r15, r15, rbx
    add r13, r15
    mulx r11, r15, r9
    adc r15, r14
    adc r11, 0
    sub rsi, r13
    sbb rdi, r15
    sbb rbp, r11
    sbb rcx, 0
    sbb r10, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rsi, rax
    mov r11, rdx
    mov rdx, rsi
    mulx r14, r13, r8
    mulx r15, r15, rbx
    add r13, r15
    mulx rsi, r15, r9
    adc r15, r14
    adc rsi, 0
    sub rdi, r13
    sbb rbp, r15
    sbb rcx, rsi
    sbb r10, 0
    sbb r11, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rdi, rax
    mov rax, rdx
    mov rdx, rdi
    mulx rsi, r8, r8
    mulx rbx, rbx, rbx
    add r8, rbx
    mulx rbx, r9, r9
    adc r9, rsi
    adc rbx, 0
    sub rbp, r8
    sbb rcx, r9
    sbb r10, rbx
    sbb r11, 0
    sbb rax, 0
    sbb rdi, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, r12
    mov r9, 0xecec196accc52973
    sub r8, r9
    mov r9, qword [rsp + 8]
    mov rsi, 0x581a0db248b0a77a
    sbb r9, rsi
    mov rsi, qword [rsp + 16]
    mov rbx, 0xc7634d81f4372ddf
    sbb rsi, rbx
    mov rbx, qword [rsp + 24]
    sbb rbx, -1
    mov r13, qword [rsp + 40]
    sbb r13, -1
    mov r14, qword [rsp + 32]
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbp
    mov r15, rcx
    adc r15, qword [rsp + 8]
    mov qword [rsp + 8], r15
    mov r15, r10
    adc r15, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov r15, r11
    adc r15, qword [rsp + 24]
    mov qword [rsp + 24], r15
    mov r15, rax
    adc r15, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, rdi
    adc r15, qword [rsp + 32]
    add rbp, r8
    adc rcx, r9
    adc r10, rsi
    adc r11, rbx
    adc rax, r13
    adc rdi, r14
    cmovc r12, rbp
    mov r8, qword [rsp]
    mov qword [r8], r12
    cmovnc rcx, qword [rsp + 8]
    mov qword [r8 + 8], rcx
    cmovnc r10, qword [rsp + 16]
    mov qword [r8 + 16], r10
    cmovnc r11, qword [rsp + 24]
    mov qword [r8 + 24], r11
    cmovnc rax, qword [rsp + 40]
    mov qword [r8 + 32], rax
    cmovc r15, rdi
    mov qword [r8 + 40], r15
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_sqr(p384_sc *r, const p384_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p384_sc_sqr_x64
GLOBAL p384_sc_sqr
align 32
p384_sc_sqr:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx rcx, rax, qword [rsi + 16]
    mulx r9, r8, qword [rsi + 8]
    add rax, r9
    mulx r10, r9, qword [rsi + 24]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 32]
    adc rcx, r10
    mulx rbx, r10, qword [rsi + 40]
    adc r10, r11
    adc rbx, 0
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx rbp, r11, qword [rsi + 16]
    xor r12d, r12d
    adcx r9, r11
    mulx r13, r11, qword [rsi + 24]
    adcx rcx, r11
    adox rcx, rbp
    mulx rbp, r11, qword [rsi + 32]
    adcx r10, r11
    adox r10, r13
    mulx r13, r11, qword [rsi + 40]
    adcx rbx, r11
    adox rbx, rbp
    adcx r12, r12
    adox r12, r13
    ; square, products of a[2] with the words above it
    mov rdx, qword [rsi + 16]
    mulx rbp, r11, qword [rsi + 24]
    xor r13d, r13d
    adcx r10, r11
    mulx r14, r11, qword [rsi + 32]
    adcx rbx, r11
    adox rbx, rbp
    mulx rbp, r11, qword [rsi + 40]
    adcx r12, r11
    adox r12, r14
    adcx r13, r13
    adox r13, rbp
    ; square, products of a[3] with the words above it
    mov rdx, qword [rsi + 24]
    mulx rbp, r11, qword [rsi + 32]
    add r12, r11
    mulx r14, r11, qword [rsi + 40]
    adc r13, r11
    mov r11d, 0
    adc r11, r11
    add r13, rbp
    adc r11, r14
    ; square, products of a[4] with the words above it
    mov rdx, qword [rsi + 32]
    mulx r14, rbp, qword [rsi + 40]
    add r11, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r14
    ; square: double the cross products
    xor r14d, r14d
    adcx r8, r8
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mov qword [rsp], rdi
    mulx rdi, r15, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx r14, rdi, rdx
    adox rax, rdi
    adcx r9, r9
    adox r9, r14
    adcx rcx, rcx
    mov rdx, qword [rsi + 16]
    mulx r14, rdi, rdx
    adox rcx, rdi
    adcx r10, r10
    adox r10, r14
    adcx rbx, rbx
    mov rdx, qword [rsi + 24]
    mulx r14, rdi, rdx
    adox rbx, rdi
    adcx r12, r12
    adox r12, r14
    adcx r13, r13
    mov rdx, qword [rsi + 32]
    mulx r14, rdi, rdx
    adox r13, rdi
    adcx r11, r11
    adox r11, r14
    adcx rbp, rbp
    mov rdx, qword [rsi + 40]
    mulx r14, rdi, rdx
    adox rbp, rdi
    mov esi, 0
    adcx rsi, rsi
    adox rsi, r14
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rdi, 0x6ed46089e88fdc45
    imul r15, rdi
    mov rdx, r15
    mov r14, 0xa7e5f24db74f5885
    mov qword [rsp + 8], rsi
    mov qword [rsp + 16], rbp
    mulx rbp, rsi, r14
    mov r15, 0x1313e695333ad68d
    mov qword [rsp + 24], r11
    mulx r11, r11, r15
    add rsi, r11
    mov r11, 0x389cb27e0bc8d220
    mov qword [rsp + 32], r13
    mov qword [rsp + 40], r12
    mulx r12, r13, r11
    adc r13, rbp
    adc r12, 0
    sub r8, rsi
    sbb rax, r13
    sbb r9, r12
    sbb rcx, 0
    sbb r10, 0
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r8, rdi
    mov rsi, rdx
    mov rdx, r8
    mulx r12, rbp, r14
    mulx r13, r13, r15
    add rbp, r13
    mulx r8, r13, r11
    adc r13, r12
    adc r8, 0
    sub rax, rbp
    sbb r9, r13
    sbb rcx, r8
    sbb r10, 0
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul rax, rdi
    mov r8, rdx
    mov rdx, rax
    mulx r12, rbp, r14
    mulx r13, r13, r15
    add rbp, r13
    mulx rax, r13, r11
    adc r13, r12
    adc rax, 0
    sub r9, rbp
    sbb rcx, r13
    sbb r10, rax
    sbb rsi, 0
    sbb r8, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r9, rdi
    mov rax, rdx
    mov rdx, r9
    mulx r12, rbp, r14
    mulx r13, r13, r15
    add rbp, r13
    mulx r9, r13, r11
    adc r13, r12
    adc r9, 0
    sub rcx, rbp
    sbb r10, r13
    sbb rsi, r9
    sbb r8, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rcx, rdi
    mov r9, rdx
    mov rdx, rcx
    mulx r12, rbp, r14
    mulx r13, r13, r15
    add rbp, r13
    mulx rcx, r13, r11
    adc r13, r12
    adc rcx, 0
    sub r10, rbp
    sbb rsi, r13
    sbb r8, rcx
    sbb rax, 0
    sbb r9, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul r10, rdi
    mov rcx, rdx
    mov rdx, r10
    mulx rbp, rdi, r14
    mulx r12, r12, r15
    add rdi, r12
    mulx r12, r11, r11
    adc r11, rbp
    adc r12, 0
    sub rsi, rdi
    sbb r8, r11
    sbb rax, r12
    sbb r9, 0
    sbb rcx, 0
    sbb r10, 0
    ; the high half less p, which is negative, modulo W^n
    mov r11, rbx
    mov rdi, 0xecec196accc52973
    sub r11, rdi
    mov rdi, qword [rsp + 40]
    mov rbp, 0x581a0db248b0a77a
    sbb rdi, rbp
    mov rbp, qword [rsp + 32]
    mov r12, 0xc7634d81f4372ddf
    sbb rbp, r12
    mov r12, qword [rsp + 24]
    sbb r12, -1
    mov r13, qword [rsp + 16]
    sbb r13, -1
    mov r14, qword [rsp + 8]
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, rsi
    mov r15, r8
    adc r15, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, rax
    adc r15, qword [rsp + 32]
    mov qword [rsp + 32], r15
    mov r15, r9
    adc r15, qword [rsp + 24]
    mov qword [rsp + 24], r15
    mov r15, rcx
    adc r15, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov r15, r10
    adc r15, qword [rsp + 8]
    add rsi, r11
    adc r8, rdi
    adc rax, rbp
    adc r9, r12
    adc rcx, r13
    adc r10, r14
    cmovc rbx, rsi
    mov r11, qword [rsp]
    mov qword [r11], rbx
    cmovnc r8, qword [rsp + 40]
    mov qword [r11 + 8], r8
    cmovnc rax, qword [rsp + 32]
    mov qword [r11 + 16], rax
    cmovnc r9, qword [rsp + 24]
    mov qword [r11 + 24], r9
    cmovnc rcx, qword [rsp + 16]
    mov qword [r11 + 32], rcx
    cmovc r15, r10
    mov qword [r11 + 40], r15
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_mul_small(p384_sc *r, const p384_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern p384_sc_mul_small_x64
GLOBAL p384_sc_mul_small
align 32
p384_sc_mul_small:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_mul_small_x64
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
    mulx rbx, r10, qword [rsi + 32]
    adc r10, r11
    mulx rbp, r11, qword [rsi + 40]
    adc r11, rbx
    adc rbp, 0
    ; T - q * p, below 4*p
    mov rdx, rbp
    mov rsi, 0x581a0db248b0a77a
    mulx r12, rbx, rsi
    mov r13, 0xecec196accc52973
    mulx r15, r14, r13
    add rbx, r15
    mov r15, 0xc7634d81f4372ddf
    mulx rsi, rbp, r15
    adc rbp, r12
    mov r12, -1
    mulx r13, r15, r12
    adc rsi, r15
    mov r12, r15
    adc r12, r13
    adc r15, r13
    adc r13, 0
    sub r8, r14
    sbb rax, rbx
    sbb r9, rbp
    sbb rcx, rsi
    sbb r10, r12
    sbb r11, r15
    sbb rdx, r13
    ; subtract 2*p where that does not borrow
    mov rsi, r8
    mov rbx, 0xd9d832d5998a52e6
    sub rsi, rbx
    mov rbx, rax
    mov rbp, 0xb0341b6491614ef5
    sbb rbx, rbp
    mov rbp, r9
    mov r12, 0x8ec69b03e86e5bbe
    sbb rbp, r12
    mov r12, rcx
    sbb r12, -1
    mov r13, r10
    sbb r13, -1
    mov r14, r11
    sbb r14, -1
    mov r15, rdx
    sbb r15, 1
    cmovc rsi, r8
    cmovc rbx, rax
    cmovc rbp, r9
    cmovc r12, rcx
    cmovc r13, r10
    cmovc r14, r11
    cmovc r15, rdx
    ; subtract 1*p where that does not borrow
    mov rax, rsi
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rcx, rbx
    mov r8, 0x581a0db248b0a77a
    sbb rcx, r8
    mov r8, rbp
    mov r9, 0xc7634d81f4372ddf
    sbb r8, r9
    mov r9, r12
    sbb r9, -1
    mov r10, r13
    sbb r10, -1
    mov r11, r14
    sbb r11, -1
    sbb r15, 0
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
    cmovc r8, rbp
    mov qword [rdi + 16], r8
    cmovc r9, r12
    mov qword [rdi + 24], r9
    cmovc r10, r13
    mov qword [rdi + 32], r10
    cmovc r11, r14
    mov qword [rdi + 40], r11
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_to_mont(p384_sc *r, const p384_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern p384_sc_to_mont_x64
GLOBAL p384_sc_to_mont
align 32
p384_sc_to_mont:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; product, row 0: a * b[0]
    mov rdx, 0x2d319b2419b409a9
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 24]
    adc rcx, r10
    mulx rbx, r10, qword [rsi + 32]
    adc r10, r11
    mulx rbp, r11, qword [rsi + 40]
    adc r11, rbx
    adc rbp, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xff3d81e5df1aa419
    mulx r12, rbx, qword [rsi]
    xor r13d, r13d
    adcx rax, rbx
    mulx r14, rbx, qword [rsi + 8]
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rsi + 16]
    adcx rcx, rbx
    adox rcx, r14
    mulx r14, rbx, qword [rsi + 24]
    adcx r10, rbx
    adox r10, r12
    mulx r12, rbx, qword [rsi + 32]
    adcx r11, rbx
    adox r11, r14
    mulx r14, rbx, qword [rsi + 40]
    adcx rbp, rbx
    adox rbp, r12
    adcx r13, r13
    adox r13, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xbc3e483afcb82947
    mulx r12, rbx, qword [rsi]
    xor r14d, r14d
    adcx r9, rbx
    mulx r15, rbx, qword [rsi + 8]
    adcx rcx, rbx
    adox rcx, r12
    mulx r12, rbx, qword [rsi + 16]
    adcx r10, rbx
    adox r10, r15
    mulx r15, rbx, qword [rsi + 24]
    adcx r11, rbx
    adox r11, r12
    mulx r12, rbx, qword [rsi + 32]
    adcx rbp, rbx
    adox rbp, r15
    mulx r15, rbx, qword [rsi + 40]
    adcx r13, rbx
    adox r13, r12
    adcx r14, r14
    adox r14, r15
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd40d49174aab1cc5
    mulx r12, rbx, qword [rsi]
    xor r15d, r15d
    adcx rcx, rbx
    mov qword [rsp], rdi
    mulx rdi, rbx, qword [rsi + 8]
    adcx r10, rbx
    adox r10, r12
    mulx r12, rbx, qword [rsi + 16]
    adcx r11, rbx
    adox r11, rdi
    mulx rbx, rdi, qword [rsi + 24]
    adcx rbp, rdi
    adox rbp, r12
    mulx r12, rdi, qword [rsi + 32]
    adcx r13, rdi
    adox r13, rbx
    mulx rbx, rdi, qword [rsi + 40]
    adcx r14, rdi
    adox r14, r12
    adcx r15, r15
    adox r15, rbx
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0x3fb05b7a28266895
    mulx rbx, rdi, qword [rsi]
    xor r12d, r12d
    adcx r10, rdi
    mov qword [rsp + 8], r10
    mulx r10, rdi, qword [rsi + 8]
    adcx r11, rdi
    adox r11, rbx
    mulx rbx, rdi, qword [rsi + 16]
    adcx rbp, rdi
    adox rbp, r10
    mulx rdi, r10, qword [rsi + 24]
    adcx r13, r10
    adox r13, rbx
    mulx rbx, r10, qword [rsi + 32]
    adcx r14, r10
    adox r14, rdi
    mulx rdi, r10, qword [rsi + 40]
    adcx r15, r10
    adox r15, rbx
    adcx r12, r12
    adox r12, rdi
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xc84ee012b39bf21
    mulx rdi, r10, qword [rsi]
    xor ebx, ebx
    adcx r11, r10
    mov qword [rsp + 16], r11
    mulx r11, r10, qword [rsi + 8]
    adcx rbp, r10
    adox rbp, rdi
    mulx rdi, r10, qword [rsi + 16]
    adcx r13, r10
    adox r13, r11
    mulx r11, r10, qword [rsi + 24]
    adcx r14, r10
    adox r14, rdi
    mulx rdi, r10, qword [rsi + 32]
    adcx r15, r10
    adox r15, r11
    mulx r11, r10, qword [rsi + 40]
    adcx r12, r10
    adox r12, rdi
    adcx rbx, rbx
    adox rbx, r11
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r10, 0x6ed46089e88fdc45
    imul r8, r10
    mov rdx, r8
    mov r11, 0xa7e5f24db74f5885
    mulx rdi, rsi, r11
    mov r8, 0x1313e695333ad68d
    mov qword [rsp + 24], rbx
    mulx rbx, rbx, r8
    add rsi, rbx
    mov rbx, 0x389cb27e0bc8d220
    mov qword [rsp + 32], r12
    mov qword [rsp + 40], r15
    mulx r15, r12, rbx
    adc r12, rdi
    adc r15, 0
    sub rax, rsi
    sbb r9, r12
    sbb rcx, r15
    mov rsi, qword [rsp + 8]
    sbb rsi, 0
    mov rdi, qword [rsp + 16]
    sbb rdi, 0
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rax, r10
    mov r12, rdx
    mov rdx, rax
    mov qword [rsp + 16], r14
    mulx r14, r15, r11
    mulx rax, rax, r8
    add r15, rax
    mov qword [rsp + 8], r13
    mulx r13, rax, rbx
    adc rax, r14
    adc r13, 0
    sub r9, r15
    sbb rcx, rax
    sbb rsi, r13
    sbb rdi, 0
    sbb r12, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, r10
    mov rax, rdx
    mov rdx, r9
    mulx r14, r13, r11
    mulx r15, r15, r8
    add r13, r15
    mulx r9, r15, rbx
    adc r15, r14
    adc r9, 0
    sub rcx, r13
    sbb rsi, r15
    sbb rdi, r9
    sbb r12, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rcx, r10
    mov r9, rdx
    mov rdx, rcx
    mulx r14, r13, r11
    mulx r15, r15, r8
    add r13, r15
    mulx rcx, r15, rbx
    adc r15, r14
    adc rcx, 0
    sub rsi, r13
    sbb rdi, r15
    sbb r12, rcx
    sbb rax, 0
    sbb r9, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rsi, r10
    mov rcx, rdx
    mov rdx, rsi
    mulx r14, r13, r11
    mulx r15, r15, r8
    add r13, r15
    mulx rsi, r15, rbx
    adc r15, r14
    adc rsi, 0
    sub rdi, r13
    sbb r12, r15
    sbb rax, rsi
    sbb r9, 0
    sbb rcx, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rdi, r10
    mov r10, rdx
    mov rdx, rdi
    mulx rsi, r11, r11
    mulx r8, r8, r8
    add r11, r8
    mulx rbx, r8, rbx
    adc r8, rsi
    adc rbx, 0
    sub r12, r11
    sbb rax, r8
    sbb r9, rbx
    sbb rcx, 0
    sbb r10, 0
    sbb rdi, 0
    ; the high half less p, which is negative, modulo W^n
    mov r8, rbp
    mov r11, 0xecec196accc52973
    sub r8, r11
    mov r11, qword [rsp + 8]
    mov rsi, 0x581a0db248b0a77a
    sbb r11, rsi
    mov rsi, qword [rsp + 16]
    mov rbx, 0xc7634d81f4372ddf
    sbb rsi, rbx
    mov rbx, qword [rsp + 40]
    sbb rbx, -1
    mov r13, qword [rsp + 32]
    sbb r13, -1
    mov r14, qword [rsp + 24]
    sbb r14, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r12
    mov r15, rax
    adc r15, qword [rsp + 8]
    mov qword [rsp + 8], r15
    mov r15, r9
    adc r15, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov r15, rcx
    adc r15, qword [rsp + 40]
    mov qword [rsp + 40], r15
    mov r15, r10
    adc r15, qword [rsp + 32]
    mov qword [rsp + 32], r15
    mov r15, rdi
    adc r15, qword [rsp + 24]
    add r12, r8
    adc rax, r11
    adc r9, rsi
    adc rcx, rbx
    adc r10, r13
    adc rdi, r14
    cmovc rbp, r12
    mov r8, qword [rsp]
    mov qword [r8], rbp
    cmovnc rax, qword [rsp + 8]
    mov qword [r8 + 8], rax
    cmovnc r9, qword [rsp + 16]
    mov qword [r8 + 16], r9
    cmovnc rcx, qword [rsp + 40]
    mov qword [r8 + 24], rcx
    cmovnc r10, qword [rsp + 32]
    mov qword [r8 + 32], r10
    cmovc r15, rdi
    mov qword [r8 + 40], r15
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_from_mont(p384_sc *r, const p384_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p384_sc_from_mont_x64
GLOBAL p384_sc_from_mont
align 32
p384_sc_from_mont:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xa7e5f24db74f5885
    mulx r10, r9, r8
    mov r11, 0x1313e695333ad68d
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x389cb27e0bc8d220
    mulx r12, rbp, rbx
    adc rbp, r10
    adc r12, 0
    mov r10, qword [rsi + 8]
    sub r10, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r12
    mov r12, qword [rsi + 32]
    sbb r12, 0
    mov r13, qword [rsi + 40]
    sbb r13, 0
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r10, r15, rbx
    adc r15, r14
    adc r10, 0
    sub r9, rsi
    sbb rbp, r15
    sbb r12, r10
    sbb r13, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov r10, rdx
    mov rdx, r9
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r9, r15, rbx
    adc r15, r14
    adc r9, 0
    sub rbp, rsi
    sbb r12, r15
    sbb r13, r9
    sbb rax, 0
    sbb r10, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov r9, rdx
    mov rdx, rbp
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx rbp, r15, rbx
    adc r15, r14
    adc rbp, 0
    sub r12, rsi
    sbb r13, r15
    sbb rax, rbp
    sbb r10, 0
    sbb r9, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov rsi, rdx
    mov rdx, r12
    mulx r14, rbp, r8
    mulx r15, r15, r11
    add rbp, r15
    mulx r12, r15, rbx
    adc r15, r14
    adc r12, 0
    sub r13, rbp
    sbb rax, r15
    sbb r10, r12
    sbb r9, 0
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rcx, rdx
    mov rdx, r13
    mulx rbp, r8, r8
    mulx r11, r11, r11
    add r8, r11
    mulx rbx, r11, rbx
    adc r11, rbp
    adc rbx, 0
    sub rax, r8
    mov qword [rdi], rax
    sbb r10, r11
    mov qword [rdi + 8], r10
    sbb r9, rbx
    mov qword [rdi + 16], r9
    sbb rsi, 0
    mov qword [rdi + 24], rsi
    sbb rcx, 0
    mov qword [rdi + 32], rcx
    sbb r13, 0
    mov qword [rdi + 40], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p384_sc_from_bytes(p384_sc *r, const uint8_t b[48])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p384_sc_from_bytes_x64
GLOBAL p384_sc_from_bytes
align 32
p384_sc_from_bytes:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
    ; bytes to words
    mov rax, qword [rsi + 40]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xecec196accc52973
    cmp rax, rcx
    mov r8, qword [rsi + 32]
    bswap r8
    mov r9, r8
    mov r10, 0x581a0db248b0a77a
    sbb r9, r10
    mov r9, qword [rsi + 24]
    bswap r9
    mov r11, r9
    mov rbx, 0xc7634d81f4372ddf
    sbb r11, rbx
    mov r11, qword [rsi + 16]
    bswap r11
    mov rbp, r11
    sbb rbp, -1
    mov rbp, qword [rsi + 8]
    bswap rbp
    mov r12, rbp
    sbb r12, -1
    mov r12, qword [rsi]
    bswap r12
    mov rsi, r12
    sbb rsi, -1
    sbb rsi, rsi
    and r8, rsi
    and rax, rsi
    and r9, rsi
    and r11, rsi
    and rbp, rsi
    and r12, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x2d319b2419b409a9
    mulx r14, r13, r8
    mulx rbx, r15, rax
    add r13, rbx
    mulx r10, rbx, r9
    adc rbx, r14
    mulx rcx, r14, r11
    adc r14, r10
    mov qword [rsp], rsi
    mulx rsi, r10, rbp
    adc r10, rcx
    mov qword [rsp + 8], r15
    mulx r15, rcx, r12
    adc rcx, rsi
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xff3d81e5df1aa419
    mov qword [rsp + 16], rdi
    mulx rdi, rsi, rax
    mov qword [rsp + 24], rax
    xor eax, eax
    adcx r13, rsi
    mov qword [rsp + 32], r13
    mulx r13, rsi, r8
    adcx rbx, rsi
    adox rbx, rdi
    mulx rdi, rsi, r9
    adcx r14, rsi
    adox r14, r13
    mulx r13, rsi, r11
    adcx r10, rsi
    adox r10, rdi
    mulx rdi, rsi, rbp
    adcx rcx, rsi
    adox rcx, r13
    mulx r13, rsi, r12
    adcx r15, rsi
    adox r15, rdi
    adcx rax, rax
    adox rax, r13
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xbc3e483afcb82947
    mulx rdi, rsi, qword [rsp + 24]
    xor r13d, r13d
    adcx rbx, rsi
    mov qword [rsp + 40], rbx
    mulx rbx, rsi, r8
    adcx r14, rsi
    adox r14, rdi
    mulx rdi, rsi, r9
    adcx r10, rsi
    adox r10, rbx
    mulx rbx, rsi, r11
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, rbp
    adcx r15, rsi
    adox r15, rbx
    mulx rbx, rsi, r12
    adcx rax, rsi
    adox rax, rdi
    adcx r13, r13
    adox r13, rbx
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd40d49174aab1cc5
    mulx rdi, rsi, qword [rsp + 24]
    xor ebx, ebx
    adcx r14, rsi
    mov qword [rsp + 48], r14
    mulx r14, rsi, r8
    adcx r10, rsi
    adox r10, rdi
    mulx rdi, rsi, r9
    adcx rcx, rsi
    adox rcx, r14
    mulx r14, rsi, r11
    adcx r15, rsi
    adox r15, rdi
    mulx rdi, rsi, rbp
    adcx rax, rsi
    adox rax, r14
    mulx r14, rsi, r12
    adcx r13, rsi
    adox r13, rdi
    adcx rbx, rbx
    adox rbx, r14
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0x3fb05b7a28266895
    mulx rdi, rsi, qword [rsp + 24]
    xor r14d, r14d
    adcx r10, rsi
    mov qword [rsp + 56], r10
    mulx r10, rsi, r8
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, r9
    adcx r15, rsi
    adox r15, r10
    mulx rsi, r10, r11
    adcx rax, r10
    adox rax, rdi
    mulx rdi, r10, rbp
    adcx r13, r10
    adox r13, rsi
    mulx rsi, r10, r12
    adcx rbx, r10
    adox rbx, rdi
    adcx r14, r14
    adox r14, rsi
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xc84ee012b39bf21
    mulx rsi, r10, qword [rsp + 24]
    xor edi, edi
    adcx rcx, r10
    mulx r10, r8, r8
    adcx r15, r8
    adox r15, rsi
    mulx r9, r8, r9
    adcx rax, r8
    adox rax, r10
    mulx r10, r8, r11
    adcx r13, r8
    adox r13, r9
    mulx r9, r8, rbp
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, r12
    adcx r14, r8
    adox r14, r9
    adcx rdi, rdi
    adox rdi, r10
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, qword [rsp + 8]
    mov r9, 0x6ed46089e88fdc45
    imul r8, r9
    mov rdx, r8
    mov r10, 0xa7e5f24db74f5885
    mulx rsi, r11, r10
    mov rbp, 0x1313e695333ad68d
    mulx r12, r12, rbp
    add r11, r12
    mov r12, 0x389cb27e0bc8d220
    mov qword [rsp + 8], rdi
    mulx rdi, r8, r12
    adc r8, rsi
    adc rdi, 0
    mov rsi, qword [rsp + 32]
    sub rsi, r11
    mov r11, qword [rsp + 40]
    sbb r11, r8
    mov r8, qword [rsp + 48]
    sbb r8, rdi
    mov rdi, qword [rsp + 56]
    sbb rdi, 0
    sbb rcx, 0
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rsi, r9
    mov qword [rsp + 56], rdx
    mov rdx, rsi
    mov qword [rsp + 48], r14
    mov qword [rsp + 40], rbx
    mulx rbx, r14, r10
    mulx rsi, rsi, rbp
    add r14, rsi
    mov qword [rsp + 32], r13
    mulx r13, rsi, r12
    adc rsi, rbx
    adc r13, 0
    sub r11, r14
    sbb r8, rsi
    sbb rdi, r13
    sbb rcx, 0
    mov rsi, qword [rsp + 56]
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r11, r9
    mov rbx, rdx
    mov rdx, r11
    mulx r14, r13, r10
    mulx r11, r11, rbp
    add r13, r11
    mov qword [rsp + 56], rax
    mulx rax, r11, r12
    adc r11, r14
    adc rax, 0
    sub r8, r13
    sbb rdi, r11
    sbb rcx, rax
    sbb rsi, 0
    sbb rbx, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul r8, r9
    mov rax, rdx
    mov rdx, r8
    mulx r13, r11, r10
    mulx r14, r14, rbp
    add r11, r14
    mulx r8, r14, r12
    adc r14, r13
    adc r8, 0
    sub rdi, r11
    sbb rcx, r14
    sbb rsi, r8
    sbb rbx, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul rdi, r9
    mov r8, rdx
    mov rdx, rdi
    mulx r13, r11, r10
    mulx r14, r14, rbp
    add r11, r14
    mulx rdi, r14, r12
    adc r14, r13
    adc rdi, 0
    sub rcx, r11
    sbb rsi, r14
    sbb rbx, rdi
    sbb rax, 0
    sbb r8, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rcx, r9
    mov r9, rdx
    mov rdx, rcx
    mulx r11, r10, r10
    mulx rdi, rdi, rbp
    add r10, rdi
    mulx rbp, rdi, r12
    adc rdi, r11
    adc rbp, 0
    sub rsi, r10
    sbb rbx, rdi
    sbb rax, rbp
    sbb r8, 0
    sbb r9, 0
    sbb rcx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r10, r15
    mov r11, 0xecec196accc52973
    sub r10, r11
    mov r11, qword [rsp + 56]
    mov rdi, 0x581a0db248b0a77a
    sbb r11, rdi
    mov rdi, qword [rsp + 32]
    mov rbp, 0xc7634d81f4372ddf
    sbb rdi, rbp
    mov rbp, qword [rsp + 40]
    sbb rbp, -1
    mov r12, qword [rsp + 48]
    sbb r12, -1
    mov r13, qword [rsp + 8]
    sbb r13, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rsi
    mov r14, rbx
    adc r14, qword [rsp + 56]
    mov qword [rsp + 56], r14
    mov r14, rax
    adc r14, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14, r8
    adc r14, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, r9
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], r14
    mov r14, rcx
    adc r14, qword [rsp + 8]
    add rsi, r10
    adc rbx, r11
    adc rax, rdi
    adc r8, rbp
    adc r9, r12
    adc rcx, r13
    cmovc r15, rsi
    mov r10, qword [rsp + 16]
    mov qword [r10], r15
    cmovnc rbx, qword [rsp + 56]
    mov qword [r10 + 8], rbx
    cmovnc rax, qword [rsp + 32]
    mov qword [r10 + 16], rax
    cmovnc r8, qword [rsp + 40]
    mov qword [r10 + 24], r8
    cmovnc r9, qword [rsp + 48]
    mov qword [r10 + 32], r9
    cmovc r14, rcx
    mov qword [r10 + 40], r14
    mov rcx, qword [rsp]
    not rcx
    mov rax, rcx
    add rsp, 64
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p384_sc_from_bytes_le(p384_sc *r, const uint8_t b[48])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p384_sc_from_bytes_le_x64
GLOBAL p384_sc_from_bytes_le
align 32
p384_sc_from_bytes_le:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0x581a0db248b0a77a
    sbb rax, r8
    mov rax, qword [rsi + 16]
    mov r9, 0xc7634d81f4372ddf
    sbb rax, r9
    mov rax, qword [rsi + 24]
    sbb rax, -1
    mov rax, qword [rsi + 32]
    sbb rax, -1
    mov rax, qword [rsi + 40]
    sbb rax, -1
    sbb rax, rax
    mov r10, qword [rsi + 8]
    and r10, rax
    mov r11, qword [rsi]
    and r11, rax
    mov rbx, qword [rsi + 16]
    and rbx, rax
    mov rbp, qword [rsi + 24]
    and rbp, rax
    mov r12, qword [rsi + 32]
    and r12, rax
    mov r13, qword [rsi + 40]
    and r13, rax
    ; product, row 0: a * b[0]
    mov rdx, 0x2d319b2419b409a9
    mulx r14, rsi, r10
    mulx r9, r15, r11
    add rsi, r9
    mulx r8, r9, rbx
    adc r9, r14
    mulx rcx, r14, rbp
    adc r14, r8
    mov qword [rsp], rax
    mulx rax, r8, r12
    adc r8, rcx
    mov qword [rsp + 8], r15
    mulx r15, rcx, r13
    adc rcx, rax
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xff3d81e5df1aa419
    mov qword [rsp + 16], rdi
    mulx rdi, rax, r11
    mov qword [rsp + 24], r11
    xor r11d, r11d
    adcx rsi, rax
    mov qword [rsp + 32], rsi
    mulx rsi, rax, r10
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, rbx
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, rbp
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, r12
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, r13
    adcx r15, rax
    adox r15, rdi
    adcx r11, r11
    adox r11, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0xbc3e483afcb82947
    mulx rsi, rax, qword [rsp + 24]
    xor edi, edi
    adcx r9, rax
    mov qword [rsp + 40], r9
    mulx r9, rax, r10
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, rbx
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, rbp
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, r12
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, r13
    adcx r11, rax
    adox r11, rsi
    adcx rdi, rdi
    adox rdi, r9
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd40d49174aab1cc5
    mulx r9, rax, qword [rsp + 24]
    xor esi, esi
    adcx r14, rax
    mov qword [rsp + 48], r14
    mulx r14, rax, r10
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, rbx
    adcx rcx, rax
    adox rcx, r14
    mulx r14, rax, rbp
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, r12
    adcx r11, rax
    adox r11, r14
    mulx r14, rax, r13
    adcx rdi, rax
    adox rdi, r9
    adcx rsi, rsi
    adox rsi, r14
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0x3fb05b7a28266895
    mulx r9, rax, qword [rsp + 24]
    xor r14d, r14d
    adcx r8, rax
    mov qword [rsp + 56], r8
    mulx r8, rax, r10
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, rbx
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, rbp
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, r12
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, r13
    adcx rsi, rax
    adox rsi, r9
    adcx r14, r14
    adox r14, r8
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xc84ee012b39bf21
    mulx r8, rax, qword [rsp + 24]
    xor r9d, r9d
    adcx rcx, rax
    mulx r10, rax, r10
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, rbx
    adcx r11, rax
    adox r11, r10
    mulx r10, rax, rbp
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, r12
    adcx rsi, rax
    adox rsi, r10
    mulx r10, rax, r13
    adcx r14, rax
    adox r14, r8
    adcx r9, r9
    adox r9, r10
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsp + 8]
    mov r8, 0x6ed46089e88fdc45
    imul rax, r8
    mov rdx, rax
    mov r10, 0xa7e5f24db74f5885
    mulx rbp, rbx, r10
    mov r12, 0x1313e695333ad68d
    mulx r13, r13, r12
    add rbx, r13
    mov r13, 0x389cb27e0bc8d220
    mov qword [rsp + 8], r9
    mulx r9, rax, r13
    adc rax, rbp
    adc r9, 0
    mov rbp, qword [rsp + 32]
    sub rbp, rbx
    mov rbx, qword [rsp + 40]
    sbb rbx, rax
    mov rax, qword [rsp + 48]
    sbb rax, r9
    mov r9, qword [rsp + 56]
    sbb r9, 0
    sbb rcx, 0
    sbb rdx, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbp, r8
    mov qword [rsp + 56], rdx
    mov rdx, rbp
    mov qword [rsp + 48], r14
    mov qword [rsp + 40], rsi
    mulx rsi, r14, r10
    mulx rbp, rbp, r12
    add r14, rbp
    mov qword [rsp + 32], rdi
    mulx rdi, rbp, r13
    adc rbp, rsi
    adc rdi, 0
    sub rbx, r14
    sbb rax, rbp
    sbb r9, rdi
    sbb rcx, 0
    mov rsi, qword [rsp + 56]
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul rbx, r8
    mov rdi, rdx
    mov rdx, rbx
    mulx r14, rbp, r10
    mulx rbx, rbx, r12
    add rbp, rbx
    mov qword [rsp + 56], r11
    mulx r11, rbx, r13
    adc rbx, r14
    adc r11, 0
    sub rax, rbp
    sbb r9, rbx
    sbb rcx, r11
    sbb rsi, 0
    sbb rdi, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rax, r8
    mov r11, rdx
    mov rdx, rax
    mulx rbp, rbx, r10
    mulx r14, r14, r12
    add rbx, r14
    mulx rax, r14, r13
    adc r14, rbp
    adc rax, 0
    sub r9, rbx
    sbb rcx, r14
    sbb rsi, rax
    sbb rdi, 0
    sbb r11, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul r9, r8
    mov rax, rdx
    mov rdx, r9
    mulx rbp, rbx, r10
    mulx r14, r14, r12
    add rbx, r14
    mulx r9, r14, r13
    adc r14, rbp
    adc r9, 0
    sub rcx, rbx
    sbb rsi, r14
    sbb rdi, r9
    sbb r11, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul rcx, r8
    mov r8, rdx
    mov rdx, rcx
    mulx r10, r9, r10
    mulx rbx, rbx, r12
    add r9, rbx
    mulx rbp, rbx, r13
    adc rbx, r10
    adc rbp, 0
    sub rsi, r9
    sbb rdi, rbx
    sbb r11, rbp
    sbb rax, 0
    sbb r8, 0
    sbb rcx, 0
    ; the high half less p, which is negative, modulo W^n
    mov r9, r15
    mov r10, 0xecec196accc52973
    sub r9, r10
    mov r10, qword [rsp + 56]
    mov rbx, 0x581a0db248b0a77a
    sbb r10, rbx
    mov rbx, qword [rsp + 32]
    mov rbp, 0xc7634d81f4372ddf
    sbb rbx, rbp
    mov rbp, qword [rsp + 40]
    sbb rbp, -1
    mov r12, qword [rsp + 48]
    sbb r12, -1
    mov r13, qword [rsp + 8]
    sbb r13, -1
    ; add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rsi
    mov r14, rdi
    adc r14, qword [rsp + 56]
    mov qword [rsp + 56], r14
    mov r14, r11
    adc r14, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14, rax
    adc r14, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mov r14, r8
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], r14
    mov r14, rcx
    adc r14, qword [rsp + 8]
    add rsi, r9
    adc rdi, r10
    adc r11, rbx
    adc rax, rbp
    adc r8, r12
    adc rcx, r13
    cmovc r15, rsi
    mov r9, qword [rsp + 16]
    mov qword [r9], r15
    cmovnc rdi, qword [rsp + 56]
    mov qword [r9 + 8], rdi
    cmovnc r11, qword [rsp + 32]
    mov qword [r9 + 16], r11
    cmovnc rax, qword [rsp + 40]
    mov qword [r9 + 24], rax
    cmovnc r8, qword [rsp + 48]
    mov qword [r9 + 32], r8
    cmovc r14, rcx
    mov qword [r9 + 40], r14
    mov rcx, qword [rsp]
    not rcx
    mov rax, rcx
    add rsp, 64
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_to_bytes(uint8_t b[48], const p384_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern p384_sc_to_bytes_x64
GLOBAL p384_sc_to_bytes
align 32
p384_sc_to_bytes:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xa7e5f24db74f5885
    mulx r10, r9, r8
    mov r11, 0x1313e695333ad68d
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x389cb27e0bc8d220
    mulx r12, rbp, rbx
    adc rbp, r10
    adc r12, 0
    mov r10, qword [rsi + 8]
    sub r10, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r12
    mov r12, qword [rsi + 32]
    sbb r12, 0
    mov r13, qword [rsi + 40]
    sbb r13, 0
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r10, r15, rbx
    adc r15, r14
    adc r10, 0
    sub r9, rsi
    sbb rbp, r15
    sbb r12, r10
    sbb r13, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov r10, rdx
    mov rdx, r9
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r9, r15, rbx
    adc r15, r14
    adc r9, 0
    sub rbp, rsi
    sbb r12, r15
    sbb r13, r9
    sbb rax, 0
    sbb r10, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov r9, rdx
    mov rdx, rbp
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx rbp, r15, rbx
    adc r15, r14
    adc rbp, 0
    sub r12, rsi
    sbb r13, r15
    sbb rax, rbp
    sbb r10, 0
    sbb r9, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov rsi, rdx
    mov rdx, r12
    mulx r14, rbp, r8
    mulx r15, r15, r11
    add rbp, r15
    mulx r12, r15, rbx
    adc r15, r14
    adc r12, 0
    sub r13, rbp
    sbb rax, r15
    sbb r10, r12
    sbb r9, 0
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rcx, rdx
    mov rdx, r13
    mulx rbp, r8, r8
    mulx r11, r11, r11
    add r8, r11
    mulx rbx, r11, rbx
    adc r11, rbp
    adc rbx, 0
    sub rax, r8
    sbb r10, r11
    sbb r9, rbx
    sbb rsi, 0
    sbb rcx, 0
    sbb r13, 0
    ; words to bytes
    bswap rax
    bswap r10
    bswap r9
    bswap rsi
    bswap rcx
    bswap r13
    mov qword [rdi + 40], rax
    mov qword [rdi + 32], r10
    mov qword [rdi + 24], r9
    mov qword [rdi + 16], rsi
    mov qword [rdi + 8], rcx
    mov qword [rdi], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_to_bytes_le(uint8_t b[48], const p384_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern p384_sc_to_bytes_le_x64
GLOBAL p384_sc_to_bytes_le
align 32
p384_sc_to_bytes_le:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x6ed46089e88fdc45
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xa7e5f24db74f5885
    mulx r10, r9, r8
    mov r11, 0x1313e695333ad68d
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x389cb27e0bc8d220
    mulx r12, rbp, rbx
    adc rbp, r10
    adc r12, 0
    mov r10, qword [rsi + 8]
    sub r10, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r12
    mov r12, qword [rsi + 32]
    sbb r12, 0
    mov r13, qword [rsi + 40]
    sbb r13, 0
    sbb rax, 0
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r10, rcx
    mov rdx, r10
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r10, r15, rbx
    adc r15, r14
    adc r10, 0
    sub r9, rsi
    sbb rbp, r15
    sbb r12, r10
    sbb r13, 0
    sbb rax, 0
    sbb rdx, 0
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    imul r9, rcx
    mov r10, rdx
    mov rdx, r9
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx r9, r15, rbx
    adc r15, r14
    adc r9, 0
    sub rbp, rsi
    sbb r12, r15
    sbb r13, r9
    sbb rax, 0
    sbb r10, 0
    sbb rdx, 0
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    imul rbp, rcx
    mov r9, rdx
    mov rdx, rbp
    mulx r14, rsi, r8
    mulx r15, r15, r11
    add rsi, r15
    mulx rbp, r15, rbx
    adc r15, r14
    adc rbp, 0
    sub r12, rsi
    sbb r13, r15
    sbb rax, rbp
    sbb r10, 0
    sbb r9, 0
    sbb rdx, 0
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov rsi, rdx
    mov rdx, r12
    mulx r14, rbp, r8
    mulx r15, r15, r11
    add rbp, r15
    mulx r12, r15, rbx
    adc r15, r14
    adc r12, 0
    sub r13, rbp
    sbb rax, r15
    sbb r10, r12
    sbb r9, 0
    sbb rsi, 0
    sbb rdx, 0
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    imul r13, rcx
    mov rcx, rdx
    mov rdx, r13
    mulx rbp, r8, r8
    mulx r11, r11, r11
    add r8, r11
    mulx rbx, r11, rbx
    adc r11, rbp
    adc rbx, 0
    sub rax, r8
    sbb r10, r11
    sbb r9, rbx
    sbb rsi, 0
    sbb rcx, 0
    sbb r13, 0
    mov qword [rdi], rax
    mov qword [rdi + 8], r10
    mov qword [rdi + 16], r9
    mov qword [rdi + 24], rsi
    mov qword [rdi + 32], rcx
    mov qword [rdi + 40], r13
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_select(p384_sc *r, uint64_t mask, const p384_sc *a, const p384_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p384_sc_select
align 32
p384_sc_select:
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
    mov r10, qword [rcx + 32]
    cmovc r10, qword [rdx + 32]
    mov r11, qword [rcx + 40]
    cmovc r11, qword [rdx + 40]
    mov qword [rdi], rsi
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_cswap(uint64_t mask, p384_sc *a, p384_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL p384_sc_cswap
align 32
p384_sc_cswap:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
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
    and r9, rdi
    mov r10, qword [rsi + 32]
    xor r10, qword [rdx + 32]
    and r10, rdi
    mov r11, qword [rsi + 40]
    xor r11, qword [rdx + 40]
    and rdi, r11
    mov r11, qword [rsi]
    xor r11, rax
    mov rbx, qword [rsi + 8]
    xor rbx, rcx
    mov rbp, qword [rsi + 16]
    xor rbp, r8
    mov r12, qword [rsi + 24]
    xor r12, r9
    mov r13, qword [rsi + 32]
    xor r13, r10
    mov r14, qword [rsi + 40]
    xor r14, rdi
    xor rax, qword [rdx]
    xor rcx, qword [rdx + 8]
    xor r8, qword [rdx + 16]
    xor r9, qword [rdx + 24]
    xor r10, qword [rdx + 32]
    xor rdi, qword [rdx + 40]
    mov qword [rsi], r11
    mov qword [rsi + 8], rbx
    mov qword [rsi + 16], rbp
    mov qword [rsi + 24], r12
    mov qword [rsi + 32], r13
    mov qword [rsi + 40], r14
    mov qword [rdx], rax
    mov qword [rdx + 8], rcx
    mov qword [rdx + 16], r8
    mov qword [rdx + 24], r9
    mov qword [rdx + 32], r10
    mov qword [rdx + 40], rdi
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p384_sc_is_zero(const p384_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL p384_sc_is_zero
align 32
p384_sc_is_zero:
    endbr64
    ENTER
    ; gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rdi]
    or rax, qword [rdi + 8]
    or rax, qword [rdi + 16]
    or rax, qword [rdi + 24]
    or rax, qword [rdi + 32]
    or rax, qword [rdi + 40]
    cmp rax, 1
    sbb rax, rax
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p384_sc_eq(const p384_sc *a, const p384_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL p384_sc_eq
align 32
p384_sc_eq:
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
    mov rcx, qword [rdi + 32]
    xor rcx, qword [rsi + 32]
    or rax, rcx
    mov rcx, qword [rdi + 40]
    xor rcx, qword [rsi + 40]
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
    dd 76, 28, p384_sc_add - $ - 8, p384_sc_add.end - p384_sc_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_add.end - p384_sc_add - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 108, p384_sc_sub - $ - 8, p384_sc_sub.end - p384_sc_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p384_sc_sub.end - p384_sc_sub - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 164, p384_sc_neg - $ - 8, p384_sc_neg.end - p384_sc_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p384_sc_neg.end - p384_sc_neg - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 76, 220, p384_sc_dbl - $ - 8, p384_sc_dbl.end - p384_sc_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_dbl.end - p384_sc_dbl - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 300, p384_sc_half - $ - 8, p384_sc_half.end - p384_sc_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 324, p384_sc_mul - $ - 8, p384_sc_mul.end - p384_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_mul.end - p384_sc_mul - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 420, p384_sc_sqr - $ - 8, p384_sc_sqr.end - p384_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_sqr.end - p384_sc_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 516, p384_sc_mul_small - $ - 8, p384_sc_mul_small.end - p384_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p384_sc_mul_small.end - p384_sc_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 604, p384_sc_to_mont - $ - 8, p384_sc_to_mont.end - p384_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_sc_to_mont.end - p384_sc_to_mont - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 700, p384_sc_from_mont - $ - 8, p384_sc_from_mont.end - p384_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p384_sc_from_mont.end - p384_sc_from_mont - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 788, p384_sc_from_bytes - $ - 8, p384_sc_from_bytes.end - p384_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p384_sc_from_bytes.end - p384_sc_from_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 884, p384_sc_from_bytes_le - $ - 8, p384_sc_from_bytes_le.end - p384_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p384_sc_from_bytes_le.end - p384_sc_from_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 980, p384_sc_to_bytes - $ - 8, p384_sc_to_bytes.end - p384_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p384_sc_to_bytes.end - p384_sc_to_bytes - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 1068, p384_sc_to_bytes_le - $ - 8, p384_sc_to_bytes_le.end - p384_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p384_sc_to_bytes_le.end - p384_sc_to_bytes_le - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 1156, p384_sc_select - $ - 8, p384_sc_select.end - p384_sc_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 1180, p384_sc_cswap - $ - 8, p384_sc_cswap.end - p384_sc_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_sc_cswap.end - p384_sc_cswap - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 1260, p384_sc_is_zero - $ - 8, p384_sc_is_zero.end - p384_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 1284, p384_sc_eq - $ - 8, p384_sc_eq.end - p384_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p384_sc_add + 0 wrt ..imagebase, p384_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_sc_sub + 0 wrt ..imagebase, p384_sc_sub.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd p384_sc_neg + 0 wrt ..imagebase, p384_sc_neg.end wrt ..imagebase, ..@unwind + 36 wrt ..imagebase
    dd p384_sc_dbl + 0 wrt ..imagebase, p384_sc_dbl.end wrt ..imagebase, ..@unwind + 52 wrt ..imagebase
    dd p384_sc_half + 0 wrt ..imagebase, p384_sc_half.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p384_sc_mul + 0 wrt ..imagebase, p384_sc_mul.end wrt ..imagebase, ..@unwind + 80 wrt ..imagebase
    dd p384_sc_sqr + 0 wrt ..imagebase, p384_sc_sqr.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
    dd p384_sc_mul_small + 0 wrt ..imagebase, p384_sc_mul_small.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd p384_sc_to_mont + 0 wrt ..imagebase, p384_sc_to_mont.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd p384_sc_from_mont + 0 wrt ..imagebase, p384_sc_from_mont.end wrt ..imagebase, ..@unwind + 172 wrt ..imagebase
    dd p384_sc_from_bytes + 0 wrt ..imagebase, p384_sc_from_bytes.end wrt ..imagebase, ..@unwind + 192 wrt ..imagebase
    dd p384_sc_from_bytes_le + 0 wrt ..imagebase, p384_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 216 wrt ..imagebase
    dd p384_sc_to_bytes + 0 wrt ..imagebase, p384_sc_to_bytes.end wrt ..imagebase, ..@unwind + 240 wrt ..imagebase
    dd p384_sc_to_bytes_le + 0 wrt ..imagebase, p384_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 260 wrt ..imagebase
    dd p384_sc_select + 0 wrt ..imagebase, p384_sc_select.end wrt ..imagebase, ..@unwind + 280 wrt ..imagebase
    dd p384_sc_cswap + 0 wrt ..imagebase, p384_sc_cswap.end wrt ..imagebase, ..@unwind + 288 wrt ..imagebase
    dd p384_sc_is_zero + 0 wrt ..imagebase, p384_sc_is_zero.end wrt ..imagebase, ..@unwind + 308 wrt ..imagebase
    dd p384_sc_eq + 0 wrt ..imagebase, p384_sc_eq.end wrt ..imagebase, ..@unwind + 316 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_add + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_sub + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_neg + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_sc_half + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_sc_mul_small + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_to_mont + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_sc_from_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x72, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_from_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x72, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_from_bytes_le + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_sc_to_bytes + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_sc_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_sc_select + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_sc_eq + 0
%endif
