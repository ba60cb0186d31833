; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p =
;     0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff,
;     9 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^521 = 1 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P521_EXPORT is defined.

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
%ifdef P521_EXPORT
global %1:function
%else
global %1:function hidden
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
global %1:function hidden
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
%endmacro

extern p521_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p521_fe_add(p521_fe *r, const p521_fe *a, const p521_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p521_fe_add
align 32
p521_fe_add:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
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
    mov rbx, qword [rsi + 48]
    adc rbx, qword [rdx + 48]
    mov rbp, qword [rsi + 56]
    adc rbp, qword [rdx + 56]
    mov r12, qword [rsi + 64]
    adc r12, qword [rdx + 64]
    ; subtract the modulus; keep the difference unless it borrows
    mov rsi, rax
    sub rsi, -1
    mov rdx, rcx
    sbb rdx, -1
    mov r13, r8
    sbb r13, -1
    mov r14, r9
    sbb r14, -1
    mov r15, r10
    sbb r15, -1
    mov qword [rsp], r10
    mov r10, r11
    sbb r10, -1
    mov qword [rsp + 8], r10
    mov r10, rbx
    sbb r10, -1
    mov qword [rsp + 16], r10
    mov r10, rbp
    sbb r10, -1
    mov qword [rsp + 24], r10
    mov r10, r12
    sbb r10, 511
    cmovc rsi, rax
    mov qword [rdi], rsi
    cmovc rdx, rcx
    mov qword [rdi + 8], rdx
    cmovc r13, r8
    mov qword [rdi + 16], r13
    cmovc r14, r9
    mov qword [rdi + 24], r14
    cmovc r15, qword [rsp]
    mov qword [rdi + 32], r15
    cmovnc r11, qword [rsp + 8]
    mov qword [rdi + 40], r11
    cmovnc rbx, qword [rsp + 16]
    mov qword [rdi + 48], rbx
    cmovnc rbp, qword [rsp + 24]
    mov qword [rdi + 56], rbp
    cmovc r10, r12
    mov qword [rdi + 64], r10
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_sub(p521_fe *r, const p521_fe *a, const p521_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p521_fe_sub
align 32
p521_fe_sub:
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
    mov rbx, qword [rsi + 48]
    sbb rbx, qword [rdx + 48]
    mov rbp, qword [rsi + 56]
    sbb rbp, qword [rdx + 56]
    mov r12, qword [rsi + 64]
    sbb r12, qword [rdx + 64]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    and rdx, 511
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    adc r10, rsi
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    adc rbx, rsi
    mov qword [rdi + 48], rbx
    adc rbp, rsi
    mov qword [rdi + 56], rbp
    adc r12, rdx
    mov qword [rdi + 64], r12
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_neg(p521_fe *r, const p521_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p521_fe_neg
align 32
p521_fe_neg:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; a - b
    mov rax, qword [rsi]
    neg rax
    mov ecx, 0x0
    sbb rcx, qword [rsi + 8]
    mov r8d, 0x0
    sbb r8, qword [rsi + 16]
    mov r9d, 0x0
    sbb r9, qword [rsi + 24]
    mov r10d, 0x0
    sbb r10, qword [rsi + 32]
    mov r11d, 0x0
    sbb r11, qword [rsi + 40]
    mov edx, 0x0
    sbb rdx, qword [rsi + 48]
    mov ebx, 0x0
    sbb rbx, qword [rsi + 56]
    mov ebp, 0x0
    sbb rbp, qword [rsi + 64]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov r12, rsi
    and r12, 511
    add rax, rsi
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    adc r9, rsi
    mov qword [rdi + 24], r9
    adc r10, rsi
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    adc rdx, rsi
    mov qword [rdi + 48], rdx
    adc rbx, rsi
    mov qword [rdi + 56], rbx
    adc rbp, r12
    mov qword [rdi + 64], rbp
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_dbl(p521_fe *r, const p521_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p521_fe_dbl
align 32
p521_fe_dbl:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
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
    mov rdx, qword [rsi + 48]
    adc rdx, rdx
    mov rbx, qword [rsi + 56]
    adc rbx, rbx
    mov rbp, qword [rsi + 64]
    adc rbp, rbp
    ; subtract the modulus; keep the difference unless it borrows
    mov rsi, rax
    sub rsi, -1
    mov r12, rcx
    sbb r12, -1
    mov r13, r8
    sbb r13, -1
    mov r14, r9
    sbb r14, -1
    mov r15, r10
    sbb r15, -1
    mov qword [rsp], r10
    mov r10, r11
    sbb r10, -1
    mov qword [rsp + 8], r10
    mov r10, rdx
    sbb r10, -1
    mov qword [rsp + 16], r10
    mov r10, rbx
    sbb r10, -1
    mov qword [rsp + 24], r10
    mov r10, rbp
    sbb r10, 511
    cmovc rsi, rax
    mov qword [rdi], rsi
    cmovc r12, rcx
    mov qword [rdi + 8], r12
    cmovc r13, r8
    mov qword [rdi + 16], r13
    cmovc r14, r9
    mov qword [rdi + 24], r14
    cmovc r15, qword [rsp]
    mov qword [rdi + 32], r15
    cmovnc r11, qword [rsp + 8]
    mov qword [rdi + 40], r11
    cmovnc rdx, qword [rsp + 16]
    mov qword [rdi + 48], rdx
    cmovnc rbx, qword [rsp + 24]
    mov qword [rdi + 56], rbx
    cmovc r10, rbp
    mov qword [rdi + 64], r10
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_half(p521_fe *r, const p521_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p521_fe_half
align 32
p521_fe_half:
    endbr64
    ENTER
    push rbx
    push rbp
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    and rcx, 511
    mov r8, qword [rsi]
    add r8, rax
    mov r9, qword [rsi + 8]
    adc r9, rax
    mov r10, qword [rsi + 16]
    adc r10, rax
    mov r11, qword [rsi + 24]
    adc r11, rax
    mov rdx, qword [rsi + 32]
    adc rdx, rax
    mov rbx, qword [rsi + 40]
    adc rbx, rax
    mov rbp, qword [rsi + 48]
    adc rbp, rax
    adc rax, qword [rsi + 56]
    adc rcx, qword [rsi + 64]
    ; shift right by one bit
    shrd r8, r9, 1
    mov qword [rdi], r8
    shrd r9, r10, 1
    mov qword [rdi + 8], r9
    shrd r10, r11, 1
    mov qword [rdi + 16], r10
    shrd r11, rdx, 1
    mov qword [rdi + 24], r11
    shrd rdx, rbx, 1
    mov qword [rdi + 32], rdx
    shrd rbx, rbp, 1
    mov qword [rdi + 40], rbx
    shrd rbp, rax, 1
    mov qword [rdi + 48], rbp
    shrd rax, rcx, 1
    mov qword [rdi + 56], rax
    shr rcx, 1
    mov qword [rdi + 64], rcx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_mul(p521_fe *r, const p521_fe *a, const p521_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^521 = 1 (mod p)
; In the order that was measured to be the fastest on processors of the family zen5.
extern p521_fe_mul_x64
GLOBAL p521_fe_mul
align 64
p521_fe_mul:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 104
    mov rax, rdx
    mov rdx, qword [rsi + 8]
    ; product, row 0: a * b[0]
    mulx rcx, r8, qword [rax]
    mov rdx, qword [rax]
    mulx r9, r10, qword [rsi]
    mulx r11, rbx, qword [rsi + 16]
    add r8, r9
    adc rbx, rcx
    mulx rcx, r9, qword [rsi + 24]
    mulx rbp, r12, qword [rsi + 32]
    adc r11, r9
    adc r12, rcx
    mulx rcx, r9, qword [rsi + 48]
    mulx r13, r14, qword [rsi + 40]
    mov rdx, qword [rsi]
    mov qword [rsp], r10
    ; product, row 1: + a * b[1] * W^1
    mulx r15, r10, qword [rax + 8]
    adc rbp, r14
    mov rdx, qword [rsi + 56]
    mov qword [rsp + 8], rdi
    mulx r14, rdi, qword [rax]
    adc r9, r13
    adc rcx, rdi
    mov rdx, qword [rsi + 64]
    mulx rdi, r13, qword [rax]
    adcx r13, r14
    adc rdi, 0
    test rsp, rsp
    xor r14d, r14d
    adcx r8, r10
    mov rdx, qword [rax + 8]
    mov qword [rsp + 16], r8
    mulx r10, r8, qword [rsi + 8]
    adcx r8, rbx
    adox r8, r15
    mulx rbx, r15, qword [rsi + 16]
    adcx r11, r15
    mulx r15, r14, qword [rsi + 24]
    adcx r12, r14
    adox r10, r11
    mulx r11, r14, qword [rsi + 32]
    adcx rbp, r14
    adox rbx, r12
    adox rbp, r15
    mulx r12, r14, qword [rsi + 40]
    adcx r9, r14
    mulx r14, r15, qword [rsi + 48]
    adcx r15, rcx
    adox r11, r9
    mulx rcx, r9, qword [rsi + 56]
    adcx r9, r13
    adox r15, r12
    mulx r12, r13, qword [rsi + 64]
    adcx r13, rdi
    adox r9, r14
    mov edi, 0x0
    adcx rdi, rdi
    adox r13, rcx
    adox rdi, r12
    mov rdx, qword [rax + 16]
    ; product, row 2: + a * b[2] * W^2
    mulx rcx, r12, qword [rsi]
    xor r14d, r14d
    xor r14d, r14d
    adcx r8, r12
    mov qword [rsp + 24], r8
    mulx r12, r8, qword [rsi + 8]
    adcx r10, r8
    mulx r8, r14, qword [rsi + 32]
    adox r10, rcx
    mov qword [rsp + 32], r10
    mulx rcx, r10, qword [rsi + 16]
    adcx r10, rbx
    adox r10, r12
    mov rdx, qword [rax + 32]
    ; product, row 4: + a * b[4] * W^4
    mulx rbx, r12, qword [rsi + 48]
    mov rdx, qword [rax + 16]
    mov qword [rsp + 40], rbx
    mov qword [rsp + 48], r12
    mulx rbx, r12, qword [rsi + 24]
    adcx r12, rbp
    adox r12, rcx
    adcx r14, r11
    adox r14, rbx
    mulx rcx, r11, qword [rsi + 40]
    mulx rbx, rbp, qword [rsi + 48]
    adcx r11, r15
    adcx rbp, r9
    adox r11, r8
    mulx r8, r9, qword [rsi + 56]
    adox rcx, rbp
    mulx rbp, r15, qword [rsi + 64]
    adcx r13, r9
    adcx rdi, r15
    adox r13, rbx
    mov r9d, 0x0
    adcx r9, r9
    adox rdi, r8
    mov rdx, qword [rax + 24]
    mulx r8, rbx, qword [rsi]
    adox rbp, r9
    xor r9d, r9d
    mulx r15, r9, qword [rsi + 8]
    adcx rbx, qword [rsp + 32]
    adcx r10, r9
    mov qword [rsp + 32], rbx
    mulx r9, rbx, qword [rsi + 16]
    adcx r12, rbx
    adox r8, r10
    adox r12, r15
    mulx r10, rbx, qword [rsi + 24]
    adcx rbx, r14
    mulx r14, r15, qword [rsi + 32]
    adox rbx, r9
    adcx r15, r11
    mulx r9, r11, qword [rsi + 40]
    adox r10, r15
    adcx rcx, r11
    adox r14, rcx
    mulx rcx, r11, qword [rsi + 48]
    adcx r13, r11
    mulx r11, r15, qword [rsi + 56]
    adcx rdi, r15
    mov qword [rsp + 56], r14
    mulx r15, r14, qword [rsi + 64]
    adox r9, r13
    adcx rbp, r14
    mov r13d, 0x0
    adcx r13, r13
    adox rcx, rdi
    adox rbp, r11
    mov rdx, qword [rax + 32]
    mulx r11, rdi, qword [rsi]
    adox r15, r13
    xor r13d, r13d
    adcx r8, rdi
    mulx rdi, r14, qword [rsi + 8]
    adcx r14, r12
    mov qword [rsp + 64], r8
    mulx r12, r8, qword [rsi + 24]
    adox r11, r14
    mulx r14, r13, qword [rsi + 16]
    adcx rbx, r13
    mov qword [rsp + 72], r11
    mulx r13, r11, qword [rsi + 32]
    adcx r8, r10
    adcx r11, qword [rsp + 56]
    adox rbx, rdi
    adox r14, r8
    adox r11, r12
    mulx r8, r10, qword [rsi + 40]
    adcx r10, r9
    mulx r9, rdi, qword [rsi + 56]
    adcx rcx, qword [rsp + 48]
    adox r13, r10
    adcx rdi, rbp
    mulx r10, rbp, qword [rsi + 64]
    adox rcx, r8
    adox rdi, qword [rsp + 40]
    adcx rbp, r15
    mov r8d, 0x0
    adcx r8, r8
    adox r9, rbp
    adox r10, r8
    xor r8d, r8d
    mov rdx, qword [rsi]
    ; product, row 5: + a * b[5] * W^5
    mulx rbp, r12, qword [rax + 40]
    mov rdx, qword [rax + 40]
    mulx r15, r8, qword [rsi + 8]
    adcx r12, qword [rsp + 72]
    mov qword [rsp + 72], r12
    mov qword [rsp + 40], r10
    mulx r12, r10, qword [rsi + 16]
    adcx rbx, r8
    adcx r14, r10
    adox rbx, rbp
    mulx r8, r10, qword [rsi + 24]
    adcx r11, r10
    adox r15, r14
    mulx r10, rbp, qword [rsi + 32]
    adox r11, r12
    adcx rbp, r13
    mulx r12, r13, qword [rsi + 40]
    adox rbp, r8
    mulx r8, r14, qword [rsi + 48]
    adcx rcx, r13
    mov qword [rsp + 48], rbp
    mulx r13, rbp, qword [rsi + 56]
    adox rcx, r10
    adcx r14, rdi
    mulx r10, rdi, qword [rsi + 64]
    adcx r9, rbp
    adox r12, r14
    mov rdx, qword [rsi + 8]
    ; product, row 6: + a * b[6] * W^6
    mulx rbp, r14, qword [rax + 48]
    adox r9, r8
    mov rdx, qword [rax + 48]
    mov qword [rsp + 56], r9
    mulx r8, r9, qword [rsi]
    adcx rdi, qword [rsp + 40]
    adox r13, rdi
    mov edi, 0x0
    adcx rdi, rdi
    adox r10, rdi
    xor edi, edi
    adcx rbx, r9
    adcx r15, r14
    mulx r9, r14, qword [rsi + 16]
    mov qword [rsp + 40], rbx
    mulx rbx, rdi, qword [rsi + 32]
    adcx r11, r14
    adox r15, r8
    mulx r8, r14, qword [rsi + 24]
    adcx r14, qword [rsp + 48]
    adcx rcx, rdi
    adox r11, rbp
    mov rdx, qword [rax + 64]
    ; product, row 8: + a * b[8] * W^8
    mulx rdi, rbp, qword [rsi]
    mov rdx, qword [rax + 48]
    mov qword [rsp + 48], rdi
    mov qword [rsp + 80], rbp
    mulx rdi, rbp, qword [rsi + 40]
    adcx r12, rbp
    adox r14, r9
    mulx r9, rbp, qword [rsi + 48]
    adox rcx, r8
    adcx rbp, qword [rsp + 56]
    adox r12, rbx
    mulx r8, rbx, qword [rsi + 56]
    adox rbp, rdi
    adcx r13, rbx
    mulx rdi, rbx, qword [rsi + 64]
    adcx r10, rbx
    mov rdx, qword [rax + 56]
    mov qword [rsp + 56], rbp
    mulx rbx, rbp, qword [rsi + 8]
    adox r13, r9
    adox r8, r10
    mov r9d, 0x0
    adcx r9, r9
    adox rdi, r9
    test rsp, rsp
    mulx r9, r10, qword [rsi]
    adcx r10, r15
    adcx r11, rbp
    adox r11, r9
    mulx r9, rbp, qword [rsi + 16]
    adcx r14, rbp
    adox rbx, r14
    mulx rbp, r14, qword [rsi + 24]
    adcx r14, rcx
    adox r9, r14
    mulx rcx, r14, qword [rsi + 32]
    adcx r12, r14
    adox r12, rbp
    mulx rbp, r14, qword [rsi + 40]
    adcx r14, qword [rsp + 56]
    adox r14, rcx
    mulx rcx, r15, qword [rsi + 48]
    adcx r13, r15
    mov qword [rsp + 56], r10
    mulx r15, r10, qword [rsi + 56]
    adcx r8, r10
    adox rbp, r13
    mulx r10, r13, qword [rsi + 64]
    adcx rdi, r13
    adox r8, rcx
    adox r15, rdi
    mov ecx, 0x0
    adcx rcx, rcx
    adox rcx, r10
    mov rdx, qword [rax + 64]
    mulx r10, rdi, qword [rsi + 8]
    mov qword [rsp + 88], rcx
    mulx r13, rcx, qword [rsi + 16]
    imul rdx, qword [rsi + 64]
    mov qword [rsp + 96], r15
    xor r15d, r15d
    xor r15d, r15d
    adcx r11, qword [rsp + 80]
    adcx rdi, rbx
    adox rdi, qword [rsp + 48]
    adcx rcx, r9
    adox rcx, r10
    mov r9, rdx
    mov rdx, qword [rax + 64]
    mulx r10, rbx, qword [rsi + 24]
    adcx rbx, r12
    mulx r12, r15, qword [rsi + 32]
    adcx r15, r14
    adox r13, rbx
    adox r15, r10
    mulx r10, rbx, qword [rsi + 40]
    adcx rbx, rbp
    mulx rbp, r14, qword [rsi + 48]
    adox r12, rbx
    adcx r8, r14
    adox r8, r10
    mulx r10, rbx, qword [rsi + 56]
    adcx rbx, qword [rsp + 96]
    adox rbx, rbp
    adcx r9, qword [rsp + 88]
    adox r9, r10
    mov rax, r9
    ; last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    shr rax, 9
    mov r10, r11
    shrd r10, rdi, 9
    shrd rdi, rcx, 9
    shrd rcx, r13, 9
    shrd r13, r15, 9
    or r11, -512
    mov rsi, r12
    shrd rsi, r8, 9
    shrd r8, rbx, 9
    shrd r15, r12, 9
    shrd rbx, r9, 9
    mov r9d, 0x1
    neg r9
    adcx r10, qword [rsp]
    adcx rdi, qword [rsp + 16]
    adcx rcx, qword [rsp + 24]
    adcx r13, qword [rsp + 32]
    adcx r15, qword [rsp + 64]
    adcx rsi, qword [rsp + 72]
    adcx r8, qword [rsp + 40]
    adcx rbx, qword [rsp + 56]
    adcx r11, rax
    mov eax, 0x1
    mov r9d, 0x0
    ; subtract W^n - p unless the sum carried
    cmovc rax, r9
    mov rbp, -512
    cmovnc r9, rbp
    sub r10, rax
    mov rax, qword [rsp + 8]
    mov qword [rax], r10
    sbb rdi, 0
    sbb rcx, 0
    sbb r13, 0
    sbb r15, 0
    sbb rsi, 0
    sbb r8, 0
    mov qword [rax + 40], rsi
    mov qword [rax + 24], r13
    mov qword [rax + 16], rcx
    sbb rbx, 0
    sbb r11, r9
    mov qword [rax + 8], rdi
    mov qword [rax + 48], r8
    mov qword [rax + 32], r15
    xor ecx, ecx
    mov qword [rax + 64], r11
    mov qword [rax + 56], rbx
    add rsp, 104
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_sqr(p521_fe *r, const p521_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^521 = 1 (mod p)
; In the order that was measured to be the fastest on processors of the family zen5.
extern p521_fe_sqr_x64
GLOBAL p521_fe_sqr
align 64
p521_fe_sqr:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 88
    mov rdx, qword [rsi]
    ; square, products of a[0] with the words above it
    mulx rax, rcx, qword [rsi + 8]
    mulx r8, r9, qword [rsi + 24]
    mov r10, qword [rsi + 16]
    mulx r11, rbx, r10
    add rbx, rax
    mulx rax, rbp, qword [rsi + 40]
    mulx r12, r13, qword [rsi + 48]
    adc r11, r9
    mulx r9, r14, qword [rsi + 32]
    adc r14, r8
    mulx r8, r15, qword [rsi + 56]
    adc r9, rbp
    adc r13, rax
    mulx rax, rbp, qword [rsi + 64]
    adc r12, r15
    mov rdx, qword [rsi + 8]
    mov qword [rsp], rbx
    ; square, products of a[1] with the words above it
    mulx r15, rbx, r10
    adc rbp, r8
    adc rax, 0
    xor r8d, r8d
    adcx r11, rbx
    mov qword [rsp + 8], r11
    mulx rbx, r11, qword [rsi + 24]
    mov qword [rsp + 16], rcx
    mov qword [rsp + 24], rdi
    mulx rcx, rdi, qword [rsi + 32]
    adcx r11, r14
    adcx rdi, r9
    adox r15, r11
    mulx r9, r11, qword [rsi + 40]
    adox rbx, rdi
    mulx rdi, r14, qword [rsi + 48]
    adcx r11, r13
    adox r11, rcx
    mulx rcx, r13, qword [rsi + 56]
    adcx r14, r12
    adox r9, r14
    mulx r12, r14, qword [rsi + 64]
    adcx rbp, r13
    adcx rax, r14
    adcx r8, r8
    adox rbp, rdi
    mov rdx, qword [rsi + 24]
    ; square, products of a[3] with the words above it
    mulx rdi, r13, qword [rsi + 64]
    adox rcx, rax
    mulx rax, r14, r10
    adox r8, r12
    test rsp, rsp
    adcx r14, rbx
    mov rdx, qword [rsi + 40]
    mulx rbx, r12, r10
    mov rdx, r10
    mov qword [rsp + 32], r14
    mulx r10, r14, qword [rsi + 32]
    adcx r14, r11
    adox rax, r14
    adcx r12, r9
    mulx r9, r11, qword [rsi + 48]
    adcx r11, rbp
    mulx rbp, r14, qword [rsi + 56]
    adcx rcx, r14
    mov qword [rsp + 40], rax
    mulx r14, rax, qword [rsi + 64]
    adcx r8, rax
    adox r10, r12
    mov rdx, qword [rsi + 24]
    mulx rax, r12, qword [rsi + 40]
    adox r11, rbx
    mov ebx, 0x0
    adcx rbx, rbx
    adox rcx, r9
    mov qword [rsp + 48], r15
    mulx r9, r15, qword [rsi + 32]
    adox rbp, r8
    adox r14, rbx
    xor r8d, r8d
    adcx r10, r15
    adcx r12, r11
    mulx r11, rbx, qword [rsi + 48]
    mov qword [rsp + 56], r10
    mulx r15, r10, qword [rsi + 56]
    adox r9, r12
    adcx rcx, rbx
    adcx rbp, r10
    adcx r14, r13
    adcx r8, r8
    adox rax, rcx
    mov rdx, qword [rsi + 32]
    ; square, products of a[4] with the words above it
    mulx rcx, r10, qword [rsi + 40]
    adox rbp, r11
    adox r14, r15
    adox rdi, r8
    xor r8d, r8d
    mulx r11, rbx, qword [rsi + 56]
    adcx rax, r10
    mulx r10, r12, qword [rsi + 48]
    adcx rbp, r12
    mulx r12, r13, qword [rsi + 64]
    adcx r14, rbx
    adcx r13, rdi
    adox rbp, rcx
    adcx r8, r8
    adox r14, r10
    mov rdx, qword [rsi + 40]
    ; square, products of a[5] with the words above it
    mulx rcx, r10, qword [rsi + 48]
    adox r13, r11
    adox r12, r8
    mulx r8, r11, qword [rsi + 56]
    xor edi, edi
    mov rdx, qword [rsi]
    ; square: + a[i]^2 * W^(2i)
    mulx rbx, r15, rdx
    adcx r10, r14
    adcx r13, r11
    mov rdx, qword [rsi + 64]
    mulx r11, r14, qword [rsi + 40]
    adcx r12, r14
    adcx rdi, rdi
    adox rcx, r13
    mulx r13, r14, qword [rsi + 56]
    mov qword [rsp + 64], r15
    mov qword [rsp + 72], rcx
    mulx r15, rcx, qword [rsi + 48]
    adox r12, r8
    adox r11, rdi
    imul rdx, rdx
    mov r8, rdx
    mov rdx, qword [rsi + 48]
    mov qword [rsp + 80], r8
    mulx rdi, r8, qword [rsi + 56]
    add r12, r8
    adc rcx, r11
    mov r8d, 0x0
    adc r8, r8
    xor r11d, r11d
    add rdi, rcx
    adc r8, r15
    mov rdx, qword [rsi + 8]
    mulx rcx, r15, rdx
    adcx r14, r8
    adcx r11, r11
    xor r8d, r8d
    adcx r13, r11
    xor r11d, r11d
    mov r8, qword [rsp + 16]
    adcx r8, r8
    adox rbx, r8
    mov r8, qword [rsp]
    adcx r8, r8
    mov r11, qword [rsp + 8]
    adcx r11, r11
    mov qword [rsp + 8], rbx
    mov rbx, qword [rsp + 48]
    adcx rbx, rbx
    adox r15, r8
    adox rcx, r11
    mov r8, qword [rsp + 32]
    adcx r8, r8
    mov rdx, qword [rsi + 16]
    mov qword [rsp + 32], rcx
    mulx r11, rcx, rdx
    mov qword [rsp + 48], r15
    mov r15, qword [rsp + 40]
    adcx r15, r15
    adox rbx, rcx
    adox r11, r8
    mov rdx, qword [rsi + 24]
    mulx rcx, r8, rdx
    mov qword [rsp + 40], r11
    mov r11, qword [rsp + 56]
    adcx r11, r11
    adcx r9, r9
    adox r8, r15
    adox rcx, r11
    mov rdx, qword [rsi + 32]
    mulx r11, r15, rdx
    adcx rax, rax
    adcx rbp, rbp
    adox r15, r9
    mov rdx, qword [rsi + 40]
    mov qword [rsp + 56], rcx
    mulx r9, rcx, rdx
    adcx r10, r10
    adox r11, rax
    adox rcx, rbp
    adox r10, r9
    mov rax, qword [rsp + 72]
    adcx rax, rax
    mov rdx, qword [rsi + 48]
    mulx r9, rbp, rdx
    adox rax, rbp
    adcx r12, r12
    mov rdx, qword [rsi + 56]
    mulx rsi, rbp, rdx
    adcx rdi, rdi
    adcx r14, r14
    adox r9, r12
    adox rdi, rbp
    adox r14, rsi
    adcx r13, r13
    adox r13, qword [rsp + 80]
    xor esi, esi
    mov rbp, rax
    ; last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    shrd rbp, r9, 9
    xor r12d, r12d
    mov rsi, r15
    or rsi, -512
    xor edx, edx
    xor r12d, r12d
    mov rdx, r11
    shrd rdx, rcx, 9
    shrd r9, rdi, 9
    shrd r15, r11, 9
    shrd rdi, r14, 9
    mov r11, r13
    shr r11, 9
    shrd rcx, r10, 9
    shrd r10, rax, 9
    shrd r14, r13, 9
    mov eax, 0x1
    neg rax
    adcx r15, qword [rsp + 64]
    adcx rdx, qword [rsp + 8]
    adcx rcx, qword [rsp + 48]
    adcx r10, qword [rsp + 32]
    adc rbx, rbp
    adcx r9, qword [rsp + 40]
    adcx r8, rdi
    adcx r14, qword [rsp + 56]
    adcx r11, rsi
    mov eax, 0x1
    ; subtract W^n - p unless the sum carried
    cmovnc r12, rax
    mov rax, -512
    mov esi, 0x0
    cmovc rax, rsi
    sub r15, r12
    sbb rdx, 0
    sbb rcx, 0
    sbb r10, 0
    mov rdi, qword [rsp + 24]
    mov qword [rdi + 8], rdx
    sbb rbx, 0
    sbb r9, 0
    sbb r8, 0
    mov qword [rdi], r15
    mov qword [rdi + 24], r10
    sbb r14, 0
    mov qword [rdi + 16], rcx
    mov qword [rdi + 32], rbx
    mov qword [rdi + 56], r14
    mov qword [rdi + 48], r8
    mov qword [rdi + 40], r9
    sbb r11, rax
    mov qword [rdi + 64], r11
    add rsp, 88
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_mul_small(p521_fe *r, const p521_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern p521_fe_mul_small_x64
GLOBAL p521_fe_mul_small
align 32
p521_fe_mul_small:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_fe_mul_small_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 72
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
    mulx r12, rbx, qword [rsi + 48]
    adc rbx, rbp
    mulx r13, rbp, qword [rsi + 56]
    adc rbp, r12
    mulx r14, r12, qword [rsi + 64]
    adc r12, r13
    adc r14, 0
    ; q, at most 3 below the quotient of T by the modulus
    mov rsi, r12
    shrd rsi, r14, 9
    ; T - q * p, below 4*p
    mov rdx, rsi
    mov r13, -1
    mov qword [rsp], rdi
    mulx rdi, r15, r13
    mov rsi, r15
    add rsi, rdi
    mov r13, r15
    adc r13, rdi
    mov qword [rsp + 8], r14
    mov r14, r15
    adc r14, rdi
    mov qword [rsp + 16], r12
    mov r12, r15
    adc r12, rdi
    mov qword [rsp + 24], rbp
    mov rbp, r15
    adc rbp, rdi
    mov qword [rsp + 32], rbx
    mov rbx, r15
    adc rbx, rdi
    mov qword [rsp + 40], rbx
    mov rbx, r15
    adc rbx, rdi
    mov qword [rsp + 48], rbx
    mov ebx, 0x1ff
    mov qword [rsp + 56], r11
    mov qword [rsp + 64], rbp
    mulx rbp, r11, rbx
    adc r11, rdi
    adc rbp, 0
    sub r8, r15
    sbb rax, rsi
    sbb r9, r13
    sbb rcx, r14
    sbb r10, r12
    mov rsi, qword [rsp + 56]
    sbb rsi, qword [rsp + 64]
    mov rdi, qword [rsp + 32]
    sbb rdi, qword [rsp + 40]
    mov r12, qword [rsp + 24]
    sbb r12, qword [rsp + 48]
    mov r13, qword [rsp + 16]
    sbb r13, r11
    mov r11, qword [rsp + 8]
    sbb r11, rbp
    ; subtract 2*p where that does not borrow
    mov rbp, r8
    sub rbp, -2
    mov r14, rax
    sbb r14, -1
    mov r15, r9
    sbb r15, -1
    mov rbx, rcx
    sbb rbx, -1
    mov qword [rsp + 8], rcx
    mov rcx, r10
    sbb rcx, -1
    mov qword [rsp + 16], rcx
    mov rcx, rsi
    sbb rcx, -1
    mov qword [rsp + 48], rcx
    mov rcx, rdi
    sbb rcx, -1
    mov qword [rsp + 24], rcx
    mov rcx, r12
    sbb rcx, -1
    mov qword [rsp + 40], rcx
    mov rcx, r13
    sbb rcx, 1023
    mov qword [rsp + 32], rcx
    mov rcx, r11
    sbb rcx, 0
    cmovc rbp, r8
    cmovc r14, rax
    cmovc r15, r9
    cmovc rbx, qword [rsp + 8]
    cmovnc r10, qword [rsp + 16]
    cmovnc rsi, qword [rsp + 48]
    cmovnc rdi, qword [rsp + 24]
    cmovnc r12, qword [rsp + 40]
    cmovnc r13, qword [rsp + 32]
    cmovc rcx, r11
    ; subtract 1*p where that does not borrow
    mov rax, rbp
    sub rax, -1
    mov r8, r14
    sbb r8, -1
    mov r9, r15
    sbb r9, -1
    mov r11, rbx
    sbb r11, -1
    mov qword [rsp + 32], r11
    mov r11, r10
    sbb r11, -1
    mov qword [rsp + 40], r10
    mov r10, rsi
    sbb r10, -1
    mov qword [rsp + 24], r10
    mov r10, rdi
    sbb r10, -1
    mov qword [rsp + 48], r10
    mov r10, r12
    sbb r10, -1
    mov qword [rsp + 16], r10
    mov r10, r13
    sbb r10, 511
    sbb rcx, 0
    cmovc rax, rbp
    mov rcx, qword [rsp]
    mov qword [rcx], rax
    cmovc r8, r14
    mov qword [rcx + 8], r8
    cmovc r9, r15
    mov qword [rcx + 16], r9
    cmovnc rbx, qword [rsp + 32]
    mov qword [rcx + 24], rbx
    cmovc r11, qword [rsp + 40]
    mov qword [rcx + 32], r11
    cmovnc rsi, qword [rsp + 24]
    mov qword [rcx + 40], rsi
    cmovnc rdi, qword [rsp + 48]
    mov qword [rcx + 48], rdi
    cmovnc r12, qword [rsp + 16]
    mov qword [rcx + 56], r12
    cmovc r10, r13
    mov qword [rcx + 64], r10
    add rsp, 72
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_fe_from_bytes(p521_fe *r, const uint8_t b[66])
; r = the big-endian integer b; 0, or -1 and r = 0 when b >= p
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p521_fe_from_bytes
align 32
p521_fe_from_bytes:
    endbr64
    ENTER
    push rbx
    push rbp
    ; bytes to words
    movzx eax, word [rsi]
    bswap rax
    shr rax, 48
    mov rcx, qword [rsi + 58]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    cmp rcx, -1
    mov r8, qword [rsi + 50]
    bswap r8
    mov r9, r8
    sbb r9, -1
    mov r9, qword [rsi + 42]
    bswap r9
    mov r10, r9
    sbb r10, -1
    mov r10, qword [rsi + 34]
    bswap r10
    mov r11, r10
    sbb r11, -1
    mov r11, qword [rsi + 26]
    bswap r11
    mov rdx, r11
    sbb rdx, -1
    mov rdx, qword [rsi + 18]
    bswap rdx
    mov rbx, rdx
    sbb rbx, -1
    mov rbx, qword [rsi + 10]
    bswap rbx
    mov rbp, rbx
    sbb rbp, -1
    mov rbp, qword [rsi + 2]
    bswap rbp
    mov rsi, rbp
    sbb rsi, -1
    mov rsi, rax
    sbb rsi, 511
    sbb rsi, rsi
    and rcx, rsi
    mov qword [rdi], rcx
    and r8, rsi
    mov qword [rdi + 8], r8
    and r9, rsi
    mov qword [rdi + 16], r9
    and r10, rsi
    mov qword [rdi + 24], r10
    and r11, rsi
    mov qword [rdi + 32], r11
    and rdx, rsi
    mov qword [rdi + 40], rdx
    and rbx, rsi
    mov qword [rdi + 48], rbx
    and rbp, rsi
    mov qword [rdi + 56], rbp
    and rax, rsi
    mov qword [rdi + 64], rax
    not rsi
    mov rax, rsi
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_fe_from_bytes_le(p521_fe *r, const uint8_t b[66])
; r = the little-endian integer b; 0, or -1 and r = 0 when b >= p
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p521_fe_from_bytes_le
align 32
p521_fe_from_bytes_le:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    sub rax, -1
    mov rax, qword [rsi + 8]
    sbb rax, -1
    mov rax, qword [rsi + 16]
    sbb rax, -1
    mov rax, qword [rsi + 24]
    sbb rax, -1
    mov rax, qword [rsi + 32]
    sbb rax, -1
    mov rax, qword [rsi + 40]
    sbb rax, -1
    mov rax, qword [rsi + 48]
    sbb rax, -1
    mov rax, qword [rsi + 56]
    sbb rax, -1
    movzx eax, word [rsi + 64]
    sbb rax, 511
    sbb rax, rax
    mov rcx, qword [rsi]
    and rcx, rax
    mov r8, qword [rsi + 8]
    and r8, rax
    mov r9, qword [rsi + 16]
    and r9, rax
    mov r10, qword [rsi + 24]
    and r10, rax
    mov r11, qword [rsi + 32]
    and r11, rax
    mov rdx, qword [rsi + 40]
    and rdx, rax
    mov rbx, qword [rsi + 48]
    and rbx, rax
    mov rbp, qword [rsi + 56]
    and rbp, rax
    movzx r12d, word [rsi + 64]
    and r12, rax
    mov qword [rdi], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi + 16], r9
    mov qword [rdi + 24], r10
    mov qword [rdi + 32], r11
    mov qword [rdi + 40], rdx
    mov qword [rdi + 48], rbx
    mov qword [rdi + 56], rbp
    mov qword [rdi + 64], r12
    not rax
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_to_bytes(uint8_t b[66], const p521_fe *a)
; b = the big-endian integer a
; Requires a < p.
GLOBAL p521_fe_to_bytes
align 32
p521_fe_to_bytes:
    endbr64
    ENTER
    push rbx
    push rbp
    ; words to bytes
    mov rax, qword [rsi]
    bswap rax
    mov rcx, qword [rsi + 8]
    bswap rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov r9, qword [rsi + 24]
    bswap r9
    mov r10, qword [rsi + 32]
    bswap r10
    mov r11, qword [rsi + 40]
    bswap r11
    mov rdx, qword [rsi + 48]
    bswap rdx
    mov rbx, qword [rsi + 56]
    bswap rbx
    mov rbp, qword [rsi + 64]
    shl rbp, 48
    bswap rbp
    mov qword [rdi + 58], rax
    mov qword [rdi + 50], rcx
    mov qword [rdi + 42], r8
    mov qword [rdi + 34], r9
    mov qword [rdi + 26], r10
    mov qword [rdi + 18], r11
    mov qword [rdi + 10], rdx
    mov qword [rdi + 2], rbx
    mov word [rdi], bp
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_to_bytes_le(uint8_t b[66], const p521_fe *a)
; b = the little-endian integer a
; Requires a < p.
GLOBAL p521_fe_to_bytes_le
align 32
p521_fe_to_bytes_le:
    endbr64
    ENTER
    push rbx
    push rbp
    mov rax, qword [rsi]
    mov rcx, qword [rsi + 8]
    mov r8, qword [rsi + 16]
    mov r9, qword [rsi + 24]
    mov r10, qword [rsi + 32]
    mov r11, qword [rsi + 40]
    mov rdx, qword [rsi + 48]
    mov rbx, qword [rsi + 56]
    mov rbp, qword [rsi + 64]
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    mov qword [rdi + 48], rdx
    mov qword [rdi + 56], rbx
    mov word [rdi + 64], bp
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_select(p521_fe *r, uint64_t mask, const p521_fe *a, const p521_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p521_fe_select
align 32
p521_fe_select:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
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
    mov rbx, qword [rcx + 48]
    cmovc rbx, qword [rdx + 48]
    mov rbp, qword [rcx + 56]
    cmovc rbp, qword [rdx + 56]
    mov r12, qword [rcx + 64]
    cmovc r12, qword [rdx + 64]
    mov qword [rdi], rsi
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    mov qword [rdi + 48], rbx
    mov qword [rdi + 56], rbp
    mov qword [rdi + 64], r12
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_cswap(uint64_t mask, p521_fe *a, p521_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL p521_fe_cswap
align 32
p521_fe_cswap:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
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
    and r11, rdi
    mov rbx, qword [rsi + 48]
    xor rbx, qword [rdx + 48]
    and rbx, rdi
    mov rbp, qword [rsi + 56]
    xor rbp, qword [rdx + 56]
    and rbp, rdi
    mov r12, qword [rsi + 64]
    xor r12, qword [rdx + 64]
    and rdi, r12
    mov r12, qword [rsi]
    xor r12, rax
    mov r13, qword [rsi + 8]
    xor r13, rcx
    mov r14, qword [rsi + 16]
    xor r14, r8
    mov r15, qword [rsi + 24]
    xor r15, r9
    mov qword [rsp], r12
    mov r12, qword [rsi + 32]
    xor r12, r10
    mov qword [rsp + 8], r12
    mov r12, qword [rsi + 40]
    xor r12, r11
    mov qword [rsp + 16], r12
    mov r12, qword [rsi + 48]
    xor r12, rbx
    mov qword [rsp + 24], r12
    mov r12, qword [rsi + 56]
    xor r12, rbp
    mov qword [rsp + 32], r12
    mov r12, qword [rsi + 64]
    xor r12, rdi
    xor rax, qword [rdx]
    xor rcx, qword [rdx + 8]
    xor r8, qword [rdx + 16]
    xor r9, qword [rdx + 24]
    xor r10, qword [rdx + 32]
    xor r11, qword [rdx + 40]
    xor rbx, qword [rdx + 48]
    xor rbp, qword [rdx + 56]
    xor rdi, qword [rdx + 64]
    mov qword [rsp + 40], rax
    mov rax, qword [rsp]
    mov qword [rsi], rax
    mov qword [rsi + 8], r13
    mov qword [rsi + 16], r14
    mov qword [rsi + 24], r15
    mov rax, qword [rsp + 8]
    mov qword [rsi + 32], rax
    mov rax, qword [rsp + 16]
    mov qword [rsi + 40], rax
    mov rax, qword [rsp + 24]
    mov qword [rsi + 48], rax
    mov rax, qword [rsp + 32]
    mov qword [rsi + 56], rax
    mov qword [rsi + 64], r12
    mov rax, qword [rsp + 40]
    mov qword [rdx], rax
    mov qword [rdx + 8], rcx
    mov qword [rdx + 16], r8
    mov qword [rdx + 24], r9
    mov qword [rdx + 32], r10
    mov qword [rdx + 40], r11
    mov qword [rdx + 48], rbx
    mov qword [rdx + 56], rbp
    mov qword [rdx + 64], rdi
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p521_fe_is_zero(const p521_fe *a)
; all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL p521_fe_is_zero
align 32
p521_fe_is_zero:
    endbr64
    ENTER
    ; gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rdi]
    or rax, qword [rdi + 8]
    or rax, qword [rdi + 16]
    or rax, qword [rdi + 24]
    or rax, qword [rdi + 32]
    or rax, qword [rdi + 40]
    or rax, qword [rdi + 48]
    or rax, qword [rdi + 56]
    or rax, qword [rdi + 64]
    cmp rax, 1
    sbb rax, rax
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p521_fe_eq(const p521_fe *a, const p521_fe *b)
; all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL p521_fe_eq
align 32
p521_fe_eq:
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
    mov rcx, qword [rdi + 48]
    xor rcx, qword [rsi + 48]
    or rax, rcx
    mov rcx, qword [rdi + 56]
    xor rcx, qword [rsi + 56]
    or rax, rcx
    mov rcx, qword [rdi + 64]
    xor rcx, qword [rsi + 64]
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
%endif
