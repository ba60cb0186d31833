; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; integers modulo the group order n, x86-64 with BMI2 and ADX
;
; n =
;     0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409,
;     9 words of 64 bits, W = 2^64
; In Montgomery form: the element a is stored as a * 2^576 mod n.
; Products are reduced by Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications.
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P521_EXPORT
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
%ifdef P521_EXPORT
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

extern p521_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p521_sc_add(p521_sc *r, const p521_sc *a, const p521_sc *b)
; r = a + b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p521_sc_add
align 32
p521_sc_add:
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
    mov rdx, 0xbb6fb71e91386409
    sub rsi, rdx
    mov rdx, rcx
    mov r13, 0x3bb5c9b8899c47ae
    sbb rdx, r13
    mov r13, r8
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, r9
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, r10
    sbb r15, -6
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
; void p521_sc_sub(p521_sc *r, const p521_sc *a, const p521_sc *b)
; r = a - b mod n
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p521_sc_sub
align 32
p521_sc_sub:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    mov r13, 0xbb6fb71e91386409
    and rdx, r13
    mov r13, rsi
    mov r14, 0x3bb5c9b8899c47ae
    and r13, r14
    mov r14, rsi
    mov r15, 0x7fcc0148f709a5d0
    and r14, r15
    mov r15, rsi
    mov qword [rsp], r12
    mov r12, 0x51868783bf2f966b
    and r15, r12
    mov r12, rsi
    and r12, -6
    mov qword [rsp + 8], rbp
    mov rbp, rsi
    and rbp, 511
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, r13
    mov qword [rdi + 8], rcx
    adc r8, r14
    mov qword [rdi + 16], r8
    adc r9, r15
    mov qword [rdi + 24], r9
    adc r10, r12
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    adc rbx, rsi
    mov qword [rdi + 48], rbx
    adc rsi, qword [rsp + 8]
    mov qword [rdi + 56], rsi
    adc rbp, qword [rsp]
    mov qword [rdi + 64], rbp
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_neg(p521_sc *r, const p521_sc *a)
; r = -a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p521_sc_neg
align 32
p521_sc_neg:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
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
    mov edx, 0
    sbb rdx, qword [rsi + 48]
    mov ebx, 0
    sbb rbx, qword [rsi + 56]
    mov ebp, 0
    sbb rbp, qword [rsi + 64]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov r12, rsi
    mov r13, 0xbb6fb71e91386409
    and r12, r13
    mov r13, rsi
    mov r14, 0x3bb5c9b8899c47ae
    and r13, r14
    mov r14, rsi
    mov r15, 0x7fcc0148f709a5d0
    and r14, r15
    mov r15, rsi
    mov qword [rsp], rbp
    mov rbp, 0x51868783bf2f966b
    and r15, rbp
    mov rbp, rsi
    and rbp, -6
    mov qword [rsp + 8], rbx
    mov rbx, rsi
    and rbx, 511
    add rax, r12
    mov qword [rdi], rax
    adc rcx, r13
    mov qword [rdi + 8], rcx
    adc r8, r14
    mov qword [rdi + 16], r8
    adc r9, r15
    mov qword [rdi + 24], r9
    adc r10, rbp
    mov qword [rdi + 32], r10
    adc r11, rsi
    mov qword [rdi + 40], r11
    adc rdx, rsi
    mov qword [rdi + 48], rdx
    adc rsi, qword [rsp + 8]
    mov qword [rdi + 56], rsi
    adc rbx, qword [rsp]
    mov qword [rdi + 64], rbx
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_dbl(p521_sc *r, const p521_sc *a)
; r = 2*a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p521_sc_dbl
align 32
p521_sc_dbl:
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
    mov r12, 0xbb6fb71e91386409
    sub rsi, r12
    mov r12, rcx
    mov r13, 0x3bb5c9b8899c47ae
    sbb r12, r13
    mov r13, r8
    mov r14, 0x7fcc0148f709a5d0
    sbb r13, r14
    mov r14, r9
    mov r15, 0x51868783bf2f966b
    sbb r14, r15
    mov r15, r10
    sbb r15, -6
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
; void p521_sc_half(p521_sc *r, const p521_sc *a)
; 2*r = a mod n
; Requires a < n.
; Ensures r < n.
GLOBAL p521_sc_half
align 32
p521_sc_half:
    endbr64
    ENTER
    push rbx
    push rbp
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xbb6fb71e91386409
    and rcx, r8
    mov r8, rax
    mov r9, 0x3bb5c9b8899c47ae
    and r8, r9
    mov r9, rax
    mov r10, 0x7fcc0148f709a5d0
    and r9, r10
    mov r10, rax
    mov r11, 0x51868783bf2f966b
    and r10, r11
    mov r11, rax
    and r11, -6
    mov rdx, rax
    and rdx, 511
    add rcx, qword [rsi]
    adc r8, qword [rsi + 8]
    adc r9, qword [rsi + 16]
    adc r10, qword [rsi + 24]
    adc r11, qword [rsi + 32]
    mov rbx, qword [rsi + 40]
    adc rbx, rax
    mov rbp, qword [rsi + 48]
    adc rbp, rax
    adc rax, qword [rsi + 56]
    adc rdx, qword [rsi + 64]
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, r9, 1
    mov qword [rdi + 8], r8
    shrd r9, r10, 1
    mov qword [rdi + 16], r9
    shrd r10, r11, 1
    mov qword [rdi + 24], r10
    shrd r11, rbx, 1
    mov qword [rdi + 32], r11
    shrd rbx, rbp, 1
    mov qword [rdi + 40], rbx
    shrd rbp, rax, 1
    mov qword [rdi + 48], rbp
    shrd rax, rdx, 1
    mov qword [rdi + 56], rax
    shr rdx, 1
    mov qword [rdi + 64], rdx
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_mul(p521_sc *r, const p521_sc *a, const p521_sc *b)
; r = a * b mod n
; Requires a < n, b < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p521_sc_mul_x64
GLOBAL p521_sc_mul
align 32
p521_sc_mul:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
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
    mulx r13, rbp, qword [rsi + 48]
    adc rbp, r12
    mulx r14, r12, qword [rsi + 56]
    adc r12, r13
    mulx r15, r13, qword [rsi + 64]
    adc r13, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mov qword [rsp], rdi
    mulx rdi, r14, qword [rsi]
    mov qword [rsp + 8], r9
    xor r9d, r9d
    adcx rcx, r14
    mov qword [rsp + 16], rcx
    mulx rcx, r14, qword [rsi + 8]
    adcx r10, r14
    adox r10, rdi
    mulx r14, rdi, qword [rsi + 16]
    adcx r8, rdi
    adox r8, rcx
    mulx rdi, rcx, qword [rsi + 24]
    adcx r11, rcx
    adox r11, r14
    mulx r14, rcx, qword [rsi + 32]
    adcx rbx, rcx
    adox rbx, rdi
    mulx rdi, rcx, qword [rsi + 40]
    adcx rbp, rcx
    adox rbp, r14
    mulx r14, rcx, qword [rsi + 48]
    adcx r12, rcx
    adox r12, rdi
    mulx rdi, rcx, qword [rsi + 56]
    adcx r13, rcx
    adox r13, r14
    mulx r14, rcx, qword [rsi + 64]
    adcx r15, rcx
    adox r15, rdi
    adcx r9, r9
    adox r9, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx rdi, rcx, qword [rsi]
    xor r14d, r14d
    adcx r10, rcx
    mov qword [rsp + 24], r10
    mulx r10, rcx, qword [rsi + 8]
    adcx r8, rcx
    adox r8, rdi
    mulx rdi, rcx, qword [rsi + 16]
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, qword [rsi + 24]
    adcx rbx, rcx
    adox rbx, rdi
    mulx rdi, rcx, qword [rsi + 32]
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, qword [rsi + 40]
    adcx r12, rcx
    adox r12, rdi
    mulx rdi, rcx, qword [rsi + 48]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, qword [rsi + 56]
    adcx r15, rcx
    adox r15, rdi
    mulx rdi, rcx, qword [rsi + 64]
    adcx r9, rcx
    adox r9, r10
    adcx r14, r14
    adox r14, rdi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rax + 24]
    mulx r10, rcx, qword [rsi]
    xor edi, edi
    adcx r8, rcx
    mov qword [rsp + 32], r8
    mulx r8, rcx, qword [rsi + 8]
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, qword [rsi + 16]
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, qword [rsi + 24]
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, qword [rsi + 32]
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, qword [rsi + 40]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, qword [rsi + 48]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsi + 56]
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, qword [rsi + 64]
    adcx r14, rcx
    adox r14, r8
    adcx rdi, rdi
    adox rdi, r10
    ; product, row 4: + a * b[4] * W^4
    mov rdx, qword [rax + 32]
    mulx r8, rcx, qword [rsi]
    xor r10d, r10d
    adcx r11, rcx
    mov qword [rsp + 40], r11
    mulx r11, rcx, qword [rsi + 8]
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx rbp, rcx
    adox rbp, r11
    mulx r11, rcx, qword [rsi + 24]
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, qword [rsi + 32]
    adcx r13, rcx
    adox r13, r11
    mulx r11, rcx, qword [rsi + 40]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsi + 48]
    adcx r9, rcx
    adox r9, r11
    mulx r11, rcx, qword [rsi + 56]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsi + 64]
    adcx rdi, rcx
    adox rdi, r11
    adcx r10, r10
    adox r10, r8
    ; product, row 5: + a * b[5] * W^5
    mov rdx, qword [rax + 40]
    mulx r8, rcx, qword [rsi]
    xor r11d, r11d
    adcx rbx, rcx
    mov qword [rsp + 48], rbx
    mulx rbx, rcx, qword [rsi + 8]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx r12, rcx
    adox r12, rbx
    mulx rbx, rcx, qword [rsi + 24]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [rsi + 32]
    adcx r15, rcx
    adox r15, rbx
    mulx rbx, rcx, qword [rsi + 40]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rsi + 48]
    adcx r14, rcx
    adox r14, rbx
    mulx rbx, rcx, qword [rsi + 56]
    adcx rdi, rcx
    adox rdi, r8
    mulx r8, rcx, qword [rsi + 64]
    adcx r10, rcx
    adox r10, rbx
    adcx r11, r11
    adox r11, r8
    ; product, row 6: + a * b[6] * W^6
    mov rdx, qword [rax + 48]
    mulx r8, rcx, qword [rsi]
    xor ebx, ebx
    adcx rbp, rcx
    mov qword [rsp + 56], rbp
    mulx rbp, rcx, qword [rsi + 8]
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx r13, rcx
    adox r13, rbp
    mulx rbp, rcx, qword [rsi + 24]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsi + 32]
    adcx r9, rcx
    adox r9, rbp
    mulx rbp, rcx, qword [rsi + 40]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsi + 48]
    adcx rdi, rcx
    adox rdi, rbp
    mulx rbp, rcx, qword [rsi + 56]
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, qword [rsi + 64]
    adcx r11, rcx
    adox r11, rbp
    adcx rbx, rbx
    adox rbx, r8
    ; product, row 7: + a * b[7] * W^7
    mov rdx, qword [rax + 56]
    mulx r8, rcx, qword [rsi]
    xor ebp, ebp
    adcx r12, rcx
    mov qword [rsp + 64], r12
    mulx r12, rcx, qword [rsi + 8]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx r15, rcx
    adox r15, r12
    mulx r12, rcx, qword [rsi + 24]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rsi + 32]
    adcx r14, rcx
    adox r14, r12
    mulx r12, rcx, qword [rsi + 40]
    adcx rdi, rcx
    adox rdi, r8
    mulx r8, rcx, qword [rsi + 48]
    adcx r10, rcx
    adox r10, r12
    mulx r12, rcx, qword [rsi + 56]
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, qword [rsi + 64]
    adcx rbx, rcx
    adox rbx, r12
    adcx rbp, rbp
    adox rbp, r8
    ; product, row 8: + a * b[8] * W^8
    mov rdx, qword [rax + 64]
    mulx r8, rcx, qword [rsi]
    xor r12d, r12d
    adcx r13, rcx
    mov qword [rsp + 72], r13
    mulx r13, rcx, qword [rsi + 8]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx r9, rcx
    adox r9, r13
    mulx r13, rcx, qword [rsi + 24]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsi + 32]
    adcx rdi, rcx
    adox rdi, r13
    mulx r13, rcx, qword [rsi + 40]
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, qword [rsi + 48]
    adcx r11, rcx
    adox r11, r13
    mulx r13, rcx, qword [rsi + 56]
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, qword [rsi + 64]
    adcx rbp, rcx
    adox rbp, r13
    adcx r12, r12
    adox r12, r8
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsp + 8]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xc44a36477663b851
    mulx r13, rsi, r8
    mov rax, 0x449048e16ec79bf7
    mov qword [rsp + 8], r12
    mulx r12, r12, rax
    add rsi, r12
    mov r12, 0x8033feb708f65a2f
    mov qword [rsp + 80], rbp
    mov qword [rsp + 88], rbx
    mulx rbx, rbp, r12
    adc rbp, r13
    mov r13, 0xae79787c40d06994
    mov qword [rsp + 96], r11
    mov qword [rsp + 104], r10
    mulx r10, r11, r13
    adc r11, rbx
    mov ebx, 5
    mov qword [rsp + 112], rdi
    mov qword [rsp + 120], r14
    mulx r14, rdi, rbx
    adc rdi, r10
    adc r14, 0
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 128], r9
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 136], r15
    mov r15, -512
    mulx r13, rbx, r15
    adc rbx, 0
    adc r13, 0
    mov r15, qword [rsp + 16]
    sub r15, rsi
    mov rsi, qword [rsp + 24]
    sbb rsi, rbp
    mov rbp, qword [rsp + 32]
    sbb rbp, r11
    mov r11, qword [rsp + 40]
    sbb r11, rdi
    mov rdi, qword [rsp + 48]
    sbb rdi, r14
    mov r14, qword [rsp + 56]
    sbb r14, r10
    mov r10, qword [rsp + 64]
    sbb r10, r9
    mov r9, qword [rsp + 72]
    sbb r9, rbx
    sbb rdx, r13
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r15, rcx
    mov rbx, rdx
    mov rdx, r15
    mulx rcx, r13, r8
    mulx r15, r15, rax
    add r13, r15
    mulx rax, r15, r12
    adc r15, rcx
    mov rcx, 0xae79787c40d06994
    mulx r8, r12, rcx
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 72], rbx
    mulx rbx, rcx, rax
    adc rcx, r8
    adc rbx, 0
    mov r8d, 0
    adc r8, r8
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 64], rax
    mov rax, -512
    mov qword [rsp + 56], r9
    mov qword [rsp + 48], r8
    mulx r8, r9, rax
    adc r9, 0
    adc r8, 0
    sub rsi, r13
    sbb rbp, r15
    sbb r11, r12
    sbb rdi, rcx
    sbb r14, rbx
    sbb r10, qword [rsp + 48]
    mov rcx, qword [rsp + 56]
    sbb rcx, qword [rsp + 64]
    mov rbx, qword [rsp + 72]
    sbb rbx, r9
    sbb rdx, r8
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, 0x1d2f5ccd79a995c7
    imul rsi, r8
    mov r9, rdx
    mov rdx, rsi
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rsi, 0x449048e16ec79bf7
    mulx r12, r12, rsi
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx r8, rsi, r12
    adc rsi, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r9
    mulx r9, r12, r15
    adc r12, r8
    mov r8d, 5
    mov qword [rsp + 64], rbx
    mulx rbx, r15, r8
    adc r15, r9
    adc rbx, 0
    mov r9d, 0
    adc r9, r9
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 56], r8
    mov qword [rsp + 48], rcx
    mulx rcx, r8, rax
    adc r8, 0
    adc rcx, 0
    sub rbp, r13
    sbb r11, rsi
    sbb rdi, r12
    sbb r14, r15
    sbb r10, rbx
    mov rsi, qword [rsp + 48]
    sbb rsi, r9
    mov r9, qword [rsp + 64]
    sbb r9, qword [rsp + 56]
    mov rbx, qword [rsp + 72]
    sbb rbx, r8
    sbb rdx, rcx
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rbp, rcx
    mov r8, rdx
    mov rdx, rbp
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rbp, 0x449048e16ec79bf7
    mulx r12, r12, rbp
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rbp, r12
    adc rbp, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r8
    mulx r8, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 56], rbx
    mulx rbx, r15, rcx
    adc r15, r8
    adc rbx, 0
    mov r8d, 0
    adc r8, r8
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 64], rcx
    mov qword [rsp + 48], r8
    mulx r8, rcx, rax
    adc rcx, 0
    adc r8, 0
    sub r11, r13
    sbb rdi, rbp
    sbb r14, r12
    sbb r10, r15
    sbb rsi, rbx
    sbb r9, qword [rsp + 48]
    mov rbx, qword [rsp + 56]
    sbb rbx, qword [rsp + 64]
    mov rbp, qword [rsp + 72]
    sbb rbp, rcx
    sbb rdx, r8
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r11, rcx
    mov r8, rdx
    mov rdx, r11
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov r11, 0x449048e16ec79bf7
    mulx r12, r12, r11
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r11, r12
    adc r11, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r8
    mulx r8, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 64], rbp
    mulx rbp, r15, rcx
    adc r15, r8
    adc rbp, 0
    mov r8d, 0
    adc r8, r8
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 56], rcx
    mov qword [rsp + 48], r8
    mulx r8, rcx, rax
    adc rcx, 0
    adc r8, 0
    sub rdi, r13
    sbb r14, r11
    sbb r10, r12
    sbb rsi, r15
    sbb r9, rbp
    sbb rbx, qword [rsp + 48]
    mov r11, qword [rsp + 64]
    sbb r11, qword [rsp + 56]
    mov rbp, qword [rsp + 72]
    sbb rbp, rcx
    sbb rdx, r8
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rdi, rcx
    mov r8, rdx
    mov rdx, rdi
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rdi, 0x449048e16ec79bf7
    mulx r12, r12, rdi
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rdi, r12
    adc rdi, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r8
    mulx r8, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 56], rbp
    mulx rbp, r15, rcx
    adc r15, r8
    adc rbp, 0
    mov r8d, 0
    adc r8, r8
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 64], rcx
    mov qword [rsp + 48], r8
    mulx r8, rcx, rax
    adc rcx, 0
    adc r8, 0
    sub r14, r13
    sbb r10, rdi
    sbb rsi, r12
    sbb r9, r15
    sbb rbx, rbp
    sbb r11, qword [rsp + 48]
    mov rdi, qword [rsp + 56]
    sbb rdi, qword [rsp + 64]
    mov rbp, qword [rsp + 72]
    sbb rbp, rcx
    sbb rdx, r8
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r14, rcx
    mov r8, rdx
    mov rdx, r14
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov r14, 0x449048e16ec79bf7
    mulx r12, r12, r14
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r14, r12
    adc r14, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r8
    mulx r8, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 64], rbp
    mulx rbp, r15, rcx
    adc r15, r8
    adc rbp, 0
    mov r8d, 0
    adc r8, r8
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 56], rcx
    mov qword [rsp + 48], r8
    mulx r8, rcx, rax
    adc rcx, 0
    adc r8, 0
    sub r10, r13
    sbb rsi, r14
    sbb r9, r12
    sbb rbx, r15
    sbb r11, rbp
    sbb rdi, qword [rsp + 48]
    mov rbp, qword [rsp + 64]
    sbb rbp, qword [rsp + 56]
    mov r12, qword [rsp + 72]
    sbb r12, rcx
    sbb rdx, r8
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r10, rcx
    mov r8, rdx
    mov rdx, r10
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov r10, 0x449048e16ec79bf7
    mulx r13, r13, r10
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx rcx, r10, r13
    adc r10, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 72], r8
    mulx r8, r13, r15
    adc r13, rcx
    mov ecx, 5
    mov qword [rsp + 56], r12
    mulx r12, r15, rcx
    adc r15, r8
    adc r12, 0
    mov r8d, 0
    adc r8, r8
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 64], rcx
    mov qword [rsp + 48], r8
    mulx r8, rcx, rax
    adc rcx, 0
    adc r8, 0
    sub rsi, r14
    sbb r9, r10
    sbb rbx, r13
    sbb r11, r15
    sbb rdi, r12
    sbb rbp, qword [rsp + 48]
    mov r10, qword [rsp + 56]
    sbb r10, qword [rsp + 64]
    mov r12, qword [rsp + 72]
    sbb r12, rcx
    sbb rdx, r8
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rsi, rcx
    mov rcx, rdx
    mov rdx, rsi
    mov r8, 0xc44a36477663b851
    mulx r13, r8, r8
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add r8, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx rsi, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 72], rcx
    mulx rcx, r15, r15
    adc r15, rsi
    adc rcx, 0
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 64], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 56], r12
    mulx r12, rax, rax
    adc rax, 0
    adc r12, 0
    sub r9, r8
    sbb rbx, r14
    sbb r11, r13
    sbb rdi, r15
    sbb rbp, rcx
    sbb r10, rsi
    mov rcx, qword [rsp + 64]
    sbb rcx, qword [rsp + 56]
    mov r8, qword [rsp + 72]
    sbb r8, rax
    sbb rdx, r12
    ; add the high half; the sum is below 2*p
    add r9, qword [rsp + 136]
    adc rbx, qword [rsp + 128]
    adc r11, qword [rsp + 120]
    adc rdi, qword [rsp + 112]
    adc rbp, qword [rsp + 104]
    adc r10, qword [rsp + 96]
    adc rcx, qword [rsp + 88]
    adc r8, qword [rsp + 80]
    adc rdx, qword [rsp + 8]
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, r9
    mov rsi, 0xbb6fb71e91386409
    sub rax, rsi
    mov rsi, rbx
    mov r12, 0x3bb5c9b8899c47ae
    sbb rsi, r12
    mov r12, r11
    mov r13, 0x7fcc0148f709a5d0
    sbb r12, r13
    mov r13, rdi
    mov r14, 0x51868783bf2f966b
    sbb r13, r14
    mov r14, rbp
    sbb r14, -6
    mov r15, r10
    sbb r15, -1
    mov qword [rsp + 8], r10
    mov r10, rcx
    sbb r10, -1
    mov qword [rsp + 80], rcx
    mov rcx, r8
    sbb rcx, -1
    mov qword [rsp + 88], rcx
    mov rcx, rdx
    sbb rcx, 511
    cmovc rax, r9
    mov r9, qword [rsp]
    mov qword [r9], rax
    cmovc rsi, rbx
    mov qword [r9 + 8], rsi
    cmovc r12, r11
    mov qword [r9 + 16], r12
    cmovc r13, rdi
    mov qword [r9 + 24], r13
    cmovc r14, rbp
    mov qword [r9 + 32], r14
    cmovc r15, qword [rsp + 8]
    mov qword [r9 + 40], r15
    cmovc r10, qword [rsp + 80]
    mov qword [r9 + 48], r10
    cmovnc r8, qword [rsp + 88]
    mov qword [r9 + 56], r8
    cmovc rcx, rdx
    mov qword [r9 + 64], rcx
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_sqr(p521_sc *r, const p521_sc *a)
; r = a^2 mod n
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p521_sc_sqr_x64
GLOBAL p521_sc_sqr
align 32
p521_sc_sqr:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 112
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
    mulx rbp, r11, qword [rsi + 48]
    adc r11, rbx
    mulx r12, rbx, qword [rsi + 56]
    adc rbx, rbp
    mulx r13, rbp, qword [rsi + 64]
    adc rbp, r12
    adc r13, 0
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx r14, r12, qword [rsi + 16]
    xor r15d, r15d
    adcx r9, r12
    mov qword [rsp], rdi
    mulx rdi, r12, qword [rsi + 24]
    adcx rcx, r12
    adox rcx, r14
    mulx r14, r12, qword [rsi + 32]
    adcx r10, r12
    adox r10, rdi
    mulx r12, rdi, qword [rsi + 40]
    adcx r11, rdi
    adox r11, r14
    mulx r14, rdi, qword [rsi + 48]
    adcx rbx, rdi
    adox rbx, r12
    mulx r12, rdi, qword [rsi + 56]
    adcx rbp, rdi
    adox rbp, r14
    mulx r14, rdi, qword [rsi + 64]
    adcx r13, rdi
    adox r13, r12
    adcx r15, r15
    adox r15, r14
    ; square, products of a[2] with the words above it
    mov rdx, qword [rsi + 16]
    mulx r12, rdi, qword [rsi + 24]
    xor r14d, r14d
    adcx r10, rdi
    mov qword [rsp + 8], r10
    mulx r10, rdi, qword [rsi + 32]
    adcx r11, rdi
    adox r11, r12
    mulx r12, rdi, qword [rsi + 40]
    adcx rbx, rdi
    adox rbx, r10
    mulx rdi, r10, qword [rsi + 48]
    adcx rbp, r10
    adox rbp, r12
    mulx r12, r10, qword [rsi + 56]
    adcx r13, r10
    adox r13, rdi
    mulx rdi, r10, qword [rsi + 64]
    adcx r15, r10
    adox r15, r12
    adcx r14, r14
    adox r14, rdi
    ; square, products of a[3] with the words above it
    mov rdx, qword [rsi + 24]
    mulx rdi, r10, qword [rsi + 32]
    xor r12d, r12d
    adcx rbx, r10
    mov qword [rsp + 16], rbx
    mulx rbx, r10, qword [rsi + 40]
    adcx rbp, r10
    adox rbp, rdi
    mulx rdi, r10, qword [rsi + 48]
    adcx r13, r10
    adox r13, rbx
    mulx rbx, r10, qword [rsi + 56]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsi + 64]
    adcx r14, r10
    adox r14, rbx
    adcx r12, r12
    adox r12, rdi
    ; square, products of a[4] with the words above it
    mov rdx, qword [rsi + 32]
    mulx rdi, r10, qword [rsi + 40]
    xor ebx, ebx
    adcx r13, r10
    mov qword [rsp + 24], r13
    mulx r13, r10, qword [rsi + 48]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsi + 56]
    adcx r14, r10
    adox r14, r13
    mulx r13, r10, qword [rsi + 64]
    adcx r12, r10
    adox r12, rdi
    adcx rbx, rbx
    adox rbx, r13
    ; square, products of a[5] with the words above it
    mov rdx, qword [rsi + 40]
    mulx rdi, r10, qword [rsi + 48]
    xor r13d, r13d
    adcx r14, r10
    mov qword [rsp + 32], r14
    mulx r14, r10, qword [rsi + 56]
    adcx r12, r10
    adox r12, rdi
    mulx rdi, r10, qword [rsi + 64]
    adcx rbx, r10
    adox rbx, r14
    adcx r13, r13
    adox r13, rdi
    ; square, products of a[6] with the words above it
    mov rdx, qword [rsi + 48]
    mulx rdi, r10, qword [rsi + 56]
    add rbx, r10
    mulx r14, r10, qword [rsi + 64]
    adc r13, r10
    mov r10d, 0
    adc r10, r10
    add r13, rdi
    adc r10, r14
    ; square, products of a[7] with the words above it
    mov rdx, qword [rsi + 56]
    mulx r14, rdi, qword [rsi + 64]
    add r10, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, r14
    ; square: double the cross products
    xor r14d, r14d
    adcx r8, r8
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mov qword [rsp + 40], rdi
    mulx rdi, r14, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mov qword [rsp + 48], r8
    mulx r8, rdi, rdx
    adox rax, rdi
    adcx r9, r9
    adox r9, r8
    adcx rcx, rcx
    mov rdx, qword [rsi + 16]
    mulx rdi, r8, rdx
    adox rcx, r8
    mov r8, qword [rsp + 8]
    adcx r8, r8
    adox r8, rdi
    adcx r11, r11
    mov rdx, qword [rsi + 24]
    mov qword [rsp + 8], r8
    mulx r8, rdi, rdx
    adox r11, rdi
    mov rdi, qword [rsp + 16]
    adcx rdi, rdi
    adox rdi, r8
    adcx rbp, rbp
    mov rdx, qword [rsi + 32]
    mov qword [rsp + 16], rdi
    mulx rdi, r8, rdx
    adox rbp, r8
    mov r8, qword [rsp + 24]
    adcx r8, r8
    adox r8, rdi
    adcx r15, r15
    mov rdx, qword [rsi + 40]
    mov qword [rsp + 24], r8
    mulx r8, rdi, rdx
    adox r15, rdi
    mov rdi, qword [rsp + 32]
    adcx rdi, rdi
    adox rdi, r8
    adcx r12, r12
    mov rdx, qword [rsi + 48]
    mov qword [rsp + 32], rdi
    mulx rdi, r8, rdx
    adox r12, r8
    adcx rbx, rbx
    adox rbx, rdi
    adcx r13, r13
    mov rdx, qword [rsi + 56]
    mulx rdi, r8, rdx
    adox r13, r8
    adcx r10, r10
    adox r10, rdi
    mov r8, qword [rsp + 40]
    adcx r8, r8
    mov rdx, qword [rsi + 64]
    mov qword [rsp + 40], r10
    mulx r10, rdi, rdx
    adox r8, rdi
    mov esi, 0
    adcx rsi, rsi
    adox rsi, r10
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul r14, r10
    mov rdx, r14
    mov rdi, 0xc44a36477663b851
    mov qword [rsp + 56], rsi
    mov qword [rsp + 64], r8
    mulx r8, rsi, rdi
    mov r14, 0x449048e16ec79bf7
    mov qword [rsp + 72], r13
    mulx r13, r13, r14
    add rsi, r13
    mov r13, 0x8033feb708f65a2f
    mov qword [rsp + 80], rbx
    mov qword [rsp + 88], r12
    mulx r12, rbx, r13
    adc rbx, r8
    mov r8, 0xae79787c40d06994
    mov qword [rsp + 96], r15
    mulx r13, r15, r8
    adc r15, r12
    mov r12d, 5
    mulx r14, r8, r12
    adc r8, r13
    adc r14, 0
    mov r13d, 0
    adc r13, r13
    mov r12d, 0
    adc r12, r12
    mov rdi, -512
    mov qword [rsp + 104], rbp
    mulx rbp, r10, rdi
    adc r10, 0
    adc rbp, 0
    mov rdi, qword [rsp + 48]
    sub rdi, rsi
    sbb rax, rbx
    sbb r9, r15
    sbb rcx, r8
    mov r8, qword [rsp + 8]
    sbb r8, r14
    sbb r11, r13
    mov rsi, qword [rsp + 16]
    sbb rsi, r12
    mov rbx, qword [rsp + 104]
    sbb rbx, r10
    sbb rdx, rbp
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rdi, r10
    mov rbp, rdx
    mov rdx, rdi
    mov r12, 0xc44a36477663b851
    mulx r14, r13, r12
    mov r15, 0x449048e16ec79bf7
    mulx rdi, rdi, r15
    add r13, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx r12, r15, rdi
    adc r15, r14
    mov r14, 0xae79787c40d06994
    mulx r10, rdi, r14
    adc rdi, r12
    mov r12d, 5
    mov qword [rsp + 104], rbp
    mulx rbp, r14, r12
    adc r14, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 16], rbx
    mov rbx, -512
    mov qword [rsp + 8], r12
    mov qword [rsp + 48], r10
    mulx r10, r12, rbx
    adc r12, 0
    adc r10, 0
    sub rax, r13
    sbb r9, r15
    sbb rcx, rdi
    sbb r8, r14
    sbb r11, rbp
    sbb rsi, qword [rsp + 48]
    mov rdi, qword [rsp + 16]
    sbb rdi, qword [rsp + 8]
    mov rbp, qword [rsp + 104]
    sbb rbp, r12
    sbb rdx, r10
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rax, r10
    mov r12, rdx
    mov rdx, rax
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov rax, 0x449048e16ec79bf7
    mulx r13, r13, rax
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r10, rax, r13
    adc rax, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], r12
    mulx r12, r13, r15
    adc r13, r10
    mov r10d, 5
    mov qword [rsp + 8], rbp
    mulx rbp, r15, r10
    adc r15, r12
    adc rbp, 0
    mov r12d, 0
    adc r12, r12
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 16], r10
    mov qword [rsp + 48], rdi
    mulx rdi, r10, rbx
    adc r10, 0
    adc rdi, 0
    sub r9, r14
    sbb rcx, rax
    sbb r8, r13
    sbb r11, r15
    sbb rsi, rbp
    mov rax, qword [rsp + 48]
    sbb rax, r12
    mov rbp, qword [rsp + 8]
    sbb rbp, qword [rsp + 16]
    mov r12, qword [rsp + 104]
    sbb r12, r10
    sbb rdx, rdi
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul r9, r10
    mov rdi, rdx
    mov rdx, r9
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov r9, 0x449048e16ec79bf7
    mulx r13, r13, r9
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r10, r9, r13
    adc r9, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], rdi
    mulx rdi, r13, r15
    adc r13, r10
    mov r10d, 5
    mov qword [rsp + 16], r12
    mulx r12, r15, r10
    adc r15, rdi
    adc r12, 0
    mov edi, 0
    adc rdi, rdi
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 8], r10
    mov qword [rsp + 48], rdi
    mulx rdi, r10, rbx
    adc r10, 0
    adc rdi, 0
    sub rcx, r14
    sbb r8, r9
    sbb r11, r13
    sbb rsi, r15
    sbb rax, r12
    sbb rbp, qword [rsp + 48]
    mov r9, qword [rsp + 16]
    sbb r9, qword [rsp + 8]
    mov r12, qword [rsp + 104]
    sbb r12, r10
    sbb rdx, rdi
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rcx, r10
    mov rdi, rdx
    mov rdx, rcx
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov rcx, 0x449048e16ec79bf7
    mulx r13, r13, rcx
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r10, rcx, r13
    adc rcx, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], rdi
    mulx rdi, r13, r15
    adc r13, r10
    mov r10d, 5
    mov qword [rsp + 8], r12
    mulx r12, r15, r10
    adc r15, rdi
    adc r12, 0
    mov edi, 0
    adc rdi, rdi
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 16], r10
    mov qword [rsp + 48], r9
    mulx r9, r10, rbx
    adc r10, 0
    adc r9, 0
    sub r8, r14
    sbb r11, rcx
    sbb rsi, r13
    sbb rax, r15
    sbb rbp, r12
    mov rcx, qword [rsp + 48]
    sbb rcx, rdi
    mov rdi, qword [rsp + 8]
    sbb rdi, qword [rsp + 16]
    mov r12, qword [rsp + 104]
    sbb r12, r10
    sbb rdx, r9
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r8, r9
    mov r10, rdx
    mov rdx, r8
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov r8, 0x449048e16ec79bf7
    mulx r13, r13, r8
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r9, r8, r13
    adc r8, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], r10
    mulx r10, r13, r15
    adc r13, r9
    mov r9d, 5
    mov qword [rsp + 16], r12
    mulx r12, r15, r9
    adc r15, r10
    adc r12, 0
    mov r10d, 0
    adc r10, r10
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 8], r9
    mov qword [rsp + 48], r10
    mulx r10, r9, rbx
    adc r9, 0
    adc r10, 0
    sub r11, r14
    sbb rsi, r8
    sbb rax, r13
    sbb rbp, r15
    sbb rcx, r12
    sbb rdi, qword [rsp + 48]
    mov r8, qword [rsp + 16]
    sbb r8, qword [rsp + 8]
    mov r12, qword [rsp + 104]
    sbb r12, r9
    sbb rdx, r10
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r11, r9
    mov r10, rdx
    mov rdx, r11
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov r11, 0x449048e16ec79bf7
    mulx r13, r13, r11
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r9, r11, r13
    adc r11, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], r10
    mulx r10, r13, r15
    adc r13, r9
    mov r9d, 5
    mov qword [rsp + 8], r12
    mulx r12, r15, r9
    adc r15, r10
    adc r12, 0
    mov r10d, 0
    adc r10, r10
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 16], r9
    mov qword [rsp + 48], r8
    mulx r8, r9, rbx
    adc r9, 0
    adc r8, 0
    sub rsi, r14
    sbb rax, r11
    sbb rbp, r13
    sbb rcx, r15
    sbb rdi, r12
    mov r11, qword [rsp + 48]
    sbb r11, r10
    mov r10, qword [rsp + 8]
    sbb r10, qword [rsp + 16]
    mov r12, qword [rsp + 104]
    sbb r12, r9
    sbb rdx, r8
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov r8, 0x1d2f5ccd79a995c7
    imul rsi, r8
    mov r9, rdx
    mov rdx, rsi
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov rsi, 0x449048e16ec79bf7
    mulx r13, r13, rsi
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx r8, rsi, r13
    adc rsi, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 104], r9
    mulx r9, r13, r15
    adc r13, r8
    mov r8d, 5
    mov qword [rsp + 16], r12
    mulx r12, r15, r8
    adc r15, r9
    adc r12, 0
    mov r9d, 0
    adc r9, r9
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 8], r8
    mov qword [rsp + 48], r9
    mulx r9, r8, rbx
    adc r8, 0
    adc r9, 0
    sub rax, r14
    sbb rbp, rsi
    sbb rcx, r13
    sbb rdi, r15
    sbb r11, r12
    sbb r10, qword [rsp + 48]
    mov rsi, qword [rsp + 16]
    sbb rsi, qword [rsp + 8]
    mov r12, qword [rsp + 104]
    sbb r12, r8
    sbb rdx, r9
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov r8, 0x1d2f5ccd79a995c7
    imul rax, r8
    mov r8, rdx
    mov rdx, rax
    mov r9, 0xc44a36477663b851
    mulx r13, r9, r9
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add r9, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx rax, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 104], r8
    mulx r8, r15, r15
    adc r15, rax
    adc r8, 0
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 8], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 16], r12
    mulx r12, rbx, rbx
    adc rbx, 0
    adc r12, 0
    sub rbp, r9
    sbb rcx, r14
    sbb rdi, r13
    sbb r11, r15
    sbb r10, r8
    sbb rsi, rax
    mov rax, qword [rsp + 8]
    sbb rax, qword [rsp + 16]
    mov r8, qword [rsp + 104]
    sbb r8, rbx
    sbb rdx, r12
    ; add the high half; the sum is below 2*p
    add rbp, qword [rsp + 24]
    adc rcx, qword [rsp + 96]
    adc rdi, qword [rsp + 32]
    adc r11, qword [rsp + 88]
    adc r10, qword [rsp + 80]
    adc rsi, qword [rsp + 72]
    adc rax, qword [rsp + 40]
    adc r8, qword [rsp + 64]
    adc rdx, qword [rsp + 56]
    ; subtract the modulus; keep the difference unless it borrows
    mov r9, rbp
    mov rbx, 0xbb6fb71e91386409
    sub r9, rbx
    mov rbx, rcx
    mov r12, 0x3bb5c9b8899c47ae
    sbb rbx, r12
    mov r12, rdi
    mov r13, 0x7fcc0148f709a5d0
    sbb r12, r13
    mov r13, r11
    mov r14, 0x51868783bf2f966b
    sbb r13, r14
    mov r14, r10
    sbb r14, -6
    mov r15, rsi
    sbb r15, -1
    mov qword [rsp + 56], rsi
    mov rsi, rax
    sbb rsi, -1
    mov qword [rsp + 64], rax
    mov rax, r8
    sbb rax, -1
    mov qword [rsp + 40], rax
    mov rax, rdx
    sbb rax, 511
    cmovc r9, rbp
    mov rbp, qword [rsp]
    mov qword [rbp], r9
    cmovc rbx, rcx
    mov qword [rbp + 8], rbx
    cmovc r12, rdi
    mov qword [rbp + 16], r12
    cmovc r13, r11
    mov qword [rbp + 24], r13
    cmovc r14, r10
    mov qword [rbp + 32], r14
    cmovc r15, qword [rsp + 56]
    mov qword [rbp + 40], r15
    cmovc rsi, qword [rsp + 64]
    mov qword [rbp + 48], rsi
    cmovnc r8, qword [rsp + 40]
    mov qword [rbp + 56], r8
    cmovc rax, rdx
    mov qword [rbp + 64], rax
    add rsp, 112
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_mul_small(p521_sc *r, const p521_sc *a, uint32_t k)
; r = a * k mod n
; Requires a < n.
; Ensures r < n.
; Barrett quotient of one word
extern p521_sc_mul_small_x64
GLOBAL p521_sc_mul_small
align 32
p521_sc_mul_small:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_mul_small_x64
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
    mov r13, 0x3bb5c9b8899c47ae
    mov qword [rsp], rdi
    mulx rdi, r15, r13
    mov rsi, 0xbb6fb71e91386409
    mov qword [rsp + 8], r14
    mulx r14, r13, rsi
    add r15, r14
    mov r14, 0x7fcc0148f709a5d0
    mov qword [rsp + 16], r12
    mulx r12, rsi, r14
    adc rsi, rdi
    mov rdi, 0x51868783bf2f966b
    mov qword [rsp + 24], rbp
    mulx rbp, r14, rdi
    adc r14, r12
    mov r12, -6
    mov qword [rsp + 32], rbx
    mulx rbx, rdi, r12
    adc rdi, rbp
    mov rbp, -1
    mov qword [rsp + 40], r11
    mulx r11, r12, rbp
    adc rbx, r12
    mov rbp, r12
    adc rbp, r11
    adc r12, r11
    mov qword [rsp + 48], r12
    mov r12d, 511
    mov qword [rsp + 56], rbp
    mov qword [rsp + 64], rbx
    mulx rbx, rbp, r12
    adc rbp, r11
    adc rbx, 0
    sub r8, r13
    sbb rax, r15
    sbb r9, rsi
    sbb rcx, r14
    sbb r10, rdi
    mov r11, qword [rsp + 40]
    sbb r11, qword [rsp + 64]
    mov rsi, qword [rsp + 32]
    sbb rsi, qword [rsp + 56]
    mov rdi, qword [rsp + 24]
    sbb rdi, qword [rsp + 48]
    mov r13, qword [rsp + 16]
    sbb r13, rbp
    mov rbp, qword [rsp + 8]
    sbb rbp, rbx
    ; subtract 2*p where that does not borrow
    mov rbx, r8
    mov r14, 0x76df6e3d2270c812
    sub rbx, r14
    mov r14, rax
    mov r15, 0x776b937113388f5d
    sbb r14, r15
    mov r15, r9
    mov r12, 0xff980291ee134ba0
    sbb r15, r12
    mov r12, rcx
    mov qword [rsp + 8], r9
    mov r9, 0xa30d0f077e5f2cd6
    sbb r12, r9
    mov r9, r10
    sbb r9, -12
    mov qword [rsp + 16], r9
    mov r9, r11
    sbb r9, -1
    mov qword [rsp + 48], r9
    mov r9, rsi
    sbb r9, -1
    mov qword [rsp + 24], r9
    mov r9, rdi
    sbb r9, -1
    mov qword [rsp + 56], r9
    mov r9, r13
    sbb r9, 1023
    mov qword [rsp + 32], r9
    mov r9, rbp
    sbb r9, 0
    cmovc rbx, r8
    cmovc r14, rax
    cmovc r15, qword [rsp + 8]
    cmovc r12, rcx
    cmovnc r10, qword [rsp + 16]
    cmovnc r11, qword [rsp + 48]
    cmovnc rsi, qword [rsp + 24]
    cmovnc rdi, qword [rsp + 56]
    cmovnc r13, qword [rsp + 32]
    cmovc r9, rbp
    ; subtract 1*p where that does not borrow
    mov rax, rbx
    mov rcx, 0xbb6fb71e91386409
    sub rax, rcx
    mov rcx, r14
    mov r8, 0x3bb5c9b8899c47ae
    sbb rcx, r8
    mov r8, r15
    mov rbp, 0x7fcc0148f709a5d0
    sbb r8, rbp
    mov rbp, r12
    mov qword [rsp + 32], r8
    mov r8, 0x51868783bf2f966b
    sbb rbp, r8
    mov r8, r10
    sbb r8, -6
    mov qword [rsp + 56], r8
    mov r8, r11
    sbb r8, -1
    mov qword [rsp + 24], r8
    mov r8, rsi
    sbb r8, -1
    mov qword [rsp + 48], r8
    mov r8, rdi
    sbb r8, -1
    mov qword [rsp + 16], r8
    mov r8, r13
    sbb r8, 511
    sbb r9, 0
    cmovc rax, rbx
    mov r9, qword [rsp]
    mov qword [r9], rax
    cmovc rcx, r14
    mov qword [r9 + 8], rcx
    cmovnc r15, qword [rsp + 32]
    mov qword [r9 + 16], r15
    cmovc rbp, r12
    mov qword [r9 + 24], rbp
    cmovnc r10, qword [rsp + 56]
    mov qword [r9 + 32], r10
    cmovnc r11, qword [rsp + 24]
    mov qword [r9 + 40], r11
    cmovnc rsi, qword [rsp + 48]
    mov qword [r9 + 48], rsi
    cmovnc rdi, qword [rsp + 16]
    mov qword [r9 + 56], rdi
    cmovc r8, r13
    mov qword [r9 + 64], r8
    add rsp, 72
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_mont(p521_sc *r, const p521_sc *a)
; r = the words of a
; Requires a < n.
; Ensures r < n.
; Montgomery product with R^2 mod n
extern p521_sc_to_mont_x64
GLOBAL p521_sc_to_mont
align 32
p521_sc_to_mont:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_to_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    ; product, row 0: a * b[0]
    mov rdx, 0x137cd04dcf15dd04
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
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf707badce5547ea3
    mulx r15, r13, qword [rsi]
    mov qword [rsp], rdi
    xor edi, edi
    adcx rax, r13
    mov qword [rsp + 8], rax
    mulx rax, r13, qword [rsi + 8]
    adcx r9, r13
    adox r9, r15
    mulx r15, r13, qword [rsi + 16]
    adcx rcx, r13
    adox rcx, rax
    mulx r13, rax, qword [rsi + 24]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [rsi + 32]
    adcx r11, rax
    adox r11, r13
    mulx r13, rax, qword [rsi + 40]
    adcx rbx, rax
    adox rbx, r15
    mulx r15, rax, qword [rsi + 48]
    adcx rbp, rax
    adox rbp, r13
    mulx r13, rax, qword [rsi + 56]
    adcx r12, rax
    adox r12, r15
    mulx r15, rax, qword [rsi + 64]
    adcx r14, rax
    adox r14, r13
    adcx rdi, rdi
    adox rdi, r15
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x12a78d38794573ff
    mulx r13, rax, qword [rsi]
    xor r15d, r15d
    adcx r9, rax
    mov qword [rsp + 16], r9
    mulx r9, rax, qword [rsi + 8]
    adcx rcx, rax
    adox rcx, r13
    mulx r13, rax, qword [rsi + 16]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsi + 24]
    adcx r11, rax
    adox r11, r13
    mulx r13, rax, qword [rsi + 32]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsi + 40]
    adcx rbp, rax
    adox rbp, r13
    mulx r13, rax, qword [rsi + 48]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rsi + 56]
    adcx r14, rax
    adox r14, r13
    mulx r13, rax, qword [rsi + 64]
    adcx rdi, rax
    adox rdi, r9
    adcx r15, r15
    adox r15, r13
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd3721ef557f75e06
    mulx r9, rax, qword [rsi]
    xor r13d, r13d
    adcx rcx, rax
    mov qword [rsp + 24], rcx
    mulx rcx, rax, qword [rsi + 8]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsi + 16]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsi + 24]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsi + 32]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsi + 40]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rsi + 48]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsi + 56]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rsi + 64]
    adcx r15, rax
    adox r15, rcx
    adcx r13, r13
    adox r13, r9
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0xdd6e23d82e49c7db
    mulx rcx, rax, qword [rsi]
    xor r9d, r9d
    adcx r10, rax
    mov qword [rsp + 32], r10
    mulx r10, rax, qword [rsi + 8]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsi + 16]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [rsi + 24]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsi + 32]
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, qword [rsi + 40]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsi + 48]
    adcx rdi, rax
    adox rdi, r10
    mulx r10, rax, qword [rsi + 56]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsi + 64]
    adcx r13, rax
    adox r13, r10
    adcx r9, r9
    adox r9, rcx
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xcff3d142b7756e3e
    mulx rcx, rax, qword [rsi]
    xor r10d, r10d
    adcx r11, rax
    mov qword [rsp + 40], r11
    mulx r11, rax, qword [rsi + 8]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [rsi + 16]
    adcx rbp, rax
    adox rbp, r11
    mulx r11, rax, qword [rsi + 24]
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, qword [rsi + 32]
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, qword [rsi + 40]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsi + 48]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rsi + 56]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsi + 64]
    adcx r9, rax
    adox r9, r11
    adcx r10, r10
    adox r10, rcx
    ; product, row 6: + a * b[6] * W^6
    mov rdx, 0x5bcc6d61a8e567bc
    mulx rcx, rax, qword [rsi]
    xor r11d, r11d
    adcx rbx, rax
    mov qword [rsp + 48], rbx
    mulx rbx, rax, qword [rsi + 8]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsi + 16]
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, qword [rsi + 24]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsi + 32]
    adcx rdi, rax
    adox rdi, rbx
    mulx rbx, rax, qword [rsi + 40]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsi + 48]
    adcx r13, rax
    adox r13, rbx
    mulx rbx, rax, qword [rsi + 56]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsi + 64]
    adcx r10, rax
    adox r10, rbx
    adcx r11, r11
    adox r11, rcx
    ; product, row 7: + a * b[7] * W^7
    mov rdx, 0x2d8e03d1492d0d45
    mulx rcx, rax, qword [rsi]
    xor ebx, ebx
    adcx rbp, rax
    mov qword [rsp + 56], rbp
    mulx rbp, rax, qword [rsi + 8]
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, qword [rsi + 16]
    adcx r14, rax
    adox r14, rbp
    mulx rbp, rax, qword [rsi + 24]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsi + 32]
    adcx r15, rax
    adox r15, rbp
    mulx rbp, rax, qword [rsi + 40]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsi + 48]
    adcx r9, rax
    adox r9, rbp
    mulx rbp, rax, qword [rsi + 56]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [rsi + 64]
    adcx r11, rax
    adox r11, rbp
    adcx rbx, rbx
    adox rbx, rcx
    ; product, row 8: + a * b[8] * W^8
    mov edx, 61
    mulx rcx, rax, qword [rsi]
    xor ebp, ebp
    adcx r12, rax
    mov qword [rsp + 64], r12
    mulx r12, rax, qword [rsi + 8]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsi + 16]
    adcx rdi, rax
    adox rdi, r12
    mulx r12, rax, qword [rsi + 24]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsi + 32]
    adcx r13, rax
    adox r13, r12
    mulx r12, rax, qword [rsi + 40]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsi + 48]
    adcx r10, rax
    adox r10, r12
    mulx r12, rax, qword [rsi + 56]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsi + 64]
    adcx rbx, rax
    adox rbx, r12
    adcx rbp, rbp
    adox rbp, rcx
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r8, rax
    mov rdx, r8
    mov rcx, 0xc44a36477663b851
    mulx r12, rsi, rcx
    mov r8, 0x449048e16ec79bf7
    mov qword [rsp + 72], rbp
    mulx rbp, rbp, r8
    add rsi, rbp
    mov rbp, 0x8033feb708f65a2f
    mov qword [rsp + 80], rbx
    mov qword [rsp + 88], r11
    mulx r11, rbx, rbp
    adc rbx, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 96], r10
    mov qword [rsp + 104], r9
    mulx r9, r10, r12
    adc r10, r11
    mov r11d, 5
    mov qword [rsp + 112], r13
    mov qword [rsp + 120], r15
    mulx r15, r13, r11
    adc r13, r9
    adc r15, 0
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 128], rdi
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 136], r14
    mov r14, -512
    mulx r12, r11, r14
    adc r11, 0
    adc r12, 0
    mov r14, qword [rsp + 8]
    sub r14, rsi
    mov rsi, qword [rsp + 16]
    sbb rsi, rbx
    mov rbx, qword [rsp + 24]
    sbb rbx, r10
    mov r10, qword [rsp + 32]
    sbb r10, r13
    mov r13, qword [rsp + 40]
    sbb r13, r15
    mov r15, qword [rsp + 48]
    sbb r15, r9
    mov r9, qword [rsp + 56]
    sbb r9, rdi
    mov rdi, qword [rsp + 64]
    sbb rdi, r11
    sbb rdx, r12
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r14, rax
    mov r11, rdx
    mov rdx, r14
    mulx rax, r12, rcx
    mulx r14, r14, r8
    add r12, r14
    mulx r8, r14, rbp
    adc r14, rax
    mov rax, 0xae79787c40d06994
    mulx rcx, rbp, rax
    adc rbp, r8
    mov r8d, 5
    mov qword [rsp + 64], r11
    mulx r11, rax, r8
    adc rax, rcx
    adc r11, 0
    mov ecx, 0
    adc rcx, rcx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 56], r8
    mov r8, -512
    mov qword [rsp + 48], rdi
    mov qword [rsp + 40], rcx
    mulx rcx, rdi, r8
    adc rdi, 0
    adc rcx, 0
    sub rsi, r12
    sbb rbx, r14
    sbb r10, rbp
    sbb r13, rax
    sbb r15, r11
    sbb r9, qword [rsp + 40]
    mov rax, qword [rsp + 48]
    sbb rax, qword [rsp + 56]
    mov r11, qword [rsp + 64]
    sbb r11, rdi
    sbb rdx, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rsi, rcx
    mov rdi, rdx
    mov rdx, rsi
    mov rbp, 0xc44a36477663b851
    mulx r14, r12, rbp
    mov rsi, 0x449048e16ec79bf7
    mulx rbp, rbp, rsi
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rcx, rsi, rbp
    adc rsi, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 64], rdi
    mulx rdi, rbp, r14
    adc rbp, rcx
    mov ecx, 5
    mov qword [rsp + 56], r11
    mulx r11, r14, rcx
    adc r14, rdi
    adc r11, 0
    mov edi, 0
    adc rdi, rdi
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 48], rcx
    mov qword [rsp + 40], rax
    mulx rax, rcx, r8
    adc rcx, 0
    adc rax, 0
    sub rbx, r12
    sbb r10, rsi
    sbb r13, rbp
    sbb r15, r14
    sbb r9, r11
    mov r11, qword [rsp + 40]
    sbb r11, rdi
    mov rsi, qword [rsp + 56]
    sbb rsi, qword [rsp + 48]
    mov rdi, qword [rsp + 64]
    sbb rdi, rcx
    sbb rdx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rbx, rax
    mov rcx, rdx
    mov rdx, rbx
    mov rbp, 0xc44a36477663b851
    mulx r14, r12, rbp
    mov rbx, 0x449048e16ec79bf7
    mulx rbp, rbp, rbx
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rax, rbx, rbp
    adc rbx, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 64], rcx
    mulx rcx, rbp, r14
    adc rbp, rax
    mov eax, 5
    mov qword [rsp + 48], rdi
    mulx rdi, r14, rax
    adc r14, rcx
    adc rdi, 0
    mov ecx, 0
    adc rcx, rcx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r8
    adc rax, 0
    adc rcx, 0
    sub r10, r12
    sbb r13, rbx
    sbb r15, rbp
    sbb r9, r14
    sbb r11, rdi
    sbb rsi, qword [rsp + 40]
    mov rdi, qword [rsp + 48]
    sbb rdi, qword [rsp + 56]
    mov rbx, qword [rsp + 64]
    sbb rbx, rax
    sbb rdx, rcx
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r10, rax
    mov rcx, rdx
    mov rdx, r10
    mov rbp, 0xc44a36477663b851
    mulx r14, r12, rbp
    mov r10, 0x449048e16ec79bf7
    mulx rbp, rbp, r10
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rax, r10, rbp
    adc r10, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 64], rcx
    mulx rcx, rbp, r14
    adc rbp, rax
    mov eax, 5
    mov qword [rsp + 56], rbx
    mulx rbx, r14, rax
    adc r14, rcx
    adc rbx, 0
    mov ecx, 0
    adc rcx, rcx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 48], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r8
    adc rax, 0
    adc rcx, 0
    sub r13, r12
    sbb r15, r10
    sbb r9, rbp
    sbb r11, r14
    sbb rsi, rbx
    sbb rdi, qword [rsp + 40]
    mov r10, qword [rsp + 56]
    sbb r10, qword [rsp + 48]
    mov rbx, qword [rsp + 64]
    sbb rbx, rax
    sbb rdx, rcx
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r13, rax
    mov rcx, rdx
    mov rdx, r13
    mov rbp, 0xc44a36477663b851
    mulx r14, r12, rbp
    mov r13, 0x449048e16ec79bf7
    mulx rbp, rbp, r13
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rax, r13, rbp
    adc r13, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 64], rcx
    mulx rcx, rbp, r14
    adc rbp, rax
    mov eax, 5
    mov qword [rsp + 48], rbx
    mulx rbx, r14, rax
    adc r14, rcx
    adc rbx, 0
    mov ecx, 0
    adc rcx, rcx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r8
    adc rax, 0
    adc rcx, 0
    sub r15, r12
    sbb r9, r13
    sbb r11, rbp
    sbb rsi, r14
    sbb rdi, rbx
    sbb r10, qword [rsp + 40]
    mov rbx, qword [rsp + 48]
    sbb rbx, qword [rsp + 56]
    mov rbp, qword [rsp + 64]
    sbb rbp, rax
    sbb rdx, rcx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r15, rax
    mov rcx, rdx
    mov rdx, r15
    mov r12, 0xc44a36477663b851
    mulx r14, r13, r12
    mov r15, 0x449048e16ec79bf7
    mulx r12, r12, r15
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rax, r15, r12
    adc r15, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 64], rcx
    mulx rcx, r12, r14
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 56], rbp
    mulx rbp, r14, rax
    adc r14, rcx
    adc rbp, 0
    mov ecx, 0
    adc rcx, rcx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 48], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r8
    adc rax, 0
    adc rcx, 0
    sub r9, r13
    sbb r11, r15
    sbb rsi, r12
    sbb rdi, r14
    sbb r10, rbp
    sbb rbx, qword [rsp + 40]
    mov rbp, qword [rsp + 56]
    sbb rbp, qword [rsp + 48]
    mov r12, qword [rsp + 64]
    sbb r12, rax
    sbb rdx, rcx
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r9, rax
    mov rcx, rdx
    mov rdx, r9
    mov r13, 0xc44a36477663b851
    mulx r15, r14, r13
    mov r9, 0x449048e16ec79bf7
    mulx r13, r13, r9
    add r14, r13
    mov r13, 0x8033feb708f65a2f
    mulx rax, r9, r13
    adc r9, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 64], rcx
    mulx rcx, r13, r15
    adc r13, rax
    mov eax, 5
    mov qword [rsp + 48], r12
    mulx r12, r15, rax
    adc r15, rcx
    adc r12, 0
    mov ecx, 0
    adc rcx, rcx
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 56], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r8
    adc rax, 0
    adc rcx, 0
    sub r11, r14
    sbb rsi, r9
    sbb rdi, r13
    sbb r10, r15
    sbb rbx, r12
    sbb rbp, qword [rsp + 40]
    mov r9, qword [rsp + 48]
    sbb r9, qword [rsp + 56]
    mov r12, qword [rsp + 64]
    sbb r12, rax
    sbb rdx, rcx
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r11, rax
    mov rax, rdx
    mov rdx, r11
    mov rcx, 0xc44a36477663b851
    mulx r13, rcx, rcx
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add rcx, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx r11, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 64], rax
    mulx rax, r15, r15
    adc r15, r11
    adc rax, 0
    mov r11d, 0
    adc r11, r11
    mov qword [rsp + 56], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 48], r12
    mulx r12, r8, r8
    adc r8, 0
    adc r12, 0
    sub rsi, rcx
    sbb rdi, r14
    sbb r10, r13
    sbb rbx, r15
    sbb rbp, rax
    sbb r9, r11
    mov rax, qword [rsp + 56]
    sbb rax, qword [rsp + 48]
    mov rcx, qword [rsp + 64]
    sbb rcx, r8
    sbb rdx, r12
    ; add the high half; the sum is below 2*p
    add rsi, qword [rsp + 136]
    adc rdi, qword [rsp + 128]
    adc r10, qword [rsp + 120]
    adc rbx, qword [rsp + 112]
    adc rbp, qword [rsp + 104]
    adc r9, qword [rsp + 96]
    adc rax, qword [rsp + 88]
    adc rcx, qword [rsp + 80]
    adc rdx, qword [rsp + 72]
    ; subtract the modulus; keep the difference unless it borrows
    mov r8, rsi
    mov r11, 0xbb6fb71e91386409
    sub r8, r11
    mov r11, rdi
    mov r12, 0x3bb5c9b8899c47ae
    sbb r11, r12
    mov r12, r10
    mov r13, 0x7fcc0148f709a5d0
    sbb r12, r13
    mov r13, rbx
    mov r14, 0x51868783bf2f966b
    sbb r13, r14
    mov r14, rbp
    sbb r14, -6
    mov r15, r9
    sbb r15, -1
    mov qword [rsp + 72], r9
    mov r9, rax
    sbb r9, -1
    mov qword [rsp + 80], rax
    mov rax, rcx
    sbb rax, -1
    mov qword [rsp + 88], rax
    mov rax, rdx
    sbb rax, 511
    cmovc r8, rsi
    mov rsi, qword [rsp]
    mov qword [rsi], r8
    cmovc r11, rdi
    mov qword [rsi + 8], r11
    cmovc r12, r10
    mov qword [rsi + 16], r12
    cmovc r13, rbx
    mov qword [rsi + 24], r13
    cmovc r14, rbp
    mov qword [rsi + 32], r14
    cmovc r15, qword [rsp + 72]
    mov qword [rsi + 40], r15
    cmovc r9, qword [rsp + 80]
    mov qword [rsi + 48], r9
    cmovnc rcx, qword [rsp + 88]
    mov qword [rsi + 56], rcx
    cmovc rax, rdx
    mov qword [rsi + 64], rax
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_from_mont(p521_sc *r, const p521_sc *a)
; the words of r = a
; Requires a < n.
; Ensures r < n.
; Montgomery, word by word: U - m*(W^n - p) + m*W^n, by multiplications
extern p521_sc_from_mont_x64
GLOBAL p521_sc_from_mont
align 32
p521_sc_from_mont:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_from_mont_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xc44a36477663b851
    mulx r10, r9, r8
    mov r11, 0x449048e16ec79bf7
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx r12, rbp, rbx
    adc rbp, r10
    mov r10, 0xae79787c40d06994
    mulx r14, r13, r10
    adc r13, r12
    mov r12d, 5
    mulx rax, r15, r12
    adc r15, r14
    adc rax, 0
    mov r14d, 0
    adc r14, r14
    mov qword [rsp], rdi
    mov edi, 0
    adc rdi, rdi
    mov r12, -512
    mulx rbx, r10, r12
    adc r10, 0
    adc rbx, 0
    mov r12, qword [rsi + 8]
    sub r12, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, rax
    mov rax, qword [rsi + 48]
    sbb rax, r14
    mov r14, qword [rsi + 56]
    sbb r14, rdi
    mov rdi, qword [rsi + 64]
    sbb rdi, r10
    sbb rdx, rbx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov r10, rdx
    mov rdx, r12
    mulx rbx, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    mov r12, 0x8033feb708f65a2f
    mulx r8, r11, r12
    adc r11, rbx
    mov rbx, 0xae79787c40d06994
    mulx rcx, r12, rbx
    adc r12, r8
    mov r8d, 5
    mov qword [rsp + 8], r10
    mulx r10, rbx, r8
    adc rbx, rcx
    adc r10, 0
    mov ecx, 0
    adc rcx, rcx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 16], r8
    mov r8, -512
    mov qword [rsp + 24], rdi
    mov qword [rsp + 32], rcx
    mulx rcx, rdi, r8
    adc rdi, 0
    adc rcx, 0
    sub r9, rsi
    sbb rbp, r11
    sbb r13, r12
    sbb r15, rbx
    sbb rax, r10
    sbb r14, qword [rsp + 32]
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r11, qword [rsp + 8]
    sbb r11, rdi
    sbb rdx, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov r9, 0x449048e16ec79bf7
    mulx rdi, rdi, r9
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, r9, rdi
    adc r9, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], rsi
    mulx rsi, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 16], r11
    mulx r11, r12, rcx
    adc r12, rsi
    adc r11, 0
    mov esi, 0
    adc rsi, rsi
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rbp, rbx
    sbb r13, r9
    sbb r15, rdi
    sbb rax, r12
    sbb r14, r11
    mov r9, qword [rsp + 32]
    sbb r9, rsi
    mov r11, qword [rsp + 16]
    sbb r11, qword [rsp + 24]
    mov rsi, qword [rsp + 8]
    sbb rsi, rcx
    sbb rdx, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rbp, rcx
    mov r10, rdx
    mov rdx, rbp
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov rbp, 0x449048e16ec79bf7
    mulx rdi, rdi, rbp
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, rbp, rdi
    adc rbp, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 24], rsi
    mulx rsi, r12, rcx
    adc r12, r10
    adc rsi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r13, rbx
    sbb r15, rbp
    sbb rax, rdi
    sbb r14, r12
    sbb r9, rsi
    sbb r11, qword [rsp + 32]
    mov rsi, qword [rsp + 24]
    sbb rsi, qword [rsp + 16]
    mov rdi, qword [rsp + 8]
    sbb rdi, rcx
    sbb rdx, r10
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r13, rcx
    mov r10, rdx
    mov rdx, r13
    mov rbx, 0xc44a36477663b851
    mulx r12, rbp, rbx
    mov r13, 0x449048e16ec79bf7
    mulx rbx, rbx, r13
    add rbp, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx rcx, r13, rbx
    adc r13, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbx, r12
    adc rbx, rcx
    mov ecx, 5
    mov qword [rsp + 16], rdi
    mulx rdi, r12, rcx
    adc r12, r10
    adc rdi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r15, rbp
    sbb rax, r13
    sbb r14, rbx
    sbb r9, r12
    sbb r11, rdi
    sbb rsi, qword [rsp + 32]
    mov rdi, qword [rsp + 16]
    sbb rdi, qword [rsp + 24]
    mov rbx, qword [rsp + 8]
    sbb rbx, rcx
    sbb rdx, r10
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r15, rcx
    mov r10, rdx
    mov rdx, r15
    mov rbp, 0xc44a36477663b851
    mulx r13, r12, rbp
    mov r15, 0x449048e16ec79bf7
    mulx rbp, rbp, r15
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rcx, r15, rbp
    adc r15, r13
    mov r13, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbp, r13
    adc rbp, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbx
    mulx rbx, r13, rcx
    adc r13, r10
    adc rbx, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rax, r12
    sbb r14, r15
    sbb r9, rbp
    sbb r11, r13
    sbb rsi, rbx
    sbb rdi, qword [rsp + 32]
    mov rbx, qword [rsp + 24]
    sbb rbx, qword [rsp + 16]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r10, rdx
    mov rdx, rax
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rax, 0x449048e16ec79bf7
    mulx r12, r12, rax
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rax, r12
    adc rax, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 16], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r14, r13
    sbb r9, rax
    sbb r11, r12
    sbb rsi, r15
    sbb rdi, rbp
    sbb rbx, qword [rsp + 32]
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r14, rcx
    mov r10, rdx
    mov rdx, r14
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov r14, 0x449048e16ec79bf7
    mulx r12, r12, r14
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r14, r12
    adc r14, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], rax
    mulx rax, rcx, r8
    adc rcx, 0
    adc rax, 0
    sub r9, r13
    sbb r11, r14
    sbb rsi, r12
    sbb rdi, r15
    sbb rbx, rbp
    mov rbp, qword [rsp + 32]
    sbb rbp, r10
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r12, qword [rsp + 8]
    sbb r12, rcx
    sbb rdx, rax
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r9, rax
    mov rax, rdx
    mov rdx, r9
    mov rcx, 0xc44a36477663b851
    mulx r13, rcx, rcx
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add rcx, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx r9, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 8], rax
    mulx rax, r15, r15
    adc r15, r9
    adc rax, 0
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r12
    mulx r12, r8, r8
    adc r8, 0
    adc r12, 0
    sub r11, rcx
    mov rcx, qword [rsp]
    mov qword [rcx], r11
    sbb rsi, r14
    mov qword [rcx + 8], rsi
    sbb rdi, r13
    mov qword [rcx + 16], rdi
    sbb rbx, r15
    mov qword [rcx + 24], rbx
    sbb rbp, rax
    mov qword [rcx + 32], rbp
    sbb r10, r9
    mov qword [rcx + 40], r10
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov qword [rcx + 48], rax
    mov r9, qword [rsp + 8]
    sbb r9, r8
    mov qword [rcx + 56], r9
    sbb rdx, r12
    mov qword [rcx + 64], rdx
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_sc_from_bytes(p521_sc *r, const uint8_t b[66])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p521_sc_from_bytes_x64
GLOBAL p521_sc_from_bytes
align 32
p521_sc_from_bytes:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_from_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    ; bytes to words
    movzx eax, word [rsi]
    bswap rax
    shr rax, 48
    mov rcx, qword [rsi + 58]
    bswap rcx
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov r8, 0xbb6fb71e91386409
    cmp rcx, r8
    mov r9, qword [rsi + 50]
    bswap r9
    mov r10, r9
    mov r11, 0x3bb5c9b8899c47ae
    sbb r10, r11
    mov r10, qword [rsi + 42]
    bswap r10
    mov rbx, r10
    mov rbp, 0x7fcc0148f709a5d0
    sbb rbx, rbp
    mov rbx, qword [rsi + 34]
    bswap rbx
    mov r12, rbx
    mov r13, 0x51868783bf2f966b
    sbb r12, r13
    mov r12, qword [rsi + 26]
    bswap r12
    mov r14, r12
    sbb r14, -6
    mov r14, qword [rsi + 18]
    bswap r14
    mov r15, r14
    sbb r15, -1
    mov r15, qword [rsi + 10]
    bswap r15
    mov r13, r15
    sbb r13, -1
    mov r13, qword [rsi + 2]
    bswap r13
    mov rsi, r13
    sbb rsi, -1
    mov rsi, rax
    sbb rsi, 511
    sbb rsi, rsi
    and r9, rsi
    and rcx, rsi
    and r10, rsi
    and rbx, rsi
    and r12, rsi
    and r14, rsi
    and r15, rsi
    and r13, rsi
    and rax, rsi
    ; product, row 0: a * b[0]
    mov rdx, 0x137cd04dcf15dd04
    mulx r11, rbp, r9
    mov qword [rsp], rsi
    mulx rsi, r8, rcx
    add rbp, rsi
    mov qword [rsp + 8], rdi
    mulx rdi, rsi, r10
    adc rsi, r11
    mov qword [rsp + 16], r8
    mulx r8, r11, rbx
    adc r11, rdi
    mov qword [rsp + 24], rbx
    mulx rbx, rdi, r12
    adc rdi, r8
    mov qword [rsp + 32], r12
    mulx r12, r8, r14
    adc r8, rbx
    mov qword [rsp + 40], r14
    mulx r14, rbx, r15
    adc rbx, r12
    mov qword [rsp + 48], r15
    mulx r15, r12, r13
    adc r12, r14
    mov qword [rsp + 56], r13
    mulx r13, r14, rax
    adc r14, r15
    adc r13, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf707badce5547ea3
    mov qword [rsp + 64], r13
    mulx r13, r15, rcx
    mov qword [rsp + 72], rcx
    xor ecx, ecx
    adcx rbp, r15
    mov qword [rsp + 80], rbp
    mulx rbp, r15, r9
    adcx rsi, r15
    adox rsi, r13
    mulx r15, r13, r10
    adcx r11, r13
    adox r11, rbp
    mulx r13, rbp, qword [rsp + 24]
    adcx rdi, rbp
    adox rdi, r15
    mulx r15, rbp, qword [rsp + 32]
    adcx r8, rbp
    adox r8, r13
    mulx r13, rbp, qword [rsp + 40]
    adcx rbx, rbp
    adox rbx, r15
    mulx r15, rbp, qword [rsp + 48]
    adcx r12, rbp
    adox r12, r13
    mulx r13, rbp, qword [rsp + 56]
    adcx r14, rbp
    adox r14, r15
    mulx r15, rbp, rax
    adcx rbp, qword [rsp + 64]
    adox rbp, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x12a78d38794573ff
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx rsi, r13
    mov qword [rsp + 88], rsi
    mulx rsi, r13, r9
    adcx r11, r13
    adox r11, r15
    mulx r15, r13, r10
    adcx rdi, r13
    adox rdi, rsi
    mulx r13, rsi, qword [rsp + 24]
    adcx r8, rsi
    adox r8, r15
    mulx r15, rsi, qword [rsp + 32]
    adcx rbx, rsi
    adox rbx, r13
    mulx r13, rsi, qword [rsp + 40]
    adcx r12, rsi
    adox r12, r15
    mulx r15, rsi, qword [rsp + 48]
    adcx r14, rsi
    adox r14, r13
    mulx r13, rsi, qword [rsp + 56]
    adcx rbp, rsi
    adox rbp, r15
    mulx r15, rsi, rax
    adcx rsi, qword [rsp + 64]
    adox rsi, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd3721ef557f75e06
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx r11, r13
    mov qword [rsp + 96], r11
    mulx r11, r13, r9
    adcx rdi, r13
    adox rdi, r15
    mulx r15, r13, r10
    adcx r8, r13
    adox r8, r11
    mulx r13, r11, qword [rsp + 24]
    adcx rbx, r11
    adox rbx, r15
    mulx r15, r11, qword [rsp + 32]
    adcx r12, r11
    adox r12, r13
    mulx r13, r11, qword [rsp + 40]
    adcx r14, r11
    adox r14, r15
    mulx r15, r11, qword [rsp + 48]
    adcx rbp, r11
    adox rbp, r13
    mulx r13, r11, qword [rsp + 56]
    adcx rsi, r11
    adox rsi, r15
    mulx r15, r11, rax
    adcx r11, qword [rsp + 64]
    adox r11, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0xdd6e23d82e49c7db
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx rdi, r13
    mov qword [rsp + 104], rdi
    mulx rdi, r13, r9
    adcx r8, r13
    adox r8, r15
    mulx r15, r13, r10
    adcx rbx, r13
    adox rbx, rdi
    mulx r13, rdi, qword [rsp + 24]
    adcx r12, rdi
    adox r12, r15
    mulx r15, rdi, qword [rsp + 32]
    adcx r14, rdi
    adox r14, r13
    mulx r13, rdi, qword [rsp + 40]
    adcx rbp, rdi
    adox rbp, r15
    mulx r15, rdi, qword [rsp + 48]
    adcx rsi, rdi
    adox rsi, r13
    mulx r13, rdi, qword [rsp + 56]
    adcx r11, rdi
    adox r11, r15
    mulx r15, rdi, rax
    adcx rdi, qword [rsp + 64]
    adox rdi, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xcff3d142b7756e3e
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx r8, r13
    mov qword [rsp + 112], r8
    mulx r8, r13, r9
    adcx rbx, r13
    adox rbx, r15
    mulx r15, r13, r10
    adcx r12, r13
    adox r12, r8
    mulx r13, r8, qword [rsp + 24]
    adcx r14, r8
    adox r14, r15
    mulx r15, r8, qword [rsp + 32]
    adcx rbp, r8
    adox rbp, r13
    mulx r13, r8, qword [rsp + 40]
    adcx rsi, r8
    adox rsi, r15
    mulx r15, r8, qword [rsp + 48]
    adcx r11, r8
    adox r11, r13
    mulx r13, r8, qword [rsp + 56]
    adcx rdi, r8
    adox rdi, r15
    mulx r15, r8, rax
    adcx r8, qword [rsp + 64]
    adox r8, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 6: + a * b[6] * W^6
    mov rdx, 0x5bcc6d61a8e567bc
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx rbx, r13
    mov qword [rsp + 120], rbx
    mulx rbx, r13, r9
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, r10
    adcx r14, r13
    adox r14, rbx
    mulx r13, rbx, qword [rsp + 24]
    adcx rbp, rbx
    adox rbp, r15
    mulx r15, rbx, qword [rsp + 32]
    adcx rsi, rbx
    adox rsi, r13
    mulx r13, rbx, qword [rsp + 40]
    adcx r11, rbx
    adox r11, r15
    mulx r15, rbx, qword [rsp + 48]
    adcx rdi, rbx
    adox rdi, r13
    mulx r13, rbx, qword [rsp + 56]
    adcx r8, rbx
    adox r8, r15
    mulx r15, rbx, rax
    adcx rbx, qword [rsp + 64]
    adox rbx, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 7: + a * b[7] * W^7
    mov rdx, 0x2d8e03d1492d0d45
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx r12, r13
    mov qword [rsp + 128], r12
    mulx r12, r13, r9
    adcx r14, r13
    adox r14, r15
    mulx r15, r13, r10
    adcx rbp, r13
    adox rbp, r12
    mulx r13, r12, qword [rsp + 24]
    adcx rsi, r12
    adox rsi, r15
    mulx r15, r12, qword [rsp + 32]
    adcx r11, r12
    adox r11, r13
    mulx r13, r12, qword [rsp + 40]
    adcx rdi, r12
    adox rdi, r15
    mulx r15, r12, qword [rsp + 48]
    adcx r8, r12
    adox r8, r13
    mulx r13, r12, qword [rsp + 56]
    adcx rbx, r12
    adox rbx, r15
    mulx r15, r12, rax
    adcx r12, qword [rsp + 64]
    adox r12, r13
    adcx rcx, rcx
    adox rcx, r15
    ; product, row 8: + a * b[8] * W^8
    mov edx, 61
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 72], rcx
    xor ecx, ecx
    adcx r14, r13
    mulx r13, r9, r9
    adcx rbp, r9
    adox rbp, r15
    mulx r10, r9, r10
    adcx rsi, r9
    adox rsi, r13
    mulx r13, r9, qword [rsp + 24]
    adcx r11, r9
    adox r11, r10
    mulx r10, r9, qword [rsp + 32]
    adcx rdi, r9
    adox rdi, r13
    mulx r13, r9, qword [rsp + 40]
    adcx r8, r9
    adox r8, r10
    mulx r10, r9, qword [rsp + 48]
    adcx rbx, r9
    adox rbx, r13
    mulx r13, r9, qword [rsp + 56]
    adcx r12, r9
    adox r12, r10
    mulx r9, rax, rax
    adcx rax, qword [rsp + 72]
    adox rax, r13
    adcx rcx, rcx
    adox rcx, r9
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r9, qword [rsp + 16]
    mov r10, 0x1d2f5ccd79a995c7
    imul r9, r10
    mov rdx, r9
    mov r13, 0xc44a36477663b851
    mov qword [rsp + 16], rcx
    mulx rcx, r15, r13
    mov r9, 0x449048e16ec79bf7
    mov qword [rsp + 72], rax
    mulx rax, rax, r9
    add r15, rax
    mov rax, 0x8033feb708f65a2f
    mov qword [rsp + 56], r12
    mov qword [rsp + 48], rbx
    mulx rbx, r12, rax
    adc r12, rcx
    mov rcx, 0xae79787c40d06994
    mov qword [rsp + 40], r8
    mov qword [rsp + 32], rdi
    mulx rdi, r8, rcx
    adc r8, rbx
    mov ebx, 5
    mov qword [rsp + 24], r11
    mov qword [rsp + 64], rsi
    mulx rsi, r11, rbx
    adc r11, rdi
    adc rsi, 0
    mov edi, 0
    adc rdi, rdi
    mov qword [rsp + 136], rbp
    mov ebp, 0
    adc rbp, rbp
    mov rbx, -512
    mulx rax, rcx, rbx
    adc rcx, 0
    adc rax, 0
    mov rbx, qword [rsp + 80]
    sub rbx, r15
    mov r15, qword [rsp + 88]
    sbb r15, r12
    mov r12, qword [rsp + 96]
    sbb r12, r8
    mov r8, qword [rsp + 104]
    sbb r8, r11
    mov r11, qword [rsp + 112]
    sbb r11, rsi
    mov rsi, qword [rsp + 120]
    sbb rsi, rdi
    mov rdi, qword [rsp + 128]
    sbb rdi, rbp
    sbb r14, rcx
    sbb rdx, rax
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rbx, r10
    mov rax, rdx
    mov rdx, rbx
    mulx rbp, rcx, r13
    mulx rbx, rbx, r9
    add rcx, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx r13, r9, rbx
    adc r9, rbp
    mov rbp, 0xae79787c40d06994
    mulx r10, rbx, rbp
    adc rbx, r13
    mov r13d, 5
    mov qword [rsp + 128], rax
    mulx rax, rbp, r13
    adc rbp, r10
    adc rax, 0
    mov r10d, 0
    adc r10, r10
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 120], r13
    mov r13, -512
    mov qword [rsp + 112], r14
    mov qword [rsp + 104], r10
    mulx r10, r14, r13
    adc r14, 0
    adc r10, 0
    sub r15, rcx
    sbb r12, r9
    sbb r8, rbx
    sbb r11, rbp
    sbb rsi, rax
    sbb rdi, qword [rsp + 104]
    mov rax, qword [rsp + 112]
    sbb rax, qword [rsp + 120]
    mov rcx, qword [rsp + 128]
    sbb rcx, r14
    sbb rdx, r10
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, 0x1d2f5ccd79a995c7
    imul r15, r9
    mov r10, rdx
    mov rdx, r15
    mov rbx, 0xc44a36477663b851
    mulx r14, rbp, rbx
    mov r15, 0x449048e16ec79bf7
    mulx rbx, rbx, r15
    add rbp, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx r9, r15, rbx
    adc r15, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 128], r10
    mulx r10, rbx, r14
    adc rbx, r9
    mov r9d, 5
    mov qword [rsp + 120], rcx
    mulx rcx, r14, r9
    adc r14, r10
    adc rcx, 0
    mov r10d, 0
    adc r10, r10
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 112], r9
    mov qword [rsp + 104], rax
    mulx rax, r9, r13
    adc r9, 0
    adc rax, 0
    sub r12, rbp
    sbb r8, r15
    sbb r11, rbx
    sbb rsi, r14
    sbb rdi, rcx
    mov rcx, qword [rsp + 104]
    sbb rcx, r10
    mov r10, qword [rsp + 120]
    sbb r10, qword [rsp + 112]
    mov rbx, qword [rsp + 128]
    sbb rbx, r9
    sbb rdx, rax
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r12, rax
    mov r9, rdx
    mov rdx, r12
    mov rbp, 0xc44a36477663b851
    mulx r15, r14, rbp
    mov r12, 0x449048e16ec79bf7
    mulx rbp, rbp, r12
    add r14, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rax, r12, rbp
    adc r12, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r9
    mulx r9, rbp, r15
    adc rbp, rax
    mov eax, 5
    mov qword [rsp + 112], rbx
    mulx rbx, r15, rax
    adc r15, r9
    adc rbx, 0
    mov r9d, 0
    adc r9, r9
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 120], rax
    mov qword [rsp + 104], r9
    mulx r9, rax, r13
    adc rax, 0
    adc r9, 0
    sub r8, r14
    sbb r11, r12
    sbb rsi, rbp
    sbb rdi, r15
    sbb rcx, rbx
    sbb r10, qword [rsp + 104]
    mov rbx, qword [rsp + 112]
    sbb rbx, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, rax
    sbb rdx, r9
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r8, rax
    mov r9, rdx
    mov rdx, r8
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov r8, 0x449048e16ec79bf7
    mulx r12, r12, r8
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rax, r8, r12
    adc r8, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r9
    mulx r9, r12, r15
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 120], rbp
    mulx rbp, r15, rax
    adc r15, r9
    adc rbp, 0
    mov r9d, 0
    adc r9, r9
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 112], rax
    mov qword [rsp + 104], r9
    mulx r9, rax, r13
    adc rax, 0
    adc r9, 0
    sub r11, r14
    sbb rsi, r8
    sbb rdi, r12
    sbb rcx, r15
    sbb r10, rbp
    sbb rbx, qword [rsp + 104]
    mov r8, qword [rsp + 120]
    sbb r8, qword [rsp + 112]
    mov rbp, qword [rsp + 128]
    sbb rbp, rax
    sbb rdx, r9
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r11, rax
    mov r9, rdx
    mov rdx, r11
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov r11, 0x449048e16ec79bf7
    mulx r12, r12, r11
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rax, r11, r12
    adc r11, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r9
    mulx r9, r12, r15
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 112], rbp
    mulx rbp, r15, rax
    adc r15, r9
    adc rbp, 0
    mov r9d, 0
    adc r9, r9
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 120], rax
    mov qword [rsp + 104], r8
    mulx r8, rax, r13
    adc rax, 0
    adc r8, 0
    sub rsi, r14
    sbb rdi, r11
    sbb rcx, r12
    sbb r10, r15
    sbb rbx, rbp
    mov r11, qword [rsp + 104]
    sbb r11, r9
    mov r9, qword [rsp + 112]
    sbb r9, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, rax
    sbb rdx, r8
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rsi, rax
    mov r8, rdx
    mov rdx, rsi
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov rsi, 0x449048e16ec79bf7
    mulx r12, r12, rsi
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rax, rsi, r12
    adc rsi, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r8
    mulx r8, r12, r15
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 120], rbp
    mulx rbp, r15, rax
    adc r15, r8
    adc rbp, 0
    mov r8d, 0
    adc r8, r8
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 112], rax
    mov qword [rsp + 104], r8
    mulx r8, rax, r13
    adc rax, 0
    adc r8, 0
    sub rdi, r14
    sbb rcx, rsi
    sbb r10, r12
    sbb rbx, r15
    sbb r11, rbp
    sbb r9, qword [rsp + 104]
    mov rsi, qword [rsp + 120]
    sbb rsi, qword [rsp + 112]
    mov rbp, qword [rsp + 128]
    sbb rbp, rax
    sbb rdx, r8
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rdi, rax
    mov r8, rdx
    mov rdx, rdi
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov rdi, 0x449048e16ec79bf7
    mulx r12, r12, rdi
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rax, rdi, r12
    adc rdi, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r8
    mulx r8, r12, r15
    adc r12, rax
    mov eax, 5
    mov qword [rsp + 112], rbp
    mulx rbp, r15, rax
    adc r15, r8
    adc rbp, 0
    mov r8d, 0
    adc r8, r8
    mov eax, 0
    adc rax, rax
    mov qword [rsp + 120], rax
    mov qword [rsp + 104], r8
    mulx r8, rax, r13
    adc rax, 0
    adc r8, 0
    sub rcx, r14
    sbb r10, rdi
    sbb rbx, r12
    sbb r11, r15
    sbb r9, rbp
    sbb rsi, qword [rsp + 104]
    mov rdi, qword [rsp + 112]
    sbb rdi, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, rax
    sbb rdx, r8
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul rcx, rax
    mov rax, rdx
    mov rdx, rcx
    mov r8, 0xc44a36477663b851
    mulx r12, r8, r8
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add r8, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r12
    mov r12, 0xae79787c40d06994
    mulx rcx, r12, r12
    adc r12, r15
    mov r15d, 5
    mov qword [rsp + 128], rax
    mulx rax, r15, r15
    adc r15, rcx
    adc rax, 0
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 120], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 112], rbp
    mulx rbp, r13, r13
    adc r13, 0
    adc rbp, 0
    sub r10, r8
    sbb rbx, r14
    sbb r11, r12
    sbb r9, r15
    sbb rsi, rax
    sbb rdi, rcx
    mov rax, qword [rsp + 120]
    sbb rax, qword [rsp + 112]
    mov rcx, qword [rsp + 128]
    sbb rcx, r13
    sbb rdx, rbp
    ; add the high half; the sum is below 2*p
    add r10, qword [rsp + 136]
    adc rbx, qword [rsp + 64]
    adc r11, qword [rsp + 24]
    adc r9, qword [rsp + 32]
    adc rsi, qword [rsp + 40]
    adc rdi, qword [rsp + 48]
    adc rax, qword [rsp + 56]
    adc rcx, qword [rsp + 72]
    adc rdx, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov r8, r10
    mov rbp, 0xbb6fb71e91386409
    sub r8, rbp
    mov rbp, rbx
    mov r12, 0x3bb5c9b8899c47ae
    sbb rbp, r12
    mov r12, r11
    mov r13, 0x7fcc0148f709a5d0
    sbb r12, r13
    mov r13, r9
    mov r14, 0x51868783bf2f966b
    sbb r13, r14
    mov r14, rsi
    sbb r14, -6
    mov r15, rdi
    sbb r15, -1
    mov qword [rsp + 16], rdi
    mov rdi, rax
    sbb rdi, -1
    mov qword [rsp + 72], rax
    mov rax, rcx
    sbb rax, -1
    mov qword [rsp + 56], rax
    mov rax, rdx
    sbb rax, 511
    cmovc r8, r10
    mov r10, qword [rsp + 8]
    mov qword [r10], r8
    cmovc rbp, rbx
    mov qword [r10 + 8], rbp
    cmovc r12, r11
    mov qword [r10 + 16], r12
    cmovc r13, r9
    mov qword [r10 + 24], r13
    cmovc r14, rsi
    mov qword [r10 + 32], r14
    cmovc r15, qword [rsp + 16]
    mov qword [r10 + 40], r15
    cmovc rdi, qword [rsp + 72]
    mov qword [r10 + 48], rdi
    cmovnc rcx, qword [rsp + 56]
    mov qword [r10 + 56], rcx
    cmovc rax, rdx
    mov qword [r10 + 64], rax
    mov r9, qword [rsp]
    not r9
    mov rax, r9
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int p521_sc_from_bytes_le(p521_sc *r, const uint8_t b[66])
; where b < n: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < n.
; Returns 0, or -1 when refused.
extern p521_sc_from_bytes_le_x64
GLOBAL p521_sc_from_bytes_le
align 32
p521_sc_from_bytes_le:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_from_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xbb6fb71e91386409
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov r8, 0x3bb5c9b8899c47ae
    sbb rax, r8
    mov rax, qword [rsi + 16]
    mov r9, 0x7fcc0148f709a5d0
    sbb rax, r9
    mov rax, qword [rsi + 24]
    mov r10, 0x51868783bf2f966b
    sbb rax, r10
    mov rax, qword [rsi + 32]
    sbb rax, -6
    mov rax, qword [rsi + 40]
    sbb rax, -1
    mov rax, qword [rsi + 48]
    sbb rax, -1
    mov rax, qword [rsi + 56]
    sbb rax, -1
    movzx eax, word [rsi + 64]
    sbb rax, 511
    sbb rax, rax
    mov r11, qword [rsi + 8]
    and r11, rax
    mov rbx, qword [rsi]
    and rbx, rax
    mov rbp, qword [rsi + 16]
    and rbp, rax
    mov r12, qword [rsi + 24]
    and r12, rax
    mov r13, qword [rsi + 32]
    and r13, rax
    mov r14, qword [rsi + 40]
    and r14, rax
    mov r15, qword [rsi + 48]
    and r15, rax
    mov r10, qword [rsi + 56]
    and r10, rax
    movzx r9d, word [rsi + 64]
    and r9, rax
    ; product, row 0: a * b[0]
    mov rdx, 0x137cd04dcf15dd04
    mulx r8, rsi, r11
    mov qword [rsp], rax
    mulx rax, rcx, rbx
    add rsi, rax
    mov qword [rsp + 8], rdi
    mulx rdi, rax, rbp
    adc rax, r8
    mov qword [rsp + 16], rcx
    mulx rcx, r8, r12
    adc r8, rdi
    mov qword [rsp + 24], r12
    mulx r12, rdi, r13
    adc rdi, rcx
    mov qword [rsp + 32], r13
    mulx r13, rcx, r14
    adc rcx, r12
    mov qword [rsp + 40], r14
    mulx r14, r12, r15
    adc r12, r13
    mov qword [rsp + 48], r15
    mulx r15, r13, r10
    adc r13, r14
    mov qword [rsp + 56], r10
    mulx r10, r14, r9
    adc r14, r15
    adc r10, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, 0xf707badce5547ea3
    mov qword [rsp + 64], r10
    mulx r10, r15, rbx
    mov qword [rsp + 72], rbx
    xor ebx, ebx
    adcx rsi, r15
    mov qword [rsp + 80], rsi
    mulx rsi, r15, r11
    adcx rax, r15
    adox rax, r10
    mulx r15, r10, rbp
    adcx r8, r10
    adox r8, rsi
    mulx rsi, r10, qword [rsp + 24]
    adcx rdi, r10
    adox rdi, r15
    mulx r15, r10, qword [rsp + 32]
    adcx rcx, r10
    adox rcx, rsi
    mulx rsi, r10, qword [rsp + 40]
    adcx r12, r10
    adox r12, r15
    mulx r15, r10, qword [rsp + 48]
    adcx r13, r10
    adox r13, rsi
    mulx rsi, r10, qword [rsp + 56]
    adcx r14, r10
    adox r14, r15
    mulx r15, r10, r9
    adcx r10, qword [rsp + 64]
    adox r10, rsi
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 2: + a * b[2] * W^2
    mov rdx, 0x12a78d38794573ff
    mulx r15, rsi, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx rax, rsi
    mov qword [rsp + 88], rax
    mulx rax, rsi, r11
    adcx r8, rsi
    adox r8, r15
    mulx r15, rsi, rbp
    adcx rdi, rsi
    adox rdi, rax
    mulx rsi, rax, qword [rsp + 24]
    adcx rcx, rax
    adox rcx, r15
    mulx r15, rax, qword [rsp + 32]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rsp + 40]
    adcx r13, rax
    adox r13, r15
    mulx r15, rax, qword [rsp + 48]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 56]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, r9
    adcx rax, qword [rsp + 64]
    adox rax, rsi
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 3: + a * b[3] * W^3
    mov rdx, 0xd3721ef557f75e06
    mulx r15, rsi, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx r8, rsi
    mov qword [rsp + 96], r8
    mulx r8, rsi, r11
    adcx rdi, rsi
    adox rdi, r15
    mulx r15, rsi, rbp
    adcx rcx, rsi
    adox rcx, r8
    mulx rsi, r8, qword [rsp + 24]
    adcx r12, r8
    adox r12, r15
    mulx r15, r8, qword [rsp + 32]
    adcx r13, r8
    adox r13, rsi
    mulx rsi, r8, qword [rsp + 40]
    adcx r14, r8
    adox r14, r15
    mulx r15, r8, qword [rsp + 48]
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, qword [rsp + 56]
    adcx rax, r8
    adox rax, r15
    mulx r15, r8, r9
    adcx r8, qword [rsp + 64]
    adox r8, rsi
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 4: + a * b[4] * W^4
    mov rdx, 0xdd6e23d82e49c7db
    mulx r15, rsi, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx rdi, rsi
    mov qword [rsp + 104], rdi
    mulx rdi, rsi, r11
    adcx rcx, rsi
    adox rcx, r15
    mulx r15, rsi, rbp
    adcx r12, rsi
    adox r12, rdi
    mulx rdi, rsi, qword [rsp + 24]
    adcx r13, rsi
    adox r13, r15
    mulx r15, rsi, qword [rsp + 32]
    adcx r14, rsi
    adox r14, rdi
    mulx rdi, rsi, qword [rsp + 40]
    adcx r10, rsi
    adox r10, r15
    mulx r15, rsi, qword [rsp + 48]
    adcx rax, rsi
    adox rax, rdi
    mulx rdi, rsi, qword [rsp + 56]
    adcx r8, rsi
    adox r8, r15
    mulx r15, rsi, r9
    adcx rsi, qword [rsp + 64]
    adox rsi, rdi
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 5: + a * b[5] * W^5
    mov rdx, 0xcff3d142b7756e3e
    mulx r15, rdi, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx rcx, rdi
    mov qword [rsp + 112], rcx
    mulx rcx, rdi, r11
    adcx r12, rdi
    adox r12, r15
    mulx r15, rdi, rbp
    adcx r13, rdi
    adox r13, rcx
    mulx rdi, rcx, qword [rsp + 24]
    adcx r14, rcx
    adox r14, r15
    mulx r15, rcx, qword [rsp + 32]
    adcx r10, rcx
    adox r10, rdi
    mulx rdi, rcx, qword [rsp + 40]
    adcx rax, rcx
    adox rax, r15
    mulx r15, rcx, qword [rsp + 48]
    adcx r8, rcx
    adox r8, rdi
    mulx rdi, rcx, qword [rsp + 56]
    adcx rsi, rcx
    adox rsi, r15
    mulx r15, rcx, r9
    adcx rcx, qword [rsp + 64]
    adox rcx, rdi
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 6: + a * b[6] * W^6
    mov rdx, 0x5bcc6d61a8e567bc
    mulx r15, rdi, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx r12, rdi
    mov qword [rsp + 120], r12
    mulx r12, rdi, r11
    adcx r13, rdi
    adox r13, r15
    mulx r15, rdi, rbp
    adcx r14, rdi
    adox r14, r12
    mulx r12, rdi, qword [rsp + 24]
    adcx r10, rdi
    adox r10, r15
    mulx r15, rdi, qword [rsp + 32]
    adcx rax, rdi
    adox rax, r12
    mulx r12, rdi, qword [rsp + 40]
    adcx r8, rdi
    adox r8, r15
    mulx r15, rdi, qword [rsp + 48]
    adcx rsi, rdi
    adox rsi, r12
    mulx r12, rdi, qword [rsp + 56]
    adcx rcx, rdi
    adox rcx, r15
    mulx r15, rdi, r9
    adcx rdi, qword [rsp + 64]
    adox rdi, r12
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 7: + a * b[7] * W^7
    mov rdx, 0x2d8e03d1492d0d45
    mulx r15, r12, qword [rsp + 72]
    mov qword [rsp + 64], rbx
    xor ebx, ebx
    adcx r13, r12
    mov qword [rsp + 128], r13
    mulx r13, r12, r11
    adcx r14, r12
    adox r14, r15
    mulx r15, r12, rbp
    adcx r10, r12
    adox r10, r13
    mulx r13, r12, qword [rsp + 24]
    adcx rax, r12
    adox rax, r15
    mulx r15, r12, qword [rsp + 32]
    adcx r8, r12
    adox r8, r13
    mulx r13, r12, qword [rsp + 40]
    adcx rsi, r12
    adox rsi, r15
    mulx r15, r12, qword [rsp + 48]
    adcx rcx, r12
    adox rcx, r13
    mulx r13, r12, qword [rsp + 56]
    adcx rdi, r12
    adox rdi, r15
    mulx r15, r12, r9
    adcx r12, qword [rsp + 64]
    adox r12, r13
    adcx rbx, rbx
    adox rbx, r15
    ; product, row 8: + a * b[8] * W^8
    mov edx, 61
    mulx r15, r13, qword [rsp + 72]
    mov qword [rsp + 72], rbx
    xor ebx, ebx
    adcx r14, r13
    mulx r13, r11, r11
    adcx r10, r11
    adox r10, r15
    mulx rbp, r11, rbp
    adcx rax, r11
    adox rax, r13
    mulx r13, r11, qword [rsp + 24]
    adcx r8, r11
    adox r8, rbp
    mulx rbp, r11, qword [rsp + 32]
    adcx rsi, r11
    adox rsi, r13
    mulx r13, r11, qword [rsp + 40]
    adcx rcx, r11
    adox rcx, rbp
    mulx rbp, r11, qword [rsp + 48]
    adcx rdi, r11
    adox rdi, r13
    mulx r13, r11, qword [rsp + 56]
    adcx r12, r11
    adox r12, rbp
    mulx r11, r9, r9
    adcx r9, qword [rsp + 72]
    adox r9, r13
    adcx rbx, rbx
    adox rbx, r11
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, qword [rsp + 16]
    mov rbp, 0x1d2f5ccd79a995c7
    imul r11, rbp
    mov rdx, r11
    mov r13, 0xc44a36477663b851
    mov qword [rsp + 16], rbx
    mulx rbx, r15, r13
    mov r11, 0x449048e16ec79bf7
    mov qword [rsp + 72], r9
    mulx r9, r9, r11
    add r15, r9
    mov r9, 0x8033feb708f65a2f
    mov qword [rsp + 56], r12
    mov qword [rsp + 48], rdi
    mulx rdi, r12, r9
    adc r12, rbx
    mov rbx, 0xae79787c40d06994
    mov qword [rsp + 40], rcx
    mov qword [rsp + 32], rsi
    mulx rsi, rcx, rbx
    adc rcx, rdi
    mov edi, 5
    mov qword [rsp + 24], r8
    mov qword [rsp + 64], rax
    mulx rax, r8, rdi
    adc r8, rsi
    adc rax, 0
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 136], r10
    mov r10d, 0
    adc r10, r10
    mov rdi, -512
    mulx r9, rbx, rdi
    adc rbx, 0
    adc r9, 0
    mov rdi, qword [rsp + 80]
    sub rdi, r15
    mov r15, qword [rsp + 88]
    sbb r15, r12
    mov r12, qword [rsp + 96]
    sbb r12, rcx
    mov rcx, qword [rsp + 104]
    sbb rcx, r8
    mov r8, qword [rsp + 112]
    sbb r8, rax
    mov rax, qword [rsp + 120]
    sbb rax, rsi
    mov rsi, qword [rsp + 128]
    sbb rsi, r10
    sbb r14, rbx
    sbb rdx, r9
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul rdi, rbp
    mov r9, rdx
    mov rdx, rdi
    mulx rbx, r10, r13
    mulx rdi, rdi, r11
    add r10, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx r13, r11, rdi
    adc r11, rbx
    mov rbx, 0xae79787c40d06994
    mulx rbp, rdi, rbx
    adc rdi, r13
    mov r13d, 5
    mov qword [rsp + 128], r9
    mulx r9, rbx, r13
    adc rbx, rbp
    adc r9, 0
    mov ebp, 0
    adc rbp, rbp
    mov r13d, 0
    adc r13, r13
    mov qword [rsp + 120], r13
    mov r13, -512
    mov qword [rsp + 112], r14
    mov qword [rsp + 104], rsi
    mulx rsi, r14, r13
    adc r14, 0
    adc rsi, 0
    sub r15, r10
    sbb r12, r11
    sbb rcx, rdi
    sbb r8, rbx
    sbb rax, r9
    mov r9, qword [rsp + 104]
    sbb r9, rbp
    mov r10, qword [rsp + 112]
    sbb r10, qword [rsp + 120]
    mov r11, qword [rsp + 128]
    sbb r11, r14
    sbb rdx, rsi
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, 0x1d2f5ccd79a995c7
    imul r15, rsi
    mov rdi, rdx
    mov rdx, r15
    mov rbx, 0xc44a36477663b851
    mulx r14, rbp, rbx
    mov r15, 0x449048e16ec79bf7
    mulx rbx, rbx, r15
    add rbp, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx rsi, r15, rbx
    adc r15, r14
    mov r14, 0xae79787c40d06994
    mov qword [rsp + 128], rdi
    mulx rdi, rbx, r14
    adc rbx, rsi
    mov esi, 5
    mov qword [rsp + 120], r11
    mulx r11, r14, rsi
    adc r14, rdi
    adc r11, 0
    mov edi, 0
    adc rdi, rdi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 112], rsi
    mov qword [rsp + 104], r10
    mulx r10, rsi, r13
    adc rsi, 0
    adc r10, 0
    sub r12, rbp
    sbb rcx, r15
    sbb r8, rbx
    sbb rax, r14
    sbb r9, r11
    mov r11, qword [rsp + 104]
    sbb r11, rdi
    mov rdi, qword [rsp + 120]
    sbb rdi, qword [rsp + 112]
    mov rbx, qword [rsp + 128]
    sbb rbx, rsi
    sbb rdx, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul r12, r10
    mov rsi, rdx
    mov rdx, r12
    mov rbp, 0xc44a36477663b851
    mulx r15, r14, rbp
    mov r12, 0x449048e16ec79bf7
    mulx rbp, rbp, r12
    add r14, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx r10, r12, rbp
    adc r12, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], rsi
    mulx rsi, rbp, r15
    adc rbp, r10
    mov r10d, 5
    mov qword [rsp + 112], rbx
    mulx rbx, r15, r10
    adc r15, rsi
    adc rbx, 0
    mov esi, 0
    adc rsi, rsi
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 120], r10
    mov qword [rsp + 104], rsi
    mulx rsi, r10, r13
    adc r10, 0
    adc rsi, 0
    sub rcx, r14
    sbb r8, r12
    sbb rax, rbp
    sbb r9, r15
    sbb r11, rbx
    sbb rdi, qword [rsp + 104]
    mov rbx, qword [rsp + 112]
    sbb rbx, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, r10
    sbb rdx, rsi
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul rcx, r10
    mov rsi, rdx
    mov rdx, rcx
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov rcx, 0x449048e16ec79bf7
    mulx r12, r12, rcx
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx r10, rcx, r12
    adc rcx, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], rsi
    mulx rsi, r12, r15
    adc r12, r10
    mov r10d, 5
    mov qword [rsp + 120], rbp
    mulx rbp, r15, r10
    adc r15, rsi
    adc rbp, 0
    mov esi, 0
    adc rsi, rsi
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 112], r10
    mov qword [rsp + 104], rsi
    mulx rsi, r10, r13
    adc r10, 0
    adc rsi, 0
    sub r8, r14
    sbb rax, rcx
    sbb r9, r12
    sbb r11, r15
    sbb rdi, rbp
    sbb rbx, qword [rsp + 104]
    mov rcx, qword [rsp + 120]
    sbb rcx, qword [rsp + 112]
    mov rbp, qword [rsp + 128]
    sbb rbp, r10
    sbb rdx, rsi
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov r10, 0x1d2f5ccd79a995c7
    imul r8, r10
    mov rsi, rdx
    mov rdx, r8
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov r8, 0x449048e16ec79bf7
    mulx r12, r12, r8
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx r10, r8, r12
    adc r8, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], rsi
    mulx rsi, r12, r15
    adc r12, r10
    mov r10d, 5
    mov qword [rsp + 112], rbp
    mulx rbp, r15, r10
    adc r15, rsi
    adc rbp, 0
    mov esi, 0
    adc rsi, rsi
    mov r10d, 0
    adc r10, r10
    mov qword [rsp + 120], r10
    mov qword [rsp + 104], rcx
    mulx rcx, r10, r13
    adc r10, 0
    adc rcx, 0
    sub rax, r14
    sbb r9, r8
    sbb r11, r12
    sbb rdi, r15
    sbb rbx, rbp
    mov r8, qword [rsp + 104]
    sbb r8, rsi
    mov rsi, qword [rsp + 112]
    sbb rsi, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, r10
    sbb rdx, rcx
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r10, rdx
    mov rdx, rax
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov rax, 0x449048e16ec79bf7
    mulx r12, r12, rax
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rax, r12
    adc rax, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 120], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 112], rcx
    mov qword [rsp + 104], r10
    mulx r10, rcx, r13
    adc rcx, 0
    adc r10, 0
    sub r9, r14
    sbb r11, rax
    sbb rdi, r12
    sbb rbx, r15
    sbb r8, rbp
    sbb rsi, qword [rsp + 104]
    mov rax, qword [rsp + 120]
    sbb rax, qword [rsp + 112]
    mov rbp, qword [rsp + 128]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r9, rcx
    mov r10, rdx
    mov rdx, r9
    mov r12, 0xc44a36477663b851
    mulx r15, r14, r12
    mov r9, 0x449048e16ec79bf7
    mulx r12, r12, r9
    add r14, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r9, r12
    adc r9, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 128], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 112], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 120], rcx
    mov qword [rsp + 104], rax
    mulx rax, rcx, r13
    adc rcx, 0
    adc rax, 0
    sub r11, r14
    sbb rdi, r9
    sbb rbx, r12
    sbb r8, r15
    sbb rsi, rbp
    mov r9, qword [rsp + 104]
    sbb r9, r10
    mov r10, qword [rsp + 112]
    sbb r10, qword [rsp + 120]
    mov rbp, qword [rsp + 128]
    sbb rbp, rcx
    sbb rdx, rax
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r11, rax
    mov rax, rdx
    mov rdx, r11
    mov rcx, 0xc44a36477663b851
    mulx r12, rcx, rcx
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add rcx, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r12
    mov r12, 0xae79787c40d06994
    mulx r11, r12, r12
    adc r12, r15
    mov r15d, 5
    mov qword [rsp + 128], rax
    mulx rax, r15, r15
    adc r15, r11
    adc rax, 0
    mov r11d, 0
    adc r11, r11
    mov qword [rsp + 120], rbp
    mov ebp, 0
    adc rbp, rbp
    mov qword [rsp + 112], rbp
    mulx rbp, r13, r13
    adc r13, 0
    adc rbp, 0
    sub rdi, rcx
    sbb rbx, r14
    sbb r8, r12
    sbb rsi, r15
    sbb r9, rax
    sbb r10, r11
    mov rax, qword [rsp + 120]
    sbb rax, qword [rsp + 112]
    mov rcx, qword [rsp + 128]
    sbb rcx, r13
    sbb rdx, rbp
    ; add the high half; the sum is below 2*p
    add rdi, qword [rsp + 136]
    adc rbx, qword [rsp + 64]
    adc r8, qword [rsp + 24]
    adc rsi, qword [rsp + 32]
    adc r9, qword [rsp + 40]
    adc r10, qword [rsp + 48]
    adc rax, qword [rsp + 56]
    adc rcx, qword [rsp + 72]
    adc rdx, qword [rsp + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov r11, rdi
    mov rbp, 0xbb6fb71e91386409
    sub r11, rbp
    mov rbp, rbx
    mov r12, 0x3bb5c9b8899c47ae
    sbb rbp, r12
    mov r12, r8
    mov r13, 0x7fcc0148f709a5d0
    sbb r12, r13
    mov r13, rsi
    mov r14, 0x51868783bf2f966b
    sbb r13, r14
    mov r14, r9
    sbb r14, -6
    mov r15, r10
    sbb r15, -1
    mov qword [rsp + 16], r10
    mov r10, rax
    sbb r10, -1
    mov qword [rsp + 72], rax
    mov rax, rcx
    sbb rax, -1
    mov qword [rsp + 56], rax
    mov rax, rdx
    sbb rax, 511
    cmovc r11, rdi
    mov rdi, qword [rsp + 8]
    mov qword [rdi], r11
    cmovc rbp, rbx
    mov qword [rdi + 8], rbp
    cmovc r12, r8
    mov qword [rdi + 16], r12
    cmovc r13, rsi
    mov qword [rdi + 24], r13
    cmovc r14, r9
    mov qword [rdi + 32], r14
    cmovc r15, qword [rsp + 16]
    mov qword [rdi + 40], r15
    cmovc r10, qword [rsp + 72]
    mov qword [rdi + 48], r10
    cmovnc rcx, qword [rsp + 56]
    mov qword [rdi + 56], rcx
    cmovc rax, rdx
    mov qword [rdi + 64], rax
    mov r8, qword [rsp]
    not r8
    mov rax, r8
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_bytes(uint8_t b[66], const p521_sc *a)
; b = a; b is big-endian
; Requires a < n.
extern p521_sc_to_bytes_x64
GLOBAL p521_sc_to_bytes
align 32
p521_sc_to_bytes:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_to_bytes_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xc44a36477663b851
    mulx r10, r9, r8
    mov r11, 0x449048e16ec79bf7
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx r12, rbp, rbx
    adc rbp, r10
    mov r10, 0xae79787c40d06994
    mulx r14, r13, r10
    adc r13, r12
    mov r12d, 5
    mulx rax, r15, r12
    adc r15, r14
    adc rax, 0
    mov r14d, 0
    adc r14, r14
    mov qword [rsp], rdi
    mov edi, 0
    adc rdi, rdi
    mov r12, -512
    mulx rbx, r10, r12
    adc r10, 0
    adc rbx, 0
    mov r12, qword [rsi + 8]
    sub r12, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, rax
    mov rax, qword [rsi + 48]
    sbb rax, r14
    mov r14, qword [rsi + 56]
    sbb r14, rdi
    mov rdi, qword [rsi + 64]
    sbb rdi, r10
    sbb rdx, rbx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov r10, rdx
    mov rdx, r12
    mulx rbx, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    mov r12, 0x8033feb708f65a2f
    mulx r8, r11, r12
    adc r11, rbx
    mov rbx, 0xae79787c40d06994
    mulx rcx, r12, rbx
    adc r12, r8
    mov r8d, 5
    mov qword [rsp + 8], r10
    mulx r10, rbx, r8
    adc rbx, rcx
    adc r10, 0
    mov ecx, 0
    adc rcx, rcx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 16], r8
    mov r8, -512
    mov qword [rsp + 24], rdi
    mov qword [rsp + 32], rcx
    mulx rcx, rdi, r8
    adc rdi, 0
    adc rcx, 0
    sub r9, rsi
    sbb rbp, r11
    sbb r13, r12
    sbb r15, rbx
    sbb rax, r10
    sbb r14, qword [rsp + 32]
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r11, qword [rsp + 8]
    sbb r11, rdi
    sbb rdx, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov r9, 0x449048e16ec79bf7
    mulx rdi, rdi, r9
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, r9, rdi
    adc r9, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], rsi
    mulx rsi, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 16], r11
    mulx r11, r12, rcx
    adc r12, rsi
    adc r11, 0
    mov esi, 0
    adc rsi, rsi
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rbp, rbx
    sbb r13, r9
    sbb r15, rdi
    sbb rax, r12
    sbb r14, r11
    mov r9, qword [rsp + 32]
    sbb r9, rsi
    mov r11, qword [rsp + 16]
    sbb r11, qword [rsp + 24]
    mov rsi, qword [rsp + 8]
    sbb rsi, rcx
    sbb rdx, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rbp, rcx
    mov r10, rdx
    mov rdx, rbp
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov rbp, 0x449048e16ec79bf7
    mulx rdi, rdi, rbp
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, rbp, rdi
    adc rbp, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 24], rsi
    mulx rsi, r12, rcx
    adc r12, r10
    adc rsi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r13, rbx
    sbb r15, rbp
    sbb rax, rdi
    sbb r14, r12
    sbb r9, rsi
    sbb r11, qword [rsp + 32]
    mov rsi, qword [rsp + 24]
    sbb rsi, qword [rsp + 16]
    mov rdi, qword [rsp + 8]
    sbb rdi, rcx
    sbb rdx, r10
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r13, rcx
    mov r10, rdx
    mov rdx, r13
    mov rbx, 0xc44a36477663b851
    mulx r12, rbp, rbx
    mov r13, 0x449048e16ec79bf7
    mulx rbx, rbx, r13
    add rbp, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx rcx, r13, rbx
    adc r13, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbx, r12
    adc rbx, rcx
    mov ecx, 5
    mov qword [rsp + 16], rdi
    mulx rdi, r12, rcx
    adc r12, r10
    adc rdi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r15, rbp
    sbb rax, r13
    sbb r14, rbx
    sbb r9, r12
    sbb r11, rdi
    sbb rsi, qword [rsp + 32]
    mov rdi, qword [rsp + 16]
    sbb rdi, qword [rsp + 24]
    mov rbx, qword [rsp + 8]
    sbb rbx, rcx
    sbb rdx, r10
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r15, rcx
    mov r10, rdx
    mov rdx, r15
    mov rbp, 0xc44a36477663b851
    mulx r13, r12, rbp
    mov r15, 0x449048e16ec79bf7
    mulx rbp, rbp, r15
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rcx, r15, rbp
    adc r15, r13
    mov r13, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbp, r13
    adc rbp, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbx
    mulx rbx, r13, rcx
    adc r13, r10
    adc rbx, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rax, r12
    sbb r14, r15
    sbb r9, rbp
    sbb r11, r13
    sbb rsi, rbx
    sbb rdi, qword [rsp + 32]
    mov rbx, qword [rsp + 24]
    sbb rbx, qword [rsp + 16]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r10, rdx
    mov rdx, rax
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rax, 0x449048e16ec79bf7
    mulx r12, r12, rax
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rax, r12
    adc rax, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 16], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r14, r13
    sbb r9, rax
    sbb r11, r12
    sbb rsi, r15
    sbb rdi, rbp
    sbb rbx, qword [rsp + 32]
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r14, rcx
    mov r10, rdx
    mov rdx, r14
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov r14, 0x449048e16ec79bf7
    mulx r12, r12, r14
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r14, r12
    adc r14, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], rax
    mulx rax, rcx, r8
    adc rcx, 0
    adc rax, 0
    sub r9, r13
    sbb r11, r14
    sbb rsi, r12
    sbb rdi, r15
    sbb rbx, rbp
    mov rbp, qword [rsp + 32]
    sbb rbp, r10
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r12, qword [rsp + 8]
    sbb r12, rcx
    sbb rdx, rax
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r9, rax
    mov rax, rdx
    mov rdx, r9
    mov rcx, 0xc44a36477663b851
    mulx r13, rcx, rcx
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add rcx, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx r9, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 8], rax
    mulx rax, r15, r15
    adc r15, r9
    adc rax, 0
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r12
    mulx r12, r8, r8
    adc r8, 0
    adc r12, 0
    sub r11, rcx
    sbb rsi, r14
    sbb rdi, r13
    sbb rbx, r15
    sbb rbp, rax
    sbb r10, r9
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov rcx, qword [rsp + 8]
    sbb rcx, r8
    sbb rdx, r12
    ; words to bytes
    bswap r11
    bswap rsi
    bswap rdi
    bswap rbx
    bswap rbp
    bswap r10
    bswap rax
    bswap rcx
    shl rdx, 48
    bswap rdx
    mov r8, qword [rsp]
    mov qword [r8 + 58], r11
    mov qword [r8 + 50], rsi
    mov qword [r8 + 42], rdi
    mov qword [r8 + 34], rbx
    mov qword [r8 + 26], rbp
    mov qword [r8 + 18], r10
    mov qword [r8 + 10], rax
    mov qword [r8 + 2], rcx
    mov word [r8], dx
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_to_bytes_le(uint8_t b[66], const p521_sc *a)
; b = a; b is little-endian
; Requires a < n.
extern p521_sc_to_bytes_le_x64
GLOBAL p521_sc_to_bytes_le
align 32
p521_sc_to_bytes_le:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_to_bytes_le_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
    ; reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, qword [rsi]
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov rdx, rax
    mov r8, 0xc44a36477663b851
    mulx r10, r9, r8
    mov r11, 0x449048e16ec79bf7
    mulx rbx, rbx, r11
    add r9, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx r12, rbp, rbx
    adc rbp, r10
    mov r10, 0xae79787c40d06994
    mulx r14, r13, r10
    adc r13, r12
    mov r12d, 5
    mulx rax, r15, r12
    adc r15, r14
    adc rax, 0
    mov r14d, 0
    adc r14, r14
    mov qword [rsp], rdi
    mov edi, 0
    adc rdi, rdi
    mov r12, -512
    mulx rbx, r10, r12
    adc r10, 0
    adc rbx, 0
    mov r12, qword [rsi + 8]
    sub r12, r9
    mov r9, qword [rsi + 16]
    sbb r9, rbp
    mov rbp, qword [rsi + 24]
    sbb rbp, r13
    mov r13, qword [rsi + 32]
    sbb r13, r15
    mov r15, qword [rsi + 40]
    sbb r15, rax
    mov rax, qword [rsi + 48]
    sbb rax, r14
    mov r14, qword [rsi + 56]
    sbb r14, rdi
    mov rdi, qword [rsi + 64]
    sbb rdi, r10
    sbb rdx, rbx
    ; reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    imul r12, rcx
    mov r10, rdx
    mov rdx, r12
    mulx rbx, rsi, r8
    mulx r12, r12, r11
    add rsi, r12
    mov r12, 0x8033feb708f65a2f
    mulx r8, r11, r12
    adc r11, rbx
    mov rbx, 0xae79787c40d06994
    mulx rcx, r12, rbx
    adc r12, r8
    mov r8d, 5
    mov qword [rsp + 8], r10
    mulx r10, rbx, r8
    adc rbx, rcx
    adc r10, 0
    mov ecx, 0
    adc rcx, rcx
    mov r8d, 0
    adc r8, r8
    mov qword [rsp + 16], r8
    mov r8, -512
    mov qword [rsp + 24], rdi
    mov qword [rsp + 32], rcx
    mulx rcx, rdi, r8
    adc rdi, 0
    adc rcx, 0
    sub r9, rsi
    sbb rbp, r11
    sbb r13, r12
    sbb r15, rbx
    sbb rax, r10
    sbb r14, qword [rsp + 32]
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r11, qword [rsp + 8]
    sbb r11, rdi
    sbb rdx, rcx
    ; reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r9, rcx
    mov rsi, rdx
    mov rdx, r9
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov r9, 0x449048e16ec79bf7
    mulx rdi, rdi, r9
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, r9, rdi
    adc r9, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], rsi
    mulx rsi, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 16], r11
    mulx r11, r12, rcx
    adc r12, rsi
    adc r11, 0
    mov esi, 0
    adc rsi, rsi
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rbp, rbx
    sbb r13, r9
    sbb r15, rdi
    sbb rax, r12
    sbb r14, r11
    mov r9, qword [rsp + 32]
    sbb r9, rsi
    mov r11, qword [rsp + 16]
    sbb r11, qword [rsp + 24]
    mov rsi, qword [rsp + 8]
    sbb rsi, rcx
    sbb rdx, r10
    ; reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rbp, rcx
    mov r10, rdx
    mov rdx, rbp
    mov rdi, 0xc44a36477663b851
    mulx r12, rbx, rdi
    mov rbp, 0x449048e16ec79bf7
    mulx rdi, rdi, rbp
    add rbx, rdi
    mov rdi, 0x8033feb708f65a2f
    mulx rcx, rbp, rdi
    adc rbp, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rdi, r12
    adc rdi, rcx
    mov ecx, 5
    mov qword [rsp + 24], rsi
    mulx rsi, r12, rcx
    adc r12, r10
    adc rsi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r13, rbx
    sbb r15, rbp
    sbb rax, rdi
    sbb r14, r12
    sbb r9, rsi
    sbb r11, qword [rsp + 32]
    mov rsi, qword [rsp + 24]
    sbb rsi, qword [rsp + 16]
    mov rdi, qword [rsp + 8]
    sbb rdi, rcx
    sbb rdx, r10
    ; reduction, step 4: make word 4 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r13, rcx
    mov r10, rdx
    mov rdx, r13
    mov rbx, 0xc44a36477663b851
    mulx r12, rbp, rbx
    mov r13, 0x449048e16ec79bf7
    mulx rbx, rbx, r13
    add rbp, rbx
    mov rbx, 0x8033feb708f65a2f
    mulx rcx, r13, rbx
    adc r13, r12
    mov r12, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbx, r12
    adc rbx, rcx
    mov ecx, 5
    mov qword [rsp + 16], rdi
    mulx rdi, r12, rcx
    adc r12, r10
    adc rdi, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r15, rbp
    sbb rax, r13
    sbb r14, rbx
    sbb r9, r12
    sbb r11, rdi
    sbb rsi, qword [rsp + 32]
    mov rdi, qword [rsp + 16]
    sbb rdi, qword [rsp + 24]
    mov rbx, qword [rsp + 8]
    sbb rbx, rcx
    sbb rdx, r10
    ; reduction, step 5: make word 5 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r15, rcx
    mov r10, rdx
    mov rdx, r15
    mov rbp, 0xc44a36477663b851
    mulx r13, r12, rbp
    mov r15, 0x449048e16ec79bf7
    mulx rbp, rbp, r15
    add r12, rbp
    mov rbp, 0x8033feb708f65a2f
    mulx rcx, r15, rbp
    adc r15, r13
    mov r13, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, rbp, r13
    adc rbp, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbx
    mulx rbx, r13, rcx
    adc r13, r10
    adc rbx, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub rax, r12
    sbb r14, r15
    sbb r9, rbp
    sbb r11, r13
    sbb rsi, rbx
    sbb rdi, qword [rsp + 32]
    mov rbx, qword [rsp + 24]
    sbb rbx, qword [rsp + 16]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 6: make word 6 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul rax, rcx
    mov r10, rdx
    mov rdx, rax
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov rax, 0x449048e16ec79bf7
    mulx r12, r12, rax
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, rax, r12
    adc rax, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 16], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 24], rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, r8
    adc rcx, 0
    adc r10, 0
    sub r14, r13
    sbb r9, rax
    sbb r11, r12
    sbb rsi, r15
    sbb rdi, rbp
    sbb rbx, qword [rsp + 32]
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov rbp, qword [rsp + 8]
    sbb rbp, rcx
    sbb rdx, r10
    ; reduction, step 7: make word 7 zero by a multiple m of p, and drop it
    mov rcx, 0x1d2f5ccd79a995c7
    imul r14, rcx
    mov r10, rdx
    mov rdx, r14
    mov r12, 0xc44a36477663b851
    mulx r15, r13, r12
    mov r14, 0x449048e16ec79bf7
    mulx r12, r12, r14
    add r13, r12
    mov r12, 0x8033feb708f65a2f
    mulx rcx, r14, r12
    adc r14, r15
    mov r15, 0xae79787c40d06994
    mov qword [rsp + 8], r10
    mulx r10, r12, r15
    adc r12, rcx
    mov ecx, 5
    mov qword [rsp + 24], rbp
    mulx rbp, r15, rcx
    adc r15, r10
    adc rbp, 0
    mov r10d, 0
    adc r10, r10
    mov ecx, 0
    adc rcx, rcx
    mov qword [rsp + 16], rcx
    mov qword [rsp + 32], rax
    mulx rax, rcx, r8
    adc rcx, 0
    adc rax, 0
    sub r9, r13
    sbb r11, r14
    sbb rsi, r12
    sbb rdi, r15
    sbb rbx, rbp
    mov rbp, qword [rsp + 32]
    sbb rbp, r10
    mov r10, qword [rsp + 24]
    sbb r10, qword [rsp + 16]
    mov r12, qword [rsp + 8]
    sbb r12, rcx
    sbb rdx, rax
    ; reduction, step 8: make word 8 zero by a multiple m of p, and drop it
    mov rax, 0x1d2f5ccd79a995c7
    imul r9, rax
    mov rax, rdx
    mov rdx, r9
    mov rcx, 0xc44a36477663b851
    mulx r13, rcx, rcx
    mov r14, 0x449048e16ec79bf7
    mulx r14, r14, r14
    add rcx, r14
    mov r14, 0x8033feb708f65a2f
    mulx r15, r14, r14
    adc r14, r13
    mov r13, 0xae79787c40d06994
    mulx r9, r13, r13
    adc r13, r15
    mov r15d, 5
    mov qword [rsp + 8], rax
    mulx rax, r15, r15
    adc r15, r9
    adc rax, 0
    mov r9d, 0
    adc r9, r9
    mov qword [rsp + 16], r12
    mov r12d, 0
    adc r12, r12
    mov qword [rsp + 24], r12
    mulx r12, r8, r8
    adc r8, 0
    adc r12, 0
    sub r11, rcx
    sbb rsi, r14
    sbb rdi, r13
    sbb rbx, r15
    sbb rbp, rax
    sbb r10, r9
    mov rax, qword [rsp + 16]
    sbb rax, qword [rsp + 24]
    mov rcx, qword [rsp + 8]
    sbb rcx, r8
    sbb rdx, r12
    mov r8, qword [rsp]
    mov qword [r8], r11
    mov qword [r8 + 8], rsi
    mov qword [r8 + 16], rdi
    mov qword [r8 + 24], rbx
    mov qword [r8 + 32], rbp
    mov qword [r8 + 40], r10
    mov qword [r8 + 48], rax
    mov qword [r8 + 56], rcx
    mov word [r8 + 64], dx
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_select(p521_sc *r, uint64_t mask, const p521_sc *a, const p521_sc *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < n, b < n.
; Ensures r < n.
GLOBAL p521_sc_select
align 32
p521_sc_select:
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
; void p521_sc_cswap(uint64_t mask, p521_sc *a, p521_sc *b)
; a and b change places where mask is all-ones
; Ensures a < n, b < n.
GLOBAL p521_sc_cswap
align 32
p521_sc_cswap:
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
; uint64_t p521_sc_is_zero(const p521_sc *a)
; returns all-ones where a = 0, else 0
; Requires a < n.
; Returns the mask.
GLOBAL p521_sc_is_zero
align 32
p521_sc_is_zero:
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
; uint64_t p521_sc_eq(const p521_sc *a, const p521_sc *b)
; returns all-ones where a = b, else 0
; Requires a < n, b < n.
; Returns the mask.
GLOBAL p521_sc_eq
align 32
p521_sc_eq:
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
; how to unwind the stack from any instruction: DWARF call frame information
section .eh_frame alloc noexec nowrite progbits align=8
    db 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01, 0x00, 0x00
    dd 92, 28, p521_sc_add - $ - 8, p521_sc_add.end - p521_sc_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd p521_sc_add.end - p521_sc_add - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p521_sc_sub - $ - 8, p521_sc_sub.end - p521_sc_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p521_sc_sub.end - p521_sc_sub - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 220, p521_sc_neg - $ - 8, p521_sc_neg.end - p521_sc_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p521_sc_neg.end - p521_sc_neg - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 316, p521_sc_dbl - $ - 8, p521_sc_dbl.end - p521_sc_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd p521_sc_dbl.end - p521_sc_dbl - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 44, 412, p521_sc_half - $ - 8, p521_sc_half.end - p521_sc_half
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p521_sc_half.end - p521_sc_half - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 460, p521_sc_mul - $ - 8, p521_sc_mul.end - p521_sc_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd p521_sc_mul.end - p521_sc_mul - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 556, p521_sc_sqr - $ - 8, p521_sc_sqr.end - p521_sc_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xa8, 0x01
    db 0x04
    dd p521_sc_sqr.end - p521_sc_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 652, p521_sc_mul_small - $ - 8, p521_sc_mul_small.end - p521_sc_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x80, 0x01
    db 0x04
    dd p521_sc_mul_small.end - p521_sc_mul_small - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 748, p521_sc_to_mont - $ - 8, p521_sc_to_mont.end - p521_sc_to_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd p521_sc_to_mont.end - p521_sc_to_mont - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 844, p521_sc_from_mont - $ - 8, p521_sc_from_mont.end - p521_sc_from_mont
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd p521_sc_from_mont.end - p521_sc_from_mont - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 940, p521_sc_from_bytes - $ - 8, p521_sc_from_bytes.end - p521_sc_from_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd p521_sc_from_bytes.end - p521_sc_from_bytes - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 1036, p521_sc_from_bytes_le - $ - 8, p521_sc_from_bytes_le.end - p521_sc_from_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd p521_sc_from_bytes_le.end - p521_sc_from_bytes_le - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 1132, p521_sc_to_bytes - $ - 8, p521_sc_to_bytes.end - p521_sc_to_bytes
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd p521_sc_to_bytes.end - p521_sc_to_bytes - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 1228, p521_sc_to_bytes_le - $ - 8, p521_sc_to_bytes_le.end - p521_sc_to_bytes_le
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd p521_sc_to_bytes_le.end - p521_sc_to_bytes_le - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 52, 1324, p521_sc_select - $ - 8, p521_sc_select.end - p521_sc_select
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_sc_select.end - p521_sc_select - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 1380, p521_sc_cswap - $ - 8, p521_sc_cswap.end - p521_sc_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p521_sc_cswap.end - p521_sc_cswap - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 1476, p521_sc_is_zero - $ - 8, p521_sc_is_zero.end - p521_sc_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 1500, p521_sc_eq - $ - 8, p521_sc_eq.end - p521_sc_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p521_sc_add + 0 wrt ..imagebase, p521_sc_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_sc_sub + 0 wrt ..imagebase, p521_sc_sub.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p521_sc_neg + 0 wrt ..imagebase, p521_sc_neg.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p521_sc_dbl + 0 wrt ..imagebase, p521_sc_dbl.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p521_sc_half + 0 wrt ..imagebase, p521_sc_half.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p521_sc_mul + 0 wrt ..imagebase, p521_sc_mul.end wrt ..imagebase, ..@unwind + 108 wrt ..imagebase
    dd p521_sc_sqr + 0 wrt ..imagebase, p521_sc_sqr.end wrt ..imagebase, ..@unwind + 132 wrt ..imagebase
    dd p521_sc_mul_small + 0 wrt ..imagebase, p521_sc_mul_small.end wrt ..imagebase, ..@unwind + 156 wrt ..imagebase
    dd p521_sc_to_mont + 0 wrt ..imagebase, p521_sc_to_mont.end wrt ..imagebase, ..@unwind + 180 wrt ..imagebase
    dd p521_sc_from_mont + 0 wrt ..imagebase, p521_sc_from_mont.end wrt ..imagebase, ..@unwind + 204 wrt ..imagebase
    dd p521_sc_from_bytes + 0 wrt ..imagebase, p521_sc_from_bytes.end wrt ..imagebase, ..@unwind + 228 wrt ..imagebase
    dd p521_sc_from_bytes_le + 0 wrt ..imagebase, p521_sc_from_bytes_le.end wrt ..imagebase, ..@unwind + 252 wrt ..imagebase
    dd p521_sc_to_bytes + 0 wrt ..imagebase, p521_sc_to_bytes.end wrt ..imagebase, ..@unwind + 276 wrt ..imagebase
    dd p521_sc_to_bytes_le + 0 wrt ..imagebase, p521_sc_to_bytes_le.end wrt ..imagebase, ..@unwind + 300 wrt ..imagebase
    dd p521_sc_select + 0 wrt ..imagebase, p521_sc_select.end wrt ..imagebase, ..@unwind + 324 wrt ..imagebase
    dd p521_sc_cswap + 0 wrt ..imagebase, p521_sc_cswap.end wrt ..imagebase, ..@unwind + 340 wrt ..imagebase
    dd p521_sc_is_zero + 0 wrt ..imagebase, p521_sc_is_zero.end wrt ..imagebase, ..@unwind + 364 wrt ..imagebase
    dd p521_sc_eq + 0 wrt ..imagebase, p521_sc_eq.end wrt ..imagebase, ..@unwind + 372 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_add + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_sub + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_neg + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_dbl + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_sc_half + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x12, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_sc_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0xd2, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_sc_sqr + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x82, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_sc_mul_small + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x12, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_sc_to_mont + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x42, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_sc_from_mont + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x12, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_sc_from_bytes + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x12, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_sc_from_bytes_le + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x42, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_sc_to_bytes + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x42, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_sc_to_bytes_le + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_select + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p521_sc_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p521_sc_eq + 0
%endif
