"""What players of Power read: every fact has a sentence, fights their sums, lines their verdicts, nothing secret."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from bot.games.contract import Event, Problem, standing_question
from bot.games.power.board.actions import Sheet, TakeBooty
from bot.games.power.board.data import PIECES
from bot.games.power.board.events import (
    SheetKept,
    SheetsRevealed,
)
from bot.games.power.board.state import (
    COLOURS,
    Colour,
    Entry,
    Move,
    Options,
    RevealedSheet,
    State,
    Verdict,
)
from bot.games.power.board.views import View
from bot.games.power.sheets.notation import parse
from bot.language import Language, languages
from render.power.board_text import threats_text
from render.power.nouns import army_name, letters_for, piece_name
from render.presenter import Label, Scene
from tests.games.power.tables import GAME, LABELS, act, asked, orders, play, table
from tests.render.power_views import PRESENTER, WORDS
from tests.render.word_checks import (
    ABOUT_LIMIT,
    public,
)

NAMES = ("**Ann**", "**Bob**", "**Cy**", "**Dee**")
"""Facts that others tell: the sheets say what has moved, a fight who is asked."""

ours = tuple(languages())
every_language = pytest.mark.parametrize("language", [languages()[code] for code in ours], ids=ours)


def scene(view: View, code: str = "en", names: Sequence[str] = NAMES) -> Scene:
    names = tuple(names)[: len(view.players)]
    return Scene(view=view, names=names, language=languages()[code], plain=names)


def told(state: State, *events: Event, code: str = "en") -> str:
    """Tell events to the channel, at a table as it is afterwards."""
    return "\n".join(PRESENTER.account(scene(GAME.view(state, None), code), events)).replace("\N{NO-BREAK SPACE}", " ")


# A worked example


# Facts, one by one


TWO: tuple[tuple[Colour, ...], ...] = (("V", "B"), ("J", "R"))
THREE: tuple[tuple[Colour, ...], ...] = (("V",), ("B",), ("J",))


def test_equal_shares_of_booty_say_who_is_asked_and_then_who_got_them() -> None:
    state = table({"V": {"V0": "D"}, "B": {"B0": "D"}, "J": {"J0": "C", "J4": "S"}}, seats=TWO)
    sheets = {0: (*orders("V", "D V0 IX"), *orders("B", "D B0 IX")), 1: orders("J", "C J0 IX", "S J4 J8")}
    fought = play(state, sheets)
    assert (
        "**Fight on IX**: **Ann** wins with 20 to 5 and captures 1 fighter, both armies in equal shares: **Ann** has "
        "to say which one gets this booty.\n"
        "- **Ann** 20 = green 1 destroyer (10) + blue 1 destroyer (10)"
    ) in told(fought.state, *public(fought.events))
    view, _ = asked(fought.state, 0)
    assert "1 fighter on IX" in PRESENTER.prompt(scene(view), "booty")
    assert PRESENTER.choice(scene(view), "booty", "booty", "B").text == "Reserve of blue (RVB)"
    taken = act(fought.state, 0, TakeBooty("B"))
    assert "**Ann** puts the booty from IX, 1 fighter, into the reserve of blue." in told(taken.state, *taken.events)


# The result


# A sheet in the making


def written(state: State, text: str, *, code: str = "en") -> tuple[str, ...]:
    """Type a sheet and read what the panel says of it."""
    view, decision = asked(state, 0)
    draft = GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), text).draft
    return PRESENTER.draft_lines(scene(GAME.preview(view, decision, draft), code), decision.kind, draft)


ARMED: Mapping[Colour, Mapping[str, str]] = {"V": {"V4": "3T", "V0": "D", "V3": "M S"}, "B": {"B4": "S"}}


def test_each_line_of_a_sheet_has_its_verdict_and_what_would_stand_afterwards() -> None:
    state = table(ARMED, reserve={"V": "S 9P"})
    lines = written(state, "D V0 IX\n3T EV4 H\nI RV HQ\n5P XRV F\nM V3 V3\nT V4 V3\nwhat *is* this")
    assert lines == (
        "-# The letters of this sheet are English: F is the fighter, C the cruiser.",
        "1. ✓ `D V0 IX` · destroyer, 1 step of 1",
        "2. ✓ `3T XV4 H` · a heavy tank made of 3 tanks",
        "3. ✓ `I RV HQ` · soldier leaves the reserve",
        "4. ✓ `5P XRV F` · a fighter for 5 Power",
        "5. ✓ `M V3 V3` · a mega-missile on V3",
        "⚠ It also destroys your own pieces there: 1 soldier.",
        "6. ✗ `T V4 V3`",
        "Line 6: An army obeys 5 lines a round, and this is one more.",
        "7. ✗ `what *is* this`",
        "Line 7: “what \\*is\\* this” cannot be read. Write piece, from and to, as in D S12 IW.",
    )


def test_the_reasons_on_the_panel_are_those_of_the_rules_word_for_word() -> None:
    """So the panel need not say them twice."""
    view, decision = asked(table(ARMED), 0)
    draft = (
        GAME.typed[decision.kind]
        .read(view, decision, GAME.blank(view, decision), "T V4 R4\nS V3 V4\nCR V1 V2\nnothing")
        .draft
    )
    lines = PRESENTER.draft_lines(scene(GAME.preview(view, decision, draft)), decision.kind, draft)
    said = [PRESENTER.problem(languages()["en"], fault) for fault in GAME.faults(view, decision, draft)]
    assert len(said) == 3
    assert set(said) <= set(lines)


def test_a_sheet_from_menus_is_shown_and_typed_on_in_the_letters_of_its_reader() -> None:
    view, decision = asked(table({"V": {"V4": "2C"}, "B": {"B4": "S"}}), 0)
    draft = GAME.blank(view, decision)
    for key, choice in (("go", "V.C.V4"), ("to", "V6"), ("line", "done")):
        draft = GAME.take(view, decision, draft, key, (choice,))
    by_rules = GAME.typed[decision.kind].write(view, decision, draft)
    for code, order in (("en", "F V4 V6"), ("fr", "C V4 V6")):
        seen = scene(GAME.preview(view, decision, draft), code)
        assert PRESENTER.draft_lines(seen, "orders", draft)[0].startswith(f"1. ✓ `{order}`")
        assert PRESENTER.typed(scene(view, code), "orders", draft, by_rules) == f"{code.upper()}\n{order}"
    blank = GAME.blank(view, decision)
    assert PRESENTER.typed(scene(view, "en"), "orders", blank, "") == "EN\n"
    assert PRESENTER.typed(scene(view, "fr"), "orders", blank, "") == "FR\n"
    typed = GAME.typed[decision.kind].read(view, decision, blank, "C V4 V6").draft
    french = GAME.typed[decision.kind].write(view, decision, typed)
    assert PRESENTER.typed(scene(view, "en"), "orders", typed, french) == "FR\nC V4 V6", (
        "in letters that somebody chose"
    )


@every_language
def test_the_form_says_how_to_write_within_its_limits(language: Language) -> None:
    for seats in (TWO, THREE):
        view, decision = asked(table({"V": {"V4": "S"}}, seats=seats, round=16), 0)
        seen = Scene(view=view, names=NAMES, language=language)
        for kind in GAME.typed:
            label = PRESENTER.form(seen, kind)
            assert len(label.text) <= 45
            assert len(label.description) <= ABOUT_LIMIT
        assert decision.kind in GAME.typed


@every_language
def test_pieces_and_corners_are_read_by_the_names_that_the_bot_gives_them(language: Language) -> None:
    for piece, colour in product(PIECES[:-1], COLOURS):
        for name in (piece_name(piece, language), language.say(f"power-picture-piece-{piece}", count=2)):
            text = f"{army_name(colour, language)}: {name.removeprefix('2 ')} {army_name(colour, language)} 4 IX"
            line = parse(text, letters_for(language), LABELS)
            assert (line.army, line.piece, line.start) == (colour, piece, f"{colour}4"), text
        corner, _ = GAME.entries.read(army_name(colour, language), Options())
        assert corner == Entry(colour)


@every_language
def test_what_the_bot_has_written_around_orders_can_be_pasted_with_them(language: Language) -> None:
    view, decision = asked(table({"V": {"V4": "2T"}, "B": {"B4": "S"}}), 0)
    sheet = "T V4 V6\nT V4 V8"
    typed = GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), sheet)
    in_one = language.say("power-hand-sheet", count=2, orders="`T V4 V6` · `T V4 V8`")
    for text in (
        f"{language.say('power-form', round=3)}\nT V4 V6\nT V4 V8",
        f"{language.say('power-sheets-revealed', round=3)}\n`T V4 V6` · `T V4 V8`",
        in_one,
        in_one.replace("`", ""),
        "\n".join(language.say("power-draft-reason", line=line, reason=f"T V4 V{4 + 2 * line}") for line in (1, 2)),
        "\n".join(written(table({"V": {"V4": "2T"}, "B": {"B4": "S"}}), sheet, code=language.code)),
    ):
        again = GAME.typed[decision.kind].read(view, decision, GAME.blank(view, decision), text)
        assert (again.draft.lines, again.problems) == (typed.draft.lines, ()), text


def test_the_prompt_says_how_many_lines_and_who_is_read_first() -> None:
    view, _ = asked(table({"V": {"V4": "S"}}, seats=TWO), 0)
    prompt = PRESENTER.prompt(scene(view), "orders")
    assert "up to 10 lines for green and blue" in prompt
    assert "`V:T RV HQ`" in prompt
    view, _ = asked(table({"V": {"V4": "S"}}, seats=THREE), 1)
    assert "`R:T R4 R6`" in PRESENTER.prompt(scene(view, "fr"), "orders")


def test_a_line_that_is_not_finished_says_so_once() -> None:
    view, decision = asked(table({"V": {"V4": "T"}, "B": {"B4": "S"}}), 0)
    draft = GAME.take(view, decision, GAME.blank(view, decision), "go", ("V.T.V4",))
    lines = PRESENTER.draft_lines(scene(GAME.preview(view, decision, draft)), decision.kind, draft)
    assert lines[0] == "1. ✎ `T V4` · not finished"
    assert not any(line.startswith("Line 1") for line in lines)


def test_menus_name_pieces_and_what_stands_where() -> None:
    view, decision = asked(table({"V": {"V4": "T 2S"}, "B": {"V0": "C"}}), 0)
    draft = GAME.blank(view, decision)
    for key, choice in (("line", "new"), ("kind", "move"), ("piece", "T")):
        draft = GAME.take(view, decision, draft, key, (choice,))
    seen = scene(GAME.preview(view, decision, draft), names=("Ann", "Bob", "Cy", "Dee"))
    assert PRESENTER.choice(seen, "orders", "piece", "S") == Label("Soldier (I)", "Strength 2, 2 steps")
    assert PRESENTER.choice(seen, "orders", "from", "V4") == Label("V4", "2 soldiers and 1 tank")
    assert PRESENTER.choice(seen, "orders", "to", "V0") == Label("V0", "Bob (blue) 5")
    assert PRESENTER.choice(seen, "orders", "to", "V6") == Label("V6")


def test_a_reason_that_was_stored_by_earlier_rules_is_still_told() -> None:
    state = table({"V": {"V4": "T"}})
    old: dict[str, dict[str, str | int]] = {
        "none-there": {"piece": "S", "place": "V8"},
        "too-far": {"piece": "S", "steps": 4, "range": 2},
        "must-stop": {"piece": "S", "place": "IX"},
    }
    lines = tuple(
        Verdict(order=Move("V", "S", "V8", "B0"), reason=Problem(f"power-problem-{key}", values))
        for key, values in old.items()
    )
    story = told(state, SheetsRevealed(round=1, sheets=(RevealedSheet(0, lines),))).split("\n")
    assert story[2:] == [
        "-# ✗ `I V8 B0`: Green (V) has no soldier on V8.",
        "-# ✗ `I V8 B0`: B0 is 4 steps away, and a soldier goes 2 at most.",
        "-# ✗ `I V8 B0`: The way to B0 leads over IX, where a soldier has to stop. It can go on in the next round.",
    ]


# Buttons and confirmations


def test_the_button_that_seals_says_which_lines_it_leaves_out() -> None:
    view, decision = asked(table({"V": {"V4": "3T"}}), 0)
    draft = GAME.blank(view, decision)
    steps: list[tuple[str, str]] = [("line", "new"), ("kind", "move")]
    for key, choice in (*steps, *steps, ("to", "V6"), *steps):
        draft = GAME.take(view, decision, draft, key, (choice,))
    seen = {code: scene(GAME.preview(view, decision, draft), code) for code in ours}
    action = GAME.finish(view, decision, draft)
    assert action == Sheet(orders("V", "T V4 V6"))
    assert PRESENTER.final_button(seen["en"], action) == "Seal one order, without lines 1 and 3"
    assert PRESENTER.final_button(seen["fr"], action) == "Sceller un ordre, sans les lignes 1 et 3"
    draft = GAME.take(view, decision, draft, "line", ("delete",))
    alone = scene(GAME.preview(view, decision, draft))
    assert PRESENTER.final_button(alone, action) == "Seal one order, without line 1"


def test_a_sheet_that_is_taken_again_says_what_is_left_out_of_it_and_why() -> None:
    state = table({"V": {"HQV": "2T S"}, "B": {"B4": "S"}})
    view, decision = asked(play(state, {0: orders("V", "T HQV V7", "S HQV V8")}).state, 0)
    (again,) = (one for one in GAME.questions(view, decision, GAME.blank(view, decision)) if one.key == "again")
    offered = PRESENTER.choice(scene(view), "orders", "again", again.choices[0]).text
    assert offered == "Same as my last sheet (1 of 2 orders still possible)"
    draft = GAME.take(view, decision, GAME.blank(view, decision), "again", again.choices)
    seen = scene(GAME.preview(view, decision, draft))
    assert PRESENTER.draft_lines(seen, "orders", draft)[:3] == (
        "1. ✓ `T HQ V7` · tank, 2 steps of 3",
        "2. ✗ `I HQ V8` · left out of your sheet",
        "Line 2: Green (V) has no soldier on HQV.",
    )
    action = GAME.finish(view, decision, draft)
    assert action is not None
    assert PRESENTER.final_button(seen, action) == "Seal one order, without line 2"


def test_a_plan_says_what_it_will_do_before_it_is_kept() -> None:
    view = GAME.view(table({"V": {"V4": "S"}, "B": {"B4": "S"}}), 0)
    question = standing_question(0)
    draft = GAME.blank(view, question)
    assert PRESENTER.draft_lines(scene(GAME.preview(view, question, draft)), question.kind, draft) == ()
    draft = GAME.typed[question.kind].read(view, question, draft, "S V4 V6").draft
    draft = GAME.take(view, question, draft, "otherwise", ("fitting",))
    told = PRESENTER.draft_lines(scene(GAME.preview(view, question, draft)), question.kind, draft)
    plan = GAME.finish(view, question, draft)
    assert told[-4:] == ("**Once you keep these orders:**", *(f"- {line}" for line in said_of(view, plan)))
    assert "the lines that can be are sealed without the rest; if none can, you are asked." in told[-2]


def said_of(view: View, plan: Any) -> list[str]:
    return PRESENTER.done(scene(view), plan).split("\n")


def test_a_refusal_names_pieces_and_armies_in_the_readers_language_and_the_line() -> None:
    problem = Problem("power-problem-too-far", {"piece": "A", "target": "IX", "steps": 4, "range": 3}, "line 2")
    assert PRESENTER.problem(languages()["en"], problem) == (
        "Line 2: IX is 4 steps away, and a heavy tank goes 3 at most."
    )
    values = {"first": "V", "second": "B", "letter": "V", "another": "B", "text": "T_4"}
    said = PRESENTER.problem(languages()["fr"], Problem("power-problem-which-army", values))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == (
        "« T\\_4 » peut être un ordre pour Vert (V) ou pour Bleu (B). Écris V: ou B: devant."
    )
    assert PRESENTER.problem(languages()["en"], Problem("not-asked")).startswith("The board has changed")


# Beside the match


def test_threats_say_who_could_come_and_what_is_there_to_meet_them() -> None:
    state = table({"V": {"HQV": "T"}, "B": {"V4": "S R", "V0": "C"}})
    assert threats_text(GAME.view(state, 0), 0, NAMES, languages()["en"]) == (
        "What could come to HQV next round, with one move each:\n"
        "- **Bob** (blue) from V4: 1 soldier and 1 regiment, strength 22; they could take the flag\n"
        "- **Bob** (blue) from V0: 1 fighter, strength 5\n"
        "**HQV: could fall, 3 against 27**"
    )
    with pytest.raises(LookupError):
        PRESENTER.extra(scene(GAME.view(state, 0)), "tea", ())


@pytest.mark.sampled(3)
@every_language
@WORDS.every_match
def test_threats_are_told_throughout_a_match_in_every_language(players: int, number: int, language: Language) -> None:
    for moment in WORDS.moments(players, number):
        for seat in moment.seats:
            assert "{" not in threats_text(GAME.view(moment.state, seat), seat, NAMES, language)


# Secrets


def test_a_sealed_sheet_is_told_to_its_owner_alone() -> None:
    step = act(table({"V": {"V4": "S"}}), 0, Sheet(orders("V", "S V4 V6")))
    assert told(step.state, *public(step.events)) == "**Ann** has sealed a sheet and is ready."
    assert PRESENTER.brief_account(scene(GAME.view(step.state, None)), public(step.events)) == (), "the board says so"
    mine = [event for event in step.events if isinstance(event, SheetKept)]
    assert PRESENTER.account(scene(GAME.view(step.state, 0)), mine) == ("Your sealed sheet: `I V4 V6`.",)
    assert "`I V4 V6`" in PRESENTER.hand_text(scene(GAME.view(step.state, 0)))
    assert "V4 V6" not in PRESENTER.hand_text(scene(GAME.view(step.state, 1)))
    assert "V4 V6" not in PRESENTER.board_text(scene(GAME.view(step.state, 1)))
