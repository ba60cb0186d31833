/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001), half as long by the endomorphism, for halves of both. The time depends on the values.
 */
#include "secp192k1_curve_internal.h"

#define SECP192K1_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define SECP192K1_NAF_ENTRIES 8
#define SECP192K1_NAF_BASE_WIDTH 7
#define SECP192K1_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if SECP192K1_WORD_BITS == 64
static const secp192k1_affine secp192k1_naf_base[SECP192K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x1da5d1b1eae06c7d), UINT64_C(0x26b07d0280b7f434), UINT64_C(0xdb4ff10ec057e9ae),
    } }, { {
        UINT64_C(0x4082aa88d95e2f9d), UINT64_C(0x844163d015be8634), UINT64_C(0x9b2f2f6d9c5628a7),
    } } },
    { { {
        UINT64_C(0x065487c9a67b4583), UINT64_C(0xbf2a1ba7615ca3b9), UINT64_C(0x6e43b7dcae2fd5e0),
    } }, { {
        UINT64_C(0x06a290f7a19a6a58), UINT64_C(0xd5fedc3d09e4c196), UINT64_C(0xc48dcea47ae08e84),
    } } },
    { { {
        UINT64_C(0x3f4dd0ccccb7cc2d), UINT64_C(0x87c0b5f7ebf6d037), UINT64_C(0x3cd61e370d02ca06),
    } }, { {
        UINT64_C(0xeb19e9ea56441f78), UINT64_C(0xb4014504f0533aa7), UINT64_C(0x2c4befd9b02f301e),
    } } },
    { { {
        UINT64_C(0x4074db3f563d9e83), UINT64_C(0x3eea3a0d6a40f3d3), UINT64_C(0xdb06629f196458e3),
    } }, { {
        UINT64_C(0x9ea5526d062e718c), UINT64_C(0x37b12b8d1299609e), UINT64_C(0xa5b55dc8c878fcfe),
    } } },
    { { {
        UINT64_C(0xcf03a65d3beba73a), UINT64_C(0x1e9d4e9fa35e2575), UINT64_C(0xefd9da261826e62d),
    } }, { {
        UINT64_C(0x2fdcd0813a66e7f4), UINT64_C(0x102ba8e8033b6b23), UINT64_C(0xa905d8ef35066fdc),
    } } },
    { { {
        UINT64_C(0xa3e9430da8df3ae2), UINT64_C(0xe9da570e29642c1a), UINT64_C(0x0870bef1fc2e12f4),
    } }, { {
        UINT64_C(0x18c47eedb006d145), UINT64_C(0x306b6a60915bf9f9), UINT64_C(0xf2b1acd05bcd9d71),
    } } },
    { { {
        UINT64_C(0x252e5fb8a287ffcb), UINT64_C(0x76f5e67f3c8ada23), UINT64_C(0xafc6c0d8c291f695),
    } }, { {
        UINT64_C(0x44b04145c84e41cc), UINT64_C(0xf5ab6de6390710b8), UINT64_C(0x772f7a0e23bb6a18),
    } } },
    { { {
        UINT64_C(0xb046c3c8df1d6a49), UINT64_C(0x3fb48e5a00c22745), UINT64_C(0x1b3d5a1928785186),
    } }, { {
        UINT64_C(0xf6ee60b4983322c6), UINT64_C(0x532d8f2fa4ce40b6), UINT64_C(0x2b8f7fb272534b32),
    } } },
    { { {
        UINT64_C(0x8d9490ca8578dbbd), UINT64_C(0xa530d2cef7635c6a), UINT64_C(0xcd04834b06e08576),
    } }, { {
        UINT64_C(0xfeb668f72229ceb7), UINT64_C(0xc104f2671e7b996a), UINT64_C(0x7372d1a48719565f),
    } } },
    { { {
        UINT64_C(0xac58f1f5b9a26937), UINT64_C(0xaff2c6ccf64f62fa), UINT64_C(0x5926c507c8769658),
    } }, { {
        UINT64_C(0x1cdaeeb27539acbc), UINT64_C(0xf138356df95a92f5), UINT64_C(0x7de878d7c82d6feb),
    } } },
    { { {
        UINT64_C(0xa76fa4eee1336e84), UINT64_C(0xfba1a198134a25e0), UINT64_C(0x6e9d22d194f04562),
    } }, { {
        UINT64_C(0xffcca2d888ca32a1), UINT64_C(0x713a305bba01f407), UINT64_C(0x6746c508b4fd6793),
    } } },
    { { {
        UINT64_C(0x76a0c4ac1396d11e), UINT64_C(0x7b67e843d40295be), UINT64_C(0xf8a1e36ce33f109b),
    } }, { {
        UINT64_C(0xf85d415d84ce0434), UINT64_C(0x080418f8eb1d1095), UINT64_C(0x8ea926476a3a94dc),
    } } },
    { { {
        UINT64_C(0xc4ec8fb5f4c8af21), UINT64_C(0x1ead7cd3659df005), UINT64_C(0xc6bb81152a5d8339),
    } }, { {
        UINT64_C(0xc9493f3a4059258c), UINT64_C(0x0a5c3158cff634e8), UINT64_C(0x3a19795e62ccc59c),
    } } },
    { { {
        UINT64_C(0xe96340561ee3df2e), UINT64_C(0xd4e0bb2f6ad57db9), UINT64_C(0xc43153c0727332d6),
    } }, { {
        UINT64_C(0x8cdfcd685c375554), UINT64_C(0x2a88837389e4f606), UINT64_C(0x6b63a459c35eecb5),
    } } },
    { { {
        UINT64_C(0x41b4984caa1f7768), UINT64_C(0xa4dc8428c6082d58), UINT64_C(0x0afcf84fe1ef56e4),
    } }, { {
        UINT64_C(0x2f11c9dfd244aaab), UINT64_C(0x3c87e93d7c5967b2), UINT64_C(0x97e34fe82274e150),
    } } },
    { { {
        UINT64_C(0xcdf343944fbe76c9), UINT64_C(0xc6d643ea8ef2f2e4), UINT64_C(0x707cced01e0c7b85),
    } }, { {
        UINT64_C(0x84421f7cdcb259e3), UINT64_C(0x4db749ce4c9558c0), UINT64_C(0xbef4ce4982e7146b),
    } } },
    { { {
        UINT64_C(0x48509ba7557baf6e), UINT64_C(0xa4a96f9f793e2583), UINT64_C(0x1ef4b31eec2613ac),
    } }, { {
        UINT64_C(0xfc1f8b9790604c4c), UINT64_C(0xd6c3f7c1071a518b), UINT64_C(0x4a42f3d9a9e1a449),
    } } },
    { { {
        UINT64_C(0x9d48c0a621f0752d), UINT64_C(0x38a81c118677daff), UINT64_C(0x7196aa6813799c6b),
    } }, { {
        UINT64_C(0x12b746a76dbf2469), UINT64_C(0x8c5593050473ffa3), UINT64_C(0x9e4cba0e29bbb083),
    } } },
    { { {
        UINT64_C(0xfed8b0346fbfac05), UINT64_C(0xa55019cb98de3158), UINT64_C(0xd0a2ad0a4b23cc63),
    } }, { {
        UINT64_C(0x0a5f35a7515fde61), UINT64_C(0x20d4db9b103cdf4f), UINT64_C(0xa52469c4ee87d8ae),
    } } },
    { { {
        UINT64_C(0x910d52839ed3fe7a), UINT64_C(0x4f51747a923ccbcd), UINT64_C(0x4cb287ea94151b2f),
    } }, { {
        UINT64_C(0xfcb0470236c3c98b), UINT64_C(0x08ed950f716fe18b), UINT64_C(0x7e7784317bc87c55),
    } } },
    { { {
        UINT64_C(0x9e4accaec707632e), UINT64_C(0xb4592d0b79519555), UINT64_C(0xde3bda6ccbee0f5b),
    } }, { {
        UINT64_C(0x576042522bb8fc69), UINT64_C(0x9750be0bc54d8267), UINT64_C(0x9339834e9cacfee5),
    } } },
    { { {
        UINT64_C(0x329c6467268ff94d), UINT64_C(0xeef829dae352f181), UINT64_C(0x709f8aa6aed1b2a4),
    } }, { {
        UINT64_C(0x2d70ee3dccbdfe6f), UINT64_C(0x5fa29ecc2bde29c7), UINT64_C(0x781ed9a98e3a676d),
    } } },
    { { {
        UINT64_C(0x2f5173fb14ff9f9a), UINT64_C(0x8b6a3595cdd2582c), UINT64_C(0xb5e3d9634471d685),
    } }, { {
        UINT64_C(0x0013538f6814f6bb), UINT64_C(0x39efbb28b5161ee9), UINT64_C(0x23e1d31b4661252e),
    } } },
    { { {
        UINT64_C(0xe3ea03bee968f7df), UINT64_C(0x6ce5209fddf8fd0d), UINT64_C(0x0fb901385b61165b),
    } }, { {
        UINT64_C(0x805aa2bfedc8b86b), UINT64_C(0xa438ec1912e71a52), UINT64_C(0x88344929ca31b3a4),
    } } },
    { { {
        UINT64_C(0x1556bc069bb05442), UINT64_C(0x94d196327b1082c7), UINT64_C(0xc69dd588f62b1ba0),
    } }, { {
        UINT64_C(0x2f0f6e7bf965cb11), UINT64_C(0x10a419d6400ea6cd), UINT64_C(0x5d2dca5e31197845),
    } } },
    { { {
        UINT64_C(0x6471efaa69f023ee), UINT64_C(0xa1160ad6f4da81b9), UINT64_C(0xc5c53664d534e044),
    } }, { {
        UINT64_C(0x61caaa26240cc148), UINT64_C(0xca3f4497a87f227b), UINT64_C(0xd1b1b887cb249e07),
    } } },
    { { {
        UINT64_C(0x9bde2a1af92ac4b1), UINT64_C(0xa6656e2295806a9b), UINT64_C(0xa01751cdc8e3f8a2),
    } }, { {
        UINT64_C(0xb76fca332608cb9c), UINT64_C(0x284e619ce1f22a03), UINT64_C(0xc88f85432ed1b882),
    } } },
    { { {
        UINT64_C(0x777d5d4b1bfaf851), UINT64_C(0x7b10080f9314f93b), UINT64_C(0xc9989360e4241894),
    } }, { {
        UINT64_C(0xff3f69511ca4d846), UINT64_C(0xfcb2bf64e47436a7), UINT64_C(0xce96c46f6aef63dc),
    } } },
    { { {
        UINT64_C(0xc6793a0ae40c26fd), UINT64_C(0xdffcce0e3f7fcb17), UINT64_C(0xee8ce82908facb9a),
    } }, { {
        UINT64_C(0xc2691e2e268db711), UINT64_C(0x1a31ea5125e82832), UINT64_C(0xfb7afef0810c9864),
    } } },
    { { {
        UINT64_C(0x6384fe0f6cd20dce), UINT64_C(0xf549ace6598ed60a), UINT64_C(0xf867d9df5925c380),
    } }, { {
        UINT64_C(0x54de80d65b531e12), UINT64_C(0x20342e45165a0876), UINT64_C(0x024c6a4a204891c4),
    } } },
    { { {
        UINT64_C(0xd043303710965921), UINT64_C(0x49e2fae2dc156386), UINT64_C(0x62d009d572ad2b87),
    } }, { {
        UINT64_C(0x09eee1a85ef6b5c5), UINT64_C(0xd367c189a18332ac), UINT64_C(0x3f3acea3172a2374),
    } } },
    { { {
        UINT64_C(0x9df6007920f1ef23), UINT64_C(0x8d8470602e6d0437), UINT64_C(0xbecf02d73ee51b38),
    } }, { {
        UINT64_C(0xbc3e12cdfcb2126a), UINT64_C(0x54c61a0a4fab33d3), UINT64_C(0x48828e86b869c7ba),
    } } },
};
#elif SECP192K1_WORD_BITS == 32
static const secp192k1_affine secp192k1_naf_base[SECP192K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0xeae06c7d), UINT32_C(0x1da5d1b1), UINT32_C(0x80b7f434), UINT32_C(0x26b07d02), UINT32_C(0xc057e9ae),
        UINT32_C(0xdb4ff10e),
    } }, { {
        UINT32_C(0xd95e2f9d), UINT32_C(0x4082aa88), UINT32_C(0x15be8634), UINT32_C(0x844163d0), UINT32_C(0x9c5628a7),
        UINT32_C(0x9b2f2f6d),
    } } },
    { { {
        UINT32_C(0xa67b4583), UINT32_C(0x065487c9), UINT32_C(0x615ca3b9), UINT32_C(0xbf2a1ba7), UINT32_C(0xae2fd5e0),
        UINT32_C(0x6e43b7dc),
    } }, { {
        UINT32_C(0xa19a6a58), UINT32_C(0x06a290f7), UINT32_C(0x09e4c196), UINT32_C(0xd5fedc3d), UINT32_C(0x7ae08e84),
        UINT32_C(0xc48dcea4),
    } } },
    { { {
        UINT32_C(0xccb7cc2d), UINT32_C(0x3f4dd0cc), UINT32_C(0xebf6d037), UINT32_C(0x87c0b5f7), UINT32_C(0x0d02ca06),
        UINT32_C(0x3cd61e37),
    } }, { {
        UINT32_C(0x56441f78), UINT32_C(0xeb19e9ea), UINT32_C(0xf0533aa7), UINT32_C(0xb4014504), UINT32_C(0xb02f301e),
        UINT32_C(0x2c4befd9),
    } } },
    { { {
        UINT32_C(0x563d9e83), UINT32_C(0x4074db3f), UINT32_C(0x6a40f3d3), UINT32_C(0x3eea3a0d), UINT32_C(0x196458e3),
        UINT32_C(0xdb06629f),
    } }, { {
        UINT32_C(0x062e718c), UINT32_C(0x9ea5526d), UINT32_C(0x1299609e), UINT32_C(0x37b12b8d), UINT32_C(0xc878fcfe),
        UINT32_C(0xa5b55dc8),
    } } },
    { { {
        UINT32_C(0x3beba73a), UINT32_C(0xcf03a65d), UINT32_C(0xa35e2575), UINT32_C(0x1e9d4e9f), UINT32_C(0x1826e62d),
        UINT32_C(0xefd9da26),
    } }, { {
        UINT32_C(0x3a66e7f4), UINT32_C(0x2fdcd081), UINT32_C(0x033b6b23), UINT32_C(0x102ba8e8), UINT32_C(0x35066fdc),
        UINT32_C(0xa905d8ef),
    } } },
    { { {
        UINT32_C(0xa8df3ae2), UINT32_C(0xa3e9430d), UINT32_C(0x29642c1a), UINT32_C(0xe9da570e), UINT32_C(0xfc2e12f4),
        UINT32_C(0x0870bef1),
    } }, { {
        UINT32_C(0xb006d145), UINT32_C(0x18c47eed), UINT32_C(0x915bf9f9), UINT32_C(0x306b6a60), UINT32_C(0x5bcd9d71),
        UINT32_C(0xf2b1acd0),
    } } },
    { { {
        UINT32_C(0xa287ffcb), UINT32_C(0x252e5fb8), UINT32_C(0x3c8ada23), UINT32_C(0x76f5e67f), UINT32_C(0xc291f695),
        UINT32_C(0xafc6c0d8),
    } }, { {
        UINT32_C(0xc84e41cc), UINT32_C(0x44b04145), UINT32_C(0x390710b8), UINT32_C(0xf5ab6de6), UINT32_C(0x23bb6a18),
        UINT32_C(0x772f7a0e),
    } } },
    { { {
        UINT32_C(0xdf1d6a49), UINT32_C(0xb046c3c8), UINT32_C(0x00c22745), UINT32_C(0x3fb48e5a), UINT32_C(0x28785186),
        UINT32_C(0x1b3d5a19),
    } }, { {
        UINT32_C(0x983322c6), UINT32_C(0xf6ee60b4), UINT32_C(0xa4ce40b6), UINT32_C(0x532d8f2f), UINT32_C(0x72534b32),
        UINT32_C(0x2b8f7fb2),
    } } },
    { { {
        UINT32_C(0x8578dbbd), UINT32_C(0x8d9490ca), UINT32_C(0xf7635c6a), UINT32_C(0xa530d2ce), UINT32_C(0x06e08576),
        UINT32_C(0xcd04834b),
    } }, { {
        UINT32_C(0x2229ceb7), UINT32_C(0xfeb668f7), UINT32_C(0x1e7b996a), UINT32_C(0xc104f267), UINT32_C(0x8719565f),
        UINT32_C(0x7372d1a4),
    } } },
    { { {
        UINT32_C(0xb9a26937), UINT32_C(0xac58f1f5), UINT32_C(0xf64f62fa), UINT32_C(0xaff2c6cc), UINT32_C(0xc8769658),
        UINT32_C(0x5926c507),
    } }, { {
        UINT32_C(0x7539acbc), UINT32_C(0x1cdaeeb2), UINT32_C(0xf95a92f5), UINT32_C(0xf138356d), UINT32_C(0xc82d6feb),
        UINT32_C(0x7de878d7),
    } } },
    { { {
        UINT32_C(0xe1336e84), UINT32_C(0xa76fa4ee), UINT32_C(0x134a25e0), UINT32_C(0xfba1a198), UINT32_C(0x94f04562),
        UINT32_C(0x6e9d22d1),
    } }, { {
        UINT32_C(0x88ca32a1), UINT32_C(0xffcca2d8), UINT32_C(0xba01f407), UINT32_C(0x713a305b), UINT32_C(0xb4fd6793),
        UINT32_C(0x6746c508),
    } } },
    { { {
        UINT32_C(0x1396d11e), UINT32_C(0x76a0c4ac), UINT32_C(0xd40295be), UINT32_C(0x7b67e843), UINT32_C(0xe33f109b),
        UINT32_C(0xf8a1e36c),
    } }, { {
        UINT32_C(0x84ce0434), UINT32_C(0xf85d415d), UINT32_C(0xeb1d1095), UINT32_C(0x080418f8), UINT32_C(0x6a3a94dc),
        UINT32_C(0x8ea92647),
    } } },
    { { {
        UINT32_C(0xf4c8af21), UINT32_C(0xc4ec8fb5), UINT32_C(0x659df005), UINT32_C(0x1ead7cd3), UINT32_C(0x2a5d8339),
        UINT32_C(0xc6bb8115),
    } }, { {
        UINT32_C(0x4059258c), UINT32_C(0xc9493f3a), UINT32_C(0xcff634e8), UINT32_C(0x0a5c3158), UINT32_C(0x62ccc59c),
        UINT32_C(0x3a19795e),
    } } },
    { { {
        UINT32_C(0x1ee3df2e), UINT32_C(0xe9634056), UINT32_C(0x6ad57db9), UINT32_C(0xd4e0bb2f), UINT32_C(0x727332d6),
        UINT32_C(0xc43153c0),
    } }, { {
        UINT32_C(0x5c375554), UINT32_C(0x8cdfcd68), UINT32_C(0x89e4f606), UINT32_C(0x2a888373), UINT32_C(0xc35eecb5),
        UINT32_C(0x6b63a459),
    } } },
    { { {
        UINT32_C(0xaa1f7768), UINT32_C(0x41b4984c), UINT32_C(0xc6082d58), UINT32_C(0xa4dc8428), UINT32_C(0xe1ef56e4),
        UINT32_C(0x0afcf84f),
    } }, { {
        UINT32_C(0xd244aaab), UINT32_C(0x2f11c9df), UINT32_C(0x7c5967b2), UINT32_C(0x3c87e93d), UINT32_C(0x2274e150),
        UINT32_C(0x97e34fe8),
    } } },
    { { {
        UINT32_C(0x4fbe76c9), UINT32_C(0xcdf34394), UINT32_C(0x8ef2f2e4), UINT32_C(0xc6d643ea), UINT32_C(0x1e0c7b85),
        UINT32_C(0x707cced0),
    } }, { {
        UINT32_C(0xdcb259e3), UINT32_C(0x84421f7c), UINT32_C(0x4c9558c0), UINT32_C(0x4db749ce), UINT32_C(0x82e7146b),
        UINT32_C(0xbef4ce49),
    } } },
    { { {
        UINT32_C(0x557baf6e), UINT32_C(0x48509ba7), UINT32_C(0x793e2583), UINT32_C(0xa4a96f9f), UINT32_C(0xec2613ac),
        UINT32_C(0x1ef4b31e),
    } }, { {
        UINT32_C(0x90604c4c), UINT32_C(0xfc1f8b97), UINT32_C(0x071a518b), UINT32_C(0xd6c3f7c1), UINT32_C(0xa9e1a449),
        UINT32_C(0x4a42f3d9),
    } } },
    { { {
        UINT32_C(0x21f0752d), UINT32_C(0x9d48c0a6), UINT32_C(0x8677daff), UINT32_C(0x38a81c11), UINT32_C(0x13799c6b),
        UINT32_C(0x7196aa68),
    } }, { {
        UINT32_C(0x6dbf2469), UINT32_C(0x12b746a7), UINT32_C(0x0473ffa3), UINT32_C(0x8c559305), UINT32_C(0x29bbb083),
        UINT32_C(0x9e4cba0e),
    } } },
    { { {
        UINT32_C(0x6fbfac05), UINT32_C(0xfed8b034), UINT32_C(0x98de3158), UINT32_C(0xa55019cb), UINT32_C(0x4b23cc63),
        UINT32_C(0xd0a2ad0a),
    } }, { {
        UINT32_C(0x515fde61), UINT32_C(0x0a5f35a7), UINT32_C(0x103cdf4f), UINT32_C(0x20d4db9b), UINT32_C(0xee87d8ae),
        UINT32_C(0xa52469c4),
    } } },
    { { {
        UINT32_C(0x9ed3fe7a), UINT32_C(0x910d5283), UINT32_C(0x923ccbcd), UINT32_C(0x4f51747a), UINT32_C(0x94151b2f),
        UINT32_C(0x4cb287ea),
    } }, { {
        UINT32_C(0x36c3c98b), UINT32_C(0xfcb04702), UINT32_C(0x716fe18b), UINT32_C(0x08ed950f), UINT32_C(0x7bc87c55),
        UINT32_C(0x7e778431),
    } } },
    { { {
        UINT32_C(0xc707632e), UINT32_C(0x9e4accae), UINT32_C(0x79519555), UINT32_C(0xb4592d0b), UINT32_C(0xcbee0f5b),
        UINT32_C(0xde3bda6c),
    } }, { {
        UINT32_C(0x2bb8fc69), UINT32_C(0x57604252), UINT32_C(0xc54d8267), UINT32_C(0x9750be0b), UINT32_C(0x9cacfee5),
        UINT32_C(0x9339834e),
    } } },
    { { {
        UINT32_C(0x268ff94d), UINT32_C(0x329c6467), UINT32_C(0xe352f181), UINT32_C(0xeef829da), UINT32_C(0xaed1b2a4),
        UINT32_C(0x709f8aa6),
    } }, { {
        UINT32_C(0xccbdfe6f), UINT32_C(0x2d70ee3d), UINT32_C(0x2bde29c7), UINT32_C(0x5fa29ecc), UINT32_C(0x8e3a676d),
        UINT32_C(0x781ed9a9),
    } } },
    { { {
        UINT32_C(0x14ff9f9a), UINT32_C(0x2f5173fb), UINT32_C(0xcdd2582c), UINT32_C(0x8b6a3595), UINT32_C(0x4471d685),
        UINT32_C(0xb5e3d963),
    } }, { {
        UINT32_C(0x6814f6bb), UINT32_C(0x0013538f), UINT32_C(0xb5161ee9), UINT32_C(0x39efbb28), UINT32_C(0x4661252e),
        UINT32_C(0x23e1d31b),
    } } },
    { { {
        UINT32_C(0xe968f7df), UINT32_C(0xe3ea03be), UINT32_C(0xddf8fd0d), UINT32_C(0x6ce5209f), UINT32_C(0x5b61165b),
        UINT32_C(0x0fb90138),
    } }, { {
        UINT32_C(0xedc8b86b), UINT32_C(0x805aa2bf), UINT32_C(0x12e71a52), UINT32_C(0xa438ec19), UINT32_C(0xca31b3a4),
        UINT32_C(0x88344929),
    } } },
    { { {
        UINT32_C(0x9bb05442), UINT32_C(0x1556bc06), UINT32_C(0x7b1082c7), UINT32_C(0x94d19632), UINT32_C(0xf62b1ba0),
        UINT32_C(0xc69dd588),
    } }, { {
        UINT32_C(0xf965cb11), UINT32_C(0x2f0f6e7b), UINT32_C(0x400ea6cd), UINT32_C(0x10a419d6), UINT32_C(0x31197845),
        UINT32_C(0x5d2dca5e),
    } } },
    { { {
        UINT32_C(0x69f023ee), UINT32_C(0x6471efaa), UINT32_C(0xf4da81b9), UINT32_C(0xa1160ad6), UINT32_C(0xd534e044),
        UINT32_C(0xc5c53664),
    } }, { {
        UINT32_C(0x240cc148), UINT32_C(0x61caaa26), UINT32_C(0xa87f227b), UINT32_C(0xca3f4497), UINT32_C(0xcb249e07),
        UINT32_C(0xd1b1b887),
    } } },
    { { {
        UINT32_C(0xf92ac4b1), UINT32_C(0x9bde2a1a), UINT32_C(0x95806a9b), UINT32_C(0xa6656e22), UINT32_C(0xc8e3f8a2),
        UINT32_C(0xa01751cd),
    } }, { {
        UINT32_C(0x2608cb9c), UINT32_C(0xb76fca33), UINT32_C(0xe1f22a03), UINT32_C(0x284e619c), UINT32_C(0x2ed1b882),
        UINT32_C(0xc88f8543),
    } } },
    { { {
        UINT32_C(0x1bfaf851), UINT32_C(0x777d5d4b), UINT32_C(0x9314f93b), UINT32_C(0x7b10080f), UINT32_C(0xe4241894),
        UINT32_C(0xc9989360),
    } }, { {
        UINT32_C(0x1ca4d846), UINT32_C(0xff3f6951), UINT32_C(0xe47436a7), UINT32_C(0xfcb2bf64), UINT32_C(0x6aef63dc),
        UINT32_C(0xce96c46f),
    } } },
    { { {
        UINT32_C(0xe40c26fd), UINT32_C(0xc6793a0a), UINT32_C(0x3f7fcb17), UINT32_C(0xdffcce0e), UINT32_C(0x08facb9a),
        UINT32_C(0xee8ce829),
    } }, { {
        UINT32_C(0x268db711), UINT32_C(0xc2691e2e), UINT32_C(0x25e82832), UINT32_C(0x1a31ea51), UINT32_C(0x810c9864),
        UINT32_C(0xfb7afef0),
    } } },
    { { {
        UINT32_C(0x6cd20dce), UINT32_C(0x6384fe0f), UINT32_C(0x598ed60a), UINT32_C(0xf549ace6), UINT32_C(0x5925c380),
        UINT32_C(0xf867d9df),
    } }, { {
        UINT32_C(0x5b531e12), UINT32_C(0x54de80d6), UINT32_C(0x165a0876), UINT32_C(0x20342e45), UINT32_C(0x204891c4),
        UINT32_C(0x024c6a4a),
    } } },
    { { {
        UINT32_C(0x10965921), UINT32_C(0xd0433037), UINT32_C(0xdc156386), UINT32_C(0x49e2fae2), UINT32_C(0x72ad2b87),
        UINT32_C(0x62d009d5),
    } }, { {
        UINT32_C(0x5ef6b5c5), UINT32_C(0x09eee1a8), UINT32_C(0xa18332ac), UINT32_C(0xd367c189), UINT32_C(0x172a2374),
        UINT32_C(0x3f3acea3),
    } } },
    { { {
        UINT32_C(0x20f1ef23), UINT32_C(0x9df60079), UINT32_C(0x2e6d0437), UINT32_C(0x8d847060), UINT32_C(0x3ee51b38),
        UINT32_C(0xbecf02d7),
    } }, { {
        UINT32_C(0xfcb2126a), UINT32_C(0xbc3e12cd), UINT32_C(0x4fab33d3), UINT32_C(0x54c61a0a), UINT32_C(0xb869c7ba),
        UINT32_C(0x48828e86),
    } } },
};
#endif

/* digits[0] + digits[1]*lambda = k, each the other way round where `negative` of it is all-ones */
static void secp192k1_scalar_naf(signed char digits[][SECP192K1_NAF_LENGTH], uint64_t negative[2], const secp192k1_sc *k, unsigned int width)
{
    secp192k1_limb v[SECP192K1_NAF_WORDS];
    secp192k1_sc half[2];
    unsigned int i, j;

    secp192k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP192K1_NAF_WORDS; i++) {
            v[i] = i < SECP192K1_SC_LIMBS ? half[j].v[i] : 0;
        }
        secp192k1_naf(digits[j], v, width);
    }
}

void secp192k1_point_mul_double_vartime(secp192k1_point *r, const secp192k1_sc *k, const secp192k1_point *p, const secp192k1_sc *l)
{
    signed char digits[4][SECP192K1_NAF_LENGTH]; /* of k, then of l */
    secp192k1_point table[2][SECP192K1_NAF_ENTRIES], twice, total;
    uint64_t negative[4];
    unsigned int i;

    secp192k1_scalar_naf(digits, negative, k, SECP192K1_NAF_WIDTH);
    secp192k1_scalar_naf(digits + 2, negative + 2, l, SECP192K1_NAF_BASE_WIDTH);
    table[0][0] = *p;
    secp192k1_point_dbl(&twice, p);
    for (i = 1; i < SECP192K1_NAF_ENTRIES; i++) {
        (void)secp192k1_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    for (i = 0; i < SECP192K1_NAF_ENTRIES; i++) {
        secp192k1_endomorphism(&table[1][i], &table[0][i]);
    }
    secp192k1_point_neutral(&total);
    for (i = SECP192K1_NAF_LENGTH; i-- > 0;) {
        secp192k1_point_dbl(&total, &total);
        secp192k1_add_digit(&total, table[0], digits[0][i], negative[0]);
        secp192k1_add_digit(&total, table[1], digits[1][i], negative[1]);
        secp192k1_add_base_digit(&total, secp192k1_naf_base, digits[2][i], negative[2]);
        secp192k1_add_image_digit(&total, secp192k1_naf_base, digits[3][i], negative[3]);
    }
    *r = total;
}
