/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 4 tables of 16 points, 4 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 5 positions that are 13 apart.
 */
#include "secp256k1_curve_internal.h"

#define SECP256K1_TEETH 5
#define SECP256K1_BLOCKS 4
#define SECP256K1_SPACING 13
#define SECP256K1_BLOCK_ENTRIES 16
#define SECP256K1_SIGNS 260
#define SECP256K1_SIGN_WORDS (SECP256K1_SIGNS / SECP256K1_WORD_BITS + 2)

#if SECP256K1_WORD_BITS == 64
static const secp256k1_affine secp256k1_base[SECP256K1_BLOCKS][SECP256K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0x661bb08fedad90a1), UINT64_C(0xf260d28ded743484), UINT64_C(0xd8b1dad0d814c5e3),
            UINT64_C(0x4d3063c0a549d978),
        } }, { {
            UINT64_C(0x2e558e269b44bedf), UINT64_C(0xab242ed5e801b101), UINT64_C(0x289d939c3ad63d44),
            UINT64_C(0x4813aa3d770c66b4),
        } } },
        { { {
            UINT64_C(0x7190968732655271), UINT64_C(0x07115f76b95328ff), UINT64_C(0xd262fd0ad88b1bfb),
            UINT64_C(0x2280a14029c7158c),
        } }, { {
            UINT64_C(0xdf3c52fe82be9355), UINT64_C(0xd67e2044bbdf3ad0), UINT64_C(0x7891dbb3322dbda5),
            UINT64_C(0x581a9c72f137a153),
        } } },
        { { {
            UINT64_C(0x78fcecea62cde375), UINT64_C(0xdee8f2284c2b58db), UINT64_C(0xdd3493feb32a05da),
            UINT64_C(0x85b2dbd7a0a2a5f2),
        } }, { {
            UINT64_C(0x3d1b618201eb6709), UINT64_C(0x58f2f687a5023976), UINT64_C(0x3ab9138012f68805),
            UINT64_C(0xa6a27753baea6356),
        } } },
        { { {
            UINT64_C(0xb19faaf6ee90e4a8), UINT64_C(0xd7c74b00a1e6a76f), UINT64_C(0x58301553d141a216),
            UINT64_C(0x96a64cff0da56107),
        } }, { {
            UINT64_C(0xffe27e3da9f46762), UINT64_C(0x90e1529b5706abcd), UINT64_C(0x48d023a8374ea8be),
            UINT64_C(0x05f820817f77be52),
        } } },
        { { {
            UINT64_C(0x9089c11ad30fa451), UINT64_C(0x3b0a59dd4b68bd87), UINT64_C(0x848dd4f281afb099),
            UINT64_C(0x6d791f05e7bf6d25),
        } }, { {
            UINT64_C(0x931dffc9c0e871d6), UINT64_C(0x604b8be9e0e1f0a6), UINT64_C(0x2fc476acd41cfed1),
            UINT64_C(0xd1a9b66c5eefb88a),
        } } },
        { { {
            UINT64_C(0x42b552fdd0bf8d5d), UINT64_C(0x422876befd77156d), UINT64_C(0xfa405a62ed4c33eb),
            UINT64_C(0xfe7bacc4079f3e1d),
        } }, { {
            UINT64_C(0x633a4652e3f2b112), UINT64_C(0xb307750feaa5330c), UINT64_C(0xde40a358017cc105),
            UINT64_C(0x0432c0f276690c11),
        } } },
        { { {
            UINT64_C(0xda44704d37673e99), UINT64_C(0x3ffc7de17ffb2473), UINT64_C(0x8417cfc5d01f7740),
            UINT64_C(0xacdd8db415829bb7),
        } }, { {
            UINT64_C(0xeb119b181c37160d), UINT64_C(0xed0f444eaee60a59), UINT64_C(0x09686e83be49626d),
            UINT64_C(0x1c01114064d3fd01),
        } } },
        { { {
            UINT64_C(0x93be2533d856d529), UINT64_C(0xfe179b245af20039), UINT64_C(0x3d74e2bb522510bf),
            UINT64_C(0x5dfd49e94fb0632f),
        } }, { {
            UINT64_C(0x86d7ca72a4d0b2ad), UINT64_C(0x3035217560338eaa), UINT64_C(0xfb7ac40b6166d562),
            UINT64_C(0x289f7ba82b4be571),
        } } },
        { { {
            UINT64_C(0xa51739d5e9477c19), UINT64_C(0xef83d9060fb927d0), UINT64_C(0xc9092f2a526db7d0),
            UINT64_C(0xbfb9f96353d7ce2b),
        } }, { {
            UINT64_C(0xe1242f2062306d33), UINT64_C(0x1da223ba73619425), UINT64_C(0x7cd3b3a43b86166f),
            UINT64_C(0x3fdf34357897dac3),
        } } },
        { { {
            UINT64_C(0x35db9e1e8e8d40d5), UINT64_C(0xc5f4529ed2bd4c73), UINT64_C(0xca34d7916b65c244),
            UINT64_C(0x8e32514ed9a3b382),
        } }, { {
            UINT64_C(0x9e14fcc57839485b), UINT64_C(0x1d1916095267159e), UINT64_C(0x2b1da9557396ed90),
            UINT64_C(0x6b8ede13ce174a0f),
        } } },
        { { {
            UINT64_C(0x529f5099da7ca0ad), UINT64_C(0x383e47ba4f653e50), UINT64_C(0x49b47c9cab0df98d),
            UINT64_C(0x49f728cbafdbbce6),
        } }, { {
            UINT64_C(0x3a767a93324a3935), UINT64_C(0x1c19c5c4b5fbfed8), UINT64_C(0x2475551f80b2c1ee),
            UINT64_C(0x91c59bcd94aaa076),
        } } },
        { { {
            UINT64_C(0x47984b3f6ff028e0), UINT64_C(0x8c6726cf3701ebf6), UINT64_C(0x704565d30fcee693),
            UINT64_C(0xd8c3830bfb5b403b),
        } }, { {
            UINT64_C(0x0ba170cebcb81aa0), UINT64_C(0xd3e68c0b997757f9), UINT64_C(0xf9f73ed4dfe9ba69),
            UINT64_C(0x50322d7758d76e92),
        } } },
        { { {
            UINT64_C(0x090888cc36d5be9b), UINT64_C(0x49a2b88afa3ced4f), UINT64_C(0xcfcd05dc869f3555),
            UINT64_C(0x4c81545ebc83a969),
        } }, { {
            UINT64_C(0x12c35afbbef15e7a), UINT64_C(0xb1f9997b50a6f7fc), UINT64_C(0xafc32daee0f87be7),
            UINT64_C(0xd2f36c8b13384058),
        } } },
        { { {
            UINT64_C(0x4dab800a23ca631c), UINT64_C(0xf7c9c8150a8a811d), UINT64_C(0x7ffc34319a605850),
            UINT64_C(0x590a376503a0fd03),
        } }, { {
            UINT64_C(0xca67e65b91ecda8f), UINT64_C(0xf3d4e679a03f9446), UINT64_C(0xa08d0e94a10c9984),
            UINT64_C(0x5e8c5b43cae62ac6),
        } } },
        { { {
            UINT64_C(0x5e946f558f176a2e), UINT64_C(0xc8c59cedd0658250), UINT64_C(0x0c5e45b5fc18df6d),
            UINT64_C(0x229e6d08f3cb7262),
        } }, { {
            UINT64_C(0xbff598d54b7c1046), UINT64_C(0x9e7b599595f92017), UINT64_C(0x24160d17208a96f7),
            UINT64_C(0xbb07c6422c46d846),
        } } },
        { { {
            UINT64_C(0x5beb1c4606e36d5b), UINT64_C(0xa70d3bc890508aa0), UINT64_C(0xb27e338354a274c7),
            UINT64_C(0xbb106a9bfa965eb8),
        } }, { {
            UINT64_C(0xe78483beb7f0dc68), UINT64_C(0x095fd636f733c7e6), UINT64_C(0x5047409591d36c8b),
            UINT64_C(0x19cd3ea57acbd8b2),
        } } },
    },
    {
        { { {
            UINT64_C(0xea8a1cfb81cd1b70), UINT64_C(0x863626977171e67d), UINT64_C(0xdfbfd5d9e5708f7b),
            UINT64_C(0x130010f4aacfc6d0),
        } }, { {
            UINT64_C(0x4feaeff30b21301b), UINT64_C(0xb54b77149fd834ad), UINT64_C(0x195cff889c4ebc00),
            UINT64_C(0xd18187669148d20f),
        } } },
        { { {
            UINT64_C(0x9210d8f7e6015e1f), UINT64_C(0xa746fc74c840d9ca), UINT64_C(0xfdb0bbbed285f868),
            UINT64_C(0xd64fd5efc39c23df),
        } }, { {
            UINT64_C(0xb11292f84bc5c60f), UINT64_C(0xb9db472166bee467), UINT64_C(0xe5174ab2be4d0118),
            UINT64_C(0xb3bd95b658156f51),
        } } },
        { { {
            UINT64_C(0x6cd07c1e7ea439c9), UINT64_C(0x62fcea3c6690d4fe), UINT64_C(0x8e69967c796b5c7b),
            UINT64_C(0xbcf68c1c1e71d0ea),
        } }, { {
            UINT64_C(0x1f0ea805cbedb4ce), UINT64_C(0x733f224055e2ca3e), UINT64_C(0x48d8d7ca2973f775),
            UINT64_C(0xbed627363ada2c19),
        } } },
        { { {
            UINT64_C(0x4bc9a51516073c93), UINT64_C(0xbd4f529fee72b8c8), UINT64_C(0x23958772eeae3c8b),
            UINT64_C(0xaeab924d413e22db),
        } }, { {
            UINT64_C(0x60a4b99be3d5f93f), UINT64_C(0x4614d82238a1f8dc), UINT64_C(0x238b1755fdd1ed69),
            UINT64_C(0x86dc529aed603dc7),
        } } },
        { { {
            UINT64_C(0x130aba231a60f169), UINT64_C(0x3bba23bec663fa9e), UINT64_C(0xb7d92b34f4106dd2),
            UINT64_C(0x9ebf82cd1ee10977),
        } }, { {
            UINT64_C(0x5d82e7c95349bea6), UINT64_C(0x4f4718c3d6d71f0f), UINT64_C(0x12ed54096da8fd39),
            UINT64_C(0x8b5835893607a7de),
        } } },
        { { {
            UINT64_C(0x04b66e4fd01a1073), UINT64_C(0x21543b31e9e0f60e), UINT64_C(0x151a881b8680d334),
            UINT64_C(0x44b7f48662a3cf0d),
        } }, { {
            UINT64_C(0xb5c95101251f2118), UINT64_C(0x7f12ae598041876f), UINT64_C(0x32823d811c9df88c),
            UINT64_C(0xa355bc2197d189d8),
        } } },
        { { {
            UINT64_C(0x68d6ab6042084c1c), UINT64_C(0xe8fcc6eaaf022e21), UINT64_C(0x62428ead7f9337ba),
            UINT64_C(0xe4328899656db77d),
        } }, { {
            UINT64_C(0x80dd3618ae6c7729), UINT64_C(0x67168a19ebf45a22), UINT64_C(0xba762960f80f710a),
            UINT64_C(0xb377f5f993cc8325),
        } } },
        { { {
            UINT64_C(0xddb68a9e3fb9dd63), UINT64_C(0x0e07c490339a6796), UINT64_C(0x16c7900d9673c73a),
            UINT64_C(0xbfa97914b8e77d68),
        } }, { {
            UINT64_C(0xebe861ed92afb225), UINT64_C(0xb04f1cc916fa8bfe), UINT64_C(0xb8da4b68090259a6),
            UINT64_C(0x7949ac5b51a0cece),
        } } },
        { { {
            UINT64_C(0x014ad25baef98bea), UINT64_C(0xbda1657c88dc238e), UINT64_C(0x453f8cfe18b67c28),
            UINT64_C(0x1db3fcd867e29fd5),
        } }, { {
            UINT64_C(0xf81051213c9ccd08), UINT64_C(0x4ca0ded240da13c4), UINT64_C(0x5aeb913503a2d6ff),
            UINT64_C(0xdc5d45b5b67a8b69),
        } } },
        { { {
            UINT64_C(0x0584129343b065c6), UINT64_C(0xea69198597e1b070), UINT64_C(0x50b5af709729531c),
            UINT64_C(0x56aeb4308e1a47b7),
        } }, { {
            UINT64_C(0x92edd64985213809), UINT64_C(0x2678312e028773a5), UINT64_C(0xaf21b65855a6202b),
            UINT64_C(0xac4365b534dbca8a),
        } } },
        { { {
            UINT64_C(0x017ce7aca3f31513), UINT64_C(0xdcf9464ce45b4573), UINT64_C(0xb785c61391d69fdb),
            UINT64_C(0xfd21e4907410ab71),
        } }, { {
            UINT64_C(0xf9676066b20dcc22), UINT64_C(0xbf53e85e5873dfef), UINT64_C(0x7ccfbea46280acc1),
            UINT64_C(0x8dae10644dc4503f),
        } } },
        { { {
            UINT64_C(0xd67423fabf651577), UINT64_C(0xa510b1c1821e2e6b), UINT64_C(0x324327c462a94316),
            UINT64_C(0x2235ec7d2f7cbaa2),
        } }, { {
            UINT64_C(0xfb17825b92783d8f), UINT64_C(0x9848877cefb7b23b), UINT64_C(0xdb85f815d9f5998f),
            UINT64_C(0x7432116dc7886c3f),
        } } },
        { { {
            UINT64_C(0xac4a639a245928e3), UINT64_C(0x08925b66df70797e), UINT64_C(0xf6f07185a4b8c679),
            UINT64_C(0x773a302ee3042d4b),
        } }, { {
            UINT64_C(0x428a1f266dfba51b), UINT64_C(0x32379eab1fa56faa), UINT64_C(0xbcddaae80f3e96d1),
            UINT64_C(0x8f62dc68be23269c),
        } } },
        { { {
            UINT64_C(0x0327fc7455216145), UINT64_C(0x32844c681c4cc760), UINT64_C(0x51fe89c9a0686887),
            UINT64_C(0x6fbe42487a5f5497),
        } }, { {
            UINT64_C(0x4c574b3e2ad0509b), UINT64_C(0xf7cda219e86824c9), UINT64_C(0x075b4dfdf26e60b3),
            UINT64_C(0x22427b6c011edbdd),
        } } },
        { { {
            UINT64_C(0x370b70b2e184d390), UINT64_C(0x80736b76c5993461), UINT64_C(0x5197623ef8fe5746),
            UINT64_C(0x27ed9eaab5f58e26),
        } }, { {
            UINT64_C(0xc0bfbf43a6a8d79c), UINT64_C(0xdd7206391fe36ae5), UINT64_C(0xe3e26a668eb9cedc),
            UINT64_C(0x1156a0b21bfb6da4),
        } } },
        { { {
            UINT64_C(0xc1b42cefe5cd268f), UINT64_C(0xc426dc6a769c6f22), UINT64_C(0x28692970718d405b),
            UINT64_C(0x4260457969f30750),
        } }, { {
            UINT64_C(0xff19a10ab0827f92), UINT64_C(0x43d01237efd00269), UINT64_C(0xf1e7fa9b3f8e91c1),
            UINT64_C(0x26bfdf948feb3786),
        } } },
    },
    {
        { { {
            UINT64_C(0x0bc0c98650a8c3b3), UINT64_C(0xb76a1547d4523ea9), UINT64_C(0x0ff7c05824d3c86c),
            UINT64_C(0x49a23b18fe65a60f),
        } }, { {
            UINT64_C(0x2df3fda4cf89f82a), UINT64_C(0x60cdf1403904721f), UINT64_C(0x6de011bc06683eba),
            UINT64_C(0x5d0db1536cb0ba5b),
        } } },
        { { {
            UINT64_C(0x68203eb57ef16fbd), UINT64_C(0x7bce0e5fa41412d9), UINT64_C(0x60a811eba326a233),
            UINT64_C(0xad799802b6a21cb4),
        } }, { {
            UINT64_C(0x4044eff460d6c786), UINT64_C(0xc1ce38f16e74c4e2), UINT64_C(0x80be119d2abca5eb),
            UINT64_C(0xfd6eb5563c43dae7),
        } } },
        { { {
            UINT64_C(0xb8821307b5f59ae1), UINT64_C(0x6e738dbb8a12681d), UINT64_C(0x250506a89205b352),
            UINT64_C(0xc11ef0041189cdfb),
        } }, { {
            UINT64_C(0x22661ae6044a11a8), UINT64_C(0x13033ac54614b058), UINT64_C(0x76f1a3b522a67da1),
            UINT64_C(0x0309ce82d2077e8d),
        } } },
        { { {
            UINT64_C(0xfbf522c378492ab6), UINT64_C(0xbce683692f8624e7), UINT64_C(0x0090d7ea679a16a5),
            UINT64_C(0x8278e019e8cec58e),
        } }, { {
            UINT64_C(0x32d4afdd84a1cde9), UINT64_C(0x3208ee9ae7933eea), UINT64_C(0xed65a980baa7ede0),
            UINT64_C(0x4dc5532f162e9487),
        } } },
        { { {
            UINT64_C(0x74ff35a9ea929635), UINT64_C(0xf351f7bb5457a94f), UINT64_C(0x786adc66071e9a22),
            UINT64_C(0x875d8f727aa0e4e0),
        } }, { {
            UINT64_C(0xfda33627ae6cc19c), UINT64_C(0x471e8ce77be0e900), UINT64_C(0xb75475c8ec7a3994),
            UINT64_C(0xc1371e73c322d8ef),
        } } },
        { { {
            UINT64_C(0x3062c505a552bc9c), UINT64_C(0x25b78684ec77c96a), UINT64_C(0xf003432ebf21b648),
            UINT64_C(0x365a91c318342451),
        } }, { {
            UINT64_C(0x480f351b94868483), UINT64_C(0x2542c15f4045611e), UINT64_C(0x02f70515f9b33301),
            UINT64_C(0x1ad558e77d6aeb1a),
        } } },
        { { {
            UINT64_C(0x8fbfd43a9b4547c2), UINT64_C(0xcf88b13be464e767), UINT64_C(0x0a992bab0e831c87),
            UINT64_C(0x63aa924a04142a49),
        } }, { {
            UINT64_C(0xdc3da5540ec4c136), UINT64_C(0x63c13edbb9f58edd), UINT64_C(0x3ef748ea22d671c7),
            UINT64_C(0x7fbb11c134e643d7),
        } } },
        { { {
            UINT64_C(0xbbd6253808e1022d), UINT64_C(0xef2ebc59b216a7af), UINT64_C(0xe120662b2c8cf74b),
            UINT64_C(0x6488036b7f0d896a),
        } }, { {
            UINT64_C(0x7be2d698027c1232), UINT64_C(0x70d635c64122348e), UINT64_C(0x356f620fcd5fef76),
            UINT64_C(0x024bb86f740bf286),
        } } },
        { { {
            UINT64_C(0xec107c2b81ef018e), UINT64_C(0xe7db37d01c59e9b2), UINT64_C(0xd729a7b6dea73a70),
            UINT64_C(0x73f7c19d2732bb32),
        } }, { {
            UINT64_C(0x99997f15f061e2bf), UINT64_C(0x11a4244c149a23cb), UINT64_C(0x04dba97671759ce8),
            UINT64_C(0x02c416cd9deade03),
        } } },
        { { {
            UINT64_C(0xd3c5eef64e06d783), UINT64_C(0x312086311de4e66b), UINT64_C(0xa82642f2cb6a4898),
            UINT64_C(0xf3c36d675c0358ef),
        } }, { {
            UINT64_C(0x16359bf2bbd5ab80), UINT64_C(0x7cc3d310ac4dc000), UINT64_C(0x00f885cdd7fd443d),
            UINT64_C(0x9b1d5a9099254403),
        } } },
        { { {
            UINT64_C(0x9c8c74c566274b31), UINT64_C(0x30354d6509aecca0), UINT64_C(0x4d5d8286b4e06aa9),
            UINT64_C(0xe1d0b3e8452bd3e8),
        } }, { {
            UINT64_C(0xd2405c4f58b933ea), UINT64_C(0x28708b2217d0a661), UINT64_C(0x0ed1d5a76012fae0),
            UINT64_C(0x0155fb6fa42cd92f),
        } } },
        { { {
            UINT64_C(0xe90faca92f4df89b), UINT64_C(0xccd4c6c91ee28442), UINT64_C(0xa2b9f18a4d941099),
            UINT64_C(0x7d974d1594e687ec),
        } }, { {
            UINT64_C(0x20ad732d18c8da0a), UINT64_C(0xa1e8a5f8d00a16c9), UINT64_C(0x5b001793ca657206),
            UINT64_C(0x42f596d0b642d8f3),
        } } },
        { { {
            UINT64_C(0xaeb3a8404995a6c3), UINT64_C(0xf4370a4ec3309b1b), UINT64_C(0xce0033441f8d8a44),
            UINT64_C(0x6f90b5e02a5b0379),
        } }, { {
            UINT64_C(0x99e5e6ba8f8b6a37), UINT64_C(0x95a1278eff0697df), UINT64_C(0x015232244b1a6541),
            UINT64_C(0xd6e729dbc7d70b0d),
        } } },
        { { {
            UINT64_C(0x109616ad5ae98649), UINT64_C(0xc383bef27d75b154), UINT64_C(0xc07112c46fd46059),
            UINT64_C(0xc8a26b26fca586c1),
        } }, { {
            UINT64_C(0x4b810a76ab466e1f), UINT64_C(0x3033adc29613016d), UINT64_C(0x795b476e7db61cdd),
            UINT64_C(0x933578d5543e9978),
        } } },
        { { {
            UINT64_C(0x6f77ff911f307522), UINT64_C(0x12e31de2d31beba9), UINT64_C(0x123c1d47af1ac364),
            UINT64_C(0x1d1b7a4828df273c),
        } }, { {
            UINT64_C(0x498f7df66b734368), UINT64_C(0xb4d0cf9d9d866a39), UINT64_C(0x9b5f2b7f346b311c),
            UINT64_C(0x0c356da35a66600a),
        } } },
        { { {
            UINT64_C(0x12b08f4b0dda68a0), UINT64_C(0x0a4e4c27ad8d72b6), UINT64_C(0xe52bcd04a8d61aea),
            UINT64_C(0x2e320169cbe063f8),
        } }, { {
            UINT64_C(0xb000a5916ebbb755), UINT64_C(0x67580796a89b908b), UINT64_C(0xacda242cc12d486e),
            UINT64_C(0xdd278f163963fbdd),
        } } },
    },
    {
        { { {
            UINT64_C(0x32d142c9bfd4060e), UINT64_C(0x0282191fa31c0fa2), UINT64_C(0x74ee4f177460eaff),
            UINT64_C(0xdde0aed88926c749),
        } }, { {
            UINT64_C(0xfd1002caa05d9779), UINT64_C(0x77acdbf590dd2679), UINT64_C(0x98c30734d9135a66),
            UINT64_C(0x71971b72322c6a9e),
        } } },
        { { {
            UINT64_C(0x78fc2ccebc4c5268), UINT64_C(0xb69aa895a8e528cd), UINT64_C(0xf5ee243c4f9c1082),
            UINT64_C(0x62fa2b2fe2b30d50),
        } }, { {
            UINT64_C(0x099891b30515859c), UINT64_C(0x4dea494494ee8b1f), UINT64_C(0x38b1f8ddc949305b),
            UINT64_C(0xcfd50c7df427f456),
        } } },
        { { {
            UINT64_C(0xd3d7ca1f5b03b61a), UINT64_C(0x066f4e2f8c699e3c), UINT64_C(0xed01e68e8c65e969),
            UINT64_C(0x7532494203d24372),
        } }, { {
            UINT64_C(0xd263eda4c1574e2a), UINT64_C(0x8f3c046990a9efbf), UINT64_C(0x8c9f479cd287a15c),
            UINT64_C(0x94fc503e82542ff9),
        } } },
        { { {
            UINT64_C(0xcdca2fccc2466a47), UINT64_C(0xc99a2d58dfce7b17), UINT64_C(0x03f2356569a6e191),
            UINT64_C(0x3eaebec854e98717),
        } }, { {
            UINT64_C(0xb92b12b40dd2b996), UINT64_C(0xdba0066380d64aca), UINT64_C(0xc062a589604827b2),
            UINT64_C(0x1ebcfd23b986710c),
        } } },
        { { {
            UINT64_C(0x22db33e635fa8526), UINT64_C(0xe56b0b4048f5c2cc), UINT64_C(0xe48c400cb88b8747),
            UINT64_C(0xfd769966bc8b49e5),
        } }, { {
            UINT64_C(0x5cd45450043d6fee), UINT64_C(0x160f2f1618dc34ae), UINT64_C(0x9d7ee1ff78fa8a4e),
            UINT64_C(0x51866c541c751b4b),
        } } },
        { { {
            UINT64_C(0x457573509c6520e5), UINT64_C(0xe9386af24c95d47e), UINT64_C(0xb2037fd9a5af9d39),
            UINT64_C(0xbf766b0af4a3cdcc),
        } }, { {
            UINT64_C(0xca8648991ccb3872), UINT64_C(0x90db7031faaade29), UINT64_C(0x490d2127b9194141),
            UINT64_C(0xfbb8c8f5cfa062f6),
        } } },
        { { {
            UINT64_C(0xede147b68d53773d), UINT64_C(0xcdb4bbbe8e446ce4), UINT64_C(0x4b60d24a8a5be30a),
            UINT64_C(0x955237c672d91571),
        } }, { {
            UINT64_C(0x8f499f99f4e49d1b), UINT64_C(0xcc6615f3cb9f5674), UINT64_C(0x4c5090307a621705),
            UINT64_C(0xda2a91507571d3e5),
        } } },
        { { {
            UINT64_C(0x7d2638a6e4790734), UINT64_C(0xd776b7443f832464), UINT64_C(0xa194330c9db04eda),
            UINT64_C(0xd6fd0307956f4885),
        } }, { {
            UINT64_C(0x584b861af2d0bad3), UINT64_C(0x406760cf4e6603ea), UINT64_C(0x8808f75d98af8149),
            UINT64_C(0xf3da1de4f7c62d80),
        } } },
        { { {
            UINT64_C(0xe4549d548ef94a71), UINT64_C(0xa37e1e5f91234a55), UINT64_C(0xd1428c368741d176),
            UINT64_C(0x04458cf12788d009),
        } }, { {
            UINT64_C(0x4777a2160ad10d62), UINT64_C(0xf2716342393c69a0), UINT64_C(0xd52510623a8acaff),
            UINT64_C(0x58f20c9fcff506d0),
        } } },
        { { {
            UINT64_C(0xe3b3ef888997edfa), UINT64_C(0xa2ddce001ee938ab), UINT64_C(0xb69b85c2a524fff0),
            UINT64_C(0xb48920f398559474),
        } }, { {
            UINT64_C(0x59c4153297f279c5), UINT64_C(0x2a2bbd961f2acb49), UINT64_C(0x74e81686ff2b6bf8),
            UINT64_C(0x07eb4e8e51d51da0),
        } } },
        { { {
            UINT64_C(0xae3adddf14389574), UINT64_C(0x55dca313c89f5d3e), UINT64_C(0xc525fedd66ca41fe),
            UINT64_C(0x6b9945477d32209a),
        } }, { {
            UINT64_C(0x1325f4f88c7d6278), UINT64_C(0x130ca1ded00abf4b), UINT64_C(0x007cf1305dd8dc32),
            UINT64_C(0x5b9628ebb249a77d),
        } } },
        { { {
            UINT64_C(0xdfc5982e50c327b8), UINT64_C(0x9e748b8328b1ff98), UINT64_C(0x3925ac5f16c0479b),
            UINT64_C(0x46c2665a27b95507),
        } }, { {
            UINT64_C(0xbb01798e6f509651), UINT64_C(0x037db9b49583f615), UINT64_C(0xeecd186466b804f0),
            UINT64_C(0x5fc0b9be595dfbf1),
        } } },
        { { {
            UINT64_C(0xccfedc0c02573f95), UINT64_C(0x0b65b6d3044a3dd6), UINT64_C(0xc42fe40d599efc2a),
            UINT64_C(0xe7d2fff454b3e84c),
        } }, { {
            UINT64_C(0xaa49fa2bc1b6f7f2), UINT64_C(0xa54beef055db4ceb), UINT64_C(0xd82c88c68c03024c),
            UINT64_C(0x184f19d99cdf4fb9),
        } } },
        { { {
            UINT64_C(0x918a1031ba4af57b), UINT64_C(0xe49417340e4b3fa0), UINT64_C(0xfd06fcfc6513d5fb),
            UINT64_C(0x3a5df29e9c64dc52),
        } }, { {
            UINT64_C(0x94edeaaaa942a8a4), UINT64_C(0x300da0b34dd30d7b), UINT64_C(0xb8eabb151d019ff3),
            UINT64_C(0xcd5463edfd884185),
        } } },
        { { {
            UINT64_C(0x16d70e7211caa77d), UINT64_C(0x9c8448c1faa1ee09), UINT64_C(0xd2088a8e1235650d),
            UINT64_C(0x1221c700acd18b05),
        } }, { {
            UINT64_C(0x1df9f5e3463cfb5b), UINT64_C(0x8b48dff8d17b7234), UINT64_C(0xe045d98a9d0199f9),
            UINT64_C(0x850ab6928f4aff44),
        } } },
        { { {
            UINT64_C(0x6858afcac6776fe0), UINT64_C(0xcc8ae0bef0acfb4f), UINT64_C(0x57b7e462f885066f),
            UINT64_C(0x4d260eb46b26405d),
        } }, { {
            UINT64_C(0x67d0ac97fd916bf1), UINT64_C(0x1a35fc5c1be7604d), UINT64_C(0x553b75ad41c2abe2),
            UINT64_C(0xf270cbd45fc2946c),
        } } },
    },
};
#elif SECP256K1_WORD_BITS == 32
static const secp256k1_affine secp256k1_base[SECP256K1_BLOCKS][SECP256K1_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0xedad90a1), UINT32_C(0x661bb08f), UINT32_C(0xed743484), UINT32_C(0xf260d28d), UINT32_C(0xd814c5e3),
            UINT32_C(0xd8b1dad0), UINT32_C(0xa549d978), UINT32_C(0x4d3063c0),
        } }, { {
            UINT32_C(0x9b44bedf), UINT32_C(0x2e558e26), UINT32_C(0xe801b101), UINT32_C(0xab242ed5), UINT32_C(0x3ad63d44),
            UINT32_C(0x289d939c), UINT32_C(0x770c66b4), UINT32_C(0x4813aa3d),
        } } },
        { { {
            UINT32_C(0x32655271), UINT32_C(0x71909687), UINT32_C(0xb95328ff), UINT32_C(0x07115f76), UINT32_C(0xd88b1bfb),
            UINT32_C(0xd262fd0a), UINT32_C(0x29c7158c), UINT32_C(0x2280a140),
        } }, { {
            UINT32_C(0x82be9355), UINT32_C(0xdf3c52fe), UINT32_C(0xbbdf3ad0), UINT32_C(0xd67e2044), UINT32_C(0x322dbda5),
            UINT32_C(0x7891dbb3), UINT32_C(0xf137a153), UINT32_C(0x581a9c72),
        } } },
        { { {
            UINT32_C(0x62cde375), UINT32_C(0x78fcecea), UINT32_C(0x4c2b58db), UINT32_C(0xdee8f228), UINT32_C(0xb32a05da),
            UINT32_C(0xdd3493fe), UINT32_C(0xa0a2a5f2), UINT32_C(0x85b2dbd7),
        } }, { {
            UINT32_C(0x01eb6709), UINT32_C(0x3d1b6182), UINT32_C(0xa5023976), UINT32_C(0x58f2f687), UINT32_C(0x12f68805),
            UINT32_C(0x3ab91380), UINT32_C(0xbaea6356), UINT32_C(0xa6a27753),
        } } },
        { { {
            UINT32_C(0xee90e4a8), UINT32_C(0xb19faaf6), UINT32_C(0xa1e6a76f), UINT32_C(0xd7c74b00), UINT32_C(0xd141a216),
            UINT32_C(0x58301553), UINT32_C(0x0da56107), UINT32_C(0x96a64cff),
        } }, { {
            UINT32_C(0xa9f46762), UINT32_C(0xffe27e3d), UINT32_C(0x5706abcd), UINT32_C(0x90e1529b), UINT32_C(0x374ea8be),
            UINT32_C(0x48d023a8), UINT32_C(0x7f77be52), UINT32_C(0x05f82081),
        } } },
        { { {
            UINT32_C(0xd30fa451), UINT32_C(0x9089c11a), UINT32_C(0x4b68bd87), UINT32_C(0x3b0a59dd), UINT32_C(0x81afb099),
            UINT32_C(0x848dd4f2), UINT32_C(0xe7bf6d25), UINT32_C(0x6d791f05),
        } }, { {
            UINT32_C(0xc0e871d6), UINT32_C(0x931dffc9), UINT32_C(0xe0e1f0a6), UINT32_C(0x604b8be9), UINT32_C(0xd41cfed1),
            UINT32_C(0x2fc476ac), UINT32_C(0x5eefb88a), UINT32_C(0xd1a9b66c),
        } } },
        { { {
            UINT32_C(0xd0bf8d5d), UINT32_C(0x42b552fd), UINT32_C(0xfd77156d), UINT32_C(0x422876be), UINT32_C(0xed4c33eb),
            UINT32_C(0xfa405a62), UINT32_C(0x079f3e1d), UINT32_C(0xfe7bacc4),
        } }, { {
            UINT32_C(0xe3f2b112), UINT32_C(0x633a4652), UINT32_C(0xeaa5330c), UINT32_C(0xb307750f), UINT32_C(0x017cc105),
            UINT32_C(0xde40a358), UINT32_C(0x76690c11), UINT32_C(0x0432c0f2),
        } } },
        { { {
            UINT32_C(0x37673e99), UINT32_C(0xda44704d), UINT32_C(0x7ffb2473), UINT32_C(0x3ffc7de1), UINT32_C(0xd01f7740),
            UINT32_C(0x8417cfc5), UINT32_C(0x15829bb7), UINT32_C(0xacdd8db4),
        } }, { {
            UINT32_C(0x1c37160d), UINT32_C(0xeb119b18), UINT32_C(0xaee60a59), UINT32_C(0xed0f444e), UINT32_C(0xbe49626d),
            UINT32_C(0x09686e83), UINT32_C(0x64d3fd01), UINT32_C(0x1c011140),
        } } },
        { { {
            UINT32_C(0xd856d529), UINT32_C(0x93be2533), UINT32_C(0x5af20039), UINT32_C(0xfe179b24), UINT32_C(0x522510bf),
            UINT32_C(0x3d74e2bb), UINT32_C(0x4fb0632f), UINT32_C(0x5dfd49e9),
        } }, { {
            UINT32_C(0xa4d0b2ad), UINT32_C(0x86d7ca72), UINT32_C(0x60338eaa), UINT32_C(0x30352175), UINT32_C(0x6166d562),
            UINT32_C(0xfb7ac40b), UINT32_C(0x2b4be571), UINT32_C(0x289f7ba8),
        } } },
        { { {
            UINT32_C(0xe9477c19), UINT32_C(0xa51739d5), UINT32_C(0x0fb927d0), UINT32_C(0xef83d906), UINT32_C(0x526db7d0),
            UINT32_C(0xc9092f2a), UINT32_C(0x53d7ce2b), UINT32_C(0xbfb9f963),
        } }, { {
            UINT32_C(0x62306d33), UINT32_C(0xe1242f20), UINT32_C(0x73619425), UINT32_C(0x1da223ba), UINT32_C(0x3b86166f),
            UINT32_C(0x7cd3b3a4), UINT32_C(0x7897dac3), UINT32_C(0x3fdf3435),
        } } },
        { { {
            UINT32_C(0x8e8d40d5), UINT32_C(0x35db9e1e), UINT32_C(0xd2bd4c73), UINT32_C(0xc5f4529e), UINT32_C(0x6b65c244),
            UINT32_C(0xca34d791), UINT32_C(0xd9a3b382), UINT32_C(0x8e32514e),
        } }, { {
            UINT32_C(0x7839485b), UINT32_C(0x9e14fcc5), UINT32_C(0x5267159e), UINT32_C(0x1d191609), UINT32_C(0x7396ed90),
            UINT32_C(0x2b1da955), UINT32_C(0xce174a0f), UINT32_C(0x6b8ede13),
        } } },
        { { {
            UINT32_C(0xda7ca0ad), UINT32_C(0x529f5099), UINT32_C(0x4f653e50), UINT32_C(0x383e47ba), UINT32_C(0xab0df98d),
            UINT32_C(0x49b47c9c), UINT32_C(0xafdbbce6), UINT32_C(0x49f728cb),
        } }, { {
            UINT32_C(0x324a3935), UINT32_C(0x3a767a93), UINT32_C(0xb5fbfed8), UINT32_C(0x1c19c5c4), UINT32_C(0x80b2c1ee),
            UINT32_C(0x2475551f), UINT32_C(0x94aaa076), UINT32_C(0x91c59bcd),
        } } },
        { { {
            UINT32_C(0x6ff028e0), UINT32_C(0x47984b3f), UINT32_C(0x3701ebf6), UINT32_C(0x8c6726cf), UINT32_C(0x0fcee693),
            UINT32_C(0x704565d3), UINT32_C(0xfb5b403b), UINT32_C(0xd8c3830b),
        } }, { {
            UINT32_C(0xbcb81aa0), UINT32_C(0x0ba170ce), UINT32_C(0x997757f9), UINT32_C(0xd3e68c0b), UINT32_C(0xdfe9ba69),
            UINT32_C(0xf9f73ed4), UINT32_C(0x58d76e92), UINT32_C(0x50322d77),
        } } },
        { { {
            UINT32_C(0x36d5be9b), UINT32_C(0x090888cc), UINT32_C(0xfa3ced4f), UINT32_C(0x49a2b88a), UINT32_C(0x869f3555),
            UINT32_C(0xcfcd05dc), UINT32_C(0xbc83a969), UINT32_C(0x4c81545e),
        } }, { {
            UINT32_C(0xbef15e7a), UINT32_C(0x12c35afb), UINT32_C(0x50a6f7fc), UINT32_C(0xb1f9997b), UINT32_C(0xe0f87be7),
            UINT32_C(0xafc32dae), UINT32_C(0x13384058), UINT32_C(0xd2f36c8b),
        } } },
        { { {
            UINT32_C(0x23ca631c), UINT32_C(0x4dab800a), UINT32_C(0x0a8a811d), UINT32_C(0xf7c9c815), UINT32_C(0x9a605850),
            UINT32_C(0x7ffc3431), UINT32_C(0x03a0fd03), UINT32_C(0x590a3765),
        } }, { {
            UINT32_C(0x91ecda8f), UINT32_C(0xca67e65b), UINT32_C(0xa03f9446), UINT32_C(0xf3d4e679), UINT32_C(0xa10c9984),
            UINT32_C(0xa08d0e94), UINT32_C(0xcae62ac6), UINT32_C(0x5e8c5b43),
        } } },
        { { {
            UINT32_C(0x8f176a2e), UINT32_C(0x5e946f55), UINT32_C(0xd0658250), UINT32_C(0xc8c59ced), UINT32_C(0xfc18df6d),
            UINT32_C(0x0c5e45b5), UINT32_C(0xf3cb7262), UINT32_C(0x229e6d08),
        } }, { {
            UINT32_C(0x4b7c1046), UINT32_C(0xbff598d5), UINT32_C(0x95f92017), UINT32_C(0x9e7b5995), UINT32_C(0x208a96f7),
            UINT32_C(0x24160d17), UINT32_C(0x2c46d846), UINT32_C(0xbb07c642),
        } } },
        { { {
            UINT32_C(0x06e36d5b), UINT32_C(0x5beb1c46), UINT32_C(0x90508aa0), UINT32_C(0xa70d3bc8), UINT32_C(0x54a274c7),
            UINT32_C(0xb27e3383), UINT32_C(0xfa965eb8), UINT32_C(0xbb106a9b),
        } }, { {
            UINT32_C(0xb7f0dc68), UINT32_C(0xe78483be), UINT32_C(0xf733c7e6), UINT32_C(0x095fd636), UINT32_C(0x91d36c8b),
            UINT32_C(0x50474095), UINT32_C(0x7acbd8b2), UINT32_C(0x19cd3ea5),
        } } },
    },
    {
        { { {
            UINT32_C(0x81cd1b70), UINT32_C(0xea8a1cfb), UINT32_C(0x7171e67d), UINT32_C(0x86362697), UINT32_C(0xe5708f7b),
            UINT32_C(0xdfbfd5d9), UINT32_C(0xaacfc6d0), UINT32_C(0x130010f4),
        } }, { {
            UINT32_C(0x0b21301b), UINT32_C(0x4feaeff3), UINT32_C(0x9fd834ad), UINT32_C(0xb54b7714), UINT32_C(0x9c4ebc00),
            UINT32_C(0x195cff88), UINT32_C(0x9148d20f), UINT32_C(0xd1818766),
        } } },
        { { {
            UINT32_C(0xe6015e1f), UINT32_C(0x9210d8f7), UINT32_C(0xc840d9ca), UINT32_C(0xa746fc74), UINT32_C(0xd285f868),
            UINT32_C(0xfdb0bbbe), UINT32_C(0xc39c23df), UINT32_C(0xd64fd5ef),
        } }, { {
            UINT32_C(0x4bc5c60f), UINT32_C(0xb11292f8), UINT32_C(0x66bee467), UINT32_C(0xb9db4721), UINT32_C(0xbe4d0118),
            UINT32_C(0xe5174ab2), UINT32_C(0x58156f51), UINT32_C(0xb3bd95b6),
        } } },
        { { {
            UINT32_C(0x7ea439c9), UINT32_C(0x6cd07c1e), UINT32_C(0x6690d4fe), UINT32_C(0x62fcea3c), UINT32_C(0x796b5c7b),
            UINT32_C(0x8e69967c), UINT32_C(0x1e71d0ea), UINT32_C(0xbcf68c1c),
        } }, { {
            UINT32_C(0xcbedb4ce), UINT32_C(0x1f0ea805), UINT32_C(0x55e2ca3e), UINT32_C(0x733f2240), UINT32_C(0x2973f775),
            UINT32_C(0x48d8d7ca), UINT32_C(0x3ada2c19), UINT32_C(0xbed62736),
        } } },
        { { {
            UINT32_C(0x16073c93), UINT32_C(0x4bc9a515), UINT32_C(0xee72b8c8), UINT32_C(0xbd4f529f), UINT32_C(0xeeae3c8b),
            UINT32_C(0x23958772), UINT32_C(0x413e22db), UINT32_C(0xaeab924d),
        } }, { {
            UINT32_C(0xe3d5f93f), UINT32_C(0x60a4b99b), UINT32_C(0x38a1f8dc), UINT32_C(0x4614d822), UINT32_C(0xfdd1ed69),
            UINT32_C(0x238b1755), UINT32_C(0xed603dc7), UINT32_C(0x86dc529a),
        } } },
        { { {
            UINT32_C(0x1a60f169), UINT32_C(0x130aba23), UINT32_C(0xc663fa9e), UINT32_C(0x3bba23be), UINT32_C(0xf4106dd2),
            UINT32_C(0xb7d92b34), UINT32_C(0x1ee10977), UINT32_C(0x9ebf82cd),
        } }, { {
            UINT32_C(0x5349bea6), UINT32_C(0x5d82e7c9), UINT32_C(0xd6d71f0f), UINT32_C(0x4f4718c3), UINT32_C(0x6da8fd39),
            UINT32_C(0x12ed5409), UINT32_C(0x3607a7de), UINT32_C(0x8b583589),
        } } },
        { { {
            UINT32_C(0xd01a1073), UINT32_C(0x04b66e4f), UINT32_C(0xe9e0f60e), UINT32_C(0x21543b31), UINT32_C(0x8680d334),
            UINT32_C(0x151a881b), UINT32_C(0x62a3cf0d), UINT32_C(0x44b7f486),
        } }, { {
            UINT32_C(0x251f2118), UINT32_C(0xb5c95101), UINT32_C(0x8041876f), UINT32_C(0x7f12ae59), UINT32_C(0x1c9df88c),
            UINT32_C(0x32823d81), UINT32_C(0x97d189d8), UINT32_C(0xa355bc21),
        } } },
        { { {
            UINT32_C(0x42084c1c), UINT32_C(0x68d6ab60), UINT32_C(0xaf022e21), UINT32_C(0xe8fcc6ea), UINT32_C(0x7f9337ba),
            UINT32_C(0x62428ead), UINT32_C(0x656db77d), UINT32_C(0xe4328899),
        } }, { {
            UINT32_C(0xae6c7729), UINT32_C(0x80dd3618), UINT32_C(0xebf45a22), UINT32_C(0x67168a19), UINT32_C(0xf80f710a),
            UINT32_C(0xba762960), UINT32_C(0x93cc8325), UINT32_C(0xb377f5f9),
        } } },
        { { {
            UINT32_C(0x3fb9dd63), UINT32_C(0xddb68a9e), UINT32_C(0x339a6796), UINT32_C(0x0e07c490), UINT32_C(0x9673c73a),
            UINT32_C(0x16c7900d), UINT32_C(0xb8e77d68), UINT32_C(0xbfa97914),
        } }, { {
            UINT32_C(0x92afb225), UINT32_C(0xebe861ed), UINT32_C(0x16fa8bfe), UINT32_C(0xb04f1cc9), UINT32_C(0x090259a6),
            UINT32_C(0xb8da4b68), UINT32_C(0x51a0cece), UINT32_C(0x7949ac5b),
        } } },
        { { {
            UINT32_C(0xaef98bea), UINT32_C(0x014ad25b), UINT32_C(0x88dc238e), UINT32_C(0xbda1657c), UINT32_C(0x18b67c28),
            UINT32_C(0x453f8cfe), UINT32_C(0x67e29fd5), UINT32_C(0x1db3fcd8),
        } }, { {
            UINT32_C(0x3c9ccd08), UINT32_C(0xf8105121), UINT32_C(0x40da13c4), UINT32_C(0x4ca0ded2), UINT32_C(0x03a2d6ff),
            UINT32_C(0x5aeb9135), UINT32_C(0xb67a8b69), UINT32_C(0xdc5d45b5),
        } } },
        { { {
            UINT32_C(0x43b065c6), UINT32_C(0x05841293), UINT32_C(0x97e1b070), UINT32_C(0xea691985), UINT32_C(0x9729531c),
            UINT32_C(0x50b5af70), UINT32_C(0x8e1a47b7), UINT32_C(0x56aeb430),
        } }, { {
            UINT32_C(0x85213809), UINT32_C(0x92edd649), UINT32_C(0x028773a5), UINT32_C(0x2678312e), UINT32_C(0x55a6202b),
            UINT32_C(0xaf21b658), UINT32_C(0x34dbca8a), UINT32_C(0xac4365b5),
        } } },
        { { {
            UINT32_C(0xa3f31513), UINT32_C(0x017ce7ac), UINT32_C(0xe45b4573), UINT32_C(0xdcf9464c), UINT32_C(0x91d69fdb),
            UINT32_C(0xb785c613), UINT32_C(0x7410ab71), UINT32_C(0xfd21e490),
        } }, { {
            UINT32_C(0xb20dcc22), UINT32_C(0xf9676066), UINT32_C(0x5873dfef), UINT32_C(0xbf53e85e), UINT32_C(0x6280acc1),
            UINT32_C(0x7ccfbea4), UINT32_C(0x4dc4503f), UINT32_C(0x8dae1064),
        } } },
        { { {
            UINT32_C(0xbf651577), UINT32_C(0xd67423fa), UINT32_C(0x821e2e6b), UINT32_C(0xa510b1c1), UINT32_C(0x62a94316),
            UINT32_C(0x324327c4), UINT32_C(0x2f7cbaa2), UINT32_C(0x2235ec7d),
        } }, { {
            UINT32_C(0x92783d8f), UINT32_C(0xfb17825b), UINT32_C(0xefb7b23b), UINT32_C(0x9848877c), UINT32_C(0xd9f5998f),
            UINT32_C(0xdb85f815), UINT32_C(0xc7886c3f), UINT32_C(0x7432116d),
        } } },
        { { {
            UINT32_C(0x245928e3), UINT32_C(0xac4a639a), UINT32_C(0xdf70797e), UINT32_C(0x08925b66), UINT32_C(0xa4b8c679),
            UINT32_C(0xf6f07185), UINT32_C(0xe3042d4b), UINT32_C(0x773a302e),
        } }, { {
            UINT32_C(0x6dfba51b), UINT32_C(0x428a1f26), UINT32_C(0x1fa56faa), UINT32_C(0x32379eab), UINT32_C(0x0f3e96d1),
            UINT32_C(0xbcddaae8), UINT32_C(0xbe23269c), UINT32_C(0x8f62dc68),
        } } },
        { { {
            UINT32_C(0x55216145), UINT32_C(0x0327fc74), UINT32_C(0x1c4cc760), UINT32_C(0x32844c68), UINT32_C(0xa0686887),
            UINT32_C(0x51fe89c9), UINT32_C(0x7a5f5497), UINT32_C(0x6fbe4248),
        } }, { {
            UINT32_C(0x2ad0509b), UINT32_C(0x4c574b3e), UINT32_C(0xe86824c9), UINT32_C(0xf7cda219), UINT32_C(0xf26e60b3),
            UINT32_C(0x075b4dfd), UINT32_C(0x011edbdd), UINT32_C(0x22427b6c),
        } } },
        { { {
            UINT32_C(0xe184d390), UINT32_C(0x370b70b2), UINT32_C(0xc5993461), UINT32_C(0x80736b76), UINT32_C(0xf8fe5746),
            UINT32_C(0x5197623e), UINT32_C(0xb5f58e26), UINT32_C(0x27ed9eaa),
        } }, { {
            UINT32_C(0xa6a8d79c), UINT32_C(0xc0bfbf43), UINT32_C(0x1fe36ae5), UINT32_C(0xdd720639), UINT32_C(0x8eb9cedc),
            UINT32_C(0xe3e26a66), UINT32_C(0x1bfb6da4), UINT32_C(0x1156a0b2),
        } } },
        { { {
            UINT32_C(0xe5cd268f), UINT32_C(0xc1b42cef), UINT32_C(0x769c6f22), UINT32_C(0xc426dc6a), UINT32_C(0x718d405b),
            UINT32_C(0x28692970), UINT32_C(0x69f30750), UINT32_C(0x42604579),
        } }, { {
            UINT32_C(0xb0827f92), UINT32_C(0xff19a10a), UINT32_C(0xefd00269), UINT32_C(0x43d01237), UINT32_C(0x3f8e91c1),
            UINT32_C(0xf1e7fa9b), UINT32_C(0x8feb3786), UINT32_C(0x26bfdf94),
        } } },
    },
    {
        { { {
            UINT32_C(0x50a8c3b3), UINT32_C(0x0bc0c986), UINT32_C(0xd4523ea9), UINT32_C(0xb76a1547), UINT32_C(0x24d3c86c),
            UINT32_C(0x0ff7c058), UINT32_C(0xfe65a60f), UINT32_C(0x49a23b18),
        } }, { {
            UINT32_C(0xcf89f82a), UINT32_C(0x2df3fda4), UINT32_C(0x3904721f), UINT32_C(0x60cdf140), UINT32_C(0x06683eba),
            UINT32_C(0x6de011bc), UINT32_C(0x6cb0ba5b), UINT32_C(0x5d0db153),
        } } },
        { { {
            UINT32_C(0x7ef16fbd), UINT32_C(0x68203eb5), UINT32_C(0xa41412d9), UINT32_C(0x7bce0e5f), UINT32_C(0xa326a233),
            UINT32_C(0x60a811eb), UINT32_C(0xb6a21cb4), UINT32_C(0xad799802),
        } }, { {
            UINT32_C(0x60d6c786), UINT32_C(0x4044eff4), UINT32_C(0x6e74c4e2), UINT32_C(0xc1ce38f1), UINT32_C(0x2abca5eb),
            UINT32_C(0x80be119d), UINT32_C(0x3c43dae7), UINT32_C(0xfd6eb556),
        } } },
        { { {
            UINT32_C(0xb5f59ae1), UINT32_C(0xb8821307), UINT32_C(0x8a12681d), UINT32_C(0x6e738dbb), UINT32_C(0x9205b352),
            UINT32_C(0x250506a8), UINT32_C(0x1189cdfb), UINT32_C(0xc11ef004),
        } }, { {
            UINT32_C(0x044a11a8), UINT32_C(0x22661ae6), UINT32_C(0x4614b058), UINT32_C(0x13033ac5), UINT32_C(0x22a67da1),
            UINT32_C(0x76f1a3b5), UINT32_C(0xd2077e8d), UINT32_C(0x0309ce82),
        } } },
        { { {
            UINT32_C(0x78492ab6), UINT32_C(0xfbf522c3), UINT32_C(0x2f8624e7), UINT32_C(0xbce68369), UINT32_C(0x679a16a5),
            UINT32_C(0x0090d7ea), UINT32_C(0xe8cec58e), UINT32_C(0x8278e019),
        } }, { {
            UINT32_C(0x84a1cde9), UINT32_C(0x32d4afdd), UINT32_C(0xe7933eea), UINT32_C(0x3208ee9a), UINT32_C(0xbaa7ede0),
            UINT32_C(0xed65a980), UINT32_C(0x162e9487), UINT32_C(0x4dc5532f),
        } } },
        { { {
            UINT32_C(0xea929635), UINT32_C(0x74ff35a9), UINT32_C(0x5457a94f), UINT32_C(0xf351f7bb), UINT32_C(0x071e9a22),
            UINT32_C(0x786adc66), UINT32_C(0x7aa0e4e0), UINT32_C(0x875d8f72),
        } }, { {
            UINT32_C(0xae6cc19c), UINT32_C(0xfda33627), UINT32_C(0x7be0e900), UINT32_C(0x471e8ce7), UINT32_C(0xec7a3994),
            UINT32_C(0xb75475c8), UINT32_C(0xc322d8ef), UINT32_C(0xc1371e73),
        } } },
        { { {
            UINT32_C(0xa552bc9c), UINT32_C(0x3062c505), UINT32_C(0xec77c96a), UINT32_C(0x25b78684), UINT32_C(0xbf21b648),
            UINT32_C(0xf003432e), UINT32_C(0x18342451), UINT32_C(0x365a91c3),
        } }, { {
            UINT32_C(0x94868483), UINT32_C(0x480f351b), UINT32_C(0x4045611e), UINT32_C(0x2542c15f), UINT32_C(0xf9b33301),
            UINT32_C(0x02f70515), UINT32_C(0x7d6aeb1a), UINT32_C(0x1ad558e7),
        } } },
        { { {
            UINT32_C(0x9b4547c2), UINT32_C(0x8fbfd43a), UINT32_C(0xe464e767), UINT32_C(0xcf88b13b), UINT32_C(0x0e831c87),
            UINT32_C(0x0a992bab), UINT32_C(0x04142a49), UINT32_C(0x63aa924a),
        } }, { {
            UINT32_C(0x0ec4c136), UINT32_C(0xdc3da554), UINT32_C(0xb9f58edd), UINT32_C(0x63c13edb), UINT32_C(0x22d671c7),
            UINT32_C(0x3ef748ea), UINT32_C(0x34e643d7), UINT32_C(0x7fbb11c1),
        } } },
        { { {
            UINT32_C(0x08e1022d), UINT32_C(0xbbd62538), UINT32_C(0xb216a7af), UINT32_C(0xef2ebc59), UINT32_C(0x2c8cf74b),
            UINT32_C(0xe120662b), UINT32_C(0x7f0d896a), UINT32_C(0x6488036b),
        } }, { {
            UINT32_C(0x027c1232), UINT32_C(0x7be2d698), UINT32_C(0x4122348e), UINT32_C(0x70d635c6), UINT32_C(0xcd5fef76),
            UINT32_C(0x356f620f), UINT32_C(0x740bf286), UINT32_C(0x024bb86f),
        } } },
        { { {
            UINT32_C(0x81ef018e), UINT32_C(0xec107c2b), UINT32_C(0x1c59e9b2), UINT32_C(0xe7db37d0), UINT32_C(0xdea73a70),
            UINT32_C(0xd729a7b6), UINT32_C(0x2732bb32), UINT32_C(0x73f7c19d),
        } }, { {
            UINT32_C(0xf061e2bf), UINT32_C(0x99997f15), UINT32_C(0x149a23cb), UINT32_C(0x11a4244c), UINT32_C(0x71759ce8),
            UINT32_C(0x04dba976), UINT32_C(0x9deade03), UINT32_C(0x02c416cd),
        } } },
        { { {
            UINT32_C(0x4e06d783), UINT32_C(0xd3c5eef6), UINT32_C(0x1de4e66b), UINT32_C(0x31208631), UINT32_C(0xcb6a4898),
            UINT32_C(0xa82642f2), UINT32_C(0x5c0358ef), UINT32_C(0xf3c36d67),
        } }, { {
            UINT32_C(0xbbd5ab80), UINT32_C(0x16359bf2), UINT32_C(0xac4dc000), UINT32_C(0x7cc3d310), UINT32_C(0xd7fd443d),
            UINT32_C(0x00f885cd), UINT32_C(0x99254403), UINT32_C(0x9b1d5a90),
        } } },
        { { {
            UINT32_C(0x66274b31), UINT32_C(0x9c8c74c5), UINT32_C(0x09aecca0), UINT32_C(0x30354d65), UINT32_C(0xb4e06aa9),
            UINT32_C(0x4d5d8286), UINT32_C(0x452bd3e8), UINT32_C(0xe1d0b3e8),
        } }, { {
            UINT32_C(0x58b933ea), UINT32_C(0xd2405c4f), UINT32_C(0x17d0a661), UINT32_C(0x28708b22), UINT32_C(0x6012fae0),
            UINT32_C(0x0ed1d5a7), UINT32_C(0xa42cd92f), UINT32_C(0x0155fb6f),
        } } },
        { { {
            UINT32_C(0x2f4df89b), UINT32_C(0xe90faca9), UINT32_C(0x1ee28442), UINT32_C(0xccd4c6c9), UINT32_C(0x4d941099),
            UINT32_C(0xa2b9f18a), UINT32_C(0x94e687ec), UINT32_C(0x7d974d15),
        } }, { {
            UINT32_C(0x18c8da0a), UINT32_C(0x20ad732d), UINT32_C(0xd00a16c9), UINT32_C(0xa1e8a5f8), UINT32_C(0xca657206),
            UINT32_C(0x5b001793), UINT32_C(0xb642d8f3), UINT32_C(0x42f596d0),
        } } },
        { { {
            UINT32_C(0x4995a6c3), UINT32_C(0xaeb3a840), UINT32_C(0xc3309b1b), UINT32_C(0xf4370a4e), UINT32_C(0x1f8d8a44),
            UINT32_C(0xce003344), UINT32_C(0x2a5b0379), UINT32_C(0x6f90b5e0),
        } }, { {
            UINT32_C(0x8f8b6a37), UINT32_C(0x99e5e6ba), UINT32_C(0xff0697df), UINT32_C(0x95a1278e), UINT32_C(0x4b1a6541),
            UINT32_C(0x01523224), UINT32_C(0xc7d70b0d), UINT32_C(0xd6e729db),
        } } },
        { { {
            UINT32_C(0x5ae98649), UINT32_C(0x109616ad), UINT32_C(0x7d75b154), UINT32_C(0xc383bef2), UINT32_C(0x6fd46059),
            UINT32_C(0xc07112c4), UINT32_C(0xfca586c1), UINT32_C(0xc8a26b26),
        } }, { {
            UINT32_C(0xab466e1f), UINT32_C(0x4b810a76), UINT32_C(0x9613016d), UINT32_C(0x3033adc2), UINT32_C(0x7db61cdd),
            UINT32_C(0x795b476e), UINT32_C(0x543e9978), UINT32_C(0x933578d5),
        } } },
        { { {
            UINT32_C(0x1f307522), UINT32_C(0x6f77ff91), UINT32_C(0xd31beba9), UINT32_C(0x12e31de2), UINT32_C(0xaf1ac364),
            UINT32_C(0x123c1d47), UINT32_C(0x28df273c), UINT32_C(0x1d1b7a48),
        } }, { {
            UINT32_C(0x6b734368), UINT32_C(0x498f7df6), UINT32_C(0x9d866a39), UINT32_C(0xb4d0cf9d), UINT32_C(0x346b311c),
            UINT32_C(0x9b5f2b7f), UINT32_C(0x5a66600a), UINT32_C(0x0c356da3),
        } } },
        { { {
            UINT32_C(0x0dda68a0), UINT32_C(0x12b08f4b), UINT32_C(0xad8d72b6), UINT32_C(0x0a4e4c27), UINT32_C(0xa8d61aea),
            UINT32_C(0xe52bcd04), UINT32_C(0xcbe063f8), UINT32_C(0x2e320169),
        } }, { {
            UINT32_C(0x6ebbb755), UINT32_C(0xb000a591), UINT32_C(0xa89b908b), UINT32_C(0x67580796), UINT32_C(0xc12d486e),
            UINT32_C(0xacda242c), UINT32_C(0x3963fbdd), UINT32_C(0xdd278f16),
        } } },
    },
    {
        { { {
            UINT32_C(0xbfd4060e), UINT32_C(0x32d142c9), UINT32_C(0xa31c0fa2), UINT32_C(0x0282191f), UINT32_C(0x7460eaff),
            UINT32_C(0x74ee4f17), UINT32_C(0x8926c749), UINT32_C(0xdde0aed8),
        } }, { {
            UINT32_C(0xa05d9779), UINT32_C(0xfd1002ca), UINT32_C(0x90dd2679), UINT32_C(0x77acdbf5), UINT32_C(0xd9135a66),
            UINT32_C(0x98c30734), UINT32_C(0x322c6a9e), UINT32_C(0x71971b72),
        } } },
        { { {
            UINT32_C(0xbc4c5268), UINT32_C(0x78fc2cce), UINT32_C(0xa8e528cd), UINT32_C(0xb69aa895), UINT32_C(0x4f9c1082),
            UINT32_C(0xf5ee243c), UINT32_C(0xe2b30d50), UINT32_C(0x62fa2b2f),
        } }, { {
            UINT32_C(0x0515859c), UINT32_C(0x099891b3), UINT32_C(0x94ee8b1f), UINT32_C(0x4dea4944), UINT32_C(0xc949305b),
            UINT32_C(0x38b1f8dd), UINT32_C(0xf427f456), UINT32_C(0xcfd50c7d),
        } } },
        { { {
            UINT32_C(0x5b03b61a), UINT32_C(0xd3d7ca1f), UINT32_C(0x8c699e3c), UINT32_C(0x066f4e2f), UINT32_C(0x8c65e969),
            UINT32_C(0xed01e68e), UINT32_C(0x03d24372), UINT32_C(0x75324942),
        } }, { {
            UINT32_C(0xc1574e2a), UINT32_C(0xd263eda4), UINT32_C(0x90a9efbf), UINT32_C(0x8f3c0469), UINT32_C(0xd287a15c),
            UINT32_C(0x8c9f479c), UINT32_C(0x82542ff9), UINT32_C(0x94fc503e),
        } } },
        { { {
            UINT32_C(0xc2466a47), UINT32_C(0xcdca2fcc), UINT32_C(0xdfce7b17), UINT32_C(0xc99a2d58), UINT32_C(0x69a6e191),
            UINT32_C(0x03f23565), UINT32_C(0x54e98717), UINT32_C(0x3eaebec8),
        } }, { {
            UINT32_C(0x0dd2b996), UINT32_C(0xb92b12b4), UINT32_C(0x80d64aca), UINT32_C(0xdba00663), UINT32_C(0x604827b2),
            UINT32_C(0xc062a589), UINT32_C(0xb986710c), UINT32_C(0x1ebcfd23),
        } } },
        { { {
            UINT32_C(0x35fa8526), UINT32_C(0x22db33e6), UINT32_C(0x48f5c2cc), UINT32_C(0xe56b0b40), UINT32_C(0xb88b8747),
            UINT32_C(0xe48c400c), UINT32_C(0xbc8b49e5), UINT32_C(0xfd769966),
        } }, { {
            UINT32_C(0x043d6fee), UINT32_C(0x5cd45450), UINT32_C(0x18dc34ae), UINT32_C(0x160f2f16), UINT32_C(0x78fa8a4e),
            UINT32_C(0x9d7ee1ff), UINT32_C(0x1c751b4b), UINT32_C(0x51866c54),
        } } },
        { { {
            UINT32_C(0x9c6520e5), UINT32_C(0x45757350), UINT32_C(0x4c95d47e), UINT32_C(0xe9386af2), UINT32_C(0xa5af9d39),
            UINT32_C(0xb2037fd9), UINT32_C(0xf4a3cdcc), UINT32_C(0xbf766b0a),
        } }, { {
            UINT32_C(0x1ccb3872), UINT32_C(0xca864899), UINT32_C(0xfaaade29), UINT32_C(0x90db7031), UINT32_C(0xb9194141),
            UINT32_C(0x490d2127), UINT32_C(0xcfa062f6), UINT32_C(0xfbb8c8f5),
        } } },
        { { {
            UINT32_C(0x8d53773d), UINT32_C(0xede147b6), UINT32_C(0x8e446ce4), UINT32_C(0xcdb4bbbe), UINT32_C(0x8a5be30a),
            UINT32_C(0x4b60d24a), UINT32_C(0x72d91571), UINT32_C(0x955237c6),
        } }, { {
            UINT32_C(0xf4e49d1b), UINT32_C(0x8f499f99), UINT32_C(0xcb9f5674), UINT32_C(0xcc6615f3), UINT32_C(0x7a621705),
            UINT32_C(0x4c509030), UINT32_C(0x7571d3e5), UINT32_C(0xda2a9150),
        } } },
        { { {
            UINT32_C(0xe4790734), UINT32_C(0x7d2638a6), UINT32_C(0x3f832464), UINT32_C(0xd776b744), UINT32_C(0x9db04eda),
            UINT32_C(0xa194330c), UINT32_C(0x956f4885), UINT32_C(0xd6fd0307),
        } }, { {
            UINT32_C(0xf2d0bad3), UINT32_C(0x584b861a), UINT32_C(0x4e6603ea), UINT32_C(0x406760cf), UINT32_C(0x98af8149),
            UINT32_C(0x8808f75d), UINT32_C(0xf7c62d80), UINT32_C(0xf3da1de4),
        } } },
        { { {
            UINT32_C(0x8ef94a71), UINT32_C(0xe4549d54), UINT32_C(0x91234a55), UINT32_C(0xa37e1e5f), UINT32_C(0x8741d176),
            UINT32_C(0xd1428c36), UINT32_C(0x2788d009), UINT32_C(0x04458cf1),
        } }, { {
            UINT32_C(0x0ad10d62), UINT32_C(0x4777a216), UINT32_C(0x393c69a0), UINT32_C(0xf2716342), UINT32_C(0x3a8acaff),
            UINT32_C(0xd5251062), UINT32_C(0xcff506d0), UINT32_C(0x58f20c9f),
        } } },
        { { {
            UINT32_C(0x8997edfa), UINT32_C(0xe3b3ef88), UINT32_C(0x1ee938ab), UINT32_C(0xa2ddce00), UINT32_C(0xa524fff0),
            UINT32_C(0xb69b85c2), UINT32_C(0x98559474), UINT32_C(0xb48920f3),
        } }, { {
            UINT32_C(0x97f279c5), UINT32_C(0x59c41532), UINT32_C(0x1f2acb49), UINT32_C(0x2a2bbd96), UINT32_C(0xff2b6bf8),
            UINT32_C(0x74e81686), UINT32_C(0x51d51da0), UINT32_C(0x07eb4e8e),
        } } },
        { { {
            UINT32_C(0x14389574), UINT32_C(0xae3adddf), UINT32_C(0xc89f5d3e), UINT32_C(0x55dca313), UINT32_C(0x66ca41fe),
            UINT32_C(0xc525fedd), UINT32_C(0x7d32209a), UINT32_C(0x6b994547),
        } }, { {
            UINT32_C(0x8c7d6278), UINT32_C(0x1325f4f8), UINT32_C(0xd00abf4b), UINT32_C(0x130ca1de), UINT32_C(0x5dd8dc32),
            UINT32_C(0x007cf130), UINT32_C(0xb249a77d), UINT32_C(0x5b9628eb),
        } } },
        { { {
            UINT32_C(0x50c327b8), UINT32_C(0xdfc5982e), UINT32_C(0x28b1ff98), UINT32_C(0x9e748b83), UINT32_C(0x16c0479b),
            UINT32_C(0x3925ac5f), UINT32_C(0x27b95507), UINT32_C(0x46c2665a),
        } }, { {
            UINT32_C(0x6f509651), UINT32_C(0xbb01798e), UINT32_C(0x9583f615), UINT32_C(0x037db9b4), UINT32_C(0x66b804f0),
            UINT32_C(0xeecd1864), UINT32_C(0x595dfbf1), UINT32_C(0x5fc0b9be),
        } } },
        { { {
            UINT32_C(0x02573f95), UINT32_C(0xccfedc0c), UINT32_C(0x044a3dd6), UINT32_C(0x0b65b6d3), UINT32_C(0x599efc2a),
            UINT32_C(0xc42fe40d), UINT32_C(0x54b3e84c), UINT32_C(0xe7d2fff4),
        } }, { {
            UINT32_C(0xc1b6f7f2), UINT32_C(0xaa49fa2b), UINT32_C(0x55db4ceb), UINT32_C(0xa54beef0), UINT32_C(0x8c03024c),
            UINT32_C(0xd82c88c6), UINT32_C(0x9cdf4fb9), UINT32_C(0x184f19d9),
        } } },
        { { {
            UINT32_C(0xba4af57b), UINT32_C(0x918a1031), UINT32_C(0x0e4b3fa0), UINT32_C(0xe4941734), UINT32_C(0x6513d5fb),
            UINT32_C(0xfd06fcfc), UINT32_C(0x9c64dc52), UINT32_C(0x3a5df29e),
        } }, { {
            UINT32_C(0xa942a8a4), UINT32_C(0x94edeaaa), UINT32_C(0x4dd30d7b), UINT32_C(0x300da0b3), UINT32_C(0x1d019ff3),
            UINT32_C(0xb8eabb15), UINT32_C(0xfd884185), UINT32_C(0xcd5463ed),
        } } },
        { { {
            UINT32_C(0x11caa77d), UINT32_C(0x16d70e72), UINT32_C(0xfaa1ee09), UINT32_C(0x9c8448c1), UINT32_C(0x1235650d),
            UINT32_C(0xd2088a8e), UINT32_C(0xacd18b05), UINT32_C(0x1221c700),
        } }, { {
            UINT32_C(0x463cfb5b), UINT32_C(0x1df9f5e3), UINT32_C(0xd17b7234), UINT32_C(0x8b48dff8), UINT32_C(0x9d0199f9),
            UINT32_C(0xe045d98a), UINT32_C(0x8f4aff44), UINT32_C(0x850ab692),
        } } },
        { { {
            UINT32_C(0xc6776fe0), UINT32_C(0x6858afca), UINT32_C(0xf0acfb4f), UINT32_C(0xcc8ae0be), UINT32_C(0xf885066f),
            UINT32_C(0x57b7e462), UINT32_C(0x6b26405d), UINT32_C(0x4d260eb4),
        } }, { {
            UINT32_C(0xfd916bf1), UINT32_C(0x67d0ac97), UINT32_C(0x1be7604d), UINT32_C(0x1a35fc5c), UINT32_C(0x41c2abe2),
            UINT32_C(0x553b75ad), UINT32_C(0x5fc2946c), UINT32_C(0xf270cbd4),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void secp256k1_base_lookup(secp256k1_affine *r, const secp256k1_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    secp256k1_fe y;

    for (i = 0; i < SECP256K1_TEETH; i++) {
        signs |= (secp256k1_bits(v, (block * SECP256K1_TEETH + i) * SECP256K1_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (SECP256K1_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (SECP256K1_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < SECP256K1_BLOCK_ENTRIES; i++) {
        const secp256k1_limb mask = secp256k1_samew(i, signs);
        secp256k1_pick(&r->x, &secp256k1_base[block][i].x, mask);
        secp256k1_pick(&r->y, &secp256k1_base[block][i].y, mask);
    }
    secp256k1_fe_neg(&y, &r->y);
    secp256k1_fe_select(&r->y, secp256k1_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void secp256k1_point_mul_base(secp256k1_point *r, const secp256k1_sc *k)
{
    secp256k1_limb v[SECP256K1_SIGN_WORDS];
    secp256k1_point total;
    secp256k1_affine addend;
    const uint64_t negate = secp256k1_scalar_odd(v, SECP256K1_SIGN_WORDS, k);
    unsigned int column, block;

    v[SECP256K1_SIGNS / SECP256K1_WORD_BITS] |= (secp256k1_limb)1 << (SECP256K1_SIGNS % SECP256K1_WORD_BITS);
    secp256k1_base_lookup(&addend, v, SECP256K1_BLOCKS - 1, SECP256K1_SPACING - 1, negate);
    secp256k1_point_from_affine(&total, &addend);
    for (column = SECP256K1_SPACING; column-- > 0;) {
        block = SECP256K1_BLOCKS;
        if (column == SECP256K1_SPACING - 1) {
            block--;
        } else {
            secp256k1_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            secp256k1_base_lookup(&addend, v, block, column, negate);
            if (column < 2) {
                secp256k1_point_add_affine(&total, &total, &addend);
            } else {
                (void)secp256k1_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    secp256k1_wipe(v, sizeof v);
    secp256k1_wipe(&total, sizeof total);
    secp256k1_wipe(&addend, sizeof addend);
    secp256k1_wipe_stack();
}

void secp256k1_point_mul_base_bytes(secp256k1_point *r, const uint8_t k[32])
{
    secp256k1_sc scalar;

    secp256k1_reduce_bytes(&scalar, k, SECP256K1_SC_BYTES);
    secp256k1_point_mul_base(r, &scalar);
    secp256k1_wipe(&scalar, sizeof scalar);
}
