; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p192_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a
;     function calls not reduced are only congruent to what the field's functions give.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P192_EXPORT
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
%ifdef P192_EXPORT
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
; uint64_t p192_point_add_incomplete_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[9])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p192_point_add_incomplete_fused
align 32
p192_point_add_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 96
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
    ; Z1Z1 = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb rcx, 0
    sbb rbx, 0
    ; Z1Z1 = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb rbx, 0
    sbb r9, 0
    ; Z1Z1 = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rcx
    sbb r9, 0
    sbb rcx, 0
    ; Z1Z1 = Z1^2: the high half less p, which is negative, modulo W^n
    mov rbp, r8
    sub rbp, -1
    mov r12, r10
    sbb r12, -2
    mov r13, r11
    sbb r13, -1
    ; Z1Z1 = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, rbx
    adc r10, r9
    adc r11, rcx
    add rbx, rbp
    adc r9, r12
    adc rcx, r13
    cmovc r8, rbx
    cmovc r10, r9
    cmovc r11, rcx
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 48]
    mulx r9, rcx, qword [rax + 64]
    mulx rbp, rbx, qword [rax + 56]
    add rcx, rbp
    adc r9, 0
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 56]
    mulx r12, rbp, qword [rax + 64]
    add r9, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r12
    ; Z2Z2 = Z2^2: square: double the cross products
    xor r12d, r12d
    adcx rbx, rbx
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 48]
    mulx r14, r13, rdx
    adox rbx, r14
    adcx rcx, rcx
    mov rdx, qword [rax + 56]
    mulx r15, r14, rdx
    adox rcx, r14
    adcx r9, r9
    adox r9, r15
    adcx rbp, rbp
    mov rdx, qword [rax + 64]
    mulx r15, r14, rdx
    adox rbp, r14
    adcx r12, r12
    adox r12, r15
    ; Z2Z2 = Z2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rbx, r13
    sbb rcx, 0
    sbb r13, 0
    ; Z2Z2 = Z2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, rbx
    sbb r13, 0
    sbb rbx, 0
    ; Z2Z2 = Z2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rcx
    sbb rbx, 0
    sbb rcx, 0
    ; Z2Z2 = Z2^2: the high half less p, which is negative, modulo W^n
    mov r14, r9
    sub r14, -1
    mov r15, rbp
    sbb r15, -2
    mov qword [rsp], rdi
    mov rdi, r12
    sbb rdi, -1
    ; Z2Z2 = Z2^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r9, r13
    adc rbp, rbx
    adc r12, rcx
    add r13, r14
    adc rbx, r15
    adc rcx, rdi
    cmovc r9, r13
    cmovc rbp, rbx
    cmovc r12, rcx
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r9
    mulx rdi, rcx, qword [rsi + 8]
    mulx r13, rbx, qword [rsi]
    add rcx, r13
    mulx r14, r13, qword [rsi + 16]
    adc r13, rdi
    adc r14, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r15, rdi, qword [rsi]
    xor ebp, ebp
    adcx rcx, rdi
    mov qword [rsp + 8], r9
    mulx r9, rdi, qword [rsi + 8]
    adcx r13, rdi
    adox r13, r15
    mulx r15, rdi, qword [rsi + 16]
    adcx r14, rdi
    adox r14, r9
    adcx rbp, rbp
    adox rbp, r15
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, r12
    mulx r15, rdi, qword [rsi]
    xor r12d, r12d
    adcx r13, rdi
    mov qword [rsp + 16], r9
    mulx r9, rdi, qword [rsi + 8]
    adcx r14, rdi
    adox r14, r15
    mulx r15, rdi, qword [rsi + 16]
    adcx rbp, rdi
    adox rbp, r9
    adcx r12, r12
    adox r12, r15
    ; U1 = X1 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rbx
    sbb r13, 0
    sbb rbx, 0
    ; U1 = X1 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r13, rcx
    sbb rbx, 0
    sbb rcx, 0
    ; U1 = X1 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r13
    sbb rcx, 0
    sbb r13, 0
    ; U1 = X1 * Z2Z2: the high half less p, which is negative, modulo W^n
    mov r9, r14
    sub r9, -1
    mov rdi, rbp
    sbb rdi, -2
    mov r15, r12
    sbb r15, -1
    ; U1 = X1 * Z2Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r14, rbx
    adc rbp, rcx
    adc r12, r13
    add rbx, r9
    adc rcx, rdi
    adc r13, r15
    cmovc r14, rbx
    cmovc rbp, rcx
    cmovc r12, r13
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r8
    mulx rdi, r9, qword [rax + 8]
    mulx r13, rbx, qword [rax]
    add r9, r13
    mulx r15, r13, qword [rax + 16]
    adc r13, rdi
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mov qword [rsp + 24], r12
    mulx r12, rdi, qword [rax]
    xor r10d, r10d
    adcx r9, rdi
    mov qword [rsp + 32], rbp
    mulx rbp, rdi, qword [rax + 8]
    adcx r13, rdi
    adox r13, r12
    mulx r12, rdi, qword [rax + 16]
    adcx r15, rdi
    adox r15, rbp
    adcx r10, r10
    adox r10, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, r11
    mulx r12, rbp, qword [rax]
    xor r11d, r11d
    adcx r13, rbp
    mov qword [rsp + 40], r14
    mulx r14, rbp, qword [rax + 8]
    adcx r15, rbp
    adox r15, r12
    mulx r12, rbp, qword [rax + 16]
    adcx r10, rbp
    adox r10, r14
    adcx r11, r11
    adox r11, r12
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb r13, 0
    sbb rbx, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r13, r9
    sbb rbx, 0
    sbb r9, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r13
    sbb r9, 0
    sbb r13, 0
    ; U2 = X2 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov rbp, r15
    sub rbp, -1
    mov r12, r10
    sbb r12, -2
    mov r14, r11
    sbb r14, -1
    ; U2 = X2 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rbx
    adc r10, r9
    adc r11, r13
    add rbx, rbp
    adc r9, r12
    adc r13, r14
    cmovc r15, rbx
    cmovc r10, r9
    cmovc r11, r13
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov r9, rdx
    mov rdx, qword [rsp + 8]
    mulx rbp, rbx, qword [rax + 56]
    mulx r13, r12, qword [rax + 48]
    add rbx, r13
    mulx r14, r13, qword [rax + 64]
    adc r13, rbp
    adc r14, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 8], r11
    mulx r11, rbp, qword [rax + 48]
    mov qword [rsp + 48], r10
    xor r10d, r10d
    adcx rbx, rbp
    mov qword [rsp + 56], r15
    mulx r15, rbp, qword [rax + 56]
    adcx r13, rbp
    adox r13, r11
    mulx rbp, r11, qword [rax + 64]
    adcx r14, r11
    adox r14, r15
    adcx r10, r10
    adox r10, rbp
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rbp, r11, qword [rax + 48]
    xor r15d, r15d
    adcx r13, r11
    mulx rcx, r11, qword [rax + 56]
    adcx r14, r11
    adox r14, rbp
    mulx rbp, r11, qword [rax + 64]
    adcx r10, r11
    adox r10, rcx
    adcx r15, r15
    adox r15, rbp
    ; t0 = Z2 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rbx, r12
    sbb r13, 0
    sbb r12, 0
    ; t0 = Z2 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r13, rbx
    sbb r12, 0
    sbb rbx, 0
    ; t0 = Z2 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, r13
    sbb rbx, 0
    sbb r13, 0
    ; t0 = Z2 * Z2Z2: the high half less p, which is negative, modulo W^n
    mov rcx, r14
    sub rcx, -1
    mov r11, r10
    sbb r11, -2
    mov rbp, r15
    sbb rbp, -1
    ; t0 = Z2 * Z2Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r14, r12
    adc r10, rbx
    adc r15, r13
    add r12, rcx
    adc rbx, r11
    adc r13, rbp
    cmovc r14, r12
    cmovc r10, rbx
    cmovc r15, r13
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, r14
    mulx r11, rcx, qword [rsi + 32]
    mulx rbp, rbx, qword [rsi + 24]
    add rcx, rbp
    mulx r12, rbp, qword [rsi + 40]
    adc rbp, r11
    adc r12, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r13, r11, qword [rsi + 24]
    xor r14d, r14d
    adcx rcx, r11
    mulx r10, r11, qword [rsi + 32]
    adcx rbp, r11
    adox rbp, r13
    mulx r13, r11, qword [rsi + 40]
    adcx r12, r11
    adox r12, r10
    adcx r14, r14
    adox r14, r13
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, r15
    mulx r11, r10, qword [rsi + 24]
    xor r13d, r13d
    adcx rbp, r10
    mulx r15, r10, qword [rsi + 32]
    adcx r12, r10
    adox r12, r11
    mulx r11, r10, qword [rsi + 40]
    adcx r14, r10
    adox r14, r15
    adcx r13, r13
    adox r13, r11
    ; S1 = Y1 * t0: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rbx
    sbb rbp, 0
    sbb rbx, 0
    ; S1 = Y1 * t0: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbp, rcx
    sbb rbx, 0
    sbb rcx, 0
    ; S1 = Y1 * t0: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rbp
    sbb rcx, 0
    sbb rbp, 0
    ; S1 = Y1 * t0: the high half less p, which is negative, modulo W^n
    mov r10, r12
    sub r10, -1
    mov r11, r14
    sbb r11, -2
    mov r15, r13
    sbb r15, -1
    ; S1 = Y1 * t0: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbx
    adc r14, rcx
    adc r13, rbp
    add rbx, r10
    adc rcx, r11
    adc rbp, r15
    cmovc r12, rbx
    cmovc r14, rcx
    cmovc r13, rbp
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r8
    mulx r10, rcx, qword [rsi + 56]
    mulx rbx, r11, qword [rsi + 48]
    add rcx, rbx
    mulx rbx, r8, qword [rsi + 64]
    adc r8, r10
    adc rbx, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx rbp, r10, qword [rsi + 48]
    xor r15d, r15d
    adcx rcx, r10
    mulx rdi, r10, qword [rsi + 56]
    adcx r8, r10
    adox r8, rbp
    mulx rbp, r10, qword [rsi + 64]
    adcx rbx, r10
    adox rbx, rdi
    adcx r15, r15
    adox r15, rbp
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx rdi, r10, qword [rsi + 48]
    xor ebp, ebp
    adcx r8, r10
    mulx r9, r10, qword [rsi + 56]
    adcx rbx, r10
    adox rbx, rdi
    mulx rdi, r10, qword [rsi + 64]
    adcx r15, r10
    adox r15, r9
    adcx rbp, rbp
    adox rbp, rdi
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r11
    sbb r8, 0
    sbb r11, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r8, rcx
    sbb r11, 0
    sbb rcx, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, r8
    sbb rcx, 0
    sbb r8, 0
    ; t1 = Z1 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov r9, rbx
    sub r9, -1
    mov r10, r15
    sbb r10, -2
    mov rdi, rbp
    sbb rdi, -1
    ; t1 = Z1 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r11
    adc r15, rcx
    adc rbp, r8
    add r11, r9
    adc rcx, r10
    adc r8, rdi
    cmovc rbx, r11
    cmovc r15, rcx
    cmovc rbp, r8
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r8, rcx, qword [rax + 32]
    mulx r10, r9, qword [rax + 24]
    add rcx, r10
    mulx r11, r10, qword [rax + 40]
    adc r10, r8
    adc r11, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r15
    mulx rdi, r8, qword [rax + 24]
    xor ebx, ebx
    adcx rcx, r8
    mulx r15, r8, qword [rax + 32]
    adcx r10, r8
    adox r10, rdi
    mulx rdi, r8, qword [rax + 40]
    adcx r11, r8
    adox r11, r15
    adcx rbx, rbx
    adox rbx, rdi
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rbp
    mulx rdi, r8, qword [rax + 24]
    xor r15d, r15d
    adcx r10, r8
    mulx rbp, r8, qword [rax + 32]
    adcx r11, r8
    adox r11, rdi
    mulx rdi, r8, qword [rax + 40]
    adcx rbx, r8
    adox rbx, rbp
    adcx r15, r15
    adox r15, rdi
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r10, 0
    sbb r9, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, rcx
    sbb r9, 0
    sbb rcx, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r9, r10
    sbb rcx, 0
    sbb r10, 0
    ; S2 = Y2 * t1: the high half less p, which is negative, modulo W^n
    mov r8, r11
    sub r8, -1
    mov rdi, rbx
    sbb rdi, -2
    mov rbp, r15
    sbb rbp, -1
    ; S2 = Y2 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r9
    adc rbx, rcx
    adc r15, r10
    add r9, r8
    adc rcx, rdi
    adc r10, rbp
    cmovc r11, r9
    cmovc rbx, rcx
    cmovc r15, r10
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 56]
    sub rcx, qword [rsp + 40]
    mov r8, qword [rsp + 48]
    sbb r8, qword [rsp + 32]
    mov r9, qword [rsp + 8]
    sbb r9, qword [rsp + 24]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r10, r10
    mov rdi, r10
    and rdi, -2
    add rcx, r10
    adc r8, rdi
    adc r9, r10
    ; r = S2 - S1: a - b
    sub r11, r12
    sbb rbx, r14
    sbb r15, r13
    ; r = S2 - S1: add the modulus where it borrowed
    sbb r10, r10
    mov rdi, r10
    and rdi, -2
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [rax + 48]
    mov qword [rsp + 8], r13
    mulx r13, rbp, qword [rsi + 56]
    mov qword [rsp + 48], r12
    mov qword [rsp + 56], r14
    mulx r14, r12, qword [rsi + 48]
    mov qword [rsp + 16], r9
    xor r9d, r9d
    adox rbp, r14
    mov qword [rsp + 64], r8
    mulx r8, r14, qword [rsi + 64]
    adox r14, r13
    adox r8, r9
    adcx r11, r10
    adcx rbx, rdi
    adcx r15, r10
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 56]
    mulx rdi, r10, qword [rsi + 48]
    xor r13d, r13d
    adcx rbp, r10
    mulx r10, r9, qword [rsi + 56]
    adcx r14, r9
    adox r14, rdi
    mulx rdi, r9, qword [rsi + 64]
    adcx r8, r9
    adox r8, r10
    adcx r13, r13
    adox r13, rdi
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 64]
    mulx r10, r9, qword [rsi + 48]
    xor edi, edi
    adcx r14, r9
    mov qword [rsp + 72], rbx
    mulx rbx, r9, qword [rsi + 56]
    adcx r8, r9
    adox r8, r10
    mulx r10, r9, qword [rsi + 64]
    adcx r13, r9
    adox r13, rbx
    adcx rdi, rdi
    adox rdi, r10
    ; t7 = Z1 * Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rbp, r12
    sbb r14, 0
    sbb r12, 0
    ; t7 = Z1 * Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, rbp
    sbb r12, 0
    sbb rbp, 0
    ; t7 = Z1 * Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, r14
    sbb rbp, 0
    sbb r14, 0
    ; t7 = Z1 * Z2: the high half less p, which is negative, modulo W^n
    mov rax, r8
    sub rax, -1
    mov r9, r13
    sbb r9, -2
    mov r10, rdi
    sbb r10, -1
    ; t7 = Z1 * Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r12
    adc r13, rbp
    adc rdi, r14
    add r12, rax
    adc rbp, r9
    adc r14, r10
    cmovc r8, r12
    cmovc r13, rbp
    cmovc rdi, r14
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mulx r9, rax, r13
    mulx rsi, r10, r8
    add rax, rsi
    mulx rbx, rsi, rdi
    adc rsi, r9
    adc rbx, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mulx rbp, r9, r8
    xor r12d, r12d
    adcx rax, r9
    mulx r14, r9, r13
    adcx rsi, r9
    adox rsi, rbp
    mulx rbp, r9, rdi
    adcx rbx, r9
    adox rbx, r14
    adcx r12, r12
    adox r12, rbp
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r9, r8, r8
    xor ebp, ebp
    adcx rsi, r8
    mulx r13, r8, r13
    adcx rbx, r8
    adox rbx, r9
    mulx r9, r8, rdi
    adcx r12, r8
    adox r12, r13
    adcx rbp, rbp
    adox rbp, r9
    ; Z3 = t7 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r10
    sbb rsi, 0
    sbb r10, 0
    ; Z3 = t7 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rsi, rax
    sbb r10, 0
    sbb rax, 0
    ; Z3 = t7 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, rsi
    sbb rax, 0
    sbb rsi, 0
    ; Z3 = t7 * H: the high half less p, which is negative, modulo W^n
    mov r8, rbx
    sub r8, -1
    mov r9, r12
    sbb r9, -2
    mov rdi, rbp
    sbb rdi, -1
    ; Z3 = t7 * H: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r10
    adc r12, rax
    adc rbp, rsi
    add r10, r8
    adc rax, r9
    adc rsi, rdi
    cmovc rbx, r10
    mov r8, qword [rsp]
    mov qword [r8 + 48], rbx
    cmovc r12, rax
    mov qword [r8 + 56], r12
    cmovc rbp, rsi
    mov qword [r8 + 64], rbp
    ; HH = H^2: square, products of a[0] with the words above it
    mulx r9, rax, rcx
    mov rdx, rcx
    mulx rsi, r10, qword [rsp + 64]
    add rax, rsi
    adc r9, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx rdi, rsi, qword [rsp + 16]
    add r9, rsi
    mov esi, 0
    adc rsi, rsi
    add rsi, rdi
    ; HH = H^2: square: double the cross products
    xor edi, edi
    adcx r10, r10
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rcx
    mulx r14, r13, rdx
    adox r10, r14
    adcx rax, rax
    mov rdx, qword [rsp + 64]
    mulx rbx, r14, rdx
    adox rax, r14
    adcx r9, r9
    adox r9, rbx
    adcx rsi, rsi
    mov rdx, qword [rsp + 16]
    mulx r14, rbx, rdx
    adox rsi, rbx
    adcx rdi, rdi
    adox rdi, r14
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r10, r13
    sbb rax, 0
    sbb r13, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r10
    sbb r13, 0
    sbb r10, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rax
    sbb r10, 0
    sbb rax, 0
    ; HH = H^2: the high half less p, which is negative, modulo W^n
    mov rbx, r9
    sub rbx, -1
    mov r14, rsi
    sbb r14, -2
    mov rbp, rdi
    sbb rbp, -1
    ; HH = H^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r9, r13
    adc rsi, r10
    adc rdi, rax
    add r13, rbx
    adc r10, r14
    adc rax, rbp
    cmovc r9, r13
    cmovc rsi, r10
    cmovc rdi, rax
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r9
    mulx r10, rax, qword [rsp + 64]
    mulx rbp, rbx, rcx
    add rax, rbp
    mulx r13, rbp, qword [rsp + 16]
    adc rbp, r10
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rsi
    mulx r14, r10, rcx
    xor esi, esi
    adcx rax, r10
    mulx r12, r10, qword [rsp + 64]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rsp + 16]
    adcx r13, r10
    adox r13, r12
    adcx rsi, rsi
    adox rsi, r14
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, rdi
    mulx r14, r12, rcx
    xor edi, edi
    adcx rbp, r12
    mov qword [rsp + 80], rcx
    mulx rcx, r12, qword [rsp + 64]
    adcx r13, r12
    adox r13, r14
    mulx r14, r12, qword [rsp + 16]
    adcx rsi, r12
    adox rsi, rcx
    adcx rdi, rdi
    adox rdi, r14
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, rbx
    sbb rbp, 0
    sbb rbx, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbp, rax
    sbb rbx, 0
    sbb rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rbp
    sbb rax, 0
    sbb rbp, 0
    ; HHH = H * HH: the high half less p, which is negative, modulo W^n
    mov rcx, r13
    sub rcx, -1
    mov r12, rsi
    sbb r12, -2
    mov r14, rdi
    sbb r14, -1
    ; HHH = H * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, rbx
    adc rsi, rax
    adc rdi, rbp
    add rbx, rcx
    adc rax, r12
    adc rbp, r14
    cmovc r13, rbx
    cmovc rsi, rax
    cmovc rdi, rbp
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, r9
    mulx rbx, rcx, qword [rsp + 32]
    mulx r12, rbp, qword [rsp + 40]
    add rcx, r12
    mulx r12, r9, qword [rsp + 24]
    adc r9, rbx
    adc r12, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r14, rbx, qword [rsp + 40]
    xor r10d, r10d
    adcx rcx, rbx
    mov qword [rsp + 88], rdi
    mulx rdi, rbx, qword [rsp + 32]
    adcx r9, rbx
    adox r9, r14
    mulx r14, rbx, qword [rsp + 24]
    adcx r12, rbx
    adox r12, rdi
    adcx r10, r10
    adox r10, r14
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx rbx, rdi, qword [rsp + 40]
    xor r14d, r14d
    adcx r9, rdi
    mulx rax, rdi, qword [rsp + 32]
    adcx r12, rdi
    adox r12, rbx
    mulx rbx, rdi, qword [rsp + 24]
    adcx r10, rdi
    adox r10, rax
    adcx r14, r14
    adox r14, rbx
    ; V = U1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rbp
    sbb r9, 0
    sbb rbp, 0
    ; V = U1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, rcx
    sbb rbp, 0
    sbb rcx, 0
    ; V = U1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, r9
    sbb rcx, 0
    sbb r9, 0
    ; V = U1 * HH: the high half less p, which is negative, modulo W^n
    mov rax, r12
    sub rax, -1
    mov rdi, r10
    sbb rdi, -2
    mov rbx, r14
    sbb rbx, -1
    ; V = U1 * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbp
    adc r10, rcx
    adc r14, r9
    add rbp, rax
    adc rcx, rdi
    adc r9, rbx
    cmovc r12, rbp
    cmovc r10, rcx
    cmovc r14, r9
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, r11
    mulx rcx, rax, r15
    mulx rdi, r9, qword [rsp + 72]
    add rax, rdi
    adc rcx, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 72]
    mulx rbx, rdi, r15
    add rcx, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, rbx
    ; rr = r^2: square: double the cross products
    xor ebx, ebx
    adcx r9, r9
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, r11
    mov qword [rsp + 24], rsi
    mulx rsi, rbp, rdx
    adox r9, rsi
    adcx rax, rax
    mov rdx, qword [rsp + 72]
    mov qword [rsp + 32], r11
    mulx r11, rsi, rdx
    adox rax, rsi
    adcx rcx, rcx
    adox rcx, r11
    adcx rdi, rdi
    mov rdx, r15
    mulx rsi, r11, rdx
    adox rdi, r11
    adcx rbx, rbx
    adox rbx, rsi
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbp
    sbb rax, 0
    sbb rbp, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r9
    sbb rbp, 0
    sbb r9, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, rax
    sbb r9, 0
    sbb rax, 0
    ; rr = r^2: the high half less p, which is negative, modulo W^n
    mov r11, rcx
    sub r11, -1
    mov rsi, rdi
    sbb rsi, -2
    mov r15, rbx
    sbb r15, -1
    ; rr = r^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rcx, rbp
    adc rdi, r9
    adc rbx, rax
    add rbp, r11
    adc r9, rsi
    adc rax, r15
    cmovc rcx, rbp
    cmovc rdi, r9
    cmovc rbx, rax
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, r12
    add rax, rax
    mov r9, r10
    adc r9, r9
    mov r11, r14
    adc r11, r11
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rbp, rax
    sub rbp, -1
    mov r15, r9
    sbb r15, -2
    mov qword [rsp + 40], r14
    mov r14, r11
    sbb r14, -1
    sbb rsi, 0
    cmovc rbp, rax
    cmovc r15, r9
    cmovc r14, r11
    ; t3 = rr - HHH: a - b
    sub rcx, r13
    sbb rdi, qword [rsp + 24]
    sbb rbx, qword [rsp + 88]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, -2
    add rcx, rax
    adc rdi, r9
    adc rbx, rax
    ; X3 = t3 - V2: a - b
    sub rcx, rbp
    sbb rdi, r15
    sbb rbx, r14
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, -2
    add rcx, rax
    mov qword [r8], rcx
    adc rdi, r9
    mov qword [r8 + 8], rdi
    adc rbx, rax
    mov qword [r8 + 16], rbx
    ; t4 = V - X3: a - b
    sub r12, rcx
    sbb r10, rdi
    mov rax, qword [rsp + 40]
    sbb rax, rbx
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rcx, rcx
    mov r9, rcx
    and r9, -2
    add r12, rcx
    adc r10, r9
    adc rax, rcx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r12
    mulx r11, r9, qword [rsp + 72]
    mulx rdi, rsi, qword [rsp + 32]
    add r9, rdi
    mulx rbx, rdi, rcx
    adc rdi, r11
    adc rbx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx rbp, r11, qword [rsp + 32]
    xor r12d, r12d
    adcx r9, r11
    mulx r14, r11, qword [rsp + 72]
    adcx rdi, r11
    adox rdi, rbp
    mulx r11, r10, rcx
    adcx rbx, r10
    adox rbx, r14
    adcx r12, r12
    adox r12, r11
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx r11, r10, qword [rsp + 32]
    xor ebp, ebp
    adcx rdi, r10
    mulx r14, r10, qword [rsp + 72]
    adcx rbx, r10
    adox rbx, r11
    mulx r10, rax, rcx
    adcx r12, rax
    adox r12, r14
    adcx rbp, rbp
    adox rbp, r10
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rsi
    sbb rdi, 0
    sbb rsi, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rdi, r9
    sbb rsi, 0
    sbb r9, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rsi, rdi
    sbb r9, 0
    sbb rdi, 0
    ; t5 = r * t4: the high half less p, which is negative, modulo W^n
    mov rax, rbx
    sub rax, -1
    mov r10, r12
    sbb r10, -2
    mov r11, rbp
    sbb r11, -1
    ; t5 = r * t4: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, rsi
    adc r12, r9
    adc rbp, rdi
    add rsi, rax
    adc r9, r10
    adc rdi, r11
    cmovc rbx, rsi
    cmovc r12, r9
    cmovc rbp, rdi
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, r13
    mulx r9, rax, qword [rsp + 56]
    mulx r11, r10, qword [rsp + 48]
    add rax, r11
    mulx rsi, r11, qword [rsp + 8]
    adc r11, r9
    adc rsi, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx rdi, r9, qword [rsp + 48]
    xor r13d, r13d
    adcx rax, r9
    mulx r14, r9, qword [rsp + 56]
    adcx r11, r9
    adox r11, rdi
    mulx rdi, r9, qword [rsp + 8]
    adcx rsi, r9
    adox rsi, r14
    adcx r13, r13
    adox r13, rdi
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 88]
    mulx rdi, r9, qword [rsp + 48]
    xor r14d, r14d
    adcx r11, r9
    mulx r15, r9, qword [rsp + 56]
    adcx rsi, r9
    adox rsi, rdi
    mulx rdi, r9, qword [rsp + 8]
    adcx r13, r9
    adox r13, r15
    adcx r14, r14
    adox r14, rdi
    ; t6 = S1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r10
    sbb r11, 0
    sbb r10, 0
    ; t6 = S1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, rax
    sbb r10, 0
    sbb rax, 0
    ; t6 = S1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, r11
    sbb rax, 0
    sbb r11, 0
    ; t6 = S1 * HHH: the high half less p, which is negative, modulo W^n
    mov r9, rsi
    sub r9, -1
    mov rdi, r13
    sbb rdi, -2
    mov r15, r14
    sbb r15, -1
    ; t6 = S1 * HHH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rsi, r10
    adc r13, rax
    adc r14, r11
    add r10, r9
    adc rax, rdi
    adc r11, r15
    cmovc rsi, r10
    cmovc r13, rax
    cmovc r14, r11
    ; Y3 = t5 - t6: a - b
    sub rbx, rsi
    sbb r12, r13
    sbb rbp, r14
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, -2
    add rbx, rax
    mov qword [r8 + 24], rbx
    adc r12, r9
    mov qword [r8 + 32], r12
    adc rbp, rax
    mov qword [r8 + 40], rbp
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rsp + 80]
    or rax, qword [rsp + 64]
    or rax, qword [rsp + 16]
    cmp rax, 1
    sbb rax, rax
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r9, qword [rsp + 32]
    or r9, qword [rsp + 72]
    or r9, rcx
    cmp r9, 1
    sbb rcx, rcx
    and rax, rcx
    add rsp, 96
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p192_point_add_affine_incomplete_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[6])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p192_point_add_affine_incomplete_fused
align 32
p192_point_add_affine_incomplete_fused:
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
    ; Z1Z1 = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb rcx, 0
    sbb rbx, 0
    ; Z1Z1 = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb rbx, 0
    sbb r9, 0
    ; Z1Z1 = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rcx
    sbb r9, 0
    sbb rcx, 0
    ; Z1Z1 = Z1^2: the high half less p, which is negative, modulo W^n
    mov rbp, r8
    sub rbp, -1
    mov r12, r10
    sbb r12, -2
    mov r13, r11
    sbb r13, -1
    ; Z1Z1 = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, rbx
    adc r10, r9
    adc r11, rcx
    add rbx, rbp
    adc r9, r12
    adc rcx, r13
    cmovc r8, rbx
    cmovc r10, r9
    cmovc r11, rcx
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r8
    mulx r9, rcx, qword [rax + 8]
    mulx rbp, rbx, qword [rax]
    add rcx, rbp
    mulx r12, rbp, qword [rax + 16]
    adc rbp, r9
    adc r12, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r13, r9, qword [rax]
    xor r14d, r14d
    adcx rcx, r9
    mulx r15, r9, qword [rax + 8]
    adcx rbp, r9
    adox rbp, r13
    mulx r13, r9, qword [rax + 16]
    adcx r12, r9
    adox r12, r15
    adcx r14, r14
    adox r14, r13
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r13, r9, qword [rax]
    xor r15d, r15d
    adcx rbp, r9
    mulx r11, r9, qword [rax + 8]
    adcx r12, r9
    adox r12, r13
    mulx r13, r9, qword [rax + 16]
    adcx r14, r9
    adox r14, r11
    adcx r15, r15
    adox r15, r13
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rbx
    sbb rbp, 0
    sbb rbx, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbp, rcx
    sbb rbx, 0
    sbb rcx, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rbp
    sbb rcx, 0
    sbb rbp, 0
    ; U2 = X2 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov r9, r12
    sub r9, -1
    mov r11, r14
    sbb r11, -2
    mov r13, r15
    sbb r13, -1
    ; U2 = X2 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbx
    adc r14, rcx
    adc r15, rbp
    add rbx, r9
    adc rcx, r11
    adc rbp, r13
    cmovc r12, rbx
    cmovc r14, rcx
    cmovc r15, rbp
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r8
    mulx r11, r9, qword [rsi + 56]
    mulx rbp, rbx, qword [rsi + 48]
    add r9, rbp
    mulx rbp, r8, qword [rsi + 64]
    adc r8, r11
    adc rbp, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r13, r11, qword [rsi + 48]
    xor r10d, r10d
    adcx r9, r11
    mov qword [rsp], rdi
    mulx rdi, r11, qword [rsi + 56]
    adcx r8, r11
    adox r8, r13
    mulx r13, r11, qword [rsi + 64]
    adcx rbp, r11
    adox rbp, rdi
    adcx r10, r10
    adox r10, r13
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rdi, r11, qword [rsi + 48]
    xor r13d, r13d
    adcx r8, r11
    mulx rcx, r11, qword [rsi + 56]
    adcx rbp, r11
    adox rbp, rdi
    mulx rdi, r11, qword [rsi + 64]
    adcx r10, r11
    adox r10, rcx
    adcx r13, r13
    adox r13, rdi
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb r8, 0
    sbb rbx, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r8, r9
    sbb rbx, 0
    sbb r9, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r8
    sbb r9, 0
    sbb r8, 0
    ; t1 = Z1 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov rcx, rbp
    sub rcx, -1
    mov r11, r10
    sbb r11, -2
    mov rdi, r13
    sbb rdi, -1
    ; t1 = Z1 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, rbx
    adc r10, r9
    adc r13, r8
    add rbx, rcx
    adc r9, r11
    adc r8, rdi
    cmovc rbp, rbx
    cmovc r10, r9
    cmovc r13, r8
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r8, rcx, qword [rax + 32]
    mulx r11, r9, qword [rax + 24]
    add rcx, r11
    mulx rdi, r11, qword [rax + 40]
    adc r11, r8
    adc rdi, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx rbx, r8, qword [rax + 24]
    xor ebp, ebp
    adcx rcx, r8
    mulx r10, r8, qword [rax + 32]
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, qword [rax + 40]
    adcx rdi, r8
    adox rdi, r10
    adcx rbp, rbp
    adox rbp, rbx
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx r10, r8, qword [rax + 24]
    xor ebx, ebx
    adcx r11, r8
    mulx r13, r8, qword [rax + 32]
    adcx rdi, r8
    adox rdi, r10
    mulx r10, r8, qword [rax + 40]
    adcx rbp, r8
    adox rbp, r13
    adcx rbx, rbx
    adox rbx, r10
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r11, 0
    sbb r9, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, rcx
    sbb r9, 0
    sbb rcx, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r9, r11
    sbb rcx, 0
    sbb r11, 0
    ; S2 = Y2 * t1: the high half less p, which is negative, modulo W^n
    mov rax, rdi
    sub rax, -1
    mov r8, rbp
    sbb r8, -2
    mov r10, rbx
    sbb r10, -1
    ; S2 = Y2 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rdi, r9
    adc rbp, rcx
    adc rbx, r11
    add r9, rax
    adc rcx, r8
    adc r11, r10
    cmovc rdi, r9
    cmovc rbp, rcx
    cmovc rbx, r11
    ; H = U2 - X1: a - b
    sub r12, qword [rsi]
    sbb r14, qword [rsi + 8]
    sbb r15, qword [rsi + 16]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r12, rax
    adc r14, rcx
    adc r15, rax
    ; r = S2 - Y1: a - b
    sub rdi, qword [rsi + 24]
    sbb rbp, qword [rsi + 32]
    sbb rbx, qword [rsi + 40]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, r12
    mulx r9, r8, qword [rsi + 56]
    mulx r11, r10, qword [rsi + 48]
    xor r13d, r13d
    adox r8, r11
    mulx r12, r11, qword [rsi + 64]
    adox r11, r9
    adox r12, r13
    adcx rdi, rax
    adcx rbp, rcx
    adcx rbx, rax
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rax, rdx
    mov rdx, r14
    mulx r9, rcx, qword [rsi + 48]
    xor r14d, r14d
    adcx r8, rcx
    mulx r13, rcx, qword [rsi + 56]
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, qword [rsi + 64]
    adcx r12, rcx
    adox r12, r13
    adcx r14, r14
    adox r14, r9
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r15
    mulx r13, r9, qword [rsi + 48]
    xor r15d, r15d
    adcx r11, r9
    mov qword [rsp + 8], rbp
    mulx rbp, r9, qword [rsi + 56]
    adcx r12, r9
    adox r12, r13
    mulx r13, r9, qword [rsi + 64]
    adcx r14, r9
    adox r14, rbp
    adcx r15, r15
    adox r15, r13
    ; Z3 = Z1 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, r10
    sbb r11, 0
    sbb r10, 0
    ; Z3 = Z1 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, r8
    sbb r10, 0
    sbb r8, 0
    ; Z3 = Z1 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, r11
    sbb r8, 0
    sbb r11, 0
    ; Z3 = Z1 * H: the high half less p, which is negative, modulo W^n
    mov r9, r12
    sub r9, -1
    mov rbp, r14
    sbb rbp, -2
    mov r13, r15
    sbb r13, -1
    ; Z3 = Z1 * H: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, r10
    adc r14, r8
    adc r15, r11
    add r10, r9
    adc r8, rbp
    adc r11, r13
    cmovc r12, r10
    cmovc r14, r8
    cmovc r15, r11
    ; HH = H^2: square, products of a[0] with the words above it
    mulx r9, r8, rax
    mov r10, rdx
    mov rdx, rax
    mulx rbp, r11, rcx
    add r8, rbp
    adc r9, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, rcx
    mulx r13, rbp, r10
    add r9, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r13
    ; HH = H^2: square: double the cross products
    xor r13d, r13d
    adcx r11, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rax
    mov qword [rsp + 16], r12
    mov qword [rsp + 24], r14
    mulx r14, r12, rdx
    adox r11, r14
    adcx r8, r8
    mov rdx, rcx
    mov qword [rsp + 32], r15
    mulx r15, r14, rdx
    adox r8, r14
    adcx r9, r9
    adox r9, r15
    adcx rbp, rbp
    mov rdx, r10
    mulx r15, r14, rdx
    adox rbp, r14
    adcx r13, r13
    adox r13, r15
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, r12
    sbb r8, 0
    sbb r12, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r8, r11
    sbb r12, 0
    sbb r11, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, r8
    sbb r11, 0
    sbb r8, 0
    ; HH = H^2: the high half less p, which is negative, modulo W^n
    mov r14, r9
    sub r14, -1
    mov r15, rbp
    sbb r15, -2
    mov r10, r13
    sbb r10, -1
    ; HH = H^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r9, r12
    adc rbp, r11
    adc r13, r8
    add r12, r14
    adc r11, r15
    adc r8, r10
    cmovc r9, r12
    cmovc rbp, r11
    cmovc r13, r8
    ; HHH = H * HH: product, row 0: a * b[0]
    mov r8, rdx
    mov rdx, r9
    mulx r11, r10, rcx
    mulx r14, r12, rax
    add r10, r14
    mulx r15, r14, r8
    adc r14, r11
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mov qword [rsp + 40], rdi
    mulx rdi, r11, rax
    xor ebp, ebp
    adcx r10, r11
    mov qword [rsp + 48], rbx
    mulx rbx, r11, rcx
    adcx r14, r11
    adox r14, rdi
    mulx rdi, r11, r8
    adcx r15, r11
    adox r15, rbx
    adcx rbp, rbp
    adox rbp, rdi
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, r13
    mulx rbx, rdi, rax
    xor r13d, r13d
    adcx r14, rdi
    mov qword [rsp + 56], rax
    mulx rax, rdi, rcx
    adcx r15, rdi
    adox r15, rbx
    mulx rbx, rdi, r8
    adcx rbp, rdi
    adox rbp, rax
    adcx r13, r13
    adox r13, rbx
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r10, r12
    sbb r14, 0
    sbb r12, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, r10
    sbb r12, 0
    sbb r10, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, r14
    sbb r10, 0
    sbb r14, 0
    ; HHH = H * HH: the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, -1
    mov rdi, rbp
    sbb rdi, -2
    mov rbx, r13
    sbb rbx, -1
    ; HHH = H * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, r12
    adc rbp, r10
    adc r13, r14
    add r12, rax
    adc r10, rdi
    adc r14, rbx
    cmovc r15, r12
    cmovc rbp, r10
    cmovc r13, r14
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, r9
    mulx rdi, r10, qword [rsi + 8]
    mulx r12, rbx, qword [rsi]
    add r10, r12
    mulx r12, r9, qword [rsi + 16]
    adc r9, rdi
    adc r12, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, rdi, qword [rsi]
    xor r11d, r11d
    adcx r10, rdi
    mov qword [rsp + 64], r8
    mulx r8, rdi, qword [rsi + 8]
    adcx r9, rdi
    adox r9, r14
    mulx r14, rdi, qword [rsi + 16]
    adcx r12, rdi
    adox r12, r8
    adcx r11, r11
    adox r11, r14
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx rdi, r8, qword [rsi]
    xor r14d, r14d
    adcx r9, r8
    mulx rax, r8, qword [rsi + 8]
    adcx r12, r8
    adox r12, rdi
    mulx rdi, r8, qword [rsi + 16]
    adcx r11, r8
    adox r11, rax
    adcx r14, r14
    adox r14, rdi
    ; V = X1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r10, rbx
    sbb r9, 0
    sbb rbx, 0
    ; V = X1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, r10
    sbb rbx, 0
    sbb r10, 0
    ; V = X1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r9
    sbb r10, 0
    sbb r9, 0
    ; V = X1 * HH: the high half less p, which is negative, modulo W^n
    mov rax, r12
    sub rax, -1
    mov r8, r11
    sbb r8, -2
    mov rdi, r14
    sbb rdi, -1
    ; V = X1 * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbx
    adc r11, r10
    adc r14, r9
    add rbx, rax
    adc r10, r8
    adc r9, rdi
    cmovc r12, rbx
    cmovc r11, r10
    cmovc r14, r9
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r8, rax, qword [rsp + 48]
    mulx r10, r9, qword [rsp + 8]
    add rax, r10
    adc r8, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rdi, r10, qword [rsp + 48]
    add r8, r10
    mov r10d, 0
    adc r10, r10
    add r10, rdi
    ; rr = r^2: square: double the cross products
    xor edi, edi
    adcx r9, r9
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 72], rcx
    mulx rcx, rbx, rdx
    adox r9, rcx
    adcx rax, rax
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 80], rsi
    mulx rsi, rcx, rdx
    adox rax, rcx
    adcx r8, r8
    adox r8, rsi
    adcx r10, r10
    mov rdx, qword [rsp + 48]
    mulx rsi, rcx, rdx
    adox r10, rcx
    adcx rdi, rdi
    adox rdi, rsi
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb rax, 0
    sbb rbx, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r9
    sbb rbx, 0
    sbb r9, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rax
    sbb r9, 0
    sbb rax, 0
    ; rr = r^2: the high half less p, which is negative, modulo W^n
    mov rcx, r8
    sub rcx, -1
    mov rsi, r10
    sbb rsi, -2
    mov qword [rsp + 88], r13
    mov r13, rdi
    sbb r13, -1
    ; rr = r^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, rbx
    adc r10, r9
    adc rdi, rax
    add rbx, rcx
    adc r9, rsi
    adc rax, r13
    cmovc r8, rbx
    cmovc r10, r9
    cmovc rdi, rax
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, r12
    add rax, rax
    mov rcx, r11
    adc rcx, rcx
    mov r9, r14
    adc r9, r9
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rbx, rax
    sub rbx, -1
    mov r13, rcx
    sbb r13, -2
    mov qword [rsp + 96], r14
    mov r14, r9
    sbb r14, -1
    sbb rsi, 0
    cmovc rbx, rax
    cmovc r13, rcx
    cmovc r14, r9
    ; t3 = rr - HHH: a - b
    sub r8, r15
    sbb r10, rbp
    sbb rdi, qword [rsp + 88]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r8, rax
    adc r10, rcx
    adc rdi, rax
    ; X3 = t3 - V2: a - b
    sub r8, rbx
    sbb r10, r13
    sbb rdi, r14
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r8, rax
    adc r10, rcx
    adc rdi, rax
    ; t4 = V - X3: a - b
    sub r12, r8
    sbb r11, r10
    mov rax, qword [rsp + 96]
    sbb rax, rdi
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rcx, rcx
    mov r9, rcx
    and r9, -2
    add r12, rcx
    adc r11, r9
    adc rax, rcx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r12
    mulx r9, rcx, qword [rsp + 8]
    mulx rbx, rsi, qword [rsp + 40]
    add rcx, rbx
    mulx r12, rbx, qword [rsp + 48]
    adc rbx, r9
    adc r12, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r13, r9, qword [rsp + 40]
    xor r14d, r14d
    adcx rcx, r9
    mulx r11, r9, qword [rsp + 8]
    adcx rbx, r9
    adox rbx, r13
    mulx r13, r9, qword [rsp + 48]
    adcx r12, r9
    adox r12, r11
    adcx r14, r14
    adox r14, r13
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx r11, r9, qword [rsp + 40]
    xor r13d, r13d
    adcx rbx, r9
    mulx rax, r9, qword [rsp + 8]
    adcx r12, r9
    adox r12, r11
    mulx r11, r9, qword [rsp + 48]
    adcx r14, r9
    adox r14, rax
    adcx r13, r13
    adox r13, r11
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rsi
    sbb rbx, 0
    sbb rsi, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbx, rcx
    sbb rsi, 0
    sbb rcx, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rsi, rbx
    sbb rcx, 0
    sbb rbx, 0
    ; t5 = r * t4: the high half less p, which is negative, modulo W^n
    mov rax, r12
    sub rax, -1
    mov r9, r14
    sbb r9, -2
    mov r11, r13
    sbb r11, -1
    ; t5 = r * t4: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rsi
    adc r14, rcx
    adc r13, rbx
    add rsi, rax
    adc rcx, r9
    adc rbx, r11
    cmovc r12, rsi
    cmovc r14, rcx
    cmovc r13, rbx
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, r15
    mov rax, qword [rsp + 80]
    mulx r9, rcx, qword [rax + 32]
    mulx rsi, r11, qword [rax + 24]
    add rcx, rsi
    mulx rbx, rsi, qword [rax + 40]
    adc rsi, r9
    adc rbx, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r15, r9, qword [rax + 24]
    xor ebp, ebp
    adcx rcx, r9
    mov qword [rsp + 96], r13
    mulx r13, r9, qword [rax + 32]
    adcx rsi, r9
    adox rsi, r15
    mulx r15, r9, qword [rax + 40]
    adcx rbx, r9
    adox rbx, r13
    adcx rbp, rbp
    adox rbp, r15
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 88]
    mulx r13, r9, qword [rax + 24]
    xor r15d, r15d
    adcx rsi, r9
    mov qword [rsp + 104], r14
    mulx r14, r9, qword [rax + 32]
    adcx rbx, r9
    adox rbx, r13
    mulx r13, r9, qword [rax + 40]
    mov rax, qword [rsp]
    mov qword [rax], r8
    mov qword [rax + 8], r10
    mov qword [rax + 16], rdi
    mov qword [rsp + 80], r12
    mov r12, qword [rsp + 16]
    mov qword [rax + 48], r12
    mov qword [rsp + 88], rbx
    mov rbx, qword [rsp + 24]
    mov qword [rax + 56], rbx
    mov qword [rsp + 112], rsi
    mov rsi, qword [rsp + 32]
    mov qword [rax + 64], rsi
    adcx rbp, r9
    adox rbp, r14
    adcx r15, r15
    adox r15, r13
    ; t6 = Y1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r11
    mov r9, qword [rsp + 112]
    sbb r9, 0
    sbb r11, 0
    ; t6 = Y1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, rcx
    sbb r11, 0
    sbb rcx, 0
    ; t6 = Y1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, r9
    sbb rcx, 0
    sbb r9, 0
    ; t6 = Y1 * HHH: the high half less p, which is negative, modulo W^n
    mov r13, qword [rsp + 88]
    sub r13, -1
    mov r14, rbp
    sbb r14, -2
    mov rsi, r15
    sbb rsi, -1
    ; t6 = Y1 * HHH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    mov rbx, r11
    add rbx, qword [rsp + 88]
    adc rbp, rcx
    adc r15, r9
    add r11, r13
    adc rcx, r14
    adc r9, rsi
    cmovc rbx, r11
    cmovc rbp, rcx
    cmovc r15, r9
    ; Y3 = t5 - t6: a - b
    mov rcx, qword [rsp + 80]
    sub rcx, rbx
    mov r9, qword [rsp + 104]
    sbb r9, rbp
    mov r11, qword [rsp + 96]
    sbb r11, r15
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rsi, rsi
    mov rbx, rsi
    and rbx, -2
    add rcx, rsi
    mov qword [rax + 24], rcx
    adc r9, rbx
    mov qword [rax + 32], r9
    adc r11, rsi
    mov qword [rax + 40], r11
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 56]
    or rsi, qword [rsp + 72]
    or rsi, qword [rsp + 64]
    cmp rsi, 1
    sbb rsi, rsi
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rbx, qword [rsp + 40]
    or rbx, qword [rsp + 8]
    or rbx, qword [rsp + 48]
    cmp rbx, 1
    sbb rbx, rbx
    and rsi, rbx
    mov rax, rsi
    add rsp, 120
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_point_dbl_fused(p192_limb r[9], const p192_limb p[9])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21
; p = P; jacobian coordinates
; 4M + 4S
LOCAL p192_point_dbl_fused
align 32
p192_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 72
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
    sub r10, -1
    mov r11, rcx
    sbb r11, -2
    mov rbx, r8
    sbb rbx, -1
    sbb r9, 0
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbx, r8
    ; delta = Z1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi + 48]
    mulx rcx, rax, qword [rsi + 64]
    mulx r9, r8, qword [rsi + 56]
    add rax, r9
    adc rcx, 0
    ; delta = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 56]
    mulx rbp, r9, qword [rsi + 64]
    add rcx, r9
    mov r9d, 0
    adc r9, r9
    add r9, rbp
    ; delta = Z1^2: square: double the cross products
    xor ebp, ebp
    adcx r8, r8
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 48]
    mulx r13, r12, rdx
    adox r8, r13
    adcx rax, rax
    mov rdx, qword [rsi + 56]
    mulx r14, r13, rdx
    adox rax, r13
    adcx rcx, rcx
    adox rcx, r14
    adcx r9, r9
    mov rdx, qword [rsi + 64]
    mulx r14, r13, rdx
    adox r9, r13
    adcx rbp, rbp
    adox rbp, r14
    ; delta = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, r12
    sbb rax, 0
    sbb r12, 0
    ; delta = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r8
    sbb r12, 0
    sbb r8, 0
    ; delta = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, rax
    sbb r8, 0
    sbb rax, 0
    ; delta = Z1^2: the high half less p, which is negative, modulo W^n
    mov r13, rcx
    sub r13, -1
    mov r14, r9
    sbb r14, -2
    mov r15, rbp
    sbb r15, -1
    ; delta = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rcx, r12
    adc r9, r8
    adc rbp, rax
    add r12, r13
    adc r8, r14
    adc rax, r15
    cmovc rcx, r12
    cmovc r9, r8
    cmovc rbp, rax
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, r10
    mulx r8, rax, rbx
    mulx r13, r12, r11
    add rax, r13
    adc r8, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, r11
    mulx r14, r13, rbx
    add r8, r13
    mov r13d, 0
    adc r13, r13
    add r13, r14
    ; SS = Y2^2: square: double the cross products
    xor r14d, r14d
    adcx r12, r12
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdx, r10
    mov qword [rsp], rdi
    mulx rdi, r15, rdx
    adox r12, rdi
    adcx rax, rax
    mov rdx, r11
    mov qword [rsp + 8], rbp
    mulx rbp, rdi, rdx
    adox rax, rdi
    adcx r8, r8
    adox r8, rbp
    adcx r13, r13
    mov rdx, rbx
    mulx rbp, rdi, rdx
    adox r13, rdi
    adcx r14, r14
    adox r14, rbp
    ; SS = Y2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r12, r15
    sbb rax, 0
    sbb r15, 0
    ; SS = Y2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r12
    sbb r15, 0
    sbb r12, 0
    ; SS = Y2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r15, rax
    sbb r12, 0
    sbb rax, 0
    ; SS = Y2^2: the high half less p, which is negative, modulo W^n
    mov rdi, r8
    sub rdi, -1
    mov rbp, r13
    sbb rbp, -2
    mov rbx, r14
    sbb rbx, -1
    ; SS = Y2^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r15
    adc r13, r12
    adc r14, rax
    add r15, rdi
    adc r12, rbp
    adc rax, rbx
    cmovc r8, r15
    cmovc r13, r12
    cmovc r14, rax
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, qword [rsi + 48]
    mulx rbx, rdi, r11
    mulx r12, rbp, r10
    add rdi, r12
    mulx r15, r12, rax
    adc r12, rbx
    adc r15, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 56]
    mov qword [rsp + 16], r14
    mulx r14, rbx, r10
    mov qword [rsp + 24], r8
    xor r8d, r8d
    adcx rdi, rbx
    mov qword [rsp + 32], r13
    mulx r13, rbx, r11
    adcx r12, rbx
    adox r12, r14
    mulx r14, rbx, rax
    adcx r15, rbx
    adox r15, r13
    adcx r8, r8
    adox r8, r14
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 64]
    mulx rbx, r10, r10
    xor r13d, r13d
    adcx r12, r10
    mulx r11, r10, r11
    adcx r15, r10
    adox r15, rbx
    mulx r10, rax, rax
    adcx r8, rax
    adox r8, r11
    adcx r13, r13
    adox r13, r10
    ; Z3 = Y2 * Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rdi, rbp
    sbb r12, 0
    sbb rbp, 0
    ; Z3 = Y2 * Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r12, rdi
    sbb rbp, 0
    sbb rdi, 0
    ; Z3 = Y2 * Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, r12
    sbb rdi, 0
    sbb r12, 0
    ; Z3 = Y2 * Z1: the high half less p, which is negative, modulo W^n
    mov rax, r15
    sub rax, -1
    mov r10, r8
    sbb r10, -2
    mov r11, r13
    sbb r11, -1
    ; Z3 = Y2 * Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r15, rbp
    adc r8, rdi
    adc r13, r12
    add rbp, rax
    adc rdi, r10
    adc r12, r11
    cmovc r15, rbp
    cmovc r8, rdi
    cmovc r13, r12
    ; t0 = X1 - delta: a - b
    mov rax, qword [rsi]
    sub rax, rcx
    mov r10, qword [rsi + 8]
    sbb r10, r9
    mov r11, qword [rsi + 16]
    sbb r11, qword [rsp + 8]
    ; t0 = X1 - delta: add the modulus where it borrowed
    sbb rdi, rdi
    mov rbx, rdi
    and rbx, -2
    ; t1 = X1 + delta: a + b, below 2*p
    xor ebp, ebp
    adox rcx, qword [rsi]
    adox r9, qword [rsi + 8]
    mov r12, qword [rsi + 16]
    adox r12, qword [rsp + 8]
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    adox rbp, rbp
    adcx rax, rdi
    adcx r10, rbx
    adcx r11, rdi
    mov rdi, rcx
    sub rdi, -1
    mov rbx, r9
    sbb rbx, -2
    mov r14, r12
    sbb r14, -1
    sbb rbp, 0
    cmovc rdi, rcx
    cmovc rbx, r9
    cmovc r14, r12
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r9, rcx, r10
    mulx r12, rbp, rax
    add rcx, r12
    mulx r12, rdi, r11
    adc rdi, r9
    adc r12, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mov qword [rsp + 8], r8
    mulx r8, r9, rax
    xor ebx, ebx
    adcx rcx, r9
    mov qword [rsp + 40], r13
    mulx r13, r9, r10
    adcx rdi, r9
    adox rdi, r8
    mulx r9, r8, r11
    adcx r12, r8
    adox r12, r13
    adcx rbx, rbx
    adox rbx, r9
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx r8, rax, rax
    xor r9d, r9d
    adcx rdi, rax
    mulx r10, rax, r10
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, r11
    adcx rbx, rax
    adox rbx, r10
    adcx r9, r9
    adox r9, r8
    ; t2 = t0 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rbp
    sbb rdi, 0
    sbb rbp, 0
    ; t2 = t0 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rdi, rcx
    sbb rbp, 0
    sbb rcx, 0
    ; t2 = t0 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, rdi
    sbb rcx, 0
    sbb rdi, 0
    ; t2 = t0 * t1: the high half less p, which is negative, modulo W^n
    mov rax, r12
    sub rax, -1
    mov r8, rbx
    sbb r8, -2
    mov r10, r9
    sbb r10, -1
    ; t2 = t0 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, rbp
    adc rbx, rcx
    adc r9, rdi
    add rbp, rax
    adc rcx, r8
    adc rdi, r10
    cmovc r12, rbp
    cmovc rbx, rcx
    cmovc r9, rdi
    ; M.double0 = 2*t2: 2*a, below 2*p
    mov rax, r12
    add rax, rax
    mov rcx, rbx
    adc rcx, rcx
    mov r8, r9
    adc r8, r8
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0
    adc r10, r10
    mov r11, rax
    sub r11, -1
    mov rdi, rcx
    sbb rdi, -2
    mov rbp, r8
    sbb rbp, -1
    sbb r10, 0
    cmovc r11, rax
    cmovc rdi, rcx
    cmovc rbp, r8
    ; M = M.double0 + t2: a + b, below 2*p
    add r11, r12
    adc rdi, rbx
    adc rbp, r9
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    mov eax, 0
    adc rax, rax
    mov rcx, r11
    sub rcx, -1
    mov r8, rdi
    sbb r8, -2
    mov r9, rbp
    sbb r9, -1
    sbb rax, 0
    cmovc rcx, r11
    cmovc r8, rdi
    cmovc r9, rbp
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [rsi]
    mulx r10, rax, qword [rsp + 32]
    mulx rdi, r11, qword [rsp + 24]
    add rax, rdi
    mulx rbx, rdi, qword [rsp + 16]
    adc rdi, r10
    adc rbx, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx rbp, r10, qword [rsp + 24]
    xor r12d, r12d
    adcx rax, r10
    mulx r13, r10, qword [rsp + 32]
    adcx rdi, r10
    adox rdi, rbp
    mulx rbp, r10, qword [rsp + 16]
    adcx rbx, r10
    adox rbx, r13
    adcx r12, r12
    adox r12, rbp
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx rbp, r10, qword [rsp + 24]
    xor r13d, r13d
    adcx rdi, r10
    mulx r14, r10, qword [rsp + 32]
    adcx rbx, r10
    adox rbx, rbp
    mulx rbp, r10, qword [rsp + 16]
    mov rsi, qword [rsp]
    mov qword [rsi + 48], r15
    mov qword [rsp + 48], r8
    mov r8, qword [rsp + 8]
    mov qword [rsi + 56], r8
    mov qword [rsp + 56], rcx
    mov rcx, qword [rsp + 40]
    mov qword [rsi + 64], rcx
    adcx r12, r10
    adox r12, r14
    adcx r13, r13
    adox r13, rbp
    ; U = SS * X1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r11
    sbb rdi, 0
    sbb r11, 0
    ; U = SS * X1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rdi, rax
    sbb r11, 0
    sbb rax, 0
    ; U = SS * X1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, rdi
    sbb rax, 0
    sbb rdi, 0
    ; U = SS * X1: the high half less p, which is negative, modulo W^n
    mov r10, rbx
    sub r10, -1
    mov rbp, r12
    sbb rbp, -2
    mov r14, r13
    sbb r14, -1
    ; U = SS * X1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r11
    adc r12, rax
    adc r13, rdi
    add r11, r10
    adc rax, rbp
    adc rdi, r14
    cmovc rbx, r11
    cmovc r12, rax
    cmovc r13, rdi
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r10, rax, qword [rsp + 16]
    mulx rdi, r11, qword [rsp + 32]
    add rax, rdi
    adc r10, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 32]
    mulx rbp, rdi, qword [rsp + 16]
    add r10, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, rbp
    ; SSSS = SS^2: square: double the cross products
    xor ebp, ebp
    adcx r11, r11
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 24]
    mulx rcx, r14, rdx
    adox r11, rcx
    adcx rax, rax
    mov rdx, qword [rsp + 32]
    mulx r8, rcx, rdx
    adox rax, rcx
    adcx r10, r10
    adox r10, r8
    adcx rdi, rdi
    mov rdx, qword [rsp + 16]
    mulx r8, rcx, rdx
    adox rdi, rcx
    adcx rbp, rbp
    adox rbp, r8
    ; SSSS = SS^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, r14
    sbb rax, 0
    sbb r14, 0
    ; SSSS = SS^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r11
    sbb r14, 0
    sbb r11, 0
    ; SSSS = SS^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r14, rax
    sbb r11, 0
    sbb rax, 0
    ; SSSS = SS^2: the high half less p, which is negative, modulo W^n
    mov rcx, r10
    sub rcx, -1
    mov r8, rdi
    sbb r8, -2
    mov r15, rbp
    sbb r15, -1
    ; SSSS = SS^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, r14
    adc rdi, r11
    adc rbp, rax
    add r14, rcx
    adc r11, r8
    adc rax, r15
    cmovc r10, r14
    cmovc rdi, r11
    cmovc rbp, rax
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rax, r10
    and rax, 1
    neg rax
    mov rcx, rax
    and rcx, -2
    add r10, rax
    adc rdi, rcx
    adc rbp, rax
    mov eax, 0
    adc rax, rax
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r8, rcx, r9
    mulx r14, r11, qword [rsp + 48]
    add rcx, r14
    adc r8, 0
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r15, r14, r9
    add r8, r14
    mov r14d, 0
    adc r14, r14
    add r14, r15
    ; MM = M^2: square: double the cross products
    xor r15d, r15d
    adcx r11, r11
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 16], rax
    mov qword [rsp + 32], rbp
    mulx rbp, rax, rdx
    adox r11, rbp
    adcx rcx, rcx
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 24], r10
    mulx r10, rbp, rdx
    adox rcx, rbp
    adcx r8, r8
    adox r8, r10
    adcx r14, r14
    mov rdx, r9
    mulx rbp, r10, rdx
    adox r14, r10
    adcx r15, r15
    adox r15, rbp
    ; MM = M^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, rax
    sbb rcx, 0
    sbb rax, 0
    ; MM = M^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, r11
    sbb rax, 0
    sbb r11, 0
    ; MM = M^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rax, rcx
    sbb r11, 0
    sbb rcx, 0
    ; MM = M^2: the high half less p, which is negative, modulo W^n
    mov r10, r8
    sub r10, -1
    mov rbp, r14
    sbb rbp, -2
    mov r9, r15
    sbb r9, -1
    ; MM = M^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, rax
    adc r14, r11
    adc r15, rcx
    add rax, r10
    adc r11, rbp
    adc rcx, r9
    cmovc r8, rax
    cmovc r14, r11
    cmovc r15, rcx
    ; U2 = 2*U: 2*a, below 2*p
    mov rax, rbx
    add rax, rax
    mov rcx, r12
    adc rcx, rcx
    mov r9, r13
    adc r9, r9
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0
    adc r10, r10
    mov r11, rax
    sub r11, -1
    mov rbp, rcx
    sbb rbp, -2
    mov qword [rsp + 64], rdi
    mov rdi, r9
    sbb rdi, -1
    sbb r10, 0
    cmovc r11, rax
    cmovc rbp, rcx
    cmovc rdi, r9
    ; X3 = MM - U2: a - b
    sub r8, r11
    sbb r14, rbp
    sbb r15, rdi
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r8, rax
    mov qword [rsi], r8
    adc r14, rcx
    mov qword [rsi + 8], r14
    adc r15, rax
    mov qword [rsi + 16], r15
    ; t3 = U - X3: a - b
    sub rbx, r8
    sbb r12, r14
    sbb r13, r15
    ; t3 = U - X3: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add rbx, rax
    adc r12, rcx
    adc r13, rax
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbx
    mulx r8, rcx, qword [rsp + 48]
    mulx r10, r9, qword [rsp + 56]
    add rcx, r10
    mulx r11, r10, rax
    adc r10, r8
    adc r11, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mulx rdi, r8, qword [rsp + 56]
    xor ebx, ebx
    adcx rcx, r8
    mulx rbp, r8, qword [rsp + 48]
    adcx r10, r8
    adox r10, rdi
    mulx rdi, r8, rax
    adcx r11, r8
    adox r11, rbp
    adcx rbx, rbx
    adox rbx, rdi
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx rdi, r8, qword [rsp + 56]
    xor ebp, ebp
    adcx r10, r8
    mulx r12, r8, qword [rsp + 48]
    adcx r11, r8
    adox r11, rdi
    mulx r8, rax, rax
    adcx rbx, rax
    adox rbx, r12
    adcx rbp, rbp
    adox rbp, r8
    ; t4 = M * t3: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r10, 0
    sbb r9, 0
    ; t4 = M * t3: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, rcx
    sbb r9, 0
    sbb rcx, 0
    ; t4 = M * t3: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r9, r10
    sbb rcx, 0
    sbb r10, 0
    ; t4 = M * t3: the high half less p, which is negative, modulo W^n
    mov rax, r11
    sub rax, -1
    mov r8, rbx
    sbb r8, -2
    mov rdi, rbp
    sbb rdi, -1
    ; t4 = M * t3: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r9
    adc rbx, rcx
    adc rbp, r10
    add r9, rax
    adc rcx, r8
    adc r10, rdi
    cmovc r11, r9
    cmovc rbx, rcx
    cmovc rbp, r10
    mov rax, qword [rsp + 64]
    mov rcx, qword [rsp + 24]
    shrd rcx, rax, 1
    mov r8, qword [rsp + 32]
    shrd rax, r8, 1
    mov r9, qword [rsp + 16]
    shrd r8, r9, 1
    ; Y3 = t4 - Y8: a - b
    sub r11, rcx
    sbb rbx, rax
    sbb rbp, r8
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r11, rax
    mov qword [rsi + 24], r11
    adc rbx, rcx
    mov qword [rsi + 32], rbx
    adc rbp, rax
    mov qword [rsi + 40], rbp
    add rsp, 72
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
    dd 92, 28, p192_point_add_incomplete_fused - $ - 8, p192_point_add_incomplete_fused.end - p192_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x98, 0x01
    db 0x04
    dd p192_point_add_incomplete_fused.end - p192_point_add_incomplete_fused - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p192_point_add_affine_incomplete_fused - $ - 8, p192_point_add_affine_incomplete_fused.end - p192_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xb0, 0x01
    db 0x04
    dd p192_point_add_affine_incomplete_fused.end - p192_point_add_affine_incomplete_fused - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p192_point_dbl_fused - $ - 8, p192_point_dbl_fused.end - p192_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x80, 0x01
    db 0x04
    dd p192_point_dbl_fused.end - p192_point_dbl_fused - 29
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
    dd p192_point_add_incomplete_fused + 0 wrt ..imagebase, p192_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p192_point_add_affine_incomplete_fused + 0 wrt ..imagebase, p192_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p192_point_dbl_fused + 0 wrt ..imagebase, p192_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xb2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_point_add_incomplete_fused + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xe2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_point_add_affine_incomplete_fused + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x82, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_point_dbl_fused + 0
%endif
