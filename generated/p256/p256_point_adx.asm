; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p256_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P256_EXPORT is defined.

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
%ifdef P256_EXPORT
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
; uint64_t p256_point_add_raw_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p256_point_add_raw_fused
align 32
p256_point_add_raw_fused:
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
    mov r8d, 0x0
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
    ; Z1Z1 = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r13, r12
    shl r13, 32
    mov r14, r12
    shr r14, 32
    mov r15, r12
    sub r15, r13
    sbb r12, r14
    add r9, r13
    adc rcx, r14
    adc r10, r15
    adc r12, 0
    ; Z1Z1 = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r13, r9
    shl r13, 32
    mov r14, r9
    shr r14, 32
    mov r15, r9
    sub r15, r13
    sbb r9, r14
    add rcx, r13
    adc r10, r14
    adc r12, r15
    adc r9, 0
    ; Z1Z1 = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r13, rcx
    shl r13, 32
    mov r14, rcx
    shr r14, 32
    mov r15, rcx
    sub r15, r13
    sbb rcx, r14
    add r10, r13
    adc r12, r14
    adc r9, r15
    adc rcx, 0
    ; Z1Z1 = Z1^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r13, r10
    shl r13, 32
    mov r14, r10
    shr r14, 32
    mov r15, r10
    sub r15, r13
    sbb r10, r14
    mov qword [rsp], rdi
    xor edi, edi
    adcx r12, r13
    ; Z1Z1 = Z1^2: add the high half; the sum is below 2*p
    adox r12, rbx
    adcx r9, r14
    adox r9, r11
    adcx rcx, r15
    adox rcx, r8
    adcx r10, rdi
    adox r10, rbp
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    adox rdi, rdi
    mov r8, r12
    sub r8, -1
    mov r11, r9
    mov ebx, 0xffffffff
    sbb r11, rbx
    mov rbp, rcx
    sbb rbp, 0
    mov r13, r10
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb rdi, 0
    cmovc r8, r12
    cmovc r11, r9
    cmovc rbp, rcx
    cmovc r13, r10
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 64]
    mulx r9, rcx, qword [rax + 80]
    mulx rdi, r10, qword [rax + 72]
    xor r12d, r12d
    adcx rcx, rdi
    mulx r15, rdi, qword [rax + 88]
    adcx rdi, r9
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 72]
    mov qword [rsp + 8], r13
    mulx r13, r9, qword [rax + 80]
    adox rdi, r9
    adcx r15, r12
    mov qword [rsp + 16], rbp
    mulx rbp, r9, qword [rax + 88]
    adox r15, r9
    adox r12, r12
    add r15, r13
    adc r12, rbp
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rax + 80]
    mulx rbp, r9, qword [rax + 88]
    add r12, r9
    mov r9d, 0x0
    adc r9, r9
    add r9, rbp
    ; Z2Z2 = Z2^2: square: double the cross products
    xor ebp, ebp
    adcx r10, r10
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 64]
    mov qword [rsp + 24], r11
    mulx r11, r13, rdx
    adox r10, r11
    adcx rcx, rcx
    mov rdx, qword [rax + 72]
    mov qword [rsp + 32], r8
    mulx r8, r11, rdx
    adox rcx, r11
    adcx rdi, rdi
    adox rdi, r8
    adcx r15, r15
    mov rdx, qword [rax + 80]
    mulx r11, r8, rdx
    adox r15, r8
    adcx r12, r12
    adox r12, r11
    adcx r9, r9
    mov rdx, qword [rax + 88]
    mulx r11, r8, rdx
    adox r9, r8
    adcx rbp, rbp
    adox rbp, r11
    ; Z2Z2 = Z2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, r13
    shl r8, 32
    mov r11, r13
    shr r11, 32
    mov qword [rsp + 40], rax
    mov rax, r13
    sub rax, r8
    sbb r13, r11
    add r10, r8
    adc rcx, r11
    adc rdi, rax
    adc r13, 0
    ; Z2Z2 = Z2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov r8, r10
    shr r8, 32
    mov r11, r10
    sub r11, rax
    sbb r10, r8
    add rcx, rax
    adc rdi, r8
    adc r13, r11
    adc r10, 0
    ; Z2Z2 = Z2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov r8, rcx
    shr r8, 32
    mov r11, rcx
    sub r11, rax
    sbb rcx, r8
    add rdi, rax
    adc r13, r8
    adc r10, r11
    adc rcx, 0
    ; Z2Z2 = Z2^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r8, rdi
    shr r8, 32
    mov r11, rdi
    sub r11, rax
    sbb rdi, r8
    xor r14d, r14d
    adcx r13, rax
    ; Z2Z2 = Z2^2: add the high half; the sum is below 2*p
    adox r13, r15
    adcx r10, r8
    adox r10, r12
    adcx rcx, r11
    adox rcx, r9
    adcx rdi, r14
    adox rdi, rbp
    ; Z2Z2 = Z2^2: subtract the modulus; keep the difference unless it borrows
    adox r14, r14
    mov rax, r13
    sub rax, -1
    mov r8, r10
    sbb r8, rbx
    mov r9, rcx
    sbb r9, 0
    mov r11, rdi
    mov rbp, 0xffffffff00000001
    sbb r11, rbp
    sbb r14, 0
    cmovc rax, r13
    cmovc r8, r10
    cmovc r9, rcx
    cmovc r11, rdi
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, rax
    mulx r10, rcx, qword [rsi + 8]
    mulx r12, rdi, qword [rsi]
    add rcx, r12
    mulx r13, r12, qword [rsi + 16]
    adc r12, r10
    mulx r14, r10, qword [rsi + 24]
    adc r10, r13
    adc r14, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r13, qword [rsi]
    xor r8d, r8d
    adcx rcx, r13
    mov qword [rsp + 48], rax
    mulx rax, r13, qword [rsi + 8]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsi + 16]
    adcx r10, r13
    adox r10, rax
    mulx r13, rax, qword [rsi + 24]
    adcx r14, rax
    adox r14, r15
    adcx r8, r8
    adox r8, r13
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rax, rdx
    mov rdx, r9
    mulx r15, r13, qword [rsi]
    xor r9d, r9d
    adcx r12, r13
    mov qword [rsp + 56], rax
    mulx rax, r13, qword [rsi + 8]
    adcx r10, r13
    adox r10, r15
    mulx r15, r13, qword [rsi + 16]
    adcx r14, r13
    adox r14, rax
    mulx r13, rax, qword [rsi + 24]
    adcx r8, rax
    adox r8, r15
    adcx r9, r9
    adox r9, r13
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rax, rdx
    mov rdx, r11
    mulx r15, r13, qword [rsi]
    xor r11d, r11d
    adcx r10, r13
    mov qword [rsp + 64], rax
    mulx rax, r13, qword [rsi + 8]
    adcx r14, r13
    adox r14, r15
    mulx r15, r13, qword [rsi + 16]
    adcx r8, r13
    adox r8, rax
    mulx r13, rax, qword [rsi + 24]
    adcx r9, rax
    adox r9, r15
    adcx r11, r11
    adox r11, r13
    ; U1 = X1 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r13, rdi
    shr r13, 32
    mov r15, rdi
    sub r15, rax
    sbb rdi, r13
    add rcx, rax
    adc r12, r13
    adc r10, r15
    adc rdi, 0
    ; U1 = X1 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov r13, rcx
    shr r13, 32
    mov r15, rcx
    sub r15, rax
    sbb rcx, r13
    add r12, rax
    adc r10, r13
    adc rdi, r15
    adc rcx, 0
    ; U1 = X1 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r13, r12
    shr r13, 32
    mov r15, r12
    sub r15, rax
    sbb r12, r13
    add r10, rax
    adc rdi, r13
    adc rcx, r15
    adc r12, 0
    ; U1 = X1 * Z2Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov r13, r10
    shr r13, 32
    mov r15, r10
    sub r15, rax
    sbb r10, r13
    mov qword [rsp + 72], rsi
    xor esi, esi
    adcx rdi, rax
    ; U1 = X1 * Z2Z2: add the high half; the sum is below 2*p
    adox rdi, r14
    adcx rcx, r13
    adox rcx, r8
    adcx r12, r15
    adox r12, r9
    adcx r10, rsi
    adox r10, r11
    ; U1 = X1 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    adox rsi, rsi
    mov rax, rdi
    sub rax, -1
    mov r8, rcx
    sbb r8, rbx
    mov r9, r12
    sbb r9, 0
    mov r11, r10
    sbb r11, rbp
    sbb rsi, 0
    cmovc rax, rdi
    cmovc r8, rcx
    cmovc r9, r12
    cmovc r11, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 32]
    mov r10, qword [rsp + 40]
    mulx rdi, rsi, qword [r10 + 8]
    mulx r13, r12, qword [r10]
    add rsi, r13
    mulx r14, r13, qword [r10 + 16]
    adc r13, rdi
    mulx r15, rdi, qword [r10 + 24]
    adc rdi, r14
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 80], r11
    mulx r11, r14, qword [r10]
    mov qword [rsp + 88], r9
    xor r9d, r9d
    adcx rsi, r14
    mov qword [rsp + 96], r8
    mulx r8, r14, qword [r10 + 8]
    adcx r13, r14
    adox r13, r11
    mulx r14, r11, qword [r10 + 16]
    adcx rdi, r11
    adox rdi, r8
    mulx r11, r8, qword [r10 + 24]
    adcx r15, r8
    adox r15, r14
    adcx r9, r9
    adox r9, r11
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r11, r8, qword [r10]
    xor r14d, r14d
    adcx r13, r8
    mov qword [rsp + 104], rax
    mulx rax, r8, qword [r10 + 8]
    adcx rdi, r8
    adox rdi, r11
    mulx r11, r8, qword [r10 + 16]
    adcx r15, r8
    adox r15, rax
    mulx r8, rax, qword [r10 + 24]
    adcx r9, rax
    adox r9, r11
    adcx r14, r14
    adox r14, r8
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 8]
    mulx r8, rax, qword [r10]
    xor r11d, r11d
    adcx rdi, rax
    mov qword [rsp + 112], rcx
    mulx rcx, rax, qword [r10 + 8]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [r10 + 16]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [r10 + 24]
    adcx r14, rax
    adox r14, r8
    adcx r11, r11
    adox r11, rcx
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shr rcx, 32
    mov r8, r12
    sub r8, rax
    sbb r12, rcx
    add rsi, rax
    adc r13, rcx
    adc rdi, r8
    adc r12, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov rcx, rsi
    shr rcx, 32
    mov r8, rsi
    sub r8, rax
    sbb rsi, rcx
    add r13, rax
    adc rdi, rcx
    adc r12, r8
    adc rsi, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov rcx, r13
    shr rcx, 32
    mov r8, r13
    sub r8, rax
    sbb r13, rcx
    add rdi, rax
    adc r12, rcx
    adc rsi, r8
    adc r13, 0
    ; U2 = X2 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov rcx, rdi
    shr rcx, 32
    mov r8, rdi
    sub r8, rax
    sbb rdi, rcx
    xor ebp, ebp
    adcx r12, rax
    ; U2 = X2 * Z1Z1: add the high half; the sum is below 2*p
    adox r12, r15
    adcx rsi, rcx
    adox rsi, r9
    adcx r13, r8
    adox r13, r14
    adcx rdi, rbp
    adox rdi, r11
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    adox rbp, rbp
    mov rax, r12
    sub rax, -1
    mov rcx, rsi
    sbb rcx, rbx
    mov r8, r13
    sbb r8, 0
    mov r9, rdi
    mov r11, 0xffffffff00000001
    sbb r9, r11
    sbb rbp, 0
    cmovc rax, r12
    cmovc rcx, rsi
    cmovc r8, r13
    cmovc r9, rdi
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 48]
    mulx rdi, rsi, qword [r10 + 72]
    mulx r12, rbp, qword [r10 + 64]
    add rsi, r12
    mulx r13, r12, qword [r10 + 80]
    adc r12, rdi
    mulx r14, rdi, qword [r10 + 88]
    adc rdi, r13
    adc r14, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mulx r15, r13, qword [r10 + 64]
    mov qword [rsp + 48], r9
    xor r9d, r9d
    adcx rsi, r13
    mov qword [rsp + 120], r8
    mulx r8, r13, qword [r10 + 72]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [r10 + 80]
    adcx rdi, r13
    adox rdi, r8
    mulx r13, r8, qword [r10 + 88]
    adcx r14, r8
    adox r14, r15
    adcx r9, r9
    adox r9, r13
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 64]
    mulx r13, r8, qword [r10 + 64]
    xor r15d, r15d
    adcx r12, r8
    mov qword [rsp + 56], rcx
    mulx rcx, r8, qword [r10 + 72]
    adcx rdi, r8
    adox rdi, r13
    mulx r13, r8, qword [r10 + 80]
    adcx r14, r8
    adox r14, rcx
    mulx r8, rcx, qword [r10 + 88]
    adcx r9, rcx
    adox r9, r13
    adcx r15, r15
    adox r15, r8
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 112]
    mulx r8, rcx, qword [r10 + 64]
    xor r13d, r13d
    adcx rdi, rcx
    mov qword [rsp + 64], rax
    mulx rax, rcx, qword [r10 + 72]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [r10 + 80]
    adcx r9, rcx
    adox r9, rax
    mulx rcx, rax, qword [r10 + 88]
    adcx r15, rax
    adox r15, r8
    adcx r13, r13
    adox r13, rcx
    ; t0 = Z2 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rbp
    shl rax, 32
    mov rcx, rbp
    shr rcx, 32
    mov r8, rbp
    sub r8, rax
    sbb rbp, rcx
    add rsi, rax
    adc r12, rcx
    adc rdi, r8
    adc rbp, 0
    ; t0 = Z2 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov rcx, rsi
    shr rcx, 32
    mov r8, rsi
    sub r8, rax
    sbb rsi, rcx
    add r12, rax
    adc rdi, rcx
    adc rbp, r8
    adc rsi, 0
    ; t0 = Z2 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shr rcx, 32
    mov r8, r12
    sub r8, rax
    sbb r12, rcx
    add rdi, rax
    adc rbp, rcx
    adc rsi, r8
    adc r12, 0
    ; t0 = Z2 * Z2Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov rcx, rdi
    shr rcx, 32
    mov r8, rdi
    sub r8, rax
    sbb rdi, rcx
    xor r10d, r10d
    adcx rbp, rax
    ; t0 = Z2 * Z2Z2: add the high half; the sum is below 2*p
    adox rbp, r14
    adcx rsi, rcx
    adox rsi, r9
    adcx r12, r8
    adox r12, r15
    adcx rdi, r10
    adox rdi, r13
    ; t0 = Z2 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    mov rax, rbp
    sub rax, -1
    mov rcx, rsi
    sbb rcx, rbx
    mov r8, r12
    sbb r8, 0
    mov r9, rdi
    sbb r9, r11
    sbb r10, 0
    cmovc rax, rbp
    cmovc rcx, rsi
    cmovc r8, r12
    cmovc r9, rdi
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rax
    mov r10, qword [rsp + 72]
    mulx rdi, rsi, qword [r10 + 40]
    mulx r12, rbp, qword [r10 + 32]
    add rsi, r12
    mulx r13, r12, qword [r10 + 48]
    adc r12, rdi
    mulx rdi, rax, qword [r10 + 56]
    adc rax, r13
    adc rdi, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r14, r13, qword [r10 + 32]
    xor r15d, r15d
    adcx rsi, r13
    mulx rcx, r13, qword [r10 + 40]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [r10 + 48]
    adcx rax, r13
    adox rax, rcx
    mulx r13, rcx, qword [r10 + 56]
    adcx rdi, rcx
    adox rdi, r14
    adcx r15, r15
    adox r15, r13
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, r8
    mulx r13, rcx, qword [r10 + 32]
    xor r14d, r14d
    adcx r12, rcx
    mulx r8, rcx, qword [r10 + 40]
    adcx rax, rcx
    adox rax, r13
    mulx r13, rcx, qword [r10 + 48]
    adcx rdi, rcx
    adox rdi, r8
    mulx r8, rcx, qword [r10 + 56]
    adcx r15, rcx
    adox r15, r13
    adcx r14, r14
    adox r14, r8
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov rdx, r9
    mulx r8, rcx, qword [r10 + 32]
    xor r13d, r13d
    adcx rax, rcx
    mulx r9, rcx, qword [r10 + 40]
    adcx rdi, rcx
    adox rdi, r8
    mulx r8, rcx, qword [r10 + 48]
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, qword [r10 + 56]
    adcx r14, rcx
    adox r14, r8
    adcx r13, r13
    adox r13, r9
    ; S1 = Y1 * t0: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, rbp
    shl rcx, 32
    mov r8, rbp
    shr r8, 32
    mov r9, rbp
    sub r9, rcx
    sbb rbp, r8
    add rsi, rcx
    adc r12, r8
    adc rax, r9
    adc rbp, 0
    ; S1 = Y1 * t0: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r8, rsi
    shr r8, 32
    mov r9, rsi
    sub r9, rcx
    sbb rsi, r8
    add r12, rcx
    adc rax, r8
    adc rbp, r9
    adc rsi, 0
    ; S1 = Y1 * t0: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r12
    shl rcx, 32
    mov r8, r12
    shr r8, 32
    mov r9, r12
    sub r9, rcx
    sbb r12, r8
    add rax, rcx
    adc rbp, r8
    adc rsi, r9
    adc r12, 0
    ; S1 = Y1 * t0: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r8, rax
    shr r8, 32
    mov r9, rax
    sub r9, rcx
    sbb rax, r8
    xor r11d, r11d
    adcx rbp, rcx
    ; S1 = Y1 * t0: add the high half; the sum is below 2*p
    adox rbp, rdi
    adcx rsi, r8
    adox rsi, r15
    adcx r12, r9
    adox r12, r14
    adcx rax, r11
    adox rax, r13
    ; S1 = Y1 * t0: subtract the modulus; keep the difference unless it borrows
    adox r11, r11
    mov rcx, rbp
    sub rcx, -1
    mov r8, rsi
    sbb r8, rbx
    mov r9, r12
    sbb r9, 0
    mov rdi, rax
    mov r13, 0xffffffff00000001
    sbb rdi, r13
    sbb r11, 0
    cmovc rcx, rbp
    cmovc r8, rsi
    cmovc r9, r12
    cmovc rdi, rax
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r11, rax, qword [r10 + 72]
    mulx rbp, rsi, qword [r10 + 64]
    add rax, rbp
    mulx r12, rbp, qword [r10 + 80]
    adc rbp, r11
    mulx r14, r11, qword [r10 + 88]
    adc r11, r12
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r15, r12, qword [r10 + 64]
    mov qword [rsp + 32], rdi
    xor edi, edi
    adcx rax, r12
    mov qword [rsp + 112], r9
    mulx r9, r12, qword [r10 + 72]
    adcx rbp, r12
    adox rbp, r15
    mulx r15, r12, qword [r10 + 80]
    adcx r11, r12
    adox r11, r9
    mulx r12, r9, qword [r10 + 88]
    adcx r14, r9
    adox r14, r15
    adcx rdi, rdi
    adox rdi, r12
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r12, r9, qword [r10 + 64]
    xor r15d, r15d
    adcx rbp, r9
    mov qword [rsp + 24], r8
    mulx r8, r9, qword [r10 + 72]
    adcx r11, r9
    adox r11, r12
    mulx r12, r9, qword [r10 + 80]
    adcx r14, r9
    adox r14, r8
    mulx r9, r8, qword [r10 + 88]
    adcx rdi, r8
    adox rdi, r12
    adcx r15, r15
    adox r15, r9
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 8]
    mulx r9, r8, qword [r10 + 64]
    xor r12d, r12d
    adcx r11, r8
    mov qword [rsp + 16], rcx
    mulx rcx, r8, qword [r10 + 72]
    adcx r14, r8
    adox r14, r9
    mulx r9, r8, qword [r10 + 80]
    adcx rdi, r8
    adox rdi, rcx
    mulx r8, rcx, qword [r10 + 88]
    adcx r15, rcx
    adox r15, r9
    adcx r12, r12
    adox r12, r8
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r8, rsi
    shr r8, 32
    mov r9, rsi
    sub r9, rcx
    sbb rsi, r8
    add rax, rcx
    adc rbp, r8
    adc r11, r9
    adc rsi, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r8, rax
    shr r8, 32
    mov r9, rax
    sub r9, rcx
    sbb rax, r8
    add rbp, rcx
    adc r11, r8
    adc rsi, r9
    adc rax, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rbp
    shl rcx, 32
    mov r8, rbp
    shr r8, 32
    mov r9, rbp
    sub r9, rcx
    sbb rbp, r8
    add r11, rcx
    adc rsi, r8
    adc rax, r9
    adc rbp, 0
    ; t1 = Z1 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, r11
    shl rcx, 32
    mov r8, r11
    shr r8, 32
    mov r9, r11
    sub r9, rcx
    sbb r11, r8
    xor r10d, r10d
    adcx rsi, rcx
    ; t1 = Z1 * Z1Z1: add the high half; the sum is below 2*p
    adox rsi, r14
    adcx rax, r8
    adox rax, rdi
    adcx rbp, r9
    adox rbp, r15
    adcx r11, r10
    adox r11, r12
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    mov rcx, rsi
    sub rcx, -1
    mov r8, rax
    sbb r8, rbx
    mov r9, rbp
    sbb r9, 0
    mov rdi, r11
    sbb rdi, r13
    sbb r10, 0
    cmovc rcx, rsi
    cmovc r8, rax
    cmovc r9, rbp
    cmovc rdi, r11
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rcx
    mov rax, qword [rsp + 40]
    mulx r11, r10, qword [rax + 40]
    mulx rbp, rsi, qword [rax + 32]
    add r10, rbp
    mulx r12, rbp, qword [rax + 48]
    adc rbp, r11
    mulx r11, rcx, qword [rax + 56]
    adc rcx, r12
    adc r11, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r14, r12, qword [rax + 32]
    xor r15d, r15d
    adcx r10, r12
    mulx r8, r12, qword [rax + 40]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rax + 48]
    adcx rcx, r12
    adox rcx, r8
    mulx r12, r8, qword [rax + 56]
    adcx r11, r8
    adox r11, r14
    adcx r15, r15
    adox r15, r12
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r12, r8, qword [rax + 32]
    xor r14d, r14d
    adcx rbp, r8
    mulx r9, r8, qword [rax + 40]
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, qword [rax + 48]
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, qword [rax + 56]
    adcx r15, r8
    adox r15, r12
    adcx r14, r14
    adox r14, r9
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, rdi
    mulx r9, r8, qword [rax + 32]
    xor r12d, r12d
    adcx rcx, r8
    mulx rdi, r8, qword [rax + 40]
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, qword [rax + 48]
    adcx r15, r8
    adox r15, rdi
    mulx rdi, r8, qword [rax + 56]
    adcx r14, r8
    adox r14, r9
    adcx r12, r12
    adox r12, rdi
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, rsi
    shl r8, 32
    mov r9, rsi
    shr r9, 32
    mov rdi, rsi
    sub rdi, r8
    sbb rsi, r9
    add r10, r8
    adc rbp, r9
    adc rcx, rdi
    adc rsi, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, r10
    shl r8, 32
    mov r9, r10
    shr r9, 32
    mov rdi, r10
    sub rdi, r8
    sbb r10, r9
    add rbp, r8
    adc rcx, r9
    adc rsi, rdi
    adc r10, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, rbp
    shl r8, 32
    mov r9, rbp
    shr r9, 32
    mov rdi, rbp
    sub rdi, r8
    sbb rbp, r9
    add rcx, r8
    adc rsi, r9
    adc r10, rdi
    adc rbp, 0
    ; S2 = Y2 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r8, rcx
    shl r8, 32
    mov r9, rcx
    shr r9, 32
    mov rdi, rcx
    sub rdi, r8
    sbb rcx, r9
    xor eax, eax
    adcx rsi, r8
    ; S2 = Y2 * t1: add the high half; the sum is below 2*p
    adox rsi, r11
    adcx r10, r9
    adox r10, r15
    adcx rbp, rdi
    adox rbp, r14
    adcx rcx, rax
    adox rcx, r12
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    adox rax, rax
    mov r8, rsi
    sub r8, -1
    mov r9, r10
    sbb r9, rbx
    mov r11, rbp
    sbb r11, 0
    mov rdi, rcx
    sbb rdi, r13
    sbb rax, 0
    cmovc r8, rsi
    cmovc r9, r10
    cmovc r11, rbp
    cmovc rdi, rcx
    ; H = U2 - U1: a - b
    mov rax, qword [rsp + 64]
    sub rax, qword [rsp + 104]
    mov rcx, qword [rsp + 56]
    sbb rcx, qword [rsp + 96]
    mov r10, qword [rsp + 120]
    sbb r10, qword [rsp + 88]
    mov rsi, qword [rsp + 48]
    sbb rsi, qword [rsp + 80]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb rbp, rbp
    mov r12, rbp
    and r12, rbx
    mov r14, rbp
    and r14, r13
    add rax, rbp
    adc rcx, r12
    adc r10, 0
    adc rsi, r14
    ; r = S2 - S1: a - b
    sub r8, qword [rsp + 16]
    sbb r9, qword [rsp + 24]
    sbb r11, qword [rsp + 112]
    sbb rdi, qword [rsp + 32]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb rbp, rbp
    mov r12, rbp
    and r12, rbx
    mov r14, rbp
    and r14, r13
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov r15, qword [rsp + 40]
    mov rdx, qword [r15 + 64]
    mov r13, qword [rsp + 72]
    mov qword [rsp + 48], rsi
    mulx rsi, rbx, qword [r13 + 72]
    mov qword [rsp + 120], r10
    mov qword [rsp + 56], rcx
    mulx rcx, r10, qword [r13 + 64]
    mov qword [rsp + 64], rax
    xor eax, eax
    adox rbx, rcx
    mov qword [rsp + 8], r10
    mulx r10, rcx, qword [r13 + 80]
    adox rcx, rsi
    mov qword [rsp + 128], rcx
    mulx rcx, rsi, qword [r13 + 88]
    adox rsi, r10
    adox rcx, rax
    adcx r8, rbp
    adcx r9, r12
    adcx r11, rax
    adcx rdi, r14
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r15 + 72]
    mulx rbp, r10, qword [r13 + 64]
    xor r12d, r12d
    adcx rbx, r10
    mulx r10, rax, qword [r13 + 72]
    adcx rax, qword [rsp + 128]
    adox rax, rbp
    mulx r14, rbp, qword [r13 + 80]
    adcx rsi, rbp
    adox rsi, r10
    mulx rbp, r10, qword [r13 + 88]
    adcx rcx, r10
    adox rcx, r14
    adcx r12, r12
    adox r12, rbp
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r15 + 80]
    mulx rbp, r10, qword [r13 + 64]
    xor r14d, r14d
    adcx rax, r10
    mov qword [rsp + 128], rdi
    mulx rdi, r10, qword [r13 + 72]
    adcx rsi, r10
    adox rsi, rbp
    mulx rbp, r10, qword [r13 + 80]
    adcx rcx, r10
    adox rcx, rdi
    mulx rdi, r10, qword [r13 + 88]
    adcx r12, r10
    adox r12, rbp
    adcx r14, r14
    adox r14, rdi
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r15 + 88]
    mulx rdi, r10, qword [r13 + 64]
    xor ebp, ebp
    adcx rsi, r10
    mov qword [rsp + 136], r9
    mulx r9, r10, qword [r13 + 72]
    adcx rcx, r10
    adox rcx, rdi
    mulx rdi, r10, qword [r13 + 80]
    adcx r12, r10
    adox r12, r9
    mulx r10, r9, qword [r13 + 88]
    adcx r14, r9
    adox r14, rdi
    adcx rbp, rbp
    adox rbp, r10
    ; t7 = Z1 * Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r9, qword [rsp + 8]
    shl r9, 32
    mov r10, qword [rsp + 8]
    shr r10, 32
    mov rdi, qword [rsp + 8]
    sub rdi, r9
    mov r13, qword [rsp + 8]
    sbb r13, r10
    add rbx, r9
    adc rax, r10
    adc rsi, rdi
    adc r13, 0
    ; t7 = Z1 * Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, rbx
    shl r9, 32
    mov r10, rbx
    shr r10, 32
    mov rdi, rbx
    sub rdi, r9
    sbb rbx, r10
    add rax, r9
    adc rsi, r10
    adc r13, rdi
    adc rbx, 0
    ; t7 = Z1 * Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, rax
    shl r9, 32
    mov r10, rax
    shr r10, 32
    mov rdi, rax
    sub rdi, r9
    sbb rax, r10
    add rsi, r9
    adc r13, r10
    adc rbx, rdi
    adc rax, 0
    ; t7 = Z1 * Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r9, rsi
    shl r9, 32
    mov r10, rsi
    shr r10, 32
    mov rdi, rsi
    sub rdi, r9
    sbb rsi, r10
    xor r15d, r15d
    adcx r13, r9
    ; t7 = Z1 * Z2: add the high half; the sum is below 2*p
    adox r13, rcx
    adcx rbx, r10
    adox rbx, r12
    adcx rax, rdi
    adox rax, r14
    adcx rsi, r15
    adox rsi, rbp
    ; t7 = Z1 * Z2: subtract the modulus; keep the difference unless it borrows
    adox r15, r15
    mov rcx, r13
    sub rcx, -1
    mov r9, rbx
    mov r10d, 0xffffffff
    sbb r9, r10
    mov rdi, rax
    sbb rdi, 0
    mov rbp, rsi
    mov r12, 0xffffffff00000001
    sbb rbp, r12
    sbb r15, 0
    cmovc rcx, r13
    cmovc r9, rbx
    cmovc rdi, rax
    cmovc rbp, rsi
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 64]
    mulx rsi, rax, r9
    mulx r13, rbx, rcx
    add rax, r13
    mulx r14, r13, rdi
    adc r13, rsi
    mulx r15, rsi, rbp
    adc rsi, r14
    adc r15, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 8], r8
    mulx r8, r14, rcx
    mov qword [rsp + 40], r11
    xor r11d, r11d
    adcx rax, r14
    mulx r12, r14, r9
    adcx r13, r14
    adox r13, r8
    mulx r14, r8, rdi
    adcx rsi, r8
    adox rsi, r12
    mulx r12, r8, rbp
    adcx r15, r8
    adox r15, r14
    adcx r11, r11
    adox r11, r12
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 120]
    mulx r12, r8, rcx
    xor r14d, r14d
    adcx r13, r8
    mulx r10, r8, r9
    adcx rsi, r8
    adox rsi, r12
    mulx r12, r8, rdi
    adcx r15, r8
    adox r15, r10
    mulx r10, r8, rbp
    adcx r11, r8
    adox r11, r12
    adcx r14, r14
    adox r14, r10
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 48]
    mulx r8, rcx, rcx
    xor r10d, r10d
    adcx rsi, rcx
    mulx r9, rcx, r9
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rdi
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, rbp
    adcx r14, rcx
    adox r14, r8
    adcx r10, r10
    adox r10, r9
    ; Z3 = t7 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, rbx
    shl rcx, 32
    mov r8, rbx
    shr r8, 32
    mov r9, rbx
    sub r9, rcx
    sbb rbx, r8
    add rax, rcx
    adc r13, r8
    adc rsi, r9
    adc rbx, 0
    ; Z3 = t7 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r8, rax
    shr r8, 32
    mov r9, rax
    sub r9, rcx
    sbb rax, r8
    add r13, rcx
    adc rsi, r8
    adc rbx, r9
    adc rax, 0
    ; Z3 = t7 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r13
    shl rcx, 32
    mov r8, r13
    shr r8, 32
    mov r9, r13
    sub r9, rcx
    sbb r13, r8
    add rsi, rcx
    adc rbx, r8
    adc rax, r9
    adc r13, 0
    ; Z3 = t7 * H: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r8, rsi
    shr r8, 32
    mov r9, rsi
    sub r9, rcx
    sbb rsi, r8
    xor edi, edi
    adcx rbx, rcx
    ; Z3 = t7 * H: add the high half; the sum is below 2*p
    adox rbx, r15
    adcx rax, r8
    adox rax, r11
    adcx r13, r9
    adox r13, r14
    adcx rsi, rdi
    adox rsi, r10
    ; Z3 = t7 * H: subtract the modulus; keep the difference unless it borrows
    adox rdi, rdi
    mov rcx, rbx
    sub rcx, -1
    mov r8, rax
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r10, r13
    sbb r10, 0
    mov r11, rsi
    mov rbp, 0xffffffff00000001
    sbb r11, rbp
    sbb rdi, 0
    cmovc rcx, rbx
    mov rdi, qword [rsp]
    mov qword [rdi + 64], rcx
    cmovc r8, rax
    mov qword [rdi + 72], r8
    cmovc r10, r13
    mov qword [rdi + 80], r10
    cmovc r11, rsi
    mov qword [rdi + 88], r11
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 64]
    mulx rsi, rax, qword [rsp + 120]
    mulx r12, rbx, qword [rsp + 56]
    xor r13d, r13d
    adcx rax, r12
    mulx r14, r12, qword [rsp + 48]
    adcx r12, rsi
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r15, rsi, qword [rsp + 120]
    adox r12, rsi
    adcx r14, r13
    mulx rcx, rsi, qword [rsp + 48]
    adox r14, rsi
    adox r13, r13
    add r14, r15
    adc r13, rcx
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 120]
    mulx rsi, rcx, qword [rsp + 48]
    add r13, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add rcx, rsi
    ; HH = H^2: square: double the cross products
    xor esi, esi
    adcx rbx, rbx
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 64]
    mulx r8, r15, rdx
    adox rbx, r8
    adcx rax, rax
    mov rdx, qword [rsp + 56]
    mulx r10, r8, rdx
    adox rax, r8
    adcx r12, r12
    adox r12, r10
    adcx r14, r14
    mov rdx, qword [rsp + 120]
    mulx r10, r8, rdx
    adox r14, r8
    adcx r13, r13
    adox r13, r10
    adcx rcx, rcx
    mov rdx, qword [rsp + 48]
    mulx r10, r8, rdx
    adox rcx, r8
    adcx rsi, rsi
    adox rsi, r10
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, r15
    shl r8, 32
    mov r10, r15
    shr r10, 32
    mov r11, r15
    sub r11, r8
    sbb r15, r10
    add rbx, r8
    adc rax, r10
    adc r12, r11
    adc r15, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, rbx
    shl r8, 32
    mov r10, rbx
    shr r10, 32
    mov r11, rbx
    sub r11, r8
    sbb rbx, r10
    add rax, r8
    adc r12, r10
    adc r15, r11
    adc rbx, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, rax
    shl r8, 32
    mov r10, rax
    shr r10, 32
    mov r11, rax
    sub r11, r8
    sbb rax, r10
    add r12, r8
    adc r15, r10
    adc rbx, r11
    adc rax, 0
    ; HH = H^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r8, r12
    shl r8, 32
    mov r10, r12
    shr r10, 32
    mov r11, r12
    sub r11, r8
    sbb r12, r10
    xor edi, edi
    adcx r15, r8
    ; HH = H^2: add the high half; the sum is below 2*p
    adox r15, r14
    adcx rbx, r10
    adox rbx, r13
    adcx rax, r11
    adox rax, rcx
    adcx r12, rdi
    adox r12, rsi
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    adox rdi, rdi
    mov rcx, r15
    sub rcx, -1
    mov r8, rbx
    sbb r8, r9
    mov r10, rax
    sbb r10, 0
    mov r11, r12
    sbb r11, rbp
    sbb rdi, 0
    cmovc rcx, r15
    cmovc r8, rbx
    cmovc r10, rax
    cmovc r11, r12
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rsi, rax, qword [rsp + 56]
    mulx rbx, rdi, qword [rsp + 64]
    add rax, rbx
    mulx r12, rbx, qword [rsp + 120]
    adc rbx, rsi
    mulx r13, rsi, qword [rsp + 48]
    adc rsi, r12
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r14, r12, qword [rsp + 64]
    xor r15d, r15d
    adcx rax, r12
    mulx r8, r12, qword [rsp + 56]
    adcx rbx, r12
    adox rbx, r14
    mulx r14, r12, qword [rsp + 120]
    adcx rsi, r12
    adox rsi, r8
    mulx r12, r8, qword [rsp + 48]
    adcx r13, r8
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, r10
    mulx r14, r12, qword [rsp + 64]
    xor r10d, r10d
    adcx rbx, r12
    mulx rbp, r12, qword [rsp + 56]
    adcx rsi, r12
    adox rsi, r14
    mulx r14, r12, qword [rsp + 120]
    adcx r13, r12
    adox r13, rbp
    mulx r12, rbp, qword [rsp + 48]
    adcx r15, rbp
    adox r15, r14
    adcx r10, r10
    adox r10, r12
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rbp, rdx
    mov rdx, r11
    mulx r14, r12, qword [rsp + 64]
    xor r11d, r11d
    adcx rsi, r12
    mov qword [rsp + 72], rbp
    mulx rbp, r12, qword [rsp + 56]
    adcx r13, r12
    adox r13, r14
    mulx r14, r12, qword [rsp + 120]
    adcx r15, r12
    adox r15, rbp
    mulx r12, rbp, qword [rsp + 48]
    adcx r10, rbp
    adox r10, r14
    adcx r11, r11
    adox r11, r12
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbp, rdi
    shl rbp, 32
    mov r12, rdi
    shr r12, 32
    mov r14, rdi
    sub r14, rbp
    sbb rdi, r12
    add rax, rbp
    adc rbx, r12
    adc rsi, r14
    adc rdi, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbp, rax
    shl rbp, 32
    mov r12, rax
    shr r12, 32
    mov r14, rax
    sub r14, rbp
    sbb rax, r12
    add rbx, rbp
    adc rsi, r12
    adc rdi, r14
    adc rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbp, rbx
    shl rbp, 32
    mov r12, rbx
    shr r12, 32
    mov r14, rbx
    sub r14, rbp
    sbb rbx, r12
    add rsi, rbp
    adc rdi, r12
    adc rax, r14
    adc rbx, 0
    ; HHH = H * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbp, rsi
    shl rbp, 32
    mov r12, rsi
    shr r12, 32
    mov r14, rsi
    sub r14, rbp
    sbb rsi, r12
    mov qword [rsp + 144], r8
    xor r8d, r8d
    adcx rdi, rbp
    ; HHH = H * HH: add the high half; the sum is below 2*p
    adox rdi, r13
    adcx rax, r12
    adox rax, r15
    adcx rbx, r14
    adox rbx, r10
    adcx rsi, r8
    adox rsi, r11
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    adox r8, r8
    mov r10, rdi
    sub r10, -1
    mov r11, rax
    sbb r11, r9
    mov rbp, rbx
    sbb rbp, 0
    mov r12, rsi
    mov r13, 0xffffffff00000001
    sbb r12, r13
    sbb r8, 0
    cmovc r10, rdi
    cmovc r11, rax
    cmovc rbp, rbx
    cmovc r12, rsi
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rcx
    mulx rsi, r8, qword [rsp + 96]
    mulx rbx, rdi, qword [rsp + 104]
    add r8, rbx
    mulx r14, rbx, qword [rsp + 88]
    adc rbx, rsi
    mulx rsi, rcx, qword [rsp + 80]
    adc rcx, r14
    adc rsi, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mulx r15, r14, qword [rsp + 104]
    mov qword [rsp + 152], r12
    xor r12d, r12d
    adcx r8, r14
    mov qword [rsp + 160], rbp
    mulx rbp, r14, qword [rsp + 96]
    adcx rbx, r14
    adox rbx, r15
    mulx r15, r14, qword [rsp + 88]
    adcx rcx, r14
    adox rcx, rbp
    mulx r14, rbp, qword [rsp + 80]
    adcx rsi, rbp
    adox rsi, r15
    adcx r12, r12
    adox r12, r14
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 72]
    mulx r14, rbp, qword [rsp + 104]
    xor r15d, r15d
    adcx rbx, rbp
    mov qword [rsp + 144], r11
    mulx r11, rbp, qword [rsp + 96]
    adcx rcx, rbp
    adox rcx, r14
    mulx r14, rbp, qword [rsp + 88]
    adcx rsi, rbp
    adox rsi, r11
    mulx rbp, r11, qword [rsp + 80]
    adcx r12, r11
    adox r12, r14
    adcx r15, r15
    adox r15, rbp
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx rbp, r11, qword [rsp + 104]
    xor r14d, r14d
    adcx rcx, r11
    mulx rax, r11, qword [rsp + 96]
    adcx rsi, r11
    adox rsi, rbp
    mulx rbp, r11, qword [rsp + 88]
    adcx r12, r11
    adox r12, rax
    mulx r11, rax, qword [rsp + 80]
    adcx r15, rax
    adox r15, rbp
    adcx r14, r14
    adox r14, r11
    ; V = U1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r11, rdi
    shr r11, 32
    mov rbp, rdi
    sub rbp, rax
    sbb rdi, r11
    add r8, rax
    adc rbx, r11
    adc rcx, rbp
    adc rdi, 0
    ; V = U1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov r11, r8
    shr r11, 32
    mov rbp, r8
    sub rbp, rax
    sbb r8, r11
    add rbx, rax
    adc rcx, r11
    adc rdi, rbp
    adc r8, 0
    ; V = U1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rbx
    shl rax, 32
    mov r11, rbx
    shr r11, 32
    mov rbp, rbx
    sub rbp, rax
    sbb rbx, r11
    add rcx, rax
    adc rdi, r11
    adc r8, rbp
    adc rbx, 0
    ; V = U1 * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov r11, rcx
    shr r11, 32
    mov rbp, rcx
    sub rbp, rax
    sbb rcx, r11
    mov qword [rsp + 80], r10
    xor r10d, r10d
    adcx rdi, rax
    ; V = U1 * HH: add the high half; the sum is below 2*p
    adox rdi, rsi
    adcx r8, r11
    adox r8, r12
    adcx rbx, rbp
    adox rbx, r15
    adcx rcx, r10
    adox rcx, r14
    ; V = U1 * HH: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    mov rax, rdi
    sub rax, -1
    mov r11, r8
    sbb r11, r9
    mov rsi, rbx
    sbb rsi, 0
    mov rbp, rcx
    sbb rbp, r13
    sbb r10, 0
    cmovc rax, rdi
    cmovc r11, r8
    cmovc rsi, rbx
    cmovc rbp, rcx
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 8]
    mulx r8, rcx, qword [rsp + 40]
    mulx rdi, r10, qword [rsp + 136]
    xor ebx, ebx
    adcx rcx, rdi
    mulx r12, rdi, qword [rsp + 128]
    adcx rdi, r8
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 136]
    mulx r14, r8, qword [rsp + 40]
    adox rdi, r8
    adcx r12, rbx
    mulx r15, r8, qword [rsp + 128]
    adox r12, r8
    adox rbx, rbx
    add r12, r14
    adc rbx, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r14, r8, qword [rsp + 128]
    add rbx, r8
    mov r8d, 0x0
    adc r8, r8
    add r8, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx r10, r10
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 8]
    mulx r13, r15, rdx
    adox r10, r13
    adcx rcx, rcx
    mov rdx, qword [rsp + 136]
    mulx r9, r13, rdx
    adox rcx, r13
    adcx rdi, rdi
    adox rdi, r9
    adcx r12, r12
    mov rdx, qword [rsp + 40]
    mulx r13, r9, rdx
    adox r12, r9
    adcx rbx, rbx
    adox rbx, r13
    adcx r8, r8
    mov rdx, qword [rsp + 128]
    mulx r13, r9, rdx
    adox r8, r9
    adcx r14, r14
    adox r14, r13
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r9, r15
    shl r9, 32
    mov r13, r15
    shr r13, 32
    mov qword [rsp + 88], rbp
    mov rbp, r15
    sub rbp, r9
    sbb r15, r13
    add r10, r9
    adc rcx, r13
    adc rdi, rbp
    adc r15, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, r10
    shl r9, 32
    mov rbp, r10
    shr rbp, 32
    mov r13, r10
    sub r13, r9
    sbb r10, rbp
    add rcx, r9
    adc rdi, rbp
    adc r15, r13
    adc r10, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, rcx
    shl r9, 32
    mov rbp, rcx
    shr rbp, 32
    mov r13, rcx
    sub r13, r9
    sbb rcx, rbp
    add rdi, r9
    adc r15, rbp
    adc r10, r13
    adc rcx, 0
    ; rr = r^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r9, rdi
    shl r9, 32
    mov rbp, rdi
    shr rbp, 32
    mov r13, rdi
    sub r13, r9
    sbb rdi, rbp
    mov qword [rsp + 96], rsi
    xor esi, esi
    adcx r15, r9
    ; rr = r^2: add the high half; the sum is below 2*p
    adox r15, r12
    adcx r10, rbp
    adox r10, rbx
    adcx rcx, r13
    adox rcx, r8
    adcx rdi, rsi
    adox rdi, r14
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    adox rsi, rsi
    mov r8, r15
    sub r8, -1
    mov r9, r10
    mov ebx, 0xffffffff
    sbb r9, rbx
    mov rbp, rcx
    sbb rbp, 0
    mov r12, rdi
    mov r13, 0xffffffff00000001
    sbb r12, r13
    sbb rsi, 0
    cmovc r8, r15
    cmovc r9, r10
    cmovc rbp, rcx
    cmovc r12, rdi
    ; V2 = 2*V: 2*a, below 2*p
    mov rcx, rax
    add rcx, rcx
    mov r10, r11
    adc r10, r10
    mov rsi, qword [rsp + 96]
    adc rsi, rsi
    mov rdi, qword [rsp + 88]
    adc rdi, rdi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14d, 0x0
    adc r14, r14
    mov r15, rcx
    sub r15, -1
    mov qword [rsp + 104], r11
    mov r11, r10
    sbb r11, rbx
    mov qword [rsp + 72], rax
    mov rax, rsi
    sbb rax, 0
    mov rbx, rdi
    sbb rbx, r13
    sbb r14, 0
    cmovc r15, rcx
    cmovc r11, r10
    cmovc rax, rsi
    cmovc rbx, rdi
    ; t3 = rr - HHH: a - b
    sub r8, qword [rsp + 80]
    sbb r9, qword [rsp + 144]
    sbb rbp, qword [rsp + 160]
    sbb r12, qword [rsp + 152]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    mov esi, 0xffffffff
    and r10, rsi
    mov rdi, rcx
    and rdi, r13
    add r8, rcx
    adc r9, r10
    adc rbp, 0
    adc r12, rdi
    ; X3 = t3 - V2: a - b
    sub r8, r15
    sbb r9, r11
    sbb rbp, rax
    sbb r12, rbx
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, rsi
    mov r10, rax
    and r10, r13
    add r8, rax
    mov rax, qword [rsp]
    mov qword [rax], r8
    adc r9, rcx
    mov qword [rax + 8], r9
    adc rbp, 0
    mov qword [rax + 16], rbp
    adc r12, r10
    mov qword [rax + 24], r12
    ; t4 = V - X3: a - b
    mov rcx, qword [rsp + 72]
    sub rcx, r8
    mov r8, qword [rsp + 104]
    sbb r8, r9
    mov r9, qword [rsp + 96]
    sbb r9, rbp
    mov r10, qword [rsp + 88]
    sbb r10, r12
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    and rdi, rsi
    mov rbx, r11
    and rbx, r13
    add rcx, r11
    adc r8, rdi
    adc r9, 0
    adc r10, rbx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rdi, r11, qword [rsp + 136]
    mulx rbp, rbx, qword [rsp + 8]
    add r11, rbp
    mulx r12, rbp, qword [rsp + 40]
    adc rbp, rdi
    mulx rdi, rcx, qword [rsp + 128]
    adc rcx, r12
    adc rdi, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r14, r12, qword [rsp + 8]
    xor r15d, r15d
    adcx r11, r12
    mulx r8, r12, qword [rsp + 136]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 40]
    adcx rcx, r12
    adox rcx, r8
    mulx r12, r8, qword [rsp + 128]
    adcx rdi, r8
    adox rdi, r14
    adcx r15, r15
    adox r15, r12
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r12, r8, qword [rsp + 8]
    xor r14d, r14d
    adcx rbp, r8
    mulx r9, r8, qword [rsp + 136]
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, qword [rsp + 40]
    adcx rdi, r8
    adox rdi, r9
    mulx r9, r8, qword [rsp + 128]
    adcx r15, r8
    adox r15, r12
    adcx r14, r14
    adox r14, r9
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r10
    mulx r9, r8, qword [rsp + 8]
    xor r12d, r12d
    adcx rcx, r8
    mulx r10, r8, qword [rsp + 136]
    adcx rdi, r8
    adox rdi, r9
    mulx r9, r8, qword [rsp + 40]
    adcx r15, r8
    adox r15, r10
    mulx r10, r8, qword [rsp + 128]
    adcx r14, r8
    adox r14, r9
    adcx r12, r12
    adox r12, r10
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, rbx
    shl r8, 32
    mov r9, rbx
    shr r9, 32
    mov r10, rbx
    sub r10, r8
    sbb rbx, r9
    add r11, r8
    adc rbp, r9
    adc rcx, r10
    adc rbx, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, r11
    shl r8, 32
    mov r9, r11
    shr r9, 32
    mov r10, r11
    sub r10, r8
    sbb r11, r9
    add rbp, r8
    adc rcx, r9
    adc rbx, r10
    adc r11, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, rbp
    shl r8, 32
    mov r9, rbp
    shr r9, 32
    mov r10, rbp
    sub r10, r8
    sbb rbp, r9
    add rcx, r8
    adc rbx, r9
    adc r11, r10
    adc rbp, 0
    ; t5 = r * t4: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r8, rcx
    shl r8, 32
    mov r9, rcx
    shr r9, 32
    mov r10, rcx
    sub r10, r8
    sbb rcx, r9
    xor eax, eax
    adcx rbx, r8
    ; t5 = r * t4: add the high half; the sum is below 2*p
    adox rbx, rdi
    adcx r11, r9
    adox r11, r15
    adcx rbp, r10
    adox rbp, r14
    adcx rcx, rax
    adox rcx, r12
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    adox rax, rax
    mov r8, rbx
    sub r8, -1
    mov r9, r11
    sbb r9, rsi
    mov r10, rbp
    sbb r10, 0
    mov rdi, rcx
    sbb rdi, r13
    sbb rax, 0
    cmovc r8, rbx
    cmovc r9, r11
    cmovc r10, rbp
    cmovc rdi, rcx
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 80]
    mulx rcx, rax, qword [rsp + 24]
    mulx rbx, r11, qword [rsp + 16]
    add rax, rbx
    mulx rbp, rbx, qword [rsp + 112]
    adc rbx, rcx
    mulx r12, rcx, qword [rsp + 32]
    adc rcx, rbp
    adc r12, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mulx r14, rbp, qword [rsp + 16]
    xor r15d, r15d
    adcx rax, rbp
    mulx r13, rbp, qword [rsp + 24]
    adcx rbx, rbp
    adox rbx, r14
    mulx r14, rbp, qword [rsp + 112]
    adcx rcx, rbp
    adox rcx, r13
    mulx r13, rbp, qword [rsp + 32]
    adcx r12, rbp
    adox r12, r14
    adcx r15, r15
    adox r15, r13
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 160]
    mulx r13, rbp, qword [rsp + 16]
    xor r14d, r14d
    adcx rbx, rbp
    mulx rsi, rbp, qword [rsp + 24]
    adcx rcx, rbp
    adox rcx, r13
    mulx r13, rbp, qword [rsp + 112]
    adcx r12, rbp
    adox r12, rsi
    mulx rbp, rsi, qword [rsp + 32]
    adcx r15, rsi
    adox r15, r13
    adcx r14, r14
    adox r14, rbp
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 152]
    mulx rbp, rsi, qword [rsp + 16]
    xor r13d, r13d
    adcx rcx, rsi
    mov qword [rsp + 16], rdi
    mulx rdi, rsi, qword [rsp + 24]
    adcx r12, rsi
    adox r12, rbp
    mulx rbp, rsi, qword [rsp + 112]
    adcx r15, rsi
    adox r15, rdi
    mulx rdi, rsi, qword [rsp + 32]
    adcx r14, rsi
    adox r14, rbp
    adcx r13, r13
    adox r13, rdi
    ; t6 = S1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, r11
    shl rsi, 32
    mov rdi, r11
    shr rdi, 32
    mov rbp, r11
    sub rbp, rsi
    sbb r11, rdi
    add rax, rsi
    adc rbx, rdi
    adc rcx, rbp
    adc r11, 0
    ; t6 = S1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, rax
    shl rsi, 32
    mov rdi, rax
    shr rdi, 32
    mov rbp, rax
    sub rbp, rsi
    sbb rax, rdi
    add rbx, rsi
    adc rcx, rdi
    adc r11, rbp
    adc rax, 0
    ; t6 = S1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, rbx
    shl rsi, 32
    mov rdi, rbx
    shr rdi, 32
    mov rbp, rbx
    sub rbp, rsi
    sbb rbx, rdi
    add rcx, rsi
    adc r11, rdi
    adc rax, rbp
    adc rbx, 0
    ; t6 = S1 * HHH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, rcx
    shl rsi, 32
    mov rdi, rcx
    shr rdi, 32
    mov rbp, rcx
    sub rbp, rsi
    sbb rcx, rdi
    mov qword [rsp + 152], r10
    xor r10d, r10d
    adcx r11, rsi
    ; t6 = S1 * HHH: add the high half; the sum is below 2*p
    adox r11, r12
    adcx rax, rdi
    adox rax, r15
    adcx rbx, rbp
    adox rbx, r14
    adcx rcx, r10
    adox rcx, r13
    ; t6 = S1 * HHH: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    mov rsi, r11
    sub rsi, -1
    mov rdi, rax
    mov ebp, 0xffffffff
    sbb rdi, rbp
    mov r12, rbx
    sbb r12, 0
    mov r13, rcx
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb r10, 0
    cmovc rsi, r11
    cmovc rdi, rax
    cmovc r12, rbx
    cmovc r13, rcx
    ; Y3 = t5 - t6: a - b
    sub r8, rsi
    sbb r9, rdi
    mov rax, qword [rsp + 152]
    sbb rax, r12
    mov rcx, qword [rsp + 16]
    sbb rcx, r13
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r10, r10
    and rbp, r10
    and r14, r10
    add r8, r10
    mov r10, qword [rsp]
    mov qword [r10 + 32], r8
    adc r9, rbp
    mov qword [r10 + 40], r9
    adc rax, 0
    mov qword [r10 + 48], rax
    adc rcx, r14
    mov qword [r10 + 56], rcx
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 64]
    or r11, qword [rsp + 56]
    or r11, qword [rsp + 120]
    or r11, qword [rsp + 48]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 8]
    or rsi, qword [rsp + 136]
    or rsi, qword [rsp + 40]
    or rsi, qword [rsp + 128]
    cmp rsi, 1
    sbb rsi, rsi
    and r11, rsi
    mov rax, r11
    add rsp, 168
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p256_point_add_affine_raw_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[8])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p256_point_add_affine_raw_fused
align 32
p256_point_add_affine_raw_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 216
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
    mov r8d, 0x0
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
    ; Z1Z1 = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r13, r12
    shl r13, 32
    mov r14, r12
    shr r14, 32
    mov r15, r12
    sub r15, r13
    sbb r12, r14
    add r9, r13
    adc rcx, r14
    adc r10, r15
    adc r12, 0
    ; Z1Z1 = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r13, r9
    shl r13, 32
    mov r14, r9
    shr r14, 32
    mov r15, r9
    sub r15, r13
    sbb r9, r14
    add rcx, r13
    adc r10, r14
    adc r12, r15
    adc r9, 0
    ; Z1Z1 = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r13, rcx
    shl r13, 32
    mov r14, rcx
    shr r14, 32
    mov r15, rcx
    sub r15, r13
    sbb rcx, r14
    add r10, r13
    adc r12, r14
    adc r9, r15
    adc rcx, 0
    ; Z1Z1 = Z1^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r13, r10
    shl r13, 32
    mov r14, r10
    shr r14, 32
    mov r15, r10
    sub r15, r13
    sbb r10, r14
    mov qword [rsp], rdi
    xor edi, edi
    adcx r12, r13
    ; Z1Z1 = Z1^2: add the high half; the sum is below 2*p
    adox r12, rbx
    adcx r9, r14
    adox r9, r11
    adcx rcx, r15
    adox rcx, r8
    adcx r10, rdi
    adox r10, rbp
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    adox rdi, rdi
    mov r8, r12
    sub r8, -1
    mov r11, r9
    mov ebx, 0xffffffff
    sbb r11, rbx
    mov rbp, rcx
    sbb rbp, 0
    mov r13, r10
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb rdi, 0
    cmovc r8, r12
    cmovc r11, r9
    cmovc rbp, rcx
    cmovc r13, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r8
    mulx r9, rcx, qword [rax + 8]
    mulx rdi, r10, qword [rax]
    add rcx, rdi
    mulx r12, rdi, qword [rax + 16]
    adc rdi, r9
    mulx r15, r9, qword [rax + 24]
    adc r9, r12
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r12, qword [rax]
    xor r11d, r11d
    adcx rcx, r12
    mulx rbx, r12, qword [rax + 8]
    adcx rdi, r12
    adox rdi, r14
    mulx r14, r12, qword [rax + 16]
    adcx r9, r12
    adox r9, rbx
    mulx r12, rbx, qword [rax + 24]
    adcx r15, rbx
    adox r15, r14
    adcx r11, r11
    adox r11, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, rbp
    mulx r14, r12, qword [rax]
    xor ebp, ebp
    adcx rdi, r12
    mov qword [rsp + 8], rbx
    mulx rbx, r12, qword [rax + 8]
    adcx r9, r12
    adox r9, r14
    mulx r14, r12, qword [rax + 16]
    adcx r15, r12
    adox r15, rbx
    mulx r12, rbx, qword [rax + 24]
    adcx r11, rbx
    adox r11, r14
    adcx rbp, rbp
    adox rbp, r12
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rbx, rdx
    mov rdx, r13
    mulx r14, r12, qword [rax]
    xor r13d, r13d
    adcx r9, r12
    mov qword [rsp + 16], rbx
    mulx rbx, r12, qword [rax + 8]
    adcx r15, r12
    adox r15, r14
    mulx r14, r12, qword [rax + 16]
    adcx r11, r12
    adox r11, rbx
    mulx r12, rbx, qword [rax + 24]
    adcx rbp, rbx
    adox rbp, r14
    adcx r13, r13
    adox r13, r12
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov r12, r10
    shr r12, 32
    mov r14, r10
    sub r14, rbx
    sbb r10, r12
    add rcx, rbx
    adc rdi, r12
    adc r9, r14
    adc r10, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, rcx
    shl rbx, 32
    mov r12, rcx
    shr r12, 32
    mov r14, rcx
    sub r14, rbx
    sbb rcx, r12
    add rdi, rbx
    adc r9, r12
    adc r10, r14
    adc rcx, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, rdi
    shl rbx, 32
    mov r12, rdi
    shr r12, 32
    mov r14, rdi
    sub r14, rbx
    sbb rdi, r12
    add r9, rbx
    adc r10, r12
    adc rcx, r14
    adc rdi, 0
    ; U2 = X2 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, r9
    shl rbx, 32
    mov r12, r9
    shr r12, 32
    mov r14, r9
    sub r14, rbx
    sbb r9, r12
    mov qword [rsp + 24], rax
    xor eax, eax
    adcx r10, rbx
    ; U2 = X2 * Z1Z1: add the high half; the sum is below 2*p
    adox r10, r15
    adcx rcx, r12
    adox rcx, r11
    adcx rdi, r14
    adox rdi, rbp
    adcx r9, rax
    adox r9, r13
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    adox rax, rax
    mov r11, r10
    sub r11, -1
    mov rbx, rcx
    mov ebp, 0xffffffff
    sbb rbx, rbp
    mov r12, rdi
    sbb r12, 0
    mov r13, r9
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb rax, 0
    cmovc r11, r10
    cmovc rbx, rcx
    cmovc r12, rdi
    cmovc r13, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, r8
    mulx r9, rcx, qword [rsi + 72]
    mulx rdi, r10, qword [rsi + 64]
    add rcx, rdi
    mulx r15, rdi, qword [rsi + 80]
    adc rdi, r9
    mulx r9, r8, qword [rsi + 88]
    adc r8, r15
    adc r9, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 32], r13
    mulx r13, r15, qword [rsi + 64]
    mov qword [rsp + 40], r12
    xor r12d, r12d
    adcx rcx, r15
    mov qword [rsp + 48], rbx
    mulx rbx, r15, qword [rsi + 72]
    adcx rdi, r15
    adox rdi, r13
    mulx r15, r13, qword [rsi + 80]
    adcx r8, r13
    adox r8, rbx
    mulx r13, rbx, qword [rsi + 88]
    adcx r9, rbx
    adox r9, r15
    adcx r12, r12
    adox r12, r13
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r13, rbx, qword [rsi + 64]
    xor r15d, r15d
    adcx rdi, rbx
    mov qword [rsp + 8], r11
    mulx r11, rbx, qword [rsi + 72]
    adcx r8, rbx
    adox r8, r13
    mulx r13, rbx, qword [rsi + 80]
    adcx r9, rbx
    adox r9, r11
    mulx rbx, r11, qword [rsi + 88]
    adcx r12, r11
    adox r12, r13
    adcx r15, r15
    adox r15, rbx
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx rbx, r11, qword [rsi + 64]
    xor r13d, r13d
    adcx r8, r11
    mulx rax, r11, qword [rsi + 72]
    adcx r9, r11
    adox r9, rbx
    mulx rbx, r11, qword [rsi + 80]
    adcx r12, r11
    adox r12, rax
    mulx r11, rax, qword [rsi + 88]
    adcx r15, rax
    adox r15, rbx
    adcx r13, r13
    adox r13, r11
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov r11, r10
    shr r11, 32
    mov rbx, r10
    sub rbx, rax
    sbb r10, r11
    add rcx, rax
    adc rdi, r11
    adc r8, rbx
    adc r10, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rcx
    shl rax, 32
    mov r11, rcx
    shr r11, 32
    mov rbx, rcx
    sub rbx, rax
    sbb rcx, r11
    add rdi, rax
    adc r8, r11
    adc r10, rbx
    adc rcx, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r11, rdi
    shr r11, 32
    mov rbx, rdi
    sub rbx, rax
    sbb rdi, r11
    add r8, rax
    adc r10, r11
    adc rcx, rbx
    adc rdi, 0
    ; t1 = Z1 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov r11, r8
    shr r11, 32
    mov rbx, r8
    sub rbx, rax
    sbb r8, r11
    mov qword [rsp + 16], rsi
    xor esi, esi
    adcx r10, rax
    ; t1 = Z1 * Z1Z1: add the high half; the sum is below 2*p
    adox r10, r9
    adcx rcx, r11
    adox rcx, r12
    adcx rdi, rbx
    adox rdi, r15
    adcx r8, rsi
    adox r8, r13
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    adox rsi, rsi
    mov rax, r10
    sub rax, -1
    mov r9, rcx
    sbb r9, rbp
    mov r11, rdi
    sbb r11, 0
    mov rbx, r8
    sbb rbx, r14
    sbb rsi, 0
    cmovc rax, r10
    cmovc r9, rcx
    cmovc r11, rdi
    cmovc rbx, r8
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rax
    mov rcx, qword [rsp + 24]
    mulx r10, r8, qword [rcx + 40]
    mulx rdi, rsi, qword [rcx + 32]
    add r8, rdi
    mulx r12, rdi, qword [rcx + 48]
    adc rdi, r10
    mulx r10, rax, qword [rcx + 56]
    adc rax, r12
    adc r10, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r13, r12, qword [rcx + 32]
    xor r15d, r15d
    adcx r8, r12
    mulx r9, r12, qword [rcx + 40]
    adcx rdi, r12
    adox rdi, r13
    mulx r13, r12, qword [rcx + 48]
    adcx rax, r12
    adox rax, r9
    mulx r12, r9, qword [rcx + 56]
    adcx r10, r9
    adox r10, r13
    adcx r15, r15
    adox r15, r12
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r12, r9, qword [rcx + 32]
    xor r13d, r13d
    adcx rdi, r9
    mulx r11, r9, qword [rcx + 40]
    adcx rax, r9
    adox rax, r12
    mulx r12, r9, qword [rcx + 48]
    adcx r10, r9
    adox r10, r11
    mulx r11, r9, qword [rcx + 56]
    adcx r15, r9
    adox r15, r12
    adcx r13, r13
    adox r13, r11
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, rbx
    mulx r11, r9, qword [rcx + 32]
    xor r12d, r12d
    adcx rax, r9
    mulx rbx, r9, qword [rcx + 40]
    adcx r10, r9
    adox r10, r11
    mulx r11, r9, qword [rcx + 48]
    adcx r15, r9
    adox r15, rbx
    mulx rbx, r9, qword [rcx + 56]
    adcx r13, r9
    adox r13, r11
    adcx r12, r12
    adox r12, rbx
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r9, rsi
    shr r9, 32
    mov r11, rsi
    sub r11, rcx
    sbb rsi, r9
    add r8, rcx
    adc rdi, r9
    adc rax, r11
    adc rsi, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r8
    shl rcx, 32
    mov r9, r8
    shr r9, 32
    mov r11, r8
    sub r11, rcx
    sbb r8, r9
    add rdi, rcx
    adc rax, r9
    adc rsi, r11
    adc r8, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rdi
    shl rcx, 32
    mov r9, rdi
    shr r9, 32
    mov r11, rdi
    sub r11, rcx
    sbb rdi, r9
    add rax, rcx
    adc rsi, r9
    adc r8, r11
    adc rdi, 0
    ; S2 = Y2 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r9, rax
    shr r9, 32
    mov r11, rax
    sub r11, rcx
    sbb rax, r9
    xor ebx, ebx
    adcx rsi, rcx
    ; S2 = Y2 * t1: add the high half; the sum is below 2*p
    adox rsi, r10
    adcx r8, r9
    adox r8, r15
    adcx rdi, r11
    adox rdi, r13
    adcx rax, rbx
    adox rax, r12
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    adox rbx, rbx
    mov rcx, rsi
    sub rcx, -1
    mov r9, r8
    sbb r9, rbp
    mov r10, rdi
    sbb r10, 0
    mov r11, rax
    sbb r11, r14
    sbb rbx, 0
    cmovc rcx, rsi
    cmovc r9, r8
    cmovc r10, rdi
    cmovc r11, rax
    ; H = U2 - X1: a - b
    mov rax, qword [rsp + 8]
    mov r8, qword [rsp + 16]
    sub rax, qword [r8]
    mov rsi, qword [rsp + 48]
    sbb rsi, qword [r8 + 8]
    mov rdi, qword [rsp + 40]
    sbb rdi, qword [r8 + 16]
    mov rbx, qword [rsp + 32]
    sbb rbx, qword [r8 + 24]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, rbp
    mov r15, r12
    and r15, r14
    add rax, r12
    adc rsi, r13
    adc rdi, 0
    adc rbx, r15
    ; r = S2 - Y1: a - b
    sub rcx, qword [r8 + 32]
    sbb r9, qword [r8 + 40]
    sbb r10, qword [r8 + 48]
    sbb r11, qword [r8 + 56]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, rbp
    mov r15, r12
    and r15, r14
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rax
    mulx rbp, r14, qword [r8 + 72]
    mov qword [rsp + 32], rbx
    mulx rbx, rax, qword [r8 + 64]
    mov qword [rsp + 40], rax
    xor eax, eax
    adox r14, rbx
    mov qword [rsp + 48], rdi
    mulx rdi, rbx, qword [r8 + 80]
    adox rbx, rbp
    mov qword [rsp + 8], rbx
    mulx rbx, rbp, qword [r8 + 88]
    adox rbp, rdi
    adox rbx, rax
    adcx rcx, r12
    adcx r9, r13
    adcx r10, rax
    adcx r11, r15
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rdi, rdx
    mov rdx, rsi
    mulx r13, r12, qword [r8 + 64]
    xor r15d, r15d
    adcx r14, r12
    mulx r12, rax, qword [r8 + 72]
    adcx rax, qword [rsp + 8]
    adox rax, r13
    mulx rsi, r13, qword [r8 + 80]
    adcx rbp, r13
    adox rbp, r12
    mulx r13, r12, qword [r8 + 88]
    adcx rbx, r12
    adox rbx, rsi
    adcx r15, r15
    adox r15, r13
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rsi, rdx
    mov rdx, qword [rsp + 48]
    mulx r13, r12, qword [r8 + 64]
    mov qword [rsp + 8], r11
    xor r11d, r11d
    adcx rax, r12
    mov qword [rsp + 24], r9
    mulx r9, r12, qword [r8 + 72]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [r8 + 80]
    adcx rbx, r12
    adox rbx, r9
    mulx r12, r9, qword [r8 + 88]
    adcx r15, r9
    adox r15, r13
    adcx r11, r11
    adox r11, r12
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx r12, r9, qword [r8 + 64]
    xor r13d, r13d
    adcx rbp, r9
    mov qword [rsp + 56], rcx
    mulx rcx, r9, qword [r8 + 72]
    adcx rbx, r9
    adox rbx, r12
    mulx r12, r9, qword [r8 + 80]
    adcx r15, r9
    adox r15, rcx
    mulx r9, rcx, qword [r8 + 88]
    adcx r11, rcx
    adox r11, r12
    adcx r13, r13
    adox r13, r9
    ; Z3 = Z1 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, qword [rsp + 40]
    shl rcx, 32
    mov r9, qword [rsp + 40]
    shr r9, 32
    mov r12, qword [rsp + 40]
    sub r12, rcx
    mov qword [rsp + 64], r10
    mov r10, qword [rsp + 40]
    sbb r10, r9
    add r14, rcx
    adc rax, r9
    adc rbp, r12
    adc r10, 0
    ; Z3 = Z1 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r14
    shl rcx, 32
    mov r9, r14
    shr r9, 32
    mov r12, r14
    sub r12, rcx
    sbb r14, r9
    add rax, rcx
    adc rbp, r9
    adc r10, r12
    adc r14, 0
    ; Z3 = Z1 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r9, rax
    shr r9, 32
    mov r12, rax
    sub r12, rcx
    sbb rax, r9
    add rbp, rcx
    adc r10, r9
    adc r14, r12
    adc rax, 0
    ; Z3 = Z1 * H: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, rbp
    shl rcx, 32
    mov r9, rbp
    shr r9, 32
    mov r12, rbp
    sub r12, rcx
    sbb rbp, r9
    xor r8d, r8d
    adcx r10, rcx
    ; Z3 = Z1 * H: add the high half; the sum is below 2*p
    adox r10, rbx
    adcx r14, r9
    adox r14, r15
    adcx rax, r12
    adox rax, r11
    adcx rbp, r8
    adox rbp, r13
    ; Z3 = Z1 * H: subtract the modulus; keep the difference unless it borrows
    adox r8, r8
    mov rcx, r10
    sub rcx, -1
    mov r9, r14
    mov r11d, 0xffffffff
    sbb r9, r11
    mov rbx, rax
    sbb rbx, 0
    mov r12, rbp
    mov r13, 0xffffffff00000001
    sbb r12, r13
    sbb r8, 0
    cmovc rcx, r10
    cmovc r9, r14
    cmovc rbx, rax
    cmovc r12, rbp
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, rdi
    mulx r8, rax, qword [rsp + 48]
    mulx rbp, r10, rsi
    xor r14d, r14d
    adcx rax, rbp
    mulx r15, rbp, qword [rsp + 32]
    adcx rbp, r8
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, rsi
    mov qword [rsp + 40], rcx
    mulx rcx, r8, qword [rsp + 48]
    adox rbp, r8
    adcx r15, r14
    mulx rsi, r8, qword [rsp + 32]
    adox r15, r8
    adox r14, r14
    add r15, rcx
    adc r14, rsi
    ; HH = H^2: square, products of a[2] with the words above it
    mov rcx, rdx
    mov rdx, qword [rsp + 48]
    mulx rsi, r8, qword [rsp + 32]
    add r14, r8
    mov r8d, 0x0
    adc r8, r8
    add r8, rsi
    ; HH = H^2: square: double the cross products
    xor esi, esi
    adcx r10, r10
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, rdi
    mov qword [rsp + 72], r9
    mov qword [rsp + 80], rbx
    mulx rbx, r9, rdx
    adox r10, rbx
    adcx rax, rax
    mov rdx, rcx
    mov qword [rsp + 88], r12
    mulx r12, rbx, rdx
    adox rax, rbx
    adcx rbp, rbp
    adox rbp, r12
    adcx r15, r15
    mov rdx, qword [rsp + 48]
    mulx r12, rbx, rdx
    adox r15, rbx
    adcx r14, r14
    adox r14, r12
    adcx r8, r8
    mov rdx, qword [rsp + 32]
    mulx r12, rbx, rdx
    adox r8, rbx
    adcx rsi, rsi
    adox rsi, r12
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r9
    shl rbx, 32
    mov r12, r9
    shr r12, 32
    mov r13, r9
    sub r13, rbx
    sbb r9, r12
    add r10, rbx
    adc rax, r12
    adc rbp, r13
    adc r9, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov r12, r10
    shr r12, 32
    mov r13, r10
    sub r13, rbx
    sbb r10, r12
    add rax, rbx
    adc rbp, r12
    adc r9, r13
    adc r10, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, rax
    shl rbx, 32
    mov r12, rax
    shr r12, 32
    mov r13, rax
    sub r13, rbx
    sbb rax, r12
    add rbp, rbx
    adc r9, r12
    adc r10, r13
    adc rax, 0
    ; HH = H^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, rbp
    shl rbx, 32
    mov r12, rbp
    shr r12, 32
    mov r13, rbp
    sub r13, rbx
    sbb rbp, r12
    mov qword [rsp + 96], rdi
    xor edi, edi
    adcx r9, rbx
    ; HH = H^2: add the high half; the sum is below 2*p
    adox r9, r15
    adcx r10, r12
    adox r10, r14
    adcx rax, r13
    adox rax, r8
    adcx rbp, rdi
    adox rbp, rsi
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    adox rdi, rdi
    mov r8, r9
    sub r8, -1
    mov rsi, r10
    sbb rsi, r11
    mov rbx, rax
    sbb rbx, 0
    mov r12, rbp
    mov r13, 0xffffffff00000001
    sbb r12, r13
    sbb rdi, 0
    cmovc r8, r9
    cmovc rsi, r10
    cmovc rbx, rax
    cmovc r12, rbp
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r8
    mulx r9, rax, rcx
    mulx rdi, r10, qword [rsp + 96]
    add rax, rdi
    mulx rbp, rdi, qword [rsp + 48]
    adc rdi, r9
    mulx r14, r9, qword [rsp + 32]
    adc r9, rbp
    adc r14, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rsi
    mulx r15, rbp, qword [rsp + 96]
    xor esi, esi
    adcx rax, rbp
    mulx r13, rbp, rcx
    adcx rdi, rbp
    adox rdi, r15
    mulx r15, rbp, qword [rsp + 48]
    adcx r9, rbp
    adox r9, r13
    mulx r13, rbp, qword [rsp + 32]
    adcx r14, rbp
    adox r14, r15
    adcx rsi, rsi
    adox rsi, r13
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rbp, rdx
    mov rdx, rbx
    mulx r15, r13, qword [rsp + 96]
    xor ebx, ebx
    adcx rdi, r13
    mulx r11, r13, rcx
    adcx r9, r13
    adox r9, r15
    mulx r15, r13, qword [rsp + 48]
    adcx r14, r13
    adox r14, r11
    mulx r13, r11, qword [rsp + 32]
    adcx rsi, r11
    adox rsi, r15
    adcx rbx, rbx
    adox rbx, r13
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r11, rdx
    mov rdx, r12
    mulx r15, r13, qword [rsp + 96]
    xor r12d, r12d
    adcx r9, r13
    mov qword [rsp + 104], r11
    mulx r11, r13, rcx
    adcx r14, r13
    adox r14, r15
    mulx r15, r13, qword [rsp + 48]
    adcx rsi, r13
    adox rsi, r11
    mulx r13, r11, qword [rsp + 32]
    adcx rbx, r11
    adox rbx, r15
    adcx r12, r12
    adox r12, r13
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, r10
    shl r11, 32
    mov r13, r10
    shr r13, 32
    mov r15, r10
    sub r15, r11
    sbb r10, r13
    add rax, r11
    adc rdi, r13
    adc r9, r15
    adc r10, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r11, rax
    shl r11, 32
    mov r13, rax
    shr r13, 32
    mov r15, rax
    sub r15, r11
    sbb rax, r13
    add rdi, r11
    adc r9, r13
    adc r10, r15
    adc rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, rdi
    shl r11, 32
    mov r13, rdi
    shr r13, 32
    mov r15, rdi
    sub r15, r11
    sbb rdi, r13
    add r9, r11
    adc r10, r13
    adc rax, r15
    adc rdi, 0
    ; HHH = H * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r11, r9
    shl r11, 32
    mov r13, r9
    shr r13, 32
    mov r15, r9
    sub r15, r11
    sbb r9, r13
    mov qword [rsp + 112], rcx
    xor ecx, ecx
    adcx r10, r11
    ; HHH = H * HH: add the high half; the sum is below 2*p
    adox r10, r14
    adcx rax, r13
    adox rax, rsi
    adcx rdi, r15
    adox rdi, rbx
    adcx r9, rcx
    adox r9, r12
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    adox rcx, rcx
    mov r11, r10
    sub r11, -1
    mov rsi, rax
    mov ebx, 0xffffffff
    sbb rsi, rbx
    mov r12, rdi
    sbb r12, 0
    mov r13, r9
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb rcx, 0
    cmovc r11, r10
    cmovc rsi, rax
    cmovc r12, rdi
    cmovc r13, r9
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, r8
    mov rcx, qword [rsp + 16]
    mulx r10, r9, qword [rcx + 8]
    mulx r15, rdi, qword [rcx]
    add r9, r15
    mulx r8, r15, qword [rcx + 16]
    adc r15, r10
    mov qword [rsp + 120], r13
    mulx r13, r10, qword [rcx + 24]
    adc r10, r8
    adc r13, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mov qword [rsp + 128], r12
    mulx r12, r8, qword [rcx]
    xor ebp, ebp
    adcx r9, r8
    mov qword [rsp + 136], rsi
    mulx rsi, r8, qword [rcx + 8]
    adcx r15, r8
    adox r15, r12
    mulx r12, r8, qword [rcx + 16]
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, qword [rcx + 24]
    adcx r13, r8
    adox r13, r12
    adcx rbp, rbp
    adox rbp, rsi
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx rsi, r8, qword [rcx]
    xor r12d, r12d
    adcx r15, r8
    mov qword [rsp + 144], r11
    mulx r11, r8, qword [rcx + 8]
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, qword [rcx + 16]
    adcx r13, r8
    adox r13, r11
    mulx r11, r8, qword [rcx + 24]
    adcx rbp, r8
    adox rbp, rsi
    adcx r12, r12
    adox r12, r11
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx r11, r8, qword [rcx]
    xor esi, esi
    adcx r10, r8
    mulx rax, r8, qword [rcx + 8]
    adcx r13, r8
    adox r13, r11
    mulx r11, r8, qword [rcx + 16]
    adcx rbp, r8
    adox rbp, rax
    mulx r8, rax, qword [rcx + 24]
    adcx r12, rax
    adox r12, r11
    adcx rsi, rsi
    adox rsi, r8
    ; V = X1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r8, rdi
    shr r8, 32
    mov r11, rdi
    sub r11, rax
    sbb rdi, r8
    add r9, rax
    adc r15, r8
    adc r10, r11
    adc rdi, 0
    ; V = X1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov r8, r9
    shr r8, 32
    mov r11, r9
    sub r11, rax
    sbb r9, r8
    add r15, rax
    adc r10, r8
    adc rdi, r11
    adc r9, 0
    ; V = X1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r15
    shl rax, 32
    mov r8, r15
    shr r8, 32
    mov r11, r15
    sub r11, rax
    sbb r15, r8
    add r10, rax
    adc rdi, r8
    adc r9, r11
    adc r15, 0
    ; V = X1 * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov r8, r10
    shr r8, 32
    mov r11, r10
    sub r11, rax
    sbb r10, r8
    xor ecx, ecx
    adcx rdi, rax
    ; V = X1 * HH: add the high half; the sum is below 2*p
    adox rdi, r13
    adcx r9, r8
    adox r9, rbp
    adcx r15, r11
    adox r15, r12
    adcx r10, rcx
    adox r10, rsi
    ; V = X1 * HH: subtract the modulus; keep the difference unless it borrows
    adox rcx, rcx
    mov rax, rdi
    sub rax, -1
    mov r8, r9
    sbb r8, rbx
    mov r11, r15
    sbb r11, 0
    mov rsi, r10
    sbb rsi, r14
    sbb rcx, 0
    cmovc rax, rdi
    cmovc r8, r9
    cmovc r11, r15
    cmovc rsi, r10
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r9, rcx, qword [rsp + 64]
    mulx rdi, r10, qword [rsp + 24]
    xor ebp, ebp
    adcx rcx, rdi
    mulx r12, rdi, qword [rsp + 8]
    adcx rdi, r9
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r13, r9, qword [rsp + 64]
    adox rdi, r9
    adcx r12, rbp
    mulx r15, r9, qword [rsp + 8]
    adox r12, r9
    adox rbp, rbp
    add r12, r13
    adc rbp, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r13, r9, qword [rsp + 8]
    add rbp, r9
    mov r9d, 0x0
    adc r9, r9
    add r9, r13
    ; rr = r^2: square: double the cross products
    xor r13d, r13d
    adcx r10, r10
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 56]
    mulx r14, r15, rdx
    adox r10, r14
    adcx rcx, rcx
    mov rdx, qword [rsp + 24]
    mulx rbx, r14, rdx
    adox rcx, r14
    adcx rdi, rdi
    adox rdi, rbx
    adcx r12, r12
    mov rdx, qword [rsp + 64]
    mulx r14, rbx, rdx
    adox r12, rbx
    adcx rbp, rbp
    adox rbp, r14
    adcx r9, r9
    mov rdx, qword [rsp + 8]
    mulx r14, rbx, rdx
    adox r9, rbx
    adcx r13, r13
    adox r13, r14
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r15
    shl rbx, 32
    mov r14, r15
    shr r14, 32
    mov qword [rsp + 104], rsi
    mov rsi, r15
    sub rsi, rbx
    sbb r15, r14
    add r10, rbx
    adc rcx, r14
    adc rdi, rsi
    adc r15, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, r10
    shl rsi, 32
    mov rbx, r10
    shr rbx, 32
    mov r14, r10
    sub r14, rsi
    sbb r10, rbx
    add rcx, rsi
    adc rdi, rbx
    adc r15, r14
    adc r10, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, rcx
    shl rsi, 32
    mov rbx, rcx
    shr rbx, 32
    mov r14, rcx
    sub r14, rsi
    sbb rcx, rbx
    add rdi, rsi
    adc r15, rbx
    adc r10, r14
    adc rcx, 0
    ; rr = r^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, rdi
    shl rsi, 32
    mov rbx, rdi
    shr rbx, 32
    mov r14, rdi
    sub r14, rsi
    sbb rdi, rbx
    mov qword [rsp + 152], r11
    xor r11d, r11d
    adcx r15, rsi
    ; rr = r^2: add the high half; the sum is below 2*p
    adox r15, r12
    adcx r10, rbx
    adox r10, rbp
    adcx rcx, r14
    adox rcx, r9
    adcx rdi, r11
    adox rdi, r13
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    adox r11, r11
    mov r9, r15
    sub r9, -1
    mov rsi, r10
    mov ebx, 0xffffffff
    sbb rsi, rbx
    mov rbp, rcx
    sbb rbp, 0
    mov r12, rdi
    mov r13, 0xffffffff00000001
    sbb r12, r13
    sbb r11, 0
    cmovc r9, r15
    cmovc rsi, r10
    cmovc rbp, rcx
    cmovc r12, rdi
    ; V2 = 2*V: 2*a, below 2*p
    mov rcx, rax
    add rcx, rcx
    mov r10, r8
    adc r10, r10
    mov r11, qword [rsp + 152]
    adc r11, r11
    mov rdi, qword [rsp + 104]
    adc rdi, rdi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14d, 0x0
    adc r14, r14
    mov r15, rcx
    sub r15, -1
    mov qword [rsp + 160], r8
    mov r8, r10
    sbb r8, rbx
    mov qword [rsp + 168], rax
    mov rax, r11
    sbb rax, 0
    mov rbx, rdi
    sbb rbx, r13
    sbb r14, 0
    cmovc r15, rcx
    cmovc r8, r10
    cmovc rax, r11
    cmovc rbx, rdi
    ; t3 = rr - HHH: a - b
    sub r9, qword [rsp + 144]
    sbb rsi, qword [rsp + 136]
    sbb rbp, qword [rsp + 128]
    sbb r12, qword [rsp + 120]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rcx, rcx
    mov r10, rcx
    mov r11d, 0xffffffff
    and r10, r11
    mov rdi, rcx
    and rdi, r13
    add r9, rcx
    adc rsi, r10
    adc rbp, 0
    adc r12, rdi
    ; X3 = t3 - V2: a - b
    sub r9, r15
    sbb rsi, r8
    sbb rbp, rax
    sbb r12, rbx
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, r11
    mov r8, rax
    and r8, r13
    add r9, rax
    adc rsi, rcx
    adc rbp, 0
    adc r12, r8
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 168]
    sub rax, r9
    mov rcx, qword [rsp + 160]
    sbb rcx, rsi
    mov r8, qword [rsp + 152]
    sbb r8, rbp
    mov r10, qword [rsp + 104]
    sbb r10, r12
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rdi, rdi
    mov rbx, rdi
    and rbx, r11
    mov r14, rdi
    and r14, r13
    add rax, rdi
    adc rcx, rbx
    adc r8, 0
    adc r10, r14
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx rbx, rdi, qword [rsp + 24]
    mulx r15, r14, qword [rsp + 56]
    add rdi, r15
    mulx rax, r15, qword [rsp + 64]
    adc r15, rbx
    mov qword [rsp + 104], r9
    mulx r9, rbx, qword [rsp + 8]
    adc rbx, rax
    adc r9, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mov qword [rsp + 152], rsi
    mulx rsi, rax, qword [rsp + 56]
    xor ecx, ecx
    adcx rdi, rax
    mov qword [rsp + 160], rbp
    mulx rbp, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 64]
    adcx rbx, rax
    adox rbx, rbp
    mulx rbp, rax, qword [rsp + 8]
    adcx r9, rax
    adox r9, rsi
    adcx rcx, rcx
    adox rcx, rbp
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r8
    mulx rsi, rax, qword [rsp + 56]
    xor ebp, ebp
    adcx r15, rax
    mulx r8, rax, qword [rsp + 24]
    adcx rbx, rax
    adox rbx, rsi
    mulx rsi, rax, qword [rsp + 64]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 8]
    adcx rcx, rax
    adox rcx, rsi
    adcx rbp, rbp
    adox rbp, r8
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r10
    mulx r8, rax, qword [rsp + 56]
    xor esi, esi
    adcx rbx, rax
    mulx r10, rax, qword [rsp + 24]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 64]
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, qword [rsp + 8]
    adcx rbp, rax
    adox rbp, r8
    adcx rsi, rsi
    adox rsi, r10
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r14
    shl rax, 32
    mov r8, r14
    shr r8, 32
    mov r10, r14
    sub r10, rax
    sbb r14, r8
    add rdi, rax
    adc r15, r8
    adc rbx, r10
    adc r14, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r8, rdi
    shr r8, 32
    mov r10, rdi
    sub r10, rax
    sbb rdi, r8
    add r15, rax
    adc rbx, r8
    adc r14, r10
    adc rdi, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r15
    shl rax, 32
    mov r8, r15
    shr r8, 32
    mov r10, r15
    sub r10, rax
    sbb r15, r8
    add rbx, rax
    adc r14, r8
    adc rdi, r10
    adc r15, 0
    ; t5 = r * t4: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, rbx
    shl rax, 32
    mov r8, rbx
    shr r8, 32
    mov r10, rbx
    sub r10, rax
    sbb rbx, r8
    mov qword [rsp + 168], r12
    xor r12d, r12d
    adcx r14, rax
    ; t5 = r * t4: add the high half; the sum is below 2*p
    adox r14, r9
    adcx rdi, r8
    adox rdi, rcx
    adcx r15, r10
    adox r15, rbp
    adcx rbx, r12
    adox rbx, rsi
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    adox r12, r12
    mov rax, r14
    sub rax, -1
    mov rcx, rdi
    sbb rcx, r11
    mov r8, r15
    sbb r8, 0
    mov r9, rbx
    sbb r9, r13
    sbb r12, 0
    cmovc rax, r14
    cmovc rcx, rdi
    cmovc r8, r15
    cmovc r9, rbx
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 144]
    mov r10, qword [rsp + 16]
    mulx rdi, rsi, qword [r10 + 40]
    mulx rbp, rbx, qword [r10 + 32]
    add rsi, rbp
    mulx r12, rbp, qword [r10 + 48]
    adc rbp, rdi
    mulx r14, rdi, qword [r10 + 56]
    adc rdi, r12
    adc r14, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 136]
    mulx r15, r12, qword [r10 + 32]
    xor r13d, r13d
    adcx rsi, r12
    mulx r11, r12, qword [r10 + 40]
    adcx rbp, r12
    adox rbp, r15
    mulx r15, r12, qword [r10 + 48]
    adcx rdi, r12
    adox rdi, r11
    mulx r12, r11, qword [r10 + 56]
    adcx r14, r11
    adox r14, r15
    adcx r13, r13
    adox r13, r12
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 128]
    mulx r12, r11, qword [r10 + 32]
    xor r15d, r15d
    adcx rbp, r11
    mov qword [rsp + 136], r9
    mulx r9, r11, qword [r10 + 40]
    adcx rdi, r11
    adox rdi, r12
    mulx r12, r11, qword [r10 + 48]
    adcx r14, r11
    adox r14, r9
    mulx r11, r9, qword [r10 + 56]
    adcx r13, r9
    adox r13, r12
    adcx r15, r15
    adox r15, r11
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 120]
    mulx r11, r9, qword [r10 + 32]
    xor r12d, r12d
    adcx rdi, r9
    mov qword [rsp + 128], r8
    mulx r8, r9, qword [r10 + 40]
    adcx r14, r9
    adox r14, r11
    mulx r11, r9, qword [r10 + 48]
    adcx r13, r9
    adox r13, r8
    mulx r9, r8, qword [r10 + 56]
    mov r10, qword [rsp]
    mov qword [rsp + 16], rcx
    mov rcx, qword [rsp + 104]
    mov qword [r10], rcx
    mov qword [rsp + 120], rax
    mov rax, qword [rsp + 152]
    mov qword [r10 + 8], rax
    mov qword [rsp + 144], r13
    mov r13, qword [rsp + 160]
    mov qword [r10 + 16], r13
    mov qword [rsp + 176], r14
    mov r14, qword [rsp + 168]
    mov qword [r10 + 24], r14
    mov qword [rsp + 184], rdi
    mov rdi, qword [rsp + 40]
    mov qword [r10 + 64], rdi
    mov qword [rsp + 192], rbp
    mov rbp, qword [rsp + 72]
    mov qword [r10 + 72], rbp
    mov qword [rsp + 200], rsi
    mov rsi, qword [rsp + 80]
    mov qword [r10 + 80], rsi
    mov qword [rsp + 208], rbx
    mov rbx, qword [rsp + 88]
    mov qword [r10 + 88], rbx
    adcx r15, r8
    adox r15, r11
    adcx r12, r12
    adox r12, r9
    ; t6 = Y1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, qword [rsp + 208]
    shl r8, 32
    mov r9, qword [rsp + 208]
    shr r9, 32
    mov r11, qword [rsp + 208]
    sub r11, r8
    mov rax, qword [rsp + 208]
    sbb rax, r9
    add r8, qword [rsp + 200]
    adc r9, qword [rsp + 192]
    adc r11, qword [rsp + 184]
    adc rax, 0
    ; t6 = Y1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, r8
    shl rcx, 32
    mov rsi, r8
    shr rsi, 32
    mov rdi, r8
    sub rdi, rcx
    sbb r8, rsi
    add r9, rcx
    adc r11, rsi
    adc rax, rdi
    adc r8, 0
    ; t6 = Y1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, r9
    shl rcx, 32
    mov rsi, r9
    shr rsi, 32
    mov rdi, r9
    sub rdi, rcx
    sbb r9, rsi
    add r11, rcx
    adc rax, rsi
    adc r8, rdi
    adc r9, 0
    ; t6 = Y1 * HHH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, r11
    shl rcx, 32
    mov rsi, r11
    shr rsi, 32
    mov rdi, r11
    sub rdi, rcx
    sbb r11, rsi
    xor ebx, ebx
    adcx rax, rcx
    ; t6 = Y1 * HHH: add the high half; the sum is below 2*p
    adox rax, qword [rsp + 176]
    adcx r8, rsi
    adox r8, qword [rsp + 144]
    adcx r9, rdi
    adox r9, r15
    adcx r11, rbx
    adox r11, r12
    ; t6 = Y1 * HHH: subtract the modulus; keep the difference unless it borrows
    adox rbx, rbx
    mov rcx, rax
    sub rcx, -1
    mov rsi, r8
    mov edi, 0xffffffff
    sbb rsi, rdi
    mov r12, r9
    sbb r12, 0
    mov r15, r11
    mov rbp, 0xffffffff00000001
    sbb r15, rbp
    sbb rbx, 0
    cmovc rcx, rax
    cmovc rsi, r8
    cmovc r12, r9
    cmovc r15, r11
    ; Y3 = t5 - t6: a - b
    mov rax, qword [rsp + 120]
    sub rax, rcx
    mov rcx, qword [rsp + 16]
    sbb rcx, rsi
    mov r8, qword [rsp + 128]
    sbb r8, r12
    mov r9, qword [rsp + 136]
    sbb r9, r15
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r11, r11
    and rdi, r11
    and rbp, r11
    add rax, r11
    mov qword [r10 + 32], rax
    adc rcx, rdi
    mov qword [r10 + 40], rcx
    adc r8, 0
    mov qword [r10 + 48], r8
    adc r9, rbp
    mov qword [r10 + 56], r9
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 96]
    or r11, qword [rsp + 112]
    or r11, qword [rsp + 48]
    or r11, qword [rsp + 32]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 56]
    or rsi, qword [rsp + 24]
    or rsi, qword [rsp + 64]
    or rsi, qword [rsp + 8]
    cmp rsi, 1
    sbb rsi, rsi
    and r11, rsi
    mov rax, r11
    add rsp, 216
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_point_dbl_fused(p256_limb r[12], const p256_limb p[12])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21
; p = P; jacobian coordinates
; 4M + 4S
; In the order that was measured to be the fastest on processors of the family zen5.
LOCAL p256_point_dbl_fused
align 64
p256_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    mov rax, qword [rsi + 32]
    ; Y2 = 2*Y1: 2*a, below 2*p
    add rax, rax
    mov rcx, qword [rsi + 40]
    adc rcx, rcx
    mov r8, qword [rsi + 48]
    adc r8, r8
    mov r9, qword [rsi + 56]
    adc r9, r9
    mov rdx, qword [rsi + 64]
    ; delta = Z1^2: square, products of a[0] with the words above it
    mulx r10, r11, qword [rsi + 72]
    mov ebx, 0x0
    adc rbx, rbx
    mov rbp, rax
    sub rbp, -1
    mov r12, rcx
    mov r13d, 0xffffffff
    sbb r12, r13
    mov r14, r8
    sbb r14, 0
    mov r15, r9
    mov qword [rsp], rdi
    mov rdi, 0xffffffff00000001
    sbb r15, rdi
    sbb rbx, 0
    cmovc rbp, rax
    cmovc r14, r8
    cmovc r15, r9
    cmovc r12, rcx
    mulx rax, rcx, qword [rsi + 88]
    mulx r8, r9, qword [rsi + 80]
    xor ebx, ebx
    mov rdx, qword [rsi + 72]
    ; delta = Z1^2: square, products of a[1] with the words above it
    mulx rdi, r13, qword [rsi + 80]
    adcx r9, r10
    adcx rcx, r8
    adcx rax, rbx
    adox r13, rcx
    mulx rcx, r8, qword [rsi + 88]
    adox rax, r8
    adox rbx, rbx
    add rax, rdi
    mov rdx, qword [rsi + 88]
    ; delta = Z1^2: square, products of a[2] with the words above it
    mulx r8, r10, qword [rsi + 80]
    adc rbx, rcx
    add r10, rbx
    mov rdx, qword [rsi + 72]
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mulx rcx, rdi, rdx
    mov ebx, 0x0
    adc rbx, rbx
    add rbx, r8
    xor r8d, r8d
    adcx r11, r11
    mov rdx, qword [rsi + 64]
    mov qword [rsp + 8], r14
    mov qword [rsp + 16], rbp
    mulx r14, rbp, rdx
    adox r11, r14
    adcx r9, r9
    adcx r13, r13
    adcx rax, rax
    adox r9, rdi
    mov rdx, qword [rsi + 80]
    mulx rdi, r14, rdx
    adox r13, rcx
    adcx r10, r10
    adcx rbx, rbx
    adox rax, r14
    adox r10, rdi
    adcx r8, r8
    mov rdx, qword [rsi + 88]
    mulx rcx, rdi, rdx
    adox rbx, rdi
    adox r8, rcx
    mov rcx, rbp
    ; delta = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov rdi, rbp
    shr rdi, 32
    mov r14, rbp
    sub r14, rcx
    sbb rbp, rdi
    add rcx, r11
    adc r9, rdi
    adc r13, r14
    adc rbp, 0
    mov rdx, r12
    ; SS = Y2^2: square, products of a[1] with the words above it
    mulx r11, rdi, r15
    mov r14, rcx
    shl r14, 32
    mov r12, rcx
    shr r12, 32
    mov qword [rsp + 24], rsi
    mov rsi, rcx
    sub rsi, r14
    sbb rcx, r12
    add r9, r14
    adc r13, r12
    adc rbp, rsi
    adc rcx, 0
    mov rsi, r9
    shl rsi, 32
    mov r12, r9
    shr r12, 32
    mov r14, r9
    sub r14, rsi
    sbb r9, r12
    add r13, rsi
    adc rbp, r12
    adc rcx, r14
    adc r9, 0
    mov rsi, r13
    shl rsi, 32
    mov r12d, 0x20
    shrx r14, r13, r12
    mov r12, r13
    sub r12, rsi
    sbb r13, r14
    mov qword [rsp + 32], r11
    xor r11d, r11d
    adcx rbp, rsi
    adcx rcx, r14
    adox rbp, rax
    mov rax, rdx
    mov rdx, qword [rsp + 16]
    mulx rsi, r14, r15
    adcx r9, r12
    adcx r13, r11
    adox rcx, r10
    adox r9, rbx
    adox r8, r13
    adox r11, r11
    mov r10, rbp
    sub r10, -1
    mov rbx, rcx
    mov r12d, 0xffffffff
    sbb rbx, r12
    mov r13, r9
    sbb r13, 0
    mov r12, r8
    mov qword [rsp + 40], r15
    mov r15, 0xffffffff00000001
    sbb r12, r15
    sbb r11, 0
    cmovc r10, rbp
    cmovc rbx, rcx
    mulx rcx, r11, rax
    cmovc r12, r8
    cmovc r13, r9
    mulx r8, r9, qword [rsp + 8]
    xor ebp, ebp
    adcx rcx, r9
    mov rdx, rax
    mulx r9, rax, qword [rsp + 8]
    adcx r8, r14
    adox r8, rax
    adcx rsi, rbp
    adox rsi, rdi
    adox rbp, rbp
    add rsi, r9
    adc rbp, qword [rsp + 32]
    mov rax, rdx
    mov rdx, qword [rsp + 8]
    ; SS = Y2^2: square, products of a[2] with the words above it
    mulx r9, rdi, qword [rsp + 40]
    add rbp, rdi
    mov edi, 0x0
    adc rdi, rdi
    add rdi, r9
    xor r9d, r9d
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 32], r12
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mulx r14, r12, rdx
    adcx r11, r11
    adcx rcx, rcx
    adox r11, r14
    mov rdx, rax
    mulx r14, rax, rdx
    adox rcx, rax
    adcx r8, r8
    adox r8, r14
    mov rax, rdx
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 48], r13
    mulx r14, r13, rdx
    adcx rsi, rsi
    adcx rbp, rbp
    adox r13, rsi
    adox rbp, r14
    mov rdx, qword [rsp + 40]
    mulx rsi, r14, rdx
    adcx rdi, rdi
    adcx r9, r9
    adox rdi, r14
    adox r9, rsi
    mov rsi, r12
    ; SS = Y2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rsi, 32
    mov r14, r12
    shr r14, 32
    mov qword [rsp + 56], rbx
    mov rbx, r12
    sub rbx, rsi
    sbb r12, r14
    add r11, rsi
    adc r14, rcx
    adc r8, rbx
    adc r12, 0
    mov rcx, r11
    ; SS = Y2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr rcx, 32
    mov rsi, r11
    shl rsi, 32
    mov rbx, r11
    sub rbx, rsi
    sbb r11, rcx
    add rsi, r14
    adc r8, rcx
    adc r12, rbx
    adc r11, 0
    mov rcx, rsi
    ; SS = Y2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov rbx, rsi
    shr rbx, 32
    mov r14, rsi
    sub r14, rcx
    sbb rsi, rbx
    add r8, rcx
    adc r12, rbx
    adc r14, r11
    adc rsi, 0
    mov rcx, r8
    ; SS = Y2^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r11, r8
    shr r11, 32
    mov rbx, r8
    sub rbx, rcx
    sbb r8, r11
    mov qword [rsp + 64], r10
    xor r10d, r10d
    adcx r12, rcx
    adcx r14, r11
    ; SS = Y2^2: add the high half; the sum is below 2*p
    adox r13, r12
    adcx rsi, rbx
    adox r14, rbp
    adcx r8, r10
    adox rdi, rsi
    adox r8, r9
    ; SS = Y2^2: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    mov rcx, r13
    sub rcx, -1
    mov r9, r14
    mov r11d, 0xffffffff
    sbb r9, r11
    mov rsi, rdi
    sbb rsi, 0
    mov rbx, r8
    sbb rbx, r15
    mov rbp, qword [rsp + 24]
    mov rdx, qword [rbp + 72]
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mulx r12, r15, qword [rsp + 16]
    sbb r10, 0
    cmovc r9, r14
    cmovnc r8, rbx
    cmovc rsi, rdi
    mov rdx, qword [rbp + 64]
    mulx r10, rdi, qword [rsp + 16]
    cmovc rcx, r13
    mulx rbx, r13, rax
    mov qword [rsp + 72], r8
    mulx r14, r8, qword [rsp + 8]
    add r13, r10
    mov qword [rsp + 80], rsi
    mulx r10, rsi, qword [rsp + 40]
    adc r8, rbx
    adc r14, rsi
    adc r10, 0
    xor esi, esi
    mov rdx, qword [rbp + 72]
    mov qword [rsp + 88], rcx
    mulx rbx, rcx, rax
    adcx r13, r15
    adcx r8, rcx
    adox r8, r12
    mulx rcx, r12, qword [rsp + 8]
    adcx r14, r12
    adox r14, rbx
    mulx rbx, r12, qword [rsp + 40]
    adcx r10, r12
    adcx rsi, rsi
    adox r10, rcx
    adox rsi, rbx
    xor ecx, ecx
    mov rdx, qword [rbp + 80]
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mulx rbx, r12, qword [rsp + 16]
    mov qword [rsp + 96], r9
    mulx r15, r9, rax
    adcx r8, r12
    adcx r9, r14
    mulx r12, r14, qword [rsp + 8]
    adcx r10, r14
    adox r9, rbx
    mulx rbx, r14, qword [rsp + 40]
    adox r10, r15
    adcx rsi, r14
    adox rsi, r12
    adcx rcx, rcx
    mov rdx, qword [rbp + 88]
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mulx rax, r12, rax
    mulx r14, r15, qword [rsp + 16]
    adox rcx, rbx
    xor ebx, ebx
    adcx r9, r15
    adcx r10, r12
    mulx r12, r15, qword [rsp + 8]
    adcx rsi, r15
    adox r10, r14
    mulx r14, r15, qword [rsp + 40]
    adcx rcx, r15
    adox rsi, rax
    adcx rbx, rbx
    adox rcx, r12
    adox rbx, r14
    mov rax, rdi
    ; Z3 = Y2 * Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr rax, 32
    mov r12, rdi
    shl r12, 32
    mov r14, rdi
    sub r14, r12
    sbb rdi, rax
    add r13, r12
    adc r8, rax
    adc r9, r14
    adc rdi, 0
    mov rax, r13
    ; Z3 = Y2 * Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl rax, 32
    mov r12, r13
    shr r12, 32
    mov r14, r13
    sub r14, rax
    sbb r13, r12
    add r8, rax
    adc r9, r12
    adc rdi, r14
    adc r13, 0
    mov rax, r8
    ; Z3 = Y2 * Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rax, 32
    mov r12, r8
    shr r12, 32
    mov r14, r8
    sub r14, rax
    sbb r8, r12
    add r9, rax
    adc rdi, r12
    adc r13, r14
    adc r8, 0
    mov rax, r9
    ; Z3 = Y2 * Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr rax, 32
    mov r12, r9
    shl r12, 32
    mov r14, r9
    sub r14, r12
    sbb r9, rax
    xor r15d, r15d
    adcx rdi, r12
    adcx r13, rax
    ; Z3 = Y2 * Z1: add the high half; the sum is below 2*p
    adox rdi, r10
    adox r13, rsi
    adcx r8, r14
    adox r8, rcx
    adcx r9, r15
    adox rbx, r9
    ; Z3 = Y2 * Z1: subtract the modulus; keep the difference unless it borrows
    adox r15, r15
    mov rax, rdi
    sub rax, -1
    mov rcx, r13
    sbb rcx, r11
    mov r9, r8
    sbb r9, 0
    mov r10, rbx
    mov rsi, 0xffffffff00000001
    sbb r10, rsi
    sbb r15, 0
    cmovc rax, rdi
    cmovc rcx, r13
    cmovc r10, rbx
    cmovc r9, r8
    mov r8, qword [rbp]
    ; t0 = X1 - delta: a - b
    sub r8, qword [rsp + 64]
    mov rdi, qword [rbp + 8]
    sbb rdi, qword [rsp + 56]
    mov rbx, qword [rbp + 16]
    sbb rbx, qword [rsp + 48]
    mov r12, qword [rbp + 24]
    sbb r12, qword [rsp + 32]
    ; t0 = X1 - delta: add the modulus where it borrowed
    sbb r13, r13
    mov r14, r13
    and r14, r11
    mov r15, r13
    and r15, rsi
    mov qword [rsp + 40], rax
    xor eax, eax
    mov qword [rsp + 8], r10
    mov r10, qword [rbp]
    ; t1 = X1 + delta: a + b, below 2*p
    adox r10, qword [rsp + 64]
    adcx r8, r13
    mov r13, qword [rbp + 8]
    adox r13, qword [rsp + 56]
    mov qword [rsp + 56], r9
    mov r9, qword [rbp + 16]
    adox r9, qword [rsp + 48]
    adcx rdi, r14
    mov r14, qword [rbp + 24]
    adox r14, qword [rsp + 32]
    adcx rbx, rax
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    adox rax, rax
    adcx r12, r15
    mov r15, r10
    sub r15, -1
    mov qword [rsp + 32], rcx
    mov rcx, r13
    sbb rcx, r11
    mov r11, r9
    sbb r11, 0
    mov rbp, r14
    sbb rbp, rsi
    sbb rax, 0
    cmovc r15, r10
    mov rdx, r15
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mulx rax, r10, r8
    cmovc rcx, r13
    cmovc rbp, r14
    cmovc r11, r9
    mulx r9, r13, rdi
    mulx r14, r15, rbx
    xor esi, esi
    add r13, rax
    mov qword [rsp + 48], r10
    mulx rax, r10, r12
    adc r9, r15
    adc r10, r14
    adc rax, 0
    mov rdx, rcx
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mulx r14, r15, r8
    xor ecx, ecx
    adcx r13, r15
    mulx rsi, r15, rdi
    adcx r15, r9
    adox r15, r14
    mulx r9, r14, rbx
    adcx r10, r14
    adox r10, rsi
    mulx rsi, r14, r12
    adcx rax, r14
    adox rax, r9
    adcx rcx, rcx
    adox rcx, rsi
    xor r9d, r9d
    mov rdx, r11
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mulx rsi, r14, r8
    adcx r15, r14
    mulx r14, r11, rdi
    adcx r10, r11
    adox r10, rsi
    mulx r11, rsi, rbx
    adcx rax, rsi
    adox r14, rax
    mulx rax, rsi, r12
    adcx rcx, rsi
    adox rcx, r11
    adcx r9, r9
    mov rdx, rbp
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mulx r8, r11, r8
    adox r9, rax
    xor eax, eax
    mulx rsi, rbx, rbx
    adcx r10, r11
    mulx r11, rdi, rdi
    adcx r14, rdi
    adcx rbx, rcx
    adox r14, r8
    adox r11, rbx
    mulx rcx, r8, r12
    adcx r9, r8
    adcx rax, rax
    adox r9, rsi
    adox rax, rcx
    mov rcx, qword [rsp + 48]
    ; t2 = t0 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r8, qword [rsp + 48]
    shr r8, 32
    mov rsi, qword [rsp + 48]
    sub rsi, rcx
    mov rdi, qword [rsp + 48]
    sbb rdi, r8
    add r13, rcx
    adc r15, r8
    adc r10, rsi
    adc rdi, 0
    mov rcx, r13
    ; t2 = t0 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr rcx, 32
    mov r8, r13
    shl r8, 32
    mov rsi, r13
    sub rsi, r8
    sbb r13, rcx
    add r8, r15
    adc r10, rcx
    adc rdi, rsi
    adc r13, 0
    mov rcx, r8
    ; t2 = t0 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov rsi, r8
    shr rsi, 32
    mov rbx, r8
    sub rbx, rcx
    sbb r8, rsi
    add r10, rcx
    adc rdi, rsi
    adc r13, rbx
    adc r8, 0
    mov rcx, r10
    ; t2 = t0 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov rsi, r10
    shr rsi, 32
    mov rbx, r10
    sub rbx, rcx
    sbb r10, rsi
    xor ebp, ebp
    adcx rdi, rcx
    ; t2 = t0 * t1: add the high half; the sum is below 2*p
    adox rdi, r14
    adcx r13, rsi
    adox r13, r11
    adcx r8, rbx
    adox r8, r9
    adcx r10, rbp
    adox r10, rax
    ; t2 = t0 * t1: subtract the modulus; keep the difference unless it borrows
    adox rbp, rbp
    mov rax, rdi
    sub rax, -1
    mov rcx, r13
    mov r9d, 0xffffffff
    sbb rcx, r9
    mov r11, r8
    sbb r11, 0
    mov rsi, r10
    mov rbx, 0xffffffff00000001
    sbb rsi, rbx
    sbb rbp, 0
    cmovc rcx, r13
    cmovc r11, r8
    cmovc rax, rdi
    cmovnc r10, rsi
    mov r8, rax
    ; M.double0 = 2*t2: 2*a, below 2*p
    add r8, r8
    mov rsi, rcx
    adc rsi, rsi
    mov rdi, r11
    adc rdi, rdi
    mov rbp, r10
    adc rbp, rbp
    mov r12d, 0x0
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    adc r12, r12
    mov r13, r8
    sub r13, -1
    mov r14, rsi
    sbb r14, r9
    mov r15, rdi
    sbb r15, 0
    mov r9, rbp
    sbb r9, rbx
    sbb r12, 0
    cmovc r14, rsi
    cmovc r15, rdi
    cmovc r13, r8
    cmovc r9, rbp
    ; M = M.double0 + t2: a + b, below 2*p
    add r13, rax
    adc r14, rcx
    adc r11, r15
    adc r9, r10
    mov eax, 0x0
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    adc rax, rax
    mov rdx, qword [rsp + 96]
    mov rcx, qword [rsp + 24]
    ; U = SS * X1: product, row 0: a * b[0]
    mulx r8, r10, qword [rcx]
    mov rsi, r13
    sub rsi, -1
    mov rdi, r14
    mov ebp, 0xffffffff
    sbb rdi, rbp
    mov r12, r11
    sbb r12, 0
    mov r15, r9
    sbb r15, rbx
    sbb rax, 0
    cmovc r15, r9
    mov rdx, qword [rcx]
    mulx rax, r9, qword [rsp + 88]
    cmovc rsi, r13
    cmovnc r11, r12
    cmovc rdi, r14
    mulx r12, r13, qword [rsp + 80]
    add r10, rax
    adc r13, r8
    mulx rax, r8, qword [rsp + 72]
    adc r8, r12
    mov rdx, qword [rcx + 8]
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mulx r12, r14, qword [rsp + 96]
    mov rdx, qword [rcx + 24]
    mov qword [rsp + 48], r15
    mov qword [rsp + 64], r11
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mulx r15, r11, qword [rsp + 72]
    adc rax, 0
    mov rdx, qword [rcx + 8]
    mov qword [rsp + 16], rsi
    mov qword [rsp + 104], rdi
    mulx rsi, rdi, qword [rsp + 88]
    xor ebx, ebx
    adcx r10, rdi
    adcx r13, r14
    adox rsi, r13
    mulx rdi, r13, qword [rsp + 80]
    adcx r8, r13
    mulx r13, r14, qword [rsp + 72]
    adox r8, r12
    adcx rax, r14
    adcx rbx, rbx
    adox rax, rdi
    adox rbx, r13
    xor edi, edi
    mov rdx, qword [rcx + 16]
    mulx r12, r13, qword [rsp + 88]
    adcx rsi, r13
    mulx r13, r14, qword [rsp + 96]
    adcx r14, r8
    adox r14, r12
    mulx r8, r12, qword [rsp + 80]
    adcx rax, r12
    mulx r12, rbp, qword [rsp + 72]
    adcx rbx, rbp
    adcx rdi, rdi
    adox rax, r13
    adox rbx, r8
    adox rdi, r12
    xor r8d, r8d
    mov rdx, qword [rcx + 24]
    mulx rbp, r12, qword [rsp + 88]
    adcx r14, r12
    mulx r12, r13, qword [rsp + 96]
    adcx rax, r13
    adox rax, rbp
    mulx rbp, r13, qword [rsp + 80]
    adcx rbx, r13
    adcx rdi, r11
    adcx r8, r8
    adox rbx, r12
    adox rdi, rbp
    adox r8, r15
    mov rcx, r9
    ; U = SS * X1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r11, r9
    shr r11, 32
    mov rbp, r9
    sub rbp, rcx
    sbb r9, r11
    add r10, rcx
    adc rsi, r11
    adc r14, rbp
    adc r9, 0
    mov rcx, r10
    ; U = SS * X1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r11, r10
    shr r11, 32
    mov rbp, r10
    sub rbp, rcx
    sbb r10, r11
    add rsi, rcx
    adc r14, r11
    adc r9, rbp
    adc r10, 0
    mov rcx, rsi
    ; U = SS * X1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shr rcx, 32
    mov r11, rsi
    shl r11, 32
    mov rbp, rsi
    sub rbp, r11
    sbb rsi, rcx
    add r14, r11
    adc r9, rcx
    adc r10, rbp
    adc rsi, 0
    mov rcx, r14
    ; U = SS * X1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr rcx, 32
    mov r11, r14
    shl r11, 32
    mov rbp, r14
    sub rbp, r11
    sbb r14, rcx
    xor r12d, r12d
    adcx r9, r11
    adcx r10, rcx
    ; U = SS * X1: add the high half; the sum is below 2*p
    adox r9, rax
    adcx rsi, rbp
    adox r10, rbx
    adox rsi, rdi
    adcx r14, r12
    adox r14, r8
    ; U = SS * X1: subtract the modulus; keep the difference unless it borrows
    adox r12, r12
    mov rax, r9
    sub rax, -1
    mov rcx, r10
    mov r8d, 0xffffffff
    sbb rcx, r8
    mov r11, rsi
    sbb r11, 0
    mov rdi, r14
    mov rbx, 0xffffffff00000001
    sbb rdi, rbx
    sbb r12, 0
    cmovc rcx, r10
    mov rdx, qword [rsp + 96]
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mulx r10, rbp, qword [rsp + 80]
    cmovc r11, rsi
    mov rdx, qword [rsp + 88]
    mulx rsi, r12, qword [rsp + 72]
    cmovc rax, r9
    mulx r9, r13, qword [rsp + 80]
    cmovc rdi, r14
    mulx r14, r15, qword [rsp + 96]
    mov qword [rsp + 24], rdi
    xor edi, edi
    adcx r14, r13
    adcx r12, r9
    adox r12, rbp
    mov rdx, qword [rsp + 96]
    mulx r9, rbp, qword [rsp + 72]
    adcx rsi, rdi
    adox rsi, rbp
    mov rdx, qword [rsp + 80]
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mulx rbp, r13, qword [rsp + 72]
    adox rdi, rdi
    add rsi, r10
    adc rdi, r9
    add rdi, r13
    mov r9d, 0x0
    adc r9, r9
    add r9, rbp
    xor r10d, r10d
    ; SSSS = SS^2: square: double the cross products
    adcx r15, r15
    mov rdx, qword [rsp + 96]
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mulx rbp, r13, rdx
    adcx r14, r14
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 88], r11
    mov qword [rsp + 96], rcx
    mulx r11, rcx, rdx
    adox r15, r11
    adcx r12, r12
    adox r14, r13
    adcx rsi, rsi
    adox r12, rbp
    mov rdx, qword [rsp + 80]
    mulx r11, rbp, rdx
    adox rbp, rsi
    mov rdx, qword [rsp + 72]
    mulx rsi, r13, rdx
    adcx rdi, rdi
    adox rdi, r11
    adcx r9, r9
    adcx r10, r10
    adox r9, r13
    adox r10, rsi
    mov r11, rcx
    ; SSSS = SS^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr r11, 32
    mov rsi, rcx
    shl rsi, 32
    mov r13, rcx
    sub r13, rsi
    sbb rcx, r11
    add rsi, r15
    mov r15d, 0x20
    mov qword [rsp + 72], rax
    ; SSSS = SS^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shlx rax, rsi, r15
    adc r14, r11
    adc r12, r13
    adc rcx, 0
    mov r11, rsi
    shr r11, 32
    mov r13, rsi
    sub r13, rax
    sbb rsi, r11
    add rax, r14
    adc r12, r11
    adc rcx, r13
    adc rsi, 0
    mov r11, rax
    ; SSSS = SS^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r11, 32
    mov r13, rax
    shr r13, 32
    mov r14, rax
    sub r14, r11
    sbb rax, r13
    add r11, r12
    adc rcx, r13
    adc r14, rsi
    adc rax, 0
    mov rsi, r11
    ; SSSS = SS^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rsi, 32
    mov r12, r11
    shr r12, 32
    mov r13, r11
    sub r13, rsi
    sbb r11, r12
    xor r15d, r15d
    adcx rcx, rsi
    ; SSSS = SS^2: add the high half; the sum is below 2*p
    adox rbp, rcx
    adcx r14, r12
    adox r14, rdi
    adcx r13, rax
    adcx r11, r15
    adox r13, r9
    adox r11, r10
    ; SSSS = SS^2: subtract the modulus; keep the difference unless it borrows
    adox r15, r15
    mov rax, rbp
    sub rax, -1
    mov rcx, r14
    sbb rcx, r8
    mov r9, r13
    sbb r9, 0
    mov r10, r11
    sbb r10, rbx
    mov rdx, qword [rsp + 16]
    ; MM = M^2: square, products of a[0] with the words above it
    mulx rsi, rdi, qword [rsp + 104]
    sbb r15, 0
    cmovc r10, r11
    cmovc r9, r13
    cmovc rcx, r14
    cmovc rax, rbp
    mov r11, rax
    and r11, 1
    mulx rbp, r12, qword [rsp + 64]
    neg r11
    and r8, r11
    mov r13, r11
    and r13, rbx
    xor r14d, r14d
    adox r12, rsi
    mulx rsi, r15, qword [rsp + 48]
    adcx rax, r11
    adox r15, rbp
    adcx rcx, r8
    adcx r9, r14
    mov rdx, qword [rsp + 104]
    ; MM = M^2: square, products of a[1] with the words above it
    mulx r8, r11, qword [rsp + 64]
    adox rsi, r14
    mov qword [rsp + 80], r9
    mulx rbp, r9, qword [rsp + 48]
    adcx r10, r13
    adcx r14, r14
    add r15, r11
    adc rsi, r9
    mov r9d, 0x0
    adc r9, r9
    add rsi, r8
    adc r9, rbp
    mov rdx, qword [rsp + 64]
    ; MM = M^2: square, products of a[2] with the words above it
    mulx r8, r11, qword [rsp + 48]
    add r11, r9
    mov r9d, 0x0
    adc r9, r9
    add r9, r8
    xor r8d, r8d
    ; MM = M^2: square: double the cross products
    adcx rdi, rdi
    adcx r12, r12
    mov rdx, qword [rsp + 16]
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mulx rbp, r13, rdx
    adcx r15, r15
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 112], r10
    mov qword [rsp + 120], r14
    mulx r10, r14, rdx
    adox rdi, rbp
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 128], rax
    mulx rbp, rax, rdx
    adox r12, rax
    adcx rsi, rsi
    adcx r11, r11
    adox rbp, r15
    adcx r9, r9
    adox rsi, r14
    adox r11, r10
    adcx r8, r8
    mov rdx, qword [rsp + 48]
    mulx rax, r10, rdx
    adox r10, r9
    adox rax, r8
    mov r8, r13
    ; MM = M^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r9, r13
    shr r9, 32
    mov r14, r13
    sub r14, r8
    sbb r13, r9
    add rdi, r8
    adc r12, r9
    adc rbp, r14
    adc r13, 0
    mov r8, rdi
    ; MM = M^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr r8, 32
    mov r9, rdi
    shl r9, 32
    mov r14, rdi
    sub r14, r9
    sbb rdi, r8
    add r12, r9
    adc rbp, r8
    adc r13, r14
    adc rdi, 0
    mov r8, r12
    ; MM = M^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r9, r12
    shr r9, 32
    mov r14, r12
    sub r14, r8
    sbb r12, r9
    add rbp, r8
    adc r13, r9
    adc r14, rdi
    adc r12, 0
    mov r8, rbp
    ; MM = M^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r9, rbp
    shr r9, 32
    mov rdi, rbp
    sub rdi, r8
    sbb rbp, r9
    xor r15d, r15d
    adcx r13, r8
    adcx r14, r9
    adcx r12, rdi
    ; MM = M^2: add the high half; the sum is below 2*p
    adox r13, rsi
    adox r14, r11
    adox r12, r10
    adcx rbp, r15
    adox rbp, rax
    ; MM = M^2: subtract the modulus; keep the difference unless it borrows
    adox r15, r15
    mov rax, r13
    sub rax, -1
    mov r8, r14
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r10, r12
    sbb r10, 0
    mov r11, rbp
    sbb r11, rbx
    sbb r15, 0
    cmovnc r13, rax
    cmovc r11, rbp
    cmovc r8, r14
    cmovc r10, r12
    mov rax, qword [rsp + 72]
    ; U2 = 2*U: 2*a, below 2*p
    add rax, rax
    mov rsi, qword [rsp + 96]
    adc rsi, rsi
    mov rdi, qword [rsp + 88]
    adc rdi, rdi
    mov rbp, qword [rsp + 24]
    adcx rbp, rbp
    mov r12d, 0x0
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    adc r12, r12
    mov r14, rax
    sub r14, -1
    mov r15, rsi
    sbb r15, r9
    mov qword [rsp + 136], rcx
    mov rcx, rdi
    sbb rcx, 0
    mov r9, rbp
    sbb r9, rbx
    sbb r12, 0
    cmovc r15, rsi
    cmovc rcx, rdi
    cmovc r14, rax
    cmovc r9, rbp
    ; X3 = MM - U2: a - b
    sub r13, r14
    sbb r8, r15
    sbb r10, rcx
    sbb r11, r9
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, rbx
    mov r9, rax
    mov esi, 0xffffffff
    and r9, rsi
    add rax, r13
    adc r8, r9
    adc r10, 0
    adc r11, rcx
    mov rcx, qword [rsp + 72]
    ; t3 = U - X3: a - b
    sub rcx, rax
    mov r9, qword [rsp + 96]
    sbb r9, r8
    mov rdi, qword [rsp + 88]
    sbb rdi, r10
    mov rbp, qword [rsp + 24]
    sbb rbp, r11
    ; t3 = U - X3: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, rsi
    mov r14, r12
    and r14, rbx
    add rcx, r12
    adc r9, r13
    adc rdi, 0
    adc rbp, r14
    mov rdx, qword [rsp + 16]
    ; t4 = M * t3: product, row 0: a * b[0]
    mulx r12, r13, rcx
    mov rdx, rcx
    mulx r14, r15, qword [rsp + 104]
    mulx rcx, rbx, qword [rsp + 64]
    mov qword [rsp + 24], r11
    mulx rsi, r11, qword [rsp + 48]
    add r15, r12
    mov rdx, r9
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mulx r12, r9, qword [rsp + 104]
    adc rbx, r14
    adc r11, rcx
    adc rsi, 0
    mulx rcx, r14, qword [rsp + 16]
    mov qword [rsp + 88], r8
    xor r8d, r8d
    mov qword [rsp + 96], rax
    mov qword [rsp + 72], r10
    mulx rax, r10, qword [rsp + 64]
    adcx r15, r14
    adcx rbx, r9
    adcx r11, r10
    adox rbx, rcx
    mulx rcx, r9, qword [rsp + 48]
    adox r11, r12
    mov rdx, rdi
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mulx r10, r12, qword [rsp + 104]
    adcx rsi, r9
    adox rsi, rax
    adcx r8, r8
    adox r8, rcx
    mulx rax, rcx, qword [rsp + 16]
    xor r9d, r9d
    xor r14d, r14d
    adcx rbx, rcx
    adcx r11, r12
    mulx rcx, r9, qword [rsp + 64]
    adox rax, r11
    adcx rsi, r9
    mulx r9, r11, qword [rsp + 48]
    adox rsi, r10
    adcx r8, r11
    mov rdx, rbp
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mulx r10, r11, qword [rsp + 16]
    adox r8, rcx
    adcx r14, r14
    adox r9, r14
    xor ecx, ecx
    mulx rdi, r12, qword [rsp + 104]
    adcx rax, r11
    adcx rsi, r12
    adox rsi, r10
    mulx r10, r11, qword [rsp + 64]
    adcx r8, r11
    mulx r11, r12, qword [rsp + 48]
    adox r8, rdi
    adcx r9, r12
    adox r10, r9
    adcx rcx, rcx
    adox rcx, r11
    mov r9d, 0x20
    ; t4 = M * t3: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shrx r11, r13, r9
    mov rdi, r13
    shl rdi, 32
    mov rbp, r13
    sub rbp, rdi
    sbb r13, r11
    add r15, rdi
    adc rbx, r11
    ; t4 = M * t3: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shrx r11, r15, r9
    adc rax, rbp
    adc r13, 0
    mov r9, r15
    shl r9, 32
    mov rdi, r15
    sub rdi, r9
    sbb r15, r11
    add rbx, r9
    adc rax, r11
    adc rdi, r13
    adc r15, 0
    mov r9, rbx
    ; t4 = M * t3: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r9, 32
    mov r11, rbx
    shr r11, 32
    mov rbp, rbx
    sub rbp, r9
    sbb rbx, r11
    add rax, r9
    adc rdi, r11
    adc r15, rbp
    adc rbx, 0
    mov r9, rax
    ; t4 = M * t3: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr r9, 32
    mov r11, rax
    shl r11, 32
    mov rbp, rax
    sub rbp, r11
    sbb rax, r9
    xor r12d, r12d
    adcx rdi, r11
    ; t4 = M * t3: add the high half; the sum is below 2*p
    adox rdi, rsi
    adcx r15, r9
    adcx rbx, rbp
    adox r15, r8
    mov r8, qword [rsp]
    mov r9, qword [rsp + 32]
    mov qword [r8 + 72], r9
    adcx rax, r12
    adox r10, rbx
    adox rax, rcx
    ; t4 = M * t3: subtract the modulus; keep the difference unless it borrows
    adox r12, r12
    mov rcx, rdi
    sub rcx, -1
    mov r9, r15
    mov r11d, 0xffffffff
    sbb r9, r11
    mov rsi, r10
    sbb rsi, 0
    mov rbx, qword [rsp + 72]
    mov qword [r8 + 16], rbx
    mov rbx, rax
    mov rbp, 0xffffffff00000001
    sbb rbx, rbp
    sbb r12, 0
    cmovc rcx, rdi
    cmovc rbx, rax
    cmovc r9, r15
    cmovc rsi, r10
    mov rax, qword [rsp + 128]
    mov r10, qword [rsp + 136]
    shrd rax, r10, 1
    mov rdi, qword [rsp + 112]
    mov r12, qword [rsp + 120]
    shrd rdi, r12, 1
    mov r12, qword [rsp + 80]
    mov r13, qword [rsp + 112]
    shrd r12, r13, 1
    mov r13, qword [rsp + 80]
    shrd r10, r13, 1
    ; Y3 = t4 - Y8: a - b
    sub rcx, rax
    sbb r9, r10
    sbb rsi, r12
    sbb rbx, rdi
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    and rbp, rax
    and r11, rax
    add rcx, rax
    adc r9, r11
    adc rsi, 0
    mov rax, qword [rsp + 56]
    mov qword [r8 + 80], rax
    mov rax, qword [rsp + 96]
    mov qword [r8], rax
    mov qword [r8 + 32], rcx
    mov rax, qword [rsp + 88]
    mov qword [r8 + 8], rax
    mov qword [r8 + 40], r9
    adc rbx, rbp
    mov qword [r8 + 48], rsi
    mov rax, qword [rsp + 8]
    mov qword [r8 + 88], rax
    mov qword [r8 + 56], rbx
    mov rax, qword [rsp + 24]
    mov qword [r8 + 24], rax
    mov rax, qword [rsp + 40]
    mov qword [r8 + 64], rax
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
%endif
