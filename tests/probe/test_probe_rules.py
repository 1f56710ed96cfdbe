"""The probe game keeps its own rules, and does what the house is to be tried with."""

from dataclasses import replace
from typing import Any, TypeVar

import msgspec
import pytest

from bot.games.chance import Chance, derived_seed
from bot.games.contract import STANDING, Decision, IllegalAction, Outcome, Problem
from tests.games.random_matches import Moment, random_match
from tests.probe import Probe
from tests.probe.state import (
    Anchor,
    Bite,
    Card,
    CardsDrawn,
    Draft,
    Entry,
    LetterShown,
    Line,
    MatchEnded,
    Options,
    Order,
    Pass,
    Plan,
    Raid,
    RaidDecided,
    Rest,
    RoundBegun,
    Sheet,
    SheetsRevealed,
    SheetTakenBack,
    ThrowNet,
    Unread,
    View,
)

Told = TypeVar("Told")
WORDS = ("able", "cold", "fish", "jump")
AB: tuple[Order, ...] = (Order("A", 2), Order("B", 1))


def table(players: int = 3, **options: Any) -> Moment:
    """Set a table up for players with the words able, cold, fish and jump."""
    probe = Probe()
    entries = tuple(Entry(word) for word in WORDS[:players])
    settings = Options(**options)
    seed = derived_seed("probe rules")
    return Moment(probe, seed, settings, entries, probe.start(entries, settings, Chance(seed, 0)))


def with_state(moment: Moment, **changes: Any) -> Moment:
    state = msgspec.structs.replace(moment.state, **changes)
    return replace(moment, step=msgspec.structs.replace(moment.step, state=state))


def holding(moment: Moment, *hands: tuple[Card, ...]) -> Moment:
    """Deal these hands instead; the rest of the deck is not counted."""
    players = zip(moment.state.players, hands, strict=True)
    return with_state(moment, players=tuple(msgspec.structs.replace(player, hand=hand) for player, hand in players))


def answer(moment: Moment, kind: str, action: Any, seat: int | None = None) -> Moment:
    """Answer the open decision of a kind (and of a seat)."""
    return moment.after(open_decision(moment, kind, seat), action)


def open_decision(moment: Moment, kind: str, seat: int | None = None) -> Decision:
    asked = moment.game.waiting_on(moment.state)
    return next(decision for decision in asked if decision.kind == kind and seat in (None, decision.seat))


def asked_for_sheet(moment: Moment, seat: int) -> tuple[Probe, Decision, View]:
    game = Probe()
    return game, open_decision(moment, "sheet", seat), game.view(moment.state, seat)


def told(moment: Moment, kind: type[Told]) -> list[Told]:
    """List what happened last of one kind."""
    return [event for event in moment.step.events if isinstance(event, kind)]


def all_dive(moment: Moment, *sheets: tuple[Order, ...]) -> Moment:
    for seat, orders in enumerate(sheets):
        moment = answer(moment, "sheet", Sheet(orders), seat)
    return moment


def raided(moment: Moment) -> Moment:
    """Let seat 1 bring pearls up and the captain, seat 0, set out against it."""
    sheets = ((), AB) + ((),) * (len(moment.seats) - 2)
    return answer(all_dive(moment, *sheets), "turn", Raid(1))


def keys(problems: tuple[Problem, ...]) -> list[tuple[str, str]]:
    return [(problem.key, problem.where) for problem in problems]


def test_a_word_is_refused_with_every_reason_at_once() -> None:
    problems = Probe.entries.problems(Entry("Ää!!x"), Options())
    assert [problem.key for problem in problems] == ["word-length", "word-letters", "letter-twice"]


def test_each_round_shows_one_letter_of_every_word_and_the_rest_stays_secret() -> None:
    moment = table()
    shown = told(moment, LetterShown)
    assert [event.seat for event in shown] == [0, 1, 2]
    assert all(WORDS[event.seat][event.place] == event.letter for event in shown)
    assert all(player.word.count(".") == 3 for player in moment.game.view(moment.state, None).players)
    assert moment.game.view(moment.state, 1).players[1].word == "cold"


def test_cards_are_dealt_in_private() -> None:
    assert [event.audience for event in told(table(), CardsDrawn)] == [0, 1, 2]


def test_a_typed_line_that_cannot_be_read_costs_no_other_and_stays_until_it_is_struck_or_typed_anew() -> None:
    game, decision, view = asked_for_sheet(table(), 0)
    typed = game.typed[decision.kind]
    reading = typed.read(view, decision, Draft(), "A 2\n\nBB 1\n c1 ")
    assert reading.draft == Draft(lines=(Line("A", 2), Unread("BB 1"), Line("C", 1)))
    assert keys(reading.problems) == [("unreadable-line", "line 2")]
    assert game.finish(view, decision, reading.draft) == Sheet((Order("A", 2), Order("C", 1)))
    draft = typed.read(view, decision, Draft(), "A 2\nBB 1\nA 9").draft
    assert typed.write(view, decision, draft) == "A 2\nBB 1\nA 9"
    assert keys(game.faults(view, decision, draft)) == [
        ("unreadable-line", "line 2"),
        ("number-of-divers", "line 3"),
        ("reef-twice", "line 3"),
    ]
    assert game.take(view, decision, draft, "unread", ("strike",)) == Draft(lines=(Line("A", 2), Line("A", 9)))
    assert typed.read(view, decision, draft, "A 2").draft == Draft(lines=(Line("A", 2),))


def test_a_whole_sheet_reports_all_its_mistakes_at_once() -> None:
    moment = table()
    with pytest.raises(IllegalAction) as refusal:
        answer(moment, "sheet", Sheet((Order("A", 4), Order("B", 1), Order("B", 0))), seat=0)
    assert keys(refusal.value.problems) == [
        ("number-of-divers", "line 1"),
        ("number-of-divers", "line 3"),
        ("reef-twice", "line 3"),
    ]


def test_a_sheet_may_be_replaced_until_all_are_in() -> None:
    moment = answer(table(2), "sheet", Sheet(AB), seat=1)
    assert open_decision(moment, "sheet", 1).answered
    moment = answer(moment, "sheet", Sheet((Order("C", 3),)), seat=1)
    moment = answer(moment, "sheet", Sheet(), seat=0)
    assert [one.sheets for one in told(moment, SheetsRevealed)] == [((), (Order("C", 3),))]


def test_a_sheet_that_is_taken_back_holds_up_the_dive_until_it_is_sealed_again() -> None:
    moment = answer(table(2), "sheet", Sheet(AB), seat=1)
    moment = moment.after_reopening(open_decision(moment, "sheet", 1))
    assert moment.step.events == (SheetTakenBack(seat=1),)
    moment = answer(moment, "sheet", Sheet(), seat=0)
    assert [decision.answered for decision in moment.game.waiting_on(moment.state)] == [True, False]
    assert answer(moment, "sheet", Sheet(AB), seat=1).state.phase == "raid"


def test_a_captain_who_has_anchored_at_a_reef_wins_there_against_equals() -> None:
    moment = with_state(table(2, anchor=True), reefs=(2, 3, 1))
    moment = all_dive(moment, (Order("A", 1), Order("B", 2)), (Order("A", 1), Order("B", 2)))
    assert moment.state.phase == "dive"
    asked = moment.game.waiting_on(moment.state)
    assert [(decision.kind, decision.seat, decision.compulsory) for decision in asked][-1] == ("anchor", 0, False)
    moment = answer(moment, "anchor", Anchor("B"))
    assert [player.pearls for player in moment.state.players] == [3, 0]
    assert [one.anchor for one in told(moment, SheetsRevealed)] == ["B"]


def test_the_next_captain_is_asked_anew_where_to_anchor() -> None:
    moment = answer(table(3, anchor=True), "anchor", Anchor("B")).after_leaving(0)
    decision = open_decision(moment, "anchor")
    assert (decision.id, decision.answered) == ("anchor-1-1", False)


def test_orders_for_every_round_are_drafted_like_a_sheet() -> None:
    probe, moment = Probe(), table()
    view = probe.view(moment.state, 1)
    decision = probe.orders_ahead.question(view)
    assert decision is not None
    draft = probe.typed[STANDING].read(view, decision, probe.blank(view, decision), "A 2\nB 1").draft
    draft = probe.take(view, decision, draft, "nets", ("always",))
    assert probe.finish(view, decision, draft) == Plan(orders=AB, nets="always")
    too_many = probe.typed[STANDING].read(view, decision, draft, "A 2\nB 2").draft
    assert keys(probe.faults(view, decision, too_many)) == [("too-many-divers", "")]


@pytest.mark.parametrize(("equal_divers", "pearls"), [("none", [0, 0, 3]), ("one", [1, 1, 3])])
def test_most_divers_take_the_pearls_of_a_reef(equal_divers: str, pearls: list[int]) -> None:
    moment = with_state(table(equal_divers=equal_divers), reefs=(2, 3, 1))
    moment = all_dive(moment, (Order("A", 2),), (Order("A", 2), Order("B", 1)), (Order("A", 1), Order("B", 2)))
    assert [player.pearls for player in moment.state.players] == pearls


def test_the_captain_rests_and_alone_sees_the_card() -> None:
    moment = answer(all_dive(table(), (), (), ()), "turn", Rest())
    assert [event.audience for event in told(moment, CardsDrawn)] == [0]
    assert len(moment.state.players[0].hand) == 3


def test_the_holder_of_the_serpent_is_asked_in_the_captains_turn() -> None:
    moment = raided(table())
    (decision,) = moment.game.waiting_on(moment.state)
    assert (decision.seat, decision.pace, decision.compulsory, decision.sealed) == (2, "answer", False, False)
    bitten = answer(moment, "serpent", Bite())
    assert bitten.state.serpent == 0
    assert bitten.state.round == 2
    assert answer(moment, "serpent", Pass()).state.phase == "nets"


def test_a_captain_who_holds_the_serpent_is_not_bitten() -> None:
    moment = raided(with_state(table(), serpent=0))
    assert moment.state.phase == "nets"


def test_all_others_with_cards_are_asked_for_nets_and_some_are_forced_to_pass() -> None:
    moment = raided(holding(table(4, serpent=False), ("net",), ("shell",), ("net", "shell"), ()))
    asked = moment.game.waiting_on(moment.state)
    assert [(decision.seat, decision.window) for decision in asked] == [(1, "nets"), (2, "nets")]
    forced = [
        moment.game.forced(moment.game.view(moment.state, seat), decision) for seat, decision in enumerate(asked, 1)
    ]
    assert forced == [Pass(), None]


def test_where_nobody_else_holds_a_card_no_window_opens() -> None:
    moment = raided(holding(table(2, serpent=False), ("net",), ()))
    assert moment.state.round == 2
    assert moment.state.players[0].pearls == 1


def test_one_net_stops_the_raid_and_all_nets_thrown_are_torn() -> None:
    moment = raided(holding(table(serpent=False), (), ("net",), ("net",)))
    moment = answer(moment, "nets", ThrowNet(), seat=2)
    moment = answer(moment, "nets", ThrowNet(), seat=1)
    assert isinstance(moment.step.events[-1], LetterShown)
    assert [event.nets for event in told(moment, RaidDecided)] == [(1, 2)]
    assert moment.state.torn == 2
    assert moment.state.players[0].pearls == 0


def test_a_plan_answers_sheets_and_nets() -> None:
    planned, moment = Probe().orders_ahead.answer, table(serpent=False)
    plan = Plan(orders=AB, nets="for-myself")
    _, decision, view = asked_for_sheet(moment, 1)
    assert planned(view, decision, plan) == Sheet(AB)
    window = raided(holding(moment, (), ("net",), ("net",)))
    for seat, expected in ((1, ThrowNet()), (2, Pass())):
        view, decision = Probe().view(window.state, seat), open_decision(window, "nets", seat)
        assert planned(view, decision, plan) == expected
        assert planned(view, decision, Plan()) is None


def test_a_draft_shows_the_asker_his_own_board_only() -> None:
    game, decision, view = asked_for_sheet(table(), 0)
    preview = game.preview(view, decision, Draft(lines=(Line("A", 2), Line("B"))))
    assert preview == msgspec.structs.replace(view, sheet=(Order("A", 2),))


def test_the_end_shows_all_words_and_hands_and_counts_them() -> None:
    """The letters of able and cold count three each, for both have an l."""
    moment = with_state(holding(table(2, rounds=1), ("shell", "net"), ("shell",)), pile=("shell",))
    moment = answer(all_dive(moment, (), AB), "turn", Rest())
    ended = moment.step.events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.words == ("able", "cold")
    assert ended.hands == (("shell", "net", "shell"), ("shell",))
    assert ended.outcome.scores == (3 + 2, 3 + 1 + moment.state.players[1].pearls)
    assert moment.game.view(moment.state, None).players[1].word == "cold"


def test_equal_points_share_a_place_and_leavers_come_last() -> None:
    moment = with_state(holding(table(4, rounds=1), (), (), (), ()), pile=()).after_leaving(3)
    moment = answer(all_dive(moment, (), (), ()), "turn", Rest())
    outcome = moment.game.outcome(moment.state)
    assert outcome == Outcome(reason="rounds", ranking=((2,), (0, 1), (3,)), scores=(3, 3, 4, 4))
    assert outcome.winners == (2,)


@pytest.mark.parametrize("gone", [0, 1])
def test_a_raid_is_off_when_the_captain_or_the_victim_leaves(gone: int) -> None:
    moment = raided(table()).after_leaving(gone)
    assert isinstance(moment.step.events[-1], LetterShown)
    assert told(moment, RoundBegun)
    assert moment.state.victim is None


def test_a_leavers_missing_sheet_holds_up_nobody() -> None:
    moment = answer(answer(table(), "sheet", Sheet(AB), seat=0), "sheet", Sheet(), seat=2).after_leaving(1)
    assert moment.state.phase == "raid"


def test_a_match_takes_about_ten_to_twenty_actions(probe: Probe) -> None:
    """If nobody leaves or changes his mind."""
    lengths = []
    for players in probe.seats:
        for number in range(20):
            match = list(random_match(probe, players, "length", number, leave_one_in=0))
            answered = {(moment.decision.id, moment.decision.seat) for moment in match if moment.decision}
            lengths.append(len(answered))
    lengths.sort()
    assert 8 <= lengths[len(lengths) // 2] <= 20
