/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001). The time depends on the values.
 */
#include "p384_curve_internal.h"

#define P384_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define P384_NAF_ENTRIES 8
#define P384_NAF_BASE_WIDTH 7
#define P384_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if P384_WORD_BITS == 64
static const p384_affine p384_naf_base[P384_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x3a545e3872760ab7), UINT64_C(0x5502f25dbf55296c), UINT64_C(0x59f741e082542a38),
        UINT64_C(0x6e1d3b628ba79b98), UINT64_C(0x8eb1c71ef320ad74), UINT64_C(0xaa87ca22be8b0537),
    } }, { {
        UINT64_C(0x7a431d7c90ea0e5f), UINT64_C(0x0a60b1ce1d7e819d), UINT64_C(0xe9da3113b5f0b8c0),
        UINT64_C(0xf8f41dbd289a147c), UINT64_C(0x5d9e98bf9292dc29), UINT64_C(0x3617de4a96262c6f),
    } } },
    { { {
        UINT64_C(0x02d7e5c70500c831), UINT64_C(0xb408bbae5026580d), UINT64_C(0xbea4f240d3566da6),
        UINT64_C(0xcb9d3910202dcd06), UINT64_C(0x64793c7e5fdc7d98), UINT64_C(0x077a41d4606ffa14),
    } }, { {
        UINT64_C(0xb65f28600a2f1df1), UINT64_C(0xc24abd6be4b5d298), UINT64_C(0xf7684c0edc111eac),
        UINT64_C(0x8520b41c85115aa5), UINT64_C(0x7d0bbe9602a9fc99), UINT64_C(0xc995f7ca0b0c4283),
    } } },
    { { {
        UINT64_C(0x0abcdbc3836d84bc), UINT64_C(0x37882f4a1ca297e6), UINT64_C(0x4f6661cbe56583b0),
        UINT64_C(0xf208e51dbff98fc5), UINT64_C(0x573cac5ea025e467), UINT64_C(0x11de24a2c251c777),
    } }, { {
        UINT64_C(0x184414abe6c1713a), UINT64_C(0x3177686d0ae8fb33), UINT64_C(0x8c986533b6901aeb),
        UINT64_C(0x284b447754d5dee8), UINT64_C(0x0f5837e90a00e7c5), UINT64_C(0x8fa696c77440f92d),
    } } },
    { { {
        UINT64_C(0x040f05b48fb6d0e1), UINT64_C(0x8b05526f55b9ebb2), UINT64_C(0x2d58cc9dfa7b1c50),
        UINT64_C(0xad6fe997fbea5ffa), UINT64_C(0xf29f8ebf234edffe), UINT64_C(0x283c1d7365ce4788),
    } }, { {
        UINT64_C(0x64664cdac512ef8c), UINT64_C(0x30d84ede32a78f9e), UINT64_C(0xd9c92cd01dbd2256),
        UINT64_C(0x1a61d867ed799729), UINT64_C(0xba52efdb8c169047), UINT64_C(0x9475c99061e41b88),
    } } },
    { { {
        UINT64_C(0x5c55e4461079118b), UINT64_C(0xc388528bfee2b953), UINT64_C(0xc6cb1ee285fb6e21),
        UINT64_C(0x2216f7291e6fd3ba), UINT64_C(0xf1bf29b8b025b78f), UINT64_C(0x8f0a39a4049bcb3e),
    } }, { {
        UINT64_C(0x262da4f9ac664af8), UINT64_C(0x9e743efedfd51b68), UINT64_C(0xb7678854aed9b302),
        UINT64_C(0x9a9b3d7ca3c400c6), UINT64_C(0x452c4a5322c3a979), UINT64_C(0x62c77e1438b601d6),
    } } },
    { { {
        UINT64_C(0x26356f3b55b4ddd8), UINT64_C(0x4749b66e3afb81d6), UINT64_C(0x56c9fd14892d3f8c),
        UINT64_C(0x7fe935ed5837c374), UINT64_C(0xda1eeec2904816c5), UINT64_C(0x099056e27da7b998),
    } }, { {
        UINT64_C(0x7d5dba8138c5e0bb), UINT64_C(0x5466d51263aaff35), UINT64_C(0x43ff93f41b52a325),
        UINT64_C(0x6fc4eed8dfc363fd), UINT64_C(0x688505544ac5e039), UINT64_C(0x2e4c0c234e30ab96),
    } } },
    { { {
        UINT64_C(0xaaf1ca1e3b5cbce7), UINT64_C(0x9ee5f441abd99f1b), UINT64_C(0x6267bcd1f0f11c13),
        UINT64_C(0x9632bff9f01f873f), UINT64_C(0xafdaf5002ffcc6ab), UINT64_C(0xa567ba97b67aea5b),
    } }, { {
        UINT64_C(0x6423a12736f429cc), UINT64_C(0x776bcb8272218a7d), UINT64_C(0x86329be057857d66),
        UINT64_C(0x5185595046932ec0), UINT64_C(0x644e4147af164ecc), UINT64_C(0xde1b38b3989f3318),
    } } },
    { { {
        UINT64_C(0x4b88701a9606860b), UINT64_C(0xa849557a10b6383b), UINT64_C(0x5b21f9f7da7c4e9c),
        UINT64_C(0x22a94156fff01c20), UINT64_C(0x8cc15c11d8135255), UINT64_C(0xb3d13fc8b32b0105),
    } }, { {
        UINT64_C(0x985d588d33f7bd62), UINT64_C(0x838d24f8b284af50), UINT64_C(0x84d1114373dfbfd9),
        UINT64_C(0xeebac4a11d749af4), UINT64_C(0x1b049b2536164b1b), UINT64_C(0x152919e7df9162a6),
    } } },
    { { {
        UINT64_C(0xcaf3a9add9ffcc03), UINT64_C(0x17012a991af1f486), UINT64_C(0xdcc614e42e5805f8),
        UINT64_C(0x692befb0733b41e6), UINT64_C(0x00a5ebbcb13e1a32), UINT64_C(0x4099952208b48896),
    } }, { {
        UINT64_C(0xfa650ef5e23b09a0), UINT64_C(0x04da4d2faa9680ec), UINT64_C(0x9b797d277f2388b3),
        UINT64_C(0x163ad3f8008ad0cd), UINT64_C(0x39474594af603598), UINT64_C(0x5ecf947778330598),
    } } },
    { { {
        UINT64_C(0x9599e68713f5d41b), UINT64_C(0x59c8651060801c0e), UINT64_C(0x12390b430467aabf),
        UINT64_C(0xe07dbecca86cd9b0), UINT64_C(0x16858a211d750b77), UINT64_C(0x8d481dab912bc8ab),
    } }, { {
        UINT64_C(0x6995b07e75e52245), UINT64_C(0x11ffba5608004e64), UINT64_C(0x594b32fd7adc0e8c),
        UINT64_C(0xb2291b68a1039aa0), UINT64_C(0x7be99f2a60669050), UINT64_C(0xa1592ff012146085),
    } } },
    { { {
        UINT64_C(0x626b4c175eb77422), UINT64_C(0x46a37313df88fd64), UINT64_C(0xf9936136bf42cdb7),
        UINT64_C(0x606290985f8283f5), UINT64_C(0xc7817121057d46e1), UINT64_C(0x27935df4e25c6f47),
    } }, { {
        UINT64_C(0x9d5606eb10c69f84), UINT64_C(0x2b6f8d9838ef0c13), UINT64_C(0x585d9c4e6c615b53),
        UINT64_C(0xa4f2d4aec079c6b7), UINT64_C(0x9ab1a3798d1e3524), UINT64_C(0x380a1a3b4898d4cd),
    } } },
    { { {
        UINT64_C(0x1e555ebc684aac81), UINT64_C(0x84a900a91f7c4ab5), UINT64_C(0xa68749c30c7f9aa4),
        UINT64_C(0x22c0102fd4293a78), UINT64_C(0xe741a4a8000d5eb8), UINT64_C(0x3cb647a5df014c23),
    } }, { {
        UINT64_C(0x79b65fea0d5a2b14), UINT64_C(0x09be21f6414b9be2), UINT64_C(0x7afbf0557ead6368),
        UINT64_C(0x6103c7b0218bc837), UINT64_C(0x4966f85ebdc18cb4), UINT64_C(0x28300479a8f88dd0),
    } } },
    { { {
        UINT64_C(0x46f41be83716be9a), UINT64_C(0x31a8a58b3dcb2ca4), UINT64_C(0x555746bd28fda974),
        UINT64_C(0x07c4d76fab5ce0a3), UINT64_C(0x9ee9eb5267946762), UINT64_C(0xe4c6d5cb9183a670),
    } }, { {
        UINT64_C(0xffaf54d7e6aac897), UINT64_C(0x09a957bbac49722c), UINT64_C(0x6280b8afe5d6a5a2),
        UINT64_C(0x5942e18d15922f20), UINT64_C(0xc0027f165dd74ca9), UINT64_C(0xa37245523aa57845),
    } } },
    { { {
        UINT64_C(0x6b4eedfa23e2e546), UINT64_C(0x20761bc15898e1b0), UINT64_C(0x4acb49c0d7ba04e2),
        UINT64_C(0x08e3acaa2b4a8d3a), UINT64_C(0x3c316d5a82c8b705), UINT64_C(0x9c5fa2c13f418e62),
    } }, { {
        UINT64_C(0x529fb56479f48752), UINT64_C(0x0ef2c4b2213f519b), UINT64_C(0x6f015651bd9218e3),
        UINT64_C(0x94fdf1b7da9e5955), UINT64_C(0x5afe81503cb7bf61), UINT64_C(0xf641de0cb075851a),
    } } },
    { { {
        UINT64_C(0x977bb83b1eb1a373), UINT64_C(0xad69e407f57b1e27), UINT64_C(0xfa46d04f4d4dfca2),
        UINT64_C(0x6e0af4f41cbcde50), UINT64_C(0xd7b75810ce554ee5), UINT64_C(0xf1bc35f9656c6eea),
    } }, { {
        UINT64_C(0x53e0d05ef28faf29), UINT64_C(0x3ffe8f5147848a0e), UINT64_C(0x531f70960a30e838),
        UINT64_C(0x8d7aec776d94fc70), UINT64_C(0xf733c547c0f2b3dc), UINT64_C(0x2458497a559bcdcc),
    } } },
    { { {
        UINT64_C(0x0c8361dba9eb28b9), UINT64_C(0x061fa485bd1b8a65), UINT64_C(0x9d3993124d374e62),
        UINT64_C(0xc73e3336394c98c5), UINT64_C(0x04fcfa12c087d446), UINT64_C(0xf2e6f06f0ea533e8),
    } }, { {
        UINT64_C(0x3152f5ba7852680c), UINT64_C(0x3e8802c6d2fc9ebf), UINT64_C(0x3fb0b9ac114251cd),
        UINT64_C(0x4a041a8651780d31), UINT64_C(0xf9e442612fcffbd1), UINT64_C(0x8f86e464c200bc46),
    } } },
    { { {
        UINT64_C(0xaefd7fec482c802a), UINT64_C(0x631eaed97add3fe2), UINT64_C(0xaf246b3f70bec90d),
        UINT64_C(0x55492715879f54bd), UINT64_C(0xa92758f2773bb6c9), UINT64_C(0x38dbd58238c21bbc),
    } }, { {
        UINT64_C(0x599a066726d333bb), UINT64_C(0xd3145ea7abbf4370), UINT64_C(0x7b86f2aba9bd9527),
        UINT64_C(0xeff54a716511f5f1), UINT64_C(0x12a77e148373d30f), UINT64_C(0x828c26694df81889),
    } } },
    { { {
        UINT64_C(0x29e4ae10ae1410ea), UINT64_C(0xc998b7fd7b3813ca), UINT64_C(0x55a0270e5859145d),
        UINT64_C(0xc3675bf4f728f3ac), UINT64_C(0x9b9863d46535a5ab), UINT64_C(0x77c12dceca498ff9),
    } }, { {
        UINT64_C(0x35747e089cbeef77), UINT64_C(0xc20c5f0bbef22673), UINT64_C(0x00487a48cee2b22c),
        UINT64_C(0x396e7fb8964f4304), UINT64_C(0xd302f0d0bd10269e), UINT64_C(0xeee351bc34276d3a),
    } } },
    { { {
        UINT64_C(0x2a07272d05de389d), UINT64_C(0xe56ba2d9cafcb448), UINT64_C(0x41c36c0122a10654),
        UINT64_C(0xd850ac1e45c8fcb9), UINT64_C(0xfdb4300af2deaadc), UINT64_C(0x1221b1e1be96dfe8),
    } }, { {
        UINT64_C(0x533ffb21939dd273), UINT64_C(0x5f4f2a9231bf6723), UINT64_C(0xb233124188d17ebb),
        UINT64_C(0x059953dd8965d97d), UINT64_C(0x1ad8460e2e216618), UINT64_C(0x50b225fa8a5ed838),
    } } },
    { { {
        UINT64_C(0x15ac797ea8f8fedb), UINT64_C(0x4983e9bc8a47b24d), UINT64_C(0x35b72c15f264347c),
        UINT64_C(0x31c65d0bd2d3642c), UINT64_C(0x8224c2dcc11702de), UINT64_C(0x9bc6b65436262167),
    } }, { {
        UINT64_C(0xc0979304abbcfcd4), UINT64_C(0x6ad799aed585d888), UINT64_C(0x22e5893043a248bf),
        UINT64_C(0xdba18218185770c7), UINT64_C(0x7147eed091efb368), UINT64_C(0x4482f093849864ec),
    } } },
    { { {
        UINT64_C(0x10f3f39e87c76293), UINT64_C(0x077b05ca6a94f76d), UINT64_C(0x10d10234b609b8c7),
        UINT64_C(0x5185d456b279a184), UINT64_C(0x411a5ed920a88b09), UINT64_C(0x2ce37b2917ad0d5c),
    } }, { {
        UINT64_C(0xcf8a7d7be2a7607e), UINT64_C(0x4dda48b4fa5d1dfd), UINT64_C(0x8208f6db859227bb),
        UINT64_C(0xbab5b7b88f803547), UINT64_C(0xdabde6f484adc04f), UINT64_C(0xbf27e3e07ba0ebb9),
    } } },
    { { {
        UINT64_C(0x80dddc249a26a33d), UINT64_C(0xaa49a4148fbebc67), UINT64_C(0xaba8ddfa4745a605),
        UINT64_C(0x4de52ef9689a5eb5), UINT64_C(0xa5a2ff485cf5a64f), UINT64_C(0x9c3adb9111fe252c),
    } }, { {
        UINT64_C(0x344000dc47355061), UINT64_C(0xdbae5b8175af7420), UINT64_C(0x4c69c4c0108a6a32),
        UINT64_C(0x69dcb8452f057663), UINT64_C(0x50b9f80b22b4829a), UINT64_C(0x83e8d95f813af4db),
    } } },
    { { {
        UINT64_C(0xa5b68a56bbfef50f), UINT64_C(0xb03d491de84ea016), UINT64_C(0x258449c2e28cd17c),
        UINT64_C(0xadd9c644fd8393e3), UINT64_C(0x3bce43bec4f4609e), UINT64_C(0x6ce3bf11431d1d9c),
    } }, { {
        UINT64_C(0x36dde9917c570471), UINT64_C(0x8105da32421e5cfe), UINT64_C(0x58d74fe2bc8777e0),
        UINT64_C(0x918800e37b4e4aa8), UINT64_C(0x7c76075539542abd), UINT64_C(0xc3325e274b23604e),
    } } },
    { { {
        UINT64_C(0xd5254db0689a30fe), UINT64_C(0x21e9e8ccc22e6b2c), UINT64_C(0xe2a9530742a384f1),
        UINT64_C(0xc870bf64c76762c0), UINT64_C(0xa06f4ca5fa30e0bc), UINT64_C(0x1273f595eaba5df1),
    } }, { {
        UINT64_C(0xcbdaf9963d58f4ce), UINT64_C(0xa7147a032edfc8b0), UINT64_C(0x13cce2421581486c),
        UINT64_C(0xa1afe32ae0ca83c2), UINT64_C(0xa0db552ca682b49f), UINT64_C(0x62737fc8fe0818cb),
    } } },
    { { {
        UINT64_C(0x9da43e8e5a0e8cf2), UINT64_C(0x8828f5b191d03d1c), UINT64_C(0xdd74d976a4911734),
        UINT64_C(0x7486cc53003ed182), UINT64_C(0xf504f32fc1211afd), UINT64_C(0xa6c36459d1243ff7),
    } }, { {
        UINT64_C(0x2e6ddb768c63b40a), UINT64_C(0x38a1bc0bc57b89f6), UINT64_C(0x22899f57821ad25b),
        UINT64_C(0x0bd72553fa3365b4), UINT64_C(0x1cebd105c28a71d0), UINT64_C(0x58279fcdf96c71d9),
    } } },
    { { {
        UINT64_C(0xffe06fbae0068fb0), UINT64_C(0xa618a8cc08d1b992), UINT64_C(0x7126ed3b510b0341),
        UINT64_C(0x0b4a2a1247e8f2cc), UINT64_C(0xa86d2c9e23c2f5bc), UINT64_C(0x8bc6057da46fdafb),
    } }, { {
        UINT64_C(0x6cb597b8e22c2ce9), UINT64_C(0x54c6d084dd6077f5), UINT64_C(0x42fed20299ce9705),
        UINT64_C(0x777fe7595994ae0d), UINT64_C(0xfbf2a22fd1f1985d), UINT64_C(0xfea19f27f6881a60),
    } } },
    { { {
        UINT64_C(0x90903c9d776e9fa3), UINT64_C(0xff2ca2a90bdc08ac), UINT64_C(0x8f41cbe07c3e20b6),
        UINT64_C(0x88e935bdd5f169ba), UINT64_C(0x92288353932cf408), UINT64_C(0xa0e5cd10144167c5),
    } }, { {
        UINT64_C(0xfc5c555ade9e587e), UINT64_C(0x0c9dcbea9d4197aa), UINT64_C(0xe7dbf0ae17f7fd0a),
        UINT64_C(0xd6396c943a16024e), UINT64_C(0xaa542f5c1e7ce4be), UINT64_C(0x120de79718d154fe),
    } } },
    { { {
        UINT64_C(0x3bb25771ff2b4f85), UINT64_C(0x30d0a0e2e2ee7c87), UINT64_C(0xf22f519eeae1eb01),
        UINT64_C(0xf36d925a4f0112f5), UINT64_C(0x307d064e7750ab08), UINT64_C(0xa059cd75571b3507),
    } }, { {
        UINT64_C(0xaec87aa569c8d6cc), UINT64_C(0xa880c76b8849bcd5), UINT64_C(0x0fa0147d878235aa),
        UINT64_C(0xfc311351556408ff), UINT64_C(0x026d8cebfcdfc32e), UINT64_C(0x40f6ae62c5a75f70),
    } } },
    { { {
        UINT64_C(0x709d6a38b6ecb8bd), UINT64_C(0x07fd3823a2b10416), UINT64_C(0x78baa65996532279),
        UINT64_C(0x6c3eb8b272461fc7), UINT64_C(0x4f1cec9879cabece), UINT64_C(0x8654ddc7eb10d5a8),
    } }, { {
        UINT64_C(0xb867bea8e3578549), UINT64_C(0x88d6dbd5abb99b51), UINT64_C(0x7d1d13d1aa1c7e40),
        UINT64_C(0x742599e648fd7ea4), UINT64_C(0x830567af763ec9d0), UINT64_C(0x3127066c11092e88),
    } } },
    { { {
        UINT64_C(0xba77d70f99fe20b0), UINT64_C(0xbbf7b15b29f59772), UINT64_C(0xa2b93e41e5a75d8a),
        UINT64_C(0x91e7691569202b98), UINT64_C(0x4296f482176d1b01), UINT64_C(0xcc42cb6ad9f7161a),
    } }, { {
        UINT64_C(0xda74d5345e24d63f), UINT64_C(0x182916746338781d), UINT64_C(0xc23168cdfb54deb9),
        UINT64_C(0xea4223f449e3895e), UINT64_C(0x91646e65069fa685), UINT64_C(0xbbd6bb6bad8516d3),
    } } },
    { { {
        UINT64_C(0x5c24cc10bda2cc75), UINT64_C(0xb5e5a6d1fb4071db), UINT64_C(0xa92542dbf5872edc),
        UINT64_C(0x5f729644b4fa011f), UINT64_C(0x870b7900c1c47689), UINT64_C(0x0a12151e620a81a2),
    } }, { {
        UINT64_C(0xa13e157ec5a3e83c), UINT64_C(0x84fb986767fb8c48), UINT64_C(0xcf6593451a9a0698),
        UINT64_C(0x4479d4c75bb1d9f1), UINT64_C(0xe15002475bc0a80c), UINT64_C(0x857c802960eaebb7),
    } } },
    { { {
        UINT64_C(0xafd574f7e008f8af), UINT64_C(0x941560583def5431), UINT64_C(0x3c968cfbb83c8f7b),
        UINT64_C(0xac334769de358b33), UINT64_C(0x2cae508f5164ca6c), UINT64_C(0xb32e89eb942aab11),
    } }, { {
        UINT64_C(0xc81abe0944e11e2c), UINT64_C(0x35daedff59e74a1a), UINT64_C(0x79cddd7a04990095),
        UINT64_C(0xa770fc48b73edc06), UINT64_C(0x24e2bf69603ffd5b), UINT64_C(0xb1e3ae7166d97103),
    } } },
};
#elif P384_WORD_BITS == 32
static const p384_affine p384_naf_base[P384_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0x72760ab7), UINT32_C(0x3a545e38), UINT32_C(0xbf55296c), UINT32_C(0x5502f25d), UINT32_C(0x82542a38),
        UINT32_C(0x59f741e0), UINT32_C(0x8ba79b98), UINT32_C(0x6e1d3b62), UINT32_C(0xf320ad74), UINT32_C(0x8eb1c71e),
        UINT32_C(0xbe8b0537), UINT32_C(0xaa87ca22),
    } }, { {
        UINT32_C(0x90ea0e5f), UINT32_C(0x7a431d7c), UINT32_C(0x1d7e819d), UINT32_C(0x0a60b1ce), UINT32_C(0xb5f0b8c0),
        UINT32_C(0xe9da3113), UINT32_C(0x289a147c), UINT32_C(0xf8f41dbd), UINT32_C(0x9292dc29), UINT32_C(0x5d9e98bf),
        UINT32_C(0x96262c6f), UINT32_C(0x3617de4a),
    } } },
    { { {
        UINT32_C(0x0500c831), UINT32_C(0x02d7e5c7), UINT32_C(0x5026580d), UINT32_C(0xb408bbae), UINT32_C(0xd3566da6),
        UINT32_C(0xbea4f240), UINT32_C(0x202dcd06), UINT32_C(0xcb9d3910), UINT32_C(0x5fdc7d98), UINT32_C(0x64793c7e),
        UINT32_C(0x606ffa14), UINT32_C(0x077a41d4),
    } }, { {
        UINT32_C(0x0a2f1df1), UINT32_C(0xb65f2860), UINT32_C(0xe4b5d298), UINT32_C(0xc24abd6b), UINT32_C(0xdc111eac),
        UINT32_C(0xf7684c0e), UINT32_C(0x85115aa5), UINT32_C(0x8520b41c), UINT32_C(0x02a9fc99), UINT32_C(0x7d0bbe96),
        UINT32_C(0x0b0c4283), UINT32_C(0xc995f7ca),
    } } },
    { { {
        UINT32_C(0x836d84bc), UINT32_C(0x0abcdbc3), UINT32_C(0x1ca297e6), UINT32_C(0x37882f4a), UINT32_C(0xe56583b0),
        UINT32_C(0x4f6661cb), UINT32_C(0xbff98fc5), UINT32_C(0xf208e51d), UINT32_C(0xa025e467), UINT32_C(0x573cac5e),
        UINT32_C(0xc251c777), UINT32_C(0x11de24a2),
    } }, { {
        UINT32_C(0xe6c1713a), UINT32_C(0x184414ab), UINT32_C(0x0ae8fb33), UINT32_C(0x3177686d), UINT32_C(0xb6901aeb),
        UINT32_C(0x8c986533), UINT32_C(0x54d5dee8), UINT32_C(0x284b4477), UINT32_C(0x0a00e7c5), UINT32_C(0x0f5837e9),
        UINT32_C(0x7440f92d), UINT32_C(0x8fa696c7),
    } } },
    { { {
        UINT32_C(0x8fb6d0e1), UINT32_C(0x040f05b4), UINT32_C(0x55b9ebb2), UINT32_C(0x8b05526f), UINT32_C(0xfa7b1c50),
        UINT32_C(0x2d58cc9d), UINT32_C(0xfbea5ffa), UINT32_C(0xad6fe997), UINT32_C(0x234edffe), UINT32_C(0xf29f8ebf),
        UINT32_C(0x65ce4788), UINT32_C(0x283c1d73),
    } }, { {
        UINT32_C(0xc512ef8c), UINT32_C(0x64664cda), UINT32_C(0x32a78f9e), UINT32_C(0x30d84ede), UINT32_C(0x1dbd2256),
        UINT32_C(0xd9c92cd0), UINT32_C(0xed799729), UINT32_C(0x1a61d867), UINT32_C(0x8c169047), UINT32_C(0xba52efdb),
        UINT32_C(0x61e41b88), UINT32_C(0x9475c990),
    } } },
    { { {
        UINT32_C(0x1079118b), UINT32_C(0x5c55e446), UINT32_C(0xfee2b953), UINT32_C(0xc388528b), UINT32_C(0x85fb6e21),
        UINT32_C(0xc6cb1ee2), UINT32_C(0x1e6fd3ba), UINT32_C(0x2216f729), UINT32_C(0xb025b78f), UINT32_C(0xf1bf29b8),
        UINT32_C(0x049bcb3e), UINT32_C(0x8f0a39a4),
    } }, { {
        UINT32_C(0xac664af8), UINT32_C(0x262da4f9), UINT32_C(0xdfd51b68), UINT32_C(0x9e743efe), UINT32_C(0xaed9b302),
        UINT32_C(0xb7678854), UINT32_C(0xa3c400c6), UINT32_C(0x9a9b3d7c), UINT32_C(0x22c3a979), UINT32_C(0x452c4a53),
        UINT32_C(0x38b601d6), UINT32_C(0x62c77e14),
    } } },
    { { {
        UINT32_C(0x55b4ddd8), UINT32_C(0x26356f3b), UINT32_C(0x3afb81d6), UINT32_C(0x4749b66e), UINT32_C(0x892d3f8c),
        UINT32_C(0x56c9fd14), UINT32_C(0x5837c374), UINT32_C(0x7fe935ed), UINT32_C(0x904816c5), UINT32_C(0xda1eeec2),
        UINT32_C(0x7da7b998), UINT32_C(0x099056e2),
    } }, { {
        UINT32_C(0x38c5e0bb), UINT32_C(0x7d5dba81), UINT32_C(0x63aaff35), UINT32_C(0x5466d512), UINT32_C(0x1b52a325),
        UINT32_C(0x43ff93f4), UINT32_C(0xdfc363fd), UINT32_C(0x6fc4eed8), UINT32_C(0x4ac5e039), UINT32_C(0x68850554),
        UINT32_C(0x4e30ab96), UINT32_C(0x2e4c0c23),
    } } },
    { { {
        UINT32_C(0x3b5cbce7), UINT32_C(0xaaf1ca1e), UINT32_C(0xabd99f1b), UINT32_C(0x9ee5f441), UINT32_C(0xf0f11c13),
        UINT32_C(0x6267bcd1), UINT32_C(0xf01f873f), UINT32_C(0x9632bff9), UINT32_C(0x2ffcc6ab), UINT32_C(0xafdaf500),
        UINT32_C(0xb67aea5b), UINT32_C(0xa567ba97),
    } }, { {
        UINT32_C(0x36f429cc), UINT32_C(0x6423a127), UINT32_C(0x72218a7d), UINT32_C(0x776bcb82), UINT32_C(0x57857d66),
        UINT32_C(0x86329be0), UINT32_C(0x46932ec0), UINT32_C(0x51855950), UINT32_C(0xaf164ecc), UINT32_C(0x644e4147),
        UINT32_C(0x989f3318), UINT32_C(0xde1b38b3),
    } } },
    { { {
        UINT32_C(0x9606860b), UINT32_C(0x4b88701a), UINT32_C(0x10b6383b), UINT32_C(0xa849557a), UINT32_C(0xda7c4e9c),
        UINT32_C(0x5b21f9f7), UINT32_C(0xfff01c20), UINT32_C(0x22a94156), UINT32_C(0xd8135255), UINT32_C(0x8cc15c11),
        UINT32_C(0xb32b0105), UINT32_C(0xb3d13fc8),
    } }, { {
        UINT32_C(0x33f7bd62), UINT32_C(0x985d588d), UINT32_C(0xb284af50), UINT32_C(0x838d24f8), UINT32_C(0x73dfbfd9),
        UINT32_C(0x84d11143), UINT32_C(0x1d749af4), UINT32_C(0xeebac4a1), UINT32_C(0x36164b1b), UINT32_C(0x1b049b25),
        UINT32_C(0xdf9162a6), UINT32_C(0x152919e7),
    } } },
    { { {
        UINT32_C(0xd9ffcc03), UINT32_C(0xcaf3a9ad), UINT32_C(0x1af1f486), UINT32_C(0x17012a99), UINT32_C(0x2e5805f8),
        UINT32_C(0xdcc614e4), UINT32_C(0x733b41e6), UINT32_C(0x692befb0), UINT32_C(0xb13e1a32), UINT32_C(0x00a5ebbc),
        UINT32_C(0x08b48896), UINT32_C(0x40999522),
    } }, { {
        UINT32_C(0xe23b09a0), UINT32_C(0xfa650ef5), UINT32_C(0xaa9680ec), UINT32_C(0x04da4d2f), UINT32_C(0x7f2388b3),
        UINT32_C(0x9b797d27), UINT32_C(0x008ad0cd), UINT32_C(0x163ad3f8), UINT32_C(0xaf603598), UINT32_C(0x39474594),
        UINT32_C(0x78330598), UINT32_C(0x5ecf9477),
    } } },
    { { {
        UINT32_C(0x13f5d41b), UINT32_C(0x9599e687), UINT32_C(0x60801c0e), UINT32_C(0x59c86510), UINT32_C(0x0467aabf),
        UINT32_C(0x12390b43), UINT32_C(0xa86cd9b0), UINT32_C(0xe07dbecc), UINT32_C(0x1d750b77), UINT32_C(0x16858a21),
        UINT32_C(0x912bc8ab), UINT32_C(0x8d481dab),
    } }, { {
        UINT32_C(0x75e52245), UINT32_C(0x6995b07e), UINT32_C(0x08004e64), UINT32_C(0x11ffba56), UINT32_C(0x7adc0e8c),
        UINT32_C(0x594b32fd), UINT32_C(0xa1039aa0), UINT32_C(0xb2291b68), UINT32_C(0x60669050), UINT32_C(0x7be99f2a),
        UINT32_C(0x12146085), UINT32_C(0xa1592ff0),
    } } },
    { { {
        UINT32_C(0x5eb77422), UINT32_C(0x626b4c17), UINT32_C(0xdf88fd64), UINT32_C(0x46a37313), UINT32_C(0xbf42cdb7),
        UINT32_C(0xf9936136), UINT32_C(0x5f8283f5), UINT32_C(0x60629098), UINT32_C(0x057d46e1), UINT32_C(0xc7817121),
        UINT32_C(0xe25c6f47), UINT32_C(0x27935df4),
    } }, { {
        UINT32_C(0x10c69f84), UINT32_C(0x9d5606eb), UINT32_C(0x38ef0c13), UINT32_C(0x2b6f8d98), UINT32_C(0x6c615b53),
        UINT32_C(0x585d9c4e), UINT32_C(0xc079c6b7), UINT32_C(0xa4f2d4ae), UINT32_C(0x8d1e3524), UINT32_C(0x9ab1a379),
        UINT32_C(0x4898d4cd), UINT32_C(0x380a1a3b),
    } } },
    { { {
        UINT32_C(0x684aac81), UINT32_C(0x1e555ebc), UINT32_C(0x1f7c4ab5), UINT32_C(0x84a900a9), UINT32_C(0x0c7f9aa4),
        UINT32_C(0xa68749c3), UINT32_C(0xd4293a78), UINT32_C(0x22c0102f), UINT32_C(0x000d5eb8), UINT32_C(0xe741a4a8),
        UINT32_C(0xdf014c23), UINT32_C(0x3cb647a5),
    } }, { {
        UINT32_C(0x0d5a2b14), UINT32_C(0x79b65fea), UINT32_C(0x414b9be2), UINT32_C(0x09be21f6), UINT32_C(0x7ead6368),
        UINT32_C(0x7afbf055), UINT32_C(0x218bc837), UINT32_C(0x6103c7b0), UINT32_C(0xbdc18cb4), UINT32_C(0x4966f85e),
        UINT32_C(0xa8f88dd0), UINT32_C(0x28300479),
    } } },
    { { {
        UINT32_C(0x3716be9a), UINT32_C(0x46f41be8), UINT32_C(0x3dcb2ca4), UINT32_C(0x31a8a58b), UINT32_C(0x28fda974),
        UINT32_C(0x555746bd), UINT32_C(0xab5ce0a3), UINT32_C(0x07c4d76f), UINT32_C(0x67946762), UINT32_C(0x9ee9eb52),
        UINT32_C(0x9183a670), UINT32_C(0xe4c6d5cb),
    } }, { {
        UINT32_C(0xe6aac897), UINT32_C(0xffaf54d7), UINT32_C(0xac49722c), UINT32_C(0x09a957bb), UINT32_C(0xe5d6a5a2),
        UINT32_C(0x6280b8af), UINT32_C(0x15922f20), UINT32_C(0x5942e18d), UINT32_C(0x5dd74ca9), UINT32_C(0xc0027f16),
        UINT32_C(0x3aa57845), UINT32_C(0xa3724552),
    } } },
    { { {
        UINT32_C(0x23e2e546), UINT32_C(0x6b4eedfa), UINT32_C(0x5898e1b0), UINT32_C(0x20761bc1), UINT32_C(0xd7ba04e2),
        UINT32_C(0x4acb49c0), UINT32_C(0x2b4a8d3a), UINT32_C(0x08e3acaa), UINT32_C(0x82c8b705), UINT32_C(0x3c316d5a),
        UINT32_C(0x3f418e62), UINT32_C(0x9c5fa2c1),
    } }, { {
        UINT32_C(0x79f48752), UINT32_C(0x529fb564), UINT32_C(0x213f519b), UINT32_C(0x0ef2c4b2), UINT32_C(0xbd9218e3),
        UINT32_C(0x6f015651), UINT32_C(0xda9e5955), UINT32_C(0x94fdf1b7), UINT32_C(0x3cb7bf61), UINT32_C(0x5afe8150),
        UINT32_C(0xb075851a), UINT32_C(0xf641de0c),
    } } },
    { { {
        UINT32_C(0x1eb1a373), UINT32_C(0x977bb83b), UINT32_C(0xf57b1e27), UINT32_C(0xad69e407), UINT32_C(0x4d4dfca2),
        UINT32_C(0xfa46d04f), UINT32_C(0x1cbcde50), UINT32_C(0x6e0af4f4), UINT32_C(0xce554ee5), UINT32_C(0xd7b75810),
        UINT32_C(0x656c6eea), UINT32_C(0xf1bc35f9),
    } }, { {
        UINT32_C(0xf28faf29), UINT32_C(0x53e0d05e), UINT32_C(0x47848a0e), UINT32_C(0x3ffe8f51), UINT32_C(0x0a30e838),
        UINT32_C(0x531f7096), UINT32_C(0x6d94fc70), UINT32_C(0x8d7aec77), UINT32_C(0xc0f2b3dc), UINT32_C(0xf733c547),
        UINT32_C(0x559bcdcc), UINT32_C(0x2458497a),
    } } },
    { { {
        UINT32_C(0xa9eb28b9), UINT32_C(0x0c8361db), UINT32_C(0xbd1b8a65), UINT32_C(0x061fa485), UINT32_C(0x4d374e62),
        UINT32_C(0x9d399312), UINT32_C(0x394c98c5), UINT32_C(0xc73e3336), UINT32_C(0xc087d446), UINT32_C(0x04fcfa12),
        UINT32_C(0x0ea533e8), UINT32_C(0xf2e6f06f),
    } }, { {
        UINT32_C(0x7852680c), UINT32_C(0x3152f5ba), UINT32_C(0xd2fc9ebf), UINT32_C(0x3e8802c6), UINT32_C(0x114251cd),
        UINT32_C(0x3fb0b9ac), UINT32_C(0x51780d31), UINT32_C(0x4a041a86), UINT32_C(0x2fcffbd1), UINT32_C(0xf9e44261),
        UINT32_C(0xc200bc46), UINT32_C(0x8f86e464),
    } } },
    { { {
        UINT32_C(0x482c802a), UINT32_C(0xaefd7fec), UINT32_C(0x7add3fe2), UINT32_C(0x631eaed9), UINT32_C(0x70bec90d),
        UINT32_C(0xaf246b3f), UINT32_C(0x879f54bd), UINT32_C(0x55492715), UINT32_C(0x773bb6c9), UINT32_C(0xa92758f2),
        UINT32_C(0x38c21bbc), UINT32_C(0x38dbd582),
    } }, { {
        UINT32_C(0x26d333bb), UINT32_C(0x599a0667), UINT32_C(0xabbf4370), UINT32_C(0xd3145ea7), UINT32_C(0xa9bd9527),
        UINT32_C(0x7b86f2ab), UINT32_C(0x6511f5f1), UINT32_C(0xeff54a71), UINT32_C(0x8373d30f), UINT32_C(0x12a77e14),
        UINT32_C(0x4df81889), UINT32_C(0x828c2669),
    } } },
    { { {
        UINT32_C(0xae1410ea), UINT32_C(0x29e4ae10), UINT32_C(0x7b3813ca), UINT32_C(0xc998b7fd), UINT32_C(0x5859145d),
        UINT32_C(0x55a0270e), UINT32_C(0xf728f3ac), UINT32_C(0xc3675bf4), UINT32_C(0x6535a5ab), UINT32_C(0x9b9863d4),
        UINT32_C(0xca498ff9), UINT32_C(0x77c12dce),
    } }, { {
        UINT32_C(0x9cbeef77), UINT32_C(0x35747e08), UINT32_C(0xbef22673), UINT32_C(0xc20c5f0b), UINT32_C(0xcee2b22c),
        UINT32_C(0x00487a48), UINT32_C(0x964f4304), UINT32_C(0x396e7fb8), UINT32_C(0xbd10269e), UINT32_C(0xd302f0d0),
        UINT32_C(0x34276d3a), UINT32_C(0xeee351bc),
    } } },
    { { {
        UINT32_C(0x05de389d), UINT32_C(0x2a07272d), UINT32_C(0xcafcb448), UINT32_C(0xe56ba2d9), UINT32_C(0x22a10654),
        UINT32_C(0x41c36c01), UINT32_C(0x45c8fcb9), UINT32_C(0xd850ac1e), UINT32_C(0xf2deaadc), UINT32_C(0xfdb4300a),
        UINT32_C(0xbe96dfe8), UINT32_C(0x1221b1e1),
    } }, { {
        UINT32_C(0x939dd273), UINT32_C(0x533ffb21), UINT32_C(0x31bf6723), UINT32_C(0x5f4f2a92), UINT32_C(0x88d17ebb),
        UINT32_C(0xb2331241), UINT32_C(0x8965d97d), UINT32_C(0x059953dd), UINT32_C(0x2e216618), UINT32_C(0x1ad8460e),
        UINT32_C(0x8a5ed838), UINT32_C(0x50b225fa),
    } } },
    { { {
        UINT32_C(0xa8f8fedb), UINT32_C(0x15ac797e), UINT32_C(0x8a47b24d), UINT32_C(0x4983e9bc), UINT32_C(0xf264347c),
        UINT32_C(0x35b72c15), UINT32_C(0xd2d3642c), UINT32_C(0x31c65d0b), UINT32_C(0xc11702de), UINT32_C(0x8224c2dc),
        UINT32_C(0x36262167), UINT32_C(0x9bc6b654),
    } }, { {
        UINT32_C(0xabbcfcd4), UINT32_C(0xc0979304), UINT32_C(0xd585d888), UINT32_C(0x6ad799ae), UINT32_C(0x43a248bf),
        UINT32_C(0x22e58930), UINT32_C(0x185770c7), UINT32_C(0xdba18218), UINT32_C(0x91efb368), UINT32_C(0x7147eed0),
        UINT32_C(0x849864ec), UINT32_C(0x4482f093),
    } } },
    { { {
        UINT32_C(0x87c76293), UINT32_C(0x10f3f39e), UINT32_C(0x6a94f76d), UINT32_C(0x077b05ca), UINT32_C(0xb609b8c7),
        UINT32_C(0x10d10234), UINT32_C(0xb279a184), UINT32_C(0x5185d456), UINT32_C(0x20a88b09), UINT32_C(0x411a5ed9),
        UINT32_C(0x17ad0d5c), UINT32_C(0x2ce37b29),
    } }, { {
        UINT32_C(0xe2a7607e), UINT32_C(0xcf8a7d7b), UINT32_C(0xfa5d1dfd), UINT32_C(0x4dda48b4), UINT32_C(0x859227bb),
        UINT32_C(0x8208f6db), UINT32_C(0x8f803547), UINT32_C(0xbab5b7b8), UINT32_C(0x84adc04f), UINT32_C(0xdabde6f4),
        UINT32_C(0x7ba0ebb9), UINT32_C(0xbf27e3e0),
    } } },
    { { {
        UINT32_C(0x9a26a33d), UINT32_C(0x80dddc24), UINT32_C(0x8fbebc67), UINT32_C(0xaa49a414), UINT32_C(0x4745a605),
        UINT32_C(0xaba8ddfa), UINT32_C(0x689a5eb5), UINT32_C(0x4de52ef9), UINT32_C(0x5cf5a64f), UINT32_C(0xa5a2ff48),
        UINT32_C(0x11fe252c), UINT32_C(0x9c3adb91),
    } }, { {
        UINT32_C(0x47355061), UINT32_C(0x344000dc), UINT32_C(0x75af7420), UINT32_C(0xdbae5b81), UINT32_C(0x108a6a32),
        UINT32_C(0x4c69c4c0), UINT32_C(0x2f057663), UINT32_C(0x69dcb845), UINT32_C(0x22b4829a), UINT32_C(0x50b9f80b),
        UINT32_C(0x813af4db), UINT32_C(0x83e8d95f),
    } } },
    { { {
        UINT32_C(0xbbfef50f), UINT32_C(0xa5b68a56), UINT32_C(0xe84ea016), UINT32_C(0xb03d491d), UINT32_C(0xe28cd17c),
        UINT32_C(0x258449c2), UINT32_C(0xfd8393e3), UINT32_C(0xadd9c644), UINT32_C(0xc4f4609e), UINT32_C(0x3bce43be),
        UINT32_C(0x431d1d9c), UINT32_C(0x6ce3bf11),
    } }, { {
        UINT32_C(0x7c570471), UINT32_C(0x36dde991), UINT32_C(0x421e5cfe), UINT32_C(0x8105da32), UINT32_C(0xbc8777e0),
        UINT32_C(0x58d74fe2), UINT32_C(0x7b4e4aa8), UINT32_C(0x918800e3), UINT32_C(0x39542abd), UINT32_C(0x7c760755),
        UINT32_C(0x4b23604e), UINT32_C(0xc3325e27),
    } } },
    { { {
        UINT32_C(0x689a30fe), UINT32_C(0xd5254db0), UINT32_C(0xc22e6b2c), UINT32_C(0x21e9e8cc), UINT32_C(0x42a384f1),
        UINT32_C(0xe2a95307), UINT32_C(0xc76762c0), UINT32_C(0xc870bf64), UINT32_C(0xfa30e0bc), UINT32_C(0xa06f4ca5),
        UINT32_C(0xeaba5df1), UINT32_C(0x1273f595),
    } }, { {
        UINT32_C(0x3d58f4ce), UINT32_C(0xcbdaf996), UINT32_C(0x2edfc8b0), UINT32_C(0xa7147a03), UINT32_C(0x1581486c),
        UINT32_C(0x13cce242), UINT32_C(0xe0ca83c2), UINT32_C(0xa1afe32a), UINT32_C(0xa682b49f), UINT32_C(0xa0db552c),
        UINT32_C(0xfe0818cb), UINT32_C(0x62737fc8),
    } } },
    { { {
        UINT32_C(0x5a0e8cf2), UINT32_C(0x9da43e8e), UINT32_C(0x91d03d1c), UINT32_C(0x8828f5b1), UINT32_C(0xa4911734),
        UINT32_C(0xdd74d976), UINT32_C(0x003ed182), UINT32_C(0x7486cc53), UINT32_C(0xc1211afd), UINT32_C(0xf504f32f),
        UINT32_C(0xd1243ff7), UINT32_C(0xa6c36459),
    } }, { {
        UINT32_C(0x8c63b40a), UINT32_C(0x2e6ddb76), UINT32_C(0xc57b89f6), UINT32_C(0x38a1bc0b), UINT32_C(0x821ad25b),
        UINT32_C(0x22899f57), UINT32_C(0xfa3365b4), UINT32_C(0x0bd72553), UINT32_C(0xc28a71d0), UINT32_C(0x1cebd105),
        UINT32_C(0xf96c71d9), UINT32_C(0x58279fcd),
    } } },
    { { {
        UINT32_C(0xe0068fb0), UINT32_C(0xffe06fba), UINT32_C(0x08d1b992), UINT32_C(0xa618a8cc), UINT32_C(0x510b0341),
        UINT32_C(0x7126ed3b), UINT32_C(0x47e8f2cc), UINT32_C(0x0b4a2a12), UINT32_C(0x23c2f5bc), UINT32_C(0xa86d2c9e),
        UINT32_C(0xa46fdafb), UINT32_C(0x8bc6057d),
    } }, { {
        UINT32_C(0xe22c2ce9), UINT32_C(0x6cb597b8), UINT32_C(0xdd6077f5), UINT32_C(0x54c6d084), UINT32_C(0x99ce9705),
        UINT32_C(0x42fed202), UINT32_C(0x5994ae0d), UINT32_C(0x777fe759), UINT32_C(0xd1f1985d), UINT32_C(0xfbf2a22f),
        UINT32_C(0xf6881a60), UINT32_C(0xfea19f27),
    } } },
    { { {
        UINT32_C(0x776e9fa3), UINT32_C(0x90903c9d), UINT32_C(0x0bdc08ac), UINT32_C(0xff2ca2a9), UINT32_C(0x7c3e20b6),
        UINT32_C(0x8f41cbe0), UINT32_C(0xd5f169ba), UINT32_C(0x88e935bd), UINT32_C(0x932cf408), UINT32_C(0x92288353),
        UINT32_C(0x144167c5), UINT32_C(0xa0e5cd10),
    } }, { {
        UINT32_C(0xde9e587e), UINT32_C(0xfc5c555a), UINT32_C(0x9d4197aa), UINT32_C(0x0c9dcbea), UINT32_C(0x17f7fd0a),
        UINT32_C(0xe7dbf0ae), UINT32_C(0x3a16024e), UINT32_C(0xd6396c94), UINT32_C(0x1e7ce4be), UINT32_C(0xaa542f5c),
        UINT32_C(0x18d154fe), UINT32_C(0x120de797),
    } } },
    { { {
        UINT32_C(0xff2b4f85), UINT32_C(0x3bb25771), UINT32_C(0xe2ee7c87), UINT32_C(0x30d0a0e2), UINT32_C(0xeae1eb01),
        UINT32_C(0xf22f519e), UINT32_C(0x4f0112f5), UINT32_C(0xf36d925a), UINT32_C(0x7750ab08), UINT32_C(0x307d064e),
        UINT32_C(0x571b3507), UINT32_C(0xa059cd75),
    } }, { {
        UINT32_C(0x69c8d6cc), UINT32_C(0xaec87aa5), UINT32_C(0x8849bcd5), UINT32_C(0xa880c76b), UINT32_C(0x878235aa),
        UINT32_C(0x0fa0147d), UINT32_C(0x556408ff), UINT32_C(0xfc311351), UINT32_C(0xfcdfc32e), UINT32_C(0x026d8ceb),
        UINT32_C(0xc5a75f70), UINT32_C(0x40f6ae62),
    } } },
    { { {
        UINT32_C(0xb6ecb8bd), UINT32_C(0x709d6a38), UINT32_C(0xa2b10416), UINT32_C(0x07fd3823), UINT32_C(0x96532279),
        UINT32_C(0x78baa659), UINT32_C(0x72461fc7), UINT32_C(0x6c3eb8b2), UINT32_C(0x79cabece), UINT32_C(0x4f1cec98),
        UINT32_C(0xeb10d5a8), UINT32_C(0x8654ddc7),
    } }, { {
        UINT32_C(0xe3578549), UINT32_C(0xb867bea8), UINT32_C(0xabb99b51), UINT32_C(0x88d6dbd5), UINT32_C(0xaa1c7e40),
        UINT32_C(0x7d1d13d1), UINT32_C(0x48fd7ea4), UINT32_C(0x742599e6), UINT32_C(0x763ec9d0), UINT32_C(0x830567af),
        UINT32_C(0x11092e88), UINT32_C(0x3127066c),
    } } },
    { { {
        UINT32_C(0x99fe20b0), UINT32_C(0xba77d70f), UINT32_C(0x29f59772), UINT32_C(0xbbf7b15b), UINT32_C(0xe5a75d8a),
        UINT32_C(0xa2b93e41), UINT32_C(0x69202b98), UINT32_C(0x91e76915), UINT32_C(0x176d1b01), UINT32_C(0x4296f482),
        UINT32_C(0xd9f7161a), UINT32_C(0xcc42cb6a),
    } }, { {
        UINT32_C(0x5e24d63f), UINT32_C(0xda74d534), UINT32_C(0x6338781d), UINT32_C(0x18291674), UINT32_C(0xfb54deb9),
        UINT32_C(0xc23168cd), UINT32_C(0x49e3895e), UINT32_C(0xea4223f4), UINT32_C(0x069fa685), UINT32_C(0x91646e65),
        UINT32_C(0xad8516d3), UINT32_C(0xbbd6bb6b),
    } } },
    { { {
        UINT32_C(0xbda2cc75), UINT32_C(0x5c24cc10), UINT32_C(0xfb4071db), UINT32_C(0xb5e5a6d1), UINT32_C(0xf5872edc),
        UINT32_C(0xa92542db), UINT32_C(0xb4fa011f), UINT32_C(0x5f729644), UINT32_C(0xc1c47689), UINT32_C(0x870b7900),
        UINT32_C(0x620a81a2), UINT32_C(0x0a12151e),
    } }, { {
        UINT32_C(0xc5a3e83c), UINT32_C(0xa13e157e), UINT32_C(0x67fb8c48), UINT32_C(0x84fb9867), UINT32_C(0x1a9a0698),
        UINT32_C(0xcf659345), UINT32_C(0x5bb1d9f1), UINT32_C(0x4479d4c7), UINT32_C(0x5bc0a80c), UINT32_C(0xe1500247),
        UINT32_C(0x60eaebb7), UINT32_C(0x857c8029),
    } } },
    { { {
        UINT32_C(0xe008f8af), UINT32_C(0xafd574f7), UINT32_C(0x3def5431), UINT32_C(0x94156058), UINT32_C(0xb83c8f7b),
        UINT32_C(0x3c968cfb), UINT32_C(0xde358b33), UINT32_C(0xac334769), UINT32_C(0x5164ca6c), UINT32_C(0x2cae508f),
        UINT32_C(0x942aab11), UINT32_C(0xb32e89eb),
    } }, { {
        UINT32_C(0x44e11e2c), UINT32_C(0xc81abe09), UINT32_C(0x59e74a1a), UINT32_C(0x35daedff), UINT32_C(0x04990095),
        UINT32_C(0x79cddd7a), UINT32_C(0xb73edc06), UINT32_C(0xa770fc48), UINT32_C(0x603ffd5b), UINT32_C(0x24e2bf69),
        UINT32_C(0x66d97103), UINT32_C(0xb1e3ae71),
    } } },
};
#endif

static void p384_scalar_naf(signed char digits[][P384_NAF_LENGTH], const p384_sc *k, unsigned int width)
{
    p384_limb v[P384_NAF_WORDS];

    p384_scalar_plain(v, P384_NAF_WORDS, k);
    p384_naf(digits[0], v, width);
}

void p384_point_mul_double_vartime(p384_point *r, const p384_sc *k, const p384_point *p, const p384_sc *l)
{
    signed char digits[2][P384_NAF_LENGTH]; /* of k, then of l */
    p384_point table[1][P384_NAF_ENTRIES], twice, total;
    unsigned int i;

    p384_scalar_naf(digits, k, P384_NAF_WIDTH);
    p384_scalar_naf(digits + 1, l, P384_NAF_BASE_WIDTH);
    table[0][0] = *p;
    p384_point_dbl(&twice, p);
    for (i = 1; i < P384_NAF_ENTRIES; i++) {
        (void)p384_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    p384_point_neutral(&total);
    for (i = P384_NAF_LENGTH; i-- > 0;) {
        p384_point_dbl(&total, &total);
        p384_add_digit(&total, table[0], digits[0][i]);
        p384_add_base_digit(&total, p384_naf_base, digits[1][i]);
    }
    *r = total;
}
