; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p521_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a
;     function calls not reduced are only congruent to what the field's functions give.
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

; ----------------------------------------------------------------------
; uint64_t p521_point_add_affine_incomplete_fused(p521_limb r[27], const p521_limb p[27], const p521_limb q[18])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p521_point_add_affine_incomplete_fused
align 32
p521_point_add_affine_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 616
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 144]
    mulx r8, rcx, qword [rsi + 160]
    mulx r10, r9, qword [rsi + 152]
    add rcx, r10
    mulx r11, r10, qword [rsi + 168]
    adc r10, r8
    mulx rbx, r8, qword [rsi + 176]
    adc r8, r11
    mulx rbp, r11, qword [rsi + 184]
    adc r11, rbx
    mulx r12, rbx, qword [rsi + 192]
    adc rbx, rbp
    mulx r13, rbp, qword [rsi + 200]
    adc rbp, r12
    mulx r14, r12, qword [rsi + 208]
    adc r12, r13
    adc r14, 0
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 152]
    mulx r15, r13, qword [rsi + 160]
    mov qword [rsp], rdi
    xor edi, edi
    adcx r10, r13
    mov qword [rsp + 8], r10
    mulx r10, r13, qword [rsi + 168]
    adcx r8, r13
    adox r8, r15
    mulx r15, r13, qword [rsi + 176]
    adcx r11, r13
    adox r11, r10
    mulx r13, r10, qword [rsi + 184]
    adcx rbx, r10
    adox rbx, r15
    mulx r15, r10, qword [rsi + 192]
    adcx rbp, r10
    adox rbp, r13
    mulx r13, r10, qword [rsi + 200]
    adcx r12, r10
    adox r12, r15
    mulx r15, r10, qword [rsi + 208]
    adcx r14, r10
    adox r14, r13
    adcx rdi, rdi
    adox rdi, r15
    ; Z1Z1 = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 160]
    mulx r13, r10, qword [rsi + 168]
    xor r15d, r15d
    adcx r11, r10
    mov qword [rsp + 16], r11
    mulx r11, r10, qword [rsi + 176]
    adcx rbx, r10
    adox rbx, r13
    mulx r13, r10, qword [rsi + 184]
    adcx rbp, r10
    adox rbp, r11
    mulx r11, r10, qword [rsi + 192]
    adcx r12, r10
    adox r12, r13
    mulx r13, r10, qword [rsi + 200]
    adcx r14, r10
    adox r14, r11
    mulx r11, r10, qword [rsi + 208]
    adcx rdi, r10
    adox rdi, r13
    adcx r15, r15
    adox r15, r11
    ; Z1Z1 = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 168]
    mulx r11, r10, qword [rsi + 176]
    xor r13d, r13d
    adcx rbp, r10
    mov qword [rsp + 24], rax
    mulx rax, r10, qword [rsi + 184]
    adcx r12, r10
    adox r12, r11
    mulx r11, r10, qword [rsi + 192]
    adcx r14, r10
    adox r14, rax
    mulx r10, rax, qword [rsi + 200]
    adcx rdi, rax
    adox rdi, r11
    mulx r11, rax, qword [rsi + 208]
    adcx r15, rax
    adox r15, r10
    adcx r13, r13
    adox r13, r11
    ; Z1Z1 = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 176]
    mulx r10, rax, qword [rsi + 184]
    xor r11d, r11d
    adcx r14, rax
    mov qword [rsp + 32], r14
    mulx r14, rax, qword [rsi + 192]
    adcx rdi, rax
    adox rdi, r10
    mulx r10, rax, qword [rsi + 200]
    adcx r15, rax
    adox r15, r14
    mulx r14, rax, qword [rsi + 208]
    adcx r13, rax
    adox r13, r10
    adcx r11, r11
    adox r11, r14
    ; Z1Z1 = Z1^2: square, products of a[5] with the words above it
    mov rdx, qword [rsi + 184]
    mulx r10, rax, qword [rsi + 192]
    xor r14d, r14d
    adcx r15, rax
    mov qword [rsp + 40], r15
    mulx r15, rax, qword [rsi + 200]
    adcx r13, rax
    adox r13, r10
    mulx r10, rax, qword [rsi + 208]
    adcx r11, rax
    adox r11, r15
    adcx r14, r14
    adox r14, r10
    ; Z1Z1 = Z1^2: square, products of a[6] with the words above it
    mov rdx, qword [rsi + 192]
    mulx r10, rax, qword [rsi + 200]
    add r11, rax
    mulx r15, rax, qword [rsi + 208]
    adc r14, rax
    mov eax, 0
    adc rax, rax
    add r14, r10
    adc rax, r15
    ; Z1Z1 = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r15, r10, qword [rsi + 200]
    add rax, r10
    mov r10d, 0
    adc r10, r10
    add r10, r15
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov r15, rdx
    imul r15, r15
    mov qword [rsp + 48], r15
    xor r15d, r15d
    adcx r9, r9
    mov rdx, qword [rsi + 144]
    mov qword [rsp + 56], r10
    mulx r10, r15, rdx
    adox r9, r10
    adcx rcx, rcx
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 64], r9
    mulx r9, r10, rdx
    adox rcx, r10
    mov r10, qword [rsp + 8]
    adcx r10, r10
    adox r10, r9
    adcx r8, r8
    mov rdx, qword [rsi + 160]
    mov qword [rsp + 8], r10
    mulx r10, r9, rdx
    adox r8, r9
    mov r9, qword [rsp + 16]
    adcx r9, r9
    adox r9, r10
    adcx rbx, rbx
    mov rdx, qword [rsi + 168]
    mov qword [rsp + 16], r9
    mulx r9, r10, rdx
    adox rbx, r10
    adcx rbp, rbp
    adox rbp, r9
    adcx r12, r12
    mov rdx, qword [rsi + 176]
    mulx r10, r9, rdx
    adox r12, r9
    mov r9, qword [rsp + 32]
    adcx r9, r9
    adox r9, r10
    adcx rdi, rdi
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 32], rbp
    mulx rbp, r10, rdx
    adox rdi, r10
    mov r10, qword [rsp + 40]
    adcx r10, r10
    adox r10, rbp
    adcx r13, r13
    mov rdx, qword [rsi + 192]
    mov qword [rsp + 40], rbx
    mulx rbx, rbp, rdx
    adox r13, rbp
    adcx r11, r11
    adox r11, rbx
    adcx r14, r14
    mov rdx, qword [rsi + 200]
    mulx rbp, rbx, rdx
    adox r14, rbx
    adcx rax, rax
    adox rax, rbp
    mov rbx, qword [rsp + 56]
    adcx rbx, rbx
    adox rbx, qword [rsp + 48]
    ; Z1Z1 = Z1^2: what is above 2^521
    mov rbp, r12
    shr rbp, 9
    mov qword [rsp + 48], rsi
    mov rsi, r9
    shl rsi, 55
    or rbp, rsi
    shr r9, 9
    mov rsi, rdi
    shl rsi, 55
    or r9, rsi
    shr rdi, 9
    mov rsi, r10
    shl rsi, 55
    or rdi, rsi
    shr r10, 9
    mov rsi, r13
    shl rsi, 55
    or r10, rsi
    shr r13, 9
    mov rsi, r11
    shl rsi, 55
    or r13, rsi
    shr r11, 9
    mov rsi, r14
    shl rsi, 55
    or r11, rsi
    shr r14, 9
    mov rsi, rax
    shl rsi, 55
    or r14, rsi
    shr rax, 9
    mov rsi, rbx
    shl rsi, 55
    or rax, rsi
    ; Z1Z1 = Z1^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r12, -512
    shr rbx, 9
    mov esi, 1
    neg rsi
    adc r15, rbp
    adc r9, qword [rsp + 64]
    adc rcx, rdi
    adc r10, qword [rsp + 8]
    adc r8, r13
    adc r11, qword [rsp + 16]
    adc r14, qword [rsp + 40]
    adc rax, qword [rsp + 32]
    adc r12, rbx
    ; Z1Z1 = Z1^2: less one unless it carried
    adc r15, -1
    adc r9, -1
    adc rcx, -1
    adc r10, -1
    adc r8, -1
    adc r11, -1
    adc r14, -1
    adc rax, -1
    adc r12, -1
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r15
    mov rsi, qword [rsp + 24]
    mulx rbx, rdi, qword [rsi + 8]
    mulx r13, rbp, qword [rsi]
    add rdi, r13
    mulx r15, r13, qword [rsi + 16]
    adc r13, rbx
    mov qword [rsp + 32], rbp
    mulx rbp, rbx, qword [rsi + 24]
    adc rbx, r15
    adc rbp, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov r15, rdx
    mov rdx, r9
    mov qword [rsp + 40], r15
    mov qword [rsp + 16], r12
    mulx r12, r15, qword [rsi]
    xor r9d, r9d
    adcx rdi, r15
    mov qword [rsp + 8], rdi
    mulx rdi, r15, qword [rsi + 8]
    adcx r13, r15
    adox r13, r12
    mulx r15, r12, qword [rsi + 16]
    adcx rbx, r12
    adox rbx, rdi
    mulx r12, rdi, qword [rsi + 24]
    adcx rbp, rdi
    adox rbp, r15
    adcx r9, r9
    adox r9, r12
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, rcx
    mulx r15, r12, qword [rsi]
    xor ecx, ecx
    adcx r13, r12
    mov qword [rsp + 64], r13
    mulx r13, r12, qword [rsi + 8]
    adcx rbx, r12
    adox rbx, r15
    mulx r15, r12, qword [rsi + 16]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rsi + 24]
    adcx r9, r12
    adox r9, r15
    adcx rcx, rcx
    adox rcx, r13
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r12, rdx
    mov rdx, r10
    mulx r15, r13, qword [rsi]
    xor r10d, r10d
    adcx rbx, r13
    mov qword [rsp + 56], rbx
    mulx rbx, r13, qword [rsi + 8]
    adcx rbp, r13
    adox rbp, r15
    mulx r15, r13, qword [rsi + 16]
    adcx r9, r13
    adox r9, rbx
    mulx r13, rbx, qword [rsi + 24]
    adcx rcx, rbx
    adox rcx, r15
    adcx r10, r10
    adox r10, r13
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rbx, rdx
    mov rdx, r8
    mulx r15, r13, qword [rsi + 40]
    mov qword [rsp + 72], r10
    mulx r10, r8, qword [rsi + 32]
    add r13, r10
    mov qword [rsp + 80], rcx
    mulx rcx, r10, qword [rsi + 48]
    adc r10, r15
    mov qword [rsp + 88], r9
    mulx r9, r15, qword [rsi + 56]
    adc r15, rcx
    mov qword [rsp + 96], rbp
    mulx rbp, rcx, qword [rsi + 64]
    adc rcx, r9
    adc rbp, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov r9, rdx
    mov rdx, r11
    mov qword [rsp + 104], r8
    mov qword [rsp + 112], rbx
    mulx rbx, r8, qword [rsi + 32]
    xor r11d, r11d
    adcx r13, r8
    mov qword [rsp + 120], r13
    mulx r13, r8, qword [rsi + 40]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rsi + 48]
    adcx r15, r8
    adox r15, r13
    mulx r13, r8, qword [rsi + 56]
    adcx rcx, r8
    adox rcx, rbx
    mulx rbx, r8, qword [rsi + 64]
    adcx rbp, r8
    adox rbp, r13
    adcx r11, r11
    adox r11, rbx
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, r14
    mulx r13, rbx, qword [rsi + 32]
    xor r14d, r14d
    adcx r10, rbx
    mov qword [rsp + 128], r10
    mulx r10, rbx, qword [rsi + 40]
    adcx r15, rbx
    adox r15, r13
    mulx r13, rbx, qword [rsi + 48]
    adcx rcx, rbx
    adox rcx, r10
    mulx rbx, r10, qword [rsi + 56]
    adcx rbp, r10
    adox rbp, r13
    mulx r13, r10, qword [rsi + 64]
    adcx r11, r10
    adox r11, rbx
    adcx r14, r14
    adox r14, r13
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r10, rdx
    mov rdx, rax
    mulx r13, rbx, qword [rsi + 32]
    xor eax, eax
    adcx r15, rbx
    mov qword [rsp + 136], r15
    mulx r15, rbx, qword [rsi + 40]
    adcx rcx, rbx
    adox rcx, r13
    mulx r13, rbx, qword [rsi + 48]
    adcx rbp, rbx
    adox rbp, r15
    mulx r15, rbx, qword [rsi + 56]
    adcx r11, rbx
    adox r11, r13
    mulx r13, rbx, qword [rsi + 64]
    adcx r14, rbx
    adox r14, r15
    adcx rax, rax
    adox rax, r13
    mov rbx, qword [rsp + 16]
    and rbx, 511
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov r13, qword [rsi + 64]
    imul r13, rbx
    mov r15, rdx
    mov rdx, rbx
    mov qword [rsp + 16], r15
    mov qword [rsp + 144], r10
    mulx r10, r15, qword [rsi + 32]
    xor ebx, ebx
    adcx rcx, r15
    mov qword [rsp + 152], rcx
    mulx rcx, r15, qword [rsi + 40]
    adcx rbp, r15
    adox rbp, r10
    mulx r15, r10, qword [rsi + 48]
    adcx r11, r10
    adox r11, rcx
    mulx r10, rcx, qword [rsi + 56]
    adcx r14, rcx
    adox r14, r15
    adcx rax, r13
    adox rax, r10
    ; U2 = X2 * Z1Z1: the sums of the halves, lower and upper
    xor ecx, ecx
    mov r10, qword [rsp + 40]
    adox r10, r9
    mov rbx, rdi
    adox rbx, r8
    mov r13, r12
    adox r13, qword [rsp + 144]
    mov r15, qword [rsp + 112]
    adox r15, qword [rsp + 16]
    adox rcx, rdx
    mov qword [rsp + 160], r8
    mov r8, qword [rsi]
    adcx r8, qword [rsi + 32]
    mov qword [rsp + 168], r9
    mov r9, qword [rsi + 8]
    adcx r9, qword [rsi + 40]
    mov qword [rsp + 176], r12
    mov r12, qword [rsi + 16]
    adcx r12, qword [rsi + 48]
    mov qword [rsp + 184], rdi
    mov rdi, qword [rsi + 24]
    adcx rdi, qword [rsi + 56]
    mov qword [rsp + 192], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 200], r14
    mov r14d, 0
    adcx rax, r14
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov qword [rsp + 208], rdx
    mov rdx, r10
    mov qword [rsp + 216], r11
    mulx r11, rsi, r9
    mov qword [rsp + 224], rbp
    mulx rbp, r10, r8
    add rsi, rbp
    mov qword [rsp + 232], r10
    mulx r10, rbp, r12
    adc rbp, r11
    mov qword [rsp + 240], rcx
    mulx rcx, r11, rdi
    adc r11, r10
    mov qword [rsp + 248], r15
    mulx r15, r10, rax
    adc r10, rcx
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx r14, rcx, r8
    xor ebx, ebx
    adcx rsi, rcx
    mov qword [rsp + 256], rsi
    mulx rsi, rcx, r9
    adcx rbp, rcx
    adox rbp, r14
    mulx r14, rcx, r12
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, rdi
    adcx r10, rcx
    adox r10, r14
    mulx r14, rcx, rax
    adcx r15, rcx
    adox r15, rsi
    adcx rbx, rbx
    adox rbx, r14
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx rsi, rcx, r8
    xor r14d, r14d
    adcx rbp, rcx
    mulx r13, rcx, r9
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, r12
    adcx r10, rcx
    adox r10, r13
    mulx r13, rcx, rdi
    adcx r15, rcx
    adox r15, rsi
    mulx rsi, rcx, rax
    adcx rbx, rcx
    adox rbx, r13
    adcx r14, r14
    adox r14, rsi
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 248]
    mulx rsi, rcx, r8
    xor r13d, r13d
    adcx r11, rcx
    mov qword [rsp + 264], r11
    mulx r11, rcx, r9
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, r12
    adcx r15, rcx
    adox r15, r11
    mulx r11, rcx, rdi
    adcx rbx, rcx
    adox rbx, rsi
    mulx rsi, rcx, rax
    adcx r14, rcx
    adox r14, r11
    adcx r13, r13
    adox r13, rsi
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 240]
    mov rdx, qword [rsp + 240]
    mulx r8, rcx, r8
    xor r11d, r11d
    adcx r10, rcx
    mulx r9, rcx, r9
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, r12
    adcx rbx, rcx
    adox rbx, r9
    mulx r9, rcx, rdi
    adcx r14, rcx
    adox r14, r8
    adcx r13, rax
    adox r13, r9
    ; U2 = X2 * Z1Z1: less the other two products
    mov rax, qword [rsp + 32]
    add rax, qword [rsp + 104]
    mov rcx, qword [rsp + 8]
    adc rcx, qword [rsp + 120]
    mov r8, qword [rsp + 64]
    adc r8, qword [rsp + 128]
    mov r9, qword [rsp + 56]
    adc r9, qword [rsp + 136]
    mov rsi, qword [rsp + 96]
    adc rsi, qword [rsp + 152]
    mov rdi, qword [rsp + 88]
    adc rdi, qword [rsp + 224]
    mov r12, qword [rsp + 80]
    adc r12, qword [rsp + 216]
    mov qword [rsp + 240], r13
    mov r13, qword [rsp + 72]
    adc r13, qword [rsp + 200]
    adc r11, qword [rsp + 192]
    mov qword [rsp + 248], r11
    mov r11, qword [rsp + 232]
    sub r11, rax
    mov rax, qword [rsp + 256]
    sbb rax, rcx
    sbb rbp, r8
    mov rcx, qword [rsp + 264]
    sbb rcx, r9
    sbb r10, rsi
    sbb r15, rdi
    sbb rbx, r12
    sbb r14, r13
    mov r8, qword [rsp + 240]
    sbb r8, qword [rsp + 248]
    ; U2 = X2 * Z1Z1: the three in their places
    add r11, qword [rsp + 96]
    adc rax, qword [rsp + 88]
    adc rbp, qword [rsp + 80]
    adc rcx, qword [rsp + 72]
    adc r10, qword [rsp + 104]
    adc r15, qword [rsp + 120]
    adc rbx, qword [rsp + 128]
    adc r14, qword [rsp + 136]
    adc r8, qword [rsp + 152]
    mov r9, qword [rsp + 224]
    adc r9, 0
    mov rsi, qword [rsp + 216]
    adc rsi, 0
    mov rdi, qword [rsp + 200]
    adc rdi, 0
    mov r12, qword [rsp + 192]
    adc r12, 0
    ; U2 = X2 * Z1Z1: what is above 2^521
    mov r13, r10
    shr r13, 9
    mov qword [rsp + 192], rcx
    mov rcx, r15
    shl rcx, 55
    or r13, rcx
    shr r15, 9
    mov rcx, rbx
    shl rcx, 55
    or r15, rcx
    shr rbx, 9
    mov rcx, r14
    shl rcx, 55
    or rbx, rcx
    shr r14, 9
    mov rcx, r8
    shl rcx, 55
    or r14, rcx
    shr r8, 9
    mov rcx, r9
    shl rcx, 55
    or r8, rcx
    shr r9, 9
    mov rcx, rsi
    shl rcx, 55
    or r9, rcx
    shr rsi, 9
    mov rcx, rdi
    shl rcx, 55
    or rsi, rcx
    shr rdi, 9
    mov rcx, r12
    shl rcx, 55
    or rdi, rcx
    ; U2 = X2 * Z1Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r12, 9
    mov ecx, 1
    neg rcx
    adc r13, qword [rsp + 32]
    adc r15, qword [rsp + 8]
    adc rbx, qword [rsp + 64]
    adc r14, qword [rsp + 56]
    adc r11, r8
    adc rax, r9
    adc rbp, rsi
    adc rdi, qword [rsp + 192]
    adc r10, r12
    ; U2 = X2 * Z1Z1: less one unless it carried
    adc r13, -1
    adc r15, -1
    adc rbx, -1
    adc r14, -1
    adc r11, -1
    adc rax, -1
    adc rbp, -1
    adc rdi, -1
    adc r10, -1
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 40]
    mov rcx, qword [rsp + 48]
    mulx r9, r8, qword [rcx + 152]
    mulx r12, rsi, qword [rcx + 144]
    add r8, r12
    mov qword [rsp + 192], rdi
    mulx rdi, r12, qword [rcx + 160]
    adc r12, r9
    mov qword [rsp + 56], rbp
    mulx rbp, r9, qword [rcx + 168]
    adc r9, rdi
    adc rbp, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 184]
    mov qword [rsp + 64], rax
    mulx rax, rdi, qword [rcx + 144]
    mov qword [rsp + 8], r11
    xor r11d, r11d
    adcx r8, rdi
    mov qword [rsp + 32], r14
    mulx r14, rdi, qword [rcx + 152]
    adcx r12, rdi
    adox r12, rax
    mulx rdi, rax, qword [rcx + 160]
    adcx r9, rax
    adox r9, r14
    mulx r14, rax, qword [rcx + 168]
    adcx rbp, rax
    adox rbp, rdi
    adcx r11, r11
    adox r11, r14
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 176]
    mulx rdi, rax, qword [rcx + 144]
    xor r14d, r14d
    adcx r12, rax
    mov qword [rsp + 200], rbx
    mulx rbx, rax, qword [rcx + 152]
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, qword [rcx + 160]
    adcx rbp, rax
    adox rbp, rbx
    mulx rbx, rax, qword [rcx + 168]
    adcx r11, rax
    adox r11, rdi
    adcx r14, r14
    adox r14, rbx
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 112]
    mulx rdi, rax, qword [rcx + 144]
    xor ebx, ebx
    adcx r9, rax
    mov qword [rsp + 216], r15
    mulx r15, rax, qword [rcx + 152]
    adcx rbp, rax
    adox rbp, rdi
    mulx rdi, rax, qword [rcx + 160]
    adcx r11, rax
    adox r11, r15
    mulx r15, rax, qword [rcx + 168]
    adcx r14, rax
    adox r14, rdi
    adcx rbx, rbx
    adox rbx, r15
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 168]
    mulx rdi, rax, qword [rcx + 184]
    mov qword [rsp + 224], r13
    mulx r13, r15, qword [rcx + 176]
    add rax, r13
    mov qword [rsp + 152], r10
    mulx r10, r13, qword [rcx + 192]
    adc r13, rdi
    mov qword [rsp + 136], rbx
    mulx rbx, rdi, qword [rcx + 200]
    adc rdi, r10
    mov qword [rsp + 128], r14
    mulx r14, r10, qword [rcx + 208]
    adc r10, rbx
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 160]
    mov qword [rsp + 120], r11
    mulx r11, rbx, qword [rcx + 176]
    mov qword [rsp + 104], rbp
    xor ebp, ebp
    adcx rax, rbx
    mov qword [rsp + 72], r9
    mulx r9, rbx, qword [rcx + 184]
    adcx r13, rbx
    adox r13, r11
    mulx rbx, r11, qword [rcx + 192]
    adcx rdi, r11
    adox rdi, r9
    mulx r11, r9, qword [rcx + 200]
    adcx r10, r9
    adox r10, rbx
    mulx rbx, r9, qword [rcx + 208]
    adcx r14, r9
    adox r14, r11
    adcx rbp, rbp
    adox rbp, rbx
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 144]
    mulx r11, r9, qword [rcx + 176]
    xor ebx, ebx
    adcx r13, r9
    mov qword [rsp + 80], r12
    mulx r12, r9, qword [rcx + 184]
    adcx rdi, r9
    adox rdi, r11
    mulx r11, r9, qword [rcx + 192]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rcx + 200]
    adcx r14, r9
    adox r14, r11
    mulx r11, r9, qword [rcx + 208]
    adcx rbp, r9
    adox rbp, r12
    adcx rbx, rbx
    adox rbx, r11
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 16]
    mulx r11, r9, qword [rcx + 176]
    xor r12d, r12d
    adcx rdi, r9
    mov qword [rsp + 88], rdi
    mulx rdi, r9, qword [rcx + 184]
    adcx r10, r9
    adox r10, r11
    mulx r11, r9, qword [rcx + 192]
    adcx r14, r9
    adox r14, rdi
    mulx rdi, r9, qword [rcx + 200]
    adcx rbp, r9
    adox rbp, r11
    mulx r11, r9, qword [rcx + 208]
    adcx rbx, r9
    adox rbx, rdi
    adcx r12, r12
    adox r12, r11
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov r9, qword [rcx + 208]
    imul r9, qword [rsp + 208]
    mov rdx, qword [rsp + 208]
    mulx rdi, r11, qword [rcx + 176]
    mov qword [rsp + 96], r13
    xor r13d, r13d
    adcx r10, r11
    mov qword [rsp + 248], r10
    mulx r10, r11, qword [rcx + 184]
    adcx r14, r11
    adox r14, rdi
    mulx rdi, r11, qword [rcx + 192]
    adcx rbp, r11
    adox rbp, r10
    mulx r11, r10, qword [rcx + 200]
    adcx rbx, r10
    adox rbx, rdi
    adcx r12, r9
    adox r12, r11
    ; t1 = Z1 * Z1Z1: the sums of the halves, lower and upper
    xor r9d, r9d
    mov r10, qword [rsp + 40]
    adox r10, qword [rsp + 168]
    mov r11, qword [rsp + 184]
    adox r11, qword [rsp + 160]
    mov rdi, qword [rsp + 176]
    adox rdi, qword [rsp + 144]
    mov r13, qword [rsp + 112]
    adox r13, qword [rsp + 16]
    adox rdx, r9
    mov qword [rsp + 208], r12
    mov r12, qword [rcx + 144]
    adcx r12, qword [rcx + 176]
    mov qword [rsp + 16], rbx
    mov rbx, qword [rcx + 152]
    adcx rbx, qword [rcx + 184]
    mov qword [rsp + 112], rbp
    mov rbp, qword [rcx + 160]
    adcx rbp, qword [rcx + 192]
    mov qword [rsp + 144], r14
    mov r14, qword [rcx + 168]
    adcx r14, qword [rcx + 200]
    adcx r9, qword [rcx + 208]
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov qword [rsp + 176], rdx
    mov rdx, r10
    mov qword [rsp + 160], rax
    mulx rax, rcx, rbx
    mov qword [rsp + 184], r8
    mulx r8, r10, r12
    add rcx, r8
    mov qword [rsp + 168], r10
    mulx r10, r8, rbp
    adc r8, rax
    mov qword [rsp + 40], rsi
    mulx rsi, rax, r14
    adc rax, r10
    mov qword [rsp + 240], r15
    mulx r15, r10, r9
    adc r10, rsi
    adc r15, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 264], r13
    mulx r13, rsi, r12
    xor r11d, r11d
    adcx rcx, rsi
    mov qword [rsp + 256], rcx
    mulx rcx, rsi, rbx
    adcx r8, rsi
    adox r8, r13
    mulx r13, rsi, rbp
    adcx rax, rsi
    adox rax, rcx
    mulx rsi, rcx, r14
    adcx r10, rcx
    adox r10, r13
    mulx r13, rcx, r9
    adcx r15, rcx
    adox r15, rsi
    adcx r11, r11
    adox r11, r13
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx rsi, rcx, r12
    xor r13d, r13d
    adcx r8, rcx
    mulx rdi, rcx, rbx
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, rbp
    adcx r10, rcx
    adox r10, rdi
    mulx rdi, rcx, r14
    adcx r15, rcx
    adox r15, rsi
    mulx rsi, rcx, r9
    adcx r11, rcx
    adox r11, rdi
    adcx r13, r13
    adox r13, rsi
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 264]
    mulx rsi, rcx, r12
    xor edi, edi
    adcx rax, rcx
    mov qword [rsp + 232], rax
    mulx rax, rcx, rbx
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, rbp
    adcx r15, rcx
    adox r15, rax
    mulx rcx, rax, r14
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, r9
    adcx r13, rax
    adox r13, rcx
    adcx rdi, rdi
    adox rdi, rsi
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    imul r9, qword [rsp + 176]
    mov rdx, qword [rsp + 176]
    mulx rcx, rax, r12
    xor esi, esi
    adcx r10, rax
    mulx rbx, rax, rbx
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, rbp
    adcx r11, rax
    adox r11, rbx
    mulx rbx, rax, r14
    adcx r13, rax
    adox r13, rcx
    adcx rdi, r9
    adox rdi, rbx
    ; t1 = Z1 * Z1Z1: less the other two products
    mov rax, qword [rsp + 40]
    add rax, qword [rsp + 240]
    mov rcx, qword [rsp + 184]
    adc rcx, qword [rsp + 160]
    mov r9, qword [rsp + 80]
    adc r9, qword [rsp + 96]
    mov rbx, qword [rsp + 72]
    adc rbx, qword [rsp + 88]
    mov rbp, qword [rsp + 104]
    adc rbp, qword [rsp + 248]
    mov r12, qword [rsp + 120]
    adc r12, qword [rsp + 144]
    mov r14, qword [rsp + 128]
    adc r14, qword [rsp + 112]
    mov qword [rsp + 176], rdi
    mov rdi, qword [rsp + 136]
    adc rdi, qword [rsp + 16]
    adc rsi, qword [rsp + 208]
    mov qword [rsp + 264], rsi
    mov rsi, qword [rsp + 168]
    sub rsi, rax
    mov rax, qword [rsp + 256]
    sbb rax, rcx
    sbb r8, r9
    mov rcx, qword [rsp + 232]
    sbb rcx, rbx
    sbb r10, rbp
    sbb r15, r12
    sbb r11, r14
    sbb r13, rdi
    mov r9, qword [rsp + 176]
    sbb r9, qword [rsp + 264]
    ; t1 = Z1 * Z1Z1: the three in their places
    add rsi, qword [rsp + 104]
    adc rax, qword [rsp + 120]
    adc r8, qword [rsp + 128]
    adc rcx, qword [rsp + 136]
    adc r10, qword [rsp + 240]
    adc r15, qword [rsp + 160]
    adc r11, qword [rsp + 96]
    adc r13, qword [rsp + 88]
    adc r9, qword [rsp + 248]
    mov rdi, qword [rsp + 144]
    adc rdi, 0
    mov rbx, qword [rsp + 112]
    adc rbx, 0
    mov rbp, qword [rsp + 16]
    adc rbp, 0
    mov r12, qword [rsp + 208]
    adc r12, 0
    ; t1 = Z1 * Z1Z1: what is above 2^521
    mov r14, r10
    shr r14, 9
    mov qword [rsp + 208], rcx
    mov rcx, r15
    shl rcx, 55
    or r14, rcx
    shr r15, 9
    mov rcx, r11
    shl rcx, 55
    or r15, rcx
    shr r11, 9
    mov rcx, r13
    shl rcx, 55
    or r11, rcx
    shr r13, 9
    mov rcx, r9
    shl rcx, 55
    or r13, rcx
    shr r9, 9
    mov rcx, rdi
    shl rcx, 55
    or r9, rcx
    shr rdi, 9
    mov rcx, rbx
    shl rcx, 55
    or rdi, rcx
    shr rbx, 9
    mov rcx, rbp
    shl rcx, 55
    or rbx, rcx
    shr rbp, 9
    mov rcx, r12
    shl rcx, 55
    or rbp, rcx
    ; t1 = Z1 * Z1Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r12, 9
    mov ecx, 1
    neg rcx
    adc r14, qword [rsp + 40]
    adc r15, qword [rsp + 184]
    adc r11, qword [rsp + 80]
    adc r13, qword [rsp + 72]
    adc rsi, r9
    adc rax, rdi
    adc r8, rbx
    adc rbp, qword [rsp + 208]
    adc r10, r12
    ; t1 = Z1 * Z1Z1: less one unless it carried
    adc r14, -1
    adc r15, -1
    adc r11, -1
    adc r13, -1
    adc rsi, -1
    adc rax, -1
    adc r8, -1
    adc rbp, -1
    adc r10, -1
    mov rcx, qword [rsp + 152]
    and rcx, 511
    ; H = U2 - X1: a - b
    mov r9, qword [rsp + 224]
    mov rdi, qword [rsp + 48]
    sub r9, qword [rdi]
    mov rbx, qword [rsp + 216]
    sbb rbx, qword [rdi + 8]
    mov r12, qword [rsp + 200]
    sbb r12, qword [rdi + 16]
    mov qword [rsp + 200], r10
    mov r10, qword [rsp + 32]
    sbb r10, qword [rdi + 24]
    mov qword [rsp + 32], rbp
    mov rbp, qword [rsp + 8]
    sbb rbp, qword [rdi + 32]
    mov qword [rsp + 8], r8
    mov r8, qword [rsp + 64]
    sbb r8, qword [rdi + 40]
    mov qword [rsp + 64], rax
    mov rax, qword [rsp + 56]
    sbb rax, qword [rdi + 48]
    mov qword [rsp + 56], rsi
    mov rsi, qword [rsp + 192]
    sbb rsi, qword [rdi + 56]
    sbb rcx, qword [rdi + 64]
    ; H = U2 - X1: less the borrow, modulo 2^k
    sbb r9, 0
    sbb rbx, 0
    sbb r12, 0
    sbb r10, 0
    sbb rbp, 0
    sbb r8, 0
    sbb rax, 0
    sbb rsi, 0
    sbb rcx, 0
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, r9
    mov qword [rsp + 192], r13
    mov qword [rsp + 216], r11
    mulx r11, r13, qword [rdi + 152]
    mov qword [rsp + 224], r15
    mulx r15, r9, qword [rdi + 144]
    add r13, r15
    mov qword [rsp + 152], r14
    mulx r14, r15, qword [rdi + 160]
    adc r15, r11
    mov qword [rsp + 208], r9
    mulx r9, r11, qword [rdi + 168]
    adc r11, r14
    adc r9, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r14, rdx
    mov rdx, rbx
    mov qword [rsp + 72], r14
    mov qword [rsp + 80], rcx
    mulx rcx, r14, qword [rdi + 144]
    xor ebx, ebx
    adcx r13, r14
    mov qword [rsp + 184], r13
    mulx r13, r14, qword [rdi + 152]
    adcx r15, r14
    adox r15, rcx
    mulx r14, rcx, qword [rdi + 160]
    adcx r11, rcx
    adox r11, r13
    mulx r13, rcx, qword [rdi + 168]
    adcx r9, rcx
    adox r9, r14
    adcx rbx, rbx
    adox rbx, r13
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r12
    mulx r14, r13, qword [rdi + 144]
    xor r12d, r12d
    adcx r15, r13
    mov qword [rsp + 40], r15
    mulx r15, r13, qword [rdi + 152]
    adcx r11, r13
    adox r11, r14
    mulx r14, r13, qword [rdi + 160]
    adcx r9, r13
    adox r9, r15
    mulx r15, r13, qword [rdi + 168]
    adcx rbx, r13
    adox rbx, r14
    adcx r12, r12
    adox r12, r15
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov r13, rdx
    mov rdx, r10
    mulx r15, r14, qword [rdi + 144]
    xor r10d, r10d
    adcx r11, r14
    mov qword [rsp + 16], r11
    mulx r11, r14, qword [rdi + 152]
    adcx r9, r14
    adox r9, r15
    mulx r15, r14, qword [rdi + 160]
    adcx rbx, r14
    adox rbx, r11
    mulx r14, r11, qword [rdi + 168]
    adcx r12, r11
    adox r12, r15
    adcx r10, r10
    adox r10, r14
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov r11, rdx
    mov rdx, rbp
    mulx r15, r14, qword [rdi + 184]
    mov qword [rsp + 112], r10
    mulx r10, rbp, qword [rdi + 176]
    add r14, r10
    mov qword [rsp + 144], r12
    mulx r12, r10, qword [rdi + 192]
    adc r10, r15
    mov qword [rsp + 248], rbx
    mulx rbx, r15, qword [rdi + 200]
    adc r15, r12
    mov qword [rsp + 88], r9
    mulx r9, r12, qword [rdi + 208]
    adc r12, rbx
    adc r9, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rbx, rdx
    mov rdx, r8
    mov qword [rsp + 96], rbp
    mov qword [rsp + 160], r11
    mulx r11, rbp, qword [rdi + 176]
    xor r8d, r8d
    adcx r14, rbp
    mov qword [rsp + 240], r14
    mulx r14, rbp, qword [rdi + 184]
    adcx r10, rbp
    adox r10, r11
    mulx rbp, r11, qword [rdi + 192]
    adcx r15, r11
    adox r15, r14
    mulx r14, r11, qword [rdi + 200]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rdi + 208]
    adcx r9, r11
    adox r9, r14
    adcx r8, r8
    adox r8, rbp
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, rax
    mulx r14, rbp, qword [rdi + 176]
    xor eax, eax
    adcx r10, rbp
    mov qword [rsp + 136], r10
    mulx r10, rbp, qword [rdi + 184]
    adcx r15, rbp
    adox r15, r14
    mulx r14, rbp, qword [rdi + 192]
    adcx r12, rbp
    adox r12, r10
    mulx rbp, r10, qword [rdi + 200]
    adcx r9, r10
    adox r9, r14
    mulx r14, r10, qword [rdi + 208]
    adcx r8, r10
    adox r8, rbp
    adcx rax, rax
    adox rax, r14
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov r10, rdx
    mov rdx, rsi
    mulx r14, rbp, qword [rdi + 176]
    xor esi, esi
    adcx r15, rbp
    mov qword [rsp + 128], r15
    mulx r15, rbp, qword [rdi + 184]
    adcx r12, rbp
    adox r12, r14
    mulx r14, rbp, qword [rdi + 192]
    adcx r9, rbp
    adox r9, r15
    mulx r15, rbp, qword [rdi + 200]
    adcx r8, rbp
    adox r8, r14
    mulx r14, rbp, qword [rdi + 208]
    adcx rax, rbp
    adox rax, r15
    adcx rsi, rsi
    adox rsi, r14
    mov rbp, qword [rsp + 80]
    and rbp, 511
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    mov r14, qword [rdi + 208]
    imul r14, rbp
    mov r15, rdx
    mov rdx, rbp
    mov qword [rsp + 80], r15
    mov qword [rsp + 120], r10
    mulx r10, r15, qword [rdi + 176]
    xor ebp, ebp
    adcx r12, r15
    mov qword [rsp + 104], r12
    mulx r12, r15, qword [rdi + 184]
    adcx r9, r15
    adox r9, r10
    mulx r15, r10, qword [rdi + 192]
    adcx r8, r10
    adox r8, r12
    mulx r12, r10, qword [rdi + 200]
    adcx rax, r10
    adox rax, r15
    adcx rsi, r14
    adox rsi, r12
    ; Z3 = Z1 * H: the sums of the halves, lower and upper
    xor r10d, r10d
    mov rbp, qword [rsp + 72]
    adox rbp, rbx
    mov r12, rcx
    adox r12, r11
    mov r14, r13
    adox r14, qword [rsp + 120]
    mov r15, qword [rsp + 160]
    adox r15, qword [rsp + 80]
    adox r10, rdx
    mov qword [rsp + 264], r11
    mov r11, qword [rdi + 144]
    adcx r11, qword [rdi + 176]
    mov qword [rsp + 176], rbx
    mov rbx, qword [rdi + 152]
    adcx rbx, qword [rdi + 184]
    mov qword [rsp + 232], rcx
    mov rcx, qword [rdi + 160]
    adcx rcx, qword [rdi + 192]
    mov qword [rsp + 256], r13
    mov r13, qword [rdi + 168]
    adcx r13, qword [rdi + 200]
    mov qword [rsp + 168], rsi
    mov rsi, qword [rdi + 208]
    mov qword [rsp + 272], rax
    mov eax, 0
    adcx rsi, rax
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov qword [rsp + 280], rdx
    mov rdx, rbp
    mov qword [rsp + 288], r8
    mulx r8, rdi, rbx
    mov qword [rsp + 296], r9
    mulx r9, rbp, r11
    add rdi, r9
    mov qword [rsp + 304], rbp
    mulx rbp, r9, rcx
    adc r9, r8
    mov qword [rsp + 312], r10
    mulx r10, r8, r13
    adc r8, rbp
    mov qword [rsp + 320], r15
    mulx r15, rbp, rsi
    adc rbp, r10
    adc r15, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mulx rax, r10, r11
    xor r12d, r12d
    adcx rdi, r10
    mov qword [rsp + 328], rdi
    mulx rdi, r10, rbx
    adcx r9, r10
    adox r9, rax
    mulx r10, rax, rcx
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, r13
    adcx rbp, rax
    adox rbp, r10
    mulx r10, rax, rsi
    adcx r15, rax
    adox r15, rdi
    adcx r12, r12
    adox r12, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx r10, rax, r11
    xor edi, edi
    adcx r9, rax
    mulx r14, rax, rbx
    adcx r8, rax
    adox r8, r10
    mulx r10, rax, rcx
    adcx rbp, rax
    adox rbp, r14
    mulx r14, rax, r13
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, rsi
    adcx r12, rax
    adox r12, r14
    adcx rdi, rdi
    adox rdi, r10
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 320]
    mulx r10, rax, r11
    xor r14d, r14d
    adcx r8, rax
    mov qword [rsp + 336], r8
    mulx r8, rax, rbx
    adcx rbp, rax
    adox rbp, r10
    mulx r10, rax, rcx
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, r13
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, rsi
    adcx rdi, rax
    adox rdi, r8
    adcx r14, r14
    adox r14, r10
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    imul rsi, qword [rsp + 312]
    mov rdx, qword [rsp + 312]
    mulx r8, rax, r11
    xor r10d, r10d
    adcx rbp, rax
    mulx r11, rax, rbx
    adcx r15, rax
    adox r15, r8
    mulx rcx, rax, rcx
    adcx r12, rax
    adox r12, r11
    mulx r8, rax, r13
    adcx rdi, rax
    adox rdi, rcx
    adcx r14, rsi
    adox r14, r8
    ; Z3 = Z1 * H: less the other two products
    mov rax, qword [rsp + 208]
    add rax, qword [rsp + 96]
    mov rcx, qword [rsp + 184]
    adc rcx, qword [rsp + 240]
    mov r8, qword [rsp + 40]
    adc r8, qword [rsp + 136]
    mov r11, qword [rsp + 16]
    adc r11, qword [rsp + 128]
    mov rsi, qword [rsp + 88]
    adc rsi, qword [rsp + 104]
    mov rbx, qword [rsp + 248]
    adc rbx, qword [rsp + 296]
    mov r13, qword [rsp + 144]
    adc r13, qword [rsp + 288]
    mov qword [rsp + 312], r14
    mov r14, qword [rsp + 112]
    adc r14, qword [rsp + 272]
    adc r10, qword [rsp + 168]
    mov qword [rsp + 320], r10
    mov r10, qword [rsp + 304]
    sub r10, rax
    mov rax, qword [rsp + 328]
    sbb rax, rcx
    sbb r9, r8
    mov rcx, qword [rsp + 336]
    sbb rcx, r11
    sbb rbp, rsi
    sbb r15, rbx
    sbb r12, r13
    sbb rdi, r14
    mov r8, qword [rsp + 312]
    sbb r8, qword [rsp + 320]
    ; Z3 = Z1 * H: the three in their places
    add r10, qword [rsp + 88]
    adc rax, qword [rsp + 248]
    adc r9, qword [rsp + 144]
    adc rcx, qword [rsp + 112]
    adc rbp, qword [rsp + 96]
    adc r15, qword [rsp + 240]
    adc r12, qword [rsp + 136]
    adc rdi, qword [rsp + 128]
    adc r8, qword [rsp + 104]
    mov r11, qword [rsp + 296]
    adc r11, 0
    mov rsi, qword [rsp + 288]
    adc rsi, 0
    mov rbx, qword [rsp + 272]
    adc rbx, 0
    mov r13, qword [rsp + 168]
    adc r13, 0
    ; Z3 = Z1 * H: what is above 2^521
    mov r14, rbp
    shr r14, 9
    mov qword [rsp + 168], rcx
    mov rcx, r15
    shl rcx, 55
    or r14, rcx
    shr r15, 9
    mov rcx, r12
    shl rcx, 55
    or r15, rcx
    shr r12, 9
    mov rcx, rdi
    shl rcx, 55
    or r12, rcx
    shr rdi, 9
    mov rcx, r8
    shl rcx, 55
    or rdi, rcx
    shr r8, 9
    mov rcx, r11
    shl rcx, 55
    or r8, rcx
    shr r11, 9
    mov rcx, rsi
    shl rcx, 55
    or r11, rcx
    shr rsi, 9
    mov rcx, rbx
    shl rcx, 55
    or rsi, rcx
    shr rbx, 9
    mov rcx, r13
    shl rcx, 55
    or rbx, rcx
    ; Z3 = Z1 * H: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rbp, -512
    shr r13, 9
    mov ecx, 1
    neg rcx
    adc r14, qword [rsp + 208]
    adc r15, qword [rsp + 184]
    adc r12, qword [rsp + 40]
    adc rdi, qword [rsp + 16]
    adc r10, r8
    adc rax, r11
    adc r9, rsi
    adc rbx, qword [rsp + 168]
    adc rbp, r13
    ; Z3 = Z1 * H: less one unless it carried
    adc r14, -1
    adc r15, -1
    adc r12, -1
    adc rdi, -1
    adc r10, -1
    adc rax, -1
    adc r9, -1
    adc rbx, -1
    adc rbp, -1
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 152]
    mov rcx, qword [rsp + 24]
    mulx r11, r8, qword [rcx + 80]
    mulx r13, rsi, qword [rcx + 72]
    add r8, r13
    mov qword [rsp + 168], rbp
    mulx rbp, r13, qword [rcx + 88]
    adc r13, r11
    mov qword [rsp + 16], rax
    mulx rax, r11, qword [rcx + 96]
    adc r11, rbp
    adc rax, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 224]
    mov qword [rsp + 40], r9
    mulx r9, rbp, qword [rcx + 72]
    mov qword [rsp + 184], r10
    xor r10d, r10d
    adcx r8, rbp
    mov qword [rsp + 208], rdi
    mulx rdi, rbp, qword [rcx + 80]
    adcx r13, rbp
    adox r13, r9
    mulx rbp, r9, qword [rcx + 88]
    adcx r11, r9
    adox r11, rdi
    mulx rdi, r9, qword [rcx + 96]
    adcx rax, r9
    adox rax, rbp
    adcx r10, r10
    adox r10, rdi
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 216]
    mulx rdi, r9, qword [rcx + 72]
    xor ebp, ebp
    adcx r13, r9
    mov qword [rsp + 272], rbx
    mulx rbx, r9, qword [rcx + 80]
    adcx r11, r9
    adox r11, rdi
    mulx rdi, r9, qword [rcx + 88]
    adcx rax, r9
    adox rax, rbx
    mulx rbx, r9, qword [rcx + 96]
    adcx r10, r9
    adox r10, rdi
    adcx rbp, rbp
    adox rbp, rbx
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 192]
    mulx rdi, r9, qword [rcx + 72]
    xor ebx, ebx
    adcx r11, r9
    mov qword [rsp + 288], r12
    mulx r12, r9, qword [rcx + 80]
    adcx rax, r9
    adox rax, rdi
    mulx rdi, r9, qword [rcx + 88]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rcx + 96]
    adcx rbp, r9
    adox rbp, rdi
    adcx rbx, rbx
    adox rbx, r12
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 56]
    mulx rdi, r9, qword [rcx + 112]
    mov qword [rsp + 296], r14
    mulx r14, r12, qword [rcx + 104]
    add r9, r14
    mov qword [rsp + 104], r15
    mulx r15, r14, qword [rcx + 120]
    adc r14, rdi
    mov qword [rsp + 128], rbx
    mulx rbx, rdi, qword [rcx + 128]
    adc rdi, r15
    mov qword [rsp + 136], rbp
    mulx rbp, r15, qword [rcx + 136]
    adc r15, rbx
    adc rbp, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 240], r10
    mulx r10, rbx, qword [rcx + 104]
    mov qword [rsp + 96], rax
    xor eax, eax
    adcx r9, rbx
    mov qword [rsp + 112], r11
    mulx r11, rbx, qword [rcx + 112]
    adcx r14, rbx
    adox r14, r10
    mulx rbx, r10, qword [rcx + 120]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rcx + 128]
    adcx r15, r10
    adox r15, rbx
    mulx rbx, r10, qword [rcx + 136]
    adcx rbp, r10
    adox rbp, r11
    adcx rax, rax
    adox rax, rbx
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r11, r10, qword [rcx + 104]
    xor ebx, ebx
    adcx r14, r10
    mov qword [rsp + 144], r13
    mulx r13, r10, qword [rcx + 112]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rcx + 120]
    adcx r15, r10
    adox r15, r13
    mulx r13, r10, qword [rcx + 128]
    adcx rbp, r10
    adox rbp, r11
    mulx r11, r10, qword [rcx + 136]
    adcx rax, r10
    adox rax, r13
    adcx rbx, rbx
    adox rbx, r11
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx r11, r10, qword [rcx + 104]
    xor r13d, r13d
    adcx rdi, r10
    mov qword [rsp + 248], rdi
    mulx rdi, r10, qword [rcx + 112]
    adcx r15, r10
    adox r15, r11
    mulx r11, r10, qword [rcx + 120]
    adcx rbp, r10
    adox rbp, rdi
    mulx rdi, r10, qword [rcx + 128]
    adcx rax, r10
    adox rax, r11
    mulx r11, r10, qword [rcx + 136]
    adcx rbx, r10
    adox rbx, rdi
    adcx r13, r13
    adox r13, r11
    mov r10, qword [rsp + 200]
    and r10, 511
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    mov r11, qword [rcx + 136]
    imul r11, r10
    mov rdx, r10
    mov qword [rsp + 200], r14
    mulx r14, rdi, qword [rcx + 104]
    xor r10d, r10d
    adcx r15, rdi
    mov qword [rsp + 88], r15
    mulx r15, rdi, qword [rcx + 112]
    adcx rbp, rdi
    adox rbp, r14
    mulx r14, rdi, qword [rcx + 120]
    adcx rax, rdi
    adox rax, r15
    mulx r15, rdi, qword [rcx + 128]
    adcx rbx, rdi
    adox rbx, r14
    adcx r13, r11
    adox r13, r15
    ; S2 = Y2 * t1: the sums of the halves, lower and upper
    xor r11d, r11d
    mov r10, qword [rsp + 152]
    adox r10, qword [rsp + 56]
    mov rdi, qword [rsp + 224]
    adox rdi, qword [rsp + 64]
    mov r14, qword [rsp + 216]
    adox r14, qword [rsp + 8]
    mov r15, qword [rsp + 192]
    adox r15, qword [rsp + 32]
    adox rdx, r11
    mov qword [rsp + 32], r13
    mov r13, qword [rcx + 72]
    adcx r13, qword [rcx + 104]
    mov qword [rsp + 192], rbx
    mov rbx, qword [rcx + 80]
    adcx rbx, qword [rcx + 112]
    mov qword [rsp + 8], rax
    mov rax, qword [rcx + 88]
    adcx rax, qword [rcx + 120]
    mov qword [rsp + 216], rbp
    mov rbp, qword [rcx + 96]
    adcx rbp, qword [rcx + 128]
    adcx r11, qword [rcx + 136]
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, r10
    mov qword [rsp + 24], r8
    mov qword [rsp + 64], r9
    mulx r9, r8, rbx
    mov qword [rsp + 224], rsi
    mulx rsi, r10, r13
    add r8, rsi
    mov qword [rsp + 56], r10
    mulx r10, rsi, rax
    adc rsi, r9
    mov qword [rsp + 152], r12
    mulx r12, r9, rbp
    adc r9, r10
    mov qword [rsp + 320], rcx
    mulx rcx, r10, r11
    adc r10, r12
    adc rcx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mov qword [rsp + 312], r15
    mulx r15, r12, r13
    xor edi, edi
    adcx r8, r12
    mov qword [rsp + 336], r8
    mulx r8, r12, rbx
    adcx rsi, r12
    adox rsi, r15
    mulx r15, r12, rax
    adcx r9, r12
    adox r9, r8
    mulx r12, r8, rbp
    adcx r10, r8
    adox r10, r15
    mulx r15, r8, r11
    adcx rcx, r8
    adox rcx, r12
    adcx rdi, rdi
    adox rdi, r15
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx r12, r8, r13
    xor r15d, r15d
    adcx rsi, r8
    mulx r14, r8, rbx
    adcx r9, r8
    adox r9, r12
    mulx r12, r8, rax
    adcx r10, r8
    adox r10, r14
    mulx r14, r8, rbp
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, r11
    adcx rdi, r8
    adox rdi, r14
    adcx r15, r15
    adox r15, r12
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 312]
    mulx r12, r8, r13
    xor r14d, r14d
    adcx r9, r8
    mov qword [rsp + 328], r9
    mulx r9, r8, rbx
    adcx r10, r8
    adox r10, r12
    mulx r12, r8, rax
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, rbp
    adcx rdi, r8
    adox rdi, r12
    mulx r12, r8, r11
    adcx r15, r8
    adox r15, r9
    adcx r14, r14
    adox r14, r12
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    imul r11, qword [rsp + 320]
    mov rdx, qword [rsp + 320]
    mulx r9, r8, r13
    xor r12d, r12d
    adcx r10, r8
    mulx rbx, r8, rbx
    adcx rcx, r8
    adox rcx, r9
    mulx r8, rax, rax
    adcx rdi, rax
    adox rdi, rbx
    mulx r9, rax, rbp
    adcx r15, rax
    adox r15, r8
    adcx r14, r11
    adox r14, r9
    ; S2 = Y2 * t1: less the other two products
    mov rax, qword [rsp + 224]
    add rax, qword [rsp + 152]
    mov r8, qword [rsp + 24]
    adc r8, qword [rsp + 64]
    mov r9, qword [rsp + 144]
    adc r9, qword [rsp + 200]
    mov r11, qword [rsp + 112]
    adc r11, qword [rsp + 248]
    mov rbx, qword [rsp + 96]
    adc rbx, qword [rsp + 88]
    mov rbp, qword [rsp + 240]
    adc rbp, qword [rsp + 216]
    mov r13, qword [rsp + 136]
    adc r13, qword [rsp + 8]
    mov qword [rsp + 320], r14
    mov r14, qword [rsp + 128]
    adc r14, qword [rsp + 192]
    adc r12, qword [rsp + 32]
    mov qword [rsp + 312], r12
    mov r12, qword [rsp + 56]
    sub r12, rax
    mov rax, qword [rsp + 336]
    sbb rax, r8
    sbb rsi, r9
    mov r8, qword [rsp + 328]
    sbb r8, r11
    sbb r10, rbx
    sbb rcx, rbp
    sbb rdi, r13
    sbb r15, r14
    mov r9, qword [rsp + 320]
    sbb r9, qword [rsp + 312]
    ; S2 = Y2 * t1: the three in their places
    add r12, qword [rsp + 96]
    adc rax, qword [rsp + 240]
    adc rsi, qword [rsp + 136]
    adc r8, qword [rsp + 128]
    adc r10, qword [rsp + 152]
    adc rcx, qword [rsp + 64]
    adc rdi, qword [rsp + 200]
    adc r15, qword [rsp + 248]
    adc r9, qword [rsp + 88]
    mov r11, qword [rsp + 216]
    adc r11, 0
    mov rbx, qword [rsp + 8]
    adc rbx, 0
    mov rbp, qword [rsp + 192]
    adc rbp, 0
    mov r13, qword [rsp + 32]
    adc r13, 0
    ; S2 = Y2 * t1: what is above 2^521
    mov r14, r10
    shr r14, 9
    mov qword [rsp + 32], r8
    mov r8, rcx
    shl r8, 55
    or r14, r8
    shr rcx, 9
    mov r8, rdi
    shl r8, 55
    or rcx, r8
    shr rdi, 9
    mov r8, r15
    shl r8, 55
    or rdi, r8
    shr r15, 9
    mov r8, r9
    shl r8, 55
    or r15, r8
    shr r9, 9
    mov r8, r11
    shl r8, 55
    or r9, r8
    shr r11, 9
    mov r8, rbx
    shl r8, 55
    or r11, r8
    shr rbx, 9
    mov r8, rbp
    shl r8, 55
    or rbx, r8
    shr rbp, 9
    mov r8, r13
    shl r8, 55
    or rbp, r8
    ; S2 = Y2 * t1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r13, 9
    mov r8d, 1
    neg r8
    adc r14, qword [rsp + 224]
    adc rcx, qword [rsp + 24]
    adc rdi, qword [rsp + 144]
    adc r15, qword [rsp + 112]
    adc r12, r9
    adc rax, r11
    adc rsi, rbx
    adc rbp, qword [rsp + 32]
    adc r10, r13
    ; S2 = Y2 * t1: less one unless it carried
    adc r14, -1
    adc rcx, -1
    adc rdi, -1
    adc r15, -1
    adc r12, -1
    adc rax, -1
    adc rsi, -1
    adc rbp, -1
    adc r10, -1
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r9, r8, qword [rsp + 256]
    mulx rbx, r11, qword [rsp + 232]
    add r8, rbx
    mulx r13, rbx, qword [rsp + 160]
    adc rbx, r9
    mov qword [rsp + 32], rbp
    mulx rbp, r9, qword [rsp + 176]
    adc r9, r13
    mov qword [rsp + 112], rsi
    mulx rsi, r13, qword [rsp + 264]
    adc r13, rbp
    mov qword [rsp + 144], rax
    mulx rax, rbp, qword [rsp + 120]
    adc rbp, rsi
    mov qword [rsp + 24], r12
    mulx r12, rsi, qword [rsp + 80]
    adc rsi, rax
    mov qword [rsp + 224], r15
    mulx r15, rax, qword [rsp + 280]
    adc rax, r12
    adc r15, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 232]
    mov qword [rsp + 192], rdi
    mulx rdi, r12, qword [rsp + 256]
    mov qword [rsp + 8], rcx
    xor ecx, ecx
    adcx rbx, r12
    mov qword [rsp + 216], r14
    mulx r14, r12, qword [rsp + 160]
    adcx r9, r12
    adox r9, rdi
    mulx r12, rdi, qword [rsp + 176]
    adcx r13, rdi
    adox r13, r14
    mulx r14, rdi, qword [rsp + 264]
    adcx rbp, rdi
    adox rbp, r12
    mulx r12, rdi, qword [rsp + 120]
    adcx rsi, rdi
    adox rsi, r14
    mulx r14, rdi, qword [rsp + 80]
    adcx rax, rdi
    adox rax, r12
    mulx r12, rdi, qword [rsp + 280]
    adcx r15, rdi
    adox r15, r14
    adcx rcx, rcx
    adox rcx, r12
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 256]
    mulx r12, rdi, qword [rsp + 160]
    xor r14d, r14d
    adcx r13, rdi
    mov qword [rsp + 88], r10
    mulx r10, rdi, qword [rsp + 176]
    adcx rbp, rdi
    adox rbp, r12
    mulx r12, rdi, qword [rsp + 264]
    adcx rsi, rdi
    adox rsi, r10
    mulx rdi, r10, qword [rsp + 120]
    adcx rax, r10
    adox rax, r12
    mulx r12, r10, qword [rsp + 80]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsp + 280]
    adcx rcx, r10
    adox rcx, r12
    adcx r14, r14
    adox r14, rdi
    ; HH = H^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 160]
    mulx rdi, r10, qword [rsp + 176]
    xor r12d, r12d
    adcx rsi, r10
    mov qword [rsp + 248], rsi
    mulx rsi, r10, qword [rsp + 264]
    adcx rax, r10
    adox rax, rdi
    mulx rdi, r10, qword [rsp + 120]
    adcx r15, r10
    adox r15, rsi
    mulx rsi, r10, qword [rsp + 80]
    adcx rcx, r10
    adox rcx, rdi
    mulx rdi, r10, qword [rsp + 280]
    adcx r14, r10
    adox r14, rsi
    adcx r12, r12
    adox r12, rdi
    ; HH = H^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 176]
    mulx rsi, r10, qword [rsp + 264]
    xor edi, edi
    adcx r15, r10
    mov qword [rsp + 200], r15
    mulx r15, r10, qword [rsp + 120]
    adcx rcx, r10
    adox rcx, rsi
    mulx rsi, r10, qword [rsp + 80]
    adcx r14, r10
    adox r14, r15
    mulx r15, r10, qword [rsp + 280]
    adcx r12, r10
    adox r12, rsi
    adcx rdi, rdi
    adox rdi, r15
    ; HH = H^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 264]
    mulx rsi, r10, qword [rsp + 120]
    xor r15d, r15d
    adcx r14, r10
    mov qword [rsp + 64], r14
    mulx r14, r10, qword [rsp + 80]
    adcx r12, r10
    adox r12, rsi
    mulx rsi, r10, qword [rsp + 280]
    adcx rdi, r10
    adox rdi, r14
    adcx r15, r15
    adox r15, rsi
    ; HH = H^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 120]
    mulx rsi, r10, qword [rsp + 80]
    add rdi, r10
    mulx r14, r10, qword [rsp + 280]
    adc r15, r10
    mov r10d, 0
    adc r10, r10
    add r15, rsi
    adc r10, r14
    ; HH = H^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 280]
    mulx r14, rsi, qword [rsp + 80]
    add r10, rsi
    mov esi, 0
    adc rsi, rsi
    add rsi, r14
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    mov qword [rsp + 152], r14
    xor r14d, r14d
    adcx r11, r11
    mov rdx, qword [rsp + 72]
    mov qword [rsp + 128], rsi
    mulx rsi, r14, rdx
    adox r11, rsi
    adcx r8, r8
    mov rdx, qword [rsp + 232]
    mov qword [rsp + 136], r11
    mulx r11, rsi, rdx
    adox r8, rsi
    adcx rbx, rbx
    adox rbx, r11
    adcx r9, r9
    mov rdx, qword [rsp + 256]
    mulx rsi, r11, rdx
    adox r9, r11
    adcx r13, r13
    adox r13, rsi
    adcx rbp, rbp
    mov rdx, qword [rsp + 160]
    mulx rsi, r11, rdx
    adox rbp, r11
    mov r11, qword [rsp + 248]
    adcx r11, r11
    adox r11, rsi
    adcx rax, rax
    mov rdx, qword [rsp + 176]
    mov qword [rsp + 248], r11
    mulx r11, rsi, rdx
    adox rax, rsi
    mov rsi, qword [rsp + 200]
    adcx rsi, rsi
    adox rsi, r11
    adcx rcx, rcx
    mov rdx, qword [rsp + 264]
    mov qword [rsp + 200], rbp
    mulx rbp, r11, rdx
    adox rcx, r11
    mov r11, qword [rsp + 64]
    adcx r11, r11
    adox r11, rbp
    adcx r12, r12
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 64], r13
    mulx r13, rbp, rdx
    adox r12, rbp
    adcx rdi, rdi
    adox rdi, r13
    adcx r15, r15
    mov rdx, qword [rsp + 80]
    mulx r13, rbp, rdx
    adox r15, rbp
    adcx r10, r10
    adox r10, r13
    mov rbp, qword [rsp + 128]
    adcx rbp, rbp
    adox rbp, qword [rsp + 152]
    ; HH = H^2: what is above 2^521
    mov r13, rax
    shr r13, 9
    mov qword [rsp + 152], r9
    mov r9, rsi
    shl r9, 55
    or r13, r9
    shr rsi, 9
    mov r9, rcx
    shl r9, 55
    or rsi, r9
    shr rcx, 9
    mov r9, r11
    shl r9, 55
    or rcx, r9
    shr r11, 9
    mov r9, r12
    shl r9, 55
    or r11, r9
    shr r12, 9
    mov r9, rdi
    shl r9, 55
    or r12, r9
    shr rdi, 9
    mov r9, r15
    shl r9, 55
    or rdi, r9
    shr r15, 9
    mov r9, r10
    shl r9, 55
    or r15, r9
    shr r10, 9
    mov r9, rbp
    shl r9, 55
    or r10, r9
    ; HH = H^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rax, -512
    shr rbp, 9
    mov r9d, 1
    neg r9
    adc r14, r13
    adc rsi, qword [rsp + 136]
    adc r8, rcx
    adc rbx, r11
    adc r12, qword [rsp + 152]
    adc rdi, qword [rsp + 64]
    adc r15, qword [rsp + 200]
    adc r10, qword [rsp + 248]
    adc rax, rbp
    ; HH = H^2: less one unless it carried
    adc r14, -1
    adc rsi, -1
    adc r8, -1
    adc rbx, -1
    adc r12, -1
    adc rdi, -1
    adc r15, -1
    adc r10, -1
    adc rax, -1
    mov rcx, qword [rsp + 88]
    and rcx, 511
    ; r = S2 - Y1: a - b
    mov r9, qword [rsp + 216]
    mov r11, qword [rsp + 48]
    sub r9, qword [r11 + 72]
    mov rbp, qword [rsp + 8]
    sbb rbp, qword [r11 + 80]
    mov r13, qword [rsp + 192]
    sbb r13, qword [r11 + 88]
    mov qword [rsp + 192], rax
    mov rax, qword [rsp + 224]
    sbb rax, qword [r11 + 96]
    mov qword [rsp + 224], r10
    mov r10, qword [rsp + 24]
    sbb r10, qword [r11 + 104]
    mov qword [rsp + 24], r15
    mov r15, qword [rsp + 144]
    sbb r15, qword [r11 + 112]
    mov qword [rsp + 144], rdi
    mov rdi, qword [rsp + 112]
    sbb rdi, qword [r11 + 120]
    mov qword [rsp + 112], r12
    mov r12, qword [rsp + 32]
    sbb r12, qword [r11 + 128]
    sbb rcx, qword [r11 + 136]
    ; r = S2 - Y1: less the borrow, modulo 2^k
    sbb r9, 0
    sbb rbp, 0
    sbb r13, 0
    sbb rax, 0
    sbb r10, 0
    sbb r15, 0
    sbb rdi, 0
    sbb r12, 0
    sbb rcx, 0
    and rcx, 511
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, r9
    mov qword [rsp + 32], rbx
    mulx rbx, r11, r13
    mov qword [rsp + 8], r8
    mulx r8, r9, rbp
    add r11, r8
    mov qword [rsp + 216], rsi
    mulx rsi, r8, rax
    adc r8, rbx
    mov qword [rsp + 88], r14
    mulx r14, rbx, r10
    adc rbx, rsi
    mov qword [rsp + 248], r11
    mulx r11, rsi, r15
    adc rsi, r14
    mov qword [rsp + 200], r9
    mulx r9, r14, rdi
    adc r14, r11
    mov qword [rsp + 64], rdi
    mulx rdi, r11, r12
    adc r11, r9
    mov qword [rsp + 152], r12
    mulx r12, r9, rcx
    adc r9, rdi
    adc r12, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdi, rdx
    mov rdx, rbp
    mov qword [rsp + 136], rdi
    mov qword [rsp + 128], r12
    mulx r12, rdi, r13
    xor ebp, ebp
    adcx r8, rdi
    mov qword [rsp + 240], r8
    mulx r8, rdi, rax
    adcx rbx, rdi
    adox rbx, r12
    mulx r12, rdi, r10
    adcx rsi, rdi
    adox rsi, r8
    mulx rdi, r8, r15
    adcx r14, r8
    adox r14, r12
    mulx r12, r8, qword [rsp + 64]
    adcx r11, r8
    adox r11, rdi
    mulx rdi, r8, qword [rsp + 152]
    adcx r9, r8
    adox r9, r12
    mulx r12, r8, rcx
    adcx r8, qword [rsp + 128]
    adox r8, rdi
    adcx rbp, rbp
    adox rbp, r12
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdi, rdx
    mov rdx, r13
    mov qword [rsp + 128], rbx
    mulx rbx, r12, rax
    xor r13d, r13d
    adcx rsi, r12
    mov qword [rsp + 96], rsi
    mulx rsi, r12, r10
    adcx r14, r12
    adox r14, rbx
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r11, rsi
    mulx rbx, rsi, qword [rsp + 64]
    adcx r9, rsi
    adox r9, r12
    mulx r12, rsi, qword [rsp + 152]
    adcx r8, rsi
    adox r8, rbx
    mulx rbx, rsi, rcx
    adcx rbp, rsi
    adox rbp, r12
    adcx r13, r13
    adox r13, rbx
    ; rr = r^2: square, products of a[3] with the words above it
    mov rsi, rdx
    mov rdx, rax
    mulx r12, rbx, r10
    xor eax, eax
    adcx r11, rbx
    mov qword [rsp + 312], r11
    mulx r11, rbx, r15
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rsp + 64]
    adcx r8, rbx
    adox r8, r11
    mulx rbx, r11, qword [rsp + 152]
    adcx rbp, r11
    adox rbp, r12
    mulx r12, r11, rcx
    adcx r13, r11
    adox r13, rbx
    adcx rax, rax
    adox rax, r12
    ; rr = r^2: square, products of a[4] with the words above it
    mov r11, rdx
    mov rdx, r10
    mulx r12, rbx, r15
    xor r10d, r10d
    adcx r8, rbx
    mov qword [rsp + 320], r8
    mulx r8, rbx, qword [rsp + 64]
    adcx rbp, rbx
    adox rbp, r12
    mulx r12, rbx, qword [rsp + 152]
    adcx r13, rbx
    adox r13, r8
    mulx rbx, r8, rcx
    adcx rax, r8
    adox rax, r12
    adcx r10, r10
    adox r10, rbx
    ; rr = r^2: square, products of a[5] with the words above it
    mov r8, rdx
    mov rdx, r15
    mulx r12, rbx, qword [rsp + 64]
    xor r15d, r15d
    adcx r13, rbx
    mov qword [rsp + 328], r13
    mulx r13, rbx, qword [rsp + 152]
    adcx rax, rbx
    adox rax, r12
    mulx r12, rbx, rcx
    adcx r10, rbx
    adox r10, r13
    adcx r15, r15
    adox r15, r12
    ; rr = r^2: square, products of a[6] with the words above it
    mov rbx, rdx
    mov rdx, qword [rsp + 64]
    mulx r13, r12, qword [rsp + 152]
    add r10, r12
    mov qword [rsp + 336], r10
    mulx r10, r12, rcx
    adc r15, r12
    mov r12d, 0
    adc r12, r12
    add r15, r13
    adc r12, r10
    ; rr = r^2: square, products of a[7] with the words above it
    mov rdx, rcx
    mulx r13, r10, qword [rsp + 152]
    add r12, r10
    mov r10d, 0
    adc r10, r10
    add r10, r13
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    imul rcx, rcx
    xor r13d, r13d
    mov r13, qword [rsp + 200]
    adcx r13, r13
    mov qword [rsp + 200], rdx
    mov rdx, qword [rsp + 136]
    mov qword [rsp + 56], rcx
    mov qword [rsp + 304], r10
    mulx r10, rcx, rdx
    adox r13, r10
    mov r10, qword [rsp + 248]
    adcx r10, r10
    mov rdx, rdi
    mov qword [rsp + 248], r13
    mov qword [rsp + 344], rcx
    mulx rcx, r13, rdx
    adox r10, r13
    mov r13, qword [rsp + 240]
    adcx r13, r13
    adox r13, rcx
    mov rcx, qword [rsp + 128]
    adcx rcx, rcx
    mov rdx, rsi
    mov qword [rsp + 128], rdi
    mov qword [rsp + 240], r13
    mulx r13, rdi, rdx
    adox rcx, rdi
    mov rdi, qword [rsp + 96]
    adcx rdi, rdi
    adox rdi, r13
    adcx r14, r14
    mov rdx, r11
    mov qword [rsp + 96], rsi
    mulx rsi, r13, rdx
    adox r14, r13
    mov r13, qword [rsp + 312]
    adcx r13, r13
    adox r13, rsi
    adcx r9, r9
    mov rdx, r8
    mov qword [rsp + 312], r11
    mulx r11, rsi, rdx
    adox r9, rsi
    mov rsi, qword [rsp + 320]
    adcx rsi, rsi
    adox rsi, r11
    adcx rbp, rbp
    mov rdx, rbx
    mov qword [rsp + 320], r8
    mulx r8, r11, rdx
    adox rbp, r11
    mov r11, qword [rsp + 328]
    adcx r11, r11
    adox r11, r8
    adcx rax, rax
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 328], rbx
    mulx rbx, r8, rdx
    adox rax, r8
    mov r8, qword [rsp + 336]
    adcx r8, r8
    adox r8, rbx
    adcx r15, r15
    mov rdx, qword [rsp + 152]
    mov qword [rsp + 336], r13
    mulx r13, rbx, rdx
    adox r15, rbx
    adcx r12, r12
    adox r12, r13
    mov rbx, qword [rsp + 304]
    adcx rbx, rbx
    adox rbx, qword [rsp + 56]
    ; rr = r^2: what is above 2^521
    mov r13, r9
    shr r13, 9
    mov qword [rsp + 56], r14
    mov r14, rsi
    shl r14, 55
    or r13, r14
    shr rsi, 9
    mov r14, rbp
    shl r14, 55
    or rsi, r14
    shr rbp, 9
    mov r14, r11
    shl r14, 55
    or rbp, r14
    shr r11, 9
    mov r14, rax
    shl r14, 55
    or r11, r14
    shr rax, 9
    mov r14, r8
    shl r14, 55
    or rax, r14
    shr r8, 9
    mov r14, r15
    shl r14, 55
    or r8, r14
    shr r15, 9
    mov r14, r12
    shl r14, 55
    or r15, r14
    shr r12, 9
    mov r14, rbx
    shl r14, 55
    or r12, r14
    ; rr = r^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r9, -512
    shr rbx, 9
    mov r14d, 1
    neg r14
    adc r13, qword [rsp + 344]
    adc rsi, qword [rsp + 248]
    adc r10, rbp
    adc r11, qword [rsp + 240]
    adc rcx, rax
    adc rdi, r8
    adc r15, qword [rsp + 56]
    adc r12, qword [rsp + 336]
    adc r9, rbx
    ; rr = r^2: less one unless it carried
    adc r13, -1
    adc rsi, -1
    adc r10, -1
    adc r11, -1
    adc rcx, -1
    adc rdi, -1
    adc r15, -1
    adc r12, -1
    adc r9, -1
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 88]
    mulx r8, rax, qword [rsp + 232]
    mulx rbp, rbx, qword [rsp + 72]
    add rax, rbp
    mulx r14, rbp, qword [rsp + 256]
    adc rbp, r8
    mov qword [rsp + 336], r12
    mulx r12, r8, qword [rsp + 160]
    adc r8, r14
    adc r12, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 56], r15
    mulx r15, r14, qword [rsp + 72]
    mov qword [rsp + 240], rdi
    xor edi, edi
    adcx rax, r14
    mov qword [rsp + 248], rcx
    mulx rcx, r14, qword [rsp + 232]
    adcx rbp, r14
    adox rbp, r15
    mulx r15, r14, qword [rsp + 256]
    adcx r8, r14
    adox r8, rcx
    mulx r14, rcx, qword [rsp + 160]
    adcx r12, rcx
    adox r12, r15
    adcx rdi, rdi
    adox rdi, r14
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r14, rcx, qword [rsp + 72]
    xor r15d, r15d
    adcx rbp, rcx
    mov qword [rsp + 344], r11
    mulx r11, rcx, qword [rsp + 232]
    adcx r8, rcx
    adox r8, r14
    mulx r14, rcx, qword [rsp + 256]
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, qword [rsp + 160]
    adcx rdi, rcx
    adox rdi, r14
    adcx r15, r15
    adox r15, r11
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx r11, rcx, qword [rsp + 72]
    xor r14d, r14d
    adcx r8, rcx
    mov qword [rsp + 304], r10
    mulx r10, rcx, qword [rsp + 232]
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, qword [rsp + 256]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [rsp + 160]
    adcx r15, rcx
    adox r15, r11
    adcx r14, r14
    adox r14, r10
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 112]
    mulx r10, rcx, qword [rsp + 264]
    mov qword [rsp + 352], rsi
    mulx rsi, r11, qword [rsp + 176]
    add rcx, rsi
    mov qword [rsp + 360], r13
    mulx r13, rsi, qword [rsp + 120]
    adc rsi, r10
    mov qword [rsp + 368], r9
    mulx r9, r10, qword [rsp + 80]
    adc r10, r13
    mov qword [rsp + 376], r14
    mulx r14, r13, qword [rsp + 280]
    adc r13, r9
    adc r14, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 384], r15
    mulx r15, r9, qword [rsp + 176]
    mov qword [rsp + 392], rdi
    xor edi, edi
    adcx rcx, r9
    mov qword [rsp + 400], r12
    mulx r12, r9, qword [rsp + 264]
    adcx rsi, r9
    adox rsi, r15
    mulx r15, r9, qword [rsp + 120]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rsp + 80]
    adcx r13, r9
    adox r13, r15
    mulx r15, r9, qword [rsp + 280]
    adcx r14, r9
    adox r14, r12
    adcx rdi, rdi
    adox rdi, r15
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx r12, r9, qword [rsp + 176]
    xor r15d, r15d
    adcx rsi, r9
    mov qword [rsp + 408], r8
    mulx r8, r9, qword [rsp + 264]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rsp + 120]
    adcx r13, r9
    adox r13, r8
    mulx r9, r8, qword [rsp + 80]
    adcx r14, r8
    adox r14, r12
    mulx r12, r8, qword [rsp + 280]
    adcx rdi, r8
    adox rdi, r9
    adcx r15, r15
    adox r15, r12
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 224]
    mulx r9, r8, qword [rsp + 176]
    xor r12d, r12d
    adcx r10, r8
    mov qword [rsp + 416], r10
    mulx r10, r8, qword [rsp + 264]
    adcx r13, r8
    adox r13, r9
    mulx r9, r8, qword [rsp + 120]
    adcx r14, r8
    adox r14, r10
    mulx r10, r8, qword [rsp + 80]
    adcx rdi, r8
    adox rdi, r9
    mulx r9, r8, qword [rsp + 280]
    adcx r15, r8
    adox r15, r10
    adcx r12, r12
    adox r12, r9
    mov r8, qword [rsp + 192]
    and r8, 511
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    mov r9, qword [rsp + 280]
    imul r9, r8
    mov rdx, r8
    mov qword [rsp + 192], rsi
    mulx rsi, r10, qword [rsp + 176]
    xor r8d, r8d
    adcx r13, r10
    mov qword [rsp + 424], r13
    mulx r13, r10, qword [rsp + 264]
    adcx r14, r10
    adox r14, rsi
    mulx rsi, r10, qword [rsp + 120]
    adcx rdi, r10
    adox rdi, r13
    mulx r13, r10, qword [rsp + 80]
    adcx r15, r10
    adox r15, rsi
    adcx r12, r9
    adox r12, r13
    ; HHH = H * HH: the sums of the halves, lower and upper
    xor r9d, r9d
    mov r8, qword [rsp + 88]
    adox r8, qword [rsp + 112]
    mov r10, qword [rsp + 216]
    adox r10, qword [rsp + 144]
    mov rsi, qword [rsp + 8]
    adox rsi, qword [rsp + 24]
    mov r13, qword [rsp + 32]
    adox r13, qword [rsp + 224]
    adox r9, rdx
    mov qword [rsp + 432], r12
    mov r12, qword [rsp + 72]
    adcx r12, qword [rsp + 176]
    mov qword [rsp + 440], r15
    mov r15, qword [rsp + 232]
    adcx r15, qword [rsp + 264]
    mov qword [rsp + 448], rdi
    mov rdi, qword [rsp + 256]
    adcx rdi, qword [rsp + 120]
    mov qword [rsp + 456], r14
    mov r14, qword [rsp + 160]
    adcx r14, qword [rsp + 80]
    mov qword [rsp + 464], rbp
    mov rbp, qword [rsp + 280]
    mov qword [rsp + 472], rax
    mov eax, 0
    adcx rbp, rax
    ; HHH = H * HH: product, row 0: a * b[0]
    mov qword [rsp + 480], rdx
    mov rdx, r8
    mov qword [rsp + 488], rcx
    mov qword [rsp + 496], r11
    mulx r11, rcx, r15
    mov qword [rsp + 504], rbx
    mulx rbx, r8, r12
    add rcx, rbx
    mov qword [rsp + 512], r8
    mulx r8, rbx, rdi
    adc rbx, r11
    mov qword [rsp + 520], r9
    mulx r9, r11, r14
    adc r11, r8
    mov qword [rsp + 528], r13
    mulx r13, r8, rbp
    adc r8, r9
    adc r13, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx rax, r9, r12
    xor r10d, r10d
    adcx rcx, r9
    mov qword [rsp + 536], rcx
    mulx rcx, r9, r15
    adcx rbx, r9
    adox rbx, rax
    mulx r9, rax, rdi
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, r14
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, rbp
    adcx r13, rax
    adox r13, rcx
    adcx r10, r10
    adox r10, r9
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx rcx, rax, r12
    xor r9d, r9d
    adcx rbx, rax
    mulx rsi, rax, r15
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, rdi
    adcx r8, rax
    adox r8, rsi
    mulx rsi, rax, r14
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, rbp
    adcx r10, rax
    adox r10, rsi
    adcx r9, r9
    adox r9, rcx
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 528]
    mulx rcx, rax, r12
    xor esi, esi
    adcx r11, rax
    mov qword [rsp + 544], r11
    mulx r11, rax, r15
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, rdi
    adcx r13, rax
    adox r13, r11
    mulx r11, rax, r14
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, rbp
    adcx r9, rax
    adox r9, r11
    adcx rsi, rsi
    adox rsi, rcx
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    imul rbp, qword [rsp + 520]
    mov rdx, qword [rsp + 520]
    mulx rcx, rax, r12
    xor r11d, r11d
    adcx r8, rax
    mulx r12, rax, r15
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, rdi
    adcx r10, rax
    adox r10, r12
    mulx rdi, rax, r14
    adcx r9, rax
    adox r9, rcx
    adcx rsi, rbp
    adox rsi, rdi
    ; HHH = H * HH: less the other two products
    mov rax, qword [rsp + 504]
    add rax, qword [rsp + 496]
    mov rcx, qword [rsp + 472]
    adc rcx, qword [rsp + 488]
    mov rdi, qword [rsp + 464]
    adc rdi, qword [rsp + 192]
    mov rbp, qword [rsp + 408]
    adc rbp, qword [rsp + 416]
    mov r12, qword [rsp + 400]
    adc r12, qword [rsp + 424]
    mov r14, qword [rsp + 392]
    adc r14, qword [rsp + 456]
    mov r15, qword [rsp + 384]
    adc r15, qword [rsp + 448]
    mov qword [rsp + 520], rsi
    mov rsi, qword [rsp + 376]
    adc rsi, qword [rsp + 440]
    adc r11, qword [rsp + 432]
    mov qword [rsp + 528], r11
    mov r11, qword [rsp + 512]
    sub r11, rax
    mov rax, qword [rsp + 536]
    sbb rax, rcx
    sbb rbx, rdi
    mov rcx, qword [rsp + 544]
    sbb rcx, rbp
    sbb r8, r12
    sbb r13, r14
    sbb r10, r15
    sbb r9, rsi
    mov rsi, qword [rsp + 520]
    sbb rsi, qword [rsp + 528]
    ; HHH = H * HH: the three in their places
    add r11, qword [rsp + 400]
    adc rax, qword [rsp + 392]
    adc rbx, qword [rsp + 384]
    adc rcx, qword [rsp + 376]
    adc r8, qword [rsp + 496]
    adc r13, qword [rsp + 488]
    adc r10, qword [rsp + 192]
    adc r9, qword [rsp + 416]
    adc rsi, qword [rsp + 424]
    mov rdi, qword [rsp + 456]
    adc rdi, 0
    mov rbp, qword [rsp + 448]
    adc rbp, 0
    mov r12, qword [rsp + 440]
    adc r12, 0
    mov r14, qword [rsp + 432]
    adc r14, 0
    ; HHH = H * HH: what is above 2^521
    mov r15, r8
    shr r15, 9
    mov qword [rsp + 432], rcx
    mov rcx, r13
    shl rcx, 55
    or r15, rcx
    shr r13, 9
    mov rcx, r10
    shl rcx, 55
    or r13, rcx
    shr r10, 9
    mov rcx, r9
    shl rcx, 55
    or r10, rcx
    shr r9, 9
    mov rcx, rsi
    shl rcx, 55
    or r9, rcx
    shr rsi, 9
    mov rcx, rdi
    shl rcx, 55
    or rsi, rcx
    shr rdi, 9
    mov rcx, rbp
    shl rcx, 55
    or rdi, rcx
    shr rbp, 9
    mov rcx, r12
    shl rcx, 55
    or rbp, rcx
    shr r12, 9
    mov rcx, r14
    shl rcx, 55
    or r12, rcx
    ; HHH = H * HH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr r14, 9
    mov ecx, 1
    neg rcx
    adc r15, qword [rsp + 504]
    adc r13, qword [rsp + 472]
    adc r10, qword [rsp + 464]
    adc r9, qword [rsp + 408]
    adc r11, rsi
    adc rax, rdi
    adc rbx, rbp
    adc r12, qword [rsp + 432]
    adc r8, r14
    ; HHH = H * HH: less one unless it carried
    adc r15, -1
    adc r13, -1
    adc r10, -1
    adc r9, -1
    adc r11, -1
    adc rax, -1
    adc rbx, -1
    adc r12, -1
    adc r8, -1
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 88]
    mov rcx, qword [rsp + 48]
    mulx rdi, rsi, qword [rcx + 8]
    mulx r14, rbp, qword [rcx]
    add rsi, r14
    mov qword [rsp + 432], r8
    mulx r8, r14, qword [rcx + 16]
    adc r14, rdi
    mov qword [rsp + 408], r12
    mulx r12, rdi, qword [rcx + 24]
    adc rdi, r8
    adc r12, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 464], rbx
    mulx rbx, r8, qword [rcx]
    mov qword [rsp + 472], rax
    xor eax, eax
    adcx rsi, r8
    mov qword [rsp + 504], r11
    mulx r11, r8, qword [rcx + 8]
    adcx r14, r8
    adox r14, rbx
    mulx rbx, r8, qword [rcx + 16]
    adcx rdi, r8
    adox rdi, r11
    mulx r11, r8, qword [rcx + 24]
    adcx r12, r8
    adox r12, rbx
    adcx rax, rax
    adox rax, r11
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r11, r8, qword [rcx]
    xor ebx, ebx
    adcx r14, r8
    mov qword [rsp + 440], r9
    mulx r9, r8, qword [rcx + 8]
    adcx rdi, r8
    adox rdi, r11
    mulx r11, r8, qword [rcx + 16]
    adcx r12, r8
    adox r12, r9
    mulx r9, r8, qword [rcx + 24]
    adcx rax, r8
    adox rax, r11
    adcx rbx, rbx
    adox rbx, r9
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx r9, r8, qword [rcx]
    xor r11d, r11d
    adcx rdi, r8
    mov qword [rsp + 448], r10
    mulx r10, r8, qword [rcx + 8]
    adcx r12, r8
    adox r12, r9
    mulx r9, r8, qword [rcx + 16]
    adcx rax, r8
    adox rax, r10
    mulx r10, r8, qword [rcx + 24]
    adcx rbx, r8
    adox rbx, r9
    adcx r11, r11
    adox r11, r10
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 112]
    mulx r9, r8, qword [rcx + 40]
    mov qword [rsp + 456], r13
    mulx r13, r10, qword [rcx + 32]
    add r8, r13
    mov qword [rsp + 424], r15
    mulx r15, r13, qword [rcx + 48]
    adc r13, r9
    mov qword [rsp + 416], r11
    mulx r11, r9, qword [rcx + 56]
    adc r9, r15
    mov qword [rsp + 192], rbx
    mulx rbx, r15, qword [rcx + 64]
    adc r15, r11
    adc rbx, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 488], rax
    mulx rax, r11, qword [rcx + 32]
    mov qword [rsp + 496], r12
    xor r12d, r12d
    adcx r8, r11
    mov qword [rsp + 376], rdi
    mulx rdi, r11, qword [rcx + 40]
    adcx r13, r11
    adox r13, rax
    mulx r11, rax, qword [rcx + 48]
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, qword [rcx + 56]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rcx + 64]
    adcx rbx, rax
    adox rbx, rdi
    adcx r12, r12
    adox r12, r11
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx r11, rax, qword [rcx + 32]
    xor edi, edi
    adcx r13, rax
    mov qword [rsp + 384], r13
    mulx r13, rax, qword [rcx + 40]
    adcx r9, rax
    adox r9, r11
    mulx r11, rax, qword [rcx + 48]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [rcx + 56]
    adcx rbx, rax
    adox rbx, r11
    mulx r11, rax, qword [rcx + 64]
    adcx r12, rax
    adox r12, r13
    adcx rdi, rdi
    adox rdi, r11
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 224]
    mulx r11, rax, qword [rcx + 32]
    xor r13d, r13d
    adcx r9, rax
    mov qword [rsp + 392], r9
    mulx r9, rax, qword [rcx + 40]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rcx + 48]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rcx + 56]
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, qword [rcx + 64]
    adcx rdi, rax
    adox rdi, r9
    adcx r13, r13
    adox r13, r11
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    mov rax, qword [rcx + 64]
    imul rax, qword [rsp + 480]
    mov rdx, qword [rsp + 480]
    mulx r11, r9, qword [rcx + 32]
    mov qword [rsp + 400], r14
    xor r14d, r14d
    adcx r15, r9
    mov qword [rsp + 528], r15
    mulx r15, r9, qword [rcx + 40]
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, qword [rcx + 48]
    adcx r12, r9
    adox r12, r15
    mulx r15, r9, qword [rcx + 56]
    adcx rdi, r9
    adox rdi, r11
    adcx r13, rax
    adox r13, r15
    ; V = X1 * HH: the sums of the halves, lower and upper
    xor eax, eax
    mov r9, qword [rsp + 88]
    adox r9, qword [rsp + 112]
    mov r11, qword [rsp + 216]
    adox r11, qword [rsp + 144]
    mov r14, qword [rsp + 8]
    adox r14, qword [rsp + 24]
    mov r15, qword [rsp + 32]
    adox r15, qword [rsp + 224]
    adox rdx, rax
    mov qword [rsp + 480], r13
    mov r13, qword [rcx]
    adcx r13, qword [rcx + 32]
    mov qword [rsp + 224], rdi
    mov rdi, qword [rcx + 8]
    adcx rdi, qword [rcx + 40]
    mov qword [rsp + 32], r12
    mov r12, qword [rcx + 16]
    adcx r12, qword [rcx + 48]
    mov qword [rsp + 24], rbx
    mov rbx, qword [rcx + 24]
    adcx rbx, qword [rcx + 56]
    adcx rax, qword [rcx + 64]
    ; V = X1 * HH: product, row 0: a * b[0]
    mov qword [rsp + 8], rdx
    mov rdx, r9
    mov qword [rsp + 144], r8
    mulx r8, rcx, rdi
    mov qword [rsp + 216], rsi
    mulx rsi, r9, r13
    add rcx, rsi
    mov qword [rsp + 112], r9
    mulx r9, rsi, r12
    adc rsi, r8
    mov qword [rsp + 88], r10
    mulx r10, r8, rbx
    adc r8, r9
    mov qword [rsp + 520], rbp
    mulx rbp, r9, rax
    adc r9, r10
    adc rbp, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 544], r15
    mulx r15, r10, r13
    xor r11d, r11d
    adcx rcx, r10
    mov qword [rsp + 536], rcx
    mulx rcx, r10, rdi
    adcx rsi, r10
    adox rsi, r15
    mulx r15, r10, r12
    adcx r8, r10
    adox r8, rcx
    mulx r10, rcx, rbx
    adcx r9, rcx
    adox r9, r15
    mulx r15, rcx, rax
    adcx rbp, rcx
    adox rbp, r10
    adcx r11, r11
    adox r11, r15
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx r10, rcx, r13
    xor r15d, r15d
    adcx rsi, rcx
    mulx r14, rcx, rdi
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, r12
    adcx r9, rcx
    adox r9, r14
    mulx r14, rcx, rbx
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, rax
    adcx r11, rcx
    adox r11, r14
    adcx r15, r15
    adox r15, r10
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 544]
    mulx r10, rcx, r13
    xor r14d, r14d
    adcx r8, rcx
    mov qword [rsp + 512], r8
    mulx r8, rcx, rdi
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, r12
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, rbx
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, rax
    adcx r15, rcx
    adox r15, r8
    adcx r14, r14
    adox r14, r10
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx r8, rcx, r13
    xor r10d, r10d
    adcx r9, rcx
    mulx rdi, rcx, rdi
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, r12
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, rbx
    adcx r15, rcx
    adox r15, r8
    adcx r14, rax
    adox r14, rdi
    ; V = X1 * HH: less the other two products
    mov rax, qword [rsp + 520]
    add rax, qword [rsp + 88]
    mov rcx, qword [rsp + 216]
    adc rcx, qword [rsp + 144]
    mov r8, qword [rsp + 400]
    adc r8, qword [rsp + 384]
    mov rdi, qword [rsp + 376]
    adc rdi, qword [rsp + 392]
    mov rbx, qword [rsp + 496]
    adc rbx, qword [rsp + 528]
    mov r12, qword [rsp + 488]
    adc r12, qword [rsp + 24]
    mov r13, qword [rsp + 192]
    adc r13, qword [rsp + 32]
    mov qword [rsp + 8], r14
    mov r14, qword [rsp + 416]
    adc r14, qword [rsp + 224]
    adc r10, qword [rsp + 480]
    mov qword [rsp + 544], r10
    mov r10, qword [rsp + 112]
    sub r10, rax
    mov rax, qword [rsp + 536]
    sbb rax, rcx
    sbb rsi, r8
    mov rcx, qword [rsp + 512]
    sbb rcx, rdi
    sbb r9, rbx
    sbb rbp, r12
    sbb r11, r13
    sbb r15, r14
    mov r8, qword [rsp + 8]
    sbb r8, qword [rsp + 544]
    ; V = X1 * HH: the three in their places
    add r10, qword [rsp + 496]
    adc rax, qword [rsp + 488]
    adc rsi, qword [rsp + 192]
    adc rcx, qword [rsp + 416]
    adc r9, qword [rsp + 88]
    adc rbp, qword [rsp + 144]
    adc r11, qword [rsp + 384]
    adc r15, qword [rsp + 392]
    adc r8, qword [rsp + 528]
    mov rdi, qword [rsp + 24]
    adc rdi, 0
    mov rbx, qword [rsp + 32]
    adc rbx, 0
    mov r12, qword [rsp + 224]
    adc r12, 0
    mov r13, qword [rsp + 480]
    adc r13, 0
    ; V = X1 * HH: what is above 2^521
    mov r14, r9
    shr r14, 9
    mov qword [rsp + 480], rcx
    mov rcx, rbp
    shl rcx, 55
    or r14, rcx
    shr rbp, 9
    mov rcx, r11
    shl rcx, 55
    or rbp, rcx
    shr r11, 9
    mov rcx, r15
    shl rcx, 55
    or r11, rcx
    shr r15, 9
    mov rcx, r8
    shl rcx, 55
    or r15, rcx
    shr r8, 9
    mov rcx, rdi
    shl rcx, 55
    or r8, rcx
    shr rdi, 9
    mov rcx, rbx
    shl rcx, 55
    or rdi, rcx
    shr rbx, 9
    mov rcx, r12
    shl rcx, 55
    or rbx, rcx
    shr r12, 9
    mov rcx, r13
    shl rcx, 55
    or r12, rcx
    ; V = X1 * HH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r9, -512
    shr r13, 9
    mov ecx, 1
    neg rcx
    adc r14, qword [rsp + 520]
    adc rbp, qword [rsp + 216]
    adc r11, qword [rsp + 400]
    adc r15, qword [rsp + 376]
    adc r10, r8
    adc rax, rdi
    adc rsi, rbx
    adc r12, qword [rsp + 480]
    adc r9, r13
    ; V = X1 * HH: less one unless it carried
    adc r14, -1
    adc rbp, -1
    adc r11, -1
    adc r15, -1
    adc r10, -1
    adc rax, -1
    adc rsi, -1
    adc r12, -1
    adc r9, -1
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 424]
    mov rcx, qword [rsp + 48]
    mulx rdi, r8, qword [rcx + 80]
    mulx r13, rbx, qword [rcx + 72]
    add r8, r13
    mov qword [rsp + 480], r12
    mulx r12, r13, qword [rcx + 88]
    adc r13, rdi
    mov qword [rsp + 376], rsi
    mulx rsi, rdi, qword [rcx + 96]
    adc rdi, r12
    adc rsi, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 456]
    mov qword [rsp + 400], rax
    mulx rax, r12, qword [rcx + 72]
    mov qword [rsp + 216], r10
    xor r10d, r10d
    adcx r8, r12
    mov qword [rsp + 520], r15
    mulx r15, r12, qword [rcx + 80]
    adcx r13, r12
    adox r13, rax
    mulx r12, rax, qword [rcx + 88]
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, qword [rcx + 96]
    adcx rsi, rax
    adox rsi, r12
    adcx r10, r10
    adox r10, r15
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 448]
    mulx r12, rax, qword [rcx + 72]
    xor r15d, r15d
    adcx r13, rax
    mov qword [rsp + 224], r11
    mulx r11, rax, qword [rcx + 80]
    adcx rdi, rax
    adox rdi, r12
    mulx r12, rax, qword [rcx + 88]
    adcx rsi, rax
    adox rsi, r11
    mulx r11, rax, qword [rcx + 96]
    adcx r10, rax
    adox r10, r12
    adcx r15, r15
    adox r15, r11
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 440]
    mulx r11, rax, qword [rcx + 72]
    xor r12d, r12d
    adcx rdi, rax
    mov qword [rsp + 32], rbp
    mulx rbp, rax, qword [rcx + 80]
    adcx rsi, rax
    adox rsi, r11
    mulx r11, rax, qword [rcx + 88]
    adcx r10, rax
    adox r10, rbp
    mulx rbp, rax, qword [rcx + 96]
    adcx r15, rax
    adox r15, r11
    adcx r12, r12
    adox r12, rbp
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 504]
    mulx r11, rax, qword [rcx + 112]
    mov qword [rsp + 24], r14
    mulx r14, rbp, qword [rcx + 104]
    add rax, r14
    mov qword [rsp + 528], r9
    mulx r9, r14, qword [rcx + 120]
    adc r14, r11
    mov qword [rsp + 392], r12
    mulx r12, r11, qword [rcx + 128]
    adc r11, r9
    mov qword [rsp + 384], r15
    mulx r15, r9, qword [rcx + 136]
    adc r9, r12
    adc r15, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 472]
    mov qword [rsp + 144], r10
    mulx r10, r12, qword [rcx + 104]
    mov qword [rsp + 88], rsi
    xor esi, esi
    adcx rax, r12
    mov qword [rsp + 416], rdi
    mulx rdi, r12, qword [rcx + 112]
    adcx r14, r12
    adox r14, r10
    mulx r12, r10, qword [rcx + 120]
    adcx r11, r10
    adox r11, rdi
    mulx rdi, r10, qword [rcx + 128]
    adcx r9, r10
    adox r9, r12
    mulx r12, r10, qword [rcx + 136]
    adcx r15, r10
    adox r15, rdi
    adcx rsi, rsi
    adox rsi, r12
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 464]
    mulx rdi, r10, qword [rcx + 104]
    xor r12d, r12d
    adcx r14, r10
    mov qword [rsp + 192], r13
    mulx r13, r10, qword [rcx + 112]
    adcx r11, r10
    adox r11, rdi
    mulx rdi, r10, qword [rcx + 120]
    adcx r9, r10
    adox r9, r13
    mulx r13, r10, qword [rcx + 128]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rcx + 136]
    adcx rsi, r10
    adox rsi, r13
    adcx r12, r12
    adox r12, rdi
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 408]
    mulx rdi, r10, qword [rcx + 104]
    xor r13d, r13d
    adcx r11, r10
    mov qword [rsp + 488], r11
    mulx r11, r10, qword [rcx + 112]
    adcx r9, r10
    adox r9, rdi
    mulx rdi, r10, qword [rcx + 120]
    adcx r15, r10
    adox r15, r11
    mulx r11, r10, qword [rcx + 128]
    adcx rsi, r10
    adox rsi, rdi
    mulx rdi, r10, qword [rcx + 136]
    adcx r12, r10
    adox r12, r11
    adcx r13, r13
    adox r13, rdi
    mov r10, qword [rsp + 432]
    and r10, 511
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov r11, qword [rcx + 136]
    imul r11, r10
    mov rdx, r10
    mov qword [rsp + 432], r14
    mulx r14, rdi, qword [rcx + 104]
    xor r10d, r10d
    adcx r9, rdi
    mov qword [rsp + 496], r9
    mulx r9, rdi, qword [rcx + 112]
    adcx r15, rdi
    adox r15, r14
    mulx r14, rdi, qword [rcx + 120]
    adcx rsi, rdi
    adox rsi, r9
    mulx rdi, r9, qword [rcx + 128]
    adcx r12, r9
    adox r12, r14
    adcx r13, r11
    adox r13, rdi
    ; t6 = Y1 * HHH: the sums of the halves, lower and upper
    xor r9d, r9d
    mov r10, qword [rsp + 424]
    adox r10, qword [rsp + 504]
    mov r11, qword [rsp + 456]
    adox r11, qword [rsp + 472]
    mov rdi, qword [rsp + 448]
    adox rdi, qword [rsp + 464]
    mov r14, qword [rsp + 440]
    adox r14, qword [rsp + 408]
    adox r9, rdx
    mov qword [rsp + 544], r13
    mov r13, qword [rcx + 72]
    adcx r13, qword [rcx + 104]
    mov qword [rsp + 8], r12
    mov r12, qword [rcx + 80]
    adcx r12, qword [rcx + 112]
    mov qword [rsp + 512], rsi
    mov rsi, qword [rcx + 88]
    adcx rsi, qword [rcx + 120]
    mov qword [rsp + 536], r15
    mov r15, qword [rcx + 96]
    adcx r15, qword [rcx + 128]
    mov qword [rsp + 112], rax
    mov rax, qword [rcx + 136]
    mov qword [rsp + 552], r8
    mov r8d, 0
    adcx rax, r8
    mov rcx, qword [rsp]
    mov qword [rsp + 48], rbx
    mov rbx, qword [rsp + 296]
    mov qword [rcx + 144], rbx
    mov qword [rsp + 560], rbp
    mov rbp, qword [rsp + 104]
    mov qword [rcx + 152], rbp
    mov qword [rsp + 568], r9
    mov r9, qword [rsp + 288]
    mov qword [rcx + 160], r9
    mov qword [rsp + 576], r14
    mov r14, qword [rsp + 208]
    mov qword [rcx + 168], r14
    mov qword [rsp + 584], rdi
    mov rdi, qword [rsp + 184]
    mov qword [rcx + 176], rdi
    mov r8, qword [rsp + 16]
    mov qword [rcx + 184], r8
    mov qword [rsp + 592], r11
    mov r11, qword [rsp + 40]
    mov qword [rcx + 192], r11
    mov qword [rsp + 600], rax
    mov rax, qword [rsp + 272]
    mov qword [rcx + 200], rax
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov qword [rsp + 608], rdx
    mov rdx, r10
    mulx r8, rax, r12
    mulx r9, r10, r13
    add rax, r9
    mulx r11, r9, rsi
    adc r9, r8
    mulx rdi, r8, r15
    adc r8, r11
    mulx rbx, r11, qword [rsp + 600]
    adc r11, rdi
    adc rbx, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 592]
    mulx rbp, rdi, r13
    xor r14d, r14d
    adcx rax, rdi
    mulx rcx, rdi, r12
    adcx r9, rdi
    adox r9, rbp
    mulx rbp, rdi, rsi
    adcx r8, rdi
    adox r8, rcx
    mulx rdi, rcx, r15
    adcx r11, rcx
    adox r11, rbp
    mulx rbp, rcx, qword [rsp + 600]
    adcx rbx, rcx
    adox rbx, rdi
    adcx r14, r14
    adox r14, rbp
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 584]
    mulx rdi, rcx, r13
    xor ebp, ebp
    adcx r9, rcx
    mov qword [rsp + 592], r9
    mulx r9, rcx, r12
    adcx r8, rcx
    adox r8, rdi
    mulx rdi, rcx, rsi
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, r15
    adcx rbx, rcx
    adox rbx, rdi
    mulx rdi, rcx, qword [rsp + 600]
    adcx r14, rcx
    adox r14, r9
    adcx rbp, rbp
    adox rbp, rdi
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 576]
    mulx r9, rcx, r13
    xor edi, edi
    adcx r8, rcx
    mov qword [rsp + 584], r8
    mulx r8, rcx, r12
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, rsi
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, r15
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [rsp + 600]
    adcx rbp, rcx
    adox rbp, r8
    adcx rdi, rdi
    adox rdi, r9
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov rcx, qword [rsp + 600]
    imul rcx, qword [rsp + 568]
    mov rdx, qword [rsp + 568]
    mulx r9, r8, r13
    xor r13d, r13d
    adcx r11, r8
    mulx r12, r8, r12
    adcx rbx, r8
    adox rbx, r9
    mulx r9, r8, rsi
    adcx r14, r8
    adox r14, r12
    mulx rsi, r8, r15
    adcx rbp, r8
    adox rbp, r9
    adcx rdi, rcx
    adox rdi, rsi
    ; t6 = Y1 * HHH: less the other two products
    mov rcx, qword [rsp + 48]
    add rcx, qword [rsp + 560]
    mov r8, qword [rsp + 552]
    adc r8, qword [rsp + 112]
    mov r9, qword [rsp + 192]
    adc r9, qword [rsp + 432]
    mov rsi, qword [rsp + 416]
    adc rsi, qword [rsp + 488]
    mov r12, qword [rsp + 88]
    adc r12, qword [rsp + 496]
    mov r15, qword [rsp + 144]
    adc r15, qword [rsp + 536]
    mov qword [rsp + 568], rdi
    mov rdi, qword [rsp + 384]
    adc rdi, qword [rsp + 512]
    mov qword [rsp + 600], rbp
    mov rbp, qword [rsp + 392]
    adc rbp, qword [rsp + 8]
    adc r13, qword [rsp + 544]
    sub r10, rcx
    sbb rax, r8
    mov rcx, qword [rsp + 592]
    sbb rcx, r9
    mov r8, qword [rsp + 584]
    sbb r8, rsi
    sbb r11, r12
    sbb rbx, r15
    sbb r14, rdi
    mov r9, qword [rsp + 600]
    sbb r9, rbp
    mov rsi, qword [rsp + 568]
    sbb rsi, r13
    ; t6 = Y1 * HHH: the three in their places
    add r10, qword [rsp + 88]
    adc rax, qword [rsp + 144]
    adc rcx, qword [rsp + 384]
    adc r8, qword [rsp + 392]
    adc r11, qword [rsp + 560]
    adc rbx, qword [rsp + 112]
    adc r14, qword [rsp + 432]
    adc r9, qword [rsp + 488]
    adc rsi, qword [rsp + 496]
    mov rdi, qword [rsp + 536]
    adc rdi, 0
    mov rbp, qword [rsp + 512]
    adc rbp, 0
    mov r12, qword [rsp + 8]
    adc r12, 0
    mov r13, qword [rsp + 544]
    adc r13, 0
    ; t6 = Y1 * HHH: what is above 2^521
    mov r15, r11
    shr r15, 9
    mov qword [rsp + 544], r8
    mov r8, rbx
    shl r8, 55
    or r15, r8
    shr rbx, 9
    mov r8, r14
    shl r8, 55
    or rbx, r8
    shr r14, 9
    mov r8, r9
    shl r8, 55
    or r14, r8
    shr r9, 9
    mov r8, rsi
    shl r8, 55
    or r9, r8
    shr rsi, 9
    mov r8, rdi
    shl r8, 55
    or rsi, r8
    shr rdi, 9
    mov r8, rbp
    shl r8, 55
    or rdi, r8
    shr rbp, 9
    mov r8, r12
    shl r8, 55
    or rbp, r8
    shr r12, 9
    mov r8, r13
    shl r8, 55
    or r12, r8
    ; t6 = Y1 * HHH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r11, -512
    shr r13, 9
    mov r8d, 1
    neg r8
    adc r15, qword [rsp + 48]
    adc rbx, qword [rsp + 552]
    adc r14, qword [rsp + 192]
    adc r9, qword [rsp + 416]
    adc r10, rsi
    adc rax, rdi
    adc rcx, rbp
    adc r12, qword [rsp + 544]
    adc r11, r13
    ; t6 = Y1 * HHH: less one unless it carried
    adc r15, -1
    adc rbx, -1
    adc r14, -1
    adc r9, -1
    adc r10, -1
    adc rax, -1
    adc rcx, -1
    adc r12, -1
    adc r11, -1
    mov r8, qword [rsp + 528]
    and r8, 511
    ; V2 = 2*V: 2*a, the top bit of a in the lowest place
    mov rsi, qword [rsp + 24]
    add rsi, rsi
    mov rdi, qword [rsp + 32]
    adc rdi, rdi
    mov rbp, qword [rsp + 224]
    adc rbp, rbp
    mov r13, qword [rsp + 520]
    adc r13, r13
    mov qword [rsp + 528], r12
    mov r12, qword [rsp + 216]
    adc r12, r12
    mov qword [rsp + 544], rcx
    mov rcx, qword [rsp + 400]
    adc rcx, rcx
    mov qword [rsp + 416], rax
    mov rax, qword [rsp + 376]
    adc rax, rax
    mov qword [rsp + 192], r10
    mov r10, qword [rsp + 480]
    adc r10, r10
    mov qword [rsp + 552], r9
    mov r9, r8
    adc r9, r9
    mov qword [rsp + 48], r14
    mov r14, qword [rsp + 368]
    and r14, 511
    ; t3 = rr - HHH: a - b
    mov qword [rsp + 368], rbx
    mov rbx, qword [rsp + 360]
    sub rbx, qword [rsp + 424]
    mov qword [rsp + 424], r15
    mov r15, qword [rsp + 352]
    sbb r15, qword [rsp + 456]
    mov qword [rsp + 456], r11
    mov r11, qword [rsp + 304]
    sbb r11, qword [rsp + 448]
    mov qword [rsp + 448], r10
    mov r10, qword [rsp + 344]
    sbb r10, qword [rsp + 440]
    mov qword [rsp + 440], rax
    mov rax, qword [rsp + 248]
    sbb rax, qword [rsp + 504]
    mov qword [rsp + 504], rcx
    mov rcx, qword [rsp + 240]
    sbb rcx, qword [rsp + 472]
    mov qword [rsp + 472], r12
    mov r12, qword [rsp + 56]
    sbb r12, qword [rsp + 464]
    mov qword [rsp + 464], r13
    mov r13, qword [rsp + 336]
    sbb r13, qword [rsp + 408]
    sbb r14, qword [rsp + 608]
    ; t3 = rr - HHH: less the borrow, modulo 2^k
    sbb rbx, 0
    sbb r15, 0
    sbb r11, 0
    sbb r10, 0
    sbb rax, 0
    sbb rcx, 0
    sbb r12, 0
    sbb r13, 0
    sbb r14, 0
    mov qword [rsp + 608], r13
    mov r13, r8
    shr r13, 8
    or rsi, r13
    and r14, 511
    and r9, 511
    ; X3 = t3 - V2: a - b
    sub rbx, rsi
    sbb r15, rdi
    sbb r11, rbp
    sbb r10, qword [rsp + 464]
    sbb rax, qword [rsp + 472]
    sbb rcx, qword [rsp + 504]
    sbb r12, qword [rsp + 440]
    mov rsi, qword [rsp + 608]
    sbb rsi, qword [rsp + 448]
    sbb r14, r9
    ; X3 = t3 - V2: less the borrow, modulo 2^k
    sbb rbx, 0
    mov r9, qword [rsp]
    mov qword [r9], rbx
    sbb r15, 0
    mov qword [r9 + 8], r15
    sbb r11, 0
    mov qword [r9 + 16], r11
    sbb r10, 0
    mov qword [r9 + 24], r10
    sbb rax, 0
    mov qword [r9 + 32], rax
    sbb rcx, 0
    mov qword [r9 + 40], rcx
    sbb r12, 0
    mov qword [r9 + 48], r12
    sbb rsi, 0
    mov qword [r9 + 56], rsi
    sbb r14, 0
    and r14, 511
    mov qword [r9 + 64], r14
    ; t4 = V - X3: a - b
    mov rdi, qword [rsp + 24]
    sub rdi, rbx
    mov rbx, qword [rsp + 32]
    sbb rbx, r15
    mov rbp, qword [rsp + 224]
    sbb rbp, r11
    mov r11, qword [rsp + 520]
    sbb r11, r10
    mov r10, qword [rsp + 216]
    sbb r10, rax
    mov rax, qword [rsp + 400]
    sbb rax, rcx
    mov rcx, qword [rsp + 376]
    sbb rcx, r12
    mov r12, qword [rsp + 480]
    sbb r12, rsi
    sbb r8, r14
    ; t4 = V - X3: less the borrow, modulo 2^k
    sbb rdi, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb r11, 0
    sbb r10, 0
    sbb rax, 0
    sbb rcx, 0
    sbb r12, 0
    sbb r8, 0
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r13, rsi, qword [rsp + 128]
    mulx r15, r14, qword [rsp + 136]
    add rsi, r15
    mulx rdi, r15, qword [rsp + 96]
    adc r15, r13
    mov qword [rsp + 480], r14
    mulx r14, r13, qword [rsp + 312]
    adc r13, rdi
    adc r14, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdi, rdx
    mov rdx, rbx
    mov qword [rsp + 376], rdi
    mulx rdi, r9, qword [rsp + 136]
    xor ebx, ebx
    adcx rsi, r9
    mov qword [rsp + 400], rsi
    mulx rsi, r9, qword [rsp + 128]
    adcx r15, r9
    adox r15, rdi
    mulx rdi, r9, qword [rsp + 96]
    adcx r13, r9
    adox r13, rsi
    mulx rsi, r9, qword [rsp + 312]
    adcx r14, r9
    adox r14, rdi
    adcx rbx, rbx
    adox rbx, rsi
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rbp
    mulx rdi, rsi, qword [rsp + 136]
    xor ebp, ebp
    adcx r15, rsi
    mov qword [rsp + 216], r15
    mulx r15, rsi, qword [rsp + 128]
    adcx r13, rsi
    adox r13, rdi
    mulx rdi, rsi, qword [rsp + 96]
    adcx r14, rsi
    adox r14, r15
    mulx r15, rsi, qword [rsp + 312]
    adcx rbx, rsi
    adox rbx, rdi
    adcx rbp, rbp
    adox rbp, r15
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, r11
    mulx r15, rdi, qword [rsp + 136]
    xor r11d, r11d
    adcx r13, rdi
    mov qword [rsp + 520], r13
    mulx r13, rdi, qword [rsp + 128]
    adcx r14, rdi
    adox r14, r15
    mulx r15, rdi, qword [rsp + 96]
    adcx rbx, rdi
    adox rbx, r13
    mulx r13, rdi, qword [rsp + 312]
    adcx rbp, rdi
    adox rbp, r15
    adcx r11, r11
    adox r11, r13
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdi, rdx
    mov rdx, r10
    mulx r15, r13, qword [rsp + 328]
    mov qword [rsp + 224], r11
    mulx r11, r10, qword [rsp + 320]
    add r13, r11
    mov qword [rsp + 32], rbp
    mulx rbp, r11, qword [rsp + 64]
    adc r11, r15
    mov qword [rsp + 24], rbx
    mulx rbx, r15, qword [rsp + 152]
    adc r15, rbp
    mov qword [rsp + 448], r14
    mulx r14, rbp, qword [rsp + 200]
    adc rbp, rbx
    adc r14, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rbx, rdx
    mov rdx, rax
    mov qword [rsp + 608], r10
    mov qword [rsp + 440], rdi
    mulx rdi, r10, qword [rsp + 320]
    xor eax, eax
    adcx r13, r10
    mov qword [rsp + 504], r13
    mulx r13, r10, qword [rsp + 328]
    adcx r11, r10
    adox r11, rdi
    mulx rdi, r10, qword [rsp + 64]
    adcx r15, r10
    adox r15, r13
    mulx r13, r10, qword [rsp + 152]
    adcx rbp, r10
    adox rbp, rdi
    mulx rdi, r10, qword [rsp + 200]
    adcx r14, r10
    adox r14, r13
    adcx rax, rax
    adox rax, rdi
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, rcx
    mulx r13, rdi, qword [rsp + 320]
    xor ecx, ecx
    adcx r11, rdi
    mov qword [rsp + 472], r11
    mulx r11, rdi, qword [rsp + 328]
    adcx r15, rdi
    adox r15, r13
    mulx r13, rdi, qword [rsp + 64]
    adcx rbp, rdi
    adox rbp, r11
    mulx rdi, r11, qword [rsp + 152]
    adcx r14, r11
    adox r14, r13
    mulx r13, r11, qword [rsp + 200]
    adcx rax, r11
    adox rax, rdi
    adcx rcx, rcx
    adox rcx, r13
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov r11, rdx
    mov rdx, r12
    mulx r13, rdi, qword [rsp + 320]
    xor r12d, r12d
    adcx r15, rdi
    mov qword [rsp + 464], r15
    mulx r15, rdi, qword [rsp + 328]
    adcx rbp, rdi
    adox rbp, r13
    mulx r13, rdi, qword [rsp + 64]
    adcx r14, rdi
    adox r14, r15
    mulx r15, rdi, qword [rsp + 152]
    adcx rax, rdi
    adox rax, r13
    mulx r13, rdi, qword [rsp + 200]
    adcx rcx, rdi
    adox rcx, r15
    adcx r12, r12
    adox r12, r13
    and r8, 511
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    mov rdi, qword [rsp + 200]
    imul rdi, r8
    mov r13, rdx
    mov rdx, r8
    mov qword [rsp + 408], r13
    mulx r13, r15, qword [rsp + 320]
    xor r8d, r8d
    adcx rbp, r15
    mov qword [rsp + 336], rbp
    mulx rbp, r15, qword [rsp + 328]
    adcx r14, r15
    adox r14, r13
    mulx r15, r13, qword [rsp + 64]
    adcx rax, r13
    adox rax, rbp
    mulx r13, rbp, qword [rsp + 152]
    adcx rcx, rbp
    adox rcx, r15
    adcx r12, rdi
    adox r12, r13
    ; t5 = r * t4: the sums of the halves, lower and upper
    xor edi, edi
    adox rbx, qword [rsp + 376]
    adox r9, r10
    adox rsi, r11
    mov r8, qword [rsp + 440]
    adox r8, qword [rsp + 408]
    adox rdx, rdi
    mov r10, qword [rsp + 136]
    adcx r10, qword [rsp + 320]
    mov r11, qword [rsp + 128]
    adcx r11, qword [rsp + 328]
    mov rbp, qword [rsp + 96]
    adcx rbp, qword [rsp + 64]
    mov r13, qword [rsp + 312]
    adcx r13, qword [rsp + 152]
    adcx rdi, qword [rsp + 200]
    ; t5 = r * t4: product, row 0: a * b[0]
    mov r15, rdx
    mov rdx, rbx
    mov qword [rsp + 408], r12
    mov qword [rsp + 440], rcx
    mulx rcx, r12, r11
    mov qword [rsp + 376], rax
    mulx rax, rbx, r10
    add r12, rax
    mov qword [rsp + 56], rbx
    mulx rbx, rax, rbp
    adc rax, rcx
    mov qword [rsp + 240], r14
    mulx r14, rcx, r13
    adc rcx, rbx
    mov qword [rsp + 248], r15
    mulx r15, rbx, rdi
    adc rbx, r14
    adc r15, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 344], r8
    mulx r8, r14, r10
    xor r9d, r9d
    adcx r12, r14
    mov qword [rsp + 304], r12
    mulx r12, r14, r11
    adcx rax, r14
    adox rax, r8
    mulx r14, r8, rbp
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, r13
    adcx rbx, r8
    adox rbx, r14
    mulx r14, r8, rdi
    adcx r15, r8
    adox r15, r12
    adcx r9, r9
    adox r9, r14
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx r12, r8, r10
    xor r14d, r14d
    adcx rax, r8
    mulx rsi, r8, r11
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, rbp
    adcx rbx, r8
    adox rbx, rsi
    mulx rsi, r8, r13
    adcx r15, r8
    adox r15, r12
    mulx r12, r8, rdi
    adcx r9, r8
    adox r9, rsi
    adcx r14, r14
    adox r14, r12
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 344]
    mulx rsi, r8, r10
    xor r12d, r12d
    adcx rcx, r8
    mov qword [rsp + 352], rcx
    mulx rcx, r8, r11
    adcx rbx, r8
    adox rbx, rsi
    mulx rsi, r8, rbp
    adcx r15, r8
    adox r15, rcx
    mulx r8, rcx, r13
    adcx r9, rcx
    adox r9, rsi
    mulx rsi, rcx, rdi
    adcx r14, rcx
    adox r14, r8
    adcx r12, r12
    adox r12, rsi
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    imul rdi, qword [rsp + 248]
    mov rdx, qword [rsp + 248]
    mulx r8, rcx, r10
    xor r10d, r10d
    adcx rbx, rcx
    mulx r11, rcx, r11
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rbp
    adcx r9, rcx
    adox r9, r11
    mulx r11, rcx, r13
    adcx r14, rcx
    adox r14, r8
    adcx r12, rdi
    adox r12, r11
    ; t5 = r * t4: less the other two products
    mov rcx, qword [rsp + 480]
    add rcx, qword [rsp + 608]
    mov r8, qword [rsp + 400]
    adc r8, qword [rsp + 504]
    mov r11, qword [rsp + 216]
    adc r11, qword [rsp + 472]
    mov rsi, qword [rsp + 520]
    adc rsi, qword [rsp + 464]
    mov rdi, qword [rsp + 448]
    adc rdi, qword [rsp + 336]
    mov rbp, qword [rsp + 24]
    adc rbp, qword [rsp + 240]
    mov r13, qword [rsp + 32]
    adc r13, qword [rsp + 376]
    mov qword [rsp + 248], r12
    mov r12, qword [rsp + 224]
    adc r12, qword [rsp + 440]
    adc r10, qword [rsp + 408]
    mov qword [rsp + 344], r10
    mov r10, qword [rsp + 56]
    sub r10, rcx
    mov rcx, qword [rsp + 304]
    sbb rcx, r8
    sbb rax, r11
    mov r8, qword [rsp + 352]
    sbb r8, rsi
    sbb rbx, rdi
    sbb r15, rbp
    sbb r9, r13
    sbb r14, r12
    mov r11, qword [rsp + 248]
    sbb r11, qword [rsp + 344]
    ; t5 = r * t4: the three in their places
    add r10, qword [rsp + 448]
    adc rcx, qword [rsp + 24]
    adc rax, qword [rsp + 32]
    adc r8, qword [rsp + 224]
    adc rbx, qword [rsp + 608]
    adc r15, qword [rsp + 504]
    adc r9, qword [rsp + 472]
    adc r14, qword [rsp + 464]
    adc r11, qword [rsp + 336]
    mov rsi, qword [rsp + 240]
    adc rsi, 0
    mov rdi, qword [rsp + 376]
    adc rdi, 0
    mov rbp, qword [rsp + 440]
    adc rbp, 0
    mov r12, qword [rsp + 408]
    adc r12, 0
    ; t5 = r * t4: what is above 2^521
    mov r13, rbx
    shr r13, 9
    mov qword [rsp + 408], r8
    mov r8, r15
    shl r8, 55
    or r13, r8
    shr r15, 9
    mov r8, r9
    shl r8, 55
    or r15, r8
    shr r9, 9
    mov r8, r14
    shl r8, 55
    or r9, r8
    shr r14, 9
    mov r8, r11
    shl r8, 55
    or r14, r8
    shr r11, 9
    mov r8, rsi
    shl r8, 55
    or r11, r8
    shr rsi, 9
    mov r8, rdi
    shl r8, 55
    or rsi, r8
    shr rdi, 9
    mov r8, rbp
    shl r8, 55
    or rdi, r8
    shr rbp, 9
    mov r8, r12
    shl r8, 55
    or rbp, r8
    ; t5 = r * t4: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rbx, -512
    shr r12, 9
    mov r8d, 1
    neg r8
    adc r13, qword [rsp + 480]
    adc r15, qword [rsp + 400]
    adc r9, qword [rsp + 216]
    adc r14, qword [rsp + 520]
    adc r10, r11
    adc rcx, rsi
    adc rax, rdi
    adc rbp, qword [rsp + 408]
    adc rbx, r12
    ; t5 = r * t4: less one unless it carried
    adc r13, -1
    adc r15, -1
    adc r9, -1
    adc r14, -1
    adc r10, -1
    adc rcx, -1
    adc rax, -1
    adc rbp, -1
    adc rbx, -1
    and rbx, 511
    mov r8, qword [rsp + 456]
    and r8, 511
    ; Y3 = t5 - t6: a - b
    sub r13, qword [rsp + 424]
    sbb r15, qword [rsp + 368]
    sbb r9, qword [rsp + 48]
    sbb r14, qword [rsp + 552]
    sbb r10, qword [rsp + 192]
    sbb rcx, qword [rsp + 416]
    sbb rax, qword [rsp + 544]
    sbb rbp, qword [rsp + 528]
    sbb rbx, r8
    ; Y3 = t5 - t6: less the borrow, modulo 2^k
    sbb r13, 0
    mov r8, qword [rsp]
    mov qword [r8 + 72], r13
    sbb r15, 0
    mov qword [r8 + 80], r15
    sbb r9, 0
    mov qword [r8 + 88], r9
    sbb r14, 0
    mov qword [r8 + 96], r14
    sbb r10, 0
    mov qword [r8 + 104], r10
    sbb rcx, 0
    mov qword [r8 + 112], rcx
    sbb rax, 0
    mov qword [r8 + 120], rax
    sbb rbp, 0
    mov qword [r8 + 128], rbp
    sbb rbx, 0
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r11, qword [rsp + 72]
    or r11, qword [rsp + 232]
    or r11, qword [rsp + 256]
    or r11, qword [rsp + 160]
    or r11, qword [rsp + 176]
    or r11, qword [rsp + 264]
    or r11, qword [rsp + 120]
    or r11, qword [rsp + 80]
    or r11, qword [rsp + 280]
    cmp r11, 1
    sbb r11, r11
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 136]
    or rsi, qword [rsp + 128]
    or rsi, qword [rsp + 96]
    or rsi, qword [rsp + 312]
    or rsi, qword [rsp + 320]
    or rsi, qword [rsp + 328]
    or rsi, qword [rsp + 64]
    or rsi, qword [rsp + 152]
    or rsi, qword [rsp + 200]
    cmp rsi, 1
    sbb rsi, rsi
    mov rdi, qword [rsp + 168]
    and rdi, 511
    mov qword [r8 + 208], rdi
    and rbx, 511
    mov qword [r8 + 136], rbx
    and r11, rsi
    mov rax, r11
    add rsp, 616
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_point_dbl_fused(p521_limb r[27], const p521_limb p[27])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21
; p = P; jacobian coordinates
; 4M + 4S
LOCAL p521_point_dbl_fused
align 32
p521_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 472
    ; delta = Z1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi + 144]
    mulx rcx, rax, qword [rsi + 160]
    mulx r9, r8, qword [rsi + 152]
    add rax, r9
    mulx r10, r9, qword [rsi + 168]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 176]
    adc rcx, r10
    mulx rbx, r10, qword [rsi + 184]
    adc r10, r11
    mulx rbp, r11, qword [rsi + 192]
    adc r11, rbx
    mulx r12, rbx, qword [rsi + 200]
    adc rbx, rbp
    mulx r13, rbp, qword [rsi + 208]
    adc rbp, r12
    adc r13, 0
    ; delta = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 152]
    mulx r14, r12, qword [rsi + 160]
    xor r15d, r15d
    adcx r9, r12
    mov qword [rsp], rdi
    mulx rdi, r12, qword [rsi + 168]
    adcx rcx, r12
    adox rcx, r14
    mulx r14, r12, qword [rsi + 176]
    adcx r10, r12
    adox r10, rdi
    mulx r12, rdi, qword [rsi + 184]
    adcx r11, rdi
    adox r11, r14
    mulx r14, rdi, qword [rsi + 192]
    adcx rbx, rdi
    adox rbx, r12
    mulx r12, rdi, qword [rsi + 200]
    adcx rbp, rdi
    adox rbp, r14
    mulx r14, rdi, qword [rsi + 208]
    adcx r13, rdi
    adox r13, r12
    adcx r15, r15
    adox r15, r14
    ; delta = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 160]
    mulx r12, rdi, qword [rsi + 168]
    xor r14d, r14d
    adcx r10, rdi
    mov qword [rsp + 8], r10
    mulx r10, rdi, qword [rsi + 176]
    adcx r11, rdi
    adox r11, r12
    mulx r12, rdi, qword [rsi + 184]
    adcx rbx, rdi
    adox rbx, r10
    mulx rdi, r10, qword [rsi + 192]
    adcx rbp, r10
    adox rbp, r12
    mulx r12, r10, qword [rsi + 200]
    adcx r13, r10
    adox r13, rdi
    mulx rdi, r10, qword [rsi + 208]
    adcx r15, r10
    adox r15, r12
    adcx r14, r14
    adox r14, rdi
    ; delta = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 168]
    mulx rdi, r10, qword [rsi + 176]
    xor r12d, r12d
    adcx rbx, r10
    mov qword [rsp + 16], rbx
    mulx rbx, r10, qword [rsi + 184]
    adcx rbp, r10
    adox rbp, rdi
    mulx rdi, r10, qword [rsi + 192]
    adcx r13, r10
    adox r13, rbx
    mulx rbx, r10, qword [rsi + 200]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsi + 208]
    adcx r14, r10
    adox r14, rbx
    adcx r12, r12
    adox r12, rdi
    ; delta = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 176]
    mulx rdi, r10, qword [rsi + 184]
    xor ebx, ebx
    adcx r13, r10
    mov qword [rsp + 24], r13
    mulx r13, r10, qword [rsi + 192]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rsi + 200]
    adcx r14, r10
    adox r14, r13
    mulx r13, r10, qword [rsi + 208]
    adcx r12, r10
    adox r12, rdi
    adcx rbx, rbx
    adox rbx, r13
    ; delta = Z1^2: square, products of a[5] with the words above it
    mov rdx, qword [rsi + 184]
    mulx rdi, r10, qword [rsi + 192]
    xor r13d, r13d
    adcx r14, r10
    mov qword [rsp + 32], r14
    mulx r14, r10, qword [rsi + 200]
    adcx r12, r10
    adox r12, rdi
    mulx rdi, r10, qword [rsi + 208]
    adcx rbx, r10
    adox rbx, r14
    adcx r13, r13
    adox r13, rdi
    ; delta = Z1^2: square, products of a[6] with the words above it
    mov rdx, qword [rsi + 192]
    mulx rdi, r10, qword [rsi + 200]
    add rbx, r10
    mulx r14, r10, qword [rsi + 208]
    adc r13, r10
    mov r10d, 0
    adc r10, r10
    add r13, rdi
    adc r10, r14
    ; delta = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r14, rdi, qword [rsi + 200]
    add r10, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, r14
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    mov qword [rsp + 40], r14
    xor r14d, r14d
    adcx r8, r8
    mov rdx, qword [rsi + 144]
    mov qword [rsp + 48], rdi
    mulx rdi, r14, rdx
    adox r8, rdi
    adcx rax, rax
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 56], r8
    mulx r8, rdi, rdx
    adox rax, rdi
    adcx r9, r9
    adox r9, r8
    adcx rcx, rcx
    mov rdx, qword [rsi + 160]
    mulx rdi, r8, rdx
    adox rcx, r8
    mov r8, qword [rsp + 8]
    adcx r8, r8
    adox r8, rdi
    adcx r11, r11
    mov rdx, qword [rsi + 168]
    mov qword [rsp + 8], r8
    mulx r8, rdi, rdx
    adox r11, rdi
    mov rdi, qword [rsp + 16]
    adcx rdi, rdi
    adox rdi, r8
    adcx rbp, rbp
    mov rdx, qword [rsi + 176]
    mov qword [rsp + 16], rdi
    mulx rdi, r8, rdx
    adox rbp, r8
    mov r8, qword [rsp + 24]
    adcx r8, r8
    adox r8, rdi
    adcx r15, r15
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 24], r11
    mulx r11, rdi, rdx
    adox r15, rdi
    mov rdi, qword [rsp + 32]
    adcx rdi, rdi
    adox rdi, r11
    adcx r12, r12
    mov rdx, qword [rsi + 192]
    mov qword [rsp + 32], rcx
    mulx rcx, r11, rdx
    adox r12, r11
    adcx rbx, rbx
    adox rbx, rcx
    adcx r13, r13
    mov rdx, qword [rsi + 200]
    mulx r11, rcx, rdx
    adox r13, rcx
    adcx r10, r10
    adox r10, r11
    mov rcx, qword [rsp + 48]
    adcx rcx, rcx
    adox rcx, qword [rsp + 40]
    ; delta = Z1^2: what is above 2^521
    mov r11, rbp
    shr r11, 9
    mov qword [rsp + 40], r9
    mov r9, r8
    shl r9, 55
    or r11, r9
    shr r8, 9
    mov r9, r15
    shl r9, 55
    or r8, r9
    shr r15, 9
    mov r9, rdi
    shl r9, 55
    or r15, r9
    shr rdi, 9
    mov r9, r12
    shl r9, 55
    or rdi, r9
    shr r12, 9
    mov r9, rbx
    shl r9, 55
    or r12, r9
    shr rbx, 9
    mov r9, r13
    shl r9, 55
    or rbx, r9
    shr r13, 9
    mov r9, r10
    shl r9, 55
    or r13, r9
    shr r10, 9
    mov r9, rcx
    shl r9, 55
    or r10, r9
    ; delta = Z1^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rbp, -512
    shr rcx, 9
    mov r9d, 1
    neg r9
    adc r14, r11
    adc r8, qword [rsp + 56]
    adc rax, r15
    adc rdi, qword [rsp + 40]
    adc r12, qword [rsp + 32]
    adc rbx, qword [rsp + 8]
    adc r13, qword [rsp + 24]
    adc r10, qword [rsp + 16]
    adc rbp, rcx
    ; delta = Z1^2: less one unless it carried
    adc r14, -1
    adc r8, -1
    adc rax, -1
    adc rdi, -1
    adc r12, -1
    adc rbx, -1
    adc r13, -1
    adc r10, -1
    adc rbp, -1
    ; Y2 = 2*Y1: 2*a, the top bit of a in the lowest place
    mov rcx, qword [rsi + 72]
    add rcx, rcx
    mov r9, qword [rsi + 80]
    adc r9, r9
    mov r11, qword [rsi + 88]
    adc r11, r11
    mov r15, qword [rsi + 96]
    adc r15, r15
    mov qword [rsp + 16], r10
    mov r10, qword [rsi + 104]
    adc r10, r10
    mov qword [rsp + 24], r13
    mov r13, qword [rsi + 112]
    adc r13, r13
    mov qword [rsp + 8], rbx
    mov rbx, qword [rsi + 120]
    adc rbx, rbx
    mov qword [rsp + 32], r12
    mov r12, qword [rsi + 128]
    adc r12, r12
    mov qword [rsp + 40], rdi
    mov rdi, qword [rsi + 136]
    adc rdi, rdi
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 136]
    shr rax, 8
    or rcx, rax
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 144]
    mov qword [rsp + 48], r8
    mulx r8, rax, r9
    mov qword [rsp + 64], r14
    mov qword [rsp + 72], rbp
    mulx rbp, r14, rcx
    add rax, rbp
    mov qword [rsp + 80], r14
    mulx r14, rbp, r11
    adc rbp, r8
    mov qword [rsp + 88], r12
    mulx r12, r8, r15
    adc r8, r14
    adc r12, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 96], rbx
    mulx rbx, r14, rcx
    mov qword [rsp + 104], r10
    xor r10d, r10d
    adcx rax, r14
    mov qword [rsp + 112], rax
    mulx rax, r14, r9
    adcx rbp, r14
    adox rbp, rbx
    mulx r14, rbx, r11
    adcx r8, rbx
    adox r8, rax
    mulx rbx, rax, r15
    adcx r12, rax
    adox r12, r14
    adcx r10, r10
    adox r10, rbx
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 160]
    mulx rbx, rax, rcx
    xor r14d, r14d
    adcx rbp, rax
    mov qword [rsp + 120], rbp
    mulx rbp, rax, r9
    adcx r8, rax
    adox r8, rbx
    mulx rbx, rax, r11
    adcx r12, rax
    adox r12, rbp
    mulx rbp, rax, r15
    adcx r10, rax
    adox r10, rbx
    adcx r14, r14
    adox r14, rbp
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsi + 168]
    mulx rbx, rax, rcx
    xor ebp, ebp
    adcx r8, rax
    mov qword [rsp + 128], r8
    mulx r8, rax, r9
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, r11
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, r15
    adcx r14, rax
    adox r14, rbx
    adcx rbp, rbp
    adox rbp, r8
    and rdi, 511
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rdx, qword [rsi + 176]
    mulx r8, rax, r13
    mov qword [rsp + 136], rbp
    mulx rbp, rbx, qword [rsp + 104]
    add rax, rbp
    mov qword [rsp + 144], r14
    mulx r14, rbp, qword [rsp + 96]
    adc rbp, r8
    mov qword [rsp + 152], r10
    mulx r10, r8, qword [rsp + 88]
    adc r8, r14
    mov qword [rsp + 160], r12
    mulx r12, r14, rdi
    adc r14, r10
    adc r12, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 168], rbx
    mulx rbx, r10, qword [rsp + 104]
    mov qword [rsp + 176], r15
    xor r15d, r15d
    adcx rax, r10
    mov qword [rsp + 184], rax
    mulx rax, r10, r13
    adcx rbp, r10
    adox rbp, rbx
    mulx rbx, r10, qword [rsp + 96]
    adcx r8, r10
    adox r8, rax
    mulx r10, rax, qword [rsp + 88]
    adcx r14, rax
    adox r14, rbx
    mulx rbx, rax, rdi
    adcx r12, rax
    adox r12, r10
    adcx r15, r15
    adox r15, rbx
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 192]
    mulx r10, rax, qword [rsp + 104]
    xor ebx, ebx
    adcx rbp, rax
    mov qword [rsp + 192], rbp
    mulx rbp, rax, r13
    adcx r8, rax
    adox r8, r10
    mulx r10, rax, qword [rsp + 96]
    adcx r14, rax
    adox r14, rbp
    mulx rbp, rax, qword [rsp + 88]
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, rdi
    adcx r15, rax
    adox r15, rbp
    adcx rbx, rbx
    adox rbx, r10
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsi + 200]
    mulx r10, rax, qword [rsp + 104]
    xor ebp, ebp
    adcx r8, rax
    mov qword [rsp + 200], r8
    mulx r8, rax, r13
    adcx r14, rax
    adox r14, r10
    mulx r10, rax, qword [rsp + 96]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 88]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, rdi
    adcx rbx, rax
    adox rbx, r8
    adcx rbp, rbp
    adox rbp, r10
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    mov rax, rdi
    imul rax, qword [rsi + 208]
    mov rdx, qword [rsi + 208]
    mulx r10, r8, qword [rsp + 104]
    mov qword [rsp + 208], rdi
    xor edi, edi
    adcx r14, r8
    mov qword [rsp + 216], r14
    mulx r14, r8, r13
    adcx r12, r8
    adox r12, r10
    mulx r10, r8, qword [rsp + 96]
    adcx r15, r8
    adox r15, r14
    mulx r14, r8, qword [rsp + 88]
    adcx rbx, r8
    adox rbx, r10
    adcx rbp, rax
    adox rbp, r14
    ; Z3 = Y2 * Z1: the sums of the halves, lower and upper
    xor eax, eax
    mov r8, qword [rsi + 144]
    adox r8, qword [rsi + 176]
    mov r10, qword [rsi + 152]
    adox r10, qword [rsi + 184]
    mov rdi, qword [rsi + 160]
    adox rdi, qword [rsi + 192]
    mov r14, qword [rsi + 168]
    adox r14, qword [rsi + 200]
    adox rdx, rax
    mov qword [rsp + 224], rbp
    mov rbp, rcx
    adcx rbp, qword [rsp + 104]
    mov qword [rsp + 232], rcx
    mov rcx, r9
    adcx rcx, r13
    mov qword [rsp + 240], r13
    mov r13, r11
    adcx r13, qword [rsp + 96]
    mov qword [rsp + 248], r9
    mov r9, qword [rsp + 176]
    adcx r9, qword [rsp + 88]
    adcx rax, qword [rsp + 208]
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov qword [rsp + 256], rdx
    mov rdx, r8
    mov qword [rsp + 264], r11
    mov qword [rsp + 272], rbx
    mulx rbx, r11, rcx
    mov qword [rsp + 280], r15
    mulx r15, r8, rbp
    add r11, r15
    mov qword [rsp + 288], r8
    mulx r8, r15, r13
    adc r15, rbx
    mov qword [rsp + 296], rsi
    mulx rsi, rbx, r9
    adc rbx, r8
    mov qword [rsp + 304], r12
    mulx r12, r8, rax
    adc r8, rsi
    adc r12, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mov qword [rsp + 312], r14
    mulx r14, rsi, rbp
    xor r10d, r10d
    adcx r11, rsi
    mov qword [rsp + 320], r11
    mulx r11, rsi, rcx
    adcx r15, rsi
    adox r15, r14
    mulx r14, rsi, r13
    adcx rbx, rsi
    adox rbx, r11
    mulx rsi, r11, r9
    adcx r8, r11
    adox r8, r14
    mulx r14, r11, rax
    adcx r12, r11
    adox r12, rsi
    adcx r10, r10
    adox r10, r14
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx rsi, r11, rbp
    xor r14d, r14d
    adcx r15, r11
    mulx rdi, r11, rcx
    adcx rbx, r11
    adox rbx, rsi
    mulx rsi, r11, r13
    adcx r8, r11
    adox r8, rdi
    mulx rdi, r11, r9
    adcx r12, r11
    adox r12, rsi
    mulx rsi, r11, rax
    adcx r10, r11
    adox r10, rdi
    adcx r14, r14
    adox r14, rsi
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 312]
    mulx rsi, r11, rbp
    xor edi, edi
    adcx rbx, r11
    mov qword [rsp + 328], rbx
    mulx rbx, r11, rcx
    adcx r8, r11
    adox r8, rsi
    mulx rsi, r11, r13
    adcx r12, r11
    adox r12, rbx
    mulx rbx, r11, r9
    adcx r10, r11
    adox r10, rsi
    mulx rsi, r11, rax
    adcx r14, r11
    adox r14, rbx
    adcx rdi, rdi
    adox rdi, rsi
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 256]
    mov rdx, qword [rsp + 256]
    mulx rsi, r11, rbp
    xor ebx, ebx
    adcx r8, r11
    mulx r11, rcx, rcx
    adcx r12, rcx
    adox r12, rsi
    mulx rsi, rcx, r13
    adcx r10, rcx
    adox r10, r11
    mulx r9, rcx, r9
    adcx r14, rcx
    adox r14, rsi
    adcx rdi, rax
    adox rdi, r9
    ; Z3 = Y2 * Z1: less the other two products
    mov rax, qword [rsp + 80]
    add rax, qword [rsp + 168]
    mov rcx, qword [rsp + 112]
    adc rcx, qword [rsp + 184]
    mov r9, qword [rsp + 120]
    adc r9, qword [rsp + 192]
    mov r11, qword [rsp + 128]
    adc r11, qword [rsp + 200]
    mov rsi, qword [rsp + 160]
    adc rsi, qword [rsp + 216]
    mov rbp, qword [rsp + 152]
    adc rbp, qword [rsp + 304]
    mov r13, qword [rsp + 144]
    adc r13, qword [rsp + 280]
    mov qword [rsp + 256], rdi
    mov rdi, qword [rsp + 136]
    adc rdi, qword [rsp + 272]
    adc rbx, qword [rsp + 224]
    mov qword [rsp + 312], rbx
    mov rbx, qword [rsp + 288]
    sub rbx, rax
    mov rax, qword [rsp + 320]
    sbb rax, rcx
    sbb r15, r9
    mov rcx, qword [rsp + 328]
    sbb rcx, r11
    sbb r8, rsi
    sbb r12, rbp
    sbb r10, r13
    sbb r14, rdi
    mov r9, qword [rsp + 256]
    sbb r9, qword [rsp + 312]
    ; Z3 = Y2 * Z1: the three in their places
    add rbx, qword [rsp + 160]
    adc rax, qword [rsp + 152]
    adc r15, qword [rsp + 144]
    adc rcx, qword [rsp + 136]
    adc r8, qword [rsp + 168]
    adc r12, qword [rsp + 184]
    adc r10, qword [rsp + 192]
    adc r14, qword [rsp + 200]
    adc r9, qword [rsp + 216]
    mov r11, qword [rsp + 304]
    adc r11, 0
    mov rsi, qword [rsp + 280]
    adc rsi, 0
    mov rdi, qword [rsp + 272]
    adc rdi, 0
    mov rbp, qword [rsp + 224]
    adc rbp, 0
    ; Z3 = Y2 * Z1: what is above 2^521
    mov r13, r8
    shr r13, 9
    mov qword [rsp + 224], rcx
    mov rcx, r12
    shl rcx, 55
    or r13, rcx
    shr r12, 9
    mov rcx, r10
    shl rcx, 55
    or r12, rcx
    shr r10, 9
    mov rcx, r14
    shl rcx, 55
    or r10, rcx
    shr r14, 9
    mov rcx, r9
    shl rcx, 55
    or r14, rcx
    shr r9, 9
    mov rcx, r11
    shl rcx, 55
    or r9, rcx
    shr r11, 9
    mov rcx, rsi
    shl rcx, 55
    or r11, rcx
    shr rsi, 9
    mov rcx, rdi
    shl rcx, 55
    or rsi, rcx
    shr rdi, 9
    mov rcx, rbp
    shl rcx, 55
    or rdi, rcx
    ; Z3 = Y2 * Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr rbp, 9
    mov ecx, 1
    neg rcx
    adc r13, qword [rsp + 80]
    adc r12, qword [rsp + 112]
    adc r10, qword [rsp + 120]
    adc r14, qword [rsp + 128]
    adc rbx, r9
    adc rax, r11
    adc r15, rsi
    adc rdi, qword [rsp + 224]
    adc r8, rbp
    ; Z3 = Y2 * Z1: less one unless it carried
    adc r13, -1
    adc r12, -1
    adc r10, -1
    adc r14, -1
    adc rbx, -1
    adc rax, -1
    adc r15, -1
    adc rdi, -1
    adc r8, -1
    mov rcx, qword [rsp + 72]
    and rcx, 511
    ; t0 = X1 - delta: a - b
    mov r11, qword [rsp + 296]
    mov r9, qword [r11]
    sub r9, qword [rsp + 64]
    mov rsi, qword [r11 + 8]
    sbb rsi, qword [rsp + 48]
    mov rbp, qword [r11 + 16]
    sbb rbp, qword [rsp + 56]
    mov qword [rsp + 72], r8
    mov r8, qword [r11 + 24]
    sbb r8, qword [rsp + 40]
    mov qword [rsp + 224], rax
    mov rax, qword [r11 + 32]
    sbb rax, qword [rsp + 32]
    mov qword [rsp + 128], r10
    mov r10, qword [r11 + 40]
    sbb r10, qword [rsp + 8]
    mov qword [rsp + 120], rdi
    mov rdi, qword [r11 + 48]
    sbb rdi, qword [rsp + 24]
    mov qword [rsp + 112], rbx
    mov rbx, qword [r11 + 56]
    sbb rbx, qword [rsp + 16]
    mov qword [rsp + 80], r12
    mov r12, qword [r11 + 64]
    sbb r12, rcx
    ; t0 = X1 - delta: less the borrow, modulo 2^k
    sbb r9, 0
    sbb rsi, 0
    sbb rbp, 0
    sbb r8, 0
    sbb rax, 0
    sbb r10, 0
    sbb rdi, 0
    sbb rbx, 0
    sbb r12, 0
    ; t1 = X1 + delta: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    mov qword [rsp + 272], r13
    mov r13, qword [r11 + 64]
    or r13, -512
    mov qword [rsp + 280], r14
    mov r14d, 1
    neg r14
    mov r14, qword [r11]
    adc r14, qword [rsp + 64]
    mov qword [rsp + 64], r15
    mov r15, qword [r11 + 8]
    adc r15, qword [rsp + 48]
    mov qword [rsp + 48], rbx
    mov rbx, qword [r11 + 16]
    adc rbx, qword [rsp + 56]
    mov qword [rsp + 56], rdi
    mov rdi, qword [r11 + 24]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], rax
    mov rax, qword [r11 + 32]
    adc rax, qword [rsp + 32]
    mov qword [rsp + 32], r10
    mov r10, qword [r11 + 40]
    adc r10, qword [rsp + 8]
    mov qword [rsp + 8], r12
    mov r12, qword [r11 + 48]
    adc r12, qword [rsp + 24]
    mov qword [rsp + 24], r8
    mov r8, qword [r11 + 56]
    adc r8, qword [rsp + 16]
    adc r13, rcx
    ; t1 = X1 + delta: less one unless it carried
    adc r14, -1
    adc r15, -1
    adc rbx, -1
    adc rdi, -1
    adc rax, -1
    adc r10, -1
    adc r12, -1
    adc r8, -1
    adc r13, -1
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, r14
    mulx r11, rcx, rsi
    mov qword [rsp + 16], r13
    mulx r13, r14, r9
    add rcx, r13
    mov qword [rsp + 304], r14
    mulx r14, r13, rbp
    adc r13, r11
    mov qword [rsp + 216], r8
    mulx r8, r11, qword [rsp + 24]
    adc r11, r14
    adc r8, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov r14, rdx
    mov rdx, r15
    mov qword [rsp + 200], r14
    mov qword [rsp + 192], r12
    mulx r12, r14, r9
    xor r15d, r15d
    adcx rcx, r14
    mov qword [rsp + 184], rcx
    mulx rcx, r14, rsi
    adcx r13, r14
    adox r13, r12
    mulx r14, r12, rbp
    adcx r11, r12
    adox r11, rcx
    mulx r12, rcx, qword [rsp + 24]
    adcx r8, rcx
    adox r8, r14
    adcx r15, r15
    adox r15, r12
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, rbx
    mulx r14, r12, r9
    xor ebx, ebx
    adcx r13, r12
    mov qword [rsp + 168], r13
    mulx r13, r12, rsi
    adcx r11, r12
    adox r11, r14
    mulx r14, r12, rbp
    adcx r8, r12
    adox r8, r13
    mulx r13, r12, qword [rsp + 24]
    adcx r15, r12
    adox r15, r14
    adcx rbx, rbx
    adox rbx, r13
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov r12, rdx
    mov rdx, rdi
    mulx r14, r13, r9
    xor edi, edi
    adcx r11, r13
    mov qword [rsp + 136], r11
    mulx r11, r13, rsi
    adcx r8, r13
    adox r8, r14
    mulx r14, r13, rbp
    adcx r15, r13
    adox r15, r11
    mulx r13, r11, qword [rsp + 24]
    adcx rbx, r11
    adox rbx, r14
    adcx rdi, rdi
    adox rdi, r13
    mov r11, qword [rsp + 8]
    and r11, 511
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov r13, rdx
    mov rdx, rax
    mov qword [rsp + 8], rdi
    mulx rdi, r14, qword [rsp + 32]
    mov qword [rsp + 144], rbx
    mulx rbx, rax, qword [rsp + 40]
    add r14, rbx
    mov qword [rsp + 152], r15
    mulx r15, rbx, qword [rsp + 56]
    adc rbx, rdi
    mov qword [rsp + 160], r8
    mulx r8, rdi, qword [rsp + 48]
    adc rdi, r15
    mov qword [rsp + 312], rax
    mulx rax, r15, r11
    adc r15, r8
    adc rax, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov r8, rdx
    mov rdx, r10
    mov qword [rsp + 256], rbp
    mov qword [rsp + 328], rsi
    mulx rsi, rbp, qword [rsp + 40]
    xor r10d, r10d
    adcx r14, rbp
    mov qword [rsp + 320], r14
    mulx r14, rbp, qword [rsp + 32]
    adcx rbx, rbp
    adox rbx, rsi
    mulx rbp, rsi, qword [rsp + 56]
    adcx rdi, rsi
    adox rdi, r14
    mulx r14, rsi, qword [rsp + 48]
    adcx r15, rsi
    adox r15, rbp
    mulx rbp, rsi, r11
    adcx rax, rsi
    adox rax, r14
    adcx r10, r10
    adox r10, rbp
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rsi, rdx
    mov rdx, qword [rsp + 192]
    mulx r14, rbp, qword [rsp + 40]
    mov qword [rsp + 288], r9
    xor r9d, r9d
    adcx rbx, rbp
    mov qword [rsp + 336], rbx
    mulx rbx, rbp, qword [rsp + 32]
    adcx rdi, rbp
    adox rdi, r14
    mulx r14, rbp, qword [rsp + 56]
    adcx r15, rbp
    adox r15, rbx
    mulx rbp, rbx, qword [rsp + 48]
    adcx rax, rbx
    adox rax, r14
    mulx r14, rbx, r11
    adcx r10, rbx
    adox r10, rbp
    adcx r9, r9
    adox r9, r14
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 216]
    mulx rbp, rbx, qword [rsp + 40]
    xor r14d, r14d
    adcx rdi, rbx
    mov qword [rsp + 344], rdi
    mulx rdi, rbx, qword [rsp + 32]
    adcx r15, rbx
    adox r15, rbp
    mulx rbp, rbx, qword [rsp + 56]
    adcx rax, rbx
    adox rax, rdi
    mulx rbx, rdi, qword [rsp + 48]
    adcx r10, rdi
    adox r10, rbp
    mulx rbp, rdi, r11
    adcx r9, rdi
    adox r9, rbx
    adcx r14, r14
    adox r14, rbp
    mov rdi, qword [rsp + 16]
    and rdi, 511
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    mov rbx, r11
    imul rbx, rdi
    mov rdx, rdi
    mov qword [rsp + 16], r11
    mulx r11, rbp, qword [rsp + 40]
    xor edi, edi
    adcx r15, rbp
    mov qword [rsp + 352], r15
    mulx r15, rbp, qword [rsp + 32]
    adcx rax, rbp
    adox rax, r11
    mulx rbp, r11, qword [rsp + 56]
    adcx r10, r11
    adox r10, r15
    mulx r15, r11, qword [rsp + 48]
    adcx r9, r11
    adox r9, rbp
    adcx r14, rbx
    adox r14, r15
    ; t2 = t0 * t1: the sums of the halves, lower and upper
    xor r11d, r11d
    adox r8, qword [rsp + 200]
    adox rcx, rsi
    adox r12, qword [rsp + 192]
    adox r13, qword [rsp + 216]
    adox rdx, r11
    mov rsi, qword [rsp + 288]
    adcx rsi, qword [rsp + 40]
    mov rdi, qword [rsp + 328]
    adcx rdi, qword [rsp + 32]
    mov rbx, qword [rsp + 256]
    adcx rbx, qword [rsp + 56]
    mov rbp, qword [rsp + 24]
    adcx rbp, qword [rsp + 48]
    adcx r11, qword [rsp + 16]
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov r15, rdx
    mov rdx, r8
    mov qword [rsp + 16], r14
    mov qword [rsp + 48], r9
    mulx r9, r14, rdi
    mov qword [rsp + 24], r10
    mulx r10, r8, rsi
    add r14, r10
    mov qword [rsp + 56], r8
    mulx r8, r10, rbx
    adc r10, r9
    mov qword [rsp + 256], rax
    mulx rax, r9, rbp
    adc r9, r8
    mov qword [rsp + 32], r15
    mulx r15, r8, r11
    adc r8, rax
    adc r15, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mov qword [rsp + 328], r13
    mulx r13, rax, rsi
    xor ecx, ecx
    adcx r14, rax
    mov qword [rsp + 40], r14
    mulx r14, rax, rdi
    adcx r10, rax
    adox r10, r13
    mulx r13, rax, rbx
    adcx r9, rax
    adox r9, r14
    mulx r14, rax, rbp
    adcx r8, rax
    adox r8, r13
    mulx r13, rax, r11
    adcx r15, rax
    adox r15, r14
    adcx rcx, rcx
    adox rcx, r13
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx r13, rax, rsi
    xor r14d, r14d
    adcx r10, rax
    mulx r12, rax, rdi
    adcx r9, rax
    adox r9, r13
    mulx r13, rax, rbx
    adcx r8, rax
    adox r8, r12
    mulx r12, rax, rbp
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, r11
    adcx rcx, rax
    adox rcx, r12
    adcx r14, r14
    adox r14, r13
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 328]
    mulx r12, rax, rsi
    xor r13d, r13d
    adcx r9, rax
    mov qword [rsp + 288], r9
    mulx r9, rax, rdi
    adcx r8, rax
    adox r8, r12
    mulx r12, rax, rbx
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, rbp
    adcx rcx, rax
    adox rcx, r12
    mulx r12, rax, r11
    adcx r14, rax
    adox r14, r9
    adcx r13, r13
    adox r13, r12
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    imul r11, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx r9, rax, rsi
    xor esi, esi
    adcx r8, rax
    mulx rdi, rax, rdi
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, rbx
    adcx rcx, rax
    adox rcx, rdi
    mulx rdi, rax, rbp
    adcx r14, rax
    adox r14, r9
    adcx r13, r11
    adox r13, rdi
    ; t2 = t0 * t1: less the other two products
    mov rax, qword [rsp + 304]
    add rax, qword [rsp + 312]
    mov r9, qword [rsp + 184]
    adc r9, qword [rsp + 320]
    mov r11, qword [rsp + 168]
    adc r11, qword [rsp + 336]
    mov rdi, qword [rsp + 136]
    adc rdi, qword [rsp + 344]
    mov rbx, qword [rsp + 160]
    adc rbx, qword [rsp + 352]
    mov rbp, qword [rsp + 152]
    adc rbp, qword [rsp + 256]
    mov r12, qword [rsp + 144]
    adc r12, qword [rsp + 24]
    mov qword [rsp + 32], r13
    mov r13, qword [rsp + 8]
    adc r13, qword [rsp + 48]
    adc rsi, qword [rsp + 16]
    mov qword [rsp + 328], rsi
    mov rsi, qword [rsp + 56]
    sub rsi, rax
    mov rax, qword [rsp + 40]
    sbb rax, r9
    sbb r10, r11
    mov r9, qword [rsp + 288]
    sbb r9, rdi
    sbb r8, rbx
    sbb r15, rbp
    sbb rcx, r12
    sbb r14, r13
    mov r11, qword [rsp + 32]
    sbb r11, qword [rsp + 328]
    ; t2 = t0 * t1: the three in their places
    add rsi, qword [rsp + 160]
    adc rax, qword [rsp + 152]
    adc r10, qword [rsp + 144]
    adc r9, qword [rsp + 8]
    adc r8, qword [rsp + 312]
    adc r15, qword [rsp + 320]
    adc rcx, qword [rsp + 336]
    adc r14, qword [rsp + 344]
    adc r11, qword [rsp + 352]
    mov rdi, qword [rsp + 256]
    adc rdi, 0
    mov rbx, qword [rsp + 24]
    adc rbx, 0
    mov rbp, qword [rsp + 48]
    adc rbp, 0
    mov r12, qword [rsp + 16]
    adc r12, 0
    ; t2 = t0 * t1: what is above 2^521
    mov r13, r8
    shr r13, 9
    mov qword [rsp + 16], r9
    mov r9, r15
    shl r9, 55
    or r13, r9
    shr r15, 9
    mov r9, rcx
    shl r9, 55
    or r15, r9
    shr rcx, 9
    mov r9, r14
    shl r9, 55
    or rcx, r9
    shr r14, 9
    mov r9, r11
    shl r9, 55
    or r14, r9
    shr r11, 9
    mov r9, rdi
    shl r9, 55
    or r11, r9
    shr rdi, 9
    mov r9, rbx
    shl r9, 55
    or rdi, r9
    shr rbx, 9
    mov r9, rbp
    shl r9, 55
    or rbx, r9
    shr rbp, 9
    mov r9, r12
    shl r9, 55
    or rbp, r9
    ; t2 = t0 * t1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr r12, 9
    mov r9d, 1
    neg r9
    adc r13, qword [rsp + 304]
    adc r15, qword [rsp + 184]
    adc rcx, qword [rsp + 168]
    adc r14, qword [rsp + 136]
    adc rsi, r11
    adc rax, rdi
    adc r10, rbx
    adc rbp, qword [rsp + 16]
    adc r8, r12
    ; t2 = t0 * t1: less one unless it carried
    adc r13, -1
    adc r15, -1
    adc rcx, -1
    adc r14, -1
    adc rsi, -1
    adc rax, -1
    adc r10, -1
    adc rbp, -1
    adc r8, -1
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 232]
    mulx r11, r9, qword [rsp + 264]
    mulx rbx, rdi, qword [rsp + 248]
    add r9, rbx
    mulx r12, rbx, qword [rsp + 176]
    adc rbx, r11
    mov qword [rsp + 16], rbp
    mulx rbp, r11, qword [rsp + 104]
    adc r11, r12
    mov qword [rsp + 136], r10
    mulx r10, r12, qword [rsp + 240]
    adc r12, rbp
    mov qword [rsp + 168], rax
    mulx rax, rbp, qword [rsp + 96]
    adc rbp, r10
    mov qword [rsp + 184], rsi
    mulx rsi, r10, qword [rsp + 88]
    adc r10, rax
    mov qword [rsp + 304], r14
    mulx r14, rax, qword [rsp + 208]
    adc rax, rsi
    adc r14, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 248]
    mov qword [rsp + 48], rcx
    mulx rcx, rsi, qword [rsp + 264]
    mov qword [rsp + 24], r15
    xor r15d, r15d
    adcx rbx, rsi
    mov qword [rsp + 256], r13
    mulx r13, rsi, qword [rsp + 176]
    adcx r11, rsi
    adox r11, rcx
    mulx rsi, rcx, qword [rsp + 104]
    adcx r12, rcx
    adox r12, r13
    mulx r13, rcx, qword [rsp + 240]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [rsp + 96]
    adcx r10, rcx
    adox r10, r13
    mulx r13, rcx, qword [rsp + 88]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rsp + 208]
    adcx r14, rcx
    adox r14, r13
    adcx r15, r15
    adox r15, rsi
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 264]
    mulx rsi, rcx, qword [rsp + 176]
    xor r13d, r13d
    adcx r12, rcx
    mov qword [rsp + 352], r8
    mulx r8, rcx, qword [rsp + 104]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [rsp + 240]
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, qword [rsp + 96]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rsp + 88]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsp + 208]
    adcx r15, rcx
    adox r15, rsi
    adcx r13, r13
    adox r13, r8
    ; SS = Y2^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 176]
    mulx r8, rcx, qword [rsp + 104]
    xor esi, esi
    adcx r10, rcx
    mov qword [rsp + 344], r10
    mulx r10, rcx, qword [rsp + 240]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 96]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [rsp + 88]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsp + 208]
    adcx r13, rcx
    adox r13, r10
    adcx rsi, rsi
    adox rsi, r8
    ; SS = Y2^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 104]
    mulx r8, rcx, qword [rsp + 240]
    xor r10d, r10d
    adcx r14, rcx
    mov qword [rsp + 336], r14
    mulx r14, rcx, qword [rsp + 96]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsp + 88]
    adcx r13, rcx
    adox r13, r14
    mulx r14, rcx, qword [rsp + 208]
    adcx rsi, rcx
    adox rsi, r8
    adcx r10, r10
    adox r10, r14
    ; SS = Y2^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 240]
    mulx r8, rcx, qword [rsp + 96]
    xor r14d, r14d
    adcx r13, rcx
    mov qword [rsp + 320], r13
    mulx r13, rcx, qword [rsp + 88]
    adcx rsi, rcx
    adox rsi, r8
    mulx r8, rcx, qword [rsp + 208]
    adcx r10, rcx
    adox r10, r13
    adcx r14, r14
    adox r14, r8
    ; SS = Y2^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 96]
    mulx r8, rcx, qword [rsp + 88]
    add r10, rcx
    mulx r13, rcx, qword [rsp + 208]
    adc r14, rcx
    mov ecx, 0
    adc rcx, rcx
    add r14, r8
    adc rcx, r13
    ; SS = Y2^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 208]
    mulx r13, r8, qword [rsp + 88]
    add rcx, r8
    mov r8d, 0
    adc r8, r8
    add r8, r13
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov r13, rdx
    imul r13, r13
    mov qword [rsp + 208], r13
    xor r13d, r13d
    adcx rdi, rdi
    mov rdx, qword [rsp + 232]
    mov qword [rsp + 312], r8
    mulx r8, r13, rdx
    adox rdi, r8
    adcx r9, r9
    mov rdx, qword [rsp + 248]
    mov qword [rsp + 232], rdi
    mulx rdi, r8, rdx
    adox r9, r8
    adcx rbx, rbx
    adox rbx, rdi
    adcx r11, r11
    mov rdx, qword [rsp + 264]
    mulx rdi, r8, rdx
    adox r11, r8
    adcx r12, r12
    adox r12, rdi
    adcx rbp, rbp
    mov rdx, qword [rsp + 176]
    mulx rdi, r8, rdx
    adox rbp, r8
    mov r8, qword [rsp + 344]
    adcx r8, r8
    adox r8, rdi
    adcx rax, rax
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 344], r8
    mulx r8, rdi, rdx
    adox rax, rdi
    mov rdi, qword [rsp + 336]
    adcx rdi, rdi
    adox rdi, r8
    adcx r15, r15
    mov rdx, qword [rsp + 240]
    mov qword [rsp + 336], rbp
    mulx rbp, r8, rdx
    adox r15, r8
    mov r8, qword [rsp + 320]
    adcx r8, r8
    adox r8, rbp
    adcx rsi, rsi
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 320], r12
    mulx r12, rbp, rdx
    adox rsi, rbp
    adcx r10, r10
    adox r10, r12
    adcx r14, r14
    mov rdx, qword [rsp + 88]
    mulx r12, rbp, rdx
    adox r14, rbp
    adcx rcx, rcx
    adox rcx, r12
    mov rbp, qword [rsp + 312]
    adcx rbp, rbp
    adox rbp, qword [rsp + 208]
    ; SS = Y2^2: what is above 2^521
    mov r12, rax
    shr r12, 9
    mov qword [rsp + 208], r11
    mov r11, rdi
    shl r11, 55
    or r12, r11
    shr rdi, 9
    mov r11, r15
    shl r11, 55
    or rdi, r11
    shr r15, 9
    mov r11, r8
    shl r11, 55
    or r15, r11
    shr r8, 9
    mov r11, rsi
    shl r11, 55
    or r8, r11
    shr rsi, 9
    mov r11, r10
    shl r11, 55
    or rsi, r11
    shr r10, 9
    mov r11, r14
    shl r11, 55
    or r10, r11
    shr r14, 9
    mov r11, rcx
    shl r11, 55
    or r14, r11
    shr rcx, 9
    mov r11, rbp
    shl r11, 55
    or rcx, r11
    ; SS = Y2^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rax, -512
    shr rbp, 9
    mov r11d, 1
    neg r11
    adc r13, r12
    adc rdi, qword [rsp + 232]
    adc r9, r15
    adc rbx, r8
    adc rsi, qword [rsp + 208]
    adc r10, qword [rsp + 320]
    adc r14, qword [rsp + 336]
    adc rcx, qword [rsp + 344]
    adc rax, rbp
    ; SS = Y2^2: less one unless it carried
    adc r13, -1
    adc rdi, -1
    adc r9, -1
    adc rbx, -1
    adc rsi, -1
    adc r10, -1
    adc r14, -1
    adc rcx, -1
    adc rax, -1
    mov r8, qword [rsp + 352]
    and r8, 511
    ; M.double0 = 2*t2: 2*a, the top bit of a in the lowest place
    mov r11, qword [rsp + 256]
    add r11, r11
    mov rbp, qword [rsp + 24]
    adc rbp, rbp
    mov r12, qword [rsp + 48]
    adc r12, r12
    mov r15, qword [rsp + 304]
    adc r15, r15
    mov qword [rsp + 352], rcx
    mov rcx, qword [rsp + 184]
    adc rcx, rcx
    mov qword [rsp + 344], r14
    mov r14, qword [rsp + 168]
    adc r14, r14
    mov qword [rsp + 336], rsi
    mov rsi, qword [rsp + 136]
    adc rsi, rsi
    mov qword [rsp + 320], r10
    mov r10, qword [rsp + 16]
    adc r10, r10
    mov qword [rsp + 208], rax
    mov rax, r8
    adc rax, rax
    mov qword [rsp + 232], rbx
    mov rbx, r8
    shr rbx, 8
    or r11, rbx
    and rax, 511
    ; M = M.double0 + t2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rax, -512
    mov ebx, 1
    neg rbx
    adc r11, qword [rsp + 256]
    adc rbp, qword [rsp + 24]
    adc r12, qword [rsp + 48]
    adc r15, qword [rsp + 304]
    adc rcx, qword [rsp + 184]
    adc r14, qword [rsp + 168]
    adc rsi, qword [rsp + 136]
    adc r10, qword [rsp + 16]
    adc rax, r8
    ; M = M.double0 + t2: less one unless it carried
    adc r11, -1
    adc rbp, -1
    adc r12, -1
    adc r15, -1
    adc rcx, -1
    adc r14, -1
    adc rsi, -1
    adc r10, -1
    adc rax, -1
    and rax, 511
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, r11
    mulx rbx, r8, r12
    mov qword [rsp + 16], r9
    mulx r9, r11, rbp
    add r8, r9
    mov qword [rsp + 136], r13
    mulx r13, r9, r15
    adc r9, rbx
    mov qword [rsp + 168], rdi
    mulx rdi, rbx, rcx
    adc rbx, r13
    mov qword [rsp + 184], r8
    mulx r8, r13, r14
    adc r13, rdi
    mov qword [rsp + 304], r11
    mulx r11, rdi, rsi
    adc rdi, r8
    mov qword [rsp + 48], rsi
    mulx rsi, r8, r10
    adc r8, r11
    mov qword [rsp + 24], r10
    mulx r10, r11, rax
    adc r11, rsi
    adc r10, 0
    ; MM = M^2: square, products of a[1] with the words above it
    mov rsi, rdx
    mov rdx, rbp
    mov qword [rsp + 256], rsi
    mov qword [rsp + 312], r10
    mulx r10, rsi, r12
    xor ebp, ebp
    adcx r9, rsi
    mov qword [rsp + 88], r9
    mulx r9, rsi, r15
    adcx rbx, rsi
    adox rbx, r10
    mulx rsi, r10, rcx
    adcx r13, r10
    adox r13, r9
    mulx r10, r9, r14
    adcx rdi, r9
    adox rdi, rsi
    mulx rsi, r9, qword [rsp + 48]
    adcx r8, r9
    adox r8, r10
    mulx r10, r9, qword [rsp + 24]
    adcx r11, r9
    adox r11, rsi
    mulx rsi, r9, rax
    adcx r9, qword [rsp + 312]
    adox r9, r10
    adcx rbp, rbp
    adox rbp, rsi
    ; MM = M^2: square, products of a[2] with the words above it
    mov r10, rdx
    mov rdx, r12
    mov qword [rsp + 312], rbx
    mulx rbx, rsi, r15
    xor r12d, r12d
    adcx r13, rsi
    mov qword [rsp + 96], r13
    mulx r13, rsi, rcx
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, r14
    adcx r8, rsi
    adox r8, r13
    mulx r13, rsi, qword [rsp + 48]
    adcx r11, rsi
    adox r11, rbx
    mulx rbx, rsi, qword [rsp + 24]
    adcx r9, rsi
    adox r9, r13
    mulx r13, rsi, rax
    adcx rbp, rsi
    adox rbp, rbx
    adcx r12, r12
    adox r12, r13
    ; MM = M^2: square, products of a[3] with the words above it
    mov rsi, rdx
    mov rdx, r15
    mulx r13, rbx, rcx
    xor r15d, r15d
    adcx r8, rbx
    mov qword [rsp + 240], r8
    mulx r8, rbx, r14
    adcx r11, rbx
    adox r11, r13
    mulx r13, rbx, qword [rsp + 48]
    adcx r9, rbx
    adox r9, r8
    mulx rbx, r8, qword [rsp + 24]
    adcx rbp, r8
    adox rbp, r13
    mulx r13, r8, rax
    adcx r12, r8
    adox r12, rbx
    adcx r15, r15
    adox r15, r13
    ; MM = M^2: square, products of a[4] with the words above it
    mov r8, rdx
    mov rdx, rcx
    mulx r13, rbx, r14
    xor ecx, ecx
    adcx r9, rbx
    mov qword [rsp + 104], r9
    mulx r9, rbx, qword [rsp + 48]
    adcx rbp, rbx
    adox rbp, r13
    mulx r13, rbx, qword [rsp + 24]
    adcx r12, rbx
    adox r12, r9
    mulx rbx, r9, rax
    adcx r15, r9
    adox r15, r13
    adcx rcx, rcx
    adox rcx, rbx
    ; MM = M^2: square, products of a[5] with the words above it
    mov r9, rdx
    mov rdx, r14
    mulx r13, rbx, qword [rsp + 48]
    xor r14d, r14d
    adcx r12, rbx
    mov qword [rsp + 176], r12
    mulx r12, rbx, qword [rsp + 24]
    adcx r15, rbx
    adox r15, r13
    mulx r13, rbx, rax
    adcx rcx, rbx
    adox rcx, r12
    adcx r14, r14
    adox r14, r13
    ; MM = M^2: square, products of a[6] with the words above it
    mov rbx, rdx
    mov rdx, qword [rsp + 48]
    mulx r13, r12, qword [rsp + 24]
    add rcx, r12
    mov qword [rsp + 264], rcx
    mulx rcx, r12, rax
    adc r14, r12
    mov r12d, 0
    adc r12, r12
    add r14, r13
    adc r12, rcx
    ; MM = M^2: square, products of a[7] with the words above it
    mov rdx, rax
    mulx r13, rcx, qword [rsp + 24]
    add r12, rcx
    mov ecx, 0
    adc rcx, rcx
    add rcx, r13
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    imul rax, rax
    xor r13d, r13d
    mov r13, qword [rsp + 304]
    adcx r13, r13
    mov qword [rsp + 304], rdx
    mov rdx, qword [rsp + 256]
    mov qword [rsp + 248], rax
    mov qword [rsp + 8], rcx
    mulx rcx, rax, rdx
    adox r13, rcx
    mov rcx, qword [rsp + 184]
    adcx rcx, rcx
    mov rdx, r10
    mov qword [rsp + 184], r13
    mov qword [rsp + 144], rax
    mulx rax, r13, rdx
    adox rcx, r13
    mov r13, qword [rsp + 88]
    adcx r13, r13
    adox r13, rax
    mov rax, qword [rsp + 312]
    adcx rax, rax
    mov rdx, rsi
    mov qword [rsp + 312], r10
    mov qword [rsp + 88], r13
    mulx r13, r10, rdx
    adox rax, r10
    mov r10, qword [rsp + 96]
    adcx r10, r10
    adox r10, r13
    adcx rdi, rdi
    mov rdx, r8
    mov qword [rsp + 96], rsi
    mulx rsi, r13, rdx
    adox rdi, r13
    mov r13, qword [rsp + 240]
    adcx r13, r13
    adox r13, rsi
    adcx r11, r11
    mov rdx, r9
    mov qword [rsp + 240], r8
    mulx r8, rsi, rdx
    adox r11, rsi
    mov rsi, qword [rsp + 104]
    adcx rsi, rsi
    adox rsi, r8
    adcx rbp, rbp
    mov rdx, rbx
    mov qword [rsp + 104], r9
    mulx r9, r8, rdx
    adox rbp, r8
    mov r8, qword [rsp + 176]
    adcx r8, r8
    adox r8, r9
    adcx r15, r15
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 176], rbx
    mulx rbx, r9, rdx
    adox r15, r9
    mov r9, qword [rsp + 264]
    adcx r9, r9
    adox r9, rbx
    adcx r14, r14
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 264], r13
    mulx r13, rbx, rdx
    adox r14, rbx
    adcx r12, r12
    adox r12, r13
    mov rbx, qword [rsp + 8]
    adcx rbx, rbx
    adox rbx, qword [rsp + 248]
    ; MM = M^2: what is above 2^521
    mov r13, r11
    shr r13, 9
    mov qword [rsp + 248], rdi
    mov rdi, rsi
    shl rdi, 55
    or r13, rdi
    shr rsi, 9
    mov rdi, rbp
    shl rdi, 55
    or rsi, rdi
    shr rbp, 9
    mov rdi, r8
    shl rdi, 55
    or rbp, rdi
    shr r8, 9
    mov rdi, r15
    shl rdi, 55
    or r8, rdi
    shr r15, 9
    mov rdi, r9
    shl rdi, 55
    or r15, rdi
    shr r9, 9
    mov rdi, r14
    shl rdi, 55
    or r9, rdi
    shr r14, 9
    mov rdi, r12
    shl rdi, 55
    or r14, rdi
    shr r12, 9
    mov rdi, rbx
    shl rdi, 55
    or r12, rdi
    ; MM = M^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r11, -512
    shr rbx, 9
    mov edi, 1
    neg rdi
    adc r13, qword [rsp + 144]
    adc rsi, qword [rsp + 184]
    adc rcx, rbp
    adc r8, qword [rsp + 88]
    adc rax, r15
    adc r10, r9
    adc r14, qword [rsp + 248]
    adc r12, qword [rsp + 264]
    adc r11, rbx
    ; MM = M^2: less one unless it carried
    adc r13, -1
    adc rsi, -1
    adc rcx, -1
    adc r8, -1
    adc rax, -1
    adc r10, -1
    adc r14, -1
    adc r12, -1
    adc r11, -1
    ; U = SS * X1: product, row 0: a * b[0]
    mov r9, qword [rsp + 296]
    mov rdx, qword [r9]
    mulx rbx, rdi, qword [rsp + 168]
    mulx r15, rbp, qword [rsp + 136]
    add rdi, r15
    mov qword [rsp + 264], r12
    mulx r12, r15, qword [rsp + 16]
    adc r15, rbx
    mov qword [rsp + 248], r14
    mulx r14, rbx, qword [rsp + 232]
    adc rbx, r12
    adc r14, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r9 + 8]
    mov qword [rsp + 88], r10
    mulx r10, r12, qword [rsp + 136]
    mov qword [rsp + 184], rax
    xor eax, eax
    adcx rdi, r12
    mov qword [rsp + 144], r8
    mulx r8, r12, qword [rsp + 168]
    adcx r15, r12
    adox r15, r10
    mulx r12, r10, qword [rsp + 16]
    adcx rbx, r10
    adox rbx, r8
    mulx r10, r8, qword [rsp + 232]
    adcx r14, r8
    adox r14, r12
    adcx rax, rax
    adox rax, r10
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r9 + 16]
    mulx r10, r8, qword [rsp + 136]
    xor r12d, r12d
    adcx r15, r8
    mov qword [rsp + 8], rcx
    mulx rcx, r8, qword [rsp + 168]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [rsp + 16]
    adcx r14, r8
    adox r14, rcx
    mulx r8, rcx, qword [rsp + 232]
    adcx rax, rcx
    adox rax, r10
    adcx r12, r12
    adox r12, r8
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r9 + 24]
    mulx r8, rcx, qword [rsp + 136]
    xor r10d, r10d
    adcx rbx, rcx
    mov qword [rsp + 152], rsi
    mulx rsi, rcx, qword [rsp + 168]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsp + 16]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rsp + 232]
    adcx r12, rcx
    adox r12, r8
    adcx r10, r10
    adox r10, rsi
    mov rcx, qword [rsp + 208]
    and rcx, 511
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [r9 + 32]
    mulx rsi, r8, qword [rsp + 320]
    mov qword [rsp + 208], r13
    mov qword [rsp + 160], r11
    mulx r11, r13, qword [rsp + 336]
    add r8, r11
    mov qword [rsp + 328], r10
    mulx r10, r11, qword [rsp + 344]
    adc r11, rsi
    mov qword [rsp + 32], r12
    mulx r12, rsi, qword [rsp + 352]
    adc rsi, r10
    mov qword [rsp + 288], rax
    mulx rax, r10, rcx
    adc r10, r12
    adc rax, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r9 + 40]
    mov qword [rsp + 40], r14
    mulx r14, r12, qword [rsp + 336]
    mov qword [rsp + 56], rbx
    xor ebx, ebx
    adcx r8, r12
    mov qword [rsp + 216], r15
    mulx r15, r12, qword [rsp + 320]
    adcx r11, r12
    adox r11, r14
    mulx r14, r12, qword [rsp + 344]
    adcx rsi, r12
    adox rsi, r15
    mulx r15, r12, qword [rsp + 352]
    adcx r10, r12
    adox r10, r14
    mulx r14, r12, rcx
    adcx rax, r12
    adox rax, r15
    adcx rbx, rbx
    adox rbx, r14
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r9 + 48]
    mulx r14, r12, qword [rsp + 336]
    xor r15d, r15d
    adcx r11, r12
    mov qword [rsp + 192], r11
    mulx r11, r12, qword [rsp + 320]
    adcx rsi, r12
    adox rsi, r14
    mulx r14, r12, qword [rsp + 344]
    adcx r10, r12
    adox r10, r11
    mulx r12, r11, qword [rsp + 352]
    adcx rax, r11
    adox rax, r14
    mulx r14, r11, rcx
    adcx rbx, r11
    adox rbx, r12
    adcx r15, r15
    adox r15, r14
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r9 + 56]
    mulx r12, r11, qword [rsp + 336]
    xor r14d, r14d
    adcx rsi, r11
    mov qword [rsp + 200], rsi
    mulx rsi, r11, qword [rsp + 320]
    adcx r10, r11
    adox r10, r12
    mulx r12, r11, qword [rsp + 344]
    adcx rax, r11
    adox rax, rsi
    mulx rsi, r11, qword [rsp + 352]
    adcx rbx, r11
    adox rbx, r12
    mulx r12, r11, rcx
    adcx r15, r11
    adox r15, rsi
    adcx r14, r14
    adox r14, r12
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    mov r11, rcx
    imul r11, qword [r9 + 64]
    mov rdx, qword [r9 + 64]
    mulx r12, rsi, qword [rsp + 336]
    mov qword [rsp + 360], r8
    xor r8d, r8d
    adcx r10, rsi
    mov qword [rsp + 368], r10
    mulx r10, rsi, qword [rsp + 320]
    adcx rax, rsi
    adox rax, r12
    mulx r12, rsi, qword [rsp + 344]
    adcx rbx, rsi
    adox rbx, r10
    mulx rsi, r10, qword [rsp + 352]
    adcx r15, r10
    adox r15, r12
    adcx r14, r11
    adox r14, rsi
    ; U = SS * X1: the sums of the halves, lower and upper
    xor r10d, r10d
    mov r8, qword [r9]
    adox r8, qword [r9 + 32]
    mov r11, qword [r9 + 8]
    adox r11, qword [r9 + 40]
    mov rsi, qword [r9 + 16]
    adox rsi, qword [r9 + 48]
    mov r12, qword [r9 + 24]
    adox r12, qword [r9 + 56]
    adox rdx, r10
    mov r9, qword [rsp]
    mov qword [rsp + 296], r14
    mov r14, qword [rsp + 272]
    mov qword [r9 + 144], r14
    mov qword [rsp + 376], r15
    mov r15, qword [rsp + 80]
    mov qword [r9 + 152], r15
    mov qword [rsp + 384], rbx
    mov rbx, qword [rsp + 128]
    mov qword [r9 + 160], rbx
    mov qword [rsp + 392], rax
    mov rax, qword [rsp + 280]
    mov qword [r9 + 168], rax
    mov qword [rsp + 400], rdi
    mov rdi, qword [rsp + 112]
    mov qword [r9 + 176], rdi
    mov qword [rsp + 408], rbp
    mov rbp, qword [rsp + 224]
    mov qword [r9 + 184], rbp
    mov qword [rsp + 416], r13
    mov r13, qword [rsp + 64]
    mov qword [r9 + 192], r13
    mov qword [rsp + 424], r12
    mov r12, qword [rsp + 120]
    mov qword [r9 + 200], r12
    mov rax, qword [rsp + 136]
    adcx rax, qword [rsp + 336]
    mov rdi, qword [rsp + 168]
    adcx rdi, qword [rsp + 320]
    mov rbx, qword [rsp + 16]
    adcx rbx, qword [rsp + 344]
    mov rbp, qword [rsp + 232]
    adcx rbp, qword [rsp + 352]
    adcx r10, rcx
    ; U = SS * X1: product, row 0: a * b[0]
    mov qword [rsp + 432], rdx
    mov rdx, r8
    mulx r13, r12, rdi
    mulx r14, r8, rax
    add r12, r14
    mulx r15, r14, rbx
    adc r14, r13
    mulx r9, r13, rbp
    adc r13, r15
    mov qword [rsp + 440], rcx
    mulx rcx, r15, r10
    adc r15, r9
    adc rcx, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 448], r8
    mulx r8, r9, rax
    xor r11d, r11d
    adcx r12, r9
    mov qword [rsp + 456], r12
    mulx r12, r9, rdi
    adcx r14, r9
    adox r14, r8
    mulx r9, r8, rbx
    adcx r13, r8
    adox r13, r12
    mulx r12, r8, rbp
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, r10
    adcx rcx, r8
    adox rcx, r12
    adcx r11, r11
    adox r11, r9
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx r9, r8, rax
    xor r12d, r12d
    adcx r14, r8
    mulx rsi, r8, rdi
    adcx r13, r8
    adox r13, r9
    mulx r9, r8, rbx
    adcx r15, r8
    adox r15, rsi
    mulx rsi, r8, rbp
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, r10
    adcx r11, r8
    adox r11, rsi
    adcx r12, r12
    adox r12, r9
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 424]
    mulx r9, r8, rax
    xor esi, esi
    adcx r13, r8
    mov qword [rsp + 464], r13
    mulx r13, r8, rdi
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, rbx
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, rbp
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, r10
    adcx r12, r8
    adox r12, r13
    adcx rsi, rsi
    adox rsi, r9
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    imul r10, qword [rsp + 432]
    mov rdx, qword [rsp + 432]
    mulx r8, rax, rax
    xor r9d, r9d
    adcx r15, rax
    mulx rdi, rax, rdi
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, rbx
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, rbp
    adcx r12, rax
    adox r12, r8
    adcx rsi, r10
    adox rsi, rdi
    ; U = SS * X1: less the other two products
    mov rax, qword [rsp + 408]
    add rax, qword [rsp + 416]
    mov r8, qword [rsp + 400]
    adc r8, qword [rsp + 360]
    mov r10, qword [rsp + 216]
    adc r10, qword [rsp + 192]
    mov rdi, qword [rsp + 56]
    adc rdi, qword [rsp + 200]
    mov rbx, qword [rsp + 40]
    adc rbx, qword [rsp + 368]
    mov rbp, qword [rsp + 288]
    adc rbp, qword [rsp + 392]
    mov r13, qword [rsp + 32]
    adc r13, qword [rsp + 384]
    mov qword [rsp + 432], rsi
    mov rsi, qword [rsp + 328]
    adc rsi, qword [rsp + 376]
    adc r9, qword [rsp + 296]
    mov qword [rsp + 424], r9
    mov r9, qword [rsp + 448]
    sub r9, rax
    mov rax, qword [rsp + 456]
    sbb rax, r8
    sbb r14, r10
    mov r8, qword [rsp + 464]
    sbb r8, rdi
    sbb r15, rbx
    sbb rcx, rbp
    sbb r11, r13
    sbb r12, rsi
    mov r10, qword [rsp + 432]
    sbb r10, qword [rsp + 424]
    ; U = SS * X1: the three in their places
    add r9, qword [rsp + 40]
    adc rax, qword [rsp + 288]
    adc r14, qword [rsp + 32]
    adc r8, qword [rsp + 328]
    adc r15, qword [rsp + 416]
    adc rcx, qword [rsp + 360]
    adc r11, qword [rsp + 192]
    adc r12, qword [rsp + 200]
    adc r10, qword [rsp + 368]
    mov rsi, qword [rsp + 392]
    adc rsi, 0
    mov rdi, qword [rsp + 384]
    adc rdi, 0
    mov rbx, qword [rsp + 376]
    adc rbx, 0
    mov rbp, qword [rsp + 296]
    adc rbp, 0
    ; U = SS * X1: what is above 2^521
    mov r13, r15
    shr r13, 9
    mov qword [rsp + 296], r8
    mov r8, rcx
    shl r8, 55
    or r13, r8
    shr rcx, 9
    mov r8, r11
    shl r8, 55
    or rcx, r8
    shr r11, 9
    mov r8, r12
    shl r8, 55
    or r11, r8
    shr r12, 9
    mov r8, r10
    shl r8, 55
    or r12, r8
    shr r10, 9
    mov r8, rsi
    shl r8, 55
    or r10, r8
    shr rsi, 9
    mov r8, rdi
    shl r8, 55
    or rsi, r8
    shr rdi, 9
    mov r8, rbx
    shl r8, 55
    or rdi, r8
    shr rbx, 9
    mov r8, rbp
    shl r8, 55
    or rbx, r8
    ; U = SS * X1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r15, -512
    shr rbp, 9
    mov r8d, 1
    neg r8
    adc r13, qword [rsp + 408]
    adc rcx, qword [rsp + 400]
    adc r11, qword [rsp + 216]
    adc r12, qword [rsp + 56]
    adc r9, r10
    adc rax, rsi
    adc r14, rdi
    adc rbx, qword [rsp + 296]
    adc r15, rbp
    ; U = SS * X1: less one unless it carried
    adc r13, -1
    adc rcx, -1
    adc r11, -1
    adc r12, -1
    adc r9, -1
    adc rax, -1
    adc r14, -1
    adc rbx, -1
    adc r15, -1
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 136]
    mulx r10, r8, qword [rsp + 16]
    mulx rdi, rsi, qword [rsp + 168]
    add r8, rdi
    mulx rbp, rdi, qword [rsp + 232]
    adc rdi, r10
    mov qword [rsp + 296], rbx
    mulx rbx, r10, qword [rsp + 336]
    adc r10, rbp
    mov qword [rsp + 56], r14
    mulx r14, rbp, qword [rsp + 320]
    adc rbp, rbx
    mov qword [rsp + 216], rax
    mulx rax, rbx, qword [rsp + 344]
    adc rbx, r14
    mov qword [rsp + 400], r9
    mulx r9, r14, qword [rsp + 352]
    adc r14, rax
    mov qword [rsp + 408], r12
    mulx r12, rax, qword [rsp + 440]
    adc rax, r9
    adc r12, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 168]
    mov qword [rsp + 376], r11
    mulx r11, r9, qword [rsp + 16]
    mov qword [rsp + 384], rcx
    xor ecx, ecx
    adcx rdi, r9
    mov qword [rsp + 392], r13
    mulx r13, r9, qword [rsp + 232]
    adcx r10, r9
    adox r10, r11
    mulx r11, r9, qword [rsp + 336]
    adcx rbp, r9
    adox rbp, r13
    mulx r13, r9, qword [rsp + 320]
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, qword [rsp + 344]
    adcx r14, r9
    adox r14, r13
    mulx r13, r9, qword [rsp + 352]
    adcx rax, r9
    adox rax, r11
    mulx r11, r9, qword [rsp + 440]
    adcx r12, r9
    adox r12, r13
    adcx rcx, rcx
    adox rcx, r11
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r11, r9, qword [rsp + 232]
    xor r13d, r13d
    adcx rbp, r9
    mov qword [rsp + 368], r15
    mulx r15, r9, qword [rsp + 336]
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, qword [rsp + 320]
    adcx r14, r9
    adox r14, r15
    mulx r15, r9, qword [rsp + 344]
    adcx rax, r9
    adox rax, r11
    mulx r11, r9, qword [rsp + 352]
    adcx r12, r9
    adox r12, r15
    mulx r15, r9, qword [rsp + 440]
    adcx rcx, r9
    adox rcx, r11
    adcx r13, r13
    adox r13, r15
    ; SSSS = SS^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 232]
    mulx r11, r9, qword [rsp + 336]
    xor r15d, r15d
    adcx r14, r9
    mov qword [rsp + 200], r14
    mulx r14, r9, qword [rsp + 320]
    adcx rax, r9
    adox rax, r11
    mulx r11, r9, qword [rsp + 344]
    adcx r12, r9
    adox r12, r14
    mulx r14, r9, qword [rsp + 352]
    adcx rcx, r9
    adox rcx, r11
    mulx r11, r9, qword [rsp + 440]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r11
    ; SSSS = SS^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 336]
    mulx r11, r9, qword [rsp + 320]
    xor r14d, r14d
    adcx r12, r9
    mov qword [rsp + 192], r12
    mulx r12, r9, qword [rsp + 344]
    adcx rcx, r9
    adox rcx, r11
    mulx r11, r9, qword [rsp + 352]
    adcx r13, r9
    adox r13, r12
    mulx r12, r9, qword [rsp + 440]
    adcx r15, r9
    adox r15, r11
    adcx r14, r14
    adox r14, r12
    ; SSSS = SS^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 320]
    mulx r11, r9, qword [rsp + 344]
    xor r12d, r12d
    adcx r13, r9
    mov qword [rsp + 360], r13
    mulx r13, r9, qword [rsp + 352]
    adcx r15, r9
    adox r15, r11
    mulx r11, r9, qword [rsp + 440]
    adcx r14, r9
    adox r14, r13
    adcx r12, r12
    adox r12, r11
    ; SSSS = SS^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 344]
    mulx r11, r9, qword [rsp + 352]
    add r14, r9
    mulx r13, r9, qword [rsp + 440]
    adc r12, r9
    mov r9d, 0
    adc r9, r9
    add r12, r11
    adc r9, r13
    ; SSSS = SS^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 440]
    mulx r13, r11, qword [rsp + 352]
    add r9, r11
    mov r11d, 0
    adc r11, r11
    add r11, r13
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov r13, rdx
    imul r13, r13
    mov qword [rsp + 440], r13
    xor r13d, r13d
    adcx rsi, rsi
    mov rdx, qword [rsp + 136]
    mov qword [rsp + 416], r11
    mulx r11, r13, rdx
    adox rsi, r11
    adcx r8, r8
    mov rdx, qword [rsp + 168]
    mov qword [rsp + 136], rsi
    mulx rsi, r11, rdx
    adox r8, r11
    adcx rdi, rdi
    adox rdi, rsi
    adcx r10, r10
    mov rdx, qword [rsp + 16]
    mulx rsi, r11, rdx
    adox r10, r11
    adcx rbp, rbp
    adox rbp, rsi
    adcx rbx, rbx
    mov rdx, qword [rsp + 232]
    mulx rsi, r11, rdx
    adox rbx, r11
    mov r11, qword [rsp + 200]
    adcx r11, r11
    adox r11, rsi
    adcx rax, rax
    mov rdx, qword [rsp + 336]
    mov qword [rsp + 200], r11
    mulx r11, rsi, rdx
    adox rax, rsi
    mov rsi, qword [rsp + 192]
    adcx rsi, rsi
    adox rsi, r11
    adcx rcx, rcx
    mov rdx, qword [rsp + 320]
    mov qword [rsp + 192], rbx
    mulx rbx, r11, rdx
    adox rcx, r11
    mov r11, qword [rsp + 360]
    adcx r11, r11
    adox r11, rbx
    adcx r15, r15
    mov rdx, qword [rsp + 344]
    mov qword [rsp + 360], rbp
    mulx rbp, rbx, rdx
    adox r15, rbx
    adcx r14, r14
    adox r14, rbp
    adcx r12, r12
    mov rdx, qword [rsp + 352]
    mulx rbp, rbx, rdx
    adox r12, rbx
    adcx r9, r9
    adox r9, rbp
    mov rbx, qword [rsp + 416]
    adcx rbx, rbx
    adox rbx, qword [rsp + 440]
    ; SSSS = SS^2: what is above 2^521
    mov rbp, rax
    shr rbp, 9
    mov qword [rsp + 440], r10
    mov r10, rsi
    shl r10, 55
    or rbp, r10
    shr rsi, 9
    mov r10, rcx
    shl r10, 55
    or rsi, r10
    shr rcx, 9
    mov r10, r11
    shl r10, 55
    or rcx, r10
    shr r11, 9
    mov r10, r15
    shl r10, 55
    or r11, r10
    shr r15, 9
    mov r10, r14
    shl r10, 55
    or r15, r10
    shr r14, 9
    mov r10, r12
    shl r10, 55
    or r14, r10
    shr r12, 9
    mov r10, r9
    shl r10, 55
    or r12, r10
    shr r9, 9
    mov r10, rbx
    shl r10, 55
    or r9, r10
    ; SSSS = SS^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rax, -512
    shr rbx, 9
    mov r10d, 1
    neg r10
    adc r13, rbp
    adc rsi, qword [rsp + 136]
    adc r8, rcx
    adc rdi, r11
    adc r15, qword [rsp + 440]
    adc r14, qword [rsp + 360]
    adc r12, qword [rsp + 192]
    adc r9, qword [rsp + 200]
    adc rax, rbx
    ; SSSS = SS^2: less one unless it carried
    adc r13, -1
    adc rsi, -1
    adc r8, -1
    adc rdi, -1
    adc r15, -1
    adc r14, -1
    adc r12, -1
    adc r9, -1
    adc rax, -1
    mov rcx, qword [rsp + 368]
    and rcx, 511
    ; U2 = 2*U: 2*a, the top bit of a in the lowest place
    mov r10, qword [rsp + 392]
    add r10, r10
    mov r11, qword [rsp + 384]
    adc r11, r11
    mov rbx, qword [rsp + 376]
    adc rbx, rbx
    mov rbp, qword [rsp + 408]
    adc rbp, rbp
    mov qword [rsp + 368], rax
    mov rax, qword [rsp + 400]
    adc rax, rax
    mov qword [rsp + 200], r9
    mov r9, qword [rsp + 216]
    adc r9, r9
    mov qword [rsp + 192], r12
    mov r12, qword [rsp + 56]
    adc r12, r12
    mov qword [rsp + 360], r14
    mov r14, qword [rsp + 296]
    adc r14, r14
    mov qword [rsp + 440], r15
    mov r15, rcx
    adc r15, r15
    mov qword [rsp + 136], rdi
    mov rdi, rcx
    shr rdi, 8
    or r10, rdi
    mov rdi, qword [rsp + 160]
    and rdi, 511
    and r15, 511
    ; X3 = MM - U2: a - b
    mov qword [rsp + 160], r8
    mov r8, qword [rsp + 208]
    sub r8, r10
    mov r10, qword [rsp + 152]
    sbb r10, r11
    mov r11, qword [rsp + 8]
    sbb r11, rbx
    mov rbx, qword [rsp + 144]
    sbb rbx, rbp
    mov rbp, qword [rsp + 184]
    sbb rbp, rax
    mov rax, qword [rsp + 88]
    sbb rax, r9
    mov r9, qword [rsp + 248]
    sbb r9, r12
    mov r12, qword [rsp + 264]
    sbb r12, r14
    sbb rdi, r15
    ; X3 = MM - U2: less the borrow, modulo 2^k
    sbb r8, 0
    mov r14, qword [rsp]
    mov qword [r14], r8
    sbb r10, 0
    mov qword [r14 + 8], r10
    sbb r11, 0
    mov qword [r14 + 16], r11
    sbb rbx, 0
    mov qword [r14 + 24], rbx
    sbb rbp, 0
    mov qword [r14 + 32], rbp
    sbb rax, 0
    mov qword [r14 + 40], rax
    sbb r9, 0
    mov qword [r14 + 48], r9
    sbb r12, 0
    mov qword [r14 + 56], r12
    sbb rdi, 0
    and rdi, 511
    mov qword [r14 + 64], rdi
    ; t3 = U - X3: a - b
    mov r15, qword [rsp + 392]
    sub r15, r8
    mov r8, qword [rsp + 384]
    sbb r8, r10
    mov r10, qword [rsp + 376]
    sbb r10, r11
    mov r11, qword [rsp + 408]
    sbb r11, rbx
    mov rbx, qword [rsp + 400]
    sbb rbx, rbp
    mov rbp, qword [rsp + 216]
    sbb rbp, rax
    mov rax, qword [rsp + 56]
    sbb rax, r9
    mov r9, qword [rsp + 296]
    sbb r9, r12
    sbb rcx, rdi
    ; t3 = U - X3: less the borrow, modulo 2^k
    sbb r15, 0
    sbb r8, 0
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb rax, 0
    sbb r9, 0
    sbb rcx, 0
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, r15
    mulx r12, rdi, qword [rsp + 312]
    mov qword [rsp + 296], rsi
    mulx rsi, r15, qword [rsp + 256]
    add rdi, rsi
    mov qword [rsp + 56], r13
    mulx r13, rsi, qword [rsp + 96]
    adc rsi, r12
    mov qword [rsp + 216], r15
    mulx r15, r12, qword [rsp + 240]
    adc r12, r13
    adc r15, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov r13, rdx
    mov rdx, r8
    mov qword [rsp + 400], r13
    mulx r13, r14, qword [rsp + 256]
    xor r8d, r8d
    adcx rdi, r14
    mov qword [rsp + 408], rdi
    mulx rdi, r14, qword [rsp + 312]
    adcx rsi, r14
    adox rsi, r13
    mulx r14, r13, qword [rsp + 96]
    adcx r12, r13
    adox r12, rdi
    mulx r13, rdi, qword [rsp + 240]
    adcx r15, rdi
    adox r15, r14
    adcx r8, r8
    adox r8, r13
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, r10
    mulx r14, r13, qword [rsp + 256]
    xor r10d, r10d
    adcx rsi, r13
    mov qword [rsp + 376], rsi
    mulx rsi, r13, qword [rsp + 312]
    adcx r12, r13
    adox r12, r14
    mulx r14, r13, qword [rsp + 96]
    adcx r15, r13
    adox r15, rsi
    mulx r13, rsi, qword [rsp + 240]
    adcx r8, rsi
    adox r8, r14
    adcx r10, r10
    adox r10, r13
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, r11
    mulx r14, r13, qword [rsp + 256]
    xor r11d, r11d
    adcx r12, r13
    mov qword [rsp + 384], r12
    mulx r12, r13, qword [rsp + 312]
    adcx r15, r13
    adox r15, r14
    mulx r14, r13, qword [rsp + 96]
    adcx r8, r13
    adox r8, r12
    mulx r13, r12, qword [rsp + 240]
    adcx r10, r12
    adox r10, r14
    adcx r11, r11
    adox r11, r13
    ; t4 = M * t3: product, row 0: a * b[0]
    mov r12, rdx
    mov rdx, rbx
    mulx r14, r13, qword [rsp + 176]
    mov qword [rsp + 392], r11
    mulx r11, rbx, qword [rsp + 104]
    add r13, r11
    mov qword [rsp + 264], r10
    mulx r10, r11, qword [rsp + 48]
    adc r11, r14
    mov qword [rsp + 248], r8
    mulx r8, r14, qword [rsp + 24]
    adc r14, r10
    mov qword [rsp + 88], r15
    mulx r15, r10, qword [rsp + 304]
    adc r10, r8
    adc r15, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov r8, rdx
    mov rdx, rbp
    mov qword [rsp + 184], rbx
    mov qword [rsp + 144], r12
    mulx r12, rbx, qword [rsp + 104]
    xor ebp, ebp
    adcx r13, rbx
    mov qword [rsp + 8], r13
    mulx r13, rbx, qword [rsp + 176]
    adcx r11, rbx
    adox r11, r12
    mulx r12, rbx, qword [rsp + 48]
    adcx r14, rbx
    adox r14, r13
    mulx r13, rbx, qword [rsp + 24]
    adcx r10, rbx
    adox r10, r12
    mulx r12, rbx, qword [rsp + 304]
    adcx r15, rbx
    adox r15, r13
    adcx rbp, rbp
    adox rbp, r12
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, rax
    mulx r13, r12, qword [rsp + 104]
    xor eax, eax
    adcx r11, r12
    mov qword [rsp + 152], r11
    mulx r11, r12, qword [rsp + 176]
    adcx r14, r12
    adox r14, r13
    mulx r13, r12, qword [rsp + 48]
    adcx r10, r12
    adox r10, r11
    mulx r12, r11, qword [rsp + 24]
    adcx r15, r11
    adox r15, r13
    mulx r13, r11, qword [rsp + 304]
    adcx rbp, r11
    adox rbp, r12
    adcx rax, rax
    adox rax, r13
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov r11, rdx
    mov rdx, r9
    mulx r13, r12, qword [rsp + 104]
    xor r9d, r9d
    adcx r14, r12
    mov qword [rsp + 208], r14
    mulx r14, r12, qword [rsp + 176]
    adcx r10, r12
    adox r10, r13
    mulx r13, r12, qword [rsp + 48]
    adcx r15, r12
    adox r15, r14
    mulx r14, r12, qword [rsp + 24]
    adcx rbp, r12
    adox rbp, r13
    mulx r13, r12, qword [rsp + 304]
    adcx rax, r12
    adox rax, r14
    adcx r9, r9
    adox r9, r13
    and rcx, 511
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    mov r12, qword [rsp + 304]
    imul r12, rcx
    mov r13, rdx
    mov rdx, rcx
    mov qword [rsp + 416], r13
    mulx r13, r14, qword [rsp + 104]
    xor ecx, ecx
    adcx r10, r14
    mov qword [rsp + 352], r10
    mulx r10, r14, qword [rsp + 176]
    adcx r15, r14
    adox r15, r13
    mulx r14, r13, qword [rsp + 48]
    adcx rbp, r13
    adox rbp, r10
    mulx r13, r10, qword [rsp + 24]
    adcx rax, r10
    adox rax, r14
    adcx r9, r12
    adox r9, r13
    ; t4 = M * t3: the sums of the halves, lower and upper
    xor r10d, r10d
    adox r8, qword [rsp + 400]
    adox rdi, rbx
    adox rsi, r11
    mov rcx, qword [rsp + 144]
    adox rcx, qword [rsp + 416]
    adox rdx, r10
    mov r11, qword [rsp + 256]
    adcx r11, qword [rsp + 104]
    mov rbx, qword [rsp + 312]
    adcx rbx, qword [rsp + 176]
    mov r12, qword [rsp + 96]
    adcx r12, qword [rsp + 48]
    mov r13, qword [rsp + 240]
    adcx r13, qword [rsp + 24]
    adcx r10, qword [rsp + 304]
    ; t4 = M * t3: product, row 0: a * b[0]
    mov r14, rdx
    mov rdx, r8
    mov qword [rsp + 304], r9
    mov qword [rsp + 24], rax
    mulx rax, r9, rbx
    mov qword [rsp + 240], rbp
    mulx rbp, r8, r11
    add r9, rbp
    mov qword [rsp + 48], r8
    mulx r8, rbp, r12
    adc rbp, rax
    mov qword [rsp + 96], r15
    mulx r15, rax, r13
    adc rax, r8
    mov qword [rsp + 176], r14
    mulx r14, r8, r10
    adc r8, r15
    adc r14, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mov qword [rsp + 312], rcx
    mulx rcx, r15, r11
    xor edi, edi
    adcx r9, r15
    mov qword [rsp + 104], r9
    mulx r9, r15, rbx
    adcx rbp, r15
    adox rbp, rcx
    mulx r15, rcx, r12
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, r13
    adcx r8, rcx
    adox r8, r15
    mulx r15, rcx, r10
    adcx r14, rcx
    adox r14, r9
    adcx rdi, rdi
    adox rdi, r15
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx r9, rcx, r11
    xor r15d, r15d
    adcx rbp, rcx
    mulx rsi, rcx, rbx
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, r12
    adcx r8, rcx
    adox r8, rsi
    mulx rsi, rcx, r13
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, r10
    adcx rdi, rcx
    adox rdi, rsi
    adcx r15, r15
    adox r15, r9
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 312]
    mulx r9, rcx, r11
    xor esi, esi
    adcx rax, rcx
    mov qword [rsp + 256], rax
    mulx rax, rcx, rbx
    adcx r8, rcx
    adox r8, r9
    mulx r9, rcx, r12
    adcx r14, rcx
    adox r14, rax
    mulx rcx, rax, r13
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, r10
    adcx r15, rax
    adox r15, rcx
    adcx rsi, rsi
    adox rsi, r9
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    imul r10, qword [rsp + 176]
    mov rdx, qword [rsp + 176]
    mulx rcx, rax, r11
    xor r9d, r9d
    adcx r8, rax
    mulx r11, rax, rbx
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, r12
    adcx rdi, rax
    adox rdi, r11
    mulx r11, rax, r13
    adcx r15, rax
    adox r15, rcx
    adcx rsi, r10
    adox rsi, r11
    ; t4 = M * t3: less the other two products
    mov rax, qword [rsp + 216]
    add rax, qword [rsp + 184]
    mov rcx, qword [rsp + 408]
    adc rcx, qword [rsp + 8]
    mov r10, qword [rsp + 376]
    adc r10, qword [rsp + 152]
    mov r11, qword [rsp + 384]
    adc r11, qword [rsp + 208]
    mov rbx, qword [rsp + 88]
    adc rbx, qword [rsp + 352]
    mov r12, qword [rsp + 248]
    adc r12, qword [rsp + 96]
    mov r13, qword [rsp + 264]
    adc r13, qword [rsp + 240]
    mov qword [rsp + 176], rsi
    mov rsi, qword [rsp + 392]
    adc rsi, qword [rsp + 24]
    adc r9, qword [rsp + 304]
    mov qword [rsp + 312], r9
    mov r9, qword [rsp + 48]
    sub r9, rax
    mov rax, qword [rsp + 104]
    sbb rax, rcx
    sbb rbp, r10
    mov rcx, qword [rsp + 256]
    sbb rcx, r11
    sbb r8, rbx
    sbb r14, r12
    sbb rdi, r13
    sbb r15, rsi
    mov r10, qword [rsp + 176]
    sbb r10, qword [rsp + 312]
    ; t4 = M * t3: the three in their places
    add r9, qword [rsp + 88]
    adc rax, qword [rsp + 248]
    adc rbp, qword [rsp + 264]
    adc rcx, qword [rsp + 392]
    adc r8, qword [rsp + 184]
    adc r14, qword [rsp + 8]
    adc rdi, qword [rsp + 152]
    adc r15, qword [rsp + 208]
    adc r10, qword [rsp + 352]
    mov r11, qword [rsp + 96]
    adc r11, 0
    mov rsi, qword [rsp + 240]
    adc rsi, 0
    mov rbx, qword [rsp + 24]
    adc rbx, 0
    mov r12, qword [rsp + 304]
    adc r12, 0
    ; t4 = M * t3: what is above 2^521
    mov r13, r8
    shr r13, 9
    mov qword [rsp + 304], rcx
    mov rcx, r14
    shl rcx, 55
    or r13, rcx
    shr r14, 9
    mov rcx, rdi
    shl rcx, 55
    or r14, rcx
    shr rdi, 9
    mov rcx, r15
    shl rcx, 55
    or rdi, rcx
    shr r15, 9
    mov rcx, r10
    shl rcx, 55
    or r15, rcx
    shr r10, 9
    mov rcx, r11
    shl rcx, 55
    or r10, rcx
    shr r11, 9
    mov rcx, rsi
    shl rcx, 55
    or r11, rcx
    shr rsi, 9
    mov rcx, rbx
    shl rcx, 55
    or rsi, rcx
    shr rbx, 9
    mov rcx, r12
    shl rcx, 55
    or rbx, rcx
    ; t4 = M * t3: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr r12, 9
    mov ecx, 1
    neg rcx
    adc r13, qword [rsp + 216]
    adc r14, qword [rsp + 408]
    adc rdi, qword [rsp + 376]
    adc r15, qword [rsp + 384]
    adc r9, r10
    adc rax, r11
    adc rbp, rsi
    adc rbx, qword [rsp + 304]
    adc r8, r12
    ; t4 = M * t3: less one unless it carried
    adc r13, -1
    adc r14, -1
    adc rdi, -1
    adc r15, -1
    adc r9, -1
    adc rax, -1
    adc rbp, -1
    adc rbx, -1
    adc r8, -1
    ; Y8 = SSSS/2: a/2, the lowest bit of a in the top place
    mov rcx, qword [rsp + 56]
    shr rcx, 1
    mov r10, qword [rsp + 296]
    shl r10, 63
    or rcx, r10
    mov r10, qword [rsp + 296]
    shr r10, 1
    mov r11, qword [rsp + 160]
    shl r11, 63
    or r10, r11
    mov r11, qword [rsp + 160]
    shr r11, 1
    mov rsi, qword [rsp + 136]
    shl rsi, 63
    or r11, rsi
    mov rsi, qword [rsp + 136]
    shr rsi, 1
    mov r12, qword [rsp + 440]
    shl r12, 63
    or rsi, r12
    mov r12, qword [rsp + 440]
    shr r12, 1
    mov qword [rsp + 440], rbx
    mov rbx, qword [rsp + 360]
    shl rbx, 63
    or r12, rbx
    mov rbx, qword [rsp + 360]
    shr rbx, 1
    mov qword [rsp + 360], rbp
    mov rbp, qword [rsp + 192]
    shl rbp, 63
    or rbx, rbp
    mov rbp, qword [rsp + 192]
    shr rbp, 1
    mov qword [rsp + 192], rax
    mov rax, qword [rsp + 200]
    shl rax, 63
    or rbp, rax
    mov rax, qword [rsp + 200]
    shr rax, 1
    mov qword [rsp + 200], rbp
    mov rbp, qword [rsp + 368]
    and rbp, 511
    mov qword [rsp + 368], rbx
    mov rbx, rbp
    shl rbx, 63
    or rax, rbx
    and r8, 511
    shr rbp, 1
    mov rbx, qword [rsp + 56]
    and rbx, 1
    shl rbx, 8
    or rbp, rbx
    ; Y3 = t4 - Y8: a - b
    sub r13, rcx
    sbb r14, r10
    sbb rdi, r11
    sbb r15, rsi
    sbb r9, r12
    mov rcx, qword [rsp + 192]
    sbb rcx, qword [rsp + 368]
    mov r10, qword [rsp + 360]
    sbb r10, qword [rsp + 200]
    mov r11, qword [rsp + 440]
    sbb r11, rax
    sbb r8, rbp
    ; Y3 = t4 - Y8: less the borrow, modulo 2^k
    sbb r13, 0
    mov rax, qword [rsp]
    mov qword [rax + 72], r13
    sbb r14, 0
    mov qword [rax + 80], r14
    sbb rdi, 0
    mov qword [rax + 88], rdi
    sbb r15, 0
    mov qword [rax + 96], r15
    sbb r9, 0
    mov qword [rax + 104], r9
    sbb rcx, 0
    mov qword [rax + 112], rcx
    sbb r10, 0
    mov qword [rax + 120], r10
    sbb r11, 0
    mov qword [rax + 128], r11
    sbb r8, 0
    mov rsi, qword [rsp + 72]
    and rsi, 511
    mov qword [rax + 208], rsi
    and r8, 511
    mov qword [rax + 136], r8
    add rsp, 472
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
    dd 92, 28, p521_point_add_affine_incomplete_fused - $ - 8, p521_point_add_affine_incomplete_fused.end - p521_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xa0, 0x05
    db 0x04
    dd p521_point_add_affine_incomplete_fused.end - p521_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p521_point_dbl_fused - $ - 8, p521_point_dbl_fused.end - p521_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x90, 0x04
    db 0x04
    dd p521_point_dbl_fused.end - p521_point_dbl_fused - 32
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
    dd p521_point_add_affine_incomplete_fused + 0 wrt ..imagebase, p521_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_point_dbl_fused + 0 wrt ..imagebase, p521_point_dbl_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x4d, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x3b, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_point_dbl_fused + 0
%endif
