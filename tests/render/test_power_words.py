"""What players of Power read: every fact has a sentence, fights their sums, lines their verdicts, nothing secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from bot.games.contract import Event, Problem, standing_question
from bot.games.power.actions import Plan, Sheet, TakeBooty
from bot.games.power.data import PIECES
from bot.games.power.events import (
    FlagsTaken,
    MercenariesOrdered,
    MercenaryOrders,
    MissilesStruck,
    PenaltyPaid,
    PlayerLeft,
    RoundBegun,
    SheetKept,
    SheetsRevealed,
    StandOff,
    TableSet,
)
from bot.games.power.notation import parse
from bot.games.power.state import (
    COLOURS,
    Bounce,
    Colour,
    Entry,
    Fall,
    Force,
    Move,
    Options,
    RevealedSheet,
    Side,
    State,
    Strike,
    Verdict,
)
from bot.games.power.views import View
from bot.language import Language, languages
from render.power.board_text import threats_text
from render.power.nouns import army_name, letters_for, piece_name
from render.presenter import Label, Scene
from tests.games.power.tables import GAME, LABELS, act, asked, orders, play, table, with_options
from tests.games.random_matches import chance_of
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


def round_of_everything() -> tuple[State, list[Event]]:
    """Play a round with a lost line, a tie, a fight, Power and an empty sheet."""
    state = table(
        {"V": {"HQV": "T", "V4": "C", "B8": "D"}, "B": {"B4": "S", "B7": "S"}, "J": {"J0": "C"}, "R": {"R8": "S"}},
        reserve={"B": "3P", "R": "1P"},
        options=with_options(authentic_illegal_orders=True),
    )
    step = play(
        state,
        {
            0: orders("V", "C V4 IX", "T HQ IX", "D B8 B7"),
            1: orders("B", "2P ERV S", "3P ERV T"),
            2: orders("J", "C J0 IX"),
        },
    )
    return step.state, public(step.events)[4:]


def test_a_round_is_told_phase_by_phase_in_english() -> None:
    assert (
        told(*_spread(round_of_everything()))
        == """\
**The orders of round 1**, as they are read:
- **Ann**: `F V4 IX` · ✗ `T HQV IX` · `D B8 B7`
-# ✗ `T HQV IX`: IX is 4 steps away, and a tank goes 3 at most.
- **Bob**: `2P XRVB I` · ✗ `3P XRVB T`
-# ✗ `3P XRVB T`: This costs 3 Power, and the reserve has 1.
- **Cy**: `F J0 IX`
- **Dee**: no orders
**Dee** has written no orders and pays one Power; red has 0 Power left.
**Tie on IX**, 5 each: **Ann** and **Cy**. What has just come goes back: 1 fighter of **Ann** (green) to V4 and \
1 fighter of **Cy** (yellow) to J0.
- **Ann** 5 = 1 fighter (5)
- **Cy** 5 = 1 fighter (5)
**Fight on B7**: **Ann** wins with 10 to 2 and captures 1 soldier, for the reserve of green.
- **Ann** 10 = 1 destroyer (10)
- **Bob** 2 = 1 soldier (2)
**Ann** collects 1 Power for green, from blue.
**Round 2 of 20** begins. All write their orders in secret; the sheet of **Bob** will be read first."""
    )


def test_a_round_is_told_in_french_letters_to_a_french_channel() -> None:
    lines = told(*_spread(round_of_everything()), code="fr").split("\n")
    assert lines[1] == "- **Ann** : `C V4 IX` · ✗ `T HQV IX` · `D B8 B7`"
    assert lines[3] == "- **Bob** : `2P ERVB S` · ✗ `3P ERVB T`"
    assert "**Combat sur B7** : **Ann** gagne par 10 contre 2 et capture 1 soldat, pour la réserve de Vert." in lines
    assert "- **Ann** 10 = 1 destroyer (10)" in lines


def _spread(round_played: tuple[State, list[Event]]) -> tuple[Any, ...]:
    state, events = round_played
    return (state, *events)


# Facts, one by one


def force(army: str, pieces: str, strength: int) -> Force:
    return Force(army, tuple(pieces.split()), strength)  # type: ignore[arg-type]  # letters that a test writes out


TWO: tuple[tuple[Colour, ...], ...] = (("V", "B"), ("J", "R"))
THREE: tuple[tuple[Colour, ...], ...] = (("V",), ("B",), ("J",))


@pytest.mark.parametrize(
    ("seats", "event", "expected"),
    [
        (
            THREE,
            TableSet(armies=THREE, wishes=("V", "V", ""), denied=(1,), mercenary="R", referee=2),
            "- **Ann** commands green.\n- **Bob** commands blue.\n- **Cy** commands yellow.\n"
            "- Nobody owns red: these are the mercenaries, and every player may write orders for them.\n"
            "- **Bob** had wished for another corner, which somebody who joined earlier has got.\n"
            "**Cy** is drawn as the first referee, whose sheet is read first.\n"
            "-# Table talk: Silent. Nobody speaks about the match while orders are written.",
        ),
        (
            THREE,
            RoundBegun(round=12, rounds=12, last=True, referee=0),
            "**Round 12 of 12** begins. All write their orders in secret; the sheet of **Ann** will be read first. "
            "This is the last round: after it the strengths are counted.",
        ),
        (
            THREE,
            MercenariesOrdered(
                orders=(
                    MercenaryOrders(
                        piece="S", place="R4", pieces=2, wanted=((0, "R6"), (1, "R8")), carried_out=("R6", "R8")
                    ),
                    MercenaryOrders(piece="M", place="R8", pieces=1, wanted=((0, "V4"), (1, "B4")), carried_out=()),
                )
            ),
            "Several players command the mercenaries on R4 (2 soldiers): **Ann** to R6 and **Bob** to R8. "
            "They go to R6 and R8.\n"
            "Several players command the mercenaries on R8 (1 mega-missile): **Ann** to V4 and **Bob** to B4. "
            "There are too few of them, and all these orders are cancelled.",
        ),
        (
            THREE,
            PenaltyPaid(seat=0, empty=False, army="V", piece="R", place="V4", small="S", power=1),
            "**Ann** has carried out no order and has to pay one Power. For lack of Power a regiment on V4 is broken "
            "into three pieces (soldier): one is turned into Power, two go to the reserve; green has 1 Power left.",
        ),
        (
            THREE,
            PenaltyPaid(seat=0, empty=True, army="V", piece="S", place="RVV", power=1),
            "**Ann** has written no orders and has to pay one Power. For lack of Power a soldier on RVV is turned "
            "into it; green has 1 Power left.",
        ),
        (
            THREE,
            PenaltyPaid(seat=1, empty=True, army=None),
            "**Bob** has written no orders, and has nothing to pay the penalty with.",
        ),
        (
            THREE,
            MissilesStruck(
                strikes=(
                    Strike(target="V4", missiles=(("R", "R4"),), destroyed=(force("V", "S S", 4),), power=0),
                    Strike(target="RVB", missiles=(("V", "V3"), ("J", "RVJ")), destroyed=(), power=3),
                    Strike(target="IX", missiles=(("V", "V0"),), destroyed=(), power=0),
                )
            ),
            "A mega-missile strikes V4, launched by the mercenaries (red) from R4. Destroyed: 2 soldiers of **Ann** "
            "(green).\n"
            "2 mega-missiles strike RVB, launched by **Ann** (green) from V3 and **Cy** (yellow) from RVJ. "
            "Destroyed: 3 Power.\n"
            "A mega-missile strikes IX, launched by **Ann** (green) from V0. Nothing is there.",
        ),
        (
            TWO,
            StandOff(
                bounce=Bounce(
                    wave=1,
                    place="IX",
                    sides=(
                        Side(seat=0, forces=(force("V", "S", 2), force("B", "T", 3)), strength=5),
                        Side(seat=1, forces=(force("J", "C", 5),), strength=5),
                    ),
                    tied=2,
                    back=(),
                )
            ),
            "**Stand-off on IX**, 5 each: **Ann** and **Bob**. All stay, and nobody captures anything.\n"
            "- **Ann** 5 = green 1 soldier (2) + blue 1 tank (3)\n"
            "- **Bob** 5 = 1 fighter (5)",
        ),
        (
            THREE,
            FlagsTaken(
                falls=(
                    Fall(army="V", captor="B", heir="B", pieces=("S", "S"), power=2),
                    Fall(army="J", captor="R", heir="B", pieces=(), power=0),
                    Fall(army="R", captor="B", heir=None, pieces=(), power=0),
                )
            ),
            "**Flag captured**: **Ann** (green), by **Bob** (blue). All that it had goes to the captor’s reserve: "
            "2 soldiers, and 2 Power.\n"
            "**Flag captured**: **Cy** (yellow), by the mercenaries (red). As the captor falls as well, all that it "
            "had goes on to **Bob** (blue): 0 Power.\n"
            "**Flag captured**: the mercenaries (red), by **Bob** (blue). In a circle of captures all that it had "
            "leaves the game.",
        ),
        (
            TWO,
            PlayerLeft(seat=1, armies=("J", "R")),
            "**Bob** has resigned. All pieces of yellow and red leave the game, and the territory is neutral.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_a_fact_is_told(seats: Any, event: Event, expected: str) -> None:
    state = table({"V": {"V4": "S"}}, seats=seats)
    assert told(state, event) == expected


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


def test_places_bear_the_names_of_the_table() -> None:
    state = table(
        {"V": {"S5": "D", "V4": "S"}, "J": {"J4": "S"}},
        options=with_options(sea_labels="by_territory", authentic_illegal_orders=True),
    )
    step = play(state, {0: orders("V", "D S5 IE", "D S2 V0")})
    lines = told(step.state, *public(step.events)).split("\n")
    assert "- **Ann**: `D S4 IE` · ✗ `D S1 V0`" in lines
    assert "-# ✗ `D S1 V0`: Green (V) has no destroyer on S1." in lines


# The result


def test_the_winner_comes_first_and_every_sum_is_written_out() -> None:
    state = table(
        {"V": {"V4": "S"}, "B": {"B7": "D"}, "J": {"J4": "S"}},
        reserve={"B": "T 2P"},
        seats=THREE,
        round=12,
        options=with_options(round_limit="12", penalty_all_illegal=False),
    )
    ended = play(state, {0: orders("V", "S V4 V8"), 1: orders("B", "D B7 B8"), 2: orders("J", "S J4 J8")})
    lines = PRESENTER.results(scene(GAME.view(ended.state, None)))
    assert lines[0] == "**Bob** has the strongest army and wins."
    assert lines[1:] == (
        "- **Bob**: 10 on the board + 3 in reserve + 2 Power = **15**, one flag",
        "- **Ann**: 2 on the board + 0 in reserve + 0 Power = **2**, one flag",
        "- **Cy**: 2 on the board + 0 in reserve + 0 Power = **2**, one flag",
    )


@pytest.mark.parametrize(
    ("leaver", "first", "last"),
    [
        (
            1,
            "**Ann** is left alone and wins.",
            "- **Bob**: 0 on the board + 0 in reserve + 0 Power = **0**, 0 flags (resigned)",
        )
    ],
)
def test_who_is_left_alone_wins(leaver: int, first: str, last: str) -> None:
    state = table({"V": {"V4": "S"}, "J": {"J4": "S"}}, seats=TWO)
    lines = PRESENTER.results(scene(GAME.view(GAME.leave(state, leaver, chance_of("leave")).state, None)))
    assert (lines[0], lines[-1]) == (first, last)


def test_who_resigned_when_he_was_out_already_is_out_since_then() -> None:
    state = table({"V": {"V4": "S"}, "B": {"B4": "S"}}, flags={"J": "V"}, seats=THREE)
    gone = GAME.leave(GAME.leave(state, 2, chance_of("leave")).state, 1, chance_of("leave")).state
    lines = PRESENTER.results(scene(GAME.view(gone, None)))
    assert [line.rpartition(" flags ")[2] for line in lines[2:]] == ["(out in round 0)", "(resigned)"]


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


def reasons(seats: Any, *lines: str, code: str = "en") -> list[str]:
    """Type a sheet, and read why the last line of it cannot be carried out."""
    board: dict[Colour, dict[str, str]] = {
        "V": {"HQV": "2S D C CR", "V0": "T", "V4": "C"},
        "B": {"B4": "T"},
        "J": {"J4": "S"},
        "R": {"R4": "T"},
    }
    view, decision = asked(table(board, seats=seats), 0)
    draft = GAME.typed["orders"].read(view, decision, GAME.blank(view, decision), "\n".join(lines)).draft
    last = f"line {len(draft.lines)}"
    said = [
        PRESENTER.problem(languages()[code], fault)
        for fault in GAME.faults(view, decision, draft)
        if fault.where == last
    ]
    return [line.replace("\N{NO-BREAK SPACE}", " ").partition(": ")[2] for line in said]


@pytest.mark.parametrize(
    ("seats", "lines", "english", "french"),
    [
        (
            THREE,
            ("S HQ V8", "S HQ V7", "S HQ V6"),
            "The 2 soldiers on HQV have their orders already.",
            "Les 2 soldats sur HQV ont déjà leurs ordres.",
        ),
        (
            THREE,
            ("T V0 V4", "T V0 V1"),
            "The one tank on V0 has its order already.",
            "Le seul tank sur V0 a déjà son ordre.",
        ),
        (THREE, ("S V0 V1",), "Green (V) has no soldier on V0.", "Vert (V) n’a pas de soldat sur V0."),
        (
            THREE,
            ("T B4 B6",),
            "The tank on B4 belongs to Blue (B), not to Green (V).",
            "Le tank sur B4 est à Bleu (B), et non à Vert (V).",
        ),
        (
            THREE,
            ("T R4 R8",),
            "The tank on R4 belongs to Red (R), not to Green (V). To command it, put R: in front.",
            "Le tank sur R4 est à Rouge (R), et non à Vert (V). Pour le commander, écris R: devant.",
        ),
        (
            THREE,
            ("B:T B4 B6",),
            "Blue (B) does not obey whoever wrote this sheet.",
            "Bleu (B) n’obéit pas à l’auteur de cette feuille.",
        ),
        (
            THREE,
            ("D HQ V6",),
            "V6 is 2 steps away, and a destroyer goes one step.",
            "V6 est à 2 secteurs, et un destroyer n’avance que d’un secteur.",
        ),
        (
            THREE,
            ("T V0 B0",),
            "The way to B0 leads over IX, where a tank has to stop. It can go on in the next round.",
            "Le chemin vers B0 passe par IX, où un tank doit s’arrêter. Il pourra continuer à la prochaine manche.",
        ),
        (
            THREE,
            ("FR", "3C V4 B"),
            "An exchange has its sign, E or X, before the place. Did you mean 3C EV4 B by “3C V4 B”?",
            "Un échange a son signe, E ou X, devant le lieu. Par « 3C V4 B », voulais-tu dire 3C EV4 B ?",
        ),
        (
            THREE,
            ("EN", "S HQ V8"),
            "“S HQ V8” has French letters, and this sheet has English ones. Did you mean I HQ V8?",
            "« S HQ V8 » est en lettres françaises, et cette feuille en lettres anglaises. Voulais-tu dire I HQ V8 ?",
        ),
        (
            THREE,
            ("C HQ V8",),
            "“C HQ V8” waits until it is clear whether this sheet has French or English letters. Write FR or EN on "
            "its first line.",
            "« C HQ V8 » attend : cette feuille est-elle en lettres françaises ou anglaises ? Écris FR ou EN sur sa "
            "première ligne.",
        ),
        (
            THREE,
            ("D S1 2 IW",),
            "The digits of a number in “D S1 2 IW” stand apart. Write them together.",
            "Les chiffres d’un nombre sont séparés dans « D S1 2 IW ». Écris-les ensemble.",
        ),
        (
            THREE,
            ("M RV blue HQ",),
            "“M RV blue HQ” can mean M RV HQB or M RVB HQ. Write which.",
            "« M RV blue HQ » peut vouloir dire M RV HQB ou M RVB HQ. Écris lequel des deux.",
        ),
        (
            TWO,
            ("S RV HQ",),
            "Neither Green (V) nor Blue (B) has there what “S RV HQ” needs. If you mean it all the same, put V: or B: "
            "in front.",
            "Ni Vert (V) ni Bleu (B) n’a là ce que demande « S RV HQ ». Si tu y tiens, écris V: ou B: devant.",
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, tuple) and isinstance(value[0], str) else "",
)
def test_a_reason_on_the_panel_says_what_helps(seats: Any, lines: tuple[str, ...], english: str, french: str) -> None:
    assert reasons(seats, *lines) == [english]
    assert reasons(seats, *lines, code="fr") == [french]


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
    assert PRESENTER.act(seen["en"], action) == "Seal one order, without lines 1 and 3"
    assert PRESENTER.act(seen["fr"], action) == "Sceller un ordre, sans les lignes 1 et 3"
    draft = GAME.take(view, decision, draft, "line", ("delete",))
    alone = scene(GAME.preview(view, decision, draft))
    assert PRESENTER.act(alone, action) == "Seal one order, without line 1"


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
    assert PRESENTER.act(seen, action) == "Seal one order, without line 2"


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


@pytest.mark.parametrize(
    ("action", "button", "confirmation"),
    [
        (Sheet(), "Seal an empty sheet (costs one Power)", "Your sealed sheet is empty."),
        (Sheet(orders("V", "S V4 V6")), "Seal one order", "Your sealed sheet: `V:I V4 V6`."),
        (
            Sheet(orders("V", "S V4 V6", "T V4 V6")),
            "Seal 2 orders",
            "Your sealed sheet: `V:I V4 V6` · `V:T V4 V6`.",
        ),
        (
            TakeBooty("B"),
            "Put it into the reserve of blue",
            "You have put the booty into the reserve of blue.",
        ),
        (
            Plan(booty="second", round=2, orders=orders("V", "S V4 V6")),
            "Keep these orders",
            "In every round you are asked for your orders.\nEqual shares of booty: they go to blue.\n"
            "When round 2 begins, this sheet is sealed if every line can be carried out then, whatever the others have "
            "done until then: `V:I V4 V6`. If not, you are asked. It is used in no other round, and in round 2 nothing "
            "else is sealed for you.\n"
            "These orders never seal an empty sheet. A sheet that they have sealed can be changed or taken back until "
            "the last player has sealed.",
        ),
        (
            Plan(muster=True),
            "Keep these orders",
            "In every round with something to bring out or to buy, a sheet is sealed for you at once: you buy as dear "
            "as your Power goes and bring the strongest pieces out. That sheet moves nothing that is on the board, "
            "merges and launches nothing, and brings nothing into a headquarters in which foreign pieces stand. In "
            "other rounds you are asked.\nEqual shares of booty: you are asked.\n"
            "These orders never seal an empty sheet. A sheet that they have sealed can be changed or taken back until "
            "the last player has sealed.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_buttons_say_what_they_do_and_answers_what_was_done(action: Any, button: str, confirmation: str) -> None:
    seen = scene(GAME.view(table({"V": {"V4": "S"}}, seats=TWO), 0))
    assert (PRESENTER.act(seen, action), PRESENTER.done(seen, action)) == (button, confirmation)


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


@pytest.mark.parametrize(
    ("garrison", "reason"), [({}, "Nobody defended HQB."), ({"HQB": "T"}, "HQB falls by 20 to 3.")]
)
def test_a_captured_flag_is_told_with_the_numbers_of_its_headquarters(garrison: dict[str, str], reason: str) -> None:
    step = play(table({"V": {"B8": "R"}, "B": garrison}, reserve={"B": "P"}), {0: orders("V", "R B8 HQB")})
    line = next(line for line in told(step.state, *public(step.events)).split("\n") if "Flag captured" in line)
    assert line.endswith(reason)


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
