; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p256_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a
;     function calls not reduced are only congruent to what the field's functions give.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P256_EXPORT
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
%ifdef P256_EXPORT
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
; uint64_t p256_point_add_incomplete_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p256_point_add_incomplete_fused
align 32
p256_point_add_incomplete_fused:
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
    add r12, r13
    adc r9, r14
    adc rcx, r15
    adc r10, 0
    ; Z1Z1 = Z1^2: the high half less p, which is negative, modulo W^n
    mov r13, rbx
    sub r13, -1
    mov r14, r11
    mov r15d, 0xffffffff
    sbb r14, r15
    mov qword [rsp], rdi
    mov rdi, r8
    sbb rdi, 0
    mov r15, rbp
    mov qword [rsp + 8], rsi
    mov rsi, 0xffffffff00000001
    sbb r15, rsi
    ; Z1Z1 = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r12
    adc r11, r9
    adc r8, rcx
    adc rbp, r10
    add r12, r13
    adc r9, r14
    adc rcx, rdi
    adc r10, r15
    cmovc rbx, r12
    cmovc r11, r9
    cmovc r8, rcx
    cmovc rbp, r10
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 64]
    mulx r9, rcx, qword [rax + 80]
    mulx rdi, r10, qword [rax + 72]
    xor r12d, r12d
    adcx rcx, rdi
    mulx r13, rdi, qword [rax + 88]
    adcx rdi, r9
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 72]
    mulx r14, r9, qword [rax + 80]
    adox rdi, r9
    adcx r13, r12
    mulx r15, r9, qword [rax + 88]
    adox r13, r9
    adox r12, r12
    add r13, r14
    adc r12, r15
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rax + 80]
    mulx r14, r9, qword [rax + 88]
    add r12, r9
    mov r9d, 0
    adc r9, r9
    add r9, r14
    ; Z2Z2 = Z2^2: square: double the cross products
    xor r14d, r14d
    adcx r10, r10
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rax + 64]
    mov qword [rsp + 16], rbp
    mulx rbp, r15, rdx
    adox r10, rbp
    adcx rcx, rcx
    mov rdx, qword [rax + 72]
    mov qword [rsp + 24], r8
    mulx r8, rbp, rdx
    adox rcx, rbp
    adcx rdi, rdi
    adox rdi, r8
    adcx r13, r13
    mov rdx, qword [rax + 80]
    mulx rbp, r8, rdx
    adox r13, r8
    adcx r12, r12
    adox r12, rbp
    adcx r9, r9
    mov rdx, qword [rax + 88]
    mulx rbp, r8, rdx
    adox r9, r8
    adcx r14, r14
    adox r14, rbp
    ; Z2Z2 = Z2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, r15
    shl r8, 32
    mov rbp, r15
    shr rbp, 32
    mov qword [rsp + 32], r11
    mov r11, r15
    sub r11, r8
    sbb r15, rbp
    add r10, r8
    adc rcx, rbp
    adc rdi, r11
    adc r15, 0
    ; Z2Z2 = Z2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, r10
    shl r8, 32
    mov r11, r10
    shr r11, 32
    mov rbp, r10
    sub rbp, r8
    sbb r10, r11
    add rcx, r8
    adc rdi, r11
    adc r15, rbp
    adc r10, 0
    ; Z2Z2 = Z2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, rcx
    shl r8, 32
    mov r11, rcx
    shr r11, 32
    mov rbp, rcx
    sub rbp, r8
    sbb rcx, r11
    add rdi, r8
    adc r15, r11
    adc r10, rbp
    adc rcx, 0
    ; Z2Z2 = Z2^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r8, rdi
    shl r8, 32
    mov r11, rdi
    shr r11, 32
    mov rbp, rdi
    sub rbp, r8
    sbb rdi, r11
    add r15, r8
    adc r10, r11
    adc rcx, rbp
    adc rdi, 0
    ; Z2Z2 = Z2^2: the high half less p, which is negative, modulo W^n
    mov r8, r13
    sub r8, -1
    mov r11, r12
    mov ebp, 0xffffffff
    sbb r11, rbp
    mov rbp, r9
    sbb rbp, 0
    mov qword [rsp + 40], rbx
    mov rbx, r14
    sbb rbx, rsi
    ; Z2Z2 = Z2^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r15
    adc r12, r10
    adc r9, rcx
    adc r14, rdi
    add r15, r8
    adc r10, r11
    adc rcx, rbp
    adc rdi, rbx
    cmovc r13, r15
    cmovc r12, r10
    cmovc r9, rcx
    cmovc r14, rdi
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r13
    mov rcx, qword [rsp + 8]
    mulx r10, r8, qword [rcx + 8]
    mulx rdi, r11, qword [rcx]
    add r8, rdi
    mulx rbx, rdi, qword [rcx + 16]
    adc rdi, r10
    mulx rbp, r10, qword [rcx + 24]
    adc r10, rbx
    adc rbp, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mulx r15, rbx, qword [rcx]
    xor r12d, r12d
    adcx r8, rbx
    mov qword [rsp + 48], r13
    mulx r13, rbx, qword [rcx + 8]
    adcx rdi, rbx
    adox rdi, r15
    mulx r15, rbx, qword [rcx + 16]
    adcx r10, rbx
    adox r10, r13
    mulx r13, rbx, qword [rcx + 24]
    adcx rbp, rbx
    adox rbp, r15
    adcx r12, r12
    adox r12, r13
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, r9
    mulx r15, r13, qword [rcx]
    xor r9d, r9d
    adcx rdi, r13
    mov qword [rsp + 56], rbx
    mulx rbx, r13, qword [rcx + 8]
    adcx r10, r13
    adox r10, r15
    mulx r15, r13, qword [rcx + 16]
    adcx rbp, r13
    adox rbp, rbx
    mulx r13, rbx, qword [rcx + 24]
    adcx r12, rbx
    adox r12, r15
    adcx r9, r9
    adox r9, r13
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rbx, rdx
    mov rdx, r14
    mulx r15, r13, qword [rcx]
    xor r14d, r14d
    adcx r10, r13
    mov qword [rsp + 64], rbx
    mulx rbx, r13, qword [rcx + 8]
    adcx rbp, r13
    adox rbp, r15
    mulx r15, r13, qword [rcx + 16]
    adcx r12, r13
    adox r12, rbx
    mulx r13, rbx, qword [rcx + 24]
    adcx r9, rbx
    adox r9, r15
    adcx r14, r14
    adox r14, r13
    ; U1 = X1 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r11
    shl rbx, 32
    mov r13, r11
    shr r13, 32
    mov r15, r11
    sub r15, rbx
    sbb r11, r13
    add r8, rbx
    adc rdi, r13
    adc r10, r15
    adc r11, 0
    ; U1 = X1 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, r8
    shl rbx, 32
    mov r13, r8
    shr r13, 32
    mov r15, r8
    sub r15, rbx
    sbb r8, r13
    add rdi, rbx
    adc r10, r13
    adc r11, r15
    adc r8, 0
    ; U1 = X1 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, rdi
    shl rbx, 32
    mov r13, rdi
    shr r13, 32
    mov r15, rdi
    sub r15, rbx
    sbb rdi, r13
    add r10, rbx
    adc r11, r13
    adc r8, r15
    adc rdi, 0
    ; U1 = X1 * Z2Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov r13, r10
    shr r13, 32
    mov r15, r10
    sub r15, rbx
    sbb r10, r13
    add r11, rbx
    adc r8, r13
    adc rdi, r15
    adc r10, 0
    ; U1 = X1 * Z2Z2: the high half less p, which is negative, modulo W^n
    mov rbx, rbp
    sub rbx, -1
    mov r13, r12
    mov r15d, 0xffffffff
    sbb r13, r15
    mov r15, r9
    sbb r15, 0
    mov rcx, r14
    sbb rcx, rsi
    ; U1 = X1 * Z2Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r11
    adc r12, r8
    adc r9, rdi
    adc r14, r10
    add r11, rbx
    adc r8, r13
    adc rdi, r15
    adc r10, rcx
    cmovc rbp, r11
    cmovc r12, r8
    cmovc r9, rdi
    cmovc r14, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 40]
    mulx r10, r8, qword [rax + 8]
    mulx rdi, r11, qword [rax]
    add r8, rdi
    mulx rbx, rdi, qword [rax + 16]
    adc rdi, r10
    mulx r13, r10, qword [rax + 24]
    adc r10, rbx
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 32]
    mulx r15, rbx, qword [rax]
    mov qword [rsp + 72], r14
    xor r14d, r14d
    adcx r8, rbx
    mov qword [rsp + 80], r9
    mulx r9, rbx, qword [rax + 8]
    adcx rdi, rbx
    adox rdi, r15
    mulx r15, rbx, qword [rax + 16]
    adcx r10, rbx
    adox r10, r9
    mulx rbx, r9, qword [rax + 24]
    adcx r13, r9
    adox r13, r15
    adcx r14, r14
    adox r14, rbx
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx rbx, r9, qword [rax]
    xor r15d, r15d
    adcx rdi, r9
    mov qword [rsp + 88], r12
    mulx r12, r9, qword [rax + 8]
    adcx r10, r9
    adox r10, rbx
    mulx rbx, r9, qword [rax + 16]
    adcx r13, r9
    adox r13, r12
    mulx r12, r9, qword [rax + 24]
    adcx r14, r9
    adox r14, rbx
    adcx r15, r15
    adox r15, r12
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 16]
    mulx rbx, r9, qword [rax]
    xor r12d, r12d
    adcx r10, r9
    mov qword [rsp + 96], rbp
    mulx rbp, r9, qword [rax + 8]
    adcx r13, r9
    adox r13, rbx
    mulx rbx, r9, qword [rax + 16]
    adcx r14, r9
    adox r14, rbp
    mulx rbp, r9, qword [rax + 24]
    adcx r15, r9
    adox r15, rbx
    adcx r12, r12
    adox r12, rbp
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r9, r11
    shl r9, 32
    mov rbx, r11
    shr rbx, 32
    mov rbp, r11
    sub rbp, r9
    sbb r11, rbx
    add r8, r9
    adc rdi, rbx
    adc r10, rbp
    adc r11, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, r8
    shl r9, 32
    mov rbx, r8
    shr rbx, 32
    mov rbp, r8
    sub rbp, r9
    sbb r8, rbx
    add rdi, r9
    adc r10, rbx
    adc r11, rbp
    adc r8, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, rdi
    shl r9, 32
    mov rbx, rdi
    shr rbx, 32
    mov rbp, rdi
    sub rbp, r9
    sbb rdi, rbx
    add r10, r9
    adc r11, rbx
    adc r8, rbp
    adc rdi, 0
    ; U2 = X2 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r9, r10
    shl r9, 32
    mov rbx, r10
    shr rbx, 32
    mov rbp, r10
    sub rbp, r9
    sbb r10, rbx
    add r11, r9
    adc r8, rbx
    adc rdi, rbp
    adc r10, 0
    ; U2 = X2 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov r9, r13
    sub r9, -1
    mov rbx, r14
    mov ebp, 0xffffffff
    sbb rbx, rbp
    mov rbp, r15
    sbb rbp, 0
    mov qword [rsp + 104], rcx
    mov rcx, r12
    sbb rcx, rsi
    ; U2 = X2 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r11
    adc r14, r8
    adc r15, rdi
    adc r12, r10
    add r11, r9
    adc r8, rbx
    adc rdi, rbp
    adc r10, rcx
    cmovc r13, r11
    cmovc r14, r8
    cmovc r15, rdi
    cmovc r12, r10
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 48]
    mulx r8, rcx, qword [rax + 72]
    mulx r10, r9, qword [rax + 64]
    add rcx, r10
    mulx r11, r10, qword [rax + 80]
    adc r10, r8
    mulx rdi, r8, qword [rax + 88]
    adc r8, r11
    adc rdi, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mulx rbx, r11, qword [rax + 64]
    xor ebp, ebp
    adcx rcx, r11
    mov qword [rsp + 48], r12
    mulx r12, r11, qword [rax + 72]
    adcx r10, r11
    adox r10, rbx
    mulx rbx, r11, qword [rax + 80]
    adcx r8, r11
    adox r8, r12
    mulx r12, r11, qword [rax + 88]
    adcx rdi, r11
    adox rdi, rbx
    adcx rbp, rbp
    adox rbp, r12
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 64]
    mulx rbx, r11, qword [rax + 64]
    xor r12d, r12d
    adcx r10, r11
    mov qword [rsp + 56], r15
    mulx r15, r11, qword [rax + 72]
    adcx r8, r11
    adox r8, rbx
    mulx rbx, r11, qword [rax + 80]
    adcx rdi, r11
    adox rdi, r15
    mulx r15, r11, qword [rax + 88]
    adcx rbp, r11
    adox rbp, rbx
    adcx r12, r12
    adox r12, r15
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 104]
    mulx rbx, r11, qword [rax + 64]
    xor r15d, r15d
    adcx r8, r11
    mov qword [rsp + 64], r14
    mulx r14, r11, qword [rax + 72]
    adcx rdi, r11
    adox rdi, rbx
    mulx rbx, r11, qword [rax + 80]
    adcx rbp, r11
    adox rbp, r14
    mulx r14, r11, qword [rax + 88]
    adcx r12, r11
    adox r12, rbx
    adcx r15, r15
    adox r15, r14
    ; t0 = Z2 * Z2Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, r9
    shl r11, 32
    mov rbx, r9
    shr rbx, 32
    mov r14, r9
    sub r14, r11
    sbb r9, rbx
    add rcx, r11
    adc r10, rbx
    adc r8, r14
    adc r9, 0
    ; t0 = Z2 * Z2Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r11, rcx
    shl r11, 32
    mov rbx, rcx
    shr rbx, 32
    mov r14, rcx
    sub r14, r11
    sbb rcx, rbx
    add r10, r11
    adc r8, rbx
    adc r9, r14
    adc rcx, 0
    ; t0 = Z2 * Z2Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, r10
    shl r11, 32
    mov rbx, r10
    shr rbx, 32
    mov r14, r10
    sub r14, r11
    sbb r10, rbx
    add r8, r11
    adc r9, rbx
    adc rcx, r14
    adc r10, 0
    ; t0 = Z2 * Z2Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r11, r8
    shl r11, 32
    mov rbx, r8
    shr rbx, 32
    mov r14, r8
    sub r14, r11
    sbb r8, rbx
    add r9, r11
    adc rcx, rbx
    adc r10, r14
    adc r8, 0
    ; t0 = Z2 * Z2Z2: the high half less p, which is negative, modulo W^n
    mov r11, rdi
    sub r11, -1
    mov rbx, rbp
    mov r14d, 0xffffffff
    sbb rbx, r14
    mov qword [rsp + 104], r13
    mov r13, r12
    sbb r13, 0
    mov r14, r15
    sbb r14, rsi
    ; t0 = Z2 * Z2Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rdi, r9
    adc rbp, rcx
    adc r12, r10
    adc r15, r8
    add r9, r11
    adc rcx, rbx
    adc r10, r13
    adc r8, r14
    cmovc rdi, r9
    cmovc rbp, rcx
    cmovc r12, r10
    cmovc r15, r8
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rdi
    mov rcx, qword [rsp + 8]
    mulx r9, r8, qword [rcx + 40]
    mulx r11, r10, qword [rcx + 32]
    add r8, r11
    mulx rbx, r11, qword [rcx + 48]
    adc r11, r9
    mulx rdi, r9, qword [rcx + 56]
    adc r9, rbx
    adc rdi, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r13, rbx, qword [rcx + 32]
    xor r14d, r14d
    adcx r8, rbx
    mulx rbp, rbx, qword [rcx + 40]
    adcx r11, rbx
    adox r11, r13
    mulx r13, rbx, qword [rcx + 48]
    adcx r9, rbx
    adox r9, rbp
    mulx rbp, rbx, qword [rcx + 56]
    adcx rdi, rbx
    adox rdi, r13
    adcx r14, r14
    adox r14, rbp
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx rbp, rbx, qword [rcx + 32]
    xor r13d, r13d
    adcx r11, rbx
    mulx r12, rbx, qword [rcx + 40]
    adcx r9, rbx
    adox r9, rbp
    mulx rbp, rbx, qword [rcx + 48]
    adcx rdi, rbx
    adox rdi, r12
    mulx r12, rbx, qword [rcx + 56]
    adcx r14, rbx
    adox r14, rbp
    adcx r13, r13
    adox r13, r12
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov rdx, r15
    mulx rbp, rbx, qword [rcx + 32]
    xor r12d, r12d
    adcx r9, rbx
    mulx r15, rbx, qword [rcx + 40]
    adcx rdi, rbx
    adox rdi, rbp
    mulx rbp, rbx, qword [rcx + 48]
    adcx r14, rbx
    adox r14, r15
    mulx r15, rbx, qword [rcx + 56]
    adcx r13, rbx
    adox r13, rbp
    adcx r12, r12
    adox r12, r15
    ; S1 = Y1 * t0: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov rbp, r10
    shr rbp, 32
    mov r15, r10
    sub r15, rbx
    sbb r10, rbp
    add r8, rbx
    adc r11, rbp
    adc r9, r15
    adc r10, 0
    ; S1 = Y1 * t0: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, r8
    shl rbx, 32
    mov rbp, r8
    shr rbp, 32
    mov r15, r8
    sub r15, rbx
    sbb r8, rbp
    add r11, rbx
    adc r9, rbp
    adc r10, r15
    adc r8, 0
    ; S1 = Y1 * t0: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, r11
    shl rbx, 32
    mov rbp, r11
    shr rbp, 32
    mov r15, r11
    sub r15, rbx
    sbb r11, rbp
    add r9, rbx
    adc r10, rbp
    adc r8, r15
    adc r11, 0
    ; S1 = Y1 * t0: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, r9
    shl rbx, 32
    mov rbp, r9
    shr rbp, 32
    mov r15, r9
    sub r15, rbx
    sbb r9, rbp
    add r10, rbx
    adc r8, rbp
    adc r11, r15
    adc r9, 0
    ; S1 = Y1 * t0: the high half less p, which is negative, modulo W^n
    mov rbx, rdi
    sub rbx, -1
    mov rbp, r14
    mov r15d, 0xffffffff
    sbb rbp, r15
    mov r15, r13
    sbb r15, 0
    mov qword [rsp + 112], rax
    mov rax, r12
    sbb rax, rsi
    ; S1 = Y1 * t0: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rdi, r10
    adc r14, r8
    adc r13, r11
    adc r12, r9
    add r10, rbx
    adc r8, rbp
    adc r11, r15
    adc r9, rax
    cmovc rdi, r10
    cmovc r14, r8
    cmovc r13, r11
    cmovc r12, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 40]
    mulx r8, rax, qword [rcx + 72]
    mulx r10, r9, qword [rcx + 64]
    add rax, r10
    mulx r11, r10, qword [rcx + 80]
    adc r10, r8
    mulx rbx, r8, qword [rcx + 88]
    adc r8, r11
    adc rbx, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 32]
    mulx rbp, r11, qword [rcx + 64]
    xor r15d, r15d
    adcx rax, r11
    mov qword [rsp + 40], r12
    mulx r12, r11, qword [rcx + 72]
    adcx r10, r11
    adox r10, rbp
    mulx rbp, r11, qword [rcx + 80]
    adcx r8, r11
    adox r8, r12
    mulx r12, r11, qword [rcx + 88]
    adcx rbx, r11
    adox rbx, rbp
    adcx r15, r15
    adox r15, r12
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx rbp, r11, qword [rcx + 64]
    xor r12d, r12d
    adcx r10, r11
    mov qword [rsp + 32], r13
    mulx r13, r11, qword [rcx + 72]
    adcx r8, r11
    adox r8, rbp
    mulx rbp, r11, qword [rcx + 80]
    adcx rbx, r11
    adox rbx, r13
    mulx r13, r11, qword [rcx + 88]
    adcx r15, r11
    adox r15, rbp
    adcx r12, r12
    adox r12, r13
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 16]
    mulx rbp, r11, qword [rcx + 64]
    xor r13d, r13d
    adcx r8, r11
    mov qword [rsp + 24], r14
    mulx r14, r11, qword [rcx + 72]
    adcx rbx, r11
    adox rbx, rbp
    mulx rbp, r11, qword [rcx + 80]
    adcx r15, r11
    adox r15, r14
    mulx r14, r11, qword [rcx + 88]
    adcx r12, r11
    adox r12, rbp
    adcx r13, r13
    adox r13, r14
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, r9
    shl r11, 32
    mov rbp, r9
    shr rbp, 32
    mov r14, r9
    sub r14, r11
    sbb r9, rbp
    add rax, r11
    adc r10, rbp
    adc r8, r14
    adc r9, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r11, rax
    shl r11, 32
    mov rbp, rax
    shr rbp, 32
    mov r14, rax
    sub r14, r11
    sbb rax, rbp
    add r10, r11
    adc r8, rbp
    adc r9, r14
    adc rax, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, r10
    shl r11, 32
    mov rbp, r10
    shr rbp, 32
    mov r14, r10
    sub r14, r11
    sbb r10, rbp
    add r8, r11
    adc r9, rbp
    adc rax, r14
    adc r10, 0
    ; t1 = Z1 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r11, r8
    shl r11, 32
    mov rbp, r8
    shr rbp, 32
    mov r14, r8
    sub r14, r11
    sbb r8, rbp
    add r9, r11
    adc rax, rbp
    adc r10, r14
    adc r8, 0
    ; t1 = Z1 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov r11, rbx
    sub r11, -1
    mov rbp, r15
    mov r14d, 0xffffffff
    sbb rbp, r14
    mov r14, r12
    sbb r14, 0
    mov qword [rsp + 16], rdi
    mov rdi, r13
    sbb rdi, rsi
    ; t1 = Z1 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r9
    adc r15, rax
    adc r12, r10
    adc r13, r8
    add r9, r11
    adc rax, rbp
    adc r10, r14
    adc r8, rdi
    cmovc rbx, r9
    cmovc r15, rax
    cmovc r12, r10
    cmovc r13, r8
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbx
    mov rax, qword [rsp + 112]
    mulx r9, r8, qword [rax + 40]
    mulx r11, r10, qword [rax + 32]
    add r8, r11
    mulx rdi, r11, qword [rax + 48]
    adc r11, r9
    mulx rbx, r9, qword [rax + 56]
    adc r9, rdi
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r15
    mulx rbp, rdi, qword [rax + 32]
    xor r14d, r14d
    adcx r8, rdi
    mulx r15, rdi, qword [rax + 40]
    adcx r11, rdi
    adox r11, rbp
    mulx rbp, rdi, qword [rax + 48]
    adcx r9, rdi
    adox r9, r15
    mulx r15, rdi, qword [rax + 56]
    adcx rbx, rdi
    adox rbx, rbp
    adcx r14, r14
    adox r14, r15
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx rbp, rdi, qword [rax + 32]
    xor r15d, r15d
    adcx r11, rdi
    mulx r12, rdi, qword [rax + 40]
    adcx r9, rdi
    adox r9, rbp
    mulx rbp, rdi, qword [rax + 48]
    adcx rbx, rdi
    adox rbx, r12
    mulx r12, rdi, qword [rax + 56]
    adcx r14, rdi
    adox r14, rbp
    adcx r15, r15
    adox r15, r12
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, r13
    mulx rbp, rdi, qword [rax + 32]
    xor r12d, r12d
    adcx r9, rdi
    mulx r13, rdi, qword [rax + 40]
    adcx rbx, rdi
    adox rbx, rbp
    mulx rbp, rdi, qword [rax + 48]
    adcx r14, rdi
    adox r14, r13
    mulx r13, rdi, qword [rax + 56]
    adcx r15, rdi
    adox r15, rbp
    adcx r12, r12
    adox r12, r13
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rdi, r10
    shl rdi, 32
    mov rbp, r10
    shr rbp, 32
    mov r13, r10
    sub r13, rdi
    sbb r10, rbp
    add r8, rdi
    adc r11, rbp
    adc r9, r13
    adc r10, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rdi, r8
    shl rdi, 32
    mov rbp, r8
    shr rbp, 32
    mov r13, r8
    sub r13, rdi
    sbb r8, rbp
    add r11, rdi
    adc r9, rbp
    adc r10, r13
    adc r8, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rdi, r11
    shl rdi, 32
    mov rbp, r11
    shr rbp, 32
    mov r13, r11
    sub r13, rdi
    sbb r11, rbp
    add r9, rdi
    adc r10, rbp
    adc r8, r13
    adc r11, 0
    ; S2 = Y2 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rdi, r9
    shl rdi, 32
    mov rbp, r9
    shr rbp, 32
    mov r13, r9
    sub r13, rdi
    sbb r9, rbp
    add r10, rdi
    adc r8, rbp
    adc r11, r13
    adc r9, 0
    ; S2 = Y2 * t1: the high half less p, which is negative, modulo W^n
    mov rdi, rbx
    sub rdi, -1
    mov rbp, r14
    mov r13d, 0xffffffff
    sbb rbp, r13
    mov r13, r15
    sbb r13, 0
    mov rax, r12
    sbb rax, rsi
    ; S2 = Y2 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r10
    adc r14, r8
    adc r15, r11
    adc r12, r9
    add r10, rdi
    adc r8, rbp
    adc r11, r13
    adc r9, rax
    cmovc rbx, r10
    cmovc r14, r8
    cmovc r15, r11
    cmovc r12, r9
    ; H = U2 - U1: a - b
    mov rax, qword [rsp + 104]
    sub rax, qword [rsp + 96]
    mov r8, qword [rsp + 64]
    sbb r8, qword [rsp + 88]
    mov r9, qword [rsp + 56]
    sbb r9, qword [rsp + 80]
    mov r10, qword [rsp + 48]
    sbb r10, qword [rsp + 72]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    mov ebp, 0xffffffff
    and rdi, rbp
    mov r13, r11
    and r13, rsi
    add rax, r11
    adc r8, rdi
    adc r9, 0
    adc r10, r13
    ; r = S2 - S1: a - b
    sub rbx, qword [rsp + 16]
    sbb r14, qword [rsp + 24]
    sbb r15, qword [rsp + 32]
    sbb r12, qword [rsp + 40]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    and rdi, rbp
    mov r13, r11
    and r13, rsi
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov qword [rsp + 48], r10
    mov r10, qword [rsp + 112]
    mov rdx, qword [r10 + 64]
    mulx rbp, rsi, qword [rcx + 72]
    mov qword [rsp + 56], r9
    mov qword [rsp + 64], r8
    mulx r8, r9, qword [rcx + 64]
    mov qword [rsp + 104], rax
    xor eax, eax
    adox rsi, r8
    mov qword [rsp + 120], r9
    mulx r9, r8, qword [rcx + 80]
    adox r8, rbp
    mov qword [rsp + 128], r8
    mulx r8, rbp, qword [rcx + 88]
    adox rbp, r9
    adox r8, rax
    adcx rbx, r11
    adcx r14, rdi
    adcx r15, rax
    adcx r12, r13
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r10 + 72]
    mulx r11, r9, qword [rcx + 64]
    xor edi, edi
    adcx rsi, r9
    mulx r9, rax, qword [rcx + 72]
    adcx rax, qword [rsp + 128]
    adox rax, r11
    mulx r13, r11, qword [rcx + 80]
    adcx rbp, r11
    adox rbp, r9
    mulx r11, r9, qword [rcx + 88]
    adcx r8, r9
    adox r8, r13
    adcx rdi, rdi
    adox rdi, r11
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r10 + 80]
    mulx r11, r9, qword [rcx + 64]
    xor r13d, r13d
    adcx rax, r9
    mov qword [rsp + 128], r12
    mulx r12, r9, qword [rcx + 72]
    adcx rbp, r9
    adox rbp, r11
    mulx r11, r9, qword [rcx + 80]
    adcx r8, r9
    adox r8, r12
    mulx r12, r9, qword [rcx + 88]
    adcx rdi, r9
    adox rdi, r11
    adcx r13, r13
    adox r13, r12
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r10 + 88]
    mulx r11, r9, qword [rcx + 64]
    xor r12d, r12d
    adcx rbp, r9
    mov qword [rsp + 136], r14
    mulx r14, r9, qword [rcx + 72]
    adcx r8, r9
    adox r8, r11
    mulx r11, r9, qword [rcx + 80]
    adcx rdi, r9
    adox rdi, r14
    mulx r14, r9, qword [rcx + 88]
    adcx r13, r9
    adox r13, r11
    adcx r12, r12
    adox r12, r14
    ; t7 = Z1 * Z2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, qword [rsp + 120]
    shl rcx, 32
    mov r9, qword [rsp + 120]
    shr r9, 32
    mov r10, qword [rsp + 120]
    sub r10, rcx
    mov r11, qword [rsp + 120]
    sbb r11, r9
    add rsi, rcx
    adc rax, r9
    adc rbp, r10
    adc r11, 0
    ; t7 = Z1 * Z2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r9, rsi
    shr r9, 32
    mov r10, rsi
    sub r10, rcx
    sbb rsi, r9
    add rax, rcx
    adc rbp, r9
    adc r11, r10
    adc rsi, 0
    ; t7 = Z1 * Z2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rax
    shl rcx, 32
    mov r9, rax
    shr r9, 32
    mov r10, rax
    sub r10, rcx
    sbb rax, r9
    add rbp, rcx
    adc r11, r9
    adc rsi, r10
    adc rax, 0
    ; t7 = Z1 * Z2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, rbp
    shl rcx, 32
    mov r9, rbp
    shr r9, 32
    mov r10, rbp
    sub r10, rcx
    sbb rbp, r9
    add r11, rcx
    adc rsi, r9
    adc rax, r10
    adc rbp, 0
    ; t7 = Z1 * Z2: the high half less p, which is negative, modulo W^n
    mov rcx, r8
    sub rcx, -1
    mov r9, rdi
    mov r10d, 0xffffffff
    sbb r9, r10
    mov r14, r13
    sbb r14, 0
    mov qword [rsp + 120], rbx
    mov rbx, r12
    mov qword [rsp + 112], r15
    mov r15, 0xffffffff00000001
    sbb rbx, r15
    ; t7 = Z1 * Z2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r11
    adc rdi, rsi
    adc r13, rax
    adc r12, rbp
    add r11, rcx
    adc rsi, r9
    adc rax, r14
    adc rbp, rbx
    cmovc r8, r11
    cmovc rdi, rsi
    cmovc r13, rax
    cmovc r12, rbp
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 104]
    mulx rcx, rax, rdi
    mulx r11, r9, r8
    add rax, r11
    mulx rsi, r11, r13
    adc r11, rcx
    mulx rbx, rcx, r12
    adc rcx, rsi
    adc rbx, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mulx rbp, rsi, r8
    xor r14d, r14d
    adcx rax, rsi
    mulx r15, rsi, rdi
    adcx r11, rsi
    adox r11, rbp
    mulx rbp, rsi, r13
    adcx rcx, rsi
    adox rcx, r15
    mulx r15, rsi, r12
    adcx rbx, rsi
    adox rbx, rbp
    adcx r14, r14
    adox r14, r15
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 56]
    mulx rbp, rsi, r8
    xor r15d, r15d
    adcx r11, rsi
    mulx r10, rsi, rdi
    adcx rcx, rsi
    adox rcx, rbp
    mulx rbp, rsi, r13
    adcx rbx, rsi
    adox rbx, r10
    mulx rsi, r10, r12
    adcx r14, r10
    adox r14, rbp
    adcx r15, r15
    adox r15, rsi
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 48]
    mulx r10, r8, r8
    xor esi, esi
    adcx rcx, r8
    mulx rdi, r8, rdi
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, r13
    adcx r14, r8
    adox r14, rdi
    mulx rdi, r8, r12
    adcx r15, r8
    adox r15, r10
    adcx rsi, rsi
    adox rsi, rdi
    ; Z3 = t7 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, r9
    shl r8, 32
    mov r10, r9
    shr r10, 32
    mov rdi, r9
    sub rdi, r8
    sbb r9, r10
    add rax, r8
    adc r11, r10
    adc rcx, rdi
    adc r9, 0
    ; Z3 = t7 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r8, rax
    shl r8, 32
    mov r10, rax
    shr r10, 32
    mov rdi, rax
    sub rdi, r8
    sbb rax, r10
    add r11, r8
    adc rcx, r10
    adc r9, rdi
    adc rax, 0
    ; Z3 = t7 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r8, r11
    shl r8, 32
    mov r10, r11
    shr r10, 32
    mov rdi, r11
    sub rdi, r8
    sbb r11, r10
    add rcx, r8
    adc r9, r10
    adc rax, rdi
    adc r11, 0
    ; Z3 = t7 * H: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r8, rcx
    shl r8, 32
    mov r10, rcx
    shr r10, 32
    mov rdi, rcx
    sub rdi, r8
    sbb rcx, r10
    add r9, r8
    adc rax, r10
    adc r11, rdi
    adc rcx, 0
    ; Z3 = t7 * H: the high half less p, which is negative, modulo W^n
    mov r8, rbx
    sub r8, -1
    mov r10, r14
    mov edi, 0xffffffff
    sbb r10, rdi
    mov rbp, r15
    sbb rbp, 0
    mov r12, rsi
    mov r13, 0xffffffff00000001
    sbb r12, r13
    ; Z3 = t7 * H: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r9
    adc r14, rax
    adc r15, r11
    adc rsi, rcx
    add r9, r8
    adc rax, r10
    adc r11, rbp
    adc rcx, r12
    cmovc rbx, r9
    mov r8, qword [rsp]
    mov qword [r8 + 64], rbx
    cmovc r14, rax
    mov qword [r8 + 72], r14
    cmovc r15, r11
    mov qword [r8 + 80], r15
    cmovc rsi, rcx
    mov qword [r8 + 88], rsi
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 104]
    mulx rcx, rax, qword [rsp + 56]
    mulx r10, r9, qword [rsp + 64]
    xor r11d, r11d
    adcx rax, r10
    mulx rbp, r10, qword [rsp + 48]
    adcx r10, rcx
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r12, rcx, qword [rsp + 56]
    adox r10, rcx
    adcx rbp, r11
    mulx rsi, rcx, qword [rsp + 48]
    adox rbp, rcx
    adox r11, r11
    add rbp, r12
    adc r11, rsi
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 56]
    mulx rsi, rcx, qword [rsp + 48]
    add r11, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rsi
    ; HH = H^2: square: double the cross products
    xor esi, esi
    adcx r9, r9
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 104]
    mulx rbx, r12, rdx
    adox r9, rbx
    adcx rax, rax
    mov rdx, qword [rsp + 64]
    mulx r14, rbx, rdx
    adox rax, rbx
    adcx r10, r10
    adox r10, r14
    adcx rbp, rbp
    mov rdx, qword [rsp + 56]
    mulx r14, rbx, rdx
    adox rbp, rbx
    adcx r11, r11
    adox r11, r14
    adcx rcx, rcx
    mov rdx, qword [rsp + 48]
    mulx r14, rbx, rdx
    adox rcx, rbx
    adcx rsi, rsi
    adox rsi, r14
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r12
    shl rbx, 32
    mov r14, r12
    shr r14, 32
    mov r15, r12
    sub r15, rbx
    sbb r12, r14
    add r9, rbx
    adc rax, r14
    adc r10, r15
    adc r12, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, r9
    shl rbx, 32
    mov r14, r9
    shr r14, 32
    mov r15, r9
    sub r15, rbx
    sbb r9, r14
    add rax, rbx
    adc r10, r14
    adc r12, r15
    adc r9, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, rax
    shl rbx, 32
    mov r14, rax
    shr r14, 32
    mov r15, rax
    sub r15, rbx
    sbb rax, r14
    add r10, rbx
    adc r12, r14
    adc r9, r15
    adc rax, 0
    ; HH = H^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov r14, r10
    shr r14, 32
    mov r15, r10
    sub r15, rbx
    sbb r10, r14
    add r12, rbx
    adc r9, r14
    adc rax, r15
    adc r10, 0
    ; HH = H^2: the high half less p, which is negative, modulo W^n
    mov rbx, rbp
    sub rbx, -1
    mov r14, r11
    sbb r14, rdi
    mov r15, rcx
    sbb r15, 0
    mov r8, rsi
    sbb r8, r13
    ; HH = H^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r12
    adc r11, r9
    adc rcx, rax
    adc rsi, r10
    add r12, rbx
    adc r9, r14
    adc rax, r15
    adc r10, r8
    cmovc rbp, r12
    cmovc r11, r9
    cmovc rcx, rax
    cmovc rsi, r10
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r8, rax, qword [rsp + 64]
    mulx r10, r9, qword [rsp + 104]
    add rax, r10
    mulx rbx, r10, qword [rsp + 56]
    adc r10, r8
    mulx r12, r8, qword [rsp + 48]
    adc r8, rbx
    adc r12, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, rbx, qword [rsp + 104]
    xor r15d, r15d
    adcx rax, rbx
    mulx r11, rbx, qword [rsp + 64]
    adcx r10, rbx
    adox r10, r14
    mulx r14, rbx, qword [rsp + 56]
    adcx r8, rbx
    adox r8, r11
    mulx rbx, r11, qword [rsp + 48]
    adcx r12, r11
    adox r12, r14
    adcx r15, r15
    adox r15, rbx
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, rcx
    mulx r14, rbx, qword [rsp + 104]
    xor ecx, ecx
    adcx r10, rbx
    mulx r13, rbx, qword [rsp + 64]
    adcx r8, rbx
    adox r8, r14
    mulx r14, rbx, qword [rsp + 56]
    adcx r12, rbx
    adox r12, r13
    mulx r13, rbx, qword [rsp + 48]
    adcx r15, rbx
    adox r15, r14
    adcx rcx, rcx
    adox rcx, r13
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rbx, rdx
    mov rdx, rsi
    mulx r14, r13, qword [rsp + 104]
    xor esi, esi
    adcx r8, r13
    mov qword [rsp + 8], rbx
    mulx rbx, r13, qword [rsp + 64]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [rsp + 56]
    adcx r15, r13
    adox r15, rbx
    mulx r13, rbx, qword [rsp + 48]
    adcx rcx, rbx
    adox rcx, r14
    adcx rsi, rsi
    adox rsi, r13
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rbx, r9
    shl rbx, 32
    mov r13, r9
    shr r13, 32
    mov r14, r9
    sub r14, rbx
    sbb r9, r13
    add rax, rbx
    adc r10, r13
    adc r8, r14
    adc r9, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rbx, rax
    shl rbx, 32
    mov r13, rax
    shr r13, 32
    mov r14, rax
    sub r14, rbx
    sbb rax, r13
    add r10, rbx
    adc r8, r13
    adc r9, r14
    adc rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rbx, r10
    shl rbx, 32
    mov r13, r10
    shr r13, 32
    mov r14, r10
    sub r14, rbx
    sbb r10, r13
    add r8, rbx
    adc r9, r13
    adc rax, r14
    adc r10, 0
    ; HHH = H * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rbx, r8
    shl rbx, 32
    mov r13, r8
    shr r13, 32
    mov r14, r8
    sub r14, rbx
    sbb r8, r13
    add r9, rbx
    adc rax, r13
    adc r10, r14
    adc r8, 0
    ; HHH = H * HH: the high half less p, which is negative, modulo W^n
    mov rbx, r12
    sub rbx, -1
    mov r13, r15
    sbb r13, rdi
    mov r14, rcx
    sbb r14, 0
    mov rdi, rsi
    mov qword [rsp + 144], r11
    mov r11, 0xffffffff00000001
    sbb rdi, r11
    ; HHH = H * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r12, r9
    adc r15, rax
    adc rcx, r10
    adc rsi, r8
    add r9, rbx
    adc rax, r13
    adc r10, r14
    adc r8, rdi
    cmovc r12, r9
    cmovc r15, rax
    cmovc rcx, r10
    cmovc rsi, r8
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbp
    mulx r9, r8, qword [rsp + 88]
    mulx rdi, r10, qword [rsp + 96]
    add r8, rdi
    mulx rbx, rdi, qword [rsp + 80]
    adc rdi, r9
    mulx rbp, r9, qword [rsp + 72]
    adc r9, rbx
    adc rbp, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mulx r13, rbx, qword [rsp + 96]
    xor r14d, r14d
    adcx r8, rbx
    mov qword [rsp + 152], rsi
    mulx rsi, rbx, qword [rsp + 88]
    adcx rdi, rbx
    adox rdi, r13
    mulx r13, rbx, qword [rsp + 80]
    adcx r9, rbx
    adox r9, rsi
    mulx rbx, rsi, qword [rsp + 72]
    adcx rbp, rsi
    adox rbp, r13
    adcx r14, r14
    adox r14, rbx
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx rbx, rsi, qword [rsp + 96]
    xor r13d, r13d
    adcx rdi, rsi
    mov qword [rsp + 144], rcx
    mulx rcx, rsi, qword [rsp + 88]
    adcx r9, rsi
    adox r9, rbx
    mulx rbx, rsi, qword [rsp + 80]
    adcx rbp, rsi
    adox rbp, rcx
    mulx rsi, rcx, qword [rsp + 72]
    adcx r14, rcx
    adox r14, rbx
    adcx r13, r13
    adox r13, rsi
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx rsi, rcx, qword [rsp + 96]
    xor ebx, ebx
    adcx r9, rcx
    mulx rax, rcx, qword [rsp + 88]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [rsp + 80]
    adcx r14, rcx
    adox r14, rax
    mulx rcx, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, rsi
    adcx rbx, rbx
    adox rbx, rcx
    ; V = U1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rcx, r10
    shr rcx, 32
    mov rsi, r10
    sub rsi, rax
    sbb r10, rcx
    add r8, rax
    adc rdi, rcx
    adc r9, rsi
    adc r10, 0
    ; V = U1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov rcx, r8
    shr rcx, 32
    mov rsi, r8
    sub rsi, rax
    sbb r8, rcx
    add rdi, rax
    adc r9, rcx
    adc r10, rsi
    adc r8, 0
    ; V = U1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov rcx, rdi
    shr rcx, 32
    mov rsi, rdi
    sub rsi, rax
    sbb rdi, rcx
    add r9, rax
    adc r10, rcx
    adc r8, rsi
    adc rdi, 0
    ; V = U1 * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rcx, r9
    shr rcx, 32
    mov rsi, r9
    sub rsi, rax
    sbb r9, rcx
    add r10, rax
    adc r8, rcx
    adc rdi, rsi
    adc r9, 0
    ; V = U1 * HH: the high half less p, which is negative, modulo W^n
    mov rax, rbp
    sub rax, -1
    mov rcx, r14
    mov esi, 0xffffffff
    sbb rcx, rsi
    mov rsi, r13
    sbb rsi, 0
    mov qword [rsp + 72], r15
    mov r15, rbx
    sbb r15, r11
    ; V = U1 * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r10
    adc r14, r8
    adc r13, rdi
    adc rbx, r9
    add r10, rax
    adc r8, rcx
    adc rdi, rsi
    adc r9, r15
    cmovc rbp, r10
    cmovc r14, r8
    cmovc r13, rdi
    cmovc rbx, r9
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 120]
    mulx rcx, rax, qword [rsp + 112]
    mulx r9, r8, qword [rsp + 136]
    xor r10d, r10d
    adcx rax, r9
    mulx rsi, r9, qword [rsp + 128]
    adcx r9, rcx
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 136]
    mulx rdi, rcx, qword [rsp + 112]
    adox r9, rcx
    adcx rsi, r10
    mulx r15, rcx, qword [rsp + 128]
    adox rsi, rcx
    adox r10, r10
    add rsi, rdi
    adc r10, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 112]
    mulx rdi, rcx, qword [rsp + 128]
    add r10, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rdi
    ; rr = r^2: square: double the cross products
    xor edi, edi
    adcx r8, r8
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 80], r12
    mulx r12, r15, rdx
    adox r8, r12
    adcx rax, rax
    mov rdx, qword [rsp + 136]
    mulx r11, r12, rdx
    adox rax, r12
    adcx r9, r9
    adox r9, r11
    adcx rsi, rsi
    mov rdx, qword [rsp + 112]
    mulx r12, r11, rdx
    adox rsi, r11
    adcx r10, r10
    adox r10, r12
    adcx rcx, rcx
    mov rdx, qword [rsp + 128]
    mulx r12, r11, rdx
    adox rcx, r11
    adcx rdi, rdi
    adox rdi, r12
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, r15
    shl r11, 32
    mov r12, r15
    shr r12, 32
    mov qword [rsp + 88], rbx
    mov rbx, r15
    sub rbx, r11
    sbb r15, r12
    add r8, r11
    adc rax, r12
    adc r9, rbx
    adc r15, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r11, r8
    shl r11, 32
    mov rbx, r8
    shr rbx, 32
    mov r12, r8
    sub r12, r11
    sbb r8, rbx
    add rax, r11
    adc r9, rbx
    adc r15, r12
    adc r8, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, rax
    shl r11, 32
    mov rbx, rax
    shr rbx, 32
    mov r12, rax
    sub r12, r11
    sbb rax, rbx
    add r9, r11
    adc r15, rbx
    adc r8, r12
    adc rax, 0
    ; rr = r^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r11, r9
    shl r11, 32
    mov rbx, r9
    shr rbx, 32
    mov r12, r9
    sub r12, r11
    sbb r9, rbx
    add r15, r11
    adc r8, rbx
    adc rax, r12
    adc r9, 0
    ; rr = r^2: the high half less p, which is negative, modulo W^n
    mov r11, rsi
    sub r11, -1
    mov rbx, r10
    mov r12d, 0xffffffff
    sbb rbx, r12
    mov r12, rcx
    sbb r12, 0
    mov qword [rsp + 96], r13
    mov r13, rdi
    mov qword [rsp + 8], r14
    mov r14, 0xffffffff00000001
    sbb r13, r14
    ; rr = r^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rsi, r15
    adc r10, r8
    adc rcx, rax
    adc rdi, r9
    add r15, r11
    adc r8, rbx
    adc rax, r12
    adc r9, r13
    cmovc rsi, r15
    cmovc r10, r8
    cmovc rcx, rax
    cmovc rdi, r9
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, rbp
    add rax, rax
    mov r8, qword [rsp + 8]
    adc r8, r8
    mov r9, qword [rsp + 96]
    adc r9, r9
    mov r11, qword [rsp + 88]
    adc r11, r11
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ebx, 0
    adc rbx, rbx
    mov r12, rax
    sub r12, -1
    mov r13, r8
    mov r15d, 0xffffffff
    sbb r13, r15
    mov qword [rsp + 160], rbp
    mov rbp, r9
    sbb rbp, 0
    mov r15, r11
    sbb r15, r14
    sbb rbx, 0
    cmovc r12, rax
    cmovc r13, r8
    cmovc rbp, r9
    cmovc r15, r11
    ; t3 = rr - HHH: a - b
    sub rsi, qword [rsp + 80]
    sbb r10, qword [rsp + 72]
    sbb rcx, qword [rsp + 144]
    sbb rdi, qword [rsp + 152]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    mov r9d, 0xffffffff
    and r8, r9
    mov r11, rax
    and r11, r14
    add rsi, rax
    adc r10, r8
    adc rcx, 0
    adc rdi, r11
    ; X3 = t3 - V2: a - b
    sub rsi, r12
    sbb r10, r13
    sbb rcx, rbp
    sbb rdi, r15
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    and r8, r9
    mov r11, rax
    and r11, r14
    add rsi, rax
    mov rax, qword [rsp]
    mov qword [rax], rsi
    adc r10, r8
    mov qword [rax + 8], r10
    adc rcx, 0
    mov qword [rax + 16], rcx
    adc rdi, r11
    mov qword [rax + 24], rdi
    ; t4 = V - X3: a - b
    mov r8, qword [rsp + 160]
    sub r8, rsi
    mov r11, qword [rsp + 8]
    sbb r11, r10
    mov r10, qword [rsp + 96]
    sbb r10, rcx
    mov rcx, qword [rsp + 88]
    sbb rcx, rdi
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rsi, rsi
    mov rdi, rsi
    and rdi, r9
    mov rbx, rsi
    and rbx, r14
    add r8, rsi
    adc r11, rdi
    adc r10, 0
    adc rcx, rbx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r8
    mulx rdi, rsi, qword [rsp + 136]
    mulx rbp, rbx, qword [rsp + 120]
    add rsi, rbp
    mulx r12, rbp, qword [rsp + 112]
    adc rbp, rdi
    mulx rdi, r8, qword [rsp + 128]
    adc r8, r12
    adc rdi, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r13, r12, qword [rsp + 120]
    xor r15d, r15d
    adcx rsi, r12
    mulx r11, r12, qword [rsp + 136]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rsp + 112]
    adcx r8, r12
    adox r8, r11
    mulx r12, r11, qword [rsp + 128]
    adcx rdi, r11
    adox rdi, r13
    adcx r15, r15
    adox r15, r12
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx r12, r11, qword [rsp + 120]
    xor r13d, r13d
    adcx rbp, r11
    mulx r10, r11, qword [rsp + 136]
    adcx r8, r11
    adox r8, r12
    mulx r12, r11, qword [rsp + 112]
    adcx rdi, r11
    adox rdi, r10
    mulx r11, r10, qword [rsp + 128]
    adcx r15, r10
    adox r15, r12
    adcx r13, r13
    adox r13, r11
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, rcx
    mulx r11, r10, qword [rsp + 120]
    xor r12d, r12d
    adcx r8, r10
    mulx rcx, r10, qword [rsp + 136]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rsp + 112]
    adcx r15, r10
    adox r15, rcx
    mulx r10, rcx, qword [rsp + 128]
    adcx r13, rcx
    adox r13, r11
    adcx r12, r12
    adox r12, r10
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rcx, rbx
    shl rcx, 32
    mov r10, rbx
    shr r10, 32
    mov r11, rbx
    sub r11, rcx
    sbb rbx, r10
    add rsi, rcx
    adc rbp, r10
    adc r8, r11
    adc rbx, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rcx, rsi
    shl rcx, 32
    mov r10, rsi
    shr r10, 32
    mov r11, rsi
    sub r11, rcx
    sbb rsi, r10
    add rbp, rcx
    adc r8, r10
    adc rbx, r11
    adc rsi, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rcx, rbp
    shl rcx, 32
    mov r10, rbp
    shr r10, 32
    mov r11, rbp
    sub r11, rcx
    sbb rbp, r10
    add r8, rcx
    adc rbx, r10
    adc rsi, r11
    adc rbp, 0
    ; t5 = r * t4: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rcx, r8
    shl rcx, 32
    mov r10, r8
    shr r10, 32
    mov r11, r8
    sub r11, rcx
    sbb r8, r10
    add rbx, rcx
    adc rsi, r10
    adc rbp, r11
    adc r8, 0
    ; t5 = r * t4: the high half less p, which is negative, modulo W^n
    mov rcx, rdi
    sub rcx, -1
    mov r10, r15
    sbb r10, r9
    mov r11, r13
    sbb r11, 0
    mov r9, r12
    sbb r9, r14
    ; t5 = r * t4: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rdi, rbx
    adc r15, rsi
    adc r13, rbp
    adc r12, r8
    add rbx, rcx
    adc rsi, r10
    adc rbp, r11
    adc r8, r9
    cmovc rdi, rbx
    cmovc r15, rsi
    cmovc r13, rbp
    cmovc r12, r8
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 80]
    mulx r8, rcx, qword [rsp + 24]
    mulx r10, r9, qword [rsp + 16]
    add rcx, r10
    mulx r11, r10, qword [rsp + 32]
    adc r10, r8
    mulx rsi, r8, qword [rsp + 40]
    adc r8, r11
    adc rsi, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 72]
    mulx rbx, r11, qword [rsp + 16]
    xor ebp, ebp
    adcx rcx, r11
    mulx r14, r11, qword [rsp + 24]
    adcx r10, r11
    adox r10, rbx
    mulx rbx, r11, qword [rsp + 32]
    adcx r8, r11
    adox r8, r14
    mulx r14, r11, qword [rsp + 40]
    adcx rsi, r11
    adox rsi, rbx
    adcx rbp, rbp
    adox rbp, r14
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 144]
    mulx rbx, r11, qword [rsp + 16]
    xor r14d, r14d
    adcx r10, r11
    mov qword [rsp + 72], r12
    mulx r12, r11, qword [rsp + 24]
    adcx r8, r11
    adox r8, rbx
    mulx rbx, r11, qword [rsp + 32]
    adcx rsi, r11
    adox rsi, r12
    mulx r12, r11, qword [rsp + 40]
    adcx rbp, r11
    adox rbp, rbx
    adcx r14, r14
    adox r14, r12
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 152]
    mulx rbx, r11, qword [rsp + 16]
    xor r12d, r12d
    adcx r8, r11
    mov qword [rsp + 16], r13
    mulx r13, r11, qword [rsp + 24]
    adcx rsi, r11
    adox rsi, rbx
    mulx rbx, r11, qword [rsp + 32]
    adcx rbp, r11
    adox rbp, r13
    mulx r13, r11, qword [rsp + 40]
    adcx r14, r11
    adox r14, rbx
    adcx r12, r12
    adox r12, r13
    ; t6 = S1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r11, r9
    shl r11, 32
    mov rbx, r9
    shr rbx, 32
    mov r13, r9
    sub r13, r11
    sbb r9, rbx
    add rcx, r11
    adc r10, rbx
    adc r8, r13
    adc r9, 0
    ; t6 = S1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r11, rcx
    shl r11, 32
    mov rbx, rcx
    shr rbx, 32
    mov r13, rcx
    sub r13, r11
    sbb rcx, rbx
    add r10, r11
    adc r8, rbx
    adc r9, r13
    adc rcx, 0
    ; t6 = S1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r11, r10
    shl r11, 32
    mov rbx, r10
    shr rbx, 32
    mov r13, r10
    sub r13, r11
    sbb r10, rbx
    add r8, r11
    adc r9, rbx
    adc rcx, r13
    adc r10, 0
    ; t6 = S1 * HHH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r11, r8
    shl r11, 32
    mov rbx, r8
    shr rbx, 32
    mov r13, r8
    sub r13, r11
    sbb r8, rbx
    add r9, r11
    adc rcx, rbx
    adc r10, r13
    adc r8, 0
    ; t6 = S1 * HHH: the high half less p, which is negative, modulo W^n
    mov r11, rsi
    sub r11, -1
    mov rbx, rbp
    mov r13d, 0xffffffff
    sbb rbx, r13
    mov r13, r14
    sbb r13, 0
    mov qword [rsp + 152], r15
    mov r15, r12
    mov qword [rsp + 40], rdi
    mov rdi, 0xffffffff00000001
    sbb r15, rdi
    ; t6 = S1 * HHH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rsi, r9
    adc rbp, rcx
    adc r14, r10
    adc r12, r8
    add r9, r11
    adc rcx, rbx
    adc r10, r13
    adc r8, r15
    cmovc rsi, r9
    cmovc rbp, rcx
    cmovc r14, r10
    cmovc r12, r8
    ; Y3 = t5 - t6: a - b
    mov rcx, qword [rsp + 40]
    sub rcx, rsi
    mov r8, qword [rsp + 152]
    sbb r8, rbp
    mov r9, qword [rsp + 16]
    sbb r9, r14
    mov r10, qword [rsp + 72]
    sbb r10, r12
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r11, r11
    mov rsi, r11
    mov ebx, 0xffffffff
    and rsi, rbx
    and rdi, r11
    add rcx, r11
    mov qword [rax + 32], rcx
    adc r8, rsi
    mov qword [rax + 40], r8
    adc r9, 0
    mov qword [rax + 48], r9
    adc r10, rdi
    mov qword [rax + 56], r10
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 104]
    or r11, qword [rsp + 64]
    or r11, qword [rsp + 56]
    or r11, qword [rsp + 48]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 120]
    or rsi, qword [rsp + 136]
    or rsi, qword [rsp + 112]
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
; uint64_t p256_point_add_affine_incomplete_fused(p256_limb r[12], const p256_limb p[12], const p256_limb q[8])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p256_point_add_affine_incomplete_fused
align 32
p256_point_add_affine_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 208
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
    add r12, r13
    adc r9, r14
    adc rcx, r15
    adc r10, 0
    ; Z1Z1 = Z1^2: the high half less p, which is negative, modulo W^n
    mov r13, rbx
    sub r13, -1
    mov r14, r11
    mov r15d, 0xffffffff
    sbb r14, r15
    mov qword [rsp], rdi
    mov rdi, r8
    sbb rdi, 0
    mov r15, rbp
    mov qword [rsp + 8], rsi
    mov rsi, 0xffffffff00000001
    sbb r15, rsi
    ; Z1Z1 = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r12
    adc r11, r9
    adc r8, rcx
    adc rbp, r10
    add r12, r13
    adc r9, r14
    adc rcx, rdi
    adc r10, r15
    cmovc rbx, r12
    cmovc r11, r9
    cmovc r8, rcx
    cmovc rbp, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r9, rcx, qword [rax + 8]
    mulx rdi, r10, qword [rax]
    add rcx, rdi
    mulx r12, rdi, qword [rax + 16]
    adc rdi, r9
    mulx r13, r9, qword [rax + 24]
    adc r9, r12
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r14, r12, qword [rax]
    xor r15d, r15d
    adcx rcx, r12
    mulx r11, r12, qword [rax + 8]
    adcx rdi, r12
    adox rdi, r14
    mulx r14, r12, qword [rax + 16]
    adcx r9, r12
    adox r9, r11
    mulx r12, r11, qword [rax + 24]
    adcx r13, r11
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, r8
    mulx r14, r12, qword [rax]
    xor r8d, r8d
    adcx rdi, r12
    mulx rsi, r12, qword [rax + 8]
    adcx r9, r12
    adox r9, r14
    mulx r14, r12, qword [rax + 16]
    adcx r13, r12
    adox r13, rsi
    mulx r12, rsi, qword [rax + 24]
    adcx r15, rsi
    adox r15, r14
    adcx r8, r8
    adox r8, r12
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, rbp
    mulx r14, r12, qword [rax]
    xor ebp, ebp
    adcx r9, r12
    mov qword [rsp + 16], rsi
    mulx rsi, r12, qword [rax + 8]
    adcx r13, r12
    adox r13, r14
    mulx r14, r12, qword [rax + 16]
    adcx r15, r12
    adox r15, rsi
    mulx r12, rsi, qword [rax + 24]
    adcx r8, rsi
    adox r8, r14
    adcx rbp, rbp
    adox rbp, r12
    ; U2 = X2 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, r10
    shl rsi, 32
    mov r12, r10
    shr r12, 32
    mov r14, r10
    sub r14, rsi
    sbb r10, r12
    add rcx, rsi
    adc rdi, r12
    adc r9, r14
    adc r10, 0
    ; U2 = X2 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, rcx
    shl rsi, 32
    mov r12, rcx
    shr r12, 32
    mov r14, rcx
    sub r14, rsi
    sbb rcx, r12
    add rdi, rsi
    adc r9, r12
    adc r10, r14
    adc rcx, 0
    ; U2 = X2 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, rdi
    shl rsi, 32
    mov r12, rdi
    shr r12, 32
    mov r14, rdi
    sub r14, rsi
    sbb rdi, r12
    add r9, rsi
    adc r10, r12
    adc rcx, r14
    adc rdi, 0
    ; U2 = X2 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, r9
    shl rsi, 32
    mov r12, r9
    shr r12, 32
    mov r14, r9
    sub r14, rsi
    sbb r9, r12
    add r10, rsi
    adc rcx, r12
    adc rdi, r14
    adc r9, 0
    ; U2 = X2 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov rsi, r13
    sub rsi, -1
    mov r12, r15
    mov r14d, 0xffffffff
    sbb r12, r14
    mov r14, r8
    sbb r14, 0
    mov qword [rsp + 24], rax
    mov rax, rbp
    mov qword [rsp + 32], r11
    mov r11, 0xffffffff00000001
    sbb rax, r11
    ; U2 = X2 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r10
    adc r15, rcx
    adc r8, rdi
    adc rbp, r9
    add r10, rsi
    adc rcx, r12
    adc rdi, r14
    adc r9, rax
    cmovc r13, r10
    cmovc r15, rcx
    cmovc r8, rdi
    cmovc rbp, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbx
    mov rcx, qword [rsp + 8]
    mulx r10, r9, qword [rcx + 72]
    mulx rdi, rsi, qword [rcx + 64]
    add r9, rdi
    mulx r12, rdi, qword [rcx + 80]
    adc rdi, r10
    mulx rbx, r10, qword [rcx + 88]
    adc r10, r12
    adc rbx, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 32]
    mulx r14, r12, qword [rcx + 64]
    mov qword [rsp + 40], rbp
    xor ebp, ebp
    adcx r9, r12
    mov qword [rsp + 48], r8
    mulx r8, r12, qword [rcx + 72]
    adcx rdi, r12
    adox rdi, r14
    mulx r14, r12, qword [rcx + 80]
    adcx r10, r12
    adox r10, r8
    mulx r12, r8, qword [rcx + 88]
    adcx rbx, r8
    adox rbx, r14
    adcx rbp, rbp
    adox rbp, r12
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r12, r8, qword [rcx + 64]
    xor r14d, r14d
    adcx rdi, r8
    mov qword [rsp + 32], r15
    mulx r15, r8, qword [rcx + 72]
    adcx r10, r8
    adox r10, r12
    mulx r12, r8, qword [rcx + 80]
    adcx rbx, r8
    adox rbx, r15
    mulx r15, r8, qword [rcx + 88]
    adcx rbp, r8
    adox rbp, r12
    adcx r14, r14
    adox r14, r15
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx r12, r8, qword [rcx + 64]
    xor r15d, r15d
    adcx r10, r8
    mulx rax, r8, qword [rcx + 72]
    adcx rbx, r8
    adox rbx, r12
    mulx r12, r8, qword [rcx + 80]
    adcx rbp, r8
    adox rbp, rax
    mulx r8, rax, qword [rcx + 88]
    adcx r14, rax
    adox r14, r12
    adcx r15, r15
    adox r15, r8
    ; t1 = Z1 * Z1Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov r8, rsi
    shr r8, 32
    mov r12, rsi
    sub r12, rax
    sbb rsi, r8
    add r9, rax
    adc rdi, r8
    adc r10, r12
    adc rsi, 0
    ; t1 = Z1 * Z1Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov r8, r9
    shr r8, 32
    mov r12, r9
    sub r12, rax
    sbb r9, r8
    add rdi, rax
    adc r10, r8
    adc rsi, r12
    adc r9, 0
    ; t1 = Z1 * Z1Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rdi
    shl rax, 32
    mov r8, rdi
    shr r8, 32
    mov r12, rdi
    sub r12, rax
    sbb rdi, r8
    add r10, rax
    adc rsi, r8
    adc r9, r12
    adc rdi, 0
    ; t1 = Z1 * Z1Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov r8, r10
    shr r8, 32
    mov r12, r10
    sub r12, rax
    sbb r10, r8
    add rsi, rax
    adc r9, r8
    adc rdi, r12
    adc r10, 0
    ; t1 = Z1 * Z1Z1: the high half less p, which is negative, modulo W^n
    mov rax, rbx
    sub rax, -1
    mov r8, rbp
    mov r12d, 0xffffffff
    sbb r8, r12
    mov r12, r14
    sbb r12, 0
    mov qword [rsp + 16], r13
    mov r13, r15
    sbb r13, r11
    ; t1 = Z1 * Z1Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, rsi
    adc rbp, r9
    adc r14, rdi
    adc r15, r10
    add rsi, rax
    adc r9, r8
    adc rdi, r12
    adc r10, r13
    cmovc rbx, rsi
    cmovc rbp, r9
    cmovc r14, rdi
    cmovc r15, r10
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbx
    mov rax, qword [rsp + 24]
    mulx r9, r8, qword [rax + 40]
    mulx rsi, r10, qword [rax + 32]
    add r8, rsi
    mulx rdi, rsi, qword [rax + 48]
    adc rsi, r9
    mulx rbx, r9, qword [rax + 56]
    adc r9, rdi
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r12, rdi, qword [rax + 32]
    xor r13d, r13d
    adcx r8, rdi
    mulx rbp, rdi, qword [rax + 40]
    adcx rsi, rdi
    adox rsi, r12
    mulx r12, rdi, qword [rax + 48]
    adcx r9, rdi
    adox r9, rbp
    mulx rbp, rdi, qword [rax + 56]
    adcx rbx, rdi
    adox rbx, r12
    adcx r13, r13
    adox r13, rbp
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx rbp, rdi, qword [rax + 32]
    xor r12d, r12d
    adcx rsi, rdi
    mulx r14, rdi, qword [rax + 40]
    adcx r9, rdi
    adox r9, rbp
    mulx rbp, rdi, qword [rax + 48]
    adcx rbx, rdi
    adox rbx, r14
    mulx r14, rdi, qword [rax + 56]
    adcx r13, rdi
    adox r13, rbp
    adcx r12, r12
    adox r12, r14
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, r15
    mulx rbp, rdi, qword [rax + 32]
    xor r14d, r14d
    adcx r9, rdi
    mulx r15, rdi, qword [rax + 40]
    adcx rbx, rdi
    adox rbx, rbp
    mulx rbp, rdi, qword [rax + 48]
    adcx r13, rdi
    adox r13, r15
    mulx r15, rdi, qword [rax + 56]
    adcx r12, rdi
    adox r12, rbp
    adcx r14, r14
    adox r14, r15
    ; S2 = Y2 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rdi, r10
    shr rdi, 32
    mov rbp, r10
    sub rbp, rax
    sbb r10, rdi
    add r8, rax
    adc rsi, rdi
    adc r9, rbp
    adc r10, 0
    ; S2 = Y2 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r8
    shl rax, 32
    mov rdi, r8
    shr rdi, 32
    mov rbp, r8
    sub rbp, rax
    sbb r8, rdi
    add rsi, rax
    adc r9, rdi
    adc r10, rbp
    adc r8, 0
    ; S2 = Y2 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov rdi, rsi
    shr rdi, 32
    mov rbp, rsi
    sub rbp, rax
    sbb rsi, rdi
    add r9, rax
    adc r10, rdi
    adc r8, rbp
    adc rsi, 0
    ; S2 = Y2 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rdi, r9
    shr rdi, 32
    mov rbp, r9
    sub rbp, rax
    sbb r9, rdi
    add r10, rax
    adc r8, rdi
    adc rsi, rbp
    adc r9, 0
    ; S2 = Y2 * t1: the high half less p, which is negative, modulo W^n
    mov rax, rbx
    sub rax, -1
    mov rdi, r13
    mov ebp, 0xffffffff
    sbb rdi, rbp
    mov r15, r12
    sbb r15, 0
    mov rbp, r14
    sbb rbp, r11
    ; S2 = Y2 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r10
    adc r13, r8
    adc r12, rsi
    adc r14, r9
    add r10, rax
    adc r8, rdi
    adc rsi, r15
    adc r9, rbp
    cmovc rbx, r10
    cmovc r13, r8
    cmovc r12, rsi
    cmovc r14, r9
    ; H = U2 - X1: a - b
    mov rax, qword [rsp + 16]
    sub rax, qword [rcx]
    mov r8, qword [rsp + 32]
    sbb r8, qword [rcx + 8]
    mov r9, qword [rsp + 48]
    sbb r9, qword [rcx + 16]
    mov r10, qword [rsp + 40]
    sbb r10, qword [rcx + 24]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb rsi, rsi
    mov rdi, rsi
    mov ebp, 0xffffffff
    and rdi, rbp
    mov r15, rsi
    and r15, r11
    add rax, rsi
    adc r8, rdi
    adc r9, 0
    adc r10, r15
    ; r = S2 - Y1: a - b
    sub rbx, qword [rcx + 32]
    sbb r13, qword [rcx + 40]
    sbb r12, qword [rcx + 48]
    sbb r14, qword [rcx + 56]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb rsi, rsi
    mov rdi, rsi
    and rdi, rbp
    mov r15, rsi
    and r15, r11
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rax
    mulx rbp, r11, qword [rcx + 72]
    mov qword [rsp + 40], r10
    mulx r10, rax, qword [rcx + 64]
    mov qword [rsp + 48], rax
    xor eax, eax
    adox r11, r10
    mov qword [rsp + 32], r9
    mulx r9, r10, qword [rcx + 80]
    adox r10, rbp
    mov qword [rsp + 16], r10
    mulx r10, rbp, qword [rcx + 88]
    adox rbp, r9
    adox r10, rax
    adcx rbx, rsi
    adcx r13, rdi
    adcx r12, rax
    adcx r14, r15
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r9, rdx
    mov rdx, r8
    mulx rdi, rsi, qword [rcx + 64]
    xor r15d, r15d
    adcx r11, rsi
    mulx rsi, rax, qword [rcx + 72]
    adcx rax, qword [rsp + 16]
    adox rax, rdi
    mulx r8, rdi, qword [rcx + 80]
    adcx rbp, rdi
    adox rbp, rsi
    mulx rdi, rsi, qword [rcx + 88]
    adcx r10, rsi
    adox r10, r8
    adcx r15, r15
    adox r15, rdi
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, qword [rsp + 32]
    mulx rdi, rsi, qword [rcx + 64]
    mov qword [rsp + 16], r14
    xor r14d, r14d
    adcx rax, rsi
    mov qword [rsp + 24], r13
    mulx r13, rsi, qword [rcx + 72]
    adcx rbp, rsi
    adox rbp, rdi
    mulx rdi, rsi, qword [rcx + 80]
    adcx r10, rsi
    adox r10, r13
    mulx r13, rsi, qword [rcx + 88]
    adcx r15, rsi
    adox r15, rdi
    adcx r14, r14
    adox r14, r13
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 40]
    mulx rdi, rsi, qword [rcx + 64]
    xor r13d, r13d
    adcx rbp, rsi
    mov qword [rsp + 56], rbx
    mulx rbx, rsi, qword [rcx + 72]
    adcx r10, rsi
    adox r10, rdi
    mulx rdi, rsi, qword [rcx + 80]
    adcx r15, rsi
    adox r15, rbx
    mulx rbx, rsi, qword [rcx + 88]
    adcx r14, rsi
    adox r14, rdi
    adcx r13, r13
    adox r13, rbx
    ; Z3 = Z1 * H: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rsi, qword [rsp + 48]
    shl rsi, 32
    mov rdi, qword [rsp + 48]
    shr rdi, 32
    mov rbx, qword [rsp + 48]
    sub rbx, rsi
    mov qword [rsp + 64], r12
    mov r12, qword [rsp + 48]
    sbb r12, rdi
    add r11, rsi
    adc rax, rdi
    adc rbp, rbx
    adc r12, 0
    ; Z3 = Z1 * H: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rsi, r11
    shl rsi, 32
    mov rdi, r11
    shr rdi, 32
    mov rbx, r11
    sub rbx, rsi
    sbb r11, rdi
    add rax, rsi
    adc rbp, rdi
    adc r12, rbx
    adc r11, 0
    ; Z3 = Z1 * H: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rsi, rax
    shl rsi, 32
    mov rdi, rax
    shr rdi, 32
    mov rbx, rax
    sub rbx, rsi
    sbb rax, rdi
    add rbp, rsi
    adc r12, rdi
    adc r11, rbx
    adc rax, 0
    ; Z3 = Z1 * H: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rsi, rbp
    shl rsi, 32
    mov rdi, rbp
    shr rdi, 32
    mov rbx, rbp
    sub rbx, rsi
    sbb rbp, rdi
    add r12, rsi
    adc r11, rdi
    adc rax, rbx
    adc rbp, 0
    ; Z3 = Z1 * H: the high half less p, which is negative, modulo W^n
    mov rsi, r10
    sub rsi, -1
    mov rdi, r15
    mov ebx, 0xffffffff
    sbb rdi, rbx
    mov rbx, r14
    sbb rbx, 0
    mov rcx, r13
    mov qword [rsp + 48], r8
    mov r8, 0xffffffff00000001
    sbb rcx, r8
    ; Z3 = Z1 * H: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, r12
    adc r15, r11
    adc r14, rax
    adc r13, rbp
    add r12, rsi
    adc r11, rdi
    adc rax, rbx
    adc rbp, rcx
    cmovc r10, r12
    cmovc r15, r11
    cmovc r14, rax
    cmovc r13, rbp
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, r9
    mulx rcx, rax, qword [rsp + 32]
    mulx rsi, r11, qword [rsp + 48]
    xor edi, edi
    adcx rax, rsi
    mulx rbx, rsi, qword [rsp + 40]
    adcx rsi, rcx
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx rbp, rcx, qword [rsp + 32]
    adox rsi, rcx
    adcx rbx, rdi
    mulx r12, rcx, qword [rsp + 40]
    adox rbx, rcx
    adox rdi, rdi
    add rbx, rbp
    adc rdi, r12
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 32]
    mulx rbp, rcx, qword [rsp + 40]
    add rdi, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rbp
    ; HH = H^2: square: double the cross products
    xor ebp, ebp
    adcx r11, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, r9
    mov qword [rsp + 72], r10
    mulx r10, r12, rdx
    adox r11, r10
    adcx rax, rax
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 80], r13
    mulx r13, r10, rdx
    adox rax, r10
    adcx rsi, rsi
    adox rsi, r13
    adcx rbx, rbx
    mov rdx, qword [rsp + 32]
    mulx r13, r10, rdx
    adox rbx, r10
    adcx rdi, rdi
    adox rdi, r13
    adcx rcx, rcx
    mov rdx, qword [rsp + 40]
    mulx r13, r10, rdx
    adox rcx, r10
    adcx rbp, rbp
    adox rbp, r13
    ; HH = H^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r10, r12
    shl r10, 32
    mov r13, r12
    shr r13, 32
    mov qword [rsp + 88], r14
    mov r14, r12
    sub r14, r10
    sbb r12, r13
    add r11, r10
    adc rax, r13
    adc rsi, r14
    adc r12, 0
    ; HH = H^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r10, r11
    shl r10, 32
    mov r13, r11
    shr r13, 32
    mov r14, r11
    sub r14, r10
    sbb r11, r13
    add rax, r10
    adc rsi, r13
    adc r12, r14
    adc r11, 0
    ; HH = H^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r10, rax
    shl r10, 32
    mov r13, rax
    shr r13, 32
    mov r14, rax
    sub r14, r10
    sbb rax, r13
    add rsi, r10
    adc r12, r13
    adc r11, r14
    adc rax, 0
    ; HH = H^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r10, rsi
    shl r10, 32
    mov r13, rsi
    shr r13, 32
    mov r14, rsi
    sub r14, r10
    sbb rsi, r13
    add r12, r10
    adc r11, r13
    adc rax, r14
    adc rsi, 0
    ; HH = H^2: the high half less p, which is negative, modulo W^n
    mov r10, rbx
    sub r10, -1
    mov r13, rdi
    mov r14d, 0xffffffff
    sbb r13, r14
    mov qword [rsp + 96], r15
    mov r15, rcx
    sbb r15, 0
    mov r14, rbp
    sbb r14, r8
    ; HH = H^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r12
    adc rdi, r11
    adc rcx, rax
    adc rbp, rsi
    add r12, r10
    adc r11, r13
    adc rax, r15
    adc rsi, r14
    cmovc rbx, r12
    cmovc rdi, r11
    cmovc rcx, rax
    cmovc rbp, rsi
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rbx
    mulx r10, rax, qword [rsp + 48]
    mulx rsi, r11, r9
    add rax, rsi
    mulx r12, rsi, qword [rsp + 32]
    adc rsi, r10
    mulx r13, r10, qword [rsp + 40]
    adc r10, r12
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx r14, r12, r9
    xor r15d, r15d
    adcx rax, r12
    mulx rdi, r12, qword [rsp + 48]
    adcx rsi, r12
    adox rsi, r14
    mulx r14, r12, qword [rsp + 32]
    adcx r10, r12
    adox r10, rdi
    mulx r12, rdi, qword [rsp + 40]
    adcx r13, rdi
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, rcx
    mulx r14, r12, r9
    xor ecx, ecx
    adcx rsi, r12
    mulx r8, r12, qword [rsp + 48]
    adcx r10, r12
    adox r10, r14
    mulx r14, r12, qword [rsp + 32]
    adcx r13, r12
    adox r13, r8
    mulx r12, r8, qword [rsp + 40]
    adcx r15, r8
    adox r15, r14
    adcx rcx, rcx
    adox rcx, r12
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r8, rdx
    mov rdx, rbp
    mulx r14, r12, r9
    xor ebp, ebp
    adcx r10, r12
    mov qword [rsp + 104], r9
    mulx r9, r12, qword [rsp + 48]
    adcx r13, r12
    adox r13, r14
    mulx r14, r12, qword [rsp + 32]
    adcx r15, r12
    adox r15, r9
    mulx r12, r9, qword [rsp + 40]
    adcx rcx, r9
    adox rcx, r14
    adcx rbp, rbp
    adox rbp, r12
    ; HHH = H * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r9, r11
    shl r9, 32
    mov r12, r11
    shr r12, 32
    mov r14, r11
    sub r14, r9
    sbb r11, r12
    add rax, r9
    adc rsi, r12
    adc r10, r14
    adc r11, 0
    ; HHH = H * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, rax
    shl r9, 32
    mov r12, rax
    shr r12, 32
    mov r14, rax
    sub r14, r9
    sbb rax, r12
    add rsi, r9
    adc r10, r12
    adc r11, r14
    adc rax, 0
    ; HHH = H * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, rsi
    shl r9, 32
    mov r12, rsi
    shr r12, 32
    mov r14, rsi
    sub r14, r9
    sbb rsi, r12
    add r10, r9
    adc r11, r12
    adc rax, r14
    adc rsi, 0
    ; HHH = H * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r9, r10
    shl r9, 32
    mov r12, r10
    shr r12, 32
    mov r14, r10
    sub r14, r9
    sbb r10, r12
    add r11, r9
    adc rax, r12
    adc rsi, r14
    adc r10, 0
    ; HHH = H * HH: the high half less p, which is negative, modulo W^n
    mov r9, r13
    sub r9, -1
    mov r12, r15
    mov r14d, 0xffffffff
    sbb r12, r14
    mov r14, rcx
    sbb r14, 0
    mov qword [rsp + 112], r8
    mov r8, rbp
    mov qword [rsp + 120], rdi
    mov rdi, 0xffffffff00000001
    sbb r8, rdi
    ; HHH = H * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r13, r11
    adc r15, rax
    adc rcx, rsi
    adc rbp, r10
    add r11, r9
    adc rax, r12
    adc rsi, r14
    adc r10, r8
    cmovc r13, r11
    cmovc r15, rax
    cmovc rcx, rsi
    cmovc rbp, r10
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, rbx
    mov r8, qword [rsp + 8]
    mulx r10, r9, qword [r8 + 8]
    mulx rsi, r11, qword [r8]
    add r9, rsi
    mulx r12, rsi, qword [r8 + 16]
    adc rsi, r10
    mulx rbx, r10, qword [r8 + 24]
    adc r10, r12
    adc rbx, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 120]
    mulx r14, r12, qword [r8]
    mov qword [rsp + 128], rbp
    xor ebp, ebp
    adcx r9, r12
    mov qword [rsp + 136], rcx
    mulx rcx, r12, qword [r8 + 8]
    adcx rsi, r12
    adox rsi, r14
    mulx r14, r12, qword [r8 + 16]
    adcx r10, r12
    adox r10, rcx
    mulx r12, rcx, qword [r8 + 24]
    adcx rbx, rcx
    adox rbx, r14
    adcx rbp, rbp
    adox rbp, r12
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 112]
    mulx r12, rcx, qword [r8]
    xor r14d, r14d
    adcx rsi, rcx
    mov qword [rsp + 120], r15
    mulx r15, rcx, qword [r8 + 8]
    adcx r10, rcx
    adox r10, r12
    mulx r12, rcx, qword [r8 + 16]
    adcx rbx, rcx
    adox rbx, r15
    mulx r15, rcx, qword [r8 + 24]
    adcx rbp, rcx
    adox rbp, r12
    adcx r14, r14
    adox r14, r15
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, rax
    mulx r12, rcx, qword [r8]
    xor r15d, r15d
    adcx r10, rcx
    mulx rax, rcx, qword [r8 + 8]
    adcx rbx, rcx
    adox rbx, r12
    mulx r12, rcx, qword [r8 + 16]
    adcx rbp, rcx
    adox rbp, rax
    mulx rcx, rax, qword [r8 + 24]
    adcx r14, rax
    adox r14, r12
    adcx r15, r15
    adox r15, rcx
    ; V = X1 * HH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r11
    shl rax, 32
    mov rcx, r11
    shr rcx, 32
    mov r12, r11
    sub r12, rax
    sbb r11, rcx
    add r9, rax
    adc rsi, rcx
    adc r10, r12
    adc r11, 0
    ; V = X1 * HH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r9
    shl rax, 32
    mov rcx, r9
    shr rcx, 32
    mov r12, r9
    sub r12, rax
    sbb r9, rcx
    add rsi, rax
    adc r10, rcx
    adc r11, r12
    adc r9, 0
    ; V = X1 * HH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, rsi
    shl rax, 32
    mov rcx, rsi
    shr rcx, 32
    mov r12, rsi
    sub r12, rax
    sbb rsi, rcx
    add r10, rax
    adc r11, rcx
    adc r9, r12
    adc rsi, 0
    ; V = X1 * HH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rcx, r10
    shr rcx, 32
    mov r12, r10
    sub r12, rax
    sbb r10, rcx
    add r11, rax
    adc r9, rcx
    adc rsi, r12
    adc r10, 0
    ; V = X1 * HH: the high half less p, which is negative, modulo W^n
    mov rax, rbx
    sub rax, -1
    mov rcx, rbp
    mov r12d, 0xffffffff
    sbb rcx, r12
    mov r12, r14
    sbb r12, 0
    mov r8, r15
    sbb r8, rdi
    ; V = X1 * HH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbx, r11
    adc rbp, r9
    adc r14, rsi
    adc r15, r10
    add r11, rax
    adc r9, rcx
    adc rsi, r12
    adc r10, r8
    cmovc rbx, r11
    cmovc rbp, r9
    cmovc r14, rsi
    cmovc r15, r10
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx rcx, rax, qword [rsp + 64]
    mulx r9, r8, qword [rsp + 24]
    xor r10d, r10d
    adcx rax, r9
    mulx r11, r9, qword [rsp + 16]
    adcx r9, rcx
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 24]
    mulx rsi, rcx, qword [rsp + 64]
    adox r9, rcx
    adcx r11, r10
    mulx r12, rcx, qword [rsp + 16]
    adox r11, rcx
    adox r10, r10
    add r11, rsi
    adc r10, r12
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 64]
    mulx rsi, rcx, qword [rsp + 16]
    add r10, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rsi
    ; rr = r^2: square: double the cross products
    xor esi, esi
    adcx r8, r8
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 112], r13
    mulx r13, r12, rdx
    adox r8, r13
    adcx rax, rax
    mov rdx, qword [rsp + 24]
    mulx rdi, r13, rdx
    adox rax, r13
    adcx r9, r9
    adox r9, rdi
    adcx r11, r11
    mov rdx, qword [rsp + 64]
    mulx r13, rdi, rdx
    adox r11, rdi
    adcx r10, r10
    adox r10, r13
    adcx rcx, rcx
    mov rdx, qword [rsp + 16]
    mulx r13, rdi, rdx
    adox rcx, rdi
    adcx rsi, rsi
    adox rsi, r13
    ; rr = r^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rdi, r12
    shl rdi, 32
    mov r13, r12
    shr r13, 32
    mov qword [rsp + 144], r15
    mov r15, r12
    sub r15, rdi
    sbb r12, r13
    add r8, rdi
    adc rax, r13
    adc r9, r15
    adc r12, 0
    ; rr = r^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rdi, r8
    shl rdi, 32
    mov r13, r8
    shr r13, 32
    mov r15, r8
    sub r15, rdi
    sbb r8, r13
    add rax, rdi
    adc r9, r13
    adc r12, r15
    adc r8, 0
    ; rr = r^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rdi, rax
    shl rdi, 32
    mov r13, rax
    shr r13, 32
    mov r15, rax
    sub r15, rdi
    sbb rax, r13
    add r9, rdi
    adc r12, r13
    adc r8, r15
    adc rax, 0
    ; rr = r^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rdi, r9
    shl rdi, 32
    mov r13, r9
    shr r13, 32
    mov r15, r9
    sub r15, rdi
    sbb r9, r13
    add r12, rdi
    adc r8, r13
    adc rax, r15
    adc r9, 0
    ; rr = r^2: the high half less p, which is negative, modulo W^n
    mov rdi, r11
    sub rdi, -1
    mov r13, r10
    mov r15d, 0xffffffff
    sbb r13, r15
    mov r15, rcx
    sbb r15, 0
    mov qword [rsp + 152], r14
    mov r14, rsi
    mov qword [rsp + 160], rbp
    mov rbp, 0xffffffff00000001
    sbb r14, rbp
    ; rr = r^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r12
    adc r10, r8
    adc rcx, rax
    adc rsi, r9
    add r12, rdi
    adc r8, r13
    adc rax, r15
    adc r9, r14
    cmovc r11, r12
    cmovc r10, r8
    cmovc rcx, rax
    cmovc rsi, r9
    ; V2 = 2*V: 2*a, below 2*p
    mov rax, rbx
    add rax, rax
    mov r8, qword [rsp + 160]
    adc r8, r8
    mov r9, qword [rsp + 152]
    adc r9, r9
    mov rdi, qword [rsp + 144]
    adc rdi, rdi
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r12d, 0
    adc r12, r12
    mov r13, rax
    sub r13, -1
    mov r14, r8
    mov r15d, 0xffffffff
    sbb r14, r15
    mov qword [rsp + 168], rbx
    mov rbx, r9
    sbb rbx, 0
    mov r15, rdi
    sbb r15, rbp
    sbb r12, 0
    cmovc r13, rax
    cmovc r14, r8
    cmovc rbx, r9
    cmovc r15, rdi
    ; t3 = rr - HHH: a - b
    sub r11, qword [rsp + 112]
    sbb r10, qword [rsp + 120]
    sbb rcx, qword [rsp + 136]
    sbb rsi, qword [rsp + 128]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    mov r9d, 0xffffffff
    and r8, r9
    mov rdi, rax
    and rdi, rbp
    add r11, rax
    adc r10, r8
    adc rcx, 0
    adc rsi, rdi
    ; X3 = t3 - V2: a - b
    sub r11, r13
    sbb r10, r14
    sbb rcx, rbx
    sbb rsi, r15
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r8, rax
    and r8, r9
    mov rdi, rax
    and rdi, rbp
    add r11, rax
    adc r10, r8
    adc rcx, 0
    adc rsi, rdi
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 168]
    sub rax, r11
    mov r8, qword [rsp + 160]
    sbb r8, r10
    mov rdi, qword [rsp + 152]
    sbb rdi, rcx
    mov rbx, qword [rsp + 144]
    sbb rbx, rsi
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, r9
    mov r14, r12
    and r14, rbp
    add rax, r12
    adc r8, r13
    adc rdi, 0
    adc rbx, r14
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx r13, r12, qword [rsp + 24]
    mulx r15, r14, qword [rsp + 56]
    add r12, r15
    mulx rax, r15, qword [rsp + 64]
    adc r15, r13
    mov qword [rsp + 144], rcx
    mulx rcx, r13, qword [rsp + 16]
    adc r13, rax
    adc rcx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mov qword [rsp + 152], r10
    mulx r10, rax, qword [rsp + 56]
    xor r8d, r8d
    adcx r12, rax
    mov qword [rsp + 160], r11
    mulx r11, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rsp + 64]
    adcx r13, rax
    adox r13, r11
    mulx r11, rax, qword [rsp + 16]
    adcx rcx, rax
    adox rcx, r10
    adcx r8, r8
    adox r8, r11
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r10, rax, qword [rsp + 56]
    xor r11d, r11d
    adcx r15, rax
    mulx rdi, rax, qword [rsp + 24]
    adcx r13, rax
    adox r13, r10
    mulx r10, rax, qword [rsp + 64]
    adcx rcx, rax
    adox rcx, rdi
    mulx rdi, rax, qword [rsp + 16]
    adcx r8, rax
    adox r8, r10
    adcx r11, r11
    adox r11, rdi
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, rbx
    mulx r10, rax, qword [rsp + 56]
    xor edi, edi
    adcx r13, rax
    mulx rbx, rax, qword [rsp + 24]
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, qword [rsp + 64]
    adcx r8, rax
    adox r8, rbx
    mulx rbx, rax, qword [rsp + 16]
    adcx r11, rax
    adox r11, r10
    adcx rdi, rdi
    adox rdi, rbx
    ; t5 = r * t4: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov rax, r14
    shl rax, 32
    mov r10, r14
    shr r10, 32
    mov rbx, r14
    sub rbx, rax
    sbb r14, r10
    add r12, rax
    adc r15, r10
    adc r13, rbx
    adc r14, 0
    ; t5 = r * t4: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r10, r12
    shr r10, 32
    mov rbx, r12
    sub rbx, rax
    sbb r12, r10
    add r15, rax
    adc r13, r10
    adc r14, rbx
    adc r12, 0
    ; t5 = r * t4: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov rax, r15
    shl rax, 32
    mov r10, r15
    shr r10, 32
    mov rbx, r15
    sub rbx, rax
    sbb r15, r10
    add r13, rax
    adc r14, r10
    adc r12, rbx
    adc r15, 0
    ; t5 = r * t4: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov rax, r13
    shl rax, 32
    mov r10, r13
    shr r10, 32
    mov rbx, r13
    sub rbx, rax
    sbb r13, r10
    add r14, rax
    adc r12, r10
    adc r15, rbx
    adc r13, 0
    ; t5 = r * t4: the high half less p, which is negative, modulo W^n
    mov rax, rcx
    sub rax, -1
    mov r10, r8
    sbb r10, r9
    mov rbx, r11
    sbb rbx, 0
    mov r9, rdi
    sbb r9, rbp
    ; t5 = r * t4: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rcx, r14
    adc r8, r12
    adc r11, r15
    adc rdi, r13
    add r14, rax
    adc r12, r10
    adc r15, rbx
    adc r13, r9
    cmovc rcx, r14
    cmovc r8, r12
    cmovc r11, r15
    cmovc rdi, r13
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 112]
    mov rax, qword [rsp + 8]
    mulx r10, r9, qword [rax + 40]
    mulx r12, rbx, qword [rax + 32]
    add r9, r12
    mulx r13, r12, qword [rax + 48]
    adc r12, r10
    mulx r14, r10, qword [rax + 56]
    adc r10, r13
    adc r14, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 120]
    mulx r15, r13, qword [rax + 32]
    xor ebp, ebp
    adcx r9, r13
    mov qword [rsp + 112], rdi
    mulx rdi, r13, qword [rax + 40]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rax + 48]
    adcx r10, r13
    adox r10, rdi
    mulx r13, rdi, qword [rax + 56]
    adcx r14, rdi
    adox r14, r15
    adcx rbp, rbp
    adox rbp, r13
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 136]
    mulx r13, rdi, qword [rax + 32]
    xor r15d, r15d
    adcx r12, rdi
    mov qword [rsp + 120], r11
    mulx r11, rdi, qword [rax + 40]
    adcx r10, rdi
    adox r10, r13
    mulx r13, rdi, qword [rax + 48]
    adcx r14, rdi
    adox r14, r11
    mulx rdi, r11, qword [rax + 56]
    adcx rbp, r11
    adox rbp, r13
    adcx r15, r15
    adox r15, rdi
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 128]
    mulx rdi, r11, qword [rax + 32]
    xor r13d, r13d
    adcx r10, r11
    mov qword [rsp + 136], r8
    mulx r8, r11, qword [rax + 40]
    adcx r14, r11
    adox r14, rdi
    mulx rdi, r11, qword [rax + 48]
    adcx rbp, r11
    adox rbp, r8
    mulx r11, r8, qword [rax + 56]
    mov rax, qword [rsp]
    mov qword [rsp + 8], rcx
    mov rcx, qword [rsp + 160]
    mov qword [rax], rcx
    mov qword [rsp + 128], rbp
    mov rbp, qword [rsp + 152]
    mov qword [rax + 8], rbp
    mov qword [rsp + 168], r14
    mov r14, qword [rsp + 144]
    mov qword [rax + 16], r14
    mov qword [rax + 24], rsi
    mov qword [rsp + 176], r10
    mov r10, qword [rsp + 72]
    mov qword [rax + 64], r10
    mov qword [rsp + 184], r12
    mov r12, qword [rsp + 96]
    mov qword [rax + 72], r12
    mov qword [rsp + 192], r9
    mov r9, qword [rsp + 88]
    mov qword [rax + 80], r9
    mov qword [rsp + 200], rbx
    mov rbx, qword [rsp + 80]
    mov qword [rax + 88], rbx
    adcx r15, r8
    adox r15, rdi
    adcx r13, r13
    adox r13, r11
    ; t6 = Y1 * HHH: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    mov r8, qword [rsp + 200]
    shl r8, 32
    mov r11, qword [rsp + 200]
    shr r11, 32
    mov rdi, qword [rsp + 200]
    sub rdi, r8
    mov rcx, qword [rsp + 200]
    sbb rcx, r11
    add r8, qword [rsp + 192]
    adc r11, qword [rsp + 184]
    adc rdi, qword [rsp + 176]
    adc rcx, 0
    ; t6 = Y1 * HHH: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    mov r9, r8
    shl r9, 32
    mov r10, r8
    shr r10, 32
    mov rbx, r8
    sub rbx, r9
    sbb r8, r10
    add r11, r9
    adc rdi, r10
    adc rcx, rbx
    adc r8, 0
    ; t6 = Y1 * HHH: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    mov r9, r11
    shl r9, 32
    mov r10, r11
    shr r10, 32
    mov rbx, r11
    sub rbx, r9
    sbb r11, r10
    add rdi, r9
    adc rcx, r10
    adc r8, rbx
    adc r11, 0
    ; t6 = Y1 * HHH: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    mov r9, rdi
    shl r9, 32
    mov r10, rdi
    shr r10, 32
    mov rbx, rdi
    sub rbx, r9
    sbb rdi, r10
    add rcx, r9
    adc r8, r10
    adc r11, rbx
    adc rdi, 0
    ; t6 = Y1 * HHH: the high half less p, which is negative, modulo W^n
    mov r9, qword [rsp + 168]
    sub r9, -1
    mov r10, qword [rsp + 128]
    mov ebx, 0xffffffff
    sbb r10, rbx
    mov rbp, r15
    sbb rbp, 0
    mov r12, r13
    mov r14, 0xffffffff00000001
    sbb r12, r14
    ; t6 = Y1 * HHH: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    mov rsi, rcx
    add rsi, qword [rsp + 168]
    mov r14, r8
    adc r14, qword [rsp + 128]
    adc r15, r11
    adc r13, rdi
    add rcx, r9
    adc r8, r10
    adc r11, rbp
    adc rdi, r12
    cmovc rsi, rcx
    cmovc r14, r8
    cmovc r15, r11
    cmovc r13, rdi
    ; Y3 = t5 - t6: a - b
    mov rcx, qword [rsp + 8]
    sub rcx, rsi
    mov r8, qword [rsp + 136]
    sbb r8, r14
    mov r9, qword [rsp + 120]
    sbb r9, r15
    mov r10, qword [rsp + 112]
    sbb r10, r13
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r11, r11
    and rbx, r11
    mov rsi, r11
    mov rdi, 0xffffffff00000001
    and rsi, rdi
    add rcx, r11
    mov qword [rax + 32], rcx
    adc r8, rbx
    mov qword [rax + 40], r8
    adc r9, 0
    mov qword [rax + 48], r9
    adc r10, rsi
    mov qword [rax + 56], r10
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 104]
    or r11, qword [rsp + 48]
    or r11, qword [rsp + 32]
    or r11, qword [rsp + 40]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 56]
    or rsi, qword [rsp + 24]
    or rsi, qword [rsp + 64]
    or rsi, qword [rsp + 16]
    cmp rsi, 1
    sbb rsi, rsi
    and r11, rsi
    mov rax, r11
    add rsp, 208
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
; In the order that was measured to be the fastest on processors of the microarchitecture zen5.
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
    sub rsp, 160
    mov rax, qword [rsi + 32]
    ; Y2 = 2*Y1: 2*a, below 2*p
    add rax, rax
    mov rcx, qword [rsi + 40]
    adc rcx, rcx
    mov r8, qword [rsi + 48]
    adc r8, r8
    mov r9, qword [rsi + 56]
    adc r9, r9
    mov r10d, 0
    ; Y2 = 2*Y1: subtract the modulus; keep the difference unless it borrows
    adc r10, r10
    mov r11, rax
    sub r11, -1
    mov rbx, rcx
    mov ebp, 0xffffffff
    sbb rbx, rbp
    mov r12, r8
    sbb r12, 0
    mov r13, r9
    mov r14, 0xffffffff00000001
    sbb r13, r14
    sbb r10, 0
    mov rdx, qword [rsi + 64]
    ; delta = Z1^2: square, products of a[0] with the words above it
    mulx r10, r15, qword [rsi + 72]
    cmovc r11, rax
    mov rdx, qword [rsi + 72]
    mov qword [rsp], rdi
    ; delta = Z1^2: square, products of a[1] with the words above it
    mulx rax, rdi, qword [rsi + 80]
    cmovnc r8, r12
    cmovc rbx, rcx
    mov rdx, qword [rsi + 64]
    mulx rcx, r12, qword [rsi + 88]
    cmovnc r9, r13
    test rsp, rsp
    mulx r13, r14, qword [rsi + 80]
    xor ebp, ebp
    adcx r10, r14
    mov qword [rsp + 8], rbx
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mulx r14, rbx, rdx
    adcx r13, r12
    adcx rcx, rbp
    mov rdx, qword [rsi + 80]
    mov qword [rsp + 16], r8
    mulx r12, r8, qword [rsi + 88]
    adox r13, rdi
    mov rdx, qword [rsi + 88]
    mov qword [rsp + 24], r9
    mulx rdi, r9, qword [rsi + 72]
    adox r9, rcx
    adox rbp, rbp
    add rax, r9
    adc rdi, rbp
    add r8, rdi
    mov ecx, 0
    adcx rcx, rcx
    xor r9d, r9d
    xor edi, edi
    add rcx, r12
    xor r9d, r9d
    adcx r15, r15
    adcx r10, r10
    adcx r13, r13
    mov rdx, qword [rsi + 80]
    mulx rdi, rbp, rdx
    adcx rax, rax
    adcx r8, r8
    mov rdx, qword [rsi + 72]
    mov qword [rsp + 32], r11
    mulx r12, r11, rdx
    adox r15, r14
    adox r11, r10
    mov rdx, qword [rsi + 88]
    mulx r10, r14, rdx
    adcx rcx, rcx
    adox r12, r13
    adox rbp, rax
    adcx r9, r9
    adox rdi, r8
    adox rcx, r14
    adox r9, r10
    mov rax, rbx
    ; delta = Z1^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr rax, 32
    mov r8, rbx
    shl r8, 32
    xor r10d, r10d
    mov r13, rbx
    sub r13, r8
    sbb rbx, rax
    test rsp, rsp
    add r15, r8
    adc r11, rax
    adc r12, r13
    adc rbx, 0
    mov eax, 32
    ; delta = Z1^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shlx r8, r15, rax
    mov r13, r15
    shr r13, 32
    mov r14, r15
    sub r14, r8
    sbb r15, r13
    add r11, r8
    adc r13, r12
    adc r14, rbx
    adc r15, 0
    ; delta = Z1^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shlx r8, r11, rax
    mov rbx, r11
    shr rbx, 32
    mov r12, r11
    sub r12, r8
    sbb r11, rbx
    mov qword [rsp + 40], rsi
    xor esi, esi
    adox r13, r8
    ; delta = Z1^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shlx r8, r13, rax
    adox r14, rbx
    adox r15, r12
    adox r11, rsi
    mov r10, r13
    sub r10, r8
    shrx rbx, r13, rax
    sbb r13, rbx
    add r14, r8
    adcx r15, rbx
    adcx r11, r10
    adcx r13, rsi
    mov r8, rbp
    ; delta = Z1^2: the high half less p, which is negative, modulo W^n
    sub r8, -1
    mov r10, rdi
    mov ebx, 0xffffffff
    sbb r10, rbx
    mov r12, rcx
    sbb r12, 0
    mov rbx, r9
    mov rax, 0xffffffff00000001
    sbb rbx, rax
    ; delta = Z1^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rbp, r14
    adcx rdi, r15
    adc rcx, r11
    adc r9, r13
    add r14, r8
    adc r10, r15
    adc r11, r12
    adcx rbx, r13
    cmovc rdi, r10
    cmovc r9, rbx
    mov rdx, qword [rsp + 24]
    ; SS = Y2^2: square, products of a[0] with the words above it
    mulx r8, r10, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx rbx, r12, qword [rsp + 16]
    mulx r13, r15, qword [rsp + 8]
    cmovc rbp, r14
    cmovnc r11, rcx
    xor ecx, ecx
    mov rdx, qword [rsp + 8]
    ; SS = Y2^2: square, products of a[1] with the words above it
    mulx rsi, r14, qword [rsp + 16]
    adcx r12, r13
    adcx r10, rbx
    adcx r8, rcx
    adox r10, r14
    mulx rbx, r13, qword [rsp + 24]
    adox r8, r13
    mov rdx, qword [rsp + 32]
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mulx r13, r14, rdx
    adox rcx, rcx
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 48], r9
    mov qword [rsp + 56], r11
    mulx r9, r11, qword [rsp + 24]
    add r8, rsi
    adc rcx, rbx
    mov rdx, qword [rsp + 8]
    mulx rsi, rbx, rdx
    add rcx, r11
    mov r11d, 0
    adc r11, r11
    lea r9, [r11 + r9]
    xor r11d, r11d
    adcx r15, r15
    adox r15, r13
    adcx r12, r12
    adox rbx, r12
    adcx r10, r10
    adox r10, rsi
    mov rdx, qword [rsp + 16]
    mulx rsi, r12, rdx
    adcx r8, r8
    adcx rcx, rcx
    adcx r9, r9
    adox r8, r12
    mov rdx, qword [rsp + 24]
    mulx r12, r13, rdx
    adox rsi, rcx
    adox r9, r13
    adcx r11, r11
    adox r12, r11
    mov rcx, r14
    ; SS = Y2^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rcx, 32
    xor r11d, r11d
    mov r13, r14
    shr r13, 32
    mov qword [rsp + 64], rdi
    mov rdi, r14
    sub rdi, rcx
    sbb r14, r13
    add rcx, r15
    mov r15d, 32
    mov qword [rsp + 72], rbp
    ; SS = Y2^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shlx rbp, rcx, r15
    adc r13, rbx
    adcx rdi, r10
    adcx r14, r11
    mov r10, rcx
    shr r10, 32
    mov rbx, rcx
    sub rbx, rbp
    sbb rcx, r10
    add rbp, r13
    adc rdi, r10
    adc r14, rbx
    adc rcx, 0
    mov r10, rbp
    ; SS = Y2^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r10, 32
    mov rbx, rbp
    shr rbx, 32
    mov r13, rbp
    sub r13, r10
    sbb rbp, rbx
    add rdi, r10
    adc r14, rbx
    ; SS = Y2^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shlx r10, rdi, r15
    adcx r13, rcx
    shrx rcx, rdi, r15
    adc rbp, 0
    xor ebx, ebx
    mov r11, rdi
    sub r11, r10
    sbb rdi, rcx
    add r10, r14
    adc r13, rcx
    adc rbp, r11
    adc rdi, 0
    mov rcx, r8
    ; SS = Y2^2: the high half less p, which is negative, modulo W^n
    sub rcx, -1
    mov r11, rsi
    mov r14d, 0xffffffff
    sbb r11, r14
    mov r14, r9
    sbb r14, 0
    mov r15, r12
    sbb r15, rax
    ; SS = Y2^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r10
    adcx rsi, r13
    adc r9, rbp
    adc r12, rdi
    add r10, rcx
    adcx r11, r13
    adc rbp, r14
    adcx rdi, r15
    cmovnc r10, r8
    mov rdx, qword [rsp + 32]
    mov rcx, qword [rsp + 40]
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mulx r8, r13, qword [rcx + 64]
    cmovnc r11, rsi
    mov rdx, qword [rcx + 64]
    mulx rsi, r14, qword [rsp + 8]
    mov qword [rsp + 80], r11
    mulx r15, r11, qword [rsp + 24]
    cmovnc rdi, r12
    cmovnc rbp, r9
    mulx r9, r12, qword [rsp + 16]
    add r8, r14
    adcx r12, rsi
    mov rdx, qword [rsp + 32]
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mulx rsi, r14, qword [rcx + 72]
    adc r9, r11
    adc r15, 0
    xor r11d, r11d
    mov rdx, qword [rcx + 72]
    mov qword [rsp + 88], rdi
    mulx rbx, rdi, qword [rsp + 8]
    adcx r14, r8
    adcx rdi, r12
    mulx r8, r12, qword [rsp + 16]
    mov qword [rsp + 96], rbp
    mov qword [rsp + 104], r10
    mulx rbp, r10, qword [rsp + 24]
    adcx r12, r9
    adox rdi, rsi
    mov rdx, qword [rcx + 80]
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mulx r9, rsi, qword [rsp + 8]
    adcx r10, r15
    mulx r15, rax, qword [rsp + 32]
    adox r12, rbx
    mov qword [rsp + 112], r14
    mulx rbx, r14, qword [rsp + 16]
    adcx r11, r11
    adox r8, r10
    adox rbp, r11
    xor r10d, r10d
    adcx rdi, rax
    adcx r12, rsi
    mulx rax, r11, qword [rsp + 24]
    adcx r8, r14
    adox r12, r15
    mov rdx, qword [rsp + 8]
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mulx rsi, r14, qword [rcx + 88]
    adcx rbp, r11
    mov rdx, qword [rcx + 88]
    mulx r11, r15, qword [rsp + 32]
    adox r8, r9
    adox rbp, rbx
    adcx r10, r10
    adox rax, r10
    xor r9d, r9d
    adcx r12, r15
    adcx r8, r14
    mulx r10, rbx, qword [rsp + 24]
    adox r8, r11
    mulx r11, r14, qword [rsp + 16]
    adcx rbp, r14
    adox rbp, rsi
    adcx rax, rbx
    adox rax, r11
    adcx r9, r9
    adox r10, r9
    mov r9, r13
    ; Z3 = Y2 * Z1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl r9, 32
    test rsp, rsp
    mov r11, r13
    shr r11, 32
    mov rsi, r13
    sub rsi, r9
    sbb r13, r11
    add r9, qword [rsp + 112]
    adc r11, rdi
    adc r12, rsi
    adc r13, 0
    mov rsi, r9
    ; Z3 = Y2 * Z1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl rsi, 32
    mov rdi, r9
    shr rdi, 32
    mov rbx, r9
    sub rbx, rsi
    sbb r9, rdi
    add rsi, r11
    adc rdi, r12
    adc r13, rbx
    mov r11d, 0
    adcx r9, r11
    mov rbx, rsi
    ; Z3 = Y2 * Z1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl rbx, 32
    mov r12, rsi
    shr r12, 32
    mov r14, rsi
    sub r14, rbx
    sbb rsi, r12
    add rbx, rdi
    adc r13, r12
    adc r9, r14
    adc rsi, 0
    mov rdi, rbx
    ; Z3 = Y2 * Z1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr rdi, 32
    mov r12d, 32
    shlx r14, rbx, r12
    mov r15, rbx
    sub r15, r14
    sbb rbx, rdi
    add r13, r14
    adc rdi, r9
    adc r15, rsi
    adc rbx, 0
    mov r9, r8
    ; Z3 = Y2 * Z1: the high half less p, which is negative, modulo W^n
    sub r9, -1
    mov rsi, rbp
    mov r14d, 0xffffffff
    sbb rsi, r14
    mov r12, rax
    sbb r12, 0
    mov r14, r10
    mov r11, 0xffffffff00000001
    sbb r14, r11
    ; Z3 = Y2 * Z1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r8, r13
    adcx rbp, rdi
    adcx rax, r15
    adcx r10, rbx
    test rsp, rsp
    adcx r13, r9
    adcx rsi, rdi
    adcx r12, r15
    adcx rbx, r14
    cmovnc rbx, r10
    cmovnc rsi, rbp
    cmovc rax, r12
    cmovc r8, r13
    mov r9, qword [rcx]
    ; t0 = X1 - delta: a - b
    sub r9, qword [rsp + 72]
    mov r10, qword [rcx + 8]
    sbb r10, qword [rsp + 64]
    mov rdi, qword [rcx + 16]
    sbb rdi, qword [rsp + 56]
    mov rbp, qword [rcx + 24]
    sbb rbp, qword [rsp + 48]
    ; t0 = X1 - delta: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    mov r14d, 0xffffffff
    and r13, r14
    mov r15, r12
    and r15, r11
    mov qword [rsp + 112], r8
    xor r8d, r8d
    mov qword [rsp + 16], rbx
    mov rbx, qword [rcx]
    ; t1 = X1 + delta: a + b, below 2*p
    adox rbx, qword [rsp + 72]
    adcx r9, r12
    adcx r13, r10
    adcx rdi, r8
    mov r10, qword [rcx + 8]
    adox r10, qword [rsp + 64]
    mov r12, qword [rcx + 16]
    adox r12, qword [rsp + 56]
    adcx rbp, r15
    mov r15, qword [rsp + 48]
    mov qword [rsp + 56], rax
    mov rax, qword [rcx + 24]
    adox r15, rax
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    adox r8, r8
    mov qword [rsp + 48], rsi
    mov rsi, rbx
    sub rsi, -1
    mov rax, r10
    sbb rax, r14
    mov r14, r12
    sbb r14, 0
    mov rcx, r15
    sbb rcx, r11
    sbb r8, 0
    cmovc rsi, rbx
    cmovnc r12, r14
    cmovnc r15, rcx
    mov rdx, rbp
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mulx rcx, r8, rsi
    cmovnc r10, rax
    xor eax, eax
    mov rdx, r9
    mulx rbx, r14, rsi
    mov rdx, rsi
    mulx rsi, r11, r13
    mov qword [rsp + 64], r14
    mov qword [rsp + 72], r15
    mulx r14, r15, rdi
    add r11, rbx
    mov rdx, r10
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mulx rbx, r10, r9
    adcx rsi, r15
    adcx r8, r14
    mulx r14, r15, r13
    adcx rcx, rax
    xor eax, eax
    adcx r10, r11
    adcx rsi, r15
    mulx r11, r15, rdi
    adox rbx, rsi
    adcx r8, r15
    mulx rsi, r15, rbp
    adox r8, r14
    mov rdx, r13
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mulx r14, r13, r12
    adcx rcx, r15
    adox r11, rcx
    mov rcx, rdx
    mov rdx, r9
    mulx r15, r9, r12
    adcx rax, rax
    adox rax, rsi
    test rsp, rsp
    adcx r9, rbx
    adcx r8, r13
    mov rsi, rdx
    mov rdx, rdi
    mulx rbx, r13, r12
    adox r8, r15
    mov rdx, rbp
    mulx r12, r15, r12
    adcx r11, r13
    adcx rax, r15
    mov rdx, qword [rsp + 72]
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mulx rdi, r13, rdi
    adox r14, r11
    adox rbx, rax
    mulx rax, r11, rsi
    mov esi, 0
    adcx rsi, rsi
    adox r12, rsi
    xor esi, esi
    adcx r8, r11
    mulx rcx, r11, rcx
    adcx r11, r14
    adcx rbx, r13
    mulx rbp, r13, rbp
    adox r11, rax
    adcx r13, r12
    adcx rsi, rsi
    adox rbx, rcx
    adox rdi, r13
    adox rbp, rsi
    mov rax, qword [rsp + 64]
    ; t2 = t0 * t1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr rax, 32
    mov rcx, qword [rsp + 64]
    shl rcx, 32
    mov rsi, qword [rsp + 64]
    sub rsi, rcx
    mov r12, qword [rsp + 64]
    sbb r12, rax
    add r10, rcx
    adc rax, r9
    adc r8, rsi
    adc r12, 0
    mov rcx, r10
    ; t2 = t0 * t1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr rcx, 32
    mov r9, r10
    shl r9, 32
    mov rsi, r10
    sub rsi, r9
    sbb r10, rcx
    add r9, rax
    adc rcx, r8
    adc r12, rsi
    adc r10, 0
    mov eax, 32
    ; t2 = t0 * t1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shrx r8, r9, rax
    mov rsi, r9
    shl rsi, 32
    mov r13, r9
    sub r13, rsi
    sbb r9, r8
    add rsi, rcx
    adc r12, r8
    adc r13, r10
    adc r9, 0
    mov rcx, rsi
    ; t2 = t0 * t1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shl rcx, 32
    mov r8, rsi
    shr r8, 32
    mov r10, rsi
    sub r10, rcx
    sbb rsi, r8
    add r12, rcx
    adcx r13, r8
    adc r10, r9
    adc rsi, 0
    mov rcx, r11
    ; t2 = t0 * t1: the high half less p, which is negative, modulo W^n
    sub rcx, -1
    mov r8, rbx
    mov r9d, 0xffffffff
    sbb r8, r9
    mov r14, rdi
    sbb r14, 0
    mov r15, rbp
    mov rax, 0xffffffff00000001
    sbb r15, rax
    ; t2 = t0 * t1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, r12
    adc rbx, r13
    adc rdi, r10
    adc rbp, rsi
    add r12, rcx
    adc r13, r8
    adc r10, r14
    adc r15, rsi
    cmovc r11, r12
    cmovnc r13, rbx
    cmovnc r15, rbp
    cmovnc r10, rdi
    xor ecx, ecx
    mov r8, r11
    ; M.double0 = 2*t2: 2*a, below 2*p
    add r8, r8
    mov rsi, r13
    adc rsi, rsi
    mov rdi, r10
    adc rdi, rdi
    mov rbx, r15
    adc rbx, rbx
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    adc rcx, rcx
    mov rbp, r8
    sub rbp, -1
    mov r12, rsi
    sbb r12, r9
    mov r14, rdi
    sbb r14, 0
    mov r9, rbx
    sbb r9, rax
    sbb rcx, 0
    cmovnc rbx, r9
    cmovc r12, rsi
    cmovc r14, rdi
    cmovnc r8, rbp
    ; M = M.double0 + t2: a + b, below 2*p
    add r8, r11
    adc r12, r13
    adc r10, r14
    adc rbx, r15
    mov ecx, 0
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    adc rcx, rcx
    mov r9, r8
    sub r9, -1
    mov r11, r12
    mov esi, 0xffffffff
    sbb r11, rsi
    mov rdi, qword [rsp + 40]
    mov rdx, qword [rdi]
    ; U = SS * X1: product, row 0: a * b[0]
    mulx rbp, r13, qword [rsp + 104]
    mov r14, r10
    sbb r14, 0
    mov r15, rbx
    sbb r15, rax
    mulx rax, rsi, qword [rsp + 96]
    mov qword [rsp + 64], r13
    mov qword [rsp + 72], rax
    mulx r13, rax, qword [rsp + 80]
    sbb rcx, 0
    cmovnc r12, r11
    mov rdx, qword [rdi + 24]
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mulx rcx, r11, qword [rsp + 104]
    cmovnc r10, r14
    cmovnc r8, r9
    cmovc r15, rbx
    add rax, rbp
    mov rdx, qword [rsp + 88]
    mulx r9, rbx, qword [rdi]
    adc r13, rsi
    mov rdx, qword [rsp + 104]
    mulx rsi, rbp, qword [rdi + 8]
    adc rbx, qword [rsp + 72]
    mov rdx, qword [rdi + 8]
    mov qword [rsp + 72], r15
    mulx r14, r15, qword [rsp + 80]
    adc r9, 0
    mov qword [rsp + 24], r10
    xor r10d, r10d
    adcx rbp, rax
    mov qword [rsp + 32], r8
    mulx rax, r8, qword [rsp + 88]
    adcx r13, r15
    mov qword [rsp + 8], r12
    mulx r15, r12, qword [rsp + 96]
    adcx r12, rbx
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 120], rbp
    mulx rbx, rbp, qword [rdi + 16]
    adox r13, rsi
    adox r14, r12
    adcx r9, r8
    adcx r10, r10
    mov rdx, qword [rsp + 80]
    mulx r8, rsi, qword [rdi + 16]
    adox r15, r9
    adox rax, r10
    xor r9d, r9d
    mov rdx, qword [rdi + 16]
    mulx r10, r12, qword [rsp + 104]
    adcx r12, r13
    adcx r14, rsi
    adcx r15, rbp
    adox r10, r14
    mulx rsi, rbp, qword [rsp + 88]
    adcx rbp, rax
    adcx r9, r9
    adox r15, r8
    adox rbx, rbp
    adox r9, rsi
    xor eax, eax
    mov rdx, qword [rsp + 80]
    mov r8, qword [rdi + 24]
    mulx rsi, rbp, r8
    mov rdx, qword [rsp + 96]
    mulx r13, r14, r8
    adcx r10, r11
    adcx r15, rbp
    adox rcx, r15
    mov rdx, r8
    mulx r11, rbp, qword [rsp + 88]
    adcx rbx, r14
    adcx r9, rbp
    adox rsi, rbx
    adcx rax, rax
    adox r9, r13
    adox r11, rax
    mov rax, qword [rsp + 64]
    ; U = SS * X1: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr rax, 32
    mov r8, qword [rsp + 64]
    shl r8, 32
    mov rdi, qword [rsp + 64]
    sub rdi, r8
    mov rbx, qword [rsp + 64]
    sbb rbx, rax
    add r8, qword [rsp + 120]
    adcx rax, r12
    adc rdi, r10
    adc rbx, 0
    mov r10, r8
    ; U = SS * X1: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr r10, 32
    mov rbp, r8
    shl rbp, 32
    mov r12, r8
    sub r12, rbp
    sbb r8, r10
    add rbp, rax
    adcx rdi, r10
    adcx r12, rbx
    mov eax, 0
    adcx r8, rax
    mov r10, rbp
    ; U = SS * X1: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r10, 32
    mov rbx, rbp
    shr rbx, 32
    mov r13, rbp
    sub r13, r10
    sbb rbp, rbx
    add r10, rdi
    adc r12, rbx
    adcx r13, r8
    adc rbp, 0
    mov r8, r10
    ; U = SS * X1: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr r8, 32
    mov rdi, r10
    shl rdi, 32
    mov rbx, r10
    sub rbx, rdi
    sbb r10, r8
    add rdi, r12
    adcx r13, r8
    adc rbp, rbx
    adc r10, 0
    mov r8, rcx
    ; U = SS * X1: the high half less p, which is negative, modulo W^n
    sub r8, -1
    mov rbx, rsi
    mov r12d, 0xffffffff
    sbb rbx, r12
    mov r14, r9
    sbb r14, 0
    mov r15, r11
    mov r12, 0xffffffff00000001
    sbb r15, r12
    ; U = SS * X1: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add rcx, rdi
    adcx rsi, r13
    adcx r9, rbp
    adcx r11, r10
    add rdi, r8
    adc rbx, r13
    adc r14, rbp
    adc r10, r15
    mov rdx, qword [rsp + 104]
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mulx r8, rbp, qword [rsp + 80]
    cmovnc r14, r9
    mulx r9, r13, qword [rsp + 96]
    cmovnc rbx, rsi
    cmovc rcx, rdi
    cmovc r11, r10
    test rsp, rsp
    mov rdx, qword [rsp + 80]
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mulx r10, rsi, qword [rsp + 96]
    adcx r13, r8
    mov rdx, qword [rsp + 104]
    mulx r8, rdi, qword [rsp + 88]
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 120], r11
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mulx r15, r11, qword [rsp + 96]
    adcx r9, rdi
    adcx r8, rax
    add r9, rsi
    mulx rsi, rdi, qword [rsp + 80]
    adc rdi, r8
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 104], r14
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mulx r8, r14, rdx
    adcx rax, rax
    test rsp, rsp
    add rdi, r10
    adcx rax, rsi
    add r11, rax
    mov eax, 0
    adc rax, rax
    add r15, rax
    xor eax, eax
    adcx rbp, rbp
    adcx r13, r13
    adox rbp, r8
    mov rdx, qword [rsp + 80]
    mulx r8, r10, rdx
    adcx r9, r9
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 96], rbx
    mulx rsi, rbx, rdx
    adox r10, r13
    adcx rdi, rdi
    adcx r11, r11
    adcx r15, r15
    adox r8, r9
    adox rbx, rdi
    adox rsi, r11
    mov rdx, qword [rsp + 88]
    mulx r9, r11, rdx
    adcx rax, rax
    adox r11, r15
    adox rax, r9
    mov r9, r14
    ; SSSS = SS^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shr r9, 32
    mov rdi, r14
    shl rdi, 32
    mov r13, r14
    sub r13, rdi
    sbb r14, r9
    xor r15d, r15d
    add rbp, rdi
    adc r9, r10
    adc r13, r8
    adc r14, 0
    mov r8, rbp
    ; SSSS = SS^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r10, rbp
    shr r10, 32
    mov rdi, rbp
    sub rdi, r8
    sbb rbp, r10
    add r9, r8
    adc r10, r13
    adc r14, rdi
    adc rbp, 0
    mov r8, r9
    ; SSSS = SS^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r8, 32
    mov rdi, r9
    shr rdi, 32
    mov r13, r9
    sub r13, r8
    sbb r9, rdi
    add r8, r10
    adc rdi, r14
    adcx rbp, r13
    adc r9, 0
    mov r10, r8
    ; SSSS = SS^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr r10, 32
    mov r13, r8
    shl r13, 32
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 88], rcx
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mulx r14, rcx, rdx
    mov qword [rsp + 80], r14
    mov r14, r8
    sub r14, r13
    sbb r8, r10
    add rdi, r13
    adc rbp, r10
    adc r14, r9
    adc r8, 0
    mov r9, rbx
    sub r9, -1
    mov r10, rsi
    mov r13d, 0xffffffff
    sbb r10, r13
    mov qword [rsp + 64], rcx
    mov rcx, r11
    sbb rcx, 0
    mov rdx, qword [rsp + 32]
    mulx r13, r15, rdx
    mov qword [rsp + 40], r13
    mov r13, rax
    sbb r13, r12
    add rbx, rdi
    adc rsi, rbp
    adc r11, r14
    adc rax, r8
    add r9, rdi
    adcx r10, rbp
    adcx rcx, r14
    adcx r13, r8
    cmovnc r13, rax
    mulx rax, r8, qword [rsp + 24]
    mulx rdi, rbp, qword [rsp + 8]
    cmovc rbx, r9
    cmovc r11, rcx
    cmovc rsi, r10
    mov rcx, rbx
    and rcx, 1
    neg rcx
    mov r9, rcx
    and r9, r12
    mov r10, rcx
    mov r14d, 0xffffffff
    and r10, r14
    xor r12d, r12d
    adcx rbx, rcx
    adcx rsi, r10
    adox r8, rdi
    mulx rcx, r10, qword [rsp + 72]
    adcx r11, r12
    adox rax, r10
    mov rdx, qword [rsp + 8]
    mulx r10, rdi, qword [rsp + 24]
    adox rcx, r12
    adcx r13, r9
    mov qword [rsp + 128], r11
    mulx r9, r11, qword [rsp + 72]
    adc r12, r12
    add rdi, rax
    adcx r11, rcx
    mov eax, 0
    adc rax, rax
    add r11, r10
    mov rdx, qword [rsp + 24]
    mulx rcx, r10, rdx
    adc r9, rax
    mov qword [rsp + 136], rsi
    mulx rax, rsi, qword [rsp + 72]
    add r9, rsi
    mov esi, 0
    adc rsi, rsi
    mov qword [rsp + 144], rbx
    mov rbx, r15
    ; MM = M^2: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shl rbx, 32
    mov qword [rsp + 152], r12
    xor r12d, r12d
    adcx rbp, rbp
    adox rbp, qword [rsp + 40]
    adcx r8, r8
    adcx rdi, rdi
    adcx r11, r11
    adcx r9, r9
    lea rax, [rsi + rax]
    adcx rax, rax
    adox r8, qword [rsp + 64]
    adox rdi, qword [rsp + 80]
    mov rdx, qword [rsp + 72]
    mov qword [rsp + 80], r13
    mulx rsi, r13, rdx
    adox r11, r10
    adcx r12, r12
    adox rcx, r9
    adox rax, r13
    adox r12, rsi
    mov r9, r15
    shr r9, 32
    mov r10, r15
    sub r10, rbx
    sbb r15, r9
    add rbx, rbp
    adc r9, r8
    adcx rdi, r10
    adc r15, 0
    mov r8d, 32
    ; MM = M^2: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shlx r10, rbx, r8
    mov rsi, rbx
    shr rsi, 32
    mov rbp, rbx
    sub rbp, r10
    sbb rbx, rsi
    add r10, r9
    adc rsi, rdi
    adc r15, rbp
    adc rbx, 0
    ; MM = M^2: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shlx r9, r10, r8
    mov rdi, r10
    shr rdi, 32
    mov rbp, r10
    sub rbp, r9
    sbb r10, rdi
    add rsi, r9
    adc rdi, r15
    adc rbx, rbp
    adc r10, 0
    ; MM = M^2: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shlx r9, rsi, r8
    mov rbp, rsi
    shr rbp, 32
    mov r13, rsi
    sub r13, r9
    sbb rsi, rbp
    add rdi, r9
    adc rbp, rbx
    adc r13, r10
    adc rsi, 0
    mov r9, r11
    ; MM = M^2: the high half less p, which is negative, modulo W^n
    sub r9, -1
    mov r10, rcx
    sbb r10, r14
    mov rbx, rax
    sbb rbx, 0
    mov r15, r12
    mov r8, 0xffffffff00000001
    sbb r15, r8
    ; MM = M^2: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r11, rdi
    adc rcx, rbp
    adc rax, r13
    adc r12, rsi
    add r9, rdi
    adcx rbp, r10
    adcx rbx, r13
    adcx rsi, r15
    cmovc r11, r9
    cmovc rax, rbx
    cmovnc rbp, rcx
    cmovc r12, rsi
    mov rcx, qword [rsp + 88]
    ; U2 = 2*U: 2*a, below 2*p
    add rcx, rcx
    mov r9, qword [rsp + 96]
    adc r9, r9
    mov r10, qword [rsp + 104]
    adc r10, r10
    mov rsi, qword [rsp + 120]
    adc rsi, rsi
    mov edi, 0
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    adc rdi, rdi
    mov rbx, rcx
    sub rbx, -1
    mov r13, r9
    sbb r13, r14
    mov r15, r10
    sbb r15, 0
    mov r14, rsi
    sbb r14, r8
    sbb rdi, 0
    cmovc r13, r9
    cmovc rbx, rcx
    cmovnc rsi, r14
    cmovnc r10, r15
    ; X3 = MM - U2: a - b
    sub r11, rbx
    sbb rbp, r13
    sbb rax, r10
    sbb r12, rsi
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rcx, rcx
    mov r9, rcx
    and r9, r8
    mov r10, rcx
    mov esi, 0xffffffff
    and r10, rsi
    add rcx, r11
    adcx r10, rbp
    mov r11d, 0
    adcx rax, r11
    adc r9, r12
    mov rdi, qword [rsp + 88]
    ; t3 = U - X3: a - b
    sub rdi, rcx
    mov rbx, qword [rsp + 96]
    sbb rbx, r10
    mov rbp, qword [rsp + 104]
    sbb rbp, rax
    mov r12, qword [rsp + 120]
    sbb r12, r9
    ; t3 = U - X3: add the modulus where it borrowed
    sbb r13, r13
    and rsi, r13
    mov r14, r13
    and r14, r8
    add r13, rdi
    adc rbx, rsi
    mov rdx, r13
    ; t4 = M * t3: product, row 0: a * b[0]
    mulx rsi, rdi, qword [rsp + 32]
    adc rbp, 0
    mulx r15, r13, qword [rsp + 8]
    mov qword [rsp + 120], r9
    mulx r8, r9, qword [rsp + 72]
    adc r14, r12
    add rsi, r13
    mulx r12, r13, qword [rsp + 24]
    adc r13, r15
    mov r15, qword [rsp]
    mov qword [rsp + 104], r10
    mov r10, qword [rsp + 48]
    mov qword [r15 + 72], r10
    adc r12, r9
    mov rdx, rbx
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mulx r9, r10, qword [rsp + 8]
    adc r8, 0
    mov qword [rsp + 48], rax
    mulx rbx, rax, qword [rsp + 32]
    test rsp, rsp
    mov qword [rsp + 96], rcx
    xor ecx, ecx
    adcx rax, rsi
    adcx r13, r10
    mulx r10, r11, qword [rsp + 24]
    mov qword [rsp + 88], rax
    mulx rsi, rax, qword [rsp + 72]
    adcx r12, r11
    mov rdx, qword [rsp + 32]
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mulx r11, r15, rbp
    mov rdx, rbp
    mov qword [rsp + 64], rdi
    mulx rbp, rdi, qword [rsp + 72]
    adcx r8, rax
    adox r13, rbx
    adox r12, r9
    adcx rcx, rcx
    mulx rax, r9, qword [rsp + 24]
    adox r10, r8
    mulx r8, rbx, qword [rsp + 8]
    adox rsi, rcx
    xor ecx, ecx
    test rsp, rsp
    adcx r13, r15
    adcx r12, rbx
    adcx r9, r10
    mov rdx, r14
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mulx r10, rbx, qword [rsp + 32]
    adox r11, r12
    mulx r12, r15, qword [rsp + 8]
    adox r8, r9
    mulx r9, r14, qword [rsp + 24]
    adcx rsi, rdi
    adox rax, rsi
    mulx rsi, rdi, qword [rsp + 72]
    adcx rcx, rcx
    adox rbp, rcx
    test rsp, rsp
    adcx r11, rbx
    adcx r8, r15
    adcx r14, rax
    mov eax, 32
    ; t4 = M * t3: reduction, step 0: make word 0 zero by a multiple m of p, and drop it
    shlx rcx, qword [rsp + 64], rax
    adox r10, r8
    adcx rdi, rbp
    mov eax, 0
    adcx rax, rax
    adox r14, r12
    adox r9, rdi
    adox rsi, rax
    mov rax, qword [rsp + 64]
    shr rax, 32
    mov r8, qword [rsp + 64]
    sub r8, rcx
    mov rdi, qword [rsp + 64]
    sbb rdi, rax
    add rcx, qword [rsp + 88]
    adc r13, rax
    adcx r8, r11
    adc rdi, 0
    mov rax, rcx
    ; t4 = M * t3: reduction, step 1: make word 1 zero by a multiple m of p, and drop it
    shr rax, 32
    mov r11, rcx
    shl r11, 32
    mov rbx, rcx
    sub rbx, r11
    sbb rcx, rax
    xor ebp, ebp
    adcx r13, r11
    adcx rax, r8
    adcx rdi, rbx
    adcx rcx, rbp
    mov r8, r13
    ; t4 = M * t3: reduction, step 2: make word 2 zero by a multiple m of p, and drop it
    shl r8, 32
    mov r11, r13
    shr r11, 32
    mov rbx, r13
    sub rbx, r8
    sbb r13, r11
    add r8, rax
    adc r11, rdi
    adc rbx, rcx
    adc r13, 0
    mov rax, r8
    ; t4 = M * t3: reduction, step 3: make word 3 zero by a multiple m of p, and drop it
    shr rax, 32
    xor ecx, ecx
    mov rdi, qword [rsp + 80]
    mov rbp, qword [rsp + 152]
    shrd rdi, rbp, 1
    mov rbp, r8
    shl rbp, 32
    mov r12, r8
    sub r12, rbp
    sbb r8, rax
    mov r15, qword [rsp]
    mov rdx, qword [rsp + 56]
    mov qword [r15 + 80], rdx
    add rbp, r11
    adc rax, rbx
    adc r12, r13
    adc r8, 0
    mov r11, qword [rsp + 96]
    mov qword [r15], r11
    mov r11, r10
    ; t4 = M * t3: the high half less p, which is negative, modulo W^n
    sub r11, -1
    mov rbx, r14
    mov r13d, 0xffffffff
    sbb rbx, r13
    mov rdx, r9
    sbb rdx, 0
    mov r13, rsi
    mov rcx, 0xffffffff00000001
    sbb r13, rcx
    mov rcx, qword [rsp + 144]
    mov qword [rsp + 96], rdi
    mov rdi, qword [rsp + 136]
    shrd rcx, rdi, 1
    ; t4 = M * t3: add it to the low half; and add the high half itself, which is kept unless the other sum carries
    add r10, rbp
    adc r14, rax
    adcx r9, r12
    adc rsi, r8
    add r11, rbp
    adc rbx, rax
    adc r12, rdx
    adcx r8, r13
    cmovc r9, r12
    cmovc r10, r11
    cmovnc rbx, r14
    cmovc rsi, r8
    mov rax, qword [rsp + 128]
    mov r8, qword [rsp + 80]
    shrd rax, r8, 1
    mov r8, qword [rsp + 128]
    shrd rdi, r8, 1
    ; Y3 = t4 - Y8: a - b
    sub r10, rcx
    sbb rbx, rdi
    sbb r9, rax
    sbb rsi, qword [rsp + 96]
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    mov r8, 0xffffffff00000001
    and rcx, r8
    mov r8, qword [rsp + 48]
    mov qword [r15 + 16], r8
    mov r8, rax
    mov r11d, 0xffffffff
    and r8, r11
    add r10, rax
    mov qword [r15 + 32], r10
    adc rbx, r8
    mov qword [r15 + 40], rbx
    mov rax, qword [rsp + 104]
    mov qword [r15 + 8], rax
    adc r9, 0
    mov rax, qword [rsp + 120]
    mov qword [r15 + 24], rax
    adc rcx, rsi
    mov rax, qword [rsp + 16]
    mov qword [r15 + 88], rax
    mov qword [r15 + 48], r9
    mov qword [r15 + 56], rcx
    mov rax, qword [rsp + 112]
    mov qword [r15 + 64], rax
    add rsp, 160
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
    dd 92, 28, p256_point_add_incomplete_fused - $ - 8, p256_point_add_incomplete_fused.end - p256_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x01
    db 0x04
    dd p256_point_add_incomplete_fused.end - p256_point_add_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p256_point_add_affine_incomplete_fused - $ - 8, p256_point_add_affine_incomplete_fused.end - p256_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x88, 0x02
    db 0x04
    dd p256_point_add_affine_incomplete_fused.end - p256_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p256_point_dbl_fused - $ - 8, p256_point_dbl_fused.end - p256_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd8, 0x01
    db 0x04
    dd p256_point_dbl_fused.end - p256_point_dbl_fused - 32
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
    dd p256_point_add_incomplete_fused + 0 wrt ..imagebase, p256_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p256_point_add_affine_incomplete_fused + 0 wrt ..imagebase, p256_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p256_point_dbl_fused + 0 wrt ..imagebase, p256_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x15, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_point_add_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x1a, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x14, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_point_dbl_fused + 0
%endif
