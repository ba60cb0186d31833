; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp224k1
; From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by secp224k1_point.c where the processor has BMI2 and ADX. A field operation is what the field's own
;     function does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values
;     that a function calls not reduced are only congruent to what the field's functions give.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP224K1_EXPORT
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
%ifdef SECP224K1_EXPORT
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
; uint64_t secp224k1_point_add_incomplete_fused(secp224k1_limb r[12], const secp224k1_limb p[12], const secp224k1_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL secp224k1_point_add_incomplete_fused
align 32
secp224k1_point_add_incomplete_fused:
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
    ; Z1Z1 = Z1^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r14, rbp, rbx
    xor r15d, r15d
    adcx r13, rbp
    mulx r12, rbp, r11
    adcx r9, rbp
    adox r9, r14
    mulx r14, rbp, r8
    adcx rcx, rbp
    adox rcx, r12
    mov rbp, 0x100000000
    adcx r10, rbp
    adox r10, r14
    adcx r15, r15
    mov r12d, 0
    adox r15, r12
    add r9, rbx
    adc rcx, r11
    adc r10, r8
    adc r15, 0
    ; Z1Z1 = Z1^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r10
    shrd r8, r15, 32
    mov r11, 0xffffffff00000000
    or r10, r11
    mov rdx, 0x100001a93
    mulx rbx, r8, r8
    add r13, r8
    adc r9, rbx
    adc rcx, 0
    adc r10, 0
    ; Z1Z1 = Z1^2: subtract W^n - p unless the sum carried
    cmovnc r12, rdx
    mov r8d, 0
    cmovc r11, r8
    sub r13, r12
    sbb r9, 0
    sbb rcx, 0
    sbb r10, r11
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rdx, qword [rax + 64]
    mulx rbx, r11, qword [rax + 80]
    mulx r14, r12, qword [rax + 72]
    xor r15d, r15d
    adcx r11, r14
    mulx r14, r8, qword [rax + 88]
    adcx r8, rbx
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rax + 72]
    mov qword [rsp], rdi
    mulx rdi, rbx, qword [rax + 80]
    adox r8, rbx
    adcx r14, r15
    mov qword [rsp + 8], r10
    mulx r10, rbx, qword [rax + 88]
    adox r14, rbx
    adox r15, r15
    add r14, rdi
    adc r15, r10
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rax + 88]
    mulx rdi, r10, qword [rax + 80]
    add r15, r10
    mov r10d, 0
    adc r10, r10
    add r10, rdi
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdi, rdx
    imul rdi, rdi
    xor ebx, ebx
    adcx r12, r12
    mov rdx, qword [rax + 64]
    mov qword [rsp + 16], rcx
    mov qword [rsp + 24], r9
    mulx r9, rcx, rdx
    adox r12, r9
    adcx r11, r11
    mov rdx, qword [rax + 72]
    mov qword [rsp + 32], r13
    mulx r13, r9, rdx
    adox r11, r9
    adcx r8, r8
    adox r8, r13
    adcx r14, r14
    mov rdx, qword [rax + 80]
    mulx r13, r9, rdx
    adox r14, r9
    adcx r15, r15
    adox r15, r13
    adcx r10, r10
    adox r10, rdi
    ; Z2Z2 = Z2^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rdi, r9, r14
    xor r13d, r13d
    adcx rcx, r9
    mulx rbx, r9, r15
    adcx r12, r9
    adox r12, rdi
    mulx rdi, r9, r10
    adcx r11, r9
    adox r11, rbx
    adcx r8, rbp
    adox r8, rdi
    adcx r13, r13
    mov r9d, 0
    adox r13, r9
    add r12, r14
    adc r11, r15
    adc r8, r10
    adc r13, 0
    ; Z2Z2 = Z2^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r10, r8
    shrd r10, r13, 32
    mov rdi, 0xffffffff00000000
    or r8, rdi
    mov rdx, 0x100001a93
    mulx rbx, r10, r10
    add rcx, r10
    adc r12, rbx
    adc r11, 0
    adc r8, 0
    ; Z2Z2 = Z2^2: subtract W^n - p unless the sum carried
    cmovnc r9, rdx
    mov r10d, 0
    cmovc rdi, r10
    sub rcx, r9
    sbb r12, 0
    sbb r11, 0
    sbb r8, rdi
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, rcx
    mulx rdi, r9, qword [rsi + 8]
    mulx r13, rbx, qword [rsi]
    add r9, r13
    mulx r14, r13, qword [rsi + 16]
    adc r13, rdi
    mulx r15, rdi, qword [rsi + 24]
    adc rdi, r14
    adc r15, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mov qword [rsp + 40], rcx
    mulx rcx, r14, qword [rsi]
    xor r12d, r12d
    adcx r9, r14
    mulx r14, r10, qword [rsi + 8]
    adcx r13, r10
    adox r13, rcx
    mulx r10, rcx, qword [rsi + 16]
    adcx rdi, rcx
    adox rdi, r14
    mulx r14, rcx, qword [rsi + 24]
    adcx r15, rcx
    adox r15, r10
    adcx r12, r12
    adox r12, r14
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r11
    mulx r14, r10, qword [rsi]
    xor r11d, r11d
    adcx r13, r10
    mov qword [rsp + 48], rcx
    mulx rcx, r10, qword [rsi + 8]
    adcx rdi, r10
    adox rdi, r14
    mulx r14, r10, qword [rsi + 16]
    adcx r15, r10
    adox r15, rcx
    mulx r10, rcx, qword [rsi + 24]
    adcx r12, rcx
    adox r12, r14
    adcx r11, r11
    adox r11, r10
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rsi + 24]
    imul rcx, r8
    mov r10, rdx
    mov rdx, r8
    mov qword [rsp + 56], r10
    mulx r10, r14, qword [rsi]
    xor r8d, r8d
    adcx rdi, r14
    mulx r8, r14, qword [rsi + 8]
    adcx r15, r14
    adox r15, r10
    mulx r14, r10, qword [rsi + 16]
    adcx r12, r10
    adox r12, r8
    adcx r11, rcx
    adox r11, r14
    ; U1 = X1 * Z2Z2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rcx, rdx
    mov rdx, 0x1a9300000000
    mulx r10, r8, r15
    xor r14d, r14d
    adcx rbx, r8
    mov qword [rsp + 64], rcx
    mulx rcx, r8, r12
    adcx r9, r8
    adox r9, r10
    mulx r10, r8, r11
    adcx r13, r8
    adox r13, rcx
    adcx rdi, rbp
    adox rdi, r10
    adcx r14, r14
    mov ecx, 0
    adox r14, rcx
    add r9, r15
    adc r13, r12
    adc rdi, r11
    adc r14, 0
    ; U1 = X1 * Z2Z2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, rdi
    shrd r8, r14, 32
    mov r10, 0xffffffff00000000
    or rdi, r10
    mov rdx, 0x100001a93
    mulx r11, r8, r8
    add rbx, r8
    adc r9, r11
    adc r13, 0
    adc rdi, 0
    ; U1 = X1 * Z2Z2: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r8d, 0
    cmovc r10, r8
    sub rbx, rcx
    sbb r9, 0
    sbb r13, 0
    sbb rdi, r10
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r10, rcx, qword [rax + 8]
    mulx r12, r11, qword [rax]
    add rcx, r12
    mulx r14, r12, qword [rax + 16]
    adc r12, r10
    mulx r15, r10, qword [rax + 24]
    adc r10, r14
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 72], rdi
    mulx rdi, r14, qword [rax]
    mov qword [rsp + 80], r13
    xor r13d, r13d
    adcx rcx, r14
    mulx r14, r8, qword [rax + 8]
    adcx r12, r8
    adox r12, rdi
    mulx rdi, r8, qword [rax + 16]
    adcx r10, r8
    adox r10, r14
    mulx r14, r8, qword [rax + 24]
    adcx r15, r8
    adox r15, rdi
    adcx r13, r13
    adox r13, r14
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx rdi, r8, qword [rax]
    xor r14d, r14d
    adcx r12, r8
    mov qword [rsp + 88], r9
    mulx r9, r8, qword [rax + 8]
    adcx r10, r8
    adox r10, rdi
    mulx rdi, r8, qword [rax + 16]
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, qword [rax + 24]
    adcx r13, r8
    adox r13, rdi
    adcx r14, r14
    adox r14, r9
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, qword [rax + 24]
    imul r8, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx rdi, r9, qword [rax]
    mov qword [rsp + 96], rbx
    xor ebx, ebx
    adcx r10, r9
    mov qword [rsp + 104], rsi
    mulx rsi, r9, qword [rax + 8]
    adcx r15, r9
    adox r15, rdi
    mulx rdi, r9, qword [rax + 16]
    adcx r13, r9
    adox r13, rsi
    adcx r14, r8
    adox r14, rdi
    ; U2 = X2 * Z1Z1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r9, r8, r15
    xor esi, esi
    adcx r11, r8
    mulx rdi, r8, r13
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, r14
    adcx r12, r8
    adox r12, rdi
    adcx r10, rbp
    adox r10, r9
    adcx rsi, rsi
    mov r8d, 0
    adox rsi, r8
    add rcx, r15
    adc r12, r13
    adc r10, r14
    adc rsi, 0
    ; U2 = X2 * Z1Z1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, r10
    shrd r9, rsi, 32
    mov rsi, 0xffffffff00000000
    or r10, rsi
    mov rdx, 0x100001a93
    mulx rdi, r9, r9
    add r11, r9
    adc rcx, rdi
    adc r12, 0
    adc r10, 0
    ; U2 = X2 * Z1Z1: subtract W^n - p unless the sum carried
    cmovnc r8, rdx
    mov r9d, 0
    cmovc rsi, r9
    sub r11, r8
    sbb rcx, 0
    sbb r12, 0
    sbb r10, rsi
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 40]
    mulx rsi, r8, qword [rax + 72]
    mulx rbx, rdi, qword [rax + 64]
    add r8, rbx
    mulx r13, rbx, qword [rax + 80]
    adc rbx, rsi
    mulx r14, rsi, qword [rax + 88]
    adc rsi, r13
    adc r14, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 48]
    mulx r15, r13, qword [rax + 64]
    mov qword [rsp + 40], r10
    xor r10d, r10d
    adcx r8, r13
    mulx r13, r9, qword [rax + 72]
    adcx rbx, r9
    adox rbx, r15
    mulx r15, r9, qword [rax + 80]
    adcx rsi, r9
    adox rsi, r13
    mulx r13, r9, qword [rax + 88]
    adcx r14, r9
    adox r14, r15
    adcx r10, r10
    adox r10, r13
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 56]
    mulx r13, r9, qword [rax + 64]
    xor r15d, r15d
    adcx rbx, r9
    mov qword [rsp + 48], r12
    mulx r12, r9, qword [rax + 72]
    adcx rsi, r9
    adox rsi, r13
    mulx r13, r9, qword [rax + 80]
    adcx r14, r9
    adox r14, r12
    mulx r12, r9, qword [rax + 88]
    adcx r10, r9
    adox r10, r13
    adcx r15, r15
    adox r15, r12
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov r9, qword [rax + 88]
    imul r9, qword [rsp + 64]
    mov rdx, qword [rsp + 64]
    mulx r13, r12, qword [rax + 64]
    mov qword [rsp + 56], rcx
    xor ecx, ecx
    adcx rsi, r12
    mov qword [rsp + 112], r11
    mulx r11, r12, qword [rax + 72]
    adcx r14, r12
    adox r14, r13
    mulx r13, r12, qword [rax + 80]
    adcx r10, r12
    adox r10, r11
    adcx r15, r9
    adox r15, r13
    ; t0 = Z2 * Z2Z2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r11, r9, r14
    xor r12d, r12d
    adcx rdi, r9
    mulx r9, rcx, r10
    adcx r8, rcx
    adox r8, r11
    mulx r11, rcx, r15
    adcx rbx, rcx
    adox rbx, r9
    adcx rsi, rbp
    adox rsi, r11
    adcx r12, r12
    mov ecx, 0
    adox r12, rcx
    add r8, r14
    adc rbx, r10
    adc rsi, r15
    adc r12, 0
    ; t0 = Z2 * Z2Z2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, rsi
    shrd r9, r12, 32
    mov r10, 0xffffffff00000000
    or rsi, r10
    mov rdx, 0x100001a93
    mulx r11, r9, r9
    add rdi, r9
    adc r8, r11
    adc rbx, 0
    adc rsi, 0
    ; t0 = Z2 * Z2Z2: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r9d, 0
    cmovc r10, r9
    sub rdi, rcx
    sbb r8, 0
    sbb rbx, 0
    sbb rsi, r10
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, rdi
    mov rcx, qword [rsp + 104]
    mulx r11, r10, qword [rcx + 40]
    mulx r13, r12, qword [rcx + 32]
    add r10, r13
    mulx r14, r13, qword [rcx + 48]
    adc r13, r11
    mulx rdi, r11, qword [rcx + 56]
    adc r11, r14
    adc rdi, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r15, r14, qword [rcx + 32]
    xor r8d, r8d
    adcx r10, r14
    mulx r14, r9, qword [rcx + 40]
    adcx r13, r9
    adox r13, r15
    mulx r15, r9, qword [rcx + 48]
    adcx r11, r9
    adox r11, r14
    mulx r14, r9, qword [rcx + 56]
    adcx rdi, r9
    adox rdi, r15
    adcx r8, r8
    adox r8, r14
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx r14, r9, qword [rcx + 32]
    xor r15d, r15d
    adcx r13, r9
    mulx rbx, r9, qword [rcx + 40]
    adcx r11, r9
    adox r11, r14
    mulx r14, r9, qword [rcx + 48]
    adcx rdi, r9
    adox rdi, rbx
    mulx rbx, r9, qword [rcx + 56]
    adcx r8, r9
    adox r8, r14
    adcx r15, r15
    adox r15, rbx
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov r9, qword [rcx + 56]
    imul r9, rsi
    mov rdx, rsi
    mulx r14, rbx, qword [rcx + 32]
    xor esi, esi
    adcx r11, rbx
    mov qword [rsp + 64], rax
    mulx rax, rbx, qword [rcx + 40]
    adcx rdi, rbx
    adox rdi, r14
    mulx r14, rbx, qword [rcx + 48]
    adcx r8, rbx
    adox r8, rax
    adcx r15, r9
    adox r15, r14
    ; S1 = Y1 * t0: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r9, rax, rdi
    xor ebx, ebx
    adcx r12, rax
    mulx rsi, rax, r8
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, r15
    adcx r13, rax
    adox r13, rsi
    adcx r11, rbp
    adox r11, r9
    adcx rbx, rbx
    mov eax, 0
    adox rbx, rax
    add r10, rdi
    adc r13, r8
    adc r11, r15
    adc rbx, 0
    ; S1 = Y1 * t0: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r11
    shrd r8, rbx, 32
    mov r9, 0xffffffff00000000
    or r11, r9
    mov rdx, 0x100001a93
    mulx rsi, r8, r8
    add r12, r8
    adc r10, rsi
    adc r13, 0
    adc r11, 0
    ; S1 = Y1 * t0: subtract W^n - p unless the sum carried
    cmovnc rax, rdx
    mov r8d, 0
    cmovc r9, r8
    sub r12, rax
    sbb r10, 0
    sbb r13, 0
    sbb r11, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx r9, rax, qword [rcx + 72]
    mulx rdi, rsi, qword [rcx + 64]
    add rax, rdi
    mulx rbx, rdi, qword [rcx + 80]
    adc rdi, r9
    mulx r14, r9, qword [rcx + 88]
    adc r9, rbx
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mulx r15, rbx, qword [rcx + 64]
    mov qword [rsp + 32], r11
    xor r11d, r11d
    adcx rax, rbx
    mulx rbx, r8, qword [rcx + 72]
    adcx rdi, r8
    adox rdi, r15
    mulx r15, r8, qword [rcx + 80]
    adcx r9, r8
    adox r9, rbx
    mulx rbx, r8, qword [rcx + 88]
    adcx r14, r8
    adox r14, r15
    adcx r11, r11
    adox r11, rbx
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx rbx, r8, qword [rcx + 64]
    xor r15d, r15d
    adcx rdi, r8
    mov qword [rsp + 24], r13
    mulx r13, r8, qword [rcx + 72]
    adcx r9, r8
    adox r9, rbx
    mulx rbx, r8, qword [rcx + 80]
    adcx r14, r8
    adox r14, r13
    mulx r13, r8, qword [rcx + 88]
    adcx r11, r8
    adox r11, rbx
    adcx r15, r15
    adox r15, r13
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, qword [rcx + 88]
    imul r8, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx r13, rbx, qword [rcx + 64]
    mov qword [rsp + 16], r10
    xor r10d, r10d
    adcx r9, rbx
    mov qword [rsp + 120], r12
    mulx r12, rbx, qword [rcx + 72]
    adcx r14, rbx
    adox r14, r13
    mulx r13, rbx, qword [rcx + 80]
    adcx r11, rbx
    adox r11, r12
    adcx r15, r8
    adox r15, r13
    ; t1 = Z1 * Z1Z1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbx, r8, r14
    xor r12d, r12d
    adcx rsi, r8
    mulx r10, r8, r11
    adcx rax, r8
    adox rax, rbx
    mulx rbx, r8, r15
    adcx rdi, r8
    adox rdi, r10
    adcx r9, rbp
    adox r9, rbx
    adcx r12, r12
    mov r8d, 0
    adox r12, r8
    add rax, r14
    adc rdi, r11
    adc r9, r15
    adc r12, 0
    ; t1 = Z1 * Z1Z1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r10, r9
    shrd r10, r12, 32
    mov r11, 0xffffffff00000000
    or r9, r11
    mov rdx, 0x100001a93
    mulx rbx, r10, r10
    add rsi, r10
    adc rax, rbx
    adc rdi, 0
    adc r9, 0
    ; t1 = Z1 * Z1Z1: subtract W^n - p unless the sum carried
    cmovnc r8, rdx
    mov r10d, 0
    cmovc r11, r10
    sub rsi, r8
    sbb rax, 0
    sbb rdi, 0
    sbb r9, r11
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rsi
    mov r8, qword [rsp + 64]
    mulx rbx, r11, qword [r8 + 40]
    mulx r13, r12, qword [r8 + 32]
    add r11, r13
    mulx r14, r13, qword [r8 + 48]
    adc r13, rbx
    mulx rbx, rsi, qword [r8 + 56]
    adc rsi, r14
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r15, r14, qword [r8 + 32]
    xor eax, eax
    adcx r11, r14
    mulx r14, r10, qword [r8 + 40]
    adcx r13, r10
    adox r13, r15
    mulx r15, r10, qword [r8 + 48]
    adcx rsi, r10
    adox rsi, r14
    mulx r14, r10, qword [r8 + 56]
    adcx rbx, r10
    adox rbx, r15
    adcx rax, rax
    adox rax, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r14, r10, qword [r8 + 32]
    xor r15d, r15d
    adcx r13, r10
    mulx rdi, r10, qword [r8 + 40]
    adcx rsi, r10
    adox rsi, r14
    mulx r14, r10, qword [r8 + 48]
    adcx rbx, r10
    adox rbx, rdi
    mulx rdi, r10, qword [r8 + 56]
    adcx rax, r10
    adox rax, r14
    adcx r15, r15
    adox r15, rdi
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov r10, qword [r8 + 56]
    imul r10, r9
    mov rdx, r9
    mulx r14, rdi, qword [r8 + 32]
    xor r9d, r9d
    adcx rsi, rdi
    mulx rcx, rdi, qword [r8 + 40]
    adcx rbx, rdi
    adox rbx, r14
    mulx r14, rdi, qword [r8 + 48]
    adcx rax, rdi
    adox rax, rcx
    adcx r15, r10
    adox r15, r14
    ; S2 = Y2 * t1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r10, rcx, rbx
    xor edi, edi
    adcx r12, rcx
    mulx r9, rcx, rax
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, r15
    adcx r13, rcx
    adox r13, r9
    adcx rsi, rbp
    adox rsi, r10
    adcx rdi, rdi
    mov ecx, 0
    adox rdi, rcx
    add r11, rbx
    adc r13, rax
    adc rsi, r15
    adc rdi, 0
    ; S2 = Y2 * t1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rax, rsi
    shrd rax, rdi, 32
    mov r9, 0xffffffff00000000
    or rsi, r9
    mov rdx, 0x100001a93
    mulx r10, rax, rax
    add r12, rax
    adc r11, r10
    adc r13, 0
    adc rsi, 0
    ; S2 = Y2 * t1: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov eax, 0
    cmovc r9, rax
    sub r12, rcx
    sbb r11, 0
    sbb r13, 0
    sbb rsi, r9
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 112]
    sub rcx, qword [rsp + 96]
    mov r9, qword [rsp + 56]
    sbb r9, qword [rsp + 88]
    mov r10, qword [rsp + 48]
    sbb r10, qword [rsp + 80]
    mov rdi, qword [rsp + 40]
    sbb rdi, qword [rsp + 72]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb rbx, rbx
    mov r14, rbx
    mov r15, 0xfffffffeffffe56d
    and r14, r15
    mov rbp, rbx
    mov r15d, 0xffffffff
    and rbp, r15
    add rcx, r14
    adc r9, rbx
    adc r10, rbx
    adc rdi, rbp
    ; r = S2 - S1: a - b
    sub r12, qword [rsp + 120]
    sbb r11, qword [rsp + 16]
    sbb r13, qword [rsp + 24]
    sbb rsi, qword [rsp + 32]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb rbx, rbx
    mov rbp, rbx
    mov r14, 0xfffffffeffffe56d
    and rbp, r14
    mov r14, rbx
    and r14, r15
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov rdx, qword [r8 + 64]
    mov r15, qword [rsp + 104]
    mov qword [rsp + 40], rdi
    mov qword [rsp + 48], r10
    mulx r10, rdi, qword [r15 + 72]
    mov qword [rsp + 56], r9
    mov qword [rsp + 112], rcx
    mulx rcx, r9, qword [r15 + 64]
    mov qword [rsp + 8], r9
    xor r9d, r9d
    adox rdi, rcx
    mulx rcx, rax, qword [r15 + 80]
    adox rax, r10
    mov qword [rsp + 128], rax
    mulx rax, r10, qword [r15 + 88]
    adox r10, rcx
    adox rax, r9
    adcx r12, rbp
    adcx r11, rbx
    adcx r13, rbx
    adcx rsi, r14
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r8 + 72]
    mulx rbx, rcx, qword [r15 + 64]
    xor ebp, ebp
    adcx rdi, rcx
    mulx r9, rcx, qword [r15 + 72]
    adcx rcx, qword [rsp + 128]
    adox rcx, rbx
    mulx r14, rbx, qword [r15 + 80]
    adcx r10, rbx
    adox r10, r9
    mulx rbx, r9, qword [r15 + 88]
    adcx rax, r9
    adox rax, r14
    adcx rbp, rbp
    adox rbp, rbx
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r8 + 80]
    mulx rbx, r9, qword [r15 + 64]
    xor r14d, r14d
    adcx rcx, r9
    mov qword [rsp + 128], rsi
    mulx rsi, r9, qword [r15 + 72]
    adcx r10, r9
    adox r10, rbx
    mulx rbx, r9, qword [r15 + 80]
    adcx rax, r9
    adox rax, rsi
    mulx rsi, r9, qword [r15 + 88]
    adcx rbp, r9
    adox rbp, rbx
    adcx r14, r14
    adox r14, rsi
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov r9, qword [r15 + 88]
    imul r9, qword [r8 + 88]
    mov rdx, qword [r8 + 88]
    mulx rbx, rsi, qword [r15 + 64]
    mov qword [rsp + 136], r11
    xor r11d, r11d
    adcx r10, rsi
    mov qword [rsp + 144], r12
    mulx r12, rsi, qword [r15 + 72]
    adcx rax, rsi
    adox rax, rbx
    mulx rbx, rsi, qword [r15 + 80]
    adcx rbp, rsi
    adox rbp, r12
    adcx r14, r9
    adox r14, rbx
    ; t7 = Z1 * Z2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r9, r8, rax
    xor esi, esi
    adcx r8, qword [rsp + 8]
    mulx rbx, r11, rbp
    adcx rdi, r11
    adox rdi, r9
    mulx r11, r9, r14
    adcx rcx, r9
    adox rcx, rbx
    mov r9, 0x100000000
    adcx r10, r9
    adox r10, r11
    adcx rsi, rsi
    mov r11d, 0
    adox rsi, r11
    add rdi, rax
    adc rcx, rbp
    adc r10, r14
    adc rsi, 0
    ; t7 = Z1 * Z2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, rsi, 32
    mov rsi, 0xffffffff00000000
    or r10, rsi
    mov rdx, 0x100001a93
    mulx rbx, rax, rax
    add r8, rax
    adc rdi, rbx
    adc rcx, 0
    adc r10, 0
    ; t7 = Z1 * Z2: subtract W^n - p unless the sum carried
    cmovnc r11, rdx
    mov eax, 0
    cmovc rsi, rax
    sub r8, r11
    sbb rdi, 0
    sbb rcx, 0
    sbb r10, rsi
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 112]
    mulx rsi, r11, rdi
    mulx rbp, rbx, r8
    add r11, rbp
    mulx r12, rbp, rcx
    adc rbp, rsi
    mulx r14, rsi, r10
    adc rsi, r12
    adc r14, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mulx r15, r12, r8
    mov qword [rsp + 8], r13
    xor r13d, r13d
    adcx r11, r12
    mulx r12, rax, rdi
    adcx rbp, rax
    adox rbp, r15
    mulx r15, rax, rcx
    adcx rsi, rax
    adox rsi, r12
    mulx r12, rax, r10
    adcx r14, rax
    adox r14, r15
    adcx r13, r13
    adox r13, r12
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 48]
    mulx r12, rax, r8
    xor r15d, r15d
    adcx rbp, rax
    mulx r9, rax, rdi
    adcx rsi, rax
    adox rsi, r12
    mulx r12, rax, rcx
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, r10
    adcx r13, rax
    adox r13, r12
    adcx r15, r15
    adox r15, r9
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    imul r10, qword [rsp + 40]
    mov rdx, qword [rsp + 40]
    mulx r8, rax, r8
    xor r9d, r9d
    adcx rsi, rax
    mulx rdi, rax, rdi
    adcx r14, rax
    adox r14, r8
    mulx rcx, rax, rcx
    adcx r13, rax
    adox r13, rdi
    adcx r15, r10
    adox r15, rcx
    ; Z3 = t7 * H: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rcx, rax, r14
    xor r8d, r8d
    adcx rbx, rax
    mulx r9, rax, r13
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, r15
    adcx rbp, rax
    adox rbp, r9
    mov rax, 0x100000000
    adcx rsi, rax
    adox rsi, rcx
    adcx r8, r8
    mov ecx, 0
    adox r8, rcx
    add r11, r14
    adc rbp, r13
    adc rsi, r15
    adc r8, 0
    ; Z3 = t7 * H: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, rsi
    shrd r9, r8, 32
    mov r8, 0xffffffff00000000
    or rsi, r8
    mov rdx, 0x100001a93
    mulx r10, r9, r9
    add rbx, r9
    adc r11, r10
    adc rbp, 0
    adc rsi, 0
    ; Z3 = t7 * H: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r9d, 0
    cmovc r8, r9
    sub rbx, rcx
    mov rcx, qword [rsp]
    mov qword [rcx + 64], rbx
    sbb r11, 0
    mov qword [rcx + 72], r11
    sbb rbp, 0
    mov qword [rcx + 80], rbp
    sbb rsi, r8
    mov qword [rcx + 88], rsi
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 112]
    mulx r10, r8, qword [rsp + 48]
    mulx r12, rdi, qword [rsp + 56]
    xor r13d, r13d
    adcx r8, r12
    mulx r12, r9, qword [rsp + 40]
    adcx r9, r10
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r14, r10, qword [rsp + 48]
    adox r9, r10
    adcx r12, r13
    mulx r15, r10, qword [rsp + 40]
    adox r12, r10
    adox r13, r13
    add r12, r14
    adc r13, r15
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r14, r10, qword [rsp + 48]
    add r13, r10
    mov r10d, 0
    adc r10, r10
    add r10, r14
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    xor r15d, r15d
    adcx rdi, rdi
    mov rdx, qword [rsp + 112]
    mulx rsi, r11, rdx
    adox rdi, rsi
    adcx r8, r8
    mov rdx, qword [rsp + 56]
    mulx rbx, rsi, rdx
    adox r8, rsi
    adcx r9, r9
    adox r9, rbx
    adcx r12, r12
    mov rdx, qword [rsp + 48]
    mulx rbx, rsi, rdx
    adox r12, rsi
    adcx r13, r13
    adox r13, rbx
    adcx r10, r10
    adox r10, r14
    ; HH = H^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbx, rsi, r12
    xor r14d, r14d
    adcx r11, rsi
    mulx r15, rsi, r13
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, r10
    adcx r8, rsi
    adox r8, r15
    adcx r9, rax
    adox r9, rbx
    adcx r14, r14
    mov esi, 0
    adox r14, rsi
    add rdi, r12
    adc r8, r13
    adc r9, r10
    adc r14, 0
    ; HH = H^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r10, r9
    shrd r10, r14, 32
    mov rbx, 0xffffffff00000000
    or r9, rbx
    mov rdx, 0x100001a93
    mulx r12, r10, r10
    add r11, r10
    adc rdi, r12
    adc r8, 0
    adc r9, 0
    ; HH = H^2: subtract W^n - p unless the sum carried
    cmovnc rsi, rdx
    mov r10d, 0
    cmovc rbx, r10
    sub r11, rsi
    sbb rdi, 0
    sbb r8, 0
    sbb r9, rbx
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r11
    mulx rbx, rsi, qword [rsp + 56]
    mulx r13, r12, qword [rsp + 112]
    add rsi, r13
    mulx r14, r13, qword [rsp + 48]
    adc r13, rbx
    mulx r15, rbx, qword [rsp + 40]
    adc rbx, r14
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mulx rbp, r14, qword [rsp + 112]
    xor edi, edi
    adcx rsi, r14
    mulx r14, r10, qword [rsp + 56]
    adcx r13, r10
    adox r13, rbp
    mulx rbp, r10, qword [rsp + 48]
    adcx rbx, r10
    adox rbx, r14
    mulx r14, r10, qword [rsp + 40]
    adcx r15, r10
    adox r15, rbp
    adcx rdi, rdi
    adox rdi, r14
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, r8
    mulx r14, rbp, qword [rsp + 112]
    xor r8d, r8d
    adcx r13, rbp
    mulx rcx, rbp, qword [rsp + 56]
    adcx rbx, rbp
    adox rbx, r14
    mulx r14, rbp, qword [rsp + 48]
    adcx r15, rbp
    adox r15, rcx
    mulx rbp, rcx, qword [rsp + 40]
    adcx rdi, rcx
    adox rdi, r14
    adcx r8, r8
    adox r8, rbp
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rsp + 40]
    imul rcx, r9
    mov rbp, rdx
    mov rdx, r9
    mov qword [rsp + 64], rbp
    mulx rbp, r14, qword [rsp + 112]
    xor r9d, r9d
    adcx rbx, r14
    mov qword [rsp + 104], r10
    mulx r10, r14, qword [rsp + 56]
    adcx r15, r14
    adox r15, rbp
    mulx r14, rbp, qword [rsp + 48]
    adcx rdi, rbp
    adox rdi, r10
    adcx r8, rcx
    adox r8, r14
    ; HHH = H * HH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rcx, rdx
    mov rdx, 0x1a9300000000
    mulx rbp, r10, r15
    xor r14d, r14d
    adcx r12, r10
    mulx r10, r9, rdi
    adcx rsi, r9
    adox rsi, rbp
    mulx rbp, r9, r8
    adcx r13, r9
    adox r13, r10
    adcx rbx, rax
    adox rbx, rbp
    adcx r14, r14
    mov r9d, 0
    adox r14, r9
    add rsi, r15
    adc r13, rdi
    adc rbx, r8
    adc r14, 0
    ; HHH = H * HH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, rbx
    shrd r8, r14, 32
    mov r10, 0xffffffff00000000
    or rbx, r10
    mov rdx, 0x100001a93
    mulx rdi, r8, r8
    add r12, r8
    adc rsi, rdi
    adc r13, 0
    adc rbx, 0
    ; HHH = H * HH: subtract W^n - p unless the sum carried
    cmovnc r9, rdx
    mov r8d, 0
    cmovc r10, r8
    sub r12, r9
    sbb rsi, 0
    sbb r13, 0
    sbb rbx, r10
    ; V = U1 * HH: product, row 0: a * b[0]
    mov rdx, r11
    mulx r10, r9, qword [rsp + 88]
    mulx rbp, rdi, qword [rsp + 96]
    add r9, rbp
    mulx r14, rbp, qword [rsp + 80]
    adc rbp, r10
    mulx r11, r10, qword [rsp + 72]
    adc r10, r14
    adc r11, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 104]
    mulx r15, r14, qword [rsp + 96]
    mov qword [rsp + 152], rbx
    xor ebx, ebx
    adcx r9, r14
    mulx r14, r8, qword [rsp + 88]
    adcx rbp, r8
    adox rbp, r15
    mulx r15, r8, qword [rsp + 80]
    adcx r10, r8
    adox r10, r14
    mulx r14, r8, qword [rsp + 72]
    adcx r11, r8
    adox r11, r15
    adcx rbx, rbx
    adox rbx, r14
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 64]
    mulx r14, r8, qword [rsp + 96]
    xor r15d, r15d
    adcx rbp, r8
    mov qword [rsp + 104], r13
    mulx r13, r8, qword [rsp + 88]
    adcx r10, r8
    adox r10, r14
    mulx r14, r8, qword [rsp + 80]
    adcx r11, r8
    adox r11, r13
    mulx r13, r8, qword [rsp + 72]
    adcx rbx, r8
    adox rbx, r14
    adcx r15, r15
    adox r15, r13
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov r8, qword [rsp + 72]
    imul r8, rcx
    mov rdx, rcx
    mulx r14, r13, qword [rsp + 96]
    xor ecx, ecx
    adcx r10, r13
    mov qword [rsp + 96], rsi
    mulx rsi, r13, qword [rsp + 88]
    adcx r11, r13
    adox r11, r14
    mulx r14, r13, qword [rsp + 80]
    adcx rbx, r13
    adox rbx, rsi
    adcx r15, r8
    adox r15, r14
    ; V = U1 * HH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rsi, r8, r11
    xor r13d, r13d
    adcx rdi, r8
    mulx r8, rcx, rbx
    adcx r9, rcx
    adox r9, rsi
    mulx rsi, rcx, r15
    adcx rbp, rcx
    adox rbp, r8
    adcx r10, rax
    adox r10, rsi
    adcx r13, r13
    mov ecx, 0
    adox r13, rcx
    add r9, r11
    adc rbp, rbx
    adc r10, r15
    adc r13, 0
    ; V = U1 * HH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r10
    shrd r8, r13, 32
    mov r11, 0xffffffff00000000
    or r10, r11
    mov rdx, 0x100001a93
    mulx rsi, r8, r8
    add rdi, r8
    adc r9, rsi
    adc rbp, 0
    adc r10, 0
    ; V = U1 * HH: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r8d, 0
    cmovc r11, r8
    sub rdi, rcx
    sbb r9, 0
    sbb rbp, 0
    sbb r10, r11
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 144]
    mulx r11, rcx, qword [rsp + 8]
    mulx rbx, rsi, qword [rsp + 136]
    xor r13d, r13d
    adcx rcx, rbx
    mulx rbx, r8, qword [rsp + 128]
    adcx r8, r11
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 136]
    mulx r14, r11, qword [rsp + 8]
    adox r8, r11
    adcx rbx, r13
    mulx r15, r11, qword [rsp + 128]
    adox rbx, r11
    adox r13, r13
    add rbx, r14
    adc r13, r15
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 128]
    mulx r14, r11, qword [rsp + 8]
    add r13, r11
    mov r11d, 0
    adc r11, r11
    add r11, r14
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    xor r15d, r15d
    adcx rsi, rsi
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 80], r12
    mov qword [rsp + 88], r10
    mulx r10, r12, rdx
    adox rsi, r10
    adcx rcx, rcx
    mov rdx, qword [rsp + 136]
    mov qword [rsp + 72], rbp
    mulx rbp, r10, rdx
    adox rcx, r10
    adcx r8, r8
    adox r8, rbp
    adcx rbx, rbx
    mov rdx, qword [rsp + 8]
    mulx rbp, r10, rdx
    adox rbx, r10
    adcx r13, r13
    adox r13, rbp
    adcx r11, r11
    adox r11, r14
    ; rr = r^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbp, r10, rbx
    xor r14d, r14d
    adcx r12, r10
    mulx r15, r10, r13
    adcx rsi, r10
    adox rsi, rbp
    mulx rbp, r10, r11
    adcx rcx, r10
    adox rcx, r15
    adcx r8, rax
    adox r8, rbp
    adcx r14, r14
    mov r10d, 0
    adox r14, r10
    add rsi, rbx
    adc rcx, r13
    adc r8, r11
    adc r14, 0
    ; rr = r^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r11, r8
    shrd r11, r14, 32
    mov rbx, 0xffffffff00000000
    or r8, rbx
    mov rdx, 0x100001a93
    mulx rbp, r11, r11
    add r12, r11
    adc rsi, rbp
    adc rcx, 0
    adc r8, 0
    ; rr = r^2: subtract W^n - p unless the sum carried
    cmovnc r10, rdx
    mov r11d, 0
    cmovc rbx, r11
    sub r12, r10
    sbb rsi, 0
    sbb rcx, 0
    sbb r8, rbx
    ; V2 = 2*V: 2*a, below 2*p
    mov r10, rdi
    add r10, r10
    mov rbx, r9
    adc rbx, rbx
    mov rbp, qword [rsp + 72]
    adc rbp, rbp
    mov r13, qword [rsp + 88]
    adc r13, r13
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r14, r10
    mov r15, 0xfffffffeffffe56d
    sub r14, r15
    mov rax, rbx
    sbb rax, -1
    mov qword [rsp + 64], r9
    mov r9, rbp
    sbb r9, -1
    mov qword [rsp + 160], rdi
    mov rdi, r13
    mov r15d, 0xffffffff
    sbb rdi, r15
    cmovc r14, r10
    cmovc rax, rbx
    cmovc r9, rbp
    cmovc rdi, r13
    ; t3 = rr - HHH: a - b
    sub r12, qword [rsp + 80]
    sbb rsi, qword [rsp + 96]
    sbb rcx, qword [rsp + 104]
    sbb r8, qword [rsp + 152]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r10, r10
    mov rbx, r10
    mov rbp, 0xfffffffeffffe56d
    and rbx, rbp
    mov r13, r10
    and r13, r15
    add r12, rbx
    adc rsi, r10
    adc rcx, r10
    adc r8, r13
    ; X3 = t3 - V2: a - b
    sub r12, r14
    sbb rsi, rax
    sbb rcx, r9
    sbb r8, rdi
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb rax, rax
    mov r9, rax
    and r9, rbp
    mov r10, rax
    and r10, r15
    add r12, r9
    mov r9, qword [rsp]
    mov qword [r9], r12
    adc rsi, rax
    mov qword [r9 + 8], rsi
    adc rcx, rax
    mov qword [r9 + 16], rcx
    adc r8, r10
    mov qword [r9 + 24], r8
    ; t4 = V - X3: a - b
    mov rax, qword [rsp + 160]
    sub rax, r12
    mov r10, qword [rsp + 64]
    sbb r10, rsi
    mov rsi, qword [rsp + 72]
    sbb rsi, rcx
    mov rcx, qword [rsp + 88]
    sbb rcx, r8
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r8, r8
    mov rdi, r8
    and rdi, rbp
    mov rbx, r8
    and rbx, r15
    add rax, rdi
    adc r10, r8
    adc rsi, r8
    adc rcx, rbx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rax
    mulx rdi, r8, qword [rsp + 136]
    mulx r12, rbx, qword [rsp + 144]
    add r8, r12
    mulx r13, r12, qword [rsp + 8]
    adc r12, rdi
    mulx rdi, rax, qword [rsp + 128]
    adc rax, r13
    adc rdi, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx r14, r13, qword [rsp + 144]
    xor r10d, r10d
    adcx r8, r13
    mulx r13, r11, qword [rsp + 136]
    adcx r12, r11
    adox r12, r14
    mulx r14, r11, qword [rsp + 8]
    adcx rax, r11
    adox rax, r13
    mulx r13, r11, qword [rsp + 128]
    adcx rdi, r11
    adox rdi, r14
    adcx r10, r10
    adox r10, r13
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx r13, r11, qword [rsp + 144]
    xor r14d, r14d
    adcx r12, r11
    mulx rsi, r11, qword [rsp + 136]
    adcx rax, r11
    adox rax, r13
    mulx r13, r11, qword [rsp + 8]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 128]
    adcx r10, r11
    adox r10, r13
    adcx r14, r14
    adox r14, rsi
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov r11, qword [rsp + 128]
    imul r11, rcx
    mov rdx, rcx
    mulx r13, rsi, qword [rsp + 144]
    xor ecx, ecx
    adcx rax, rsi
    mulx r15, rsi, qword [rsp + 136]
    adcx rdi, rsi
    adox rdi, r13
    mulx r13, rsi, qword [rsp + 8]
    adcx r10, rsi
    adox r10, r15
    adcx r14, r11
    adox r14, r13
    ; t5 = r * t4: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rsi, r11, rdi
    xor r13d, r13d
    adcx rbx, r11
    mulx r11, rcx, r10
    adcx r8, rcx
    adox r8, rsi
    mulx rsi, rcx, r14
    adcx r12, rcx
    adox r12, r11
    mov rcx, 0x100000000
    adcx rax, rcx
    adox rax, rsi
    adcx r13, r13
    mov r11d, 0
    adox r13, r11
    add r8, rdi
    adc r12, r10
    adc rax, r14
    adc r13, 0
    ; t5 = r * t4: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r10, rax
    shrd r10, r13, 32
    mov rsi, 0xffffffff00000000
    or rax, rsi
    mov rdx, 0x100001a93
    mulx rdi, r10, r10
    add rbx, r10
    adc r8, rdi
    adc r12, 0
    adc rax, 0
    ; t5 = r * t4: subtract W^n - p unless the sum carried
    cmovnc r11, rdx
    mov r10d, 0
    cmovc rsi, r10
    sub rbx, r11
    sbb r8, 0
    sbb r12, 0
    sbb rax, rsi
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 80]
    mulx rsi, r11, qword [rsp + 16]
    mulx r13, rdi, qword [rsp + 120]
    add r11, r13
    mulx r14, r13, qword [rsp + 24]
    adc r13, rsi
    mulx r15, rsi, qword [rsp + 32]
    adc rsi, r14
    adc r15, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mulx rbp, r14, qword [rsp + 120]
    mov qword [rsp + 80], rax
    xor eax, eax
    adcx r11, r14
    mulx r14, r10, qword [rsp + 16]
    adcx r13, r10
    adox r13, rbp
    mulx rbp, r10, qword [rsp + 24]
    adcx rsi, r10
    adox rsi, r14
    mulx r14, r10, qword [rsp + 32]
    adcx r15, r10
    adox r15, rbp
    adcx rax, rax
    adox rax, r14
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx rbp, r10, qword [rsp + 120]
    xor r14d, r14d
    adcx r13, r10
    mov qword [rsp + 96], r12
    mulx r12, r10, qword [rsp + 16]
    adcx rsi, r10
    adox rsi, rbp
    mulx rbp, r10, qword [rsp + 24]
    adcx r15, r10
    adox r15, r12
    mulx r12, r10, qword [rsp + 32]
    adcx rax, r10
    adox rax, rbp
    adcx r14, r14
    adox r14, r12
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov r10, qword [rsp + 32]
    imul r10, qword [rsp + 152]
    mov rdx, qword [rsp + 152]
    mulx r12, rbp, qword [rsp + 120]
    mov qword [rsp + 120], r8
    xor r8d, r8d
    adcx rsi, rbp
    mov qword [rsp + 32], rbx
    mulx rbx, rbp, qword [rsp + 16]
    adcx r15, rbp
    adox r15, r12
    mulx r12, rbp, qword [rsp + 24]
    adcx rax, rbp
    adox rax, rbx
    adcx r14, r10
    adox r14, r12
    ; t6 = S1 * HHH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbx, r10, r15
    xor ebp, ebp
    adcx rdi, r10
    mulx r10, r8, rax
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, r14
    adcx r13, r8
    adox r13, r10
    adcx rsi, rcx
    adox rsi, rbx
    adcx rbp, rbp
    mov ecx, 0
    adox rbp, rcx
    add r11, r15
    adc r13, rax
    adc rsi, r14
    adc rbp, 0
    ; t6 = S1 * HHH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rax, rsi
    shrd rax, rbp, 32
    mov r8, 0xffffffff00000000
    or rsi, r8
    mov rdx, 0x100001a93
    mulx r10, rax, rax
    add rdi, rax
    adc r11, r10
    adc r13, 0
    adc rsi, 0
    ; t6 = S1 * HHH: subtract W^n - p unless the sum carried
    cmovc rdx, rcx
    cmovc r8, rcx
    sub rdi, rdx
    sbb r11, 0
    sbb r13, 0
    sbb rsi, r8
    ; Y3 = t5 - t6: a - b
    mov rax, qword [rsp + 32]
    sub rax, rdi
    mov r8, qword [rsp + 120]
    sbb r8, r11
    mov r10, qword [rsp + 96]
    sbb r10, r13
    mov r11, qword [rsp + 80]
    sbb r11, rsi
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rsi, rsi
    mov rdi, rsi
    mov rbx, 0xfffffffeffffe56d
    and rdi, rbx
    mov rbx, rsi
    mov ebp, 0xffffffff
    and rbx, rbp
    add rax, rdi
    mov qword [r9 + 32], rax
    adc r8, rsi
    mov qword [r9 + 40], r8
    adc r10, rsi
    mov qword [r9 + 48], r10
    adc r11, rbx
    mov qword [r9 + 56], r11
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 112]
    or rsi, qword [rsp + 56]
    or rsi, qword [rsp + 48]
    or rsi, qword [rsp + 40]
    cmp rsi, 1
    sbb rsi, rsi
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rdi, qword [rsp + 144]
    or rdi, qword [rsp + 136]
    or rdi, qword [rsp + 8]
    or rdi, qword [rsp + 128]
    cmp rdi, 1
    sbb rdi, rdi
    and rsi, rdi
    mov rax, rsi
    add rsp, 168
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t secp224k1_point_add_affine_incomplete_fused(secp224k1_limb r[12], const secp224k1_limb p[12], const secp224k1_limb q[8])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL secp224k1_point_add_affine_incomplete_fused
align 32
secp224k1_point_add_affine_incomplete_fused:
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
    ; Z1Z1 = Z1^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r14, rbp, rbx
    xor r15d, r15d
    adcx r13, rbp
    mulx r12, rbp, r11
    adcx r9, rbp
    adox r9, r14
    mulx r14, rbp, r8
    adcx rcx, rbp
    adox rcx, r12
    mov rbp, 0x100000000
    adcx r10, rbp
    adox r10, r14
    adcx r15, r15
    mov r12d, 0
    adox r15, r12
    add r9, rbx
    adc rcx, r11
    adc r10, r8
    adc r15, 0
    ; Z1Z1 = Z1^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r10
    shrd r8, r15, 32
    mov r11, 0xffffffff00000000
    or r10, r11
    mov rdx, 0x100001a93
    mulx rbx, r8, r8
    add r13, r8
    adc r9, rbx
    adc rcx, 0
    adc r10, 0
    ; Z1Z1 = Z1^2: subtract W^n - p unless the sum carried
    cmovnc r12, rdx
    mov r8d, 0
    cmovc r11, r8
    sub r13, r12
    sbb r9, 0
    sbb rcx, 0
    sbb r10, r11
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r13
    mulx rbx, r11, qword [rax + 8]
    mulx r14, r12, qword [rax]
    add r11, r14
    mulx r15, r14, qword [rax + 16]
    adc r14, rbx
    mulx r13, rbx, qword [rax + 24]
    adc rbx, r15
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov r15, rdx
    mov rdx, r9
    mov qword [rsp], rdi
    mulx rbp, rdi, qword [rax]
    xor r9d, r9d
    adcx r11, rdi
    mulx rdi, r8, qword [rax + 8]
    adcx r14, r8
    adox r14, rbp
    mulx rbp, r8, qword [rax + 16]
    adcx rbx, r8
    adox rbx, rdi
    mulx rdi, r8, qword [rax + 24]
    adcx r13, r8
    adox r13, rbp
    adcx r9, r9
    adox r9, rdi
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, rcx
    mulx rbp, rdi, qword [rax]
    xor ecx, ecx
    adcx r14, rdi
    mov qword [rsp + 8], r8
    mulx r8, rdi, qword [rax + 8]
    adcx rbx, rdi
    adox rbx, rbp
    mulx rbp, rdi, qword [rax + 16]
    adcx r13, rdi
    adox r13, r8
    mulx rdi, r8, qword [rax + 24]
    adcx r9, r8
    adox r9, rbp
    adcx rcx, rcx
    adox rcx, rdi
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, qword [rax + 24]
    imul r8, r10
    mov rdi, rdx
    mov rdx, r10
    mov qword [rsp + 16], rdi
    mulx rdi, rbp, qword [rax]
    xor r10d, r10d
    adcx rbx, rbp
    mov qword [rsp + 24], r15
    mulx r15, rbp, qword [rax + 8]
    adcx r13, rbp
    adox r13, rdi
    mulx rbp, rdi, qword [rax + 16]
    adcx r9, rdi
    adox r9, r15
    adcx rcx, r8
    adox rcx, rbp
    ; U2 = X2 * Z1Z1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov r8, rdx
    mov rdx, 0x1a9300000000
    mulx rbp, rdi, r13
    xor r15d, r15d
    adcx r12, rdi
    mulx rdi, r10, r9
    adcx r11, r10
    adox r11, rbp
    mulx rbp, r10, rcx
    adcx r14, r10
    adox r14, rdi
    mov r10, 0x100000000
    adcx rbx, r10
    adox rbx, rbp
    adcx r15, r15
    mov edi, 0
    adox r15, rdi
    add r11, r13
    adc r14, r9
    adc rbx, rcx
    adc r15, 0
    ; U2 = X2 * Z1Z1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rbx
    shrd rcx, r15, 32
    mov r9, 0xffffffff00000000
    or rbx, r9
    mov rdx, 0x100001a93
    mulx rbp, rcx, rcx
    add r12, rcx
    adc r11, rbp
    adc r14, 0
    adc rbx, 0
    ; U2 = X2 * Z1Z1: subtract W^n - p unless the sum carried
    cmovnc rdi, rdx
    mov ecx, 0
    cmovc r9, rcx
    sub r12, rdi
    sbb r11, 0
    sbb r14, 0
    sbb rbx, r9
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 24]
    mulx rdi, r9, qword [rsi + 72]
    mulx r13, rbp, qword [rsi + 64]
    add r9, r13
    mulx r15, r13, qword [rsi + 80]
    adc r13, rdi
    mov qword [rsp + 32], rbx
    mulx rbx, rdi, qword [rsi + 88]
    adc rdi, r15
    adc rbx, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 24], r14
    mulx r14, r15, qword [rsi + 64]
    mov qword [rsp + 40], r11
    xor r11d, r11d
    adcx r9, r15
    mulx r15, rcx, qword [rsi + 72]
    adcx r13, rcx
    adox r13, r14
    mulx r14, rcx, qword [rsi + 80]
    adcx rdi, rcx
    adox rdi, r15
    mulx r15, rcx, qword [rsi + 88]
    adcx rbx, rcx
    adox rbx, r14
    adcx r11, r11
    adox r11, r15
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r14, rcx, qword [rsi + 64]
    xor r15d, r15d
    adcx r13, rcx
    mov qword [rsp + 8], r12
    mulx r12, rcx, qword [rsi + 72]
    adcx rdi, rcx
    adox rdi, r14
    mulx r14, rcx, qword [rsi + 80]
    adcx rbx, rcx
    adox rbx, r12
    mulx r12, rcx, qword [rsi + 88]
    adcx r11, rcx
    adox r11, r14
    adcx r15, r15
    adox r15, r12
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rsi + 88]
    imul rcx, r8
    mov rdx, r8
    mulx r14, r12, qword [rsi + 64]
    xor r8d, r8d
    adcx rdi, r12
    mulx r8, r12, qword [rsi + 72]
    adcx rbx, r12
    adox rbx, r14
    mulx r14, r12, qword [rsi + 80]
    adcx r11, r12
    adox r11, r8
    adcx r15, rcx
    adox r15, r14
    ; t1 = Z1 * Z1Z1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r8, rcx, rbx
    xor r12d, r12d
    adcx rbp, rcx
    mulx r14, rcx, r11
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, r15
    adcx r13, rcx
    adox r13, r14
    adcx rdi, r10
    adox rdi, r8
    adcx r12, r12
    mov ecx, 0
    adox r12, rcx
    add r9, rbx
    adc r13, r11
    adc rdi, r15
    adc r12, 0
    ; t1 = Z1 * Z1Z1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, rdi
    shrd r8, r12, 32
    mov r11, 0xffffffff00000000
    or rdi, r11
    mov rdx, 0x100001a93
    mulx rbx, r8, r8
    add rbp, r8
    adc r9, rbx
    adc r13, 0
    adc rdi, 0
    ; t1 = Z1 * Z1Z1: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r8d, 0
    cmovc r11, r8
    sub rbp, rcx
    sbb r9, 0
    sbb r13, 0
    sbb rdi, r11
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rbp
    mulx r11, rcx, qword [rax + 40]
    mulx r12, rbx, qword [rax + 32]
    add rcx, r12
    mulx r14, r12, qword [rax + 48]
    adc r12, r11
    mulx rbp, r11, qword [rax + 56]
    adc r11, r14
    adc rbp, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r15, r14, qword [rax + 32]
    xor r9d, r9d
    adcx rcx, r14
    mulx r14, r8, qword [rax + 40]
    adcx r12, r8
    adox r12, r15
    mulx r15, r8, qword [rax + 48]
    adcx r11, r8
    adox r11, r14
    mulx r14, r8, qword [rax + 56]
    adcx rbp, r8
    adox rbp, r15
    adcx r9, r9
    adox r9, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx r14, r8, qword [rax + 32]
    xor r15d, r15d
    adcx r12, r8
    mulx r13, r8, qword [rax + 40]
    adcx r11, r8
    adox r11, r14
    mulx r14, r8, qword [rax + 48]
    adcx rbp, r8
    adox rbp, r13
    mulx r13, r8, qword [rax + 56]
    adcx r9, r8
    adox r9, r14
    adcx r15, r15
    adox r15, r13
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov r8, qword [rax + 56]
    imul r8, rdi
    mov rdx, rdi
    mulx r14, r13, qword [rax + 32]
    xor edi, edi
    adcx r11, r13
    mulx rdi, r13, qword [rax + 40]
    adcx rbp, r13
    adox rbp, r14
    mulx r14, r13, qword [rax + 48]
    adcx r9, r13
    adox r9, rdi
    adcx r15, r8
    adox r15, r14
    ; S2 = Y2 * t1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r8, rax, rbp
    xor edi, edi
    adcx rbx, rax
    mulx r13, rax, r9
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, r15
    adcx r12, rax
    adox r12, r13
    adcx r11, r10
    adox r11, r8
    adcx rdi, rdi
    mov eax, 0
    adox rdi, rax
    add rcx, rbp
    adc r12, r9
    adc r11, r15
    adc rdi, 0
    ; S2 = Y2 * t1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r11
    shrd r8, rdi, 32
    mov r9, 0xffffffff00000000
    or r11, r9
    mov rdx, 0x100001a93
    mulx rdi, r8, r8
    add rbx, r8
    adc rcx, rdi
    adc r12, 0
    adc r11, 0
    ; S2 = Y2 * t1: subtract W^n - p unless the sum carried
    cmovnc rax, rdx
    mov r8d, 0
    cmovc r9, r8
    sub rbx, rax
    sbb rcx, 0
    sbb r12, 0
    sbb r11, r9
    ; H = U2 - X1: a - b
    mov rax, qword [rsp + 8]
    sub rax, qword [rsi]
    mov r9, qword [rsp + 40]
    sbb r9, qword [rsi + 8]
    mov rdi, qword [rsp + 24]
    sbb rdi, qword [rsi + 16]
    mov rbp, qword [rsp + 32]
    sbb rbp, qword [rsi + 24]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb r13, r13
    mov r14, r13
    mov r15, 0xfffffffeffffe56d
    and r14, r15
    mov r10, r13
    mov r15d, 0xffffffff
    and r10, r15
    add rax, r14
    adc r9, r13
    adc rdi, r13
    adc rbp, r10
    ; r = S2 - Y1: a - b
    sub rbx, qword [rsi + 32]
    sbb rcx, qword [rsi + 40]
    sbb r12, qword [rsi + 48]
    sbb r11, qword [rsi + 56]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb r10, r10
    mov r13, r10
    mov r14, 0xfffffffeffffe56d
    and r13, r14
    mov r14, r10
    and r14, r15
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rax
    mov qword [rsp + 32], rbp
    mulx rbp, r15, qword [rsi + 72]
    mov qword [rsp + 24], rdi
    mulx rdi, rax, qword [rsi + 64]
    mov qword [rsp + 40], rax
    xor eax, eax
    adox r15, rdi
    mulx rdi, r8, qword [rsi + 80]
    adox r8, rbp
    mov qword [rsp + 8], r8
    mulx r8, rbp, qword [rsi + 88]
    adox rbp, rdi
    adox r8, rax
    adcx rbx, r13
    adcx rcx, r10
    adcx r12, r10
    adcx r11, r14
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r10, rdx
    mov rdx, r9
    mulx r13, rdi, qword [rsi + 64]
    xor r14d, r14d
    adcx r15, rdi
    mulx rdi, rax, qword [rsi + 72]
    adcx rax, qword [rsp + 8]
    adox rax, r13
    mulx r9, r13, qword [rsi + 80]
    adcx rbp, r13
    adox rbp, rdi
    mulx r13, rdi, qword [rsi + 88]
    adcx r8, rdi
    adox r8, r9
    adcx r14, r14
    adox r14, r13
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, qword [rsp + 24]
    mulx r13, rdi, qword [rsi + 64]
    mov qword [rsp + 8], r11
    xor r11d, r11d
    adcx rax, rdi
    mov qword [rsp + 16], rcx
    mulx rcx, rdi, qword [rsi + 72]
    adcx rbp, rdi
    adox rbp, r13
    mulx r13, rdi, qword [rsi + 80]
    adcx r8, rdi
    adox r8, rcx
    mulx rdi, rcx, qword [rsi + 88]
    adcx r14, rcx
    adox r14, r13
    adcx r11, r11
    adox r11, rdi
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rcx, qword [rsi + 88]
    imul rcx, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx r13, rdi, qword [rsi + 64]
    mov qword [rsp + 48], rbx
    xor ebx, ebx
    adcx rbp, rdi
    mov qword [rsp + 56], r12
    mulx r12, rdi, qword [rsi + 72]
    adcx r8, rdi
    adox r8, r13
    mulx r13, rdi, qword [rsi + 80]
    adcx r14, rdi
    adox r14, r12
    adcx r11, rcx
    adox r11, r13
    ; Z3 = Z1 * H: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rdi, rcx, r8
    xor r12d, r12d
    adcx rcx, qword [rsp + 40]
    mulx r13, rbx, r14
    adcx r15, rbx
    adox r15, rdi
    mulx rbx, rdi, r11
    adcx rax, rdi
    adox rax, r13
    mov rdi, 0x100000000
    adcx rbp, rdi
    adox rbp, rbx
    adcx r12, r12
    mov ebx, 0
    adox r12, rbx
    add r15, r8
    adc rax, r14
    adc rbp, r11
    adc r12, 0
    ; Z3 = Z1 * H: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, rbp
    shrd r8, r12, 32
    mov r11, 0xffffffff00000000
    or rbp, r11
    mov rdx, 0x100001a93
    mulx r12, r8, r8
    add rcx, r8
    adc r15, r12
    adc rax, 0
    adc rbp, 0
    ; Z3 = Z1 * H: subtract W^n - p unless the sum carried
    cmovnc rbx, rdx
    mov r8d, 0
    cmovc r11, r8
    sub rcx, rbx
    sbb r15, 0
    sbb rax, 0
    sbb rbp, r11
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, r10
    mulx rbx, r11, qword [rsp + 24]
    mulx r13, r12, r9
    xor r14d, r14d
    adcx r11, r13
    mulx r13, r8, qword [rsp + 32]
    adcx r8, rbx
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, r9
    mov qword [rsp + 40], rax
    mulx rax, rbx, qword [rsp + 24]
    adox r8, rbx
    adcx r13, r14
    mulx r9, rbx, qword [rsp + 32]
    adox r13, rbx
    adox r14, r14
    add r13, rax
    adc r14, r9
    ; HH = H^2: square, products of a[2] with the words above it
    mov rax, rdx
    mov rdx, qword [rsp + 32]
    mulx rbx, r9, qword [rsp + 24]
    add r14, r9
    mov r9d, 0
    adc r9, r9
    add r9, rbx
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rbx, rdx
    imul rbx, rbx
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adcx r12, r12
    mov rdx, r10
    mov qword [rsp + 72], rbp
    mov qword [rsp + 80], r15
    mulx r15, rbp, rdx
    adox r12, r15
    adcx r11, r11
    mov rdx, rax
    mov qword [rsp + 88], rsi
    mulx rsi, r15, rdx
    adox r11, r15
    adcx r8, r8
    adox r8, rsi
    adcx r13, r13
    mov rdx, qword [rsp + 24]
    mulx r15, rsi, rdx
    adox r13, rsi
    adcx r14, r14
    adox r14, r15
    adcx r9, r9
    adox r9, rbx
    ; HH = H^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rbx, rsi, r13
    xor r15d, r15d
    adcx rbp, rsi
    mulx rsi, rcx, r14
    adcx r12, rcx
    adox r12, rbx
    mulx rbx, rcx, r9
    adcx r11, rcx
    adox r11, rsi
    adcx r8, rdi
    adox r8, rbx
    adcx r15, r15
    mov ecx, 0
    adox r15, rcx
    add r12, r13
    adc r11, r14
    adc r8, r9
    adc r15, 0
    ; HH = H^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, r8
    shrd r9, r15, 32
    mov rsi, 0xffffffff00000000
    or r8, rsi
    mov rdx, 0x100001a93
    mulx rbx, r9, r9
    add rbp, r9
    adc r12, rbx
    adc r11, 0
    adc r8, 0
    ; HH = H^2: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r9d, 0
    cmovc rsi, r9
    sub rbp, rcx
    sbb r12, 0
    sbb r11, 0
    sbb r8, rsi
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mulx rsi, rcx, rax
    mulx r13, rbx, r10
    add rcx, r13
    mulx r14, r13, qword [rsp + 24]
    adc r13, rsi
    mulx r15, rsi, qword [rsp + 32]
    adc rsi, r14
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mulx rdi, r14, r10
    xor r12d, r12d
    adcx rcx, r14
    mulx r14, r9, rax
    adcx r13, r9
    adox r13, rdi
    mulx rdi, r9, qword [rsp + 24]
    adcx rsi, r9
    adox rsi, r14
    mulx r14, r9, qword [rsp + 32]
    adcx r15, r9
    adox r15, rdi
    adcx r12, r12
    adox r12, r14
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, r11
    mulx r14, rdi, r10
    xor r11d, r11d
    adcx r13, rdi
    mov qword [rsp + 96], r9
    mulx r9, rdi, rax
    adcx rsi, rdi
    adox rsi, r14
    mulx r14, rdi, qword [rsp + 24]
    adcx r15, rdi
    adox r15, r9
    mulx rdi, r9, qword [rsp + 32]
    adcx r12, r9
    adox r12, r14
    adcx r11, r11
    adox r11, rdi
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r9, qword [rsp + 32]
    imul r9, r8
    mov rdi, rdx
    mov rdx, r8
    mov qword [rsp + 104], rdi
    mulx rdi, r14, r10
    xor r8d, r8d
    adcx rsi, r14
    mov qword [rsp + 112], r10
    mulx r10, r14, rax
    adcx r15, r14
    adox r15, rdi
    mulx r14, rdi, qword [rsp + 24]
    adcx r12, rdi
    adox r12, r10
    adcx r11, r9
    adox r11, r14
    ; HHH = H * HH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov r9, rdx
    mov rdx, 0x1a9300000000
    mulx rdi, r10, r15
    xor r14d, r14d
    adcx rbx, r10
    mulx r10, r8, r12
    adcx rcx, r8
    adox rcx, rdi
    mulx rdi, r8, r11
    adcx r13, r8
    adox r13, r10
    mov r8, 0x100000000
    adcx rsi, r8
    adox rsi, rdi
    adcx r14, r14
    mov r10d, 0
    adox r14, r10
    add rcx, r15
    adc r13, r12
    adc rsi, r11
    adc r14, 0
    ; HHH = H * HH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r11, rsi
    shrd r11, r14, 32
    mov rdi, 0xffffffff00000000
    or rsi, rdi
    mov rdx, 0x100001a93
    mulx r12, r11, r11
    add rbx, r11
    adc rcx, r12
    adc r13, 0
    adc rsi, 0
    ; HHH = H * HH: subtract W^n - p unless the sum carried
    cmovnc r10, rdx
    mov r11d, 0
    cmovc rdi, r11
    sub rbx, r10
    sbb rcx, 0
    sbb r13, 0
    sbb rsi, rdi
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, rbp
    mov r10, qword [rsp + 88]
    mulx r12, rdi, qword [r10 + 8]
    mulx r15, r14, qword [r10]
    add rdi, r15
    mulx rbp, r15, qword [r10 + 16]
    adc r15, r12
    mov qword [rsp + 120], rax
    mulx rax, r12, qword [r10 + 24]
    adc r12, rbp
    adc rax, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 128], rsi
    mulx rsi, rbp, qword [r10]
    mov qword [rsp + 136], r13
    xor r13d, r13d
    adcx rdi, rbp
    mulx rbp, r11, qword [r10 + 8]
    adcx r15, r11
    adox r15, rsi
    mulx rsi, r11, qword [r10 + 16]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [r10 + 24]
    adcx rax, r11
    adox rax, rsi
    adcx r13, r13
    adox r13, rbp
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx rsi, r11, qword [r10]
    xor ebp, ebp
    adcx r15, r11
    mov qword [rsp + 96], rcx
    mulx rcx, r11, qword [r10 + 8]
    adcx r12, r11
    adox r12, rsi
    mulx rsi, r11, qword [r10 + 16]
    adcx rax, r11
    adox rax, rcx
    mulx r11, rcx, qword [r10 + 24]
    adcx r13, rcx
    adox r13, rsi
    adcx rbp, rbp
    adox rbp, r11
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rcx, qword [r10 + 24]
    imul rcx, r9
    mov rdx, r9
    mulx rsi, r11, qword [r10]
    xor r9d, r9d
    adcx r12, r11
    mov qword [rsp + 104], rbx
    mulx rbx, r11, qword [r10 + 8]
    adcx rax, r11
    adox rax, rsi
    mulx rsi, r11, qword [r10 + 16]
    adcx r13, r11
    adox r13, rbx
    adcx rbp, rcx
    adox rbp, rsi
    ; V = X1 * HH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r11, rcx, rax
    xor esi, esi
    adcx r14, rcx
    mulx r9, rcx, r13
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, rbp
    adcx r15, rcx
    adox r15, r9
    adcx r12, r8
    adox r12, r11
    adcx rsi, rsi
    mov ecx, 0
    adox rsi, rcx
    add rdi, rax
    adc r15, r13
    adc r12, rbp
    adc rsi, 0
    ; V = X1 * HH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rax, r12
    shrd rax, rsi, 32
    mov r9, 0xffffffff00000000
    or r12, r9
    mov rdx, 0x100001a93
    mulx r11, rax, rax
    add r14, rax
    adc rdi, r11
    adc r15, 0
    adc r12, 0
    ; V = X1 * HH: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov eax, 0
    cmovc r9, rax
    sub r14, rcx
    sbb rdi, 0
    sbb r15, 0
    sbb r12, r9
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r9, rcx, qword [rsp + 56]
    mulx rsi, r11, qword [rsp + 16]
    xor ebx, ebx
    adcx rcx, rsi
    mulx rsi, rax, qword [rsp + 8]
    adcx rax, r9
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 16]
    mulx rbp, r9, qword [rsp + 56]
    adox rax, r9
    adcx rsi, rbx
    mulx r13, r9, qword [rsp + 8]
    adox rsi, r9
    adox rbx, rbx
    add rsi, rbp
    adc rbx, r13
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rbp, r9, qword [rsp + 56]
    add rbx, r9
    mov r9d, 0
    adc r9, r9
    add r9, rbp
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rbp, rdx
    imul rbp, rbp
    xor r13d, r13d
    adcx r11, r11
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 144], r12
    mulx r12, r10, rdx
    adox r11, r12
    adcx rcx, rcx
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 152], r15
    mulx r15, r12, rdx
    adox rcx, r12
    adcx rax, rax
    adox rax, r15
    adcx rsi, rsi
    mov rdx, qword [rsp + 56]
    mulx r15, r12, rdx
    adox rsi, r12
    adcx rbx, rbx
    adox rbx, r15
    adcx r9, r9
    adox r9, rbp
    ; rr = r^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r12, rbp, rsi
    xor r15d, r15d
    adcx r10, rbp
    mulx r13, rbp, rbx
    adcx r11, rbp
    adox r11, r12
    mulx r12, rbp, r9
    adcx rcx, rbp
    adox rcx, r13
    adcx rax, r8
    adox rax, r12
    adcx r15, r15
    mov ebp, 0
    adox r15, rbp
    add r11, rsi
    adc rcx, rbx
    adc rax, r9
    adc r15, 0
    ; rr = r^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, rax
    shrd r9, r15, 32
    mov rsi, 0xffffffff00000000
    or rax, rsi
    mov rdx, 0x100001a93
    mulx rbx, r9, r9
    add r10, r9
    adc r11, rbx
    adc rcx, 0
    adc rax, 0
    ; rr = r^2: subtract W^n - p unless the sum carried
    cmovnc rbp, rdx
    mov r9d, 0
    cmovc rsi, r9
    sub r10, rbp
    sbb r11, 0
    sbb rcx, 0
    sbb rax, rsi
    ; V2 = 2*V: 2*a, below 2*p
    mov rsi, r14
    add rsi, rsi
    mov rbx, rdi
    adc rbx, rbx
    mov rbp, qword [rsp + 152]
    adc rbp, rbp
    mov r12, qword [rsp + 144]
    adc r12, r12
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov r13, rsi
    mov r15, 0xfffffffeffffe56d
    sub r13, r15
    mov r8, rbx
    sbb r8, -1
    mov qword [rsp + 160], rdi
    mov rdi, rbp
    sbb rdi, -1
    mov qword [rsp + 168], r14
    mov r14, r12
    mov r15d, 0xffffffff
    sbb r14, r15
    cmovc r13, rsi
    cmovc r8, rbx
    cmovc rdi, rbp
    cmovc r14, r12
    ; t3 = rr - HHH: a - b
    sub r10, qword [rsp + 104]
    sbb r11, qword [rsp + 96]
    sbb rcx, qword [rsp + 136]
    sbb rax, qword [rsp + 128]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb rsi, rsi
    mov rbx, rsi
    mov rbp, 0xfffffffeffffe56d
    and rbx, rbp
    mov r12, rsi
    and r12, r15
    add r10, rbx
    adc r11, rsi
    adc rcx, rsi
    adc rax, r12
    ; X3 = t3 - V2: a - b
    sub r10, r13
    sbb r11, r8
    sbb rcx, rdi
    sbb rax, r14
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb r8, r8
    mov rsi, r8
    and rsi, rbp
    mov rdi, r8
    and rdi, r15
    add r10, rsi
    adc r11, r8
    adc rcx, r8
    adc rax, rdi
    ; t4 = V - X3: a - b
    mov r8, qword [rsp + 168]
    sub r8, r10
    mov rsi, qword [rsp + 160]
    sbb rsi, r11
    mov rdi, qword [rsp + 152]
    sbb rdi, rcx
    mov rbx, qword [rsp + 144]
    sbb rbx, rax
    ; t4 = V - X3: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, rbp
    mov r14, r12
    and r14, r15
    add r8, r13
    adc rsi, r12
    adc rdi, r12
    adc rbx, r14
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r8
    mulx r13, r12, qword [rsp + 16]
    mulx r8, r14, qword [rsp + 48]
    add r12, r8
    mulx r15, r8, qword [rsp + 56]
    adc r8, r13
    mulx rbp, r13, qword [rsp + 8]
    adc r13, r15
    adc rbp, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rsi
    mov qword [rsp + 144], rax
    mulx rax, r15, qword [rsp + 48]
    xor esi, esi
    adcx r12, r15
    mulx r15, r9, qword [rsp + 16]
    adcx r8, r9
    adox r8, rax
    mulx r9, rax, qword [rsp + 56]
    adcx r13, rax
    adox r13, r15
    mulx r15, rax, qword [rsp + 8]
    adcx rbp, rax
    adox rbp, r9
    adcx rsi, rsi
    adox rsi, r15
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r9, rax, qword [rsp + 48]
    xor r15d, r15d
    adcx r8, rax
    mulx rdi, rax, qword [rsp + 16]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 56]
    adcx rbp, rax
    adox rbp, rdi
    mulx rdi, rax, qword [rsp + 8]
    adcx rsi, rax
    adox rsi, r9
    adcx r15, r15
    adox r15, rdi
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rax, qword [rsp + 8]
    imul rax, rbx
    mov rdx, rbx
    mulx rdi, r9, qword [rsp + 48]
    xor ebx, ebx
    adcx r13, r9
    mov qword [rsp + 152], rcx
    mulx rcx, r9, qword [rsp + 16]
    adcx rbp, r9
    adox rbp, rdi
    mulx rdi, r9, qword [rsp + 56]
    adcx rsi, r9
    adox rsi, rcx
    adcx r15, rax
    adox r15, rdi
    ; t5 = r * t4: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rcx, rax, rbp
    xor r9d, r9d
    adcx r14, rax
    mulx rdi, rax, rsi
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, r15
    adcx r8, rax
    adox r8, rdi
    mov rax, 0x100000000
    adcx r13, rax
    adox r13, rcx
    adcx r9, r9
    mov ecx, 0
    adox r9, rcx
    add r12, rbp
    adc r8, rsi
    adc r13, r15
    adc r9, 0
    ; t5 = r * t4: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rsi, r13
    shrd rsi, r9, 32
    mov r9, 0xffffffff00000000
    or r13, r9
    mov rdx, 0x100001a93
    mulx rdi, rsi, rsi
    add r14, rsi
    adc r12, rdi
    adc r8, 0
    adc r13, 0
    ; t5 = r * t4: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov esi, 0
    cmovc r9, rsi
    sub r14, rcx
    sbb r12, 0
    sbb r8, 0
    sbb r13, r9
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 104]
    mov rcx, qword [rsp + 88]
    mulx rdi, r9, qword [rcx + 40]
    mulx rbp, rbx, qword [rcx + 32]
    add r9, rbp
    mulx r15, rbp, qword [rcx + 48]
    adc rbp, rdi
    mulx rax, rdi, qword [rcx + 56]
    adc rdi, r15
    adc rax, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 104], r13
    mulx r13, r15, qword [rcx + 32]
    mov qword [rsp + 160], r8
    xor r8d, r8d
    adcx r9, r15
    mulx r15, rsi, qword [rcx + 40]
    adcx rbp, rsi
    adox rbp, r13
    mulx r13, rsi, qword [rcx + 48]
    adcx rdi, rsi
    adox rdi, r15
    mulx r15, rsi, qword [rcx + 56]
    adcx rax, rsi
    adox rax, r13
    adcx r8, r8
    adox r8, r15
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 136]
    mulx r13, rsi, qword [rcx + 32]
    xor r15d, r15d
    adcx rbp, rsi
    mov qword [rsp + 96], r12
    mulx r12, rsi, qword [rcx + 40]
    adcx rdi, rsi
    adox rdi, r13
    mulx r13, rsi, qword [rcx + 48]
    adcx rax, rsi
    adox rax, r12
    mulx r12, rsi, qword [rcx + 56]
    adcx r8, rsi
    adox r8, r13
    adcx r15, r15
    adox r15, r12
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rsi, qword [rcx + 56]
    imul rsi, qword [rsp + 128]
    mov rdx, qword [rsp + 128]
    mulx r13, r12, qword [rcx + 32]
    mov qword [rsp + 136], r14
    xor r14d, r14d
    adcx rdi, r12
    mulx r14, r12, qword [rcx + 40]
    adcx rax, r12
    adox rax, r13
    mulx r13, r12, qword [rcx + 48]
    mov rcx, qword [rsp]
    mov qword [rcx], r10
    mov qword [rcx + 8], r11
    mov qword [rsp + 88], rdi
    mov rdi, qword [rsp + 152]
    mov qword [rcx + 16], rdi
    mov qword [rsp + 128], rbp
    mov rbp, qword [rsp + 144]
    mov qword [rcx + 24], rbp
    mov qword [rsp + 168], r9
    mov r9, qword [rsp + 64]
    mov qword [rcx + 64], r9
    mov qword [rsp + 176], rbx
    mov rbx, qword [rsp + 80]
    mov qword [rcx + 72], rbx
    mov qword [rsp + 184], rax
    mov rax, qword [rsp + 40]
    mov qword [rcx + 80], rax
    mov qword [rsp + 192], r13
    mov r13, qword [rsp + 72]
    mov qword [rcx + 88], r13
    adcx r8, r12
    adox r8, r14
    adcx r15, rsi
    adox r15, qword [rsp + 192]
    ; t6 = Y1 * HHH: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r12, rsi, qword [rsp + 184]
    xor r14d, r14d
    adcx rsi, qword [rsp + 176]
    mulx r9, rax, r8
    adcx rax, qword [rsp + 168]
    adox rax, r12
    mulx rdi, r12, r15
    adcx r12, qword [rsp + 128]
    adox r12, r9
    mov r9, qword [rsp + 88]
    mov rbx, 0x100000000
    adcx r9, rbx
    adox r9, rdi
    adcx r14, r14
    mov edi, 0
    adox r14, rdi
    add rax, qword [rsp + 184]
    adc r12, r8
    adc r9, r15
    adc r14, 0
    ; t6 = Y1 * HHH: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r9
    shrd r8, r14, 32
    mov rbx, 0xffffffff00000000
    or r9, rbx
    mov rdx, 0x100001a93
    mulx r14, r8, r8
    add rsi, r8
    adc rax, r14
    adc r12, 0
    adc r9, 0
    ; t6 = Y1 * HHH: subtract W^n - p unless the sum carried
    cmovc rdx, rdi
    cmovc rbx, rdi
    sub rsi, rdx
    sbb rax, 0
    sbb r12, 0
    sbb r9, rbx
    ; Y3 = t5 - t6: a - b
    mov r8, qword [rsp + 136]
    sub r8, rsi
    mov rsi, qword [rsp + 96]
    sbb rsi, rax
    mov rax, qword [rsp + 160]
    sbb rax, r12
    mov rbx, qword [rsp + 104]
    sbb rbx, r9
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r9, r9
    mov r12, r9
    mov r14, 0xfffffffeffffe56d
    and r12, r14
    mov r14, r9
    mov r15d, 0xffffffff
    and r14, r15
    add r8, r12
    mov qword [rcx + 32], r8
    adc rsi, r9
    mov qword [rcx + 40], rsi
    adc rax, r9
    mov qword [rcx + 48], rax
    adc rbx, r14
    mov qword [rcx + 56], rbx
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r9, qword [rsp + 112]
    or r9, qword [rsp + 120]
    or r9, qword [rsp + 24]
    or r9, qword [rsp + 32]
    cmp r9, 1
    sbb r9, r9
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r12, qword [rsp + 48]
    or r12, qword [rsp + 16]
    or r12, qword [rsp + 56]
    or r12, qword [rsp + 8]
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
; void secp224k1_point_dbl_fused(secp224k1_limb r[12], const secp224k1_limb p[12])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), as algorithm 3.21, with M = 3*X1^2
; p = P; jacobian coordinates
; 3M + 4S
LOCAL secp224k1_point_dbl_fused
align 32
secp224k1_point_dbl_fused:
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
    mov r11, 0xfffffffeffffe56d
    sub r10, r11
    mov rbx, rcx
    sbb rbx, -1
    mov rbp, r8
    sbb rbp, -1
    mov r12, r9
    mov r13d, 0xffffffff
    sbb r12, r13
    cmovc r10, rax
    cmovc rbx, rcx
    cmovc rbp, r8
    cmovc r12, r9
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, r10
    mulx rcx, rax, rbp
    mulx r9, r8, rbx
    xor r14d, r14d
    adcx rax, r9
    mulx r15, r9, r12
    adcx r9, rcx
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, rbx
    mulx r13, rcx, rbp
    adox r9, rcx
    adcx r15, r14
    mulx rbx, rcx, r12
    adox r15, rcx
    adox r14, r14
    add r15, r13
    adc r14, rbx
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rcx, rdx
    mov rdx, r12
    mulx r13, rbx, rbp
    add r14, rbx
    mov ebx, 0
    adc rbx, rbx
    add rbx, r13
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    imul r12, r12
    xor r13d, r13d
    adcx r8, r8
    mov qword [rsp], rdx
    mov rdx, r10
    mov qword [rsp + 8], rdi
    mulx rdi, r11, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, rcx
    mov qword [rsp + 16], r10
    mulx r10, rdi, rdx
    adox rax, rdi
    adcx r9, r9
    adox r9, r10
    adcx r15, r15
    mov rdx, rbp
    mulx rdi, r10, rdx
    adox r15, r10
    adcx r14, r14
    adox r14, rdi
    adcx rbx, rbx
    adox rbx, r12
    ; SS = Y2^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rdi, r10, r15
    xor r12d, r12d
    adcx r11, r10
    mulx r13, r10, r14
    adcx r8, r10
    adox r8, rdi
    mulx rdi, r10, rbx
    adcx rax, r10
    adox rax, r13
    mov r10, 0x100000000
    adcx r9, r10
    adox r9, rdi
    adcx r12, r12
    mov edi, 0
    adox r12, rdi
    add r8, r15
    adc rax, r14
    adc r9, rbx
    adc r12, 0
    ; SS = Y2^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rbx, r9
    shrd rbx, r12, 32
    mov r12, 0xffffffff00000000
    or r9, r12
    mov rdx, 0x100001a93
    mulx r13, rbx, rbx
    add r11, rbx
    adc r8, r13
    adc rax, 0
    adc r9, 0
    ; SS = Y2^2: subtract W^n - p unless the sum carried
    cmovnc rdi, rdx
    mov ebx, 0
    cmovc r12, rbx
    sub r11, rdi
    sbb r8, 0
    sbb rax, 0
    sbb r9, r12
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 64]
    mulx r12, rdi, rcx
    mulx r14, r13, qword [rsp + 16]
    add rdi, r14
    mulx r15, r14, rbp
    adc r14, r12
    mov qword [rsp + 24], r9
    mulx r9, r12, qword [rsp]
    adc r12, r15
    adc r9, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 72]
    mov qword [rsp + 32], rax
    mulx rax, r15, qword [rsp + 16]
    mov qword [rsp + 40], r11
    xor r11d, r11d
    adcx rdi, r15
    mulx r15, rbx, rcx
    adcx r14, rbx
    adox r14, rax
    mulx rbx, rax, rbp
    adcx r12, rax
    adox r12, r15
    mulx r15, rax, qword [rsp]
    adcx r9, rax
    adox r9, rbx
    adcx r11, r11
    adox r11, r15
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 80]
    mulx rbx, rax, qword [rsp + 16]
    xor r15d, r15d
    adcx r14, rax
    mov qword [rsp + 48], r8
    mulx r8, rax, rcx
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, rbp
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp]
    adcx r11, rax
    adox r11, rbx
    adcx r15, r15
    adox r15, r8
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rax, qword [rsp]
    imul rax, qword [rsi + 88]
    mov rdx, qword [rsi + 88]
    mulx rbx, r8, qword [rsp + 16]
    xor r10d, r10d
    adcx r12, r8
    mulx r8, rcx, rcx
    adcx r9, rcx
    adox r9, rbx
    mulx rbx, rcx, rbp
    adcx r11, rcx
    adox r11, r8
    adcx r15, rax
    adox r15, rbx
    ; Z3 = Y2 * Z1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rcx, rax, r9
    xor r8d, r8d
    adcx r13, rax
    mulx r10, rax, r11
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, r15
    adcx r14, rax
    adox r14, r10
    mov rax, 0x100000000
    adcx r12, rax
    adox r12, rcx
    adcx r8, r8
    mov ecx, 0
    adox r8, rcx
    add rdi, r9
    adc r14, r11
    adc r12, r15
    adc r8, 0
    ; Z3 = Y2 * Z1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, r12
    shrd r9, r8, 32
    mov r8, 0xffffffff00000000
    or r12, r8
    mov rdx, 0x100001a93
    mulx r10, r9, r9
    add r13, r9
    adc rdi, r10
    adc r14, 0
    adc r12, 0
    ; Z3 = Y2 * Z1: subtract W^n - p unless the sum carried
    cmovnc rcx, rdx
    mov r9d, 0
    cmovc r8, r9
    sub r13, rcx
    sbb rdi, 0
    sbb r14, 0
    sbb r12, r8
    ; XX = X1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx r8, rcx, qword [rsi + 16]
    mulx r11, r10, qword [rsi + 8]
    xor ebx, ebx
    adcx rcx, r11
    mulx r11, r9, qword [rsi + 24]
    adcx r9, r8
    ; XX = X1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx rbp, r8, qword [rsi + 16]
    adox r9, r8
    adcx r11, rbx
    mulx r15, r8, qword [rsi + 24]
    adox r11, r8
    adox rbx, rbx
    add r11, rbp
    adc rbx, r15
    ; XX = X1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 24]
    mulx rbp, r8, qword [rsi + 16]
    add rbx, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbp
    ; XX = X1^2: square: + a[i]^2 * W^(2i)
    mov rbp, rdx
    imul rbp, rbp
    xor r15d, r15d
    adcx r10, r10
    mov rdx, qword [rsi]
    mov qword [rsp + 16], rdi
    mov qword [rsp], r12
    mulx r12, rdi, rdx
    adox r10, r12
    adcx rcx, rcx
    mov rdx, qword [rsi + 8]
    mov qword [rsp + 56], r13
    mulx r13, r12, rdx
    adox rcx, r12
    adcx r9, r9
    adox r9, r13
    adcx r11, r11
    mov rdx, qword [rsi + 16]
    mulx r13, r12, rdx
    adox r11, r12
    adcx rbx, rbx
    adox rbx, r13
    adcx r8, r8
    adox r8, rbp
    ; XX = X1^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r12, rbp, r11
    xor r13d, r13d
    adcx rdi, rbp
    mulx r15, rbp, rbx
    adcx r10, rbp
    adox r10, r12
    mulx r12, rbp, r8
    adcx rcx, rbp
    adox rcx, r15
    adcx r9, rax
    adox r9, r12
    adcx r13, r13
    mov ebp, 0
    adox r13, rbp
    add r10, r11
    adc rcx, rbx
    adc r9, r8
    adc r13, 0
    ; XX = X1^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r8, r9
    shrd r8, r13, 32
    mov r11, 0xffffffff00000000
    or r9, r11
    mov rdx, 0x100001a93
    mulx rbx, r8, r8
    add rdi, r8
    adc r10, rbx
    adc rcx, 0
    adc r9, 0
    ; XX = X1^2: subtract W^n - p unless the sum carried
    cmovnc rbp, rdx
    mov r8d, 0
    cmovc r11, r8
    sub rdi, rbp
    sbb r10, 0
    sbb rcx, 0
    sbb r9, r11
    ; M.double0 = 2*XX: 2*a, below 2*p
    mov r11, rdi
    add r11, r11
    mov rbx, r10
    adc rbx, rbx
    mov rbp, rcx
    adc rbp, rbp
    mov r12, r9
    adc r12, r12
    ; M.double0 = 2*XX: subtract the modulus; keep the difference unless it borrows
    mov r13, r11
    mov r15, 0xfffffffeffffe56d
    sub r13, r15
    mov rax, rbx
    sbb rax, -1
    mov qword [rsp + 64], r14
    mov r14, rbp
    sbb r14, -1
    mov r8, r12
    mov r15d, 0xffffffff
    sbb r8, r15
    cmovc r13, r11
    cmovc rax, rbx
    cmovc r14, rbp
    cmovc r8, r12
    ; M = M.double0 + XX: a + b, below 2*p
    add r13, rdi
    adc rax, r10
    adc r14, rcx
    adc r8, r9
    ; M = M.double0 + XX: subtract the modulus; keep the difference unless it borrows
    mov rcx, r13
    mov r9, 0xfffffffeffffe56d
    sub rcx, r9
    mov r10, rax
    sbb r10, -1
    mov r11, r14
    sbb r11, -1
    mov rdi, r8
    sbb rdi, r15
    cmovc rcx, r13
    cmovc r10, rax
    cmovc r11, r14
    cmovc rdi, r8
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [rsi]
    mulx r8, rax, qword [rsp + 48]
    mulx rbp, rbx, qword [rsp + 40]
    add rax, rbp
    mulx r12, rbp, qword [rsp + 32]
    adc rbp, r8
    mulx r13, r8, qword [rsp + 24]
    adc r8, r12
    adc r13, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 8]
    mulx r14, r12, qword [rsp + 40]
    xor r15d, r15d
    adcx rax, r12
    mulx r9, r12, qword [rsp + 48]
    adcx rbp, r12
    adox rbp, r14
    mulx r14, r12, qword [rsp + 32]
    adcx r8, r12
    adox r8, r9
    mulx r12, r9, qword [rsp + 24]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 16]
    mulx r12, r9, qword [rsp + 40]
    xor r14d, r14d
    adcx rbp, r9
    mov qword [rsp + 72], rdi
    mulx rdi, r9, qword [rsp + 48]
    adcx r8, r9
    adox r8, r12
    mulx r12, r9, qword [rsp + 32]
    adcx r13, r9
    adox r13, rdi
    mulx rdi, r9, qword [rsp + 24]
    adcx r15, r9
    adox r15, r12
    adcx r14, r14
    adox r14, rdi
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov r9, qword [rsp + 24]
    imul r9, qword [rsi + 24]
    mov rdx, qword [rsi + 24]
    mulx r12, rdi, qword [rsp + 40]
    mov qword [rsp + 80], r10
    xor r10d, r10d
    adcx r8, rdi
    mov qword [rsp + 88], rcx
    mulx rcx, rdi, qword [rsp + 48]
    adcx r13, rdi
    adox r13, r12
    mulx r12, rdi, qword [rsp + 32]
    mov rsi, qword [rsp + 8]
    mov qword [rsp + 96], r11
    mov r11, qword [rsp + 56]
    mov qword [rsi + 64], r11
    mov r10, qword [rsp + 16]
    mov qword [rsi + 72], r10
    mov qword [rsp + 104], r8
    mov r8, qword [rsp + 64]
    mov qword [rsi + 80], r8
    mov qword [rsp + 112], rbp
    mov rbp, qword [rsp]
    mov qword [rsi + 88], rbp
    adcx r15, rdi
    adox r15, rcx
    adcx r14, r9
    adox r14, r12
    ; U = SS * X1: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r9, rcx, r13
    xor edi, edi
    adcx rbx, rcx
    mulx r12, rcx, r15
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, r14
    adcx rcx, qword [rsp + 112]
    adox rcx, r12
    mov r12, qword [rsp + 104]
    mov r8, 0x100000000
    adcx r12, r8
    adox r12, r9
    adcx rdi, rdi
    mov r9d, 0
    adox rdi, r9
    add rax, r13
    adc rcx, r15
    adc r12, r14
    adc rdi, 0
    ; U = SS * X1: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r13, r12
    shrd r13, rdi, 32
    mov rdi, 0xffffffff00000000
    or r12, rdi
    mov rdx, 0x100001a93
    mulx r14, r13, r13
    add rbx, r13
    adc rax, r14
    adc rcx, 0
    adc r12, 0
    ; U = SS * X1: subtract W^n - p unless the sum carried
    cmovnc r9, rdx
    mov r13d, 0
    cmovc rdi, r13
    sub rbx, r9
    sbb rax, 0
    sbb rcx, 0
    sbb r12, rdi
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 40]
    mulx rdi, r9, qword [rsp + 32]
    mulx r15, r14, qword [rsp + 48]
    xor r10d, r10d
    adcx r9, r15
    mulx r15, r13, qword [rsp + 24]
    adcx r13, rdi
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r11, rdi, qword [rsp + 32]
    adox r13, rdi
    adcx r15, r10
    mulx rbp, rdi, qword [rsp + 24]
    adox r15, rdi
    adox r10, r10
    add r15, r11
    adc r10, rbp
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 24]
    mulx rdi, r11, qword [rsp + 32]
    add r10, r11
    mov r11d, 0
    adc r11, r11
    add r11, rdi
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdi, rdx
    imul rdi, rdi
    xor ebp, ebp
    adcx r14, r14
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 24], r12
    mov qword [rsp + 104], rcx
    mulx rcx, r12, rdx
    adox r14, rcx
    adcx r9, r9
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 40], rax
    mulx rax, rcx, rdx
    adox r9, rcx
    adcx r13, r13
    adox r13, rax
    adcx r15, r15
    mov rdx, qword [rsp + 32]
    mulx rcx, rax, rdx
    adox r15, rax
    adcx r10, r10
    adox r10, rcx
    adcx r11, r11
    adox r11, rdi
    ; SSSS = SS^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx rcx, rax, r15
    xor edi, edi
    adcx r12, rax
    mulx rbp, rax, r10
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, r11
    adcx r9, rax
    adox r9, rbp
    adcx r13, r8
    adox r13, rcx
    adcx rdi, rdi
    mov eax, 0
    adox rdi, rax
    add r14, r15
    adc r9, r10
    adc r13, r11
    adc rdi, 0
    ; SSSS = SS^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r13
    shrd rcx, rdi, 32
    mov r10, 0xffffffff00000000
    or r13, r10
    mov rdx, 0x100001a93
    mulx r11, rcx, rcx
    add r12, rcx
    adc r14, r11
    adc r9, 0
    adc r13, 0
    ; SSSS = SS^2: subtract W^n - p unless the sum carried
    cmovnc rax, rdx
    mov ecx, 0
    cmovc r10, rcx
    sub r12, rax
    sbb r14, 0
    sbb r9, 0
    sbb r13, r10
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rax, r12
    and rax, 1
    neg rax
    mov r10, rax
    mov r11, 0xfffffffeffffe56d
    and r10, r11
    mov rdi, rax
    mov ebp, 0xffffffff
    and rdi, rbp
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 88]
    mulx rbp, r15, qword [rsp + 96]
    mulx r8, r11, qword [rsp + 80]
    mov qword [rsp + 32], rbx
    xor ebx, ebx
    adox r15, r8
    mulx r8, rcx, qword [rsp + 72]
    adox rcx, rbp
    adox r8, rbx
    adcx r12, r10
    adcx r14, rax
    adcx r9, rax
    adcx r13, rdi
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 80]
    mulx r10, rax, qword [rsp + 96]
    add rcx, rax
    mulx rdi, rax, qword [rsp + 72]
    adc r8, rax
    adc rbx, rbx
    add r8, r10
    adc rbx, rdi
    ; MM = M^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r10, rax, qword [rsp + 96]
    add rbx, rax
    mov eax, 0
    adc rax, rax
    add rax, r10
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov r10, rdx
    imul r10, r10
    xor edi, edi
    adcx r11, r11
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 48], r13
    mulx r13, rbp, rdx
    adox r11, r13
    adcx r15, r15
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 112], r9
    mulx r9, r13, rdx
    adox r15, r13
    adcx rcx, rcx
    adox rcx, r9
    adcx r8, r8
    mov rdx, qword [rsp + 96]
    mulx r13, r9, rdx
    adox r8, r9
    adcx rbx, rbx
    adox rbx, r13
    adcx rax, rax
    adox rax, r10
    ; MM = M^2: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r10, r9, r8
    xor r13d, r13d
    adcx rbp, r9
    mulx rdi, r9, rbx
    adcx r11, r9
    adox r11, r10
    mulx r10, r9, rax
    adcx r15, r9
    adox r15, rdi
    mov r9, 0x100000000
    adcx rcx, r9
    adox rcx, r10
    adcx r13, r13
    mov r10d, 0
    adox r13, r10
    add r11, r8
    adc r15, rbx
    adc rcx, rax
    adc r13, 0
    ; MM = M^2: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov rax, rcx
    shrd rax, r13, 32
    mov r8, 0xffffffff00000000
    or rcx, r8
    mov rdx, 0x100001a93
    mulx rdi, rax, rax
    add rbp, rax
    adc r11, rdi
    adc r15, 0
    adc rcx, 0
    ; MM = M^2: subtract W^n - p unless the sum carried
    cmovnc r10, rdx
    mov eax, 0
    cmovc r8, rax
    sub rbp, r10
    sbb r11, 0
    sbb r15, 0
    sbb rcx, r8
    ; U2 = 2*U: 2*a, below 2*p
    mov r8, qword [rsp + 32]
    add r8, r8
    mov r10, qword [rsp + 40]
    adc r10, r10
    mov rdi, qword [rsp + 104]
    adc rdi, rdi
    mov rbx, qword [rsp + 24]
    adc rbx, rbx
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov r13, r8
    mov r9, 0xfffffffeffffe56d
    sub r13, r9
    mov qword [rsp + 120], r12
    mov r12, r10
    sbb r12, -1
    mov qword [rsp + 128], r14
    mov r14, rdi
    sbb r14, -1
    mov r9, rbx
    mov eax, 0xffffffff
    sbb r9, rax
    cmovc r13, r8
    cmovc r12, r10
    cmovc r14, rdi
    cmovc r9, rbx
    ; X3 = MM - U2: a - b
    sub rbp, r13
    sbb r11, r12
    sbb r15, r14
    sbb rcx, r9
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb r8, r8
    mov r9, r8
    mov r10, 0xfffffffeffffe56d
    and r9, r10
    mov rdi, r8
    and rdi, rax
    add rbp, r9
    mov qword [rsi], rbp
    adc r11, r8
    mov qword [rsi + 8], r11
    adc r15, r8
    mov qword [rsi + 16], r15
    adc rcx, rdi
    mov qword [rsi + 24], rcx
    ; t3 = U - X3: a - b
    mov r8, qword [rsp + 32]
    sub r8, rbp
    mov r9, qword [rsp + 40]
    sbb r9, r11
    mov r11, qword [rsp + 104]
    sbb r11, r15
    mov rdi, qword [rsp + 24]
    sbb rdi, rcx
    ; t3 = U - X3: add the modulus where it borrowed
    sbb rcx, rcx
    mov rbx, rcx
    and rbx, r10
    mov rbp, rcx
    and rbp, rax
    add r8, rbx
    adc r9, rcx
    adc r11, rcx
    adc rdi, rbp
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, r8
    mulx rbx, rcx, qword [rsp + 80]
    mulx r12, rbp, qword [rsp + 88]
    add rcx, r12
    mulx r13, r12, qword [rsp + 96]
    adc r12, rbx
    mulx rbx, r8, qword [rsp + 72]
    adc r8, r13
    adc rbx, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mulx r14, r13, qword [rsp + 88]
    xor r15d, r15d
    adcx rcx, r13
    mulx r9, r13, qword [rsp + 80]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [rsp + 96]
    adcx r8, r13
    adox r8, r9
    mulx r13, r9, qword [rsp + 72]
    adcx rbx, r9
    adox rbx, r14
    adcx r15, r15
    adox r15, r13
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r13, r9, qword [rsp + 88]
    xor r14d, r14d
    adcx r12, r9
    mulx r11, r9, qword [rsp + 80]
    adcx r8, r9
    adox r8, r13
    mulx r13, r9, qword [rsp + 96]
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, qword [rsp + 72]
    adcx r15, r9
    adox r15, r13
    adcx r14, r14
    adox r14, r11
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov r9, qword [rsp + 72]
    imul r9, rdi
    mov rdx, rdi
    mulx r13, r11, qword [rsp + 88]
    xor edi, edi
    adcx r8, r11
    mulx rax, r11, qword [rsp + 80]
    adcx rbx, r11
    adox rbx, r13
    mulx r13, r11, qword [rsp + 96]
    adcx r15, r11
    adox r15, rax
    adcx r14, r9
    adox r14, r13
    ; t4 = M * t3: fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov rdx, 0x1a9300000000
    mulx r9, rax, rbx
    xor r11d, r11d
    adcx rbp, rax
    mulx rdi, rax, r15
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, r14
    adcx r12, rax
    adox r12, rdi
    mov rax, 0x100000000
    adcx r8, rax
    adox r8, r9
    adcx r11, r11
    mov eax, 0
    adox r11, rax
    add rcx, rbx
    adc r12, r15
    adc r8, r14
    adc r11, 0
    ; t4 = M * t3: last fold, of the part above 2^224 plus one: the sum carries out of the words unless it is p too large
    mov r9, r8
    shrd r9, r11, 32
    mov r11, 0xffffffff00000000
    or r8, r11
    mov rdx, 0x100001a93
    mulx rdi, r9, r9
    add rbp, r9
    adc rcx, rdi
    adc r12, 0
    adc r8, 0
    ; t4 = M * t3: subtract W^n - p unless the sum carried
    cmovc rdx, rax
    cmovc r11, rax
    sub rbp, rdx
    sbb rcx, 0
    sbb r12, 0
    sbb r8, r11
    mov r9, qword [rsp + 128]
    mov r11, qword [rsp + 120]
    shrd r11, r9, 1
    mov rdi, qword [rsp + 112]
    shrd r9, rdi, 1
    mov rbx, qword [rsp + 48]
    shrd rdi, rbx, 1
    shr rbx, 1
    ; Y3 = t4 - Y8: a - b
    sub rbp, r11
    sbb rcx, r9
    sbb r12, rdi
    sbb r8, rbx
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb r9, r9
    and r10, r9
    mov rax, r9
    mov r11d, 0xffffffff
    and rax, r11
    add rbp, r10
    mov qword [rsi + 32], rbp
    adc rcx, r9
    mov qword [rsi + 40], rcx
    adc r12, r9
    mov qword [rsi + 48], r12
    adc r8, rax
    mov qword [rsi + 56], r8
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
    dd 92, 28, secp224k1_point_add_incomplete_fused - $ - 8, secp224k1_point_add_incomplete_fused.end - secp224k1_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x01
    db 0x04
    dd secp224k1_point_add_incomplete_fused.end - secp224k1_point_add_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, secp224k1_point_add_affine_incomplete_fused - $ - 8, secp224k1_point_add_affine_incomplete_fused.end - secp224k1_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x80, 0x02
    db 0x04
    dd secp224k1_point_add_affine_incomplete_fused.end - secp224k1_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, secp224k1_point_dbl_fused - $ - 8, secp224k1_point_dbl_fused.end - secp224k1_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc0, 0x01
    db 0x04
    dd secp224k1_point_dbl_fused.end - secp224k1_point_dbl_fused - 32
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
    dd secp224k1_point_add_incomplete_fused + 0 wrt ..imagebase, secp224k1_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp224k1_point_add_affine_incomplete_fused + 0 wrt ..imagebase, secp224k1_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp224k1_point_dbl_fused + 0 wrt ..imagebase, secp224k1_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x15, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_point_add_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x19, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x11, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_point_dbl_fused + 0
%endif
