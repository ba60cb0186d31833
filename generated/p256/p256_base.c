/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 4 tables of 16 points, 4 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 5 positions that are 13 apart.
 */
#include "p256_curve_internal.h"

#define P256_TEETH 5
#define P256_BLOCKS 4
#define P256_SPACING 13
#define P256_BLOCK_ENTRIES 16
#define P256_SIGNS 260
#define P256_SIGN_WORDS (P256_SIGNS / P256_WORD_BITS + 2)

#if P256_WORD_BITS == 64
static const p256_affine p256_base[P256_BLOCKS][P256_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0x7d7f66046757a71d), UINT64_C(0x5828c8eabab20d90), UINT64_C(0xd59ae15a08e16ba2),
            UINT64_C(0xc787ea497f4ba81a),
        } }, { {
            UINT64_C(0x3e113947ee902bf5), UINT64_C(0x4b42da90106862f7), UINT64_C(0x63ebfb4729bc44f7),
            UINT64_C(0x04bd02b9825c8707),
        } } },
        { { {
            UINT64_C(0x6d639f6dc77f97ff), UINT64_C(0x67862c822ca5d6bb), UINT64_C(0x76f5f4590960b349),
            UINT64_C(0x72c82ef02e1c17fb),
        } }, { {
            UINT64_C(0xd1c805ab5d896c9e), UINT64_C(0xfe6645d91c9ff5c8), UINT64_C(0x6e3dc46a0b7103cc),
            UINT64_C(0x959d598884efaaa9),
        } } },
        { { {
            UINT64_C(0x49c29abde6d7da49), UINT64_C(0x027ad33deafed249), UINT64_C(0x02ed66c5a773c6b8),
            UINT64_C(0x3b5dfc9a10d0c5ff),
        } }, { {
            UINT64_C(0x4dc969181f32a398), UINT64_C(0x07815e2b2606442f), UINT64_C(0xee9a609e24262a02),
            UINT64_C(0x7892f3078933c3b2),
        } } },
        { { {
            UINT64_C(0x5dee08a08cb1b691), UINT64_C(0xae86f9f738125a4e), UINT64_C(0x0750e37b59aae5fe),
            UINT64_C(0xf3e7e7774cede705),
        } }, { {
            UINT64_C(0x03b1a6806146ea76), UINT64_C(0x505b5b56f5066c60), UINT64_C(0xffb0a207b201ab69),
            UINT64_C(0xb2a91b091f75e525),
        } } },
        { { {
            UINT64_C(0xae9515d6c0c4bb0c), UINT64_C(0x3bce3b77a00f9630), UINT64_C(0xd453d6667ea1edd3),
            UINT64_C(0x05952a17d0f5b76c),
        } }, { {
            UINT64_C(0x4afa5e9a521b1693), UINT64_C(0xbcd3d3f4a601c74e), UINT64_C(0xdda62a08192a8010),
            UINT64_C(0x50ca38b4998dea49),
        } } },
        { { {
            UINT64_C(0xc0c8a7a2422f21dd), UINT64_C(0x2eca4bcb64e3e4c9), UINT64_C(0x01d3c1097e4c3ca2),
            UINT64_C(0x3cf7ba34e2c19c20),
        } }, { {
            UINT64_C(0xd3d7146097cc9d57), UINT64_C(0x607215d798528f51), UINT64_C(0x97e9b2ef7c099528),
            UINT64_C(0xd71dd9371d60db78),
        } } },
        { { {
            UINT64_C(0x363e62872a880514), UINT64_C(0x1b581ecf172e6825), UINT64_C(0xc5355d72e65b22c5),
            UINT64_C(0xc873d62be8a28020),
        } }, { {
            UINT64_C(0x3c52a1ec78d0b61a), UINT64_C(0xddef58d5f1998cb8), UINT64_C(0x28caffa462a27d79),
            UINT64_C(0x2b3b2c410fec4069),
        } } },
        { { {
            UINT64_C(0x9b450120942089ec), UINT64_C(0x2e351dda931e72b8), UINT64_C(0xeefe6a5fb8ea0bf2),
            UINT64_C(0x263ae97b6b1f3530),
        } }, { {
            UINT64_C(0xf564116b64900514), UINT64_C(0x5446aa77a39ad48b), UINT64_C(0x84649bea57f1ccbd),
            UINT64_C(0x4c72e207ba259d09),
        } } },
        { { {
            UINT64_C(0xb8d84ed0603e28c9), UINT64_C(0xf313b9308553e910), UINT64_C(0xefde7e7600d5aa43),
            UINT64_C(0xdc0176b5dd643627),
        } }, { {
            UINT64_C(0x97751558951ebd05), UINT64_C(0x7fecb44d3b7ea74f), UINT64_C(0x12320592eec374f4),
            UINT64_C(0x24aca51e30ad9b88),
        } } },
        { { {
            UINT64_C(0x8284aeae7aafa001), UINT64_C(0x63ae32110e0556b6), UINT64_C(0x8399b7e59acc31bd),
            UINT64_C(0xa26c21f5b5a8c06f),
        } }, { {
            UINT64_C(0xb5cce48730d36ed9), UINT64_C(0x9b9de62901cb4211), UINT64_C(0x07fb065dee96044d),
            UINT64_C(0x26f07e4a7dd5e399),
        } } },
        { { {
            UINT64_C(0x97ebe11539a43585), UINT64_C(0xd021c9ba5eed1e37), UINT64_C(0x6baa10463bf420ac),
            UINT64_C(0x5bc2c721da2c071d),
        } }, { {
            UINT64_C(0xcd7776aa0542bb58), UINT64_C(0x0f089a622119cde4), UINT64_C(0x26341795d131299d),
            UINT64_C(0x9486bc6ec990a60d),
        } } },
        { { {
            UINT64_C(0x38067738f2305d62), UINT64_C(0x36fd179bc2d690a6), UINT64_C(0xab9cb2b57577ca66),
            UINT64_C(0x0352afeaa31935d3),
        } }, { {
            UINT64_C(0xdf103b0193e9b6fc), UINT64_C(0x39b5b0beb240c379), UINT64_C(0x262bc9b4bd7d83ff),
            UINT64_C(0xc55155bf5bc4d19a),
        } } },
        { { {
            UINT64_C(0xd85db1c81923d702), UINT64_C(0x6c5d1cea1884a4e9), UINT64_C(0xf3b3b7163d004c7d),
            UINT64_C(0x3754d40ee476e1c7),
        } }, { {
            UINT64_C(0x3860422cd9b4e86d), UINT64_C(0x69cff07fa814ceb3), UINT64_C(0xa5a7976b43e31340),
            UINT64_C(0x8c71ffdb5e2b28ed),
        } } },
        { { {
            UINT64_C(0xad79a208a4718b0a), UINT64_C(0xc4c530bbd8e4cde2), UINT64_C(0x5ebd371bef01d489),
            UINT64_C(0x7d3ec9fab42fec0a),
        } }, { {
            UINT64_C(0x6595339bc7f2274b), UINT64_C(0x269a92e51704dc79), UINT64_C(0x203c3c657152df0a),
            UINT64_C(0x90e2806dd6929f3f),
        } } },
        { { {
            UINT64_C(0x9c1943c4dba352c7), UINT64_C(0x93cdc3222710cc8d), UINT64_C(0x6a0acc42292b5ef7),
            UINT64_C(0x10d1dc86c4f82957),
        } }, { {
            UINT64_C(0xa85e6159f33f5c2b), UINT64_C(0xadac447c3872b261), UINT64_C(0x7475b18318108fd0),
            UINT64_C(0x0426e02954db8e6d),
        } } },
        { { {
            UINT64_C(0xc7663633e0f4d67e), UINT64_C(0xff5ac14cdd7ca58b), UINT64_C(0x41630907c0020895),
            UINT64_C(0xd320188c4646161a),
        } }, { {
            UINT64_C(0xc40f2bc6334f36fc), UINT64_C(0x6b88a71576cf9b07), UINT64_C(0x38b990908506f0d0),
            UINT64_C(0x01906400591b1f82),
        } } },
    },
    {
        { { {
            UINT64_C(0x8053624fd13aa36e), UINT64_C(0x490f87a0db77b780), UINT64_C(0x3d299841ff73c52d),
            UINT64_C(0xb13fcf8117f86a94),
        } }, { {
            UINT64_C(0x5f5a2fdf7640529d), UINT64_C(0x2ff8bdca58e1c9bf), UINT64_C(0xf2f4207e060e6cb4),
            UINT64_C(0x6133643a9a90e827),
        } } },
        { { {
            UINT64_C(0x8d46ddfcfbc409cf), UINT64_C(0x1284cc4f6319a907), UINT64_C(0x24c227943368153d),
            UINT64_C(0x8decbeea13097079),
        } }, { {
            UINT64_C(0xeb47525b8594c5a1), UINT64_C(0x868bf55f56e52905), UINT64_C(0x7ba190c6713ee014),
            UINT64_C(0x8cbe5aa78b8dafcf),
        } } },
        { { {
            UINT64_C(0x99ec13be5ec03516), UINT64_C(0x6ed10dda96e2607f), UINT64_C(0x7efd4d5c1c356f19),
            UINT64_C(0x4eb56a6a307a13a7),
        } }, { {
            UINT64_C(0x6151348506bee69f), UINT64_C(0xb3e673490cec349e), UINT64_C(0x9c8acd67f0f936f0),
            UINT64_C(0x710cb0b899cc52bb),
        } } },
        { { {
            UINT64_C(0xa5c40e26a44c1dd1), UINT64_C(0x3dc2cb5111b0b4a7), UINT64_C(0x20b63edd5b8a1891),
            UINT64_C(0x0287646e29838a7a),
        } }, { {
            UINT64_C(0x2d2de3e44ed0f041), UINT64_C(0xfe8278e90c38853b), UINT64_C(0xff4ead61f91caab4),
            UINT64_C(0x6f211e369e1e857d),
        } } },
        { { {
            UINT64_C(0x629890dc3f0826d1), UINT64_C(0xda640e4ea345c72b), UINT64_C(0x02818c1e0caf223f),
            UINT64_C(0x17ab55c7d5a9386a),
        } }, { {
            UINT64_C(0x675648f23ee7263c), UINT64_C(0x3f20e3d2f54a9f1f), UINT64_C(0xd477c1781c07b1ca),
            UINT64_C(0xab970bf17b0aecdf),
        } } },
        { { {
            UINT64_C(0x8de338f437684b3b), UINT64_C(0x5317985b4a35b82e), UINT64_C(0x25d62883a8ef0303),
            UINT64_C(0x434bd2483544f9b3),
        } }, { {
            UINT64_C(0xcff50636fc191259), UINT64_C(0xfabe6fcd5b327d8c), UINT64_C(0xce3bb89d238faae2),
            UINT64_C(0xe86206dc5e252735),
        } } },
        { { {
            UINT64_C(0x83db438dcd5c1e37), UINT64_C(0xd324e0c29079a0f1), UINT64_C(0x44336adec53e8e47),
            UINT64_C(0x432c39b7aba18462),
        } }, { {
            UINT64_C(0xacbc02fabda862d8), UINT64_C(0x886ccfce5e4c8daf), UINT64_C(0x66e999c619fc3ff1),
            UINT64_C(0xf218f4b1efa1f1c2),
        } } },
        { { {
            UINT64_C(0x88535cbdb606aeb8), UINT64_C(0xb3ee52acd6bbb7cc), UINT64_C(0xe8db4927df5f6440),
            UINT64_C(0x0463bc64ee62a284),
        } }, { {
            UINT64_C(0x83617ff7d323d08d), UINT64_C(0x00b4dcd65df2e5f0), UINT64_C(0x5ea7dc77de187593),
            UINT64_C(0x3bef0afd019d8bfb),
        } } },
        { { {
            UINT64_C(0x959d7253b531b1c8), UINT64_C(0x899d50130f5e2aeb), UINT64_C(0x436ae0c87d711737),
            UINT64_C(0x75695b17a712f54f),
        } }, { {
            UINT64_C(0xda4ce4b909905502), UINT64_C(0xdc3dbb55bf80ecd6), UINT64_C(0xdbce647bf8d99b56),
            UINT64_C(0x35f1a68e57b6e8bd),
        } } },
        { { {
            UINT64_C(0xe34d9ac60990f53f), UINT64_C(0x19cef37fb12d83ec), UINT64_C(0xe448a83b050ede4a),
            UINT64_C(0x9aa4a19eac36c42f),
        } }, { {
            UINT64_C(0xadcd7a662a2985f4), UINT64_C(0xcb7eb8c57d775ebe), UINT64_C(0x0715ce62a0661aa9),
            UINT64_C(0x290c2b84a6d3b8d7),
        } } },
        { { {
            UINT64_C(0xef89581de3901096), UINT64_C(0x393db39f3e3a1339), UINT64_C(0x3cfe769c73b58f74),
            UINT64_C(0x3ccb86ae443272b8),
        } }, { {
            UINT64_C(0x768ecfd9bd9ebc78), UINT64_C(0x58624716c4285640), UINT64_C(0x40a39c3b10f5b04b),
            UINT64_C(0x7a9eec95642e8aac),
        } } },
        { { {
            UINT64_C(0x9c3c580b669e0e53), UINT64_C(0x1082d01f82b06d46), UINT64_C(0xa734b62f3b68830b),
            UINT64_C(0x4fa47f5e8de14027),
        } }, { {
            UINT64_C(0x376a279756ebe94b), UINT64_C(0x4dda7135e959f1f7), UINT64_C(0xa3ef0faebd9fa980),
            UINT64_C(0xb1ad9619bc3045e1),
        } } },
        { { {
            UINT64_C(0x29597b96459b4b73), UINT64_C(0x369835778a5ca7e3), UINT64_C(0x99c2331a342bba26),
            UINT64_C(0x626b6f52ec3e02f7),
        } }, { {
            UINT64_C(0x20800c26cfdeb841), UINT64_C(0x28fc767d70389203), UINT64_C(0x63e905957cc3fa1f),
            UINT64_C(0x5c9300cdb6e96ef8),
        } } },
        { { {
            UINT64_C(0xbc96bcae0e5db7a7), UINT64_C(0x2b5a951d310b72da), UINT64_C(0x7d57ba79ee341de4),
            UINT64_C(0x3b0fe5d4e63a9105),
        } }, { {
            UINT64_C(0x9c5c013ecf295b8d), UINT64_C(0x3a66917e8c8be5c4), UINT64_C(0xb6a076ead1bcdba1),
            UINT64_C(0xa36787c010303ce4),
        } } },
        { { {
            UINT64_C(0x00040e6b6c14a4c4), UINT64_C(0xd4b54ce23dd5ed6d), UINT64_C(0xb869170dc5771247),
            UINT64_C(0x40f659bd414ebcf0),
        } }, { {
            UINT64_C(0xaa52ace008fe91bc), UINT64_C(0xe731e686dced0279), UINT64_C(0x49853978df92e9c2),
            UINT64_C(0x8ad8d65081d888e3),
        } } },
        { { {
            UINT64_C(0xb2d9a7290f2e95c2), UINT64_C(0xdc8c491a5ce8cfbd), UINT64_C(0x723e1dda7e72149f),
            UINT64_C(0xeb387460879dc0ea),
        } }, { {
            UINT64_C(0x1e61c262d06df99f), UINT64_C(0x221573cc689b216e), UINT64_C(0x657cc913b3b421f0),
            UINT64_C(0x721a2dfe8ba1f027),
        } } },
    },
    {
        { { {
            UINT64_C(0x4f994ef78c66fb14), UINT64_C(0xfd24be3a30ddb0d1), UINT64_C(0xcf1dadcfa988409c),
            UINT64_C(0xdf9de5e6228e945e),
        } }, { {
            UINT64_C(0xa68f4c29bb308a60), UINT64_C(0xde8fbdcebd588bac), UINT64_C(0xb8fe6467f7ee3265),
            UINT64_C(0x2399c1f8ff90e512),
        } } },
        { { {
            UINT64_C(0x9293d84d0fbd0198), UINT64_C(0x337c6c610bba056d), UINT64_C(0xad3c7ba59252a5de),
            UINT64_C(0xc36af7f2beaaa298),
        } }, { {
            UINT64_C(0x5dc4ce93eaae5657), UINT64_C(0x952a5e39b5c17eb5), UINT64_C(0x0d1f66e41e1d0f60),
            UINT64_C(0x7c66567977ecc213),
        } } },
        { { {
            UINT64_C(0x54274a406d9265b6), UINT64_C(0xb892cff2f111522f), UINT64_C(0x9bf60535689c0d3c),
            UINT64_C(0x17bafde662a1b798),
        } }, { {
            UINT64_C(0x0ac2e12f20f4d262), UINT64_C(0x92b6e434eef35063), UINT64_C(0xa171deeeda6bc435),
            UINT64_C(0xf119a20dfa9d9a17),
        } } },
        { { {
            UINT64_C(0xbf9d360f4cd8105e), UINT64_C(0x510e98db745b3482), UINT64_C(0xa83fafa5936a662d),
            UINT64_C(0x4ad67bfd68201892),
        } }, { {
            UINT64_C(0x3b09cfd82450f9ab), UINT64_C(0x3f2214b8d7863734), UINT64_C(0x9cd641703c01f03e),
            UINT64_C(0x017e74790f60c55d),
        } } },
        { { {
            UINT64_C(0x8bba490e4836e90d), UINT64_C(0xc7707c0ebb26a68d), UINT64_C(0xab15ee0bca2d56a5),
            UINT64_C(0xf5d954b8506601e9),
        } }, { {
            UINT64_C(0xf15cc5af33a0032c), UINT64_C(0x22642b27ca2c2eb7), UINT64_C(0xc088f0eecb0526ba),
            UINT64_C(0x12f44a60edf84dcf),
        } } },
        { { {
            UINT64_C(0x749d5ec718006e57), UINT64_C(0x7e13fd01a7a82dfa), UINT64_C(0xda0ea00f0bcf5073),
            UINT64_C(0x9e4cfe21cf0e5397),
        } }, { {
            UINT64_C(0x934e5107ba245317), UINT64_C(0x1277b96246ecb287), UINT64_C(0xdb57818c4fda6f33),
            UINT64_C(0x76c06c201c54be99),
        } } },
        { { {
            UINT64_C(0x41f85c42aa4a8807), UINT64_C(0x4c054e8894f25a61), UINT64_C(0x6c1a02fa96f50a84),
            UINT64_C(0x8d464b09f9c2db41),
        } }, { {
            UINT64_C(0xb319d7af0d0d8f7e), UINT64_C(0xa7d5c66bceee25e5), UINT64_C(0x81a284f1e20012ad),
            UINT64_C(0x454a573649efd712),
        } } },
        { { {
            UINT64_C(0x19e4c0e7a07f49dd), UINT64_C(0x5eff9214c48eb98d), UINT64_C(0x3155e34d4aae076b),
            UINT64_C(0x3b6ff19c0f412331),
        } }, { {
            UINT64_C(0x22d7ee1f8d34a9c8), UINT64_C(0x277873cffcf9ae06), UINT64_C(0x4c8fd0bdb86331a8),
            UINT64_C(0xf9fe23389651608c),
        } } },
        { { {
            UINT64_C(0xb10d6b3da79b3d80), UINT64_C(0xc449da277d40106e), UINT64_C(0x07325f50da9a14a7),
            UINT64_C(0x617100274d259d57),
        } }, { {
            UINT64_C(0x8fb89c992926db62), UINT64_C(0xf8d81b4108c2d501), UINT64_C(0xe59f4b09b6a8613e),
            UINT64_C(0xd3d9b22676a29707),
        } } },
        { { {
            UINT64_C(0xb0573a58819967f6), UINT64_C(0xdf92f57c4db58e86), UINT64_C(0x077d4dd9a1fcd3b3),
            UINT64_C(0x672b800d847973fc),
        } }, { {
            UINT64_C(0xd65bc3395d827e9d), UINT64_C(0xc5f95db8cbbe3f7d), UINT64_C(0x86e98a359978a4a8),
            UINT64_C(0xf19748785f69fe6b),
        } } },
        { { {
            UINT64_C(0x1426e5cbae3bd700), UINT64_C(0x7acee43a85c0dfae), UINT64_C(0xbe57a35fda5bdafc),
            UINT64_C(0x4595654004434e30),
        } }, { {
            UINT64_C(0x4eecfb8acb5d6a69), UINT64_C(0xe57802bcef792d85), UINT64_C(0xb96ce32ee531f879),
            UINT64_C(0xf742c041c2556e7f),
        } } },
        { { {
            UINT64_C(0xdc9479164c5ba02d), UINT64_C(0x195c1239ee1fc7ba), UINT64_C(0x18a16b69feac8c86),
            UINT64_C(0xd4441c1b494da5a2),
        } }, { {
            UINT64_C(0xba70ee80012155d7), UINT64_C(0xff7cbdfe94cfd402), UINT64_C(0x7185a0e1137016ee),
            UINT64_C(0x2cc2e690746f8f4c),
        } } },
        { { {
            UINT64_C(0xca9438d7d6b15530), UINT64_C(0x380caf38a7edb3e7), UINT64_C(0x2c785433dc96f059),
            UINT64_C(0xab4f55dd838b2c15),
        } }, { {
            UINT64_C(0xeb0a379752e3652f), UINT64_C(0xa22641070c915e77), UINT64_C(0x587a2009d046257a),
            UINT64_C(0x2f174a77a117c3cd),
        } } },
        { { {
            UINT64_C(0x142509e4db8b3048), UINT64_C(0xa841b9d50e6a51fc), UINT64_C(0xef509f4f50f19049),
            UINT64_C(0x413893978c15a7c7),
        } }, { {
            UINT64_C(0xb44b61524ef6f903), UINT64_C(0x428f2bf67007a7e2), UINT64_C(0xa387546e9463d955),
            UINT64_C(0xac55647650f8a68b),
        } } },
        { { {
            UINT64_C(0x81b784735938d97b), UINT64_C(0x2e08b9818303aef7), UINT64_C(0xf3581a9787f268af),
            UINT64_C(0xf7b71a71b98f244a),
        } }, { {
            UINT64_C(0xc1e42ee81d7fc464), UINT64_C(0x95dec3f279a5199e), UINT64_C(0x287e866791faaae4),
            UINT64_C(0x2094243fc402a725),
        } } },
        { { {
            UINT64_C(0x5f2efb5a58df3d9c), UINT64_C(0x9e3e7782c4e15587), UINT64_C(0xdeb21a1772e3d2ba),
            UINT64_C(0xc85eb568d1a4eaf8),
        } }, { {
            UINT64_C(0xa0d7e2a9c5feca74), UINT64_C(0x9211ab4e919c9b84), UINT64_C(0x36ef365e34513f4e),
            UINT64_C(0xf6cf8a7fede886b2),
        } } },
    },
    {
        { { {
            UINT64_C(0x11bf6e0887e9dd0e), UINT64_C(0x46372e371ef4286c), UINT64_C(0xe47058ece4d72e7b),
            UINT64_C(0x4fbaae3e2cf22c92),
        } }, { {
            UINT64_C(0xfc75f14a293b1ea7), UINT64_C(0x06008b3c104e0c5a), UINT64_C(0x7ca58ee47bbcf94e),
            UINT64_C(0xfbb6919147ae226d),
        } } },
        { { {
            UINT64_C(0xb84a12db5ee03ef3), UINT64_C(0xe6020c19dd4ecc66), UINT64_C(0xfb40f3d7f9d2e1ee),
            UINT64_C(0xa99ece234388bd23),
        } }, { {
            UINT64_C(0x2276460467e07265), UINT64_C(0xae11730ded4ce47a), UINT64_C(0x0f0ca164936cd874),
            UINT64_C(0x40541e8adde7b7d2),
        } } },
        { { {
            UINT64_C(0xa57742c171c84f32), UINT64_C(0x3ca066efe707b2a4), UINT64_C(0x9f97a61f4cfc6405),
            UINT64_C(0x0ee16fb09ace2c2a),
        } }, { {
            UINT64_C(0xf24e5a20e815ffb2), UINT64_C(0x9d694ad0d8ab39a7), UINT64_C(0x033c9effc46b2dcf),
            UINT64_C(0x153a2e4bcf704770),
        } } },
        { { {
            UINT64_C(0xe5695c93fea7e898), UINT64_C(0x8850f216f249bbba), UINT64_C(0x1ac8d249ff7f9a43),
            UINT64_C(0x3904d7e799b530df),
        } }, { {
            UINT64_C(0x26d0b6b4e061d1a7), UINT64_C(0x8c29092e03dca04d), UINT64_C(0x5eb4fb089e43370d),
            UINT64_C(0xcfaf0190071392ef),
        } } },
        { { {
            UINT64_C(0x49a16226d57b46b3), UINT64_C(0xbe999a2ccb16054c), UINT64_C(0xa72b520172205ac2),
            UINT64_C(0x54c55d64813871f1),
        } }, { {
            UINT64_C(0xecff21ed84cd1091), UINT64_C(0xf5d6955fcb50af51), UINT64_C(0x3ac171df02c59ba1),
            UINT64_C(0x923135ae5c4e812f),
        } } },
        { { {
            UINT64_C(0x09259f9db7e50e42), UINT64_C(0x799c055acae4c78b), UINT64_C(0xacc4f58f77b64bcc),
            UINT64_C(0xab9c4f2c867bc340),
        } }, { {
            UINT64_C(0xd053a0c640843f0c), UINT64_C(0xe835ea208bed38ea), UINT64_C(0xeb112e79aa8f092a),
            UINT64_C(0xade1e020758bf49f),
        } } },
        { { {
            UINT64_C(0x0a2cd3aabedeb55a), UINT64_C(0xaca5954a622b94e7), UINT64_C(0x826ee676a9370433),
            UINT64_C(0x17627e47c0d45240),
        } }, { {
            UINT64_C(0xf8fa8f53804361e4), UINT64_C(0xae0963fba4d8b2f0), UINT64_C(0xc56e6c7110db633c),
            UINT64_C(0xfa396315dc14dea5),
        } } },
        { { {
            UINT64_C(0xe74123b8266412d7), UINT64_C(0x3fe0e1cea6cf9fec), UINT64_C(0x411d74370b6a65e2),
            UINT64_C(0x531416380eec462c),
        } }, { {
            UINT64_C(0x10d78d559904fdf4), UINT64_C(0x5b4c456b542c3a4d), UINT64_C(0xaacce6b9ed22330f),
            UINT64_C(0x497928a8d3c1d298),
        } } },
        { { {
            UINT64_C(0xa1396c74b030cf28), UINT64_C(0x6fb567c2abbb9362), UINT64_C(0x8f0ab88874740dd9),
            UINT64_C(0x395966909b6d532a),
        } }, { {
            UINT64_C(0x80db6be7e2d58720), UINT64_C(0xbb478f3b047a3211), UINT64_C(0xae5bdc98d707cebd),
            UINT64_C(0x5c41471c2189a169),
        } } },
        { { {
            UINT64_C(0x34f4413d99d7b37c), UINT64_C(0x6ade6cccef790eff), UINT64_C(0xb9b8e793897ee125),
            UINT64_C(0x3ab2ca8cae47a999),
        } }, { {
            UINT64_C(0xef1cd5667df96338), UINT64_C(0x2b0a87b01efd1059), UINT64_C(0x772181b59068486c),
            UINT64_C(0x127a89d3198ee0a1),
        } } },
        { { {
            UINT64_C(0x2c1fb8a2486464dc), UINT64_C(0xe6ce80c2a8970ad8), UINT64_C(0x5360d2f29ca2eb4f),
            UINT64_C(0xe1ab9d504abbc1ff),
        } }, { {
            UINT64_C(0x4f69bd43de5738b1), UINT64_C(0x2495981c0c88f24c), UINT64_C(0xc9914e21051b3875),
            UINT64_C(0x2e107a4a00b9bb0b),
        } } },
        { { {
            UINT64_C(0x4a1e0bdd3c40eea4), UINT64_C(0x57b2cc0334c74382), UINT64_C(0x47ccea91b6a69deb),
            UINT64_C(0xeed895290514fbfe),
        } }, { {
            UINT64_C(0xe6793040c9df533b), UINT64_C(0xe5baa24440678a6d), UINT64_C(0x58dfc0091e57b7c7),
            UINT64_C(0xbf44220032137c29),
        } } },
        { { {
            UINT64_C(0x830321b8780968d5), UINT64_C(0xbbf621416bdcc728), UINT64_C(0xbcccf0344560e71d),
            UINT64_C(0x1b6de9ce0eed24f9),
        } }, { {
            UINT64_C(0x29c37c87116e216b), UINT64_C(0x81bb8985cdb9e5e9), UINT64_C(0x8141ab59b6e66034),
            UINT64_C(0x3254290d55e89da0),
        } } },
        { { {
            UINT64_C(0xf8be9bad8e02c611), UINT64_C(0x47b75efd6c3f2cb0), UINT64_C(0x24e7a95be867d4ef),
            UINT64_C(0xf78b443ff83a7b1e),
        } }, { {
            UINT64_C(0xed596ef050bf99db), UINT64_C(0x97c0c991335cbf04), UINT64_C(0xc5e0ef186c557209),
            UINT64_C(0xf474e66de3e8ca67),
        } } },
        { { {
            UINT64_C(0x98f5ac2c34b55033), UINT64_C(0xaf91a80bb93f78a7), UINT64_C(0x021bc448b0db7a1f),
            UINT64_C(0xe10603d3ea3fbc47),
        } }, { {
            UINT64_C(0x55fe64ce8017cf1f), UINT64_C(0x4e2c9a8804b65c4b), UINT64_C(0xf946fea42c3cfebc),
            UINT64_C(0x3a0daba8e7a0d13f),
        } } },
        { { {
            UINT64_C(0x992652fcefd316ca), UINT64_C(0x165e02137844926d), UINT64_C(0x60fef172bdd65fb5),
            UINT64_C(0xe754effe1a433361),
        } }, { {
            UINT64_C(0x381f46dc82bd1607), UINT64_C(0xffe5514093892da4), UINT64_C(0x931dba3993a8d10e),
            UINT64_C(0x4f656e18ef65d70a),
        } } },
    },
};
#elif P256_WORD_BITS == 32
static const p256_affine p256_base[P256_BLOCKS][P256_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0x6757a71d), UINT32_C(0x7d7f6604), UINT32_C(0xbab20d90), UINT32_C(0x5828c8ea), UINT32_C(0x08e16ba2),
            UINT32_C(0xd59ae15a), UINT32_C(0x7f4ba81a), UINT32_C(0xc787ea49),
        } }, { {
            UINT32_C(0xee902bf5), UINT32_C(0x3e113947), UINT32_C(0x106862f7), UINT32_C(0x4b42da90), UINT32_C(0x29bc44f7),
            UINT32_C(0x63ebfb47), UINT32_C(0x825c8707), UINT32_C(0x04bd02b9),
        } } },
        { { {
            UINT32_C(0xc77f97ff), UINT32_C(0x6d639f6d), UINT32_C(0x2ca5d6bb), UINT32_C(0x67862c82), UINT32_C(0x0960b349),
            UINT32_C(0x76f5f459), UINT32_C(0x2e1c17fb), UINT32_C(0x72c82ef0),
        } }, { {
            UINT32_C(0x5d896c9e), UINT32_C(0xd1c805ab), UINT32_C(0x1c9ff5c8), UINT32_C(0xfe6645d9), UINT32_C(0x0b7103cc),
            UINT32_C(0x6e3dc46a), UINT32_C(0x84efaaa9), UINT32_C(0x959d5988),
        } } },
        { { {
            UINT32_C(0xe6d7da49), UINT32_C(0x49c29abd), UINT32_C(0xeafed249), UINT32_C(0x027ad33d), UINT32_C(0xa773c6b8),
            UINT32_C(0x02ed66c5), UINT32_C(0x10d0c5ff), UINT32_C(0x3b5dfc9a),
        } }, { {
            UINT32_C(0x1f32a398), UINT32_C(0x4dc96918), UINT32_C(0x2606442f), UINT32_C(0x07815e2b), UINT32_C(0x24262a02),
            UINT32_C(0xee9a609e), UINT32_C(0x8933c3b2), UINT32_C(0x7892f307),
        } } },
        { { {
            UINT32_C(0x8cb1b691), UINT32_C(0x5dee08a0), UINT32_C(0x38125a4e), UINT32_C(0xae86f9f7), UINT32_C(0x59aae5fe),
            UINT32_C(0x0750e37b), UINT32_C(0x4cede705), UINT32_C(0xf3e7e777),
        } }, { {
            UINT32_C(0x6146ea76), UINT32_C(0x03b1a680), UINT32_C(0xf5066c60), UINT32_C(0x505b5b56), UINT32_C(0xb201ab69),
            UINT32_C(0xffb0a207), UINT32_C(0x1f75e525), UINT32_C(0xb2a91b09),
        } } },
        { { {
            UINT32_C(0xc0c4bb0c), UINT32_C(0xae9515d6), UINT32_C(0xa00f9630), UINT32_C(0x3bce3b77), UINT32_C(0x7ea1edd3),
            UINT32_C(0xd453d666), UINT32_C(0xd0f5b76c), UINT32_C(0x05952a17),
        } }, { {
            UINT32_C(0x521b1693), UINT32_C(0x4afa5e9a), UINT32_C(0xa601c74e), UINT32_C(0xbcd3d3f4), UINT32_C(0x192a8010),
            UINT32_C(0xdda62a08), UINT32_C(0x998dea49), UINT32_C(0x50ca38b4),
        } } },
        { { {
            UINT32_C(0x422f21dd), UINT32_C(0xc0c8a7a2), UINT32_C(0x64e3e4c9), UINT32_C(0x2eca4bcb), UINT32_C(0x7e4c3ca2),
            UINT32_C(0x01d3c109), UINT32_C(0xe2c19c20), UINT32_C(0x3cf7ba34),
        } }, { {
            UINT32_C(0x97cc9d57), UINT32_C(0xd3d71460), UINT32_C(0x98528f51), UINT32_C(0x607215d7), UINT32_C(0x7c099528),
            UINT32_C(0x97e9b2ef), UINT32_C(0x1d60db78), UINT32_C(0xd71dd937),
        } } },
        { { {
            UINT32_C(0x2a880514), UINT32_C(0x363e6287), UINT32_C(0x172e6825), UINT32_C(0x1b581ecf), UINT32_C(0xe65b22c5),
            UINT32_C(0xc5355d72), UINT32_C(0xe8a28020), UINT32_C(0xc873d62b),
        } }, { {
            UINT32_C(0x78d0b61a), UINT32_C(0x3c52a1ec), UINT32_C(0xf1998cb8), UINT32_C(0xddef58d5), UINT32_C(0x62a27d79),
            UINT32_C(0x28caffa4), UINT32_C(0x0fec4069), UINT32_C(0x2b3b2c41),
        } } },
        { { {
            UINT32_C(0x942089ec), UINT32_C(0x9b450120), UINT32_C(0x931e72b8), UINT32_C(0x2e351dda), UINT32_C(0xb8ea0bf2),
            UINT32_C(0xeefe6a5f), UINT32_C(0x6b1f3530), UINT32_C(0x263ae97b),
        } }, { {
            UINT32_C(0x64900514), UINT32_C(0xf564116b), UINT32_C(0xa39ad48b), UINT32_C(0x5446aa77), UINT32_C(0x57f1ccbd),
            UINT32_C(0x84649bea), UINT32_C(0xba259d09), UINT32_C(0x4c72e207),
        } } },
        { { {
            UINT32_C(0x603e28c9), UINT32_C(0xb8d84ed0), UINT32_C(0x8553e910), UINT32_C(0xf313b930), UINT32_C(0x00d5aa43),
            UINT32_C(0xefde7e76), UINT32_C(0xdd643627), UINT32_C(0xdc0176b5),
        } }, { {
            UINT32_C(0x951ebd05), UINT32_C(0x97751558), UINT32_C(0x3b7ea74f), UINT32_C(0x7fecb44d), UINT32_C(0xeec374f4),
            UINT32_C(0x12320592), UINT32_C(0x30ad9b88), UINT32_C(0x24aca51e),
        } } },
        { { {
            UINT32_C(0x7aafa001), UINT32_C(0x8284aeae), UINT32_C(0x0e0556b6), UINT32_C(0x63ae3211), UINT32_C(0x9acc31bd),
            UINT32_C(0x8399b7e5), UINT32_C(0xb5a8c06f), UINT32_C(0xa26c21f5),
        } }, { {
            UINT32_C(0x30d36ed9), UINT32_C(0xb5cce487), UINT32_C(0x01cb4211), UINT32_C(0x9b9de629), UINT32_C(0xee96044d),
            UINT32_C(0x07fb065d), UINT32_C(0x7dd5e399), UINT32_C(0x26f07e4a),
        } } },
        { { {
            UINT32_C(0x39a43585), UINT32_C(0x97ebe115), UINT32_C(0x5eed1e37), UINT32_C(0xd021c9ba), UINT32_C(0x3bf420ac),
            UINT32_C(0x6baa1046), UINT32_C(0xda2c071d), UINT32_C(0x5bc2c721),
        } }, { {
            UINT32_C(0x0542bb58), UINT32_C(0xcd7776aa), UINT32_C(0x2119cde4), UINT32_C(0x0f089a62), UINT32_C(0xd131299d),
            UINT32_C(0x26341795), UINT32_C(0xc990a60d), UINT32_C(0x9486bc6e),
        } } },
        { { {
            UINT32_C(0xf2305d62), UINT32_C(0x38067738), UINT32_C(0xc2d690a6), UINT32_C(0x36fd179b), UINT32_C(0x7577ca66),
            UINT32_C(0xab9cb2b5), UINT32_C(0xa31935d3), UINT32_C(0x0352afea),
        } }, { {
            UINT32_C(0x93e9b6fc), UINT32_C(0xdf103b01), UINT32_C(0xb240c379), UINT32_C(0x39b5b0be), UINT32_C(0xbd7d83ff),
            UINT32_C(0x262bc9b4), UINT32_C(0x5bc4d19a), UINT32_C(0xc55155bf),
        } } },
        { { {
            UINT32_C(0x1923d702), UINT32_C(0xd85db1c8), UINT32_C(0x1884a4e9), UINT32_C(0x6c5d1cea), UINT32_C(0x3d004c7d),
            UINT32_C(0xf3b3b716), UINT32_C(0xe476e1c7), UINT32_C(0x3754d40e),
        } }, { {
            UINT32_C(0xd9b4e86d), UINT32_C(0x3860422c), UINT32_C(0xa814ceb3), UINT32_C(0x69cff07f), UINT32_C(0x43e31340),
            UINT32_C(0xa5a7976b), UINT32_C(0x5e2b28ed), UINT32_C(0x8c71ffdb),
        } } },
        { { {
            UINT32_C(0xa4718b0a), UINT32_C(0xad79a208), UINT32_C(0xd8e4cde2), UINT32_C(0xc4c530bb), UINT32_C(0xef01d489),
            UINT32_C(0x5ebd371b), UINT32_C(0xb42fec0a), UINT32_C(0x7d3ec9fa),
        } }, { {
            UINT32_C(0xc7f2274b), UINT32_C(0x6595339b), UINT32_C(0x1704dc79), UINT32_C(0x269a92e5), UINT32_C(0x7152df0a),
            UINT32_C(0x203c3c65), UINT32_C(0xd6929f3f), UINT32_C(0x90e2806d),
        } } },
        { { {
            UINT32_C(0xdba352c7), UINT32_C(0x9c1943c4), UINT32_C(0x2710cc8d), UINT32_C(0x93cdc322), UINT32_C(0x292b5ef7),
            UINT32_C(0x6a0acc42), UINT32_C(0xc4f82957), UINT32_C(0x10d1dc86),
        } }, { {
            UINT32_C(0xf33f5c2b), UINT32_C(0xa85e6159), UINT32_C(0x3872b261), UINT32_C(0xadac447c), UINT32_C(0x18108fd0),
            UINT32_C(0x7475b183), UINT32_C(0x54db8e6d), UINT32_C(0x0426e029),
        } } },
        { { {
            UINT32_C(0xe0f4d67e), UINT32_C(0xc7663633), UINT32_C(0xdd7ca58b), UINT32_C(0xff5ac14c), UINT32_C(0xc0020895),
            UINT32_C(0x41630907), UINT32_C(0x4646161a), UINT32_C(0xd320188c),
        } }, { {
            UINT32_C(0x334f36fc), UINT32_C(0xc40f2bc6), UINT32_C(0x76cf9b07), UINT32_C(0x6b88a715), UINT32_C(0x8506f0d0),
            UINT32_C(0x38b99090), UINT32_C(0x591b1f82), UINT32_C(0x01906400),
        } } },
    },
    {
        { { {
            UINT32_C(0xd13aa36e), UINT32_C(0x8053624f), UINT32_C(0xdb77b780), UINT32_C(0x490f87a0), UINT32_C(0xff73c52d),
            UINT32_C(0x3d299841), UINT32_C(0x17f86a94), UINT32_C(0xb13fcf81),
        } }, { {
            UINT32_C(0x7640529d), UINT32_C(0x5f5a2fdf), UINT32_C(0x58e1c9bf), UINT32_C(0x2ff8bdca), UINT32_C(0x060e6cb4),
            UINT32_C(0xf2f4207e), UINT32_C(0x9a90e827), UINT32_C(0x6133643a),
        } } },
        { { {
            UINT32_C(0xfbc409cf), UINT32_C(0x8d46ddfc), UINT32_C(0x6319a907), UINT32_C(0x1284cc4f), UINT32_C(0x3368153d),
            UINT32_C(0x24c22794), UINT32_C(0x13097079), UINT32_C(0x8decbeea),
        } }, { {
            UINT32_C(0x8594c5a1), UINT32_C(0xeb47525b), UINT32_C(0x56e52905), UINT32_C(0x868bf55f), UINT32_C(0x713ee014),
            UINT32_C(0x7ba190c6), UINT32_C(0x8b8dafcf), UINT32_C(0x8cbe5aa7),
        } } },
        { { {
            UINT32_C(0x5ec03516), UINT32_C(0x99ec13be), UINT32_C(0x96e2607f), UINT32_C(0x6ed10dda), UINT32_C(0x1c356f19),
            UINT32_C(0x7efd4d5c), UINT32_C(0x307a13a7), UINT32_C(0x4eb56a6a),
        } }, { {
            UINT32_C(0x06bee69f), UINT32_C(0x61513485), UINT32_C(0x0cec349e), UINT32_C(0xb3e67349), UINT32_C(0xf0f936f0),
            UINT32_C(0x9c8acd67), UINT32_C(0x99cc52bb), UINT32_C(0x710cb0b8),
        } } },
        { { {
            UINT32_C(0xa44c1dd1), UINT32_C(0xa5c40e26), UINT32_C(0x11b0b4a7), UINT32_C(0x3dc2cb51), UINT32_C(0x5b8a1891),
            UINT32_C(0x20b63edd), UINT32_C(0x29838a7a), UINT32_C(0x0287646e),
        } }, { {
            UINT32_C(0x4ed0f041), UINT32_C(0x2d2de3e4), UINT32_C(0x0c38853b), UINT32_C(0xfe8278e9), UINT32_C(0xf91caab4),
            UINT32_C(0xff4ead61), UINT32_C(0x9e1e857d), UINT32_C(0x6f211e36),
        } } },
        { { {
            UINT32_C(0x3f0826d1), UINT32_C(0x629890dc), UINT32_C(0xa345c72b), UINT32_C(0xda640e4e), UINT32_C(0x0caf223f),
            UINT32_C(0x02818c1e), UINT32_C(0xd5a9386a), UINT32_C(0x17ab55c7),
        } }, { {
            UINT32_C(0x3ee7263c), UINT32_C(0x675648f2), UINT32_C(0xf54a9f1f), UINT32_C(0x3f20e3d2), UINT32_C(0x1c07b1ca),
            UINT32_C(0xd477c178), UINT32_C(0x7b0aecdf), UINT32_C(0xab970bf1),
        } } },
        { { {
            UINT32_C(0x37684b3b), UINT32_C(0x8de338f4), UINT32_C(0x4a35b82e), UINT32_C(0x5317985b), UINT32_C(0xa8ef0303),
            UINT32_C(0x25d62883), UINT32_C(0x3544f9b3), UINT32_C(0x434bd248),
        } }, { {
            UINT32_C(0xfc191259), UINT32_C(0xcff50636), UINT32_C(0x5b327d8c), UINT32_C(0xfabe6fcd), UINT32_C(0x238faae2),
            UINT32_C(0xce3bb89d), UINT32_C(0x5e252735), UINT32_C(0xe86206dc),
        } } },
        { { {
            UINT32_C(0xcd5c1e37), UINT32_C(0x83db438d), UINT32_C(0x9079a0f1), UINT32_C(0xd324e0c2), UINT32_C(0xc53e8e47),
            UINT32_C(0x44336ade), UINT32_C(0xaba18462), UINT32_C(0x432c39b7),
        } }, { {
            UINT32_C(0xbda862d8), UINT32_C(0xacbc02fa), UINT32_C(0x5e4c8daf), UINT32_C(0x886ccfce), UINT32_C(0x19fc3ff1),
            UINT32_C(0x66e999c6), UINT32_C(0xefa1f1c2), UINT32_C(0xf218f4b1),
        } } },
        { { {
            UINT32_C(0xb606aeb8), UINT32_C(0x88535cbd), UINT32_C(0xd6bbb7cc), UINT32_C(0xb3ee52ac), UINT32_C(0xdf5f6440),
            UINT32_C(0xe8db4927), UINT32_C(0xee62a284), UINT32_C(0x0463bc64),
        } }, { {
            UINT32_C(0xd323d08d), UINT32_C(0x83617ff7), UINT32_C(0x5df2e5f0), UINT32_C(0x00b4dcd6), UINT32_C(0xde187593),
            UINT32_C(0x5ea7dc77), UINT32_C(0x019d8bfb), UINT32_C(0x3bef0afd),
        } } },
        { { {
            UINT32_C(0xb531b1c8), UINT32_C(0x959d7253), UINT32_C(0x0f5e2aeb), UINT32_C(0x899d5013), UINT32_C(0x7d711737),
            UINT32_C(0x436ae0c8), UINT32_C(0xa712f54f), UINT32_C(0x75695b17),
        } }, { {
            UINT32_C(0x09905502), UINT32_C(0xda4ce4b9), UINT32_C(0xbf80ecd6), UINT32_C(0xdc3dbb55), UINT32_C(0xf8d99b56),
            UINT32_C(0xdbce647b), UINT32_C(0x57b6e8bd), UINT32_C(0x35f1a68e),
        } } },
        { { {
            UINT32_C(0x0990f53f), UINT32_C(0xe34d9ac6), UINT32_C(0xb12d83ec), UINT32_C(0x19cef37f), UINT32_C(0x050ede4a),
            UINT32_C(0xe448a83b), UINT32_C(0xac36c42f), UINT32_C(0x9aa4a19e),
        } }, { {
            UINT32_C(0x2a2985f4), UINT32_C(0xadcd7a66), UINT32_C(0x7d775ebe), UINT32_C(0xcb7eb8c5), UINT32_C(0xa0661aa9),
            UINT32_C(0x0715ce62), UINT32_C(0xa6d3b8d7), UINT32_C(0x290c2b84),
        } } },
        { { {
            UINT32_C(0xe3901096), UINT32_C(0xef89581d), UINT32_C(0x3e3a1339), UINT32_C(0x393db39f), UINT32_C(0x73b58f74),
            UINT32_C(0x3cfe769c), UINT32_C(0x443272b8), UINT32_C(0x3ccb86ae),
        } }, { {
            UINT32_C(0xbd9ebc78), UINT32_C(0x768ecfd9), UINT32_C(0xc4285640), UINT32_C(0x58624716), UINT32_C(0x10f5b04b),
            UINT32_C(0x40a39c3b), UINT32_C(0x642e8aac), UINT32_C(0x7a9eec95),
        } } },
        { { {
            UINT32_C(0x669e0e53), UINT32_C(0x9c3c580b), UINT32_C(0x82b06d46), UINT32_C(0x1082d01f), UINT32_C(0x3b68830b),
            UINT32_C(0xa734b62f), UINT32_C(0x8de14027), UINT32_C(0x4fa47f5e),
        } }, { {
            UINT32_C(0x56ebe94b), UINT32_C(0x376a2797), UINT32_C(0xe959f1f7), UINT32_C(0x4dda7135), UINT32_C(0xbd9fa980),
            UINT32_C(0xa3ef0fae), UINT32_C(0xbc3045e1), UINT32_C(0xb1ad9619),
        } } },
        { { {
            UINT32_C(0x459b4b73), UINT32_C(0x29597b96), UINT32_C(0x8a5ca7e3), UINT32_C(0x36983577), UINT32_C(0x342bba26),
            UINT32_C(0x99c2331a), UINT32_C(0xec3e02f7), UINT32_C(0x626b6f52),
        } }, { {
            UINT32_C(0xcfdeb841), UINT32_C(0x20800c26), UINT32_C(0x70389203), UINT32_C(0x28fc767d), UINT32_C(0x7cc3fa1f),
            UINT32_C(0x63e90595), UINT32_C(0xb6e96ef8), UINT32_C(0x5c9300cd),
        } } },
        { { {
            UINT32_C(0x0e5db7a7), UINT32_C(0xbc96bcae), UINT32_C(0x310b72da), UINT32_C(0x2b5a951d), UINT32_C(0xee341de4),
            UINT32_C(0x7d57ba79), UINT32_C(0xe63a9105), UINT32_C(0x3b0fe5d4),
        } }, { {
            UINT32_C(0xcf295b8d), UINT32_C(0x9c5c013e), UINT32_C(0x8c8be5c4), UINT32_C(0x3a66917e), UINT32_C(0xd1bcdba1),
            UINT32_C(0xb6a076ea), UINT32_C(0x10303ce4), UINT32_C(0xa36787c0),
        } } },
        { { {
            UINT32_C(0x6c14a4c4), UINT32_C(0x00040e6b), UINT32_C(0x3dd5ed6d), UINT32_C(0xd4b54ce2), UINT32_C(0xc5771247),
            UINT32_C(0xb869170d), UINT32_C(0x414ebcf0), UINT32_C(0x40f659bd),
        } }, { {
            UINT32_C(0x08fe91bc), UINT32_C(0xaa52ace0), UINT32_C(0xdced0279), UINT32_C(0xe731e686), UINT32_C(0xdf92e9c2),
            UINT32_C(0x49853978), UINT32_C(0x81d888e3), UINT32_C(0x8ad8d650),
        } } },
        { { {
            UINT32_C(0x0f2e95c2), UINT32_C(0xb2d9a729), UINT32_C(0x5ce8cfbd), UINT32_C(0xdc8c491a), UINT32_C(0x7e72149f),
            UINT32_C(0x723e1dda), UINT32_C(0x879dc0ea), UINT32_C(0xeb387460),
        } }, { {
            UINT32_C(0xd06df99f), UINT32_C(0x1e61c262), UINT32_C(0x689b216e), UINT32_C(0x221573cc), UINT32_C(0xb3b421f0),
            UINT32_C(0x657cc913), UINT32_C(0x8ba1f027), UINT32_C(0x721a2dfe),
        } } },
    },
    {
        { { {
            UINT32_C(0x8c66fb14), UINT32_C(0x4f994ef7), UINT32_C(0x30ddb0d1), UINT32_C(0xfd24be3a), UINT32_C(0xa988409c),
            UINT32_C(0xcf1dadcf), UINT32_C(0x228e945e), UINT32_C(0xdf9de5e6),
        } }, { {
            UINT32_C(0xbb308a60), UINT32_C(0xa68f4c29), UINT32_C(0xbd588bac), UINT32_C(0xde8fbdce), UINT32_C(0xf7ee3265),
            UINT32_C(0xb8fe6467), UINT32_C(0xff90e512), UINT32_C(0x2399c1f8),
        } } },
        { { {
            UINT32_C(0x0fbd0198), UINT32_C(0x9293d84d), UINT32_C(0x0bba056d), UINT32_C(0x337c6c61), UINT32_C(0x9252a5de),
            UINT32_C(0xad3c7ba5), UINT32_C(0xbeaaa298), UINT32_C(0xc36af7f2),
        } }, { {
            UINT32_C(0xeaae5657), UINT32_C(0x5dc4ce93), UINT32_C(0xb5c17eb5), UINT32_C(0x952a5e39), UINT32_C(0x1e1d0f60),
            UINT32_C(0x0d1f66e4), UINT32_C(0x77ecc213), UINT32_C(0x7c665679),
        } } },
        { { {
            UINT32_C(0x6d9265b6), UINT32_C(0x54274a40), UINT32_C(0xf111522f), UINT32_C(0xb892cff2), UINT32_C(0x689c0d3c),
            UINT32_C(0x9bf60535), UINT32_C(0x62a1b798), UINT32_C(0x17bafde6),
        } }, { {
            UINT32_C(0x20f4d262), UINT32_C(0x0ac2e12f), UINT32_C(0xeef35063), UINT32_C(0x92b6e434), UINT32_C(0xda6bc435),
            UINT32_C(0xa171deee), UINT32_C(0xfa9d9a17), UINT32_C(0xf119a20d),
        } } },
        { { {
            UINT32_C(0x4cd8105e), UINT32_C(0xbf9d360f), UINT32_C(0x745b3482), UINT32_C(0x510e98db), UINT32_C(0x936a662d),
            UINT32_C(0xa83fafa5), UINT32_C(0x68201892), UINT32_C(0x4ad67bfd),
        } }, { {
            UINT32_C(0x2450f9ab), UINT32_C(0x3b09cfd8), UINT32_C(0xd7863734), UINT32_C(0x3f2214b8), UINT32_C(0x3c01f03e),
            UINT32_C(0x9cd64170), UINT32_C(0x0f60c55d), UINT32_C(0x017e7479),
        } } },
        { { {
            UINT32_C(0x4836e90d), UINT32_C(0x8bba490e), UINT32_C(0xbb26a68d), UINT32_C(0xc7707c0e), UINT32_C(0xca2d56a5),
            UINT32_C(0xab15ee0b), UINT32_C(0x506601e9), UINT32_C(0xf5d954b8),
        } }, { {
            UINT32_C(0x33a0032c), UINT32_C(0xf15cc5af), UINT32_C(0xca2c2eb7), UINT32_C(0x22642b27), UINT32_C(0xcb0526ba),
            UINT32_C(0xc088f0ee), UINT32_C(0xedf84dcf), UINT32_C(0x12f44a60),
        } } },
        { { {
            UINT32_C(0x18006e57), UINT32_C(0x749d5ec7), UINT32_C(0xa7a82dfa), UINT32_C(0x7e13fd01), UINT32_C(0x0bcf5073),
            UINT32_C(0xda0ea00f), UINT32_C(0xcf0e5397), UINT32_C(0x9e4cfe21),
        } }, { {
            UINT32_C(0xba245317), UINT32_C(0x934e5107), UINT32_C(0x46ecb287), UINT32_C(0x1277b962), UINT32_C(0x4fda6f33),
            UINT32_C(0xdb57818c), UINT32_C(0x1c54be99), UINT32_C(0x76c06c20),
        } } },
        { { {
            UINT32_C(0xaa4a8807), UINT32_C(0x41f85c42), UINT32_C(0x94f25a61), UINT32_C(0x4c054e88), UINT32_C(0x96f50a84),
            UINT32_C(0x6c1a02fa), UINT32_C(0xf9c2db41), UINT32_C(0x8d464b09),
        } }, { {
            UINT32_C(0x0d0d8f7e), UINT32_C(0xb319d7af), UINT32_C(0xceee25e5), UINT32_C(0xa7d5c66b), UINT32_C(0xe20012ad),
            UINT32_C(0x81a284f1), UINT32_C(0x49efd712), UINT32_C(0x454a5736),
        } } },
        { { {
            UINT32_C(0xa07f49dd), UINT32_C(0x19e4c0e7), UINT32_C(0xc48eb98d), UINT32_C(0x5eff9214), UINT32_C(0x4aae076b),
            UINT32_C(0x3155e34d), UINT32_C(0x0f412331), UINT32_C(0x3b6ff19c),
        } }, { {
            UINT32_C(0x8d34a9c8), UINT32_C(0x22d7ee1f), UINT32_C(0xfcf9ae06), UINT32_C(0x277873cf), UINT32_C(0xb86331a8),
            UINT32_C(0x4c8fd0bd), UINT32_C(0x9651608c), UINT32_C(0xf9fe2338),
        } } },
        { { {
            UINT32_C(0xa79b3d80), UINT32_C(0xb10d6b3d), UINT32_C(0x7d40106e), UINT32_C(0xc449da27), UINT32_C(0xda9a14a7),
            UINT32_C(0x07325f50), UINT32_C(0x4d259d57), UINT32_C(0x61710027),
        } }, { {
            UINT32_C(0x2926db62), UINT32_C(0x8fb89c99), UINT32_C(0x08c2d501), UINT32_C(0xf8d81b41), UINT32_C(0xb6a8613e),
            UINT32_C(0xe59f4b09), UINT32_C(0x76a29707), UINT32_C(0xd3d9b226),
        } } },
        { { {
            UINT32_C(0x819967f6), UINT32_C(0xb0573a58), UINT32_C(0x4db58e86), UINT32_C(0xdf92f57c), UINT32_C(0xa1fcd3b3),
            UINT32_C(0x077d4dd9), UINT32_C(0x847973fc), UINT32_C(0x672b800d),
        } }, { {
            UINT32_C(0x5d827e9d), UINT32_C(0xd65bc339), UINT32_C(0xcbbe3f7d), UINT32_C(0xc5f95db8), UINT32_C(0x9978a4a8),
            UINT32_C(0x86e98a35), UINT32_C(0x5f69fe6b), UINT32_C(0xf1974878),
        } } },
        { { {
            UINT32_C(0xae3bd700), UINT32_C(0x1426e5cb), UINT32_C(0x85c0dfae), UINT32_C(0x7acee43a), UINT32_C(0xda5bdafc),
            UINT32_C(0xbe57a35f), UINT32_C(0x04434e30), UINT32_C(0x45956540),
        } }, { {
            UINT32_C(0xcb5d6a69), UINT32_C(0x4eecfb8a), UINT32_C(0xef792d85), UINT32_C(0xe57802bc), UINT32_C(0xe531f879),
            UINT32_C(0xb96ce32e), UINT32_C(0xc2556e7f), UINT32_C(0xf742c041),
        } } },
        { { {
            UINT32_C(0x4c5ba02d), UINT32_C(0xdc947916), UINT32_C(0xee1fc7ba), UINT32_C(0x195c1239), UINT32_C(0xfeac8c86),
            UINT32_C(0x18a16b69), UINT32_C(0x494da5a2), UINT32_C(0xd4441c1b),
        } }, { {
            UINT32_C(0x012155d7), UINT32_C(0xba70ee80), UINT32_C(0x94cfd402), UINT32_C(0xff7cbdfe), UINT32_C(0x137016ee),
            UINT32_C(0x7185a0e1), UINT32_C(0x746f8f4c), UINT32_C(0x2cc2e690),
        } } },
        { { {
            UINT32_C(0xd6b15530), UINT32_C(0xca9438d7), UINT32_C(0xa7edb3e7), UINT32_C(0x380caf38), UINT32_C(0xdc96f059),
            UINT32_C(0x2c785433), UINT32_C(0x838b2c15), UINT32_C(0xab4f55dd),
        } }, { {
            UINT32_C(0x52e3652f), UINT32_C(0xeb0a3797), UINT32_C(0x0c915e77), UINT32_C(0xa2264107), UINT32_C(0xd046257a),
            UINT32_C(0x587a2009), UINT32_C(0xa117c3cd), UINT32_C(0x2f174a77),
        } } },
        { { {
            UINT32_C(0xdb8b3048), UINT32_C(0x142509e4), UINT32_C(0x0e6a51fc), UINT32_C(0xa841b9d5), UINT32_C(0x50f19049),
            UINT32_C(0xef509f4f), UINT32_C(0x8c15a7c7), UINT32_C(0x41389397),
        } }, { {
            UINT32_C(0x4ef6f903), UINT32_C(0xb44b6152), UINT32_C(0x7007a7e2), UINT32_C(0x428f2bf6), UINT32_C(0x9463d955),
            UINT32_C(0xa387546e), UINT32_C(0x50f8a68b), UINT32_C(0xac556476),
        } } },
        { { {
            UINT32_C(0x5938d97b), UINT32_C(0x81b78473), UINT32_C(0x8303aef7), UINT32_C(0x2e08b981), UINT32_C(0x87f268af),
            UINT32_C(0xf3581a97), UINT32_C(0xb98f244a), UINT32_C(0xf7b71a71),
        } }, { {
            UINT32_C(0x1d7fc464), UINT32_C(0xc1e42ee8), UINT32_C(0x79a5199e), UINT32_C(0x95dec3f2), UINT32_C(0x91faaae4),
            UINT32_C(0x287e8667), UINT32_C(0xc402a725), UINT32_C(0x2094243f),
        } } },
        { { {
            UINT32_C(0x58df3d9c), UINT32_C(0x5f2efb5a), UINT32_C(0xc4e15587), UINT32_C(0x9e3e7782), UINT32_C(0x72e3d2ba),
            UINT32_C(0xdeb21a17), UINT32_C(0xd1a4eaf8), UINT32_C(0xc85eb568),
        } }, { {
            UINT32_C(0xc5feca74), UINT32_C(0xa0d7e2a9), UINT32_C(0x919c9b84), UINT32_C(0x9211ab4e), UINT32_C(0x34513f4e),
            UINT32_C(0x36ef365e), UINT32_C(0xede886b2), UINT32_C(0xf6cf8a7f),
        } } },
    },
    {
        { { {
            UINT32_C(0x87e9dd0e), UINT32_C(0x11bf6e08), UINT32_C(0x1ef4286c), UINT32_C(0x46372e37), UINT32_C(0xe4d72e7b),
            UINT32_C(0xe47058ec), UINT32_C(0x2cf22c92), UINT32_C(0x4fbaae3e),
        } }, { {
            UINT32_C(0x293b1ea7), UINT32_C(0xfc75f14a), UINT32_C(0x104e0c5a), UINT32_C(0x06008b3c), UINT32_C(0x7bbcf94e),
            UINT32_C(0x7ca58ee4), UINT32_C(0x47ae226d), UINT32_C(0xfbb69191),
        } } },
        { { {
            UINT32_C(0x5ee03ef3), UINT32_C(0xb84a12db), UINT32_C(0xdd4ecc66), UINT32_C(0xe6020c19), UINT32_C(0xf9d2e1ee),
            UINT32_C(0xfb40f3d7), UINT32_C(0x4388bd23), UINT32_C(0xa99ece23),
        } }, { {
            UINT32_C(0x67e07265), UINT32_C(0x22764604), UINT32_C(0xed4ce47a), UINT32_C(0xae11730d), UINT32_C(0x936cd874),
            UINT32_C(0x0f0ca164), UINT32_C(0xdde7b7d2), UINT32_C(0x40541e8a),
        } } },
        { { {
            UINT32_C(0x71c84f32), UINT32_C(0xa57742c1), UINT32_C(0xe707b2a4), UINT32_C(0x3ca066ef), UINT32_C(0x4cfc6405),
            UINT32_C(0x9f97a61f), UINT32_C(0x9ace2c2a), UINT32_C(0x0ee16fb0),
        } }, { {
            UINT32_C(0xe815ffb2), UINT32_C(0xf24e5a20), UINT32_C(0xd8ab39a7), UINT32_C(0x9d694ad0), UINT32_C(0xc46b2dcf),
            UINT32_C(0x033c9eff), UINT32_C(0xcf704770), UINT32_C(0x153a2e4b),
        } } },
        { { {
            UINT32_C(0xfea7e898), UINT32_C(0xe5695c93), UINT32_C(0xf249bbba), UINT32_C(0x8850f216), UINT32_C(0xff7f9a43),
            UINT32_C(0x1ac8d249), UINT32_C(0x99b530df), UINT32_C(0x3904d7e7),
        } }, { {
            UINT32_C(0xe061d1a7), UINT32_C(0x26d0b6b4), UINT32_C(0x03dca04d), UINT32_C(0x8c29092e), UINT32_C(0x9e43370d),
            UINT32_C(0x5eb4fb08), UINT32_C(0x071392ef), UINT32_C(0xcfaf0190),
        } } },
        { { {
            UINT32_C(0xd57b46b3), UINT32_C(0x49a16226), UINT32_C(0xcb16054c), UINT32_C(0xbe999a2c), UINT32_C(0x72205ac2),
            UINT32_C(0xa72b5201), UINT32_C(0x813871f1), UINT32_C(0x54c55d64),
        } }, { {
            UINT32_C(0x84cd1091), UINT32_C(0xecff21ed), UINT32_C(0xcb50af51), UINT32_C(0xf5d6955f), UINT32_C(0x02c59ba1),
            UINT32_C(0x3ac171df), UINT32_C(0x5c4e812f), UINT32_C(0x923135ae),
        } } },
        { { {
            UINT32_C(0xb7e50e42), UINT32_C(0x09259f9d), UINT32_C(0xcae4c78b), UINT32_C(0x799c055a), UINT32_C(0x77b64bcc),
            UINT32_C(0xacc4f58f), UINT32_C(0x867bc340), UINT32_C(0xab9c4f2c),
        } }, { {
            UINT32_C(0x40843f0c), UINT32_C(0xd053a0c6), UINT32_C(0x8bed38ea), UINT32_C(0xe835ea20), UINT32_C(0xaa8f092a),
            UINT32_C(0xeb112e79), UINT32_C(0x758bf49f), UINT32_C(0xade1e020),
        } } },
        { { {
            UINT32_C(0xbedeb55a), UINT32_C(0x0a2cd3aa), UINT32_C(0x622b94e7), UINT32_C(0xaca5954a), UINT32_C(0xa9370433),
            UINT32_C(0x826ee676), UINT32_C(0xc0d45240), UINT32_C(0x17627e47),
        } }, { {
            UINT32_C(0x804361e4), UINT32_C(0xf8fa8f53), UINT32_C(0xa4d8b2f0), UINT32_C(0xae0963fb), UINT32_C(0x10db633c),
            UINT32_C(0xc56e6c71), UINT32_C(0xdc14dea5), UINT32_C(0xfa396315),
        } } },
        { { {
            UINT32_C(0x266412d7), UINT32_C(0xe74123b8), UINT32_C(0xa6cf9fec), UINT32_C(0x3fe0e1ce), UINT32_C(0x0b6a65e2),
            UINT32_C(0x411d7437), UINT32_C(0x0eec462c), UINT32_C(0x53141638),
        } }, { {
            UINT32_C(0x9904fdf4), UINT32_C(0x10d78d55), UINT32_C(0x542c3a4d), UINT32_C(0x5b4c456b), UINT32_C(0xed22330f),
            UINT32_C(0xaacce6b9), UINT32_C(0xd3c1d298), UINT32_C(0x497928a8),
        } } },
        { { {
            UINT32_C(0xb030cf28), UINT32_C(0xa1396c74), UINT32_C(0xabbb9362), UINT32_C(0x6fb567c2), UINT32_C(0x74740dd9),
            UINT32_C(0x8f0ab888), UINT32_C(0x9b6d532a), UINT32_C(0x39596690),
        } }, { {
            UINT32_C(0xe2d58720), UINT32_C(0x80db6be7), UINT32_C(0x047a3211), UINT32_C(0xbb478f3b), UINT32_C(0xd707cebd),
            UINT32_C(0xae5bdc98), UINT32_C(0x2189a169), UINT32_C(0x5c41471c),
        } } },
        { { {
            UINT32_C(0x99d7b37c), UINT32_C(0x34f4413d), UINT32_C(0xef790eff), UINT32_C(0x6ade6ccc), UINT32_C(0x897ee125),
            UINT32_C(0xb9b8e793), UINT32_C(0xae47a999), UINT32_C(0x3ab2ca8c),
        } }, { {
            UINT32_C(0x7df96338), UINT32_C(0xef1cd566), UINT32_C(0x1efd1059), UINT32_C(0x2b0a87b0), UINT32_C(0x9068486c),
            UINT32_C(0x772181b5), UINT32_C(0x198ee0a1), UINT32_C(0x127a89d3),
        } } },
        { { {
            UINT32_C(0x486464dc), UINT32_C(0x2c1fb8a2), UINT32_C(0xa8970ad8), UINT32_C(0xe6ce80c2), UINT32_C(0x9ca2eb4f),
            UINT32_C(0x5360d2f2), UINT32_C(0x4abbc1ff), UINT32_C(0xe1ab9d50),
        } }, { {
            UINT32_C(0xde5738b1), UINT32_C(0x4f69bd43), UINT32_C(0x0c88f24c), UINT32_C(0x2495981c), UINT32_C(0x051b3875),
            UINT32_C(0xc9914e21), UINT32_C(0x00b9bb0b), UINT32_C(0x2e107a4a),
        } } },
        { { {
            UINT32_C(0x3c40eea4), UINT32_C(0x4a1e0bdd), UINT32_C(0x34c74382), UINT32_C(0x57b2cc03), UINT32_C(0xb6a69deb),
            UINT32_C(0x47ccea91), UINT32_C(0x0514fbfe), UINT32_C(0xeed89529),
        } }, { {
            UINT32_C(0xc9df533b), UINT32_C(0xe6793040), UINT32_C(0x40678a6d), UINT32_C(0xe5baa244), UINT32_C(0x1e57b7c7),
            UINT32_C(0x58dfc009), UINT32_C(0x32137c29), UINT32_C(0xbf442200),
        } } },
        { { {
            UINT32_C(0x780968d5), UINT32_C(0x830321b8), UINT32_C(0x6bdcc728), UINT32_C(0xbbf62141), UINT32_C(0x4560e71d),
            UINT32_C(0xbcccf034), UINT32_C(0x0eed24f9), UINT32_C(0x1b6de9ce),
        } }, { {
            UINT32_C(0x116e216b), UINT32_C(0x29c37c87), UINT32_C(0xcdb9e5e9), UINT32_C(0x81bb8985), UINT32_C(0xb6e66034),
            UINT32_C(0x8141ab59), UINT32_C(0x55e89da0), UINT32_C(0x3254290d),
        } } },
        { { {
            UINT32_C(0x8e02c611), UINT32_C(0xf8be9bad), UINT32_C(0x6c3f2cb0), UINT32_C(0x47b75efd), UINT32_C(0xe867d4ef),
            UINT32_C(0x24e7a95b), UINT32_C(0xf83a7b1e), UINT32_C(0xf78b443f),
        } }, { {
            UINT32_C(0x50bf99db), UINT32_C(0xed596ef0), UINT32_C(0x335cbf04), UINT32_C(0x97c0c991), UINT32_C(0x6c557209),
            UINT32_C(0xc5e0ef18), UINT32_C(0xe3e8ca67), UINT32_C(0xf474e66d),
        } } },
        { { {
            UINT32_C(0x34b55033), UINT32_C(0x98f5ac2c), UINT32_C(0xb93f78a7), UINT32_C(0xaf91a80b), UINT32_C(0xb0db7a1f),
            UINT32_C(0x021bc448), UINT32_C(0xea3fbc47), UINT32_C(0xe10603d3),
        } }, { {
            UINT32_C(0x8017cf1f), UINT32_C(0x55fe64ce), UINT32_C(0x04b65c4b), UINT32_C(0x4e2c9a88), UINT32_C(0x2c3cfebc),
            UINT32_C(0xf946fea4), UINT32_C(0xe7a0d13f), UINT32_C(0x3a0daba8),
        } } },
        { { {
            UINT32_C(0xefd316ca), UINT32_C(0x992652fc), UINT32_C(0x7844926d), UINT32_C(0x165e0213), UINT32_C(0xbdd65fb5),
            UINT32_C(0x60fef172), UINT32_C(0x1a433361), UINT32_C(0xe754effe),
        } }, { {
            UINT32_C(0x82bd1607), UINT32_C(0x381f46dc), UINT32_C(0x93892da4), UINT32_C(0xffe55140), UINT32_C(0x93a8d10e),
            UINT32_C(0x931dba39), UINT32_C(0xef65d70a), UINT32_C(0x4f656e18),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void p256_base_lookup(p256_affine *r, const p256_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    p256_fe y;

    for (i = 0; i < P256_TEETH; i++) {
        signs |= (p256_bits(v, (block * P256_TEETH + i) * P256_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (P256_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (P256_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < P256_BLOCK_ENTRIES; i++) {
        const p256_limb mask = p256_samew(i, signs);
        p256_pick(&r->x, &p256_base[block][i].x, mask);
        p256_pick(&r->y, &p256_base[block][i].y, mask);
    }
    p256_fe_neg(&y, &r->y);
    p256_fe_select(&r->y, p256_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p256_point_mul_base(p256_point *r, const p256_sc *k)
{
    p256_limb v[P256_SIGN_WORDS];
    p256_point total;
    p256_affine addend;
    const uint64_t negate = p256_scalar_odd(v, P256_SIGN_WORDS, k);
    unsigned int column, block;

    v[P256_SIGNS / P256_WORD_BITS] |= (p256_limb)1 << (P256_SIGNS % P256_WORD_BITS);
    p256_base_lookup(&addend, v, P256_BLOCKS - 1, P256_SPACING - 1, negate);
    p256_point_from_affine(&total, &addend);
    for (column = P256_SPACING; column-- > 0;) {
        block = P256_BLOCKS;
        if (column == P256_SPACING - 1) {
            block--;
        } else {
            p256_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            p256_base_lookup(&addend, v, block, column, negate);
            if (column < 2) {
                p256_point_add_affine(&total, &total, &addend);
            } else {
                (void)p256_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    p256_wipe(v, sizeof v);
    p256_wipe(&total, sizeof total);
    p256_wipe(&addend, sizeof addend);
    p256_wipe_stack();
}

void p256_point_mul_base_bytes(p256_point *r, const uint8_t k[32])
{
    p256_sc scalar;

    p256_reduce_bytes(&scalar, k, P256_SC_BYTES);
    p256_point_mul_base(r, &scalar);
    p256_wipe(&scalar, sizeof scalar);
}
