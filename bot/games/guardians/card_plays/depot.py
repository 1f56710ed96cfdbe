"""Cards that are played outside of match-ups, or at any time: whether they may be, and what they do.

The same cards are legal in the march of their owner, in windows of a combat and in terrain settlement; every part says
which timings it allows. Outside of combats a played card can be dispelled (`announce` asks, kind "dispel"); combats
have answers of their own and call `take_effect` when all have been given.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import abilities
from bot.games.guardians.battlefield import forbidden_by
from bot.games.guardians.card_plays import dominance
from bot.games.guardians.cards import CARDS, Card, CardId, Timing, with_ability
from bot.games.guardians.spaces import seat_of, vitality_at
from bot.games.guardians.table import (
    DISPUTED,
    PLACES,
    CardPlayed,
    CardsDiscarded,
    DecisionKind,
    EffectBegun,
    FlightStopped,
    Ground,
    Lasting,
    Place,
    Play,
    PlayerView,
    Sight,
    Table,
    TerrainLost,
    View,
    home_of,
    neighbours,
    place_named,
    without,
)

ANY: Final[frozenset[Timing]] = frozenset({"any"})
"""What every window takes in which cards "at any time" are offered: marches, spells, modifiers, terrains."""
TIMINGS: Final[Mapping[DecisionKind, frozenset[Timing]]] = {
    "upcards": frozenset({"after_upcards", "before_first_move"}),
    "march": ANY | {"movement_any"},
    "flight": frozenset({"response_flight"}),
    "retreat": frozenset({"on_retreat"}),
    "spoils": frozenset({"after_killing_shield"}),
    "dispel": frozenset({"response_any"}),
    "hammer": ANY,
}
"""Which cards may be played in the decisions outside of match-ups."""


# What may be played


def is_known(card: CardId) -> bool:
    """Tell whether a card can be played outside of match-ups: `take_effect` knows all its abilities."""
    return bool(CARDS[card].abilities) and all(type(ability) in _DEEDS for ability in CARDS[card].abilities)


def plays_now(view: View, timings: Collection[Timing]) -> Iterator[Play]:
    """List what can be played of the viewer's depot in a window that allows these timings, each with each target."""
    for card in dict.fromkeys(view.players[seat_of(view)].depot_cards or ()):
        if CARDS[card].timing in timings and may_play(view, card):
            yield from plays_of(view, card)


def playable(view: View, timings: Collection[Timing]) -> tuple[CardId, ...]:
    """List the cards of the viewer's depot that may be played now, each once."""
    return tuple(dict.fromkeys([play.card for play in plays_now(view, timings)]))


def plays_of(view: View, card: CardId) -> Iterator[Play]:
    """List the ways in which a card can be played: one for each of its targets."""
    return (Play(card=card, target=target) for target in targets(view, card))


def targets(view: View, card: CardId) -> tuple[str, ...]:
    """List what a card can be aimed at: spaces; ("",) if that follows by itself, () if there is nothing.

    A card that destroys upgrades can be used against downgrades as well: they follow the same rules, and nothing else
    would ever free a stronghold of them (rule 4.3). A terrain card that lies face down can be destroyed too.
    """
    for ability in CARDS[card].abilities:
        deed = _DEEDS.get(type(ability))
        if deed is not None and (found := deed.targets(view, ability)) is not None:
            return found
    return ("",)


def takeable(player: PlayerView) -> CardId | None:
    """Give the dominance card that a card may take into a hand; one shown from the discard pile stays there (FAQ)."""
    return None if player.dominance_is_discard else player.dominance


def open_spaces(place: Place, held: Collection[Place]) -> tuple[Place, ...]:
    """List the neighbouring disputed spaces on which nobody stands."""
    return tuple(one for one in neighbours(place) if one in DISPUTED and one not in held)


def may_play(view: View, card_id: CardId) -> bool:
    """Tell whether a card of the viewer's depot can be played where its timing fits, and there is a target."""
    seat, card = seat_of(view), CARDS[card_id]
    if card.cost_stones > view.players[seat].stones:
        return False
    if with_ability(card, abilities.Dispel):
        answered = None if view.asking is None else view.asking.card
        banned = view.combat is not None and forbidden_by(view.combat.field, seat, "dispel") is not None
        return answered is not None and not banned and dispels(card, CARDS[answered])
    used = card.limit is not None and any(one.seat == seat and one.card == card.id for one in view.lasting)
    return not used and is_known(card.id)


def dispels(card: Card, played: Card) -> bool:
    """Tell whether a card can make a played spell or item void."""
    kind = "spell" if played.type == "spell" else "item" if played.type.startswith("item") else None
    return any(kind in ability.targets for ability in with_ability(card, abilities.Dispel))


# Playing


def spend(table: Table, seat: Seat, play: Play) -> None:
    """Put a played card on its owner's discard pile, take its price and tell it."""
    card = CARDS[play.card]
    player = table.player(seat)
    table.change_player(seat, depot=without(player.depot, card.id), discard=(*player.discard, card.id))
    table.tell(CardPlayed(seat=seat, card=card.id, target=play.target, stones=card.cost_stones))
    if card.cost_stones:
        table.add_stones(seat, -card.cost_stones, card.id)
    if table.state.combat is not None:
        table.recount()


def announce(table: Table, seat: Seat, play: Play) -> None:
    """Play a card that the enemy may dispel if he has cards in his depot; else it takes effect at once.

    What shall go on afterwards has to be asked before this is called: it waits below the answer.
    """
    spend(table, seat, play)
    combat = table.state.combat
    banned = combat is not None and forbidden_by(combat.field, 1 - seat, "dispel") is not None
    if table.player(1 - seat).depot and not banned:
        table.ask("dispel", 1 - seat, card=play.card, by=seat, held=play)
    else:
        take_effect(table, seat, play)


def take_effect(table: Table, seat: Seat, play: Play) -> None:
    """Let a card that has been played take effect. Raises ValueError for one that works in match-ups only."""
    for ability in CARDS[play.card].abilities:
        deed = _DEEDS.get(type(ability))
        if deed is None:
            raise ValueError(f"{play.card} does nothing outside of match-ups")
        deed.begin(table, seat, play, ability)
    if CARDS[play.card].limit is not None:
        _keep(table, seat, play, CARDS[play.card].abilities[0], used=1)


def _keep(table: Table, seat: Seat, play: Play, ability: abilities.Ability, used: int = 0) -> None:
    """Let an effect hold until the turn ends."""
    effect = Lasting(seat=seat, card=play.card, ability=ability, ends="turn", used=used)
    table.change(lasting=(*table.state.lasting, effect))


def destroy_terrain(table: Table, place: Place, by: CardId | None = None) -> None:
    """Discard the terrain card of a space, which has no type from then on, even in a combat for it.

    A type that a command has set stays for the combat (ruling R40).
    """
    ground = table.ground(place)
    if ground.terrain is None or ground.owner is None:
        return
    table.set_ground(place, Ground())
    table.bury(ground.owner, (ground.terrain,))
    table.tell(TerrainLost(seat=ground.owner, place=place, card=ground.terrain, by=by))
    if table.state.combat is not None and table.field.place == place:
        table.change_field(land="none", terrain=None, terrains=())


def destroy_upgrade(table: Table, place: Place) -> None:
    """Discard the upgrade or the downgrade beside a home card; a downgrade belongs to the enemy of that home."""
    owner = home_of(place)
    assert owner is not None  # only home cards have upgrades
    card = table.stronghold(place)
    table.change_stronghold(place, upgrade=None, downgrade=None)
    for laid, seat in ((card.upgrade, owner), (card.downgrade, 1 - owner)):
        if laid is None:
            continue
        table.bury(seat, (laid,))
        table.tell(CardsDiscarded(seat=seat, cards=(laid,), why="text"))
        if table.state.combat is not None:
            for beside in ("upgrades", "downgrades"):
                pair = getattr(table.field, beside)
                left = tuple(without(cards, laid) if laid in cards else cards for cards in pair)
                table.change_field(**{beside: left})


def use_up(table: Table, effect: Lasting) -> None:
    """Count one use of an effect in force; `effect` is the object that the state holds, not an equal one."""
    used = replace(effect, used=effect.used + 1)
    table.change(lasting=tuple(used if one is effect else one for one in table.state.lasting))


# The kinds


def _held_by_enemy(view: View, ability: abilities.View) -> tuple[str, ...] | None:
    if ability.what == "opponent_storage_hand":
        return None
    enemy = 1 - seat_of(view)
    held = {army.place for army in view.armies if army.owner == enemy}
    held |= {one.place for one in view.players[enemy].strongholds if one.below}
    return tuple(place for place in PLACES if place in held)


def _look(table: Table, seat: Seat, play: Play, ability: abilities.View) -> None:
    if ability.what == "opponent_storage_hand":
        enemy = table.player(1 - seat)
        table.show(seat, Sight(what="storage", cards=tuple(sorted((*enemy.drawn, *enemy.pen, *enemy.depot)))))
    else:
        place = place_named(play.target)
        table.show(seat, Sight(what="vitality", place=place, amount=vitality_at(table, place, 1 - seat)))


def _if_retreat_opens(view: View, ability: abilities.FreeRetreat) -> tuple[str, ...]:
    held = {army.place for army in view.armies}
    return ("",) if view.combat is not None and open_spaces(view.combat.field.place, held) else ()


def _open_retreat(table: Table, seat: Seat, play: Play, ability: abilities.FreeRetreat) -> None:
    table.tell(EffectBegun(seat=seat, card=play.card))
    effect = Lasting(seat=seat, card=play.card, ability=ability, ends="combat")
    table.change_field(lasting=(*table.field.lasting, effect))


def _stop_flight(table: Table, seat: Seat, play: Play, ability: abilities.CancelFlight) -> None:
    _keep(table, seat, play, ability)
    if table.state.askings and table.state.askings[-1].kind == "flight":
        flight = table.close()
        table.tell(FlightStopped(seat=1 - seat, place=flight.path[0], card=play.card))


def _hold_this_turn(table: Table, seat: Seat, play: Play, ability: abilities.Ability) -> None:
    table.tell(EffectBegun(seat=seat, card=play.card))
    _keep(table, seat, play, ability)


def _move_first(table: Table, seat: Seat, play: Play, ability: abilities.Initiative) -> None:
    _keep(table, seat, play, ability)
    dominance.name_first(table)


@dataclass(frozen=True)
class _Deed:
    """What cards with one kind of ability do outside of match-ups, and what they can be aimed at (None: at nothing)."""

    begin: Callable[[Table, Seat, Play, Any], None]
    targets: Callable[[View, Any], tuple[str, ...] | None] = lambda view, ability: None


_DEEDS: Final[Mapping[type[abilities.AnyAbility], _Deed]] = {
    abilities.Stones: _Deed(
        lambda table, seat, play, ability: table.add_stones(
            seat if ability.who == "own" else 1 - seat, ability.amount, play.card
        )
    ),
    abilities.View: _Deed(_look, _held_by_enemy),
    abilities.DestroyTerrain: _Deed(
        lambda table, seat, play, ability: destroy_terrain(table, place_named(play.target), play.card),
        lambda view, ability: tuple(ground.place for ground in view.grounds if ground.owner is not None),
    ),
    abilities.DestroyUpgrade: _Deed(
        lambda table, seat, play, ability: destroy_upgrade(table, place_named(play.target)),
        lambda view, ability: tuple(
            one.place for player in view.players for one in player.strongholds if one.upgrade or one.downgrade
        ),
    ),
    abilities.FreeRetreat: _Deed(_open_retreat, _if_retreat_opens),
    abilities.CancelFlight: _Deed(_stop_flight),
    abilities.MoveMod: _Deed(_hold_this_turn),
    abilities.FlightsPerTurn: _Deed(_hold_this_turn),
    abilities.CmpMod: _Deed(_hold_this_turn),
    abilities.Initiative: _Deed(_move_first),
    abilities.ReplaceUpcard: _Deed(
        lambda table, seat, play, ability: dominance.replace_cards(
            table, (0, 1) if ability.target == "both" else (1 - seat,)
        )
    ),
    abilities.UpcardToHand: _Deed(
        lambda table, seat, play, ability: dominance.take_card(table, seat, play.card),
        lambda view, ability: () if takeable(view.players[seat_of(view)]) is None else ("",),
    ),
}
"""The kinds of abilities that are known outside of match-ups; what is played in them stands in `combat.spells`."""
