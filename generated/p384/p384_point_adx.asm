; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; points of the curve, x86-64 with BMI2 and ADX
;
; Used by p384_point.c where the processor has BMI2 and ADX. A field operation is what the field's own function
;     does, with the same bounds; only the calls, and the loads and stores between them, are gone. Values that a
;     function calls not reduced are only congruent to what the field's functions give.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P384_EXPORT
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
%ifdef P384_EXPORT
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
; uint64_t p384_point_add_incomplete_fused(p384_limb r[18], const p384_limb p[18], const p384_limb q[18])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, add-1998-cmo-2 (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 12M + 4S
; Returns the mask.
LOCAL p384_point_add_incomplete_fused
align 32
p384_point_add_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 288
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 96]
    mulx r8, rcx, qword [rsi + 112]
    mulx r10, r9, qword [rsi + 104]
    add rcx, r10
    mulx r11, r10, qword [rsi + 120]
    adc r10, r8
    mulx rbx, r8, qword [rsi + 128]
    adc r8, r11
    mulx rbp, r11, qword [rsi + 136]
    adc r11, rbx
    adc rbp, 0
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 104]
    mulx r12, rbx, qword [rsi + 112]
    xor r13d, r13d
    adcx r10, rbx
    mulx r14, rbx, qword [rsi + 120]
    adcx r8, rbx
    adox r8, r12
    mulx r12, rbx, qword [rsi + 128]
    adcx r11, rbx
    adox r11, r14
    mulx r14, rbx, qword [rsi + 136]
    adcx rbp, rbx
    adox rbp, r12
    adcx r13, r13
    adox r13, r14
    ; Z1Z1 = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 112]
    mulx r12, rbx, qword [rsi + 120]
    xor r14d, r14d
    adcx r11, rbx
    mulx r15, rbx, qword [rsi + 128]
    adcx rbp, rbx
    adox rbp, r12
    mulx r12, rbx, qword [rsi + 136]
    adcx r13, rbx
    adox r13, r15
    adcx r14, r14
    adox r14, r12
    ; Z1Z1 = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 120]
    mulx r12, rbx, qword [rsi + 128]
    add r13, rbx
    mulx r15, rbx, qword [rsi + 136]
    adc r14, rbx
    mov ebx, 0
    adc rbx, rbx
    add r14, r12
    adc rbx, r15
    ; Z1Z1 = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 128]
    mulx r15, r12, qword [rsi + 136]
    add rbx, r12
    mov r12d, 0
    adc r12, r12
    add r12, r15
    ; Z1Z1 = Z1^2: square: double the cross products
    xor r15d, r15d
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 96]
    mov qword [rsp], rdi
    mov qword [rsp + 8], rax
    mulx rax, rdi, rdx
    adox r9, rax
    adcx rcx, rcx
    mov rdx, qword [rsi + 104]
    mov qword [rsp + 16], r9
    mulx r9, rax, rdx
    adox rcx, rax
    adcx r10, r10
    adox r10, r9
    adcx r8, r8
    mov rdx, qword [rsi + 112]
    mulx r9, rax, rdx
    adox r8, rax
    adcx r11, r11
    adox r11, r9
    adcx rbp, rbp
    mov rdx, qword [rsi + 120]
    mulx r9, rax, rdx
    adox rbp, rax
    adcx r13, r13
    adox r13, r9
    adcx r14, r14
    mov rdx, qword [rsi + 128]
    mulx r9, rax, rdx
    adox r14, rax
    adcx rbx, rbx
    adox rbx, r9
    adcx r12, r12
    mov rdx, qword [rsi + 136]
    mulx r9, rax, rdx
    adox r12, rax
    adcx r15, r15
    adox r15, r9
    ; Z1Z1 = Z1^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r14
    shl rax, 32
    mov r9, r14
    shrd r9, rbx, 32
    mov qword [rsp + 24], rsi
    mov rsi, rbx
    shrd rsi, r12, 32
    mov qword [rsp + 32], rdi
    mov rdi, r12
    shrd rdi, r15, 32
    mov qword [rsp + 40], rcx
    mov rcx, r15
    shr rcx, 32
    mov qword [rsp + 48], rcx
    xor ecx, ecx
    adox r10, rax
    adcx r8, r14
    adox r8, r9
    adcx r11, rbx
    adox r11, rsi
    adcx rbp, r12
    adox rbp, rdi
    adcx r13, r15
    adox r13, qword [rsp + 48]
    adcx rcx, rcx
    mov qword [rsp + 56], rdi
    mov edi, 0
    adox rcx, rdi
    add r14, qword [rsp + 40]
    adc r10, rbx
    adc r8, r12
    adc r11, r15
    adc rbp, 1
    adc r13, 0
    adc rcx, 0
    sub r14, rax
    sbb r10, r9
    sbb r8, rsi
    sbb r11, qword [rsp + 56]
    sbb rbp, qword [rsp + 48]
    sbb r13, 0
    sbb rcx, 0
    ; Z1Z1 = Z1^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rbp
    shrd rax, r13, 32
    mov r9, r13
    shrd r9, rcx, 32
    mov rsi, rbp
    shl rsi, 32
    xor ebx, ebx
    mov rdi, rsi
    adox rdi, r13
    mov r12, rbp
    adcx r12, rax
    adox r12, rcx
    adcx r13, r9
    adox r13, rbx
    adcx rcx, rbx
    adox rcx, rbx
    sub rbp, rsi
    sbb rdi, rax
    sbb r12, r9
    sbb r13, 0
    sbb rcx, 0
    add rbp, qword [rsp + 32]
    adc rdi, qword [rsp + 16]
    adc r14, r12
    adc r10, r13
    adc r8, rcx
    adc r11, 0
    ; Z1Z1 = Z1^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbx, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov esi, 1
    cmovnc r9, rsi
    sub rbp, rbx
    sbb rdi, rcx
    sbb r14, r9
    sbb r10, 0
    sbb r8, 0
    sbb r11, 0
    ; Z2Z2 = Z2^2: square, products of a[0] with the words above it
    mov rcx, qword [rsp + 8]
    mov rdx, qword [rcx + 96]
    mulx rbx, r9, qword [rcx + 112]
    mulx r13, r12, qword [rcx + 104]
    add r9, r13
    mulx r15, r13, qword [rcx + 120]
    adc r13, rbx
    mov qword [rsp + 16], r11
    mulx r11, rbx, qword [rcx + 128]
    adc rbx, r15
    mov qword [rsp + 32], r8
    mulx r8, r15, qword [rcx + 136]
    adc r15, r11
    adc r8, 0
    ; Z2Z2 = Z2^2: square, products of a[1] with the words above it
    mov rdx, qword [rcx + 104]
    mov qword [rsp + 48], r10
    mulx r10, r11, qword [rcx + 112]
    mov qword [rsp + 56], r14
    xor r14d, r14d
    adcx r13, r11
    mov qword [rsp + 40], rdi
    mulx rdi, r11, qword [rcx + 120]
    adcx rbx, r11
    adox rbx, r10
    mulx r11, r10, qword [rcx + 128]
    adcx r15, r10
    adox r15, rdi
    mulx rdi, r10, qword [rcx + 136]
    adcx r8, r10
    adox r8, r11
    adcx r14, r14
    adox r14, rdi
    ; Z2Z2 = Z2^2: square, products of a[2] with the words above it
    mov rdx, qword [rcx + 112]
    mulx r11, r10, qword [rcx + 120]
    xor edi, edi
    adcx r15, r10
    mov qword [rsp + 64], rbp
    mulx rbp, r10, qword [rcx + 128]
    adcx r8, r10
    adox r8, r11
    mulx r11, r10, qword [rcx + 136]
    adcx r14, r10
    adox r14, rbp
    adcx rdi, rdi
    adox rdi, r11
    ; Z2Z2 = Z2^2: square, products of a[3] with the words above it
    mov rdx, qword [rcx + 120]
    mulx r11, r10, qword [rcx + 128]
    add r14, r10
    mulx rbp, r10, qword [rcx + 136]
    adc rdi, r10
    mov r10d, 0
    adc r10, r10
    add rdi, r11
    adc r10, rbp
    ; Z2Z2 = Z2^2: square, products of a[4] with the words above it
    mov rdx, qword [rcx + 128]
    mulx rbp, r11, qword [rcx + 136]
    add r10, r11
    mov r11d, 0
    adc r11, r11
    add r11, rbp
    ; Z2Z2 = Z2^2: square: double the cross products
    xor ebp, ebp
    adcx r12, r12
    ; Z2Z2 = Z2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rcx + 96]
    mulx rsi, rax, rdx
    adox r12, rsi
    adcx r9, r9
    mov rdx, qword [rcx + 104]
    mov qword [rsp + 72], r12
    mulx r12, rsi, rdx
    adox r9, rsi
    adcx r13, r13
    adox r13, r12
    adcx rbx, rbx
    mov rdx, qword [rcx + 112]
    mulx r12, rsi, rdx
    adox rbx, rsi
    adcx r15, r15
    adox r15, r12
    adcx r8, r8
    mov rdx, qword [rcx + 120]
    mulx r12, rsi, rdx
    adox r8, rsi
    adcx r14, r14
    adox r14, r12
    adcx rdi, rdi
    mov rdx, qword [rcx + 128]
    mulx r12, rsi, rdx
    adox rdi, rsi
    adcx r10, r10
    adox r10, r12
    adcx r11, r11
    mov rdx, qword [rcx + 136]
    mulx r12, rsi, rdx
    adox r11, rsi
    adcx rbp, rbp
    adox rbp, r12
    ; Z2Z2 = Z2^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rsi, rdi
    shl rsi, 32
    mov r12, rdi
    shrd r12, r10, 32
    mov rcx, r10
    shrd rcx, r11, 32
    mov qword [rsp + 80], rax
    mov rax, r11
    shrd rax, rbp, 32
    mov qword [rsp + 88], r9
    mov r9, rbp
    shr r9, 32
    mov qword [rsp + 96], r9
    xor r9d, r9d
    adox r13, rsi
    adcx rbx, rdi
    adox rbx, r12
    adcx r15, r10
    adox r15, rcx
    adcx r8, r11
    adox r8, rax
    adcx r14, rbp
    adox r14, qword [rsp + 96]
    adcx r9, r9
    mov qword [rsp + 104], rax
    mov eax, 0
    adox r9, rax
    add rdi, qword [rsp + 88]
    adc r13, r10
    adc rbx, r11
    adc r15, rbp
    adc r8, 1
    adc r14, 0
    adc r9, 0
    sub rdi, rsi
    sbb r13, r12
    sbb rbx, rcx
    sbb r15, qword [rsp + 104]
    sbb r8, qword [rsp + 96]
    sbb r14, 0
    sbb r9, 0
    ; Z2Z2 = Z2^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r8
    shrd rcx, r14, 32
    mov r10, r14
    shrd r10, r9, 32
    mov r11, r8
    shl r11, 32
    xor esi, esi
    mov rax, r11
    adox rax, r14
    mov rbp, r8
    adcx rbp, rcx
    adox rbp, r9
    adcx r14, r10
    adox r14, rsi
    adcx r9, rsi
    adox r9, rsi
    sub r8, r11
    sbb rax, rcx
    sbb rbp, r10
    sbb r14, 0
    sbb r9, 0
    add r8, qword [rsp + 80]
    adc rax, qword [rsp + 72]
    adc rdi, rbp
    adc r13, r14
    adc rbx, r9
    adc r15, 0
    ; Z2Z2 = Z2^2: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r9d, 0xffffffff
    mov r10d, 0
    cmovc r9, r10
    mov r11d, 1
    cmovnc r10, r11
    sub r8, rsi
    sbb rax, r9
    sbb rdi, r10
    sbb r13, 0
    sbb rbx, 0
    sbb r15, 0
    ; U1 = X1 * Z2Z2: product, row 0: a * b[0]
    mov rdx, r8
    mov r9, qword [rsp + 24]
    mulx rsi, r10, qword [r9 + 8]
    mulx r12, rbp, qword [r9]
    add r10, r12
    mulx r14, r12, qword [r9 + 16]
    adc r12, rsi
    mulx r8, rsi, qword [r9 + 24]
    adc rsi, r14
    mulx rcx, r14, qword [r9 + 32]
    adc r14, r8
    mulx r11, r8, qword [r9 + 40]
    adc r8, rcx
    adc r11, 0
    ; U1 = X1 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rcx, rdx
    mov rdx, rax
    mov qword [rsp + 72], rcx
    mov qword [rsp + 80], rbp
    mulx rbp, rcx, qword [r9]
    xor eax, eax
    adcx r10, rcx
    mov qword [rsp + 96], r10
    mulx r10, rcx, qword [r9 + 8]
    adcx r12, rcx
    adox r12, rbp
    mulx rbp, rcx, qword [r9 + 16]
    adcx rsi, rcx
    adox rsi, r10
    mulx r10, rcx, qword [r9 + 24]
    adcx r14, rcx
    adox r14, rbp
    mulx rbp, rcx, qword [r9 + 32]
    adcx r8, rcx
    adox r8, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx r11, rcx
    adox r11, rbp
    adcx rax, rax
    adox rax, r10
    ; U1 = X1 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, rdi
    mulx rbp, r10, qword [r9]
    xor edi, edi
    adcx r12, r10
    mov qword [rsp + 104], rcx
    mulx rcx, r10, qword [r9 + 8]
    adcx rsi, r10
    adox rsi, rbp
    mulx rbp, r10, qword [r9 + 16]
    adcx r14, r10
    adox r14, rcx
    mulx r10, rcx, qword [r9 + 24]
    adcx r8, rcx
    adox r8, rbp
    mulx rbp, rcx, qword [r9 + 32]
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx rax, rcx
    adox rax, rbp
    adcx rdi, rdi
    adox rdi, r10
    ; U1 = X1 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rcx, rdx
    mov rdx, r13
    mulx rbp, r10, qword [r9]
    xor r13d, r13d
    adcx rsi, r10
    mov qword [rsp + 88], rcx
    mulx rcx, r10, qword [r9 + 8]
    adcx r14, r10
    adox r14, rbp
    mulx rbp, r10, qword [r9 + 16]
    adcx r8, r10
    adox r8, rcx
    mulx r10, rcx, qword [r9 + 24]
    adcx r11, rcx
    adox r11, rbp
    mulx rbp, rcx, qword [r9 + 32]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx rdi, rcx
    adox rdi, rbp
    adcx r13, r13
    adox r13, r10
    ; U1 = X1 * Z2Z2: product, row 4: + a * b[4] * W^4
    mov rcx, rdx
    mov rdx, rbx
    mulx rbp, r10, qword [r9]
    xor ebx, ebx
    adcx r14, r10
    mov qword [rsp + 112], rcx
    mulx rcx, r10, qword [r9 + 8]
    adcx r8, r10
    adox r8, rbp
    mulx rbp, r10, qword [r9 + 16]
    adcx r11, r10
    adox r11, rcx
    mulx r10, rcx, qword [r9 + 24]
    adcx rax, rcx
    adox rax, rbp
    mulx rbp, rcx, qword [r9 + 32]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx r13, rcx
    adox r13, rbp
    adcx rbx, rbx
    adox rbx, r10
    ; U1 = X1 * Z2Z2: product, row 5: + a * b[5] * W^5
    mov rcx, rdx
    mov rdx, r15
    mulx rbp, r10, qword [r9]
    xor r15d, r15d
    adcx r8, r10
    mov qword [rsp + 120], rcx
    mulx rcx, r10, qword [r9 + 8]
    adcx r11, r10
    adox r11, rbp
    mulx rbp, r10, qword [r9 + 16]
    adcx rax, r10
    adox rax, rcx
    mulx r10, rcx, qword [r9 + 24]
    adcx rdi, rcx
    adox rdi, rbp
    mulx rbp, rcx, qword [r9 + 32]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx rbx, rcx
    adox rbx, rbp
    adcx r15, r15
    adox r15, r10
    ; U1 = X1 * Z2Z2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, rdi
    shl rcx, 32
    mov r10, rdi
    shrd r10, r13, 32
    mov rbp, r13
    shrd rbp, rbx, 32
    mov r9, rbx
    shrd r9, r15, 32
    mov qword [rsp + 128], r12
    mov r12, r15
    shr r12, 32
    mov qword [rsp + 136], r12
    xor r12d, r12d
    adox rsi, rcx
    adcx r14, rdi
    adox r14, r10
    adcx r8, r13
    adox r8, rbp
    adcx r11, rbx
    adox r11, r9
    adcx rax, r15
    adox rax, qword [rsp + 136]
    adcx r12, r12
    mov qword [rsp + 144], r9
    mov r9d, 0
    adox r12, r9
    add rdi, qword [rsp + 128]
    adc rsi, r13
    adc r14, rbx
    adc r8, r15
    adc r11, 1
    adc rax, 0
    adc r12, 0
    sub rdi, rcx
    sbb rsi, r10
    sbb r14, rbp
    sbb r8, qword [rsp + 144]
    sbb r11, qword [rsp + 136]
    sbb rax, 0
    sbb r12, 0
    ; U1 = X1 * Z2Z2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r11
    shrd rcx, rax, 32
    mov r10, rax
    shrd r10, r12, 32
    mov rbx, r11
    shl rbx, 32
    xor ebp, ebp
    mov r9, rbx
    adox r9, rax
    mov r13, r11
    adcx r13, rcx
    adox r13, r12
    adcx rax, r10
    adox rax, rbp
    adcx r12, rbp
    adox r12, rbp
    sub r11, rbx
    sbb r9, rcx
    sbb r13, r10
    sbb rax, 0
    sbb r12, 0
    add r11, qword [rsp + 80]
    adc r9, qword [rsp + 96]
    adc rdi, r13
    adc rsi, rax
    adc r14, r12
    adc r8, 0
    ; U1 = X1 * Z2Z2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbp, rax
    mov ecx, 0xffffffff
    mov r10d, 0
    cmovc rcx, r10
    mov ebx, 1
    cmovnc r10, rbx
    sub r11, rbp
    sbb r9, rcx
    sbb rdi, r10
    sbb rsi, 0
    sbb r14, 0
    sbb r8, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rcx, rdx
    mov rdx, qword [rsp + 64]
    mov r10, qword [rsp + 8]
    mulx r12, rbp, qword [r10 + 8]
    mulx r15, r13, qword [r10]
    add rbp, r15
    mov qword [rsp + 96], r8
    mulx r8, r15, qword [r10 + 16]
    adc r15, r12
    mov qword [rsp + 80], r14
    mulx r14, r12, qword [r10 + 24]
    adc r12, r8
    mov qword [rsp + 136], rsi
    mulx rsi, r8, qword [r10 + 32]
    adc r8, r14
    mov qword [rsp + 144], rdi
    mulx rdi, r14, qword [r10 + 40]
    adc r14, rsi
    adc rdi, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 128], r9
    mulx r9, rsi, qword [r10]
    mov qword [rsp + 152], r11
    xor r11d, r11d
    adcx rbp, rsi
    mov qword [rsp + 160], rcx
    mulx rcx, rsi, qword [r10 + 8]
    adcx r15, rsi
    adox r15, r9
    mulx rsi, r9, qword [r10 + 16]
    adcx r12, r9
    adox r12, rcx
    mulx r9, rcx, qword [r10 + 24]
    adcx r8, rcx
    adox r8, rsi
    mulx rsi, rcx, qword [r10 + 32]
    adcx r14, rcx
    adox r14, r9
    mulx r9, rcx, qword [r10 + 40]
    adcx rdi, rcx
    adox rdi, rsi
    adcx r11, r11
    adox r11, r9
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 56]
    mulx r9, rcx, qword [r10]
    xor esi, esi
    adcx r15, rcx
    mulx rax, rcx, qword [r10 + 8]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [r10 + 16]
    adcx r8, rcx
    adox r8, rax
    mulx rcx, rax, qword [r10 + 24]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [r10 + 32]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r10 + 40]
    adcx r11, rax
    adox r11, r9
    adcx rsi, rsi
    adox rsi, rcx
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 48]
    mulx rcx, rax, qword [r10]
    xor r9d, r9d
    adcx r12, rax
    mulx rbx, rax, qword [r10 + 8]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [r10 + 16]
    adcx r14, rax
    adox r14, rbx
    mulx rbx, rax, qword [r10 + 24]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r10 + 32]
    adcx r11, rax
    adox r11, rbx
    mulx rbx, rax, qword [r10 + 40]
    adcx rsi, rax
    adox rsi, rcx
    adcx r9, r9
    adox r9, rbx
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 32]
    mulx rcx, rax, qword [r10]
    xor ebx, ebx
    adcx r8, rax
    mov qword [rsp + 168], rbp
    mulx rbp, rax, qword [r10 + 8]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [r10 + 16]
    adcx rdi, rax
    adox rdi, rbp
    mulx rbp, rax, qword [r10 + 24]
    adcx r11, rax
    adox r11, rcx
    mulx rcx, rax, qword [r10 + 32]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [r10 + 40]
    adcx r9, rax
    adox r9, rcx
    adcx rbx, rbx
    adox rbx, rbp
    ; U2 = X2 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 16]
    mulx rcx, rax, qword [r10]
    xor ebp, ebp
    adcx r14, rax
    mov qword [rsp + 176], r13
    mulx r13, rax, qword [r10 + 8]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r10 + 16]
    adcx r11, rax
    adox r11, r13
    mulx r13, rax, qword [r10 + 24]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [r10 + 32]
    adcx r9, rax
    adox r9, r13
    mulx r13, rax, qword [r10 + 40]
    adcx rbx, rax
    adox rbx, rcx
    adcx rbp, rbp
    adox rbp, r13
    ; U2 = X2 * Z1Z1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rsi
    shl rax, 32
    mov rcx, rsi
    shrd rcx, r9, 32
    mov r13, r9
    shrd r13, rbx, 32
    mov r10, rbx
    shrd r10, rbp, 32
    mov qword [rsp + 184], r15
    mov r15, rbp
    shr r15, 32
    mov qword [rsp + 192], r15
    xor r15d, r15d
    adox r12, rax
    adcx r8, rsi
    adox r8, rcx
    adcx r14, r9
    adox r14, r13
    adcx rdi, rbx
    adox rdi, r10
    adcx r11, rbp
    adox r11, qword [rsp + 192]
    adcx r15, r15
    mov qword [rsp + 200], r10
    mov r10d, 0
    adox r15, r10
    add rsi, qword [rsp + 184]
    adc r12, r9
    adc r8, rbx
    adc r14, rbp
    adc rdi, 1
    adc r11, 0
    adc r15, 0
    sub rsi, rax
    sbb r12, rcx
    sbb r8, r13
    sbb r14, qword [rsp + 200]
    sbb rdi, qword [rsp + 192]
    sbb r11, 0
    sbb r15, 0
    ; U2 = X2 * Z1Z1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rdi
    shrd rax, r11, 32
    mov rcx, r11
    shrd rcx, r15, 32
    mov r9, rdi
    shl r9, 32
    xor ebx, ebx
    mov r10, r9
    adox r10, r11
    mov rbp, rdi
    adcx rbp, rax
    adox rbp, r15
    adcx r11, rcx
    adox r11, rbx
    adcx r15, rbx
    adox r15, rbx
    sub rdi, r9
    sbb r10, rax
    sbb rbp, rcx
    sbb r11, 0
    sbb r15, 0
    add rdi, qword [rsp + 176]
    adc r10, qword [rsp + 168]
    adc rsi, rbp
    adc r12, r11
    adc r8, r15
    adc r14, 0
    ; U2 = X2 * Z1Z1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbx, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov r11d, 1
    cmovnc r9, r11
    sub rdi, rbx
    sbb r10, rcx
    sbb rsi, r9
    sbb r12, 0
    sbb r8, 0
    sbb r14, 0
    ; t0 = Z2 * Z2Z2: product, row 0: a * b[0]
    mov rdx, qword [rsp + 72]
    mov rcx, qword [rsp + 8]
    mulx rbx, r9, qword [rcx + 104]
    mulx r13, rbp, qword [rcx + 96]
    add r9, r13
    mulx r15, r13, qword [rcx + 112]
    adc r13, rbx
    mov qword [rsp + 168], r14
    mulx r14, rbx, qword [rcx + 120]
    adc rbx, r15
    mov qword [rsp + 176], r8
    mulx r8, r15, qword [rcx + 128]
    adc r15, r14
    mov qword [rsp + 192], r12
    mulx r12, r14, qword [rcx + 136]
    adc r14, r8
    adc r12, 0
    ; t0 = Z2 * Z2Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 72], rsi
    mulx rsi, r8, qword [rcx + 96]
    mov qword [rsp + 200], r10
    xor r10d, r10d
    adcx r9, r8
    mov qword [rsp + 184], rdi
    mulx rdi, r8, qword [rcx + 104]
    adcx r13, r8
    adox r13, rsi
    mulx rsi, r8, qword [rcx + 112]
    adcx rbx, r8
    adox rbx, rdi
    mulx rdi, r8, qword [rcx + 120]
    adcx r15, r8
    adox r15, rsi
    mulx rsi, r8, qword [rcx + 128]
    adcx r14, r8
    adox r14, rdi
    mulx rdi, r8, qword [rcx + 136]
    adcx r12, r8
    adox r12, rsi
    adcx r10, r10
    adox r10, rdi
    ; t0 = Z2 * Z2Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 88]
    mulx rsi, r8, qword [rcx + 96]
    xor edi, edi
    adcx r13, r8
    mulx rax, r8, qword [rcx + 104]
    adcx rbx, r8
    adox rbx, rsi
    mulx rsi, r8, qword [rcx + 112]
    adcx r15, r8
    adox r15, rax
    mulx r8, rax, qword [rcx + 120]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rcx + 128]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rcx + 136]
    adcx r10, rax
    adox r10, rsi
    adcx rdi, rdi
    adox rdi, r8
    ; t0 = Z2 * Z2Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 112]
    mulx r8, rax, qword [rcx + 96]
    xor esi, esi
    adcx rbx, rax
    mulx r11, rax, qword [rcx + 104]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rcx + 112]
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, qword [rcx + 120]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rcx + 128]
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rcx + 136]
    adcx rdi, rax
    adox rdi, r8
    adcx rsi, rsi
    adox rsi, r11
    ; t0 = Z2 * Z2Z2: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 120]
    mulx r8, rax, qword [rcx + 96]
    xor r11d, r11d
    adcx r15, rax
    mov qword [rsp + 112], r9
    mulx r9, rax, qword [rcx + 104]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 112]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rcx + 120]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 128]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rcx + 136]
    adcx rsi, rax
    adox rsi, r8
    adcx r11, r11
    adox r11, r9
    ; t0 = Z2 * Z2Z2: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 160]
    mulx r8, rax, qword [rcx + 96]
    xor r9d, r9d
    adcx r14, rax
    mov qword [rsp + 120], rbp
    mulx rbp, rax, qword [rcx + 104]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rcx + 112]
    adcx r10, rax
    adox r10, rbp
    mulx rbp, rax, qword [rcx + 120]
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, qword [rcx + 128]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [rcx + 136]
    adcx r11, rax
    adox r11, r8
    adcx r9, r9
    adox r9, rbp
    ; t0 = Z2 * Z2Z2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rdi
    shl rax, 32
    mov r8, rdi
    shrd r8, rsi, 32
    mov rbp, rsi
    shrd rbp, r11, 32
    mov rcx, r11
    shrd rcx, r9, 32
    mov qword [rsp + 160], r13
    mov r13, r9
    shr r13, 32
    mov qword [rsp + 88], r13
    xor r13d, r13d
    adox rbx, rax
    adcx r15, rdi
    adox r15, r8
    adcx r14, rsi
    adox r14, rbp
    adcx r12, r11
    adox r12, rcx
    adcx r10, r9
    adox r10, qword [rsp + 88]
    adcx r13, r13
    mov qword [rsp + 104], rcx
    mov ecx, 0
    adox r13, rcx
    add rdi, qword [rsp + 160]
    adc rbx, rsi
    adc r15, r11
    adc r14, r9
    adc r12, 1
    adc r10, 0
    adc r13, 0
    sub rdi, rax
    sbb rbx, r8
    sbb r15, rbp
    sbb r14, qword [rsp + 104]
    sbb r12, qword [rsp + 88]
    sbb r10, 0
    sbb r13, 0
    ; t0 = Z2 * Z2Z2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r12
    shrd rax, r10, 32
    mov r8, r10
    shrd r8, r13, 32
    mov r9, r12
    shl r9, 32
    xor r11d, r11d
    mov rcx, r9
    adox rcx, r10
    mov rsi, r12
    adcx rsi, rax
    adox rsi, r13
    adcx r10, r8
    adox r10, r11
    adcx r13, r11
    adox r13, r11
    sub r12, r9
    sbb rcx, rax
    sbb rsi, r8
    sbb r10, 0
    sbb r13, 0
    add r12, qword [rsp + 120]
    adc rcx, qword [rsp + 112]
    adc rdi, rsi
    adc rbx, r10
    adc r15, r13
    adc r14, 0
    ; t0 = Z2 * Z2Z2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r11, rax
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub r12, r11
    sbb rcx, r8
    sbb rdi, r9
    sbb rbx, 0
    sbb r15, 0
    sbb r14, 0
    ; S1 = Y1 * t0: product, row 0: a * b[0]
    mov rdx, r12
    mov r8, qword [rsp + 24]
    mulx r11, r9, qword [r8 + 56]
    mulx rbp, rsi, qword [r8 + 48]
    add r9, rbp
    mulx r13, rbp, qword [r8 + 64]
    adc rbp, r11
    mulx r12, r11, qword [r8 + 72]
    adc r11, r13
    mulx rax, r13, qword [r8 + 80]
    adc r13, r12
    mulx r10, r12, qword [r8 + 88]
    adc r12, rax
    adc r10, 0
    ; S1 = Y1 * t0: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mov qword [rsp + 112], rsi
    mulx rsi, rax, qword [r8 + 48]
    xor ecx, ecx
    adcx r9, rax
    mov qword [rsp + 120], r9
    mulx r9, rax, qword [r8 + 56]
    adcx rbp, rax
    adox rbp, rsi
    mulx rsi, rax, qword [r8 + 64]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [r8 + 72]
    adcx r13, rax
    adox r13, rsi
    mulx rsi, rax, qword [r8 + 80]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [r8 + 88]
    adcx r10, rax
    adox r10, rsi
    adcx rcx, rcx
    adox rcx, r9
    ; S1 = Y1 * t0: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx r9, rax, qword [r8 + 48]
    xor esi, esi
    adcx rbp, rax
    mulx rdi, rax, qword [r8 + 56]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r13, rax
    adox r13, rdi
    mulx rdi, rax, qword [r8 + 72]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [r8 + 80]
    adcx r10, rax
    adox r10, rdi
    mulx rdi, rax, qword [r8 + 88]
    adcx rcx, rax
    adox rcx, r9
    adcx rsi, rsi
    adox rsi, rdi
    ; S1 = Y1 * t0: product, row 3: + a * b[3] * W^3
    mov rdx, rbx
    mulx r9, rax, qword [r8 + 48]
    xor edi, edi
    adcx r11, rax
    mulx rbx, rax, qword [r8 + 56]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r12, rax
    adox r12, rbx
    mulx rbx, rax, qword [r8 + 72]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [r8 + 80]
    adcx rcx, rax
    adox rcx, rbx
    mulx rbx, rax, qword [r8 + 88]
    adcx rsi, rax
    adox rsi, r9
    adcx rdi, rdi
    adox rdi, rbx
    ; S1 = Y1 * t0: product, row 4: + a * b[4] * W^4
    mov rdx, r15
    mulx r9, rax, qword [r8 + 48]
    xor ebx, ebx
    adcx r13, rax
    mulx r15, rax, qword [r8 + 56]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [r8 + 72]
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, qword [r8 + 80]
    adcx rsi, rax
    adox rsi, r15
    mulx r15, rax, qword [r8 + 88]
    adcx rdi, rax
    adox rdi, r9
    adcx rbx, rbx
    adox rbx, r15
    ; S1 = Y1 * t0: product, row 5: + a * b[5] * W^5
    mov rdx, r14
    mulx r9, rax, qword [r8 + 48]
    xor r15d, r15d
    adcx r12, rax
    mulx r14, rax, qword [r8 + 56]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [r8 + 64]
    adcx rcx, rax
    adox rcx, r14
    mulx r14, rax, qword [r8 + 72]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [r8 + 80]
    adcx rdi, rax
    adox rdi, r14
    mulx r14, rax, qword [r8 + 88]
    adcx rbx, rax
    adox rbx, r9
    adcx r15, r15
    adox r15, r14
    ; S1 = Y1 * t0: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rsi
    shl rax, 32
    mov r9, rsi
    shrd r9, rdi, 32
    mov r14, rdi
    shrd r14, rbx, 32
    mov r8, rbx
    shrd r8, r15, 32
    mov qword [rsp + 88], rbp
    mov rbp, r15
    shr rbp, 32
    mov qword [rsp + 104], rbp
    xor ebp, ebp
    adox r11, rax
    adcx r13, rsi
    adox r13, r9
    adcx r12, rdi
    adox r12, r14
    adcx r10, rbx
    adox r10, r8
    adcx rcx, r15
    adox rcx, qword [rsp + 104]
    adcx rbp, rbp
    mov qword [rsp + 160], r8
    mov r8d, 0
    adox rbp, r8
    add rsi, qword [rsp + 88]
    adc r11, rdi
    adc r13, rbx
    adc r12, r15
    adc r10, 1
    adc rcx, 0
    adc rbp, 0
    sub rsi, rax
    sbb r11, r9
    sbb r13, r14
    sbb r12, qword [rsp + 160]
    sbb r10, qword [rsp + 104]
    sbb rcx, 0
    sbb rbp, 0
    ; S1 = Y1 * t0: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, rcx, 32
    mov r9, rcx
    shrd r9, rbp, 32
    mov rdi, r10
    shl rdi, 32
    xor ebx, ebx
    mov r8, rdi
    adox r8, rcx
    mov r14, r10
    adcx r14, rax
    adox r14, rbp
    adcx rcx, r9
    adox rcx, rbx
    adcx rbp, rbx
    adox rbp, rbx
    sub r10, rdi
    sbb r8, rax
    sbb r14, r9
    sbb rcx, 0
    sbb rbp, 0
    add r10, qword [rsp + 112]
    adc r8, qword [rsp + 120]
    adc rsi, r14
    adc r11, rcx
    adc r13, rbp
    adc r12, 0
    ; S1 = Y1 * t0: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbx, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov edi, 1
    cmovnc r9, rdi
    sub r10, rbx
    sbb r8, rcx
    sbb rsi, r9
    sbb r11, 0
    sbb r13, 0
    sbb r12, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov rdx, qword [rsp + 64]
    mov rcx, qword [rsp + 24]
    mulx rbx, r9, qword [rcx + 104]
    mulx r14, rbp, qword [rcx + 96]
    add r9, r14
    mulx r15, r14, qword [rcx + 112]
    adc r14, rbx
    mov qword [rsp + 120], r12
    mulx r12, rbx, qword [rcx + 120]
    adc rbx, r15
    mov qword [rsp + 112], r13
    mulx r13, r15, qword [rcx + 128]
    adc r15, r12
    mov qword [rsp + 104], r11
    mulx r11, r12, qword [rcx + 136]
    adc r12, r13
    adc r11, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 64], rsi
    mulx rsi, r13, qword [rcx + 96]
    mov qword [rsp + 160], r8
    xor r8d, r8d
    adcx r9, r13
    mov qword [rsp + 88], r10
    mulx r10, r13, qword [rcx + 104]
    adcx r14, r13
    adox r14, rsi
    mulx r13, rsi, qword [rcx + 112]
    adcx rbx, rsi
    adox rbx, r10
    mulx rsi, r10, qword [rcx + 120]
    adcx r15, r10
    adox r15, r13
    mulx r13, r10, qword [rcx + 128]
    adcx r12, r10
    adox r12, rsi
    mulx rsi, r10, qword [rcx + 136]
    adcx r11, r10
    adox r11, r13
    adcx r8, r8
    adox r8, rsi
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 56]
    mulx rsi, r10, qword [rcx + 96]
    xor r13d, r13d
    adcx r14, r10
    mulx rax, r10, qword [rcx + 104]
    adcx rbx, r10
    adox rbx, rsi
    mulx rsi, r10, qword [rcx + 112]
    adcx r15, r10
    adox r15, rax
    mulx r10, rax, qword [rcx + 120]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rcx + 128]
    adcx r11, rax
    adox r11, r10
    mulx r10, rax, qword [rcx + 136]
    adcx r8, rax
    adox r8, rsi
    adcx r13, r13
    adox r13, r10
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 48]
    mulx r10, rax, qword [rcx + 96]
    xor esi, esi
    adcx rbx, rax
    mulx rdi, rax, qword [rcx + 104]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rcx + 112]
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, qword [rcx + 120]
    adcx r11, rax
    adox r11, r10
    mulx r10, rax, qword [rcx + 128]
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, qword [rcx + 136]
    adcx r13, rax
    adox r13, r10
    adcx rsi, rsi
    adox rsi, rdi
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 32]
    mulx r10, rax, qword [rcx + 96]
    xor edi, edi
    adcx r15, rax
    mov qword [rsp + 48], r9
    mulx r9, rax, qword [rcx + 104]
    adcx r12, rax
    adox r12, r10
    mulx r10, rax, qword [rcx + 112]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [rcx + 120]
    adcx r8, rax
    adox r8, r10
    mulx r10, rax, qword [rcx + 128]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rcx + 136]
    adcx rsi, rax
    adox rsi, r10
    adcx rdi, rdi
    adox rdi, r9
    ; t1 = Z1 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 16]
    mulx r9, rax, qword [rcx + 96]
    xor r10d, r10d
    adcx r12, rax
    mov qword [rsp + 32], rbp
    mulx rbp, rax, qword [rcx + 104]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [rcx + 112]
    adcx r8, rax
    adox r8, rbp
    mulx rbp, rax, qword [rcx + 120]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rcx + 128]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [rcx + 136]
    adcx rdi, rax
    adox rdi, r9
    adcx r10, r10
    adox r10, rbp
    ; t1 = Z1 * Z1Z1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r13
    shl rax, 32
    mov r9, r13
    shrd r9, rsi, 32
    mov rbp, rsi
    shrd rbp, rdi, 32
    mov rcx, rdi
    shrd rcx, r10, 32
    mov qword [rsp + 16], r14
    mov r14, r10
    shr r14, 32
    mov qword [rsp + 56], r14
    xor r14d, r14d
    adox rbx, rax
    adcx r15, r13
    adox r15, r9
    adcx r12, rsi
    adox r12, rbp
    adcx r11, rdi
    adox r11, rcx
    adcx r8, r10
    adox r8, qword [rsp + 56]
    adcx r14, r14
    mov qword [rsp + 40], rcx
    mov ecx, 0
    adox r14, rcx
    add r13, qword [rsp + 16]
    adc rbx, rsi
    adc r15, rdi
    adc r12, r10
    adc r11, 1
    adc r8, 0
    adc r14, 0
    sub r13, rax
    sbb rbx, r9
    sbb r15, rbp
    sbb r12, qword [rsp + 40]
    sbb r11, qword [rsp + 56]
    sbb r8, 0
    sbb r14, 0
    ; t1 = Z1 * Z1Z1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r11
    shrd rax, r8, 32
    mov r9, r8
    shrd r9, r14, 32
    mov r10, r11
    shl r10, 32
    xor esi, esi
    mov rcx, r10
    adox rcx, r8
    mov rdi, r11
    adcx rdi, rax
    adox rdi, r14
    adcx r8, r9
    adox r8, rsi
    adcx r14, rsi
    adox r14, rsi
    sub r11, r10
    sbb rcx, rax
    sbb rdi, r9
    sbb r8, 0
    sbb r14, 0
    add r11, qword [rsp + 32]
    adc rcx, qword [rsp + 48]
    adc r13, rdi
    adc rbx, r8
    adc r15, r14
    adc r12, 0
    ; t1 = Z1 * Z1Z1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rsi, rax
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub r11, rsi
    sbb rcx, r8
    sbb r13, r9
    sbb rbx, 0
    sbb r15, 0
    sbb r12, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r11
    mov r8, qword [rsp + 8]
    mulx rsi, r9, qword [r8 + 56]
    mulx rbp, rdi, qword [r8 + 48]
    add r9, rbp
    mulx r14, rbp, qword [r8 + 64]
    adc rbp, rsi
    mulx r11, rsi, qword [r8 + 72]
    adc rsi, r14
    mulx rax, r14, qword [r8 + 80]
    adc r14, r11
    mulx r10, r11, qword [r8 + 88]
    adc r11, rax
    adc r10, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mov qword [rsp + 48], rdi
    mulx rdi, rax, qword [r8 + 48]
    xor ecx, ecx
    adcx r9, rax
    mov qword [rsp + 32], r9
    mulx r9, rax, qword [r8 + 56]
    adcx rbp, rax
    adox rbp, rdi
    mulx rdi, rax, qword [r8 + 64]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [r8 + 72]
    adcx r14, rax
    adox r14, rdi
    mulx rdi, rax, qword [r8 + 80]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [r8 + 88]
    adcx r10, rax
    adox r10, rdi
    adcx rcx, rcx
    adox rcx, r9
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, r13
    mulx r9, rax, qword [r8 + 48]
    xor edi, edi
    adcx rbp, rax
    mulx r13, rax, qword [r8 + 56]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r14, rax
    adox r14, r13
    mulx r13, rax, qword [r8 + 72]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [r8 + 80]
    adcx r10, rax
    adox r10, r13
    mulx r13, rax, qword [r8 + 88]
    adcx rcx, rax
    adox rcx, r9
    adcx rdi, rdi
    adox rdi, r13
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, rbx
    mulx r9, rax, qword [r8 + 48]
    xor r13d, r13d
    adcx rsi, rax
    mulx rbx, rax, qword [r8 + 56]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r11, rax
    adox r11, rbx
    mulx rbx, rax, qword [r8 + 72]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [r8 + 80]
    adcx rcx, rax
    adox rcx, rbx
    mulx rbx, rax, qword [r8 + 88]
    adcx rdi, rax
    adox rdi, r9
    adcx r13, r13
    adox r13, rbx
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    mov rdx, r15
    mulx r9, rax, qword [r8 + 48]
    xor ebx, ebx
    adcx r14, rax
    mulx r15, rax, qword [r8 + 56]
    adcx r11, rax
    adox r11, r9
    mulx r9, rax, qword [r8 + 64]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [r8 + 72]
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, qword [r8 + 80]
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, qword [r8 + 88]
    adcx r13, rax
    adox r13, r9
    adcx rbx, rbx
    adox rbx, r15
    ; S2 = Y2 * t1: product, row 5: + a * b[5] * W^5
    mov rdx, r12
    mulx r9, rax, qword [r8 + 48]
    xor r15d, r15d
    adcx r11, rax
    mulx r12, rax, qword [r8 + 56]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [r8 + 64]
    adcx rcx, rax
    adox rcx, r12
    mulx r12, rax, qword [r8 + 72]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [r8 + 80]
    adcx r13, rax
    adox r13, r12
    mulx r12, rax, qword [r8 + 88]
    adcx rbx, rax
    adox rbx, r9
    adcx r15, r15
    adox r15, r12
    ; S2 = Y2 * t1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rdi
    shl rax, 32
    mov r9, rdi
    shrd r9, r13, 32
    mov r12, r13
    shrd r12, rbx, 32
    mov r8, rbx
    shrd r8, r15, 32
    mov qword [rsp + 56], rbp
    mov rbp, r15
    shr rbp, 32
    mov qword [rsp + 40], rbp
    xor ebp, ebp
    adox rsi, rax
    adcx r14, rdi
    adox r14, r9
    adcx r11, r13
    adox r11, r12
    adcx r10, rbx
    adox r10, r8
    adcx rcx, r15
    adox rcx, qword [rsp + 40]
    adcx rbp, rbp
    mov qword [rsp + 16], r8
    mov r8d, 0
    adox rbp, r8
    add rdi, qword [rsp + 56]
    adc rsi, r13
    adc r14, rbx
    adc r11, r15
    adc r10, 1
    adc rcx, 0
    adc rbp, 0
    sub rdi, rax
    sbb rsi, r9
    sbb r14, r12
    sbb r11, qword [rsp + 16]
    sbb r10, qword [rsp + 40]
    sbb rcx, 0
    sbb rbp, 0
    ; S2 = Y2 * t1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, rcx, 32
    mov r9, rcx
    shrd r9, rbp, 32
    mov rbx, r10
    shl rbx, 32
    xor r12d, r12d
    mov r8, rbx
    adox r8, rcx
    mov r13, r10
    adcx r13, rax
    adox r13, rbp
    adcx rcx, r9
    adox rcx, r12
    adcx rbp, r12
    adox rbp, r12
    sub r10, rbx
    sbb r8, rax
    sbb r13, r9
    sbb rcx, 0
    sbb rbp, 0
    add r10, qword [rsp + 48]
    adc r8, qword [rsp + 32]
    adc rdi, r13
    adc rsi, rcx
    adc r14, rbp
    adc r11, 0
    ; S2 = Y2 * t1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r12, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov ebx, 1
    cmovnc r9, rbx
    sub r10, r12
    sbb r8, rcx
    sbb rdi, r9
    sbb rsi, 0
    sbb r14, 0
    sbb r11, 0
    ; H = U2 - U1: a - b
    mov rcx, qword [rsp + 184]
    sub rcx, qword [rsp + 152]
    mov r9, qword [rsp + 200]
    sbb r9, qword [rsp + 128]
    mov rbp, qword [rsp + 72]
    sbb rbp, qword [rsp + 144]
    mov r12, qword [rsp + 192]
    sbb r12, qword [rsp + 136]
    mov r13, qword [rsp + 176]
    sbb r13, qword [rsp + 80]
    mov r15, qword [rsp + 168]
    sbb r15, qword [rsp + 96]
    ; H = U2 - U1: add the modulus where it borrowed
    sbb rax, rax
    mov rbx, rax
    mov qword [rsp + 168], r11
    mov r11d, 0xffffffff
    and rbx, r11
    mov r11, rax
    mov qword [rsp + 176], r14
    mov r14, 0xffffffff00000000
    and r11, r14
    mov r14, rax
    and r14, -2
    add rcx, rbx
    adc r9, r11
    adc rbp, r14
    adc r12, rax
    adc r13, rax
    adc r15, rax
    ; r = S2 - S1: a - b
    sub r10, qword [rsp + 88]
    sbb r8, qword [rsp + 160]
    sbb rdi, qword [rsp + 64]
    sbb rsi, qword [rsp + 104]
    mov rax, qword [rsp + 176]
    sbb rax, qword [rsp + 112]
    mov r11, qword [rsp + 168]
    sbb r11, qword [rsp + 120]
    ; r = S2 - S1: add the modulus where it borrowed
    sbb rbx, rbx
    mov r14, rbx
    mov qword [rsp + 168], r15
    mov r15d, 0xffffffff
    and r14, r15
    mov r15, rbx
    mov qword [rsp + 176], r13
    mov r13, 0xffffffff00000000
    and r15, r13
    mov r13, rbx
    and r13, -2
    ; t7 = Z1 * Z2: product, row 0: a * b[0]
    mov qword [rsp + 192], r12
    mov r12, qword [rsp + 8]
    mov rdx, qword [r12 + 96]
    mov qword [rsp + 72], rbp
    mov rbp, qword [rsp + 24]
    mov qword [rsp + 200], r9
    mov qword [rsp + 184], rcx
    mulx rcx, r9, qword [rbp + 104]
    mov qword [rsp + 32], r11
    mov qword [rsp + 48], rax
    mulx rax, r11, qword [rbp + 96]
    mov qword [rsp + 40], r11
    xor r11d, r11d
    adox r9, rax
    mov qword [rsp + 16], r9
    mulx r9, rax, qword [rbp + 112]
    adox rax, rcx
    mov qword [rsp + 56], rax
    mulx rax, rcx, qword [rbp + 120]
    adox rcx, r9
    mov qword [rsp + 208], rcx
    mulx rcx, r9, qword [rbp + 128]
    adox r9, rax
    mov qword [rsp + 216], r9
    mulx r9, rax, qword [rbp + 136]
    adox rax, rcx
    adox r9, r11
    adcx r10, r14
    adcx r8, r15
    adcx rdi, r13
    adcx rsi, rbx
    mov rcx, qword [rsp + 48]
    adcx rcx, rbx
    adcx rbx, qword [rsp + 32]
    ; t7 = Z1 * Z2: product, row 1: + a * b[1] * W^1
    mov rdx, qword [r12 + 104]
    mulx r14, r13, qword [rbp + 96]
    xor r15d, r15d
    adcx r13, qword [rsp + 16]
    mov qword [rsp + 16], rbx
    mulx rbx, r11, qword [rbp + 104]
    adcx r11, qword [rsp + 56]
    adox r11, r14
    mov qword [rsp + 56], rcx
    mulx rcx, r14, qword [rbp + 112]
    adcx r14, qword [rsp + 208]
    adox r14, rbx
    mov qword [rsp + 208], rsi
    mulx rsi, rbx, qword [rbp + 120]
    adcx rbx, qword [rsp + 216]
    adox rbx, rcx
    mov qword [rsp + 216], r8
    mulx r8, rcx, qword [rbp + 128]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rbp + 136]
    adcx r9, rcx
    adox r9, r8
    adcx r15, r15
    adox r15, rsi
    ; t7 = Z1 * Z2: product, row 2: + a * b[2] * W^2
    mov rdx, qword [r12 + 112]
    mulx r8, rcx, qword [rbp + 96]
    xor esi, esi
    adcx r11, rcx
    mov qword [rsp + 32], r10
    mulx r10, rcx, qword [rbp + 104]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rbp + 112]
    adcx rbx, rcx
    adox rbx, r10
    mulx r10, rcx, qword [rbp + 120]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rbp + 128]
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, qword [rbp + 136]
    adcx r15, rcx
    adox r15, r8
    adcx rsi, rsi
    adox rsi, r10
    ; t7 = Z1 * Z2: product, row 3: + a * b[3] * W^3
    mov rdx, qword [r12 + 120]
    mulx r8, rcx, qword [rbp + 96]
    xor r10d, r10d
    adcx r14, rcx
    mov qword [rsp + 48], rdi
    mulx rdi, rcx, qword [rbp + 104]
    adcx rbx, rcx
    adox rbx, r8
    mulx r8, rcx, qword [rbp + 112]
    adcx rax, rcx
    adox rax, rdi
    mulx rdi, rcx, qword [rbp + 120]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rbp + 128]
    adcx r15, rcx
    adox r15, rdi
    mulx rdi, rcx, qword [rbp + 136]
    adcx rsi, rcx
    adox rsi, r8
    adcx r10, r10
    adox r10, rdi
    ; t7 = Z1 * Z2: product, row 4: + a * b[4] * W^4
    mov rdx, qword [r12 + 128]
    mulx r8, rcx, qword [rbp + 96]
    xor edi, edi
    adcx rbx, rcx
    mov qword [rsp + 224], r13
    mulx r13, rcx, qword [rbp + 104]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rbp + 112]
    adcx r9, rcx
    adox r9, r13
    mulx r13, rcx, qword [rbp + 120]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rbp + 128]
    adcx rsi, rcx
    adox rsi, r13
    mulx r13, rcx, qword [rbp + 136]
    adcx r10, rcx
    adox r10, r8
    adcx rdi, rdi
    adox rdi, r13
    ; t7 = Z1 * Z2: product, row 5: + a * b[5] * W^5
    mov rdx, qword [r12 + 136]
    mulx r8, rcx, qword [rbp + 96]
    xor r13d, r13d
    adcx rax, rcx
    mov qword [rsp + 232], r11
    mulx r11, rcx, qword [rbp + 104]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rbp + 112]
    adcx r15, rcx
    adox r15, r11
    mulx r11, rcx, qword [rbp + 120]
    adcx rsi, rcx
    adox rsi, r8
    mulx r8, rcx, qword [rbp + 128]
    adcx r10, rcx
    adox r10, r11
    mulx r11, rcx, qword [rbp + 136]
    adcx rdi, rcx
    adox rdi, r8
    adcx r13, r13
    adox r13, r11
    ; t7 = Z1 * Z2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, rsi
    shl rcx, 32
    mov r8, rsi
    shrd r8, r10, 32
    mov r11, r10
    shrd r11, rdi, 32
    mov rbp, rdi
    shrd rbp, r13, 32
    mov r12, r13
    shr r12, 32
    mov qword [rsp + 8], r12
    xor r12d, r12d
    adox r14, rcx
    adcx rbx, rsi
    adox rbx, r8
    adcx rax, r10
    adox rax, r11
    adcx r9, rdi
    adox r9, rbp
    adcx r15, r13
    adox r15, qword [rsp + 8]
    adcx r12, r12
    mov qword [rsp + 24], rbp
    mov ebp, 0
    adox r12, rbp
    add rsi, qword [rsp + 232]
    adc r14, r10
    adc rbx, rdi
    adc rax, r13
    adc r9, 1
    adc r15, 0
    adc r12, 0
    sub rsi, rcx
    sbb r14, r8
    sbb rbx, r11
    sbb rax, qword [rsp + 24]
    sbb r9, qword [rsp + 8]
    sbb r15, 0
    sbb r12, 0
    ; t7 = Z1 * Z2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r9
    shrd rcx, r15, 32
    mov r8, r15
    shrd r8, r12, 32
    mov r10, r9
    shl r10, 32
    xor r11d, r11d
    mov rdi, r10
    adox rdi, r15
    mov rbp, r9
    adcx rbp, rcx
    adox rbp, r12
    adcx r15, r8
    adox r15, r11
    adcx r12, r11
    adox r12, r11
    sub r9, r10
    sbb rdi, rcx
    sbb rbp, r8
    sbb r15, 0
    sbb r12, 0
    add r9, qword [rsp + 40]
    adc rdi, qword [rsp + 224]
    adc rsi, rbp
    adc r14, r15
    adc rbx, r12
    adc rax, 0
    ; t7 = Z1 * Z2: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc r11, rcx
    mov r8d, 0xffffffff
    mov r10d, 0
    cmovc r8, r10
    mov ebp, 1
    cmovnc r10, rbp
    sub r9, r11
    sbb rdi, r8
    sbb rsi, r10
    sbb r14, 0
    sbb rbx, 0
    sbb rax, 0
    ; Z3 = t7 * H: product, row 0: a * b[0]
    mov rdx, qword [rsp + 184]
    mulx r10, r8, rdi
    mulx r12, r11, r9
    add r8, r12
    mulx r13, r12, rsi
    adc r12, r10
    mulx r15, r10, r14
    adc r10, r13
    mulx rcx, r13, rbx
    adc r13, r15
    mulx rbp, r15, rax
    adc r15, rcx
    adc rbp, 0
    ; Z3 = t7 * H: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 200]
    mov qword [rsp + 224], r11
    mulx r11, rcx, r9
    mov qword [rsp + 40], r9
    xor r9d, r9d
    adcx r8, rcx
    mov qword [rsp + 8], r8
    mulx r8, rcx, rdi
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, rsi
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, r14
    adcx r13, rcx
    adox r13, r11
    mulx r11, rcx, rbx
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rax
    adcx rbp, rcx
    adox rbp, r11
    adcx r9, r9
    adox r9, r8
    ; Z3 = t7 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 72]
    mulx r8, rcx, qword [rsp + 40]
    xor r11d, r11d
    adcx r12, rcx
    mov qword [rsp + 24], r12
    mulx r12, rcx, rdi
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, rsi
    adcx r13, rcx
    adox r13, r12
    mulx r12, rcx, r14
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rbx
    adcx rbp, rcx
    adox rbp, r12
    mulx r12, rcx, rax
    adcx r9, rcx
    adox r9, r8
    adcx r11, r11
    adox r11, r12
    ; Z3 = t7 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 192]
    mulx r8, rcx, qword [rsp + 40]
    xor r12d, r12d
    adcx r10, rcx
    mov qword [rsp + 232], r10
    mulx r10, rcx, rdi
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, rsi
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, r14
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, rbx
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, rax
    adcx r11, rcx
    adox r11, r8
    adcx r12, r12
    adox r12, r10
    ; Z3 = t7 * H: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 176]
    mulx r8, rcx, qword [rsp + 40]
    xor r10d, r10d
    adcx r13, rcx
    mov qword [rsp + 240], r13
    mulx r13, rcx, rdi
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, rsi
    adcx rbp, rcx
    adox rbp, r13
    mulx r13, rcx, r14
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, rbx
    adcx r11, rcx
    adox r11, r13
    mulx r13, rcx, rax
    adcx r12, rcx
    adox r12, r8
    adcx r10, r10
    adox r10, r13
    ; Z3 = t7 * H: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 168]
    mulx r8, rcx, qword [rsp + 40]
    xor r13d, r13d
    adcx r15, rcx
    mulx rdi, rcx, rdi
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, rsi
    adcx r9, rcx
    adox r9, rdi
    mulx rsi, rcx, r14
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, rbx
    adcx r12, rcx
    adox r12, rsi
    mulx rcx, rax, rax
    adcx r10, rax
    adox r10, r8
    adcx r13, r13
    adox r13, rcx
    ; Z3 = t7 * H: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r11
    shl rax, 32
    mov rcx, r11
    shrd rcx, r12, 32
    mov r8, r12
    shrd r8, r10, 32
    mov rsi, r10
    shrd rsi, r13, 32
    mov rdi, r13
    shr rdi, 32
    xor ebx, ebx
    mov r14, qword [rsp + 232]
    adox r14, rax
    mov qword [rsp + 232], rax
    mov rax, qword [rsp + 240]
    adcx rax, r11
    adox rax, rcx
    adcx r15, r12
    adox r15, r8
    adcx rbp, r10
    adox rbp, rsi
    adcx r9, r13
    adox r9, rdi
    adcx rbx, rbx
    mov qword [rsp + 240], rdi
    mov edi, 0
    adox rbx, rdi
    add r11, qword [rsp + 24]
    adc r14, r12
    adc rax, r10
    adc r15, r13
    adc rbp, 1
    adc r9, 0
    adc rbx, 0
    sub r11, qword [rsp + 232]
    sbb r14, rcx
    sbb rax, r8
    sbb r15, rsi
    sbb rbp, qword [rsp + 240]
    sbb r9, 0
    sbb rbx, 0
    ; Z3 = t7 * H: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rbp
    shrd rcx, r9, 32
    mov r8, r9
    shrd r8, rbx, 32
    mov r10, rbp
    shl r10, 32
    xor esi, esi
    mov rdi, r10
    adox rdi, r9
    mov r12, rbp
    adcx r12, rcx
    adox r12, rbx
    adcx r9, r8
    adox r9, rsi
    adcx rbx, rsi
    adox rbx, rsi
    sub rbp, r10
    sbb rdi, rcx
    sbb r12, r8
    sbb r9, 0
    sbb rbx, 0
    add rbp, qword [rsp + 224]
    adc rdi, qword [rsp + 8]
    adc r11, r12
    adc r14, r9
    adc rax, rbx
    adc r15, 0
    ; Z3 = t7 * H: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub rbp, rsi
    mov rsi, qword [rsp]
    mov qword [rsi + 96], rbp
    sbb rdi, r8
    mov qword [rsi + 104], rdi
    sbb r11, r9
    mov qword [rsi + 112], r11
    sbb r14, 0
    mov qword [rsi + 120], r14
    sbb rax, 0
    mov qword [rsi + 128], rax
    sbb r15, 0
    mov qword [rsi + 136], r15
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 184]
    mulx r9, r8, qword [rsp + 72]
    mulx r12, rbx, qword [rsp + 200]
    add r8, r12
    mulx r13, r12, qword [rsp + 192]
    adc r12, r9
    mulx rax, r9, qword [rsp + 176]
    adc r9, r13
    mulx r11, r13, qword [rsp + 168]
    adc r13, rax
    adc r11, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 200]
    mulx rdi, rax, qword [rsp + 72]
    xor ebp, ebp
    adcx r12, rax
    mulx r14, rax, qword [rsp + 192]
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, qword [rsp + 176]
    adcx r13, rax
    adox r13, r14
    mulx r14, rax, qword [rsp + 168]
    adcx r11, rax
    adox r11, rdi
    adcx rbp, rbp
    adox rbp, r14
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 72]
    mulx rdi, rax, qword [rsp + 192]
    xor r14d, r14d
    adcx r13, rax
    mulx r15, rax, qword [rsp + 176]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [rsp + 168]
    adcx rbp, rax
    adox rbp, r15
    adcx r14, r14
    adox r14, rdi
    ; HH = H^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 192]
    mulx rdi, rax, qword [rsp + 176]
    add rbp, rax
    mulx r15, rax, qword [rsp + 168]
    adc r14, rax
    mov eax, 0
    adc rax, rax
    add r14, rdi
    adc rax, r15
    ; HH = H^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 176]
    mulx r15, rdi, qword [rsp + 168]
    add rax, rdi
    mov edi, 0
    adc rdi, rdi
    add rdi, r15
    ; HH = H^2: square: double the cross products
    xor r15d, r15d
    adcx rbx, rbx
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 184]
    mulx rcx, rsi, rdx
    adox rbx, rcx
    adcx r8, r8
    mov rdx, qword [rsp + 200]
    mov qword [rsp + 8], rbx
    mulx rbx, rcx, rdx
    adox r8, rcx
    adcx r12, r12
    adox r12, rbx
    adcx r9, r9
    mov rdx, qword [rsp + 72]
    mulx rbx, rcx, rdx
    adox r9, rcx
    adcx r13, r13
    adox r13, rbx
    adcx r11, r11
    mov rdx, qword [rsp + 192]
    mulx rbx, rcx, rdx
    adox r11, rcx
    adcx rbp, rbp
    adox rbp, rbx
    adcx r14, r14
    mov rdx, qword [rsp + 176]
    mulx rbx, rcx, rdx
    adox r14, rcx
    adcx rax, rax
    adox rax, rbx
    adcx rdi, rdi
    mov rdx, qword [rsp + 168]
    mulx rbx, rcx, rdx
    adox rdi, rcx
    adcx r15, r15
    adox r15, rbx
    ; HH = H^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, r14
    shl rcx, 32
    mov rbx, r14
    shrd rbx, rax, 32
    mov qword [rsp + 224], rsi
    mov rsi, rax
    shrd rsi, rdi, 32
    mov r10, rdi
    shrd r10, r15, 32
    mov qword [rsp + 240], r8
    mov r8, r15
    shr r8, 32
    mov qword [rsp + 232], r8
    xor r8d, r8d
    adox r12, rcx
    adcx r9, r14
    adox r9, rbx
    adcx r13, rax
    adox r13, rsi
    adcx r11, rdi
    adox r11, r10
    adcx rbp, r15
    adox rbp, qword [rsp + 232]
    adcx r8, r8
    mov qword [rsp + 24], r10
    mov r10d, 0
    adox r8, r10
    add r14, qword [rsp + 240]
    adc r12, rax
    adc r9, rdi
    adc r13, r15
    adc r11, 1
    adc rbp, 0
    adc r8, 0
    sub r14, rcx
    sbb r12, rbx
    sbb r9, rsi
    sbb r13, qword [rsp + 24]
    sbb r11, qword [rsp + 232]
    sbb rbp, 0
    sbb r8, 0
    ; HH = H^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r11
    shrd rax, rbp, 32
    mov rcx, rbp
    shrd rcx, r8, 32
    mov rsi, r11
    shl rsi, 32
    xor edi, edi
    mov r10, rsi
    adox r10, rbp
    mov rbx, r11
    adcx rbx, rax
    adox rbx, r8
    adcx rbp, rcx
    adox rbp, rdi
    adcx r8, rdi
    adox r8, rdi
    sub r11, rsi
    sbb r10, rax
    sbb rbx, rcx
    sbb rbp, 0
    sbb r8, 0
    add r11, qword [rsp + 224]
    adc r10, qword [rsp + 8]
    adc r14, rbx
    adc r12, rbp
    adc r9, r8
    adc r13, 0
    ; HH = H^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rdi, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov esi, 1
    cmovnc r8, rsi
    sub r11, rdi
    sbb r10, rcx
    sbb r14, r8
    sbb r12, 0
    sbb r9, 0
    sbb r13, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r11
    mulx r8, rcx, qword [rsp + 200]
    mulx rbx, rdi, qword [rsp + 184]
    add rcx, rbx
    mulx rbp, rbx, qword [rsp + 72]
    adc rbx, r8
    mulx r15, r8, qword [rsp + 192]
    adc r8, rbp
    mulx r11, rbp, qword [rsp + 176]
    adc rbp, r15
    mulx rax, r15, qword [rsp + 168]
    adc r15, r11
    adc rax, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov r11, rdx
    mov rdx, r10
    mov qword [rsp + 8], r11
    mulx r11, rsi, qword [rsp + 184]
    xor r10d, r10d
    adcx rcx, rsi
    mov qword [rsp + 224], rcx
    mulx rcx, rsi, qword [rsp + 200]
    adcx rbx, rsi
    adox rbx, r11
    mulx rsi, r11, qword [rsp + 72]
    adcx r8, r11
    adox r8, rcx
    mulx r11, rcx, qword [rsp + 192]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [rsp + 176]
    adcx r15, rcx
    adox r15, r11
    mulx r11, rcx, qword [rsp + 168]
    adcx rax, rcx
    adox rax, rsi
    adcx r10, r10
    adox r10, r11
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r14
    mulx rsi, r11, qword [rsp + 184]
    xor r14d, r14d
    adcx rbx, r11
    mov qword [rsp + 232], rcx
    mulx rcx, r11, qword [rsp + 200]
    adcx r8, r11
    adox r8, rsi
    mulx rsi, r11, qword [rsp + 72]
    adcx rbp, r11
    adox rbp, rcx
    mulx r11, rcx, qword [rsp + 192]
    adcx r15, rcx
    adox r15, rsi
    mulx rsi, rcx, qword [rsp + 176]
    adcx rax, rcx
    adox rax, r11
    mulx r11, rcx, qword [rsp + 168]
    adcx r10, rcx
    adox r10, rsi
    adcx r14, r14
    adox r14, r11
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rcx, rdx
    mov rdx, r12
    mulx rsi, r11, qword [rsp + 184]
    xor r12d, r12d
    adcx r8, r11
    mov qword [rsp + 24], rcx
    mulx rcx, r11, qword [rsp + 200]
    adcx rbp, r11
    adox rbp, rsi
    mulx rsi, r11, qword [rsp + 72]
    adcx r15, r11
    adox r15, rcx
    mulx r11, rcx, qword [rsp + 192]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rsp + 176]
    adcx r10, rcx
    adox r10, r11
    mulx r11, rcx, qword [rsp + 168]
    adcx r14, rcx
    adox r14, rsi
    adcx r12, r12
    adox r12, r11
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    mov rcx, rdx
    mov rdx, r9
    mulx rsi, r11, qword [rsp + 184]
    xor r9d, r9d
    adcx rbp, r11
    mov qword [rsp + 240], rcx
    mulx rcx, r11, qword [rsp + 200]
    adcx r15, r11
    adox r15, rsi
    mulx rsi, r11, qword [rsp + 72]
    adcx rax, r11
    adox rax, rcx
    mulx r11, rcx, qword [rsp + 192]
    adcx r10, rcx
    adox r10, rsi
    mulx rsi, rcx, qword [rsp + 176]
    adcx r14, rcx
    adox r14, r11
    mulx r11, rcx, qword [rsp + 168]
    adcx r12, rcx
    adox r12, rsi
    adcx r9, r9
    adox r9, r11
    ; HHH = H * HH: product, row 5: + a * b[5] * W^5
    mov rcx, rdx
    mov rdx, r13
    mulx rsi, r11, qword [rsp + 184]
    xor r13d, r13d
    adcx r15, r11
    mov qword [rsp + 40], rcx
    mulx rcx, r11, qword [rsp + 200]
    adcx rax, r11
    adox rax, rsi
    mulx rsi, r11, qword [rsp + 72]
    adcx r10, r11
    adox r10, rcx
    mulx r11, rcx, qword [rsp + 192]
    adcx r14, rcx
    adox r14, rsi
    mulx rsi, rcx, qword [rsp + 176]
    adcx r12, rcx
    adox r12, r11
    mulx r11, rcx, qword [rsp + 168]
    adcx r9, rcx
    adox r9, rsi
    adcx r13, r13
    adox r13, r11
    ; HHH = H * HH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, r14
    shl rcx, 32
    mov r11, r14
    shrd r11, r12, 32
    mov rsi, r12
    shrd rsi, r9, 32
    mov qword [rsp + 248], rdi
    mov rdi, r9
    shrd rdi, r13, 32
    mov qword [rsp + 256], rbx
    mov rbx, r13
    shr rbx, 32
    mov qword [rsp + 264], rbx
    xor ebx, ebx
    adox r8, rcx
    adcx rbp, r14
    adox rbp, r11
    adcx r15, r12
    adox r15, rsi
    adcx rax, r9
    adox rax, rdi
    adcx r10, r13
    adox r10, qword [rsp + 264]
    adcx rbx, rbx
    mov qword [rsp + 272], rdi
    mov edi, 0
    adox rbx, rdi
    add r14, qword [rsp + 256]
    adc r8, r12
    adc rbp, r9
    adc r15, r13
    adc rax, 1
    adc r10, 0
    adc rbx, 0
    sub r14, rcx
    sbb r8, r11
    sbb rbp, rsi
    sbb r15, qword [rsp + 272]
    sbb rax, qword [rsp + 264]
    sbb r10, 0
    sbb rbx, 0
    ; HHH = H * HH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rax
    shrd rcx, r10, 32
    mov r9, r10
    shrd r9, rbx, 32
    mov r11, rax
    shl r11, 32
    xor esi, esi
    mov rdi, r11
    adox rdi, r10
    mov r12, rax
    adcx r12, rcx
    adox r12, rbx
    adcx r10, r9
    adox r10, rsi
    adcx rbx, rsi
    adox rbx, rsi
    sub rax, r11
    sbb rdi, rcx
    sbb r12, r9
    sbb r10, 0
    sbb rbx, 0
    add rax, qword [rsp + 248]
    adc rdi, qword [rsp + 224]
    adc r14, r12
    adc r8, r10
    adc rbp, rbx
    adc r15, 0
    ; HHH = H * HH: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r9d, 0xffffffff
    mov r10d, 0
    cmovc r9, r10
    mov r11d, 1
    cmovnc r10, r11
    sub rax, rsi
    sbb rdi, r9
    sbb r14, r10
    sbb r8, 0
    sbb rbp, 0
    sbb r15, 0
    ; V = U1 * HH: product, row 0: a * b[0]
    mov r9, rdx
    mov rdx, qword [rsp + 8]
    mulx rsi, r10, qword [rsp + 128]
    mulx r12, rbx, qword [rsp + 152]
    add r10, r12
    mulx r13, r12, qword [rsp + 144]
    adc r12, rsi
    mov qword [rsp + 224], r15
    mulx r15, rsi, qword [rsp + 136]
    adc rsi, r13
    mov qword [rsp + 248], rbp
    mulx rbp, r13, qword [rsp + 80]
    adc r13, r15
    mov qword [rsp + 264], r8
    mulx r8, r15, qword [rsp + 96]
    adc r15, rbp
    adc r8, 0
    ; V = U1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 232]
    mov qword [rsp + 8], r14
    mulx r14, rbp, qword [rsp + 152]
    mov qword [rsp + 272], rdi
    xor edi, edi
    adcx r10, rbp
    mov qword [rsp + 256], rax
    mulx rax, rbp, qword [rsp + 128]
    adcx r12, rbp
    adox r12, r14
    mulx r14, rbp, qword [rsp + 144]
    adcx rsi, rbp
    adox rsi, rax
    mulx rbp, rax, qword [rsp + 136]
    adcx r13, rax
    adox r13, r14
    mulx r14, rax, qword [rsp + 80]
    adcx r15, rax
    adox r15, rbp
    mulx rbp, rax, qword [rsp + 96]
    adcx r8, rax
    adox r8, r14
    adcx rdi, rdi
    adox rdi, rbp
    ; V = U1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 24]
    mulx rbp, rax, qword [rsp + 152]
    xor r14d, r14d
    adcx r12, rax
    mulx rcx, rax, qword [rsp + 128]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [rsp + 144]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 136]
    adcx r15, rax
    adox r15, rbp
    mulx rbp, rax, qword [rsp + 80]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 96]
    adcx rdi, rax
    adox rdi, rbp
    adcx r14, r14
    adox r14, rcx
    ; V = U1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 240]
    mulx rcx, rax, qword [rsp + 152]
    xor ebp, ebp
    adcx rsi, rax
    mulx r11, rax, qword [rsp + 128]
    adcx r13, rax
    adox r13, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx r15, rax
    adox r15, r11
    mulx r11, rax, qword [rsp + 136]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx rdi, rax
    adox rdi, r11
    mulx r11, rax, qword [rsp + 96]
    adcx r14, rax
    adox r14, rcx
    adcx rbp, rbp
    adox rbp, r11
    ; V = U1 * HH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 40]
    mulx rcx, rax, qword [rsp + 152]
    xor r11d, r11d
    adcx r13, rax
    mov qword [rsp + 240], r10
    mulx r10, rax, qword [rsp + 128]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx r8, rax
    adox r8, r10
    mulx r10, rax, qword [rsp + 136]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx r14, rax
    adox r14, r10
    mulx r10, rax, qword [rsp + 96]
    adcx rbp, rax
    adox rbp, rcx
    adcx r11, r11
    adox r11, r10
    ; V = U1 * HH: product, row 5: + a * b[5] * W^5
    mov rdx, r9
    mulx rcx, rax, qword [rsp + 152]
    xor r10d, r10d
    adcx r15, rax
    mulx r9, rax, qword [rsp + 128]
    adcx r8, rax
    adox r8, rcx
    mulx rcx, rax, qword [rsp + 144]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rsp + 136]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [rsp + 96]
    adcx r11, rax
    adox r11, rcx
    adcx r10, r10
    adox r10, r9
    ; V = U1 * HH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r14
    shl rax, 32
    mov rcx, r14
    shrd rcx, rbp, 32
    mov r9, rbp
    shrd r9, r11, 32
    mov qword [rsp + 96], rbx
    mov rbx, r11
    shrd rbx, r10, 32
    mov qword [rsp + 80], r12
    mov r12, r10
    shr r12, 32
    mov qword [rsp + 136], r12
    xor r12d, r12d
    adox rsi, rax
    adcx r13, r14
    adox r13, rcx
    adcx r15, rbp
    adox r15, r9
    adcx r8, r11
    adox r8, rbx
    adcx rdi, r10
    adox rdi, qword [rsp + 136]
    adcx r12, r12
    mov qword [rsp + 144], rbx
    mov ebx, 0
    adox r12, rbx
    add r14, qword [rsp + 80]
    adc rsi, rbp
    adc r13, r11
    adc r15, r10
    adc r8, 1
    adc rdi, 0
    adc r12, 0
    sub r14, rax
    sbb rsi, rcx
    sbb r13, r9
    sbb r15, qword [rsp + 144]
    sbb r8, qword [rsp + 136]
    sbb rdi, 0
    sbb r12, 0
    ; V = U1 * HH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r8
    shrd rax, rdi, 32
    mov rcx, rdi
    shrd rcx, r12, 32
    mov r9, r8
    shl r9, 32
    xor r10d, r10d
    mov r11, r9
    adox r11, rdi
    mov rbx, r8
    adcx rbx, rax
    adox rbx, r12
    adcx rdi, rcx
    adox rdi, r10
    adcx r12, r10
    adox r12, r10
    sub r8, r9
    sbb r11, rax
    sbb rbx, rcx
    sbb rdi, 0
    sbb r12, 0
    add r8, qword [rsp + 96]
    adc r11, qword [rsp + 240]
    adc r14, rbx
    adc rsi, rdi
    adc r13, r12
    adc r15, 0
    ; V = U1 * HH: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r10, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov edi, 1
    cmovnc r9, rdi
    sub r8, r10
    sbb r11, rcx
    sbb r14, r9
    sbb rsi, 0
    sbb r13, 0
    sbb r15, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 32]
    mulx r9, rcx, qword [rsp + 48]
    mulx rbx, r10, qword [rsp + 216]
    add rcx, rbx
    mulx rbp, rbx, qword [rsp + 208]
    adc rbx, r9
    mulx r12, r9, qword [rsp + 56]
    adc r9, rbp
    mulx rax, rbp, qword [rsp + 16]
    adc rbp, r12
    adc rax, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 240], r15
    mulx r15, r12, qword [rsp + 48]
    mov qword [rsp + 96], r13
    xor r13d, r13d
    adcx rbx, r12
    mov qword [rsp + 136], rsi
    mulx rsi, r12, qword [rsp + 208]
    adcx r9, r12
    adox r9, r15
    mulx r15, r12, qword [rsp + 56]
    adcx rbp, r12
    adox rbp, rsi
    mulx r12, rsi, qword [rsp + 16]
    adcx rax, rsi
    adox rax, r15
    adcx r13, r13
    adox r13, r12
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r12, rsi, qword [rsp + 208]
    xor r15d, r15d
    adcx rbp, rsi
    mov qword [rsp + 144], r14
    mulx r14, rsi, qword [rsp + 56]
    adcx rax, rsi
    adox rax, r12
    mulx r12, rsi, qword [rsp + 16]
    adcx r13, rsi
    adox r13, r14
    adcx r15, r15
    adox r15, r12
    ; rr = r^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 208]
    mulx r12, rsi, qword [rsp + 56]
    add r13, rsi
    mulx r14, rsi, qword [rsp + 16]
    adc r15, rsi
    mov esi, 0
    adc rsi, rsi
    add r15, r12
    adc rsi, r14
    ; rr = r^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r14, r12, qword [rsp + 16]
    add rsi, r12
    mov r12d, 0
    adc r12, r12
    add r12, r14
    ; rr = r^2: square: double the cross products
    xor r14d, r14d
    adcx r10, r10
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 32]
    mov qword [rsp + 80], r11
    mov qword [rsp + 128], r8
    mulx r8, r11, rdx
    adox r10, r8
    adcx rcx, rcx
    mov rdx, qword [rsp + 216]
    mov qword [rsp + 152], r10
    mulx r10, r8, rdx
    adox rcx, r8
    adcx rbx, rbx
    adox rbx, r10
    adcx r9, r9
    mov rdx, qword [rsp + 48]
    mulx r10, r8, rdx
    adox r9, r8
    adcx rbp, rbp
    adox rbp, r10
    adcx rax, rax
    mov rdx, qword [rsp + 208]
    mulx r10, r8, rdx
    adox rax, r8
    adcx r13, r13
    adox r13, r10
    adcx r15, r15
    mov rdx, qword [rsp + 56]
    mulx r10, r8, rdx
    adox r15, r8
    adcx rsi, rsi
    adox rsi, r10
    adcx r12, r12
    mov rdx, qword [rsp + 16]
    mulx r10, r8, rdx
    adox r12, r8
    adcx r14, r14
    adox r14, r10
    ; rr = r^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov r8, r15
    shl r8, 32
    mov r10, r15
    shrd r10, rsi, 32
    mov qword [rsp + 40], r11
    mov r11, rsi
    shrd r11, r12, 32
    mov rdi, r12
    shrd rdi, r14, 32
    mov qword [rsp + 24], rcx
    mov rcx, r14
    shr rcx, 32
    mov qword [rsp + 232], rcx
    xor ecx, ecx
    adox rbx, r8
    adcx r9, r15
    adox r9, r10
    adcx rbp, rsi
    adox rbp, r11
    adcx rax, r12
    adox rax, rdi
    adcx r13, r14
    adox r13, qword [rsp + 232]
    adcx rcx, rcx
    mov qword [rsp + 280], rdi
    mov edi, 0
    adox rcx, rdi
    add r15, qword [rsp + 24]
    adc rbx, rsi
    adc r9, r12
    adc rbp, r14
    adc rax, 1
    adc r13, 0
    adc rcx, 0
    sub r15, r8
    sbb rbx, r10
    sbb r9, r11
    sbb rbp, qword [rsp + 280]
    sbb rax, qword [rsp + 232]
    sbb r13, 0
    sbb rcx, 0
    ; rr = r^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov r8, rax
    shrd r8, r13, 32
    mov r10, r13
    shrd r10, rcx, 32
    mov r11, rax
    shl r11, 32
    xor esi, esi
    mov rdi, r11
    adox rdi, r13
    mov r12, rax
    adcx r12, r8
    adox r12, rcx
    adcx r13, r10
    adox r13, rsi
    adcx rcx, rsi
    adox rcx, rsi
    sub rax, r11
    sbb rdi, r8
    sbb r12, r10
    sbb r13, 0
    sbb rcx, 0
    add rax, qword [rsp + 40]
    adc rdi, qword [rsp + 152]
    adc r15, r12
    adc rbx, r13
    adc r9, rcx
    adc rbp, 0
    ; rr = r^2: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r8d, 0xffffffff
    mov r10d, 0
    cmovc r8, r10
    mov r11d, 1
    cmovnc r10, r11
    sub rax, rsi
    sbb rdi, r8
    sbb r15, r10
    sbb rbx, 0
    sbb r9, 0
    sbb rbp, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov r8, qword [rsp + 128]
    add r8, r8
    mov r10, qword [rsp + 80]
    adc r10, r10
    mov rsi, qword [rsp + 144]
    adc rsi, rsi
    mov r12, qword [rsp + 136]
    adc r12, r12
    mov r13, qword [rsp + 96]
    adc r13, r13
    mov r14, qword [rsp + 240]
    adc r14, r14
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0
    adc rcx, rcx
    mov r11, r8
    mov qword [rsp + 152], rbp
    mov ebp, 0xffffffff
    sub r11, rbp
    mov rbp, r10
    mov qword [rsp + 40], r9
    mov r9, 0xffffffff00000000
    sbb rbp, r9
    mov r9, rsi
    sbb r9, -2
    mov qword [rsp + 232], rbx
    mov rbx, r12
    sbb rbx, -1
    mov qword [rsp + 280], r15
    mov r15, r13
    sbb r15, -1
    mov qword [rsp + 24], rdi
    mov rdi, r14
    sbb rdi, -1
    sbb rcx, 0
    cmovc r11, r8
    cmovc rbp, r10
    cmovc r9, rsi
    cmovc rbx, r12
    cmovc r15, r13
    cmovc rdi, r14
    ; t3 = rr - HHH: a - b
    sub rax, qword [rsp + 256]
    mov rcx, qword [rsp + 24]
    sbb rcx, qword [rsp + 272]
    mov r8, qword [rsp + 280]
    sbb r8, qword [rsp + 8]
    mov r10, qword [rsp + 232]
    sbb r10, qword [rsp + 264]
    mov rsi, qword [rsp + 40]
    sbb rsi, qword [rsp + 248]
    mov r12, qword [rsp + 152]
    sbb r12, qword [rsp + 224]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r13, r13
    mov r14, r13
    mov qword [rsp + 152], rdi
    mov edi, 0xffffffff
    and r14, rdi
    mov rdi, r13
    mov qword [rsp + 40], r15
    mov r15, 0xffffffff00000000
    and rdi, r15
    mov r15, r13
    and r15, -2
    add rax, r14
    adc rcx, rdi
    adc r8, r15
    adc r10, r13
    adc rsi, r13
    adc r12, r13
    ; X3 = t3 - V2: a - b
    sub rax, r11
    sbb rcx, rbp
    sbb r8, r9
    sbb r10, rbx
    sbb rsi, qword [rsp + 40]
    sbb r12, qword [rsp + 152]
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb r9, r9
    mov r11, r9
    mov edi, 0xffffffff
    and r11, rdi
    mov rbx, r9
    mov rbp, 0xffffffff00000000
    and rbx, rbp
    mov r13, r9
    and r13, -2
    add rax, r11
    mov r11, qword [rsp]
    mov qword [r11], rax
    adc rcx, rbx
    mov qword [r11 + 8], rcx
    adc r8, r13
    mov qword [r11 + 16], r8
    adc r10, r9
    mov qword [r11 + 24], r10
    adc rsi, r9
    mov qword [r11 + 32], rsi
    adc r12, r9
    mov qword [r11 + 40], r12
    ; t4 = V - X3: a - b
    mov r9, qword [rsp + 128]
    sub r9, rax
    mov rax, qword [rsp + 80]
    sbb rax, rcx
    mov rcx, qword [rsp + 144]
    sbb rcx, r8
    mov r8, qword [rsp + 136]
    sbb r8, r10
    mov r10, qword [rsp + 96]
    sbb r10, rsi
    mov rsi, qword [rsp + 240]
    sbb rsi, r12
    ; t4 = V - X3: add the modulus where it borrowed
    sbb rbx, rbx
    mov r12, rbx
    and r12, rdi
    mov r13, rbx
    and r13, rbp
    mov r14, rbx
    and r14, -2
    add r9, r12
    adc rax, r13
    adc rcx, r14
    adc r8, rbx
    adc r10, rbx
    adc rsi, rbx
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r9
    mulx r12, rbx, qword [rsp + 216]
    mulx r14, r13, qword [rsp + 32]
    add rbx, r14
    mulx r15, r14, qword [rsp + 48]
    adc r14, r12
    mulx r9, r12, qword [rsp + 208]
    adc r12, r15
    mulx rbp, r15, qword [rsp + 56]
    adc r15, r9
    mulx rdi, r9, qword [rsp + 16]
    adc r9, rbp
    adc rdi, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, rax
    mulx r11, rbp, qword [rsp + 32]
    xor eax, eax
    adcx rbx, rbp
    mov qword [rsp + 240], rbx
    mulx rbx, rbp, qword [rsp + 216]
    adcx r14, rbp
    adox r14, r11
    mulx rbp, r11, qword [rsp + 48]
    adcx r12, r11
    adox r12, rbx
    mulx rbx, r11, qword [rsp + 208]
    adcx r15, r11
    adox r15, rbp
    mulx rbp, r11, qword [rsp + 56]
    adcx r9, r11
    adox r9, rbx
    mulx rbx, r11, qword [rsp + 16]
    adcx rdi, r11
    adox rdi, rbp
    adcx rax, rax
    adox rax, rbx
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rcx
    mulx rbx, r11, qword [rsp + 32]
    xor ebp, ebp
    adcx r14, r11
    mulx rcx, r11, qword [rsp + 216]
    adcx r12, r11
    adox r12, rbx
    mulx rbx, r11, qword [rsp + 48]
    adcx r15, r11
    adox r15, rcx
    mulx r11, rcx, qword [rsp + 208]
    adcx r9, rcx
    adox r9, rbx
    mulx rbx, rcx, qword [rsp + 56]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [rsp + 16]
    adcx rax, rcx
    adox rax, rbx
    adcx rbp, rbp
    adox rbp, r11
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r8
    mulx r11, rcx, qword [rsp + 32]
    xor ebx, ebx
    adcx r12, rcx
    mulx r8, rcx, qword [rsp + 216]
    adcx r15, rcx
    adox r15, r11
    mulx r11, rcx, qword [rsp + 48]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rsp + 208]
    adcx rdi, rcx
    adox rdi, r11
    mulx r11, rcx, qword [rsp + 56]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 16]
    adcx rbp, rcx
    adox rbp, r11
    adcx rbx, rbx
    adox rbx, r8
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    mov rdx, r10
    mulx r8, rcx, qword [rsp + 32]
    xor r11d, r11d
    adcx r15, rcx
    mulx r10, rcx, qword [rsp + 216]
    adcx r9, rcx
    adox r9, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [rsp + 208]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 56]
    adcx rbp, rcx
    adox rbp, r10
    mulx r10, rcx, qword [rsp + 16]
    adcx rbx, rcx
    adox rbx, r8
    adcx r11, r11
    adox r11, r10
    ; t5 = r * t4: product, row 5: + a * b[5] * W^5
    mov rdx, rsi
    mulx r8, rcx, qword [rsp + 32]
    xor r10d, r10d
    adcx r9, rcx
    mulx rsi, rcx, qword [rsp + 216]
    adcx rdi, rcx
    adox rdi, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [rsp + 208]
    adcx rbp, rcx
    adox rbp, r8
    mulx r8, rcx, qword [rsp + 56]
    adcx rbx, rcx
    adox rbx, rsi
    mulx rsi, rcx, qword [rsp + 16]
    adcx r11, rcx
    adox r11, r8
    adcx r10, r10
    adox r10, rsi
    ; t5 = r * t4: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, rbp
    shl rcx, 32
    mov r8, rbp
    shrd r8, rbx, 32
    mov rsi, rbx
    shrd rsi, r11, 32
    mov qword [rsp + 96], r13
    mov r13, r11
    shrd r13, r10, 32
    mov qword [rsp + 136], r14
    mov r14, r10
    shr r14, 32
    mov qword [rsp + 144], r14
    xor r14d, r14d
    adox r12, rcx
    adcx r15, rbp
    adox r15, r8
    adcx r9, rbx
    adox r9, rsi
    adcx rdi, r11
    adox rdi, r13
    adcx rax, r10
    adox rax, qword [rsp + 144]
    adcx r14, r14
    mov qword [rsp + 80], r13
    mov r13d, 0
    adox r14, r13
    add rbp, qword [rsp + 136]
    adc r12, rbx
    adc r15, r11
    adc r9, r10
    adc rdi, 1
    adc rax, 0
    adc r14, 0
    sub rbp, rcx
    sbb r12, r8
    sbb r15, rsi
    sbb r9, qword [rsp + 80]
    sbb rdi, qword [rsp + 144]
    sbb rax, 0
    sbb r14, 0
    ; t5 = r * t4: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rdi
    shrd rcx, rax, 32
    mov r8, rax
    shrd r8, r14, 32
    mov r10, rdi
    shl r10, 32
    xor r11d, r11d
    mov rsi, r10
    adox rsi, rax
    mov rbx, rdi
    adcx rbx, rcx
    adox rbx, r14
    adcx rax, r8
    adox rax, r11
    adcx r14, r11
    adox r14, r11
    sub rdi, r10
    sbb rsi, rcx
    sbb rbx, r8
    sbb rax, 0
    sbb r14, 0
    add rdi, qword [rsp + 96]
    adc rsi, qword [rsp + 240]
    adc rbp, rbx
    adc r12, rax
    adc r15, r14
    adc r9, 0
    ; t5 = r * t4: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r11, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r10d, 1
    cmovnc r8, r10
    sub rdi, r11
    sbb rsi, rcx
    sbb rbp, r8
    sbb r12, 0
    sbb r15, 0
    sbb r9, 0
    ; t6 = S1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 256]
    mulx r8, rcx, qword [rsp + 160]
    mulx rbx, r11, qword [rsp + 88]
    add rcx, rbx
    mulx r13, rbx, qword [rsp + 64]
    adc rbx, r8
    mulx r14, r8, qword [rsp + 104]
    adc r8, r13
    mulx rax, r13, qword [rsp + 112]
    adc r13, r14
    mulx r10, r14, qword [rsp + 120]
    adc r14, rax
    adc r10, 0
    ; t6 = S1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 272]
    mov qword [rsp + 256], r9
    mulx r9, rax, qword [rsp + 88]
    mov qword [rsp + 240], r15
    xor r15d, r15d
    adcx rcx, rax
    mov qword [rsp + 96], r12
    mulx r12, rax, qword [rsp + 160]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 64]
    adcx r8, rax
    adox r8, r12
    mulx r12, rax, qword [rsp + 104]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 112]
    adcx r14, rax
    adox r14, r12
    mulx r12, rax, qword [rsp + 120]
    adcx r10, rax
    adox r10, r9
    adcx r15, r15
    adox r15, r12
    ; t6 = S1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 8]
    mulx r9, rax, qword [rsp + 88]
    xor r12d, r12d
    adcx rbx, rax
    mov qword [rsp + 272], rbp
    mulx rbp, rax, qword [rsp + 160]
    adcx r8, rax
    adox r8, r9
    mulx r9, rax, qword [rsp + 64]
    adcx r13, rax
    adox r13, rbp
    mulx rbp, rax, qword [rsp + 104]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [rsp + 112]
    adcx r10, rax
    adox r10, rbp
    mulx rbp, rax, qword [rsp + 120]
    adcx r15, rax
    adox r15, r9
    adcx r12, r12
    adox r12, rbp
    ; t6 = S1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 264]
    mulx r9, rax, qword [rsp + 88]
    xor ebp, ebp
    adcx r8, rax
    mov qword [rsp + 8], rsi
    mulx rsi, rax, qword [rsp + 160]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 64]
    adcx r14, rax
    adox r14, rsi
    mulx rsi, rax, qword [rsp + 104]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 112]
    adcx r15, rax
    adox r15, rsi
    mulx rsi, rax, qword [rsp + 120]
    adcx r12, rax
    adox r12, r9
    adcx rbp, rbp
    adox rbp, rsi
    ; t6 = S1 * HHH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 248]
    mulx r9, rax, qword [rsp + 88]
    xor esi, esi
    adcx r13, rax
    mov qword [rsp + 264], rdi
    mulx rdi, rax, qword [rsp + 160]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [rsp + 64]
    adcx r10, rax
    adox r10, rdi
    mulx rdi, rax, qword [rsp + 104]
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, qword [rsp + 112]
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, qword [rsp + 120]
    adcx rbp, rax
    adox rbp, r9
    adcx rsi, rsi
    adox rsi, rdi
    ; t6 = S1 * HHH: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 224]
    mulx r9, rax, qword [rsp + 88]
    xor edi, edi
    adcx r14, rax
    mov qword [rsp + 88], rcx
    mulx rcx, rax, qword [rsp + 160]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 64]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [rsp + 104]
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, qword [rsp + 112]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [rsp + 120]
    adcx rsi, rax
    adox rsi, r9
    adcx rdi, rdi
    adox rdi, rcx
    ; t6 = S1 * HHH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shrd rcx, rbp, 32
    mov r9, rbp
    shrd r9, rsi, 32
    mov qword [rsp + 224], r11
    mov r11, rsi
    shrd r11, rdi, 32
    mov qword [rsp + 120], rbx
    mov rbx, rdi
    shr rbx, 32
    mov qword [rsp + 112], rbx
    xor ebx, ebx
    adox r8, rax
    adcx r13, r12
    adox r13, rcx
    adcx r14, rbp
    adox r14, r9
    adcx r10, rsi
    adox r10, r11
    adcx r15, rdi
    adox r15, qword [rsp + 112]
    adcx rbx, rbx
    mov qword [rsp + 104], r11
    mov r11d, 0
    adox rbx, r11
    add r12, qword [rsp + 120]
    adc r8, rbp
    adc r13, rsi
    adc r14, rdi
    adc r10, 1
    adc r15, 0
    adc rbx, 0
    sub r12, rax
    sbb r8, rcx
    sbb r13, r9
    sbb r14, qword [rsp + 104]
    sbb r10, qword [rsp + 112]
    sbb r15, 0
    sbb rbx, 0
    ; t6 = S1 * HHH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, r15, 32
    mov rcx, r15
    shrd rcx, rbx, 32
    mov r9, r10
    shl r9, 32
    xor esi, esi
    mov r11, r9
    adox r11, r15
    mov rdi, r10
    adcx rdi, rax
    adox rdi, rbx
    adcx r15, rcx
    adox r15, rsi
    adcx rbx, rsi
    adox rbx, rsi
    sub r10, r9
    sbb r11, rax
    sbb rdi, rcx
    sbb r15, 0
    sbb rbx, 0
    add r10, qword [rsp + 224]
    adc r11, qword [rsp + 88]
    adc r12, rdi
    adc r8, r15
    adc r13, rbx
    adc r14, 0
    ; t6 = S1 * HHH: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rsi, rax
    mov eax, 0xffffffff
    mov ecx, 0
    cmovc rax, rcx
    mov r9d, 1
    cmovnc rcx, r9
    sub r10, rsi
    sbb r11, rax
    sbb r12, rcx
    sbb r8, 0
    sbb r13, 0
    sbb r14, 0
    ; Y3 = t5 - t6: a - b
    mov rax, qword [rsp + 264]
    sub rax, r10
    mov rcx, qword [rsp + 8]
    sbb rcx, r11
    mov r10, qword [rsp + 272]
    sbb r10, r12
    mov r11, qword [rsp + 96]
    sbb r11, r8
    mov r8, qword [rsp + 240]
    sbb r8, r13
    mov rsi, qword [rsp + 256]
    sbb rsi, r14
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rdi, rdi
    mov rbx, rdi
    mov ebp, 0xffffffff
    and rbx, rbp
    mov rbp, rdi
    mov r12, 0xffffffff00000000
    and rbp, r12
    mov r12, rdi
    and r12, -2
    add rax, rbx
    mov rbx, qword [rsp]
    mov qword [rbx + 48], rax
    adc rcx, rbp
    mov qword [rbx + 56], rcx
    adc r10, r12
    mov qword [rbx + 64], r10
    adc r11, rdi
    mov qword [rbx + 72], r11
    adc r8, rdi
    mov qword [rbx + 80], r8
    adc rsi, rdi
    mov qword [rbx + 88], rsi
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rdi, qword [rsp + 184]
    or rdi, qword [rsp + 200]
    or rdi, qword [rsp + 72]
    or rdi, qword [rsp + 192]
    or rdi, qword [rsp + 176]
    or rdi, qword [rsp + 168]
    cmp rdi, 1
    sbb rdi, rdi
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rbp, qword [rsp + 32]
    or rbp, qword [rsp + 216]
    or rbp, qword [rsp + 48]
    or rbp, qword [rsp + 208]
    or rbp, qword [rsp + 56]
    or rbp, qword [rsp + 16]
    cmp rbp, 1
    sbb r9, r9
    and rdi, r9
    mov rax, rdi
    add rsp, 288
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; uint64_t p384_point_add_affine_incomplete_fused(p384_limb r[18], const p384_limb p[18], const p384_limb q[12])
; r = P + Q; returns all-ones where H = r = 0, else 0
; Explicit-Formulas Database, g1p, short Weierstrass, jacobian, madd (Cohen, Miyaji, Ono 1998)
; p = P, q = Q; jacobian coordinates
; 8M + 3S
; Returns the mask.
LOCAL p384_point_add_affine_incomplete_fused
align 32
p384_point_add_affine_incomplete_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 352
    ; Z1Z1 = Z1^2: square, products of a[0] with the words above it
    mov rax, rdx
    mov rdx, qword [rsi + 96]
    mulx r8, rcx, qword [rsi + 112]
    mulx r10, r9, qword [rsi + 104]
    add rcx, r10
    mulx r11, r10, qword [rsi + 120]
    adc r10, r8
    mulx rbx, r8, qword [rsi + 128]
    adc r8, r11
    mulx rbp, r11, qword [rsi + 136]
    adc r11, rbx
    adc rbp, 0
    ; Z1Z1 = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 104]
    mulx r12, rbx, qword [rsi + 112]
    xor r13d, r13d
    adcx r10, rbx
    mulx r14, rbx, qword [rsi + 120]
    adcx r8, rbx
    adox r8, r12
    mulx r12, rbx, qword [rsi + 128]
    adcx r11, rbx
    adox r11, r14
    mulx r14, rbx, qword [rsi + 136]
    adcx rbp, rbx
    adox rbp, r12
    adcx r13, r13
    adox r13, r14
    ; Z1Z1 = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 112]
    mulx r12, rbx, qword [rsi + 120]
    xor r14d, r14d
    adcx r11, rbx
    mulx r15, rbx, qword [rsi + 128]
    adcx rbp, rbx
    adox rbp, r12
    mulx r12, rbx, qword [rsi + 136]
    adcx r13, rbx
    adox r13, r15
    adcx r14, r14
    adox r14, r12
    ; Z1Z1 = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 120]
    mulx r12, rbx, qword [rsi + 128]
    add r13, rbx
    mulx r15, rbx, qword [rsi + 136]
    adc r14, rbx
    mov ebx, 0
    adc rbx, rbx
    add r14, r12
    adc rbx, r15
    ; Z1Z1 = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 128]
    mulx r15, r12, qword [rsi + 136]
    add rbx, r12
    mov r12d, 0
    adc r12, r12
    add r12, r15
    ; Z1Z1 = Z1^2: square: double the cross products
    xor r15d, r15d
    adcx r9, r9
    ; Z1Z1 = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 96]
    mov qword [rsp], rdi
    mov qword [rsp + 8], rax
    mulx rax, rdi, rdx
    adox r9, rax
    adcx rcx, rcx
    mov rdx, qword [rsi + 104]
    mov qword [rsp + 16], r9
    mulx r9, rax, rdx
    adox rcx, rax
    adcx r10, r10
    adox r10, r9
    adcx r8, r8
    mov rdx, qword [rsi + 112]
    mulx r9, rax, rdx
    adox r8, rax
    adcx r11, r11
    adox r11, r9
    adcx rbp, rbp
    mov rdx, qword [rsi + 120]
    mulx r9, rax, rdx
    adox rbp, rax
    adcx r13, r13
    adox r13, r9
    adcx r14, r14
    mov rdx, qword [rsi + 128]
    mulx r9, rax, rdx
    adox r14, rax
    adcx rbx, rbx
    adox rbx, r9
    adcx r12, r12
    mov rdx, qword [rsi + 136]
    mulx r9, rax, rdx
    adox r12, rax
    adcx r15, r15
    adox r15, r9
    ; Z1Z1 = Z1^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r14
    shl rax, 32
    mov r9, r14
    shrd r9, rbx, 32
    mov qword [rsp + 24], rsi
    mov rsi, rbx
    shrd rsi, r12, 32
    mov qword [rsp + 32], rdi
    mov rdi, r12
    shrd rdi, r15, 32
    mov qword [rsp + 40], rcx
    mov rcx, r15
    shr rcx, 32
    mov qword [rsp + 48], rcx
    xor ecx, ecx
    adox r10, rax
    adcx r8, r14
    adox r8, r9
    adcx r11, rbx
    adox r11, rsi
    adcx rbp, r12
    adox rbp, rdi
    adcx r13, r15
    adox r13, qword [rsp + 48]
    adcx rcx, rcx
    mov qword [rsp + 56], rdi
    mov edi, 0
    adox rcx, rdi
    add r14, qword [rsp + 40]
    adc r10, rbx
    adc r8, r12
    adc r11, r15
    adc rbp, 1
    adc r13, 0
    adc rcx, 0
    sub r14, rax
    sbb r10, r9
    sbb r8, rsi
    sbb r11, qword [rsp + 56]
    sbb rbp, qword [rsp + 48]
    sbb r13, 0
    sbb rcx, 0
    ; Z1Z1 = Z1^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rbp
    shrd rax, r13, 32
    mov r9, r13
    shrd r9, rcx, 32
    mov rsi, rbp
    shl rsi, 32
    xor ebx, ebx
    mov rdi, rsi
    adox rdi, r13
    mov r12, rbp
    adcx r12, rax
    adox r12, rcx
    adcx r13, r9
    adox r13, rbx
    adcx rcx, rbx
    adox rcx, rbx
    sub rbp, rsi
    sbb rdi, rax
    sbb r12, r9
    sbb r13, 0
    sbb rcx, 0
    add rbp, qword [rsp + 32]
    adc rdi, qword [rsp + 16]
    adc r14, r12
    adc r10, r13
    adc r8, rcx
    adc r11, 0
    ; Z1Z1 = Z1^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbx, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov esi, 1
    cmovnc r9, rsi
    sub rbp, rbx
    sbb rdi, rcx
    sbb r14, r9
    sbb r10, 0
    sbb r8, 0
    sbb r11, 0
    ; U2 = X2 * Z1Z1: product, row 0: a * b[0]
    mov rdx, rbp
    mov rcx, qword [rsp + 8]
    mulx rbx, r9, qword [rcx + 8]
    mulx r13, r12, qword [rcx]
    add r9, r13
    mulx r15, r13, qword [rcx + 16]
    adc r13, rbx
    mulx rbp, rbx, qword [rcx + 24]
    adc rbx, r15
    mulx rax, r15, qword [rcx + 32]
    adc r15, rbp
    mulx rsi, rbp, qword [rcx + 40]
    adc rbp, rax
    adc rsi, 0
    ; U2 = X2 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rax, rdx
    mov rdx, rdi
    mov qword [rsp + 16], rax
    mov qword [rsp + 32], r12
    mulx r12, rax, qword [rcx]
    xor edi, edi
    adcx r9, rax
    mov qword [rsp + 48], r9
    mulx r9, rax, qword [rcx + 8]
    adcx r13, rax
    adox r13, r12
    mulx r12, rax, qword [rcx + 16]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rcx + 24]
    adcx r15, rax
    adox r15, r12
    mulx r12, rax, qword [rcx + 32]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [rcx + 40]
    adcx rsi, rax
    adox rsi, r12
    adcx rdi, rdi
    adox rdi, r9
    ; U2 = X2 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rax, rdx
    mov rdx, r14
    mulx r12, r9, qword [rcx]
    xor r14d, r14d
    adcx r13, r9
    mov qword [rsp + 56], rax
    mulx rax, r9, qword [rcx + 8]
    adcx rbx, r9
    adox rbx, r12
    mulx r12, r9, qword [rcx + 16]
    adcx r15, r9
    adox r15, rax
    mulx r9, rax, qword [rcx + 24]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rcx + 32]
    adcx rsi, rax
    adox rsi, r9
    mulx r9, rax, qword [rcx + 40]
    adcx rdi, rax
    adox rdi, r12
    adcx r14, r14
    adox r14, r9
    ; U2 = X2 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rax, rdx
    mov rdx, r10
    mulx r12, r9, qword [rcx]
    xor r10d, r10d
    adcx rbx, r9
    mov qword [rsp + 40], rax
    mulx rax, r9, qword [rcx + 8]
    adcx r15, r9
    adox r15, r12
    mulx r12, r9, qword [rcx + 16]
    adcx rbp, r9
    adox rbp, rax
    mulx r9, rax, qword [rcx + 24]
    adcx rsi, rax
    adox rsi, r12
    mulx r12, rax, qword [rcx + 32]
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rcx + 40]
    adcx r14, rax
    adox r14, r12
    adcx r10, r10
    adox r10, r9
    ; U2 = X2 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rax, rdx
    mov rdx, r8
    mulx r12, r9, qword [rcx]
    xor r8d, r8d
    adcx r15, r9
    mov qword [rsp + 64], rax
    mulx rax, r9, qword [rcx + 8]
    adcx rbp, r9
    adox rbp, r12
    mulx r12, r9, qword [rcx + 16]
    adcx rsi, r9
    adox rsi, rax
    mulx r9, rax, qword [rcx + 24]
    adcx rdi, rax
    adox rdi, r12
    mulx r12, rax, qword [rcx + 32]
    adcx r14, rax
    adox r14, r9
    mulx r9, rax, qword [rcx + 40]
    adcx r10, rax
    adox r10, r12
    adcx r8, r8
    adox r8, r9
    ; U2 = X2 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rax, rdx
    mov rdx, r11
    mulx r12, r9, qword [rcx]
    xor r11d, r11d
    adcx rbp, r9
    mov qword [rsp + 72], rax
    mulx rax, r9, qword [rcx + 8]
    adcx rsi, r9
    adox rsi, r12
    mulx r12, r9, qword [rcx + 16]
    adcx rdi, r9
    adox rdi, rax
    mulx r9, rax, qword [rcx + 24]
    adcx r14, rax
    adox r14, r12
    mulx r12, rax, qword [rcx + 32]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rcx + 40]
    adcx r8, rax
    adox r8, r12
    adcx r11, r11
    adox r11, r9
    ; U2 = X2 * Z1Z1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r14
    shl rax, 32
    mov r9, r14
    shrd r9, r10, 32
    mov r12, r10
    shrd r12, r8, 32
    mov rcx, r8
    shrd rcx, r11, 32
    mov qword [rsp + 80], r13
    mov r13, r11
    shr r13, 32
    mov qword [rsp + 88], r13
    xor r13d, r13d
    adox rbx, rax
    adcx r15, r14
    adox r15, r9
    adcx rbp, r10
    adox rbp, r12
    adcx rsi, r8
    adox rsi, rcx
    adcx rdi, r11
    adox rdi, qword [rsp + 88]
    adcx r13, r13
    mov qword [rsp + 96], rcx
    mov ecx, 0
    adox r13, rcx
    add r14, qword [rsp + 80]
    adc rbx, r10
    adc r15, r8
    adc rbp, r11
    adc rsi, 1
    adc rdi, 0
    adc r13, 0
    sub r14, rax
    sbb rbx, r9
    sbb r15, r12
    sbb rbp, qword [rsp + 96]
    sbb rsi, qword [rsp + 88]
    sbb rdi, 0
    sbb r13, 0
    ; U2 = X2 * Z1Z1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rsi
    shrd rax, rdi, 32
    mov r8, rdi
    shrd r8, r13, 32
    mov r9, rsi
    shl r9, 32
    xor r10d, r10d
    mov rcx, r9
    adox rcx, rdi
    mov r11, rsi
    adcx r11, rax
    adox r11, r13
    adcx rdi, r8
    adox rdi, r10
    adcx r13, r10
    adox r13, r10
    sub rsi, r9
    sbb rcx, rax
    sbb r11, r8
    sbb rdi, 0
    sbb r13, 0
    add rsi, qword [rsp + 32]
    adc rcx, qword [rsp + 48]
    adc r14, r11
    adc rbx, rdi
    adc r15, r13
    adc rbp, 0
    ; U2 = X2 * Z1Z1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r10, rax
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r11d, 1
    cmovnc r9, r11
    sub rsi, r10
    sbb rcx, r8
    sbb r14, r9
    sbb rbx, 0
    sbb r15, 0
    sbb rbp, 0
    ; t1 = Z1 * Z1Z1: product, row 0: a * b[0]
    mov r8, rdx
    mov rdx, qword [rsp + 16]
    mov r9, qword [rsp + 24]
    mulx rdi, r10, qword [r9 + 104]
    mulx r13, r12, qword [r9 + 96]
    add r10, r13
    mov qword [rsp + 48], rbp
    mulx rbp, r13, qword [r9 + 112]
    adc r13, rdi
    mov qword [rsp + 32], r15
    mulx r15, rdi, qword [r9 + 120]
    adc rdi, rbp
    mov qword [rsp + 88], rbx
    mulx rbx, rbp, qword [r9 + 128]
    adc rbp, r15
    mov qword [rsp + 96], r14
    mulx r14, r15, qword [r9 + 136]
    adc r15, rbx
    adc r14, 0
    ; t1 = Z1 * Z1Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 56]
    mov qword [rsp + 16], rcx
    mulx rcx, rbx, qword [r9 + 96]
    mov qword [rsp + 80], rsi
    xor esi, esi
    adcx r10, rbx
    mulx rax, rbx, qword [r9 + 104]
    adcx r13, rbx
    adox r13, rcx
    mulx rbx, rcx, qword [r9 + 112]
    adcx rdi, rcx
    adox rdi, rax
    mulx rcx, rax, qword [r9 + 120]
    adcx rbp, rax
    adox rbp, rbx
    mulx rbx, rax, qword [r9 + 128]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r9 + 136]
    adcx r14, rax
    adox r14, rbx
    adcx rsi, rsi
    adox rsi, rcx
    ; t1 = Z1 * Z1Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 40]
    mulx rcx, rax, qword [r9 + 96]
    xor ebx, ebx
    adcx r13, rax
    mulx r11, rax, qword [r9 + 104]
    adcx rdi, rax
    adox rdi, rcx
    mulx rcx, rax, qword [r9 + 112]
    adcx rbp, rax
    adox rbp, r11
    mulx r11, rax, qword [r9 + 120]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r9 + 128]
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, qword [r9 + 136]
    adcx rsi, rax
    adox rsi, rcx
    adcx rbx, rbx
    adox rbx, r11
    ; t1 = Z1 * Z1Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 64]
    mulx rcx, rax, qword [r9 + 96]
    xor r11d, r11d
    adcx rdi, rax
    mov qword [rsp + 40], r10
    mulx r10, rax, qword [r9 + 104]
    adcx rbp, rax
    adox rbp, rcx
    mulx rcx, rax, qword [r9 + 112]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [r9 + 120]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [r9 + 128]
    adcx rsi, rax
    adox rsi, r10
    mulx r10, rax, qword [r9 + 136]
    adcx rbx, rax
    adox rbx, rcx
    adcx r11, r11
    adox r11, r10
    ; t1 = Z1 * Z1Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 72]
    mulx rcx, rax, qword [r9 + 96]
    xor r10d, r10d
    adcx rbp, rax
    mov qword [rsp + 64], r12
    mulx r12, rax, qword [r9 + 104]
    adcx r15, rax
    adox r15, rcx
    mulx rcx, rax, qword [r9 + 112]
    adcx r14, rax
    adox r14, r12
    mulx r12, rax, qword [r9 + 120]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [r9 + 128]
    adcx rbx, rax
    adox rbx, r12
    mulx r12, rax, qword [r9 + 136]
    adcx r11, rax
    adox r11, rcx
    adcx r10, r10
    adox r10, r12
    ; t1 = Z1 * Z1Z1: product, row 5: + a * b[5] * W^5
    mov rdx, r8
    mulx rcx, rax, qword [r9 + 96]
    xor r12d, r12d
    adcx r15, rax
    mulx r8, rax, qword [r9 + 104]
    adcx r14, rax
    adox r14, rcx
    mulx rcx, rax, qword [r9 + 112]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [r9 + 120]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [r9 + 128]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [r9 + 136]
    adcx r10, rax
    adox r10, rcx
    adcx r12, r12
    adox r12, r8
    ; t1 = Z1 * Z1Z1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rbx
    shl rax, 32
    mov rcx, rbx
    shrd rcx, r11, 32
    mov r8, r11
    shrd r8, r10, 32
    mov r9, r10
    shrd r9, r12, 32
    mov qword [rsp + 72], r13
    mov r13, r12
    shr r13, 32
    mov qword [rsp + 56], r13
    xor r13d, r13d
    adox rdi, rax
    adcx rbp, rbx
    adox rbp, rcx
    adcx r15, r11
    adox r15, r8
    adcx r14, r10
    adox r14, r9
    adcx rsi, r12
    adox rsi, qword [rsp + 56]
    adcx r13, r13
    mov qword [rsp + 104], r9
    mov r9d, 0
    adox r13, r9
    add rbx, qword [rsp + 72]
    adc rdi, r11
    adc rbp, r10
    adc r15, r12
    adc r14, 1
    adc rsi, 0
    adc r13, 0
    sub rbx, rax
    sbb rdi, rcx
    sbb rbp, r8
    sbb r15, qword [rsp + 104]
    sbb r14, qword [rsp + 56]
    sbb rsi, 0
    sbb r13, 0
    ; t1 = Z1 * Z1Z1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r14
    shrd rax, rsi, 32
    mov rcx, rsi
    shrd rcx, r13, 32
    mov r8, r14
    shl r8, 32
    xor r10d, r10d
    mov r9, r8
    adox r9, rsi
    mov r11, r14
    adcx r11, rax
    adox r11, r13
    adcx rsi, rcx
    adox rsi, r10
    adcx r13, r10
    adox r13, r10
    sub r14, r8
    sbb r9, rax
    sbb r11, rcx
    sbb rsi, 0
    sbb r13, 0
    add r14, qword [rsp + 64]
    adc r9, qword [rsp + 40]
    adc rbx, r11
    adc rdi, rsi
    adc rbp, r13
    adc r15, 0
    ; t1 = Z1 * Z1Z1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r10, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r11d, 1
    cmovnc r8, r11
    sub r14, r10
    sbb r9, rcx
    sbb rbx, r8
    sbb rdi, 0
    sbb rbp, 0
    sbb r15, 0
    ; S2 = Y2 * t1: product, row 0: a * b[0]
    mov rdx, r14
    mov rcx, qword [rsp + 8]
    mulx r10, r8, qword [rcx + 56]
    mulx r12, rsi, qword [rcx + 48]
    add r8, r12
    mulx r13, r12, qword [rcx + 64]
    adc r12, r10
    mulx r14, r10, qword [rcx + 72]
    adc r10, r13
    mulx rax, r13, qword [rcx + 80]
    adc r13, r14
    mulx r11, r14, qword [rcx + 88]
    adc r14, rax
    adc r11, 0
    ; S2 = Y2 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r9
    mov qword [rsp + 40], rsi
    mulx rsi, rax, qword [rcx + 48]
    xor r9d, r9d
    adcx r8, rax
    mov qword [rsp + 64], r8
    mulx r8, rax, qword [rcx + 56]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rcx + 64]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 72]
    adcx r13, rax
    adox r13, rsi
    mulx rsi, rax, qword [rcx + 80]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 88]
    adcx r11, rax
    adox r11, rsi
    adcx r9, r9
    adox r9, r8
    ; S2 = Y2 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, rbx
    mulx r8, rax, qword [rcx + 48]
    xor esi, esi
    adcx r12, rax
    mulx rbx, rax, qword [rcx + 56]
    adcx r10, rax
    adox r10, r8
    mulx r8, rax, qword [rcx + 64]
    adcx r13, rax
    adox r13, rbx
    mulx rbx, rax, qword [rcx + 72]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 80]
    adcx r11, rax
    adox r11, rbx
    mulx rbx, rax, qword [rcx + 88]
    adcx r9, rax
    adox r9, r8
    adcx rsi, rsi
    adox rsi, rbx
    ; S2 = Y2 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, rdi
    mulx r8, rax, qword [rcx + 48]
    xor ebx, ebx
    adcx r10, rax
    mulx rdi, rax, qword [rcx + 56]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rcx + 64]
    adcx r14, rax
    adox r14, rdi
    mulx rdi, rax, qword [rcx + 72]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rcx + 80]
    adcx r9, rax
    adox r9, rdi
    mulx rdi, rax, qword [rcx + 88]
    adcx rsi, rax
    adox rsi, r8
    adcx rbx, rbx
    adox rbx, rdi
    ; S2 = Y2 * t1: product, row 4: + a * b[4] * W^4
    mov rdx, rbp
    mulx r8, rax, qword [rcx + 48]
    xor edi, edi
    adcx r13, rax
    mulx rbp, rax, qword [rcx + 56]
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, qword [rcx + 64]
    adcx r11, rax
    adox r11, rbp
    mulx rbp, rax, qword [rcx + 72]
    adcx r9, rax
    adox r9, r8
    mulx r8, rax, qword [rcx + 80]
    adcx rsi, rax
    adox rsi, rbp
    mulx rbp, rax, qword [rcx + 88]
    adcx rbx, rax
    adox rbx, r8
    adcx rdi, rdi
    adox rdi, rbp
    ; S2 = Y2 * t1: product, row 5: + a * b[5] * W^5
    mov rdx, r15
    mulx r8, rax, qword [rcx + 48]
    xor ebp, ebp
    adcx r14, rax
    mulx r15, rax, qword [rcx + 56]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rcx + 64]
    adcx r9, rax
    adox r9, r15
    mulx r15, rax, qword [rcx + 72]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rcx + 80]
    adcx rbx, rax
    adox rbx, r15
    mulx r15, rax, qword [rcx + 88]
    adcx rdi, rax
    adox rdi, r8
    adcx rbp, rbp
    adox rbp, r15
    ; S2 = Y2 * t1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rsi
    shl rax, 32
    mov rcx, rsi
    shrd rcx, rbx, 32
    mov r8, rbx
    shrd r8, rdi, 32
    mov r15, rdi
    shrd r15, rbp, 32
    mov qword [rsp + 8], r12
    mov r12, rbp
    shr r12, 32
    mov qword [rsp + 56], r12
    xor r12d, r12d
    adox r10, rax
    adcx r13, rsi
    adox r13, rcx
    adcx r14, rbx
    adox r14, r8
    adcx r11, rdi
    adox r11, r15
    adcx r9, rbp
    adox r9, qword [rsp + 56]
    adcx r12, r12
    mov qword [rsp + 104], r15
    mov r15d, 0
    adox r12, r15
    add rsi, qword [rsp + 8]
    adc r10, rbx
    adc r13, rdi
    adc r14, rbp
    adc r11, 1
    adc r9, 0
    adc r12, 0
    sub rsi, rax
    sbb r10, rcx
    sbb r13, r8
    sbb r14, qword [rsp + 104]
    sbb r11, qword [rsp + 56]
    sbb r9, 0
    sbb r12, 0
    ; S2 = Y2 * t1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r11
    shrd rax, r9, 32
    mov rcx, r9
    shrd rcx, r12, 32
    mov r8, r11
    shl r8, 32
    xor edi, edi
    mov rbx, r8
    adox rbx, r9
    mov rbp, r11
    adcx rbp, rax
    adox rbp, r12
    adcx r9, rcx
    adox r9, rdi
    adcx r12, rdi
    adox r12, rdi
    sub r11, r8
    sbb rbx, rax
    sbb rbp, rcx
    sbb r9, 0
    sbb r12, 0
    add r11, qword [rsp + 40]
    adc rbx, qword [rsp + 64]
    adc rsi, rbp
    adc r10, r9
    adc r13, r12
    adc r14, 0
    ; S2 = Y2 * t1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rdi, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r9d, 1
    cmovnc r8, r9
    sub r11, rdi
    sbb rbx, rcx
    sbb rsi, r8
    sbb r10, 0
    sbb r13, 0
    sbb r14, 0
    ; H = U2 - X1: a - b
    mov rcx, qword [rsp + 80]
    mov r8, qword [rsp + 24]
    sub rcx, qword [r8]
    mov rdi, qword [rsp + 16]
    sbb rdi, qword [r8 + 8]
    mov rbp, qword [rsp + 96]
    sbb rbp, qword [r8 + 16]
    mov r12, qword [rsp + 88]
    sbb r12, qword [r8 + 24]
    mov r15, qword [rsp + 32]
    sbb r15, qword [r8 + 32]
    mov rax, qword [rsp + 48]
    sbb rax, qword [r8 + 40]
    ; H = U2 - X1: add the modulus where it borrowed
    sbb r9, r9
    mov qword [rsp + 48], r14
    mov r14, r9
    mov qword [rsp + 32], r13
    mov r13d, 0xffffffff
    and r14, r13
    mov r13, r9
    mov qword [rsp + 88], r10
    mov r10, 0xffffffff00000000
    and r13, r10
    mov r10, r9
    and r10, -2
    add rcx, r14
    adc rdi, r13
    adc rbp, r10
    adc r12, r9
    adc r15, r9
    adc rax, r9
    ; r = S2 - Y1: a - b
    sub r11, qword [r8 + 48]
    sbb rbx, qword [r8 + 56]
    sbb rsi, qword [r8 + 64]
    mov r9, qword [rsp + 88]
    sbb r9, qword [r8 + 72]
    mov r10, qword [rsp + 32]
    sbb r10, qword [r8 + 80]
    mov r13, qword [rsp + 48]
    sbb r13, qword [r8 + 88]
    ; r = S2 - Y1: add the modulus where it borrowed
    sbb r14, r14
    mov qword [rsp + 48], rax
    mov rax, r14
    mov qword [rsp + 32], r15
    mov r15d, 0xffffffff
    and rax, r15
    mov r15, r14
    mov qword [rsp + 88], r12
    mov r12, 0xffffffff00000000
    and r15, r12
    mov r12, r14
    and r12, -2
    ; Z3 = Z1 * H: product, row 0: a * b[0]
    mov rdx, rcx
    mov qword [rsp + 96], rbp
    mov qword [rsp + 16], rdi
    mulx rdi, rbp, qword [r8 + 104]
    mov qword [rsp + 80], r13
    mulx r13, rcx, qword [r8 + 96]
    mov qword [rsp + 64], rcx
    xor ecx, ecx
    adox rbp, r13
    mov qword [rsp + 40], rbp
    mulx rbp, r13, qword [r8 + 112]
    adox r13, rdi
    mov qword [rsp + 56], r13
    mulx r13, rdi, qword [r8 + 120]
    adox rdi, rbp
    mov qword [rsp + 104], rdi
    mulx rdi, rbp, qword [r8 + 128]
    adox rbp, r13
    mov qword [rsp + 8], rbp
    mulx rbp, r13, qword [r8 + 136]
    adox r13, rdi
    adox rbp, rcx
    adcx r11, rax
    adcx rbx, r15
    adcx rsi, r12
    adcx r9, r14
    adcx r10, r14
    adcx r14, qword [rsp + 80]
    ; Z3 = Z1 * H: product, row 1: + a * b[1] * W^1
    mov rax, rdx
    mov rdx, qword [rsp + 16]
    mulx r12, rdi, qword [r8 + 96]
    xor r15d, r15d
    adcx rdi, qword [rsp + 40]
    mov qword [rsp + 40], r14
    mulx r14, rcx, qword [r8 + 104]
    adcx rcx, qword [rsp + 56]
    adox rcx, r12
    mov qword [rsp + 56], r10
    mulx r10, r12, qword [r8 + 112]
    adcx r12, qword [rsp + 104]
    adox r12, r14
    mov qword [rsp + 104], r9
    mulx r9, r14, qword [r8 + 120]
    adcx r14, qword [rsp + 8]
    adox r14, r10
    mov qword [rsp + 8], rbx
    mulx rbx, r10, qword [r8 + 128]
    adcx r13, r10
    adox r13, r9
    mulx r10, r9, qword [r8 + 136]
    adcx rbp, r9
    adox rbp, rbx
    adcx r15, r15
    adox r15, r10
    ; Z3 = Z1 * H: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 96]
    mulx r10, r9, qword [r8 + 96]
    xor ebx, ebx
    adcx rcx, r9
    mov qword [rsp + 80], r11
    mulx r11, r9, qword [r8 + 104]
    adcx r12, r9
    adox r12, r10
    mulx r10, r9, qword [r8 + 112]
    adcx r14, r9
    adox r14, r11
    mulx r11, r9, qword [r8 + 120]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [r8 + 128]
    adcx rbp, r9
    adox rbp, r11
    mulx r11, r9, qword [r8 + 136]
    adcx r15, r9
    adox r15, r10
    adcx rbx, rbx
    adox rbx, r11
    ; Z3 = Z1 * H: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 88]
    mulx r10, r9, qword [r8 + 96]
    xor r11d, r11d
    adcx r12, r9
    mov qword [rsp + 72], rsi
    mulx rsi, r9, qword [r8 + 104]
    adcx r14, r9
    adox r14, r10
    mulx r10, r9, qword [r8 + 112]
    adcx r13, r9
    adox r13, rsi
    mulx rsi, r9, qword [r8 + 120]
    adcx rbp, r9
    adox rbp, r10
    mulx r10, r9, qword [r8 + 128]
    adcx r15, r9
    adox r15, rsi
    mulx rsi, r9, qword [r8 + 136]
    adcx rbx, r9
    adox rbx, r10
    adcx r11, r11
    adox r11, rsi
    ; Z3 = Z1 * H: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 32]
    mulx r10, r9, qword [r8 + 96]
    xor esi, esi
    adcx r14, r9
    mov qword [rsp + 112], rax
    mulx rax, r9, qword [r8 + 104]
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, qword [r8 + 112]
    adcx rbp, r9
    adox rbp, rax
    mulx r9, rax, qword [r8 + 120]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [r8 + 128]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [r8 + 136]
    adcx r11, rax
    adox r11, r10
    adcx rsi, rsi
    adox rsi, r9
    ; Z3 = Z1 * H: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 48]
    mulx r9, rax, qword [r8 + 96]
    xor r10d, r10d
    adcx r13, rax
    mov qword [rsp + 120], rdi
    mulx rdi, rax, qword [r8 + 104]
    adcx rbp, rax
    adox rbp, r9
    mulx r9, rax, qword [r8 + 112]
    adcx r15, rax
    adox r15, rdi
    mulx rdi, rax, qword [r8 + 120]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [r8 + 128]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [r8 + 136]
    adcx rsi, rax
    adox rsi, r9
    adcx r10, r10
    adox r10, rdi
    ; Z3 = Z1 * H: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rbx
    shl rax, 32
    mov r9, rbx
    shrd r9, r11, 32
    mov rdi, r11
    shrd rdi, rsi, 32
    mov r8, rsi
    shrd r8, r10, 32
    mov qword [rsp + 128], rcx
    mov rcx, r10
    shr rcx, 32
    mov qword [rsp + 136], rcx
    xor ecx, ecx
    adox r12, rax
    adcx r14, rbx
    adox r14, r9
    adcx r13, r11
    adox r13, rdi
    adcx rbp, rsi
    adox rbp, r8
    adcx r15, r10
    adox r15, qword [rsp + 136]
    adcx rcx, rcx
    mov qword [rsp + 144], r8
    mov r8d, 0
    adox rcx, r8
    add rbx, qword [rsp + 128]
    adc r12, r11
    adc r14, rsi
    adc r13, r10
    adc rbp, 1
    adc r15, 0
    adc rcx, 0
    sub rbx, rax
    sbb r12, r9
    sbb r14, rdi
    sbb r13, qword [rsp + 144]
    sbb rbp, qword [rsp + 136]
    sbb r15, 0
    sbb rcx, 0
    ; Z3 = Z1 * H: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rbp
    shrd rax, r15, 32
    mov r9, r15
    shrd r9, rcx, 32
    mov r10, rbp
    shl r10, 32
    xor r11d, r11d
    mov r8, r10
    adox r8, r15
    mov rsi, rbp
    adcx rsi, rax
    adox rsi, rcx
    adcx r15, r9
    adox r15, r11
    adcx rcx, r11
    adox rcx, r11
    sub rbp, r10
    sbb r8, rax
    sbb rsi, r9
    sbb r15, 0
    sbb rcx, 0
    add rbp, qword [rsp + 64]
    adc r8, qword [rsp + 120]
    adc rbx, rsi
    adc r12, r15
    adc r14, rcx
    adc r13, 0
    ; Z3 = Z1 * H: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r11, rax
    mov ecx, 0xffffffff
    mov r9d, 0
    cmovc rcx, r9
    mov r10d, 1
    cmovnc r9, r10
    sub rbp, r11
    sbb r8, rcx
    sbb rbx, r9
    sbb r12, 0
    sbb r14, 0
    sbb r13, 0
    ; HH = H^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 112]
    mulx r9, rcx, qword [rsp + 96]
    mulx rsi, r11, qword [rsp + 16]
    add rcx, rsi
    mulx rdi, rsi, qword [rsp + 88]
    adc rsi, r9
    mulx r15, r9, qword [rsp + 32]
    adc r9, rdi
    mov qword [rsp + 120], r8
    mulx r8, rdi, qword [rsp + 48]
    adc rdi, r15
    adc r8, 0
    ; HH = H^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 64], rbx
    mulx rbx, r15, qword [rsp + 96]
    mov qword [rsp + 136], rbp
    xor ebp, ebp
    adcx rsi, r15
    mov qword [rsp + 144], r12
    mulx r12, r15, qword [rsp + 88]
    adcx r9, r15
    adox r9, rbx
    mulx r15, rbx, qword [rsp + 32]
    adcx rdi, rbx
    adox rdi, r12
    mulx r12, rbx, qword [rsp + 48]
    adcx r8, rbx
    adox r8, r15
    adcx rbp, rbp
    adox rbp, r12
    ; HH = H^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 96]
    mulx r12, rbx, qword [rsp + 88]
    xor r15d, r15d
    adcx rdi, rbx
    mov qword [rsp + 128], r13
    mulx r13, rbx, qword [rsp + 32]
    adcx r8, rbx
    adox r8, r12
    mulx r12, rbx, qword [rsp + 48]
    adcx rbp, rbx
    adox rbp, r13
    adcx r15, r15
    adox r15, r12
    ; HH = H^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 88]
    mulx r12, rbx, qword [rsp + 32]
    add rbp, rbx
    mulx r13, rbx, qword [rsp + 48]
    adc r15, rbx
    mov ebx, 0
    adc rbx, rbx
    add r15, r12
    adc rbx, r13
    ; HH = H^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 32]
    mulx r13, r12, qword [rsp + 48]
    add rbx, r12
    mov r12d, 0
    adc r12, r12
    add r12, r13
    ; HH = H^2: square: double the cross products
    xor r13d, r13d
    adcx r11, r11
    ; HH = H^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 112]
    mov qword [rsp + 152], r14
    mulx rax, r14, rdx
    adox r11, rax
    adcx rcx, rcx
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 160], r11
    mulx r11, rax, rdx
    adox rcx, rax
    adcx rsi, rsi
    adox rsi, r11
    adcx r9, r9
    mov rdx, qword [rsp + 96]
    mulx r11, rax, rdx
    adox r9, rax
    adcx rdi, rdi
    adox rdi, r11
    adcx r8, r8
    mov rdx, qword [rsp + 88]
    mulx r11, rax, rdx
    adox r8, rax
    adcx rbp, rbp
    adox rbp, r11
    adcx r15, r15
    mov rdx, qword [rsp + 32]
    mulx r11, rax, rdx
    adox r15, rax
    adcx rbx, rbx
    adox rbx, r11
    adcx r12, r12
    mov rdx, qword [rsp + 48]
    mulx r11, rax, rdx
    adox r12, rax
    adcx r13, r13
    adox r13, r11
    ; HH = H^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r15
    shl rax, 32
    mov r11, r15
    shrd r11, rbx, 32
    mov qword [rsp + 168], r14
    mov r14, rbx
    shrd r14, r12, 32
    mov r10, r12
    shrd r10, r13, 32
    mov qword [rsp + 176], rcx
    mov rcx, r13
    shr rcx, 32
    mov qword [rsp + 184], rcx
    xor ecx, ecx
    adox rsi, rax
    adcx r9, r15
    adox r9, r11
    adcx rdi, rbx
    adox rdi, r14
    adcx r8, r12
    adox r8, r10
    adcx rbp, r13
    adox rbp, qword [rsp + 184]
    adcx rcx, rcx
    mov qword [rsp + 192], r10
    mov r10d, 0
    adox rcx, r10
    add r15, qword [rsp + 176]
    adc rsi, rbx
    adc r9, r12
    adc rdi, r13
    adc r8, 1
    adc rbp, 0
    adc rcx, 0
    sub r15, rax
    sbb rsi, r11
    sbb r9, r14
    sbb rdi, qword [rsp + 192]
    sbb r8, qword [rsp + 184]
    sbb rbp, 0
    sbb rcx, 0
    ; HH = H^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r8
    shrd rax, rbp, 32
    mov r11, rbp
    shrd r11, rcx, 32
    mov rbx, r8
    shl rbx, 32
    xor r12d, r12d
    mov r10, rbx
    adox r10, rbp
    mov r13, r8
    adcx r13, rax
    adox r13, rcx
    adcx rbp, r11
    adox rbp, r12
    adcx rcx, r12
    adox rcx, r12
    sub r8, rbx
    sbb r10, rax
    sbb r13, r11
    sbb rbp, 0
    sbb rcx, 0
    add r8, qword [rsp + 168]
    adc r10, qword [rsp + 160]
    adc r15, r13
    adc rsi, rbp
    adc r9, rcx
    adc rdi, 0
    ; HH = H^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r12, rax
    mov ecx, 0xffffffff
    mov r11d, 0
    cmovc rcx, r11
    mov ebx, 1
    cmovnc r11, rbx
    sub r8, r12
    sbb r10, rcx
    sbb r15, r11
    sbb rsi, 0
    sbb r9, 0
    sbb rdi, 0
    ; HHH = H * HH: product, row 0: a * b[0]
    mov rdx, r8
    mulx r11, rcx, qword [rsp + 16]
    mulx r12, rbp, qword [rsp + 112]
    add rcx, r12
    mulx r13, r12, qword [rsp + 96]
    adc r12, r11
    mulx r14, r11, qword [rsp + 88]
    adc r11, r13
    mulx r8, r13, qword [rsp + 32]
    adc r13, r14
    mulx rax, r14, qword [rsp + 48]
    adc r14, r8
    adc rax, 0
    ; HHH = H * HH: product, row 1: + a * b[1] * W^1
    mov r8, rdx
    mov rdx, r10
    mov qword [rsp + 160], r8
    mulx r8, rbx, qword [rsp + 112]
    xor r10d, r10d
    adcx rcx, rbx
    mov qword [rsp + 168], rcx
    mulx rcx, rbx, qword [rsp + 16]
    adcx r12, rbx
    adox r12, r8
    mulx rbx, r8, qword [rsp + 96]
    adcx r11, r8
    adox r11, rcx
    mulx r8, rcx, qword [rsp + 88]
    adcx r13, rcx
    adox r13, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx r14, rcx
    adox r14, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx rax, rcx
    adox rax, rbx
    adcx r10, r10
    adox r10, r8
    ; HHH = H * HH: product, row 2: + a * b[2] * W^2
    mov rcx, rdx
    mov rdx, r15
    mulx rbx, r8, qword [rsp + 112]
    xor r15d, r15d
    adcx r12, r8
    mov qword [rsp + 184], rcx
    mulx rcx, r8, qword [rsp + 16]
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, qword [rsp + 96]
    adcx r13, r8
    adox r13, rcx
    mulx r8, rcx, qword [rsp + 88]
    adcx r14, rcx
    adox r14, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx r10, rcx
    adox r10, rbx
    adcx r15, r15
    adox r15, r8
    ; HHH = H * HH: product, row 3: + a * b[3] * W^3
    mov rcx, rdx
    mov rdx, rsi
    mulx rbx, r8, qword [rsp + 112]
    xor esi, esi
    adcx r11, r8
    mov qword [rsp + 192], rcx
    mulx rcx, r8, qword [rsp + 16]
    adcx r13, r8
    adox r13, rbx
    mulx rbx, r8, qword [rsp + 96]
    adcx r14, r8
    adox r14, rcx
    mulx r8, rcx, qword [rsp + 88]
    adcx rax, rcx
    adox rax, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx r10, rcx
    adox r10, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx r15, rcx
    adox r15, rbx
    adcx rsi, rsi
    adox rsi, r8
    ; HHH = H * HH: product, row 4: + a * b[4] * W^4
    mov rcx, rdx
    mov rdx, r9
    mulx rbx, r8, qword [rsp + 112]
    xor r9d, r9d
    adcx r13, r8
    mov qword [rsp + 176], rcx
    mulx rcx, r8, qword [rsp + 16]
    adcx r14, r8
    adox r14, rbx
    mulx rbx, r8, qword [rsp + 96]
    adcx rax, r8
    adox rax, rcx
    mulx r8, rcx, qword [rsp + 88]
    adcx r10, rcx
    adox r10, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx r15, rcx
    adox r15, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx rsi, rcx
    adox rsi, rbx
    adcx r9, r9
    adox r9, r8
    ; HHH = H * HH: product, row 5: + a * b[5] * W^5
    mov rcx, rdx
    mov rdx, rdi
    mulx rbx, r8, qword [rsp + 112]
    xor edi, edi
    adcx r14, r8
    mov qword [rsp + 200], rcx
    mulx rcx, r8, qword [rsp + 16]
    adcx rax, r8
    adox rax, rbx
    mulx rbx, r8, qword [rsp + 96]
    adcx r10, r8
    adox r10, rcx
    mulx r8, rcx, qword [rsp + 88]
    adcx r15, rcx
    adox r15, rbx
    mulx rbx, rcx, qword [rsp + 32]
    adcx rsi, rcx
    adox rsi, r8
    mulx r8, rcx, qword [rsp + 48]
    adcx r9, rcx
    adox r9, rbx
    adcx rdi, rdi
    adox rdi, r8
    ; HHH = H * HH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, r15
    shl rcx, 32
    mov r8, r15
    shrd r8, rsi, 32
    mov rbx, rsi
    shrd rbx, r9, 32
    mov qword [rsp + 208], rbp
    mov rbp, r9
    shrd rbp, rdi, 32
    mov qword [rsp + 216], r12
    mov r12, rdi
    shr r12, 32
    mov qword [rsp + 224], r12
    xor r12d, r12d
    adox r11, rcx
    adcx r13, r15
    adox r13, r8
    adcx r14, rsi
    adox r14, rbx
    adcx rax, r9
    adox rax, rbp
    adcx r10, rdi
    adox r10, qword [rsp + 224]
    adcx r12, r12
    mov qword [rsp + 232], rbp
    mov ebp, 0
    adox r12, rbp
    add r15, qword [rsp + 216]
    adc r11, rsi
    adc r13, r9
    adc r14, rdi
    adc rax, 1
    adc r10, 0
    adc r12, 0
    sub r15, rcx
    sbb r11, r8
    sbb r13, rbx
    sbb r14, qword [rsp + 232]
    sbb rax, qword [rsp + 224]
    sbb r10, 0
    sbb r12, 0
    ; HHH = H * HH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rax
    shrd rcx, r10, 32
    mov r8, r10
    shrd r8, r12, 32
    mov r9, rax
    shl r9, 32
    xor esi, esi
    mov rdi, r9
    adox rdi, r10
    mov rbx, rax
    adcx rbx, rcx
    adox rbx, r12
    adcx r10, r8
    adox r10, rsi
    adcx r12, rsi
    adox r12, rsi
    sub rax, r9
    sbb rdi, rcx
    sbb rbx, r8
    sbb r10, 0
    sbb r12, 0
    add rax, qword [rsp + 208]
    adc rdi, qword [rsp + 168]
    adc r15, rbx
    adc r11, r10
    adc r13, r12
    adc r14, 0
    ; HHH = H * HH: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub rax, rsi
    sbb rdi, r8
    sbb r15, r9
    sbb r11, 0
    sbb r13, 0
    sbb r14, 0
    ; V = X1 * HH: product, row 0: a * b[0]
    mov r8, rdx
    mov rdx, qword [rsp + 160]
    mov r9, qword [rsp + 24]
    mulx rbx, rsi, qword [r9 + 8]
    mulx r12, rbp, qword [r9]
    add rsi, r12
    mov qword [rsp + 168], r14
    mulx r14, r12, qword [r9 + 16]
    adc r12, rbx
    mov qword [rsp + 208], r13
    mulx r13, rbx, qword [r9 + 24]
    adc rbx, r14
    mov qword [rsp + 224], r11
    mulx r11, r14, qword [r9 + 32]
    adc r14, r13
    mov qword [rsp + 232], r15
    mulx r15, r13, qword [r9 + 40]
    adc r13, r11
    adc r15, 0
    ; V = X1 * HH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 184]
    mov qword [rsp + 160], rdi
    mulx rdi, r11, qword [r9]
    mov qword [rsp + 216], rax
    xor eax, eax
    adcx rsi, r11
    mulx rcx, r11, qword [r9 + 8]
    adcx r12, r11
    adox r12, rdi
    mulx rdi, r11, qword [r9 + 16]
    adcx rbx, r11
    adox rbx, rcx
    mulx r11, rcx, qword [r9 + 24]
    adcx r14, rcx
    adox r14, rdi
    mulx rdi, rcx, qword [r9 + 32]
    adcx r13, rcx
    adox r13, r11
    mulx r11, rcx, qword [r9 + 40]
    adcx r15, rcx
    adox r15, rdi
    adcx rax, rax
    adox rax, r11
    ; V = X1 * HH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 192]
    mulx r11, rcx, qword [r9]
    xor edi, edi
    adcx r12, rcx
    mulx r10, rcx, qword [r9 + 8]
    adcx rbx, rcx
    adox rbx, r11
    mulx r11, rcx, qword [r9 + 16]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [r9 + 24]
    adcx r13, rcx
    adox r13, r11
    mulx r11, rcx, qword [r9 + 32]
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, qword [r9 + 40]
    adcx rax, rcx
    adox rax, r11
    adcx rdi, rdi
    adox rdi, r10
    ; V = X1 * HH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 176]
    mulx r10, rcx, qword [r9]
    xor r11d, r11d
    adcx rbx, rcx
    mov qword [rsp + 192], rsi
    mulx rsi, rcx, qword [r9 + 8]
    adcx r14, rcx
    adox r14, r10
    mulx r10, rcx, qword [r9 + 16]
    adcx r13, rcx
    adox r13, rsi
    mulx rsi, rcx, qword [r9 + 24]
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, qword [r9 + 32]
    adcx rax, rcx
    adox rax, rsi
    mulx rsi, rcx, qword [r9 + 40]
    adcx rdi, rcx
    adox rdi, r10
    adcx r11, r11
    adox r11, rsi
    ; V = X1 * HH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 200]
    mulx r10, rcx, qword [r9]
    xor esi, esi
    adcx r14, rcx
    mov qword [rsp + 176], rbp
    mulx rbp, rcx, qword [r9 + 8]
    adcx r13, rcx
    adox r13, r10
    mulx r10, rcx, qword [r9 + 16]
    adcx r15, rcx
    adox r15, rbp
    mulx rbp, rcx, qword [r9 + 24]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [r9 + 32]
    adcx rdi, rcx
    adox rdi, rbp
    mulx rbp, rcx, qword [r9 + 40]
    adcx r11, rcx
    adox r11, r10
    adcx rsi, rsi
    adox rsi, rbp
    ; V = X1 * HH: product, row 5: + a * b[5] * W^5
    mov rdx, r8
    mulx r10, rcx, qword [r9]
    xor ebp, ebp
    adcx r13, rcx
    mulx r8, rcx, qword [r9 + 8]
    adcx r15, rcx
    adox r15, r10
    mulx r10, rcx, qword [r9 + 16]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [r9 + 24]
    adcx rdi, rcx
    adox rdi, r10
    mulx r10, rcx, qword [r9 + 32]
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, qword [r9 + 40]
    adcx rsi, rcx
    adox rsi, r10
    adcx rbp, rbp
    adox rbp, r8
    ; V = X1 * HH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, rdi
    shl rcx, 32
    mov r8, rdi
    shrd r8, r11, 32
    mov r10, r11
    shrd r10, rsi, 32
    mov r9, rsi
    shrd r9, rbp, 32
    mov qword [rsp + 200], r12
    mov r12, rbp
    shr r12, 32
    mov qword [rsp + 184], r12
    xor r12d, r12d
    adox rbx, rcx
    adcx r14, rdi
    adox r14, r8
    adcx r13, r11
    adox r13, r10
    adcx r15, rsi
    adox r15, r9
    adcx rax, rbp
    adox rax, qword [rsp + 184]
    adcx r12, r12
    mov qword [rsp + 240], r9
    mov r9d, 0
    adox r12, r9
    add rdi, qword [rsp + 200]
    adc rbx, r11
    adc r14, rsi
    adc r13, rbp
    adc r15, 1
    adc rax, 0
    adc r12, 0
    sub rdi, rcx
    sbb rbx, r8
    sbb r14, r10
    sbb r13, qword [rsp + 240]
    sbb r15, qword [rsp + 184]
    sbb rax, 0
    sbb r12, 0
    ; V = X1 * HH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, r15
    shrd rcx, rax, 32
    mov r8, rax
    shrd r8, r12, 32
    mov r10, r15
    shl r10, 32
    xor r11d, r11d
    mov r9, r10
    adox r9, rax
    mov rsi, r15
    adcx rsi, rcx
    adox rsi, r12
    adcx rax, r8
    adox rax, r11
    adcx r12, r11
    adox r12, r11
    sub r15, r10
    sbb r9, rcx
    sbb rsi, r8
    sbb rax, 0
    sbb r12, 0
    add r15, qword [rsp + 176]
    adc r9, qword [rsp + 192]
    adc rdi, rsi
    adc rbx, rax
    adc r14, r12
    adc r13, 0
    ; V = X1 * HH: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r11, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r10d, 1
    cmovnc r8, r10
    sub r15, r11
    sbb r9, rcx
    sbb rdi, r8
    sbb rbx, 0
    sbb r14, 0
    sbb r13, 0
    ; rr = r^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 80]
    mulx r8, rcx, qword [rsp + 72]
    mulx rsi, r11, qword [rsp + 8]
    add rcx, rsi
    mulx rbp, rsi, qword [rsp + 104]
    adc rsi, r8
    mulx r12, r8, qword [rsp + 56]
    adc r8, rbp
    mulx rax, rbp, qword [rsp + 40]
    adc rbp, r12
    adc rax, 0
    ; rr = r^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 192], r13
    mulx r13, r12, qword [rsp + 72]
    mov qword [rsp + 176], r14
    xor r14d, r14d
    adcx rsi, r12
    mov qword [rsp + 184], rbx
    mulx rbx, r12, qword [rsp + 104]
    adcx r8, r12
    adox r8, r13
    mulx r13, r12, qword [rsp + 56]
    adcx rbp, r12
    adox rbp, rbx
    mulx r12, rbx, qword [rsp + 40]
    adcx rax, rbx
    adox rax, r13
    adcx r14, r14
    adox r14, r12
    ; rr = r^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 72]
    mulx r12, rbx, qword [rsp + 104]
    xor r13d, r13d
    adcx rbp, rbx
    mov qword [rsp + 240], rdi
    mulx rdi, rbx, qword [rsp + 56]
    adcx rax, rbx
    adox rax, r12
    mulx r12, rbx, qword [rsp + 40]
    adcx r14, rbx
    adox r14, rdi
    adcx r13, r13
    adox r13, r12
    ; rr = r^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 104]
    mulx rbx, rdi, qword [rsp + 56]
    add r14, rdi
    mulx r12, rdi, qword [rsp + 40]
    adc r13, rdi
    mov edi, 0
    adc rdi, rdi
    add r13, rbx
    adc rdi, r12
    ; rr = r^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 56]
    mulx r12, rbx, qword [rsp + 40]
    add rdi, rbx
    mov ebx, 0
    adc rbx, rbx
    add rbx, r12
    ; rr = r^2: square: double the cross products
    xor r12d, r12d
    adcx r11, r11
    ; rr = r^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 80]
    mov qword [rsp + 200], r9
    mov qword [rsp + 248], r15
    mulx r15, r9, rdx
    adox r11, r15
    adcx rcx, rcx
    mov rdx, qword [rsp + 8]
    mov qword [rsp + 256], r11
    mulx r11, r15, rdx
    adox rcx, r15
    adcx rsi, rsi
    adox rsi, r11
    adcx r8, r8
    mov rdx, qword [rsp + 72]
    mulx r15, r11, rdx
    adox r8, r11
    adcx rbp, rbp
    adox rbp, r15
    adcx rax, rax
    mov rdx, qword [rsp + 104]
    mulx r15, r11, rdx
    adox rax, r11
    adcx r14, r14
    adox r14, r15
    adcx r13, r13
    mov rdx, qword [rsp + 56]
    mulx r15, r11, rdx
    adox r13, r11
    adcx rdi, rdi
    adox rdi, r15
    adcx rbx, rbx
    mov rdx, qword [rsp + 40]
    mulx r15, r11, rdx
    adox rbx, r11
    adcx r12, r12
    adox r12, r15
    ; rr = r^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov r11, r13
    shl r11, 32
    mov r15, r13
    shrd r15, rdi, 32
    mov qword [rsp + 264], r9
    mov r9, rdi
    shrd r9, rbx, 32
    mov r10, rbx
    shrd r10, r12, 32
    mov qword [rsp + 272], rcx
    mov rcx, r12
    shr rcx, 32
    mov qword [rsp + 280], rcx
    xor ecx, ecx
    adox rsi, r11
    adcx r8, r13
    adox r8, r15
    adcx rbp, rdi
    adox rbp, r9
    adcx rax, rbx
    adox rax, r10
    adcx r14, r12
    adox r14, qword [rsp + 280]
    adcx rcx, rcx
    mov qword [rsp + 288], r10
    mov r10d, 0
    adox rcx, r10
    add r13, qword [rsp + 272]
    adc rsi, rdi
    adc r8, rbx
    adc rbp, r12
    adc rax, 1
    adc r14, 0
    adc rcx, 0
    sub r13, r11
    sbb rsi, r15
    sbb r8, r9
    sbb rbp, qword [rsp + 288]
    sbb rax, qword [rsp + 280]
    sbb r14, 0
    sbb rcx, 0
    ; rr = r^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov r9, rax
    shrd r9, r14, 32
    mov r11, r14
    shrd r11, rcx, 32
    mov rdi, rax
    shl rdi, 32
    xor ebx, ebx
    mov r10, rdi
    adox r10, r14
    mov r12, rax
    adcx r12, r9
    adox r12, rcx
    adcx r14, r11
    adox r14, rbx
    adcx rcx, rbx
    adox rcx, rbx
    sub rax, rdi
    sbb r10, r9
    sbb r12, r11
    sbb r14, 0
    sbb rcx, 0
    add rax, qword [rsp + 264]
    adc r10, qword [rsp + 256]
    adc r13, r12
    adc rsi, r14
    adc r8, rcx
    adc rbp, 0
    ; rr = r^2: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rbx, rcx
    mov r9d, 0xffffffff
    mov r11d, 0
    cmovc r9, r11
    mov edi, 1
    cmovnc r11, rdi
    sub rax, rbx
    sbb r10, r9
    sbb r13, r11
    sbb rsi, 0
    sbb r8, 0
    sbb rbp, 0
    ; V2 = 2*V: 2*a, below 2*p
    mov r9, qword [rsp + 248]
    add r9, r9
    mov r11, qword [rsp + 200]
    adc r11, r11
    mov rbx, qword [rsp + 240]
    adc rbx, rbx
    mov r12, qword [rsp + 184]
    adc r12, r12
    mov r14, qword [rsp + 176]
    adc r14, r14
    mov r15, qword [rsp + 192]
    adc r15, r15
    ; V2 = 2*V: subtract the modulus; keep the difference unless it borrows
    mov ecx, 0
    adc rcx, rcx
    mov rdi, r9
    mov qword [rsp + 256], rbp
    mov ebp, 0xffffffff
    sub rdi, rbp
    mov rbp, r11
    mov qword [rsp + 264], r8
    mov r8, 0xffffffff00000000
    sbb rbp, r8
    mov r8, rbx
    sbb r8, -2
    mov qword [rsp + 280], rsi
    mov rsi, r12
    sbb rsi, -1
    mov qword [rsp + 288], r13
    mov r13, r14
    sbb r13, -1
    mov qword [rsp + 272], r10
    mov r10, r15
    sbb r10, -1
    sbb rcx, 0
    cmovc rdi, r9
    cmovc rbp, r11
    cmovc r8, rbx
    cmovc rsi, r12
    cmovc r13, r14
    cmovc r10, r15
    ; t3 = rr - HHH: a - b
    sub rax, qword [rsp + 216]
    mov rcx, qword [rsp + 272]
    sbb rcx, qword [rsp + 160]
    mov r9, qword [rsp + 288]
    sbb r9, qword [rsp + 232]
    mov r11, qword [rsp + 280]
    sbb r11, qword [rsp + 224]
    mov rbx, qword [rsp + 264]
    sbb rbx, qword [rsp + 208]
    mov r12, qword [rsp + 256]
    sbb r12, qword [rsp + 168]
    ; t3 = rr - HHH: add the modulus where it borrowed
    sbb r14, r14
    mov r15, r14
    mov qword [rsp + 256], r10
    mov r10d, 0xffffffff
    and r15, r10
    mov r10, r14
    mov qword [rsp + 264], r13
    mov r13, 0xffffffff00000000
    and r10, r13
    mov r13, r14
    and r13, -2
    add rax, r15
    adc rcx, r10
    adc r9, r13
    adc r11, r14
    adc rbx, r14
    adc r12, r14
    ; X3 = t3 - V2: a - b
    sub rax, rdi
    sbb rcx, rbp
    sbb r9, r8
    sbb r11, rsi
    sbb rbx, qword [rsp + 264]
    sbb r12, qword [rsp + 256]
    ; X3 = t3 - V2: add the modulus where it borrowed
    sbb r8, r8
    mov r10, r8
    mov esi, 0xffffffff
    and r10, rsi
    mov rdi, r8
    mov rbp, 0xffffffff00000000
    and rdi, rbp
    mov r13, r8
    and r13, -2
    add rax, r10
    adc rcx, rdi
    adc r9, r13
    adc r11, r8
    adc rbx, r8
    adc r12, r8
    ; t4 = V - X3: a - b
    mov r8, qword [rsp + 248]
    sub r8, rax
    mov r10, qword [rsp + 200]
    sbb r10, rcx
    mov rdi, qword [rsp + 240]
    sbb rdi, r9
    mov r13, qword [rsp + 184]
    sbb r13, r11
    mov r14, qword [rsp + 176]
    sbb r14, rbx
    mov r15, qword [rsp + 192]
    sbb r15, r12
    ; t4 = V - X3: add the modulus where it borrowed
    mov qword [rsp + 192], rax
    sbb rax, rax
    mov qword [rsp + 176], rcx
    mov rcx, rax
    and rcx, rsi
    mov qword [rsp + 184], r9
    mov r9, rax
    and r9, rbp
    mov rbp, rax
    and rbp, -2
    add r8, rcx
    adc r10, r9
    adc rdi, rbp
    adc r13, rax
    adc r14, rax
    adc r15, rax
    ; t5 = r * t4: product, row 0: a * b[0]
    mov rdx, r8
    mulx rcx, rax, qword [rsp + 8]
    mulx rbp, r9, qword [rsp + 80]
    add rax, rbp
    mulx r8, rbp, qword [rsp + 72]
    adc rbp, rcx
    mov qword [rsp + 240], r11
    mulx r11, rcx, qword [rsp + 104]
    adc rcx, r8
    mov qword [rsp + 200], rbx
    mulx rbx, r8, qword [rsp + 56]
    adc r8, r11
    mov qword [rsp + 248], r12
    mulx r12, r11, qword [rsp + 40]
    adc r11, rbx
    adc r12, 0
    ; t5 = r * t4: product, row 1: + a * b[1] * W^1
    mov rdx, r10
    mulx rsi, rbx, qword [rsp + 80]
    xor r10d, r10d
    adcx rax, rbx
    mov qword [rsp + 256], rax
    mulx rax, rbx, qword [rsp + 8]
    adcx rbp, rbx
    adox rbp, rsi
    mulx rbx, rsi, qword [rsp + 72]
    adcx rcx, rsi
    adox rcx, rax
    mulx rsi, rax, qword [rsp + 104]
    adcx r8, rax
    adox r8, rbx
    mulx rbx, rax, qword [rsp + 56]
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, qword [rsp + 40]
    adcx r12, rax
    adox r12, rbx
    adcx r10, r10
    adox r10, rsi
    ; t5 = r * t4: product, row 2: + a * b[2] * W^2
    mov rdx, rdi
    mulx rsi, rax, qword [rsp + 80]
    xor ebx, ebx
    adcx rbp, rax
    mulx rdi, rax, qword [rsp + 8]
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r8, rax
    adox r8, rdi
    mulx rdi, rax, qword [rsp + 104]
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, qword [rsp + 56]
    adcx r12, rax
    adox r12, rdi
    mulx rdi, rax, qword [rsp + 40]
    adcx r10, rax
    adox r10, rsi
    adcx rbx, rbx
    adox rbx, rdi
    ; t5 = r * t4: product, row 3: + a * b[3] * W^3
    mov rdx, r13
    mulx rsi, rax, qword [rsp + 80]
    xor edi, edi
    adcx rcx, rax
    mulx r13, rax, qword [rsp + 8]
    adcx r8, rax
    adox r8, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r11, rax
    adox r11, r13
    mulx r13, rax, qword [rsp + 104]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rsp + 56]
    adcx r10, rax
    adox r10, r13
    mulx r13, rax, qword [rsp + 40]
    adcx rbx, rax
    adox rbx, rsi
    adcx rdi, rdi
    adox rdi, r13
    ; t5 = r * t4: product, row 4: + a * b[4] * W^4
    mov rdx, r14
    mulx rsi, rax, qword [rsp + 80]
    xor r13d, r13d
    adcx r8, rax
    mulx r14, rax, qword [rsp + 8]
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r12, rax
    adox r12, r14
    mulx r14, rax, qword [rsp + 104]
    adcx r10, rax
    adox r10, rsi
    mulx rsi, rax, qword [rsp + 56]
    adcx rbx, rax
    adox rbx, r14
    mulx r14, rax, qword [rsp + 40]
    adcx rdi, rax
    adox rdi, rsi
    adcx r13, r13
    adox r13, r14
    ; t5 = r * t4: product, row 5: + a * b[5] * W^5
    mov rdx, r15
    mulx rsi, rax, qword [rsp + 80]
    xor r14d, r14d
    adcx r11, rax
    mulx r15, rax, qword [rsp + 8]
    adcx r12, rax
    adox r12, rsi
    mulx rsi, rax, qword [rsp + 72]
    adcx r10, rax
    adox r10, r15
    mulx r15, rax, qword [rsp + 104]
    adcx rbx, rax
    adox rbx, rsi
    mulx rsi, rax, qword [rsp + 56]
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, qword [rsp + 40]
    adcx r13, rax
    adox r13, rsi
    adcx r14, r14
    adox r14, r15
    ; t5 = r * t4: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, rbx
    shl rax, 32
    mov rsi, rbx
    shrd rsi, rdi, 32
    mov r15, rdi
    shrd r15, r13, 32
    mov qword [rsp + 264], r9
    mov r9, r13
    shrd r9, r14, 32
    mov qword [rsp + 280], rbp
    mov rbp, r14
    shr rbp, 32
    mov qword [rsp + 288], rbp
    xor ebp, ebp
    adox rcx, rax
    adcx r8, rbx
    adox r8, rsi
    adcx r11, rdi
    adox r11, r15
    adcx r12, r13
    adox r12, r9
    adcx r10, r14
    adox r10, qword [rsp + 288]
    adcx rbp, rbp
    mov qword [rsp + 272], r9
    mov r9d, 0
    adox rbp, r9
    add rbx, qword [rsp + 280]
    adc rcx, rdi
    adc r8, r13
    adc r11, r14
    adc r12, 1
    adc r10, 0
    adc rbp, 0
    sub rbx, rax
    sbb rcx, rsi
    sbb r8, r15
    sbb r11, qword [rsp + 272]
    sbb r12, qword [rsp + 288]
    sbb r10, 0
    sbb rbp, 0
    ; t5 = r * t4: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r12
    shrd rax, r10, 32
    mov rsi, r10
    shrd rsi, rbp, 32
    mov rdi, r12
    shl rdi, 32
    xor r13d, r13d
    mov r9, rdi
    adox r9, r10
    mov r14, r12
    adcx r14, rax
    adox r14, rbp
    adcx r10, rsi
    adox r10, r13
    adcx rbp, r13
    adox rbp, r13
    sub r12, rdi
    sbb r9, rax
    sbb r14, rsi
    sbb r10, 0
    sbb rbp, 0
    add r12, qword [rsp + 264]
    adc r9, qword [rsp + 256]
    adc rbx, r14
    adc rcx, r10
    adc r8, rbp
    adc r11, 0
    ; t5 = r * t4: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r13, rax
    mov r10d, 0xffffffff
    mov esi, 0
    cmovc r10, rsi
    mov edi, 1
    cmovnc rsi, rdi
    sub r12, r13
    sbb r9, r10
    sbb rbx, rsi
    sbb rcx, 0
    sbb r8, 0
    sbb r11, 0
    ; t6 = Y1 * HHH: product, row 0: a * b[0]
    mov rdx, qword [rsp + 216]
    mov r10, qword [rsp + 24]
    mulx rbp, rsi, qword [r10 + 56]
    mulx r14, r13, qword [r10 + 48]
    add rsi, r14
    mulx r15, r14, qword [r10 + 64]
    adc r14, rbp
    mulx rax, rbp, qword [r10 + 72]
    adc rbp, r15
    mulx rdi, r15, qword [r10 + 80]
    adc r15, rax
    mov qword [rsp + 256], r11
    mulx r11, rax, qword [r10 + 88]
    adc rax, rdi
    adc r11, 0
    ; t6 = Y1 * HHH: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 160]
    mov qword [rsp + 216], r8
    mulx r8, rdi, qword [r10 + 48]
    mov qword [rsp + 264], rcx
    xor ecx, ecx
    adcx rsi, rdi
    mov qword [rsp + 288], rbx
    mulx rbx, rdi, qword [r10 + 56]
    adcx r14, rdi
    adox r14, r8
    mulx rdi, r8, qword [r10 + 64]
    adcx rbp, r8
    adox rbp, rbx
    mulx rbx, r8, qword [r10 + 72]
    adcx r15, r8
    adox r15, rdi
    mulx rdi, r8, qword [r10 + 80]
    adcx rax, r8
    adox rax, rbx
    mulx rbx, r8, qword [r10 + 88]
    adcx r11, r8
    adox r11, rdi
    adcx rcx, rcx
    adox rcx, rbx
    ; t6 = Y1 * HHH: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 232]
    mulx rdi, r8, qword [r10 + 48]
    xor ebx, ebx
    adcx r14, r8
    mov qword [rsp + 160], r9
    mulx r9, r8, qword [r10 + 56]
    adcx rbp, r8
    adox rbp, rdi
    mulx rdi, r8, qword [r10 + 64]
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, qword [r10 + 72]
    adcx rax, r8
    adox rax, rdi
    mulx rdi, r8, qword [r10 + 80]
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, qword [r10 + 88]
    adcx rcx, r8
    adox rcx, rdi
    adcx rbx, rbx
    adox rbx, r9
    ; t6 = Y1 * HHH: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 224]
    mulx r9, r8, qword [r10 + 48]
    xor edi, edi
    adcx rbp, r8
    mov qword [rsp + 232], r12
    mulx r12, r8, qword [r10 + 56]
    adcx r15, r8
    adox r15, r9
    mulx r9, r8, qword [r10 + 64]
    adcx rax, r8
    adox rax, r12
    mulx r12, r8, qword [r10 + 72]
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, qword [r10 + 80]
    adcx rcx, r8
    adox rcx, r12
    mulx r12, r8, qword [r10 + 88]
    adcx rbx, r8
    adox rbx, r9
    adcx rdi, rdi
    adox rdi, r12
    ; t6 = Y1 * HHH: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 208]
    mulx r9, r8, qword [r10 + 48]
    xor r12d, r12d
    adcx r15, r8
    mov qword [rsp + 224], rsi
    mulx rsi, r8, qword [r10 + 56]
    adcx rax, r8
    adox rax, r9
    mulx r9, r8, qword [r10 + 64]
    adcx r11, r8
    adox r11, rsi
    mulx rsi, r8, qword [r10 + 72]
    adcx rcx, r8
    adox rcx, r9
    mulx r9, r8, qword [r10 + 80]
    adcx rbx, r8
    adox rbx, rsi
    mulx rsi, r8, qword [r10 + 88]
    adcx rdi, r8
    adox rdi, r9
    adcx r12, r12
    adox r12, rsi
    ; t6 = Y1 * HHH: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 168]
    mulx r9, r8, qword [r10 + 48]
    xor esi, esi
    adcx rax, r8
    mov qword [rsp + 208], r13
    mulx r13, r8, qword [r10 + 56]
    adcx r11, r8
    adox r11, r9
    mulx r9, r8, qword [r10 + 64]
    adcx rcx, r8
    adox rcx, r13
    mulx r13, r8, qword [r10 + 72]
    adcx rbx, r8
    adox rbx, r9
    mulx r9, r8, qword [r10 + 80]
    adcx rdi, r8
    adox rdi, r13
    mulx r13, r8, qword [r10 + 88]
    mov r10, qword [rsp]
    mov qword [rsp + 24], r14
    mov r14, qword [rsp + 192]
    mov qword [r10], r14
    mov qword [rsp + 168], rcx
    mov rcx, qword [rsp + 176]
    mov qword [r10 + 8], rcx
    mov qword [rsp + 272], r11
    mov r11, qword [rsp + 184]
    mov qword [r10 + 16], r11
    mov qword [rsp + 280], rax
    mov rax, qword [rsp + 240]
    mov qword [r10 + 24], rax
    mov qword [rsp + 296], r15
    mov r15, qword [rsp + 200]
    mov qword [r10 + 32], r15
    mov qword [rsp + 304], rbp
    mov rbp, qword [rsp + 248]
    mov qword [r10 + 40], rbp
    mov qword [rsp + 312], rdi
    mov rdi, qword [rsp + 136]
    mov qword [r10 + 96], rdi
    mov qword [rsp + 320], rbx
    mov rbx, qword [rsp + 120]
    mov qword [r10 + 104], rbx
    mov rsi, qword [rsp + 64]
    mov qword [r10 + 112], rsi
    mov qword [rsp + 328], r13
    mov r13, qword [rsp + 144]
    mov qword [r10 + 120], r13
    mov qword [rsp + 336], r9
    mov r9, qword [rsp + 152]
    mov qword [r10 + 128], r9
    mov qword [rsp + 344], r8
    mov r8, qword [rsp + 128]
    mov qword [r10 + 136], r8
    adcx r12, qword [rsp + 344]
    adox r12, qword [rsp + 336]
    mov eax, 0
    adcx rax, rax
    adox rax, qword [rsp + 328]
    ; t6 = Y1 * HHH: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, qword [rsp + 320]
    shl rcx, 32
    mov r8, qword [rsp + 312]
    mov r9, qword [rsp + 320]
    shrd r9, r8, 32
    shrd r8, r12, 32
    mov r11, r12
    shrd r11, rax, 32
    mov rsi, rax
    shr rsi, 32
    xor edi, edi
    mov rbx, qword [rsp + 304]
    adox rbx, rcx
    mov rbp, qword [rsp + 296]
    adcx rbp, qword [rsp + 320]
    adox rbp, r9
    mov r13, qword [rsp + 280]
    adcx r13, qword [rsp + 312]
    adox r13, r8
    mov r14, qword [rsp + 272]
    adcx r14, r12
    adox r14, r11
    mov r15, qword [rsp + 168]
    adcx r15, rax
    adox r15, rsi
    adcx rdi, rdi
    mov r10d, 0
    adox rdi, r10
    mov qword [rsp + 168], rsi
    mov rsi, qword [rsp + 24]
    add rsi, qword [rsp + 320]
    adc rbx, qword [rsp + 312]
    adc rbp, r12
    adc r13, rax
    adc r14, 1
    adc r15, 0
    adc rdi, 0
    sub rsi, rcx
    sbb rbx, r9
    sbb rbp, r8
    sbb r13, r11
    sbb r14, qword [rsp + 168]
    sbb r15, 0
    sbb rdi, 0
    ; t6 = Y1 * HHH: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r14
    shrd rax, r15, 32
    mov rcx, r15
    shrd rcx, rdi, 32
    mov r8, r14
    shl r8, 32
    xor r9d, r9d
    mov r10, r8
    adox r10, r15
    mov r11, r14
    adcx r11, rax
    adox r11, rdi
    adcx r15, rcx
    adox r15, r9
    adcx rdi, r9
    adox rdi, r9
    sub r14, r8
    sbb r10, rax
    sbb r11, rcx
    sbb r15, 0
    sbb rdi, 0
    add r14, qword [rsp + 208]
    adc r10, qword [rsp + 224]
    adc rsi, r11
    adc rbx, r15
    adc rbp, rdi
    adc r13, 0
    ; t6 = Y1 * HHH: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r9, rax
    mov eax, 0xffffffff
    mov ecx, 0
    cmovc rax, rcx
    mov r8d, 1
    cmovnc rcx, r8
    sub r14, r9
    sbb r10, rax
    sbb rsi, rcx
    sbb rbx, 0
    sbb rbp, 0
    sbb r13, 0
    ; Y3 = t5 - t6: a - b
    mov rax, qword [rsp + 232]
    sub rax, r14
    mov rcx, qword [rsp + 160]
    sbb rcx, r10
    mov r9, qword [rsp + 288]
    sbb r9, rsi
    mov r10, qword [rsp + 264]
    sbb r10, rbx
    mov r11, qword [rsp + 216]
    sbb r11, rbp
    mov rsi, qword [rsp + 256]
    sbb rsi, r13
    ; Y3 = t5 - t6: add the modulus where it borrowed
    sbb rdi, rdi
    mov rbx, rdi
    mov ebp, 0xffffffff
    and rbx, rbp
    mov rbp, rdi
    mov r12, 0xffffffff00000000
    and rbp, r12
    mov r12, rdi
    and r12, -2
    add rax, rbx
    mov rbx, qword [rsp]
    mov qword [rbx + 48], rax
    adc rcx, rbp
    mov qword [rbx + 56], rcx
    adc r9, r12
    mov qword [rbx + 64], r9
    adc r10, rdi
    mov qword [rbx + 72], r10
    adc r11, rdi
    mov qword [rbx + 80], r11
    adc rsi, rdi
    mov qword [rbx + 88], rsi
    ; H.is_zero = H = 0: gather all words; only zero borrows when 1 is taken away
    mov rdi, qword [rsp + 112]
    or rdi, qword [rsp + 16]
    or rdi, qword [rsp + 96]
    or rdi, qword [rsp + 88]
    or rdi, qword [rsp + 32]
    or rdi, qword [rsp + 48]
    cmp rdi, 1
    sbb rdi, rdi
    ; r.is_zero = r = 0: gather all words; only zero borrows when 1 is taken away
    mov rbp, qword [rsp + 80]
    or rbp, qword [rsp + 8]
    or rbp, qword [rsp + 72]
    or rbp, qword [rsp + 104]
    or rbp, qword [rsp + 56]
    or rbp, qword [rsp + 40]
    cmp rbp, 1
    sbb r8, r8
    and rdi, r8
    mov rax, rdi
    add rsp, 352
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_point_dbl_fused(p384_limb r[18], const p384_limb p[18])
; r = 2P
; Hankerson, Menezes, Vanstone: Guide to Elliptic Curve Cryptography (2004), algorithm 3.21
; p = P; jacobian coordinates
; 4M + 4S
LOCAL p384_point_dbl_fused
align 32
p384_point_dbl_fused:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 248
    ; Y2 = 2*Y1: 2*a, below 2*p
    mov rax, qword [rsi + 48]
    add rax, rax
    mov rcx, qword [rsi + 56]
    adc rcx, rcx
    mov r8, qword [rsi + 64]
    adc r8, r8
    mov r9, qword [rsi + 72]
    adc r9, r9
    mov r10, qword [rsi + 80]
    adc r10, r10
    mov r11, qword [rsi + 88]
    adc r11, r11
    ; Y2 = 2*Y1: subtract the modulus; keep the difference unless it borrows
    mov ebx, 0
    adc rbx, rbx
    mov rbp, rax
    mov r12d, 0xffffffff
    sub rbp, r12
    mov r13, rcx
    mov r14, 0xffffffff00000000
    sbb r13, r14
    mov r15, r8
    sbb r15, -2
    mov r14, r9
    sbb r14, -1
    mov qword [rsp], rdi
    mov rdi, r10
    sbb rdi, -1
    mov r12, r11
    sbb r12, -1
    sbb rbx, 0
    cmovc rbp, rax
    cmovc r13, rcx
    cmovc r15, r8
    cmovc r14, r9
    cmovc rdi, r10
    cmovc r12, r11
    ; delta = Z1^2: square, products of a[0] with the words above it
    mov rdx, qword [rsi + 96]
    mulx rcx, rax, qword [rsi + 112]
    mulx r9, r8, qword [rsi + 104]
    add rax, r9
    mulx r10, r9, qword [rsi + 120]
    adc r9, rcx
    mulx r11, rcx, qword [rsi + 128]
    adc rcx, r10
    mulx rbx, r10, qword [rsi + 136]
    adc r10, r11
    adc rbx, 0
    ; delta = Z1^2: square, products of a[1] with the words above it
    mov rdx, qword [rsi + 104]
    mov qword [rsp + 8], r12
    mulx r12, r11, qword [rsi + 112]
    mov qword [rsp + 16], rdi
    xor edi, edi
    adcx r9, r11
    mov qword [rsp + 24], r14
    mulx r14, r11, qword [rsi + 120]
    adcx rcx, r11
    adox rcx, r12
    mulx r12, r11, qword [rsi + 128]
    adcx r10, r11
    adox r10, r14
    mulx r14, r11, qword [rsi + 136]
    adcx rbx, r11
    adox rbx, r12
    adcx rdi, rdi
    adox rdi, r14
    ; delta = Z1^2: square, products of a[2] with the words above it
    mov rdx, qword [rsi + 112]
    mulx r12, r11, qword [rsi + 120]
    xor r14d, r14d
    adcx r10, r11
    mov qword [rsp + 32], r13
    mulx r13, r11, qword [rsi + 128]
    adcx rbx, r11
    adox rbx, r12
    mulx r12, r11, qword [rsi + 136]
    adcx rdi, r11
    adox rdi, r13
    adcx r14, r14
    adox r14, r12
    ; delta = Z1^2: square, products of a[3] with the words above it
    mov rdx, qword [rsi + 120]
    mulx r12, r11, qword [rsi + 128]
    add rdi, r11
    mulx r13, r11, qword [rsi + 136]
    adc r14, r11
    mov r11d, 0
    adc r11, r11
    add r14, r12
    adc r11, r13
    ; delta = Z1^2: square, products of a[4] with the words above it
    mov rdx, qword [rsi + 128]
    mulx r13, r12, qword [rsi + 136]
    add r11, r12
    mov r12d, 0
    adc r12, r12
    add r12, r13
    ; delta = Z1^2: square: double the cross products
    xor r13d, r13d
    adcx r8, r8
    ; delta = Z1^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi + 96]
    mov qword [rsp + 40], rbp
    mov qword [rsp + 48], r15
    mulx r15, rbp, rdx
    adox r8, r15
    adcx rax, rax
    mov rdx, qword [rsi + 104]
    mov qword [rsp + 56], r8
    mulx r8, r15, rdx
    adox rax, r15
    adcx r9, r9
    adox r9, r8
    adcx rcx, rcx
    mov rdx, qword [rsi + 112]
    mulx r15, r8, rdx
    adox rcx, r8
    adcx r10, r10
    adox r10, r15
    adcx rbx, rbx
    mov rdx, qword [rsi + 120]
    mulx r15, r8, rdx
    adox rbx, r8
    adcx rdi, rdi
    adox rdi, r15
    adcx r14, r14
    mov rdx, qword [rsi + 128]
    mulx r15, r8, rdx
    adox r14, r8
    adcx r11, r11
    adox r11, r15
    adcx r12, r12
    mov rdx, qword [rsi + 136]
    mulx r15, r8, rdx
    adox r12, r8
    adcx r13, r13
    adox r13, r15
    ; delta = Z1^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov r8, r14
    shl r8, 32
    mov r15, r14
    shrd r15, r11, 32
    mov qword [rsp + 64], rsi
    mov rsi, r11
    shrd rsi, r12, 32
    mov qword [rsp + 72], rbp
    mov rbp, r12
    shrd rbp, r13, 32
    mov qword [rsp + 80], rax
    mov rax, r13
    shr rax, 32
    mov qword [rsp + 88], rax
    xor eax, eax
    adox r9, r8
    adcx rcx, r14
    adox rcx, r15
    adcx r10, r11
    adox r10, rsi
    adcx rbx, r12
    adox rbx, rbp
    adcx rdi, r13
    adox rdi, qword [rsp + 88]
    adcx rax, rax
    mov qword [rsp + 96], rbp
    mov ebp, 0
    adox rax, rbp
    add r14, qword [rsp + 80]
    adc r9, r11
    adc rcx, r12
    adc r10, r13
    adc rbx, 1
    adc rdi, 0
    adc rax, 0
    sub r14, r8
    sbb r9, r15
    sbb rcx, rsi
    sbb r10, qword [rsp + 96]
    sbb rbx, qword [rsp + 88]
    sbb rdi, 0
    sbb rax, 0
    ; delta = Z1^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov r8, rbx
    shrd r8, rdi, 32
    mov r11, rdi
    shrd r11, rax, 32
    mov rsi, rbx
    shl rsi, 32
    xor r12d, r12d
    mov rbp, rsi
    adox rbp, rdi
    mov r13, rbx
    adcx r13, r8
    adox r13, rax
    adcx rdi, r11
    adox rdi, r12
    adcx rax, r12
    adox rax, r12
    sub rbx, rsi
    sbb rbp, r8
    sbb r13, r11
    sbb rdi, 0
    sbb rax, 0
    add rbx, qword [rsp + 72]
    adc rbp, qword [rsp + 56]
    adc r14, r13
    adc r9, rdi
    adc rcx, rax
    adc r10, 0
    ; delta = Z1^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r12, rax
    mov r8d, 0xffffffff
    mov r11d, 0
    cmovc r8, r11
    mov esi, 1
    cmovnc r11, rsi
    sub rbx, r12
    sbb rbp, r8
    sbb r14, r11
    sbb r9, 0
    sbb rcx, 0
    sbb r10, 0
    ; SS = Y2^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 40]
    mulx r11, r8, qword [rsp + 48]
    mulx r12, rdi, qword [rsp + 32]
    add r8, r12
    mulx r13, r12, qword [rsp + 24]
    adc r12, r11
    mulx r15, r11, qword [rsp + 16]
    adc r11, r13
    mov qword [rsp + 56], r10
    mulx r10, r13, qword [rsp + 8]
    adc r13, r15
    adc r10, 0
    ; SS = Y2^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 32]
    mov qword [rsp + 72], rcx
    mulx rcx, r15, qword [rsp + 48]
    mov qword [rsp + 88], r9
    xor r9d, r9d
    adcx r12, r15
    mov qword [rsp + 96], r14
    mulx r14, r15, qword [rsp + 24]
    adcx r11, r15
    adox r11, rcx
    mulx r15, rcx, qword [rsp + 16]
    adcx r13, rcx
    adox r13, r14
    mulx r14, rcx, qword [rsp + 8]
    adcx r10, rcx
    adox r10, r15
    adcx r9, r9
    adox r9, r14
    ; SS = Y2^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 48]
    mulx r14, rcx, qword [rsp + 24]
    xor r15d, r15d
    adcx r13, rcx
    mov qword [rsp + 80], rbp
    mulx rbp, rcx, qword [rsp + 16]
    adcx r10, rcx
    adox r10, r14
    mulx r14, rcx, qword [rsp + 8]
    adcx r9, rcx
    adox r9, rbp
    adcx r15, r15
    adox r15, r14
    ; SS = Y2^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 24]
    mulx rbp, rcx, qword [rsp + 16]
    add r9, rcx
    mulx r14, rcx, qword [rsp + 8]
    adc r15, rcx
    mov ecx, 0
    adc rcx, rcx
    add r15, rbp
    adc rcx, r14
    ; SS = Y2^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r14, rbp, qword [rsp + 8]
    add rcx, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r14
    ; SS = Y2^2: square: double the cross products
    xor r14d, r14d
    adcx rdi, rdi
    ; SS = Y2^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 40]
    mov qword [rsp + 104], rbx
    mulx rax, rbx, rdx
    adox rdi, rax
    adcx r8, r8
    mov rdx, qword [rsp + 32]
    mov qword [rsp + 112], rdi
    mulx rdi, rax, rdx
    adox r8, rax
    adcx r12, r12
    adox r12, rdi
    adcx r11, r11
    mov rdx, qword [rsp + 48]
    mulx rdi, rax, rdx
    adox r11, rax
    adcx r13, r13
    adox r13, rdi
    adcx r10, r10
    mov rdx, qword [rsp + 24]
    mulx rdi, rax, rdx
    adox r10, rax
    adcx r9, r9
    adox r9, rdi
    adcx r15, r15
    mov rdx, qword [rsp + 16]
    mulx rdi, rax, rdx
    adox r15, rax
    adcx rcx, rcx
    adox rcx, rdi
    adcx rbp, rbp
    mov rdx, qword [rsp + 8]
    mulx rdi, rax, rdx
    adox rbp, rax
    adcx r14, r14
    adox r14, rdi
    ; SS = Y2^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r15
    shl rax, 32
    mov rdi, r15
    shrd rdi, rcx, 32
    mov qword [rsp + 120], rbx
    mov rbx, rcx
    shrd rbx, rbp, 32
    mov rsi, rbp
    shrd rsi, r14, 32
    mov qword [rsp + 128], r8
    mov r8, r14
    shr r8, 32
    mov qword [rsp + 136], r8
    xor r8d, r8d
    adox r12, rax
    adcx r11, r15
    adox r11, rdi
    adcx r13, rcx
    adox r13, rbx
    adcx r10, rbp
    adox r10, rsi
    adcx r9, r14
    adox r9, qword [rsp + 136]
    adcx r8, r8
    mov qword [rsp + 144], rsi
    mov esi, 0
    adox r8, rsi
    add r15, qword [rsp + 128]
    adc r12, rcx
    adc r11, rbp
    adc r13, r14
    adc r10, 1
    adc r9, 0
    adc r8, 0
    sub r15, rax
    sbb r12, rdi
    sbb r11, rbx
    sbb r13, qword [rsp + 144]
    sbb r10, qword [rsp + 136]
    sbb r9, 0
    sbb r8, 0
    ; SS = Y2^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r10
    shrd rax, r9, 32
    mov rcx, r9
    shrd rcx, r8, 32
    mov rdi, r10
    shl rdi, 32
    xor ebx, ebx
    mov rsi, rdi
    adox rsi, r9
    mov rbp, r10
    adcx rbp, rax
    adox rbp, r8
    adcx r9, rcx
    adox r9, rbx
    adcx r8, rbx
    adox r8, rbx
    sub r10, rdi
    sbb rsi, rax
    sbb rbp, rcx
    sbb r9, 0
    sbb r8, 0
    add r10, qword [rsp + 120]
    adc rsi, qword [rsp + 112]
    adc r15, rbp
    adc r12, r9
    adc r11, r8
    adc r13, 0
    ; SS = Y2^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rbx, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r9d, 1
    cmovnc r8, r9
    sub r10, rbx
    sbb rsi, rcx
    sbb r15, r8
    sbb r12, 0
    sbb r11, 0
    sbb r13, 0
    ; Z3 = Y2 * Z1: product, row 0: a * b[0]
    mov rcx, qword [rsp + 64]
    mov rdx, qword [rcx + 96]
    mulx rdi, r8, qword [rsp + 32]
    mulx rbp, rbx, qword [rsp + 40]
    add r8, rbp
    mulx r14, rbp, qword [rsp + 48]
    adc rbp, rdi
    mov qword [rsp + 112], r13
    mulx r13, rdi, qword [rsp + 24]
    adc rdi, r14
    mov qword [rsp + 120], r11
    mulx r11, r14, qword [rsp + 16]
    adc r14, r13
    mov qword [rsp + 136], r12
    mulx r12, r13, qword [rsp + 8]
    adc r13, r11
    adc r12, 0
    ; Z3 = Y2 * Z1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rcx + 104]
    mov qword [rsp + 144], r15
    mulx r15, r11, qword [rsp + 40]
    mov qword [rsp + 128], r10
    xor r10d, r10d
    adcx r8, r11
    mov qword [rsp + 152], rsi
    mulx rsi, r11, qword [rsp + 32]
    adcx rbp, r11
    adox rbp, r15
    mulx r15, r11, qword [rsp + 48]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 24]
    adcx r14, r11
    adox r14, r15
    mulx r15, r11, qword [rsp + 16]
    adcx r13, r11
    adox r13, rsi
    mulx rsi, r11, qword [rsp + 8]
    adcx r12, r11
    adox r12, r15
    adcx r10, r10
    adox r10, rsi
    ; Z3 = Y2 * Z1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rcx + 112]
    mulx rsi, r11, qword [rsp + 40]
    xor r15d, r15d
    adcx rbp, r11
    mulx rax, r11, qword [rsp + 32]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 48]
    adcx r14, r11
    adox r14, rax
    mulx r11, rax, qword [rsp + 24]
    adcx r13, rax
    adox r13, rsi
    mulx rsi, rax, qword [rsp + 16]
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, qword [rsp + 8]
    adcx r10, rax
    adox r10, rsi
    adcx r15, r15
    adox r15, r11
    ; Z3 = Y2 * Z1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rcx + 120]
    mulx r11, rax, qword [rsp + 40]
    xor esi, esi
    adcx rdi, rax
    mulx r9, rax, qword [rsp + 32]
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, qword [rsp + 48]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 24]
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, qword [rsp + 16]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 8]
    adcx r15, rax
    adox r15, r11
    adcx rsi, rsi
    adox rsi, r9
    ; Z3 = Y2 * Z1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rcx + 128]
    mulx r9, rax, qword [rsp + 40]
    xor r11d, r11d
    adcx r14, rax
    mov qword [rsp + 160], r8
    mulx r8, rax, qword [rsp + 32]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 48]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 24]
    adcx r10, rax
    adox r10, r9
    mulx r9, rax, qword [rsp + 16]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rsp + 8]
    adcx rsi, rax
    adox rsi, r9
    adcx r11, r11
    adox r11, r8
    ; Z3 = Y2 * Z1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rcx + 136]
    mulx r8, rax, qword [rsp + 40]
    xor r9d, r9d
    adcx r13, rax
    mov qword [rsp + 40], rbx
    mulx rbx, rax, qword [rsp + 32]
    adcx r12, rax
    adox r12, r8
    mulx r8, rax, qword [rsp + 48]
    adcx r10, rax
    adox r10, rbx
    mulx rbx, rax, qword [rsp + 24]
    adcx r15, rax
    adox r15, r8
    mulx r8, rax, qword [rsp + 16]
    adcx rsi, rax
    adox rsi, rbx
    mulx rbx, rax, qword [rsp + 8]
    adcx r11, rax
    adox r11, r8
    adcx r9, r9
    adox r9, rbx
    ; Z3 = Y2 * Z1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r15
    shl rax, 32
    mov r8, r15
    shrd r8, rsi, 32
    mov rbx, rsi
    shrd rbx, r11, 32
    mov rcx, r11
    shrd rcx, r9, 32
    mov qword [rsp + 8], rbp
    mov rbp, r9
    shr rbp, 32
    mov qword [rsp + 16], rbp
    xor ebp, ebp
    adox rdi, rax
    adcx r14, r15
    adox r14, r8
    adcx r13, rsi
    adox r13, rbx
    adcx r12, r11
    adox r12, rcx
    adcx r10, r9
    adox r10, qword [rsp + 16]
    adcx rbp, rbp
    mov qword [rsp + 24], rcx
    mov ecx, 0
    adox rbp, rcx
    add r15, qword [rsp + 8]
    adc rdi, rsi
    adc r14, r11
    adc r13, r9
    adc r12, 1
    adc r10, 0
    adc rbp, 0
    sub r15, rax
    sbb rdi, r8
    sbb r14, rbx
    sbb r13, qword [rsp + 24]
    sbb r12, qword [rsp + 16]
    sbb r10, 0
    sbb rbp, 0
    ; Z3 = Y2 * Z1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r12
    shrd rax, r10, 32
    mov r8, r10
    shrd r8, rbp, 32
    mov r9, r12
    shl r9, 32
    xor r11d, r11d
    mov rcx, r9
    adox rcx, r10
    mov rsi, r12
    adcx rsi, rax
    adox rsi, rbp
    adcx r10, r8
    adox r10, r11
    adcx rbp, r11
    adox rbp, r11
    sub r12, r9
    sbb rcx, rax
    sbb rsi, r8
    sbb r10, 0
    sbb rbp, 0
    add r12, qword [rsp + 40]
    adc rcx, qword [rsp + 160]
    adc r15, rsi
    adc rdi, r10
    adc r14, rbp
    adc r13, 0
    ; Z3 = Y2 * Z1: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r11, rax
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub r12, r11
    sbb rcx, r8
    sbb r15, r9
    sbb rdi, 0
    sbb r14, 0
    sbb r13, 0
    ; t0 = X1 - delta: a - b
    mov r9, qword [rsp + 64]
    mov r8, qword [r9]
    sub r8, qword [rsp + 104]
    mov r11, qword [r9 + 8]
    sbb r11, qword [rsp + 80]
    mov rsi, qword [r9 + 16]
    sbb rsi, qword [rsp + 96]
    mov rbx, qword [r9 + 24]
    sbb rbx, qword [rsp + 88]
    mov rbp, qword [r9 + 32]
    sbb rbp, qword [rsp + 72]
    mov qword [rsp + 160], rcx
    mov rcx, qword [r9 + 40]
    sbb rcx, qword [rsp + 56]
    ; t0 = X1 - delta: add the modulus where it borrowed
    mov qword [rsp + 40], rdi
    sbb rdi, rdi
    mov qword [rsp + 16], r12
    mov r12, rdi
    mov qword [rsp + 24], r13
    mov r13d, 0xffffffff
    and r12, r13
    mov qword [rsp + 8], r14
    mov r14, rdi
    mov qword [rsp + 48], r15
    mov r15, 0xffffffff00000000
    and r14, r15
    mov rax, rdi
    and rax, -2
    ; t1 = X1 + delta: a + b, below 2*p
    xor r10d, r10d
    mov r15, qword [r9]
    adox r15, qword [rsp + 104]
    mov r13, qword [r9 + 8]
    adox r13, qword [rsp + 80]
    mov qword [rsp + 80], r13
    mov r13, qword [r9 + 16]
    adox r13, qword [rsp + 96]
    mov qword [rsp + 96], r13
    mov r13, qword [r9 + 24]
    adox r13, qword [rsp + 88]
    mov qword [rsp + 88], r13
    mov r13, qword [r9 + 32]
    adox r13, qword [rsp + 72]
    mov qword [rsp + 72], r13
    mov r13, qword [r9 + 40]
    adox r13, qword [rsp + 56]
    ; t1 = X1 + delta: subtract the modulus; keep the difference unless it borrows
    adox r10, r10
    adcx r8, r12
    adcx r11, r14
    adcx rsi, rax
    adcx rbx, rdi
    adcx rbp, rdi
    adcx rcx, rdi
    mov rax, r15
    mov edi, 0xffffffff
    sub rax, rdi
    mov r12, qword [rsp + 80]
    mov r14, 0xffffffff00000000
    sbb r12, r14
    mov r14, qword [rsp + 96]
    sbb r14, -2
    mov rdi, qword [rsp + 88]
    sbb rdi, -1
    mov r9, qword [rsp + 72]
    sbb r9, -1
    mov qword [rsp + 56], rcx
    mov rcx, r13
    sbb rcx, -1
    sbb r10, 0
    cmovc rax, r15
    cmovc r12, qword [rsp + 80]
    cmovc r14, qword [rsp + 96]
    cmovc rdi, qword [rsp + 88]
    cmovc r9, qword [rsp + 72]
    cmovc rcx, r13
    ; t2 = t0 * t1: product, row 0: a * b[0]
    mov rdx, rax
    mulx r13, r10, r11
    mulx rax, r15, r8
    add r10, rax
    mov qword [rsp + 72], r15
    mulx r15, rax, rsi
    adc rax, r13
    mov qword [rsp + 88], rcx
    mulx rcx, r13, rbx
    adc r13, r15
    mov qword [rsp + 96], r9
    mulx r9, r15, rbp
    adc r15, rcx
    mov qword [rsp + 80], rdi
    mulx rdi, rcx, qword [rsp + 56]
    adc rcx, r9
    adc rdi, 0
    ; t2 = t0 * t1: product, row 1: + a * b[1] * W^1
    mov rdx, r12
    mov qword [rsp + 104], r14
    mulx r14, r9, r8
    xor r12d, r12d
    adcx r10, r9
    mov qword [rsp + 32], r10
    mulx r10, r9, r11
    adcx rax, r9
    adox rax, r14
    mulx r14, r9, rsi
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, rbx
    adcx r15, r9
    adox r15, r14
    mulx r14, r9, rbp
    adcx rcx, r9
    adox rcx, r10
    mulx r10, r9, qword [rsp + 56]
    adcx rdi, r9
    adox rdi, r14
    adcx r12, r12
    adox r12, r10
    ; t2 = t0 * t1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 104]
    mulx r10, r9, r8
    xor r14d, r14d
    adcx rax, r9
    mov qword [rsp + 168], rax
    mulx rax, r9, r11
    adcx r13, r9
    adox r13, r10
    mulx r10, r9, rsi
    adcx r15, r9
    adox r15, rax
    mulx r9, rax, rbx
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, rbp
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, qword [rsp + 56]
    adcx r12, rax
    adox r12, r10
    adcx r14, r14
    adox r14, r9
    ; t2 = t0 * t1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 80]
    mulx r9, rax, r8
    xor r10d, r10d
    adcx r13, rax
    mov qword [rsp + 104], r13
    mulx r13, rax, r11
    adcx r15, rax
    adox r15, r9
    mulx r9, rax, rsi
    adcx rcx, rax
    adox rcx, r13
    mulx r13, rax, rbx
    adcx rdi, rax
    adox rdi, r9
    mulx r9, rax, rbp
    adcx r12, rax
    adox r12, r13
    mulx r13, rax, qword [rsp + 56]
    adcx r14, rax
    adox r14, r9
    adcx r10, r10
    adox r10, r13
    ; t2 = t0 * t1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rsp + 96]
    mulx r9, rax, r8
    xor r13d, r13d
    adcx r15, rax
    mov qword [rsp + 80], r15
    mulx r15, rax, r11
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, rsi
    adcx rdi, rax
    adox rdi, r15
    mulx r15, rax, rbx
    adcx r12, rax
    adox r12, r9
    mulx r9, rax, rbp
    adcx r14, rax
    adox r14, r15
    mulx r15, rax, qword [rsp + 56]
    adcx r10, rax
    adox r10, r9
    adcx r13, r13
    adox r13, r15
    ; t2 = t0 * t1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rsp + 88]
    mulx r8, rax, r8
    xor r9d, r9d
    adcx rcx, rax
    mulx r11, rax, r11
    adcx rdi, rax
    adox rdi, r8
    mulx r8, rax, rsi
    adcx r12, rax
    adox r12, r11
    mulx r11, rax, rbx
    adcx r14, rax
    adox r14, r8
    mulx r8, rax, rbp
    adcx r10, rax
    adox r10, r11
    mulx r11, rax, qword [rsp + 56]
    adcx r13, rax
    adox r13, r8
    adcx r9, r9
    adox r9, r11
    ; t2 = t0 * t1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r14
    shl rax, 32
    mov r8, r14
    shrd r8, r10, 32
    mov r11, r10
    shrd r11, r13, 32
    mov rsi, r13
    shrd rsi, r9, 32
    mov rbx, r9
    shr rbx, 32
    xor ebp, ebp
    mov r15, qword [rsp + 104]
    adox r15, rax
    mov qword [rsp + 104], rax
    mov rax, qword [rsp + 80]
    adcx rax, r14
    adox rax, r8
    adcx rcx, r10
    adox rcx, r11
    adcx rdi, r13
    adox rdi, rsi
    adcx r12, r9
    adox r12, rbx
    adcx rbp, rbp
    mov qword [rsp + 80], rbx
    mov ebx, 0
    adox rbp, rbx
    add r14, qword [rsp + 168]
    adc r15, r10
    adc rax, r13
    adc rcx, r9
    adc rdi, 1
    adc r12, 0
    adc rbp, 0
    sub r14, qword [rsp + 104]
    sbb r15, r8
    sbb rax, r11
    sbb rcx, rsi
    sbb rdi, qword [rsp + 80]
    sbb r12, 0
    sbb rbp, 0
    ; t2 = t0 * t1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov r8, rdi
    shrd r8, r12, 32
    mov r9, r12
    shrd r9, rbp, 32
    mov r10, rdi
    shl r10, 32
    xor r11d, r11d
    mov rsi, r10
    adox rsi, r12
    mov rbx, rdi
    adcx rbx, r8
    adox rbx, rbp
    adcx r12, r9
    adox r12, r11
    adcx rbp, r11
    adox rbp, r11
    sub rdi, r10
    sbb rsi, r8
    sbb rbx, r9
    sbb r12, 0
    sbb rbp, 0
    add rdi, qword [rsp + 72]
    adc rsi, qword [rsp + 32]
    adc r14, rbx
    adc r15, r12
    adc rax, rbp
    adc rcx, 0
    ; t2 = t0 * t1: subtract W^n - p unless the sum carried
    mov r8, 0xffffffff00000001
    cmovnc r11, r8
    mov r9d, 0xffffffff
    mov r10d, 0
    cmovc r9, r10
    mov ebx, 1
    cmovnc r10, rbx
    sub rdi, r11
    sbb rsi, r9
    sbb r14, r10
    sbb r15, 0
    sbb rax, 0
    sbb rcx, 0
    ; M.double0 = 2*t2: 2*a, below 2*p
    mov r9, rdi
    add r9, r9
    mov r10, rsi
    adc r10, r10
    mov r11, r14
    adc r11, r11
    mov rbp, r15
    adc rbp, rbp
    mov r12, rax
    adc r12, r12
    mov r13, rcx
    adc r13, r13
    ; M.double0 = 2*t2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0
    adc r8, r8
    mov rbx, r9
    mov qword [rsp + 32], rcx
    mov ecx, 0xffffffff
    sub rbx, rcx
    mov rcx, r10
    mov qword [rsp + 72], rax
    mov rax, 0xffffffff00000000
    sbb rcx, rax
    mov rax, r11
    sbb rax, -2
    mov qword [rsp + 80], r15
    mov r15, rbp
    sbb r15, -1
    mov qword [rsp + 104], r14
    mov r14, r12
    sbb r14, -1
    mov qword [rsp + 168], rsi
    mov rsi, r13
    sbb rsi, -1
    sbb r8, 0
    cmovc rbx, r9
    cmovc rcx, r10
    cmovc rax, r11
    cmovc r15, rbp
    cmovc r14, r12
    cmovc rsi, r13
    ; M = M.double0 + t2: a + b, below 2*p
    add rbx, rdi
    adc rcx, qword [rsp + 168]
    adc rax, qword [rsp + 104]
    adc r15, qword [rsp + 80]
    adc r14, qword [rsp + 72]
    adc rsi, qword [rsp + 32]
    ; M = M.double0 + t2: subtract the modulus; keep the difference unless it borrows
    mov r8d, 0
    adc r8, r8
    mov r9, rbx
    mov r10d, 0xffffffff
    sub r9, r10
    mov r11, rcx
    mov rdi, 0xffffffff00000000
    sbb r11, rdi
    mov rbp, rax
    sbb rbp, -2
    mov r12, r15
    sbb r12, -1
    mov r13, r14
    sbb r13, -1
    mov rdi, rsi
    sbb rdi, -1
    sbb r8, 0
    cmovc r9, rbx
    cmovc r11, rcx
    cmovc rbp, rax
    cmovc r12, r15
    cmovc r13, r14
    cmovc rdi, rsi
    ; U = SS * X1: product, row 0: a * b[0]
    mov rax, qword [rsp + 64]
    mov rdx, qword [rax]
    mulx r8, rcx, qword [rsp + 152]
    mulx rbx, rsi, qword [rsp + 128]
    add rcx, rbx
    mulx r14, rbx, qword [rsp + 144]
    adc rbx, r8
    mulx r15, r8, qword [rsp + 136]
    adc r8, r14
    mov qword [rsp + 32], rdi
    mulx rdi, r14, qword [rsp + 120]
    adc r14, r15
    mov qword [rsp + 72], r13
    mulx r13, r15, qword [rsp + 112]
    adc r15, rdi
    adc r13, 0
    ; U = SS * X1: product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mov qword [rsp + 80], r12
    mulx r12, rdi, qword [rsp + 128]
    mov qword [rsp + 104], r11
    xor r11d, r11d
    adcx rcx, rdi
    mov qword [rsp + 168], r9
    mulx r9, rdi, qword [rsp + 152]
    adcx rbx, rdi
    adox rbx, r12
    mulx r12, rdi, qword [rsp + 144]
    adcx r8, rdi
    adox r8, r9
    mulx rdi, r9, qword [rsp + 136]
    adcx r14, r9
    adox r14, r12
    mulx r12, r9, qword [rsp + 120]
    adcx r15, r9
    adox r15, rdi
    mulx rdi, r9, qword [rsp + 112]
    adcx r13, r9
    adox r13, r12
    adcx r11, r11
    adox r11, rdi
    ; U = SS * X1: product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx rdi, r9, qword [rsp + 128]
    xor r12d, r12d
    adcx rbx, r9
    mov qword [rsp + 88], rbp
    mulx rbp, r9, qword [rsp + 152]
    adcx r8, r9
    adox r8, rdi
    mulx rdi, r9, qword [rsp + 144]
    adcx r14, r9
    adox r14, rbp
    mulx rbp, r9, qword [rsp + 136]
    adcx r15, r9
    adox r15, rdi
    mulx rdi, r9, qword [rsp + 120]
    adcx r13, r9
    adox r13, rbp
    mulx rbp, r9, qword [rsp + 112]
    adcx r11, r9
    adox r11, rdi
    adcx r12, r12
    adox r12, rbp
    ; U = SS * X1: product, row 3: + a * b[3] * W^3
    mov rdx, qword [rax + 24]
    mulx rdi, r9, qword [rsp + 128]
    xor ebp, ebp
    adcx r8, r9
    mulx r10, r9, qword [rsp + 152]
    adcx r14, r9
    adox r14, rdi
    mulx rdi, r9, qword [rsp + 144]
    adcx r15, r9
    adox r15, r10
    mulx r10, r9, qword [rsp + 136]
    adcx r13, r9
    adox r13, rdi
    mulx rdi, r9, qword [rsp + 120]
    adcx r11, r9
    adox r11, r10
    mulx r10, r9, qword [rsp + 112]
    adcx r12, r9
    adox r12, rdi
    adcx rbp, rbp
    adox rbp, r10
    ; U = SS * X1: product, row 4: + a * b[4] * W^4
    mov rdx, qword [rax + 32]
    mulx r10, r9, qword [rsp + 128]
    xor edi, edi
    adcx r14, r9
    mov qword [rsp + 56], rcx
    mulx rcx, r9, qword [rsp + 152]
    adcx r15, r9
    adox r15, r10
    mulx r10, r9, qword [rsp + 144]
    adcx r13, r9
    adox r13, rcx
    mulx r9, rcx, qword [rsp + 136]
    adcx r11, rcx
    adox r11, r10
    mulx r10, rcx, qword [rsp + 120]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [rsp + 112]
    adcx rbp, rcx
    adox rbp, r10
    adcx rdi, rdi
    adox rdi, r9
    ; U = SS * X1: product, row 5: + a * b[5] * W^5
    mov rdx, qword [rax + 40]
    mulx r9, rcx, qword [rsp + 128]
    xor r10d, r10d
    adcx r15, rcx
    mov qword [rsp + 96], rsi
    mulx rsi, rcx, qword [rsp + 152]
    adcx r13, rcx
    adox r13, r9
    mulx r9, rcx, qword [rsp + 144]
    adcx r11, rcx
    adox r11, rsi
    mulx rsi, rcx, qword [rsp + 136]
    adcx r12, rcx
    adox r12, r9
    mulx r9, rcx, qword [rsp + 120]
    adcx rbp, rcx
    adox rbp, rsi
    mulx rsi, rcx, qword [rsp + 112]
    mov rax, qword [rsp]
    mov qword [rsp + 64], rbx
    mov rbx, qword [rsp + 16]
    mov qword [rax + 96], rbx
    mov qword [rsp + 176], r11
    mov r11, qword [rsp + 160]
    mov qword [rax + 104], r11
    mov qword [rsp + 184], r13
    mov r13, qword [rsp + 48]
    mov qword [rax + 112], r13
    mov qword [rsp + 192], r15
    mov r15, qword [rsp + 40]
    mov qword [rax + 120], r15
    mov qword [rsp + 200], r14
    mov r14, qword [rsp + 8]
    mov qword [rax + 128], r14
    mov qword [rsp + 208], r8
    mov r8, qword [rsp + 24]
    mov qword [rax + 136], r8
    adcx rdi, rcx
    adox rdi, r9
    adcx r10, r10
    adox r10, rsi
    ; U = SS * X1: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, r12
    shl rcx, 32
    mov r9, r12
    shrd r9, rbp, 32
    mov rsi, rbp
    shrd rsi, rdi, 32
    mov r8, rdi
    shrd r8, r10, 32
    mov r11, r10
    shr r11, 32
    xor ebx, ebx
    mov r13, qword [rsp + 208]
    adox r13, rcx
    mov r14, qword [rsp + 200]
    adcx r14, r12
    adox r14, r9
    mov r15, qword [rsp + 192]
    adcx r15, rbp
    adox r15, rsi
    mov rax, qword [rsp + 184]
    adcx rax, rdi
    adox rax, r8
    mov qword [rsp + 184], r8
    mov r8, qword [rsp + 176]
    adcx r8, r10
    adox r8, r11
    adcx rbx, rbx
    mov qword [rsp + 176], r11
    mov r11d, 0
    adox rbx, r11
    add r12, qword [rsp + 64]
    adc r13, rbp
    adc r14, rdi
    adc r15, r10
    adc rax, 1
    adc r8, 0
    adc rbx, 0
    sub r12, rcx
    sbb r13, r9
    sbb r14, rsi
    sbb r15, qword [rsp + 184]
    sbb rax, qword [rsp + 176]
    sbb r8, 0
    sbb rbx, 0
    ; U = SS * X1: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rcx, rax
    shrd rcx, r8, 32
    mov r9, r8
    shrd r9, rbx, 32
    mov r10, rax
    shl r10, 32
    xor esi, esi
    mov r11, r10
    adox r11, r8
    mov rdi, rax
    adcx rdi, rcx
    adox rdi, rbx
    adcx r8, r9
    adox r8, rsi
    adcx rbx, rsi
    adox rbx, rsi
    sub rax, r10
    sbb r11, rcx
    sbb rdi, r9
    sbb r8, 0
    sbb rbx, 0
    add rax, qword [rsp + 96]
    adc r11, qword [rsp + 56]
    adc r12, rdi
    adc r13, r8
    adc r14, rbx
    adc r15, 0
    ; U = SS * X1: subtract W^n - p unless the sum carried
    mov rcx, 0xffffffff00000001
    cmovnc rsi, rcx
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r10d, 1
    cmovnc r9, r10
    sub rax, rsi
    sbb r11, r8
    sbb r12, r9
    sbb r13, 0
    sbb r14, 0
    sbb r15, 0
    ; SSSS = SS^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 128]
    mulx r9, r8, qword [rsp + 144]
    mulx rdi, rsi, qword [rsp + 152]
    add r8, rdi
    mulx rbx, rdi, qword [rsp + 136]
    adc rdi, r9
    mulx rbp, r9, qword [rsp + 120]
    adc r9, rbx
    mov qword [rsp + 56], r15
    mulx r15, rbx, qword [rsp + 112]
    adc rbx, rbp
    adc r15, 0
    ; SSSS = SS^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 152]
    mov qword [rsp + 96], r14
    mulx r14, rbp, qword [rsp + 144]
    mov qword [rsp + 176], r13
    xor r13d, r13d
    adcx rdi, rbp
    mov qword [rsp + 184], r12
    mulx r12, rbp, qword [rsp + 136]
    adcx r9, rbp
    adox r9, r14
    mulx r14, rbp, qword [rsp + 120]
    adcx rbx, rbp
    adox rbx, r12
    mulx r12, rbp, qword [rsp + 112]
    adcx r15, rbp
    adox r15, r14
    adcx r13, r13
    adox r13, r12
    ; SSSS = SS^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 144]
    mulx r12, rbp, qword [rsp + 136]
    xor r14d, r14d
    adcx rbx, rbp
    mov qword [rsp + 64], r11
    mulx r11, rbp, qword [rsp + 120]
    adcx r15, rbp
    adox r15, r12
    mulx r12, rbp, qword [rsp + 112]
    adcx r13, rbp
    adox r13, r11
    adcx r14, r14
    adox r14, r12
    ; SSSS = SS^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 136]
    mulx rbp, r11, qword [rsp + 120]
    add r13, r11
    mulx r12, r11, qword [rsp + 112]
    adc r14, r11
    mov r11d, 0
    adc r11, r11
    add r14, rbp
    adc r11, r12
    ; SSSS = SS^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 120]
    mulx r12, rbp, qword [rsp + 112]
    add r11, rbp
    mov ebp, 0
    adc rbp, rbp
    add rbp, r12
    ; SSSS = SS^2: square: double the cross products
    xor r12d, r12d
    adcx rsi, rsi
    ; SSSS = SS^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 128]
    mov qword [rsp + 192], rax
    mulx rcx, rax, rdx
    adox rsi, rcx
    adcx r8, r8
    mov rdx, qword [rsp + 152]
    mov qword [rsp + 128], rsi
    mulx rsi, rcx, rdx
    adox r8, rcx
    adcx rdi, rdi
    adox rdi, rsi
    adcx r9, r9
    mov rdx, qword [rsp + 144]
    mulx rsi, rcx, rdx
    adox r9, rcx
    adcx rbx, rbx
    adox rbx, rsi
    adcx r15, r15
    mov rdx, qword [rsp + 136]
    mulx rsi, rcx, rdx
    adox r15, rcx
    adcx r13, r13
    adox r13, rsi
    adcx r14, r14
    mov rdx, qword [rsp + 120]
    mulx rsi, rcx, rdx
    adox r14, rcx
    adcx r11, r11
    adox r11, rsi
    adcx rbp, rbp
    mov rdx, qword [rsp + 112]
    mulx rsi, rcx, rdx
    adox rbp, rcx
    adcx r12, r12
    adox r12, rsi
    ; SSSS = SS^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rcx, r14
    shl rcx, 32
    mov rsi, r14
    shrd rsi, r11, 32
    mov qword [rsp + 112], rax
    mov rax, r11
    shrd rax, rbp, 32
    mov r10, rbp
    shrd r10, r12, 32
    mov qword [rsp + 120], r8
    mov r8, r12
    shr r8, 32
    mov qword [rsp + 136], r8
    xor r8d, r8d
    adox rdi, rcx
    adcx r9, r14
    adox r9, rsi
    adcx rbx, r11
    adox rbx, rax
    adcx r15, rbp
    adox r15, r10
    adcx r13, r12
    adox r13, qword [rsp + 136]
    adcx r8, r8
    mov qword [rsp + 144], r10
    mov r10d, 0
    adox r8, r10
    add r14, qword [rsp + 120]
    adc rdi, r11
    adc r9, rbp
    adc rbx, r12
    adc r15, 1
    adc r13, 0
    adc r8, 0
    sub r14, rcx
    sbb rdi, rsi
    sbb r9, rax
    sbb rbx, qword [rsp + 144]
    sbb r15, qword [rsp + 136]
    sbb r13, 0
    sbb r8, 0
    ; SSSS = SS^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, r15
    shrd rax, r13, 32
    mov rcx, r13
    shrd rcx, r8, 32
    mov r11, r15
    shl r11, 32
    xor esi, esi
    mov r10, r11
    adox r10, r13
    mov rbp, r15
    adcx rbp, rax
    adox rbp, r8
    adcx r13, rcx
    adox r13, rsi
    adcx r8, rsi
    adox r8, rsi
    sub r15, r11
    sbb r10, rax
    sbb rbp, rcx
    sbb r13, 0
    sbb r8, 0
    add r15, qword [rsp + 112]
    adc r10, qword [rsp + 128]
    adc r14, rbp
    adc rdi, r13
    adc r9, r8
    adc rbx, 0
    ; SSSS = SS^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc rsi, rax
    mov ecx, 0xffffffff
    mov r8d, 0
    cmovc rcx, r8
    mov r11d, 1
    cmovnc r8, r11
    sub r15, rsi
    sbb r10, rcx
    sbb r14, r8
    sbb rdi, 0
    sbb r9, 0
    sbb rbx, 0
    ; Y8 = SSSS/2: add the modulus where a is odd
    mov rcx, r15
    and rcx, 1
    neg rcx
    mov r8, rcx
    mov esi, 0xffffffff
    and r8, rsi
    mov rbp, rcx
    mov r12, 0xffffffff00000000
    and rbp, r12
    mov r13, rcx
    and r13, -2
    ; MM = M^2: square, products of a[0] with the words above it
    mov rdx, qword [rsp + 168]
    mulx rsi, r12, qword [rsp + 88]
    mulx r11, rax, qword [rsp + 104]
    mov qword [rsp + 128], rax
    xor eax, eax
    adox r12, r11
    mov qword [rsp + 112], r12
    mulx r12, r11, qword [rsp + 80]
    adox r11, rsi
    mov qword [rsp + 136], r11
    mulx r11, rsi, qword [rsp + 72]
    adox rsi, r12
    mov qword [rsp + 144], rsi
    mulx rsi, r12, qword [rsp + 32]
    adox r12, r11
    adox rsi, rax
    adcx r15, r8
    adcx r10, rbp
    adcx r14, r13
    adcx rdi, rcx
    adcx r9, rcx
    adcx rbx, rcx
    adcx rax, rax
    ; MM = M^2: square, products of a[1] with the words above it
    mov rdx, qword [rsp + 104]
    mulx r8, rcx, qword [rsp + 88]
    xor r11d, r11d
    adcx rcx, qword [rsp + 136]
    mulx r13, rbp, qword [rsp + 80]
    adcx rbp, qword [rsp + 144]
    adox rbp, r8
    mov qword [rsp + 144], rax
    mulx rax, r8, qword [rsp + 72]
    adcx r12, r8
    adox r12, r13
    mulx r13, r8, qword [rsp + 32]
    adcx rsi, r8
    adox rsi, rax
    adcx r11, r11
    adox r11, r13
    ; MM = M^2: square, products of a[2] with the words above it
    mov rdx, qword [rsp + 88]
    mulx r8, rax, qword [rsp + 80]
    xor r13d, r13d
    adcx r12, rax
    mov qword [rsp + 136], rbx
    mulx rbx, rax, qword [rsp + 72]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rsp + 32]
    adcx r11, rax
    adox r11, rbx
    adcx r13, r13
    adox r13, r8
    ; MM = M^2: square, products of a[3] with the words above it
    mov rdx, qword [rsp + 80]
    mulx r8, rax, qword [rsp + 72]
    add r11, rax
    mulx rbx, rax, qword [rsp + 32]
    adc r13, rax
    mov eax, 0
    adc rax, rax
    add r13, r8
    adc rax, rbx
    ; MM = M^2: square, products of a[4] with the words above it
    mov rdx, qword [rsp + 72]
    mulx rbx, r8, qword [rsp + 32]
    add rax, r8
    mov r8d, 0
    adc r8, r8
    add r8, rbx
    ; MM = M^2: square: double the cross products
    xor ebx, ebx
    mov qword [rsp + 120], r9
    mov r9, qword [rsp + 128]
    adcx r9, r9
    ; MM = M^2: square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 168]
    mov qword [rsp + 128], rdi
    mov qword [rsp + 152], r14
    mulx r14, rdi, rdx
    adox r9, r14
    mov r14, qword [rsp + 112]
    adcx r14, r14
    mov rdx, qword [rsp + 104]
    mov qword [rsp + 112], r10
    mov qword [rsp + 200], r15
    mulx r15, r10, rdx
    adox r14, r10
    adcx rcx, rcx
    adox rcx, r15
    adcx rbp, rbp
    mov rdx, qword [rsp + 88]
    mulx r15, r10, rdx
    adox rbp, r10
    adcx r12, r12
    adox r12, r15
    adcx rsi, rsi
    mov rdx, qword [rsp + 80]
    mulx r15, r10, rdx
    adox rsi, r10
    adcx r11, r11
    adox r11, r15
    adcx r13, r13
    mov rdx, qword [rsp + 72]
    mulx r15, r10, rdx
    adox r13, r10
    adcx rax, rax
    adox rax, r15
    adcx r8, r8
    mov rdx, qword [rsp + 32]
    mulx r15, r10, rdx
    adox r8, r10
    adcx rbx, rbx
    adox rbx, r15
    ; MM = M^2: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov r10, r13
    shl r10, 32
    mov r15, r13
    shrd r15, rax, 32
    mov qword [rsp + 208], r9
    mov r9, rax
    shrd r9, r8, 32
    mov qword [rsp + 216], rdi
    mov rdi, r8
    shrd rdi, rbx, 32
    mov qword [rsp + 224], r14
    mov r14, rbx
    shr r14, 32
    mov qword [rsp + 232], r14
    xor r14d, r14d
    adox rcx, r10
    adcx rbp, r13
    adox rbp, r15
    adcx r12, rax
    adox r12, r9
    adcx rsi, r8
    adox rsi, rdi
    adcx r11, rbx
    adox r11, qword [rsp + 232]
    adcx r14, r14
    mov qword [rsp + 240], rdi
    mov edi, 0
    adox r14, rdi
    add r13, qword [rsp + 224]
    adc rcx, rax
    adc rbp, r8
    adc r12, rbx
    adc rsi, 1
    adc r11, 0
    adc r14, 0
    sub r13, r10
    sbb rcx, r15
    sbb rbp, r9
    sbb r12, qword [rsp + 240]
    sbb rsi, qword [rsp + 232]
    sbb r11, 0
    sbb r14, 0
    ; MM = M^2: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rsi
    shrd rax, r11, 32
    mov r8, r11
    shrd r8, r14, 32
    mov r9, rsi
    shl r9, 32
    xor r10d, r10d
    mov rdi, r9
    adox rdi, r11
    mov rbx, rsi
    adcx rbx, rax
    adox rbx, r14
    adcx r11, r8
    adox r11, r10
    adcx r14, r10
    adox r14, r10
    sub rsi, r9
    sbb rdi, rax
    sbb rbx, r8
    sbb r11, 0
    sbb r14, 0
    add rsi, qword [rsp + 216]
    adc rdi, qword [rsp + 208]
    adc r13, rbx
    adc rcx, r11
    adc rbp, r14
    adc r12, 0
    ; MM = M^2: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r10, rax
    mov r8d, 0xffffffff
    mov r9d, 0
    cmovc r8, r9
    mov r11d, 1
    cmovnc r9, r11
    sub rsi, r10
    sbb rdi, r8
    sbb r13, r9
    sbb rcx, 0
    sbb rbp, 0
    sbb r12, 0
    ; U2 = 2*U: 2*a, below 2*p
    mov r8, qword [rsp + 192]
    add r8, r8
    mov r9, qword [rsp + 64]
    adc r9, r9
    mov r10, qword [rsp + 184]
    adc r10, r10
    mov rbx, qword [rsp + 176]
    adc rbx, rbx
    mov r14, qword [rsp + 96]
    adc r14, r14
    mov r15, qword [rsp + 56]
    adc r15, r15
    ; U2 = 2*U: subtract the modulus; keep the difference unless it borrows
    mov eax, 0
    adc rax, rax
    mov r11, r8
    mov qword [rsp + 208], r12
    mov r12d, 0xffffffff
    sub r11, r12
    mov r12, r9
    mov qword [rsp + 216], rbp
    mov rbp, 0xffffffff00000000
    sbb r12, rbp
    mov rbp, r10
    sbb rbp, -2
    mov qword [rsp + 232], rcx
    mov rcx, rbx
    sbb rcx, -1
    mov qword [rsp + 240], r13
    mov r13, r14
    sbb r13, -1
    mov qword [rsp + 224], rdi
    mov rdi, r15
    sbb rdi, -1
    sbb rax, 0
    cmovc r11, r8
    cmovc r12, r9
    cmovc rbp, r10
    cmovc rcx, rbx
    cmovc r13, r14
    cmovc rdi, r15
    ; X3 = MM - U2: a - b
    sub rsi, r11
    mov rax, qword [rsp + 224]
    sbb rax, r12
    mov r8, qword [rsp + 240]
    sbb r8, rbp
    mov r9, qword [rsp + 232]
    sbb r9, rcx
    mov rcx, qword [rsp + 216]
    sbb rcx, r13
    mov r10, qword [rsp + 208]
    sbb r10, rdi
    ; X3 = MM - U2: add the modulus where it borrowed
    sbb r11, r11
    mov rdi, r11
    mov ebx, 0xffffffff
    and rdi, rbx
    mov rbp, r11
    mov r12, 0xffffffff00000000
    and rbp, r12
    mov r13, r11
    and r13, -2
    add rsi, rdi
    mov rdi, qword [rsp]
    mov qword [rdi], rsi
    adc rax, rbp
    mov qword [rdi + 8], rax
    adc r8, r13
    mov qword [rdi + 16], r8
    adc r9, r11
    mov qword [rdi + 24], r9
    adc rcx, r11
    mov qword [rdi + 32], rcx
    adc r10, r11
    mov qword [rdi + 40], r10
    ; t3 = U - X3: a - b
    mov r11, qword [rsp + 192]
    sub r11, rsi
    mov rsi, qword [rsp + 64]
    sbb rsi, rax
    mov rax, qword [rsp + 184]
    sbb rax, r8
    mov r8, qword [rsp + 176]
    sbb r8, r9
    mov r9, qword [rsp + 96]
    sbb r9, rcx
    mov rcx, qword [rsp + 56]
    sbb rcx, r10
    ; t3 = U - X3: add the modulus where it borrowed
    sbb r10, r10
    mov rbp, r10
    and rbp, rbx
    mov r13, r10
    and r13, r12
    mov r14, r10
    and r14, -2
    add r11, rbp
    adc rsi, r13
    adc rax, r14
    adc r8, r10
    adc r9, r10
    adc rcx, r10
    ; t4 = M * t3: product, row 0: a * b[0]
    mov rdx, r11
    mulx rbp, r10, qword [rsp + 104]
    mulx r14, r13, qword [rsp + 168]
    add r10, r14
    mulx r15, r14, qword [rsp + 88]
    adc r14, rbp
    mulx r11, rbp, qword [rsp + 80]
    adc rbp, r15
    mulx r12, r15, qword [rsp + 72]
    adc r15, r11
    mulx rbx, r11, qword [rsp + 32]
    adc r11, r12
    adc rbx, 0
    ; t4 = M * t3: product, row 1: + a * b[1] * W^1
    mov rdx, rsi
    mov qword [rsp + 56], r13
    mulx r13, r12, qword [rsp + 168]
    xor esi, esi
    adcx r10, r12
    mov qword [rsp + 96], r10
    mulx r10, r12, qword [rsp + 104]
    adcx r14, r12
    adox r14, r13
    mulx r13, r12, qword [rsp + 88]
    adcx rbp, r12
    adox rbp, r10
    mulx r12, r10, qword [rsp + 80]
    adcx r15, r10
    adox r15, r13
    mulx r13, r10, qword [rsp + 72]
    adcx r11, r10
    adox r11, r12
    mulx r12, r10, qword [rsp + 32]
    adcx rbx, r10
    adox rbx, r13
    adcx rsi, rsi
    adox rsi, r12
    ; t4 = M * t3: product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx r12, r10, qword [rsp + 168]
    xor r13d, r13d
    adcx r14, r10
    mulx rax, r10, qword [rsp + 104]
    adcx rbp, r10
    adox rbp, r12
    mulx r12, r10, qword [rsp + 88]
    adcx r15, r10
    adox r15, rax
    mulx r10, rax, qword [rsp + 80]
    adcx r11, rax
    adox r11, r12
    mulx r12, rax, qword [rsp + 72]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [rsp + 32]
    adcx rsi, rax
    adox rsi, r12
    adcx r13, r13
    adox r13, r10
    ; t4 = M * t3: product, row 3: + a * b[3] * W^3
    mov rdx, r8
    mulx r10, rax, qword [rsp + 168]
    xor r12d, r12d
    adcx rbp, rax
    mulx r8, rax, qword [rsp + 104]
    adcx r15, rax
    adox r15, r10
    mulx r10, rax, qword [rsp + 88]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsp + 80]
    adcx rbx, rax
    adox rbx, r10
    mulx r10, rax, qword [rsp + 72]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rsp + 32]
    adcx r13, rax
    adox r13, r10
    adcx r12, r12
    adox r12, r8
    ; t4 = M * t3: product, row 4: + a * b[4] * W^4
    mov rdx, r9
    mulx r8, rax, qword [rsp + 168]
    xor r10d, r10d
    adcx r15, rax
    mulx r9, rax, qword [rsp + 104]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsp + 88]
    adcx rbx, rax
    adox rbx, r9
    mulx r9, rax, qword [rsp + 80]
    adcx rsi, rax
    adox rsi, r8
    mulx r8, rax, qword [rsp + 72]
    adcx r13, rax
    adox r13, r9
    mulx r9, rax, qword [rsp + 32]
    adcx r12, rax
    adox r12, r8
    adcx r10, r10
    adox r10, r9
    ; t4 = M * t3: product, row 5: + a * b[5] * W^5
    mov rdx, rcx
    mulx r8, rax, qword [rsp + 168]
    xor r9d, r9d
    adcx r11, rax
    mulx rcx, rax, qword [rsp + 104]
    adcx rbx, rax
    adox rbx, r8
    mulx r8, rax, qword [rsp + 88]
    adcx rsi, rax
    adox rsi, rcx
    mulx rcx, rax, qword [rsp + 80]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rsp + 72]
    adcx r12, rax
    adox r12, rcx
    mulx rcx, rax, qword [rsp + 32]
    adcx r10, rax
    adox r10, r8
    adcx r9, r9
    adox r9, rcx
    ; t4 = M * t3: fold: the part above 2^512, times 2^512 mod p, onto the part below
    mov rax, r13
    shl rax, 32
    mov rcx, r13
    shrd rcx, r12, 32
    mov r8, r12
    shrd r8, r10, 32
    mov rdi, r10
    shrd rdi, r9, 32
    mov qword [rsp + 32], r14
    mov r14, r9
    shr r14, 32
    mov qword [rsp + 72], r14
    xor r14d, r14d
    adox rbp, rax
    adcx r15, r13
    adox r15, rcx
    adcx r11, r12
    adox r11, r8
    adcx rbx, r10
    adox rbx, rdi
    adcx rsi, r9
    adox rsi, qword [rsp + 72]
    adcx r14, r14
    mov qword [rsp + 80], rdi
    mov edi, 0
    adox r14, rdi
    add r13, qword [rsp + 32]
    adc rbp, r12
    adc r15, r10
    adc r11, r9
    adc rbx, 1
    adc rsi, 0
    adc r14, 0
    sub r13, rax
    sbb rbp, rcx
    sbb r15, r8
    sbb r11, qword [rsp + 80]
    sbb rbx, qword [rsp + 72]
    sbb rsi, 0
    sbb r14, 0
    ; t4 = M * t3: last fold, of the part above 2^384 plus one: the sum carries out of the words unless it is p too large
    mov rax, rbx
    shrd rax, rsi, 32
    mov rcx, rsi
    shrd rcx, r14, 32
    mov r8, rbx
    shl r8, 32
    xor r9d, r9d
    mov r10, r8
    adox r10, rsi
    mov rdi, rbx
    adcx rdi, rax
    adox rdi, r14
    adcx rsi, rcx
    adox rsi, r9
    adcx r14, r9
    adox r14, r9
    sub rbx, r8
    sbb r10, rax
    sbb rdi, rcx
    sbb rsi, 0
    sbb r14, 0
    add rbx, qword [rsp + 56]
    adc r10, qword [rsp + 96]
    adc r13, rdi
    adc rbp, rsi
    adc r15, r14
    adc r11, 0
    ; t4 = M * t3: subtract W^n - p unless the sum carried
    mov rax, 0xffffffff00000001
    cmovnc r9, rax
    mov eax, 0xffffffff
    mov ecx, 0
    cmovc rax, rcx
    mov r8d, 1
    cmovnc rcx, r8
    sub rbx, r9
    sbb r10, rax
    sbb r13, rcx
    sbb rbp, 0
    sbb r15, 0
    sbb r11, 0
    mov rax, qword [rsp + 112]
    mov rcx, qword [rsp + 200]
    shrd rcx, rax, 1
    mov r8, qword [rsp + 152]
    shrd rax, r8, 1
    mov r9, qword [rsp + 128]
    shrd r8, r9, 1
    mov rsi, qword [rsp + 120]
    shrd r9, rsi, 1
    mov rdi, qword [rsp + 136]
    shrd rsi, rdi, 1
    mov r12, qword [rsp + 144]
    shrd rdi, r12, 1
    ; Y3 = t4 - Y8: a - b
    sub rbx, rcx
    sbb r10, rax
    sbb r13, r8
    sbb rbp, r9
    sbb r15, rsi
    sbb r11, rdi
    ; Y3 = t4 - Y8: add the modulus where it borrowed
    sbb rax, rax
    mov rcx, rax
    mov r8d, 0xffffffff
    and rcx, r8
    mov r8, rax
    mov r9, 0xffffffff00000000
    and r8, r9
    mov r9, rax
    and r9, -2
    add rbx, rcx
    mov rcx, qword [rsp]
    mov qword [rcx + 48], rbx
    adc r10, r8
    mov qword [rcx + 56], r10
    adc r13, r9
    mov qword [rcx + 64], r13
    adc rbp, rax
    mov qword [rcx + 72], rbp
    adc r15, rax
    mov qword [rcx + 80], r15
    adc r11, rax
    mov qword [rcx + 88], r11
    add rsp, 248
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
    dd 92, 28, p384_point_add_incomplete_fused - $ - 8, p384_point_add_incomplete_fused.end - p384_point_add_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd8, 0x02
    db 0x04
    dd p384_point_add_incomplete_fused.end - p384_point_add_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, p384_point_add_affine_incomplete_fused - $ - 8, p384_point_add_affine_incomplete_fused.end - p384_point_add_affine_incomplete_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0x98, 0x03
    db 0x04
    dd p384_point_add_affine_incomplete_fused.end - p384_point_add_affine_incomplete_fused - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p384_point_dbl_fused - $ - 8, p384_point_dbl_fused.end - p384_point_dbl_fused
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xb0, 0x02
    db 0x04
    dd p384_point_dbl_fused.end - p384_point_dbl_fused - 32
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
    dd p384_point_add_incomplete_fused + 0 wrt ..imagebase, p384_point_add_incomplete_fused.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_point_add_affine_incomplete_fused + 0 wrt ..imagebase, p384_point_add_affine_incomplete_fused.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p384_point_dbl_fused + 0 wrt ..imagebase, p384_point_dbl_fused.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x24, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_point_add_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x2c, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_point_add_affine_incomplete_fused + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x1f, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_point_dbl_fused + 0
%endif
