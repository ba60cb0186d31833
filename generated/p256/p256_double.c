/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001). The time depends on the values.
 */
#include "p256_curve_internal.h"

#define P256_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define P256_NAF_ENTRIES 8
#define P256_NAF_BASE_WIDTH 7
#define P256_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if P256_WORD_BITS == 64
static const p256_affine p256_naf_base[P256_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x79e730d418a9143c), UINT64_C(0x75ba95fc5fedb601), UINT64_C(0x79fb732b77622510),
        UINT64_C(0x18905f76a53755c6),
    } }, { {
        UINT64_C(0xddf25357ce95560a), UINT64_C(0x8b4ab8e4ba19e45c), UINT64_C(0xd2e88688dd21f325),
        UINT64_C(0x8571ff1825885d85),
    } } },
    { { {
        UINT64_C(0xffac3f904eebc127), UINT64_C(0xb027f84a087d81fb), UINT64_C(0x66ad77dd87cbbc98),
        UINT64_C(0x26936a3fb6ff747e),
    } }, { {
        UINT64_C(0xb04c5c1fc983a7eb), UINT64_C(0x583e47ad0861fe1a), UINT64_C(0x788208311a2ee98e),
        UINT64_C(0xd5f06a29e587cc07),
    } } },
    { { {
        UINT64_C(0xbe1b8aaec45c61f5), UINT64_C(0x90ec649a94b9537d), UINT64_C(0x941cb5aad076c20c),
        UINT64_C(0xc9079605890523c8),
    } }, { {
        UINT64_C(0xeb309b4ae7ba4f10), UINT64_C(0x73c568efe5eb882b), UINT64_C(0x3540a9877e7a1f68),
        UINT64_C(0x73a076bb2dd1e916),
    } } },
    { { {
        UINT64_C(0x0746354ea0173b4f), UINT64_C(0x2bd20213d23c00f7), UINT64_C(0xf43eaab50c23bb08),
        UINT64_C(0x13ba5119c3123e03),
    } }, { {
        UINT64_C(0x2847d0303f5b9d4d), UINT64_C(0x6742f2f25da67bdd), UINT64_C(0xef933bdc77c94195),
        UINT64_C(0xeaedd9156e240867),
    } } },
    { { {
        UINT64_C(0x75c96e8f264e20e8), UINT64_C(0xabe6bfed59a7a841), UINT64_C(0x2cc09c0444c8eb00),
        UINT64_C(0xe05b3080f0c4e16b),
    } }, { {
        UINT64_C(0x1eb7777aa45f3314), UINT64_C(0x56af7bedce5d45e3), UINT64_C(0x2b6e019a88b12f1a),
        UINT64_C(0x086659cdfd835f9b),
    } } },
    { { {
        UINT64_C(0xea7d260a6245e404), UINT64_C(0x9de407956e7fdfe0), UINT64_C(0x1ff3a4158dac1ab5),
        UINT64_C(0x3e7090f1649c9073),
    } }, { {
        UINT64_C(0x1a7685612b944e88), UINT64_C(0x250f939ee57f61c8), UINT64_C(0x0c0daa891ead643d),
        UINT64_C(0x68930023e125b88e),
    } } },
    { { {
        UINT64_C(0xccc425634b2ed709), UINT64_C(0x0e356769856fd30d), UINT64_C(0xbcbcd43f559e9811),
        UINT64_C(0x738477ac5395b759),
    } }, { {
        UINT64_C(0x35752b90c00ee17f), UINT64_C(0x68748390742ed2e3), UINT64_C(0x7cd06422bd1f5bc1),
        UINT64_C(0xfbc08769c9e7b797),
    } } },
    { { {
        UINT64_C(0x72bcd8b7bc60055b), UINT64_C(0x03cc23ee56e27e4b), UINT64_C(0xee337424e4819370),
        UINT64_C(0xe2aa0e430ad3da09),
    } }, { {
        UINT64_C(0x40b8524f6383c45d), UINT64_C(0xd766355442a41b25), UINT64_C(0x64efa6de778a4797),
        UINT64_C(0x2042170a7079adf4),
    } } },
    { { {
        UINT64_C(0x97091dcbd53c5c9d), UINT64_C(0xf17624b6ac0a177b), UINT64_C(0xb0f139752cfe2dff),
        UINT64_C(0xc1a35c0a6c7a574e),
    } }, { {
        UINT64_C(0x227d314693e79987), UINT64_C(0x0575bf30e89cb80e), UINT64_C(0x2f4e247f0d1883bb),
        UINT64_C(0xebd512263274c3d0),
    } } },
    { { {
        UINT64_C(0xfea912baa5659ae8), UINT64_C(0x68363aba25e1a16e), UINT64_C(0xb8842277752c41ac),
        UINT64_C(0xfe545c282897c3fc),
    } }, { {
        UINT64_C(0x2d36e9e7dc4c696b), UINT64_C(0x5806244afba977c5), UINT64_C(0x85665e9be39508c1),
        UINT64_C(0xf720ee256d12597b),
    } } },
    { { {
        UINT64_C(0x562e4cecc135b208), UINT64_C(0x74e1b2654783f47d), UINT64_C(0x6d2a506c5a3f3b30),
        UINT64_C(0xecead9f4c16762fc),
    } }, { {
        UINT64_C(0xf29dd4b2e286e5b9), UINT64_C(0x1b0fadc083bb3c61), UINT64_C(0x7a75023e7fac29a4),
        UINT64_C(0xc086d5f1c9477fa3),
    } } },
    { { {
        UINT64_C(0xf4f876532de45068), UINT64_C(0x37c7a7e89e2e1f6e), UINT64_C(0xd0825fa2a3584069),
        UINT64_C(0xaf2cea7c1727bf42),
    } }, { {
        UINT64_C(0x0360a4fb9e4785a9), UINT64_C(0xe5fda49c27299f4a), UINT64_C(0x48068e1371ac2f71),
        UINT64_C(0x83d0687b9077666f),
    } } },
    { { {
        UINT64_C(0xa4a319acd837879f), UINT64_C(0x6fc1b49eed6b67b0), UINT64_C(0xe395993332f1f3af),
        UINT64_C(0x966742eb65432a2e),
    } }, { {
        UINT64_C(0x4b8dc9feb4966228), UINT64_C(0x96cc631243f43950), UINT64_C(0x12068859c9b731ee),
        UINT64_C(0x7b948dc356f79968),
    } } },
    { { {
        UINT64_C(0x042c2af497e2feb4), UINT64_C(0xd36a42d7aebf7313), UINT64_C(0x49d2c9eb084ffdd7),
        UINT64_C(0x9f8aa54b2ef7c76a),
    } }, { {
        UINT64_C(0x9200b7ba09895e70), UINT64_C(0x3bd0c66fddb7fb58), UINT64_C(0x2d97d10878eb4cbb),
        UINT64_C(0x2d431068d84bde31),
    } } },
    { { {
        UINT64_C(0x5e5db46acb66e132), UINT64_C(0xf1be963a0d925880), UINT64_C(0x944a70270317b9e2),
        UINT64_C(0xe266f95948603d48),
    } }, { {
        UINT64_C(0x98db66735c208899), UINT64_C(0x90472447a2fb18a3), UINT64_C(0x8a966939777c619f),
        UINT64_C(0x3798142a2a3be21b),
    } } },
    { { {
        UINT64_C(0xe2f73c696755ff89), UINT64_C(0xdd3cf7e7473017e6), UINT64_C(0x8ef5689d3cf7600d),
        UINT64_C(0x948dc4f8b1fc87b4),
    } }, { {
        UINT64_C(0xd9e9fe814ea53299), UINT64_C(0x2d921ca298eb6028), UINT64_C(0xfaecedfd0c9803fc),
        UINT64_C(0xf38ae8914d7b4745),
    } } },
    { { {
        UINT64_C(0x871514560f664534), UINT64_C(0x85ceae7c4b68f103), UINT64_C(0xac09c4ae65578ab9),
        UINT64_C(0x33ec6868f044b10c),
    } }, { {
        UINT64_C(0x6ac4832b3a8ec1f1), UINT64_C(0x5509d1285847d5ef), UINT64_C(0xf909604f763f1574),
        UINT64_C(0xb16c4303c32f63c4),
    } } },
    { { {
        UINT64_C(0xfd16847fdec67ef5), UINT64_C(0x742ee464233e76b7), UINT64_C(0x0b8e4134efc2b4c8),
        UINT64_C(0xca640b8642a3e521),
    } }, { {
        UINT64_C(0x653a01908ceb6aa9), UINT64_C(0x313c300c547852d5), UINT64_C(0x24e4ab126b237af7),
        UINT64_C(0x2ba901628bb47af8),
    } } },
    { { {
        UINT64_C(0x00467bc58cce08b5), UINT64_C(0xb636458c7f178d55), UINT64_C(0xc5748baea677d806),
        UINT64_C(0x2763a387dfa394eb),
    } }, { {
        UINT64_C(0xa12b448a7d3cebb6), UINT64_C(0xe7adda3e6f20d850), UINT64_C(0xf63ebce51558462c),
        UINT64_C(0x58b36143620088a8),
    } } },
    { { {
        UINT64_C(0xa9d89488a059c142), UINT64_C(0x6f5ae714ff0b9346), UINT64_C(0x068f237d16fb3664),
        UINT64_C(0x5853e4c4363186ac),
    } }, { {
        UINT64_C(0xe2d87d2363c52f98), UINT64_C(0x2ec4a76681828876), UINT64_C(0x47b864fae14e7b1c),
        UINT64_C(0x0c0bc0e569192408),
    } } },
    { { {
        UINT64_C(0x624d60492ed22e91), UINT64_C(0x6fdfe0b56f072822), UINT64_C(0xeeca111539ce2271),
        UINT64_C(0x98100a4fdb01614f),
    } }, { {
        UINT64_C(0xb6b0daa2a35c628f), UINT64_C(0xb6f94d2ec87e9a47), UINT64_C(0xc67732591d57d9ce),
        UINT64_C(0xf70bfeec03884a7b),
    } } },
    { { {
        UINT64_C(0x4ff23ffd248a7d06), UINT64_C(0x80c5bfb4878873fa), UINT64_C(0xb7d9ad9005745981),
        UINT64_C(0x179c85db3db01994),
    } }, { {
        UINT64_C(0xba41b06261a6966c), UINT64_C(0x4d82d052eadce5a8), UINT64_C(0x9e91cd3ba5e6a318),
        UINT64_C(0x47795f4f95b2dda0),
    } } },
    { { {
        UINT64_C(0x1ee426ccd5cd79bf), UINT64_C(0x0032940b946c6e18), UINT64_C(0x1b1e8ae057477f58),
        UINT64_C(0xe94f7d346d823278),
    } }, { {
        UINT64_C(0xc747cb96782ba21a), UINT64_C(0xc5254469f72b33a5), UINT64_C(0x772ef6dec7f80c81),
        UINT64_C(0xd73acbfe2cd9e6b5),
    } } },
    { { {
        UINT64_C(0x283c7513caa76097), UINT64_C(0x0a624fa936c83906), UINT64_C(0x6b20afec715af2c7),
        UINT64_C(0x4b969974eba78bfd),
    } }, { {
        UINT64_C(0x220755ccd921d60e), UINT64_C(0x9b944e107baeca13), UINT64_C(0x04819d515ded93d4),
        UINT64_C(0x9bbff86e6dddfd27),
    } } },
    { { {
        UINT64_C(0x21950b421ff6acd3), UINT64_C(0xffe7048453dc6909), UINT64_C(0xff4cd0b228766127),
        UINT64_C(0xabdbe6084fb7db2b),
    } }, { {
        UINT64_C(0x837c92285e1109e8), UINT64_C(0x26147d27f4645b5a), UINT64_C(0x4d78f592f7818ed8),
        UINT64_C(0xd394077ef247fa36),
    } } },
    { { {
        UINT64_C(0x508cec1c3b3f64c9), UINT64_C(0xe20bc0ba1e5edf3f), UINT64_C(0xda1deb852f4318d4),
        UINT64_C(0xd20ebe0d5c3fa443),
    } }, { {
        UINT64_C(0x370b4ea773241ea3), UINT64_C(0x61f1511c5e1a5f65), UINT64_C(0x99a5e23d82681c62),
        UINT64_C(0xd731e383a2f54c2d),
    } } },
    { { {
        UINT64_C(0x97359638546c4d8d), UINT64_C(0x5f9c3fc492f24679), UINT64_C(0x912e8beda8c8acd9),
        UINT64_C(0xec3a318d306634b0),
    } }, { {
        UINT64_C(0x80167f41c31cb264), UINT64_C(0x3db82f6f522113f2), UINT64_C(0xb155bcd2dcafe197),
        UINT64_C(0xfba1da5943465283),
    } } },
    { { {
        UINT64_C(0x258bbbf9e7305683), UINT64_C(0x31eea5bf07ef5be6), UINT64_C(0x0deb0e4a46c814c1),
        UINT64_C(0x5cee8449a7b730dd),
    } }, { {
        UINT64_C(0xeab495c5a0182bde), UINT64_C(0xee759f879e27a6b4), UINT64_C(0xc2cf6a6880e518ca),
        UINT64_C(0x25e8013ff14cf3f4),
    } } },
    { { {
        UINT64_C(0x3ec832e77acaca28), UINT64_C(0x1bfeea57c7385b29), UINT64_C(0x068212e3fd1eaf38),
        UINT64_C(0xc13298306acf8ccc),
    } }, { {
        UINT64_C(0xb909f2db2aac9e59), UINT64_C(0x5748060db661782a), UINT64_C(0xc5ab2632c79b7a01),
        UINT64_C(0xda44c6c600017626),
    } } },
    { { {
        UINT64_C(0x69d44ed65c46aa8e), UINT64_C(0x2100d5d3a8d063d1), UINT64_C(0xcb9727eaa2d17c36),
        UINT64_C(0x4c2bab1b8add53b7),
    } }, { {
        UINT64_C(0xa084e90c15426704), UINT64_C(0x778afcd3a837ebea), UINT64_C(0x6651f7017ce477f8),
        UINT64_C(0xa062499846fb7a8b),
    } } },
    { { {
        UINT64_C(0x3667eb1a7f4c04cc), UINT64_C(0x59556621a9404f84), UINT64_C(0x71cdf6537eceb50a),
        UINT64_C(0x994a44a69b8335fa),
    } }, { {
        UINT64_C(0xd7faf819dbeb9b69), UINT64_C(0x473c5680eed4350d), UINT64_C(0xb6658466da44bba2),
        UINT64_C(0x0d1bc780872bdbf3),
    } } },
    { { {
        UINT64_C(0xb8d3d9319ff91fe5), UINT64_C(0x039c4800f0518eed), UINT64_C(0x95c376329182cb26),
        UINT64_C(0x0763a43482fc568d),
    } }, { {
        UINT64_C(0x707c04d5383e76ba), UINT64_C(0xac98b930824e8197), UINT64_C(0x92bf7c8f91230de0),
        UINT64_C(0x90876a0140959b70),
    } } },
};
#elif P256_WORD_BITS == 32
static const p256_affine p256_naf_base[P256_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0x18a9143c), UINT32_C(0x79e730d4), UINT32_C(0x5fedb601), UINT32_C(0x75ba95fc), UINT32_C(0x77622510),
        UINT32_C(0x79fb732b), UINT32_C(0xa53755c6), UINT32_C(0x18905f76),
    } }, { {
        UINT32_C(0xce95560a), UINT32_C(0xddf25357), UINT32_C(0xba19e45c), UINT32_C(0x8b4ab8e4), UINT32_C(0xdd21f325),
        UINT32_C(0xd2e88688), UINT32_C(0x25885d85), UINT32_C(0x8571ff18),
    } } },
    { { {
        UINT32_C(0x4eebc127), UINT32_C(0xffac3f90), UINT32_C(0x087d81fb), UINT32_C(0xb027f84a), UINT32_C(0x87cbbc98),
        UINT32_C(0x66ad77dd), UINT32_C(0xb6ff747e), UINT32_C(0x26936a3f),
    } }, { {
        UINT32_C(0xc983a7eb), UINT32_C(0xb04c5c1f), UINT32_C(0x0861fe1a), UINT32_C(0x583e47ad), UINT32_C(0x1a2ee98e),
        UINT32_C(0x78820831), UINT32_C(0xe587cc07), UINT32_C(0xd5f06a29),
    } } },
    { { {
        UINT32_C(0xc45c61f5), UINT32_C(0xbe1b8aae), UINT32_C(0x94b9537d), UINT32_C(0x90ec649a), UINT32_C(0xd076c20c),
        UINT32_C(0x941cb5aa), UINT32_C(0x890523c8), UINT32_C(0xc9079605),
    } }, { {
        UINT32_C(0xe7ba4f10), UINT32_C(0xeb309b4a), UINT32_C(0xe5eb882b), UINT32_C(0x73c568ef), UINT32_C(0x7e7a1f68),
        UINT32_C(0x3540a987), UINT32_C(0x2dd1e916), UINT32_C(0x73a076bb),
    } } },
    { { {
        UINT32_C(0xa0173b4f), UINT32_C(0x0746354e), UINT32_C(0xd23c00f7), UINT32_C(0x2bd20213), UINT32_C(0x0c23bb08),
        UINT32_C(0xf43eaab5), UINT32_C(0xc3123e03), UINT32_C(0x13ba5119),
    } }, { {
        UINT32_C(0x3f5b9d4d), UINT32_C(0x2847d030), UINT32_C(0x5da67bdd), UINT32_C(0x6742f2f2), UINT32_C(0x77c94195),
        UINT32_C(0xef933bdc), UINT32_C(0x6e240867), UINT32_C(0xeaedd915),
    } } },
    { { {
        UINT32_C(0x264e20e8), UINT32_C(0x75c96e8f), UINT32_C(0x59a7a841), UINT32_C(0xabe6bfed), UINT32_C(0x44c8eb00),
        UINT32_C(0x2cc09c04), UINT32_C(0xf0c4e16b), UINT32_C(0xe05b3080),
    } }, { {
        UINT32_C(0xa45f3314), UINT32_C(0x1eb7777a), UINT32_C(0xce5d45e3), UINT32_C(0x56af7bed), UINT32_C(0x88b12f1a),
        UINT32_C(0x2b6e019a), UINT32_C(0xfd835f9b), UINT32_C(0x086659cd),
    } } },
    { { {
        UINT32_C(0x6245e404), UINT32_C(0xea7d260a), UINT32_C(0x6e7fdfe0), UINT32_C(0x9de40795), UINT32_C(0x8dac1ab5),
        UINT32_C(0x1ff3a415), UINT32_C(0x649c9073), UINT32_C(0x3e7090f1),
    } }, { {
        UINT32_C(0x2b944e88), UINT32_C(0x1a768561), UINT32_C(0xe57f61c8), UINT32_C(0x250f939e), UINT32_C(0x1ead643d),
        UINT32_C(0x0c0daa89), UINT32_C(0xe125b88e), UINT32_C(0x68930023),
    } } },
    { { {
        UINT32_C(0x4b2ed709), UINT32_C(0xccc42563), UINT32_C(0x856fd30d), UINT32_C(0x0e356769), UINT32_C(0x559e9811),
        UINT32_C(0xbcbcd43f), UINT32_C(0x5395b759), UINT32_C(0x738477ac),
    } }, { {
        UINT32_C(0xc00ee17f), UINT32_C(0x35752b90), UINT32_C(0x742ed2e3), UINT32_C(0x68748390), UINT32_C(0xbd1f5bc1),
        UINT32_C(0x7cd06422), UINT32_C(0xc9e7b797), UINT32_C(0xfbc08769),
    } } },
    { { {
        UINT32_C(0xbc60055b), UINT32_C(0x72bcd8b7), UINT32_C(0x56e27e4b), UINT32_C(0x03cc23ee), UINT32_C(0xe4819370),
        UINT32_C(0xee337424), UINT32_C(0x0ad3da09), UINT32_C(0xe2aa0e43),
    } }, { {
        UINT32_C(0x6383c45d), UINT32_C(0x40b8524f), UINT32_C(0x42a41b25), UINT32_C(0xd7663554), UINT32_C(0x778a4797),
        UINT32_C(0x64efa6de), UINT32_C(0x7079adf4), UINT32_C(0x2042170a),
    } } },
    { { {
        UINT32_C(0xd53c5c9d), UINT32_C(0x97091dcb), UINT32_C(0xac0a177b), UINT32_C(0xf17624b6), UINT32_C(0x2cfe2dff),
        UINT32_C(0xb0f13975), UINT32_C(0x6c7a574e), UINT32_C(0xc1a35c0a),
    } }, { {
        UINT32_C(0x93e79987), UINT32_C(0x227d3146), UINT32_C(0xe89cb80e), UINT32_C(0x0575bf30), UINT32_C(0x0d1883bb),
        UINT32_C(0x2f4e247f), UINT32_C(0x3274c3d0), UINT32_C(0xebd51226),
    } } },
    { { {
        UINT32_C(0xa5659ae8), UINT32_C(0xfea912ba), UINT32_C(0x25e1a16e), UINT32_C(0x68363aba), UINT32_C(0x752c41ac),
        UINT32_C(0xb8842277), UINT32_C(0x2897c3fc), UINT32_C(0xfe545c28),
    } }, { {
        UINT32_C(0xdc4c696b), UINT32_C(0x2d36e9e7), UINT32_C(0xfba977c5), UINT32_C(0x5806244a), UINT32_C(0xe39508c1),
        UINT32_C(0x85665e9b), UINT32_C(0x6d12597b), UINT32_C(0xf720ee25),
    } } },
    { { {
        UINT32_C(0xc135b208), UINT32_C(0x562e4cec), UINT32_C(0x4783f47d), UINT32_C(0x74e1b265), UINT32_C(0x5a3f3b30),
        UINT32_C(0x6d2a506c), UINT32_C(0xc16762fc), UINT32_C(0xecead9f4),
    } }, { {
        UINT32_C(0xe286e5b9), UINT32_C(0xf29dd4b2), UINT32_C(0x83bb3c61), UINT32_C(0x1b0fadc0), UINT32_C(0x7fac29a4),
        UINT32_C(0x7a75023e), UINT32_C(0xc9477fa3), UINT32_C(0xc086d5f1),
    } } },
    { { {
        UINT32_C(0x2de45068), UINT32_C(0xf4f87653), UINT32_C(0x9e2e1f6e), UINT32_C(0x37c7a7e8), UINT32_C(0xa3584069),
        UINT32_C(0xd0825fa2), UINT32_C(0x1727bf42), UINT32_C(0xaf2cea7c),
    } }, { {
        UINT32_C(0x9e4785a9), UINT32_C(0x0360a4fb), UINT32_C(0x27299f4a), UINT32_C(0xe5fda49c), UINT32_C(0x71ac2f71),
        UINT32_C(0x48068e13), UINT32_C(0x9077666f), UINT32_C(0x83d0687b),
    } } },
    { { {
        UINT32_C(0xd837879f), UINT32_C(0xa4a319ac), UINT32_C(0xed6b67b0), UINT32_C(0x6fc1b49e), UINT32_C(0x32f1f3af),
        UINT32_C(0xe3959933), UINT32_C(0x65432a2e), UINT32_C(0x966742eb),
    } }, { {
        UINT32_C(0xb4966228), UINT32_C(0x4b8dc9fe), UINT32_C(0x43f43950), UINT32_C(0x96cc6312), UINT32_C(0xc9b731ee),
        UINT32_C(0x12068859), UINT32_C(0x56f79968), UINT32_C(0x7b948dc3),
    } } },
    { { {
        UINT32_C(0x97e2feb4), UINT32_C(0x042c2af4), UINT32_C(0xaebf7313), UINT32_C(0xd36a42d7), UINT32_C(0x084ffdd7),
        UINT32_C(0x49d2c9eb), UINT32_C(0x2ef7c76a), UINT32_C(0x9f8aa54b),
    } }, { {
        UINT32_C(0x09895e70), UINT32_C(0x9200b7ba), UINT32_C(0xddb7fb58), UINT32_C(0x3bd0c66f), UINT32_C(0x78eb4cbb),
        UINT32_C(0x2d97d108), UINT32_C(0xd84bde31), UINT32_C(0x2d431068),
    } } },
    { { {
        UINT32_C(0xcb66e132), UINT32_C(0x5e5db46a), UINT32_C(0x0d925880), UINT32_C(0xf1be963a), UINT32_C(0x0317b9e2),
        UINT32_C(0x944a7027), UINT32_C(0x48603d48), UINT32_C(0xe266f959),
    } }, { {
        UINT32_C(0x5c208899), UINT32_C(0x98db6673), UINT32_C(0xa2fb18a3), UINT32_C(0x90472447), UINT32_C(0x777c619f),
        UINT32_C(0x8a966939), UINT32_C(0x2a3be21b), UINT32_C(0x3798142a),
    } } },
    { { {
        UINT32_C(0x6755ff89), UINT32_C(0xe2f73c69), UINT32_C(0x473017e6), UINT32_C(0xdd3cf7e7), UINT32_C(0x3cf7600d),
        UINT32_C(0x8ef5689d), UINT32_C(0xb1fc87b4), UINT32_C(0x948dc4f8),
    } }, { {
        UINT32_C(0x4ea53299), UINT32_C(0xd9e9fe81), UINT32_C(0x98eb6028), UINT32_C(0x2d921ca2), UINT32_C(0x0c9803fc),
        UINT32_C(0xfaecedfd), UINT32_C(0x4d7b4745), UINT32_C(0xf38ae891),
    } } },
    { { {
        UINT32_C(0x0f664534), UINT32_C(0x87151456), UINT32_C(0x4b68f103), UINT32_C(0x85ceae7c), UINT32_C(0x65578ab9),
        UINT32_C(0xac09c4ae), UINT32_C(0xf044b10c), UINT32_C(0x33ec6868),
    } }, { {
        UINT32_C(0x3a8ec1f1), UINT32_C(0x6ac4832b), UINT32_C(0x5847d5ef), UINT32_C(0x5509d128), UINT32_C(0x763f1574),
        UINT32_C(0xf909604f), UINT32_C(0xc32f63c4), UINT32_C(0xb16c4303),
    } } },
    { { {
        UINT32_C(0xdec67ef5), UINT32_C(0xfd16847f), UINT32_C(0x233e76b7), UINT32_C(0x742ee464), UINT32_C(0xefc2b4c8),
        UINT32_C(0x0b8e4134), UINT32_C(0x42a3e521), UINT32_C(0xca640b86),
    } }, { {
        UINT32_C(0x8ceb6aa9), UINT32_C(0x653a0190), UINT32_C(0x547852d5), UINT32_C(0x313c300c), UINT32_C(0x6b237af7),
        UINT32_C(0x24e4ab12), UINT32_C(0x8bb47af8), UINT32_C(0x2ba90162),
    } } },
    { { {
        UINT32_C(0x8cce08b5), UINT32_C(0x00467bc5), UINT32_C(0x7f178d55), UINT32_C(0xb636458c), UINT32_C(0xa677d806),
        UINT32_C(0xc5748bae), UINT32_C(0xdfa394eb), UINT32_C(0x2763a387),
    } }, { {
        UINT32_C(0x7d3cebb6), UINT32_C(0xa12b448a), UINT32_C(0x6f20d850), UINT32_C(0xe7adda3e), UINT32_C(0x1558462c),
        UINT32_C(0xf63ebce5), UINT32_C(0x620088a8), UINT32_C(0x58b36143),
    } } },
    { { {
        UINT32_C(0xa059c142), UINT32_C(0xa9d89488), UINT32_C(0xff0b9346), UINT32_C(0x6f5ae714), UINT32_C(0x16fb3664),
        UINT32_C(0x068f237d), UINT32_C(0x363186ac), UINT32_C(0x5853e4c4),
    } }, { {
        UINT32_C(0x63c52f98), UINT32_C(0xe2d87d23), UINT32_C(0x81828876), UINT32_C(0x2ec4a766), UINT32_C(0xe14e7b1c),
        UINT32_C(0x47b864fa), UINT32_C(0x69192408), UINT32_C(0x0c0bc0e5),
    } } },
    { { {
        UINT32_C(0x2ed22e91), UINT32_C(0x624d6049), UINT32_C(0x6f072822), UINT32_C(0x6fdfe0b5), UINT32_C(0x39ce2271),
        UINT32_C(0xeeca1115), UINT32_C(0xdb01614f), UINT32_C(0x98100a4f),
    } }, { {
        UINT32_C(0xa35c628f), UINT32_C(0xb6b0daa2), UINT32_C(0xc87e9a47), UINT32_C(0xb6f94d2e), UINT32_C(0x1d57d9ce),
        UINT32_C(0xc6773259), UINT32_C(0x03884a7b), UINT32_C(0xf70bfeec),
    } } },
    { { {
        UINT32_C(0x248a7d06), UINT32_C(0x4ff23ffd), UINT32_C(0x878873fa), UINT32_C(0x80c5bfb4), UINT32_C(0x05745981),
        UINT32_C(0xb7d9ad90), UINT32_C(0x3db01994), UINT32_C(0x179c85db),
    } }, { {
        UINT32_C(0x61a6966c), UINT32_C(0xba41b062), UINT32_C(0xeadce5a8), UINT32_C(0x4d82d052), UINT32_C(0xa5e6a318),
        UINT32_C(0x9e91cd3b), UINT32_C(0x95b2dda0), UINT32_C(0x47795f4f),
    } } },
    { { {
        UINT32_C(0xd5cd79bf), UINT32_C(0x1ee426cc), UINT32_C(0x946c6e18), UINT32_C(0x0032940b), UINT32_C(0x57477f58),
        UINT32_C(0x1b1e8ae0), UINT32_C(0x6d823278), UINT32_C(0xe94f7d34),
    } }, { {
        UINT32_C(0x782ba21a), UINT32_C(0xc747cb96), UINT32_C(0xf72b33a5), UINT32_C(0xc5254469), UINT32_C(0xc7f80c81),
        UINT32_C(0x772ef6de), UINT32_C(0x2cd9e6b5), UINT32_C(0xd73acbfe),
    } } },
    { { {
        UINT32_C(0xcaa76097), UINT32_C(0x283c7513), UINT32_C(0x36c83906), UINT32_C(0x0a624fa9), UINT32_C(0x715af2c7),
        UINT32_C(0x6b20afec), UINT32_C(0xeba78bfd), UINT32_C(0x4b969974),
    } }, { {
        UINT32_C(0xd921d60e), UINT32_C(0x220755cc), UINT32_C(0x7baeca13), UINT32_C(0x9b944e10), UINT32_C(0x5ded93d4),
        UINT32_C(0x04819d51), UINT32_C(0x6dddfd27), UINT32_C(0x9bbff86e),
    } } },
    { { {
        UINT32_C(0x1ff6acd3), UINT32_C(0x21950b42), UINT32_C(0x53dc6909), UINT32_C(0xffe70484), UINT32_C(0x28766127),
        UINT32_C(0xff4cd0b2), UINT32_C(0x4fb7db2b), UINT32_C(0xabdbe608),
    } }, { {
        UINT32_C(0x5e1109e8), UINT32_C(0x837c9228), UINT32_C(0xf4645b5a), UINT32_C(0x26147d27), UINT32_C(0xf7818ed8),
        UINT32_C(0x4d78f592), UINT32_C(0xf247fa36), UINT32_C(0xd394077e),
    } } },
    { { {
        UINT32_C(0x3b3f64c9), UINT32_C(0x508cec1c), UINT32_C(0x1e5edf3f), UINT32_C(0xe20bc0ba), UINT32_C(0x2f4318d4),
        UINT32_C(0xda1deb85), UINT32_C(0x5c3fa443), UINT32_C(0xd20ebe0d),
    } }, { {
        UINT32_C(0x73241ea3), UINT32_C(0x370b4ea7), UINT32_C(0x5e1a5f65), UINT32_C(0x61f1511c), UINT32_C(0x82681c62),
        UINT32_C(0x99a5e23d), UINT32_C(0xa2f54c2d), UINT32_C(0xd731e383),
    } } },
    { { {
        UINT32_C(0x546c4d8d), UINT32_C(0x97359638), UINT32_C(0x92f24679), UINT32_C(0x5f9c3fc4), UINT32_C(0xa8c8acd9),
        UINT32_C(0x912e8bed), UINT32_C(0x306634b0), UINT32_C(0xec3a318d),
    } }, { {
        UINT32_C(0xc31cb264), UINT32_C(0x80167f41), UINT32_C(0x522113f2), UINT32_C(0x3db82f6f), UINT32_C(0xdcafe197),
        UINT32_C(0xb155bcd2), UINT32_C(0x43465283), UINT32_C(0xfba1da59),
    } } },
    { { {
        UINT32_C(0xe7305683), UINT32_C(0x258bbbf9), UINT32_C(0x07ef5be6), UINT32_C(0x31eea5bf), UINT32_C(0x46c814c1),
        UINT32_C(0x0deb0e4a), UINT32_C(0xa7b730dd), UINT32_C(0x5cee8449),
    } }, { {
        UINT32_C(0xa0182bde), UINT32_C(0xeab495c5), UINT32_C(0x9e27a6b4), UINT32_C(0xee759f87), UINT32_C(0x80e518ca),
        UINT32_C(0xc2cf6a68), UINT32_C(0xf14cf3f4), UINT32_C(0x25e8013f),
    } } },
    { { {
        UINT32_C(0x7acaca28), UINT32_C(0x3ec832e7), UINT32_C(0xc7385b29), UINT32_C(0x1bfeea57), UINT32_C(0xfd1eaf38),
        UINT32_C(0x068212e3), UINT32_C(0x6acf8ccc), UINT32_C(0xc1329830),
    } }, { {
        UINT32_C(0x2aac9e59), UINT32_C(0xb909f2db), UINT32_C(0xb661782a), UINT32_C(0x5748060d), UINT32_C(0xc79b7a01),
        UINT32_C(0xc5ab2632), UINT32_C(0x00017626), UINT32_C(0xda44c6c6),
    } } },
    { { {
        UINT32_C(0x5c46aa8e), UINT32_C(0x69d44ed6), UINT32_C(0xa8d063d1), UINT32_C(0x2100d5d3), UINT32_C(0xa2d17c36),
        UINT32_C(0xcb9727ea), UINT32_C(0x8add53b7), UINT32_C(0x4c2bab1b),
    } }, { {
        UINT32_C(0x15426704), UINT32_C(0xa084e90c), UINT32_C(0xa837ebea), UINT32_C(0x778afcd3), UINT32_C(0x7ce477f8),
        UINT32_C(0x6651f701), UINT32_C(0x46fb7a8b), UINT32_C(0xa0624998),
    } } },
    { { {
        UINT32_C(0x7f4c04cc), UINT32_C(0x3667eb1a), UINT32_C(0xa9404f84), UINT32_C(0x59556621), UINT32_C(0x7eceb50a),
        UINT32_C(0x71cdf653), UINT32_C(0x9b8335fa), UINT32_C(0x994a44a6),
    } }, { {
        UINT32_C(0xdbeb9b69), UINT32_C(0xd7faf819), UINT32_C(0xeed4350d), UINT32_C(0x473c5680), UINT32_C(0xda44bba2),
        UINT32_C(0xb6658466), UINT32_C(0x872bdbf3), UINT32_C(0x0d1bc780),
    } } },
    { { {
        UINT32_C(0x9ff91fe5), UINT32_C(0xb8d3d931), UINT32_C(0xf0518eed), UINT32_C(0x039c4800), UINT32_C(0x9182cb26),
        UINT32_C(0x95c37632), UINT32_C(0x82fc568d), UINT32_C(0x0763a434),
    } }, { {
        UINT32_C(0x383e76ba), UINT32_C(0x707c04d5), UINT32_C(0x824e8197), UINT32_C(0xac98b930), UINT32_C(0x91230de0),
        UINT32_C(0x92bf7c8f), UINT32_C(0x40959b70), UINT32_C(0x90876a01),
    } } },
};
#endif

static void p256_scalar_naf(signed char digits[][P256_NAF_LENGTH], const p256_sc *k, unsigned int width)
{
    p256_limb v[P256_NAF_WORDS];

    p256_scalar_plain(v, P256_NAF_WORDS, k);
    p256_naf(digits[0], v, width);
}

void p256_point_mul_double_vartime(p256_point *r, const p256_sc *k, const p256_point *p, const p256_sc *l)
{
    signed char digits[2][P256_NAF_LENGTH]; /* of k, then of l */
    p256_point table[1][P256_NAF_ENTRIES], twice, total;
    unsigned int i;

    p256_scalar_naf(digits, k, P256_NAF_WIDTH);
    p256_scalar_naf(digits + 1, l, P256_NAF_BASE_WIDTH);
    table[0][0] = *p;
    p256_point_dbl(&twice, p);
    for (i = 1; i < P256_NAF_ENTRIES; i++) {
        (void)p256_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    p256_point_neutral(&total);
    for (i = P256_NAF_LENGTH; i-- > 0;) {
        p256_point_dbl(&total, &total);
        p256_add_digit(&total, table[0], digits[0][i]);
        p256_add_base_digit(&total, p256_naf_base, digits[1][i]);
    }
    *r = total;
}
