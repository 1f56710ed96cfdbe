"""The card file holds every card and every kind of ability, and a card that no rule could carry out is refused."""

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from bot.games.codec import from_json, to_json
from bot.games.guardians.abilities import (
    ABILITY_TYPES,
    Aoe,
    AttackBasis,
    ChannelSend,
    Filter,
    Immune,
    Ranged,
    TeamBonus,
)
from bot.games.guardians.cards import CARDS, TRANSLATED, Card, Standing, matches, with_ability
from bot.games.guardians.cards.catalogue import CardError, read_cards, read_names
from bot.games.guardians.cards.filters import printed
from bot.games.guardians.cards.names import folded

FILE: dict[str, Any] = json.loads(files("bot.games.guardians").joinpath("data", "cards.json").read_bytes())
ARCHER: dict[str, Any] = next(row for row in FILE["cards"] if row["id"] == "archer")


def kinds_in(value: Any) -> set[str]:
    """Name the kinds of ability in a part of the file, those within other abilities included."""
    if isinstance(value, list):
        return {kind for item in value for kind in kinds_in(item)}
    if isinstance(value, dict):
        return {value["kind"] for _ in [0] if "kind" in value} | kinds_in(list(value.values()))
    return set()


def read_with(**changes: Any) -> Card:
    """Read the file with one card more: an Archer by another name, changed."""
    card = {**ARCHER, "id": "newcomer", "name_en": "Newcomer", "name_fr": "Nouveau venu"} | changes
    card = {field: value for field, value in card.items() if value is not None}
    return read_cards(json.dumps({**FILE, "cards": [*FILE["cards"], card]}).encode())["newcomer"]


# The file


def test_all_cards_are_read() -> None:
    assert len(CARDS) == 391
    assert Counter(card.type for card in CARDS.values()) == {
        "creature": 248,
        "spell": 32,
        "shield": 25,
        "standard_bearer": 17,
        "terrain": 15,
        "stronghold": 12,
        "guardian": 11,
        "item_hand": 9,
        "stronghold_upgrade": 6,
        "item_creature": 4,
        "bribery": 3,
        "item_accessory": 3,
        "shield_terrain": 3,
        "stronghold_downgrade": 3,
    }
    assert sum(card.core for card in CARDS.values()) == 98


def test_each_of_the_eighty_kinds_of_ability_stands_on_a_card() -> None:
    assert len(ABILITY_TYPES) == 80
    assert kinds_in(FILE["cards"]) == set(ABILITY_TYPES)


def test_a_card_is_the_same_after_it_was_written_and_read_again() -> None:
    for card in CARDS.values():
        assert from_json(to_json(card), Card) == card


@pytest.mark.parametrize(
    ("card", "color", "base", "stacking", "bribable_by", "bar", "cmp"),
    [
        ("gunner", "mortal", 4, 6, {"babes", "gold", "beer"}, "red", 0),
        ("idiot", "mortal", 0, 0, {"babes", "gold", "beer"}, "red", 0),
        ("cleric", "mortal", 4, 6, {"gold"}, "green", 0),
        ("corruption_stream", "elemental", 2, 8, set(), "red", 0),
        ("sand_lord", "elemental", 11, 11, {"babes"}, "red", 0),
        ("valkyrie_spirit", "external", 7, 7, {"gold"}, "red", 3),
    ],
)
def test_creatures_have_the_figures_of_the_rules(
    card: str, color: str, base: int, stacking: int, bribable_by: set[str], bar: str, cmp: int
) -> None:
    creature = CARDS[card]
    assert (creature.color, creature.base, creature.stacking) == (color, base, stacking)
    assert (set(creature.bribable_by), creature.bar, creature.cmp) == (bribable_by, bar, cmp)


def test_a_terrain_bonus_may_be_a_penalty() -> None:
    assert CARDS["sand_lord"].terrain_bonus == {"dry_heaps": 6, "woods": -6}


def test_a_guardian_draws_by_his_own_modifiers() -> None:
    thak = CARDS["thak_steady_hand"]
    assert thak.draw is not None
    assert (thak.base, thak.stones, thak.cmp) == (27, 6, 5)
    assert (thak.draw.base, thak.draw.fewer_lands, thak.draw.more_lands, thak.draw.lower_dominance) == (3, 0, 1, 1)


def test_a_shield_terrain_covers_less_than_a_shield() -> None:
    assert {card.space_limit for card in CARDS.values() if card.is_shield and card.type != "shield_terrain"} == {30}
    assert {card.space_limit for card in CARDS.values() if card.is_shield and card.is_terrain} == {25}


def test_the_type_decides_the_back() -> None:
    doubles = {card.type for card in CARDS.values() if card.back == "double"}
    none = {card.type for card in CARDS.values() if card.back == "none"}
    assert doubles == {"spell", "item_hand", "bribery"}
    assert none == {"guardian", "stronghold"}
    assert all(card.double_backed == (card.back == "double") for card in CARDS.values())


def test_every_card_of_the_deck_has_a_number_for_dominance_and_a_creature_its_base_vitality() -> None:
    for card in CARDS.values():
        assert (card.dominance is not None) == card.in_deck
        assert not card.is_creature or card.dominance == card.base


def test_off_color_bonuses_go_round_the_three_colors() -> None:
    rounds = {(card.color, card.off_color.against) for card in CARDS.values() if card.is_creature and card.off_color}
    assert rounds == {("mortal", "elemental"), ("elemental", "external"), ("external", "mortal")}


def test_cards_have_french_names_where_the_rules_give_one() -> None:
    assert CARDS["swordsman"].name("fr") == "Épéiste"
    assert CARDS["paladin"].name("fr") == CARDS["paladin"].name("en") == "Paladin"


def test_every_card_has_one_french_name_of_the_rules_or_ours() -> None:
    assert all((card.name_fr is None) != (card.name_fr_ours is None) for card in CARDS.values())
    assert CARDS["horse"].name("fr") == "Cheval"
    assert CARDS["horse"].name("en") == CARDS["horse"].name("nl") == "Horse"


def test_no_name_of_a_card_is_a_name_of_another_in_any_language() -> None:
    """Names are compared as decks are read: without capitals, accents and signs."""
    bearers: dict[str, set[str]] = {}
    for card in CARDS.values():
        for name in (*card.names, *(names[card.id] for names in TRANSLATED.values())):
            bearers.setdefault(folded(name), set()).add(card.id)
    assert [cards for cards in bearers.values() if len(cards) > 1] == []


def test_names_of_a_series_are_french_in_the_same_way() -> None:
    for card in CARDS.values():
        name = card.name("fr")
        if card.position:
            assert name.endswith({"left": " gauche", "center": " centre", "right": " droite"}[card.position])
        if card.is_shield:
            opening = {"standard_bearer": "Porte-étendard ", "shield_terrain": "Bouclier/terrain "}
            assert name.startswith(opening.get(card.type, "Bouclier "))
            assert re.findall("[0-9]+", name) in ([], re.findall("[0-9]+", card.name_en))
        if "Overlord" in card.name_en:
            assert ", maître suprême " in name


@pytest.mark.parametrize("language", sorted(TRANSLATED))
def test_a_translation_names_every_card_and_a_stronghold_ends_with_its_side(language: str) -> None:
    """Pictures leave the last word of a stronghold's name out, since an arrow tells its side."""
    names = TRANSLATED[language]
    assert names.keys() == CARDS.keys()
    assert len({names[card.id].split()[-1] for card in CARDS.values() if card.position}) == 3
    assert CARDS["horse"].name(language) == names["horse"] != "Horse"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"archer": ""}, "has no name"),
        ({"archer": "Swordsman"}, "shares its name"),
        ({"archer": "newcomer", "idiot": "NEWCOMER"}, "shares its name"),
        ({"newcomer": "Newcomer"}, "is no card"),
    ],
)
def test_names_that_leave_a_doubt_are_refused(change: dict[str, str], reason: str) -> None:
    names = {card.id: card.id for card in CARDS.values()}
    with pytest.raises(CardError, match=reason):
        read_names(json.dumps(names | change).encode(), CARDS)


def test_abilities_are_found_by_their_kind() -> None:
    assert with_ability(CARDS["archer"], Ranged) == (Ranged(points=3),)
    assert with_ability(CARDS["archer"], Aoe) == ()
    (fire,) = with_ability(CARDS["sorcerer"], Aoe)
    assert (fire.command, fire.points, fire.basis, fire.mode) == (True, 4, "fire", "destroy")


@pytest.mark.parametrize(
    ("card", "kind", "ability"),
    [
        ("rock_giant", Ranged, Ranged(points=4)),
        (
            "archangel_odessa",
            ChannelSend,
            ChannelSend(targets=Filter(any=(Filter(classes=("Angel",)), Filter(name="cleric"))), ignores_red_bar=False),
        ),
    ],
)
def test_doubts_of_the_tables_are_decided(card: str, kind: type[Any], ability: object) -> None:
    assert ability in with_ability(CARDS[card], kind)


# What is refused


def test_a_card_that_asks_for_nothing_unknown_is_read() -> None:
    assert read_with().name_fr == "Nouveau venu"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"abilities": [{"kind": "teleport"}]}, "teleport"),
        ({"abilities": [{"kind": "ranged", "points": 3, "bounces": True}]}, "bounces"),
        ({"abilities": [{"kind": "ranged"}]}, "points"),
        ({"abilities": [{"kind": "ranged", "points": "many"}]}, "points"),
        ({"abilities": [{"kind": "attack_basis", "basis": "ice"}]}, "ice"),
        ({"abilities": [{"kind": "attack_basis", "basis": "fire", "command": True}]}, "cannot be a command"),
        ({"abilities": [{"kind": "set_terrain", "terrain": "woods"}]}, "can only be a command"),
        ({"abilities": [{"kind": "destroys", "against": {"colour": "mortal"}}]}, "colour"),
        ({"abilities": [{"kind": "destroys", "against": {}}]}, "empty filter"),
        ({"abilities": [{"kind": "destroys", "against": {"classes": ["Accountant"]}}]}, "Accountant"),
        ({"abilities": [{"kind": "destroys", "against": {"name": "nobody"}}]}, "nobody"),
        ({"abilities": [{"kind": "destroys", "against": {"has_ability": "teleport"}}]}, "teleport"),
        ({"abilities": [{"kind": "destroys", "against": {"any": [{"name": "nobody"}]}}]}, "nobody"),
        ({"abilities": [{"kind": "vitality_bonus", "amount": 1, "when": {"moon": "full"}}]}, "moon"),
        ({"abilities": [{"kind": "vitality_bonus", "amount": 1, "per": {}}]}, "exactly one"),
        ({"abilities": [{"kind": "immune", "to": {"aoe": True, "basis": "fire"}}]}, "exactly one"),
        (
            {"abilities": [{"kind": "aoe", "points": 3, "basis": "fire", "sides": "opponent", "mode": "destroy"}]},
            "either command or a trigger",
        ),
        ({"abilities": [{"kind": "cmp_mod", "side": "own", "sources": "any"}]}, "amount"),
        (
            {"abilities": [{"kind": "forbid", "what": "bribery", "side": "both", "scope": "combat"}]},
            "if and only if it is about bribery",
        ),
        ({"type": "dragon"}, "dragon"),
        ({"color": "purple"}, "purple"),
        ({"color": None}, "needs color"),
        ({"base": None}, "needs base"),
        ({"size": None}, "needs size"),
        ({"base": 7}, "dominance"),
        ({"base": -1, "dominance": -1}, "negative"),
        ({"stones": 3}, "has no stones"),
        ({"timing": "command"}, "has no timing"),
        ({"terrain_bonus": {"moon": 2}}, "moon"),
        ({"bribable_by": ["gold", "gold"]}, "icon"),
        ({"off_color": {"amount": 1, "against": "mortal"}}, "own color"),
        ({"wings": 2}, "wings"),
        ({"name_en": "Swordsman"}, "shares its name"),
        ({"name_fr": None, "name_fr_ours": "ÉPÉISTE"}, "shares its name"),
        ({"name_fr_ours": "Inconnu"}, "needs none of ours"),
    ],
)  # fmt: skip
def test_a_card_that_asks_for_what_no_rule_knows_is_refused_by_name(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(CardError, match=reason) as refusal:
        read_with(**changes)
    assert refusal.value.card in {"newcomer", "swordsman"}
    assert str(refusal.value).startswith(refusal.value.card)


def test_a_card_that_stands_in_the_file_twice_is_refused() -> None:
    with pytest.raises(CardError, match="archer: stands in the file twice"):
        read_cards(json.dumps({**FILE, "cards": [*FILE["cards"], ARCHER]}).encode())


# Filters


@pytest.mark.parametrize(
    ("wanted", "those", "not_those"),
    [
        (Filter(any_creature=True), {"idiot", "sand_lord", "thak_steady_hand"}, {"gold"}),
        (Filter(type="creature"), {"idiot"}, {"thak_steady_hand", "ice_storm"}),
        (Filter(type="guardian"), {"thak_steady_hand"}, {"idiot"}),
        (Filter(name="vampire"), {"vampire"}, {"vampire_hunters"}),
        (Filter(colors=("external", "elemental")), {"sand_lord", "vampire"}, {"archer"}),
        (Filter(classes=("Demon", "Devil")), {"devil_dog"}, {"archer", "watcher"}),
        (Filter(size="S"), {"icky_bugs"}, {"sand_lord"}),
        (Filter(flying=True), {"bantam_drake"}, {"archer"}),
        (Filter(flying=False), {"archer", "thak_steady_hand"}, {"bantam_drake"}),
        (Filter(bribable=True), {"archer"}, {"cow", "thak_steady_hand"}),
        (Filter(bribable=False), {"cow", "thak_steady_hand"}, {"archer"}),
        (Filter(bribable_by="gold"), {"archer", "gunner"}, {"merchant", "cow"}),
        (Filter(base_vitality_lt=5), {"cleric"}, {"archer", "visionary"}),
        (Filter(off_color_bonus=0), {"archer", "thak_steady_hand"}, {"swordsman"}),
        (Filter(attack_basis="fire"), {"fire_walker"}, {"archer", "sorcerer"}),
        (Filter(affected_by="fear"), {"archer", "thak_steady_hand"}, {"captain"}),
        (Filter(immune_to="fear"), {"captain"}, {"archer", "fire_walker"}),
        (Filter(has_ranged=True), {"archer"}, {"swordsman"}),
        (Filter(has_ranged=False), {"swordsman"}, {"archer"}),
        (Filter(has_ability="destroys"), {"merchant"}, {"archer"}),
        (Filter(channel_receiver=True), {"cleric"}, {"archer"}),
        (Filter(defending_stronghold=True), set(), {"archer"}),
        (Filter(colors=("mortal",), size="S", flying=True), set(), {"archer", "idiot"}),
        (Filter(any=(Filter(classes=("Undead",)), Filter(name="cow"))), {"vampire", "cow"}, {"archer"}),
    ],
)  # fmt: skip
def test_a_filter_means_the_cards_that_fulfil_all_of_it(wanted: Filter, those: set[str], not_those: set[str]) -> None:
    assert those <= {key for key, card in CARDS.items() if matches(wanted, card)}
    assert not [key for key in not_those if matches(wanted, CARDS[key])]


def test_no_filter_means_every_card() -> None:
    assert all(matches(None, card) for card in CARDS.values())


def test_what_the_table_grants_goes_before_the_print() -> None:
    archer = CARDS["archer"]
    raised = Standing(flying=True, receiver=True, immune_to=frozenset({"fear"}), defending_stronghold=True)
    for wanted in (
        Filter(flying=True),
        Filter(channel_receiver=True),
        Filter(immune_to="fear"),
        Filter(defending_stronghold=True),
        Filter(any=(Filter(flying=True), Filter(size="L"))),
    ):
        assert matches(wanted, archer, raised)
        assert not matches(wanted, archer)


def test_a_silenced_card_has_no_ability_to_be_meant_by() -> None:
    silenced = Standing(flying=False, receiver=False, silenced=True)
    assert not matches(Filter(has_ranged=True), CARDS["archer"], silenced)
    assert not matches(Filter(has_ability="destroys"), CARDS["merchant"], silenced)
    assert not matches(Filter(attack_basis="fire"), CARDS["fire_walker"], silenced)


def test_an_immunity_with_a_condition_is_not_in_the_print() -> None:
    always, river = CARDS["fire_walker"], CARDS["river_giant"]
    assert printed(always).immune_to == {"fire"}
    assert with_ability(river, Immune)
    assert printed(river).immune_to == frozenset()


def test_values_that_only_abilities_name_are_read_as_they_are() -> None:
    (team,) = with_ability(CARDS["marshal"], TeamBonus)
    assert (team.amount, team.to, team.lasting, team.include_self) == (2, Filter(classes=("Knight",)), "in_play", False)
    assert with_ability(CARDS["fire_walker"], AttackBasis) == (AttackBasis(basis="fire"),)
