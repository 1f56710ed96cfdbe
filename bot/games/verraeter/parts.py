"""The kinds of decisions: what is asked, what speaks against an answer, who answers when nobody does.

The questions, with their choices: land (granary) and border (place), by number; role; propose (cards to play at once:
lead-4-5, all-2-4-5) and cards (value and which of its equals it is: 4-1, 5-1, 5-2); what (granary-3 and post-3 with the
land, post-3-7 with the granary that it takes the place of, nothing).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.forms import Draft, Form, menu
from bot.games.parts import Part, only_legal
from bot.games.verraeter.actions import Action, Build, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.cards import offered_to
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import (
    bordering,
    lands_with,
    other,
    possible_builds,
)
from bot.games.verraeter.scoring import open_sums
from bot.games.verraeter.state import FAMILIES, Building, Role
from bot.games.verraeter.table import Table, open_decision
from bot.games.verraeter.views import PlayerView, View, view_of

ABSENT_ROLES: Final[tuple[Role, ...]] = ("farmer", "diplomat2", "builder", "diplomat5", "strategist", "traitor")
"""What is taken for an absent player, best first (rule 6.3, ruling R07).

First what fills his hand again, since he plays no cards; then what does nothing if nobody uses it, and what helps his
family without a further choice. The strategist would keep the table waiting for the next place, and a traitor's
change of sides is the one choice that nobody should make for another.
"""


def play_on(table: Table) -> None:
    """Act for seats with nothing to choose (rule 6.2), and for those that have left, until a player is asked."""
    while (action := _without_choice(table)) is not None:
        table.carry_out(action)


def _without_choice(table: Table) -> Action | None:
    """Give what a seat does that is not asked.

    Who has left takes an action card by lot, and does all else as the clock would (rule 5.4).
    """
    state = table.state
    if state.phase == "over":
        return None
    if state.phase == "cards" and not state.players[state.turn].hand:
        return PlayCards()
    if state.phase == "building" and not possible_builds(state.lands, state.turn):
        return DoNotBuild()
    if state.turn not in state.left:
        return None
    if state.phase == "draft":
        return TakeRole(table.chance.pick(offered_to(state, state.turn)))
    decision = open_decision(state)
    assert decision is not None
    action: Action = PART_OF[decision.kind].fallback(view_of(state, state.turn), decision)
    return action


def _carry_out(table: Table, decision: Decision, action: Action) -> None:
    table.carry_out(action)


def _with_own(view: View, **changes: Any) -> tuple[PlayerView, ...]:
    """Give the players with changes to the one who looks."""
    return tuple(
        msgspec.structs.replace(player, **changes) if seat == view.seat else player
        for seat, player in enumerate(view.players)
    )


# The first granary (set-up)


def _ask_granary(view: View, decision: Decision, form: Form) -> PlaceGranary | None:
    land = form.ask_number("land", view.legal_lands)
    return None if land is None else PlaceGranary(land)


def _granary_is_legal(view: View, decision: Decision, action: PlaceGranary) -> bool:
    return action.land in view.legal_lands


GRANARY: Final[Part[View, PlaceGranary, Table]] = Part(
    answers=PlaceGranary,
    menu=menu(_ask_granary),
    problems=only_legal(_granary_is_legal),
    show=lambda view, decision, action: _with_building(view, Build("granary", action.land)),
    sample=lambda view, decision, chance: PlaceGranary(chance.pick(view.legal_lands)),
    fallback=lambda view, decision: PlaceGranary(view.legal_lands[0]),
    carry_out=_carry_out,
)


# The place of the conflict (phase 1)


def _ask_place(view: View, decision: Decision, form: Form) -> ChoosePlace | None:
    border = form.ask_number("border", view.legal_borders)
    return None if border is None else ChoosePlace(border)


def _place_is_legal(view: View, decision: Decision, action: ChoosePlace) -> bool:
    return action.border in view.legal_borders


def _worth(view: View, border: int) -> int:
    """Give what each declared supporter of the asked seat's family scores if it takes the rival's land at a border."""
    assert view.seat is not None  # the public is asked nothing
    family = view.players[view.seat].family
    supporters = sum(player.family == family for player in view.players)
    rival = next(land for land in bordering(border) if view.lands[land].family != family)
    return view.lands[rival].points[supporters - 1]


PLACE: Final[Part[View, ChoosePlace, Table]] = Part(
    answers=ChoosePlace,
    menu=menu(_ask_place),
    problems=only_legal(_place_is_legal),
    show=lambda view, decision, action: msgspec.structs.replace(view, border=action.border),
    sample=lambda view, decision, chance: ChoosePlace(chance.pick(view.legal_borders)),
    fallback=lambda view, decision: ChoosePlace(max(view.legal_borders, key=lambda border: _worth(view, border))),
    carry_out=_carry_out,
)


# The draft (phase 2)


def _ask_role(view: View, decision: Decision, form: Form) -> TakeRole | None:
    role = form.ask("role", view.offered, style="answers")
    return None if role is None else TakeRole(role)


def _role_is_legal(view: View, decision: Decision, action: TakeRole) -> bool:
    return action.role in view.offered


def _show_role(view: View, decision: Decision, action: TakeRole) -> View:
    return msgspec.structs.replace(view, players=_with_own(view, role_taken=True, role=action.role))


ROLE: Final[Part[View, TakeRole, Table]] = Part(
    answers=TakeRole,
    menu=menu(_ask_role),
    problems=only_legal(_role_is_legal),
    show=_show_role,
    sample=lambda view, decision, chance: TakeRole(chance.pick(view.offered)),
    fallback=lambda view, decision: TakeRole(next(role for role in ABSENT_ROLES if role in view.offered)),
    carry_out=_carry_out,
)


# Supply cards (phase 3)


def fewest_cards(view: View) -> int:
    """Count the supply cards that a player who is asked, and so has some, must play at least."""
    return view.options.min_cards


def most_cards(view: View) -> int:
    """Count the supply cards that the seat of a view may play at most."""
    return min(CARDS.limits.cards_per_conflict, len(view.hand))


def _card_keys(hand: tuple[int, ...]) -> tuple[str, ...]:
    """Name each card of a hand by its value and which of its equals it is: 4-1, 5-1, 5-2."""
    return tuple(f"{value}-{hand[: place + 1].count(value)}" for place, value in enumerate(hand))


def own_lead(view: View) -> int:
    """Tell by how much the side that a seat will be on at the reveal leads, before the seat has played supply cards.

    What lies open counts for the families that are declared, and the seat's own action card as it will: the traitor is
    on the rivals' side. What others hide does not count.
    """
    assert view.seat is not None  # the public is asked nothing
    assert view.open_sums is not None
    me = view.players[view.seat]
    assert me.role is not None
    side = other(me.family) if me.role == "traitor" else me.family
    sums = dict(zip(FAMILIES, view.open_sums, strict=True))
    return sums[side] - sums[other(side)] + CARDS.roles[me.role].conflict_points


def least_to_lead(view: View, cards: Sequence[int], most: int, margin: int = 1) -> tuple[int, ...] | None:
    """Choose of some cards the fewest points, at most so many cards, that put the seat's side in the lead."""
    lead = own_lead(view)
    plays = [play for count in range(fewest_cards(view), most + 1) for play in combinations(cards, count)]
    enough = [play for play in plays if lead + sum(play) >= margin]
    return min(enough, key=lambda play: (sum(play), len(play)), default=None)


def _proposals(view: View) -> dict[str, tuple[str, ...]]:
    """Propose cards: the fewest that take the lead, and as many as possible; each by its name, as keys of cards."""
    most = most_cards(view)
    found = {"lead": least_to_lead(view, view.hand, most) or (), "all": view.hand[len(view.hand) - most :]}
    return {
        "-".join((name, *map(str, cards))): _card_keys(cards)
        for name, cards in found.items()
        if cards and (name == "lead" or cards != found["lead"])
    }


def _ask_cards(view: View, decision: Decision, form: Form) -> PlayCards | None:
    """Ask which cards to play. Where none has to be played, an untouched draft is a pass."""
    form.ask("propose", _proposals(view), optional=True, style="proposals")
    keys, least, most = _card_keys(view.hand), fewest_cards(view), most_cards(view)
    cards = form.ask_several("cards", keys, least=least, most=most, style="buttons")
    return None if cards is None else PlayCards(tuple(sorted(int(card.partition("-")[0]) for card in cards)))


_CARDS_MENU: Final = menu(_ask_cards)


def _take_cards(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Take cards as they are chosen, or as one press proposes them."""
    if key == "propose":
        chosen = next((_proposals(view)[one] for one in chosen), ())
    taken: Draft = _CARDS_MENU.take(view, decision, draft, "cards", chosen)
    return taken


def _cards_are_legal(view: View, decision: Decision, action: PlayCards) -> bool:
    return fewest_cards(view) <= len(action.cards) <= most_cards(view) and not Counter(action.cards) - Counter(
        view.hand
    )


def _preview_cards(view: View, decision: Decision, draft: Draft) -> View:
    """Show the cards on the table; an untouched draft plays none yet."""
    action = _ask_cards(view, decision, Form(draft))
    return view if action is None or not draft.taken else _with_played(view, action.cards)


def _with_played(view: View, cards: tuple[int, ...]) -> View:
    """Show the table as it would be with these cards played: out of the hand, before their player, in the open sums."""
    assert view.border is not None
    hand = list(view.hand)
    for card in cards:
        hand.remove(card)
    players = _with_own(view, hand_count=len(hand), played=cards)
    families = [player.family for player in players]
    sums = open_sums(view.border, view.lands, families, [player.played or () for player in players])
    return msgspec.structs.replace(view, hand=tuple(hand), players=players, open_sums=sums)


def _some_cards(view: View, decision: Decision, chance: Chance) -> PlayCards:
    count = fewest_cards(view) + chance.below(most_cards(view) - fewest_cards(view) + 1)
    return PlayCards(tuple(sorted(chance.some(view.hand, count))))


def _forced_cards(view: View, decision: Decision) -> PlayCards | None:
    """Give the last card of a player who has to play one."""
    return PlayCards(view.hand) if fewest_cards(view) == most_cards(view) else None


PLAY: Final[Part[View, PlayCards, Table]] = Part(
    answers=PlayCards,
    menu=replace(_CARDS_MENU, take=_take_cards),
    problems=only_legal(_cards_are_legal),
    preview=_preview_cards,
    sample=_some_cards,
    fallback=lambda view, decision: PlayCards(view.hand[: fewest_cards(view)]),
    forced=_forced_cards,
    carry_out=_carry_out,
)


# Building (phase 7)


def _ask_building(view: View, decision: Decision, form: Form) -> Build | DoNotBuild | None:
    """Ask what to build and where at once; what few would do, to move a granary away for a post, comes last."""
    builds = possible_builds(view.lands, decision.seat)
    moved = [build for build in builds if build.convert not in (None, build.land)]
    keys = (*(_build_key(build) for build in builds if build not in moved), "nothing", *map(_build_key, moved))
    what = form.ask("what", keys)
    return None if what is None else build_called(what)


def _build_key(build: Build) -> str:
    return "-".join(map(str, (build.kind, build.land, *(() if build.convert is None else (build.convert,)))))


def build_called(key: str) -> Build | DoNotBuild:
    """Read the building that a choice names."""
    kind, *lands = key.split("-")
    if not lands:
        return DoNotBuild()
    land, *convert = map(int, lands)
    return Build("granary" if kind == "granary" else "post", land, next(iter(convert), None))


def _building_is_legal(view: View, decision: Decision, action: Build | DoNotBuild) -> bool:
    return isinstance(action, DoNotBuild) or action in possible_builds(view.lands, decision.seat)


def _show_building(view: View, decision: Decision, action: Build | DoNotBuild) -> View:
    return view if isinstance(action, DoNotBuild) else _with_building(view, action)


def _with_building(view: View, build: Build) -> View:
    assert view.seat is not None  # the public is asked nothing
    lands = list(view.lands)
    if build.convert is not None:
        lands[build.convert] = msgspec.structs.replace(lands[build.convert], building=None)
    lands[build.land] = msgspec.structs.replace(
        lands[build.land], building=Building(view.seat, build.kind), change="built"
    )
    granaries = len(lands_with(tuple(lands), view.seat, "granary"))
    posts = len(lands_with(tuple(lands), view.seat, "post"))
    unbuilt = CARDS.buildings.per_player - granaries - posts
    players = _with_own(view, granaries=granaries, posts=posts, unbuilt=unbuilt)
    return msgspec.structs.replace(view, lands=tuple(lands), players=players)


def _some_building(view: View, decision: Decision, chance: Chance) -> Build | DoNotBuild:
    choices: tuple[Build | DoNotBuild, ...] = (*possible_builds(view.lands, decision.seat), DoNotBuild())
    return chance.pick(choices)


BUILD: Final[Part[View, Build | DoNotBuild, Table]] = Part(
    answers=Build | DoNotBuild,
    menu=menu(_ask_building),
    problems=only_legal(_building_is_legal),
    show=_show_building,
    sample=_some_building,
    fallback=lambda view, decision: DoNotBuild(),
    carry_out=_carry_out,
)


PART_OF: Final[Mapping[str, Part[View, Any, Table]]] = {
    "granary": GRANARY,
    "place": PLACE,
    "role": ROLE,
    "cards": PLAY,
    "build": BUILD,
}
