"""The beginning of a turn: drawing with every term, the opening hand, and answers to the dominance cards.

Menus. "foresight": the question "dominance", buttons "take" and "discard". "upcards": the question "play", the cards
of the depot that answer dominance cards, and "pass".
"""

from collections.abc import Iterator
from typing import Final

from bot.games.contract import Decision, Seat
from bot.games.forms import Form, menu
from bot.games.guardians import card_plays as plays
from bot.games.guardians.abilities import DrawBonus, DrawMod, Per, UpcardOptional, When
from bot.games.guardians.asking import Part
from bot.games.guardians.cards import CARDS, matches, with_ability
from bot.games.guardians.spaces import control_of, controllers, is_last_turn
from bot.games.guardians.table import (
    DISPUTED,
    Action,
    Asking,
    CardsDrawn,
    Drawn,
    DrawTerm,
    Foresight,
    HandRedrawn,
    Layout,
    Play,
    State,
    Table,
    TurnBegun,
    View,
)

OPENING_HAND: Final = 12

# Turns


def begin_turn(table: Table) -> None:
    """Begin the next turn; on the first one draw the opening hands."""
    turn = table.state.turn + 1
    first, second = table.state.orders
    table.change(phase="organise", turn=turn, first=None, active=None, stops=(first.stops, second.stops))
    table.tell(TurnBegun(turn=turn, last=is_last_turn(table.state)))
    if turn == 1:
        for seat in (0, 1):
            _draw(table, seat, (DrawTerm(kind="opening", amount=OPENING_HAND),))


def go_on_organising(table: Table) -> None:
    """Let each seat draw that has not, then ask both to organise."""
    for seat in (0, 1):
        if table.player(seat).dominance is not None:
            if _chooses(table.state, seat):
                table.ask("foresight", seat, card=table.player(seat).dominance)
                return
            draw(table, seat, take=True)
    table.ask("organise", 0, 1)


def redraw(table: Table, asking: Asking) -> bool:
    """Give twelve new cards for a stone to those who wanted them (rule 2.4), and tell whether somebody did.

    Who did not keeps what he has sealed; the question is put anew.
    """
    wanted = [seat for seat in asking.seats if _wants_redraw(asking, seat)]
    if not wanted:
        return False
    for seat in wanted:
        player = table.player(seat)
        table.change_player(seat, drawn=(), redrawn=True, deck=table.chance.shuffled((*player.drawn, *player.deck)))
        table.tell(HandRedrawn(seat=seat))
        table.add_stones(seat, -1)
        _draw(table, seat, (DrawTerm(kind="opening", amount=OPENING_HAND),))
    first, second = (None if seat in wanted else asking.answers[seat] for seat in (0, 1))
    table.ask("organise", *asking.seats, answers=(first, second))
    return True


def _wants_redraw(asking: Asking, seat: Seat) -> bool:
    answer = asking.answers[seat]
    return isinstance(answer, Layout) and answer.redraw


# The draw


def draw_terms(state: State, seat: Seat) -> tuple[DrawTerm, ...]:
    """List every term of a draw: the Guardian's number, more or fewer lands, the lower dominance, texts (rule 4.1).

    The dominance card counts as one of the cards.
    """
    return tuple(_draw_terms(state, seat))


def _draw_terms(state: State, seat: Seat) -> Iterator[DrawTerm]:
    player = state.players[seat]
    modifiers = CARDS[player.guardian].draw
    assert modifiers is not None  # every Guardian has them
    yield DrawTerm(kind="base", amount=modifiers.base)
    holders = controllers(state.grounds, state.armies)
    own, enemy = holders.count(seat), holders.count(1 - seat)
    if own < enemy:
        yield DrawTerm(kind="fewer_lands", amount=modifiers.fewer_lands)
    elif own > enemy:
        yield DrawTerm(kind="more_lands", amount=modifiers.more_lands)
    sources = (player.guardian, *player.accessories)
    if player.number < state.players[1 - seat].number:
        yield DrawTerm(kind="lower_dominance", amount=modifiers.lower_dominance)
        for card in sources:
            for modifier in with_ability(CARDS[card], DrawMod):
                yield DrawTerm(kind="text", amount=modifier.amount, card=card)
    for card in sources:
        for bonus in with_ability(CARDS[card], DrawBonus):
            amount = bonus.amount * _times(state, seat, bonus.per)
            if amount and _holds(state, seat, bonus.when):
                yield DrawTerm(kind="text", amount=amount, card=card)


def _times(state: State, seat: Seat, per: Per | None) -> int:
    """Count what an extra card is drawn for."""
    if per is None:
        return 1
    if per.controlled_terrain is not None:
        return sum(
            ground.terrain is not None
            and not ground.face_down
            and per.controlled_terrain in CARDS[ground.terrain].terrain_types
            and control_of(state.grounds, state.armies, place) == seat
            for place, ground in zip(DISPUTED, state.grounds, strict=True)
        )
    if per.own_shields_in is not None:
        return sum(army.owner == seat and army.place in DISPUTED for army in state.armies)
    if per.own_shields_lost:
        return state.players[seat].shields_lost
    raise ValueError(f"nothing is drawn for {per}")


def _holds(state: State, seat: Seat, when: When | None) -> bool:
    """Tell whether the dominance card is what a text asks for."""
    if when is None:
        return True
    card = state.players[seat].dominance
    return card is not None and matches(when.upcard, CARDS[card])


def _chooses(state: State, seat: Seat) -> bool:
    """Tell whether a seat may discard its dominance card and draw the full number (Tes Let)."""
    player = state.players[seat]
    return (
        bool(with_ability(CARDS[player.guardian], UpcardOptional))
        and not player.dominance_is_discard
        and sum(term.amount for term in draw_terms(state, seat)) > 0
    )


def draw(table: Table, seat: Seat, *, take: bool) -> None:
    """Draw for a turn; the dominance card is the first card if it is taken, else it is discarded."""
    _draw(table, seat, draw_terms(table.state, seat), take=take)


def _draw(table: Table, seat: Seat, terms: tuple[DrawTerm, ...], *, take: bool = False) -> None:
    player = table.player(seat)
    number = max(0, sum(term.amount for term in terms))
    dominance = None if player.dominance_is_discard else player.dominance
    first = (dominance,) if dominance is not None and take and number else ()
    drawn = (*first, *player.deck[: number - len(first)])
    table.change_player(
        seat,
        drawn=tuple(sorted((*player.drawn, *drawn))),
        deck=player.deck[number - len(first) :] if number else player.deck,
        dominance=None,
        dominance_is_discard=False,
        discard=player.discard if dominance is None or first else (*player.discard, dominance),
    )
    table.tell(
        Drawn(
            seat=seat,
            terms=terms,
            cards=len(drawn),
            dominance=dominance,
            dominance_discarded=dominance is not None and not first,
            deck=len(table.player(seat).deck),
        ),
        CardsDrawn(audience=seat, cards=tuple(sorted(drawn))),
    )


# Answers


def ask_upcards(table: Table) -> None:
    """Ask everybody who might answer the dominance cards; whether somebody might is seen by his depot."""
    table.change(upcards_shown=False)
    seats = [seat for seat in (0, 1) if table.player(seat).depot]
    if seats:
        table.ask("upcards", *seats)


def _foresight_menu(view: View, decision: Decision, form: Form) -> Action | None:
    chosen = form.ask("dominance", ("take", "discard"), style="answers")
    return None if chosen is None else Foresight(take=chosen == "take")


def _foresight(table: Table, asking: Asking) -> None:
    seat, answer = asking.reply
    assert isinstance(answer, Foresight)
    draw(table, seat, take=answer.take)


def _answer_upcards(table: Table, asking: Asking) -> None:
    if announce_plays(table, asking):
        table.change(upcards_shown=True)


def announce_plays(table: Table, asking: Asking) -> bool:
    """Play what several seats have played at once, in the order of the turn; tell whether anybody has played.

    Then everybody is to be asked again: a window closes when both have passed (rule 11.3).
    """
    first = table.state.first or 0
    played = [(seat, answer) for seat in (first, 1 - first) if isinstance(answer := asking.answers[seat], Play)]
    for seat, play in reversed(played):  # what is asked last is answered first
        plays.announce(table, seat, play)
    return bool(played)


PARTS: Final[tuple[Part, ...]] = (
    Part(
        kind="foresight",
        answers=Foresight,
        menu=menu(_foresight_menu),
        sample=lambda view, decision, chance: Foresight(take=bool(chance.below(2))),
        fallback=lambda view, decision: Foresight(take=True),
        resolve=_foresight,
    ),
    plays.window("upcards", _answer_upcards),
)
