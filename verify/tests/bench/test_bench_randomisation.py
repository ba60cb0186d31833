# SPDX-License-Identifier: MIT
"""The test behind the verdicts of `--section keyforms`: exact in small cases, its level and its power by simulation.

The simulated machine drifts, has bursts that last for several calls, noise that remembers the call before, and places of data
that are slower than others. Its level must hold whatever these are; the power is stated for the noise of `_NOISE`.
"""

from __future__ import annotations

import itertools
import math
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.typing import NDArray

from ecgen_bench.exchange.measure import cell
from ecgen_bench.exchange.protocol import Call
from ecgen_bench.harness.measure import Measurements
from ecgen_bench.harness.randomisation import MOST_BLOCKS, Interval, fewest_blocks, interval, tail
from ecgen_bench.sections import keyforms
from ecgen_bench.sections.keyforms import LEVEL, SAME, judged, keys_by_place, values_by_key, verdict_of

KEYS, ROUNDS, LAUNCHES = 7, 15, 9
#: Of the runs that are simulated here: four implementations with three special keys each.
COMPARISONS = 12

#: Relative standard deviations: of a call, of a place in a launch; of a step of the drift; a burst's height and its probability.
_NOISE = {"call": 0.01, "place": 0.003, "drift": 0.002, "burst": 0.3, "bursts": 0.03}


def machine(rng: np.random.Generator, effects: tuple[float, ...] = (), noise: dict[str, float] = _NOISE) -> Measurements:
    """A run of the section for one implementation "it". `effects`: on the logarithm of the time, by key."""
    launches = []
    for number in range(LAUNCHES):
        order = rng.permutation(KEYS)  # which key lies in each of the machine's places
        slow = rng.normal(0, noise["place"], KEYS)
        times = np.zeros((ROUNDS, KEYS))
        level, memory, burst = rng.normal(0, 0.1), 0.0, 0
        for iteration in range(ROUNDS):
            for place in rng.permutation(KEYS):
                level += rng.normal(0, noise["drift"])
                memory = 0.8 * memory + rng.normal(0, noise["call"] * 0.6)
                burst = int(rng.integers(2, 12)) if rng.random() < noise["bursts"] else max(0, burst - 1)
                key = int(order[place])
                effect = effects[key] if key < len(effects) else 0.0
                height = noise["burst"] * rng.random() if burst else 0.0
                times[iteration, place] = 1000 * math.exp(level + memory + slow[place] + effect + height)
        where = {int(key): place for place, key in enumerate(order)}
        launches.append({cell("it", Call("variable_base", place)): list(times[:, where[key]])
                         for place, key in enumerate(keys_by_place(number))})  # fmt: skip
    return Measurements("ticks", 0, 0, launches)


def verdicts(rng: np.random.Generator, effects: tuple[float, ...] = (), noise: dict[str, float] = _NOISE,
             level: float = LEVEL / COMPARISONS) -> list[str]:  # fmt: skip
    rows = judged("curve", "it", values_by_key("it", machine(rng, effects, noise)), level)
    assert [row.verdict for row in rows[3:]] == ["reference"]
    return [row.verdict for row in rows[:3]]


def test_all_choices_are_counted() -> None:
    """Against the plainest way: all choices one by one."""
    rng = np.random.default_rng(1)
    for blocks, keys in ((1, 2), (2, 3), (3, 5), (5, 3)):
        values = rng.normal(size=(blocks, keys))
        for effect in (0.0, 0.3, -1.0):
            shifted = values.copy()
            shifted[:, 0] -= effect

            def difference(choice: tuple[int, ...], shifted: NDArray[np.float64] = shifted) -> float:
                return float(sum(row[i] - (row.sum() - row[i]) / (len(row) - 1) for row, i in zip(shifted, choice, strict=True)))

            least = difference((0,) * blocks)
            choices = [difference(choice) for choice in itertools.product(range(keys), repeat=blocks)]
            expected = sum(value >= least - 1e-9 for value in choices) / len(choices)
            assert tail(values.tolist(), effect) == pytest.approx(expected)


def test_no_noise_gives_the_effect_itself() -> None:
    bounds = interval([[0.02, 0.0, 0.0, 0.0, 0.0]] * 9, 0.001)
    assert (bounds.low, bounds.high) == pytest.approx((0.02, 0.02), abs=1e-6)


def test_the_interval_moves_with_the_effect_and_with_the_sign() -> None:
    rng = np.random.default_rng(2)
    values = rng.normal(size=(8, 5))
    bounds = interval(values.tolist(), 0.01)
    moved = interval((values + np.array([0.5, 0, 0, 0, 0])).tolist(), 0.01)
    turned = interval((-values).tolist(), 0.01)
    assert (moved.low, moved.high) == pytest.approx((bounds.low + 0.5, bounds.high + 0.5), abs=1e-6)
    assert (turned.low, turned.high) == pytest.approx((-bounds.high, -bounds.low), abs=1e-6)


def test_few_launches_decide_nothing() -> None:
    assert fewest_blocks(5, 2 / 5**4) == 4
    assert fewest_blocks(5, 0.01 / 12) == 5
    noise = np.random.default_rng(3).normal(size=(5, 5)).tolist()
    assert not interval(noise[:4], 0.01 / 12).bounded
    assert interval(noise, 0.01 / 12).bounded
    assert verdict_of(interval(noise[:4], 0.01 / 12)) == "undecided"


def test_many_launches_are_put_together() -> None:
    rng = np.random.default_rng(4)
    values = rng.normal(0, 0.001, size=(3 * MOST_BLOCKS + 1, 5)) + np.array([0.01, 0, 0, 0, 0])
    bounds = interval(values.tolist(), 0.001)
    assert 0.008 < bounds.low < 0.01 < bounds.high < 0.012


def test_values_that_do_not_fit_are_refused() -> None:
    for values in ([[1.0]], []):
        with pytest.raises(ValueError, match="each launch"):
            interval(values, 0.01)


@pytest.mark.parametrize(("low", "high", "verdict"), [
    (-0.004, 0.003, "same"), (0.001, 0.002, "differs"), (-0.02, -0.01, "differs"), (-0.004, 0.011, "undecided"),
    (-SAME, 0.0, "undecided"), (-math.inf, math.inf, "undecided"), (0.0, 0.001, "same"),
])  # fmt: skip
def test_verdicts(low: float, high: float, verdict: str) -> None:
    assert verdict_of(Interval(low, high)) == verdict


HARSH = {
    "none": _NOISE | {"call": 1e-9, "place": 1e-9, "bursts": 0.0},
    "as stated": _NOISE,
    "drifting": _NOISE | {"drift": 0.02},
    "bursts": _NOISE | {"burst": 3.0, "bursts": 0.1},
    "places": _NOISE | {"place": 0.03},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HARSH)
def test_noise_alone_keeps_to_the_level(name: str) -> None:
    """At 10 % for each of three keys, so that false alarms can be counted: no more than these, but for chance (0.001)."""
    rng = np.random.default_rng(5)
    alarms = ["differs" in verdicts(rng, noise=HARSH[name], level=0.1) for _ in range(60)]
    assert sum(alarms) <= _most(len(alarms), 0.3)


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("name", HARSH)
def test_noise_alone_keeps_to_the_level_in_many_runs(name: str) -> None:
    """At the section's own level, and at 10 %."""
    rng = np.random.default_rng(6)
    runs = 200
    first = [verdicts(rng, noise=HARSH[name], level=0.1)[0] for _ in range(runs)]
    assert first.count("differs") <= _most(runs, 0.1)
    own = [verdicts(rng, noise=HARSH[name], level=LEVEL / 3) for _ in range(runs)]
    assert sum("differs" in three for three in own) <= _most(runs, LEVEL)


def test_the_level_is_used_and_not_only_kept() -> None:
    """Exchangeable values without a machine around them: the test refutes as often as it may, nearly."""
    rng = np.random.default_rng(7)
    trials = 400
    refuted = sum(not (bounds.low <= 0 <= bounds.high) for bounds in (interval(rng.standard_t(2, (6, 5)).tolist(), 0.1)
                                                                   for _ in range(trials)))  # fmt: skip
    assert 0.05 * trials < refuted <= _most(trials, 0.1)


@pytest.mark.slow
@pytest.mark.parametrize(("effects", "verdict"), [((0.01,), "differs"), ((-0.01,), "differs"), ((), "same")])
def test_power(effects: tuple[float, ...], verdict: str) -> None:
    """With the noise of `_NOISE`, in the twelve comparisons of one curve's run with nine launches: a difference of 1 % is found,
    and none is said to be the same, in 19 of 20 runs."""
    rng = np.random.default_rng(8)
    runs = 60
    first = [verdicts(rng, effects)[0] for _ in range(runs)]
    assert first.count(verdict) >= 0.95 * runs - 3 * math.sqrt(runs * 0.95 * 0.05)


@pytest.mark.slow
def test_a_difference_is_not_called_the_same() -> None:
    """But at the level: the other error, with a key that takes 1 % longer."""
    rng = np.random.default_rng(9)
    words = [verdicts(rng, (math.log(1 + SAME),), level=0.1)[0] for _ in range(40)]
    assert words.count("same") <= _most(len(words), 0.05)


def _most(trials: int, probability: float) -> int:
    """The least count that so many trials exceed with a probability of 0.001 at most."""
    below = 0.0
    for count in range(trials + 1):
        below += math.comb(trials, count) * probability**count * (1 - probability) ** (trials - count)
        if below >= 0.999:
            return count
    return trials


def test_the_places_of_keys_are_drawn_anew() -> None:
    orders = [keys_by_place(number) for number in range(50)]
    assert all(sorted(order) == list(range(KEYS)) for order in orders)
    assert {order.index(0) for order in orders} == set(range(KEYS))
    assert keyforms.SECTION.name == "keyforms"


def test_values_go_back_to_their_keys() -> None:
    """A key that takes twice as long is that key in all launches."""
    launches = []
    for number in range(3):
        launches.append({cell("it", Call("variable_base", place)): [200.0 if key == 2 else 100.0] * 3
                         for place, key in enumerate(keys_by_place(number))})  # fmt: skip
    measurements = SimpleNamespace(launches=launches)
    for values in values_by_key("it", measurements):  # type: ignore[arg-type]
        assert values == pytest.approx([0, 0, math.log(2), 0, 0, 0, 0])
