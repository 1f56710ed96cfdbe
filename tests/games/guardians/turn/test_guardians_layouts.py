"""Organising in secret: layouts that do not come from the player, suggestions, and the menus for it.

What may lie where at home, and what two sealed layouts make of the table, is told in cases/layouts.yaml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import (
    HOMES,
    Asking,
    Draft,
    Home,
    Layout,
    Place,
    State,
    View,
)
from bot.games.guardians.turn import layout_menus, layouts, suggested
from bot.games.guardians.turn.layout_suggestions import SUGGESTIONS, fallback
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, cards_of, chance, player, state, table

ME = Decision(id="1.organise.0", seat=0, kind="organise", sealed=True)
SHIELD, OTHER_SHIELD = "shield_broms_angelic_08", "shield_broms_angelic_09"
BEARER = "standard_bearer_broms_angelic_13"
NARROW = "shield_terrain_dem_bones"


def organising(*hand: str, drawn: Sequence[str] = (), enemy: Any = None, armies: Any = (), **mine: Any) -> State:
    """Set a table up at which both organise; seat 0 holds these cards."""
    more = {"options": mine.pop("options")} if "options" in mine else {}
    turn = mine.pop("turn", 2)
    return state(
        players=(player(0, hand=hand, drawn=drawn, **mine), enemy or player(1)),
        armies=armies,
        phase="organise",
        turn=turn,
        first=None,
        active=None,
        askings=(Asking(number=1, kind="organise", seats=(0, 1)),),
        asked=1,
        **more,
    )


EMPTY = Home()


def laid(left: Home = EMPTY, center: Home = EMPTY, right: Home = EMPTY, **more: Any) -> Layout:
    return Layout(homes=(left, center, right), **more)


def faults(made: State, layout: Layout, seat: int = 0) -> set[tuple[str, str]]:
    """List the problems of a layout as pairs of what is wrong and where."""
    decision = replace(ME, seat=seat)
    return {
        (problem.key.removeprefix("guardians-problem-"), problem.where or str(problem.values.get("card", "")))
        for problem in layouts.problems(view_of(made, seat), decision, layout)
    }


def carried_out(made: State, mine: Layout, theirs: Layout | None = None) -> Any:
    """Carry two layouts out; the second seat keeps what it has if nothing is given."""
    theirs = theirs or fallback(view_of(made, 1), replace(ME, seat=1))
    assert not faults(made, mine)
    assert not faults(made, theirs, 1)
    on = table(made)
    asking = replace(on.close(), answers=(mine, theirs))
    layouts.carry_out(on, asking)
    return on


# Answers that do not come from the player


def test_an_absent_player_keeps_all_where_it_is_and_fills_it_up_and_throws_nothing_strong_away() -> None:
    lies = army(0, "A1", "archer", "archer", shield=SHIELD)
    made = organising("captain", "babes", *("dispel_magic",) * 8, armies=[lies], homes={"A1": {"below": ("idiot",)}})
    layout = fallback(view_of(made, 0), ME)
    left, *_ = layout.homes
    assert (left.shield, left.above, left.below) == (SHIELD, ("archer", "archer", "captain"), ("idiot",))
    assert layout.discards == ("babes", "dispel_magic")
    assert layout == suggested(view_of(made, 0), 0, "again")


def test_an_absent_player_begins_with_stacks_under_shields() -> None:
    """On the first turn there is no last one: he gets what "Spread out" lays."""
    made = organising(drawn=(SHIELD, OTHER_SHIELD, "captain", "archer", "swordsman", *("mountains",) * 7), turn=1)
    layout = fallback(view_of(made, 0), ME)
    assert [home.shield for home in layout.homes if home.above] == [OTHER_SHIELD, SHIELD]
    assert layout == suggested(view_of(made, 0), 0, "spread")


def test_a_stack_with_an_item_too_many_is_put_right_for_an_absent_player() -> None:
    made = organising(armies=[army(0, "A1", "archer", "petrified_heart", "altar_of_takuli")])
    layout = fallback(view_of(made, 0), ME)
    assert not faults(made, layout)
    assert len(layout.homes[0].items) == 1


def random_tables(number: int = 40) -> Iterator[tuple[State, View]]:
    """Make tables with random cards in the hand, at home and away."""
    pool = tuple(card.id for card in CARDS.values() if card.in_deck)
    light = tuple(card.id for card in CARDS.values() if card.is_creature and card.stacking <= 10)
    stacks: tuple[tuple[Place, str | None], ...] = (("A1", SHIELD), ("A2", None), ("B3", OTHER_SHIELD))
    for index in range(number):
        draw = chance("layouts", index)
        turn = 1 + draw.below(2)
        made = organising(
            *(draw.pick(pool) for _ in range(draw.below(7))),
            drawn=tuple(draw.pick(pool) for _ in range(12 if turn == 1 else draw.below(5))),
            turn=turn,
            stones=draw.below(4),
            armies=[
                army(0, place, *(draw.pick(light) for _ in range(1 + draw.below(3))), shield=shield)
                for place, shield in stacks
                if draw.below(2)
            ],
            homes={"A3": {"ruined": not draw.below(4)}, "A1": {"upgrade": draw.pick((None, "sacrificial_altar"))}},
        )
        yield made, view_of(made, 0)


def test_random_fallback_and_suggested_layouts_are_allowed_and_lose_no_card() -> None:
    for index, (made, view) in enumerate(random_tables()):
        draw = chance("sample", index)
        answers = [fallback(view, ME), *(suggested(view, 0, which) for which in SUGGESTIONS)]
        answers += [layouts.sample(view, ME, draw) for _ in range(4)]
        for layout in answers:
            assert not faults(made, layout)
            if not layout.redraw:
                before = Counter(cards_of(made, 0))
                assert Counter(cards_of(carried_out(made, layout).state, 0)) == before


# Suggestions


def strength(home: Home) -> int:
    return sum(CARDS[card].base for card in home.above)


HAND = (SHIELD, OTHER_SHIELD, BEARER, "captain", "captain", "sand_lord", "succubus", "archer", "archer", "swordsman")
FULL_HAND = (*HAND, "fire_walker", "energy_well", "cleric", "mountains", "beer", "alarm_bells", "altar_of_takuli")


def test_a_strong_center_has_the_strongest_stack_in_the_center_under_the_standard_bearer() -> None:
    made = organising(drawn=FULL_HAND)
    left, center, right = suggested(view_of(made, 0), 0, "center").homes
    assert center.shield == BEARER
    assert strength(center) > max(strength(left), strength(right))
    assert strength(center) >= 28
    assert all(home.shield for home in (left, center, right))


def test_spread_stacks_are_of_about_the_same_strength() -> None:
    """Cleric, Archers and Swordsman fill up what the heavy creatures leave; the strong center is far less even."""
    made = organising(drawn=FULL_HAND)
    differences = {}
    for which in SUGGESTIONS[1:]:
        homes = suggested(view_of(made, 0), 0, which).homes
        assert all(home.shield for home in homes)
        strengths = [strength(home) for home in homes]
        differences[which] = max(strengths) - min(strengths)
    assert differences["spread"] <= 8 < differences["center"]


def test_suggestions_lay_channelers_below_items_with_stacks_and_upgrades_beside() -> None:
    made = organising(drawn=FULL_HAND)
    for which in SUGGESTIONS:
        layout = suggested(view_of(made, 0), 0, which)
        assert [card for home in layout.homes for card in home.below] == ["energy_well"]
        assert [card for home in layout.homes for card in home.items] == ["altar_of_takuli"]
        assert layout.upgrades == ("alarm_bells", None)


def test_as_last_turn_keeps_what_stands_and_fills_it_and_replaces_a_shield_that_left() -> None:
    stands = army(0, "A1", "archer", "swordsman", shield=SHIELD)
    made = organising(
        BEARER, NARROW, "captain", "captain", "captain", "zombie", "sorcerer", "sand_lord", armies=[stands]
    )
    made = replace(made, covered=((True, True, False), (True, True, True)))
    left, center, right = suggested(view_of(made, 0), 0, "again").homes
    assert left.shield == SHIELD
    assert {"archer", "swordsman"} < set(left.above)
    assert center.shield == BEARER
    assert (right.shield, right.above) == (NARROW, ("captain",))


def test_as_last_turn_covers_homes_that_were_bare_too_and_those_that_were_covered_first() -> None:
    """Whoever begins without a shield gets one out as soon as he holds one."""
    for covered, wing in (((False, False, False), 0), ((False, False, True), 2)):
        made = replace(organising(SHIELD, "captain", "archer"), covered=(covered, (True, True, True)))
        homes = suggested(view_of(made, 0), 0, "again").homes
        assert [home.shield for home in homes] == [SHIELD if one == wing else None for one in range(3)]
        assert set(homes[wing].above) == {"captain", "archer"}


def test_as_last_turn_takes_nothing_from_what_stands_for_a_shield() -> None:
    """Under a shield that is a terrain as well there is room for 25 points alone."""
    stands = army(0, "A2", "captain", "captain", "archer", shield=None)
    made = organising(NARROW, "zombie", armies=[stands])
    left, center, _ = suggested(view_of(made, 0), 0, "again").homes
    assert (center.shield, center.above) == (None, ("archer", "captain", "captain"))
    assert (left.shield, left.above) == (NARROW, ("zombie",))


def test_as_last_turn_lays_no_channeler_below_that_a_shield_needs_above() -> None:
    made = organising(SHIELD, "energy_well")
    assert [home.above for home in suggested(view_of(made, 0), 0, "again").homes if home.shield] == [("energy_well",)]


def test_suggestions_use_the_players_own_cards_and_nothing_else() -> None:
    """What the enemy holds or has below and under his shields changes no suggestion."""
    for enemy in (player(1), player(1, hand=("dragon_wing_lord", "beer"), homes={"D2": {"below": ("energy_well",)}})):
        made = organising(drawn=FULL_HAND, enemy=enemy, armies=[army(1, "C2", "zombie")])
        plain = organising(drawn=FULL_HAND)
        for which in SUGGESTIONS:
            assert suggested(view_of(made, 0), 0, which) == suggested(view_of(plain, 0), 0, which)


# Menus


def asked(view: View, draft: Draft) -> dict[str, Any]:
    return {question.key: question for question in GAME.questions(view, ME, draft)}


def pressed(view: View, *presses: tuple[str, str | tuple[str, ...]], draft: Draft | None = None) -> Draft:
    """Answer questions one after the other."""
    draft = draft or Draft()
    for key, chosen in presses:
        draft = GAME.take(view, ME, draft, key, (chosen,) if isinstance(chosen, str) else chosen)
    return draft


def test_a_draft_begins_as_the_cards_lie() -> None:
    lies = army(0, "A1", "archer", shield=SHIELD)
    view = view_of(organising("idiot", armies=[lies]), 0)
    assert GAME.finish(view, ME, Draft()) == laid(Home(shield=SHIELD, above=("archer",)))


def test_a_sealed_layout_is_what_a_new_draft_begins_with() -> None:
    made = organising("idiot", "archer")
    sealed = laid(Home(above=("idiot",)))
    made = replace(made, askings=(replace(made.askings[0], answers=(sealed, None)),))
    assert GAME.finish(view_of(made, 0), ME, Draft()) == sealed


def test_a_stack_with_its_shield_and_item_is_laid_in_two_presses() -> None:
    view = view_of(organising(SHIELD, "archer", "archer", "altar_of_takuli", "beer"), 0)
    draft = pressed(view, ("cards", (SHIELD, "archer", "archer+2", "altar_of_takuli")), ("to", "A2"))
    stack = Home(shield=SHIELD, above=("archer", "archer"), items=("altar_of_takuli",))
    assert GAME.finish(view, ME, draft) == laid(center=stack)


def test_a_whole_layout_without_faults_is_laid_in_one_press() -> None:
    view = view_of(organising(drawn=FULL_HAND), 0)
    for which in SUGGESTIONS:
        layout = GAME.finish(view, ME, pressed(view, ("suggest", which)))
        assert layout == suggested(view, 0, which)
        assert not layouts.problems(view, ME, layout)


def test_cards_are_moved_put_under_taken_back_and_discarded() -> None:
    lies = army(0, "A1", "archer", "energy_well", shield=SHIELD)
    view = view_of(organising("idiot", armies=[lies]), 0)
    draft = pressed(view, ("at", "A1"), ("cards", "energy_well"), ("to", "below.A2"))
    assert GAME.finish(view, ME, draft) == laid(Home(shield=SHIELD, above=("archer",)), Home(below=("energy_well",)))
    draft = pressed(view, ("at", "A2"), ("cards", "below:energy_well"), ("to", "A2"), draft=draft)
    draft = pressed(view, ("at", "A1"), ("cards", (SHIELD, "archer")), ("to", "hand"), draft=draft)
    assert GAME.finish(view, ME, draft) == laid(center=Home(above=("energy_well",)))
    draft = pressed(view, ("at", "hand"), ("cards", "idiot"), ("to", "discard"), draft=draft)
    draft = pressed(view, ("at", "elsewhere"), ("cards", "idiot"), ("to", "hand"), draft=draft)
    assert GAME.finish(view, ME, draft) == laid(center=Home(above=("energy_well",)))


def test_upgrades_downgrades_accessories_and_plays_have_their_places() -> None:
    cards = ("alarm_bells", "snake_pit", "gift_of_isis", "channeling_flux", "petrified_heart")
    view = view_of(organising(*cards, armies=[army(0, "B2", "archer")]), 0)
    presses = (("alarm_bells", "A3"), ("snake_pit", "D3"), ("gift_of_isis", "use"), ("channeling_flux", "use"))
    draft = pressed(
        view,
        *(press for card, goal in presses for press in (("cards", card), ("to", goal))),
        ("cards", "petrified_heart"),
        ("to", "B2"),
    )
    assert GAME.finish(view, ME, draft) == laid(
        upgrades=(None, "alarm_bells"),
        downgrades=("snake_pit", None),
        accessories=("gift_of_isis",),
        plays=("channeling_flux",),
        attached=(("B2", "petrified_heart"),),
    )


def test_each_step_can_be_undone() -> None:
    view = view_of(organising(drawn=FULL_HAND), 0)
    draft = pressed(view, ("suggest", "center"), ("suggest", "spread"))
    for which in ("spread", "center"):
        assert GAME.finish(view, ME, draft) == suggested(view, 0, which)
        assert "clear" not in asked(view, draft)["change"].choices, "nothing lay at home, so that is to begin anew"
        draft = pressed(view, ("change", "undo"), draft=draft)
    assert GAME.finish(view, ME, draft) == layouts.lying(view, 0)
    assert asked(view, draft)["change"].choices == ("mend",)


def test_empty_strongholds_are_sealed_only_by_who_says_so() -> None:
    """Who has no creature to lay, or too many cards to seal anything, is not asked for it."""
    view = view_of(organising(SHIELD, "archer"), 0)
    assert GAME.finish(view, ME, Draft()) is None
    meant = pressed(view, ("bare", "yes"))
    assert GAME.finish(view, ME, meant) == Layout()
    changed = pressed(view, ("cards", "archer"), ("to", "discard"), ("change", "undo"), draft=meant)
    assert GAME.finish(view, ME, changed) is None
    laid_out = pressed(view, ("cards", ("archer", SHIELD)), ("to", "A2"))
    assert "bare" not in asked(view, laid_out)
    for hand in ((SHIELD, "mountains"), ("archer",) * 8):
        other = view_of(organising(*hand), 0)
        assert "bare" not in asked(other, Draft())
        assert GAME.finish(other, ME, Draft()) == Layout()


def test_a_draft_with_faults_is_mended_in_one_press_that_keeps_what_is_right() -> None:
    view = view_of(organising(SHIELD, *("gunner",) * 6, "idiot", drawn=("archer",) * 8), 0)
    gunners = ("gunner", *(f"gunner+{number}" for number in range(2, 7)))
    draft = pressed(view, ("cards", (SHIELD, *gunners)), ("to", "A1"), ("cards", "idiot"), ("to", "discard"))
    drafted = GAME.finish(view, ME, draft)
    assert drafted is not None
    assert {problem.key for problem in GAME.problems(view, ME, drafted)} == {
        "guardians-problem-too-heavy",
        "guardians-problem-discard-more",
    }
    mended = GAME.finish(view, ME, pressed(view, ("change", "mend"), draft=draft))
    assert isinstance(mended, Layout)
    assert not layouts.problems(view, ME, mended)
    assert mended.homes[0] == Home(shield=SHIELD, above=("gunner",) * 5)
    assert "idiot" in mended.discards


def test_twelve_cards_are_explored_by_a_handful_of_questions_and_never_listed_as_layouts() -> None:
    """Three homes, above, below or in the hand for each of twelve cards would be billions of layouts."""
    view = view_of(organising(drawn=(*("archer", "captain", "zombie") * 3, SHIELD, BEARER, "energy_well"), turn=1), 0)
    draft = pressed(view, ("cards", ("archer", SHIELD)))
    questions = asked(view, draft)
    assert sum(len(question.choices) for question in questions.values()) < 40
    assert max(len(question.choices) for question in questions.values()) <= 12


def test_every_layout_that_the_rules_accept_is_laid_by_the_menus() -> None:
    """Cards are taken up by the handful and put where they shall lie; their order there says nothing."""
    met: Counter[str] = Counter()
    for index, (_, view) in enumerate(random_tables(60)):
        draw = chance("by menus", index)
        for wanted in (*(layouts.sample(view, ME, draw) for _ in range(3)), suggested(view, 0, draw.pick(SUGGESTIONS))):
            if not wanted.redraw:
                lies = layouts.lying(view, 0) != Layout()
                draft = pressed(view, *[("change", "clear")] * lies)
                for goal, cards in goals_of(wanted):
                    if "at" in asked(view, draft):
                        draft = pressed(view, ("at", "hand"), draft=draft)
                    keys = keys_of(cards, asked(view, draft)["cards"].choices)
                    draft = pressed(view, ("cards", keys), ("to", goal), draft=draft)
                    met[goal] += 1
                if "bare" in asked(view, draft):
                    draft = pressed(view, ("bare", "yes"), draft=draft)
                made = GAME.finish(view, ME, draft)
                assert isinstance(made, Layout)
                assert in_order(made) == in_order(wanted)
    assert {"A1", "A2", "A3", "below.A1", "B3", "D1", "D3", "use", "sacrifice", "discard"} <= set(met)


def goals_of(layout: Layout) -> Iterator[tuple[str, tuple[str, ...]]]:
    """List where the cards of a layout are put."""
    upgrades = (layout.upgrades[0], None, layout.upgrades[1])
    downgrades = (layout.downgrades[0], None, layout.downgrades[1])
    found: list[tuple[str, tuple[str | None, ...]]] = []
    for place, home, upgrade in zip(HOMES[0], layout.homes, upgrades, strict=True):
        found += [(place, (home.shield, *home.above, *home.items, upgrade)), (f"below.{place}", home.below)]
    found += [(place, (card,)) for place, card in zip(HOMES[1], downgrades, strict=True)]
    found += [(place, (card,)) for place, card in layout.attached]
    found += [("use", (*layout.accessories, *layout.plays))]
    found += [("sacrifice", layout.sacrifices), ("discard", layout.discards)]
    for goal, cards in found:
        if there := tuple(card for card in cards if card is not None):
            yield goal, there


def keys_of(cards: tuple[str, ...], offered: Sequence[str]) -> tuple[str, ...]:
    left = Counter(cards)
    keys = []
    for key in offered:
        card = key.partition("+")[0]
        if left[card]:
            left[card] -= 1
            keys.append(key)
    assert not left.total()
    return tuple(keys)


def in_order(layout: Layout) -> Layout:
    left, center, right = (
        replace(home, above=tuple(sorted(home.above)), items=tuple(sorted(home.items)), below=tuple(sorted(home.below)))
        for home in layout.homes
    )
    piles = {
        name: tuple(sorted(getattr(layout, name)))
        for name in ("attached", "accessories", "plays", "sacrifices", "discards")
    }
    return replace(layout, homes=(left, center, right), **piles)


def test_questions_are_asked_lazily() -> None:
    view = view_of(organising(drawn=FULL_HAND), 0)
    assert next(iter(GAME.questions(view, ME, Draft()))).key == "suggest"


def test_drawing_anew_is_asked_on_the_first_turn_and_ends_the_layout() -> None:
    view = view_of(organising(drawn=("archer",) * 12, turn=1), 0)
    assert asked(view, Draft())["redraw"].chosen == ("no",)
    draft = pressed(view, ("redraw", "yes"))
    assert GAME.finish(view, ME, draft) == Layout(redraw=True)
    assert list(asked(view, draft)) == ["redraw"]
    assert GAME.finish(view, ME, pressed(view, ("redraw", "no"), draft=draft)) == laid()


def test_the_preview_shows_the_home_row_as_it_would_be_and_the_rest_of_the_hand() -> None:
    view = view_of(organising(SHIELD, "archer", "energy_well", "beer", "alarm_bells"), 0)
    draft = pressed(
        view,
        ("cards", (SHIELD, "archer")),
        ("to", "A1"),
        ("cards", "energy_well"),
        ("to", "below.A2"),
        ("cards", "alarm_bells"),
        ("to", "A3"),
    )
    shown = GAME.preview(view, ME, draft)
    (stack,) = shown.armies
    assert (stack.place, stack.shield, stack.creatures, stack.stacking) == ("A1", SHIELD, ("archer",), 6)
    assert shown.players[0].strongholds[1].below_cards == ("energy_well",)
    assert shown.players[0].strongholds[2].upgrade == "alarm_bells"
    assert shown.players[0].drawn_cards == ("beer",)
    assert (shown.players[0].drawn, shown.players[0].pen, shown.players[0].depot) == (1, 0, 0)
    assert HOMES[0] == tuple(stronghold.place for stronghold in shown.players[0].strongholds)
    assert shown.layout == layout_menus.finish(view, ME, draft)
