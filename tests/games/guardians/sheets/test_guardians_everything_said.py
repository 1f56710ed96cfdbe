"""Whatever the rules let somebody choose in a combat can be said: on a sheet, and step by step by the same orders.

Every card, every kind of ability and every setting is walked through. For what is chosen there is a combat in which a
sheet, made with the presses of its menu, does it, at both paces; what is chosen elsewhere, by nobody or by no sheet
stands in a list with the rule that says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import pytest
from msgspec.structs import fields, replace

from bot.games.contract import IllegalAction, Seat
from bot.games.guardians import abilities as kinds
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, Card, with_ability
from bot.games.guardians.plans import sheet_answer
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    AreaHit,
    BriberyFailed,
    CardDispelled,
    CardPlayed,
    CardsSaved,
    Channelled,
    CombatSheet,
    CommandsShown,
    ControlCounted,
    Declared,
    GameEvent,
    Healed,
    Options,
    Plan,
    PrimariesShown,
    Retreated,
    SentAway,
    ShieldLost,
    ShotPlaced,
    StruckAt,
    Suggestion,
    TerrainLost,
    Walk,
    WindowOrders,
)
from tests.games.guardians.courses import played
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.sheets.test_guardians_sheets import BY_HAND
from tests.games.guardians.tables import GAME, army, by_steps, player, state

NO_COMMAND: Final = (
    (("commands", "attacking", "no"),),
    (("commands", "after-yes", "no"), ("commands", "after-no", "no")),
)
"""What each side says on its sheet where commands are no matter."""
STRONGEST_FIRST: Final = Plan(then="highest", goal="never", secondary="never", otherwise="pass")

Says: TypeAlias = tuple[tuple[str, str, str], ...]


class Trial(NamedTuple):
    """A combat in which one side says something, and how one sees that it has come about.

    `says`: part of the sheet, question and answers. `begun` are further arguments of `fight`, its options among them.
    """

    first: str
    second: str
    says: Says
    used: Callable[[Fight], bool]
    seat: Seat = 0
    theirs: Suggestion | Plan = STRONGEST_FIRST
    begun: Mapping[str, Any] = {}
    options: Mapping[str, Any] = {}


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


def _sheet(game: Fight, seat: Seat, trial: Trial) -> Plan:
    """Make a side's sheet, the one of the trial press by press."""
    if seat != trial.seat:
        return trial.theirs if isinstance(trial.theirs, Plan) else suggested_sheet(game.view(seat), seat, trial.theirs)
    view, decision = game.view(seat), game.decision(seat)
    draft = GAME.blank(view, decision)
    quiet = () if any(part == "commands" for part, _, _ in trial.says) else NO_COMMAND[seat]
    for part, key, chosen in (*quiet, *trial.says):
        for question, answer in (("part", part), (key, chosen)):
            draft = GAME.take(view, decision, draft, question, tuple(answer.split()))
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
        return trial.used(fought(trial, pace))
    except (IllegalAction, StopIteration):
        return False


# What one sees


def event(kind: type[GameEvent], **facts: Any) -> Callable[[Fight], bool]:
    """Make the test whether something has happened."""
    return lambda game: any(
        all(getattr(one, name) == value for name, value in facts.items())
        for one in game.events
        if isinstance(one, kind)
    )


def by(kind: type[GameEvent], card: str, role: str = "fighter") -> Callable[[Fight], bool]:
    return lambda game: any(getattr(one, role).card == card for one in game.events if isinstance(one, kind))


def shown(card: str) -> Callable[[Fight], bool]:
    return lambda game: any(card in one.cards for one in game.of(CommandsShown))


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

HELPED: Final = (
    ("will_o_the_wisp", "archer"),
    ("zombie", "zombie"),
    ("scurvy_dog", "mad_fiend"),
    ("archangel_odessa", "sand_lord"),
    ("brap_back_goblins", "gnobby_gnomes"),
    ("zombie", "rock_giant"),
    ("slag_bunny", "corporal"),
    ("baal_a_gog", "corporal"),
    ("swordsman", "sorcerer"),
    ("will_o_the_wisp", "gnobby_gnomes"),
)
"""For each card that shoots or channels there is somebody among these whom it helps enough against that enemy."""


def shooting(card: str) -> Iterator[Trial]:
    """A tie is all that a Djinn brings; whoever takes an enemy shot waits for one."""
    says = (("modifiers", "shots", card),) * 2
    for (ally, foe), land in product(HELPED, ("mountains", "swamp")):
        yield Trial(
            f"{ally} {card}",
            f"{foe} {foe} gunner",
            (("primaries", "primaries", ally), ("modifiers", "goal", "tie"), *says),
            by(ShotPlaced, card),
            theirs="all-in",
            begun={"terrain": land, "stones": (0, 0)},
        )


def helping_shots(card: str) -> Iterator[Trial]:
    """The Idiot may not receive; the shot may, and three points are not enough without that."""
    says = (("primaries", "primaries", "idiot"), ("modifiers", "to-shots", "yes"))
    yield Trial(f"idiot {card}", "gunner", says, by(Channelled, card))


def serving(card: str) -> Iterator[Trial]:
    for ally, foe in HELPED:
        yield Trial(
            ally,
            foe,
            (("modifiers", "channelers", "yes"), ("modifiers", "stones", "0")),
            event(Channelled, card=card),
            begun={"homes": ({"A1": {"below": (card,)}}, None)},
        )


def paying(card: str) -> Iterator[Trial]:
    for ally, foe in HELPED:
        yield Trial(
            ally, foe, (("modifiers", "stones", "4"),), event(Channelled, card=card), begun={"guardians": (card, None)}
        )


def commanding(card: str) -> Iterator[Trial]:
    known = CARDS[card]
    begun: dict[str, Any] = {"place": "C1", "origin": "B1", "dominance": ("icky_bugs", None)}
    hand = card
    if known.double_backed:
        hand, begun["depots"] = "", ((card,), ())
    elif known.type == "stronghold_upgrade":
        hand, begun["homes"] = "", ({"A1": {"upgrade": card}}, None)
    yield Trial(f"{hand} idiot zombie", "mule captain", (("commands", "commands", card),), shown(card), begun=begun)


def raising(card: str) -> Iterator[Trial]:
    says = (("commands", "commands", card), ("commands", "raised", "2"))
    printed = next(one.points for one in with_ability(CARDS[card], kinds.Aoe))
    begun: dict[str, Any] = {"place": "C1", "origin": "B1"}
    if not CARDS[card].is_creature:
        begun |= {"homes": ({"A1": {"upgrade": card}}, None)}
    hand = f"{card if CARDS[card].is_creature else ''} cow goat zombie"
    more = lambda game: any(one.points > printed for one in game.of(AreaHit))  # noqa: E731 - a predicate like the others
    yield Trial(hand, "mule captain", says, more, begun=begun)


def cancelling(card: str) -> Iterator[Trial]:
    yield Trial(
        "zombie idiot",
        "sorcerer mule",
        (("spells", "spells", card),),
        event(CardDispelled, by=card),
        theirs="all-in",
        begun={"shields": (card, "")},
    )


def declaring(card: str) -> Iterator[Trial]:
    """The other side has to declare, and its sheet says who comes."""
    creature = CARDS[card].is_creature
    yield Trial(
        "zombie sand_lord",
        f"{card if creature else 'mule'} captain",
        (("primaries", "primaries", "sand_lord"),),
        event(Declared, seat=0),
        theirs="all-in",
        begun={} if creature else {"shields": ("", card)},
    )


def bells(card: str) -> Iterator[Trial]:
    """Somebody defends the stronghold already."""
    yield Trial(
        "marshal",
        "idiot",
        (("spells", "spells", card),),
        event(CardPlayed, card=card),
        seat=1,
        begun={
            "place": "D3",
            "origin": "C3",
            "terrain": None,
            "homes": (None, {"D3": {"upgrade": card, "below": ("sand_lord",)}}),
        },
    )


def detonating(card: str) -> Iterator[Trial]:
    says = (("commands", "commands", card), ("spells", "spells", card), ("primaries", "primaries", "cow"))
    yield Trial(f"{card} cow", "sand_lord", says, event(CardPlayed, card=card))


def idols(card: str) -> Iterator[Trial]:
    """Six and three for the idol are less than ten; two stones turn that."""
    yield Trial(
        "swordsman",
        "swordsman gunner",
        (("primaries", "primaries", "swordsman"), ("spells", "spells", card), ("modifiers", "stones", "2")),
        event(ControlCounted, winner=0),
        theirs=Plan(primaries=("swordsman",), goal="never", secondary="never", otherwise="pass"),
        begun={"place": "C1", "origin": "B1", "homes": ({"A1": {"upgrade": card}}, None)},
    )


def healing(card: str) -> Iterator[Trial]:
    """Whoever is healed has led and lost; the others win the space all the same."""
    price = "paid" if any(one.cost_stones for one in with_ability(CARDS[card], kinds.Heal)) else "free"
    patients = ("mule", "skeletal_minion", "slag_bunny", "demon_horde_of_kabod", "whispering_spirits")
    for others, patient in product(("corporal corporal", "idiot"), patients):
        yield Trial(
            f"{card} {patient} {others}",
            "bantam_drake",
            (("primaries", "primaries", patient), ("modifiers", "stones", "0"), ("afterwards", "heal", price)),
            event(Healed, healer=card),
            begun={"stones": (3, 0)},
        )


def saving(card: str) -> Iterator[Trial]:
    known = CARDS[card]
    begun: dict[str, Any] = {"depots": ((card,), ())} if known.double_backed else {}
    if known.is_shield:
        begun["shields"] = (card, "")
    hand = card if known.is_creature else "zombie"
    command = (("commands", "commands", card),) if known.double_backed else ()
    says = (*command, ("afterwards", "save", "most"))
    yield Trial(f"{hand} idiot", "huge_rock_giant", says, event(CardsSaved, card=card), begun=begun)


def bribing(card: str) -> Iterator[Trial]:
    yield Trial(
        "archer",
        "idiot",
        (("bribery", "bribe", "always"),),
        event(CardPlayed, card=card),
        begun={"depots": ((card,), ())},
    )


def stopping_channels(card: str) -> Iterator[Trial]:
    yield Trial(
        "archer",
        "will_o_the_wisp",
        (("spells", "spells", card),),
        event(CardDispelled, by=card),
        theirs="all-in",
        begun={"guardians": (card, None)},
    )


def dispelling(card: str) -> Iterator[Trial]:
    """The spell by which a Knight falls with his enemy; what else is dispelled stands among the sayings."""
    yield dispelled("spell", "sand_lord", "swordsman", "st_ballantines_evocation", card)


def dispelled(what: str, own: str, theirs: str, played: str, card: str = "dispel_magic") -> Trial:
    return Trial(
        own,
        theirs,
        (("spells", "dispels", what),),
        event(CardDispelled, card=played, by=card),
        theirs="all-in",
        begun={"depots": ((card,), (played,) if CARDS[played].double_backed else ())},
    )


def casting(card: str) -> Iterator[Trial]:
    says: Says = (("spells", "spells", card),)
    begun: dict[str, Any] = {"depots": ((card,), ())}
    used: Callable[[Fight], bool] = event(CardPlayed, card=card)
    theirs: Suggestion | Plan = STRONGEST_FIRST
    hands = ("swordsman idiot", "sand_lord mule")
    match card:
        case "hammer_of_doom":
            hands, begun["terrain"] = ("marshal", "sand_lord"), "the_dry_heaps"
            used = event(TerrainLost, place="C2", by=card)
        case "summon_loghammers_sapper":
            towers = {place: {"upgrade": "wizards_tower"} for place in ("D1", "D3")}
            begun |= {"place": "C1", "origin": "B1", "homes": (None, towers)}
            used = event(CardPlayed, card=card, target="D1")
        case "etherwave_magna_lock":
            hands = ("idiot", "succubus")
        case "you_cant_see_me_im_a_vampire":
            hands = ("zombie", "sand_lord")
        case "anvil_of_heaviness":
            begun |= {"place": "D2", "origin": "C2", "terrain": None}
        case "eye_of_missile_mayhem":
            hands = ("swordsman archer idiot", "sorcerer mule")
        case "shroud_of_grahzue":
            hands = ("archer", "fire_walker")
        case "energy_eater":
            hands, theirs = ("archer", "will_o_the_wisp"), "all-in"
        case "magic_feedback":
            hands, theirs = ("archer", "will_o_the_wisp"), "all-in"
            begun |= {"homes": (None, {"D3": {"below": ("shadow_of_ashes",)}})}
        case "heisenburgs_missiles" | "seraphim":
            hands, theirs = ("captain", "zombie gunner"), "all-in"
            begun["stones"] = (0, 0)
        case "shadow_bank_job" | "shadow_beer_heist" | "shadow_panty_raid":
            hands, theirs = ("idiot", "captain"), "all-in"
            begun["depots"] = ((card,), ("gold", "beer", "babes"))
            used = event(BriberyFailed, by=card)
        case "master_tactician":
            hands, says = ("mule idiot", "sand_lord"), (*says, ("afterwards", "retreats", "C3"))
            used = event(Retreated, place="C3")
    for theirs_first in ((), ("gold",), ("beer",), ("babes",)) if "shadow" in card else ((),):
        if theirs_first:
            begun = {**begun, "depots": ((card,), theirs_first)}
        yield Trial(*hands, says, used, theirs=theirs, begun=begun)


COMBATS: Final[Mapping[str, Callable[[str], Iterator[Trial]]]] = {
    "bells": bells,
    "bribe": bribing,
    "cancel": cancelling,
    "cast": casting,
    "channel-text": stopping_channels,
    "command": commanding,
    "declare": declaring,
    "detonate": detonating,
    "dispel": dispelling,
    "heal": healing,
    "help-shot": helping_shots,
    "idol": idols,
    "pay": paying,
    "raise": raising,
    "save": saving,
    "serve": serving,
    "shoot": shooting,
}


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

SAYINGS: Final[Mapping[str, Trial]] = {
    "give the shield up": Trial(
        "mule idiot", "sand_lord", (("afterwards", "retreats", "give-up"),), event(ShieldLost, seat=0, why="given-up")
    ),
    "give the shield up after a space that is not open": Trial(
        "mule idiot",
        "sand_lord",
        (("afterwards", "retreats", "C3"), ("afterwards", "retreats", "give-up")),
        event(ShieldLost, seat=0, why="given-up"),
    ),
    "retreat": Trial("mule idiot", "sand_lord", (("afterwards", "retreats", "B2"),), event(Retreated, place="B2")),
    "dispel any command": dispelled("command", "captain", "visionary mule", "visionary"),
    "dispel an item": dispelled("item", "fire_walker", "archer", "shroud_of_grahzue"),
    "dispel an item before a combat": dispelled("item", "axeman", "marshal", "anvil_of_heaviness")._replace(
        first="marshal",
        second="axeman",
        seat=1,
        begun={
            "depots": (("anvil_of_heaviness",), ("dispel_magic",)),
            "place": "D2",
            "origin": "C2",
            "terrain": None,
        },
    ),
    "strike again": Trial("idiot marshal", "axeman", (("primaries", "primaries", "idiot"),), by(StruckAt, "marshal")),
    "help a striker with a spell": Trial(
        "idiot swordsman captain",
        "rock_giant",
        (("primaries", "primaries", "idiot"), ("spells", "spells", "power_lunch")),
        event(CardPlayed, card="power_lunch"),
        theirs="all-in",
        begun={"depots": (("power_lunch",), ("beer",))},
    ),
    "tempt the strongest that is shown": Trial(
        "idiot",
        "gunner sand_lord",
        (("commands", "commands", "essence_of_babeitude"),),
        lambda game: [one.fighter.card for one in game.of(SentAway)] == ["sand_lord"],
        begun={"depots": (("essence_of_babeitude",), ())},
    ),
}
"""What is said of a combat beside the cards of one's own."""

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
SETTINGS: Final[Mapping[str, Trial]] = {
    "counter_bribery": Trial(
        "captain",
        "idiot",
        (("bribery", "counter", "outbid"),),
        event(BriberyFailed, seat=1, by="babes"),
        theirs="all-in",
        begun={"depots": (("babes",), ("babes",))},
        options={"counter_bribery": True},
    ),
    "second_command_spell": Trial(
        "sorcerer mule",
        "captain",
        (("commands", "commands", "sorcerer"), ("commands", "second", "yes")),
        event(CardPlayed, card="vitales_dark_cloud"),
        begun={"depots": (("vitales_dark_cloud",), ())},
        options={"second_command_spell": True},
    ),
}


def test_whatever_is_chosen_about_a_card_in_a_combat_can_be_said_or_a_rule_says_why_not() -> None:
    silent = {
        f"{what} {card.id}"
        for card in CARDS.values()
        for what in dict.fromkeys(chosen(card))
        if what in COMBATS and cannot_be_said(COMBATS[what](card.id))
    }
    assert silent == set(UNSAID)


def test_whatever_else_is_chosen_in_a_combat_can_be_said_or_a_rule_says_why_not() -> None:
    silent = {name for name, trial in {**SAYINGS, **SETTINGS}.items() if cannot_be_said((trial,))}
    assert silent == set()
    assert {one.name for one in fields(Options)} == {*SETTINGS, *ELSEWHERE_SET}


def test_every_creature_leads_where_a_sheet_wants_it_to() -> None:
    creatures = [card.id for card in CARDS.values() if card.is_creature]
    for number in range(0, len(creatures), 8):
        hand = creatures[number : number + 8]
        says = (("modifiers", "goal", "never"), *(("primaries", "primaries", card) for card in hand))
        game = fought(Trial(" ".join(hand), " ".join(["huge_rock_giant"] * 8), says, lambda game: True), "sheets")
        assert {one.fighters[0].card for one in game.of(PrimariesShown)} == set(hand)


@pytest.mark.parametrize(
    "card", [card.id for card in CARDS.values() if card.timing and TIMES.get(card.timing) == "order"]
)
def test_a_card_that_is_played_outside_of_combats_is_played_by_orders(card: str) -> None:
    assert ordered(card).of(CardPlayed)


def test_about_every_kind_of_ability_something_can_be_said_or_a_rule_says_why_not() -> None:
    spoken = {
        name
        for name, kind in kinds.KINDS.items()
        for card in CARDS.values()
        if with_ability(card, kind) and (card.timing == "movement_any" or [*chosen(card)])
    }
    listed = {name for names in BY_ITSELF.values() for name in names.split()}
    assert set(kinds.KINDS) - spoken <= listed
    assert {card.timing for card in CARDS.values()} <= {*TIMES, *ELSEWHERE, "command"}


def test_what_cannot_be_said_has_a_rule_for_its_reason() -> None:
    reasons = [*UNSAID.values(), *BY_ITSELF, *ELSEWHERE.values(), *ELSEWHERE_SET.values()]
    assert [reason for reason in reasons if not re.match(r"(rule \d|ruling R|option [a-z]|open: )", reason)] == []
