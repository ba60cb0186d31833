; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p =
;     0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff,
;     9 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Mersenne: 2^521 = 1 (mod p).
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
    ; the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    mov rax, qword [rsi + 64]
    or rax, -512
    mov ecx, 1
    neg rcx
    mov rcx, qword [rsi]
    adc rcx, qword [rdx]
    mov r8, qword [rsi + 8]
    adc r8, qword [rdx + 8]
    mov r9, qword [rsi + 16]
    adc r9, qword [rdx + 16]
    mov r10, qword [rsi + 24]
    adc r10, qword [rdx + 24]
    mov r11, qword [rsi + 32]
    adc r11, qword [rdx + 32]
    mov rbx, qword [rsi + 40]
    adc rbx, qword [rdx + 40]
    mov rbp, qword [rsi + 48]
    adc rbp, qword [rdx + 48]
    mov r12, qword [rsi + 56]
    adc r12, qword [rdx + 56]
    adc rax, qword [rdx + 64]
    ; less one unless it carried
    adc rcx, -1
    mov qword [rdi], rcx
    adc r8, -1
    mov qword [rdi + 8], r8
    adc r9, -1
    mov qword [rdi + 16], r9
    adc r10, -1
    mov qword [rdi + 24], r10
    adc r11, -1
    mov qword [rdi + 32], r11
    adc rbx, -1
    mov qword [rdi + 40], rbx
    adc rbp, -1
    mov qword [rdi + 48], rbp
    adc r12, -1
    mov qword [rdi + 56], r12
    adc rax, -1
    and rax, 511
    mov qword [rdi + 64], rax
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
    ; less the borrow, modulo 2^k
    sbb rax, 0
    mov qword [rdi], rax
    sbb rcx, 0
    mov qword [rdi + 8], rcx
    sbb r8, 0
    mov qword [rdi + 16], r8
    sbb r9, 0
    mov qword [rdi + 24], r9
    sbb r10, 0
    mov qword [rdi + 32], r10
    sbb r11, 0
    mov qword [rdi + 40], r11
    sbb rbx, 0
    mov qword [rdi + 48], rbx
    sbb rbp, 0
    mov qword [rdi + 56], rbp
    sbb r12, 0
    and r12, 511
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
    ; less the borrow, modulo 2^k
    sbb rax, 0
    mov qword [rdi], rax
    sbb rcx, 0
    mov qword [rdi + 8], rcx
    sbb r8, 0
    mov qword [rdi + 16], r8
    sbb r9, 0
    mov qword [rdi + 24], r9
    sbb r10, 0
    mov qword [rdi + 32], r10
    sbb r11, 0
    mov qword [rdi + 40], r11
    sbb rdx, 0
    mov qword [rdi + 48], rdx
    sbb rbx, 0
    mov qword [rdi + 56], rbx
    sbb rbp, 0
    and rbp, 511
    mov qword [rdi + 64], rbp
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
    ; 2*a, the top bit of a in the lowest place
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
    mov r12, qword [rsi + 64]
    shr r12, 8
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    mov qword [rdi + 48], rdx
    mov qword [rdi + 56], rbx
    or rax, r12
    mov qword [rdi], rax
    and rbp, 511
    mov qword [rdi + 64], rbp
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
    push r12
    ; a/2, the lowest bit of a in the top place
    mov rax, qword [rsi]
    shr rax, 1
    mov rcx, qword [rsi + 8]
    shl rcx, 63
    or rax, rcx
    mov rcx, qword [rsi + 8]
    shr rcx, 1
    mov r8, qword [rsi + 16]
    shl r8, 63
    or rcx, r8
    mov r8, qword [rsi + 16]
    shr r8, 1
    mov r9, qword [rsi + 24]
    shl r9, 63
    or r8, r9
    mov r9, qword [rsi + 24]
    shr r9, 1
    mov r10, qword [rsi + 32]
    shl r10, 63
    or r9, r10
    mov r10, qword [rsi + 32]
    shr r10, 1
    mov r11, qword [rsi + 40]
    shl r11, 63
    or r10, r11
    mov r11, qword [rsi + 40]
    shr r11, 1
    mov rdx, qword [rsi + 48]
    shl rdx, 63
    or r11, rdx
    mov rdx, qword [rsi + 48]
    shr rdx, 1
    mov rbx, qword [rsi + 56]
    shl rbx, 63
    or rdx, rbx
    mov rbx, qword [rsi + 56]
    shr rbx, 1
    mov rbp, qword [rsi + 64]
    shl rbp, 63
    or rbx, rbp
    mov rbp, qword [rsi]
    and rbp, 1
    shl rbp, 8
    mov r12, qword [rsi + 64]
    shr r12, 1
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    mov qword [rdi + 48], rdx
    mov qword [rdi + 56], rbx
    or r12, rbp
    mov qword [rdi + 64], r12
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_mul(p521_fe *r, const p521_fe *a, const p521_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Mersenne: 2^521 = 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
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
    sub rsp, 264
    mov rax, rdx
    mov rdx, qword [rsi + 8]
    ; product, row 0: a * b[0]
    mulx rcx, r8, qword [rax]
    mov rdx, qword [rax]
    mulx r9, r10, qword [rsi + 24]
    mulx r11, rbx, qword [rsi + 16]
    mulx rbp, r12, qword [rsi]
    add r8, rbp
    adc rcx, rbx
    mov rdx, qword [rsi + 8]
    ; product, row 1: + a * b[1] * W^1
    mulx rbx, rbp, qword [rax + 8]
    mov rdx, qword [rax + 8]
    mulx r13, r14, qword [rsi]
    adcx r11, r10
    adc r9, 0
    xor r10d, r10d
    adcx r14, r8
    adcx rcx, rbp
    adox rcx, r13
    mulx r8, rbp, qword [rsi + 24]
    mulx r13, r15, qword [rsi + 16]
    adcx r11, r15
    mov rdx, qword [rax + 16]
    mov qword [rsp], r14
    ; product, row 2: + a * b[2] * W^2
    mulx r15, r14, qword [rsi]
    adox r11, rbx
    adcx r9, rbp
    mulx rbx, rbp, qword [rsi + 8]
    adcx r10, r10
    adox r9, r13
    adox r10, r8
    xor r8d, r8d
    adcx rcx, r14
    mulx r13, r14, qword [rsi + 24]
    adcx rbp, r11
    adox r15, rbp
    mulx r11, rbp, qword [rsi + 16]
    adcx r9, rbp
    adox rbx, r9
    mov rdx, qword [rax + 32]
    ; product, row 0: a * b[0]
    mulx r9, rbp, qword [rsi + 32]
    mov rdx, qword [rax + 24]
    mov qword [rsp + 8], rcx
    mov qword [rsp + 16], rbp
    mulx rcx, rbp, qword [rsi + 8]
    adcx r14, r10
    mov qword [rsp + 24], r12
    mulx r10, r12, qword [rsi]
    adcx r8, r8
    adox r14, r11
    adox r13, r8
    xor r8d, r8d
    adcx r12, r15
    mulx r11, r15, qword [rsi + 16]
    adcx rbx, rbp
    adox r10, rbx
    adcx r15, r14
    adox rcx, r15
    mulx rbx, rbp, qword [rsi + 24]
    adcx rbp, r13
    adox rbp, r11
    mov rdx, qword [rsi + 64]
    ; product, row 1: + a * b[1] * W^1
    mulx r11, r13, qword [rax + 40]
    adcx r8, r8
    adox r8, rbx
    mov rdx, qword [rax + 32]
    mulx rbx, r14, qword [rsi + 56]
    mov qword [rsp + 32], r8
    mulx r15, r8, qword [rsi + 48]
    mov qword [rsp + 40], rbp
    mov qword [rsp + 48], rcx
    mulx rbp, rcx, qword [rsi + 40]
    add rcx, r9
    adcx rbp, r8
    adc r15, r14
    mulx r8, r9, qword [rsi + 64]
    adc rbx, r9
    adc r8, 0
    mov rdx, qword [rsi + 32]
    mulx r9, r14, qword [rax + 40]
    mov qword [rsp + 56], rdi
    xor edi, edi
    mov rdx, qword [rax + 40]
    mov qword [rsp + 64], r10
    mov qword [rsp + 72], r12
    mulx r10, r12, qword [rsi + 40]
    adcx rcx, r14
    mov qword [rsp + 80], rcx
    mulx r14, rcx, qword [rsi + 48]
    adcx rbp, r12
    adox r9, rbp
    mulx rbp, r12, qword [rsi + 56]
    adcx r15, rcx
    adox r10, r15
    adcx rbx, r12
    adox r14, rbx
    mov rdx, qword [rax + 48]
    ; product, row 2: + a * b[2] * W^2
    mulx rcx, rbx, qword [rsi + 32]
    adcx r8, r13
    adox r8, rbp
    adcx rdi, rdi
    adox rdi, r11
    mulx r11, rbp, qword [rsi + 56]
    xor r12d, r12d
    mulx r13, r15, qword [rsi + 40]
    adcx rbx, r9
    adcx r15, r10
    mulx r9, r10, qword [rsi + 48]
    adcx r14, r10
    mov rdx, qword [rax + 56]
    mov qword [rsp + 88], rbx
    ; product, row 3: + a * b[3] * W^3
    mulx r10, rbx, qword [rsi + 32]
    adox rcx, r15
    adox r13, r14
    mov rdx, qword [rax + 48]
    mulx r14, r15, qword [rsi + 64]
    adcx rbp, r8
    adcx r15, rdi
    mov rdx, qword [rax + 56]
    mulx r8, rdi, qword [rsi + 48]
    adox r9, rbp
    adcx r12, r12
    adox r15, r11
    adox r12, r14
    mulx r11, rbp, qword [rsi + 40]
    xor r14d, r14d
    adcx rcx, rbx
    adcx r13, rbp
    mulx rbx, rbp, qword [rsi + 56]
    adox r10, r13
    adcx rdi, r9
    adox rdi, r11
    adcx r15, rbp
    mulx r9, r11, qword [rsi + 64]
    mov rdx, qword [rax + 64]
    ; product, row 4: + a * b[4] * W^4
    mulx rbp, r13, qword [rsi + 40]
    adcx r12, r11
    adcx r14, r14
    adox r15, r8
    mulx r8, r11, qword [rsi + 32]
    adox r12, rbx
    adox r9, r14
    imul rdx, qword [rsi + 64]
    xor ebx, ebx
    mov r14, rdx
    mov rdx, qword [rax + 64]
    mov qword [rsp + 96], rcx
    mulx rcx, rbx, qword [rsi + 48]
    adcx r11, r10
    adcx rdi, r13
    adox rdi, r8
    mulx r8, r10, qword [rsi + 56]
    adcx r15, rbx
    adcx r12, r10
    adox rbp, r15
    adcx r9, r14
    adox r12, rcx
    adox r9, r8
    xor ecx, ecx
    mov r8, qword [rsi + 32]
    ; the sums of the halves, lower and upper
    adcx r8, qword [rsi]
    mov r10, qword [rax]
    adox r10, qword [rax + 32]
    mov rbx, qword [rax + 40]
    adox rbx, qword [rax + 8]
    mov r13, qword [rax + 48]
    adox r13, qword [rax + 16]
    mov r14, qword [rax + 24]
    adox r14, qword [rax + 56]
    mov r15, qword [rsi + 40]
    adcx r15, qword [rsi + 8]
    adox rdx, rcx
    mov rax, qword [rsi + 16]
    adcx rax, qword [rsi + 48]
    mov qword [rsp + 104], rdx
    mov rdx, r10
    mov qword [rsp + 112], r14
    ; product, row 0: a * b[0]
    mulx r10, r14, r8
    mov qword [rsp + 120], r14
    mov qword [rsp + 128], r9
    mulx r14, r9, r15
    mov qword [rsp + 136], r12
    mov r12, qword [rsi + 56]
    adcx r12, qword [rsi + 24]
    adc rcx, qword [rsi + 64]
    add r10, r9
    mulx r9, rsi, r12
    mov qword [rsp + 144], rbp
    mov qword [rsp + 152], rdi
    mulx rbp, rdi, rax
    adcx r14, rdi
    mov qword [rsp + 160], r11
    mulx rdi, r11, rcx
    adc rsi, rbp
    adc r11, r9
    mov rdx, rbx
    ; product, row 1: + a * b[1] * W^1
    mulx r9, rbp, r8
    adc rdi, 0
    xor ebx, ebx
    mov qword [rsp + 168], r8
    mulx rbx, r8, r15
    adcx r10, rbp
    adcx r8, r14
    mulx rbp, r14, rax
    adox r8, r9
    adcx r14, rsi
    mulx r9, rsi, rcx
    adox rbx, r14
    mov qword [rsp + 176], r10
    mulx r14, r10, r12
    adcx r11, r10
    adcx rsi, rdi
    adox rbp, r11
    mov r10d, 0
    adcx r10, r10
    adox r14, rsi
    mov rdx, qword [rsp + 168]
    ; product, row 2: + a * b[2] * W^2
    mulx r11, rsi, r13
    adox r10, r9
    mov rdx, r15
    mulx r9, rdi, r13
    mov r15, qword [rsp + 24]
    ; less the other two products
    add r15, qword [rsp + 16]
    mov qword [rsp + 184], r15
    mov r15, qword [rsp]
    adc r15, qword [rsp + 80]
    mov qword [rsp + 192], r15
    mov r15, qword [rsp + 8]
    adc r15, qword [rsp + 88]
    mov qword [rsp + 200], r15
    mov r15, qword [rsp + 96]
    adc r15, qword [rsp + 72]
    mov qword [rsp + 208], r15
    mov r15, qword [rsp + 64]
    adc r15, qword [rsp + 160]
    mov qword [rsp + 216], r15
    mov r15, qword [rsp + 48]
    adc r15, qword [rsp + 152]
    mov qword [rsp + 224], r15
    mov r15, qword [rsp + 40]
    adc r15, qword [rsp + 144]
    mov qword [rsp + 232], r15
    mov r15, qword [rsp + 32]
    adc r15, qword [rsp + 136]
    mov qword [rsp + 240], r15
    mov r15, qword [rsp + 128]
    adc r15, 0
    mov qword [rsp + 248], r15
    xor r15d, r15d
    adcx rsi, r8
    adcx rdi, rbx
    adox rdi, r11
    mov r8, rdx
    mov rdx, rax
    mulx r11, rbx, r13
    adcx rbp, rbx
    mov rdx, r13
    mulx rbx, r13, r12
    adox rbp, r9
    adcx r14, r13
    adox r14, r11
    mulx r9, r11, rcx
    adcx r11, r10
    mov rdx, qword [rsp + 112]
    mulx r10, r13, r8
    adcx r15, r15
    adox r11, rbx
    adox r9, r15
    mulx rbx, r15, qword [rsp + 168]
    test rsp, rsp
    adcx rdi, r15
    adcx r13, rbp
    mulx rbp, r15, rax
    adcx r14, r15
    mov qword [rsp + 256], rdi
    mulx r15, rdi, r12
    adcx r11, rdi
    adox rbx, r13
    adox r14, r10
    mulx r10, rdi, rcx
    adcx r9, rdi
    adox rbp, r11
    mov rdx, qword [rsp + 104]
    mulx r8, r11, r8
    mov edi, 0
    adcx rdi, rdi
    adox r15, r9
    adox r10, rdi
    imul rcx, rdx
    mulx r9, rdi, qword [rsp + 168]
    xor r13d, r13d
    adcx rbx, rdi
    adcx r14, r11
    mulx r11, rdi, r12
    mulx rax, r12, rax
    adcx rbp, r12
    adox r14, r9
    adcx r15, rdi
    adcx rcx, r10
    adox rbp, r8
    adox r15, rax
    adox rcx, r11
    mov rax, qword [rsp + 120]
    sub rax, qword [rsp + 184]
    mov r8, qword [rsp + 176]
    sbb r8, qword [rsp + 192]
    sbb rsi, qword [rsp + 200]
    mov r9, qword [rsp + 256]
    sbb r9, qword [rsp + 208]
    sbb rbx, qword [rsp + 216]
    sbb r14, qword [rsp + 224]
    sbb rbp, qword [rsp + 232]
    sbb r15, qword [rsp + 240]
    sbb rcx, qword [rsp + 248]
    ; the three in their places
    add rax, qword [rsp + 64]
    adc r8, qword [rsp + 48]
    adc rsi, qword [rsp + 40]
    adc r9, qword [rsp + 32]
    adc rbx, qword [rsp + 16]
    adc r14, qword [rsp + 80]
    adc rbp, qword [rsp + 88]
    adc r15, qword [rsp + 96]
    adc rcx, qword [rsp + 160]
    mov r10, qword [rsp + 152]
    adc r10, 0
    adc r13, qword [rsp + 144]
    mov r11, qword [rsp + 136]
    adc r11, 0
    mov rdi, qword [rsp + 128]
    adc rdi, 0
    mov r12, r15
    ; what is above 2^521
    shl r12, 55
    mov rdx, r14
    shl rdx, 55
    mov qword [rsp + 128], r9
    mov r9, rbx
    shr r9, 9
    shr r14, 9
    mov qword [rsp + 136], rsi
    mov rsi, rcx
    shr rsi, 9
    or r9, rdx
    mov rdx, rbp
    shl rdx, 55
    or r14, rdx
    shr rbp, 9
    shr r15, 9
    shl rcx, 55
    ; the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rbx, -512
    or r12, rbp
    mov rbp, r10
    shl rbp, 55
    mov rdx, r13
    shr rdx, 9
    or r15, rcx
    shr r10, 9
    shl r13, 55
    or rbp, rsi
    or r10, r13
    mov ecx, 9
    shrx rsi, r11, rcx
    shl r11, 55
    or r11, rdx
    mov rcx, rdi
    shr rcx, 9
    shl rdi, 55
    or rdi, rsi
    mov esi, 1
    neg rsi
    adcx r9, qword [rsp + 24]
    adc r14, qword [rsp]
    adc r12, qword [rsp + 8]
    adc r15, qword [rsp + 72]
    adc rax, rbp
    adc r10, r8
    adcx r11, qword [rsp + 136]
    adc rdi, qword [rsp + 128]
    adc rcx, rbx
    ; less one unless it carried
    adc r9, -1
    adc r14, -1
    adc r12, -1
    mov r8, qword [rsp + 56]
    mov qword [r8], r9
    mov qword [r8 + 16], r12
    mov qword [r8 + 8], r14
    adc r15, -1
    adc rax, -1
    mov qword [r8 + 24], r15
    adc r10, -1
    adc r11, -1
    adc rdi, -1
    mov qword [r8 + 56], rdi
    mov qword [r8 + 40], r10
    adc rcx, -1
    mov qword [r8 + 32], rax
    and rcx, 511
    mov qword [r8 + 48], r11
    xor eax, eax
    mov qword [r8 + 64], rcx
    add rsp, 264
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
; Mersenne: 2^521 = 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
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
    sub rsp, 96
    mov rdx, qword [rsi]
    ; square, products of a[0] with the words above it
    mulx rax, rcx, qword [rsi + 8]
    mulx r8, r9, qword [rsi + 16]
    add rax, r9
    mulx r9, r10, qword [rsi + 24]
    adc r8, r10
    mulx r10, r11, qword [rsi + 32]
    mulx rbx, rbp, qword [rsi + 64]
    adc r9, r11
    mov r11, qword [rsi + 40]
    mulx r12, r13, r11
    mulx r14, r15, qword [rsi + 56]
    adc r10, r13
    mov qword [rsp], rax
    mulx r13, rax, qword [rsi + 48]
    adcx r12, rax
    mov rdx, qword [rsi + 8]
    mov qword [rsp + 8], rcx
    ; square, products of a[1] with the words above it
    mulx rax, rcx, qword [rsi + 16]
    adc r15, r13
    adc r14, rbp
    adc rbx, 0
    mulx rbp, r13, qword [rsi + 24]
    mov qword [rsp + 16], rdi
    xor edi, edi
    test rsp, rsp
    adcx r8, rcx
    mov qword [rsp + 24], r8
    mulx rcx, r8, qword [rsi + 32]
    adcx r9, r13
    adox r9, rax
    mulx rax, r13, qword [rsi + 64]
    mov qword [rsp + 32], r9
    mulx r9, rdi, r11
    adcx r10, r8
    adox r10, rbp
    adcx rdi, r12
    mulx r8, rbp, qword [rsi + 48]
    adcx rbp, r15
    adox rdi, rcx
    mulx rcx, r12, qword [rsi + 56]
    adcx r14, r12
    adox rbp, r9
    mov rdx, qword [rsi + 32]
    ; square, products of a[2] with the words above it
    mulx r9, r12, qword [rsi + 16]
    adox r8, r14
    adcx rbx, r13
    mov r13d, 0
    adcx r13, r13
    adox rcx, rbx
    adox rax, r13
    mov rdx, qword [rsi + 16]
    mulx rbx, r13, r11
    mulx r14, r15, qword [rsi + 24]
    xor r11d, r11d
    adcx r15, r10
    adcx rdi, r12
    mulx r10, r12, qword [rsi + 48]
    adcx r13, rbp
    adox r14, rdi
    mulx rdi, rbp, qword [rsi + 56]
    adcx r12, r8
    adcx rcx, rbp
    adox r9, r13
    adox r12, rbx
    adox r10, rcx
    mulx rcx, r8, qword [rsi + 64]
    adcx rax, r8
    mov rdx, qword [rsi + 24]
    ; square, products of a[3] with the words above it
    mulx r8, rbx, qword [rsi + 32]
    adcx r11, r11
    mov rbp, qword [rsi + 40]
    mov qword [rsp + 40], r14
    mulx r13, r14, rbp
    adox rdi, rax
    adox rcx, r11
    xor eax, eax
    mov qword [rsp + 48], r15
    mulx r11, r15, qword [rsi + 64]
    adcx rbx, r9
    adcx r12, r14
    mulx r9, r14, qword [rsi + 48]
    adcx r10, r14
    mov qword [rsp + 56], rbx
    mulx r14, rbx, qword [rsi + 56]
    adcx rdi, rbx
    adcx rcx, r15
    mov rdx, qword [rsi + 32]
    ; square, products of a[4] with the words above it
    mulx rbx, r15, qword [rsi + 48]
    adox r8, r12
    adox r13, r10
    mulx r10, r12, rbp
    adox rdi, r9
    adcx rax, rax
    mov qword [rsp + 64], r8
    mulx r9, r8, qword [rsi + 56]
    adox rcx, r14
    adox r11, rax
    xor eax, eax
    adcx r12, r13
    adcx r15, rdi
    mulx rdi, r13, qword [rsi + 64]
    adcx r8, rcx
    ; square: + a[i]^2 * W^(2i)
    mulx rcx, r14, rdx
    adox r10, r15
    adox r8, rbx
    mov rdx, qword [rsi + 56]
    mulx rbx, r15, qword [rsi + 48]
    adcx r13, r11
    adcx rax, rax
    adox r9, r13
    mulx r11, r13, rbp
    mov rdx, rbp
    mov qword [rsp + 72], rcx
    mulx rbp, rcx, qword [rsi + 48]
    adox rdi, rax
    xor eax, eax
    add rcx, r8
    mov qword [rsp + 80], rcx
    mulx r8, rcx, qword [rsi + 64]
    adc r9, r13
    adc rcx, rdi
    adc rax, rax
    add r9, rbp
    mov rdx, qword [rsi + 64]
    mulx rdi, rbp, qword [rsi + 48]
    adc r11, rcx
    mulx rcx, r13, qword [rsi + 56]
    adc r8, rax
    add r11, r15
    adcx r8, rbp
    mov eax, 0
    adcx rax, rax
    add r8, rbx
    adc rdi, rax
    xor eax, eax
    add r13, rdi
    adc rax, rax
    imul rdx, rdx
    xor edi, edi
    mov rbx, qword [rsp + 8]
    adcx rbx, rbx
    mov rbp, rdx
    mov rdx, qword [rsi]
    mulx r15, rdi, rdx
    mov rdx, qword [rsi + 8]
    mov qword [rsp + 8], rdi
    mov qword [rsp + 88], rbp
    mulx rdi, rbp, rdx
    adox r15, rbx
    mov rbx, qword [rsp]
    adcx rbx, rbx
    mov qword [rsp], r15
    mov r15, qword [rsp + 24]
    adcx r15, r15
    adox rbx, rbp
    lea rax, [rax + rcx]
    mov rcx, qword [rsp + 32]
    adcx rcx, rcx
    adox rdi, r15
    mov rdx, qword [rsi + 16]
    mulx rbp, r15, rdx
    mov qword [rsp + 32], rdi
    mov rdi, qword [rsp + 48]
    adcx rdi, rdi
    adox rcx, r15
    adox rbp, rdi
    mov rdx, qword [rsi + 24]
    mulx rdi, r15, rdx
    mov qword [rsp + 48], rbp
    mov rbp, qword [rsp + 40]
    adcx rbp, rbp
    mov qword [rsp + 40], rcx
    mov rcx, qword [rsp + 56]
    adcx rcx, rcx
    adox rbp, r15
    adox rdi, rcx
    mov rcx, qword [rsp + 64]
    adcx rcx, rcx
    adcx r12, r12
    mov rdx, qword [rsi + 48]
    mov qword [rsp + 64], rdi
    mulx r15, rdi, rdx
    adcx r10, r10
    mov rdx, qword [rsi + 40]
    mov qword [rsp + 56], rbp
    mov qword [rsp + 24], rbx
    mulx rbp, rbx, rdx
    adox rcx, r14
    adox r12, qword [rsp + 72]
    adox r10, rbx
    mov rdx, qword [rsi + 56]
    mulx rsi, rbx, rdx
    mov r14, qword [rsp + 80]
    adcx r14, r14
    adcx r9, r9
    adcx r11, r11
    adox rbp, r14
    adox r9, rdi
    mov edi, 9
    ; what is above 2^521
    shrx r14, r10, rdi
    adox r15, r11
    adcx r8, r8
    adcx r13, r13
    adox r8, rbx
    shrx r11, r12, rdi
    adcx rax, rax
    adox rsi, r13
    adox rax, qword [rsp + 88]
    mov rdi, rcx
    shr rdi, 9
    shl r10, 55
    or r11, r10
    mov r10, r9
    shr r10, 9
    ; the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rcx, -512
    shl r9, 55
    mov rbx, rbp
    shr rbx, 9
    or rbx, r9
    shl r12, 55
    mov r9, rax
    shr r9, 9
    or r12, rdi
    mov rdi, rsi
    shl rdi, 55
    mov r13, r15
    shl r13, 55
    shr rsi, 9
    mov rdx, r8
    shl rdx, 55
    or r10, r13
    shr r8, 9
    shl rax, 55
    shl rbp, 55
    or rbp, r14
    shr r15, 9
    or rdi, r8
    or rsi, rax
    or rdx, r15
    mov eax, 1
    neg rax
    adc r12, qword [rsp + 8]
    adc r11, qword [rsp]
    adc rbp, qword [rsp + 24]
    adc rbx, qword [rsp + 32]
    adcx r10, qword [rsp + 40]
    adc rdx, qword [rsp + 48]
    adc rdi, qword [rsp + 56]
    adcx rsi, qword [rsp + 64]
    adc r9, rcx
    ; less one unless it carried
    adc r12, -1
    adc r11, -1
    adc rbp, -1
    adc rbx, -1
    adc r10, -1
    mov rax, qword [rsp + 16]
    mov qword [rax], r12
    mov qword [rax + 8], r11
    mov qword [rax + 24], rbx
    adc rdx, -1
    adc rdi, -1
    mov qword [rax + 40], rdx
    adc rsi, -1
    mov qword [rax + 16], rbp
    adc r9, -1
    mov qword [rax + 48], rdi
    mov qword [rax + 56], rsi
    mov qword [rax + 32], r10
    and r9, 511
    mov qword [rax + 64], r9
    add rsp, 96
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
    mov ebx, 511
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
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
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
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
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
; b = a; b is big-endian
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
; b = a; b is little-endian
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
; returns all-ones where a = 0, else 0
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
; returns all-ones where a = b, else 0
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
; how to unwind the stack from any instruction: DWARF call frame information
section .eh_frame alloc noexec nowrite progbits align=8
    db 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01, 0x00, 0x00
    dd 52, 28, p521_fe_add - $ - 8, p521_fe_add.end - p521_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_add.end - p521_fe_add - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 84, p521_fe_sub - $ - 8, p521_fe_sub.end - p521_fe_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_sub.end - p521_fe_sub - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 44, 140, p521_fe_neg - $ - 8, p521_fe_neg.end - p521_fe_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p521_fe_neg.end - p521_fe_neg - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 188, p521_fe_dbl - $ - 8, p521_fe_dbl.end - p521_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_dbl.end - p521_fe_dbl - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 244, p521_fe_half - $ - 8, p521_fe_half.end - p521_fe_half
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_half.end - p521_fe_half - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 300, p521_fe_mul - $ - 8, p521_fe_mul.end - p521_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc0, 0x02
    db 0x04
    dd p521_fe_mul.end - p521_fe_mul - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 396, p521_fe_sqr - $ - 8, p521_fe_sqr.end - p521_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x98, 0x01
    db 0x04
    dd p521_fe_sqr.end - p521_fe_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 492, p521_fe_mul_small - $ - 8, p521_fe_mul_small.end - p521_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x80, 0x01
    db 0x04
    dd p521_fe_mul_small.end - p521_fe_mul_small - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 44, 588, p521_fe_from_bytes - $ - 8, p521_fe_from_bytes.end - p521_fe_from_bytes
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p521_fe_from_bytes.end - p521_fe_from_bytes - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 636, p521_fe_from_bytes_le - $ - 8, p521_fe_from_bytes_le.end - p521_fe_from_bytes_le
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_from_bytes_le.end - p521_fe_from_bytes_le - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 44, 692, p521_fe_to_bytes - $ - 8, p521_fe_to_bytes.end - p521_fe_to_bytes
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p521_fe_to_bytes.end - p521_fe_to_bytes - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 740, p521_fe_to_bytes_le - $ - 8, p521_fe_to_bytes_le.end - p521_fe_to_bytes_le
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p521_fe_to_bytes_le.end - p521_fe_to_bytes_le - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 52, 788, p521_fe_select - $ - 8, p521_fe_select.end - p521_fe_select
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd p521_fe_select.end - p521_fe_select - 11
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 92, 844, p521_fe_cswap - $ - 8, p521_fe_cswap.end - p521_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p521_fe_cswap.end - p521_fe_cswap - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 940, p521_fe_is_zero - $ - 8, p521_fe_is_zero.end - p521_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 964, p521_fe_eq - $ - 8, p521_fe_eq.end - p521_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p521_fe_add + 0 wrt ..imagebase, p521_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_fe_sub + 0 wrt ..imagebase, p521_fe_sub.end wrt ..imagebase, ..@unwind + 16 wrt ..imagebase
    dd p521_fe_neg + 0 wrt ..imagebase, p521_fe_neg.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
    dd p521_fe_dbl + 0 wrt ..imagebase, p521_fe_dbl.end wrt ..imagebase, ..@unwind + 44 wrt ..imagebase
    dd p521_fe_half + 0 wrt ..imagebase, p521_fe_half.end wrt ..imagebase, ..@unwind + 60 wrt ..imagebase
    dd p521_fe_mul + 0 wrt ..imagebase, p521_fe_mul.end wrt ..imagebase, ..@unwind + 76 wrt ..imagebase
    dd p521_fe_sqr + 0 wrt ..imagebase, p521_fe_sqr.end wrt ..imagebase, ..@unwind + 100 wrt ..imagebase
    dd p521_fe_mul_small + 0 wrt ..imagebase, p521_fe_mul_small.end wrt ..imagebase, ..@unwind + 124 wrt ..imagebase
    dd p521_fe_from_bytes + 0 wrt ..imagebase, p521_fe_from_bytes.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd p521_fe_from_bytes_le + 0 wrt ..imagebase, p521_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 160 wrt ..imagebase
    dd p521_fe_to_bytes + 0 wrt ..imagebase, p521_fe_to_bytes.end wrt ..imagebase, ..@unwind + 176 wrt ..imagebase
    dd p521_fe_to_bytes_le + 0 wrt ..imagebase, p521_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 188 wrt ..imagebase
    dd p521_fe_select + 0 wrt ..imagebase, p521_fe_select.end wrt ..imagebase, ..@unwind + 200 wrt ..imagebase
    dd p521_fe_cswap + 0 wrt ..imagebase, p521_fe_cswap.end wrt ..imagebase, ..@unwind + 216 wrt ..imagebase
    dd p521_fe_is_zero + 0 wrt ..imagebase, p521_fe_is_zero.end wrt ..imagebase, ..@unwind + 240 wrt ..imagebase
    dd p521_fe_eq + 0 wrt ..imagebase, p521_fe_eq.end wrt ..imagebase, ..@unwind + 248 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_add + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_sub + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_fe_neg + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_dbl + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_half + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x21, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_fe_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0xb2, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_fe_sqr + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x82, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_fe_mul_small + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_fe_from_bytes + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_from_bytes_le + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_fe_to_bytes + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_fe_to_bytes_le + 0
    db 0x01, 0x16, 0x05, 0x00, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_select + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p521_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p521_fe_eq + 0
%endif
