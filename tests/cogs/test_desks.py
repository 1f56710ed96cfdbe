"""The panel of a decision: long menus page by page, buttons, several decisions at once, standing orders."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.custom_ids import read_custom_id
from bot.delivery.letters import Button, Letter, Menu, Text
from bot.language import languages
from bot.matches.types import Question, Refused
from bot.matches.value.desks import after_press, choosing, with_other_pages, writing
from cogs.kit.services import Services
from cogs.panels.desk import choices_on, desk_letter, idle_letter, last_page, led_to, lines_of
from render.presenter import Label, Presenters
from tests.matches.harness import DAY, MatchesHarness, open_harness, user
from tests.probe.presenter import ProbePresenter
from tests.probe.state import Order, Pass, Raid, Sheet

ENGLISH = languages()["en"]
A2, B2 = Sheet((Order("A", 2),)), Sheet((Order("B", 2),))
PAGE = 25


# Long menus


def long_question(count: int, *, most: int = 1, chosen: tuple[int, ...] = ()) -> Question:
    choices = tuple(f"card-{number}" for number in range(count))
    return Question(key="cards", choices=choices, least=0, most=most, chosen=tuple(choices[one] for one in chosen))


def test_what_fits_into_one_menu_has_one_page() -> None:
    assert [last_page(long_question(count)) for count in (1, PAGE, PAGE + 1, 2 * PAGE + 1)] == [0, 0, 1, 2]


@given(st.integers(1, 130))
def test_the_pages_hold_every_choice_once_and_none_is_empty(count: int) -> None:
    question = long_question(count)
    pages = [question.choices[choices_on(page)] for page in range(last_page(question) + 1)]
    assert tuple(choice for page in pages for choice in page) == question.choices
    assert all(1 <= len(page) <= PAGE for page in pages)


@given(st.data())
def test_taking_choices_on_one_page_leaves_those_on_the_others(data: st.DataObject) -> None:
    count = data.draw(st.integers(PAGE + 1, 4 * PAGE))
    chosen = tuple(sorted(data.draw(st.sets(st.integers(0, count - 1), max_size=6))))
    question = long_question(count, most=10, chosen=chosen)
    page = data.draw(st.integers(0, last_page(question)))
    here = question.choices[choices_on(page)]
    values = tuple(data.draw(st.lists(st.sampled_from(here), unique=True, max_size=4)))
    after = with_other_pages(question, choices_on(page), values)
    assert set(after) == (set(question.chosen) - set(here)) | set(values)
    assert len(set(after)) == len(after)


def test_a_single_choice_takes_the_place_of_one_on_another_page() -> None:
    question = long_question(60, chosen=(3,))
    assert with_other_pages(question, choices_on(1), ("card-30",)) == ("card-30",)


def test_on_one_page_what_is_taken_is_all_that_is_taken() -> None:
    question = long_question(10, most=3, chosen=(1, 2))
    assert with_other_pages(question, choices_on(0), ("card-4",)) == ("card-4",)


# Few choices


def buttons_of(*choices: str, least: int = 1, most: int = 1, chosen: tuple[str, ...] = ()) -> Question:
    return Question(key="cards", choices=choices, least=least, most=most, chosen=chosen, style="buttons")


def test_of_one_choice_another_press_takes_the_place() -> None:
    assert after_press(buttons_of("a", "b"), 1) == ("b",)
    assert after_press(buttons_of("a", "b", chosen=("a",)), 1) == ("b",)


def test_what_is_pressed_again_is_taken_out_where_fewer_are_enough() -> None:
    several = buttons_of("a", "b", "c", least=0, most=2, chosen=("a",))
    assert after_press(several, 2) == ("a", "c")
    assert after_press(several, 0) == ()
    assert after_press(buttons_of("a", "b", chosen=("a",)), 0) == ("a",), "one has to be chosen"
    with pytest.raises(Refused, match="refused-too-many-chosen"):
        after_press(buttons_of("a", "b", "c", least=0, most=2, chosen=("a", "b")), 2)


def test_a_button_that_is_gone_takes_nothing() -> None:
    for question in (None, buttons_of("a")):
        with pytest.raises(Refused, match="refused-draft-has-changed"):
            after_press(question, 1)


# Panels


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "house.db") as opened:
        yield opened


def services(harness: MatchesHarness) -> Services:
    presenters = Presenters([ProbePresenter()])
    return cast(Services, SimpleNamespace(matches=harness.matches, presenters=presenters))


async def panel(
    harness: MatchesHarness, match_id: int, seat: int, decision: str | None = None, **changes: object
) -> Letter:
    """Show somebody a decision; `changes` are made to the desk, `page` is the page of its first menu."""
    desk = await harness.matches.play.desk(match_id, user(seat), decision)
    pages = {desk.questions[0].key: int(str(changes.pop("page")))} if "page" in changes else None
    if "question" in changes:
        vars(desk)["questions"] = (cast(Question, changes.pop("question")),)
        pages = pages and {desk.questions[0].key: next(iter(pages.values()))}
    letter = desk_letter(services(harness), desk, ENGLISH, pages=pages)
    letter.build()
    return letter


def buttons(letter: Letter) -> dict[str, str]:
    """Give what the buttons of a letter do, by their labels: the verb and the arguments."""
    found = {}
    for row in letter.blocks:
        if isinstance(row, tuple):
            for button in row:
                assert isinstance(button, Button)
                if not button.url:
                    pressed = read_custom_id(button.custom_id)
                    assert pressed is not None
                    found[button.label] = " ".join((pressed.verb, *pressed.args))
    return found


def menus(letter: Letter) -> list[Menu]:
    return [part for part in letter.blocks if isinstance(part, Menu)]


def text(letter: Letter) -> str:
    return "\n".join(part.text for part in letter.blocks if isinstance(part, Text))


async def to_the_nets(harness: MatchesHarness) -> int:
    match_id = await harness.begin(2, serpent="false")
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 1, "sheet-1-1", B2)
    await harness.act(match_id, 0, "turn-1", Raid(1))
    return match_id


async def test_a_panel_says_by_when_or_that_the_clock_is_about_to_answer(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert "Please answer by <t:" in text(await panel(harness, match_id, 0))
    await harness.clock.advance(DAY)
    assert "The clock is about to answer for you." in text(await panel(harness, match_id, 0))


async def test_small_print_is_one_paragraph_until_an_answer_is_begun(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = "Write a sheet.\n-# Nobody sees it.\nThree lines.\n-# It can be changed."
    monkeypatch.setattr(ProbePresenter, "prompt", lambda *_: asking)
    match_id = await harness.begin(2)
    desks = [
        msgspec.structs.replace(await harness.matches.play.desk(match_id, user(0)), revision=one) for one in (0, 1)
    ]
    blank, begun = [text(desk_letter(services(harness), desk, ENGLISH)) for desk in desks]
    assert "Write a sheet.\nThree lines.\n-# Nobody sees it. It can be changed. Please answer by <t:" in blank
    assert "Write a sheet.\nThree lines.\n-# Please answer by <t:" in begun


async def test_a_panel_says_of_what_is_sealed_whether_it_was_answered_ahead(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    desk = await harness.matches.play.desk(match_id, user(0))
    said = "You have sealed your sheet.\nYou can change your answer"
    for ahead in (True, False):
        panel = text(desk_letter(services(harness), msgspec.structs.replace(desk, sealed=A2, ahead=ahead), ENGLISH))
        assert said in panel
        assert ("You have answered this ahead:\n" + said in panel) == ahead


async def test_a_long_menu_opens_where_something_is_chosen_and_can_be_turned(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ProbePresenter, "choice", lambda *_: Label(text="A card", description=""))
    match_id = await harness.begin(2)
    question = msgspec.structs.replace(long_question(60, most=4, chosen=(30, 31)), key="reefs")
    letter = await panel(harness, match_id, 0, question=question)
    (menu,) = menus(letter)
    assert [option.value for option in menu.options] == [f"card-{number}" for number in range(25, 50)]
    assert [option.value for option in menu.options if option.chosen] == ["card-30", "card-31"]
    turning = [does for does in buttons(letter).values() if does.startswith("turn")]
    assert turning == ["turn sheet-1-0 reefs 0", "turn sheet-1-0 reefs 2"]
    # Of four, two are taken on another page.
    (last,) = menus(await panel(harness, match_id, 0, question=question, page=2))
    assert (len(last.options), last.least, last.most) == (10, 0, 2)


@pytest.mark.parametrize("count", [26, 60])
async def test_the_buttons_that_turn_a_page_differ_on_every_page(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(ProbePresenter, "choice", lambda *_: Label(text="A card", description=""))
    match_id = await harness.begin(2)
    question = msgspec.structs.replace(long_question(count), key="reefs")
    for page in range(last_page(question) + 1):
        letter = await panel(harness, match_id, 0, question=question, page=page)
        turning = [does for does in buttons(letter).values() if does.startswith("turn")]
        assert len(set(turning)) == 2


async def test_buttons_count_the_choices_of_one_revision_and_name_none(harness: MatchesHarness) -> None:
    match_id = await to_the_nets(harness)
    letter = await panel(harness, match_id, 1)
    pushed = {label: does for label, does in buttons(letter).items() if does.startswith("push")}
    assert set(pushed.values()) <= {f"push nets-1-1 nets {number}.0" for number in range(2)}
    assert pushed
    assert menus(letter) == []
    await harness.matches.play.draft(match_id, user(1), "nets-1-1", choosing("nets", ["pass"]))
    assert "push nets-1-1 nets 1.1" in buttons(await panel(harness, match_id, 1)).values()


async def test_a_choice_that_is_the_whole_answer_is_made_final_by_its_button(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.act(match_id, 1, "sheet-1-1", B2)
    await harness.act(match_id, 0, "turn-1", Raid(1))
    letter = await panel(harness, match_id, 1)
    final = {label: does for label, does in buttons(letter).items() if does.startswith("seal")}
    assert final["Do nothing"] == "seal serpent-1 0 serpent 0"
    assert set(final.values()) == {f"seal serpent-1 0 serpent {place}" for place in (0, 1)}
    led = buttons(Letter(tuple(led_to(letter.blocks, "learn", "probe"))))
    assert led["Do nothing"] == "learn-seal serpent-1 0 serpent 0 probe"
    with pytest.raises(Refused, match="refused-draft-has-changed"):
        await harness.matches.play.act(match_id, user(1), "serpent-1", 901, revision=0, completed_by=("serpent", 2))
    done = await harness.matches.play.act(match_id, user(1), "serpent-1", 902, revision=0, completed_by=("serpent", 0))
    assert done.action == Pass()


async def test_too_many_buttons_become_a_menu(harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProbePresenter, "choice", lambda *_: Label(text="A card", description=""))
    match_id = await harness.begin(2)
    question = Question(key="reefs", choices=tuple(f"card-{number}" for number in range(16)), style="buttons")
    (menu,) = menus(await panel(harness, match_id, 0, question=question))
    assert len(menu.options) == 16


@pytest.mark.parametrize(("count", "words", "pressed"), [(5, 8, 5), (6, 8, 0), (5, 41, 0), (1, 8, 0)])
async def test_up_to_five_choices_are_buttons_if_a_phone_shows_their_words_and_a_single_one_is_not_asked(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, count: int, words: int, pressed: int
) -> None:
    monkeypatch.setattr(ProbePresenter, "choice", lambda *_: Label(text="x" * words, description=""))
    match_id = await harness.begin(2)
    choices = tuple(f"card-{number}" for number in range(count))
    question = Question(key="reefs", choices=choices, chosen=choices if count == 1 else ())
    letter = await panel(harness, match_id, 0, question=question)
    rows = [block for block in letter.blocks if isinstance(block, tuple)]
    pushes = [one for row in rows for one in row if ":push:" in one.custom_id]
    assert len(pushes) == pressed
    assert len(menus(letter)) == (0 if pressed or count == 1 else 1)


@pytest.mark.parametrize("gives_up", [False, True])
async def test_the_green_button_gives_nothing_up(harness: MatchesHarness, gives_up: bool) -> None:
    match_id = await harness.begin(2)
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("A 2"))
    desk = await harness.matches.play.desk(match_id, user(0))
    vars(desk)["gives_up"] = gives_up
    letter = desk_letter(services(harness), desk, ENGLISH)
    styles = [one.style for row in letter.blocks if isinstance(row, tuple) for one in row if ":seal:" in one.custom_id]
    assert styles == ["plain" if gives_up else "good"]


async def test_of_two_decisions_at_once_each_panel_leads_to_the_other_and_to_the_standing_orders(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2, anchor="true")
    first = buttons(await panel(harness, match_id, 0))
    assert first["Say where to anchor"] == "desk anchor-1-0"
    assert first["Give standing orders"] == "desk plan-0"
    second = buttons(await panel(harness, match_id, 0, "anchor-1-0"))
    assert second["Write a sheet for the divers"] == "desk sheet-1-0"
    orders = buttons(await panel(harness, match_id, 0, "plan-0"))
    assert {"desk sheet-1-0", "desk anchor-1-0"} <= set(orders.values())
    assert "Give standing orders" not in orders
    assert "Say where to anchor" not in buttons(await panel(harness, match_id, 1))


async def test_a_sealed_answer_can_be_taken_back_from_its_panel_where_the_game_allows_it(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    assert "Take my answer back" not in buttons(await panel(harness, match_id, 0))
    await harness.act(match_id, 0, "sheet-1-0", A2)
    letter = await panel(harness, match_id, 0)
    assert buttons(letter)["Take my answer back"] == "reopen sheet-1-0"
    assert "You can change your answer until the last player has answered." in text(letter)


async def test_an_answer_in_a_window_can_only_be_replaced(harness: MatchesHarness) -> None:
    match_id = await harness.begin(3, serpent="false")
    for seat, sheet in enumerate((A2, B2, Sheet((Order("C", 1),)))):
        await harness.act(match_id, seat, f"sheet-1-{seat}", sheet)
    await harness.act(match_id, 0, "turn-1", Raid(1))
    await harness.act(match_id, 1, "nets-1-1", Pass())
    assert "Take my answer back" not in buttons(await panel(harness, match_id, 1, "nets-1-1"))


async def test_a_line_that_was_not_understood_keeps_the_draft_from_being_sealed(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    desk = await harness.matches.play.draft(match_id, user(0), "sheet-1-0", writing("A 2\nB one"))
    assert desk.unread == desk.problems
    letter = await panel(harness, match_id, 0)
    assert "“B one” is not understood." in text(letter)
    assert not [does for does in buttons(letter).values() if does.startswith("seal")]
    assert buttons(letter)["Strike what cannot be read"] == "push sheet-1-0 unread 0.1"
    await harness.matches.play.draft(match_id, user(0), "sheet-1-0", choosing("unread", ["strike"]))
    letter = await panel(harness, match_id, 0)
    assert "seal sheet-1-0 2" in buttons(letter).values()


async def test_standing_orders_are_left_changed_and_taken_back_on_a_panel_of_their_own(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    assert (await harness.matches.play.desk(match_id, user(1), "plan-1")).gives_up, "they order nothing yet"
    desk = await harness.matches.play.draft(match_id, user(1), "plan-1", writing("C 3"))
    assert not desk.gives_up
    letter = await panel(harness, match_id, 1, "plan-1")
    assert buttons(letter)["Leave these orders"] == "seal plan-1 1"
    assert buttons(letter)["Start over"] == "clear plan-1"
    await harness.matches.play.act(match_id, user(1), "plan-1", harness.interaction(), revision=desk.revision)
    letter = await panel(harness, match_id, 1, "plan-1")
    assert "These orders stand for the rest of the match, unless they say otherwise." in text(letter)
    assert "until the last player has answered" not in text(letter)
    assert buttons(letter)["Take my orders back"] == "clear plan-1"
    assert "Start over" not in buttons(letter)


async def test_who_is_asked_nothing_still_finds_the_standing_orders(harness: MatchesHarness) -> None:
    match_id = await to_the_nets(harness)
    look = await harness.matches.play.look(match_id, user(0))
    assert look.decisions == ()
    letter = idle_letter(services(harness), look, ENGLISH, ["Nothing."])
    assert buttons(letter) == {"Give standing orders": "desk plan-0"}


def test_lines_of_buttons_are_counted_as_a_phone_shows_them() -> None:
    def counted(*labels: str) -> int:
        return lines_of([Button(label) for label in labels])

    assert counted() == 0
    assert counted("Show my hand", "Why?") == 1
    assert counted("Seal 4 orders, without line 5", "Start over", "Type it", "Show my hand") == 2
    assert counted("1", "2", "3", "4", "5") == 1
    assert counted("1", "2", "3", "4", "5", "6") == 2


@pytest.mark.parametrize("labels", [(), ("x" * 38,)])
async def test_every_panel_leads_to_the_rules_that_hold_there(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, labels: tuple[str, ...]
) -> None:
    monkeypatch.setattr(ProbePresenter, "why", {"sheet": ("1.1",)})
    others = tuple(Button(label, f"button:other:{place}") for place, label in enumerate(labels))
    monkeypatch.setattr("cogs.panels.desk._endings", lambda *_: others)
    monkeypatch.setattr("cogs.panels.desk._others", lambda *_: ())
    letter = await panel(harness, await harness.begin(2), 0)
    rows = [row for row in letter.blocks if isinstance(row, tuple)]
    assert sum(":why:" in one.custom_id for row in rows for one in row) == 1
