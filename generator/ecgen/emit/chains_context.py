# SPDX-License-Identifier: MIT
"""The facts that templates/c/chains.c.j2 prints: inversion, square root and batch inversion for one modulus."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from ecgen.arith.chains.chain import Chain, Product, Square
from ecgen.arith.chains.powers import POWERS
from ecgen.arith.chains.search import find_chain
from ecgen.arith.divsteps.kernels import names, plan
from ecgen.arith.limbs import split
from ecgen.arith.sqrt import SqrtMethod, SqrtPlan, iterations_by_halves, sqrt_plan
from ecgen.emit.columns import DATA_COLUMNS
from ecgen.field import Modulus
from ecgen.logic.text import claim
from ecgen.reference import contract_of

Facts = dict[str, object]


def chains_context(moduli: Sequence[Modulus], prefix: str, inv: str) -> Facts:
    """Everything the template asks for but `banner`.

    moduli: one modulus in one or two word sizes; prefix: of every name; inv: "divsteps" or "chain",
    which of the two <prefix>_<tag>_inv is.
    """
    modulus = moduli[0]
    root = sqrt_plan(modulus.number)
    chains = {operation: find_chain(power.exponent(modulus.number)) for operation, power in POWERS.items()}
    return {
        "prefix": prefix,
        "PREFIX": prefix.upper(),
        "tag": modulus.tag,
        "TAG": modulus.tag.upper(),
        "symbol": modulus.symbol,
        "number": f"{modulus.number:#x}",
        "inv": inv,
        "powers": [_power(operation, chain, modulus, prefix) for operation, chain in chains.items()],
        "sqrt": _sqrt(root, modulus, prefix),
        "repeats": any(map(_repeats, chains.values())) or _repeats(root.chain) or root.method is SqrtMethod.TONELLI_SHANKS,
        "words": [_words(m, prefix) for m in moduli],
    }


def _words(modulus: Modulus, prefix: str) -> Facts:
    """The constants in one word size, and the division steps there."""
    steps = plan(modulus)
    matrix, fg, de, end = (f"{prefix}_{name}" for name in names(modulus))
    root = sqrt_plan(modulus.number)
    return {
        "width": modulus.width,
        "radix": f"2^{modulus.width * modulus.limbs}" if modulus.is_montgomery else "",
        "modulus": _limbs(modulus, modulus.number),
        "one": _limbs(modulus, modulus.encode(1)),
        "factor": _limbs(modulus, modulus.encode(root.factor)),
        "powers": [_limbs(modulus, modulus.encode(pow(root.factor, 1 << i, modulus.number))) for i in range(root.two_adicity)]
        if root.by_halves else [],
        "start": _limbs(modulus, steps.start),
        "delta": f"UINT{modulus.width}_C({steps.delta:#x})",
        "needed": steps.needed,
        "rounds": steps.rounds,
        "steps": steps.steps,
        "lost_bits": (modulus.width - steps.steps) * steps.rounds,
        "matrix": matrix,
        "fg": fg,
        "de": de,
        "end": end,
    }


def _limbs(modulus: Modulus, number: int) -> list[str]:
    return [f"UINT{modulus.width}_C({word:#x})" for word in split(number, modulus.width, modulus.limbs)]


def _sqrt(root: SqrtPlan, modulus: Modulus, prefix: str) -> Facts:
    p = modulus.symbol
    exponent = {
        SqrtMethod.POWER: f"({p} + 1)/4",
        SqrtMethod.POWER_AND_ROOT: f"({p} + 3)/8",
        SqrtMethod.TONELLI_SHANKS: "(q - 1)/2",
    }[root.method]
    return {
        "method": root.method.name.lower(),
        "two_adicity": root.two_adicity,
        "levels": iterations_by_halves(root.two_adicity)[2] if root.by_halves else 0,
        "non_residue": root.non_residue,
        "chain": _chain(root.chain, exponent, prefix, modulus) if root.chain else None,
        "cost": _sqrt_cost(root),
    }


def _sqrt_cost(root: SqrtPlan) -> str:
    """Squarings and products of the whole function."""
    squarings, products = (root.chain.squarings, root.chain.products) if root.chain else (0, 0)
    s = root.two_adicity
    match root.method:
        case SqrtMethod.POWER:
            squarings += 1
        case SqrtMethod.POWER_AND_ROOT:
            squarings, products = squarings + 2, products + 1
        case SqrtMethod.TONELLI_SHANKS if root.by_halves:
            own = iterations_by_halves(s)
            squarings, products = squarings + own[0] + 1, products + own[1] + (2 if root.chain else 0)
        case SqrtMethod.TONELLI_SHANKS:
            squarings += sum(range(s - 1)) + s
            products += 2 * s if root.chain else 2 * (s - 1)
    return f"{squarings} squarings, {products} products"


def _power(operation: str, chain: Chain, modulus: Modulus, prefix: str) -> Facts:
    contract, exponent = contract_of(operation, modulus), POWERS[operation].text.replace("{p}", modulus.symbol)
    return {"operation": operation, "claim": claim(contract), **_chain(chain, exponent, prefix, modulus)}


def _chain(chain: Chain, exponent: str, prefix: str, modulus: Modulus) -> Facts:
    """Of long numbers, whose chains are long, the row of windows is a table."""
    name = f"{prefix}_{modulus.tag}"
    facts: Facts = {"exponent": exponent, "value": f"{chain.exponent:#x}", "squarings": chain.squarings,
                    "products": chain.products, "windows": []}  # fmt: skip
    if modulus.is_long and chain.windows:
        return facts | _with_table(chain, name)
    slots = [f"t{slot}" for slot in chain.slots()]
    places = ["a", *(f"&{slot}" for slot in slots[1:-1]), "r"]
    temporaries = sorted(set(slots[1:-1]), key=lambda name: int(name[1:]))
    return facts | {"temporaries": temporaries, "lines": list(_lines(chain, places, name)) or ["*r = *a;"]}


def _with_table(chain: Chain, name: str) -> Facts:
    """t[0] is the input; the row begins with the power in t[first], and squarings may follow."""
    windows = chain.windows
    end = len(chain.steps) - isinstance(chain.steps[-1], Square)
    begin = end - 2 * len(windows)
    slots = [slot + 1 for slot in chain.slots({begin, *(factor for _, factor in windows)})[: begin + 1]]
    last = chain.steps[end:]
    return {
        "lines": list(_lines(chain, [f"&t[{slot}]" for slot in slots], name, begin)),
        "temporaries": max(slots) + 1,
        "first": slots[begin],
        "windows": textwrap.wrap(" ".join(f"{{{count},{slots[factor]}}}," for count, factor in windows), width=DATA_COLUMNS),
        "count": len(windows),
        "meanings": [_describe(chain.registers[register], chain.exponent) for register in (begin, end)],
        "last": last[0].count if last and isinstance(last[0], Square) else 0,
    }


def _lines(chain: Chain, places: Sequence[str], name: str, count: int | None = None) -> Iterator[str]:
    """Calls for the steps, or for the first `count` of them."""
    for index, step in enumerate(chain.steps[:count]):
        to, power = places[index + 1], chain.registers[index + 1]
        meaning = _describe(power, chain.exponent)
        if isinstance(step, Product):
            call = f"{name}_mul({to}, {places[step.left]}, {places[step.right]});"
        else:
            if meaning is None:
                base = _describe(chain.registers[step.source], chain.exponent) or hex(chain.registers[step.source])
                meaning = f"({base}) << {step.count}" if " " in base else f"{base} << {step.count}"
            source = places[step.source]
            call = f"{name}_sqr({to}, {source});" if step.count == 1 else f"{name}_sqr_times({to}, {source}, {step.count});"
        yield f"{call} /* {meaning or hex(power)} */"


def _describe(power: int, exponent: int) -> str | None:
    """The exponent a register holds, in a form a reader can check at a glance: e is the chain's whole exponent."""
    if power == exponent:
        return "e"
    if power < 1 << 16:
        return str(power)
    if power & (power + 1) == 0:
        return f"2^{power.bit_length()} - 1"
    shift = exponent.bit_length() - power.bit_length()
    return f"e >> {shift}" if shift > 0 and exponent >> shift == power else None


def _repeats(chain: Chain | None) -> bool:
    return chain is not None and any(isinstance(step, Square) and step.count > 1 for step in chain.steps)
