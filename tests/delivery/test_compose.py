"""What the bot says of its own accord says what it should, to whom it should, and nothing that a name would add."""

from typing import Any

import msgspec
import pytest

from bot.delivery.compose import (
    board_letter,
    bold,
    bold_names,
    call_letter,
    notice_letter,
    question_letter,
    waiting_lines,
)
from bot.delivery.custom_ids import custom_id, read_custom_id
from bot.delivery.letters import Button, Letter, Text
from bot.games.record import taken_back
from bot.language import Language, languages
from bot.store.kept.posts import Board, Question
from bot.store.outgoing import Asked, Later, Notice, PrivateMessage, Waiting
from bot.store.rows import MatchFacts
from render.presenter import Scene
from tests.delivery.echo_game import EchoEvent, EchoPresenter, EchoView
from tests.delivery.harness import account, asked, waiting

ENGLISH = languages()["en"]
FACTS = MatchFacts(
    match_id=7,
    game="echo",
    guild_id=1,
    channel_id=2,
    guild_name="Harbour",
    channel_name="games",
    names=("Ada", "Ben", "Cleo"),
    users=(11, 22, 33),
    seed_digest="d1ge57" * 2,
)
SCENE = Scene(view=EchoView(), names=bold_names(FACTS, ENGLISH), language=ENGLISH)


def text(letter: Letter) -> str:
    return "\n".join(part.text for part in letter.blocks if isinstance(part, Text))


def buttons(letter: Letter) -> list[Button]:
    return [button for part in letter.blocks if isinstance(part, tuple) for button in part]


def told(*accounts: Any, facts: MatchFacts = FACTS, language: Language = ENGLISH) -> Letter:
    return board_letter(EchoPresenter(), facts, Board(told=accounts), (), language, now=0)


# Names


@pytest.mark.parametrize(
    ("name", "written"),
    [("Ada", "**Ada**"), ("A*d*a", r"**A\*d\*a**"), ("\u200b", "**–**")],
)
def test_a_name_stands_in_bold_as_it_is(name: str, written: str) -> None:
    assert bold(name) == written
    assert bold("? (2)", languages()["de"]) == "**Jemand (2)**"


def test_names_among_the_values_of_a_notice_are_written_plainly() -> None:
    """A player's seat is taken over; both have given themselves their names."""
    notice = Notice(key="notice-replaced", values={"old": "**@everyone**"}, seats={"name": 1})
    letter = notice_letter(EchoPresenter(), FACTS, notice, ENGLISH, str, private=False)
    assert r"\*\*\@everyone\*\*" in text(letter)
    assert "**Ben**" in text(letter)


def test_a_moment_in_a_notice_stays_a_moment(strict: None) -> None:
    notice = Notice(key="notice-extended", values={"due": "<t:1800000000:f>"}, seats={"name": 0})
    assert "<t:1800000000:f>" in text(notice_letter(EchoPresenter(), FACTS, notice, ENGLISH, str, private=False))


def test_a_game_in_a_notice_is_called_by_its_title(strict: None) -> None:
    notice = Notice(key="notice-place-gone", values={"game": "echo", "match": "7"})
    letter = notice_letter(EchoPresenter(), FACTS, notice, ENGLISH, str.upper, private=True)
    assert "ECHO" in text(letter)


def test_whom_a_call_spares_is_named_as_the_others_are(strict: None) -> None:
    """He has blocked the host, who must not learn it from what is said."""
    notice = Notice(key="notice-invited", values={"game": "echo", "by": "Ada"}, calls=(11, 12))
    told = notice_letter(EchoPresenter(), FACTS, notice, ENGLISH, str, private=False)
    spared = msgspec.structs.replace(notice, spared=(12,))
    letter = notice_letter(EchoPresenter(), FACTS, spared, ENGLISH, str, private=False)
    assert (text(letter), letter.silent, letter.pings) == (text(told), told.silent, (11,))
    nobody = msgspec.structs.replace(notice, spared=(11, 12))
    letter = notice_letter(EchoPresenter(), FACTS, nobody, ENGLISH, str, private=False)
    assert (text(letter), letter.silent, letter.pings) == (text(told), told.silent, ())


# Waiting


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (waiting(0), "**Ada** has to answer a bid."),
        (waiting(0, 1), "**Ada** and **Ben** have to answer a bid."),
        (
            waiting(0, due=1_800_000_000),
            "**Ada** has to answer a bid by <t:1800000000:f> (<t:1800000000:R>).",
        ),
        (waiting(answered=(2,)), "**Cleo** has answered; nobody sees it yet."),
        (waiting(window="nets"), "The window nets is open."),
        (
            waiting(window="nets", due=1_800_000_000),
            "The window nets is open. It closes by <t:1800000000:f> (<t:1800000000:R>) at the latest.",
        ),
    ],
)
def test_the_table_knows_whom_it_waits_for(entry: Waiting, line: str, strict: None) -> None:
    assert waiting_lines(EchoPresenter(), SCENE, FACTS, [entry], now=0) == (line,)


def test_a_window_names_nobody_even_if_its_entry_did(strict: None) -> None:
    entry = waiting(0, answered=(1,), window="nets")
    assert waiting_lines(EchoPresenter(), SCENE, FACTS, [entry], now=0) == ("The window nets is open.",)


def test_what_was_due_already_is_told_as_late(strict: None) -> None:
    (line,) = waiting_lines(EchoPresenter(), SCENE, FACTS, [waiting(0, due=1_800_000_000)], now=1_800_003_600)
    assert line.startswith(
        "**Ada** has to answer a bid. That was due by <t:1800000000:f> (<t:1800000000:R>); the clock"
    )


def test_who_is_away_is_told_apart_with_the_end_of_it(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, away={0: 1_800_000_000, 2: 1_700_000_000})
    told = waiting_lines(EchoPresenter(), SCENE, facts, [waiting(0, 1, 2, due=1_790_000_000)], now=1_780_000_000)
    assert told == (
        "**Ben** and **Cleo** have to answer a bid by <t:1790000000:f> (<t:1790000000:R>).",
        "**Ada** has to answer a bid. That rests until <t:1800000000:f> (<t:1800000000:R>): **Ada** is away.",
    )


@pytest.mark.parametrize(
    ("why", "line"),
    [
        ("quiet", "-# Until <t:1790000000:f> (<t:1790000000:R>): quiet hours of **Ada**."),
        ("hidden", "-# Until <t:1790000000:f> (<t:1790000000:R>): the quiet hours of **Ada** are hidden."),
        ("prolonged", "-# Until <t:1790000000:f> (<t:1790000000:R>): **Ada** has prolonged the time."),
        ("saved", "-# Until <t:1790000000:f> (<t:1790000000:R>): **Ada** spends time saved before."),
    ],
)
def test_why_a_deadline_is_later_than_the_tables_is_said_but_not_whose_window_it_is(
    why: str, line: str, strict: None
) -> None:
    later = (Later(seat=0, due=1_790_000_000, why=why),)
    entry = msgspec.structs.replace(waiting(0, 1, due=1_789_000_000), later=later)
    assert waiting_lines(EchoPresenter(), SCENE, FACTS, [entry], now=1_780_000_000)[1:] == (line,)
    window = msgspec.structs.replace(waiting(0, due=1_790_000_000, window="nets"), later=later)
    told = " ".join(waiting_lines(EchoPresenter(), SCENE, FACTS, [window], now=1_780_000_000))
    assert "put off for quiet hours" in told
    assert "Ada" not in told


def test_a_match_that_rests_says_until_when_and_tells_no_deadline(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, rests_until=1_800_000_000)
    assert waiting_lines(EchoPresenter(), SCENE, facts, [waiting(0, due=1_790_000_000)], now=1_780_000_000) == (
        "The match rests until <t:1800000000:f> (<t:1800000000:R>), as its players have agreed.",
        "**Ada** has to answer a bid.",
    )


def test_a_call_mentions_whoever_is_there_and_leaves_the_deadline_to_the_board(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, away={0: 1_800_000_000})
    entry = waiting(0, 1, due=1_790_000_000)
    letter = call_letter(EchoPresenter(), SCENE, facts, [entry], now=1_780_000_000)
    assert text(letter) == "**Ada** and <@22>, it is for you to move: answer a bid."


def test_somebody_without_an_account_is_named_and_not_pinged(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, users=(None, 22, 33), computers=(0,))
    letter = told(account(waiting=(waiting(0),), begun=(0,)), facts=facts)
    assert "**Ada** has to answer a bid." in text(letter)
    assert (letter.pings, letter.silent) == ((), True)
    free = told(account(waiting=(waiting(0, 1),)), facts=msgspec.structs.replace(facts, computers=()))
    assert "**Ben** has to answer a bid.\n**Ada** is at this table no more." in text(free)


# Accounts


def test_the_first_account_publishes_the_fingerprint_of_the_seed_with_the_way_to_all_of_it(strict: None) -> None:
    first = told(account("The match begins.", numbers=(0,)))
    assert "`d1ge57d1ge57…`" in text(first)
    assert "fair" in [one.verb for button in buttons(first) if (one := read_custom_id(button.custom_id))]
    assert "d1ge57" not in text(told(account("It goes on.", numbers=(1,))))


def test_moves_of_the_clock_are_said_to_be_such_where_they_stand(strict: None) -> None:
    letter = told(
        account("Ada passes.", played_by_clock=(0,)),
        account("Ben moves.", "Cleo passes.", "Ada passes again.", played_by_clock=(2, 0), clock_at=(1, 2)),
    )
    late = {name: f"**{name}** did not answer in time, so the clock moved for **{name}**." for name in ("Ada", "Cleo")}
    *_, told_of = (part.text for part in letter.blocks if isinstance(part, Text) and "passes" in part.text)
    assert told_of.split("\n") == [
        late["Ada"],
        "Ada passes.",
        "Ben moves.",
        late["Cleo"],
        "Cleo passes.",
        late["Ada"],
        "Ada passes again.",
    ]


def test_what_was_taken_back_again_and_again_is_one_line_without_what_was_played(strict: None) -> None:
    def said(*texts: str) -> tuple[EchoEvent, ...]:
        return tuple(EchoEvent(text=one) for one in texts)

    played = [(*said(f"Ada plays {n}."), taken_back(0, said(f"Ada plays {n}."), followed=False)) for n in range(9)]
    ben = (*said("Ben plays."), taken_back(1, said("Ben plays."), followed=False))
    events = [*said("Before."), *(one for pair in played for one in pair), *ben, *said("Ada plays at last.")]
    assert EchoPresenter().told(SCENE, events, brief=True) == (
        "Before.",
        "**Ada** has taken answers back 9 times (see `/history`), the last time: Ada plays 8.",
        "**Ben** has taken back: Ben plays.",
        "Ada plays at last.",
    )
    assert len(EchoPresenter().told(SCENE, events)) == len(events)


@pytest.mark.parametrize("late", [0, 1])
def test_nobody_for_whom_the_clock_has_answered_is_said_to_have_done_so(late: int, strict: None) -> None:
    letter = told(account("Ada is ready.", answered=0, played_by_clock=(late,)))
    assert ("Ada is ready." in text(letter)) == (late != 0)


def test_the_last_account_tells_the_results_and_opens_the_seed(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, seed="5eed")
    letter = told(account("The last round."), account("The end.", over=True, results="Ada wins."), facts=facts)
    assert text(letter).index("The last round.") < text(letter).index("The end.") < text(letter).index("Ada wins.")
    assert "`5eed`" in text(letter)
    pressed = [read_custom_id(button.custom_id) for button in buttons(letter)]
    assert [one.verb for one in pressed if one] == ["rematch", "text", "replay", "record", "review"]
    assert letter.pings == ()


def test_below_the_results_stands_what_they_have_changed_for_those_who_let_others_know(strict: None) -> None:
    facts = msgspec.structs.replace(FACTS, ratings={1: (1488, -12), 0: (1512, 12)})
    said = text(told(account("The end.", over=True, results="Ada wins."), facts=facts))
    first, second = (
        f"**{name}** {change}" for name, change in zip(FACTS.names, ("1512 (+12)", "1488 (−12)"), strict=False)
    )
    assert said.index("Ada wins.") < said.index(first) < said.index(second)
    assert "Ratings" not in text(told(account("The end.", over=True)))


def test_a_match_that_was_stopped_is_said_to_have_ended_without_a_winner(strict: None) -> None:
    assert "The match has ended without a winner." in text(told(account(over=True)))


# Direct messages


def private_letter_with(*questions: Asked) -> Letter:
    view = msgspec.Raw(msgspec.json.encode(EchoView()))
    message = PrivateMessage(seat=0, events=msgspec.Raw(b"[]"), view=view, asked=questions)
    question = Question(seat=0, told=(message,), asked=questions)
    return question_letter(EchoPresenter(), FACTS, question, (), ENGLISH)


def test_each_question_of_a_private_message_has_its_button(strict: None) -> None:
    one = private_letter_with(asked(0))
    assert [button.label for button in buttons(one)] == [
        "Make your choice",
        "Show my hand",
        "Go to the table",
        "Less of this",
    ]
    two = private_letter_with(asked(0), msgspec.structs.replace(asked(0), decision="net-1-0", kind="a net"))
    assert [button.label for button in buttons(two)][:2] == ["Answer a bid", "Answer a net"]
    pressed = [read_custom_id(button.custom_id) for button in buttons(two)[:2]]
    assert [one.args for one in pressed if one] == [("bid-1-0",), ("net-1-0",)]


def test_who_may_pass_does_so_from_the_message_that_asks_if_it_asks_nothing_else(
    strict: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EchoPresenter, "passing", lambda *_: "Pass")
    passing = next(button for button in buttons(private_letter_with(asked(0))) if button.label == "Pass")
    assert passing.custom_id == custom_id("seal", FACTS.match_id, "bid-1-0", 0), "a blank draft is sealed"
    two = private_letter_with(asked(0), msgspec.structs.replace(asked(0), decision="net-1-0", kind="a net"))
    assert "Pass" not in [button.label for button in buttons(two)]


# The heading


@pytest.mark.parametrize(
    ("now", "heading"),
    [("Round 3 · The building", "Round 3 · The building"), ("Round 4 · The place", "Round 3")],
)
def test_the_heading_names_the_round_of_the_picture_below_it(
    now: str, heading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture stays when the message is edited, though the next round has begun."""
    monkeypatch.setattr(EchoPresenter, "headline", lambda _, scene: scene.view.board)
    pictured, since = (account(board=board) for board in ("Round 3 · The reveal", now))
    board = Board(told=(pictured,), since=(since,))
    letter = board_letter(EchoPresenter(), FACTS, board, (), ENGLISH, now=0)
    assert text(letter).split("\n")[0].endswith(f" · {heading}")
