"""The words of Verräter: how far the match is, what happened, how it ended, what is asked and answered.

Accounts may be told with a later view than the one right after their events (several at once, in a history). So they
take from the view only what never changes in a match: the kinds and strengths of the lands, the options, the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, assert_never, cast

from bot.games.contract import Event, Problem, Seat
from bot.games.verraeter.actions import (
    Answer,
    Build,
    ChoosePlace,
    DoNotBuild,
    PlaceGranary,
    Plan,
    PlayCards,
    TakeRole,
)
from bot.games.verraeter.events import (
    Built,
    CardsPlayed,
    ConflictDecided,
    GameEvent,
    GranaryPlaced,
    MatchEnded,
    NothingBuilt,
    PlaceChosen,
    PlayerLeft,
    Resupplied,
    RoleKept,
    RolesOffered,
    RoleTaken,
    RoundBegun,
    StrategistNamed,
    SupplyDealt,
    TableSet,
)
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import Conflict, Family, FinalScore, LandKind, Role, Side
from bot.games.verraeter.views import View
from bot.language import Language
from render.presenter import Label, Scene
from render.verraeter.spoken import role_about, role_name

_MOST_IN_ROUND = 3
"""How many supply cards a player draws in one round at most: the farmer's number, too."""


# How far the match is


def headline(scene: Scene) -> str:
    """Say in a few words how far the match is, and how the conflict stands on the table."""
    view, say = _view(scene), scene.language.say
    if view.phase == "granaries":
        return say("verraeter-headline-granaries")
    if view.phase == "over":
        return say("verraeter-headline-over")
    if view.phase == "cards" and view.open_sums is not None:
        eagle, rose = view.open_sums
        return say("verraeter-headline-cards", round=view.round, rounds=view.rounds, eagle=eagle, rose=rose)
    return say(f"verraeter-headline-{view.phase}", round=view.round, rounds=view.rounds)


# What happened


def account(scene: Scene, events: Sequence[Event]) -> tuple[str, ...]:
    """Tell what happened, in order; the supply cards that all players draw make one line."""
    told: list[str] = []
    goes_on = not any(isinstance(event, MatchEnded) for event in events)
    for about_supply, run in groupby(events, lambda event: isinstance(event, Resupplied | SupplyDealt)):
        if about_supply:
            told += _supply(scene, tuple(run))
        else:
            for event in run:
                told += _told(scene, cast(GameEvent, event))
                if isinstance(event, PlayerLeft) and goes_on:
                    told.append(scene.language.say("verraeter-seat-goes-on", name=scene.names[event.seat]))
    return tuple(told)


def _supply(scene: Scene, events: Sequence[Event]) -> Iterator[str]:
    language = scene.language
    resupplied = [event for event in events if isinstance(event, Resupplied)]
    if resupplied:
        yield _resupply(scene, resupplied)
    for event in events:
        if isinstance(event, SupplyDealt):
            cards = event.cards
            yield language.say("verraeter-supply-dealt", count=len(cards), cards=_values(language, cards))


def _resupply(scene: Scene, events: Sequence[Resupplied]) -> str:
    """Tell who draws how many supply cards and why, and who has no right to any."""
    language, say = scene.language, scene.language.say
    unsupplied = [event for event in events if event.reason == "granaries" and not event.granaries]
    draws = [_draw(scene, event) for event in events if event not in unsupplied]
    told = [say("verraeter-resupply", draws=language.list(draws))] if draws else []
    if unsupplied:
        names = language.list(scene.names[event.seat] for event in unsupplied)
        told.append(say("verraeter-unsupplied", names=names, count=len(unsupplied)))
    return " ".join(told)


def _draw(scene: Scene, event: Resupplied) -> str:
    say, name = scene.language.say, scene.names[event.seat]
    if event.reason == "farmer":
        return say("verraeter-draws-farmer", name=name, drawn=event.drawn, limit=_limit(event, _MOST_IN_ROUND))
    limit = _limit(event, event.granaries + (event.reason == "diplomat2"))
    return say(f"verraeter-draws-{event.reason}", name=name, drawn=event.drawn, granaries=event.granaries, limit=limit)


def _limit(event: Resupplied, income: int) -> str:
    """Name the limit that cut an income down to what was drawn."""
    if event.drawn < min(income, _MOST_IN_ROUND):
        return "hand"
    return "round" if event.drawn < income else "none"


def _told(scene: Scene, event: GameEvent) -> Iterable[str]:  # noqa: PLR0911 - one case for each event
    language, say, names = scene.language, scene.language.say, scene.names
    match event:
        case TableSet():
            return (_table_set(scene, event),)
        case GranaryPlaced(seat=seat, land=land):
            return (say("verraeter-granary-placed", name=names[seat], land=_the_land(scene, land)),)
        case RoundBegun():
            rounds = _view(scene).rounds
            return (say("verraeter-round-begun", round=event.round, rounds=rounds, first=names[event.first]),)
        case PlaceChosen():
            return _place_chosen(scene, event)
        case RoleTaken(seat=seat):
            return (say("verraeter-role-taken", name=names[seat]),)
        case RolesOffered(roles=roles):
            return (say("verraeter-roles-offered", roles=language.list(role_name(role, language) for role in roles)),)
        case RoleKept(role=role):
            return (say("verraeter-role-kept", role=_the_role(language, role)),)
        case CardsPlayed(seat=seat, empty_hand=True):
            return (say("verraeter-cards-none-held", name=names[seat]),)
        case CardsPlayed(seat=seat, cards=cards):
            values = _values(language, cards)
            return (say("verraeter-cards-played", name=names[seat], count=len(cards), cards=values, sum=sum(cards)),)
        case ConflictDecided(conflict=conflict):
            return tuple(_conflict(scene, conflict))
        case Built():
            return (_built(scene, event),)
        case NothingBuilt(seat=seat, possible=possible):
            return (say("verraeter-nothing-built" if possible else "verraeter-nothing-to-build", name=names[seat]),)
        case StrategistNamed(seat=seat, kept=kept):
            return (say("verraeter-strategist-kept" if kept else "verraeter-strategist-named", name=names[seat]),)
        case PlayerLeft(seat=seat):
            return (say("verraeter-player-left", name=names[seat]),)
        case MatchEnded():
            return tuple(_ended(scene, event))
        case Resupplied() | SupplyDealt():
            return _supply(scene, (event,))
        case _:
            assert_never(event)


def _table_set(scene: Scene, event: TableSet) -> str:
    eagles = [name for name, family in zip(scene.names, event.families, strict=True) if family == "eagle"]
    roses = [name for name, family in zip(scene.names, event.families, strict=True) if family == "rose"]
    return scene.language.say(
        "verraeter-table-set",
        eagles=scene.language.list(eagles),
        eaglecount=len(eagles),
        roses=scene.language.list(roses),
        rosecount=len(roses),
        first=scene.names[event.first],
        strategist=scene.names[event.strategist],
        same="yes" if event.first == event.strategist else "no",
        hand=_view(scene).options.start_hand,
    )


def _place_chosen(scene: Scene, event: PlaceChosen) -> tuple[str, str]:
    view = _view(scene)
    one, two = bordering(event.border)
    chosen = scene.language.say(
        "verraeter-place-chosen",
        name=scene.names[event.seat],
        one=_the_land(scene, one),
        onestrength=view.lands[one].strength,
        two=_the_land(scene, two),
        twostrength=view.lands[two].strength,
    )
    return chosen, _pays(scene, (one, two))


def _conflict(scene: Scene, conflict: Conflict) -> Iterator[str]:
    """Reveal the action cards, add both sides up, name the winner, and say who scores what."""
    language, say = scene.language, scene.language.say
    cards = [
        say("verraeter-revealed-card", name=name, role=role_name(role, language))
        for name, role in zip(scene.names, conflict.roles, strict=True)
    ]
    yield say("verraeter-revealed", cards=language.list(cards))
    if conflict.turncoat is None:
        yield say("verraeter-no-turncoat")
    else:
        family = conflict.supporters[conflict.turncoat]
        yield say("verraeter-turncoat", name=scene.names[conflict.turncoat], family=family)
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
    land = _land(scene.language, _view(scene).lands[side.land].kind)
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
    yield say("verraeter-conflict-won", winner=winner, most=totals[1], least=totals[0], land=_the_land(scene, beaten))
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


def _built(scene: Scene, event: Built) -> str:
    say, name, land = scene.language.say, scene.names[event.seat], _the_land(scene, event.land)
    if event.convert is None:
        return say(f"verraeter-built-{event.kind}", name=name, land=land)
    if event.convert == event.land:
        return say("verraeter-built-converted", name=name, land=land)
    return say("verraeter-built-moved", name=name, land=land, origin=_the_land(scene, event.convert))


def _ended(scene: Scene, event: MatchEnded) -> Iterator[str]:
    view, language, say = _view(scene), scene.language, scene.language.say
    match event.reason:
        case "rounds":
            yield say("verraeter-ended-rounds", rounds=view.rounds)
        case "one-family":
            # The lands do not change any more, so that any later view shows them right.
            yield say("verraeter-ended-one-family", family=view.lands[0].family)
        case "resigned":
            yield say("verraeter-ended-resigned")
    bonuses = [
        say("verraeter-bonus", name=name, posts=score.posts, cards=score.bonus // score.posts, bonus=score.bonus)
        for name, score in zip(scene.names, event.final, strict=True)
        if score.posts
    ]
    yield say("verraeter-bonuses", bonuses=language.list(bonuses)) if bonuses else say("verraeter-no-bonuses")


# The result


def results(scene: Scene) -> tuple[str, ...]:
    """Tell the final ranking with its sums, the winner first; empty while the match goes on."""
    view, language = _view(scene), scene.language
    if view.outcome is None:
        return ()
    final = [cast(FinalScore, player.final) for player in view.players]
    winners = view.outcome.winners
    told = [
        language.say(
            "verraeter-result",
            names=language.list(scene.names[seat] for seat in winners),
            count=len(winners),
            points=final[winners[0]].total,
            reason=view.outcome.reason,
            rounds=view.rounds,
        )
    ]
    if key := _tie_break(view, final):
        told.append(language.say(key))
    for seat in (seat for place in view.outcome.ranking for seat in place):
        name, score = scene.names[seat], final[seat]
        if view.players[seat].left:
            told.append(language.say("verraeter-result-line-left", name=name, total=score.total))
        else:
            told.append(
                language.say(
                    "verraeter-result-line", name=name, before=score.before, bonus=score.bonus, total=score.total
                )
            )
    return tuple(told)


def _tie_break(view: View, final: Sequence[FinalScore]) -> str:
    """Give the message that tells what set players with equal points apart, or nothing."""
    assert view.outcome is not None
    best = final[view.outcome.winners[0]].total
    equal = [seat for seat, score in enumerate(final) if score.total == best and not view.players[seat].left]
    if len(equal) == len(view.outcome.winners):
        return ""
    by_cards = view.options.final_tie == "most_supply_cards"
    return "verraeter-result-by-cards" if by_cards else "verraeter-result-by-posts"


# What is asked


def duty(scene: Scene, kind: str) -> str:
    """Name what a decision asks, to follow "Ada has to"."""
    if kind == "cards":
        return scene.language.say("verraeter-duty-cards", least=_view(scene).options.min_cards)
    return scene.language.say(f"verraeter-duty-{kind}")


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision, with what it should know for it and who will learn the answer."""
    return "\n".join(_prompt(scene, kind))


def _prompt(scene: Scene, kind: str) -> Iterator[str]:
    view, say = _view(scene), scene.language.say
    assert view.seat is not None  # the public is asked nothing
    me = view.players[view.seat]
    match kind:
        case "granary":
            yield say("verraeter-prompt-granary", family=me.family)
            if view.options.first_granary == "own_family_land":
                yield say("verraeter-prompt-granary-own")
        case "place":
            yield say("verraeter-prompt-place", family=me.family)
        case "role":
            yield from _prompt_conflict(scene, me.family)
            yield say("verraeter-prompt-role")
        case "cards":
            yield from _prompt_conflict(scene, me.family)
            if view.open_sums is not None:
                eagle, rose = view.open_sums
                yield say("verraeter-prompt-sums", eagle=eagle, rose=rose)
            if me.role is not None:
                yield _prompt_role(scene, me.family, me.role)
            yield say("verraeter-prompt-cards", family=me.family, least=view.options.min_cards)
        case "build":
            yield say("verraeter-prompt-build")
        case "plan":
            yield say("verraeter-prompt-plan", least=view.options.min_cards)
        case _:
            raise LookupError(kind)


def _prompt_conflict(scene: Scene, family: Family) -> Iterator[str]:
    border = _view(scene).border
    if border is not None:
        conflict = _border_choice(scene, border).text
        yield scene.language.say("verraeter-prompt-conflict", family=family, conflict=conflict)
        yield _pays(scene, bordering(border))


def _prompt_role(scene: Scene, family: Family, role: Role) -> str:
    language, say = scene.language, scene.language.say
    match role:
        case "traitor":
            return say("verraeter-prompt-with-traitor", family=family)
        case "diplomat2" | "diplomat5":
            return say("verraeter-prompt-with-diplomat", role=_the_role(language, role))
        case _:
            return say("verraeter-prompt-with-role", role=_the_role(language, role))


def choice(scene: Scene, question: str, choice: str) -> Label:
    """Name a choice of a menu."""
    view, language = _view(scene), scene.language
    match question:
        case "land" | "convert":
            return _land_choice(scene, int(choice))
        case "border":
            return _border_choice(scene, int(choice))
        case "role" | "wish-1" | "wish-2" | "wish-3":
            role = cast(Role, choice)
            return Label(role_name(role, language), role_about(view, role, language))
        case "cards":
            value = int(choice.partition("-")[0])
            about = language.say("verraeter-card-choice-about", count=view.hand.count(value))
            return Label(str(value), about)
        case "pass-cards":
            about = language.say(f"verraeter-pass-cards-{choice}-about")
            return Label(language.say(f"verraeter-pass-cards-{choice}"), about)
        case "what":
            return Label(language.say(f"verraeter-build-{choice}"), language.say(f"verraeter-build-{choice}-about"))
        case _:
            raise LookupError(question)


def _land_choice(scene: Scene, index: int) -> Label:
    view, language = _view(scene), scene.language
    assert view.seat is not None  # the public is asked nothing
    land = view.lands[index]
    text = language.say(
        "verraeter-land-choice",
        land=_land(language, land.kind),
        family=_family(language, land.family),
        place=index + 1,
    )
    if land.building is not None:
        return Label(text, language.say("verraeter-land-choice-granary"))
    side = "own" if land.family == view.players[view.seat].family else "rival"
    return Label(text, language.say("verraeter-land-choice-about", side=side, strength=land.strength))


def _border_choice(scene: Scene, border: int) -> Label:
    """Name a border by its two lands, the Eagle's first, with what the beaten one would pay."""
    view, language = _view(scene), scene.language
    lands = sorted(bordering(border), key=lambda land: view.lands[land].family)
    eagle, rose = (
        language.say(
            "verraeter-border-side",
            land=_land(language, view.lands[land].kind),
            strength=view.lands[land].strength,
            family=_family(language, view.lands[land].family),
            place=land + 1,
        )
        for land in lands
    )
    return Label(
        language.say("verraeter-border-choice", eagle=eagle, rose=rose),
        language.say("verraeter-border-choice-about", winners=_numbers_of_winners(view), pays=_prices(scene, lands)),
    )


# What is answered


def act(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    confirmed = _answer(scene, "done", action)
    return " ".join((confirmed, *orders(scene.language, action))) if isinstance(action, Plan) else confirmed


def orders(language: Language, plan: Plan) -> tuple[str, ...]:
    """Say what a plan orders, a sentence for each order."""
    told = []
    if plan.roles:
        ranked = enumerate((_the_role(language, role) for role in plan.roles), start=1)
        wishes = ", ".join(language.say("verraeter-orders-wish", rank=rank, role=role) for rank, role in ranked)
        told.append(language.say("verraeter-orders-wishes", wishes=wishes))
    if plan.pass_cards:
        told.append(language.say("verraeter-orders-pass-cards"))
    return tuple(told)


def _answer(scene: Scene, manner: Literal["act", "done"], action: Answer) -> str:
    language, say = scene.language, scene.language.say
    match action:
        case PlaceGranary(land):
            return say(f"verraeter-{manner}-granary", land=_the_land(scene, land))
        case ChoosePlace(border):
            one, two = (_the_land(scene, land) for land in bordering(border))
            return say(f"verraeter-{manner}-place", one=one, two=two)
        case TakeRole(role):
            return say(f"verraeter-{manner}-role", role=_the_role(language, role))
        case PlayCards(cards):
            values = _values(language, cards)
            return say(f"verraeter-{manner}-cards", count=len(cards), cards=values, sum=sum(cards))
        case Build(kind, land, convert):
            if convert is None:
                return say(f"verraeter-{manner}-build-{kind}", land=_the_land(scene, land))
            if convert == land:
                return say(f"verraeter-{manner}-build-converted", land=_the_land(scene, land))
            return say(f"verraeter-{manner}-build-moved", land=_the_land(scene, land), origin=str(convert + 1))
        case DoNotBuild():
            return say(f"verraeter-{manner}-build-nothing")
        case Plan():
            return say(f"verraeter-{manner}-plan", orders="none" if action == Plan() else "some")
        case _:
            assert_never(action)


def problem(language: Language, problem: Problem) -> str:
    """Say what is wrong and what would be right; keys of lands, families, action cards and buildings become names."""
    values = {name: _named(language, name, value) for name, value in problem.values.items()}
    return language.say(problem.key, **values)


def _named(language: Language, name: str, value: str | int) -> str | int:
    match name:
        case "land" | "other":
            key = f"verraeter-land-{value}"
        case "family" | "role" | "building":
            key = f"verraeter-{name}-{value}"
        case _:
            return value
    return language.say(key) if language.has(key) else value


# Nouns


def _land(language: Language, kind: LandKind) -> str:
    return language.say(f"verraeter-land-{kind}")


def _family(language: Language, family: Family) -> str:
    return language.say(f"verraeter-family-{family}")


def _the_role(language: Language, role: Role) -> str:
    return language.say("verraeter-the-role", role=role)


def _the_land(scene: Scene, index: int) -> str:
    """Name a land as sentences do: "the River (place 7)"."""
    return scene.language.say("verraeter-the-land", land=_view(scene).lands[index].kind, place=index + 1)


def _values(language: Language, cards: Sequence[int]) -> str:
    return language.list(str(card) for card in cards)


def _numbers_of_winners(view: View) -> str:
    """Write how many winners a land can have: "1/2/3"."""
    return "/".join(str(seat + 1) for seat in range(len(view.players)))


def _pays(scene: Scene, lands: Sequence[int]) -> str:
    """Say what the lands of a conflict pay when they are beaten."""
    winners = _numbers_of_winners(_view(scene))
    return scene.language.say("verraeter-pays", winners=winners, pays=_prices(scene, lands))


def _prices(scene: Scene, lands: Iterable[int]) -> str:
    """List what lands pay each of so many winners, each kind once: "River 5/4/3/2, City 10/8/6/5"."""
    view, language = _view(scene), scene.language
    by_kind = {view.lands[land].kind: view.lands[land].points[: len(view.players)] for land in lands}
    return ", ".join(
        language.say("verraeter-land-pays", land=_land(language, kind), points="/".join(map(str, points)))
        for kind, points in by_kind.items()
    )


def _view(scene: Scene) -> View:
    return cast(View, scene.view)
