"""A combat that is over, put together again from what was told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.contract import Event, Seat
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.events import (
    Bribed,
    CombatBegun,
    CommandsShown,
    ControlCounted,
    Destroyed,
    MatchDecided,
    PrimariesShown,
    ShotPlaced,
    StruckAt,
)
from bot.games.guardians.pieces import Battlefield, Commanded, Fighter, Sum
from bot.games.guardians.places import DISPUTED, home_of, wing_of
from bot.games.guardians.views import CombatView, View


def told_of(view: View, events: Sequence[Event]) -> tuple[CombatView, tuple[Sum, Sum]] | None:
    """Put the last combat that was counted among events together, with what was counted by seat; None if none was.

    What was told before these events is missing. Only public events are read.
    """
    told = [event for event in events if event.audience is None]
    ends = [number for number, event in enumerate(told) if isinstance(event, ControlCounted)]
    if not ends:
        return None
    begins = [number for number, event in enumerate(told[: ends[-1]]) if isinstance(event, CombatBegun)]
    told = told[begins[-1] if begins else 0 :]
    last = next(event for event in reversed(told) if isinstance(event, ControlCounted))
    counted = last.sums if last.attacker == 0 else (last.sums[1], last.sums[0])
    return CombatView(field=_field(view, told, last), creatures=(), items=(), sums=None, control=counted), counted


def _field(view: View, events: Sequence[Event], last: ControlCounted) -> Battlefield:
    first, second = view.players
    terrain, stronghold = _ground(view, last)
    ground = terrain or stronghold
    destroyed = [event.fighter for event in events if isinstance(event, Destroyed)]
    bribed = [event.fighter for event in events if isinstance(event, Bribed)]
    return Battlefield(
        place=last.place,
        attacker=last.attacker,
        origin=last.place,
        terrain=terrain,
        stronghold=stronghold,
        terrains=CARDS[ground].terrain_types if ground else (),
        land="home" if last.place not in DISPUTED else "card" if terrain else "none",
        guardians=(first.guardian, second.guardian),
        shields=(None, None),
        numbers=(first.number, second.number),
        stones=(first.stones, second.stones),
        hands=(0, 0),
        depots=(first.depot, second.depot),
        fighters=tuple(_fighters(events, last)),
        stage="aftermath",
        step="end",
        shown=tuple(_commands(events)),
        match_ups=tuple(event.match for event in events if isinstance(event, MatchDecided)),
        graveyard=(_cards_of(0, destroyed), _cards_of(1, destroyed)),
        bribed=(_cards_of(0, bribed), _cards_of(1, bribed)),
        winner=last.winner,
    )


def _ground(view: View, last: ControlCounted) -> tuple[CardId | None, CardId | None]:
    """Give the terrain card on the space, and the stronghold that was fought for: the owner has defended it."""
    if last.place in DISPUTED:
        ground = view.grounds[DISPUTED.index(last.place)]
        return (None if ground.face_down else ground.terrain), None
    home = home_of(last.place)
    if home is None or home == last.attacker:
        return None, None
    return None, view.players[home].strongholds[wing_of(last.place)].card


def _fighters(events: Sequence[Event], last: ControlCounted) -> Iterator[Fighter]:
    """List who appeared, as they were then, each once.

    Of a secondary attacker that stepped forward before these events, its owner is known because it counts for him.
    """
    seen: dict[int, Fighter] = {}
    for event in events:
        found: tuple[Fighter, ...] = ()
        if isinstance(event, PrimariesShown):
            found = event.fighters
        elif isinstance(event, StruckAt):
            found = (event.fighter, event.target)
        elif isinstance(event, ShotPlaced):
            found = (event.fighter,)
        elif isinstance(event, Bribed | Destroyed):
            seen.pop(event.fighter.number, None)
        elif isinstance(event, MatchDecided) and event.match.secondary:
            number, card = event.match.first, event.match.first_card
            if number is not None and card is not None and number not in seen:
                counts = [any(term.card == card for term in of.terms) for of in last.sums]
                owner = 1 - last.attacker if counts == [False, True] else last.attacker
                found = (Fighter(number=number, owner=owner, card=card, role="secondary"),)
        for fighter in found:
            seen[fighter.number] = fighter
    yield from seen.values()


def _commands(events: Sequence[Event]) -> Iterator[Commanded]:
    for event in events:
        if isinstance(event, CommandsShown):
            for seat in (0, 1):
                card = event.cards[seat]
                if card is not None:
                    yield Commanded(seat=seat, card=card, partner=event.partners[seat])


def _cards_of(seat: Seat, fighters: Sequence[Fighter]) -> tuple[CardId, ...]:
    return tuple(fighter.card for fighter in fighters if fighter.owner == seat)
