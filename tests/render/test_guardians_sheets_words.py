"""Tables by sheets, in words: orders for windows, stops, sheets that go with a march, a whole combat in one message."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Event, Outcome
from bot.games.guardians import table as facts
from bot.games.guardians.asking import OUTSIDE, STEP_BY_STEP
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    Asking,
    CombatSheet,
    Draft,
    Layout,
    Options,
    Stand,
    State,
    Storm,
    Walk,
    WindowOrders,
)
from bot.language import Language, languages
from render.guardians.presenter import GuardiansPresenter
from render.presenter import Scene
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import GAME, army, by_steps, player, state
from tests.render.word_checks import assert_finished, assert_label_fits

PRESENTER = GuardiansPresenter()
NAMES = ("**Ann**", "**Bob**")
SHEETS = Options(pace="sheets", turn_limit="none")
ENGLISH = languages()["en"]
every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def scene(view: Any, language: Language = ENGLISH) -> Scene:
    return Scene(view=view, names=NAMES, language=language, plain=("Ann", "Bob"))


def assert_sound(line: str) -> None:
    assert_finished(line, never=r"guardians-|[a-z]_[a-z]|\n")


def organising(*, turn: int = 2, orders: WindowOrders | None = None, options: Options = SHEETS) -> State:
    return state(
        players=(player(0, hand=("archer", "rooster", "dispel_magic")), player(1)),
        phase="organise",
        turn=turn,
        first=None,
        active=None,
        options=options,
        askings=(Asking(number=1, kind="organise", seats=(0, 1)),),
        asked=1,
        orders=(orders or WindowOrders(), WindowOrders()),
    )


def drafted(orders: WindowOrders, language: Language = ENGLISH) -> list[str]:
    """Say what orders in the making would do."""
    made = organising()
    draft = Draft(layout=Layout(orders=orders), taken=(("at", ("orders",)),))
    decision = GAME.waiting_on(made)[0]
    preview = GAME.preview(GAME.view(made, 0), decision, draft)
    return list(PRESENTER.draft_lines(scene(preview, language), "organise", draft))


# Orders


def test_orders_say_what_they_do_and_what_they_never_do() -> None:
    assert drafted(WindowOrders()) == [
        "- Outside of combats no card of yours is played.",
        "- At the end of the turn you settle your land yourself.",
        "- The match never waits for you there: these orders answer.",
        "- Your dominance card is taken as the first card of your draw. These orders never play a card only to look at "
        "other cards.",
    ]
    assert drafted(WindowOrders(otherwise=("rooster",)))[0] == (
        "- Outside of combats no card of yours is played but Rooster, as soon as it does you some good."
    )
    bold = WindowOrders(bold=True, otherwise=("rooster",), settle=True, stops=("foresight", "flight"))
    assert drafted(bold) == [
        "- Outside of combats a card of yours is played as soon as it does you some good, but never Rooster.",
        "- At the end of the turn your land is settled without asking you: a terrain is laid, else a stone is paid, "
        "else the weakest creature is discarded.",
        "- The match waits for you when the dominance card may be taken and when a shield flies: then you answer "
        "yourself. Everybody is told, and it holds from the next turn on.",
        "- These orders never play a card only to look at other cards.",
    ]


@every_language
def test_every_order_has_a_label_and_a_sentence(language: Language) -> None:
    made = organising(options=Options(pace="steps"))
    decision = GAME.waiting_on(made)[0]
    draft = GAME.take(GAME.view(made, 0), decision, Draft(), "at", ("orders",))
    for rule in ("careful", "bold"):
        draft = GAME.take(GAME.view(made, 0), decision, draft, "rule", (rule,))
        words = scene(GAME.preview(GAME.view(made, 0), decision, draft), language)
        for question in GAME.questions(GAME.view(made, 0), decision, draft):
            assert_sound(PRESENTER.question(words, "organise", question.key))
            for choice in question.choices:
                assert_label_fits(PRESENTER.choice(words, "organise", question.key, choice))
    every = WindowOrders(stops=(*OUTSIDE, *STEP_BY_STEP))
    for orders in (every, replace(every, bold=True, otherwise=("rooster",), settle=True)):
        for line in drafted(orders, language):
            assert_sound(line)


def test_an_excepted_card_is_called_by_what_the_exception_means() -> None:
    for bold, words in ((False, "Play Rooster when it does good"), (True, "Never Rooster")):
        made = organising(orders=WindowOrders(bold=bold))
        view = GAME.preview(GAME.view(made, 0), GAME.waiting_on(made)[0], Draft())
        assert PRESENTER.choice(scene(view), "organise", "orders", "rooster").text == words


def test_whoever_has_just_joined_reads_of_the_presets_and_nobody_does_where_combats_go_step_by_step() -> None:
    prompt = PRESENTER.prompt(scene(GAME.view(organising(turn=1), 0)), "organise")
    assert "orders answer for you at once: at first they play no card." in prompt
    later = PRESENTER.prompt(
        scene(GAME.view(organising(orders=WindowOrders(bold=True, otherwise=("rooster",))), 0)), "organise"
    )
    assert "Your orders: bold, with one exception." in later
    steps = PRESENTER.prompt(scene(GAME.view(organising(options=by_steps()), 0)), "organise")
    assert "rders" not in steps


def test_the_sealed_layout_repeats_the_orders_to_their_owner_alone() -> None:
    made = organising()
    layout = Layout(orders=WindowOrders(bold=True))
    words = scene(GAME.view(made, 0))
    assert PRESENTER.final_button(words, layout) == "Seal this layout and these orders"
    assert PRESENTER.done(words, layout) == "You have organised and given orders."
    kept = facts.LayoutKept(audience=0, layout=layout)
    assert "- Outside of combats a card of yours is played as soon as it does you some good." in PRESENTER.account(
        words, [kept]
    )
    assert all("combats" not in line for line in PRESENTER.account(words, [replace(kept, layout=Layout())]))


# Stops


def test_stops_are_told_by_the_names_of_their_windows() -> None:
    words = scene(GAME.view(organising(), None))
    told = PRESENTER.account(words, [facts.StopsSet(seat=0, windows=("upcards", "flight"))])
    assert told == (
        "From the next turn on **Ann** is waited for when the dominance cards lie there and when a shield flies.",
    )
    assert PRESENTER.account(words, [facts.StopsSet(seat=0, windows=())]) == (
        "From the next turn on no window waits for **Ann**.",
    )


@pytest.mark.parametrize(
    ("stops", "names"),
    [
        ((("upcards",), ()), "**Ann**"),
        ((("upcards",), ("flight", "upcards")), "**Ann** and **Bob**"),
        (((), ("upcards",)), "**Bob**"),
    ],
)
def test_a_window_that_waits_says_who_has_asked_for_it_and_the_same_to_all(stops: Any, names: str) -> None:
    asking = Asking(number=7, kind="upcards", seats=(0, 1))
    made = state(options=SHEETS, askings=(asking,), asked=7, stops=stops)
    told = {PRESENTER.window(scene(GAME.view(made, seat)), "upcards-7") for seat in (None, 0, 1)}
    assert told == {f"The dominance cards may be answered. It waits because {names} asked for it."}


def test_a_window_names_nobody_who_is_not_asked_in_it_and_nobody_step_by_step() -> None:
    asking = Asking(number=7, kind="flight", seats=(1,))
    for options, stops in ((SHEETS, (("flight",), ("upcards",))), (by_steps(), ((), ()))):
        made = state(options=options, askings=(asking,), asked=7, stops=stops)
        assert PRESENTER.window(scene(GAME.view(made, None)), "flight-7") == "The flight may be answered."


# Marches


def test_buttons_and_confirmations_say_by_which_sheet_an_attack_is_fought() -> None:
    words = scene(GAME.view(state(options=SHEETS, armies=[army(0, "B2", "archer")]), 0))
    walk = Walk(shield="B2", path=("C2",))
    assert PRESENTER.final_button(words, walk) == "Move from B2 to C2"
    assert PRESENTER.final_button(words, replace(walk, fight="win")) == "Move from B2 to C2, and win what can be won"
    assert PRESENTER.done(words, replace(walk, fight="all-in")) == (
        "Your shield moves from B2 to C2. You fight and spend everything."
    )
    assert (
        PRESENTER.final_button(words, Storm(shield="D2", fight="careful"))
        == "Attack the Guardian from D2, and spend nothing"
    )
    assert PRESENTER.final_button(words, Stand(shield="B2", rest=True)) == "Leave all my shields where they are"
    assert PRESENTER.choice(words, "march", "fight", "ask").text == "Fight: ask me"
    assert PRESENTER.choice(words, "storm", "storm", "yes-win").text == "Attack: win what can be won"


def test_before_a_march_is_made_it_is_said_what_goes_along() -> None:
    words = scene(GAME.view(state(options=SHEETS, armies=[army(0, "B2", "archer"), army(1, "C2", "zombie")]), 0))
    going = (("to", ("C2",)), ("fight", ("win",)))
    lines = PRESENTER.draft_lines(words, "march", Draft(taken=going))
    assert "Your combat sheet goes along in secret: it wins what can be won." in lines
    assert not any("sheet" in line for line in PRESENTER.draft_lines(words, "march", Draft(taken=going[:1])))
    rest = PRESENTER.draft_lines(words, "march", Draft(taken=(("use", ("rest",)),)))
    assert rest == ("None of your shields moves any more, until somebody attacks.",)


# A whole combat


FIRST = ("gunner", "archer", "captain", "swordsman", "paladin", "cleric", "archer")
SECOND = ("zombie", "zombie", "archer", "captain", "swordsman", "energy_well", "idiot")


def fought(options: Options = SHEETS, **more: Any) -> tuple[Fight, list[Event]]:
    """Fight a combat of seven against seven by sheets that spend all; give what everybody hears when both are in."""
    begun = fight(FIRST, SECOND, depots=(("gold", "beer"), ("gold",)), options=options, **more)
    before = len(begun.events)
    for seat in (0, 1):
        begun.answer(seat, CombatSheet(orders=suggested_sheet(begun.view(seat), seat, "all-in")))
    return begun, [event for event in begun.events[before:] if event.audience is None]


def test_a_combat_by_sheets_is_told_from_its_result_on_with_every_sum() -> None:
    begun, events = fought()
    lines = PRESENTER.brief_account(scene(begun.view(None)), events)
    assert lines[:4] == (
        "**Ann** takes C2 with 40 to 7.",
        "- **Ann**: Paladin 14 + Captain 10 + Archer 6 + Cleric 4 + Archer 6 = 40",
        "- **Bob**: Zombie 7",
        "**Match-up 1**: **Ann** with Paladin 14 against **Bob** with Captain 10. Paladin of **Ann** beats Captain.",
    )
    assert PRESENTER.decided(scene(begun.view(0)), events) == lines[:3]
    compared = [event.match for event in events if isinstance(event, facts.MatchDecided) and event.match.compared]
    assert len([line for line in lines if line.startswith("**Match-up")]) == len(compared) == 5
    for match in compared:
        assert any(f"= {match.first_sum.total}" in line or f" {match.first_sum.total} " in line for line in lines)
    assert "**Bob** bribes Gunner (**Ann**) with Gold: it goes back to its owner’s pen." in lines
    assert "-# **Ann** −1 stone, 6 left." in lines
    assert lines[-2:] == ("-# Every step of this combat: /history", "**Bob** retreats from C2 to D2.")


@every_language
def test_it_fits_into_one_message_and_the_account_of_the_history_leaves_nothing_out(language: Language) -> None:
    begun, events = fought()
    words = scene(begun.view(None), language)
    brief, whole = PRESENTER.brief_account(words, events), PRESENTER.account(words, events)
    assert len("\n".join(brief)) < 2000 < len("\n".join(whole))
    for line in brief:
        assert_sound(line)
    assert {line for line in brief if not line.startswith("-#")} <= set(whole)


def test_an_attack_that_is_never_compared_still_says_who_attacked_whom() -> None:
    begun, events = fought()
    lines = PRESENTER.brief_account(scene(begun.view(None)), events)
    assert "**Bob** sends Idiot forward against Cleric (**Ann**)." in lines
    assert "The **secondary attack** ends without a comparison." in lines


def test_until_the_combat_is_over_and_step_by_step_the_account_is_whole() -> None:
    begun, events = fought(replace(SHEETS, council=True))
    words = scene(begun.view(None))
    assert begun.asked == ("council", (0, 1))
    assert PRESENTER.brief_account(words, events) == PRESENTER.account(words, events)
    over, all_events = fought()
    steps = scene(replace(over.view(None), options=Options(pace="steps")))
    assert PRESENTER.brief_account(steps, all_events) == PRESENTER.account(steps, all_events)


def test_the_account_has_its_battlefield_and_then_the_board() -> None:
    begun, events = fought()
    pictures = PRESENTER.account_pictures(scene(begun.view(None)), events)
    assert [picture.name for picture in pictures] == ["guardians-battlefield.png", "guardians-table.png"]
    assert "Match-up 1: Paladin 14 beats Captain 10." in pictures[0].alt


def test_an_account_that_waited_until_the_next_combat_has_begun_shows_both() -> None:
    begun, events = fought()
    fought_before = begun.view(None).fought
    next_one = fight(("archer",), ("zombie",), options=SHEETS)
    assert fought_before is not None
    words = scene(replace(next_one.view(None), fought=fought_before))
    pictures = PRESENTER.account_pictures(words, [*events, *next_one.events])
    assert [picture.name for picture in pictures] == [*["guardians-battlefield.png"] * 2, "guardians-table.png"]
    assert "Match-up 1: Paladin 14 beats Captain 10." in pictures[0].alt
    assert len(PRESENTER.account_pictures(words, next_one.events)) == 2


def test_when_a_guardian_has_fallen_the_battlefield_shows_how() -> None:
    begun, _ = fought(replace(SHEETS, council=True))
    view = begun.view(None)
    over = replace(view, outcome=Outcome(reason="guardian", ranking=((0,), (1,))))
    ended = facts.MatchEnded(reason="guardian", winner=0, shields_lost=(0, 0), lands=(3, 3), stones=(5, 5))
    pictures = PRESENTER.account_pictures(scene(over), [ended])
    assert [picture.name for picture in pictures] == ["guardians-battlefield.png", "guardians-table.png"]
    left = PRESENTER.account_pictures(scene(over), [replace(ended, reason="resigned")])
    assert [picture.name for picture in left] == ["guardians-table.png"]


def test_once_a_combat_is_over_the_board_counts_who_has_come_back() -> None:
    """Ann has to discard, as forty points are too many for the space; until then the combat lies on the table."""
    begun, _ = fought()
    assert begun.asked[0] == "overflow"
    picture = PRESENTER.board(scene(begun.view(None)))
    assert "has C2: turned shield, 5 cards" in picture.alt


def test_what_was_answered_ahead_is_told_after_all_else_and_passes_in_one_line() -> None:
    """By numbers nothing is named: in a later combat they are those of other creatures."""
    strike = facts.Strike(card="archer", target=1)
    events = [
        facts.AnsweredAhead(audience=0, by="orders", kind="flight", action=facts.Pass()),
        facts.AnsweredAhead(audience=0, by="sheet", kind="bribery", action=facts.Pass()),
        facts.AnsweredAhead(audience=0, by="sheet", kind="modifiers", action=facts.Raise()),
        facts.AnsweredAhead(audience=0, by="sheet", kind="secondary", action=strike, target="gunner"),
        facts.FirstNamed(seat=0),
    ]
    assert PRESENTER.account(scene(GAME.view(organising(), 0)), events) == (
        "**Ann** acts first.",
        "Your combat sheet has answered for you:",
        "- You were asked to make a secondary attack or stop. You attack Gunner with Archer.",
        "- Passed when you were asked to bribe or let fight; change the match-up or pass.",
        "Your orders have answered for you:",
        "- Passed when you were asked to answer a flight.",
    )
