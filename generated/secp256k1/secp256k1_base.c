/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp256k1 */
/* From: secp256k1.toml sha256:dd8ad3ce641bf0db, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 328 points in 11 tables, 21 kB.
 * `ecgen --base-table KB` makes another: a smaller one fits beside more in the cache, and costs more doublings and additions.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 4 apart
 * (4 in the last table). The positions that are multiples of 4 are summed up on their own: no partial sum on either side
 * can come near the order of the generator then, so that additions meet none of their exceptions, and only the sum of both has to
 * be right for all points.
 */
#include "secp256k1_curve_internal.h"

#define SECP256K1_TEETH 6
#define SECP256K1_BLOCKS 11
#define SECP256K1_LAST_TEETH 4
#define SECP256K1_SPACING 4
#define SECP256K1_BLOCK_ENTRIES 32
#define SECP256K1_ENTRIES 328
#define SECP256K1_SIGNS 256
#define SECP256K1_SIGN_WORDS (SECP256K1_SIGNS / SECP256K1_WORD_BITS + 1)

/* The tables, one after the other */
#if SECP256K1_WORD_BITS == 64
#define SECP256K1_W(x) UINT64_C(x)
#define SECP256K1_W_LOW(x) UINT64_C(x)
#else
#define SECP256K1_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define SECP256K1_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const secp256k1_affine secp256k1_base[SECP256K1_ENTRIES] = {
    { { {
        SECP256K1_W(0xecc6059fa1dcd18e), SECP256K1_W(0xbba4b275166d4788), SECP256K1_W(0xb1de93c91c03a90a),
        SECP256K1_W(0x58b7537dacb752b0),
    } }, { {
        SECP256K1_W(0x9160642f3e6085f1), SECP256K1_W(0x05cd4d3939311c21), SECP256K1_W(0xe97ea265378600c2),
        SECP256K1_W(0x339c058e2c2fe660),
    } } },
    { { {
        SECP256K1_W(0xb945341a70032529), SECP256K1_W(0xd22ae66db215f308), SECP256K1_W(0xa64fb882da519c35),
        SECP256K1_W(0x53a818eb35578d0a),
    } }, { {
        SECP256K1_W(0xb7022bc6dd5d161f), SECP256K1_W(0x47830921db7f814d), SECP256K1_W(0xf8ce4a1c61e2b587),
        SECP256K1_W(0x234d87d41ce7ec87),
    } } },
    { { {
        SECP256K1_W(0x6571b8412635878c), SECP256K1_W(0xc85aba120cbfdeec), SECP256K1_W(0xa34c45f6d3144f13),
        SECP256K1_W(0x04bc4a7f29ae144b),
    } }, { {
        SECP256K1_W(0x0fcd59de33652d95), SECP256K1_W(0xfdf6635c64579777), SECP256K1_W(0x9da924c869f8923b),
        SECP256K1_W(0x3a907b78b0e61a5c),
    } } },
    { { {
        SECP256K1_W(0x0ad38caa3ee6b1f1), SECP256K1_W(0x4a2c3f732cafcb45), SECP256K1_W(0x2b1d44eb992e7ab7),
        SECP256K1_W(0x3dae492599af3bbc),
    } }, { {
        SECP256K1_W(0xba07aa81c22019b0), SECP256K1_W(0x82bcabcf6b3448d2), SECP256K1_W(0xed6b5b0c70445ba8),
        SECP256K1_W(0x2c8fb671f603257d),
    } } },
    { { {
        SECP256K1_W(0xb7eb7caa29f58343), SECP256K1_W(0x025d39ce57dd0f24), SECP256K1_W(0x5867419ecacb948f),
        SECP256K1_W(0x37da6d79c7d3945e),
    } }, { {
        SECP256K1_W(0x0f205401604fb6b5), SECP256K1_W(0xba5cab7b047eeda4), SECP256K1_W(0xe2d4a8ebb7a58002),
        SECP256K1_W(0xb04722b34e58414d),
    } } },
    { { {
        SECP256K1_W(0x2d62ac7b93f1e6a8), SECP256K1_W(0x008030f271f2a3a5), SECP256K1_W(0x49ee04d9d0d4adf0),
        SECP256K1_W(0x0e8da50f19316178),
    } }, { {
        SECP256K1_W(0xfd11e860173757c8), SECP256K1_W(0xa45a72bb00ceba98), SECP256K1_W(0x23bbca0cf868573e),
        SECP256K1_W(0x39ac15f0f77848d7),
    } } },
    { { {
        SECP256K1_W(0x9a95f4c35e9c400f), SECP256K1_W(0x8d6fb6c9932d1a59), SECP256K1_W(0x0d0b234a19dabcef),
        SECP256K1_W(0x3371bfa8cef13858),
    } }, { {
        SECP256K1_W(0xda6ee568ef364973), SECP256K1_W(0x16eb7ee053e32795), SECP256K1_W(0xc614c4d07d457d3d),
        SECP256K1_W(0xddc74fbfe02a3620),
    } } },
    { { {
        SECP256K1_W(0x05966aa530802cdf), SECP256K1_W(0x2bed1b5362f75d3d), SECP256K1_W(0xc5173936f242a1f5),
        SECP256K1_W(0x0e7dad7209bdd013),
    } }, { {
        SECP256K1_W(0x45733fdaca44ca02), SECP256K1_W(0xa1ca933ba50cc253), SECP256K1_W(0xb9ed7959b4bc05c1),
        SECP256K1_W(0xd02a61f908123725),
    } } },
    { { {
        SECP256K1_W(0x171ae2831494e09c), SECP256K1_W(0x07e0c0b607ad71f8), SECP256K1_W(0xa1752e761145b77f),
        SECP256K1_W(0x7dfd072a69a81cc4),
    } }, { {
        SECP256K1_W(0xd9c5bea5189deb19), SECP256K1_W(0x2f0ac454a1a533e4), SECP256K1_W(0x60ea4bf41e17da8b),
        SECP256K1_W(0x74d3c552dcd28c04),
    } } },
    { { {
        SECP256K1_W(0x82624683ed876a95), SECP256K1_W(0x98a8b69111bee600), SECP256K1_W(0xf5463cd64c95258b),
        SECP256K1_W(0xec97a5f097431526),
    } }, { {
        SECP256K1_W(0x1291638f4093bbad), SECP256K1_W(0xadd3e33d15625963), SECP256K1_W(0x4b9adcb3faad5488),
        SECP256K1_W(0xfd3ce837c546960b),
    } } },
    { { {
        SECP256K1_W(0x3577180cbb476aee), SECP256K1_W(0xcb97f7e92a63fa65), SECP256K1_W(0x87b3b3910881575b),
        SECP256K1_W(0x7f5cddfcb13fa6a6),
    } }, { {
        SECP256K1_W(0x96d41b7255edd3c1), SECP256K1_W(0x55763e996d3f04bd), SECP256K1_W(0x8afe07cffb79f8bd),
        SECP256K1_W(0x67143b01c339d2a6),
    } } },
    { { {
        SECP256K1_W(0x7a407748dd6bc7b5), SECP256K1_W(0x24e9210d04384f64), SECP256K1_W(0xcaff72f7e1f623a7),
        SECP256K1_W(0x269ceeeeb1932322),
    } }, { {
        SECP256K1_W(0x12352aefee942cee), SECP256K1_W(0xdcad122170a7c231), SECP256K1_W(0xd3cd9c3369629907),
        SECP256K1_W(0x559872ef34b1c83a),
    } } },
    { { {
        SECP256K1_W(0x43c0b26507744712), SECP256K1_W(0x47a97f88807bf143), SECP256K1_W(0x0ae656193a507a9c),
        SECP256K1_W(0x3090283e9be38137),
    } }, { {
        SECP256K1_W(0xcc806abc788c26b8), SECP256K1_W(0xd7b290515caa7d76), SECP256K1_W(0xb6663e7c340cde3d),
        SECP256K1_W(0xb5a5b4702d3fae6f),
    } } },
    { { {
        SECP256K1_W(0xe2ede6114c811b64), SECP256K1_W(0xdf3cf3e392fe9fd8), SECP256K1_W(0xe071f785961912d0),
        SECP256K1_W(0x30a5b95b340ca405),
    } }, { {
        SECP256K1_W(0x66781ae663699099), SECP256K1_W(0xfe52d97cccb434d3), SECP256K1_W(0x85d4e7d264c50a3c),
        SECP256K1_W(0xeaf0a603a9193ba6),
    } } },
    { { {
        SECP256K1_W(0x5f4ed254ba7b3bd1), SECP256K1_W(0xa2783b2b0980f382), SECP256K1_W(0x46b591a1a5f24243),
        SECP256K1_W(0x0a742909f04e190e),
    } }, { {
        SECP256K1_W(0xf50f7fa06c5d1813), SECP256K1_W(0x0d1c34d93613dbdf), SECP256K1_W(0x3bc316a4d0390495),
        SECP256K1_W(0x615b548cd57d87ab),
    } } },
    { { {
        SECP256K1_W(0xdc2b6df8364ee5fb), SECP256K1_W(0x51c3426d4cfaf1a0), SECP256K1_W(0x993631402b8c7f17),
        SECP256K1_W(0x6fa2e260d61af03b),
    } }, { {
        SECP256K1_W(0xcc8e4e0dd49da071), SECP256K1_W(0xbf5396dda608014a), SECP256K1_W(0xffa94d7a54369573),
        SECP256K1_W(0x45b0b3898e640716),
    } } },
    { { {
        SECP256K1_W(0x2ac5314be2f8c11f), SECP256K1_W(0x3679c22e18e47d2b), SECP256K1_W(0x6592ce4d25e45fb3),
        SECP256K1_W(0x54a045eb58323bcc),
    } }, { {
        SECP256K1_W(0x5d90c54c513e3bce), SECP256K1_W(0x6cdf4284f29fd4de), SECP256K1_W(0x9661e069fdbb6090),
        SECP256K1_W(0xade16386bca76c81),
    } } },
    { { {
        SECP256K1_W(0x67eda3da1887c434), SECP256K1_W(0xcc3fe993362f56a0), SECP256K1_W(0x3a505c1c6db331fd),
        SECP256K1_W(0xc1f745ad02447ed6),
    } }, { {
        SECP256K1_W(0xd8798d208d7594b9), SECP256K1_W(0xb81cd9057d95cd91), SECP256K1_W(0xe9f8705327cbffef),
        SECP256K1_W(0x6e328aacc13c4053),
    } } },
    { { {
        SECP256K1_W(0x4b55402e8645c70e), SECP256K1_W(0x5b4740a9c04d7fd9), SECP256K1_W(0x4d3440a6aa7b7d15),
        SECP256K1_W(0x683dc4af989c4fc7),
    } }, { {
        SECP256K1_W(0x73882cad9e3a5ae2), SECP256K1_W(0xb365dfb43f85e652), SECP256K1_W(0x46c23ba1081bec45),
        SECP256K1_W(0x7893e73e6aa3aced),
    } } },
    { { {
        SECP256K1_W(0xc8740d62dae19538), SECP256K1_W(0xc2dd6ee8e8e3f87e), SECP256K1_W(0x03b7a35998efafaf),
        SECP256K1_W(0x90bc94d56ac5f728),
    } }, { {
        SECP256K1_W(0x576931ff16e06a27), SECP256K1_W(0x5d22a23aedee5fe0), SECP256K1_W(0x5828c4f0bc0e66cd),
        SECP256K1_W(0xf9576d19d7ac4b38),
    } } },
    { { {
        SECP256K1_W(0x8f251eaceaee5fa8), SECP256K1_W(0xa36626f764b5abce), SECP256K1_W(0xe400f14d150b9673),
        SECP256K1_W(0x42ba13d9653403c2),
    } }, { {
        SECP256K1_W(0xea13084409fd1607), SECP256K1_W(0xbaeb65756c6d55e1), SECP256K1_W(0x9ba7e5f30022259d),
        SECP256K1_W(0xd1f1c4180b601bb2),
    } } },
    { { {
        SECP256K1_W(0x0040b7ee8ea16957), SECP256K1_W(0xe6027f0ae6dfc879), SECP256K1_W(0xbc0ad6f6f362dcab),
        SECP256K1_W(0x8dc21cf946c94ae7),
    } }, { {
        SECP256K1_W(0x4f71f6f283fa3550), SECP256K1_W(0x457da26d5713e86b), SECP256K1_W(0xd45ec8c40afcedfe),
        SECP256K1_W(0x96433a74cbafb28b),
    } } },
    { { {
        SECP256K1_W(0x1353a3046924da2a), SECP256K1_W(0x64d92818215958a7), SECP256K1_W(0x0617aab9797fafb8),
        SECP256K1_W(0xe3a83000e4b87658),
    } }, { {
        SECP256K1_W(0x20a06a53f40699a0), SECP256K1_W(0x145dcdda72943bfb), SECP256K1_W(0xaa60e6af1354f8b5),
        SECP256K1_W(0xea81a660e4697e18),
    } } },
    { { {
        SECP256K1_W(0x3d39d60939891cc2), SECP256K1_W(0xe939e35c51038ac9), SECP256K1_W(0x758a0851d22f72fb),
        SECP256K1_W(0xd2bd05ba669a5a77),
    } }, { {
        SECP256K1_W(0x4ff3901e9e5bf3d7), SECP256K1_W(0x625153f7a5a32401), SECP256K1_W(0x84cbdcb745ac34d9),
        SECP256K1_W(0xc7849992212698d3),
    } } },
    { { {
        SECP256K1_W(0x5bcf248850ec6001), SECP256K1_W(0x4d6d7e1d6da789b9), SECP256K1_W(0xeb4e2e2ea4314f90),
        SECP256K1_W(0x05754a55cdc99256),
    } }, { {
        SECP256K1_W(0x6a8a543ecf4ffdd6), SECP256K1_W(0xaaa68fe50898a37a), SECP256K1_W(0x53b1415cf312feb1),
        SECP256K1_W(0x87b38811f387687b),
    } } },
    { { {
        SECP256K1_W(0x6f843feb583214e8), SECP256K1_W(0x95fdca9d9d9808bb), SECP256K1_W(0xe510b1288b7fa4e7),
        SECP256K1_W(0xe67ac41f262eef58),
    } }, { {
        SECP256K1_W(0xa8bb470fbd905292), SECP256K1_W(0x4e4b38b16bf48f78), SECP256K1_W(0x9d23c781bfa1c78c),
        SECP256K1_W(0xede8aaa9a89aba96),
    } } },
    { { {
        SECP256K1_W(0xc3b83c3a40ee0e2c), SECP256K1_W(0x3b33c10f8f4146d3), SECP256K1_W(0xee924336c37a3ff0),
        SECP256K1_W(0xd9a49336ecadf88b),
    } }, { {
        SECP256K1_W(0xc4e82abad54d5236), SECP256K1_W(0xffd29e183f77548a), SECP256K1_W(0xa421fabe912ff640),
        SECP256K1_W(0xfae751889e79d423),
    } } },
    { { {
        SECP256K1_W(0x0ab076665189fde0), SECP256K1_W(0x29e46de5aaa28815), SECP256K1_W(0x76d5e2700102837a),
        SECP256K1_W(0x59079469e00f8679),
    } }, { {
        SECP256K1_W(0xc1e389a1a6e48d0e), SECP256K1_W(0xe38abdbfca8fb7d6), SECP256K1_W(0x14784c80a17140e7),
        SECP256K1_W(0xf3bc36d0813617f1),
    } } },
    { { {
        SECP256K1_W(0x0e70ea7660c2eeff), SECP256K1_W(0xdabd0b0bd1843e1e), SECP256K1_W(0x1673252a55a0a1bb),
        SECP256K1_W(0xb6ee0e0619198b2a),
    } }, { {
        SECP256K1_W(0xfa4a0d1d8e0f30fe), SECP256K1_W(0xce7b1fdf981168b9), SECP256K1_W(0xc95de24c7b78cc62),
        SECP256K1_W(0x8e0222957a403ddd),
    } } },
    { { {
        SECP256K1_W(0xf49e85fa8dd44f8c), SECP256K1_W(0x41e50460b363db57), SECP256K1_W(0xb85b90c0da13c8f3),
        SECP256K1_W(0xe5b127a4e1d784fd),
    } }, { {
        SECP256K1_W(0x0bd832e3cbd21192), SECP256K1_W(0xe76ef3ff2efeec46), SECP256K1_W(0x647b7255e56fbac7),
        SECP256K1_W(0x5a0205c11d65664a),
    } } },
    { { {
        SECP256K1_W(0xa806e5abe7ce2fa6), SECP256K1_W(0xc81aeec2890876f7), SECP256K1_W(0xad216ee07bdc5738),
        SECP256K1_W(0xa9529b03b2d74ae0),
    } }, { {
        SECP256K1_W(0x9137b93b886966c9), SECP256K1_W(0x3a9624cc12a218b6), SECP256K1_W(0xbbee02eeaae60cfe),
        SECP256K1_W(0xd7fa1182ed37601d),
    } } },
    { { {
        SECP256K1_W(0xde671bb0aa1a6829), SECP256K1_W(0xd3756259f954febd), SECP256K1_W(0x13d855a1cf0a0c0a),
        SECP256K1_W(0x37898fd406872187),
    } }, { {
        SECP256K1_W(0x9ee3109a3c4f5ac7), SECP256K1_W(0x273e6b5d8677e48f), SECP256K1_W(0xdd6e64f108a1d11e),
        SECP256K1_W(0xf4cc5442f004f361),
    } } },
    { { {
        SECP256K1_W(0xcce8ae7a6c508464), SECP256K1_W(0x8f74029db26ef3c0), SECP256K1_W(0x89cfa2933905f28f),
        SECP256K1_W(0x1d020dfd3b3ca619),
    } }, { {
        SECP256K1_W(0xf6d40ffb3b971a97), SECP256K1_W(0x16e64bb29149ea85), SECP256K1_W(0xf1675c8379529e33),
        SECP256K1_W(0x19696ed7eead9b2d),
    } } },
    { { {
        SECP256K1_W(0xd3736670d924621d), SECP256K1_W(0x3ce4f6c304d67ea0), SECP256K1_W(0x456ca4fa2cd26f2a),
        SECP256K1_W(0xa003387cffdf80c2),
    } }, { {
        SECP256K1_W(0x8c07bdf5a74a0afd), SECP256K1_W(0xa3b0a5223dd3c0ca), SECP256K1_W(0xfdfc2c5c97e7ac67),
        SECP256K1_W(0xcc1de8b878ba7632),
    } } },
    { { {
        SECP256K1_W(0xdae0552b14289347), SECP256K1_W(0x8159f648631c3fbc), SECP256K1_W(0x14baf9d81894a727),
        SECP256K1_W(0xe1129f6ba04d9b6b),
    } }, { {
        SECP256K1_W(0xa09892b799afb4f3), SECP256K1_W(0x52638c4deea87908), SECP256K1_W(0x7572c6d745d3e66c),
        SECP256K1_W(0xb43313b6d34323c5),
    } } },
    { { {
        SECP256K1_W(0xd51b303fab20ffd2), SECP256K1_W(0x39fb1f361323f38f), SECP256K1_W(0x4ff7460df4a0eebd),
        SECP256K1_W(0x460c7b7c8fbff0ac),
    } }, { {
        SECP256K1_W(0x86208e6443af8560), SECP256K1_W(0xe19ee8d788376011), SECP256K1_W(0x448802187ff717fc),
        SECP256K1_W(0x2d9323f976c3f8b0),
    } } },
    { { {
        SECP256K1_W(0x31d7994d7134e1b6), SECP256K1_W(0x3febeeab6d1ab6e0), SECP256K1_W(0x6bbb63316c6ce770),
        SECP256K1_W(0xca10ee7abd06f243),
    } }, { {
        SECP256K1_W(0x3654367ff99dad3b), SECP256K1_W(0xf3827b9685222a2b), SECP256K1_W(0x70926854af410819),
        SECP256K1_W(0x76b04726563d2a35),
    } } },
    { { {
        SECP256K1_W(0x4e76f00845ea8e04), SECP256K1_W(0xf62cde8d0b073505), SECP256K1_W(0x5eeda49972ca2638),
        SECP256K1_W(0xdf84cf42588cd7df),
    } }, { {
        SECP256K1_W(0xaeaf56987c5bf942), SECP256K1_W(0xdb3aede47877ec25), SECP256K1_W(0xd7f6704edb945f70),
        SECP256K1_W(0xf9dafb3fd5ce35c8),
    } } },
    { { {
        SECP256K1_W(0x884048214e78bbd3), SECP256K1_W(0xd0a7de1b507a8f54), SECP256K1_W(0xbd6474d26ae558f7),
        SECP256K1_W(0x7395de42ab66ef20),
    } }, { {
        SECP256K1_W(0x7bb0d26da5bbbf76), SECP256K1_W(0x28f4ca8d8909ef7b), SECP256K1_W(0x3581057f3dd56d99),
        SECP256K1_W(0x1579b290072f2f09),
    } } },
    { { {
        SECP256K1_W(0xded634432b18a10c), SECP256K1_W(0x17fa92388be6122d), SECP256K1_W(0xbdb3e638cc25919d),
        SECP256K1_W(0x91e9bce28a52fa89),
    } }, { {
        SECP256K1_W(0x5dc9244f94c1b9e8), SECP256K1_W(0x8ef5da94ee2f6739), SECP256K1_W(0xf7fb0b2897ad4de5),
        SECP256K1_W(0xf55708b0d234e89b),
    } } },
    { { {
        SECP256K1_W(0x0ccc6e2bb4daec22), SECP256K1_W(0x2a279b6cc40975d7), SECP256K1_W(0xed7affdbadd29b8e),
        SECP256K1_W(0xc37d4599b262ccfb),
    } }, { {
        SECP256K1_W(0xb12721fa00ee61e7), SECP256K1_W(0x549190f6089d10f8), SECP256K1_W(0x30377eb90e934fb8),
        SECP256K1_W(0xd95e1febe537aecc),
    } } },
    { { {
        SECP256K1_W(0x6625c4d481531a70), SECP256K1_W(0x24d97c4b41f989be), SECP256K1_W(0xa0fee34d8e39981f),
        SECP256K1_W(0x5f84c74e80401bf7),
    } }, { {
        SECP256K1_W(0x74db53c24988c8e1), SECP256K1_W(0x8a99ffbd1fcb031d), SECP256K1_W(0xc1c037b7edcade3b),
        SECP256K1_W(0x4827d36da1e56597),
    } } },
    { { {
        SECP256K1_W(0xf79b166a73481715), SECP256K1_W(0x3ce07502da1fa61d), SECP256K1_W(0x3cb3f5aad25e1fbd),
        SECP256K1_W(0x7c394a7d6d4d7e82),
    } }, { {
        SECP256K1_W(0x5768632069124974), SECP256K1_W(0xa141d3924eea9b92), SECP256K1_W(0x4f90a10fa650ad53),
        SECP256K1_W(0xf42ead72c6a41ba3),
    } } },
    { { {
        SECP256K1_W(0x25b47a1d54d8e74f), SECP256K1_W(0x2d73a48694b1ba48), SECP256K1_W(0xdd283b194eb6a4e1),
        SECP256K1_W(0xdd25df31899a3b88),
    } }, { {
        SECP256K1_W(0xed2f71c0f12235eb), SECP256K1_W(0x850e1860b151abac), SECP256K1_W(0x81a23794390436e2),
        SECP256K1_W(0x6db882c236172b99),
    } } },
    { { {
        SECP256K1_W(0xe2193767205597e5), SECP256K1_W(0xdb7b36fd2127c252), SECP256K1_W(0x7e360d48f1fe6066),
        SECP256K1_W(0x4031c19d6de680e0),
    } }, { {
        SECP256K1_W(0xac58f2445eadcd8b), SECP256K1_W(0xa34505cce8e5959a), SECP256K1_W(0x578a02e80892ae16),
        SECP256K1_W(0x9a29b7befe4d8160),
    } } },
    { { {
        SECP256K1_W(0x3861673881f1b0b7), SECP256K1_W(0xc6725babe8d0a2fd), SECP256K1_W(0xd3274eccb604c089),
        SECP256K1_W(0x11f4e5c412dc1088),
    } }, { {
        SECP256K1_W(0x8ec148bd8b26cdbd), SECP256K1_W(0x58b386cdf6ba350d), SECP256K1_W(0x88817d92d58c0e4c),
        SECP256K1_W(0x9b12def04c11d7e9),
    } } },
    { { {
        SECP256K1_W(0x06065f84caf122da), SECP256K1_W(0xc90c04fcc8dbe645), SECP256K1_W(0x886f5a47f8c85800),
        SECP256K1_W(0x9f4b3e78c195222f),
    } }, { {
        SECP256K1_W(0x9b46b1e32200da0f), SECP256K1_W(0xdfa986964a73dbd8), SECP256K1_W(0x1db03b2554d3a21a),
        SECP256K1_W(0xac5199dd04d89931),
    } } },
    { { {
        SECP256K1_W(0x2e667289846d3e55), SECP256K1_W(0xef6a555e3bf3c296), SECP256K1_W(0x078ed9aa8dac76da),
        SECP256K1_W(0x2f32b9b52ef32f51),
    } }, { {
        SECP256K1_W(0xaf562781fa169e17), SECP256K1_W(0xac4bcd72d02dbe6f), SECP256K1_W(0xa8caf489f5644ebc),
        SECP256K1_W(0xcb9dded0512cf246),
    } } },
    { { {
        SECP256K1_W(0x73fda2469040a3df), SECP256K1_W(0x9102036385f76d0b), SECP256K1_W(0xae00b71a1e75eb97),
        SECP256K1_W(0x6b4d675adbb0c34a),
    } }, { {
        SECP256K1_W(0xb09688c509330b05), SECP256K1_W(0xbf3d123320cb9a32), SECP256K1_W(0x61b761e0fc974196),
        SECP256K1_W(0xc08c18faa7830756),
    } } },
    { { {
        SECP256K1_W(0x65c3d4f580ee7aaf), SECP256K1_W(0x5a58003e6e81cf91), SECP256K1_W(0xf7004fb3306cf41b),
        SECP256K1_W(0x72914e8ceffca276),
    } }, { {
        SECP256K1_W(0x192f251936627889), SECP256K1_W(0x1d8d55acfae9d2dc), SECP256K1_W(0xfe490775495d1250),
        SECP256K1_W(0xbf0e6822c8b388ed),
    } } },
    { { {
        SECP256K1_W(0x6ca8245861a9a3dd), SECP256K1_W(0xb8c01c098fe6222c), SECP256K1_W(0xded6774eb3fba33d),
        SECP256K1_W(0x1f5cf3313232c34e),
    } }, { {
        SECP256K1_W(0xe845b09f2d80e677), SECP256K1_W(0xdc38b3760700e6c6), SECP256K1_W(0xb461c62b72cfaabd),
        SECP256K1_W(0xa6ba2836dd7fb095),
    } } },
    { { {
        SECP256K1_W(0x60024a2603890560), SECP256K1_W(0x1951efef5b70b97e), SECP256K1_W(0x6de71efcb26ceabe),
        SECP256K1_W(0xc8eae17e731753c7),
    } }, { {
        SECP256K1_W(0x79ac55c2bd76c30d), SECP256K1_W(0xac141dad04888de4), SECP256K1_W(0x5bda40d991653a6c),
        SECP256K1_W(0xa1d56e0953861d8e),
    } } },
    { { {
        SECP256K1_W(0xe1b1ccce402a71ef), SECP256K1_W(0x9b3fe0724d34ca58), SECP256K1_W(0x9fd592792fb19a35),
        SECP256K1_W(0xc80f232f3bbef314),
    } }, { {
        SECP256K1_W(0xe35b8ee6586beb11), SECP256K1_W(0xdca1a0f8896f4cc5), SECP256K1_W(0x39a823c4ef8500a5),
        SECP256K1_W(0x56518ac7294f9b4d),
    } } },
    { { {
        SECP256K1_W(0xbef07435ccf05442), SECP256K1_W(0x027b2d6e34eac1a8), SECP256K1_W(0x01b0cce4d763a60e),
        SECP256K1_W(0xc433fbdc8be73e02),
    } }, { {
        SECP256K1_W(0xbc8ed1d320c77e37), SECP256K1_W(0xe8207d3728ea3952), SECP256K1_W(0x7904457837626118),
        SECP256K1_W(0xc27bf454cb467677),
    } } },
    { { {
        SECP256K1_W(0x06890cb872783b7a), SECP256K1_W(0x16f57ad71c9989da), SECP256K1_W(0x7827d18971176f58),
        SECP256K1_W(0xbbb8132453d3e437),
    } }, { {
        SECP256K1_W(0xe89b4b7825e28c97), SECP256K1_W(0x743e28df5366348a), SECP256K1_W(0xb9a41582a389dcd5),
        SECP256K1_W(0x087d0829cdd180b9),
    } } },
    { { {
        SECP256K1_W(0x2a8f30fcf670501a), SECP256K1_W(0x6a41d4995b95bc85), SECP256K1_W(0x234970beba05ddfe),
        SECP256K1_W(0x5fb4c88600bf2939),
    } }, { {
        SECP256K1_W(0xabba7bd99eb90bca), SECP256K1_W(0x326fa21e0630edd0), SECP256K1_W(0x9f76b7d8a57f7256),
        SECP256K1_W(0xc58489ff5af01b45),
    } } },
    { { {
        SECP256K1_W(0x6fe93f8ae5bf9181), SECP256K1_W(0x3657d3bac24d2d94), SECP256K1_W(0x39dd687691207b8b),
        SECP256K1_W(0x4cd91d81b08362b5),
    } }, { {
        SECP256K1_W(0x0a4741fda3e82a72), SECP256K1_W(0xe263f6a330e3dfa7), SECP256K1_W(0x9afeb3508149cf5c),
        SECP256K1_W(0x5ed825302c3ea90c),
    } } },
    { { {
        SECP256K1_W(0x4d19f0168bbb9feb), SECP256K1_W(0x695e83745cf8b877), SECP256K1_W(0x17f6629c4c80de03),
        SECP256K1_W(0x027b855e99a25d68),
    } }, { {
        SECP256K1_W(0x3ac83b504f87d07e), SECP256K1_W(0x3a89055a326167b1), SECP256K1_W(0x5ca83cc244f54594),
        SECP256K1_W(0xafa3a9ad39a88da2),
    } } },
    { { {
        SECP256K1_W(0x83afbf182d555235), SECP256K1_W(0x341e8b10ab429b64), SECP256K1_W(0x2db109dde0aefab8),
        SECP256K1_W(0x09599620551d50a0),
    } }, { {
        SECP256K1_W(0x84b94e89c90b832d), SECP256K1_W(0xb795ce302d069fcc), SECP256K1_W(0x87918ca4964095ab),
        SECP256K1_W(0x276e6ab83f1b5b9d),
    } } },
    { { {
        SECP256K1_W(0xffe7f30cffae57aa), SECP256K1_W(0x5d4e0617b61e28ea), SECP256K1_W(0x96b5d086203eda6a),
        SECP256K1_W(0x5e7355d4217eb16d),
    } }, { {
        SECP256K1_W(0xe138238dfe4bbd6b), SECP256K1_W(0xf3eb6c2adacb20fc), SECP256K1_W(0xfd53c260607d305b),
        SECP256K1_W(0xd3addeddbdfbbf93),
    } } },
    { { {
        SECP256K1_W(0x2ac69a04b494345f), SECP256K1_W(0xdd0cfee25f07f839), SECP256K1_W(0x60a7e5940933aaf4),
        SECP256K1_W(0x1025028d962ee3d5),
    } }, { {
        SECP256K1_W(0xb9b98c75ccc3e588), SECP256K1_W(0xf6a5ce44906d2c53), SECP256K1_W(0x2bc99f9ba640cb0a),
        SECP256K1_W(0xad802657602b1f7b),
    } } },
    { { {
        SECP256K1_W(0xbd611f14f67725f6), SECP256K1_W(0x038004bc090426fc), SECP256K1_W(0x2bb772ce4818414f),
        SECP256K1_W(0x579ca96060cacaf1),
    } }, { {
        SECP256K1_W(0x7cc1157c4441f682), SECP256K1_W(0x982311cf77218d5b), SECP256K1_W(0x5ebba56e4e730bb2),
        SECP256K1_W(0x6bcdfb31d1adda02),
    } } },
    { { {
        SECP256K1_W(0xb5a367ca64fbe3d5), SECP256K1_W(0x733fd084fdf8bf7b), SECP256K1_W(0xbed8fb308c7b3e6f),
        SECP256K1_W(0x7ca3276f9b2b0822),
    } }, { {
        SECP256K1_W(0x2ca0fedd0768c818), SECP256K1_W(0x2708f20d3485cd35), SECP256K1_W(0x40ad6b844d2b79cf),
        SECP256K1_W(0x1873f7d8a37268e6),
    } } },
    { { {
        SECP256K1_W(0xbe93fdeafbe0fc85), SECP256K1_W(0xe5e7bc7e68d20302), SECP256K1_W(0x49d0a6bcd6dc10ec),
        SECP256K1_W(0x784646be41bc6584),
    } }, { {
        SECP256K1_W(0x9f00e277f1c92aaf), SECP256K1_W(0x299c57151ea49cdb), SECP256K1_W(0x282d07f6320c6285),
        SECP256K1_W(0xebe2fe77c71001f4),
    } } },
    { { {
        SECP256K1_W(0xdaa0dcb6050398a4), SECP256K1_W(0xa34252b493d383b5), SECP256K1_W(0xe60e7a634c83762d),
        SECP256K1_W(0xb7fb650ffb3ccd58),
    } }, { {
        SECP256K1_W(0x96b4d690bbe23f3b), SECP256K1_W(0x8ce2c60684db37b2), SECP256K1_W(0xa6f475ecf9b8bc3c),
        SECP256K1_W(0x4767b496faaba5a4),
    } } },
    { { {
        SECP256K1_W(0x7a1a2223f1cfb379), SECP256K1_W(0x3c420217100652b6), SECP256K1_W(0xc2a63f35adc3d032),
        SECP256K1_W(0x571db4093ddf75d6),
    } }, { {
        SECP256K1_W(0x6f0060646cf921f4), SECP256K1_W(0x0236831526584d6c), SECP256K1_W(0x2bbd9857a3d63d53),
        SECP256K1_W(0x91ccdc6a8e7b683c),
    } } },
    { { {
        SECP256K1_W(0xf2ea338c1989b879), SECP256K1_W(0xcfca7bd0cf5bd157), SECP256K1_W(0xa76c81ccb567df43),
        SECP256K1_W(0xc8c2e1c0027f34a7),
    } }, { {
        SECP256K1_W(0x96e2c06e8f2121a7), SECP256K1_W(0x03827c64b9e5af6d), SECP256K1_W(0xa7085eda109e9cbe),
        SECP256K1_W(0xdd36c2ad706707fc),
    } } },
    { { {
        SECP256K1_W(0x60528d32e5c84215), SECP256K1_W(0x3c237ddef37a6958), SECP256K1_W(0xfc714647661722e7),
        SECP256K1_W(0xf9aef65e10b4ef89),
    } }, { {
        SECP256K1_W(0x97a30ef857c1a466), SECP256K1_W(0xc428c7ba77a7ac57), SECP256K1_W(0xfc4104b7a20fec22),
        SECP256K1_W(0xfc0867dc3cb2ffb9),
    } } },
    { { {
        SECP256K1_W(0xa8a28922d3a185eb), SECP256K1_W(0x0fc0cec1406b5209), SECP256K1_W(0x173419b8bd889d20),
        SECP256K1_W(0x172d51d7b1e8e33e),
    } }, { {
        SECP256K1_W(0x4504ef85d0b39d2a), SECP256K1_W(0xb30765bfe90343e2), SECP256K1_W(0x4ebe37e90d3c8c94),
        SECP256K1_W(0x9d0826595b1a44c0),
    } } },
    { { {
        SECP256K1_W(0x56795a1f787cf2f3), SECP256K1_W(0xf9c378213d1b1ba0), SECP256K1_W(0x184944973471378d),
        SECP256K1_W(0xd5d45436a076fab7),
    } }, { {
        SECP256K1_W(0x4b92629a1182da82), SECP256K1_W(0xe222b81cd395366f), SECP256K1_W(0x7f9bc1b27445f813),
        SECP256K1_W(0xcecddb9473e2736e),
    } } },
    { { {
        SECP256K1_W(0x14009f4e0f908362), SECP256K1_W(0x985eb26a57f1f9da), SECP256K1_W(0x2d663f6e4eb676f6),
        SECP256K1_W(0x1dde0f507bddd166),
    } }, { {
        SECP256K1_W(0xaa2ad1dbe01e56d5), SECP256K1_W(0x1f18b6e0924a7311), SECP256K1_W(0xfd54566a0fe285fb),
        SECP256K1_W(0xdb87b870f2672891),
    } } },
    { { {
        SECP256K1_W(0x5004cfa1d1fe9107), SECP256K1_W(0x6f320f511f27258a), SECP256K1_W(0x71acd5e7e32c4443),
        SECP256K1_W(0xd81aa59009cc4aa2),
    } }, { {
        SECP256K1_W(0x66a0b7339dfdf878), SECP256K1_W(0x6655c05f805ad2f5), SECP256K1_W(0xcc102a69a7af5618),
        SECP256K1_W(0x0d0d12a822020df1),
    } } },
    { { {
        SECP256K1_W(0x9eb00739ddfe39fe), SECP256K1_W(0x39b645a84f51f245), SECP256K1_W(0xbbd8623073ee5c9a),
        SECP256K1_W(0x677dcf046a5c72fe),
    } }, { {
        SECP256K1_W(0xee407e8d052e41fb), SECP256K1_W(0xe7ac23c631dcab63), SECP256K1_W(0xba918061b6e0a16d),
        SECP256K1_W(0xaaaf963c081e038c),
    } } },
    { { {
        SECP256K1_W(0x07ebab6937c7e21c), SECP256K1_W(0xc327181be8bddee5), SECP256K1_W(0x3a81ad245ca18624),
        SECP256K1_W(0xec333db27c8038af),
    } }, { {
        SECP256K1_W(0x9085075bcbd34acd), SECP256K1_W(0xb2602b92c2a8ec4d), SECP256K1_W(0x2e07d799a28803c6),
        SECP256K1_W(0xb8e8c59f0cd35235),
    } } },
    { { {
        SECP256K1_W(0x58f51be24d37731b), SECP256K1_W(0x15314ed3be4bd040), SECP256K1_W(0x0b840bfa49fac287),
        SECP256K1_W(0x0585afe74f7bb476),
    } }, { {
        SECP256K1_W(0x8ca94cf45d234139), SECP256K1_W(0xd066dc40f025cf48), SECP256K1_W(0x92e6ef99b5e13518),
        SECP256K1_W(0x7c7834d44612591e),
    } } },
    { { {
        SECP256K1_W(0x04a2da28e9029389), SECP256K1_W(0xb88e931015269b5f), SECP256K1_W(0x80631960c76344b2),
        SECP256K1_W(0x1a718b7491cd580b),
    } }, { {
        SECP256K1_W(0x02e63bc198ba3866), SECP256K1_W(0x569b4d70cde9ce49), SECP256K1_W(0x938014909a2b98e1),
        SECP256K1_W(0x1eb1f36a99561fbc),
    } } },
    { { {
        SECP256K1_W(0x949945f8d8a40221), SECP256K1_W(0x7d4e3a1c196d8276), SECP256K1_W(0xbf42a74382c4de9f),
        SECP256K1_W(0x5e632eab412fc218),
    } }, { {
        SECP256K1_W(0xb9b44cfb9c94eea5), SECP256K1_W(0x17f0b559d09a14a7), SECP256K1_W(0xf9d63ea1ce09ee55),
        SECP256K1_W(0x2cb243d1e9d2ffd3),
    } } },
    { { {
        SECP256K1_W(0x9ff355c74e247214), SECP256K1_W(0x8b0f06e063e78f08), SECP256K1_W(0x97afb4812451f603),
        SECP256K1_W(0xd84e84998a8d3c62),
    } }, { {
        SECP256K1_W(0x8ba6d5e93a42970d), SECP256K1_W(0xf316d13d162557ee), SECP256K1_W(0x1402d4af4fd2a82c),
        SECP256K1_W(0x3bacb4449585b3c4),
    } } },
    { { {
        SECP256K1_W(0x231514b5bb99a503), SECP256K1_W(0xd04ac9646c0d3f29), SECP256K1_W(0x0e1232c69e5ecc46),
        SECP256K1_W(0x46d0e63ce1081117),
    } }, { {
        SECP256K1_W(0xcfccc75731ccb9c2), SECP256K1_W(0xc13f001ac2a969d6), SECP256K1_W(0xc3f02942d521ae33),
        SECP256K1_W(0x0fd6cf2bba35cf65),
    } } },
    { { {
        SECP256K1_W(0x9a970b198d52c72c), SECP256K1_W(0x91d42a680addfc1a), SECP256K1_W(0xb1ae0bf452ef7741),
        SECP256K1_W(0x903af654cba92242),
    } }, { {
        SECP256K1_W(0xb9adaf48b14b7a64), SECP256K1_W(0x54777cf5e7ed6c07), SECP256K1_W(0x77e61f6a39f36847),
        SECP256K1_W(0xca679dc59f91c038),
    } } },
    { { {
        SECP256K1_W(0xc62a3aa64eef426e), SECP256K1_W(0x7dcd36e9211d79fb), SECP256K1_W(0x76b032c850a591c6),
        SECP256K1_W(0x456028085381dfd4),
    } }, { {
        SECP256K1_W(0xcfcdc40d93fedfe4), SECP256K1_W(0xff8e99d8a3c6f19d), SECP256K1_W(0x30392b28912b3fc6),
        SECP256K1_W(0x7edaa2776d6580e7),
    } } },
    { { {
        SECP256K1_W(0x2ffea6cbf1f47996), SECP256K1_W(0x1631737d0cca52db), SECP256K1_W(0x418072b552372a81),
        SECP256K1_W(0xd87fd7af93a4385b),
    } }, { {
        SECP256K1_W(0xe2511600b455a1e3), SECP256K1_W(0x2b7accdfb4b17088), SECP256K1_W(0xb2cf50cc760edfe7),
        SECP256K1_W(0x335a66f29c67d528),
    } } },
    { { {
        SECP256K1_W(0x59288604c0daf61d), SECP256K1_W(0x6d01f9c6c5ad20f7), SECP256K1_W(0x0b1be124991b2081),
        SECP256K1_W(0xd3fa923893f299bd),
    } }, { {
        SECP256K1_W(0xe745fde6061b9f16), SECP256K1_W(0x25a13eac70d94555), SECP256K1_W(0xf851557f9b19e927),
        SECP256K1_W(0x3868a855bd694322),
    } } },
    { { {
        SECP256K1_W(0xa5f1c9e79a2007ac), SECP256K1_W(0x3113d264bfbbaeb9), SECP256K1_W(0x035c21d39f965413),
        SECP256K1_W(0x745d8912f39029ad),
    } }, { {
        SECP256K1_W(0xb32dda21bb8471ec), SECP256K1_W(0x3d73056405df5dd5), SECP256K1_W(0x994dcc4dfaf5d2e6),
        SECP256K1_W(0x796f43feaecfcba0),
    } } },
    { { {
        SECP256K1_W(0x051e2eaca4d69c6c), SECP256K1_W(0x59fd1cb5b802ec6d), SECP256K1_W(0xa7ea4ec12084845c),
        SECP256K1_W(0x3757b30ad66c1746),
    } }, { {
        SECP256K1_W(0x5aaa6253bd3473f4), SECP256K1_W(0xeceb2b2301495566), SECP256K1_W(0xcfba19aef171806c),
        SECP256K1_W(0x238b8b5a41ebb48d),
    } } },
    { { {
        SECP256K1_W(0xab3f2373d579e0ed), SECP256K1_W(0x770acdeecadfe93c), SECP256K1_W(0x993c62105a81f90c),
        SECP256K1_W(0xb1737fb8703bb904),
    } }, { {
        SECP256K1_W(0x936d8c08edf06f32), SECP256K1_W(0xd18d2d7bc4b62399), SECP256K1_W(0xbaee608072b097d7),
        SECP256K1_W(0x81f02aa72c747782),
    } } },
    { { {
        SECP256K1_W(0x92d57ec0561351ee), SECP256K1_W(0xd95e623951a7d1a4), SECP256K1_W(0x703b3d7c87b74b76),
        SECP256K1_W(0x6946a50a6798aa05),
    } }, { {
        SECP256K1_W(0x4464287935c6e846), SECP256K1_W(0x8f2e8352c26dfc27), SECP256K1_W(0xd5fc00475acf7043),
        SECP256K1_W(0xcfc7f9e4bb75a2a0),
    } } },
    { { {
        SECP256K1_W(0x06840fd51439178d), SECP256K1_W(0x9f443930c9b53a5b), SECP256K1_W(0x21b0f6387e81320e),
        SECP256K1_W(0x2b28b85c4db2a465),
    } }, { {
        SECP256K1_W(0x323cc1d863025750), SECP256K1_W(0xc54febc764f9eec2), SECP256K1_W(0xec81eea9883821cb),
        SECP256K1_W(0x1579dba84461f639),
    } } },
    { { {
        SECP256K1_W(0xb81424830572aaa1), SECP256K1_W(0x5a70d64f0cd90bb8), SECP256K1_W(0x12663fda8543d654),
        SECP256K1_W(0xd6dfc54bdce3b1de),
    } }, { {
        SECP256K1_W(0xdfeb107b579c3339), SECP256K1_W(0xaeea218bd495e241), SECP256K1_W(0x3a5820b942b7b396),
        SECP256K1_W(0x81587be53d538e5f),
    } } },
    { { {
        SECP256K1_W(0xe67859db265c7cde), SECP256K1_W(0xcde96fabc8abdf38), SECP256K1_W(0x6e0d14527fcb18ff),
        SECP256K1_W(0xb87a615009190497),
    } }, { {
        SECP256K1_W(0x2323dc3385dfc80f), SECP256K1_W(0x4044240d3d35bb35), SECP256K1_W(0xb6178b3541742abc),
        SECP256K1_W(0xf7b301ea73e3400c),
    } } },
    { { {
        SECP256K1_W(0xdc38b16bb68f5ddd), SECP256K1_W(0x3d0f3b7988e3f5c6), SECP256K1_W(0xe175e1fafdff3f17),
        SECP256K1_W(0x9b35252bc93583ce),
    } }, { {
        SECP256K1_W(0x430bd7a6576d25f1), SECP256K1_W(0x2a75c4d1b83f4d83), SECP256K1_W(0x15999c33f7ffe84c),
        SECP256K1_W(0x715b84a46c536355),
    } } },
    { { {
        SECP256K1_W(0x73908163aee348f0), SECP256K1_W(0x1e16625da0a7562a), SECP256K1_W(0xab29f5c8866c290e),
        SECP256K1_W(0xec13f518f63eba56),
    } }, { {
        SECP256K1_W(0x54ff43ef36d7d131), SECP256K1_W(0xc80a33ef01f1c865), SECP256K1_W(0x0ccfe7d2e72bed0c),
        SECP256K1_W(0xa5e34d1d0dbd57b0),
    } } },
    { { {
        SECP256K1_W(0xfcc3ebe57f6bc131), SECP256K1_W(0xb3e5b3b2ed9b7700), SECP256K1_W(0x648f3e25b0d194f2),
        SECP256K1_W(0x94148476bcead8d3),
    } }, { {
        SECP256K1_W(0x387df71c4b1eba3d), SECP256K1_W(0x0308d81938ce3d10), SECP256K1_W(0xa6e08eeeb4d790bb),
        SECP256K1_W(0x3f3b7eef2b509af5),
    } } },
    { { {
        SECP256K1_W(0x9d4e285035e5a7c3), SECP256K1_W(0xcdcb833ef6388cea), SECP256K1_W(0x9ac6209fdcaa2d7f),
        SECP256K1_W(0xdb007ea2b9b4e954),
    } }, { {
        SECP256K1_W(0x46435e222bfb8980), SECP256K1_W(0x8e2c08ebb310769e), SECP256K1_W(0x6973ded1b0ef55af),
        SECP256K1_W(0x36697535f1925966),
    } } },
    { { {
        SECP256K1_W(0x5cb099958f416761), SECP256K1_W(0xbd2cbb77a849ea4b), SECP256K1_W(0x8491a0a5b13b97eb),
        SECP256K1_W(0x2057c22fa47427ca),
    } }, { {
        SECP256K1_W(0x064b2fff19c0a08e), SECP256K1_W(0xf271cf1103f5f9dc), SECP256K1_W(0x3686297ffb5d8888),
        SECP256K1_W(0x76d17321bb48d2b8),
    } } },
    { { {
        SECP256K1_W(0x3d53a7e3c140a2a6), SECP256K1_W(0x03dbe5608ad8acf1), SECP256K1_W(0xa629798a1cef3f2a),
        SECP256K1_W(0x97d038ae50582653),
    } }, { {
        SECP256K1_W(0x51c4f3122f2d9fad), SECP256K1_W(0xc4dc84a9111bd262), SECP256K1_W(0x3f8dcb281b5a2c84),
        SECP256K1_W(0x8a2b5ba94174617b),
    } } },
    { { {
        SECP256K1_W(0x2540bca2e98e86e3), SECP256K1_W(0xa20bd3c17a62c1a7), SECP256K1_W(0xc826cce50b59c44d),
        SECP256K1_W(0x3d55efe3150b65ff),
    } }, { {
        SECP256K1_W(0x858d7a9fa4424f5c), SECP256K1_W(0xb707cad2717415ea), SECP256K1_W(0xfacff50c4657351c),
        SECP256K1_W(0x8b12f3c82b92e3a1),
    } } },
    { { {
        SECP256K1_W(0x9f5ab684c3432768), SECP256K1_W(0x0fa89ba72542eb7a), SECP256K1_W(0xecb755fbcce3289e),
        SECP256K1_W(0x57c9e7f63e0b1192),
    } }, { {
        SECP256K1_W(0xb188d4be54f3214d), SECP256K1_W(0x7be78a42ffc3d982), SECP256K1_W(0xa6994a9978e881fb),
        SECP256K1_W(0x07300031c9d9cbcc),
    } } },
    { { {
        SECP256K1_W(0x1ee2d71c208b808b), SECP256K1_W(0xa71f164dc6859623), SECP256K1_W(0xda9200d81dfb41e6),
        SECP256K1_W(0xd3f45da9510d967a),
    } }, { {
        SECP256K1_W(0x56e2719e183f2c9a), SECP256K1_W(0xb0d2eea0ed9d3922), SECP256K1_W(0x7c074ff3096db513),
        SECP256K1_W(0x03bf3502e820633d),
    } } },
    { { {
        SECP256K1_W(0x401306b9fb3693fc), SECP256K1_W(0x917ab03239795340), SECP256K1_W(0xce3c95353c124df7),
        SECP256K1_W(0x0a19c6291cfaceff),
    } }, { {
        SECP256K1_W(0xdee17aff7af74e4e), SECP256K1_W(0x9340787fd09be8f8), SECP256K1_W(0x813d0c8e09e7f968),
        SECP256K1_W(0xf0f81dcf9e1fce2c),
    } } },
    { { {
        SECP256K1_W(0xe6a0640156bcdee9), SECP256K1_W(0x859db1b72d50bca1), SECP256K1_W(0xa3424287f7e32889),
        SECP256K1_W(0xda7b95855ef4d177),
    } }, { {
        SECP256K1_W(0xa3bf973d0dc5b79f), SECP256K1_W(0x1f61dd9dfa261bad), SECP256K1_W(0xc7af523a31089569),
        SECP256K1_W(0xea60208312c4c5f9),
    } } },
    { { {
        SECP256K1_W(0x4c590d79e0dd9d9f), SECP256K1_W(0xb74de1006fc957d8), SECP256K1_W(0xe840b19b86ebf4cc),
        SECP256K1_W(0x6d55e0adf3423d8a),
    } }, { {
        SECP256K1_W(0x99d6527c924b1c14), SECP256K1_W(0x211b001b3a8b1d47), SECP256K1_W(0x1cc49d5ffca240e6),
        SECP256K1_W(0x9fa51fb46ce839cd),
    } } },
    { { {
        SECP256K1_W(0x291bfe6d74b964e1), SECP256K1_W(0x7bdbc81af2fa3fcf), SECP256K1_W(0xf5a4cc89bd8867cc),
        SECP256K1_W(0x0c76dcfe55021ef7),
    } }, { {
        SECP256K1_W(0x4450e136d82bd749), SECP256K1_W(0x4f55e8b8526932f9), SECP256K1_W(0xd2229707568388c6),
        SECP256K1_W(0x725a5712c81517f3),
    } } },
    { { {
        SECP256K1_W(0x7f853f01c1051f5a), SECP256K1_W(0x1ce27b8123d5d810), SECP256K1_W(0xf71d77decd847c7a),
        SECP256K1_W(0x8d231f83e228a788),
    } }, { {
        SECP256K1_W(0x40bf55afb4322d70), SECP256K1_W(0x7fec309929600c6d), SECP256K1_W(0xcf373f1b58093a87),
        SECP256K1_W(0xafcfbeb35e17df27),
    } } },
    { { {
        SECP256K1_W(0x0c45014fb1d6edb0), SECP256K1_W(0xebc377373ec44b73), SECP256K1_W(0x6d570446538183ac),
        SECP256K1_W(0xbf9612d5a23fa6d4),
    } }, { {
        SECP256K1_W(0xd890d2940acc2bde), SECP256K1_W(0x43d0d62a2b76db86), SECP256K1_W(0x5acddf14608bba25),
        SECP256K1_W(0xbfcd7e84019c60e3),
    } } },
    { { {
        SECP256K1_W(0x0d6e367ffe94f2dd), SECP256K1_W(0x02c216a73ff882e6), SECP256K1_W(0xfe433d593e715f2f),
        SECP256K1_W(0xcff3aa27d5536cb6),
    } }, { {
        SECP256K1_W(0xcca4d4dc0bcfda7e), SECP256K1_W(0x850e5148cf8bdf61), SECP256K1_W(0xd83853cef24a2e5b),
        SECP256K1_W(0x718a24ccc77b5577),
    } } },
    { { {
        SECP256K1_W(0x0cf1d2a2645506d6), SECP256K1_W(0x2f6284e048562e41), SECP256K1_W(0x3591a7834469556e),
        SECP256K1_W(0x6be0ec6ff2624cee),
    } }, { {
        SECP256K1_W(0xd4b91eb15dbfd1b5), SECP256K1_W(0x14ed5caab4070290), SECP256K1_W(0xa4289867dd5bb816),
        SECP256K1_W(0x80cde7512adc590e),
    } } },
    { { {
        SECP256K1_W(0x449f76b5f90ae9c1), SECP256K1_W(0x38fa132a929495ff), SECP256K1_W(0x729a18b989ed60e4),
        SECP256K1_W(0x300e1c7c3424a8b7),
    } }, { {
        SECP256K1_W(0x8ab54d06df7d2d74), SECP256K1_W(0x6a02abe8d72fbaab), SECP256K1_W(0xa07c9368a0aadfa3),
        SECP256K1_W(0x2c92f90adbe7b014),
    } } },
    { { {
        SECP256K1_W(0x02ea2053a7bd3e5b), SECP256K1_W(0x68ae7914fee5a716), SECP256K1_W(0x81ad917a5ec80852),
        SECP256K1_W(0x38170b85cf217e74),
    } }, { {
        SECP256K1_W(0xf32638fc6a5fa0bc), SECP256K1_W(0x8d5b2f45936ef73d), SECP256K1_W(0x7d85701915fd1180),
        SECP256K1_W(0x6a886dd02513cbc4),
    } } },
    { { {
        SECP256K1_W(0x9252c933e33524e1), SECP256K1_W(0xf6fd6419439e3da0), SECP256K1_W(0xa5574bcf776ad058),
        SECP256K1_W(0xe966e1b05d813fca),
    } }, { {
        SECP256K1_W(0x6c5b727e88d436d4), SECP256K1_W(0xfc143869da561ad5), SECP256K1_W(0x3f4af40be5794bac),
        SECP256K1_W(0x5c216c9132ab9ec5),
    } } },
    { { {
        SECP256K1_W(0xf0df4b0576d23753), SECP256K1_W(0x48a09eee59bbe8b8), SECP256K1_W(0xb0a4ec26143a0c85),
        SECP256K1_W(0xa8e9769dbab78fdd),
    } }, { {
        SECP256K1_W(0xa6068c574d5c27a3), SECP256K1_W(0x1ef042cfd6a8aa49), SECP256K1_W(0x42d6033169cf132b),
        SECP256K1_W(0x6be06d1bdbcb03d7),
    } } },
    { { {
        SECP256K1_W(0x20de707647a2d2eb), SECP256K1_W(0x00d880654b643257), SECP256K1_W(0x87e0dd2c91aa0f38),
        SECP256K1_W(0x033eb2c7555a2ad5),
    } }, { {
        SECP256K1_W(0x7f4d05577fa34677), SECP256K1_W(0x424dad4ccec6b920), SECP256K1_W(0x081e710cad73fb3a),
        SECP256K1_W(0xce9a443191fffb44),
    } } },
    { { {
        SECP256K1_W(0xf2b5f1cd6792dcdc), SECP256K1_W(0x2bde5ad47db37b29), SECP256K1_W(0x9d28a2311643b74f),
        SECP256K1_W(0x486ca18cd5e8c1ad),
    } }, { {
        SECP256K1_W(0xb6a09872320686f3), SECP256K1_W(0x338da26608612343), SECP256K1_W(0x944e48451b18db89),
        SECP256K1_W(0x7df142229e0863b1),
    } } },
    { { {
        SECP256K1_W(0x8461ffb0ce93cb26), SECP256K1_W(0xd46e48b816b704df), SECP256K1_W(0x695de18c34416875),
        SECP256K1_W(0x5ea6c3f77a3994e3),
    } }, { {
        SECP256K1_W(0xec2062d3f0f66be5), SECP256K1_W(0x882791117a202f57), SECP256K1_W(0x9603bcb897dcb365),
        SECP256K1_W(0x992ce3f443fffa1b),
    } } },
    { { {
        SECP256K1_W(0x95531bd9b96ccb9a), SECP256K1_W(0x94f3bd8010f129cc), SECP256K1_W(0xd2b9d968c4d48a80),
        SECP256K1_W(0x8b0025a4f1d23359),
    } }, { {
        SECP256K1_W(0x3733ec75241386c6), SECP256K1_W(0xdef12a7948d93535), SECP256K1_W(0x732582e222d89bef),
        SECP256K1_W(0x158dc4f4092499bb),
    } } },
    { { {
        SECP256K1_W(0x6cb1c17ba529170f), SECP256K1_W(0x518479b51a8912d9), SECP256K1_W(0x470dca991fba68e7),
        SECP256K1_W(0x9d38030882acd228),
    } }, { {
        SECP256K1_W(0xfddc116fde86466c), SECP256K1_W(0xa6742506acb2ab2c), SECP256K1_W(0x2fa64b3100ea056c),
        SECP256K1_W(0x91e29c19e487e3b8),
    } } },
    { { {
        SECP256K1_W(0x25598a82521870e2), SECP256K1_W(0xbe426a241181b070), SECP256K1_W(0x1fe1b535deb922b1),
        SECP256K1_W(0x33f999634c67a6e9),
    } }, { {
        SECP256K1_W(0x0cf15ed7ab347fa0), SECP256K1_W(0x2726b1f678c7c3c8), SECP256K1_W(0x25f7b3465f76cbda),
        SECP256K1_W(0xc57b667f49a5ec55),
    } } },
    { { {
        SECP256K1_W(0x241b3f5e9d83f5b0), SECP256K1_W(0x5528981e20f1c75e), SECP256K1_W(0x04287ac92ec6faf9),
        SECP256K1_W(0xde60b302f6e6bf57),
    } }, { {
        SECP256K1_W(0x3232f577e95b2602), SECP256K1_W(0x40fc33b11158d84e), SECP256K1_W(0x030c3e13ba3b91a9),
        SECP256K1_W(0xa70a81e041e87745),
    } } },
    { { {
        SECP256K1_W(0xbaabde93c481604e), SECP256K1_W(0xb2f6b70ecda515de), SECP256K1_W(0x0d39cfeeda6ea275),
        SECP256K1_W(0x88f897378e3b5806),
    } }, { {
        SECP256K1_W(0x5b00edd492d3c95d), SECP256K1_W(0x1d3d470a1e9c639b), SECP256K1_W(0x8d3428d660613740),
        SECP256K1_W(0x1f8f41669a5495e3),
    } } },
    { { {
        SECP256K1_W(0xffca41a29b4857d7), SECP256K1_W(0x98f71c0c388f324a), SECP256K1_W(0x5c84cd57c32f46a5),
        SECP256K1_W(0xcb99d753b8aadf14),
    } }, { {
        SECP256K1_W(0x99164f04a4092b25), SECP256K1_W(0x3fd84025e025f107), SECP256K1_W(0x35b33c6bf851e239),
        SECP256K1_W(0xf3b6ff0913104a86),
    } } },
    { { {
        SECP256K1_W(0xd68b9a089199fed5), SECP256K1_W(0x88142f24ed99bd65), SECP256K1_W(0x125d65db1478b714),
        SECP256K1_W(0x093b89279fb86591),
    } }, { {
        SECP256K1_W(0x8ed68f0db22695cf), SECP256K1_W(0xd80d6d8572e2785c), SECP256K1_W(0x26dcefef29d0e790),
        SECP256K1_W(0xcd887049159e2630),
    } } },
    { { {
        SECP256K1_W(0xef298443cffb3ae8), SECP256K1_W(0x5a6d4b9d41ea274c), SECP256K1_W(0x79ac607dc1c9791a),
        SECP256K1_W(0x8a8ccdb6f223bfab),
    } }, { {
        SECP256K1_W(0x06462a00e04e3dac), SECP256K1_W(0xd61c756311e58ccc), SECP256K1_W(0xaae4a9553ef57fd6),
        SECP256K1_W(0x9539ccecd32dfdfa),
    } } },
    { { {
        SECP256K1_W(0xca6079822728b1fb), SECP256K1_W(0x07c2f5488362d6a0), SECP256K1_W(0x0545e468af1e256a),
        SECP256K1_W(0xc63323fca0947d34),
    } }, { {
        SECP256K1_W(0x3c856b39ee51ddcf), SECP256K1_W(0x369164fa10feeb68), SECP256K1_W(0x0ab4b67d3f4a17c9),
        SECP256K1_W(0x7c09d2311570ca4f),
    } } },
    { { {
        SECP256K1_W(0x429c524da8c08992), SECP256K1_W(0x7b25f9bd94987c1e), SECP256K1_W(0xe08208bb0c9bab53),
        SECP256K1_W(0xeda5166d16012654),
    } }, { {
        SECP256K1_W(0x519c30f27ecfaf28), SECP256K1_W(0x0e414760fcda6b3e), SECP256K1_W(0x823baf7f1da5fcd6),
        SECP256K1_W(0x00ef13ef64a2e905),
    } } },
    { { {
        SECP256K1_W(0x022c8af6eb730330), SECP256K1_W(0x3e3e9820c54d5ba6), SECP256K1_W(0x600c0f22040a6a83),
        SECP256K1_W(0x5d2323f3be1e5363),
    } }, { {
        SECP256K1_W(0x5f6611804a8958f7), SECP256K1_W(0xc82f254b41f55d2c), SECP256K1_W(0x1a492305821de581),
        SECP256K1_W(0xf8067de03d2274ec),
    } } },
    { { {
        SECP256K1_W(0x7bbebe55a847c19a), SECP256K1_W(0xfabd987223c44bc1), SECP256K1_W(0x400a45a1ddb861e1),
        SECP256K1_W(0x2e7d17f4f91ae525),
    } }, { {
        SECP256K1_W(0xde65a87b02af099c), SECP256K1_W(0xf7dc07da6232db1a), SECP256K1_W(0x3226df74d8d1bdab),
        SECP256K1_W(0x469181e66bd8de80),
    } } },
    { { {
        SECP256K1_W(0x82c31c8c9af6d850), SECP256K1_W(0x8b7b2f1e7eb377d8), SECP256K1_W(0xbe2ee573ddcdd7d2),
        SECP256K1_W(0x2a495887fac47136),
    } }, { {
        SECP256K1_W(0x8d2c95166de72954), SECP256K1_W(0x6afb8eae45735f56), SECP256K1_W(0xf4dd83558521af3d),
        SECP256K1_W(0x26698e4bf8c88b6c),
    } } },
    { { {
        SECP256K1_W(0xff857a8376b551f4), SECP256K1_W(0x1e762d350fe7ef7d), SECP256K1_W(0x798f090c2b160bce),
        SECP256K1_W(0x027888762084be21),
    } }, { {
        SECP256K1_W(0x538521d6f15cca7e), SECP256K1_W(0xc4451f416fb20e83), SECP256K1_W(0x7967af6cdb5c60ca),
        SECP256K1_W(0xbdee70f7e6f03c73),
    } } },
    { { {
        SECP256K1_W(0x5ba0fe2723560533), SECP256K1_W(0x54a6059f41ed1539), SECP256K1_W(0xec9c3c0385e799d6),
        SECP256K1_W(0x3206d7d7c6b79572),
    } }, { {
        SECP256K1_W(0xcd36f1ee09003161), SECP256K1_W(0x12e76212b458b93d), SECP256K1_W(0x69b79af598bd9a4b),
        SECP256K1_W(0x8cdf88c0778af4f0),
    } } },
    { { {
        SECP256K1_W(0xe71acb3685bdb6b6), SECP256K1_W(0x9f802230cfd76e9e), SECP256K1_W(0x1fe53c700459fba1),
        SECP256K1_W(0x685d7eb554cb0add),
    } }, { {
        SECP256K1_W(0x6e240f70b7799727), SECP256K1_W(0xeb0db8403c5dcee6), SECP256K1_W(0x68630e39d210c2e5),
        SECP256K1_W(0xd0093cf4d3ed682e),
    } } },
    { { {
        SECP256K1_W(0x927b8aee0cd35de0), SECP256K1_W(0xec56b268998295fe), SECP256K1_W(0xd7ef8f6701b29cdd),
        SECP256K1_W(0xc428137521325d66),
    } }, { {
        SECP256K1_W(0x1ea583b6c85bc06c), SECP256K1_W(0x336c77bda9e516ee), SECP256K1_W(0xfd7a53c679bb8d95),
        SECP256K1_W(0xa6e1108c57d3a4dc),
    } } },
    { { {
        SECP256K1_W(0x24e09aa792f2e0dc), SECP256K1_W(0xb37ab36929c3ca9c), SECP256K1_W(0x85a0bc6b035a128e),
        SECP256K1_W(0xf8d9755d607e7539),
    } }, { {
        SECP256K1_W(0x160fef57de7d1850), SECP256K1_W(0xf749969e05f78152), SECP256K1_W(0xd317f34930575322),
        SECP256K1_W(0x2df35349d4b50aed),
    } } },
    { { {
        SECP256K1_W(0x7256b026999ea5dc), SECP256K1_W(0x4594c93cb4d50471), SECP256K1_W(0x9c0f786b8b531340),
        SECP256K1_W(0x0214d6715b543d98),
    } }, { {
        SECP256K1_W(0x5bdf541659e5db82), SECP256K1_W(0x36c9ad8b2369fae1), SECP256K1_W(0x15963a4e703e4e68),
        SECP256K1_W(0xdb3618fcc687414f),
    } } },
    { { {
        SECP256K1_W(0x1a887b66d4218067), SECP256K1_W(0xd6b100977b341b06), SECP256K1_W(0xa4bff9fa543c4c46),
        SECP256K1_W(0x4f604d6069fb6ccc),
    } }, { {
        SECP256K1_W(0x4e2d9474db692e3b), SECP256K1_W(0x9c2d76216ac8d8ab), SECP256K1_W(0xe9e40ae0bbd5d04a),
        SECP256K1_W(0x83f7b7524f0a248a),
    } } },
    { { {
        SECP256K1_W(0x248953fcd41b5dea), SECP256K1_W(0x012443be51f70409), SECP256K1_W(0xcaeb48888e58e750),
        SECP256K1_W(0xacf22702b4754856),
    } }, { {
        SECP256K1_W(0x4445febdf9868715), SECP256K1_W(0x48959bcbb6b99176), SECP256K1_W(0x678d9bbad5422d28),
        SECP256K1_W(0xaa12d92044120d35),
    } } },
    { { {
        SECP256K1_W(0x71c2f7484471c414), SECP256K1_W(0x489634f8efdd0efb), SECP256K1_W(0xfc8321cdc5463d6d),
        SECP256K1_W(0xc337f1c1d22969f8),
    } }, { {
        SECP256K1_W(0xe037ac1a2a1c6f6f), SECP256K1_W(0x313ced4edf921cc3), SECP256K1_W(0x4a23cf7a87cbb551),
        SECP256K1_W(0x17b850bdbb5a9ff5),
    } } },
    { { {
        SECP256K1_W(0x9bc3e007cf8b33e1), SECP256K1_W(0x420b2e381045059f), SECP256K1_W(0xaaa70a0a59dd9541),
        SECP256K1_W(0xcf642f6d01266592),
    } }, { {
        SECP256K1_W(0xc59877db5424ee41), SECP256K1_W(0x4de8b4b397e6a68b), SECP256K1_W(0x3c2b5a641a1ce491),
        SECP256K1_W(0x09c9687ae94c2285),
    } } },
    { { {
        SECP256K1_W(0xe7ce4bf4224fd4fc), SECP256K1_W(0x78de87a2df87ba8a), SECP256K1_W(0x7aafa734fa81dee0),
        SECP256K1_W(0xc35bfb02467af959),
    } }, { {
        SECP256K1_W(0x8473914a681eea33), SECP256K1_W(0xde2d22d53cdae2e9), SECP256K1_W(0x42f61bfe8fa86c40),
        SECP256K1_W(0x40acbfce3d3e9377),
    } } },
    { { {
        SECP256K1_W(0x8ef356fa00a1bff4), SECP256K1_W(0x96eb4a4c997333fe), SECP256K1_W(0xab74aab01a047947),
        SECP256K1_W(0xed7bb4d45ff6cbb2),
    } }, { {
        SECP256K1_W(0x7581fc8da38ab9ec), SECP256K1_W(0x815c1643f6f872ca), SECP256K1_W(0xe7e71a97922ac1e2),
        SECP256K1_W(0x91d22c0a82c1b1c4),
    } } },
    { { {
        SECP256K1_W(0x4762d4bff2eb7508), SECP256K1_W(0xdc0642df5fc8025b), SECP256K1_W(0xcc74cf4cce191945),
        SECP256K1_W(0x37ccc6c3ae61de12),
    } }, { {
        SECP256K1_W(0x06db6b536054c9f3), SECP256K1_W(0x649e74bada7ebc18), SECP256K1_W(0x1bf260cfc91079d4),
        SECP256K1_W(0x16d3cdc250f7dd85),
    } } },
    { { {
        SECP256K1_W(0x2b0011a5eb2e70ee), SECP256K1_W(0x5f070908778f6732), SECP256K1_W(0x79b5986d8e392b3b),
        SECP256K1_W(0xdf2a71c3c888d7d8),
    } }, { {
        SECP256K1_W(0xe2bd1a812c34493c), SECP256K1_W(0x0f9ac8650298c33c), SECP256K1_W(0x96c406df58183e1a),
        SECP256K1_W(0xa661320d6a24f739),
    } } },
    { { {
        SECP256K1_W(0x373059ec04244e5e), SECP256K1_W(0x57403232f9ed2a08), SECP256K1_W(0xe6ede144e1cc569d),
        SECP256K1_W(0xb92835bdf9cacc1e),
    } }, { {
        SECP256K1_W(0xb848bbd27a7be00b), SECP256K1_W(0x87d6a70f70e8d9e6), SECP256K1_W(0x416dc7eaee197b2e),
        SECP256K1_W(0xfc1d43494fbe0e75),
    } } },
    { { {
        SECP256K1_W(0x0a5f8c225acb5a8d), SECP256K1_W(0xb55487f976635f85), SECP256K1_W(0x26996344c526d3fd),
        SECP256K1_W(0x81b5c54dec36e910),
    } }, { {
        SECP256K1_W(0x1ce504d47be55238), SECP256K1_W(0x238a7f12b278bcad), SECP256K1_W(0x529914a1c11427a9),
        SECP256K1_W(0x11be55707e600312),
    } } },
    { { {
        SECP256K1_W(0x2f466cfa853fca8a), SECP256K1_W(0x84b0c8b2381cb995), SECP256K1_W(0x8337c7b99e15b9b2),
        SECP256K1_W(0x81ece3ea2a7dd0aa),
    } }, { {
        SECP256K1_W(0xbf384a1aa489d2f4), SECP256K1_W(0x7ff24d72145fc799), SECP256K1_W(0x16e5266c7e044a56),
        SECP256K1_W(0x3174c4f69ef8d772),
    } } },
    { { {
        SECP256K1_W(0x961b76df4dc612a1), SECP256K1_W(0xa9650c38299bf55a), SECP256K1_W(0xeb6799a65f8ba4cc),
        SECP256K1_W(0x330d2e09cd64d1b0),
    } }, { {
        SECP256K1_W(0x7b62ce19fa2255c6), SECP256K1_W(0x0d71d4dcb718b6c4), SECP256K1_W(0x3aa8fb5d905cd67d),
        SECP256K1_W(0x04c497f32caa92ab),
    } } },
    { { {
        SECP256K1_W(0x3bc09a5c1df6d522), SECP256K1_W(0x4605818e3899f2a9), SECP256K1_W(0x3b194f4d96d99e7c),
        SECP256K1_W(0x84db746fa0b8047b),
    } }, { {
        SECP256K1_W(0x0aec8aa0f1c63636), SECP256K1_W(0x3ddc0c97af0a9d16), SECP256K1_W(0xfd49352c751d8aa4),
        SECP256K1_W(0x9313c8bf488276ee),
    } } },
    { { {
        SECP256K1_W(0x685bedcd08e1302a), SECP256K1_W(0x0a3e2bb2f40be794), SECP256K1_W(0xd5484242503476e5),
        SECP256K1_W(0x1cad6b85a1e1b329),
    } }, { {
        SECP256K1_W(0xd749e4a8d38d5dc2), SECP256K1_W(0xa2cc2e47ecfc02f7), SECP256K1_W(0xd09d6f4c749db6c7),
        SECP256K1_W(0x6381a412921ef86a),
    } } },
    { { {
        SECP256K1_W(0x927e96ad468bd290), SECP256K1_W(0xafa4888de18ab943), SECP256K1_W(0x68d2ac60ea067e1b),
        SECP256K1_W(0x6b880e8e4fa542d0),
    } }, { {
        SECP256K1_W(0x230a28bea3b606b3), SECP256K1_W(0x6662c403c786e8ac), SECP256K1_W(0x3f79a82fc6e579a5),
        SECP256K1_W(0xd46f9f684da25a28),
    } } },
    { { {
        SECP256K1_W(0x165cc1968579db0f), SECP256K1_W(0x71b74e5e0c287edc), SECP256K1_W(0x2d1f1168ad5819c2),
        SECP256K1_W(0x7ff9558d04726c9f),
    } }, { {
        SECP256K1_W(0xf93cd0985eadf2da), SECP256K1_W(0x324ed51a950455fb), SECP256K1_W(0x63b6ddfbba0cc633),
        SECP256K1_W(0x10c6cbc51af01ccc),
    } } },
    { { {
        SECP256K1_W(0x3301bb0b39536c3d), SECP256K1_W(0xff0a91091ddffd17), SECP256K1_W(0x5444e07b099db4e1),
        SECP256K1_W(0xc800de580ae0b97e),
    } }, { {
        SECP256K1_W(0x1620e627b4f50d25), SECP256K1_W(0xd0f26aae6e026b18), SECP256K1_W(0x23229206e44be8c2),
        SECP256K1_W(0xf4705adf68d1f51e),
    } } },
    { { {
        SECP256K1_W(0x2b937d6b2dec6215), SECP256K1_W(0xa42e22b376080e27), SECP256K1_W(0x34b2caa82fc7f459),
        SECP256K1_W(0x8269b56f164b1bf4),
    } }, { {
        SECP256K1_W(0x84dd39ba315bb938), SECP256K1_W(0x2f417203a3d9338d), SECP256K1_W(0x818a36cb84c7fbb8),
        SECP256K1_W(0xf273047a3d749f8d),
    } } },
    { { {
        SECP256K1_W(0xe7b6edce10d78ded), SECP256K1_W(0x99dd7517d6849e33), SECP256K1_W(0x88102ba1c1e81462),
        SECP256K1_W(0x3b20fa6286c1d87c),
    } }, { {
        SECP256K1_W(0xd0c90f9bc84be2ae), SECP256K1_W(0x7d288c011fb74eba), SECP256K1_W(0x34aefbdb900c5a32),
        SECP256K1_W(0xa9d29cd8b97c37d1),
    } } },
    { { {
        SECP256K1_W(0xf8293f1eec4b16f0), SECP256K1_W(0x560845550ea17715), SECP256K1_W(0x07b941335ecffb44),
        SECP256K1_W(0x497b962cf9681d1b),
    } }, { {
        SECP256K1_W(0x8e01c4a844a9af1f), SECP256K1_W(0x99099d616d7b89e3), SECP256K1_W(0x8ffe9b2c68e9fd38),
        SECP256K1_W(0x045bc1b2eca1f79b),
    } } },
    { { {
        SECP256K1_W(0x4ca0e4c60edb593e), SECP256K1_W(0x1832c0bba3e6005b), SECP256K1_W(0x526c6c6c8243dc3e),
        SECP256K1_W(0x30f842d002113a1b),
    } }, { {
        SECP256K1_W(0xace0afd7c3aff9fc), SECP256K1_W(0x2387d0a101b0e6a2), SECP256K1_W(0xe7b0198c8d491d27),
        SECP256K1_W(0x337e1a0650975c73),
    } } },
    { { {
        SECP256K1_W(0xca563483741c7c9c), SECP256K1_W(0x4a513c1d3254454b), SECP256K1_W(0x77ae118070f8df57),
        SECP256K1_W(0x372a335aa0b4827f),
    } }, { {
        SECP256K1_W(0x6febb42ce1b4e96d), SECP256K1_W(0xec31b69679aa0f86), SECP256K1_W(0xb3dc7c41cbad1bc7),
        SECP256K1_W(0xf61997c8cfa07d41),
    } } },
    { { {
        SECP256K1_W(0xf7ccbcd6e070ec48), SECP256K1_W(0x2c0e279ee59ef613), SECP256K1_W(0x833fc66570dc21fc),
        SECP256K1_W(0x4c5a6695407ca4c7),
    } }, { {
        SECP256K1_W(0x448ab0438111dc2c), SECP256K1_W(0x6d109bdbaaaf064f), SECP256K1_W(0xeeb2ecc0badbb818),
        SECP256K1_W(0xfaa79b266238a135),
    } } },
    { { {
        SECP256K1_W(0x8c65e36eb0c50cec), SECP256K1_W(0xa06cbdf35d8b41f8), SECP256K1_W(0xb9fe10212e871e91),
        SECP256K1_W(0xc9efc1241599765f),
    } }, { {
        SECP256K1_W(0x4a4310e9cf560c2a), SECP256K1_W(0x8035c6391cbb6eb5), SECP256K1_W(0xa5f2cd6ecc417a7b),
        SECP256K1_W(0x986aace41d819be5),
    } } },
    { { {
        SECP256K1_W(0x4e96a54038e6a7c6), SECP256K1_W(0xcd3906ea347fef1d), SECP256K1_W(0xec89cc84eb759ca5),
        SECP256K1_W(0xcdf3a2d29cc225f0),
    } }, { {
        SECP256K1_W(0xe76d630f458f9d0d), SECP256K1_W(0xeb3272549de54f04), SECP256K1_W(0x3e4c554b4df71a0d),
        SECP256K1_W(0x24b299b318777a82),
    } } },
    { { {
        SECP256K1_W(0x2a4777eab68689e2), SECP256K1_W(0x12cb3e08ac38103b), SECP256K1_W(0x89777943d97e9b52),
        SECP256K1_W(0x7c2d1df29dde1e73),
    } }, { {
        SECP256K1_W(0xc14cb99502b8ed18), SECP256K1_W(0x0496236ad61ece03), SECP256K1_W(0x0c08edf69eb9ec9f),
        SECP256K1_W(0x160ca3a6f2b6c037),
    } } },
    { { {
        SECP256K1_W(0x059868f30d38acbb), SECP256K1_W(0x0d2538df4920cfbc), SECP256K1_W(0x82ad3b84d90c1881),
        SECP256K1_W(0x00228fe365b5170a),
    } }, { {
        SECP256K1_W(0xce39a2da4c45ed00), SECP256K1_W(0x4e849fd52c1ea68d), SECP256K1_W(0xb92f7b476a2ada62),
        SECP256K1_W(0x8fafbcf978f98a4b),
    } } },
    { { {
        SECP256K1_W(0x6aea7dacdbded791), SECP256K1_W(0x54772b0d48f49e8d), SECP256K1_W(0x0a4f1594bb13cace),
        SECP256K1_W(0x4eedaadd3ee5e4aa),
    } }, { {
        SECP256K1_W(0x7039e9b23a61a142), SECP256K1_W(0x07fb831e21c7570c), SECP256K1_W(0xd1489f09891fbc50),
        SECP256K1_W(0x990f3f6b866b5434),
    } } },
    { { {
        SECP256K1_W(0x70e3d1683be75ddd), SECP256K1_W(0x8d89cf8eabafa3b0), SECP256K1_W(0x4f9bf89c8aabf49c),
        SECP256K1_W(0x33e98b508b893244),
    } }, { {
        SECP256K1_W(0xe0d0374a1d111e3d), SECP256K1_W(0x635054766a71db0c), SECP256K1_W(0x21cbd305d93f97e5),
        SECP256K1_W(0xca42f56608fa2f9a),
    } } },
    { { {
        SECP256K1_W(0xfa7cf2ee45c8d6b2), SECP256K1_W(0x95927c767aa6a037), SECP256K1_W(0x9675f5970281df84),
        SECP256K1_W(0xed0d24491c9dbf6e),
    } }, { {
        SECP256K1_W(0xf48acd0cd302f6a9), SECP256K1_W(0xe9f9c94f3b30babc), SECP256K1_W(0x9bc910ec0a4c764f),
        SECP256K1_W(0x28c7379547fafddf),
    } } },
    { { {
        SECP256K1_W(0xfbbddfbc4caf54a0), SECP256K1_W(0x1789e59dcd4cd75e), SECP256K1_W(0xf710387926fc4f3f),
        SECP256K1_W(0xe6ce1d7f02a02f52),
    } }, { {
        SECP256K1_W(0x4d7d77f482a49423), SECP256K1_W(0x2d2ba2b0b75192e4), SECP256K1_W(0x54c9c93e3435c657),
        SECP256K1_W(0xc0b84a2bf36a11bb),
    } } },
    { { {
        SECP256K1_W(0xe99dd184eeeeddfd), SECP256K1_W(0xdbfc6e2ffa610588), SECP256K1_W(0xc96c1d985ff4ac4f),
        SECP256K1_W(0x998e3a6eed5cbcaa),
    } }, { {
        SECP256K1_W(0xba2b83cfdabed300), SECP256K1_W(0x72da905429841241), SECP256K1_W(0xa91b9556a96c6a1f),
        SECP256K1_W(0x75142f5cb6b79440),
    } } },
    { { {
        SECP256K1_W(0xf98b13ee58c01571), SECP256K1_W(0xf4b83e81cf5b49a2), SECP256K1_W(0xf037b54eefc57570),
        SECP256K1_W(0xd3a12779ead85db8),
    } }, { {
        SECP256K1_W(0xe4355778c759db4f), SECP256K1_W(0x9d4da4a5c2646611), SECP256K1_W(0xe8accdd5893d152f),
        SECP256K1_W(0xa40590cdfc40cef8),
    } } },
    { { {
        SECP256K1_W(0x46031043c4729f67), SECP256K1_W(0x5f1e76e189a77b9e), SECP256K1_W(0x3f8db009dee64057),
        SECP256K1_W(0x61e38e534440b9c5),
    } }, { {
        SECP256K1_W(0x0996aeebc96d5c0d), SECP256K1_W(0x9aa6f896dbcae5a1), SECP256K1_W(0x05bd21e2fbb8c6ee),
        SECP256K1_W(0xef14fe40d3b49e9a),
    } } },
    { { {
        SECP256K1_W(0xdab372fff82e891d), SECP256K1_W(0x6e8ff26fd3033d54), SECP256K1_W(0x527dec450bb9b736),
        SECP256K1_W(0x40c4ecbef7d88a53),
    } }, { {
        SECP256K1_W(0x921aab802e4dec41), SECP256K1_W(0x714c1d802c8491bb), SECP256K1_W(0xdd57f9eb957e4ecd),
        SECP256K1_W(0x2a038ff42589736b),
    } } },
    { { {
        SECP256K1_W(0x206bdda66b51b355), SECP256K1_W(0xfc4c50696e791ea7), SECP256K1_W(0xeff032f60e92a434),
        SECP256K1_W(0x1cdc4327fe6d299d),
    } }, { {
        SECP256K1_W(0xbe5a871df39b1425), SECP256K1_W(0xfc59591773d3bc02), SECP256K1_W(0xd19f622d65a6ef5a),
        SECP256K1_W(0xed162c2f59af940a),
    } } },
    { { {
        SECP256K1_W(0x946c2280751719a0), SECP256K1_W(0x2ea43a672bd7c4d0), SECP256K1_W(0x372cf60f69db42b2),
        SECP256K1_W(0x8572949139b95360),
    } }, { {
        SECP256K1_W(0x801600516f5d8b99), SECP256K1_W(0x1b3db026f6fd9109), SECP256K1_W(0xdf608fd9dca75f43),
        SECP256K1_W(0xaa0f39ece27d1497),
    } } },
    { { {
        SECP256K1_W(0xf3147d6b0bd49065), SECP256K1_W(0x09b8fe5637bc8efa), SECP256K1_W(0x78bf3715b588d156),
        SECP256K1_W(0x6740e8cc9157fc4c),
    } }, { {
        SECP256K1_W(0x09c58a4b86c45fa4), SECP256K1_W(0xefb8f117bad395e0), SECP256K1_W(0xe5c2bb2c11a77467),
        SECP256K1_W(0x368a4580a88fe129),
    } } },
    { { {
        SECP256K1_W(0x74a9870f8744b2b7), SECP256K1_W(0x72f1eb1725e9401d), SECP256K1_W(0xcf80ba55a25ff29c),
        SECP256K1_W(0xd1dac873f0ff10b1),
    } }, { {
        SECP256K1_W(0x39b45d7b01d4a04c), SECP256K1_W(0x03e972da1ba7f9b4), SECP256K1_W(0x2423641afa9ac2a4),
        SECP256K1_W(0xa8609d87eba5c8e3),
    } } },
    { { {
        SECP256K1_W(0xfd5ad8ab9385cc8f), SECP256K1_W(0x52cc4ed8d7e32f00), SECP256K1_W(0xa8c43d87f58ed684),
        SECP256K1_W(0x122ca1ca63bdfe9c),
    } }, { {
        SECP256K1_W(0x8cc021eb7f813a8a), SECP256K1_W(0xf9e8448bbc412131), SECP256K1_W(0xfc1b34e3485b0b02),
        SECP256K1_W(0xd9655591a21f402c),
    } } },
    { { {
        SECP256K1_W(0xe6ca12ed12317977), SECP256K1_W(0x0e9fb7eb45af9d05), SECP256K1_W(0xe30c4c85a27c4948),
        SECP256K1_W(0xb00b1415e87d415b),
    } }, { {
        SECP256K1_W(0xbb4fed32b3bbeaf7), SECP256K1_W(0x4f6196f85b085c14), SECP256K1_W(0xfe191e2cdb1e15f0),
        SECP256K1_W(0x00f55aaea765990f),
    } } },
    { { {
        SECP256K1_W(0x020475459ff91a18), SECP256K1_W(0x095fd05c580af68d), SECP256K1_W(0x18e04c4ed36a9864),
        SECP256K1_W(0x773f6c780c12cc2c),
    } }, { {
        SECP256K1_W(0xfa9b867dd66fa251), SECP256K1_W(0xb609387423cb8bcf), SECP256K1_W(0x5f130182ff99e303),
        SECP256K1_W(0xcc438953720fd77f),
    } } },
    { { {
        SECP256K1_W(0x067fe281295a0583), SECP256K1_W(0xa68df3c57178b277), SECP256K1_W(0xb66501f95dea3d76),
        SECP256K1_W(0x8474f4315ad76c28),
    } }, { {
        SECP256K1_W(0x8fe949da5021b61e), SECP256K1_W(0xc20318ea0173a1b4), SECP256K1_W(0xdcbba335acec57e8),
        SECP256K1_W(0xe103383db2d18098),
    } } },
    { { {
        SECP256K1_W(0x412e02468f4cc5e9), SECP256K1_W(0x43ad6349d912ea46), SECP256K1_W(0x14db1a5cf9e10458),
        SECP256K1_W(0x161e3ab720cc215e),
    } }, { {
        SECP256K1_W(0x5eb1e8ef24d7285a), SECP256K1_W(0x7d1f48245012b272), SECP256K1_W(0xdb6b2e056eeecde6),
        SECP256K1_W(0xf9694298fc2a38f6),
    } } },
    { { {
        SECP256K1_W(0x7bb6cbe158956d78), SECP256K1_W(0xd658ce8086f75474), SECP256K1_W(0xcde22f1c0b010ce9),
        SECP256K1_W(0x55202308bd2e0768),
    } }, { {
        SECP256K1_W(0x7aac3c49ed068be2), SECP256K1_W(0x11b977ab1f3ac5ef), SECP256K1_W(0x8ff7b7b9779b669e),
        SECP256K1_W(0xcbd9547d9667adc4),
    } } },
    { { {
        SECP256K1_W(0x555f7f23eb566a3c), SECP256K1_W(0x9624c4446f97dae3), SECP256K1_W(0xbf74620aca5a27f8),
        SECP256K1_W(0x029004de0b568e24),
    } }, { {
        SECP256K1_W(0x1706443977cb7f65), SECP256K1_W(0x053acf9767593643), SECP256K1_W(0x55183158f385bacd),
        SECP256K1_W(0xd3d8773888e3c7a1),
    } } },
    { { {
        SECP256K1_W(0xa2fac87716d062a4), SECP256K1_W(0xcf267fea31718036), SECP256K1_W(0x54b2432f80fbfc1a),
        SECP256K1_W(0x388b491bd947d101),
    } }, { {
        SECP256K1_W(0xf30f188767214bb0), SECP256K1_W(0xa0dc73c0d106f4c0), SECP256K1_W(0x448acc19fe8306b1),
        SECP256K1_W(0x7164765634ffe44b),
    } } },
    { { {
        SECP256K1_W(0x349a34089c4862df), SECP256K1_W(0x5971346969f8e204), SECP256K1_W(0xf24863a1175792b2),
        SECP256K1_W(0x3fc408308b3567a2),
    } }, { {
        SECP256K1_W(0x57c8dd55cc92cab0), SECP256K1_W(0x8792e831674976f5), SECP256K1_W(0x4a0448a11fd44a91),
        SECP256K1_W(0xf31e6ab401a1711c),
    } } },
    { { {
        SECP256K1_W(0xa60e036fc7c13c67), SECP256K1_W(0xdf17b72266d16347), SECP256K1_W(0x442f7acdcc9e1a2e),
        SECP256K1_W(0x6bbc186f1b7ab434),
    } }, { {
        SECP256K1_W(0xb806cb1a1e214def), SECP256K1_W(0x1693ff2d334defaf), SECP256K1_W(0xb860b3f8d780c365),
        SECP256K1_W(0x09044c9ca90eae8b),
    } } },
    { { {
        SECP256K1_W(0xaecf3ff72b298384), SECP256K1_W(0xb494d8bfe99760b1), SECP256K1_W(0xbd0810af573f3677),
        SECP256K1_W(0x97e6300d4f73c91d),
    } }, { {
        SECP256K1_W(0x7d57d06ccb95315f), SECP256K1_W(0x235920f867e84aef), SECP256K1_W(0x887764cc42aabf3f),
        SECP256K1_W(0x5862b15f2ced68e7),
    } } },
    { { {
        SECP256K1_W(0xfa45a94d5b2a8569), SECP256K1_W(0x67ed85787670038b), SECP256K1_W(0x312337562e311715),
        SECP256K1_W(0x2270c7391797550b),
    } }, { {
        SECP256K1_W(0x7c892b8c0d0a1229), SECP256K1_W(0x459ea28cb8235430), SECP256K1_W(0x58080bef34685736),
        SECP256K1_W(0xd208a1ddedf6604a),
    } } },
    { { {
        SECP256K1_W(0x2fd87cf14c7e5405), SECP256K1_W(0x7d9c9ec3dc35ddd4), SECP256K1_W(0x931f89cfc84ac0d8),
        SECP256K1_W(0x732055531a9dd386),
    } }, { {
        SECP256K1_W(0x2211da207717c1d7), SECP256K1_W(0x0f3554f3f3132a48), SECP256K1_W(0xde82c7d7d5acc127),
        SECP256K1_W(0x349fbf47d45ea595),
    } } },
    { { {
        SECP256K1_W(0xf1d9816f6322bdf3), SECP256K1_W(0x4c0cf01a97532597), SECP256K1_W(0x47c49ea0550ac81a),
        SECP256K1_W(0xa550c91271586c91),
    } }, { {
        SECP256K1_W(0x24d607736c2872d8), SECP256K1_W(0xc60296a2c6cb294c), SECP256K1_W(0x1e208c5058dda18a),
        SECP256K1_W(0xbafb5c3b8d0ba2e6),
    } } },
    { { {
        SECP256K1_W(0x3b26cb867e563943), SECP256K1_W(0xdcd72efd9a797488), SECP256K1_W(0x5347cccaeae4933d),
        SECP256K1_W(0x528a0bf83f536447),
    } }, { {
        SECP256K1_W(0x656dbb59d74e942c), SECP256K1_W(0xee1cc26fd3bf6a08), SECP256K1_W(0xe5ebb8a611f4b5ba),
        SECP256K1_W(0x541b8b9551c983c8),
    } } },
    { { {
        SECP256K1_W(0xb6a238d449c99733), SECP256K1_W(0xde86da30e5e80cf4), SECP256K1_W(0x5dbf8a7778114840),
        SECP256K1_W(0x8d3535a36231c0a7),
    } }, { {
        SECP256K1_W(0x0c4f4a5b07f92f28), SECP256K1_W(0x8e2442bf5ebb9c56), SECP256K1_W(0x94fc48cdc2faff60),
        SECP256K1_W(0x3c7ebf183193626a),
    } } },
    { { {
        SECP256K1_W(0x5266bbed530e969e), SECP256K1_W(0x7afa0cda07da7da8), SECP256K1_W(0xb7081a6ed00b920c),
        SECP256K1_W(0x2b734c2a2f5c899b),
    } }, { {
        SECP256K1_W(0x6c80e596df0a724b), SECP256K1_W(0x40b5e08dba041d3e), SECP256K1_W(0xb4eb0c868259c52a),
        SECP256K1_W(0x805b19741e1399cf),
    } } },
    { { {
        SECP256K1_W(0xccc40433d8e9f40e), SECP256K1_W(0x5372361507a73f4e), SECP256K1_W(0x815928e9e273fb14),
        SECP256K1_W(0x5ec6d3d3db71c5e2),
    } }, { {
        SECP256K1_W(0x486098b4b5074d8e), SECP256K1_W(0xbfdbecdf8b106d1d), SECP256K1_W(0x103bb72ecc9c547e),
        SECP256K1_W(0x9588876551e504fa),
    } } },
    { { {
        SECP256K1_W(0xc5e12d31909a96b7), SECP256K1_W(0xe813bca57e227a98), SECP256K1_W(0xd4ee3245bf72c9fc),
        SECP256K1_W(0x82e8e97509c7a56d),
    } }, { {
        SECP256K1_W(0xaedcb8603e9a4b89), SECP256K1_W(0xb356cb00c3d53486), SECP256K1_W(0x9903667ff4bed5e8),
        SECP256K1_W(0x47bea4f1da15cd19),
    } } },
    { { {
        SECP256K1_W(0x374557a88ad7f8c0), SECP256K1_W(0x2824ccdbefde8985), SECP256K1_W(0x2613c2bbc1fb933d),
        SECP256K1_W(0x99d697513c15137d),
    } }, { {
        SECP256K1_W(0xd4a26918d173f0f0), SECP256K1_W(0xf7b451e8517a576d), SECP256K1_W(0xbef0e7c4c675e83b),
        SECP256K1_W(0x5f87b5b6261da752),
    } } },
    { { {
        SECP256K1_W(0xc1544b074dd16288), SECP256K1_W(0x1d5543e8c8ebeac7), SECP256K1_W(0x6c877b72919e5a20),
        SECP256K1_W(0xbb4b6f78b7d71c44),
    } }, { {
        SECP256K1_W(0x9ad6310a66da5331), SECP256K1_W(0x4266bc0e58a7a9fb), SECP256K1_W(0x68fd45f41d554b87),
        SECP256K1_W(0xae2154476487e837),
    } } },
    { { {
        SECP256K1_W(0x9b2b27d0105f4025), SECP256K1_W(0xcf8d70d7aa78df56), SECP256K1_W(0xb7d636134e5d5ffc),
        SECP256K1_W(0xa90e5fb78171260a),
    } }, { {
        SECP256K1_W(0xcbf5e872b90501b0), SECP256K1_W(0x6b185cb97b1353f1), SECP256K1_W(0x3537c32d35ebd5ee),
        SECP256K1_W(0xaf1e4fe09213b2f2),
    } } },
    { { {
        SECP256K1_W(0x90104c372b0e5544), SECP256K1_W(0x446c6b031f947c2c), SECP256K1_W(0x69e38bcf8986cc60),
        SECP256K1_W(0x9c0e72d627484abd),
    } }, { {
        SECP256K1_W(0x6bdf21abb9257e06), SECP256K1_W(0x40d8f26c41a4d166), SECP256K1_W(0x5ab5bbf0770d9a65),
        SECP256K1_W(0xee12454b4e79b1c8),
    } } },
    { { {
        SECP256K1_W(0x8b6357da0c47b722), SECP256K1_W(0xb27d3f8dbe4a6b22), SECP256K1_W(0x3497a61e6f078671),
        SECP256K1_W(0xa84b93f45b2ee597),
    } }, { {
        SECP256K1_W(0x87a362c6772a894e), SECP256K1_W(0x06a8da117fa84346), SECP256K1_W(0xd72d5f765480736d),
        SECP256K1_W(0x25741e2f7225e0c0),
    } } },
    { { {
        SECP256K1_W(0x5f213f0ec0a590cd), SECP256K1_W(0x4548096e8b12eeb3), SECP256K1_W(0x07124f46914dd556),
        SECP256K1_W(0x3e320266b9d92062),
    } }, { {
        SECP256K1_W(0xc753b43f1c1df4b0), SECP256K1_W(0x021d87cca8ab76bb), SECP256K1_W(0x579f4e5bc4b947c9),
        SECP256K1_W(0x1f7bf5667616ac18),
    } } },
    { { {
        SECP256K1_W(0x1c667a7beb13231b), SECP256K1_W(0xa7e4481427698c04), SECP256K1_W(0x568dee6c46cd6d12),
        SECP256K1_W(0xd0bb8d158555e778),
    } }, { {
        SECP256K1_W(0x8056a65b47b6a052), SECP256K1_W(0xce11bec3c26d33df), SECP256K1_W(0x3c5d5cfe41fb0fff),
        SECP256K1_W(0x2fdb145c3e753d63),
    } } },
    { { {
        SECP256K1_W(0x8255f01e267007cc), SECP256K1_W(0xc7758be2a2648058), SECP256K1_W(0x5bfeaf4338743f12),
        SECP256K1_W(0x235b84add90fc25e),
    } }, { {
        SECP256K1_W(0xb2a64013f20ac5a7), SECP256K1_W(0xe89bd02045f24dc2), SECP256K1_W(0x0b630172024b4961),
        SECP256K1_W(0xdc3521d8ce509454),
    } } },
    { { {
        SECP256K1_W(0x6bd5d87644d94bac), SECP256K1_W(0xf7cc5321b4e64f9f), SECP256K1_W(0x3b11c88f6aa0a544),
        SECP256K1_W(0xd262e074db157134),
    } }, { {
        SECP256K1_W(0x269b57cc8a4055ef), SECP256K1_W(0xa0a0b7867e03597a), SECP256K1_W(0xebe4fe31e33d15d7),
        SECP256K1_W(0x5faa5a1853488e32),
    } } },
    { { {
        SECP256K1_W(0x1c3bd4a723cfa833), SECP256K1_W(0x3575529fd53d92b0), SECP256K1_W(0x0293a80c4d1cd487),
        SECP256K1_W(0x2666018d781f9245),
    } }, { {
        SECP256K1_W(0xbddf268643f9b3cb), SECP256K1_W(0xb10dd7756bf821c5), SECP256K1_W(0xe31819c0ab0026c8),
        SECP256K1_W(0x42f838ad81884e48),
    } } },
    { { {
        SECP256K1_W(0x1a9dd5636fe624b4), SECP256K1_W(0x44a5f19e7cbea1d0), SECP256K1_W(0xa0bbcdd4acf0d183),
        SECP256K1_W(0x3a3c42cf311fd212),
    } }, { {
        SECP256K1_W(0x29e557ac9b9007e8), SECP256K1_W(0x180c22f795dd82f4), SECP256K1_W(0x597203eeddce9dd2),
        SECP256K1_W(0x9cf7e5e72e33f81f),
    } } },
    { { {
        SECP256K1_W(0x4d2d8a0e54ed5622), SECP256K1_W(0xaf658d3dfaf749bd), SECP256K1_W(0xd4f0929e7c45d613),
        SECP256K1_W(0xf49c883079c0140f),
    } }, { {
        SECP256K1_W(0x044bd7834cb64461), SECP256K1_W(0x7c3905606ac256a9), SECP256K1_W(0xfd655680dc5ce336),
        SECP256K1_W(0x4b8418cede4bcbab),
    } } },
    { { {
        SECP256K1_W(0xd8f817fba4742edb), SECP256K1_W(0x5460d99aceefe13f), SECP256K1_W(0xacd4aaee63621be7),
        SECP256K1_W(0x55d91adb79c0e347),
    } }, { {
        SECP256K1_W(0x7ea6009908b65727), SECP256K1_W(0x4f86b3ef209b0eea), SECP256K1_W(0x033f256e8f7135ab),
        SECP256K1_W(0xb5d58c6dbce8310d),
    } } },
    { { {
        SECP256K1_W(0x9ee9ef5c0ff1110f), SECP256K1_W(0xc9347e449b1da64c), SECP256K1_W(0x352c2b62a2894a4e),
        SECP256K1_W(0x31f7a8a60c42271b),
    } }, { {
        SECP256K1_W(0xe49a5e0f5b06e6c6), SECP256K1_W(0x2d76614b9aeffff8), SECP256K1_W(0x14390aaa00e13606),
        SECP256K1_W(0xd341a71bdd078854),
    } } },
    { { {
        SECP256K1_W(0xca247acb9e8f8cc5), SECP256K1_W(0xdd0afc62472d1e55), SECP256K1_W(0x7f2187b463efa30f),
        SECP256K1_W(0x48065d6d68337219),
    } }, { {
        SECP256K1_W(0xebf5e4d593519db4), SECP256K1_W(0x7937f05ce47d8f74), SECP256K1_W(0x1af3606cbfd51f7a),
        SECP256K1_W(0x65c5caee2e974bd7),
    } } },
    { { {
        SECP256K1_W(0xc4fb8294d2c9ced3), SECP256K1_W(0x59b3c986839191e9), SECP256K1_W(0xcc06fc115e34f0fe),
        SECP256K1_W(0x44a19b0afff2da30),
    } }, { {
        SECP256K1_W(0x849242b2100c0efe), SECP256K1_W(0x36178a7d4c3c3579), SECP256K1_W(0xb27e22a4af09673a),
        SECP256K1_W(0x8deb8f741a7505c9),
    } } },
    { { {
        SECP256K1_W(0xc4b7508415e11e67), SECP256K1_W(0x4b80af529798f54d), SECP256K1_W(0x53a3c62540817dfa),
        SECP256K1_W(0x95554f8df21384d3),
    } }, { {
        SECP256K1_W(0xbbdb00dc0e576a21), SECP256K1_W(0x16a6bc4f6c5395fc), SECP256K1_W(0xa36944d142ae2f53),
        SECP256K1_W(0x04b3facd9250ca7c),
    } } },
    { { {
        SECP256K1_W(0x109884e31cfbc828), SECP256K1_W(0x1d4fec23b84b5e9a), SECP256K1_W(0xc399eaf0aa5cbfb0),
        SECP256K1_W(0x4e0c813395b0dc48),
    } }, { {
        SECP256K1_W(0x7f55d250cc4bc019), SECP256K1_W(0x014b84719d87ee84), SECP256K1_W(0x948552045075c66e),
        SECP256K1_W(0xdec97136a8f16e26),
    } } },
    { { {
        SECP256K1_W(0x9d58e1c151916e2a), SECP256K1_W(0xe6775fc8231b05ae), SECP256K1_W(0xa5283e0f9d7872a1),
        SECP256K1_W(0x734eb767222897aa),
    } }, { {
        SECP256K1_W(0x4a55a453332cd1fd), SECP256K1_W(0xa4563794f1d1479d), SECP256K1_W(0x60ff5520bcc984ac),
        SECP256K1_W(0x9cb21730417dc90b),
    } } },
    { { {
        SECP256K1_W(0xfbb51cdb730e1ce6), SECP256K1_W(0xd3ca01dd1a0d2f78), SECP256K1_W(0x7586341877b4a07a),
        SECP256K1_W(0xe54f5c1d1934701a),
    } }, { {
        SECP256K1_W(0x824b703b733562ff), SECP256K1_W(0xca65d2d507df7c34), SECP256K1_W(0xd05fd41ff65961ff),
        SECP256K1_W(0xe7a7e3dc451d3255),
    } } },
    { { {
        SECP256K1_W(0x42ad773d93c5673c), SECP256K1_W(0xe7f5c66d01889569), SECP256K1_W(0xa31a54d466cce465),
        SECP256K1_W(0x476d32ce04960fac),
    } }, { {
        SECP256K1_W(0x01392841b74c4136), SECP256K1_W(0x3e9aaf8549e5aee2), SECP256K1_W(0xba63de7d10118e1e),
        SECP256K1_W(0x0319dc84a4105f1d),
    } } },
    { { {
        SECP256K1_W(0x3742fbdf0cf7f8f0), SECP256K1_W(0xedb93f250182c2ab), SECP256K1_W(0x46b09297db71c9c0),
        SECP256K1_W(0xd24ad472550aeb8a),
    } }, { {
        SECP256K1_W(0x94470f2c2d0bc06c), SECP256K1_W(0x711b2435895750d2), SECP256K1_W(0x7baf943a01b394a0),
        SECP256K1_W(0xc4aa2853cfbacdbe),
    } } },
    { { {
        SECP256K1_W(0xf0c2ae37e4ee3849), SECP256K1_W(0x7f263f2e841bed8c), SECP256K1_W(0x1679a7598549ede0),
        SECP256K1_W(0x39890925315031a6),
    } }, { {
        SECP256K1_W(0xa293222fe449cb21), SECP256K1_W(0x34be758b04a94706), SECP256K1_W(0x535c8d1d2f674eb9),
        SECP256K1_W(0x3b2f687179d36c81),
    } } },
    { { {
        SECP256K1_W(0x8c2f6642aea8f625), SECP256K1_W(0xf00d3d593da5932a), SECP256K1_W(0x6d89b6790c940079),
        SECP256K1_W(0x5431808d90532a2c),
    } }, { {
        SECP256K1_W(0x6cb195fe02779d40), SECP256K1_W(0x2b6d94a62bb40ad1), SECP256K1_W(0x1fb0cf09aaf8bb3d),
        SECP256K1_W(0x5eda8b34566e0762),
    } } },
    { { {
        SECP256K1_W(0x875011ac6804d9de), SECP256K1_W(0xb02dfe4e705a187a), SECP256K1_W(0x716e4f6152f471ee),
        SECP256K1_W(0xa19cdccdff8b310b),
    } }, { {
        SECP256K1_W(0xcc3db168c672a53f), SECP256K1_W(0xcb292e80321dbe03), SECP256K1_W(0x27b8f80854713c24),
        SECP256K1_W(0x4b96b4d3ab1c9195),
    } } },
    { { {
        SECP256K1_W(0x676137219454d00a), SECP256K1_W(0x5d932f89ae808286), SECP256K1_W(0xde3dba2f9de19ec9),
        SECP256K1_W(0x0ebf299f5215440e),
    } }, { {
        SECP256K1_W(0xfc828a3e837e6aba), SECP256K1_W(0xe87bbf5f38c87f16), SECP256K1_W(0xc6964fbf6486c2f8),
        SECP256K1_W(0xc3e99ba32f18aa79),
    } } },
    { { {
        SECP256K1_W(0x8ce35eb92e8d725f), SECP256K1_W(0x6680115d1e6c5c65), SECP256K1_W(0xdcfa5ccfb6acbf59),
        SECP256K1_W(0x933dc96edec8161c),
    } }, { {
        SECP256K1_W(0xccdde3d4907ff811), SECP256K1_W(0x4ee75bd5d669bf3a), SECP256K1_W(0x962ca82d65ec4d5b),
        SECP256K1_W(0x012fd5f6b996eacb),
    } } },
    { { {
        SECP256K1_W(0x11d1e7256caa708c), SECP256K1_W(0x49ba1575ff6413b4), SECP256K1_W(0x2c731e894ff62836),
        SECP256K1_W(0xbc81a9a16e7de21f),
    } }, { {
        SECP256K1_W(0x58185d6d7770cc71), SECP256K1_W(0xdd8efa7997aa792a), SECP256K1_W(0xc9351565cf731bca),
        SECP256K1_W(0x85a1074fcdf73144),
    } } },
    { { {
        SECP256K1_W(0xed34ce7b8ce35255), SECP256K1_W(0x2f30fd95e36a255b), SECP256K1_W(0x59181fe548358abd),
        SECP256K1_W(0x682d54a00032beb1),
    } }, { {
        SECP256K1_W(0xd270b760d4cc7882), SECP256K1_W(0x8ab9c8ce6981ce50), SECP256K1_W(0xa1196ecd297453ed),
        SECP256K1_W(0xfda0ee2594e4ec60),
    } } },
    { { {
        SECP256K1_W(0x934170b1a884ea8d), SECP256K1_W(0xe0581cd9eafb06db), SECP256K1_W(0xc510c843efcea0c6),
        SECP256K1_W(0x0cc380de24e8095b),
    } }, { {
        SECP256K1_W(0xf1e2b3b4236b1d6e), SECP256K1_W(0x1d1bc47282ad4994), SECP256K1_W(0x66cbe9bee40fc562),
        SECP256K1_W(0x119cc77af406e02b),
    } } },
    { { {
        SECP256K1_W(0xa0ce43eeec9de7db), SECP256K1_W(0xfa8a68b8b00b48db), SECP256K1_W(0xef2f6bdd5ea2df41),
        SECP256K1_W(0x3256a4cf1a45b0c0),
    } }, { {
        SECP256K1_W(0x360674fe65712873), SECP256K1_W(0x61abcbd2f825cb72), SECP256K1_W(0x3b3b0986fb336c4f),
        SECP256K1_W(0x6b0a9292887426a8),
    } } },
    { { {
        SECP256K1_W(0xbc615d8d25f21208), SECP256K1_W(0x18757be4b04597da), SECP256K1_W(0x9c323158ea78a25f),
        SECP256K1_W(0x6526a1d0db513f90),
    } }, { {
        SECP256K1_W(0xf15147dc3a2929a5), SECP256K1_W(0x38f03e68766d1325), SECP256K1_W(0xb46ca26d446f964a),
        SECP256K1_W(0x2842138f6ab57f13),
    } } },
    { { {
        SECP256K1_W(0x6128aa9f6917c99f), SECP256K1_W(0xe34166d0646b4d29), SECP256K1_W(0x84b638fe3ed19dc9),
        SECP256K1_W(0xe27927745339ff2a),
    } }, { {
        SECP256K1_W(0x926de36d2a6a9959), SECP256K1_W(0x1b63e618ae283418), SECP256K1_W(0x825956cd7e7d78f8),
        SECP256K1_W(0xa85e98a3de1821dd),
    } } },
    { { {
        SECP256K1_W(0x6f0d9c672ec601e4), SECP256K1_W(0xd551c20c4686cd37), SECP256K1_W(0x9474bd2406c9e185),
        SECP256K1_W(0xccff50c3e5392b8b),
    } }, { {
        SECP256K1_W(0xca89aabe7e3ea45b), SECP256K1_W(0xd6b77920bf6c557c), SECP256K1_W(0x1a97410ee7a82ef1),
        SECP256K1_W(0xbc1ca98bbf4f9839),
    } } },
    { { {
        SECP256K1_W(0x135c3629e5534657), SECP256K1_W(0xe215aae827768d38), SECP256K1_W(0x652dcd6642584b4e),
        SECP256K1_W(0x6c4e59397a35b79d),
    } }, { {
        SECP256K1_W(0x04d0033ccfae0006), SECP256K1_W(0x3f2d7a2b15ab1812), SECP256K1_W(0xd24e25842ea42ad0),
        SECP256K1_W(0x5c0df290da56e248),
    } } },
    { { {
        SECP256K1_W(0x772dce4e48a8cab9), SECP256K1_W(0xc21c32d8a65d84a2), SECP256K1_W(0x0ea0b12f343e2f8f),
        SECP256K1_W(0x39a576afddcfb7c2),
    } }, { {
        SECP256K1_W(0xeeab583ef578d1bb), SECP256K1_W(0x59954816c36d10a9), SECP256K1_W(0xd2f42f5e1b77447c),
        SECP256K1_W(0x96518e34838fb3b9),
    } } },
    { { {
        SECP256K1_W(0x3adbc966420ebb38), SECP256K1_W(0xcb2b614f1933abea), SECP256K1_W(0xe148e271b9b85ff5),
        SECP256K1_W(0x38e622d382698eb9),
    } }, { {
        SECP256K1_W(0x743610960b1aa88d), SECP256K1_W(0xae66ef73d95f2033), SECP256K1_W(0xa8353a2c56c52d43),
        SECP256K1_W(0xfb16a57e0743f998),
    } } },
    { { {
        SECP256K1_W(0x1fd9f481be9e0eca), SECP256K1_W(0xf76189e399f2c0d1), SECP256K1_W(0x87b746ba2e889ba6),
        SECP256K1_W(0xe14c112f5620c76d),
    } }, { {
        SECP256K1_W(0xbc0fff161c7edd99), SECP256K1_W(0xddb12ce668f6a7a9), SECP256K1_W(0x28feebdf163fe8f1),
        SECP256K1_W(0x98b172c19015e5c2),
    } } },
    { { {
        SECP256K1_W(0x2c81df8de1ca0160), SECP256K1_W(0x443f4dc034e73afb), SECP256K1_W(0xa6582975d432c79f),
        SECP256K1_W(0x7b34ae54d44e74ca),
    } }, { {
        SECP256K1_W(0xdb6987cd42bc3844), SECP256K1_W(0x8efb96b5f9d2f160), SECP256K1_W(0x6fa05aacd5ae94c3),
        SECP256K1_W(0x0e51206cd35708eb),
    } } },
    { { {
        SECP256K1_W(0x6961551d560d6419), SECP256K1_W(0x3cd5285224e688d7), SECP256K1_W(0x44124a9d2085d4a1),
        SECP256K1_W(0xe8034bcd6678ef1a),
    } }, { {
        SECP256K1_W(0xe4f50c5d2ff2c572), SECP256K1_W(0x1a3f09255b6ccd96), SECP256K1_W(0xe7788c41f4ddee66),
        SECP256K1_W(0xf55a146102928ee2),
    } } },
    { { {
        SECP256K1_W(0x0c0579ef83a952cc), SECP256K1_W(0x2e9d6d45f43fd1e3), SECP256K1_W(0x816e25813b078e59),
        SECP256K1_W(0x1d69f903225755f5),
    } }, { {
        SECP256K1_W(0x51259f7a45389b35), SECP256K1_W(0xe3711d49878f15e9), SECP256K1_W(0xbbbf04567ae60f7c),
        SECP256K1_W(0x1ca776c93b45397d),
    } } },
    { { {
        SECP256K1_W(0x0dc104019f42e197), SECP256K1_W(0xd8b4f132420b28fe), SECP256K1_W(0xcfe37511581be7f3),
        SECP256K1_W(0xb9bce30e3b0db1eb),
    } }, { {
        SECP256K1_W(0x270e9c4a8a7f0a2d), SECP256K1_W(0x152cd098f0f04372), SECP256K1_W(0x8acd6a85fd3ae334),
        SECP256K1_W(0xcd912cbf687c489a),
    } } },
    { { {
        SECP256K1_W(0x2f70875f3acee917), SECP256K1_W(0xf61cc1ac9257dd2d), SECP256K1_W(0x63859e93b1eb4f97),
        SECP256K1_W(0xeda521bc6be3d957),
    } }, { {
        SECP256K1_W(0x96a6b1dc2df31328), SECP256K1_W(0x6d64757e841bc549), SECP256K1_W(0x6ae31c6baa6f17f1),
        SECP256K1_W(0xa36072a39c62d06a),
    } } },
    { { {
        SECP256K1_W(0x31bf4c8fca9700ca), SECP256K1_W(0x3b4199405cd9587d), SECP256K1_W(0x5830165749c23968),
        SECP256K1_W(0x173c8af315123f46),
    } }, { {
        SECP256K1_W(0x960db42f4a12eea0), SECP256K1_W(0x935e7b50d642a994), SECP256K1_W(0xdb15aaa690ce39f0),
        SECP256K1_W(0xe14b37d2e632419e),
    } } },
    { { {
        SECP256K1_W(0x2889a6744c511063), SECP256K1_W(0x94b4f931740ac707), SECP256K1_W(0x8035fa945f5c1e65),
        SECP256K1_W(0x4321745a9a8ab539),
    } }, { {
        SECP256K1_W(0xb284d1ef0ff9ea2f), SECP256K1_W(0x8be0b5534047f91d), SECP256K1_W(0xcf445bf6ee8185f6),
        SECP256K1_W(0x2c1453d7f5cbd2ec),
    } } },
    { { {
        SECP256K1_W(0xaf954ffa7129bc17), SECP256K1_W(0xeb534a27c4e1c4dd), SECP256K1_W(0x322478a34d80abc3),
        SECP256K1_W(0xf4b131856abff0d3),
    } }, { {
        SECP256K1_W(0x37a9c4f98b90957c), SECP256K1_W(0x901991071a088c46), SECP256K1_W(0xc576cd6f39c23ab4),
        SECP256K1_W(0x6e2d13cdf27d24f0),
    } } },
    { { {
        SECP256K1_W(0x69dd8172790f319a), SECP256K1_W(0x62bea4fa71052aaf), SECP256K1_W(0x1608167883cbc904),
        SECP256K1_W(0x6ce39ef4220a2be2),
    } }, { {
        SECP256K1_W(0x27929300d9b52c59), SECP256K1_W(0x90adc994463dd790), SECP256K1_W(0x474ac2117ed4977f),
        SECP256K1_W(0x9eb2be4da43ab229),
    } } },
    { { {
        SECP256K1_W(0xa2d4519cd6039bb5), SECP256K1_W(0xf8a920b3539efb77), SECP256K1_W(0x8f7563d71578fc66),
        SECP256K1_W(0x35ac662b8c451a39),
    } }, { {
        SECP256K1_W(0x9e5caa85e7facd68), SECP256K1_W(0x41310fa85597995f), SECP256K1_W(0x3a31802833dbc05b),
        SECP256K1_W(0x007b97e5cbeb0341),
    } } },
    { { {
        SECP256K1_W(0xcfa5bcc02962ae61), SECP256K1_W(0x4e029b71a9759cab), SECP256K1_W(0xb7aca0fd740b740d),
        SECP256K1_W(0xf03fa5a1c61f92eb),
    } }, { {
        SECP256K1_W(0xcdcb143876eb9ebc), SECP256K1_W(0xceac557afc9dc583), SECP256K1_W(0x64e00315cc82fb4f),
        SECP256K1_W(0xb1e79847a3aa44b7),
    } } },
    { { {
        SECP256K1_W(0x1123f303dc6ed3d8), SECP256K1_W(0x37d7e971b7839398), SECP256K1_W(0x894ab470db652fd2),
        SECP256K1_W(0x78fa57174d2836c0),
    } }, { {
        SECP256K1_W(0x07906484d92b5b1e), SECP256K1_W(0xa1d35805e4a41cfb), SECP256K1_W(0x9dd5e802dec52072),
        SECP256K1_W(0xb42cad58bcf2c2ed),
    } } },
    { { {
        SECP256K1_W(0x04f30fda63fa08df), SECP256K1_W(0x1ea3113dd933cd18), SECP256K1_W(0x1c8d3a39040724da),
        SECP256K1_W(0xd033bd653c86f8b4),
    } }, { {
        SECP256K1_W(0xa3d907dd7d78febf), SECP256K1_W(0x1206b5698f4a1de9), SECP256K1_W(0x76ebc2af22635f08),
        SECP256K1_W(0x5e8ffcaa36747877),
    } } },
    { { {
        SECP256K1_W(0x2139bae26b431357), SECP256K1_W(0xb1ec9cb816eaf8f0), SECP256K1_W(0xd5b60d3700956329),
        SECP256K1_W(0x0c4b3adcc6748d24),
    } }, { {
        SECP256K1_W(0xe2e7068b79660a02), SECP256K1_W(0x3022ade618fc6ba3), SECP256K1_W(0xe5d682510f71cac2),
        SECP256K1_W(0x12eda178b0266d29),
    } } },
    { { {
        SECP256K1_W(0x29364bbabbf4e09c), SECP256K1_W(0x45d7034ca260f6fd), SECP256K1_W(0x8413084e3b8c168f),
        SECP256K1_W(0xe679ab4dc3a9a8c0),
    } }, { {
        SECP256K1_W(0x7497714ef1e1572d), SECP256K1_W(0xea727caddb178b8e), SECP256K1_W(0xd4b1bc9c20c6e72b),
        SECP256K1_W(0x490a0d0f01870b61),
    } } },
    { { {
        SECP256K1_W(0x505af65c228d31f5), SECP256K1_W(0x46ec953da7faa90a), SECP256K1_W(0xd10f8ec7cc145ab9),
        SECP256K1_W(0xae9795e8f60d04c1),
    } }, { {
        SECP256K1_W(0x96f4d2b7d1ab8bfc), SECP256K1_W(0x6cc4d32a4832d341), SECP256K1_W(0x1a48f0989ff495ca),
        SECP256K1_W(0x4b859d53e5bde252),
    } } },
    { { {
        SECP256K1_W(0x48317ee72717d15c), SECP256K1_W(0xd4be95cc7efff53e), SECP256K1_W(0xb445c814fe07ed2e),
        SECP256K1_W(0x3b897a2eb9cf4085),
    } }, { {
        SECP256K1_W(0x039633db5d9b9967), SECP256K1_W(0xc676ca1398b88b92), SECP256K1_W(0xeed8ba206d494e40),
        SECP256K1_W(0xa82a808c78ff814e),
    } } },
    { { {
        SECP256K1_W(0xb32dbf271f29ded1), SECP256K1_W(0xd631f58ec33cf888), SECP256K1_W(0x937dbbfd1c13ff89),
        SECP256K1_W(0xed1a20c1cab465ed),
    } }, { {
        SECP256K1_W(0xbb469e971c431747), SECP256K1_W(0x4c951c84562698f0), SECP256K1_W(0x8fad285549ed6077),
        SECP256K1_W(0xd065d37853ae6898),
    } } },
    { { {
        SECP256K1_W(0xc0bb884de8f495bd), SECP256K1_W(0x124cded3ca8c387e), SECP256K1_W(0x5b11bdbb2b92b2ea),
        SECP256K1_W(0xe6ee18924eb70faf),
    } }, { {
        SECP256K1_W(0xc0e0fccdacc1d5d8), SECP256K1_W(0x35af5ab8eb5007e3), SECP256K1_W(0x067f5733bae9da6d),
        SECP256K1_W(0x47150371bdfdb0d1),
    } } },
    { { {
        SECP256K1_W(0xa0d5e8d97c40a289), SECP256K1_W(0xfb86b751918cc819), SECP256K1_W(0x1c1ea29995abed1f),
        SECP256K1_W(0x1b24921e6698ea48),
    } }, { {
        SECP256K1_W(0xcd2e5b7e19574d3a), SECP256K1_W(0xc0842c3d1df3f28c), SECP256K1_W(0x96fef6be819cf075),
        SECP256K1_W(0xe67c421abc6e4cef),
    } } },
    { { {
        SECP256K1_W(0x73305dea6222b177), SECP256K1_W(0x65d04b0677d83943), SECP256K1_W(0xba47fa385e01a664),
        SECP256K1_W(0x8a3261c1f69d873d),
    } }, { {
        SECP256K1_W(0xfab3ecc85d5bb4c4), SECP256K1_W(0x874b0a1a87d58842), SECP256K1_W(0x0f648b9d94c0ae55),
        SECP256K1_W(0x2628d99af3a103e5),
    } } },
    { { {
        SECP256K1_W(0x59d0640ca98d9eb4), SECP256K1_W(0x607760a9736e9805), SECP256K1_W(0x47f7fbdfb78aed6e),
        SECP256K1_W(0xdc3cd8f93006112e),
    } }, { {
        SECP256K1_W(0x91f9daea08b2142d), SECP256K1_W(0x80ff49460920e260), SECP256K1_W(0x1be5e9092ea7d577),
        SECP256K1_W(0x32b3d59ac233bdcd),
    } } },
    { { {
        SECP256K1_W(0x81175b336295c12c), SECP256K1_W(0x883ca3b5b3c97020), SECP256K1_W(0x39f7ffef90a26b9f),
        SECP256K1_W(0x469d05243d1dca41),
    } }, { {
        SECP256K1_W(0xb55c65658ed470e9), SECP256K1_W(0x41eec537e4b1fd37), SECP256K1_W(0xc322eea0bef1b4d5),
        SECP256K1_W(0x95bc8f650ce110fc),
    } } },
    { { {
        SECP256K1_W(0xc8e55e90da999307), SECP256K1_W(0x1460770535362412), SECP256K1_W(0xdfb9cf2ec6bbc5f0),
        SECP256K1_W(0x3d3970674c215aef),
    } }, { {
        SECP256K1_W(0x65f9479feb2164cd), SECP256K1_W(0xbcf6c74ceafd9e69), SECP256K1_W(0x11cdf8e456ae0432),
        SECP256K1_W(0xc7d0c704e1fb62b9),
    } } },
    { { {
        SECP256K1_W(0x69bc26086ef70bb4), SECP256K1_W(0x5f6688e53faf2aae), SECP256K1_W(0x1eca809875b2cfd8),
        SECP256K1_W(0xed6473ac0bc54134),
    } }, { {
        SECP256K1_W(0x63dc6947554be6ac), SECP256K1_W(0x70a6d2c7b10e96b3), SECP256K1_W(0xd15c0a32bb17c80d),
        SECP256K1_W(0xe7e5d37069f36ffd),
    } } },
    { { {
        SECP256K1_W(0x5e4d19a8c9db0545), SECP256K1_W(0x9a3ad25ca7d9f3fd), SECP256K1_W(0x17f678da47d1051c),
        SECP256K1_W(0x301e845fc5a4e787),
    } }, { {
        SECP256K1_W(0x89ee868f2f0a0a16), SECP256K1_W(0x384f197987b67e90), SECP256K1_W(0x0f1c166c5d6d26f9),
        SECP256K1_W(0x2afd94e420062448),
    } } },
    { { {
        SECP256K1_W(0x6aa2111f8c99ab86), SECP256K1_W(0xca33e69e5232e643), SECP256K1_W(0x082be60bb25dfccd),
        SECP256K1_W(0x75392cf228b399ac),
    } }, { {
        SECP256K1_W(0x4a87db67f9e1d85b), SECP256K1_W(0xd1a51bfc00ea3097), SECP256K1_W(0x24d3dc34d664802c),
        SECP256K1_W(0x17d5d0f7f7841cf8),
    } } },
    { { {
        SECP256K1_W(0x9ded3897c037c132), SECP256K1_W(0x4bee0c3fe977237e), SECP256K1_W(0xd65af4f86a114322),
        SECP256K1_W(0x5c9f91cdbb2de4d8),
    } }, { {
        SECP256K1_W(0x74b4b1be813a4a10), SECP256K1_W(0xd8e75339c5a9bbdf), SECP256K1_W(0x9aba9f63bac30692),
        SECP256K1_W(0xd51befb5e2ecc654),
    } } },
    { { {
        SECP256K1_W(0x3fbaf78877e8054b), SECP256K1_W(0xc4b47de646164029), SECP256K1_W(0x8c9c9360792baf8a),
        SECP256K1_W(0x401d9db406f87027),
    } }, { {
        SECP256K1_W(0x3c4b49f56df4e048), SECP256K1_W(0xe0422fe68eee5ba5), SECP256K1_W(0x123cddb1d885a35c),
        SECP256K1_W(0xcbc93d67ed604d93),
    } } },
    { { {
        SECP256K1_W(0xd10780fd5544db3e), SECP256K1_W(0x271d8dad7a4f9aeb), SECP256K1_W(0x08b74a035167a398),
        SECP256K1_W(0x8225ba79fcd27fa5),
    } }, { {
        SECP256K1_W(0xe2b5a5290e5b6ddb), SECP256K1_W(0xc755edfc49ed11db), SECP256K1_W(0x6085f84762855195),
        SECP256K1_W(0x7c447076ca397ed9),
    } } },
    { { {
        SECP256K1_W(0x8aaf51b77dd88e52), SECP256K1_W(0xf84ae438afc26e39), SECP256K1_W(0x7d7b17685cc7912e),
        SECP256K1_W(0x74d8a77eb17d21e8),
    } }, { {
        SECP256K1_W(0xf8ba309928ac955b), SECP256K1_W(0x79e4cae39a6b404c), SECP256K1_W(0xc8af8c8dd0ff9225),
        SECP256K1_W(0xbf57529528021141),
    } } },
    { { {
        SECP256K1_W(0x5225d9b71b6a5ebe), SECP256K1_W(0xba86b3bc24492c25), SECP256K1_W(0x60840e106e3b8dc3),
        SECP256K1_W(0x5eddf03d73692953),
    } }, { {
        SECP256K1_W(0x103ee846d4c88eaa), SECP256K1_W(0x375353c437f6651b), SECP256K1_W(0x9e50b48bbb25e618),
        SECP256K1_W(0x0b506a1556d93446),
    } } },
    { { {
        SECP256K1_W(0x0bfdd94d5079e46a), SECP256K1_W(0x45d1c0b0172b1f63), SECP256K1_W(0x67ec45f505ef2f0a),
        SECP256K1_W(0x2de10cd15cf26c82),
    } }, { {
        SECP256K1_W(0xe22e509093ab0f3a), SECP256K1_W(0x0245b4c1174468d2), SECP256K1_W(0x27908afbf98a8b43),
        SECP256K1_W(0x7ef95be05ce2fba8),
    } } },
    { { {
        SECP256K1_W(0x1020ecb60ff4bf79), SECP256K1_W(0x4dffb86033f34394), SECP256K1_W(0x7a93382df346190f),
        SECP256K1_W(0xc46b8c697a18958e),
    } }, { {
        SECP256K1_W(0xe60bbcb052b024fc), SECP256K1_W(0x82dd84223b427e86), SECP256K1_W(0xcfa7cf34ad85dcf5),
        SECP256K1_W(0x95fca825a7585a7e),
    } } },
    { { {
        SECP256K1_W(0x9066b64ed1b10293), SECP256K1_W(0xc5bd89f3c0f28f40), SECP256K1_W(0x150d6a9705386199),
        SECP256K1_W(0x9e62075bea19f42f),
    } }, { {
        SECP256K1_W(0x5c6c3dff757fee6e), SECP256K1_W(0xe27eb54698618e85), SECP256K1_W(0x8817ace105c97d12),
        SECP256K1_W(0x978960fa2ad9a251),
    } } },
    { { {
        SECP256K1_W(0xdc4f1e1ff00a5d1a), SECP256K1_W(0x4c38f5fa9aa681e3), SECP256K1_W(0x3469f7ca2a549a89),
        SECP256K1_W(0x250d7a9e4f16f236),
    } }, { {
        SECP256K1_W(0xc529fe6e89fe065d), SECP256K1_W(0x0e1234708f40cb37), SECP256K1_W(0x0351d2ff2b17401a),
        SECP256K1_W(0xc8fcd64f78a6a639),
    } } },
    { { {
        SECP256K1_W(0x5a8f8b9fd330be6b), SECP256K1_W(0x1826e64129a181b4), SECP256K1_W(0xdfbaaf3d8526a5db),
        SECP256K1_W(0x43868e85b5a9d42b),
    } }, { {
        SECP256K1_W(0x1f4ef9a4a3b5eac7), SECP256K1_W(0xde7928df056f9428), SECP256K1_W(0xfa2b5d4e00579a1c),
        SECP256K1_W(0x0c29c515ce6a178f),
    } } },
    { { {
        SECP256K1_W(0x069485fc69ade59f), SECP256K1_W(0x6b572215263a6253), SECP256K1_W(0xea47c7acf3723671),
        SECP256K1_W(0x0e5c934c9af5cf95),
    } }, { {
        SECP256K1_W(0xfc2cb04c4ccbe175), SECP256K1_W(0xc755906b5fe0873d), SECP256K1_W(0x2b1d1718f9d2d256),
        SECP256K1_W(0xf5f9a3900d0d6c5c),
    } } },
    { { {
        SECP256K1_W(0xb190e6a019597d72), SECP256K1_W(0xf1f811944ae26a9b), SECP256K1_W(0xf528428873d829aa),
        SECP256K1_W(0xbc2a4a4514bac119),
    } }, { {
        SECP256K1_W(0xabeb34d6b39bbdc0), SECP256K1_W(0x55afcb9815269e49), SECP256K1_W(0x87b854e9804c249a),
        SECP256K1_W(0x1fb9be6aa3bc3c16),
    } } },
    { { {
        SECP256K1_W(0xf35bf71bc6283599), SECP256K1_W(0xae53b064eadab275), SECP256K1_W(0x8ae10d99c64e3a29),
        SECP256K1_W(0x2480c1d37a576677),
    } }, { {
        SECP256K1_W(0x1a49e3371f900a1c), SECP256K1_W(0x7c02642f5798c6d4), SECP256K1_W(0x834c33b69dd00fc1),
        SECP256K1_W(0xccd60d82bcbf1aef),
    } } },
    { { {
        SECP256K1_W(0x369549f7c207e913), SECP256K1_W(0x2bba79f25804a151), SECP256K1_W(0x29f5b79ebab4bad1),
        SECP256K1_W(0x688a118c19c315eb),
    } }, { {
        SECP256K1_W(0x64863080d400c9eb), SECP256K1_W(0xaa181ab7b59b5d93), SECP256K1_W(0xcd04c7335f462d16),
        SECP256K1_W(0xe6964bffc672891f),
    } } },
    { { {
        SECP256K1_W(0xd70354752c0b2599), SECP256K1_W(0xf85455c51d9a5296), SECP256K1_W(0xd67841fffecb513a),
        SECP256K1_W(0xd90ff9627c3a28a7),
    } }, { {
        SECP256K1_W(0xdf8d458dc3853583), SECP256K1_W(0xa21b432482d620b6), SECP256K1_W(0x2d82adb2e2afd8a0),
        SECP256K1_W(0x2d97d7570d81fba3),
    } } },
    { { {
        SECP256K1_W(0xc9d036a142c25bee), SECP256K1_W(0xc91264db782d379d), SECP256K1_W(0xdd8127ef00c0adb9),
        SECP256K1_W(0x75db5f0a5e3babcf),
    } }, { {
        SECP256K1_W(0x1e7dc48f9ff40be3), SECP256K1_W(0x91efd6fc9b871503), SECP256K1_W(0x93b2c290773e190d),
        SECP256K1_W(0x6f7bc01c2a8f1639),
    } } },
    { { {
        SECP256K1_W(0xaefaaf94ca8901eb), SECP256K1_W(0x0018ceb51a219e05), SECP256K1_W(0x6f78c4e8aa58375a),
        SECP256K1_W(0xec43c6b03982641a),
    } }, { {
        SECP256K1_W(0x925a488ea3ec2c5d), SECP256K1_W(0x518f19a9ed421a09), SECP256K1_W(0xb6d7d49e1d0f5760),
        SECP256K1_W(0x62f6ea1ce6429bab),
    } } },
    { { {
        SECP256K1_W(0x0a44e729392c1ce3), SECP256K1_W(0x257f8e33dd86dbc4), SECP256K1_W(0x526d3e2a80751580),
        SECP256K1_W(0xd81fe822865ae8a2),
    } }, { {
        SECP256K1_W(0xe0b0336d98fc0138), SECP256K1_W(0x75bbfaf4055f5a52), SECP256K1_W(0x8dfa81d86208e940),
        SECP256K1_W(0x937aca048f23929f),
    } } },
    { { {
        SECP256K1_W(0x7a61d3c305ec8ff8), SECP256K1_W(0xfe7a22a014e3a09c), SECP256K1_W(0x69db76fcdb98d9c3),
        SECP256K1_W(0xc7368371b79ca0af),
    } }, { {
        SECP256K1_W(0xc938bec0814f29e3), SECP256K1_W(0x6db9c08d78b0f20a), SECP256K1_W(0x55e495d4d9468239),
        SECP256K1_W(0x27d72e256438a373),
    } } },
    { { {
        SECP256K1_W(0x5f8e4a8799c4217a), SECP256K1_W(0x3ca6c7004b308e3a), SECP256K1_W(0xd41de331de05258d),
        SECP256K1_W(0x7ca369fc2294ff48),
    } }, { {
        SECP256K1_W(0x824568b4c5fad1dd), SECP256K1_W(0xfd0795a6045bf1ff), SECP256K1_W(0x5fb502be17d4396d),
        SECP256K1_W(0xcfc3d0fe46b2d28e),
    } } },
    { { {
        SECP256K1_W(0x6b2122462e92f55d), SECP256K1_W(0x60b7ef398587aca3), SECP256K1_W(0x5643e22348dea475),
        SECP256K1_W(0x00f877f19a9d8d6d),
    } }, { {
        SECP256K1_W(0xcf6c561e4758953d), SECP256K1_W(0x843c64f52438ae5e), SECP256K1_W(0xd53c1c1811d3e588),
        SECP256K1_W(0x4c6f26728ff1ce36),
    } } },
    { { {
        SECP256K1_W(0x709a246bf58c6570), SECP256K1_W(0x1a470a660e4f0317), SECP256K1_W(0x376e48b1dd9a1346),
        SECP256K1_W(0xbf7bf57a507b90f2),
    } }, { {
        SECP256K1_W(0x222aaec0870c7766), SECP256K1_W(0xf2c18688f523acc3), SECP256K1_W(0xa0d6351b9995c491),
        SECP256K1_W(0x8c653039f99e1ed1),
    } } },
    { { {
        SECP256K1_W(0xa22201c0e8cf0d22), SECP256K1_W(0xfe4c331aa7554512), SECP256K1_W(0x60fc2b95f2cbc306),
        SECP256K1_W(0x3c0d7dcdf3c3e6cc),
    } }, { {
        SECP256K1_W(0xb614ded23ee57b32), SECP256K1_W(0xf63696c36c3baa52), SECP256K1_W(0x516df118ee41d508),
        SECP256K1_W(0xb027739103db4e76),
    } } },
    { { {
        SECP256K1_W(0xdc853628ad90cac8), SECP256K1_W(0x8e5791071d3ab157), SECP256K1_W(0xd6c085eb8e40c0de),
        SECP256K1_W(0xc9ec9b0f0494f9b3),
    } }, { {
        SECP256K1_W(0x03421de51f5b19d7), SECP256K1_W(0xdecc635b2dfe3277), SECP256K1_W(0xab962bd9f352d3cf),
        SECP256K1_W(0xe004e4bad2404e1b),
    } } },
    { { {
        SECP256K1_W(0x79b707060b3dd701), SECP256K1_W(0xb5ac255a13b67e87), SECP256K1_W(0x54e85397b7510288),
        SECP256K1_W(0xb31ab31da99fd10f),
    } }, { {
        SECP256K1_W(0x8dd6a1256ebb3aa6), SECP256K1_W(0xad438860f108d493), SECP256K1_W(0xe1fad497b30ed02c),
        SECP256K1_W(0xdea84bffa58034bf),
    } } },
    { { {
        SECP256K1_W(0x175f101ee4f3ab50), SECP256K1_W(0xd516aec9e0ca476e), SECP256K1_W(0xe012018802891155),
        SECP256K1_W(0xe957b471e350c54e),
    } }, { {
        SECP256K1_W(0xb86b8937ba323c27), SECP256K1_W(0x72af8280a2ecf1f7), SECP256K1_W(0xd2c659fc91f1a350),
        SECP256K1_W(0xd233b782d90ba19b),
    } } },
    { { {
        SECP256K1_W(0xe774da4866a4a094), SECP256K1_W(0xb02d453f9bd296c8), SECP256K1_W(0x04696ae3467b1917),
        SECP256K1_W(0x1ab594e8cdd3508b),
    } }, { {
        SECP256K1_W(0x69bc7be5162ccf61), SECP256K1_W(0x2d86de84cee8b2df), SECP256K1_W(0xa7e8af8622cb2152),
        SECP256K1_W(0xb7deece122fb45f4),
    } } },
    { { {
        SECP256K1_W(0xa0b4c81da99be2fc), SECP256K1_W(0xf3c00cb5eedafde2), SECP256K1_W(0x6fe21004d38c3972),
        SECP256K1_W(0x9ca6da226c989b5e),
    } }, { {
        SECP256K1_W(0xef246f362c955a36), SECP256K1_W(0x4e7d7f6b01de6bab), SECP256K1_W(0xcf3077fe387f35e5),
        SECP256K1_W(0xf2b90118086deddf),
    } } },
    { { {
        SECP256K1_W(0x88ee3bc595a2bf3c), SECP256K1_W(0x9f02431533f06ae5), SECP256K1_W(0x584920f9c130a83d),
        SECP256K1_W(0xacec8f9eb0cfedc2),
    } }, { {
        SECP256K1_W(0x151001b88ee0e85b), SECP256K1_W(0x5644be9c5d7bee76), SECP256K1_W(0x7ab2307b51d418bf),
        SECP256K1_W(0x4b13176bc28052da),
    } } },
    { { {
        SECP256K1_W(0x227b94d73588e806), SECP256K1_W(0xf2083ea6e538517f), SECP256K1_W(0xcb6aca7f23fb7cde),
        SECP256K1_W(0xa00621901d6d8bf2),
    } }, { {
        SECP256K1_W(0x66176f4460f3ee6f), SECP256K1_W(0xa36103847194d8b8), SECP256K1_W(0xd170e7f6bf582165),
        SECP256K1_W(0xfc5678d37b836724),
    } } },
    { { {
        SECP256K1_W(0xd604bb638deeec3c), SECP256K1_W(0x47ffdb6b6685ba75), SECP256K1_W(0xfc63541a7879f526),
        SECP256K1_W(0x2e5a33ab9c9ff111),
    } }, { {
        SECP256K1_W(0x3d01ce527d869aa3), SECP256K1_W(0xa6275c064d4292d8), SECP256K1_W(0x8c76991f33e91db9),
        SECP256K1_W(0xbf95bdabcf3d7a11),
    } } },
    { { {
        SECP256K1_W(0xf4d96f0dafcb448c), SECP256K1_W(0xff09200e3507884c), SECP256K1_W(0xdb267c0be41c35b0),
        SECP256K1_W(0x4da12411c1dced8b),
    } }, { {
        SECP256K1_W(0x3f2bbf6675a6f1d9), SECP256K1_W(0x00ac8a7bf43bc84b), SECP256K1_W(0x18bea31d62bbdf9c),
        SECP256K1_W(0x2008372ebae31024),
    } } },
    { { {
        SECP256K1_W(0x22ec94c8483409a1), SECP256K1_W(0x81e12db582b109d8), SECP256K1_W(0xe70f7847387e344c),
        SECP256K1_W(0xfa19f15ccc3d83bb),
    } }, { {
        SECP256K1_W(0x531f6ec8ddfd1e15), SECP256K1_W(0x99c9a4b0c2c5e458), SECP256K1_W(0x169f1a242376f91f),
        SECP256K1_W(0x6107b6e5cf537ab4),
    } } },
    { { {
        SECP256K1_W(0xcfce49282eae6dd8), SECP256K1_W(0xaf5998a695119f8e), SECP256K1_W(0xa3bbf17f934c2911),
        SECP256K1_W(0xf1e4323eafeb1bcc),
    } }, { {
        SECP256K1_W(0xebfbe53c135a5247), SECP256K1_W(0x5544d2bf3a098cbd), SECP256K1_W(0x87a82fd598129895),
        SECP256K1_W(0xb2eb1062ee13bff0),
    } } },
    { { {
        SECP256K1_W(0x68d598a45fae04d2), SECP256K1_W(0x872b1c7fd1df5b3a), SECP256K1_W(0xbc94e03436f36d21),
        SECP256K1_W(0x5b2045746563ac66),
    } }, { {
        SECP256K1_W(0x1cd830edde8dc014), SECP256K1_W(0x724b9d547e698cad), SECP256K1_W(0x9b99830fda71c8d9),
        SECP256K1_W(0xee3d968b071e1935),
    } } },
    { { {
        SECP256K1_W(0xa268b6feaecd27cd), SECP256K1_W(0xeedb5d52635f5f13), SECP256K1_W(0x1051491846069a09),
        SECP256K1_W(0xbb779bd3cdf7d0c3),
    } }, { {
        SECP256K1_W(0xbca9176175a4f499), SECP256K1_W(0x2ca37ac3fabe64ba), SECP256K1_W(0x96f02b45450ad7e1),
        SECP256K1_W(0x3303bfe9dda55a71),
    } } },
    { { {
        SECP256K1_W(0x32ed1528a242fcf1), SECP256K1_W(0x49a59703e5296a7e), SECP256K1_W(0x28822b08020d500d),
        SECP256K1_W(0x8ce015545ead340d),
    } }, { {
        SECP256K1_W(0x24e085861e17906e), SECP256K1_W(0x82c909193fb8369a), SECP256K1_W(0x435e8fc096c7e4b3),
        SECP256K1_W(0xe50dff6d5e8d71f9),
    } } },
    { { {
        SECP256K1_W(0x617ec17b18d4b939), SECP256K1_W(0x700b2e1c9a954eac), SECP256K1_W(0xe74a214ffea0ab31),
        SECP256K1_W(0x625deadabb1f7175),
    } }, { {
        SECP256K1_W(0xb3c0bd077f1c2325), SECP256K1_W(0x10ac9b3511430ad8), SECP256K1_W(0xb83606c6005ee868),
        SECP256K1_W(0x28c1090b4ff906bb),
    } } },
    { { {
        SECP256K1_W(0x6b79a4aaafea7934), SECP256K1_W(0x9bcf5184f34ed68f), SECP256K1_W(0x591c6b0a81e2a84a),
        SECP256K1_W(0x1d96225575c49a8e),
    } }, { {
        SECP256K1_W(0x424ce509430f9fd5), SECP256K1_W(0xbc3e87e85080baab), SECP256K1_W(0x81b89211c720a84c),
        SECP256K1_W(0x78a4e91d76f2121f),
    } } },
    { { {
        SECP256K1_W(0xb82b64c7aa3987b1), SECP256K1_W(0x1f3e9de585bb9fa2), SECP256K1_W(0x3fe6a6454851cebf),
        SECP256K1_W(0x8d2dd1af77e9118c),
    } }, { {
        SECP256K1_W(0x5bf5367db38c6d44), SECP256K1_W(0x5d7f60aecabbb471), SECP256K1_W(0xc5d4a6ecc0cbaaba),
        SECP256K1_W(0x3ab80ce18558cf87),
    } } },
    { { {
        SECP256K1_W(0x8ec69b1762ab75d4), SECP256K1_W(0xf6f479d05996c31c), SECP256K1_W(0x2b1ff7cd911e0493),
        SECP256K1_W(0xaed2b481bb8b955e),
    } }, { {
        SECP256K1_W(0x00f455bb9af87b59), SECP256K1_W(0xfc10e8e31441c4c3), SECP256K1_W(0x6533ec3432972e0a),
        SECP256K1_W(0x3fa2b4eab6a39655),
    } } },
    { { {
        SECP256K1_W(0x588bfd3c6636e280), SECP256K1_W(0x8bcfbf813d8aa9fc), SECP256K1_W(0x757ba1dd17a9d0f0),
        SECP256K1_W(0x3af1a19fb03f6528),
    } }, { {
        SECP256K1_W(0xf67fe3b62d925589), SECP256K1_W(0x41ef4790b364ce3f), SECP256K1_W(0x91d946804f131c8d),
        SECP256K1_W(0xd6575f350cf53d31),
    } } },
    { { {
        SECP256K1_W(0xe0aea1a7b496e6d0), SECP256K1_W(0x20446087e80b28c6), SECP256K1_W(0x94d01c98052e5098),
        SECP256K1_W(0x6b0da4b10c7e3456),
    } }, { {
        SECP256K1_W(0x36013f53f4fc162b), SECP256K1_W(0xb57fbeb83500dab7), SECP256K1_W(0x4ae10d9b0509877f),
        SECP256K1_W(0x517153d65f7e8d65),
    } } },
    { { {
        SECP256K1_W(0xdbc46c2b739a8738), SECP256K1_W(0x15f591e5136db704), SECP256K1_W(0x1e1a2bba544b496c),
        SECP256K1_W(0x633a8f73c7aa90c1),
    } }, { {
        SECP256K1_W(0x01c40d8c147885c8), SECP256K1_W(0x7326d8b59f745957), SECP256K1_W(0xf0a00ba47a7b9904),
        SECP256K1_W(0xaf06a8839ee40af8),
    } } },
    { { {
        SECP256K1_W(0x43c69cd05446cde3), SECP256K1_W(0xd99e63ef105b1b5c), SECP256K1_W(0xe0f441fffe50444e),
        SECP256K1_W(0x48440183ef0dca04),
    } }, { {
        SECP256K1_W(0xb0a6d94d74f012cc), SECP256K1_W(0xecbd5cc9d2c79c4c), SECP256K1_W(0xa46e5bb3121bfac2),
        SECP256K1_W(0xe0215cfc130b8779),
    } } },
    { { {
        SECP256K1_W(0x45af328d84b9b06d), SECP256K1_W(0x9f609fef9317884b), SECP256K1_W(0x82c5515bff8acf35),
        SECP256K1_W(0x5e35b62541c368e0),
    } }, { {
        SECP256K1_W(0x4f1f8b6ecbce61ad), SECP256K1_W(0xe91a6b88b4fcc415), SECP256K1_W(0x9b0de4510289dac6),
        SECP256K1_W(0xd695a9259985cf3b),
    } } },
    { { {
        SECP256K1_W(0x96dec4572550e801), SECP256K1_W(0x355ca75e4689bb9a), SECP256K1_W(0x0b5067645c5184d6),
        SECP256K1_W(0x4aa3bc0a2f3e966c),
    } }, { {
        SECP256K1_W(0x7f20fb1a5715bb7e), SECP256K1_W(0x21fd26040b575432), SECP256K1_W(0x64f90cb16aeeca22),
        SECP256K1_W(0xf54663ee1326737d),
    } } },
    { { {
        SECP256K1_W(0xeb1b6e95f68dac4f), SECP256K1_W(0x93e228ed558c470d), SECP256K1_W(0x2adbcf72f26909bd),
        SECP256K1_W(0x5912bd49a500d660),
    } }, { {
        SECP256K1_W(0x19bb4261c1a4f69f), SECP256K1_W(0x70973ead791c764e), SECP256K1_W(0x9234256ed4bfe459),
        SECP256K1_W(0x3445598e4b2f00f6),
    } } },
    { { {
        SECP256K1_W(0x287ed10302d5cf45), SECP256K1_W(0x194fd64bc75ea496), SECP256K1_W(0xc4d0785302c5aa57),
        SECP256K1_W(0xdd928b371d623f9e),
    } }, { {
        SECP256K1_W(0x0c9b957a1f0ff623), SECP256K1_W(0x3b75802036a0503f), SECP256K1_W(0x31d6a3433115789e),
        SECP256K1_W(0x914e91af10ea0356),
    } } },
    { { {
        SECP256K1_W(0xd04602ffc6a2bfba), SECP256K1_W(0xc09d899da751f174), SECP256K1_W(0x0769e2dd2eb203d1),
        SECP256K1_W(0x8da55739d96a2642),
    } }, { {
        SECP256K1_W(0x5ad5cf8213ab76a1), SECP256K1_W(0x2cd971905f863a66), SECP256K1_W(0xdfe5b58938caea51),
        SECP256K1_W(0x9600bd02d394aa65),
    } } },
    { { {
        SECP256K1_W(0xa8a747a3f7fd7388), SECP256K1_W(0xb0bdd96d9da858e6), SECP256K1_W(0x7043f52a505cdb1a),
        SECP256K1_W(0xbfcbfeecf6866aab),
    } }, { {
        SECP256K1_W(0xc3c74f682bad3427), SECP256K1_W(0xc44549951ed7fa31), SECP256K1_W(0x4dcb98cf46bc59e8),
        SECP256K1_W(0xa7a21063e2151785),
    } } },
    { { {
        SECP256K1_W(0xcfd9597d8d105d73), SECP256K1_W(0x09cf8eaccb8e0ae4), SECP256K1_W(0x8d1d1cf9439cfbf6),
        SECP256K1_W(0x76ab17faf49fa8d7),
    } }, { {
        SECP256K1_W(0xc05136a5115f7c99), SECP256K1_W(0x89be164309d3e075), SECP256K1_W(0x5e2c2901ecac4fbe),
        SECP256K1_W(0x4cfbf2ed2be39166),
    } } },
    { { {
        SECP256K1_W(0x32b5b2168b0abf45), SECP256K1_W(0x80263e416a91e17f), SECP256K1_W(0xa4ab01cc2b3576b3),
        SECP256K1_W(0xa48ecb57d4ebcf1b),
    } }, { {
        SECP256K1_W(0xa595bc683f0b8de1), SECP256K1_W(0x120b1344f29d259e), SECP256K1_W(0xf810b3692cf22d1b),
        SECP256K1_W(0x939ac81372c3fa1a),
    } } },
    { { {
        SECP256K1_W(0xfcdcc796d91c0fb4), SECP256K1_W(0x1e54f4880e91643b), SECP256K1_W(0x89064d62adb06030),
        SECP256K1_W(0x331dbcada1a3b59e),
    } }, { {
        SECP256K1_W(0xd5820be2b69537aa), SECP256K1_W(0x6cdecf2bdcf96c92), SECP256K1_W(0x2cd4b24e46593d46),
        SECP256K1_W(0x12ca9a893e789550),
    } } },
    { { {
        SECP256K1_W(0xf01523c71774dd6c), SECP256K1_W(0x0f0ff6b4b072ac6b), SECP256K1_W(0xb770c154cc81d278),
        SECP256K1_W(0x712901947747d18c),
    } }, { {
        SECP256K1_W(0x4d30a70b92c3f146), SECP256K1_W(0x333e5da23ee429ac), SECP256K1_W(0xb5001ef12d8253a6),
        SECP256K1_W(0xea85d70f0a0a743a),
    } } },
    { { {
        SECP256K1_W(0x5d4612563332a121), SECP256K1_W(0x0b37fc2fb752a9ac), SECP256K1_W(0xbe68450bf1570242),
        SECP256K1_W(0x630c257351e65dbb),
    } }, { {
        SECP256K1_W(0xad3a1309fa8735f4), SECP256K1_W(0x2ff682278f1d5ea2), SECP256K1_W(0x5f36659edab6aa1b),
        SECP256K1_W(0xd68f3e31ccafb011),
    } } },
    { { {
        SECP256K1_W(0x84169b7775909d74), SECP256K1_W(0x9ba6682899212db4), SECP256K1_W(0x62c2da030400b753),
        SECP256K1_W(0x985431f1386988b5),
    } }, { {
        SECP256K1_W(0x5210ba95590bc513), SECP256K1_W(0x1ec016a1785204b0), SECP256K1_W(0x9a31de7ffebf7a32),
        SECP256K1_W(0xb43213e82f6e9559),
    } } },
    { { {
        SECP256K1_W(0xb90ecdf0a475791f), SECP256K1_W(0xabcf9b4a65e339b1), SECP256K1_W(0xca7d9863261eef6d),
        SECP256K1_W(0xedc31a461eca98f5),
    } }, { {
        SECP256K1_W(0x2c6b249e2a937c55), SECP256K1_W(0xc026889e593fa161), SECP256K1_W(0xae96aa61625af625),
        SECP256K1_W(0x142066c8e8e34cd5),
    } } },
    { { {
        SECP256K1_W(0xf7ceb122ed36e823), SECP256K1_W(0xf55842b432231667), SECP256K1_W(0x4a40cc0e7f3401af),
        SECP256K1_W(0x6807abde95b210f0),
    } }, { {
        SECP256K1_W(0xb5ff767ceae588a7), SECP256K1_W(0xf891507335891d8c), SECP256K1_W(0x73f250cee4fb3840),
        SECP256K1_W(0x715fa521a6bf7adb),
    } } },
    { { {
        SECP256K1_W(0x06b18256477ebca7), SECP256K1_W(0x196f9a9cc0491fe1), SECP256K1_W(0xe6191b3ec6741c1b),
        SECP256K1_W(0x4f90a27cebb9e0bf),
    } }, { {
        SECP256K1_W(0xd6569b36686eb761), SECP256K1_W(0x646dff5e3251628a), SECP256K1_W(0x660927838b26a312),
        SECP256K1_W(0x70b9c65da734d524),
    } } },
    { { {
        SECP256K1_W(0xfa6fda3e0efa3622), SECP256K1_W(0x7d5f28e57efcce5a), SECP256K1_W(0x418c8dec1d096af6),
        SECP256K1_W(0xbf02214de84a9776),
    } }, { {
        SECP256K1_W(0x8d3d8ed3449cd7ad), SECP256K1_W(0x893f8ad4dbcc113c), SECP256K1_W(0xf3ab64ca35e4555c),
        SECP256K1_W(0x56b296d984bd4cc8),
    } } },
    { { {
        SECP256K1_W(0xe8de292b0f33b71e), SECP256K1_W(0xdba3432e385f0dd8), SECP256K1_W(0x4108c05d27d81716),
        SECP256K1_W(0xa597231131437778),
    } }, { {
        SECP256K1_W(0xbb762dcbcd4fa13d), SECP256K1_W(0xd4918290cffebf54), SECP256K1_W(0xfd2591a9770bc896),
        SECP256K1_W(0x8197ac47bcdcb854),
    } } },
    { { {
        SECP256K1_W(0x45b9d094fd8b396b), SECP256K1_W(0x46e0d0e55e1cec06), SECP256K1_W(0xf56f14a2afbb844d),
        SECP256K1_W(0x7423d032b1853c07),
    } }, { {
        SECP256K1_W(0x9703bfac94e50541), SECP256K1_W(0x3b80c4135a1d5d2f), SECP256K1_W(0x5a42ff10ab9bf3af),
        SECP256K1_W(0x37592dcf4bc4b7d4),
    } } },
    { { {
        SECP256K1_W(0x4cadcd219e3921d5), SECP256K1_W(0x5d1cf6c58141c063), SECP256K1_W(0xd631d0f25c6e4f56),
        SECP256K1_W(0xdc6b1c64f5abfb46),
    } }, { {
        SECP256K1_W(0xccdd28b6cd3adeeb), SECP256K1_W(0x0ca2ffa6068f5ccc), SECP256K1_W(0x7f27ed802753859e),
        SECP256K1_W(0x7b670293ae7622e7),
    } } },
    { { {
        SECP256K1_W(0xcd256eca89423b66), SECP256K1_W(0x0f7ca00b344204bc), SECP256K1_W(0x0a8c9cec77ab5fb5),
        SECP256K1_W(0x0c67b30a8b1b5ad3),
    } }, { {
        SECP256K1_W(0x764a0de298ee3daf), SECP256K1_W(0xfd722e9b5e1571f6), SECP256K1_W(0xc4d4562fd862c5e7),
        SECP256K1_W(0xdbc471558f4aef88),
    } } },
    { { {
        SECP256K1_W(0xbc1223b000c80ef0), SECP256K1_W(0xb6648b1a2ddf57f2), SECP256K1_W(0xdc9b3b5d8cbd700c),
        SECP256K1_W(0x289e71921f04317a),
    } }, { {
        SECP256K1_W(0xf452ee7e2d54869a), SECP256K1_W(0xa8fc8ef2bd7a8b3c), SECP256K1_W(0x1c2d6be75b5798ee),
        SECP256K1_W(0xe49f0746d11bf71b),
    } } },
    { { {
        SECP256K1_W(0xd57162188c8a9753), SECP256K1_W(0xb1dfca6ac0707826), SECP256K1_W(0x666f502516a08bce),
        SECP256K1_W(0x2cddd2abeec4d2c9),
    } }, { {
        SECP256K1_W(0xe1947497657dcb7b), SECP256K1_W(0x844e74bdee019103), SECP256K1_W(0xf2e43101e5a36311),
        SECP256K1_W(0x1ddb7d91587deaa8),
    } } },
    { { {
        SECP256K1_W(0xdb87bb16f17956ef), SECP256K1_W(0xae9bd9a7c34d49ef), SECP256K1_W(0xdbe31e2f815eac4d),
        SECP256K1_W(0x0f85692bba443b29),
    } }, { {
        SECP256K1_W(0xd4ea0dcd17200620), SECP256K1_W(0x5b6bee79b6346c54), SECP256K1_W(0x1fa37d931cc232b1),
        SECP256K1_W(0x5af4f18ac9069649),
    } } },
    { { {
        SECP256K1_W(0x2e5f642a647d28a3), SECP256K1_W(0xfaa60e726c42973b), SECP256K1_W(0x47b845c9a1b2e6b7),
        SECP256K1_W(0xd1ecd9f9c9ba471d),
    } }, { {
        SECP256K1_W(0x4892f2931fb6ec90), SECP256K1_W(0xcba98f356506fac4), SECP256K1_W(0x06bbf3f63ddfd4f5),
        SECP256K1_W(0x483c7aa243f1ebc4),
    } } },
    { { {
        SECP256K1_W(0xc261cc558e86c068), SECP256K1_W(0x5890ee95335bef4a), SECP256K1_W(0x1044ab5320e447fc),
        SECP256K1_W(0x4f4953526bc92715),
    } }, { {
        SECP256K1_W(0x838455af3767f0d0), SECP256K1_W(0xcccf599f6bb815d8), SECP256K1_W(0xf86674a66bb43575),
        SECP256K1_W(0x72dd0f74d35eeca9),
    } } },
    { { {
        SECP256K1_W(0x2373a49d772d41c9), SECP256K1_W(0x29a60d73880453c2), SECP256K1_W(0xe2e53489b7c84f73),
        SECP256K1_W(0x3ab6ba2dcd22e2d4),
    } }, { {
        SECP256K1_W(0x00d546576bc19018), SECP256K1_W(0x44efacb17a6aea15), SECP256K1_W(0xddbc4e3c00aebd30),
        SECP256K1_W(0xdc68a6080592ab63),
    } } },
    { { {
        SECP256K1_W(0xad03f8ff07a311e5), SECP256K1_W(0xc1bbab0b76aa56ad), SECP256K1_W(0xbc9e917052298559),
        SECP256K1_W(0x13c2a7908375a1ff),
    } }, { {
        SECP256K1_W(0x4f63928b74ca5e5a), SECP256K1_W(0x4aa90b30f2228071), SECP256K1_W(0x611d7e0282d11326),
        SECP256K1_W(0x699e7c28954b48f2),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int secp256k1_teeth(unsigned int block)
{
    return block == SECP256K1_BLOCKS - 1 ? SECP256K1_LAST_TEETH : SECP256K1_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int secp256k1_signs(const secp256k1_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = secp256k1_teeth(block);
    unsigned int position = block * SECP256K1_TEETH * SECP256K1_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / SECP256K1_WORD_BITS] >> (position % SECP256K1_WORD_BITS)) & 1u) << i;
        position += SECP256K1_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void secp256k1_point_mul_base(secp256k1_point *r, const secp256k1_sc *k)
{
    secp256k1_limb v[SECP256K1_SIGN_WORDS];
    secp256k1_point total, low, *sum;
    secp256k1_affine addends[SECP256K1_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = secp256k1_scalar_odd(v, SECP256K1_SIGN_WORDS, k);
    unsigned int column, block;

    v[SECP256K1_SIGNS / SECP256K1_WORD_BITS] |= (secp256k1_limb)1 << (SECP256K1_SIGNS % SECP256K1_WORD_BITS);
    for (column = SECP256K1_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < SECP256K1_BLOCKS; block++) {
            secp256k1_base_lookup(&addends[block], secp256k1_base + block * SECP256K1_BLOCK_ENTRIES, secp256k1_teeth(block),
                                secp256k1_signs(v, block, column), negate);
        }
        if (column < SECP256K1_SPACING - 1) {
            secp256k1_point_dbl(&total, &total);
        }
        block = 0;
        if (column == SECP256K1_SPACING - 1 || column == 0) {
            secp256k1_point_from_affine(sum, &addends[block++]);
        }
        for (; block < SECP256K1_BLOCKS; block++) {
            (void)secp256k1_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    secp256k1_point_add(r, &total, &low);
    secp256k1_wipe(v, sizeof v);
    secp256k1_wipe(&total, sizeof total);
    secp256k1_wipe(&low, sizeof low);
    secp256k1_wipe(addends, sizeof addends);
    secp256k1_wipe_stack();
}

void secp256k1_point_mul_base_bytes(secp256k1_point *r, const uint8_t k[32])
{
    secp256k1_sc scalar;

    secp256k1_reduce_bytes(&scalar, k, SECP256K1_SC_BYTES);
    secp256k1_point_mul_base(r, &scalar);
    secp256k1_wipe(&scalar, sizeof scalar);
}
