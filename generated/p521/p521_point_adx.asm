; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:e2e81931f6822c26. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p521_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P521_EXPORT is defined.

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
%ifidn __OUTPUT_FORMAT__, elf64
.end: ; for the size of the symbol
%endif
%endmacro

; ----------------------------------------------------------------------
; uint64_t p521_point_add_affine_raw_fused(p521_limb r[27], const p521_limb p[27], const p521_limb q[18])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p521_point_add_affine_raw_fused
align 32
p521_point_add_affine_raw_fused:
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
    mov eax, 0x0
    adc rax, rax
    add r14, r10
    adc rax, r15
    ; Z1Z1 = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r15, r10, qword [rsi + 200]
    add rax, r10
    mov r10d, 0x0
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
    mov esi, 0x1
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
    mov qword [rsp + 80], r8
    mulx r8, r10, qword [rsi + 48]
    adc r10, r15
    mov qword [rsp + 88], rcx
    mulx rcx, r15, qword [rsi + 56]
    adc r15, r8
    mov qword [rsp + 96], r9
    mulx r9, r8, qword [rsi + 64]
    adc r8, rcx
    adc r9, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rcx, rdx
    mov rdx, r11
    mov qword [rsp + 104], rbp
    mov qword [rsp + 112], rbx
    mulx rbx, rbp, qword [rsi + 32]
    xor r11d, r11d
    adcx r13, rbp
    mov qword [rsp + 120], r13
    mulx r13, rbp, qword [rsi + 40]
    adcx r10, rbp
    adox r10, rbx
    mulx rbp, rbx, qword [rsi + 48]
    adcx r15, rbx
    adox r15, r13
    mulx r13, rbx, qword [rsi + 56]
    adcx r8, rbx
    adox r8, rbp
    mulx rbp, rbx, qword [rsi + 64]
    adcx r9, rbx
    adox r9, r13
    adcx r11, r11
    adox r11, rbp
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, r14
    mulx r13, rbp, qword [rsi + 32]
    xor r14d, r14d
    adcx r10, rbp
    mov qword [rsp + 128], r10
    mulx r10, rbp, qword [rsi + 40]
    adcx r15, rbp
    adox r15, r13
    mulx r13, rbp, qword [rsi + 48]
    adcx r8, rbp
    adox r8, r10
    mulx rbp, r10, qword [rsi + 56]
    adcx r9, r10
    adox r9, r13
    mulx r13, r10, qword [rsi + 64]
    adcx r11, r10
    adox r11, rbp
    adcx r14, r14
    adox r14, r13
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r10, rdx
    mov rdx, rax
    mulx r13, rbp, qword [rsi + 32]
    xor eax, eax
    adcx r15, rbp
    mov qword [rsp + 136], r15
    mulx r15, rbp, qword [rsi + 40]
    adcx r8, rbp
    adox r8, r13
    mulx r13, rbp, qword [rsi + 48]
    adcx r9, rbp
    adox r9, r15
    mulx r15, rbp, qword [rsi + 56]
    adcx r11, rbp
    adox r11, r13
    mulx r13, rbp, qword [rsi + 64]
    adcx r14, rbp
    adox r14, r15
    adcx rax, rax
    adox rax, r13
    mov rbp, qword [rsp + 16]
    and rbp, 511
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov r13, qword [rsi + 64]
    imul r13, rbp
    mov r15, rdx
    mov rdx, rbp
    mov qword [rsp + 16], r15
    mov qword [rsp + 144], r10
    mulx r10, r15, qword [rsi + 32]
    xor ebp, ebp
    adcx r8, r15
    mov qword [rsp + 152], r8
    mulx r8, r15, qword [rsi + 40]
    adcx r9, r15
    adox r9, r10
    mulx r15, r10, qword [rsi + 48]
    adcx r11, r10
    adox r11, r8
    mulx r10, r8, qword [rsi + 56]
    adcx r14, r8
    adox r14, r15
    adcx rax, r13
    adox rax, r10
    ; U2 = X2 * Z1Z1: the sums of the halves, lower and upper
    xor r8d, r8d
    mov r10, qword [rsp + 40]
    adox r10, rcx
    mov rbp, rdi
    adox rbp, rbx
    mov r13, r12
    adox r13, qword [rsp + 144]
    mov r15, qword [rsp + 112]
    adox r15, qword [rsp + 16]
    adox r8, rdx
    mov qword [rsp + 160], rbx
    mov rbx, qword [rsi]
    adcx rbx, qword [rsi + 32]
    mov qword [rsp + 168], rcx
    mov rcx, qword [rsi + 8]
    adcx rcx, qword [rsi + 40]
    mov qword [rsp + 176], r12
    mov r12, qword [rsi + 16]
    adcx r12, qword [rsi + 48]
    mov qword [rsp + 184], rdi
    mov rdi, qword [rsi + 24]
    adcx rdi, qword [rsi + 56]
    mov qword [rsp + 192], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 200], r14
    mov r14d, 0x0
    adcx rax, r14
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov qword [rsp + 208], rdx
    mov rdx, r10
    mov qword [rsp + 216], r11
    mulx r11, rsi, rcx
    mov qword [rsp + 224], r9
    mulx r9, r10, rbx
    add rsi, r9
    mov qword [rsp + 232], r10
    mulx r10, r9, r12
    adc r9, r11
    mov qword [rsp + 240], r8
    mulx r8, r11, rdi
    adc r11, r10
    mov qword [rsp + 248], r15
    mulx r15, r10, rax
    adc r10, r8
    adc r15, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, rbp
    mulx r14, r8, rbx
    xor ebp, ebp
    adcx rsi, r8
    mov qword [rsp + 256], rsi
    mulx rsi, r8, rcx
    adcx r9, r8
    adox r9, r14
    mulx r14, r8, r12
    adcx r11, r8
    adox r11, rsi
    mulx rsi, r8, rdi
    adcx r10, r8
    adox r10, r14
    mulx r14, r8, rax
    adcx r15, r8
    adox r15, rsi
    adcx rbp, rbp
    adox rbp, r14
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx rsi, r8, rbx
    xor r14d, r14d
    adcx r9, r8
    mulx r13, r8, rcx
    adcx r11, r8
    adox r11, rsi
    mulx rsi, r8, r12
    adcx r10, r8
    adox r10, r13
    mulx r13, r8, rdi
    adcx r15, r8
    adox r15, rsi
    mulx rsi, r8, rax
    adcx rbp, r8
    adox rbp, r13
    adcx r14, r14
    adox r14, rsi
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 248]
    mulx rsi, r8, rbx
    xor r13d, r13d
    adcx r11, r8
    mov qword [rsp + 264], r11
    mulx r11, r8, rcx
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, r12
    adcx r15, r8
    adox r15, r11
    mulx r11, r8, rdi
    adcx rbp, r8
    adox rbp, rsi
    mulx rsi, r8, rax
    adcx r14, r8
    adox r14, r11
    adcx r13, r13
    adox r13, rsi
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 240]
    mov rdx, qword [rsp + 240]
    mulx r11, r8, rbx
    xor esi, esi
    adcx r10, r8
    mulx r8, rcx, rcx
    adcx r15, rcx
    adox r15, r11
    mulx r11, rcx, r12
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, rdi
    adcx r14, rcx
    adox r14, r11
    adcx r13, rax
    adox r13, r8
    ; U2 = X2 * Z1Z1: less the other two products
    mov rax, qword [rsp + 232]
    sub rax, qword [rsp + 32]
    mov rcx, qword [rsp + 256]
    sbb rcx, qword [rsp + 8]
    sbb r9, qword [rsp + 64]
    mov r8, qword [rsp + 264]
    sbb r8, qword [rsp + 56]
    sbb r10, qword [rsp + 104]
    sbb r15, qword [rsp + 96]
    sbb rbp, qword [rsp + 88]
    sbb r14, qword [rsp + 72]
    sbb r13, 0
    sub rax, qword [rsp + 80]
    sbb rcx, qword [rsp + 120]
    sbb r9, qword [rsp + 128]
    sbb r8, qword [rsp + 136]
    sbb r10, qword [rsp + 152]
    sbb r15, qword [rsp + 224]
    sbb rbp, qword [rsp + 216]
    sbb r14, qword [rsp + 200]
    sbb r13, qword [rsp + 192]
    ; U2 = X2 * Z1Z1: the three in their places
    add rax, qword [rsp + 104]
    adc rcx, qword [rsp + 96]
    adc r9, qword [rsp + 88]
    adc r8, qword [rsp + 72]
    adc r10, qword [rsp + 80]
    adc r15, qword [rsp + 120]
    adc rbp, qword [rsp + 128]
    adc r14, qword [rsp + 136]
    adc r13, qword [rsp + 152]
    mov r11, qword [rsp + 224]
    adc r11, 0
    mov rdi, qword [rsp + 216]
    adc rdi, 0
    mov rbx, qword [rsp + 200]
    adc rbx, 0
    mov r12, qword [rsp + 192]
    adc r12, 0
    ; U2 = X2 * Z1Z1: what is above 2^521
    mov rsi, r10
    shr rsi, 9
    mov qword [rsp + 192], r8
    mov r8, r15
    shl r8, 55
    or rsi, r8
    shr r15, 9
    mov r8, rbp
    shl r8, 55
    or r15, r8
    shr rbp, 9
    mov r8, r14
    shl r8, 55
    or rbp, r8
    shr r14, 9
    mov r8, r13
    shl r8, 55
    or r14, r8
    shr r13, 9
    mov r8, r11
    shl r8, 55
    or r13, r8
    shr r11, 9
    mov r8, rdi
    shl r8, 55
    or r11, r8
    shr rdi, 9
    mov r8, rbx
    shl r8, 55
    or rdi, r8
    shr rbx, 9
    mov r8, r12
    shl r8, 55
    or rbx, r8
    ; U2 = X2 * Z1Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r12, 9
    mov r8d, 0x1
    neg r8
    adc rsi, qword [rsp + 32]
    adc r15, qword [rsp + 8]
    adc rbp, qword [rsp + 64]
    adc r14, qword [rsp + 56]
    adc rax, r13
    adc rcx, r11
    adc r9, rdi
    adc rbx, qword [rsp + 192]
    adc r10, r12
    ; U2 = X2 * Z1Z1: less one unless it carried
    adc rsi, -1
    adc r15, -1
    adc rbp, -1
    adc r14, -1
    adc rax, -1
    adc rcx, -1
    adc r9, -1
    adc rbx, -1
    adc r10, -1
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 40]
    mov r8, qword [rsp + 48]
    mulx rdi, r11, qword [r8 + 152]
    mulx r13, r12, qword [r8 + 144]
    add r11, r13
    mov qword [rsp + 192], rbx
    mulx rbx, r13, qword [r8 + 160]
    adc r13, rdi
    mov qword [rsp + 56], r9
    mulx r9, rdi, qword [r8 + 168]
    adc rdi, rbx
    adc r9, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 184]
    mov qword [rsp + 64], rcx
    mulx rcx, rbx, qword [r8 + 144]
    mov qword [rsp + 8], rax
    xor eax, eax
    adcx r11, rbx
    mov qword [rsp + 32], r14
    mulx r14, rbx, qword [r8 + 152]
    adcx r13, rbx
    adox r13, rcx
    mulx rbx, rcx, qword [r8 + 160]
    adcx rdi, rcx
    adox rdi, r14
    mulx r14, rcx, qword [r8 + 168]
    adcx r9, rcx
    adox r9, rbx
    adcx rax, rax
    adox rax, r14
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 176]
    mulx rbx, rcx, qword [r8 + 144]
    xor r14d, r14d
    adcx r13, rcx
    mov qword [rsp + 200], rbp
    mulx rbp, rcx, qword [r8 + 152]
    adcx rdi, rcx
    adox rdi, rbx
    mulx rbx, rcx, qword [r8 + 160]
    adcx r9, rcx
    adox r9, rbp
    mulx rbp, rcx, qword [r8 + 168]
    adcx rax, rcx
    adox rax, rbx
    adcx r14, r14
    adox r14, rbp
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 112]
    mulx rbx, rcx, qword [r8 + 144]
    xor ebp, ebp
    adcx rdi, rcx
    mov qword [rsp + 216], r15
    mulx r15, rcx, qword [r8 + 152]
    adcx r9, rcx
    adox r9, rbx
    mulx rbx, rcx, qword [r8 + 160]
    adcx rax, rcx
    adox rax, r15
    mulx r15, rcx, qword [r8 + 168]
    adcx r14, rcx
    adox r14, rbx
    adcx rbp, rbp
    adox rbp, r15
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 168]
    mulx rbx, rcx, qword [r8 + 184]
    mov qword [rsp + 224], rsi
    mulx rsi, r15, qword [r8 + 176]
    add rcx, rsi
    mov qword [rsp + 152], r10
    mulx r10, rsi, qword [r8 + 192]
    adc rsi, rbx
    mov qword [rsp + 136], r15
    mulx r15, rbx, qword [r8 + 200]
    adc rbx, r10
    mov qword [rsp + 128], rbp
    mulx rbp, r10, qword [r8 + 208]
    adc r10, r15
    adc rbp, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 160]
    mov qword [rsp + 120], r14
    mulx r14, r15, qword [r8 + 176]
    mov qword [rsp + 80], rax
    xor eax, eax
    adcx rcx, r15
    mov qword [rsp + 72], rcx
    mulx rcx, r15, qword [r8 + 184]
    adcx rsi, r15
    adox rsi, r14
    mulx r15, r14, qword [r8 + 192]
    adcx rbx, r14
    adox rbx, rcx
    mulx r14, rcx, qword [r8 + 200]
    adcx r10, rcx
    adox r10, r15
    mulx r15, rcx, qword [r8 + 208]
    adcx rbp, rcx
    adox rbp, r14
    adcx rax, rax
    adox rax, r15
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 144]
    mulx r14, rcx, qword [r8 + 176]
    xor r15d, r15d
    adcx rsi, rcx
    mov qword [rsp + 88], rsi
    mulx rsi, rcx, qword [r8 + 184]
    adcx rbx, rcx
    adox rbx, r14
    mulx r14, rcx, qword [r8 + 192]
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, qword [r8 + 200]
    adcx rbp, rcx
    adox rbp, r14
    mulx r14, rcx, qword [r8 + 208]
    adcx rax, rcx
    adox rax, rsi
    adcx r15, r15
    adox r15, r14
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 16]
    mulx rsi, rcx, qword [r8 + 176]
    xor r14d, r14d
    adcx rbx, rcx
    mov qword [rsp + 96], rbx
    mulx rbx, rcx, qword [r8 + 184]
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, qword [r8 + 192]
    adcx rbp, rcx
    adox rbp, rbx
    mulx rbx, rcx, qword [r8 + 200]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [r8 + 208]
    adcx r15, rcx
    adox r15, rbx
    adcx r14, r14
    adox r14, rsi
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rcx, qword [r8 + 208]
    imul rcx, qword [rsp + 208]
    mov rdx, qword [rsp + 208]
    mulx rbx, rsi, qword [r8 + 176]
    mov qword [rsp + 104], r9
    xor r9d, r9d
    adcx r10, rsi
    mov qword [rsp + 264], r10
    mulx r10, rsi, qword [r8 + 184]
    adcx rbp, rsi
    adox rbp, rbx
    mulx rbx, rsi, qword [r8 + 192]
    adcx rax, rsi
    adox rax, r10
    mulx rsi, r10, qword [r8 + 200]
    adcx r15, r10
    adox r15, rbx
    adcx r14, rcx
    adox r14, rsi
    ; t1 = Z1 * Z1Z1: the sums of the halves, lower and upper
    xor ecx, ecx
    mov r9, qword [rsp + 40]
    adox r9, qword [rsp + 168]
    mov r10, qword [rsp + 184]
    adox r10, qword [rsp + 160]
    mov rsi, qword [rsp + 176]
    adox rsi, qword [rsp + 144]
    mov rbx, qword [rsp + 112]
    adox rbx, qword [rsp + 16]
    adox rdx, rcx
    mov qword [rsp + 208], r14
    mov r14, qword [r8 + 144]
    adcx r14, qword [r8 + 176]
    mov qword [rsp + 16], r15
    mov r15, qword [r8 + 152]
    adcx r15, qword [r8 + 184]
    mov qword [rsp + 112], rax
    mov rax, qword [r8 + 160]
    adcx rax, qword [r8 + 192]
    mov qword [rsp + 144], rbp
    mov rbp, qword [r8 + 168]
    adcx rbp, qword [r8 + 200]
    adcx rcx, qword [r8 + 208]
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov qword [rsp + 176], rdx
    mov rdx, r9
    mov qword [rsp + 160], rdi
    mulx r8, rdi, r15
    mov qword [rsp + 184], r13
    mulx r13, r9, r14
    add rdi, r13
    mov qword [rsp + 168], r11
    mulx r11, r13, rax
    adc r13, r8
    mov qword [rsp + 40], r9
    mulx r9, r8, rbp
    adc r8, r11
    mov qword [rsp + 256], r12
    mulx r12, r11, rcx
    adc r11, r9
    adc r12, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mov qword [rsp + 232], rbx
    mulx rbx, r9, r14
    xor r10d, r10d
    adcx rdi, r9
    mov qword [rsp + 240], rdi
    mulx rdi, r9, r15
    adcx r13, r9
    adox r13, rbx
    mulx rbx, r9, rax
    adcx r8, r9
    adox r8, rdi
    mulx rdi, r9, rbp
    adcx r11, r9
    adox r11, rbx
    mulx rbx, r9, rcx
    adcx r12, r9
    adox r12, rdi
    adcx r10, r10
    adox r10, rbx
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx rdi, r9, r14
    xor ebx, ebx
    adcx r13, r9
    mulx rsi, r9, r15
    adcx r8, r9
    adox r8, rdi
    mulx rdi, r9, rax
    adcx r11, r9
    adox r11, rsi
    mulx rsi, r9, rbp
    adcx r12, r9
    adox r12, rdi
    mulx rdi, r9, rcx
    adcx r10, r9
    adox r10, rsi
    adcx rbx, rbx
    adox rbx, rdi
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 232]
    mulx rsi, r9, r14
    xor edi, edi
    adcx r8, r9
    mov qword [rsp + 248], r8
    mulx r8, r9, r15
    adcx r11, r9
    adox r11, rsi
    mulx rsi, r9, rax
    adcx r12, r9
    adox r12, r8
    mulx r9, r8, rbp
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, rcx
    adcx rbx, r8
    adox rbx, r9
    adcx rdi, rdi
    adox rdi, rsi
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    imul rcx, qword [rsp + 176]
    mov rdx, qword [rsp + 176]
    mulx r9, r8, r14
    xor esi, esi
    adcx r11, r8
    mulx r14, r8, r15
    adcx r12, r8
    adox r12, r9
    mulx r8, rax, rax
    adcx r10, rax
    adox r10, r14
    mulx r9, rax, rbp
    adcx rbx, rax
    adox rbx, r8
    adcx rdi, rcx
    adox rdi, r9
    ; t1 = Z1 * Z1Z1: less the other two products
    mov rax, qword [rsp + 40]
    sub rax, qword [rsp + 256]
    mov rcx, qword [rsp + 240]
    sbb rcx, qword [rsp + 168]
    sbb r13, qword [rsp + 184]
    mov r8, qword [rsp + 248]
    sbb r8, qword [rsp + 160]
    sbb r11, qword [rsp + 104]
    sbb r12, qword [rsp + 80]
    sbb r10, qword [rsp + 120]
    sbb rbx, qword [rsp + 128]
    sbb rdi, 0
    sub rax, qword [rsp + 136]
    sbb rcx, qword [rsp + 72]
    sbb r13, qword [rsp + 88]
    sbb r8, qword [rsp + 96]
    sbb r11, qword [rsp + 264]
    sbb r12, qword [rsp + 144]
    sbb r10, qword [rsp + 112]
    sbb rbx, qword [rsp + 16]
    sbb rdi, qword [rsp + 208]
    ; t1 = Z1 * Z1Z1: the three in their places
    add rax, qword [rsp + 104]
    adc rcx, qword [rsp + 80]
    adc r13, qword [rsp + 120]
    adc r8, qword [rsp + 128]
    adc r11, qword [rsp + 136]
    adc r12, qword [rsp + 72]
    adc r10, qword [rsp + 88]
    adc rbx, qword [rsp + 96]
    adc rdi, qword [rsp + 264]
    mov r9, qword [rsp + 144]
    adc r9, 0
    mov rbp, qword [rsp + 112]
    adc rbp, 0
    mov r14, qword [rsp + 16]
    adc r14, 0
    mov r15, qword [rsp + 208]
    adc r15, 0
    ; t1 = Z1 * Z1Z1: what is above 2^521
    mov rsi, r11
    shr rsi, 9
    mov qword [rsp + 208], r8
    mov r8, r12
    shl r8, 55
    or rsi, r8
    shr r12, 9
    mov r8, r10
    shl r8, 55
    or r12, r8
    shr r10, 9
    mov r8, rbx
    shl r8, 55
    or r10, r8
    shr rbx, 9
    mov r8, rdi
    shl r8, 55
    or rbx, r8
    shr rdi, 9
    mov r8, r9
    shl r8, 55
    or rdi, r8
    shr r9, 9
    mov r8, rbp
    shl r8, 55
    or r9, r8
    shr rbp, 9
    mov r8, r14
    shl r8, 55
    or rbp, r8
    shr r14, 9
    mov r8, r15
    shl r8, 55
    or r14, r8
    ; t1 = Z1 * Z1Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r11, -512
    shr r15, 9
    mov r8d, 0x1
    neg r8
    adc rsi, qword [rsp + 256]
    adc r12, qword [rsp + 168]
    adc r10, qword [rsp + 184]
    adc rbx, qword [rsp + 160]
    adc rax, rdi
    adc rcx, r9
    adc r13, rbp
    adc r14, qword [rsp + 208]
    adc r11, r15
    ; t1 = Z1 * Z1Z1: less one unless it carried
    adc rsi, -1
    adc r12, -1
    adc r10, -1
    adc rbx, -1
    adc rax, -1
    adc rcx, -1
    adc r13, -1
    adc r14, -1
    adc r11, -1
    mov r8, qword [rsp + 152]
    and r8, 511
    ; H = U2 - X1: a - b
    mov r9, qword [rsp + 224]
    mov rdi, qword [rsp + 48]
    sub r9, qword [rdi]
    mov rbp, qword [rsp + 216]
    sbb rbp, qword [rdi + 8]
    mov r15, qword [rsp + 200]
    sbb r15, qword [rdi + 16]
    mov qword [rsp + 200], r11
    mov r11, qword [rsp + 32]
    sbb r11, qword [rdi + 24]
    mov qword [rsp + 32], r14
    mov r14, qword [rsp + 8]
    sbb r14, qword [rdi + 32]
    mov qword [rsp + 8], r13
    mov r13, qword [rsp + 64]
    sbb r13, qword [rdi + 40]
    mov qword [rsp + 64], rcx
    mov rcx, qword [rsp + 56]
    sbb rcx, qword [rdi + 48]
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 192]
    sbb rax, qword [rdi + 56]
    sbb r8, qword [rdi + 64]
    ; H = U2 - X1: less the borrow, modulo 2^k
    sbb r9, 0
    sbb rbp, 0
    sbb r15, 0
    sbb r11, 0
    sbb r14, 0
    sbb r13, 0
    sbb rcx, 0
    sbb rax, 0
    sbb r8, 0
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, r9
    mov qword [rsp + 192], rbx
    mov qword [rsp + 216], r10
    mulx r10, rbx, qword [rdi + 152]
    mov qword [rsp + 224], r12
    mulx r12, r9, qword [rdi + 144]
    add rbx, r12
    mov qword [rsp + 152], rsi
    mulx rsi, r12, qword [rdi + 160]
    adc r12, r10
    mov qword [rsp + 208], r9
    mulx r9, r10, qword [rdi + 168]
    adc r10, rsi
    adc r9, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rsi, rdx
    mov rdx, rbp
    mov qword [rsp + 160], rsi
    mov qword [rsp + 184], r8
    mulx r8, rsi, qword [rdi + 144]
    xor ebp, ebp
    adcx rbx, rsi
    mov qword [rsp + 168], rbx
    mulx rbx, rsi, qword [rdi + 152]
    adcx r12, rsi
    adox r12, r8
    mulx rsi, r8, qword [rdi + 160]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rdi + 168]
    adcx r9, r8
    adox r9, rsi
    adcx rbp, rbp
    adox rbp, rbx
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, r15
    mulx rbx, rsi, qword [rdi + 144]
    xor r15d, r15d
    adcx r12, rsi
    mov qword [rsp + 256], r12
    mulx r12, rsi, qword [rdi + 152]
    adcx r10, rsi
    adox r10, rbx
    mulx rbx, rsi, qword [rdi + 160]
    adcx r9, rsi
    adox r9, r12
    mulx r12, rsi, qword [rdi + 168]
    adcx rbp, rsi
    adox rbp, rbx
    adcx r15, r15
    adox r15, r12
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, r11
    mulx r12, rbx, qword [rdi + 144]
    xor r11d, r11d
    adcx r10, rbx
    mov qword [rsp + 16], r10
    mulx r10, rbx, qword [rdi + 152]
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rdi + 160]
    adcx rbp, rbx
    adox rbp, r10
    mulx rbx, r10, qword [rdi + 168]
    adcx r15, r10
    adox r15, r12
    adcx r11, r11
    adox r11, rbx
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov r10, rdx
    mov rdx, r14
    mulx r12, rbx, qword [rdi + 184]
    mov qword [rsp + 112], r11
    mulx r11, r14, qword [rdi + 176]
    add rbx, r11
    mov qword [rsp + 144], r14
    mulx r14, r11, qword [rdi + 192]
    adc r11, r12
    mov qword [rsp + 264], r15
    mulx r15, r12, qword [rdi + 200]
    adc r12, r14
    mov qword [rsp + 96], rbp
    mulx rbp, r14, qword [rdi + 208]
    adc r14, r15
    adc rbp, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov r15, rdx
    mov rdx, r13
    mov qword [rsp + 88], r9
    mov qword [rsp + 72], r10
    mulx r10, r9, qword [rdi + 176]
    xor r13d, r13d
    adcx rbx, r9
    mov qword [rsp + 136], rbx
    mulx rbx, r9, qword [rdi + 184]
    adcx r11, r9
    adox r11, r10
    mulx r10, r9, qword [rdi + 192]
    adcx r12, r9
    adox r12, rbx
    mulx rbx, r9, qword [rdi + 200]
    adcx r14, r9
    adox r14, r10
    mulx r10, r9, qword [rdi + 208]
    adcx rbp, r9
    adox rbp, rbx
    adcx r13, r13
    adox r13, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rcx
    mulx rbx, r10, qword [rdi + 176]
    xor ecx, ecx
    adcx r11, r10
    mov qword [rsp + 128], r11
    mulx r11, r10, qword [rdi + 184]
    adcx r12, r10
    adox r12, rbx
    mulx rbx, r10, qword [rdi + 192]
    adcx r14, r10
    adox r14, r11
    mulx r11, r10, qword [rdi + 200]
    adcx rbp, r10
    adox rbp, rbx
    mulx rbx, r10, qword [rdi + 208]
    adcx r13, r10
    adox r13, r11
    adcx rcx, rcx
    adox rcx, rbx
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov r10, rdx
    mov rdx, rax
    mulx rbx, r11, qword [rdi + 176]
    xor eax, eax
    adcx r12, r11
    mov qword [rsp + 120], r12
    mulx r12, r11, qword [rdi + 184]
    adcx r14, r11
    adox r14, rbx
    mulx rbx, r11, qword [rdi + 192]
    adcx rbp, r11
    adox rbp, r12
    mulx r12, r11, qword [rdi + 200]
    adcx r13, r11
    adox r13, rbx
    mulx rbx, r11, qword [rdi + 208]
    adcx rcx, r11
    adox rcx, r12
    adcx rax, rax
    adox rax, rbx
    mov r11, qword [rsp + 184]
    and r11, 511
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    mov rbx, qword [rdi + 208]
    imul rbx, r11
    mov r12, rdx
    mov rdx, r11
    mov qword [rsp + 184], r12
    mov qword [rsp + 80], r10
    mulx r10, r12, qword [rdi + 176]
    xor r11d, r11d
    adcx r14, r12
    mov qword [rsp + 104], r14
    mulx r14, r12, qword [rdi + 184]
    adcx rbp, r12
    adox rbp, r10
    mulx r12, r10, qword [rdi + 192]
    adcx r13, r10
    adox r13, r14
    mulx r14, r10, qword [rdi + 200]
    adcx rcx, r10
    adox rcx, r12
    adcx rax, rbx
    adox rax, r14
    ; Z3 = Z1 * H: the sums of the halves, lower and upper
    xor r10d, r10d
    mov r11, qword [rsp + 160]
    adox r11, r15
    mov rbx, r8
    adox rbx, r9
    mov r12, rsi
    adox r12, qword [rsp + 80]
    mov r14, qword [rsp + 72]
    adox r14, qword [rsp + 184]
    adox r10, rdx
    mov qword [rsp + 248], r9
    mov r9, qword [rdi + 144]
    adcx r9, qword [rdi + 176]
    mov qword [rsp + 240], r15
    mov r15, qword [rdi + 152]
    adcx r15, qword [rdi + 184]
    mov qword [rsp + 40], r8
    mov r8, qword [rdi + 160]
    adcx r8, qword [rdi + 192]
    mov qword [rsp + 176], rsi
    mov rsi, qword [rdi + 168]
    adcx rsi, qword [rdi + 200]
    mov qword [rsp + 232], rax
    mov rax, qword [rdi + 208]
    mov qword [rsp + 272], rcx
    mov ecx, 0x0
    adcx rax, rcx
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov qword [rsp + 280], rdx
    mov rdx, r11
    mov qword [rsp + 288], r13
    mulx r13, rdi, r15
    mov qword [rsp + 296], rbp
    mulx rbp, r11, r9
    add rdi, rbp
    mov qword [rsp + 304], r11
    mulx r11, rbp, r8
    adc rbp, r13
    mov qword [rsp + 312], r10
    mulx r10, r13, rsi
    adc r13, r11
    mov qword [rsp + 320], r14
    mulx r14, r11, rax
    adc r11, r10
    adc r14, 0
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx rcx, r10, r9
    xor ebx, ebx
    adcx rdi, r10
    mov qword [rsp + 328], rdi
    mulx rdi, r10, r15
    adcx rbp, r10
    adox rbp, rcx
    mulx r10, rcx, r8
    adcx r13, rcx
    adox r13, rdi
    mulx rdi, rcx, rsi
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, rax
    adcx r14, rcx
    adox r14, rdi
    adcx rbx, rbx
    adox rbx, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rdx, r12
    mulx r10, rcx, r9
    xor edi, edi
    adcx rbp, rcx
    mulx r12, rcx, r15
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, r8
    adcx r11, rcx
    adox r11, r12
    mulx r12, rcx, rsi
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, rax
    adcx rbx, rcx
    adox rbx, r12
    adcx rdi, rdi
    adox rdi, r10
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 320]
    mulx r10, rcx, r9
    xor r12d, r12d
    adcx r13, rcx
    mov qword [rsp + 336], r13
    mulx r13, rcx, r15
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, r8
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, rsi
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, rax
    adcx rdi, rcx
    adox rdi, r13
    adcx r12, r12
    adox r12, r10
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 312]
    mov rdx, qword [rsp + 312]
    mulx r9, rcx, r9
    xor r10d, r10d
    adcx r11, rcx
    mulx r13, rcx, r15
    adcx r14, rcx
    adox r14, r9
    mulx r8, rcx, r8
    adcx rbx, rcx
    adox rbx, r13
    mulx r9, rcx, rsi
    adcx rdi, rcx
    adox rdi, r8
    adcx r12, rax
    adox r12, r9
    ; Z3 = Z1 * H: less the other two products
    mov rax, qword [rsp + 304]
    sub rax, qword [rsp + 208]
    mov rcx, qword [rsp + 328]
    sbb rcx, qword [rsp + 168]
    sbb rbp, qword [rsp + 256]
    mov r8, qword [rsp + 336]
    sbb r8, qword [rsp + 16]
    sbb r11, qword [rsp + 88]
    sbb r14, qword [rsp + 96]
    sbb rbx, qword [rsp + 264]
    sbb rdi, qword [rsp + 112]
    sbb r12, 0
    sub rax, qword [rsp + 144]
    sbb rcx, qword [rsp + 136]
    sbb rbp, qword [rsp + 128]
    sbb r8, qword [rsp + 120]
    sbb r11, qword [rsp + 104]
    sbb r14, qword [rsp + 296]
    sbb rbx, qword [rsp + 288]
    sbb rdi, qword [rsp + 272]
    sbb r12, qword [rsp + 232]
    ; Z3 = Z1 * H: the three in their places
    add rax, qword [rsp + 88]
    adc rcx, qword [rsp + 96]
    adc rbp, qword [rsp + 264]
    adc r8, qword [rsp + 112]
    adc r11, qword [rsp + 144]
    adc r14, qword [rsp + 136]
    adc rbx, qword [rsp + 128]
    adc rdi, qword [rsp + 120]
    adc r12, qword [rsp + 104]
    mov r9, qword [rsp + 296]
    adc r9, 0
    mov rsi, qword [rsp + 288]
    adc rsi, 0
    mov r13, qword [rsp + 272]
    adc r13, 0
    mov r15, qword [rsp + 232]
    adc r15, 0
    ; Z3 = Z1 * H: what is above 2^521
    mov r10, r11
    shr r10, 9
    mov qword [rsp + 232], r8
    mov r8, r14
    shl r8, 55
    or r10, r8
    shr r14, 9
    mov r8, rbx
    shl r8, 55
    or r14, r8
    shr rbx, 9
    mov r8, rdi
    shl r8, 55
    or rbx, r8
    shr rdi, 9
    mov r8, r12
    shl r8, 55
    or rdi, r8
    shr r12, 9
    mov r8, r9
    shl r8, 55
    or r12, r8
    shr r9, 9
    mov r8, rsi
    shl r8, 55
    or r9, r8
    shr rsi, 9
    mov r8, r13
    shl r8, 55
    or rsi, r8
    shr r13, 9
    mov r8, r15
    shl r8, 55
    or r13, r8
    ; Z3 = Z1 * H: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r11, -512
    shr r15, 9
    mov r8d, 0x1
    neg r8
    adc r10, qword [rsp + 208]
    adc r14, qword [rsp + 168]
    adc rbx, qword [rsp + 256]
    adc rdi, qword [rsp + 16]
    adc rax, r12
    adc rcx, r9
    adc rbp, rsi
    adc r13, qword [rsp + 232]
    adc r11, r15
    ; Z3 = Z1 * H: less one unless it carried
    adc r10, -1
    adc r14, -1
    adc rbx, -1
    adc rdi, -1
    adc rax, -1
    adc rcx, -1
    adc rbp, -1
    adc r13, -1
    adc r11, -1
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 152]
    mov r8, qword [rsp + 24]
    mulx rsi, r9, qword [r8 + 80]
    mulx r15, r12, qword [r8 + 72]
    add r9, r15
    mov qword [rsp + 232], r11
    mulx r11, r15, qword [r8 + 88]
    adc r15, rsi
    mov qword [rsp + 16], rax
    mulx rax, rsi, qword [r8 + 96]
    adc rsi, r11
    adc rax, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 224]
    mov qword [rsp + 256], rcx
    mulx rcx, r11, qword [r8 + 72]
    mov qword [rsp + 168], r10
    xor r10d, r10d
    adcx r9, r11
    mov qword [rsp + 208], rdi
    mulx rdi, r11, qword [r8 + 80]
    adcx r15, r11
    adox r15, rcx
    mulx r11, rcx, qword [r8 + 88]
    adcx rsi, rcx
    adox rsi, rdi
    mulx rdi, rcx, qword [r8 + 96]
    adcx rax, rcx
    adox rax, r11
    adcx r10, r10
    adox r10, rdi
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 216]
    mulx r11, rcx, qword [r8 + 72]
    xor edi, edi
    adcx r15, rcx
    mov qword [rsp + 272], rbx
    mulx rbx, rcx, qword [r8 + 80]
    adcx rsi, rcx
    adox rsi, r11
    mulx r11, rcx, qword [r8 + 88]
    adcx rax, rcx
    adox rax, rbx
    mulx rbx, rcx, qword [r8 + 96]
    adcx r10, rcx
    adox r10, r11
    adcx rdi, rdi
    adox rdi, rbx
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 192]
    mulx r11, rcx, qword [r8 + 72]
    xor ebx, ebx
    adcx rsi, rcx
    mov qword [rsp + 288], rbp
    mulx rbp, rcx, qword [r8 + 80]
    adcx rax, rcx
    adox rax, r11
    mulx r11, rcx, qword [r8 + 88]
    adcx r10, rcx
    adox r10, rbp
    mulx rbp, rcx, qword [r8 + 96]
    adcx rdi, rcx
    adox rdi, r11
    adcx rbx, rbx
    adox rbx, rbp
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 56]
    mulx r11, rcx, qword [r8 + 112]
    mov qword [rsp + 296], r13
    mulx r13, rbp, qword [r8 + 104]
    add rcx, r13
    mov qword [rsp + 104], r14
    mulx r14, r13, qword [r8 + 120]
    adc r13, r11
    mov qword [rsp + 120], rbp
    mulx rbp, r11, qword [r8 + 128]
    adc r11, r14
    mov qword [rsp + 128], rbx
    mulx rbx, r14, qword [r8 + 136]
    adc r14, rbp
    adc rbx, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 136], rdi
    mulx rdi, rbp, qword [r8 + 104]
    mov qword [rsp + 144], r10
    xor r10d, r10d
    adcx rcx, rbp
    mov qword [rsp + 112], rcx
    mulx rcx, rbp, qword [r8 + 112]
    adcx r13, rbp
    adox r13, rdi
    mulx rbp, rdi, qword [r8 + 120]
    adcx r11, rdi
    adox r11, rcx
    mulx rdi, rcx, qword [r8 + 128]
    adcx r14, rcx
    adox r14, rbp
    mulx rbp, rcx, qword [r8 + 136]
    adcx rbx, rcx
    adox rbx, rdi
    adcx r10, r10
    adox r10, rbp
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx rdi, rcx, qword [r8 + 104]
    xor ebp, ebp
    adcx r13, rcx
    mov qword [rsp + 264], r13
    mulx r13, rcx, qword [r8 + 112]
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, qword [r8 + 120]
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, qword [r8 + 128]
    adcx rbx, rcx
    adox rbx, rdi
    mulx rdi, rcx, qword [r8 + 136]
    adcx r10, rcx
    adox r10, r13
    adcx rbp, rbp
    adox rbp, rdi
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx rdi, rcx, qword [r8 + 104]
    xor r13d, r13d
    adcx r11, rcx
    mov qword [rsp + 96], r11
    mulx r11, rcx, qword [r8 + 112]
    adcx r14, rcx
    adox r14, rdi
    mulx rdi, rcx, qword [r8 + 120]
    adcx rbx, rcx
    adox rbx, r11
    mulx r11, rcx, qword [r8 + 128]
    adcx r10, rcx
    adox r10, rdi
    mulx rdi, rcx, qword [r8 + 136]
    adcx rbp, rcx
    adox rbp, r11
    adcx r13, r13
    adox r13, rdi
    mov rcx, qword [rsp + 200]
    and rcx, 511
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    mov r11, qword [r8 + 136]
    imul r11, rcx
    mov rdx, rcx
    mov qword [rsp + 200], rax
    mulx rax, rdi, qword [r8 + 104]
    xor ecx, ecx
    adcx r14, rdi
    mov qword [rsp + 88], r14
    mulx r14, rdi, qword [r8 + 112]
    adcx rbx, rdi
    adox rbx, rax
    mulx rdi, rax, qword [r8 + 120]
    adcx r10, rax
    adox r10, r14
    mulx r14, rax, qword [r8 + 128]
    adcx rbp, rax
    adox rbp, rdi
    adcx r13, r11
    adox r13, r14
    ; S2 = Y2 * t1: the sums of the halves, lower and upper
    xor eax, eax
    mov rcx, qword [rsp + 152]
    adox rcx, qword [rsp + 56]
    mov r11, qword [rsp + 224]
    adox r11, qword [rsp + 64]
    mov rdi, qword [rsp + 216]
    adox rdi, qword [rsp + 8]
    mov r14, qword [rsp + 192]
    adox r14, qword [rsp + 32]
    adox rdx, rax
    mov qword [rsp + 32], r13
    mov r13, qword [r8 + 72]
    adcx r13, qword [r8 + 104]
    mov qword [rsp + 192], rbp
    mov rbp, qword [r8 + 80]
    adcx rbp, qword [r8 + 112]
    mov qword [rsp + 8], r10
    mov r10, qword [r8 + 88]
    adcx r10, qword [r8 + 120]
    mov qword [rsp + 216], rbx
    mov rbx, qword [r8 + 96]
    adcx rbx, qword [r8 + 128]
    adcx rax, qword [r8 + 136]
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov r8, rdx
    mov rdx, rcx
    mov qword [rsp + 24], rsi
    mov qword [rsp + 64], r15
    mulx r15, rsi, rbp
    mov qword [rsp + 224], r9
    mulx r9, rcx, r13
    add rsi, r9
    mov qword [rsp + 56], rcx
    mulx rcx, r9, r10
    adc r9, r15
    mov qword [rsp + 152], r12
    mulx r12, r15, rbx
    adc r15, rcx
    mov qword [rsp + 336], r8
    mulx r8, rcx, rax
    adc rcx, r12
    adc r8, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 328], r14
    mulx r14, r12, r13
    xor r11d, r11d
    adcx rsi, r12
    mov qword [rsp + 304], rsi
    mulx rsi, r12, rbp
    adcx r9, r12
    adox r9, r14
    mulx r14, r12, r10
    adcx r15, r12
    adox r15, rsi
    mulx r12, rsi, rbx
    adcx rcx, rsi
    adox rcx, r14
    mulx r14, rsi, rax
    adcx r8, rsi
    adox r8, r12
    adcx r11, r11
    adox r11, r14
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r12, rsi, r13
    xor r14d, r14d
    adcx r9, rsi
    mulx rdi, rsi, rbp
    adcx r15, rsi
    adox r15, r12
    mulx r12, rsi, r10
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, rbx
    adcx r8, rsi
    adox r8, r12
    mulx r12, rsi, rax
    adcx r11, rsi
    adox r11, rdi
    adcx r14, r14
    adox r14, r12
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 328]
    mulx rdi, rsi, r13
    xor r12d, r12d
    adcx r15, rsi
    mov qword [rsp + 312], r15
    mulx r15, rsi, rbp
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, r10
    adcx r8, rsi
    adox r8, r15
    mulx r15, rsi, rbx
    adcx r11, rsi
    adox r11, rdi
    mulx rdi, rsi, rax
    adcx r14, rsi
    adox r14, r15
    adcx r12, r12
    adox r12, rdi
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 336]
    mov rdx, qword [rsp + 336]
    mulx rdi, rsi, r13
    xor r13d, r13d
    adcx rcx, rsi
    mulx rbp, rsi, rbp
    adcx r8, rsi
    adox r8, rdi
    mulx rsi, r10, r10
    adcx r11, r10
    adox r11, rbp
    mulx rdi, r10, rbx
    adcx r14, r10
    adox r14, rsi
    adcx r12, rax
    adox r12, rdi
    ; S2 = Y2 * t1: less the other two products
    mov rax, qword [rsp + 56]
    sub rax, qword [rsp + 152]
    mov r10, qword [rsp + 304]
    sbb r10, qword [rsp + 224]
    sbb r9, qword [rsp + 64]
    mov rsi, qword [rsp + 312]
    sbb rsi, qword [rsp + 24]
    sbb rcx, qword [rsp + 200]
    sbb r8, qword [rsp + 144]
    sbb r11, qword [rsp + 136]
    sbb r14, qword [rsp + 128]
    sbb r12, 0
    sub rax, qword [rsp + 120]
    sbb r10, qword [rsp + 112]
    sbb r9, qword [rsp + 264]
    sbb rsi, qword [rsp + 96]
    sbb rcx, qword [rsp + 88]
    sbb r8, qword [rsp + 216]
    sbb r11, qword [rsp + 8]
    sbb r14, qword [rsp + 192]
    sbb r12, qword [rsp + 32]
    ; S2 = Y2 * t1: the three in their places
    add rax, qword [rsp + 200]
    adc r10, qword [rsp + 144]
    adc r9, qword [rsp + 136]
    adc rsi, qword [rsp + 128]
    adc rcx, qword [rsp + 120]
    adc r8, qword [rsp + 112]
    adc r11, qword [rsp + 264]
    adc r14, qword [rsp + 96]
    adc r12, qword [rsp + 88]
    mov rdi, qword [rsp + 216]
    adc rdi, 0
    mov rbx, qword [rsp + 8]
    adc rbx, 0
    mov rbp, qword [rsp + 192]
    adc rbp, 0
    mov r15, qword [rsp + 32]
    adc r15, 0
    ; S2 = Y2 * t1: what is above 2^521
    mov r13, rcx
    shr r13, 9
    mov qword [rsp + 32], rsi
    mov rsi, r8
    shl rsi, 55
    or r13, rsi
    shr r8, 9
    mov rsi, r11
    shl rsi, 55
    or r8, rsi
    shr r11, 9
    mov rsi, r14
    shl rsi, 55
    or r11, rsi
    shr r14, 9
    mov rsi, r12
    shl rsi, 55
    or r14, rsi
    shr r12, 9
    mov rsi, rdi
    shl rsi, 55
    or r12, rsi
    shr rdi, 9
    mov rsi, rbx
    shl rsi, 55
    or rdi, rsi
    shr rbx, 9
    mov rsi, rbp
    shl rsi, 55
    or rbx, rsi
    shr rbp, 9
    mov rsi, r15
    shl rsi, 55
    or rbp, rsi
    ; S2 = Y2 * t1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rcx, -512
    shr r15, 9
    mov esi, 0x1
    neg rsi
    adc r13, qword [rsp + 152]
    adc r8, qword [rsp + 224]
    adc r11, qword [rsp + 64]
    adc r14, qword [rsp + 24]
    adc rax, r12
    adc r10, rdi
    adc r9, rbx
    adc rbp, qword [rsp + 32]
    adc rcx, r15
    ; S2 = Y2 * t1: less one unless it carried
    adc r13, -1
    adc r8, -1
    adc r11, -1
    adc r14, -1
    adc rax, -1
    adc r10, -1
    adc r9, -1
    adc rbp, -1
    adc rcx, -1
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 160]
    mulx rdi, rsi, qword [rsp + 176]
    mulx r12, rbx, qword [rsp + 40]
    add rsi, r12
    mulx r15, r12, qword [rsp + 72]
    adc r12, rdi
    mov qword [rsp + 32], rbp
    mulx rbp, rdi, qword [rsp + 240]
    adc rdi, r15
    mov qword [rsp + 24], r9
    mulx r9, r15, qword [rsp + 248]
    adc r15, rbp
    mov qword [rsp + 64], r10
    mulx r10, rbp, qword [rsp + 80]
    adc rbp, r9
    mov qword [rsp + 224], rax
    mulx rax, r9, qword [rsp + 184]
    adc r9, r10
    mov qword [rsp + 152], r14
    mulx r14, r10, qword [rsp + 280]
    adc r10, rax
    adc r14, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 192], r11
    mulx r11, rax, qword [rsp + 176]
    mov qword [rsp + 8], r8
    xor r8d, r8d
    adcx r12, rax
    mov qword [rsp + 216], r13
    mulx r13, rax, qword [rsp + 72]
    adcx rdi, rax
    adox rdi, r11
    mulx r11, rax, qword [rsp + 240]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [rsp + 248]
    adcx rbp, rax
    adox rbp, r11
    mulx r11, rax, qword [rsp + 80]
    adcx r9, rax
    adox r9, r13
    mulx r13, rax, qword [rsp + 184]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 280]
    adcx r14, rax
    adox r14, r13
    adcx r8, r8
    adox r8, r11
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 176]
    mulx r11, rax, qword [rsp + 72]
    xor r13d, r13d
    adcx r15, rax
    mov qword [rsp + 88], rcx
    mulx rcx, rax, qword [rsp + 240]
    adcx rbp, rax
    adox rbp, r11
    mulx r11, rax, qword [rsp + 248]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 184]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsp + 280]
    adcx r8, rax
    adox r8, r11
    adcx r13, r13
    adox r13, rcx
    ; HH = H^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 72]
    mulx rcx, rax, qword [rsp + 240]
    xor r11d, r11d
    adcx r9, rax
    mov qword [rsp + 96], r9
    mulx r9, rax, qword [rsp + 248]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [rsp + 184]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 280]
    adcx r13, rax
    adox r13, r9
    adcx r11, r11
    adox r11, rcx
    ; HH = H^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 240]
    mulx rcx, rax, qword [rsp + 248]
    xor r9d, r9d
    adcx r14, rax
    mov qword [rsp + 264], r14
    mulx r14, rax, qword [rsp + 80]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 184]
    adcx r13, rax
    adox r13, r14
    mulx r14, rax, qword [rsp + 280]
    adcx r11, rax
    adox r11, rcx
    adcx r9, r9
    adox r9, r14
    ; HH = H^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 248]
    mulx rcx, rax, qword [rsp + 80]
    xor r14d, r14d
    adcx r13, rax
    mov qword [rsp + 112], r13
    mulx r13, rax, qword [rsp + 184]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsp + 280]
    adcx r9, rax
    adox r9, r13
    adcx r14, r14
    adox r14, rcx
    ; HH = H^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 80]
    mulx rcx, rax, qword [rsp + 184]
    add r9, rax
    mulx r13, rax, qword [rsp + 280]
    adc r14, rax
    mov eax, 0x0
    adc rax, rax
    add r14, rcx
    adc rax, r13
    ; HH = H^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 280]
    mulx r13, rcx, qword [rsp + 184]
    add rax, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add rcx, r13
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r13, rdx
    imul r13, r13
    mov qword [rsp + 120], r13
    xor r13d, r13d
    adcx rbx, rbx
    mov rdx, qword [rsp + 160]
    mov qword [rsp + 128], rcx
    mulx rcx, r13, rdx
    adox rbx, rcx
    adcx rsi, rsi
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 136], rbx
    mulx rbx, rcx, rdx
    adox rsi, rcx
    adcx r12, r12
    adox r12, rbx
    adcx rdi, rdi
    mov rdx, qword [rsp + 176]
    mulx rbx, rcx, rdx
    adox rdi, rcx
    adcx r15, r15
    adox r15, rbx
    adcx rbp, rbp
    mov rdx, qword [rsp + 72]
    mulx rbx, rcx, rdx
    adox rbp, rcx
    mov rcx, qword [rsp + 96]
    adcx rcx, rcx
    adox rcx, rbx
    adcx r10, r10
    mov rdx, qword [rsp + 240]
    mov qword [rsp + 96], rcx
    mulx rcx, rbx, rdx
    adox r10, rbx
    mov rbx, qword [rsp + 264]
    adcx rbx, rbx
    adox rbx, rcx
    adcx r8, r8
    mov rdx, qword [rsp + 248]
    mov qword [rsp + 264], rbp
    mulx rbp, rcx, rdx
    adox r8, rcx
    mov rcx, qword [rsp + 112]
    adcx rcx, rcx
    adox rcx, rbp
    adcx r11, r11
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 112], r15
    mulx r15, rbp, rdx
    adox r11, rbp
    adcx r9, r9
    adox r9, r15
    adcx r14, r14
    mov rdx, qword [rsp + 184]
    mulx r15, rbp, rdx
    adox r14, rbp
    adcx rax, rax
    adox rax, r15
    mov rbp, qword [rsp + 128]
    adcx rbp, rbp
    adox rbp, qword [rsp + 120]
    ; HH = H^2: what is above 2^521
    mov r15, r10
    shr r15, 9
    mov qword [rsp + 120], rdi
    mov rdi, rbx
    shl rdi, 55
    or r15, rdi
    shr rbx, 9
    mov rdi, r8
    shl rdi, 55
    or rbx, rdi
    shr r8, 9
    mov rdi, rcx
    shl rdi, 55
    or r8, rdi
    shr rcx, 9
    mov rdi, r11
    shl rdi, 55
    or rcx, rdi
    shr r11, 9
    mov rdi, r9
    shl rdi, 55
    or r11, rdi
    shr r9, 9
    mov rdi, r14
    shl rdi, 55
    or r9, rdi
    shr r14, 9
    mov rdi, rax
    shl rdi, 55
    or r14, rdi
    shr rax, 9
    mov rdi, rbp
    shl rdi, 55
    or rax, rdi
    ; HH = H^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr rbp, 9
    mov edi, 0x1
    neg rdi
    adc r13, r15
    adc rbx, qword [rsp + 136]
    adc rsi, r8
    adc r12, rcx
    adc r11, qword [rsp + 120]
    adc r9, qword [rsp + 112]
    adc r14, qword [rsp + 264]
    adc rax, qword [rsp + 96]
    adc r10, rbp
    ; HH = H^2: less one unless it carried
    adc r13, -1
    adc rbx, -1
    adc rsi, -1
    adc r12, -1
    adc r11, -1
    adc r9, -1
    adc r14, -1
    adc rax, -1
    adc r10, -1
    mov rcx, qword [rsp + 88]
    and rcx, 511
    ; r = S2 - Y1: a - b
    mov r8, qword [rsp + 216]
    mov rdi, qword [rsp + 48]
    sub r8, qword [rdi + 72]
    mov rbp, qword [rsp + 8]
    sbb rbp, qword [rdi + 80]
    mov r15, qword [rsp + 192]
    sbb r15, qword [rdi + 88]
    mov qword [rsp + 192], r10
    mov r10, qword [rsp + 152]
    sbb r10, qword [rdi + 96]
    mov qword [rsp + 152], rax
    mov rax, qword [rsp + 224]
    sbb rax, qword [rdi + 104]
    mov qword [rsp + 224], r14
    mov r14, qword [rsp + 64]
    sbb r14, qword [rdi + 112]
    mov qword [rsp + 64], r9
    mov r9, qword [rsp + 24]
    sbb r9, qword [rdi + 120]
    mov qword [rsp + 24], r11
    mov r11, qword [rsp + 32]
    sbb r11, qword [rdi + 128]
    sbb rcx, qword [rdi + 136]
    ; r = S2 - Y1: less the borrow, modulo 2^k
    sbb r8, 0
    sbb rbp, 0
    sbb r15, 0
    sbb r10, 0
    sbb rax, 0
    sbb r14, 0
    sbb r9, 0
    sbb r11, 0
    sbb rcx, 0
    and rcx, 511
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, r8
    mov qword [rsp + 32], r12
    mulx r12, rdi, r15
    mov qword [rsp + 8], rsi
    mulx rsi, r8, rbp
    add rdi, rsi
    mov qword [rsp + 216], rbx
    mulx rbx, rsi, r10
    adc rsi, r12
    mov qword [rsp + 88], r13
    mulx r13, r12, rax
    adc r12, rbx
    mov qword [rsp + 96], rdi
    mulx rdi, rbx, r14
    adc rbx, r13
    mov qword [rsp + 264], r8
    mulx r8, r13, r9
    adc r13, rdi
    mov qword [rsp + 112], r9
    mulx r9, rdi, r11
    adc rdi, r8
    mov qword [rsp + 120], r11
    mulx r11, r8, rcx
    adc r8, r9
    adc r11, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov r9, rdx
    mov rdx, rbp
    mov qword [rsp + 136], r9
    mov qword [rsp + 128], r11
    mulx r11, r9, r15
    xor ebp, ebp
    adcx rsi, r9
    mov qword [rsp + 144], rsi
    mulx rsi, r9, r10
    adcx r12, r9
    adox r12, r11
    mulx r11, r9, rax
    adcx rbx, r9
    adox rbx, rsi
    mulx rsi, r9, r14
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, qword [rsp + 112]
    adcx rdi, r9
    adox rdi, rsi
    mulx rsi, r9, qword [rsp + 120]
    adcx r8, r9
    adox r8, r11
    mulx r11, r9, rcx
    adcx r9, qword [rsp + 128]
    adox r9, rsi
    adcx rbp, rbp
    adox rbp, r11
    ; rr = r^2: square, products of a[2] with the words above it
    mov r11, rdx
    mov rdx, r15
    mov qword [rsp + 128], r12
    mulx r12, rsi, r10
    xor r15d, r15d
    adcx rbx, rsi
    mov qword [rsp + 200], rbx
    mulx rbx, rsi, rax
    adcx r13, rsi
    adox r13, r12
    mulx r12, rsi, r14
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, qword [rsp + 112]
    adcx r8, rsi
    adox r8, r12
    mulx r12, rsi, qword [rsp + 120]
    adcx r9, rsi
    adox r9, rbx
    mulx rbx, rsi, rcx
    adcx rbp, rsi
    adox rbp, r12
    adcx r15, r15
    adox r15, rbx
    ; rr = r^2: square, products of a[3] with the words above it
    mov rsi, rdx
    mov rdx, r10
    mulx r12, rbx, rax
    xor r10d, r10d
    adcx rdi, rbx
    mov qword [rsp + 312], rdi
    mulx rdi, rbx, r14
    adcx r8, rbx
    adox r8, r12
    mulx r12, rbx, qword [rsp + 112]
    adcx r9, rbx
    adox r9, rdi
    mulx rbx, rdi, qword [rsp + 120]
    adcx rbp, rdi
    adox rbp, r12
    mulx r12, rdi, rcx
    adcx r15, rdi
    adox r15, rbx
    adcx r10, r10
    adox r10, r12
    ; rr = r^2: square, products of a[4] with the words above it
    mov rdi, rdx
    mov rdx, rax
    mulx r12, rbx, r14
    xor eax, eax
    adcx r9, rbx
    mov qword [rsp + 304], r9
    mulx r9, rbx, qword [rsp + 112]
    adcx rbp, rbx
    adox rbp, r12
    mulx r12, rbx, qword [rsp + 120]
    adcx r15, rbx
    adox r15, r9
    mulx rbx, r9, rcx
    adcx r10, r9
    adox r10, r12
    adcx rax, rax
    adox rax, rbx
    ; rr = r^2: square, products of a[5] with the words above it
    mov r9, rdx
    mov rdx, r14
    mulx r12, rbx, qword [rsp + 112]
    xor r14d, r14d
    adcx r15, rbx
    mov qword [rsp + 56], r15
    mulx r15, rbx, qword [rsp + 120]
    adcx r10, rbx
    adox r10, r12
    mulx r12, rbx, rcx
    adcx rax, rbx
    adox rax, r15
    adcx r14, r14
    adox r14, r12
    ; rr = r^2: square, products of a[6] with the words above it
    mov rbx, rdx
    mov rdx, qword [rsp + 112]
    mulx r15, r12, qword [rsp + 120]
    add rax, r12
    mov qword [rsp + 336], rax
    mulx rax, r12, rcx
    adc r14, r12
    mov r12d, 0x0
    adc r12, r12
    add r14, r15
    adc r12, rax
    ; rr = r^2: square, products of a[7] with the words above it
    mov rdx, rcx
    mulx r15, rax, qword [rsp + 120]
    add r12, rax
    mov eax, 0x0
    adc rax, rax
    add rax, r15
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    imul rcx, rcx
    xor r15d, r15d
    mov r15, qword [rsp + 264]
    adcx r15, r15
    mov qword [rsp + 264], rdx
    mov rdx, qword [rsp + 136]
    mov qword [rsp + 328], rcx
    mov qword [rsp + 320], rax
    mulx rax, rcx, rdx
    adox r15, rax
    mov rax, qword [rsp + 96]
    adcx rax, rax
    mov rdx, r11
    mov qword [rsp + 96], r15
    mov qword [rsp + 344], rcx
    mulx rcx, r15, rdx
    adox rax, r15
    mov r15, qword [rsp + 144]
    adcx r15, r15
    adox r15, rcx
    mov rcx, qword [rsp + 128]
    adcx rcx, rcx
    mov rdx, rsi
    mov qword [rsp + 128], r11
    mov qword [rsp + 144], r15
    mulx r15, r11, rdx
    adox rcx, r11
    mov r11, qword [rsp + 200]
    adcx r11, r11
    adox r11, r15
    adcx r13, r13
    mov rdx, rdi
    mov qword [rsp + 200], rsi
    mulx rsi, r15, rdx
    adox r13, r15
    mov r15, qword [rsp + 312]
    adcx r15, r15
    adox r15, rsi
    adcx r8, r8
    mov rdx, r9
    mov qword [rsp + 312], rdi
    mulx rdi, rsi, rdx
    adox r8, rsi
    mov rsi, qword [rsp + 304]
    adcx rsi, rsi
    adox rsi, rdi
    adcx rbp, rbp
    mov rdx, rbx
    mov qword [rsp + 304], r9
    mulx r9, rdi, rdx
    adox rbp, rdi
    mov rdi, qword [rsp + 56]
    adcx rdi, rdi
    adox rdi, r9
    adcx r10, r10
    mov rdx, qword [rsp + 112]
    mov qword [rsp + 56], rbx
    mulx rbx, r9, rdx
    adox r10, r9
    mov r9, qword [rsp + 336]
    adcx r9, r9
    adox r9, rbx
    adcx r14, r14
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 336], r15
    mulx r15, rbx, rdx
    adox r14, rbx
    adcx r12, r12
    adox r12, r15
    mov rbx, qword [rsp + 320]
    adcx rbx, rbx
    adox rbx, qword [rsp + 328]
    ; rr = r^2: what is above 2^521
    mov r15, r8
    shr r15, 9
    mov qword [rsp + 328], r13
    mov r13, rsi
    shl r13, 55
    or r15, r13
    shr rsi, 9
    mov r13, rbp
    shl r13, 55
    or rsi, r13
    shr rbp, 9
    mov r13, rdi
    shl r13, 55
    or rbp, r13
    shr rdi, 9
    mov r13, r10
    shl r13, 55
    or rdi, r13
    shr r10, 9
    mov r13, r9
    shl r13, 55
    or r10, r13
    shr r9, 9
    mov r13, r14
    shl r13, 55
    or r9, r13
    shr r14, 9
    mov r13, r12
    shl r13, 55
    or r14, r13
    shr r12, 9
    mov r13, rbx
    shl r13, 55
    or r12, r13
    ; rr = r^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr rbx, 9
    mov r13d, 0x1
    neg r13
    adc r15, qword [rsp + 344]
    adc rsi, qword [rsp + 96]
    adc rax, rbp
    adc rdi, qword [rsp + 144]
    adc rcx, r10
    adc r11, r9
    adc r14, qword [rsp + 328]
    adc r12, qword [rsp + 336]
    adc r8, rbx
    ; rr = r^2: less one unless it carried
    adc r15, -1
    adc rsi, -1
    adc rax, -1
    adc rdi, -1
    adc rcx, -1
    adc r11, -1
    adc r14, -1
    adc r12, -1
    adc r8, -1
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 88]
    mulx r10, r9, qword [rsp + 40]
    mulx rbp, rbx, qword [rsp + 160]
    add r9, rbp
    mulx r13, rbp, qword [rsp + 176]
    adc rbp, r10
    mov qword [rsp + 336], r12
    mulx r12, r10, qword [rsp + 72]
    adc r10, r13
    adc r12, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 328], r14
    mulx r14, r13, qword [rsp + 160]
    mov qword [rsp + 144], r11
    xor r11d, r11d
    adcx r9, r13
    mov qword [rsp + 96], rcx
    mulx rcx, r13, qword [rsp + 40]
    adcx rbp, r13
    adox rbp, r14
    mulx r14, r13, qword [rsp + 176]
    adcx r10, r13
    adox r10, rcx
    mulx r13, rcx, qword [rsp + 72]
    adcx r12, rcx
    adox r12, r14
    adcx r11, r11
    adox r11, r13
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r13, rcx, qword [rsp + 160]
    xor r14d, r14d
    adcx rbp, rcx
    mov qword [rsp + 344], rdi
    mulx rdi, rcx, qword [rsp + 40]
    adcx r10, rcx
    adox r10, r13
    mulx r13, rcx, qword [rsp + 176]
    adcx r12, rcx
    adox r12, rdi
    mulx rdi, rcx, qword [rsp + 72]
    adcx r11, rcx
    adox r11, r13
    adcx r14, r14
    adox r14, rdi
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx rdi, rcx, qword [rsp + 160]
    xor r13d, r13d
    adcx r10, rcx
    mov qword [rsp + 320], rax
    mulx rax, rcx, qword [rsp + 40]
    adcx r12, rcx
    adox r12, rdi
    mulx rdi, rcx, qword [rsp + 176]
    adcx r11, rcx
    adox r11, rax
    mulx rcx, rax, qword [rsp + 72]
    adcx r14, rax
    adox r14, rdi
    adcx r13, r13
    adox r13, rcx
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 24]
    mulx rcx, rax, qword [rsp + 248]
    mov qword [rsp + 352], rsi
    mulx rsi, rdi, qword [rsp + 240]
    add rax, rsi
    mov qword [rsp + 360], r15
    mulx r15, rsi, qword [rsp + 80]
    adc rsi, rcx
    mov qword [rsp + 368], r8
    mulx r8, rcx, qword [rsp + 184]
    adc rcx, r15
    mov qword [rsp + 376], rdi
    mulx rdi, r15, qword [rsp + 280]
    adc r15, r8
    adc rdi, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 384], r13
    mulx r13, r8, qword [rsp + 240]
    mov qword [rsp + 392], r14
    xor r14d, r14d
    adcx rax, r8
    mov qword [rsp + 400], rax
    mulx rax, r8, qword [rsp + 248]
    adcx rsi, r8
    adox rsi, r13
    mulx r13, r8, qword [rsp + 80]
    adcx rcx, r8
    adox rcx, rax
    mulx r8, rax, qword [rsp + 184]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [rsp + 280]
    adcx rdi, rax
    adox rdi, r8
    adcx r14, r14
    adox r14, r13
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 224]
    mulx r8, rax, qword [rsp + 240]
    xor r13d, r13d
    adcx rsi, rax
    mov qword [rsp + 408], rsi
    mulx rsi, rax, qword [rsp + 248]
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, qword [rsp + 80]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 184]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 280]
    adcx r14, rax
    adox r14, rsi
    adcx r13, r13
    adox r13, r8
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 152]
    mulx r8, rax, qword [rsp + 240]
    xor esi, esi
    adcx rcx, rax
    mov qword [rsp + 416], rcx
    mulx rcx, rax, qword [rsp + 248]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rsp + 80]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 184]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rsp + 280]
    adcx r13, rax
    adox r13, rcx
    adcx rsi, rsi
    adox rsi, r8
    mov rax, qword [rsp + 192]
    and rax, 511
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    mov rcx, qword [rsp + 280]
    imul rcx, rax
    mov rdx, rax
    mov qword [rsp + 192], r11
    mulx r11, r8, qword [rsp + 240]
    xor eax, eax
    adcx r15, r8
    mov qword [rsp + 424], r15
    mulx r15, r8, qword [rsp + 248]
    adcx rdi, r8
    adox rdi, r11
    mulx r11, r8, qword [rsp + 80]
    adcx r14, r8
    adox r14, r15
    mulx r15, r8, qword [rsp + 184]
    adcx r13, r8
    adox r13, r11
    adcx rsi, rcx
    adox rsi, r15
    ; HHH = H * HH: the sums of the halves, lower and upper
    xor ecx, ecx
    mov rax, qword [rsp + 88]
    adox rax, qword [rsp + 24]
    mov r8, qword [rsp + 216]
    adox r8, qword [rsp + 64]
    mov r11, qword [rsp + 8]
    adox r11, qword [rsp + 224]
    mov r15, qword [rsp + 32]
    adox r15, qword [rsp + 152]
    adox rcx, rdx
    mov qword [rsp + 432], rsi
    mov rsi, qword [rsp + 160]
    adcx rsi, qword [rsp + 240]
    mov qword [rsp + 440], r13
    mov r13, qword [rsp + 40]
    adcx r13, qword [rsp + 248]
    mov qword [rsp + 448], r14
    mov r14, qword [rsp + 176]
    adcx r14, qword [rsp + 80]
    mov qword [rsp + 456], rdi
    mov rdi, qword [rsp + 72]
    adcx rdi, qword [rsp + 184]
    mov qword [rsp + 464], r12
    mov r12, qword [rsp + 280]
    mov qword [rsp + 472], r10
    mov r10d, 0x0
    adcx r12, r10
    ; HHH = H * HH: product, row 0: a * b[0]
    mov qword [rsp + 480], rdx
    mov rdx, rax
    mov qword [rsp + 488], rbp
    mov qword [rsp + 496], r9
    mulx r9, rbp, r13
    mov qword [rsp + 504], rbx
    mulx rbx, rax, rsi
    add rbp, rbx
    mov qword [rsp + 512], rax
    mulx rax, rbx, r14
    adc rbx, r9
    mov qword [rsp + 520], rcx
    mulx rcx, r9, rdi
    adc r9, rax
    mov qword [rsp + 528], r15
    mulx r15, rax, r12
    adc rax, rcx
    adc r15, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mulx r10, rcx, rsi
    xor r8d, r8d
    adcx rbp, rcx
    mov qword [rsp + 536], rbp
    mulx rbp, rcx, r13
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, r14
    adcx r9, rcx
    adox r9, rbp
    mulx rbp, rcx, rdi
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, r12
    adcx r15, rcx
    adox r15, rbp
    adcx r8, r8
    adox r8, r10
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx r10, rcx, rsi
    xor ebp, ebp
    adcx rbx, rcx
    mulx r11, rcx, r13
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, r14
    adcx rax, rcx
    adox rax, r11
    mulx r11, rcx, rdi
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, r12
    adcx r8, rcx
    adox r8, r11
    adcx rbp, rbp
    adox rbp, r10
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 528]
    mulx r10, rcx, rsi
    xor r11d, r11d
    adcx r9, rcx
    mov qword [rsp + 544], r9
    mulx r9, rcx, r13
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, r14
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, rdi
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, r12
    adcx rbp, rcx
    adox rbp, r9
    adcx r11, r11
    adox r11, r10
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    imul r12, qword [rsp + 520]
    mov rdx, qword [rsp + 520]
    mulx r9, rcx, rsi
    xor r10d, r10d
    adcx rax, rcx
    mulx rsi, rcx, r13
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, r14
    adcx r8, rcx
    adox r8, rsi
    mulx rsi, rcx, rdi
    adcx rbp, rcx
    adox rbp, r9
    adcx r11, r12
    adox r11, rsi
    ; HHH = H * HH: less the other two products
    mov rcx, qword [rsp + 512]
    sub rcx, qword [rsp + 504]
    mov r9, qword [rsp + 536]
    sbb r9, qword [rsp + 496]
    sbb rbx, qword [rsp + 488]
    mov rsi, qword [rsp + 544]
    sbb rsi, qword [rsp + 472]
    sbb rax, qword [rsp + 464]
    sbb r15, qword [rsp + 192]
    sbb r8, qword [rsp + 392]
    sbb rbp, qword [rsp + 384]
    sbb r11, 0
    sub rcx, qword [rsp + 376]
    sbb r9, qword [rsp + 400]
    sbb rbx, qword [rsp + 408]
    sbb rsi, qword [rsp + 416]
    sbb rax, qword [rsp + 424]
    sbb r15, qword [rsp + 456]
    sbb r8, qword [rsp + 448]
    sbb rbp, qword [rsp + 440]
    sbb r11, qword [rsp + 432]
    ; HHH = H * HH: the three in their places
    add rcx, qword [rsp + 464]
    adc r9, qword [rsp + 192]
    adc rbx, qword [rsp + 392]
    adc rsi, qword [rsp + 384]
    adc rax, qword [rsp + 376]
    adc r15, qword [rsp + 400]
    adc r8, qword [rsp + 408]
    adc rbp, qword [rsp + 416]
    adc r11, qword [rsp + 424]
    mov rdi, qword [rsp + 456]
    adc rdi, 0
    mov r12, qword [rsp + 448]
    adc r12, 0
    mov r13, qword [rsp + 440]
    adc r13, 0
    mov r14, qword [rsp + 432]
    adc r14, 0
    ; HHH = H * HH: what is above 2^521
    mov r10, rax
    shr r10, 9
    mov qword [rsp + 432], rsi
    mov rsi, r15
    shl rsi, 55
    or r10, rsi
    shr r15, 9
    mov rsi, r8
    shl rsi, 55
    or r15, rsi
    shr r8, 9
    mov rsi, rbp
    shl rsi, 55
    or r8, rsi
    shr rbp, 9
    mov rsi, r11
    shl rsi, 55
    or rbp, rsi
    shr r11, 9
    mov rsi, rdi
    shl rsi, 55
    or r11, rsi
    shr rdi, 9
    mov rsi, r12
    shl rsi, 55
    or rdi, rsi
    shr r12, 9
    mov rsi, r13
    shl rsi, 55
    or r12, rsi
    shr r13, 9
    mov rsi, r14
    shl rsi, 55
    or r13, rsi
    ; HHH = H * HH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rax, -512
    shr r14, 9
    mov esi, 0x1
    neg rsi
    adc r10, qword [rsp + 504]
    adc r15, qword [rsp + 496]
    adc r8, qword [rsp + 488]
    adc rbp, qword [rsp + 472]
    adc rcx, r11
    adc r9, rdi
    adc rbx, r12
    adc r13, qword [rsp + 432]
    adc rax, r14
    ; HHH = H * HH: less one unless it carried
    adc r10, -1
    adc r15, -1
    adc r8, -1
    adc rbp, -1
    adc rcx, -1
    adc r9, -1
    adc rbx, -1
    adc r13, -1
    adc rax, -1
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 88]
    mov r11, qword [rsp + 48]
    mulx rdi, rsi, qword [r11 + 8]
    mulx r14, r12, qword [r11]
    add rsi, r14
    mov qword [rsp + 432], rax
    mulx rax, r14, qword [r11 + 16]
    adc r14, rdi
    mov qword [rsp + 472], r13
    mulx r13, rdi, qword [r11 + 24]
    adc rdi, rax
    adc r13, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 488], rbx
    mulx rbx, rax, qword [r11]
    mov qword [rsp + 496], r9
    xor r9d, r9d
    adcx rsi, rax
    mov qword [rsp + 504], rcx
    mulx rcx, rax, qword [r11 + 8]
    adcx r14, rax
    adox r14, rbx
    mulx rbx, rax, qword [r11 + 16]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r11 + 24]
    adcx r13, rax
    adox r13, rbx
    adcx r9, r9
    adox r9, rcx
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx rcx, rax, qword [r11]
    xor ebx, ebx
    adcx r14, rax
    mov qword [rsp + 440], rbp
    mulx rbp, rax, qword [r11 + 8]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r11 + 16]
    adcx r13, rax
    adox r13, rbp
    mulx rbp, rax, qword [r11 + 24]
    adcx r9, rax
    adox r9, rcx
    adcx rbx, rbx
    adox rbx, rbp
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 32]
    mulx rcx, rax, qword [r11]
    xor ebp, ebp
    adcx rdi, rax
    mov qword [rsp + 448], r8
    mulx r8, rax, qword [r11 + 8]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [r11 + 16]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [r11 + 24]
    adcx rbx, rax
    adox rbx, rcx
    adcx rbp, rbp
    adox rbp, r8
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 24]
    mulx rcx, rax, qword [r11 + 40]
    mov qword [rsp + 456], r15
    mulx r15, r8, qword [r11 + 32]
    add rax, r15
    mov qword [rsp + 424], r10
    mulx r10, r15, qword [r11 + 48]
    adc r15, rcx
    mov qword [rsp + 416], r8
    mulx r8, rcx, qword [r11 + 56]
    adc rcx, r10
    mov qword [rsp + 408], rbp
    mulx rbp, r10, qword [r11 + 64]
    adc r10, r8
    adc rbp, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 400], rbx
    mulx rbx, r8, qword [r11 + 32]
    mov qword [rsp + 376], r9
    xor r9d, r9d
    adcx rax, r8
    mov qword [rsp + 384], rax
    mulx rax, r8, qword [r11 + 40]
    adcx r15, r8
    adox r15, rbx
    mulx rbx, r8, qword [r11 + 48]
    adcx rcx, r8
    adox rcx, rax
    mulx r8, rax, qword [r11 + 56]
    adcx r10, rax
    adox r10, rbx
    mulx rbx, rax, qword [r11 + 64]
    adcx rbp, rax
    adox rbp, r8
    adcx r9, r9
    adox r9, rbx
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 224]
    mulx r8, rax, qword [r11 + 32]
    xor ebx, ebx
    adcx r15, rax
    mov qword [rsp + 392], r15
    mulx r15, rax, qword [r11 + 40]
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, qword [r11 + 48]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [r11 + 56]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [r11 + 64]
    adcx r9, rax
    adox r9, r15
    adcx rbx, rbx
    adox rbx, r8
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 152]
    mulx r8, rax, qword [r11 + 32]
    xor r15d, r15d
    adcx rcx, rax
    mov qword [rsp + 192], rcx
    mulx rcx, rax, qword [r11 + 40]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [r11 + 48]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r11 + 56]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [r11 + 64]
    adcx rbx, rax
    adox rbx, rcx
    adcx r15, r15
    adox r15, r8
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    mov rax, qword [r11 + 64]
    imul rax, qword [rsp + 480]
    mov rdx, qword [rsp + 480]
    mulx r8, rcx, qword [r11 + 32]
    mov qword [rsp + 464], r13
    xor r13d, r13d
    adcx r10, rcx
    mov qword [rsp + 544], r10
    mulx r10, rcx, qword [r11 + 40]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [r11 + 48]
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, qword [r11 + 56]
    adcx rbx, rcx
    adox rbx, r8
    adcx r15, rax
    adox r15, r10
    ; V = X1 * HH: the sums of the halves, lower and upper
    xor eax, eax
    mov rcx, qword [rsp + 88]
    adox rcx, qword [rsp + 24]
    mov r8, qword [rsp + 216]
    adox r8, qword [rsp + 64]
    mov r10, qword [rsp + 8]
    adox r10, qword [rsp + 224]
    mov r13, qword [rsp + 32]
    adox r13, qword [rsp + 152]
    adox rdx, rax
    mov qword [rsp + 480], r15
    mov r15, qword [r11]
    adcx r15, qword [r11 + 32]
    mov qword [rsp + 152], rbx
    mov rbx, qword [r11 + 8]
    adcx rbx, qword [r11 + 40]
    mov qword [rsp + 32], r9
    mov r9, qword [r11 + 16]
    adcx r9, qword [r11 + 48]
    mov qword [rsp + 224], rbp
    mov rbp, qword [r11 + 24]
    adcx rbp, qword [r11 + 56]
    adcx rax, qword [r11 + 64]
    ; V = X1 * HH: product, row 0: a * b[0]
    mov qword [rsp + 8], rdx
    mov rdx, rcx
    mov qword [rsp + 64], rdi
    mulx r11, rdi, rbx
    mov qword [rsp + 216], r14
    mulx r14, rcx, r15
    add rdi, r14
    mov qword [rsp + 24], rsi
    mulx rsi, r14, r9
    adc r14, r11
    mov qword [rsp + 88], rcx
    mulx rcx, r11, rbp
    adc r11, rsi
    mov qword [rsp + 536], r12
    mulx r12, rsi, rax
    adc rsi, rcx
    adc r12, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, r8
    mov qword [rsp + 512], r13
    mulx r13, rcx, r15
    xor r8d, r8d
    adcx rdi, rcx
    mov qword [rsp + 520], rdi
    mulx rdi, rcx, rbx
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, r9
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, rbp
    adcx rsi, rcx
    adox rsi, r13
    mulx r13, rcx, rax
    adcx r12, rcx
    adox r12, rdi
    adcx r8, r8
    adox r8, r13
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx rdi, rcx, r15
    xor r13d, r13d
    adcx r14, rcx
    mulx r10, rcx, rbx
    adcx r11, rcx
    adox r11, rdi
    mulx rdi, rcx, r9
    adcx rsi, rcx
    adox rsi, r10
    mulx r10, rcx, rbp
    adcx r12, rcx
    adox r12, rdi
    mulx rdi, rcx, rax
    adcx r8, rcx
    adox r8, r10
    adcx r13, r13
    adox r13, rdi
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 512]
    mulx r10, rcx, r15
    xor edi, edi
    adcx r11, rcx
    mov qword [rsp + 528], r11
    mulx r11, rcx, rbx
    adcx rsi, rcx
    adox rsi, r10
    mulx r10, rcx, r9
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, rbp
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, rax
    adcx r13, rcx
    adox r13, r11
    adcx rdi, rdi
    adox rdi, r10
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx r10, rcx, r15
    xor r11d, r11d
    adcx rsi, rcx
    mulx rbx, rcx, rbx
    adcx r12, rcx
    adox r12, r10
    mulx r9, rcx, r9
    adcx r8, rcx
    adox r8, rbx
    mulx r10, rcx, rbp
    adcx r13, rcx
    adox r13, r9
    adcx rdi, rax
    adox rdi, r10
    ; V = X1 * HH: less the other two products
    mov rax, qword [rsp + 88]
    sub rax, qword [rsp + 536]
    mov rcx, qword [rsp + 520]
    sbb rcx, qword [rsp + 24]
    sbb r14, qword [rsp + 216]
    mov r9, qword [rsp + 528]
    sbb r9, qword [rsp + 64]
    sbb rsi, qword [rsp + 464]
    sbb r12, qword [rsp + 376]
    sbb r8, qword [rsp + 400]
    sbb r13, qword [rsp + 408]
    sbb rdi, 0
    sub rax, qword [rsp + 416]
    sbb rcx, qword [rsp + 384]
    sbb r14, qword [rsp + 392]
    sbb r9, qword [rsp + 192]
    sbb rsi, qword [rsp + 544]
    sbb r12, qword [rsp + 224]
    sbb r8, qword [rsp + 32]
    sbb r13, qword [rsp + 152]
    sbb rdi, qword [rsp + 480]
    ; V = X1 * HH: the three in their places
    add rax, qword [rsp + 464]
    adc rcx, qword [rsp + 376]
    adc r14, qword [rsp + 400]
    adc r9, qword [rsp + 408]
    adc rsi, qword [rsp + 416]
    adc r12, qword [rsp + 384]
    adc r8, qword [rsp + 392]
    adc r13, qword [rsp + 192]
    adc rdi, qword [rsp + 544]
    mov r10, qword [rsp + 224]
    adc r10, 0
    mov rbx, qword [rsp + 32]
    adc rbx, 0
    mov rbp, qword [rsp + 152]
    adc rbp, 0
    mov r15, qword [rsp + 480]
    adc r15, 0
    ; V = X1 * HH: what is above 2^521
    mov r11, rsi
    shr r11, 9
    mov qword [rsp + 480], r9
    mov r9, r12
    shl r9, 55
    or r11, r9
    shr r12, 9
    mov r9, r8
    shl r9, 55
    or r12, r9
    shr r8, 9
    mov r9, r13
    shl r9, 55
    or r8, r9
    shr r13, 9
    mov r9, rdi
    shl r9, 55
    or r13, r9
    shr rdi, 9
    mov r9, r10
    shl r9, 55
    or rdi, r9
    shr r10, 9
    mov r9, rbx
    shl r9, 55
    or r10, r9
    shr rbx, 9
    mov r9, rbp
    shl r9, 55
    or rbx, r9
    shr rbp, 9
    mov r9, r15
    shl r9, 55
    or rbp, r9
    ; V = X1 * HH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rsi, -512
    shr r15, 9
    mov r9d, 0x1
    neg r9
    adc r11, qword [rsp + 536]
    adc r12, qword [rsp + 24]
    adc r8, qword [rsp + 216]
    adc r13, qword [rsp + 64]
    adc rax, rdi
    adc rcx, r10
    adc r14, rbx
    adc rbp, qword [rsp + 480]
    adc rsi, r15
    ; V = X1 * HH: less one unless it carried
    adc r11, -1
    adc r12, -1
    adc r8, -1
    adc r13, -1
    adc rax, -1
    adc rcx, -1
    adc r14, -1
    adc rbp, -1
    adc rsi, -1
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 424]
    mov r9, qword [rsp + 48]
    mulx rdi, r10, qword [r9 + 80]
    mulx r15, rbx, qword [r9 + 72]
    add r10, r15
    mov qword [rsp + 480], rbp
    mulx rbp, r15, qword [r9 + 88]
    adc r15, rdi
    mov qword [rsp + 64], r14
    mulx r14, rdi, qword [r9 + 96]
    adc rdi, rbp
    adc r14, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 456]
    mov qword [rsp + 216], rcx
    mulx rcx, rbp, qword [r9 + 72]
    mov qword [rsp + 24], rax
    xor eax, eax
    adcx r10, rbp
    mov qword [rsp + 536], r13
    mulx r13, rbp, qword [r9 + 80]
    adcx r15, rbp
    adox r15, rcx
    mulx rbp, rcx, qword [r9 + 88]
    adcx rdi, rcx
    adox rdi, r13
    mulx r13, rcx, qword [r9 + 96]
    adcx r14, rcx
    adox r14, rbp
    adcx rax, rax
    adox rax, r13
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 448]
    mulx rbp, rcx, qword [r9 + 72]
    xor r13d, r13d
    adcx r15, rcx
    mov qword [rsp + 152], r8
    mulx r8, rcx, qword [r9 + 80]
    adcx rdi, rcx
    adox rdi, rbp
    mulx rbp, rcx, qword [r9 + 88]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [r9 + 96]
    adcx rax, rcx
    adox rax, rbp
    adcx r13, r13
    adox r13, r8
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 440]
    mulx r8, rcx, qword [r9 + 72]
    xor ebp, ebp
    adcx rdi, rcx
    mov qword [rsp + 32], r12
    mulx r12, rcx, qword [r9 + 80]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [r9 + 88]
    adcx rax, rcx
    adox rax, r12
    mulx r12, rcx, qword [r9 + 96]
    adcx r13, rcx
    adox r13, r8
    adcx rbp, rbp
    adox rbp, r12
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 504]
    mulx r8, rcx, qword [r9 + 112]
    mov qword [rsp + 224], r11
    mulx r11, r12, qword [r9 + 104]
    add rcx, r11
    mov qword [rsp + 544], rsi
    mulx rsi, r11, qword [r9 + 120]
    adc r11, r8
    mov qword [rsp + 192], r12
    mulx r12, r8, qword [r9 + 128]
    adc r8, rsi
    mov qword [rsp + 392], rbp
    mulx rbp, rsi, qword [r9 + 136]
    adc rsi, r12
    adc rbp, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 496]
    mov qword [rsp + 384], r13
    mulx r13, r12, qword [r9 + 104]
    mov qword [rsp + 416], rax
    xor eax, eax
    adcx rcx, r12
    mov qword [rsp + 408], rcx
    mulx rcx, r12, qword [r9 + 112]
    adcx r11, r12
    adox r11, r13
    mulx r13, r12, qword [r9 + 120]
    adcx r8, r12
    adox r8, rcx
    mulx r12, rcx, qword [r9 + 128]
    adcx rsi, rcx
    adox rsi, r13
    mulx r13, rcx, qword [r9 + 136]
    adcx rbp, rcx
    adox rbp, r12
    adcx rax, rax
    adox rax, r13
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 488]
    mulx r12, rcx, qword [r9 + 104]
    xor r13d, r13d
    adcx r11, rcx
    mov qword [rsp + 400], r11
    mulx r11, rcx, qword [r9 + 112]
    adcx r8, rcx
    adox r8, r12
    mulx r12, rcx, qword [r9 + 120]
    adcx rsi, rcx
    adox rsi, r11
    mulx r11, rcx, qword [r9 + 128]
    adcx rbp, rcx
    adox rbp, r12
    mulx r12, rcx, qword [r9 + 136]
    adcx rax, rcx
    adox rax, r11
    adcx r13, r13
    adox r13, r12
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 472]
    mulx r11, rcx, qword [r9 + 104]
    xor r12d, r12d
    adcx r8, rcx
    mov qword [rsp + 376], r8
    mulx r8, rcx, qword [r9 + 112]
    adcx rsi, rcx
    adox rsi, r11
    mulx r11, rcx, qword [r9 + 120]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [r9 + 128]
    adcx rax, rcx
    adox rax, r11
    mulx r11, rcx, qword [r9 + 136]
    adcx r13, rcx
    adox r13, r8
    adcx r12, r12
    adox r12, r11
    mov rcx, qword [rsp + 432]
    and rcx, 511
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov r8, qword [r9 + 136]
    imul r8, rcx
    mov rdx, rcx
    mov qword [rsp + 432], r14
    mulx r14, r11, qword [r9 + 104]
    xor ecx, ecx
    adcx rsi, r11
    mov qword [rsp + 464], rsi
    mulx rsi, r11, qword [r9 + 112]
    adcx rbp, r11
    adox rbp, r14
    mulx r14, r11, qword [r9 + 120]
    adcx rax, r11
    adox rax, rsi
    mulx rsi, r11, qword [r9 + 128]
    adcx r13, r11
    adox r13, r14
    adcx r12, r8
    adox r12, rsi
    ; t6 = Y1 * HHH: the sums of the halves, lower and upper
    xor r8d, r8d
    mov rcx, qword [rsp + 424]
    adox rcx, qword [rsp + 504]
    mov r11, qword [rsp + 456]
    adox r11, qword [rsp + 496]
    mov rsi, qword [rsp + 448]
    adox rsi, qword [rsp + 488]
    mov r14, qword [rsp + 440]
    adox r14, qword [rsp + 472]
    adox r8, rdx
    mov qword [rsp + 528], r12
    mov r12, qword [r9 + 72]
    adcx r12, qword [r9 + 104]
    mov qword [rsp + 520], r13
    mov r13, qword [r9 + 80]
    adcx r13, qword [r9 + 112]
    mov qword [rsp + 88], rax
    mov rax, qword [r9 + 88]
    adcx rax, qword [r9 + 120]
    mov qword [rsp + 8], rbp
    mov rbp, qword [r9 + 96]
    adcx rbp, qword [r9 + 128]
    mov qword [rsp + 512], rdi
    mov rdi, qword [r9 + 136]
    mov qword [rsp + 552], r15
    mov r15d, 0x0
    adcx rdi, r15
    mov r9, qword [rsp]
    mov qword [rsp + 48], r10
    mov r10, qword [rsp + 168]
    mov qword [r9 + 144], r10
    mov qword [rsp + 560], rbx
    mov rbx, qword [rsp + 104]
    mov qword [r9 + 152], rbx
    mov qword [rsp + 568], r8
    mov r8, qword [rsp + 272]
    mov qword [r9 + 160], r8
    mov qword [rsp + 576], r14
    mov r14, qword [rsp + 208]
    mov qword [r9 + 168], r14
    mov qword [rsp + 584], rsi
    mov rsi, qword [rsp + 16]
    mov qword [r9 + 176], rsi
    mov r15, qword [rsp + 256]
    mov qword [r9 + 184], r15
    mov qword [rsp + 592], r11
    mov r11, qword [rsp + 288]
    mov qword [r9 + 192], r11
    mov qword [rsp + 600], rdi
    mov rdi, qword [rsp + 296]
    mov qword [r9 + 200], rdi
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov qword [rsp + 608], rdx
    mov rdx, rcx
    mulx r10, r8, r13
    mulx r11, rcx, r12
    add r8, r11
    mulx rsi, r11, rax
    adc r11, r10
    mulx rdi, r10, rbp
    adc r10, rsi
    mulx rbx, rsi, qword [rsp + 600]
    adc rsi, rdi
    adc rbx, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 592]
    mulx r14, rdi, r12
    xor r15d, r15d
    adcx r8, rdi
    mulx r9, rdi, r13
    adcx r11, rdi
    adox r11, r14
    mulx r14, rdi, rax
    adcx r10, rdi
    adox r10, r9
    mulx rdi, r9, rbp
    adcx rsi, r9
    adox rsi, r14
    mulx r14, r9, qword [rsp + 600]
    adcx rbx, r9
    adox rbx, rdi
    adcx r15, r15
    adox r15, r14
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 584]
    mulx rdi, r9, r12
    xor r14d, r14d
    adcx r11, r9
    mov qword [rsp + 592], r11
    mulx r11, r9, r13
    adcx r10, r9
    adox r10, rdi
    mulx rdi, r9, rax
    adcx rsi, r9
    adox rsi, r11
    mulx r11, r9, rbp
    adcx rbx, r9
    adox rbx, rdi
    mulx rdi, r9, qword [rsp + 600]
    adcx r15, r9
    adox r15, r11
    adcx r14, r14
    adox r14, rdi
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 576]
    mulx r11, r9, r12
    xor edi, edi
    adcx r10, r9
    mov qword [rsp + 584], r10
    mulx r10, r9, r13
    adcx rsi, r9
    adox rsi, r11
    mulx r11, r9, rax
    adcx rbx, r9
    adox rbx, r10
    mulx r10, r9, rbp
    adcx r15, r9
    adox r15, r11
    mulx r11, r9, qword [rsp + 600]
    adcx r14, r9
    adox r14, r10
    adcx rdi, rdi
    adox rdi, r11
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov r9, qword [rsp + 600]
    imul r9, qword [rsp + 568]
    mov rdx, qword [rsp + 568]
    mulx r11, r10, r12
    xor r12d, r12d
    adcx rsi, r10
    mulx r13, r10, r13
    adcx rbx, r10
    adox rbx, r11
    mulx r10, rax, rax
    adcx r15, rax
    adox r15, r13
    mulx r11, rax, rbp
    adcx r14, rax
    adox r14, r10
    adcx rdi, r9
    adox rdi, r11
    ; t6 = Y1 * HHH: less the other two products
    sub rcx, qword [rsp + 560]
    sbb r8, qword [rsp + 48]
    mov rax, qword [rsp + 592]
    sbb rax, qword [rsp + 552]
    mov r9, qword [rsp + 584]
    sbb r9, qword [rsp + 512]
    sbb rsi, qword [rsp + 432]
    sbb rbx, qword [rsp + 416]
    sbb r15, qword [rsp + 384]
    sbb r14, qword [rsp + 392]
    sbb rdi, 0
    sub rcx, qword [rsp + 192]
    sbb r8, qword [rsp + 408]
    sbb rax, qword [rsp + 400]
    sbb r9, qword [rsp + 376]
    sbb rsi, qword [rsp + 464]
    sbb rbx, qword [rsp + 8]
    sbb r15, qword [rsp + 88]
    sbb r14, qword [rsp + 520]
    sbb rdi, qword [rsp + 528]
    ; t6 = Y1 * HHH: the three in their places
    add rcx, qword [rsp + 432]
    adc r8, qword [rsp + 416]
    adc rax, qword [rsp + 384]
    adc r9, qword [rsp + 392]
    adc rsi, qword [rsp + 192]
    adc rbx, qword [rsp + 408]
    adc r15, qword [rsp + 400]
    adc r14, qword [rsp + 376]
    adc rdi, qword [rsp + 464]
    mov r10, qword [rsp + 8]
    adc r10, 0
    mov r11, qword [rsp + 88]
    adc r11, 0
    mov rbp, qword [rsp + 520]
    adc rbp, 0
    mov r13, qword [rsp + 528]
    adc r13, 0
    ; t6 = Y1 * HHH: what is above 2^521
    mov r12, rsi
    shr r12, 9
    mov qword [rsp + 528], r9
    mov r9, rbx
    shl r9, 55
    or r12, r9
    shr rbx, 9
    mov r9, r15
    shl r9, 55
    or rbx, r9
    shr r15, 9
    mov r9, r14
    shl r9, 55
    or r15, r9
    shr r14, 9
    mov r9, rdi
    shl r9, 55
    or r14, r9
    shr rdi, 9
    mov r9, r10
    shl r9, 55
    or rdi, r9
    shr r10, 9
    mov r9, r11
    shl r9, 55
    or r10, r9
    shr r11, 9
    mov r9, rbp
    shl r9, 55
    or r11, r9
    shr rbp, 9
    mov r9, r13
    shl r9, 55
    or rbp, r9
    ; t6 = Y1 * HHH: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rsi, -512
    shr r13, 9
    mov r9d, 0x1
    neg r9
    adc r12, qword [rsp + 560]
    adc rbx, qword [rsp + 48]
    adc r15, qword [rsp + 552]
    adc r14, qword [rsp + 512]
    adc rcx, rdi
    adc r8, r10
    adc rax, r11
    adc rbp, qword [rsp + 528]
    adc rsi, r13
    ; t6 = Y1 * HHH: less one unless it carried
    adc r12, -1
    adc rbx, -1
    adc r15, -1
    adc r14, -1
    adc rcx, -1
    adc r8, -1
    adc rax, -1
    adc rbp, -1
    adc rsi, -1
    mov r9, qword [rsp + 544]
    and r9, 511
    ; V2 = 2*V: 2*a, the top bit of a in the lowest place
    mov r10, qword [rsp + 224]
    add r10, r10
    mov r11, qword [rsp + 32]
    adc r11, r11
    mov rdi, qword [rsp + 152]
    adc rdi, rdi
    mov r13, qword [rsp + 536]
    adc r13, r13
    mov qword [rsp + 544], rbp
    mov rbp, qword [rsp + 24]
    adc rbp, rbp
    mov qword [rsp + 528], rax
    mov rax, qword [rsp + 216]
    adc rax, rax
    mov qword [rsp + 512], r8
    mov r8, qword [rsp + 64]
    adc r8, r8
    mov qword [rsp + 552], rcx
    mov rcx, qword [rsp + 480]
    adc rcx, rcx
    mov qword [rsp + 48], r14
    mov r14, r9
    adc r14, r14
    mov qword [rsp + 560], r15
    mov r15, qword [rsp + 368]
    and r15, 511
    ; t3 = rr - HHH: a - b
    mov qword [rsp + 368], rbx
    mov rbx, qword [rsp + 360]
    sub rbx, qword [rsp + 424]
    mov qword [rsp + 424], r12
    mov r12, qword [rsp + 352]
    sbb r12, qword [rsp + 456]
    mov qword [rsp + 456], rsi
    mov rsi, qword [rsp + 320]
    sbb rsi, qword [rsp + 448]
    mov qword [rsp + 448], rcx
    mov rcx, qword [rsp + 344]
    sbb rcx, qword [rsp + 440]
    mov qword [rsp + 440], r8
    mov r8, qword [rsp + 96]
    sbb r8, qword [rsp + 504]
    mov qword [rsp + 504], rax
    mov rax, qword [rsp + 144]
    sbb rax, qword [rsp + 496]
    mov qword [rsp + 496], rbp
    mov rbp, qword [rsp + 328]
    sbb rbp, qword [rsp + 488]
    mov qword [rsp + 488], r13
    mov r13, qword [rsp + 336]
    sbb r13, qword [rsp + 472]
    sbb r15, qword [rsp + 608]
    ; t3 = rr - HHH: less the borrow, modulo 2^k
    sbb rbx, 0
    sbb r12, 0
    sbb rsi, 0
    sbb rcx, 0
    sbb r8, 0
    sbb rax, 0
    sbb rbp, 0
    sbb r13, 0
    sbb r15, 0
    mov qword [rsp + 608], r13
    mov r13, r9
    shr r13, 8
    or r10, r13
    and r15, 511
    and r14, 511
    ; X3 = t3 - V2: a - b
    sub rbx, r10
    sbb r12, r11
    sbb rsi, rdi
    sbb rcx, qword [rsp + 488]
    sbb r8, qword [rsp + 496]
    sbb rax, qword [rsp + 504]
    sbb rbp, qword [rsp + 440]
    mov r10, qword [rsp + 608]
    sbb r10, qword [rsp + 448]
    sbb r15, r14
    ; X3 = t3 - V2: less the borrow, modulo 2^k
    sbb rbx, 0
    mov r11, qword [rsp]
    mov qword [r11], rbx
    sbb r12, 0
    mov qword [r11 + 8], r12
    sbb rsi, 0
    mov qword [r11 + 16], rsi
    sbb rcx, 0
    mov qword [r11 + 24], rcx
    sbb r8, 0
    mov qword [r11 + 32], r8
    sbb rax, 0
    mov qword [r11 + 40], rax
    sbb rbp, 0
    mov qword [r11 + 48], rbp
    sbb r10, 0
    mov qword [r11 + 56], r10
    sbb r15, 0
    and r15, 511
    mov qword [r11 + 64], r15
    ; t4 = V - X3: a - b
    mov rdi, qword [rsp + 224]
    sub rdi, rbx
    mov rbx, qword [rsp + 32]
    sbb rbx, r12
    mov r12, qword [rsp + 152]
    sbb r12, rsi
    mov rsi, qword [rsp + 536]
    sbb rsi, rcx
    mov rcx, qword [rsp + 24]
    sbb rcx, r8
    mov r8, qword [rsp + 216]
    sbb r8, rax
    mov rax, qword [rsp + 64]
    sbb rax, rbp
    mov rbp, qword [rsp + 480]
    sbb rbp, r10
    sbb r9, r15
    ; t4 = V - X3: less the borrow, modulo 2^k
    sbb rdi, 0
    sbb rbx, 0
    sbb r12, 0
    sbb rsi, 0
    sbb rcx, 0
    sbb r8, 0
    sbb rax, 0
    sbb rbp, 0
    sbb r9, 0
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, rdi
    mulx r13, r10, qword [rsp + 128]
    mulx r15, r14, qword [rsp + 136]
    add r10, r15
    mulx rdi, r15, qword [rsp + 200]
    adc r15, r13
    mov qword [rsp + 480], r14
    mulx r14, r13, qword [rsp + 312]
    adc r13, rdi
    adc r14, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdi, rdx
    mov rdx, rbx
    mov qword [rsp + 64], rdi
    mulx rdi, r11, qword [rsp + 136]
    xor ebx, ebx
    adcx r10, r11
    mov qword [rsp + 216], r10
    mulx r10, r11, qword [rsp + 128]
    adcx r15, r11
    adox r15, rdi
    mulx rdi, r11, qword [rsp + 200]
    adcx r13, r11
    adox r13, r10
    mulx r11, r10, qword [rsp + 312]
    adcx r14, r10
    adox r14, rdi
    adcx rbx, rbx
    adox rbx, r11
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov r10, rdx
    mov rdx, r12
    mulx rdi, r11, qword [rsp + 136]
    xor r12d, r12d
    adcx r15, r11
    mov qword [rsp + 24], r15
    mulx r15, r11, qword [rsp + 128]
    adcx r13, r11
    adox r13, rdi
    mulx rdi, r11, qword [rsp + 200]
    adcx r14, r11
    adox r14, r15
    mulx r15, r11, qword [rsp + 312]
    adcx rbx, r11
    adox rbx, rdi
    adcx r12, r12
    adox r12, r15
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov r11, rdx
    mov rdx, rsi
    mulx r15, rdi, qword [rsp + 136]
    xor esi, esi
    adcx r13, rdi
    mov qword [rsp + 536], r13
    mulx r13, rdi, qword [rsp + 128]
    adcx r14, rdi
    adox r14, r15
    mulx r15, rdi, qword [rsp + 200]
    adcx rbx, rdi
    adox rbx, r13
    mulx r13, rdi, qword [rsp + 312]
    adcx r12, rdi
    adox r12, r15
    adcx rsi, rsi
    adox rsi, r13
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdi, rdx
    mov rdx, rcx
    mulx r15, r13, qword [rsp + 56]
    mov qword [rsp + 152], rsi
    mulx rsi, rcx, qword [rsp + 304]
    add r13, rsi
    mov qword [rsp + 32], rcx
    mulx rcx, rsi, qword [rsp + 112]
    adc rsi, r15
    mov qword [rsp + 224], r12
    mulx r12, r15, qword [rsp + 120]
    adc r15, rcx
    mov qword [rsp + 448], rbx
    mulx rbx, rcx, qword [rsp + 264]
    adc rcx, r12
    adc rbx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov r12, rdx
    mov rdx, r8
    mov qword [rsp + 608], r14
    mov qword [rsp + 440], rdi
    mulx rdi, r14, qword [rsp + 304]
    xor r8d, r8d
    adcx r13, r14
    mov qword [rsp + 504], r13
    mulx r13, r14, qword [rsp + 56]
    adcx rsi, r14
    adox rsi, rdi
    mulx r14, rdi, qword [rsp + 112]
    adcx r15, rdi
    adox r15, r13
    mulx r13, rdi, qword [rsp + 120]
    adcx rcx, rdi
    adox rcx, r14
    mulx r14, rdi, qword [rsp + 264]
    adcx rbx, rdi
    adox rbx, r13
    adcx r8, r8
    adox r8, r14
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdi, rdx
    mov rdx, rax
    mulx r14, r13, qword [rsp + 304]
    xor eax, eax
    adcx rsi, r13
    mov qword [rsp + 496], rsi
    mulx rsi, r13, qword [rsp + 56]
    adcx r15, r13
    adox r15, r14
    mulx r14, r13, qword [rsp + 112]
    adcx rcx, r13
    adox rcx, rsi
    mulx r13, rsi, qword [rsp + 120]
    adcx rbx, rsi
    adox rbx, r14
    mulx r14, rsi, qword [rsp + 264]
    adcx r8, rsi
    adox r8, r13
    adcx rax, rax
    adox rax, r14
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, rbp
    mulx r14, r13, qword [rsp + 304]
    xor ebp, ebp
    adcx r15, r13
    mov qword [rsp + 488], r15
    mulx r15, r13, qword [rsp + 56]
    adcx rcx, r13
    adox rcx, r14
    mulx r14, r13, qword [rsp + 112]
    adcx rbx, r13
    adox rbx, r15
    mulx r15, r13, qword [rsp + 120]
    adcx r8, r13
    adox r8, r14
    mulx r14, r13, qword [rsp + 264]
    adcx rax, r13
    adox rax, r15
    adcx rbp, rbp
    adox rbp, r14
    and r9, 511
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    mov r13, qword [rsp + 264]
    imul r13, r9
    mov r14, rdx
    mov rdx, r9
    mov qword [rsp + 472], r14
    mulx r14, r15, qword [rsp + 304]
    xor r9d, r9d
    adcx rcx, r15
    mov qword [rsp + 336], rcx
    mulx rcx, r15, qword [rsp + 56]
    adcx rbx, r15
    adox rbx, r14
    mulx r15, r14, qword [rsp + 112]
    adcx r8, r14
    adox r8, rcx
    mulx r14, rcx, qword [rsp + 120]
    adcx rax, rcx
    adox rax, r15
    adcx rbp, r13
    adox rbp, r14
    ; t5 = r * t4: the sums of the halves, lower and upper
    xor ecx, ecx
    adox r12, qword [rsp + 64]
    adox r10, rdi
    adox r11, rsi
    mov r9, qword [rsp + 440]
    adox r9, qword [rsp + 472]
    adox rdx, rcx
    mov rsi, qword [rsp + 136]
    adcx rsi, qword [rsp + 304]
    mov rdi, qword [rsp + 128]
    adcx rdi, qword [rsp + 56]
    mov r13, qword [rsp + 200]
    adcx r13, qword [rsp + 112]
    mov r14, qword [rsp + 312]
    adcx r14, qword [rsp + 120]
    adcx rcx, qword [rsp + 264]
    ; t5 = r * t4: product, row 0: a * b[0]
    mov r15, rdx
    mov rdx, r12
    mov qword [rsp + 472], rbp
    mov qword [rsp + 440], rax
    mulx rax, rbp, rdi
    mov qword [rsp + 64], r8
    mulx r8, r12, rsi
    add rbp, r8
    mov qword [rsp + 328], rbx
    mulx rbx, r8, r13
    adc r8, rax
    mov qword [rsp + 144], r12
    mulx r12, rax, r14
    adc rax, rbx
    mov qword [rsp + 96], r15
    mulx r15, rbx, rcx
    adc rbx, r12
    adc r15, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mov qword [rsp + 344], r9
    mulx r9, r12, rsi
    xor r10d, r10d
    adcx rbp, r12
    mov qword [rsp + 320], rbp
    mulx rbp, r12, rdi
    adcx r8, r12
    adox r8, r9
    mulx r12, r9, r13
    adcx rax, r9
    adox rax, rbp
    mulx rbp, r9, r14
    adcx rbx, r9
    adox rbx, r12
    mulx r12, r9, rcx
    adcx r15, r9
    adox r15, rbp
    adcx r10, r10
    adox r10, r12
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx rbp, r9, rsi
    xor r12d, r12d
    adcx r8, r9
    mulx r11, r9, rdi
    adcx rax, r9
    adox rax, rbp
    mulx rbp, r9, r13
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, r14
    adcx r15, r9
    adox r15, rbp
    mulx rbp, r9, rcx
    adcx r10, r9
    adox r10, r11
    adcx r12, r12
    adox r12, rbp
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 344]
    mulx r11, r9, rsi
    xor ebp, ebp
    adcx rax, r9
    mov qword [rsp + 352], rax
    mulx rax, r9, rdi
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, r13
    adcx r15, r9
    adox r15, rax
    mulx r9, rax, r14
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, rcx
    adcx r12, rax
    adox r12, r9
    adcx rbp, rbp
    adox rbp, r11
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    imul rcx, qword [rsp + 96]
    mov rdx, qword [rsp + 96]
    mulx r9, rax, rsi
    xor r11d, r11d
    adcx rbx, rax
    mulx rsi, rax, rdi
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, r13
    adcx r10, rax
    adox r10, rsi
    mulx rsi, rax, r14
    adcx r12, rax
    adox r12, r9
    adcx rbp, rcx
    adox rbp, rsi
    ; t5 = r * t4: less the other two products
    mov rax, qword [rsp + 144]
    sub rax, qword [rsp + 480]
    mov rcx, qword [rsp + 320]
    sbb rcx, qword [rsp + 216]
    sbb r8, qword [rsp + 24]
    mov r9, qword [rsp + 352]
    sbb r9, qword [rsp + 536]
    sbb rbx, qword [rsp + 608]
    sbb r15, qword [rsp + 448]
    sbb r10, qword [rsp + 224]
    sbb r12, qword [rsp + 152]
    sbb rbp, 0
    sub rax, qword [rsp + 32]
    sbb rcx, qword [rsp + 504]
    sbb r8, qword [rsp + 496]
    sbb r9, qword [rsp + 488]
    sbb rbx, qword [rsp + 336]
    sbb r15, qword [rsp + 328]
    sbb r10, qword [rsp + 64]
    sbb r12, qword [rsp + 440]
    sbb rbp, qword [rsp + 472]
    ; t5 = r * t4: the three in their places
    add rax, qword [rsp + 608]
    adc rcx, qword [rsp + 448]
    adc r8, qword [rsp + 224]
    adc r9, qword [rsp + 152]
    adc rbx, qword [rsp + 32]
    adc r15, qword [rsp + 504]
    adc r10, qword [rsp + 496]
    adc r12, qword [rsp + 488]
    adc rbp, qword [rsp + 336]
    mov rsi, qword [rsp + 328]
    adc rsi, 0
    mov rdi, qword [rsp + 64]
    adc rdi, 0
    mov r13, qword [rsp + 440]
    adc r13, 0
    mov r14, qword [rsp + 472]
    adc r14, 0
    ; t5 = r * t4: what is above 2^521
    mov r11, rbx
    shr r11, 9
    mov qword [rsp + 472], r9
    mov r9, r15
    shl r9, 55
    or r11, r9
    shr r15, 9
    mov r9, r10
    shl r9, 55
    or r15, r9
    shr r10, 9
    mov r9, r12
    shl r9, 55
    or r10, r9
    shr r12, 9
    mov r9, rbp
    shl r9, 55
    or r12, r9
    shr rbp, 9
    mov r9, rsi
    shl r9, 55
    or rbp, r9
    shr rsi, 9
    mov r9, rdi
    shl r9, 55
    or rsi, r9
    shr rdi, 9
    mov r9, r13
    shl r9, 55
    or rdi, r9
    shr r13, 9
    mov r9, r14
    shl r9, 55
    or r13, r9
    ; t5 = r * t4: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rbx, -512
    shr r14, 9
    mov r9d, 0x1
    neg r9
    adc r11, qword [rsp + 480]
    adc r15, qword [rsp + 216]
    adc r10, qword [rsp + 24]
    adc r12, qword [rsp + 536]
    adc rax, rbp
    adc rcx, rsi
    adc r8, rdi
    adc r13, qword [rsp + 472]
    adc rbx, r14
    ; t5 = r * t4: less one unless it carried
    adc r11, -1
    adc r15, -1
    adc r10, -1
    adc r12, -1
    adc rax, -1
    adc rcx, -1
    adc r8, -1
    adc r13, -1
    adc rbx, -1
    and rbx, 511
    mov r9, qword [rsp + 456]
    and r9, 511
    ; Y3 = t5 - t6: a - b
    sub r11, qword [rsp + 424]
    sbb r15, qword [rsp + 368]
    sbb r10, qword [rsp + 560]
    sbb r12, qword [rsp + 48]
    sbb rax, qword [rsp + 552]
    sbb rcx, qword [rsp + 512]
    sbb r8, qword [rsp + 528]
    sbb r13, qword [rsp + 544]
    sbb rbx, r9
    ; Y3 = t5 - t6: less the borrow, modulo 2^k
    sbb r11, 0
    mov r9, qword [rsp]
    mov qword [r9 + 72], r11
    sbb r15, 0
    mov qword [r9 + 80], r15
    sbb r10, 0
    mov qword [r9 + 88], r10
    sbb r12, 0
    mov qword [r9 + 96], r12
    sbb rax, 0
    mov qword [r9 + 104], rax
    sbb rcx, 0
    mov qword [r9 + 112], rcx
    sbb r8, 0
    mov qword [r9 + 120], r8
    sbb r13, 0
    mov qword [r9 + 128], r13
    sbb rbx, 0
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rsi, qword [rsp + 160]
    or rsi, qword [rsp + 40]
    or rsi, qword [rsp + 176]
    or rsi, qword [rsp + 72]
    or rsi, qword [rsp + 240]
    or rsi, qword [rsp + 248]
    or rsi, qword [rsp + 80]
    or rsi, qword [rsp + 184]
    or rsi, qword [rsp + 280]
    cmp rsi, 1
    sbb rsi, rsi
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rdi, qword [rsp + 136]
    or rdi, qword [rsp + 128]
    or rdi, qword [rsp + 200]
    or rdi, qword [rsp + 312]
    or rdi, qword [rsp + 304]
    or rdi, qword [rsp + 56]
    or rdi, qword [rsp + 112]
    or rdi, qword [rsp + 120]
    or rdi, qword [rsp + 264]
    cmp rdi, 1
    sbb rdi, rdi
    mov rbp, qword [rsp + 232]
    and rbp, 511
    mov qword [r9 + 208], rbp
    and rbx, 511
    mov qword [r9 + 136], rbx
    and rsi, rdi
    mov rax, rsi
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
    mov r10d, 0x0
    adc r10, r10
    add r13, rdi
    adc r10, r14
    ; delta = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r14, rdi, qword [rsi + 200]
    add r10, rdi
    mov edi, 0x0
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
    mov r9d, 0x1
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
    mov qword [rsp + 144], rbx
    mulx rbx, rbp, qword [rsp + 96]
    adc rbp, r8
    mov qword [rsp + 152], r14
    mulx r14, r8, qword [rsp + 88]
    adc r8, rbx
    mov qword [rsp + 160], r10
    mulx r10, rbx, rdi
    adc rbx, r14
    adc r10, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 168], r12
    mulx r12, r14, qword [rsp + 104]
    mov qword [rsp + 176], r15
    xor r15d, r15d
    adcx rax, r14
    mov qword [rsp + 184], rax
    mulx rax, r14, r13
    adcx rbp, r14
    adox rbp, r12
    mulx r14, r12, qword [rsp + 96]
    adcx r8, r12
    adox r8, rax
    mulx r12, rax, qword [rsp + 88]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, rdi
    adcx r10, rax
    adox r10, r12
    adcx r15, r15
    adox r15, r14
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsi + 192]
    mulx r12, rax, qword [rsp + 104]
    xor r14d, r14d
    adcx rbp, rax
    mov qword [rsp + 192], rbp
    mulx rbp, rax, r13
    adcx r8, rax
    adox r8, r12
    mulx r12, rax, qword [rsp + 96]
    adcx rbx, rax
    adox rbx, rbp
    mulx rbp, rax, qword [rsp + 88]
    adcx r10, rax
    adox r10, r12
    mulx r12, rax, rdi
    adcx r15, rax
    adox r15, rbp
    adcx r14, r14
    adox r14, r12
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsi + 200]
    mulx rbp, rax, qword [rsp + 104]
    xor r12d, r12d
    adcx r8, rax
    mov qword [rsp + 200], r8
    mulx r8, rax, r13
    adcx rbx, rax
    adox rbx, rbp
    mulx rbp, rax, qword [rsp + 96]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 88]
    adcx r15, rax
    adox r15, rbp
    mulx rbp, rax, rdi
    adcx r14, rax
    adox r14, r8
    adcx r12, r12
    adox r12, rbp
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    mov rax, rdi
    imul rax, qword [rsi + 208]
    mov rdx, qword [rsi + 208]
    mulx rbp, r8, qword [rsp + 104]
    mov qword [rsp + 208], rdi
    xor edi, edi
    adcx rbx, r8
    mov qword [rsp + 216], rbx
    mulx rbx, r8, r13
    adcx r10, r8
    adox r10, rbp
    mulx rbp, r8, qword [rsp + 96]
    adcx r15, r8
    adox r15, rbx
    mulx rbx, r8, qword [rsp + 88]
    adcx r14, r8
    adox r14, rbp
    adcx r12, rax
    adox r12, rbx
    ; Z3 = Y2 * Z1: the sums of the halves, lower and upper
    xor eax, eax
    mov r8, qword [rsi + 144]
    adox r8, qword [rsi + 176]
    mov rdi, qword [rsi + 152]
    adox rdi, qword [rsi + 184]
    mov rbx, qword [rsi + 160]
    adox rbx, qword [rsi + 192]
    mov rbp, qword [rsi + 168]
    adox rbp, qword [rsi + 200]
    adox rdx, rax
    mov qword [rsp + 224], r12
    mov r12, rcx
    adcx r12, qword [rsp + 104]
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
    mov qword [rsp + 272], r14
    mulx r14, r11, rcx
    mov qword [rsp + 280], r15
    mulx r15, r8, r12
    add r11, r15
    mov qword [rsp + 288], r10
    mulx r10, r15, r13
    adc r15, r14
    mov qword [rsp + 296], rsi
    mulx rsi, r14, r9
    adc r14, r10
    mov qword [rsp + 304], r8
    mulx r8, r10, rax
    adc r10, rsi
    adc r8, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, rdi
    mov qword [rsp + 312], rbp
    mulx rbp, rsi, r12
    xor edi, edi
    adcx r11, rsi
    mov qword [rsp + 320], r11
    mulx r11, rsi, rcx
    adcx r15, rsi
    adox r15, rbp
    mulx rbp, rsi, r13
    adcx r14, rsi
    adox r14, r11
    mulx rsi, r11, r9
    adcx r10, r11
    adox r10, rbp
    mulx rbp, r11, rax
    adcx r8, r11
    adox r8, rsi
    adcx rdi, rdi
    adox rdi, rbp
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx rsi, r11, r12
    xor ebp, ebp
    adcx r15, r11
    mulx rbx, r11, rcx
    adcx r14, r11
    adox r14, rsi
    mulx rsi, r11, r13
    adcx r10, r11
    adox r10, rbx
    mulx rbx, r11, r9
    adcx r8, r11
    adox r8, rsi
    mulx rsi, r11, rax
    adcx rdi, r11
    adox rdi, rbx
    adcx rbp, rbp
    adox rbp, rsi
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 312]
    mulx rsi, r11, r12
    xor ebx, ebx
    adcx r14, r11
    mov qword [rsp + 328], r14
    mulx r14, r11, rcx
    adcx r10, r11
    adox r10, rsi
    mulx rsi, r11, r13
    adcx r8, r11
    adox r8, r14
    mulx r14, r11, r9
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, rax
    adcx rbp, r11
    adox rbp, r14
    adcx rbx, rbx
    adox rbx, rsi
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 256]
    mov rdx, qword [rsp + 256]
    mulx rsi, r11, r12
    xor r12d, r12d
    adcx r10, r11
    mulx r11, rcx, rcx
    adcx r8, rcx
    adox r8, rsi
    mulx rsi, rcx, r13
    adcx rdi, rcx
    adox rdi, r11
    mulx r9, rcx, r9
    adcx rbp, rcx
    adox rbp, rsi
    adcx rbx, rax
    adox rbx, r9
    ; Z3 = Y2 * Z1: less the other two products
    mov rax, qword [rsp + 304]
    sub rax, qword [rsp + 80]
    mov rcx, qword [rsp + 320]
    sbb rcx, qword [rsp + 112]
    sbb r15, qword [rsp + 120]
    mov r9, qword [rsp + 328]
    sbb r9, qword [rsp + 128]
    sbb r10, qword [rsp + 168]
    sbb r8, qword [rsp + 160]
    sbb rdi, qword [rsp + 152]
    sbb rbp, qword [rsp + 136]
    sbb rbx, 0
    sub rax, qword [rsp + 144]
    sbb rcx, qword [rsp + 184]
    sbb r15, qword [rsp + 192]
    sbb r9, qword [rsp + 200]
    sbb r10, qword [rsp + 216]
    sbb r8, qword [rsp + 288]
    sbb rdi, qword [rsp + 280]
    sbb rbp, qword [rsp + 272]
    sbb rbx, qword [rsp + 224]
    ; Z3 = Y2 * Z1: the three in their places
    add rax, qword [rsp + 168]
    adc rcx, qword [rsp + 160]
    adc r15, qword [rsp + 152]
    adc r9, qword [rsp + 136]
    adc r10, qword [rsp + 144]
    adc r8, qword [rsp + 184]
    adc rdi, qword [rsp + 192]
    adc rbp, qword [rsp + 200]
    adc rbx, qword [rsp + 216]
    mov r11, qword [rsp + 288]
    adc r11, 0
    mov rsi, qword [rsp + 280]
    adc rsi, 0
    mov r13, qword [rsp + 272]
    adc r13, 0
    mov r14, qword [rsp + 224]
    adc r14, 0
    ; Z3 = Y2 * Z1: what is above 2^521
    mov r12, r10
    shr r12, 9
    mov qword [rsp + 224], r9
    mov r9, r8
    shl r9, 55
    or r12, r9
    shr r8, 9
    mov r9, rdi
    shl r9, 55
    or r8, r9
    shr rdi, 9
    mov r9, rbp
    shl r9, 55
    or rdi, r9
    shr rbp, 9
    mov r9, rbx
    shl r9, 55
    or rbp, r9
    shr rbx, 9
    mov r9, r11
    shl r9, 55
    or rbx, r9
    shr r11, 9
    mov r9, rsi
    shl r9, 55
    or r11, r9
    shr rsi, 9
    mov r9, r13
    shl r9, 55
    or rsi, r9
    shr r13, 9
    mov r9, r14
    shl r9, 55
    or r13, r9
    ; Z3 = Y2 * Z1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r14, 9
    mov r9d, 0x1
    neg r9
    adc r12, qword [rsp + 80]
    adc r8, qword [rsp + 112]
    adc rdi, qword [rsp + 120]
    adc rbp, qword [rsp + 128]
    adc rax, rbx
    adc rcx, r11
    adc r15, rsi
    adc r13, qword [rsp + 224]
    adc r10, r14
    ; Z3 = Y2 * Z1: less one unless it carried
    adc r12, -1
    adc r8, -1
    adc rdi, -1
    adc rbp, -1
    adc rax, -1
    adc rcx, -1
    adc r15, -1
    adc r13, -1
    adc r10, -1
    mov r9, qword [rsp + 72]
    and r9, 511
    ; t0 = X1 - delta: a - b
    mov rsi, qword [rsp + 296]
    mov r11, qword [rsi]
    sub r11, qword [rsp + 64]
    mov rbx, qword [rsi + 8]
    sbb rbx, qword [rsp + 48]
    mov r14, qword [rsi + 16]
    sbb r14, qword [rsp + 56]
    mov qword [rsp + 72], r10
    mov r10, qword [rsi + 24]
    sbb r10, qword [rsp + 40]
    mov qword [rsp + 224], rax
    mov rax, qword [rsi + 32]
    sbb rax, qword [rsp + 32]
    mov qword [rsp + 128], rcx
    mov rcx, qword [rsi + 40]
    sbb rcx, qword [rsp + 8]
    mov qword [rsp + 120], r8
    mov r8, qword [rsi + 48]
    sbb r8, qword [rsp + 24]
    mov qword [rsp + 112], rdi
    mov rdi, qword [rsi + 56]
    sbb rdi, qword [rsp + 16]
    mov qword [rsp + 80], rbp
    mov rbp, qword [rsi + 64]
    sbb rbp, r9
    ; t0 = X1 - delta: less the borrow, modulo 2^k
    sbb r11, 0
    sbb rbx, 0
    sbb r14, 0
    sbb r10, 0
    sbb rax, 0
    sbb rcx, 0
    sbb r8, 0
    sbb rdi, 0
    sbb rbp, 0
    ; t1 = X1 + delta: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    mov qword [rsp + 272], r12
    mov r12, qword [rsi + 64]
    or r12, -512
    mov qword [rsp + 280], r13
    mov r13d, 0x1
    neg r13
    mov r13, qword [rsi]
    adc r13, qword [rsp + 64]
    mov qword [rsp + 64], r15
    mov r15, qword [rsi + 8]
    adc r15, qword [rsp + 48]
    mov qword [rsp + 48], rdi
    mov rdi, qword [rsi + 16]
    adc rdi, qword [rsp + 56]
    mov qword [rsp + 56], r8
    mov r8, qword [rsi + 24]
    adc r8, qword [rsp + 40]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 32]
    adc rax, qword [rsp + 32]
    mov qword [rsp + 32], rcx
    mov rcx, qword [rsi + 40]
    adc rcx, qword [rsp + 8]
    mov qword [rsp + 8], rbp
    mov rbp, qword [rsi + 48]
    adc rbp, qword [rsp + 24]
    mov qword [rsp + 24], r10
    mov r10, qword [rsi + 56]
    adc r10, qword [rsp + 16]
    adc r12, r9
    ; t1 = X1 + delta: less one unless it carried
    adc r13, -1
    adc r15, -1
    adc rdi, -1
    adc r8, -1
    adc rax, -1
    adc rcx, -1
    adc rbp, -1
    adc r10, -1
    adc r12, -1
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, r13
    mulx rsi, r9, rbx
    mov qword [rsp + 16], r12
    mulx r12, r13, r11
    add r9, r12
    mov qword [rsp + 288], r13
    mulx r13, r12, r14
    adc r12, rsi
    mov qword [rsp + 216], r10
    mulx r10, rsi, qword [rsp + 24]
    adc rsi, r13
    adc r10, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov r13, rdx
    mov rdx, r15
    mov qword [rsp + 200], r13
    mov qword [rsp + 192], rbp
    mulx rbp, r13, r11
    xor r15d, r15d
    adcx r9, r13
    mov qword [rsp + 184], r9
    mulx r9, r13, rbx
    adcx r12, r13
    adox r12, rbp
    mulx r13, rbp, r14
    adcx rsi, rbp
    adox rsi, r9
    mulx rbp, r9, qword [rsp + 24]
    adcx r10, r9
    adox r10, r13
    adcx r15, r15
    adox r15, rbp
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rdi
    mulx r13, rbp, r11
    xor edi, edi
    adcx r12, rbp
    mov qword [rsp + 144], r12
    mulx r12, rbp, rbx
    adcx rsi, rbp
    adox rsi, r13
    mulx r13, rbp, r14
    adcx r10, rbp
    adox r10, r12
    mulx r12, rbp, qword [rsp + 24]
    adcx r15, rbp
    adox r15, r13
    adcx rdi, rdi
    adox rdi, r12
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rbp, rdx
    mov rdx, r8
    mulx r13, r12, r11
    xor r8d, r8d
    adcx rsi, r12
    mov qword [rsp + 136], rsi
    mulx rsi, r12, rbx
    adcx r10, r12
    adox r10, r13
    mulx r13, r12, r14
    adcx r15, r12
    adox r15, rsi
    mulx r12, rsi, qword [rsp + 24]
    adcx rdi, rsi
    adox rdi, r13
    adcx r8, r8
    adox r8, r12
    mov rsi, qword [rsp + 8]
    and rsi, 511
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov r12, rdx
    mov rdx, rax
    mov qword [rsp + 8], r8
    mulx r8, r13, qword [rsp + 32]
    mov qword [rsp + 152], rdi
    mulx rdi, rax, qword [rsp + 40]
    add r13, rdi
    mov qword [rsp + 160], rax
    mulx rax, rdi, qword [rsp + 56]
    adc rdi, r8
    mov qword [rsp + 168], r15
    mulx r15, r8, qword [rsp + 48]
    adc r8, rax
    mov qword [rsp + 328], r10
    mulx r10, rax, rsi
    adc rax, r15
    adc r10, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov r15, rdx
    mov rdx, rcx
    mov qword [rsp + 320], r14
    mov qword [rsp + 304], rbx
    mulx rbx, r14, qword [rsp + 40]
    xor ecx, ecx
    adcx r13, r14
    mov qword [rsp + 256], r13
    mulx r13, r14, qword [rsp + 32]
    adcx rdi, r14
    adox rdi, rbx
    mulx r14, rbx, qword [rsp + 56]
    adcx r8, rbx
    adox r8, r13
    mulx r13, rbx, qword [rsp + 48]
    adcx rax, rbx
    adox rax, r14
    mulx r14, rbx, rsi
    adcx r10, rbx
    adox r10, r13
    adcx rcx, rcx
    adox rcx, r14
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, qword [rsp + 192]
    mulx r14, r13, qword [rsp + 40]
    mov qword [rsp + 312], r11
    xor r11d, r11d
    adcx rdi, r13
    mov qword [rsp + 336], rdi
    mulx rdi, r13, qword [rsp + 32]
    adcx r8, r13
    adox r8, r14
    mulx r14, r13, qword [rsp + 56]
    adcx rax, r13
    adox rax, rdi
    mulx r13, rdi, qword [rsp + 48]
    adcx r10, rdi
    adox r10, r14
    mulx r14, rdi, rsi
    adcx rcx, rdi
    adox rcx, r13
    adcx r11, r11
    adox r11, r14
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 216]
    mulx r13, rdi, qword [rsp + 40]
    xor r14d, r14d
    adcx r8, rdi
    mov qword [rsp + 344], r8
    mulx r8, rdi, qword [rsp + 32]
    adcx rax, rdi
    adox rax, r13
    mulx r13, rdi, qword [rsp + 56]
    adcx r10, rdi
    adox r10, r8
    mulx rdi, r8, qword [rsp + 48]
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, rsi
    adcx r11, r8
    adox r11, rdi
    adcx r14, r14
    adox r14, r13
    mov r8, qword [rsp + 16]
    and r8, 511
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    mov rdi, rsi
    imul rdi, r8
    mov rdx, r8
    mov qword [rsp + 16], rsi
    mulx rsi, r13, qword [rsp + 40]
    xor r8d, r8d
    adcx rax, r13
    mov qword [rsp + 352], rax
    mulx rax, r13, qword [rsp + 32]
    adcx r10, r13
    adox r10, rsi
    mulx r13, rsi, qword [rsp + 56]
    adcx rcx, rsi
    adox rcx, rax
    mulx rsi, rax, qword [rsp + 48]
    adcx r11, rax
    adox r11, r13
    adcx r14, rdi
    adox r14, rsi
    ; t2 = t0 * t1: the sums of the halves, lower and upper
    xor eax, eax
    adox r15, qword [rsp + 200]
    adox r9, rbx
    adox rbp, qword [rsp + 192]
    adox r12, qword [rsp + 216]
    adox rdx, rax
    mov r8, qword [rsp + 312]
    adcx r8, qword [rsp + 40]
    mov rsi, qword [rsp + 304]
    adcx rsi, qword [rsp + 32]
    mov rdi, qword [rsp + 320]
    adcx rdi, qword [rsp + 56]
    mov rbx, qword [rsp + 24]
    adcx rbx, qword [rsp + 48]
    adcx rax, qword [rsp + 16]
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov r13, rdx
    mov rdx, r15
    mov qword [rsp + 16], r14
    mov qword [rsp + 48], r11
    mulx r11, r14, rsi
    mov qword [rsp + 24], rcx
    mulx rcx, r15, r8
    add r14, rcx
    mov qword [rsp + 56], r10
    mulx r10, rcx, rdi
    adc rcx, r11
    mov qword [rsp + 320], r15
    mulx r15, r11, rbx
    adc r11, r10
    mov qword [rsp + 32], r13
    mulx r13, r10, rax
    adc r10, r15
    adc r13, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 304], r12
    mulx r12, r15, r8
    xor r9d, r9d
    adcx r14, r15
    mov qword [rsp + 40], r14
    mulx r14, r15, rsi
    adcx rcx, r15
    adox rcx, r12
    mulx r15, r12, rdi
    adcx r11, r12
    adox r11, r14
    mulx r14, r12, rbx
    adcx r10, r12
    adox r10, r15
    mulx r15, r12, rax
    adcx r13, r12
    adox r13, r14
    adcx r9, r9
    adox r9, r15
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rbp
    mulx r14, r12, r8
    xor r15d, r15d
    adcx rcx, r12
    mulx rbp, r12, rsi
    adcx r11, r12
    adox r11, r14
    mulx r14, r12, rdi
    adcx r10, r12
    adox r10, rbp
    mulx r12, rbp, rbx
    adcx r13, rbp
    adox r13, r14
    mulx r14, rbp, rax
    adcx r9, rbp
    adox r9, r12
    adcx r15, r15
    adox r15, r14
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 304]
    mulx r12, rbp, r8
    xor r14d, r14d
    adcx r11, rbp
    mov qword [rsp + 312], r11
    mulx r11, rbp, rsi
    adcx r10, rbp
    adox r10, r12
    mulx r12, rbp, rdi
    adcx r13, rbp
    adox r13, r11
    mulx rbp, r11, rbx
    adcx r9, r11
    adox r9, r12
    mulx r12, r11, rax
    adcx r15, r11
    adox r15, rbp
    adcx r14, r14
    adox r14, r12
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    imul rax, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx r11, r8, r8
    xor ebp, ebp
    adcx r10, r8
    mulx rsi, r8, rsi
    adcx r13, r8
    adox r13, r11
    mulx r11, r8, rdi
    adcx r9, r8
    adox r9, rsi
    mulx rsi, r8, rbx
    adcx r15, r8
    adox r15, r11
    adcx r14, rax
    adox r14, rsi
    ; t2 = t0 * t1: less the other two products
    mov rax, qword [rsp + 320]
    sub rax, qword [rsp + 288]
    mov r8, qword [rsp + 40]
    sbb r8, qword [rsp + 184]
    sbb rcx, qword [rsp + 144]
    mov r11, qword [rsp + 312]
    sbb r11, qword [rsp + 136]
    sbb r10, qword [rsp + 328]
    sbb r13, qword [rsp + 168]
    sbb r9, qword [rsp + 152]
    sbb r15, qword [rsp + 8]
    sbb r14, 0
    sub rax, qword [rsp + 160]
    sbb r8, qword [rsp + 256]
    sbb rcx, qword [rsp + 336]
    sbb r11, qword [rsp + 344]
    sbb r10, qword [rsp + 352]
    sbb r13, qword [rsp + 56]
    sbb r9, qword [rsp + 24]
    sbb r15, qword [rsp + 48]
    sbb r14, qword [rsp + 16]
    ; t2 = t0 * t1: the three in their places
    add rax, qword [rsp + 328]
    adc r8, qword [rsp + 168]
    adc rcx, qword [rsp + 152]
    adc r11, qword [rsp + 8]
    adc r10, qword [rsp + 160]
    adc r13, qword [rsp + 256]
    adc r9, qword [rsp + 336]
    adc r15, qword [rsp + 344]
    adc r14, qword [rsp + 352]
    mov rsi, qword [rsp + 56]
    adc rsi, 0
    mov rdi, qword [rsp + 24]
    adc rdi, 0
    mov rbx, qword [rsp + 48]
    adc rbx, 0
    mov r12, qword [rsp + 16]
    adc r12, 0
    ; t2 = t0 * t1: what is above 2^521
    mov rbp, r10
    shr rbp, 9
    mov qword [rsp + 16], r11
    mov r11, r13
    shl r11, 55
    or rbp, r11
    shr r13, 9
    mov r11, r9
    shl r11, 55
    or r13, r11
    shr r9, 9
    mov r11, r15
    shl r11, 55
    or r9, r11
    shr r15, 9
    mov r11, r14
    shl r11, 55
    or r15, r11
    shr r14, 9
    mov r11, rsi
    shl r11, 55
    or r14, r11
    shr rsi, 9
    mov r11, rdi
    shl r11, 55
    or rsi, r11
    shr rdi, 9
    mov r11, rbx
    shl r11, 55
    or rdi, r11
    shr rbx, 9
    mov r11, r12
    shl r11, 55
    or rbx, r11
    ; t2 = t0 * t1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r10, -512
    shr r12, 9
    mov r11d, 0x1
    neg r11
    adc rbp, qword [rsp + 288]
    adc r13, qword [rsp + 184]
    adc r9, qword [rsp + 144]
    adc r15, qword [rsp + 136]
    adc rax, r14
    adc r8, rsi
    adc rcx, rdi
    adc rbx, qword [rsp + 16]
    adc r10, r12
    ; t2 = t0 * t1: less one unless it carried
    adc rbp, -1
    adc r13, -1
    adc r9, -1
    adc r15, -1
    adc rax, -1
    adc r8, -1
    adc rcx, -1
    adc rbx, -1
    adc r10, -1
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 232]
    mulx rsi, r11, qword [rsp + 264]
    mulx r12, rdi, qword [rsp + 248]
    add r11, r12
    mulx r14, r12, qword [rsp + 176]
    adc r12, rsi
    mov qword [rsp + 16], rbx
    mulx rbx, rsi, qword [rsp + 104]
    adc rsi, r14
    mov qword [rsp + 136], rcx
    mulx rcx, r14, qword [rsp + 240]
    adc r14, rbx
    mov qword [rsp + 144], r8
    mulx r8, rbx, qword [rsp + 96]
    adc rbx, rcx
    mov qword [rsp + 184], rax
    mulx rax, rcx, qword [rsp + 88]
    adc rcx, r8
    mov qword [rsp + 288], r15
    mulx r15, r8, qword [rsp + 208]
    adc r8, rax
    adc r15, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 248]
    mov qword [rsp + 48], r9
    mulx r9, rax, qword [rsp + 264]
    mov qword [rsp + 24], r13
    xor r13d, r13d
    adcx r12, rax
    mov qword [rsp + 56], rbp
    mulx rbp, rax, qword [rsp + 176]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [rsp + 104]
    adcx r14, rax
    adox r14, rbp
    mulx rbp, rax, qword [rsp + 240]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 96]
    adcx rcx, rax
    adox rcx, rbp
    mulx rbp, rax, qword [rsp + 88]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 208]
    adcx r15, rax
    adox r15, rbp
    adcx r13, r13
    adox r13, r9
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 264]
    mulx r9, rax, qword [rsp + 176]
    xor ebp, ebp
    adcx r14, rax
    mov qword [rsp + 352], r10
    mulx r10, rax, qword [rsp + 104]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 240]
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, qword [rsp + 96]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 88]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rsp + 208]
    adcx r13, rax
    adox r13, r9
    adcx rbp, rbp
    adox rbp, r10
    ; SS = Y2^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 176]
    mulx r9, rax, qword [rsp + 104]
    xor r10d, r10d
    adcx rcx, rax
    mov qword [rsp + 344], rcx
    mulx rcx, rax, qword [rsp + 240]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 96]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 88]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 208]
    adcx rbp, rax
    adox rbp, rcx
    adcx r10, r10
    adox r10, r9
    ; SS = Y2^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 104]
    mulx rcx, rax, qword [rsp + 240]
    xor r9d, r9d
    adcx r15, rax
    mov qword [rsp + 336], r15
    mulx r15, rax, qword [rsp + 96]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 88]
    adcx rbp, rax
    adox rbp, r15
    mulx r15, rax, qword [rsp + 208]
    adcx r10, rax
    adox r10, rcx
    adcx r9, r9
    adox r9, r15
    ; SS = Y2^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 240]
    mulx rcx, rax, qword [rsp + 96]
    xor r15d, r15d
    adcx rbp, rax
    mov qword [rsp + 256], rbp
    mulx rbp, rax, qword [rsp + 88]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [rsp + 208]
    adcx r9, rax
    adox r9, rbp
    adcx r15, r15
    adox r15, rcx
    ; SS = Y2^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 96]
    mulx rcx, rax, qword [rsp + 88]
    add r9, rax
    mulx rbp, rax, qword [rsp + 208]
    adc r15, rax
    mov eax, 0x0
    adc rax, rax
    add r15, rcx
    adc rax, rbp
    ; SS = Y2^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 208]
    mulx rbp, rcx, qword [rsp + 88]
    add rax, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add rcx, rbp
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rbp, rdx
    imul rbp, rbp
    mov qword [rsp + 208], rbp
    xor ebp, ebp
    adcx rdi, rdi
    mov rdx, qword [rsp + 232]
    mov qword [rsp + 160], rcx
    mulx rcx, rbp, rdx
    adox rdi, rcx
    adcx r11, r11
    mov rdx, qword [rsp + 248]
    mov qword [rsp + 232], rdi
    mulx rdi, rcx, rdx
    adox r11, rcx
    adcx r12, r12
    adox r12, rdi
    adcx rsi, rsi
    mov rdx, qword [rsp + 264]
    mulx rdi, rcx, rdx
    adox rsi, rcx
    adcx r14, r14
    adox r14, rdi
    adcx rbx, rbx
    mov rdx, qword [rsp + 176]
    mulx rdi, rcx, rdx
    adox rbx, rcx
    mov rcx, qword [rsp + 344]
    adcx rcx, rcx
    adox rcx, rdi
    adcx r8, r8
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 344], rcx
    mulx rcx, rdi, rdx
    adox r8, rdi
    mov rdi, qword [rsp + 336]
    adcx rdi, rdi
    adox rdi, rcx
    adcx r13, r13
    mov rdx, qword [rsp + 240]
    mov qword [rsp + 336], rbx
    mulx rbx, rcx, rdx
    adox r13, rcx
    mov rcx, qword [rsp + 256]
    adcx rcx, rcx
    adox rcx, rbx
    adcx r10, r10
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 256], r14
    mulx r14, rbx, rdx
    adox r10, rbx
    adcx r9, r9
    adox r9, r14
    adcx r15, r15
    mov rdx, qword [rsp + 88]
    mulx r14, rbx, rdx
    adox r15, rbx
    adcx rax, rax
    adox rax, r14
    mov rbx, qword [rsp + 160]
    adcx rbx, rbx
    adox rbx, qword [rsp + 208]
    ; SS = Y2^2: what is above 2^521
    mov r14, r8
    shr r14, 9
    mov qword [rsp + 208], rsi
    mov rsi, rdi
    shl rsi, 55
    or r14, rsi
    shr rdi, 9
    mov rsi, r13
    shl rsi, 55
    or rdi, rsi
    shr r13, 9
    mov rsi, rcx
    shl rsi, 55
    or r13, rsi
    shr rcx, 9
    mov rsi, r10
    shl rsi, 55
    or rcx, rsi
    shr r10, 9
    mov rsi, r9
    shl rsi, 55
    or r10, rsi
    shr r9, 9
    mov rsi, r15
    shl rsi, 55
    or r9, rsi
    shr r15, 9
    mov rsi, rax
    shl rsi, 55
    or r15, rsi
    shr rax, 9
    mov rsi, rbx
    shl rsi, 55
    or rax, rsi
    ; SS = Y2^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr rbx, 9
    mov esi, 0x1
    neg rsi
    adc rbp, r14
    adc rdi, qword [rsp + 232]
    adc r11, r13
    adc r12, rcx
    adc r10, qword [rsp + 208]
    adc r9, qword [rsp + 256]
    adc r15, qword [rsp + 336]
    adc rax, qword [rsp + 344]
    adc r8, rbx
    ; SS = Y2^2: less one unless it carried
    adc rbp, -1
    adc rdi, -1
    adc r11, -1
    adc r12, -1
    adc r10, -1
    adc r9, -1
    adc r15, -1
    adc rax, -1
    adc r8, -1
    mov rcx, qword [rsp + 352]
    and rcx, 511
    ; M.double0 = 2*t2: 2*a, the top bit of a in the lowest place
    mov rsi, qword [rsp + 56]
    add rsi, rsi
    mov rbx, qword [rsp + 24]
    adc rbx, rbx
    mov r13, qword [rsp + 48]
    adc r13, r13
    mov r14, qword [rsp + 288]
    adc r14, r14
    mov qword [rsp + 352], rax
    mov rax, qword [rsp + 184]
    adc rax, rax
    mov qword [rsp + 344], r15
    mov r15, qword [rsp + 144]
    adc r15, r15
    mov qword [rsp + 336], r10
    mov r10, qword [rsp + 136]
    adc r10, r10
    mov qword [rsp + 256], r9
    mov r9, qword [rsp + 16]
    adc r9, r9
    mov qword [rsp + 208], r8
    mov r8, rcx
    adc r8, r8
    mov qword [rsp + 232], r12
    mov r12, rcx
    shr r12, 8
    or rsi, r12
    and r8, 511
    ; M = M.double0 + t2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    mov r12d, 0x1
    neg r12
    adc rsi, qword [rsp + 56]
    adc rbx, qword [rsp + 24]
    adc r13, qword [rsp + 48]
    adc r14, qword [rsp + 288]
    adc rax, qword [rsp + 184]
    adc r15, qword [rsp + 144]
    adc r10, qword [rsp + 136]
    adc r9, qword [rsp + 16]
    adc r8, rcx
    ; M = M.double0 + t2: less one unless it carried
    adc rsi, -1
    adc rbx, -1
    adc r13, -1
    adc r14, -1
    adc rax, -1
    adc r15, -1
    adc r10, -1
    adc r9, -1
    adc r8, -1
    and r8, 511
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, rsi
    mulx r12, rcx, r13
    mov qword [rsp + 16], r11
    mulx r11, rsi, rbx
    add rcx, r11
    mov qword [rsp + 136], rbp
    mulx rbp, r11, r14
    adc r11, r12
    mov qword [rsp + 144], rdi
    mulx rdi, r12, rax
    adc r12, rbp
    mov qword [rsp + 184], rcx
    mulx rcx, rbp, r15
    adc rbp, rdi
    mov qword [rsp + 288], rsi
    mulx rsi, rdi, r10
    adc rdi, rcx
    mov qword [rsp + 48], r10
    mulx r10, rcx, r9
    adc rcx, rsi
    mov qword [rsp + 24], r9
    mulx r9, rsi, r8
    adc rsi, r10
    adc r9, 0
    ; MM = M^2: square, products of a[1] with the words above it
    mov r10, rdx
    mov rdx, rbx
    mov qword [rsp + 56], r10
    mov qword [rsp + 160], r9
    mulx r9, r10, r13
    xor ebx, ebx
    adcx r11, r10
    mov qword [rsp + 88], r11
    mulx r11, r10, r14
    adcx r12, r10
    adox r12, r9
    mulx r10, r9, rax
    adcx rbp, r9
    adox rbp, r11
    mulx r11, r9, r15
    adcx rdi, r9
    adox rdi, r10
    mulx r10, r9, qword [rsp + 48]
    adcx rcx, r9
    adox rcx, r11
    mulx r11, r9, qword [rsp + 24]
    adcx rsi, r9
    adox rsi, r10
    mulx r10, r9, r8
    adcx r9, qword [rsp + 160]
    adox r9, r11
    adcx rbx, rbx
    adox rbx, r10
    ; MM = M^2: square, products of a[2] with the words above it
    mov r10, rdx
    mov rdx, r13
    mov qword [rsp + 160], r12
    mulx r12, r11, r14
    xor r13d, r13d
    adcx rbp, r11
    mov qword [rsp + 96], rbp
    mulx rbp, r11, rax
    adcx rdi, r11
    adox rdi, r12
    mulx r12, r11, r15
    adcx rcx, r11
    adox rcx, rbp
    mulx rbp, r11, qword [rsp + 48]
    adcx rsi, r11
    adox rsi, r12
    mulx r12, r11, qword [rsp + 24]
    adcx r9, r11
    adox r9, rbp
    mulx rbp, r11, r8
    adcx rbx, r11
    adox rbx, r12
    adcx r13, r13
    adox r13, rbp
    ; MM = M^2: square, products of a[3] with the words above it
    mov r11, rdx
    mov rdx, r14
    mulx r12, rbp, rax
    xor r14d, r14d
    adcx rcx, rbp
    mov qword [rsp + 240], rcx
    mulx rcx, rbp, r15
    adcx rsi, rbp
    adox rsi, r12
    mulx r12, rbp, qword [rsp + 48]
    adcx r9, rbp
    adox r9, rcx
    mulx rbp, rcx, qword [rsp + 24]
    adcx rbx, rcx
    adox rbx, r12
    mulx r12, rcx, r8
    adcx r13, rcx
    adox r13, rbp
    adcx r14, r14
    adox r14, r12
    ; MM = M^2: square, products of a[4] with the words above it
    mov rcx, rdx
    mov rdx, rax
    mulx r12, rbp, r15
    xor eax, eax
    adcx r9, rbp
    mov qword [rsp + 104], r9
    mulx r9, rbp, qword [rsp + 48]
    adcx rbx, rbp
    adox rbx, r12
    mulx r12, rbp, qword [rsp + 24]
    adcx r13, rbp
    adox r13, r9
    mulx rbp, r9, r8
    adcx r14, r9
    adox r14, r12
    adcx rax, rax
    adox rax, rbp
    ; MM = M^2: square, products of a[5] with the words above it
    mov r9, rdx
    mov rdx, r15
    mulx r12, rbp, qword [rsp + 48]
    xor r15d, r15d
    adcx r13, rbp
    mov qword [rsp + 176], r13
    mulx r13, rbp, qword [rsp + 24]
    adcx r14, rbp
    adox r14, r12
    mulx r12, rbp, r8
    adcx rax, rbp
    adox rax, r13
    adcx r15, r15
    adox r15, r12
    ; MM = M^2: square, products of a[6] with the words above it
    mov rbp, rdx
    mov rdx, qword [rsp + 48]
    mulx r13, r12, qword [rsp + 24]
    add rax, r12
    mov qword [rsp + 264], rax
    mulx rax, r12, r8
    adc r15, r12
    mov r12d, 0x0
    adc r12, r12
    add r15, r13
    adc r12, rax
    ; MM = M^2: square, products of a[7] with the words above it
    mov rdx, r8
    mulx r13, rax, qword [rsp + 24]
    add r12, rax
    mov eax, 0x0
    adc rax, rax
    add rax, r13
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    imul r8, r8
    xor r13d, r13d
    mov r13, qword [rsp + 288]
    adcx r13, r13
    mov qword [rsp + 288], rdx
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 248], r8
    mov qword [rsp + 8], rax
    mulx rax, r8, rdx
    adox r13, rax
    mov rax, qword [rsp + 184]
    adcx rax, rax
    mov rdx, r10
    mov qword [rsp + 184], r13
    mov qword [rsp + 152], r8
    mulx r8, r13, rdx
    adox rax, r13
    mov r13, qword [rsp + 88]
    adcx r13, r13
    adox r13, r8
    mov r8, qword [rsp + 160]
    adcx r8, r8
    mov rdx, r11
    mov qword [rsp + 160], r10
    mov qword [rsp + 88], r13
    mulx r13, r10, rdx
    adox r8, r10
    mov r10, qword [rsp + 96]
    adcx r10, r10
    adox r10, r13
    adcx rdi, rdi
    mov rdx, rcx
    mov qword [rsp + 96], r11
    mulx r11, r13, rdx
    adox rdi, r13
    mov r13, qword [rsp + 240]
    adcx r13, r13
    adox r13, r11
    adcx rsi, rsi
    mov rdx, r9
    mov qword [rsp + 240], rcx
    mulx rcx, r11, rdx
    adox rsi, r11
    mov r11, qword [rsp + 104]
    adcx r11, r11
    adox r11, rcx
    adcx rbx, rbx
    mov rdx, rbp
    mov qword [rsp + 104], r9
    mulx r9, rcx, rdx
    adox rbx, rcx
    mov rcx, qword [rsp + 176]
    adcx rcx, rcx
    adox rcx, r9
    adcx r14, r14
    mov rdx, qword [rsp + 48]
    mov qword [rsp + 176], rbp
    mulx rbp, r9, rdx
    adox r14, r9
    mov r9, qword [rsp + 264]
    adcx r9, r9
    adox r9, rbp
    adcx r15, r15
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 264], r13
    mulx r13, rbp, rdx
    adox r15, rbp
    adcx r12, r12
    adox r12, r13
    mov rbp, qword [rsp + 8]
    adcx rbp, rbp
    adox rbp, qword [rsp + 248]
    ; MM = M^2: what is above 2^521
    mov r13, rsi
    shr r13, 9
    mov qword [rsp + 248], rdi
    mov rdi, r11
    shl rdi, 55
    or r13, rdi
    shr r11, 9
    mov rdi, rbx
    shl rdi, 55
    or r11, rdi
    shr rbx, 9
    mov rdi, rcx
    shl rdi, 55
    or rbx, rdi
    shr rcx, 9
    mov rdi, r14
    shl rdi, 55
    or rcx, rdi
    shr r14, 9
    mov rdi, r9
    shl rdi, 55
    or r14, rdi
    shr r9, 9
    mov rdi, r15
    shl rdi, 55
    or r9, rdi
    shr r15, 9
    mov rdi, r12
    shl rdi, 55
    or r15, rdi
    shr r12, 9
    mov rdi, rbp
    shl rdi, 55
    or r12, rdi
    ; MM = M^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or rsi, -512
    shr rbp, 9
    mov edi, 0x1
    neg rdi
    adc r13, qword [rsp + 152]
    adc r11, qword [rsp + 184]
    adc rax, rbx
    adc rcx, qword [rsp + 88]
    adc r8, r14
    adc r10, r9
    adc r15, qword [rsp + 248]
    adc r12, qword [rsp + 264]
    adc rsi, rbp
    ; MM = M^2: less one unless it carried
    adc r13, -1
    adc r11, -1
    adc rax, -1
    adc rcx, -1
    adc r8, -1
    adc r10, -1
    adc r15, -1
    adc r12, -1
    adc rsi, -1
    ; U = SS * X1: product, row 0: a * b[0]
    mov r9, qword [rsp + 296]
    mov rdx, qword [r9]
    mulx rbx, rdi, qword [rsp + 144]
    mulx r14, rbp, qword [rsp + 136]
    add rdi, r14
    mov qword [rsp + 264], r12
    mulx r12, r14, qword [rsp + 16]
    adc r14, rbx
    mov qword [rsp + 248], r15
    mulx r15, rbx, qword [rsp + 232]
    adc rbx, r12
    adc r15, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r9 + 8]
    mov qword [rsp + 88], r10
    mulx r10, r12, qword [rsp + 136]
    mov qword [rsp + 184], r8
    xor r8d, r8d
    adcx rdi, r12
    mov qword [rsp + 152], rcx
    mulx rcx, r12, qword [rsp + 144]
    adcx r14, r12
    adox r14, r10
    mulx r12, r10, qword [rsp + 16]
    adcx rbx, r10
    adox rbx, rcx
    mulx r10, rcx, qword [rsp + 232]
    adcx r15, rcx
    adox r15, r12
    adcx r8, r8
    adox r8, r10
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r9 + 16]
    mulx r10, rcx, qword [rsp + 136]
    xor r12d, r12d
    adcx r14, rcx
    mov qword [rsp + 8], rax
    mulx rax, rcx, qword [rsp + 144]
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, qword [rsp + 16]
    adcx r15, rcx
    adox r15, rax
    mulx rcx, rax, qword [rsp + 232]
    adcx r8, rax
    adox r8, r10
    adcx r12, r12
    adox r12, rcx
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r9 + 24]
    mulx rcx, rax, qword [rsp + 136]
    xor r10d, r10d
    adcx rbx, rax
    mov qword [rsp + 168], r11
    mulx r11, rax, qword [rsp + 144]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 16]
    adcx r8, rax
    adox r8, r11
    mulx r11, rax, qword [rsp + 232]
    adcx r12, rax
    adox r12, rcx
    adcx r10, r10
    adox r10, r11
    mov rax, qword [rsp + 208]
    and rax, 511
    ; U = SS * X1: product, row 0: a * b[0]
    mov rdx, qword [r9 + 32]
    mulx r11, rcx, qword [rsp + 256]
    mov qword [rsp + 208], r13
    mov qword [rsp + 328], rsi
    mulx rsi, r13, qword [rsp + 336]
    add rcx, rsi
    mov qword [rsp + 312], r13
    mulx r13, rsi, qword [rsp + 344]
    adc rsi, r11
    mov qword [rsp + 40], r10
    mulx r10, r11, qword [rsp + 352]
    adc r11, r13
    mov qword [rsp + 320], r12
    mulx r12, r13, rax
    adc r13, r10
    adc r12, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r9 + 40]
    mov qword [rsp + 32], r8
    mulx r8, r10, qword [rsp + 336]
    mov qword [rsp + 304], r15
    xor r15d, r15d
    adcx rcx, r10
    mov qword [rsp + 216], rcx
    mulx rcx, r10, qword [rsp + 256]
    adcx rsi, r10
    adox rsi, r8
    mulx r10, r8, qword [rsp + 344]
    adcx r11, r8
    adox r11, rcx
    mulx r8, rcx, qword [rsp + 352]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, rax
    adcx r12, rcx
    adox r12, r8
    adcx r15, r15
    adox r15, r10
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r9 + 48]
    mulx r8, rcx, qword [rsp + 336]
    xor r10d, r10d
    adcx rsi, rcx
    mov qword [rsp + 192], rsi
    mulx rsi, rcx, qword [rsp + 256]
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, qword [rsp + 344]
    adcx r13, rcx
    adox r13, rsi
    mulx rsi, rcx, qword [rsp + 352]
    adcx r12, rcx
    adox r12, r8
    mulx r8, rcx, rax
    adcx r15, rcx
    adox r15, rsi
    adcx r10, r10
    adox r10, r8
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r9 + 56]
    mulx r8, rcx, qword [rsp + 336]
    xor esi, esi
    adcx r11, rcx
    mov qword [rsp + 200], r11
    mulx r11, rcx, qword [rsp + 256]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [rsp + 344]
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, qword [rsp + 352]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rax
    adcx r10, rcx
    adox r10, r11
    adcx rsi, rsi
    adox rsi, r8
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    mov rcx, rax
    imul rcx, qword [r9 + 64]
    mov rdx, qword [r9 + 64]
    mulx r11, r8, qword [rsp + 336]
    mov qword [rsp + 360], rbx
    xor ebx, ebx
    adcx r13, r8
    mov qword [rsp + 368], r13
    mulx r13, r8, qword [rsp + 256]
    adcx r12, r8
    adox r12, r11
    mulx r11, r8, qword [rsp + 344]
    adcx r15, r8
    adox r15, r13
    mulx r13, r8, qword [rsp + 352]
    adcx r10, r8
    adox r10, r11
    adcx rsi, rcx
    adox rsi, r13
    ; U = SS * X1: the sums of the halves, lower and upper
    xor ecx, ecx
    mov r8, qword [r9]
    adox r8, qword [r9 + 32]
    mov r11, qword [r9 + 8]
    adox r11, qword [r9 + 40]
    mov rbx, qword [r9 + 16]
    adox rbx, qword [r9 + 48]
    mov r13, qword [r9 + 24]
    adox r13, qword [r9 + 56]
    adox rdx, rcx
    mov r9, qword [rsp]
    mov qword [rsp + 296], rsi
    mov rsi, qword [rsp + 272]
    mov qword [r9 + 144], rsi
    mov qword [rsp + 376], r10
    mov r10, qword [rsp + 120]
    mov qword [r9 + 152], r10
    mov qword [rsp + 384], r15
    mov r15, qword [rsp + 112]
    mov qword [r9 + 160], r15
    mov qword [rsp + 392], r12
    mov r12, qword [rsp + 80]
    mov qword [r9 + 168], r12
    mov qword [rsp + 400], r14
    mov r14, qword [rsp + 224]
    mov qword [r9 + 176], r14
    mov qword [rsp + 408], rdi
    mov rdi, qword [rsp + 128]
    mov qword [r9 + 184], rdi
    mov qword [rsp + 416], rbp
    mov rbp, qword [rsp + 64]
    mov qword [r9 + 192], rbp
    mov qword [rsp + 424], r13
    mov r13, qword [rsp + 280]
    mov qword [r9 + 200], r13
    mov r10, qword [rsp + 136]
    adcx r10, qword [rsp + 336]
    mov rsi, qword [rsp + 144]
    adcx rsi, qword [rsp + 256]
    mov rdi, qword [rsp + 16]
    adcx rdi, qword [rsp + 344]
    mov rbp, qword [rsp + 232]
    adcx rbp, qword [rsp + 352]
    adcx rcx, rax
    ; U = SS * X1: product, row 0: a * b[0]
    mov qword [rsp + 432], rdx
    mov rdx, r8
    mulx r13, r12, rsi
    mulx r14, r8, r10
    add r12, r14
    mulx r15, r14, rdi
    adc r14, r13
    mulx r9, r13, rbp
    adc r13, r15
    mov qword [rsp + 440], rax
    mulx rax, r15, rcx
    adc r15, r9
    adc rax, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 448], r8
    mulx r8, r9, r10
    xor r11d, r11d
    adcx r12, r9
    mov qword [rsp + 456], r12
    mulx r12, r9, rsi
    adcx r14, r9
    adox r14, r8
    mulx r9, r8, rdi
    adcx r13, r8
    adox r13, r12
    mulx r12, r8, rbp
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, rcx
    adcx rax, r8
    adox rax, r12
    adcx r11, r11
    adox r11, r9
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx r9, r8, r10
    xor r12d, r12d
    adcx r14, r8
    mulx rbx, r8, rsi
    adcx r13, r8
    adox r13, r9
    mulx r9, r8, rdi
    adcx r15, r8
    adox r15, rbx
    mulx rbx, r8, rbp
    adcx rax, r8
    adox rax, r9
    mulx r9, r8, rcx
    adcx r11, r8
    adox r11, rbx
    adcx r12, r12
    adox r12, r9
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 424]
    mulx r9, r8, r10
    xor ebx, ebx
    adcx r13, r8
    mov qword [rsp + 464], r13
    mulx r13, r8, rsi
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, rdi
    adcx rax, r8
    adox rax, r13
    mulx r13, r8, rbp
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, rcx
    adcx r12, r8
    adox r12, r13
    adcx rbx, rbx
    adox rbx, r9
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    imul rcx, qword [rsp + 432]
    mov rdx, qword [rsp + 432]
    mulx r9, r8, r10
    xor r10d, r10d
    adcx r15, r8
    mulx rsi, r8, rsi
    adcx rax, r8
    adox rax, r9
    mulx r9, r8, rdi
    adcx r11, r8
    adox r11, rsi
    mulx rsi, r8, rbp
    adcx r12, r8
    adox r12, r9
    adcx rbx, rcx
    adox rbx, rsi
    ; U = SS * X1: less the other two products
    mov rcx, qword [rsp + 448]
    sub rcx, qword [rsp + 416]
    mov r8, qword [rsp + 456]
    sbb r8, qword [rsp + 408]
    sbb r14, qword [rsp + 400]
    mov r9, qword [rsp + 464]
    sbb r9, qword [rsp + 360]
    sbb r15, qword [rsp + 304]
    sbb rax, qword [rsp + 32]
    sbb r11, qword [rsp + 320]
    sbb r12, qword [rsp + 40]
    sbb rbx, 0
    sub rcx, qword [rsp + 312]
    sbb r8, qword [rsp + 216]
    sbb r14, qword [rsp + 192]
    sbb r9, qword [rsp + 200]
    sbb r15, qword [rsp + 368]
    sbb rax, qword [rsp + 392]
    sbb r11, qword [rsp + 384]
    sbb r12, qword [rsp + 376]
    sbb rbx, qword [rsp + 296]
    ; U = SS * X1: the three in their places
    add rcx, qword [rsp + 304]
    adc r8, qword [rsp + 32]
    adc r14, qword [rsp + 320]
    adc r9, qword [rsp + 40]
    adc r15, qword [rsp + 312]
    adc rax, qword [rsp + 216]
    adc r11, qword [rsp + 192]
    adc r12, qword [rsp + 200]
    adc rbx, qword [rsp + 368]
    mov rsi, qword [rsp + 392]
    adc rsi, 0
    mov rdi, qword [rsp + 384]
    adc rdi, 0
    mov rbp, qword [rsp + 376]
    adc rbp, 0
    mov r13, qword [rsp + 296]
    adc r13, 0
    ; U = SS * X1: what is above 2^521
    mov r10, r15
    shr r10, 9
    mov qword [rsp + 296], r9
    mov r9, rax
    shl r9, 55
    or r10, r9
    shr rax, 9
    mov r9, r11
    shl r9, 55
    or rax, r9
    shr r11, 9
    mov r9, r12
    shl r9, 55
    or r11, r9
    shr r12, 9
    mov r9, rbx
    shl r9, 55
    or r12, r9
    shr rbx, 9
    mov r9, rsi
    shl r9, 55
    or rbx, r9
    shr rsi, 9
    mov r9, rdi
    shl r9, 55
    or rsi, r9
    shr rdi, 9
    mov r9, rbp
    shl r9, 55
    or rdi, r9
    shr rbp, 9
    mov r9, r13
    shl r9, 55
    or rbp, r9
    ; U = SS * X1: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r15, -512
    shr r13, 9
    mov r9d, 0x1
    neg r9
    adc r10, qword [rsp + 416]
    adc rax, qword [rsp + 408]
    adc r11, qword [rsp + 400]
    adc r12, qword [rsp + 360]
    adc rcx, rbx
    adc r8, rsi
    adc r14, rdi
    adc rbp, qword [rsp + 296]
    adc r15, r13
    ; U = SS * X1: less one unless it carried
    adc r10, -1
    adc rax, -1
    adc r11, -1
    adc r12, -1
    adc rcx, -1
    adc r8, -1
    adc r14, -1
    adc rbp, -1
    adc r15, -1
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 136]
    mulx rsi, r9, qword [rsp + 16]
    mulx rbx, rdi, qword [rsp + 144]
    add r9, rbx
    mulx r13, rbx, qword [rsp + 232]
    adc rbx, rsi
    mov qword [rsp + 296], rbp
    mulx rbp, rsi, qword [rsp + 336]
    adc rsi, r13
    mov qword [rsp + 360], r14
    mulx r14, r13, qword [rsp + 256]
    adc r13, rbp
    mov qword [rsp + 400], r8
    mulx r8, rbp, qword [rsp + 344]
    adc rbp, r14
    mov qword [rsp + 408], rcx
    mulx rcx, r14, qword [rsp + 352]
    adc r14, r8
    mov qword [rsp + 416], r12
    mulx r12, r8, qword [rsp + 440]
    adc r8, rcx
    adc r12, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 376], r11
    mulx r11, rcx, qword [rsp + 16]
    mov qword [rsp + 384], rax
    xor eax, eax
    adcx rbx, rcx
    mov qword [rsp + 392], r10
    mulx r10, rcx, qword [rsp + 232]
    adcx rsi, rcx
    adox rsi, r11
    mulx r11, rcx, qword [rsp + 336]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, qword [rsp + 256]
    adcx rbp, rcx
    adox rbp, r11
    mulx r11, rcx, qword [rsp + 344]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [rsp + 352]
    adcx r8, rcx
    adox r8, r11
    mulx r11, rcx, qword [rsp + 440]
    adcx r12, rcx
    adox r12, r10
    adcx rax, rax
    adox rax, r11
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r10, rcx, qword [rsp + 232]
    xor r11d, r11d
    adcx r13, rcx
    mov qword [rsp + 368], r15
    mulx r15, rcx, qword [rsp + 336]
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, qword [rsp + 256]
    adcx r14, rcx
    adox r14, r15
    mulx r15, rcx, qword [rsp + 344]
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, qword [rsp + 352]
    adcx r12, rcx
    adox r12, r15
    mulx r15, rcx, qword [rsp + 440]
    adcx rax, rcx
    adox rax, r10
    adcx r11, r11
    adox r11, r15
    ; SSSS = SS^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 232]
    mulx r10, rcx, qword [rsp + 336]
    xor r15d, r15d
    adcx r14, rcx
    mov qword [rsp + 200], r14
    mulx r14, rcx, qword [rsp + 256]
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, qword [rsp + 344]
    adcx r12, rcx
    adox r12, r14
    mulx r14, rcx, qword [rsp + 352]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [rsp + 440]
    adcx r11, rcx
    adox r11, r14
    adcx r15, r15
    adox r15, r10
    ; SSSS = SS^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 336]
    mulx r10, rcx, qword [rsp + 256]
    xor r14d, r14d
    adcx r12, rcx
    mov qword [rsp + 192], r12
    mulx r12, rcx, qword [rsp + 344]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [rsp + 352]
    adcx r11, rcx
    adox r11, r12
    mulx r12, rcx, qword [rsp + 440]
    adcx r15, rcx
    adox r15, r10
    adcx r14, r14
    adox r14, r12
    ; SSSS = SS^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 256]
    mulx r10, rcx, qword [rsp + 344]
    xor r12d, r12d
    adcx r11, rcx
    mov qword [rsp + 216], r11
    mulx r11, rcx, qword [rsp + 352]
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, qword [rsp + 440]
    adcx r14, rcx
    adox r14, r11
    adcx r12, r12
    adox r12, r10
    ; SSSS = SS^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 344]
    mulx r10, rcx, qword [rsp + 352]
    add r14, rcx
    mulx r11, rcx, qword [rsp + 440]
    adc r12, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add r12, r10
    adc rcx, r11
    ; SSSS = SS^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 440]
    mulx r11, r10, qword [rsp + 352]
    add rcx, r10
    mov r10d, 0x0
    adc r10, r10
    add r10, r11
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov r11, rdx
    imul r11, r11
    mov qword [rsp + 440], r11
    xor r11d, r11d
    adcx rdi, rdi
    mov rdx, qword [rsp + 136]
    mov qword [rsp + 312], r10
    mulx r10, r11, rdx
    adox rdi, r10
    adcx r9, r9
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 136], rdi
    mulx rdi, r10, rdx
    adox r9, r10
    adcx rbx, rbx
    adox rbx, rdi
    adcx rsi, rsi
    mov rdx, qword [rsp + 16]
    mulx rdi, r10, rdx
    adox rsi, r10
    adcx r13, r13
    adox r13, rdi
    adcx rbp, rbp
    mov rdx, qword [rsp + 232]
    mulx rdi, r10, rdx
    adox rbp, r10
    mov r10, qword [rsp + 200]
    adcx r10, r10
    adox r10, rdi
    adcx r8, r8
    mov rdx, qword [rsp + 336]
    mov qword [rsp + 200], r10
    mulx r10, rdi, rdx
    adox r8, rdi
    mov rdi, qword [rsp + 192]
    adcx rdi, rdi
    adox rdi, r10
    adcx rax, rax
    mov rdx, qword [rsp + 256]
    mov qword [rsp + 192], rbp
    mulx rbp, r10, rdx
    adox rax, r10
    mov r10, qword [rsp + 216]
    adcx r10, r10
    adox r10, rbp
    adcx r15, r15
    mov rdx, qword [rsp + 344]
    mov qword [rsp + 216], r13
    mulx r13, rbp, rdx
    adox r15, rbp
    adcx r14, r14
    adox r14, r13
    adcx r12, r12
    mov rdx, qword [rsp + 352]
    mulx r13, rbp, rdx
    adox r12, rbp
    adcx rcx, rcx
    adox rcx, r13
    mov rbp, qword [rsp + 312]
    adcx rbp, rbp
    adox rbp, qword [rsp + 440]
    ; SSSS = SS^2: what is above 2^521
    mov r13, r8
    shr r13, 9
    mov qword [rsp + 440], rsi
    mov rsi, rdi
    shl rsi, 55
    or r13, rsi
    shr rdi, 9
    mov rsi, rax
    shl rsi, 55
    or rdi, rsi
    shr rax, 9
    mov rsi, r10
    shl rsi, 55
    or rax, rsi
    shr r10, 9
    mov rsi, r15
    shl rsi, 55
    or r10, rsi
    shr r15, 9
    mov rsi, r14
    shl rsi, 55
    or r15, rsi
    shr r14, 9
    mov rsi, r12
    shl rsi, 55
    or r14, rsi
    shr r12, 9
    mov rsi, rcx
    shl rsi, 55
    or r12, rsi
    shr rcx, 9
    mov rsi, rbp
    shl rsi, 55
    or rcx, rsi
    ; SSSS = SS^2: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r8, -512
    shr rbp, 9
    mov esi, 0x1
    neg rsi
    adc r11, r13
    adc rdi, qword [rsp + 136]
    adc r9, rax
    adc rbx, r10
    adc r15, qword [rsp + 440]
    adc r14, qword [rsp + 216]
    adc r12, qword [rsp + 192]
    adc rcx, qword [rsp + 200]
    adc r8, rbp
    ; SSSS = SS^2: less one unless it carried
    adc r11, -1
    adc rdi, -1
    adc r9, -1
    adc rbx, -1
    adc r15, -1
    adc r14, -1
    adc r12, -1
    adc rcx, -1
    adc r8, -1
    mov rax, qword [rsp + 368]
    and rax, 511
    ; U2 = 2*U: 2*a, the top bit of a in the lowest place
    mov r10, qword [rsp + 392]
    add r10, r10
    mov rsi, qword [rsp + 384]
    adc rsi, rsi
    mov rbp, qword [rsp + 376]
    adc rbp, rbp
    mov r13, qword [rsp + 416]
    adc r13, r13
    mov qword [rsp + 368], r8
    mov r8, qword [rsp + 408]
    adc r8, r8
    mov qword [rsp + 200], rcx
    mov rcx, qword [rsp + 400]
    adc rcx, rcx
    mov qword [rsp + 192], r12
    mov r12, qword [rsp + 360]
    adc r12, r12
    mov qword [rsp + 216], r14
    mov r14, qword [rsp + 296]
    adc r14, r14
    mov qword [rsp + 440], r15
    mov r15, rax
    adc r15, r15
    mov qword [rsp + 136], rbx
    mov rbx, rax
    shr rbx, 8
    or r10, rbx
    mov rbx, qword [rsp + 328]
    and rbx, 511
    and r15, 511
    ; X3 = MM - U2: a - b
    mov qword [rsp + 328], r9
    mov r9, qword [rsp + 208]
    sub r9, r10
    mov r10, qword [rsp + 168]
    sbb r10, rsi
    mov rsi, qword [rsp + 8]
    sbb rsi, rbp
    mov rbp, qword [rsp + 152]
    sbb rbp, r13
    mov r13, qword [rsp + 184]
    sbb r13, r8
    mov r8, qword [rsp + 88]
    sbb r8, rcx
    mov rcx, qword [rsp + 248]
    sbb rcx, r12
    mov r12, qword [rsp + 264]
    sbb r12, r14
    sbb rbx, r15
    ; X3 = MM - U2: less the borrow, modulo 2^k
    sbb r9, 0
    mov r14, qword [rsp]
    mov qword [r14], r9
    sbb r10, 0
    mov qword [r14 + 8], r10
    sbb rsi, 0
    mov qword [r14 + 16], rsi
    sbb rbp, 0
    mov qword [r14 + 24], rbp
    sbb r13, 0
    mov qword [r14 + 32], r13
    sbb r8, 0
    mov qword [r14 + 40], r8
    sbb rcx, 0
    mov qword [r14 + 48], rcx
    sbb r12, 0
    mov qword [r14 + 56], r12
    sbb rbx, 0
    and rbx, 511
    mov qword [r14 + 64], rbx
    ; t3 = U - X3: a - b
    mov r15, qword [rsp + 392]
    sub r15, r9
    mov r9, qword [rsp + 384]
    sbb r9, r10
    mov r10, qword [rsp + 376]
    sbb r10, rsi
    mov rsi, qword [rsp + 416]
    sbb rsi, rbp
    mov rbp, qword [rsp + 408]
    sbb rbp, r13
    mov r13, qword [rsp + 400]
    sbb r13, r8
    mov r8, qword [rsp + 360]
    sbb r8, rcx
    mov rcx, qword [rsp + 296]
    sbb rcx, r12
    sbb rax, rbx
    ; t3 = U - X3: less the borrow, modulo 2^k
    sbb r15, 0
    sbb r9, 0
    sbb r10, 0
    sbb rsi, 0
    sbb rbp, 0
    sbb r13, 0
    sbb r8, 0
    sbb rcx, 0
    sbb rax, 0
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, r15
    mulx r12, rbx, qword [rsp + 160]
    mov qword [rsp + 296], rdi
    mulx rdi, r15, qword [rsp + 56]
    add rbx, rdi
    mov qword [rsp + 360], r11
    mulx r11, rdi, qword [rsp + 96]
    adc rdi, r12
    mov qword [rsp + 400], r15
    mulx r15, r12, qword [rsp + 240]
    adc r12, r11
    adc r15, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov r11, rdx
    mov rdx, r9
    mov qword [rsp + 408], r11
    mulx r11, r14, qword [rsp + 56]
    xor r9d, r9d
    adcx rbx, r14
    mov qword [rsp + 416], rbx
    mulx rbx, r14, qword [rsp + 160]
    adcx rdi, r14
    adox rdi, r11
    mulx r14, r11, qword [rsp + 96]
    adcx r12, r11
    adox r12, rbx
    mulx rbx, r11, qword [rsp + 240]
    adcx r15, r11
    adox r15, r14
    adcx r9, r9
    adox r9, rbx
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov r11, rdx
    mov rdx, r10
    mulx r14, rbx, qword [rsp + 56]
    xor r10d, r10d
    adcx rdi, rbx
    mov qword [rsp + 376], rdi
    mulx rdi, rbx, qword [rsp + 160]
    adcx r12, rbx
    adox r12, r14
    mulx r14, rbx, qword [rsp + 96]
    adcx r15, rbx
    adox r15, rdi
    mulx rbx, rdi, qword [rsp + 240]
    adcx r9, rdi
    adox r9, r14
    adcx r10, r10
    adox r10, rbx
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdi, rdx
    mov rdx, rsi
    mulx r14, rbx, qword [rsp + 56]
    xor esi, esi
    adcx r12, rbx
    mov qword [rsp + 384], r12
    mulx r12, rbx, qword [rsp + 160]
    adcx r15, rbx
    adox r15, r14
    mulx r14, rbx, qword [rsp + 96]
    adcx r9, rbx
    adox r9, r12
    mulx r12, rbx, qword [rsp + 240]
    adcx r10, rbx
    adox r10, r14
    adcx rsi, rsi
    adox rsi, r12
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rbx, rdx
    mov rdx, rbp
    mulx r14, r12, qword [rsp + 176]
    mov qword [rsp + 392], rsi
    mulx rsi, rbp, qword [rsp + 104]
    add r12, rsi
    mov qword [rsp + 264], rbp
    mulx rbp, rsi, qword [rsp + 48]
    adc rsi, r14
    mov qword [rsp + 248], r10
    mulx r10, r14, qword [rsp + 24]
    adc r14, rbp
    mov qword [rsp + 88], r9
    mulx r9, rbp, qword [rsp + 288]
    adc rbp, r10
    adc r9, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov r10, rdx
    mov rdx, r13
    mov qword [rsp + 184], r15
    mov qword [rsp + 152], rbx
    mulx rbx, r15, qword [rsp + 104]
    xor r13d, r13d
    adcx r12, r15
    mov qword [rsp + 8], r12
    mulx r12, r15, qword [rsp + 176]
    adcx rsi, r15
    adox rsi, rbx
    mulx r15, rbx, qword [rsp + 48]
    adcx r14, rbx
    adox r14, r12
    mulx r12, rbx, qword [rsp + 24]
    adcx rbp, rbx
    adox rbp, r15
    mulx r15, rbx, qword [rsp + 288]
    adcx r9, rbx
    adox r9, r12
    adcx r13, r13
    adox r13, r15
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rbx, rdx
    mov rdx, r8
    mulx r15, r12, qword [rsp + 104]
    xor r8d, r8d
    adcx rsi, r12
    mov qword [rsp + 168], rsi
    mulx rsi, r12, qword [rsp + 176]
    adcx r14, r12
    adox r14, r15
    mulx r15, r12, qword [rsp + 48]
    adcx rbp, r12
    adox rbp, rsi
    mulx r12, rsi, qword [rsp + 24]
    adcx r9, rsi
    adox r9, r15
    mulx r15, rsi, qword [rsp + 288]
    adcx r13, rsi
    adox r13, r12
    adcx r8, r8
    adox r8, r15
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rsi, rdx
    mov rdx, rcx
    mulx r15, r12, qword [rsp + 104]
    xor ecx, ecx
    adcx r14, r12
    mov qword [rsp + 208], r14
    mulx r14, r12, qword [rsp + 176]
    adcx rbp, r12
    adox rbp, r15
    mulx r15, r12, qword [rsp + 48]
    adcx r9, r12
    adox r9, r14
    mulx r14, r12, qword [rsp + 24]
    adcx r13, r12
    adox r13, r15
    mulx r15, r12, qword [rsp + 288]
    adcx r8, r12
    adox r8, r14
    adcx rcx, rcx
    adox rcx, r15
    and rax, 511
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    mov r12, qword [rsp + 288]
    imul r12, rax
    mov r14, rdx
    mov rdx, rax
    mov qword [rsp + 312], r14
    mulx r14, r15, qword [rsp + 104]
    xor eax, eax
    adcx rbp, r15
    mov qword [rsp + 352], rbp
    mulx rbp, r15, qword [rsp + 176]
    adcx r9, r15
    adox r9, r14
    mulx r15, r14, qword [rsp + 48]
    adcx r13, r14
    adox r13, rbp
    mulx r14, rbp, qword [rsp + 24]
    adcx r8, rbp
    adox r8, r15
    adcx rcx, r12
    adox rcx, r14
    ; t4 = M * t3: the sums of the halves, lower and upper
    xor ebp, ebp
    adox r10, qword [rsp + 408]
    adox r11, rbx
    adox rdi, rsi
    mov rax, qword [rsp + 152]
    adox rax, qword [rsp + 312]
    adox rdx, rbp
    mov rsi, qword [rsp + 56]
    adcx rsi, qword [rsp + 104]
    mov rbx, qword [rsp + 160]
    adcx rbx, qword [rsp + 176]
    mov r12, qword [rsp + 96]
    adcx r12, qword [rsp + 48]
    mov r14, qword [rsp + 240]
    adcx r14, qword [rsp + 24]
    adcx rbp, qword [rsp + 288]
    ; t4 = M * t3: product, row 0: a * b[0]
    mov r15, rdx
    mov rdx, r10
    mov qword [rsp + 288], rcx
    mov qword [rsp + 24], r8
    mulx r8, rcx, rbx
    mov qword [rsp + 240], r13
    mulx r13, r10, rsi
    add rcx, r13
    mov qword [rsp + 48], r9
    mulx r9, r13, r12
    adc r13, r8
    mov qword [rsp + 96], r10
    mulx r10, r8, r14
    adc r8, r9
    mov qword [rsp + 176], r15
    mulx r15, r9, rbp
    adc r9, r10
    adc r15, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 160], rax
    mulx rax, r10, rsi
    xor r11d, r11d
    adcx rcx, r10
    mov qword [rsp + 104], rcx
    mulx rcx, r10, rbx
    adcx r13, r10
    adox r13, rax
    mulx r10, rax, r12
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, r14
    adcx r9, rax
    adox r9, r10
    mulx r10, rax, rbp
    adcx r15, rax
    adox r15, rcx
    adcx r11, r11
    adox r11, r10
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx rcx, rax, rsi
    xor r10d, r10d
    adcx r13, rax
    mulx rdi, rax, rbx
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, r12
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, r14
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, rbp
    adcx r11, rax
    adox r11, rdi
    adcx r10, r10
    adox r10, rcx
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 160]
    mulx rcx, rax, rsi
    xor edi, edi
    adcx r8, rax
    mov qword [rsp + 56], r8
    mulx r8, rax, rbx
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, r12
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, r14
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, rbp
    adcx r10, rax
    adox r10, r8
    adcx rdi, rdi
    adox rdi, rcx
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    imul rbp, qword [rsp + 176]
    mov rdx, qword [rsp + 176]
    mulx rcx, rax, rsi
    xor r8d, r8d
    adcx r9, rax
    mulx rsi, rax, rbx
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, r12
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, r14
    adcx r10, rax
    adox r10, rcx
    adcx rdi, rbp
    adox rdi, rsi
    ; t4 = M * t3: less the other two products
    mov rax, qword [rsp + 96]
    sub rax, qword [rsp + 400]
    mov rcx, qword [rsp + 104]
    sbb rcx, qword [rsp + 416]
    sbb r13, qword [rsp + 376]
    mov rsi, qword [rsp + 56]
    sbb rsi, qword [rsp + 384]
    sbb r9, qword [rsp + 184]
    sbb r15, qword [rsp + 88]
    sbb r11, qword [rsp + 248]
    sbb r10, qword [rsp + 392]
    sbb rdi, 0
    sub rax, qword [rsp + 264]
    sbb rcx, qword [rsp + 8]
    sbb r13, qword [rsp + 168]
    sbb rsi, qword [rsp + 208]
    sbb r9, qword [rsp + 352]
    sbb r15, qword [rsp + 48]
    sbb r11, qword [rsp + 240]
    sbb r10, qword [rsp + 24]
    sbb rdi, qword [rsp + 288]
    ; t4 = M * t3: the three in their places
    add rax, qword [rsp + 184]
    adc rcx, qword [rsp + 88]
    adc r13, qword [rsp + 248]
    adc rsi, qword [rsp + 392]
    adc r9, qword [rsp + 264]
    adc r15, qword [rsp + 8]
    adc r11, qword [rsp + 168]
    adc r10, qword [rsp + 208]
    adc rdi, qword [rsp + 352]
    mov rbx, qword [rsp + 48]
    adc rbx, 0
    mov rbp, qword [rsp + 240]
    adc rbp, 0
    mov r12, qword [rsp + 24]
    adc r12, 0
    mov r14, qword [rsp + 288]
    adc r14, 0
    ; t4 = M * t3: what is above 2^521
    mov r8, r9
    shr r8, 9
    mov qword [rsp + 288], rsi
    mov rsi, r15
    shl rsi, 55
    or r8, rsi
    shr r15, 9
    mov rsi, r11
    shl rsi, 55
    or r15, rsi
    shr r11, 9
    mov rsi, r10
    shl rsi, 55
    or r11, rsi
    shr r10, 9
    mov rsi, rdi
    shl rsi, 55
    or r10, rsi
    shr rdi, 9
    mov rsi, rbx
    shl rsi, 55
    or rdi, rsi
    shr rbx, 9
    mov rsi, rbp
    shl rsi, 55
    or rbx, rsi
    shr rbp, 9
    mov rsi, r12
    shl rsi, 55
    or rbp, rsi
    shr r12, 9
    mov rsi, r14
    shl rsi, 55
    or r12, rsi
    ; t4 = M * t3: the sum and one, with the bits above 2^521 set: carries out where it reaches 2^521
    or r9, -512
    shr r14, 9
    mov esi, 0x1
    neg rsi
    adc r8, qword [rsp + 400]
    adc r15, qword [rsp + 416]
    adc r11, qword [rsp + 376]
    adc r10, qword [rsp + 384]
    adc rax, rdi
    adc rcx, rbx
    adc r13, rbp
    adc r12, qword [rsp + 288]
    adc r9, r14
    ; t4 = M * t3: less one unless it carried
    adc r8, -1
    adc r15, -1
    adc r11, -1
    adc r10, -1
    adc rax, -1
    adc rcx, -1
    adc r13, -1
    adc r12, -1
    adc r9, -1
    ; Y8 = SSSS/2: a/2, the lowest bit of a in the top place
    mov rsi, qword [rsp + 360]
    shr rsi, 1
    mov rdi, qword [rsp + 296]
    shl rdi, 63
    or rsi, rdi
    mov rdi, qword [rsp + 296]
    shr rdi, 1
    mov rbx, qword [rsp + 328]
    shl rbx, 63
    or rdi, rbx
    mov rbx, qword [rsp + 328]
    shr rbx, 1
    mov rbp, qword [rsp + 136]
    shl rbp, 63
    or rbx, rbp
    mov rbp, qword [rsp + 136]
    shr rbp, 1
    mov r14, qword [rsp + 440]
    shl r14, 63
    or rbp, r14
    mov r14, qword [rsp + 440]
    shr r14, 1
    mov qword [rsp + 440], r12
    mov r12, qword [rsp + 216]
    shl r12, 63
    or r14, r12
    mov r12, qword [rsp + 216]
    shr r12, 1
    mov qword [rsp + 216], r13
    mov r13, qword [rsp + 192]
    shl r13, 63
    or r12, r13
    mov r13, qword [rsp + 192]
    shr r13, 1
    mov qword [rsp + 192], rcx
    mov rcx, qword [rsp + 200]
    shl rcx, 63
    or r13, rcx
    mov rcx, qword [rsp + 200]
    shr rcx, 1
    mov qword [rsp + 200], r13
    mov r13, qword [rsp + 368]
    and r13, 511
    mov qword [rsp + 368], r12
    mov r12, r13
    shl r12, 63
    or rcx, r12
    and r9, 511
    shr r13, 1
    mov r12, qword [rsp + 360]
    and r12, 1
    shl r12, 8
    or r13, r12
    ; Y3 = t4 - Y8: a - b
    sub r8, rsi
    sbb r15, rdi
    sbb r11, rbx
    sbb r10, rbp
    sbb rax, r14
    mov rsi, qword [rsp + 192]
    sbb rsi, qword [rsp + 368]
    mov rdi, qword [rsp + 216]
    sbb rdi, qword [rsp + 200]
    mov rbx, qword [rsp + 440]
    sbb rbx, rcx
    sbb r9, r13
    ; Y3 = t4 - Y8: less the borrow, modulo 2^k
    sbb r8, 0
    mov rcx, qword [rsp]
    mov qword [rcx + 72], r8
    sbb r15, 0
    mov qword [rcx + 80], r15
    sbb r11, 0
    mov qword [rcx + 88], r11
    sbb r10, 0
    mov qword [rcx + 96], r10
    sbb rax, 0
    mov qword [rcx + 104], rax
    sbb rsi, 0
    mov qword [rcx + 112], rsi
    sbb rdi, 0
    mov qword [rcx + 120], rdi
    sbb rbx, 0
    mov qword [rcx + 128], rbx
    sbb r9, 0
    mov rbp, qword [rsp + 72]
    and rbp, 511
    mov qword [rcx + 208], rbp
    and r9, 511
    mov qword [rcx + 136], r9
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
%endif
