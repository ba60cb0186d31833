; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p224
; From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p224_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a
;     function calls not reduced are only congruent to what the field's functions give.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P224_EXPORT
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
%ifdef P224_EXPORT
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
; uint64_t p224_point_add_incomplete_fused(p224_limb r[12], const p224_limb p[12], const p224_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p224_point_add_incomplete_fused
align 32
p224_point_add_incomplete_fused:
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
    mov rdx, qword [rsi + 88]
    mulx rbp, r8, qword [rsi + 80]
    add r11, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rbp, rdx
    imul rbp, rbp
    xor r12d, r12d
    adcx r9, r9
    mov rdx, qword [rsi + 64]
    mulx r14, r13, rdx
    adox r9, r14
    adcx rcx, rcx
    mov rdx, qword [rsi + 72]
    mulx r15, r14, rdx
    adox rcx, r14
    adcx r10, r10
    adox r10, r15
    adcx rbx, rbx
    mov rdx, qword [rsi + 80]
    mulx r15, r14, rdx
    adox rbx, r14
    adcx r11, r11
    adox r11, r15
    adcx r8, r8
    adox r8, rbp
    ; Z1Z1 = Z1^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r10, r11
    adc rbx, r8
    adc r12, r12
    mov rbp, r11
    shl rbp, 32
    shrd r11, r8, 32
    shr r8, 32
    sub r9, rbp
    sbb rcx, r11
    sbb r10, r8
    sbb rbx, 0
    sbb r12, 0
    ; Z1Z1 = Z1^2: last fold, at 2^224; the sum is below 2*p
    mov r8, r10
    shrd r8, rbx, 32
    mov r11, r10
    mov rbp, 0xffffffff00000000
    and r11, rbp
    mov r14, rbx
    shrd r14, r12, 32
    neg r8
    sbb r11, r14
    sbb rbx, 0
    sbb r12, 0
    mov r14d, 0xffffffff
    and r10, r14
    add r13, r8
    adc r9, r11
    adc rcx, rbx
    adc r10, r12
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov r8, r13
    sub r8, 1
    mov r11, r9
    sbb r11, rbp
    mov rbx, rcx
    sbb rbx, -1
    mov r12, r10
    sbb r12, r14
    cmovc r8, r13
    cmovc r11, r9
    cmovc rbx, rcx
    cmovc r12, r10
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 64]
    mulx r9, rcx, qword [rax + 80]
    mulx r13, r10, qword [rax + 72]
    xor r15d, r15d
    adcx rcx, r13
    mov qword [rsp], rdi
    mulx rdi, r13, qword [rax + 88]
    adcx r13, r9
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 72]
    mov qword [rsp + 8], r12
    mulx r12, r9, qword [rax + 80]
    adox r13, r9
    adcx rdi, r15
    mov qword [rsp + 16], rbx
    mulx rbx, r9, qword [rax + 88]
    adox rdi, r9
    adox r15, r15
    add rdi, r12
    adc r15, rbx
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rax + 88]
    mulx rbx, r9, qword [rax + 80]
    add r15, r9
    mov r9d, 0
    adc r9, r9
    add r9, rbx
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rbx, rdx
    imul rbx, rbx
    xor r12d, r12d
    adcx r10, r10
    mov rdx, qword [rax + 64]
    mov qword [rsp + 24], r11
    mov qword [rsp + 32], r8
    mulx r8, r11, rdx
    adox r10, r8
    adcx rcx, rcx
    mov rdx, qword [rax + 72]
    mulx r14, r8, rdx
    adox rcx, r8
    adcx r13, r13
    adox r13, r14
    adcx rdi, rdi
    mov rdx, qword [rax + 80]
    mulx r14, r8, rdx
    adox rdi, r8
    adcx r15, r15
    adox r15, r14
    adcx r9, r9
    adox r9, rbx
    ; Z2Z2 = Z2^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r13, r15
    adc rdi, r9
    adc r12, r12
    mov r8, r15
    shl r8, 32
    shrd r15, r9, 32
    shr r9, 32
    sub r10, r8
    sbb rcx, r15
    sbb r13, r9
    sbb rdi, 0
    sbb r12, 0
    ; Z2Z2 = Z2^2: last fold, at 2^224; the sum is below 2*p
    mov r8, r13
    shrd r8, rdi, 32
    mov r9, r13
    and r9, rbp
    mov rbx, rdi
    shrd rbx, r12, 32
    neg r8
    sbb r9, rbx
    sbb rdi, 0
    sbb r12, 0
    mov ebx, 0xffffffff
    and r13, rbx
    add r11, r8
    adc r10, r9
    adc rcx, rdi
    adc r13, r12
    ; Z2Z2 = Z2^2: subtract the modulus; keep the difference unless it borrows
    mov r8, r11
    sub r8, 1
    mov r9, r10
    sbb r9, rbp
    mov rdi, rcx
    sbb rdi, -1
    mov r12, r13
    sbb r12, rbx
    cmovc r8, r11
    cmovc r9, r10
    cmovc rdi, rcx
    cmovc r12, r13
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r8
    mulx r10, rcx, qword [rsi + 8]
    mulx r13, r11, qword [rsi]
    add rcx, r13
    mulx r14, r13, qword [rsi + 16]
    adc r13, r10
    mulx r15, r10, qword [rsi + 24]
    adc r10, r14
    adc r15, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 40], r8
    mulx r8, r14, qword [rsi]
    xor r9d, r9d
    adcx rcx, r14
    mulx rbx, r14, qword [rsi + 8]
    adcx r13, r14
    adox r13, r8
    mulx r14, r8, qword [rsi + 16]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rsi + 24]
    adcx r15, r8
    adox r15, r14
    adcx r9, r9
    adox r9, rbx
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, rdi
    mulx r14, rbx, qword [rsi]
    xor edi, edi
    adcx r13, rbx
    mov qword [rsp + 48], r8
    mulx r8, rbx, qword [rsi + 8]
    adcx r10, rbx
    adox r10, r14
    mulx r14, rbx, qword [rsi + 16]
    adcx r15, rbx
    adox r15, r8
    mulx rbx, r8, qword [rsi + 24]
    adcx r9, r8
    adox r9, r14
    adcx rdi, rdi
    adox rdi, rbx
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov r8, qword [rsi + 24]
    imul r8, r12
    mov rbx, rdx
    mov rdx, r12
    mov qword [rsp + 56], rbx
    mulx rbx, r14, qword [rsi]
    xor r12d, r12d
    adcx r10, r14
    mulx rbp, r14, qword [rsi + 8]
    adcx r15, r14
    adox r15, rbx
    mulx r14, rbx, qword [rsi + 16]
    adcx r9, rbx
    adox r9, rbp
    adcx rdi, r8
    adox rdi, r14
    ; U1 = X1 * Z2Z2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r10, r9
    adc r15, rdi
    adc r12, r12
    mov r8, r9
    shl r8, 32
    shrd r9, rdi, 32
    shr rdi, 32
    sub rcx, r8
    sbb r13, r9
    sbb r10, rdi
    sbb r15, 0
    sbb r12, 0
    ; U1 = X1 * Z2Z2: last fold, at 2^224; the sum is below 2*p
    mov r8, r10
    shrd r8, r15, 32
    mov r9, r10
    mov rdi, 0xffffffff00000000
    and r9, rdi
    mov rbx, r15
    shrd rbx, r12, 32
    neg r8
    sbb r9, rbx
    sbb r15, 0
    sbb r12, 0
    mov ebx, 0xffffffff
    and r10, rbx
    add r11, r8
    adc rcx, r9
    adc r13, r15
    adc r10, r12
    ; U1 = X1 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    mov r8, r11
    sub r8, 1
    mov r9, rcx
    sbb r9, rdi
    mov rbp, r13
    sbb rbp, -1
    mov r12, r10
    sbb r12, rbx
    cmovc r8, r11
    cmovc r9, rcx
    cmovc rbp, r13
    cmovc r12, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 32]
    mulx r11, r10, qword [rax + 8]
    mulx r14, r13, qword [rax]
    add r10, r14
    mulx r15, r14, qword [rax + 16]
    adc r14, r11
    mov qword [rsp + 64], r12
    mulx r12, r11, qword [rax + 24]
    adc r11, r15
    adc r12, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 72], rbp
    mulx rbp, r15, qword [rax]
    mov qword [rsp + 80], r9
    xor r9d, r9d
    adcx r10, r15
    mov qword [rsp + 88], r8
    mulx r8, r15, qword [rax + 8]
    adcx r14, r15
    adox r14, rbp
    mulx r15, rbp, qword [rax + 16]
    adcx r11, rbp
    adox r11, r8
    mulx rbp, r8, qword [rax + 24]
    adcx r12, r8
    adox r12, r15
    adcx r9, r9
    adox r9, rbp
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx rbp, r8, qword [rax]
    xor r15d, r15d
    adcx r14, r8
    mov qword [rsp + 96], rcx
    mulx rcx, r8, qword [rax + 8]
    adcx r11, r8
    adox r11, rbp
    mulx rbp, r8, qword [rax + 16]
    adcx r12, r8
    adox r12, rcx
    mulx r8, rcx, qword [rax + 24]
    adcx r9, rcx
    adox r9, rbp
    adcx r15, r15
    adox r15, r8
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rax + 24]
    imul rcx, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx rbp, r8, qword [rax]
    mov qword [rsp + 104], rsi
    xor esi, esi
    adcx r11, r8
    mulx rbx, r8, qword [rax + 8]
    adcx r12, r8
    adox r12, rbp
    mulx rbp, r8, qword [rax + 16]
    adcx r9, r8
    adox r9, rbx
    adcx r15, rcx
    adox r15, rbp
    ; U2 = X2 * Z1Z1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r11, r9
    adc r12, r15
    adc rsi, rsi
    mov rcx, r9
    shl rcx, 32
    shrd r9, r15, 32
    shr r15, 32
    sub r10, rcx
    sbb r14, r9
    sbb r11, r15
    sbb r12, 0
    sbb rsi, 0
    ; U2 = X2 * Z1Z1: last fold, at 2^224; the sum is below 2*p
    mov rcx, r11
    shrd rcx, r12, 32
    mov r8, r11
    and r8, rdi
    mov r9, r12
    shrd r9, rsi, 32
    neg rcx
    sbb r8, r9
    sbb r12, 0
    sbb rsi, 0
    mov r9d, 0xffffffff
    and r11, r9
    add r13, rcx
    adc r10, r8
    adc r14, r12
    adc r11, rsi
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov rcx, r13
    sub rcx, 1
    mov r8, r10
    sbb r8, rdi
    mov rsi, r14
    sbb rsi, -1
    mov rbx, r11
    sbb rbx, r9
    cmovc rcx, r13
    cmovc r8, r10
    cmovc rsi, r14
    cmovc rbx, r11
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 40]
    mulx r11, r10, qword [rax + 72]
    mulx r12, rbp, qword [rax + 64]
    add r10, r12
    mulx r13, r12, qword [rax + 80]
    adc r12, r11
    mulx r14, r11, qword [rax + 88]
    adc r11, r13
    adc r14, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 48]
    mulx r15, r13, qword [rax + 64]
    mov qword [rsp + 40], rbx
    xor ebx, ebx
    adcx r10, r13
    mov qword [rsp + 112], rsi
    mulx rsi, r13, qword [rax + 72]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rax + 80]
    adcx r11, r13
    adox r11, rsi
    mulx r13, rsi, qword [rax + 88]
    adcx r14, rsi
    adox r14, r15
    adcx rbx, rbx
    adox rbx, r13
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 56]
    mulx r13, rsi, qword [rax + 64]
    xor r15d, r15d
    adcx r12, rsi
    mov qword [rsp + 48], r8
    mulx r8, rsi, qword [rax + 72]
    adcx r11, rsi
    adox r11, r13
    mulx r13, rsi, qword [rax + 80]
    adcx r14, rsi
    adox r14, r8
    mulx rsi, r8, qword [rax + 88]
    adcx rbx, r8
    adox rbx, r13
    adcx r15, r15
    adox r15, rsi
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov r8, qword [rax + 88]
    imul r8, qword [rsp + 96]
    mov rdx, qword [rsp + 96]
    mulx r13, rsi, qword [rax + 64]
    mov qword [rsp + 56], rcx
    xor ecx, ecx
    adcx r11, rsi
    mulx r9, rsi, qword [rax + 72]
    adcx r14, rsi
    adox r14, r13
    mulx r13, rsi, qword [rax + 80]
    adcx rbx, rsi
    adox rbx, r9
    adcx r15, r8
    adox r15, r13
    ; t0 = Z2 * Z2Z2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r11, rbx
    adc r14, r15
    adc rcx, rcx
    mov r8, rbx
    shl r8, 32
    shrd rbx, r15, 32
    shr r15, 32
    sub r10, r8
    sbb r12, rbx
    sbb r11, r15
    sbb r14, 0
    sbb rcx, 0
    ; t0 = Z2 * Z2Z2: last fold, at 2^224; the sum is below 2*p
    mov r8, r11
    shrd r8, r14, 32
    mov r9, r11
    and r9, rdi
    mov rsi, r14
    shrd rsi, rcx, 32
    neg r8
    sbb r9, rsi
    sbb r14, 0
    sbb rcx, 0
    mov esi, 0xffffffff
    and r11, rsi
    add rbp, r8
    adc r10, r9
    adc r12, r14
    adc r11, rcx
    ; t0 = Z2 * Z2Z2: subtract the modulus; keep the difference unless it borrows
    mov rcx, rbp
    sub rcx, 1
    mov r8, r10
    sbb r8, rdi
    mov r9, r12
    sbb r9, -1
    mov rbx, r11
    sbb rbx, rsi
    cmovc rcx, rbp
    cmovc r8, r10
    cmovc r9, r12
    cmovc rbx, r11
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rcx
    mov r10, qword [rsp + 104]
    mulx rbp, r11, qword [r10 + 40]
    mulx r13, r12, qword [r10 + 32]
    add r11, r13
    mulx r14, r13, qword [r10 + 48]
    adc r13, rbp
    mulx rbp, rcx, qword [r10 + 56]
    adc rcx, r14
    adc rbp, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r14, qword [r10 + 32]
    xor r8d, r8d
    adcx r11, r14
    mulx rsi, r14, qword [r10 + 40]
    adcx r13, r14
    adox r13, r15
    mulx r15, r14, qword [r10 + 48]
    adcx rcx, r14
    adox rcx, rsi
    mulx r14, rsi, qword [r10 + 56]
    adcx rbp, rsi
    adox rbp, r15
    adcx r8, r8
    adox r8, r14
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r14, rsi, qword [r10 + 32]
    xor r15d, r15d
    adcx r13, rsi
    mulx r9, rsi, qword [r10 + 40]
    adcx rcx, rsi
    adox rcx, r14
    mulx r14, rsi, qword [r10 + 48]
    adcx rbp, rsi
    adox rbp, r9
    mulx rsi, r9, qword [r10 + 56]
    adcx r8, r9
    adox r8, r14
    adcx r15, r15
    adox r15, rsi
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov r9, qword [r10 + 56]
    imul r9, rbx
    mov rdx, rbx
    mulx r14, rsi, qword [r10 + 32]
    xor ebx, ebx
    adcx rcx, rsi
    mov qword [rsp + 96], rax
    mulx rax, rsi, qword [r10 + 40]
    adcx rbp, rsi
    adox rbp, r14
    mulx r14, rsi, qword [r10 + 48]
    adcx r8, rsi
    adox r8, rax
    adcx r15, r9
    adox r15, r14
    ; S1 = Y1 * t0: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rcx, r8
    adc rbp, r15
    adc rbx, rbx
    mov rax, r8
    shl rax, 32
    shrd r8, r15, 32
    shr r15, 32
    sub r11, rax
    sbb r13, r8
    sbb rcx, r15
    sbb rbp, 0
    sbb rbx, 0
    ; S1 = Y1 * t0: last fold, at 2^224; the sum is below 2*p
    mov rax, rcx
    shrd rax, rbp, 32
    mov r8, rcx
    and r8, rdi
    mov r9, rbp
    shrd r9, rbx, 32
    neg rax
    sbb r8, r9
    sbb rbp, 0
    sbb rbx, 0
    mov r9d, 0xffffffff
    and rcx, r9
    add r12, rax
    adc r11, r8
    adc r13, rbp
    adc rcx, rbx
    ; S1 = Y1 * t0: subtract the modulus; keep the difference unless it borrows
    mov rax, r12
    sub rax, 1
    mov r8, r11
    sbb r8, rdi
    mov rsi, r13
    sbb rsi, -1
    mov rbx, rcx
    sbb rbx, r9
    cmovc rax, r12
    cmovc r8, r11
    cmovc rsi, r13
    cmovc rbx, rcx
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r11, rcx, qword [r10 + 72]
    mulx r12, rbp, qword [r10 + 64]
    add rcx, r12
    mulx r13, r12, qword [r10 + 80]
    adc r12, r11
    mulx r14, r11, qword [r10 + 88]
    adc r11, r13
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r15, r13, qword [r10 + 64]
    mov qword [rsp + 32], rbx
    xor ebx, ebx
    adcx rcx, r13
    mov qword [rsp + 120], rsi
    mulx rsi, r13, qword [r10 + 72]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [r10 + 80]
    adcx r11, r13
    adox r11, rsi
    mulx r13, rsi, qword [r10 + 88]
    adcx r14, rsi
    adox r14, r15
    adcx rbx, rbx
    adox rbx, r13
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r13, rsi, qword [r10 + 64]
    xor r15d, r15d
    adcx r12, rsi
    mov qword [rsp + 24], r8
    mulx r8, rsi, qword [r10 + 72]
    adcx r11, rsi
    adox r11, r13
    mulx r13, rsi, qword [r10 + 80]
    adcx r14, rsi
    adox r14, r8
    mulx rsi, r8, qword [r10 + 88]
    adcx rbx, r8
    adox rbx, r13
    adcx r15, r15
    adox r15, rsi
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, qword [r10 + 88]
    imul r8, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx r13, rsi, qword [r10 + 64]
    mov qword [rsp + 16], rax
    xor eax, eax
    adcx r11, rsi
    mulx r9, rsi, qword [r10 + 72]
    adcx r14, rsi
    adox r14, r13
    mulx r13, rsi, qword [r10 + 80]
    adcx rbx, rsi
    adox rbx, r9
    adcx r15, r8
    adox r15, r13
    ; t1 = Z1 * Z1Z1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r11, rbx
    adc r14, r15
    adc rax, rax
    mov r8, rbx
    shl r8, 32
    shrd rbx, r15, 32
    shr r15, 32
    sub rcx, r8
    sbb r12, rbx
    sbb r11, r15
    sbb r14, 0
    sbb rax, 0
    ; t1 = Z1 * Z1Z1: last fold, at 2^224; the sum is below 2*p
    mov r8, r11
    shrd r8, r14, 32
    mov r9, r11
    and r9, rdi
    mov rsi, r14
    shrd rsi, rax, 32
    neg r8
    sbb r9, rsi
    sbb r14, 0
    sbb rax, 0
    mov esi, 0xffffffff
    and r11, rsi
    add rbp, r8
    adc rcx, r9
    adc r12, r14
    adc r11, rax
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov rax, rbp
    sub rax, 1
    mov r8, rcx
    sbb r8, rdi
    mov r9, r12
    sbb r9, -1
    mov rbx, r11
    sbb rbx, rsi
    cmovc rax, rbp
    cmovc r8, rcx
    cmovc r9, r12
    cmovc rbx, r11
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rax
    mov rcx, qword [rsp + 96]
    mulx rbp, r11, qword [rcx + 40]
    mulx r13, r12, qword [rcx + 32]
    add r11, r13
    mulx r14, r13, qword [rcx + 48]
    adc r13, rbp
    mulx rbp, rax, qword [rcx + 56]
    adc rax, r14
    adc rbp, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r14, qword [rcx + 32]
    xor r8d, r8d
    adcx r11, r14
    mulx rsi, r14, qword [rcx + 40]
    adcx r13, r14
    adox r13, r15
    mulx r15, r14, qword [rcx + 48]
    adcx rax, r14
    adox rax, rsi
    mulx r14, rsi, qword [rcx + 56]
    adcx rbp, rsi
    adox rbp, r15
    adcx r8, r8
    adox r8, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r14, rsi, qword [rcx + 32]
    xor r15d, r15d
    adcx r13, rsi
    mulx r9, rsi, qword [rcx + 40]
    adcx rax, rsi
    adox rax, r14
    mulx r14, rsi, qword [rcx + 48]
    adcx rbp, rsi
    adox rbp, r9
    mulx rsi, r9, qword [rcx + 56]
    adcx r8, r9
    adox r8, r14
    adcx r15, r15
    adox r15, rsi
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov r9, qword [rcx + 56]
    imul r9, rbx
    mov rdx, rbx
    mulx r14, rsi, qword [rcx + 32]
    xor ebx, ebx
    adcx rax, rsi
    mulx rdi, rsi, qword [rcx + 40]
    adcx rbp, rsi
    adox rbp, r14
    mulx r14, rsi, qword [rcx + 48]
    adcx r8, rsi
    adox r8, rdi
    adcx r15, r9
    adox r15, r14
    ; S2 = Y2 * t1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rax, r8
    adc rbp, r15
    adc rbx, rbx
    mov r9, r8
    shl r9, 32
    shrd r8, r15, 32
    shr r15, 32
    sub r11, r9
    sbb r13, r8
    sbb rax, r15
    sbb rbp, 0
    sbb rbx, 0
    ; S2 = Y2 * t1: last fold, at 2^224; the sum is below 2*p
    mov r8, rax
    shrd r8, rbp, 32
    mov r9, rax
    mov rsi, 0xffffffff00000000
    and r9, rsi
    mov rdi, rbp
    shrd rdi, rbx, 32
    neg r8
    sbb r9, rdi
    sbb rbp, 0
    sbb rbx, 0
    mov edi, 0xffffffff
    and rax, rdi
    add r12, r8
    adc r11, r9
    adc r13, rbp
    adc rax, rbx
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    mov r8, r12
    sub r8, 1
    mov r9, r11
    sbb r9, rsi
    mov rbx, r13
    sbb rbx, -1
    mov rbp, rax
    sbb rbp, rdi
    cmovc r8, r12
    cmovc r9, r11
    cmovc rbx, r13
    cmovc rbp, rax
    ; H = U2 - U1: a - b
    mov rax, qword [rsp + 56]
    sub rax, qword [rsp + 88]
    mov r11, qword [rsp + 48]
    sbb r11, qword [rsp + 80]
    mov r12, qword [rsp + 112]
    sbb r12, qword [rsp + 72]
    mov r13, qword [rsp + 40]
    sbb r13, qword [rsp + 64]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb r14, r14
    mov r15, r14
    and r15, 1
    mov qword [rsp + 40], rbp
    mov rbp, r14
    and rbp, rsi
    mov rsi, r14
    and rsi, rdi
    add rax, r15
    adc r11, rbp
    adc r12, r14
    adc r13, rsi
    ; r = S2 - S1: a - b
    sub r8, qword [rsp + 16]
    sbb r9, qword [rsp + 24]
    sbb rbx, qword [rsp + 120]
    mov rsi, qword [rsp + 40]
    sbb rsi, qword [rsp + 32]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb rbp, rbp
    mov r14, rbp
    and r14, 1
    mov r15, rbp
    mov qword [rsp + 40], r13
    mov r13, 0xffffffff00000000
    and r15, r13
    mov qword [rsp + 112], r12
    mov r12, rbp
    and r12, rdi
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [rcx + 64]
    mulx r13, rdi, qword [r10 + 72]
    mov qword [rsp + 48], r11
    mov qword [rsp + 56], rax
    mulx rax, r11, qword [r10 + 64]
    mov qword [rsp + 8], r11
    xor r11d, r11d
    adox rdi, rax
    mov qword [rsp + 128], rdi
    mulx rdi, rax, qword [r10 + 80]
    adox rax, r13
    mov qword [rsp + 136], rax
    mulx rax, r13, qword [r10 + 88]
    adox r13, rdi
    adox rax, r11
    adcx r8, r14
    adcx r9, r15
    adcx rbx, rbp
    adcx rsi, r12
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rcx + 72]
    mulx rbp, rdi, qword [r10 + 64]
    xor r12d, r12d
    adcx rdi, qword [rsp + 128]
    mulx r14, r11, qword [r10 + 72]
    adcx r11, qword [rsp + 136]
    adox r11, rbp
    mulx r15, rbp, qword [r10 + 80]
    adcx r13, rbp
    adox r13, r14
    mulx r14, rbp, qword [r10 + 88]
    adcx rax, rbp
    adox rax, r15
    adcx r12, r12
    adox r12, r14
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rcx + 80]
    mulx r14, rbp, qword [r10 + 64]
    xor r15d, r15d
    adcx r11, rbp
    mov qword [rsp + 136], rsi
    mulx rsi, rbp, qword [r10 + 72]
    adcx r13, rbp
    adox r13, r14
    mulx r14, rbp, qword [r10 + 80]
    adcx rax, rbp
    adox rax, rsi
    mulx rbp, rsi, qword [r10 + 88]
    adcx r12, rsi
    adox r12, r14
    adcx r15, r15
    adox r15, rbp
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov rsi, qword [r10 + 88]
    imul rsi, qword [rcx + 88]
    mov rdx, qword [rcx + 88]
    mulx r14, rbp, qword [r10 + 64]
    mov qword [rsp + 128], r9
    xor r9d, r9d
    adcx r13, rbp
    mov qword [rsp + 144], r8
    mulx r8, rbp, qword [r10 + 72]
    adcx rax, rbp
    adox rax, r14
    mulx r14, rbp, qword [r10 + 80]
    adcx r12, rbp
    adox r12, r8
    adcx r15, rsi
    adox r15, r14
    ; t7 = Z1 * Z2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r13, r12
    adc rax, r15
    adc r9, r9
    mov rcx, r12
    shl rcx, 32
    shrd r12, r15, 32
    shr r15, 32
    sub rdi, rcx
    sbb r11, r12
    sbb r13, r15
    sbb rax, 0
    sbb r9, 0
    ; t7 = Z1 * Z2: last fold, at 2^224; the sum is below 2*p
    mov rcx, r13
    shrd rcx, rax, 32
    mov r8, r13
    mov r10, 0xffffffff00000000
    and r8, r10
    mov rsi, rax
    shrd rsi, r9, 32
    neg rcx
    sbb r8, rsi
    sbb rax, 0
    sbb r9, 0
    mov esi, 0xffffffff
    and r13, rsi
    add rcx, qword [rsp + 8]
    adc rdi, r8
    adc r11, rax
    adc r13, r9
    ; t7 = Z1 * Z2: subtract the modulus; keep the difference unless it borrows
    mov rax, rcx
    sub rax, 1
    mov r8, rdi
    sbb r8, r10
    mov r9, r11
    sbb r9, -1
    mov rbp, r13
    sbb rbp, rsi
    cmovc rax, rcx
    cmovc r8, rdi
    cmovc r9, r11
    cmovc rbp, r13
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 56]
    mulx r11, rcx, r8
    mulx r12, rdi, rax
    add rcx, r12
    mulx r13, r12, r9
    adc r12, r11
    mulx r14, r11, rbp
    adc r11, r13
    adc r14, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 48]
    mulx r15, r13, rax
    mov qword [rsp + 8], rbx
    xor ebx, ebx
    adcx rcx, r13
    mulx rsi, r13, r8
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, r9
    adcx r11, r13
    adox r11, rsi
    mulx r13, rsi, rbp
    adcx r14, rsi
    adox r14, r15
    adcx rbx, rbx
    adox rbx, r13
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 112]
    mulx r13, rsi, rax
    xor r15d, r15d
    adcx r12, rsi
    mulx r10, rsi, r8
    adcx r11, rsi
    adox r11, r13
    mulx r13, rsi, r9
    adcx r14, rsi
    adox r14, r10
    mulx rsi, r10, rbp
    adcx rbx, r10
    adox rbx, r13
    adcx r15, r15
    adox r15, rsi
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    imul rbp, qword [rsp + 40]
    mov rdx, qword [rsp + 40]
    mulx r10, rax, rax
    xor esi, esi
    adcx r11, rax
    mulx r8, rax, r8
    adcx r14, rax
    adox r14, r10
    mulx r9, rax, r9
    adcx rbx, rax
    adox rbx, r8
    adcx r15, rbp
    adox r15, r9
    ; Z3 = t7 * H: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r11, rbx
    adc r14, r15
    adc rsi, rsi
    mov rax, rbx
    shl rax, 32
    shrd rbx, r15, 32
    shr r15, 32
    sub rcx, rax
    sbb r12, rbx
    sbb r11, r15
    sbb r14, 0
    sbb rsi, 0
    ; Z3 = t7 * H: last fold, at 2^224; the sum is below 2*p
    mov rax, r11
    shrd rax, r14, 32
    mov r8, r11
    mov r9, 0xffffffff00000000
    and r8, r9
    mov r10, r14
    shrd r10, rsi, 32
    neg rax
    sbb r8, r10
    sbb r14, 0
    sbb rsi, 0
    mov r10d, 0xffffffff
    and r11, r10
    add rdi, rax
    adc rcx, r8
    adc r12, r14
    adc r11, rsi
    ; Z3 = t7 * H: subtract the modulus; keep the difference unless it borrows
    mov rax, rdi
    sub rax, 1
    mov r8, rcx
    sbb r8, r9
    mov rsi, r12
    sbb rsi, -1
    mov rbx, r11
    sbb rbx, r10
    cmovc rax, rdi
    mov rdi, qword [rsp]
    mov qword [rdi + 64], rax
    cmovc r8, rcx
    mov qword [rdi + 72], r8
    cmovc rsi, r12
    mov qword [rdi + 80], rsi
    cmovc rbx, r11
    mov qword [rdi + 88], rbx
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r11, rcx, qword [rsp + 112]
    mulx r12, rbp, qword [rsp + 48]
    xor r13d, r13d
    adcx rcx, r12
    mulx r14, r12, qword [rsp + 40]
    adcx r12, r11
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r15, r11, qword [rsp + 112]
    adox r12, r11
    adcx r14, r13
    mulx rax, r11, qword [rsp + 40]
    adox r14, r11
    adox r13, r13
    add r14, r15
    adc r13, rax
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r11, rax, qword [rsp + 112]
    add r13, rax
    mov eax, 0
    adc rax, rax
    add rax, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r11, rdx
    imul r11, r11
    xor r15d, r15d
    adcx rbp, rbp
    mov rdx, qword [rsp + 56]
    mulx rsi, r8, rdx
    adox rbp, rsi
    adcx rcx, rcx
    mov rdx, qword [rsp + 48]
    mulx rbx, rsi, rdx
    adox rcx, rsi
    adcx r12, r12
    adox r12, rbx
    adcx r14, r14
    mov rdx, qword [rsp + 112]
    mulx rbx, rsi, rdx
    adox r14, rsi
    adcx r13, r13
    adox r13, rbx
    adcx rax, rax
    adox rax, r11
    ; HH = H^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, r13
    adc r14, rax
    adc r15, r15
    mov r11, r13
    shl r11, 32
    shrd r13, rax, 32
    shr rax, 32
    sub rbp, r11
    sbb rcx, r13
    sbb r12, rax
    sbb r14, 0
    sbb r15, 0
    ; HH = H^2: last fold, at 2^224; the sum is below 2*p
    mov rax, r12
    shrd rax, r14, 32
    mov r11, r12
    and r11, r9
    mov rsi, r14
    shrd rsi, r15, 32
    neg rax
    sbb r11, rsi
    sbb r14, 0
    sbb r15, 0
    and r12, r10
    add r8, rax
    adc rbp, r11
    adc rcx, r14
    adc r12, r15
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    mov rax, r8
    sub rax, 1
    mov r11, rbp
    sbb r11, r9
    mov rsi, rcx
    sbb rsi, -1
    mov rbx, r12
    sbb rbx, r10
    cmovc rax, r8
    cmovc r11, rbp
    cmovc rsi, rcx
    cmovc rbx, r12
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rax
    mulx r8, rcx, qword [rsp + 48]
    mulx r12, rbp, qword [rsp + 56]
    add rcx, r12
    mulx r13, r12, qword [rsp + 112]
    adc r12, r8
    mulx r14, r8, qword [rsp + 40]
    adc r8, r13
    adc r14, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mulx r15, r13, qword [rsp + 56]
    xor r11d, r11d
    adcx rcx, r13
    mulx rdi, r13, qword [rsp + 48]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsp + 112]
    adcx r8, r13
    adox r8, rdi
    mulx r13, rdi, qword [rsp + 40]
    adcx r14, rdi
    adox r14, r15
    adcx r11, r11
    adox r11, r13
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, rsi
    mulx r15, r13, qword [rsp + 56]
    xor esi, esi
    adcx r12, r13
    mov qword [rsp + 96], rdi
    mulx rdi, r13, qword [rsp + 48]
    adcx r8, r13
    adox r8, r15
    mulx r15, r13, qword [rsp + 112]
    adcx r14, r13
    adox r14, rdi
    mulx r13, rdi, qword [rsp + 40]
    adcx r11, rdi
    adox r11, r15
    adcx rsi, rsi
    adox rsi, r13
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdi, qword [rsp + 40]
    imul rdi, rbx
    mov r13, rdx
    mov rdx, rbx
    mov qword [rsp + 104], r13
    mulx r13, r15, qword [rsp + 56]
    xor ebx, ebx
    adcx r8, r15
    mov qword [rsp + 152], rax
    mulx rax, r15, qword [rsp + 48]
    adcx r14, r15
    adox r14, r13
    mulx r15, r13, qword [rsp + 112]
    adcx r11, r13
    adox r11, rax
    adcx rsi, rdi
    adox rsi, r15
    ; HHH = H * HH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r8, r11
    adc r14, rsi
    adc rbx, rbx
    mov rax, r11
    shl rax, 32
    shrd r11, rsi, 32
    shr rsi, 32
    sub rcx, rax
    sbb r12, r11
    sbb r8, rsi
    sbb r14, 0
    sbb rbx, 0
    ; HHH = H * HH: last fold, at 2^224; the sum is below 2*p
    mov rax, r8
    shrd rax, r14, 32
    mov r11, r8
    and r11, r9
    mov rsi, r14
    shrd rsi, rbx, 32
    neg rax
    sbb r11, rsi
    sbb r14, 0
    sbb rbx, 0
    and r8, r10
    add rbp, rax
    adc rcx, r11
    adc r12, r14
    adc r8, rbx
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    mov rax, rbp
    sub rax, 1
    mov r11, rcx
    sbb r11, r9
    mov rsi, r12
    sbb rsi, -1
    mov rdi, r8
    sbb rdi, r10
    cmovc rax, rbp
    cmovc r11, rcx
    cmovc rsi, r12
    cmovc rdi, r8
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 152]
    mulx rbx, r8, qword [rsp + 80]
    mulx r12, rbp, qword [rsp + 88]
    add r8, r12
    mulx r13, r12, qword [rsp + 72]
    adc r12, rbx
    mulx r14, rbx, qword [rsp + 64]
    adc rbx, r13
    adc r14, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mulx r15, r13, qword [rsp + 88]
    mov qword [rsp + 152], rdi
    xor edi, edi
    adcx r8, r13
    mov qword [rsp + 160], rsi
    mulx rsi, r13, qword [rsp + 80]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsp + 72]
    adcx rbx, r13
    adox rbx, rsi
    mulx r13, rsi, qword [rsp + 64]
    adcx r14, rsi
    adox r14, r15
    adcx rdi, rdi
    adox rdi, r13
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx r13, rsi, qword [rsp + 88]
    xor r15d, r15d
    adcx r12, rsi
    mov qword [rsp + 96], r11
    mulx r11, rsi, qword [rsp + 80]
    adcx rbx, rsi
    adox rbx, r13
    mulx r13, rsi, qword [rsp + 72]
    adcx r14, rsi
    adox r14, r11
    mulx rsi, r11, qword [rsp + 64]
    adcx rdi, r11
    adox rdi, r13
    adcx r15, r15
    adox r15, rsi
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov r11, qword [rsp + 64]
    imul r11, rcx
    mov rdx, rcx
    mulx r13, rsi, qword [rsp + 88]
    xor ecx, ecx
    adcx rbx, rsi
    mov qword [rsp + 88], rax
    mulx rax, rsi, qword [rsp + 80]
    adcx r14, rsi
    adox r14, r13
    mulx r13, rsi, qword [rsp + 72]
    adcx rdi, rsi
    adox rdi, rax
    adcx r15, r11
    adox r15, r13
    ; V = U1 * HH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rbx, rdi
    adc r14, r15
    adc rcx, rcx
    mov rax, rdi
    shl rax, 32
    shrd rdi, r15, 32
    shr r15, 32
    sub r8, rax
    sbb r12, rdi
    sbb rbx, r15
    sbb r14, 0
    sbb rcx, 0
    ; V = U1 * HH: last fold, at 2^224; the sum is below 2*p
    mov rax, rbx
    shrd rax, r14, 32
    mov r11, rbx
    and r11, r9
    mov rsi, r14
    shrd rsi, rcx, 32
    neg rax
    sbb r11, rsi
    sbb r14, 0
    sbb rcx, 0
    and rbx, r10
    add rbp, rax
    adc r8, r11
    adc r12, r14
    adc rbx, rcx
    ; V = U1 * HH: subtract the modulus; keep the difference unless it borrows
    mov rax, rbp
    sub rax, 1
    mov rcx, r8
    sbb rcx, r9
    mov r11, r12
    sbb r11, -1
    mov rsi, rbx
    sbb rsi, r10
    cmovc rax, rbp
    cmovc rcx, r8
    cmovc r11, r12
    cmovc rsi, rbx
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 144]
    mulx rdi, r8, qword [rsp + 8]
    mulx rbp, rbx, qword [rsp + 128]
    xor r12d, r12d
    adcx r8, rbp
    mulx r13, rbp, qword [rsp + 136]
    adcx rbp, rdi
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 128]
    mulx r14, rdi, qword [rsp + 8]
    adox rbp, rdi
    adcx r13, r12
    mulx r15, rdi, qword [rsp + 136]
    adox r13, rdi
    adox r12, r12
    add r13, r14
    adc r12, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 136]
    mulx r14, rdi, qword [rsp + 8]
    add r12, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, r14
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    xor r15d, r15d
    adcx rbx, rbx
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 72], rsi
    mulx rsi, r10, rdx
    adox rbx, rsi
    adcx r8, r8
    mov rdx, qword [rsp + 128]
    mov qword [rsp + 80], r11
    mulx r11, rsi, rdx
    adox r8, rsi
    adcx rbp, rbp
    adox rbp, r11
    adcx r13, r13
    mov rdx, qword [rsp + 8]
    mulx rsi, r11, rdx
    adox r13, r11
    adcx r12, r12
    adox r12, rsi
    adcx rdi, rdi
    adox rdi, r14
    ; rr = r^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rbp, r12
    adc r13, rdi
    adc r15, r15
    mov r11, r12
    shl r11, 32
    shrd r12, rdi, 32
    shr rdi, 32
    sub rbx, r11
    sbb r8, r12
    sbb rbp, rdi
    sbb r13, 0
    sbb r15, 0
    ; rr = r^2: last fold, at 2^224; the sum is below 2*p
    mov r11, rbp
    shrd r11, r13, 32
    mov rsi, rbp
    and rsi, r9
    mov rdi, r13
    shrd rdi, r15, 32
    neg r11
    sbb rsi, rdi
    sbb r13, 0
    sbb r15, 0
    mov edi, 0xffffffff
    and rbp, rdi
    add r10, r11
    adc rbx, rsi
    adc r8, r13
    adc rbp, r15
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    mov r11, r10
    sub r11, 1
    mov rsi, rbx
    sbb rsi, r9
    mov r12, r8
    sbb r12, -1
    mov r13, rbp
    sbb r13, rdi
    cmovc r11, r10
    cmovc rsi, rbx
    cmovc r12, r8
    cmovc r13, rbp
    ; V2 = 2*V: 2*a, below 2*p
    mov r8, rax
    add r8, r8
    mov r10, rcx
    adc r10, r10
    mov rbx, qword [rsp + 80]
    adc rbx, rbx
    mov rbp, qword [rsp + 72]
    adc rbp, rbp
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14, r8
    sub r14, 1
    mov r15, r10
    sbb r15, r9
    mov qword [rsp + 64], rcx
    mov rcx, rbx
    sbb rcx, -1
    mov qword [rsp + 104], rax
    mov rax, rbp
    sbb rax, rdi
    cmovc r14, r8
    cmovc r15, r10
    cmovc rcx, rbx
    cmovc rax, rbp
    ; t3 = rr - HHH: a - b
    sub r11, qword [rsp + 88]
    sbb rsi, qword [rsp + 96]
    sbb r12, qword [rsp + 160]
    sbb r13, qword [rsp + 152]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r8, r8
    mov r10, r8
    and r10, 1
    mov rbx, r8
    and rbx, r9
    mov rbp, r8
    and rbp, rdi
    add r11, r10
    adc rsi, rbx
    adc r12, r8
    adc r13, rbp
    ; X3 = t3 - V2: a - b
    sub r11, r14
    sbb rsi, r15
    sbb r12, rcx
    sbb r13, rax
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, 1
    mov r8, rax
    and r8, r9
    mov r10, rax
    and r10, rdi
    add r11, rcx
    mov rcx, qword [rsp]
    mov qword [rcx], r11
    adc rsi, r8
    mov qword [rcx + 8], rsi
    adc r12, rax
    mov qword [rcx + 16], r12
    adc r13, r10
    mov qword [rcx + 24], r13
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 104]
    sub rax, r11
    mov r8, qword [rsp + 64]
    sbb r8, rsi
    mov r10, qword [rsp + 80]
    sbb r10, r12
    mov r11, qword [rsp + 72]
    sbb r11, r13
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rsi, rsi
    mov rbx, rsi
    and rbx, 1
    mov rbp, rsi
    and rbp, r9
    mov r12, rsi
    and r12, rdi
    add rax, rbx
    adc r8, rbp
    adc r10, rsi
    adc r11, r12
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx rbx, rsi, qword [rsp + 128]
    mulx r12, rbp, qword [rsp + 144]
    add rsi, r12
    mulx r13, r12, qword [rsp + 8]
    adc r12, rbx
    mulx rbx, rax, qword [rsp + 136]
    adc rax, r13
    adc rbx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r14, r13, qword [rsp + 144]
    xor r15d, r15d
    adcx rsi, r13
    mulx r8, r13, qword [rsp + 128]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [rsp + 8]
    adcx rax, r13
    adox rax, r8
    mulx r13, r8, qword [rsp + 136]
    adcx rbx, r8
    adox rbx, r14
    adcx r15, r15
    adox r15, r13
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx r13, r8, qword [rsp + 144]
    xor r14d, r14d
    adcx r12, r8
    mulx r10, r8, qword [rsp + 128]
    adcx rax, r8
    adox rax, r13
    mulx r13, r8, qword [rsp + 8]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [rsp + 136]
    adcx r15, r8
    adox r15, r13
    adcx r14, r14
    adox r14, r10
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov r8, qword [rsp + 136]
    imul r8, r11
    mov rdx, r11
    mulx r13, r10, qword [rsp + 144]
    xor r11d, r11d
    adcx rax, r10
    mulx rcx, r10, qword [rsp + 128]
    adcx rbx, r10
    adox rbx, r13
    mulx r13, r10, qword [rsp + 8]
    adcx r15, r10
    adox r15, rcx
    adcx r14, r8
    adox r14, r13
    ; t5 = r * t4: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rax, r15
    adc rbx, r14
    adc r11, r11
    mov rcx, r15
    shl rcx, 32
    shrd r15, r14, 32
    shr r14, 32
    sub rsi, rcx
    sbb r12, r15
    sbb rax, r14
    sbb rbx, 0
    sbb r11, 0
    ; t5 = r * t4: last fold, at 2^224; the sum is below 2*p
    mov rcx, rax
    shrd rcx, rbx, 32
    mov r8, rax
    and r8, r9
    mov r10, rbx
    shrd r10, r11, 32
    neg rcx
    sbb r8, r10
    sbb rbx, 0
    sbb r11, 0
    and rax, rdi
    add rbp, rcx
    adc rsi, r8
    adc r12, rbx
    adc rax, r11
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    mov rcx, rbp
    sub rcx, 1
    mov r8, rsi
    sbb r8, r9
    mov r10, r12
    sbb r10, -1
    mov r11, rax
    sbb r11, rdi
    cmovc rcx, rbp
    cmovc r8, rsi
    cmovc r10, r12
    cmovc r11, rax
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 88]
    mulx rsi, rax, qword [rsp + 24]
    mulx rbp, rbx, qword [rsp + 16]
    add rax, rbp
    mulx r12, rbp, qword [rsp + 120]
    adc rbp, rsi
    mulx r13, rsi, qword [rsp + 32]
    adc rsi, r12
    adc r13, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mulx r14, r12, qword [rsp + 16]
    xor r15d, r15d
    adcx rax, r12
    mulx rdi, r12, qword [rsp + 24]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 120]
    adcx rsi, r12
    adox rsi, rdi
    mulx r12, rdi, qword [rsp + 32]
    adcx r13, rdi
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 160]
    mulx r12, rdi, qword [rsp + 16]
    xor r14d, r14d
    adcx rbp, rdi
    mov qword [rsp + 96], r11
    mulx r11, rdi, qword [rsp + 24]
    adcx rsi, rdi
    adox rsi, r12
    mulx r12, rdi, qword [rsp + 120]
    adcx r13, rdi
    adox r13, r11
    mulx rdi, r11, qword [rsp + 32]
    adcx r15, r11
    adox r15, r12
    adcx r14, r14
    adox r14, rdi
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov r11, qword [rsp + 32]
    imul r11, qword [rsp + 152]
    mov rdx, qword [rsp + 152]
    mulx r12, rdi, qword [rsp + 16]
    mov qword [rsp + 16], r10
    xor r10d, r10d
    adcx rsi, rdi
    mov qword [rsp + 32], r8
    mulx r8, rdi, qword [rsp + 24]
    adcx r13, rdi
    adox r13, r12
    mulx r12, rdi, qword [rsp + 120]
    adcx r15, rdi
    adox r15, r8
    adcx r14, r11
    adox r14, r12
    ; t6 = S1 * HHH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rsi, r15
    adc r13, r14
    adc r10, r10
    mov r8, r15
    shl r8, 32
    shrd r15, r14, 32
    shr r14, 32
    sub rax, r8
    sbb rbp, r15
    sbb rsi, r14
    sbb r13, 0
    sbb r10, 0
    ; t6 = S1 * HHH: last fold, at 2^224; the sum is below 2*p
    mov r8, rsi
    shrd r8, r13, 32
    mov r11, rsi
    and r11, r9
    mov rdi, r13
    shrd rdi, r10, 32
    neg r8
    sbb r11, rdi
    sbb r13, 0
    sbb r10, 0
    mov edi, 0xffffffff
    and rsi, rdi
    add rbx, r8
    adc rax, r11
    adc rbp, r13
    adc rsi, r10
    ; t6 = S1 * HHH: subtract the modulus; keep the difference unless it borrows
    mov r8, rbx
    sub r8, 1
    mov r10, rax
    sbb r10, r9
    mov r11, rbp
    sbb r11, -1
    mov r12, rsi
    sbb r12, rdi
    cmovc r8, rbx
    cmovc r10, rax
    cmovc r11, rbp
    cmovc r12, rsi
    ; Y3 = t5 - t6: a - b
    sub rcx, r8
    mov rax, qword [rsp + 32]
    sbb rax, r10
    mov r8, qword [rsp + 16]
    sbb r8, r11
    mov r10, qword [rsp + 96]
    sbb r10, r12
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r11, r11
    mov rsi, r11
    and rsi, 1
    and r9, r11
    and rdi, r11
    add rcx, rsi
    mov rsi, qword [rsp]
    mov qword [rsi + 32], rcx
    adc rax, r9
    mov qword [rsi + 40], rax
    adc r8, r11
    mov qword [rsi + 48], r8
    adc r10, rdi
    mov qword [rsi + 56], r10
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r9, qword [rsp + 56]
    or r9, qword [rsp + 48]
    or r9, qword [rsp + 112]
    or r9, qword [rsp + 40]
    cmp r9, 1
    sbb r9, r9
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 144]
    or r11, qword [rsp + 128]
    or r11, qword [rsp + 8]
    or r11, qword [rsp + 136]
    cmp r11, 1
    sbb r11, r11
    and r9, r11
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
; uint64_t p224_point_add_affine_incomplete_fused(p224_limb r[12], const p224_limb p[12], const p224_limb q[8])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p224_point_add_affine_incomplete_fused
align 32
p224_point_add_affine_incomplete_fused:
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
    mov rdx, qword [rsi + 88]
    mulx rbp, r8, qword [rsi + 80]
    add r11, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rbp, rdx
    imul rbp, rbp
    xor r12d, r12d
    adcx r9, r9
    mov rdx, qword [rsi + 64]
    mulx r14, r13, rdx
    adox r9, r14
    adcx rcx, rcx
    mov rdx, qword [rsi + 72]
    mulx r15, r14, rdx
    adox rcx, r14
    adcx r10, r10
    adox r10, r15
    adcx rbx, rbx
    mov rdx, qword [rsi + 80]
    mulx r15, r14, rdx
    adox rbx, r14
    adcx r11, r11
    adox r11, r15
    adcx r8, r8
    adox r8, rbp
    ; Z1Z1 = Z1^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r10, r11
    adc rbx, r8
    adc r12, r12
    mov rbp, r11
    shl rbp, 32
    shrd r11, r8, 32
    shr r8, 32
    sub r9, rbp
    sbb rcx, r11
    sbb r10, r8
    sbb rbx, 0
    sbb r12, 0
    ; Z1Z1 = Z1^2: last fold, at 2^224; the sum is below 2*p
    mov r8, r10
    shrd r8, rbx, 32
    mov r11, r10
    mov rbp, 0xffffffff00000000
    and r11, rbp
    mov r14, rbx
    shrd r14, r12, 32
    neg r8
    sbb r11, r14
    sbb rbx, 0
    sbb r12, 0
    mov r14d, 0xffffffff
    and r10, r14
    add r13, r8
    adc r9, r11
    adc rcx, rbx
    adc r10, r12
    ; Z1Z1 = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov r8, r13
    sub r8, 1
    mov r11, r9
    sbb r11, rbp
    mov rbx, rcx
    sbb rbx, -1
    mov r12, r10
    sbb r12, r14
    cmovc r8, r13
    cmovc r11, r9
    cmovc rbx, rcx
    cmovc r12, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r8
    mulx r9, rcx, qword [rax + 8]
    mulx r13, r10, qword [rax]
    add rcx, r13
    mulx r15, r13, qword [rax + 16]
    adc r13, r9
    mulx r8, r9, qword [rax + 24]
    adc r9, r15
    adc r8, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov r15, rdx
    mov rdx, r11
    mov qword [rsp], rdi
    mulx r14, rdi, qword [rax]
    xor r11d, r11d
    adcx rcx, rdi
    mulx rbp, rdi, qword [rax + 8]
    adcx r13, rdi
    adox r13, r14
    mulx r14, rdi, qword [rax + 16]
    adcx r9, rdi
    adox r9, rbp
    mulx rbp, rdi, qword [rax + 24]
    adcx r8, rdi
    adox r8, r14
    adcx r11, r11
    adox r11, rbp
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, rbx
    mulx r14, rbp, qword [rax]
    xor ebx, ebx
    adcx r13, rbp
    mov qword [rsp + 8], rdi
    mulx rdi, rbp, qword [rax + 8]
    adcx r9, rbp
    adox r9, r14
    mulx r14, rbp, qword [rax + 16]
    adcx r8, rbp
    adox r8, rdi
    mulx rbp, rdi, qword [rax + 24]
    adcx r11, rdi
    adox r11, r14
    adcx rbx, rbx
    adox rbx, rbp
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdi, qword [rax + 24]
    imul rdi, r12
    mov rbp, rdx
    mov rdx, r12
    mov qword [rsp + 16], rbp
    mulx rbp, r14, qword [rax]
    xor r12d, r12d
    adcx r9, r14
    mov qword [rsp + 24], r15
    mulx r15, r14, qword [rax + 8]
    adcx r8, r14
    adox r8, rbp
    mulx r14, rbp, qword [rax + 16]
    adcx r11, rbp
    adox r11, r15
    adcx rbx, rdi
    adox rbx, r14
    ; U2 = X2 * Z1Z1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r9, r11
    adc r8, rbx
    adc r12, r12
    mov rdi, r11
    shl rdi, 32
    shrd r11, rbx, 32
    shr rbx, 32
    sub rcx, rdi
    sbb r13, r11
    sbb r9, rbx
    sbb r8, 0
    sbb r12, 0
    ; U2 = X2 * Z1Z1: last fold, at 2^224; the sum is below 2*p
    mov r11, r9
    shrd r11, r8, 32
    mov rdi, r9
    mov rbx, 0xffffffff00000000
    and rdi, rbx
    mov rbp, r8
    shrd rbp, r12, 32
    neg r11
    sbb rdi, rbp
    sbb r8, 0
    sbb r12, 0
    mov ebp, 0xffffffff
    and r9, rbp
    add r10, r11
    adc rcx, rdi
    adc r13, r8
    adc r9, r12
    ; U2 = X2 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov r8, r10
    sub r8, 1
    mov r11, rcx
    sbb r11, rbx
    mov rdi, r13
    sbb rdi, -1
    mov r12, r9
    sbb r12, rbp
    cmovc r8, r10
    cmovc r11, rcx
    cmovc rdi, r13
    cmovc r12, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 24]
    mulx r10, r9, qword [rsi + 72]
    mulx r14, r13, qword [rsi + 64]
    add r9, r14
    mulx r15, r14, qword [rsi + 80]
    adc r14, r10
    mov qword [rsp + 32], r12
    mulx r12, r10, qword [rsi + 88]
    adc r10, r15
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 24], rdi
    mulx rdi, r15, qword [rsi + 64]
    mov qword [rsp + 40], r11
    xor r11d, r11d
    adcx r9, r15
    mov qword [rsp + 48], r8
    mulx r8, r15, qword [rsi + 72]
    adcx r14, r15
    adox r14, rdi
    mulx r15, rdi, qword [rsi + 80]
    adcx r10, rdi
    adox r10, r8
    mulx rdi, r8, qword [rsi + 88]
    adcx r12, r8
    adox r12, r15
    adcx r11, r11
    adox r11, rdi
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx rdi, r8, qword [rsi + 64]
    xor r15d, r15d
    adcx r14, r8
    mulx rbp, r8, qword [rsi + 72]
    adcx r10, r8
    adox r10, rdi
    mulx rdi, r8, qword [rsi + 80]
    adcx r12, r8
    adox r12, rbp
    mulx rbp, r8, qword [rsi + 88]
    adcx r11, r8
    adox r11, rdi
    adcx r15, r15
    adox r15, rbp
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, qword [rsi + 88]
    imul r8, rcx
    mov rdx, rcx
    mulx rbp, rdi, qword [rsi + 64]
    xor ecx, ecx
    adcx r10, rdi
    mulx rbx, rdi, qword [rsi + 72]
    adcx r12, rdi
    adox r12, rbp
    mulx rbp, rdi, qword [rsi + 80]
    adcx r11, rdi
    adox r11, rbx
    adcx r15, r8
    adox r15, rbp
    ; t1 = Z1 * Z1Z1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r10, r11
    adc r12, r15
    adc rcx, rcx
    mov r8, r11
    shl r8, 32
    shrd r11, r15, 32
    shr r15, 32
    sub r9, r8
    sbb r14, r11
    sbb r10, r15
    sbb r12, 0
    sbb rcx, 0
    ; t1 = Z1 * Z1Z1: last fold, at 2^224; the sum is below 2*p
    mov r8, r10
    shrd r8, r12, 32
    mov r11, r10
    mov rdi, 0xffffffff00000000
    and r11, rdi
    mov rbx, r12
    shrd rbx, rcx, 32
    neg r8
    sbb r11, rbx
    sbb r12, 0
    sbb rcx, 0
    mov ebx, 0xffffffff
    and r10, rbx
    add r13, r8
    adc r9, r11
    adc r14, r12
    adc r10, rcx
    ; t1 = Z1 * Z1Z1: subtract the modulus; keep the difference unless it borrows
    mov rcx, r13
    sub rcx, 1
    mov r8, r9
    sbb r8, rdi
    mov r11, r14
    sbb r11, -1
    mov rbp, r10
    sbb rbp, rbx
    cmovc rcx, r13
    cmovc r8, r9
    cmovc r11, r14
    cmovc rbp, r10
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rcx
    mulx r10, r9, qword [rax + 40]
    mulx r13, r12, qword [rax + 32]
    add r9, r13
    mulx r14, r13, qword [rax + 48]
    adc r13, r10
    mulx r10, rcx, qword [rax + 56]
    adc rcx, r14
    adc r10, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r14, qword [rax + 32]
    xor r8d, r8d
    adcx r9, r14
    mulx rbx, r14, qword [rax + 40]
    adcx r13, r14
    adox r13, r15
    mulx r15, r14, qword [rax + 48]
    adcx rcx, r14
    adox rcx, rbx
    mulx r14, rbx, qword [rax + 56]
    adcx r10, rbx
    adox r10, r15
    adcx r8, r8
    adox r8, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r14, rbx, qword [rax + 32]
    xor r15d, r15d
    adcx r13, rbx
    mulx r11, rbx, qword [rax + 40]
    adcx rcx, rbx
    adox rcx, r14
    mulx r14, rbx, qword [rax + 48]
    adcx r10, rbx
    adox r10, r11
    mulx rbx, r11, qword [rax + 56]
    adcx r8, r11
    adox r8, r14
    adcx r15, r15
    adox r15, rbx
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov r11, qword [rax + 56]
    imul r11, rbp
    mov rdx, rbp
    mulx r14, rbx, qword [rax + 32]
    xor ebp, ebp
    adcx rcx, rbx
    mulx rdi, rbx, qword [rax + 40]
    adcx r10, rbx
    adox r10, r14
    mulx r14, rbx, qword [rax + 48]
    adcx r8, rbx
    adox r8, rdi
    adcx r15, r11
    adox r15, r14
    ; S2 = Y2 * t1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rcx, r8
    adc r10, r15
    adc rbp, rbp
    mov rax, r8
    shl rax, 32
    shrd r8, r15, 32
    shr r15, 32
    sub r9, rax
    sbb r13, r8
    sbb rcx, r15
    sbb r10, 0
    sbb rbp, 0
    ; S2 = Y2 * t1: last fold, at 2^224; the sum is below 2*p
    mov rax, rcx
    shrd rax, r10, 32
    mov r8, rcx
    mov r11, 0xffffffff00000000
    and r8, r11
    mov rdi, r10
    shrd rdi, rbp, 32
    neg rax
    sbb r8, rdi
    sbb r10, 0
    sbb rbp, 0
    mov edi, 0xffffffff
    and rcx, rdi
    add r12, rax
    adc r9, r8
    adc r13, r10
    adc rcx, rbp
    ; S2 = Y2 * t1: subtract the modulus; keep the difference unless it borrows
    mov rax, r12
    sub rax, 1
    mov r8, r9
    sbb r8, r11
    mov r10, r13
    sbb r10, -1
    mov rbx, rcx
    sbb rbx, rdi
    cmovc rax, r12
    cmovc r8, r9
    cmovc r10, r13
    cmovc rbx, rcx
    ; H = U2 - X1: a - b
    mov rcx, qword [rsp + 48]
    sub rcx, qword [rsi]
    mov r9, qword [rsp + 40]
    sbb r9, qword [rsi + 8]
    mov rbp, qword [rsp + 24]
    sbb rbp, qword [rsi + 16]
    mov r12, qword [rsp + 32]
    sbb r12, qword [rsi + 24]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb r13, r13
    mov r14, r13
    and r14, 1
    mov r15, r13
    and r15, r11
    mov r11, r13
    and r11, rdi
    add rcx, r14
    adc r9, r15
    adc rbp, r13
    adc r12, r11
    ; r = S2 - Y1: a - b
    sub rax, qword [rsi + 32]
    sbb r8, qword [rsi + 40]
    sbb r10, qword [rsi + 48]
    sbb rbx, qword [rsi + 56]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb r11, r11
    mov r13, r11
    and r13, 1
    mov r14, r11
    mov r15, 0xffffffff00000000
    and r14, r15
    mov r15, r11
    and r15, rdi
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mov qword [rsp + 32], r12
    mulx r12, rdi, qword [rsi + 72]
    mov qword [rsp + 24], rbp
    mulx rbp, rcx, qword [rsi + 64]
    mov qword [rsp + 40], rcx
    xor ecx, ecx
    adox rdi, rbp
    mov qword [rsp + 48], rdi
    mulx rdi, rbp, qword [rsi + 80]
    adox rbp, r12
    mov qword [rsp + 16], rbp
    mulx rbp, r12, qword [rsi + 88]
    adox r12, rdi
    adox rbp, rcx
    adcx rax, r13
    adcx r8, r14
    adcx r10, r11
    adcx rbx, r15
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r11, rdx
    mov rdx, r9
    mulx r13, rdi, qword [rsi + 64]
    xor r14d, r14d
    adcx rdi, qword [rsp + 48]
    mulx r15, rcx, qword [rsi + 72]
    adcx rcx, qword [rsp + 16]
    adox rcx, r13
    mulx r9, r13, qword [rsi + 80]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsi + 88]
    adcx rbp, r13
    adox rbp, r9
    adcx r14, r14
    adox r14, r15
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, qword [rsp + 24]
    mulx r15, r13, qword [rsi + 64]
    mov qword [rsp + 16], rbx
    xor ebx, ebx
    adcx rcx, r13
    mov qword [rsp + 48], r8
    mulx r8, r13, qword [rsi + 72]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsi + 80]
    adcx rbp, r13
    adox rbp, r8
    mulx r13, r8, qword [rsi + 88]
    adcx r14, r8
    adox r14, r15
    adcx rbx, rbx
    adox rbx, r13
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov r8, qword [rsi + 88]
    imul r8, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx r15, r13, qword [rsi + 64]
    mov qword [rsp + 8], rax
    xor eax, eax
    adcx r12, r13
    mov qword [rsp + 56], r10
    mulx r10, r13, qword [rsi + 72]
    adcx rbp, r13
    adox rbp, r15
    mulx r15, r13, qword [rsi + 80]
    adcx r14, r13
    adox r14, r10
    adcx rbx, r8
    adox rbx, r15
    ; Z3 = Z1 * H: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, r14
    adc rbp, rbx
    adc rax, rax
    mov r8, r14
    shl r8, 32
    shrd r14, rbx, 32
    shr rbx, 32
    sub rdi, r8
    sbb rcx, r14
    sbb r12, rbx
    sbb rbp, 0
    sbb rax, 0
    ; Z3 = Z1 * H: last fold, at 2^224; the sum is below 2*p
    mov r8, r12
    shrd r8, rbp, 32
    mov r10, r12
    mov rbx, 0xffffffff00000000
    and r10, rbx
    mov r13, rbp
    shrd r13, rax, 32
    neg r8
    sbb r10, r13
    sbb rbp, 0
    sbb rax, 0
    mov r13d, 0xffffffff
    and r12, r13
    add r8, qword [rsp + 40]
    adc rdi, r10
    adc rcx, rbp
    adc r12, rax
    ; Z3 = Z1 * H: subtract the modulus; keep the difference unless it borrows
    mov rax, r8
    sub rax, 1
    mov r10, rdi
    sbb r10, rbx
    mov rbp, rcx
    sbb rbp, -1
    mov r14, r12
    sbb r14, r13
    cmovc rax, r8
    cmovc r10, rdi
    cmovc rbp, rcx
    cmovc r14, r12
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, r11
    mulx r8, rcx, qword [rsp + 24]
    mulx r12, rdi, r9
    xor r15d, r15d
    adcx rcx, r12
    mulx r11, r12, qword [rsp + 32]
    adcx r12, r8
    ; HH = H^2: square, products of a[1] with the words above it
    mov r8, rdx
    mov rdx, r9
    mov qword [rsp + 40], rax
    mov qword [rsp + 64], r10
    mulx r10, rax, qword [rsp + 24]
    adox r12, rax
    adcx r11, r15
    mulx r9, rax, qword [rsp + 32]
    adox r11, rax
    adox r15, r15
    add r11, r10
    adc r15, r9
    ; HH = H^2: square, products of a[2] with the words above it
    mov rax, rdx
    mov rdx, qword [rsp + 32]
    mulx r10, r9, qword [rsp + 24]
    add r15, r9
    mov r9d, 0
    adc r9, r9
    add r9, r10
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r10, rdx
    imul r10, r10
    mov qword [rsp + 72], rbp
    xor ebp, ebp
    adcx rdi, rdi
    mov rdx, r8
    mov qword [rsp + 80], r14
    mov qword [rsp + 88], rsi
    mulx rsi, r14, rdx
    adox rdi, rsi
    adcx rcx, rcx
    mov rdx, rax
    mulx r13, rsi, rdx
    adox rcx, rsi
    adcx r12, r12
    adox r12, r13
    adcx r11, r11
    mov rdx, qword [rsp + 24]
    mulx r13, rsi, rdx
    adox r11, rsi
    adcx r15, r15
    adox r15, r13
    adcx r9, r9
    adox r9, r10
    ; HH = H^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, r15
    adc r11, r9
    adc rbp, rbp
    mov r10, r15
    shl r10, 32
    shrd r15, r9, 32
    shr r9, 32
    sub rdi, r10
    sbb rcx, r15
    sbb r12, r9
    sbb r11, 0
    sbb rbp, 0
    ; HH = H^2: last fold, at 2^224; the sum is below 2*p
    mov r9, r12
    shrd r9, r11, 32
    mov r10, r12
    and r10, rbx
    mov rsi, r11
    shrd rsi, rbp, 32
    neg r9
    sbb r10, rsi
    sbb r11, 0
    sbb rbp, 0
    mov esi, 0xffffffff
    and r12, rsi
    add r14, r9
    adc rdi, r10
    adc rcx, r11
    adc r12, rbp
    ; HH = H^2: subtract the modulus; keep the difference unless it borrows
    mov r9, r14
    sub r9, 1
    mov r10, rdi
    sbb r10, rbx
    mov r11, rcx
    sbb r11, -1
    mov rbp, r12
    sbb rbp, rsi
    cmovc r9, r14
    cmovc r10, rdi
    cmovc r11, rcx
    cmovc rbp, r12
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r9
    mulx rdi, rcx, rax
    mulx r13, r12, r8
    add rcx, r13
    mulx r14, r13, qword [rsp + 24]
    adc r13, rdi
    mulx r15, rdi, qword [rsp + 32]
    adc rdi, r14
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx rsi, r14, r8
    xor r10d, r10d
    adcx rcx, r14
    mulx rbx, r14, rax
    adcx r13, r14
    adox r13, rsi
    mulx r14, rsi, qword [rsp + 24]
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, qword [rsp + 32]
    adcx r15, rsi
    adox r15, r14
    adcx r10, r10
    adox r10, rbx
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rsi, rdx
    mov rdx, r11
    mulx r14, rbx, r8
    xor r11d, r11d
    adcx r13, rbx
    mov qword [rsp + 96], rsi
    mulx rsi, rbx, rax
    adcx rdi, rbx
    adox rdi, r14
    mulx r14, rbx, qword [rsp + 24]
    adcx r15, rbx
    adox r15, rsi
    mulx rbx, rsi, qword [rsp + 32]
    adcx r10, rsi
    adox r10, r14
    adcx r11, r11
    adox r11, rbx
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rsi, qword [rsp + 32]
    imul rsi, rbp
    mov rbx, rdx
    mov rdx, rbp
    mov qword [rsp + 104], rbx
    mulx rbx, r14, r8
    xor ebp, ebp
    adcx rdi, r14
    mov qword [rsp + 112], r8
    mulx r8, r14, rax
    adcx r15, r14
    adox r15, rbx
    mulx r14, rbx, qword [rsp + 24]
    adcx r10, rbx
    adox r10, r8
    adcx r11, rsi
    adox r11, r14
    ; HHH = H * HH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rdi, r10
    adc r15, r11
    adc rbp, rbp
    mov r8, r10
    shl r8, 32
    shrd r10, r11, 32
    shr r11, 32
    sub rcx, r8
    sbb r13, r10
    sbb rdi, r11
    sbb r15, 0
    sbb rbp, 0
    ; HHH = H * HH: last fold, at 2^224; the sum is below 2*p
    mov r8, rdi
    shrd r8, r15, 32
    mov r10, rdi
    mov r11, 0xffffffff00000000
    and r10, r11
    mov rsi, r15
    shrd rsi, rbp, 32
    neg r8
    sbb r10, rsi
    sbb r15, 0
    sbb rbp, 0
    mov esi, 0xffffffff
    and rdi, rsi
    add r12, r8
    adc rcx, r10
    adc r13, r15
    adc rdi, rbp
    ; HHH = H * HH: subtract the modulus; keep the difference unless it borrows
    mov r8, r12
    sub r8, 1
    mov r10, rcx
    sbb r10, r11
    mov rbx, r13
    sbb rbx, -1
    mov rbp, rdi
    sbb rbp, rsi
    cmovc r8, r12
    cmovc r10, rcx
    cmovc rbx, r13
    cmovc rbp, rdi
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r9
    mov rdi, qword [rsp + 88]
    mulx r13, r12, qword [rdi + 8]
    mulx r15, r14, qword [rdi]
    add r12, r15
    mulx r9, r15, qword [rdi + 16]
    adc r15, r13
    mov qword [rsp + 120], rax
    mulx rax, r13, qword [rdi + 24]
    adc r13, r9
    adc rax, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 128], rbp
    mulx rbp, r9, qword [rdi]
    mov qword [rsp + 136], rbx
    xor ebx, ebx
    adcx r12, r9
    mov qword [rsp + 144], r10
    mulx r10, r9, qword [rdi + 8]
    adcx r15, r9
    adox r15, rbp
    mulx rbp, r9, qword [rdi + 16]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [rdi + 24]
    adcx rax, r9
    adox rax, rbp
    adcx rbx, rbx
    adox rbx, r10
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx r10, r9, qword [rdi]
    xor ebp, ebp
    adcx r15, r9
    mov qword [rsp + 96], r8
    mulx r8, r9, qword [rdi + 8]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [rdi + 16]
    adcx rax, r9
    adox rax, r8
    mulx r9, r8, qword [rdi + 24]
    adcx rbx, r8
    adox rbx, r10
    adcx rbp, rbp
    adox rbp, r9
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov r8, qword [rdi + 24]
    imul r8, rcx
    mov rdx, rcx
    mulx r10, r9, qword [rdi]
    xor ecx, ecx
    adcx r13, r9
    mulx rsi, r9, qword [rdi + 8]
    adcx rax, r9
    adox rax, r10
    mulx r10, r9, qword [rdi + 16]
    adcx rbx, r9
    adox rbx, rsi
    adcx rbp, r8
    adox rbp, r10
    ; V = X1 * HH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r13, rbx
    adc rax, rbp
    adc rcx, rcx
    mov r8, rbx
    shl r8, 32
    shrd rbx, rbp, 32
    shr rbp, 32
    sub r12, r8
    sbb r15, rbx
    sbb r13, rbp
    sbb rax, 0
    sbb rcx, 0
    ; V = X1 * HH: last fold, at 2^224; the sum is below 2*p
    mov r8, r13
    shrd r8, rax, 32
    mov r9, r13
    and r9, r11
    mov r10, rax
    shrd r10, rcx, 32
    neg r8
    sbb r9, r10
    sbb rax, 0
    sbb rcx, 0
    mov r10d, 0xffffffff
    and r13, r10
    add r14, r8
    adc r12, r9
    adc r15, rax
    adc r13, rcx
    ; V = X1 * HH: subtract the modulus; keep the difference unless it borrows
    mov rax, r14
    sub rax, 1
    mov rcx, r12
    sbb rcx, r11
    mov r8, r15
    sbb r8, -1
    mov r9, r13
    sbb r9, r10
    cmovc rax, r14
    cmovc rcx, r12
    cmovc r8, r15
    cmovc r9, r13
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rbx, rsi, qword [rsp + 56]
    mulx r12, rbp, qword [rsp + 48]
    xor r13d, r13d
    adcx rsi, r12
    mulx r14, r12, qword [rsp + 16]
    adcx r12, rbx
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r15, rbx, qword [rsp + 56]
    adox r12, rbx
    adcx r14, r13
    mulx rdi, rbx, qword [rsp + 16]
    adox r14, rbx
    adox r13, r13
    add r14, r15
    adc r13, rdi
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 16]
    mulx rbx, rdi, qword [rsp + 56]
    add r13, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, rbx
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rbx, rdx
    imul rbx, rbx
    xor r15d, r15d
    adcx rbp, rbp
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 104], r9
    mulx r10, r9, rdx
    adox rbp, r10
    adcx rsi, rsi
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 152], r8
    mulx r8, r10, rdx
    adox rsi, r10
    adcx r12, r12
    adox r12, r8
    adcx r14, r14
    mov rdx, qword [rsp + 56]
    mulx r10, r8, rdx
    adox r14, r8
    adcx r13, r13
    adox r13, r10
    adcx rdi, rdi
    adox rdi, rbx
    ; rr = r^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, r13
    adc r14, rdi
    adc r15, r15
    mov r8, r13
    shl r8, 32
    shrd r13, rdi, 32
    shr rdi, 32
    sub rbp, r8
    sbb rsi, r13
    sbb r12, rdi
    sbb r14, 0
    sbb r15, 0
    ; rr = r^2: last fold, at 2^224; the sum is below 2*p
    mov r8, r12
    shrd r8, r14, 32
    mov r10, r12
    and r10, r11
    mov rdi, r14
    shrd rdi, r15, 32
    neg r8
    sbb r10, rdi
    sbb r14, 0
    sbb r15, 0
    mov edi, 0xffffffff
    and r12, rdi
    add r9, r8
    adc rbp, r10
    adc rsi, r14
    adc r12, r15
    ; rr = r^2: subtract the modulus; keep the difference unless it borrows
    mov r8, r9
    sub r8, 1
    mov r10, rbp
    sbb r10, r11
    mov rbx, rsi
    sbb rbx, -1
    mov r13, r12
    sbb r13, rdi
    cmovc r8, r9
    cmovc r10, rbp
    cmovc rbx, rsi
    cmovc r13, r12
    ; V2 = 2*V: 2*a, below 2*p
    mov r9, rax
    add r9, r9
    mov rsi, rcx
    adc rsi, rsi
    mov rbp, qword [rsp + 152]
    adc rbp, rbp
    mov r12, qword [rsp + 104]
    adc r12, r12
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14, r9
    sub r14, 1
    mov r15, rsi
    sbb r15, r11
    mov qword [rsp + 160], rcx
    mov rcx, rbp
    sbb rcx, -1
    mov qword [rsp + 168], rax
    mov rax, r12
    sbb rax, rdi
    cmovc r14, r9
    cmovc r15, rsi
    cmovc rcx, rbp
    cmovc rax, r12
    ; t3 = rr - HHH: a - b
    sub r8, qword [rsp + 96]
    sbb r10, qword [rsp + 144]
    sbb rbx, qword [rsp + 136]
    sbb r13, qword [rsp + 128]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r9, r9
    mov rsi, r9
    and rsi, 1
    mov rbp, r9
    and rbp, r11
    mov r12, r9
    and r12, rdi
    add r8, rsi
    adc r10, rbp
    adc rbx, r9
    adc r13, r12
    ; X3 = t3 - V2: a - b
    sub r8, r14
    sbb r10, r15
    sbb rbx, rcx
    sbb r13, rax
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    and rcx, 1
    mov r9, rax
    and r9, r11
    mov rsi, rax
    and rsi, rdi
    add r8, rcx
    adc r10, r9
    adc rbx, rax
    adc r13, rsi
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 168]
    sub rax, r8
    mov rcx, qword [rsp + 160]
    sbb rcx, r10
    mov r9, qword [rsp + 152]
    sbb r9, rbx
    mov rsi, qword [rsp + 104]
    sbb rsi, r13
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rbp, rbp
    mov r12, rbp
    and r12, 1
    mov r14, rbp
    and r14, r11
    mov r15, rbp
    and r15, rdi
    add rax, r12
    adc rcx, r14
    adc r9, rbp
    adc rsi, r15
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx r12, rbp, qword [rsp + 48]
    mulx r15, r14, qword [rsp + 8]
    add rbp, r15
    mulx rax, r15, qword [rsp + 56]
    adc r15, r12
    mov qword [rsp + 104], r8
    mulx r8, r12, qword [rsp + 16]
    adc r12, rax
    adc r8, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mov qword [rsp + 152], r10
    mulx r10, rax, qword [rsp + 8]
    xor ecx, ecx
    adcx rbp, rax
    mov qword [rsp + 160], rbx
    mulx rbx, rax, qword [rsp + 48]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rsp + 56]
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, qword [rsp + 16]
    adcx r8, rax
    adox r8, r10
    adcx rcx, rcx
    adox rcx, rbx
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r10, rax, qword [rsp + 8]
    xor ebx, ebx
    adcx r15, rax
    mulx r9, rax, qword [rsp + 48]
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, qword [rsp + 56]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 16]
    adcx rcx, rax
    adox rcx, r10
    adcx rbx, rbx
    adox rbx, r9
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rax, qword [rsp + 16]
    imul rax, rsi
    mov rdx, rsi
    mulx r10, r9, qword [rsp + 8]
    xor esi, esi
    adcx r12, r9
    mov qword [rsp + 168], r13
    mulx r13, r9, qword [rsp + 48]
    adcx r8, r9
    adox r8, r10
    mulx r10, r9, qword [rsp + 56]
    adcx rcx, r9
    adox rcx, r13
    adcx rbx, rax
    adox rbx, r10
    ; t5 = r * t4: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, rcx
    adc r8, rbx
    adc rsi, rsi
    mov rax, rcx
    shl rax, 32
    shrd rcx, rbx, 32
    shr rbx, 32
    sub rbp, rax
    sbb r15, rcx
    sbb r12, rbx
    sbb r8, 0
    sbb rsi, 0
    ; t5 = r * t4: last fold, at 2^224; the sum is below 2*p
    mov rax, r12
    shrd rax, r8, 32
    mov rcx, r12
    and rcx, r11
    mov r9, r8
    shrd r9, rsi, 32
    neg rax
    sbb rcx, r9
    sbb r8, 0
    sbb rsi, 0
    and r12, rdi
    add r14, rax
    adc rbp, rcx
    adc r15, r8
    adc r12, rsi
    ; t5 = r * t4: subtract the modulus; keep the difference unless it borrows
    mov rax, r14
    sub rax, 1
    mov rcx, rbp
    sbb rcx, r11
    mov r8, r15
    sbb r8, -1
    mov r9, r12
    sbb r9, rdi
    cmovc rax, r14
    cmovc rcx, rbp
    cmovc r8, r15
    cmovc r9, r12
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 96]
    mov r10, qword [rsp + 88]
    mulx rbx, rsi, qword [r10 + 40]
    mulx r12, rbp, qword [r10 + 32]
    add rsi, r12
    mulx r13, r12, qword [r10 + 48]
    adc r12, rbx
    mulx r14, rbx, qword [r10 + 56]
    adc rbx, r13
    adc r14, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mulx r15, r13, qword [r10 + 32]
    xor edi, edi
    adcx rsi, r13
    mulx r11, r13, qword [r10 + 40]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [r10 + 48]
    adcx rbx, r13
    adox rbx, r11
    mulx r13, r11, qword [r10 + 56]
    adcx r14, r11
    adox r14, r15
    adcx rdi, rdi
    adox rdi, r13
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 136]
    mulx r13, r11, qword [r10 + 32]
    xor r15d, r15d
    adcx r12, r11
    mov qword [rsp + 144], r9
    mulx r9, r11, qword [r10 + 40]
    adcx rbx, r11
    adox rbx, r13
    mulx r13, r11, qword [r10 + 48]
    adcx r14, r11
    adox r14, r9
    mulx r11, r9, qword [r10 + 56]
    adcx rdi, r9
    adox rdi, r13
    adcx r15, r15
    adox r15, r11
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov r9, qword [r10 + 56]
    imul r9, qword [rsp + 128]
    mov rdx, qword [rsp + 128]
    mulx r13, r11, qword [r10 + 32]
    mov qword [rsp + 136], r8
    xor r8d, r8d
    adcx rbx, r11
    mov qword [rsp + 96], rcx
    mulx rcx, r11, qword [r10 + 40]
    adcx r14, r11
    adox r14, r13
    mulx r13, r11, qword [r10 + 48]
    mov r10, qword [rsp]
    mov qword [rsp + 88], rax
    mov rax, qword [rsp + 104]
    mov qword [r10], rax
    mov qword [rsp + 128], rbp
    mov rbp, qword [rsp + 152]
    mov qword [r10 + 8], rbp
    mov qword [rsp + 176], r12
    mov r12, qword [rsp + 160]
    mov qword [r10 + 16], r12
    mov qword [rsp + 184], rsi
    mov rsi, qword [rsp + 168]
    mov qword [r10 + 24], rsi
    mov r8, qword [rsp + 40]
    mov qword [r10 + 64], r8
    mov qword [rsp + 192], r14
    mov r14, qword [rsp + 64]
    mov qword [r10 + 72], r14
    mov qword [rsp + 200], rbx
    mov rbx, qword [rsp + 72]
    mov qword [r10 + 80], rbx
    mov qword [rsp + 208], r13
    mov r13, qword [rsp + 80]
    mov qword [r10 + 88], r13
    adcx rdi, r11
    adox rdi, rcx
    adcx r15, r9
    adox r15, qword [rsp + 208]
    ; t6 = Y1 * HHH: fold: the part above 2^320, times 2^320 mod p, onto the part below
    mov rcx, qword [rsp + 200]
    add rcx, rdi
    mov r9, qword [rsp + 192]
    adc r9, r15
    mov r11d, 0
    adc r11, r11
    mov rax, rdi
    shl rax, 32
    shrd rdi, r15, 32
    shr r15, 32
    mov r8, qword [rsp + 184]
    sub r8, rax
    mov rax, qword [rsp + 176]
    sbb rax, rdi
    sbb rcx, r15
    sbb r9, 0
    sbb r11, 0
    ; t6 = Y1 * HHH: last fold, at 2^224; the sum is below 2*p
    mov rdi, rcx
    shrd rdi, r9, 32
    mov r15, rcx
    mov rsi, 0xffffffff00000000
    and r15, rsi
    mov rbx, r9
    shrd rbx, r11, 32
    neg rdi
    sbb r15, rbx
    sbb r9, 0
    sbb r11, 0
    mov ebx, 0xffffffff
    and rcx, rbx
    add rdi, qword [rsp + 128]
    adc r8, r15
    adc rax, r9
    adc rcx, r11
    ; t6 = Y1 * HHH: subtract the modulus; keep the difference unless it borrows
    mov r9, rdi
    sub r9, 1
    mov r11, r8
    sbb r11, rsi
    mov r15, rax
    sbb r15, -1
    mov rbp, rcx
    sbb rbp, rbx
    cmovc r9, rdi
    cmovc r11, r8
    cmovc r15, rax
    cmovc rbp, rcx
    ; Y3 = t5 - t6: a - b
    mov rax, qword [rsp + 88]
    sub rax, r9
    mov rcx, qword [rsp + 96]
    sbb rcx, r11
    mov r8, qword [rsp + 136]
    sbb r8, r15
    mov r9, qword [rsp + 144]
    sbb r9, rbp
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    and rdi, 1
    and rsi, r11
    and rbx, r11
    add rax, rdi
    mov qword [r10 + 32], rax
    adc rcx, rsi
    mov qword [r10 + 40], rcx
    adc r8, r11
    mov qword [r10 + 48], r8
    adc r9, rbx
    mov qword [r10 + 56], r9
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 112]
    or r11, qword [rsp + 120]
    or r11, qword [rsp + 24]
    or r11, qword [rsp + 32]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 8]
    or rsi, qword [rsp + 48]
    or rsi, qword [rsp + 56]
    or rsi, qword [rsp + 16]
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
; void p224_point_dbl_fused(p224_limb r[12], const p224_limb p[12])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21
; p = P; jacobian coordinates
; 4M + 4S
LOCAL p224_point_dbl_fused
align 32
p224_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 136
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
    mov r10, rax
    sub r10, 1
    mov r11, rcx
    mov rbx, 0xffffffff00000000
    sbb r11, rbx
    mov rbp, r8
    sbb rbp, -1
    mov r12, r9
    mov r13d, 0xffffffff
    sbb r12, r13
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbp, r8
    cmovc r12, r9
    ; delta = Z1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi + 64]
    mulx rcx, rax, qword [rsi + 80]
    mulx r9, r8, qword [rsi + 72]
    xor r14d, r14d
    adcx rax, r9
    mulx r15, r9, qword [rsi + 88]
    adcx r9, rcx
    ; delta = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 72]
    mov qword [rsp], rdi
    mulx rdi, rcx, qword [rsi + 80]
    adox r9, rcx
    adcx r15, r14
    mulx r13, rcx, qword [rsi + 88]
    adox r15, rcx
    adox r14, r14
    add r15, rdi
    adc r14, r13
    ; delta = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 88]
    mulx rdi, rcx, qword [rsi + 80]
    add r14, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, rdi
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdi, rdx
    imul rdi, rdi
    xor r13d, r13d
    adcx r8, r8
    mov rdx, qword [rsi + 64]
    mov qword [rsp + 8], r12
    mov qword [rsp + 16], r11
    mulx r11, r12, rdx
    adox r8, r11
    adcx rax, rax
    mov rdx, qword [rsi + 72]
    mov qword [rsp + 24], r10
    mulx r10, r11, rdx
    adox rax, r11
    adcx r9, r9
    adox r9, r10
    adcx r15, r15
    mov rdx, qword [rsi + 80]
    mulx r11, r10, rdx
    adox r15, r10
    adcx r14, r14
    adox r14, r11
    adcx rcx, rcx
    adox rcx, rdi
    ; delta = Z1^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r9, r14
    adc r15, rcx
    adc r13, r13
    mov r10, r14
    shl r10, 32
    shrd r14, rcx, 32
    shr rcx, 32
    sub r8, r10
    sbb rax, r14
    sbb r9, rcx
    sbb r15, 0
    sbb r13, 0
    ; delta = Z1^2: last fold, at 2^224; the sum is below 2*p
    mov rcx, r9
    shrd rcx, r15, 32
    mov r10, r9
    and r10, rbx
    mov r11, r15
    shrd r11, r13, 32
    neg rcx
    sbb r10, r11
    sbb r15, 0
    sbb r13, 0
    mov r11d, 0xffffffff
    and r9, r11
    add r12, rcx
    adc r8, r10
    adc rax, r15
    adc r9, r13
    ; delta = Z1^2: subtract the modulus; keep the difference unless it borrows
    mov rcx, r12
    sub rcx, 1
    mov r10, r8
    sbb r10, rbx
    mov rdi, rax
    sbb rdi, -1
    mov r13, r9
    sbb r13, r11
    cmovc rcx, r12
    cmovc r10, r8
    cmovc rdi, rax
    cmovc r13, r9
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r8, rax, rbp
    mulx r12, r9, qword [rsp + 16]
    xor r14d, r14d
    adcx rax, r12
    mulx r15, r12, qword [rsp + 8]
    adcx r12, r8
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 32], r13
    mulx r13, r8, rbp
    adox r12, r8
    adcx r15, r14
    mov qword [rsp + 40], rdi
    mulx rdi, r8, qword [rsp + 8]
    adox r15, r8
    adox r14, r14
    add r15, r13
    adc r14, rdi
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rdi, r8, rbp
    add r14, r8
    mov r8d, 0
    adc r8, r8
    add r8, rdi
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdi, rdx
    imul rdi, rdi
    xor r13d, r13d
    adcx r9, r9
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 48], r10
    mov qword [rsp + 56], rcx
    mulx rcx, r10, rdx
    adox r9, rcx
    adcx rax, rax
    mov rdx, qword [rsp + 16]
    mulx r11, rcx, rdx
    adox rax, rcx
    adcx r12, r12
    adox r12, r11
    adcx r15, r15
    mov rdx, rbp
    mulx r11, rcx, rdx
    adox r15, rcx
    adcx r14, r14
    adox r14, r11
    adcx r8, r8
    adox r8, rdi
    ; SS = Y2^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r12, r14
    adc r15, r8
    adc r13, r13
    mov rcx, r14
    shl rcx, 32
    shrd r14, r8, 32
    shr r8, 32
    sub r9, rcx
    sbb rax, r14
    sbb r12, r8
    sbb r15, 0
    sbb r13, 0
    ; SS = Y2^2: last fold, at 2^224; the sum is below 2*p
    mov rcx, r12
    shrd rcx, r15, 32
    mov r8, r12
    and r8, rbx
    mov r11, r15
    shrd r11, r13, 32
    neg rcx
    sbb r8, r11
    sbb r15, 0
    sbb r13, 0
    mov r11d, 0xffffffff
    and r12, r11
    add r10, rcx
    adc r9, r8
    adc rax, r15
    adc r12, r13
    ; SS = Y2^2: subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    sub rcx, 1
    mov r8, r9
    sbb r8, rbx
    mov rdi, rax
    sbb rdi, -1
    mov r13, r12
    sbb r13, r11
    cmovc rcx, r10
    cmovc r8, r9
    cmovc rdi, rax
    cmovc r13, r12
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 64]
    mulx r9, rax, qword [rsp + 16]
    mulx r12, r10, qword [rsp + 24]
    add rax, r12
    mulx r14, r12, rbp
    adc r12, r9
    mulx r15, r9, qword [rsp + 8]
    adc r9, r14
    adc r15, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 72]
    mov qword [rsp + 64], r13
    mulx r13, r14, qword [rsp + 24]
    mov qword [rsp + 72], rdi
    xor edi, edi
    adcx rax, r14
    mov qword [rsp + 80], rcx
    mulx rcx, r14, qword [rsp + 16]
    adcx r12, r14
    adox r12, r13
    mulx r14, r13, rbp
    adcx r9, r13
    adox r9, rcx
    mulx r13, rcx, qword [rsp + 8]
    adcx r15, rcx
    adox r15, r14
    adcx rdi, rdi
    adox rdi, r13
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 80]
    mulx r13, rcx, qword [rsp + 24]
    xor r14d, r14d
    adcx r12, rcx
    mov qword [rsp + 88], r8
    mulx r8, rcx, qword [rsp + 16]
    adcx r9, rcx
    adox r9, r13
    mulx r13, rcx, rbp
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsp + 8]
    adcx rdi, rcx
    adox rdi, r13
    adcx r14, r14
    adox r14, r8
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rsp + 8]
    imul rcx, qword [rsi + 88]
    mov rdx, qword [rsi + 88]
    mulx r13, r8, qword [rsp + 24]
    xor r11d, r11d
    adcx r9, r8
    mulx rbx, r8, qword [rsp + 16]
    adcx r15, r8
    adox r15, r13
    mulx rbp, r8, rbp
    adcx rdi, r8
    adox rdi, rbx
    adcx r14, rcx
    adox r14, rbp
    ; Z3 = Y2 * Z1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r9, rdi
    adc r15, r14
    adc r11, r11
    mov rcx, rdi
    shl rcx, 32
    shrd rdi, r14, 32
    shr r14, 32
    sub rax, rcx
    sbb r12, rdi
    sbb r9, r14
    sbb r15, 0
    sbb r11, 0
    ; Z3 = Y2 * Z1: last fold, at 2^224; the sum is below 2*p
    mov rcx, r9
    shrd rcx, r15, 32
    mov r8, r9
    mov rdi, 0xffffffff00000000
    and r8, rdi
    mov rbx, r15
    shrd rbx, r11, 32
    neg rcx
    sbb r8, rbx
    sbb r15, 0
    sbb r11, 0
    mov ebx, 0xffffffff
    and r9, rbx
    add r10, rcx
    adc rax, r8
    adc r12, r15
    adc r9, r11
    ; Z3 = Y2 * Z1: subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    sub rcx, 1
    mov r8, rax
    sbb r8, rdi
    mov r11, r12
    sbb r11, -1
    mov rbp, r9
    sbb rbp, rbx
    cmovc rcx, r10
    cmovc r8, rax
    cmovc r11, r12
    cmovc rbp, r9
    ; t0 = X1 - delta: a - b
    mov rax, qword [rsi]
    sub rax, qword [rsp + 56]
    mov r9, qword [rsi + 8]
    sbb r9, qword [rsp + 48]
    mov r10, qword [rsi + 16]
    sbb r10, qword [rsp + 40]
    mov r12, qword [rsi + 24]
    sbb r12, qword [rsp + 32]
    ; t0 = X1 - delta: add the modulus where it borrowed
    sbb r13, r13
    mov r14, r13
    and r14, 1
    mov r15, r13
    and r15, rdi
    mov qword [rsp + 16], rcx
    mov rcx, r13
    and rcx, rbx
    ; t1 = X1 + delta: a + b, below 2*p
    mov qword [rsp + 24], r8
    xor r8d, r8d
    mov qword [rsp + 8], r11
    mov r11, qword [rsi]
    adox r11, qword [rsp + 56]
    mov qword [rsp + 56], rbp
    mov rbp, qword [rsi + 8]
    adox rbp, qword [rsp + 48]
    mov r8, qword [rsi + 16]
    adox r8, qword [rsp + 40]
    mov rbx, qword [rsi + 24]
    adox rbx, qword [rsp + 32]
    adcx rax, r14
    adcx r9, r15
    adcx r10, r13
    adcx r12, rcx
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    mov rcx, r11
    sub rcx, 1
    mov r13, rbp
    sbb r13, rdi
    mov r14, r8
    sbb r14, -1
    mov r15, rbx
    mov edi, 0xffffffff
    sbb r15, rdi
    cmovc rcx, r11
    cmovc r13, rbp
    cmovc r14, r8
    cmovc r15, rbx
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, rcx
    mulx r11, r8, r9
    mulx rbp, rbx, rax
    add r8, rbp
    mulx rcx, rbp, r10
    adc rbp, r11
    mulx rdi, r11, r12
    adc r11, rcx
    adc rdi, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r13
    mov qword [rsp + 32], rbx
    mulx rbx, rcx, rax
    xor r13d, r13d
    adcx r8, rcx
    mov qword [rsp + 40], rsi
    mulx rsi, rcx, r9
    adcx rbp, rcx
    adox rbp, rbx
    mulx rbx, rcx, r10
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, r12
    adcx rdi, rcx
    adox rdi, rbx
    adcx r13, r13
    adox r13, rsi
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx rsi, rcx, rax
    xor ebx, ebx
    adcx rbp, rcx
    mulx r14, rcx, r9
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, r10
    adcx rdi, rcx
    adox rdi, r14
    mulx r14, rcx, r12
    adcx r13, rcx
    adox r13, rsi
    adcx rbx, rbx
    adox rbx, r14
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    imul r12, r15
    mov rdx, r15
    mulx rcx, rax, rax
    xor esi, esi
    adcx r11, rax
    mulx r9, rax, r9
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, r10
    adcx r13, rax
    adox r13, r9
    adcx rbx, r12
    adox rbx, rcx
    ; t2 = t0 * t1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r11, r13
    adc rdi, rbx
    adc rsi, rsi
    mov rax, r13
    shl rax, 32
    shrd r13, rbx, 32
    shr rbx, 32
    sub r8, rax
    sbb rbp, r13
    sbb r11, rbx
    sbb rdi, 0
    sbb rsi, 0
    ; t2 = t0 * t1: last fold, at 2^224; the sum is below 2*p
    mov rax, r11
    shrd rax, rdi, 32
    mov rcx, r11
    mov r9, 0xffffffff00000000
    and rcx, r9
    mov r10, rdi
    shrd r10, rsi, 32
    neg rax
    sbb rcx, r10
    sbb rdi, 0
    sbb rsi, 0
    mov r10d, 0xffffffff
    and r11, r10
    add rax, qword [rsp + 32]
    adc r8, rcx
    adc rbp, rdi
    adc r11, rsi
    ; t2 = t0 * t1: subtract the modulus; keep the difference unless it borrows
    mov rcx, rax
    sub rcx, 1
    mov rsi, r8
    sbb rsi, r9
    mov rdi, rbp
    sbb rdi, -1
    mov rbx, r11
    sbb rbx, r10
    cmovc rcx, rax
    cmovc rsi, r8
    cmovc rdi, rbp
    cmovc rbx, r11
    ; M.double0 = 2*t2: 2*a, below 2*p
    mov rax, rcx
    add rax, rax
    mov r8, rsi
    adc r8, r8
    mov r11, rdi
    adc r11, r11
    mov rbp, rbx
    adc rbp, rbp
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    mov r12, rax
    sub r12, 1
    mov r13, r8
    sbb r13, r9
    mov r14, r11
    sbb r14, -1
    mov r15, rbp
    sbb r15, r10
    cmovc r12, rax
    cmovc r13, r8
    cmovc r14, r11
    cmovc r15, rbp
    ; M = M.double0 + t2: a + b, below 2*p
    add r12, rcx
    adc r13, rsi
    adc r14, rdi
    adc r15, rbx
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    mov rax, r12
    sub rax, 1
    mov rcx, r13
    sbb rcx, r9
    mov r8, r14
    sbb r8, -1
    mov r11, r15
    sbb r11, r10
    cmovc rax, r12
    cmovc rcx, r13
    cmovc r8, r14
    cmovc r11, r15
    ; U = SS * X1: product, row 0: a * b[0]
    mov rsi, qword [rsp + 40]
    mov rdx, qword [rsi]
    mulx rbx, rdi, qword [rsp + 88]
    mulx r12, rbp, qword [rsp + 80]
    add rdi, r12
    mulx r13, r12, qword [rsp + 72]
    adc r12, rbx
    mulx r14, rbx, qword [rsp + 64]
    adc rbx, r13
    adc r14, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx r15, r13, qword [rsp + 80]
    mov qword [rsp + 32], r11
    xor r11d, r11d
    adcx rdi, r13
    mov qword [rsp + 48], rcx
    mulx rcx, r13, qword [rsp + 88]
    adcx r12, r13
    adox r12, r15
    mulx r15, r13, qword [rsp + 72]
    adcx rbx, r13
    adox rbx, rcx
    mulx r13, rcx, qword [rsp + 64]
    adcx r14, rcx
    adox r14, r15
    adcx r11, r11
    adox r11, r13
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx r13, rcx, qword [rsp + 80]
    xor r15d, r15d
    adcx r12, rcx
    mov qword [rsp + 96], rax
    mulx rax, rcx, qword [rsp + 88]
    adcx rbx, rcx
    adox rbx, r13
    mulx r13, rcx, qword [rsp + 72]
    adcx r14, rcx
    adox r14, rax
    mulx rcx, rax, qword [rsp + 64]
    adcx r11, rax
    adox r11, r13
    adcx r15, r15
    adox r15, rcx
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rax, qword [rsp + 64]
    imul rax, qword [rsi + 24]
    mov rdx, qword [rsi + 24]
    mulx r13, rcx, qword [rsp + 80]
    mov qword [rsp + 104], r8
    xor r8d, r8d
    adcx rbx, rcx
    mulx r10, rcx, qword [rsp + 88]
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, qword [rsp + 72]
    mov rsi, qword [rsp]
    mov r9, qword [rsp + 16]
    mov qword [rsi + 64], r9
    mov qword [rsp + 40], rbp
    mov rbp, qword [rsp + 24]
    mov qword [rsi + 72], rbp
    mov qword [rsp + 112], r12
    mov r12, qword [rsp + 8]
    mov qword [rsi + 80], r12
    mov qword [rsp + 120], rdi
    mov rdi, qword [rsp + 56]
    mov qword [rsi + 88], rdi
    adcx r11, rcx
    adox r11, r10
    adcx r15, rax
    adox r15, r13
    ; U = SS * X1: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rbx, r11
    adc r14, r15
    adc r8, r8
    mov rax, r11
    shl rax, 32
    shrd r11, r15, 32
    shr r15, 32
    mov rcx, qword [rsp + 120]
    sub rcx, rax
    mov rax, qword [rsp + 112]
    sbb rax, r11
    sbb rbx, r15
    sbb r14, 0
    sbb r8, 0
    ; U = SS * X1: last fold, at 2^224; the sum is below 2*p
    mov r10, rbx
    shrd r10, r14, 32
    mov r11, rbx
    mov r13, 0xffffffff00000000
    and r11, r13
    mov r15, r14
    shrd r15, r8, 32
    neg r10
    sbb r11, r15
    sbb r14, 0
    sbb r8, 0
    mov r15d, 0xffffffff
    and rbx, r15
    add r10, qword [rsp + 40]
    adc rcx, r11
    adc rax, r14
    adc rbx, r8
    ; U = SS * X1: subtract the modulus; keep the difference unless it borrows
    mov r8, r10
    sub r8, 1
    mov r11, rcx
    sbb r11, r13
    mov r14, rax
    sbb r14, -1
    mov r9, rbx
    sbb r9, r15
    cmovc r8, r10
    cmovc r11, rcx
    cmovc r14, rax
    cmovc r9, rbx
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 80]
    mulx rcx, rax, qword [rsp + 72]
    mulx rbx, r10, qword [rsp + 88]
    xor edi, edi
    adcx rax, rbx
    mulx rbp, rbx, qword [rsp + 64]
    adcx rbx, rcx
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 88]
    mulx r12, rcx, qword [rsp + 72]
    adox rbx, rcx
    adcx rbp, rdi
    mov qword [rsp + 40], r9
    mulx r9, rcx, qword [rsp + 64]
    adox rbp, rcx
    adox rdi, rdi
    add rbp, r12
    adc rdi, r9
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r9, rcx, qword [rsp + 72]
    add rdi, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, r9
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov r9, rdx
    imul r9, r9
    xor r12d, r12d
    adcx r10, r10
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 64], r14
    mov qword [rsp + 112], r11
    mulx r11, r14, rdx
    adox r10, r11
    adcx rax, rax
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 80], r8
    mulx r8, r11, rdx
    adox rax, r11
    adcx rbx, rbx
    adox rbx, r8
    adcx rbp, rbp
    mov rdx, qword [rsp + 72]
    mulx r11, r8, rdx
    adox rbp, r8
    adcx rdi, rdi
    adox rdi, r11
    adcx rcx, rcx
    adox rcx, r9
    ; SSSS = SS^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rbx, rdi
    adc rbp, rcx
    adc r12, r12
    mov r8, rdi
    shl r8, 32
    shrd rdi, rcx, 32
    shr rcx, 32
    sub r10, r8
    sbb rax, rdi
    sbb rbx, rcx
    sbb rbp, 0
    sbb r12, 0
    ; SSSS = SS^2: last fold, at 2^224; the sum is below 2*p
    mov rcx, rbx
    shrd rcx, rbp, 32
    mov r8, rbx
    and r8, r13
    mov r9, rbp
    shrd r9, r12, 32
    neg rcx
    sbb r8, r9
    sbb rbp, 0
    sbb r12, 0
    and rbx, r15
    add r14, rcx
    adc r10, r8
    adc rax, rbp
    adc rbx, r12
    ; SSSS = SS^2: subtract the modulus; keep the difference unless it borrows
    mov rcx, r14
    sub rcx, 1
    mov r8, r10
    sbb r8, r13
    mov r9, rax
    sbb r9, -1
    mov r11, rbx
    sbb r11, r15
    cmovc rcx, r14
    cmovc r8, r10
    cmovc r9, rax
    cmovc r11, rbx
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rax, rcx
    and rax, 1
    neg rax
    mov r10, rax
    and r10, 1
    mov rdi, rax
    and rdi, r13
    mov rbx, rax
    and rbx, r15
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 96]
    mulx r12, rbp, qword [rsp + 104]
    mulx r15, r14, qword [rsp + 48]
    xor r13d, r13d
    adox rbp, r15
    mulx rsi, r15, qword [rsp + 32]
    adox r15, r12
    adox rsi, r13
    adcx rcx, r10
    adcx r8, rdi
    adcx r9, rax
    adcx r11, rbx
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r10, rax, qword [rsp + 104]
    add r15, rax
    mulx rdi, rax, qword [rsp + 32]
    adc rsi, rax
    adc r13, r13
    add rsi, r10
    adc r13, rdi
    ; MM = M^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 32]
    mulx r10, rax, qword [rsp + 104]
    add r13, rax
    mov eax, 0
    adc rax, rax
    add rax, r10
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov r10, rdx
    imul r10, r10
    xor edi, edi
    adcx r14, r14
    mov rdx, qword [rsp + 96]
    mulx r12, rbx, rdx
    adox r14, r12
    adcx rbp, rbp
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 72], r11
    mulx r11, r12, rdx
    adox rbp, r12
    adcx r15, r15
    adox r15, r11
    adcx rsi, rsi
    mov rdx, qword [rsp + 104]
    mulx r12, r11, rdx
    adox rsi, r11
    adcx r13, r13
    adox r13, r12
    adcx rax, rax
    adox rax, r10
    ; MM = M^2: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add r15, r13
    adc rsi, rax
    adc rdi, rdi
    mov r10, r13
    shl r10, 32
    shrd r13, rax, 32
    shr rax, 32
    sub r14, r10
    sbb rbp, r13
    sbb r15, rax
    sbb rsi, 0
    sbb rdi, 0
    ; MM = M^2: last fold, at 2^224; the sum is below 2*p
    mov rax, r15
    shrd rax, rsi, 32
    mov r10, r15
    mov r11, 0xffffffff00000000
    and r10, r11
    mov r12, rsi
    shrd r12, rdi, 32
    neg rax
    sbb r10, r12
    sbb rsi, 0
    sbb rdi, 0
    mov r12d, 0xffffffff
    and r15, r12
    add rbx, rax
    adc r14, r10
    adc rbp, rsi
    adc r15, rdi
    ; MM = M^2: subtract the modulus; keep the difference unless it borrows
    mov rax, rbx
    sub rax, 1
    mov r10, r14
    sbb r10, r11
    mov rsi, rbp
    sbb rsi, -1
    mov rdi, r15
    sbb rdi, r12
    cmovc rax, rbx
    cmovc r10, r14
    cmovc rsi, rbp
    cmovc rdi, r15
    ; U2 = 2*U: 2*a, below 2*p
    mov rbx, qword [rsp + 80]
    add rbx, rbx
    mov rbp, qword [rsp + 112]
    adc rbp, rbp
    mov r13, qword [rsp + 64]
    adc r13, r13
    mov r14, qword [rsp + 40]
    adc r14, r14
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov r15, rbx
    sub r15, 1
    mov qword [rsp + 88], r9
    mov r9, rbp
    sbb r9, r11
    mov qword [rsp + 120], rcx
    mov rcx, r13
    sbb rcx, -1
    mov qword [rsp + 128], r8
    mov r8, r14
    sbb r8, r12
    cmovc r15, rbx
    cmovc r9, rbp
    cmovc rcx, r13
    cmovc r8, r14
    ; X3 = MM - U2: a - b
    sub rax, r15
    sbb r10, r9
    sbb rsi, rcx
    sbb rdi, r8
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rcx, rcx
    mov r8, rcx
    and r8, 1
    mov r9, rcx
    and r9, r11
    mov rbx, rcx
    and rbx, r12
    add rax, r8
    mov r8, qword [rsp]
    mov qword [r8], rax
    adc r10, r9
    mov qword [r8 + 8], r10
    adc rsi, rcx
    mov qword [r8 + 16], rsi
    adc rdi, rbx
    mov qword [r8 + 24], rdi
    ; t3 = U - X3: a - b
    mov rcx, qword [rsp + 80]
    sub rcx, rax
    mov rax, qword [rsp + 112]
    sbb rax, r10
    mov r9, qword [rsp + 64]
    sbb r9, rsi
    mov r10, qword [rsp + 40]
    sbb r10, rdi
    ; t3 = U - X3: add the modulus where it borrowed
    sbb rsi, rsi
    mov rdi, rsi
    and rdi, 1
    mov rbx, rsi
    and rbx, r11
    mov rbp, rsi
    and rbp, r12
    add rcx, rdi
    adc rax, rbx
    adc r9, rsi
    adc r10, rbp
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rdi, rsi, qword [rsp + 48]
    mulx rbp, rbx, qword [rsp + 96]
    add rsi, rbp
    mulx r13, rbp, qword [rsp + 104]
    adc rbp, rdi
    mulx rdi, rcx, qword [rsp + 32]
    adc rcx, r13
    adc rdi, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r14, r13, qword [rsp + 96]
    xor r15d, r15d
    adcx rsi, r13
    mulx rax, r13, qword [rsp + 48]
    adcx rbp, r13
    adox rbp, r14
    mulx r14, r13, qword [rsp + 104]
    adcx rcx, r13
    adox rcx, rax
    mulx r13, rax, qword [rsp + 32]
    adcx rdi, rax
    adox rdi, r14
    adcx r15, r15
    adox r15, r13
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, r9
    mulx r13, rax, qword [rsp + 96]
    xor r14d, r14d
    adcx rbp, rax
    mulx r9, rax, qword [rsp + 48]
    adcx rcx, rax
    adox rcx, r13
    mulx r13, rax, qword [rsp + 104]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rsp + 32]
    adcx r15, rax
    adox r15, r13
    adcx r14, r14
    adox r14, r9
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rax, qword [rsp + 32]
    imul rax, r10
    mov rdx, r10
    mulx r13, r9, qword [rsp + 96]
    xor r10d, r10d
    adcx rcx, r9
    mulx r12, r9, qword [rsp + 48]
    adcx rdi, r9
    adox rdi, r13
    mulx r13, r9, qword [rsp + 104]
    adcx r15, r9
    adox r15, r12
    adcx r14, rax
    adox r14, r13
    ; t4 = M * t3: fold: the part above 2^320, times 2^320 mod p, onto the part below
    add rcx, r15
    adc rdi, r14
    adc r10, r10
    mov rax, r15
    shl rax, 32
    shrd r15, r14, 32
    shr r14, 32
    sub rsi, rax
    sbb rbp, r15
    sbb rcx, r14
    sbb rdi, 0
    sbb r10, 0
    ; t4 = M * t3: last fold, at 2^224; the sum is below 2*p
    mov rax, rcx
    shrd rax, rdi, 32
    mov r9, rcx
    and r9, r11
    mov r12, rdi
    shrd r12, r10, 32
    neg rax
    sbb r9, r12
    sbb rdi, 0
    sbb r10, 0
    mov r12d, 0xffffffff
    and rcx, r12
    add rbx, rax
    adc rsi, r9
    adc rbp, rdi
    adc rcx, r10
    ; t4 = M * t3: subtract the modulus; keep the difference unless it borrows
    mov rax, rbx
    sub rax, 1
    mov r9, rsi
    sbb r9, r11
    mov r10, rbp
    sbb r10, -1
    mov rdi, rcx
    sbb rdi, r12
    cmovc rax, rbx
    cmovc r9, rsi
    cmovc r10, rbp
    cmovc rdi, rcx
    mov rcx, qword [rsp + 128]
    mov rsi, qword [rsp + 120]
    shrd rsi, rcx, 1
    mov rbx, qword [rsp + 88]
    shrd rcx, rbx, 1
    mov rbp, qword [rsp + 72]
    shrd rbx, rbp, 1
    shr rbp, 1
    ; Y3 = t4 - Y8: a - b
    sub rax, rsi
    sbb r9, rcx
    sbb r10, rbx
    sbb rdi, rbp
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rcx, rcx
    mov rsi, rcx
    and rsi, 1
    and r11, rcx
    and r12, rcx
    add rax, rsi
    mov qword [r8 + 32], rax
    adc r9, r11
    mov qword [r8 + 40], r9
    adc r10, rcx
    mov qword [r8 + 48], r10
    adc rdi, r12
    mov qword [r8 + 56], rdi
    add rsp, 136
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
    dd 92, 28, p224_point_add_incomplete_fused - $ - 8, p224_point_add_incomplete_fused.end - p224_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x01
    db 0x04
    dd p224_point_add_incomplete_fused.end - p224_point_add_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p224_point_add_affine_incomplete_fused - $ - 8, p224_point_add_affine_incomplete_fused.end - p224_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x90, 0x02
    db 0x04
    dd p224_point_add_affine_incomplete_fused.end - p224_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p224_point_dbl_fused - $ - 8, p224_point_dbl_fused.end - p224_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc0, 0x01
    db 0x04
    dd p224_point_dbl_fused.end - p224_point_dbl_fused - 32
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
    dd p224_point_add_incomplete_fused + 0 wrt ..imagebase, p224_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p224_point_add_affine_incomplete_fused + 0 wrt ..imagebase, p224_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p224_point_dbl_fused + 0 wrt ..imagebase, p224_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x15, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p224_point_add_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x1b, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p224_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x11, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p224_point_dbl_fused + 0
%endif
