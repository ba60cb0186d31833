/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Inversion, square root and batch inversion modulo
 * p = 0xffffffffffffffffffffffffffffffff000000000000000000000001
 *
 * Everything here runs the same operations for every input: exponents, trip counts and constants depend on p alone.
 * In the comments on a chain e is its exponent, and x^k is written k.
 */
#include "p224_internal.h"

#if P224_WORD_BITS == 64
/* p itself */
static const p224_limb p224_fe_modulus[P224_FE_LIMBS] = {
    UINT64_C(0x1),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0xffffffffffffffff),
    UINT64_C(0xffffffff),
};
/* 1 */
static const p224_fe p224_fe_one = { {
    UINT64_C(0x1),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
} };
/* c^(2^i) for c = 11^q; 11 is not a square */
static const p224_fe p224_fe_roots_of_unity[96] = {
    { {
        UINT64_C(0xf3fb3632dc691b74),
        UINT64_C(0xb2d6ffbbea3d8ce),
        UINT64_C(0x8598a7920c55b2d4),
        UINT64_C(0x6a0fec67),
    } },
    { {
        UINT64_C(0xf32caa8cbd2666c6),
        UINT64_C(0x7d26f6c4036c7036),
        UINT64_C(0x2aae9b7280e6793d),
        UINT64_C(0x574718dd),
    } },
    { {
        UINT64_C(0xb606d684f5d87a9a),
        UINT64_C(0x175fc1a2444b4d4e),
        UINT64_C(0x2fc8bf66fa964ac1),
        UINT64_C(0x5491f033),
    } },
    { {
        UINT64_C(0x6b9d99af759b6d56),
        UINT64_C(0xb21de5e14c7b31f),
        UINT64_C(0xf38f53d115eb2a80),
        UINT64_C(0xb586330d),
    } },
    { {
        UINT64_C(0xb4c6988730f8dbd8),
        UINT64_C(0x560cb7a6fdcd49b1),
        UINT64_C(0x979ababa522fb369),
        UINT64_C(0xcb3340aa),
    } },
    { {
        UINT64_C(0x68141a14d7f6f033),
        UINT64_C(0x9462a35fd69a6449),
        UINT64_C(0x887c228ecef341c3),
        UINT64_C(0xe9208983),
    } },
    { {
        UINT64_C(0x5280aa97252db2f6),
        UINT64_C(0x4176e3e86ec2e280),
        UINT64_C(0xf62d8301c637e711),
        UINT64_C(0x9d28b402),
    } },
    { {
        UINT64_C(0xf8ac3d8e5773d017),
        UINT64_C(0xea7d7e55b58e5500),
        UINT64_C(0xd494698831742a2b),
        UINT64_C(0xe3e60cb2),
    } },
    { {
        UINT64_C(0x1587856938e835eb),
        UINT64_C(0x2bf83997d142ad71),
        UINT64_C(0xf85fd88f9c7e50aa),
        UINT64_C(0x4cd03f70),
    } },
    { {
        UINT64_C(0x80d9002dbc09d9c6),
        UINT64_C(0xa998d7986ef1ba97),
        UINT64_C(0xd93b5aa9d1de9de),
        UINT64_C(0x7934300d),
    } },
    { {
        UINT64_C(0x9feaecf7c2914673),
        UINT64_C(0xbb342bb5e14cf29),
        UINT64_C(0x29e41859c2904620),
        UINT64_C(0xb475b96f),
    } },
    { {
        UINT64_C(0x75130dd0c3f58ef0),
        UINT64_C(0xf05171523f90bbfd),
        UINT64_C(0xf2c261683c29df1c),
        UINT64_C(0x17108891),
    } },
    { {
        UINT64_C(0x1ec8b70c73597597),
        UINT64_C(0x3d27ac09f24ccb1),
        UINT64_C(0x361743c2d5040e05),
        UINT64_C(0xdb86bf63),
    } },
    { {
        UINT64_C(0xfaa29dce00feaa83),
        UINT64_C(0x4d21353c0790677d),
        UINT64_C(0xb4e94751bc4a8742),
        UINT64_C(0x4d434eab),
    } },
    { {
        UINT64_C(0x99afc02e3fcc50c0),
        UINT64_C(0x1ded979b834bce2f),
        UINT64_C(0x1a19244b2f8942d0),
        UINT64_C(0xaa64456e),
    } },
    { {
        UINT64_C(0x43c5b4ebfeee7c5d),
        UINT64_C(0x596474bc9d4753c0),
        UINT64_C(0x61517fa3c57db68e),
        UINT64_C(0xbedfce5a),
    } },
    { {
        UINT64_C(0x4de943974d8c0784),
        UINT64_C(0x31041b82ec3122b4),
        UINT64_C(0x19fca8b000fe37fa),
        UINT64_C(0xd163e18e),
    } },
    { {
        UINT64_C(0x694a306817d4a615),
        UINT64_C(0x5b76fa8735182273),
        UINT64_C(0xe2f3d58a6005e3ca),
        UINT64_C(0xbbd031d1),
    } },
    { {
        UINT64_C(0xd057f4e21c7a0e72),
        UINT64_C(0x10a2dc64dfa99300),
        UINT64_C(0x3f5d8fe67d5b37db),
        UINT64_C(0xc536dda7),
    } },
    { {
        UINT64_C(0x333cf1efcdaf3ba2),
        UINT64_C(0x51ab8f98208c53e6),
        UINT64_C(0x42f3dcd4d9f7d509),
        UINT64_C(0xe4815344),
    } },
    { {
        UINT64_C(0xdd0cd900752c3b99),
        UINT64_C(0x720cbe7fba350dd0),
        UINT64_C(0xa774060ae4058643),
        UINT64_C(0x3bb5cd99),
    } },
    { {
        UINT64_C(0xf1d2ef2e4e74f0a1),
        UINT64_C(0x97ddd10e2d20b42a),
        UINT64_C(0x7716686e8027dc3),
        UINT64_C(0x9001d1fe),
    } },
    { {
        UINT64_C(0xfd8c8b0150808942),
        UINT64_C(0x10e3b1058eb05496),
        UINT64_C(0x7a26b4a971904d55),
        UINT64_C(0x767cd690),
    } },
    { {
        UINT64_C(0x242a67267f9a92f1),
        UINT64_C(0xcc5e71d5f89bae5f),
        UINT64_C(0x9b25b71f7bcd5947),
        UINT64_C(0x5cc2c5ef),
    } },
    { {
        UINT64_C(0x98d326d72abeba0f),
        UINT64_C(0x2d93dde794c43243),
        UINT64_C(0xdc8e3ece7e35059e),
        UINT64_C(0x1f10ef50),
    } },
    { {
        UINT64_C(0x69bc989a87c8e860),
        UINT64_C(0xc5c2c011f3bddd9),
        UINT64_C(0x620dea8c4e65e8e9),
        UINT64_C(0xc8aa16d),
    } },
    { {
        UINT64_C(0x26d2e70e25de5f9f),
        UINT64_C(0xfd2f602974657a25),
        UINT64_C(0x1ab59f09d447cfb),
        UINT64_C(0xbed94949),
    } },
    { {
        UINT64_C(0x388eb2f6f0759b64),
        UINT64_C(0xdb4645cd3020ed89),
        UINT64_C(0xaf26c70b393bf2dd),
        UINT64_C(0x73a4f7e6),
    } },
    { {
        UINT64_C(0x3e2d0e9370d19db8),
        UINT64_C(0x203d22b258530d6b),
        UINT64_C(0x2c327d0f93a7a661),
        UINT64_C(0x87921b11),
    } },
    { {
        UINT64_C(0x389c8c63019041ef),
        UINT64_C(0x6c7412650bbe467b),
        UINT64_C(0xc2af37de83015ff1),
        UINT64_C(0xa09a57f9),
    } },
    { {
        UINT64_C(0x81d4c0d5d6f8e7d6),
        UINT64_C(0x7c85bbd4ab610ba2),
        UINT64_C(0xd2f23fbb82b34325),
        UINT64_C(0xcef172cc),
    } },
    { {
        UINT64_C(0xa2c4bbad1e5a21cb),
        UINT64_C(0x51293ea87c6b238b),
        UINT64_C(0x57648564ae4ef1e2),
        UINT64_C(0xa2e206af),
    } },
    { {
        UINT64_C(0x60424c2164c52a5d),
        UINT64_C(0xda7679fee452772c),
        UINT64_C(0x56d700662f11e3f2),
        UINT64_C(0xd6e2bfcf),
    } },
    { {
        UINT64_C(0x86bff75a85a25d73),
        UINT64_C(0xa3d2f63732c868df),
        UINT64_C(0x34503d4ca789e715),
        UINT64_C(0x3f5ce0f9),
    } },
    { {
        UINT64_C(0xdbb0c53fe85da8fa),
        UINT64_C(0x93d12b038f1d0f6d),
        UINT64_C(0xc0c667bec8559fab),
        UINT64_C(0x37cef481),
    } },
    { {
        UINT64_C(0x77fafe71d1181a16),
        UINT64_C(0x6d866bf5d7f1745d),
        UINT64_C(0xf271d246c8bfdb04),
        UINT64_C(0x8ac80177),
    } },
    { {
        UINT64_C(0xa224d0ad7dbdb4d8),
        UINT64_C(0x96e0b765cd854520),
        UINT64_C(0xb09126f2ed7ea7c3),
        UINT64_C(0x5473f70b),
    } },
    { {
        UINT64_C(0x5e61a59f453daf9e),
        UINT64_C(0xa2b3fefdbb5df872),
        UINT64_C(0x5a5433696d107c42),
        UINT64_C(0xb16ea69e),
    } },
    { {
        UINT64_C(0xe255a6fa9fec94f4),
        UINT64_C(0x18ccf98324112c44),
        UINT64_C(0xa063ed010d0b687a),
        UINT64_C(0xbb3c567),
    } },
    { {
        UINT64_C(0x46c789a7ea6c0e3e),
        UINT64_C(0x30c47ade3b62fe02),
        UINT64_C(0x2724cdf72000bd47),
        UINT64_C(0x517c2f58),
    } },
    { {
        UINT64_C(0x9f5e76246d353479),
        UINT64_C(0xef7b0359623edadd),
        UINT64_C(0x66d309fb1028cc0),
        UINT64_C(0xbfcdb5cc),
    } },
    { {
        UINT64_C(0xa932af5315019dc),
        UINT64_C(0xb9d959004ea7acc7),
        UINT64_C(0xa5097f1c1251a305),
        UINT64_C(0x18b6354e),
    } },
    { {
        UINT64_C(0x548b19c6d0dd6173),
        UINT64_C(0x882b6dfce7339d33),
        UINT64_C(0x901c54e748173bf1),
        UINT64_C(0x39aa304d),
    } },
    { {
        UINT64_C(0xf8a33d4f22ebbfbe),
        UINT64_C(0x2391827f6251b904),
        UINT64_C(0x737aa563dd534fa8),
        UINT64_C(0x99e48073),
    } },
    { {
        UINT64_C(0xa33b6d00cb022424),
        UINT64_C(0xbbed08293d00574b),
        UINT64_C(0x476226efb5dfe4d3),
        UINT64_C(0x70a2db87),
    } },
    { {
        UINT64_C(0x2c953ba102f4f008),
        UINT64_C(0x97a6dc0f6e7c3414),
        UINT64_C(0xa82f5544ef496f2e),
        UINT64_C(0x45689c37),
    } },
    { {
        UINT64_C(0x6c1e70b1d11eee5e),
        UINT64_C(0xe634dad4bc657810),
        UINT64_C(0x9e90663a7aa6f1b),
        UINT64_C(0xd7d9ee0f),
    } },
    { {
        UINT64_C(0x84d8f916fc24fb95),
        UINT64_C(0xebe7caeb553e7be8),
        UINT64_C(0x21f7ea0359b4e19c),
        UINT64_C(0xebb3fa83),
    } },
    { {
        UINT64_C(0x4b9e1a735523d098),
        UINT64_C(0x1a22c016cc36f497),
        UINT64_C(0x37722caa28c32349),
        UINT64_C(0xad936f61),
    } },
    { {
        UINT64_C(0xfb1a5e8b7b9d9beb),
        UINT64_C(0x145777d84e130827),
        UINT64_C(0x7102af718d7317dd),
        UINT64_C(0xf9e69018),
    } },
    { {
        UINT64_C(0x168646cdc10f3ac4),
        UINT64_C(0x3eef40ff58c6cb8a),
        UINT64_C(0x4c8fbedca69589af),
        UINT64_C(0xa96f6f2a),
    } },
    { {
        UINT64_C(0x24b37ce4d2d6e690),
        UINT64_C(0xda1be6e4dc5e24b6),
        UINT64_C(0xbf8669fe97239c0e),
        UINT64_C(0x574ab4af),
    } },
    { {
        UINT64_C(0xc1967731048eabf5),
        UINT64_C(0xbe6971dcb2c478ef),
        UINT64_C(0x5a0d5366b906a68e),
        UINT64_C(0xe132edbb),
    } },
    { {
        UINT64_C(0x3a4bb932a8418443),
        UINT64_C(0x193f0d6de7bbb7e4),
        UINT64_C(0x9c5ead0cbd7cbca5),
        UINT64_C(0x34f2efdf),
    } },
    { {
        UINT64_C(0x648a7321aef0e60f),
        UINT64_C(0x1cfcc85a0ed7b182),
        UINT64_C(0x34f03977fed9a959),
        UINT64_C(0xb902738e),
    } },
    { {
        UINT64_C(0x97c4f0164891f122),
        UINT64_C(0x675db5f5d769f9da),
        UINT64_C(0xac163003ad0fa6d4),
        UINT64_C(0xc144bdfa),
    } },
    { {
        UINT64_C(0x4fdf81957bdc45d4),
        UINT64_C(0x979f60eb901324e1),
        UINT64_C(0x1b01bee6f4b67a71),
        UINT64_C(0x5c9d74f8),
    } },
    { {
        UINT64_C(0xe5031390f7f2011b),
        UINT64_C(0xf2c62423dfb70566),
        UINT64_C(0x46791433330a4cb4),
        UINT64_C(0x3a64ca33),
    } },
    { {
        UINT64_C(0xd730fd3bba27525d),
        UINT64_C(0x6c0629bc0f3133e7),
        UINT64_C(0x78785caa1a02108e),
        UINT64_C(0x4cb7e59b),
    } },
    { {
        UINT64_C(0xf5c756a07e463b6d),
        UINT64_C(0xcea843d9f9df3538),
        UINT64_C(0xeaee7bdefb51e332),
        UINT64_C(0x86a4e74c),
    } },
    { {
        UINT64_C(0xa4f67fa1310bec09),
        UINT64_C(0x8bd0df943e612851),
        UINT64_C(0x2e9fae80965471df),
        UINT64_C(0x3be2617e),
    } },
    { {
        UINT64_C(0xc58502f6d4e2e4b7),
        UINT64_C(0xadf45af5bd640003),
        UINT64_C(0xda85262ecddb4246),
        UINT64_C(0xd543b13c),
    } },
    { {
        UINT64_C(0xfaba6d8c7fac8d9),
        UINT64_C(0xde49cd5a38f43d4a),
        UINT64_C(0xc817f9f9b4fced05),
        UINT64_C(0x48851163),
    } },
    { {
        UINT64_C(0x6bb833cf635bb67b),
        UINT64_C(0x9a41138b5e05073a),
        UINT64_C(0x8be2580bf8a62fd3),
        UINT64_C(0x734c9548),
    } },
    { {
        UINT64_C(0xf2763cb2209cc169),
        UINT64_C(0x63ed567409b4b673),
        UINT64_C(0xaf776c7ed30f7ff5),
        UINT64_C(0x4a3cb83c),
    } },
    { {
        UINT64_C(0x6c7383116d9bf311),
        UINT64_C(0x89685ccaa6b503b4),
        UINT64_C(0x4fc9d4d0eed1b51a),
        UINT64_C(0x21300ebd),
    } },
    { {
        UINT64_C(0x66a21da5ae082388),
        UINT64_C(0xf8faab8bdcc44cf8),
        UINT64_C(0x2e6b7a95d5ea79cb),
        UINT64_C(0x78f0af10),
    } },
    { {
        UINT64_C(0x36f44338d092da6b),
        UINT64_C(0x7ed979498efb573),
        UINT64_C(0x6f70f1b9788bde74),
        UINT64_C(0xc8d4cd8a),
    } },
    { {
        UINT64_C(0x2a224bc992ad3411),
        UINT64_C(0xb0acf89122d30b55),
        UINT64_C(0x687be89b58d08684),
        UINT64_C(0x4a85053f),
    } },
    { {
        UINT64_C(0xb7f74caa4784353d),
        UINT64_C(0x1ebfa9db4ff472d6),
        UINT64_C(0xbef631d942aa4648),
        UINT64_C(0xd4d6fc28),
    } },
    { {
        UINT64_C(0x82e4de8ec272b48d),
        UINT64_C(0xe66bebccacff23e9),
        UINT64_C(0x9ae7bb4fc8dfc1c8),
        UINT64_C(0x2b7d20d9),
    } },
    { {
        UINT64_C(0x7f9e5b697e6e9f87),
        UINT64_C(0xd4a21794106bf61a),
        UINT64_C(0x13c4a5a744263ec8),
        UINT64_C(0x7f46a71e),
    } },
    { {
        UINT64_C(0x6190a6f4f77a22da),
        UINT64_C(0xb5b9f65e8cdd140f),
        UINT64_C(0xda17c5cef02e2b52),
        UINT64_C(0xb6cb7531),
    } },
    { {
        UINT64_C(0x3274e5cc6027a60c),
        UINT64_C(0xfa0c744c3c5452eb),
        UINT64_C(0xfbd04ec010e1aa1d),
        UINT64_C(0x44c7fcc1),
    } },
    { {
        UINT64_C(0x4cbf66cbca3f936a),
        UINT64_C(0x972b66c86efc60d1),
        UINT64_C(0x5d565b052a326b1b),
        UINT64_C(0x41becdd4),
    } },
    { {
        UINT64_C(0x6627f3ee5e27d08d),
        UINT64_C(0xd7b5ed2af3ceb129),
        UINT64_C(0x55d264cff6e07706),
        UINT64_C(0x442ba1c9),
    } },
    { {
        UINT64_C(0x60ba96e32f494e58),
        UINT64_C(0xdf7c807339828201),
        UINT64_C(0x86bcc308d57d7824),
        UINT64_C(0x93e7f34d),
    } },
    { {
        UINT64_C(0x3a7380ab550d4544),
        UINT64_C(0x7dc7f6160cd08491),
        UINT64_C(0x6d0ada39f39c775d),
        UINT64_C(0xc3e2fe36),
    } },
    { {
        UINT64_C(0xe034bf6b92c50bc),
        UINT64_C(0xb74ad4671bde6f62),
        UINT64_C(0x32b74f68046b484e),
        UINT64_C(0x453d0142),
    } },
    { {
        UINT64_C(0x73f04bcf08bee888),
        UINT64_C(0x844547bbd570ed30),
        UINT64_C(0x50db6d6f68a49618),
        UINT64_C(0x688a4873),
    } },
    { {
        UINT64_C(0x879eae03661e7502),
        UINT64_C(0x6ddcd902a67c7c8c),
        UINT64_C(0xe7524cd2d6a659c4),
        UINT64_C(0xc0e017),
    } },
    { {
        UINT64_C(0xe09a63c136590b47),
        UINT64_C(0x3c75880f9d0d6563),
        UINT64_C(0xd1efe9dddd5b1527),
        UINT64_C(0x8cfb5ce9),
    } },
    { {
        UINT64_C(0x5f1b292c2113d949),
        UINT64_C(0x1827859cce806e65),
        UINT64_C(0xa2bbdafaa01b9722),
        UINT64_C(0x148fe2dd),
    } },
    { {
        UINT64_C(0x6d70e3ef00d61fff),
        UINT64_C(0x2bb30dd716d2e267),
        UINT64_C(0x3d6955226fc8ff80),
        UINT64_C(0x3a9b6d2f),
    } },
    { {
        UINT64_C(0xebc88cc12d672f2a),
        UINT64_C(0x748cbac2fe5a7849),
        UINT64_C(0x13168ba065f3b1b0),
        UINT64_C(0xd8e8231e),
    } },
    { {
        UINT64_C(0x31048c2d777cbef),
        UINT64_C(0x7c3d2415fce455fe),
        UINT64_C(0x72482837d44485d5),
        UINT64_C(0x631c521b),
    } },
    { {
        UINT64_C(0x3d4aa789c247a8ee),
        UINT64_C(0x55755a998026a6ae),
        UINT64_C(0x924819bf1a24a223),
        UINT64_C(0xccb42e2c),
    } },
    { {
        UINT64_C(0x64c84dc49199457f),
        UINT64_C(0x1bd49fb433fbc6e6),
        UINT64_C(0x52df47f4992bb22f),
        UINT64_C(0x38a879e7),
    } },
    { {
        UINT64_C(0xdaaee6f8b2094fbd),
        UINT64_C(0xea6b48cfdc4b920b),
        UINT64_C(0xa8832123bd7a512),
        UINT64_C(0xb0e7cc97),
    } },
    { {
        UINT64_C(0xd5a362cd48552a11),
        UINT64_C(0x84eb78970c14c5dd),
        UINT64_C(0x7a8ad335d0267d1f),
        UINT64_C(0xc73e969),
    } },
    { {
        UINT64_C(0x7de91841ea660b4b),
        UINT64_C(0x616fd9ba4a209e3e),
        UINT64_C(0xdacb4d9ba32326ad),
        UINT64_C(0x66863da3),
    } },
    { {
        UINT64_C(0x334108abcc9ed3),
        UINT64_C(0x6926092a8f3ffadd),
        UINT64_C(0x240d8d2db721bc),
        UINT64_C(0xcb5413fe),
    } },
    { {
        UINT64_C(0xc9348f9333dc6f2f),
        UINT64_C(0xac6153e5398ffcb3),
        UINT64_C(0xc7916ea8ebc36e91),
        UINT64_C(0xc67c61a3),
    } },
    { {
        UINT64_C(0xceeb3ee9f984dbd),
        UINT64_C(0xff3fe365bf3e0edc),
        UINT64_C(0xb51988dc3232cf12),
        UINT64_C(0x4ca38dc8),
    } },
    { {
        UINT64_C(0xc198a5e71bdabe19),
        UINT64_C(0xaf3062ab2cb969e6),
        UINT64_C(0xfc37fa7cfaca1a05),
        UINT64_C(0xe04ce3d9),
    } },
    { {
        UINT64_C(0x0),
        UINT64_C(0xffffffff00000000),
        UINT64_C(0xffffffffffffffff),
        UINT64_C(0xffffffff),
    } },
};
/* Division steps: 9 rounds of 58; 517 are enough. */
#define P224_FE_ROUNDS 9
#define P224_FE_DELTA UINT64_C(0x4000000000000000) /* 1/2, as the kernel keeps it */
#define P224_FE_MATRIX p224_divsteps58
#define P224_FE_MATRIX_FG p224_divsteps58_fg4
#define P224_FE_MATRIX_DE p224_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const p224_limb p224_fe_start[P224_FE_LIMBS] = {
    UINT64_C(0x40000000000000),
    UINT64_C(0x0),
    UINT64_C(0x0),
    UINT64_C(0x0),
};
#elif P224_WORD_BITS == 32
/* p itself */
static const p224_limb p224_fe_modulus[P224_FE_LIMBS] = {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
    UINT32_C(0xffffffff),
};
/* 1 */
static const p224_fe p224_fe_one = { {
    UINT32_C(0x1),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
} };
/* c^(2^i) for c = 11^q; 11 is not a square */
static const p224_fe p224_fe_roots_of_unity[96] = {
    { {
        UINT32_C(0xdc691b74),
        UINT32_C(0xf3fb3632),
        UINT32_C(0xbea3d8ce),
        UINT32_C(0xb2d6ffb),
        UINT32_C(0xc55b2d4),
        UINT32_C(0x8598a792),
        UINT32_C(0x6a0fec67),
    } },
    { {
        UINT32_C(0xbd2666c6),
        UINT32_C(0xf32caa8c),
        UINT32_C(0x36c7036),
        UINT32_C(0x7d26f6c4),
        UINT32_C(0x80e6793d),
        UINT32_C(0x2aae9b72),
        UINT32_C(0x574718dd),
    } },
    { {
        UINT32_C(0xf5d87a9a),
        UINT32_C(0xb606d684),
        UINT32_C(0x444b4d4e),
        UINT32_C(0x175fc1a2),
        UINT32_C(0xfa964ac1),
        UINT32_C(0x2fc8bf66),
        UINT32_C(0x5491f033),
    } },
    { {
        UINT32_C(0x759b6d56),
        UINT32_C(0x6b9d99af),
        UINT32_C(0x14c7b31f),
        UINT32_C(0xb21de5e),
        UINT32_C(0x15eb2a80),
        UINT32_C(0xf38f53d1),
        UINT32_C(0xb586330d),
    } },
    { {
        UINT32_C(0x30f8dbd8),
        UINT32_C(0xb4c69887),
        UINT32_C(0xfdcd49b1),
        UINT32_C(0x560cb7a6),
        UINT32_C(0x522fb369),
        UINT32_C(0x979ababa),
        UINT32_C(0xcb3340aa),
    } },
    { {
        UINT32_C(0xd7f6f033),
        UINT32_C(0x68141a14),
        UINT32_C(0xd69a6449),
        UINT32_C(0x9462a35f),
        UINT32_C(0xcef341c3),
        UINT32_C(0x887c228e),
        UINT32_C(0xe9208983),
    } },
    { {
        UINT32_C(0x252db2f6),
        UINT32_C(0x5280aa97),
        UINT32_C(0x6ec2e280),
        UINT32_C(0x4176e3e8),
        UINT32_C(0xc637e711),
        UINT32_C(0xf62d8301),
        UINT32_C(0x9d28b402),
    } },
    { {
        UINT32_C(0x5773d017),
        UINT32_C(0xf8ac3d8e),
        UINT32_C(0xb58e5500),
        UINT32_C(0xea7d7e55),
        UINT32_C(0x31742a2b),
        UINT32_C(0xd4946988),
        UINT32_C(0xe3e60cb2),
    } },
    { {
        UINT32_C(0x38e835eb),
        UINT32_C(0x15878569),
        UINT32_C(0xd142ad71),
        UINT32_C(0x2bf83997),
        UINT32_C(0x9c7e50aa),
        UINT32_C(0xf85fd88f),
        UINT32_C(0x4cd03f70),
    } },
    { {
        UINT32_C(0xbc09d9c6),
        UINT32_C(0x80d9002d),
        UINT32_C(0x6ef1ba97),
        UINT32_C(0xa998d798),
        UINT32_C(0x9d1de9de),
        UINT32_C(0xd93b5aa),
        UINT32_C(0x7934300d),
    } },
    { {
        UINT32_C(0xc2914673),
        UINT32_C(0x9feaecf7),
        UINT32_C(0x5e14cf29),
        UINT32_C(0xbb342bb),
        UINT32_C(0xc2904620),
        UINT32_C(0x29e41859),
        UINT32_C(0xb475b96f),
    } },
    { {
        UINT32_C(0xc3f58ef0),
        UINT32_C(0x75130dd0),
        UINT32_C(0x3f90bbfd),
        UINT32_C(0xf0517152),
        UINT32_C(0x3c29df1c),
        UINT32_C(0xf2c26168),
        UINT32_C(0x17108891),
    } },
    { {
        UINT32_C(0x73597597),
        UINT32_C(0x1ec8b70c),
        UINT32_C(0x9f24ccb1),
        UINT32_C(0x3d27ac0),
        UINT32_C(0xd5040e05),
        UINT32_C(0x361743c2),
        UINT32_C(0xdb86bf63),
    } },
    { {
        UINT32_C(0xfeaa83),
        UINT32_C(0xfaa29dce),
        UINT32_C(0x790677d),
        UINT32_C(0x4d21353c),
        UINT32_C(0xbc4a8742),
        UINT32_C(0xb4e94751),
        UINT32_C(0x4d434eab),
    } },
    { {
        UINT32_C(0x3fcc50c0),
        UINT32_C(0x99afc02e),
        UINT32_C(0x834bce2f),
        UINT32_C(0x1ded979b),
        UINT32_C(0x2f8942d0),
        UINT32_C(0x1a19244b),
        UINT32_C(0xaa64456e),
    } },
    { {
        UINT32_C(0xfeee7c5d),
        UINT32_C(0x43c5b4eb),
        UINT32_C(0x9d4753c0),
        UINT32_C(0x596474bc),
        UINT32_C(0xc57db68e),
        UINT32_C(0x61517fa3),
        UINT32_C(0xbedfce5a),
    } },
    { {
        UINT32_C(0x4d8c0784),
        UINT32_C(0x4de94397),
        UINT32_C(0xec3122b4),
        UINT32_C(0x31041b82),
        UINT32_C(0xfe37fa),
        UINT32_C(0x19fca8b0),
        UINT32_C(0xd163e18e),
    } },
    { {
        UINT32_C(0x17d4a615),
        UINT32_C(0x694a3068),
        UINT32_C(0x35182273),
        UINT32_C(0x5b76fa87),
        UINT32_C(0x6005e3ca),
        UINT32_C(0xe2f3d58a),
        UINT32_C(0xbbd031d1),
    } },
    { {
        UINT32_C(0x1c7a0e72),
        UINT32_C(0xd057f4e2),
        UINT32_C(0xdfa99300),
        UINT32_C(0x10a2dc64),
        UINT32_C(0x7d5b37db),
        UINT32_C(0x3f5d8fe6),
        UINT32_C(0xc536dda7),
    } },
    { {
        UINT32_C(0xcdaf3ba2),
        UINT32_C(0x333cf1ef),
        UINT32_C(0x208c53e6),
        UINT32_C(0x51ab8f98),
        UINT32_C(0xd9f7d509),
        UINT32_C(0x42f3dcd4),
        UINT32_C(0xe4815344),
    } },
    { {
        UINT32_C(0x752c3b99),
        UINT32_C(0xdd0cd900),
        UINT32_C(0xba350dd0),
        UINT32_C(0x720cbe7f),
        UINT32_C(0xe4058643),
        UINT32_C(0xa774060a),
        UINT32_C(0x3bb5cd99),
    } },
    { {
        UINT32_C(0x4e74f0a1),
        UINT32_C(0xf1d2ef2e),
        UINT32_C(0x2d20b42a),
        UINT32_C(0x97ddd10e),
        UINT32_C(0xe8027dc3),
        UINT32_C(0x7716686),
        UINT32_C(0x9001d1fe),
    } },
    { {
        UINT32_C(0x50808942),
        UINT32_C(0xfd8c8b01),
        UINT32_C(0x8eb05496),
        UINT32_C(0x10e3b105),
        UINT32_C(0x71904d55),
        UINT32_C(0x7a26b4a9),
        UINT32_C(0x767cd690),
    } },
    { {
        UINT32_C(0x7f9a92f1),
        UINT32_C(0x242a6726),
        UINT32_C(0xf89bae5f),
        UINT32_C(0xcc5e71d5),
        UINT32_C(0x7bcd5947),
        UINT32_C(0x9b25b71f),
        UINT32_C(0x5cc2c5ef),
    } },
    { {
        UINT32_C(0x2abeba0f),
        UINT32_C(0x98d326d7),
        UINT32_C(0x94c43243),
        UINT32_C(0x2d93dde7),
        UINT32_C(0x7e35059e),
        UINT32_C(0xdc8e3ece),
        UINT32_C(0x1f10ef50),
    } },
    { {
        UINT32_C(0x87c8e860),
        UINT32_C(0x69bc989a),
        UINT32_C(0x1f3bddd9),
        UINT32_C(0xc5c2c01),
        UINT32_C(0x4e65e8e9),
        UINT32_C(0x620dea8c),
        UINT32_C(0xc8aa16d),
    } },
    { {
        UINT32_C(0x25de5f9f),
        UINT32_C(0x26d2e70e),
        UINT32_C(0x74657a25),
        UINT32_C(0xfd2f6029),
        UINT32_C(0x9d447cfb),
        UINT32_C(0x1ab59f0),
        UINT32_C(0xbed94949),
    } },
    { {
        UINT32_C(0xf0759b64),
        UINT32_C(0x388eb2f6),
        UINT32_C(0x3020ed89),
        UINT32_C(0xdb4645cd),
        UINT32_C(0x393bf2dd),
        UINT32_C(0xaf26c70b),
        UINT32_C(0x73a4f7e6),
    } },
    { {
        UINT32_C(0x70d19db8),
        UINT32_C(0x3e2d0e93),
        UINT32_C(0x58530d6b),
        UINT32_C(0x203d22b2),
        UINT32_C(0x93a7a661),
        UINT32_C(0x2c327d0f),
        UINT32_C(0x87921b11),
    } },
    { {
        UINT32_C(0x19041ef),
        UINT32_C(0x389c8c63),
        UINT32_C(0xbbe467b),
        UINT32_C(0x6c741265),
        UINT32_C(0x83015ff1),
        UINT32_C(0xc2af37de),
        UINT32_C(0xa09a57f9),
    } },
    { {
        UINT32_C(0xd6f8e7d6),
        UINT32_C(0x81d4c0d5),
        UINT32_C(0xab610ba2),
        UINT32_C(0x7c85bbd4),
        UINT32_C(0x82b34325),
        UINT32_C(0xd2f23fbb),
        UINT32_C(0xcef172cc),
    } },
    { {
        UINT32_C(0x1e5a21cb),
        UINT32_C(0xa2c4bbad),
        UINT32_C(0x7c6b238b),
        UINT32_C(0x51293ea8),
        UINT32_C(0xae4ef1e2),
        UINT32_C(0x57648564),
        UINT32_C(0xa2e206af),
    } },
    { {
        UINT32_C(0x64c52a5d),
        UINT32_C(0x60424c21),
        UINT32_C(0xe452772c),
        UINT32_C(0xda7679fe),
        UINT32_C(0x2f11e3f2),
        UINT32_C(0x56d70066),
        UINT32_C(0xd6e2bfcf),
    } },
    { {
        UINT32_C(0x85a25d73),
        UINT32_C(0x86bff75a),
        UINT32_C(0x32c868df),
        UINT32_C(0xa3d2f637),
        UINT32_C(0xa789e715),
        UINT32_C(0x34503d4c),
        UINT32_C(0x3f5ce0f9),
    } },
    { {
        UINT32_C(0xe85da8fa),
        UINT32_C(0xdbb0c53f),
        UINT32_C(0x8f1d0f6d),
        UINT32_C(0x93d12b03),
        UINT32_C(0xc8559fab),
        UINT32_C(0xc0c667be),
        UINT32_C(0x37cef481),
    } },
    { {
        UINT32_C(0xd1181a16),
        UINT32_C(0x77fafe71),
        UINT32_C(0xd7f1745d),
        UINT32_C(0x6d866bf5),
        UINT32_C(0xc8bfdb04),
        UINT32_C(0xf271d246),
        UINT32_C(0x8ac80177),
    } },
    { {
        UINT32_C(0x7dbdb4d8),
        UINT32_C(0xa224d0ad),
        UINT32_C(0xcd854520),
        UINT32_C(0x96e0b765),
        UINT32_C(0xed7ea7c3),
        UINT32_C(0xb09126f2),
        UINT32_C(0x5473f70b),
    } },
    { {
        UINT32_C(0x453daf9e),
        UINT32_C(0x5e61a59f),
        UINT32_C(0xbb5df872),
        UINT32_C(0xa2b3fefd),
        UINT32_C(0x6d107c42),
        UINT32_C(0x5a543369),
        UINT32_C(0xb16ea69e),
    } },
    { {
        UINT32_C(0x9fec94f4),
        UINT32_C(0xe255a6fa),
        UINT32_C(0x24112c44),
        UINT32_C(0x18ccf983),
        UINT32_C(0xd0b687a),
        UINT32_C(0xa063ed01),
        UINT32_C(0xbb3c567),
    } },
    { {
        UINT32_C(0xea6c0e3e),
        UINT32_C(0x46c789a7),
        UINT32_C(0x3b62fe02),
        UINT32_C(0x30c47ade),
        UINT32_C(0x2000bd47),
        UINT32_C(0x2724cdf7),
        UINT32_C(0x517c2f58),
    } },
    { {
        UINT32_C(0x6d353479),
        UINT32_C(0x9f5e7624),
        UINT32_C(0x623edadd),
        UINT32_C(0xef7b0359),
        UINT32_C(0xb1028cc0),
        UINT32_C(0x66d309f),
        UINT32_C(0xbfcdb5cc),
    } },
    { {
        UINT32_C(0x315019dc),
        UINT32_C(0xa932af5),
        UINT32_C(0x4ea7acc7),
        UINT32_C(0xb9d95900),
        UINT32_C(0x1251a305),
        UINT32_C(0xa5097f1c),
        UINT32_C(0x18b6354e),
    } },
    { {
        UINT32_C(0xd0dd6173),
        UINT32_C(0x548b19c6),
        UINT32_C(0xe7339d33),
        UINT32_C(0x882b6dfc),
        UINT32_C(0x48173bf1),
        UINT32_C(0x901c54e7),
        UINT32_C(0x39aa304d),
    } },
    { {
        UINT32_C(0x22ebbfbe),
        UINT32_C(0xf8a33d4f),
        UINT32_C(0x6251b904),
        UINT32_C(0x2391827f),
        UINT32_C(0xdd534fa8),
        UINT32_C(0x737aa563),
        UINT32_C(0x99e48073),
    } },
    { {
        UINT32_C(0xcb022424),
        UINT32_C(0xa33b6d00),
        UINT32_C(0x3d00574b),
        UINT32_C(0xbbed0829),
        UINT32_C(0xb5dfe4d3),
        UINT32_C(0x476226ef),
        UINT32_C(0x70a2db87),
    } },
    { {
        UINT32_C(0x2f4f008),
        UINT32_C(0x2c953ba1),
        UINT32_C(0x6e7c3414),
        UINT32_C(0x97a6dc0f),
        UINT32_C(0xef496f2e),
        UINT32_C(0xa82f5544),
        UINT32_C(0x45689c37),
    } },
    { {
        UINT32_C(0xd11eee5e),
        UINT32_C(0x6c1e70b1),
        UINT32_C(0xbc657810),
        UINT32_C(0xe634dad4),
        UINT32_C(0xa7aa6f1b),
        UINT32_C(0x9e90663),
        UINT32_C(0xd7d9ee0f),
    } },
    { {
        UINT32_C(0xfc24fb95),
        UINT32_C(0x84d8f916),
        UINT32_C(0x553e7be8),
        UINT32_C(0xebe7caeb),
        UINT32_C(0x59b4e19c),
        UINT32_C(0x21f7ea03),
        UINT32_C(0xebb3fa83),
    } },
    { {
        UINT32_C(0x5523d098),
        UINT32_C(0x4b9e1a73),
        UINT32_C(0xcc36f497),
        UINT32_C(0x1a22c016),
        UINT32_C(0x28c32349),
        UINT32_C(0x37722caa),
        UINT32_C(0xad936f61),
    } },
    { {
        UINT32_C(0x7b9d9beb),
        UINT32_C(0xfb1a5e8b),
        UINT32_C(0x4e130827),
        UINT32_C(0x145777d8),
        UINT32_C(0x8d7317dd),
        UINT32_C(0x7102af71),
        UINT32_C(0xf9e69018),
    } },
    { {
        UINT32_C(0xc10f3ac4),
        UINT32_C(0x168646cd),
        UINT32_C(0x58c6cb8a),
        UINT32_C(0x3eef40ff),
        UINT32_C(0xa69589af),
        UINT32_C(0x4c8fbedc),
        UINT32_C(0xa96f6f2a),
    } },
    { {
        UINT32_C(0xd2d6e690),
        UINT32_C(0x24b37ce4),
        UINT32_C(0xdc5e24b6),
        UINT32_C(0xda1be6e4),
        UINT32_C(0x97239c0e),
        UINT32_C(0xbf8669fe),
        UINT32_C(0x574ab4af),
    } },
    { {
        UINT32_C(0x48eabf5),
        UINT32_C(0xc1967731),
        UINT32_C(0xb2c478ef),
        UINT32_C(0xbe6971dc),
        UINT32_C(0xb906a68e),
        UINT32_C(0x5a0d5366),
        UINT32_C(0xe132edbb),
    } },
    { {
        UINT32_C(0xa8418443),
        UINT32_C(0x3a4bb932),
        UINT32_C(0xe7bbb7e4),
        UINT32_C(0x193f0d6d),
        UINT32_C(0xbd7cbca5),
        UINT32_C(0x9c5ead0c),
        UINT32_C(0x34f2efdf),
    } },
    { {
        UINT32_C(0xaef0e60f),
        UINT32_C(0x648a7321),
        UINT32_C(0xed7b182),
        UINT32_C(0x1cfcc85a),
        UINT32_C(0xfed9a959),
        UINT32_C(0x34f03977),
        UINT32_C(0xb902738e),
    } },
    { {
        UINT32_C(0x4891f122),
        UINT32_C(0x97c4f016),
        UINT32_C(0xd769f9da),
        UINT32_C(0x675db5f5),
        UINT32_C(0xad0fa6d4),
        UINT32_C(0xac163003),
        UINT32_C(0xc144bdfa),
    } },
    { {
        UINT32_C(0x7bdc45d4),
        UINT32_C(0x4fdf8195),
        UINT32_C(0x901324e1),
        UINT32_C(0x979f60eb),
        UINT32_C(0xf4b67a71),
        UINT32_C(0x1b01bee6),
        UINT32_C(0x5c9d74f8),
    } },
    { {
        UINT32_C(0xf7f2011b),
        UINT32_C(0xe5031390),
        UINT32_C(0xdfb70566),
        UINT32_C(0xf2c62423),
        UINT32_C(0x330a4cb4),
        UINT32_C(0x46791433),
        UINT32_C(0x3a64ca33),
    } },
    { {
        UINT32_C(0xba27525d),
        UINT32_C(0xd730fd3b),
        UINT32_C(0xf3133e7),
        UINT32_C(0x6c0629bc),
        UINT32_C(0x1a02108e),
        UINT32_C(0x78785caa),
        UINT32_C(0x4cb7e59b),
    } },
    { {
        UINT32_C(0x7e463b6d),
        UINT32_C(0xf5c756a0),
        UINT32_C(0xf9df3538),
        UINT32_C(0xcea843d9),
        UINT32_C(0xfb51e332),
        UINT32_C(0xeaee7bde),
        UINT32_C(0x86a4e74c),
    } },
    { {
        UINT32_C(0x310bec09),
        UINT32_C(0xa4f67fa1),
        UINT32_C(0x3e612851),
        UINT32_C(0x8bd0df94),
        UINT32_C(0x965471df),
        UINT32_C(0x2e9fae80),
        UINT32_C(0x3be2617e),
    } },
    { {
        UINT32_C(0xd4e2e4b7),
        UINT32_C(0xc58502f6),
        UINT32_C(0xbd640003),
        UINT32_C(0xadf45af5),
        UINT32_C(0xcddb4246),
        UINT32_C(0xda85262e),
        UINT32_C(0xd543b13c),
    } },
    { {
        UINT32_C(0xc7fac8d9),
        UINT32_C(0xfaba6d8),
        UINT32_C(0x38f43d4a),
        UINT32_C(0xde49cd5a),
        UINT32_C(0xb4fced05),
        UINT32_C(0xc817f9f9),
        UINT32_C(0x48851163),
    } },
    { {
        UINT32_C(0x635bb67b),
        UINT32_C(0x6bb833cf),
        UINT32_C(0x5e05073a),
        UINT32_C(0x9a41138b),
        UINT32_C(0xf8a62fd3),
        UINT32_C(0x8be2580b),
        UINT32_C(0x734c9548),
    } },
    { {
        UINT32_C(0x209cc169),
        UINT32_C(0xf2763cb2),
        UINT32_C(0x9b4b673),
        UINT32_C(0x63ed5674),
        UINT32_C(0xd30f7ff5),
        UINT32_C(0xaf776c7e),
        UINT32_C(0x4a3cb83c),
    } },
    { {
        UINT32_C(0x6d9bf311),
        UINT32_C(0x6c738311),
        UINT32_C(0xa6b503b4),
        UINT32_C(0x89685cca),
        UINT32_C(0xeed1b51a),
        UINT32_C(0x4fc9d4d0),
        UINT32_C(0x21300ebd),
    } },
    { {
        UINT32_C(0xae082388),
        UINT32_C(0x66a21da5),
        UINT32_C(0xdcc44cf8),
        UINT32_C(0xf8faab8b),
        UINT32_C(0xd5ea79cb),
        UINT32_C(0x2e6b7a95),
        UINT32_C(0x78f0af10),
    } },
    { {
        UINT32_C(0xd092da6b),
        UINT32_C(0x36f44338),
        UINT32_C(0x98efb573),
        UINT32_C(0x7ed9794),
        UINT32_C(0x788bde74),
        UINT32_C(0x6f70f1b9),
        UINT32_C(0xc8d4cd8a),
    } },
    { {
        UINT32_C(0x92ad3411),
        UINT32_C(0x2a224bc9),
        UINT32_C(0x22d30b55),
        UINT32_C(0xb0acf891),
        UINT32_C(0x58d08684),
        UINT32_C(0x687be89b),
        UINT32_C(0x4a85053f),
    } },
    { {
        UINT32_C(0x4784353d),
        UINT32_C(0xb7f74caa),
        UINT32_C(0x4ff472d6),
        UINT32_C(0x1ebfa9db),
        UINT32_C(0x42aa4648),
        UINT32_C(0xbef631d9),
        UINT32_C(0xd4d6fc28),
    } },
    { {
        UINT32_C(0xc272b48d),
        UINT32_C(0x82e4de8e),
        UINT32_C(0xacff23e9),
        UINT32_C(0xe66bebcc),
        UINT32_C(0xc8dfc1c8),
        UINT32_C(0x9ae7bb4f),
        UINT32_C(0x2b7d20d9),
    } },
    { {
        UINT32_C(0x7e6e9f87),
        UINT32_C(0x7f9e5b69),
        UINT32_C(0x106bf61a),
        UINT32_C(0xd4a21794),
        UINT32_C(0x44263ec8),
        UINT32_C(0x13c4a5a7),
        UINT32_C(0x7f46a71e),
    } },
    { {
        UINT32_C(0xf77a22da),
        UINT32_C(0x6190a6f4),
        UINT32_C(0x8cdd140f),
        UINT32_C(0xb5b9f65e),
        UINT32_C(0xf02e2b52),
        UINT32_C(0xda17c5ce),
        UINT32_C(0xb6cb7531),
    } },
    { {
        UINT32_C(0x6027a60c),
        UINT32_C(0x3274e5cc),
        UINT32_C(0x3c5452eb),
        UINT32_C(0xfa0c744c),
        UINT32_C(0x10e1aa1d),
        UINT32_C(0xfbd04ec0),
        UINT32_C(0x44c7fcc1),
    } },
    { {
        UINT32_C(0xca3f936a),
        UINT32_C(0x4cbf66cb),
        UINT32_C(0x6efc60d1),
        UINT32_C(0x972b66c8),
        UINT32_C(0x2a326b1b),
        UINT32_C(0x5d565b05),
        UINT32_C(0x41becdd4),
    } },
    { {
        UINT32_C(0x5e27d08d),
        UINT32_C(0x6627f3ee),
        UINT32_C(0xf3ceb129),
        UINT32_C(0xd7b5ed2a),
        UINT32_C(0xf6e07706),
        UINT32_C(0x55d264cf),
        UINT32_C(0x442ba1c9),
    } },
    { {
        UINT32_C(0x2f494e58),
        UINT32_C(0x60ba96e3),
        UINT32_C(0x39828201),
        UINT32_C(0xdf7c8073),
        UINT32_C(0xd57d7824),
        UINT32_C(0x86bcc308),
        UINT32_C(0x93e7f34d),
    } },
    { {
        UINT32_C(0x550d4544),
        UINT32_C(0x3a7380ab),
        UINT32_C(0xcd08491),
        UINT32_C(0x7dc7f616),
        UINT32_C(0xf39c775d),
        UINT32_C(0x6d0ada39),
        UINT32_C(0xc3e2fe36),
    } },
    { {
        UINT32_C(0xb92c50bc),
        UINT32_C(0xe034bf6),
        UINT32_C(0x1bde6f62),
        UINT32_C(0xb74ad467),
        UINT32_C(0x46b484e),
        UINT32_C(0x32b74f68),
        UINT32_C(0x453d0142),
    } },
    { {
        UINT32_C(0x8bee888),
        UINT32_C(0x73f04bcf),
        UINT32_C(0xd570ed30),
        UINT32_C(0x844547bb),
        UINT32_C(0x68a49618),
        UINT32_C(0x50db6d6f),
        UINT32_C(0x688a4873),
    } },
    { {
        UINT32_C(0x661e7502),
        UINT32_C(0x879eae03),
        UINT32_C(0xa67c7c8c),
        UINT32_C(0x6ddcd902),
        UINT32_C(0xd6a659c4),
        UINT32_C(0xe7524cd2),
        UINT32_C(0xc0e017),
    } },
    { {
        UINT32_C(0x36590b47),
        UINT32_C(0xe09a63c1),
        UINT32_C(0x9d0d6563),
        UINT32_C(0x3c75880f),
        UINT32_C(0xdd5b1527),
        UINT32_C(0xd1efe9dd),
        UINT32_C(0x8cfb5ce9),
    } },
    { {
        UINT32_C(0x2113d949),
        UINT32_C(0x5f1b292c),
        UINT32_C(0xce806e65),
        UINT32_C(0x1827859c),
        UINT32_C(0xa01b9722),
        UINT32_C(0xa2bbdafa),
        UINT32_C(0x148fe2dd),
    } },
    { {
        UINT32_C(0xd61fff),
        UINT32_C(0x6d70e3ef),
        UINT32_C(0x16d2e267),
        UINT32_C(0x2bb30dd7),
        UINT32_C(0x6fc8ff80),
        UINT32_C(0x3d695522),
        UINT32_C(0x3a9b6d2f),
    } },
    { {
        UINT32_C(0x2d672f2a),
        UINT32_C(0xebc88cc1),
        UINT32_C(0xfe5a7849),
        UINT32_C(0x748cbac2),
        UINT32_C(0x65f3b1b0),
        UINT32_C(0x13168ba0),
        UINT32_C(0xd8e8231e),
    } },
    { {
        UINT32_C(0xd777cbef),
        UINT32_C(0x31048c2),
        UINT32_C(0xfce455fe),
        UINT32_C(0x7c3d2415),
        UINT32_C(0xd44485d5),
        UINT32_C(0x72482837),
        UINT32_C(0x631c521b),
    } },
    { {
        UINT32_C(0xc247a8ee),
        UINT32_C(0x3d4aa789),
        UINT32_C(0x8026a6ae),
        UINT32_C(0x55755a99),
        UINT32_C(0x1a24a223),
        UINT32_C(0x924819bf),
        UINT32_C(0xccb42e2c),
    } },
    { {
        UINT32_C(0x9199457f),
        UINT32_C(0x64c84dc4),
        UINT32_C(0x33fbc6e6),
        UINT32_C(0x1bd49fb4),
        UINT32_C(0x992bb22f),
        UINT32_C(0x52df47f4),
        UINT32_C(0x38a879e7),
    } },
    { {
        UINT32_C(0xb2094fbd),
        UINT32_C(0xdaaee6f8),
        UINT32_C(0xdc4b920b),
        UINT32_C(0xea6b48cf),
        UINT32_C(0x3bd7a512),
        UINT32_C(0xa883212),
        UINT32_C(0xb0e7cc97),
    } },
    { {
        UINT32_C(0x48552a11),
        UINT32_C(0xd5a362cd),
        UINT32_C(0xc14c5dd),
        UINT32_C(0x84eb7897),
        UINT32_C(0xd0267d1f),
        UINT32_C(0x7a8ad335),
        UINT32_C(0xc73e969),
    } },
    { {
        UINT32_C(0xea660b4b),
        UINT32_C(0x7de91841),
        UINT32_C(0x4a209e3e),
        UINT32_C(0x616fd9ba),
        UINT32_C(0xa32326ad),
        UINT32_C(0xdacb4d9b),
        UINT32_C(0x66863da3),
    } },
    { {
        UINT32_C(0xabcc9ed3),
        UINT32_C(0x334108),
        UINT32_C(0x8f3ffadd),
        UINT32_C(0x6926092a),
        UINT32_C(0x2db721bc),
        UINT32_C(0x240d8d),
        UINT32_C(0xcb5413fe),
    } },
    { {
        UINT32_C(0x33dc6f2f),
        UINT32_C(0xc9348f93),
        UINT32_C(0x398ffcb3),
        UINT32_C(0xac6153e5),
        UINT32_C(0xebc36e91),
        UINT32_C(0xc7916ea8),
        UINT32_C(0xc67c61a3),
    } },
    { {
        UINT32_C(0x9f984dbd),
        UINT32_C(0xceeb3ee),
        UINT32_C(0xbf3e0edc),
        UINT32_C(0xff3fe365),
        UINT32_C(0x3232cf12),
        UINT32_C(0xb51988dc),
        UINT32_C(0x4ca38dc8),
    } },
    { {
        UINT32_C(0x1bdabe19),
        UINT32_C(0xc198a5e7),
        UINT32_C(0x2cb969e6),
        UINT32_C(0xaf3062ab),
        UINT32_C(0xfaca1a05),
        UINT32_C(0xfc37fa7c),
        UINT32_C(0xe04ce3d9),
    } },
    { {
        UINT32_C(0x0),
        UINT32_C(0x0),
        UINT32_C(0x0),
        UINT32_C(0xffffffff),
        UINT32_C(0xffffffff),
        UINT32_C(0xffffffff),
        UINT32_C(0xffffffff),
    } },
};
/* Division steps: 18 rounds of 29; 517 are enough. */
#define P224_FE_ROUNDS 18
#define P224_FE_DELTA UINT32_C(0x40000000) /* 1/2, as the kernel keeps it */
#define P224_FE_MATRIX p224_divsteps29
#define P224_FE_MATRIX_FG p224_divsteps29_fg7
#define P224_FE_MATRIX_DE p224_fe_divsteps_de
/* The first e: 2^54, which the rounds take away */
static const p224_limb p224_fe_start[P224_FE_LIMBS] = {
    UINT32_C(0x0),
    UINT32_C(0x400000),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
    UINT32_C(0x0),
};
#endif

/* r = a^(2^times) */
static void p224_fe_sqr_times(p224_fe *r, const p224_fe *a, unsigned int times)
{
    *r = *a;
    while (times-- > 0) {
        p224_fe_sqr(r, r);
    }
}

/*
 * r = 1/a mod p, 0 where a = 0: r = a^e for
 * e = p - 2 = 0xfffffffffffffffffffffffffffffffeffffffffffffffffffffffff
 * 223 squarings, 11 products.
 */
void p224_fe_inv_chain(p224_fe *r, const p224_fe *a)
{
    p224_fe t0, t1, t2, t3;

    p224_fe_sqr(&t0, a); /* 2 */
    p224_fe_mul(&t0, &t0, a); /* 3 */
    p224_fe_sqr(&t0, &t0); /* 6 */
    p224_fe_mul(&t0, &t0, a); /* 7 */
    p224_fe_sqr_times(&t1, &t0, 3); /* 56 */
    p224_fe_mul(&t0, &t1, &t0); /* 63 */
    p224_fe_sqr_times(&t1, &t0, 6); /* 4032 */
    p224_fe_mul(&t1, &t1, &t0); /* 4095 */
    p224_fe_sqr_times(&t2, &t1, 12); /* 4095 << 12 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^24 - 1 */
    p224_fe_sqr_times(&t2, &t1, 24); /* (2^24 - 1) << 24 */
    p224_fe_mul(&t2, &t2, &t1); /* 2^48 - 1 */
    p224_fe_sqr_times(&t3, &t2, 48); /* (2^48 - 1) << 48 */
    p224_fe_mul(&t2, &t3, &t2); /* 2^96 - 1 */
    p224_fe_sqr_times(&t3, &t2, 24); /* (2^96 - 1) << 24 */
    p224_fe_mul(&t1, &t3, &t1); /* 2^120 - 1 */
    p224_fe_sqr_times(&t1, &t1, 6); /* (2^120 - 1) << 6 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^126 - 1 */
    p224_fe_sqr(&t0, &t0); /* (2^126 - 1) << 1 */
    p224_fe_mul(&t0, &t0, a); /* 2^127 - 1 */
    p224_fe_sqr_times(&t0, &t0, 97); /* (2^127 - 1) << 97 */
    p224_fe_mul(r, &t0, &t2); /* e */
}

/*
 * r = 1/a, and 0 for a = 0, by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
 * inversion" (TCHES 2019), from delta = 1/2. (f, g) goes from (p, a) to (+-1, 0), and d*a = c*f mod p stays true for a c
 * that ends as 1. How many steps are enough: floor((45907*bits + 26313)/19929),
 * P. Wuille, github.com/sipa/safegcd-bounds, genproofhd.md.
 */
void p224_fe_inv_divsteps(p224_fe *r, const p224_fe *a)
{
    p224_limb fg[2 * (P224_FE_LIMBS + 1)] = {0}; /* f and g, each with a word for its sign */
    p224_limb de[2 * P224_FE_LIMBS] = {0};
    p224_limb m[5]; /* delta, then the matrix of one round */
    p224_limb low[3];
    unsigned int i;

    for (i = 0; i < P224_FE_LIMBS; i++) {
        fg[i] = p224_fe_modulus[i];
        fg[P224_FE_LIMBS + 1 + i] = a->v[i];
        de[P224_FE_LIMBS + i] = p224_fe_start[i];
    }
    m[0] = P224_FE_DELTA;
    for (i = 0; i < P224_FE_ROUNDS; i++) {
        low[0] = m[0];
        low[1] = fg[0];
        low[2] = fg[P224_FE_LIMBS + 1];
        P224_FE_MATRIX(m, low);
        P224_FE_MATRIX_FG(fg, fg, m);
        P224_FE_MATRIX_DE(de, de, m);
    }
    p224_fe_divsteps_end(r, de, fg);
}

void p224_fe_inv(p224_fe *r, const p224_fe *a)
{
    p224_fe_inv_divsteps(r, a);
}

/*
 * r = a^e for e = (q - 1)/2 = 0x7fffffffffffffffffffffffffffffff
 * 126 squarings, 10 products.
 */
static void p224_fe_sqrt_power(p224_fe *r, const p224_fe *a)
{
    p224_fe t0, t1, t2;

    p224_fe_sqr(&t0, a); /* 2 */
    p224_fe_mul(&t0, &t0, a); /* 3 */
    p224_fe_sqr(&t0, &t0); /* 6 */
    p224_fe_mul(&t0, &t0, a); /* 7 */
    p224_fe_sqr_times(&t1, &t0, 3); /* 56 */
    p224_fe_mul(&t1, &t1, &t0); /* 63 */
    p224_fe_sqr_times(&t2, &t1, 6); /* 4032 */
    p224_fe_mul(&t1, &t2, &t1); /* 4095 */
    p224_fe_sqr_times(&t1, &t1, 3); /* 32760 */
    p224_fe_mul(&t1, &t1, &t0); /* 32767 */
    p224_fe_sqr_times(&t2, &t1, 15); /* 32767 << 15 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^30 - 1 */
    p224_fe_sqr_times(&t2, &t1, 30); /* (2^30 - 1) << 30 */
    p224_fe_mul(&t1, &t2, &t1); /* 2^60 - 1 */
    p224_fe_sqr_times(&t1, &t1, 3); /* (2^60 - 1) << 3 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^63 - 1 */
    p224_fe_sqr_times(&t1, &t0, 63); /* (2^63 - 1) << 63 */
    p224_fe_mul(&t0, &t1, &t0); /* 2^126 - 1 */
    p224_fe_sqr(&t0, &t0); /* (2^126 - 1) << 1 */
    p224_fe_mul(r, &t0, a); /* e */
}

/*
 * r^2 = a; 0 if a is a square, else -1 and r = 0. Which of the two roots comes out is not specified.
 * p - 1 = 2^96 * q: Tonelli-Shanks with fixed trip counts (RFC 9380, I.4),
 * its powers of t by halves (D. J. Bernstein, Faster square roots in annoying finite fields, 2001).
 * 461 squarings, 405 products with the check at the end.
 */
int p224_fe_sqrt(p224_fe *r, const p224_fe *a)
{
    const p224_fe zero = { {0} };
    /* x[d] = t^(2^(96 - end[d])), whose order divides 2^(end[d] - begin[d]) for a square, t being a^q * c^(sum of found) */
    p224_fe root, square, product, x[7];
    unsigned int begin[7] = { 1 }, end[7] = { 96 }, d = 0, j, k;
    uint64_t is_one[96], found;

    p224_fe_sqrt_power(&x[0], a);
    p224_fe_mul(&root, a, &x[0]);
    p224_fe_mul(&x[0], &root, &x[0]); /* a^q, of order 2^k for some k, or 0 */
    /* each iteration halves the largest order that t can have: times c^(2^k), the root times c^(2^(k - 1)), where the test fails */
    for (k = 1; k < 96; k++) {
        while (end[d] - k > 1) {
            begin[d + 1] = k;
            end[d + 1] = k + (end[d] - k) / 2;
            p224_fe_sqr_times(&x[d + 1], &x[d], end[d] - end[d + 1]);
            d++;
        }
        is_one[k] = p224_fe_eq(&x[d], &p224_fe_one);
        p224_fe_mul(&product, &root, &p224_fe_roots_of_unity[k - 1]);
        p224_fe_select(&root, is_one[k], &root, &product);
        if (d > 0) { /* what the iterations of the lower half have found, for the upper half */
            d--;
            for (j = begin[d]; j <= k; j++) {
                p224_fe_mul(&product, &x[d], &p224_fe_roots_of_unity[j + 96 - end[d]]);
                p224_fe_select(&x[d], is_one[j], &x[d], &product);
            }
            begin[d] = k + 1;
        }
    }
    p224_fe_sqr(&square, &root);
    found = p224_fe_eq(&square, a);
    p224_fe_select(r, found, &root, &zero);
    return (int)(found & 1) - 1;
}

/*
 * r[i] = 1/a[i], and 0 where a[i] = 0, for i < count: one inversion and 3*count products (P. L. Montgomery 1987). r may be a;
 * scratch holds count elements and overlaps neither. Zeros stand in as 1 and are put back at the end.
 */
void p224_fe_batch_inv(p224_fe *r, const p224_fe *a, p224_fe *scratch, size_t count)
{
    const p224_fe zero = { {0} };
    p224_fe product = p224_fe_one, factor, inverse;
    uint64_t is_zero;
    size_t i;

    for (i = 0; i < count; i++) {
        scratch[i] = product;
        p224_fe_select(&factor, p224_fe_is_zero(&a[i]), &p224_fe_one, &a[i]);
        p224_fe_mul(&product, &product, &factor);
    }
    p224_fe_inv(&product, &product);
    for (i = count; i-- > 0;) {
        is_zero = p224_fe_is_zero(&a[i]);
        p224_fe_select(&factor, is_zero, &p224_fe_one, &a[i]);
        p224_fe_mul(&inverse, &product, &scratch[i]);
        p224_fe_mul(&product, &product, &factor);
        p224_fe_select(&r[i], is_zero, &zero, &inverse);
    }
}
