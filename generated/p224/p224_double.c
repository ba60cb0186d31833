/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001). The time depends on the values.
 */
#include "p224_curve_internal.h"

#define P224_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define P224_NAF_ENTRIES 8
#define P224_NAF_BASE_WIDTH 7
#define P224_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if P224_WORD_BITS == 64
static const p224_affine p224_naf_base[P224_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x343280d6115c1d21), UINT64_C(0x4a03c1d356c21122), UINT64_C(0x6bb4bf7f321390b9),
        UINT64_C(0x00000000b70e0cbd),
    } }, { {
        UINT64_C(0x44d5819985007e34), UINT64_C(0xcd4375a05a074764), UINT64_C(0xb5f723fb4c22dfe6),
        UINT64_C(0x00000000bd376388),
    } } },
    { { {
        UINT64_C(0x79fe0d08fd896d04), UINT64_C(0x58b9d2cc75c21802), UINT64_C(0xa551d0d31eff8225),
        UINT64_C(0x00000000df1b1d66),
    } }, { {
        UINT64_C(0x4e1af3591981a925), UINT64_C(0x30130ddf77d31734), UINT64_C(0xadd0be444c0aa568),
        UINT64_C(0x00000000a3f7f03c),
    } } },
    { { {
        UINT64_C(0xab51c57526f011aa), UINT64_C(0x5d94ee9021fedbb5), UINT64_C(0x5bce7807cdff2205),
        UINT64_C(0x0000000031c49ae7),
    } }, { {
        UINT64_C(0x29ffe37e790a079b), UINT64_C(0xc2ede15414c6507d), UINT64_C(0x745635ec5ba0c9f1),
        UINT64_C(0x0000000027e8bff1),
    } } },
    { { {
        UINT64_C(0x66b94b24a03c3e28), UINT64_C(0x5194b123d487e2d4), UINT64_C(0x30e246a5cf7d99b8),
        UINT64_C(0x00000000db2f6be6),
    } }, { {
        UINT64_C(0x8bb4e4808d02b963), UINT64_C(0xb163ef8c53b715d1), UINT64_C(0x5497f2f611ee2517),
        UINT64_C(0x000000000f3a3008),
    } } },
    { { {
        UINT64_C(0xa4a07e36ed15f78d), UINT64_C(0xb447f9383117e3da), UINT64_C(0xe720a77ef6cb3bfb),
        UINT64_C(0x000000002fdcccfe),
    } }, { {
        UINT64_C(0x7b48171697517463), UINT64_C(0xa79fcedc0e196eb0), UINT64_C(0xf41bf4f7883035e6),
        UINT64_C(0x00000000371732e4),
    } } },
    { { {
        UINT64_C(0xd377e716448e507c), UINT64_C(0x82eb9050324f1d88), UINT64_C(0x4aca431f0f3c22dc),
        UINT64_C(0x00000000ef53b629),
    } }, { {
        UINT64_C(0xb754fa6d6491a6da), UINT64_C(0x2efded8265c266df), UINT64_C(0x4092e96636cfb7e3),
        UINT64_C(0x0000000020b51000),
    } } },
    { { {
        UINT64_C(0xbd3366981fcfaeca), UINT64_C(0xfac9774247b40e9e), UINT64_C(0x430e43289793c383),
        UINT64_C(0x0000000034e8e17a),
    } }, { {
        UINT64_C(0x63724fdfb0ecb767), UINT64_C(0x37d37d3336d7feb9), UINT64_C(0x1c7fb7fbcb159be3),
        UINT64_C(0x00000000252819f7),
    } } },
    { { {
        UINT64_C(0xf97f867e21916bf9), UINT64_C(0xd12ce529ff102c91), UINT64_C(0x5511a7d288aebeed),
        UINT64_C(0x00000000baa4d863),
    } }, { {
        UINT64_C(0x35e7b61046127989), UINT64_C(0xf5566d595680a117), UINT64_C(0x59f80f4fb4ec2e34),
        UINT64_C(0x00000000979a5f47),
    } } },
    { { {
        UINT64_C(0x1942497c484403bc), UINT64_C(0xbfeff9200846ca8c), UINT64_C(0x6ceef288310e17b8),
        UINT64_C(0x00000000b8357c3a),
    } }, { {
        UINT64_C(0xe5174db6cc554a26), UINT64_C(0x06bd92f6904639dc), UINT64_C(0x6606a6bd20ef7d1b),
        UINT64_C(0x00000000ff149efa),
    } } },
    { { {
        UINT64_C(0x22f2acdbc6cae83c), UINT64_C(0x85ed44cc33b455a0), UINT64_C(0xf30ce201c7c9ace7),
        UINT64_C(0x00000000a1e81c04),
    } }, { {
        UINT64_C(0xd6cea356c04719cd), UINT64_C(0x492fe25b4a180bab), UINT64_C(0xdb09c70acc25391d),
        UINT64_C(0x00000000dcf1f6c3),
    } } },
    { { {
        UINT64_C(0x8a85a4e826165174), UINT64_C(0x1c9b8cefecb369a6), UINT64_C(0xe7eec18c534d4ceb),
        UINT64_C(0x00000000a3d482c3),
    } }, { {
        UINT64_C(0x5c6263c701167bf9), UINT64_C(0xdbf7202272506f8e), UINT64_C(0x83efaa9e4cb63478),
        UINT64_C(0x0000000064ee0059),
    } } },
    { { {
        UINT64_C(0xf2d196f4bca2d074), UINT64_C(0x560782026da04bf2), UINT64_C(0xec26e646ceef802c),
        UINT64_C(0x000000002da9b6b6),
    } }, { {
        UINT64_C(0x64ca4e951569c69b), UINT64_C(0xb84995166082cfd7), UINT64_C(0x6600dc16d375fbc4),
        UINT64_C(0x00000000a7290cc0),
    } } },
    { { {
        UINT64_C(0x7dca1ce3c1ad6ad0), UINT64_C(0xce16fb28965fb377), UINT64_C(0x4dba054b51dff5d5),
        UINT64_C(0x00000000f1a7ae36),
    } }, { {
        UINT64_C(0xe04b2d75e8d246a4), UINT64_C(0xc78311fc0793680a), UINT64_C(0xeac6dbaba4c68cce),
        UINT64_C(0x000000004ea00597),
    } } },
    { { {
        UINT64_C(0xa51a4a8239f4865b), UINT64_C(0x50afc929e914c03d), UINT64_C(0x5f6636b610854bcc),
        UINT64_C(0x000000001989153b),
    } }, { {
        UINT64_C(0x19192f126542796c), UINT64_C(0x9164837ad450a68c), UINT64_C(0xc79b58e0443cdb00),
        UINT64_C(0x00000000b9381e6d),
    } } },
    { { {
        UINT64_C(0xfb3246212e146e5c), UINT64_C(0x8c78859508a8c1e6), UINT64_C(0x5262e9b691f9bb84),
        UINT64_C(0x00000000f63f9d85),
    } }, { {
        UINT64_C(0x2607d57effe3061d), UINT64_C(0xfbf1833165df2e67), UINT64_C(0x78404a34e667d74e),
        UINT64_C(0x0000000008a2a248),
    } } },
    { { {
        UINT64_C(0x0e855a4ff3546eab), UINT64_C(0xd69ff8300d55a42b), UINT64_C(0x836e92b7af968bcc),
        UINT64_C(0x000000000ecf1b60),
    } }, { {
        UINT64_C(0xed9ee3709943e2e0), UINT64_C(0xf3971401dcd81c50), UINT64_C(0xf2e16a4f9c2dd076),
        UINT64_C(0x00000000b42895c4),
    } } },
    { { {
        UINT64_C(0xb063a8e6875d3b5c), UINT64_C(0x1d451409b23d680b), UINT64_C(0xc8b1028606603cce),
        UINT64_C(0x00000000224c4a62),
    } }, { {
        UINT64_C(0xaf5e315d1b602ee8), UINT64_C(0x06ee8e2d89facdf6), UINT64_C(0xdca1014ff5fa8d62),
        UINT64_C(0x000000003568f963),
    } } },
    { { {
        UINT64_C(0x5cf38d2bf07471b0), UINT64_C(0xb87b356b84541f76), UINT64_C(0xa742573ca097e34b),
        UINT64_C(0x00000000da200dcd),
    } }, { {
        UINT64_C(0x00b8956563833e63), UINT64_C(0xabb4f5e02cb770e2), UINT64_C(0x70ec03979575f494),
        UINT64_C(0x0000000010fa6e80),
    } } },
    { { {
        UINT64_C(0x7ed7421b17d0b8aa), UINT64_C(0x4df66f5f81e51dc0), UINT64_C(0x8ec461154d317a95),
        UINT64_C(0x000000009810b821),
    } }, { {
        UINT64_C(0x700f31ec37fa5ef7), UINT64_C(0x5343533ea2253817), UINT64_C(0x93346744057bdc43),
        UINT64_C(0x000000001e99025a),
    } } },
    { { {
        UINT64_C(0x4cb15d5c9f4492ca), UINT64_C(0x84c5099a154a0795), UINT64_C(0x6f9b400618997c11),
        UINT64_C(0x000000009a89bcce),
    } }, { {
        UINT64_C(0x10fbf1d32c93b034), UINT64_C(0x3c1a3ebd1c5992ed), UINT64_C(0xeeffce17e571af5f),
        UINT64_C(0x000000000b714595),
    } } },
    { { {
        UINT64_C(0xcbea0ee34502317c), UINT64_C(0x116453e4f8c21c0a), UINT64_C(0x90a968d497e0adbf),
        UINT64_C(0x00000000c772baaa),
    } }, { {
        UINT64_C(0x096605f9350f759f), UINT64_C(0xfd9feb6f258b4653), UINT64_C(0xf8caa6f9126a853b),
        UINT64_C(0x0000000021df18ad),
    } } },
    { { {
        UINT64_C(0x1e2edac8a784ad75), UINT64_C(0x756defe1499b98df), UINT64_C(0x655ee5d9f00b398e),
        UINT64_C(0x000000002f9a6dce),
    } }, { {
        UINT64_C(0xb0d901533d9b689f), UINT64_C(0x5baab56a6403df0e), UINT64_C(0x8d8e2356dc47fc5b),
        UINT64_C(0x00000000427ae03e),
    } } },
    { { {
        UINT64_C(0x1d6288b86cb8a17a), UINT64_C(0xb8afb448a21c0982), UINT64_C(0x052b2f04f1cebb4c),
        UINT64_C(0x00000000cc96733b),
    } }, { {
        UINT64_C(0xdfb85b14f2424393), UINT64_C(0xab6bebba36ffab02), UINT64_C(0x3c7170803deffc9f),
        UINT64_C(0x00000000ea61793f),
    } } },
    { { {
        UINT64_C(0x6a5b88232a285c92), UINT64_C(0xa178b71b1ec6e7af), UINT64_C(0x046c7fd242e29ba1),
        UINT64_C(0x00000000eca965fd),
    } }, { {
        UINT64_C(0xa78d241087793385), UINT64_C(0x0248a859e5a9b143), UINT64_C(0xa1342db06cf721fc),
        UINT64_C(0x00000000c1ad9594),
    } } },
    { { {
        UINT64_C(0x3d1fb1dc8b927cca), UINT64_C(0x30d86691386ba2a8), UINT64_C(0x62d2340c4a88e001),
        UINT64_C(0x00000000f18721e4),
    } }, { {
        UINT64_C(0xfa49b22db6495718), UINT64_C(0x57656debfa272adf), UINT64_C(0x5ee72e3d3e60f7ea),
        UINT64_C(0x000000004ce0b266),
    } } },
    { { {
        UINT64_C(0x8d4e47f7e2ce7b0f), UINT64_C(0xc77c67dc14d91bd7), UINT64_C(0x825f6a00f83cd3bb),
        UINT64_C(0x000000005b4ce687),
    } }, { {
        UINT64_C(0x67a6e7a80471222b), UINT64_C(0x6097f37e943caa18), UINT64_C(0xe2b417bf6213fc86),
        UINT64_C(0x0000000095794dba),
    } } },
    { { {
        UINT64_C(0x39a4d607eb424932), UINT64_C(0xdebdd036cd9f11f3), UINT64_C(0x5b75fb433d057198),
        UINT64_C(0x00000000df5d3ed8),
    } }, { {
        UINT64_C(0x6824120dd146ed18), UINT64_C(0x87485d1564f3d6dd), UINT64_C(0x4d76489a7bc6c8a9),
        UINT64_C(0x0000000059e5e3f5),
    } } },
    { { {
        UINT64_C(0x948250749639b32a), UINT64_C(0x1fbe5ca00f3a1410), UINT64_C(0x7cc5ca03ec9507ff),
        UINT64_C(0x00000000a3168f50),
    } }, { {
        UINT64_C(0xf2a437f8303bb563), UINT64_C(0x3df701a0f5253411), UINT64_C(0x6b635e6d442d596e),
        UINT64_C(0x00000000827c4ff8),
    } } },
    { { {
        UINT64_C(0xf5761d7eed89d916), UINT64_C(0xe214a828b4f9227c), UINT64_C(0x187fef3010c81e77),
        UINT64_C(0x00000000868ef00d),
    } }, { {
        UINT64_C(0x949c4081708f26f0), UINT64_C(0x930bb28de01e9059), UINT64_C(0xa987936a6d05142b),
        UINT64_C(0x00000000251f110b),
    } } },
    { { {
        UINT64_C(0x91b1b916bd3c107e), UINT64_C(0x2123ac91042f888b), UINT64_C(0x63eed9cf12d44df8),
        UINT64_C(0x0000000079fb86be),
    } }, { {
        UINT64_C(0x638ee37db7171cc3), UINT64_C(0xb3bffd8bc486be39), UINT64_C(0x2375cde667bf4ad1),
        UINT64_C(0x00000000b453aac8),
    } } },
    { { {
        UINT64_C(0x2db27913a80911b8), UINT64_C(0x4b390553185c0570), UINT64_C(0x84e06252585475f5),
        UINT64_C(0x000000002396b9ee),
    } }, { {
        UINT64_C(0x994e468e227a122f), UINT64_C(0xae1beccff257d287), UINT64_C(0xee56bb75a5ee51d4),
        UINT64_C(0x00000000a44d0154),
    } } },
    { { {
        UINT64_C(0x0ef5f5671caba7ef), UINT64_C(0x822b7a9b6dcb6494), UINT64_C(0x5404a8900c8e3d4f),
        UINT64_C(0x000000002e74dd66),
    } }, { {
        UINT64_C(0xa2363d60889da4ed), UINT64_C(0x048170fbcdd31715), UINT64_C(0x9a39d2b3d3d52857),
        UINT64_C(0x000000000a743bae),
    } } },
};
#elif P224_WORD_BITS == 32
static const p224_affine p224_naf_base[P224_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0x115c1d21), UINT32_C(0x343280d6), UINT32_C(0x56c21122), UINT32_C(0x4a03c1d3), UINT32_C(0x321390b9),
        UINT32_C(0x6bb4bf7f), UINT32_C(0xb70e0cbd),
    } }, { {
        UINT32_C(0x85007e34), UINT32_C(0x44d58199), UINT32_C(0x5a074764), UINT32_C(0xcd4375a0), UINT32_C(0x4c22dfe6),
        UINT32_C(0xb5f723fb), UINT32_C(0xbd376388),
    } } },
    { { {
        UINT32_C(0xfd896d04), UINT32_C(0x79fe0d08), UINT32_C(0x75c21802), UINT32_C(0x58b9d2cc), UINT32_C(0x1eff8225),
        UINT32_C(0xa551d0d3), UINT32_C(0xdf1b1d66),
    } }, { {
        UINT32_C(0x1981a925), UINT32_C(0x4e1af359), UINT32_C(0x77d31734), UINT32_C(0x30130ddf), UINT32_C(0x4c0aa568),
        UINT32_C(0xadd0be44), UINT32_C(0xa3f7f03c),
    } } },
    { { {
        UINT32_C(0x26f011aa), UINT32_C(0xab51c575), UINT32_C(0x21fedbb5), UINT32_C(0x5d94ee90), UINT32_C(0xcdff2205),
        UINT32_C(0x5bce7807), UINT32_C(0x31c49ae7),
    } }, { {
        UINT32_C(0x790a079b), UINT32_C(0x29ffe37e), UINT32_C(0x14c6507d), UINT32_C(0xc2ede154), UINT32_C(0x5ba0c9f1),
        UINT32_C(0x745635ec), UINT32_C(0x27e8bff1),
    } } },
    { { {
        UINT32_C(0xa03c3e28), UINT32_C(0x66b94b24), UINT32_C(0xd487e2d4), UINT32_C(0x5194b123), UINT32_C(0xcf7d99b8),
        UINT32_C(0x30e246a5), UINT32_C(0xdb2f6be6),
    } }, { {
        UINT32_C(0x8d02b963), UINT32_C(0x8bb4e480), UINT32_C(0x53b715d1), UINT32_C(0xb163ef8c), UINT32_C(0x11ee2517),
        UINT32_C(0x5497f2f6), UINT32_C(0x0f3a3008),
    } } },
    { { {
        UINT32_C(0xed15f78d), UINT32_C(0xa4a07e36), UINT32_C(0x3117e3da), UINT32_C(0xb447f938), UINT32_C(0xf6cb3bfb),
        UINT32_C(0xe720a77e), UINT32_C(0x2fdcccfe),
    } }, { {
        UINT32_C(0x97517463), UINT32_C(0x7b481716), UINT32_C(0x0e196eb0), UINT32_C(0xa79fcedc), UINT32_C(0x883035e6),
        UINT32_C(0xf41bf4f7), UINT32_C(0x371732e4),
    } } },
    { { {
        UINT32_C(0x448e507c), UINT32_C(0xd377e716), UINT32_C(0x324f1d88), UINT32_C(0x82eb9050), UINT32_C(0x0f3c22dc),
        UINT32_C(0x4aca431f), UINT32_C(0xef53b629),
    } }, { {
        UINT32_C(0x6491a6da), UINT32_C(0xb754fa6d), UINT32_C(0x65c266df), UINT32_C(0x2efded82), UINT32_C(0x36cfb7e3),
        UINT32_C(0x4092e966), UINT32_C(0x20b51000),
    } } },
    { { {
        UINT32_C(0x1fcfaeca), UINT32_C(0xbd336698), UINT32_C(0x47b40e9e), UINT32_C(0xfac97742), UINT32_C(0x9793c383),
        UINT32_C(0x430e4328), UINT32_C(0x34e8e17a),
    } }, { {
        UINT32_C(0xb0ecb767), UINT32_C(0x63724fdf), UINT32_C(0x36d7feb9), UINT32_C(0x37d37d33), UINT32_C(0xcb159be3),
        UINT32_C(0x1c7fb7fb), UINT32_C(0x252819f7),
    } } },
    { { {
        UINT32_C(0x21916bf9), UINT32_C(0xf97f867e), UINT32_C(0xff102c91), UINT32_C(0xd12ce529), UINT32_C(0x88aebeed),
        UINT32_C(0x5511a7d2), UINT32_C(0xbaa4d863),
    } }, { {
        UINT32_C(0x46127989), UINT32_C(0x35e7b610), UINT32_C(0x5680a117), UINT32_C(0xf5566d59), UINT32_C(0xb4ec2e34),
        UINT32_C(0x59f80f4f), UINT32_C(0x979a5f47),
    } } },
    { { {
        UINT32_C(0x484403bc), UINT32_C(0x1942497c), UINT32_C(0x0846ca8c), UINT32_C(0xbfeff920), UINT32_C(0x310e17b8),
        UINT32_C(0x6ceef288), UINT32_C(0xb8357c3a),
    } }, { {
        UINT32_C(0xcc554a26), UINT32_C(0xe5174db6), UINT32_C(0x904639dc), UINT32_C(0x06bd92f6), UINT32_C(0x20ef7d1b),
        UINT32_C(0x6606a6bd), UINT32_C(0xff149efa),
    } } },
    { { {
        UINT32_C(0xc6cae83c), UINT32_C(0x22f2acdb), UINT32_C(0x33b455a0), UINT32_C(0x85ed44cc), UINT32_C(0xc7c9ace7),
        UINT32_C(0xf30ce201), UINT32_C(0xa1e81c04),
    } }, { {
        UINT32_C(0xc04719cd), UINT32_C(0xd6cea356), UINT32_C(0x4a180bab), UINT32_C(0x492fe25b), UINT32_C(0xcc25391d),
        UINT32_C(0xdb09c70a), UINT32_C(0xdcf1f6c3),
    } } },
    { { {
        UINT32_C(0x26165174), UINT32_C(0x8a85a4e8), UINT32_C(0xecb369a6), UINT32_C(0x1c9b8cef), UINT32_C(0x534d4ceb),
        UINT32_C(0xe7eec18c), UINT32_C(0xa3d482c3),
    } }, { {
        UINT32_C(0x01167bf9), UINT32_C(0x5c6263c7), UINT32_C(0x72506f8e), UINT32_C(0xdbf72022), UINT32_C(0x4cb63478),
        UINT32_C(0x83efaa9e), UINT32_C(0x64ee0059),
    } } },
    { { {
        UINT32_C(0xbca2d074), UINT32_C(0xf2d196f4), UINT32_C(0x6da04bf2), UINT32_C(0x56078202), UINT32_C(0xceef802c),
        UINT32_C(0xec26e646), UINT32_C(0x2da9b6b6),
    } }, { {
        UINT32_C(0x1569c69b), UINT32_C(0x64ca4e95), UINT32_C(0x6082cfd7), UINT32_C(0xb8499516), UINT32_C(0xd375fbc4),
        UINT32_C(0x6600dc16), UINT32_C(0xa7290cc0),
    } } },
    { { {
        UINT32_C(0xc1ad6ad0), UINT32_C(0x7dca1ce3), UINT32_C(0x965fb377), UINT32_C(0xce16fb28), UINT32_C(0x51dff5d5),
        UINT32_C(0x4dba054b), UINT32_C(0xf1a7ae36),
    } }, { {
        UINT32_C(0xe8d246a4), UINT32_C(0xe04b2d75), UINT32_C(0x0793680a), UINT32_C(0xc78311fc), UINT32_C(0xa4c68cce),
        UINT32_C(0xeac6dbab), UINT32_C(0x4ea00597),
    } } },
    { { {
        UINT32_C(0x39f4865b), UINT32_C(0xa51a4a82), UINT32_C(0xe914c03d), UINT32_C(0x50afc929), UINT32_C(0x10854bcc),
        UINT32_C(0x5f6636b6), UINT32_C(0x1989153b),
    } }, { {
        UINT32_C(0x6542796c), UINT32_C(0x19192f12), UINT32_C(0xd450a68c), UINT32_C(0x9164837a), UINT32_C(0x443cdb00),
        UINT32_C(0xc79b58e0), UINT32_C(0xb9381e6d),
    } } },
    { { {
        UINT32_C(0x2e146e5c), UINT32_C(0xfb324621), UINT32_C(0x08a8c1e6), UINT32_C(0x8c788595), UINT32_C(0x91f9bb84),
        UINT32_C(0x5262e9b6), UINT32_C(0xf63f9d85),
    } }, { {
        UINT32_C(0xffe3061d), UINT32_C(0x2607d57e), UINT32_C(0x65df2e67), UINT32_C(0xfbf18331), UINT32_C(0xe667d74e),
        UINT32_C(0x78404a34), UINT32_C(0x08a2a248),
    } } },
    { { {
        UINT32_C(0xf3546eab), UINT32_C(0x0e855a4f), UINT32_C(0x0d55a42b), UINT32_C(0xd69ff830), UINT32_C(0xaf968bcc),
        UINT32_C(0x836e92b7), UINT32_C(0x0ecf1b60),
    } }, { {
        UINT32_C(0x9943e2e0), UINT32_C(0xed9ee370), UINT32_C(0xdcd81c50), UINT32_C(0xf3971401), UINT32_C(0x9c2dd076),
        UINT32_C(0xf2e16a4f), UINT32_C(0xb42895c4),
    } } },
    { { {
        UINT32_C(0x875d3b5c), UINT32_C(0xb063a8e6), UINT32_C(0xb23d680b), UINT32_C(0x1d451409), UINT32_C(0x06603cce),
        UINT32_C(0xc8b10286), UINT32_C(0x224c4a62),
    } }, { {
        UINT32_C(0x1b602ee8), UINT32_C(0xaf5e315d), UINT32_C(0x89facdf6), UINT32_C(0x06ee8e2d), UINT32_C(0xf5fa8d62),
        UINT32_C(0xdca1014f), UINT32_C(0x3568f963),
    } } },
    { { {
        UINT32_C(0xf07471b0), UINT32_C(0x5cf38d2b), UINT32_C(0x84541f76), UINT32_C(0xb87b356b), UINT32_C(0xa097e34b),
        UINT32_C(0xa742573c), UINT32_C(0xda200dcd),
    } }, { {
        UINT32_C(0x63833e63), UINT32_C(0x00b89565), UINT32_C(0x2cb770e2), UINT32_C(0xabb4f5e0), UINT32_C(0x9575f494),
        UINT32_C(0x70ec0397), UINT32_C(0x10fa6e80),
    } } },
    { { {
        UINT32_C(0x17d0b8aa), UINT32_C(0x7ed7421b), UINT32_C(0x81e51dc0), UINT32_C(0x4df66f5f), UINT32_C(0x4d317a95),
        UINT32_C(0x8ec46115), UINT32_C(0x9810b821),
    } }, { {
        UINT32_C(0x37fa5ef7), UINT32_C(0x700f31ec), UINT32_C(0xa2253817), UINT32_C(0x5343533e), UINT32_C(0x057bdc43),
        UINT32_C(0x93346744), UINT32_C(0x1e99025a),
    } } },
    { { {
        UINT32_C(0x9f4492ca), UINT32_C(0x4cb15d5c), UINT32_C(0x154a0795), UINT32_C(0x84c5099a), UINT32_C(0x18997c11),
        UINT32_C(0x6f9b4006), UINT32_C(0x9a89bcce),
    } }, { {
        UINT32_C(0x2c93b034), UINT32_C(0x10fbf1d3), UINT32_C(0x1c5992ed), UINT32_C(0x3c1a3ebd), UINT32_C(0xe571af5f),
        UINT32_C(0xeeffce17), UINT32_C(0x0b714595),
    } } },
    { { {
        UINT32_C(0x4502317c), UINT32_C(0xcbea0ee3), UINT32_C(0xf8c21c0a), UINT32_C(0x116453e4), UINT32_C(0x97e0adbf),
        UINT32_C(0x90a968d4), UINT32_C(0xc772baaa),
    } }, { {
        UINT32_C(0x350f759f), UINT32_C(0x096605f9), UINT32_C(0x258b4653), UINT32_C(0xfd9feb6f), UINT32_C(0x126a853b),
        UINT32_C(0xf8caa6f9), UINT32_C(0x21df18ad),
    } } },
    { { {
        UINT32_C(0xa784ad75), UINT32_C(0x1e2edac8), UINT32_C(0x499b98df), UINT32_C(0x756defe1), UINT32_C(0xf00b398e),
        UINT32_C(0x655ee5d9), UINT32_C(0x2f9a6dce),
    } }, { {
        UINT32_C(0x3d9b689f), UINT32_C(0xb0d90153), UINT32_C(0x6403df0e), UINT32_C(0x5baab56a), UINT32_C(0xdc47fc5b),
        UINT32_C(0x8d8e2356), UINT32_C(0x427ae03e),
    } } },
    { { {
        UINT32_C(0x6cb8a17a), UINT32_C(0x1d6288b8), UINT32_C(0xa21c0982), UINT32_C(0xb8afb448), UINT32_C(0xf1cebb4c),
        UINT32_C(0x052b2f04), UINT32_C(0xcc96733b),
    } }, { {
        UINT32_C(0xf2424393), UINT32_C(0xdfb85b14), UINT32_C(0x36ffab02), UINT32_C(0xab6bebba), UINT32_C(0x3deffc9f),
        UINT32_C(0x3c717080), UINT32_C(0xea61793f),
    } } },
    { { {
        UINT32_C(0x2a285c92), UINT32_C(0x6a5b8823), UINT32_C(0x1ec6e7af), UINT32_C(0xa178b71b), UINT32_C(0x42e29ba1),
        UINT32_C(0x046c7fd2), UINT32_C(0xeca965fd),
    } }, { {
        UINT32_C(0x87793385), UINT32_C(0xa78d2410), UINT32_C(0xe5a9b143), UINT32_C(0x0248a859), UINT32_C(0x6cf721fc),
        UINT32_C(0xa1342db0), UINT32_C(0xc1ad9594),
    } } },
    { { {
        UINT32_C(0x8b927cca), UINT32_C(0x3d1fb1dc), UINT32_C(0x386ba2a8), UINT32_C(0x30d86691), UINT32_C(0x4a88e001),
        UINT32_C(0x62d2340c), UINT32_C(0xf18721e4),
    } }, { {
        UINT32_C(0xb6495718), UINT32_C(0xfa49b22d), UINT32_C(0xfa272adf), UINT32_C(0x57656deb), UINT32_C(0x3e60f7ea),
        UINT32_C(0x5ee72e3d), UINT32_C(0x4ce0b266),
    } } },
    { { {
        UINT32_C(0xe2ce7b0f), UINT32_C(0x8d4e47f7), UINT32_C(0x14d91bd7), UINT32_C(0xc77c67dc), UINT32_C(0xf83cd3bb),
        UINT32_C(0x825f6a00), UINT32_C(0x5b4ce687),
    } }, { {
        UINT32_C(0x0471222b), UINT32_C(0x67a6e7a8), UINT32_C(0x943caa18), UINT32_C(0x6097f37e), UINT32_C(0x6213fc86),
        UINT32_C(0xe2b417bf), UINT32_C(0x95794dba),
    } } },
    { { {
        UINT32_C(0xeb424932), UINT32_C(0x39a4d607), UINT32_C(0xcd9f11f3), UINT32_C(0xdebdd036), UINT32_C(0x3d057198),
        UINT32_C(0x5b75fb43), UINT32_C(0xdf5d3ed8),
    } }, { {
        UINT32_C(0xd146ed18), UINT32_C(0x6824120d), UINT32_C(0x64f3d6dd), UINT32_C(0x87485d15), UINT32_C(0x7bc6c8a9),
        UINT32_C(0x4d76489a), UINT32_C(0x59e5e3f5),
    } } },
    { { {
        UINT32_C(0x9639b32a), UINT32_C(0x94825074), UINT32_C(0x0f3a1410), UINT32_C(0x1fbe5ca0), UINT32_C(0xec9507ff),
        UINT32_C(0x7cc5ca03), UINT32_C(0xa3168f50),
    } }, { {
        UINT32_C(0x303bb563), UINT32_C(0xf2a437f8), UINT32_C(0xf5253411), UINT32_C(0x3df701a0), UINT32_C(0x442d596e),
        UINT32_C(0x6b635e6d), UINT32_C(0x827c4ff8),
    } } },
    { { {
        UINT32_C(0xed89d916), UINT32_C(0xf5761d7e), UINT32_C(0xb4f9227c), UINT32_C(0xe214a828), UINT32_C(0x10c81e77),
        UINT32_C(0x187fef30), UINT32_C(0x868ef00d),
    } }, { {
        UINT32_C(0x708f26f0), UINT32_C(0x949c4081), UINT32_C(0xe01e9059), UINT32_C(0x930bb28d), UINT32_C(0x6d05142b),
        UINT32_C(0xa987936a), UINT32_C(0x251f110b),
    } } },
    { { {
        UINT32_C(0xbd3c107e), UINT32_C(0x91b1b916), UINT32_C(0x042f888b), UINT32_C(0x2123ac91), UINT32_C(0x12d44df8),
        UINT32_C(0x63eed9cf), UINT32_C(0x79fb86be),
    } }, { {
        UINT32_C(0xb7171cc3), UINT32_C(0x638ee37d), UINT32_C(0xc486be39), UINT32_C(0xb3bffd8b), UINT32_C(0x67bf4ad1),
        UINT32_C(0x2375cde6), UINT32_C(0xb453aac8),
    } } },
    { { {
        UINT32_C(0xa80911b8), UINT32_C(0x2db27913), UINT32_C(0x185c0570), UINT32_C(0x4b390553), UINT32_C(0x585475f5),
        UINT32_C(0x84e06252), UINT32_C(0x2396b9ee),
    } }, { {
        UINT32_C(0x227a122f), UINT32_C(0x994e468e), UINT32_C(0xf257d287), UINT32_C(0xae1beccf), UINT32_C(0xa5ee51d4),
        UINT32_C(0xee56bb75), UINT32_C(0xa44d0154),
    } } },
    { { {
        UINT32_C(0x1caba7ef), UINT32_C(0x0ef5f567), UINT32_C(0x6dcb6494), UINT32_C(0x822b7a9b), UINT32_C(0x0c8e3d4f),
        UINT32_C(0x5404a890), UINT32_C(0x2e74dd66),
    } }, { {
        UINT32_C(0x889da4ed), UINT32_C(0xa2363d60), UINT32_C(0xcdd31715), UINT32_C(0x048170fb), UINT32_C(0xd3d52857),
        UINT32_C(0x9a39d2b3), UINT32_C(0x0a743bae),
    } } },
};
#endif

static void p224_scalar_naf(signed char digits[][P224_NAF_LENGTH], const p224_sc *k, unsigned int width)
{
    p224_limb v[P224_NAF_WORDS];

    p224_scalar_plain(v, P224_NAF_WORDS, k);
    p224_naf(digits[0], v, width);
}

void p224_point_mul_double_vartime(p224_point *r, const p224_sc *k, const p224_point *p, const p224_sc *l)
{
    signed char digits[2][P224_NAF_LENGTH]; /* of k, then of l */
    p224_point table[1][P224_NAF_ENTRIES], twice, total;
    unsigned int i;

    p224_scalar_naf(digits, k, P224_NAF_WIDTH);
    p224_scalar_naf(digits + 1, l, P224_NAF_BASE_WIDTH);
    table[0][0] = *p;
    p224_point_dbl(&twice, p);
    for (i = 1; i < P224_NAF_ENTRIES; i++) {
        (void)p224_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    p224_point_neutral(&total);
    for (i = P224_NAF_LENGTH; i-- > 0;) {
        p224_point_dbl(&total, &total);
        p224_add_digit(&total, table[0], digits[0][i]);
        p224_add_base_digit(&total, p224_naf_base, digits[1][i]);
    }
    *r = total;
}
