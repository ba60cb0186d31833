; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp192k1
; From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by secp192k1_point.c where the processor has BMI2 and ADX. A field operation is what the field's own
;     function does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values
;     that a function calls not reduced are only congruent to what the field's functions give.
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

; ----------------------------------------------------------------------
; uint64_t secp192k1_point_add_incomplete_fused(secp192k1_limb r[9], const secp192k1_limb p[9], const secp192k1_limb q[9])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL secp192k1_point_add_incomplete_fused
align 32
secp192k1_point_add_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 104
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 48]
    mulx r8, rcx, qword [rsi + 64]
    mulx r10, r9, qword [rsi + 56]
    add rcx, r10
    adc r8, 0
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 56]
    mulx r11, r10, qword [rsi + 64]
    add r8, r10
    mov r10d, 0
    adc r10, r10
    add r10, r11
    ; Z1Z1 = Z1^2: square: double the cross products
    xor r11d, r11d
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 48]
    mulx rbp, rbx, rdx
    adox r9, rbp
    adcx rcx, rcx
    mov rdx, qword [rsi + 56]
    mulx r12, rbp, rdx
    adox rcx, rbp
    adcx r8, r8
    adox r8, r12
    adcx r10, r10
    mov rdx, qword [rsi + 64]
    mulx r12, rbp, rdx
    adox r10, rbp
    adcx r11, r11
    adox r11, r12
    ; Z1Z1 = Z1^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r12, rbp, r12
    add rbp, rcx
    adc r12, 0
    ; Z1Z1 = Z1^2: (q + 1)*4294971849
    mov rbp, r12
    add rbp, 1
    ; Z1Z1 = Z1^2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r13, r8, r8
    mulx r14, rbp, rbp
    ; Z1Z1 = Z1^2: the high words of these products and (q + 1)*4294971849
    add r13, r14
    xor r14d, r14d
    adcx rbx, r8
    adox rbx, rbp
    mulx r10, r8, r10
    adcx r9, r8
    adox r9, r13
    mulx r11, r8, r11
    adcx rcx, r8
    adox rcx, r10
    adcx r11, r14
    adox r11, r14
    ; Z1Z1 = Z1^2: the word above is one more than q unless the sum is below 2^192
    cmp r12, r11
    ; Z1Z1 = Z1^2: less 4294971849 there
    cmovnc r14, rdx
    sub rbx, r14
    sbb r9, 0
    sbb rcx, 0
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 48]
    mulx r10, r8, qword [rax + 64]
    mulx rbp, r11, qword [rax + 56]
    add r8, rbp
    adc r10, 0
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 56]
    mulx r12, rbp, qword [rax + 64]
    add r10, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r12
    ; Z2Z2 = Z2^2: square: double the cross products
    xor r12d, r12d
    adcx r11, r11
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 48]
    mulx r14, r13, rdx
    adox r11, r14
    adcx r8, r8
    mov rdx, qword [rax + 56]
    mulx r15, r14, rdx
    adox r8, r14
    adcx r10, r10
    adox r10, r15
    adcx rbp, rbp
    mov rdx, qword [rax + 64]
    mulx r15, r14, rdx
    adox rbp, r14
    adcx r12, r12
    adox r12, r15
    ; Z2Z2 = Z2^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, r14, r15
    add r14, r8
    adc r15, 0
    ; Z2Z2 = Z2^2: (q + 1)*4294971849
    mov r14, r15
    add r14, 1
    ; Z2Z2 = Z2^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp], rdi
    mulx rdi, r10, r10
    mov qword [rsp + 8], rcx
    mulx rcx, r14, r14
    ; Z2Z2 = Z2^2: the high words of these products and (q + 1)*4294971849
    add rdi, rcx
    xor ecx, ecx
    adcx r13, r10
    adox r13, r14
    mulx rbp, r10, rbp
    adcx r11, r10
    adox r11, rdi
    mulx rdi, r10, r12
    adcx r8, r10
    adox r8, rbp
    adcx rdi, rcx
    adox rdi, rcx
    ; Z2Z2 = Z2^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, rdi
    ; Z2Z2 = Z2^2: less 4294971849 there
    cmovnc rcx, rdx
    sub r13, rcx
    sbb r11, 0
    sbb r8, 0
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r13
    mulx r10, rcx, qword [rsi + 8]
    mulx rbp, rdi, qword [rsi]
    add rcx, rbp
    mulx r12, rbp, qword [rsi + 16]
    adc rbp, r10
    adc r12, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r10, qword [rsi]
    xor r15d, r15d
    adcx rcx, r10
    mulx r11, r10, qword [rsi + 8]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rsi + 16]
    adcx r12, r10
    adox r12, r11
    adcx r15, r15
    adox r15, r14
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, r8
    mulx r14, r11, qword [rsi]
    xor r8d, r8d
    adcx rbp, r11
    mov qword [rsp + 16], r10
    mulx r10, r11, qword [rsi + 8]
    adcx r12, r11
    adox r12, r14
    mulx r14, r11, qword [rsi + 16]
    adcx r15, r11
    adox r15, r10
    adcx r8, r8
    adox r8, r14
    ; U1 = X1 * Z2Z2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov r10, rdx
    mov rdx, 0x1000011c9
    mulx r14, r11, r14
    add r11, rbp
    adc r14, 0
    ; U1 = X1 * Z2Z2: (q + 1)*4294971849
    mov r11, r14
    add r11, 1
    ; U1 = X1 * Z2Z2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 24], r10
    mulx r10, r12, r12
    mov qword [rsp + 32], r13
    mulx r13, r11, r11
    ; U1 = X1 * Z2Z2: the high words of these products and (q + 1)*4294971849
    add r10, r13
    xor r13d, r13d
    adcx rdi, r12
    adox rdi, r11
    mulx r12, r11, r15
    adcx rcx, r11
    adox rcx, r10
    mulx r10, r8, r8
    adcx rbp, r8
    adox rbp, r12
    adcx r10, r13
    adox r10, r13
    ; U1 = X1 * Z2Z2: the word above is one more than q unless the sum is below 2^192
    cmp r14, r10
    ; U1 = X1 * Z2Z2: less 4294971849 there
    cmovnc r13, rdx
    sub rdi, r13
    sbb rcx, 0
    sbb rbp, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r10, r8, qword [rax + 8]
    mulx r12, r11, qword [rax]
    add r8, r12
    mulx r13, r12, qword [rax + 16]
    adc r12, r10
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r14, r10, qword [rax]
    xor r15d, r15d
    adcx r8, r10
    mulx r9, r10, qword [rax + 8]
    adcx r12, r10
    adox r12, r14
    mulx r14, r10, qword [rax + 16]
    adcx r13, r10
    adox r13, r9
    adcx r15, r15
    adox r15, r14
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, qword [rsp + 8]
    mulx r14, r10, qword [rax]
    mov qword [rsp + 40], rbp
    xor ebp, ebp
    adcx r12, r10
    mov qword [rsp + 48], rcx
    mulx rcx, r10, qword [rax + 8]
    adcx r13, r10
    adox r13, r14
    mulx r14, r10, qword [rax + 16]
    adcx r15, r10
    adox r15, rcx
    adcx rbp, rbp
    adox rbp, r14
    ; U2 = X2 * Z1Z1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, rcx, r14
    add rcx, r12
    adc r10, 0
    ; U2 = X2 * Z1Z1: (q + 1)*4294971849
    mov rcx, r10
    add rcx, 1
    ; U2 = X2 * Z1Z1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r14, r13, r13
    mov qword [rsp + 56], rdi
    mulx rdi, rcx, rcx
    ; U2 = X2 * Z1Z1: the high words of these products and (q + 1)*4294971849
    add r14, rdi
    xor edi, edi
    adcx r11, r13
    adox r11, rcx
    mulx r13, rcx, r15
    adcx r8, rcx
    adox r8, r14
    mulx rbp, rcx, rbp
    adcx r12, rcx
    adox r12, r13
    adcx rbp, rdi
    adox rbp, rdi
    ; U2 = X2 * Z1Z1: the word above is one more than q unless the sum is below 2^192
    cmp r10, rbp
    ; U2 = X2 * Z1Z1: less 4294971849 there
    cmovnc rdi, rdx
    sub r11, rdi
    sbb r8, 0
    sbb r12, 0
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r10, rcx, qword [rax + 56]
    mulx rbp, rdi, qword [rax + 48]
    add rcx, rbp
    mulx r13, rbp, qword [rax + 64]
    adc rbp, r10
    adc r13, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 16]
    mulx r14, r10, qword [rax + 48]
    xor r15d, r15d
    adcx rcx, r10
    mov qword [rsp + 32], r12
    mulx r12, r10, qword [rax + 56]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rax + 64]
    adcx r13, r10
    adox r13, r12
    adcx r15, r15
    adox r15, r14
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx r12, r10, qword [rax + 48]
    xor r14d, r14d
    adcx rbp, r10
    mov qword [rsp + 16], r8
    mulx r8, r10, qword [rax + 56]
    adcx r13, r10
    adox r13, r12
    mulx r12, r10, qword [rax + 64]
    adcx r15, r10
    adox r15, r8
    adcx r14, r14
    adox r14, r12
    ; t0 = Z2 * Z2Z2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, r8, r12
    add r8, rbp
    adc r10, 0
    ; t0 = Z2 * Z2Z2: (q + 1)*4294971849
    mov r8, r10
    add r8, 1
    ; t0 = Z2 * Z2Z2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r13, r12, r13
    mov qword [rsp + 24], r11
    mulx r11, r8, r8
    ; t0 = Z2 * Z2Z2: the high words of these products and (q + 1)*4294971849
    add r13, r11
    xor r11d, r11d
    adcx rdi, r12
    adox rdi, r8
    mulx r12, r8, r15
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, r14
    adcx rbp, r8
    adox rbp, r12
    adcx r13, r11
    adox r13, r11
    ; t0 = Z2 * Z2Z2: the word above is one more than q unless the sum is below 2^192
    cmp r10, r13
    ; t0 = Z2 * Z2Z2: less 4294971849 there
    cmovnc r11, rdx
    sub rdi, r11
    sbb rcx, 0
    sbb rbp, 0
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r10, r8, qword [rsi + 32]
    mulx r12, r11, qword [rsi + 24]
    add r8, r12
    mulx r12, rdi, qword [rsi + 40]
    adc rdi, r10
    adc r12, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r10, qword [rsi + 24]
    xor r14d, r14d
    adcx r8, r10
    mulx r15, r10, qword [rsi + 32]
    adcx rdi, r10
    adox rdi, r13
    mulx r10, rcx, qword [rsi + 40]
    adcx r12, rcx
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, rbp
    mulx r10, rcx, qword [rsi + 24]
    xor r13d, r13d
    adcx rdi, rcx
    mulx r15, rcx, qword [rsi + 32]
    adcx r12, rcx
    adox r12, r10
    mulx r10, rcx, qword [rsi + 40]
    adcx r14, rcx
    adox r14, r15
    adcx r13, r13
    adox r13, r10
    ; S1 = Y1 * t0: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, rcx, r10
    add rcx, rdi
    adc r10, 0
    ; S1 = Y1 * t0: (q + 1)*4294971849
    mov rcx, r10
    add rcx, 1
    ; S1 = Y1 * t0: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r12, rbp, r12
    mulx r15, rcx, rcx
    ; S1 = Y1 * t0: the high words of these products and (q + 1)*4294971849
    add r12, r15
    xor r15d, r15d
    adcx r11, rbp
    adox r11, rcx
    mulx rbp, rcx, r14
    adcx r8, rcx
    adox r8, r12
    mulx r12, rcx, r13
    adcx rdi, rcx
    adox rdi, rbp
    adcx r12, r15
    adox r12, r15
    ; S1 = Y1 * t0: the word above is one more than q unless the sum is below 2^192
    cmp r10, r12
    ; S1 = Y1 * t0: less 4294971849 there
    cmovnc r15, rdx
    sub r11, r15
    sbb r8, 0
    sbb rdi, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r10, rcx, qword [rsi + 56]
    mulx r12, rbp, qword [rsi + 48]
    add rcx, r12
    mulx r12, rbx, qword [rsi + 64]
    adc rbx, r10
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r13, r10, qword [rsi + 48]
    xor r14d, r14d
    adcx rcx, r10
    mulx r15, r10, qword [rsi + 56]
    adcx rbx, r10
    adox rbx, r13
    mulx r10, r9, qword [rsi + 64]
    adcx r12, r9
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r10, r9, qword [rsi + 48]
    xor r13d, r13d
    adcx rbx, r9
    mulx r15, r9, qword [rsi + 56]
    adcx r12, r9
    adox r12, r10
    mulx r10, r9, qword [rsi + 64]
    adcx r14, r9
    adox r14, r15
    adcx r13, r13
    adox r13, r10
    ; t1 = Z1 * Z1Z1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, r9, r10
    add r9, rbx
    adc r10, 0
    ; t1 = Z1 * Z1Z1: (q + 1)*4294971849
    mov r9, r10
    add r9, 1
    ; t1 = Z1 * Z1Z1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r15, r12, r12
    mov qword [rsp + 8], rdi
    mulx rdi, r9, r9
    ; t1 = Z1 * Z1Z1: the high words of these products and (q + 1)*4294971849
    add r15, rdi
    xor edi, edi
    adcx rbp, r12
    adox rbp, r9
    mulx r12, r9, r14
    adcx rcx, r9
    adox rcx, r15
    mulx r13, r9, r13
    adcx rbx, r9
    adox rbx, r12
    adcx r13, rdi
    adox r13, rdi
    ; t1 = Z1 * Z1Z1: the word above is one more than q unless the sum is below 2^192
    cmp r10, r13
    ; t1 = Z1 * Z1Z1: less 4294971849 there
    cmovnc rdi, rdx
    sub rbp, rdi
    sbb rcx, 0
    sbb rbx, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r10, r9, qword [rax + 32]
    mulx r12, rdi, qword [rax + 24]
    add r9, r12
    mulx r12, rbp, qword [rax + 40]
    adc rbp, r10
    adc r12, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r10, qword [rax + 24]
    xor r14d, r14d
    adcx r9, r10
    mulx r15, r10, qword [rax + 32]
    adcx rbp, r10
    adox rbp, r13
    mulx r10, rcx, qword [rax + 40]
    adcx r12, rcx
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx r10, rcx, qword [rax + 24]
    xor r13d, r13d
    adcx rbp, rcx
    mulx r15, rcx, qword [rax + 32]
    adcx r12, rcx
    adox r12, r10
    mulx r10, rcx, qword [rax + 40]
    adcx r14, rcx
    adox r14, r15
    adcx r13, r13
    adox r13, r10
    ; S2 = Y2 * t1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, rcx, r10
    add rcx, rbp
    adc r10, 0
    ; S2 = Y2 * t1: (q + 1)*4294971849
    mov rcx, r10
    add rcx, 1
    ; S2 = Y2 * t1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r12, rbx, r12
    mulx r15, rcx, rcx
    ; S2 = Y2 * t1: the high words of these products and (q + 1)*4294971849
    add r12, r15
    xor r15d, r15d
    adcx rdi, rbx
    adox rdi, rcx
    mulx rbx, rcx, r14
    adcx r9, rcx
    adox r9, r12
    mulx r12, rcx, r13
    adcx rbp, rcx
    adox rbp, rbx
    adcx r12, r15
    adox r12, r15
    ; S2 = Y2 * t1: the word above is one more than q unless the sum is below 2^192
    cmp r10, r12
    ; S2 = Y2 * t1: less 4294971849 there
    cmovnc r15, rdx
    sub rdi, r15
    sbb r9, 0
    sbb rbp, 0
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 24]
    sub rcx, qword [rsp + 56]
    mov r10, qword [rsp + 16]
    sbb r10, qword [rsp + 48]
    mov rbx, qword [rsp + 32]
    sbb rbx, qword [rsp + 40]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    mov r14, 0xfffffffeffffee37
    and r13, r14
    add rcx, r13
    adc r10, r12
    adc rbx, r12
    ; r = S2 - S1: a - b
    sub rdi, r11
    sbb r9, r8
    sbb rbp, qword [rsp + 8]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, r14
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [rax + 48]
    mulx r14, r15, qword [rsi + 56]
    mov qword [rsp + 32], r11
    mov qword [rsp + 16], r8
    mulx r8, r11, qword [rsi + 48]
    mov qword [rsp + 24], rbx
    xor ebx, ebx
    adox r15, r8
    mov qword [rsp + 64], r10
    mulx r10, r8, qword [rsi + 64]
    adox r8, r14
    adox r10, rbx
    adcx rdi, r13
    adcx r9, r12
    adcx rbp, r12
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 56]
    mulx r13, r12, qword [rsi + 48]
    xor r14d, r14d
    adcx r15, r12
    mulx r12, rbx, qword [rsi + 56]
    adcx r8, rbx
    adox r8, r13
    mulx r13, rbx, qword [rsi + 64]
    adcx r10, rbx
    adox r10, r12
    adcx r14, r14
    adox r14, r13
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 64]
    mulx r12, rbx, qword [rsi + 48]
    xor r13d, r13d
    adcx r8, rbx
    mov qword [rsp + 72], r9
    mulx r9, rbx, qword [rsi + 56]
    adcx r10, rbx
    adox r10, r12
    mulx r12, rbx, qword [rsi + 64]
    adcx r14, rbx
    adox r14, r9
    adcx r13, r13
    adox r13, r12
    ; t7 = Z1 * Z2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r9, rax, r12
    add rax, r8
    adc r9, 0
    ; t7 = Z1 * Z2: (q + 1)*4294971849
    mov rax, r9
    add rax, 1
    ; t7 = Z1 * Z2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rsi, r10, r10
    mulx rbx, rax, rax
    ; t7 = Z1 * Z2: the high words of these products and (q + 1)*4294971849
    add rsi, rbx
    xor ebx, ebx
    adcx r11, r10
    adox r11, rax
    mulx r10, rax, r14
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, r13
    adcx r8, rax
    adox r8, r10
    adcx rsi, rbx
    adox rsi, rbx
    ; t7 = Z1 * Z2: the word above is one more than q unless the sum is below 2^192
    cmp r9, rsi
    ; t7 = Z1 * Z2: less 4294971849 there
    cmovnc rbx, rdx
    sub r11, rbx
    sbb r15, 0
    sbb r8, 0
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mulx r9, rax, r15
    mulx rsi, r10, r11
    add rax, rsi
    mulx rbx, rsi, r8
    adc rsi, r9
    adc rbx, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mulx r12, r9, r11
    xor r13d, r13d
    adcx rax, r9
    mulx r14, r9, r15
    adcx rsi, r9
    adox rsi, r12
    mulx r12, r9, r8
    adcx rbx, r9
    adox rbx, r14
    adcx r13, r13
    adox r13, r12
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx r11, r9, r11
    xor r12d, r12d
    adcx rsi, r9
    mulx r14, r9, r15
    adcx rbx, r9
    adox rbx, r11
    mulx r9, r8, r8
    adcx r13, r8
    adox r13, r14
    adcx r12, r12
    adox r12, r9
    ; Z3 = t7 * H: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r9, r8, r9
    add r8, rsi
    adc r9, 0
    ; Z3 = t7 * H: (q + 1)*4294971849
    mov r8, r9
    add r8, 1
    ; Z3 = t7 * H: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbx, r11, rbx
    mulx r14, r8, r8
    ; Z3 = t7 * H: the high words of these products and (q + 1)*4294971849
    add rbx, r14
    xor r14d, r14d
    adcx r10, r11
    adox r10, r8
    mulx r11, r8, r13
    adcx rax, r8
    adox rax, rbx
    mulx rbx, r8, r12
    adcx rsi, r8
    adox rsi, r11
    adcx rbx, r14
    adox rbx, r14
    ; Z3 = t7 * H: the word above is one more than q unless the sum is below 2^192
    cmp r9, rbx
    ; Z3 = t7 * H: less 4294971849 there
    cmovnc r14, rdx
    sub r10, r14
    mov r8, qword [rsp]
    mov qword [r8 + 48], r10
    sbb rax, 0
    mov qword [r8 + 56], rax
    sbb rsi, 0
    mov qword [r8 + 64], rsi
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, rcx
    mulx r11, r9, qword [rsp + 24]
    mulx r12, rbx, qword [rsp + 64]
    add r9, r12
    adc r11, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r13, r12, qword [rsp + 24]
    add r11, r12
    mov r12d, 0
    adc r12, r12
    add r12, r13
    ; HH = H^2: square: double the cross products
    xor r13d, r13d
    adcx rbx, rbx
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rcx
    mulx r15, r14, rdx
    adox rbx, r15
    adcx r9, r9
    mov rdx, qword [rsp + 64]
    mulx rax, r15, rdx
    adox r9, r15
    adcx r11, r11
    adox r11, rax
    adcx r12, r12
    mov rdx, qword [rsp + 24]
    mulx r15, rax, rdx
    adox r12, rax
    adcx r13, r13
    adox r13, r15
    ; HH = H^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, rax, r15
    add rax, r9
    adc r15, 0
    ; HH = H^2: (q + 1)*4294971849
    mov rax, r15
    add rax, 1
    ; HH = H^2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r10, r11, r11
    mulx rsi, rax, rax
    ; HH = H^2: the high words of these products and (q + 1)*4294971849
    add r10, rsi
    xor esi, esi
    adcx r14, r11
    adox r14, rax
    mulx r11, rax, r12
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, r13
    adcx r9, rax
    adox r9, r11
    adcx r10, rsi
    adox r10, rsi
    ; HH = H^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, r10
    ; HH = H^2: less 4294971849 there
    cmovnc rsi, rdx
    sub r14, rsi
    sbb rbx, 0
    sbb r9, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r14
    mulx r10, rax, qword [rsp + 64]
    mulx rsi, r11, rcx
    add rax, rsi
    mulx r12, rsi, qword [rsp + 24]
    adc rsi, r10
    adc r12, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx r13, r10, rcx
    xor r15d, r15d
    adcx rax, r10
    mulx rbx, r10, qword [rsp + 64]
    adcx rsi, r10
    adox rsi, r13
    mulx r13, r10, qword [rsp + 24]
    adcx r12, r10
    adox r12, rbx
    adcx r15, r15
    adox r15, r13
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, r9
    mulx r13, rbx, rcx
    xor r9d, r9d
    adcx rsi, rbx
    mov qword [rsp + 80], rcx
    mulx rcx, rbx, qword [rsp + 64]
    adcx r12, rbx
    adox r12, r13
    mulx r13, rbx, qword [rsp + 24]
    adcx r15, rbx
    adox r15, rcx
    adcx r9, r9
    adox r9, r13
    ; HHH = H * HH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rcx, rdx
    mov rdx, 0x1000011c9
    mulx r13, rbx, r13
    add rbx, rsi
    adc r13, 0
    ; HHH = H * HH: (q + 1)*4294971849
    mov rbx, r13
    add rbx, 1
    ; HHH = H * HH: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r8, r12, r12
    mov qword [rsp + 88], rdi
    mulx rdi, rbx, rbx
    ; HHH = H * HH: the high words of these products and (q + 1)*4294971849
    add r8, rdi
    xor edi, edi
    adcx r11, r12
    adox r11, rbx
    mulx r12, rbx, r15
    adcx rax, rbx
    adox rax, r8
    mulx r9, r8, r9
    adcx rsi, r8
    adox rsi, r12
    adcx r9, rdi
    adox r9, rdi
    ; HHH = H * HH: the word above is one more than q unless the sum is below 2^192
    cmp r13, r9
    ; HHH = H * HH: less 4294971849 there
    cmovnc rdi, rdx
    sub r11, rdi
    sbb rax, 0
    sbb rsi, 0
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rdx, r14
    mulx r9, r8, qword [rsp + 48]
    mulx rbx, rdi, qword [rsp + 56]
    add r8, rbx
    mulx r12, rbx, qword [rsp + 40]
    adc rbx, r9
    adc r12, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r13, r9, qword [rsp + 56]
    xor r14d, r14d
    adcx r8, r9
    mulx r15, r9, qword [rsp + 48]
    adcx rbx, r9
    adox rbx, r13
    mulx r10, r9, qword [rsp + 40]
    adcx r12, r9
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx r10, r9, qword [rsp + 56]
    xor r13d, r13d
    adcx rbx, r9
    mulx r15, r9, qword [rsp + 48]
    adcx r12, r9
    adox r12, r10
    mulx r9, rcx, qword [rsp + 40]
    adcx r14, rcx
    adox r14, r15
    adcx r13, r13
    adox r13, r9
    ; V = U1 * HH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r9, rcx, r9
    add rcx, rbx
    adc r9, 0
    ; V = U1 * HH: (q + 1)*4294971849
    mov rcx, r9
    add rcx, 1
    ; V = U1 * HH: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r12, r10, r12
    mulx r15, rcx, rcx
    ; V = U1 * HH: the high words of these products and (q + 1)*4294971849
    add r12, r15
    xor r15d, r15d
    adcx rdi, r10
    adox rdi, rcx
    mulx r10, rcx, r14
    adcx r8, rcx
    adox r8, r12
    mulx r12, rcx, r13
    adcx rbx, rcx
    adox rbx, r10
    adcx r12, r15
    adox r12, r15
    ; V = U1 * HH: the word above is one more than q unless the sum is below 2^192
    cmp r9, r12
    ; V = U1 * HH: less 4294971849 there
    cmovnc r15, rdx
    sub rdi, r15
    sbb r8, 0
    sbb rbx, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 88]
    mulx r9, rcx, rbp
    mulx r12, r10, qword [rsp + 72]
    add rcx, r12
    adc r9, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r13, r12, rbp
    add r9, r12
    mov r12d, 0
    adc r12, r12
    add r12, r13
    ; rr = r^2: square: double the cross products
    xor r13d, r13d
    adcx r10, r10
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 88]
    mulx r15, r14, rdx
    adox r10, r15
    adcx rcx, rcx
    mov rdx, qword [rsp + 72]
    mov qword [rsp + 40], rsi
    mulx rsi, r15, rdx
    adox rcx, r15
    adcx r9, r9
    adox r9, rsi
    adcx r12, r12
    mov rdx, rbp
    mulx r15, rsi, rdx
    adox r12, rsi
    adcx r13, r13
    adox r13, r15
    ; rr = r^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, rsi, r15
    add rsi, rcx
    adc r15, 0
    ; rr = r^2: (q + 1)*4294971849
    mov rsi, r15
    add rsi, 1
    ; rr = r^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 48], rbp
    mulx rbp, r9, r9
    mov qword [rsp + 56], rax
    mulx rax, rsi, rsi
    ; rr = r^2: the high words of these products and (q + 1)*4294971849
    add rbp, rax
    xor eax, eax
    adcx r14, r9
    adox r14, rsi
    mulx rsi, r9, r12
    adcx r10, r9
    adox r10, rbp
    mulx rbp, r9, r13
    adcx rcx, r9
    adox rcx, rsi
    adcx rbp, rax
    adox rbp, rax
    ; rr = r^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, rbp
    ; rr = r^2: less 4294971849 there
    cmovnc rax, rdx
    sub r14, rax
    sbb r10, 0
    sbb rcx, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, rdi
    add rax, rax
    mov r9, r8
    adc r9, r9
    mov rsi, rbx
    adc rsi, rsi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ebp, 0
    adc rbp, rbp
    mov r12, rax
    mov r13, 0xfffffffeffffee37
    sub r12, r13
    mov r15, r9
    sbb r15, -1
    mov qword [rsp + 96], rbx
    mov rbx, rsi
    sbb rbx, -1
    sbb rbp, 0
    cmovc r12, rax
    cmovc r15, r9
    cmovc rbx, rsi
    ; t3 = rr - HHH: a - b
    sub r14, r11
    sbb r10, qword [rsp + 56]
    sbb rcx, qword [rsp + 40]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, r13
    add r14, r9
    adc r10, rax
    adc rcx, rax
    ; X3 = t3 - V2: a - b
    sub r14, r12
    sbb r10, r15
    sbb rcx, rbx
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, r13
    add r14, r9
    mov r9, qword [rsp]
    mov qword [r9], r14
    adc r10, rax
    mov qword [r9 + 8], r10
    adc rcx, rax
    mov qword [r9 + 16], rcx
    ; t4 = V - X3: a - b
    sub rdi, r14
    sbb r8, r10
    mov rax, qword [rsp + 96]
    sbb rax, rcx
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    and r10, r13
    add rdi, r10
    adc r8, rcx
    adc rax, rcx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r10, rcx, qword [rsp + 72]
    mulx rbx, rsi, qword [rsp + 88]
    add rcx, rbx
    mulx rbx, rdi, qword [rsp + 48]
    adc rdi, r10
    adc rbx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx rbp, r10, qword [rsp + 88]
    xor r12d, r12d
    adcx rcx, r10
    mulx r14, r10, qword [rsp + 72]
    adcx rdi, r10
    adox rdi, rbp
    mulx r10, r8, qword [rsp + 48]
    adcx rbx, r8
    adox rbx, r14
    adcx r12, r12
    adox r12, r10
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx r10, r8, qword [rsp + 88]
    xor ebp, ebp
    adcx rdi, r8
    mulx r14, r8, qword [rsp + 72]
    adcx rbx, r8
    adox rbx, r10
    mulx r8, rax, qword [rsp + 48]
    adcx r12, rax
    adox r12, r14
    adcx rbp, rbp
    adox rbp, r8
    ; t5 = r * t4: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r8, rax, r8
    add rax, rdi
    adc r8, 0
    ; t5 = r * t4: (q + 1)*4294971849
    mov rax, r8
    add rax, 1
    ; t5 = r * t4: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbx, r10, rbx
    mulx r14, rax, rax
    ; t5 = r * t4: the high words of these products and (q + 1)*4294971849
    add rbx, r14
    xor r14d, r14d
    adcx rsi, r10
    adox rsi, rax
    mulx r10, rax, r12
    adcx rcx, rax
    adox rcx, rbx
    mulx rbx, rax, rbp
    adcx rdi, rax
    adox rdi, r10
    adcx rbx, r14
    adox rbx, r14
    ; t5 = r * t4: the word above is one more than q unless the sum is below 2^192
    cmp r8, rbx
    ; t5 = r * t4: less 4294971849 there
    cmovnc r14, rdx
    sub rsi, r14
    sbb rcx, 0
    sbb rdi, 0
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, r11
    mulx r8, rax, qword [rsp + 16]
    mulx rbx, r10, qword [rsp + 32]
    add rax, rbx
    mulx rbx, r11, qword [rsp + 8]
    adc r11, r8
    adc rbx, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mulx rbp, r8, qword [rsp + 32]
    xor r12d, r12d
    adcx rax, r8
    mulx r14, r8, qword [rsp + 16]
    adcx r11, r8
    adox r11, rbp
    mulx rbp, r8, qword [rsp + 8]
    adcx rbx, r8
    adox rbx, r14
    adcx r12, r12
    adox r12, rbp
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 40]
    mulx rbp, r8, qword [rsp + 32]
    xor r14d, r14d
    adcx r11, r8
    mulx r15, r8, qword [rsp + 16]
    adcx rbx, r8
    adox rbx, rbp
    mulx rbp, r8, qword [rsp + 8]
    adcx r12, r8
    adox r12, r15
    adcx r14, r14
    adox r14, rbp
    ; t6 = S1 * HHH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx rbp, r8, rbp
    add r8, r11
    adc rbp, 0
    ; t6 = S1 * HHH: (q + 1)*4294971849
    mov r8, rbp
    add r8, 1
    ; t6 = S1 * HHH: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r15, rbx, rbx
    mulx r13, r8, r8
    ; t6 = S1 * HHH: the high words of these products and (q + 1)*4294971849
    add r15, r13
    xor r13d, r13d
    adcx r10, rbx
    adox r10, r8
    mulx rbx, r8, r12
    adcx rax, r8
    adox rax, r15
    mulx r12, r8, r14
    adcx r11, r8
    adox r11, rbx
    adcx r12, r13
    adox r12, r13
    ; t6 = S1 * HHH: the word above is one more than q unless the sum is below 2^192
    cmp rbp, r12
    ; t6 = S1 * HHH: less 4294971849 there
    cmovc rdx, r13
    sub r10, rdx
    sbb rax, 0
    sbb r11, 0
    ; Y3 = t5 - t6: a - b
    sub rsi, r10
    sbb rcx, rax
    sbb rdi, r11
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    mov r10, 0xfffffffeffffee37
    and r8, r10
    add rsi, r8
    mov qword [r9 + 24], rsi
    adc rcx, rax
    mov qword [r9 + 32], rcx
    adc rdi, rax
    mov qword [r9 + 40], rdi
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rsp + 80]
    or rax, qword [rsp + 64]
    or rax, qword [rsp + 24]
    cmp rax, 1
    sbb rax, rax
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r8, qword [rsp + 88]
    or r8, qword [rsp + 72]
    or r8, qword [rsp + 48]
    cmp r8, 1
    sbb r8, r8
    and rax, r8
    add rsp, 104
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t secp192k1_point_add_affine_incomplete_fused(secp192k1_limb r[9], const secp192k1_limb p[9], const secp192k1_limb q[6])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL secp192k1_point_add_affine_incomplete_fused
align 32
secp192k1_point_add_affine_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 120
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 48]
    mulx r8, rcx, qword [rsi + 64]
    mulx r10, r9, qword [rsi + 56]
    add rcx, r10
    adc r8, 0
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 56]
    mulx r11, r10, qword [rsi + 64]
    add r8, r10
    mov r10d, 0
    adc r10, r10
    add r10, r11
    ; Z1Z1 = Z1^2: square: double the cross products
    xor r11d, r11d
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 48]
    mulx rbp, rbx, rdx
    adox r9, rbp
    adcx rcx, rcx
    mov rdx, qword [rsi + 56]
    mulx r12, rbp, rdx
    adox rcx, rbp
    adcx r8, r8
    adox r8, r12
    adcx r10, r10
    mov rdx, qword [rsi + 64]
    mulx r12, rbp, rdx
    adox r10, rbp
    adcx r11, r11
    adox r11, r12
    ; Z1Z1 = Z1^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r12, rbp, r12
    add rbp, rcx
    adc r12, 0
    ; Z1Z1 = Z1^2: (q + 1)*4294971849
    mov rbp, r12
    add rbp, 1
    ; Z1Z1 = Z1^2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r13, r8, r8
    mulx r14, rbp, rbp
    ; Z1Z1 = Z1^2: the high words of these products and (q + 1)*4294971849
    add r13, r14
    xor r14d, r14d
    adcx rbx, r8
    adox rbx, rbp
    mulx r10, r8, r10
    adcx r9, r8
    adox r9, r13
    mulx r11, r8, r11
    adcx rcx, r8
    adox rcx, r10
    adcx r11, r14
    adox r11, r14
    ; Z1Z1 = Z1^2: the word above is one more than q unless the sum is below 2^192
    cmp r12, r11
    ; Z1Z1 = Z1^2: less 4294971849 there
    cmovnc r14, rdx
    sub rbx, r14
    sbb r9, 0
    sbb rcx, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r10, r8, qword [rax + 8]
    mulx rbp, r11, qword [rax]
    add r8, rbp
    mulx r12, rbp, qword [rax + 16]
    adc rbp, r10
    adc r12, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r13, r10, qword [rax]
    xor r14d, r14d
    adcx r8, r10
    mulx r15, r10, qword [rax + 8]
    adcx rbp, r10
    adox rbp, r13
    mulx r13, r10, qword [rax + 16]
    adcx r12, r10
    adox r12, r15
    adcx r14, r14
    adox r14, r13
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx r13, r10, qword [rax]
    xor r15d, r15d
    adcx rbp, r10
    mulx rcx, r10, qword [rax + 8]
    adcx r12, r10
    adox r12, r13
    mulx r13, r10, qword [rax + 16]
    adcx r14, r10
    adox r14, rcx
    adcx r15, r15
    adox r15, r13
    ; U2 = X2 * Z1Z1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rcx, rdx
    mov rdx, 0x1000011c9
    mulx r13, r10, r13
    add r10, rbp
    adc r13, 0
    ; U2 = X2 * Z1Z1: (q + 1)*4294971849
    mov r10, r13
    add r10, 1
    ; U2 = X2 * Z1Z1: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp], rdi
    mulx rdi, r12, r12
    mov qword [rsp + 8], rcx
    mulx rcx, r10, r10
    ; U2 = X2 * Z1Z1: the high words of these products and (q + 1)*4294971849
    add rdi, rcx
    xor ecx, ecx
    adcx r11, r12
    adox r11, r10
    mulx r12, r10, r14
    adcx r8, r10
    adox r8, rdi
    mulx rdi, r10, r15
    adcx rbp, r10
    adox rbp, r12
    adcx rdi, rcx
    adox rdi, rcx
    ; U2 = X2 * Z1Z1: the word above is one more than q unless the sum is below 2^192
    cmp r13, rdi
    ; U2 = X2 * Z1Z1: less 4294971849 there
    cmovnc rcx, rdx
    sub r11, rcx
    sbb r8, 0
    sbb rbp, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r10, rcx, qword [rsi + 56]
    mulx r12, rdi, qword [rsi + 48]
    add rcx, r12
    mulx r12, rbx, qword [rsi + 64]
    adc rbx, r10
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r13, r10, qword [rsi + 48]
    xor r14d, r14d
    adcx rcx, r10
    mulx r15, r10, qword [rsi + 56]
    adcx rbx, r10
    adox rbx, r13
    mulx r10, r9, qword [rsi + 64]
    adcx r12, r9
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r10, r9, qword [rsi + 48]
    xor r13d, r13d
    adcx rbx, r9
    mulx r15, r9, qword [rsi + 56]
    adcx r12, r9
    adox r12, r10
    mulx r10, r9, qword [rsi + 64]
    adcx r14, r9
    adox r14, r15
    adcx r13, r13
    adox r13, r10
    ; t1 = Z1 * Z1Z1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, r9, r10
    add r9, rbx
    adc r10, 0
    ; t1 = Z1 * Z1Z1: (q + 1)*4294971849
    mov r9, r10
    add r9, 1
    ; t1 = Z1 * Z1Z1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r15, r12, r12
    mov qword [rsp + 8], rbp
    mulx rbp, r9, r9
    ; t1 = Z1 * Z1Z1: the high words of these products and (q + 1)*4294971849
    add r15, rbp
    xor ebp, ebp
    adcx rdi, r12
    adox rdi, r9
    mulx r12, r9, r14
    adcx rcx, r9
    adox rcx, r15
    mulx r13, r9, r13
    adcx rbx, r9
    adox rbx, r12
    adcx r13, rbp
    adox r13, rbp
    ; t1 = Z1 * Z1Z1: the word above is one more than q unless the sum is below 2^192
    cmp r10, r13
    ; t1 = Z1 * Z1Z1: less 4294971849 there
    cmovnc rbp, rdx
    sub rdi, rbp
    sbb rcx, 0
    sbb rbx, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r10, r9, qword [rax + 32]
    mulx r12, rbp, qword [rax + 24]
    add r9, r12
    mulx r12, rdi, qword [rax + 40]
    adc rdi, r10
    adc r12, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r10, qword [rax + 24]
    xor r14d, r14d
    adcx r9, r10
    mulx r15, r10, qword [rax + 32]
    adcx rdi, r10
    adox rdi, r13
    mulx r10, rcx, qword [rax + 40]
    adcx r12, rcx
    adox r12, r15
    adcx r14, r14
    adox r14, r10
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx r10, rcx, qword [rax + 24]
    xor r13d, r13d
    adcx rdi, rcx
    mulx r15, rcx, qword [rax + 32]
    adcx r12, rcx
    adox r12, r10
    mulx r10, rcx, qword [rax + 40]
    adcx r14, rcx
    adox r14, r15
    adcx r13, r13
    adox r13, r10
    ; S2 = Y2 * t1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx rcx, rax, r10
    add rax, rdi
    adc rcx, 0
    ; S2 = Y2 * t1: (q + 1)*4294971849
    mov rax, rcx
    add rax, 1
    ; S2 = Y2 * t1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbx, r10, r12
    mulx r12, rax, rax
    ; S2 = Y2 * t1: the high words of these products and (q + 1)*4294971849
    add rbx, r12
    xor r12d, r12d
    adcx rbp, r10
    adox rbp, rax
    mulx r10, rax, r14
    adcx r9, rax
    adox r9, rbx
    mulx rbx, rax, r13
    adcx rdi, rax
    adox rdi, r10
    adcx rbx, r12
    adox rbx, r12
    ; S2 = Y2 * t1: the word above is one more than q unless the sum is below 2^192
    cmp rcx, rbx
    ; S2 = Y2 * t1: less 4294971849 there
    cmovnc r12, rdx
    sub rbp, r12
    sbb r9, 0
    sbb rdi, 0
    ; H = U2 - X1: a - b
    sub r11, qword [rsi]
    sbb r8, qword [rsi + 8]
    mov rax, qword [rsp + 8]
    sbb rax, qword [rsi + 16]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    mov rbx, 0xfffffffeffffee37
    and r10, rbx
    add r11, r10
    adc r8, rcx
    adc rax, rcx
    ; r = S2 - Y1: a - b
    sub rbp, qword [rsi + 24]
    sbb r9, qword [rsi + 32]
    sbb rdi, qword [rsi + 40]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    and r10, rbx
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, r11
    mulx r13, r12, qword [rsi + 56]
    mulx r15, r14, qword [rsi + 48]
    xor r11d, r11d
    adox r12, r15
    mulx rbx, r15, qword [rsi + 64]
    adox r15, r13
    adox rbx, r11
    adcx rbp, r10
    adcx r9, rcx
    adcx rdi, rcx
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rcx, rdx
    mov rdx, r8
    mulx r13, r10, qword [rsi + 48]
    xor r8d, r8d
    adcx r12, r10
    mulx r11, r10, qword [rsi + 56]
    adcx r15, r10
    adox r15, r13
    mulx r13, r10, qword [rsi + 64]
    adcx rbx, r10
    adox rbx, r11
    adcx r8, r8
    adox r8, r13
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, rax
    mulx r13, r11, qword [rsi + 48]
    xor eax, eax
    adcx r15, r11
    mov qword [rsp + 8], r9
    mulx r9, r11, qword [rsi + 56]
    adcx rbx, r11
    adox rbx, r13
    mulx r13, r11, qword [rsi + 64]
    adcx r8, r11
    adox r8, r9
    adcx rax, rax
    adox rax, r13
    ; Z3 = Z1 * H: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov r9, rdx
    mov rdx, 0x1000011c9
    mulx r13, r11, r13
    add r11, r15
    adc r13, 0
    ; Z3 = Z1 * H: (q + 1)*4294971849
    mov r11, r13
    add r11, 1
    ; Z3 = Z1 * H: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 16], rdi
    mulx rdi, rbx, rbx
    mov qword [rsp + 24], rbp
    mulx rbp, r11, r11
    ; Z3 = Z1 * H: the high words of these products and (q + 1)*4294971849
    add rdi, rbp
    xor ebp, ebp
    adcx r14, rbx
    adox r14, r11
    mulx r11, r8, r8
    adcx r12, r8
    adox r12, rdi
    mulx r8, rax, rax
    adcx r15, rax
    adox r15, r11
    adcx r8, rbp
    adox r8, rbp
    ; Z3 = Z1 * H: the word above is one more than q unless the sum is below 2^192
    cmp r13, r8
    ; Z3 = Z1 * H: less 4294971849 there
    cmovnc rbp, rdx
    sub r14, rbp
    sbb r12, 0
    sbb r15, 0
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, rcx
    mulx r8, rax, r9
    mulx rdi, r11, r10
    add rax, rdi
    adc r8, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, r10
    mulx rbx, rdi, r9
    add r8, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, rbx
    ; HH = H^2: square: double the cross products
    xor ebx, ebx
    adcx r11, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rcx
    mulx r13, rbp, rdx
    adox r11, r13
    adcx rax, rax
    mov rdx, r10
    mov qword [rsp + 32], r12
    mulx r12, r13, rdx
    adox rax, r13
    adcx r8, r8
    adox r8, r12
    adcx rdi, rdi
    mov rdx, r9
    mulx r13, r12, rdx
    adox rdi, r12
    adcx rbx, rbx
    adox rbx, r13
    ; HH = H^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r13, r12, r13
    add r12, rax
    adc r13, 0
    ; HH = H^2: (q + 1)*4294971849
    mov r12, r13
    add r12, 1
    ; HH = H^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 40], r14
    mulx r14, r8, r8
    mov qword [rsp + 48], r15
    mulx r15, r12, r12
    ; HH = H^2: the high words of these products and (q + 1)*4294971849
    add r14, r15
    xor r15d, r15d
    adcx rbp, r8
    adox rbp, r12
    mulx rdi, r8, rdi
    adcx r11, r8
    adox r11, r14
    mulx rbx, r8, rbx
    adcx rax, r8
    adox rax, rdi
    adcx rbx, r15
    adox rbx, r15
    ; HH = H^2: the word above is one more than q unless the sum is below 2^192
    cmp r13, rbx
    ; HH = H^2: less 4294971849 there
    cmovnc r15, rdx
    sub rbp, r15
    sbb r11, 0
    sbb rax, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mulx rdi, r8, r10
    mulx r12, rbx, rcx
    add r8, r12
    mulx r13, r12, r9
    adc r12, rdi
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, rdi, rcx
    xor r15d, r15d
    adcx r8, rdi
    mulx r11, rdi, r10
    adcx r12, rdi
    adox r12, r14
    mulx r14, rdi, r9
    adcx r13, rdi
    adox r13, r11
    adcx r15, r15
    adox r15, r14
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, rax
    mulx r14, rdi, rcx
    xor eax, eax
    adcx r12, rdi
    mov qword [rsp + 56], rcx
    mulx rcx, rdi, r10
    adcx r13, rdi
    adox r13, r14
    mulx r14, rdi, r9
    adcx r15, rdi
    adox r15, rcx
    adcx rax, rax
    adox rax, r14
    ; HHH = H * HH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rcx, rdx
    mov rdx, 0x1000011c9
    mulx r14, rdi, r14
    add rdi, r12
    adc r14, 0
    ; HHH = H * HH: (q + 1)*4294971849
    mov rdi, r14
    add rdi, 1
    ; HHH = H * HH: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 64], r9
    mulx r9, r13, r13
    mov qword [rsp + 72], r10
    mulx r10, rdi, rdi
    ; HHH = H * HH: the high words of these products and (q + 1)*4294971849
    add r9, r10
    xor r10d, r10d
    adcx rbx, r13
    adox rbx, rdi
    mulx r13, rdi, r15
    adcx r8, rdi
    adox r8, r9
    mulx r9, rax, rax
    adcx r12, rax
    adox r12, r13
    adcx r9, r10
    adox r9, r10
    ; HHH = H * HH: the word above is one more than q unless the sum is below 2^192
    cmp r14, r9
    ; HHH = H * HH: less 4294971849 there
    cmovnc r10, rdx
    sub rbx, r10
    sbb r8, 0
    sbb r12, 0
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r9, rax, qword [rsi + 8]
    mulx rdi, r10, qword [rsi]
    add rax, rdi
    mulx rbp, rdi, qword [rsi + 16]
    adc rdi, r9
    adc rbp, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r13, r9, qword [rsi]
    xor r14d, r14d
    adcx rax, r9
    mulx r15, r9, qword [rsi + 8]
    adcx rdi, r9
    adox rdi, r13
    mulx r11, r9, qword [rsi + 16]
    adcx rbp, r9
    adox rbp, r15
    adcx r14, r14
    adox r14, r11
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx r11, r9, qword [rsi]
    xor r13d, r13d
    adcx rdi, r9
    mulx r15, r9, qword [rsi + 8]
    adcx rbp, r9
    adox rbp, r11
    mulx r9, rcx, qword [rsi + 16]
    adcx r14, rcx
    adox r14, r15
    adcx r13, r13
    adox r13, r9
    ; V = X1 * HH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r9, rcx, r9
    add rcx, rdi
    adc r9, 0
    ; V = X1 * HH: (q + 1)*4294971849
    mov rcx, r9
    add rcx, 1
    ; V = X1 * HH: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbp, r11, rbp
    mulx r15, rcx, rcx
    ; V = X1 * HH: the high words of these products and (q + 1)*4294971849
    add rbp, r15
    xor r15d, r15d
    adcx r10, r11
    adox r10, rcx
    mulx r11, rcx, r14
    adcx rax, rcx
    adox rax, rbp
    mulx rbp, rcx, r13
    adcx rdi, rcx
    adox rdi, r11
    adcx rbp, r15
    adox rbp, r15
    ; V = X1 * HH: the word above is one more than q unless the sum is below 2^192
    cmp r9, rbp
    ; V = X1 * HH: less 4294971849 there
    cmovnc r15, rdx
    sub r10, r15
    sbb rax, 0
    sbb rdi, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r9, rcx, qword [rsp + 16]
    mulx rbp, r11, qword [rsp + 8]
    add rcx, rbp
    adc r9, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 8]
    mulx r13, rbp, qword [rsp + 16]
    add r9, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r13
    ; rr = r^2: square: double the cross products
    xor r13d, r13d
    adcx r11, r11
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 24]
    mulx r15, r14, rdx
    adox r11, r15
    adcx rcx, rcx
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 80], rsi
    mulx rsi, r15, rdx
    adox rcx, r15
    adcx r9, r9
    adox r9, rsi
    adcx rbp, rbp
    mov rdx, qword [rsp + 16]
    mulx r15, rsi, rdx
    adox rbp, rsi
    adcx r13, r13
    adox r13, r15
    ; rr = r^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, rsi, r15
    add rsi, rcx
    adc r15, 0
    ; rr = r^2: (q + 1)*4294971849
    mov rsi, r15
    add rsi, 1
    ; rr = r^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 88], r12
    mulx r12, r9, r9
    mov qword [rsp + 96], r8
    mulx r8, rsi, rsi
    ; rr = r^2: the high words of these products and (q + 1)*4294971849
    add r12, r8
    xor r8d, r8d
    adcx r14, r9
    adox r14, rsi
    mulx rsi, r9, rbp
    adcx r11, r9
    adox r11, r12
    mulx rbp, r9, r13
    adcx rcx, r9
    adox rcx, rsi
    adcx rbp, r8
    adox rbp, r8
    ; rr = r^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, rbp
    ; rr = r^2: less 4294971849 there
    cmovnc r8, rdx
    sub r14, r8
    sbb r11, 0
    sbb rcx, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov r8, r10
    add r8, r8
    mov r9, rax
    adc r9, r9
    mov rsi, rdi
    adc rsi, rsi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ebp, 0
    adc rbp, rbp
    mov r12, r8
    mov r13, 0xfffffffeffffee37
    sub r12, r13
    mov r15, r9
    sbb r15, -1
    mov qword [rsp + 104], rdi
    mov rdi, rsi
    sbb rdi, -1
    sbb rbp, 0
    cmovc r12, r8
    cmovc r15, r9
    cmovc rdi, rsi
    ; t3 = rr - HHH: a - b
    sub r14, rbx
    sbb r11, qword [rsp + 96]
    sbb rcx, qword [rsp + 88]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r8, r8
    mov r9, r8
    and r9, r13
    add r14, r9
    adc r11, r8
    adc rcx, r8
    ; X3 = t3 - V2: a - b
    sub r14, r12
    sbb r11, r15
    sbb rcx, rdi
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb r8, r8
    mov r9, r8
    and r9, r13
    add r14, r9
    adc r11, r8
    adc rcx, r8
    ; t4 = V - X3: a - b
    sub r10, r14
    sbb rax, r11
    mov r8, qword [rsp + 104]
    sbb r8, rcx
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r9, r9
    mov rsi, r9
    and rsi, r13
    add r10, rsi
    adc rax, r9
    adc r8, r9
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r10
    mulx rsi, r9, qword [rsp + 8]
    mulx rbp, rdi, qword [rsp + 24]
    add r9, rbp
    mulx rbp, r10, qword [rsp + 16]
    adc r10, rsi
    adc rbp, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r12, rsi, qword [rsp + 24]
    xor r15d, r15d
    adcx r9, rsi
    mulx rax, rsi, qword [rsp + 8]
    adcx r10, rsi
    adox r10, r12
    mulx r12, rsi, qword [rsp + 16]
    adcx rbp, rsi
    adox rbp, rax
    adcx r15, r15
    adox r15, r12
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r8
    mulx rsi, rax, qword [rsp + 24]
    xor r12d, r12d
    adcx r10, rax
    mulx r8, rax, qword [rsp + 8]
    adcx rbp, rax
    adox rbp, rsi
    mulx rsi, rax, qword [rsp + 16]
    adcx r15, rax
    adox r15, r8
    adcx r12, r12
    adox r12, rsi
    ; t5 = r * t4: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r8, rax, rsi
    add rax, r10
    adc r8, 0
    ; t5 = r * t4: (q + 1)*4294971849
    mov rax, r8
    add rax, 1
    ; t5 = r * t4: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbp, rsi, rbp
    mulx r13, rax, rax
    ; t5 = r * t4: the high words of these products and (q + 1)*4294971849
    add rbp, r13
    xor r13d, r13d
    adcx rdi, rsi
    adox rdi, rax
    mulx rsi, rax, r15
    adcx r9, rax
    adox r9, rbp
    mulx rbp, rax, r12
    adcx r10, rax
    adox r10, rsi
    adcx rbp, r13
    adox rbp, r13
    ; t5 = r * t4: the word above is one more than q unless the sum is below 2^192
    cmp r8, rbp
    ; t5 = r * t4: less 4294971849 there
    cmovnc r13, rdx
    sub rdi, r13
    sbb r9, 0
    sbb r10, 0
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, rbx
    mov rax, qword [rsp + 80]
    mulx rsi, r8, qword [rax + 32]
    mulx r12, rbp, qword [rax + 24]
    add r8, r12
    mulx r12, rbx, qword [rax + 40]
    adc rbx, rsi
    adc r12, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mulx r13, rsi, qword [rax + 24]
    xor r15d, r15d
    adcx r8, rsi
    mov qword [rsp + 104], r10
    mulx r10, rsi, qword [rax + 32]
    adcx rbx, rsi
    adox rbx, r13
    mulx r13, rsi, qword [rax + 40]
    adcx r12, rsi
    adox r12, r10
    adcx r15, r15
    adox r15, r13
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 88]
    mulx rsi, r10, qword [rax + 24]
    xor r13d, r13d
    adcx rbx, r10
    mov qword [rsp + 96], r9
    mulx r9, r10, qword [rax + 32]
    adcx r12, r10
    adox r12, rsi
    mulx rsi, r10, qword [rax + 40]
    mov rax, qword [rsp]
    mov qword [rax], r14
    mov qword [rax + 8], r11
    mov qword [rax + 16], rcx
    mov qword [rsp + 80], rdi
    mov rdi, qword [rsp + 40]
    mov qword [rax + 48], rdi
    mov qword [rsp + 88], r8
    mov r8, qword [rsp + 32]
    mov qword [rax + 56], r8
    mov qword [rsp + 112], rbp
    mov rbp, qword [rsp + 48]
    mov qword [rax + 64], rbp
    adcx r15, r10
    adox r15, r9
    adcx r13, r13
    adox r13, rsi
    ; t6 = Y1 * HHH: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r10, r9, rsi
    add r9, rbx
    adc r10, 0
    ; t6 = Y1 * HHH: (q + 1)*4294971849
    mov r9, r10
    add r9, 1
    ; t6 = Y1 * HHH: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r12, rsi, r12
    mulx r8, r9, r9
    ; t6 = Y1 * HHH: the high words of these products and (q + 1)*4294971849
    add r12, r8
    xor r8d, r8d
    adcx rsi, qword [rsp + 112]
    adox rsi, r9
    mulx r15, r9, r15
    adcx r9, qword [rsp + 88]
    adox r9, r12
    mulx r13, r12, r13
    adcx rbx, r12
    adox rbx, r15
    adcx r13, r8
    adox r13, r8
    ; t6 = Y1 * HHH: the word above is one more than q unless the sum is below 2^192
    cmp r10, r13
    ; t6 = Y1 * HHH: less 4294971849 there
    cmovc rdx, r8
    sub rsi, rdx
    sbb r9, 0
    sbb rbx, 0
    ; Y3 = t5 - t6: a - b
    mov r10, qword [rsp + 80]
    sub r10, rsi
    mov rsi, qword [rsp + 96]
    sbb rsi, r9
    mov r9, qword [rsp + 104]
    sbb r9, rbx
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rbx, rbx
    mov r12, rbx
    mov r13, 0xfffffffeffffee37
    and r12, r13
    add r10, r12
    mov qword [rax + 24], r10
    adc rsi, rbx
    mov qword [rax + 32], rsi
    adc r9, rbx
    mov qword [rax + 40], r9
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rbx, qword [rsp + 56]
    or rbx, qword [rsp + 72]
    or rbx, qword [rsp + 64]
    cmp rbx, 1
    sbb rbx, rbx
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r12, qword [rsp + 24]
    or r12, qword [rsp + 8]
    or r12, qword [rsp + 16]
    cmp r12, 1
    sbb r12, r12
    and rbx, r12
    mov rax, rbx
    add rsp, 120
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_point_dbl_fused(secp192k1_limb r[9], const secp192k1_limb p[9])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M = 3*X1^2
; p = P; jacobian coordinates
; 3M + 4S
LOCAL secp192k1_point_dbl_fused
align 32
secp192k1_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 96
    ; Y2 = 2*Y1: 2*a, below 2*p
    mov rax, qword [rsi + 24]
    add rax, rax
    mov rcx, qword [rsi + 32]
    adc rcx, rcx
    mov r8, qword [rsi + 40]
    adc r8, r8
    ; Y2 = 2*Y1: subtract the modulus; keep the difference unless it borrows
    mov r9d, 0
    adc r9, r9
    mov r10, rax
    mov r11, 0xfffffffeffffee37
    sub r10, r11
    mov rbx, rcx
    sbb rbx, -1
    mov rbp, r8
    sbb rbp, -1
    sbb r9, 0
    cmovc r10, rax
    cmovc rbx, rcx
    cmovc rbp, r8
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, r10
    mulx rcx, rax, rbp
    mulx r9, r8, rbx
    add rax, r9
    adc rcx, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, rbx
    mulx r12, r9, rbp
    add rcx, r9
    mov r9d, 0
    adc r9, r9
    add r9, r12
    ; SS = Y2^2: square: double the cross products
    xor r12d, r12d
    adcx r8, r8
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdx, r10
    mulx r14, r13, rdx
    adox r8, r14
    adcx rax, rax
    mov rdx, rbx
    mulx r15, r14, rdx
    adox rax, r14
    adcx rcx, rcx
    adox rcx, r15
    adcx r9, r9
    mov rdx, rbp
    mulx r15, r14, rdx
    adox r9, r14
    adcx r12, r12
    adox r12, r15
    ; SS = Y2^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, r14, r15
    add r14, rax
    adc r15, 0
    ; SS = Y2^2: (q + 1)*4294971849
    mov r14, r15
    add r14, 1
    ; SS = Y2^2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r11, rcx, rcx
    mov qword [rsp], rdi
    mulx rdi, r14, r14
    ; SS = Y2^2: the high words of these products and (q + 1)*4294971849
    add r11, rdi
    xor edi, edi
    adcx r13, rcx
    adox r13, r14
    mulx r9, rcx, r9
    adcx r8, rcx
    adox r8, r11
    mulx r11, rcx, r12
    adcx rax, rcx
    adox rax, r9
    adcx r11, rdi
    adox r11, rdi
    ; SS = Y2^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, r11
    ; SS = Y2^2: less 4294971849 there
    cmovnc rdi, rdx
    sub r13, rdi
    sbb r8, 0
    sbb rax, 0
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 48]
    mulx r9, rcx, rbx
    mulx rdi, r11, r10
    add rcx, rdi
    mulx r12, rdi, rbp
    adc rdi, r9
    adc r12, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 56]
    mulx r14, r9, r10
    xor r15d, r15d
    adcx rcx, r9
    mov qword [rsp + 8], rax
    mulx rax, r9, rbx
    adcx rdi, r9
    adox rdi, r14
    mulx r14, r9, rbp
    adcx r12, r9
    adox r12, rax
    adcx r15, r15
    adox r15, r14
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 64]
    mulx r9, rax, r10
    xor r10d, r10d
    adcx rdi, rax
    mulx rbx, rax, rbx
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, rbp
    adcx r15, rax
    adox r15, rbx
    adcx r10, r10
    adox r10, r9
    ; Z3 = Y2 * Z1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r9, rax, r9
    add rax, rdi
    adc r9, 0
    ; Z3 = Y2 * Z1: (q + 1)*4294971849
    mov rax, r9
    add rax, 1
    ; Z3 = Y2 * Z1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbp, rbx, r12
    mulx r12, rax, rax
    ; Z3 = Y2 * Z1: the high words of these products and (q + 1)*4294971849
    add rbp, r12
    xor r12d, r12d
    adcx r11, rbx
    adox r11, rax
    mulx rbx, rax, r15
    adcx rcx, rax
    adox rcx, rbp
    mulx r10, rax, r10
    adcx rdi, rax
    adox rdi, rbx
    adcx r10, r12
    adox r10, r12
    ; Z3 = Y2 * Z1: the word above is one more than q unless the sum is below 2^192
    cmp r9, r10
    ; Z3 = Y2 * Z1: less 4294971849 there
    cmovnc r12, rdx
    sub r11, r12
    sbb rcx, 0
    sbb rdi, 0
    ; XX = X1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx r9, rax, qword [rsi + 16]
    mulx rbx, r10, qword [rsi + 8]
    add rax, rbx
    adc r9, 0
    ; XX = X1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx rbp, rbx, qword [rsi + 16]
    add r9, rbx
    mov ebx, 0
    adc rbx, rbx
    add rbx, rbp
    ; XX = X1^2: square: double the cross products
    xor ebp, ebp
    adcx r10, r10
    ; XX = X1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mulx r14, r12, rdx
    adox r10, r14
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx r15, r14, rdx
    adox rax, r14
    adcx r9, r9
    adox r9, r15
    adcx rbx, rbx
    mov rdx, qword [rsi + 16]
    mulx r15, r14, rdx
    adox rbx, r14
    adcx rbp, rbp
    adox rbp, r15
    ; XX = X1^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, r14, r15
    add r14, rax
    adc r15, 0
    ; XX = X1^2: (q + 1)*4294971849
    mov r14, r15
    add r14, 1
    ; XX = X1^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 16], rcx
    mulx rcx, r9, r9
    mov qword [rsp + 24], r11
    mulx r11, r14, r14
    ; XX = X1^2: the high words of these products and (q + 1)*4294971849
    add rcx, r11
    xor r11d, r11d
    adcx r12, r9
    adox r12, r14
    mulx rbx, r9, rbx
    adcx r10, r9
    adox r10, rcx
    mulx r9, rcx, rbp
    adcx rax, rcx
    adox rax, rbx
    adcx r9, r11
    adox r9, r11
    ; XX = X1^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, r9
    ; XX = X1^2: less 4294971849 there
    cmovnc r11, rdx
    sub r12, r11
    sbb r10, 0
    sbb rax, 0
    ; M.double0 = 2*XX: 2*a, below 2*p
    mov rcx, r12
    add rcx, rcx
    mov r9, r10
    adc r9, r9
    mov r11, rax
    adc r11, r11
    ; M.double0 = 2*XX: subtract the modulus; keep the difference unless it borrows
    mov ebx, 0
    adc rbx, rbx
    mov rbp, rcx
    mov r14, 0xfffffffeffffee37
    sub rbp, r14
    mov r15, r9
    sbb r15, -1
    mov qword [rsp + 32], rdi
    mov rdi, r11
    sbb rdi, -1
    sbb rbx, 0
    cmovc rbp, rcx
    cmovc r15, r9
    cmovc rdi, r11
    ; M = M.double0 + XX: a + b, below 2*p
    add rbp, r12
    adc r15, r10
    adc rdi, rax
    ; M = M.double0 + XX: subtract the modulus; keep the difference unless it borrows
    mov eax, 0
    adc rax, rax
    mov rcx, rbp
    sub rcx, r14
    mov r9, r15
    sbb r9, -1
    mov r10, rdi
    sbb r10, -1
    sbb rax, 0
    cmovc rcx, rbp
    cmovc r9, r15
    cmovc r10, rdi
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [rsi]
    mulx r11, rax, r8
    mulx rbx, rdi, r13
    add rax, rbx
    mulx rbp, rbx, qword [rsp + 8]
    adc rbx, r11
    adc rbp, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx r12, r11, r13
    xor r15d, r15d
    adcx rax, r11
    mulx r14, r11, r8
    adcx rbx, r11
    adox rbx, r12
    mulx r12, r11, qword [rsp + 8]
    adcx rbp, r11
    adox rbp, r14
    adcx r15, r15
    adox r15, r12
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx r12, r11, r13
    xor r14d, r14d
    adcx rbx, r11
    mov qword [rsp + 40], r9
    mulx r9, r11, r8
    adcx rbp, r11
    adox rbp, r12
    mulx r12, r11, qword [rsp + 8]
    mov rsi, qword [rsp]
    mov qword [rsp + 48], rcx
    mov rcx, qword [rsp + 24]
    mov qword [rsi + 48], rcx
    mov qword [rsp + 56], r10
    mov r10, qword [rsp + 16]
    mov qword [rsi + 56], r10
    mov qword [rsp + 64], r8
    mov r8, qword [rsp + 32]
    mov qword [rsi + 64], r8
    adcx r15, r11
    adox r15, r9
    adcx r14, r14
    adox r14, r12
    ; U = SS * X1: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r11, r9, r12
    add r9, rbx
    adc r11, 0
    ; U = SS * X1: (q + 1)*4294971849
    mov r9, r11
    add r9, 1
    ; U = SS * X1: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r12, rbp, rbp
    mulx rcx, r9, r9
    ; U = SS * X1: the high words of these products and (q + 1)*4294971849
    add r12, rcx
    xor ecx, ecx
    adcx rdi, rbp
    adox rdi, r9
    mulx rbp, r9, r15
    adcx rax, r9
    adox rax, r12
    mulx r12, r9, r14
    adcx rbx, r9
    adox rbx, rbp
    adcx r12, rcx
    adox r12, rcx
    ; U = SS * X1: the word above is one more than q unless the sum is below 2^192
    cmp r11, r12
    ; U = SS * X1: less 4294971849 there
    cmovnc rcx, rdx
    sub rdi, rcx
    sbb rax, 0
    sbb rbx, 0
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, r13
    mulx r9, rcx, qword [rsp + 8]
    mulx rbp, r11, qword [rsp + 64]
    add rcx, rbp
    adc r9, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r12, rbp, qword [rsp + 8]
    add r9, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r12
    ; SSSS = SS^2: square: double the cross products
    xor r12d, r12d
    adcx r11, r11
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdx, r13
    mulx r14, r13, rdx
    adox r11, r14
    adcx rcx, rcx
    mov rdx, qword [rsp + 64]
    mulx r15, r14, rdx
    adox rcx, r14
    adcx r9, r9
    adox r9, r15
    adcx rbp, rbp
    mov rdx, qword [rsp + 8]
    mulx r15, r14, rdx
    adox rbp, r14
    adcx r12, r12
    adox r12, r15
    ; SSSS = SS^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r15, r14, r15
    add r14, rcx
    adc r15, 0
    ; SSSS = SS^2: (q + 1)*4294971849
    mov r14, r15
    add r14, 1
    ; SSSS = SS^2: fold: the part above 2^192, times 4294971849, onto the part below
    mulx r8, r9, r9
    mulx r10, r14, r14
    ; SSSS = SS^2: the high words of these products and (q + 1)*4294971849
    add r8, r10
    xor r10d, r10d
    adcx r13, r9
    adox r13, r14
    mulx rbp, r9, rbp
    adcx r11, r9
    adox r11, r8
    mulx r9, r8, r12
    adcx rcx, r8
    adox rcx, rbp
    adcx r9, r10
    adox r9, r10
    ; SSSS = SS^2: the word above is one more than q unless the sum is below 2^192
    cmp r15, r9
    ; SSSS = SS^2: less 4294971849 there
    cmovnc r10, rdx
    sub r13, r10
    sbb r11, 0
    sbb rcx, 0
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov r8, r13
    and r8, 1
    neg r8
    mov r9, r8
    mov r10, 0xfffffffeffffee37
    and r9, r10
    add r13, r9
    adc r11, r8
    adc rcx, r8
    mov r8d, 0
    adc r8, r8
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 48]
    mulx rbp, r9, qword [rsp + 56]
    mulx r14, r12, qword [rsp + 40]
    add r9, r14
    adc rbp, 0
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r15, r14, qword [rsp + 56]
    add rbp, r14
    mov r14d, 0
    adc r14, r14
    add r14, r15
    ; MM = M^2: square: double the cross products
    xor r15d, r15d
    adcx r12, r12
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 8], r8
    mov qword [rsp + 64], rcx
    mulx rcx, r8, rdx
    adox r12, rcx
    adcx r9, r9
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 72], r11
    mulx r11, rcx, rdx
    adox r9, rcx
    adcx rbp, rbp
    adox rbp, r11
    adcx r14, r14
    mov rdx, qword [rsp + 56]
    mulx r11, rcx, rdx
    adox r14, rcx
    adcx r15, r15
    adox r15, r11
    ; MM = M^2: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r11, rcx, r11
    add rcx, r9
    adc r11, 0
    ; MM = M^2: (q + 1)*4294971849
    mov rcx, r11
    add rcx, 1
    ; MM = M^2: fold: the part above 2^192, times 4294971849, onto the part below
    mov qword [rsp + 80], r13
    mulx r13, rbp, rbp
    mulx r10, rcx, rcx
    ; MM = M^2: the high words of these products and (q + 1)*4294971849
    add r13, r10
    xor r10d, r10d
    adcx r8, rbp
    adox r8, rcx
    mulx rbp, rcx, r14
    adcx r12, rcx
    adox r12, r13
    mulx r13, rcx, r15
    adcx r9, rcx
    adox r9, rbp
    adcx r13, r10
    adox r13, r10
    ; MM = M^2: the word above is one more than q unless the sum is below 2^192
    cmp r11, r13
    ; MM = M^2: less 4294971849 there
    cmovnc r10, rdx
    sub r8, r10
    sbb r12, 0
    sbb r9, 0
    ; U2 = 2*U: 2*a, below 2*p
    mov rcx, rdi
    add rcx, rcx
    mov r10, rax
    adc r10, r10
    mov r11, rbx
    adc r11, r11
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov ebp, 0
    adc rbp, rbp
    mov r13, rcx
    mov r14, 0xfffffffeffffee37
    sub r13, r14
    mov r15, r10
    sbb r15, -1
    mov qword [rsp + 88], rbx
    mov rbx, r11
    sbb rbx, -1
    sbb rbp, 0
    cmovc r13, rcx
    cmovc r15, r10
    cmovc rbx, r11
    ; X3 = MM - U2: a - b
    sub r8, r13
    sbb r12, r15
    sbb r9, rbx
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    and r10, r14
    add r8, r10
    mov qword [rsi], r8
    adc r12, rcx
    mov qword [rsi + 8], r12
    adc r9, rcx
    mov qword [rsi + 16], r9
    ; t3 = U - X3: a - b
    sub rdi, r8
    sbb rax, r12
    mov rcx, qword [rsp + 88]
    sbb rcx, r9
    ; t3 = U - X3: add the modulus where it borrowed
    sbb r8, r8
    mov r9, r8
    and r9, r14
    add rdi, r9
    adc rax, r8
    adc rcx, r8
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r9, r8, qword [rsp + 40]
    mulx r11, r10, qword [rsp + 48]
    add r8, r11
    mulx rdi, r11, qword [rsp + 56]
    adc r11, r9
    adc rdi, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx rbx, r9, qword [rsp + 48]
    xor ebp, ebp
    adcx r8, r9
    mulx r12, r9, qword [rsp + 40]
    adcx r11, r9
    adox r11, rbx
    mulx r9, rax, qword [rsp + 56]
    adcx rdi, rax
    adox rdi, r12
    adcx rbp, rbp
    adox rbp, r9
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx r9, rax, qword [rsp + 48]
    xor ebx, ebx
    adcx r11, rax
    mulx r12, rax, qword [rsp + 40]
    adcx rdi, rax
    adox rdi, r9
    mulx rcx, rax, qword [rsp + 56]
    adcx rbp, rax
    adox rbp, r12
    adcx rbx, rbx
    adox rbx, rcx
    ; t4 = M * t3: q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx rcx, rax, rcx
    add rax, r11
    adc rcx, 0
    ; t4 = M * t3: (q + 1)*4294971849
    mov rax, rcx
    add rax, 1
    ; t4 = M * t3: fold: the part above 2^192, times 4294971849, onto the part below
    mulx rdi, r9, rdi
    mulx r12, rax, rax
    ; t4 = M * t3: the high words of these products and (q + 1)*4294971849
    add rdi, r12
    xor r12d, r12d
    adcx r10, r9
    adox r10, rax
    mulx r9, rax, rbp
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, rbx
    adcx r11, rax
    adox r11, r9
    adcx rdi, r12
    adox rdi, r12
    ; t4 = M * t3: the word above is one more than q unless the sum is below 2^192
    cmp rcx, rdi
    ; t4 = M * t3: less 4294971849 there
    cmovc rdx, r12
    sub r10, rdx
    sbb r8, 0
    sbb r11, 0
    mov rax, qword [rsp + 72]
    mov rcx, qword [rsp + 80]
    shrd rcx, rax, 1
    mov r9, qword [rsp + 64]
    shrd rax, r9, 1
    mov rdi, qword [rsp + 8]
    shrd r9, rdi, 1
    ; Y3 = t4 - Y8: a - b
    sub r10, rcx
    sbb r8, rax
    sbb r11, r9
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    and r14, rax
    add r10, r14
    mov qword [rsi + 24], r10
    adc r8, rax
    mov qword [rsi + 32], r8
    adc r11, rax
    mov qword [rsi + 40], r11
    add rsp, 96
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
    dd 92, 28, secp192k1_point_add_incomplete_fused - $ - 8, secp192k1_point_add_incomplete_fused.end - secp192k1_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xa0, 0x01
    db 0x04
    dd secp192k1_point_add_incomplete_fused.end - secp192k1_point_add_incomplete_fused - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, secp192k1_point_add_affine_incomplete_fused - $ - 8, secp192k1_point_add_affine_incomplete_fused.end - secp192k1_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xb0, 0x01
    db 0x04
    dd secp192k1_point_add_affine_incomplete_fused.end - secp192k1_point_add_affine_incomplete_fused - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, secp192k1_point_dbl_fused - $ - 8, secp192k1_point_dbl_fused.end - secp192k1_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x98, 0x01
    db 0x04
    dd secp192k1_point_dbl_fused.end - secp192k1_point_dbl_fused - 29
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
    dd secp192k1_point_add_incomplete_fused + 0 wrt ..imagebase, secp192k1_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp192k1_point_add_affine_incomplete_fused + 0 wrt ..imagebase, secp192k1_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp192k1_point_dbl_fused + 0 wrt ..imagebase, secp192k1_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xc2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_point_add_incomplete_fused + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xe2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_point_add_affine_incomplete_fused + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xb2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp192k1_point_dbl_fused + 0
%endif
