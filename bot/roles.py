"""What one process does, as the command line says: the roles it has, and the shards of its gateway.

sealed-orders                                  everything
sealed-orders --role gateway --shards 0-3/8    hear presses and commands of the first four of eight shards
sealed-orders --role courier                   deliver
sealed-orders --role clock                     carry out what is due, ask the sealed order of the day, and make backups
sealed-orders --role think                     let computer players think, and give their answers
sealed-orders --role draw                      draw for the others
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

Role: TypeAlias = Literal["gateway", "courier", "clock", "think", "draw"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)

TASKS: Final[Mapping[Role, tuple[str, ...]]] = {
    "courier": ("courier", "caretaker"),
    "clock": ("timekeeper", "daily", "backups"),
    "think": ("thoughts",),
}
"""What goes on in a process with a role, by the name under which it is watched."""

MOST_SHARDS = 10_000
_SHARDS = re.compile(r"(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?/(?P<total>\d{1,5})", re.ASCII)


class FlagError(Exception):
    """The command line cannot be carried out; the message is one line for whoever wrote it."""


@dataclass(frozen=True)
class Shards:
    """Some of the shards among which the platform divides the servers."""

    ids: tuple[int, ...] = (0,)
    total: int = 1

    def serve(self, guild_id: int) -> bool:
        """Tell whether a server is of one of these shards."""
        return (guild_id >> 22) % self.total in self.ids


@dataclass(frozen=True)
class Duty:
    """What one process does."""

    roles: frozenset[Role] = frozenset(ROLES)
    shards: Shards = Shards()
    """Those of the gateway, for whoever has that role."""
    sync: bool = False
    """Whether the commands are published even if the platform has been told of them already."""

    @property
    def tasks(self) -> tuple[str, ...]:
        """What goes on in this process."""
        return tuple(task for role, tasks in TASKS.items() if role in self.roles for task in tasks)

    @property
    def connects(self) -> bool:
        """Tell whether this process is connected to the gateway."""
        return "gateway" in self.roles

    @property
    def only_draws(self) -> bool:
        """Tell whether this process needs neither Discord nor the database."""
        return self.roles == {"draw"}

    @property
    def alone(self) -> bool:
        """Tell whether one process with this duty is all that there has to be."""
        return self.roles == frozenset(ROLES) and self.shards == Shards()


def read_flags(arguments: Sequence[str]) -> tuple[Duty, tuple[str, ...]]:
    """Read the flags that say what a process does, and give what other arguments there are. Raises FlagError."""
    duty, others, rest = Duty(), [], iter(arguments)
    for argument in rest:
        flag, _, value = argument.partition("=")
        match flag:
            case "--role" if len(duty.roles) == 1:
                raise FlagError("--role is given once: start a process for each role, or one without it for all.")
            case "--role":
                duty = replace(duty, roles=frozenset({_role(value or next(rest, ""))}))
            case "--shards":
                duty = replace(duty, shards=_shards(value or next(rest, "")))
            case "--sync" if not value:
                duty = replace(duty, sync=True)
            case _:
                others.append(argument)
    if not duty.connects:
        _refuse_without_a_gateway(duty)
    return duty, tuple(others)


def _role(name: str) -> Role:
    for role in ROLES:
        if role == name:
            return role
    raise FlagError(f"--role takes one of {', '.join(ROLES)}, not {name!r}; without it a process does everything.")


def _shards(text: str) -> Shards:
    found = _SHARDS.fullmatch(text)
    if found is None:
        raise FlagError(f"--shards takes the first, the last and the number of all, like 0-3/8 or 2/8, not {text!r}.")
    first, total = int(found["first"]), int(found["total"])
    last = first if found["last"] is None else int(found["last"])
    if not first <= last < total <= MOST_SHARDS:
        raise FlagError(
            f"--shards {text} names shards that there are not: {total} of them count from 0 to {total - 1}."
        )
    return Shards(tuple(range(first, last + 1)), total)


def _refuse_without_a_gateway(duty: Duty) -> None:
    (role,) = duty.roles
    for flag, given in _gateway_flags(duty):
        if given:
            raise FlagError(f"{flag} is for processes with a gateway: --role {role} has none.")


def _gateway_flags(duty: Duty) -> Iterator[tuple[str, bool]]:
    yield "--shards", duty.shards != Shards()
    yield "--sync", duty.sync
