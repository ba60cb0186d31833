"""The part of bochscpu-python that this project calls, for type checkers: it is not always installed, and its own annotations are
wrong where attributes are set."""

from collections.abc import Callable

class Segment:
    present: bool
    selector: int
    base: int
    limit: int
    attr: int

class Zmm:
    q: list[int]

class State:
    cr3: int
    rip: int
    rsp: int
    zmm: list[Zmm]

class Hook:
    exception: Callable[[Session, int, int, int], None]

class _Cpu:
    @property
    def rax(self) -> int: ...
    @property
    def rsp(self) -> int: ...
    @property
    def rip(self) -> int: ...
    @property
    def cr2(self) -> int: ...
    def set_state(self, state: State) -> None: ...

class Session:
    @property
    def cpu(self) -> _Cpu: ...
    def run(self, hooks: list[Hook], /) -> None: ...
    def stop(self) -> None: ...
