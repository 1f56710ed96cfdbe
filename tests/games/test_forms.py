"""Forms: half-made answers that are read question by question."""

import pytest

from bot.games.contract import Decision, IllegalAction, Question
from bot.games.forms import Draft, Form, check_offered, menu

DECISION = Decision(id="1.trip.0", seat=0, kind="trip")
GOALS = {"sea": ("cape", "reef"), "hills": ("peak",)}


def trip(view: None, decision: Decision, form: Form) -> tuple[str, ...] | None:
    """Ask where to go, who comes and how long; the hills have one goal, the sea needs a boat."""
    land = form.ask("land", GOALS)
    if land is None:
        return None
    goal = form.ask("goal", GOALS[land])
    friends = form.ask_several("friends", ("ann", "bob", "cem"), least=0, most=2)
    days = form.ask_number("days", range(1, 4) if land == "sea" else range(2, 6))
    pace = form.ask("pace", ("slow", "fast"), default="slow", style="buttons")
    if goal is None or friends is None or days is None or pace is None:
        return None
    return (land, goal, *friends, str(days), pace)


TRIP = menu(trip)


def asked(draft: Draft) -> dict[str, Question]:
    return {question.key: question for question in TRIP.questions(None, DECISION, draft)}


def taken(*answers: tuple[str, tuple[str, ...]], draft: Draft | None = None) -> Draft:
    draft = draft or Draft()
    for key, chosen in answers:
        draft = TRIP.take(None, DECISION, draft, key, chosen)
    return draft


def test_questions_follow_from_the_answers_before() -> None:
    assert list(asked(Draft())) == ["land"]
    assert list(asked(taken(("land", ("sea",))))) == ["land", "goal", "friends", "days", "pace"]


def test_a_single_choice_that_has_to_be_taken_is_taken_without_asking() -> None:
    draft = taken(("land", ("hills",)), ("days", ("2",)))
    assert "goal" not in asked(draft)
    assert TRIP.finish(None, DECISION, draft) == ("hills", "peak", "2", "slow")
    alone = Form(Draft())
    assert alone.ask("door", ("left",)) == "left"
    assert alone.ask("window", ("left",), optional=True) is None
    assert [question.key for question in alone.questions] == ["window"]


def test_nothing_comes_of_a_draft_while_a_compulsory_question_is_open() -> None:
    draft = taken(("land", ("sea",)), ("days", ("1",)))
    assert TRIP.finish(None, DECISION, draft) is None
    assert TRIP.finish(None, DECISION, taken(("goal", ("reef",)), draft=draft)) == ("sea", "reef", "1", "slow")


def test_an_answer_to_a_later_question_stays_as_long_as_it_fits() -> None:
    full = taken(("land", ("sea",)), ("goal", ("cape",)), ("friends", ("cem", "ann")), ("days", ("3",)))
    assert TRIP.finish(None, DECISION, full) == ("sea", "cape", "cem", "ann", "3", "slow")
    hills = taken(("land", ("hills",)), draft=full)
    assert TRIP.finish(None, DECISION, hills) == ("hills", "peak", "cem", "ann", "3", "slow")
    assert "goal" not in dict(hills.taken), "what is not asked any more is forgotten"
    early = taken(("land", ("sea",)), ("days", ("1",)), draft=full)
    assert asked(taken(("land", ("hills",)), draft=early))["days"].chosen == ()


def test_a_default_holds_until_something_else_is_chosen() -> None:
    draft = taken(("land", ("sea",)))
    assert asked(draft)["pace"].chosen == ("slow",)
    assert asked(taken(("pace", ("fast",)), draft=draft))["pace"].chosen == ("fast",)


def test_an_optional_question_counts_as_answered_with_nothing() -> None:
    draft = taken(("land", ("hills",)), ("days", ("4",)), ("friends", ("bob",)), ("friends", ()))
    assert TRIP.finish(None, DECISION, draft) == ("hills", "peak", "4", "slow")
    assert Form(Draft()).ask("extra", ("boat",), optional=True) is None


def test_what_is_held_counts_only_if_it_fits_as_a_whole() -> None:
    """A stored draft may be older than the question: too many, twice the same, or nothing of what is offered."""
    for held in (("a", "b", "c"), ("a", "a"), ("a", "z")):
        form = Form(Draft((("some", held),)))
        assert form.ask_several("some", ("a", "b", "c"), least=1, most=2) is None
        assert form.answers == ()
        assert form.held("some") == held


def test_a_question_without_choices_is_not_asked() -> None:
    form = Form(Draft())
    assert form.ask("one", ()) is None
    assert form.ask_several("some", (), least=0, most=3) == ()
    assert form.questions == ()


def test_no_more_may_be_taken_than_there_is() -> None:
    form = Form(Draft())
    form.ask_several("some", ("a", "b", "a"), least=0, most=9)
    (question,) = form.questions
    assert (question.choices, question.most) == (("a", "b"), 2)


def test_of_the_steps_of_a_chain_the_latest_is_asked_and_all_answers_are_kept() -> None:
    form = Form(Draft(tuple((f"step-{number}", ("go",)) for number in (1, 2))))
    form.ask("what", ("chain", "link"))
    for number in (1, 2, 3):
        form.next_step()
        form.ask(f"step-{number}", ("go", "stop"))
    assert [question.key for question in form.questions] == ["what", "step-3"]
    assert [key for key, _ in form.answers] == ["step-1", "step-2"]


@pytest.mark.parametrize(
    ("key", "chosen"),
    [("where", ("a",)), ("some", ()), ("some", ("a", "b", "c")), ("some", ("a", "a")), ("some", ("z",))],
)
def test_what_was_not_offered_is_refused(key: str, chosen: tuple[str, ...]) -> None:
    questions = (Question(key="some", choices=("a", "b", "c"), most=2),)
    check_offered(questions, "some", ("c", "a"))
    with pytest.raises(IllegalAction, match="not-on-the-menu"):
        check_offered(questions, key, chosen)
