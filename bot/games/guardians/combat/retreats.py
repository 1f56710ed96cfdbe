"""After a combat (rule 6.10): retreats, shields that meet, what is too much for a space, cards played on a loss.

Parts for "retreat", "merge", "overflow" and "spoils". The combat is still on the table (stage "aftermath") while they
are asked; the loser stays on its space until everything is answered.

Menus. "retreat": the question "to", with spaces, the cards that change a retreat, and "give-up". "merge": "keep", the
shield that stays (left out if both are the same card), and "discards", if creatures or items have to go; copies are
numbered as in a march ("archer:2"). "overflow": "discards". Where cards have to go, "propose" offers the "weakest".
"spoils": as in `card_plays.window`.
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Seat
from bot.games.forms import NOT_ON_THE_MENU, Draft, Form, menu
from bot.games.guardians import card_plays as plays
from bot.games.guardians.abilities import FreeRetreat
from bot.games.guardians.asking import Part, listed, numbered
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.spaces import (
    Host,
    Land,
    Pile,
    below_at,
    control_of,
    count_shield,
    fits,
    joined,
    limit_under,
    lose_shield,
    lose_stronghold,
    pile_of,
    seat_of,
    stacking_of,
)
from bot.games.guardians.table import (
    GIVE_UP,
    HOMES,
    Action,
    Army,
    Asking,
    Battlefield,
    Cards,
    DecisionKind,
    Discard,
    Merge,
    Place,
    Play,
    Retreat,
    Retreated,
    Table,
    View,
    army_at,
    as_place,
    home_of,
    neighbours,
    without,
)
from bot.games.parts import never_forced

# After the combat


def after_combat(table: Table, loser: Seat) -> None:
    """Clear a space for the winner: strongholds fall, empty shields and loose losers are discarded, others retreat.

    Call it once, when the survivors lie under their shields again, while the combat is still on the table; not after
    an attack on a Guardian, from which nobody retreats (ruling R16). If there is a space to retreat to, or if the loser
    might have a card for it, he is asked ("retreat"); else the shield is lost. Of two shields that are lost together
    the defender's counts first, so that with the fifth of both the active player has won (ruling R17).
    """
    place = table.field.place
    if home_of(place) == loser:
        lose_stronghold(table, place)
    for seat in (table.field.defender, table.field.attacker):
        _drop_empty(table, seat, place)
    make_room(table, 1 - loser, place)
    army = table.army(place, loser)
    if table.state.outcome is not None or army is None:
        return
    if army.shield is None:
        table.remove_army(place, loser)
        table.discard(loser, (*army.creatures, *army.items), "combat")
        return
    state = table.state
    may_play = table.player(loser).depot and plays.open_spaces(place, {one.place for one in state.armies})
    if may_play or spaces_of(table.field, state.grounds, state.armies, loser):
        table.ask("retreat", loser, path=(place,), card=army.shield)
    else:
        lose_shield(table, loser, place, "retreat")


def make_room(table: Table, seat: Seat, place: Place) -> None:
    """Ask a seat what it discards, if more has survived a combat than the space holds.

    That happens where a card has joined the combat hand (Medallion of Skyphos), or an item that made room is lost.
    """
    army = table.army(place, seat)
    if table.state.outcome is not None or army is None:
        return
    limit = limit_under(table.state.grounds, place, army.shield)
    if not fits(Pile(army.creatures, army.items), limit, _below(table, seat, place)):
        table.ask("overflow", seat, path=(place,), card=army.shield)


def _below(table: Table, seat: Seat, place: Place) -> Cards:
    return table.stronghold(place).below if home_of(place) == seat else ()


def _drop_empty(table: Table, seat: Seat, place: Place) -> None:
    """Discard a shield that has lost its last creature."""
    army = table.army(place, seat)
    if army is None or army.creatures:
        return
    if army.shield is not None:
        lose_shield(table, seat, place, "combat")
    else:
        table.remove_army(place, seat)
        table.discard(seat, army.items, "combat")


def spaces_of(field: Battlefield, grounds: Sequence[Land], armies: Iterable[Host], loser: Seat) -> tuple[Place, ...]:
    """List where the loser may retreat to: home rows first, and then center, left, right in his own eyes.

    The attacker goes one space back on the way that he came, the defender to a neighbouring space; it must be under
    his own control. A card may open all neighbouring disputed spaces where nobody stands.
    """
    armies = tuple(armies)
    back = (field.origin,) if loser == field.attacker else neighbours(field.place)
    spaces = {place for place in back if control_of(grounds, armies, place) == loser}
    if any(isinstance(effect.ability, FreeRetreat) and effect.seat == loser for effect in field.lasting):
        spaces |= set(plays.open_spaces(field.place, {army.place for army in armies}))
    return tuple(sorted(spaces - {field.place}, key=_from_home(loser)))


def _from_home(seat: Seat) -> Callable[[Place], tuple[int, int]]:
    columns = {home[1]: order for home, order in zip(HOMES[seat], (1, 0, 2), strict=True)}
    return lambda place: (abs("ABCD".index(place[0]) - (0 if seat == 0 else 3)), columns[place[1]])


# Retreating


def retreat_spaces(view: View) -> tuple[Place, ...]:
    """List where the loser of a view's combat, whose view it is, may retreat to."""
    assert view.combat is not None  # retreats follow combats
    return spaces_of(view.combat.field, view.grounds, view.armies, seat_of(view))


def _retreat_menu(view: View, decision: Decision, form: Form) -> Action | None:
    cards = plays.playable(view, plays.TIMINGS["retreat"])
    chosen = form.ask("to", (*retreat_spaces(view), *cards, GIVE_UP))
    if chosen is None:
        return None
    return Play(card=chosen) if chosen in cards else Retreat(to=as_place(chosen))


def _retreat_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the answers, each space three times: self-play seldom gives up."""
    yield from (Retreat(to=place) for place in retreat_spaces(view) for _ in range(3))
    yield from plays.plays_now(view, plays.TIMINGS["retreat"])
    yield Retreat(to=None)


def _retreat_fallback(view: View, decision: Decision) -> Action:
    """Go to the first legal space (rule 11.2), to an own shield only where there is no other; else it is lost."""
    shielded = {army.place for army in view.armies if army.owner == decision.seat and army.shield is not None}
    return Retreat(to=min(retreat_spaces(view), key=lambda place: place in shielded, default=None))


def _retreat(table: Table, asking: Asking) -> None:
    (seat,) = asking.seats
    (place,) = asking.path
    match asking.answers[seat]:
        case Play() as play:
            table.ask("retreat", seat, path=asking.path, card=asking.card)
            plays.announce(table, seat, play)
        case Retreat(to=None):
            spaces = spaces_of(table.field, table.state.grounds, table.state.armies, seat)
            lose_shield(table, seat, place, "given-up" if spaces else "retreat")
        case Retreat(to=to):
            assert to is not None  # giving up is the case above
            table.tell(Retreated(seat=seat, origin=place, place=to))
            _come_to(table, seat, place, to)
        case _:
            raise AssertionError("no retreat")


def _come_to(table: Table, seat: Seat, place: Place, to: Place) -> None:
    """Put a retreating army down, or ask what stays where it is too much for the space."""
    army, there = table.army(place, seat), table.army(to, seat)
    assert army is not None  # it retreats
    if there is not None and there.shield is not None:
        table.ask("merge", seat, path=(place, to), card=army.shield)
        return
    both = joined(army, there)
    limit = limit_under(table.state.grounds, to, army.shield)
    if fits(Pile(both.creatures, both.items), limit, _below(table, seat, to)):
        table.remove_army(place, seat)
        table.set_army(replace(both, place=to))
    else:
        table.ask("overflow", seat, path=(place, to), card=army.shield)


# Two stacks on one space


def _way(view: View) -> tuple[Place, ...]:
    """Give the spaces of what comes together, the last one where it shall lie."""
    assert view.asking is not None  # this seat is asked
    return view.asking.path


def _shields(view: View) -> tuple[CardId, ...]:
    """List the shields that meet, each kind of card once; the one that retreats first."""
    seat = seat_of(view)
    armies = [army_at(view.armies, place, seat) for place in _way(view)]
    return tuple(dict.fromkeys(army.shield for army in armies if army is not None and army.shield is not None))


def _cover(view: View) -> CardId | None:
    """Name the one shield over what is too much; loose creatures have none."""
    return next(iter(_shields(view)), None)


def _together(view: View) -> Pile:
    """Put together what meets."""
    piles = [pile_of(army_at(view.armies, place, seat_of(view))) for place in _way(view)]
    return _piled(card for pile in piles for card in (*pile.creatures, *pile.items))


def _piled(cards: Iterable[CardId]) -> Pile:
    """Part creatures from items."""
    cards = tuple(cards)
    creatures = tuple(card for card in cards if CARDS[card].is_creature)
    return Pile(creatures, tuple(card for card in cards if not CARDS[card].is_creature))


def load_of(view: View, way: Sequence[Place]) -> tuple[int, int]:
    """Give the stacking vitality that own stacks on some spaces come to on the last one, and what it holds there."""
    seat, to = seat_of(view), way[-1]
    armies = [army for place in dict.fromkeys(way) if (army := army_at(view.armies, place, seat)) is not None]
    weight = sum(stacking_of(army.creatures or (), army.items or ()) for army in armies)
    limit = max((limit_under(view.grounds, to, army.shield) for army in armies), default=0)
    return weight + stacking_of(below_at(view, to)), limit


def _room(view: View, shield: CardId | None) -> Callable[[Pile], bool]:
    """Make the test whether a stack fits on the space under a shield; nothing at all always does."""
    to = _way(view)[-1]
    limit, below = limit_under(view.grounds, to, shield), below_at(view, to)
    return lambda pile: pile == Pile() or fits(pile, limit, below)


def _left(pile: Pile, discards: Cards) -> Pile:
    """Take cards out of a stack. Raises ValueError if one is not there."""
    return _piled(without((*pile.creatures, *pile.items), *discards))


def _with(pile: Pile, card: CardId) -> Pile:
    return _piled((*pile.creatures, *pile.items, card))


def _discard_problems(view: View, shield: CardId | None, discards: Cards) -> tuple[Problem, ...]:
    """List what is wrong with discards: they must make room, and only the surplus goes."""
    room = _room(view, shield)
    try:
        left = _left(_together(view), discards)
    except ValueError:
        return (NOT_ON_THE_MENU,)
    if not room(left):
        return (Problem("guardians-problem-too-much-left", {"place": _way(view)[-1]}),)
    spared = [card for card in dict.fromkeys(discards) if room(_with(left, card))]
    return tuple(Problem("guardians-problem-still-fits", {"card": card}) for card in spared)


def _surplus(view: View, shield: CardId | None, order: Iterable[CardId]) -> Cards:
    """Keep cards in an order as long as they fit, and list those that do not."""
    room = _room(view, shield)
    left, rest = Pile(), list(order)
    while added := next((card for card in rest if room(_with(left, card))), None):
        rest.remove(added)
        left = _with(left, added)
    return tuple(rest)


def _by_strength(view: View) -> tuple[CardId, ...]:
    pile = _together(view)
    return (*sorted(pile.creatures, key=lambda card: -CARDS[card].base), *pile.items)


def _problems(view: View, decision: Decision, action: Merge | Discard) -> tuple[Problem, ...]:
    match action:
        case Merge(keep=keep, discards=discards):
            return _discard_problems(view, keep, discards) if keep in _shields(view) else (NOT_ON_THE_MENU,)
        case Discard(cards=cards):
            return _discard_problems(view, _cover(view), cards)


def _answer(decision: Decision, keep: CardId | None, discards: Cards) -> Merge | Discard:
    return Merge(keep=keep, discards=discards) if decision.kind == "merge" and keep else Discard(cards=discards)


def _fill_in(view: View, decision: Decision, form: Form) -> Merge | Discard | None:
    """Ask which shield stays, where two meet, and what is discarded, if something has to be."""
    keep = form.ask("keep", _shields(view)) if decision.kind == "merge" else _cover(view)
    if keep is None and decision.kind == "merge":
        return None
    pile = _together(view)
    if _room(view, keep)(pile):
        return _answer(decision, keep, ())
    form.ask("propose", ("weakest",), optional=True, style="proposals")
    discards = plays.ask_cards(form, "discards", (*pile.creatures, *pile.items), least=1)
    return None if discards is None else _answer(decision, keep, discards)


_FORM: Final = menu(_fill_in)


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Take an answer; the weakest cards that have to go are one."""
    if key == "propose":
        keep = dict(draft.taken).get("keep", ())
        shield = next((card for card in _shields(view) if card in keep), _cover(view))
        key, chosen = "discards", numbered(_surplus(view, shield, _by_strength(view))) if chosen else ()
    taken: Draft = _FORM.take(view, decision, draft, key, chosen)
    return taken


def _sample(view: View, decision: Decision, chance: Chance) -> Action:
    keep, pile = chance.pick(_shields(view)) if decision.kind == "merge" else _cover(view), _together(view)
    return _answer(decision, keep, _surplus(view, keep, chance.shuffled((*pile.creatures, *pile.items))))


def _fallback(view: View, decision: Decision) -> Action:
    """Keep the shield that was on the space, and the strongest creatures."""
    keep = _shields(view)[-1] if decision.kind == "merge" else _cover(view)
    return _answer(decision, keep, _surplus(view, keep, _by_strength(view)))


def _merge(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    place, to = asking.path
    assert isinstance(answer, Merge)
    army, there = table.army(place, seat), table.army(to, seat)
    assert army is not None  # they meet
    assert there is not None
    lost = there.shield if answer.keep == army.shield else army.shield
    assert lost is not None  # both have one
    _put_down(table, replace(joined(army, there), shield=answer.keep), place, to, answer.discards, "merged")
    count_shield(table, seat, to, lost, "merged")


def _put_down(
    table: Table, army: Army, place: Place, to: Place, discards: Cards, why: Literal["merged", "overflow"]
) -> None:
    """Put what is left of two stacks on one space; where nothing fits beside the cards below, the shield goes too."""
    left = _left(Pile(army.creatures, army.items), discards)
    table.remove_army(place, army.owner)
    table.set_army(replace(army, place=to, creatures=left.creatures, items=left.items))
    table.discard(army.owner, tuple(sorted(discards)), why)
    if not left.creatures and army.shield is not None:
        lose_shield(table, army.owner, to, why)


def _overflow(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    place, to = asking.path[0], asking.path[-1]
    assert isinstance(answer, Discard)
    army = table.army(place, seat)
    assert army is not None  # it retreats, or has won
    both = joined(army, table.army(to, seat)) if to != place else army
    _put_down(table, both, place, to, answer.cards, "overflow")


# Cards played on a loss


def _spoils(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    if isinstance(answer, Play):
        plays.announce(table, seat, answer)


_CLEARING: Final[tuple[tuple[DecisionKind, type[Action], Callable[[Table, Asking], None]], ...]] = (
    ("merge", Merge, _merge),
    ("overflow", Discard, _overflow),
)
PARTS: Final[tuple[Part, ...]] = (
    listed(
        "retreat",
        answers=Retreat | Play,
        offers=_retreat_offers,
        fill_in=_retreat_menu,
        fallback=_retreat_fallback,
        forced=never_forced,
        resolve=_retreat,
    ),
    *(
        Part(
            kind=kind,
            answers=answers,
            problems=_problems,
            menu=dataclasses.replace(_FORM, take=_take),
            sample=_sample,
            fallback=_fallback,
            resolve=resolve,
        )
        for kind, answers, resolve in _CLEARING
    ),
    plays.window("spoils", _spoils),
)
