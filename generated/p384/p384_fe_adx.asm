; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff, 6 words
;     of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p).
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
; void p384_fe_add(p384_fe *r, const p384_fe *a, const p384_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p384_fe_add
align 32
p384_fe_add:
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
    mov ebx, 0xffffffff
    sub rdx, rbx
    mov rbx, rcx
    mov rbp, 0xffffffff00000000
    sbb rbx, rbp
    mov rbp, r8
    sbb rbp, -2
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
; void p384_fe_sub(p384_fe *r, const p384_fe *a, const p384_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p384_fe_sub
align 32
p384_fe_sub:
    endbr64
    ENTER
    push rbx
    push rbp
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
    mov ebx, 0xffffffff
    and rdx, rbx
    mov rbx, rsi
    mov rbp, 0xffffffff00000000
    and rbx, rbp
    mov rbp, rsi
    and rbp, -2
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
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_neg(p384_fe *r, const p384_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p384_fe_neg
align 32
p384_fe_neg:
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
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    mov ebx, 0xffffffff
    and rdx, rbx
    mov rbx, rsi
    mov rbp, 0xffffffff00000000
    and rbx, rbp
    mov rbp, rsi
    and rbp, -2
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
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_dbl(p384_fe *r, const p384_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p384_fe_dbl
align 32
p384_fe_dbl:
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
    mov ebx, 0xffffffff
    sub rdx, rbx
    mov rbx, rcx
    mov rbp, 0xffffffff00000000
    sbb rbx, rbp
    mov rbp, r8
    sbb rbp, -2
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
; void p384_fe_half(p384_fe *r, const p384_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL p384_fe_half
align 32
p384_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8d, 0xffffffff
    and rcx, r8
    mov r8, rax
    mov r9, 0xffffffff00000000
    and r8, r9
    mov r9, rax
    and r9, -2
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
; void p384_fe_mul(p384_fe *r, const p384_fe *a, const p384_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p384_fe_mul_x64
GLOBAL p384_fe_mul
align 64
p384_fe_mul:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    mov rax, rdx
    mov rdx, qword [rax]
    ; product, row 0: a * b[0]
    mulx rcx, r8, qword [rsi + 8]
    mulx r9, r10, qword [rsi]
    add r8, r9
    mulx r9, r11, qword [rsi + 16]
    mulx rbx, rbp, qword [rsi + 24]
    adc r11, rcx
    mov rdx, qword [rsi]
    ; product, row 1: + a * b[1] * W^1
    mulx rcx, r12, qword [rax + 8]
    mov rdx, qword [rax]
    mulx r13, r14, qword [rsi + 40]
    mov qword [rsp], r10
    mulx r15, r10, qword [rsi + 32]
    adc r9, rbp
    adc r10, rbx
    adc r15, r14
    adc r13, 0
    xor ebx, ebx
    test rsp, rsp
    mov rdx, qword [rax + 8]
    mulx rbp, r14, qword [rsi + 8]
    adcx r12, r8
    mov qword [rsp + 8], r12
    mulx r8, r12, qword [rsi + 16]
    adcx r14, r11
    adcx r12, r9
    adox r14, rcx
    mulx rcx, r9, qword [rsi + 24]
    adox rbp, r12
    adcx r9, r10
    adox r9, r8
    mulx r8, r10, qword [rsi + 32]
    adcx r10, r15
    mulx r11, r12, qword [rsi + 40]
    adox r10, rcx
    mov rdx, qword [rsi + 16]
    ; product, row 2: + a * b[2] * W^2
    mulx rcx, r15, qword [rax + 16]
    adcx r12, r13
    adcx rbx, rbx
    adox r12, r8
    mov rdx, qword [rax + 16]
    mulx r8, r13, qword [rsi]
    adox rbx, r11
    xor r11d, r11d
    mov qword [rsp + 16], rdi
    mulx rdi, r11, qword [rsi + 8]
    adcx r13, r14
    adcx rbp, r11
    adcx r15, r9
    mulx r9, r11, qword [rsi + 24]
    adox rbp, r8
    mulx r8, r14, qword [rsi + 32]
    adcx r11, r10
    mov qword [rsp + 24], r13
    mulx r10, r13, qword [rsi + 40]
    adox r15, rdi
    adox r11, rcx
    mov rdx, qword [rax + 24]
    ; product, row 3: + a * b[3] * W^3
    mulx rcx, rdi, qword [rsi]
    adcx r12, r14
    adox r12, r9
    adcx rbx, r13
    mulx r9, r13, qword [rsi + 16]
    mov r14d, 0
    adcx r14, r14
    adox r8, rbx
    adox r10, r14
    xor ebx, ebx
    xor r14d, r14d
    xor ebx, ebx
    adcx rdi, rbp
    mulx rbp, r14, qword [rsi + 8]
    adcx r15, r14
    adox rcx, r15
    mulx r14, r15, qword [rsi + 24]
    adcx r13, r11
    adcx r15, r12
    adox rbp, r13
    adox r9, r15
    mulx r11, r12, qword [rsi + 32]
    adcx r8, r12
    adox r14, r8
    mulx r8, r12, qword [rsi + 40]
    adcx r10, r12
    mov rdx, qword [rax + 32]
    ; product, row 4: + a * b[4] * W^4
    mulx r12, r13, qword [rsi]
    mov qword [rsp + 32], rdi
    mulx r15, rdi, qword [rsi + 8]
    adox r10, r11
    adcx rbx, rbx
    adox rbx, r8
    xor r8d, r8d
    adcx r13, rcx
    adcx rbp, rdi
    mulx rcx, r11, qword [rsi + 16]
    adcx r9, r11
    mulx r11, rdi, qword [rsi + 24]
    adox rbp, r12
    adcx rdi, r14
    mulx r12, r14, qword [rsi + 40]
    adox r15, r9
    adox rdi, rcx
    mulx rcx, r9, qword [rsi + 32]
    adcx r9, r10
    adox r11, r9
    adcx rbx, r14
    mov rdx, qword [rax + 40]
    ; product, row 5: + a * b[5] * W^5
    mulx r9, r10, qword [rsi]
    adox rbx, rcx
    mulx rcx, r14, qword [rsi + 8]
    adcx r8, r8
    adox r12, r8
    xor r8d, r8d
    xor r8d, r8d
    adcx r10, rbp
    adcx r14, r15
    mulx rbp, r15, qword [rsi + 16]
    adcx r15, rdi
    adox r9, r14
    adox rcx, r15
    mulx rdi, r14, qword [rsi + 32]
    mov qword [rsp + 40], rcx
    mulx r15, rcx, qword [rsi + 24]
    adcx r11, rcx
    adcx r14, rbx
    mulx rcx, rbx, qword [rsi + 40]
    adox r11, rbp
    adox r15, r14
    adcx r12, rbx
    adox rdi, r12
    adcx r8, r8
    adox rcx, r8
    mov rax, rdi
    ; fold: the part above 2^512, times 2^512 mod p, onto the part below
    shrd rax, rcx, 32
    mov r8, r11
    shrd r8, r15, 32
    mov rsi, r11
    shl rsi, 32
    mov rbx, r15
    shrd rbx, rdi, 32
    mov rbp, rcx
    shr rbp, 32
    xor r12d, r12d
    adcx r13, r11
    adcx r10, r15
    adcx r9, rdi
    mov r14, rcx
    adcx r14, qword [rsp + 40]
    mov rdx, rsi
    adox rdx, qword [rsp + 32]
    adcx r12, r12
    adox r13, r8
    adox r10, rbx
    adox r9, rax
    adox r14, rbp
    mov qword [rsp + 32], rbp
    mov ebp, 0
    adox r12, rbp
    add r11, qword [rsp + 24]
    adc rdx, r15
    adc rdi, r13
    adcx r10, rcx
    adc r9, 1
    adcx r14, rbp
    adc r12, 0
    sub r11, rsi
    sbb rdx, r8
    sbb rdi, rbx
    sbb r10, rax
    sbb r9, qword [rsp + 32]
    sbb r14, 0
    sbb r12, 0
    xor eax, eax
    xor ecx, ecx
    mov rax, r9
    ; last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    shrd rax, r14, 32
    mov r8, r14
    shrd r8, r12, 32
    mov rsi, r9
    shl rsi, 32
    xor ebx, ebx
    mov rcx, rax
    adox rcx, r9
    mov rbp, r8
    adox rbp, r14
    adox rbx, r12
    xor r13d, r13d
    xor r15d, r15d
    add r14, rsi
    adc r12, rcx
    adc rbp, 0
    adc rbx, 0
    sub r9, rsi
    sbb r14, rax
    sbb r12, r8
    sbb rbp, 0
    sbb rbx, 0
    add r9, qword [rsp]
    adcx r14, qword [rsp + 8]
    adcx r12, r11
    adcx rbp, rdx
    adcx rbx, rdi
    adcx r10, r15
    mov rax, 0xffffffff00000001
    ; subtract W^n - p unless the sum carried
    cmovnc r15, rax
    mov eax, 0xffffffff
    mov ecx, 0
    cmovc rax, rcx
    mov r8d, 1
    cmovnc rcx, r8
    sub r9, r15
    sbb r14, rax
    sbb r12, rcx
    mov rax, qword [rsp + 16]
    mov qword [rax + 8], r14
    sbb rbp, 0
    sbb rbx, 0
    mov qword [rax], r9
    mov qword [rax + 16], r12
    mov qword [rax + 24], rbp
    mov qword [rax + 32], rbx
    sbb r10, 0
    mov qword [rax + 40], r10
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_sqr(p384_fe *r, const p384_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Solinas: 2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
extern p384_fe_sqr_x64
GLOBAL p384_fe_sqr
align 64
p384_fe_sqr:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
    mov rdx, qword [rsi]
    mov rax, qword [rsi + 16]
    ; square, products of a[0] with the words above it
    mulx rcx, r8, rax
    mov r9, qword [rsi + 8]
    mulx r10, r11, r9
    test rsp, rsp
    mulx rbx, rbp, qword [rsi + 32]
    mulx r12, r13, qword [rsi + 24]
    adox r10, r8
    mov rdx, rax
    ; square, products of a[1] with the words above it
    mulx r8, r14, r9
    adox r13, rcx
    mov rdx, qword [rsi]
    mulx rcx, r15, qword [rsi + 40]
    adox rbp, r12
    mov rdx, r9
    mulx r12, r9, qword [rsi + 24]
    adox rbx, r15
    mov r15d, 0
    adox rcx, r15
    test rsp, rsp
    mov qword [rsp], rdi
    mov qword [rsp + 8], r10
    mulx rdi, r10, qword [rsi + 40]
    mov qword [rsp + 16], r11
    mulx r11, r15, qword [rsi + 32]
    adcx r13, r14
    adcx r9, rbp
    ; square: + a[i]^2 * W^(2i)
    mulx rbp, r14, rdx
    mov rdx, rax
    mov qword [rsp + 24], rbp
    mulx rax, rbp, qword [rsi + 32]
    adcx rbx, r15
    mov qword [rsp + 32], r14
    mulx r15, r14, qword [rsi + 40]
    adox r8, r9
    adox rbx, r12
    adcx r10, rcx
    mov ecx, 0
    adcx rcx, rcx
    mulx r9, r12, qword [rsi + 24]
    adox r11, r10
    adox rdi, rcx
    xor ecx, ecx
    adcx rbx, r12
    adcx rbp, r11
    adcx rdi, r14
    adox rbp, r9
    mov rdx, qword [rsi + 40]
    mulx r9, r10, qword [rsi + 24]
    mov rdx, qword [rsi + 32]
    mulx r11, r12, qword [rsi + 24]
    adox rax, rdi
    adcx rcx, rcx
    mulx rdi, r14, qword [rsi + 40]
    adox r15, rcx
    xor ecx, ecx
    adox rax, r12
    adox r15, r10
    adox rcx, rcx
    xor r10d, r10d
    xor r12d, r12d
    xor r10d, r10d
    add r15, r11
    adcx rcx, r9
    add r14, rcx
    adc r10, r10
    xor ecx, ecx
    mov r9, qword [rsp + 16]
    adcx r9, r9
    mov rdx, qword [rsi]
    mulx r11, r12, rdx
    mov rdx, qword [rsi + 24]
    mov qword [rsp + 16], r12
    mulx r12, rcx, rdx
    adox r9, r11
    mov r11, qword [rsp + 8]
    adcx r11, r11
    lea r10, [r10 + rdi]
    adcx r13, r13
    adox r11, qword [rsp + 32]
    adox r13, qword [rsp + 24]
    mov rdx, qword [rsi + 16]
    mov qword [rsp + 24], r9
    mulx rdi, r9, rdx
    adcx r8, r8
    adcx rbx, rbx
    adcx rbp, rbp
    adox r9, r8
    adox rbx, rdi
    adox rbp, rcx
    adcx rax, rax
    adcx r15, r15
    mov rdx, qword [rsi + 32]
    mulx rcx, r8, rdx
    adcx r14, r14
    adcx r10, r10
    mov rdx, qword [rsi + 40]
    mulx rsi, rdi, rdx
    adox r12, rax
    adox r8, r15
    mov eax, 0
    adcx rax, rax
    adox r14, rcx
    adox rdi, r10
    adox rsi, rax
    test rsp, rsp
    mov rax, r14
    ; fold: the part above 2^512, times 2^512 mod p, onto the part below
    shrd rax, rdi, 32
    xor ecx, ecx
    mov r10d, 32
    shlx r15, r8, r10
    test rsp, rsp
    mov rdx, r8
    shrd rdx, r14, 32
    mov rcx, rdi
    shrd rcx, rsi, 32
    mov qword [rsp + 32], r11
    xor r11d, r11d
    xor r11d, r11d
    adcx r9, r8
    adox r13, r15
    mov qword [rsp + 8], r15
    shrx r15, rsi, r10
    adcx rbx, r14
    adox r9, rdx
    adcx rbp, rdi
    adox rbx, rax
    adox rbp, rcx
    adcx r12, rsi
    adox r12, r15
    adcx r11, r11
    mov r10d, 0
    adox r11, r10
    add r8, qword [rsp + 32]
    adcx r14, r13
    adc r9, rdi
    adcx rsi, rbx
    mov edi, 1
    adcx rbp, rdi
    adc r12, 0
    adcx r11, r10
    sub r8, qword [rsp + 8]
    sbb r14, rdx
    sbb r9, rax
    sbb rsi, rcx
    sbb rbp, r15
    mov eax, 32
    ; last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    shlx rcx, rbp, rax
    sbb r12, 0
    sbb r11, 0
    mov rax, rbp
    shrd rax, r12, 32
    mov rbx, r12
    shrd rbx, r11, 32
    xor r13d, r13d
    xor r10d, r10d
    xor r13d, r13d
    mov r10, rbp
    adox r10, rax
    mov r15, r12
    adox r15, rbx
    adox r13, r11
    add r12, rcx
    adc r10, r11
    adc r15, 0
    adc r13, 0
    sub rbp, rcx
    sbb r12, rax
    sbb r10, rbx
    sbb r15, 0
    sbb r13, 0
    xor eax, eax
    add rbp, qword [rsp + 16]
    adc r12, qword [rsp + 24]
    adc r10, r8
    adc r15, r14
    adcx r13, r9
    adc rsi, 0
    ; subtract W^n - p unless the sum carried
    cmovc rdi, rax
    mov ecx, 0xffffffff
    cmovnc rax, rcx
    mov ecx, 0
    mov r8, 0xffffffff00000001
    cmovnc rcx, r8
    sub rbp, rcx
    sbb r12, rax
    sbb r10, rdi
    sbb r15, 0
    mov rax, qword [rsp]
    mov qword [rax + 8], r12
    sbb r13, 0
    sbb rsi, 0
    mov qword [rax + 16], r10
    mov qword [rax + 24], r15
    xor ecx, ecx
    mov qword [rax + 40], rsi
    mov qword [rax], rbp
    mov qword [rax + 32], r13
    xor eax, eax
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_mul_small(p384_fe *r, const p384_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern p384_fe_mul_small_x64
GLOBAL p384_fe_mul_small
align 32
p384_fe_mul_small:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_fe_mul_small_x64
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
    mov rsi, 0xffffffff00000000
    mulx r12, rbx, rsi
    mov r13d, 0xffffffff
    mulx r15, r14, r13
    add rbx, r15
    mov r15, -2
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
    mov rbx, 0x1fffffffe
    sub rsi, rbx
    mov rbx, rax
    mov rbp, 0xfffffffe00000000
    sbb rbx, rbp
    mov rbp, r9
    sbb rbp, -3
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
    mov ecx, 0xffffffff
    sub rax, rcx
    mov rcx, rbx
    mov r8, 0xffffffff00000000
    sbb rcx, r8
    mov r8, rbp
    sbb r8, -2
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
; int p384_fe_from_bytes(p384_fe *r, const uint8_t b[48])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p384_fe_from_bytes
align 32
p384_fe_from_bytes:
    endbr64
    ENTER
    ; bytes to words
    mov rax, qword [rsi + 40]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov ecx, 0xffffffff
    cmp rax, rcx
    mov rcx, qword [rsi + 32]
    bswap rcx
    mov r8, rcx
    mov r9, 0xffffffff00000000
    sbb r8, r9
    mov r8, qword [rsi + 24]
    bswap r8
    mov r9, r8
    sbb r9, -2
    mov r9, qword [rsi + 16]
    bswap r9
    mov r10, r9
    sbb r10, -1
    mov r10, qword [rsi + 8]
    bswap r10
    mov r11, r10
    sbb r11, -1
    mov r11, qword [rsi]
    bswap r11
    mov rsi, r11
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
    and r10, rsi
    mov qword [rdi + 32], r10
    and r11, rsi
    mov qword [rdi + 40], r11
    not rsi
    mov rax, rsi
    LEAVE

; ----------------------------------------------------------------------
; int p384_fe_from_bytes_le(p384_fe *r, const uint8_t b[48])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL p384_fe_from_bytes_le
align 32
p384_fe_from_bytes_le:
    endbr64
    ENTER
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov ecx, 0xffffffff
    sub rax, rcx
    mov rax, qword [rsi + 8]
    mov rcx, 0xffffffff00000000
    sbb rax, rcx
    mov rax, qword [rsi + 16]
    sbb rax, -2
    mov rax, qword [rsi + 24]
    sbb rax, -1
    mov rax, qword [rsi + 32]
    sbb rax, -1
    mov rax, qword [rsi + 40]
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
    mov r11, qword [rsi + 32]
    and r11, rax
    mov rdx, qword [rsi + 40]
    and rdx, rax
    mov qword [rdi], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi + 16], r9
    mov qword [rdi + 24], r10
    mov qword [rdi + 32], r11
    mov qword [rdi + 40], rdx
    not rax
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_to_bytes(uint8_t b[48], const p384_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL p384_fe_to_bytes
align 32
p384_fe_to_bytes:
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
    mov r10, qword [rsi + 32]
    bswap r10
    mov r11, qword [rsi + 40]
    bswap r11
    mov qword [rdi + 40], rax
    mov qword [rdi + 32], rcx
    mov qword [rdi + 24], r8
    mov qword [rdi + 16], r9
    mov qword [rdi + 8], r10
    mov qword [rdi], r11
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_to_bytes_le(uint8_t b[48], const p384_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL p384_fe_to_bytes_le
align 32
p384_fe_to_bytes_le:
    endbr64
    ENTER
    mov rax, qword [rsi]
    mov rcx, qword [rsi + 8]
    mov r8, qword [rsi + 16]
    mov r9, qword [rsi + 24]
    mov r10, qword [rsi + 32]
    mov r11, qword [rsi + 40]
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    mov qword [rdi + 24], r9
    mov qword [rdi + 32], r10
    mov qword [rdi + 40], r11
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_select(p384_fe *r, uint64_t mask, const p384_fe *a, const p384_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL p384_fe_select
align 32
p384_fe_select:
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
; void p384_fe_cswap(uint64_t mask, p384_fe *a, p384_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL p384_fe_cswap
align 32
p384_fe_cswap:
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
; uint64_t p384_fe_is_zero(const p384_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL p384_fe_is_zero
align 32
p384_fe_is_zero:
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
; uint64_t p384_fe_eq(const p384_fe *a, const p384_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL p384_fe_eq
align 32
p384_fe_eq:
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
    dd 76, 28, p384_fe_add - $ - 8, p384_fe_add.end - p384_fe_add
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_fe_add.end - p384_fe_add - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 108, p384_fe_sub - $ - 8, p384_fe_sub.end - p384_fe_sub
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p384_fe_sub.end - p384_fe_sub - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 44, 156, p384_fe_neg - $ - 8, p384_fe_neg.end - p384_fe_neg
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x04
    dd p384_fe_neg.end - p384_fe_neg - 8
    db 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 204, p384_fe_dbl - $ - 8, p384_fe_dbl.end - p384_fe_dbl
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_fe_dbl.end - p384_fe_dbl - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 284, p384_fe_half - $ - 8, p384_fe_half.end - p384_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 92, 308, p384_fe_mul - $ - 8, p384_fe_mul.end - p384_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_fe_mul.end - p384_fe_mul - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 404, p384_fe_sqr - $ - 8, p384_fe_sqr.end - p384_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd p384_fe_sqr.end - p384_fe_sqr - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 84, 500, p384_fe_mul_small - $ - 8, p384_fe_mul_small.end - p384_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x04
    dd p384_fe_mul_small.end - p384_fe_mul_small - 36
    db 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 20, 588, p384_fe_from_bytes - $ - 8, p384_fe_from_bytes.end - p384_fe_from_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 612, p384_fe_from_bytes_le - $ - 8, p384_fe_from_bytes_le.end - p384_fe_from_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 636, p384_fe_to_bytes - $ - 8, p384_fe_to_bytes.end - p384_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 660, p384_fe_to_bytes_le - $ - 8, p384_fe_to_bytes_le.end - p384_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 684, p384_fe_select - $ - 8, p384_fe_select.end - p384_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 76, 708, p384_fe_cswap - $ - 8, p384_fe_cswap.end - p384_fe_cswap
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p384_fe_cswap.end - p384_fe_cswap - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 788, p384_fe_is_zero - $ - 8, p384_fe_is_zero.end - p384_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 812, p384_fe_eq - $ - 8, p384_fe_eq.end - p384_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p384_fe_add + 0 wrt ..imagebase, p384_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_fe_sub + 0 wrt ..imagebase, p384_fe_sub.end wrt ..imagebase, ..@unwind + 20 wrt ..imagebase
    dd p384_fe_neg + 0 wrt ..imagebase, p384_fe_neg.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
    dd p384_fe_dbl + 0 wrt ..imagebase, p384_fe_dbl.end wrt ..imagebase, ..@unwind + 44 wrt ..imagebase
    dd p384_fe_half + 0 wrt ..imagebase, p384_fe_half.end wrt ..imagebase, ..@unwind + 64 wrt ..imagebase
    dd p384_fe_mul + 0 wrt ..imagebase, p384_fe_mul.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p384_fe_sqr + 0 wrt ..imagebase, p384_fe_sqr.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p384_fe_mul_small + 0 wrt ..imagebase, p384_fe_mul_small.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd p384_fe_from_bytes + 0 wrt ..imagebase, p384_fe_from_bytes.end wrt ..imagebase, ..@unwind + 140 wrt ..imagebase
    dd p384_fe_from_bytes_le + 0 wrt ..imagebase, p384_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 148 wrt ..imagebase
    dd p384_fe_to_bytes + 0 wrt ..imagebase, p384_fe_to_bytes.end wrt ..imagebase, ..@unwind + 156 wrt ..imagebase
    dd p384_fe_to_bytes_le + 0 wrt ..imagebase, p384_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 164 wrt ..imagebase
    dd p384_fe_select + 0 wrt ..imagebase, p384_fe_select.end wrt ..imagebase, ..@unwind + 172 wrt ..imagebase
    dd p384_fe_cswap + 0 wrt ..imagebase, p384_fe_cswap.end wrt ..imagebase, ..@unwind + 180 wrt ..imagebase
    dd p384_fe_is_zero + 0 wrt ..imagebase, p384_fe_is_zero.end wrt ..imagebase, ..@unwind + 200 wrt ..imagebase
    dd p384_fe_eq + 0 wrt ..imagebase, p384_fe_eq.end wrt ..imagebase, ..@unwind + 208 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_add + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_fe_sub + 0
    db 0x01, 0x14, 0x04, 0x00, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_fe_neg + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_half + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_fe_mul + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x42, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_fe_sqr + 0
    db 0x01, 0x29, 0x08, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_fe_mul_small + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_from_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_select + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; p384_fe_eq + 0
%endif
