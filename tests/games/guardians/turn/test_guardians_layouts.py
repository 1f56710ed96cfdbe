"""Organising in secret: layouts that do not come from the player, suggestions, and all that menus can lay.

What may lie where at home, and what two sealed layouts make of the table, is told in cases/layouts.yaml; single steps
of the menus are told in scenes/organising.yaml.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.chance import Chance
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
from bot.games.guardians.turn import layouts, suggested, with_homes
from bot.games.guardians.turn.layout_suggestions import SUGGESTIONS, fallback
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, cards_of, chance, player, state, table

ME = Decision(id="1.organise.0", seat=0, kind="organise", sealed=True)
SHIELD, OTHER_SHIELD = "shield_broms_angelic_08", "shield_broms_angelic_09"
BEARER = "standard_bearer_broms_angelic_13"
NARROW = "shield_terrain_dem_bones"


def organising(*hand: str, drawn: Sequence[str] = (), enemy: Any = None, armies: Any = (), **mine: Any) -> State:
    """Set a table up at which both organise; seat 0 holds these cards."""
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
    )


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


def test_of_a_layout_stays_what_the_rules_accept_and_nothing_else() -> None:
    """Cards lie anywhere, more often than not where they belong; what is taken back is what has to be."""
    items = tuple(card.id for card in CARDS.values() if card.type == "item_creature")
    kinds = {
        "shield": (SHIELD, OTHER_SHIELD, BEARER, BEARER, NARROW),
        "above": ("captain", "captain", "sand_lord", "succubus", "archer", "archer", "archer"),
        "items": items[:4],
        "below": ("cleric", "energy_well", "fire_walker"),
    }
    everything = tuple(card for cards in kinds.values() for card in cards)
    stays = 0
    for index in range(200):
        draw = chance("anywhere", index)
        abroad = [army(0, "B3", "zombie", shield=BEARER)] if not draw.below(3) else []
        made = organising(drawn=everything, armies=abroad)
        view = view_of(made, 0)

        def broken(layout: Layout, made: State = made) -> set[str]:
            return {what for what, _ in faults(made, layout)} - {"discard-more"}

        def home(draw: Chance = draw) -> Home:
            lies = {
                kind: tuple(draw.pick(cards if draw.below(9) else everything) for _ in range(draw.below(4)))
                for kind, cards in kinds.items()
            }
            return Home(shield=next(iter(lies.pop("shield")), None), **lies)

        layout = Layout(homes=(home(), home(), home()))
        assert broken(layouts.trimmed(view, 0, layout)) == set()
        for wing, each in enumerate(layout.homes):
            alone = with_homes(Layout(), {wing: each})
            if not each.items and not broken(alone):  # an item may make lighter what is too heavy without it
                assert layouts.trimmed(view, 0, alone) == alone
                stays += bool(each.above)
    assert stays > 20


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


def test_a_whole_layout_without_faults_is_laid_in_one_press() -> None:
    view = view_of(organising(drawn=FULL_HAND), 0)
    for which in SUGGESTIONS:
        layout = GAME.finish(view, ME, pressed(view, ("suggest", which)))
        assert layout == suggested(view, 0, which)
        assert not layouts.problems(view, ME, layout)


def test_each_step_can_be_undone() -> None:
    view = view_of(organising(drawn=FULL_HAND), 0)
    draft = pressed(view, ("suggest", "center"), ("suggest", "spread"))
    for which in ("spread", "center"):
        assert GAME.finish(view, ME, draft) == suggested(view, 0, which)
        assert "clear" not in asked(view, draft)["change"].choices, "nothing lay at home, so that is to begin anew"
        draft = pressed(view, ("change", "undo"), draft=draft)
    assert GAME.finish(view, ME, draft) == layouts.lying(view, 0)
    assert asked(view, draft)["change"].choices == ("mend",)


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
