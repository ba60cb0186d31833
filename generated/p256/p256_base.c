/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p256 */
/* From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#include "p256_curve_internal.h"

#define P256_TEETH 6
#define P256_BLOCKS 11
#define P256_LAST_TEETH 4
#define P256_SPACING 4
#define P256_BLOCK_ENTRIES 32
#define P256_ENTRIES 328
#define P256_SIGNS 256
#define P256_SIGN_WORDS (P256_SIGNS / P256_WORD_BITS + 1)

/* The tables, one after the other */
#if P256_WORD_BITS == 64
#define P256_W(x) UINT64_C(x)
#define P256_W_LOW(x) UINT64_C(x)
#else
#define P256_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define P256_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const p256_affine p256_base[P256_ENTRIES] = {
    { { {
        P256_W(0xfe9ebeb9edc12173), P256_W(0x5003cd1e851a5326), P256_W(0x93bed4210183f383), P256_W(0x3ce3d8126630dd38),
    } }, { {
        P256_W(0x65cb9debde659ea5), P256_W(0x0d21d8a2d9ca1ae6), P256_W(0x1c76ae38e4999ff8), P256_W(0x61e90db5c28c50c9),
    } } },
    { { {
        P256_W(0x7413cc3c67b6169b), P256_W(0x0d7db95b66efb23b), P256_W(0x35e5ee7a11ab8c9d), P256_W(0x731b4cd294ab35e6),
    } }, { {
        P256_W(0x77122460279c0aa2), P256_W(0x5c23cd6b53341316), P256_W(0x44b77c54f01cabef), P256_W(0x3eb5ad70d37a090d),
    } } },
    { { {
        P256_W(0x3f8b64baefc87fad), P256_W(0xfd9cb69492605ca8), P256_W(0x9c7d36da7991cdef), P256_W(0x662b19b330090b75),
    } }, { {
        P256_W(0x1ec739345c8d9f09), P256_W(0xb749ecb6a47128bc), P256_W(0x2204a81b92172869), P256_W(0x81c87c321aa9102b),
    } } },
    { { {
        P256_W(0x6abdf1d115e1ab3a), P256_W(0x4bda5fcdd5352469), P256_W(0xd2dcfd3110db0cb7), P256_W(0x0364bbdbf1a9fec7),
    } }, { {
        P256_W(0xdcc52c3e30a1deb3), P256_W(0x99f6284ef8f34528), P256_W(0xa01079d604f2502d), P256_W(0xf5f2b2e55af95c9d),
    } } },
    { { {
        P256_W(0x8c71ee367c2ba524), P256_W(0xbbd75d6cc10f6113), P256_W(0x99f4e269df86d0bb), P256_W(0x6bf84a8c3176cf6e),
    } }, { {
        P256_W(0x8e598f872bb6658d), P256_W(0x99104065cb44088c), P256_W(0x219a81108cad0159), P256_W(0x9189f32575fe707f),
    } } },
    { { {
        P256_W(0x5e7738aa9f72e163), P256_W(0x63ba7c5429b52f22), P256_W(0x24583b4911453da1), P256_W(0xf4273aee15e1edb3),
    } }, { {
        P256_W(0x933bf2a7861d761b), P256_W(0xe92eda971f6679f2), P256_W(0xb3d27b4da62cfb48), P256_W(0x9d5efd9d6d0331da),
    } } },
    { { {
        P256_W(0x07491569dd0daf57), P256_W(0x6025bb983244de23), P256_W(0x837fa2ea7d6fb2da), P256_W(0x8224250ec6c84be8),
    } }, { {
        P256_W(0xec1fd618b2f254ff), P256_W(0x7beb5f6b2a3c591a), P256_W(0x194b0bdb69bd035f), P256_W(0xde49f77bc2790d42),
    } } },
    { { {
        P256_W(0xb212015f1c763cd0), P256_W(0x39d32c3201a5ed96), P256_W(0xbe322e3aaf9ca3e3), P256_W(0x6712df09e4b919ab),
    } }, { {
        P256_W(0x721f1a6497cb2540), P256_W(0xe8231a7dd4d969ce), P256_W(0xc50cb0351b8d06c7), P256_W(0xea27f24b0423b7ad),
    } } },
    { { {
        P256_W(0x782c3151d9708aed), P256_W(0x48816aa837ae1ae3), P256_W(0x3b614e4829197a56), P256_W(0x545b5759468e4d64),
    } }, { {
        P256_W(0xc779101d5ce8301b), P256_W(0x20074d3edee9bc50), P256_W(0xb5d0c64e0d424a0e), P256_W(0xe1c4a765c121832c),
    } } },
    { { {
        P256_W(0xb0724369cf4a8e83), P256_W(0x8472bad76559b50f), P256_W(0xe6e2d3804760af33), P256_W(0x97ae2d830a7fda5b),
    } }, { {
        P256_W(0xd1595b932a6a642b), P256_W(0x4ccaba58a1c7c9b6), P256_W(0x68521e5448002854), P256_W(0x89b524234f8d6296),
    } } },
    { { {
        P256_W(0xeb8fc911ce8f49c8), P256_W(0x3630d60ec4fed471), P256_W(0x6f2974ee5d7f98d2), P256_W(0x263bd7438c123976),
    } }, { {
        P256_W(0x8fe2aab43b8967ae), P256_W(0x17afbe9e912fc763), P256_W(0x3b77e783d710a0ab), P256_W(0x61113505ae94d2f2),
    } } },
    { { {
        P256_W(0xe0515d3e4f7ec4dd), P256_W(0xe4ed3bad90f6b46b), P256_W(0x87297e28c1280904), P256_W(0xed8fa37916ebe1ad),
    } }, { {
        P256_W(0xc03f1ded60f35ad1), P256_W(0x8c9ce9ed581d119f), P256_W(0xa141e10f07c15597), P256_W(0x7a8d55052ca8f82a),
    } } },
    { { {
        P256_W(0x89c80c8e8302eef9), P256_W(0xb9b65210ba2c792a), P256_W(0xd4e55807450c82f1), P256_W(0xf9a25f42279d63e8),
    } }, { {
        P256_W(0x749adec2e017c965), P256_W(0x74f03926a3860604), P256_W(0xc5c34699775b909c), P256_W(0xe353eafe2bee7688),
    } } },
    { { {
        P256_W(0x779721373009f841), P256_W(0xda9a8d40f41f2085), P256_W(0x2ea6120f7dabd9c2), P256_W(0x332ea61e277aa096),
    } }, { {
        P256_W(0x679b2ce720bec841), P256_W(0xc5e868ce4ff76b10), P256_W(0xa35c0e531e4a9291), P256_W(0x3ce9a1beb547066f),
    } } },
    { { {
        P256_W(0xcdb5aeb7acfbebf4), P256_W(0x6b20a3905f226ad0), P256_W(0x9568f6704dc87e9f), P256_W(0x20995b6cea0e4e7d),
    } }, { {
        P256_W(0xa23bafa8c186f02d), P256_W(0x937a68a258bc2ae1), P256_W(0x152136439d45aed4), P256_W(0x0ec18eacc7d2b50a),
    } } },
    { { {
        P256_W(0xca1aec51218e3709), P256_W(0x4df95506e0cef53f), P256_W(0x3e14e0203794ed2e), P256_W(0x34d51cd5e452d9b4),
    } }, { {
        P256_W(0xeb855f5a8b1c5f86), P256_W(0xe5e17846ef63115b), P256_W(0x2bcbec6624aa5979), P256_W(0x1a5f1be69381dd7a),
    } } },
    { { {
        P256_W(0xa5ecc2aacd29ad6d), P256_W(0x0a541af16b492477), P256_W(0x91292bf16a0964b0), P256_W(0x5361cd86e2735b56),
    } }, { {
        P256_W(0xfc0cadd19173fbea), P256_W(0x42982888d5fb3921), P256_W(0x900ad64a0b52a1ff), P256_W(0x25c938c37ccf5f89),
    } } },
    { { {
        P256_W(0x95737f0e331d9daf), P256_W(0x9799abe2e2dc48ea), P256_W(0xf3a17b0d37fc1ccc), P256_W(0xeffcd9c460f57d08),
    } }, { {
        P256_W(0xd454288d7d561553), P256_W(0x54a003818917aaeb), P256_W(0x10d1f4b58e8ea4ed), P256_W(0xb18029878cdd30cc),
    } } },
    { { {
        P256_W(0xd81a375a88da8b98), P256_W(0x20a1699d246a4144), P256_W(0x13ab6ca143c35d7d), P256_W(0x16c8824473b5e9bb),
    } }, { {
        P256_W(0xf3c3fb24bb90f0a5), P256_W(0xd01b7de02f611642), P256_W(0xf09b9c212ff4e569), P256_W(0x6b2436c64fed2ef7),
    } } },
    { { {
        P256_W(0x46b6ef1981a98e60), P256_W(0xbeb91e0921db52ed), P256_W(0x534bc1d0c3eea3b4), P256_W(0x9c4fc04ad4c88ae5),
    } }, { {
        P256_W(0xb40e0a087fe03d26), P256_W(0x61fe08d59e0282d8), P256_W(0x58c0ae4abe833afb), P256_W(0xe558c4deb227b92d),
    } } },
    { { {
        P256_W(0x66012c65b895e9b6), P256_W(0xcf9c55be4a9d22a5), P256_W(0x8d9c23ff175343bc), P256_W(0x19c61827086362fa),
    } }, { {
        P256_W(0xb8d4546a5568e6fc), P256_W(0x925cd5568d2fde9b), P256_W(0x871d21d246fda279), P256_W(0xf07c3c4c83591f63),
    } } },
    { { {
        P256_W(0xc1b344a14935b71a), P256_W(0x9687483afe505ebd), P256_W(0xafbc0bdc4f6ea590), P256_W(0x700c7d26ebdd816e),
    } }, { {
        P256_W(0x7fe39b4d4b3122e5), P256_W(0x9e8228562b9a4cd5), P256_W(0x71f1abef6e2d79a9), P256_W(0x058352008c633d6b),
    } } },
    { { {
        P256_W(0x8bfaa1279dae2fe0), P256_W(0x6f1170af510d7783), P256_W(0x1407593053f1c621), P256_W(0x65f405540a4b5841),
    } }, { {
        P256_W(0x3e3c03ce007e3458), P256_W(0x41f74a78346988ba), P256_W(0x4aad1349fdbbc909), P256_W(0xa24a2da707c0b111),
    } } },
    { { {
        P256_W(0x1d61450094926154), P256_W(0xf180cd111ce42c5e), P256_W(0x636723505206af85), P256_W(0xe7c274f7ef0cc1c3),
    } }, { {
        P256_W(0xf4b8ec2605d99913), P256_W(0x1ef28f788a32ed3f), P256_W(0xbbd23222cf81bfa5), P256_W(0x6aeac41bb9782c4c),
    } } },
    { { {
        P256_W(0xe128c5421e366fbc), P256_W(0xb854fd381f3ebc20), P256_W(0xf5e62e8964fda32a), P256_W(0xdc609c7f34313297),
    } }, { {
        P256_W(0xb3f1fd114e8bfb6c), P256_W(0xdc40d45a17744e7c), P256_W(0xca61cfc15cf96eca), P256_W(0xa37a6e0bce2b5b6e),
    } } },
    { { {
        P256_W(0x48e4430ecaf4286a), P256_W(0x1a55f28dc6e8b4b4), P256_W(0x962d9852b6c295b4), P256_W(0x35ed454a6d4bfe37),
    } }, { {
        P256_W(0xeaada71e85941b5f), P256_W(0x4a5bc00dad340b2f), P256_W(0xd729909bf148e753), P256_W(0x069974ef6aa59cd0),
    } } },
    { { {
        P256_W(0x3f15e96b714dba62), P256_W(0x9a6ab1905d25ae0e), P256_W(0x1bdd79d69a5ead6c), P256_W(0x37cd67d28cd20e59),
    } }, { {
        P256_W(0x012b6c9e1e681d96), P256_W(0xb0035e5dfe048472), P256_W(0x8483076974b71813), P256_W(0x3547e7063771f56f),
    } } },
    { { {
        P256_W(0x327ab16eaeb9fcf5), P256_W(0x7d4e6424371ea84a), P256_W(0xb09e184f04d730a5), P256_W(0x2654be009df4e9a5),
    } }, { {
        P256_W(0x45e43f4c0b1bcc1e), P256_W(0xad7e7a89eaec1de1), P256_W(0x8ee6d6cc69a7853c), P256_W(0xb0db701f86409379),
    } } },
    { { {
        P256_W(0xe35c9045c0c778e9), P256_W(0x26b9f38b5b550f64), P256_W(0x1b137688deb3a78e), P256_W(0x34612ae1b96a7356),
    } }, { {
        P256_W(0x8cf6887a978267b6), P256_W(0x76279cf2591b5980), P256_W(0x0950bd7231a55183), P256_W(0x1c083618aa65c1f3),
    } } },
    { { {
        P256_W(0x36a24d47c207ca49), P256_W(0x78f278942b65183d), P256_W(0xe6aefe0c404b01b4), P256_W(0x3734279ba76e74ff),
    } }, { {
        P256_W(0x5d8d066e6b51e4f5), P256_W(0x93d3bf5b056e42f9), P256_W(0x4e0bd1b1ac79e6e4), P256_W(0xd651b0ff1dc7d69d),
    } } },
    { { {
        P256_W(0x3859caa988c11966), P256_W(0x20c1dabbe0cd0ca5), P256_W(0xc36619e4792d6cce), P256_W(0x3cbac9986552a2d7),
    } }, { {
        P256_W(0xcccd31ba38e5400a), P256_W(0xcf71f3c638c69664), P256_W(0x373b0778e20a6df2), P256_W(0x0cb1fe580594cec0),
    } } },
    { { {
        P256_W(0x3625ff11d2b56f7e), P256_W(0x399c2afb15d6992d), P256_W(0x6285b4bf0910e9bf), P256_W(0xe913d89a2b52beb7),
    } }, { {
        P256_W(0x409cb10e89cb93cd), P256_W(0xd07e63d7e4fddc37), P256_W(0xdba429bafa58d74c), P256_W(0x70df2e4459da602d),
    } } },
    { { {
        P256_W(0xc11b9f2270ad3fbf), P256_W(0x94f0fb3b8854bb02), P256_W(0x67652daa9614cd92), P256_W(0x659b73aa574edbec),
    } }, { {
        P256_W(0xf3b82dd4c1882f6a), P256_W(0x3b76fc33f80f98a7), P256_W(0x3f6205399efac886), P256_W(0x47c3ad6788a2a437),
    } } },
    { { {
        P256_W(0x5ea0ff96954771e9), P256_W(0x4f3f0751ea46fbe2), P256_W(0xf6539fdd5e37f05c), P256_W(0xa72d7fe18570f25a),
    } }, { {
        P256_W(0xe12716e6a64b2e90), P256_W(0x8ce7a1a0fb8db8c4), P256_W(0xa16243896a26cbd6), P256_W(0x5b4a2f3e8e7d5da9),
    } } },
    { { {
        P256_W(0x98d089738bb33cd1), P256_W(0xa85543f67e93a750), P256_W(0x5cf9f8859b835722), P256_W(0x2ccc3711a3c9d3f9),
    } }, { {
        P256_W(0x22b135aa566b48e7), P256_W(0x4ca399a23c943d09), P256_W(0xc490271037136aa3), P256_W(0x994f2db69090725f),
    } } },
    { { {
        P256_W(0x0098b9ac990a6eec), P256_W(0xbd2ba7ceda333ab4), P256_W(0x49ed40cfd750a2eb), P256_W(0xd84c2b975732d76a),
    } }, { {
        P256_W(0x09ab0889dfa6d81c), P256_W(0xe1f52631e95fbbfa), P256_W(0x5aadaaab54b2bbf1), P256_W(0x36d2f9aa9782c11d),
    } } },
    { { {
        P256_W(0x97525e78f3edd16c), P256_W(0x7926887b08af74c1), P256_W(0x853c82f399089f38), P256_W(0x03dfdc811a7eb162),
    } }, { {
        P256_W(0xd78129d0c96edfe0), P256_W(0x22c8bd6807cba465), P256_W(0x78fb97dced44170b), P256_W(0xb2674accc93fb781),
    } } },
    { { {
        P256_W(0x6e19a660ee87e8e2), P256_W(0x63b94d7bf7035514), P256_W(0x84dae9096fbad93e), P256_W(0x6a76f1ec9be891a8),
    } }, { {
        P256_W(0x3e4977cc6cb1c69f), P256_W(0x4af00c34c218dde5), P256_W(0x1bc021a877fb7e19), P256_W(0x10acfcfa29591f13),
    } } },
    { { {
        P256_W(0xf5277bf28a55e743), P256_W(0x0da04f779519c16f), P256_W(0x719d22360d0f9826), P256_W(0x2de2af22529132bb),
    } }, { {
        P256_W(0x7b8d91f23b4787d4), P256_W(0xe9dcc697797ab2f2), P256_W(0x61e4cdaf09e24ade), P256_W(0x84e8660144be1d15),
    } } },
    { { {
        P256_W(0xf1e8c09806e3e8d9), P256_W(0xa079783903108853), P256_W(0x66a61856cd5f73b1), P256_W(0x61333da829f8de66),
    } }, { {
        P256_W(0xacba96558b150f87), P256_W(0xe8f1b5d32e939ec4), P256_W(0x93861ea9f919305e), P256_W(0x95662f2f869ff3ef),
    } } },
    { { {
        P256_W(0x6af9580d86c2a580), P256_W(0x94ac1ef67a410c05), P256_W(0xe818498e546b0589), P256_W(0xb1ab8f9a0172c398),
    } }, { {
        P256_W(0x3f17fba601946f31), P256_W(0xe76e793a65ca37d0), P256_W(0x4d94c57ee62d8598), P256_W(0x722a975eae1135dd),
    } } },
    { { {
        P256_W(0xad392e076d883bbf), P256_W(0xdc34d779d1f43847), P256_W(0x4445563f549799f6), P256_W(0x6b58703c0071f486),
    } }, { {
        P256_W(0xd1e8d588f4f17291), P256_W(0x344436eb9a595dd7), P256_W(0x4fc1cbee07740800), P256_W(0xc271aef587dfb834),
    } } },
    { { {
        P256_W(0xf02c19c5dc46d684), P256_W(0x914f32bd3074747a), P256_W(0x196286c8d9f53372), P256_W(0x14bb98550cc8a3a0),
    } }, { {
        P256_W(0xc8ff5ae5c823b0c2), P256_W(0x64b4ee5d1a11a7ab), P256_W(0x8d3155da3674bd79), P256_W(0x5758f140550d20b4),
    } } },
    { { {
        P256_W(0x78204e7e83e3283e), P256_W(0x5944b0a24e9eb628), P256_W(0x8d75f5241f0d335e), P256_W(0x7cb4f854893992cc),
    } }, { {
        P256_W(0x7c610a4a5145640a), P256_W(0x39ee9e8541669688), P256_W(0xb805543063a2fe3a), P256_W(0xd8214c8a5232817d),
    } } },
    { { {
        P256_W(0xe09ae1e730e88dda), P256_W(0x4077539fcd997247), P256_W(0x75ccd4134bc81cb8), P256_W(0x370d323fcb58e01a),
    } }, { {
        P256_W(0x782965d6e50c66ea), P256_W(0x042f943b89b49aee), P256_W(0x77df013cb1b34681), P256_W(0xe04d6a0157ad04fa),
    } } },
    { { {
        P256_W(0xfd73c722dd4906e2), P256_W(0x60bc364972d41ab0), P256_W(0x5346dc2d4344ee4d), P256_W(0x223a6570a1e69ee1),
    } }, { {
        P256_W(0xfef48c11a25d930e), P256_W(0x2444a008ebac4672), P256_W(0xdc44eb8d1f7f6247), P256_W(0xc3d18ca68fca82d9),
    } } },
    { { {
        P256_W(0x6bae632c7b3fb8ac), P256_W(0x3890df406d621b90), P256_W(0x7be3226f69cffe3a), P256_W(0x3ae29e31992ce171),
    } }, { {
        P256_W(0x967f7d53d031f8e2), P256_W(0x06cf43b7547f8486), P256_W(0x060087b954586326), P256_W(0xcd8f607ee8905d6a),
    } } },
    { { {
        P256_W(0xeb48a130ec969f8c), P256_W(0x8e1bcc3f4db514d7), P256_W(0x1bc11b5c25610a13), P256_W(0x46874b5e104b9931),
    } }, { {
        P256_W(0xd98bb37310c69b36), P256_W(0x94af0effe5a7b3ba), P256_W(0xfeac3d87434b6dd0), P256_W(0xe3da15e3328b4756),
    } } },
    { { {
        P256_W(0x55507aa8c8cace36), P256_W(0xb24e9fefd39fba53), P256_W(0x6583fb4d6c87c472), P256_W(0x40287a5f694ea296),
    } }, { {
        P256_W(0xfd1b3d3c6486671d), P256_W(0xf82315a7d8a20296), P256_W(0x25d2f99bc2f46e04), P256_W(0xed8927b9956059e5),
    } } },
    { { {
        P256_W(0xcc574130657e4c6d), P256_W(0xcce05d52a6a19136), P256_W(0x1f0fe5f039a1785e), P256_W(0xd44bfb650c4973f4),
    } }, { {
        P256_W(0xc98b17bb1def7e11), P256_W(0x8b68928a5f76523a), P256_W(0xf05c53cd372ee18d), P256_W(0x47651f589727064d),
    } } },
    { { {
        P256_W(0x044f51ccaf024836), P256_W(0xa021b9b377f81a8b), P256_W(0xad09762550742dbf), P256_W(0xddc439a40fceb780),
    } }, { {
        P256_W(0x5091dcad49e9e2d7), P256_W(0x9bfd77c49c5b7ed8), P256_W(0xf3c1f762dd864e16), P256_W(0xe4d02da815cfaa11),
    } } },
    { { {
        P256_W(0x7c821d5c53963e18), P256_W(0x24f0fafb80f05d40), P256_W(0x69f11bbc2cf89ddd), P256_W(0xc998451fd361ace8),
    } }, { {
        P256_W(0x3dd31613a00f1bdc), P256_W(0x32035610e3ae277d), P256_W(0x58f68542d6d27f58), P256_W(0x3cd2681d9b4836c5),
    } } },
    { { {
        P256_W(0x2b0db00bd699eb49), P256_W(0x74b131ce3616ea60), P256_W(0x9fff4a1016e177cd), P256_W(0x8fc666716f7d5dc9),
    } }, { {
        P256_W(0x1cf214767bef87a7), P256_W(0x0cd0dd29b9fe4e78), P256_W(0xd98da8f7e7993b51), P256_W(0xdfc57db9b9ca95ee),
    } } },
    { { {
        P256_W(0x4168077a71dd5bab), P256_W(0x986d96f8a31ed06e), P256_W(0x0258577c265179ad), P256_W(0x7eed41f3e073543c),
    } }, { {
        P256_W(0x8709b2e10c7bb76d), P256_W(0xc09359012a1c5da0), P256_W(0x33d808528a2c3f6a), P256_W(0x68a9e0c24b29cb2b),
    } } },
    { { {
        P256_W(0x80b1559c3b55ff6d), P256_W(0x1c7356c4bf19b34e), P256_W(0xa5116d2e610c806a), P256_W(0x5f3f11335a010a8b),
    } }, { {
        P256_W(0x42ad197d0a7eef0c), P256_W(0x35ce47007f77b78c), P256_W(0x982a3462ae5c3dc7), P256_W(0x9ce3bc62db191a11),
    } } },
    { { {
        P256_W(0xe3829552d776efb8), P256_W(0x6f177b0ed797d1ee), P256_W(0x443b18ae7e0f8ea4), P256_W(0x7a9fa5dd18734ed8),
    } }, { {
        P256_W(0x437408ae5eb4d8a7), P256_W(0x168de1c65bbcced8), P256_W(0x030d05739c556b88), P256_W(0x518df481b53317f2),
    } } },
    { { {
        P256_W(0x39133f9d417ad025), P256_W(0xd4efcf9309a39690), P256_W(0xf6dc9e0ea23eea50), P256_W(0xb2eecac487549f74),
    } }, { {
        P256_W(0x6d6e53b62154d782), P256_W(0x0c202aa28d68e072), P256_W(0x7d59fb649eb5db76), P256_W(0x8c9ed54731f230d2),
    } } },
    { { {
        P256_W(0xacb695ddf6419a39), P256_W(0x0bbfb09be11a4f21), P256_W(0xb5bd3272e58383ab), P256_W(0xac032a832da7df34),
    } }, { {
        P256_W(0x285bcdee805c7bd9), P256_W(0x272ac0eda00a37a6), P256_W(0xd37750f3e20b7f4f), P256_W(0xe12c6b28c799adad),
    } } },
    { { {
        P256_W(0xe86cc435596d02ea), P256_W(0x93c70768768b1199), P256_W(0x59d8f97fb875f4c7), P256_W(0x8b9d142488e88f6d),
    } }, { {
        P256_W(0xbca22787e29a8f0d), P256_W(0xc2dbcaf4101d786c), P256_W(0xad8c2a8ebb1aa120), P256_W(0xac29ffccd6c7f5e0),
    } } },
    { { {
        P256_W(0xc2e082810c03f85a), P256_W(0xb027faec6f030099), P256_W(0xfd39d0e42c917aa9), P256_W(0x5cb7e27e35d11bc7),
    } }, { {
        P256_W(0xf703536e43de4707), P256_W(0x4ad7723e710d3426), P256_W(0xcaa0dd8ee27a74aa), P256_W(0x72b9ef2b5e9e76fb),
    } } },
    { { {
        P256_W(0x0404404195362963), P256_W(0xfc3ef3925ceb5078), P256_W(0x4a50da8df906328f), P256_W(0x4d7cebc14923302c),
    } }, { {
        P256_W(0xc782e46dea706e55), P256_W(0xe2e755eaa57d712e), P256_W(0x656fe6ecee6c79b2), P256_W(0x8951ad4b98975f24),
    } } },
    { { {
        P256_W(0x85c9b5cc29326ebf), P256_W(0x8d09651e9afd6d08), P256_W(0xad3e2ace76189c1b), P256_W(0xdbfc0a003372e674),
    } }, { {
        P256_W(0xa84dadf9e6aad2fc), P256_W(0x4a15965853af5d0d), P256_W(0xaa4c09bdaf69eefb), P256_W(0x9decaeaf8e765bac),
    } } },
    { { {
        P256_W(0x0d0e91b91f61048f), P256_W(0x4c301ba7f7c783c0), P256_W(0x9377ef9cb3046429), P256_W(0xb4717a61042bdd78),
    } }, { {
        P256_W(0xb4470360aa3c9bd6), P256_W(0xb88b084e6918d144), P256_W(0x03ecb70e22d5b017), P256_W(0x00a68c3552e9ee48),
    } } },
    { { {
        P256_W(0x5783e670b8e72b60), P256_W(0x8ac3c4aa72431a3f), P256_W(0x6d6c3aab56dd8aa8), P256_W(0x468c77c2973ab1f2),
    } }, { {
        P256_W(0x53972d053b8f3b41), P256_W(0x542e3ba2a7a84169), P256_W(0xb51f3b2992cae02a), P256_W(0xe943a4b79a7b6e3d),
    } } },
    { { {
        P256_W(0xc5cd974240b4250f), P256_W(0x569f392cff27366b), P256_W(0x3d8b6c4bd8c6c202), P256_W(0xbe36f2270d62f816),
    } }, { {
        P256_W(0xe2e9f000a05bd1dd), P256_W(0x60f203bb05660a35), P256_W(0x9d9e7a33d2febc62), P256_W(0xbd248b372c1c0abb),
    } } },
    { { {
        P256_W(0xd610111054919eac), P256_W(0xacbf5e76f7e38c34), P256_W(0x5bf85e83c0ae7282), P256_W(0xa30b60b79c69de84),
    } }, { {
        P256_W(0xbbbaee987d5e6e2a), P256_W(0x821aca1a884cffaa), P256_W(0xa2397cddd8bd12c6), P256_W(0x3ab82d817dba991c),
    } } },
    { { {
        P256_W(0xb519337a62d984d3), P256_W(0x34a16251c534dd26), P256_W(0x86dda9ac0cdbf5ab), P256_W(0xd687da435ecc6b77),
    } }, { {
        P256_W(0x2c79e3a713e25cc1), P256_W(0xb5d078a1f6f99fa7), P256_W(0x8caeb9cc348b8e4a), P256_W(0x55db5d1698975e15),
    } } },
    { { {
        P256_W(0x63a5d80f44aa4afe), P256_W(0x3cf809dbcb99f2c1), P256_W(0x16f994de3a19ae2b), P256_W(0xc6268498a353fa3c),
    } }, { {
        P256_W(0x24ab61b8b301b5bc), P256_W(0x3e89d0f8aae3999f), P256_W(0xd84f650c4e7b41c0), P256_W(0x66265451bcf991e4),
    } } },
    { { {
        P256_W(0xed956a21dd820ef8), P256_W(0xb9992aa0c7d843dc), P256_W(0x67bcf26b6bb86d33), P256_W(0x739116a17d3857d8),
    } }, { {
        P256_W(0xe4019c5bac5a3c40), P256_W(0x94a428a88a8b188e), P256_W(0x7ca1d8a65dbe2c32), P256_W(0xdddd3a1dcde84439),
    } } },
    { { {
        P256_W(0x18fe374dc436b10f), P256_W(0xd7354cce8aba32ec), P256_W(0xec51f3ff4e0db0b1), P256_W(0x9a40a1a209011a7f),
    } }, { {
        P256_W(0xa3f8884446d45e57), P256_W(0xf548069a8efdbe0f), P256_W(0x0820ce33c42a4a6d), P256_W(0xa637594fe2b67659),
    } } },
    { { {
        P256_W(0x04fbd71b144bcaeb), P256_W(0x1a9400a4b637dfe7), P256_W(0xf87814f796bfc733), P256_W(0xd0353c3e063f6374),
    } }, { {
        P256_W(0x73da4c29bac73ecd), P256_W(0x4d5b0e3fbb158f5e), P256_W(0x038424633ae4b8ef), P256_W(0x6663a30562e303a3),
    } } },
    { { {
        P256_W(0x1e21ef293f503dca), P256_W(0x84cc57512efe7087), P256_W(0x8d769da98b591c93), P256_W(0x34c490e595ad153d),
    } }, { {
        P256_W(0x4c2fb48f75eba6a5), P256_W(0x8da1d4eaa9e98902), P256_W(0xa52415043dfaadb4), P256_W(0xe2084147175fb6a3),
    } } },
    { { {
        P256_W(0x281062c427cd870c), P256_W(0xde0cdbc77d4f02da), P256_W(0x2f92eb380e857609), P256_W(0x23926b4697b1ac0e),
    } }, { {
        P256_W(0xfded226486060ef8), P256_W(0x07bd5bce5d39df69), P256_W(0x0ed76c6c8711668f), P256_W(0xd44928b6d8b86dc0),
    } } },
    { { {
        P256_W(0xeaf1b6782388447b), P256_W(0x4cba24f9a48bea43), P256_W(0x6a8ce76c8dac6d63), P256_W(0xfa9147b9c28677ad),
    } }, { {
        P256_W(0xc35e370baa0b674c), P256_W(0xf9db2b6f6f1008f4), P256_W(0xdc2edf5d9ddd2dc8), P256_W(0x598cad2452834836),
    } } },
    { { {
        P256_W(0xb9beca83d653669b), P256_W(0xe2c209feec346560), P256_W(0x67f91255f61b5490), P256_W(0xf238e950f14232be),
    } }, { {
        P256_W(0xf4f54b851a98a29b), P256_W(0xb4ebc90212d79033), P256_W(0x0eda21eb94a05227), P256_W(0x651a376a8076b70a),
    } } },
    { { {
        P256_W(0xba1ebca13646383b), P256_W(0x33ae68523e56d0ef), P256_W(0xcc8b8928dfec77b2), P256_W(0xb565d9e0ef4438bc),
    } }, { {
        P256_W(0xeba8ea2fd0eaecb1), P256_W(0x73010790efb95961), P256_W(0x3dd57d2989a411ad), P256_W(0xacaafe5419c46e38),
    } } },
    { { {
        P256_W(0xff4d524946ca441e), P256_W(0x78de441af8214a7f), P256_W(0x52798ec6f5594dc8), P256_W(0x0b29521e7484b56e),
    } }, { {
        P256_W(0x37f8b01c83f1fc11), P256_W(0x7f6000e498d4f5e7), P256_W(0x0472f95dc3ad4066), P256_W(0xb173bd9d232603bd),
    } } },
    { { {
        P256_W(0xe5dbb4140bbb5160), P256_W(0x59403b8ec204b89f), P256_W(0x0cb47fe2a40b6997), P256_W(0x371cd483203e3be2),
    } }, { {
        P256_W(0xa34448b8972c3a51), P256_W(0x921d5829cb5100bf), P256_W(0xb5f3c19c2bfd03b7), P256_W(0xb66e2f4d25c0e161),
    } } },
    { { {
        P256_W(0x18f23395c91408b2), P256_W(0x837264a8225e9e04), P256_W(0x1dace071b76e2043), P256_W(0xb4e0f185ab50527d),
    } }, { {
        P256_W(0x7411c11872bbc6e1), P256_W(0x83af7e6f85319b14), P256_W(0x9282860923ee1355), P256_W(0xe05128bc85bd34cc),
    } } },
    { { {
        P256_W(0x5c0cf24dae8836bb), P256_W(0x051c7ab3516db711), P256_W(0xe02ba695852fe83a), P256_W(0x48bd5b992372a2d4),
    } }, { {
        P256_W(0xe47d2d8d69b5df80), P256_W(0x80c4dfcb1649be32), P256_W(0x2bc9982cdbff4b49), P256_W(0x8482bca9b5babdcd),
    } } },
    { { {
        P256_W(0x79787537078fbd2f), P256_W(0xb4e9471c7351c982), P256_W(0xdd9d6c793fcbcd2e), P256_W(0xf6d7fa49c26e9d4f),
    } }, { {
        P256_W(0x444772fc8d99c81b), P256_W(0xf26a5cb5bbc12b8d), P256_W(0x1bbeba53eea3c03c), P256_W(0x91873828581b8103),
    } } },
    { { {
        P256_W(0xce72f66eaa9b6375), P256_W(0x894f0b18c9e8ed53), P256_W(0x72e54c8b4fb2cc24), P256_W(0xc903ea8b50dc83c7),
    } }, { {
        P256_W(0x2221f6667bc17987), P256_W(0x54d643a0ffc7c775), P256_W(0x1daf22cc29375351), P256_W(0x03088ec26e794a10),
    } } },
    { { {
        P256_W(0x3cede08cb58f4f29), P256_W(0x1e02bf909ec18f99), P256_W(0x0e94ea39a7d7ca33), P256_W(0xab67009592123f76),
    } }, { {
        P256_W(0x578ce19fb6114f9a), P256_W(0x28aceddbdc0fa280), P256_W(0xbefa30641252438d), P256_W(0x0fc855d23ea7a498),
    } } },
    { { {
        P256_W(0x1f977d19b3e8906f), P256_W(0xebd73d7c69824def), P256_W(0x8521bd099194df07), P256_W(0xbfbc230fe4b3f2c0),
    } }, { {
        P256_W(0x02d8a76df3b798a3), P256_W(0x018473954ca96fcf), P256_W(0x60a77cba23593e80), P256_W(0x8aae807f25a7f5e2),
    } } },
    { { {
        P256_W(0x632eb1b86b08f5e0), P256_W(0xf5461c040f8cd5bc), P256_W(0xb6987c9e96f6811f), P256_W(0x2dda331837135f61),
    } }, { {
        P256_W(0xa7228a31ea43bd2c), P256_W(0x76257ae49c1299a2), P256_W(0x5c1be8c2ae6379b9), P256_W(0xcf9cd60706c1974b),
    } } },
    { { {
        P256_W(0x52f8742a94b9395a), P256_W(0x5244571f8942bb08), P256_W(0xa413c969c2a17922), P256_W(0xdd38a4b0c1577886),
    } }, { {
        P256_W(0xfef7331759b8a32b), P256_W(0x38afd6ab9345267e), P256_W(0x3b534e667627e892), P256_W(0x4c3c677378a60b52),
    } } },
    { { {
        P256_W(0x4cac08dc82643dd8), P256_W(0x6dd2ece53acb3ce4), P256_W(0x431afad388e8967f), P256_W(0xddd0c3c17d278121),
    } }, { {
        P256_W(0x9dc568eff7b23e27), P256_W(0x9211c727a63b06e8), P256_W(0x4daeb36eee788e02), P256_W(0x3c4dcfb130f06a90),
    } } },
    { { {
        P256_W(0x43ae9432290381b6), P256_W(0x0d1656e09eb555d6), P256_W(0xe73adec4b3584ed2), P256_W(0x31b87795eb462005),
    } }, { {
        P256_W(0x784314703da0c442), P256_W(0x93b612046c84cd57), P256_W(0xa8819c37ac3f82ee), P256_W(0x7ef98adfc4757820),
    } } },
    { { {
        P256_W(0x80545a829531e6f2), P256_W(0xe2352573f4ca4c57), P256_W(0x8600450323ca3452), P256_W(0x5a969483787aecfe),
    } }, { {
        P256_W(0x06d3b66cfd6ff7ff), P256_W(0x4202b46bb410dcdc), P256_W(0x085f4e580a689ab0), P256_W(0x5034d4503d10a9be),
    } } },
    { { {
        P256_W(0x7f44cac3d65fe230), P256_W(0xfe248529342bd354), P256_W(0xc1a946c92731b786), P256_W(0x89e693fa4d419da0),
    } }, { {
        P256_W(0x8ab63b801fd270bd), P256_W(0x37f3e43a370c267f), P256_W(0xa28cb1cca5b2a49d), P256_W(0x7cf5bf8c5e16bb68),
    } } },
    { { {
        P256_W(0xf0d6d76922ea4157), P256_W(0xb2765907b47ba976), P256_W(0xa61256e3aa9a20d5), P256_W(0x4acec06abfe98515),
    } }, { {
        P256_W(0xfe4ee8efd14aab2d), P256_W(0x6f7e5711f13ce1f1), P256_W(0xaff3a33f49dc2c79), P256_W(0xc160843f7a21dcd9),
    } } },
    { { {
        P256_W(0xb7b2d4f2d5f5f546), P256_W(0x98e137712b48a7f7), P256_W(0x090793c65b60e8fc), P256_W(0x8926d8f55e1c37aa),
    } }, { {
        P256_W(0x85a04681a1e7938f), P256_W(0x723a91329f61eeec), P256_W(0x9502f2aa5edf9716), P256_W(0x2e3c550642582667),
    } } },
    { { {
        P256_W(0xd061b73e9eef95aa), P256_W(0x8ff90e3830115974), P256_W(0xc4490eb6a31a6586), P256_W(0x47705e842477e621),
    } }, { {
        P256_W(0x089fa015bc6c377f), P256_W(0x08b2cddd67482c34), P256_W(0x2804dff989cbf17d), P256_W(0x9cbe8ef95af8d1a6),
    } } },
    { { {
        P256_W(0x7cffbde53693ce56), P256_W(0x37923092a0f396e7), P256_W(0x58e02ceff4d15a35), P256_W(0xa6d73b9f1cfd782f),
    } }, { {
        P256_W(0xb10f96f633880011), P256_W(0x36d485a4d74c01b1), P256_W(0x503d8d8659e11084), P256_W(0x9d9e17c7870bbbdb),
    } } },
    { { {
        P256_W(0xa097f415af1a4489), P256_W(0x9f2d3b75d73bdc68), P256_W(0x3fedb4079a1125f0), P256_W(0x5ebf64d147fd57e3),
    } }, { {
        P256_W(0x8ff8b4a2b8617b0f), P256_W(0x431c01cbf344886a), P256_W(0x1d630b7c385d6549), P256_W(0xe472e2486cabfca6),
    } } },
    { { {
        P256_W(0x9c9478812cd4c4ea), P256_W(0x269fc6a309cc9044), P256_W(0x7e15ee9ebac017d4), P256_W(0x3b9184198872b3df),
    } }, { {
        P256_W(0x0b99854d1f14e05c), P256_W(0x44339088c9335878), P256_W(0x3b6c2dc6b90b521d), P256_W(0x1f0a61af1650f4cf),
    } } },
    { { {
        P256_W(0xfefe675af1753fb8), P256_W(0xd3002576c6cd218d), P256_W(0x177084989fa15f24), P256_W(0xde876a7737ca31ed),
    } }, { {
        P256_W(0xfda3ab20c1961736), P256_W(0x68ae5ae9c040db7a), P256_W(0xa2ec3254a0086770), P256_W(0xcac1979d3b2533a5),
    } } },
    { { {
        P256_W(0xb04696b63f5fe181), P256_W(0x7291ac930b978b15), P256_W(0xc73aa12deae74806), P256_W(0x2b34b755094c11d5),
    } }, { {
        P256_W(0x527731cc3034b8f2), P256_W(0x17304cd02574ffd2), P256_W(0x51e2316741938e74), P256_W(0x4a937d5acfa95b53),
    } } },
    { { {
        P256_W(0x0b54af67aba08828), P256_W(0x1d9d4f0c67daff83), P256_W(0xb8d25e8ec48478ce), P256_W(0x5b5d17dffc954833),
    } }, { {
        P256_W(0x25139a597cf26610), P256_W(0x7bf09b7c2fdead76), P256_W(0xf05d139afe927f4d), P256_W(0x0e9e4da826a2882e),
    } } },
    { { {
        P256_W(0x2a01428a6b10d69c), P256_W(0x078e7017d40ae7a5), P256_W(0xa4e9cabab463237f), P256_W(0xff5a4dbb00d7b961),
    } }, { {
        P256_W(0x00d54e691ab5fb93), P256_W(0x980378eba21f83e2), P256_W(0x0d513bc95b53b668), P256_W(0x2b9ca1db8ba99f02),
    } } },
    { { {
        P256_W(0xa16c4d3a16ef67a3), P256_W(0x2e29dbfae358b42d), P256_W(0xe78621b2e9ef8b62), P256_W(0x6c70b17fb94f6016),
    } }, { {
        P256_W(0xbde88c3da3937ce9), P256_W(0x4cee753178735392), P256_W(0x20f6f1a6a949ce95), P256_W(0xef197daa4f0db3bc),
    } } },
    { { {
        P256_W(0xd5d03d29d24df13e), P256_W(0x78d0797e9fdd9f80), P256_W(0x08ede50106760d34), P256_W(0xef5f48579ac359ce),
    } }, { {
        P256_W(0x338225cfa0b9be13), P256_W(0x18df9d275b444c94), P256_W(0x288a81c2a1dd4128), P256_W(0xc60d8e77a13f8644),
    } } },
    { { {
        P256_W(0xcf5e6c60afca133d), P256_W(0x540b625f8d1be036), P256_W(0x1f8f7f489caffe0e), P256_W(0x7f26b8c10183d210),
    } }, { {
        P256_W(0x294ebc5999ab303d), P256_W(0x39bb8b36f7e807fb), P256_W(0xc0105442e2d4af15), P256_W(0x9d85f0a8d79a3397),
    } } },
    { { {
        P256_W(0x5bd88fbccdff8b2b), P256_W(0x44c5428fc87dffec), P256_W(0x701f23508187fb49), P256_W(0xef214ce54f00e406),
    } }, { {
        P256_W(0x703b1f9add3c193f), P256_W(0x22e75c2a7513168a), P256_W(0xb815924d336ab0ab), P256_W(0xbc46f48d9f4656dd),
    } } },
    { { {
        P256_W(0x7ab1674cf98e9fd2), P256_W(0x4b2d82a7d40ee8e1), P256_W(0xc4743d3455287a62), P256_W(0xd12ef9679d926205),
    } }, { {
        P256_W(0x7912f6ce31368018), P256_W(0xeaedf52c92adf890), P256_W(0xfd1f50e4cd5626a7), P256_W(0xc1629e83e64ecd2a),
    } } },
    { { {
        P256_W(0xb2f74ee89a4999aa), P256_W(0x549cc8123560b9b7), P256_W(0x616365c11399bccf), P256_W(0x32aa86c807600b14),
    } }, { {
        P256_W(0xd0515c9ff2d4ccaa), P256_W(0x6dd1c9424c410ee5), P256_W(0xa6d951d1d907fa62), P256_W(0xbd9da473937c125d),
    } } },
    { { {
        P256_W(0xb6d8a7ef13be9d2c), P256_W(0x18bee92c4a3f5e22), P256_W(0xc843a3a97db29fe8), P256_W(0x50d253a05de7b635),
    } }, { {
        P256_W(0xae75cceeb50139b4), P256_W(0xd3ed45814237ef7f), P256_W(0x6f87f6a614ade5a7), P256_W(0xabeead07e7155bec),
    } } },
    { { {
        P256_W(0xf59f9417cee860ac), P256_W(0xd74c0a79728abc23), P256_W(0x3f3491e7211d292a), P256_W(0xe1e698d3c70f9e67),
    } }, { {
        P256_W(0xfa116c829a720e6e), P256_W(0x23ffca525f6b9f0c), P256_W(0x24c39ea24742d5b5), P256_W(0x9a27fd573ba4313c),
    } } },
    { { {
        P256_W(0xacfe60bf52c7f005), P256_W(0xbeb78f905c5e56e9), P256_W(0xc65c3e9104b5a3ec), P256_W(0xb93f0e8e8c194b5a),
    } }, { {
        P256_W(0x63cbffb32be1c08d), P256_W(0x07477507812da962), P256_W(0xf5229948f957f89d), P256_W(0x82d9f909826b3ae3),
    } } },
    { { {
        P256_W(0xabcc7a0a38f819f7), P256_W(0xbab774c6078749c9), P256_W(0xb385047a00cb726d), P256_W(0x58555aac5e1d3165),
    } }, { {
        P256_W(0x00ba804ce5ed56a2), P256_W(0x52845cafb145f140), P256_W(0x5dc3d9f0520300a0), P256_W(0x3db5dfd42a3968d7),
    } } },
    { { {
        P256_W(0x586ae26c0a55a640), P256_W(0xc0c5e3184e4818e5), P256_W(0x106d676697d2e08b), P256_W(0xb69805b93c29c626),
    } }, { {
        P256_W(0x70f58c1bc504f51b), P256_W(0xa6c1ab8cfdf4daf0), P256_W(0xedbe674e5cadadac), P256_W(0x30ff25e80394a2eb),
    } } },
    { { {
        P256_W(0x86cfd1778b2b3497), P256_W(0x0c28522e650d11e4), P256_W(0x87b9598744075c15), P256_W(0x83c1005444464a4f),
    } }, { {
        P256_W(0xf4a7378222527ca3), P256_W(0x11ebc420083c9752), P256_W(0xfd956b3ebd2b2da7), P256_W(0x6d4bbbf918f26e1b),
    } } },
    { { {
        P256_W(0xccf325ed5e52c836), P256_W(0x7ffc533ef462af4c), P256_W(0x65bf1e7eed539be3), P256_W(0x753b625684d0a423),
    } }, { {
        P256_W(0xca568ae655c7677d), P256_W(0x433c8c2c717df48b), P256_W(0x2c6a912d78a19b34), P256_W(0x7dc4ee93f9859040),
    } } },
    { { {
        P256_W(0x1c14be083788fab0), P256_W(0x5f6778cb88537df1), P256_W(0x68ea88a9c738c7c4), P256_W(0x9aa86cb6d8da7396),
    } }, { {
        P256_W(0xae9f14b906cb50ed), P256_W(0x50845d63023dd237), P256_W(0x0d8d81db969d77cd), P256_W(0x5c0ae0c9ffe99454),
    } } },
    { { {
        P256_W(0x65c232ad8efc6e0e), P256_W(0xf1c65461288aadbf), P256_W(0xa588919372adbdcc), P256_W(0x8761b12e41406ed1),
    } }, { {
        P256_W(0x1d331762d7ea760d), P256_W(0x28799bf6f72fcad9), P256_W(0x019faa97f94005ab), P256_W(0xed52b0fe38e988c1),
    } } },
    { { {
        P256_W(0x4102fd3ef57cb8bf), P256_W(0xe6d6783fe5633525), P256_W(0x12073fba9fa37d5f), P256_W(0xcec94f538942cfbf),
    } }, { {
        P256_W(0xbe25458dba945e2a), P256_W(0xe257dab9b24269a9), P256_W(0x299d8ee47b79b324), P256_W(0xd557430a0643aa5b),
    } } },
    { { {
        P256_W(0x0389f0325663d47f), P256_W(0x6f3caf57439e06fa), P256_W(0x4fe3c6b77d24b020), P256_W(0x9fb9a6dcb9400765),
    } }, { {
        P256_W(0x6dea6da6da6c485d), P256_W(0xc790da1368708138), P256_W(0x03f7164244d1ef37), P256_W(0x59ef1a42874fefe6),
    } } },
    { { {
        P256_W(0x8a0d37accd4bd7b2), P256_W(0x0861a01e0c1a5e35), P256_W(0xa010b73a7dfe8c1d), P256_W(0x268c9d7721d5ca1d),
    } }, { {
        P256_W(0xf130de6a54313555), P256_W(0xa463756f60a1747e), P256_W(0x58c1f97e12551a49), P256_W(0x6d6d53346b33ddfd),
    } } },
    { { {
        P256_W(0xa2199da31250b957), P256_W(0xfe44b744a36982fa), P256_W(0x945a92c1c0da08d6), P256_W(0xef87be9d3860d83f),
    } }, { {
        P256_W(0xf138d6abd98da599), P256_W(0x1c1bb69820318942), P256_W(0x789b25e78f9549e8), P256_W(0x28acbec65a59b0cb),
    } } },
    { { {
        P256_W(0xf7de4654b9c40851), P256_W(0xb307e406fab92c77), P256_W(0xcc5e308dc57c2f5f), P256_W(0x3ed9cb0322c9771e),
    } }, { {
        P256_W(0x09cff78f07551570), P256_W(0x23b09c1e07eeca6b), P256_W(0x3cf3f126551eb35d), P256_W(0x5fa240aff0a6590f),
    } } },
    { { {
        P256_W(0x912f8ee98f73da3e), P256_W(0xd70cac312d8512d3), P256_W(0x6c2156dec4fca76d), P256_W(0x71939b5b2092f43d),
    } }, { {
        P256_W(0xa8f31b1e805a86a1), P256_W(0x98af6a14421b972f), P256_W(0xf2a5ef81030a0e1d), P256_W(0x4e379b756b91aa19),
    } } },
    { { {
        P256_W(0x569b206272561be0), P256_W(0x0a4b66884e3f86ce), P256_W(0xa50d532d9fa143da), P256_W(0x32db038feec2830a),
    } }, { {
        P256_W(0xc635050249e201d9), P256_W(0xa5f605301d17e964), P256_W(0x1e514f27561883a8), P256_W(0xfc0d1674248a4a3e),
    } } },
    { { {
        P256_W(0x1688960d1155b86e), P256_W(0x4aee742f2ae5f597), P256_W(0xb8f86eca65ea5fbb), P256_W(0x5c22fb6b44d622ee),
    } }, { {
        P256_W(0xd09b0791d3cf7d19), P256_W(0xb53f91f8f831941f), P256_W(0xa03417722d28c1af), P256_W(0x0158cb038e1ff4e9),
    } } },
    { { {
        P256_W(0x9d99fa2aab0e1ddd), P256_W(0x83ad3c3aea20f379), P256_W(0x528e0f5b8cd2c354), P256_W(0x891667c7ad9d0a38),
    } }, { {
        P256_W(0x780bbeb7976ce322), P256_W(0xcd6fdacf6a7b4357), P256_W(0xcfd0a67c253e642b), P256_W(0xf41bbc501cbcace8),
    } } },
    { { {
        P256_W(0x0e409fe1f792b586), P256_W(0x3a304cbfacb8c984), P256_W(0x6df0407782a9e823), P256_W(0x51122b43602c0fe3),
    } }, { {
        P256_W(0x96184a865e12ae0e), P256_W(0x19d013c5b218c738), P256_W(0xdad1f3b6801999ac), P256_W(0x7b6ec68999d44e8d),
    } } },
    { { {
        P256_W(0xb366782db874c1d5), P256_W(0x53276bf2269c9e7e), P256_W(0xd77e23abc0e0cfaf), P256_W(0x9c9fcb7f80f1c7ab),
    } }, { {
        P256_W(0x6277f2ee39f5c548), P256_W(0x2bf234d32c7b67c1), P256_W(0xcc66e71828ac4c5d), P256_W(0x3fe942394c034f5f),
    } } },
    { { {
        P256_W(0x5091bbe9feefd649), P256_W(0xa1835aac7fb518b0), P256_W(0x6dc2fdc9cd0c629b), P256_W(0xf751af156d8d252f),
    } }, { {
        P256_W(0x6c28bf616365474e), P256_W(0xf27c9475f242d833), P256_W(0x273141e6b1c64eea), P256_W(0xed430aceb2e08769),
    } } },
    { { {
        P256_W(0xf975d2c341b55d99), P256_W(0xd37122855ef66376), P256_W(0xed8bc0c662eea537), P256_W(0x644b188fb8fab6cb),
    } }, { {
        P256_W(0xf72283bb9cac6d93), P256_W(0x316354d3337f5d75), P256_W(0xc44fb0be53a822d8), P256_W(0xd7d18d4edc809229),
    } } },
    { { {
        P256_W(0xb44d1e8b0c4a67e0), P256_W(0x09bc405519d60b5e), P256_W(0xf1fb93314f06e2cd), P256_W(0xdaf95d9ed2f9c064),
    } }, { {
        P256_W(0x1c350ed59c4853c8), P256_W(0x138f36b84c22bf8a), P256_W(0xbf4d25bc691beae4), P256_W(0xef80c0241b0d0af5),
    } } },
    { { {
        P256_W(0x6d57fe6b1c6002c0), P256_W(0xc4255b0142dd5baa), P256_W(0x96c13229224ee419), P256_W(0xecfbc4bbbd088dca),
    } }, { {
        P256_W(0xf37940cc3038716f), P256_W(0x8c2723a06dd89d16), P256_W(0x1a62ae952e3d1984), P256_W(0x810b0f717b18d213),
    } } },
    { { {
        P256_W(0xee0be84a1308a65a), P256_W(0x0fe7136ceba95127), P256_W(0xd02e38441c452765), P256_W(0xcbbe40e933bbdb23),
    } }, { {
        P256_W(0xc983938894f8718b), P256_W(0x5163417b0b84527c), P256_W(0x11599d900d2f9dfb), P256_W(0x8d895a6994108940),
    } } },
    { { {
        P256_W(0x2cdedb7d026ff845), P256_W(0x0d8661222a0ef4eb), P256_W(0x7af2ac156aa1d0cc), P256_W(0x4c2e8140ceb95599),
    } }, { {
        P256_W(0xb7d3446caf4dbcea), P256_W(0x3ee185b60151d02a), P256_W(0x12361197980e4f2e), P256_W(0x3e8aeb5038b4e7e6),
    } } },
    { { {
        P256_W(0x5d1fa1e39839e890), P256_W(0x0286a699371d5d59), P256_W(0x4ce68519a5752c9a), P256_W(0x500f75c0ebd909e5),
    } }, { {
        P256_W(0x833ade9853bffe52), P256_W(0x9bea07d61fd21451), P256_W(0x2925e2be5af5da01), P256_W(0xf9dfd9609e11500f),
    } } },
    { { {
        P256_W(0x547a6a960a0481a1), P256_W(0xd6fc0da5ec1cc205), P256_W(0x93e84d789c81075e), P256_W(0x68402e1b3b7628df),
    } }, { {
        P256_W(0xd63efafdedcdef97), P256_W(0xd30ea317d8e0f149), P256_W(0x74d57630155279f9), P256_W(0xf3c47ccb78b30245),
    } } },
    { { {
        P256_W(0x146b2f848a5146a6), P256_W(0x44adfdda62340547), P256_W(0xb7a59c0261738234), P256_W(0x78adb56bfd0111c4),
    } }, { {
        P256_W(0x4b215a1209037bc2), P256_W(0x2c5c23c34b71615a), P256_W(0xf14296d2c74943d3), P256_W(0xa64df84e2878035b),
    } } },
    { { {
        P256_W(0x49dd1b02a5cd930e), P256_W(0x8a5b1371b51740e4), P256_W(0x54c52d80da065640), P256_W(0xee2a1927a8c57533),
    } }, { {
        P256_W(0x37377946630bce10), P256_W(0xb3155f1d8db22e85), P256_W(0x2f246d452d600031), P256_W(0x594232380dcc71dc),
    } } },
    { { {
        P256_W(0xe6c39346ce7be244), P256_W(0x77452549e7f3164c), P256_W(0x0f9846f731f844d6), P256_W(0x9069525e3ab755b7),
    } }, { {
        P256_W(0xcfa7ef4477a2e9ff), P256_W(0x1ef7d002da720288), P256_W(0x5f41c548fb7116e8), P256_W(0x2f3192d9072b5678),
    } } },
    { { {
        P256_W(0x0327c1b1f1dfaea6), P256_W(0x2539e08ae0d3e463), P256_W(0xfc17a289fcdf458b), P256_W(0x0db98ac38875c836),
    } }, { {
        P256_W(0x42f3def659a5bf46), P256_W(0x815beb40c356f8ae), P256_W(0xfd526592e2a5ed12), P256_W(0x64fdc6b4d08fce85),
    } } },
    { { {
        P256_W(0x41ca0354d29e4d4d), P256_W(0x5071df7d48a613ba), P256_W(0x46d8af847d131cfd), P256_W(0x6e87b2f1508a4e49),
    } }, { {
        P256_W(0x1270821bb74150eb), P256_W(0xc9dfdd3945dec032), P256_W(0x45cea87c52732741), P256_W(0xb7a08891e2349805),
    } } },
    { { {
        P256_W(0xa6c96c4203e3112f), P256_W(0x2ce4cfeadcbd294a), P256_W(0xd72793af15dfd93a), P256_W(0xefbae43a5bb1969e),
    } }, { {
        P256_W(0x6e16d85aaccb6d58), P256_W(0x4f90f110852753ff), P256_W(0x1feeadaae5814c7d), P256_W(0x24b7cb3e873aefc4),
    } } },
    { { {
        P256_W(0xa1f7b01955e006bc), P256_W(0xc3f8325a1fa09d47), P256_W(0x34daae1fa8996be9), P256_W(0x6a32d3c021f7b144),
    } }, { {
        P256_W(0xdc34c2f2740d3fe8), P256_W(0xf140a67f2a5aff0a), P256_W(0x11acd04fccae9dfd), P256_W(0xf4c48d81f4324e0c),
    } } },
    { { {
        P256_W(0x582210fb1298830b), P256_W(0x2dd77911ecb2ae36), P256_W(0xbc89b4c3ecf0b563), P256_W(0xbfbed2e144f1b505),
    } }, { {
        P256_W(0xaaa24024b1112153), P256_W(0x73c5aec7cd1a4e80), P256_W(0x30e4fcab7dd8535f), P256_W(0xfb5fcae1ca4b1599),
    } } },
    { { {
        P256_W(0xe2d1db9760cc025e), P256_W(0x0fa34c2e09bb5216), P256_W(0x9e8d21678f5a9014), P256_W(0x1154623ca2a16e4c),
    } }, { {
        P256_W(0x81aa8d78b9856f2c), P256_W(0xc65516373dd37ce2), P256_W(0x6cc83ddaad31bdd3), P256_W(0xf7bbeddcc1809de8),
    } } },
    { { {
        P256_W(0xba4eb0cf55cf38de), P256_W(0x517e7a8b966e5ab1), P256_W(0x0934635c8be3d42e), P256_W(0xd32df2a6cff2ea77),
    } }, { {
        P256_W(0x3f5d7d14703bfff6), P256_W(0xd99129b42e08cbff), P256_W(0x080a7fe93013acd2), P256_W(0x4f192d9d28936bbb),
    } } },
    { { {
        P256_W(0xccff93e4e8cfcc6c), P256_W(0xe4ddd5522fcf21c2), P256_W(0x08ded53e0021b3c4), P256_W(0xfce8b13340e36bff),
    } }, { {
        P256_W(0xe52bc0ae762930ed), P256_W(0x37a14d373fb2bab6), P256_W(0x7bc5f7d338150f95), P256_W(0xa55313a9e52a1b80),
    } } },
    { { {
        P256_W(0x40d65103e85831c7), P256_W(0x1b6f1e1b34aa38e1), P256_W(0xa76061d32c2314fc), P256_W(0x545f4ce927778fec),
    } }, { {
        P256_W(0x63c57012cacacb8a), P256_W(0xa9a8a4abc653e17d), P256_W(0x75edb8faf07f87ff), P256_W(0x14d939e585dee805),
    } } },
    { { {
        P256_W(0xd78a8c945e15bddc), P256_W(0x396b2e3f5ebcc564), P256_W(0x88f04d86dc13e3c5), P256_W(0xdeefdbe9c445bbf0),
    } }, { {
        P256_W(0xba1879a7ef0f6f54), P256_W(0x3f4d63eda17b427a), P256_W(0x9f4de403dad44486), P256_W(0x6c2f386f70908b98),
    } } },
    { { {
        P256_W(0x565c670259463838), P256_W(0xeabbcea464d18e6c), P256_W(0xd5be8b76645e8766), P256_W(0x2de2b4d1dcf26d90),
    } }, { {
        P256_W(0xa3a3aa971ec30f07), P256_W(0xd32432c5f8cda80b), P256_W(0xa2f63a13120d8256), P256_W(0x0c0f7d5ae0327857),
    } } },
    { { {
        P256_W(0x301115c6acd7c6ba), P256_W(0x842429a75a1ee107), P256_W(0xc93149910dc560a7), P256_W(0x88c0ad9182dbb51a),
    } }, { {
        P256_W(0xa0d548e830e2df62), P256_W(0x1792a363a3b998f4), P256_W(0xd8c0de6eb0bd2593), P256_W(0xe716e91357c0090d),
    } } },
    { { {
        P256_W(0xb8bd550d98469985), P256_W(0xf0246fdf735db438), P256_W(0x8524650e9e495bc1), P256_W(0x284c18cd45b642af),
    } }, { {
        P256_W(0xa68b3462db9c79d0), P256_W(0x477587bab7abe875), P256_W(0x779d26a8e005cf1e), P256_W(0x307caaf929fb6fc9),
    } } },
    { { {
        P256_W(0x9f3187871c5fb979), P256_W(0x044d7c766aae12b6), P256_W(0x2097a55734fe6f19), P256_W(0xb60788fec32eb1b1),
    } }, { {
        P256_W(0x202f0ca0c8d7df54), P256_W(0xdb5781106e0d814f), P256_W(0xcabaf77df724b37e), P256_W(0x98c99c49209d6fd0),
    } } },
    { { {
        P256_W(0xc9a9892c513d73bb), P256_W(0xee957ace4fb18b88), P256_W(0x92e09286c76165b0), P256_W(0x06889a98e754dc2f),
    } }, { {
        P256_W(0xcee6e73e8941d770), P256_W(0x6dbd7c53705f9d28), P256_W(0x59179adfb32e48c2), P256_W(0x4d2be08478950cd2),
    } } },
    { { {
        P256_W(0xab9142ecfd9167d6), P256_W(0x18a9b63709806242), P256_W(0x132931e07a89d1ad), P256_W(0xedcc411359a15119),
    } }, { {
        P256_W(0x7ad1327d26598ca7), P256_W(0x9efbb6d4bcae9ad0), P256_W(0x5a61a0c02447d575), P256_W(0xefd6cbc7c40be0a7),
    } } },
    { { {
        P256_W(0x5cbc7fa45ce134f8), P256_W(0xc596ce65e287dc50), P256_W(0x9ebe5c1aedbd866b), P256_W(0xa607970b9d1c2a2d),
    } }, { {
        P256_W(0xafb022f95af62f85), P256_W(0x13f6d27619a3d9bf), P256_W(0xf320c6e14779e218), P256_W(0xf49eaa98773ce442),
    } } },
    { { {
        P256_W(0x5ac837801e7c5375), P256_W(0x1a4b49d1ce62f5fa), P256_W(0x88a2209a79c3b6c5), P256_W(0x0c30594f8264a7bf),
    } }, { {
        P256_W(0x5252fc23d9122316), P256_W(0xc74441ca7d4955c6), P256_W(0xbcac5629cd6384d3), P256_W(0xe51f18e3f9d10f9c),
    } } },
    { { {
        P256_W(0x69b09278570ae90e), P256_W(0xb484f9439c310124), P256_W(0x4607862d7cda6df6), P256_W(0x55d3e8834cf4d1bb),
    } }, { {
        P256_W(0x93c0196504ed7cad), P256_W(0xc56cae7ae45ee1d1), P256_W(0x6a93a0cd782022dc), P256_W(0xa487ae9424e25ef4),
    } } },
    { { {
        P256_W(0x7e950b057e0a6bea), P256_W(0x4f951d037c68cd7b), P256_W(0x94f4b353be28b11f), P256_W(0x75508111354c0384),
    } }, { {
        P256_W(0x1f66d663146fbcae), P256_W(0xfcf3bc0106778749), P256_W(0x1baff50ddccd279e), P256_W(0x7e18d266305a3c2e),
    } } },
    { { {
        P256_W(0x94d6b265fbb8a50d), P256_W(0x9845c811aac3910c), P256_W(0x0918863872f089d4), P256_W(0x4673e9b8963ee2d7),
    } }, { {
        P256_W(0x898b7549dc08faa6), P256_W(0x3473b5202b209042), P256_W(0x6e71d024e39b274a), P256_W(0x7072b830f4eaa0d7),
    } } },
    { { {
        P256_W(0x2803ad7781915bb9), P256_W(0x3a6c0339c29ab2fb), P256_W(0x73b758a9938fe6b2), P256_W(0x24a09d365e8eea35),
    } }, { {
        P256_W(0x5d524dab4445cc2d), P256_W(0x9d5dd515d5633ecb), P256_W(0x9f5eb0eabcce842a), P256_W(0x9a6a79c7cac25878),
    } } },
    { { {
        P256_W(0x481e5eb7e2aa547e), P256_W(0xe77fb14bd12126d0), P256_W(0x636edfab6ba50924), P256_W(0xb785c55f9db9ac6b),
    } }, { {
        P256_W(0x4578861e65efd0b6), P256_W(0x5240f690e85f7169), P256_W(0xa3fbd79f35d9d371), P256_W(0x4641a077752f4016),
    } } },
    { { {
        P256_W(0x5606b0660482c84a), P256_W(0x07331f3eabc2e2e0), P256_W(0xf1e783a0d946e5b2), P256_W(0x5bca3a5882870083),
    } }, { {
        P256_W(0x78fb5e0d7d49cda7), P256_W(0x85b34d0b2ada013b), P256_W(0x03c32dec4e4ecb7b), P256_W(0xa6080a82bb677006),
    } } },
    { { {
        P256_W(0x90423eab7758a5de), P256_W(0x300f005ec26e61b9), P256_W(0x7ac139767b42ccbe), P256_W(0x8f585f3fbff9a354),
    } }, { {
        P256_W(0x2da6a3bdeb2680b7), P256_W(0xcfb0164e426931fe), P256_W(0x2921dff7f38dc961), P256_W(0x475b9d6c9ff684eb),
    } } },
    { { {
        P256_W(0x91d543db6bffcf60), P256_W(0x120526d3338e9257), P256_W(0x33f89f12410c093e), P256_W(0x466155a158c97785),
    } }, { {
        P256_W(0x5b91038e62e3e809), P256_W(0x634f248667a47b67), P256_W(0x35d5b5c987b208ea), P256_W(0x42866a8c0fb7479c),
    } } },
    { { {
        P256_W(0xc50c93cdc931102d), P256_W(0xc0915ff64030478d), P256_W(0x3181d36092ac187e), P256_W(0x076b7adeb0bfd9bf),
    } }, { {
        P256_W(0x44b33e7e6d62ac42), P256_W(0x28a932bfbf2fb886), P256_W(0x2a4d5732c7a686b9), P256_W(0xdbb2e06d10f67f95),
    } } },
    { { {
        P256_W(0xacfdc3219d2e0ca4), P256_W(0x92d921e238874be2), P256_W(0x6f33ce9fc5a91d1e), P256_W(0xc2f846aaf420ac04),
    } }, { {
        P256_W(0xdf11df25c40b2171), P256_W(0x8ddf54acb7cc32f5), P256_W(0xef12c5880f3b592a), P256_W(0x3d2436017f2a7882),
    } } },
    { { {
        P256_W(0x46f496e1974b2312), P256_W(0x4be90830eac84cdb), P256_W(0xa5b35fa05058cef7), P256_W(0xb5a6c41905053ee8),
    } }, { {
        P256_W(0xa9777e689e762989), P256_W(0xac381369c180622a), P256_W(0xddaa19d9e1dc7d44), P256_W(0x54be9722d3773f4d),
    } } },
    { { {
        P256_W(0xf9665690073f87ce), P256_W(0xd5a7106e93089faa), P256_W(0x4af18c972956c0e7), P256_W(0xb86e94fb405f5d8c),
    } }, { {
        P256_W(0x0be6780a075cc446), P256_W(0xde767198173a7d07), P256_W(0xda547ad759d89751), P256_W(0x6067750e5756668f),
    } } },
    { { {
        P256_W(0x71395ed8c71d86de), P256_W(0x9353397968db40b7), P256_W(0xa2b74c4a5880fc1f), P256_W(0x6d0929fd915f1a78),
    } }, { {
        P256_W(0x9b9a893661cc0d7a), P256_W(0x2ff09f93b4db9048), P256_W(0xbd2436d99ec13db9), P256_W(0xf22983626c6f8335),
    } } },
    { { {
        P256_W(0xa409295893b6877d), P256_W(0xac8ffddc1f0a640b), P256_W(0xe465cbf9bf1176af), P256_W(0xd566dff83cdb7582),
    } }, { {
        P256_W(0x8c3e7dca276c9c69), P256_W(0x9a6ffedde498611b), P256_W(0xf8e402a5ce0d8a60), P256_W(0xbe7cdc3ca10ae020),
    } } },
    { { {
        P256_W(0xc43bc4db655d8bc7), P256_W(0x2a9b6615644dd36d), P256_W(0x72e2e5a434bed78b), P256_W(0x24ab68293ff2f2d5),
    } }, { {
        P256_W(0x875523c766864877), P256_W(0xce9f8f947975a088), P256_W(0x387c2302165544ae), P256_W(0xea2d59d269938623),
    } } },
    { { {
        P256_W(0xafacc829b0ec33bd), P256_W(0xc82b5b4b601c5d49), P256_W(0x3da214c1934b0a22), P256_W(0x8027b85d563078a0),
    } }, { {
        P256_W(0x7529e111cecf110b), P256_W(0x2dbb8b7cce589169), P256_W(0xb0809651096e48b4), P256_W(0xa3513594768383c8),
    } } },
    { { {
        P256_W(0xf256326b0cc289d6), P256_W(0xa2a2011ad225e171), P256_W(0x7e1529c43be7678a), P256_W(0xfdffa2f141b9f3b0),
    } }, { {
        P256_W(0xe108a87c0b90b061), P256_W(0xf611270b84b2c8f5), P256_W(0xfa4badbff115cccf), P256_W(0xbac78087c79f12a3),
    } } },
    { { {
        P256_W(0x79de75eb7c674fb8), P256_W(0x27a1f914e1749951), P256_W(0x4e3f977b427f8efe), P256_W(0xaec88a0148b2242c),
    } }, { {
        P256_W(0x4a7e3aa5e9a3d7ac), P256_W(0x43dc5fc59c4c59ec), P256_W(0x6db0727f7e5e1e06), P256_W(0x6259807424d7b745),
    } } },
    { { {
        P256_W(0x33062531ae11d85c), P256_W(0x9bef1985cf7c8998), P256_W(0x6fb02bf9307ce969), P256_W(0xc360acc4faffc7f7),
    } }, { {
        P256_W(0x58b2b91675fa9d96), P256_W(0x40e0b402a9e8947b), P256_W(0xf7d4731c1ce82637), P256_W(0x7ae4c973a0b2516f),
    } } },
    { { {
        P256_W(0x2053f5d5473b62c7), P256_W(0xe034a7b9c1f20956), P256_W(0xf5a871becfb2fb72), P256_W(0x086c5d1effa0eb9a),
    } }, { {
        P256_W(0x96215aed914b77b3), P256_W(0x132fa87749426987), P256_W(0x1f3d1387a343efff), P256_W(0x122e4ea96cd1b38c),
    } } },
    { { {
        P256_W(0xdf496eea732e6737), P256_W(0x8ff4f11d5cad4401), P256_W(0x73a880c6c18d4316), P256_W(0x8bc06e75ea2ab955),
    } }, { {
        P256_W(0xa2bacb3cdcd17422), P256_W(0xa19f524275a3153b), P256_W(0xc202f65eeaa68000), P256_W(0x5a86043e1e86b769),
    } } },
    { { {
        P256_W(0x322a6a807395b387), P256_W(0x5a55d543e6f92e00), P256_W(0x514427e9c6d69fa6), P256_W(0x7d96101061284e33),
    } }, { {
        P256_W(0x7d1492eb7e3e3975), P256_W(0xceb1d26411acf897), P256_W(0x58a31667bb478159), P256_W(0x7c3ee27b99602ce4),
    } } },
    { { {
        P256_W(0xbf67490963a50646), P256_W(0xe689eaf5e39da91e), P256_W(0x577eb47fbb1557b7), P256_W(0x9f1e960a75d2146c),
    } }, { {
        P256_W(0x67d03c7e330c19be), P256_W(0x45c9fb8ae9e3d4f6), P256_W(0x15e6ef5c3210089b), P256_W(0x31a8915261bc47e1),
    } } },
    { { {
        P256_W(0xb77fa48921b56ee8), P256_W(0x483113e9629c4594), P256_W(0x7fee6f86553825f7), P256_W(0xb33941848f831949),
    } }, { {
        P256_W(0xc33fae7a31d5f223), P256_W(0x3eec1b8ac37b156d), P256_W(0x2821f90d09fe2cf0), P256_W(0xcb7c4f4435245481),
    } } },
    { { {
        P256_W(0x41586b497201a253), P256_W(0xe8ebd6b816e09737), P256_W(0x7c8a0e6ebcf2d08e), P256_W(0x860627a803cb3543),
    } }, { {
        P256_W(0x52d2d1b2a47be5b7), P256_W(0xad042c0975282750), P256_W(0xdff6a6078d3d6b4b), P256_W(0x9546aab88b2764ba),
    } } },
    { { {
        P256_W(0xd1c93766aa503c8e), P256_W(0xc4640b40db974c51), P256_W(0xb4a3e2f87d80b711), P256_W(0x60b616bcf1f5d46b),
    } }, { {
        P256_W(0x104e0c6270440da3), P256_W(0xa40cfcec83aa20fb), P256_W(0xdc81a6b0e418f964), P256_W(0xd39e444903dbe2c3),
    } } },
    { { {
        P256_W(0x16940f84d10f704a), P256_W(0xad7037e6ade94b85), P256_W(0xe61da724528d4615), P256_W(0x12c62b6a482c9bfd),
    } }, { {
        P256_W(0x25d9089ed7dc3d63), P256_W(0x655e463a532b2b00), P256_W(0xaf6de6b3e7839530), P256_W(0xeeaa2eae28ddf466),
    } } },
    { { {
        P256_W(0x1a7ce7217710c8b8), P256_W(0x98521876c56fa4ed), P256_W(0x88d1db2185c3f495), P256_W(0xda9636e414a2a10a),
    } }, { {
        P256_W(0x659029b6c93051d2), P256_W(0x8b2205a57713612a), P256_W(0x18b875fb7024e473), P256_W(0xfcf7c33be105ecbd),
    } } },
    { { {
        P256_W(0xead2503b15d5d381), P256_W(0xee3c7133649bc841), P256_W(0xc683f2e4b259dd0a), P256_W(0xb7a6fa57c7668b97),
    } }, { {
        P256_W(0xe4dd564ddb4fd57e), P256_W(0xfa751c96139ecffb), P256_W(0x175e07990dd4ea50), P256_W(0x3060c42881b9b4e3),
    } } },
    { { {
        P256_W(0xbc5d6adf42bc193a), P256_W(0xada09a1747ce4533), P256_W(0xdd2c113de59f404f), P256_W(0xd0ee33edf2daf3e7),
    } }, { {
        P256_W(0x867691b35555f5f0), P256_W(0xe7f882ecd17a3469), P256_W(0x1358ffc8f0f76cd4), P256_W(0xb15a2c620de5f74c),
    } } },
    { { {
        P256_W(0x57c85fcc91042020), P256_W(0x8d47f52c79c68b7e), P256_W(0xc06a81ac46b15909), P256_W(0x06c7d52f72f1fec5),
    } }, { {
        P256_W(0x160ae1405be7ab88), P256_W(0x3529518e08e1a7ea), P256_W(0x6d331af05bc7944b), P256_W(0x89aabf052ed93b39),
    } } },
    { { {
        P256_W(0xc5864d3d2e21dfb8), P256_W(0x0d0fc094f09d79e1), P256_W(0xcd5ade898adc607a), P256_W(0x6e4524f7202e20d5),
    } }, { {
        P256_W(0x9dae56b6bc7968f1), P256_W(0xd866eda864767de2), P256_W(0xe8fa5258e445b4bf), P256_W(0x64c7278ed85fb248),
    } } },
    { { {
        P256_W(0xfc758a48c8bc9a25), P256_W(0x37b30c58f3dc3102), P256_W(0x242bbfef1d081a98), P256_W(0x5a4952f80b201dad),
    } }, { {
        P256_W(0xbb4c8fdcd11238b9), P256_W(0x73692cc677ddb381), P256_W(0x2cc3346852abe5f5), P256_W(0x4652e25238160434),
    } } },
    { { {
        P256_W(0x57c19a97eb190160), P256_W(0x4d158cfe29645bdd), P256_W(0xddbda2aab3217d14), P256_W(0x1c12c58772b218d8),
    } }, { {
        P256_W(0x52108c83d1bb1f62), P256_W(0xaeb193c5570d3bc1), P256_W(0xed1d8c5a5aaaedb9), P256_W(0xcf59d0aca7d26383),
    } } },
    { { {
        P256_W(0x5934c37a46c4f418), P256_W(0x2a8ccc3169645c3d), P256_W(0x3d05f49f5fab5616), P256_W(0xebd4162b617a64f6),
    } }, { {
        P256_W(0x7e9deddab9813c5f), P256_W(0xa36272b2a0cca1b6), P256_W(0xeac87e0bd72a82c6), P256_W(0x3d7ba30faec2dc1a),
    } } },
    { { {
        P256_W(0x776461e272b02a09), P256_W(0x759dd3eb90f33498), P256_W(0x1df21ee501f33010), P256_W(0xa43fa3299954006d),
    } }, { {
        P256_W(0x0029c4db02162e82), P256_W(0x2262f0005b5e25ea), P256_W(0x138784f02632e1f8), P256_W(0xe9df5e8be67bb191),
    } } },
    { { {
        P256_W(0xc2bf63d7a01b1e35), P256_W(0xf2d9e17f9f3c46b2), P256_W(0x65557ecf795630f5), P256_W(0x3bee595648545392),
    } }, { {
        P256_W(0x98bfde2a41dd6e59), P256_W(0xf2d90ed6295eaddc), P256_W(0x94db93f31fca4e1b), P256_W(0x8364bea0981fdb46),
    } } },
    { { {
        P256_W(0x779beb69a0fb6324), P256_W(0x4d883167adb7a952), P256_W(0xb1b3ffc11a486341), P256_W(0x3ce6d5bc704affce),
    } }, { {
        P256_W(0xd1b62215fbb85185), P256_W(0x109a652402612ba3), P256_W(0xdce0857025332dcd), P256_W(0x1ddb9d304f9314a5),
    } } },
    { { {
        P256_W(0x103023ebe2a3405c), P256_W(0x68cf44d74fcca085), P256_W(0xa4ee28579536dfa2), P256_W(0x7ddd0ea7e0c034d2),
    } }, { {
        P256_W(0x8667c9a73dbab104), P256_W(0xbdf1f3d7872b6354), P256_W(0x902a7161bef3a09d), P256_W(0x5b5e3e0d3a3f4eec),
    } } },
    { { {
        P256_W(0xf9f116d0f02f938a), P256_W(0x6247cf7b8e54c28d), P256_W(0xa8f2deaf53a4a408), P256_W(0xc28d62b4df6bf796),
    } }, { {
        P256_W(0xffc2ef2f093b7e48), P256_W(0xc615c801dcbfacd5), P256_W(0x2c33e7e159bc76db), P256_W(0xcbb6faf4e75c4f2f),
    } } },
    { { {
        P256_W(0xbd73ce10f9107f07), P256_W(0x3306d0381b2e8677), P256_W(0xd2c65d1b4c6da0d5), P256_W(0x6ff7b50efc9f6c68),
    } }, { {
        P256_W(0x9c87084b6dcb85e4), P256_W(0xc48fdc54756777dd), P256_W(0x7e66a18bc7e45e5f), P256_W(0x0dc727fba4728a88),
    } } },
    { { {
        P256_W(0x2de9af005f5612a0), P256_W(0x7c29371c4df59fc3), P256_W(0x27f1d753750becae), P256_W(0x79784c53421665ab),
    } }, { {
        P256_W(0x96dabcf507ce7021), P256_W(0x10203368c129a42a), P256_W(0x63b7d95140f05d35), P256_W(0x623839bda804dbbe),
    } } },
    { { {
        P256_W(0x926bf94f4234e8e8), P256_W(0xb7a2050376bdd046), P256_W(0x2017bc2455385298), P256_W(0xad2ba6c2daee4943),
    } }, { {
        P256_W(0x68f9dee32badad67), P256_W(0x7be5e717ea892a8b), P256_W(0xbd3219f202d22ca1), P256_W(0x78922a717f28c874),
    } } },
    { { {
        P256_W(0x98c4859af86e5464), P256_W(0x7a889771ba524263), P256_W(0x8d400e2a93ca43a9), P256_W(0xd8b3942eeae107f7),
    } }, { {
        P256_W(0x0bdceb94024a5aeb), P256_W(0x7d57187633723910), P256_W(0x937a22902a4568e5), P256_W(0x42286a8e22fbcf9e),
    } } },
    { { {
        P256_W(0x0981baa945185665), P256_W(0xa0857c11cd2e9148), P256_W(0xa73ebfc55e976090), P256_W(0xe98753c0dc17a14e),
    } }, { {
        P256_W(0x3e49fe8b3c366b5f), P256_W(0xb29eb4b0d0d69254), P256_W(0x6b3cbfa7e94b0ef6), P256_W(0x6d24d18a36489e71),
    } } },
    { { {
        P256_W(0x187a0333e3991574), P256_W(0x68a8f975e5c30a7f), P256_W(0x9e1928eb74234135), P256_W(0x1cbc1df5e0fa7254),
    } }, { {
        P256_W(0x56f06c05f28edb74), P256_W(0x0be197dc54649c63), P256_W(0x48daa849ba8b903c), P256_W(0x5f1d961edeb5ed24),
    } } },
    { { {
        P256_W(0x1c67ad9171b4095b), P256_W(0x38a041400e8ed73d), P256_W(0xbcfeed6df7544b01), P256_W(0x2eb3e0833c7911f5),
    } }, { {
        P256_W(0xecc45996314ca91b), P256_W(0xe1020a558ff10fe2), P256_W(0x93229a150a1abeb1), P256_W(0x933bf99ce8d90f8f),
    } } },
    { { {
        P256_W(0x80ad5201aeec16c8), P256_W(0x1fbf2197c98292fc), P256_W(0x0bb6cb94f51f7022), P256_W(0x6ebcc7e9189aaa10),
    } }, { {
        P256_W(0xf3f4021740b5811c), P256_W(0x081950ed1b5de069), P256_W(0x899aaab8996138db), P256_W(0x910c2df043cb1d59),
    } } },
    { { {
        P256_W(0x843ebe4ef77f1e25), P256_W(0x519c0c725654fff6), P256_W(0xdec1a979ec9e139a), P256_W(0xbdeed01eabe9f9a1),
    } }, { {
        P256_W(0x74a7754bf9315649), P256_W(0xb4ae97319e797da8), P256_W(0xec2d018a9a00685a), P256_W(0x29959cf3c1683905),
    } } },
    { { {
        P256_W(0xda4390364f3790ac), P256_W(0xdbf2cbac642daf19), P256_W(0xacca86b67922d957), P256_W(0xf20e42c4ff587785),
    } }, { {
        P256_W(0x831886711ff02031), P256_W(0x115735357696bd0f), P256_W(0xe19c2e93024f562e), P256_W(0x16127126d6e4488e),
    } } },
    { { {
        P256_W(0x37aca19f859ce452), P256_W(0xafbfa4fd285186b2), P256_W(0xe9461ec68159036f), P256_W(0x232434cad44357c3),
    } }, { {
        P256_W(0x097abb94c2b9d28c), P256_W(0xf7189b79fa518392), P256_W(0x75bf8dc17f49eadc), P256_W(0xca0ec3dfc4f7cd83),
    } } },
    { { {
        P256_W(0xd95953de7c761322), P256_W(0x975d52a8768c7b70), P256_W(0xbfce10e576e4b916), P256_W(0x1a99a1974a955a68),
    } }, { {
        P256_W(0x7a89cd2ad4c624cd), P256_W(0x773b2c25b9b87aa3), P256_W(0x14b652801d0f505a), P256_W(0x00fe3935c7e81ee0),
    } } },
    { { {
        P256_W(0xa39adc7555b8b408), P256_W(0x1aecb4b84ecc62dc), P256_W(0x32fc0d4b2c3f645a), P256_W(0x4d6ccb610a23dfff),
    } }, { {
        P256_W(0x5df7c5225cce1d49), P256_W(0x488df8945841c635), P256_W(0x7f9da92902556441), P256_W(0x4aa24a9c18a0c47c),
    } } },
    { { {
        P256_W(0x31e9314858826a84), P256_W(0xa4ac9c154b7896ba), P256_W(0xf05aac1172ff2d26), P256_W(0x0cea825be5ff7941),
    } }, { {
        P256_W(0xe83626a43f56961d), P256_W(0x335a603c1c0775ee), P256_W(0xfe2af5a43b485850), P256_W(0x4c2f449b016a2a4f),
    } } },
    { { {
        P256_W(0xfecd99e635659b20), P256_W(0x426f55d19921efe6), P256_W(0x4ad4e89efad7add5), P256_W(0xf5db8ec00299cae7),
    } }, { {
        P256_W(0xb57a571cb42cb1c1), P256_W(0x78e5f33a29950f39), P256_W(0x5b3af64d48607119), P256_W(0x94fa8903d93eaeb9),
    } } },
    { { {
        P256_W(0xe71753493de6e3f5), P256_W(0x94578f855f3d122f), P256_W(0x67f7bc63922b1f50), P256_W(0x19021518fec50efd),
    } }, { {
        P256_W(0xbbadfc4a3f00691a), P256_W(0x6c651bbb48b681de), P256_W(0xeeccd97ce1d79dcb), P256_W(0x383d7220bea9c179),
    } } },
    { { {
        P256_W(0xaebfeea7d4235ba3), P256_W(0x01061fd6e2336f45), P256_W(0xb57524b820bbae73), P256_W(0x102a09f77851250d),
    } }, { {
        P256_W(0x687decc7e73bdc02), P256_W(0xc82959887ee3436d), P256_W(0xcad26c353eae61e1), P256_W(0x069772ba342e2145),
    } } },
    { { {
        P256_W(0xa5da8a4d566f12e7), P256_W(0xe90b4215a7d73417), P256_W(0xeffe5609ab1688ed), P256_W(0x72ea52c30ab96a60),
    } }, { {
        P256_W(0xb13aaa1799f8762a), P256_W(0xf57a2b8d5dd08726), P256_W(0xb392ab754e86f6b0), P256_W(0x5905dfda171c4abc),
    } } },
    { { {
        P256_W(0xb6ff5341e4b6e773), P256_W(0x50c303b9e94c7c60), P256_W(0xf6cbf239d967f431), P256_W(0xf09f4266d3abdacd),
    } }, { {
        P256_W(0xa8a4d26da89e2e2e), P256_W(0xbc6548596119e4f2), P256_W(0xb4cd8dfb1dfdcf6a), P256_W(0xdea20f7e5576581f),
    } } },
    { { {
        P256_W(0x79a008d1f9e046a7), P256_W(0x3364d09506a09697), P256_W(0x31de0d67400ae153), P256_W(0xfaf50d51329996b8),
    } }, { {
        P256_W(0x0815f642cde0f9c0), P256_W(0xed190f53553a96f5), P256_W(0xe32d1f8f1e6e091b), P256_W(0x2755f0c017a6acce),
    } } },
    { { {
        P256_W(0xc326014bf8cd3e08), P256_W(0x5c437ff568730718), P256_W(0x2f8f4d6b97fb74f4), P256_W(0x635024d7bdf2e85d),
    } }, { {
        P256_W(0xc63e262761fd99fc), P256_W(0x697473c5a1e56fc5), P256_W(0xad03ab0116f1ac2e), P256_W(0x6e37e8c4d2e58e97),
    } } },
    { { {
        P256_W(0x325e73a99635dc9f), P256_W(0x7772eeb68efa2dcc), P256_W(0x40349f017e7b75d7), P256_W(0x596d82edfd71a743),
    } }, { {
        P256_W(0x030ad670085c2784), P256_W(0x8a550826d9e326d6), P256_W(0x01b2c723d10a5bc6), P256_W(0xff61c487d96b0b8a),
    } } },
    { { {
        P256_W(0x73767127bf2e69f6), P256_W(0x9a0b1779742cc584), P256_W(0x5caff6817f1db1af), P256_W(0xcca3e3b7bd703652),
    } }, { {
        P256_W(0xcab4bdc0f2e20277), P256_W(0x7af35ae631206910), P256_W(0x801af7a69e52f7d5), P256_W(0x4790b061deb4bca2),
    } } },
    { { {
        P256_W(0xf41524404eb7facb), P256_W(0x2aae2dc5be0a8cf8), P256_W(0x9a7505007fcbe9fb), P256_W(0xa9619d0e415c7ba3),
    } }, { {
        P256_W(0x3621da5cb7a6d24a), P256_W(0x1c9d94909f259f5f), P256_W(0x4eb5d2d0169649c5), P256_W(0xf1b861f4bcfb9a7e),
    } } },
    { { {
        P256_W(0x87fa3f2064775b11), P256_W(0x900534f7f2024862), P256_W(0xd826356f3340c886), P256_W(0x9ce2576506ddd723),
    } }, { {
        P256_W(0xe20dd108fe2a7a22), P256_W(0xc4d8878f359550a2), P256_W(0xfe2741dec2550828), P256_W(0x16d7686bca13f46e),
    } } },
    { { {
        P256_W(0x8a1d7914be6608f4), P256_W(0xe32cc0fb12697748), P256_W(0x9187d3dc9603859a), P256_W(0xe0da2e96834ccf47),
    } }, { {
        P256_W(0x59e08e4a12113d1e), P256_W(0x64c5bca26d095915), P256_W(0xc3ae74692f2d7f03), P256_W(0xc33903f8ce92886b),
    } } },
    { { {
        P256_W(0xee4a3eec3de7b0b9), P256_W(0x83feb4e2a8a567af), P256_W(0x84c873df1109d45b), P256_W(0xe97fb2e1011a9a2e),
    } }, { {
        P256_W(0x06dae8583f532d8a), P256_W(0xf7bb7d8ab20ebcd9), P256_W(0x6f1cbcaa33ddfdb5), P256_W(0x534566fb0871f571),
    } } },
    { { {
        P256_W(0x6d9dedfccdfc5d89), P256_W(0x369b30abd062861b), P256_W(0x53a5970ef692fbea), P256_W(0xeea12f292aa93296),
    } }, { {
        P256_W(0x4f47003d191c3560), P256_W(0x39b12decafda3205), P256_W(0xd9bd36068922cf81), P256_W(0x00a640364f972749),
    } } },
    { { {
        P256_W(0x648ea437d39ce3da), P256_W(0xc8c4f7f45b6443ca), P256_W(0xbb956c26a51ead98), P256_W(0x754973dfa0410099),
    } }, { {
        P256_W(0x53adf31b7cc3eada), P256_W(0x1989cb5ac9d35836), P256_W(0x911214b89fda85b6), P256_W(0x45777b2950699af7),
    } } },
    { { {
        P256_W(0xba19384d3a83b450), P256_W(0xfe746371cfda2741), P256_W(0x9978c4fa177af1c2), P256_W(0x44123b375a18870a),
    } }, { {
        P256_W(0x6a938f371478fa45), P256_W(0xa8b8a47c3088db36), P256_W(0x5e5a6e937dfb5b5e), P256_W(0x3c445000451c7f63),
    } } },
    { { {
        P256_W(0x20038fac793e4d0d), P256_W(0x5bf58f8648f95cd3), P256_W(0x6e82197b92e357ea), P256_W(0xaef3f09c11645cfe),
    } }, { {
        P256_W(0x88ce5381629bf65c), P256_W(0x4c4dc1fffbf86667), P256_W(0x1075089d5b33f377), P256_W(0x33e55b7bd8431c39),
    } } },
    { { {
        P256_W(0xd59d5a776ebc00de), P256_W(0x9fb65b506f162a56), P256_W(0xe0890423b7003297), P256_W(0x75e28476f9dbbabb),
    } }, { {
        P256_W(0xe1af1b0b6b939b07), P256_W(0xfbe9fb2dbeab42f3), P256_W(0xbf666dc3ce9c5eab), P256_W(0x4e2376ee6387abe9),
    } } },
    { { {
        P256_W(0x9ed68b63f2ef0859), P256_W(0xb2df6294b07474ae), P256_W(0xcfe8cbd62871c78c), P256_W(0xde09a83ba4bffcbc),
    } }, { {
        P256_W(0xa5eee5a532a51d58), P256_W(0x6b1094b0cf509778), P256_W(0x44edaa5218465339), P256_W(0xb05d83550643f013),
    } } },
    { { {
        P256_W(0x3e8c9c5fe4fed69d), P256_W(0xfa1d878df60d950a), P256_W(0x2afc4b1b74f6d58f), P256_W(0xb66d12c0be82db5e),
    } }, { {
        P256_W(0x4a5625f76ef46bbb), P256_W(0x3fbc557fdce3c32f), P256_W(0x719151dc77d5a774), P256_W(0xc3acfd8f54d036e7),
    } } },
    { { {
        P256_W(0x5e8fd70f9c7dedb6), P256_W(0xa9cf22783332f18a), P256_W(0xfc834e1be7f263dd), P256_W(0x622cc2c4630f3261),
    } }, { {
        P256_W(0x31d4770911c6cae0), P256_W(0xf2129ff382f169a5), P256_W(0x2608cc4b2752087f), P256_W(0x847b85254904ddcb),
    } } },
    { { {
        P256_W(0x22fb261c9057ebaa), P256_W(0x22a82eaf3bab6188), P256_W(0x4a52497eeede6092), P256_W(0x21462bb61e354349),
    } }, { {
        P256_W(0xb02ebff8480c9898), P256_W(0x91bc8845fa86f088), P256_W(0x17aef4355ac55dab), P256_W(0x1575f32b9bd109be),
    } } },
    { { {
        P256_W(0x91b65d894a68ae63), P256_W(0x2610658be51c2200), P256_W(0x159cd2d5f3e82d4e), P256_W(0xeac9a43220c17b48),
    } }, { {
        P256_W(0x1b9f11098a4da86e), P256_W(0xa0444e2dca915c2c), P256_W(0xc9d1a1bd76b2f86e), P256_W(0x8fd6c52eb717f533),
    } } },
    { { {
        P256_W(0x467001f984927ad7), P256_W(0x78f7b9af1e304174), P256_W(0xcfbc8fe55a144e86), P256_W(0x2739ff5859eeeab9),
    } }, { {
        P256_W(0x2db3b1142066e902), P256_W(0x3db089992ee21411), P256_W(0x6e5935ab10c4e0c5), P256_W(0xa65b525e015aab35),
    } } },
    { { {
        P256_W(0x147655cea62637d7), P256_W(0xb6c13a1fbfe3ecc0), P256_W(0x9bf4db31aed324e1), P256_W(0x3e176f30117cf17e),
    } }, { {
        P256_W(0xe05ff1047789f82f), P256_W(0x9a3b1fc235149389), P256_W(0x6a91df76bc153f97), P256_W(0xe3a9d7b73f6f4622),
    } } },
    { { {
        P256_W(0x7dec7741566697ea), P256_W(0x495597b6d362f203), P256_W(0x7aca1ab3a6921f33), P256_W(0x9317498b1eab2a20),
    } }, { {
        P256_W(0x8a6bb5937da728e8), P256_W(0xbc9d143bb697fa09), P256_W(0x4093138b079b7ac2), P256_W(0xdfe01065dbefefec),
    } } },
    { { {
        P256_W(0xe55fd08babde726d), P256_W(0x557e9a50018c7c27), P256_W(0x2a9abf2bb0ca0333), P256_W(0xf1b489e4ed6dde3e),
    } }, { {
        P256_W(0xd396d1072c0f3d3d), P256_W(0xa5afe27ab72c5fcf), P256_W(0x198543ee6cabe6ef), P256_W(0xcb033266e18e3f96),
    } } },
    { { {
        P256_W(0xa349b55a4a0e1839), P256_W(0x2233bf62720e9284), P256_W(0xf568dac4513ea118), P256_W(0x0059715c35867903),
    } }, { {
        P256_W(0x7621b6dfa70a2083), P256_W(0xe246c26c65e5bc3c), P256_W(0x8640b978cf8b7e21), P256_W(0xd0cf6e06dcf9a621),
    } } },
    { { {
        P256_W(0x673757817dcfcd07), P256_W(0x462d73f271c15b1b), P256_W(0x890f7b660db27008), P256_W(0x3ac83810bfa6ac0f),
    } }, { {
        P256_W(0xf457e38d11fd3e77), P256_W(0x79f8eca3b554110b), P256_W(0x9aeba295d30f179f), P256_W(0x2b58a034ac2e2380),
    } } },
    { { {
        P256_W(0x7b2b2bf874c962fa), P256_W(0xb71bc6d1bda1d600), P256_W(0xf12df6abddd99325), P256_W(0xe1e5ebcaa1dbcca2),
    } }, { {
        P256_W(0x202a5ba08a8d57cf), P256_W(0x77cc6b4304877195), P256_W(0x8b2ac25aa75ee246), P256_W(0xd68a743ac855b4de),
    } } },
    { { {
        P256_W(0x221b68241b257820), P256_W(0xaf30ef188e44cc43), P256_W(0xfc945924ccc79f6e), P256_W(0xecef4a6ca89c9e97),
    } }, { {
        P256_W(0x94e15f2b42a617ab), P256_W(0x520764ac16b18446), P256_W(0x8140706c683110d7), P256_W(0x857b85bdc6dd571b),
    } } },
    { { {
        P256_W(0xa97cbe8c41f38c4b), P256_W(0xca8175218302a4aa), P256_W(0x973d4ad59bd7dce7), P256_W(0x02d4a8eee4404e3e),
    } }, { {
        P256_W(0x262f396c61696b68), P256_W(0xc718ded3bd75adca), P256_W(0x259ccb88f93d2459), P256_W(0x045d3984bf5a0bbb),
    } } },
    { { {
        P256_W(0x4d3d220228d43746), P256_W(0xe4fc28a0164218ce), P256_W(0x583f5b5fac85b618), P256_W(0xdbcdbc13a5e689b7),
    } }, { {
        P256_W(0x0b8d5a471c68ba41), P256_W(0xb9db1ec4cb3087b8), P256_W(0xc1f36eacabff9758), P256_W(0x9b6e1cf10e182a77),
    } } },
    { { {
        P256_W(0x69ff5130612bdfb6), P256_W(0x8fab52a811a8f713), P256_W(0x6f9deeb2dfa856c8), P256_W(0x16286d0719974a33),
    } }, { {
        P256_W(0x3ea23562428d9571), P256_W(0x9bb8bba44945ce03), P256_W(0x671c51c1685668eb), P256_W(0xd6472048d1f3492e),
    } } },
    { { {
        P256_W(0xe20a390b49916f49), P256_W(0xd8d8561dd1f219db), P256_W(0x63872c9d9863a87c), P256_W(0xb47953ece8f10a4e),
    } }, { {
        P256_W(0x0033057e939b2110), P256_W(0x9a60377410b27118), P256_W(0xbae861cb8672d6fd), P256_W(0x68d2394caf0245dc),
    } } },
    { { {
        P256_W(0x3195019e6dd792cb), P256_W(0x739165083dcba65f), P256_W(0x007a5396878d833c), P256_W(0x43fe19fe4deabf2e),
    } }, { {
        P256_W(0x8c8b45bba2a1baf1), P256_W(0x94b32d1da65facc8), P256_W(0xb4a155fa0685a688), P256_W(0xd93361a38a333373),
    } } },
    { { {
        P256_W(0xeef22fbd5c4afcd3), P256_W(0x29517d94400be4aa), P256_W(0x87c8c0f9603c25b6), P256_W(0x4eacc36f35da3181),
    } }, { {
        P256_W(0x7a7c7c546805a4d7), P256_W(0xa570ae1d8c4afcd0), P256_W(0xcb74d0bd7bad590d), P256_W(0x9c79485d981884e4),
    } } },
    { { {
        P256_W(0x5a106f4e82db57b3), P256_W(0x9adea59a1439d4b8), P256_W(0x758d86ef98ba9366), P256_W(0x641317595e25b735),
    } }, { {
        P256_W(0x8cead08b0e309dc9), P256_W(0x247bcd92bab025e6), P256_W(0x5c045f4d2a247e35), P256_W(0xece9a40191a62c7e),
    } } },
    { { {
        P256_W(0x8414b0ed880122e9), P256_W(0xe1c94ad8e0821194), P256_W(0x873cd6a537d89444), P256_W(0xd4ce6981511a6b71),
    } }, { {
        P256_W(0x52eba4b6b1260a37), P256_W(0xb564b450a418b943), P256_W(0xf8b58ab11b19ec38), P256_W(0xe2b945d11145cc0f),
    } } },
    { { {
        P256_W(0xe93d23223ba02ae6), P256_W(0x2bd1a2990431fde4), P256_W(0xa45269412f3cd3cd), P256_W(0xd4a754d60f06a8c7),
    } }, { {
        P256_W(0x62ac53c6633f32d2), P256_W(0xef84dc30358ba62e), P256_W(0x5995665abcf21943), P256_W(0x7833459e5adb1b13),
    } } },
    { { {
        P256_W(0xe97410a6e0c3d4ef), P256_W(0x37468bd0fdb1b6e0), P256_W(0x8974d0dcb6ad0ad8), P256_W(0x2f6f46bcfe78c4b6),
    } }, { {
        P256_W(0xdf89c15ec6c1e30d), P256_W(0x0d3f6d8aba644f6e), P256_W(0xb17e034d82416758), P256_W(0x3b407fceb28a1771),
    } } },
    { { {
        P256_W(0xe8c2379692cb9b11), P256_W(0x415b09388e37c6a8), P256_W(0x56eb427caab37be5), P256_W(0xd000e01d491c22c8),
    } }, { {
        P256_W(0xd254de4b604e9ac3), P256_W(0x70d0632670988619), P256_W(0x5dce46d09dc96b65), P256_W(0x6702d8602ab08101),
    } } },
    { { {
        P256_W(0x2421cc61483a0e41), P256_W(0x2ae3adefbde82e22), P256_W(0x26acfc8c0a2b4997), P256_W(0x66a334ade3881dae),
    } }, { {
        P256_W(0xa32b314c12bcd49c), P256_W(0x4e59638b666a7fc9), P256_W(0x3c7439c1e874a695), P256_W(0x0d1cf56a5ce326ab),
    } } },
    { { {
        P256_W(0xbbe8f59da92efac4), P256_W(0xb5a07687b05bd63c), P256_W(0x7faa18f5ad6aae5b), P256_W(0x990187de92edd0c6),
    } }, { {
        P256_W(0x0b5b960a66f3eb21), P256_W(0x605d393e2a054efb), P256_W(0xc0bdc744cf051111), P256_W(0xb190912acda81f43),
    } } },
    { { {
        P256_W(0x496f36e6d09bbf5d), P256_W(0xf15f742e749f4b3e), P256_W(0x02a2387601ce304a), P256_W(0x9f90ebf77c28554a),
    } }, { {
        P256_W(0xb52b69abcf288987), P256_W(0x95bc47d8ab1a7265), P256_W(0x390324e222226906), P256_W(0x8c4ce277ebee340e),
    } } },
    { { {
        P256_W(0xaa3db02b105c5c77), P256_W(0x669e2c86f4ca56b5), P256_W(0x99468b37e29bb25f), P256_W(0x8968be57fb43aca6),
    } }, { {
        P256_W(0x1721e5b68132c444), P256_W(0xccc8a8d3cb8f312a), P256_W(0xc834c4e05b202acd), P256_W(0x0f11ef1917e33717),
    } } },
    { { {
        P256_W(0x7765436874d58437), P256_W(0x8c4365339ecb94af), P256_W(0xfdb6be7091cf03f0), P256_W(0xd219140ba1d52070),
    } }, { {
        P256_W(0x447ede6ecc279d13), P256_W(0xf4b781d5bad2aeac), P256_W(0x0fe0e60633b0eec5), P256_W(0x792c698ce0b452ff),
    } } },
    { { {
        P256_W(0xa4687dfb33e596c4), P256_W(0xa9861ab21c57ba5e), P256_W(0x90ec764f55833c14), P256_W(0xcb02e244de36b0a1),
    } }, { {
        P256_W(0x08f3bdca1d55cab8), P256_W(0xb408334738c3bf11), P256_W(0xe94a64b8ebbf35f6), P256_W(0xdd5d9910d363bce5),
    } } },
    { { {
        P256_W(0x6c01a50f54315bdc), P256_W(0x32ca825990e6b1bd), P256_W(0x9535fa927b61e975), P256_W(0x06e78ab1ec4ecd08),
    } }, { {
        P256_W(0x732006c9f9c5a39e), P256_W(0xe2fc363c6ef260a4), P256_W(0x98d405c63b53f981), P256_W(0x68d9a71f00b9df2b),
    } } },
    { { {
        P256_W(0xa6d9fc0e51df59d7), P256_W(0x2944e58f844d98c1), P256_W(0xdb6bb154d0111af0), P256_W(0x51acdea7a60b41af),
    } }, { {
        P256_W(0x51132ce85e6efbaa), P256_W(0xaa2fb5e7cddac65c), P256_W(0xa9843192973a9ed7), P256_W(0xba02197ae850d0be),
    } } },
    { { {
        P256_W(0x6dc6daca99fe8b19), P256_W(0xbe5acd00b6571198), P256_W(0x2d281078a6dc8288), P256_W(0xe921da1637d82f22),
    } }, { {
        P256_W(0x0493145e0932ab58), P256_W(0x371aff96cd044470), P256_W(0x54772e199893f211), P256_W(0xb5a4626dafd0e021),
    } } },
    { { {
        P256_W(0x06ce1273ae5e4b7f), P256_W(0xed679d8c88be6714), P256_W(0x6717f8921f68f7c3), P256_W(0x0e3ca39a9654fb11),
    } }, { {
        P256_W(0x7344d84c81870d17), P256_W(0x85d1579db5ab3a7b), P256_W(0xd202d2f7d09c3d92), P256_W(0x49982cf1cb6dafd2),
    } } },
    { { {
        P256_W(0xad8ddb9356caca85), P256_W(0xdaa22da1163afbe2), P256_W(0x6470310f68fbb387), P256_W(0x351aff2c007250e5),
    } }, { {
        P256_W(0x0b46cf1fd7ce3e15), P256_W(0xdf15c2cd086991cf), P256_W(0x0adfea1ae09efed3), P256_W(0x275753e8357a3e29),
    } } },
    { { {
        P256_W(0x116a084006d74147), P256_W(0x752e43a8ffbdd11a), P256_W(0x929adb6ed6424cbd), P256_W(0x04c8d0c230ffb50d),
    } }, { {
        P256_W(0x845cae9374d199dd), P256_W(0xb20973db190ed1b7), P256_W(0x10f3f851afbfe8ff), P256_W(0xdf7d9fc7e17f73eb),
    } } },
    { { {
        P256_W(0xc9b80fa230a09381), P256_W(0xac1bd4c8b586c590), P256_W(0xb8e0868fe1c7beb0), P256_W(0x3a7aefa77e76ce47),
    } }, { {
        P256_W(0x4638bdf8c6df9f9f), P256_W(0xe3cafa2814f8fd52), P256_W(0xf5a3a7e4882053ae), P256_W(0xd813c4dc3d3ac6d7),
    } } },
    { { {
        P256_W(0xb51572d0e9f5e778), P256_W(0xd070280c074403de), P256_W(0x6b7b24d693f6d1e6), P256_W(0x2678f7fa3c8d5aa3),
    } }, { {
        P256_W(0xfbaf5f9d19a1977f), P256_W(0xefc17993c7bfd8bf), P256_W(0xe0c49e76e89d84bf), P256_W(0xf1dedbebf2c6e360),
    } } },
    { { {
        P256_W(0xc89ad20a2c20208f), P256_W(0x1a04848c3ea922c4), P256_W(0x4e7a12d85fa8fde4), P256_W(0xe4401bd4320de846),
    } }, { {
        P256_W(0xcd1e5c3892248684), P256_W(0xb0360a94532d737f), P256_W(0x4569f97916f5642b), P256_W(0xcb26b1ee8cd14ab4),
    } } },
    { { {
        P256_W(0xf5f20807aa106efa), P256_W(0xec01dc4605774229), P256_W(0x837a0ce7262c746a), P256_W(0x353f12575ab119e2),
    } }, { {
        P256_W(0x692727fce76487d6), P256_W(0x0e3dd316e5abec75), P256_W(0x1c376c87714e5534), P256_W(0x30bf2f1bbbbf1bcd),
    } } },
    { { {
        P256_W(0xd9d7e78213094814), P256_W(0xa47d9e13dcc4a071), P256_W(0x16dd308b7b40fcad), P256_W(0x613722c00375c476),
    } }, { {
        P256_W(0x084f233dbdb9b17c), P256_W(0xf2b8ec7a10d9c080), P256_W(0xf7f1035d310a5ef9), P256_W(0xefad8733a248792f),
    } } },
    { { {
        P256_W(0x1625c173619f34b0), P256_W(0x30f0a66301a1cbec), P256_W(0xccc88b693fdded07), P256_W(0xa575d54bb650b834),
    } }, { {
        P256_W(0x42bea0e095fa94d4), P256_W(0x9d22a7c970f0fce3), P256_W(0x7cc2839b738674ec), P256_W(0x0f2cf0fd61fe482c),
    } } },
    { { {
        P256_W(0x862ae60ec7583242), P256_W(0xb876cac3b8a33482), P256_W(0x5fa9b2892f3a0d9c), P256_W(0xb286a82548cd92a1),
    } }, { {
        P256_W(0xa1c4f55d4900cd47), P256_W(0x9141bb4a2d51468e), P256_W(0x7f48003b426f91d4), P256_W(0xfd7c60af755b28ac),
    } } },
    { { {
        P256_W(0x5d667666feefe343), P256_W(0xef8bad2ca1b3f803), P256_W(0x3729b58f01c479bd), P256_W(0x98fd4e71909d6403),
    } }, { {
        P256_W(0xb358cdd06faf76c3), P256_W(0xf5b5fc3c75a99752), P256_W(0xd823a157dce07272), P256_W(0x0298cfedef248d4c),
    } } },
    { { {
        P256_W(0x23521fa5319daf0f), P256_W(0xb1741929bac4dd9e), P256_W(0x7a58fa0432de4bbe), P256_W(0x79dd438d82f68c01),
    } }, { {
        P256_W(0xd0926bfbea3573fa), P256_W(0xf36144ac369e6d54), P256_W(0x6515ebf92614e69f), P256_W(0x15b7048f54214238),
    } } },
    { { {
        P256_W(0x6efee17acc7098ba), P256_W(0xbd503a02af074b7c), P256_W(0x20309906846fac8d), P256_W(0xcfd826f8f0f788a0),
    } }, { {
        P256_W(0x5bf418815d393da9), P256_W(0x58782bd67fa8b988), P256_W(0xd378e236eb31f4ce), P256_W(0x9a414def3f0063f0),
    } } },
    { { {
        P256_W(0x1d5c1a2f5548e1b3), P256_W(0x24be7367587db641), P256_W(0x7ddc02fe46858cf2), P256_W(0x9a39dfde0b197162),
    } }, { {
        P256_W(0x7f2acac8664cb07c), P256_W(0x079fdb0c5cafe9ae), P256_W(0xd96d73a017213980), P256_W(0xbe0ff4d49e9f9684),
    } } },
    { { {
        P256_W(0x537bdbcc20c813f3), P256_W(0xfa76f81c4777e75a), P256_W(0xc715c25351568018), P256_W(0x0f23bd17719d0281),
    } }, { {
        P256_W(0x25ff290f3b1cd2bc), P256_W(0x6b77efef852ccdc6), P256_W(0xcbf828f6e71bcb12), P256_W(0x4bf0fd85bf3c50a6),
    } } },
    { { {
        P256_W(0xcf40287c91bbb77b), P256_W(0x2f11b0175bda5ae1), P256_W(0x4f57777e667944fe), P256_W(0x97223d1af29608c9),
    } }, { {
        P256_W(0xffa1a5cd0a10d077), P256_W(0xf824253a836f4e78), P256_W(0x0118850a99c63bf5), P256_W(0xd693ac11cd535748),
    } } },
    { { {
        P256_W(0x761cc51739a8150d), P256_W(0xcea062635fd85c97), P256_W(0x18a55eb844d29dfa), P256_W(0x0edc42b06218d570),
    } }, { {
        P256_W(0xf02e3c96669ccb55), P256_W(0x0c8921a6f3035620), P256_W(0x0a4b85e43eb71c16), P256_W(0x8fc76690fa1192e1),
    } } },
    { { {
        P256_W(0x5a98e2e021716b86), P256_W(0x7423588dc7f98f2d), P256_W(0x365d330d2f68c265), P256_W(0x56760ab0ab0647b1),
    } }, { {
        P256_W(0xae1beb552bde31bf), P256_W(0xeff011fc48f0e569), P256_W(0xaece5f557ec00e5a), P256_W(0xd7fec37ffa48e8a2),
    } } },
    { { {
        P256_W(0xfaa4d0700998a20f), P256_W(0x3e43495001493af2), P256_W(0x73418255aec4e731), P256_W(0x6ac2448c59fc252d),
    } }, { {
        P256_W(0x34db00c952e9d188), P256_W(0xeb46af5193c99a6f), P256_W(0xf82ac9729a2bd1fa), P256_W(0x1087b8f37fa917fe),
    } } },
    { { {
        P256_W(0xa072e9f27cc112f3), P256_W(0xdf9953738c74ca76), P256_W(0xc2e7303ec83d8446), P256_W(0x2bac3af1c3191e22),
    } }, { {
        P256_W(0x6161dfee31cf650c), P256_W(0x73eca808a123d42f), P256_W(0x7be945dd417fbefa), P256_W(0x88f18297d1913b89),
    } } },
    { { {
        P256_W(0xc12fa1b304d3bd6a), P256_W(0xfb7a7422625a9b3a), P256_W(0x41f6e883ee39d29b), P256_W(0xf3da0318385ad77a),
    } }, { {
        P256_W(0xc6a6a23de5bb13a7), P256_W(0x8284289128777bde), P256_W(0x4a7c9851881cc5ee), P256_W(0xd77ab3e25058cfd8),
    } } },
    { { {
        P256_W(0x463a334fefdab318), P256_W(0x1cd1e309f8bfd9d3), P256_W(0xeb441cf6599bac1e), P256_W(0x2be4eae337b57697),
    } }, { {
        P256_W(0xbba9d7bb05541eab), P256_W(0x93c3ee5f75ab4968), P256_W(0x1e009a520e9a1942), P256_W(0x5db5ac236e298326),
    } } },
    { { {
        P256_W(0xa31250429b5f8422), P256_W(0x5cecf7c9958bb02a), P256_W(0x71765dde89715a15), P256_W(0xe633b1feffa967d3),
    } }, { {
        P256_W(0x198535c6a9e179bf), P256_W(0x371f120875dd65b9), P256_W(0x74de7e9cb6172d74), P256_W(0x381d2278d6f6a3e5),
    } } },
    { { {
        P256_W(0x570ace2f40cbf389), P256_W(0xf216519c139f5f3f), P256_W(0x8d78b1e75694cac1), P256_W(0x46b31ec607736ffd),
    } }, { {
        P256_W(0xe0d1e2a8048158df), P256_W(0xee6abc3507fb4e7a), P256_W(0x6a2f64ac58c0df0a), P256_W(0x9d15ee53d5861f42),
    } } },
    { { {
        P256_W(0x9ca7a57b9d79de66), P256_W(0x5ad42c99c4d571bc), P256_W(0x5794758be68524b2), P256_W(0x05be0d4d1710faf1),
    } }, { {
        P256_W(0xa7342289ea416cae), P256_W(0x1cdd0f719e0a5977), P256_W(0x0e4dba85ec394eae), P256_W(0xb93fa7ab443c4aab),
    } } },
    { { {
        P256_W(0x2f8903e6d060c797), P256_W(0x47f474b91bb7c857), P256_W(0xca34890be2ef76c6), P256_W(0x35e594a524fb5426),
    } }, { {
        P256_W(0xab87c4ec7b54ee93), P256_W(0xc015ad63895b7672), P256_W(0xd959249601211cfc), P256_W(0xdbeb17616e008aae),
    } } },
    { { {
        P256_W(0x63fa982263d334f1), P256_W(0x2faa2b571fe47d0e), P256_W(0xc386e190d435487f), P256_W(0x12c769a6c9ef5a17),
    } }, { {
        P256_W(0x93f3b5d37f4199b8), P256_W(0xf5320a9a4241c936), P256_W(0x4deb289ab8aa96b5), P256_W(0xad3e20690c16c8cf),
    } } },
    { { {
        P256_W(0x89beca80d6088981), P256_W(0x8fd22049f4ec34d0), P256_W(0x9f337f9b328709da), P256_W(0x3166ba5b88b6019a),
    } }, { {
        P256_W(0xb78c879939a32da8), P256_W(0x7eaefaed3b9fdc59), P256_W(0x7d914386f0ae77c8), P256_W(0x44dcd7df763e6d37),
    } } },
    { { {
        P256_W(0x8ef09ebff959fbb5), P256_W(0xb2c07e917aa07169), P256_W(0xb31de3f1165caeea), P256_W(0xb9eb6d552bd25c09),
    } }, { {
        P256_W(0x94f3b32909084b5d), P256_W(0x6e7968249a363da5), P256_W(0xcacafba87b33d997), P256_W(0xe13c4bc202bdefa5),
    } } },
    { { {
        P256_W(0x90d1152fb321a08c), P256_W(0x52165de200d7dfac), P256_W(0x35fc4cfba030c916), P256_W(0x2774cddf5237c4a6),
    } }, { {
        P256_W(0x0dde4dfff97a8886), P256_W(0x581966dd104ab2c7), P256_W(0x74e2a1cf0dee4d60), P256_W(0xfbe21da4d66047ee),
    } } },
    { { {
        P256_W(0x73cd68423bd690df), P256_W(0x15148e287abe4301), P256_W(0x172bfd777085e33c), P256_W(0xd88cb192b67caf5c),
    } }, { {
        P256_W(0x0e47a14a12678294), P256_W(0x25090f41acf00ec7), P256_W(0x3e4662cf03e51354), P256_W(0x66b43b12a512243b),
    } } },
    { { {
        P256_W(0xd3833d9841c3a19a), P256_W(0x79aab46548a29f36), P256_W(0xeb926d502f9c20bb), P256_W(0xe5e0ca2c8eeb9c56),
    } }, { {
        P256_W(0x2a834bf29d8a2746), P256_W(0xe9090756e071600e), P256_W(0xc4dffdfdd8e16aee), P256_W(0x455c2732cf388f5a),
    } } },
    { { {
        P256_W(0x40b342c07922da44), P256_W(0x9b0729a0a7f4dd22), P256_W(0xe846fa276a522a1b), P256_W(0x95405f0b41ade552),
    } }, { {
        P256_W(0x448577366bf462c6), P256_W(0x547a4c2eb741ab7a), P256_W(0x6ed670d9159703f1), P256_W(0x587d185f2b43ece1),
    } } },
    { { {
        P256_W(0x223cd937234392fd), P256_W(0xdd47ffa91009dce1), P256_W(0xcee0ce5f1809695f), P256_W(0x9d6d3cd5baa5ef4c),
    } }, { {
        P256_W(0x4c6e420e28b5dc3d), P256_W(0xe822fd1301161482), P256_W(0xe14c5baabd025bd2), P256_W(0x0c56eb05492d7a18),
    } } },
    { { {
        P256_W(0x50a400942886119e), P256_W(0xf781e181b0c71c6d), P256_W(0x224c07d7859c765d), P256_W(0x5e76bfd4db5528b2),
    } }, { {
        P256_W(0xf87a9dc82bc5c85d), P256_W(0x4c0c382992dd71ba), P256_W(0xfef8f9c0f30c9597), P256_W(0xcfa5b5d455c4e5fb),
    } } },
    { { {
        P256_W(0xb081ec828fa609a4), P256_W(0xb5a14f9cbae13c84), P256_W(0x42a52024f2e4c518), P256_W(0x75e362cdb6643ce5),
    } }, { {
        P256_W(0x58dc527dc4a491d9), P256_W(0xd1fde4cabd427d0c), P256_W(0xee39959716a66af2), P256_W(0x28a5d14747c1169e),
    } } },
    { { {
        P256_W(0x4f719582e1085460), P256_W(0x8a0f8224bf6f92d3), P256_W(0x9a338a8184ac742e), P256_W(0x657eb10f552acb3c),
    } }, { {
        P256_W(0xc8be203a0b1469d4), P256_W(0xdea2c318d3e842fe), P256_W(0x735df2b07c231c32), P256_W(0x584e0e52804b275f),
    } } },
    { { {
        P256_W(0x3f2d6d8a6284d0f4), P256_W(0x4781eb98623e2090), P256_W(0x221f4233c9de7b3f), P256_W(0xca9d493110eb2e08),
    } }, { {
        P256_W(0x26c6bf279276cc56), P256_W(0x028bf9bbb47c1c66), P256_W(0x386315caf6fb5417), P256_W(0x6819cd49141ae572),
    } } },
    { { {
        P256_W(0x34e7342175bc9e3a), P256_W(0xd59a40ec283a0432), P256_W(0xb930aa0312f47770), P256_W(0x13cb329968f61597),
    } }, { {
        P256_W(0xf08e37a7ce15d54c), P256_W(0xf9e85d249cd2d77b), P256_W(0xc02a379198502383), P256_W(0x836d55698d9d20d3),
    } } },
    { { {
        P256_W(0x6d62d82cd358e01f), P256_W(0xe8e43dd7445ed36c), P256_W(0x7f5dc734cbe56280), P256_W(0x8c0fbc04d84d5384),
    } }, { {
        P256_W(0x42fd93c97734eff2), P256_W(0x727a8473110e7b4b), P256_W(0x66ca59599e3a1d31), P256_W(0xe40d1cc2a0350d99),
    } } },
    { { {
        P256_W(0x554986fc9fb56da8), P256_W(0x9a9395b3fae1a98b), P256_W(0x2c999e10713a662f), P256_W(0xbfbb00596b1a604b),
    } }, { {
        P256_W(0x5f93f780ddd945c2), P256_W(0xaf2ba889b50fa3f5), P256_W(0xea9b04e37e150eff), P256_W(0x78674a385bb6aaca),
    } } },
    { { {
        P256_W(0x26c7a625851a2ac9), P256_W(0xd056519d76c87280), P256_W(0xb15d568b2664bc17), P256_W(0x178629d3d1ba48d2),
    } }, { {
        P256_W(0x81550c6bcd97ddd6), P256_W(0x0bcb6fbaaa3eb2c7), P256_W(0x7fe3b480aac0b5a6), P256_W(0x49a34d95870df72a),
    } } },
    { { {
        P256_W(0x021ca1354936982b), P256_W(0xc6da023d60440a48), P256_W(0x6ab52a0c9896f6ba), P256_W(0xef3fe4077964b3f4),
    } }, { {
        P256_W(0x0779def0434d65b0), P256_W(0x7fe831602c98d742), P256_W(0x2053bee9b497eca9), P256_W(0x166b324acf9ba4f0),
    } } },
    { { {
        P256_W(0x09e3091aa3924143), P256_W(0x70d82cf26cd3d28c), P256_W(0x3aaf5a4b0891d7a3), P256_W(0x13f42cf95f92ad2c),
    } }, { {
        P256_W(0x08c3066aee0578a3), P256_W(0xb056e9f1592ce0dc), P256_W(0x3079e9529b8a9bbc), P256_W(0xc7458d39c60a7172),
    } } },
    { { {
        P256_W(0x488b5c4dcf6aa29f), P256_W(0xd2f7ec892a73cd50), P256_W(0x4352665d0b140d0f), P256_W(0x8a83ac8aeab51fda),
    } }, { {
        P256_W(0x7e44deb4010b7514), P256_W(0x53d5e52bec0b2385), P256_W(0x4e36099bc85ce4bf), P256_W(0x70e6796480f96da9),
    } } },
    { { {
        P256_W(0x0015db3958fa9fbf), P256_W(0x30765a868e677d34), P256_W(0xd6340f04e16f57f8), P256_W(0xda3877635058f085),
    } }, { {
        P256_W(0x4ff70b3676eb113c), P256_W(0xce070543c882ee44), P256_W(0x3b610c6cde10db6d), P256_W(0xc818013ea999a501),
    } } },
    { { {
        P256_W(0x283e7c061d1e5406), P256_W(0x240fbf03eda9ba98), P256_W(0xf4aded18000c30ff), P256_W(0xf7f3c0929f7b0c62),
    } }, { {
        P256_W(0xcbf26af0651bfec8), P256_W(0x5e43416d5b4730d4), P256_W(0xf7b46005095fece8), P256_W(0xb433bc02355a672e),
    } } },
    { { {
        P256_W(0x2724cf9f0f6ae7ca), P256_W(0x47f74141bd899122), P256_W(0x0af6890ee960472b), P256_W(0x5229366ff9062e9f),
    } }, { {
        P256_W(0xf6076778e9868844), P256_W(0xa0f955c5876b7aaf), P256_W(0xcfe1b2733cf7dff4), P256_W(0x52cd6f7962f1dbab),
    } } },
    { { {
        P256_W(0x2d4401cfa96453f8), P256_W(0x03df0c4d91d1c31a), P256_W(0x8603f15092543b3d), P256_W(0xc72a4045aec614a7),
    } }, { {
        P256_W(0x937fe54f3fe574cc), P256_W(0x83179310c1e1e7b1), P256_W(0xed0b647c3b27b9dc), P256_W(0xa9162ccf26d891bd),
    } } },
    { { {
        P256_W(0x1b3db5f044600ff7), P256_W(0xc9e13430eb200c7d), P256_W(0x7c2f101fc5d3dbfd), P256_W(0xd108c96eecddee41),
    } }, { {
        P256_W(0x6bd82b5ac548e9e0), P256_W(0x8a929e0e0b3a8b01), P256_W(0x7a02e56ed815d5ba), P256_W(0xe84cfe0cfeb7fe3e),
    } } },
    { { {
        P256_W(0x7fc8a5bb963ead40), P256_W(0x34e78cc722adbace), P256_W(0xa93acff62689f6e5), P256_W(0x82b14de9e6795a7a),
    } }, { {
        P256_W(0x8215f85362c71aae), P256_W(0x50310ca2abd29911), P256_W(0x7c44da2f49dd602f), P256_W(0x2b425319e813366a),
    } } },
    { { {
        P256_W(0x8260c2dee512c43c), P256_W(0x401980c395193709), P256_W(0xa24be0294b5e8f52), P256_W(0xb009fe2bbca6d7ea),
    } }, { {
        P256_W(0xaebbc5b9c62c9340), P256_W(0xf3d3bf101787e4d0), P256_W(0x336852933329af9e), P256_W(0x0fc60a74a287d6a3),
    } } },
    { { {
        P256_W(0x86486ec72c0066bf), P256_W(0x0a2f4484729eb047), P256_W(0xf4ef4e4dcee3bbc0), P256_W(0x4de72f8fca90b130),
    } }, { {
        P256_W(0x39149cffa0f99c79), P256_W(0x936c03d010014046), P256_W(0x244fc718973be9b8), P256_W(0x669be4ab11b100fb),
    } } },
    { { {
        P256_W(0x5550885d7c09ee66), P256_W(0x2604b48f80439403), P256_W(0x326dc8a1ea5066b6), P256_W(0xa7eef94e6cf259b0),
    } }, { {
        P256_W(0x625a248d47288d13), P256_W(0x1c56dd135d404166), P256_W(0x210b5f0d298887c3), P256_W(0xb30d7a4373cdc41b),
    } } },
    { { {
        P256_W(0x151ebf5d358efa16), P256_W(0x9b057fdfa0074b9a), P256_W(0x22e747768dcd8ca6), P256_W(0xc1b99f595c2ab9bf),
    } }, { {
        P256_W(0xfcba1b45ffe29375), P256_W(0x3ec023f06f851476), P256_W(0x4da31b7122f788b1), P256_W(0x7a706c9993252845),
    } } },
    { { {
        P256_W(0xc90e3935e35cf844), P256_W(0xdd81f955c9f0a005), P256_W(0x7f0787c5a56121f8), P256_W(0xf45de16096ac8dfa),
    } }, { {
        P256_W(0x71fe948a3140f23e), P256_W(0x3f68d7d1c92dee9d), P256_W(0x71df80b718cb08fe), P256_W(0x293a6acfc42779a0),
    } } },
    { { {
        P256_W(0x7310b8eef9d05b99), P256_W(0x2e31636a2f327b18), P256_W(0xccf2a94686730f1c), P256_W(0xbcc541f3115340da),
    } }, { {
        P256_W(0x7e65f0ea7f51e8ef), P256_W(0x0b791c346c499ef7), P256_W(0xde154e8a1d895246), P256_W(0x32237c5229f90979),
    } } },
    { { {
        P256_W(0xb6da7039d4bd58cc), P256_W(0x7bc511c7f0845aaa), P256_W(0xbb20034187627fd2), P256_W(0x84d037c4022ca3fc),
    } }, { {
        P256_W(0x6ed2c5480530e1a4), P256_W(0xaa0375285159d444), P256_W(0xca87b830f93fcd43), P256_W(0xcc3d9b470d00e372),
    } } },
    { { {
        P256_W(0x550ca65bd56077dc), P256_W(0x3d09b7495e0d2479), P256_W(0xcc1c19e5918fa615), P256_W(0x672e045882e7b05e),
    } }, { {
        P256_W(0xea4d09e8c24c7cd0), P256_W(0x50d1075190918e55), P256_W(0x4473c2330d5b33e6), P256_W(0xba47a88d2d11d11a),
    } } },
    { { {
        P256_W(0xcfaa0a54182f361d), P256_W(0xbda9aa7e231002f7), P256_W(0xfc8f5db3b1f412d4), P256_W(0x57d8fb4408dafa44),
    } }, { {
        P256_W(0xa8c845ac0446ef6c), P256_W(0x5872dc04c7d0b248), P256_W(0xc8b6b043db441d0b), P256_W(0xe69f611f4a7c8ebf),
    } } },
    { { {
        P256_W(0x8908d705ed009abf), P256_W(0x964c5d18cf958e93), P256_W(0xaf95814b650424af), P256_W(0xb25fdb26d470e5e7),
    } }, { {
        P256_W(0x74fa4e4b8afec72a), P256_W(0xd927a144e901310f), P256_W(0x2b3c64fa3ca7e216), P256_W(0x39ad157fcf621116),
    } } },
    { { {
        P256_W(0x7a170da5934bad6b), P256_W(0x0ccbee82f9cb7cff), P256_W(0x61bf807f6dd21c06), P256_W(0x7889c20e0772c834),
    } }, { {
        P256_W(0x39d841cfd283b897), P256_W(0xe371cbbefac0e182), P256_W(0xacec2c848fac0cb7), P256_W(0xd148d71d2e03511c),
    } } },
    { { {
        P256_W(0x7319c68bf797a4e7), P256_W(0xd5370de101994806), P256_W(0xcd642c6f611c1d6d), P256_W(0x850be1dce6e186e7),
    } }, { {
        P256_W(0xda0988d050be068e), P256_W(0xb415b1f2ef3069c7), P256_W(0x7e837cabe61e31a5), P256_W(0xb0b34a8af3a658d5),
    } } },
    { { {
        P256_W(0x5bab0d4f08eb7db1), P256_W(0x0a7735c6a5e26be9), P256_W(0xd0576821360b06d0), P256_W(0x5ce4574590168a7f),
    } }, { {
        P256_W(0x9afbb1a98ecf225b), P256_W(0xd4c1109f1ffaf78f), P256_W(0x7be67697d9b58578), P256_W(0x68e4db7edbc5305e),
    } } },
    { { {
        P256_W(0x1c269b2184c09b34), P256_W(0xd8701c7aadffb4a9), P256_W(0xc5b3c02ceb8c0288), P256_W(0xaed3bbcb50a4b873),
    } }, { {
        P256_W(0x7e88ce5c83a344e4), P256_W(0x174510ae4eae2abc), P256_W(0xfc3ea46115b3cc48), P256_W(0xf6c0f29a03e2b494),
    } } },
    { { {
        P256_W(0x0342f7d6278a00f4), P256_W(0xe7ff418cd24c0253), P256_W(0x43a381d37de0f356), P256_W(0xeb41ae3d203c4c78),
    } }, { {
        P256_W(0xdf00fab555f48f5f), P256_W(0xd8b23cb6225714b7), P256_W(0x95c04eeac5ff2a83), P256_W(0x02ebba6d237b95aa),
    } } },
    { { {
        P256_W(0xe2fbddd75b3ceef5), P256_W(0x0f7bc75322f805cf), P256_W(0x243ecd502e7ae9d8), P256_W(0xdd423eadf1c7ed7c),
    } }, { {
        P256_W(0x31c9b64522beec5d), P256_W(0xa454142f3a5c7543), P256_W(0x841fc577b68fa35d), P256_W(0xbde1b6fb9c0a696f),
    } } },
    { { {
        P256_W(0x920891bc6bc118c2), P256_W(0xed17ee1c0d814595), P256_W(0x25ade969405d6c4d), P256_W(0x6eab6e74389a6b5f),
    } }, { {
        P256_W(0xbc2aa2afd1be426c), P256_W(0xd0af7dd11edcbfb6), P256_W(0x8cc9670a7c17e12a), P256_W(0x438a1fb9de90468f),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int p256_teeth(unsigned int block)
{
    return block == P256_BLOCKS - 1 ? P256_LAST_TEETH : P256_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int p256_signs(const p256_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = p256_teeth(block);
    unsigned int position = block * P256_TEETH * P256_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / P256_WORD_BITS] >> (position % P256_WORD_BITS)) & 1u) << i;
        position += P256_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p256_point_mul_base(p256_point *r, const p256_sc *k)
{
    p256_limb v[P256_SIGN_WORDS];
    p256_point total, low, *sum;
    p256_affine addends[P256_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = p256_scalar_odd(v, P256_SIGN_WORDS, k);
    unsigned int column, block;

    v[P256_SIGNS / P256_WORD_BITS] |= (p256_limb)1 << (P256_SIGNS % P256_WORD_BITS);
    for (column = P256_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < P256_BLOCKS; block++) {
            p256_base_lookup(&addends[block], p256_base + block * P256_BLOCK_ENTRIES, p256_teeth(block),
                                p256_signs(v, block, column), negate);
        }
        if (column < P256_SPACING - 1) {
            p256_point_dbl(&total, &total);
        }
        block = 0;
        if (column == P256_SPACING - 1 || column == 0) {
            p256_point_from_affine(sum, &addends[block++]);
        }
        for (; block < P256_BLOCKS; block++) {
            (void)p256_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    p256_point_add(r, &total, &low);
    p256_wipe(v, sizeof v);
    p256_wipe(&total, sizeof total);
    p256_wipe(&low, sizeof low);
    p256_wipe(addends, sizeof addends);
    p256_wipe_stack();
}

void p256_point_mul_base_bytes(p256_point *r, const uint8_t k[32])
{
    p256_sc scalar;

    p256_reduce_bytes(&scalar, k, P256_SC_BYTES);
    p256_point_mul_base(r, &scalar);
    p256_wipe(&scalar, sizeof scalar);
}
