"""What has happened at a table of Power, in sentences.

Stories may be told with a later view than the one right after their events. So they take from the view only what never
changes in a match: who had which army at the start, and the settings of the table.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

import msgspec

from bot.games.contract import Event, Problem, Seat
from bot.games.power.board import events as facts
from bot.games.power.board.data import HQ
from bot.games.power.board.state import (
    Bounce,
    Exchange,
    Fall,
    Fight,
    Moved,
    Order,
    Place,
    RevealedSheet,
    Side,
    Strike,
)
from bot.games.power.sheets import in_print
from render.kit.sentences import sentence
from render.power.captions import fall_reason
from render.power.nouns import (
    armies_listed,
    army_name,
    owner_of,
    piece_name,
    pieces_listed,
    place_on,
    player_name,
    public_order,
    sealed_sheet,
    terms,
    view_in,
    whose,
)
from render.power.status import problem
from render.presenter import Scene
from render.telling import Teller, in_words, player

_TELLER: Final = Teller(
    "power",
    {
        "armies": in_words(armies_listed),
        "army": in_words(army_name),
        "captor": lambda scene, army: whose(view_in(scene), army, scene.names, scene.language),
        "captured": in_words(pieces_listed),
        "piece": in_words(piece_name),
        "pieces": in_words(pieces_listed),
        "place": lambda scene, place: place_on(view_in(scene), place),
        "referee": player,
        "small": in_words(piece_name),
        "target": lambda scene, place: place_on(view_in(scene), place),
        "territories": in_words(armies_listed),
    },
)


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order."""
    known = cast(Sequence[facts.GameEvent], events)
    revealed = any(isinstance(event, facts.SheetsRevealed) for event in known)
    # What was sealed, and by whom, is no news where the sheets themselves are read out.
    news = (event for event in known if not (revealed and isinstance(event, facts.SheetSealed | facts.SheetKept)))
    # Fights of a round whose booty was put away later have been told before.
    fights = (
        {event.fight.place: event.fight for event in known if isinstance(event, facts.FightWon)} if revealed else None
    )
    return tuple(sentence(line) for event in news for line in _told(scene, event, fights))


def _told(scene: Scene, event: facts.GameEvent, fights: Mapping[Place, Fight] | None) -> Iterable[str]:  # noqa: PLR0911 - one case for each event
    match event:
        case facts.TableSet():
            return _table_set(scene, event)
        case facts.RoundBegun(rounds=rounds):
            return (_TELLER.line(scene, event, rounds=rounds or 0),)
        case facts.SheetKept(orders=orders):
            return (sealed_sheet(view_in(scene), orders, scene.language),)
        case facts.SheetsRevealed(sheets=sheets):
            return (_TELLER.line(scene, event), *(line for sheet in sheets for line in _sheet(scene, sheet)))
        case facts.MercenariesOrdered(orders=wanted):
            return (_mercenaries(scene, each) for each in wanted if not _agree(each))
        case facts.PenaltyPaid():
            return (_penalty(scene, event),)
        case facts.OrdersExecuted():
            return ()  # the sheets have told what has moved
        case facts.MissilesStruck(strikes=strikes):
            return (_strike(scene, strike) for strike in strikes)
        case facts.TieBroken(bounce=bounce) | facts.StandOff(bounce=bounce):
            return _tie(scene, event, bounce)
        case facts.FightWon():
            return _fight(scene, event)
        case facts.BootyAsked():
            return ()  # the fight has told it, and the question does
        case facts.PowerCollected(income=income):
            return (
                _TELLER.line(scene, each, "power-income", **_named(scene, owner_of(view_in(scene), each.army)))
                for each in income
            )
        case facts.FlagsTaken(falls=falls):
            return (_fall(scene, fall, fights) for fall in falls)
        case _:
            return (_TELLER.line(scene, event),)


def _table_set(scene: Scene, event: facts.TableSet) -> Iterator[str]:
    language, say, names = scene.language, scene.language.say, scene.names
    for seat, armies in enumerate(event.armies):
        yield say("power-table-seat", name=names[seat], armies=armies_listed(armies, language))
    if event.mercenary is not None:
        yield say("power-table-mercenary", army=army_name(event.mercenary, language))
    for seat in event.denied:
        yield say("power-table-denied", name=names[seat])
    yield say("power-table-referee", name=names[event.referee])
    yield talk(scene)


def talk(scene: Scene) -> str:
    """Say what the table has agreed on about talking; it never changes in a match."""
    agreed, say = view_in(scene).options.talk, scene.language.say
    return say(
        "power-talk",
        setting=say("power-option-talk"),
        value=say(f"power-option-talk-{agreed}"),
        about=say(f"power-option-talk-{agreed}-about"),
    )


def _sheet(scene: Scene, sheet: RevealedSheet) -> Iterator[str]:
    """Tell the lines of a sheet in one line, and then what was wrong with some."""
    view, language, say = view_in(scene), scene.language, scene.language.say
    name = scene.names[sheet.seat]
    if not sheet.lines:
        yield say("power-sheet-empty", name=name)
        return
    orders = [public_order(view, sheet.seat, verdict.order, language) for verdict in sheet.lines]
    marked = [f"✗ {order}" if verdict.reason else order for order, verdict in zip(orders, sheet.lines, strict=True)]
    yield say("power-sheet-read", name=name, orders=" · ".join(marked))
    for order, verdict in zip(orders, sheet.lines, strict=True):
        if verdict.reason is not None and not verdict.cancelled:  # what cancels lines is told of all of them together
            reason = problem(language, in_print(_reason(verdict.order, verdict.reason), view.options.sea_labels))
            yield say("power-line-lost", order=order, reason=reason)
        elif verdict.joined:
            yield say("power-line-joined", order=order)


def _reason(order: Order, reason: Problem) -> Problem:
    """Complete a reason that was stored by version 1 of the rules, which left out whose order it was and where to."""
    target = "" if isinstance(order, Exchange) else order.target
    return msgspec.structs.replace(reason, values={"army": order.army, "target": target, **reason.values})


def _agree(wanted: facts.MercenaryOrders) -> bool:
    """Tell whether all who command the same mercenaries want the same; their sheets have told that it is done."""
    return bool(wanted.carried_out) and len({target for _, target in wanted.wanted}) == 1


def _mercenaries(scene: Scene, wanted: facts.MercenaryOrders) -> str:
    view, language, say = view_in(scene), scene.language, scene.language.say
    wishes = (say("power-wish", name=scene.names[seat], place=place_on(view, target)) for seat, target in wanted.wanted)
    return _TELLER.line(
        scene,
        wanted,
        "power-mercenaries-wanted",
        pieces=pieces_listed((wanted.piece,) * wanted.pieces, language),
        orders=language.list(wishes),
        count=len(wanted.carried_out),
        targets=language.list(place_on(view, target) for target in wanted.carried_out),
    )


def _penalty(scene: Scene, event: facts.PenaltyPaid) -> str:
    if event.army is None:
        paid = "none"
    elif event.piece is None or event.place is None:
        paid = "power"
    else:
        paid = "piece" if event.small is None else "broken"
    return _TELLER.line(scene, event, f"power-penalty-{paid}")


def _strike(scene: Scene, strike: Strike) -> str:
    view, language, say = view_in(scene), scene.language, scene.language.say
    launchers = (
        say("power-launcher", whose=whose(view, army, scene.names, language), place=place_on(view, start))
        for army, start in strike.missiles
    )
    destroyed = (
        _TELLER.line(scene, force, "power-pieces-of", whose=whose(view, force.army, scene.names, language))
        for force in strike.destroyed
    )
    return _TELLER.line(
        scene,
        strike,
        "power-missiles-struck",
        count=len(strike.missiles),
        launchers=language.list(launchers),
        hit=("both" if strike.power else "pieces") if strike.destroyed else ("power" if strike.power else "nothing"),
        pieces=language.list(destroyed),
    )


def _tie(scene: Scene, event: facts.TieBroken | facts.StandOff, bounce: Bounce) -> Iterator[str]:
    """Tell who is equally strong, and who goes back for it."""
    language, tied = scene.language, bounce.sides[: bounce.tied]
    names = language.list(player_name(side.seat, scene.names, language) for side in tied)
    back = language.list(_going_back(scene, bounce.back))
    yield _TELLER.line(scene, event, strength=tied[0].strength, names=names, back=back)
    yield from _sides(scene, bounce.sides)


def _going_back(scene: Scene, back: Sequence[Moved]) -> Iterator[str]:
    view, language = view_in(scene), scene.language
    for (army, piece, place), count in Counter((each.army, each.piece, each.start) for each in back).items():
        yield language.say(
            "power-goes-back",
            pieces=pieces_listed((piece,) * count, language),
            whose=whose(view, army, scene.names, language),
            place=place_on(view, place),
        )


def _sides(scene: Scene, sides: Sequence[Side]) -> Iterator[str]:
    for side in sides:
        name = player_name(side.seat, scene.names, scene.language)
        yield scene.language.say("power-side", name=name, total=side.strength, terms=terms(side, scene.language))


def _fight(scene: Scene, event: facts.FightWon) -> Iterator[str]:
    winner, beaten, *_ = event.fight.sides
    booty = event.fight.booty
    yield _TELLER.line(
        scene,
        event,
        strength=winner.strength,
        other=beaten.strength,
        asked=booty is None,
        army=army_name(booty or winner.forces[0].army, scene.language),
        **_named(scene, winner.seat),
    )
    yield from _sides(scene, event.fight.sides)


def _named(scene: Scene, seat: Seat | None) -> dict[str, str]:
    """Give the values that name a player or the mercenaries, whom other verbs follow."""
    who = "mercenaries" if seat is None else "player"
    return {"who": who, "name": player_name(seat, scene.names, scene.language)}


def _fall(scene: Scene, fall: Fall, fights: Mapping[Place, Fight] | None) -> str:
    view, language, names = view_in(scene), scene.language, scene.names
    told = _TELLER.line(
        scene,
        fall,
        "power-flag-taken",
        whose=whose(view, fall.army, names, language),
        heir="nobody" if fall.heir is None else "captor" if fall.heir == fall.captor else "other",
        heirname=whose(view, fall.heir or fall.captor, names, language),
        spoils=_TELLER.line(scene, fall, "power-spoils"),
    )
    return told if fights is None else f"{told} {fall_reason(fights.get(HQ[fall.army]), fall.army, language)}"
