"""What speaks for an answer in Verräter, and against it: all of it can be seen by the seat that answers."""

from collections.abc import Iterator

from bot.games.contract import Seat
from bot.games.hints import Reason
from bot.games.verraeter.actions import Action, Build, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.cards import cards_due, supplying_granaries
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import bordering, other, possible_builds
from bot.games.verraeter.state import RING, Family, Role
from bot.games.verraeter.views import View


def reasons(view: View, seat: Seat, action: Action) -> Iterator[Reason]:
    """Give reasons, the most important first."""
    match action:
        case PlaceGranary(land):
            yield from _granary(view, seat, land)
        case ChoosePlace(border):
            yield from _place(view, seat, border)
        case TakeRole(role):
            yield from _role(view, seat, role)
        case PlayCards(cards):
            yield from _cards(view, seat, cards)
        case Build("granary", land):
            yield from _granary(view, seat, land)
        case Build(_, _, convert):
            yield from _post(view, seat, convert)
        case DoNotBuild():
            if all(build.convert is not None for build in possible_builds(view.lands, seat)):
                yield Reason("verraeter-hint-no-new-building")


def _granary(view: View, seat: Seat, place: int) -> Iterator[Reason]:
    family, land = view.players[seat].family, view.lands[place]
    yield Reason("verraeter-hint-granary", {"land": place, "side": "own" if land.family == family else "rival"})
    if land.family == family:
        beside = [view.lands[near % RING] for near in (place - 1, place + 1)]
        rivals = [near.strength for near in beside if near.family != family]
        values = {"count": len(rivals), "land": place, "own": land.strength, "rival": max(rivals, default=0)}
        yield Reason("verraeter-hint-rivals-beside", values)


def _place(view: View, seat: Seat, border: int) -> Iterator[Reason]:
    family = view.players[seat].family
    ours, theirs = sorted(bordering(border), key=lambda place: view.lands[place].family != family)
    yield _lead(view, border, family, 0)
    yield _pays(view, seat, border, family)
    for key, place in (("verraeter-hint-granary-at-stake", ours), ("verraeter-hint-granary-to-win", theirs)):
        building = view.lands[place].building
        if building is not None and building.owner == seat and building.kind == "granary":
            yield Reason(key, {"land": place})


def _role(view: View, seat: Seat, role: Role) -> Iterator[Reason]:
    assert view.border is not None
    me = view.players[seat]
    side = other(me.family) if role == "traitor" else me.family
    granaries = supplying_granaries(view.lands, seat, me.family)
    match role:
        case "traitor":
            yield Reason("verraeter-hint-traitor", {"family": side, "points": CARDS.roles[role].points})
        case "strategist":
            values = {"points": CARDS.roles[role].points, "bonus": view.options.strategist_bonus}
            yield Reason("verraeter-hint-strategist", values)
        case "farmer":
            due = {"cards": cards_due(granaries, role, 0), "otherwise": cards_due(granaries, "traitor", 0)}
            yield Reason("verraeter-hint-farmer", due)
        case "builder":
            kinds = {build.kind for build in possible_builds(view.lands, seat)}
            if kinds:
                yield Reason("verraeter-hint-builder", {"what": "post" if "post" in kinds else "granary"})
    yield _lead(view, view.border, side, CARDS.roles[role].conflict_points)
    yield _pays(view, seat, view.border, side)


def _cards(view: View, seat: Seat, cards: tuple[int, ...]) -> Iterator[Reason]:
    assert view.border is not None
    me = view.players[seat]
    assert me.role is not None
    side = other(me.family) if me.role == "traitor" else me.family
    yield _lead(view, view.border, side, sum(cards) + CARDS.roles[me.role].conflict_points)
    kept = len(view.hand) - len(cards)
    if view.round < view.rounds:
        yield _pays(view, seat, view.border, side)
    elif me.posts and kept:
        points = me.posts * min(CARDS.limits.hand_counted_per_post, kept)
        yield Reason("verraeter-hint-cards-kept", {"cards": kept, "points": points})
    waiting = sum(one.played is None and one.hand_count != 0 for one in view.players) - bool(view.hand)
    yield Reason("verraeter-hint-waiting", {"count": waiting})


def _post(view: View, seat: Seat, convert: int | None) -> Iterator[Reason]:
    if convert is not None:
        supplies = view.lands[convert].family == view.players[seat].family
        yield Reason("verraeter-hint-converted", {"land": convert, "supplies": "yes" if supplies else "no"})
    counted = min(CARDS.limits.hand_counted_per_post, len(view.hand))
    yield Reason("verraeter-hint-post", {"points": counted})


def _lead(view: View, border: int, side: Family, added: int) -> Reason:
    """Say how a side stands, with what lies open and what is added to it; action cards of others are not known."""
    lead = added
    for place in bordering(border):
        land = view.lands[place]
        lead += land.strength if land.family == side else -land.strength
    for player in view.players:
        lead += sum(player.played or ()) * (1 if player.family == side else -1)
    stand = "leads" if lead > 0 else "trails" if lead < 0 else "level"
    return Reason("verraeter-hint-lead", {"family": side, "stand": stand, "points": abs(lead)})


def _pays(view: View, seat: Seat, border: int, side: Family) -> Reason:
    """Say what the seat scores if it is on the side that wins, and nobody else changes sides."""
    prize = next(view.lands[place] for place in bordering(border) if view.lands[place].family != side)
    winners = 1 + sum(player.family == side for other, player in enumerate(view.players) if other != seat)
    return Reason("verraeter-hint-pays", {"points": prize.points[winners - 1]})
