; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
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
    sub rsp, 536
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
    mov qword [rsp + 24], rbp
    mulx rbp, r10, qword [rsi + 184]
    adcx r12, r10
    adox r12, r11
    mulx r11, r10, qword [rsi + 192]
    adcx r14, r10
    adox r14, rbp
    mulx rbp, r10, qword [rsi + 200]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rsi + 208]
    adcx r15, r10
    adox r15, rbp
    adcx r13, r13
    adox r13, r11
    ; Z1Z1 = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 176]
    mulx r11, r10, qword [rsi + 184]
    xor ebp, ebp
    adcx r14, r10
    mov qword [rsp + 32], r14
    mulx r14, r10, qword [rsi + 192]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rsi + 200]
    adcx r15, r10
    adox r15, r14
    mulx r14, r10, qword [rsi + 208]
    adcx r13, r10
    adox r13, r11
    adcx rbp, rbp
    adox rbp, r14
    ; Z1Z1 = Z1^2: square, products of a[5] with the words above it
    mov rdx, qword [rsi + 184]
    mulx r11, r10, qword [rsi + 192]
    xor r14d, r14d
    adcx r15, r10
    mov qword [rsp + 40], r15
    mulx r15, r10, qword [rsi + 200]
    adcx r13, r10
    adox r13, r11
    mulx r11, r10, qword [rsi + 208]
    adcx rbp, r10
    adox rbp, r15
    adcx r14, r14
    adox r14, r11
    ; Z1Z1 = Z1^2: square, products of a[6] with the words above it
    mov rdx, qword [rsi + 192]
    mulx r11, r10, qword [rsi + 200]
    add rbp, r10
    mulx r15, r10, qword [rsi + 208]
    adc r14, r10
    mov r10d, 0x0
    adc r10, r10
    add r14, r11
    adc r10, r15
    ; Z1Z1 = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r15, r11, qword [rsi + 200]
    add r10, r11
    mov r11d, 0x0
    adc r11, r11
    add r11, r15
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov r15, rdx
    imul r15, r15
    mov qword [rsp + 48], r15
    xor r15d, r15d
    adcx r9, r9
    mov rdx, qword [rsi + 144]
    mov qword [rsp + 56], r11
    mulx r11, r15, rdx
    adox r9, r11
    adcx rcx, rcx
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 64], r9
    mulx r9, r11, rdx
    adox rcx, r11
    mov r11, qword [rsp + 8]
    adcx r11, r11
    adox r11, r9
    adcx r8, r8
    mov rdx, qword [rsi + 160]
    mov qword [rsp + 8], r11
    mulx r11, r9, rdx
    adox r8, r9
    mov r9, qword [rsp + 16]
    adcx r9, r9
    adox r9, r11
    adcx rbx, rbx
    mov rdx, qword [rsi + 168]
    mov qword [rsp + 16], r9
    mulx r9, r11, rdx
    adox rbx, r11
    mov r11, qword [rsp + 24]
    adcx r11, r11
    adox r11, r9
    adcx r12, r12
    mov rdx, qword [rsi + 176]
    mov qword [rsp + 24], r11
    mulx r11, r9, rdx
    adox r12, r9
    mov r9, qword [rsp + 32]
    adcx r9, r9
    adox r9, r11
    adcx rdi, rdi
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 32], rbx
    mulx rbx, r11, rdx
    adox rdi, r11
    mov r11, qword [rsp + 40]
    adcx r11, r11
    adox r11, rbx
    adcx r13, r13
    mov rdx, qword [rsi + 192]
    mov qword [rsp + 40], r8
    mulx r8, rbx, rdx
    adox r13, rbx
    adcx rbp, rbp
    adox rbp, r8
    adcx r14, r14
    mov rdx, qword [rsi + 200]
    mulx rbx, r8, rdx
    adox r14, r8
    adcx r10, r10
    adox r10, rbx
    mov r8, qword [rsp + 56]
    adcx r8, r8
    adox r8, qword [rsp + 48]
    ; Z1Z1 = Z1^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rbx, r12
    shrd rbx, r9, 9
    shrd r9, rdi, 9
    shrd rdi, r11, 9
    shrd r11, r13, 9
    shrd r13, rbp, 9
    shrd rbp, r14, 9
    shrd r14, r10, 9
    shrd r10, r8, 9
    or r12, -512
    shr r8, 9
    mov qword [rsp + 48], rsi
    mov esi, 0x1
    neg rsi
    adc r15, rbx
    adc r9, qword [rsp + 64]
    adc rcx, rdi
    adc r11, qword [rsp + 8]
    adc r13, qword [rsp + 40]
    adc rbp, qword [rsp + 16]
    adc r14, qword [rsp + 32]
    adc r10, qword [rsp + 24]
    adc r12, r8
    ; Z1Z1 = Z1^2: subtract W^n - p unless the sum carried
    mov r8d, 0x1
    mov esi, 0x0
    cmovc r8, rsi
    mov rdi, -512
    cmovnc rsi, rdi
    sub r15, r8
    sbb r9, 0
    sbb rcx, 0
    sbb r11, 0
    sbb r13, 0
    sbb rbp, 0
    sbb r14, 0
    sbb r10, 0
    sbb r12, rsi
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, r15
    mulx rsi, r8, qword [rax + 8]
    mulx r15, rbx, qword [rax]
    add r8, r15
    mulx rdi, r15, qword [rax + 16]
    adc r15, rsi
    mov qword [rsp + 24], rbx
    mulx rbx, rsi, qword [rax + 24]
    adc rsi, rdi
    mov qword [rsp + 32], r12
    mulx r12, rdi, qword [rax + 32]
    adc rdi, rbx
    mov qword [rsp + 16], r10
    mulx r10, rbx, qword [rax + 40]
    adc rbx, r12
    mov qword [rsp + 40], r14
    mulx r14, r12, qword [rax + 48]
    adc r12, r10
    mov qword [rsp + 8], rbp
    mulx rbp, r10, qword [rax + 56]
    adc r10, r14
    mov qword [rsp + 64], r13
    mulx r13, r14, qword [rax + 64]
    adc r14, rbp
    adc r13, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rbp, rdx
    mov rdx, r9
    mov qword [rsp + 56], rbp
    mov qword [rsp + 72], r11
    mulx r11, rbp, qword [rax]
    xor r9d, r9d
    adcx r8, rbp
    mov qword [rsp + 80], r8
    mulx r8, rbp, qword [rax + 8]
    adcx r15, rbp
    adox r15, r11
    mulx rbp, r11, qword [rax + 16]
    adcx rsi, r11
    adox rsi, r8
    mulx r11, r8, qword [rax + 24]
    adcx rdi, r8
    adox rdi, rbp
    mulx rbp, r8, qword [rax + 32]
    adcx rbx, r8
    adox rbx, r11
    mulx r11, r8, qword [rax + 40]
    adcx r12, r8
    adox r12, rbp
    mulx rbp, r8, qword [rax + 48]
    adcx r10, r8
    adox r10, r11
    mulx r11, r8, qword [rax + 56]
    adcx r14, r8
    adox r14, rbp
    mulx rbp, r8, qword [rax + 64]
    adcx r13, r8
    adox r13, r11
    adcx r9, r9
    adox r9, rbp
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov r8, rdx
    mov rdx, rcx
    mulx rbp, r11, qword [rax]
    xor ecx, ecx
    adcx r15, r11
    mov qword [rsp + 88], r8
    mulx r8, r11, qword [rax + 8]
    adcx rsi, r11
    adox rsi, rbp
    mulx rbp, r11, qword [rax + 16]
    adcx rdi, r11
    adox rdi, r8
    mulx r11, r8, qword [rax + 24]
    adcx rbx, r8
    adox rbx, rbp
    mulx rbp, r8, qword [rax + 32]
    adcx r12, r8
    adox r12, r11
    mulx r11, r8, qword [rax + 40]
    adcx r10, r8
    adox r10, rbp
    mulx rbp, r8, qword [rax + 48]
    adcx r14, r8
    adox r14, r11
    mulx r11, r8, qword [rax + 56]
    adcx r13, r8
    adox r13, rbp
    mulx rbp, r8, qword [rax + 64]
    adcx r9, r8
    adox r9, r11
    adcx rcx, rcx
    adox rcx, rbp
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov r8, rdx
    mov rdx, qword [rsp + 72]
    mulx rbp, r11, qword [rax]
    mov qword [rsp + 96], r8
    xor r8d, r8d
    adcx rsi, r11
    mov qword [rsp + 104], rsi
    mulx rsi, r11, qword [rax + 8]
    adcx rdi, r11
    adox rdi, rbp
    mulx rbp, r11, qword [rax + 16]
    adcx rbx, r11
    adox rbx, rsi
    mulx rsi, r11, qword [rax + 24]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rax + 32]
    adcx r10, r11
    adox r10, rsi
    mulx rsi, r11, qword [rax + 40]
    adcx r14, r11
    adox r14, rbp
    mulx rbp, r11, qword [rax + 48]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rax + 56]
    adcx r9, r11
    adox r9, rbp
    mulx rbp, r11, qword [rax + 64]
    adcx rcx, r11
    adox rcx, rsi
    adcx r8, r8
    adox r8, rbp
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 64]
    mulx rsi, r11, qword [rax]
    xor ebp, ebp
    adcx rdi, r11
    mov qword [rsp + 112], rdi
    mulx rdi, r11, qword [rax + 8]
    adcx rbx, r11
    adox rbx, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r12, r11
    adox r12, rdi
    mulx rdi, r11, qword [rax + 24]
    adcx r10, r11
    adox r10, rsi
    mulx rsi, r11, qword [rax + 32]
    adcx r14, r11
    adox r14, rdi
    mulx rdi, r11, qword [rax + 40]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rax + 48]
    adcx r9, r11
    adox r9, rdi
    mulx rdi, r11, qword [rax + 56]
    adcx rcx, r11
    adox rcx, rsi
    mulx rsi, r11, qword [rax + 64]
    adcx r8, r11
    adox r8, rdi
    adcx rbp, rbp
    adox rbp, rsi
    ; U2 = X2 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 8]
    mulx rsi, r11, qword [rax]
    xor edi, edi
    adcx rbx, r11
    mov qword [rsp + 120], rbx
    mulx rbx, r11, qword [rax + 8]
    adcx r12, r11
    adox r12, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r10, r11
    adox r10, rbx
    mulx rbx, r11, qword [rax + 24]
    adcx r14, r11
    adox r14, rsi
    mulx rsi, r11, qword [rax + 32]
    adcx r13, r11
    adox r13, rbx
    mulx rbx, r11, qword [rax + 40]
    adcx r9, r11
    adox r9, rsi
    mulx rsi, r11, qword [rax + 48]
    adcx rcx, r11
    adox rcx, rbx
    mulx rbx, r11, qword [rax + 56]
    adcx r8, r11
    adox r8, rsi
    mulx rsi, r11, qword [rax + 64]
    adcx rbp, r11
    adox rbp, rbx
    adcx rdi, rdi
    adox rdi, rsi
    ; U2 = X2 * Z1Z1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 40]
    mulx rsi, r11, qword [rax]
    xor ebx, ebx
    adcx r12, r11
    mov qword [rsp + 128], r12
    mulx r12, r11, qword [rax + 8]
    adcx r10, r11
    adox r10, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r14, r11
    adox r14, r12
    mulx r12, r11, qword [rax + 24]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rax + 32]
    adcx r9, r11
    adox r9, r12
    mulx r12, r11, qword [rax + 40]
    adcx rcx, r11
    adox rcx, rsi
    mulx rsi, r11, qword [rax + 48]
    adcx r8, r11
    adox r8, r12
    mulx r12, r11, qword [rax + 56]
    adcx rbp, r11
    adox rbp, rsi
    mulx rsi, r11, qword [rax + 64]
    adcx rdi, r11
    adox rdi, r12
    adcx rbx, rbx
    adox rbx, rsi
    ; U2 = X2 * Z1Z1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 16]
    mulx rsi, r11, qword [rax]
    xor r12d, r12d
    adcx r10, r11
    mov qword [rsp + 136], r10
    mulx r10, r11, qword [rax + 8]
    adcx r14, r11
    adox r14, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r13, r11
    adox r13, r10
    mulx r11, r10, qword [rax + 24]
    adcx r9, r10
    adox r9, rsi
    mulx rsi, r10, qword [rax + 32]
    adcx rcx, r10
    adox rcx, r11
    mulx r11, r10, qword [rax + 40]
    adcx r8, r10
    adox r8, rsi
    mulx rsi, r10, qword [rax + 48]
    adcx rbp, r10
    adox rbp, r11
    mulx r11, r10, qword [rax + 56]
    adcx rdi, r10
    adox rdi, rsi
    mulx rsi, r10, qword [rax + 64]
    adcx rbx, r10
    adox rbx, r11
    adcx r12, r12
    adox r12, rsi
    ; U2 = X2 * Z1Z1: product, row 8: + a * b[8] * W^8
    mov r10, qword [rax + 64]
    imul r10, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx rsi, r11, qword [rax]
    mov qword [rsp + 144], r15
    xor r15d, r15d
    adcx r14, r11
    mulx r15, r11, qword [rax + 8]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rax + 16]
    adcx r9, r11
    adox r9, r15
    mulx r15, r11, qword [rax + 24]
    adcx rcx, r11
    adox rcx, rsi
    mulx rsi, r11, qword [rax + 32]
    adcx r8, r11
    adox r8, r15
    mulx r15, r11, qword [rax + 40]
    adcx rbp, r11
    adox rbp, rsi
    mulx rsi, r11, qword [rax + 48]
    adcx rdi, r11
    adox rdi, r15
    mulx r15, r11, qword [rax + 56]
    adcx rbx, r11
    adox rbx, rsi
    adcx r12, r10
    adox r12, r15
    ; U2 = X2 * Z1Z1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r10, r14
    shrd r10, r13, 9
    shrd r13, r9, 9
    shrd r9, rcx, 9
    shrd rcx, r8, 9
    shrd r8, rbp, 9
    shrd rbp, rdi, 9
    shrd rdi, rbx, 9
    shrd rbx, r12, 9
    or r14, -512
    shr r12, 9
    mov r11d, 0x1
    neg r11
    adc r10, qword [rsp + 24]
    adc r13, qword [rsp + 80]
    adc r9, qword [rsp + 144]
    adc rcx, qword [rsp + 104]
    adc r8, qword [rsp + 112]
    adc rbp, qword [rsp + 120]
    adc rdi, qword [rsp + 128]
    adc rbx, qword [rsp + 136]
    adc r14, r12
    ; U2 = X2 * Z1Z1: subtract W^n - p unless the sum carried
    mov r11d, 0x1
    mov esi, 0x0
    cmovc r11, rsi
    mov r12, -512
    cmovnc rsi, r12
    sub r10, r11
    sbb r13, 0
    sbb r9, 0
    sbb rcx, 0
    sbb r8, 0
    sbb rbp, 0
    sbb rdi, 0
    sbb rbx, 0
    sbb r14, rsi
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 56]
    mov r11, qword [rsp + 48]
    mulx r15, rsi, qword [r11 + 152]
    mov qword [rsp + 136], r14
    mov qword [rsp + 128], rbx
    mulx rbx, r14, qword [r11 + 144]
    add rsi, rbx
    mov qword [rsp + 120], rdi
    mulx rdi, rbx, qword [r11 + 160]
    adc rbx, r15
    mov qword [rsp + 112], rbp
    mulx rbp, r15, qword [r11 + 168]
    adc r15, rdi
    mov qword [rsp + 104], r8
    mulx r8, rdi, qword [r11 + 176]
    adc rdi, rbp
    mov qword [rsp + 144], rcx
    mulx rcx, rbp, qword [r11 + 184]
    adc rbp, r8
    mov qword [rsp + 80], r9
    mulx r9, r8, qword [r11 + 192]
    adc r8, rcx
    mov qword [rsp + 24], r13
    mulx r13, rcx, qword [r11 + 200]
    adc rcx, r9
    mov qword [rsp + 152], r10
    mulx r10, r9, qword [r11 + 208]
    adc r9, r13
    adc r10, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 88]
    mulx r12, r13, qword [r11 + 144]
    mov qword [rsp + 56], r14
    xor r14d, r14d
    adcx rsi, r13
    mov qword [rsp + 160], rsi
    mulx rsi, r13, qword [r11 + 152]
    adcx rbx, r13
    adox rbx, r12
    mulx r13, r12, qword [r11 + 160]
    adcx r15, r12
    adox r15, rsi
    mulx r12, rsi, qword [r11 + 168]
    adcx rdi, rsi
    adox rdi, r13
    mulx r13, rsi, qword [r11 + 176]
    adcx rbp, rsi
    adox rbp, r12
    mulx r12, rsi, qword [r11 + 184]
    adcx r8, rsi
    adox r8, r13
    mulx r13, rsi, qword [r11 + 192]
    adcx rcx, rsi
    adox rcx, r12
    mulx r12, rsi, qword [r11 + 200]
    adcx r9, rsi
    adox r9, r13
    mulx r13, rsi, qword [r11 + 208]
    adcx r10, rsi
    adox r10, r12
    adcx r14, r14
    adox r14, r13
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 96]
    mulx r12, rsi, qword [r11 + 144]
    xor r13d, r13d
    adcx rbx, rsi
    mov qword [rsp + 88], rbx
    mulx rbx, rsi, qword [r11 + 152]
    adcx r15, rsi
    adox r15, r12
    mulx r12, rsi, qword [r11 + 160]
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, qword [r11 + 168]
    adcx rbp, rsi
    adox rbp, r12
    mulx r12, rsi, qword [r11 + 176]
    adcx r8, rsi
    adox r8, rbx
    mulx rbx, rsi, qword [r11 + 184]
    adcx rcx, rsi
    adox rcx, r12
    mulx r12, rsi, qword [r11 + 192]
    adcx r9, rsi
    adox r9, rbx
    mulx rbx, rsi, qword [r11 + 200]
    adcx r10, rsi
    adox r10, r12
    mulx r12, rsi, qword [r11 + 208]
    adcx r14, rsi
    adox r14, rbx
    adcx r13, r13
    adox r13, r12
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 72]
    mulx rbx, rsi, qword [r11 + 144]
    xor r12d, r12d
    adcx r15, rsi
    mov qword [rsp + 96], r15
    mulx r15, rsi, qword [r11 + 152]
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, qword [r11 + 160]
    adcx rbp, rsi
    adox rbp, r15
    mulx r15, rsi, qword [r11 + 168]
    adcx r8, rsi
    adox r8, rbx
    mulx rbx, rsi, qword [r11 + 176]
    adcx rcx, rsi
    adox rcx, r15
    mulx r15, rsi, qword [r11 + 184]
    adcx r9, rsi
    adox r9, rbx
    mulx rbx, rsi, qword [r11 + 192]
    adcx r10, rsi
    adox r10, r15
    mulx r15, rsi, qword [r11 + 200]
    adcx r14, rsi
    adox r14, rbx
    mulx rbx, rsi, qword [r11 + 208]
    adcx r13, rsi
    adox r13, r15
    adcx r12, r12
    adox r12, rbx
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 64]
    mulx rbx, rsi, qword [r11 + 144]
    xor r15d, r15d
    adcx rdi, rsi
    mov qword [rsp + 72], rdi
    mulx rdi, rsi, qword [r11 + 152]
    adcx rbp, rsi
    adox rbp, rbx
    mulx rbx, rsi, qword [r11 + 160]
    adcx r8, rsi
    adox r8, rdi
    mulx rdi, rsi, qword [r11 + 168]
    adcx rcx, rsi
    adox rcx, rbx
    mulx rbx, rsi, qword [r11 + 176]
    adcx r9, rsi
    adox r9, rdi
    mulx rdi, rsi, qword [r11 + 184]
    adcx r10, rsi
    adox r10, rbx
    mulx rbx, rsi, qword [r11 + 192]
    adcx r14, rsi
    adox r14, rdi
    mulx rdi, rsi, qword [r11 + 200]
    adcx r13, rsi
    adox r13, rbx
    mulx rbx, rsi, qword [r11 + 208]
    adcx r12, rsi
    adox r12, rdi
    adcx r15, r15
    adox r15, rbx
    ; t1 = Z1 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 8]
    mulx rdi, rsi, qword [r11 + 144]
    xor ebx, ebx
    adcx rbp, rsi
    mov qword [rsp + 64], rbp
    mulx rbp, rsi, qword [r11 + 152]
    adcx r8, rsi
    adox r8, rdi
    mulx rdi, rsi, qword [r11 + 160]
    adcx rcx, rsi
    adox rcx, rbp
    mulx rbp, rsi, qword [r11 + 168]
    adcx r9, rsi
    adox r9, rdi
    mulx rdi, rsi, qword [r11 + 176]
    adcx r10, rsi
    adox r10, rbp
    mulx rbp, rsi, qword [r11 + 184]
    adcx r14, rsi
    adox r14, rdi
    mulx rdi, rsi, qword [r11 + 192]
    adcx r13, rsi
    adox r13, rbp
    mulx rbp, rsi, qword [r11 + 200]
    adcx r12, rsi
    adox r12, rdi
    mulx rdi, rsi, qword [r11 + 208]
    adcx r15, rsi
    adox r15, rbp
    adcx rbx, rbx
    adox rbx, rdi
    ; t1 = Z1 * Z1Z1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 40]
    mulx rdi, rsi, qword [r11 + 144]
    xor ebp, ebp
    adcx r8, rsi
    mov qword [rsp + 8], r8
    mulx r8, rsi, qword [r11 + 152]
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, qword [r11 + 160]
    adcx r9, rsi
    adox r9, r8
    mulx rsi, r8, qword [r11 + 168]
    adcx r10, r8
    adox r10, rdi
    mulx rdi, r8, qword [r11 + 176]
    adcx r14, r8
    adox r14, rsi
    mulx rsi, r8, qword [r11 + 184]
    adcx r13, r8
    adox r13, rdi
    mulx rdi, r8, qword [r11 + 192]
    adcx r12, r8
    adox r12, rsi
    mulx rsi, r8, qword [r11 + 200]
    adcx r15, r8
    adox r15, rdi
    mulx rdi, r8, qword [r11 + 208]
    adcx rbx, r8
    adox rbx, rsi
    adcx rbp, rbp
    adox rbp, rdi
    ; t1 = Z1 * Z1Z1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 16]
    mulx rsi, r8, qword [r11 + 144]
    xor edi, edi
    adcx rcx, r8
    mov qword [rsp + 40], rcx
    mulx rcx, r8, qword [r11 + 152]
    adcx r9, r8
    adox r9, rsi
    mulx rsi, r8, qword [r11 + 160]
    adcx r10, r8
    adox r10, rcx
    mulx r8, rcx, qword [r11 + 168]
    adcx r14, rcx
    adox r14, rsi
    mulx rsi, rcx, qword [r11 + 176]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [r11 + 184]
    adcx r12, rcx
    adox r12, rsi
    mulx rsi, rcx, qword [r11 + 192]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [r11 + 200]
    adcx rbx, rcx
    adox rbx, rsi
    mulx rsi, rcx, qword [r11 + 208]
    adcx rbp, rcx
    adox rbp, r8
    adcx rdi, rdi
    adox rdi, rsi
    ; t1 = Z1 * Z1Z1: product, row 8: + a * b[8] * W^8
    mov rcx, qword [r11 + 208]
    imul rcx, qword [rsp + 32]
    mov rdx, qword [rsp + 32]
    mulx rsi, r8, qword [r11 + 144]
    mov qword [rsp + 16], rax
    xor eax, eax
    adcx r9, r8
    mulx rax, r8, qword [r11 + 152]
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, qword [r11 + 160]
    adcx r14, r8
    adox r14, rax
    mulx r8, rax, qword [r11 + 168]
    adcx r13, rax
    adox r13, rsi
    mulx rsi, rax, qword [r11 + 176]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [r11 + 184]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [r11 + 192]
    adcx rbx, rax
    adox rbx, r8
    mulx r8, rax, qword [r11 + 200]
    adcx rbp, rax
    adox rbp, rsi
    adcx rdi, rcx
    adox rdi, r8
    ; t1 = Z1 * Z1Z1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, r9
    shrd rax, r10, 9
    shrd r10, r14, 9
    shrd r14, r13, 9
    shrd r13, r12, 9
    shrd r12, r15, 9
    shrd r15, rbx, 9
    shrd rbx, rbp, 9
    shrd rbp, rdi, 9
    or r9, -512
    shr rdi, 9
    mov ecx, 0x1
    neg rcx
    adc rax, qword [rsp + 56]
    adc r10, qword [rsp + 160]
    adc r14, qword [rsp + 88]
    adc r13, qword [rsp + 96]
    adc r12, qword [rsp + 72]
    adc r15, qword [rsp + 64]
    adc rbx, qword [rsp + 8]
    adc rbp, qword [rsp + 40]
    adc r9, rdi
    ; t1 = Z1 * Z1Z1: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r8d, 0x0
    cmovc rcx, r8
    mov rsi, -512
    cmovnc r8, rsi
    sub rax, rcx
    sbb r10, 0
    sbb r14, 0
    sbb r13, 0
    sbb r12, 0
    sbb r15, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb r9, r8
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, rax
    mov rcx, qword [rsp + 16]
    mulx rdi, r8, qword [rcx + 80]
    mulx rsi, rax, qword [rcx + 72]
    add r8, rsi
    mov qword [rsp + 40], rax
    mulx rax, rsi, qword [rcx + 88]
    adc rsi, rdi
    mov qword [rsp + 8], r9
    mulx r9, rdi, qword [rcx + 96]
    adc rdi, rax
    mov qword [rsp + 64], rbp
    mulx rbp, rax, qword [rcx + 104]
    adc rax, r9
    mov qword [rsp + 72], rbx
    mulx rbx, r9, qword [rcx + 112]
    adc r9, rbp
    mulx r11, rbp, qword [rcx + 120]
    adc rbp, rbx
    mov qword [rsp + 96], r15
    mulx r15, rbx, qword [rcx + 128]
    adc rbx, r11
    mov qword [rsp + 88], r12
    mulx r12, r11, qword [rcx + 136]
    adc r11, r15
    adc r12, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mov qword [rsp + 160], r13
    mulx r13, r15, qword [rcx + 72]
    xor r10d, r10d
    adcx r8, r15
    mov qword [rsp + 56], r8
    mulx r8, r15, qword [rcx + 80]
    adcx rsi, r15
    adox rsi, r13
    mulx r15, r13, qword [rcx + 88]
    adcx rdi, r13
    adox rdi, r8
    mulx r13, r8, qword [rcx + 96]
    adcx rax, r8
    adox rax, r15
    mulx r15, r8, qword [rcx + 104]
    adcx r9, r8
    adox r9, r13
    mulx r13, r8, qword [rcx + 112]
    adcx rbp, r8
    adox rbp, r15
    mulx r15, r8, qword [rcx + 120]
    adcx rbx, r8
    adox rbx, r13
    mulx r13, r8, qword [rcx + 128]
    adcx r11, r8
    adox r11, r15
    mulx r15, r8, qword [rcx + 136]
    adcx r12, r8
    adox r12, r13
    adcx r10, r10
    adox r10, r15
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r14
    mulx r13, r8, qword [rcx + 72]
    xor r15d, r15d
    adcx rsi, r8
    mulx r14, r8, qword [rcx + 80]
    adcx rdi, r8
    adox rdi, r13
    mulx r13, r8, qword [rcx + 88]
    adcx rax, r8
    adox rax, r14
    mulx r14, r8, qword [rcx + 96]
    adcx r9, r8
    adox r9, r13
    mulx r13, r8, qword [rcx + 104]
    adcx rbp, r8
    adox rbp, r14
    mulx r14, r8, qword [rcx + 112]
    adcx rbx, r8
    adox rbx, r13
    mulx r13, r8, qword [rcx + 120]
    adcx r11, r8
    adox r11, r14
    mulx r14, r8, qword [rcx + 128]
    adcx r12, r8
    adox r12, r13
    mulx r13, r8, qword [rcx + 136]
    adcx r10, r8
    adox r10, r14
    adcx r15, r15
    adox r15, r13
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 160]
    mulx r13, r8, qword [rcx + 72]
    xor r14d, r14d
    adcx rdi, r8
    mov qword [rsp + 32], rdi
    mulx rdi, r8, qword [rcx + 80]
    adcx rax, r8
    adox rax, r13
    mulx r13, r8, qword [rcx + 88]
    adcx r9, r8
    adox r9, rdi
    mulx rdi, r8, qword [rcx + 96]
    adcx rbp, r8
    adox rbp, r13
    mulx r13, r8, qword [rcx + 104]
    adcx rbx, r8
    adox rbx, rdi
    mulx rdi, r8, qword [rcx + 112]
    adcx r11, r8
    adox r11, r13
    mulx r13, r8, qword [rcx + 120]
    adcx r12, r8
    adox r12, rdi
    mulx rdi, r8, qword [rcx + 128]
    adcx r10, r8
    adox r10, r13
    mulx r13, r8, qword [rcx + 136]
    adcx r15, r8
    adox r15, rdi
    adcx r14, r14
    adox r14, r13
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 88]
    mulx rdi, r8, qword [rcx + 72]
    xor r13d, r13d
    adcx rax, r8
    mov qword [rsp + 160], rax
    mulx rax, r8, qword [rcx + 80]
    adcx r9, r8
    adox r9, rdi
    mulx rdi, r8, qword [rcx + 88]
    adcx rbp, r8
    adox rbp, rax
    mulx r8, rax, qword [rcx + 96]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rcx + 104]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rcx + 112]
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, qword [rcx + 120]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 128]
    adcx r15, rax
    adox r15, rdi
    mulx rdi, rax, qword [rcx + 136]
    adcx r14, rax
    adox r14, r8
    adcx r13, r13
    adox r13, rdi
    ; S2 = Y2 * t1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 96]
    mulx r8, rax, qword [rcx + 72]
    xor edi, edi
    adcx r9, rax
    mov qword [rsp + 88], r9
    mulx r9, rax, qword [rcx + 80]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rcx + 88]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rcx + 96]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rcx + 104]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rcx + 112]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 120]
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, qword [rcx + 128]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 136]
    adcx r13, rax
    adox r13, r9
    adcx rdi, rdi
    adox rdi, r8
    ; S2 = Y2 * t1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 72]
    mulx r8, rax, qword [rcx + 72]
    xor r9d, r9d
    adcx rbp, rax
    mov qword [rsp + 96], rbp
    mulx rbp, rax, qword [rcx + 80]
    adcx rbx, rax
    adox rbx, r8
    mulx r8, rax, qword [rcx + 88]
    adcx r11, rax
    adox r11, rbp
    mulx rbp, rax, qword [rcx + 96]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rcx + 104]
    adcx r10, rax
    adox r10, rbp
    mulx rbp, rax, qword [rcx + 112]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rcx + 120]
    adcx r14, rax
    adox r14, rbp
    mulx rbp, rax, qword [rcx + 128]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rcx + 136]
    adcx rdi, rax
    adox rdi, rbp
    adcx r9, r9
    adox r9, r8
    ; S2 = Y2 * t1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 64]
    mulx r8, rax, qword [rcx + 72]
    xor ebp, ebp
    adcx rbx, rax
    mov qword [rsp + 72], rbx
    mulx rbx, rax, qword [rcx + 80]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rcx + 88]
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, qword [rcx + 96]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 104]
    adcx r15, rax
    adox r15, rbx
    mulx rbx, rax, qword [rcx + 112]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 120]
    adcx r13, rax
    adox r13, rbx
    mulx rbx, rax, qword [rcx + 128]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rcx + 136]
    adcx r9, rax
    adox r9, rbx
    adcx rbp, rbp
    adox rbp, r8
    ; S2 = Y2 * t1: product, row 8: + a * b[8] * W^8
    mov rax, qword [rcx + 136]
    imul rax, qword [rsp + 8]
    mov rdx, qword [rsp + 8]
    mulx rbx, r8, qword [rcx + 72]
    mov qword [rsp + 64], rsi
    xor esi, esi
    adcx r11, r8
    mulx rsi, r8, qword [rcx + 80]
    adcx r12, r8
    adox r12, rbx
    mulx rbx, r8, qword [rcx + 88]
    adcx r10, r8
    adox r10, rsi
    mulx rsi, r8, qword [rcx + 96]
    adcx r15, r8
    adox r15, rbx
    mulx rbx, r8, qword [rcx + 104]
    adcx r14, r8
    adox r14, rsi
    mulx rsi, r8, qword [rcx + 112]
    adcx r13, r8
    adox r13, rbx
    mulx rbx, r8, qword [rcx + 120]
    adcx rdi, r8
    adox rdi, rsi
    mulx rsi, r8, qword [rcx + 128]
    adcx r9, r8
    adox r9, rbx
    adcx rbp, rax
    adox rbp, rsi
    ; S2 = Y2 * t1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, r11
    shrd rax, r12, 9
    shrd r12, r10, 9
    shrd r10, r15, 9
    shrd r15, r14, 9
    shrd r14, r13, 9
    shrd r13, rdi, 9
    shrd rdi, r9, 9
    shrd r9, rbp, 9
    or r11, -512
    shr rbp, 9
    mov ecx, 0x1
    neg rcx
    adc rax, qword [rsp + 40]
    adc r12, qword [rsp + 56]
    adc r10, qword [rsp + 64]
    adc r15, qword [rsp + 32]
    adc r14, qword [rsp + 160]
    adc r13, qword [rsp + 88]
    adc rdi, qword [rsp + 96]
    adc r9, qword [rsp + 72]
    adc r11, rbp
    ; S2 = Y2 * t1: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r8d, 0x0
    cmovc rcx, r8
    mov rsi, -512
    cmovnc r8, rsi
    sub rax, rcx
    sbb r12, 0
    sbb r10, 0
    sbb r15, 0
    sbb r14, 0
    sbb r13, 0
    sbb rdi, 0
    sbb r9, 0
    sbb r11, r8
    ; H = U2 - X1: a - b
    mov rcx, qword [rsp + 152]
    mov r8, qword [rsp + 48]
    sub rcx, qword [r8]
    mov rbx, qword [rsp + 24]
    sbb rbx, qword [r8 + 8]
    mov rbp, qword [rsp + 80]
    sbb rbp, qword [r8 + 16]
    mov rsi, qword [rsp + 144]
    sbb rsi, qword [r8 + 24]
    mov qword [rsp + 144], r11
    mov r11, qword [rsp + 104]
    sbb r11, qword [r8 + 32]
    mov qword [rsp + 104], r9
    mov r9, qword [rsp + 112]
    sbb r9, qword [r8 + 40]
    mov qword [rsp + 112], rdi
    mov rdi, qword [rsp + 120]
    sbb rdi, qword [r8 + 48]
    mov qword [rsp + 120], r13
    mov r13, qword [rsp + 128]
    sbb r13, qword [r8 + 56]
    mov qword [rsp + 128], r14
    mov r14, qword [rsp + 136]
    sbb r14, qword [r8 + 64]
    ; H = U2 - X1: add the modulus where it borrowed
    mov qword [rsp + 136], r15
    sbb r15, r15
    mov qword [rsp + 80], r10
    mov r10, r15
    and r10, 511
    add rcx, r15
    adc rbx, r15
    adc rbp, r15
    adc rsi, r15
    adc r11, r15
    adc r9, r15
    adc rdi, r15
    adc r13, r15
    adc r14, r10
    ; r = S2 - Y1: a - b
    sub rax, qword [r8 + 72]
    sbb r12, qword [r8 + 80]
    mov r10, qword [rsp + 80]
    sbb r10, qword [r8 + 88]
    mov r15, qword [rsp + 136]
    sbb r15, qword [r8 + 96]
    mov qword [rsp + 136], r14
    mov r14, qword [rsp + 128]
    sbb r14, qword [r8 + 104]
    mov qword [rsp + 128], r13
    mov r13, qword [rsp + 120]
    sbb r13, qword [r8 + 112]
    mov qword [rsp + 120], rdi
    mov rdi, qword [rsp + 112]
    sbb rdi, qword [r8 + 120]
    mov qword [rsp + 112], r9
    mov r9, qword [rsp + 104]
    sbb r9, qword [r8 + 128]
    mov qword [rsp + 104], r11
    mov r11, qword [rsp + 144]
    sbb r11, qword [r8 + 136]
    ; r = S2 - Y1: add the modulus where it borrowed
    mov qword [rsp + 144], rsi
    sbb rsi, rsi
    mov qword [rsp + 80], rbp
    mov rbp, rsi
    and rbp, 511
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mov qword [rsp + 24], rbx
    mov qword [rsp + 152], r11
    mulx r11, rbx, qword [r8 + 152]
    mov qword [rsp + 72], rbp
    mulx rbp, rcx, qword [r8 + 144]
    mov qword [rsp + 96], rcx
    xor ecx, ecx
    adox rbx, rbp
    mov qword [rsp + 88], rbx
    mulx rbx, rbp, qword [r8 + 160]
    adox rbp, r11
    mov qword [rsp + 160], rbp
    mulx rbp, r11, qword [r8 + 168]
    adox r11, rbx
    mov qword [rsp + 32], r11
    mulx r11, rbx, qword [r8 + 176]
    adox rbx, rbp
    mov qword [rsp + 64], rbx
    mulx rbx, rbp, qword [r8 + 184]
    adox rbp, r11
    mov qword [rsp + 56], rbp
    mulx rbp, r11, qword [r8 + 192]
    adox r11, rbx
    mov qword [rsp + 40], r11
    mulx r11, rbx, qword [r8 + 200]
    adox rbx, rbp
    mov qword [rsp + 16], rbx
    mulx rbx, rbp, qword [r8 + 208]
    adox rbp, r11
    adox rbx, rcx
    adcx rax, rsi
    adcx r12, rsi
    adcx r10, rsi
    adcx r15, rsi
    adcx r14, rsi
    adcx r13, rsi
    adcx rdi, rsi
    adcx r9, rsi
    mov r11, qword [rsp + 152]
    adcx r11, qword [rsp + 72]
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rsi, rdx
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 72], r11
    mov qword [rsp + 152], r9
    mulx r9, r11, qword [r8 + 144]
    mov qword [rsp + 8], rdi
    xor edi, edi
    adcx r11, qword [rsp + 88]
    mov qword [rsp + 88], r13
    mulx r13, rcx, qword [r8 + 152]
    adcx rcx, qword [rsp + 160]
    adox rcx, r9
    mov qword [rsp + 160], r14
    mulx r14, r9, qword [r8 + 160]
    adcx r9, qword [rsp + 32]
    adox r9, r13
    mov qword [rsp + 32], r15
    mulx r15, r13, qword [r8 + 168]
    adcx r13, qword [rsp + 64]
    adox r13, r14
    mov qword [rsp + 64], r12
    mulx r12, r14, qword [r8 + 176]
    adcx r14, qword [rsp + 56]
    adox r14, r15
    mov qword [rsp + 56], rax
    mulx rax, r15, qword [r8 + 184]
    adcx r15, qword [rsp + 40]
    adox r15, r12
    mov qword [rsp + 40], r10
    mulx r10, r12, qword [r8 + 192]
    adcx r12, qword [rsp + 16]
    adox r12, rax
    mov qword [rsp + 16], rsi
    mulx rsi, rax, qword [r8 + 200]
    adcx rbp, rax
    adox rbp, r10
    mulx r10, rax, qword [r8 + 208]
    adcx rbx, rax
    adox rbx, rsi
    adcx rdi, rdi
    adox rdi, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 80]
    mulx r10, rax, qword [r8 + 144]
    xor esi, esi
    adcx rcx, rax
    mov qword [rsp + 168], rcx
    mulx rcx, rax, qword [r8 + 152]
    adcx r9, rax
    adox r9, r10
    mulx r10, rax, qword [r8 + 160]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [r8 + 168]
    adcx r14, rax
    adox r14, r10
    mulx r10, rax, qword [r8 + 176]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r8 + 184]
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, qword [r8 + 192]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r8 + 200]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [r8 + 208]
    adcx rdi, rax
    adox rdi, rcx
    adcx rsi, rsi
    adox rsi, r10
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 144]
    mulx rcx, rax, qword [r8 + 144]
    xor r10d, r10d
    adcx r9, rax
    mov qword [rsp + 176], r9
    mulx r9, rax, qword [r8 + 152]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [r8 + 160]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [r8 + 168]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r8 + 176]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [r8 + 184]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r8 + 192]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [r8 + 200]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r8 + 208]
    adcx rsi, rax
    adox rsi, r9
    adcx r10, r10
    adox r10, rcx
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 104]
    mulx rcx, rax, qword [r8 + 144]
    xor r9d, r9d
    adcx r13, rax
    mov qword [rsp + 184], r13
    mulx r13, rax, qword [r8 + 152]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [r8 + 160]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [r8 + 168]
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, qword [r8 + 176]
    adcx rbp, rax
    adox rbp, r13
    mulx r13, rax, qword [r8 + 184]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [r8 + 192]
    adcx rdi, rax
    adox rdi, r13
    mulx r13, rax, qword [r8 + 200]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [r8 + 208]
    adcx r10, rax
    adox r10, r13
    adcx r9, r9
    adox r9, rcx
    ; Z3 = Z1 * H: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 112]
    mulx rcx, rax, qword [r8 + 144]
    xor r13d, r13d
    adcx r14, rax
    mov qword [rsp + 192], r14
    mulx r14, rax, qword [r8 + 152]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r8 + 160]
    adcx r12, rax
    adox r12, r14
    mulx r14, rax, qword [r8 + 168]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r8 + 176]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, qword [r8 + 184]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r8 + 192]
    adcx rsi, rax
    adox rsi, r14
    mulx r14, rax, qword [r8 + 200]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [r8 + 208]
    adcx r9, rax
    adox r9, r14
    adcx r13, r13
    adox r13, rcx
    ; Z3 = Z1 * H: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 120]
    mulx rcx, rax, qword [r8 + 144]
    xor r14d, r14d
    adcx r15, rax
    mov qword [rsp + 200], r15
    mulx r15, rax, qword [r8 + 152]
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, qword [r8 + 160]
    adcx rbp, rax
    adox rbp, r15
    mulx r15, rax, qword [r8 + 168]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [r8 + 176]
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, qword [r8 + 184]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [r8 + 192]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [r8 + 200]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [r8 + 208]
    adcx r13, rax
    adox r13, r15
    adcx r14, r14
    adox r14, rcx
    ; Z3 = Z1 * H: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 128]
    mulx rcx, rax, qword [r8 + 144]
    xor r15d, r15d
    adcx r12, rax
    mov qword [rsp + 208], r12
    mulx r12, rax, qword [r8 + 152]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r8 + 160]
    adcx rbx, rax
    adox rbx, r12
    mulx r12, rax, qword [r8 + 168]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r8 + 176]
    adcx rsi, rax
    adox rsi, r12
    mulx r12, rax, qword [r8 + 184]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [r8 + 192]
    adcx r9, rax
    adox r9, r12
    mulx r12, rax, qword [r8 + 200]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [r8 + 208]
    adcx r14, rax
    adox r14, r12
    adcx r15, r15
    adox r15, rcx
    ; Z3 = Z1 * H: product, row 8: + a * b[8] * W^8
    mov rax, qword [r8 + 208]
    imul rax, qword [rsp + 136]
    mov rdx, qword [rsp + 136]
    mulx r12, rcx, qword [r8 + 144]
    mov qword [rsp + 216], r11
    xor r11d, r11d
    adcx rbp, rcx
    mulx r11, rcx, qword [r8 + 152]
    adcx rbx, rcx
    adox rbx, r12
    mulx r12, rcx, qword [r8 + 160]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [r8 + 168]
    adcx rsi, rcx
    adox rsi, r12
    mulx r12, rcx, qword [r8 + 176]
    adcx r10, rcx
    adox r10, r11
    mulx r11, rcx, qword [r8 + 184]
    adcx r9, rcx
    adox r9, r12
    mulx r12, rcx, qword [r8 + 192]
    adcx r13, rcx
    adox r13, r11
    mulx r11, rcx, qword [r8 + 200]
    adcx r14, rcx
    adox r14, r12
    adcx r15, rax
    adox r15, r11
    ; Z3 = Z1 * H: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, rbp
    shrd rax, rbx, 9
    shrd rbx, rdi, 9
    shrd rdi, rsi, 9
    shrd rsi, r10, 9
    shrd r10, r9, 9
    shrd r9, r13, 9
    shrd r13, r14, 9
    shrd r14, r15, 9
    or rbp, -512
    shr r15, 9
    mov ecx, 0x1
    neg rcx
    adc rax, qword [rsp + 96]
    adc rbx, qword [rsp + 216]
    adc rdi, qword [rsp + 168]
    adc rsi, qword [rsp + 176]
    adc r10, qword [rsp + 184]
    adc r9, qword [rsp + 192]
    adc r13, qword [rsp + 200]
    adc r14, qword [rsp + 208]
    adc rbp, r15
    ; Z3 = Z1 * H: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r11d, 0x0
    cmovc rcx, r11
    mov r12, -512
    cmovnc r11, r12
    sub rax, rcx
    sbb rbx, 0
    sbb rdi, 0
    sbb rsi, 0
    sbb r10, 0
    sbb r9, 0
    sbb r13, 0
    sbb r14, 0
    sbb rbp, r11
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r11, rcx, qword [rsp + 80]
    mov qword [rsp + 208], rax
    mulx rax, r15, qword [rsp + 24]
    add rcx, rax
    mov qword [rsp + 200], r9
    mulx r9, rax, qword [rsp + 144]
    adc rax, r11
    mov qword [rsp + 192], r10
    mulx r10, r11, qword [rsp + 104]
    adc r11, r9
    mov qword [rsp + 184], rsi
    mulx rsi, r9, qword [rsp + 112]
    adc r9, r10
    mov qword [rsp + 176], rdi
    mulx rdi, r10, qword [rsp + 120]
    adc r10, rsi
    mov qword [rsp + 168], rbx
    mulx rbx, rsi, qword [rsp + 128]
    adc rsi, rdi
    mov qword [rsp + 216], rbp
    mulx rbp, rdi, qword [rsp + 136]
    adc rdi, rbx
    adc rbp, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 96], r13
    mulx r13, rbx, qword [rsp + 80]
    mov qword [rsp + 224], r14
    xor r14d, r14d
    adcx rax, rbx
    mulx r8, rbx, qword [rsp + 144]
    adcx r11, rbx
    adox r11, r13
    mulx r13, rbx, qword [rsp + 104]
    adcx r9, rbx
    adox r9, r8
    mulx rbx, r8, qword [rsp + 112]
    adcx r10, r8
    adox r10, r13
    mulx r13, r8, qword [rsp + 120]
    adcx rsi, r8
    adox rsi, rbx
    mulx rbx, r8, qword [rsp + 128]
    adcx rdi, r8
    adox rdi, r13
    mulx r13, r8, qword [rsp + 136]
    adcx rbp, r8
    adox rbp, rbx
    adcx r14, r14
    adox r14, r13
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 80]
    mulx rbx, r8, qword [rsp + 144]
    xor r13d, r13d
    adcx r9, r8
    mulx r12, r8, qword [rsp + 104]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rsp + 112]
    adcx rsi, r8
    adox rsi, r12
    mulx r12, r8, qword [rsp + 120]
    adcx rdi, r8
    adox rdi, rbx
    mulx rbx, r8, qword [rsp + 128]
    adcx rbp, r8
    adox rbp, r12
    mulx r12, r8, qword [rsp + 136]
    adcx r14, r8
    adox r14, rbx
    adcx r13, r13
    adox r13, r12
    ; HH = H^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 144]
    mulx rbx, r8, qword [rsp + 104]
    xor r12d, r12d
    adcx rsi, r8
    mov qword [rsp + 232], rsi
    mulx rsi, r8, qword [rsp + 112]
    adcx rdi, r8
    adox rdi, rbx
    mulx rbx, r8, qword [rsp + 120]
    adcx rbp, r8
    adox rbp, rsi
    mulx rsi, r8, qword [rsp + 128]
    adcx r14, r8
    adox r14, rbx
    mulx rbx, r8, qword [rsp + 136]
    adcx r13, r8
    adox r13, rsi
    adcx r12, r12
    adox r12, rbx
    ; HH = H^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 104]
    mulx rsi, r8, qword [rsp + 112]
    xor ebx, ebx
    adcx rbp, r8
    mov qword [rsp + 240], rbp
    mulx rbp, r8, qword [rsp + 120]
    adcx r14, r8
    adox r14, rsi
    mulx rsi, r8, qword [rsp + 128]
    adcx r13, r8
    adox r13, rbp
    mulx rbp, r8, qword [rsp + 136]
    adcx r12, r8
    adox r12, rsi
    adcx rbx, rbx
    adox rbx, rbp
    ; HH = H^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 112]
    mulx rsi, r8, qword [rsp + 120]
    xor ebp, ebp
    adcx r13, r8
    mov qword [rsp + 248], r13
    mulx r13, r8, qword [rsp + 128]
    adcx r12, r8
    adox r12, rsi
    mulx rsi, r8, qword [rsp + 136]
    adcx rbx, r8
    adox rbx, r13
    adcx rbp, rbp
    adox rbp, rsi
    ; HH = H^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 120]
    mulx rsi, r8, qword [rsp + 128]
    add rbx, r8
    mulx r13, r8, qword [rsp + 136]
    adc rbp, r8
    mov r8d, 0x0
    adc r8, r8
    add rbp, rsi
    adc r8, r13
    ; HH = H^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 136]
    mulx r13, rsi, qword [rsp + 128]
    add r8, rsi
    mov esi, 0x0
    adc rsi, rsi
    add rsi, r13
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov r13, rdx
    imul r13, r13
    mov qword [rsp + 256], r13
    xor r13d, r13d
    adcx r15, r15
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 264], rsi
    mulx rsi, r13, rdx
    adox r15, rsi
    adcx rcx, rcx
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 272], r15
    mulx r15, rsi, rdx
    adox rcx, rsi
    adcx rax, rax
    adox rax, r15
    adcx r11, r11
    mov rdx, qword [rsp + 80]
    mulx r15, rsi, rdx
    adox r11, rsi
    adcx r9, r9
    adox r9, r15
    adcx r10, r10
    mov rdx, qword [rsp + 144]
    mulx r15, rsi, rdx
    adox r10, rsi
    mov rsi, qword [rsp + 232]
    adcx rsi, rsi
    adox rsi, r15
    adcx rdi, rdi
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 232], rsi
    mulx rsi, r15, rdx
    adox rdi, r15
    mov r15, qword [rsp + 240]
    adcx r15, r15
    adox r15, rsi
    adcx r14, r14
    mov rdx, qword [rsp + 112]
    mov qword [rsp + 240], r10
    mulx r10, rsi, rdx
    adox r14, rsi
    mov rsi, qword [rsp + 248]
    adcx rsi, rsi
    adox rsi, r10
    adcx r12, r12
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 248], r9
    mulx r9, r10, rdx
    adox r12, r10
    adcx rbx, rbx
    adox rbx, r9
    adcx rbp, rbp
    mov rdx, qword [rsp + 128]
    mulx r10, r9, rdx
    adox rbp, r9
    adcx r8, r8
    adox r8, r10
    mov r9, qword [rsp + 264]
    adcx r9, r9
    adox r9, qword [rsp + 256]
    ; HH = H^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r10, rdi
    shrd r10, r15, 9
    shrd r15, r14, 9
    shrd r14, rsi, 9
    shrd rsi, r12, 9
    shrd r12, rbx, 9
    shrd rbx, rbp, 9
    shrd rbp, r8, 9
    shrd r8, r9, 9
    or rdi, -512
    shr r9, 9
    mov qword [rsp + 256], r9
    mov r9d, 0x1
    neg r9
    adc r13, r10
    adc r15, qword [rsp + 272]
    adc rcx, r14
    adc rax, rsi
    adc r11, r12
    adc rbx, qword [rsp + 248]
    adc rbp, qword [rsp + 240]
    adc r8, qword [rsp + 232]
    adc rdi, qword [rsp + 256]
    ; HH = H^2: subtract W^n - p unless the sum carried
    mov r9d, 0x1
    mov r10d, 0x0
    cmovc r9, r10
    mov rsi, -512
    cmovnc r10, rsi
    sub r13, r9
    sbb r15, 0
    sbb rcx, 0
    sbb rax, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb r8, 0
    sbb rdi, r10
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r13
    mulx r10, r9, qword [rsp + 24]
    mulx r14, r12, qword [rsp + 16]
    add r9, r14
    mulx r13, r14, qword [rsp + 80]
    adc r14, r10
    mulx rsi, r10, qword [rsp + 144]
    adc r10, r13
    mov qword [rsp + 256], r12
    mulx r12, r13, qword [rsp + 104]
    adc r13, rsi
    mov qword [rsp + 232], rdi
    mulx rdi, rsi, qword [rsp + 112]
    adc rsi, r12
    mov qword [rsp + 240], r8
    mulx r8, r12, qword [rsp + 120]
    adc r12, rdi
    mov qword [rsp + 248], rbp
    mulx rbp, rdi, qword [rsp + 128]
    adc rdi, r8
    mov qword [rsp + 272], rbx
    mulx rbx, r8, qword [rsp + 136]
    adc r8, rbp
    adc rbx, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov rbp, rdx
    mov rdx, r15
    mov qword [rsp + 264], rbp
    mov qword [rsp + 280], r11
    mulx r11, rbp, qword [rsp + 16]
    xor r15d, r15d
    adcx r9, rbp
    mov qword [rsp + 288], r9
    mulx r9, rbp, qword [rsp + 24]
    adcx r14, rbp
    adox r14, r11
    mulx rbp, r11, qword [rsp + 80]
    adcx r10, r11
    adox r10, r9
    mulx r11, r9, qword [rsp + 144]
    adcx r13, r9
    adox r13, rbp
    mulx rbp, r9, qword [rsp + 104]
    adcx rsi, r9
    adox rsi, r11
    mulx r11, r9, qword [rsp + 112]
    adcx r12, r9
    adox r12, rbp
    mulx rbp, r9, qword [rsp + 120]
    adcx rdi, r9
    adox rdi, r11
    mulx r11, r9, qword [rsp + 128]
    adcx r8, r9
    adox r8, rbp
    mulx rbp, r9, qword [rsp + 136]
    adcx rbx, r9
    adox rbx, r11
    adcx r15, r15
    adox r15, rbp
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov r9, rdx
    mov rdx, rcx
    mulx rbp, r11, qword [rsp + 16]
    xor ecx, ecx
    adcx r14, r11
    mov qword [rsp + 296], r9
    mulx r9, r11, qword [rsp + 24]
    adcx r10, r11
    adox r10, rbp
    mulx rbp, r11, qword [rsp + 80]
    adcx r13, r11
    adox r13, r9
    mulx r11, r9, qword [rsp + 144]
    adcx rsi, r9
    adox rsi, rbp
    mulx rbp, r9, qword [rsp + 104]
    adcx r12, r9
    adox r12, r11
    mulx r11, r9, qword [rsp + 112]
    adcx rdi, r9
    adox rdi, rbp
    mulx rbp, r9, qword [rsp + 120]
    adcx r8, r9
    adox r8, r11
    mulx r11, r9, qword [rsp + 128]
    adcx rbx, r9
    adox rbx, rbp
    mulx rbp, r9, qword [rsp + 136]
    adcx r15, r9
    adox r15, r11
    adcx rcx, rcx
    adox rcx, rbp
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov r9, rdx
    mov rdx, rax
    mulx rbp, r11, qword [rsp + 16]
    xor eax, eax
    adcx r10, r11
    mov qword [rsp + 304], r9
    mulx r9, r11, qword [rsp + 24]
    adcx r13, r11
    adox r13, rbp
    mulx rbp, r11, qword [rsp + 80]
    adcx rsi, r11
    adox rsi, r9
    mulx r11, r9, qword [rsp + 144]
    adcx r12, r9
    adox r12, rbp
    mulx rbp, r9, qword [rsp + 104]
    adcx rdi, r9
    adox rdi, r11
    mulx r11, r9, qword [rsp + 112]
    adcx r8, r9
    adox r8, rbp
    mulx rbp, r9, qword [rsp + 120]
    adcx rbx, r9
    adox rbx, r11
    mulx r11, r9, qword [rsp + 128]
    adcx r15, r9
    adox r15, rbp
    mulx rbp, r9, qword [rsp + 136]
    adcx rcx, r9
    adox rcx, r11
    adcx rax, rax
    adox rax, rbp
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    mov r9, rdx
    mov rdx, qword [rsp + 280]
    mulx rbp, r11, qword [rsp + 16]
    mov qword [rsp + 312], r9
    xor r9d, r9d
    adcx r13, r11
    mov qword [rsp + 320], r13
    mulx r13, r11, qword [rsp + 24]
    adcx rsi, r11
    adox rsi, rbp
    mulx rbp, r11, qword [rsp + 80]
    adcx r12, r11
    adox r12, r13
    mulx r13, r11, qword [rsp + 144]
    adcx rdi, r11
    adox rdi, rbp
    mulx rbp, r11, qword [rsp + 104]
    adcx r8, r11
    adox r8, r13
    mulx r13, r11, qword [rsp + 112]
    adcx rbx, r11
    adox rbx, rbp
    mulx rbp, r11, qword [rsp + 120]
    adcx r15, r11
    adox r15, r13
    mulx r13, r11, qword [rsp + 128]
    adcx rcx, r11
    adox rcx, rbp
    mulx rbp, r11, qword [rsp + 136]
    adcx rax, r11
    adox rax, r13
    adcx r9, r9
    adox r9, rbp
    ; HHH = H * HH: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 272]
    mulx rbp, r11, qword [rsp + 16]
    xor r13d, r13d
    adcx rsi, r11
    mov qword [rsp + 328], rsi
    mulx rsi, r11, qword [rsp + 24]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rsp + 80]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 144]
    adcx r8, r11
    adox r8, rbp
    mulx rbp, r11, qword [rsp + 104]
    adcx rbx, r11
    adox rbx, rsi
    mulx rsi, r11, qword [rsp + 112]
    adcx r15, r11
    adox r15, rbp
    mulx rbp, r11, qword [rsp + 120]
    adcx rcx, r11
    adox rcx, rsi
    mulx rsi, r11, qword [rsp + 128]
    adcx rax, r11
    adox rax, rbp
    mulx rbp, r11, qword [rsp + 136]
    adcx r9, r11
    adox r9, rsi
    adcx r13, r13
    adox r13, rbp
    ; HHH = H * HH: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 248]
    mulx rsi, r11, qword [rsp + 16]
    xor ebp, ebp
    adcx r12, r11
    mov qword [rsp + 336], r12
    mulx r12, r11, qword [rsp + 24]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 80]
    adcx r8, r11
    adox r8, r12
    mulx r12, r11, qword [rsp + 144]
    adcx rbx, r11
    adox rbx, rsi
    mulx rsi, r11, qword [rsp + 104]
    adcx r15, r11
    adox r15, r12
    mulx r12, r11, qword [rsp + 112]
    adcx rcx, r11
    adox rcx, rsi
    mulx rsi, r11, qword [rsp + 120]
    adcx rax, r11
    adox rax, r12
    mulx r12, r11, qword [rsp + 128]
    adcx r9, r11
    adox r9, rsi
    mulx rsi, r11, qword [rsp + 136]
    adcx r13, r11
    adox r13, r12
    adcx rbp, rbp
    adox rbp, rsi
    ; HHH = H * HH: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 240]
    mulx rsi, r11, qword [rsp + 16]
    xor r12d, r12d
    adcx rdi, r11
    mov qword [rsp + 344], rdi
    mulx rdi, r11, qword [rsp + 24]
    adcx r8, r11
    adox r8, rsi
    mulx rsi, r11, qword [rsp + 80]
    adcx rbx, r11
    adox rbx, rdi
    mulx rdi, r11, qword [rsp + 144]
    adcx r15, r11
    adox r15, rsi
    mulx rsi, r11, qword [rsp + 104]
    adcx rcx, r11
    adox rcx, rdi
    mulx rdi, r11, qword [rsp + 112]
    adcx rax, r11
    adox rax, rsi
    mulx rsi, r11, qword [rsp + 120]
    adcx r9, r11
    adox r9, rdi
    mulx rdi, r11, qword [rsp + 128]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rsp + 136]
    adcx rbp, r11
    adox rbp, rdi
    adcx r12, r12
    adox r12, rsi
    ; HHH = H * HH: product, row 8: + a * b[8] * W^8
    mov r11, qword [rsp + 136]
    imul r11, qword [rsp + 232]
    mov rdx, qword [rsp + 232]
    mulx rdi, rsi, qword [rsp + 16]
    mov qword [rsp + 352], r10
    xor r10d, r10d
    adcx r8, rsi
    mulx r10, rsi, qword [rsp + 24]
    adcx rbx, rsi
    adox rbx, rdi
    mulx rdi, rsi, qword [rsp + 80]
    adcx r15, rsi
    adox r15, r10
    mulx rsi, r10, qword [rsp + 144]
    adcx rcx, r10
    adox rcx, rdi
    mulx rdi, r10, qword [rsp + 104]
    adcx rax, r10
    adox rax, rsi
    mulx rsi, r10, qword [rsp + 112]
    adcx r9, r10
    adox r9, rdi
    mulx rdi, r10, qword [rsp + 120]
    adcx r13, r10
    adox r13, rsi
    mulx rsi, r10, qword [rsp + 128]
    adcx rbp, r10
    adox rbp, rdi
    adcx r12, r11
    adox r12, rsi
    ; HHH = H * HH: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r10, r8
    shrd r10, rbx, 9
    shrd rbx, r15, 9
    shrd r15, rcx, 9
    shrd rcx, rax, 9
    shrd rax, r9, 9
    shrd r9, r13, 9
    shrd r13, rbp, 9
    shrd rbp, r12, 9
    or r8, -512
    shr r12, 9
    mov r11d, 0x1
    neg r11
    adc r10, qword [rsp + 256]
    adc rbx, qword [rsp + 288]
    adc r14, r15
    adc rcx, qword [rsp + 352]
    adc rax, qword [rsp + 320]
    adc r9, qword [rsp + 328]
    adc r13, qword [rsp + 336]
    adc rbp, qword [rsp + 344]
    adc r8, r12
    ; HHH = H * HH: subtract W^n - p unless the sum carried
    mov r11d, 0x1
    mov esi, 0x0
    cmovc r11, rsi
    mov rdi, -512
    cmovnc rsi, rdi
    sub r10, r11
    sbb rbx, 0
    sbb r14, 0
    sbb rcx, 0
    sbb rax, 0
    sbb r9, 0
    sbb r13, 0
    sbb rbp, 0
    sbb r8, rsi
    ; V = X1 * HH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 264]
    mov r11, qword [rsp + 48]
    mulx r12, rsi, qword [r11 + 8]
    mov qword [rsp + 344], r8
    mulx r8, r15, qword [r11]
    add rsi, r8
    mov qword [rsp + 336], rbp
    mulx rbp, r8, qword [r11 + 16]
    adc r8, r12
    mov qword [rsp + 328], r13
    mulx r13, r12, qword [r11 + 24]
    adc r12, rbp
    mov qword [rsp + 320], r9
    mulx r9, rbp, qword [r11 + 32]
    adc rbp, r13
    mov qword [rsp + 352], rax
    mulx rax, r13, qword [r11 + 40]
    adc r13, r9
    mov qword [rsp + 288], rcx
    mulx rcx, r9, qword [r11 + 48]
    adc r9, rax
    mov qword [rsp + 256], r14
    mulx r14, rax, qword [r11 + 56]
    adc rax, rcx
    mov qword [rsp + 360], rbx
    mulx rbx, rcx, qword [r11 + 64]
    adc rcx, r14
    adc rbx, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 296]
    mov qword [rsp + 264], r10
    mulx r10, r14, qword [r11]
    xor edi, edi
    adcx rsi, r14
    mov qword [rsp + 368], rsi
    mulx rsi, r14, qword [r11 + 8]
    adcx r8, r14
    adox r8, r10
    mulx r14, r10, qword [r11 + 16]
    adcx r12, r10
    adox r12, rsi
    mulx rsi, r10, qword [r11 + 24]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [r11 + 32]
    adcx r13, r10
    adox r13, rsi
    mulx rsi, r10, qword [r11 + 40]
    adcx r9, r10
    adox r9, r14
    mulx r14, r10, qword [r11 + 48]
    adcx rax, r10
    adox rax, rsi
    mulx rsi, r10, qword [r11 + 56]
    adcx rcx, r10
    adox rcx, r14
    mulx r14, r10, qword [r11 + 64]
    adcx rbx, r10
    adox rbx, rsi
    adcx rdi, rdi
    adox rdi, r14
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 304]
    mulx rsi, r10, qword [r11]
    xor r14d, r14d
    adcx r8, r10
    mov qword [rsp + 296], r8
    mulx r8, r10, qword [r11 + 8]
    adcx r12, r10
    adox r12, rsi
    mulx rsi, r10, qword [r11 + 16]
    adcx rbp, r10
    adox rbp, r8
    mulx r10, r8, qword [r11 + 24]
    adcx r13, r8
    adox r13, rsi
    mulx rsi, r8, qword [r11 + 32]
    adcx r9, r8
    adox r9, r10
    mulx r10, r8, qword [r11 + 40]
    adcx rax, r8
    adox rax, rsi
    mulx rsi, r8, qword [r11 + 48]
    adcx rcx, r8
    adox rcx, r10
    mulx r10, r8, qword [r11 + 56]
    adcx rbx, r8
    adox rbx, rsi
    mulx rsi, r8, qword [r11 + 64]
    adcx rdi, r8
    adox rdi, r10
    adcx r14, r14
    adox r14, rsi
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 312]
    mulx r10, r8, qword [r11]
    xor esi, esi
    adcx r12, r8
    mov qword [rsp + 304], r12
    mulx r12, r8, qword [r11 + 8]
    adcx rbp, r8
    adox rbp, r10
    mulx r10, r8, qword [r11 + 16]
    adcx r13, r8
    adox r13, r12
    mulx r12, r8, qword [r11 + 24]
    adcx r9, r8
    adox r9, r10
    mulx r10, r8, qword [r11 + 32]
    adcx rax, r8
    adox rax, r12
    mulx r12, r8, qword [r11 + 40]
    adcx rcx, r8
    adox rcx, r10
    mulx r10, r8, qword [r11 + 48]
    adcx rbx, r8
    adox rbx, r12
    mulx r12, r8, qword [r11 + 56]
    adcx rdi, r8
    adox rdi, r10
    mulx r10, r8, qword [r11 + 64]
    adcx r14, r8
    adox r14, r12
    adcx rsi, rsi
    adox rsi, r10
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 280]
    mulx r10, r8, qword [r11]
    xor r12d, r12d
    adcx rbp, r8
    mov qword [rsp + 312], rbp
    mulx rbp, r8, qword [r11 + 8]
    adcx r13, r8
    adox r13, r10
    mulx r10, r8, qword [r11 + 16]
    adcx r9, r8
    adox r9, rbp
    mulx rbp, r8, qword [r11 + 24]
    adcx rax, r8
    adox rax, r10
    mulx r10, r8, qword [r11 + 32]
    adcx rcx, r8
    adox rcx, rbp
    mulx rbp, r8, qword [r11 + 40]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [r11 + 48]
    adcx rdi, r8
    adox rdi, rbp
    mulx rbp, r8, qword [r11 + 56]
    adcx r14, r8
    adox r14, r10
    mulx r10, r8, qword [r11 + 64]
    adcx rsi, r8
    adox rsi, rbp
    adcx r12, r12
    adox r12, r10
    ; V = X1 * HH: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 272]
    mulx r10, r8, qword [r11]
    xor ebp, ebp
    adcx r13, r8
    mov qword [rsp + 280], r13
    mulx r13, r8, qword [r11 + 8]
    adcx r9, r8
    adox r9, r10
    mulx r10, r8, qword [r11 + 16]
    adcx rax, r8
    adox rax, r13
    mulx r13, r8, qword [r11 + 24]
    adcx rcx, r8
    adox rcx, r10
    mulx r10, r8, qword [r11 + 32]
    adcx rbx, r8
    adox rbx, r13
    mulx r13, r8, qword [r11 + 40]
    adcx rdi, r8
    adox rdi, r10
    mulx r10, r8, qword [r11 + 48]
    adcx r14, r8
    adox r14, r13
    mulx r13, r8, qword [r11 + 56]
    adcx rsi, r8
    adox rsi, r10
    mulx r10, r8, qword [r11 + 64]
    adcx r12, r8
    adox r12, r13
    adcx rbp, rbp
    adox rbp, r10
    ; V = X1 * HH: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 248]
    mulx r10, r8, qword [r11]
    xor r13d, r13d
    adcx r9, r8
    mov qword [rsp + 272], r9
    mulx r9, r8, qword [r11 + 8]
    adcx rax, r8
    adox rax, r10
    mulx r10, r8, qword [r11 + 16]
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, qword [r11 + 24]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [r11 + 32]
    adcx rdi, r8
    adox rdi, r9
    mulx r9, r8, qword [r11 + 40]
    adcx r14, r8
    adox r14, r10
    mulx r10, r8, qword [r11 + 48]
    adcx rsi, r8
    adox rsi, r9
    mulx r9, r8, qword [r11 + 56]
    adcx r12, r8
    adox r12, r10
    mulx r10, r8, qword [r11 + 64]
    adcx rbp, r8
    adox rbp, r9
    adcx r13, r13
    adox r13, r10
    ; V = X1 * HH: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 240]
    mulx r9, r8, qword [r11]
    xor r10d, r10d
    adcx rax, r8
    mov qword [rsp + 248], rax
    mulx rax, r8, qword [r11 + 8]
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, qword [r11 + 16]
    adcx rbx, r8
    adox rbx, rax
    mulx r8, rax, qword [r11 + 24]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [r11 + 32]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [r11 + 40]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [r11 + 48]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [r11 + 56]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [r11 + 64]
    adcx r13, rax
    adox r13, r8
    adcx r10, r10
    adox r10, r9
    ; V = X1 * HH: product, row 8: + a * b[8] * W^8
    mov rax, qword [r11 + 64]
    imul rax, qword [rsp + 232]
    mov rdx, qword [rsp + 232]
    mulx r9, r8, qword [r11]
    mov qword [rsp + 240], r15
    xor r15d, r15d
    adcx rcx, r8
    mulx r15, r8, qword [r11 + 8]
    adcx rbx, r8
    adox rbx, r9
    mulx r9, r8, qword [r11 + 16]
    adcx rdi, r8
    adox rdi, r15
    mulx r15, r8, qword [r11 + 24]
    adcx r14, r8
    adox r14, r9
    mulx r9, r8, qword [r11 + 32]
    adcx rsi, r8
    adox rsi, r15
    mulx r15, r8, qword [r11 + 40]
    adcx r12, r8
    adox r12, r9
    mulx r9, r8, qword [r11 + 48]
    adcx rbp, r8
    adox rbp, r15
    mulx r15, r8, qword [r11 + 56]
    adcx r13, r8
    adox r13, r9
    adcx r10, rax
    adox r10, r15
    ; V = X1 * HH: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, rcx
    shrd rax, rbx, 9
    shrd rbx, rdi, 9
    shrd rdi, r14, 9
    shrd r14, rsi, 9
    shrd rsi, r12, 9
    shrd r12, rbp, 9
    shrd rbp, r13, 9
    shrd r13, r10, 9
    or rcx, -512
    shr r10, 9
    mov r8d, 0x1
    neg r8
    adc rax, qword [rsp + 240]
    adc rbx, qword [rsp + 368]
    adc rdi, qword [rsp + 296]
    adc r14, qword [rsp + 304]
    adc rsi, qword [rsp + 312]
    adc r12, qword [rsp + 280]
    adc rbp, qword [rsp + 272]
    adc r13, qword [rsp + 248]
    adc rcx, r10
    ; V = X1 * HH: subtract W^n - p unless the sum carried
    mov r8d, 0x1
    mov r9d, 0x0
    cmovc r8, r9
    mov r10, -512
    cmovnc r9, r10
    sub rax, r8
    sbb rbx, 0
    sbb rdi, 0
    sbb r14, 0
    sbb rsi, 0
    sbb r12, 0
    sbb rbp, 0
    sbb r13, 0
    sbb rcx, r9
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r9, r8, qword [rsp + 40]
    mulx r11, r15, qword [rsp + 64]
    add r8, r11
    mulx r10, r11, qword [rsp + 32]
    adc r11, r9
    mov qword [rsp + 248], rcx
    mulx rcx, r9, qword [rsp + 160]
    adc r9, r10
    mov qword [rsp + 272], r13
    mulx r13, r10, qword [rsp + 88]
    adc r10, rcx
    mov qword [rsp + 280], rbp
    mulx rbp, rcx, qword [rsp + 8]
    adc rcx, r13
    mov qword [rsp + 312], r12
    mulx r12, r13, qword [rsp + 152]
    adc r13, rbp
    mov qword [rsp + 304], rsi
    mulx rsi, rbp, qword [rsp + 72]
    adc rbp, r12
    adc rsi, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 296], r14
    mulx r14, r12, qword [rsp + 40]
    mov qword [rsp + 368], rdi
    xor edi, edi
    adcx r11, r12
    mov qword [rsp + 240], rbx
    mulx rbx, r12, qword [rsp + 32]
    adcx r9, r12
    adox r9, r14
    mulx r14, r12, qword [rsp + 160]
    adcx r10, r12
    adox r10, rbx
    mulx r12, rbx, qword [rsp + 88]
    adcx rcx, rbx
    adox rcx, r14
    mulx r14, rbx, qword [rsp + 8]
    adcx r13, rbx
    adox r13, r12
    mulx r12, rbx, qword [rsp + 152]
    adcx rbp, rbx
    adox rbp, r14
    mulx r14, rbx, qword [rsp + 72]
    adcx rsi, rbx
    adox rsi, r12
    adcx rdi, rdi
    adox rdi, r14
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r12, rbx, qword [rsp + 32]
    xor r14d, r14d
    adcx r10, rbx
    mov qword [rsp + 232], rax
    mulx rax, rbx, qword [rsp + 160]
    adcx rcx, rbx
    adox rcx, r12
    mulx r12, rbx, qword [rsp + 88]
    adcx r13, rbx
    adox r13, rax
    mulx rbx, rax, qword [rsp + 8]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rsp + 152]
    adcx rsi, rax
    adox rsi, rbx
    mulx rbx, rax, qword [rsp + 72]
    adcx rdi, rax
    adox rdi, r12
    adcx r14, r14
    adox r14, rbx
    ; rr = r^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 32]
    mulx rbx, rax, qword [rsp + 160]
    xor r12d, r12d
    adcx r13, rax
    mov qword [rsp + 376], r13
    mulx r13, rax, qword [rsp + 88]
    adcx rbp, rax
    adox rbp, rbx
    mulx rbx, rax, qword [rsp + 8]
    adcx rsi, rax
    adox rsi, r13
    mulx r13, rax, qword [rsp + 152]
    adcx rdi, rax
    adox rdi, rbx
    mulx rbx, rax, qword [rsp + 72]
    adcx r14, rax
    adox r14, r13
    adcx r12, r12
    adox r12, rbx
    ; rr = r^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 160]
    mulx rbx, rax, qword [rsp + 88]
    xor r13d, r13d
    adcx rsi, rax
    mov qword [rsp + 384], rsi
    mulx rsi, rax, qword [rsp + 8]
    adcx rdi, rax
    adox rdi, rbx
    mulx rbx, rax, qword [rsp + 152]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r12, rax
    adox r12, rbx
    adcx r13, r13
    adox r13, rsi
    ; rr = r^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 88]
    mulx rsi, rax, qword [rsp + 8]
    xor ebx, ebx
    adcx r14, rax
    mov qword [rsp + 392], r14
    mulx r14, rax, qword [rsp + 152]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, r14
    adcx rbx, rbx
    adox rbx, rsi
    ; rr = r^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rsi, rax, qword [rsp + 152]
    add r13, rax
    mulx r14, rax, qword [rsp + 72]
    adc rbx, rax
    mov eax, 0x0
    adc rax, rax
    add rbx, rsi
    adc rax, r14
    ; rr = r^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r14, rsi, qword [rsp + 152]
    add rax, rsi
    mov esi, 0x0
    adc rsi, rsi
    add rsi, r14
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov r14, rdx
    imul r14, r14
    mov qword [rsp + 400], r14
    xor r14d, r14d
    adcx r15, r15
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 408], rsi
    mulx rsi, r14, rdx
    adox r15, rsi
    adcx r8, r8
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 416], r15
    mulx r15, rsi, rdx
    adox r8, rsi
    adcx r11, r11
    adox r11, r15
    adcx r9, r9
    mov rdx, qword [rsp + 40]
    mulx r15, rsi, rdx
    adox r9, rsi
    adcx r10, r10
    adox r10, r15
    adcx rcx, rcx
    mov rdx, qword [rsp + 32]
    mulx r15, rsi, rdx
    adox rcx, rsi
    mov rsi, qword [rsp + 376]
    adcx rsi, rsi
    adox rsi, r15
    adcx rbp, rbp
    mov rdx, qword [rsp + 160]
    mov qword [rsp + 376], rsi
    mulx rsi, r15, rdx
    adox rbp, r15
    mov r15, qword [rsp + 384]
    adcx r15, r15
    adox r15, rsi
    adcx rdi, rdi
    mov rdx, qword [rsp + 88]
    mov qword [rsp + 384], rcx
    mulx rcx, rsi, rdx
    adox rdi, rsi
    mov rsi, qword [rsp + 392]
    adcx rsi, rsi
    adox rsi, rcx
    adcx r12, r12
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 392], r10
    mulx r10, rcx, rdx
    adox r12, rcx
    adcx r13, r13
    adox r13, r10
    adcx rbx, rbx
    mov rdx, qword [rsp + 152]
    mulx r10, rcx, rdx
    adox rbx, rcx
    adcx rax, rax
    adox rax, r10
    mov rcx, qword [rsp + 408]
    adcx rcx, rcx
    adox rcx, qword [rsp + 400]
    ; rr = r^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r10, rbp
    shrd r10, r15, 9
    shrd r15, rdi, 9
    shrd rdi, rsi, 9
    shrd rsi, r12, 9
    shrd r12, r13, 9
    shrd r13, rbx, 9
    shrd rbx, rax, 9
    shrd rax, rcx, 9
    or rbp, -512
    shr rcx, 9
    mov qword [rsp + 400], rcx
    mov ecx, 0x1
    neg rcx
    adc r14, r10
    adc r15, qword [rsp + 416]
    adc r8, rdi
    adc r11, rsi
    adc r9, r12
    adc r13, qword [rsp + 392]
    adc rbx, qword [rsp + 384]
    adc rax, qword [rsp + 376]
    adc rbp, qword [rsp + 400]
    ; rr = r^2: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r10d, 0x0
    cmovc rcx, r10
    mov rsi, -512
    cmovnc r10, rsi
    sub r14, rcx
    sbb r15, 0
    sbb r8, 0
    sbb r11, 0
    sbb r9, 0
    sbb r13, 0
    sbb rbx, 0
    sbb rax, 0
    sbb rbp, r10
    ; V2 = 2*V: 2*a, below 2*p
    mov rcx, qword [rsp + 232]
    add rcx, rcx
    mov r10, qword [rsp + 240]
    adc r10, r10
    mov rdi, qword [rsp + 368]
    adc rdi, rdi
    mov r12, qword [rsp + 296]
    adc r12, r12
    mov rsi, qword [rsp + 304]
    adc rsi, rsi
    mov qword [rsp + 400], rbp
    mov rbp, qword [rsp + 312]
    adc rbp, rbp
    mov qword [rsp + 376], rax
    mov rax, qword [rsp + 280]
    adc rax, rax
    mov qword [rsp + 384], rbx
    mov rbx, qword [rsp + 272]
    adc rbx, rbx
    mov qword [rsp + 392], r13
    mov r13, qword [rsp + 248]
    adc r13, r13
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov qword [rsp + 416], r9
    mov r9, rcx
    sub r9, -1
    mov qword [rsp + 408], r11
    mov r11, r10
    sbb r11, -1
    mov qword [rsp + 424], r8
    mov r8, rdi
    sbb r8, -1
    mov qword [rsp + 432], r15
    mov r15, r12
    sbb r15, -1
    mov qword [rsp + 440], r14
    mov r14, rsi
    sbb r14, -1
    mov qword [rsp + 448], rsi
    mov rsi, rbp
    sbb rsi, -1
    mov qword [rsp + 456], rsi
    mov rsi, rax
    sbb rsi, -1
    mov qword [rsp + 464], rax
    mov rax, rbx
    sbb rax, -1
    mov qword [rsp + 472], rax
    mov rax, r13
    sbb rax, 511
    cmovc r9, rcx
    cmovc r11, r10
    cmovc r8, rdi
    cmovc r15, r12
    cmovc r14, qword [rsp + 448]
    cmovnc rbp, qword [rsp + 456]
    cmovc rsi, qword [rsp + 464]
    cmovnc rbx, qword [rsp + 472]
    cmovc rax, r13
    ; t3 = rr - HHH: a - b
    mov rcx, qword [rsp + 440]
    sub rcx, qword [rsp + 264]
    mov r10, qword [rsp + 432]
    sbb r10, qword [rsp + 360]
    mov rdi, qword [rsp + 424]
    sbb rdi, qword [rsp + 256]
    mov r12, qword [rsp + 408]
    sbb r12, qword [rsp + 288]
    mov r13, qword [rsp + 416]
    sbb r13, qword [rsp + 352]
    mov qword [rsp + 416], rax
    mov rax, qword [rsp + 392]
    sbb rax, qword [rsp + 320]
    mov qword [rsp + 392], rbx
    mov rbx, qword [rsp + 384]
    sbb rbx, qword [rsp + 328]
    mov qword [rsp + 384], rsi
    mov rsi, qword [rsp + 376]
    sbb rsi, qword [rsp + 336]
    mov qword [rsp + 376], rbp
    mov rbp, qword [rsp + 400]
    sbb rbp, qword [rsp + 344]
    ; t3 = rr - HHH: add the modulus where it borrowed
    mov qword [rsp + 400], r14
    sbb r14, r14
    mov qword [rsp + 408], r15
    mov r15, r14
    and r15, 511
    add rcx, r14
    adc r10, r14
    adc rdi, r14
    adc r12, r14
    adc r13, r14
    adc rax, r14
    adc rbx, r14
    adc rsi, r14
    adc rbp, r15
    ; X3 = t3 - V2: a - b
    sub rcx, r9
    sbb r10, r11
    sbb rdi, r8
    sbb r12, qword [rsp + 408]
    sbb r13, qword [rsp + 400]
    sbb rax, qword [rsp + 376]
    sbb rbx, qword [rsp + 384]
    sbb rsi, qword [rsp + 392]
    sbb rbp, qword [rsp + 416]
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb r8, r8
    mov r9, r8
    and r9, 511
    add rcx, r8
    adc r10, r8
    adc rdi, r8
    adc r12, r8
    adc r13, r8
    adc rax, r8
    adc rbx, r8
    adc rsi, r8
    adc rbp, r9
    ; t4 = V - X3: a - b
    mov r8, qword [rsp + 232]
    sub r8, rcx
    mov r9, qword [rsp + 240]
    sbb r9, r10
    mov r11, qword [rsp + 368]
    sbb r11, rdi
    mov r14, qword [rsp + 296]
    sbb r14, r12
    mov r15, qword [rsp + 304]
    sbb r15, r13
    mov qword [rsp + 304], rcx
    mov rcx, qword [rsp + 312]
    sbb rcx, rax
    mov qword [rsp + 312], rax
    mov rax, qword [rsp + 280]
    sbb rax, rbx
    mov qword [rsp + 280], r10
    mov r10, qword [rsp + 272]
    sbb r10, rsi
    mov qword [rsp + 272], rsi
    mov rsi, qword [rsp + 248]
    sbb rsi, rbp
    ; t4 = V - X3: add the modulus where it borrowed
    mov qword [rsp + 248], rdi
    sbb rdi, rdi
    mov qword [rsp + 296], rbx
    mov rbx, rdi
    and rbx, 511
    add r8, rdi
    adc r9, rdi
    adc r11, rdi
    adc r14, rdi
    adc r15, rdi
    adc rcx, rdi
    adc rax, rdi
    adc r10, rdi
    adc rsi, rbx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r8
    mulx rbx, rdi, qword [rsp + 64]
    mov qword [rsp + 368], rbp
    mulx rbp, r8, qword [rsp + 56]
    add rdi, rbp
    mov qword [rsp + 240], r12
    mulx r12, rbp, qword [rsp + 40]
    adc rbp, rbx
    mov qword [rsp + 232], r13
    mulx r13, rbx, qword [rsp + 32]
    adc rbx, r12
    mov qword [rsp + 416], r8
    mulx r8, r12, qword [rsp + 160]
    adc r12, r13
    mov qword [rsp + 392], rsi
    mulx rsi, r13, qword [rsp + 88]
    adc r13, r8
    mov qword [rsp + 384], r10
    mulx r10, r8, qword [rsp + 8]
    adc r8, rsi
    mov qword [rsp + 376], rax
    mulx rax, rsi, qword [rsp + 152]
    adc rsi, r10
    mov qword [rsp + 400], rcx
    mulx rcx, r10, qword [rsp + 72]
    adc r10, rax
    adc rcx, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 408], r15
    mulx r15, rax, qword [rsp + 56]
    xor r9d, r9d
    adcx rdi, rax
    mov qword [rsp + 424], rdi
    mulx rdi, rax, qword [rsp + 64]
    adcx rbp, rax
    adox rbp, r15
    mulx r15, rax, qword [rsp + 40]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 32]
    adcx r12, rax
    adox r12, r15
    mulx r15, rax, qword [rsp + 160]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [rsp + 88]
    adcx r8, rax
    adox r8, r15
    mulx r15, rax, qword [rsp + 8]
    adcx rsi, rax
    adox rsi, rdi
    mulx rdi, rax, qword [rsp + 152]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [rsp + 72]
    adcx rcx, rax
    adox rcx, rdi
    adcx r9, r9
    adox r9, r15
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, r11
    mulx rdi, rax, qword [rsp + 56]
    xor r15d, r15d
    adcx rbp, rax
    mulx r11, rax, qword [rsp + 64]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 40]
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, qword [rsp + 32]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [rsp + 160]
    adcx r8, rax
    adox r8, r11
    mulx r11, rax, qword [rsp + 88]
    adcx rsi, rax
    adox rsi, rdi
    mulx rdi, rax, qword [rsp + 8]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 152]
    adcx rcx, rax
    adox rcx, rdi
    mulx rdi, rax, qword [rsp + 72]
    adcx r9, rax
    adox r9, r11
    adcx r15, r15
    adox r15, rdi
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r14
    mulx r11, rax, qword [rsp + 56]
    xor edi, edi
    adcx rbx, rax
    mulx r14, rax, qword [rsp + 64]
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, qword [rsp + 40]
    adcx r13, rax
    adox r13, r14
    mulx r14, rax, qword [rsp + 32]
    adcx r8, rax
    adox r8, r11
    mulx r11, rax, qword [rsp + 160]
    adcx rsi, rax
    adox rsi, r14
    mulx r14, rax, qword [rsp + 88]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 8]
    adcx rcx, rax
    adox rcx, r14
    mulx r14, rax, qword [rsp + 152]
    adcx r9, rax
    adox r9, r11
    mulx r11, rax, qword [rsp + 72]
    adcx r15, rax
    adox r15, r14
    adcx rdi, rdi
    adox rdi, r11
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 408]
    mulx r11, rax, qword [rsp + 56]
    xor r14d, r14d
    adcx r12, rax
    mov qword [rsp + 432], r12
    mulx r12, rax, qword [rsp + 64]
    adcx r13, rax
    adox r13, r11
    mulx r11, rax, qword [rsp + 40]
    adcx r8, rax
    adox r8, r12
    mulx r12, rax, qword [rsp + 32]
    adcx rsi, rax
    adox rsi, r11
    mulx r11, rax, qword [rsp + 160]
    adcx r10, rax
    adox r10, r12
    mulx r12, rax, qword [rsp + 88]
    adcx rcx, rax
    adox rcx, r11
    mulx r11, rax, qword [rsp + 8]
    adcx r9, rax
    adox r9, r12
    mulx r12, rax, qword [rsp + 152]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rsp + 72]
    adcx rdi, rax
    adox rdi, r12
    adcx r14, r14
    adox r14, r11
    ; t5 = r * t4: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 400]
    mulx r11, rax, qword [rsp + 56]
    xor r12d, r12d
    adcx r13, rax
    mov qword [rsp + 408], r13
    mulx r13, rax, qword [rsp + 64]
    adcx r8, rax
    adox r8, r11
    mulx r11, rax, qword [rsp + 40]
    adcx rsi, rax
    adox rsi, r13
    mulx r13, rax, qword [rsp + 32]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 160]
    adcx rcx, rax
    adox rcx, r13
    mulx r13, rax, qword [rsp + 88]
    adcx r9, rax
    adox r9, r11
    mulx r11, rax, qword [rsp + 8]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [rsp + 152]
    adcx rdi, rax
    adox rdi, r11
    mulx r11, rax, qword [rsp + 72]
    adcx r14, rax
    adox r14, r13
    adcx r12, r12
    adox r12, r11
    ; t5 = r * t4: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 376]
    mulx r11, rax, qword [rsp + 56]
    xor r13d, r13d
    adcx r8, rax
    mov qword [rsp + 400], r8
    mulx r8, rax, qword [rsp + 64]
    adcx rsi, rax
    adox rsi, r11
    mulx r11, rax, qword [rsp + 40]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 32]
    adcx rcx, rax
    adox rcx, r11
    mulx r11, rax, qword [rsp + 160]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 88]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rsp + 8]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 152]
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, qword [rsp + 72]
    adcx r12, rax
    adox r12, r8
    adcx r13, r13
    adox r13, r11
    ; t5 = r * t4: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 384]
    mulx r8, rax, qword [rsp + 56]
    xor r11d, r11d
    adcx rsi, rax
    mov qword [rsp + 376], rsi
    mulx rsi, rax, qword [rsp + 64]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 40]
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, qword [rsp + 32]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 160]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 88]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 8]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 152]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, rsi
    adcx r11, r11
    adox r11, r8
    ; t5 = r * t4: product, row 8: + a * b[8] * W^8
    mov rax, qword [rsp + 72]
    imul rax, qword [rsp + 392]
    mov rdx, qword [rsp + 392]
    mulx rsi, r8, qword [rsp + 56]
    mov qword [rsp + 384], rbx
    xor ebx, ebx
    adcx r10, r8
    mulx rbx, r8, qword [rsp + 64]
    adcx rcx, r8
    adox rcx, rsi
    mulx rsi, r8, qword [rsp + 40]
    adcx r9, r8
    adox r9, rbx
    mulx rbx, r8, qword [rsp + 32]
    adcx r15, r8
    adox r15, rsi
    mulx rsi, r8, qword [rsp + 160]
    adcx rdi, r8
    adox rdi, rbx
    mulx rbx, r8, qword [rsp + 88]
    adcx r14, r8
    adox r14, rsi
    mulx rsi, r8, qword [rsp + 8]
    adcx r12, r8
    adox r12, rbx
    mulx rbx, r8, qword [rsp + 152]
    adcx r13, r8
    adox r13, rsi
    adcx r11, rax
    adox r11, rbx
    ; t5 = r * t4: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, rcx, 9
    shrd rcx, r9, 9
    shrd r9, r15, 9
    shrd r15, rdi, 9
    shrd rdi, r14, 9
    shrd r14, r12, 9
    shrd r12, r13, 9
    shrd r13, r11, 9
    or r10, -512
    shr r11, 9
    mov r8d, 0x1
    neg r8
    adc rax, qword [rsp + 416]
    adc rcx, qword [rsp + 424]
    adc rbp, r9
    adc r15, qword [rsp + 384]
    adc rdi, qword [rsp + 432]
    adc r14, qword [rsp + 408]
    adc r12, qword [rsp + 400]
    adc r13, qword [rsp + 376]
    adc r10, r11
    ; t5 = r * t4: subtract W^n - p unless the sum carried
    mov r8d, 0x1
    mov r9d, 0x0
    cmovc r8, r9
    mov r11, -512
    cmovnc r9, r11
    sub rax, r8
    sbb rcx, 0
    sbb rbp, 0
    sbb r15, 0
    sbb rdi, 0
    sbb r14, 0
    sbb r12, 0
    sbb r13, 0
    sbb r10, r9
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 264]
    mov r8, qword [rsp + 48]
    mulx rsi, r9, qword [r8 + 80]
    mulx r11, rbx, qword [r8 + 72]
    add r9, r11
    mov qword [rsp + 376], r10
    mulx r10, r11, qword [r8 + 88]
    adc r11, rsi
    mov qword [rsp + 400], r13
    mulx r13, rsi, qword [r8 + 96]
    adc rsi, r10
    mov qword [rsp + 408], r12
    mulx r12, r10, qword [r8 + 104]
    adc r10, r13
    mov qword [rsp + 432], r14
    mulx r14, r13, qword [r8 + 112]
    adc r13, r12
    mov qword [rsp + 384], rdi
    mulx rdi, r12, qword [r8 + 120]
    adc r12, r14
    mov qword [rsp + 424], r15
    mulx r15, r14, qword [r8 + 128]
    adc r14, rdi
    mov qword [rsp + 416], rbp
    mulx rbp, rdi, qword [r8 + 136]
    adc rdi, r15
    adc rbp, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 360]
    mov qword [rsp + 264], rcx
    mulx rcx, r15, qword [r8 + 72]
    mov qword [rsp + 392], rax
    xor eax, eax
    adcx r9, r15
    mov qword [rsp + 440], r9
    mulx r9, r15, qword [r8 + 80]
    adcx r11, r15
    adox r11, rcx
    mulx r15, rcx, qword [r8 + 88]
    adcx rsi, rcx
    adox rsi, r9
    mulx r9, rcx, qword [r8 + 96]
    adcx r10, rcx
    adox r10, r15
    mulx r15, rcx, qword [r8 + 104]
    adcx r13, rcx
    adox r13, r9
    mulx r9, rcx, qword [r8 + 112]
    adcx r12, rcx
    adox r12, r15
    mulx r15, rcx, qword [r8 + 120]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [r8 + 128]
    adcx rdi, rcx
    adox rdi, r15
    mulx r15, rcx, qword [r8 + 136]
    adcx rbp, rcx
    adox rbp, r9
    adcx rax, rax
    adox rax, r15
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 256]
    mulx r9, rcx, qword [r8 + 72]
    xor r15d, r15d
    adcx r11, rcx
    mov qword [rsp + 360], r11
    mulx r11, rcx, qword [r8 + 80]
    adcx rsi, rcx
    adox rsi, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx r10, rcx
    adox r10, r11
    mulx r11, rcx, qword [r8 + 96]
    adcx r13, rcx
    adox r13, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, qword [r8 + 112]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [r8 + 128]
    adcx rbp, rcx
    adox rbp, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx rax, rcx
    adox rax, r11
    adcx r15, r15
    adox r15, r9
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 288]
    mulx r9, rcx, qword [r8 + 72]
    xor r11d, r11d
    adcx rsi, rcx
    mov qword [rsp + 256], rsi
    mulx rsi, rcx, qword [r8 + 80]
    adcx r10, rcx
    adox r10, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx r13, rcx
    adox r13, rsi
    mulx rsi, rcx, qword [r8 + 96]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx r14, rcx
    adox r14, rsi
    mulx rsi, rcx, qword [r8 + 112]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [r8 + 128]
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx r15, rcx
    adox r15, rsi
    adcx r11, r11
    adox r11, r9
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 352]
    mulx r9, rcx, qword [r8 + 72]
    xor esi, esi
    adcx r10, rcx
    mov qword [rsp + 288], r10
    mulx r10, rcx, qword [r8 + 80]
    adcx r13, rcx
    adox r13, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx r12, rcx
    adox r12, r10
    mulx r10, rcx, qword [r8 + 96]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [r8 + 112]
    adcx rbp, rcx
    adox rbp, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [r8 + 128]
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx r11, rcx
    adox r11, r10
    adcx rsi, rsi
    adox rsi, r9
    ; t6 = Y1 * HHH: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 320]
    mulx r9, rcx, qword [r8 + 72]
    xor r10d, r10d
    adcx r13, rcx
    mov qword [rsp + 352], r13
    mulx r13, rcx, qword [r8 + 80]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx r14, rcx
    adox r14, r13
    mulx r13, rcx, qword [r8 + 96]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx rbp, rcx
    adox rbp, r13
    mulx r13, rcx, qword [r8 + 112]
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx r15, rcx
    adox r15, r13
    mulx r13, rcx, qword [r8 + 128]
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx rsi, rcx
    adox rsi, r13
    adcx r10, r10
    adox r10, r9
    ; t6 = Y1 * HHH: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 328]
    mulx r9, rcx, qword [r8 + 72]
    xor r13d, r13d
    adcx r12, rcx
    mov qword [rsp + 320], r12
    mulx r12, rcx, qword [r8 + 80]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx rdi, rcx
    adox rdi, r12
    mulx r12, rcx, qword [r8 + 96]
    adcx rbp, rcx
    adox rbp, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx rax, rcx
    adox rax, r12
    mulx r12, rcx, qword [r8 + 112]
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx r11, rcx
    adox r11, r12
    mulx r12, rcx, qword [r8 + 128]
    adcx rsi, rcx
    adox rsi, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx r10, rcx
    adox r10, r12
    adcx r13, r13
    adox r13, r9
    ; t6 = Y1 * HHH: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 336]
    mulx r9, rcx, qword [r8 + 72]
    xor r12d, r12d
    adcx r14, rcx
    mov qword [rsp + 328], r14
    mulx r14, rcx, qword [r8 + 80]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [r8 + 88]
    adcx rbp, rcx
    adox rbp, r14
    mulx r14, rcx, qword [r8 + 96]
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, qword [r8 + 104]
    adcx r15, rcx
    adox r15, r14
    mulx r14, rcx, qword [r8 + 112]
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, qword [r8 + 120]
    adcx rsi, rcx
    adox rsi, r14
    mulx r14, rcx, qword [r8 + 128]
    adcx r10, rcx
    adox r10, r9
    mulx r9, rcx, qword [r8 + 136]
    adcx r13, rcx
    adox r13, r14
    adcx r12, r12
    adox r12, r9
    ; t6 = Y1 * HHH: product, row 8: + a * b[8] * W^8
    mov rcx, qword [r8 + 136]
    imul rcx, qword [rsp + 344]
    mov rdx, qword [rsp + 344]
    mulx r14, r9, qword [r8 + 72]
    mov qword [rsp + 336], rbx
    xor ebx, ebx
    adcx rdi, r9
    mulx rbx, r9, qword [r8 + 80]
    adcx rbp, r9
    adox rbp, r14
    mulx r14, r9, qword [r8 + 88]
    adcx rax, r9
    adox rax, rbx
    mulx rbx, r9, qword [r8 + 96]
    adcx r15, r9
    adox r15, r14
    mulx r14, r9, qword [r8 + 104]
    adcx r11, r9
    adox r11, rbx
    mulx rbx, r9, qword [r8 + 112]
    adcx rsi, r9
    adox rsi, r14
    mulx r14, r9, qword [r8 + 120]
    adcx r10, r9
    adox r10, rbx
    mulx rbx, r9, qword [r8 + 128]
    mov r8, qword [rsp]
    mov qword [rsp + 48], r10
    mov r10, qword [rsp + 304]
    mov qword [r8], r10
    mov qword [rsp + 344], rsi
    mov rsi, qword [rsp + 280]
    mov qword [r8 + 8], rsi
    mov qword [rsp + 472], r11
    mov r11, qword [rsp + 248]
    mov qword [r8 + 16], r11
    mov qword [rsp + 464], r15
    mov r15, qword [rsp + 240]
    mov qword [r8 + 24], r15
    mov qword [rsp + 456], rax
    mov rax, qword [rsp + 232]
    mov qword [r8 + 32], rax
    mov qword [rsp + 448], rdi
    mov rdi, qword [rsp + 312]
    mov qword [r8 + 40], rdi
    mov qword [rsp + 480], rbp
    mov rbp, qword [rsp + 296]
    mov qword [r8 + 48], rbp
    mov qword [rsp + 488], rbx
    mov rbx, qword [rsp + 272]
    mov qword [r8 + 56], rbx
    mov qword [rsp + 496], rcx
    mov rcx, qword [rsp + 368]
    mov qword [r8 + 64], rcx
    mov qword [rsp + 504], r12
    mov r12, qword [rsp + 208]
    mov qword [r8 + 144], r12
    mov qword [rsp + 512], r14
    mov r14, qword [rsp + 168]
    mov qword [r8 + 152], r14
    mov qword [rsp + 520], r9
    mov r9, qword [rsp + 176]
    mov qword [r8 + 160], r9
    mov qword [rsp + 528], r13
    mov r13, qword [rsp + 184]
    mov qword [r8 + 168], r13
    mov rax, qword [rsp + 192]
    mov qword [r8 + 176], rax
    mov rax, qword [rsp + 200]
    mov qword [r8 + 184], rax
    mov rax, qword [rsp + 96]
    mov qword [r8 + 192], rax
    mov rax, qword [rsp + 224]
    mov qword [r8 + 200], rax
    mov rax, qword [rsp + 216]
    mov qword [r8 + 208], rax
    mov rax, qword [rsp + 528]
    adcx rax, qword [rsp + 520]
    adox rax, qword [rsp + 512]
    mov rcx, qword [rsp + 504]
    adcx rcx, qword [rsp + 496]
    adox rcx, qword [rsp + 488]
    ; t6 = Y1 * HHH: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r9, qword [rsp + 480]
    mov r10, qword [rsp + 448]
    shrd r10, r9, 9
    mov r11, qword [rsp + 456]
    shrd r9, r11, 9
    mov rsi, qword [rsp + 464]
    shrd r11, rsi, 9
    mov rdi, qword [rsp + 472]
    shrd rsi, rdi, 9
    mov rbx, qword [rsp + 344]
    shrd rdi, rbx, 9
    mov rbp, qword [rsp + 48]
    shrd rbx, rbp, 9
    shrd rbp, rax, 9
    shrd rax, rcx, 9
    mov r12, qword [rsp + 448]
    or r12, -512
    shr rcx, 9
    mov r13d, 0x1
    neg r13
    adc r10, qword [rsp + 336]
    adc r9, qword [rsp + 440]
    adc r11, qword [rsp + 360]
    adc rsi, qword [rsp + 256]
    adc rdi, qword [rsp + 288]
    adc rbx, qword [rsp + 352]
    adc rbp, qword [rsp + 320]
    adc rax, qword [rsp + 328]
    adc r12, rcx
    ; t6 = Y1 * HHH: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r13d, 0x0
    cmovc rcx, r13
    mov r14, -512
    cmovnc r13, r14
    sub r10, rcx
    sbb r9, 0
    sbb r11, 0
    sbb rsi, 0
    sbb rdi, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb rax, 0
    sbb r12, r13
    ; Y3 = t5 - t6: a - b
    mov rcx, qword [rsp + 392]
    sub rcx, r10
    mov r10, qword [rsp + 264]
    sbb r10, r9
    mov r9, qword [rsp + 416]
    sbb r9, r11
    mov r11, qword [rsp + 424]
    sbb r11, rsi
    mov rsi, qword [rsp + 384]
    sbb rsi, rdi
    mov rdi, qword [rsp + 432]
    sbb rdi, rbx
    mov rbx, qword [rsp + 408]
    sbb rbx, rbp
    mov rbp, qword [rsp + 400]
    sbb rbp, rax
    mov rax, qword [rsp + 376]
    sbb rax, r12
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb r12, r12
    mov r13, r12
    and r13, 511
    add rcx, r12
    mov qword [r8 + 72], rcx
    adc r10, r12
    mov qword [r8 + 80], r10
    adc r9, r12
    mov qword [r8 + 88], r9
    adc r11, r12
    mov qword [r8 + 96], r11
    adc rsi, r12
    mov qword [r8 + 104], rsi
    adc rdi, r12
    mov qword [r8 + 112], rdi
    adc rbx, r12
    mov qword [r8 + 120], rbx
    adc rbp, r12
    mov qword [r8 + 128], rbp
    adc rax, r13
    mov qword [r8 + 136], rax
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov r12, qword [rsp + 16]
    or r12, qword [rsp + 24]
    or r12, qword [rsp + 80]
    or r12, qword [rsp + 144]
    or r12, qword [rsp + 104]
    or r12, qword [rsp + 112]
    or r12, qword [rsp + 120]
    or r12, qword [rsp + 128]
    or r12, qword [rsp + 136]
    cmp r12, 1
    sbb r12, r12
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov r13, qword [rsp + 56]
    or r13, qword [rsp + 64]
    or r13, qword [rsp + 40]
    or r13, qword [rsp + 32]
    or r13, qword [rsp + 160]
    or r13, qword [rsp + 88]
    or r13, qword [rsp + 8]
    or r13, qword [rsp + 152]
    or r13, qword [rsp + 72]
    cmp r13, 1
    sbb r13, r13
    and r12, r13
    mov rax, r12
    add rsp, 536
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
    sub rsp, 400
    ; Y2 = 2*Y1: 2*a, below 2*p
    mov rax, qword [rsi + 72]
    add rax, rax
    mov rcx, qword [rsi + 80]
    adc rcx, rcx
    mov r8, qword [rsi + 88]
    adc r8, r8
    mov r9, qword [rsi + 96]
    adc r9, r9
    mov r10, qword [rsi + 104]
    adc r10, r10
    mov r11, qword [rsi + 112]
    adc r11, r11
    mov rbx, qword [rsi + 120]
    adc rbx, rbx
    mov rbp, qword [rsi + 128]
    adc rbp, rbp
    mov r12, qword [rsi + 136]
    adc r12, r12
    ; Y2 = 2*Y1: subtract the modulus; keep the difference unless it borrows
    mov r13, rax
    sub r13, -1
    mov r14, rcx
    sbb r14, -1
    mov r15, r8
    sbb r15, -1
    mov qword [rsp], rdi
    mov rdi, r9
    sbb rdi, -1
    mov qword [rsp + 8], r9
    mov r9, r10
    sbb r9, -1
    mov qword [rsp + 16], r9
    mov r9, r11
    sbb r9, -1
    mov qword [rsp + 24], r9
    mov r9, rbx
    sbb r9, -1
    mov qword [rsp + 32], r9
    mov r9, rbp
    sbb r9, -1
    mov qword [rsp + 40], r9
    mov r9, r12
    sbb r9, 511
    cmovc r13, rax
    cmovc r14, rcx
    cmovc r15, r8
    cmovc rdi, qword [rsp + 8]
    cmovnc r10, qword [rsp + 16]
    cmovnc r11, qword [rsp + 24]
    cmovnc rbx, qword [rsp + 32]
    cmovnc rbp, qword [rsp + 40]
    cmovc r9, r12
    ; delta = Z1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi + 144]
    mulx rcx, rax, qword [rsi + 160]
    mulx r12, r8, qword [rsi + 152]
    add rax, r12
    mov qword [rsp + 40], r9
    mulx r9, r12, qword [rsi + 168]
    adc r12, rcx
    mov qword [rsp + 32], rbp
    mulx rbp, rcx, qword [rsi + 176]
    adc rcx, r9
    mov qword [rsp + 24], rbx
    mulx rbx, r9, qword [rsi + 184]
    adc r9, rbp
    mov qword [rsp + 16], r11
    mulx r11, rbp, qword [rsi + 192]
    adc rbp, rbx
    mov qword [rsp + 8], r10
    mulx r10, rbx, qword [rsi + 200]
    adc rbx, r11
    mov qword [rsp + 48], rdi
    mulx rdi, r11, qword [rsi + 208]
    adc r11, r10
    adc rdi, 0
    ; delta = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 56], r14
    mulx r14, r10, qword [rsi + 160]
    mov qword [rsp + 64], r13
    xor r13d, r13d
    adcx r12, r10
    mov qword [rsp + 72], r15
    mulx r15, r10, qword [rsi + 168]
    adcx rcx, r10
    adox rcx, r14
    mulx r14, r10, qword [rsi + 176]
    adcx r9, r10
    adox r9, r15
    mulx r15, r10, qword [rsi + 184]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rsi + 192]
    adcx rbx, r10
    adox rbx, r15
    mulx r15, r10, qword [rsi + 200]
    adcx r11, r10
    adox r11, r14
    mulx r14, r10, qword [rsi + 208]
    adcx rdi, r10
    adox rdi, r15
    adcx r13, r13
    adox r13, r14
    ; delta = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 160]
    mulx r14, r10, qword [rsi + 168]
    xor r15d, r15d
    adcx r9, r10
    mov qword [rsp + 80], r9
    mulx r9, r10, qword [rsi + 176]
    adcx rbp, r10
    adox rbp, r14
    mulx r14, r10, qword [rsi + 184]
    adcx rbx, r10
    adox rbx, r9
    mulx r10, r9, qword [rsi + 192]
    adcx r11, r9
    adox r11, r14
    mulx r14, r9, qword [rsi + 200]
    adcx rdi, r9
    adox rdi, r10
    mulx r10, r9, qword [rsi + 208]
    adcx r13, r9
    adox r13, r14
    adcx r15, r15
    adox r15, r10
    ; delta = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 168]
    mulx r10, r9, qword [rsi + 176]
    xor r14d, r14d
    adcx rbx, r9
    mov qword [rsp + 88], rbx
    mulx rbx, r9, qword [rsi + 184]
    adcx r11, r9
    adox r11, r10
    mulx r10, r9, qword [rsi + 192]
    adcx rdi, r9
    adox rdi, rbx
    mulx rbx, r9, qword [rsi + 200]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [rsi + 208]
    adcx r15, r9
    adox r15, rbx
    adcx r14, r14
    adox r14, r10
    ; delta = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 176]
    mulx r10, r9, qword [rsi + 184]
    xor ebx, ebx
    adcx rdi, r9
    mov qword [rsp + 96], rdi
    mulx rdi, r9, qword [rsi + 192]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [rsi + 200]
    adcx r15, r9
    adox r15, rdi
    mulx rdi, r9, qword [rsi + 208]
    adcx r14, r9
    adox r14, r10
    adcx rbx, rbx
    adox rbx, rdi
    ; delta = Z1^2: square, products of a[5] with the words above it
    mov rdx, qword [rsi + 184]
    mulx r10, r9, qword [rsi + 192]
    xor edi, edi
    adcx r15, r9
    mov qword [rsp + 104], r15
    mulx r15, r9, qword [rsi + 200]
    adcx r14, r9
    adox r14, r10
    mulx r10, r9, qword [rsi + 208]
    adcx rbx, r9
    adox rbx, r15
    adcx rdi, rdi
    adox rdi, r10
    ; delta = Z1^2: square, products of a[6] with the words above it
    mov rdx, qword [rsi + 192]
    mulx r10, r9, qword [rsi + 200]
    add rbx, r9
    mulx r15, r9, qword [rsi + 208]
    adc rdi, r9
    mov r9d, 0x0
    adc r9, r9
    add rdi, r10
    adc r9, r15
    ; delta = Z1^2: square, products of a[7] with the words above it
    mov rdx, qword [rsi + 208]
    mulx r15, r10, qword [rsi + 200]
    add r9, r10
    mov r10d, 0x0
    adc r10, r10
    add r10, r15
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mov r15, rdx
    imul r15, r15
    mov qword [rsp + 112], r15
    xor r15d, r15d
    adcx r8, r8
    mov rdx, qword [rsi + 144]
    mov qword [rsp + 120], r10
    mulx r10, r15, rdx
    adox r8, r10
    adcx rax, rax
    mov rdx, qword [rsi + 152]
    mov qword [rsp + 128], r8
    mulx r8, r10, rdx
    adox rax, r10
    adcx r12, r12
    adox r12, r8
    adcx rcx, rcx
    mov rdx, qword [rsi + 160]
    mulx r10, r8, rdx
    adox rcx, r8
    mov r8, qword [rsp + 80]
    adcx r8, r8
    adox r8, r10
    adcx rbp, rbp
    mov rdx, qword [rsi + 168]
    mov qword [rsp + 80], r8
    mulx r8, r10, rdx
    adox rbp, r10
    mov r10, qword [rsp + 88]
    adcx r10, r10
    adox r10, r8
    adcx r11, r11
    mov rdx, qword [rsi + 176]
    mov qword [rsp + 88], r10
    mulx r10, r8, rdx
    adox r11, r8
    mov r8, qword [rsp + 96]
    adcx r8, r8
    adox r8, r10
    adcx r13, r13
    mov rdx, qword [rsi + 184]
    mov qword [rsp + 96], rbp
    mulx rbp, r10, rdx
    adox r13, r10
    mov r10, qword [rsp + 104]
    adcx r10, r10
    adox r10, rbp
    adcx r14, r14
    mov rdx, qword [rsi + 192]
    mov qword [rsp + 104], rcx
    mulx rcx, rbp, rdx
    adox r14, rbp
    adcx rbx, rbx
    adox rbx, rcx
    adcx rdi, rdi
    mov rdx, qword [rsi + 200]
    mulx rbp, rcx, rdx
    adox rdi, rcx
    adcx r9, r9
    adox r9, rbp
    mov rcx, qword [rsp + 120]
    adcx rcx, rcx
    adox rcx, qword [rsp + 112]
    ; delta = Z1^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rbp, r11
    shrd rbp, r8, 9
    shrd r8, r13, 9
    shrd r13, r10, 9
    shrd r10, r14, 9
    shrd r14, rbx, 9
    shrd rbx, rdi, 9
    shrd rdi, r9, 9
    shrd r9, rcx, 9
    or r11, -512
    shr rcx, 9
    mov qword [rsp + 112], rsi
    mov esi, 0x1
    neg rsi
    adc r15, rbp
    adc r8, qword [rsp + 128]
    adc rax, r13
    adc r12, r10
    adc r14, qword [rsp + 104]
    adc rbx, qword [rsp + 80]
    adc rdi, qword [rsp + 96]
    adc r9, qword [rsp + 88]
    adc r11, rcx
    ; delta = Z1^2: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r10d, 0x0
    cmovc rcx, r10
    mov rsi, -512
    cmovnc r10, rsi
    sub r15, rcx
    sbb r8, 0
    sbb rax, 0
    sbb r12, 0
    sbb r14, 0
    sbb rbx, 0
    sbb rdi, 0
    sbb r9, 0
    sbb r11, r10
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 64]
    mulx r10, rcx, qword [rsp + 72]
    mulx r13, rbp, qword [rsp + 56]
    add rcx, r13
    mov qword [rsp + 88], r11
    mulx r11, r13, qword [rsp + 48]
    adc r13, r10
    mov qword [rsp + 96], r9
    mulx r9, r10, qword [rsp + 8]
    adc r10, r11
    mov qword [rsp + 80], rdi
    mulx rdi, r11, qword [rsp + 16]
    adc r11, r9
    mov qword [rsp + 104], rbx
    mulx rbx, r9, qword [rsp + 24]
    adc r9, rdi
    mov qword [rsp + 128], r14
    mulx r14, rdi, qword [rsp + 32]
    adc rdi, rbx
    mov qword [rsp + 120], r12
    mulx r12, rbx, qword [rsp + 40]
    adc rbx, r14
    adc r12, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 136], rax
    mulx rax, r14, qword [rsp + 72]
    mov qword [rsp + 144], r8
    xor r8d, r8d
    adcx r13, r14
    mov qword [rsp + 152], r15
    mulx r15, r14, qword [rsp + 48]
    adcx r10, r14
    adox r10, rax
    mulx r14, rax, qword [rsp + 8]
    adcx r11, rax
    adox r11, r15
    mulx r15, rax, qword [rsp + 16]
    adcx r9, rax
    adox r9, r14
    mulx r14, rax, qword [rsp + 24]
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, qword [rsp + 32]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, qword [rsp + 40]
    adcx r12, rax
    adox r12, r15
    adcx r8, r8
    adox r8, r14
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r14, rax, qword [rsp + 48]
    xor r15d, r15d
    adcx r11, rax
    mulx rsi, rax, qword [rsp + 8]
    adcx r9, rax
    adox r9, r14
    mulx r14, rax, qword [rsp + 16]
    adcx rdi, rax
    adox rdi, rsi
    mulx rsi, rax, qword [rsp + 24]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, qword [rsp + 32]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rsp + 40]
    adcx r8, rax
    adox r8, r14
    adcx r15, r15
    adox r15, rsi
    ; SS = Y2^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 48]
    mulx rsi, rax, qword [rsp + 8]
    xor r14d, r14d
    adcx rdi, rax
    mov qword [rsp + 160], rdi
    mulx rdi, rax, qword [rsp + 16]
    adcx rbx, rax
    adox rbx, rsi
    mulx rsi, rax, qword [rsp + 24]
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, qword [rsp + 32]
    adcx r8, rax
    adox r8, rsi
    mulx rsi, rax, qword [rsp + 40]
    adcx r15, rax
    adox r15, rdi
    adcx r14, r14
    adox r14, rsi
    ; SS = Y2^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 8]
    mulx rsi, rax, qword [rsp + 16]
    xor edi, edi
    adcx r12, rax
    mov qword [rsp + 168], r12
    mulx r12, rax, qword [rsp + 24]
    adcx r8, rax
    adox r8, rsi
    mulx rsi, rax, qword [rsp + 32]
    adcx r15, rax
    adox r15, r12
    mulx r12, rax, qword [rsp + 40]
    adcx r14, rax
    adox r14, rsi
    adcx rdi, rdi
    adox rdi, r12
    ; SS = Y2^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 16]
    mulx rsi, rax, qword [rsp + 24]
    xor r12d, r12d
    adcx r15, rax
    mov qword [rsp + 176], r15
    mulx r15, rax, qword [rsp + 32]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 40]
    adcx rdi, rax
    adox rdi, r15
    adcx r12, r12
    adox r12, rsi
    ; SS = Y2^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 24]
    mulx rsi, rax, qword [rsp + 32]
    add rdi, rax
    mulx r15, rax, qword [rsp + 40]
    adc r12, rax
    mov eax, 0x0
    adc rax, rax
    add r12, rsi
    adc rax, r15
    ; SS = Y2^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r15, rsi, qword [rsp + 32]
    add rax, rsi
    mov esi, 0x0
    adc rsi, rsi
    add rsi, r15
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov r15, rdx
    imul r15, r15
    mov qword [rsp + 184], r15
    xor r15d, r15d
    adcx rbp, rbp
    mov rdx, qword [rsp + 64]
    mov qword [rsp + 192], rsi
    mulx rsi, r15, rdx
    adox rbp, rsi
    adcx rcx, rcx
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 200], rbp
    mulx rbp, rsi, rdx
    adox rcx, rsi
    adcx r13, r13
    adox r13, rbp
    adcx r10, r10
    mov rdx, qword [rsp + 72]
    mulx rbp, rsi, rdx
    adox r10, rsi
    adcx r11, r11
    adox r11, rbp
    adcx r9, r9
    mov rdx, qword [rsp + 48]
    mulx rbp, rsi, rdx
    adox r9, rsi
    mov rsi, qword [rsp + 160]
    adcx rsi, rsi
    adox rsi, rbp
    adcx rbx, rbx
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 160], rsi
    mulx rsi, rbp, rdx
    adox rbx, rbp
    mov rbp, qword [rsp + 168]
    adcx rbp, rbp
    adox rbp, rsi
    adcx r8, r8
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 168], r9
    mulx r9, rsi, rdx
    adox r8, rsi
    mov rsi, qword [rsp + 176]
    adcx rsi, rsi
    adox rsi, r9
    adcx r14, r14
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 176], r11
    mulx r11, r9, rdx
    adox r14, r9
    adcx rdi, rdi
    adox rdi, r11
    adcx r12, r12
    mov rdx, qword [rsp + 32]
    mulx r11, r9, rdx
    adox r12, r9
    adcx rax, rax
    adox rax, r11
    mov r9, qword [rsp + 192]
    adcx r9, r9
    adox r9, qword [rsp + 184]
    ; SS = Y2^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r11, rbx
    shrd r11, rbp, 9
    shrd rbp, r8, 9
    shrd r8, rsi, 9
    shrd rsi, r14, 9
    shrd r14, rdi, 9
    shrd rdi, r12, 9
    shrd r12, rax, 9
    shrd rax, r9, 9
    or rbx, -512
    shr r9, 9
    mov qword [rsp + 184], r9
    mov r9d, 0x1
    neg r9
    adc r15, r11
    adc rbp, qword [rsp + 200]
    adc rcx, r8
    adc r13, rsi
    adc r10, r14
    adc rdi, qword [rsp + 176]
    adc r12, qword [rsp + 168]
    adc rax, qword [rsp + 160]
    adc rbx, qword [rsp + 184]
    ; SS = Y2^2: subtract W^n - p unless the sum carried
    mov r8d, 0x1
    mov r9d, 0x0
    cmovc r8, r9
    mov r11, -512
    cmovnc r9, r11
    sub r15, r8
    sbb rbp, 0
    sbb rcx, 0
    sbb r13, 0
    sbb r10, 0
    sbb rdi, 0
    sbb r12, 0
    sbb rax, 0
    sbb rbx, r9
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov r8, qword [rsp + 112]
    mov rdx, qword [r8 + 144]
    mulx rsi, r9, qword [rsp + 56]
    mov qword [rsp + 184], rbx
    mulx rbx, r14, qword [rsp + 64]
    add r9, rbx
    mov qword [rsp + 160], rax
    mulx rax, rbx, qword [rsp + 72]
    adc rbx, rsi
    mov qword [rsp + 168], r12
    mulx r12, rsi, qword [rsp + 48]
    adc rsi, rax
    mov qword [rsp + 176], rdi
    mulx rdi, rax, qword [rsp + 8]
    adc rax, r12
    mov qword [rsp + 200], r10
    mulx r10, r12, qword [rsp + 16]
    adc r12, rdi
    mov qword [rsp + 192], r13
    mulx r13, rdi, qword [rsp + 24]
    adc rdi, r10
    mov qword [rsp + 208], rcx
    mulx rcx, r10, qword [rsp + 32]
    adc r10, r13
    mov qword [rsp + 216], r15
    mulx r15, r13, qword [rsp + 40]
    adc r13, rcx
    adc r15, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r8 + 152]
    mov qword [rsp + 224], rbp
    mulx rbp, rcx, qword [rsp + 64]
    xor r11d, r11d
    adcx r9, rcx
    mov qword [rsp + 232], r9
    mulx r9, rcx, qword [rsp + 56]
    adcx rbx, rcx
    adox rbx, rbp
    mulx rbp, rcx, qword [rsp + 72]
    adcx rsi, rcx
    adox rsi, r9
    mulx r9, rcx, qword [rsp + 48]
    adcx rax, rcx
    adox rax, rbp
    mulx rbp, rcx, qword [rsp + 8]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [rsp + 16]
    adcx rdi, rcx
    adox rdi, rbp
    mulx rbp, rcx, qword [rsp + 24]
    adcx r10, rcx
    adox r10, r9
    mulx r9, rcx, qword [rsp + 32]
    adcx r13, rcx
    adox r13, rbp
    mulx rbp, rcx, qword [rsp + 40]
    adcx r15, rcx
    adox r15, r9
    adcx r11, r11
    adox r11, rbp
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r8 + 160]
    mulx r9, rcx, qword [rsp + 64]
    xor ebp, ebp
    adcx rbx, rcx
    mov qword [rsp + 240], rbx
    mulx rbx, rcx, qword [rsp + 56]
    adcx rsi, rcx
    adox rsi, r9
    mulx r9, rcx, qword [rsp + 72]
    adcx rax, rcx
    adox rax, rbx
    mulx rbx, rcx, qword [rsp + 48]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [rsp + 8]
    adcx rdi, rcx
    adox rdi, rbx
    mulx rbx, rcx, qword [rsp + 16]
    adcx r10, rcx
    adox r10, r9
    mulx r9, rcx, qword [rsp + 24]
    adcx r13, rcx
    adox r13, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx r15, rcx
    adox r15, r9
    mulx r9, rcx, qword [rsp + 40]
    adcx r11, rcx
    adox r11, rbx
    adcx rbp, rbp
    adox rbp, r9
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r8 + 168]
    mulx r9, rcx, qword [rsp + 64]
    xor ebx, ebx
    adcx rsi, rcx
    mov qword [rsp + 248], rsi
    mulx rsi, rcx, qword [rsp + 56]
    adcx rax, rcx
    adox rax, r9
    mulx r9, rcx, qword [rsp + 72]
    adcx r12, rcx
    adox r12, rsi
    mulx rsi, rcx, qword [rsp + 48]
    adcx rdi, rcx
    adox rdi, r9
    mulx r9, rcx, qword [rsp + 8]
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, qword [rsp + 16]
    adcx r13, rcx
    adox r13, r9
    mulx r9, rcx, qword [rsp + 24]
    adcx r15, rcx
    adox r15, rsi
    mulx rsi, rcx, qword [rsp + 32]
    adcx r11, rcx
    adox r11, r9
    mulx r9, rcx, qword [rsp + 40]
    adcx rbp, rcx
    adox rbp, rsi
    adcx rbx, rbx
    adox rbx, r9
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [r8 + 176]
    mulx r9, rcx, qword [rsp + 64]
    xor esi, esi
    adcx rax, rcx
    mov qword [rsp + 256], rax
    mulx rax, rcx, qword [rsp + 56]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [rsp + 72]
    adcx rdi, rcx
    adox rdi, rax
    mulx rcx, rax, qword [rsp + 48]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 8]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 16]
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, qword [rsp + 24]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsp + 32]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [rsp + 40]
    adcx rbx, rax
    adox rbx, rcx
    adcx rsi, rsi
    adox rsi, r9
    ; Z3 = Y2 * Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [r8 + 184]
    mulx rcx, rax, qword [rsp + 64]
    xor r9d, r9d
    adcx r12, rax
    mov qword [rsp + 264], r12
    mulx r12, rax, qword [rsp + 56]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 72]
    adcx r10, rax
    adox r10, r12
    mulx r12, rax, qword [rsp + 48]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 8]
    adcx r15, rax
    adox r15, r12
    mulx r12, rax, qword [rsp + 16]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsp + 24]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rsp + 32]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [rsp + 40]
    adcx rsi, rax
    adox rsi, r12
    adcx r9, r9
    adox r9, rcx
    ; Z3 = Y2 * Z1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [r8 + 192]
    mulx rcx, rax, qword [rsp + 64]
    xor r12d, r12d
    adcx rdi, rax
    mov qword [rsp + 272], rdi
    mulx rdi, rax, qword [rsp + 56]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [rsp + 48]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 8]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [rsp + 16]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsp + 24]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 32]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [rsp + 40]
    adcx r9, rax
    adox r9, rdi
    adcx r12, r12
    adox r12, rcx
    ; Z3 = Y2 * Z1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [r8 + 200]
    mulx rcx, rax, qword [rsp + 64]
    xor edi, edi
    adcx r10, rax
    mov qword [rsp + 280], r10
    mulx r10, rax, qword [rsp + 56]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 72]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rsp + 48]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsp + 8]
    adcx rbp, rax
    adox rbp, r10
    mulx r10, rax, qword [rsp + 16]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [rsp + 24]
    adcx rsi, rax
    adox rsi, r10
    mulx r10, rax, qword [rsp + 32]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 40]
    adcx r12, rax
    adox r12, r10
    adcx rdi, rdi
    adox rdi, rcx
    ; Z3 = Y2 * Z1: product, row 8: + a * b[8] * W^8
    mov rax, qword [rsp + 40]
    imul rax, qword [r8 + 208]
    mov rdx, qword [r8 + 208]
    mulx r10, rcx, qword [rsp + 64]
    mov qword [rsp + 64], r14
    xor r14d, r14d
    adcx r13, rcx
    mulx r14, rcx, qword [rsp + 56]
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, qword [rsp + 72]
    adcx r11, rcx
    adox r11, r14
    mulx r14, rcx, qword [rsp + 48]
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, qword [rsp + 8]
    adcx rbx, rcx
    adox rbx, r14
    mulx r14, rcx, qword [rsp + 16]
    adcx rsi, rcx
    adox rsi, r10
    mulx r10, rcx, qword [rsp + 24]
    adcx r9, rcx
    adox r9, r14
    mulx r14, rcx, qword [rsp + 32]
    adcx r12, rcx
    adox r12, r10
    adcx rdi, rax
    adox rdi, r14
    ; Z3 = Y2 * Z1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, r13
    shrd rax, r15, 9
    shrd r15, r11, 9
    shrd r11, rbp, 9
    shrd rbp, rbx, 9
    shrd rbx, rsi, 9
    shrd rsi, r9, 9
    shrd r9, r12, 9
    shrd r12, rdi, 9
    or r13, -512
    shr rdi, 9
    mov ecx, 0x1
    neg rcx
    adc rax, qword [rsp + 64]
    adc r15, qword [rsp + 232]
    adc r11, qword [rsp + 240]
    adc rbp, qword [rsp + 248]
    adc rbx, qword [rsp + 256]
    adc rsi, qword [rsp + 264]
    adc r9, qword [rsp + 272]
    adc r12, qword [rsp + 280]
    adc r13, rdi
    ; Z3 = Y2 * Z1: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r10d, 0x0
    cmovc rcx, r10
    mov rdi, -512
    cmovnc r10, rdi
    sub rax, rcx
    sbb r15, 0
    sbb r11, 0
    sbb rbp, 0
    sbb rbx, 0
    sbb rsi, 0
    sbb r9, 0
    sbb r12, 0
    sbb r13, r10
    ; t0 = X1 - delta: a - b
    mov rcx, qword [r8]
    sub rcx, qword [rsp + 152]
    mov r10, qword [r8 + 8]
    sbb r10, qword [rsp + 144]
    mov r14, qword [r8 + 16]
    sbb r14, qword [rsp + 136]
    mov qword [rsp + 280], rax
    mov rax, qword [r8 + 24]
    sbb rax, qword [rsp + 120]
    mov qword [rsp + 272], r9
    mov r9, qword [r8 + 32]
    sbb r9, qword [rsp + 128]
    mov qword [rsp + 264], r11
    mov r11, qword [r8 + 40]
    sbb r11, qword [rsp + 104]
    mov qword [rsp + 256], rsi
    mov rsi, qword [r8 + 48]
    sbb rsi, qword [rsp + 80]
    mov qword [rsp + 248], rbx
    mov rbx, qword [r8 + 56]
    sbb rbx, qword [rsp + 96]
    mov qword [rsp + 240], rbp
    mov rbp, qword [r8 + 64]
    sbb rbp, qword [rsp + 88]
    ; t0 = X1 - delta: add the modulus where it borrowed
    mov qword [rsp + 232], r12
    sbb r12, r12
    mov qword [rsp + 64], r13
    mov r13, r12
    and r13, 511
    ; t1 = X1 + delta: a + b, below 2*p
    mov qword [rsp + 32], r15
    xor r15d, r15d
    mov rdi, qword [r8]
    adox rdi, qword [rsp + 152]
    mov r15, qword [r8 + 8]
    adox r15, qword [rsp + 144]
    mov qword [rsp + 144], r15
    mov r15, qword [r8 + 16]
    adox r15, qword [rsp + 136]
    mov qword [rsp + 136], r15
    mov r15, qword [r8 + 24]
    adox r15, qword [rsp + 120]
    mov qword [rsp + 120], r15
    mov r15, qword [r8 + 32]
    adox r15, qword [rsp + 128]
    mov qword [rsp + 128], r15
    mov r15, qword [r8 + 40]
    adox r15, qword [rsp + 104]
    mov qword [rsp + 104], r15
    mov r15, qword [r8 + 48]
    adox r15, qword [rsp + 80]
    mov qword [rsp + 80], r15
    mov r15, qword [r8 + 56]
    adox r15, qword [rsp + 96]
    mov qword [rsp + 96], r15
    mov r15, qword [r8 + 64]
    adox r15, qword [rsp + 88]
    adcx rcx, r12
    adcx r10, r12
    adcx r14, r12
    adcx rax, r12
    adcx r9, r12
    adcx r11, r12
    adcx rsi, r12
    adcx rbx, r12
    adcx rbp, r13
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    mov r12, rdi
    sub r12, -1
    mov r13, qword [rsp + 144]
    sbb r13, -1
    mov r8, qword [rsp + 136]
    sbb r8, -1
    mov qword [rsp + 88], rbp
    mov rbp, qword [rsp + 120]
    sbb rbp, -1
    mov qword [rsp + 152], rbx
    mov rbx, qword [rsp + 128]
    sbb rbx, -1
    mov qword [rsp + 24], rsi
    mov rsi, qword [rsp + 104]
    sbb rsi, -1
    mov qword [rsp + 16], r11
    mov r11, qword [rsp + 80]
    sbb r11, -1
    mov qword [rsp + 8], r9
    mov r9, qword [rsp + 96]
    sbb r9, -1
    mov qword [rsp + 48], rax
    mov rax, r15
    sbb rax, 511
    cmovc r12, rdi
    cmovc r13, qword [rsp + 144]
    cmovc r8, qword [rsp + 136]
    cmovc rbp, qword [rsp + 120]
    cmovc rbx, qword [rsp + 128]
    cmovc rsi, qword [rsp + 104]
    cmovc r11, qword [rsp + 80]
    cmovc r9, qword [rsp + 96]
    cmovc rax, r15
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, r12
    mulx r15, rdi, r10
    mov qword [rsp + 96], rax
    mulx rax, r12, rcx
    add rdi, rax
    mov qword [rsp + 80], r12
    mulx r12, rax, r14
    adc rax, r15
    mov qword [rsp + 104], r9
    mulx r9, r15, qword [rsp + 48]
    adc r15, r12
    mov qword [rsp + 128], r11
    mulx r11, r12, qword [rsp + 8]
    adc r12, r9
    mov qword [rsp + 120], rsi
    mulx rsi, r9, qword [rsp + 16]
    adc r9, r11
    mov qword [rsp + 136], rbx
    mulx rbx, r11, qword [rsp + 24]
    adc r11, rsi
    mov qword [rsp + 144], rbp
    mulx rbp, rsi, qword [rsp + 152]
    adc rsi, rbx
    mov qword [rsp + 72], r8
    mulx r8, rbx, qword [rsp + 88]
    adc rbx, rbp
    adc r8, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r13
    mov qword [rsp + 56], r8
    mulx r8, rbp, rcx
    xor r13d, r13d
    adcx rdi, rbp
    mov qword [rsp + 40], rdi
    mulx rdi, rbp, r10
    adcx rax, rbp
    adox rax, r8
    mulx rbp, r8, r14
    adcx r15, r8
    adox r15, rdi
    mulx rdi, r8, qword [rsp + 48]
    adcx r12, r8
    adox r12, rbp
    mulx rbp, r8, qword [rsp + 8]
    adcx r9, r8
    adox r9, rdi
    mulx rdi, r8, qword [rsp + 16]
    adcx r11, r8
    adox r11, rbp
    mulx rbp, r8, qword [rsp + 24]
    adcx rsi, r8
    adox rsi, rdi
    mulx rdi, r8, qword [rsp + 152]
    adcx rbx, r8
    adox rbx, rbp
    mulx rbp, r8, qword [rsp + 88]
    adcx r8, qword [rsp + 56]
    adox r8, rdi
    adcx r13, r13
    adox r13, rbp
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 72]
    mulx rbp, rdi, rcx
    mov qword [rsp + 56], rcx
    xor ecx, ecx
    adcx rax, rdi
    mov qword [rsp + 288], rax
    mulx rax, rdi, r10
    adcx r15, rdi
    adox r15, rbp
    mulx rbp, rdi, r14
    adcx r12, rdi
    adox r12, rax
    mulx rdi, rax, qword [rsp + 48]
    adcx r9, rax
    adox r9, rbp
    mulx rbp, rax, qword [rsp + 8]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [rsp + 16]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [rsp + 24]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 152]
    adcx r8, rax
    adox r8, rbp
    mulx rbp, rax, qword [rsp + 88]
    adcx r13, rax
    adox r13, rdi
    adcx rcx, rcx
    adox rcx, rbp
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 144]
    mulx rdi, rax, qword [rsp + 56]
    xor ebp, ebp
    adcx r15, rax
    mov qword [rsp + 72], r15
    mulx r15, rax, r10
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, r14
    adcx r9, rax
    adox r9, r15
    mulx r15, rax, qword [rsp + 48]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [rsp + 8]
    adcx rsi, rax
    adox rsi, r15
    mulx r15, rax, qword [rsp + 16]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 24]
    adcx r8, rax
    adox r8, r15
    mulx r15, rax, qword [rsp + 152]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [rsp + 88]
    adcx rcx, rax
    adox rcx, r15
    adcx rbp, rbp
    adox rbp, rdi
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 136]
    mulx rdi, rax, qword [rsp + 56]
    xor r15d, r15d
    adcx r12, rax
    mov qword [rsp + 144], r12
    mulx r12, rax, r10
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, r14
    adcx r11, rax
    adox r11, r12
    mulx r12, rax, qword [rsp + 48]
    adcx rsi, rax
    adox rsi, rdi
    mulx rdi, rax, qword [rsp + 8]
    adcx rbx, rax
    adox rbx, r12
    mulx r12, rax, qword [rsp + 16]
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, qword [rsp + 24]
    adcx r13, rax
    adox r13, r12
    mulx r12, rax, qword [rsp + 152]
    adcx rcx, rax
    adox rcx, rdi
    mulx rdi, rax, qword [rsp + 88]
    adcx rbp, rax
    adox rbp, r12
    adcx r15, r15
    adox r15, rdi
    ; t2 = t0 * t1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 120]
    mulx rdi, rax, qword [rsp + 56]
    xor r12d, r12d
    adcx r9, rax
    mov qword [rsp + 136], r9
    mulx r9, rax, r10
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, r14
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [rsp + 48]
    adcx rbx, rax
    adox rbx, rdi
    mulx rdi, rax, qword [rsp + 8]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 16]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [rsp + 24]
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, qword [rsp + 152]
    adcx rbp, rax
    adox rbp, rdi
    mulx rdi, rax, qword [rsp + 88]
    adcx r15, rax
    adox r15, r9
    adcx r12, r12
    adox r12, rdi
    ; t2 = t0 * t1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 128]
    mulx r9, rax, qword [rsp + 56]
    xor edi, edi
    adcx r11, rax
    mov qword [rsp + 120], r11
    mulx r11, rax, r10
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, r14
    adcx rbx, rax
    adox rbx, r11
    mulx r11, rax, qword [rsp + 48]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 8]
    adcx r13, rax
    adox r13, r11
    mulx r11, rax, qword [rsp + 16]
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, qword [rsp + 24]
    adcx rbp, rax
    adox rbp, r11
    mulx r11, rax, qword [rsp + 152]
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, qword [rsp + 88]
    adcx r12, rax
    adox r12, r11
    adcx rdi, rdi
    adox rdi, r9
    ; t2 = t0 * t1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 104]
    mulx r9, rax, qword [rsp + 56]
    xor r11d, r11d
    adcx rsi, rax
    mov qword [rsp + 128], rsi
    mulx rsi, rax, r10
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, r14
    adcx r8, rax
    adox r8, rsi
    mulx rsi, rax, qword [rsp + 48]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 8]
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, qword [rsp + 16]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 152]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rsp + 88]
    adcx rdi, rax
    adox rdi, rsi
    adcx r11, r11
    adox r11, r9
    ; t2 = t0 * t1: product, row 8: + a * b[8] * W^8
    mov rax, qword [rsp + 88]
    imul rax, qword [rsp + 96]
    mov rdx, qword [rsp + 96]
    mulx rsi, r9, qword [rsp + 56]
    mov qword [rsp + 56], rax
    xor eax, eax
    adcx rbx, r9
    mulx r10, r9, r10
    adcx r8, r9
    adox r8, rsi
    mulx rsi, r9, r14
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [rsp + 48]
    adcx rcx, r9
    adox rcx, rsi
    mulx rsi, r9, qword [rsp + 8]
    adcx rbp, r9
    adox rbp, r10
    mulx r10, r9, qword [rsp + 16]
    adcx r15, r9
    adox r15, rsi
    mulx rsi, r9, qword [rsp + 24]
    adcx r12, r9
    adox r12, r10
    mulx r10, r9, qword [rsp + 152]
    adcx rdi, r9
    adox rdi, rsi
    adcx r11, qword [rsp + 56]
    adox r11, r10
    ; t2 = t0 * t1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r9, rbx
    shrd r9, r8, 9
    shrd r8, r13, 9
    shrd r13, rcx, 9
    shrd rcx, rbp, 9
    shrd rbp, r15, 9
    shrd r15, r12, 9
    shrd r12, rdi, 9
    shrd rdi, r11, 9
    or rbx, -512
    shr r11, 9
    cmp rax, 1
    adc r9, qword [rsp + 80]
    adc r8, qword [rsp + 40]
    adc r13, qword [rsp + 288]
    adc rcx, qword [rsp + 72]
    adc rbp, qword [rsp + 144]
    adc r15, qword [rsp + 136]
    adc r12, qword [rsp + 120]
    adc rdi, qword [rsp + 128]
    adc rbx, r11
    ; t2 = t0 * t1: subtract W^n - p unless the sum carried
    mov r10d, 0x1
    cmovnc rax, r10
    mov r11, -512
    mov esi, 0x0
    cmovc r11, rsi
    sub r9, rax
    sbb r8, 0
    sbb r13, 0
    sbb rcx, 0
    sbb rbp, 0
    sbb r15, 0
    sbb r12, 0
    sbb rdi, 0
    sbb rbx, r11
    ; M.double0 = 2*t2: 2*a, below 2*p
    mov rax, r9
    add rax, rax
    mov r11, r8
    adc r11, r11
    mov r14, r13
    adc r14, r14
    mov r10, rcx
    adc r10, r10
    mov rsi, rbp
    adc rsi, rsi
    mov qword [rsp + 128], rbp
    mov rbp, r15
    adc rbp, rbp
    mov qword [rsp + 120], r15
    mov r15, r12
    adc r15, r15
    mov qword [rsp + 136], r12
    mov r12, rdi
    adc r12, r12
    mov qword [rsp + 144], rdi
    mov rdi, rbx
    adc rdi, rdi
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    mov qword [rsp + 72], rbx
    mov rbx, rax
    sub rbx, -1
    mov qword [rsp + 288], rcx
    mov rcx, r11
    sbb rcx, -1
    mov qword [rsp + 40], r13
    mov r13, r14
    sbb r13, -1
    mov qword [rsp + 80], r8
    mov r8, r10
    sbb r8, -1
    mov qword [rsp + 56], r9
    mov r9, rsi
    sbb r9, -1
    mov qword [rsp + 96], r9
    mov r9, rbp
    sbb r9, -1
    mov qword [rsp + 152], r9
    mov r9, r15
    sbb r9, -1
    mov qword [rsp + 24], r9
    mov r9, r12
    sbb r9, -1
    mov qword [rsp + 16], r9
    mov r9, rdi
    sbb r9, 511
    cmovc rbx, rax
    cmovc rcx, r11
    cmovc r13, r14
    cmovc r8, r10
    cmovnc rsi, qword [rsp + 96]
    cmovnc rbp, qword [rsp + 152]
    cmovnc r15, qword [rsp + 24]
    cmovnc r12, qword [rsp + 16]
    cmovc r9, rdi
    ; M = M.double0 + t2: a + b, below 2*p
    add rbx, qword [rsp + 56]
    adc rcx, qword [rsp + 80]
    adc r13, qword [rsp + 40]
    adc r8, qword [rsp + 288]
    adc rsi, qword [rsp + 128]
    adc rbp, qword [rsp + 120]
    adc r15, qword [rsp + 136]
    adc r12, qword [rsp + 144]
    adc r9, qword [rsp + 72]
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    mov rax, rbx
    sub rax, -1
    mov r10, rcx
    sbb r10, -1
    mov r11, r13
    sbb r11, -1
    mov rdi, r8
    sbb rdi, -1
    mov r14, rsi
    sbb r14, -1
    mov qword [rsp + 72], rsi
    mov rsi, rbp
    sbb rsi, -1
    mov qword [rsp + 144], rsi
    mov rsi, r15
    sbb rsi, -1
    mov qword [rsp + 136], rsi
    mov rsi, r12
    sbb rsi, -1
    mov qword [rsp + 120], rsi
    mov rsi, r9
    sbb rsi, 511
    cmovc rax, rbx
    cmovc r10, rcx
    cmovc r11, r13
    cmovc rdi, r8
    cmovc r14, qword [rsp + 72]
    cmovnc rbp, qword [rsp + 144]
    cmovnc r15, qword [rsp + 136]
    cmovnc r12, qword [rsp + 120]
    cmovc rsi, r9
    ; U = SS * X1: product, row 0: a * b[0]
    mov rcx, qword [rsp + 112]
    mov rdx, qword [rcx]
    mulx r9, r8, qword [rsp + 224]
    mulx r13, rbx, qword [rsp + 216]
    add r8, r13
    mov qword [rsp + 120], rsi
    mulx rsi, r13, qword [rsp + 208]
    adc r13, r9
    mov qword [rsp + 136], r12
    mulx r12, r9, qword [rsp + 192]
    adc r9, rsi
    mov qword [rsp + 144], r15
    mulx r15, rsi, qword [rsp + 200]
    adc rsi, r12
    mov qword [rsp + 72], rbp
    mulx rbp, r12, qword [rsp + 176]
    adc r12, r15
    mov qword [rsp + 128], r14
    mulx r14, r15, qword [rsp + 168]
    adc r15, rbp
    mov qword [rsp + 288], rdi
    mulx rdi, rbp, qword [rsp + 160]
    adc rbp, r14
    mov qword [rsp + 40], r10
    mulx r10, r14, qword [rsp + 184]
    adc r14, rdi
    adc r10, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rcx + 8]
    mov qword [rsp + 80], rax
    mulx rax, rdi, qword [rsp + 216]
    mov qword [rsp + 56], r11
    xor r11d, r11d
    adcx r8, rdi
    mov qword [rsp + 16], r8
    mulx r8, rdi, qword [rsp + 224]
    adcx r13, rdi
    adox r13, rax
    mulx rdi, rax, qword [rsp + 208]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 192]
    adcx rsi, rax
    adox rsi, rdi
    mulx rdi, rax, qword [rsp + 200]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 176]
    adcx r15, rax
    adox r15, rdi
    mulx rdi, rax, qword [rsp + 168]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rsp + 160]
    adcx r14, rax
    adox r14, rdi
    mulx rdi, rax, qword [rsp + 184]
    adcx r10, rax
    adox r10, r8
    adcx r11, r11
    adox r11, rdi
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rcx + 16]
    mulx r8, rax, qword [rsp + 216]
    xor edi, edi
    adcx r13, rax
    mov qword [rsp + 24], r13
    mulx r13, rax, qword [rsp + 224]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 208]
    adcx rsi, rax
    adox rsi, r13
    mulx r13, rax, qword [rsp + 192]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 200]
    adcx r15, rax
    adox r15, r13
    mulx r13, rax, qword [rsp + 176]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rsp + 168]
    adcx r14, rax
    adox r14, r13
    mulx r13, rax, qword [rsp + 160]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 184]
    adcx r11, rax
    adox r11, r13
    adcx rdi, rdi
    adox rdi, r8
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rcx + 24]
    mulx r8, rax, qword [rsp + 216]
    xor r13d, r13d
    adcx r9, rax
    mov qword [rsp + 152], r9
    mulx r9, rax, qword [rsp + 224]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rsp + 208]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rsp + 192]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rsp + 200]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [rsp + 176]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rsp + 168]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 160]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsp + 184]
    adcx rdi, rax
    adox rdi, r9
    adcx r13, r13
    adox r13, r8
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rcx + 32]
    mulx r8, rax, qword [rsp + 216]
    xor r9d, r9d
    adcx rsi, rax
    mov qword [rsp + 96], rsi
    mulx rsi, rax, qword [rsp + 224]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 208]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 192]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rsp + 200]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 176]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 168]
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, qword [rsp + 160]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 184]
    adcx r13, rax
    adox r13, rsi
    adcx r9, r9
    adox r9, r8
    ; U = SS * X1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rcx + 40]
    mulx r8, rax, qword [rsp + 216]
    xor esi, esi
    adcx r12, rax
    mov qword [rsp + 8], r12
    mulx r12, rax, qword [rsp + 224]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rsp + 208]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rsp + 192]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rsp + 200]
    adcx r10, rax
    adox r10, r12
    mulx r12, rax, qword [rsp + 176]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsp + 168]
    adcx rdi, rax
    adox rdi, r12
    mulx r12, rax, qword [rsp + 160]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rsp + 184]
    adcx r9, rax
    adox r9, r12
    adcx rsi, rsi
    adox rsi, r8
    ; U = SS * X1: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rcx + 48]
    mulx r8, rax, qword [rsp + 216]
    xor r12d, r12d
    adcx r15, rax
    mov qword [rsp + 48], r15
    mulx r15, rax, qword [rsp + 224]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rsp + 208]
    adcx r14, rax
    adox r14, r15
    mulx r15, rax, qword [rsp + 192]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rsp + 200]
    adcx r11, rax
    adox r11, r15
    mulx r15, rax, qword [rsp + 176]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 168]
    adcx r13, rax
    adox r13, r15
    mulx r15, rax, qword [rsp + 160]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 184]
    adcx rsi, rax
    adox rsi, r15
    adcx r12, r12
    adox r12, r8
    ; U = SS * X1: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rcx + 56]
    mulx r8, rax, qword [rsp + 216]
    xor r15d, r15d
    adcx rbp, rax
    mov qword [rsp + 88], rbp
    mulx rbp, rax, qword [rsp + 224]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rsp + 208]
    adcx r10, rax
    adox r10, rbp
    mulx rbp, rax, qword [rsp + 192]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsp + 200]
    adcx rdi, rax
    adox rdi, rbp
    mulx rbp, rax, qword [rsp + 176]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rsp + 168]
    adcx r9, rax
    adox r9, rbp
    mulx rbp, rax, qword [rsp + 160]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rsp + 184]
    adcx r12, rax
    adox r12, rbp
    adcx r15, r15
    adox r15, r8
    ; U = SS * X1: product, row 8: + a * b[8] * W^8
    mov rax, qword [rsp + 184]
    imul rax, qword [rcx + 64]
    mov rdx, qword [rcx + 64]
    mulx rbp, r8, qword [rsp + 216]
    mov qword [rsp + 104], rbx
    xor ebx, ebx
    adcx r14, r8
    mulx rbx, r8, qword [rsp + 224]
    adcx r10, r8
    adox r10, rbp
    mulx rbp, r8, qword [rsp + 208]
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, qword [rsp + 192]
    adcx rdi, r8
    adox rdi, rbp
    mulx rbp, r8, qword [rsp + 200]
    adcx r13, r8
    adox r13, rbx
    mulx rbx, r8, qword [rsp + 176]
    adcx r9, r8
    adox r9, rbp
    mulx rbp, r8, qword [rsp + 168]
    adcx rsi, r8
    adox rsi, rbx
    mulx rbx, r8, qword [rsp + 160]
    mov rcx, qword [rsp]
    mov qword [rsp + 112], rsi
    mov rsi, qword [rsp + 280]
    mov qword [rcx + 144], rsi
    mov qword [rsp + 296], r9
    mov r9, qword [rsp + 32]
    mov qword [rcx + 152], r9
    mov qword [rsp + 304], r13
    mov r13, qword [rsp + 264]
    mov qword [rcx + 160], r13
    mov qword [rsp + 312], rdi
    mov rdi, qword [rsp + 240]
    mov qword [rcx + 168], rdi
    mov qword [rsp + 320], r11
    mov r11, qword [rsp + 248]
    mov qword [rcx + 176], r11
    mov qword [rsp + 328], r10
    mov r10, qword [rsp + 256]
    mov qword [rcx + 184], r10
    mov qword [rsp + 336], r14
    mov r14, qword [rsp + 272]
    mov qword [rcx + 192], r14
    mov qword [rsp + 344], rbx
    mov rbx, qword [rsp + 232]
    mov qword [rcx + 200], rbx
    mov qword [rsp + 352], rax
    mov rax, qword [rsp + 64]
    mov qword [rcx + 208], rax
    adcx r12, r8
    adox r12, rbp
    adcx r15, qword [rsp + 352]
    adox r15, qword [rsp + 344]
    ; U = SS * X1: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r8, qword [rsp + 328]
    mov rbp, qword [rsp + 336]
    shrd rbp, r8, 9
    mov rax, qword [rsp + 320]
    shrd r8, rax, 9
    mov r9, qword [rsp + 312]
    shrd rax, r9, 9
    mov r10, qword [rsp + 304]
    shrd r9, r10, 9
    mov r11, qword [rsp + 296]
    shrd r10, r11, 9
    mov rsi, qword [rsp + 112]
    shrd r11, rsi, 9
    shrd rsi, r12, 9
    shrd r12, r15, 9
    mov rdi, qword [rsp + 336]
    or rdi, -512
    shr r15, 9
    mov ebx, 0x1
    neg rbx
    adc rbp, qword [rsp + 104]
    adc r8, qword [rsp + 16]
    adc rax, qword [rsp + 24]
    adc r9, qword [rsp + 152]
    adc r10, qword [rsp + 96]
    adc r11, qword [rsp + 8]
    adc rsi, qword [rsp + 48]
    adc r12, qword [rsp + 88]
    adc rdi, r15
    ; U = SS * X1: subtract W^n - p unless the sum carried
    mov ebx, 0x1
    mov r15d, 0x0
    cmovc rbx, r15
    mov r13, -512
    cmovnc r15, r13
    sub rbp, rbx
    sbb r8, 0
    sbb rax, 0
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    sbb rsi, 0
    sbb r12, 0
    sbb rdi, r15
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 216]
    mulx r15, rbx, qword [rsp + 208]
    mov qword [rsp + 88], rdi
    mulx rdi, r14, qword [rsp + 224]
    add rbx, rdi
    mov qword [rsp + 48], r12
    mulx r12, rdi, qword [rsp + 192]
    adc rdi, r15
    mov qword [rsp + 8], rsi
    mulx rsi, r15, qword [rsp + 200]
    adc r15, r12
    mov qword [rsp + 96], r11
    mulx r11, r12, qword [rsp + 176]
    adc r12, rsi
    mov qword [rsp + 152], r10
    mulx r10, rsi, qword [rsp + 168]
    adc rsi, r11
    mov qword [rsp + 24], r9
    mulx r9, r11, qword [rsp + 160]
    adc r11, r10
    mov qword [rsp + 16], rax
    mulx rax, r10, qword [rsp + 184]
    adc r10, r9
    adc rax, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 224]
    mov qword [rsp + 104], r8
    mulx r8, r9, qword [rsp + 208]
    mov qword [rsp + 336], rbp
    xor ebp, ebp
    adcx rdi, r9
    mulx r13, r9, qword [rsp + 192]
    adcx r15, r9
    adox r15, r8
    mulx r9, r8, qword [rsp + 200]
    adcx r12, r8
    adox r12, r13
    mulx r13, r8, qword [rsp + 176]
    adcx rsi, r8
    adox rsi, r9
    mulx r9, r8, qword [rsp + 168]
    adcx r11, r8
    adox r11, r13
    mulx r13, r8, qword [rsp + 160]
    adcx r10, r8
    adox r10, r9
    mulx r9, r8, qword [rsp + 184]
    adcx rax, r8
    adox rax, r13
    adcx rbp, rbp
    adox rbp, r9
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 208]
    mulx r9, r8, qword [rsp + 192]
    xor r13d, r13d
    adcx r12, r8
    mulx rcx, r8, qword [rsp + 200]
    adcx rsi, r8
    adox rsi, r9
    mulx r9, r8, qword [rsp + 176]
    adcx r11, r8
    adox r11, rcx
    mulx r8, rcx, qword [rsp + 168]
    adcx r10, rcx
    adox r10, r9
    mulx r9, rcx, qword [rsp + 160]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 184]
    adcx rbp, rcx
    adox rbp, r9
    adcx r13, r13
    adox r13, r8
    ; SSSS = SS^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 192]
    mulx r8, rcx, qword [rsp + 200]
    xor r9d, r9d
    adcx r11, rcx
    mov qword [rsp + 112], r11
    mulx r11, rcx, qword [rsp + 176]
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, qword [rsp + 168]
    adcx rax, rcx
    adox rax, r11
    mulx r11, rcx, qword [rsp + 160]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [rsp + 184]
    adcx r13, rcx
    adox r13, r11
    adcx r9, r9
    adox r9, r8
    ; SSSS = SS^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 200]
    mulx r8, rcx, qword [rsp + 176]
    xor r11d, r11d
    adcx rax, rcx
    mov qword [rsp + 296], rax
    mulx rax, rcx, qword [rsp + 168]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [rsp + 160]
    adcx r13, rcx
    adox r13, rax
    mulx rcx, rax, qword [rsp + 184]
    adcx r9, rax
    adox r9, r8
    adcx r11, r11
    adox r11, rcx
    ; SSSS = SS^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 176]
    mulx rcx, rax, qword [rsp + 168]
    xor r8d, r8d
    adcx r13, rax
    mov qword [rsp + 304], r13
    mulx r13, rax, qword [rsp + 160]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 184]
    adcx r11, rax
    adox r11, r13
    adcx r8, r8
    adox r8, rcx
    ; SSSS = SS^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 168]
    mulx rcx, rax, qword [rsp + 160]
    add r11, rax
    mulx r13, rax, qword [rsp + 184]
    adc r8, rax
    mov eax, 0x0
    adc rax, rax
    add r8, rcx
    adc rax, r13
    ; SSSS = SS^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 184]
    mulx r13, rcx, qword [rsp + 160]
    add rax, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add rcx, r13
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov r13, rdx
    imul r13, r13
    mov qword [rsp + 184], r13
    xor r13d, r13d
    adcx r14, r14
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 312], rcx
    mulx rcx, r13, rdx
    adox r14, rcx
    adcx rbx, rbx
    mov rdx, qword [rsp + 224]
    mov qword [rsp + 216], r14
    mulx r14, rcx, rdx
    adox rbx, rcx
    adcx rdi, rdi
    adox rdi, r14
    adcx r15, r15
    mov rdx, qword [rsp + 208]
    mulx r14, rcx, rdx
    adox r15, rcx
    adcx r12, r12
    adox r12, r14
    adcx rsi, rsi
    mov rdx, qword [rsp + 192]
    mulx r14, rcx, rdx
    adox rsi, rcx
    mov rcx, qword [rsp + 112]
    adcx rcx, rcx
    adox rcx, r14
    adcx r10, r10
    mov rdx, qword [rsp + 200]
    mov qword [rsp + 112], rcx
    mulx rcx, r14, rdx
    adox r10, r14
    mov r14, qword [rsp + 296]
    adcx r14, r14
    adox r14, rcx
    adcx rbp, rbp
    mov rdx, qword [rsp + 176]
    mov qword [rsp + 296], rsi
    mulx rsi, rcx, rdx
    adox rbp, rcx
    mov rcx, qword [rsp + 304]
    adcx rcx, rcx
    adox rcx, rsi
    adcx r9, r9
    mov rdx, qword [rsp + 168]
    mov qword [rsp + 304], r12
    mulx r12, rsi, rdx
    adox r9, rsi
    adcx r11, r11
    adox r11, r12
    adcx r8, r8
    mov rdx, qword [rsp + 160]
    mulx r12, rsi, rdx
    adox r8, rsi
    adcx rax, rax
    adox rax, r12
    mov rsi, qword [rsp + 312]
    adcx rsi, rsi
    adox rsi, qword [rsp + 184]
    ; SSSS = SS^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov r12, r10
    shrd r12, r14, 9
    shrd r14, rbp, 9
    shrd rbp, rcx, 9
    shrd rcx, r9, 9
    shrd r9, r11, 9
    shrd r11, r8, 9
    shrd r8, rax, 9
    shrd rax, rsi, 9
    or r10, -512
    shr rsi, 9
    mov qword [rsp + 184], r10
    mov r10d, 0x1
    neg r10
    adc r13, r12
    adc r14, qword [rsp + 216]
    adc rbx, rbp
    adc rdi, rcx
    adc r15, r9
    adc r11, qword [rsp + 304]
    adc r8, qword [rsp + 296]
    adc rax, qword [rsp + 112]
    adc rsi, qword [rsp + 184]
    ; SSSS = SS^2: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r9d, 0x0
    cmovc rcx, r9
    mov r10, -512
    cmovnc r9, r10
    sub r13, rcx
    sbb r14, 0
    sbb rbx, 0
    sbb rdi, 0
    sbb r15, 0
    sbb r11, 0
    sbb r8, 0
    sbb rax, 0
    sbb rsi, r9
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rcx, r13
    and rcx, 1
    neg rcx
    mov r9, rcx
    and r9, 511
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 80]
    mulx r12, rbp, qword [rsp + 56]
    mov qword [rsp + 184], r9
    mulx r9, r10, qword [rsp + 40]
    mov qword [rsp + 112], r10
    xor r10d, r10d
    adox rbp, r9
    mov qword [rsp + 296], rbp
    mulx rbp, r9, qword [rsp + 288]
    adox r9, r12
    mov qword [rsp + 304], r9
    mulx r9, r12, qword [rsp + 128]
    adox r12, rbp
    mov qword [rsp + 216], r12
    mulx r12, rbp, qword [rsp + 72]
    adox rbp, r9
    mov qword [rsp + 312], rbp
    mulx rbp, r9, qword [rsp + 144]
    adox r9, r12
    mov qword [rsp + 160], r9
    mulx r9, r12, qword [rsp + 136]
    adox r12, rbp
    mov qword [rsp + 168], r12
    mulx r12, rbp, qword [rsp + 120]
    adox rbp, r9
    adox r12, r10
    adcx r13, rcx
    adcx r14, rcx
    adcx rbx, rcx
    adcx rdi, rcx
    adcx r15, rcx
    adcx r11, rcx
    adcx r8, rcx
    adcx rax, rcx
    adcx rsi, qword [rsp + 184]
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r9, rcx, qword [rsp + 56]
    mov qword [rsp + 184], rsi
    xor esi, esi
    adcx rcx, qword [rsp + 304]
    mov qword [rsp + 304], rax
    mulx rax, r10, qword [rsp + 288]
    adcx r10, qword [rsp + 216]
    adox r10, r9
    mov qword [rsp + 216], r8
    mulx r8, r9, qword [rsp + 128]
    adcx r9, qword [rsp + 312]
    adox r9, rax
    mov qword [rsp + 312], r11
    mulx r11, rax, qword [rsp + 72]
    adcx rax, qword [rsp + 160]
    adox rax, r8
    mov qword [rsp + 160], r15
    mulx r15, r8, qword [rsp + 144]
    adcx r8, qword [rsp + 168]
    adox r8, r11
    mov qword [rsp + 168], rdi
    mulx rdi, r11, qword [rsp + 136]
    adcx rbp, r11
    adox rbp, r15
    mulx r15, r11, qword [rsp + 120]
    adcx r12, r11
    adox r12, rdi
    adcx rsi, rsi
    adox rsi, r15
    ; MM = M^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 56]
    mulx rdi, r11, qword [rsp + 288]
    xor r15d, r15d
    adcx r9, r11
    mov qword [rsp + 176], rbx
    mulx rbx, r11, qword [rsp + 128]
    adcx rax, r11
    adox rax, rdi
    mulx rdi, r11, qword [rsp + 72]
    adcx r8, r11
    adox r8, rbx
    mulx rbx, r11, qword [rsp + 144]
    adcx rbp, r11
    adox rbp, rdi
    mulx rdi, r11, qword [rsp + 136]
    adcx r12, r11
    adox r12, rbx
    mulx rbx, r11, qword [rsp + 120]
    adcx rsi, r11
    adox rsi, rdi
    adcx r15, r15
    adox r15, rbx
    ; MM = M^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 288]
    mulx rdi, r11, qword [rsp + 128]
    xor ebx, ebx
    adcx r8, r11
    mov qword [rsp + 200], r13
    mulx r13, r11, qword [rsp + 72]
    adcx rbp, r11
    adox rbp, rdi
    mulx rdi, r11, qword [rsp + 144]
    adcx r12, r11
    adox r12, r13
    mulx r13, r11, qword [rsp + 136]
    adcx rsi, r11
    adox rsi, rdi
    mulx rdi, r11, qword [rsp + 120]
    adcx r15, r11
    adox r15, r13
    adcx rbx, rbx
    adox rbx, rdi
    ; MM = M^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 128]
    mulx rdi, r11, qword [rsp + 72]
    xor r13d, r13d
    adcx r12, r11
    mov qword [rsp + 192], r14
    mulx r14, r11, qword [rsp + 144]
    adcx rsi, r11
    adox rsi, rdi
    mulx rdi, r11, qword [rsp + 136]
    adcx r15, r11
    adox r15, r14
    mulx r14, r11, qword [rsp + 120]
    adcx rbx, r11
    adox rbx, rdi
    adcx r13, r13
    adox r13, r14
    ; MM = M^2: square, products of a[5] with the words above it
    mov rdx, qword [rsp + 72]
    mulx rdi, r11, qword [rsp + 144]
    xor r14d, r14d
    adcx r15, r11
    mov qword [rsp + 208], r15
    mulx r15, r11, qword [rsp + 136]
    adcx rbx, r11
    adox rbx, rdi
    mulx rdi, r11, qword [rsp + 120]
    adcx r13, r11
    adox r13, r15
    adcx r14, r14
    adox r14, rdi
    ; MM = M^2: square, products of a[6] with the words above it
    mov rdx, qword [rsp + 144]
    mulx rdi, r11, qword [rsp + 136]
    add r13, r11
    mulx r15, r11, qword [rsp + 120]
    adc r14, r11
    mov r11d, 0x0
    adc r11, r11
    add r14, rdi
    adc r11, r15
    ; MM = M^2: square, products of a[7] with the words above it
    mov rdx, qword [rsp + 120]
    mulx r15, rdi, qword [rsp + 136]
    add r11, rdi
    mov edi, 0x0
    adc rdi, rdi
    add rdi, r15
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov r15, rdx
    imul r15, r15
    mov qword [rsp + 224], r15
    xor r15d, r15d
    mov r15, qword [rsp + 112]
    adcx r15, r15
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 112], rdi
    mov qword [rsp + 320], r11
    mulx r11, rdi, rdx
    adox r15, r11
    mov r11, qword [rsp + 296]
    adcx r11, r11
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 296], r15
    mov qword [rsp + 328], rdi
    mulx rdi, r15, rdx
    adox r11, r15
    adcx rcx, rcx
    adox rcx, rdi
    adcx r10, r10
    mov rdx, qword [rsp + 56]
    mulx r15, rdi, rdx
    adox r10, rdi
    adcx r9, r9
    adox r9, r15
    adcx rax, rax
    mov rdx, qword [rsp + 288]
    mulx r15, rdi, rdx
    adox rax, rdi
    adcx r8, r8
    adox r8, r15
    adcx rbp, rbp
    mov rdx, qword [rsp + 128]
    mulx r15, rdi, rdx
    adox rbp, rdi
    adcx r12, r12
    adox r12, r15
    adcx rsi, rsi
    mov rdx, qword [rsp + 72]
    mulx r15, rdi, rdx
    adox rsi, rdi
    mov rdi, qword [rsp + 208]
    adcx rdi, rdi
    adox rdi, r15
    adcx rbx, rbx
    mov rdx, qword [rsp + 144]
    mov qword [rsp + 208], r8
    mulx r8, r15, rdx
    adox rbx, r15
    adcx r13, r13
    adox r13, r8
    adcx r14, r14
    mov rdx, qword [rsp + 136]
    mulx r15, r8, rdx
    adox r14, r8
    mov r8, qword [rsp + 320]
    adcx r8, r8
    adox r8, r15
    mov r15, qword [rsp + 112]
    adcx r15, r15
    adox r15, qword [rsp + 224]
    ; MM = M^2: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov qword [rsp + 224], rax
    mov rax, rbp
    shrd rax, r12, 9
    shrd r12, rsi, 9
    shrd rsi, rdi, 9
    shrd rdi, rbx, 9
    shrd rbx, r13, 9
    shrd r13, r14, 9
    shrd r14, r8, 9
    shrd r8, r15, 9
    or rbp, -512
    shr r15, 9
    mov qword [rsp + 112], rbp
    mov ebp, 0x1
    neg rbp
    adc rax, qword [rsp + 328]
    adc r12, qword [rsp + 296]
    adc r11, rsi
    adc rcx, rdi
    adc r10, rbx
    adc r9, r13
    adc r14, qword [rsp + 224]
    adc r8, qword [rsp + 208]
    adc r15, qword [rsp + 112]
    ; MM = M^2: subtract W^n - p unless the sum carried
    mov esi, 0x1
    mov edi, 0x0
    cmovc rsi, rdi
    mov rbx, -512
    cmovnc rdi, rbx
    sub rax, rsi
    sbb r12, 0
    sbb r11, 0
    sbb rcx, 0
    sbb r10, 0
    sbb r9, 0
    sbb r14, 0
    sbb r8, 0
    sbb r15, rdi
    ; U2 = 2*U: 2*a, below 2*p
    mov rsi, qword [rsp + 336]
    add rsi, rsi
    mov rdi, qword [rsp + 104]
    adc rdi, rdi
    mov rbp, qword [rsp + 16]
    adc rbp, rbp
    mov r13, qword [rsp + 24]
    adc r13, r13
    mov rbx, qword [rsp + 152]
    adc rbx, rbx
    mov qword [rsp + 112], r15
    mov r15, qword [rsp + 96]
    adc r15, r15
    mov qword [rsp + 208], r8
    mov r8, qword [rsp + 8]
    adc r8, r8
    mov qword [rsp + 224], r14
    mov r14, qword [rsp + 48]
    adc r14, r14
    mov qword [rsp + 296], r9
    mov r9, qword [rsp + 88]
    adc r9, r9
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov qword [rsp + 328], r10
    mov r10, rsi
    sub r10, -1
    mov qword [rsp + 320], rcx
    mov rcx, rdi
    sbb rcx, -1
    mov qword [rsp + 344], r11
    mov r11, rbp
    sbb r11, -1
    mov qword [rsp + 352], r12
    mov r12, r13
    sbb r12, -1
    mov qword [rsp + 360], rax
    mov rax, rbx
    sbb rax, -1
    mov qword [rsp + 368], rax
    mov rax, r15
    sbb rax, -1
    mov qword [rsp + 376], rax
    mov rax, r8
    sbb rax, -1
    mov qword [rsp + 384], rax
    mov rax, r14
    sbb rax, -1
    mov qword [rsp + 392], rax
    mov rax, r9
    sbb rax, 511
    cmovc r10, rsi
    cmovc rcx, rdi
    cmovc r11, rbp
    cmovc r12, r13
    cmovnc rbx, qword [rsp + 368]
    cmovnc r15, qword [rsp + 376]
    cmovnc r8, qword [rsp + 384]
    cmovnc r14, qword [rsp + 392]
    cmovc rax, r9
    ; X3 = MM - U2: a - b
    mov r9, qword [rsp + 360]
    sub r9, r10
    mov r10, qword [rsp + 352]
    sbb r10, rcx
    mov rcx, qword [rsp + 344]
    sbb rcx, r11
    mov r11, qword [rsp + 320]
    sbb r11, r12
    mov rsi, qword [rsp + 328]
    sbb rsi, rbx
    mov rdi, qword [rsp + 296]
    sbb rdi, r15
    mov rbx, qword [rsp + 224]
    sbb rbx, r8
    mov r8, qword [rsp + 208]
    sbb r8, r14
    mov rbp, qword [rsp + 112]
    sbb rbp, rax
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb rax, rax
    mov r12, rax
    and r12, 511
    add r9, rax
    mov r13, qword [rsp]
    mov qword [r13], r9
    adc r10, rax
    mov qword [r13 + 8], r10
    adc rcx, rax
    mov qword [r13 + 16], rcx
    adc r11, rax
    mov qword [r13 + 24], r11
    adc rsi, rax
    mov qword [r13 + 32], rsi
    adc rdi, rax
    mov qword [r13 + 40], rdi
    adc rbx, rax
    mov qword [r13 + 48], rbx
    adc r8, rax
    mov qword [r13 + 56], r8
    adc rbp, r12
    mov qword [r13 + 64], rbp
    ; t3 = U - X3: a - b
    mov rax, qword [rsp + 336]
    sub rax, r9
    mov r9, qword [rsp + 104]
    sbb r9, r10
    mov r10, qword [rsp + 16]
    sbb r10, rcx
    mov rcx, qword [rsp + 24]
    sbb rcx, r11
    mov r11, qword [rsp + 152]
    sbb r11, rsi
    mov rsi, qword [rsp + 96]
    sbb rsi, rdi
    mov rdi, qword [rsp + 8]
    sbb rdi, rbx
    mov rbx, qword [rsp + 48]
    sbb rbx, r8
    mov r8, qword [rsp + 88]
    sbb r8, rbp
    ; t3 = U - X3: add the modulus where it borrowed
    sbb rbp, rbp
    mov r12, rbp
    and r12, 511
    add rax, rbp
    adc r9, rbp
    adc r10, rbp
    adc rcx, rbp
    adc r11, rbp
    adc rsi, rbp
    adc rdi, rbp
    adc rbx, rbp
    adc r8, r12
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, rax
    mulx r12, rbp, qword [rsp + 40]
    mulx r15, r14, qword [rsp + 80]
    add rbp, r15
    mulx rax, r15, qword [rsp + 56]
    adc r15, r12
    mov qword [rsp + 88], r14
    mulx r14, r12, qword [rsp + 288]
    adc r12, rax
    mov qword [rsp + 48], r8
    mulx r8, rax, qword [rsp + 128]
    adc rax, r14
    mov qword [rsp + 8], rbx
    mulx rbx, r14, qword [rsp + 72]
    adc r14, r8
    mov qword [rsp + 96], rdi
    mulx rdi, r8, qword [rsp + 144]
    adc r8, rbx
    mulx r13, rbx, qword [rsp + 136]
    adc rbx, rdi
    mov qword [rsp + 152], rsi
    mulx rsi, rdi, qword [rsp + 120]
    adc rdi, r13
    adc rsi, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 24], r11
    mulx r11, r13, qword [rsp + 80]
    xor r9d, r9d
    adcx rbp, r13
    mov qword [rsp + 16], rbp
    mulx rbp, r13, qword [rsp + 40]
    adcx r15, r13
    adox r15, r11
    mulx r13, r11, qword [rsp + 56]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rsp + 288]
    adcx rax, r11
    adox rax, r13
    mulx r13, r11, qword [rsp + 128]
    adcx r14, r11
    adox r14, rbp
    mulx rbp, r11, qword [rsp + 72]
    adcx r8, r11
    adox r8, r13
    mulx r13, r11, qword [rsp + 144]
    adcx rbx, r11
    adox rbx, rbp
    mulx rbp, r11, qword [rsp + 136]
    adcx rdi, r11
    adox rdi, r13
    mulx r13, r11, qword [rsp + 120]
    adcx rsi, r11
    adox rsi, rbp
    adcx r9, r9
    adox r9, r13
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, r10
    mulx rbp, r11, qword [rsp + 80]
    xor r13d, r13d
    adcx r15, r11
    mulx r10, r11, qword [rsp + 40]
    adcx r12, r11
    adox r12, rbp
    mulx rbp, r11, qword [rsp + 56]
    adcx rax, r11
    adox rax, r10
    mulx r11, r10, qword [rsp + 288]
    adcx r14, r10
    adox r14, rbp
    mulx rbp, r10, qword [rsp + 128]
    adcx r8, r10
    adox r8, r11
    mulx r11, r10, qword [rsp + 72]
    adcx rbx, r10
    adox rbx, rbp
    mulx rbp, r10, qword [rsp + 144]
    adcx rdi, r10
    adox rdi, r11
    mulx r11, r10, qword [rsp + 136]
    adcx rsi, r10
    adox rsi, rbp
    mulx rbp, r10, qword [rsp + 120]
    adcx r9, r10
    adox r9, r11
    adcx r13, r13
    adox r13, rbp
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdx, rcx
    mulx r11, r10, qword [rsp + 80]
    xor ebp, ebp
    adcx r12, r10
    mulx rcx, r10, qword [rsp + 40]
    adcx rax, r10
    adox rax, r11
    mulx r11, r10, qword [rsp + 56]
    adcx r14, r10
    adox r14, rcx
    mulx r10, rcx, qword [rsp + 288]
    adcx r8, rcx
    adox r8, r11
    mulx r11, rcx, qword [rsp + 128]
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, qword [rsp + 72]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [rsp + 144]
    adcx rsi, rcx
    adox rsi, r10
    mulx r10, rcx, qword [rsp + 136]
    adcx r9, rcx
    adox r9, r11
    mulx r11, rcx, qword [rsp + 120]
    adcx r13, rcx
    adox r13, r10
    adcx rbp, rbp
    adox rbp, r11
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 24]
    mulx r10, rcx, qword [rsp + 80]
    xor r11d, r11d
    adcx rax, rcx
    mov qword [rsp + 104], rax
    mulx rax, rcx, qword [rsp + 40]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [rsp + 56]
    adcx r8, rcx
    adox r8, rax
    mulx rcx, rax, qword [rsp + 288]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [rsp + 128]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 72]
    adcx rsi, rax
    adox rsi, r10
    mulx r10, rax, qword [rsp + 144]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 136]
    adcx r13, rax
    adox r13, r10
    mulx r10, rax, qword [rsp + 120]
    adcx rbp, rax
    adox rbp, rcx
    adcx r11, r11
    adox r11, r10
    ; t4 = M * t3: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 152]
    mulx rcx, rax, qword [rsp + 80]
    xor r10d, r10d
    adcx r14, rax
    mov qword [rsp + 24], r14
    mulx r14, rax, qword [rsp + 40]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 56]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, qword [rsp + 288]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 128]
    adcx rsi, rax
    adox rsi, r14
    mulx r14, rax, qword [rsp + 72]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx r13, rax
    adox r13, r14
    mulx r14, rax, qword [rsp + 136]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsp + 120]
    adcx r11, rax
    adox r11, r14
    adcx r10, r10
    adox r10, rcx
    ; t4 = M * t3: product, row 6: + a * b[6] * W^6
    mov rdx, qword [rsp + 96]
    mulx rcx, rax, qword [rsp + 80]
    xor r14d, r14d
    adcx r8, rax
    mov qword [rsp + 152], r8
    mulx r8, rax, qword [rsp + 40]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [rsp + 56]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rsp + 288]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [rsp + 128]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx rbp, rax
    adox rbp, r8
    mulx r8, rax, qword [rsp + 136]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [rsp + 120]
    adcx r10, rax
    adox r10, r8
    adcx r14, r14
    adox r14, rcx
    ; t4 = M * t3: product, row 7: + a * b[7] * W^7
    mov rdx, qword [rsp + 8]
    mulx rcx, rax, qword [rsp + 80]
    xor r8d, r8d
    adcx rbx, rax
    mov qword [rsp + 96], rbx
    mulx rbx, rax, qword [rsp + 40]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 56]
    adcx rsi, rax
    adox rsi, rbx
    mulx rbx, rax, qword [rsp + 288]
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, qword [rsp + 128]
    adcx r13, rax
    adox r13, rbx
    mulx rbx, rax, qword [rsp + 72]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx r11, rax
    adox r11, rbx
    mulx rbx, rax, qword [rsp + 136]
    adcx r10, rax
    adox r10, rcx
    mulx rcx, rax, qword [rsp + 120]
    adcx r14, rax
    adox r14, rbx
    adcx r8, r8
    adox r8, rcx
    ; t4 = M * t3: product, row 8: + a * b[8] * W^8
    mov rax, qword [rsp + 120]
    imul rax, qword [rsp + 48]
    mov rdx, qword [rsp + 48]
    mulx rbx, rcx, qword [rsp + 80]
    mov qword [rsp + 80], r12
    xor r12d, r12d
    adcx rdi, rcx
    mulx r12, rcx, qword [rsp + 40]
    adcx rsi, rcx
    adox rsi, rbx
    mulx rbx, rcx, qword [rsp + 56]
    adcx r9, rcx
    adox r9, r12
    mulx r12, rcx, qword [rsp + 288]
    adcx r13, rcx
    adox r13, rbx
    mulx rbx, rcx, qword [rsp + 128]
    adcx rbp, rcx
    adox rbp, r12
    mulx r12, rcx, qword [rsp + 72]
    adcx r11, rcx
    adox r11, rbx
    mulx rbx, rcx, qword [rsp + 144]
    adcx r10, rcx
    adox r10, r12
    mulx r12, rcx, qword [rsp + 136]
    adcx r14, rcx
    adox r14, rbx
    adcx r8, rax
    adox r8, r12
    ; t4 = M * t3: last fold, of the part above 2^521 plus one: the sum carries out of the words unless it is p too large
    mov rax, rdi
    shrd rax, rsi, 9
    shrd rsi, r9, 9
    shrd r9, r13, 9
    shrd r13, rbp, 9
    shrd rbp, r11, 9
    shrd r11, r10, 9
    shrd r10, r14, 9
    shrd r14, r8, 9
    or rdi, -512
    shr r8, 9
    mov ecx, 0x1
    neg rcx
    adc rax, qword [rsp + 88]
    adc rsi, qword [rsp + 16]
    adc r15, r9
    adc r13, qword [rsp + 80]
    adc rbp, qword [rsp + 104]
    adc r11, qword [rsp + 24]
    adc r10, qword [rsp + 152]
    adc r14, qword [rsp + 96]
    adc rdi, r8
    ; t4 = M * t3: subtract W^n - p unless the sum carried
    mov ecx, 0x1
    mov r8d, 0x0
    cmovc rcx, r8
    mov r9, -512
    cmovnc r8, r9
    sub rax, rcx
    sbb rsi, 0
    sbb r15, 0
    sbb r13, 0
    sbb rbp, 0
    sbb r11, 0
    sbb r10, 0
    sbb r14, 0
    sbb rdi, r8
    mov rcx, qword [rsp + 192]
    mov r8, qword [rsp + 200]
    shrd r8, rcx, 1
    mov r9, qword [rsp + 176]
    shrd rcx, r9, 1
    mov rbx, qword [rsp + 168]
    shrd r9, rbx, 1
    mov r12, qword [rsp + 160]
    shrd rbx, r12, 1
    mov qword [rsp + 168], rdi
    mov rdi, qword [rsp + 312]
    shrd r12, rdi, 1
    mov qword [rsp + 160], r14
    mov r14, qword [rsp + 216]
    shrd rdi, r14, 1
    mov qword [rsp + 312], r10
    mov r10, qword [rsp + 304]
    shrd r14, r10, 1
    mov qword [rsp + 216], r14
    mov r14, qword [rsp + 184]
    shrd r10, r14, 1
    shr r14, 1
    ; Y3 = t4 - Y8: a - b
    sub rax, r8
    sbb rsi, rcx
    sbb r15, r9
    sbb r13, rbx
    sbb rbp, r12
    sbb r11, rdi
    mov rcx, qword [rsp + 312]
    sbb rcx, qword [rsp + 216]
    mov r8, qword [rsp + 160]
    sbb r8, r10
    mov r9, qword [rsp + 168]
    sbb r9, r14
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb r10, r10
    mov rdi, r10
    and rdi, 511
    add rax, r10
    mov rbx, qword [rsp]
    mov qword [rbx + 72], rax
    adc rsi, r10
    mov qword [rbx + 80], rsi
    adc r15, r10
    mov qword [rbx + 88], r15
    adc r13, r10
    mov qword [rbx + 96], r13
    adc rbp, r10
    mov qword [rbx + 104], rbp
    adc r11, r10
    mov qword [rbx + 112], r11
    adc rcx, r10
    mov qword [rbx + 120], rcx
    adc r8, r10
    mov qword [rbx + 128], r8
    adc r9, rdi
    mov qword [rbx + 136], r9
    add rsp, 400
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
