"""What has happened at a table of Verräter, in sentences.

Stories may be told with a later view than the one right after their events (several at once, in a history). So they
take from the view only what never changes in a match: the kinds and strengths of the lands, the options, the players.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, cast

from bot.games.contract import Event, Seat
from bot.games.verraeter import events as facts
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import FAMILIES, Conflict, Family, Side
from render.presenter import Scene
from render.telling import Teller, in_words, player
from render.verraeter.captions import revealed, treason
from render.verraeter.nouns import card_values, land_name, pays, role_name, the_land, the_role, view_in

_MOST_IN_ROUND = 3
"""How many supply cards a player draws in one round at most: the farmer's number, too."""


TELLER: Final = Teller(
    "verraeter",
    {
        "cards": in_words(lambda cards, language: card_values(language, cards)),
        "convert": the_land,
        "first": player,
        "land": the_land,
        "role": in_words(lambda role, language: the_role(language, role)),
        "roles": in_words(lambda roles, language: language.list(role_name(role, language) for role in roles)),
        "strategist": player,
    },
)


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order; the supply cards that all players draw make one line."""
    told: list[str] = []
    goes_on = not any(isinstance(event, facts.MatchEnded) for event in events)
    for about_supply, run in groupby(events, lambda event: isinstance(event, facts.Resupplied | facts.SupplyDealt)):
        if about_supply:
            told += _supply(scene, tuple(run))
        else:
            for event in run:
                told += _told(scene, cast(facts.GameEvent, event))
                if isinstance(event, facts.PlayerLeft) and goes_on:
                    told.append(scene.language.say("verraeter-seat-goes-on", name=scene.names[event.seat]))
    return tuple(told)


def _supply(scene: Scene, events: Sequence[Event]) -> Iterator[str]:
    resupplied = [event for event in events if isinstance(event, facts.Resupplied)]
    if resupplied:
        yield _resupply(scene, resupplied)
    yield from (TELLER.line(scene, event) for event in events if isinstance(event, facts.SupplyDealt))


def _resupply(scene: Scene, events: Sequence[facts.Resupplied]) -> str:
    """Tell who draws how many supply cards and why, and who has no right to any."""
    language, say = scene.language, scene.language.say
    unsupplied = [event for event in events if event.reason == "granaries" and not event.granaries]
    draws = [_draw(scene, event) for event in events if event not in unsupplied]
    told = [say("verraeter-resupply", draws=language.list(draws))] if draws else []
    if unsupplied:
        names = language.list(scene.names[event.seat] for event in unsupplied)
        told.append(say("verraeter-unsupplied", names=names, count=len(unsupplied)))
    return " ".join(told)


def _draw(scene: Scene, event: facts.Resupplied) -> str:
    """Tell what a player draws, and the limit that cut his income down to that."""
    income = _MOST_IN_ROUND if event.reason == "farmer" else event.granaries + (event.reason == "diplomat2")
    limit = "hand" if event.drawn < min(income, _MOST_IN_ROUND) else "round" if event.drawn < income else "none"
    return TELLER.line(scene, event, f"verraeter-draws-{event.reason}", limit=limit)


def _told(scene: Scene, event: facts.GameEvent) -> Iterable[str]:
    match event:
        case facts.TableSet():
            return (_table_set(scene, event),)
        case facts.RoundBegun():
            return (TELLER.line(scene, event, rounds=view_in(scene).rounds),)
        case facts.PlaceChosen():
            return _place_chosen(scene, event)
        case facts.CardsPlayed(empty_hand=True):
            return (TELLER.line(scene, event, "verraeter-cards-none-held"),)
        case facts.CardsPlayed(cards=cards):
            return (TELLER.line(scene, event, sum=sum(cards)),)
        case facts.ConflictDecided(conflict=conflict):
            return tuple(_conflict(scene, conflict))
        case facts.Built(kind=kind, land=land, convert=convert):
            how = kind if convert is None else "converted" if convert == land else "moved"
            return (TELLER.line(scene, event, f"verraeter-built-{how}"),)
        case facts.NothingBuilt(possible=False):
            return (TELLER.line(scene, event, "verraeter-nothing-to-build"),)
        case facts.StrategistNamed(kept=True):
            return (TELLER.line(scene, event, "verraeter-strategist-kept"),)
        case facts.MatchEnded():
            return tuple(_ended(scene, event))
        case facts.Resupplied() | facts.SupplyDealt():
            return _supply(scene, (event,))
        case _:
            return (TELLER.line(scene, event),)


def _table_set(scene: Scene, event: facts.TableSet) -> str:
    eagles, roses = (
        [name for name, family in zip(scene.names, event.families, strict=True) if family == each] for each in FAMILIES
    )
    return TELLER.line(
        scene,
        event,
        eagles=scene.language.list(eagles),
        eaglecount=len(eagles),
        roses=scene.language.list(roses),
        rosecount=len(roses),
        same=event.first == event.strategist,
        hand=view_in(scene).options.start_hand,
    )


def _place_chosen(scene: Scene, event: facts.PlaceChosen) -> tuple[str, str]:
    view = view_in(scene)
    one, two = bordering(event.border)
    chosen = TELLER.line(
        scene,
        event,
        one=the_land(scene, one),
        onestrength=view.lands[one].strength,
        two=the_land(scene, two),
        twostrength=view.lands[two].strength,
    )
    return chosen, pays(scene, (one, two))


def _conflict(scene: Scene, conflict: Conflict) -> Iterator[str]:
    """Reveal the action cards, add both sides up, name the winner, and say who scores what."""
    language, say = scene.language, scene.language.say
    yield revealed(conflict, scene.names, language)
    _, why = treason(conflict, scene.names, language)
    if conflict.turncoat is not None:
        family = conflict.supporters[conflict.turncoat]
        why = f"{say('verraeter-turncoat', name=scene.names[conflict.turncoat], family=family)} {why}"
    yield why
    yield _side(scene, conflict, "eagle", conflict.eagle)
    yield _side(scene, conflict, "rose", conflict.rose)
    if conflict.winner is None or conflict.beaten is None:
        yield say("verraeter-conflict-tied", total=conflict.eagle.total)
    else:
        yield from _victory(scene, conflict, conflict.winner, conflict.beaten)
    for role in ("traitor", "strategist"):
        if role in conflict.roles:
            seat = conflict.roles.index(role)
            yield say(f"verraeter-{role}-points", name=scene.names[seat], points=conflict.role_points[seat])


def _side(scene: Scene, conflict: Conflict, family: Family, side: Side) -> str:
    say = scene.language.say
    land = land_name(scene.language, view_in(scene).lands[side.land].kind)
    terms = [say("verraeter-term-land", land=land, strength=side.strength)]
    for seat in _supporters(conflict, family):
        name, cards, diplomat = scene.names[seat], side.cards[seat], side.diplomats[seat]
        if diplomat:
            terms.append(say("verraeter-term-diplomat", name=name, cards=cards, diplomat=diplomat))
        else:
            terms.append(say("verraeter-term-cards", name=name, cards=cards))
    key = "verraeter-side" if len(terms) > 1 else "verraeter-side-alone"
    return say(key, family=family, total=side.total, terms=" + ".join(terms))


def _victory(scene: Scene, conflict: Conflict, winner: Family, beaten: int) -> Iterator[str]:
    language, say = scene.language, scene.language.say
    totals = sorted((conflict.eagle.total, conflict.rose.total))
    yield say("verraeter-conflict-won", winner=winner, most=totals[1], least=totals[0], land=the_land(scene, beaten))
    winners = _supporters(conflict, winner)
    if winners:
        yield say(
            "verraeter-land-points",
            names=language.list(scene.names[seat] for seat in winners),
            winners=len(winners),
            points=conflict.land_points[winners[0]],
        )
    else:
        yield say("verraeter-nobody-scores", winner=winner)


def _supporters(conflict: Conflict, family: Family) -> list[Seat]:
    return [seat for seat, supported in enumerate(conflict.supporters) if supported == family]


def _ended(scene: Scene, event: facts.MatchEnded) -> Iterator[str]:
    view, language, say = view_in(scene), scene.language, scene.language.say
    # The lands do not change any more, so that any later view shows them right.
    family = view.lands[0].family
    yield TELLER.line(scene, event, f"verraeter-ended-{event.reason}", rounds=view.rounds, family=family)
    bonuses = [
        say("verraeter-bonus", name=name, posts=score.posts, cards=score.bonus // score.posts, bonus=score.bonus)
        for name, score in zip(scene.names, event.final, strict=True)
        if score.posts
    ]
    yield say("verraeter-bonuses", bonuses=language.list(bonuses)) if bonuses else say("verraeter-no-bonuses")
