"""Which tests show each kind of ability acting and not acting, and how often random play has met each card.

A test says so by `@acts(kind, ...)` or `@rests(kind, ...)`, and its module stands in MODULES; a case says so by `acts`
or `rests`. `python -m tests.games.guardians.coverage [MATCHES]` prints both tables: for each kind its tests and cases;
for each card how often it was on the table and took effect in so many random matches, and how its abilities are shown
in positions set up by hand.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from msgspec import to_builtins

from bot.games.chance import Chance, derived_seed
from bot.games.guardians.abilities import ABILITY_TYPES
from bot.games.guardians.cards import CARDS
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import (
    AreaHit,
    Bribed,
    CardsDiscarded,
    CardsSaved,
    DominanceShown,
    Drawn,
    EffectBegun,
    FirstNamed,
    FlightStopped,
    GameEvent,
    StonesChanged,
)
from bot.games.selfplay import sample_entries
from tests.games.guardians.played_cases import PLAYED
from tests.games.guardians.tables import by_steps

Test = TypeVar("Test", bound=Callable[..., Any])

MODULES: Final = ("tests.games.guardians.battlefield.test_guardians_abilities",)
"""The modules with such tests: whoever writes another one adds it here."""

ACTING: Final[dict[str, set[str]]] = {}
RESTING: Final[dict[str, set[str]]] = {}


def acts(*kinds: str) -> Callable[[Test], Test]:
    """Mark a test that shows these kinds of ability acting."""
    return _marks(ACTING, kinds)


def rests(*kinds: str) -> Callable[[Test], Test]:
    """Mark a test that shows these kinds of ability not acting where their conditions are not fulfilled."""
    return _marks(RESTING, kinds)


def missing() -> Iterator[tuple[str, str]]:
    """List the kinds for which one of the two is still missing, and which."""
    for module in MODULES:
        import_module(module)
    for case in PLAYED:
        for told, table in (("acts", ACTING), ("rests", RESTING)):
            for kind in case.get(told, ()):
                if kind not in ABILITY_TYPES:
                    raise ValueError(f"no ability is called {kind}")
                table.setdefault(kind, set()).add(case["title"])
    for kind in ABILITY_TYPES:
        for word, table in (("acting", ACTING), ("resting", RESTING)):
            if not table.get(kind):
                yield kind, word


def kinds_table() -> str:
    """Write a line for each kind, and its tests of both sorts."""
    gaps = set(missing())
    lines = []
    for kind in ABILITY_TYPES:
        lines.append(f"{kind}{'' if not {(kind, 'acting'), (kind, 'resting')} & gaps else '  (incomplete)'}")
        lines += [f"    acts   {name}" for name in sorted(ACTING.get(kind, ()))]
        lines += [f"    rests  {name}" for name in sorted(RESTING.get(kind, ()))]
    return "\n".join(lines)


# Cards in random play


class Met:
    """How often each card was seen on the table, and how often it took effect."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()

    def note(self, event: GameEvent) -> None:
        """Note the cards of an event. Cards that are only drawn or discarded have not been on the table."""
        if event.audience is not None or isinstance(event, Drawn | CardsDiscarded | DominanceShown):
            return
        told = to_builtins(event)
        self.seen.update({word for word in _words(told) if word in CARDS})
        if isinstance(event, _CAUSES):
            self.effects[str(getattr(event, "card", None))] += 1
        self.effects.update({word for word in _causes(told) if word in CARDS})


def play_at_random(matches: int) -> Met:
    """Play whole matches with random decks, by random answers."""
    game, met = Guardians(), Met()
    for number in range(matches):
        chance = Chance(derived_seed("coverage", number), 0)
        options = by_steps()
        step = game.start(sample_entries(game, 2, options, chance), options, chance)
        while True:
            for event in step.events:
                met.note(event)
            asked = next((one for one in game.waiting_on(step.state) if not one.answered), None)
            if asked is None:
                break
            action = game.sample(game.view(step.state, asked.seat), asked, chance)
            step = game.apply(step.state, asked, action, chance)
    return met


def cards_table(matches: int) -> str:
    """Write a line for each card: its type, how often random play has met it, and how its abilities are shown."""
    shown_by = import_module("tests.games.guardians.course.test_guardians_every_card").shown_by
    met = play_at_random(matches)
    lines = [f"{'card':40} {'type':20} {'seen':>6} {'effects':>7}  abilities shown by"]
    for card in CARDS.values():
        ways = ", ".join(shown_by(card)) or "none printed"
        lines.append(f"{card.id:40} {card.type:20} {met.seen[card.id]:6} {met.effects[card.id]:7}  {ways}")
    able = [card.id for card in CARDS.values() if card.abilities]
    seen, effective = sum(met.seen[card] > 0 for card in CARDS), sum(met.effects[card] > 0 for card in able)
    lines.append(
        f"in {matches} random matches {seen} of {len(CARDS)} cards came into play, "
        f"and {effective} of {len(able)} with a text took effect"
    )
    return "\n".join(lines)


_CAUSES: Final = (AreaHit, Bribed, CardsSaved, EffectBegun, FirstNamed, FlightStopped, StonesChanged)
"""Events whose `card` has taken effect."""
_FIGURES: Final = frozenset({"base", "ally", "opening"})
_FIGURES_OF_CREATURES: Final = frozenset({"off-color", "terrain"})
"""Terms that are figures of a card and not its text; those of creatures may be texts of other cards."""


def _words(told: Any) -> Iterator[str]:
    match told:
        case str():
            yield told
        case dict():
            yield from (word for part in told.values() for word in _words(part))
        case list() | tuple():
            yield from (word for part in told for word in _words(part))


def _causes(told: Any) -> Iterator[str]:
    """Yield the cards by which something happened: causes of results, and terms of sums that a text has made."""
    match told:
        case {"kind": kind, "amount": amount, "card": str(card)}:
            figure = kind in _FIGURES or (kind in _FIGURES_OF_CREATURES and CARDS[card].is_creature)
            if amount and not figure:
                yield card
        case dict():
            yield from (told[name] for name in ("by", "cause", "shielded", "healer") if isinstance(told.get(name), str))
            yield from (word for part in told.values() for word in _causes(part))
        case list() | tuple():
            yield from (word for part in told for word in _causes(part))


def _marks(table: dict[str, set[str]], kinds: tuple[str, ...]) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        for kind in kinds:
            if kind not in ABILITY_TYPES:
                raise ValueError(f"no ability is called {kind}")
            table.setdefault(kind, set()).add(test.__name__)
        return test

    return mark


if __name__ == "__main__":
    from tests.games.guardians import coverage

    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    sys.stdout.write(f"{coverage.kinds_table()}\n\n{coverage.cards_table(matches)}\n")
