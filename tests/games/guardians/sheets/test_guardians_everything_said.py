"""Whatever the rules let somebody choose in a combat can be said: on a sheet, and step by step by the same orders.

Every card, every kind of ability and every setting is walked through. For what is chosen there is a combat in which a
sheet, made with the presses of its menu, does it, at both paces; what is chosen elsewhere, by nobody or by no sheet
stands in a list with the rule that says why.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import fields, replace

from bot.games.contract import IllegalAction, Seat
from bot.games.guardians import abilities as kinds
from bot.games.guardians import table
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, Card, with_ability
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    CardPlayed,
    CombatOrders,
    CombatSheet,
    Options,
    PrimariesShown,
    Suggestion,
    Walk,
    WindowOrders,
)
from tests.games.case_files import cases_in
from tests.games.guardians.courses import played
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.sheets.test_guardians_sheets import BY_HAND
from tests.games.guardians.tables import GAME, army, by_steps, player, state

NO_COMMAND: Final = ("commands attacking no;", "commands after-yes no; commands after-no no;")
"""What each side says on its sheet where commands are no matter."""
STRONGEST_FIRST: Final = CombatOrders(then="highest", goal="never", secondary="never", otherwise="pass")


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """A combat in which one side says something, and how one sees that it has come about: see cases/said.yaml."""

    id: str
    first: str
    second: str
    says: str
    seen: dict[str, dict[str, Any]]
    seat: Seat = 0
    theirs: Suggestion | CombatOrders = STRONGEST_FIRST
    begun: dict[str, Any] = {}
    options: dict[str, Any] = {}


COMBATS: Final[tuple[Mapping[str, Any], ...]] = tuple(cases_in(Path(__file__).parents[1] / "cases" / "said.yaml"))
TRIED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        "$ally $foe",
        (
            *("will_o_the_wisp archer", "zombie zombie", "scurvy_dog mad_fiend", "archangel_odessa sand_lord"),
            *("brap_back_goblins gnobby_gnomes", "zombie rock_giant", "slag_bunny corporal", "baal_a_gog corporal"),
            *("swordsman sorcerer", "will_o_the_wisp gnobby_gnomes"),
        ),
    ),
    ("$land", ("mountains", "swamp")),
    ("$patient", ("mule", "skeletal_minion", "slag_bunny", "demon_horde_of_kabod", "whispering_spirits")),
    ("$bribe", ("gold", "beer", "babes")),
)
"""What is tried for other names in a combat: whoever helps does so enough for somebody, and healers heal somebody."""


def trials(what: str, card: str = "") -> Iterator[Trial]:
    """Give the combats in which something can be said of a card, those for it alone before all others."""
    rows = [row for row in COMBATS if row["id"].split()[0] == what]
    alone = [row for row in rows if card and card in row["id"].split()]
    for row in alone or [row for row in rows if all(_is(card, sort) for sort in row["id"].split()[1:])]:
        texts = [json.dumps(row).replace("$card", card).replace("$price", _price(card))]
        for names, values in TRIED:
            if names.split()[0] in texts[0]:
                texts = [_named(text, names, value) for text in texts for value in values]
        yield from (msgspec.convert(_frozen(json.loads(text)), Trial) for text in texts)


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _frozen(one) for name, one in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _named(text: str, names: str, values: str) -> str:
    for name, value in zip(names.split(), values.split(), strict=True):
        text = text.replace(name, value)
    return text


def _is(card: str, sort: str) -> bool:
    return card in CARDS and (CARDS[card].type == sort or getattr(CARDS[card], sort, False) is True)


def _price(card: str) -> str:
    return "paid" if card and any(one.cost_stones for one in with_ability(CARDS[card], kinds.Heal)) else "free"


def fought(trial: Trial, pace: str) -> Fight:
    """Fight a combat by both sheets; step by step each question is answered by them. Raises IllegalAction."""

    def begin(options: Options) -> Fight:
        return fight(trial.first.split(), trial.second.split(), options=options, **trial.begun)

    game = begin(Options(turn_limit="none", **trial.options))
    sheets = [_sheet(game, seat, trial) for seat in (0, 1)]
    if pace == "steps":
        game = begin(by_steps(turn_limit="none", **trial.options))
    while game.state.combat is not None and game.asked[0]:
        kind, (seat, *_) = game.asked
        if kind == "sheet":
            game.answer(seat, CombatSheet(orders=sheets[seat]))
        elif kind in BY_HAND:
            game.let_go()
        else:
            game.answer(seat, sheet_answer(game.view(seat), game.decision(seat), sheets[seat]))
    return game


def _sheet(game: Fight, seat: Seat, trial: Trial) -> CombatOrders:
    """Make a side's sheet, the one of the trial press by press."""
    if seat != trial.seat:
        return (
            trial.theirs
            if isinstance(trial.theirs, CombatOrders)
            else suggested_sheet(game.view(seat), seat, trial.theirs)
        )
    view, decision = game.view(seat), game.decision(seat)
    draft = GAME.blank(view, decision)
    quiet = "" if "commands" in trial.says.split() else NO_COMMAND[seat]
    for part, key, *chosen in map(str.split, filter(None, f"{quiet}{trial.says}".split(";"))):
        draft = GAME.take(view, decision, draft, "part", (part,))
        draft = GAME.take(view, decision, draft, key, tuple(chosen))
    sheet = GAME.finish(view, decision, draft)
    assert isinstance(sheet, CombatSheet)
    assert not GAME.problems(view, decision, sheet)
    return sheet.orders


def cannot_be_said(trials: Iterable[Trial]) -> bool:
    """Tell whether nothing comes of what is said in some combats; what comes about by sheets has to step by step."""
    for trial in trials:
        if _comes_about(trial, "sheets"):
            return not _comes_about(trial, "steps")
    return True


def _comes_about(trial: Trial, pace: str) -> bool:
    try:
        return comes_about(trial, fought(trial, pace))
    except (IllegalAction, StopIteration):
        return False


# What one sees


def comes_about(trial: Trial, game: Fight) -> bool:
    """Tell whether an event of each kind has the facts that a trial wants to see."""
    return all(
        any(all(_has(one, name, value) for name, value in facts.items()) for one in game.of(getattr(table, kind)))
        for kind, facts in trial.seen.items()
    )


def _has(event: Any, name: str, value: Any) -> bool:
    if name == "raised":
        return bool(event.points > next(one.points for one in with_ability(CARDS[value], kinds.Aoe)))
    held = attrgetter(name)(event)
    return bool(value in held if isinstance(held, tuple) else held == value)


# What is chosen about a card in a combat, and the combats for it


def chosen(card: Card) -> Iterator[str]:
    """Name what its owner chooses about a card in a combat."""
    if card.is_creature:
        if card.cmp:
            yield "serve"
        if (ranged := ranged_of(card.id)) is not None:
            yield "shoot"
            if ranged.channel_boost_max:
                yield "help-shot"
    if card.type == "guardian" and card.cmp:
        yield "pay"
    if card.timing in TIMES:
        yield TIMES[card.timing]
    elif card.timing == "command" or any(one.command for one in card.abilities):
        yield "command"
    for ability in card.abilities:
        match ability:
            case kinds.Aoe() if ability.plus_per_discarded or ability.plus_per_extra_stone:
                yield "raise"
            case kinds.CommandWithCreature() | kinds.BribeFromHand():
                yield "command"
            case kinds.CancelCommand(command=False):
                yield "cancel"
            case kinds.CancelChanneling():
                yield "channel-text"
            case kinds.ControlBonus() if ability.plus_per_stone:
                yield "idol"
            case kinds.Declare():
                yield "declare"
            case kinds.DefendFromBelow():
                yield "bells"
            case kinds.Detonate():
                yield "detonate"
            case kinds.Heal():
                yield "heal"
            case kinds.Recover():
                yield "save"
            case _:
                pass


TIMES: Final = {
    "any": "cast",
    "before_combat": "cast",
    "between_match_ups": "cast",
    "match_any": "cast",
    "on_retreat": "cast",
    "on_reveal": "cast",
    "response_bribe": "cast",
    "response_channel": "cast",
    "response_ranged": "cast",
    "bribery": "bribe",
    "response_any": "dispel",
    "after_killing_shield": "order",
    "after_upcards": "order",
    "before_first_move": "order",
    "response_flight": "order",
}
"""What is chosen about a card that is played, by its time."""

ELSEWHERE: Final = {
    "draw_organize": "rule 4.3: laid while organising, which is asked",
    "movement_any": "rule 12.3: played with a march, which is asked",
    None: "rule 4.3: laid or drawn; its text holds by itself",
}
"""Where cards of other times are used."""

# Windows outside of combats, which orders answer


def ordered(card: str) -> Fight:
    """Let seat 0 have ordered that a card be played, and come to where it can be."""
    mine, theirs = player(0, deck=("icky_bugs", *("mule",) * 9), hand=(card,)), player(1, deck=("axeman",) * 9)
    begun: dict[str, Any] = {"players": (mine, theirs), "active": None}
    match CARDS[card].timing:
        case "response_flight":
            made = state(armies=(army(1, "D1", "bantam_drake"),), first=1, **begun)
        case "after_killing_shield":
            around = tuple(army(0, place, "axeman", turned=True) for place in ("B2", "C1", "C3", "D2"))
            made = fight(("sand_lord",), ("idiot",), depots=((card,), ()), others=around).state
        case _:
            made = state(armies=(army(0, "B2", "archer"), army(1, "C2", "archer")), **{**begun, "first": None})
    orders = (WindowOrders(otherwise=(card,)), WindowOrders())
    game = played(replace(made, orders=orders, options=replace(made.options, windows="orders")))
    if CARDS[card].timing == "response_flight":
        game.answer(1, Walk(shield="D1", path=("C1", "B1"), fly=True))
    return game.to_end()


# What cannot be said

LOOKS: Final = "rule 11.3: orders play no card that only looks at others; it is played with a march"
UNSAID: Final[Mapping[str, str]] = {
    "cast detect_life_force": LOOKS,
    "cast eye_of_long_spying": LOOKS,
}
"""What no sheet does, and the rule that says why."""

BY_ITSELF: Final[Mapping[str, str]] = {
    "rule 4.1: it changes the draw": "draw_bonus draw_mod upcard_optional",
    "rule 4.3: it is laid, or judged, while organising": (
        "convert grant_flying limit_one_in_play limit_one_per_space stack_as_base upkeep_discard"
    ),
    "rule 12.2: the text holds by itself": (
        "all_immune_to_self allow attack_basis auto_win blank_text bribe_returns channel_receive cmp_mod "
        "contribution_when_beaten control_exclude control_value destroy_loser destroyed_if_beaten_by "
        "destroyed_when_used_as_command destroys forbid grant_immunity guardian_channel_limit guardian_vitality "
        "ignore_stronghold_bonus immune must_be_first_primary off_color_bonus_mod push_unless_beaten_by ranged_bonus "
        "stronghold_bonus terrain_bonus_mod vitality_bonus win_pushes"
    ),
    "rule 5.4: a march says it": "flights_per_turn",
}
"""Kinds of abilities about which nobody chooses anything in a combat, by the rule that says so."""

ELSEWHERE_SET: Final = {
    "pace": "option pace: it is what is walked through here",
    "council": "option council: a sheet once more; step by step each step is asked anyway",
    "open_sheets": "option open_sheets: what is shown once a combat is over",
    "windows": "option windows: outside of combats alone",
    "turn_limit": "option turn_limit: it ends a match and no combat",
    "deck_limits": "option deck_limits: it is judged before the match",
    "memory": "option memory: nobody looks while organising",
    "immune_count": "option immune_count: counting is nobody's choice",
}
"""Settings about which nothing is said in a combat."""


def test_whatever_is_chosen_about_a_card_in_a_combat_can_be_said_or_a_rule_says_why_not() -> None:
    silent = {
        f"{what} {card.id}"
        for card in CARDS.values()
        for what in dict.fromkeys(chosen(card))
        if what in {row["id"].split()[0] for row in COMBATS} and cannot_be_said(trials(what, card.id))
    }
    assert silent == set(UNSAID)


def test_whatever_else_is_chosen_in_a_combat_can_be_said_or_a_rule_says_why_not() -> None:
    sayings = [row["id"] for row in COMBATS if "$card" not in json.dumps(row)]
    assert [saying for saying in sayings if cannot_be_said(trials(saying))] == []
    said = {row["rule"] for row in COMBATS}
    assert {one.name for one in fields(Options) if f"option {one.name}" not in said} == set(ELSEWHERE_SET)


def test_every_creature_leads_where_a_sheet_wants_it_to() -> None:
    creatures = [card.id for card in CARDS.values() if card.is_creature]
    for number in range(0, len(creatures), 8):
        hand = creatures[number : number + 8]
        says = "; ".join(("modifiers goal never", *(f"primaries primaries {card}" for card in hand)))
        giants = " ".join(["huge_rock_giant"] * 8)
        game = fought(Trial(id="", first=" ".join(hand), second=giants, says=says, seen={}), "sheets")
        assert {one.fighters[0].card for one in game.of(PrimariesShown)} == set(hand)


@pytest.mark.parametrize(
    "card", [card.id for card in CARDS.values() if card.timing and TIMES.get(card.timing) == "order"]
)
def test_a_card_that_is_played_outside_of_combats_is_played_by_orders(card: str) -> None:
    assert ordered(card).of(CardPlayed)


def test_about_every_kind_of_ability_something_can_be_said_or_a_rule_says_why_not() -> None:
    spoken = {
        name
        for name, kind in kinds.ABILITY_TYPES.items()
        for card in CARDS.values()
        if with_ability(card, kind) and (card.timing == "movement_any" or [*chosen(card)])
    }
    listed = {name for names in BY_ITSELF.values() for name in names.split()}
    assert set(kinds.ABILITY_TYPES) - spoken <= listed
    assert {card.timing for card in CARDS.values()} <= {*TIMES, *ELSEWHERE, "command"}


def test_what_cannot_be_said_has_a_rule_for_its_reason() -> None:
    reasons = [*UNSAID.values(), *BY_ITSELF, *ELSEWHERE.values(), *ELSEWHERE_SET.values()]
    assert [reason for reason in reasons if not re.match(r"(rule \d|ruling R|option [a-z]|open: )", reason)] == []
