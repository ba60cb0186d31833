; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the step of the Montgomery ladder, x86-64 with BMI2 and ADX
;
; Driven by the C function curve25519_ladder.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless CURVE25519_EXPORT
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
%ifdef CURVE25519_EXPORT
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

extern curve25519_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
; Requires u < p.
; r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
; RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
; Points are (X : Z); coordinates modulo p, all at most
;     0x8000000000000026ffffffffffffffffffffffffffffffffffffffffffffffff. x(P - Q) = u.
extern curve25519_ladder_step_x64
LOCAL curve25519_ladder_step
align 32
curve25519_ladder_step:
    endbr64
    cmp dword [curve25519_cpu_plain], 0
    jne curve25519_ladder_step_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 168
    ; sum; its carry, 2^256, is folded to 38
    mov rax, qword [rsi]
    add rax, qword [rsi + 32]
    mov r8, qword [rsi + 8]
    adc r8, qword [rsi + 40]
    mov r9, qword [rsi + 16]
    adc r9, qword [rsi + 48]
    mov r10, qword [rsi + 24]
    adc r10, qword [rsi + 56]
    sbb r11, r11
    and r11, 38
    add rax, r11
    adc r8, 0
    adc r9, 0
    adc r10, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r11, qword [rsi]
    sub r11, qword [rsi + 32]
    mov rbx, qword [rsi + 8]
    sbb rbx, qword [rsi + 40]
    mov rbp, qword [rsi + 16]
    sbb rbp, qword [rsi + 48]
    mov r12, qword [rsi + 24]
    sbb r12, qword [rsi + 56]
    sbb r13, r13
    and r13, 38
    sub r11, r13
    sbb rbx, 0
    sbb rbp, 0
    sbb r12, 0
    ; sum; its carry, 2^256, is folded to 38
    mov r13, qword [rsi + 64]
    add r13, qword [rsi + 96]
    mov r14, qword [rsi + 72]
    adc r14, qword [rsi + 104]
    mov r15, qword [rsi + 80]
    adc r15, qword [rsi + 112]
    mov qword [rsp], rdi
    mov rdi, qword [rsi + 88]
    adc rdi, qword [rsi + 120]
    mov qword [rsp + 8], r12
    sbb r12, r12
    and r12, 38
    add r13, r12
    adc r14, 0
    adc r15, 0
    adc rdi, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r12, qword [rsi + 64]
    sub r12, qword [rsi + 96]
    mov qword [rsp + 16], rbp
    mov rbp, qword [rsi + 72]
    sbb rbp, qword [rsi + 104]
    mov qword [rsp + 24], rbx
    mov rbx, qword [rsi + 80]
    sbb rbx, qword [rsi + 112]
    mov qword [rsp + 32], r11
    mov r11, qword [rsi + 88]
    sbb r11, qword [rsi + 120]
    sbb rsi, rsi
    and rsi, 38
    sub r12, rsi
    sbb rbp, 0
    sbb rbx, 0
    sbb r11, 0
    ; the operands of AA, BB by the mask
    bt rcx, 63
    mov rcx, rax
    cmovc rcx, r13
    mov rsi, r8
    cmovc rsi, r14
    mov qword [rsp + 40], r13
    mov r13, r9
    cmovc r13, r15
    mov qword [rsp + 48], r15
    mov r15, r10
    cmovc r15, rdi
    mov qword [rsp + 56], rdi
    mov rdi, qword [rsp + 32]
    cmovc rdi, r12
    mov qword [rsp + 64], r14
    mov r14, qword [rsp + 24]
    cmovc r14, rbp
    mov qword [rsp + 72], r10
    mov r10, qword [rsp + 16]
    cmovc r10, rbx
    mov qword [rsp + 80], r9
    mov r9, qword [rsp + 8]
    cmovc r9, r11
    ; square, products of a[0] with the words above it
    mov qword [rsp + 88], rdx
    mov rdx, rcx
    mov qword [rsp + 96], r8
    mov qword [rsp + 104], r11
    mulx r11, r8, r13
    mov qword [rsp + 112], rbx
    mulx rbx, rcx, rsi
    mov qword [rsp + 120], r12
    xor r12d, r12d
    adcx r8, rbx
    mov qword [rsp + 128], rax
    mulx rax, rbx, r15
    adcx rbx, r11
    ; square, products of a[1] with the words above it
    mov r11, rdx
    mov rdx, rsi
    mov qword [rsp + 136], rbp
    mov qword [rsp + 144], r9
    mulx r9, rbp, r13
    adox rbx, rbp
    adcx rax, r12
    mulx rsi, rbp, r15
    adox rax, rbp
    adox r12, r12
    add rax, r9
    adc r12, rsi
    ; square, products of a[2] with the words above it
    mov r9, rdx
    mov rdx, r13
    mulx rbp, rsi, r15
    add r12, rsi
    mov esi, 0
    adc rsi, rsi
    add rsi, rbp
    ; square: double the cross products
    xor ebp, ebp
    adcx rcx, rcx
    ; square: + a[i]^2 * W^(2i)
    mov rdx, r11
    mov qword [rsp + 152], r14
    mulx r14, r11, rdx
    adox rcx, r14
    adcx r8, r8
    mov rdx, r9
    mulx r14, r9, rdx
    adox r8, r9
    adcx rbx, rbx
    adox rbx, r14
    adcx rax, rax
    mov rdx, r13
    mulx r13, r9, rdx
    adox rax, r9
    adcx r12, r12
    adox r12, r13
    adcx rsi, rsi
    mov rdx, r15
    mulx r13, r9, rdx
    adox rsi, r9
    adcx rbp, rbp
    adox rbp, r13
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx rbp, r9, rbp
    add rbx, r9
    adc rbp, 0
    add rbx, rbx
    adc rbp, rbp
    shr rbx, 1
    imul r9, rbp, 19
    mulx rbp, rax, rax
    ; what is below 2^255, and the low words of the products by 38
    xor r13d, r13d
    adcx r11, rax
    ; their high words, and the quotient times 19
    adox r11, r9
    mulx r9, rax, r12
    adcx rcx, rax
    adox rcx, rbp
    mulx rsi, rax, rsi
    adcx r8, rax
    adox r8, r9
    adcx rbx, r13
    adox rbx, rsi
    ; square, products of a[0] with the words above it
    mov rdx, rdi
    mulx r9, rax, r10
    mulx rbp, rsi, qword [rsp + 152]
    xor r12d, r12d
    adcx rax, rbp
    mulx r13, rbp, qword [rsp + 144]
    adcx rbp, r9
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsp + 152]
    mulx r14, r9, r10
    adox rbp, r9
    adcx r13, r12
    mulx r15, r9, qword [rsp + 144]
    adox r13, r9
    adox r12, r12
    add r13, r14
    adc r12, r15
    ; square, products of a[2] with the words above it
    mov rdx, r10
    mulx r14, r9, qword [rsp + 144]
    add r12, r9
    mov r9d, 0
    adc r9, r9
    add r9, r14
    ; square: double the cross products
    xor r14d, r14d
    adcx rsi, rsi
    ; square: + a[i]^2 * W^(2i)
    mov rdx, rdi
    mulx r15, rdi, rdx
    adox rsi, r15
    adcx rax, rax
    mov rdx, qword [rsp + 152]
    mov qword [rsp + 160], rbx
    mulx rbx, r15, rdx
    adox rax, r15
    adcx rbp, rbp
    adox rbp, rbx
    adcx r13, r13
    mov rdx, r10
    mulx rbx, r10, rdx
    adox r13, r10
    adcx r12, r12
    adox r12, rbx
    adcx r9, r9
    mov rdx, qword [rsp + 144]
    mulx rbx, r10, rdx
    adox r9, r10
    adcx r14, r14
    adox r14, rbx
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx rbx, r10, r14
    add rbp, r10
    adc rbx, 0
    add rbp, rbp
    adc rbx, rbx
    shr rbp, 1
    imul r10, rbx, 19
    mulx r13, rbx, r13
    ; what is below 2^255, and the low words of the products by 38
    xor r14d, r14d
    adcx rdi, rbx
    ; their high words, and the quotient times 19
    adox rdi, r10
    mulx rbx, r10, r12
    adcx rsi, r10
    adox rsi, r13
    mulx r10, r9, r9
    adcx rax, r9
    adox rax, rbx
    adcx rbp, r14
    adox rbp, r10
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 128]
    mulx r10, r9, qword [rsp + 136]
    mulx r12, rbx, qword [rsp + 120]
    add r9, r12
    mulx r13, r12, qword [rsp + 112]
    adc r12, r10
    mulx r15, r10, qword [rsp + 104]
    adc r10, r13
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 96]
    mov qword [rsp + 128], rbp
    mulx rbp, r13, qword [rsp + 120]
    mov qword [rsp + 144], rax
    xor eax, eax
    adcx r9, r13
    mulx r14, r13, qword [rsp + 136]
    adcx r12, r13
    adox r12, rbp
    mulx r13, rbp, qword [rsp + 112]
    adcx r10, rbp
    adox r10, r14
    mulx r14, rbp, qword [rsp + 104]
    adcx r15, rbp
    adox r15, r13
    adcx rax, rax
    adox rax, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 80]
    mulx r13, rbp, qword [rsp + 120]
    xor r14d, r14d
    adcx r12, rbp
    mov qword [rsp + 96], r8
    mulx r8, rbp, qword [rsp + 136]
    adcx r10, rbp
    adox r10, r13
    mulx r13, rbp, qword [rsp + 112]
    adcx r15, rbp
    adox r15, r8
    mulx rbp, r8, qword [rsp + 104]
    adcx rax, r8
    adox rax, r13
    adcx r14, r14
    adox r14, rbp
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 72]
    mulx rbp, r8, qword [rsp + 120]
    xor r13d, r13d
    adcx r10, r8
    mov qword [rsp + 120], rcx
    mulx rcx, r8, qword [rsp + 136]
    adcx r15, r8
    adox r15, rbp
    mulx rbp, r8, qword [rsp + 112]
    adcx rax, r8
    adox rax, rcx
    mulx r8, rcx, qword [rsp + 104]
    adcx r14, rcx
    adox r14, rbp
    adcx r13, r13
    adox r13, r8
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx r8, rcx, r13
    add r10, rcx
    adc r8, 0
    add r10, r10
    adc r8, r8
    shr r10, 1
    imul rcx, r8, 19
    mulx rbp, r8, r15
    ; what is below 2^255, and the low words of the products by 38
    xor r13d, r13d
    adcx rbx, r8
    ; their high words, and the quotient times 19
    adox rbx, rcx
    mulx rcx, rax, rax
    adcx r9, rax
    adox r9, rbp
    mulx r8, rax, r14
    adcx r12, rax
    adox r12, rcx
    adcx r10, r13
    adox r10, r8
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 32]
    mulx rcx, rax, qword [rsp + 64]
    mulx rbp, r8, qword [rsp + 40]
    add rax, rbp
    mulx r14, rbp, qword [rsp + 48]
    adc rbp, rcx
    mulx r15, rcx, qword [rsp + 56]
    adc rcx, r14
    adc r15, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 32], rsi
    mulx rsi, r14, qword [rsp + 40]
    mov qword [rsp + 72], r11
    xor r11d, r11d
    adcx rax, r14
    mulx r14, r13, qword [rsp + 64]
    adcx rbp, r13
    adox rbp, rsi
    mulx r13, rsi, qword [rsp + 48]
    adcx rcx, rsi
    adox rcx, r14
    mulx r14, rsi, qword [rsp + 56]
    adcx r15, rsi
    adox r15, r13
    adcx r11, r11
    adox r11, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 16]
    mulx r13, rsi, qword [rsp + 40]
    xor r14d, r14d
    adcx rbp, rsi
    mov qword [rsp + 24], rdi
    mulx rdi, rsi, qword [rsp + 64]
    adcx rcx, rsi
    adox rcx, r13
    mulx r13, rsi, qword [rsp + 48]
    adcx r15, rsi
    adox r15, rdi
    mulx rdi, rsi, qword [rsp + 56]
    adcx r11, rsi
    adox r11, r13
    adcx r14, r14
    adox r14, rdi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 8]
    mulx rdi, rsi, qword [rsp + 40]
    xor r13d, r13d
    adcx rcx, rsi
    mov qword [rsp + 40], r10
    mulx r10, rsi, qword [rsp + 64]
    adcx r15, rsi
    adox r15, rdi
    mulx rdi, rsi, qword [rsp + 48]
    adcx r11, rsi
    adox r11, r10
    mulx rsi, r10, qword [rsp + 56]
    adcx r14, r10
    adox r14, rdi
    adcx r13, r13
    adox r13, rsi
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx rsi, r10, r13
    add rcx, r10
    adc rsi, 0
    add rcx, rcx
    adc rsi, rsi
    shr rcx, 1
    imul r10, rsi, 19
    mulx rdi, rsi, r15
    ; what is below 2^255, and the low words of the products by 38
    xor r13d, r13d
    adcx r8, rsi
    ; their high words, and the quotient times 19
    adox r8, r10
    mulx r11, r10, r11
    adcx rax, r10
    adox rax, rdi
    mulx rsi, r10, r14
    adcx rbp, r10
    adox rbp, r11
    adcx rcx, r13
    adox rcx, rsi
    ; sum; its carry, 2^256, is folded to 38
    mov r10, rbx
    add r10, r8
    mov r11, r9
    adc r11, rax
    mov rsi, r12
    adc rsi, rbp
    mov rdi, qword [rsp + 40]
    adc rdi, rcx
    sbb r14, r14
    and r14, 38
    add r10, r14
    adc r11, 0
    adc rsi, 0
    adc rdi, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    sub rbx, r8
    sbb r9, rax
    sbb r12, rbp
    mov rax, qword [rsp + 40]
    sbb rax, rcx
    sbb rcx, rcx
    and rcx, 38
    sub rbx, rcx
    sbb r9, 0
    sbb r12, 0
    sbb rax, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov rcx, qword [rsp + 72]
    sub rcx, qword [rsp + 24]
    mov r8, qword [rsp + 120]
    sbb r8, qword [rsp + 32]
    mov rbp, qword [rsp + 96]
    sbb rbp, qword [rsp + 144]
    mov r14, qword [rsp + 160]
    sbb r14, qword [rsp + 128]
    sbb r15, r15
    and r15, 38
    sub rcx, r15
    sbb r8, 0
    sbb rbp, 0
    sbb r14, 0
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 40], rbp
    mulx rbp, r15, qword [rsp + 120]
    mov qword [rsp + 8], r8
    mov qword [rsp + 56], rcx
    mulx rcx, r8, qword [rsp + 72]
    add r15, rcx
    mov qword [rsp + 48], r14
    mulx r14, rcx, qword [rsp + 96]
    adc rcx, rbp
    mov qword [rsp + 64], rdi
    mulx rdi, rbp, qword [rsp + 160]
    adc rbp, r14
    adc rdi, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 32]
    mov qword [rsp + 24], r11
    mulx r11, r14, qword [rsp + 72]
    mov qword [rsp + 16], r10
    xor r10d, r10d
    adcx r15, r14
    mulx r14, r13, qword [rsp + 120]
    adcx rcx, r13
    adox rcx, r11
    mulx r13, r11, qword [rsp + 96]
    adcx rbp, r11
    adox rbp, r14
    mulx r14, r11, qword [rsp + 160]
    adcx rdi, r11
    adox rdi, r13
    adcx r10, r10
    adox r10, r14
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 144]
    mulx r13, r11, qword [rsp + 72]
    xor r14d, r14d
    adcx rcx, r11
    mov qword [rsp + 32], rsi
    mulx rsi, r11, qword [rsp + 120]
    adcx rbp, r11
    adox rbp, r13
    mulx r13, r11, qword [rsp + 96]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 160]
    adcx r10, r11
    adox r10, r13
    adcx r14, r14
    adox r14, rsi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 128]
    mulx rsi, r11, qword [rsp + 72]
    xor r13d, r13d
    adcx rbp, r11
    mov qword [rsp + 144], rax
    mulx rax, r11, qword [rsp + 120]
    adcx rdi, r11
    adox rdi, rsi
    mulx rsi, r11, qword [rsp + 96]
    adcx r10, r11
    adox r10, rax
    mulx r11, rax, qword [rsp + 160]
    adcx r14, rax
    adox r14, rsi
    adcx r13, r13
    adox r13, r11
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx r11, rax, r13
    add rbp, rax
    adc r11, 0
    add rbp, rbp
    adc r11, r11
    shr rbp, 1
    imul rax, r11, 19
    mulx rsi, r11, rdi
    ; what is below 2^255, and the low words of the products by 38
    xor edi, edi
    adcx r8, r11
    ; their high words, and the quotient times 19
    adox r8, rax
    mulx r10, rax, r10
    adcx r15, rax
    adox r15, rsi
    mulx r11, rax, r14
    adcx rcx, rax
    adox rcx, r10
    adcx rbp, rdi
    adox rbp, r11
    ; square, products of a[0] with the words above it
    mov rdx, rbx
    mulx r10, rax, r12
    mulx rsi, r11, r9
    xor r13d, r13d
    adcx rax, rsi
    mulx rdi, rsi, qword [rsp + 144]
    adcx rsi, r10
    ; square, products of a[1] with the words above it
    mov rdx, r9
    mulx r14, r10, r12
    adox rsi, r10
    adcx rdi, r13
    mulx r9, r10, qword [rsp + 144]
    adox rdi, r10
    adox r13, r13
    add rdi, r14
    adc r13, r9
    ; square, products of a[2] with the words above it
    mov r9, rdx
    mov rdx, r12
    mulx r14, r10, qword [rsp + 144]
    add r13, r10
    mov r10d, 0
    adc r10, r10
    add r10, r14
    ; square: double the cross products
    xor r14d, r14d
    adcx r11, r11
    ; square: + a[i]^2 * W^(2i)
    mov rdx, rbx
    mov qword [rsp + 128], rcx
    mulx rcx, rbx, rdx
    adox r11, rcx
    adcx rax, rax
    mov rdx, r9
    mulx r9, rcx, rdx
    adox rax, rcx
    adcx rsi, rsi
    adox rsi, r9
    adcx rdi, rdi
    mov rdx, r12
    mulx r9, rcx, rdx
    adox rdi, rcx
    adcx r13, r13
    adox r13, r9
    adcx r10, r10
    mov rdx, qword [rsp + 144]
    mulx r9, rcx, rdx
    adox r10, rcx
    adcx r14, r14
    adox r14, r9
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx r9, rcx, r14
    add rsi, rcx
    adc r9, 0
    add rsi, rsi
    adc r9, r9
    shr rsi, 1
    imul rcx, r9, 19
    mulx rdi, r9, rdi
    ; what is below 2^255, and the low words of the products by 38
    xor r12d, r12d
    adcx rbx, r9
    ; their high words, and the quotient times 19
    adox rbx, rcx
    mulx r9, rcx, r13
    adcx r11, rcx
    adox r11, rdi
    mulx r10, rcx, r10
    adcx rax, rcx
    adox rax, r9
    adcx rsi, r12
    adox rsi, r10
    ; square, products of a[0] with the words above it
    mov rdx, qword [rsp + 16]
    mulx r9, rcx, qword [rsp + 32]
    mulx rdi, r10, qword [rsp + 24]
    xor r13d, r13d
    adcx rcx, rdi
    mulx r12, rdi, qword [rsp + 64]
    adcx rdi, r9
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsp + 24]
    mulx r14, r9, qword [rsp + 32]
    adox rdi, r9
    adcx r12, r13
    mov qword [rsp + 144], r8
    mulx r8, r9, qword [rsp + 64]
    adox r12, r9
    adox r13, r13
    add r12, r14
    adc r13, r8
    ; square, products of a[2] with the words above it
    mov rdx, qword [rsp + 32]
    mulx r9, r8, qword [rsp + 64]
    add r13, r8
    mov r8d, 0
    adc r8, r8
    add r8, r9
    ; square: double the cross products
    xor r9d, r9d
    adcx r10, r10
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsp + 16]
    mov qword [rsp + 104], rbp
    mulx rbp, r14, rdx
    adox r10, rbp
    adcx rcx, rcx
    mov rdx, qword [rsp + 24]
    mov qword [rsp + 16], r15
    mulx r15, rbp, rdx
    adox rcx, rbp
    adcx rdi, rdi
    adox rdi, r15
    adcx r12, r12
    mov rdx, qword [rsp + 32]
    mulx r15, rbp, rdx
    adox r12, rbp
    adcx r13, r13
    adox r13, r15
    adcx r8, r8
    mov rdx, qword [rsp + 64]
    mulx r15, rbp, rdx
    adox r8, rbp
    adcx r9, r9
    adox r9, r15
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx rbp, r9, r9
    add rdi, r9
    adc rbp, 0
    add rdi, rdi
    adc rbp, rbp
    shr rdi, 1
    imul r9, rbp, 19
    mulx r12, rbp, r12
    ; what is below 2^255, and the low words of the products by 38
    xor r15d, r15d
    adcx r14, rbp
    ; their high words, and the quotient times 19
    adox r14, r9
    mulx rbp, r9, r13
    adcx r10, r9
    adox r10, r12
    mulx r9, r8, r8
    adcx rcx, r8
    adox rcx, rbp
    adcx rdi, r15
    adox rdi, r9
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 0x1db41
    mulx r9, r8, qword [rsp + 48]
    add r8, qword [rsp + 160]
    adc r9, 0
    add r8, r8
    adc r9, r9
    shr r8, 1
    imul rbp, r9, 19
    mulx r12, r9, qword [rsp + 56]
    ; what is below 2^255, and the low words of the products by 121665
    xor r13d, r13d
    adcx r9, qword [rsp + 72]
    ; their high words, and the quotient times 19
    adox r9, rbp
    mulx r15, rbp, qword [rsp + 8]
    adcx rbp, qword [rsp + 120]
    adox rbp, r12
    mov qword [rsp + 120], rbp
    mulx rbp, r12, qword [rsp + 40]
    adcx r12, qword [rsp + 96]
    adox r12, r15
    adcx r8, r13
    adox r8, rbp
    ; product, row 0: a * b[0]
    mov rdx, rbx
    mov rbp, qword [rsp + 88]
    mov qword [rsp + 96], r8
    mulx r8, r15, qword [rbp + 8]
    mov qword [rsp + 72], r12
    mulx r12, rbx, qword [rbp]
    add r15, r12
    mov qword [rsp + 160], r9
    mulx r9, r12, qword [rbp + 16]
    adc r12, r8
    mov qword [rsp + 64], rbx
    mulx rbx, r8, qword [rbp + 24]
    adc r8, r9
    adc rbx, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, r11
    mov qword [rsp + 32], rcx
    mulx rcx, r9, qword [rbp]
    xor r11d, r11d
    adcx r15, r9
    mulx r13, r9, qword [rbp + 8]
    adcx r12, r9
    adox r12, rcx
    mulx r9, rcx, qword [rbp + 16]
    adcx r8, rcx
    adox r8, r13
    mulx r13, rcx, qword [rbp + 24]
    adcx rbx, rcx
    adox rbx, r9
    adcx r11, r11
    adox r11, r13
    ; product, row 2: + a * b[2] * W^2
    mov rdx, rax
    mulx r9, rcx, qword [rbp]
    xor r13d, r13d
    adcx r12, rcx
    mulx rax, rcx, qword [rbp + 8]
    adcx r8, rcx
    adox r8, r9
    mulx r9, rcx, qword [rbp + 16]
    adcx rbx, rcx
    adox rbx, rax
    mulx rcx, rax, qword [rbp + 24]
    adcx r11, rax
    adox r11, r9
    adcx r13, r13
    adox r13, rcx
    ; product, row 3: + a * b[3] * W^3
    mov rdx, rsi
    mulx rcx, rax, qword [rbp]
    xor r9d, r9d
    adcx r8, rax
    mulx rsi, rax, qword [rbp + 8]
    adcx rbx, rax
    adox rbx, rcx
    mulx rcx, rax, qword [rbp + 16]
    adcx r11, rax
    adox r11, rsi
    mulx rsi, rax, qword [rbp + 24]
    mov rbp, qword [rsp]
    mov qword [rsp + 88], r12
    mov r12, qword [rsp + 144]
    mov qword [rbp], r12
    mov qword [rsp + 24], r15
    mov r15, qword [rsp + 16]
    mov qword [rbp + 8], r15
    mov qword [rsp + 112], r11
    mov r11, qword [rsp + 128]
    mov qword [rbp + 16], r11
    mov qword [rsp + 136], rbx
    mov rbx, qword [rsp + 104]
    mov qword [rbp + 24], rbx
    mov qword [rbp + 64], r14
    mov qword [rbp + 72], r10
    mov qword [rsp + 80], r8
    mov r8, qword [rsp + 32]
    mov qword [rbp + 80], r8
    mov qword [rbp + 88], rdi
    adcx r13, rax
    adox r13, rcx
    adcx r9, r9
    adox r9, rsi
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx rcx, rax, r9
    add rax, qword [rsp + 80]
    adc rcx, 0
    add rax, rax
    adc rcx, rcx
    shr rax, 1
    imul r9, rcx, 19
    mulx rsi, rcx, qword [rsp + 136]
    ; what is below 2^255, and the low words of the products by 38
    xor r8d, r8d
    adcx rcx, qword [rsp + 64]
    ; their high words, and the quotient times 19
    adox rcx, r9
    mov qword [rbp + 96], rcx
    mulx r11, r9, qword [rsp + 112]
    adcx r9, qword [rsp + 24]
    adox r9, rsi
    mov qword [rbp + 104], r9
    mulx r13, rsi, r13
    adcx rsi, qword [rsp + 88]
    adox rsi, r11
    mov qword [rbp + 112], rsi
    adcx rax, r8
    adox rax, r13
    mov qword [rbp + 120], rax
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 160]
    mulx r13, r11, qword [rsp + 8]
    mulx r12, rbx, qword [rsp + 56]
    add r11, r12
    mulx r15, r12, qword [rsp + 40]
    adc r12, r13
    mulx rax, r13, qword [rsp + 48]
    adc r13, r15
    adc rax, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 120]
    mulx rcx, r15, qword [rsp + 56]
    xor r9d, r9d
    adcx r11, r15
    mulx r15, r8, qword [rsp + 8]
    adcx r12, r8
    adox r12, rcx
    mulx r8, rcx, qword [rsp + 40]
    adcx r13, rcx
    adox r13, r15
    mulx r15, rcx, qword [rsp + 48]
    adcx rax, rcx
    adox rax, r8
    adcx r9, r9
    adox r9, r15
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 72]
    mulx r8, rcx, qword [rsp + 56]
    xor r15d, r15d
    adcx r12, rcx
    mulx r10, rcx, qword [rsp + 8]
    adcx r13, rcx
    adox r13, r8
    mulx r8, rcx, qword [rsp + 40]
    adcx rax, rcx
    adox rax, r10
    mulx r10, rcx, qword [rsp + 48]
    adcx r9, rcx
    adox r9, r8
    adcx r15, r15
    adox r15, r10
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 96]
    mulx r8, rcx, qword [rsp + 56]
    xor r10d, r10d
    adcx r13, rcx
    mulx rsi, rcx, qword [rsp + 8]
    adcx rax, rcx
    adox rax, r8
    mulx r8, rcx, qword [rsp + 40]
    adcx r9, rcx
    adox r9, rsi
    mulx rsi, rcx, qword [rsp + 48]
    adcx r15, rcx
    adox r15, r8
    adcx r10, r10
    adox r10, rsi
    ; the quotient by 2^255 but for carries from below; times 19
    mov edx, 38
    mulx r8, rcx, r10
    add r13, rcx
    adc r8, 0
    add r13, r13
    adc r8, r8
    shr r13, 1
    imul rcx, r8, 19
    mulx r8, rax, rax
    ; what is below 2^255, and the low words of the products by 38
    xor r10d, r10d
    adcx rbx, rax
    ; their high words, and the quotient times 19
    adox rbx, rcx
    mov qword [rbp + 32], rbx
    mulx rcx, rax, r9
    adcx r11, rax
    adox r11, r8
    mov qword [rbp + 40], r11
    mulx r8, rax, r15
    adcx r12, rax
    adox r12, rcx
    mov qword [rbp + 48], r12
    adcx r13, r10
    adox r13, r8
    mov qword [rbp + 56], r13
    add rsp, 168
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask)
; Ensures x < p, z < p.
; (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p
extern curve25519_ladder_end_x64
LOCAL curve25519_ladder_end
align 32
curve25519_ladder_end:
    endbr64
    cmp dword [curve25519_cpu_plain], 0
    jne curve25519_ladder_end_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; the mask as a condition
    bt rcx, 63
    ; Q or P
    mov rcx, qword [rdx]
    cmovc rcx, qword [rdx + 64]
    mov rax, qword [rdx + 8]
    cmovc rax, qword [rdx + 72]
    mov r8, qword [rdx + 16]
    cmovc r8, qword [rdx + 80]
    mov r9, qword [rdx + 24]
    cmovc r9, qword [rdx + 88]
    ; Q or P
    mov r10, qword [rdx + 32]
    cmovc r10, qword [rdx + 96]
    mov r11, qword [rdx + 40]
    cmovc r11, qword [rdx + 104]
    mov rbx, qword [rdx + 48]
    cmovc rbx, qword [rdx + 112]
    mov rbp, qword [rdx + 56]
    cmovc rbp, qword [rdx + 120]
    mov r12, r9
    shr r12, 63
    imul r13, r12, 19
    mov r12, 0x7fffffffffffffff
    and r9, r12
    add rcx, r13
    adc rax, 0
    adc r8, 0
    adc r9, 0
    mov r13, rcx
    sub r13, -19
    mov r14, rax
    sbb r14, -1
    mov r15, r8
    sbb r15, -1
    mov qword [rsp], rbx
    mov rbx, r9
    sbb rbx, r12
    cmovc r13, rcx
    mov qword [rdi], r13
    cmovc r14, rax
    mov qword [rdi + 8], r14
    cmovc r15, r8
    mov qword [rdi + 16], r15
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    ; last fold, at 2^255; the sum is below 2*p
    mov rax, rbp
    shr rax, 63
    imul rcx, rax, 19
    and rbp, r12
    add r10, rcx
    adc r11, 0
    mov rax, qword [rsp]
    adc rax, 0
    adc rbp, 0
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    sub rcx, -19
    mov r8, r11
    sbb r8, -1
    mov r9, rax
    sbb r9, -1
    mov rbx, rbp
    sbb rbx, r12
    cmovc rcx, r10
    mov qword [rsi], rcx
    cmovc r8, r11
    mov qword [rsi + 8], r8
    cmovc r9, rax
    mov qword [rsi + 16], r9
    cmovc rbx, rbp
    mov qword [rsi + 24], rbx
    add rsp, 8
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
    dd 92, 28, curve25519_ladder_step - $ - 8, curve25519_ladder_step.end - curve25519_ladder_step
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x01
    db 0x04
    dd curve25519_ladder_step.end - curve25519_ladder_step - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 124, curve25519_ladder_end - $ - 8, curve25519_ladder_end.end - curve25519_ladder_end
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x40
    db 0x04
    dd curve25519_ladder_end.end - curve25519_ladder_end - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd curve25519_ladder_step + 0 wrt ..imagebase, curve25519_ladder_step.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd curve25519_ladder_end + 0 wrt ..imagebase, curve25519_ladder_end.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x15, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; curve25519_ladder_step + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x02, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; curve25519_ladder_end + 0
%endif
