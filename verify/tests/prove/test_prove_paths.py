# SPDX-License-Identifier: MIT
"""What one path assumes is not known on another; what is proved of words holds for numbers."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from ecgen_verify.prove import bounds
from ecgen_verify.prove import path as paths
from ecgen_verify.prove.bounds import Certificate, Contradiction
from ecgen_verify.prove.congruence import questions
from ecgen_verify.prove.hints import value_of
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import State, bytes_of
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import BITWISE, Undecided, World

_TOP = (1 << 64) - 1


def test_carries_belong_to_the_path_that_made_them() -> None:
    """The range of a carry holds under the assumptions of its path only."""
    trunk = Path(World())
    x, bit = trunk.input_word("x", 0, _TOP), trunk.input_word("bit", 0, 1)
    branches = []
    for value in (0, 1):
        branch = trunk.snapshot()
        branch.assume(bit.poly, value)
        branches.append(branch)
    total = branches[0].sum((x, 1), (branches[0].settled(bit), _TOP))
    low = branches[0].low(branches[0].sum((total, 1), (x, 1)), 64)
    (atom,) = low.poly.atoms()
    assert list(questions(branches[0], {}, 1)) == [{atom: 1}]
    assert list(questions(branches[1], {}, 1)) == []
    with pytest.raises(Undecided):
        branches[1].decide({atom: 1})


def test_names_belong_to_the_path_that_gave_them() -> None:
    """What another path knows of the word that it names is not known here."""
    path = Path(World())
    x, y = (path.input_word(name, 0, 2**63 - 1) for name in "xy")
    other = path.snapshot()
    small = other.named(Word(x.poly + y.poly, 0, 10))
    assert len(small.poly.terms) == 1
    path.expand()
    assert path.sharp(x.poly + y.poly) == (0, 2**64 - 2)
    other.expand()
    assert other.sharp(x.poly + y.poly) == (0, 10)


@pytest.mark.parametrize(
    "certificate",
    [
        Certificate(1, {}, {(): 5}),
        Certificate(1, {0: 1}, {}),
        Certificate(2, {0: 1}, {(0,): 1}),
        Certificate(0, {}, {}),
        Certificate(-1, {}, {(0,): -1}),
    ],
)
def test_what_is_no_equation_bounds_nothing(certificate: Certificate, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    path.add_fact(x.poly + y.poly, 0, 10)
    monkeypatch.setattr(bounds, "certificates", lambda *_: iter([certificate]))
    assert path.sharp(x.poly) == (0, _TOP)


def test_equations_bound_from_both_sides() -> None:
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    path.add_fact(x.poly.scale(3) - y.poly, 1, 10)
    assert path.sharp(x.poly.scale(-6) + y.poly.scale(2)) == (-20, -2)
    assert path.sharp((y.poly - x.poly.scale(3)).offset(4)) == (-6, 3)


def test_facts_that_exclude_each_other_leave_no_integer() -> None:
    path = Path(World())
    x, y, z = (path.input_word(name, 0, _TOP) for name in "xyz")
    path.add_fact(x.poly - y.poly, 1, 1 << 64)
    path.add_fact(y.poly - x.poly, 0, 1 << 64)
    with pytest.raises(Contradiction):
        path.sharp(x.poly)
    assert path.sharp(z.poly) == (0, _TOP)


def test_digits_that_samples_give_one_value_are_found_again() -> None:
    """Sixteen values, of digits less 8 modulo 2^32, are few for 64 of them."""
    path = Path(World())
    digits = [path.low(path.input_word("x", 0, _TOP), 4) for _ in range(64)]
    less = [path.sum((digit, 1), (constant((1 << 32) - 8), 1)) for digit in digits]
    first, again = ([path.low(word, 32).poly.key for word in less] for _ in range(2))
    assert first == again
    assert len(set(first)) == len(digits)


def test_the_range_of_a_quotient_bounds_its_multiples() -> None:
    """Of a quotient, boxes know less."""
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    total = path.sum((x, 1), (y, 1))
    carry = path.quotient(total, path.low(total, 64), 64)
    assert path.interval(carry.poly.scale(-5).offset(3)) == (-2, 3)


def test_bits_within_a_field_are_those_of_its_word() -> None:
    """2^511 = -111 mod p: a word is cut at bit 63, and at 59 and 56 where the part above is multiplied by 16 and by 128."""
    for count in (5, 8):
        path = Path(World())
        x, y = path.input_word("x", 0, _TOP), path.input_word("y", 0, _TOP)
        shifted = Integers(path).assemble([(x, 64 - count, 64), (y, 0, 64 - count)])  # y * 2^count + x / 2^(64 - count)
        cut = path.sum((path.low(x, 64 - count), 1), (path.low(shifted, count - 1), 1 << (64 - count)))
        assert path.sum((cut, 1), (path.low(x, 63), -1)).poly.is_constant


def test_bits_of_a_secret_are_secrets() -> None:
    """A secret decides whether a mask is all-ones: what is left of a public word is a secret then, and all parts of it."""
    path = Path(World())
    x, words = path.input_word("x", 0, _TOP, secret=False), Integers(path)
    chosen = words.and_(words.shift_right(x, 3), constant(_TOP).marked(True), 64)
    assert chosen.secret and not words.shift_right(x, 3).secret
    parts = {
        "low": words.low(chosen, 32), "loaded": State(words, Image()).whole(bytes_of(chosen, 8)[:4]),
        "bit": words.bit_of(chosen, 7), "up": words.shift_left(chosen, 4, 64), "down": words.shift_right(chosen, 4),
        "cut": words.cut(chosen, 9, 8),
        "packed": words.packed([x, chosen], 32), "masked": words.and_(chosen, constant(0xFF0), 64),
        "nothing": words.shift_right(chosen, 61),
    }  # fmt: skip
    assert [name for name, part in parts.items() if not part.secret] == []


def _moved(path: Path, one: tuple[Word, int], other: tuple[Word, int], rng: random.Random) -> tuple[Word, int]:
    """A random operation on words and on numbers."""
    (x, a), (y, b) = one, other
    count = rng.choice((8, 16, 56, rng.randrange(1, 64)))
    mask = rng.choice((0xFF << 8, _TOP >> count, _TOP << count & _TOP, rng.getrandbits(64)))
    kinds = (
        lambda: (Integers(path).shift_right(x, count), a >> count),
        lambda: (Integers(path).shift_left(x, count, 64), a << count & _TOP),
        lambda: (Integers(path).assemble([(x, 64 - count, 64), (x, 0, 64 - count)]), (a << count | a >> (64 - count)) & _TOP),
        lambda: (Integers(path).assemble([(x, count, 64), (y, 0, count)]), (a | b << 64) >> count & _TOP),
        lambda: (
            Integers(path).assemble([(x, start, start + 8) for start in reversed(range(0, 64, 8))]),
            int.from_bytes(a.to_bytes(8, "little"), "big"),
        ),
        lambda: (path.low(x, count), a & ((1 << count) - 1)),
        lambda: (
            Integers(path).or_(Integers(path).shift_left(x, count, 64), Integers(path).shift_right(y, 64 - count), 64),
            a << count & _TOP | b >> (64 - count),
        ),
        lambda: (Integers(path).and_(x, constant(mask), 64), a & mask),
        lambda: (Integers(path).or_(x, constant(mask), 64), a | mask),
        lambda: (Integers(path).xor(x, constant(mask), 64), a ^ mask),
        lambda: (path.low(path.sum((x, 1), (y, 8)), 64), a + 8 * b & _TOP),
        lambda: (path.low(path.sum((x, 8)), 64), 8 * a & _TOP),
        lambda: (path.low(path.sum((x, 1), (y, -1)), 64), a - b & _TOP),
    )
    return rng.choice(kinds)()


@pytest.mark.parametrize("seed", range(60))
def test_moved_bits(seed: int) -> None:
    """Random shifts, masks, rotations, byte swaps, sums and ors of unknown words, against the same of numbers."""
    rng = random.Random(seed)
    path = Path(World())
    words: list[tuple[Word, int]] = []
    inputs: dict[int, int] = {}
    for index in range(4):
        bits = rng.choice((1, 8, 8, 33, 64))
        word = path.input_word(f"x{index}", 0, (1 << bits) - 1)
        number = rng.getrandbits(bits)
        inputs[next(iter(word.poly.atoms()))] = number
        words.append((word, number))
    for _ in range(40):
        words.append(_moved(path, rng.choice(words), rng.choice(words), rng))
    for word, number in words:
        assert value_of(path.world, word.poly, dict(inputs)) == number
        assert word.lo <= number <= word.hi


@pytest.mark.parametrize("op", BITWISE)
def test_what_is_known_of_bitwise_operations(op: str) -> None:
    """Of two words, and of a word and a constant."""
    rng = random.Random(op)
    for bits in (8, 64):
        path, number = Path(World()), rng.getrandbits(bits)
        x, y = (path.input_word(name, 0, (1 << bits) - 1) for name in "xy")
        words = {other: Integers(path).bitwise(op, x, other, bits) for other in (y, constant(number))}
        for _ in range(50):
            a, b = rng.getrandbits(bits), rng.choice((0, 1, number, rng.getrandbits(bits)))
            sample = dict(zip((atom for word in (x, y) for atom in word.poly.atoms()), (a, b), strict=True))
            for other, word in words.items():
                expected = BITWISE[op](a, b if other is y else number)
                assert word.lo <= expected == value_of(path.world, word.poly, sample) <= word.hi
            assert all(fact.lo <= value_of(path.world, fact.poly, sample) <= fact.hi for fact in path.facts)


def test_equal_words_in_an_exclusive_or_cancel() -> None:
    """As where words are swapped by a mask; also where two are seen to be equal later."""
    path = Path(World())
    words, x, y, z = Integers(path), *(path.input_word(name, 0, _TOP) for name in "xyz")
    both = words.xor(words.xor(x, y, 64), z, 64)
    assert words.xor(both, y, 64).poly == words.xor(z, x, 64).poly
    assert words.xor(both, words.xor(z, y, 64), 64).poly == x.poly
    first = words.xor(x, y, 64)
    assert path.assume(y.poly - z.poly, 0)
    assert words.xor(path.settled(first), path.settled(z), 64).poly == x.poly
    assert words.xor(path.settled(both), path.settled(x), 64).lo == 0


def _carry_mask(path: Path, total: Word) -> Word:
    """The mask of the carry of a sum of two words."""
    carry = path.quotient(total, path.low(total, 64), 64)
    return path.low(path.sum((constant(0), 1), (carry, -1)), 64)


@pytest.mark.parametrize("numbers", [(1, 2, 5), (_TOP, 1, 7), (_TOP, _TOP, _TOP), (1 << 63, 1 << 63, 0), (0, _TOP, 9)])
def test_masks_of_carries_are_factors(numbers: tuple[int, int, int]) -> None:
    path = Path(World())
    x, y, z = (path.input_word(name, 0, _TOP) for name in "xyz")
    inputs = {next(iter(word.poly.atoms())): number for word, number in zip((x, y, z), numbers, strict=True)}
    mask = _carry_mask(path, path.sum((x, 1), (y, 1)))
    for masked in (Integers(path).and_(mask, z, 64), Integers(path).and_(z, mask, 64)):
        assert (masked.lo, masked.hi) == (0, _TOP)
        assert masked.secret
        expected = numbers[2] if sum(numbers[:2]) > _TOP else 0
        assert value_of(path.world, masked.poly, dict(inputs)) == expected


@pytest.mark.parametrize("top", [1, 5])
@pytest.mark.parametrize(("factor", "less"), [(-1, 0), (1, 3), (-4, 0), (8, 8)])
@pytest.mark.parametrize("mask", [1, 6, 0x1F4, _TOP])
def test_bits_of_what_may_be_negative_are_those_modulo_a_word(top: int, factor: int, less: int, mask: int) -> None:
    path = Path(World())
    x = path.input_word("x", 0, top)
    masked = Integers(path).and_(path.sum((x, factor), (constant(less), -1)), constant(mask), 64)
    for number in range(top + 1):
        assert value_of(path.world, masked.poly, {max(x.poly.atoms()): number}) == (number * factor - less) & mask


def test_masks_that_decide_between_words_fork() -> None:
    path = Path(World())
    x, y, z = (path.input_word(name, 0, _TOP) for name in "xyz")
    masked = Integers(path).and_(_carry_mask(path, path.sum((x, 1), (y, 1))), z, 64)
    for decide in (Integers(path).or_, Integers(path).xor):
        with pytest.raises(Fork):
            decide(masked, y, 64)
    with pytest.raises(Fork):
        Integers(path).and_(_carry_mask(path, path.sum((x, 1), (constant(5), 1))), z, 64)


@pytest.mark.parametrize("value", [0, 1])
def test_a_bit_that_eliminates_nothing_is_asked_for_once(value: int) -> None:
    """As a product of bits, of which neither is known where it is 0; by itself, as a mask, and as what picks."""
    path = Path(World())
    words, x, y, z = Integers(path), *(path.input_word(name, 0, top) for name, top in (("x", 1), ("y", 1), ("z", _TOP)))
    bit = path.product(x, y)
    mask = path.sum((bit, _TOP))
    with pytest.raises(Fork) as question:
        words.xor(bit, z, 64)
    assert not path.assume(question.value.bit, value)
    for _ in range(2):
        assert words.xor(bit, z, 64).poly == words.xor(constant(value), z, 64).poly
        assert words.and_(mask, z, 64).poly == z.poly.scale(value)
        assert words.pick(bit, z, x) == (z if value else x)
        assert not path.take_in()
    assert sum(fact.lo == fact.hi for fact in path.facts) == 2  # of the bit, and of the mask


def _lost(path: Path, x: Word, y: Word) -> tuple[Word, Word]:
    """A sum, and what has the same low word: the low word of x + y, and that of y + 1, without the other's summands."""
    first, second = path.low(path.sum((x, 1), (y, 1)), 64), path.low(path.sum((y, 1), (constant(1), 1)), 64)
    return first, path.sum((first, 1), (second, 1), (x, 1), (y, -1), (constant(1), -1))


def test_equal_low_words_are_seen_by_their_carries() -> None:
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    first, other = _lost(path, x, y)
    assert path.low(path.sum((other, 1), (y, 1 << 64), (x, -1)), 64).poly.key == first.poly.key
    path.know_low(x.poly, 3, Poly.constant(5))
    assert path.low(path.sum((x, 1), (constant(8), 3)), 3).lo == path.low(x, 3).hi == 5
    assert not path.less_carries(first.poly - x.poly - y.poly, 64).modulo(1 << 64)


def test_a_word_that_is_its_own_low_word_has_low_words() -> None:
    """As where the last byte of an encoded point, a sign bit and a coordinate's, is clamped as one of a scalar."""
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    (low,) = path.low(x, 8).poly.atoms()
    path.substitutions[low] = x.poly
    assert path.low(path.sum((x, 1), (y, 1)), 6).hi == 63


@pytest.mark.parametrize("odd", [0, 1])
def test_the_lowest_bit_of_what_is_made_even_is_known(odd: int) -> None:
    """As where s2n-bignum and OpenSSL halve: where x is odd, the modulus is added."""
    path = Path(World())
    x = path.input_word("x", 0, _TOP)
    path.assume(path.low(x, 1).poly, odd)
    total = path.low(path.sum((path.settled(x), 1), (constant(odd * 0xFFFFFFFF), 1)), 64)
    assert path.low(total, 1).poly.key == constant(0).poly.key


@pytest.mark.parametrize("times", [-1, 1, 2, -3])
def test_whatever_carries_a_search_takes_off_words_are_what_they_are(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Multiples of carries change no word modulo 2^64, but may make another of it."""
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    _, other = _lost(path, x, y)
    monkeypatch.setattr(paths, "carries_off", lambda *_, **__: iter([dict.fromkeys(path.lows, times)]))
    lows = [path.low(path.sum((other, factor)), bits) for factor in (1, 5, 8) for bits in (1, 32, 64)]
    for a, b in [(_TOP, _TOP), (_TOP, 1), (0, 0), (1 << 63, 12345)]:
        sample = dict(zip((atom for word in (x, y) for atom in word.poly.atoms()), (a, b), strict=True))
        value = value_of(path.world, other.poly, dict(sample))
        expected = [factor * value % (1 << bits) for factor in (1, 5, 8) for bits in (1, 32, 64)]
        assert [value_of(path.world, low.poly, dict(sample)) for low in lows] == expected
        assert (value_of(path.world, path.less_carries(other.poly, 64), dict(sample)) - value) % (1 << 64) == 0


def test_a_search_takes_off_no_part_of_a_carry_and_none_of_another_path(monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(World())
    x, y = (path.input_word(name, 0, _TOP) for name in "xy")
    other = path.snapshot()
    (atom,) = other.low(other.sum((x, 1), (y, 1)), 64).poly.atoms()
    for times, error in ((1, Undecided), (Fraction(1, 2), TypeError)):
        monkeypatch.setattr(paths, "carries_off", lambda *_, times=times, **__: iter([{atom: times}]))
        with pytest.raises(error):
            (path if error is Undecided else other).less_carries(x.poly, 64)
