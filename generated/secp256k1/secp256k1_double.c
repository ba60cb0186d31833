/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001), half as long by the endomorphism, for halves of both. The time depends on the values.
 */
#include "secp256k1_curve_internal.h"

#define SECP256K1_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define SECP256K1_NAF_ENTRIES 8
#define SECP256K1_NAF_BASE_WIDTH 7
#define SECP256K1_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if SECP256K1_WORD_BITS == 64
static const secp256k1_affine secp256k1_naf_base[SECP256K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x59f2815b16f81798), UINT64_C(0x029bfcdb2dce28d9), UINT64_C(0x55a06295ce870b07),
        UINT64_C(0x79be667ef9dcbbac),
    } }, { {
        UINT64_C(0x9c47d08ffb10d4b8), UINT64_C(0xfd17b448a6855419), UINT64_C(0x5da4fbfc0e1108a8),
        UINT64_C(0x483ada7726a3c465),
    } } },
    { { {
        UINT64_C(0x8601f113bce036f9), UINT64_C(0xb531c845836f99b0), UINT64_C(0x49344f85f89d5229),
        UINT64_C(0xf9308a019258c310),
    } }, { {
        UINT64_C(0x6cb9fd7584b8e672), UINT64_C(0x6500a99934c2231b), UINT64_C(0x0fe337e62a37f356),
        UINT64_C(0x388f7b0f632de814),
    } } },
    { { {
        UINT64_C(0xcba8d569b240efe4), UINT64_C(0xe88b84bddc619ab7), UINT64_C(0x55b4a7250a5c5128),
        UINT64_C(0x2f8bde4d1a072093),
    } }, { {
        UINT64_C(0xdca87d3aa6ac62d6), UINT64_C(0xf788271bab0d6840), UINT64_C(0xd4dba9dda6c9c426),
        UINT64_C(0xd8ac222636e5e3d6),
    } } },
    { { {
        UINT64_C(0xe92bddedcac4f9bc), UINT64_C(0x3d419b7e0330e39c), UINT64_C(0xa398f365f2ea7a0e),
        UINT64_C(0x5cbdf0646e5db4ea),
    } }, { {
        UINT64_C(0xa5082628087264da), UINT64_C(0xa813d0b813fde7b5), UINT64_C(0xa3178d6d861a54db),
        UINT64_C(0x6aebca40ba255960),
    } } },
    { { {
        UINT64_C(0xc35f110dfc27ccbe), UINT64_C(0xe09796974c57e714), UINT64_C(0x09ad178a9f559abd),
        UINT64_C(0xacd484e2f0c7f653),
    } }, { {
        UINT64_C(0x05cc262ac64f9c37), UINT64_C(0xadd888a4375f8e0f), UINT64_C(0x64380971763b61e9),
        UINT64_C(0xcc338921b0a7d9fd),
    } } },
    { { {
        UINT64_C(0xbbec17895da008cb), UINT64_C(0x5649980be5c17891), UINT64_C(0x5ef4246b70c65aac),
        UINT64_C(0x774ae7f858a9411e),
    } }, { {
        UINT64_C(0x301d74c9c953c61b), UINT64_C(0x372db1e2dff9d6a8), UINT64_C(0x0243dd56d7b7b365),
        UINT64_C(0xd984a032eb6b5e19),
    } } },
    { { {
        UINT64_C(0xdeeddf8f19405aa8), UINT64_C(0xb075fbc6610e58cd), UINT64_C(0xc7d1d205c3748651),
        UINT64_C(0xf28773c2d975288b),
    } }, { {
        UINT64_C(0x29b5cb52db03ed81), UINT64_C(0x3a1a06da521fa91f), UINT64_C(0x758212eb65cdaf47),
        UINT64_C(0x0ab0902e8d880a89),
    } } },
    { { {
        UINT64_C(0x44adbcf8e27e080e), UINT64_C(0x31e5946f3c85f79e), UINT64_C(0x5a465ae3095ff411),
        UINT64_C(0xd7924d4f7d43ea96),
    } }, { {
        UINT64_C(0xc504dc9ff6a26b58), UINT64_C(0xea40af2bd896d3a5), UINT64_C(0x83842ec228cc6def),
        UINT64_C(0x581e2872a86c72a6),
    } } },
    { { {
        UINT64_C(0x66e4faa04a2d4a34), UINT64_C(0xeb9898ae79b97687), UINT64_C(0xa420fee807eacf21),
        UINT64_C(0xdefdea4cdb677750),
    } }, { {
        UINT64_C(0xcfb199f69e56eb77), UINT64_C(0xced1f4a04a95c0f6), UINT64_C(0xe997b0ead2a93dae),
        UINT64_C(0x4211ab0694635168),
    } } },
    { { {
        UINT64_C(0x7475656138385b6c), UINT64_C(0xf06acfebd7e86d27), UINT64_C(0x93ef5cff444f4979),
        UINT64_C(0x2b4ea0a797a443d2),
    } }, { {
        UINT64_C(0xb570c854e5c09b7a), UINT64_C(0x1a01f60c50269763), UINT64_C(0xb343083b5a1c8613),
        UINT64_C(0x85e89bc037945d93),
    } } },
    { { {
        UINT64_C(0x81340aef25be59d5), UINT64_C(0x1d9ad40271f81071), UINT64_C(0x4f93fa332ce33330),
        UINT64_C(0x352bbf4a4cdd1256),
    } }, { {
        UINT64_C(0x67bd3d8bcf81998c), UINT64_C(0x4a1b3b2e71b1039c), UINT64_C(0xd59c18259dda3e1f),
        UINT64_C(0x321eb4075348f534),
    } } },
    { { {
        UINT64_C(0xdc9cdadd4ecacc3f), UINT64_C(0xe42ab8dfeff5ff29), UINT64_C(0x0230010559879124),
        UINT64_C(0x2fa2104d6b38d11b),
    } }, { {
        UINT64_C(0x423ba76b532b7d67), UINT64_C(0x181d70ecfc882648), UINT64_C(0xb64569335bd5dd80),
        UINT64_C(0x02de1068295dd865),
    } } },
    { { {
        UINT64_C(0x69ca0cd7f5453714), UINT64_C(0x263c3d84e09572e2), UINT64_C(0xab21a9b066edda83),
        UINT64_C(0x9248279b09b4d68d),
    } }, { {
        UINT64_C(0xe54a32ce97cb3402), UINT64_C(0x3fc0de2a887912ff), UINT64_C(0x5d1aa71bdea2b1ff),
        UINT64_C(0x73016f7bf234aade),
    } } },
    { { {
        UINT64_C(0x7e996d443dee8729), UINT64_C(0x2f570e144bf615c0), UINT64_C(0x8e70132fb0beb752),
        UINT64_C(0xdaed4f2be3a8bf27),
    } }, { {
        UINT64_C(0xab40e52290be1c55), UINT64_C(0x3f83c230f3afa726), UINT64_C(0xd4a1aca87ef8d700),
        UINT64_C(0xa69dce4a7d6c98e8),
    } } },
    { { {
        UINT64_C(0xe6a3b5e87d22e7db), UINT64_C(0x11ecd9e9fdf281b0), UINT64_C(0x8acf28d7cbb19f90),
        UINT64_C(0xc44d12c7065d812e),
    } }, { {
        UINT64_C(0xa039063f0e0e6482), UINT64_C(0x0e106e861edf61c5), UINT64_C(0x76c45926c982fdac),
        UINT64_C(0x2119a460ce326cdc),
    } } },
    { { {
        UINT64_C(0xb61c65cbd269e6b4), UINT64_C(0x152b695336c28063), UINT64_C(0xc89a20cfded60853),
        UINT64_C(0x6a245bf6dc698504),
    } }, { {
        UINT64_C(0xfd5e6348100d8a82), UINT64_C(0x8b33ba48d0423b6e), UINT64_C(0x8b3f5126f16a24ad),
        UINT64_C(0xe022cf42c2bd4a70),
    } } },
    { { {
        UINT64_C(0xf95ae57f0d0bd6a5), UINT64_C(0xce13300b0bec1146), UINT64_C(0xc077e3d2fe541084),
        UINT64_C(0x1697ffa6fd9de627),
    } }, { {
        UINT64_C(0xadee9d63d01b2396), UINT64_C(0xa2cf15009e498ae7), UINT64_C(0x27561506e4557433),
        UINT64_C(0xb9c398f186806f5d),
    } } },
    { { {
        UINT64_C(0xf982345ef27a7479), UINT64_C(0x9deb8360ffb7f61d), UINT64_C(0x986d0f07e834cb0d),
        UINT64_C(0x605bdb019981718b),
    } }, { {
        UINT64_C(0x3b01e1e9056b8c49), UINT64_C(0xc26bfae84fb14db4), UINT64_C(0x81a78d93ec96fe23),
        UINT64_C(0x02972d2de4f8d206),
    } } },
    { { {
        UINT64_C(0xfe31c7e9d87ff33d), UINT64_C(0xdcb01c354959b10c), UINT64_C(0x7402fdc45a215e10),
        UINT64_C(0x62d14dab4150bf49),
    } }, { {
        UINT64_C(0x35f5642483b25eaf), UINT64_C(0x01aa132967ab4722), UINT64_C(0x98088a1950eed0db),
        UINT64_C(0x80fc06bd8cc5b010),
    } } },
    { { {
        UINT64_C(0x5e555c2f86308b6f), UINT64_C(0x2c50e9f56b9b8b42), UINT64_C(0xde5b4b06c408e56b),
        UINT64_C(0x80c60ad0040f27da),
    } }, { {
        UINT64_C(0x1aa01f56430bd57a), UINT64_C(0xa65eed4cbe7024eb), UINT64_C(0x26e66bad7fe72f70),
        UINT64_C(0x1c38303f1cc5c30f),
    } } },
    { { {
        UINT64_C(0x9d5eabb0fa03c8fb), UINT64_C(0x4cc5dc9487d84704), UINT64_C(0xaa74c6348cc54d34),
        UINT64_C(0x7a9375ad6167ad54),
    } }, { {
        UINT64_C(0x02d499ec224dc7f7), UINT64_C(0xbdc59ea10c70ce2b), UINT64_C(0x09559e0d79269046),
        UINT64_C(0x0d0e3fa9eca87269),
    } } },
    { { {
        UINT64_C(0x4bb51f459bc3ffc9), UINT64_C(0xbb408ec39b68df50), UINT64_C(0x907a9ed045447a79),
        UINT64_C(0xd528ecd9b696b54c),
    } }, { {
        UINT64_C(0x063465b521409933), UINT64_C(0xbc4345405c520dbc), UINT64_C(0x9966f21881fd656e),
        UINT64_C(0xeecf41253136e5f9),
    } } },
    { { {
        UINT64_C(0x87231808f8b45963), UINT64_C(0x5266115e4a7ecb13), UINT64_C(0xea25f514e8ecdad0),
        UINT64_C(0x049370a4b5f43412),
    } }, { {
        UINT64_C(0xb653052a12949c9a), UINT64_C(0x54c3f3afbb5b6764), UINT64_C(0x8b3081b0512fd62a),
        UINT64_C(0x758f3f41afd6ed42),
    } } },
    { { {
        UINT64_C(0xf1c13eb1fc345d74), UINT64_C(0x881d811e0e1498e2), UINT64_C(0xd73df930d64702ef),
        UINT64_C(0x77f230936ee88cbb),
    } }, { {
        UINT64_C(0xbe8eb3c7671c60d6), UINT64_C(0x96c95330d97077cb), UINT64_C(0x0a08266e9ba1b378),
        UINT64_C(0x958ef42a7886b640),
    } } },
    { { {
        UINT64_C(0xeb28531b7739f530), UINT64_C(0x58c80074ab9d4dba), UINT64_C(0xea44887e5c7c0bce),
        UINT64_C(0xf2dac991cc4ce4b9),
    } }, { {
        UINT64_C(0x1a117dba703a3c37), UINT64_C(0x9eb5fbeb0598e4fd), UINT64_C(0x4da1f32dec2531df),
        UINT64_C(0xe0dedc9b3b2f8dad),
    } } },
    { { {
        UINT64_C(0xbcba4850c690d45b), UINT64_C(0x5a216cdfc9dae3de), UINT64_C(0x1b4be8fbbe252012),
        UINT64_C(0x463b3d9f662621fb),
    } }, { {
        UINT64_C(0x1cb377b01af7307e), UINT64_C(0xc622e27c970a1de3), UINT64_C(0x43114306dd8622d7),
        UINT64_C(0x5ed430d78c296c35),
    } } },
    { { {
        UINT64_C(0xa32496b49998f247), UINT64_C(0x6b98fac14328a2d1), UINT64_C(0x09232d4aff3b5997),
        UINT64_C(0xf16f804244e46e2a),
    } }, { {
        UINT64_C(0xd6579962c4e31df6), UINT64_C(0x2a6c53c26e5cce26), UINT64_C(0x13d206fcdf4e33d9),
        UINT64_C(0xcedabd9b82203f7e),
    } } },
    { { {
        UINT64_C(0x369e15f7151d41d1), UINT64_C(0x5d245315ace27c65), UINT64_C(0xb0352b7a14311af5),
        UINT64_C(0xcaf754272dc84563),
    } }, { {
        UINT64_C(0xc32f908318a04476), UINT64_C(0x5f4fa9b7962232a5), UINT64_C(0xa41b643fa5e46057),
        UINT64_C(0xcb474660ef35f5f2),
    } } },
    { { {
        UINT64_C(0x24497bc86f082120), UINT64_C(0x44a09c07cb86d7c1), UINT64_C(0xf85d0f1709979d8b),
        UINT64_C(0x2600ca4b282cb986),
    } }, { {
        UINT64_C(0x4b0be9475a7e4b40), UINT64_C(0x5ac6be74ab5f0ef4), UINT64_C(0xa693b03fcddbb45d),
        UINT64_C(0x4119b88753c15bd6),
    } } },
    { { {
        UINT64_C(0xc602a7746998e435), UINT64_C(0x01c48685e24f7dc8), UINT64_C(0x338ec53cd12220bc),
        UINT64_C(0x7635ca72d7e8432c),
    } }, { {
        UINT64_C(0xd9e76f302c5b9c61), UINT64_C(0x4ecfc061d57048ba), UINT64_C(0x3d1d5e590f78e6d7),
        UINT64_C(0x091b649609489d61),
    } } },
    { { {
        UINT64_C(0xc1a50743bf56cc18), UINT64_C(0xb7f2b33479d468fb), UINT64_C(0xdbbf4a87deee8a66),
        UINT64_C(0x754e3239f325570c),
    } }, { {
        UINT64_C(0x0c5d98093c536683), UINT64_C(0x23ee33d0197a695d), UINT64_C(0xb3cd0ed304ea49a0),
        UINT64_C(0x0673fb86e5bda30f),
    } } },
    { { {
        UINT64_C(0x9fe2694691d9b9e8), UINT64_C(0x330800661d1c952f), UINT64_C(0xff57859c82d570f0),
        UINT64_C(0xe3e6bd1071a1e96a),
    } }, { {
        UINT64_C(0x67002af4920e37f5), UINT64_C(0xa5a2283993e90c41), UINT64_C(0x40c0aa58379a3cb6),
        UINT64_C(0x59c9e0bba394e76f),
    } } },
};
#elif SECP256K1_WORD_BITS == 32
static const secp256k1_affine secp256k1_naf_base[SECP256K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0x16f81798), UINT32_C(0x59f2815b), UINT32_C(0x2dce28d9), UINT32_C(0x029bfcdb), UINT32_C(0xce870b07),
        UINT32_C(0x55a06295), UINT32_C(0xf9dcbbac), UINT32_C(0x79be667e),
    } }, { {
        UINT32_C(0xfb10d4b8), UINT32_C(0x9c47d08f), UINT32_C(0xa6855419), UINT32_C(0xfd17b448), UINT32_C(0x0e1108a8),
        UINT32_C(0x5da4fbfc), UINT32_C(0x26a3c465), UINT32_C(0x483ada77),
    } } },
    { { {
        UINT32_C(0xbce036f9), UINT32_C(0x8601f113), UINT32_C(0x836f99b0), UINT32_C(0xb531c845), UINT32_C(0xf89d5229),
        UINT32_C(0x49344f85), UINT32_C(0x9258c310), UINT32_C(0xf9308a01),
    } }, { {
        UINT32_C(0x84b8e672), UINT32_C(0x6cb9fd75), UINT32_C(0x34c2231b), UINT32_C(0x6500a999), UINT32_C(0x2a37f356),
        UINT32_C(0x0fe337e6), UINT32_C(0x632de814), UINT32_C(0x388f7b0f),
    } } },
    { { {
        UINT32_C(0xb240efe4), UINT32_C(0xcba8d569), UINT32_C(0xdc619ab7), UINT32_C(0xe88b84bd), UINT32_C(0x0a5c5128),
        UINT32_C(0x55b4a725), UINT32_C(0x1a072093), UINT32_C(0x2f8bde4d),
    } }, { {
        UINT32_C(0xa6ac62d6), UINT32_C(0xdca87d3a), UINT32_C(0xab0d6840), UINT32_C(0xf788271b), UINT32_C(0xa6c9c426),
        UINT32_C(0xd4dba9dd), UINT32_C(0x36e5e3d6), UINT32_C(0xd8ac2226),
    } } },
    { { {
        UINT32_C(0xcac4f9bc), UINT32_C(0xe92bdded), UINT32_C(0x0330e39c), UINT32_C(0x3d419b7e), UINT32_C(0xf2ea7a0e),
        UINT32_C(0xa398f365), UINT32_C(0x6e5db4ea), UINT32_C(0x5cbdf064),
    } }, { {
        UINT32_C(0x087264da), UINT32_C(0xa5082628), UINT32_C(0x13fde7b5), UINT32_C(0xa813d0b8), UINT32_C(0x861a54db),
        UINT32_C(0xa3178d6d), UINT32_C(0xba255960), UINT32_C(0x6aebca40),
    } } },
    { { {
        UINT32_C(0xfc27ccbe), UINT32_C(0xc35f110d), UINT32_C(0x4c57e714), UINT32_C(0xe0979697), UINT32_C(0x9f559abd),
        UINT32_C(0x09ad178a), UINT32_C(0xf0c7f653), UINT32_C(0xacd484e2),
    } }, { {
        UINT32_C(0xc64f9c37), UINT32_C(0x05cc262a), UINT32_C(0x375f8e0f), UINT32_C(0xadd888a4), UINT32_C(0x763b61e9),
        UINT32_C(0x64380971), UINT32_C(0xb0a7d9fd), UINT32_C(0xcc338921),
    } } },
    { { {
        UINT32_C(0x5da008cb), UINT32_C(0xbbec1789), UINT32_C(0xe5c17891), UINT32_C(0x5649980b), UINT32_C(0x70c65aac),
        UINT32_C(0x5ef4246b), UINT32_C(0x58a9411e), UINT32_C(0x774ae7f8),
    } }, { {
        UINT32_C(0xc953c61b), UINT32_C(0x301d74c9), UINT32_C(0xdff9d6a8), UINT32_C(0x372db1e2), UINT32_C(0xd7b7b365),
        UINT32_C(0x0243dd56), UINT32_C(0xeb6b5e19), UINT32_C(0xd984a032),
    } } },
    { { {
        UINT32_C(0x19405aa8), UINT32_C(0xdeeddf8f), UINT32_C(0x610e58cd), UINT32_C(0xb075fbc6), UINT32_C(0xc3748651),
        UINT32_C(0xc7d1d205), UINT32_C(0xd975288b), UINT32_C(0xf28773c2),
    } }, { {
        UINT32_C(0xdb03ed81), UINT32_C(0x29b5cb52), UINT32_C(0x521fa91f), UINT32_C(0x3a1a06da), UINT32_C(0x65cdaf47),
        UINT32_C(0x758212eb), UINT32_C(0x8d880a89), UINT32_C(0x0ab0902e),
    } } },
    { { {
        UINT32_C(0xe27e080e), UINT32_C(0x44adbcf8), UINT32_C(0x3c85f79e), UINT32_C(0x31e5946f), UINT32_C(0x095ff411),
        UINT32_C(0x5a465ae3), UINT32_C(0x7d43ea96), UINT32_C(0xd7924d4f),
    } }, { {
        UINT32_C(0xf6a26b58), UINT32_C(0xc504dc9f), UINT32_C(0xd896d3a5), UINT32_C(0xea40af2b), UINT32_C(0x28cc6def),
        UINT32_C(0x83842ec2), UINT32_C(0xa86c72a6), UINT32_C(0x581e2872),
    } } },
    { { {
        UINT32_C(0x4a2d4a34), UINT32_C(0x66e4faa0), UINT32_C(0x79b97687), UINT32_C(0xeb9898ae), UINT32_C(0x07eacf21),
        UINT32_C(0xa420fee8), UINT32_C(0xdb677750), UINT32_C(0xdefdea4c),
    } }, { {
        UINT32_C(0x9e56eb77), UINT32_C(0xcfb199f6), UINT32_C(0x4a95c0f6), UINT32_C(0xced1f4a0), UINT32_C(0xd2a93dae),
        UINT32_C(0xe997b0ea), UINT32_C(0x94635168), UINT32_C(0x4211ab06),
    } } },
    { { {
        UINT32_C(0x38385b6c), UINT32_C(0x74756561), UINT32_C(0xd7e86d27), UINT32_C(0xf06acfeb), UINT32_C(0x444f4979),
        UINT32_C(0x93ef5cff), UINT32_C(0x97a443d2), UINT32_C(0x2b4ea0a7),
    } }, { {
        UINT32_C(0xe5c09b7a), UINT32_C(0xb570c854), UINT32_C(0x50269763), UINT32_C(0x1a01f60c), UINT32_C(0x5a1c8613),
        UINT32_C(0xb343083b), UINT32_C(0x37945d93), UINT32_C(0x85e89bc0),
    } } },
    { { {
        UINT32_C(0x25be59d5), UINT32_C(0x81340aef), UINT32_C(0x71f81071), UINT32_C(0x1d9ad402), UINT32_C(0x2ce33330),
        UINT32_C(0x4f93fa33), UINT32_C(0x4cdd1256), UINT32_C(0x352bbf4a),
    } }, { {
        UINT32_C(0xcf81998c), UINT32_C(0x67bd3d8b), UINT32_C(0x71b1039c), UINT32_C(0x4a1b3b2e), UINT32_C(0x9dda3e1f),
        UINT32_C(0xd59c1825), UINT32_C(0x5348f534), UINT32_C(0x321eb407),
    } } },
    { { {
        UINT32_C(0x4ecacc3f), UINT32_C(0xdc9cdadd), UINT32_C(0xeff5ff29), UINT32_C(0xe42ab8df), UINT32_C(0x59879124),
        UINT32_C(0x02300105), UINT32_C(0x6b38d11b), UINT32_C(0x2fa2104d),
    } }, { {
        UINT32_C(0x532b7d67), UINT32_C(0x423ba76b), UINT32_C(0xfc882648), UINT32_C(0x181d70ec), UINT32_C(0x5bd5dd80),
        UINT32_C(0xb6456933), UINT32_C(0x295dd865), UINT32_C(0x02de1068),
    } } },
    { { {
        UINT32_C(0xf5453714), UINT32_C(0x69ca0cd7), UINT32_C(0xe09572e2), UINT32_C(0x263c3d84), UINT32_C(0x66edda83),
        UINT32_C(0xab21a9b0), UINT32_C(0x09b4d68d), UINT32_C(0x9248279b),
    } }, { {
        UINT32_C(0x97cb3402), UINT32_C(0xe54a32ce), UINT32_C(0x887912ff), UINT32_C(0x3fc0de2a), UINT32_C(0xdea2b1ff),
        UINT32_C(0x5d1aa71b), UINT32_C(0xf234aade), UINT32_C(0x73016f7b),
    } } },
    { { {
        UINT32_C(0x3dee8729), UINT32_C(0x7e996d44), UINT32_C(0x4bf615c0), UINT32_C(0x2f570e14), UINT32_C(0xb0beb752),
        UINT32_C(0x8e70132f), UINT32_C(0xe3a8bf27), UINT32_C(0xdaed4f2b),
    } }, { {
        UINT32_C(0x90be1c55), UINT32_C(0xab40e522), UINT32_C(0xf3afa726), UINT32_C(0x3f83c230), UINT32_C(0x7ef8d700),
        UINT32_C(0xd4a1aca8), UINT32_C(0x7d6c98e8), UINT32_C(0xa69dce4a),
    } } },
    { { {
        UINT32_C(0x7d22e7db), UINT32_C(0xe6a3b5e8), UINT32_C(0xfdf281b0), UINT32_C(0x11ecd9e9), UINT32_C(0xcbb19f90),
        UINT32_C(0x8acf28d7), UINT32_C(0x065d812e), UINT32_C(0xc44d12c7),
    } }, { {
        UINT32_C(0x0e0e6482), UINT32_C(0xa039063f), UINT32_C(0x1edf61c5), UINT32_C(0x0e106e86), UINT32_C(0xc982fdac),
        UINT32_C(0x76c45926), UINT32_C(0xce326cdc), UINT32_C(0x2119a460),
    } } },
    { { {
        UINT32_C(0xd269e6b4), UINT32_C(0xb61c65cb), UINT32_C(0x36c28063), UINT32_C(0x152b6953), UINT32_C(0xded60853),
        UINT32_C(0xc89a20cf), UINT32_C(0xdc698504), UINT32_C(0x6a245bf6),
    } }, { {
        UINT32_C(0x100d8a82), UINT32_C(0xfd5e6348), UINT32_C(0xd0423b6e), UINT32_C(0x8b33ba48), UINT32_C(0xf16a24ad),
        UINT32_C(0x8b3f5126), UINT32_C(0xc2bd4a70), UINT32_C(0xe022cf42),
    } } },
    { { {
        UINT32_C(0x0d0bd6a5), UINT32_C(0xf95ae57f), UINT32_C(0x0bec1146), UINT32_C(0xce13300b), UINT32_C(0xfe541084),
        UINT32_C(0xc077e3d2), UINT32_C(0xfd9de627), UINT32_C(0x1697ffa6),
    } }, { {
        UINT32_C(0xd01b2396), UINT32_C(0xadee9d63), UINT32_C(0x9e498ae7), UINT32_C(0xa2cf1500), UINT32_C(0xe4557433),
        UINT32_C(0x27561506), UINT32_C(0x86806f5d), UINT32_C(0xb9c398f1),
    } } },
    { { {
        UINT32_C(0xf27a7479), UINT32_C(0xf982345e), UINT32_C(0xffb7f61d), UINT32_C(0x9deb8360), UINT32_C(0xe834cb0d),
        UINT32_C(0x986d0f07), UINT32_C(0x9981718b), UINT32_C(0x605bdb01),
    } }, { {
        UINT32_C(0x056b8c49), UINT32_C(0x3b01e1e9), UINT32_C(0x4fb14db4), UINT32_C(0xc26bfae8), UINT32_C(0xec96fe23),
        UINT32_C(0x81a78d93), UINT32_C(0xe4f8d206), UINT32_C(0x02972d2d),
    } } },
    { { {
        UINT32_C(0xd87ff33d), UINT32_C(0xfe31c7e9), UINT32_C(0x4959b10c), UINT32_C(0xdcb01c35), UINT32_C(0x5a215e10),
        UINT32_C(0x7402fdc4), UINT32_C(0x4150bf49), UINT32_C(0x62d14dab),
    } }, { {
        UINT32_C(0x83b25eaf), UINT32_C(0x35f56424), UINT32_C(0x67ab4722), UINT32_C(0x01aa1329), UINT32_C(0x50eed0db),
        UINT32_C(0x98088a19), UINT32_C(0x8cc5b010), UINT32_C(0x80fc06bd),
    } } },
    { { {
        UINT32_C(0x86308b6f), UINT32_C(0x5e555c2f), UINT32_C(0x6b9b8b42), UINT32_C(0x2c50e9f5), UINT32_C(0xc408e56b),
        UINT32_C(0xde5b4b06), UINT32_C(0x040f27da), UINT32_C(0x80c60ad0),
    } }, { {
        UINT32_C(0x430bd57a), UINT32_C(0x1aa01f56), UINT32_C(0xbe7024eb), UINT32_C(0xa65eed4c), UINT32_C(0x7fe72f70),
        UINT32_C(0x26e66bad), UINT32_C(0x1cc5c30f), UINT32_C(0x1c38303f),
    } } },
    { { {
        UINT32_C(0xfa03c8fb), UINT32_C(0x9d5eabb0), UINT32_C(0x87d84704), UINT32_C(0x4cc5dc94), UINT32_C(0x8cc54d34),
        UINT32_C(0xaa74c634), UINT32_C(0x6167ad54), UINT32_C(0x7a9375ad),
    } }, { {
        UINT32_C(0x224dc7f7), UINT32_C(0x02d499ec), UINT32_C(0x0c70ce2b), UINT32_C(0xbdc59ea1), UINT32_C(0x79269046),
        UINT32_C(0x09559e0d), UINT32_C(0xeca87269), UINT32_C(0x0d0e3fa9),
    } } },
    { { {
        UINT32_C(0x9bc3ffc9), UINT32_C(0x4bb51f45), UINT32_C(0x9b68df50), UINT32_C(0xbb408ec3), UINT32_C(0x45447a79),
        UINT32_C(0x907a9ed0), UINT32_C(0xb696b54c), UINT32_C(0xd528ecd9),
    } }, { {
        UINT32_C(0x21409933), UINT32_C(0x063465b5), UINT32_C(0x5c520dbc), UINT32_C(0xbc434540), UINT32_C(0x81fd656e),
        UINT32_C(0x9966f218), UINT32_C(0x3136e5f9), UINT32_C(0xeecf4125),
    } } },
    { { {
        UINT32_C(0xf8b45963), UINT32_C(0x87231808), UINT32_C(0x4a7ecb13), UINT32_C(0x5266115e), UINT32_C(0xe8ecdad0),
        UINT32_C(0xea25f514), UINT32_C(0xb5f43412), UINT32_C(0x049370a4),
    } }, { {
        UINT32_C(0x12949c9a), UINT32_C(0xb653052a), UINT32_C(0xbb5b6764), UINT32_C(0x54c3f3af), UINT32_C(0x512fd62a),
        UINT32_C(0x8b3081b0), UINT32_C(0xafd6ed42), UINT32_C(0x758f3f41),
    } } },
    { { {
        UINT32_C(0xfc345d74), UINT32_C(0xf1c13eb1), UINT32_C(0x0e1498e2), UINT32_C(0x881d811e), UINT32_C(0xd64702ef),
        UINT32_C(0xd73df930), UINT32_C(0x6ee88cbb), UINT32_C(0x77f23093),
    } }, { {
        UINT32_C(0x671c60d6), UINT32_C(0xbe8eb3c7), UINT32_C(0xd97077cb), UINT32_C(0x96c95330), UINT32_C(0x9ba1b378),
        UINT32_C(0x0a08266e), UINT32_C(0x7886b640), UINT32_C(0x958ef42a),
    } } },
    { { {
        UINT32_C(0x7739f530), UINT32_C(0xeb28531b), UINT32_C(0xab9d4dba), UINT32_C(0x58c80074), UINT32_C(0x5c7c0bce),
        UINT32_C(0xea44887e), UINT32_C(0xcc4ce4b9), UINT32_C(0xf2dac991),
    } }, { {
        UINT32_C(0x703a3c37), UINT32_C(0x1a117dba), UINT32_C(0x0598e4fd), UINT32_C(0x9eb5fbeb), UINT32_C(0xec2531df),
        UINT32_C(0x4da1f32d), UINT32_C(0x3b2f8dad), UINT32_C(0xe0dedc9b),
    } } },
    { { {
        UINT32_C(0xc690d45b), UINT32_C(0xbcba4850), UINT32_C(0xc9dae3de), UINT32_C(0x5a216cdf), UINT32_C(0xbe252012),
        UINT32_C(0x1b4be8fb), UINT32_C(0x662621fb), UINT32_C(0x463b3d9f),
    } }, { {
        UINT32_C(0x1af7307e), UINT32_C(0x1cb377b0), UINT32_C(0x970a1de3), UINT32_C(0xc622e27c), UINT32_C(0xdd8622d7),
        UINT32_C(0x43114306), UINT32_C(0x8c296c35), UINT32_C(0x5ed430d7),
    } } },
    { { {
        UINT32_C(0x9998f247), UINT32_C(0xa32496b4), UINT32_C(0x4328a2d1), UINT32_C(0x6b98fac1), UINT32_C(0xff3b5997),
        UINT32_C(0x09232d4a), UINT32_C(0x44e46e2a), UINT32_C(0xf16f8042),
    } }, { {
        UINT32_C(0xc4e31df6), UINT32_C(0xd6579962), UINT32_C(0x6e5cce26), UINT32_C(0x2a6c53c2), UINT32_C(0xdf4e33d9),
        UINT32_C(0x13d206fc), UINT32_C(0x82203f7e), UINT32_C(0xcedabd9b),
    } } },
    { { {
        UINT32_C(0x151d41d1), UINT32_C(0x369e15f7), UINT32_C(0xace27c65), UINT32_C(0x5d245315), UINT32_C(0x14311af5),
        UINT32_C(0xb0352b7a), UINT32_C(0x2dc84563), UINT32_C(0xcaf75427),
    } }, { {
        UINT32_C(0x18a04476), UINT32_C(0xc32f9083), UINT32_C(0x962232a5), UINT32_C(0x5f4fa9b7), UINT32_C(0xa5e46057),
        UINT32_C(0xa41b643f), UINT32_C(0xef35f5f2), UINT32_C(0xcb474660),
    } } },
    { { {
        UINT32_C(0x6f082120), UINT32_C(0x24497bc8), UINT32_C(0xcb86d7c1), UINT32_C(0x44a09c07), UINT32_C(0x09979d8b),
        UINT32_C(0xf85d0f17), UINT32_C(0x282cb986), UINT32_C(0x2600ca4b),
    } }, { {
        UINT32_C(0x5a7e4b40), UINT32_C(0x4b0be947), UINT32_C(0xab5f0ef4), UINT32_C(0x5ac6be74), UINT32_C(0xcddbb45d),
        UINT32_C(0xa693b03f), UINT32_C(0x53c15bd6), UINT32_C(0x4119b887),
    } } },
    { { {
        UINT32_C(0x6998e435), UINT32_C(0xc602a774), UINT32_C(0xe24f7dc8), UINT32_C(0x01c48685), UINT32_C(0xd12220bc),
        UINT32_C(0x338ec53c), UINT32_C(0xd7e8432c), UINT32_C(0x7635ca72),
    } }, { {
        UINT32_C(0x2c5b9c61), UINT32_C(0xd9e76f30), UINT32_C(0xd57048ba), UINT32_C(0x4ecfc061), UINT32_C(0x0f78e6d7),
        UINT32_C(0x3d1d5e59), UINT32_C(0x09489d61), UINT32_C(0x091b6496),
    } } },
    { { {
        UINT32_C(0xbf56cc18), UINT32_C(0xc1a50743), UINT32_C(0x79d468fb), UINT32_C(0xb7f2b334), UINT32_C(0xdeee8a66),
        UINT32_C(0xdbbf4a87), UINT32_C(0xf325570c), UINT32_C(0x754e3239),
    } }, { {
        UINT32_C(0x3c536683), UINT32_C(0x0c5d9809), UINT32_C(0x197a695d), UINT32_C(0x23ee33d0), UINT32_C(0x04ea49a0),
        UINT32_C(0xb3cd0ed3), UINT32_C(0xe5bda30f), UINT32_C(0x0673fb86),
    } } },
    { { {
        UINT32_C(0x91d9b9e8), UINT32_C(0x9fe26946), UINT32_C(0x1d1c952f), UINT32_C(0x33080066), UINT32_C(0x82d570f0),
        UINT32_C(0xff57859c), UINT32_C(0x71a1e96a), UINT32_C(0xe3e6bd10),
    } }, { {
        UINT32_C(0x920e37f5), UINT32_C(0x67002af4), UINT32_C(0x93e90c41), UINT32_C(0xa5a22839), UINT32_C(0x379a3cb6),
        UINT32_C(0x40c0aa58), UINT32_C(0xa394e76f), UINT32_C(0x59c9e0bb),
    } } },
};
#endif

/* digits[0] + digits[1]*lambda = k, each the other way round where `negative` of it is all-ones */
static void secp256k1_scalar_naf(signed char digits[][SECP256K1_NAF_LENGTH], uint64_t negative[2], const secp256k1_sc *k, unsigned int width)
{
    secp256k1_limb v[SECP256K1_NAF_WORDS];
    secp256k1_sc half[2];
    unsigned int i, j;

    secp256k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP256K1_NAF_WORDS; i++) {
            v[i] = i < SECP256K1_SC_LIMBS ? half[j].v[i] : 0;
        }
        secp256k1_naf(digits[j], v, width);
    }
}

void secp256k1_point_mul_double_vartime(secp256k1_point *r, const secp256k1_sc *k, const secp256k1_point *p, const secp256k1_sc *l)
{
    signed char digits[4][SECP256K1_NAF_LENGTH]; /* of k, then of l */
    secp256k1_point table[2][SECP256K1_NAF_ENTRIES], twice, total;
    uint64_t negative[4];
    unsigned int i;

    secp256k1_scalar_naf(digits, negative, k, SECP256K1_NAF_WIDTH);
    secp256k1_scalar_naf(digits + 2, negative + 2, l, SECP256K1_NAF_BASE_WIDTH);
    table[0][0] = *p;
    secp256k1_point_dbl(&twice, p);
    for (i = 1; i < SECP256K1_NAF_ENTRIES; i++) {
        (void)secp256k1_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    for (i = 0; i < SECP256K1_NAF_ENTRIES; i++) {
        secp256k1_endomorphism(&table[1][i], &table[0][i]);
    }
    secp256k1_point_neutral(&total);
    for (i = SECP256K1_NAF_LENGTH; i-- > 0;) {
        secp256k1_point_dbl(&total, &total);
        secp256k1_add_digit(&total, table[0], digits[0][i], negative[0]);
        secp256k1_add_digit(&total, table[1], digits[1][i], negative[1]);
        secp256k1_add_base_digit(&total, secp256k1_naf_base, digits[2][i], negative[2]);
        secp256k1_add_image_digit(&total, secp256k1_naf_base, digits[3][i], negative[3]);
    }
    *r = total;
}
