"""The panel of a combat sheet: what it will do, what it never does, what it might lead to, and few presses."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.codec import from_json
from bot.games.contract import STANDING, Decision, Question
from bot.games.guardians.cards import CARDS
from bot.games.guardians.combat import when_cast
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import AGAIN, SETTINGS, menus, sheet_so_far, suggested_sheet
from bot.games.guardians.table import BribeRule, CombatOrders, CombatSheet, Draft, Options, SheetsShown, SpellRule, View
from bot.language import Language, languages
from render.guardians.cards.card_pictures import card_lines
from render.guardians.presenter import GuardiansPresenter
from render.guardians.words.nouns import card_name
from render.guardians.words.orders import order_said
from render.presenter import Scene
from tests.games.guardians.ahead.test_guardians_planning import STORED
from tests.games.guardians.fights import fight
from tests.games.guardians.test_guardians_examples import asked
from tests.render.word_checks import assert_finished, assert_label_fits

GAME = Guardians()
PRESENTER = GuardiansPresenter()
MESSAGE_LIMIT = 4000

COMPONENTS_LEFT = 26
"""So many of the components of a message are left for menus and buttons beside texts, picture and endings."""

every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def scene(view: View, language: Language) -> Scene:
    return Scene(view=view, names=("**Ann**", "**Bob**"), language=language, plain=("Ann", "Bob"))


def begun(**changes: Any) -> tuple[View, Decision]:
    """Begin a combat at a table by sheets: Ann attacks, with Gold and Dispel Magic in her depot."""
    made = fight(
        ("marshal", "archer", "icky_bugs"),
        ("sand_lord", "skeletal_minion"),
        depots=(("gold", "dispel_magic"), ()),
        stones=(5, 5),
        options=Options(turn_limit="none"),
        **changes,
    )
    decision = next(one for one in GAME.waiting_on(made.state) if one.seat == 0)
    return GAME.view(made.state, 0), decision


def pressed(view: View, decision: Decision, *presses: tuple[str, str]) -> Draft:
    draft = GAME.blank(view, decision)
    for key, choice in presses:
        draft = GAME.take(view, decision, draft, key, (choice,))
    return draft


def components(question: Question) -> int:
    """Count what a question takes in a message: a menu in its row, or rows of five buttons."""
    count = len(question.choices)
    return 2 if question.style == "menu" else count + -(-count // 5)


def said(view: View, plan: CombatOrders, part: str = "whole") -> str:
    draft = Draft(orders=plan, taken=(("part", (part,)),) if part else ())
    lines = PRESENTER.draft_lines(scene(view, languages()["en"]), "sheet", draft)
    return "\n".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def test_the_first_suggestion_says_what_it_does_in_the_order_of_a_combat() -> None:
    view, decision = begun()
    told, _, _ = said(view, sheet_so_far(view, decision.seat, Draft())).partition("-# **How it might go**")
    assert told == (
        "-# **This sheet, in the order of the combat** – "
        "It dispels an area attack that would cost you 5 base vitality or more. "
        "It leads with the first that is left of Marshal, Icky Bugs, Archer. "
        "It bribes a creature of 5 base vitality or more that would beat yours. "
        "It bribes any creature of 9 base vitality or more. "
        "It bribes a shooter whose shot would turn a match-up against you. "
        "It dispels a spell or an item of the enemy, except while a creature of yours of less than 5 base vitality "
        "fights. "
        "To win a match-up it adds only what is needed, and nothing if that is not enough: "
        "up to 2 stones; last the shots of Archer, as few as will do. "
        "Afterwards it attacks the strongest that can be beaten, with the weakest that can do it. "
        "If you lose, it retreats to the first free space towards home. "
        "But it never bribes a creature of less than 5 base vitality, except shooters, "
        "never pays more than 2 stones in a match-up, never pays to save lost cards.\n"
    )


def test_what_matters_most_leads_and_each_part_says_its_own() -> None:
    view, decision = begun()
    plan = sheet_so_far(view, decision.seat, Draft())
    first, *_ = said(view, plan, part="").split("\n")
    assert first == (
        "-# **This sheet in short** – It leads with the first that is left of Marshal, Icky Bugs, Archer. "
        "To win a match-up it adds only what is needed, and nothing if that is not enough: "
        "up to 2 stones; last the shots of Archer, as few as will do. "
        "But it never pays more than 2 stones in a match-up."
    )
    whole = said(view, plan).split("\n")[0]
    for part in menus.SHEET_PARTS:
        _, _, deeds = said(view, plan, part=part).split("\n")[0].partition(" – ")
        assert deeds.partition("But it ")[0] in whole


@pytest.mark.parametrize(
    ("presses", "sentence"),
    [
        ([("bribery", "bribe", "close-8")], "of 8 base vitality or more that would beat yours by 4 or less."),
        ([("bribery", "bribe", "never")], "But it never bribes anybody but a shooter, "),
        ([("primaries", "spare", "marshal")], "never leads Marshal while another is left"),
        ([("primaries", "spare", "marshal")], "of Icky Bugs, Archer, Marshal."),
        (
            [
                ("primaries", "primaries", "marshal"),
                ("primaries", "primaries", "archer"),
                ("primaries", "spare", "marshal"),
            ],
            "the first that is left of Archer, Icky Bugs, Marshal.",
        ),
        ([("primaries", "primaries", "archer")], "It leads with the first that is left of Archer, Marshal, Icky Bugs."),
        ([("modifiers", "stones", "0")], "never pays a stone in a match-up"),
        ([("modifiers", "goal", "never")], "never shoots, channels or pays to change a match-up"),
        ([("spells", "dispels", "command")], "It dispels whatever command the enemy shows."),
        ([("secondary", "secondary", "never")], "never makes a secondary attack"),
        ([("afterwards", "retreats", "B2")], "If you lose, it retreats to the first that is free of B2."),
        ([("afterwards", "retreats", "give-up")], "If you lose, it gives the shield up with all its creatures."),
    ],
)
def test_what_is_pressed_is_said(presses: list[tuple[str, str, str]], sentence: str) -> None:
    """What a player thinks takes three presses at most, four with a menu."""
    view, decision = begun()
    taken = [step for part, key, choice in presses for step in (("part", part), (key, choice))]
    draft = pressed(view, decision, *taken)
    sheet = GAME.finish(view, decision, draft)
    assert isinstance(sheet, CombatSheet)
    assert GAME.problems(view, decision, sheet) == ()
    assert sentence in said(view, sheet.orders)


def test_a_sheet_is_accepted_by_one_press() -> None:
    view, decision = begun()
    action = GAME.finish(view, decision, GAME.blank(view, decision))
    assert action == CombatSheet(orders=suggested_sheet(view, 0, "win"))
    assert PRESENTER.final_button(scene(view, languages()["en"]), action) == "Seal this sheet"


def test_only_what_plays_a_part_in_the_combat_is_offered() -> None:
    view, decision = begun()
    parts = next(one for one in GAME.questions(view, decision, Draft()) if one.key == "part").choices
    assert "bribery" in parts
    leads = next(
        one
        for one in GAME.questions(view, decision, Draft(taken=(("part", ("primaries",)),)))
        if one.key == "primaries"
    )
    assert set(leads.choices) == {"marshal", "archer", "icky_bugs"}


def test_in_the_council_the_sheet_is_left_as_it_is_by_one_press() -> None:
    for _, view, decision in asked("council"):
        english = scene(view, languages()["en"])
        action = GAME.finish(view, decision, GAME.blank(view, decision))
        assert view.combat is not None
        assert view.combat.sheet is not None
        if view.asking is not None and view.asking.answer is None:
            assert action == CombatSheet(orders=view.combat.sheet)
            assert PRESENTER.final_button(english, action) == "Leave the sheet as it is"
        assert "**Match-up 1**:" in PRESENTER.prompt(english, "council")
        parts = next(one for one in GAME.questions(view, decision, Draft()) if one.key == "part").choices
        assert "commands" not in parts


def test_examples_say_that_they_are_guesses() -> None:
    view, decision = begun()
    _, _, shown = said(view, suggested_sheet(view, decision.seat, "win"), part="").partition("**How it might go**")
    intro, *lines = shown.split("\n")
    assert "in three guesses" in intro
    assert [line.partition(":")[0] for line in lines] == [
        "- If **Bob** wins what can be won",
        "- If **Bob** spends nothing",
        "- If **Bob** spends everything",
    ]


@pytest.mark.parametrize(
    ("part", "pictures"),
    [
        ("", ["C2, Mountains", "**Ann**’s combat hand: Marshal, Archer, Icky Bugs, Gold, Dispel Magic"]),
        ("primaries", ["Primaries: Marshal, Archer, Icky Bugs"]),
        ("bribery", ["Bribery: Gold"]),
        ("spells", ["Spells and items: Dispel Magic"]),
        ("modifiers", ["Shots and channelling: Archer"]),
        ("secondary", ["Secondary attacks: Marshal, Archer, Icky Bugs"]),
        ("afterwards", ["C2, Mountains"]),
        ("whole", []),
    ],
)
def test_beside_a_part_stand_the_cards_that_it_is_about_else_the_battlefield(part: str, pictures: list[str]) -> None:
    view, decision = begun()
    draft = pressed(view, decision, ("part", part)) if part else Draft()
    offered = PRESENTER.offered("sheet", [*GAME.questions(view, decision, draft)], whole=True)
    drawn = PRESENTER.prompt_pictures(replace(scene(view, languages()["en"]), offered=offered), "sheet")
    for picture, told in zip(drawn, pictures, strict=True):
        title, _, cards = told.partition(": ")
        assert picture.alt.startswith(title)
        named = [
            card for card in ("Marshal", "Archer", "Icky Bugs", "Gold", "Dispel Magic") if f"{card} (" in picture.alt
        ]
        assert named == (cards.split(", ") if cards else [])


@pytest.mark.sampled(1)
@every_language
def test_every_sheet_fits_a_message_and_a_phone(language: Language) -> None:
    for _, view, decision in (*asked("sheet"), *asked("council")):
        seen = scene(view, language)
        for which in ("win", "careful", "all-in"):
            draft = pressed(view, decision, ("suggest", which), ("part", "whole"))
            lines = PRESENTER.draft_lines(seen, decision.kind, draft)
            assert len("\n".join((PRESENTER.prompt(seen, decision.kind), *lines))) < MESSAGE_LIMIT - 600
            for line in lines:
                assert_finished(line, never=r"guardians-|[a-z]_[a-z]|\n|\(\)|\*\*\*\*|None")
            for part in menus.SHEET_PARTS:
                questions = [*GAME.questions(view, decision, replace(draft, taken=(("part", (part,)),)))]
                assert sum(map(components, questions)) <= COMPONENTS_LEFT
                for question in questions:
                    for choice in question.choices:
                        assert_label_fits(PRESENTER.choice(seen, decision.kind, question.key, choice))


CAST = tuple(card for card in CARDS if when_cast(card))


@every_language
def test_every_card_that_a_sheet_can_play_is_named_with_its_moment(language: Language) -> None:
    view, _ = begun()
    depot = tuple(sorted(CAST))
    options = replace(view.options, counter_bribery=True, second_command_spell=True)
    players = (replace(view.players[0], depot_cards=(*depot, "gold", "ice_storm")), view.players[1])
    assert view.combat is not None
    combat = replace(view.combat, creatures=(*view.combat.creatures, "grim_skull", "mayor_mcevil"))
    view = replace(view, options=options, players=players, combat=combat)
    plan = CombatOrders(
        attacking="yes",
        raised=2,
        second="yes",
        dispels=("command", "spell", "item"),
        counter="outbid",
        spells=tuple(SpellRule(card=card) for card in CAST),
        goal="win",
        shots=("grim_skull",),
        to_shots=True,
        heal="paid",
        retreats=("B2", "give-up"),
    )
    draft = Draft(orders=plan, taken=(("part", ("whole",)),))
    sheet, orders = (
        " ".join(PRESENTER.draft_lines(scene(view, language), kind, draft)) for kind in ("sheet", STANDING)
    )
    for card in CAST:
        assert card_name(card, language) in sheet
        assert card_name(card, language) in orders
        assert_finished(card_lines(card, language)[-1], never=r"guardians-|None")
        assert_label_fits(PRESENTER.choice(scene(view, language), "sheet", "spells", card))
    assert sheet.count(card_name("grim_skull", language)) == 2, "it shoots and is served"
    assert_finished(sheet, never=r"guardians-|None")


@every_language
def test_standing_orders_and_sheets_say_every_order(language: Language) -> None:
    """Those that a row says along with another one say nothing themselves."""
    view, _ = begun()
    rules = (BribeRule(base_from=8, by_most=4), BribeRule(by_most=3), BribeRule(losing=False, cards=("gold",)))
    for plan in (from_json(STORED, CombatOrders), replace(from_json(STORED, CombatOrders), bribes=rules, primaries=())):
        said = {setting.key: tuple(order_said(setting, plan, language)) for setting in SETTINGS}
        unsaid = {key for key, lines in said.items() if not lines and key != "primaries"}
        assert unsaid == {"spells-from", "spells-when", "dispels"}
        sheet = PRESENTER.draft_lines(scene(view, language), "sheet", Draft(orders=plan, taken=(("part", ("whole",)),)))
        for line in (*(line for lines in said.values() for line in lines), *sheet):
            assert_finished(line, never=r"guardians-|\n|None")
        if language.code == "en" and plan.bribes == rules:
            assert said["bribe"][0] == "Bribe if I would lose to 8 base vitality or more, by 4 or less"


def test_who_is_asked_for_a_sheet_sees_where_and_against_how_many() -> None:
    view, _ = begun()
    told = PRESENTER.prompt(scene(view, languages()["en"]), "sheet")
    assert "Combat for C2: you attack **Bob**" in told
    assert "in the combat hand 2 creatures and creature items and 0 cards of the depot." in told
    assert "change the rest of their sheets once" not in told
    later = replace(view, options=replace(view.options, council=True))
    assert "change the rest of their sheets once" in PRESENTER.prompt(scene(later, languages()["en"]), "sheet")


@every_language
def test_the_panel_says_before_what_the_last_sheet_cannot_do_again(language: Language) -> None:
    view, _ = begun()
    last = CombatOrders(primaries=("swordsman", "archer"), stones=1, retreats=("A1", "B2"))
    view = replace(view, last_sheet=last)
    label = PRESENTER.choice(scene(view, language), "sheet", "suggest", AGAIN)
    assert_label_fits(label)
    gone = language.list((card_name("swordsman", language), "A1"))
    assert label.description.endswith(gone)
    told = PRESENTER.prompt(scene(view, language), "sheet")
    assert f"{gone}." in told
    assert PRESENTER.choice(scene(view, language), "sheet", "suggest", "win").description == ""
    nothing_gone = replace(view, last_sheet=replace(last, primaries=("archer",), retreats=()))
    assert PRESENTER.choice(scene(nothing_gone, language), "sheet", "suggest", AGAIN).description == ""
    assert label.text not in PRESENTER.prompt(scene(nothing_gone, language), "sheet")
    for line in told.split("\n"):
        assert_finished(line, never=r"guardians-|None")


@every_language
def test_sheets_that_are_shown_after_a_combat_are_told_whole(language: Language) -> None:
    view, decision = begun()
    sheets = (suggested_sheet(view, decision.seat, "win"), CombatOrders(after_no="yes", commands=("captain",)))
    told = PRESENTER.account(scene(view, language), [SheetsShown(audience=0, place="C2", attacker=0, sheets=sheets)])
    assert [line.partition("**")[2].partition("**")[0] for line in told[1:]] == ["Ann", "Bob"]
    assert card_name("captain", language) in told[2]
    if language.code == "en":
        assert told[0] == "The sheets of the combat on C2 as they were sealed; only you two see them:"
        assert told[1].startswith("- **Ann**: Attacking: a command card; Dispel area attacks")
        assert "; The strongest leads first; " in told[1]
        assert told[2] == "- **Bob**: After a no: a command card; Command cards, the first that is possible: Captain"


@every_language
def test_what_both_sheets_say_is_told_once_after_what_each_has_for_itself(language: Language) -> None:
    view, _ = begun()
    both = CombatOrders(then="highest", save="never")
    sheets = (both, replace(both, commands=("captain",)))
    told = PRESENTER.account(scene(view, language), [SheetsShown(audience=0, place="C2", attacker=0, sheets=sheets)])
    assert card_name("captain", language) in told[1]
    if language.code == "en":
        assert told[1:] == (
            "- **Bob**: Command cards, the first that is possible: Captain",
            "- Alike in both: The strongest leads first; Save nothing",
        )
