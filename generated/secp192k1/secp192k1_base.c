/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 4 tables of 32 points, 6 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 8 apart.
 */
#include "secp192k1_curve_internal.h"

#define SECP192K1_TEETH 6
#define SECP192K1_BLOCKS 4
#define SECP192K1_SPACING 8
#define SECP192K1_BLOCK_ENTRIES 32
#define SECP192K1_SIGNS 192
#define SECP192K1_SIGN_WORDS (SECP192K1_SIGNS / SECP192K1_WORD_BITS + 2)

#if SECP192K1_WORD_BITS == 64
static const secp192k1_affine secp192k1_base[SECP192K1_BLOCKS][SECP192K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0xda40ac19881cb65a), UINT64_C(0x13357e344c545a00), UINT64_C(0x2b7ee4f56b98a0ff),
        } }, { {
            UINT64_C(0x51fc7fb25adc0d36), UINT64_C(0xb3776283b01dafa6), UINT64_C(0x0ccee8808c349b4a),
        } } },
        { { {
            UINT64_C(0x093091530eee03f7), UINT64_C(0x9e102e8c8eb8fb7e), UINT64_C(0x64730da1976d56d1),
        } }, { {
            UINT64_C(0xaf510ffdf3d3f5f0), UINT64_C(0x7c9762011675fe51), UINT64_C(0xda26bd841ac7ccb4),
        } } },
        { { {
            UINT64_C(0x67394cb92e262724), UINT64_C(0x6085fbb07c20d0b5), UINT64_C(0x4be0e9a58b9d79c3),
        } }, { {
            UINT64_C(0x9d58d0d44196dbbc), UINT64_C(0x07618c5680f1ae31), UINT64_C(0x180966260bbfc4e8),
        } } },
        { { {
            UINT64_C(0x2225abb33a6101a0), UINT64_C(0xdc014d93d2dc6cda), UINT64_C(0x9a0c4fa9fed8609e),
        } }, { {
            UINT64_C(0xa128002b154792a2), UINT64_C(0xe2cee960741dbbba), UINT64_C(0x6b8aab2abc7dfa1c),
        } } },
        { { {
            UINT64_C(0x135fca2836e6bc38), UINT64_C(0x3539f003ed3c6414), UINT64_C(0xcde20a19deca61b6),
        } }, { {
            UINT64_C(0x2cfb2af94ad5b927), UINT64_C(0x7f5a875e517a827e), UINT64_C(0xe8665d1cb738d8ab),
        } } },
        { { {
            UINT64_C(0x3ccd20099a5cf7a7), UINT64_C(0xe09c5bdf5337ef1d), UINT64_C(0x19bbdce0add7e3af),
        } }, { {
            UINT64_C(0xe7a43bf1ff718a54), UINT64_C(0xef6843534a6dee48), UINT64_C(0x7148f112cb32fe04),
        } } },
        { { {
            UINT64_C(0x04d4c0d8f95ceae2), UINT64_C(0x515ffdfc67ff8f2c), UINT64_C(0xdfffa82a4b79e389),
        } }, { {
            UINT64_C(0x4c2303ab36482e49), UINT64_C(0x5ea42238a41e2b80), UINT64_C(0x88e61b70e35af8bc),
        } } },
        { { {
            UINT64_C(0x6cbe59f02dd471cb), UINT64_C(0x210ad0448c3e12f1), UINT64_C(0x2c902e16411cfd17),
        } }, { {
            UINT64_C(0x835c14a2f6bb2786), UINT64_C(0xa0f569a0b4369c7a), UINT64_C(0x4bb04158cea9f288),
        } } },
        { { {
            UINT64_C(0xcfaf37d3a8c337fd), UINT64_C(0x5647879cb41c33f6), UINT64_C(0x282499c0b9895383),
        } }, { {
            UINT64_C(0x30517764c876d557), UINT64_C(0xd3c08a4b2f508948), UINT64_C(0xd5b6a61d805bf646),
        } } },
        { { {
            UINT64_C(0xfaaa6b0036328f78), UINT64_C(0xe31734319845d1fe), UINT64_C(0xfed68a05a1362e33),
        } }, { {
            UINT64_C(0x731cef9eb1148275), UINT64_C(0xfe7e01de1f95e477), UINT64_C(0xb6d244b86f234b12),
        } } },
        { { {
            UINT64_C(0x3bc79b27d01b895f), UINT64_C(0xcc898f9ccf9543eb), UINT64_C(0x437f2c271541a956),
        } }, { {
            UINT64_C(0x4d3be5f5e57d7cd0), UINT64_C(0x63a02a83aa7e48e8), UINT64_C(0x1a842cf0ebfede13),
        } } },
        { { {
            UINT64_C(0x2776356df5b9b1ef), UINT64_C(0xf9165b169021367d), UINT64_C(0x3116ad1820fa7c47),
        } }, { {
            UINT64_C(0x7746e45777198442), UINT64_C(0x1422b3c0f57fe13e), UINT64_C(0xc970394d066c5af5),
        } } },
        { { {
            UINT64_C(0x5333e1ccd55ee4c2), UINT64_C(0x2d008bde4aec68d3), UINT64_C(0x46f038f8b5bf85bc),
        } }, { {
            UINT64_C(0x5a14253fab634481), UINT64_C(0xdd3b418fa51346b1), UINT64_C(0xf30533ca80c6548a),
        } } },
        { { {
            UINT64_C(0xa93a46d58e177f11), UINT64_C(0x18ba41c297632839), UINT64_C(0xbb09b6bdaf62ea99),
        } }, { {
            UINT64_C(0xa76fa6e792cde3d3), UINT64_C(0x4379f60b82c4d12c), UINT64_C(0xec947f8e5e37be0f),
        } } },
        { { {
            UINT64_C(0xf4f861ea5474c5dd), UINT64_C(0x628db329ae994213), UINT64_C(0x56253fb84f989571),
        } }, { {
            UINT64_C(0x31661b47c7e420cd), UINT64_C(0x3bda0112959a08be), UINT64_C(0xa35b9cf9934e9e96),
        } } },
        { { {
            UINT64_C(0x94e0daaa99c5d327), UINT64_C(0x1ddc0f355f350160), UINT64_C(0xace5a4dca6ce3fe3),
        } }, { {
            UINT64_C(0x49c7479809d062a7), UINT64_C(0x3b358cf7fc8924fe), UINT64_C(0xbad81d8d7046bec5),
        } } },
        { { {
            UINT64_C(0x3b9bbbfe4494d576), UINT64_C(0x9cc9e18271c9d3ae), UINT64_C(0x98036ac96bce125d),
        } }, { {
            UINT64_C(0x29d5ceca883d8160), UINT64_C(0x7704bc6de0141fd9), UINT64_C(0x406079d71b395c9d),
        } } },
        { { {
            UINT64_C(0xf992defc53c9df05), UINT64_C(0xecc7ae5a18e79f6a), UINT64_C(0xbd331aba39a2d559),
        } }, { {
            UINT64_C(0xbe18a395ea7de6f9), UINT64_C(0xd53e6f8029660258), UINT64_C(0x6d813244387a8a32),
        } } },
        { { {
            UINT64_C(0x51707ec18a86d6cf), UINT64_C(0x0399c158b776a659), UINT64_C(0x9f5979186b7672c8),
        } }, { {
            UINT64_C(0x8e8aebd66645a40d), UINT64_C(0x8215825af0822505), UINT64_C(0x719e27879ec4fae5),
        } } },
        { { {
            UINT64_C(0xc351e678a7adf9db), UINT64_C(0x8615e5d81f77992b), UINT64_C(0x0a17085df437dcb1),
        } }, { {
            UINT64_C(0x40ab06262ab01a41), UINT64_C(0x6f67085442d18b9d), UINT64_C(0x60fb0eb0adfe146a),
        } } },
        { { {
            UINT64_C(0x9ab1ed21b5a24df5), UINT64_C(0xcd2db95d16a32a86), UINT64_C(0x24ec614978ee8f87),
        } }, { {
            UINT64_C(0x919247a93ac236ad), UINT64_C(0x07ba076d87d196ce), UINT64_C(0x96e11d582fb94a56),
        } } },
        { { {
            UINT64_C(0x09a0426603232af2), UINT64_C(0xa82ff09562f6a2ff), UINT64_C(0xd01db4e57cdab848),
        } }, { {
            UINT64_C(0x5e88cddfd4484ff5), UINT64_C(0x0bc4fa429435e1aa), UINT64_C(0x44f1b3ecd928f2a3),
        } } },
        { { {
            UINT64_C(0xc6d48ea7e43f2c41), UINT64_C(0xa97ac0d9910ea5ae), UINT64_C(0xda2a7e18190f4343),
        } }, { {
            UINT64_C(0x920c84253382b59d), UINT64_C(0x40880330ed05c21b), UINT64_C(0x1da5019f3df953ef),
        } } },
        { { {
            UINT64_C(0xe5b6dd2b86801546), UINT64_C(0x802419cc4df5d508), UINT64_C(0xc101a00e1519ba3b),
        } }, { {
            UINT64_C(0xc951a4b6ff13a5e1), UINT64_C(0x3873a02380022112), UINT64_C(0x4d75e79d7ed16c08),
        } } },
        { { {
            UINT64_C(0x8b5b1c72c305c250), UINT64_C(0xf6ec56dd350d4f13), UINT64_C(0x70f4a7afa96d36f4),
        } }, { {
            UINT64_C(0xc59f7fdc67a4f8e1), UINT64_C(0x06b80d569d81b6d7), UINT64_C(0x8095905d9a4423e9),
        } } },
        { { {
            UINT64_C(0x89cb76dbdbcf8322), UINT64_C(0x75ecc08505cced4e), UINT64_C(0xe303008aef8f0997),
        } }, { {
            UINT64_C(0xb15afcd76c59853d), UINT64_C(0xf7835d371792ef20), UINT64_C(0x391a825a21327ead),
        } } },
        { { {
            UINT64_C(0x3cc5576cb2b9b254), UINT64_C(0xdda5d0053776e121), UINT64_C(0x004b8e168a778025),
        } }, { {
            UINT64_C(0xdd6b0618cbbd2edd), UINT64_C(0xaa02632a30f1c549), UINT64_C(0xd68b642171479470),
        } } },
        { { {
            UINT64_C(0x805d1b770839b221), UINT64_C(0xba426a4cc6870fd0), UINT64_C(0x6a43c43f9aa7be4a),
        } }, { {
            UINT64_C(0x222202ab4a736c2b), UINT64_C(0xb3767726a634d1cf), UINT64_C(0xb263c02be81261dd),
        } } },
        { { {
            UINT64_C(0x417df01038b586c4), UINT64_C(0xaac9b7c30282027d), UINT64_C(0x01dcc6e40521a78f),
        } }, { {
            UINT64_C(0x3d5aaecb204a5a11), UINT64_C(0xa8189848a55539d2), UINT64_C(0x34058a8b540a7501),
        } } },
        { { {
            UINT64_C(0x00cf09846798420a), UINT64_C(0x66b25f55c1a7375f), UINT64_C(0x2b63b769b37961a9),
        } }, { {
            UINT64_C(0x5e5b40ab2ef1bf3c), UINT64_C(0x99320286897829c3), UINT64_C(0x5ba387d443a4e323),
        } } },
        { { {
            UINT64_C(0x96804819b8c27758), UINT64_C(0x0695bafec2010530), UINT64_C(0x076c7fc37077a2fd),
        } }, { {
            UINT64_C(0xc3375a1121d98cc2), UINT64_C(0x261264ea8b8f8092), UINT64_C(0x3794964f62212050),
        } } },
        { { {
            UINT64_C(0x558249db3753b7c6), UINT64_C(0x35f5119e5a951f03), UINT64_C(0x090dd2cc12bdc67b),
        } }, { {
            UINT64_C(0xd73691deac98cc28), UINT64_C(0x8ebc014f5d3ecbb4), UINT64_C(0xcc74e1217312f319),
        } } },
    },
    {
        { { {
            UINT64_C(0x59e2f5e88a31a2b6), UINT64_C(0xddcf928064b0f5b6), UINT64_C(0xec13db0f9d5573f1),
        } }, { {
            UINT64_C(0x6de8213cedde546a), UINT64_C(0xdf9e35ac5bd960dc), UINT64_C(0x7e02b7ab6984fa97),
        } } },
        { { {
            UINT64_C(0xa595220fafe195a3), UINT64_C(0x4a589766be178aca), UINT64_C(0x0ce4348a79dbc9f0),
        } }, { {
            UINT64_C(0x241a35aa3028b736), UINT64_C(0x795b0da7fa24a805), UINT64_C(0x952153b741f34f14),
        } } },
        { { {
            UINT64_C(0x1b4dfc492b666694), UINT64_C(0xaf1d0bf688892ec3), UINT64_C(0xd179ab7fbe4ea9f1),
        } }, { {
            UINT64_C(0x72660341cff0eb3c), UINT64_C(0xe9546c59f0d1d4bc), UINT64_C(0xdd97f13b881b306c),
        } } },
        { { {
            UINT64_C(0xd264cbb8387d3d2c), UINT64_C(0x51246bd1354dad6b), UINT64_C(0x74547a35fc46344c),
        } }, { {
            UINT64_C(0x00f604611c61b9d4), UINT64_C(0xe67cad54ca62c787), UINT64_C(0xa0757a7bac146300),
        } } },
        { { {
            UINT64_C(0x152fff93d3afe09d), UINT64_C(0x3da8f13b835b3b13), UINT64_C(0x2773f02e93b698c6),
        } }, { {
            UINT64_C(0x39b910f4e635af07), UINT64_C(0x5c27d7bcccd55774), UINT64_C(0xda201d888c4583a1),
        } } },
        { { {
            UINT64_C(0xd1524fa2dce47e89), UINT64_C(0x37226e466d87c093), UINT64_C(0xc0944a8df2d27591),
        } }, { {
            UINT64_C(0x09158e1b5dde6861), UINT64_C(0x77b677f3d961f26b), UINT64_C(0xf44b582e71c9416f),
        } } },
        { { {
            UINT64_C(0xe0a8825320d729bc), UINT64_C(0xd39dbd2f0db9ff6b), UINT64_C(0xfaea98738b8fde82),
        } }, { {
            UINT64_C(0xb162a06e219912ce), UINT64_C(0x163582fdf18347c1), UINT64_C(0x819fa93ea6a37bde),
        } } },
        { { {
            UINT64_C(0x14f913682d373403), UINT64_C(0x0f7f249d771030b2), UINT64_C(0x0a76807ffe20d1be),
        } }, { {
            UINT64_C(0xcb0e51237e48f853), UINT64_C(0x7a4cee8f913ff99e), UINT64_C(0xf377264de4079a4a),
        } } },
        { { {
            UINT64_C(0x0a1673d0c9317d6f), UINT64_C(0x0596e245a2a98021), UINT64_C(0x3e05cfee146f4ce7),
        } }, { {
            UINT64_C(0xd86281b47f963eab), UINT64_C(0xbabbd64d3d88b1b6), UINT64_C(0x39e0fcee3e67bd47),
        } } },
        { { {
            UINT64_C(0x5c776be75a42fb98), UINT64_C(0xd20b86d8fdeb8fdf), UINT64_C(0xc38e644b412f8914),
        } }, { {
            UINT64_C(0x1052302a9262196b), UINT64_C(0x6e7e2c0f33d8d64d), UINT64_C(0x0145c6826e749831),
        } } },
        { { {
            UINT64_C(0x1aac43dca0cbce9e), UINT64_C(0xc412e80a9ebba90f), UINT64_C(0xa29112879123d524),
        } }, { {
            UINT64_C(0x3a85919d9ee46237), UINT64_C(0x24476f7d3fca6efb), UINT64_C(0xa525f852b1f551af),
        } } },
        { { {
            UINT64_C(0x5a194db24a2779ea), UINT64_C(0x96abf8a4f11ceda4), UINT64_C(0xd607fb08c26af0de),
        } }, { {
            UINT64_C(0x189a8ef904ca47c4), UINT64_C(0x821972335f85a6fd), UINT64_C(0x381acd8d878b60eb),
        } } },
        { { {
            UINT64_C(0x549c0cd835e4dbb1), UINT64_C(0x9fcf60f883195315), UINT64_C(0x6bab803e4fe1e452),
        } }, { {
            UINT64_C(0x290d352525618a6d), UINT64_C(0x1c71005401df605d), UINT64_C(0x76be725ee5ac6342),
        } } },
        { { {
            UINT64_C(0x720e6d7face9fcc3), UINT64_C(0xd9e864462b7d372c), UINT64_C(0x9e1d375e05a4c344),
        } }, { {
            UINT64_C(0x913df96d366e1e1d), UINT64_C(0x0b9559eeeeeadc66), UINT64_C(0x2faabc0a40339910),
        } } },
        { { {
            UINT64_C(0x66f7ca90f31c6497), UINT64_C(0x07218304456305d8), UINT64_C(0xc1afd339b7a7db68),
        } }, { {
            UINT64_C(0x44cdcf8058de4b18), UINT64_C(0x433c40e24bc39d5e), UINT64_C(0xa4a4f759f42284bd),
        } } },
        { { {
            UINT64_C(0x6f7a10b9a6945cfb), UINT64_C(0xafec4bec10ca7623), UINT64_C(0x25b9df2a7e8f32b5),
        } }, { {
            UINT64_C(0xe898616c0aef083d), UINT64_C(0x21c56a5b3a37b2db), UINT64_C(0x3cfbb0a85ef7b44e),
        } } },
        { { {
            UINT64_C(0x44a8dd790c62192c), UINT64_C(0x457c41a02915def6), UINT64_C(0x465a798f0dc3513b),
        } }, { {
            UINT64_C(0x1099ed9f9dbbc109), UINT64_C(0x05d4571f4e8dcdda), UINT64_C(0x9450f3c6544ecb3b),
        } } },
        { { {
            UINT64_C(0xf5ecbfe503e51c65), UINT64_C(0x406271dd18a78177), UINT64_C(0x38b0d93b364329c1),
        } }, { {
            UINT64_C(0xb01c9abdd4430d1a), UINT64_C(0x49b1ec5a6bacd6e7), UINT64_C(0x8ce236673c4c6bea),
        } } },
        { { {
            UINT64_C(0x1a058b479909a6a8), UINT64_C(0x630a36a7ad36f885), UINT64_C(0x88792e025687b909),
        } }, { {
            UINT64_C(0x6cfa4511097e6713), UINT64_C(0x74bfd569be121e6a), UINT64_C(0x5cf6d82a6d5b13d6),
        } } },
        { { {
            UINT64_C(0x26d6257f1c98b4e4), UINT64_C(0xa95d73be73eca2dd), UINT64_C(0xa0316aea48ca7d48),
        } }, { {
            UINT64_C(0x369760720ab887be), UINT64_C(0x8f98172fcab8ff30), UINT64_C(0x0dfb1181de6e00e2),
        } } },
        { { {
            UINT64_C(0x1ac76b0fdabbfebb), UINT64_C(0xc0a5c2ddf6f9f864), UINT64_C(0x6213c1c4c084e5c3),
        } }, { {
            UINT64_C(0x20e0fef7319a975b), UINT64_C(0x1564fd89647866a3), UINT64_C(0x4feaa2f612ef10da),
        } } },
        { { {
            UINT64_C(0xeb87c0445f4ee6a8), UINT64_C(0x83b6c031ab606708), UINT64_C(0x513295b12a3bf9d4),
        } }, { {
            UINT64_C(0x887b802600a9b01c), UINT64_C(0x0180af10c322275d), UINT64_C(0xeda30ed50156d237),
        } } },
        { { {
            UINT64_C(0x8736e8406c57b7a0), UINT64_C(0x907458be52f9d681), UINT64_C(0x32a85be5778db9c3),
        } }, { {
            UINT64_C(0xfd554443b29dbbc3), UINT64_C(0x922358496ed124cc), UINT64_C(0x28b80435e5ae95a3),
        } } },
        { { {
            UINT64_C(0x193e31db78bb00c0), UINT64_C(0xeb6ff3b9ab39177a), UINT64_C(0xc4c5673e369f4c0d),
        } }, { {
            UINT64_C(0x8409e1ae5e43b52d), UINT64_C(0x45fa0b7c27d4aa9c), UINT64_C(0xd1d4035989bc947d),
        } } },
        { { {
            UINT64_C(0xbf9ffa4753b1c157), UINT64_C(0xa6754ed3b4119e70), UINT64_C(0xec86d147ebc6650a),
        } }, { {
            UINT64_C(0x989c4cdda5bd2fcd), UINT64_C(0x6f7caa9e284065fa), UINT64_C(0x89af82184918ae12),
        } } },
        { { {
            UINT64_C(0xeede40a7966963e7), UINT64_C(0x1d6d5207445407b1), UINT64_C(0x032cfc24c1134c22),
        } }, { {
            UINT64_C(0xf466c1350be166cb), UINT64_C(0x889f46978893fcd9), UINT64_C(0x76efe52a1c512692),
        } } },
        { { {
            UINT64_C(0xa61bdd7f0e047925), UINT64_C(0xb5a2e62adec3a7ec), UINT64_C(0xf67c60e3d22a44ab),
        } }, { {
            UINT64_C(0xb88092859ee9bec8), UINT64_C(0xe49b251af2a6c300), UINT64_C(0x1f693c0b1531fc33),
        } } },
        { { {
            UINT64_C(0x6759b6e261c3ba41), UINT64_C(0x2ad7baffebe0cbbe), UINT64_C(0x6acd99c184437be3),
        } }, { {
            UINT64_C(0x2928ccb58fec07d9), UINT64_C(0x67b06fb138b0c5a1), UINT64_C(0x3e84943c4725098e),
        } } },
        { { {
            UINT64_C(0xe0eaaee61cb260d7), UINT64_C(0xd60bdf37af0cd1dc), UINT64_C(0xd68419f80304f70e),
        } }, { {
            UINT64_C(0x461779c5540d2e77), UINT64_C(0x0db6d2dec0cc29fe), UINT64_C(0xb088456ea5fc2a42),
        } } },
        { { {
            UINT64_C(0x2062c4156fe61c10), UINT64_C(0x31090d5f3a467b93), UINT64_C(0xdebbc05b3a2b4d71),
        } }, { {
            UINT64_C(0x74080cae63600485), UINT64_C(0xe3c6f9bac3a471e9), UINT64_C(0xd5694240effea1c1),
        } } },
        { { {
            UINT64_C(0x5074431e8ba7b03c), UINT64_C(0xdbd25ad7b4dfe8a4), UINT64_C(0x442ee1d3c8045874),
        } }, { {
            UINT64_C(0x7fffc275bcb1a3d0), UINT64_C(0x5e559b1394cded53), UINT64_C(0x4da0e8eb7c267333),
        } } },
        { { {
            UINT64_C(0x50d3b158926adb1b), UINT64_C(0xe820466032b8f6c8), UINT64_C(0x9e010b59238b42be),
        } }, { {
            UINT64_C(0x405bed83fc711c4a), UINT64_C(0x9b29c0e3017c309c), UINT64_C(0xa13ef1a04197d330),
        } } },
    },
    {
        { { {
            UINT64_C(0x67e0c60e079f755a), UINT64_C(0x7e0d67abbb14ac74), UINT64_C(0xaa4ebe376bb395e5),
        } }, { {
            UINT64_C(0xda5bd6f35012ac2f), UINT64_C(0xa9002475561c2059), UINT64_C(0xb61b4b2c239bfa5b),
        } } },
        { { {
            UINT64_C(0x312232a90a1d177b), UINT64_C(0x33bc31bf9b437af5), UINT64_C(0x189a60fb742d56d6),
        } }, { {
            UINT64_C(0xefdd07ace3885b61), UINT64_C(0x7890445790130ffd), UINT64_C(0xc040dda932bec6b5),
        } } },
        { { {
            UINT64_C(0x8afd598e5b2fe81f), UINT64_C(0x6b1d3c0e6d92445b), UINT64_C(0x67e3236b9162660d),
        } }, { {
            UINT64_C(0x74345ce0a689fe64), UINT64_C(0xdb96df20f8797f2c), UINT64_C(0xa389e6698bc33bed),
        } } },
        { { {
            UINT64_C(0xdca2d24396c36ab4), UINT64_C(0x02f751dfa8d9c760), UINT64_C(0xf93604baf03d045a),
        } }, { {
            UINT64_C(0x161ede24fee1a921), UINT64_C(0x0cfc88ee25c44a6e), UINT64_C(0x9132a9d25e577ee4),
        } } },
        { { {
            UINT64_C(0x2f22a9bc1f64ad1b), UINT64_C(0xa9b8a2341fac9f51), UINT64_C(0x4fcd0f9ee1b9c527),
        } }, { {
            UINT64_C(0xacd2bdd12752de8a), UINT64_C(0xccf573b64790a23a), UINT64_C(0x9c609480c35fd81d),
        } } },
        { { {
            UINT64_C(0xd31205d2770d9518), UINT64_C(0x802727e4ae5f4a80), UINT64_C(0xba073b01499d7640),
        } }, { {
            UINT64_C(0x63f193a52ffdcdff), UINT64_C(0x1569622d9040cd85), UINT64_C(0x63b45e4971e9444b),
        } } },
        { { {
            UINT64_C(0x9b32473475176446), UINT64_C(0xda981a1b6df5b223), UINT64_C(0x4cbf1faf3d099618),
        } }, { {
            UINT64_C(0x1b8d8ff685adf2a5), UINT64_C(0x5aa6bd5310016d00), UINT64_C(0xdb6955983d09edd6),
        } } },
        { { {
            UINT64_C(0xf35835f55b4e9989), UINT64_C(0x7425c57da59274bf), UINT64_C(0xd1cc02e4dad06a85),
        } }, { {
            UINT64_C(0x88267bf44648e9a1), UINT64_C(0x8c9d0280854022d4), UINT64_C(0x796ab2c720200aaf),
        } } },
        { { {
            UINT64_C(0x73f426117ce8685f), UINT64_C(0xa41e8120de26ca9e), UINT64_C(0xf76ccac9b21f5971),
        } }, { {
            UINT64_C(0x6d7e9972f09888e4), UINT64_C(0x83a9dfbaf475d350), UINT64_C(0xd852223b5f60bab5),
        } } },
        { { {
            UINT64_C(0xade9c03cafa3e338), UINT64_C(0xa18e980c83f94ced), UINT64_C(0x60deb17804e82415),
        } }, { {
            UINT64_C(0x812e002b52b23bc4), UINT64_C(0xdabd7acf948189e4), UINT64_C(0x79d41a8fa87f633d),
        } } },
        { { {
            UINT64_C(0x489f3ff57456d96f), UINT64_C(0xfe01b69a9be2b02f), UINT64_C(0x70535a170c0fc9b0),
        } }, { {
            UINT64_C(0xa453ef01daec0de7), UINT64_C(0xf1f4978fd8cf0e53), UINT64_C(0x5ac22b014d546002),
        } } },
        { { {
            UINT64_C(0xd311441245cb2437), UINT64_C(0xc51b142540f68b9b), UINT64_C(0xa9d2dafdbac0fb23),
        } }, { {
            UINT64_C(0x75efc44decbf7b7b), UINT64_C(0xe5a84264537f0300), UINT64_C(0x800003e2fc57c484),
        } } },
        { { {
            UINT64_C(0x00dce3295d18ed1c), UINT64_C(0xc6d3f5a80bf3b845), UINT64_C(0xc2449dccc2ac856a),
        } }, { {
            UINT64_C(0x7aaf2f171ece41c1), UINT64_C(0xc5d4071d269118c4), UINT64_C(0x84a716d42c3fc297),
        } } },
        { { {
            UINT64_C(0x6d2dec0f95ef9a61), UINT64_C(0x4d62a8a8974908ff), UINT64_C(0x36d5625e02ece59d),
        } }, { {
            UINT64_C(0x460f1115ee08b3f2), UINT64_C(0x8c9a24fc129e73bf), UINT64_C(0xd765613c3d8b7ae9),
        } } },
        { { {
            UINT64_C(0xa6c82933da493326), UINT64_C(0x13a904dc3ac7c0cd), UINT64_C(0xb34e6aecc0887d36),
        } }, { {
            UINT64_C(0xae70e845fd19cc07), UINT64_C(0xeaf789ad697820b3), UINT64_C(0x0e936ad1e9d8d92a),
        } } },
        { { {
            UINT64_C(0x19a148983186c24a), UINT64_C(0xf121328e98abbeb9), UINT64_C(0x5681ee3d74c7c194),
        } }, { {
            UINT64_C(0x49204d5f6509f962), UINT64_C(0x2b528ba34d784222), UINT64_C(0x076b234cd9dac2ed),
        } } },
        { { {
            UINT64_C(0x5b3e966d966d4491), UINT64_C(0xf97c1761968afc1d), UINT64_C(0x6c608c2a24aca1c3),
        } }, { {
            UINT64_C(0xb9ac5307b48077b4), UINT64_C(0xf1285fa850e8a6ad), UINT64_C(0xec7986ff32f1f7aa),
        } } },
        { { {
            UINT64_C(0x91b053f6978a1c7a), UINT64_C(0x027e84844ddefb29), UINT64_C(0x01576f22fb21b655),
        } }, { {
            UINT64_C(0xa09ef1fa78c36ed6), UINT64_C(0xfac27b84dbdfc3bb), UINT64_C(0xecea87372a54407e),
        } } },
        { { {
            UINT64_C(0x73765e73ee12a4d7), UINT64_C(0x6083b795e11b32c0), UINT64_C(0xdc1c0962d5b4a4b6),
        } }, { {
            UINT64_C(0x9a5078ac141fbc16), UINT64_C(0x8e5e7db411440287), UINT64_C(0xe5c70989208c2319),
        } } },
        { { {
            UINT64_C(0xc434f97e9d14957f), UINT64_C(0xfef8a3c8051de1be), UINT64_C(0xbc5aeaf710a5ce67),
        } }, { {
            UINT64_C(0xc4bf3acae4db85d3), UINT64_C(0xcd06d7bac3440c22), UINT64_C(0x26e59c4916ae0b45),
        } } },
        { { {
            UINT64_C(0xc9aec608416cf4ea), UINT64_C(0x1df7fb55acdddf96), UINT64_C(0x9e4df731bd36d8ff),
        } }, { {
            UINT64_C(0x1087893bf396dc14), UINT64_C(0xcf745bcb720de022), UINT64_C(0x0e39ac9103ed823e),
        } } },
        { { {
            UINT64_C(0x287e71d0a9871db3), UINT64_C(0xde3db18d80fe0676), UINT64_C(0xe3d74cac2d18a116),
        } }, { {
            UINT64_C(0x495f5ecfae9e9c68), UINT64_C(0x2fa784e2272692c3), UINT64_C(0x12bbd1a0fdb0fa8d),
        } } },
        { { {
            UINT64_C(0xf00667568306e3cc), UINT64_C(0xce77b7baef88aabc), UINT64_C(0x23ffd8916e75fc95),
        } }, { {
            UINT64_C(0x89caefe2c2cc32e0), UINT64_C(0x04fef9afefcf72f7), UINT64_C(0xd419f1768598b268),
        } } },
        { { {
            UINT64_C(0x53c0f122cd7107c0), UINT64_C(0xa07eeae9a326f6c0), UINT64_C(0xff2a4c09bb36a683),
        } }, { {
            UINT64_C(0xaf9dabf784a28d38), UINT64_C(0x73a2e06046d768e8), UINT64_C(0x4771388bdd1a7ed9),
        } } },
        { { {
            UINT64_C(0x33a08a0a769786e7), UINT64_C(0xd166bd8686e9c715), UINT64_C(0xca7c6a85525abfaf),
        } }, { {
            UINT64_C(0x476cb2de2998835e), UINT64_C(0x4dc33cbc0e010f93), UINT64_C(0x68f4c4f18ba725fd),
        } } },
        { { {
            UINT64_C(0x919be49df67ee24d), UINT64_C(0x8482d26911b699dc), UINT64_C(0x7b047b99c5b7a063),
        } }, { {
            UINT64_C(0x5b094b8432115366), UINT64_C(0x113020f6d7073097), UINT64_C(0x047ee84fc00c3784),
        } } },
        { { {
            UINT64_C(0xc34288ccaf48f6e5), UINT64_C(0x27cfdf07cce165b7), UINT64_C(0xe49a25afac60e144),
        } }, { {
            UINT64_C(0xf88b5e2f088ae1b9), UINT64_C(0x9d8264004c905396), UINT64_C(0xcbb28c73e0d38da0),
        } } },
        { { {
            UINT64_C(0xe9ae68f0b60ad883), UINT64_C(0x646da635271383e7), UINT64_C(0x17d6071c7588f2e3),
        } }, { {
            UINT64_C(0x2b977487683d5819), UINT64_C(0x5c66ecbe1cf968f8), UINT64_C(0xcc762e28acee8ecf),
        } } },
        { { {
            UINT64_C(0x26669fa067c79d14), UINT64_C(0x40174359f8a57662), UINT64_C(0xfeea29da535001e4),
        } }, { {
            UINT64_C(0x83a4037a4776f3ed), UINT64_C(0x2ba7c50b1cd03fea), UINT64_C(0x1ff1d3e38567fee5),
        } } },
        { { {
            UINT64_C(0x993ab5ee05c05457), UINT64_C(0xc1a2e720c91238da), UINT64_C(0x2a1ee72129efc24a),
        } }, { {
            UINT64_C(0x3b2c97ff4c0d9c03), UINT64_C(0xfcc99088676d1417), UINT64_C(0x780ee530afb04f99),
        } } },
        { { {
            UINT64_C(0x9313d9a9af7ac20c), UINT64_C(0x5c82baa668f64ee7), UINT64_C(0x4bb32568cba3f86d),
        } }, { {
            UINT64_C(0x47b1407a5c6c7a0c), UINT64_C(0xfe8687f08f64bfd4), UINT64_C(0x77c17087b0dc1986),
        } } },
        { { {
            UINT64_C(0xd78d5a57a1de4510), UINT64_C(0x559647e4ee7fc10c), UINT64_C(0x729294ec8235bc17),
        } }, { {
            UINT64_C(0xf374354583d4c4a1), UINT64_C(0x5dd5d90c5c5cbcf2), UINT64_C(0x3ec381d160c0b382),
        } } },
    },
    {
        { { {
            UINT64_C(0x70bfd4484f99c7de), UINT64_C(0x372c41209b8dfe95), UINT64_C(0xa1d44565b6b05171),
        } }, { {
            UINT64_C(0x919035e148c62c06), UINT64_C(0x2fa0f0e234f9624d), UINT64_C(0x1fc6710c8cd533b6),
        } } },
        { { {
            UINT64_C(0xad324346c54f1f0f), UINT64_C(0x81f59b2c4411d25d), UINT64_C(0x1166c6215f2c47b2),
        } }, { {
            UINT64_C(0x609ceede7cfc6292), UINT64_C(0xcf63277e2137a2b4), UINT64_C(0xb12ace902714e1d7),
        } } },
        { { {
            UINT64_C(0x49e244410a4f3e99), UINT64_C(0x4c2055b49a9ff5ca), UINT64_C(0x3de0713a14d00323),
        } }, { {
            UINT64_C(0xb90d59d3e3931b63), UINT64_C(0x62ca454e9736ed55), UINT64_C(0x889a45dc9ca1080e),
        } } },
        { { {
            UINT64_C(0xceb1ce98e37b35b1), UINT64_C(0x3c5c76f060988150), UINT64_C(0x9298e9a0c1d5d438),
        } }, { {
            UINT64_C(0x0b2de40485cc56ef), UINT64_C(0x9fb532edc167408b), UINT64_C(0x75c28ce178ea43fc),
        } } },
        { { {
            UINT64_C(0xeae78743c5042331), UINT64_C(0x85529af238eec649), UINT64_C(0x9b843309115214c5),
        } }, { {
            UINT64_C(0x664ef40ac6962e39), UINT64_C(0xc31ea64af4dd7949), UINT64_C(0xcc4b3c7b08dd25a8),
        } } },
        { { {
            UINT64_C(0x5643adee74202af2), UINT64_C(0x966b66f70352722e), UINT64_C(0xad5469a71f38fe08),
        } }, { {
            UINT64_C(0xb9af327aeccd6408), UINT64_C(0x45cd58e7533bfd26), UINT64_C(0x2704413c6fa84f9b),
        } } },
        { { {
            UINT64_C(0x5d9c671dba25b4be), UINT64_C(0x4b50a2e45becf5cc), UINT64_C(0x3c16a7427b63ccc1),
        } }, { {
            UINT64_C(0x19867e8cd4cf8ed3), UINT64_C(0x6c621793b6b24ca7), UINT64_C(0x0e61446e7f3aff4e),
        } } },
        { { {
            UINT64_C(0x3151b26ae9b142ee), UINT64_C(0xa060ce53fc0dfefb), UINT64_C(0x8c55375e9861c95f),
        } }, { {
            UINT64_C(0x0e6a874b1d0658df), UINT64_C(0x9ac1cdc895ffe32f), UINT64_C(0x919068b98290754d),
        } } },
        { { {
            UINT64_C(0xdb731af8a8ecad07), UINT64_C(0x951a00d8f851ec76), UINT64_C(0x87f5af07e10db42c),
        } }, { {
            UINT64_C(0x9f791350bcf5aeb0), UINT64_C(0xe0b0e3a14090f21b), UINT64_C(0xcff2b7cce66999a0),
        } } },
        { { {
            UINT64_C(0x646d04583cf5599f), UINT64_C(0x046fad1219631da9), UINT64_C(0x2bd116d429de60a3),
        } }, { {
            UINT64_C(0x4519e000b6777cbe), UINT64_C(0x486cecea27f103dc), UINT64_C(0xe16b2a93a86fe4ed),
        } } },
        { { {
            UINT64_C(0x2062eb58a5e31fde), UINT64_C(0x522affe39f790d16), UINT64_C(0x926ec4ff0abe05c4),
        } }, { {
            UINT64_C(0x580d22a03143da39), UINT64_C(0x3514b579ab1f901d), UINT64_C(0x76f3783f6e08768b),
        } } },
        { { {
            UINT64_C(0x6e1cbb901e189aa9), UINT64_C(0x6df355891357d90b), UINT64_C(0x03e3dfb785d99b74),
        } }, { {
            UINT64_C(0x1f8c90ae8b1f4de7), UINT64_C(0x96cd0012316b217b), UINT64_C(0x3633e98f621c5a38),
        } } },
        { { {
            UINT64_C(0x064cf1508b2379fd), UINT64_C(0x5d551c5c6928204d), UINT64_C(0x24d6b77879727cde),
        } }, { {
            UINT64_C(0xb65b86c62e537920), UINT64_C(0xce8850b85fc0023e), UINT64_C(0x0a38b078c4d9e6fd),
        } } },
        { { {
            UINT64_C(0x3b76c2c087cfab55), UINT64_C(0x2589e9740a452c60), UINT64_C(0x99ddd602631b4eb0),
        } }, { {
            UINT64_C(0xd6d11036a03da1c8), UINT64_C(0xa0115fa535de3350), UINT64_C(0x411fb11db3be5c34),
        } } },
        { { {
            UINT64_C(0x27b17c0def64ca7b), UINT64_C(0x3e39ef4734a4118f), UINT64_C(0x31d69cdfd1f5433c),
        } }, { {
            UINT64_C(0x153c08b8e0ff2590), UINT64_C(0xd7056498da21bd35), UINT64_C(0xed30812099914369),
        } } },
        { { {
            UINT64_C(0x2ebfd4db83b4d5e2), UINT64_C(0xc1649275f1b0bf49), UINT64_C(0xb83e64f017e0fb41),
        } }, { {
            UINT64_C(0xd50e79c32c92c6b4), UINT64_C(0xb5acbe3935ce3f3c), UINT64_C(0xa3139977c3f37454),
        } } },
        { { {
            UINT64_C(0xb164b8a6680bde95), UINT64_C(0x2a9b5624a91edee1), UINT64_C(0xd9256445fff47e6b),
        } }, { {
            UINT64_C(0x619cd767a890765a), UINT64_C(0x14051b833450f9c6), UINT64_C(0xb6d8887e9afd9f52),
        } } },
        { { {
            UINT64_C(0x6e05fd3118d3599d), UINT64_C(0xcf0a06696432b643), UINT64_C(0x50825ff2bcb4f008),
        } }, { {
            UINT64_C(0x5df4df566bdb859c), UINT64_C(0xf2b22e0ee397df31), UINT64_C(0x368ae1f2d562a284),
        } } },
        { { {
            UINT64_C(0x7969228a55997535), UINT64_C(0xe954e814142478c7), UINT64_C(0xf8265aaa0c88a45f),
        } }, { {
            UINT64_C(0x6145aaf7a0ad4ee5), UINT64_C(0x9c2e52a654087496), UINT64_C(0x0cae2a4c95ff5535),
        } } },
        { { {
            UINT64_C(0x070cce4d6cd16a41), UINT64_C(0xcb03427739d8fb99), UINT64_C(0x65b053104275bbd7),
        } }, { {
            UINT64_C(0xba1546fbc247a18f), UINT64_C(0x603f2959a2c5b151), UINT64_C(0xc73ac2396dbd33d1),
        } } },
        { { {
            UINT64_C(0x47674d0ae70491fc), UINT64_C(0x198ed7c1a60a111e), UINT64_C(0x911beac83b142414),
        } }, { {
            UINT64_C(0x242e0e71c574be3f), UINT64_C(0x5e8d1e2c32cf1375), UINT64_C(0x64defbc214b7b9f9),
        } } },
        { { {
            UINT64_C(0x15ff72972a7ebc66), UINT64_C(0x1ad3f2845a36a42e), UINT64_C(0x45d78e31789b44ea),
        } }, { {
            UINT64_C(0x0c7b46ff1af7e084), UINT64_C(0x05b9e26b619ececc), UINT64_C(0x6f678aacb6d97c95),
        } } },
        { { {
            UINT64_C(0x61702ecc9aff4cfe), UINT64_C(0x7874804899db0565), UINT64_C(0xf51a70356f7f4f7a),
        } }, { {
            UINT64_C(0x836c662a4e4a8662), UINT64_C(0x5da3a6bc6b031cdf), UINT64_C(0x9c542fd2418846e1),
        } } },
        { { {
            UINT64_C(0x289a1f69fe57eacd), UINT64_C(0xc501b1b1f918b3f0), UINT64_C(0x39feda84e2352746),
        } }, { {
            UINT64_C(0x0ff2a76ca154a9cd), UINT64_C(0x527e0d3bfe369287), UINT64_C(0x1ede8962d7ca42a9),
        } } },
        { { {
            UINT64_C(0xc172ffaf2ccd5f8d), UINT64_C(0x860120e4de042387), UINT64_C(0xed9e9b61957f81fe),
        } }, { {
            UINT64_C(0xe9f9239c377d4738), UINT64_C(0x8a9258c40fe6dec0), UINT64_C(0x0dcc668e7f69a85f),
        } } },
        { { {
            UINT64_C(0x31b8883fa99d51e7), UINT64_C(0x640b49f586ec7470), UINT64_C(0x241165f389e326e4),
        } }, { {
            UINT64_C(0x5c5d7422e4895a46), UINT64_C(0x8c9faed74f22966d), UINT64_C(0x4142430ad0d39edd),
        } } },
        { { {
            UINT64_C(0xf8e18362e90696b1), UINT64_C(0x72cad00246d5e1b0), UINT64_C(0x7c315b19b3dac120),
        } }, { {
            UINT64_C(0x2d00415cbc1f8b66), UINT64_C(0x8647f48533dc88ec), UINT64_C(0x3a9034fe80e31451),
        } } },
        { { {
            UINT64_C(0x45f1898c1c6354ac), UINT64_C(0x9c2492abe75e7a83), UINT64_C(0x4c922c4d6ba5ec34),
        } }, { {
            UINT64_C(0xc383232e3b9ecb79), UINT64_C(0xf0b7ab8d4861e3ed), UINT64_C(0x27d8cb9d200906dc),
        } } },
        { { {
            UINT64_C(0x1ca53a74b0b8185f), UINT64_C(0xbf3ec93766f3391d), UINT64_C(0x684bdb46fff87dcd),
        } }, { {
            UINT64_C(0x21c59aba3f6a4ef4), UINT64_C(0x101b1f0ece5601a3), UINT64_C(0x79bcd321b9e59159),
        } } },
        { { {
            UINT64_C(0x501d5a382f3e36e1), UINT64_C(0x6494f7dd5f50e431), UINT64_C(0x18d60c113c308e0f),
        } }, { {
            UINT64_C(0x1667e732c2ff5df8), UINT64_C(0xd7b005480ef3cd0d), UINT64_C(0x37cb58c835f888d5),
        } } },
        { { {
            UINT64_C(0xefd5df4551683b36), UINT64_C(0x8407b94211e25aad), UINT64_C(0xadf6e638b74f1907),
        } }, { {
            UINT64_C(0x730dd6d73933daed), UINT64_C(0xfbd5cb2e95c461d6), UINT64_C(0x26f897c64144430e),
        } } },
        { { {
            UINT64_C(0xf8e67eaada3c6142), UINT64_C(0xf7c604e6b94301ee), UINT64_C(0xd09e77e2fb1269de),
        } }, { {
            UINT64_C(0x3f2018456d585d9f), UINT64_C(0xf7d54574644d8295), UINT64_C(0x2b2a65963d7b5ee7),
        } } },
    },
};
#elif SECP192K1_WORD_BITS == 32
static const secp192k1_affine secp192k1_base[SECP192K1_BLOCKS][SECP192K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0x881cb65a), UINT32_C(0xda40ac19), UINT32_C(0x4c545a00), UINT32_C(0x13357e34), UINT32_C(0x6b98a0ff),
            UINT32_C(0x2b7ee4f5),
        } }, { {
            UINT32_C(0x5adc0d36), UINT32_C(0x51fc7fb2), UINT32_C(0xb01dafa6), UINT32_C(0xb3776283), UINT32_C(0x8c349b4a),
            UINT32_C(0x0ccee880),
        } } },
        { { {
            UINT32_C(0x0eee03f7), UINT32_C(0x09309153), UINT32_C(0x8eb8fb7e), UINT32_C(0x9e102e8c), UINT32_C(0x976d56d1),
            UINT32_C(0x64730da1),
        } }, { {
            UINT32_C(0xf3d3f5f0), UINT32_C(0xaf510ffd), UINT32_C(0x1675fe51), UINT32_C(0x7c976201), UINT32_C(0x1ac7ccb4),
            UINT32_C(0xda26bd84),
        } } },
        { { {
            UINT32_C(0x2e262724), UINT32_C(0x67394cb9), UINT32_C(0x7c20d0b5), UINT32_C(0x6085fbb0), UINT32_C(0x8b9d79c3),
            UINT32_C(0x4be0e9a5),
        } }, { {
            UINT32_C(0x4196dbbc), UINT32_C(0x9d58d0d4), UINT32_C(0x80f1ae31), UINT32_C(0x07618c56), UINT32_C(0x0bbfc4e8),
            UINT32_C(0x18096626),
        } } },
        { { {
            UINT32_C(0x3a6101a0), UINT32_C(0x2225abb3), UINT32_C(0xd2dc6cda), UINT32_C(0xdc014d93), UINT32_C(0xfed8609e),
            UINT32_C(0x9a0c4fa9),
        } }, { {
            UINT32_C(0x154792a2), UINT32_C(0xa128002b), UINT32_C(0x741dbbba), UINT32_C(0xe2cee960), UINT32_C(0xbc7dfa1c),
            UINT32_C(0x6b8aab2a),
        } } },
        { { {
            UINT32_C(0x36e6bc38), UINT32_C(0x135fca28), UINT32_C(0xed3c6414), UINT32_C(0x3539f003), UINT32_C(0xdeca61b6),
            UINT32_C(0xcde20a19),
        } }, { {
            UINT32_C(0x4ad5b927), UINT32_C(0x2cfb2af9), UINT32_C(0x517a827e), UINT32_C(0x7f5a875e), UINT32_C(0xb738d8ab),
            UINT32_C(0xe8665d1c),
        } } },
        { { {
            UINT32_C(0x9a5cf7a7), UINT32_C(0x3ccd2009), UINT32_C(0x5337ef1d), UINT32_C(0xe09c5bdf), UINT32_C(0xadd7e3af),
            UINT32_C(0x19bbdce0),
        } }, { {
            UINT32_C(0xff718a54), UINT32_C(0xe7a43bf1), UINT32_C(0x4a6dee48), UINT32_C(0xef684353), UINT32_C(0xcb32fe04),
            UINT32_C(0x7148f112),
        } } },
        { { {
            UINT32_C(0xf95ceae2), UINT32_C(0x04d4c0d8), UINT32_C(0x67ff8f2c), UINT32_C(0x515ffdfc), UINT32_C(0x4b79e389),
            UINT32_C(0xdfffa82a),
        } }, { {
            UINT32_C(0x36482e49), UINT32_C(0x4c2303ab), UINT32_C(0xa41e2b80), UINT32_C(0x5ea42238), UINT32_C(0xe35af8bc),
            UINT32_C(0x88e61b70),
        } } },
        { { {
            UINT32_C(0x2dd471cb), UINT32_C(0x6cbe59f0), UINT32_C(0x8c3e12f1), UINT32_C(0x210ad044), UINT32_C(0x411cfd17),
            UINT32_C(0x2c902e16),
        } }, { {
            UINT32_C(0xf6bb2786), UINT32_C(0x835c14a2), UINT32_C(0xb4369c7a), UINT32_C(0xa0f569a0), UINT32_C(0xcea9f288),
            UINT32_C(0x4bb04158),
        } } },
        { { {
            UINT32_C(0xa8c337fd), UINT32_C(0xcfaf37d3), UINT32_C(0xb41c33f6), UINT32_C(0x5647879c), UINT32_C(0xb9895383),
            UINT32_C(0x282499c0),
        } }, { {
            UINT32_C(0xc876d557), UINT32_C(0x30517764), UINT32_C(0x2f508948), UINT32_C(0xd3c08a4b), UINT32_C(0x805bf646),
            UINT32_C(0xd5b6a61d),
        } } },
        { { {
            UINT32_C(0x36328f78), UINT32_C(0xfaaa6b00), UINT32_C(0x9845d1fe), UINT32_C(0xe3173431), UINT32_C(0xa1362e33),
            UINT32_C(0xfed68a05),
        } }, { {
            UINT32_C(0xb1148275), UINT32_C(0x731cef9e), UINT32_C(0x1f95e477), UINT32_C(0xfe7e01de), UINT32_C(0x6f234b12),
            UINT32_C(0xb6d244b8),
        } } },
        { { {
            UINT32_C(0xd01b895f), UINT32_C(0x3bc79b27), UINT32_C(0xcf9543eb), UINT32_C(0xcc898f9c), UINT32_C(0x1541a956),
            UINT32_C(0x437f2c27),
        } }, { {
            UINT32_C(0xe57d7cd0), UINT32_C(0x4d3be5f5), UINT32_C(0xaa7e48e8), UINT32_C(0x63a02a83), UINT32_C(0xebfede13),
            UINT32_C(0x1a842cf0),
        } } },
        { { {
            UINT32_C(0xf5b9b1ef), UINT32_C(0x2776356d), UINT32_C(0x9021367d), UINT32_C(0xf9165b16), UINT32_C(0x20fa7c47),
            UINT32_C(0x3116ad18),
        } }, { {
            UINT32_C(0x77198442), UINT32_C(0x7746e457), UINT32_C(0xf57fe13e), UINT32_C(0x1422b3c0), UINT32_C(0x066c5af5),
            UINT32_C(0xc970394d),
        } } },
        { { {
            UINT32_C(0xd55ee4c2), UINT32_C(0x5333e1cc), UINT32_C(0x4aec68d3), UINT32_C(0x2d008bde), UINT32_C(0xb5bf85bc),
            UINT32_C(0x46f038f8),
        } }, { {
            UINT32_C(0xab634481), UINT32_C(0x5a14253f), UINT32_C(0xa51346b1), UINT32_C(0xdd3b418f), UINT32_C(0x80c6548a),
            UINT32_C(0xf30533ca),
        } } },
        { { {
            UINT32_C(0x8e177f11), UINT32_C(0xa93a46d5), UINT32_C(0x97632839), UINT32_C(0x18ba41c2), UINT32_C(0xaf62ea99),
            UINT32_C(0xbb09b6bd),
        } }, { {
            UINT32_C(0x92cde3d3), UINT32_C(0xa76fa6e7), UINT32_C(0x82c4d12c), UINT32_C(0x4379f60b), UINT32_C(0x5e37be0f),
            UINT32_C(0xec947f8e),
        } } },
        { { {
            UINT32_C(0x5474c5dd), UINT32_C(0xf4f861ea), UINT32_C(0xae994213), UINT32_C(0x628db329), UINT32_C(0x4f989571),
            UINT32_C(0x56253fb8),
        } }, { {
            UINT32_C(0xc7e420cd), UINT32_C(0x31661b47), UINT32_C(0x959a08be), UINT32_C(0x3bda0112), UINT32_C(0x934e9e96),
            UINT32_C(0xa35b9cf9),
        } } },
        { { {
            UINT32_C(0x99c5d327), UINT32_C(0x94e0daaa), UINT32_C(0x5f350160), UINT32_C(0x1ddc0f35), UINT32_C(0xa6ce3fe3),
            UINT32_C(0xace5a4dc),
        } }, { {
            UINT32_C(0x09d062a7), UINT32_C(0x49c74798), UINT32_C(0xfc8924fe), UINT32_C(0x3b358cf7), UINT32_C(0x7046bec5),
            UINT32_C(0xbad81d8d),
        } } },
        { { {
            UINT32_C(0x4494d576), UINT32_C(0x3b9bbbfe), UINT32_C(0x71c9d3ae), UINT32_C(0x9cc9e182), UINT32_C(0x6bce125d),
            UINT32_C(0x98036ac9),
        } }, { {
            UINT32_C(0x883d8160), UINT32_C(0x29d5ceca), UINT32_C(0xe0141fd9), UINT32_C(0x7704bc6d), UINT32_C(0x1b395c9d),
            UINT32_C(0x406079d7),
        } } },
        { { {
            UINT32_C(0x53c9df05), UINT32_C(0xf992defc), UINT32_C(0x18e79f6a), UINT32_C(0xecc7ae5a), UINT32_C(0x39a2d559),
            UINT32_C(0xbd331aba),
        } }, { {
            UINT32_C(0xea7de6f9), UINT32_C(0xbe18a395), UINT32_C(0x29660258), UINT32_C(0xd53e6f80), UINT32_C(0x387a8a32),
            UINT32_C(0x6d813244),
        } } },
        { { {
            UINT32_C(0x8a86d6cf), UINT32_C(0x51707ec1), UINT32_C(0xb776a659), UINT32_C(0x0399c158), UINT32_C(0x6b7672c8),
            UINT32_C(0x9f597918),
        } }, { {
            UINT32_C(0x6645a40d), UINT32_C(0x8e8aebd6), UINT32_C(0xf0822505), UINT32_C(0x8215825a), UINT32_C(0x9ec4fae5),
            UINT32_C(0x719e2787),
        } } },
        { { {
            UINT32_C(0xa7adf9db), UINT32_C(0xc351e678), UINT32_C(0x1f77992b), UINT32_C(0x8615e5d8), UINT32_C(0xf437dcb1),
            UINT32_C(0x0a17085d),
        } }, { {
            UINT32_C(0x2ab01a41), UINT32_C(0x40ab0626), UINT32_C(0x42d18b9d), UINT32_C(0x6f670854), UINT32_C(0xadfe146a),
            UINT32_C(0x60fb0eb0),
        } } },
        { { {
            UINT32_C(0xb5a24df5), UINT32_C(0x9ab1ed21), UINT32_C(0x16a32a86), UINT32_C(0xcd2db95d), UINT32_C(0x78ee8f87),
            UINT32_C(0x24ec6149),
        } }, { {
            UINT32_C(0x3ac236ad), UINT32_C(0x919247a9), UINT32_C(0x87d196ce), UINT32_C(0x07ba076d), UINT32_C(0x2fb94a56),
            UINT32_C(0x96e11d58),
        } } },
        { { {
            UINT32_C(0x03232af2), UINT32_C(0x09a04266), UINT32_C(0x62f6a2ff), UINT32_C(0xa82ff095), UINT32_C(0x7cdab848),
            UINT32_C(0xd01db4e5),
        } }, { {
            UINT32_C(0xd4484ff5), UINT32_C(0x5e88cddf), UINT32_C(0x9435e1aa), UINT32_C(0x0bc4fa42), UINT32_C(0xd928f2a3),
            UINT32_C(0x44f1b3ec),
        } } },
        { { {
            UINT32_C(0xe43f2c41), UINT32_C(0xc6d48ea7), UINT32_C(0x910ea5ae), UINT32_C(0xa97ac0d9), UINT32_C(0x190f4343),
            UINT32_C(0xda2a7e18),
        } }, { {
            UINT32_C(0x3382b59d), UINT32_C(0x920c8425), UINT32_C(0xed05c21b), UINT32_C(0x40880330), UINT32_C(0x3df953ef),
            UINT32_C(0x1da5019f),
        } } },
        { { {
            UINT32_C(0x86801546), UINT32_C(0xe5b6dd2b), UINT32_C(0x4df5d508), UINT32_C(0x802419cc), UINT32_C(0x1519ba3b),
            UINT32_C(0xc101a00e),
        } }, { {
            UINT32_C(0xff13a5e1), UINT32_C(0xc951a4b6), UINT32_C(0x80022112), UINT32_C(0x3873a023), UINT32_C(0x7ed16c08),
            UINT32_C(0x4d75e79d),
        } } },
        { { {
            UINT32_C(0xc305c250), UINT32_C(0x8b5b1c72), UINT32_C(0x350d4f13), UINT32_C(0xf6ec56dd), UINT32_C(0xa96d36f4),
            UINT32_C(0x70f4a7af),
        } }, { {
            UINT32_C(0x67a4f8e1), UINT32_C(0xc59f7fdc), UINT32_C(0x9d81b6d7), UINT32_C(0x06b80d56), UINT32_C(0x9a4423e9),
            UINT32_C(0x8095905d),
        } } },
        { { {
            UINT32_C(0xdbcf8322), UINT32_C(0x89cb76db), UINT32_C(0x05cced4e), UINT32_C(0x75ecc085), UINT32_C(0xef8f0997),
            UINT32_C(0xe303008a),
        } }, { {
            UINT32_C(0x6c59853d), UINT32_C(0xb15afcd7), UINT32_C(0x1792ef20), UINT32_C(0xf7835d37), UINT32_C(0x21327ead),
            UINT32_C(0x391a825a),
        } } },
        { { {
            UINT32_C(0xb2b9b254), UINT32_C(0x3cc5576c), UINT32_C(0x3776e121), UINT32_C(0xdda5d005), UINT32_C(0x8a778025),
            UINT32_C(0x004b8e16),
        } }, { {
            UINT32_C(0xcbbd2edd), UINT32_C(0xdd6b0618), UINT32_C(0x30f1c549), UINT32_C(0xaa02632a), UINT32_C(0x71479470),
            UINT32_C(0xd68b6421),
        } } },
        { { {
            UINT32_C(0x0839b221), UINT32_C(0x805d1b77), UINT32_C(0xc6870fd0), UINT32_C(0xba426a4c), UINT32_C(0x9aa7be4a),
            UINT32_C(0x6a43c43f),
        } }, { {
            UINT32_C(0x4a736c2b), UINT32_C(0x222202ab), UINT32_C(0xa634d1cf), UINT32_C(0xb3767726), UINT32_C(0xe81261dd),
            UINT32_C(0xb263c02b),
        } } },
        { { {
            UINT32_C(0x38b586c4), UINT32_C(0x417df010), UINT32_C(0x0282027d), UINT32_C(0xaac9b7c3), UINT32_C(0x0521a78f),
            UINT32_C(0x01dcc6e4),
        } }, { {
            UINT32_C(0x204a5a11), UINT32_C(0x3d5aaecb), UINT32_C(0xa55539d2), UINT32_C(0xa8189848), UINT32_C(0x540a7501),
            UINT32_C(0x34058a8b),
        } } },
        { { {
            UINT32_C(0x6798420a), UINT32_C(0x00cf0984), UINT32_C(0xc1a7375f), UINT32_C(0x66b25f55), UINT32_C(0xb37961a9),
            UINT32_C(0x2b63b769),
        } }, { {
            UINT32_C(0x2ef1bf3c), UINT32_C(0x5e5b40ab), UINT32_C(0x897829c3), UINT32_C(0x99320286), UINT32_C(0x43a4e323),
            UINT32_C(0x5ba387d4),
        } } },
        { { {
            UINT32_C(0xb8c27758), UINT32_C(0x96804819), UINT32_C(0xc2010530), UINT32_C(0x0695bafe), UINT32_C(0x7077a2fd),
            UINT32_C(0x076c7fc3),
        } }, { {
            UINT32_C(0x21d98cc2), UINT32_C(0xc3375a11), UINT32_C(0x8b8f8092), UINT32_C(0x261264ea), UINT32_C(0x62212050),
            UINT32_C(0x3794964f),
        } } },
        { { {
            UINT32_C(0x3753b7c6), UINT32_C(0x558249db), UINT32_C(0x5a951f03), UINT32_C(0x35f5119e), UINT32_C(0x12bdc67b),
            UINT32_C(0x090dd2cc),
        } }, { {
            UINT32_C(0xac98cc28), UINT32_C(0xd73691de), UINT32_C(0x5d3ecbb4), UINT32_C(0x8ebc014f), UINT32_C(0x7312f319),
            UINT32_C(0xcc74e121),
        } } },
    },
    {
        { { {
            UINT32_C(0x8a31a2b6), UINT32_C(0x59e2f5e8), UINT32_C(0x64b0f5b6), UINT32_C(0xddcf9280), UINT32_C(0x9d5573f1),
            UINT32_C(0xec13db0f),
        } }, { {
            UINT32_C(0xedde546a), UINT32_C(0x6de8213c), UINT32_C(0x5bd960dc), UINT32_C(0xdf9e35ac), UINT32_C(0x6984fa97),
            UINT32_C(0x7e02b7ab),
        } } },
        { { {
            UINT32_C(0xafe195a3), UINT32_C(0xa595220f), UINT32_C(0xbe178aca), UINT32_C(0x4a589766), UINT32_C(0x79dbc9f0),
            UINT32_C(0x0ce4348a),
        } }, { {
            UINT32_C(0x3028b736), UINT32_C(0x241a35aa), UINT32_C(0xfa24a805), UINT32_C(0x795b0da7), UINT32_C(0x41f34f14),
            UINT32_C(0x952153b7),
        } } },
        { { {
            UINT32_C(0x2b666694), UINT32_C(0x1b4dfc49), UINT32_C(0x88892ec3), UINT32_C(0xaf1d0bf6), UINT32_C(0xbe4ea9f1),
            UINT32_C(0xd179ab7f),
        } }, { {
            UINT32_C(0xcff0eb3c), UINT32_C(0x72660341), UINT32_C(0xf0d1d4bc), UINT32_C(0xe9546c59), UINT32_C(0x881b306c),
            UINT32_C(0xdd97f13b),
        } } },
        { { {
            UINT32_C(0x387d3d2c), UINT32_C(0xd264cbb8), UINT32_C(0x354dad6b), UINT32_C(0x51246bd1), UINT32_C(0xfc46344c),
            UINT32_C(0x74547a35),
        } }, { {
            UINT32_C(0x1c61b9d4), UINT32_C(0x00f60461), UINT32_C(0xca62c787), UINT32_C(0xe67cad54), UINT32_C(0xac146300),
            UINT32_C(0xa0757a7b),
        } } },
        { { {
            UINT32_C(0xd3afe09d), UINT32_C(0x152fff93), UINT32_C(0x835b3b13), UINT32_C(0x3da8f13b), UINT32_C(0x93b698c6),
            UINT32_C(0x2773f02e),
        } }, { {
            UINT32_C(0xe635af07), UINT32_C(0x39b910f4), UINT32_C(0xccd55774), UINT32_C(0x5c27d7bc), UINT32_C(0x8c4583a1),
            UINT32_C(0xda201d88),
        } } },
        { { {
            UINT32_C(0xdce47e89), UINT32_C(0xd1524fa2), UINT32_C(0x6d87c093), UINT32_C(0x37226e46), UINT32_C(0xf2d27591),
            UINT32_C(0xc0944a8d),
        } }, { {
            UINT32_C(0x5dde6861), UINT32_C(0x09158e1b), UINT32_C(0xd961f26b), UINT32_C(0x77b677f3), UINT32_C(0x71c9416f),
            UINT32_C(0xf44b582e),
        } } },
        { { {
            UINT32_C(0x20d729bc), UINT32_C(0xe0a88253), UINT32_C(0x0db9ff6b), UINT32_C(0xd39dbd2f), UINT32_C(0x8b8fde82),
            UINT32_C(0xfaea9873),
        } }, { {
            UINT32_C(0x219912ce), UINT32_C(0xb162a06e), UINT32_C(0xf18347c1), UINT32_C(0x163582fd), UINT32_C(0xa6a37bde),
            UINT32_C(0x819fa93e),
        } } },
        { { {
            UINT32_C(0x2d373403), UINT32_C(0x14f91368), UINT32_C(0x771030b2), UINT32_C(0x0f7f249d), UINT32_C(0xfe20d1be),
            UINT32_C(0x0a76807f),
        } }, { {
            UINT32_C(0x7e48f853), UINT32_C(0xcb0e5123), UINT32_C(0x913ff99e), UINT32_C(0x7a4cee8f), UINT32_C(0xe4079a4a),
            UINT32_C(0xf377264d),
        } } },
        { { {
            UINT32_C(0xc9317d6f), UINT32_C(0x0a1673d0), UINT32_C(0xa2a98021), UINT32_C(0x0596e245), UINT32_C(0x146f4ce7),
            UINT32_C(0x3e05cfee),
        } }, { {
            UINT32_C(0x7f963eab), UINT32_C(0xd86281b4), UINT32_C(0x3d88b1b6), UINT32_C(0xbabbd64d), UINT32_C(0x3e67bd47),
            UINT32_C(0x39e0fcee),
        } } },
        { { {
            UINT32_C(0x5a42fb98), UINT32_C(0x5c776be7), UINT32_C(0xfdeb8fdf), UINT32_C(0xd20b86d8), UINT32_C(0x412f8914),
            UINT32_C(0xc38e644b),
        } }, { {
            UINT32_C(0x9262196b), UINT32_C(0x1052302a), UINT32_C(0x33d8d64d), UINT32_C(0x6e7e2c0f), UINT32_C(0x6e749831),
            UINT32_C(0x0145c682),
        } } },
        { { {
            UINT32_C(0xa0cbce9e), UINT32_C(0x1aac43dc), UINT32_C(0x9ebba90f), UINT32_C(0xc412e80a), UINT32_C(0x9123d524),
            UINT32_C(0xa2911287),
        } }, { {
            UINT32_C(0x9ee46237), UINT32_C(0x3a85919d), UINT32_C(0x3fca6efb), UINT32_C(0x24476f7d), UINT32_C(0xb1f551af),
            UINT32_C(0xa525f852),
        } } },
        { { {
            UINT32_C(0x4a2779ea), UINT32_C(0x5a194db2), UINT32_C(0xf11ceda4), UINT32_C(0x96abf8a4), UINT32_C(0xc26af0de),
            UINT32_C(0xd607fb08),
        } }, { {
            UINT32_C(0x04ca47c4), UINT32_C(0x189a8ef9), UINT32_C(0x5f85a6fd), UINT32_C(0x82197233), UINT32_C(0x878b60eb),
            UINT32_C(0x381acd8d),
        } } },
        { { {
            UINT32_C(0x35e4dbb1), UINT32_C(0x549c0cd8), UINT32_C(0x83195315), UINT32_C(0x9fcf60f8), UINT32_C(0x4fe1e452),
            UINT32_C(0x6bab803e),
        } }, { {
            UINT32_C(0x25618a6d), UINT32_C(0x290d3525), UINT32_C(0x01df605d), UINT32_C(0x1c710054), UINT32_C(0xe5ac6342),
            UINT32_C(0x76be725e),
        } } },
        { { {
            UINT32_C(0xace9fcc3), UINT32_C(0x720e6d7f), UINT32_C(0x2b7d372c), UINT32_C(0xd9e86446), UINT32_C(0x05a4c344),
            UINT32_C(0x9e1d375e),
        } }, { {
            UINT32_C(0x366e1e1d), UINT32_C(0x913df96d), UINT32_C(0xeeeadc66), UINT32_C(0x0b9559ee), UINT32_C(0x40339910),
            UINT32_C(0x2faabc0a),
        } } },
        { { {
            UINT32_C(0xf31c6497), UINT32_C(0x66f7ca90), UINT32_C(0x456305d8), UINT32_C(0x07218304), UINT32_C(0xb7a7db68),
            UINT32_C(0xc1afd339),
        } }, { {
            UINT32_C(0x58de4b18), UINT32_C(0x44cdcf80), UINT32_C(0x4bc39d5e), UINT32_C(0x433c40e2), UINT32_C(0xf42284bd),
            UINT32_C(0xa4a4f759),
        } } },
        { { {
            UINT32_C(0xa6945cfb), UINT32_C(0x6f7a10b9), UINT32_C(0x10ca7623), UINT32_C(0xafec4bec), UINT32_C(0x7e8f32b5),
            UINT32_C(0x25b9df2a),
        } }, { {
            UINT32_C(0x0aef083d), UINT32_C(0xe898616c), UINT32_C(0x3a37b2db), UINT32_C(0x21c56a5b), UINT32_C(0x5ef7b44e),
            UINT32_C(0x3cfbb0a8),
        } } },
        { { {
            UINT32_C(0x0c62192c), UINT32_C(0x44a8dd79), UINT32_C(0x2915def6), UINT32_C(0x457c41a0), UINT32_C(0x0dc3513b),
            UINT32_C(0x465a798f),
        } }, { {
            UINT32_C(0x9dbbc109), UINT32_C(0x1099ed9f), UINT32_C(0x4e8dcdda), UINT32_C(0x05d4571f), UINT32_C(0x544ecb3b),
            UINT32_C(0x9450f3c6),
        } } },
        { { {
            UINT32_C(0x03e51c65), UINT32_C(0xf5ecbfe5), UINT32_C(0x18a78177), UINT32_C(0x406271dd), UINT32_C(0x364329c1),
            UINT32_C(0x38b0d93b),
        } }, { {
            UINT32_C(0xd4430d1a), UINT32_C(0xb01c9abd), UINT32_C(0x6bacd6e7), UINT32_C(0x49b1ec5a), UINT32_C(0x3c4c6bea),
            UINT32_C(0x8ce23667),
        } } },
        { { {
            UINT32_C(0x9909a6a8), UINT32_C(0x1a058b47), UINT32_C(0xad36f885), UINT32_C(0x630a36a7), UINT32_C(0x5687b909),
            UINT32_C(0x88792e02),
        } }, { {
            UINT32_C(0x097e6713), UINT32_C(0x6cfa4511), UINT32_C(0xbe121e6a), UINT32_C(0x74bfd569), UINT32_C(0x6d5b13d6),
            UINT32_C(0x5cf6d82a),
        } } },
        { { {
            UINT32_C(0x1c98b4e4), UINT32_C(0x26d6257f), UINT32_C(0x73eca2dd), UINT32_C(0xa95d73be), UINT32_C(0x48ca7d48),
            UINT32_C(0xa0316aea),
        } }, { {
            UINT32_C(0x0ab887be), UINT32_C(0x36976072), UINT32_C(0xcab8ff30), UINT32_C(0x8f98172f), UINT32_C(0xde6e00e2),
            UINT32_C(0x0dfb1181),
        } } },
        { { {
            UINT32_C(0xdabbfebb), UINT32_C(0x1ac76b0f), UINT32_C(0xf6f9f864), UINT32_C(0xc0a5c2dd), UINT32_C(0xc084e5c3),
            UINT32_C(0x6213c1c4),
        } }, { {
            UINT32_C(0x319a975b), UINT32_C(0x20e0fef7), UINT32_C(0x647866a3), UINT32_C(0x1564fd89), UINT32_C(0x12ef10da),
            UINT32_C(0x4feaa2f6),
        } } },
        { { {
            UINT32_C(0x5f4ee6a8), UINT32_C(0xeb87c044), UINT32_C(0xab606708), UINT32_C(0x83b6c031), UINT32_C(0x2a3bf9d4),
            UINT32_C(0x513295b1),
        } }, { {
            UINT32_C(0x00a9b01c), UINT32_C(0x887b8026), UINT32_C(0xc322275d), UINT32_C(0x0180af10), UINT32_C(0x0156d237),
            UINT32_C(0xeda30ed5),
        } } },
        { { {
            UINT32_C(0x6c57b7a0), UINT32_C(0x8736e840), UINT32_C(0x52f9d681), UINT32_C(0x907458be), UINT32_C(0x778db9c3),
            UINT32_C(0x32a85be5),
        } }, { {
            UINT32_C(0xb29dbbc3), UINT32_C(0xfd554443), UINT32_C(0x6ed124cc), UINT32_C(0x92235849), UINT32_C(0xe5ae95a3),
            UINT32_C(0x28b80435),
        } } },
        { { {
            UINT32_C(0x78bb00c0), UINT32_C(0x193e31db), UINT32_C(0xab39177a), UINT32_C(0xeb6ff3b9), UINT32_C(0x369f4c0d),
            UINT32_C(0xc4c5673e),
        } }, { {
            UINT32_C(0x5e43b52d), UINT32_C(0x8409e1ae), UINT32_C(0x27d4aa9c), UINT32_C(0x45fa0b7c), UINT32_C(0x89bc947d),
            UINT32_C(0xd1d40359),
        } } },
        { { {
            UINT32_C(0x53b1c157), UINT32_C(0xbf9ffa47), UINT32_C(0xb4119e70), UINT32_C(0xa6754ed3), UINT32_C(0xebc6650a),
            UINT32_C(0xec86d147),
        } }, { {
            UINT32_C(0xa5bd2fcd), UINT32_C(0x989c4cdd), UINT32_C(0x284065fa), UINT32_C(0x6f7caa9e), UINT32_C(0x4918ae12),
            UINT32_C(0x89af8218),
        } } },
        { { {
            UINT32_C(0x966963e7), UINT32_C(0xeede40a7), UINT32_C(0x445407b1), UINT32_C(0x1d6d5207), UINT32_C(0xc1134c22),
            UINT32_C(0x032cfc24),
        } }, { {
            UINT32_C(0x0be166cb), UINT32_C(0xf466c135), UINT32_C(0x8893fcd9), UINT32_C(0x889f4697), UINT32_C(0x1c512692),
            UINT32_C(0x76efe52a),
        } } },
        { { {
            UINT32_C(0x0e047925), UINT32_C(0xa61bdd7f), UINT32_C(0xdec3a7ec), UINT32_C(0xb5a2e62a), UINT32_C(0xd22a44ab),
            UINT32_C(0xf67c60e3),
        } }, { {
            UINT32_C(0x9ee9bec8), UINT32_C(0xb8809285), UINT32_C(0xf2a6c300), UINT32_C(0xe49b251a), UINT32_C(0x1531fc33),
            UINT32_C(0x1f693c0b),
        } } },
        { { {
            UINT32_C(0x61c3ba41), UINT32_C(0x6759b6e2), UINT32_C(0xebe0cbbe), UINT32_C(0x2ad7baff), UINT32_C(0x84437be3),
            UINT32_C(0x6acd99c1),
        } }, { {
            UINT32_C(0x8fec07d9), UINT32_C(0x2928ccb5), UINT32_C(0x38b0c5a1), UINT32_C(0x67b06fb1), UINT32_C(0x4725098e),
            UINT32_C(0x3e84943c),
        } } },
        { { {
            UINT32_C(0x1cb260d7), UINT32_C(0xe0eaaee6), UINT32_C(0xaf0cd1dc), UINT32_C(0xd60bdf37), UINT32_C(0x0304f70e),
            UINT32_C(0xd68419f8),
        } }, { {
            UINT32_C(0x540d2e77), UINT32_C(0x461779c5), UINT32_C(0xc0cc29fe), UINT32_C(0x0db6d2de), UINT32_C(0xa5fc2a42),
            UINT32_C(0xb088456e),
        } } },
        { { {
            UINT32_C(0x6fe61c10), UINT32_C(0x2062c415), UINT32_C(0x3a467b93), UINT32_C(0x31090d5f), UINT32_C(0x3a2b4d71),
            UINT32_C(0xdebbc05b),
        } }, { {
            UINT32_C(0x63600485), UINT32_C(0x74080cae), UINT32_C(0xc3a471e9), UINT32_C(0xe3c6f9ba), UINT32_C(0xeffea1c1),
            UINT32_C(0xd5694240),
        } } },
        { { {
            UINT32_C(0x8ba7b03c), UINT32_C(0x5074431e), UINT32_C(0xb4dfe8a4), UINT32_C(0xdbd25ad7), UINT32_C(0xc8045874),
            UINT32_C(0x442ee1d3),
        } }, { {
            UINT32_C(0xbcb1a3d0), UINT32_C(0x7fffc275), UINT32_C(0x94cded53), UINT32_C(0x5e559b13), UINT32_C(0x7c267333),
            UINT32_C(0x4da0e8eb),
        } } },
        { { {
            UINT32_C(0x926adb1b), UINT32_C(0x50d3b158), UINT32_C(0x32b8f6c8), UINT32_C(0xe8204660), UINT32_C(0x238b42be),
            UINT32_C(0x9e010b59),
        } }, { {
            UINT32_C(0xfc711c4a), UINT32_C(0x405bed83), UINT32_C(0x017c309c), UINT32_C(0x9b29c0e3), UINT32_C(0x4197d330),
            UINT32_C(0xa13ef1a0),
        } } },
    },
    {
        { { {
            UINT32_C(0x079f755a), UINT32_C(0x67e0c60e), UINT32_C(0xbb14ac74), UINT32_C(0x7e0d67ab), UINT32_C(0x6bb395e5),
            UINT32_C(0xaa4ebe37),
        } }, { {
            UINT32_C(0x5012ac2f), UINT32_C(0xda5bd6f3), UINT32_C(0x561c2059), UINT32_C(0xa9002475), UINT32_C(0x239bfa5b),
            UINT32_C(0xb61b4b2c),
        } } },
        { { {
            UINT32_C(0x0a1d177b), UINT32_C(0x312232a9), UINT32_C(0x9b437af5), UINT32_C(0x33bc31bf), UINT32_C(0x742d56d6),
            UINT32_C(0x189a60fb),
        } }, { {
            UINT32_C(0xe3885b61), UINT32_C(0xefdd07ac), UINT32_C(0x90130ffd), UINT32_C(0x78904457), UINT32_C(0x32bec6b5),
            UINT32_C(0xc040dda9),
        } } },
        { { {
            UINT32_C(0x5b2fe81f), UINT32_C(0x8afd598e), UINT32_C(0x6d92445b), UINT32_C(0x6b1d3c0e), UINT32_C(0x9162660d),
            UINT32_C(0x67e3236b),
        } }, { {
            UINT32_C(0xa689fe64), UINT32_C(0x74345ce0), UINT32_C(0xf8797f2c), UINT32_C(0xdb96df20), UINT32_C(0x8bc33bed),
            UINT32_C(0xa389e669),
        } } },
        { { {
            UINT32_C(0x96c36ab4), UINT32_C(0xdca2d243), UINT32_C(0xa8d9c760), UINT32_C(0x02f751df), UINT32_C(0xf03d045a),
            UINT32_C(0xf93604ba),
        } }, { {
            UINT32_C(0xfee1a921), UINT32_C(0x161ede24), UINT32_C(0x25c44a6e), UINT32_C(0x0cfc88ee), UINT32_C(0x5e577ee4),
            UINT32_C(0x9132a9d2),
        } } },
        { { {
            UINT32_C(0x1f64ad1b), UINT32_C(0x2f22a9bc), UINT32_C(0x1fac9f51), UINT32_C(0xa9b8a234), UINT32_C(0xe1b9c527),
            UINT32_C(0x4fcd0f9e),
        } }, { {
            UINT32_C(0x2752de8a), UINT32_C(0xacd2bdd1), UINT32_C(0x4790a23a), UINT32_C(0xccf573b6), UINT32_C(0xc35fd81d),
            UINT32_C(0x9c609480),
        } } },
        { { {
            UINT32_C(0x770d9518), UINT32_C(0xd31205d2), UINT32_C(0xae5f4a80), UINT32_C(0x802727e4), UINT32_C(0x499d7640),
            UINT32_C(0xba073b01),
        } }, { {
            UINT32_C(0x2ffdcdff), UINT32_C(0x63f193a5), UINT32_C(0x9040cd85), UINT32_C(0x1569622d), UINT32_C(0x71e9444b),
            UINT32_C(0x63b45e49),
        } } },
        { { {
            UINT32_C(0x75176446), UINT32_C(0x9b324734), UINT32_C(0x6df5b223), UINT32_C(0xda981a1b), UINT32_C(0x3d099618),
            UINT32_C(0x4cbf1faf),
        } }, { {
            UINT32_C(0x85adf2a5), UINT32_C(0x1b8d8ff6), UINT32_C(0x10016d00), UINT32_C(0x5aa6bd53), UINT32_C(0x3d09edd6),
            UINT32_C(0xdb695598),
        } } },
        { { {
            UINT32_C(0x5b4e9989), UINT32_C(0xf35835f5), UINT32_C(0xa59274bf), UINT32_C(0x7425c57d), UINT32_C(0xdad06a85),
            UINT32_C(0xd1cc02e4),
        } }, { {
            UINT32_C(0x4648e9a1), UINT32_C(0x88267bf4), UINT32_C(0x854022d4), UINT32_C(0x8c9d0280), UINT32_C(0x20200aaf),
            UINT32_C(0x796ab2c7),
        } } },
        { { {
            UINT32_C(0x7ce8685f), UINT32_C(0x73f42611), UINT32_C(0xde26ca9e), UINT32_C(0xa41e8120), UINT32_C(0xb21f5971),
            UINT32_C(0xf76ccac9),
        } }, { {
            UINT32_C(0xf09888e4), UINT32_C(0x6d7e9972), UINT32_C(0xf475d350), UINT32_C(0x83a9dfba), UINT32_C(0x5f60bab5),
            UINT32_C(0xd852223b),
        } } },
        { { {
            UINT32_C(0xafa3e338), UINT32_C(0xade9c03c), UINT32_C(0x83f94ced), UINT32_C(0xa18e980c), UINT32_C(0x04e82415),
            UINT32_C(0x60deb178),
        } }, { {
            UINT32_C(0x52b23bc4), UINT32_C(0x812e002b), UINT32_C(0x948189e4), UINT32_C(0xdabd7acf), UINT32_C(0xa87f633d),
            UINT32_C(0x79d41a8f),
        } } },
        { { {
            UINT32_C(0x7456d96f), UINT32_C(0x489f3ff5), UINT32_C(0x9be2b02f), UINT32_C(0xfe01b69a), UINT32_C(0x0c0fc9b0),
            UINT32_C(0x70535a17),
        } }, { {
            UINT32_C(0xdaec0de7), UINT32_C(0xa453ef01), UINT32_C(0xd8cf0e53), UINT32_C(0xf1f4978f), UINT32_C(0x4d546002),
            UINT32_C(0x5ac22b01),
        } } },
        { { {
            UINT32_C(0x45cb2437), UINT32_C(0xd3114412), UINT32_C(0x40f68b9b), UINT32_C(0xc51b1425), UINT32_C(0xbac0fb23),
            UINT32_C(0xa9d2dafd),
        } }, { {
            UINT32_C(0xecbf7b7b), UINT32_C(0x75efc44d), UINT32_C(0x537f0300), UINT32_C(0xe5a84264), UINT32_C(0xfc57c484),
            UINT32_C(0x800003e2),
        } } },
        { { {
            UINT32_C(0x5d18ed1c), UINT32_C(0x00dce329), UINT32_C(0x0bf3b845), UINT32_C(0xc6d3f5a8), UINT32_C(0xc2ac856a),
            UINT32_C(0xc2449dcc),
        } }, { {
            UINT32_C(0x1ece41c1), UINT32_C(0x7aaf2f17), UINT32_C(0x269118c4), UINT32_C(0xc5d4071d), UINT32_C(0x2c3fc297),
            UINT32_C(0x84a716d4),
        } } },
        { { {
            UINT32_C(0x95ef9a61), UINT32_C(0x6d2dec0f), UINT32_C(0x974908ff), UINT32_C(0x4d62a8a8), UINT32_C(0x02ece59d),
            UINT32_C(0x36d5625e),
        } }, { {
            UINT32_C(0xee08b3f2), UINT32_C(0x460f1115), UINT32_C(0x129e73bf), UINT32_C(0x8c9a24fc), UINT32_C(0x3d8b7ae9),
            UINT32_C(0xd765613c),
        } } },
        { { {
            UINT32_C(0xda493326), UINT32_C(0xa6c82933), UINT32_C(0x3ac7c0cd), UINT32_C(0x13a904dc), UINT32_C(0xc0887d36),
            UINT32_C(0xb34e6aec),
        } }, { {
            UINT32_C(0xfd19cc07), UINT32_C(0xae70e845), UINT32_C(0x697820b3), UINT32_C(0xeaf789ad), UINT32_C(0xe9d8d92a),
            UINT32_C(0x0e936ad1),
        } } },
        { { {
            UINT32_C(0x3186c24a), UINT32_C(0x19a14898), UINT32_C(0x98abbeb9), UINT32_C(0xf121328e), UINT32_C(0x74c7c194),
            UINT32_C(0x5681ee3d),
        } }, { {
            UINT32_C(0x6509f962), UINT32_C(0x49204d5f), UINT32_C(0x4d784222), UINT32_C(0x2b528ba3), UINT32_C(0xd9dac2ed),
            UINT32_C(0x076b234c),
        } } },
        { { {
            UINT32_C(0x966d4491), UINT32_C(0x5b3e966d), UINT32_C(0x968afc1d), UINT32_C(0xf97c1761), UINT32_C(0x24aca1c3),
            UINT32_C(0x6c608c2a),
        } }, { {
            UINT32_C(0xb48077b4), UINT32_C(0xb9ac5307), UINT32_C(0x50e8a6ad), UINT32_C(0xf1285fa8), UINT32_C(0x32f1f7aa),
            UINT32_C(0xec7986ff),
        } } },
        { { {
            UINT32_C(0x978a1c7a), UINT32_C(0x91b053f6), UINT32_C(0x4ddefb29), UINT32_C(0x027e8484), UINT32_C(0xfb21b655),
            UINT32_C(0x01576f22),
        } }, { {
            UINT32_C(0x78c36ed6), UINT32_C(0xa09ef1fa), UINT32_C(0xdbdfc3bb), UINT32_C(0xfac27b84), UINT32_C(0x2a54407e),
            UINT32_C(0xecea8737),
        } } },
        { { {
            UINT32_C(0xee12a4d7), UINT32_C(0x73765e73), UINT32_C(0xe11b32c0), UINT32_C(0x6083b795), UINT32_C(0xd5b4a4b6),
            UINT32_C(0xdc1c0962),
        } }, { {
            UINT32_C(0x141fbc16), UINT32_C(0x9a5078ac), UINT32_C(0x11440287), UINT32_C(0x8e5e7db4), UINT32_C(0x208c2319),
            UINT32_C(0xe5c70989),
        } } },
        { { {
            UINT32_C(0x9d14957f), UINT32_C(0xc434f97e), UINT32_C(0x051de1be), UINT32_C(0xfef8a3c8), UINT32_C(0x10a5ce67),
            UINT32_C(0xbc5aeaf7),
        } }, { {
            UINT32_C(0xe4db85d3), UINT32_C(0xc4bf3aca), UINT32_C(0xc3440c22), UINT32_C(0xcd06d7ba), UINT32_C(0x16ae0b45),
            UINT32_C(0x26e59c49),
        } } },
        { { {
            UINT32_C(0x416cf4ea), UINT32_C(0xc9aec608), UINT32_C(0xacdddf96), UINT32_C(0x1df7fb55), UINT32_C(0xbd36d8ff),
            UINT32_C(0x9e4df731),
        } }, { {
            UINT32_C(0xf396dc14), UINT32_C(0x1087893b), UINT32_C(0x720de022), UINT32_C(0xcf745bcb), UINT32_C(0x03ed823e),
            UINT32_C(0x0e39ac91),
        } } },
        { { {
            UINT32_C(0xa9871db3), UINT32_C(0x287e71d0), UINT32_C(0x80fe0676), UINT32_C(0xde3db18d), UINT32_C(0x2d18a116),
            UINT32_C(0xe3d74cac),
        } }, { {
            UINT32_C(0xae9e9c68), UINT32_C(0x495f5ecf), UINT32_C(0x272692c3), UINT32_C(0x2fa784e2), UINT32_C(0xfdb0fa8d),
            UINT32_C(0x12bbd1a0),
        } } },
        { { {
            UINT32_C(0x8306e3cc), UINT32_C(0xf0066756), UINT32_C(0xef88aabc), UINT32_C(0xce77b7ba), UINT32_C(0x6e75fc95),
            UINT32_C(0x23ffd891),
        } }, { {
            UINT32_C(0xc2cc32e0), UINT32_C(0x89caefe2), UINT32_C(0xefcf72f7), UINT32_C(0x04fef9af), UINT32_C(0x8598b268),
            UINT32_C(0xd419f176),
        } } },
        { { {
            UINT32_C(0xcd7107c0), UINT32_C(0x53c0f122), UINT32_C(0xa326f6c0), UINT32_C(0xa07eeae9), UINT32_C(0xbb36a683),
            UINT32_C(0xff2a4c09),
        } }, { {
            UINT32_C(0x84a28d38), UINT32_C(0xaf9dabf7), UINT32_C(0x46d768e8), UINT32_C(0x73a2e060), UINT32_C(0xdd1a7ed9),
            UINT32_C(0x4771388b),
        } } },
        { { {
            UINT32_C(0x769786e7), UINT32_C(0x33a08a0a), UINT32_C(0x86e9c715), UINT32_C(0xd166bd86), UINT32_C(0x525abfaf),
            UINT32_C(0xca7c6a85),
        } }, { {
            UINT32_C(0x2998835e), UINT32_C(0x476cb2de), UINT32_C(0x0e010f93), UINT32_C(0x4dc33cbc), UINT32_C(0x8ba725fd),
            UINT32_C(0x68f4c4f1),
        } } },
        { { {
            UINT32_C(0xf67ee24d), UINT32_C(0x919be49d), UINT32_C(0x11b699dc), UINT32_C(0x8482d269), UINT32_C(0xc5b7a063),
            UINT32_C(0x7b047b99),
        } }, { {
            UINT32_C(0x32115366), UINT32_C(0x5b094b84), UINT32_C(0xd7073097), UINT32_C(0x113020f6), UINT32_C(0xc00c3784),
            UINT32_C(0x047ee84f),
        } } },
        { { {
            UINT32_C(0xaf48f6e5), UINT32_C(0xc34288cc), UINT32_C(0xcce165b7), UINT32_C(0x27cfdf07), UINT32_C(0xac60e144),
            UINT32_C(0xe49a25af),
        } }, { {
            UINT32_C(0x088ae1b9), UINT32_C(0xf88b5e2f), UINT32_C(0x4c905396), UINT32_C(0x9d826400), UINT32_C(0xe0d38da0),
            UINT32_C(0xcbb28c73),
        } } },
        { { {
            UINT32_C(0xb60ad883), UINT32_C(0xe9ae68f0), UINT32_C(0x271383e7), UINT32_C(0x646da635), UINT32_C(0x7588f2e3),
            UINT32_C(0x17d6071c),
        } }, { {
            UINT32_C(0x683d5819), UINT32_C(0x2b977487), UINT32_C(0x1cf968f8), UINT32_C(0x5c66ecbe), UINT32_C(0xacee8ecf),
            UINT32_C(0xcc762e28),
        } } },
        { { {
            UINT32_C(0x67c79d14), UINT32_C(0x26669fa0), UINT32_C(0xf8a57662), UINT32_C(0x40174359), UINT32_C(0x535001e4),
            UINT32_C(0xfeea29da),
        } }, { {
            UINT32_C(0x4776f3ed), UINT32_C(0x83a4037a), UINT32_C(0x1cd03fea), UINT32_C(0x2ba7c50b), UINT32_C(0x8567fee5),
            UINT32_C(0x1ff1d3e3),
        } } },
        { { {
            UINT32_C(0x05c05457), UINT32_C(0x993ab5ee), UINT32_C(0xc91238da), UINT32_C(0xc1a2e720), UINT32_C(0x29efc24a),
            UINT32_C(0x2a1ee721),
        } }, { {
            UINT32_C(0x4c0d9c03), UINT32_C(0x3b2c97ff), UINT32_C(0x676d1417), UINT32_C(0xfcc99088), UINT32_C(0xafb04f99),
            UINT32_C(0x780ee530),
        } } },
        { { {
            UINT32_C(0xaf7ac20c), UINT32_C(0x9313d9a9), UINT32_C(0x68f64ee7), UINT32_C(0x5c82baa6), UINT32_C(0xcba3f86d),
            UINT32_C(0x4bb32568),
        } }, { {
            UINT32_C(0x5c6c7a0c), UINT32_C(0x47b1407a), UINT32_C(0x8f64bfd4), UINT32_C(0xfe8687f0), UINT32_C(0xb0dc1986),
            UINT32_C(0x77c17087),
        } } },
        { { {
            UINT32_C(0xa1de4510), UINT32_C(0xd78d5a57), UINT32_C(0xee7fc10c), UINT32_C(0x559647e4), UINT32_C(0x8235bc17),
            UINT32_C(0x729294ec),
        } }, { {
            UINT32_C(0x83d4c4a1), UINT32_C(0xf3743545), UINT32_C(0x5c5cbcf2), UINT32_C(0x5dd5d90c), UINT32_C(0x60c0b382),
            UINT32_C(0x3ec381d1),
        } } },
    },
    {
        { { {
            UINT32_C(0x4f99c7de), UINT32_C(0x70bfd448), UINT32_C(0x9b8dfe95), UINT32_C(0x372c4120), UINT32_C(0xb6b05171),
            UINT32_C(0xa1d44565),
        } }, { {
            UINT32_C(0x48c62c06), UINT32_C(0x919035e1), UINT32_C(0x34f9624d), UINT32_C(0x2fa0f0e2), UINT32_C(0x8cd533b6),
            UINT32_C(0x1fc6710c),
        } } },
        { { {
            UINT32_C(0xc54f1f0f), UINT32_C(0xad324346), UINT32_C(0x4411d25d), UINT32_C(0x81f59b2c), UINT32_C(0x5f2c47b2),
            UINT32_C(0x1166c621),
        } }, { {
            UINT32_C(0x7cfc6292), UINT32_C(0x609ceede), UINT32_C(0x2137a2b4), UINT32_C(0xcf63277e), UINT32_C(0x2714e1d7),
            UINT32_C(0xb12ace90),
        } } },
        { { {
            UINT32_C(0x0a4f3e99), UINT32_C(0x49e24441), UINT32_C(0x9a9ff5ca), UINT32_C(0x4c2055b4), UINT32_C(0x14d00323),
            UINT32_C(0x3de0713a),
        } }, { {
            UINT32_C(0xe3931b63), UINT32_C(0xb90d59d3), UINT32_C(0x9736ed55), UINT32_C(0x62ca454e), UINT32_C(0x9ca1080e),
            UINT32_C(0x889a45dc),
        } } },
        { { {
            UINT32_C(0xe37b35b1), UINT32_C(0xceb1ce98), UINT32_C(0x60988150), UINT32_C(0x3c5c76f0), UINT32_C(0xc1d5d438),
            UINT32_C(0x9298e9a0),
        } }, { {
            UINT32_C(0x85cc56ef), UINT32_C(0x0b2de404), UINT32_C(0xc167408b), UINT32_C(0x9fb532ed), UINT32_C(0x78ea43fc),
            UINT32_C(0x75c28ce1),
        } } },
        { { {
            UINT32_C(0xc5042331), UINT32_C(0xeae78743), UINT32_C(0x38eec649), UINT32_C(0x85529af2), UINT32_C(0x115214c5),
            UINT32_C(0x9b843309),
        } }, { {
            UINT32_C(0xc6962e39), UINT32_C(0x664ef40a), UINT32_C(0xf4dd7949), UINT32_C(0xc31ea64a), UINT32_C(0x08dd25a8),
            UINT32_C(0xcc4b3c7b),
        } } },
        { { {
            UINT32_C(0x74202af2), UINT32_C(0x5643adee), UINT32_C(0x0352722e), UINT32_C(0x966b66f7), UINT32_C(0x1f38fe08),
            UINT32_C(0xad5469a7),
        } }, { {
            UINT32_C(0xeccd6408), UINT32_C(0xb9af327a), UINT32_C(0x533bfd26), UINT32_C(0x45cd58e7), UINT32_C(0x6fa84f9b),
            UINT32_C(0x2704413c),
        } } },
        { { {
            UINT32_C(0xba25b4be), UINT32_C(0x5d9c671d), UINT32_C(0x5becf5cc), UINT32_C(0x4b50a2e4), UINT32_C(0x7b63ccc1),
            UINT32_C(0x3c16a742),
        } }, { {
            UINT32_C(0xd4cf8ed3), UINT32_C(0x19867e8c), UINT32_C(0xb6b24ca7), UINT32_C(0x6c621793), UINT32_C(0x7f3aff4e),
            UINT32_C(0x0e61446e),
        } } },
        { { {
            UINT32_C(0xe9b142ee), UINT32_C(0x3151b26a), UINT32_C(0xfc0dfefb), UINT32_C(0xa060ce53), UINT32_C(0x9861c95f),
            UINT32_C(0x8c55375e),
        } }, { {
            UINT32_C(0x1d0658df), UINT32_C(0x0e6a874b), UINT32_C(0x95ffe32f), UINT32_C(0x9ac1cdc8), UINT32_C(0x8290754d),
            UINT32_C(0x919068b9),
        } } },
        { { {
            UINT32_C(0xa8ecad07), UINT32_C(0xdb731af8), UINT32_C(0xf851ec76), UINT32_C(0x951a00d8), UINT32_C(0xe10db42c),
            UINT32_C(0x87f5af07),
        } }, { {
            UINT32_C(0xbcf5aeb0), UINT32_C(0x9f791350), UINT32_C(0x4090f21b), UINT32_C(0xe0b0e3a1), UINT32_C(0xe66999a0),
            UINT32_C(0xcff2b7cc),
        } } },
        { { {
            UINT32_C(0x3cf5599f), UINT32_C(0x646d0458), UINT32_C(0x19631da9), UINT32_C(0x046fad12), UINT32_C(0x29de60a3),
            UINT32_C(0x2bd116d4),
        } }, { {
            UINT32_C(0xb6777cbe), UINT32_C(0x4519e000), UINT32_C(0x27f103dc), UINT32_C(0x486cecea), UINT32_C(0xa86fe4ed),
            UINT32_C(0xe16b2a93),
        } } },
        { { {
            UINT32_C(0xa5e31fde), UINT32_C(0x2062eb58), UINT32_C(0x9f790d16), UINT32_C(0x522affe3), UINT32_C(0x0abe05c4),
            UINT32_C(0x926ec4ff),
        } }, { {
            UINT32_C(0x3143da39), UINT32_C(0x580d22a0), UINT32_C(0xab1f901d), UINT32_C(0x3514b579), UINT32_C(0x6e08768b),
            UINT32_C(0x76f3783f),
        } } },
        { { {
            UINT32_C(0x1e189aa9), UINT32_C(0x6e1cbb90), UINT32_C(0x1357d90b), UINT32_C(0x6df35589), UINT32_C(0x85d99b74),
            UINT32_C(0x03e3dfb7),
        } }, { {
            UINT32_C(0x8b1f4de7), UINT32_C(0x1f8c90ae), UINT32_C(0x316b217b), UINT32_C(0x96cd0012), UINT32_C(0x621c5a38),
            UINT32_C(0x3633e98f),
        } } },
        { { {
            UINT32_C(0x8b2379fd), UINT32_C(0x064cf150), UINT32_C(0x6928204d), UINT32_C(0x5d551c5c), UINT32_C(0x79727cde),
            UINT32_C(0x24d6b778),
        } }, { {
            UINT32_C(0x2e537920), UINT32_C(0xb65b86c6), UINT32_C(0x5fc0023e), UINT32_C(0xce8850b8), UINT32_C(0xc4d9e6fd),
            UINT32_C(0x0a38b078),
        } } },
        { { {
            UINT32_C(0x87cfab55), UINT32_C(0x3b76c2c0), UINT32_C(0x0a452c60), UINT32_C(0x2589e974), UINT32_C(0x631b4eb0),
            UINT32_C(0x99ddd602),
        } }, { {
            UINT32_C(0xa03da1c8), UINT32_C(0xd6d11036), UINT32_C(0x35de3350), UINT32_C(0xa0115fa5), UINT32_C(0xb3be5c34),
            UINT32_C(0x411fb11d),
        } } },
        { { {
            UINT32_C(0xef64ca7b), UINT32_C(0x27b17c0d), UINT32_C(0x34a4118f), UINT32_C(0x3e39ef47), UINT32_C(0xd1f5433c),
            UINT32_C(0x31d69cdf),
        } }, { {
            UINT32_C(0xe0ff2590), UINT32_C(0x153c08b8), UINT32_C(0xda21bd35), UINT32_C(0xd7056498), UINT32_C(0x99914369),
            UINT32_C(0xed308120),
        } } },
        { { {
            UINT32_C(0x83b4d5e2), UINT32_C(0x2ebfd4db), UINT32_C(0xf1b0bf49), UINT32_C(0xc1649275), UINT32_C(0x17e0fb41),
            UINT32_C(0xb83e64f0),
        } }, { {
            UINT32_C(0x2c92c6b4), UINT32_C(0xd50e79c3), UINT32_C(0x35ce3f3c), UINT32_C(0xb5acbe39), UINT32_C(0xc3f37454),
            UINT32_C(0xa3139977),
        } } },
        { { {
            UINT32_C(0x680bde95), UINT32_C(0xb164b8a6), UINT32_C(0xa91edee1), UINT32_C(0x2a9b5624), UINT32_C(0xfff47e6b),
            UINT32_C(0xd9256445),
        } }, { {
            UINT32_C(0xa890765a), UINT32_C(0x619cd767), UINT32_C(0x3450f9c6), UINT32_C(0x14051b83), UINT32_C(0x9afd9f52),
            UINT32_C(0xb6d8887e),
        } } },
        { { {
            UINT32_C(0x18d3599d), UINT32_C(0x6e05fd31), UINT32_C(0x6432b643), UINT32_C(0xcf0a0669), UINT32_C(0xbcb4f008),
            UINT32_C(0x50825ff2),
        } }, { {
            UINT32_C(0x6bdb859c), UINT32_C(0x5df4df56), UINT32_C(0xe397df31), UINT32_C(0xf2b22e0e), UINT32_C(0xd562a284),
            UINT32_C(0x368ae1f2),
        } } },
        { { {
            UINT32_C(0x55997535), UINT32_C(0x7969228a), UINT32_C(0x142478c7), UINT32_C(0xe954e814), UINT32_C(0x0c88a45f),
            UINT32_C(0xf8265aaa),
        } }, { {
            UINT32_C(0xa0ad4ee5), UINT32_C(0x6145aaf7), UINT32_C(0x54087496), UINT32_C(0x9c2e52a6), UINT32_C(0x95ff5535),
            UINT32_C(0x0cae2a4c),
        } } },
        { { {
            UINT32_C(0x6cd16a41), UINT32_C(0x070cce4d), UINT32_C(0x39d8fb99), UINT32_C(0xcb034277), UINT32_C(0x4275bbd7),
            UINT32_C(0x65b05310),
        } }, { {
            UINT32_C(0xc247a18f), UINT32_C(0xba1546fb), UINT32_C(0xa2c5b151), UINT32_C(0x603f2959), UINT32_C(0x6dbd33d1),
            UINT32_C(0xc73ac239),
        } } },
        { { {
            UINT32_C(0xe70491fc), UINT32_C(0x47674d0a), UINT32_C(0xa60a111e), UINT32_C(0x198ed7c1), UINT32_C(0x3b142414),
            UINT32_C(0x911beac8),
        } }, { {
            UINT32_C(0xc574be3f), UINT32_C(0x242e0e71), UINT32_C(0x32cf1375), UINT32_C(0x5e8d1e2c), UINT32_C(0x14b7b9f9),
            UINT32_C(0x64defbc2),
        } } },
        { { {
            UINT32_C(0x2a7ebc66), UINT32_C(0x15ff7297), UINT32_C(0x5a36a42e), UINT32_C(0x1ad3f284), UINT32_C(0x789b44ea),
            UINT32_C(0x45d78e31),
        } }, { {
            UINT32_C(0x1af7e084), UINT32_C(0x0c7b46ff), UINT32_C(0x619ececc), UINT32_C(0x05b9e26b), UINT32_C(0xb6d97c95),
            UINT32_C(0x6f678aac),
        } } },
        { { {
            UINT32_C(0x9aff4cfe), UINT32_C(0x61702ecc), UINT32_C(0x99db0565), UINT32_C(0x78748048), UINT32_C(0x6f7f4f7a),
            UINT32_C(0xf51a7035),
        } }, { {
            UINT32_C(0x4e4a8662), UINT32_C(0x836c662a), UINT32_C(0x6b031cdf), UINT32_C(0x5da3a6bc), UINT32_C(0x418846e1),
            UINT32_C(0x9c542fd2),
        } } },
        { { {
            UINT32_C(0xfe57eacd), UINT32_C(0x289a1f69), UINT32_C(0xf918b3f0), UINT32_C(0xc501b1b1), UINT32_C(0xe2352746),
            UINT32_C(0x39feda84),
        } }, { {
            UINT32_C(0xa154a9cd), UINT32_C(0x0ff2a76c), UINT32_C(0xfe369287), UINT32_C(0x527e0d3b), UINT32_C(0xd7ca42a9),
            UINT32_C(0x1ede8962),
        } } },
        { { {
            UINT32_C(0x2ccd5f8d), UINT32_C(0xc172ffaf), UINT32_C(0xde042387), UINT32_C(0x860120e4), UINT32_C(0x957f81fe),
            UINT32_C(0xed9e9b61),
        } }, { {
            UINT32_C(0x377d4738), UINT32_C(0xe9f9239c), UINT32_C(0x0fe6dec0), UINT32_C(0x8a9258c4), UINT32_C(0x7f69a85f),
            UINT32_C(0x0dcc668e),
        } } },
        { { {
            UINT32_C(0xa99d51e7), UINT32_C(0x31b8883f), UINT32_C(0x86ec7470), UINT32_C(0x640b49f5), UINT32_C(0x89e326e4),
            UINT32_C(0x241165f3),
        } }, { {
            UINT32_C(0xe4895a46), UINT32_C(0x5c5d7422), UINT32_C(0x4f22966d), UINT32_C(0x8c9faed7), UINT32_C(0xd0d39edd),
            UINT32_C(0x4142430a),
        } } },
        { { {
            UINT32_C(0xe90696b1), UINT32_C(0xf8e18362), UINT32_C(0x46d5e1b0), UINT32_C(0x72cad002), UINT32_C(0xb3dac120),
            UINT32_C(0x7c315b19),
        } }, { {
            UINT32_C(0xbc1f8b66), UINT32_C(0x2d00415c), UINT32_C(0x33dc88ec), UINT32_C(0x8647f485), UINT32_C(0x80e31451),
            UINT32_C(0x3a9034fe),
        } } },
        { { {
            UINT32_C(0x1c6354ac), UINT32_C(0x45f1898c), UINT32_C(0xe75e7a83), UINT32_C(0x9c2492ab), UINT32_C(0x6ba5ec34),
            UINT32_C(0x4c922c4d),
        } }, { {
            UINT32_C(0x3b9ecb79), UINT32_C(0xc383232e), UINT32_C(0x4861e3ed), UINT32_C(0xf0b7ab8d), UINT32_C(0x200906dc),
            UINT32_C(0x27d8cb9d),
        } } },
        { { {
            UINT32_C(0xb0b8185f), UINT32_C(0x1ca53a74), UINT32_C(0x66f3391d), UINT32_C(0xbf3ec937), UINT32_C(0xfff87dcd),
            UINT32_C(0x684bdb46),
        } }, { {
            UINT32_C(0x3f6a4ef4), UINT32_C(0x21c59aba), UINT32_C(0xce5601a3), UINT32_C(0x101b1f0e), UINT32_C(0xb9e59159),
            UINT32_C(0x79bcd321),
        } } },
        { { {
            UINT32_C(0x2f3e36e1), UINT32_C(0x501d5a38), UINT32_C(0x5f50e431), UINT32_C(0x6494f7dd), UINT32_C(0x3c308e0f),
            UINT32_C(0x18d60c11),
        } }, { {
            UINT32_C(0xc2ff5df8), UINT32_C(0x1667e732), UINT32_C(0x0ef3cd0d), UINT32_C(0xd7b00548), UINT32_C(0x35f888d5),
            UINT32_C(0x37cb58c8),
        } } },
        { { {
            UINT32_C(0x51683b36), UINT32_C(0xefd5df45), UINT32_C(0x11e25aad), UINT32_C(0x8407b942), UINT32_C(0xb74f1907),
            UINT32_C(0xadf6e638),
        } }, { {
            UINT32_C(0x3933daed), UINT32_C(0x730dd6d7), UINT32_C(0x95c461d6), UINT32_C(0xfbd5cb2e), UINT32_C(0x4144430e),
            UINT32_C(0x26f897c6),
        } } },
        { { {
            UINT32_C(0xda3c6142), UINT32_C(0xf8e67eaa), UINT32_C(0xb94301ee), UINT32_C(0xf7c604e6), UINT32_C(0xfb1269de),
            UINT32_C(0xd09e77e2),
        } }, { {
            UINT32_C(0x6d585d9f), UINT32_C(0x3f201845), UINT32_C(0x644d8295), UINT32_C(0xf7d54574), UINT32_C(0x3d7b5ee7),
            UINT32_C(0x2b2a6596),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void secp192k1_base_lookup(secp192k1_affine *r, const secp192k1_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    secp192k1_fe y;

    for (i = 0; i < SECP192K1_TEETH; i++) {
        signs |= (secp192k1_bits(v, (block * SECP192K1_TEETH + i) * SECP192K1_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (SECP192K1_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (SECP192K1_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < SECP192K1_BLOCK_ENTRIES; i++) {
        const secp192k1_limb mask = secp192k1_samew(i, signs);
        secp192k1_pick(&r->x, &secp192k1_base[block][i].x, mask);
        secp192k1_pick(&r->y, &secp192k1_base[block][i].y, mask);
    }
    secp192k1_fe_neg(&y, &r->y);
    secp192k1_fe_select(&r->y, secp192k1_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void secp192k1_point_mul_base(secp192k1_point *r, const secp192k1_sc *k)
{
    secp192k1_limb v[SECP192K1_SIGN_WORDS];
    secp192k1_point total;
    secp192k1_affine addend;
    const uint64_t negate = secp192k1_scalar_odd(v, SECP192K1_SIGN_WORDS, k);
    unsigned int column, block;

    v[SECP192K1_SIGNS / SECP192K1_WORD_BITS] |= (secp192k1_limb)1 << (SECP192K1_SIGNS % SECP192K1_WORD_BITS);
    secp192k1_base_lookup(&addend, v, SECP192K1_BLOCKS - 1, SECP192K1_SPACING - 1, negate);
    secp192k1_point_from_affine(&total, &addend);
    for (column = SECP192K1_SPACING; column-- > 0;) {
        block = SECP192K1_BLOCKS;
        if (column == SECP192K1_SPACING - 1) {
            block--;
        } else {
            secp192k1_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            secp192k1_base_lookup(&addend, v, block, column, negate);
            if (column < 1) {
                secp192k1_point_add_affine(&total, &total, &addend);
            } else {
                (void)secp192k1_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp192k1_wipe(v, sizeof v);
    secp192k1_wipe(&total, sizeof total);
    secp192k1_wipe(&addend, sizeof addend);
    secp192k1_wipe_stack();
}

void secp192k1_point_mul_base_bytes(secp192k1_point *r, const uint8_t k[24])
{
    secp192k1_sc scalar;

    secp192k1_reduce_bytes(&scalar, k, SECP192K1_SC_BYTES);
    secp192k1_point_mul_base(r, &scalar);
    secp192k1_wipe(&scalar, sizeof scalar);
}
