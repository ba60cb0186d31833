/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 5 tables of 16 points, 5 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 5 positions that are 9 apart.
 */
#include "secp224k1_curve_internal.h"

#define SECP224K1_TEETH 5
#define SECP224K1_BLOCKS 5
#define SECP224K1_SPACING 9
#define SECP224K1_BLOCK_ENTRIES 16
#define SECP224K1_SIGNS 225
#define SECP224K1_SIGN_WORDS (SECP224K1_SIGNS / SECP224K1_WORD_BITS + 2)

#if SECP224K1_WORD_BITS == 64
static const secp224k1_affine secp224k1_base[SECP224K1_BLOCKS][SECP224K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0x48ed6b050cdef93d), UINT64_C(0x5dcbaadaf06bfa80), UINT64_C(0xc2abd3fb0906a547),
            UINT64_C(0x00000000fc5cd3a2),
        } }, { {
            UINT64_C(0x4e57c2bf34946daf), UINT64_C(0x57bfb29ac42d97b5), UINT64_C(0x64582145d7304533),
            UINT64_C(0x00000000fe23a7d5),
        } } },
        { { {
            UINT64_C(0x97ec8ea5ffb933b0), UINT64_C(0x1569dd96247254b4), UINT64_C(0x8e676f77a6d2eb35),
            UINT64_C(0x000000000bc3f6dd),
        } }, { {
            UINT64_C(0x22180f5ee67e7951), UINT64_C(0x689d756d2a377bfa), UINT64_C(0x4de5a94b8cd4c7a6),
            UINT64_C(0x000000003a8b8319),
        } } },
        { { {
            UINT64_C(0xe63f67697ca2b499), UINT64_C(0xb04d5a2c5f892337), UINT64_C(0x06bf92205dfb2b1a),
            UINT64_C(0x000000004b4f174d),
        } }, { {
            UINT64_C(0x1f000ab7ac2e49b8), UINT64_C(0x83f26e31f2eee909), UINT64_C(0x445debe979d8489a),
            UINT64_C(0x00000000af075107),
        } } },
        { { {
            UINT64_C(0x1dec32e70991980b), UINT64_C(0x8dd2df9de9961358), UINT64_C(0x36a781cfc8c63547),
            UINT64_C(0x00000000393d57fe),
        } }, { {
            UINT64_C(0x0698bce3dca011a8), UINT64_C(0xda96310cf84a930a), UINT64_C(0x5c394dcc0bd4260b),
            UINT64_C(0x0000000041a0c09c),
        } } },
        { { {
            UINT64_C(0xf6b20173c495596b), UINT64_C(0x71b01fd23d59f0b5), UINT64_C(0x239e35ef0445f45c),
            UINT64_C(0x00000000bfa5cef5),
        } }, { {
            UINT64_C(0xde05e8a79d5c2a16), UINT64_C(0x401ee057a0fdf961), UINT64_C(0xc88936a3e123e5c4),
            UINT64_C(0x00000000b5af2c01),
        } } },
        { { {
            UINT64_C(0xe4c7a7d8c7021942), UINT64_C(0x2a9487030a0705a0), UINT64_C(0xf29b0a833c43903a),
            UINT64_C(0x000000008aebe1cf),
        } }, { {
            UINT64_C(0x8c4481b17e43c698), UINT64_C(0x89818f6d5a2d67d3), UINT64_C(0x9d75d0b6ea8812ff),
            UINT64_C(0x0000000007fdbf59),
        } } },
        { { {
            UINT64_C(0x69d5182e2692abde), UINT64_C(0x7b9fd4bcea4a099f), UINT64_C(0x94288e2f1d50a7fb),
            UINT64_C(0x00000000c288bf0a),
        } }, { {
            UINT64_C(0xb3c4e458f789ac5e), UINT64_C(0x6e39f599fa2a320b), UINT64_C(0x21de0bd68008dab1),
            UINT64_C(0x00000000534d319f),
        } } },
        { { {
            UINT64_C(0x8dd9ceab8bee07e9), UINT64_C(0x766e05690a223da4), UINT64_C(0x2ccca4497ebe7c8f),
            UINT64_C(0x000000002b35a7fe),
        } }, { {
            UINT64_C(0xf5b134956ae6f09a), UINT64_C(0xaa4d648682f3b670), UINT64_C(0xb77089a072844ad0),
            UINT64_C(0x00000000e39b7823),
        } } },
        { { {
            UINT64_C(0xac26c341454a0a1c), UINT64_C(0xcad1ddce14708413), UINT64_C(0x8e0af1879140992e),
            UINT64_C(0x000000009c6e9d25),
        } }, { {
            UINT64_C(0x464d27dd22d2b51b), UINT64_C(0x86680e1518f1915f), UINT64_C(0xc04ad6dae8337c6f),
            UINT64_C(0x00000000a270c0cf),
        } } },
        { { {
            UINT64_C(0x17fcbd3d3fd4fd8b), UINT64_C(0x060844523eaade2e), UINT64_C(0x4751fe7d87f2eeac),
            UINT64_C(0x000000008bb590b7),
        } }, { {
            UINT64_C(0x2b281cae58c62f57), UINT64_C(0x0e8a7ebbfa2eb0d3), UINT64_C(0x00ec0480dab3ac15),
            UINT64_C(0x00000000f1fe298a),
        } } },
        { { {
            UINT64_C(0x4d7a15fe207e25d0), UINT64_C(0x23abf286e8d64223), UINT64_C(0x0f54ae62ee5e7771),
            UINT64_C(0x00000000f6101eb3),
        } }, { {
            UINT64_C(0xb5f0c7ab2a6771b7), UINT64_C(0x4b6a1b19c0647573), UINT64_C(0x899904f32bca4153),
            UINT64_C(0x000000006cbdf510),
        } } },
        { { {
            UINT64_C(0xb07b35b2ca204e67), UINT64_C(0x4bd4407395cca679), UINT64_C(0x839058ab464709ed),
            UINT64_C(0x000000007b1dd3ff),
        } }, { {
            UINT64_C(0x7b1509e299505e0f), UINT64_C(0x2a312819bf91a134), UINT64_C(0x2231d23d6fdf0b79),
            UINT64_C(0x00000000bf1bfe2f),
        } } },
        { { {
            UINT64_C(0x365d1e3dd0f09657), UINT64_C(0x893e38ce15cd0225), UINT64_C(0xefcec5d2d1ed9cd0),
            UINT64_C(0x00000000f935327f),
        } }, { {
            UINT64_C(0x0565f3756b204650), UINT64_C(0xd28600c2debec7dc), UINT64_C(0x4a25098cd896f7f5),
            UINT64_C(0x000000006841634d),
        } } },
        { { {
            UINT64_C(0x7981cf75daba6a58), UINT64_C(0x73dc2c0f94722521), UINT64_C(0x076b071765723590),
            UINT64_C(0x000000006997708f),
        } }, { {
            UINT64_C(0x777f16a978d35998), UINT64_C(0x13e6e19548c46076), UINT64_C(0xb302eae9b0f42295),
            UINT64_C(0x0000000025de854f),
        } } },
        { { {
            UINT64_C(0xfa0a69c58da5bbd4), UINT64_C(0x1e1093ac8aa71189), UINT64_C(0x0bb74969b4633fea),
            UINT64_C(0x00000000fd66e317),
        } }, { {
            UINT64_C(0x9529e512b429e08e), UINT64_C(0x2a5c7e3725ea4694), UINT64_C(0x22682f1b4ee08376),
            UINT64_C(0x00000000ca72d335),
        } } },
        { { {
            UINT64_C(0xddb4c588b9052729), UINT64_C(0x6455a99d9474e28f), UINT64_C(0x8dcd89345ac7a018),
            UINT64_C(0x000000008cad5e1d),
        } }, { {
            UINT64_C(0xb77ab61b72074e36), UINT64_C(0x423c0342b0151fcc), UINT64_C(0x9a953e80686236db),
            UINT64_C(0x0000000054fe8b26),
        } } },
    },
    {
        { { {
            UINT64_C(0xa4dc71c2fd1d9e90), UINT64_C(0xce79e70ea0dca8b2), UINT64_C(0xdefe74bb246bc7e3),
            UINT64_C(0x0000000002f297f3),
        } }, { {
            UINT64_C(0x0dd58f668d34e75b), UINT64_C(0x9af2e24c6b0a7f55), UINT64_C(0xdb93ab55d51810eb),
            UINT64_C(0x00000000f82b4ec9),
        } } },
        { { {
            UINT64_C(0x63974cbe713f052a), UINT64_C(0x83b7b8cd52d0de51), UINT64_C(0xc5a778ed3e3b9b1a),
            UINT64_C(0x000000004bc4135d),
        } }, { {
            UINT64_C(0x87d502a12eda7725), UINT64_C(0x9d3348f2f337ae09), UINT64_C(0x305215ecda9645d9),
            UINT64_C(0x00000000ef491a9a),
        } } },
        { { {
            UINT64_C(0x50bbaae5adb149aa), UINT64_C(0x4b409fa0772f1750), UINT64_C(0xf0047f0e34d47721),
            UINT64_C(0x00000000e6304de2),
        } }, { {
            UINT64_C(0x77a6850712487935), UINT64_C(0xe2e96be2ceb9e6de), UINT64_C(0x303ea3ffed36354c),
            UINT64_C(0x000000001920b8af),
        } } },
        { { {
            UINT64_C(0x9e898cf9c8a7bd49), UINT64_C(0x0f462c4280fe3d86), UINT64_C(0x3488241a0cd87513),
            UINT64_C(0x00000000122eaf65),
        } }, { {
            UINT64_C(0xf70e71e42943e309), UINT64_C(0xd570fe7f56ed90e7), UINT64_C(0x52cc8b8f6cffff0d),
            UINT64_C(0x000000008e5a9e3e),
        } } },
        { { {
            UINT64_C(0xf9c3686572f7b7dc), UINT64_C(0xe7d83d60507a3099), UINT64_C(0x63e5952943f4fd09),
            UINT64_C(0x0000000090e68536),
        } }, { {
            UINT64_C(0xd7c0ab6c69dd8593), UINT64_C(0xef90de280e1bd694), UINT64_C(0x81c0cb7949f9c467),
            UINT64_C(0x000000004ad68a92),
        } } },
        { { {
            UINT64_C(0x61622956fc85fd8b), UINT64_C(0xa67f970d69aed42e), UINT64_C(0x3405d5a50fcd1c38),
            UINT64_C(0x00000000836093ea),
        } }, { {
            UINT64_C(0xa0ac561ea458b365), UINT64_C(0x480ba57e1629f50c), UINT64_C(0x41b3cf349691b11c),
            UINT64_C(0x00000000492ffd40),
        } } },
        { { {
            UINT64_C(0xc3d246207dbf8d56), UINT64_C(0xd01f52daeb77f819), UINT64_C(0x0c8ef70c689e0904),
            UINT64_C(0x000000009aa63394),
        } }, { {
            UINT64_C(0x3f31257782154a42), UINT64_C(0x527f442894c70653), UINT64_C(0xcb8c874ff116f67a),
            UINT64_C(0x000000004e8acac8),
        } } },
        { { {
            UINT64_C(0xa1dadf743938e727), UINT64_C(0x18f67ad424aa7c4d), UINT64_C(0xc43d627bd738c746),
            UINT64_C(0x000000001d66c7ab),
        } }, { {
            UINT64_C(0xd836e31219edd0e5), UINT64_C(0x65005febdba19b30), UINT64_C(0x2b9123a430522280),
            UINT64_C(0x00000000e08b3cd4),
        } } },
        { { {
            UINT64_C(0x8216afe037d9a87d), UINT64_C(0x635e4fff60b48f5a), UINT64_C(0x0ea3f115a5661a80),
            UINT64_C(0x00000000b12e67a1),
        } }, { {
            UINT64_C(0x0837c9bc9429da4b), UINT64_C(0x62ce81cfc2d20e52), UINT64_C(0x03b03d5d70099c49),
            UINT64_C(0x000000006cdc753f),
        } } },
        { { {
            UINT64_C(0x473b3fe1fab4381a), UINT64_C(0xaee0ac81b59aaed8), UINT64_C(0xb9992a57409ef182),
            UINT64_C(0x000000006223b15d),
        } }, { {
            UINT64_C(0x83a8148ca082da68), UINT64_C(0x8d6b1a8be2b88061), UINT64_C(0x7510b8f5fe95377f),
            UINT64_C(0x00000000d4cafe3a),
        } } },
        { { {
            UINT64_C(0xdd9633aabb744c73), UINT64_C(0xc56771efc3208538), UINT64_C(0xe312250bc93a6eb1),
            UINT64_C(0x00000000a926db48),
        } }, { {
            UINT64_C(0xd5f89e8248e75f67), UINT64_C(0x60824ff73e48ba3c), UINT64_C(0xb1b6c2e6bbb87b7c),
            UINT64_C(0x00000000a1c70cf5),
        } } },
        { { {
            UINT64_C(0x591dc2434e7badbc), UINT64_C(0x6d3aafe0811d3a68), UINT64_C(0xf832e6e460b2e23f),
            UINT64_C(0x0000000015225a5b),
        } }, { {
            UINT64_C(0x424851c559177908), UINT64_C(0xa1359a301a97132e), UINT64_C(0xfbe82e69101bd782),
            UINT64_C(0x00000000a59d6069),
        } } },
        { { {
            UINT64_C(0xc4f7406f9a1c151d), UINT64_C(0x5912fade0c4dc476), UINT64_C(0x09104af020afbb91),
            UINT64_C(0x00000000dbb8430c),
        } }, { {
            UINT64_C(0xda0860599e69eace), UINT64_C(0xadcf05603c36bb49), UINT64_C(0x5e8d25f66568e9b5),
            UINT64_C(0x00000000b37052c6),
        } } },
        { { {
            UINT64_C(0x432f46b1ffdbc8e7), UINT64_C(0x3fa47c29d2a50380), UINT64_C(0x650d47d4eaab335b),
            UINT64_C(0x0000000058693838),
        } }, { {
            UINT64_C(0xc1b3d3c793f92e55), UINT64_C(0x3d7d1814c9edc10e), UINT64_C(0x8c60196d98120558),
            UINT64_C(0x00000000b2741237),
        } } },
        { { {
            UINT64_C(0x2d4dc61f491fd54e), UINT64_C(0xd9b43cec40a761c2), UINT64_C(0xd4df4fdb528487f2),
            UINT64_C(0x0000000073b46525),
        } }, { {
            UINT64_C(0x0c54241b40bb011a), UINT64_C(0x0f4e1f3d09625e64), UINT64_C(0xbdab41643499e78d),
            UINT64_C(0x00000000756a7832),
        } } },
        { { {
            UINT64_C(0xe27f3eca1a4e52d1), UINT64_C(0xd6bc12aafe576e83), UINT64_C(0xcb14bbbe3af3fa62),
            UINT64_C(0x00000000b630c1dc),
        } }, { {
            UINT64_C(0x9374312185646aa1), UINT64_C(0x198ecb52e4a7d796), UINT64_C(0xc608905afc773454),
            UINT64_C(0x00000000d676244b),
        } } },
    },
    {
        { { {
            UINT64_C(0xbe358f3f2a57fb17), UINT64_C(0x6e4471a5c36b738b), UINT64_C(0x07d1c1b4ec0d7c04),
            UINT64_C(0x00000000e5baeccf),
        } }, { {
            UINT64_C(0x93d0d2713cdc4c97), UINT64_C(0xcaedab0130adcac0), UINT64_C(0xd5305ca1740765c9),
            UINT64_C(0x00000000bf224983),
        } } },
        { { {
            UINT64_C(0x191e9b18ec80e0af), UINT64_C(0xa614fb3e6932d280), UINT64_C(0x86c9a9d334eb44e4),
            UINT64_C(0x00000000c10bbcec),
        } }, { {
            UINT64_C(0xfbce61eb04137295), UINT64_C(0x91a9bc3551ea23be), UINT64_C(0x41c2706af5e0cfc1),
            UINT64_C(0x000000004ce31f7e),
        } } },
        { { {
            UINT64_C(0x2b90b855f6809d67), UINT64_C(0x81e3004c2c3b98e2), UINT64_C(0x675fa2c07690365d),
            UINT64_C(0x00000000277f9803),
        } }, { {
            UINT64_C(0x09a56bf3bbe888fb), UINT64_C(0x58ca53ea489ce04a), UINT64_C(0x504e914f47b05eb7),
            UINT64_C(0x000000004b7dd30c),
        } } },
        { { {
            UINT64_C(0xb8d36d69117389bb), UINT64_C(0x22c7f73c577c3389), UINT64_C(0x097f95fb72e07961),
            UINT64_C(0x000000004e91f341),
        } }, { {
            UINT64_C(0x16745409c4f38916), UINT64_C(0x43a98415d8da5d5e), UINT64_C(0x1e1ad1ec00af616d),
            UINT64_C(0x0000000010b06a24),
        } } },
        { { {
            UINT64_C(0x010978c27135c12b), UINT64_C(0xea85a4e120a977ee), UINT64_C(0x91157451d542a24d),
            UINT64_C(0x00000000d26b16e7),
        } }, { {
            UINT64_C(0x92a37971c3f441d8), UINT64_C(0x885a21554ecb3452), UINT64_C(0xb60498613dd943da),
            UINT64_C(0x00000000f3ae949a),
        } } },
        { { {
            UINT64_C(0x3b05d4fb31af8644), UINT64_C(0xd182e1f61adf33b3), UINT64_C(0x6978c87f83ff6005),
            UINT64_C(0x00000000877fe86d),
        } }, { {
            UINT64_C(0xcb2a9eb2d03e0f68), UINT64_C(0x16e2588fdca5d261), UINT64_C(0x7fdf6835274442e7),
            UINT64_C(0x00000000d503bcdf),
        } } },
        { { {
            UINT64_C(0xf92d324f7e3c1f07), UINT64_C(0xcf62772e2724fb9c), UINT64_C(0xcaaa4d11de86cfaf),
            UINT64_C(0x00000000ed397b3d),
        } }, { {
            UINT64_C(0x3fefb2a8f1b7fe8d), UINT64_C(0x9d79009f292b2c6a), UINT64_C(0xde4b7a20147c722b),
            UINT64_C(0x00000000633e5b8b),
        } } },
        { { {
            UINT64_C(0xec57dcfc388e7d1c), UINT64_C(0x2bf2c2a70ef9cab2), UINT64_C(0xb4a95b59f28dbdd1),
            UINT64_C(0x0000000070a209fe),
        } }, { {
            UINT64_C(0x36f9159777881abc), UINT64_C(0xf4056abb4248f979), UINT64_C(0x2889a030d13404e8),
            UINT64_C(0x00000000e506d508),
        } } },
        { { {
            UINT64_C(0xa6a1e1e5930da3bd), UINT64_C(0x4a89cd05401b290d), UINT64_C(0x608cd625df59227a),
            UINT64_C(0x0000000058349845),
        } }, { {
            UINT64_C(0xdbacb33376c90fb4), UINT64_C(0x31f01015e2a7f25a), UINT64_C(0x08ae6f748d38c24e),
            UINT64_C(0x00000000ba3416b3),
        } } },
        { { {
            UINT64_C(0x7afe57ed5541bfab), UINT64_C(0xaaa1bd62efd36c5a), UINT64_C(0xde93bf6ef746bd76),
            UINT64_C(0x0000000065bb6845),
        } }, { {
            UINT64_C(0x1896b5e37feba3dd), UINT64_C(0x6503a7996a6f716f), UINT64_C(0xc2ebae3db3490f61),
            UINT64_C(0x00000000f760e7d9),
        } } },
        { { {
            UINT64_C(0xcffddb2252db91a4), UINT64_C(0xc61bf027666c84e4), UINT64_C(0x69a186dc8ce8649f),
            UINT64_C(0x00000000f83f1be8),
        } }, { {
            UINT64_C(0xb29fbc9b87ddfa13), UINT64_C(0xb966230d5cb41ad0), UINT64_C(0x8fe8795ab5baef57),
            UINT64_C(0x000000001e212c91),
        } } },
        { { {
            UINT64_C(0xac140e5e1c7e62d7), UINT64_C(0xecf7c79cc79e937d), UINT64_C(0x192a20b6eeb73bfc),
            UINT64_C(0x00000000aaa47f5a),
        } }, { {
            UINT64_C(0x4995354a5822293f), UINT64_C(0x0d4515e4f7eb454f), UINT64_C(0x78d32fa0a2c53943),
            UINT64_C(0x000000005ecbddeb),
        } } },
        { { {
            UINT64_C(0x5a10b57cb1a85383), UINT64_C(0x41e72942e35612ff), UINT64_C(0xa0406674b5ad35e4),
            UINT64_C(0x00000000edf59196),
        } }, { {
            UINT64_C(0xac30dd4155c936f3), UINT64_C(0x9af4b5021549479d), UINT64_C(0x905f181d1f9e3c83),
            UINT64_C(0x0000000097cd3096),
        } } },
        { { {
            UINT64_C(0x7b277ae2144b3f47), UINT64_C(0x9deddac301e2114f), UINT64_C(0xea5e486295933be3),
            UINT64_C(0x00000000cf7b3868),
        } }, { {
            UINT64_C(0xf935a0377577260f), UINT64_C(0x9703484db8213b10), UINT64_C(0x1782f69b1afb1e67),
            UINT64_C(0x000000009d778614),
        } } },
        { { {
            UINT64_C(0xd4f0a84e79ab01fc), UINT64_C(0x6a77c7e8e41d7ede), UINT64_C(0x19c495c7b321dd88),
            UINT64_C(0x0000000005457e7c),
        } }, { {
            UINT64_C(0x2eda6cc047ab96b8), UINT64_C(0xc5409041ce2f6dc4), UINT64_C(0x7fea82837f538add),
            UINT64_C(0x0000000067dd0b61),
        } } },
        { { {
            UINT64_C(0xeb43c0e8ac610d25), UINT64_C(0x1e8985e7e81af6e2), UINT64_C(0x0d17952c04ee816f),
            UINT64_C(0x000000003937c7a7),
        } }, { {
            UINT64_C(0x9bdc64c2f398cad6), UINT64_C(0x49b80dd7bc5b1179), UINT64_C(0x063104272ff572a1),
            UINT64_C(0x0000000049ab0c4d),
        } } },
    },
    {
        { { {
            UINT64_C(0xe3c1b87a20393621), UINT64_C(0x36d406177da57ed7), UINT64_C(0xd6fe45bc3550052d),
            UINT64_C(0x000000006983bcbe),
        } }, { {
            UINT64_C(0x15dd2f522ae008de), UINT64_C(0xbf6683ba1a925e2d), UINT64_C(0x84531188d30fe3d1),
            UINT64_C(0x00000000fe5bd47f),
        } } },
        { { {
            UINT64_C(0x25d72c89ee9f0888), UINT64_C(0xde1e6b4b4bfae116), UINT64_C(0xe455db4c54f2355c),
            UINT64_C(0x000000005daf6f7f),
        } }, { {
            UINT64_C(0xe2acc29474710fb1), UINT64_C(0xc88fe8a2544d9426), UINT64_C(0xd1d438942d5c315e),
            UINT64_C(0x000000007244b93a),
        } } },
        { { {
            UINT64_C(0x39618ec57f2e65af), UINT64_C(0xa38177a69a338eb0), UINT64_C(0x3194d487359a130e),
            UINT64_C(0x00000000634b1d09),
        } }, { {
            UINT64_C(0x20b53868e19bc294), UINT64_C(0xaaf5a3cb11c4b30f), UINT64_C(0xe69c0e685fef48ac),
            UINT64_C(0x00000000eec1c731),
        } } },
        { { {
            UINT64_C(0x29a27a20ef897aca), UINT64_C(0x75096fe27833007a), UINT64_C(0x81eb9534eb3da57f),
            UINT64_C(0x000000009a5142b2),
        } }, { {
            UINT64_C(0x8fb94394f5bd4d8c), UINT64_C(0xc02f23fbf6180bde), UINT64_C(0x00fd02a52f81235e),
            UINT64_C(0x00000000722ff274),
        } } },
        { { {
            UINT64_C(0x529bbe5a1e16f6d8), UINT64_C(0xcc6ab26dfdf5c2b2), UINT64_C(0xb40b9fb1bfa5b822),
            UINT64_C(0x000000007ea45661),
        } }, { {
            UINT64_C(0x2ad51d918870151b), UINT64_C(0x4138afd8f948ac67), UINT64_C(0x070becd3860bb105),
            UINT64_C(0x00000000ad0b78d9),
        } } },
        { { {
            UINT64_C(0x37933a88da43ec9c), UINT64_C(0x27bf6f9310b9b029), UINT64_C(0x63480df0080f0fbc),
            UINT64_C(0x00000000a2942b67),
        } }, { {
            UINT64_C(0x014e120296845617), UINT64_C(0xb01c6e4bb4ce6d7e), UINT64_C(0x548e5ae44cf13a38),
            UINT64_C(0x00000000ef319fef),
        } } },
        { { {
            UINT64_C(0x29306d27890ce8ee), UINT64_C(0x45144eff46a200d1), UINT64_C(0x2d5932507534d5a6),
            UINT64_C(0x00000000ce935811),
        } }, { {
            UINT64_C(0xb52a74fdb655b7fc), UINT64_C(0xbf076f48c11a59b1), UINT64_C(0x2604357808b50250),
            UINT64_C(0x000000007b430d9e),
        } } },
        { { {
            UINT64_C(0x1d22e481644c8ab8), UINT64_C(0xf80e13c2733eedf2), UINT64_C(0x41e8fe5552ae540c),
            UINT64_C(0x00000000aeceae38),
        } }, { {
            UINT64_C(0xa33797beb71c8206), UINT64_C(0x4d0c5dc727f72b41), UINT64_C(0x7401e32c708269bc),
            UINT64_C(0x0000000091db8e77),
        } } },
        { { {
            UINT64_C(0x19b526ff383b0e57), UINT64_C(0xac490595a55a85f1), UINT64_C(0xce95bc1ac7c47486),
            UINT64_C(0x00000000bf36445d),
        } }, { {
            UINT64_C(0x95d3ad53008991df), UINT64_C(0x4610fa6494bb5add), UINT64_C(0x593c7794e005f7cd),
            UINT64_C(0x000000004a8ab084),
        } } },
        { { {
            UINT64_C(0x35e8a8d6e674e3e1), UINT64_C(0x2f1d9580568d2b88), UINT64_C(0x3f9b3af93dafd298),
            UINT64_C(0x000000003b0c25f3),
        } }, { {
            UINT64_C(0x67c9e76b3459b9e8), UINT64_C(0x7502553213766cae), UINT64_C(0x65bae417bd640d35),
            UINT64_C(0x000000007c413c90),
        } } },
        { { {
            UINT64_C(0x24ff3a0905ab7732), UINT64_C(0x19c207eb65e7b90a), UINT64_C(0x1d7431bb708ee45a),
            UINT64_C(0x00000000b90074dd),
        } }, { {
            UINT64_C(0x50fb1f553b819ce8), UINT64_C(0x29b6ca760d5f2db9), UINT64_C(0x42802f0473fa5846),
            UINT64_C(0x00000000fcee53b0),
        } } },
        { { {
            UINT64_C(0x4dadd82a0def4a0b), UINT64_C(0x76c486b4b16254f7), UINT64_C(0x1ea20305653a3c72),
            UINT64_C(0x00000000b6b21c44),
        } }, { {
            UINT64_C(0x4bcbec8c619b7f00), UINT64_C(0xa997db28134f0f21), UINT64_C(0xd1359b23a03d7cae),
            UINT64_C(0x000000008337b727),
        } } },
        { { {
            UINT64_C(0x39203054b446d56f), UINT64_C(0xc11053ef6bba8f32), UINT64_C(0xdd137e014238b09d),
            UINT64_C(0x0000000031e8e275),
        } }, { {
            UINT64_C(0x17da26659418b746), UINT64_C(0x3be3fe4376741bf1), UINT64_C(0x31990b24418d8ab7),
            UINT64_C(0x00000000f6efc1b3),
        } } },
        { { {
            UINT64_C(0x247dba3e49056d3b), UINT64_C(0x908fd7c7ed698c08), UINT64_C(0x9e57a206cb5e3243),
            UINT64_C(0x0000000068147b81),
        } }, { {
            UINT64_C(0xf222375186190dd3), UINT64_C(0x093f35fb495ffafb), UINT64_C(0x0a950f32815030ba),
            UINT64_C(0x00000000b02e3ac0),
        } } },
        { { {
            UINT64_C(0x198ad2fa0ad89ef0), UINT64_C(0xe067966f629d0f56), UINT64_C(0x8a9f249c6cafd82c),
            UINT64_C(0x0000000066d6ee20),
        } }, { {
            UINT64_C(0x1374f00d625bcc71), UINT64_C(0xd45348b922f34f10), UINT64_C(0x8be2eca1c768f72d),
            UINT64_C(0x00000000155ac128),
        } } },
        { { {
            UINT64_C(0xe8498f5a8c56b7b0), UINT64_C(0x2bb91f0d50b44eae), UINT64_C(0x3ddc24ee309d565b),
            UINT64_C(0x000000007a52dcef),
        } }, { {
            UINT64_C(0xe949d9619d4f0aa2), UINT64_C(0x78f92f261dcf3888), UINT64_C(0x15bc195f5121a40e),
            UINT64_C(0x000000003a3d05cb),
        } } },
    },
    {
        { { {
            UINT64_C(0xcfb93bb09e301e7b), UINT64_C(0x7953c49ce8be8061), UINT64_C(0x551cfa4774032390),
            UINT64_C(0x00000000f11b6752),
        } }, { {
            UINT64_C(0xf4dbafb13e94775c), UINT64_C(0xd6eced0f1ee5155c), UINT64_C(0x5e569327d9c5a0b2),
            UINT64_C(0x0000000093337766),
        } } },
        { { {
            UINT64_C(0x5eeb6e2a3e7a96c9), UINT64_C(0x686bb649a4082ae6), UINT64_C(0x132113c13efb537e),
            UINT64_C(0x00000000007ae159),
        } }, { {
            UINT64_C(0x8bc9eee813f8ab0e), UINT64_C(0x67a800fbd02fdf20), UINT64_C(0x6071fb563ecc0106),
            UINT64_C(0x00000000e2ea902a),
        } } },
        { { {
            UINT64_C(0x78f177b90d50206d), UINT64_C(0xe465804bac534808), UINT64_C(0x71ccdd499372cc94),
            UINT64_C(0x00000000a7e5164d),
        } }, { {
            UINT64_C(0xc3b0fa0e9bdd6587), UINT64_C(0x59a1f5867bffc212), UINT64_C(0xcf90ea348aeb2768),
            UINT64_C(0x00000000de605317),
        } } },
        { { {
            UINT64_C(0x75c0e91498f8350b), UINT64_C(0x2ad5866be65f3db5), UINT64_C(0x949a028c9b888f41),
            UINT64_C(0x000000001416bdc8),
        } }, { {
            UINT64_C(0x4a10c64c7d279795), UINT64_C(0x190f50030a6cef45), UINT64_C(0xef0435594c9fc0f9),
            UINT64_C(0x000000001643e229),
        } } },
        { { {
            UINT64_C(0xeb4c0b578c98f806), UINT64_C(0xae07708474eb3a46), UINT64_C(0x80faf79da349b212),
            UINT64_C(0x00000000732016d2),
        } }, { {
            UINT64_C(0x5a0e4ba9abfdb6b0), UINT64_C(0xb872ad384a797c90), UINT64_C(0x10ba27ed5c3ab053),
            UINT64_C(0x00000000c9358369),
        } } },
        { { {
            UINT64_C(0xc7bdc272abf180a1), UINT64_C(0x94b798c13dc52e2a), UINT64_C(0x5e949823de6ee2f6),
            UINT64_C(0x00000000c31d364c),
        } }, { {
            UINT64_C(0x040b94de991c48d3), UINT64_C(0x286439528279b97b), UINT64_C(0x08aff8f65b459915),
            UINT64_C(0x000000006cd9d444),
        } } },
        { { {
            UINT64_C(0xf7912abff8fe3192), UINT64_C(0xfb6fa56f07e078d2), UINT64_C(0x23be7197b3cc6be1),
            UINT64_C(0x00000000d243d8e1),
        } }, { {
            UINT64_C(0xa8b938ccbcf45088), UINT64_C(0x8beac264efcad424), UINT64_C(0xb41b602165912ce8),
            UINT64_C(0x00000000fc2c4f1b),
        } } },
        { { {
            UINT64_C(0x25826a1787a1f683), UINT64_C(0xdcf22f9f73bf0ee2), UINT64_C(0x6e635186f6af5df7),
            UINT64_C(0x00000000ddac31bb),
        } }, { {
            UINT64_C(0xd7ef80eb7adaeea8), UINT64_C(0x8da991d7c766d3dd), UINT64_C(0x82ef073ffb6713a5),
            UINT64_C(0x000000000537cb25),
        } } },
        { { {
            UINT64_C(0x4e4075a06fe5f7cb), UINT64_C(0x6cb2af4f7af2a178), UINT64_C(0x11a662ca7f727e75),
            UINT64_C(0x00000000fb287894),
        } }, { {
            UINT64_C(0x4c5773b84d62de1d), UINT64_C(0x7ad1bcc829fa091d), UINT64_C(0xfdbc3c0b741f1c61),
            UINT64_C(0x00000000f25eab7e),
        } } },
        { { {
            UINT64_C(0x1dbe9e0f549587a5), UINT64_C(0x3e820dbe09151bbb), UINT64_C(0xffed7bb3fd73ce29),
            UINT64_C(0x00000000533b55ec),
        } }, { {
            UINT64_C(0xe13323d0952ed39c), UINT64_C(0x422cc5f25e38b1b6), UINT64_C(0xf57a460aa4e2192c),
            UINT64_C(0x0000000076e76314),
        } } },
        { { {
            UINT64_C(0x87e2997728d95e1e), UINT64_C(0x26044b96febde215), UINT64_C(0xbb6c2099ec66f4c2),
            UINT64_C(0x0000000029f878bd),
        } }, { {
            UINT64_C(0xd572f4770a0da5df), UINT64_C(0x41d47a405a0de1cc), UINT64_C(0x2dab59ca9b05ce91),
            UINT64_C(0x00000000622e2683),
        } } },
        { { {
            UINT64_C(0xd261ced600773294), UINT64_C(0xe47cb9f91a4e73de), UINT64_C(0xe81ec1011d0a4df8),
            UINT64_C(0x00000000869641de),
        } }, { {
            UINT64_C(0x4926416a234e179b), UINT64_C(0x0ed46f2a3634732f), UINT64_C(0x5a5b46d323d9f329),
            UINT64_C(0x00000000ef6c156b),
        } } },
        { { {
            UINT64_C(0x84d5cca312267122), UINT64_C(0xee93c7ac5d65e65e), UINT64_C(0x0e436bdd3fe5fb65),
            UINT64_C(0x000000002269fed2),
        } }, { {
            UINT64_C(0x465eb4e006e462cd), UINT64_C(0xb942ef3803af2e27), UINT64_C(0xa1b94fa1758c65d7),
            UINT64_C(0x00000000498ef8bb),
        } } },
        { { {
            UINT64_C(0xbd3d33ef8b0c4bc9), UINT64_C(0x6888bfed6a0dd78a), UINT64_C(0x7d3a3650c398ae6e),
            UINT64_C(0x00000000d74bd0a0),
        } }, { {
            UINT64_C(0x5778f015d1a4db15), UINT64_C(0xcdf191fb1c5a4e77), UINT64_C(0x5a307958af56b0ae),
            UINT64_C(0x0000000099cfdcbe),
        } } },
        { { {
            UINT64_C(0xc1376f9eaee205b7), UINT64_C(0x863ae88644b5205b), UINT64_C(0x7280147efd73c3fe),
            UINT64_C(0x00000000e4fb3b4b),
        } }, { {
            UINT64_C(0x7445baa6ca9bf171), UINT64_C(0xc9daa94b8a25a34b), UINT64_C(0x7f1863c59d6328de),
            UINT64_C(0x0000000065c55c33),
        } } },
        { { {
            UINT64_C(0x7fdd6228c270929d), UINT64_C(0x8a5236dfd7f51afb), UINT64_C(0x1d5eb046ee0f95e5),
            UINT64_C(0x000000000ee71b17),
        } }, { {
            UINT64_C(0x71d77a6f6c52c694), UINT64_C(0xc01d266a8271c62c), UINT64_C(0xd675b2e1a91d5ca1),
            UINT64_C(0x00000000d6188484),
        } } },
    },
};
#elif SECP224K1_WORD_BITS == 32
static const secp224k1_affine secp224k1_base[SECP224K1_BLOCKS][SECP224K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0x0cdef93d), UINT32_C(0x48ed6b05), UINT32_C(0xf06bfa80), UINT32_C(0x5dcbaada), UINT32_C(0x0906a547),
            UINT32_C(0xc2abd3fb), UINT32_C(0xfc5cd3a2),
        } }, { {
            UINT32_C(0x34946daf), UINT32_C(0x4e57c2bf), UINT32_C(0xc42d97b5), UINT32_C(0x57bfb29a), UINT32_C(0xd7304533),
            UINT32_C(0x64582145), UINT32_C(0xfe23a7d5),
        } } },
        { { {
            UINT32_C(0xffb933b0), UINT32_C(0x97ec8ea5), UINT32_C(0x247254b4), UINT32_C(0x1569dd96), UINT32_C(0xa6d2eb35),
            UINT32_C(0x8e676f77), UINT32_C(0x0bc3f6dd),
        } }, { {
            UINT32_C(0xe67e7951), UINT32_C(0x22180f5e), UINT32_C(0x2a377bfa), UINT32_C(0x689d756d), UINT32_C(0x8cd4c7a6),
            UINT32_C(0x4de5a94b), UINT32_C(0x3a8b8319),
        } } },
        { { {
            UINT32_C(0x7ca2b499), UINT32_C(0xe63f6769), UINT32_C(0x5f892337), UINT32_C(0xb04d5a2c), UINT32_C(0x5dfb2b1a),
            UINT32_C(0x06bf9220), UINT32_C(0x4b4f174d),
        } }, { {
            UINT32_C(0xac2e49b8), UINT32_C(0x1f000ab7), UINT32_C(0xf2eee909), UINT32_C(0x83f26e31), UINT32_C(0x79d8489a),
            UINT32_C(0x445debe9), UINT32_C(0xaf075107),
        } } },
        { { {
            UINT32_C(0x0991980b), UINT32_C(0x1dec32e7), UINT32_C(0xe9961358), UINT32_C(0x8dd2df9d), UINT32_C(0xc8c63547),
            UINT32_C(0x36a781cf), UINT32_C(0x393d57fe),
        } }, { {
            UINT32_C(0xdca011a8), UINT32_C(0x0698bce3), UINT32_C(0xf84a930a), UINT32_C(0xda96310c), UINT32_C(0x0bd4260b),
            UINT32_C(0x5c394dcc), UINT32_C(0x41a0c09c),
        } } },
        { { {
            UINT32_C(0xc495596b), UINT32_C(0xf6b20173), UINT32_C(0x3d59f0b5), UINT32_C(0x71b01fd2), UINT32_C(0x0445f45c),
            UINT32_C(0x239e35ef), UINT32_C(0xbfa5cef5),
        } }, { {
            UINT32_C(0x9d5c2a16), UINT32_C(0xde05e8a7), UINT32_C(0xa0fdf961), UINT32_C(0x401ee057), UINT32_C(0xe123e5c4),
            UINT32_C(0xc88936a3), UINT32_C(0xb5af2c01),
        } } },
        { { {
            UINT32_C(0xc7021942), UINT32_C(0xe4c7a7d8), UINT32_C(0x0a0705a0), UINT32_C(0x2a948703), UINT32_C(0x3c43903a),
            UINT32_C(0xf29b0a83), UINT32_C(0x8aebe1cf),
        } }, { {
            UINT32_C(0x7e43c698), UINT32_C(0x8c4481b1), UINT32_C(0x5a2d67d3), UINT32_C(0x89818f6d), UINT32_C(0xea8812ff),
            UINT32_C(0x9d75d0b6), UINT32_C(0x07fdbf59),
        } } },
        { { {
            UINT32_C(0x2692abde), UINT32_C(0x69d5182e), UINT32_C(0xea4a099f), UINT32_C(0x7b9fd4bc), UINT32_C(0x1d50a7fb),
            UINT32_C(0x94288e2f), UINT32_C(0xc288bf0a),
        } }, { {
            UINT32_C(0xf789ac5e), UINT32_C(0xb3c4e458), UINT32_C(0xfa2a320b), UINT32_C(0x6e39f599), UINT32_C(0x8008dab1),
            UINT32_C(0x21de0bd6), UINT32_C(0x534d319f),
        } } },
        { { {
            UINT32_C(0x8bee07e9), UINT32_C(0x8dd9ceab), UINT32_C(0x0a223da4), UINT32_C(0x766e0569), UINT32_C(0x7ebe7c8f),
            UINT32_C(0x2ccca449), UINT32_C(0x2b35a7fe),
        } }, { {
            UINT32_C(0x6ae6f09a), UINT32_C(0xf5b13495), UINT32_C(0x82f3b670), UINT32_C(0xaa4d6486), UINT32_C(0x72844ad0),
            UINT32_C(0xb77089a0), UINT32_C(0xe39b7823),
        } } },
        { { {
            UINT32_C(0x454a0a1c), UINT32_C(0xac26c341), UINT32_C(0x14708413), UINT32_C(0xcad1ddce), UINT32_C(0x9140992e),
            UINT32_C(0x8e0af187), UINT32_C(0x9c6e9d25),
        } }, { {
            UINT32_C(0x22d2b51b), UINT32_C(0x464d27dd), UINT32_C(0x18f1915f), UINT32_C(0x86680e15), UINT32_C(0xe8337c6f),
            UINT32_C(0xc04ad6da), UINT32_C(0xa270c0cf),
        } } },
        { { {
            UINT32_C(0x3fd4fd8b), UINT32_C(0x17fcbd3d), UINT32_C(0x3eaade2e), UINT32_C(0x06084452), UINT32_C(0x87f2eeac),
            UINT32_C(0x4751fe7d), UINT32_C(0x8bb590b7),
        } }, { {
            UINT32_C(0x58c62f57), UINT32_C(0x2b281cae), UINT32_C(0xfa2eb0d3), UINT32_C(0x0e8a7ebb), UINT32_C(0xdab3ac15),
            UINT32_C(0x00ec0480), UINT32_C(0xf1fe298a),
        } } },
        { { {
            UINT32_C(0x207e25d0), UINT32_C(0x4d7a15fe), UINT32_C(0xe8d64223), UINT32_C(0x23abf286), UINT32_C(0xee5e7771),
            UINT32_C(0x0f54ae62), UINT32_C(0xf6101eb3),
        } }, { {
            UINT32_C(0x2a6771b7), UINT32_C(0xb5f0c7ab), UINT32_C(0xc0647573), UINT32_C(0x4b6a1b19), UINT32_C(0x2bca4153),
            UINT32_C(0x899904f3), UINT32_C(0x6cbdf510),
        } } },
        { { {
            UINT32_C(0xca204e67), UINT32_C(0xb07b35b2), UINT32_C(0x95cca679), UINT32_C(0x4bd44073), UINT32_C(0x464709ed),
            UINT32_C(0x839058ab), UINT32_C(0x7b1dd3ff),
        } }, { {
            UINT32_C(0x99505e0f), UINT32_C(0x7b1509e2), UINT32_C(0xbf91a134), UINT32_C(0x2a312819), UINT32_C(0x6fdf0b79),
            UINT32_C(0x2231d23d), UINT32_C(0xbf1bfe2f),
        } } },
        { { {
            UINT32_C(0xd0f09657), UINT32_C(0x365d1e3d), UINT32_C(0x15cd0225), UINT32_C(0x893e38ce), UINT32_C(0xd1ed9cd0),
            UINT32_C(0xefcec5d2), UINT32_C(0xf935327f),
        } }, { {
            UINT32_C(0x6b204650), UINT32_C(0x0565f375), UINT32_C(0xdebec7dc), UINT32_C(0xd28600c2), UINT32_C(0xd896f7f5),
            UINT32_C(0x4a25098c), UINT32_C(0x6841634d),
        } } },
        { { {
            UINT32_C(0xdaba6a58), UINT32_C(0x7981cf75), UINT32_C(0x94722521), UINT32_C(0x73dc2c0f), UINT32_C(0x65723590),
            UINT32_C(0x076b0717), UINT32_C(0x6997708f),
        } }, { {
            UINT32_C(0x78d35998), UINT32_C(0x777f16a9), UINT32_C(0x48c46076), UINT32_C(0x13e6e195), UINT32_C(0xb0f42295),
            UINT32_C(0xb302eae9), UINT32_C(0x25de854f),
        } } },
        { { {
            UINT32_C(0x8da5bbd4), UINT32_C(0xfa0a69c5), UINT32_C(0x8aa71189), UINT32_C(0x1e1093ac), UINT32_C(0xb4633fea),
            UINT32_C(0x0bb74969), UINT32_C(0xfd66e317),
        } }, { {
            UINT32_C(0xb429e08e), UINT32_C(0x9529e512), UINT32_C(0x25ea4694), UINT32_C(0x2a5c7e37), UINT32_C(0x4ee08376),
            UINT32_C(0x22682f1b), UINT32_C(0xca72d335),
        } } },
        { { {
            UINT32_C(0xb9052729), UINT32_C(0xddb4c588), UINT32_C(0x9474e28f), UINT32_C(0x6455a99d), UINT32_C(0x5ac7a018),
            UINT32_C(0x8dcd8934), UINT32_C(0x8cad5e1d),
        } }, { {
            UINT32_C(0x72074e36), UINT32_C(0xb77ab61b), UINT32_C(0xb0151fcc), UINT32_C(0x423c0342), UINT32_C(0x686236db),
            UINT32_C(0x9a953e80), UINT32_C(0x54fe8b26),
        } } },
    },
    {
        { { {
            UINT32_C(0xfd1d9e90), UINT32_C(0xa4dc71c2), UINT32_C(0xa0dca8b2), UINT32_C(0xce79e70e), UINT32_C(0x246bc7e3),
            UINT32_C(0xdefe74bb), UINT32_C(0x02f297f3),
        } }, { {
            UINT32_C(0x8d34e75b), UINT32_C(0x0dd58f66), UINT32_C(0x6b0a7f55), UINT32_C(0x9af2e24c), UINT32_C(0xd51810eb),
            UINT32_C(0xdb93ab55), UINT32_C(0xf82b4ec9),
        } } },
        { { {
            UINT32_C(0x713f052a), UINT32_C(0x63974cbe), UINT32_C(0x52d0de51), UINT32_C(0x83b7b8cd), UINT32_C(0x3e3b9b1a),
            UINT32_C(0xc5a778ed), UINT32_C(0x4bc4135d),
        } }, { {
            UINT32_C(0x2eda7725), UINT32_C(0x87d502a1), UINT32_C(0xf337ae09), UINT32_C(0x9d3348f2), UINT32_C(0xda9645d9),
            UINT32_C(0x305215ec), UINT32_C(0xef491a9a),
        } } },
        { { {
            UINT32_C(0xadb149aa), UINT32_C(0x50bbaae5), UINT32_C(0x772f1750), UINT32_C(0x4b409fa0), UINT32_C(0x34d47721),
            UINT32_C(0xf0047f0e), UINT32_C(0xe6304de2),
        } }, { {
            UINT32_C(0x12487935), UINT32_C(0x77a68507), UINT32_C(0xceb9e6de), UINT32_C(0xe2e96be2), UINT32_C(0xed36354c),
            UINT32_C(0x303ea3ff), UINT32_C(0x1920b8af),
        } } },
        { { {
            UINT32_C(0xc8a7bd49), UINT32_C(0x9e898cf9), UINT32_C(0x80fe3d86), UINT32_C(0x0f462c42), UINT32_C(0x0cd87513),
            UINT32_C(0x3488241a), UINT32_C(0x122eaf65),
        } }, { {
            UINT32_C(0x2943e309), UINT32_C(0xf70e71e4), UINT32_C(0x56ed90e7), UINT32_C(0xd570fe7f), UINT32_C(0x6cffff0d),
            UINT32_C(0x52cc8b8f), UINT32_C(0x8e5a9e3e),
        } } },
        { { {
            UINT32_C(0x72f7b7dc), UINT32_C(0xf9c36865), UINT32_C(0x507a3099), UINT32_C(0xe7d83d60), UINT32_C(0x43f4fd09),
            UINT32_C(0x63e59529), UINT32_C(0x90e68536),
        } }, { {
            UINT32_C(0x69dd8593), UINT32_C(0xd7c0ab6c), UINT32_C(0x0e1bd694), UINT32_C(0xef90de28), UINT32_C(0x49f9c467),
            UINT32_C(0x81c0cb79), UINT32_C(0x4ad68a92),
        } } },
        { { {
            UINT32_C(0xfc85fd8b), UINT32_C(0x61622956), UINT32_C(0x69aed42e), UINT32_C(0xa67f970d), UINT32_C(0x0fcd1c38),
            UINT32_C(0x3405d5a5), UINT32_C(0x836093ea),
        } }, { {
            UINT32_C(0xa458b365), UINT32_C(0xa0ac561e), UINT32_C(0x1629f50c), UINT32_C(0x480ba57e), UINT32_C(0x9691b11c),
            UINT32_C(0x41b3cf34), UINT32_C(0x492ffd40),
        } } },
        { { {
            UINT32_C(0x7dbf8d56), UINT32_C(0xc3d24620), UINT32_C(0xeb77f819), UINT32_C(0xd01f52da), UINT32_C(0x689e0904),
            UINT32_C(0x0c8ef70c), UINT32_C(0x9aa63394),
        } }, { {
            UINT32_C(0x82154a42), UINT32_C(0x3f312577), UINT32_C(0x94c70653), UINT32_C(0x527f4428), UINT32_C(0xf116f67a),
            UINT32_C(0xcb8c874f), UINT32_C(0x4e8acac8),
        } } },
        { { {
            UINT32_C(0x3938e727), UINT32_C(0xa1dadf74), UINT32_C(0x24aa7c4d), UINT32_C(0x18f67ad4), UINT32_C(0xd738c746),
            UINT32_C(0xc43d627b), UINT32_C(0x1d66c7ab),
        } }, { {
            UINT32_C(0x19edd0e5), UINT32_C(0xd836e312), UINT32_C(0xdba19b30), UINT32_C(0x65005feb), UINT32_C(0x30522280),
            UINT32_C(0x2b9123a4), UINT32_C(0xe08b3cd4),
        } } },
        { { {
            UINT32_C(0x37d9a87d), UINT32_C(0x8216afe0), UINT32_C(0x60b48f5a), UINT32_C(0x635e4fff), UINT32_C(0xa5661a80),
            UINT32_C(0x0ea3f115), UINT32_C(0xb12e67a1),
        } }, { {
            UINT32_C(0x9429da4b), UINT32_C(0x0837c9bc), UINT32_C(0xc2d20e52), UINT32_C(0x62ce81cf), UINT32_C(0x70099c49),
            UINT32_C(0x03b03d5d), UINT32_C(0x6cdc753f),
        } } },
        { { {
            UINT32_C(0xfab4381a), UINT32_C(0x473b3fe1), UINT32_C(0xb59aaed8), UINT32_C(0xaee0ac81), UINT32_C(0x409ef182),
            UINT32_C(0xb9992a57), UINT32_C(0x6223b15d),
        } }, { {
            UINT32_C(0xa082da68), UINT32_C(0x83a8148c), UINT32_C(0xe2b88061), UINT32_C(0x8d6b1a8b), UINT32_C(0xfe95377f),
            UINT32_C(0x7510b8f5), UINT32_C(0xd4cafe3a),
        } } },
        { { {
            UINT32_C(0xbb744c73), UINT32_C(0xdd9633aa), UINT32_C(0xc3208538), UINT32_C(0xc56771ef), UINT32_C(0xc93a6eb1),
            UINT32_C(0xe312250b), UINT32_C(0xa926db48),
        } }, { {
            UINT32_C(0x48e75f67), UINT32_C(0xd5f89e82), UINT32_C(0x3e48ba3c), UINT32_C(0x60824ff7), UINT32_C(0xbbb87b7c),
            UINT32_C(0xb1b6c2e6), UINT32_C(0xa1c70cf5),
        } } },
        { { {
            UINT32_C(0x4e7badbc), UINT32_C(0x591dc243), UINT32_C(0x811d3a68), UINT32_C(0x6d3aafe0), UINT32_C(0x60b2e23f),
            UINT32_C(0xf832e6e4), UINT32_C(0x15225a5b),
        } }, { {
            UINT32_C(0x59177908), UINT32_C(0x424851c5), UINT32_C(0x1a97132e), UINT32_C(0xa1359a30), UINT32_C(0x101bd782),
            UINT32_C(0xfbe82e69), UINT32_C(0xa59d6069),
        } } },
        { { {
            UINT32_C(0x9a1c151d), UINT32_C(0xc4f7406f), UINT32_C(0x0c4dc476), UINT32_C(0x5912fade), UINT32_C(0x20afbb91),
            UINT32_C(0x09104af0), UINT32_C(0xdbb8430c),
        } }, { {
            UINT32_C(0x9e69eace), UINT32_C(0xda086059), UINT32_C(0x3c36bb49), UINT32_C(0xadcf0560), UINT32_C(0x6568e9b5),
            UINT32_C(0x5e8d25f6), UINT32_C(0xb37052c6),
        } } },
        { { {
            UINT32_C(0xffdbc8e7), UINT32_C(0x432f46b1), UINT32_C(0xd2a50380), UINT32_C(0x3fa47c29), UINT32_C(0xeaab335b),
            UINT32_C(0x650d47d4), UINT32_C(0x58693838),
        } }, { {
            UINT32_C(0x93f92e55), UINT32_C(0xc1b3d3c7), UINT32_C(0xc9edc10e), UINT32_C(0x3d7d1814), UINT32_C(0x98120558),
            UINT32_C(0x8c60196d), UINT32_C(0xb2741237),
        } } },
        { { {
            UINT32_C(0x491fd54e), UINT32_C(0x2d4dc61f), UINT32_C(0x40a761c2), UINT32_C(0xd9b43cec), UINT32_C(0x528487f2),
            UINT32_C(0xd4df4fdb), UINT32_C(0x73b46525),
        } }, { {
            UINT32_C(0x40bb011a), UINT32_C(0x0c54241b), UINT32_C(0x09625e64), UINT32_C(0x0f4e1f3d), UINT32_C(0x3499e78d),
            UINT32_C(0xbdab4164), UINT32_C(0x756a7832),
        } } },
        { { {
            UINT32_C(0x1a4e52d1), UINT32_C(0xe27f3eca), UINT32_C(0xfe576e83), UINT32_C(0xd6bc12aa), UINT32_C(0x3af3fa62),
            UINT32_C(0xcb14bbbe), UINT32_C(0xb630c1dc),
        } }, { {
            UINT32_C(0x85646aa1), UINT32_C(0x93743121), UINT32_C(0xe4a7d796), UINT32_C(0x198ecb52), UINT32_C(0xfc773454),
            UINT32_C(0xc608905a), UINT32_C(0xd676244b),
        } } },
    },
    {
        { { {
            UINT32_C(0x2a57fb17), UINT32_C(0xbe358f3f), UINT32_C(0xc36b738b), UINT32_C(0x6e4471a5), UINT32_C(0xec0d7c04),
            UINT32_C(0x07d1c1b4), UINT32_C(0xe5baeccf),
        } }, { {
            UINT32_C(0x3cdc4c97), UINT32_C(0x93d0d271), UINT32_C(0x30adcac0), UINT32_C(0xcaedab01), UINT32_C(0x740765c9),
            UINT32_C(0xd5305ca1), UINT32_C(0xbf224983),
        } } },
        { { {
            UINT32_C(0xec80e0af), UINT32_C(0x191e9b18), UINT32_C(0x6932d280), UINT32_C(0xa614fb3e), UINT32_C(0x34eb44e4),
            UINT32_C(0x86c9a9d3), UINT32_C(0xc10bbcec),
        } }, { {
            UINT32_C(0x04137295), UINT32_C(0xfbce61eb), UINT32_C(0x51ea23be), UINT32_C(0x91a9bc35), UINT32_C(0xf5e0cfc1),
            UINT32_C(0x41c2706a), UINT32_C(0x4ce31f7e),
        } } },
        { { {
            UINT32_C(0xf6809d67), UINT32_C(0x2b90b855), UINT32_C(0x2c3b98e2), UINT32_C(0x81e3004c), UINT32_C(0x7690365d),
            UINT32_C(0x675fa2c0), UINT32_C(0x277f9803),
        } }, { {
            UINT32_C(0xbbe888fb), UINT32_C(0x09a56bf3), UINT32_C(0x489ce04a), UINT32_C(0x58ca53ea), UINT32_C(0x47b05eb7),
            UINT32_C(0x504e914f), UINT32_C(0x4b7dd30c),
        } } },
        { { {
            UINT32_C(0x117389bb), UINT32_C(0xb8d36d69), UINT32_C(0x577c3389), UINT32_C(0x22c7f73c), UINT32_C(0x72e07961),
            UINT32_C(0x097f95fb), UINT32_C(0x4e91f341),
        } }, { {
            UINT32_C(0xc4f38916), UINT32_C(0x16745409), UINT32_C(0xd8da5d5e), UINT32_C(0x43a98415), UINT32_C(0x00af616d),
            UINT32_C(0x1e1ad1ec), UINT32_C(0x10b06a24),
        } } },
        { { {
            UINT32_C(0x7135c12b), UINT32_C(0x010978c2), UINT32_C(0x20a977ee), UINT32_C(0xea85a4e1), UINT32_C(0xd542a24d),
            UINT32_C(0x91157451), UINT32_C(0xd26b16e7),
        } }, { {
            UINT32_C(0xc3f441d8), UINT32_C(0x92a37971), UINT32_C(0x4ecb3452), UINT32_C(0x885a2155), UINT32_C(0x3dd943da),
            UINT32_C(0xb6049861), UINT32_C(0xf3ae949a),
        } } },
        { { {
            UINT32_C(0x31af8644), UINT32_C(0x3b05d4fb), UINT32_C(0x1adf33b3), UINT32_C(0xd182e1f6), UINT32_C(0x83ff6005),
            UINT32_C(0x6978c87f), UINT32_C(0x877fe86d),
        } }, { {
            UINT32_C(0xd03e0f68), UINT32_C(0xcb2a9eb2), UINT32_C(0xdca5d261), UINT32_C(0x16e2588f), UINT32_C(0x274442e7),
            UINT32_C(0x7fdf6835), UINT32_C(0xd503bcdf),
        } } },
        { { {
            UINT32_C(0x7e3c1f07), UINT32_C(0xf92d324f), UINT32_C(0x2724fb9c), UINT32_C(0xcf62772e), UINT32_C(0xde86cfaf),
            UINT32_C(0xcaaa4d11), UINT32_C(0xed397b3d),
        } }, { {
            UINT32_C(0xf1b7fe8d), UINT32_C(0x3fefb2a8), UINT32_C(0x292b2c6a), UINT32_C(0x9d79009f), UINT32_C(0x147c722b),
            UINT32_C(0xde4b7a20), UINT32_C(0x633e5b8b),
        } } },
        { { {
            UINT32_C(0x388e7d1c), UINT32_C(0xec57dcfc), UINT32_C(0x0ef9cab2), UINT32_C(0x2bf2c2a7), UINT32_C(0xf28dbdd1),
            UINT32_C(0xb4a95b59), UINT32_C(0x70a209fe),
        } }, { {
            UINT32_C(0x77881abc), UINT32_C(0x36f91597), UINT32_C(0x4248f979), UINT32_C(0xf4056abb), UINT32_C(0xd13404e8),
            UINT32_C(0x2889a030), UINT32_C(0xe506d508),
        } } },
        { { {
            UINT32_C(0x930da3bd), UINT32_C(0xa6a1e1e5), UINT32_C(0x401b290d), UINT32_C(0x4a89cd05), UINT32_C(0xdf59227a),
            UINT32_C(0x608cd625), UINT32_C(0x58349845),
        } }, { {
            UINT32_C(0x76c90fb4), UINT32_C(0xdbacb333), UINT32_C(0xe2a7f25a), UINT32_C(0x31f01015), UINT32_C(0x8d38c24e),
            UINT32_C(0x08ae6f74), UINT32_C(0xba3416b3),
        } } },
        { { {
            UINT32_C(0x5541bfab), UINT32_C(0x7afe57ed), UINT32_C(0xefd36c5a), UINT32_C(0xaaa1bd62), UINT32_C(0xf746bd76),
            UINT32_C(0xde93bf6e), UINT32_C(0x65bb6845),
        } }, { {
            UINT32_C(0x7feba3dd), UINT32_C(0x1896b5e3), UINT32_C(0x6a6f716f), UINT32_C(0x6503a799), UINT32_C(0xb3490f61),
            UINT32_C(0xc2ebae3d), UINT32_C(0xf760e7d9),
        } } },
        { { {
            UINT32_C(0x52db91a4), UINT32_C(0xcffddb22), UINT32_C(0x666c84e4), UINT32_C(0xc61bf027), UINT32_C(0x8ce8649f),
            UINT32_C(0x69a186dc), UINT32_C(0xf83f1be8),
        } }, { {
            UINT32_C(0x87ddfa13), UINT32_C(0xb29fbc9b), UINT32_C(0x5cb41ad0), UINT32_C(0xb966230d), UINT32_C(0xb5baef57),
            UINT32_C(0x8fe8795a), UINT32_C(0x1e212c91),
        } } },
        { { {
            UINT32_C(0x1c7e62d7), UINT32_C(0xac140e5e), UINT32_C(0xc79e937d), UINT32_C(0xecf7c79c), UINT32_C(0xeeb73bfc),
            UINT32_C(0x192a20b6), UINT32_C(0xaaa47f5a),
        } }, { {
            UINT32_C(0x5822293f), UINT32_C(0x4995354a), UINT32_C(0xf7eb454f), UINT32_C(0x0d4515e4), UINT32_C(0xa2c53943),
            UINT32_C(0x78d32fa0), UINT32_C(0x5ecbddeb),
        } } },
        { { {
            UINT32_C(0xb1a85383), UINT32_C(0x5a10b57c), UINT32_C(0xe35612ff), UINT32_C(0x41e72942), UINT32_C(0xb5ad35e4),
            UINT32_C(0xa0406674), UINT32_C(0xedf59196),
        } }, { {
            UINT32_C(0x55c936f3), UINT32_C(0xac30dd41), UINT32_C(0x1549479d), UINT32_C(0x9af4b502), UINT32_C(0x1f9e3c83),
            UINT32_C(0x905f181d), UINT32_C(0x97cd3096),
        } } },
        { { {
            UINT32_C(0x144b3f47), UINT32_C(0x7b277ae2), UINT32_C(0x01e2114f), UINT32_C(0x9deddac3), UINT32_C(0x95933be3),
            UINT32_C(0xea5e4862), UINT32_C(0xcf7b3868),
        } }, { {
            UINT32_C(0x7577260f), UINT32_C(0xf935a037), UINT32_C(0xb8213b10), UINT32_C(0x9703484d), UINT32_C(0x1afb1e67),
            UINT32_C(0x1782f69b), UINT32_C(0x9d778614),
        } } },
        { { {
            UINT32_C(0x79ab01fc), UINT32_C(0xd4f0a84e), UINT32_C(0xe41d7ede), UINT32_C(0x6a77c7e8), UINT32_C(0xb321dd88),
            UINT32_C(0x19c495c7), UINT32_C(0x05457e7c),
        } }, { {
            UINT32_C(0x47ab96b8), UINT32_C(0x2eda6cc0), UINT32_C(0xce2f6dc4), UINT32_C(0xc5409041), UINT32_C(0x7f538add),
            UINT32_C(0x7fea8283), UINT32_C(0x67dd0b61),
        } } },
        { { {
            UINT32_C(0xac610d25), UINT32_C(0xeb43c0e8), UINT32_C(0xe81af6e2), UINT32_C(0x1e8985e7), UINT32_C(0x04ee816f),
            UINT32_C(0x0d17952c), UINT32_C(0x3937c7a7),
        } }, { {
            UINT32_C(0xf398cad6), UINT32_C(0x9bdc64c2), UINT32_C(0xbc5b1179), UINT32_C(0x49b80dd7), UINT32_C(0x2ff572a1),
            UINT32_C(0x06310427), UINT32_C(0x49ab0c4d),
        } } },
    },
    {
        { { {
            UINT32_C(0x20393621), UINT32_C(0xe3c1b87a), UINT32_C(0x7da57ed7), UINT32_C(0x36d40617), UINT32_C(0x3550052d),
            UINT32_C(0xd6fe45bc), UINT32_C(0x6983bcbe),
        } }, { {
            UINT32_C(0x2ae008de), UINT32_C(0x15dd2f52), UINT32_C(0x1a925e2d), UINT32_C(0xbf6683ba), UINT32_C(0xd30fe3d1),
            UINT32_C(0x84531188), UINT32_C(0xfe5bd47f),
        } } },
        { { {
            UINT32_C(0xee9f0888), UINT32_C(0x25d72c89), UINT32_C(0x4bfae116), UINT32_C(0xde1e6b4b), UINT32_C(0x54f2355c),
            UINT32_C(0xe455db4c), UINT32_C(0x5daf6f7f),
        } }, { {
            UINT32_C(0x74710fb1), UINT32_C(0xe2acc294), UINT32_C(0x544d9426), UINT32_C(0xc88fe8a2), UINT32_C(0x2d5c315e),
            UINT32_C(0xd1d43894), UINT32_C(0x7244b93a),
        } } },
        { { {
            UINT32_C(0x7f2e65af), UINT32_C(0x39618ec5), UINT32_C(0x9a338eb0), UINT32_C(0xa38177a6), UINT32_C(0x359a130e),
            UINT32_C(0x3194d487), UINT32_C(0x634b1d09),
        } }, { {
            UINT32_C(0xe19bc294), UINT32_C(0x20b53868), UINT32_C(0x11c4b30f), UINT32_C(0xaaf5a3cb), UINT32_C(0x5fef48ac),
            UINT32_C(0xe69c0e68), UINT32_C(0xeec1c731),
        } } },
        { { {
            UINT32_C(0xef897aca), UINT32_C(0x29a27a20), UINT32_C(0x7833007a), UINT32_C(0x75096fe2), UINT32_C(0xeb3da57f),
            UINT32_C(0x81eb9534), UINT32_C(0x9a5142b2),
        } }, { {
            UINT32_C(0xf5bd4d8c), UINT32_C(0x8fb94394), UINT32_C(0xf6180bde), UINT32_C(0xc02f23fb), UINT32_C(0x2f81235e),
            UINT32_C(0x00fd02a5), UINT32_C(0x722ff274),
        } } },
        { { {
            UINT32_C(0x1e16f6d8), UINT32_C(0x529bbe5a), UINT32_C(0xfdf5c2b2), UINT32_C(0xcc6ab26d), UINT32_C(0xbfa5b822),
            UINT32_C(0xb40b9fb1), UINT32_C(0x7ea45661),
        } }, { {
            UINT32_C(0x8870151b), UINT32_C(0x2ad51d91), UINT32_C(0xf948ac67), UINT32_C(0x4138afd8), UINT32_C(0x860bb105),
            UINT32_C(0x070becd3), UINT32_C(0xad0b78d9),
        } } },
        { { {
            UINT32_C(0xda43ec9c), UINT32_C(0x37933a88), UINT32_C(0x10b9b029), UINT32_C(0x27bf6f93), UINT32_C(0x080f0fbc),
            UINT32_C(0x63480df0), UINT32_C(0xa2942b67),
        } }, { {
            UINT32_C(0x96845617), UINT32_C(0x014e1202), UINT32_C(0xb4ce6d7e), UINT32_C(0xb01c6e4b), UINT32_C(0x4cf13a38),
            UINT32_C(0x548e5ae4), UINT32_C(0xef319fef),
        } } },
        { { {
            UINT32_C(0x890ce8ee), UINT32_C(0x29306d27), UINT32_C(0x46a200d1), UINT32_C(0x45144eff), UINT32_C(0x7534d5a6),
            UINT32_C(0x2d593250), UINT32_C(0xce935811),
        } }, { {
            UINT32_C(0xb655b7fc), UINT32_C(0xb52a74fd), UINT32_C(0xc11a59b1), UINT32_C(0xbf076f48), UINT32_C(0x08b50250),
            UINT32_C(0x26043578), UINT32_C(0x7b430d9e),
        } } },
        { { {
            UINT32_C(0x644c8ab8), UINT32_C(0x1d22e481), UINT32_C(0x733eedf2), UINT32_C(0xf80e13c2), UINT32_C(0x52ae540c),
            UINT32_C(0x41e8fe55), UINT32_C(0xaeceae38),
        } }, { {
            UINT32_C(0xb71c8206), UINT32_C(0xa33797be), UINT32_C(0x27f72b41), UINT32_C(0x4d0c5dc7), UINT32_C(0x708269bc),
            UINT32_C(0x7401e32c), UINT32_C(0x91db8e77),
        } } },
        { { {
            UINT32_C(0x383b0e57), UINT32_C(0x19b526ff), UINT32_C(0xa55a85f1), UINT32_C(0xac490595), UINT32_C(0xc7c47486),
            UINT32_C(0xce95bc1a), UINT32_C(0xbf36445d),
        } }, { {
            UINT32_C(0x008991df), UINT32_C(0x95d3ad53), UINT32_C(0x94bb5add), UINT32_C(0x4610fa64), UINT32_C(0xe005f7cd),
            UINT32_C(0x593c7794), UINT32_C(0x4a8ab084),
        } } },
        { { {
            UINT32_C(0xe674e3e1), UINT32_C(0x35e8a8d6), UINT32_C(0x568d2b88), UINT32_C(0x2f1d9580), UINT32_C(0x3dafd298),
            UINT32_C(0x3f9b3af9), UINT32_C(0x3b0c25f3),
        } }, { {
            UINT32_C(0x3459b9e8), UINT32_C(0x67c9e76b), UINT32_C(0x13766cae), UINT32_C(0x75025532), UINT32_C(0xbd640d35),
            UINT32_C(0x65bae417), UINT32_C(0x7c413c90),
        } } },
        { { {
            UINT32_C(0x05ab7732), UINT32_C(0x24ff3a09), UINT32_C(0x65e7b90a), UINT32_C(0x19c207eb), UINT32_C(0x708ee45a),
            UINT32_C(0x1d7431bb), UINT32_C(0xb90074dd),
        } }, { {
            UINT32_C(0x3b819ce8), UINT32_C(0x50fb1f55), UINT32_C(0x0d5f2db9), UINT32_C(0x29b6ca76), UINT32_C(0x73fa5846),
            UINT32_C(0x42802f04), UINT32_C(0xfcee53b0),
        } } },
        { { {
            UINT32_C(0x0def4a0b), UINT32_C(0x4dadd82a), UINT32_C(0xb16254f7), UINT32_C(0x76c486b4), UINT32_C(0x653a3c72),
            UINT32_C(0x1ea20305), UINT32_C(0xb6b21c44),
        } }, { {
            UINT32_C(0x619b7f00), UINT32_C(0x4bcbec8c), UINT32_C(0x134f0f21), UINT32_C(0xa997db28), UINT32_C(0xa03d7cae),
            UINT32_C(0xd1359b23), UINT32_C(0x8337b727),
        } } },
        { { {
            UINT32_C(0xb446d56f), UINT32_C(0x39203054), UINT32_C(0x6bba8f32), UINT32_C(0xc11053ef), UINT32_C(0x4238b09d),
            UINT32_C(0xdd137e01), UINT32_C(0x31e8e275),
        } }, { {
            UINT32_C(0x9418b746), UINT32_C(0x17da2665), UINT32_C(0x76741bf1), UINT32_C(0x3be3fe43), UINT32_C(0x418d8ab7),
            UINT32_C(0x31990b24), UINT32_C(0xf6efc1b3),
        } } },
        { { {
            UINT32_C(0x49056d3b), UINT32_C(0x247dba3e), UINT32_C(0xed698c08), UINT32_C(0x908fd7c7), UINT32_C(0xcb5e3243),
            UINT32_C(0x9e57a206), UINT32_C(0x68147b81),
        } }, { {
            UINT32_C(0x86190dd3), UINT32_C(0xf2223751), UINT32_C(0x495ffafb), UINT32_C(0x093f35fb), UINT32_C(0x815030ba),
            UINT32_C(0x0a950f32), UINT32_C(0xb02e3ac0),
        } } },
        { { {
            UINT32_C(0x0ad89ef0), UINT32_C(0x198ad2fa), UINT32_C(0x629d0f56), UINT32_C(0xe067966f), UINT32_C(0x6cafd82c),
            UINT32_C(0x8a9f249c), UINT32_C(0x66d6ee20),
        } }, { {
            UINT32_C(0x625bcc71), UINT32_C(0x1374f00d), UINT32_C(0x22f34f10), UINT32_C(0xd45348b9), UINT32_C(0xc768f72d),
            UINT32_C(0x8be2eca1), UINT32_C(0x155ac128),
        } } },
        { { {
            UINT32_C(0x8c56b7b0), UINT32_C(0xe8498f5a), UINT32_C(0x50b44eae), UINT32_C(0x2bb91f0d), UINT32_C(0x309d565b),
            UINT32_C(0x3ddc24ee), UINT32_C(0x7a52dcef),
        } }, { {
            UINT32_C(0x9d4f0aa2), UINT32_C(0xe949d961), UINT32_C(0x1dcf3888), UINT32_C(0x78f92f26), UINT32_C(0x5121a40e),
            UINT32_C(0x15bc195f), UINT32_C(0x3a3d05cb),
        } } },
    },
    {
        { { {
            UINT32_C(0x9e301e7b), UINT32_C(0xcfb93bb0), UINT32_C(0xe8be8061), UINT32_C(0x7953c49c), UINT32_C(0x74032390),
            UINT32_C(0x551cfa47), UINT32_C(0xf11b6752),
        } }, { {
            UINT32_C(0x3e94775c), UINT32_C(0xf4dbafb1), UINT32_C(0x1ee5155c), UINT32_C(0xd6eced0f), UINT32_C(0xd9c5a0b2),
            UINT32_C(0x5e569327), UINT32_C(0x93337766),
        } } },
        { { {
            UINT32_C(0x3e7a96c9), UINT32_C(0x5eeb6e2a), UINT32_C(0xa4082ae6), UINT32_C(0x686bb649), UINT32_C(0x3efb537e),
            UINT32_C(0x132113c1), UINT32_C(0x007ae159),
        } }, { {
            UINT32_C(0x13f8ab0e), UINT32_C(0x8bc9eee8), UINT32_C(0xd02fdf20), UINT32_C(0x67a800fb), UINT32_C(0x3ecc0106),
            UINT32_C(0x6071fb56), UINT32_C(0xe2ea902a),
        } } },
        { { {
            UINT32_C(0x0d50206d), UINT32_C(0x78f177b9), UINT32_C(0xac534808), UINT32_C(0xe465804b), UINT32_C(0x9372cc94),
            UINT32_C(0x71ccdd49), UINT32_C(0xa7e5164d),
        } }, { {
            UINT32_C(0x9bdd6587), UINT32_C(0xc3b0fa0e), UINT32_C(0x7bffc212), UINT32_C(0x59a1f586), UINT32_C(0x8aeb2768),
            UINT32_C(0xcf90ea34), UINT32_C(0xde605317),
        } } },
        { { {
            UINT32_C(0x98f8350b), UINT32_C(0x75c0e914), UINT32_C(0xe65f3db5), UINT32_C(0x2ad5866b), UINT32_C(0x9b888f41),
            UINT32_C(0x949a028c), UINT32_C(0x1416bdc8),
        } }, { {
            UINT32_C(0x7d279795), UINT32_C(0x4a10c64c), UINT32_C(0x0a6cef45), UINT32_C(0x190f5003), UINT32_C(0x4c9fc0f9),
            UINT32_C(0xef043559), UINT32_C(0x1643e229),
        } } },
        { { {
            UINT32_C(0x8c98f806), UINT32_C(0xeb4c0b57), UINT32_C(0x74eb3a46), UINT32_C(0xae077084), UINT32_C(0xa349b212),
            UINT32_C(0x80faf79d), UINT32_C(0x732016d2),
        } }, { {
            UINT32_C(0xabfdb6b0), UINT32_C(0x5a0e4ba9), UINT32_C(0x4a797c90), UINT32_C(0xb872ad38), UINT32_C(0x5c3ab053),
            UINT32_C(0x10ba27ed), UINT32_C(0xc9358369),
        } } },
        { { {
            UINT32_C(0xabf180a1), UINT32_C(0xc7bdc272), UINT32_C(0x3dc52e2a), UINT32_C(0x94b798c1), UINT32_C(0xde6ee2f6),
            UINT32_C(0x5e949823), UINT32_C(0xc31d364c),
        } }, { {
            UINT32_C(0x991c48d3), UINT32_C(0x040b94de), UINT32_C(0x8279b97b), UINT32_C(0x28643952), UINT32_C(0x5b459915),
            UINT32_C(0x08aff8f6), UINT32_C(0x6cd9d444),
        } } },
        { { {
            UINT32_C(0xf8fe3192), UINT32_C(0xf7912abf), UINT32_C(0x07e078d2), UINT32_C(0xfb6fa56f), UINT32_C(0xb3cc6be1),
            UINT32_C(0x23be7197), UINT32_C(0xd243d8e1),
        } }, { {
            UINT32_C(0xbcf45088), UINT32_C(0xa8b938cc), UINT32_C(0xefcad424), UINT32_C(0x8beac264), UINT32_C(0x65912ce8),
            UINT32_C(0xb41b6021), UINT32_C(0xfc2c4f1b),
        } } },
        { { {
            UINT32_C(0x87a1f683), UINT32_C(0x25826a17), UINT32_C(0x73bf0ee2), UINT32_C(0xdcf22f9f), UINT32_C(0xf6af5df7),
            UINT32_C(0x6e635186), UINT32_C(0xddac31bb),
        } }, { {
            UINT32_C(0x7adaeea8), UINT32_C(0xd7ef80eb), UINT32_C(0xc766d3dd), UINT32_C(0x8da991d7), UINT32_C(0xfb6713a5),
            UINT32_C(0x82ef073f), UINT32_C(0x0537cb25),
        } } },
        { { {
            UINT32_C(0x6fe5f7cb), UINT32_C(0x4e4075a0), UINT32_C(0x7af2a178), UINT32_C(0x6cb2af4f), UINT32_C(0x7f727e75),
            UINT32_C(0x11a662ca), UINT32_C(0xfb287894),
        } }, { {
            UINT32_C(0x4d62de1d), UINT32_C(0x4c5773b8), UINT32_C(0x29fa091d), UINT32_C(0x7ad1bcc8), UINT32_C(0x741f1c61),
            UINT32_C(0xfdbc3c0b), UINT32_C(0xf25eab7e),
        } } },
        { { {
            UINT32_C(0x549587a5), UINT32_C(0x1dbe9e0f), UINT32_C(0x09151bbb), UINT32_C(0x3e820dbe), UINT32_C(0xfd73ce29),
            UINT32_C(0xffed7bb3), UINT32_C(0x533b55ec),
        } }, { {
            UINT32_C(0x952ed39c), UINT32_C(0xe13323d0), UINT32_C(0x5e38b1b6), UINT32_C(0x422cc5f2), UINT32_C(0xa4e2192c),
            UINT32_C(0xf57a460a), UINT32_C(0x76e76314),
        } } },
        { { {
            UINT32_C(0x28d95e1e), UINT32_C(0x87e29977), UINT32_C(0xfebde215), UINT32_C(0x26044b96), UINT32_C(0xec66f4c2),
            UINT32_C(0xbb6c2099), UINT32_C(0x29f878bd),
        } }, { {
            UINT32_C(0x0a0da5df), UINT32_C(0xd572f477), UINT32_C(0x5a0de1cc), UINT32_C(0x41d47a40), UINT32_C(0x9b05ce91),
            UINT32_C(0x2dab59ca), UINT32_C(0x622e2683),
        } } },
        { { {
            UINT32_C(0x00773294), UINT32_C(0xd261ced6), UINT32_C(0x1a4e73de), UINT32_C(0xe47cb9f9), UINT32_C(0x1d0a4df8),
            UINT32_C(0xe81ec101), UINT32_C(0x869641de),
        } }, { {
            UINT32_C(0x234e179b), UINT32_C(0x4926416a), UINT32_C(0x3634732f), UINT32_C(0x0ed46f2a), UINT32_C(0x23d9f329),
            UINT32_C(0x5a5b46d3), UINT32_C(0xef6c156b),
        } } },
        { { {
            UINT32_C(0x12267122), UINT32_C(0x84d5cca3), UINT32_C(0x5d65e65e), UINT32_C(0xee93c7ac), UINT32_C(0x3fe5fb65),
            UINT32_C(0x0e436bdd), UINT32_C(0x2269fed2),
        } }, { {
            UINT32_C(0x06e462cd), UINT32_C(0x465eb4e0), UINT32_C(0x03af2e27), UINT32_C(0xb942ef38), UINT32_C(0x758c65d7),
            UINT32_C(0xa1b94fa1), UINT32_C(0x498ef8bb),
        } } },
        { { {
            UINT32_C(0x8b0c4bc9), UINT32_C(0xbd3d33ef), UINT32_C(0x6a0dd78a), UINT32_C(0x6888bfed), UINT32_C(0xc398ae6e),
            UINT32_C(0x7d3a3650), UINT32_C(0xd74bd0a0),
        } }, { {
            UINT32_C(0xd1a4db15), UINT32_C(0x5778f015), UINT32_C(0x1c5a4e77), UINT32_C(0xcdf191fb), UINT32_C(0xaf56b0ae),
            UINT32_C(0x5a307958), UINT32_C(0x99cfdcbe),
        } } },
        { { {
            UINT32_C(0xaee205b7), UINT32_C(0xc1376f9e), UINT32_C(0x44b5205b), UINT32_C(0x863ae886), UINT32_C(0xfd73c3fe),
            UINT32_C(0x7280147e), UINT32_C(0xe4fb3b4b),
        } }, { {
            UINT32_C(0xca9bf171), UINT32_C(0x7445baa6), UINT32_C(0x8a25a34b), UINT32_C(0xc9daa94b), UINT32_C(0x9d6328de),
            UINT32_C(0x7f1863c5), UINT32_C(0x65c55c33),
        } } },
        { { {
            UINT32_C(0xc270929d), UINT32_C(0x7fdd6228), UINT32_C(0xd7f51afb), UINT32_C(0x8a5236df), UINT32_C(0xee0f95e5),
            UINT32_C(0x1d5eb046), UINT32_C(0x0ee71b17),
        } }, { {
            UINT32_C(0x6c52c694), UINT32_C(0x71d77a6f), UINT32_C(0x8271c62c), UINT32_C(0xc01d266a), UINT32_C(0xa91d5ca1),
            UINT32_C(0xd675b2e1), UINT32_C(0xd6188484),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void secp224k1_base_lookup(secp224k1_affine *r, const secp224k1_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    secp224k1_fe y;

    for (i = 0; i < SECP224K1_TEETH; i++) {
        signs |= (secp224k1_bits(v, (block * SECP224K1_TEETH + i) * SECP224K1_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (SECP224K1_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (SECP224K1_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < SECP224K1_BLOCK_ENTRIES; i++) {
        const secp224k1_limb mask = secp224k1_samew(i, signs);
        secp224k1_pick(&r->x, &secp224k1_base[block][i].x, mask);
        secp224k1_pick(&r->y, &secp224k1_base[block][i].y, mask);
    }
    secp224k1_fe_neg(&y, &r->y);
    secp224k1_fe_select(&r->y, secp224k1_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void secp224k1_point_mul_base(secp224k1_point *r, const secp224k1_sc *k)
{
    secp224k1_limb v[SECP224K1_SIGN_WORDS];
    secp224k1_point total;
    secp224k1_affine addend;
    const uint64_t negate = secp224k1_scalar_odd(v, SECP224K1_SIGN_WORDS, k);
    unsigned int column, block;

    v[SECP224K1_SIGNS / SECP224K1_WORD_BITS] |= (secp224k1_limb)1 << (SECP224K1_SIGNS % SECP224K1_WORD_BITS);
    secp224k1_base_lookup(&addend, v, SECP224K1_BLOCKS - 1, SECP224K1_SPACING - 1, negate);
    secp224k1_point_from_affine(&total, &addend);
    for (column = SECP224K1_SPACING; column-- > 0;) {
        block = SECP224K1_BLOCKS;
        if (column == SECP224K1_SPACING - 1) {
            block--;
        } else {
            secp224k1_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            secp224k1_base_lookup(&addend, v, block, column, negate);
            if (column < 1) {
                secp224k1_point_add_affine(&total, &total, &addend);
            } else {
                (void)secp224k1_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp224k1_wipe(v, sizeof v);
    secp224k1_wipe(&total, sizeof total);
    secp224k1_wipe(&addend, sizeof addend);
    secp224k1_wipe_stack();
}

void secp224k1_point_mul_base_bytes(secp224k1_point *r, const uint8_t k[29])
{
    secp224k1_sc scalar;

    secp224k1_reduce_bytes(&scalar, k, SECP224K1_SC_BYTES);
    secp224k1_point_mul_base(r, &scalar);
    secp224k1_wipe(&scalar, sizeof scalar);
}
