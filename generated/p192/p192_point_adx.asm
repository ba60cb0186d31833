; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p192_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P192_EXPORT is defined.

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

; ----------------------------------------------------------------------
; uint64_t p192_point_add_raw_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[9])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p192_point_add_raw_fused
align 32
p192_point_add_raw_fused:
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
    mov r10d, 0x0
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
    ; Z1Z1 = Z1^2: add the high half; the sum is below 2*p
    add rbx, r8
    adc r9, r10
    adc rcx, r11
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r10, rbx
    sub r10, -1
    mov r11, r9
    sbb r11, -2
    mov rbp, rcx
    sbb rbp, -1
    sbb r8, 0
    cmovc r10, rbx
    cmovc r11, r9
    cmovc rbp, rcx
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 48]
    mulx r8, rcx, qword [rax + 64]
    mulx rbx, r9, qword [rax + 56]
    add rcx, rbx
    adc r8, 0
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 56]
    mulx r12, rbx, qword [rax + 64]
    add r8, rbx
    mov ebx, 0x0
    adc rbx, rbx
    add rbx, r12
    ; Z2Z2 = Z2^2: square: double the cross products
    xor r12d, r12d
    adcx r9, r9
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 48]
    mulx r14, r13, rdx
    adox r9, r14
    adcx rcx, rcx
    mov rdx, qword [rax + 56]
    mulx r15, r14, rdx
    adox rcx, r14
    adcx r8, r8
    adox r8, r15
    adcx rbx, rbx
    mov rdx, qword [rax + 64]
    mulx r15, r14, rdx
    adox rbx, r14
    adcx r12, r12
    adox r12, r15
    ; Z2Z2 = Z2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r13
    sbb rcx, 0
    sbb r13, 0
    ; Z2Z2 = Z2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r13, 0
    sbb r9, 0
    ; Z2Z2 = Z2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rcx
    sbb r9, 0
    sbb rcx, 0
    ; Z2Z2 = Z2^2: add the high half; the sum is below 2*p
    add r13, r8
    adc r9, rbx
    adc rcx, r12
    ; Z2Z2 = Z2^2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov rbx, r13
    sub rbx, -1
    mov r12, r9
    sbb r12, -2
    mov r14, rcx
    sbb r14, -1
    sbb r8, 0
    cmovc rbx, r13
    cmovc r12, r9
    cmovc r14, rcx
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r8, rcx, qword [rsi + 8]
    mulx r13, r9, qword [rsi]
    add rcx, r13
    mulx r15, r13, qword [rsi + 16]
    adc r13, r8
    adc r15, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mov qword [rsp], rdi
    mulx rdi, r8, qword [rsi]
    xor r12d, r12d
    adcx rcx, r8
    mov qword [rsp + 8], rbx
    mulx rbx, r8, qword [rsi + 8]
    adcx r13, r8
    adox r13, rdi
    mulx rdi, r8, qword [rsi + 16]
    adcx r15, r8
    adox r15, rbx
    adcx r12, r12
    adox r12, rdi
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, r14
    mulx rbx, rdi, qword [rsi]
    xor r14d, r14d
    adcx r13, rdi
    mov qword [rsp + 16], r8
    mulx r8, rdi, qword [rsi + 8]
    adcx r15, rdi
    adox r15, rbx
    mulx rbx, rdi, qword [rsi + 16]
    adcx r12, rdi
    adox r12, r8
    adcx r14, r14
    adox r14, rbx
    ; U1 = X1 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb r13, 0
    sbb r9, 0
    ; U1 = X1 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r13, rcx
    sbb r9, 0
    sbb rcx, 0
    ; U1 = X1 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r9, r13
    sbb rcx, 0
    sbb r13, 0
    ; U1 = X1 * Z2Z2: add the high half; the sum is below 2*p
    add r9, r15
    adc rcx, r12
    adc r13, r14
    ; U1 = X1 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov rdi, r9
    sub rdi, -1
    mov rbx, rcx
    sbb rbx, -2
    mov r12, r13
    sbb r12, -1
    sbb r8, 0
    cmovc rdi, r9
    cmovc rbx, rcx
    cmovc r12, r13
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r10
    mulx r9, r8, qword [rax + 8]
    mulx r14, r13, qword [rax]
    add r8, r14
    mulx r15, r14, qword [rax + 16]
    adc r14, r9
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 24], r12
    mulx r12, r9, qword [rax]
    xor r11d, r11d
    adcx r8, r9
    mov qword [rsp + 32], rbx
    mulx rbx, r9, qword [rax + 8]
    adcx r14, r9
    adox r14, r12
    mulx r12, r9, qword [rax + 16]
    adcx r15, r9
    adox r15, rbx
    adcx r11, r11
    adox r11, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rbp
    mulx r12, rbx, qword [rax]
    xor ebp, ebp
    adcx r14, rbx
    mov qword [rsp + 40], rdi
    mulx rdi, rbx, qword [rax + 8]
    adcx r15, rbx
    adox r15, r12
    mulx r12, rbx, qword [rax + 16]
    adcx r11, rbx
    adox r11, rdi
    adcx rbp, rbp
    adox rbp, r12
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, r13
    sbb r14, 0
    sbb r13, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, r8
    sbb r13, 0
    sbb r8, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, r14
    sbb r8, 0
    sbb r14, 0
    ; U2 = X2 * Z1Z1: add the high half; the sum is below 2*p
    add r13, r15
    adc r8, r11
    adc r14, rbp
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov r11d, 0x0
    adc r11, r11
    mov rdi, r13
    sub rdi, -1
    mov rbx, r8
    sbb rbx, -2
    mov rbp, r14
    sbb rbp, -1
    sbb r11, 0
    cmovc rdi, r13
    cmovc rbx, r8
    cmovc rbp, r14
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov r8, rdx
    mov rdx, qword [rsp + 8]
    mulx r12, r11, qword [rax + 56]
    mulx r14, r13, qword [rax + 48]
    add r11, r14
    mulx r15, r14, qword [rax + 64]
    adc r14, r12
    adc r15, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 8], rbp
    mulx rbp, r12, qword [rax + 48]
    mov qword [rsp + 48], rbx
    xor ebx, ebx
    adcx r11, r12
    mov qword [rsp + 56], rdi
    mulx rdi, r12, qword [rax + 56]
    adcx r14, r12
    adox r14, rbp
    mulx r12, rbp, qword [rax + 64]
    adcx r15, rbp
    adox r15, rdi
    adcx rbx, rbx
    adox rbx, r12
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rbp, rdi, qword [rax + 48]
    xor r12d, r12d
    adcx r14, rdi
    mulx rcx, rdi, qword [rax + 56]
    adcx r15, rdi
    adox r15, rbp
    mulx rbp, rdi, qword [rax + 64]
    adcx rbx, rdi
    adox rbx, rcx
    adcx r12, r12
    adox r12, rbp
    ; t0 = Z2 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, r13
    sbb r14, 0
    sbb r13, 0
    ; t0 = Z2 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, r11
    sbb r13, 0
    sbb r11, 0
    ; t0 = Z2 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, r14
    sbb r11, 0
    sbb r14, 0
    ; t0 = Z2 * Z2Z2: add the high half; the sum is below 2*p
    add r13, r15
    adc r11, rbx
    adc r14, r12
    ; t0 = Z2 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov rdi, r13
    sub rdi, -1
    mov rbx, r11
    sbb rbx, -2
    mov rbp, r14
    sbb rbp, -1
    sbb rcx, 0
    cmovc rdi, r13
    cmovc rbx, r11
    cmovc rbp, r14
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r11, rcx, qword [rsi + 32]
    mulx r13, r12, qword [rsi + 24]
    add rcx, r13
    mulx r13, rdi, qword [rsi + 40]
    adc rdi, r11
    adc r13, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx r14, r11, qword [rsi + 24]
    xor r15d, r15d
    adcx rcx, r11
    mulx rbx, r11, qword [rsi + 32]
    adcx rdi, r11
    adox rdi, r14
    mulx r14, r11, qword [rsi + 40]
    adcx r13, r11
    adox r13, rbx
    adcx r15, r15
    adox r15, r14
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, rbp
    mulx rbx, r11, qword [rsi + 24]
    xor r14d, r14d
    adcx rdi, r11
    mulx rbp, r11, qword [rsi + 32]
    adcx r13, r11
    adox r13, rbx
    mulx rbx, r11, qword [rsi + 40]
    adcx r15, r11
    adox r15, rbp
    adcx r14, r14
    adox r14, rbx
    ; S1 = Y1 * t0: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r12
    sbb rdi, 0
    sbb r12, 0
    ; S1 = Y1 * t0: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rdi, rcx
    sbb r12, 0
    sbb rcx, 0
    ; S1 = Y1 * t0: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r12, rdi
    sbb rcx, 0
    sbb rdi, 0
    ; S1 = Y1 * t0: add the high half; the sum is below 2*p
    add r12, r13
    adc rcx, r15
    adc rdi, r14
    ; S1 = Y1 * t0: subtract the modulus; keep the difference unless it borrows
    mov r11d, 0x0
    adc r11, r11
    mov rbx, r12
    sub rbx, -1
    mov rbp, rcx
    sbb rbp, -2
    mov r13, rdi
    sbb r13, -1
    sbb r11, 0
    cmovc rbx, r12
    cmovc rbp, rcx
    cmovc r13, rdi
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r10
    mulx r11, rcx, qword [rsi + 56]
    mulx r12, rdi, qword [rsi + 48]
    add rcx, r12
    mulx r12, r10, qword [rsi + 64]
    adc r10, r11
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r14, r11, qword [rsi + 48]
    xor r15d, r15d
    adcx rcx, r11
    mulx r9, r11, qword [rsi + 56]
    adcx r10, r11
    adox r10, r14
    mulx r14, r11, qword [rsi + 64]
    adcx r12, r11
    adox r12, r9
    adcx r15, r15
    adox r15, r14
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, r8
    mulx r11, r9, qword [rsi + 48]
    xor r14d, r14d
    adcx r10, r9
    mulx r8, r9, qword [rsi + 56]
    adcx r12, r9
    adox r12, r11
    mulx r11, r9, qword [rsi + 64]
    adcx r15, r9
    adox r15, r8
    adcx r14, r14
    adox r14, r11
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, rdi
    sbb r10, 0
    sbb rdi, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, rcx
    sbb rdi, 0
    sbb rcx, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rdi, r10
    sbb rcx, 0
    sbb r10, 0
    ; t1 = Z1 * Z1Z1: add the high half; the sum is below 2*p
    add rdi, r12
    adc rcx, r15
    adc r10, r14
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r9, rdi
    sub r9, -1
    mov r11, rcx
    sbb r11, -2
    mov r12, r10
    sbb r12, -1
    sbb r8, 0
    cmovc r9, rdi
    cmovc r11, rcx
    cmovc r12, r10
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r9
    mulx r8, rcx, qword [rax + 32]
    mulx rdi, r10, qword [rax + 24]
    add rcx, rdi
    mulx rdi, r9, qword [rax + 40]
    adc r9, r8
    adc rdi, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r8, qword [rax + 24]
    xor r15d, r15d
    adcx rcx, r8
    mulx r11, r8, qword [rax + 32]
    adcx r9, r8
    adox r9, r14
    mulx r14, r8, qword [rax + 40]
    adcx rdi, r8
    adox rdi, r11
    adcx r15, r15
    adox r15, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx r11, r8, qword [rax + 24]
    xor r14d, r14d
    adcx r9, r8
    mulx r12, r8, qword [rax + 32]
    adcx rdi, r8
    adox rdi, r11
    mulx r11, r8, qword [rax + 40]
    adcx r15, r8
    adox r15, r12
    adcx r14, r14
    adox r14, r11
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r10
    sbb r9, 0
    sbb r10, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, rcx
    sbb r10, 0
    sbb rcx, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, r9
    sbb rcx, 0
    sbb r9, 0
    ; S2 = Y2 * t1: add the high half; the sum is below 2*p
    add r10, rdi
    adc rcx, r15
    adc r9, r14
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r11, r10
    sub r11, -1
    mov rdi, rcx
    sbb rdi, -2
    mov r12, r9
    sbb r12, -1
    sbb r8, 0
    cmovc r11, r10
    cmovc rdi, rcx
    cmovc r12, r9
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 56]
    sub rcx, qword [rsp + 40]
    mov r8, qword [rsp + 48]
    sbb r8, qword [rsp + 32]
    mov r9, qword [rsp + 8]
    sbb r9, qword [rsp + 24]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r10, r10
    mov r14, r10
    and r14, -2
    add rcx, r10
    adc r8, r14
    adc r9, r10
    ; r = S2 - S1: a - b
    sub r11, rbx
    sbb rdi, rbp
    sbb r12, r13
    ; r = S2 - S1: add the modulus where it borrowed
    sbb r10, r10
    mov r14, r10
    and r14, -2
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [rax + 48]
    mov qword [rsp + 8], r13
    mulx r13, r15, qword [rsi + 56]
    mov qword [rsp + 48], rbx
    mov qword [rsp + 56], rbp
    mulx rbp, rbx, qword [rsi + 48]
    mov qword [rsp + 16], r9
    xor r9d, r9d
    adox r15, rbp
    mov qword [rsp + 64], r8
    mulx r8, rbp, qword [rsi + 64]
    adox rbp, r13
    adox r8, r9
    adcx r11, r10
    adcx rdi, r14
    adcx r12, r10
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 56]
    mulx r13, r10, qword [rsi + 48]
    xor r14d, r14d
    adcx r15, r10
    mulx r10, r9, qword [rsi + 56]
    adcx rbp, r9
    adox rbp, r13
    mulx r13, r9, qword [rsi + 64]
    adcx r8, r9
    adox r8, r10
    adcx r14, r14
    adox r14, r13
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 64]
    mulx r10, r9, qword [rsi + 48]
    xor r13d, r13d
    adcx rbp, r9
    mov qword [rsp + 72], rdi
    mulx rdi, r9, qword [rsi + 56]
    adcx r8, r9
    adox r8, r10
    mulx r10, r9, qword [rsi + 64]
    adcx r14, r9
    adox r14, rdi
    adcx r13, r13
    adox r13, r10
    ; t7 = Z1 * Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r15, rbx
    sbb rbp, 0
    sbb rbx, 0
    ; t7 = Z1 * Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbp, r15
    sbb rbx, 0
    sbb r15, 0
    ; t7 = Z1 * Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, rbp
    sbb r15, 0
    sbb rbp, 0
    ; t7 = Z1 * Z2: add the high half; the sum is below 2*p
    add rbx, r8
    adc r15, r14
    adc rbp, r13
    ; t7 = Z1 * Z2: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r8, rbx
    sub r8, -1
    mov r9, r15
    sbb r9, -2
    mov r10, rbp
    sbb r10, -1
    sbb rax, 0
    cmovc r8, rbx
    cmovc r9, r15
    cmovc r10, rbp
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rsi, rax, r9
    mulx rbx, rdi, r8
    add rax, rbx
    mulx rbp, rbx, r10
    adc rbx, rsi
    adc rbp, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mulx r13, rsi, r8
    xor r14d, r14d
    adcx rax, rsi
    mulx r15, rsi, r9
    adcx rbx, rsi
    adox rbx, r13
    mulx r13, rsi, r10
    adcx rbp, rsi
    adox rbp, r15
    adcx r14, r14
    adox r14, r13
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx rsi, r8, r8
    xor r13d, r13d
    adcx rbx, r8
    mulx r9, r8, r9
    adcx rbp, r8
    adox rbp, rsi
    mulx r10, r8, r10
    adcx r14, r8
    adox r14, r9
    adcx r13, r13
    adox r13, r10
    ; Z3 = t7 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, rdi
    sbb rbx, 0
    sbb rdi, 0
    ; Z3 = t7 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbx, rax
    sbb rdi, 0
    sbb rax, 0
    ; Z3 = t7 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rdi, rbx
    sbb rax, 0
    sbb rbx, 0
    ; Z3 = t7 * H: add the high half; the sum is below 2*p
    add rdi, rbp
    adc rax, r14
    adc rbx, r13
    ; Z3 = t7 * H: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r9, rdi
    sub r9, -1
    mov r10, rax
    sbb r10, -2
    mov rsi, rbx
    sbb rsi, -1
    sbb r8, 0
    cmovc r9, rdi
    mov r8, qword [rsp]
    mov qword [r8 + 48], r9
    cmovc r10, rax
    mov qword [r8 + 56], r10
    cmovc rsi, rbx
    mov qword [r8 + 64], rsi
    ; HH = H^2: square, products of a[0] with the words above it
    mulx rdi, rax, rcx
    mov rdx, rcx
    mulx rbp, rbx, qword [rsp + 64]
    add rax, rbp
    adc rdi, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r13, rbp, qword [rsp + 16]
    add rdi, rbp
    mov ebp, 0x0
    adc rbp, rbp
    add rbp, r13
    ; HH = H^2: square: double the cross products
    xor r13d, r13d
    adcx rbx, rbx
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rcx
    mulx r15, r14, rdx
    adox rbx, r15
    adcx rax, rax
    mov rdx, qword [rsp + 64]
    mulx r9, r15, rdx
    adox rax, r15
    adcx rdi, rdi
    adox rdi, r9
    adcx rbp, rbp
    mov rdx, qword [rsp + 16]
    mulx r15, r9, rdx
    adox rbp, r9
    adcx r13, r13
    adox r13, r15
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rbx, r14
    sbb rax, 0
    sbb r14, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, rbx
    sbb r14, 0
    sbb rbx, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r14, rax
    sbb rbx, 0
    sbb rax, 0
    ; HH = H^2: add the high half; the sum is below 2*p
    add r14, rdi
    adc rbx, rbp
    adc rax, r13
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    mov r9d, 0x0
    adc r9, r9
    mov rdi, r14
    sub rdi, -1
    mov rbp, rbx
    sbb rbp, -2
    mov r13, rax
    sbb r13, -1
    sbb r9, 0
    cmovc rdi, r14
    cmovc rbp, rbx
    cmovc r13, rax
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r9, rax, qword [rsp + 64]
    mulx r14, rbx, rcx
    add rax, r14
    mulx r15, r14, qword [rsp + 16]
    adc r14, r9
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r10, r9, rcx
    xor ebp, ebp
    adcx rax, r9
    mulx rsi, r9, qword [rsp + 64]
    adcx r14, r9
    adox r14, r10
    mulx r10, r9, qword [rsp + 16]
    adcx r15, r9
    adox r15, rsi
    adcx rbp, rbp
    adox rbp, r10
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, r13
    mulx rsi, r10, rcx
    xor r13d, r13d
    adcx r14, r10
    mov qword [rsp + 80], rcx
    mulx rcx, r10, qword [rsp + 64]
    adcx r15, r10
    adox r15, rsi
    mulx rsi, r10, qword [rsp + 16]
    adcx rbp, r10
    adox rbp, rcx
    adcx r13, r13
    adox r13, rsi
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, rbx
    sbb r14, 0
    sbb rbx, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, rax
    sbb rbx, 0
    sbb rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r14
    sbb rax, 0
    sbb r14, 0
    ; HHH = H * HH: add the high half; the sum is below 2*p
    add rbx, r15
    adc rax, rbp
    adc r14, r13
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r10, rbx
    sub r10, -1
    mov rsi, rax
    sbb rsi, -2
    mov rbp, r14
    sbb rbp, -1
    sbb rcx, 0
    cmovc r10, rbx
    cmovc rsi, rax
    cmovc rbp, r14
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rdi
    mulx rbx, rcx, qword [rsp + 32]
    mulx r14, r13, qword [rsp + 40]
    add rcx, r14
    mulx r14, rdi, qword [rsp + 24]
    adc rdi, rbx
    adc r14, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r15, rbx, qword [rsp + 40]
    xor r9d, r9d
    adcx rcx, rbx
    mov qword [rsp + 88], rbp
    mulx rbp, rbx, qword [rsp + 32]
    adcx rdi, rbx
    adox rdi, r15
    mulx r15, rbx, qword [rsp + 24]
    adcx r14, rbx
    adox r14, rbp
    adcx r9, r9
    adox r9, r15
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx rbp, rbx, qword [rsp + 40]
    xor r15d, r15d
    adcx rdi, rbx
    mulx rax, rbx, qword [rsp + 32]
    adcx r14, rbx
    adox r14, rbp
    mulx rbp, rbx, qword [rsp + 24]
    adcx r9, rbx
    adox r9, rax
    adcx r15, r15
    adox r15, rbp
    ; V = U1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r13
    sbb rdi, 0
    sbb r13, 0
    ; V = U1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rdi, rcx
    sbb r13, 0
    sbb rcx, 0
    ; V = U1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rdi
    sbb rcx, 0
    sbb rdi, 0
    ; V = U1 * HH: add the high half; the sum is below 2*p
    add r13, r14
    adc rcx, r9
    adc rdi, r15
    ; V = U1 * HH: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r9, r13
    sub r9, -1
    mov rbx, rcx
    sbb rbx, -2
    mov rbp, rdi
    sbb rbp, -1
    sbb rax, 0
    cmovc r9, r13
    cmovc rbx, rcx
    cmovc rbp, rdi
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, r11
    mulx rcx, rax, r12
    mulx r13, rdi, qword [rsp + 72]
    add rax, r13
    adc rcx, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r14, r13, r12
    add rcx, r13
    mov r13d, 0x0
    adc r13, r13
    add r13, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx rdi, rdi
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, r11
    mov qword [rsp + 24], rsi
    mulx rsi, r15, rdx
    adox rdi, rsi
    adcx rax, rax
    mov rdx, qword [rsp + 72]
    mov qword [rsp + 32], r11
    mulx r11, rsi, rdx
    adox rax, rsi
    adcx rcx, rcx
    adox rcx, r11
    adcx r13, r13
    mov rdx, r12
    mulx rsi, r11, rdx
    adox r13, r11
    adcx r14, r14
    adox r14, rsi
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rdi, r15
    sbb rax, 0
    sbb r15, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, rdi
    sbb r15, 0
    sbb rdi, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r15, rax
    sbb rdi, 0
    sbb rax, 0
    ; rr = r^2: add the high half; the sum is below 2*p
    add r15, rcx
    adc rdi, r13
    adc rax, r14
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r11, r15
    sub r11, -1
    mov rsi, rdi
    sbb rsi, -2
    mov r13, rax
    sbb r13, -1
    sbb rcx, 0
    cmovc r11, r15
    cmovc rsi, rdi
    cmovc r13, rax
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, r9
    add rax, rax
    mov rcx, rbx
    adc rcx, rcx
    mov rdi, rbp
    adc rdi, rdi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14d, 0x0
    adc r14, r14
    mov r15, rax
    sub r15, -1
    mov r12, rcx
    sbb r12, -2
    mov qword [rsp + 40], rbp
    mov rbp, rdi
    sbb rbp, -1
    sbb r14, 0
    cmovc r15, rax
    cmovc r12, rcx
    cmovc rbp, rdi
    ; t3 = rr - HHH: a - b
    sub r11, r10
    sbb rsi, qword [rsp + 24]
    sbb r13, qword [rsp + 88]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r11, rax
    adc rsi, rcx
    adc r13, rax
    ; X3 = t3 - V2: a - b
    sub r11, r15
    sbb rsi, r12
    sbb r13, rbp
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r11, rax
    mov qword [r8], r11
    adc rsi, rcx
    mov qword [r8 + 8], rsi
    adc r13, rax
    mov qword [r8 + 16], r13
    ; t4 = V - X3: a - b
    sub r9, r11
    sbb rbx, rsi
    mov rax, qword [rsp + 40]
    sbb rax, r13
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rcx, rcx
    mov r11, rcx
    and r11, -2
    add r9, rcx
    adc rbx, r11
    adc rax, rcx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r9
    mulx rsi, r11, qword [rsp + 72]
    mulx rbp, rdi, qword [rsp + 32]
    add r11, rbp
    mulx rbp, r9, rcx
    adc r9, rsi
    adc rbp, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx r12, rsi, qword [rsp + 32]
    xor r13d, r13d
    adcx r11, rsi
    mulx r14, rsi, qword [rsp + 72]
    adcx r9, rsi
    adox r9, r12
    mulx rbx, rsi, rcx
    adcx rbp, rsi
    adox rbp, r14
    adcx r13, r13
    adox r13, rbx
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx rbx, rsi, qword [rsp + 32]
    xor r12d, r12d
    adcx r9, rsi
    mulx r14, rsi, qword [rsp + 72]
    adcx rbp, rsi
    adox rbp, rbx
    mulx rsi, rax, rcx
    adcx r13, rax
    adox r13, r14
    adcx r12, r12
    adox r12, rsi
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, rdi
    sbb r9, 0
    sbb rdi, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, r11
    sbb rdi, 0
    sbb r11, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rdi, r9
    sbb r11, 0
    sbb r9, 0
    ; t5 = r * t4: add the high half; the sum is below 2*p
    add rdi, rbp
    adc r11, r13
    adc r9, r12
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov rsi, rdi
    sub rsi, -1
    mov rbx, r11
    sbb rbx, -2
    mov rbp, r9
    sbb rbp, -1
    sbb rax, 0
    cmovc rsi, rdi
    cmovc rbx, r11
    cmovc rbp, r9
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, r10
    mulx r9, rax, qword [rsp + 56]
    mulx rdi, r11, qword [rsp + 48]
    add rax, rdi
    mulx rdi, r10, qword [rsp + 8]
    adc r10, r9
    adc rdi, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r12, r9, qword [rsp + 48]
    xor r13d, r13d
    adcx rax, r9
    mulx r14, r9, qword [rsp + 56]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rsp + 8]
    adcx rdi, r9
    adox rdi, r14
    adcx r13, r13
    adox r13, r12
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 88]
    mulx r12, r9, qword [rsp + 48]
    xor r14d, r14d
    adcx r10, r9
    mulx r15, r9, qword [rsp + 56]
    adcx rdi, r9
    adox rdi, r12
    mulx r12, r9, qword [rsp + 8]
    adcx r13, r9
    adox r13, r15
    adcx r14, r14
    adox r14, r12
    ; t6 = S1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r11
    sbb r10, 0
    sbb r11, 0
    ; t6 = S1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, rax
    sbb r11, 0
    sbb rax, 0
    ; t6 = S1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, r10
    sbb rax, 0
    sbb r10, 0
    ; t6 = S1 * HHH: add the high half; the sum is below 2*p
    add r11, rdi
    adc rax, r13
    adc r10, r14
    ; t6 = S1 * HHH: subtract the modulus; keep the difference unless it borrows
    mov r9d, 0x0
    adc r9, r9
    mov rdi, r11
    sub rdi, -1
    mov r12, rax
    sbb r12, -2
    mov r13, r10
    sbb r13, -1
    sbb r9, 0
    cmovc rdi, r11
    cmovc r12, rax
    cmovc r13, r10
    ; Y3 = t5 - t6: a - b
    sub rsi, rdi
    sbb rbx, r12
    sbb rbp, r13
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, -2
    add rsi, rax
    mov qword [r8 + 24], rsi
    adc rbx, r9
    mov qword [r8 + 32], rbx
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
; uint64_t p192_point_add_affine_raw_fused(p192_limb r[9], const p192_limb p[9], const p192_limb q[6])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p192_point_add_affine_raw_fused
align 32
p192_point_add_affine_raw_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 128
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
    mov r10d, 0x0
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
    ; Z1Z1 = Z1^2: add the high half; the sum is below 2*p
    add rbx, r8
    adc r9, r10
    adc rcx, r11
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r10, rbx
    sub r10, -1
    mov r11, r9
    sbb r11, -2
    mov rbp, rcx
    sbb rbp, -1
    sbb r8, 0
    cmovc r10, rbx
    cmovc r11, r9
    cmovc rbp, rcx
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r10
    mulx r8, rcx, qword [rax + 8]
    mulx rbx, r9, qword [rax]
    add rcx, rbx
    mulx r12, rbx, qword [rax + 16]
    adc rbx, r8
    adc r12, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r13, r8, qword [rax]
    xor r14d, r14d
    adcx rcx, r8
    mulx r15, r8, qword [rax + 8]
    adcx rbx, r8
    adox rbx, r13
    mulx r13, r8, qword [rax + 16]
    adcx r12, r8
    adox r12, r15
    adcx r14, r14
    adox r14, r13
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rbp
    mulx r13, r8, qword [rax]
    xor r15d, r15d
    adcx rbx, r8
    mulx rbp, r8, qword [rax + 8]
    adcx r12, r8
    adox r12, r13
    mulx r13, r8, qword [rax + 16]
    adcx r14, r8
    adox r14, rbp
    adcx r15, r15
    adox r15, r13
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r9
    sbb rbx, 0
    sbb r9, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbx, rcx
    sbb r9, 0
    sbb rcx, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb rcx, 0
    sbb rbx, 0
    ; U2 = X2 * Z1Z1: add the high half; the sum is below 2*p
    add r9, r12
    adc rcx, r14
    adc rbx, r15
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov rbp, r9
    sub rbp, -1
    mov r12, rcx
    sbb r12, -2
    mov r13, rbx
    sbb r13, -1
    sbb r8, 0
    cmovc rbp, r9
    cmovc r12, rcx
    cmovc r13, rbx
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r10
    mulx r9, r8, qword [rsi + 56]
    mulx r14, rbx, qword [rsi + 48]
    add r8, r14
    mulx r14, r10, qword [rsi + 64]
    adc r10, r9
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r15, r9, qword [rsi + 48]
    xor r11d, r11d
    adcx r8, r9
    mov qword [rsp], rdi
    mulx rdi, r9, qword [rsi + 56]
    adcx r10, r9
    adox r10, r15
    mulx r15, r9, qword [rsi + 64]
    adcx r14, r9
    adox r14, rdi
    adcx r11, r11
    adox r11, r15
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rdi, r9, qword [rsi + 48]
    xor r15d, r15d
    adcx r10, r9
    mulx rcx, r9, qword [rsi + 56]
    adcx r14, r9
    adox r14, rdi
    mulx rdi, r9, qword [rsi + 64]
    adcx r11, r9
    adox r11, rcx
    adcx r15, r15
    adox r15, rdi
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, rbx
    sbb r10, 0
    sbb rbx, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r10, r8
    sbb rbx, 0
    sbb r8, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r10
    sbb r8, 0
    sbb r10, 0
    ; t1 = Z1 * Z1Z1: add the high half; the sum is below 2*p
    add rbx, r14
    adc r8, r11
    adc r10, r15
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r9, rbx
    sub r9, -1
    mov r11, r8
    sbb r11, -2
    mov rdi, r10
    sbb rdi, -1
    sbb rcx, 0
    cmovc r9, rbx
    cmovc r11, r8
    cmovc rdi, r10
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r9
    mulx r8, rcx, qword [rax + 32]
    mulx rbx, r10, qword [rax + 24]
    add rcx, rbx
    mulx rbx, r9, qword [rax + 40]
    adc r9, r8
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r8, qword [rax + 24]
    xor r15d, r15d
    adcx rcx, r8
    mulx r11, r8, qword [rax + 32]
    adcx r9, r8
    adox r9, r14
    mulx r14, r8, qword [rax + 40]
    adcx rbx, r8
    adox rbx, r11
    adcx r15, r15
    adox r15, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r11, r8, qword [rax + 24]
    xor r14d, r14d
    adcx r9, r8
    mulx rdi, r8, qword [rax + 32]
    adcx rbx, r8
    adox rbx, r11
    mulx r11, r8, qword [rax + 40]
    adcx r15, r8
    adox r15, rdi
    adcx r14, r14
    adox r14, r11
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rcx, r10
    sbb r9, 0
    sbb r10, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, rcx
    sbb r10, 0
    sbb rcx, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r10, r9
    sbb rcx, 0
    sbb r9, 0
    ; S2 = Y2 * t1: add the high half; the sum is below 2*p
    add r10, rbx
    adc rcx, r15
    adc r9, r14
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r8, r10
    sub r8, -1
    mov r11, rcx
    sbb r11, -2
    mov rdi, r9
    sbb rdi, -1
    sbb rax, 0
    cmovc r8, r10
    cmovc r11, rcx
    cmovc rdi, r9
    ; H = U2 - X1: a - b
    sub rbp, qword [rsi]
    sbb r12, qword [rsi + 8]
    sbb r13, qword [rsi + 16]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add rbp, rax
    adc r12, rcx
    adc r13, rax
    ; r = S2 - Y1: a - b
    sub r8, qword [rsi + 24]
    sbb r11, qword [rsi + 32]
    sbb rdi, qword [rsi + 40]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r10, r9, qword [rsi + 56]
    mulx r14, rbx, qword [rsi + 48]
    xor r15d, r15d
    adox r9, r14
    mulx rbp, r14, qword [rsi + 64]
    adox r14, r10
    adox rbp, r15
    adcx r8, rax
    adcx r11, rcx
    adcx rdi, rax
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rax, rdx
    mov rdx, r12
    mulx r10, rcx, qword [rsi + 48]
    xor r12d, r12d
    adcx r9, rcx
    mulx r15, rcx, qword [rsi + 56]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [rsi + 64]
    adcx rbp, rcx
    adox rbp, r15
    adcx r12, r12
    adox r12, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r13
    mulx r15, r10, qword [rsi + 48]
    xor r13d, r13d
    adcx r14, r10
    mov qword [rsp + 8], r11
    mulx r11, r10, qword [rsi + 56]
    adcx rbp, r10
    adox rbp, r15
    mulx r15, r10, qword [rsi + 64]
    adcx r12, r10
    adox r12, r11
    adcx r13, r13
    adox r13, r15
    ; Z3 = Z1 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, rbx
    sbb r14, 0
    sbb rbx, 0
    ; Z3 = Z1 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, r9
    sbb rbx, 0
    sbb r9, 0
    ; Z3 = Z1 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbx, r14
    sbb r9, 0
    sbb r14, 0
    ; Z3 = Z1 * H: add the high half; the sum is below 2*p
    add rbx, rbp
    adc r9, r12
    adc r14, r13
    ; Z3 = Z1 * H: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0x0
    adc r10, r10
    mov r11, rbx
    sub r11, -1
    mov rbp, r9
    sbb rbp, -2
    mov r12, r14
    sbb r12, -1
    sbb r10, 0
    cmovc r11, rbx
    cmovc rbp, r9
    cmovc r12, r14
    ; HH = H^2: square, products of a[0] with the words above it
    mulx r10, r9, rax
    mov rbx, rdx
    mov rdx, rax
    mulx r14, r13, rcx
    add r9, r14
    adc r10, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, rcx
    mulx r15, r14, rbx
    add r10, r14
    mov r14d, 0x0
    adc r14, r14
    add r14, r15
    ; HH = H^2: square: double the cross products
    xor r15d, r15d
    adcx r13, r13
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rax
    mov qword [rsp + 16], r11
    mov qword [rsp + 24], rbp
    mulx rbp, r11, rdx
    adox r13, rbp
    adcx r9, r9
    mov rdx, rcx
    mov qword [rsp + 32], r12
    mulx r12, rbp, rdx
    adox r9, rbp
    adcx r10, r10
    adox r10, r12
    adcx r14, r14
    mov rdx, rbx
    mulx r12, rbp, rdx
    adox r14, rbp
    adcx r15, r15
    adox r15, r12
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r13, r11
    sbb r9, 0
    sbb r11, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r9, r13
    sbb r11, 0
    sbb r13, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, r9
    sbb r13, 0
    sbb r9, 0
    ; HH = H^2: add the high half; the sum is below 2*p
    add r11, r10
    adc r13, r14
    adc r9, r15
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0x0
    adc r10, r10
    mov rbp, r11
    sub rbp, -1
    mov r12, r13
    sbb r12, -2
    mov r14, r9
    sbb r14, -1
    sbb r10, 0
    cmovc rbp, r11
    cmovc r12, r13
    cmovc r14, r9
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r10, r9, rcx
    mulx r13, r11, rax
    add r9, r13
    mulx r15, r13, rbx
    adc r13, r10
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mov qword [rsp + 40], r8
    mulx r8, r10, rax
    xor r12d, r12d
    adcx r9, r10
    mov qword [rsp + 48], rdi
    mulx rdi, r10, rcx
    adcx r13, r10
    adox r13, r8
    mulx r10, r8, rbx
    adcx r15, r8
    adox r15, rdi
    adcx r12, r12
    adox r12, r10
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, r14
    mulx rdi, r10, rax
    xor r14d, r14d
    adcx r13, r10
    mov qword [rsp + 56], rax
    mulx rax, r10, rcx
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, rbx
    adcx r12, r10
    adox r12, rax
    adcx r14, r14
    adox r14, rdi
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r11
    sbb r13, 0
    sbb r11, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r13, r9
    sbb r11, 0
    sbb r9, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, r13
    sbb r9, 0
    sbb r13, 0
    ; HHH = H * HH: add the high half; the sum is below 2*p
    add r11, r15
    adc r9, r12
    adc r13, r14
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r10, r11
    sub r10, -1
    mov rdi, r9
    sbb rdi, -2
    mov r12, r13
    sbb r12, -1
    sbb rax, 0
    cmovc r10, r11
    cmovc rdi, r9
    cmovc r12, r13
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbp
    mulx r11, r9, qword [rsi + 8]
    mulx r14, r13, qword [rsi]
    add r9, r14
    mulx r14, rbp, qword [rsi + 16]
    adc rbp, r11
    adc r14, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r11, qword [rsi]
    xor r8d, r8d
    adcx r9, r11
    mov qword [rsp + 64], rbx
    mulx rbx, r11, qword [rsi + 8]
    adcx rbp, r11
    adox rbp, r15
    mulx r15, r11, qword [rsi + 16]
    adcx r14, r11
    adox r14, rbx
    adcx r8, r8
    adox r8, r15
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx rbx, r11, qword [rsi]
    xor r15d, r15d
    adcx rbp, r11
    mulx rax, r11, qword [rsi + 8]
    adcx r14, r11
    adox r14, rbx
    mulx rbx, r11, qword [rsi + 16]
    adcx r8, r11
    adox r8, rax
    adcx r15, r15
    adox r15, rbx
    ; V = X1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r13
    sbb rbp, 0
    sbb r13, 0
    ; V = X1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbp, r9
    sbb r13, 0
    sbb r9, 0
    ; V = X1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rbp
    sbb r9, 0
    sbb rbp, 0
    ; V = X1 * HH: add the high half; the sum is below 2*p
    add r13, r14
    adc r9, r8
    adc rbp, r15
    ; V = X1 * HH: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r8, r13
    sub r8, -1
    mov r11, r9
    sbb r11, -2
    mov rbx, rbp
    sbb rbx, -1
    sbb rax, 0
    cmovc r8, r13
    cmovc r11, r9
    cmovc rbx, rbp
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r9, rax, qword [rsp + 48]
    mulx r13, rbp, qword [rsp + 8]
    add rax, r13
    adc r9, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 8]
    mulx r14, r13, qword [rsp + 48]
    add r9, r13
    mov r13d, 0x0
    adc r13, r13
    add r13, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx rbp, rbp
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 72], rcx
    mulx rcx, r15, rdx
    adox rbp, rcx
    adcx rax, rax
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 80], rsi
    mulx rsi, rcx, rdx
    adox rax, rcx
    adcx r9, r9
    adox r9, rsi
    adcx r13, r13
    mov rdx, qword [rsp + 48]
    mulx rsi, rcx, rdx
    adox r13, rcx
    adcx r14, r14
    adox r14, rsi
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rbp, r15
    sbb rax, 0
    sbb r15, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, rbp
    sbb r15, 0
    sbb rbp, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r15, rax
    sbb rbp, 0
    sbb rax, 0
    ; rr = r^2: add the high half; the sum is below 2*p
    add r15, r9
    adc rbp, r13
    adc rax, r14
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r9, r15
    sub r9, -1
    mov rsi, rbp
    sbb rsi, -2
    mov r13, rax
    sbb r13, -1
    sbb rcx, 0
    cmovc r9, r15
    cmovc rsi, rbp
    cmovc r13, rax
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, r8
    add rax, rax
    mov rcx, r11
    adc rcx, rcx
    mov rbp, rbx
    adc rbp, rbp
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14d, 0x0
    adc r14, r14
    mov r15, rax
    sub r15, -1
    mov qword [rsp + 88], rbx
    mov rbx, rcx
    sbb rbx, -2
    mov qword [rsp + 96], r11
    mov r11, rbp
    sbb r11, -1
    sbb r14, 0
    cmovc r15, rax
    cmovc rbx, rcx
    cmovc r11, rbp
    ; t3 = rr - HHH: a - b
    sub r9, r10
    sbb rsi, rdi
    sbb r13, r12
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r9, rax
    adc rsi, rcx
    adc r13, rax
    ; X3 = t3 - V2: a - b
    sub r9, r15
    sbb rsi, rbx
    sbb r13, r11
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r9, rax
    adc rsi, rcx
    adc r13, rax
    ; t4 = V - X3: a - b
    sub r8, r9
    mov rax, qword [rsp + 96]
    sbb rax, rsi
    mov rcx, qword [rsp + 88]
    sbb rcx, r13
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r11, r11
    mov rbx, r11
    and rbx, -2
    add r8, r11
    adc rax, rbx
    adc rcx, r11
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r8
    mulx rbx, r11, qword [rsp + 8]
    mulx r14, rbp, qword [rsp + 40]
    add r11, r14
    mulx r14, r8, qword [rsp + 48]
    adc r8, rbx
    adc r14, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r15, rbx, qword [rsp + 40]
    xor eax, eax
    adcx r11, rbx
    mov qword [rsp + 88], r9
    mulx r9, rbx, qword [rsp + 8]
    adcx r8, rbx
    adox r8, r15
    mulx r15, rbx, qword [rsp + 48]
    adcx r14, rbx
    adox r14, r9
    adcx rax, rax
    adox rax, r15
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rbx, r9, qword [rsp + 40]
    xor r15d, r15d
    adcx r8, r9
    mulx rcx, r9, qword [rsp + 8]
    adcx r14, r9
    adox r14, rbx
    mulx rbx, r9, qword [rsp + 48]
    adcx rax, r9
    adox rax, rcx
    adcx r15, r15
    adox r15, rbx
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, rbp
    sbb r8, 0
    sbb rbp, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r8, r11
    sbb rbp, 0
    sbb r11, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, r8
    sbb r11, 0
    sbb r8, 0
    ; t5 = r * t4: add the high half; the sum is below 2*p
    add rbp, r14
    adc r11, rax
    adc r8, r15
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov rcx, rbp
    sub rcx, -1
    mov r9, r11
    sbb r9, -2
    mov rbx, r8
    sbb rbx, -1
    sbb rax, 0
    cmovc rcx, rbp
    cmovc r9, r11
    cmovc rbx, r8
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, r10
    mov rax, qword [rsp + 80]
    mulx r11, r8, qword [rax + 32]
    mulx r14, rbp, qword [rax + 24]
    add r8, r14
    mulx r14, r10, qword [rax + 40]
    adc r10, r11
    adc r14, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx r15, r11, qword [rax + 24]
    xor edi, edi
    adcx r8, r11
    mov qword [rsp + 96], rbx
    mulx rbx, r11, qword [rax + 32]
    adcx r10, r11
    adox r10, r15
    mulx r15, r11, qword [rax + 40]
    adcx r14, r11
    adox r14, rbx
    adcx rdi, rdi
    adox rdi, r15
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx rbx, r11, qword [rax + 24]
    xor r15d, r15d
    adcx r10, r11
    mulx r12, r11, qword [rax + 32]
    adcx r14, r11
    adox r14, rbx
    mulx rbx, r11, qword [rax + 40]
    mov rax, qword [rsp]
    mov qword [rsp + 80], r9
    mov r9, qword [rsp + 88]
    mov qword [rax], r9
    mov qword [rax + 8], rsi
    mov qword [rax + 16], r13
    mov qword [rsp + 104], rcx
    mov rcx, qword [rsp + 16]
    mov qword [rax + 48], rcx
    mov qword [rsp + 112], r14
    mov r14, qword [rsp + 24]
    mov qword [rax + 56], r14
    mov qword [rsp + 120], r10
    mov r10, qword [rsp + 32]
    mov qword [rax + 64], r10
    adcx rdi, r11
    adox rdi, r12
    adcx r15, r15
    adox r15, rbx
    ; t6 = Y1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, rbp
    mov r11, qword [rsp + 120]
    sbb r11, 0
    sbb rbp, 0
    ; t6 = Y1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r11, r8
    sbb rbp, 0
    sbb r8, 0
    ; t6 = Y1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rbp, r11
    sbb r8, 0
    sbb r11, 0
    ; t6 = Y1 * HHH: add the high half; the sum is below 2*p
    add rbp, qword [rsp + 112]
    adc r8, rdi
    adc r11, r15
    ; t6 = Y1 * HHH: subtract the modulus; keep the difference unless it borrows
    mov edi, 0x0
    adc rdi, rdi
    mov rbx, rbp
    sub rbx, -1
    mov r12, r8
    sbb r12, -2
    mov r15, r11
    sbb r15, -1
    sbb rdi, 0
    cmovc rbx, rbp
    cmovc r12, r8
    cmovc r15, r11
    ; Y3 = t5 - t6: a - b
    mov r8, qword [rsp + 104]
    sub r8, rbx
    mov r11, qword [rsp + 80]
    sbb r11, r12
    mov rdi, qword [rsp + 96]
    sbb rdi, r15
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rbx, rbx
    mov rbp, rbx
    and rbp, -2
    add r8, rbx
    mov qword [rax + 24], r8
    adc r11, rbp
    mov qword [rax + 32], r11
    adc rdi, rbx
    mov qword [rax + 40], rdi
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rbx, qword [rsp + 56]
    or rbx, qword [rsp + 72]
    or rbx, qword [rsp + 64]
    cmp rbx, 1
    sbb rbx, rbx
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rbp, qword [rsp + 40]
    or rbp, qword [rsp + 8]
    or rbp, qword [rsp + 48]
    cmp rbp, 1
    sbb rbp, rbp
    and rbx, rbp
    mov rax, rbx
    add rsp, 128
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
    mov r9d, 0x0
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
    mov r9d, 0x0
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
    ; delta = Z1^2: add the high half; the sum is below 2*p
    add r12, rcx
    adc r8, r9
    adc rax, rbp
    ; delta = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r9, r12
    sub r9, -1
    mov rbp, r8
    sbb rbp, -2
    mov r13, rax
    sbb r13, -1
    sbb rcx, 0
    cmovc r9, r12
    cmovc rbp, r8
    cmovc r13, rax
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, r10
    mulx rcx, rax, rbx
    mulx r12, r8, r11
    add rax, r12
    adc rcx, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, r11
    mulx r14, r12, rbx
    add rcx, r12
    mov r12d, 0x0
    adc r12, r12
    add r12, r14
    ; SS = Y2^2: square: double the cross products
    xor r14d, r14d
    adcx r8, r8
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdx, r10
    mov qword [rsp], rdi
    mulx rdi, r15, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, r11
    mov qword [rsp + 8], r13
    mulx r13, rdi, rdx
    adox rax, rdi
    adcx rcx, rcx
    adox rcx, r13
    adcx r12, r12
    mov rdx, rbx
    mulx r13, rdi, rdx
    adox r12, rdi
    adcx r14, r14
    adox r14, r13
    ; SS = Y2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r8, r15
    sbb rax, 0
    sbb r15, 0
    ; SS = Y2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r8
    sbb r15, 0
    sbb r8, 0
    ; SS = Y2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r15, rax
    sbb r8, 0
    sbb rax, 0
    ; SS = Y2^2: add the high half; the sum is below 2*p
    add r15, rcx
    adc r8, r12
    adc rax, r14
    ; SS = Y2^2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov rdi, r15
    sub rdi, -1
    mov r12, r8
    sbb r12, -2
    mov r13, rax
    sbb r13, -1
    sbb rcx, 0
    cmovc rdi, r15
    cmovc r12, r8
    cmovc r13, rax
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 48]
    mulx rcx, rax, r11
    mulx r14, r8, r10
    add rax, r14
    mulx r15, r14, rbx
    adc r14, rcx
    adc r15, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 56]
    mov qword [rsp + 16], r13
    mulx r13, rcx, r10
    mov qword [rsp + 24], rdi
    xor edi, edi
    adcx rax, rcx
    mov qword [rsp + 32], r12
    mulx r12, rcx, r11
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, rbx
    adcx r15, rcx
    adox r15, r12
    adcx rdi, rdi
    adox rdi, r13
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 64]
    mulx r10, rcx, r10
    xor r12d, r12d
    adcx r14, rcx
    mulx r11, rcx, r11
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, rbx
    adcx rdi, rcx
    adox rdi, r11
    adcx r12, r12
    adox r12, r10
    ; Z3 = Y2 * Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r8
    sbb r14, 0
    sbb r8, 0
    ; Z3 = Y2 * Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub r14, rax
    sbb r8, 0
    sbb rax, 0
    ; Z3 = Y2 * Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r8, r14
    sbb rax, 0
    sbb r14, 0
    ; Z3 = Y2 * Z1: add the high half; the sum is below 2*p
    add r8, r15
    adc rax, rdi
    adc r14, r12
    ; Z3 = Y2 * Z1: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r10, r8
    sub r10, -1
    mov r11, rax
    sbb r11, -2
    mov rdi, r14
    sbb rdi, -1
    sbb rcx, 0
    cmovc r10, r8
    cmovc r11, rax
    cmovc rdi, r14
    ; t0 = X1 - delta: a - b
    mov rax, qword [rsi]
    sub rax, r9
    mov rcx, qword [rsi + 8]
    sbb rcx, rbp
    mov r8, qword [rsi + 16]
    sbb r8, qword [rsp + 8]
    ; t0 = X1 - delta: add the modulus where it borrowed
    sbb rbx, rbx
    mov r12, rbx
    and r12, -2
    ; t1 = X1 + delta: a + b, below 2*p
    xor r13d, r13d
    adox r9, qword [rsi]
    adox rbp, qword [rsi + 8]
    mov r14, qword [rsi + 16]
    adox r14, qword [rsp + 8]
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    adox r13, r13
    adcx rax, rbx
    adcx rcx, r12
    adcx r8, rbx
    mov rbx, r9
    sub rbx, -1
    mov r12, rbp
    sbb r12, -2
    mov r15, r14
    sbb r15, -1
    sbb r13, 0
    cmovc rbx, r9
    cmovc r12, rbp
    cmovc r15, r14
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx rbp, r9, rcx
    mulx r14, r13, rax
    add r9, r14
    mulx r14, rbx, r8
    adc rbx, rbp
    adc r14, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mov qword [rsp + 8], r10
    mulx r10, rbp, rax
    xor r12d, r12d
    adcx r9, rbp
    mov qword [rsp + 40], r11
    mulx r11, rbp, rcx
    adcx rbx, rbp
    adox rbx, r10
    mulx rbp, r10, r8
    adcx r14, r10
    adox r14, r11
    adcx r12, r12
    adox r12, rbp
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r15
    mulx r10, rax, rax
    xor r11d, r11d
    adcx rbx, rax
    mulx rcx, rax, rcx
    adcx r14, rax
    adox r14, r10
    mulx r8, rax, r8
    adcx r12, rax
    adox r12, rcx
    adcx r11, r11
    adox r11, r8
    ; t2 = t0 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r9, r13
    sbb rbx, 0
    sbb r13, 0
    ; t2 = t0 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbx, r9
    sbb r13, 0
    sbb r9, 0
    ; t2 = t0 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r13, rbx
    sbb r9, 0
    sbb rbx, 0
    ; t2 = t0 * t1: add the high half; the sum is below 2*p
    add r13, r14
    adc r9, r12
    adc rbx, r11
    ; t2 = t0 * t1: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov rcx, r13
    sub rcx, -1
    mov r8, r9
    sbb r8, -2
    mov r10, rbx
    sbb r10, -1
    sbb rax, 0
    cmovc rcx, r13
    cmovc r8, r9
    cmovc r10, rbx
    ; M.double0 = 2*t2: 2*a, below 2*p
    mov rax, rcx
    add rax, rax
    mov r9, r8
    adc r9, r9
    mov r11, r10
    adc r11, r11
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    mov ebx, 0x0
    adc rbx, rbx
    mov rbp, rax
    sub rbp, -1
    mov r12, r9
    sbb r12, -2
    mov r13, r11
    sbb r13, -1
    sbb rbx, 0
    cmovc rbp, rax
    cmovc r12, r9
    cmovc r13, r11
    ; M = M.double0 + t2: a + b, below 2*p
    add rbp, rcx
    adc r12, r8
    adc r13, r10
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov rcx, rbp
    sub rcx, -1
    mov r8, r12
    sbb r8, -2
    mov r9, r13
    sbb r9, -1
    sbb rax, 0
    cmovc rcx, rbp
    cmovc r8, r12
    cmovc r9, r13
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [rsi]
    mulx r10, rax, qword [rsp + 32]
    mulx rbx, r11, qword [rsp + 24]
    add rax, rbx
    mulx rbp, rbx, qword [rsp + 16]
    adc rbx, r10
    adc rbp, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx r12, r10, qword [rsp + 24]
    xor r13d, r13d
    adcx rax, r10
    mulx r14, r10, qword [rsp + 32]
    adcx rbx, r10
    adox rbx, r12
    mulx r12, r10, qword [rsp + 16]
    adcx rbp, r10
    adox rbp, r14
    adcx r13, r13
    adox r13, r12
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx r12, r10, qword [rsp + 24]
    xor r14d, r14d
    adcx rbx, r10
    mulx r15, r10, qword [rsp + 32]
    adcx rbp, r10
    adox rbp, r12
    mulx r12, r10, qword [rsp + 16]
    mov rsi, qword [rsp]
    mov qword [rsp + 48], r8
    mov r8, qword [rsp + 8]
    mov qword [rsi + 48], r8
    mov qword [rsp + 56], rcx
    mov rcx, qword [rsp + 40]
    mov qword [rsi + 56], rcx
    mov qword [rsi + 64], rdi
    adcx r13, r10
    adox r13, r15
    adcx r14, r14
    adox r14, r12
    ; U = SS * X1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub rax, r11
    sbb rbx, 0
    sbb r11, 0
    ; U = SS * X1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rbx, rax
    sbb r11, 0
    sbb rax, 0
    ; U = SS * X1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r11, rbx
    sbb rax, 0
    sbb rbx, 0
    ; U = SS * X1: add the high half; the sum is below 2*p
    add r11, rbp
    adc rax, r13
    adc rbx, r14
    ; U = SS * X1: subtract the modulus; keep the difference unless it borrows
    mov r10d, 0x0
    adc r10, r10
    mov rbp, r11
    sub rbp, -1
    mov r12, rax
    sbb r12, -2
    mov r13, rbx
    sbb r13, -1
    sbb r10, 0
    cmovc rbp, r11
    cmovc r12, rax
    cmovc r13, rbx
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r10, rax, qword [rsp + 16]
    mulx rbx, r11, qword [rsp + 32]
    add rax, rbx
    adc r10, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 32]
    mulx r14, rbx, qword [rsp + 16]
    add r10, rbx
    mov ebx, 0x0
    adc rbx, rbx
    add rbx, r14
    ; SSSS = SS^2: square: double the cross products
    xor r14d, r14d
    adcx r11, r11
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 24]
    mulx rcx, r15, rdx
    adox r11, rcx
    adcx rax, rax
    mov rdx, qword [rsp + 32]
    mulx r8, rcx, rdx
    adox rax, rcx
    adcx r10, r10
    adox r10, r8
    adcx rbx, rbx
    mov rdx, qword [rsp + 16]
    mulx r8, rcx, rdx
    adox rbx, rcx
    adcx r14, r14
    adox r14, r8
    ; SSSS = SS^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r11, r15
    sbb rax, 0
    sbb r15, 0
    ; SSSS = SS^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rax, r11
    sbb r15, 0
    sbb r11, 0
    ; SSSS = SS^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub r15, rax
    sbb r11, 0
    sbb rax, 0
    ; SSSS = SS^2: add the high half; the sum is below 2*p
    add r15, r10
    adc r11, rbx
    adc rax, r14
    ; SSSS = SS^2: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0x0
    adc rcx, rcx
    mov r8, r15
    sub r8, -1
    mov r10, r11
    sbb r10, -2
    mov rbx, rax
    sbb rbx, -1
    sbb rcx, 0
    cmovc r8, r15
    cmovc r10, r11
    cmovc rbx, rax
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rax, r8
    and rax, 1
    neg rax
    mov rcx, rax
    and rcx, -2
    add r8, rax
    adc r10, rcx
    adc rbx, rax
    mov eax, 0x0
    adc rax, rax
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r11, rcx, r9
    mulx r15, r14, qword [rsp + 48]
    add rcx, r15
    adc r11, 0
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx rdi, r15, r9
    add r11, r15
    mov r15d, 0x0
    adc r15, r15
    add r15, rdi
    ; MM = M^2: square: double the cross products
    xor edi, edi
    adcx r14, r14
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 16], rax
    mov qword [rsp + 32], rbx
    mulx rbx, rax, rdx
    adox r14, rbx
    adcx rcx, rcx
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 24], r8
    mulx r8, rbx, rdx
    adox rcx, rbx
    adcx r11, r11
    adox r11, r8
    adcx r15, r15
    mov rdx, r9
    mulx rbx, r8, rdx
    adox r15, r8
    adcx rdi, rdi
    adox rdi, rbx
    ; MM = M^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    sub r14, rax
    sbb rcx, 0
    sbb rax, 0
    ; MM = M^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    sub rcx, r14
    sbb rax, 0
    sbb r14, 0
    ; MM = M^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    sub rax, rcx
    sbb r14, 0
    sbb rcx, 0
    ; MM = M^2: add the high half; the sum is below 2*p
    add rax, r11
    adc r14, r15
    adc rcx, rdi
    ; MM = M^2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0x0
    adc r8, r8
    mov r11, rax
    sub r11, -1
    mov rdi, r14
    sbb rdi, -2
    mov rbx, rcx
    sbb rbx, -1
    sbb r8, 0
    cmovc r11, rax
    cmovc rdi, r14
    cmovc rbx, rcx
    ; U2 = 2*U: 2*a, below 2*p
    mov rax, rbp
    add rax, rax
    mov rcx, r12
    adc rcx, rcx
    mov r8, r13
    adc r8, r8
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov r14d, 0x0
    adc r14, r14
    mov r15, rax
    sub r15, -1
    mov r9, rcx
    sbb r9, -2
    mov qword [rsp + 64], r10
    mov r10, r8
    sbb r10, -1
    sbb r14, 0
    cmovc r15, rax
    cmovc r9, rcx
    cmovc r10, r8
    ; X3 = MM - U2: a - b
    sub r11, r15
    sbb rdi, r9
    sbb rbx, r10
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r11, rax
    mov qword [rsi], r11
    adc rdi, rcx
    mov qword [rsi + 8], rdi
    adc rbx, rax
    mov qword [rsi + 16], rbx
    ; t3 = U - X3: a - b
    sub rbp, r11
    sbb r12, rdi
    sbb r13, rbx
    ; t3 = U - X3: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add rbp, rax
    adc r12, rcx
    adc r13, rax
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbp
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
    ; t4 = M * t3: add the high half; the sum is below 2*p
    add r9, r11
    adc rcx, rbx
    adc r10, rbp
    ; t4 = M * t3: subtract the modulus; keep the difference unless it borrows
    mov eax, 0x0
    adc rax, rax
    mov r8, r9
    sub r8, -1
    mov r11, rcx
    sbb r11, -2
    mov rdi, r10
    sbb rdi, -1
    sbb rax, 0
    cmovc r8, r9
    cmovc r11, rcx
    cmovc rdi, r10
    mov rax, qword [rsp + 64]
    mov rcx, qword [rsp + 24]
    shrd rcx, rax, 1
    mov r9, qword [rsp + 32]
    shrd rax, r9, 1
    mov r10, qword [rsp + 16]
    shrd r9, r10, 1
    ; Y3 = t4 - Y8: a - b
    sub r8, rcx
    sbb r11, rax
    sbb rdi, r9
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, -2
    add r8, rax
    mov qword [rsi + 24], r8
    adc r11, rcx
    mov qword [rsi + 32], r11
    adc rdi, rax
    mov qword [rsi + 40], rdi
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
%endif
