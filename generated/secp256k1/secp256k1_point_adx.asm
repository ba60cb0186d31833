; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp256k1
; From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by secp256k1_point.c where the processor has BMI2 and ADX. A field operation is what the field's own
;     function does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values
;     that a function calls not reduced are only congruent to what the field's functions give.
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

; ----------------------------------------------------------------------
; uint64_t secp256k1_point_add_incomplete_fused(secp256k1_limb r[12], const secp256k1_limb p[12], const secp256k1_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL secp256k1_point_add_incomplete_fused
align 32
secp256k1_point_add_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 168
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 64]
    mulx r8, rcx, qword [rsi + 80]
    mulx r10, r9, qword [rsi + 72]
    xor r11d, r11d
    adcx rcx, r10
    mulx rbx, r10, qword [rsi + 88]
    adcx r10, r8
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 72]
    mulx rbp, r8, qword [rsi + 80]
    adox r10, r8
    adcx rbx, r11
    mulx r12, r8, qword [rsi + 88]
    adox rbx, r8
    adox r11, r11
    add rbx, rbp
    adc r11, r12
    ; Z1Z1 = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 80]
    mulx rbp, r8, qword [rsi + 88]
    add r11, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; Z1Z1 = Z1^2: square: double the cross products
    xor ebp, ebp
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 64]
    mulx r13, r12, rdx
    adox r9, r13
    adcx rcx, rcx
    mov rdx, qword [rsi + 72]
    mulx r14, r13, rdx
    adox rcx, r13
    adcx r10, r10
    adox r10, r14
    adcx rbx, rbx
    mov rdx, qword [rsi + 80]
    mulx r14, r13, rdx
    adox rbx, r13
    adcx r11, r11
    adox r11, r14
    adcx r8, r8
    mov rdx, qword [rsi + 88]
    mulx r14, r13, rdx
    adox r8, r13
    adcx rbp, rbp
    adox rbp, r14
    ; Z1Z1 = Z1^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r14, r13, r14
    add r13, r10
    adc r14, 0
    ; Z1Z1 = Z1^2: (q + 1)*4294968273
    mov r13, r14
    add r13, 1
    ; Z1Z1 = Z1^2: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r15, rbx, rbx
    mov qword [rsp], rdi
    mulx rdi, r13, r13
    ; Z1Z1 = Z1^2: the high words of these products and (q + 1)*4294968273
    add r15, rdi
    xor edi, edi
    adcx r12, rbx
    adox r12, r13
    mulx rbx, r11, r11
    adcx r9, r11
    adox r9, r15
    mulx r11, r8, r8
    adcx rcx, r8
    adox rcx, rbx
    mulx rbx, r8, rbp
    adcx r10, r8
    adox r10, r11
    adcx rbx, rdi
    adox rbx, rdi
    ; Z1Z1 = Z1^2: the word above is one more than q unless the sum is below 2^256
    cmp r14, rbx
    ; Z1Z1 = Z1^2: less 4294968273 there
    cmovnc rdi, rdx
    sub r12, rdi
    sbb r9, 0
    sbb rcx, 0
    sbb r10, 0
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 64]
    mulx r11, r8, qword [rax + 80]
    mulx rbx, rdi, qword [rax + 72]
    xor ebp, ebp
    adcx r8, rbx
    mulx r13, rbx, qword [rax + 88]
    adcx rbx, r11
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 72]
    mulx r14, r11, qword [rax + 80]
    adox rbx, r11
    adcx r13, rbp
    mulx r15, r11, qword [rax + 88]
    adox r13, r11
    adox rbp, rbp
    add r13, r14
    adc rbp, r15
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rax + 80]
    mulx r14, r11, qword [rax + 88]
    add rbp, r11
    mov r11d, 0
    adc r11, r11
    add r11, r14
    ; Z2Z2 = Z2^2: square: double the cross products
    xor r14d, r14d
    adcx rdi, rdi
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 64]
    mov qword [rsp + 8], r10
    mulx r10, r15, rdx
    adox rdi, r10
    adcx r8, r8
    mov rdx, qword [rax + 72]
    mov qword [rsp + 16], rcx
    mulx rcx, r10, rdx
    adox r8, r10
    adcx rbx, rbx
    adox rbx, rcx
    adcx r13, r13
    mov rdx, qword [rax + 80]
    mulx r10, rcx, rdx
    adox r13, rcx
    adcx rbp, rbp
    adox rbp, r10
    adcx r11, r11
    mov rdx, qword [rax + 88]
    mulx r10, rcx, rdx
    adox r11, rcx
    adcx r14, r14
    adox r14, r10
    ; Z2Z2 = Z2^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r10, rcx, r10
    add rcx, rbx
    adc r10, 0
    ; Z2Z2 = Z2^2: (q + 1)*4294968273
    mov rcx, r10
    add rcx, 1
    ; Z2Z2 = Z2^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 24], r9
    mulx r9, r13, r13
    mov qword [rsp + 32], r12
    mulx r12, rcx, rcx
    ; Z2Z2 = Z2^2: the high words of these products and (q + 1)*4294968273
    add r9, r12
    xor r12d, r12d
    adcx r15, r13
    adox r15, rcx
    mulx rbp, rcx, rbp
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, r11
    adcx r8, rcx
    adox r8, rbp
    mulx r11, rcx, r14
    adcx rbx, rcx
    adox rbx, r9
    adcx r11, r12
    adox r11, r12
    ; Z2Z2 = Z2^2: the word above is one more than q unless the sum is below 2^256
    cmp r10, r11
    ; Z2Z2 = Z2^2: less 4294968273 there
    cmovnc r12, rdx
    sub r15, r12
    sbb rdi, 0
    sbb r8, 0
    sbb rbx, 0
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r15
    mulx r9, rcx, qword [rsi + 8]
    mulx r11, r10, qword [rsi]
    add rcx, r11
    mulx rbp, r11, qword [rsi + 16]
    adc r11, r9
    mulx r12, r9, qword [rsi + 24]
    adc r9, rbp
    adc r12, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx r13, rbp, qword [rsi]
    xor r14d, r14d
    adcx rcx, rbp
    mulx rdi, rbp, qword [rsi + 8]
    adcx r11, rbp
    adox r11, r13
    mulx r13, rbp, qword [rsi + 16]
    adcx r9, rbp
    adox r9, rdi
    mulx rbp, rdi, qword [rsi + 24]
    adcx r12, rdi
    adox r12, r13
    adcx r14, r14
    adox r14, rbp
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, r8
    mulx r13, rbp, qword [rsi]
    xor r8d, r8d
    adcx r11, rbp
    mov qword [rsp + 40], rdi
    mulx rdi, rbp, qword [rsi + 8]
    adcx r9, rbp
    adox r9, r13
    mulx r13, rbp, qword [rsi + 16]
    adcx r12, rbp
    adox r12, rdi
    mulx rbp, rdi, qword [rsi + 24]
    adcx r14, rdi
    adox r14, r13
    adcx r8, r8
    adox r8, rbp
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rdi, rdx
    mov rdx, rbx
    mulx r13, rbp, qword [rsi]
    xor ebx, ebx
    adcx r9, rbp
    mov qword [rsp + 48], rdi
    mulx rdi, rbp, qword [rsi + 8]
    adcx r12, rbp
    adox r12, r13
    mulx r13, rbp, qword [rsi + 16]
    adcx r14, rbp
    adox r14, rdi
    mulx rbp, rdi, qword [rsi + 24]
    adcx r8, rdi
    adox r8, r13
    adcx rbx, rbx
    adox rbx, rbp
    ; U1 = X1 * Z2Z2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdi, rdx
    mov rdx, 0x1000003d1
    mulx r13, rbp, rbp
    add rbp, r9
    adc r13, 0
    ; U1 = X1 * Z2Z2: (q + 1)*4294968273
    mov rbp, r13
    add rbp, 1
    ; U1 = X1 * Z2Z2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 56], rdi
    mulx rdi, r12, r12
    mov qword [rsp + 64], r15
    mulx r15, rbp, rbp
    ; U1 = X1 * Z2Z2: the high words of these products and (q + 1)*4294968273
    add rdi, r15
    xor r15d, r15d
    adcx r10, r12
    adox r10, rbp
    mulx r12, rbp, r14
    adcx rcx, rbp
    adox rcx, rdi
    mulx rdi, r8, r8
    adcx r11, r8
    adox r11, r12
    mulx rbx, r8, rbx
    adcx r9, r8
    adox r9, rdi
    adcx rbx, r15
    adox rbx, r15
    ; U1 = X1 * Z2Z2: the word above is one more than q unless the sum is below 2^256
    cmp r13, rbx
    ; U1 = X1 * Z2Z2: less 4294968273 there
    cmovnc r15, rdx
    sub r10, r15
    sbb rcx, 0
    sbb r11, 0
    sbb r9, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx rdi, r8, qword [rax + 8]
    mulx rbp, rbx, qword [rax]
    add r8, rbp
    mulx r12, rbp, qword [rax + 16]
    adc rbp, rdi
    mulx r13, rdi, qword [rax + 24]
    adc rdi, r12
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r14, r12, qword [rax]
    xor r15d, r15d
    adcx r8, r12
    mov qword [rsp + 72], r9
    mulx r9, r12, qword [rax + 8]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rax + 16]
    adcx rdi, r12
    adox rdi, r9
    mulx r12, r9, qword [rax + 24]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r12, r9, qword [rax]
    xor r14d, r14d
    adcx rbp, r9
    mov qword [rsp + 80], r11
    mulx r11, r9, qword [rax + 8]
    adcx rdi, r9
    adox rdi, r12
    mulx r12, r9, qword [rax + 16]
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, qword [rax + 24]
    adcx r15, r9
    adox r15, r12
    adcx r14, r14
    adox r14, r11
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 8]
    mulx r11, r9, qword [rax]
    xor r12d, r12d
    adcx rdi, r9
    mov qword [rsp + 88], rcx
    mulx rcx, r9, qword [rax + 8]
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, qword [rax + 16]
    adcx r15, r9
    adox r15, rcx
    mulx r9, rcx, qword [rax + 24]
    adcx r14, rcx
    adox r14, r11
    adcx r12, r12
    adox r12, r9
    ; U2 = X2 * Z1Z1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rcx, r9
    add rcx, rdi
    adc r9, 0
    ; U2 = X2 * Z1Z1: (q + 1)*4294968273
    mov rcx, r9
    add rcx, 1
    ; U2 = X2 * Z1Z1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r13, r11, r13
    mov qword [rsp + 96], r10
    mulx r10, rcx, rcx
    ; U2 = X2 * Z1Z1: the high words of these products and (q + 1)*4294968273
    add r13, r10
    xor r10d, r10d
    adcx rbx, r11
    adox rbx, rcx
    mulx r11, rcx, r15
    adcx r8, rcx
    adox r8, r13
    mulx r13, rcx, r14
    adcx rbp, rcx
    adox rbp, r11
    mulx r11, rcx, r12
    adcx rdi, rcx
    adox rdi, r13
    adcx r11, r10
    adox r11, r10
    ; U2 = X2 * Z1Z1: the word above is one more than q unless the sum is below 2^256
    cmp r9, r11
    ; U2 = X2 * Z1Z1: less 4294968273 there
    cmovnc r10, rdx
    sub rbx, r10
    sbb r8, 0
    sbb rbp, 0
    sbb rdi, 0
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 64]
    mulx r9, rcx, qword [rax + 72]
    mulx r11, r10, qword [rax + 64]
    add rcx, r11
    mulx r12, r11, qword [rax + 80]
    adc r11, r9
    mulx r13, r9, qword [rax + 88]
    adc r9, r12
    adc r13, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 40]
    mulx r14, r12, qword [rax + 64]
    xor r15d, r15d
    adcx rcx, r12
    mov qword [rsp + 64], rdi
    mulx rdi, r12, qword [rax + 72]
    adcx r11, r12
    adox r11, r14
    mulx r14, r12, qword [rax + 80]
    adcx r9, r12
    adox r9, rdi
    mulx r12, rdi, qword [rax + 88]
    adcx r13, rdi
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 48]
    mulx r12, rdi, qword [rax + 64]
    xor r14d, r14d
    adcx r11, rdi
    mov qword [rsp + 40], rbp
    mulx rbp, rdi, qword [rax + 72]
    adcx r9, rdi
    adox r9, r12
    mulx r12, rdi, qword [rax + 80]
    adcx r13, rdi
    adox r13, rbp
    mulx rbp, rdi, qword [rax + 88]
    adcx r15, rdi
    adox r15, r12
    adcx r14, r14
    adox r14, rbp
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 56]
    mulx rbp, rdi, qword [rax + 64]
    xor r12d, r12d
    adcx r9, rdi
    mov qword [rsp + 48], r8
    mulx r8, rdi, qword [rax + 72]
    adcx r13, rdi
    adox r13, rbp
    mulx rbp, rdi, qword [rax + 80]
    adcx r15, rdi
    adox r15, r8
    mulx rdi, r8, qword [rax + 88]
    adcx r14, r8
    adox r14, rbp
    adcx r12, r12
    adox r12, rdi
    ; t0 = Z2 * Z2Z2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rdi, r8, rdi
    add r8, r9
    adc rdi, 0
    ; t0 = Z2 * Z2Z2: (q + 1)*4294968273
    mov r8, rdi
    add r8, 1
    ; t0 = Z2 * Z2Z2: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r13, rbp, r13
    mov qword [rsp + 56], rbx
    mulx rbx, r8, r8
    ; t0 = Z2 * Z2Z2: the high words of these products and (q + 1)*4294968273
    add r13, rbx
    xor ebx, ebx
    adcx r10, rbp
    adox r10, r8
    mulx rbp, r8, r15
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, r14
    adcx r11, r8
    adox r11, rbp
    mulx rbp, r8, r12
    adcx r9, r8
    adox r9, r13
    adcx rbp, rbx
    adox rbp, rbx
    ; t0 = Z2 * Z2Z2: the word above is one more than q unless the sum is below 2^256
    cmp rdi, rbp
    ; t0 = Z2 * Z2Z2: less 4294968273 there
    cmovnc rbx, rdx
    sub r10, rbx
    sbb rcx, 0
    sbb r11, 0
    sbb r9, 0
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, r10
    mulx rdi, r8, qword [rsi + 40]
    mulx rbp, rbx, qword [rsi + 32]
    add r8, rbp
    mulx r12, rbp, qword [rsi + 48]
    adc rbp, rdi
    mulx rdi, r10, qword [rsi + 56]
    adc r10, r12
    adc rdi, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r12, qword [rsi + 32]
    xor r14d, r14d
    adcx r8, r12
    mulx r15, r12, qword [rsi + 40]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rsi + 48]
    adcx r10, r12
    adox r10, r15
    mulx r12, rcx, qword [rsi + 56]
    adcx rdi, rcx
    adox rdi, r13
    adcx r14, r14
    adox r14, r12
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r12, rcx, qword [rsi + 32]
    xor r13d, r13d
    adcx rbp, rcx
    mulx r15, rcx, qword [rsi + 40]
    adcx r10, rcx
    adox r10, r12
    mulx r12, rcx, qword [rsi + 48]
    adcx rdi, rcx
    adox rdi, r15
    mulx r11, rcx, qword [rsi + 56]
    adcx r14, rcx
    adox r14, r12
    adcx r13, r13
    adox r13, r11
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov rdx, r9
    mulx r11, rcx, qword [rsi + 32]
    xor r12d, r12d
    adcx r10, rcx
    mulx r15, rcx, qword [rsi + 40]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [rsi + 48]
    adcx r14, rcx
    adox r14, r15
    mulx r9, rcx, qword [rsi + 56]
    adcx r13, rcx
    adox r13, r11
    adcx r12, r12
    adox r12, r9
    ; S1 = Y1 * t0: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rcx, r9
    add rcx, r10
    adc r9, 0
    ; S1 = Y1 * t0: (q + 1)*4294968273
    mov rcx, r9
    add rcx, 1
    ; S1 = Y1 * t0: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rdi, r11, rdi
    mulx r15, rcx, rcx
    ; S1 = Y1 * t0: the high words of these products and (q + 1)*4294968273
    add rdi, r15
    xor r15d, r15d
    adcx rbx, r11
    adox rbx, rcx
    mulx r11, rcx, r14
    adcx r8, rcx
    adox r8, rdi
    mulx rdi, rcx, r13
    adcx rbp, rcx
    adox rbp, r11
    mulx r11, rcx, r12
    adcx r10, rcx
    adox r10, rdi
    adcx r11, r15
    adox r11, r15
    ; S1 = Y1 * t0: the word above is one more than q unless the sum is below 2^256
    cmp r9, r11
    ; S1 = Y1 * t0: less 4294968273 there
    cmovnc r15, rdx
    sub rbx, r15
    sbb r8, 0
    sbb rbp, 0
    sbb r10, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r9, rcx, qword [rsi + 72]
    mulx rdi, r11, qword [rsi + 64]
    add rcx, rdi
    mulx r12, rdi, qword [rsi + 80]
    adc rdi, r9
    mulx r13, r9, qword [rsi + 88]
    adc r9, r12
    adc r13, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r14, r12, qword [rsi + 64]
    xor r15d, r15d
    adcx rcx, r12
    mov qword [rsp + 32], r10
    mulx r10, r12, qword [rsi + 72]
    adcx rdi, r12
    adox rdi, r14
    mulx r14, r12, qword [rsi + 80]
    adcx r9, r12
    adox r9, r10
    mulx r12, r10, qword [rsi + 88]
    adcx r13, r10
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r12, r10, qword [rsi + 64]
    xor r14d, r14d
    adcx rdi, r10
    mov qword [rsp + 24], rbp
    mulx rbp, r10, qword [rsi + 72]
    adcx r9, r10
    adox r9, r12
    mulx r12, r10, qword [rsi + 80]
    adcx r13, r10
    adox r13, rbp
    mulx rbp, r10, qword [rsi + 88]
    adcx r15, r10
    adox r15, r12
    adcx r14, r14
    adox r14, rbp
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 8]
    mulx rbp, r10, qword [rsi + 64]
    xor r12d, r12d
    adcx r9, r10
    mov qword [rsp + 16], r8
    mulx r8, r10, qword [rsi + 72]
    adcx r13, r10
    adox r13, rbp
    mulx rbp, r10, qword [rsi + 80]
    adcx r15, r10
    adox r15, r8
    mulx r10, r8, qword [rsi + 88]
    adcx r14, r8
    adox r14, rbp
    adcx r12, r12
    adox r12, r10
    ; t1 = Z1 * Z1Z1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r10, r8, r10
    add r8, r9
    adc r10, 0
    ; t1 = Z1 * Z1Z1: (q + 1)*4294968273
    mov r8, r10
    add r8, 1
    ; t1 = Z1 * Z1Z1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r13, rbp, r13
    mov qword [rsp + 8], rbx
    mulx rbx, r8, r8
    ; t1 = Z1 * Z1Z1: the high words of these products and (q + 1)*4294968273
    add r13, rbx
    xor ebx, ebx
    adcx r11, rbp
    adox r11, r8
    mulx rbp, r8, r15
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, r14
    adcx rdi, r8
    adox rdi, rbp
    mulx rbp, r8, r12
    adcx r9, r8
    adox r9, r13
    adcx rbp, rbx
    adox rbp, rbx
    ; t1 = Z1 * Z1Z1: the word above is one more than q unless the sum is below 2^256
    cmp r10, rbp
    ; t1 = Z1 * Z1Z1: less 4294968273 there
    cmovnc rbx, rdx
    sub r11, rbx
    sbb rcx, 0
    sbb rdi, 0
    sbb r9, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r11
    mulx r10, r8, qword [rax + 40]
    mulx rbp, rbx, qword [rax + 32]
    add r8, rbp
    mulx r12, rbp, qword [rax + 48]
    adc rbp, r10
    mulx r11, r10, qword [rax + 56]
    adc r10, r12
    adc r11, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r12, qword [rax + 32]
    xor r14d, r14d
    adcx r8, r12
    mulx r15, r12, qword [rax + 40]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rax + 48]
    adcx r10, r12
    adox r10, r15
    mulx r12, rcx, qword [rax + 56]
    adcx r11, rcx
    adox r11, r13
    adcx r14, r14
    adox r14, r12
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r12, rcx, qword [rax + 32]
    xor r13d, r13d
    adcx rbp, rcx
    mulx r15, rcx, qword [rax + 40]
    adcx r10, rcx
    adox r10, r12
    mulx r12, rcx, qword [rax + 48]
    adcx r11, rcx
    adox r11, r15
    mulx rdi, rcx, qword [rax + 56]
    adcx r14, rcx
    adox r14, r12
    adcx r13, r13
    adox r13, rdi
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, r9
    mulx rdi, rcx, qword [rax + 32]
    xor r12d, r12d
    adcx r10, rcx
    mulx r15, rcx, qword [rax + 40]
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, qword [rax + 48]
    adcx r14, rcx
    adox r14, r15
    mulx r9, rcx, qword [rax + 56]
    adcx r13, rcx
    adox r13, rdi
    adcx r12, r12
    adox r12, r9
    ; S2 = Y2 * t1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rcx, r9
    add rcx, r10
    adc r9, 0
    ; S2 = Y2 * t1: (q + 1)*4294968273
    mov rcx, r9
    add rcx, 1
    ; S2 = Y2 * t1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rdi, r11, r11
    mulx r15, rcx, rcx
    ; S2 = Y2 * t1: the high words of these products and (q + 1)*4294968273
    add rdi, r15
    xor r15d, r15d
    adcx rbx, r11
    adox rbx, rcx
    mulx r11, rcx, r14
    adcx r8, rcx
    adox r8, rdi
    mulx rdi, rcx, r13
    adcx rbp, rcx
    adox rbp, r11
    mulx r11, rcx, r12
    adcx r10, rcx
    adox r10, rdi
    adcx r11, r15
    adox r11, r15
    ; S2 = Y2 * t1: the word above is one more than q unless the sum is below 2^256
    cmp r9, r11
    ; S2 = Y2 * t1: less 4294968273 there
    cmovnc r15, rdx
    sub rbx, r15
    sbb r8, 0
    sbb rbp, 0
    sbb r10, 0
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 56]
    sub rcx, qword [rsp + 96]
    mov r9, qword [rsp + 48]
    sbb r9, qword [rsp + 88]
    mov r11, qword [rsp + 40]
    sbb r11, qword [rsp + 80]
    mov rdi, qword [rsp + 64]
    sbb rdi, qword [rsp + 72]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    mov r14, 0xfffffffefffffc2f
    and r13, r14
    add rcx, r13
    adc r9, r12
    adc r11, r12
    adc rdi, r12
    ; r = S2 - S1: a - b
    sub rbx, qword [rsp + 8]
    sbb r8, qword [rsp + 16]
    sbb rbp, qword [rsp + 24]
    sbb r10, qword [rsp + 32]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, r14
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [rax + 64]
    mulx r14, r15, qword [rsi + 72]
    mov qword [rsp + 64], rdi
    mov qword [rsp + 40], r11
    mulx r11, rdi, qword [rsi + 64]
    mov qword [rsp + 48], r9
    xor r9d, r9d
    adox r15, r11
    mov qword [rsp + 56], rcx
    mulx rcx, r11, qword [rsi + 80]
    adox r11, r14
    mov qword [rsp + 104], rdi
    mulx rdi, r14, qword [rsi + 88]
    adox r14, rcx
    adox rdi, r9
    adcx rbx, r13
    adcx r8, r12
    adcx rbp, r12
    adcx r10, r12
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 72]
    mulx r12, rcx, qword [rsi + 64]
    xor r13d, r13d
    adcx r15, rcx
    mulx r9, rcx, qword [rsi + 72]
    adcx r11, rcx
    adox r11, r12
    mulx r12, rcx, qword [rsi + 80]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [rsi + 88]
    adcx rdi, rcx
    adox rdi, r12
    adcx r13, r13
    adox r13, r9
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 80]
    mulx r9, rcx, qword [rsi + 64]
    xor r12d, r12d
    adcx r11, rcx
    mov qword [rsp + 112], r10
    mulx r10, rcx, qword [rsi + 72]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [rsi + 80]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [rsi + 88]
    adcx r13, rcx
    adox r13, r9
    adcx r12, r12
    adox r12, r10
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rax + 88]
    mulx r9, rcx, qword [rsi + 64]
    xor r10d, r10d
    adcx r14, rcx
    mov qword [rsp + 120], r8
    mulx r8, rcx, qword [rsi + 72]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [rsi + 80]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [rsi + 88]
    adcx r12, rcx
    adox r12, r9
    adcx r10, r10
    adox r10, r8
    ; t7 = Z1 * Z2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rcx, rax, r8
    add rax, r14
    adc rcx, 0
    ; t7 = Z1 * Z2: (q + 1)*4294968273
    mov rax, rcx
    add rax, 1
    ; t7 = Z1 * Z2: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r9, r8, rdi
    mulx rsi, rax, rax
    ; t7 = Z1 * Z2: the high words of these products and (q + 1)*4294968273
    add r9, rsi
    xor esi, esi
    adcx r8, qword [rsp + 104]
    adox r8, rax
    mulx rdi, rax, r13
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, r12
    adcx r11, rax
    adox r11, rdi
    mulx r10, rax, r10
    adcx r14, rax
    adox r14, r9
    adcx r10, rsi
    adox r10, rsi
    ; t7 = Z1 * Z2: the word above is one more than q unless the sum is below 2^256
    cmp rcx, r10
    ; t7 = Z1 * Z2: less 4294968273 there
    cmovnc rsi, rdx
    sub r8, rsi
    sbb r15, 0
    sbb r11, 0
    sbb r14, 0
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 56]
    mulx rcx, rax, r15
    mulx r10, r9, r8
    add rax, r10
    mulx rsi, r10, r11
    adc r10, rcx
    mulx rdi, rcx, r14
    adc rcx, rsi
    adc rdi, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 48]
    mulx r12, rsi, r8
    xor r13d, r13d
    adcx rax, rsi
    mov qword [rsp + 104], rbx
    mulx rbx, rsi, r15
    adcx r10, rsi
    adox r10, r12
    mulx r12, rsi, r11
    adcx rcx, rsi
    adox rcx, rbx
    mulx rbx, rsi, r14
    adcx rdi, rsi
    adox rdi, r12
    adcx r13, r13
    adox r13, rbx
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 40]
    mulx rbx, rsi, r8
    xor r12d, r12d
    adcx r10, rsi
    mov qword [rsp + 128], rbp
    mulx rbp, rsi, r15
    adcx rcx, rsi
    adox rcx, rbx
    mulx rbx, rsi, r11
    adcx rdi, rsi
    adox rdi, rbp
    mulx rbp, rsi, r14
    adcx r13, rsi
    adox r13, rbx
    adcx r12, r12
    adox r12, rbp
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 64]
    mulx rsi, r8, r8
    xor ebx, ebx
    adcx rcx, r8
    mulx rbp, r8, r15
    adcx rdi, r8
    adox rdi, rsi
    mulx r11, r8, r11
    adcx r13, r8
    adox r13, rbp
    mulx rsi, r8, r14
    adcx r12, r8
    adox r12, r11
    adcx rbx, rbx
    adox rbx, rsi
    ; Z3 = t7 * H: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r11, r8, rsi
    add r8, rcx
    adc r11, 0
    ; Z3 = t7 * H: (q + 1)*4294968273
    mov r8, r11
    add r8, 1
    ; Z3 = t7 * H: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rdi, rsi, rdi
    mulx rbp, r8, r8
    ; Z3 = t7 * H: the high words of these products and (q + 1)*4294968273
    add rdi, rbp
    xor ebp, ebp
    adcx r9, rsi
    adox r9, r8
    mulx rsi, r8, r13
    adcx rax, r8
    adox rax, rdi
    mulx rdi, r8, r12
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, rbx
    adcx rcx, r8
    adox rcx, rdi
    adcx rsi, rbp
    adox rsi, rbp
    ; Z3 = t7 * H: the word above is one more than q unless the sum is below 2^256
    cmp r11, rsi
    ; Z3 = t7 * H: less 4294968273 there
    cmovnc rbp, rdx
    sub r9, rbp
    mov r8, qword [rsp]
    mov qword [r8 + 64], r9
    sbb rax, 0
    mov qword [r8 + 72], rax
    sbb r10, 0
    mov qword [r8 + 80], r10
    sbb rcx, 0
    mov qword [r8 + 88], rcx
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx rsi, r11, qword [rsp + 40]
    mulx rbx, rdi, qword [rsp + 48]
    xor ebp, ebp
    adcx r11, rbx
    mulx r12, rbx, qword [rsp + 64]
    adcx rbx, rsi
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r13, rsi, qword [rsp + 40]
    adox rbx, rsi
    adcx r12, rbp
    mulx r14, rsi, qword [rsp + 64]
    adox r12, rsi
    adox rbp, rbp
    add r12, r13
    adc rbp, r14
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r13, rsi, qword [rsp + 64]
    add rbp, rsi
    mov esi, 0
    adc rsi, rsi
    add rsi, r13
    ; HH = H^2: square: double the cross products
    xor r13d, r13d
    adcx rdi, rdi
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 56]
    mulx r15, r14, rdx
    adox rdi, r15
    adcx r11, r11
    mov rdx, qword [rsp + 48]
    mulx rax, r15, rdx
    adox r11, r15
    adcx rbx, rbx
    adox rbx, rax
    adcx r12, r12
    mov rdx, qword [rsp + 40]
    mulx r15, rax, rdx
    adox r12, rax
    adcx rbp, rbp
    adox rbp, r15
    adcx rsi, rsi
    mov rdx, qword [rsp + 64]
    mulx r15, rax, rdx
    adox rsi, rax
    adcx r13, r13
    adox r13, r15
    ; HH = H^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r15, rax, r15
    add rax, rbx
    adc r15, 0
    ; HH = H^2: (q + 1)*4294968273
    mov rax, r15
    add rax, 1
    ; HH = H^2: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rcx, r12, r12
    mulx r9, rax, rax
    ; HH = H^2: the high words of these products and (q + 1)*4294968273
    add rcx, r9
    xor r9d, r9d
    adcx r14, r12
    adox r14, rax
    mulx rbp, rax, rbp
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, rsi
    adcx r11, rax
    adox r11, rbp
    mulx rsi, rax, r13
    adcx rbx, rax
    adox rbx, rcx
    adcx rsi, r9
    adox rsi, r9
    ; HH = H^2: the word above is one more than q unless the sum is below 2^256
    cmp r15, rsi
    ; HH = H^2: less 4294968273 there
    cmovnc r9, rdx
    sub r14, r9
    sbb rdi, 0
    sbb r11, 0
    sbb rbx, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r14
    mulx rcx, rax, qword [rsp + 48]
    mulx rsi, r9, qword [rsp + 56]
    add rax, rsi
    mulx rbp, rsi, qword [rsp + 40]
    adc rsi, rcx
    mulx r12, rcx, qword [rsp + 64]
    adc rcx, rbp
    adc r12, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx r13, rbp, qword [rsp + 56]
    xor r15d, r15d
    adcx rax, rbp
    mulx rdi, rbp, qword [rsp + 48]
    adcx rsi, rbp
    adox rsi, r13
    mulx r13, rbp, qword [rsp + 40]
    adcx rcx, rbp
    adox rcx, rdi
    mulx rbp, rdi, qword [rsp + 64]
    adcx r12, rdi
    adox r12, r13
    adcx r15, r15
    adox r15, rbp
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, r11
    mulx r13, rbp, qword [rsp + 56]
    xor r11d, r11d
    adcx rsi, rbp
    mulx r10, rbp, qword [rsp + 48]
    adcx rcx, rbp
    adox rcx, r13
    mulx r13, rbp, qword [rsp + 40]
    adcx r12, rbp
    adox r12, r10
    mulx rbp, r10, qword [rsp + 64]
    adcx r15, r10
    adox r15, r13
    adcx r11, r11
    adox r11, rbp
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r10, rdx
    mov rdx, rbx
    mulx r13, rbp, qword [rsp + 56]
    xor ebx, ebx
    adcx rcx, rbp
    mulx r8, rbp, qword [rsp + 48]
    adcx r12, rbp
    adox r12, r13
    mulx r13, rbp, qword [rsp + 40]
    adcx r15, rbp
    adox r15, r8
    mulx rbp, r8, qword [rsp + 64]
    adcx r11, r8
    adox r11, r13
    adcx rbx, rbx
    adox rbx, rbp
    ; HHH = H * HH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov r8, rdx
    mov rdx, 0x1000003d1
    mulx r13, rbp, rbp
    add rbp, rcx
    adc r13, 0
    ; HHH = H * HH: (q + 1)*4294968273
    mov rbp, r13
    add rbp, 1
    ; HHH = H * HH: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 136], r8
    mulx r8, r12, r12
    mov qword [rsp + 144], r10
    mulx r10, rbp, rbp
    ; HHH = H * HH: the high words of these products and (q + 1)*4294968273
    add r8, r10
    xor r10d, r10d
    adcx r9, r12
    adox r9, rbp
    mulx r12, rbp, r15
    adcx rax, rbp
    adox rax, r8
    mulx r11, r8, r11
    adcx rsi, r8
    adox rsi, r12
    mulx rbx, r8, rbx
    adcx rcx, r8
    adox rcx, r11
    adcx rbx, r10
    adox rbx, r10
    ; HHH = H * HH: the word above is one more than q unless the sum is below 2^256
    cmp r13, rbx
    ; HHH = H * HH: less 4294968273 there
    cmovnc r10, rdx
    sub r9, r10
    sbb rax, 0
    sbb rsi, 0
    sbb rcx, 0
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rdx, r14
    mulx r10, r8, qword [rsp + 88]
    mulx rbx, r11, qword [rsp + 96]
    add r8, rbx
    mulx rbp, rbx, qword [rsp + 80]
    adc rbx, r10
    mulx r12, r10, qword [rsp + 72]
    adc r10, rbp
    adc r12, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx r13, rbp, qword [rsp + 96]
    xor r14d, r14d
    adcx r8, rbp
    mulx r15, rbp, qword [rsp + 88]
    adcx rbx, rbp
    adox rbx, r13
    mulx r13, rbp, qword [rsp + 80]
    adcx r10, rbp
    adox r10, r15
    mulx rbp, rdi, qword [rsp + 72]
    adcx r12, rdi
    adox r12, r13
    adcx r14, r14
    adox r14, rbp
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 144]
    mulx rbp, rdi, qword [rsp + 96]
    xor r13d, r13d
    adcx rbx, rdi
    mulx r15, rdi, qword [rsp + 88]
    adcx r10, rdi
    adox r10, rbp
    mulx rbp, rdi, qword [rsp + 80]
    adcx r12, rdi
    adox r12, r15
    mulx r15, rdi, qword [rsp + 72]
    adcx r14, rdi
    adox r14, rbp
    adcx r13, r13
    adox r13, r15
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 136]
    mulx rbp, rdi, qword [rsp + 96]
    xor r15d, r15d
    adcx r10, rdi
    mov qword [rsp + 96], rcx
    mulx rcx, rdi, qword [rsp + 88]
    adcx r12, rdi
    adox r12, rbp
    mulx rbp, rdi, qword [rsp + 80]
    adcx r14, rdi
    adox r14, rcx
    mulx rdi, rcx, qword [rsp + 72]
    adcx r13, rcx
    adox r13, rbp
    adcx r15, r15
    adox r15, rdi
    ; V = U1 * HH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rdi, rcx, rdi
    add rcx, r10
    adc rdi, 0
    ; V = U1 * HH: (q + 1)*4294968273
    mov rcx, rdi
    add rcx, 1
    ; V = U1 * HH: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r12, rbp, r12
    mov qword [rsp + 136], rsi
    mulx rsi, rcx, rcx
    ; V = U1 * HH: the high words of these products and (q + 1)*4294968273
    add r12, rsi
    xor esi, esi
    adcx r11, rbp
    adox r11, rcx
    mulx rbp, rcx, r14
    adcx r8, rcx
    adox r8, r12
    mulx r12, rcx, r13
    adcx rbx, rcx
    adox rbx, rbp
    mulx rbp, rcx, r15
    adcx r10, rcx
    adox r10, r12
    adcx rbp, rsi
    adox rbp, rsi
    ; V = U1 * HH: the word above is one more than q unless the sum is below 2^256
    cmp rdi, rbp
    ; V = U1 * HH: less 4294968273 there
    cmovnc rsi, rdx
    sub r11, rsi
    sbb r8, 0
    sbb rbx, 0
    sbb r10, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 104]
    mulx rsi, rcx, qword [rsp + 128]
    mulx rbp, rdi, qword [rsp + 120]
    xor r12d, r12d
    adcx rcx, rbp
    mulx r13, rbp, qword [rsp + 112]
    adcx rbp, rsi
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 120]
    mulx r14, rsi, qword [rsp + 128]
    adox rbp, rsi
    adcx r13, r12
    mulx r15, rsi, qword [rsp + 112]
    adox r13, rsi
    adox r12, r12
    add r13, r14
    adc r12, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 128]
    mulx r14, rsi, qword [rsp + 112]
    add r12, rsi
    mov esi, 0
    adc rsi, rsi
    add rsi, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx rdi, rdi
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 72], rax
    mulx rax, r15, rdx
    adox rdi, rax
    adcx rcx, rcx
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 80], r9
    mulx r9, rax, rdx
    adox rcx, rax
    adcx rbp, rbp
    adox rbp, r9
    adcx r13, r13
    mov rdx, qword [rsp + 128]
    mulx r9, rax, rdx
    adox r13, rax
    adcx r12, r12
    adox r12, r9
    adcx rsi, rsi
    mov rdx, qword [rsp + 112]
    mulx r9, rax, rdx
    adox rsi, rax
    adcx r14, r14
    adox r14, r9
    ; rr = r^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rax, r9
    add rax, rbp
    adc r9, 0
    ; rr = r^2: (q + 1)*4294968273
    mov rax, r9
    add rax, 1
    ; rr = r^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 88], r10
    mulx r10, r13, r13
    mov qword [rsp + 144], rbx
    mulx rbx, rax, rax
    ; rr = r^2: the high words of these products and (q + 1)*4294968273
    add r10, rbx
    xor ebx, ebx
    adcx r15, r13
    adox r15, rax
    mulx r12, rax, r12
    adcx rdi, rax
    adox rdi, r10
    mulx r10, rax, rsi
    adcx rcx, rax
    adox rcx, r12
    mulx rsi, rax, r14
    adcx rbp, rax
    adox rbp, r10
    adcx rsi, rbx
    adox rsi, rbx
    ; rr = r^2: the word above is one more than q unless the sum is below 2^256
    cmp r9, rsi
    ; rr = r^2: less 4294968273 there
    cmovnc rbx, rdx
    sub r15, rbx
    sbb rdi, 0
    sbb rcx, 0
    sbb rbp, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, r11
    add rax, rax
    mov r9, r8
    adc r9, r9
    mov r10, qword [rsp + 144]
    adc r10, r10
    mov rsi, qword [rsp + 88]
    adc rsi, rsi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ebx, 0
    adc rbx, rbx
    mov r12, rax
    mov r13, 0xfffffffefffffc2f
    sub r12, r13
    mov r14, r9
    sbb r14, -1
    mov qword [rsp + 152], r8
    mov r8, r10
    sbb r8, -1
    mov qword [rsp + 160], r11
    mov r11, rsi
    sbb r11, -1
    sbb rbx, 0
    cmovc r12, rax
    cmovc r14, r9
    cmovc r8, r10
    cmovc r11, rsi
    ; t3 = rr - HHH: a - b
    sub r15, qword [rsp + 80]
    sbb rdi, qword [rsp + 72]
    sbb rcx, qword [rsp + 136]
    sbb rbp, qword [rsp + 96]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, r13
    add r15, r9
    adc rdi, rax
    adc rcx, rax
    adc rbp, rax
    ; X3 = t3 - V2: a - b
    sub r15, r12
    sbb rdi, r14
    sbb rcx, r8
    sbb rbp, r11
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    and r8, r13
    add r15, r8
    mov r8, qword [rsp]
    mov qword [r8], r15
    adc rdi, rax
    mov qword [r8 + 8], rdi
    adc rcx, rax
    mov qword [r8 + 16], rcx
    adc rbp, rax
    mov qword [r8 + 24], rbp
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 160]
    sub rax, r15
    mov r9, qword [rsp + 152]
    sbb r9, rdi
    mov r10, qword [rsp + 144]
    sbb r10, rcx
    mov rcx, qword [rsp + 88]
    sbb rcx, rbp
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r11, r11
    mov rsi, r11
    and rsi, r13
    add rax, rsi
    adc r9, r11
    adc r10, r11
    adc rcx, r11
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx rsi, r11, qword [rsp + 120]
    mulx rbx, rdi, qword [rsp + 104]
    add r11, rbx
    mulx rbp, rbx, qword [rsp + 128]
    adc rbx, rsi
    mulx rsi, rax, qword [rsp + 112]
    adc rax, rbp
    adc rsi, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r12, rbp, qword [rsp + 104]
    xor r14d, r14d
    adcx r11, rbp
    mulx r15, rbp, qword [rsp + 120]
    adcx rbx, rbp
    adox rbx, r12
    mulx r12, rbp, qword [rsp + 128]
    adcx rax, rbp
    adox rax, r15
    mulx rbp, r9, qword [rsp + 112]
    adcx rsi, r9
    adox rsi, r12
    adcx r14, r14
    adox r14, rbp
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx rbp, r9, qword [rsp + 104]
    xor r12d, r12d
    adcx rbx, r9
    mulx r15, r9, qword [rsp + 120]
    adcx rax, r9
    adox rax, rbp
    mulx rbp, r9, qword [rsp + 128]
    adcx rsi, r9
    adox rsi, r15
    mulx r10, r9, qword [rsp + 112]
    adcx r14, r9
    adox r14, rbp
    adcx r12, r12
    adox r12, r10
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, rcx
    mulx r10, r9, qword [rsp + 104]
    xor ebp, ebp
    adcx rax, r9
    mulx r15, r9, qword [rsp + 120]
    adcx rsi, r9
    adox rsi, r10
    mulx r10, r9, qword [rsp + 128]
    adcx r14, r9
    adox r14, r15
    mulx r9, rcx, qword [rsp + 112]
    adcx r12, rcx
    adox r12, r10
    adcx rbp, rbp
    adox rbp, r9
    ; t5 = r * t4: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rcx, r9
    add rcx, rax
    adc r9, 0
    ; t5 = r * t4: (q + 1)*4294968273
    mov rcx, r9
    add rcx, 1
    ; t5 = r * t4: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rsi, r10, rsi
    mulx r15, rcx, rcx
    ; t5 = r * t4: the high words of these products and (q + 1)*4294968273
    add rsi, r15
    xor r15d, r15d
    adcx rdi, r10
    adox rdi, rcx
    mulx r10, rcx, r14
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, r12
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, rbp
    adcx rax, rcx
    adox rax, rsi
    adcx r10, r15
    adox r10, r15
    ; t5 = r * t4: the word above is one more than q unless the sum is below 2^256
    cmp r9, r10
    ; t5 = r * t4: less 4294968273 there
    cmovnc r15, rdx
    sub rdi, r15
    sbb r11, 0
    sbb rbx, 0
    sbb rax, 0
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 80]
    mulx r9, rcx, qword [rsp + 16]
    mulx rsi, r10, qword [rsp + 8]
    add rcx, rsi
    mulx rbp, rsi, qword [rsp + 24]
    adc rsi, r9
    mulx r12, r9, qword [rsp + 32]
    adc r9, rbp
    adc r12, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 72]
    mulx r14, rbp, qword [rsp + 8]
    xor r15d, r15d
    adcx rcx, rbp
    mulx r13, rbp, qword [rsp + 16]
    adcx rsi, rbp
    adox rsi, r14
    mulx r14, rbp, qword [rsp + 24]
    adcx r9, rbp
    adox r9, r13
    mulx r13, rbp, qword [rsp + 32]
    adcx r12, rbp
    adox r12, r14
    adcx r15, r15
    adox r15, r13
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 136]
    mulx r13, rbp, qword [rsp + 8]
    xor r14d, r14d
    adcx rsi, rbp
    mov qword [rsp + 72], rax
    mulx rax, rbp, qword [rsp + 16]
    adcx r9, rbp
    adox r9, r13
    mulx r13, rbp, qword [rsp + 24]
    adcx r12, rbp
    adox r12, rax
    mulx rbp, rax, qword [rsp + 32]
    adcx r15, rax
    adox r15, r13
    adcx r14, r14
    adox r14, rbp
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 96]
    mulx rbp, rax, qword [rsp + 8]
    xor r13d, r13d
    adcx r9, rax
    mov qword [rsp + 8], rbx
    mulx rbx, rax, qword [rsp + 16]
    adcx r12, rax
    adox r12, rbp
    mulx rbp, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, rbx
    mulx rbx, rax, qword [rsp + 32]
    adcx r14, rax
    adox r14, rbp
    adcx r13, r13
    adox r13, rbx
    ; t6 = S1 * HHH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rbx, rax, rbx
    add rax, r9
    adc rbx, 0
    ; t6 = S1 * HHH: (q + 1)*4294968273
    mov rax, rbx
    add rax, 1
    ; t6 = S1 * HHH: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r12, rbp, r12
    mov qword [rsp + 96], r11
    mulx r11, rax, rax
    ; t6 = S1 * HHH: the high words of these products and (q + 1)*4294968273
    add r12, r11
    xor r11d, r11d
    adcx r10, rbp
    adox r10, rax
    mulx rbp, rax, r15
    adcx rcx, rax
    adox rcx, r12
    mulx r12, rax, r14
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, r13
    adcx r9, rax
    adox r9, r12
    adcx rbp, r11
    adox rbp, r11
    ; t6 = S1 * HHH: the word above is one more than q unless the sum is below 2^256
    cmp rbx, rbp
    ; t6 = S1 * HHH: less 4294968273 there
    cmovc rdx, r11
    sub r10, rdx
    sbb rcx, 0
    sbb rsi, 0
    sbb r9, 0
    ; Y3 = t5 - t6: a - b
    sub rdi, r10
    mov rax, qword [rsp + 96]
    sbb rax, rcx
    mov rcx, qword [rsp + 8]
    sbb rcx, rsi
    mov r10, qword [rsp + 72]
    sbb r10, r9
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r9, r9
    mov rsi, r9
    mov rbx, 0xfffffffefffffc2f
    and rsi, rbx
    add rdi, rsi
    mov qword [r8 + 32], rdi
    adc rax, r9
    mov qword [r8 + 40], rax
    adc rcx, r9
    mov qword [r8 + 48], rcx
    adc r10, r9
    mov qword [r8 + 56], r10
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r9, qword [rsp + 56]
    or r9, qword [rsp + 48]
    or r9, qword [rsp + 40]
    or r9, qword [rsp + 64]
    cmp r9, 1
    sbb r9, r9
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 104]
    or rsi, qword [rsp + 120]
    or rsi, qword [rsp + 128]
    or rsi, qword [rsp + 112]
    cmp rsi, 1
    sbb rsi, rsi
    and r9, rsi
    mov rax, r9
    add rsp, 168
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t secp256k1_point_add_affine_incomplete_fused(secp256k1_limb r[12], const secp256k1_limb p[12], const secp256k1_limb q[8])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL secp256k1_point_add_affine_incomplete_fused
align 32
secp256k1_point_add_affine_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 200
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 64]
    mulx r8, rcx, qword [rsi + 80]
    mulx r10, r9, qword [rsi + 72]
    xor r11d, r11d
    adcx rcx, r10
    mulx rbx, r10, qword [rsi + 88]
    adcx r10, r8
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 72]
    mulx rbp, r8, qword [rsi + 80]
    adox r10, r8
    adcx rbx, r11
    mulx r12, r8, qword [rsi + 88]
    adox rbx, r8
    adox r11, r11
    add rbx, rbp
    adc r11, r12
    ; Z1Z1 = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 80]
    mulx rbp, r8, qword [rsi + 88]
    add r11, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; Z1Z1 = Z1^2: square: double the cross products
    xor ebp, ebp
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 64]
    mulx r13, r12, rdx
    adox r9, r13
    adcx rcx, rcx
    mov rdx, qword [rsi + 72]
    mulx r14, r13, rdx
    adox rcx, r13
    adcx r10, r10
    adox r10, r14
    adcx rbx, rbx
    mov rdx, qword [rsi + 80]
    mulx r14, r13, rdx
    adox rbx, r13
    adcx r11, r11
    adox r11, r14
    adcx r8, r8
    mov rdx, qword [rsi + 88]
    mulx r14, r13, rdx
    adox r8, r13
    adcx rbp, rbp
    adox rbp, r14
    ; Z1Z1 = Z1^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r14, r13, r14
    add r13, r10
    adc r14, 0
    ; Z1Z1 = Z1^2: (q + 1)*4294968273
    mov r13, r14
    add r13, 1
    ; Z1Z1 = Z1^2: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r15, rbx, rbx
    mov qword [rsp], rdi
    mulx rdi, r13, r13
    ; Z1Z1 = Z1^2: the high words of these products and (q + 1)*4294968273
    add r15, rdi
    xor edi, edi
    adcx r12, rbx
    adox r12, r13
    mulx rbx, r11, r11
    adcx r9, r11
    adox r9, r15
    mulx r11, r8, r8
    adcx rcx, r8
    adox rcx, rbx
    mulx rbx, r8, rbp
    adcx r10, r8
    adox r10, r11
    adcx rbx, rdi
    adox rbx, rdi
    ; Z1Z1 = Z1^2: the word above is one more than q unless the sum is below 2^256
    cmp r14, rbx
    ; Z1Z1 = Z1^2: less 4294968273 there
    cmovnc rdi, rdx
    sub r12, rdi
    sbb r9, 0
    sbb rcx, 0
    sbb r10, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r12
    mulx r11, r8, qword [rax + 8]
    mulx rbx, rdi, qword [rax]
    add r8, rbx
    mulx rbp, rbx, qword [rax + 16]
    adc rbx, r11
    mulx r13, r11, qword [rax + 24]
    adc r11, rbp
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r14, rbp, qword [rax]
    xor r15d, r15d
    adcx r8, rbp
    mulx r9, rbp, qword [rax + 8]
    adcx rbx, rbp
    adox rbx, r14
    mulx r14, rbp, qword [rax + 16]
    adcx r11, rbp
    adox r11, r9
    mulx rbp, r9, qword [rax + 24]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, rbp
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rcx
    mulx r14, rbp, qword [rax]
    xor ecx, ecx
    adcx rbx, rbp
    mov qword [rsp + 8], r9
    mulx r9, rbp, qword [rax + 8]
    adcx r11, rbp
    adox r11, r14
    mulx r14, rbp, qword [rax + 16]
    adcx r13, rbp
    adox r13, r9
    mulx rbp, r9, qword [rax + 24]
    adcx r15, r9
    adox r15, r14
    adcx rcx, rcx
    adox rcx, rbp
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r9, rdx
    mov rdx, r10
    mulx r14, rbp, qword [rax]
    xor r10d, r10d
    adcx r11, rbp
    mov qword [rsp + 16], r9
    mulx r9, rbp, qword [rax + 8]
    adcx r13, rbp
    adox r13, r14
    mulx r14, rbp, qword [rax + 16]
    adcx r15, rbp
    adox r15, r9
    mulx rbp, r9, qword [rax + 24]
    adcx rcx, r9
    adox rcx, r14
    adcx r10, r10
    adox r10, rbp
    ; U2 = X2 * Z1Z1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov r9, rdx
    mov rdx, 0x1000003d1
    mulx r14, rbp, rbp
    add rbp, r11
    adc r14, 0
    ; U2 = X2 * Z1Z1: (q + 1)*4294968273
    mov rbp, r14
    add rbp, 1
    ; U2 = X2 * Z1Z1: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 24], r9
    mulx r9, r13, r13
    mov qword [rsp + 32], rax
    mulx rax, rbp, rbp
    ; U2 = X2 * Z1Z1: the high words of these products and (q + 1)*4294968273
    add r9, rax
    xor eax, eax
    adcx rdi, r13
    adox rdi, rbp
    mulx r13, rbp, r15
    adcx r8, rbp
    adox r8, r9
    mulx r9, rcx, rcx
    adcx rbx, rcx
    adox rbx, r13
    mulx r10, rcx, r10
    adcx r11, rcx
    adox r11, r9
    adcx r10, rax
    adox r10, rax
    ; U2 = X2 * Z1Z1: the word above is one more than q unless the sum is below 2^256
    cmp r14, r10
    ; U2 = X2 * Z1Z1: less 4294968273 there
    cmovnc rax, rdx
    sub rdi, rax
    sbb r8, 0
    sbb rbx, 0
    sbb r11, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r12
    mulx rcx, rax, qword [rsi + 72]
    mulx r10, r9, qword [rsi + 64]
    add rax, r10
    mulx rbp, r10, qword [rsi + 80]
    adc r10, rcx
    mulx r12, rcx, qword [rsi + 88]
    adc rcx, rbp
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 8]
    mulx r13, rbp, qword [rsi + 64]
    xor r14d, r14d
    adcx rax, rbp
    mulx r15, rbp, qword [rsi + 72]
    adcx r10, rbp
    adox r10, r13
    mulx r13, rbp, qword [rsi + 80]
    adcx rcx, rbp
    adox rcx, r15
    mulx r15, rbp, qword [rsi + 88]
    adcx r12, rbp
    adox r12, r13
    adcx r14, r14
    adox r14, r15
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r13, rbp, qword [rsi + 64]
    xor r15d, r15d
    adcx r10, rbp
    mov qword [rsp + 8], r11
    mulx r11, rbp, qword [rsi + 72]
    adcx rcx, rbp
    adox rcx, r13
    mulx r13, rbp, qword [rsi + 80]
    adcx r12, rbp
    adox r12, r11
    mulx rbp, r11, qword [rsi + 88]
    adcx r14, r11
    adox r14, r13
    adcx r15, r15
    adox r15, rbp
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 24]
    mulx rbp, r11, qword [rsi + 64]
    xor r13d, r13d
    adcx rcx, r11
    mov qword [rsp + 16], rbx
    mulx rbx, r11, qword [rsi + 72]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rsi + 80]
    adcx r14, r11
    adox r14, rbx
    mulx rbx, r11, qword [rsi + 88]
    adcx r15, r11
    adox r15, rbp
    adcx r13, r13
    adox r13, rbx
    ; t1 = Z1 * Z1Z1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rbx, r11, rbx
    add r11, rcx
    adc rbx, 0
    ; t1 = Z1 * Z1Z1: (q + 1)*4294968273
    mov r11, rbx
    add r11, 1
    ; t1 = Z1 * Z1Z1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r12, rbp, r12
    mov qword [rsp + 24], r8
    mulx r8, r11, r11
    ; t1 = Z1 * Z1Z1: the high words of these products and (q + 1)*4294968273
    add r12, r8
    xor r8d, r8d
    adcx r9, rbp
    adox r9, r11
    mulx rbp, r11, r14
    adcx rax, r11
    adox rax, r12
    mulx r12, r11, r15
    adcx r10, r11
    adox r10, rbp
    mulx rbp, r11, r13
    adcx rcx, r11
    adox rcx, r12
    adcx rbp, r8
    adox rbp, r8
    ; t1 = Z1 * Z1Z1: the word above is one more than q unless the sum is below 2^256
    cmp rbx, rbp
    ; t1 = Z1 * Z1Z1: less 4294968273 there
    cmovnc r8, rdx
    sub r9, r8
    sbb rax, 0
    sbb r10, 0
    sbb rcx, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r9
    mov r8, qword [rsp + 32]
    mulx rbx, r11, qword [r8 + 40]
    mulx r12, rbp, qword [r8 + 32]
    add r11, r12
    mulx r13, r12, qword [r8 + 48]
    adc r12, rbx
    mulx rbx, r9, qword [r8 + 56]
    adc r9, r13
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r14, r13, qword [r8 + 32]
    xor r15d, r15d
    adcx r11, r13
    mulx rax, r13, qword [r8 + 40]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [r8 + 48]
    adcx r9, r13
    adox r9, rax
    mulx r13, rax, qword [r8 + 56]
    adcx rbx, rax
    adox rbx, r14
    adcx r15, r15
    adox r15, r13
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx r13, rax, qword [r8 + 32]
    xor r14d, r14d
    adcx r12, rax
    mulx r10, rax, qword [r8 + 40]
    adcx r9, rax
    adox r9, r13
    mulx r13, rax, qword [r8 + 48]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [r8 + 56]
    adcx r15, rax
    adox r15, r13
    adcx r14, r14
    adox r14, r10
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, rcx
    mulx r10, rax, qword [r8 + 32]
    xor r13d, r13d
    adcx r9, rax
    mulx rcx, rax, qword [r8 + 40]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [r8 + 48]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r8 + 56]
    adcx r14, rax
    adox r14, r10
    adcx r13, r13
    adox r13, rcx
    ; S2 = Y2 * t1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rcx, rax, rcx
    add rax, r9
    adc rcx, 0
    ; S2 = Y2 * t1: (q + 1)*4294968273
    mov rax, rcx
    add rax, 1
    ; S2 = Y2 * t1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r10, r8, rbx
    mulx rbx, rax, rax
    ; S2 = Y2 * t1: the high words of these products and (q + 1)*4294968273
    add r10, rbx
    xor ebx, ebx
    adcx rbp, r8
    adox rbp, rax
    mulx r8, rax, r15
    adcx r11, rax
    adox r11, r10
    mulx r10, rax, r14
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, r13
    adcx r9, rax
    adox r9, r10
    adcx r8, rbx
    adox r8, rbx
    ; S2 = Y2 * t1: the word above is one more than q unless the sum is below 2^256
    cmp rcx, r8
    ; S2 = Y2 * t1: less 4294968273 there
    cmovnc rbx, rdx
    sub rbp, rbx
    sbb r11, 0
    sbb r12, 0
    sbb r9, 0
    ; H = U2 - X1: a - b
    sub rdi, qword [rsi]
    mov rax, qword [rsp + 24]
    sbb rax, qword [rsi + 8]
    mov rcx, qword [rsp + 16]
    sbb rcx, qword [rsi + 16]
    mov r8, qword [rsp + 8]
    sbb r8, qword [rsi + 24]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb r10, r10
    mov rbx, r10
    mov r13, 0xfffffffefffffc2f
    and rbx, r13
    add rdi, rbx
    adc rax, r10
    adc rcx, r10
    adc r8, r10
    ; r = S2 - Y1: a - b
    sub rbp, qword [rsi + 32]
    sbb r11, qword [rsi + 40]
    sbb r12, qword [rsi + 48]
    sbb r9, qword [rsi + 56]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb r10, r10
    mov rbx, r10
    and rbx, r13
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r15, r14, qword [rsi + 72]
    mulx r13, rdi, qword [rsi + 64]
    mov qword [rsp + 8], rdi
    xor edi, edi
    adox r14, r13
    mov qword [rsp + 16], r8
    mulx r8, r13, qword [rsi + 80]
    adox r13, r15
    mov qword [rsp + 24], rcx
    mulx rcx, r15, qword [rsi + 88]
    adox r15, r8
    adox rcx, rdi
    adcx rbp, rbx
    adcx r11, r10
    adcx r12, r10
    adcx r9, r10
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r8, rdx
    mov rdx, rax
    mulx rbx, r10, qword [rsi + 64]
    xor eax, eax
    adcx r14, r10
    mulx rdi, r10, qword [rsi + 72]
    adcx r13, r10
    adox r13, rbx
    mulx rbx, r10, qword [rsi + 80]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsi + 88]
    adcx rcx, r10
    adox rcx, rbx
    adcx rax, rax
    adox rax, rdi
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, qword [rsp + 24]
    mulx rbx, rdi, qword [rsi + 64]
    mov qword [rsp + 32], r9
    xor r9d, r9d
    adcx r13, rdi
    mov qword [rsp + 40], r11
    mulx r11, rdi, qword [rsi + 72]
    adcx r15, rdi
    adox r15, rbx
    mulx rbx, rdi, qword [rsi + 80]
    adcx rcx, rdi
    adox rcx, r11
    mulx rdi, r11, qword [rsi + 88]
    adcx rax, r11
    adox rax, rbx
    adcx r9, r9
    adox r9, rdi
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 16]
    mulx rdi, r11, qword [rsi + 64]
    xor ebx, ebx
    adcx r15, r11
    mov qword [rsp + 48], rbp
    mulx rbp, r11, qword [rsi + 72]
    adcx rcx, r11
    adox rcx, rdi
    mulx rdi, r11, qword [rsi + 80]
    adcx rax, r11
    adox rax, rbp
    mulx rbp, r11, qword [rsi + 88]
    adcx r9, r11
    adox r9, rdi
    adcx rbx, rbx
    adox rbx, rbp
    ; Z3 = Z1 * H: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rdi, r11, rbp
    add r11, r15
    adc rdi, 0
    ; Z3 = Z1 * H: (q + 1)*4294968273
    mov r11, rdi
    add r11, 1
    ; Z3 = Z1 * H: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rbp, rcx, rcx
    mov qword [rsp + 56], r12
    mulx r12, r11, r11
    ; Z3 = Z1 * H: the high words of these products and (q + 1)*4294968273
    add rbp, r12
    xor r12d, r12d
    adcx rcx, qword [rsp + 8]
    adox rcx, r11
    mulx r11, rax, rax
    adcx r14, rax
    adox r14, rbp
    mulx r9, rax, r9
    adcx r13, rax
    adox r13, r11
    mulx r11, rax, rbx
    adcx r15, rax
    adox r15, r9
    adcx r11, r12
    adox r11, r12
    ; Z3 = Z1 * H: the word above is one more than q unless the sum is below 2^256
    cmp rdi, r11
    ; Z3 = Z1 * H: less 4294968273 there
    cmovnc r12, rdx
    sub rcx, r12
    sbb r14, 0
    sbb r13, 0
    sbb r15, 0
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, r8
    mulx r9, rax, qword [rsp + 24]
    mulx rdi, r11, r10
    xor ebx, ebx
    adcx rax, rdi
    mulx rbp, rdi, qword [rsp + 16]
    adcx rdi, r9
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, r10
    mulx r12, r9, qword [rsp + 24]
    adox rdi, r9
    adcx rbp, rbx
    mulx r10, r9, qword [rsp + 16]
    adox rbp, r9
    adox rbx, rbx
    add rbp, r12
    adc rbx, r10
    ; HH = H^2: square, products of a[2] with the words above it
    mov r9, rdx
    mov rdx, qword [rsp + 24]
    mulx r12, r10, qword [rsp + 16]
    add rbx, r10
    mov r10d, 0
    adc r10, r10
    add r10, r12
    ; HH = H^2: square: double the cross products
    xor r12d, r12d
    adcx r11, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, r8
    mov qword [rsp + 8], rcx
    mov qword [rsp + 64], r13
    mulx r13, rcx, rdx
    adox r11, r13
    adcx rax, rax
    mov rdx, r9
    mov qword [rsp + 72], r14
    mulx r14, r13, rdx
    adox rax, r13
    adcx rdi, rdi
    adox rdi, r14
    adcx rbp, rbp
    mov rdx, qword [rsp + 24]
    mulx r14, r13, rdx
    adox rbp, r13
    adcx rbx, rbx
    adox rbx, r14
    adcx r10, r10
    mov rdx, qword [rsp + 16]
    mulx r14, r13, rdx
    adox r10, r13
    adcx r12, r12
    adox r12, r14
    ; HH = H^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r14, r13, r14
    add r13, rdi
    adc r14, 0
    ; HH = H^2: (q + 1)*4294968273
    mov r13, r14
    add r13, 1
    ; HH = H^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 80], r15
    mulx r15, rbp, rbp
    mov qword [rsp + 88], rsi
    mulx rsi, r13, r13
    ; HH = H^2: the high words of these products and (q + 1)*4294968273
    add r15, rsi
    xor esi, esi
    adcx rcx, rbp
    adox rcx, r13
    mulx rbp, rbx, rbx
    adcx r11, rbx
    adox r11, r15
    mulx rbx, r10, r10
    adcx rax, r10
    adox rax, rbp
    mulx rbp, r10, r12
    adcx rdi, r10
    adox rdi, rbx
    adcx rbp, rsi
    adox rbp, rsi
    ; HH = H^2: the word above is one more than q unless the sum is below 2^256
    cmp r14, rbp
    ; HH = H^2: less 4294968273 there
    cmovnc rsi, rdx
    sub rcx, rsi
    sbb r11, 0
    sbb rax, 0
    sbb rdi, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rsi, r10, r9
    mulx rbp, rbx, r8
    add r10, rbp
    mulx r12, rbp, qword [rsp + 24]
    adc rbp, rsi
    mulx r13, rsi, qword [rsp + 16]
    adc rsi, r12
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r12, r8
    xor r15d, r15d
    adcx r10, r12
    mulx r11, r12, r9
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 24]
    adcx rsi, r12
    adox rsi, r11
    mulx r12, r11, qword [rsp + 16]
    adcx r13, r11
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, rax
    mulx r14, r12, r8
    xor eax, eax
    adcx rbp, r12
    mov qword [rsp + 96], r11
    mulx r11, r12, r9
    adcx rsi, r12
    adox rsi, r14
    mulx r14, r12, qword [rsp + 24]
    adcx r13, r12
    adox r13, r11
    mulx r12, r11, qword [rsp + 16]
    adcx r15, r11
    adox r15, r14
    adcx rax, rax
    adox rax, r12
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r11, rdx
    mov rdx, rdi
    mulx r14, r12, r8
    xor edi, edi
    adcx rsi, r12
    mov qword [rsp + 104], r8
    mulx r8, r12, r9
    adcx r13, r12
    adox r13, r14
    mulx r14, r12, qword [rsp + 24]
    adcx r15, r12
    adox r15, r8
    mulx r12, r8, qword [rsp + 16]
    adcx rax, r8
    adox rax, r14
    adcx rdi, rdi
    adox rdi, r12
    ; HHH = H * HH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov r8, rdx
    mov rdx, 0x1000003d1
    mulx r14, r12, r12
    add r12, rsi
    adc r14, 0
    ; HHH = H * HH: (q + 1)*4294968273
    mov r12, r14
    add r12, 1
    ; HHH = H * HH: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 112], r9
    mulx r9, r13, r13
    mov qword [rsp + 120], r8
    mulx r8, r12, r12
    ; HHH = H * HH: the high words of these products and (q + 1)*4294968273
    add r9, r8
    xor r8d, r8d
    adcx rbx, r13
    adox rbx, r12
    mulx r13, r12, r15
    adcx r10, r12
    adox r10, r9
    mulx r9, rax, rax
    adcx rbp, rax
    adox rbp, r13
    mulx rdi, rax, rdi
    adcx rsi, rax
    adox rsi, r9
    adcx rdi, r8
    adox rdi, r8
    ; HHH = H * HH: the word above is one more than q unless the sum is below 2^256
    cmp r14, rdi
    ; HHH = H * HH: less 4294968273 there
    cmovnc r8, rdx
    sub rbx, r8
    sbb r10, 0
    sbb rbp, 0
    sbb rsi, 0
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, rcx
    mov rax, qword [rsp + 88]
    mulx r9, r8, qword [rax + 8]
    mulx r12, rdi, qword [rax]
    add r8, r12
    mulx r13, r12, qword [rax + 16]
    adc r12, r9
    mulx r9, rcx, qword [rax + 24]
    adc rcx, r13
    adc r9, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mulx r14, r13, qword [rax]
    xor r15d, r15d
    adcx r8, r13
    mov qword [rsp + 128], rsi
    mulx rsi, r13, qword [rax + 8]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [rax + 16]
    adcx rcx, r13
    adox rcx, rsi
    mulx r13, rsi, qword [rax + 24]
    adcx r9, rsi
    adox r9, r14
    adcx r15, r15
    adox r15, r13
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r13, rsi, qword [rax]
    xor r14d, r14d
    adcx r12, rsi
    mulx r11, rsi, qword [rax + 8]
    adcx rcx, rsi
    adox rcx, r13
    mulx r13, rsi, qword [rax + 16]
    adcx r9, rsi
    adox r9, r11
    mulx rsi, r11, qword [rax + 24]
    adcx r15, r11
    adox r15, r13
    adcx r14, r14
    adox r14, rsi
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 120]
    mulx rsi, r11, qword [rax]
    xor r13d, r13d
    adcx rcx, r11
    mov qword [rsp + 96], rbp
    mulx rbp, r11, qword [rax + 8]
    adcx r9, r11
    adox r9, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r15, r11
    adox r15, rbp
    mulx rbp, r11, qword [rax + 24]
    adcx r14, r11
    adox r14, rsi
    adcx r13, r13
    adox r13, rbp
    ; V = X1 * HH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rsi, r11, rbp
    add r11, rcx
    adc rsi, 0
    ; V = X1 * HH: (q + 1)*4294968273
    mov r11, rsi
    add r11, 1
    ; V = X1 * HH: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rbp, r9, r9
    mulx rax, r11, r11
    ; V = X1 * HH: the high words of these products and (q + 1)*4294968273
    add rbp, rax
    xor eax, eax
    adcx rdi, r9
    adox rdi, r11
    mulx r11, r9, r15
    adcx r8, r9
    adox r8, rbp
    mulx rbp, r9, r14
    adcx r12, r9
    adox r12, r11
    mulx r11, r9, r13
    adcx rcx, r9
    adox rcx, rbp
    adcx r11, rax
    adox r11, rax
    ; V = X1 * HH: the word above is one more than q unless the sum is below 2^256
    cmp rsi, r11
    ; V = X1 * HH: less 4294968273 there
    cmovnc rax, rdx
    sub rdi, rax
    sbb r8, 0
    sbb r12, 0
    sbb rcx, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r9, rax, qword [rsp + 56]
    mulx rsi, r11, qword [rsp + 40]
    xor ebp, ebp
    adcx rax, rsi
    mulx r13, rsi, qword [rsp + 32]
    adcx rsi, r9
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r14, r9, qword [rsp + 56]
    adox rsi, r9
    adcx r13, rbp
    mulx r15, r9, qword [rsp + 32]
    adox r13, r9
    adox rbp, rbp
    add r13, r14
    adc rbp, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r14, r9, qword [rsp + 32]
    add rbp, r9
    mov r9d, 0
    adc r9, r9
    add r9, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx r11, r11
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 120], r10
    mulx r10, r15, rdx
    adox r11, r10
    adcx rax, rax
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 136], rbx
    mulx rbx, r10, rdx
    adox rax, r10
    adcx rsi, rsi
    adox rsi, rbx
    adcx r13, r13
    mov rdx, qword [rsp + 56]
    mulx rbx, r10, rdx
    adox r13, r10
    adcx rbp, rbp
    adox rbp, rbx
    adcx r9, r9
    mov rdx, qword [rsp + 32]
    mulx rbx, r10, rdx
    adox r9, r10
    adcx r14, r14
    adox r14, rbx
    ; rr = r^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rbx, r10, rbx
    add r10, rsi
    adc rbx, 0
    ; rr = r^2: (q + 1)*4294968273
    mov r10, rbx
    add r10, 1
    ; rr = r^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 144], rcx
    mulx rcx, r13, r13
    mov qword [rsp + 152], r12
    mulx r12, r10, r10
    ; rr = r^2: the high words of these products and (q + 1)*4294968273
    add rcx, r12
    xor r12d, r12d
    adcx r15, r13
    adox r15, r10
    mulx rbp, r10, rbp
    adcx r11, r10
    adox r11, rcx
    mulx r9, rcx, r9
    adcx rax, rcx
    adox rax, rbp
    mulx r10, rcx, r14
    adcx rsi, rcx
    adox rsi, r9
    adcx r10, r12
    adox r10, r12
    ; rr = r^2: the word above is one more than q unless the sum is below 2^256
    cmp rbx, r10
    ; rr = r^2: less 4294968273 there
    cmovnc r12, rdx
    sub r15, r12
    sbb r11, 0
    sbb rax, 0
    sbb rsi, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov rcx, rdi
    add rcx, rcx
    mov r9, r8
    adc r9, r9
    mov r10, qword [rsp + 152]
    adc r10, r10
    mov rbx, qword [rsp + 144]
    adc rbx, rbx
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ebp, 0
    adc rbp, rbp
    mov r12, rcx
    mov r13, 0xfffffffefffffc2f
    sub r12, r13
    mov r14, r9
    sbb r14, -1
    mov qword [rsp + 160], r8
    mov r8, r10
    sbb r8, -1
    mov qword [rsp + 168], rdi
    mov rdi, rbx
    sbb rdi, -1
    sbb rbp, 0
    cmovc r12, rcx
    cmovc r14, r9
    cmovc r8, r10
    cmovc rdi, rbx
    ; t3 = rr - HHH: a - b
    sub r15, qword [rsp + 136]
    sbb r11, qword [rsp + 120]
    sbb rax, qword [rsp + 96]
    sbb rsi, qword [rsp + 128]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rcx, rcx
    mov r9, rcx
    and r9, r13
    add r15, r9
    adc r11, rcx
    adc rax, rcx
    adc rsi, rcx
    ; X3 = t3 - V2: a - b
    sub r15, r12
    sbb r11, r14
    sbb rax, r8
    sbb rsi, rdi
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rcx, rcx
    mov r8, rcx
    and r8, r13
    add r15, r8
    adc r11, rcx
    adc rax, rcx
    adc rsi, rcx
    ; t4 = V - X3: a - b
    mov rcx, qword [rsp + 168]
    sub rcx, r15
    mov r8, qword [rsp + 160]
    sbb r8, r11
    mov r9, qword [rsp + 152]
    sbb r9, rax
    mov r10, qword [rsp + 144]
    sbb r10, rsi
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rdi, rdi
    mov rbx, rdi
    and rbx, r13
    add rcx, rbx
    adc r8, rdi
    adc r9, rdi
    adc r10, rdi
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rbx, rdi, qword [rsp + 40]
    mulx r12, rbp, qword [rsp + 48]
    add rdi, r12
    mulx r14, r12, qword [rsp + 56]
    adc r12, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adc rcx, r14
    adc rbx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r13, r14, qword [rsp + 48]
    xor r8d, r8d
    adcx rdi, r14
    mov qword [rsp + 144], rax
    mulx rax, r14, qword [rsp + 40]
    adcx r12, r14
    adox r12, r13
    mulx r14, r13, qword [rsp + 56]
    adcx rcx, r13
    adox rcx, rax
    mulx r13, rax, qword [rsp + 32]
    adcx rbx, rax
    adox rbx, r14
    adcx r8, r8
    adox r8, r13
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r13, rax, qword [rsp + 48]
    xor r14d, r14d
    adcx r12, rax
    mulx r9, rax, qword [rsp + 40]
    adcx rcx, rax
    adox rcx, r13
    mulx r13, rax, qword [rsp + 56]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 32]
    adcx r8, rax
    adox r8, r13
    adcx r14, r14
    adox r14, r9
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r10
    mulx r9, rax, qword [rsp + 48]
    xor r13d, r13d
    adcx rcx, rax
    mulx r10, rax, qword [rsp + 40]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 56]
    adcx r8, rax
    adox r8, r10
    mulx r10, rax, qword [rsp + 32]
    adcx r14, rax
    adox r14, r9
    adcx r13, r13
    adox r13, r10
    ; t5 = r * t4: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rax, r10
    add rax, rcx
    adc r9, 0
    ; t5 = r * t4: (q + 1)*4294968273
    mov rax, r9
    add rax, 1
    ; t5 = r * t4: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rbx, r10, rbx
    mov qword [rsp + 152], r11
    mulx r11, rax, rax
    ; t5 = r * t4: the high words of these products and (q + 1)*4294968273
    add rbx, r11
    xor r11d, r11d
    adcx rbp, r10
    adox rbp, rax
    mulx r8, rax, r8
    adcx rdi, rax
    adox rdi, rbx
    mulx r10, rax, r14
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, r13
    adcx rcx, rax
    adox rcx, r10
    adcx r8, r11
    adox r8, r11
    ; t5 = r * t4: the word above is one more than q unless the sum is below 2^256
    cmp r9, r8
    ; t5 = r * t4: less 4294968273 there
    cmovnc r11, rdx
    sub rbp, r11
    sbb rdi, 0
    sbb r12, 0
    sbb rcx, 0
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 136]
    mov rax, qword [rsp + 88]
    mulx r9, r8, qword [rax + 40]
    mulx r11, r10, qword [rax + 32]
    add r8, r11
    mulx rbx, r11, qword [rax + 48]
    adc r11, r9
    mulx r13, r9, qword [rax + 56]
    adc r9, rbx
    adc r13, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 120]
    mulx r14, rbx, qword [rax + 32]
    mov qword [rsp + 136], rcx
    xor ecx, ecx
    adcx r8, rbx
    mov qword [rsp + 160], r12
    mulx r12, rbx, qword [rax + 40]
    adcx r11, rbx
    adox r11, r14
    mulx r14, rbx, qword [rax + 48]
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rax + 56]
    adcx r13, rbx
    adox r13, r14
    adcx rcx, rcx
    adox rcx, r12
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 96]
    mulx r12, rbx, qword [rax + 32]
    xor r14d, r14d
    adcx r11, rbx
    mov qword [rsp + 120], rdi
    mulx rdi, rbx, qword [rax + 40]
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rax + 48]
    adcx r13, rbx
    adox r13, rdi
    mulx rbx, rdi, qword [rax + 56]
    adcx rcx, rdi
    adox rcx, r12
    adcx r14, r14
    adox r14, rbx
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 128]
    mulx rbx, rdi, qword [rax + 32]
    xor r12d, r12d
    adcx r9, rdi
    mov qword [rsp + 96], rbp
    mulx rbp, rdi, qword [rax + 40]
    adcx r13, rdi
    adox r13, rbx
    mulx rbx, rdi, qword [rax + 48]
    adcx rcx, rdi
    adox rcx, rbp
    mulx rbp, rdi, qword [rax + 56]
    mov rax, qword [rsp]
    mov qword [rax], r15
    mov qword [rsp + 88], r11
    mov r11, qword [rsp + 152]
    mov qword [rax + 8], r11
    mov qword [rsp + 128], r8
    mov r8, qword [rsp + 144]
    mov qword [rax + 16], r8
    mov qword [rax + 24], rsi
    mov qword [rsp + 168], rcx
    mov rcx, qword [rsp + 8]
    mov qword [rax + 64], rcx
    mov qword [rsp + 176], r10
    mov r10, qword [rsp + 72]
    mov qword [rax + 72], r10
    mov qword [rsp + 184], r13
    mov r13, qword [rsp + 64]
    mov qword [rax + 80], r13
    mov qword [rsp + 192], r9
    mov r9, qword [rsp + 80]
    mov qword [rax + 88], r9
    adcx r14, rdi
    adox r14, rbx
    adcx r12, r12
    adox r12, rbp
    ; t6 = Y1 * HHH: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rbx, rdi, rbp
    add rdi, qword [rsp + 192]
    adc rbx, 0
    ; t6 = Y1 * HHH: (q + 1)*4294968273
    mov rdi, rbx
    add rdi, 1
    ; t6 = Y1 * HHH: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rcx, rbp, qword [rsp + 184]
    mulx r8, rdi, rdi
    ; t6 = Y1 * HHH: the high words of these products and (q + 1)*4294968273
    add rcx, r8
    xor r8d, r8d
    adcx rbp, qword [rsp + 176]
    adox rbp, rdi
    mulx r9, rdi, qword [rsp + 168]
    adcx rdi, qword [rsp + 128]
    adox rdi, rcx
    mulx r14, rcx, r14
    adcx rcx, qword [rsp + 88]
    adox rcx, r9
    mulx r12, r9, r12
    adcx r9, qword [rsp + 192]
    adox r9, r14
    adcx r12, r8
    adox r12, r8
    ; t6 = Y1 * HHH: the word above is one more than q unless the sum is below 2^256
    cmp rbx, r12
    ; t6 = Y1 * HHH: less 4294968273 there
    cmovc rdx, r8
    sub rbp, rdx
    sbb rdi, 0
    sbb rcx, 0
    sbb r9, 0
    ; Y3 = t5 - t6: a - b
    mov rbx, qword [rsp + 96]
    sub rbx, rbp
    mov rbp, qword [rsp + 120]
    sbb rbp, rdi
    mov rdi, qword [rsp + 160]
    sbb rdi, rcx
    mov rcx, qword [rsp + 136]
    sbb rcx, r9
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r9, r9
    mov r12, r9
    mov r14, 0xfffffffefffffc2f
    and r12, r14
    add rbx, r12
    mov qword [rax + 32], rbx
    adc rbp, r9
    mov qword [rax + 40], rbp
    adc rdi, r9
    mov qword [rax + 48], rdi
    adc rcx, r9
    mov qword [rax + 56], rcx
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r9, qword [rsp + 104]
    or r9, qword [rsp + 112]
    or r9, qword [rsp + 24]
    or r9, qword [rsp + 16]
    cmp r9, 1
    sbb r9, r9
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r12, qword [rsp + 48]
    or r12, qword [rsp + 40]
    or r12, qword [rsp + 56]
    or r12, qword [rsp + 32]
    cmp r12, 1
    sbb r12, r12
    and r9, r12
    mov rax, r9
    add rsp, 200
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp256k1_point_dbl_fused(secp256k1_limb r[12], const secp256k1_limb p[12])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M = 3*X1^2
; p = P; jacobian coordinates
; 3M + 4S
LOCAL secp256k1_point_dbl_fused
align 32
secp256k1_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    ; Y2 = 2*Y1: 2*a, below 2*p
    mov rax, qword [rsi + 32]
    add rax, rax
    mov rcx, qword [rsi + 40]
    adc rcx, rcx
    mov r8, qword [rsi + 48]
    adc r8, r8
    mov r9, qword [rsi + 56]
    adc r9, r9
    ; Y2 = 2*Y1: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0
    adc r10, r10
    mov r11, rax
    mov rbx, 0xfffffffefffffc2f
    sub r11, rbx
    mov rbp, rcx
    sbb rbp, -1
    mov r12, r8
    sbb r12, -1
    mov r13, r9
    sbb r13, -1
    sbb r10, 0
    cmovc r11, rax
    cmovc rbp, rcx
    cmovc r12, r8
    cmovc r13, r9
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, r11
    mulx rcx, rax, r12
    mulx r9, r8, rbp
    xor r10d, r10d
    adcx rax, r9
    mulx r14, r9, r13
    adcx r9, rcx
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, rbp
    mulx r15, rcx, r12
    adox r9, rcx
    adcx r14, r10
    mulx rbp, rcx, r13
    adox r14, rcx
    adox r10, r10
    add r14, r15
    adc r10, rbp
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rcx, rdx
    mov rdx, r12
    mulx r15, rbp, r13
    add r10, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r15
    ; SS = Y2^2: square: double the cross products
    xor r15d, r15d
    adcx r8, r8
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdx, r11
    mov qword [rsp], rdi
    mulx rdi, rbx, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, rcx
    mov qword [rsp + 8], r11
    mulx r11, rdi, rdx
    adox rax, rdi
    adcx r9, r9
    adox r9, r11
    adcx r14, r14
    mov rdx, r12
    mulx rdi, r11, rdx
    adox r14, r11
    adcx r10, r10
    adox r10, rdi
    adcx rbp, rbp
    mov rdx, r13
    mulx rdi, r11, rdx
    adox rbp, r11
    adcx r15, r15
    adox r15, rdi
    ; SS = Y2^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rdi, r11, rdi
    add r11, r9
    adc rdi, 0
    ; SS = Y2^2: (q + 1)*4294968273
    mov r11, rdi
    add r11, 1
    ; SS = Y2^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 16], r13
    mulx r13, r14, r14
    mov qword [rsp + 24], r12
    mulx r12, r11, r11
    ; SS = Y2^2: the high words of these products and (q + 1)*4294968273
    add r13, r12
    xor r12d, r12d
    adcx rbx, r14
    adox rbx, r11
    mulx r11, r10, r10
    adcx r8, r10
    adox r8, r13
    mulx rbp, r10, rbp
    adcx rax, r10
    adox rax, r11
    mulx r11, r10, r15
    adcx r9, r10
    adox r9, rbp
    adcx r11, r12
    adox r11, r12
    ; SS = Y2^2: the word above is one more than q unless the sum is below 2^256
    cmp rdi, r11
    ; SS = Y2^2: less 4294968273 there
    cmovnc r12, rdx
    sub rbx, r12
    sbb r8, 0
    sbb rax, 0
    sbb r9, 0
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 64]
    mulx r11, r10, rcx
    mulx rbp, rdi, qword [rsp + 8]
    add r10, rbp
    mulx r12, rbp, qword [rsp + 24]
    adc rbp, r11
    mulx r13, r11, qword [rsp + 16]
    adc r11, r12
    adc r13, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 72]
    mulx r14, r12, qword [rsp + 8]
    xor r15d, r15d
    adcx r10, r12
    mov qword [rsp + 32], r9
    mulx r9, r12, rcx
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 24]
    adcx r11, r12
    adox r11, r9
    mulx r12, r9, qword [rsp + 16]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 80]
    mulx r12, r9, qword [rsp + 8]
    xor r14d, r14d
    adcx rbp, r9
    mov qword [rsp + 40], rax
    mulx rax, r9, rcx
    adcx r11, r9
    adox r11, r12
    mulx r12, r9, qword [rsp + 24]
    adcx r13, r9
    adox r13, rax
    mulx r9, rax, qword [rsp + 16]
    adcx r15, rax
    adox r15, r12
    adcx r14, r14
    adox r14, r9
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsi + 88]
    mulx r9, rax, qword [rsp + 8]
    xor r12d, r12d
    adcx r11, rax
    mulx rcx, rax, rcx
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 16]
    adcx r14, rax
    adox r14, r9
    adcx r12, r12
    adox r12, rcx
    ; Z3 = Y2 * Z1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rcx, rax, rcx
    add rax, r11
    adc rcx, 0
    ; Z3 = Y2 * Z1: (q + 1)*4294968273
    mov rax, rcx
    add rax, 1
    ; Z3 = Y2 * Z1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r13, r9, r13
    mov qword [rsp + 16], rbx
    mulx rbx, rax, rax
    ; Z3 = Y2 * Z1: the high words of these products and (q + 1)*4294968273
    add r13, rbx
    xor ebx, ebx
    adcx rdi, r9
    adox rdi, rax
    mulx r9, rax, r15
    adcx r10, rax
    adox r10, r13
    mulx r13, rax, r14
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, r12
    adcx r11, rax
    adox r11, r13
    adcx r9, rbx
    adox r9, rbx
    ; Z3 = Y2 * Z1: the word above is one more than q unless the sum is below 2^256
    cmp rcx, r9
    ; Z3 = Y2 * Z1: less 4294968273 there
    cmovnc rbx, rdx
    sub rdi, rbx
    sbb r10, 0
    sbb rbp, 0
    sbb r11, 0
    ; XX = X1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx rcx, rax, qword [rsi + 16]
    mulx rbx, r9, qword [rsi + 8]
    xor r12d, r12d
    adcx rax, rbx
    mulx r13, rbx, qword [rsi + 24]
    adcx rbx, rcx
    ; XX = X1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx r14, rcx, qword [rsi + 16]
    adox rbx, rcx
    adcx r13, r12
    mulx r15, rcx, qword [rsi + 24]
    adox r13, rcx
    adox r12, r12
    add r13, r14
    adc r12, r15
    ; XX = X1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 16]
    mulx r14, rcx, qword [rsi + 24]
    add r12, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, r14
    ; XX = X1^2: square: double the cross products
    xor r14d, r14d
    adcx r9, r9
    ; XX = X1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mov qword [rsp + 24], r10
    mulx r10, r15, rdx
    adox r9, r10
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mov qword [rsp + 8], r11
    mulx r11, r10, rdx
    adox rax, r10
    adcx rbx, rbx
    adox rbx, r11
    adcx r13, r13
    mov rdx, qword [rsi + 16]
    mulx r11, r10, rdx
    adox r13, r10
    adcx r12, r12
    adox r12, r11
    adcx rcx, rcx
    mov rdx, qword [rsi + 24]
    mulx r11, r10, rdx
    adox rcx, r10
    adcx r14, r14
    adox r14, r11
    ; XX = X1^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r11, r10, r11
    add r10, rbx
    adc r11, 0
    ; XX = X1^2: (q + 1)*4294968273
    mov r10, r11
    add r10, 1
    ; XX = X1^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 48], rdi
    mulx rdi, r13, r13
    mov qword [rsp + 56], rbp
    mulx rbp, r10, r10
    ; XX = X1^2: the high words of these products and (q + 1)*4294968273
    add rdi, rbp
    xor ebp, ebp
    adcx r15, r13
    adox r15, r10
    mulx r12, r10, r12
    adcx r9, r10
    adox r9, rdi
    mulx r10, rcx, rcx
    adcx rax, rcx
    adox rax, r12
    mulx rdi, rcx, r14
    adcx rbx, rcx
    adox rbx, r10
    adcx rdi, rbp
    adox rdi, rbp
    ; XX = X1^2: the word above is one more than q unless the sum is below 2^256
    cmp r11, rdi
    ; XX = X1^2: less 4294968273 there
    cmovnc rbp, rdx
    sub r15, rbp
    sbb r9, 0
    sbb rax, 0
    sbb rbx, 0
    ; M.double0 = 2*XX: 2*a, below 2*p
    mov rcx, r15
    add rcx, rcx
    mov r10, r9
    adc r10, r10
    mov r11, rax
    adc r11, r11
    mov rdi, rbx
    adc rdi, rdi
    ; M.double0 = 2*XX: subtract the modulus; keep the difference unless it borrows
    mov ebp, 0
    adc rbp, rbp
    mov r12, rcx
    mov r13, 0xfffffffefffffc2f
    sub r12, r13
    mov r14, r10
    sbb r14, -1
    mov qword [rsp + 64], r8
    mov r8, r11
    sbb r8, -1
    mov r13, rdi
    sbb r13, -1
    sbb rbp, 0
    cmovc r12, rcx
    cmovc r14, r10
    cmovc r8, r11
    cmovc r13, rdi
    ; M = M.double0 + XX: a + b, below 2*p
    add r12, r15
    adc r14, r9
    adc r8, rax
    adc r13, rbx
    ; M = M.double0 + XX: subtract the modulus; keep the difference unless it borrows
    mov eax, 0
    adc rax, rax
    mov rcx, r12
    mov r9, 0xfffffffefffffc2f
    sub rcx, r9
    mov r10, r14
    sbb r10, -1
    mov r11, r8
    sbb r11, -1
    mov rdi, r13
    sbb rdi, -1
    sbb rax, 0
    cmovc rcx, r12
    cmovc r10, r14
    cmovc r11, r8
    cmovc rdi, r13
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [rsi]
    mulx r8, rax, qword [rsp + 64]
    mulx rbp, rbx, qword [rsp + 16]
    add rax, rbp
    mulx r12, rbp, qword [rsp + 40]
    adc rbp, r8
    mulx r13, r8, qword [rsp + 32]
    adc r8, r12
    adc r13, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx r14, r12, qword [rsp + 16]
    xor r15d, r15d
    adcx rax, r12
    mulx r9, r12, qword [rsp + 64]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 40]
    adcx r8, r12
    adox r8, r9
    mulx r12, r9, qword [rsp + 32]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx r12, r9, qword [rsp + 16]
    xor r14d, r14d
    adcx rbp, r9
    mov qword [rsp + 72], rdi
    mulx rdi, r9, qword [rsp + 64]
    adcx r8, r9
    adox r8, r12
    mulx r12, r9, qword [rsp + 40]
    adcx r13, r9
    adox r13, rdi
    mulx rdi, r9, qword [rsp + 32]
    adcx r15, r9
    adox r15, r12
    adcx r14, r14
    adox r14, rdi
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsi + 24]
    mulx rdi, r9, qword [rsp + 16]
    xor r12d, r12d
    adcx r8, r9
    mov qword [rsp + 80], r10
    mulx r10, r9, qword [rsp + 64]
    adcx r13, r9
    adox r13, rdi
    mulx rdi, r9, qword [rsp + 40]
    adcx r15, r9
    adox r15, r10
    mulx r10, r9, qword [rsp + 32]
    mov rsi, qword [rsp]
    mov qword [rsp + 88], rcx
    mov rcx, qword [rsp + 48]
    mov qword [rsi + 64], rcx
    mov qword [rsp + 96], r11
    mov r11, qword [rsp + 24]
    mov qword [rsi + 72], r11
    mov qword [rsp + 104], rbp
    mov rbp, qword [rsp + 56]
    mov qword [rsi + 80], rbp
    mov qword [rsp + 112], rax
    mov rax, qword [rsp + 8]
    mov qword [rsi + 88], rax
    adcx r14, r9
    adox r14, rdi
    adcx r12, r12
    adox r12, r10
    ; U = SS * X1: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r10, r9, r10
    add r9, r8
    adc r10, 0
    ; U = SS * X1: (q + 1)*4294968273
    mov r9, r10
    add r9, 1
    ; U = SS * X1: fold: the part above 2^256, times 4294968273, onto the part below
    mulx r13, rdi, r13
    mulx rax, r9, r9
    ; U = SS * X1: the high words of these products and (q + 1)*4294968273
    add r13, rax
    xor eax, eax
    adcx rbx, rdi
    adox rbx, r9
    mulx rdi, r9, r15
    adcx r9, qword [rsp + 112]
    adox r9, r13
    mulx r14, r13, r14
    adcx r13, qword [rsp + 104]
    adox r13, rdi
    mulx r12, rdi, r12
    adcx r8, rdi
    adox r8, r14
    adcx r12, rax
    adox r12, rax
    ; U = SS * X1: the word above is one more than q unless the sum is below 2^256
    cmp r10, r12
    ; U = SS * X1: less 4294968273 there
    cmovnc rax, rdx
    sub rbx, rax
    sbb r9, 0
    sbb r13, 0
    sbb r8, 0
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r10, rax, qword [rsp + 40]
    mulx r12, rdi, qword [rsp + 64]
    xor r14d, r14d
    adcx rax, r12
    mulx r15, r12, qword [rsp + 32]
    adcx r12, r10
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx rcx, r10, qword [rsp + 40]
    adox r12, r10
    adcx r15, r14
    mulx r11, r10, qword [rsp + 32]
    adox r15, r10
    adox r14, r14
    add r15, rcx
    adc r14, r11
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r10, rcx, qword [rsp + 32]
    add r14, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, r10
    ; SSSS = SS^2: square: double the cross products
    xor r10d, r10d
    adcx rdi, rdi
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 16]
    mulx rbp, r11, rdx
    adox rdi, rbp
    adcx rax, rax
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 16], r8
    mulx r8, rbp, rdx
    adox rax, rbp
    adcx r12, r12
    adox r12, r8
    adcx r15, r15
    mov rdx, qword [rsp + 40]
    mulx rbp, r8, rdx
    adox r15, r8
    adcx r14, r14
    adox r14, rbp
    adcx rcx, rcx
    mov rdx, qword [rsp + 32]
    mulx rbp, r8, rdx
    adox rcx, r8
    adcx r10, r10
    adox r10, rbp
    ; SSSS = SS^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx rbp, r8, rbp
    add r8, r12
    adc rbp, 0
    ; SSSS = SS^2: (q + 1)*4294968273
    mov r8, rbp
    add r8, 1
    ; SSSS = SS^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 32], r13
    mulx r13, r15, r15
    mov qword [rsp + 40], r9
    mulx r9, r8, r8
    ; SSSS = SS^2: the high words of these products and (q + 1)*4294968273
    add r13, r9
    xor r9d, r9d
    adcx r11, r15
    adox r11, r8
    mulx r14, r8, r14
    adcx rdi, r8
    adox rdi, r13
    mulx r8, rcx, rcx
    adcx rax, rcx
    adox rax, r14
    mulx r10, rcx, r10
    adcx r12, rcx
    adox r12, r8
    adcx r10, r9
    adox r10, r9
    ; SSSS = SS^2: the word above is one more than q unless the sum is below 2^256
    cmp rbp, r10
    ; SSSS = SS^2: less 4294968273 there
    cmovnc r9, rdx
    sub r11, r9
    sbb rdi, 0
    sbb rax, 0
    sbb r12, 0
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rcx, r11
    and rcx, 1
    neg rcx
    mov r8, rcx
    mov r9, 0xfffffffefffffc2f
    and r8, r9
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 88]
    mulx rbp, r10, qword [rsp + 96]
    mulx r14, r13, qword [rsp + 80]
    xor r15d, r15d
    adox r10, r14
    mulx r9, r14, qword [rsp + 72]
    adox r14, rbp
    adox r9, r15
    adcx r11, r8
    adcx rdi, rcx
    adcx rax, rcx
    adcx r12, rcx
    adcx r15, r15
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 80]
    mulx r8, rcx, qword [rsp + 96]
    add r14, rcx
    mulx rbp, rcx, qword [rsp + 72]
    adc r9, rcx
    mov ecx, 0
    adc rcx, rcx
    add r9, r8
    adc rcx, rbp
    ; MM = M^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 96]
    mulx rbp, r8, qword [rsp + 72]
    add rcx, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; MM = M^2: square: double the cross products
    xor ebp, ebp
    adcx r13, r13
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 64], r15
    mov qword [rsp + 104], r12
    mulx r12, r15, rdx
    adox r13, r12
    adcx r10, r10
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 112], rax
    mulx rax, r12, rdx
    adox r10, r12
    adcx r14, r14
    adox r14, rax
    adcx r9, r9
    mov rdx, qword [rsp + 96]
    mulx r12, rax, rdx
    adox r9, rax
    adcx rcx, rcx
    adox rcx, r12
    adcx r8, r8
    mov rdx, qword [rsp + 72]
    mulx r12, rax, rdx
    adox r8, rax
    adcx rbp, rbp
    adox rbp, r12
    ; MM = M^2: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r12, rax, r12
    add rax, r14
    adc r12, 0
    ; MM = M^2: (q + 1)*4294968273
    mov rax, r12
    add rax, 1
    ; MM = M^2: fold: the part above 2^256, times 4294968273, onto the part below
    mov qword [rsp + 120], r11
    mulx r11, r9, r9
    mov qword [rsp + 128], rdi
    mulx rdi, rax, rax
    ; MM = M^2: the high words of these products and (q + 1)*4294968273
    add r11, rdi
    xor edi, edi
    adcx r15, r9
    adox r15, rax
    mulx rcx, rax, rcx
    adcx r13, rax
    adox r13, r11
    mulx r8, rax, r8
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, rbp
    adcx r14, rax
    adox r14, r8
    adcx rcx, rdi
    adox rcx, rdi
    ; MM = M^2: the word above is one more than q unless the sum is below 2^256
    cmp r12, rcx
    ; MM = M^2: less 4294968273 there
    cmovnc rdi, rdx
    sub r15, rdi
    sbb r13, 0
    sbb r10, 0
    sbb r14, 0
    ; U2 = 2*U: 2*a, below 2*p
    mov rax, rbx
    add rax, rax
    mov rcx, qword [rsp + 40]
    adc rcx, rcx
    mov r8, qword [rsp + 32]
    adc r8, r8
    mov r9, qword [rsp + 16]
    adc r9, r9
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov r11d, 0
    adc r11, r11
    mov rdi, rax
    mov rbp, 0xfffffffefffffc2f
    sub rdi, rbp
    mov r12, rcx
    sbb r12, -1
    mov rbp, r8
    sbb rbp, -1
    mov qword [rsp + 136], rbx
    mov rbx, r9
    sbb rbx, -1
    sbb r11, 0
    cmovc rdi, rax
    cmovc r12, rcx
    cmovc rbp, r8
    cmovc rbx, r9
    ; X3 = MM - U2: a - b
    sub r15, rdi
    sbb r13, r12
    sbb r10, rbp
    sbb r14, rbx
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    mov r8, 0xfffffffefffffc2f
    and rcx, r8
    add r15, rcx
    mov qword [rsi], r15
    adc r13, rax
    mov qword [rsi + 8], r13
    adc r10, rax
    mov qword [rsi + 16], r10
    adc r14, rax
    mov qword [rsi + 24], r14
    ; t3 = U - X3: a - b
    mov rax, qword [rsp + 136]
    sub rax, r15
    mov rcx, qword [rsp + 40]
    sbb rcx, r13
    mov r9, qword [rsp + 32]
    sbb r9, r10
    mov r10, qword [rsp + 16]
    sbb r10, r14
    ; t3 = U - X3: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    and rdi, r8
    add rax, rdi
    adc rcx, r11
    adc r9, r11
    adc r10, r11
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, rax
    mulx rdi, r11, qword [rsp + 80]
    mulx rbp, rbx, qword [rsp + 88]
    add r11, rbp
    mulx r12, rbp, qword [rsp + 96]
    adc rbp, rdi
    mulx rdi, rax, qword [rsp + 72]
    adc rax, r12
    adc rdi, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r12, qword [rsp + 88]
    xor r14d, r14d
    adcx r11, r12
    mulx r15, r12, qword [rsp + 80]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rsp + 96]
    adcx rax, r12
    adox rax, r15
    mulx r12, rcx, qword [rsp + 72]
    adcx rdi, rcx
    adox rdi, r13
    adcx r14, r14
    adox r14, r12
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r12, rcx, qword [rsp + 88]
    xor r13d, r13d
    adcx rbp, rcx
    mulx r15, rcx, qword [rsp + 80]
    adcx rax, rcx
    adox rax, r12
    mulx r12, rcx, qword [rsp + 96]
    adcx rdi, rcx
    adox rdi, r15
    mulx r9, rcx, qword [rsp + 72]
    adcx r14, rcx
    adox r14, r12
    adcx r13, r13
    adox r13, r9
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdx, r10
    mulx r9, rcx, qword [rsp + 88]
    xor r12d, r12d
    adcx rax, rcx
    mulx r15, rcx, qword [rsp + 80]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [rsp + 96]
    adcx r14, rcx
    adox r14, r15
    mulx r10, rcx, qword [rsp + 72]
    adcx r13, rcx
    adox r13, r9
    adcx r12, r12
    adox r12, r10
    ; t4 = M * t3: q, which estimates the quotient by 2^256 by the product of the top words: at most 1 too small
    mov rdx, 0x1000003d1
    mulx r9, rcx, r10
    add rcx, rax
    adc r9, 0
    ; t4 = M * t3: (q + 1)*4294968273
    mov rcx, r9
    add rcx, 1
    ; t4 = M * t3: fold: the part above 2^256, times 4294968273, onto the part below
    mulx rdi, r10, rdi
    mulx r15, rcx, rcx
    ; t4 = M * t3: the high words of these products and (q + 1)*4294968273
    add rdi, r15
    xor r15d, r15d
    adcx rbx, r10
    adox rbx, rcx
    mulx r10, rcx, r14
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, r13
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, r12
    adcx rax, rcx
    adox rax, rdi
    adcx r10, r15
    adox r10, r15
    ; t4 = M * t3: the word above is one more than q unless the sum is below 2^256
    cmp r9, r10
    ; t4 = M * t3: less 4294968273 there
    cmovc rdx, r15
    sub rbx, rdx
    sbb r11, 0
    sbb rbp, 0
    sbb rax, 0
    mov rcx, qword [rsp + 128]
    mov r9, qword [rsp + 120]
    shrd r9, rcx, 1
    mov r10, qword [rsp + 112]
    shrd rcx, r10, 1
    mov rdi, qword [rsp + 104]
    shrd r10, rdi, 1
    mov r12, qword [rsp + 64]
    shrd rdi, r12, 1
    ; Y3 = t4 - Y8: a - b
    sub rbx, r9
    sbb r11, rcx
    sbb rbp, r10
    sbb rax, rdi
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rcx, rcx
    and r8, rcx
    add rbx, r8
    mov qword [rsi + 32], rbx
    adc r11, rcx
    mov qword [rsi + 40], r11
    adc rbp, rcx
    mov qword [rsi + 48], rbp
    adc rax, rcx
    mov qword [rsi + 56], rax
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
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
    dd 92, 28, secp256k1_point_add_incomplete_fused - $ - 8, secp256k1_point_add_incomplete_fused.end - secp256k1_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x01
    db 0x04
    dd secp256k1_point_add_incomplete_fused.end - secp256k1_point_add_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, secp256k1_point_add_affine_incomplete_fused - $ - 8, secp256k1_point_add_affine_incomplete_fused.end - secp256k1_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x80, 0x02
    db 0x04
    dd secp256k1_point_add_affine_incomplete_fused.end - secp256k1_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, secp256k1_point_dbl_fused - $ - 8, secp256k1_point_dbl_fused.end - secp256k1_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd secp256k1_point_dbl_fused.end - secp256k1_point_dbl_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp256k1_point_add_incomplete_fused + 0 wrt ..imagebase, secp256k1_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp256k1_point_add_affine_incomplete_fused + 0 wrt ..imagebase, secp256k1_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp256k1_point_dbl_fused + 0 wrt ..imagebase, secp256k1_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x15, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_point_add_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x19, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x12, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp256k1_point_dbl_fused + 0
%endif
