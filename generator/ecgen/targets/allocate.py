# SPDX-License-Identifier: MIT
"""Where values live while a scheduled Program is printed: registers, stack slots, memory of the caller, or nowhere
because they are constants. Eviction follows Belady (1966): the register whose value is needed last goes first, and values that
have another home go before those that must be stored.

The pass knows registers by name only; it asks its client to write the moves.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ecgen.ir import Value

#: "Never used again."
NEVER = 1 << 30


@dataclass(frozen=True, slots=True, eq=False)
class Pointer:
    """The address of a parameter: a value like any other to the allocator."""

    name: str


Item = Value | Pointer


@dataclass
class Moves:
    """How the client writes data movement; `slot` is a stack slot number."""

    copy: Callable[[str, str], None]  # to register, from register
    reload: Callable[[str, int], None]  # to register, from slot
    spill: Callable[[int, str], None]  # to slot, from register
    rebuild: Callable[[str, Item], None]  # to register: a constant or a word of the caller's memory


@dataclass
class Allocation:
    """The state of the allocation at the client's current position.

    `order`: registers, the preferred first. `uses`: positions, ascending, at which each item is read. `has_home`: says
    whether an item can be rebuilt without a slot (constants, words of the caller's memory).
    """

    order: Sequence[str]
    uses: dict[Item, list[int]]
    has_home: Callable[[Item], bool]
    moves: Moves
    position: int = 0
    holder: dict[str, Item] = field(default_factory=dict)
    places: dict[Item, list[str]] = field(default_factory=dict)
    slots: dict[Item, int] = field(default_factory=dict)
    slot_count: int = 0
    touched: set[str] = field(default_factory=set)
    locked: set[str] = field(default_factory=set)
    _free_slots: list[int] = field(default_factory=list)

    # --- questions ---

    def next_use(self, item: Item, *, after_now: bool = False) -> int:
        uses = self.uses.get(item, ())
        place = (bisect_right if after_now else bisect_left)(uses, self.position)
        return uses[place] if place < len(uses) else NEVER

    def uses_left(self, item: Item) -> int:
        """How often the item is read from here on."""
        uses = self.uses.get(item, ())
        return len(uses) - bisect_left(uses, self.position)

    def dies_now(self, item: Item) -> bool:
        uses = self.uses.get(item)
        return not uses or uses[-1] <= self.position

    def registers_of(self, item: Item) -> list[str]:
        return self.places.get(item, [])

    def is_clean(self, item: Item) -> bool:
        """Can the item be forgotten in registers without a store?"""
        return item in self.slots or self.has_home(item)

    def may_destroy(self, item: Item) -> bool:
        """Is there a register of the item that may be overwritten for free?"""
        places = self.registers_of(item)
        return bool(places) and (self.dies_now(item) or len(places) > 1 or self.is_clean(item))

    # --- changes ---

    def bind(self, register: str, item: Item) -> None:
        """The register now holds the item (besides any other place the item has)."""
        self.release(register)
        self.holder[register] = item
        self.places.setdefault(item, []).append(register)
        self.touched.add(register)

    def release(self, register: str) -> None:
        item = self.holder.pop(register, None)
        if item is not None:
            self.places[item].remove(register)

    def take(self, *, avoid: Iterable[str] = ()) -> str:
        """A register whose content is no longer needed there; locked until the instruction ends."""
        barred = self.locked | set(avoid)
        free = [r for r in self.order if r not in self.holder and r not in barred]
        register = next((r for r in free if r in self.touched), free[0] if free else "")
        if not register:
            register = max((r for r in self.order if r not in barred), key=self._distance)
            self._save(register)
            self.release(register)
        self.touched.add(register)
        self.locked.add(register)
        return register

    def _distance(self, register: str) -> int:
        item = self.holder[register]
        if len(self.places[item]) > 1:
            return NEVER
        distance = min(self.next_use(item) - self.position, 1 << 20)
        if isinstance(item, Pointer):
            return distance
        return 3 * distance if self.is_clean(item) else 2 * distance

    def _save(self, register: str) -> None:
        """Make sure that the register's item survives its loss."""
        item = self.holder[register]
        if len(self.places[item]) > 1 or self.is_clean(item) or self.next_use(item) == NEVER:
            return
        if self._free_slots:
            slot = self._free_slots.pop()
        else:
            slot, self.slot_count = self.slot_count, self.slot_count + 1
        self.slots[item] = slot
        self.moves.spill(slot, register)

    def vacate(self, register: str) -> None:
        """Empty a particular register, moving its item to a free register where there is one; locks it."""
        self.locked.add(register)
        item = self.holder.get(register)
        if item is not None:
            needed = self.next_use(item) != NEVER and len(self.places[item]) == 1 and not self.is_clean(item)
            free = next((r for r in self.order if r not in self.holder and r not in self.locked), None)
            if needed and free is not None:
                self.moves.copy(free, register)
                self.bind(free, item)
            elif needed:
                self._save(register)
            self.release(register)
        self.touched.add(register)

    def fetch(self, item: Item, *, avoid: Iterable[str] = ()) -> str:
        """A register that holds the item; locked until the instruction ends."""
        places = [r for r in self.registers_of(item) if r not in set(avoid)]
        if places:
            self.locked.add(places[0])
            return places[0]
        register = self.take(avoid=avoid)
        self.load_into(register, item)
        self.bind(register, item)
        return register

    def load_into(self, register: str, item: Item) -> None:
        """Write the item into the register without recording it there."""
        places = self.registers_of(item)
        if places:
            self.moves.copy(register, places[0])
        elif item in self.slots:
            self.moves.reload(register, self.slots[item])
        else:
            self.moves.rebuild(register, item)

    def destroyable(self, item: Item, *, avoid: Iterable[str] = ()) -> str:
        """A locked register that holds the item and may be overwritten; the item keeps another home if it needs one."""
        barred = set(avoid)
        places = [r for r in self.registers_of(item) if r not in barred]
        if places and (self.dies_now(item) or len(self.registers_of(item)) > 1 or self.is_clean(item)):
            register = next((r for r in places if r not in self.locked), places[0])
            if register not in self.locked or self.dies_now(item):
                self.locked.add(register)
                return register
        register = self.take(avoid=barred)
        self.load_into(register, item)
        return register

    def end_instruction(self, read: Iterable[Item]) -> None:
        """Forget items that have been read for the last time and unlock all registers."""
        for item in read:
            if self.dies_now(item):
                self.forget(item)
        self.locked.clear()

    def forget(self, item: Item) -> None:
        for register in list(self.registers_of(item)):
            self.release(register)
        slot = self.slots.pop(item, None)
        if slot is not None:
            self._free_slots.append(slot)
