"""What Verräter's players read: every fact has a sentence, every sum is written out, and nothing secret slips in."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Any, Literal

import msgspec
import pytest

from bot.games.contract import Decision, Event, Outcome
from bot.games.verraeter.actions import (
    Build,
    PlayCards,
)
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import (
    MatchEnded,
    PlayerLeft,
    RoleTaken,
    RoundBegun,
    StrategistNamed,
    TableSet,
)
from bot.games.verraeter.scoring import final_score, ranking
from bot.games.verraeter.state import ROLES, FinalScore, Land, LandKind, Options, Role, State
from bot.games.verraeter.views import View
from bot.language import Language, languages
from render.presenter import Label, PlayedByClock, Scene
from tests.games.random_matches import random_match
from tests.games.verraeter.tables import act, held_by, ring_with, table, with_buildings
from tests.render.verraeter_views import GAME, PRESENTER, WORDS
from tests.render.word_checks import (
    LINE_LIMIT,
    PLACEHOLDER_LIMIT,
    public,
)

NAMES = ("**Ann**", "**Bob**", "**Cy**", "**Di**")
CHAPTERS = TableSet | RoundBegun | MatchEnded

every_language = pytest.mark.parametrize("language", languages().values(), ids=languages())


def scene(view: View, code: str = "en", names: Sequence[str] = NAMES) -> Scene:
    return Scene(view=view, names=tuple(names[: len(view.players)]), language=languages()[code])


def ring(eagle: LandKind, rose: LandKind, players: int = 4) -> tuple[Land, ...]:
    """Lay a ring with these lands in the places 1 and 2, and everybody's granary from place 3 on."""
    return with_buildings(ring_with(eagle, rose), {seat + 2: (seat, "granary") for seat in range(players)})


def told(state: State, *events: Event, code: str = "en") -> tuple[str, ...]:
    """Tell events to the channel, at a table as it is afterwards."""
    return PRESENTER.account(scene(GAME.view(state, None), code), events)


# The worked example of case V02


@cache
def traitor_turns_the_fight() -> tuple[tuple[State, ...], tuple[tuple[Event, ...], ...]]:
    """Play V02: two woods, Ann is the traitor. Her granary stands on a land of the Rose, Bob's on one of the Eagle."""
    lands = with_buildings(
        ring_with("woods", "woods"), {3: (0, "granary"), 4: (1, "granary"), 7: (2, "granary"), 6: (3, "granary")}
    )
    roles: tuple[Role, ...] = ("traitor", "farmer", "builder", "diplomat5")
    state = table("cards", roles=roles, lands=lands, round=2)
    steps = []
    for action in (PlayCards((5,)), PlayCards((3,)), PlayCards((4,)), PlayCards(), Build("post", 0)):
        steps.append(act(state, action))
        state = steps[-1].state
    return tuple(step.state for step in steps), tuple(step.events for step in steps)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_account_of_a_round_stays_short(code: str) -> None:
    """A whole round of four players is told in less than 1500 characters."""
    lengths = [0]
    for number in range(4):
        for moment in random_match(GAME, 4, "short", number, leave_one_in=0):
            for opens, events in groupby(public(moment.step.events), lambda event: isinstance(event, CHAPTERS)):
                lengths += [0] * opens
                lengths[-1] += sum(len(line) + 1 for line in told(moment.state, *events, code=code))
    assert max(lengths) < 1500


# Single facts


PLAIN = table("place", lands=ring("city", "river"))


# The end


def ended(*finals: FinalScore, reason: str = "rounds", left: tuple[int, ...] = (), **options: Any) -> View:
    """Give the public view of a match that has ended with these scores."""
    chosen = Options(**options)
    view = GAME.view(PLAIN, None)
    players = zip(view.players, finals, strict=True)
    return msgspec.structs.replace(
        view,
        phase="over",
        options=chosen,
        players=tuple(
            msgspec.structs.replace(player, score=final.total, final=final, left=seat in left)
            for seat, (player, final) in enumerate(players)
        ),
        outcome=Outcome(
            reason=reason,
            ranking=ranking(finals, left, chosen),
            scores=tuple(final.total for final in finals),
        ),
    )


def test_the_winner_comes_first_and_every_sum_is_written_out() -> None:
    view = ended(final_score(20, 0, 3), final_score(24, 2, 5), final_score(25, 1, 2), final_score(9, 1, 0))
    assert PRESENTER.results(scene(view)) == (
        "**Bob** wins with 30 points after 8 rounds.",
        "- **Bob** 24 + 6 = **30**",
        "- **Cy** 25 + 2 = **27**",
        "- **Ann** **20**",
        "- **Di** **9**",
    )


def test_equal_scores_share_the_victory() -> None:
    view = ended(final_score(21, 0, 3), final_score(19, 1, 2), final_score(4, 0, 0), final_score(9, 0, 0))
    assert (
        PRESENTER.results(scene(view))[0] == "**Ann** and **Bob** share the victory with 21 points each after 8 rounds."
    )


@pytest.mark.parametrize(
    ("final_tie", "expected"),
    [
        ("most_supply_cards", "Equal points were decided by the supply cards in hand."),
        ("most_posts", "Equal points were decided by the trading posts."),
    ],
)
def test_a_tie_break_is_told_where_it_decided(final_tie: str, expected: str) -> None:
    finals = final_score(21, 0, 3), final_score(19, 1, 2), final_score(4, 0, 0), final_score(9, 0, 0)
    assert PRESENTER.results(scene(ended(*finals, final_tie=final_tie)))[1] == expected
    apart = final_score(22, 0, 3), *finals[1:]
    assert expected not in PRESENTER.results(scene(ended(*apart, final_tie=final_tie)))


def test_whoever_has_left_comes_last_and_is_marked() -> None:
    view = ended(*(final_score(points, 1, 1) for points in (30, 7, 8, 9)), left=(0,))
    assert PRESENTER.results(scene(view))[-1] == "- **Ann** 31, left the match"


@pytest.mark.parametrize(
    ("reason", "told_at_the_end", "told_with_the_winner"),
    [
        ("rounds", "All 8 rounds are played: the match is over.", " after 8 rounds."),
        (
            "one-family",
            "All twelve lands belong to the Rose: the match is over.",
            ", as one family holds all twelve lands.",
        ),
        ("resigned", "Only one player is left: the match is over.", ", as all others have left the match."),
    ],
)
def test_the_end_is_told_with_its_reason(reason: Any, told_at_the_end: str, told_with_the_winner: str) -> None:
    finals = final_score(10, 2, 4), final_score(7, 1, 1), final_score(8, 0, 5), final_score(3, 1, 0)
    lands = held_by(["rose"] * 12) if reason == "one-family" else PLAIN.lands
    event = MatchEnded(reason=reason, final=finals, ranking=ranking(finals, (), Options()))
    view = msgspec.structs.replace(
        ended(*finals, reason=reason), lands=GAME.view(msgspec.structs.replace(PLAIN, lands=lands), None).lands
    )
    assert PRESENTER.account(scene(view), [event]) == (
        told_at_the_end,
        "Each trading post scores a point for every supply card in hand, for three at most: "
        "**Ann** 2 posts × 3 cards = 6, **Bob** 1 post × 1 card = 1 and **Di** 1 post × 0 cards = 0.",
    )
    assert PRESENTER.results(scene(view))[0].endswith(told_with_the_winner)


def test_the_last_to_leave_leaves_no_seat_that_goes_on() -> None:
    finals = tuple(final_score(points, 0, 0) for points in (1, 2, 3))
    event = MatchEnded(reason="resigned", final=finals, ranking=ranking(finals, (0, 1), Options()))
    state = table("place", families=("eagle", "rose", "eagle"), lands=ring("city", "river", 3))
    assert told(state, PlayerLeft(seat=1), event)[:2] == (
        "**Bob** leaves the match and cannot win any more.",
        "Only one player is left: the match is over.",
    )


# What is asked and answered


def asked_of(state: State) -> tuple[Scene, Decision]:
    (decision,) = GAME.waiting_on(state)
    return scene(GAME.view(state, decision.seat)), decision


def test_a_place_is_offered_with_strengths_families_and_what_it_pays() -> None:
    asked, decision = asked_of(PLAIN)
    assert PRESENTER.choice(asked, decision.kind, "border", "0") == Label(
        "City 15 (Eagle, place 1) against River 5 (Rose, place 2)",
        "Points each for 1/2/3/4 winners: City 10/8/6/5, River 5/4/3/2",
    )


@pytest.mark.parametrize("what", ["granary", "post"])
def test_a_land_chosen_for_a_new_building_is_not_told_to_have_had_one(what: str) -> None:
    asked, decision = asked_of(table("building", lands=ring("city", "river")))
    build = f"{what}-1"
    draft = GAME.take(asked.view, decision, GAME.blank(asked.view, decision), "what", (build,))
    drafted = scene(GAME.preview(asked.view, decision, draft))
    assert PRESENTER.choice(drafted, decision.kind, "what", build) == PRESENTER.choice(
        asked, decision.kind, "what", build
    )


def test_a_granary_on_offer_for_a_trading_post_is_told() -> None:
    asked, decision = asked_of(table("building", lands=ring("city", "river")))
    offered = PRESENTER.choice(asked, decision.kind, "what", "post-2-2")
    assert offered.description == "Your granary stands here; the trading post takes its place"


def test_the_traitor_alone_is_reminded_whom_the_cards_will_serve() -> None:
    state = table("cards", roles=("traitor", "farmer", "builder", "diplomat5"), lands=ring("city", "river"))
    asked, decision = asked_of(state)
    assert (
        PRESENTER.prompt(asked, decision.kind)
        == """\
The conflict: City 15 (Eagle, place 1) against River 5 (Rose, place 2). You support the Eagle.
If it is beaten, a land pays each of 1/2/3/4 winners: City 10/8/6/5, River 5/4/3/2 points.
On the table the Eagle has 15, the Rose 5; the diplomats and the traitor are not counted yet.
You have the Traitor: at the reveal you and your cards go over to the Rose. Nobody else knows it.
Play supply cards for the Eagle, or none. They lie open at once, and you cannot add any later in this round."""
    )


# Whole matches


@every_language
@pytest.mark.parametrize("least", [0, 1])
def test_standing_orders_have_words(language: Language, least: Literal[0, 1]) -> None:
    state = msgspec.structs.replace(PLAIN, options=Options(min_cards=least))
    view = GAME.view(state, 0)
    decision = GAME.orders_ahead.question(view)
    assert decision is not None
    seen = Scene(view=view, names=NAMES[: len(view.players)], language=language)
    draft = GAME.blank(view, decision)
    WORDS.sound(PRESENTER.task(seen, decision.kind))
    WORDS.sound(PRESENTER.prompt(seen, decision.kind))
    assert PRESENTER.draft_lines(seen, decision.kind, draft) == ()
    for key, chosen in (
        ("how-long", "once"),
        *(("wish-1", role) for role in ROLES),
        ("wish-2", "builder"),
        ("wish-else", "clock"),
        ("part", "cards"),
        *(("goal", goal) for goal in ("all", "none", "lead")),
        ("margin", "4"),
        ("most", "1"),
        ("most", "2"),
        ("keep", "5"),
        *(("short", short) for short in ("ask", "all", "none")),
        ("farmer", "all"),
        ("part", "building"),
        *((f"build-{rank}", what) for rank, what in enumerate(("granary", "granary-1", "idle", "post"), start=1)),
        ("build-else", "clock"),
        *(("build-3", what) for what in ("convert", "nothing")),
        ("part", "place"),
        ("place-else", "clock"),
        ("place-1", "3"),
        ("place-2", "0"),
    ):
        asked = {question.key: question for question in GAME.questions(view, decision, draft)}
        if asked[key].style == "menu":
            assert len(PRESENTER.question(seen, decision.kind, key)) <= PLACEHOLDER_LIMIT
        for choice in asked[key].choices:
            WORDS.label_fits(PRESENTER.choice(seen, decision.kind, key, choice))
        draft = GAME.take(view, decision, draft, key, (chosen,))
        for line in PRESENTER.draft_lines(seen, decision.kind, draft):
            WORDS.sound(line)
    assert len(PRESENTER.draft_lines(seen, decision.kind, draft)) == 11
    plan = GAME.finish(view, decision, draft)
    assert plan is not None
    assert 0 < len(PRESENTER.final_button(seen, plan)) <= LINE_LIMIT
    assert len(PRESENTER.prompt_pictures(seen, decision.kind)) == 1


# Secrets


@WORDS.every_match
def test_the_channel_hears_of_no_action_card_before_the_reveal(players: int, number: int) -> None:
    english = languages()["en"]
    cards = {english.say(f"verraeter-role-{role}") for role in CARDS.roles}
    for moment in WORDS.moments(players, number):
        view = GAME.view(moment.state, None)
        if view.phase in {"draft", "cards"} and not any(isinstance(e, StrategistNamed) for e in moment.step.events):
            lines = (*told(moment.state, *public(moment.step.events)), PRESENTER.headline(scene(view)))
            assert not [card for card in cards for line in lines if card in line]


@WORDS.every_match
def test_a_match_has_two_boards_a_round_and_one_each_for_its_start_and_its_end(players: int, number: int) -> None:
    first, *later = WORDS.moments(players, number)
    boards = Counter({0: PRESENTER.ends_chapter(public(first.step.events))})
    for before, moment in pairwise(WORDS.moments(players, number)):
        boards[before.state.round] += PRESENTER.ends_chapter(public(moment.step.events))
    assert boards.pop(0) == 1
    assert PRESENTER.ends_chapter(public(later[-1].step.events))
    assert max(boards.values()) <= 3
    assert boards.total() <= 2 * len(boards) + 1


def test_the_account_of_a_reveal_has_a_headline_and_leaves_out_who_has_taken_a_card_before() -> None:
    states, events = traitor_turns_the_fight()
    taken = [RoleTaken(seat=seat) for seat in range(4)]
    before = PRESENTER.brief_account(scene(GAME.view(states[0], None)), taken)
    late, *after = PRESENTER.told(
        scene(GAME.view(states[3], None)), [*taken, PlayedByClock(seat=1), *public(events[3])], brief=True
    )
    assert before[0] == "**Ann** takes an action card."
    assert "did not answer in time" in late
    assert after[0] == "### **Ann** betrays the Eagle"
    assert tuple(after[1:]) == told(states[3], *public(events[3]))
    later = PRESENTER.brief_account(scene(GAME.view(states[4], None)), [*public(events[3]), *public(events[4])])
    assert later[0] == "### Round 2 of 8 · **Ann** betrays the Eagle"  # the table's own headline names round 3 by now
