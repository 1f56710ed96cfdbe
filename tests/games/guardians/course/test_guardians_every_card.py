"""Every one of the cards comes into play by the rules, and every ability of each card takes effect somewhere.

Texts that sums are made of are tried in test_guardians_every_text. A kind of ability that stands on a single card is
shown by that card's case (`acts`). What is left, kinds on several cards that act in the course of a combat or a
turn, is tried here card by card.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest
from msgspec import to_builtins

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Seat
from bot.games.guardians.abilities import (
    AnyAbility,
    AttackBasis,
    BlankText,
    BribeFromHand,
    CancelCommand,
    ContributionWhenBeaten,
    ControlBonus,
    ControlExclude,
    ControlValue,
    Declare,
    DestroyedIfBeatenBy,
    DestroyLoser,
    DestroyPair,
    DrawBonus,
    LimitOneInPlay,
    LimitOnePerSpace,
    MoveMod,
    PushUnlessBeatenBy,
    ReplaceUpcard,
    Sideline,
    StealBribe,
    Stones,
    UpcardToHand,
    WinPushes,
)
from bot.games.guardians.abilities import Bribe as BribeAbility
from bot.games.guardians.abilities import View as Sighting
from bot.games.guardians.battlefield import compare, control_sums, hurts, laid_aside, silenced
from bot.games.guardians.card_plays import plays_of
from bot.games.guardians.cards import CARDS, Card
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    CardDispelled,
    CardsDiscarded,
    CardsSeen,
    Command,
    ControlCounted,
    Destroyed,
    DominanceShown,
    Drawn,
    Home,
    Layout,
    Lead,
    MatchDecided,
    Play,
    PrimariesShown,
    Settle,
    Settled,
    Stand,
    StonesChanged,
    Walk,
)
from bot.games.selfplay import sample_entries
from tests.games.guardians.battlefield.test_guardians_every_text import CREATURES, TRIED
from tests.games.guardians.courses import (
    attack,
    draw_of,
    drawing,
    drawn_by_text,
    home,
    let_go_until,
    organised,
    organising,
    turn,
    turn_to,
    upcards,
)
from tests.games.guardians.fields import battlefield, commands, duel, fighter, strike
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import GAME, STRONGHOLDS, army, by_steps, player

WINGS: Final = {"left": 0, "center": 1, "right": 2}


# Every card comes into play


def covers(card: str) -> bool:
    """A shield is laid over a stack and turned."""
    game = organised(
        organising("archer", card, deck=("mule",) * 9),
        Layout(homes=(Home(shield=card, above=("archer",)), Home(), Home())),
    )
    let_go_until(game, "march").answer(0, Stand(shield="A1"))
    return game.state.armies[0].shield == card


def lies(card: str) -> bool:
    """A terrain is laid under a shield."""
    game = turn(players=(player(0, hand=(card,)), player(1)), armies=(army(0, "B2", "mule", turned=True),))
    game.answer(0, Settle(spaces=(Settled(place="B2", terrain=card),)))
    return game.state.grounds[DISPUTED.index("B2")].terrain == card


def covers_or_lies(card: str) -> bool:
    return covers(card) and lies(card)


def is_defended(card: str) -> bool:
    """A stronghold is fought for."""
    wing = WINGS[CARDS[card].position or "center"]
    strongholds = tuple(card if index == wing else other for index, other in enumerate(STRONGHOLDS[1]))
    place = HOMES[1][wing]
    game = fight(("mule",), ("mule",), place=place, origin="C2", terrain=None, strongholds=(None, strongholds))
    return game.field.stronghold == card


def is_stormed(card: str) -> bool:
    """A Guardian defends himself."""
    game = fight(
        ("mule",),
        (),
        place="D2",
        origin="D2",
        terrain=None,
        storm=True,
        guardians=(None, card),
        homes=(None, home("D2", ruined=True)),
        stones=(0, 0),
    )
    game.until("primary").answer(0, Lead(card="mule"))
    return game.of(PrimariesShown)[0].fighters[1].card == card


def lies_beside_the_guardian(card: str) -> bool:
    game = organised(organising(card, stones=3), Layout(accessories=(card,)))
    return game.state.players[0].accessories == (card,)


def is_built(card: str) -> bool:
    game = organised(organising(card), Layout(upgrades=(card, None)))
    return game.state.players[0].strongholds[0].upgrade == card


def is_put_beside_an_enemy(card: str) -> bool:
    game = organised(organising(card), Layout(downgrades=(card, None)))
    return game.state.players[1].strongholds[0].downgrade == card


def is_carried(card: str) -> bool:
    """An item lies under a shield and is there in a fight."""
    stack = Home(shield="shield_broms_angelic_08", above=("archer",), items=(card,))
    game = organised(organising("archer", card, "shield_broms_angelic_08"), Layout(homes=(stack, Home(), Home())))
    return game.state.armies[0].items == (card,) and fight(("archer", card), ("mule",)).field.hands[0] == 2


# Positions in which cards of the depot are played


def as_a_command(card: str) -> Fight:
    game = fight(
        ("archer", "mule"),
        ("gunner", "will_o_the_wisp", "archer"),
        depots=((card,), ()),
        dominance=("icky_bugs", None),
        stones=(2, 0),
    )
    return game.commands(card)


def in_a_match_up(card: str) -> Fight:
    """Find primaries for which a spell is meant."""
    for own in ("captain", "zombie", "mule"):
        game = fight((own,), ("bantam_drake",), depots=((card,), ()), stones=(0, 0)).lead(own, "bantam_drake")
        if not turn_to(game.until("modifiers"), 0).problems(0, Play(card=card)):
            return game.play(0, card).until("modifiers", "retreat", "heal", "")
    raise AssertionError(f"{card} is meant for nobody")


def in_a_march(card: str) -> Fight:
    """Play a card before a march, on the first aim that there is."""
    walls = home("D3", upgrade="alarm_bells")
    game = turn(
        players=(player(0, hand=(card,)), player(1, hand=("archer",), homes=walls)),
        armies=(army(0, "B2", "mule"), army(1, "C2", "gunner")),
        terrain={"B2": "woods"},
    )
    return game.answer(0, next(plays_of(game.view(0), card)))


def after_the_upcards(card: str) -> Fight:
    game = upcards((card,), deck=("mule", "archer", "archer"), other_deck=("sand_lord", "icky_bugs"))
    return game.answer(0, Play(card=card))


def on_a_lost_shield(card: str) -> Fight:
    game = attack(("sand_lord",), ("idiot",), depots=((card,), ())).lead("sand_lord", "idiot")
    return let_go_until(game, "spoils").play(0, card)


INTO_PLAY: Final[Mapping[str, Callable[[str], bool]]] = {
    "shield": covers,
    "standard_bearer": covers,
    "shield_terrain": covers_or_lies,
    "terrain": lies,
    "stronghold": is_defended,
    "guardian": is_stormed,
    "item_accessory": lies_beside_the_guardian,
    "item_creature": is_carried,
    "stronghold_upgrade": is_built,
    "stronghold_downgrade": is_put_beside_an_enemy,
}


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.type in INTO_PLAY])
def test_every_card_comes_into_play(card: str) -> None:
    """By the way that its type has: shields cover, terrains are laid, items are carried."""
    assert INTO_PLAY[CARDS[card].type](card)


# Every ability takes effect


def control(game: Fight, seat: Seat) -> list[tuple[str, int, str | None]]:
    """The terms of a side's final count; seat 0 attacks."""
    return [(term.kind, term.amount, term.card) for term in game.of(ControlCounted)[-1].sums[seat].terms]


def attack_basis(card: Card, ability: AttackBasis) -> bool:
    """Somebody is not hurt by the card whom an Idiot would hurt."""
    return any(
        hurts(plain.field, plain.first, plain.second) and not hurts(fought.field, fought.first, fought.second)
        for other in CREATURES
        for plain, fought in ((duel("idiot", other), duel(card.id, other)),)
    )


def blank_text(card: Card, ability: BlankText) -> bool:
    meeting = duel(card.id, "merchant", lasting=commands(0, card.id))
    return silenced(meeting.field, meeting.second)


def bribe_from_hand(card: Card, ability: BribeFromHand) -> bool:
    game = as_a_command(card.id).answer(0, Command(card=card.id, target="gunner"))
    return game.pen(1) == ("gunner",)


def cancel_command(card: Card, ability: CancelCommand) -> bool:
    if card.is_creature:
        game = fight((card.id, "mule"), ("sorcerer", "mule")).commands(card.id, "sorcerer")
    else:
        game = fight(("mule",), ("sorcerer", "mule"), shields=(card.id, "")).commands(None, "sorcerer")
        game.play(0, card.id, "sorcerer").until("primary", "")
    return [event.by for event in game.of(CardDispelled)] == [card.id]


def contribution_when_beaten(card: Card, ability: ContributionWhenBeaten) -> bool:
    return ("ally", ability.amount, card.id) in strike("idiot", "axeman", primary=card.id).terms[0]


def control_bonus(card: Card, ability: ControlBonus) -> bool:
    if card.type == "stronghold_upgrade":
        game = fight(("archer",), ("swordsman",), homes=(home("A2", upgrade=card.id), None), stones=(1, 0))
        game.lead("archer", "swordsman").until("between").play(0, card.id, stones=1).to_end()
        return any(name == card.id for _, _, name in control(game, 0))
    fighters = [fighter(1, 0, card.id)] if card.is_creature else []
    fighters += [fighter(2 + index, 0, one) for index, one in enumerate(CREATURES)]
    shields = (None, None) if card.is_creature else (card.id, None)
    field = battlefield(stage="resolution", fighters=tuple(fighters), shields=shields)
    return any(term.card == card.id and term.kind != "base" for term in control_sums(field)[0].terms)


def control_exclude(card: Card, ability: ControlExclude) -> bool:
    """An unbeaten opponent (or the card itself) is left out of the count."""
    left_out = 0 if ability.target == "self" else 1
    for other in ("idiot", "old_nick", "sand_lord", "paladin", "pink_flamingos"):
        game = fight((card.id, "mule"), (other, "mule"), stones=(0, 0)).lead(card.id, other).lead("mule", "mule")
        game.to_end()
        shown = (card.id, other)[left_out]
        match = game.of(MatchDecided)[0].match
        beaten = {0: match.second, 1: match.first}[left_out] == match.winner
        if not beaten and shown not in {name for _, _, name in control(game, left_out)}:
            return True
    return False


def control_value(card: Card, ability: ControlValue) -> bool:
    game = fight((card.id,), ("idiot",), stones=(0, 0)).lead(card.id, "idiot").to_end()
    return sum(amount for _, amount, name in control(game, 0) if name == card.id) == ability.value


def destroy_loser(card: Card, ability: DestroyLoser) -> bool:
    return any(
        verdict.winner == 1 and verdict.destroyed == card.id
        for other in CREATURES
        for fought in (duel(card.id, other),)
        for verdict in (compare(fought.field, fought.first, fought.second),)
    )


def destroy_pair(card: Card, ability: DestroyPair) -> bool:
    return [event.by for event in in_a_match_up(card.id).of(Destroyed)] == [card.id, card.id]


def destroyed_if_beaten_by(card: Card, ability: DestroyedIfBeatenBy) -> bool:
    return any(
        verdict.loser == 1 and verdict.destroyed == card.id
        for other in CREATURES
        for fought in (duel(card.id, other),)
        for verdict in (compare(fought.field, fought.first, fought.second),)
    )


def draw_bonus(card: Card, ability: DrawBonus) -> bool:
    """Hold whatever such texts ask for: a shield on a swamp, lost shields, a small dominance card."""
    first = drawing(card.id, dominance="icky_bugs", shields_lost=2)
    game = draw_of(first, armies=(army(0, "B1", "mule", turned=True),), terrain="swamp")
    return card.id in {name for _, name in drawn_by_text(game)}


def limit_one_in_play(card: Card, ability: LimitOneInPlay) -> bool:
    return organising(card.id, stones=3, accessories=(card.id,)).problems(0, Layout(accessories=(card.id,))) == [
        "one-in-play"
    ]


def limit_one_per_space(card: Card, ability: LimitOnePerSpace) -> bool:
    """A second one neither leads nor strikes beside another creature."""
    game = fight((card.id, card.id, "mule"), ("idiot", "idiot", "idiot"), stones=(0, 0)).lead(card.id, "idiot")
    return game.until("primary").problems(0, Lead(card=card.id)) == ["not-on-the-menu"]


def move_mod(card: Card, ability: MoveMod) -> bool:
    if ability.side == "own":
        game = turn(players=(player(0, hand=(card.id,)), player(1)), armies=(army(0, "A1", "mule"),)).play(0, card.id)
        return game.problems(0, Walk(shield="A1", path=("A2", "A3", "B3"))) == []
    game = upcards((card.id,), deck=("mule",), other_deck=("sand_lord", "mule"), army_of=1)
    let_go_until(game.answer(0, Play(card=card.id)), "march")
    return game.problems(1, Walk(shield="D1", path=("D2", "D3"))) == ["not-on-the-menu"]


def push_unless_beaten_by(card: Card, ability: PushUnlessBeatenBy) -> bool:
    own = "brap_back_goblins" if ability.command else card.id
    return any(
        compare(fought.field, fought.first, fought.second).cause == card.id
        for other in CREATURES
        for fought in (duel(own, other, terrain="swamp", lasting=commands(0, card.id)),)
    )


def replace_upcard(card: Card, ability: ReplaceUpcard) -> bool:
    return after_the_upcards(card.id).state.players[1].dominance == "icky_bugs"


def sideline(card: Card, ability: Sideline) -> bool:
    return bool(laid_aside(battlefield(lasting=commands(0, card.id)), 1, CREATURES))


def stones(card: Card, ability: Stones) -> bool:
    """What brings or takes stones is told with the card that does so."""
    game = STONES[ability.trigger](card.id)
    return any(event.card == card.id and event.amount == ability.amount for event in game.of(StonesChanged))


def beats_someone(card: str) -> Fight:
    game = fight((card,), ("idiot",), stones=(0, 4)).lead(card, "idiot")
    return game.to_end()


def is_led_by(card: str) -> Fight:
    """The card stands unbeaten, then another creature of its side beats somebody."""
    game = fight((card, "swordsman"), ("idiot", "idiot"), stones=(0, 4)).lead(card, "idiot").lead("swordsman", "idiot")
    return game.to_end()


def beats_one_who_has_channelled(card: str) -> Fight:
    game = fight((card, "mule"), ("cleric", "mule"), stones=(0, 4)).lead(card, "cleric").until("modifiers")
    turn_to(game, 1).channel(1, "cleric")
    return game.until("primary")


def faces_one_who_channels(card: str) -> Fight:
    game = fight((card,), ("will_o_the_wisp",), stones=(0, 4)).lead(card, "will_o_the_wisp").until("modifiers")
    return turn_to(game, 1).channel(1, "will_o_the_wisp").until("modifiers", "retreat", "heal", "")


def has_a_creature_bribed(card: str) -> Fight:
    game = fight(("mule",), ("gunner",), depots=(("gold",), ()), guardians=(None, card), stones=(0, 0))
    return game.lead("mule", "gunner").bribe(0, "gold").until("primary", "retreat", "heal", "")


def taxes_a_shield(card: str) -> Fight:
    game = organising(stones=3, homes=home("A1", downgrade=card), armies=(army(0, "A1", "archer"),))
    layout = Layout(homes=(Home(shield=game.state.armies[0].shield, above=("archer",)), Home(), Home()))
    return organised(game, layout)


STONES: Final[Mapping[str, Callable[[str], Fight]]] = {
    "on_play": lambda card: (on_a_lost_shield if CARDS[card].timing == "after_killing_shield" else in_a_march)(card),
    "beats_primary_opponent": beats_someone,
    "own_creature_beats_opponent": is_led_by,
    "beats_opponent_who_channeled_this_combat": beats_one_who_has_channelled,
    "opponent_channels": faces_one_who_channels,
    "own_creature_bribed": has_a_creature_bribed,
    "end_draw_organize_with_own_shield_here": taxes_a_shield,
}


def upcard_to_hand(card: Card, ability: UpcardToHand) -> bool:
    game = as_a_command(card.id) if card.timing == "command" else after_the_upcards(card.id)
    return game.state.players[0].dominance == card.id


def view(card: Card, ability: Sighting) -> bool:
    game = let_go_until(in_a_march(card.id), "march")
    return [event.audience for event in game.of(CardsSeen)] == [0]


def win_pushes(card: Card, ability: WinPushes) -> bool:
    place: dict[str, Any] = {"lasting": commands(0, card.id)} if card.is_creature else {"shields": (card.id, None)}
    return duel("archer", "swordsman", **place).beaten == "swordsman"


DIRECTED: Final[Mapping[type[AnyAbility], Callable[[Card, Any], bool]]] = {
    AttackBasis: attack_basis,
    BlankText: blank_text,
    BribeFromHand: bribe_from_hand,
    CancelCommand: cancel_command,
    ContributionWhenBeaten: contribution_when_beaten,
    ControlBonus: control_bonus,
    ControlExclude: control_exclude,
    ControlValue: control_value,
    DestroyLoser: destroy_loser,
    DestroyPair: destroy_pair,
    DestroyedIfBeatenBy: destroyed_if_beaten_by,
    DrawBonus: draw_bonus,
    LimitOneInPlay: limit_one_in_play,
    LimitOnePerSpace: limit_one_per_space,
    MoveMod: move_mod,
    PushUnlessBeatenBy: push_unless_beaten_by,
    ReplaceUpcard: replace_upcard,
    Sideline: sideline,
    Stones: stones,
    UpcardToHand: upcard_to_hand,
    Sighting: view,
    WinPushes: win_pushes,
}

TEXTS: Final = [
    pytest.param(card, ability, id=f"{card.id} {directed.__name__}")
    for card in CARDS.values()
    for ability in card.abilities
    if (directed := DIRECTED.get(type(ability))) is not None
]

BEARERS: Final[Counter[type[AnyAbility]]] = Counter(
    kind for card in CARDS.values() for kind in {type(ability) for ability in card.abilities}
)
"""On how many cards each kind of ability stands."""


@pytest.mark.parametrize(("card", "ability"), TEXTS)
def test_the_ability_of_the_card_takes_effect_in_its_course(card: Card, ability: AnyAbility) -> None:
    assert DIRECTED[type(ability)](card, ability)


SAID: Final = (BribeAbility, Declare, StealBribe)
"""What acts in combats where a sheet says so: see cases/said.yaml."""


def is_shown(kind: type[AnyAbility]) -> bool:
    """Tell whether it is tried that an ability takes effect; one that stands on a single card has cases of its own."""
    return kind in TRIED or kind in DIRECTED or kind in SAID or BEARERS[kind] == 1


def test_no_card_is_missing() -> None:
    """Each card comes into play by its type or is chosen in a combat, and each of its abilities is shown somewhere."""
    assert {card.type for card in CARDS.values()} - INTO_PLAY.keys() == {"creature", "spell", "item_hand", "bribery"}
    assert not [card.id for card in CARDS.values() if not all(is_shown(type(one)) for one in card.abilities)]


@pytest.mark.soak
def test_random_play_alone_brings_every_card_into_play() -> None:
    """With fewer matches a rare card stays in its deck; what is only drawn or discarded has not been on the table."""
    seen: set[str] = set()
    for number in range(600):
        luck, options = Chance(derived_seed("coverage", number), 0), by_steps()
        step = GAME.start(sample_entries(GAME, 2, options, luck), options, luck)
        events = list(step.events)
        while asked := [one for one in GAME.waiting_on(step.state) if not one.answered]:
            action = GAME.sample(GAME.view(step.state, asked[0].seat), asked[0], luck)
            step = GAME.apply(step.state, asked[0], action, luck)
            events += step.events
        for event in events:
            if event.audience is None and not isinstance(event, Drawn | CardsDiscarded | DominanceShown):
                seen |= set(words_in(to_builtins(event)))
    assert sorted(CARDS.keys() - seen) == []


def words_in(told: Any) -> Iterator[str]:
    match told:
        case str():
            yield told
        case dict():
            yield from (word for part in told.values() for word in words_in(part))
        case list() | tuple():
            yield from (word for part in told for word in words_in(part))
